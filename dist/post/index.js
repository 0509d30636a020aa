const ee=process.getBuiltinModule;var yt={9896:(c=>{c.exports=ee("fs")}),4589:(c=>{c.exports=ee("node:assert")}),6698:(c=>{c.exports=ee("node:async_hooks")}),4573:(c=>{
c.exports=ee("node:buffer")}),7598:(c=>{c.exports=ee("node:crypto")}),3053:(c=>{c.exports=ee("node:diagnostics_channel")}),8474:(c=>{c.exports=ee("node:events")}),
3024:(c=>{c.exports=ee("node:fs")}),7067:(c=>{c.exports=ee("node:http")}),2467:(c=>{c.exports=ee("node:http2")}),7030:(c=>{c.exports=ee("node:net")}),643:(c=>{c.
exports=ee("node:perf_hooks")}),1792:(c=>{c.exports=ee("node:querystring")}),99:(c=>{c.exports=ee("node:sqlite")}),7075:(c=>{c.exports=ee("node:stream")}),7830:(c=>{
c.exports=ee("node:stream/web")}),1692:(c=>{c.exports=ee("node:tls")}),3136:(c=>{c.exports=ee("node:url")}),7975:(c=>{c.exports=ee("node:util")}),3429:(c=>{c.exports=
ee("node:util/types")}),5919:(c=>{c.exports=ee("node:worker_threads")}),8522:(c=>{c.exports=ee("node:zlib")}),857:(c=>{c.exports=ee("os")}),8168:((c,R,u)=>{u.d(
R,{c:()=>I});var l=u(3024);const v=ee("node:path");var f=u(8302);const h={mode:{kind:"choice",choices:["deploy","check","close"],default:"deploy"},"base-url":{kind:"\
text"},org:{kind:"text"},project:{kind:"text"},app:{kind:"text",required:!0},create:{kind:"boolean",default:"true"},"take-over":{kind:"boolean",default:"false"},
repository:{kind:"text",defaultNote:"the run's own"},branch:{kind:"text",defaultNote:"the run's own"},"build-command":{kind:"text"},"output-directory":{kind:"te\
xt"},region:{kind:"text"},"app-type":{kind:"text",defaultNote:"detected"},"app-settings":{kind:"json"},noindex:{kind:"choice",choices:["true","false"]},env:{kind:"\
lines"},"secret-env":{kind:"lines"},"env-file":{kind:"path"},"clear-env":{kind:"boolean",default:"false"},"id-token":{kind:"secret"},"id-token-audience":{kind:"\
text"},"id-token-command":{kind:"text"},"token-exchange-url":{kind:"text"},"token-exchange-audience":{kind:"text"},"token-exchange-client-id":{kind:"text"},wait:{
kind:"boolean",default:"true"},timeout:{kind:"duration",default:"30m"},"on-timeout":{kind:"choice",choices:["fail","detach"],default:"fail"},"on-no-token":{kind:"\
choice",choices:["fail","skip"],default:"fail"},"poll-interval":{kind:"duration",defaultNote:"adaptive"},"status-map":{kind:"lines"},"api-map":{kind:"lines"},verify:{
kind:"choice",choices:["off","warn","fail"],default:"warn"},"url-template":{kind:"text"},"compare-to":{kind:"text"},"allow-forks-on-self-hosted":{kind:"boolean",
default:"false"},"github-token":{kind:"secret",default:"${{ github.token }}"},environment:{kind:"text",defaultNote:"`production`; `preview` on a pull request"},
comment:{kind:"boolean",default:"true"},"kvs-seed-file":{kind:"path"},"kvs-table":{kind:"text"},"kvs-url":{kind:"text",defaultNote:"`SERVICE_KVS_URL`"},"kvs-reg\
ion":{kind:"text",defaultNote:"`SERVICE_KVS_REGION`"},"kvs-token":{kind:"secret",defaultNote:"`SERVICE_KVS_TOKEN_<TABLE>`"},"kvs-ttl-seconds":{kind:"number"},"k\
vs-concurrency":{kind:"number",default:"16"},"kvs-verify":{kind:"boolean",default:"false"},"kvs-prune-file":{kind:"path"},"dry-run":{kind:"boolean",default:"fal\
se"}},M=new Map(Object.entries(h)),g=Object.keys(h).filter(b);function b(m){return Object.hasOwn(h,m)}function S(m){const N=g.map(P=>{const F=M.get(P)?.default??
"";return[P,m[P]||(F.startsWith("${{")?"":F)]});return Object.fromEntries(N)}function I(m=process.env){const N=m.GITHUB_WORKSPACE||process.cwd();return{raw:$(m),
context:B(m,N),summaryFile:m.GITHUB_STEP_SUMMARY||void 0,saved:m.STATE_slipway??"",readFile:P=>(0,l.readFileSync)((0,v.resolve)(N,P),"utf8")}}function $(m){const N={};
for(const P of g){const F=m[`INPUT_${P.toUpperCase()}`]?.trim();F&&(N[P]=F)}return S(N)}function B(m,N){const P=m.GITHUB_REPOSITORY||void 0,F=z(m.GITHUB_EVENT_PATH),
U=m.GITHUB_SERVER_URL||"https://github.com",[re,de]=[m.ACTIONS_ID_TOKEN_REQUEST_URL,m.ACTIONS_ID_TOKEN_REQUEST_TOKEN],ce=Q(Q(F,"pull_request"),"head"),A=V(Q(F,"\
pull_request"),P);return{serverUrl:U,apiUrl:m.GITHUB_API_URL||"https://api.github.com",repository:P,refName:m.GITHUB_REF_NAME||void 0,sha:C(ce.sha)??(m.GITHUB_SHA||
void 0),eventName:m.GITHUB_EVENT_NAME||void 0,pullRequest:A,fork:A?.fork===!0||G(Q(F,"workflow_run"),P),selfHosted:m.RUNNER_ENVIRONMENT!=="github-hosted",dependabot:m.
GITHUB_ACTOR==="dependabot[bot]",idTokenRequest:re&&de?{url:re,token:de}:void 0,runUrl:P&&m.GITHUB_RUN_ID?`${U}/${P}/actions/runs/${m.GITHUB_RUN_ID}`:void 0,workspace:N}}
function V(m,N){const P=Q(m,"head"),F=C(P.ref);if(typeof m.number!="number"||F===void 0)return;const U=C(Q(P,"repo").full_name);return{number:m.number,headRepository:U,
headBranch:F,fork:U?.toLowerCase()!==N?.toLowerCase()}}function G(m,N){return m.id===void 0?!1:C(Q(m,"head_repository").full_name)?.toLowerCase()!==N?.toLowerCase()}
function z(m){if(!m)return{};try{const N=JSON.parse((0,l.readFileSync)(m,"utf8"));return(0,f.Gv)(N)?N:{}}catch{return{}}}function Q(m,N){const P=m[N];return(0,f.
Gv)(P)?P:{}}function C(m){return typeof m=="string"&&m!==""?m:void 0}}),1278:((c,R,u)=>{u.d(R,{N:()=>Ls});var l=u(8302);function v(e){let n;return()=>(n??=e().catch(
t=>{throw n=void 0,t}),n)}var f=u(5807),h=u(3739);function M(e){return{kind:"command",command:e,input:"id-token-command",description:"ID token from a command",obtain:(n,t)=>g(
e,t)}}async function g(e,{run:n,onSecret:t,signal:r}){const s=(p,w)=>new h.GQ("token_command_failed",`The command of id-token-command ${p}`,{input:"id-token-com\
mand",remedy:"Run the command by itself; it must print nothing but the ID token on its standard output and exit 0.",cause:w}),{exitCode:o,stdout:i}=await n(e,r).
catch(p=>{throw r?.throwIfAborted(),s("could not be started",p)});if(i===void 0)throw s("printed more than a MiB");const a=i.trim();if(a!==""&&t(a),o!==0)throw s(
`ended with exit code ${o}`);if(a==="")throw s("printed nothing");if(/\s/.test(a))throw s("printed more than one word: an ID token has no spaces and no line end\
s");return a}const b=()=>u.e(899).then(u.bind(u,9206));function S(e){return{...e,kind:"github",input:"id-token-audience",mayLackEmail:!0,description:e.audience?
`GitHub OIDC, for ${e.audience}`:"GitHub OIDC",obtain:async(n,{onSecret:t})=>(await b()).githubToken(e,n,t)}}function I(e){return{...e,kind:"exchange",input:"to\
ken-exchange-url",description:`GitHub OIDC, exchanged at ${new URL(e.url).host}`,obtain:async(n,{onSecret:t})=>(await b()).exchangedToken(e,n,t)}}const $="SLIPW\
AY_TOKEN";function B(e){return{...V(e),input:$,description:`token of ${$}`}}function V(e){const n=e.trim();return{kind:"given",token:n,input:"id-token",description:"\
ID token as given",renewable:!1,async obtain(t,{onSecret:r}){return r(n),n}}}var G=u(1619);const z={characters:80,candidates:1e3,shown:3};function Q(e,n){const t=N(
e);if(t===""||e.length>z.characters)return[];const r=n.slice(0,z.candidates).filter(o=>o!==e&&o.length<=z.characters).flatMap(o=>{const i=U(t,N(o)),a=F(e)===F(o)?
Math.min(i??P,P):i;return a===void 0?[]:[{each:o,points:a}]}),s=Math.min(...r.map(({points:o})=>o));return r.sort((o,i)=>o.points-i.points).filter(({points:o})=>o<=
s+1).slice(0,z.shown).map(({each:o})=>o)}function C(e,n){return Q(e,n).filter(t=>re(e,t)<=Math.max(1,Math.floor(Math.min(e.length,t.length)/8)))}function m(e,n){
const[t]=Q(e.trim(),n);return t===void 0?"":`; did you mean "${t}"?`}function N(e){return e.toLowerCase().replace(/[-_.:\s]/g,"")}const P=1;function F(e){return/^[^:]{1,40}(?=:)/.
exec(e)?.[0]??`${e}:`}function U(e,n){if(e===n)return 0;const t=Math.max(1,Math.floor(Math.min(e.length,n.length)/3)),r=re(e,n);if(r<=t)return r;const[s,o]=e.length<
n.length?[e,n]:[n,e];if(s.length>=4&&(o.startsWith(s)||o.endsWith(s)))return t+1}function re(e,n){let t=[],r=Array.from({length:n.length+1},(s,o)=>o);for(let s=1;s<=
e.length;s++){const o=[s];for(let i=1;i<=n.length;i++){const a=e[s-1]===n[i-1],p=s>1&&i>1&&e[s-1]===n[i-2]&&e[s-2]===n[i-1];o[i]=Math.min((r[i]??0)+1,(o[i-1]??0)+
1,(r[i-1]??0)+(a?0:1),p?(t[i-2]??0)+1:Number.POSITIVE_INFINITY)}[t,r]=[r,o]}return r[n.length]??0}function de(e,n,t){return new SlipwayError("invalid_input",`${e}\
: ${n}`,{input:e,remedy:t})}function ce(e,n,t){return new SlipwayError("missing_input",`${e} is missing: ${n}`,{input:e,remedy:t})}function A(e,n){const t=e.trim().
toLowerCase();if(t==="true"||t==="false")return t==="true";throw de(n,`"${ne(e)}" is neither true nor false`,"Write true or false.")}function j(e,n,t,r=""){const s=n.
find(i=>i===e.trim().toLowerCase());if(s!==void 0)return s;const o=n.map(i=>`"${i}"`).join(", ");throw de(t,`${r}"${ne(e)}" is not one of ${o}${didYouMean(e,n)}`,
`Write one of ${o}.`)}function ne(e){const n=e.replace(/\s+/g," ").trim();return n.length>60?`${n.slice(0,57)}\u2026`:n}class pe{#e=[];try(n,t){try{return n()}catch(r){
const s=asSlipwayError(r);if(s.code==="internal")throw r;return this.#e.push(s),t}}add(n){this.#e.push(n)}throwIfAny(){const n=Ee(this.#e);if(n)throw n}}function Ee(e){
const[n,...t]=e.flatMap(r=>[r.with({also:[]}),...r.also]);return n?.with({also:t})}function y(e,n){const t=Re(e),[r,s]=t;if(r&&s)throw invalid(s,`${r} is given \
as well, and a run has one identity`,`Leave out one of: ${t.join(", ")}.`);return nn(e),r===void 0?n.identity??On(e,n):E[r](e,n)}const E={"id-token":e=>V(e["id-\
token"]),"id-token-command":e=>M(e["id-token-command"]),"token-exchange-url":W("token-exchange-url",(e,n)=>I({url:(0,G.Jb)(n["token-exchange-url"],"token-exchan\
ge-url").href,audience:n["token-exchange-audience"]||void 0,clientID:n["token-exchange-client-id"]||void 0,subject:e})),"id-token-audience":W("id-token-audience",
S)},x=Object.keys(E).filter(e=>Object.hasOwn(E,e));function W(e,n){return(t,r)=>{const{url:s,token:o}=r.idTokenRequest??{};if(s===void 0||o===void 0)return Be(e,
t,r);const i=t["id-token-audience"]||void 0;return n({requestUrl:s,requestToken:o,audience:i,permissions:Fe(t,r)},t)}}const oe=x.filter(e=>e!=="id-token-audienc\
e");function Re(e){const n=x.filter(t=>e[t].trim()!=="");return n.includes("token-exchange-url")?n.filter(t=>t!=="id-token-audience"):n}function nn(e){if(e["tok\
en-exchange-url"]!=="")return;const n=["token-exchange-audience","token-exchange-client-id"].find(t=>e[t]!=="");if(n)throw missing("token-exchange-url",`${n} me\
ans nothing without it`,"Give the token endpoint.")}const En="Give one of: id-token-audience with token-exchange-url (the usual way), id-token, id-token-command\
, or id-token-audience alone.";function On(e,n){if(Ge(n))return Be("id-token",e,n);throw missing("id-token-audience","no input provides an ID token",En)}function Ge(e){
return e.dependabot||e.pullRequest?.fork===!0}function Be(e,n,t){const r=Fe(n,t);return new h.GQ("no_id_token",`This run can have no ID token: ${tn(t)}`,{input:e,
remedy:Ge(t)?`${Tn}
${r}`:`Add to the job, and to the calling workflow if this one is reusable:
${r}`})}function tn(e){return e.pullRequest?.fork?"a pull request from a fork gets neither secrets nor GitHub's OIDC":e.dependabot?"Dependabot's runs get neithe\
r secrets nor GitHub's OIDC":"the job lacks the permission id-token: write"}const Tn=`Try such pull requests without credentials, by "mode: check", or let them \
pass by "on-no-token: skip".
If the run may have a token (not on forks), the job needs:`;function He({idToken:e,records:n,pullRequest:t,comment:r}){return["permissions:",...["contents: read",
...n?["deployments: write"]:[],...e?["id-token: write"]:[],...n&&t?[`pull-requests: ${r?"write":"read"}`]:[]].map(o=>`  ${o}`)].join(`
`)}function Fe(e,{pullRequest:n}){const t=e.comment.trim().toLowerCase()!=="false",r=e["github-token"].trim()!=="";return He({idToken:!0,records:r,pullRequest:n!==
void 0,comment:t})}const rn=["queued","in_progress","success","failure","error","inactive"],sn=140,ge=100,d=30;function T(e){const{repository:n,idTokenRequest:t,
pullRequest:r}=e.context;if(n===void 0)return;const[s="",o=""]=n.split("/"),i={owner:s,repo:o},a=v(async()=>(await Promise.all([u.e(452),u.e(994)]).then(u.bind(
u,5994))).createGitHubClient(e)),p=async(L,H)=>(await a()).ask(L,H),w=async()=>{const L=await p("read the token's user",({rest:H})=>H.users.getAuthenticated()).
catch(()=>{});return(0,l.Gv)(L)&&typeof L.login=="string"?L.login:""},_=async(L,H)=>{let Y,q=0;const te=(await a()).pages("read the comments",({paginate:X,rest:ae})=>X.
iterator(ae.issues.listComments,{...i,issue_number:L,per_page:ge}));for await(const X of te){for(const ae of X.flatMap(O).filter(ue=>ue.body.startsWith(H))){Y??=
w();const ue=await Y;if(ue===""?ae.isBot:ae.login===ue)return ae}if(q+=1,X.length<ge||q===d)break}};return{name:"GitHub",async remembered(L,H,Y){const q={...i,environment:L,
task:"deploy",per_page:ge},te=(await a()).pages("read GitHub's deployments",({paginate:ue,rest:ye})=>ue.iterator(ye.repos.listDeployments,q)),X=[];let ae=0;for await(const ue of te)
if(X.push(...ue.flatMap(ye=>me(ye,H))),ae+=ue.length,ue.length<ge||ae>=Y||X.length>0)break;return X},async record({environment:L,description:H,memo:Y}){const q=await p(
"record a GitHub deployment",({rest:te})=>te.repos.createDeployment({...i,ref:Y.commit,task:"deploy",auto_merge:!1,required_contexts:[],payload:{slipway:1,...Y},
environment:L,description:se(H),transient_environment:Y.pullRequest!==void 0,production_environment:L==="production"}));return(0,l.Gv)(q)&&Number.isSafeInteger(
q.id)?String(q.id):void 0},async setState(L,{state:H,description:Y,url:q,logUrl:te}){await p("set a GitHub deployment's status",({rest:X})=>X.repos.createDeploymentStatus(
{...i,deployment_id:Number(L),state:H,description:se(Y),auto_inactive:!1,...(0,l.Eb)({environment_url:q,log_url:te})}))},async statusOf(L){const H={...i,deployment_id:Number(
L),per_page:1},Y=await p("read a GitHub deployment's status",({rest:X})=>X.repos.listDeploymentStatuses(H)),q=Array.isArray(Y)?Y[0]:void 0,te=(0,l.Gv)(q)?D(q.state):
void 0;if(!(!(0,l.Gv)(q)||te===void 0))return{state:te,url:typeof q.environment_url=="string"?q.environment_url:void 0}},async comment(L,H,Y,q){const te=`<!-- s\
lipway ${H} -->`,X=`${te}
${Y}`,ae=await _(L,te);if(ae===void 0){if(q==="amend")return;await p("write the comment",({rest:ue})=>ue.issues.createComment({...i,issue_number:L,body:X}))}else
ae.body!==X&&await p("update the comment",({rest:ue})=>ue.issues.updateComment({...i,comment_id:ae.id,body:X}))},async isClosed(L){const H=await p("read the pul\
l request",({rest:Y})=>Y.pulls.get({...i,pull_number:L}));return(0,l.Gv)(H)&&H.state==="closed"},permissions:({comment:L})=>He({idToken:t!==void 0,records:!0,pullRequest:r!==
void 0,comment:L})}}function O(e){if(!(0,l.Gv)(e)||!Number.isSafeInteger(e.id)||typeof e.body!="string")return[];const n=(0,l.Gv)(e.user)?e.user:{};return typeof n.
login!="string"?[]:[{id:Number(e.id),body:e.body,login:n.login,isBot:n.type==="Bot"}]}function D(e){return e==="pending"?"queued":rn.find(n=>n===e)??(e===void 0?
void 0:"inactive")}function se(e){return(0,f.Ow)(e,sn)}function me(e,n){if(!(0,l.Gv)(e)||!Number.isSafeInteger(e.id))return[];const{id:t,payload:r}=e,s=typeof r==
"string"?(0,l.U4)(r):r;if(!(0,l.Gv)(s)||s.slipway!==1||s.app!==n)return[];const{appID:o,deployID:i,commit:a,pullRequest:p}=s,w={appID:_e(o),deployID:_e(i),commit:_e(
a)},_=typeof p=="number"&&Number.isSafeInteger(p)?p:void 0;return[{app:n,id:String(t),...w,pullRequest:_}]}function _e(e){return typeof e=="string"&&/^[\w.:-]{1,128}$/.
test(e)?e:void 0}var Me=u(8474),Oe=u(9127);function De(e){return async(n,t)=>{const r=new URL(n instanceof Request?n.url:n);if(!(r.protocol==="http:"&&r.hostname.
endsWith(".localhost")&&!t?.body))return e(n,t);const{method:o="GET",signal:i}=t??{},a={...Object.fromEntries(new Headers(t?.headers)),host:r.host},p=await kn(r,
{hostname:"127.0.0.1",method:o,headers:a,signal:i??void 0}),{status:w,headers:_}=p,L=w===204||w===304?null:ReadableStream.from(p.body??[]);return new Response(L,
{status:w,headers:[..._]})}}function $e(e,n=Ie){const t=e===fetch;return(r,s)=>{const o=r.protocol==="http:"&&isLoopbackHost(r.hostname);return t||o?kn(r,{...s,
connectMs:n}):e(r,s)}}const Ie=1e4,bt=200;function kn(e,n){const{hostname:t,method:r,headers:s,body:o,signal:i,connectMs:a=Ie}=n,p=e.protocol==="https:",{request:w}=process.
getBuiltinModule(p?"node:https":"node:http");return new Promise((_,L)=>{const H=o===void 0?{}:{"content-length":String(Buffer.byteLength(o))},Y={method:r,headers:{
"accept-encoding":"identity",...H,...s},auth:void 0,...r==="POST"?{agent:!1}:{},...(0,l.Eb)({hostname:t,signal:i})},q=w(e,Y,te=>{const{statusCode:X=0}=te;if(X<bt)
return void q.destroy(new Error(`The server answered with the status ${X}`));const ae=new Map(Object.entries(te.headers).map(([ye,ve])=>[ye,[ve].flat().join(", ")]));
_({status:X,headers:{get:ye=>ae.get(ye.toLowerCase())??null,[Symbol.iterator]:()=>ae.entries()},body:St(te)})});q.on("error",L),q.on("upgrade",(te,X)=>{X.destroy(),
L(new Error("The server answered with an upgrade"))}),q.on("socket",te=>{if(!te.connecting)return;const X=setTimeout(()=>q.destroy($t(e,a)),a);for(const ae of[p?
"secureConnect":"connect","close"])te.once(ae,()=>clearTimeout(X))}),q.end(o)})}function St(e){if(!/^(?:x-)?gzip$/i.test(e.headers["content-encoding"]??""))return e;
const{constants:n,createGunzip:t}=process.getBuiltinModule("node:zlib"),r=t({finishFlush:n.Z_SYNC_FLUSH});return process.getBuiltinModule("node:stream").pipeline(
e,r,()=>{})}function $t({host:e},n){const t=new Error(`No connection to ${e} within ${(0,Oe.a3)(n)}`);return Object.assign(t,{code:"ETIMEDOUT",syscall:"connect"})}
const Et=["success","failure","cancelled","pending"],Ot={success:(0,f.aL)(`
    succeeded success successful ready live active complete completed deployed deploysucceeded deploymentsucceeded
    activated done ok published finished passed succeed healthy
  `),failure:(0,f.aL)(`
    failed failure error errored crashed timedout timeout rejected broken buildfailed deployfailed deploymentfailed
    builderror deployerror deploymenterror syncfailed uploadfailed activationfailed internalerror rolledback updatefailed
    predeployfailed releasefailed rollbacksucceeded rollbackcomplete degraded fatal
  `),cancelled:(0,f.aL)(`
    cancelled canceled aborted superseded skipped stopped replaced expired deactivated cancelledbyuser canceledbyuser
    removed deleted abandoned
  `),pending:(0,f.aL)(`
    queued pending created waiting scheduled accepted starting initializing started running inprogress processing
    building cloning installing syncing uploading deploying activating publishing invalidating provisioning
    cancelling canceling new enqueued idle prepared preparing uploaded processed retrying working progressing
    pendingbuild pendingdeploy pendingreview pendingpublish waitingfordeployment needsapproval
    buildinprogress updateinprogress predeployinprogress waitingforresource removing verifying
    requested planned finalizing releasing testing reconciling unknown
  `)},Tt=new Map(Et.flatMap(e=>Ot[e].map(n=>[n,e])));function vn(e){return e.toLowerCase().replace(/[\s_-]/g,"")}const kt=null;function Gs(e,n=new Map){const t=vn(
e);return n.get(t)??Tt.get(t)??kt.find(([,r])=>r.test(t))?.[0]}function Te(e){return n=>(0,l.KH)(n,e)?n:void 0}const vt=e=>typeof e=="number"&&Number.isSafeInteger(
e)?e:void 0,Ae=e=>{const n=vt(e);return n!==void 0&&n>=0?n:void 0},In=e=>e===!0?!0:void 0,Bs=e=>e===!0;function An(e){return n=>e.find(t=>t===n)}function We(e){
return n=>n===null?null:e(n)}function It(e,n){return t=>{if(!Array.isArray(t)||t.length>e)return;const r=t.map(n).filter(s=>s!==void 0);return r.length===t.length?
r:void 0}}function Pe(e,n={}){const t=Object.entries({...n,...e});return r=>{if(!(0,l.Gv)(r))return;const s={};for(const[o,i]of t){const a=i(r[o]);if(a!==void 0)
s[o]=a;else if(Object.hasOwn(e,o))return}return s}}function Hs(e,n){return t=>{const r=isObject(t)?t[e]:void 0;if(typeof r!="string"||!Object.hasOwn(n,r))return;
const s=n[r]?.(t);return s&&{[e]:r,...s}}}const Fs={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},Ln=[
"api","web-ssr","sse"],Ws=["web-landing",...Ln],Ks="detect";function Vs(e){return Ln.some(n=>n===e)}const zs="us-east-2",Ys="execute-api",qs="SERVICE_KVS_",Qs=/^[A-Za-z_][A-Za-z0-9_]*$/,
Xs=/^[a-z][a-z0-9_]{0,31}$/,Js=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,Zs={bodyBytes:1024*1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,
failureLogLines:200,failureLogLine:2e3},eo={pageDefault:64*1024,pageMost:256*1024},no={subject:200,author:100},At={bytes:1024*1024,message:2e3,signal:20,findings:500,
file:1e3,findingMessage:1e3,findingCode:100,sourceLines:5,sourceLine:200},on=Te(1024),ro=5,Rn=500;function so({message:e}){return`The build ended with 0 in spit\
e of an error: ${e}`}const oo=Pe({file:We(on),line:We(Ae),message:Te(Rn)},{isMarked:In}),Lt=["build_fault","type_detected","quota_near","cdn_behind","index_unan\
swered","index_empty","index_unfilled","dead_asset","dead_mention","unclosed_block","unprocessed_rule"],Rt=10,Mt=Pe({code:An(Lt),file:We(Te(At.file)),line:We(e=>Ae(
e)||void 0),message:Te(Rn)}),io=It(Rt,Mt),ao=Pe({path:on,bytes:Ae,brotli:Ae,gzip:Ae,digest:Te(64)},{hasKey:In}),uo=Pe({path:on,kind:An(["repository","secrets","\
example"])}),co=Pe({file:Te(256),reason:Te(1e3)},{line:Ae});var lo=u(1787),fo=u(86),po=u(8438);function mo(e,n,t,r){if(Array.isArray(e))return{entries:e,around:[]};
const s=`list of ${n.label}s`,o=layersIn(e,n.lists);for(const i of o){const[a,...p]=Dt(i,n);if(a===void 0)continue;if(p.length===0)return{entries:a.entries,around:o};
const w=[a,...p].map(({path:_})=>_);throw ambiguous(s,w,t,mapLine(r,"list",a.path))}throw missing(s,e,t,mapLine(r,"list",n.lists[0]??"$"))}function Dt(e,n){const t=Object.
keys(e.value).map(normalName),r=n.names.map(o=>`${o}s`),s=[...LISTS,...ENVELOPES];for(const o of[r,n.lists,s,t]){const i=o.filter(w=>!OTHER_LISTS.includes(w)),a=membersOf(
e,i).flatMap(({path:w,member:_})=>Array.isArray(_)?[{path:w,entries:_}]:[]);if(a.length>0)return a;if((o===r||o===n.lists)&&o.some(w=>e.fields.get(w)===null))return[
{path:"",entries:[]}]}return[]}function ho({around:e,entries:n}){for(const{fields:t}of e)for(const r of[t,...CURSOR_HOLDERS.map(s=>fieldsOf(t.get(s)))]){if(["ha\
smore","hasnextpage"].some(o=>r.get(o)===!1))return;const s=text(r,...CURSORS);if(s!==void 0&&!/^(?:https?:\/)?\//.test(s))return s}return Pt(e)??Nt(n)}function Pt(e){
for(const{fields:n}of e){const t=fieldsOf(n.get("links"));for(const r of[n,t,fieldsOf(t.get("pages"))])for(const s of NEXT_LINKS){const o=r.get(s),i=isObject(o)?
text(fieldsOf(o),"href"):text(r,s),a=i===void 0?null:URL.parse(i,"https://next.invalid"),p=a?.searchParams.get("cursor")??a?.searchParams.get("page[cursor]");if(p)
return p}}}function Nt(e){const n=e.map(t=>isObject(t)?text(fieldsOf(t),"cursor"):void 0);return n.every(t=>t!==void 0)?n.at(-1):void 0}class Le{paths;constructor(n){
this.paths=n}}function Ke(e,n,t){const r=layersIn(e,n.names),[s]=r;if(t?.has("id")){const i=text(t,"id");return i===void 0?void 0:Ne(i,s)}if(s===void 0)return;const o=Ve(
r,n,!Yt(s,n));return o===void 0?Ke(Gt(s,n),n):o.id instanceof Le?o.id:Ne(o.id,o.layer,n)}function go(e,n,t){if(t?.has("id")||!isObject(e))return Ke(e,n,t);const r=layerAt(
"",e),s=Ve([r],n);if(s===void 0)return Ke(e,n)??Ke(Ut(r),n);if(s.id instanceof Le)return s.id;const o=memberLayer(r,n.names),i=o&&Ve([o],n);return o&&i===void 0&&
xt(o)?Ve([r],n,!1)?Ne(s.id,s.layer,n):void 0:i===void 0?Ne(s.id,s.layer,n):i.id instanceof Le?i.id:i.id===s.id?Ne(s.id,s.layer,n):new Le(["its own ID",`the ID i\
n ${o?.path}`])}function xt(e){const n=Ct(e);return[...STATUS,...PHASE].some(t=>n.has(t))}function Ne(e,n,t){const r=n&&t&&memberLayer(n,t.names),s=[n,r].flatMap(
o=>o?an(o):[]);return{id:e,fields:mergedFields(s.map(({fields:o})=>o)),layers:s}}function an(e){return[e,...SIDES.flatMap(n=>memberLayer(e,[n])??[])]}function Ct(e){
return mergedFields(an(e).map(({fields:n})=>n))}function Ut({value:e,fields:n}){const t=Object.values(e).filter(isObject);return t.length===1&&Mn(n,t[0])?t[0]:void 0}
const jt=new Set((0,f.aL)("cursor success ok errors messages message warnings links meta etag"));function Mn(e,n){return[...e].every(([t,r])=>r===n||jt.has(t))}
function Gt({value:e,fields:n},{label:t,names:r,kin:s}){const o=Object.entries(e).filter(([p,w])=>{const _=normalName(p);return(s.includes(_)||[...r,...s].some(
H=>_===`${H}summary`))&&isObject(w)}),[i]=o;return o.length===1&&(t==="app"||Mn(n,i?.[1]))?i?.[1]:void 0}function Ve(e,n,t=!0){const r=e.findIndex(w=>memberLayer(
w,n.names)!==void 0),s=r>0?e.slice(0,r):e,o=(w,_)=>w.flatMap(L=>_.map(H=>L+H)),i=o(n.names,[...ID_WORDS,"number"]),a=w=>{for(const _ of w===i?e:s)for(const L of Bt(
_)){const H=Ft(Ht(L,w));if(H!==void 0)return{id:typeof H=="string"?Wt(H):H,layer:_}}};for(const w of t?[i,ID_WORDS,o(n.kin,ID_WORDS)]:[i]){const _=a(w);if(_)return _}
const p=Kt(s,n);if(p!==void 0||!t)return p;for(const w of[n.names,["number",...o(n.kin,["number"])]]){const _=a(w);if(_&&(_.id instanceof Le||/^[\w.:~-]{1,200}$/.
test(_.id)))return _}}function Bt(e){return Dn(e)===void 0?an(e):[e]}function Dn(e){const n=memberLayer(e,["metadata"]);return n&&isObject(e.value.status)?text(
n.fields,"name"):void 0}function Ht(e,n){return membersOf(e,n).flatMap(({path:t,member:r})=>{const s=textOf(r);return s===void 0?[]:[{path:t,value:s}]})}function Ft(e){
return new Set(e.map(({value:t})=>t)).size>1?new Le(e.map(({path:t})=>t)):e[0]?.value}function Wt(e){return e.includes("/")?e.split("/").findLast(n=>n!=="")??e:
e}function Kt(e,n){for(const t of e){const r=["links","link"].map(a=>memberLayer(t,[a])).find(Boolean),i=[r&&(text(fieldsOf(r.fields.get("self")),"href")??text(
r.fields,"self")),...["name","selflink","self","href"].map(a=>text(t.fields,a))].flatMap(a=>Vt(a,n)??[])[0]??Dn(t);if(i!==void 0)return{id:i,layer:t}}}function Vt(e,n){
const[t=""]=(e??"").split(/[?#]/,1),[r="",s=""]=t.replace(/\/$/,"").split("/").reverse();return/^[\w.~-]+$/.test(r)&&[...n.lists,...n.kin.map(i=>`${i}s`)].includes(
normalName(s))?r:void 0}const zt=/^(?:app|application|site|project|service|environment|event|user|team|account|organization)s?$/i;function Yt({fields:e,value:n},t){
if(t.label!=="deployment")return!1;const r=text(e,"type","kind","object","resourcetype")??"",s=Object.entries(n).some(([o,i])=>{const a=normalName(o);return t.names.
some(w=>a.endsWith(w)&&a!==w)&&isObject(i)&&fieldsOf(i).has("id")});return zt.test(r)||s}const qt=new Set((0,f.aL)("completed complete finished done ended stopp\
ed terminated")),Qt=new Set((0,f.aL)(`
    queued building deploying uploading publishing activating provisioning initializing inprogress enqueued
  `)),Xt=new Set((0,f.aL)("name branch ref title message description event trigger type kind label slug"));function _o(e,n,t){const r=e.filter(({path:Y})=>!/(?:^|\.)metadata$/i.
test(Y)),s=r.flatMap(Y=>Ye(Y,PHASE)),o=r.flatMap(Y=>Ye(Y,STATUS)),i=o.length>0?o:s,[a]=i;if(a===void 0)return;const[p,...w]=r.flatMap(Y=>Ye(Y,CONCLUSION)).filter(
({value:Y})=>statusFamily(Y)!==void 0);if(p&&i.every(un)){if(w.every(Y=>xe(Y)===xe(p)))return p.value;throw ze([...i,p,...w],n,t)}const _=xe(a)==="success";if(p&&
_&&xe(p)!=="success")throw ze([a,p],n,t);const L=un(a)?r.flatMap(tr):[];if(!p&&L.length>0)throw ze([a,...L],n,t);const H=_?[...s,...e.flatMap(Zt).filter(Jt),...r.
flatMap(nr)]:[];if(new Set([...i,...H].map(xe)).size>1)throw ze([...i,...H],n,t);return a.value}function yo(e){return fittingMembers(e,(n,t)=>typeof t=="string"?
statusFamily(t)!==void 0:typeof t=="number"&&/(?:status|state|phase)(?:code|id)?$/.test(n))}function ze(e,n,t){const r=[...new Set(e.map(({path:s})=>s))];return ambiguous(
"deployment status",r,n,mapLine(t,"status",r[0]??"status"))}function xe({value:e}){return statusFamily(e)??normalWord(e)}function un({value:e}){return qt.has(normalWord(
e))}function Jt({value:e}){return(statusFamily(e)??"success")!=="success"}function Zt(e){const n=Object.keys(e.value).map(normalName),t=n.filter(i=>/(?:status|state|phase|stage|step)$/.
test(i)),r=n.filter(i=>!t.includes(i)&&!Xt.has(i)),s=membersOf(e,t).flatMap(({path:i,member:a})=>isObject(a)?qe(layerAt(i,a),Object.keys(a).map(normalName)):[]),
o=({value:i})=>Qt.has(normalWord(i));return[...Ye(e,t),...[...qe(e,r),...s].filter(o)]}function Ye(e,n){return membersOf(e,n).flatMap(({path:t,member:r})=>isObject(
r)?er(layerAt(t,r)):Pn(t,r))}function er(e){const n=qe(e,IN_STATUS),t=[...CONCLUSION,"status"].flatMap(r=>{const[s]=membersOf(e,[r]);return s&&isObject(s.member)?
qe(layerAt(s.path,s.member),IN_STATUS):[]});return t.length>0&&n.every(un)?t:[...n,...t]}function qe(e,n){return membersOf(e,n).flatMap(({path:t,member:r})=>Pn(
t,r))}function Pn(e,n){return typeof n=="string"&&n.trim()!==""?[{path:e,value:n}]:[]}function nr(e){return membersOf(e,words("success successful succeeded ok")).
filter(({member:n})=>n===!1).map(({path:n})=>({path:n,value:"failed"}))}function tr(e){const n=membersOf(e,words("error errors errormessage failure failurereaso\
n failuremessage failureinfo")).filter(({member:r})=>rr(r)),t=membersOf(e,["exitcode"]).filter(({member:r})=>typeof r=="number"&&r!==0);return[...n,...t].map(({
path:r})=>({path:r,value:"failed"}))}function rr(e){return typeof e=="string"?e.trim()!=="":Array.isArray(e)?e.length>0:isObject(e)?Object.values(e).some(n=>n!==
null&&n!==""):e===!0}const Ce=new Map;function he(e,n,t){return e.has(n)?textOf(e.get(n)):t()}function wo(e,n,t,r){assertTaken(e,n);const s=r?.values??Ce,o=findRecord(
e,APP,s)??findRecord({id:idAt(t?.location,APP)},APP);if(o===void 0)throw missing("app ID",e,n,Ue("createApp",Cn(e)));if(o instanceof Undecided)throw ambiguous("\
app ID",o.paths,n,Ue("createApp",o.paths));return Nn(o,s,e)}function bo(e,n,t,r){assertTaken(e,n);const s=r?.values??Ce,o=findRecord(e,APP,s);if(!(o===void 0||o instanceof
Undecided))return{...Nn(o,s,e),buildCommand:text(o.fields,"buildcommand"),outputDirectory:text(o.fields,"outputdirectory"),region:text(o.fields,"region")}}const So=null;
function Nn({id:e,fields:n,layers:t},r,s){const o=(i,...a)=>he(r,i,()=>text(n,...a));return{appID:e,name:o("name","name","appname"),type:o("type","type","apptyp\
e"),subdomain:o("subdomain","subdomain","subdomainvalue","generatedsubdomain"),state:o("state","state","status"),url:dn(r,t),...Qe(fieldsOf(s),"configuration.ty\
pe")&&{takesType:!0}}}function Qe(e,n){const t=e.get("deploytakes");return Array.isArray(t)&&t.includes(n)}function $o(e,n,t,r){assertTaken(e,n);const s=r?.values??
Ce,o=findRecord(e,DEPLOYMENT,s)??findRecord({id:idAt(t?.location,DEPLOYMENT)},DEPLOYMENT);if(!(o===void 0||o instanceof Undecided||Un(o.id,n)))return jn(o,s,sr(
o,s,n)??"pending")}function sr(e,n,t){try{return he(n,"status",()=>readStatus(e.layers,t,"deploy"))}catch(r){if(r instanceof SlipwayError)return;throw r}}function Eo(e,n,t,r){
assertTaken(e,n);const s=r?.entries?{entries:[],around:isObject(e)?[layerAt("",e)]:[]}:findList(e,DEPLOYMENT,n,"listDeployments"),o=r?.entries??xn(s.entries),i=o.
map(({entry:w,values:_})=>{const L=or(w,_,n),H=he(_,"status",()=>readStatus(L.layers,n,"listDeployments"));return{record:L,values:_,status:H}});if(i.length>0&&i.
every(({status:w})=>w===void 0)){const[w="the.name.of.the.status"]=statusMembers(o[0]?.entry),_=mapLine("listDeployments","status",w);throw missing("deployment \
status in an entry",o[0]?.entry,n,_)}if(new Set(i.map(({record:w})=>w.id)).size<i.length)throw missing("ID of its own for each deployment: several entries have \
the same",void 0,n,Ue("listDeployments",[]));const a=r?.values??Ce,p=he(a,"cursor",()=>nextCursor(s));return{deployments:i.map(({record:w,values:_,status:L})=>jn(
w,_,L??"pending")),nextCursor:p,nextPage:p===void 0&&!a.has("cursor")?t?.nextPage:void 0}}function xn(e){return e.map(n=>({entry:n,values:Ce}))}function or(e,n,t){
const r=findEntry(e,DEPLOYMENT,n);if(r instanceof Undecided){const s=Ue("listDeployments",r.paths);throw ambiguous("deployment ID in an entry",r.paths,t,s)}if(r!==
void 0&&!Un(r.id,t))return r;throw missing("deployment ID in an entry",e,t,Ue("listDeployments",Cn(e)))}function Ue(e,n){return mapLine(e,"id",n.find(t=>!t.includes(
" "))??"the.name.of.the.id")}function Cn(e){return fittingMembers(e,(n,t)=>/(?:id|key|name|number)$/.test(n)&&textOf(t)!==void 0)}function Un(e,{path:n}){return n.
split("/").includes(encodeURIComponent(e))}function jn({id:e,fields:n,layers:t},r,s){const i=[n,...SOURCES.map(_=>fieldsOf(n.get(_)))].flatMap(_=>[_,fieldsOf(_.
get("metadata"))]),a=_=>i.flatMap(L=>text(L,..._)??[])[0],p=text(n,...STAGE,"phase"),w=readSiteWarnings(n.get("warnings"))??[];return{...w.length>0&&{warnings:w},
deployID:e,status:s,stage:he(r,"stage",()=>p===s?void 0:p),branch:he(r,"branch",()=>Gn(a(BRANCH))),commit:he(r,"commit",()=>a(COMMIT)??text(fieldsOf(n.get("comm\
it")),"sha","id","hash")),url:dn(r,t),createdAt:r.has("createdAt")?time(r,"createdAt"):time(n,...CREATED),supersededBy:he(r,"supersededBy",()=>text(n,...SUPERSEDED_BY))}}
function Gn(e){const n=e?.replace(/^refs\/heads\//,"");return n===void 0||/^[0-9a-f]{40}$/i.test(n)?void 0:n}const Bn=(0,f.aL)("name environmentname environment\
 slug");function ir(e,n,t,r){return(r?.entries??xn(findList(e,ENVIRONMENT,n,"listEnvironments").entries)).map(({entry:o,values:i})=>{const a=findEntry(o,ENVIRONMENT,
i),p=a instanceof Undecided?void 0:a,w=isObject(o)?layerAt("",o):void 0,_=p?.fields??(w?fieldsWithSides(w):new Map),L=typeof o=="string"?o:text(_,...Bn);return{
environmentID:he(i,"id",()=>p?.id),name:he(i,"name",()=>L),state:he(i,"state",()=>text(_,"state","status")),url:dn(i,p?.layers??(w?withSides(w):[]))}})}function Oo(e,n,t,r){
const s=ir(e,n,t,r),o=isObject(e)?layersIn(e,APP.names):[],i=r?void 0:ur(s)?.name,p=(i===void 0?[]:findList(e,ENVIRONMENT,n,"listEnvironments").entries).filter(
isObject).find(L=>text(fieldsOf(L),...Bn)===i),w=[...o,...p?[layerAt("",p)]:[]],_=fieldsOf(e);return{environments:s,stored:w.map(ar).find(L=>L!==void 0),takesConfiguration:Qe(
_,"configuration"),takesEnv:Qe(_,"env"),takesType:Qe(_,"configuration.type")}}function ar({value:e,fields:n}){const[t,r]=[text(n,...REPOSITORY),text(n,...APP_BRANCH)];
if(t===void 0&&r===void 0)return;const s=n.get("variables"),o=Array.isArray(s)&&s.every(i=>typeof i=="string");return{repository:t,branch:Gn(r),state:text(n,"st\
ate","status"),variables:o?s:void 0,fields:e}}function ur(e){return words("production prod live default main").flatMap(t=>e.find(r=>r.name?.toLowerCase()===t)??
[])[0]??(e.length===1?e[0]:void 0)}function dn(e,n){const r=(e.has("url")?[new Map([["url",e.get("url")]])]:n.map(({fields:s})=>s)).flatMap(s=>[...URLS.flatMap(
o=>cn(s.get(o))),...URL_HOLDERS.flatMap(o=>dr(s.get(o)))]);return r.find(s=>s.startsWith("https:"))??r[0]}function dr(e){if(isObject(e)){const t=fieldsOf(e);return[
...URLS,...words("web live site public production default")].flatMap(s=>cn(t.get(s)))}if(!Array.isArray(e)||e.length!==1)return[];const[n]=e;return cn(isObject(
n)?text(fieldsOf(n),...words("url name domain hostname host")):n)}function cn(e){const n=webAddress(e),t=/\/api\/|\/(?:apps|applications|sites|deploys|deployments|builds)\/[^/]+\/?$/i.
test(n??"");return n===void 0||t?[]:[n]}async function To(e,n,t,r){return je(e)??await cr(n.appID,r)??je(n.url)??lr(n,t)}async function cr(e,n){const t=await n.
listEnvironments(e).catch(()=>[]);return je(productionOf(t)?.url)}function lr(e,n){const t=n.urlTemplate;if(!(t?.includes("{subdomain}")&&!e.subdomain))return je(
t?.replaceAll("{subdomain}",e.subdomain??"").replaceAll("{app}",e.appID))}function je(e){if(!e)return;const n=URL.parse(e.includes("://")?e:`https://${e}`);return n&&
(n.protocol==="https:"||n.protocol==="http:")?n.href:void 0}const fr=6e4,pr=500,mr=5e3,hr=1e4,gr="x-slipway-release",_r="x-slipway-error";async function ko(e,n){
const t=n.clock.now();let r=pr;for(let s=1;;s++){const o=await Hn(e,n);if(o===void 0)return s;if(o.goneAt!==void 0)throw wr(o.goneAt,n.deployID);const i=n.clock.
now()-t;if(i+r>fr){const a=`after ${formatDuration(i)} and ${s} tries`,p=o.isRefused?"Read what the app printed: slipway logs --runtime. If that says nothing, t\
he log of the platform does.":'Open the URL: a first deploy may still wait for DNS. Set verify to "off" if the site is not public.';throw new SlipwayError("veri\
fy_failed",`${e} ${o.words} ${a}`,{remedy:p})}await n.clock.sleep(r,n.signal),r=Math.min(mr,r*2)}}async function yr(e,{fetch:n,signal:t}){const r=je(e);if(r===void 0)
return!1;const s=o=>o===void 0;return Hn(r,{fetch:n,signal:t,deployID:void 0}).then(s,()=>!1)}function wr(e,n){const t=URL.parse(e)?.pathname??"/",r=t==="/"?"in\
dex.html":`page for ${t}`;return new SlipwayError("verify_failed",`${e} answers 404: the release ${n} has no ${r}`,{remedy:'Check that output-directory is the f\
older with the index.html of the site. If the site has none on purpose, set verify to "off".'})}async function Hn(e,n){const{fetch:t,signal:r,deployID:s,isFunction:o=!1}=n;
try{const i=await t(e,{signal:AbortSignal.any([r,AbortSignal.timeout(hr)])});await i.body?.cancel();const a=i.headers.get(gr);if(o&&s!==void 0&&a!==null&&a!==s)
return{words:`is still answered by the release ${(0,f.Ow)(a,100)}`};const p=i.headers.get(_r);if(i.status<(o&&p===null?500:400))return;const w=`answers ${i.status}`;
if(p!==null)return{words:`${w} (${(0,f.Ow)(p,60)})`,isRefused:!0};const _=s!==void 0&&a===s;return i.status===404&&_?{words:w,goneAt:i.url||e}:{words:w}}catch(i){
r.throwIfAborted();const a=i instanceof Error&&i.cause instanceof Error?i.cause:i;return{words:`cannot be reached (${(0,h.bD)(a)})`}}}function ie(e,n=300){const t=(0,f.
Ow)(e,n).replaceAll("|","\u2502").trim();if(t==="")return"\u2013";const r="`".repeat(Wn(t)+1),s=t.startsWith("`")||t.endsWith("`")?" ":"";return`${r}${s}${t}${s}${r}`}
function ln(e,n=2e3){const t=e.map(s=>(0,f.Ow)(s,n)),r="`".repeat(Math.max(3,Wn(t.join(`
`))+1));return[`${r}text`,...t,r].join(`
`)}const br=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,Sr=/^[0-9a-f]{7,40}\W*$/i,$r=/(?:`[^`]+`|\S)+/g,Er=new RegExp("^([\"'(]*)`([^`]+\
)`((?:'s|-\\p{L}+)?[.,:;!?)\"']*)$","u"),Or=/^(["'(]*)(.*?)([.,:;!?)"']*)$/su;function ke(e,n=1e3){const t=(0,f.Ow)(e,n).trim();return(t.endsWith("\u2026")&&t.split(
"`").length%2===0?`${t}\``:t).replace($r,s=>{const[,o="",i,a=""]=Er.exec(s)??[];if(i!==void 0)return o+ie(i)+a;if(br.test(s)&&!Sr.test(s))return s;const[,p="",w="",
_=""]=Or.exec(s)??[];return p+ie(w)+_})}function fn(e){if(e===void 0||!URL.canParse(e))return;const{protocol:n,username:t,password:r,href:s}=new URL(e);if(!(!/^https?:$/.
test(n)||t!==""||r!==""||s.length>2e3))return`[${ie(s)}](<${s.replace(/[<>\\]/g,encodeURIComponent)}>)`}function Fn(e,n){const t=new Date(e).toISOString().slice(
0,16).replace("T"," "),r=n===void 0?"":` \xB7 [The run and its log](<${n}>)`;return`Updated ${t} UTC${r}`}function Tr(e,n){let t=n,r=e.length;for(;r>0&&(t-=Buffer.
byteLength((0,f.Ow)(e[r-1]??""))+1,!(t<0));)r--;return e.slice(r)}function Wn(e){return Math.max(0,...[...e.matchAll(/`+/g)].map(n=>n[0].length))}function Kn(e,n,t){
return`### \u26AA The preview ${ie(e,200)} has ended

The pull request was closed. ${kr(n)}

${t}
`}function kr({last:e,until:n}){if(n!==void 0)return`Its app is deleted and answers 410. If the pull request is opened again before ${ie(n,40)}, a deploy restor\
es it.`;const t=fn(e?.url);return t===void 0||e?.answers===void 0?"The app was not deleted, so the last deployment may still answer.":e.answers?`The app was not\
 deleted, so the last deployment still answers: ${t}`:`The last deployment does not answer any more: ${t}`}function vr(e,n,t){return`### \u26AA ${ie(e,200)} now\
 shows #${n}

The two pull requests share this app. A push to this one, or a re-run of its last deploy, shows it again.

${t}
`}function vo(e){return`### \u{1F6D1} The preview ${code(e,200)} was left by this run before the end

Its GitHub deployment and its comment may still show it as active. Run the job again.
`}const Ir={rememberedAppID:void 0,attachTo:void 0},Ar=new Set(["queued","in_progress","error",void 0]);async function Lr(e,n,t){const r=n.find(i=>i.appID!==void 0)?.
appID,s=n.find(i=>i.deployID!==void 0);if(!s||t===void 0||s.commit!==t)return{rememberedAppID:r,attachTo:void 0};const o=Ar.has((await e.statusOf(s.id))?.state);
return{rememberedAppID:r,attachTo:o?s.deployID:void 0}}const Vn=10;async function Rr(e,n){for(const t of n.slice(0,Vn)){const r=await e.statusOf(t.id);if(r?.state===
"success")return{...t,url:r.url}}}const Mr=new Set(["success","in_progress","queued","error"]);async function zn(e,n,t){for(const r of n.slice(0,Vn)){const s=await e.
statusOf(r.id);if(Mr.has(s?.state)&&(await e.setState(r.id,{state:"inactive",description:t,url:void 0,logUrl:void 0}),s?.state==="success"))return{...r,url:s.url}}}
const Yn={deployments:{what:({name:e})=>`the ${e} deployment`,permission:"deployments"},comment:{what:()=>"the comment",permission:"pull requests"},closing:{what:()=>"\
knowing whether the pull request was closed",permission:"pull requests"}};function pn({code:e,call:n}){return[401,403,404].includes(n?.status??0)&&e!=="rate_lim\
ited"}function Dr(e,n,t,r,s){const o=`${t} without ${Yn[e].what(r)}: ${n.message}`;return pn(n)?[o,`The job needs${e==="comment"?" (or set comment to false)":""}\
:
${r.permissions(s)}`]:[o,`Nothing needs to change if this was a passing fault of ${r.name}.`]}const Pr={settleMs:3e4,totalMs:3e4},Nr={deploying:7e3,finishing:1e3},
xr=5e3,qn="The pull request was closed",Cr=300,Ur=2e3,jr=new Set(["queued","pending","created","waiting","scheduled","accepted"]);function Gr({fetch:e,forge:n,context:t,
clock:r,stop:s,save:o,warn:i,...a}){const{pullRequest:p,runUrl:w}=t;let{open:_}=a,L,H=Promise.resolve(),Y=!1,q=!1;const te=Promise.withResolvers();let X=!1,ae="\
The deploy goes on";const ue=new Set,ye=new Set,ve=k=>{_={..._,...k},o?.(_)},yn=()=>Fn(r.now(),w),wn=async({url:k})=>{if(k===void 0)return{url:k,answers:void 0};
const K=AbortSignal.timeout(xr);return{url:k,answers:await yr(k,{fetch:De(e),signal:K})}},mt=()=>{q=!0,s(),te.resolve(void 0)},Ze=async(k,K)=>{const Z=k&&(0,Me.
addAbortListener)(k,mt);return Promise.race([K,te.promise]).finally(()=>Z?.[Symbol.dispose]())},we=async(k,K)=>{if(!(ue.has(k)||q))try{return await K()}catch(Z){
if(q)return;const le=(0,h.I7)(Z),fe=pn(le)?Yn[k].permission:`${k} failed`;pn(le)&&ue.add(k),ye.has(fe)||i(...Dr(k,le,ae,n,_)),ye.add(fe);return}},bn=k=>{H=H.then(
()=>we("deployments",k))},ht=async()=>{const{app:k,environment:K,appID:Z,deployID:le}=_;if(t.sha===void 0||_.record!==void 0)return;const fe={app:k,appID:Z,deployID:le,
commit:t.sha,pullRequest:p?.number},Se=await n.record({environment:K,description:`${k} by Slipway`,memo:fe});Se!==void 0&&ve({record:Se})},en=async(k,K,Z)=>{_.record!==
void 0&&await n.setState(_.record,{state:k,description:K,url:Z,logUrl:w})},Ms=async()=>{const k=L?.find(K=>K.deployID===_.deployID);k?ve({record:k.id}):await ht(),
await en("queued","The platform has it in its queue")},Ds=async()=>{const{app:k,comment:K}=_,Z=L?.filter(Sn=>Sn.id!==_.record)??[],le=await zn(n,Z,"A newer depl\
oyment took its place"),[fe,Se]=[le?.pullRequest,p?.number];!K||fe===void 0||Se===void 0||fe===Se||await we("comment",()=>n.comment(fe,k,vr(k,Se,yn()),"amend"))},
Ps=async({state:k,description:K,url:Z})=>{k!==void 0&&(await ht(),await en(k,K,Z),k==="success"&&await Ds())},gt=async k=>{_.comment&&p&&await we("comment",()=>n.
comment(p.number,_.app,k,"write"))},_t=async()=>p!==void 0&&(await we("closing",()=>n.isClosed(p.number))??!1),Ns=async k=>{if(bn(()=>Ps(k)),await Promise.all([
H,gt(k.comment)]),!await _t())return;const{state:K,url:Z}=k;K!==void 0&&K!=="failure"&&await we("deployments",()=>en("inactive",qn)),await gt(Kn(_.app,{last:await wn(
{url:Z})},yn()))},xs=async(k,K)=>{const{app:Z,environment:le}=_;if(ae="The preview ended",!(await we("closing",()=>n.isClosed(k))??!0))return"open";const fe=await K?.(),
Se=await we("deployments",async()=>{const Us=(await n.remembered(le,Z,Ur)).filter(js=>js.pullRequest===k);return zn(n,Us,qn)});if(!_.comment)return"closed";const Sn=Se&&
fe===void 0?await wn(Se):void 0,Cs=Kn(Z,{last:Sn,until:fe},yn());return await we("comment",()=>n.comment(k,Z,Cs,"amend")),"closed"};return{isClosed:_t,async recall(k,K){
const Z=we("deployments",async()=>(L=await n.remembered(_.environment,_.app,Cr),Lr(n,L,k))),le=await Ze(K,Z)??Ir,fe=()=>setTimeout(mt,Nr[X?"finishing":"deployin\
g"]).unref();return K?.addEventListener("abort",fe,{once:!0}),le},async previous(){X=!0;const k=L?.filter(({id:le})=>le!==_.record);if(!k)return;const K=await we(
"deployments",async()=>await Rr(n,k)??"none");if(K===void 0||K==="none")return K;const Z=K.pullRequest===p?.number?void 0:K.pullRequest;return{...await wn(K),commit:K.
commit,isPreview:p!==void 0,pullRequest:Z}},tell(k){k.type==="app-known"&&ve({appID:k.appID}),k.type==="deployment-known"&&(ve({deployID:k.deployID}),bn(Ms)),k.
type==="status"&&!Y&&!jr.has(vn(k.status))&&(Y=!0,bn(()=>en("in_progress","The platform is working on it")))},async finish(k,K=k.comment,Z=Pr){X=!0,ve({ending:{
...k,comment:K}}),q||await Ze(AbortSignal.timeout(Z.settleMs),H),q||await Ze(AbortSignal.timeout(Z.totalMs),Ns(k)),q||o?.(void 0)},async closePreview(k,K,Z){return await Ze(
K,xs(k,Z))??"left"}}}const Br=[T];function Hr(e,n=Br){if(e.token!=="")for(const t of n){const r=new AbortController,s=t({...e,signal:r.signal});if(s)return Gr({
...e,forge:s,stop:()=>r.abort()})}}function Fr(e){const n=e===""?void 0:JSON.parse(e);if(!(0,l.Gv)(n)||typeof n.app!="string"||typeof n.environment!="string")return;
const{app:t,environment:r,comment:s,appID:o,deployID:i,record:a}=n,p=Wr(n.ending);return{app:t,environment:r,comment:s===!0,...(0,l.Eb)({appID:mn(o),deployID:mn(
i),record:mn(a),ending:p})}}function mn(e){return typeof e=="string"?e:void 0}function Wr(e){if(!(0,l.Gv)(e)||typeof e.description!="string"||typeof e.comment!=
"string")return;const{description:n,url:t,comment:r}=e;return{state:rn.find(o=>o===e.state),description:n,url:typeof t=="string"?t:void 0,comment:r}}const Io={identity:"\
Identity",app:"App",configure:"Configuration",env:"Variables",trigger:"Trigger",follow:"Deployment",explain:"Reason",verify:"Public URL",compare:"Comparison"};function Kr(e){
return e===void 0?"":`${e.file}${e.line===void 0?"":`:${e.line}`}: `}const Vr=10;function zr(e){const n={error:0,warning:0,notice:0};let t=0;const r=(s,o,i=[])=>{
n[s]<Vr?(n[s]++,e.annotate(s,o)):(t++,e.line(`${s}: ${Kr(o.place)}${o.message}`));for(const a of i)e.line(`  ${a}`)};return{add:r,dropped:()=>t,addError(s){for(const o of[
s,...s.also])r("error",{message:(0,f.Ow)(o.message),place:o.place},Yr(o))},addDiagnostic({file:s,line:o,column:i,code:a,severity:p,message:w}){const _={file:s,...(0,l.
Eb)({line:o??void 0,column:i??void 0})},L=a===null?{}:{title:(0,f.Ow)(a,80)};r(p,{...L,message:(0,f.Ow)(w,1e3),place:_})}}}function Yr(e){const n=e.remedy?.split(
`
`)??[];return e.mender==="user"?n:[...n,...qr(e),...Qn(e.cause)]}function qr({call:e}){if(!e)return[];const n=e.status===void 0?"":` answered ${e.status}`,t=e.requestID===
void 0?"":` (request ${e.requestID})`;return[`Call: ${e.method} ${e.path}${n}${t}`]}function Qn(e,n=0){return!(e instanceof Error)||n>3?[]:[`Cause: ${(0,f.Ow)(e.
message,500)}`,...Qn(e.cause,n+1)]}var Qr=u(7634);const Xr="slipway/slipway";function Xn(e,n){const t=n===void 0?"":`#${n}`;return`https://github.com/${Xr}/blob\
/v${Qr.x}/docs/${e}.md${t}`}const Jr={identity:(0,f.aL)(`
    no_id_token invalid_id_token access_token_given email_claim_missing token_command_failed token_exchange_failed
    unauthorized forbidden
  `),"the-platforms-answers":(0,f.aL)(`
    refused rate_limited service_error unexpected_response response_too_large redirected deployment_lost deploy_failed
    deploy_cancelled deploy_timeout verify_failed check_failed seed_failed
  `),"the-network-and-github":(0,f.aL)("unreachable request_timeout github_refused interrupted internal"),"the-embedded-platform":(0,f.aL)(`
    platform_not_running platform_locked port_in_use unsupported_data unsupported_runtime disk_full
  `)};function Zr(e){const[n="what-you-gave"]=Object.entries(Jr).find(([,t])=>t.includes(e))??[];return Xn("troubleshooting",n)}function es(){return Xn("trouble\
shooting","failures-of-a-deployment")}function ns(e){return/^\s*at\s.*[:)\d]$/.test(e)}const ts=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,
Jn=2,rs=2e3;class ss{#e;#t;#n=[];#r=0;constructor(n){this.#e=n}push(n){const t=(0,f.Nl)(n.slice(0,rs)).trimEnd().replace(/ \{$/,"");return ns(t)?this.#t===void 0&&
!ts.test(t)?(this.#t=n,[...this.#s(),n]):(this.#r+=1,this.#n.length<Jn&&this.#n.push(n),[]):[...this.end(),n]}end(){return this.#t=void 0,this.#s()}#s(){const[n,
t]=[this.#r,this.#n];return[this.#r,this.#n]=[0,[]],n<Jn?t:[this.#e(n)]}}function os(e,n){const t=new ss(n);return[...e.flatMap(r=>t.push(r)),...t.end()]}const is={
build_fault:"error",index_unanswered:"error",index_empty:"error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"\
error",leaked_repository:"error",index_unfilled:"warning",built_for_host:"warning",printed_error:"warning",odd_address:"warning",dead_fragment:"warning",dead_mention:"\
warning",unclosed_block:"warning",unprocessed_rule:"warning",open_front_matter:"warning",example_of_secrets:"warning",ignored_rule:"warning",large_file:"warning",
source_maps:"notice",not_all_checked:"notice"};function hn({code:e}){return is[e]}function Ao({findings:e}){const[n,...t]=e.filter(p=>hn(p)==="error");if(!n)return;
const{place:r,message:s,remedy:o}=n,i=r?`${r.file}${r.line===void 0?"":`:${r.line}`}: `:"",a=t.length===0?"":` (and ${t.length} more ${t.length===1?"error":"err\
ors"})`;return new SlipwayError("check_failed",`Check failed: ${i}${s}${a}`,{remedy:o??"Correct what the annotations name. They are in the summary too."})}const Zn=20;
function Lo(e,{findings:n}){const t=n.flatMap(r=>{const{code:s,message:o,place:i}=r;if(!i)return[];const{file:a,line:p=null,column:w=null}=i;return[{file:a,line:p,
column:w,severity:hn(r),code:s,message:o}]});return{headline:e.message,stage:"check",code:e.code,exitCode:void 0,remedy:e.remedy,log:[],diagnostics:t.slice(0,Zn),
moreDiagnostics:Math.max(0,t.length-Zn)}}function Ro({pages:e,links:n,files:t,bytes:r}){return`Checked ${counted(e,"page")}, ${counted(n,"link")} and ${counted(
t,"file")} (${be(r)})`}function Mo({commit:e}){return e.slice(0,7)}function Do({now:e,change:n},t=""){return`${grouped(e)}${t} (${et(n,grouped)})`}function Po({
now:e,change:n},t=""){return`${be(e)}${t} (${as(n)})`}function as(e){return et(e,be)}function et(e,n){return`${e>0?"+":e<0?"-":"\xB1"}${n(Math.abs(e))}`}function be(e){
return e<1e3?`${e} B`:e<1e6?`${(e/1e3).toFixed(1)} kB`:`${(e/1e6).toFixed(1)} MB`}function No(e,n,t){const r=new Set;for(const s of t.findings){const{message:o,
place:i,remedy:a}=s;n.add(severityOf(s),{message:cleanLine(o,1e3),place:i}),a!==void 0&&r.add(a)}for(const s of r)e.line(`  ${s}`);e.line(totalsLine(t))}const nt=100,
tt=20,us={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};function ds(e){const{findings:n,largest:t}=e,r=n.length-nt;return["### The site",ls(e),...n.
length===0?[]:[n.slice(0,nt).map(fs).join(`
`)],...r>0?[`\u2026 and ${r} more.`]:[],...t.length===0?[]:[cs(e)]].join(`

`)}function cs({largest:e}){const n=e.map(t=>[ie(t.path),be(t.bytes),be(t.brotli),be(t.gzip)]);return`<details><summary>The largest files</summary>

${Xe(["File","Bytes","Brotli","gzip"],n)}

</details>`}function ls({pages:e,links:n,files:t,bytes:r,brotli:s,gzip:o}){const i=[e,n,t].map(f.zD);return Xe(["Pages","Links inside the site","Files","Size","\
with Brotli","with gzip"],[[...i,be(r),be(s),be(o)]])}function fs(e){const{message:n,place:t}=e,r=t?`${ie([t.file,t.line,t.column].filter(s=>s!==void 0).join(":"))}\
 `:"";return`- ${us[hn(e)]} ${r}${ie(n,500)}`}function Xe(e,n){return[e,e.map(()=>"---"),...n].map(t=>`| ${t.join(" | ")} |`).join(`
`)}function xo(e,n){const{base:t}=e,r=`### The difference to ${code(n(t.name),100)} (${code(short(t))})`;if(e.kind==="unknown")return`${r}

It is unknown: ${prose(n(e.why),500)}`;const{difference:s}=e;return[r,ps(s),...ms(s,n)].join(`

`)}function ps({pages:e,files:n,bytes:t,brotli:r,gzip:s}){return Xe(["Pages","Files","Size","with Brotli","with gzip"],[[numbered(e),numbered(n),sized(t),sized(
r),sized(s)]])}function ms({changes:e},n){if(e.length===0)return["Every file is the same, byte for byte."];const t=["changed","added","removed"].map(o=>`${grouped(
e.filter(i=>i.kind===o).length)} ${o}`),r=e.slice(0,tt).map(o=>[o.kind,hs(o,n),by(o.bytes),by(o.brotli)]),s=e.length-tt;return[`Files: ${t.join(", ")}.`,Xe(["",
"File","Size","with Brotli"],r),...s>0?[`\u2026 and ${grouped(s)} more.`]:[]]}function hs({path:e,formerly:n},t){const r=n?.slice(n.lastIndexOf("/")+1);return`${code(
t(e))}${r===void 0?"":` (was ${code(t(r))})`}`}const rt={bytes:1e6,errors:20,diagnostics:50,logLines:1e3},st={bytes:6e4,errors:5,diagnostics:10,logLines:40};function gs(e){
const n=[it(e,"##"),at(e),lt(e,rt),ut(e),dt(e),e.checked?ds(e.checked):"",e.compared,ks(e),Ts(e),vs(e)];return ft(n,e.failure?.log,rt)}function _s(e){const n=[it(
e,"###"),at(e),lt(e,st),ut(e),dt(e)];return ft(n,e.failure?.log,st,Fn(e.updatedAt,e.runUrl))}function Co(e){return e.failure?.headline??e.errors[0]?.message??`${e.
app} ${ot[e.status][1]}`}const ot={succeeded:["\u2705","is deployed"],failed:["\u274C","was not deployed"],cancelled:["\u26AA","was not deployed: its deployment\
 was cancelled"],pending:["\u23F3","is still being deployed"],skipped:["\u23ED\uFE0F","was skipped"],interrupted:["\u{1F6D1}","was left by this run before the e\
nd"],"check-passed":["\u2705","deploys: the check passed"],"check-failed":["\u274C","does not pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry \
run, nothing was sent"]};function it(e,n){const[t,r]=ot[e.status],s=e.status==="succeeded"&&e.errors.length>0?", but":"";return`${n} ${t} ${ie(e.app,200)} ${r}${s}`}
function at(e){const n=fn(e.url);return n===void 0?"":`**${n}**`}function ut({previous:e}){if(e===void 0)return"";if(e==="none")return"No earlier deployment ans\
wers in its place.";const{url:n,answers:t,commit:r,isPreview:s,pullRequest:o}=e,i=[...r===void 0?[]:[` of ${ie(r.slice(0,12))}`],...o===void 0?[]:[` (#${o})`]].
join(""),a=`The previous ${s?"preview":"deployment"}${i}`,p=fn(n);return p===void 0?`${a} stays live. Its address is not known.`:t?`${a} still answers: ${p}`:`${a}\
 does not answer either: ${p}`}function dt(e){const{seeded:n}=e,t=[["App",e.appID&&`${ie(e.appID,128)}${e.appCreated?" (created by this run)":""}`],["Deployment",
e.deployID&&ie(e.deployID,128)],["Source",bs(e)],["Variables",Ss(e.variables)],["Code",ws(e)],["Keys",n&&`${n.written} written${n.failed>0?`, ${n.failed} failed`:
""}`]],[r,...s]=t.flatMap(([o,i])=>i?[`| ${o} | ${i} |`]:[]);return r===void 0?"":[r,"| :-- | :-- |",...s].join(`
`)}const ys=5;function ws({status:e,failure:n,errors:t}){if(e==="skipped")return;const r=n?.code,s=r===void 0?t.flatMap(a=>a.code??[]):[r],o=new Map;for(const a of[
...new Set(s)].slice(0,ys)){const p=r===void 0?Zr(a):es();o.set(p,[...o.get(p)??[],ie(a,64)])}const i=[...o].map(([a,p])=>`${p.join(", ")}: [what to do](<${a}>)`);
return i.length===0?void 0:i.join("; ")}function bs({commit:e,built:n,branch:t,repository:r}){if((e??n??t??r)===void 0)return;const s=`${ie(t??"",200)} of ${ie(
r??"",200)}`,o=e&&`${ct(e)} on ${s}`;return n===void 0||n.id===e?.id?o??s:`${ct(n)} as checked out, for ${o??s}`}function ct({id:e,url:n}){const t=ie(e.slice(0,
12));return n===void 0?t:`[${t}](<${n}>)`}const gn=60;function Ss(e){if(e===void 0)return;if(e.length===0)return"emptied";const n=e.length>gn?` and ${e.length-gn}\
 more`:"";return`${e.slice(0,gn).map(r=>ie(r,100)).join(", ")}${n}`}function lt(e,n){const{failure:t,errors:r}=e;if(t){const i=t.remedy===void 0?[]:[_n(t.remedy.
split(`
`))],{headline:a,message:p}=t,w=p&&!a.includes(p)?[`The platform says: ${ke(p,500)}`]:[],_=[`**${ke(a,500)}**`,$s(t,e,n),...i,...w];return Je(_)}const s=r.slice(
0,n.errors).map(i=>`**${ke(i.message)}**

${_n(i.explanation)}`.trimEnd()),o=r.length-s.length;return[...s,...o>0?[`\u2026 and ${o} more.`]:[]].join(`

`)}function _n([e,...n]){return e===void 0?"":n.length===0?ke(e):`${ke(e)}

${ln(n.slice(0,12),200)}`}function $s({diagnostics:e,moreDiagnostics:n},t,r){const s=e.slice(0,r.diagnostics).map(a=>`- ${Es(a,t)} ${ie(a.message)}`),o=e.length-
s.length+n,i=[o>0?`Not listed here: ${(0,f.hS)(o,"more finding")}.`:"",t.unannotated>0?`Without an annotation, because there was no room: ${(0,f.hS)(t.unannotated,
"finding")}.`:""];return Je([s.join(`
`),...i])}function Es(e,{built:n,commit:t}){const r=ie([e.file,e.line,e.column].filter(a=>a!==null).join(":"),300),s=(n??t)?.url?.replace(/\/commit\/(?=[0-9a-f]+$)/,
"/blob/"),o=e.file.toWellFormed().split("/");if(s===void 0||e.file.length>1e3||o.some(a=>/^\.{0,2}$/.test(a)))return r;const i=o.map(encodeURIComponent).join("/");
return`[${r}](<${s}/${i}${e.line===null?"":`#L${e.line}`}>)`}const Os=32;function Ts({phases:e}){if(e.length===0)return"";const n=Math.max(1,...e.map(({ms:i})=>i)),
t=Math.max(...e.map(({title:i})=>i.length)),r=e.map(({title:i,ms:a})=>{const p="\u2588".repeat(Math.round(a/n*Os))||"\u258F";return`${i.padEnd(t)}  ${(0,Oe.a3)(
a).padStart(8)}  ${p}`}),s=e.reduce((i,{ms:a})=>i+a,0);return`### Where the time went

${ln([...r,`${"Total".padEnd(t)}  ${(0,Oe.a3)(s).padStart(8)}`])}`}function ks({steps:e=[]}){return e.length===0?"":`### A deploy would

${e.slice(0,100).map(t=>`- ${ke(t)}`).join(`
`)}`}function vs({warnings:e}){return e.length===0?"":`### Warnings

${e.slice(0,20).map(Is).join(`
`)}`}function Is({message:e,explanation:n}){const t=_n(n).replace(/^(?=.)/gm,"  ");return`- ${ke(e,500)}${t===""?"":`

${t}`}`}function ft(e,n,t,r=""){const s=Je(e),o=t.bytes-Buffer.byteLength(s)-Buffer.byteLength(r)-1e3,i=os(n??[],w=>`    \u2026 ${(0,f.hS)(w,"line")} of package\
s, in full in the log of the run`),a=Tr(i.slice(-t.logLines),o),p=a.length===0?"":As(a,a.length===i.length,n?.length??0);return`${Je([s,p,r])}
`}function Je(e){return e.filter(n=>n!=="").join(`

`)}function As(e,n,t){return`<details><summary>${n?`Build log, ${(0,f.hS)(t,"line")}`:`Build log, the last ${e.length} of ${(0,f.hS)(t,"line")}`}</summary>

${ln(e)}

</details>`}async function Ls(e){const{run:n,runner:t}=e,r=Fr(n.saved);if(!r)return;const s=Rs(r,n,e.clock.now());r.ending||t.summary(gs(s));const o=zr(t);await Hr(
{...e,context:n.context,token:n.raw["github-token"],open:r,warn:(a,p)=>o.add("warning",{message:a},p.split(`
`))})?.finish(r.ending??{state:r.deployID===void 0&&r.record===void 0?void 0:"error",description:pt,url:void 0,comment:_s(s)})}const pt="The run was ended from \
outside before the deploy was; the platform may go on with it";function Rs(e,{context:n},t){return{status:"interrupted",app:e.app,appID:e.appID,appCreated:!1,deployID:e.
deployID,repository:n.repository,branch:n.pullRequest?.headBranch??n.refName,commit:n.sha===void 0?void 0:{id:n.sha,url:void 0},runUrl:n.runUrl,compared:"",phases:[],
errors:[{message:pt,explanation:["A re-run for the same commit follows the same deployment."]}],warnings:[],updatedAt:t,unannotated:0}}}),1781:((c,R,u)=>{u.d(R,
{Aq:()=>Fe});var l=u(3024),v=u(857);function f(d){return d==null?"":typeof d=="string"||d instanceof String?d:JSON.stringify(d)}function h(d){return Object.keys(
d).length?{title:d.title,file:d.file,line:d.startLine,endLine:d.endLine,col:d.startColumn,endColumn:d.endColumn}:{}}function M(d,T,O){const D=new S(d,T,O);process.
stdout.write(D.toString()+v.EOL)}function g(d,T=""){M(d,{},T)}const b="::";class S{constructor(T,O,D){T||(T="missing.command"),this.command=T,this.properties=O,
this.message=D}toString(){let T=b+this.command;if(this.properties&&Object.keys(this.properties).length>0){T+=" ";let O=!0;for(const D in this.properties)if(this.
properties.hasOwnProperty(D)){const se=this.properties[D];se&&(O?O=!1:T+=",",T+=`${D}=${$(se)}`)}}return T+=`${b}${I(this.message)}`,T}}function I(d){return f(d).
replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function $(d){return f(d).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,
"%3A").replace(/,/g,"%2C")}const B=new Proxy({},{get:(d,T)=>process.getBuiltinModule("crypto")[T]});var V=u(9896);function G(d,T){const O=process.env[`GITHUB_${d}`];
if(!O)throw new Error(`Unable to find environment variable for file command ${d}`);if(!V.existsSync(O))throw new Error(`Missing file at path: ${O}`);V.appendFileSync(
O,`${f(T)}${v.EOL}`,{encoding:"utf8"})}function z(d,T){const O=`ghadelimiter_${B.randomUUID()}`,D=f(T);if(d.includes(O))throw new Error(`Unexpected input: name \
should not contain the delimiter "${O}"`);if(D.includes(O))throw new Error(`Unexpected input: value should not contain the delimiter "${O}"`);return`${d}<<${O}${v.
EOL}${D}${v.EOL}${O}`}const Q=ee("path");var C=function(d,T,O,D){function se(me){return me instanceof O?me:new O(function(_e){_e(me)})}return new(O||(O=Promise))(
function(me,_e){function Me($e){try{De(D.next($e))}catch(Ie){_e(Ie)}}function Oe($e){try{De(D.throw($e))}catch(Ie){_e(Ie)}}function De($e){$e.done?me($e.value):
se($e.value).then(Me,Oe)}De((D=D.apply(d,T||[])).next())})},m;(function(d){d[d.Success=0]="Success",d[d.Failure=1]="Failure"})(m||(m={}));function N(d,T){const O=toCommandValue(
T);if(process.env[d]=O,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(d,T));issueCommand("set-env",{name:d},O)}function P(d){M(
"add-mask",{},d)}function F(d){process.env.GITHUB_PATH||""?issueFileCommand("PATH",d):issueCommand("add-path",{},d),process.env.PATH=`${d}${path.delimiter}${process.
env.PATH}`}function U(d,T){const O=process.env[`INPUT_${d.replace(/ /g,"_").toUpperCase()}`]||"";if(T&&T.required&&!O)throw new Error(`Input required and not su\
pplied: ${d}`);return T&&T.trimWhitespace===!1?O:O.trim()}function re(d,T){const O=U(d,T).split(`
`).filter(D=>D!=="");return T&&T.trimWhitespace===!1?O:O.map(D=>D.trim())}function de(d,T){const O=["true","True","TRUE"],D=["false","False","FALSE"],se=U(d,T);
if(O.includes(se))return!0;if(D.includes(se))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${d}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function ce(d,T){if(process.env.GITHUB_OUTPUT||"")return G("OUTPUT",z(d,T));process.
stdout.write(v.EOL),M("set-output",{name:d},f(T))}function A(d){issue("echo",d?"on":"off")}function j(d){process.exitCode=m.Failure,Ee(d)}function ne(){return process.
env.RUNNER_DEBUG==="1"}function pe(d){issueCommand("debug",{},d)}function Ee(d,T={}){M("error",h(T),d instanceof Error?d.toString():d)}function y(d,T={}){M("war\
ning",h(T),d instanceof Error?d.toString():d)}function E(d,T={}){M("notice",h(T),d instanceof Error?d.toString():d)}function x(d){process.stdout.write(d+v.EOL)}
function W(d){g("group",d)}function oe(){g("endgroup")}function Re(d,T){return C(this,void 0,void 0,function*(){W(d);let O;try{O=yield T()}finally{oe()}return O})}
function nn(d,T){if(process.env.GITHUB_STATE||"")return G("STATE",z(d,T));M("save-state",{name:d},f(T))}function En(d){return process.env[`STATE_${d}`]||""}function On(d){
return C(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(d)})}var Ge=u(3739),Be=u(8302),tn=u(5807);const Tn="slipway",He={error:Ee,warning:y,notice:E};
function Fe(d){const T=sn();return{line:O=>x(ge(O)),group:O=>W(ge(O)),endGroup:oe,replay:(O,D)=>{x([`::stop-commands::${D}`,...O.map(ge),`::${D}::`].join(`
`))},annotate:(O,{message:D,title:se,place:me})=>{const{file:_e,line:Me,column:Oe}=me??{};He[O](ge(D),(0,Be.Eb)({title:se,file:_e,startLine:Me,startColumn:Oe}))},
mask:P,output:(O,D)=>T("the outputs",()=>ce(O,D)),state:(O,D)=>T("the state for the post step",()=>nn(O,D)),summary:O=>{d!==void 0&&T("the summary",()=>(0,l.writeFileSync)(
d,O))}}}function rn(d,T){const O=D=>T.redact(D);return{line:D=>d.line(O(D)),group:D=>d.group(O(D)),endGroup:()=>d.endGroup(),replay:(D,se)=>d.replay(D.map(O),se),
annotate:(D,se)=>{const me=se.title===void 0?{}:{title:O(se.title)};d.annotate(D,{...se,...me,message:O(se.message)})},mask:D=>d.mask(D),output:(D,se)=>d.output(
D,se),state:(D,se)=>d.state(D,se),summary:D=>d.summary(D)}}function sn(){const d=new Set;return(T,O)=>{try{O()}catch(D){d.has(T)||y(ge(`The runner cannot keep ${T}\
: ${(0,Ge.I7)(D).message}`)),d.add(T)}}}function ge(d){return(0,tn.Ow)(d).replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}}),8017:((c,R,u)=>{u.d(R,{P:()=>f});
var l=u(3024),v=u(3739);function f(){Object.defineProperty(process,"stdout",{value:M,configurable:!0})}const h=5,M={write:b,listenerCount:()=>0,once(){},removeListener(){}};
let g=!1;function b(S){const I=Buffer.from(S);for(let $=0;$<I.length&&!g;)try{$+=(0,l.writeSync)(1,I,$)}catch(B){g=(0,v.xU)(B)!=="EAGAIN",g||Atomics.wait(new Int32Array(
new SharedArrayBuffer(4)),0,0,h)}return!0}}),3445:((c,R,u)=>{u.d(R,{i:()=>h});var l=u(3739),v=u(1709),f=u(5807);async function h(b){const S=Q=>b[Q.toLowerCase()]||
b[Q]||"",I=S("ALL_PROXY"),$=g(S("HTTP_PROXY")||I,"HTTP_PROXY"),B=g(S("HTTPS_PROXY")||I,"HTTPS_PROXY");if($===""&&B==="")return fetch;const V=await u.e(729).then(
u.bind(u,3729)),G=new V.EnvHttpProxyAgent({httpProxy:$,httpsProxy:B,noProxy:S("NO_PROXY")}),z=V.fetch;return async(Q,C)=>{if(Q instanceof Request)throw new TypeError(
"This fetch takes an address, not a Request");const m=new URL(Q);return(0,v.c)(m.hostname)?fetch(Q,C):z(m,{...C,dispatcher:G})}}const M=["http:","https:","socks\
:","socks5:"];function g(b,S){const I=b===""||b.includes("://")?b:`http://${b}`,$=URL.parse(I),B=G=>(0,f.FF)(G)!==void 0,V=$!==null&&M.includes($.protocol);if(I===
""||V&&B($.username)&&B($.password))return I;throw new l.GQ("invalid_input",`${S} (or ALL_PROXY) is not the address of a proxy`,{remedy:"Write it as http://prox\
y.example.com:3128 or socks5://127.0.0.1:1080. In a user name and a password, % is written %25."})}}),1619:((c,R,u)=>{u.d(R,{Jb:()=>f,hu:()=>h});var l=u(3739),v=u(
1709);function f(g,b){const S=g.trim(),I=URL.canParse(S)?new URL(S):void 0;if(I===void 0||!["http:","https:"].includes(I.protocol))throw new l.GQ("invalid_input",
`${b} is not an http(s) address`,{input:b,remedy:"Write it with its scheme, as https://platform.example.com."});if(I.username!==""||I.password!==""||I.search!==
""||I.hash!=="")throw new l.GQ("invalid_input",`${b} has more than host and path`,{input:b,remedy:"Leave out user name, password, query and fragment."});return h(
I,b),I.pathname=I.pathname.replace(/\/+$/,""),I}function h(g,b){if(!(g.protocol==="https:"||g.protocol==="http:"&&(0,v.c)(g.hostname)))throw new l.GQ("insecure_\
url",`${b} names ${g.origin}, which is not https`,{input:b,remedy:"Use https; plain http is for loopback addresses only, because the requests carry credentials."})}
function M(g,b){const S=new URL(g);return S.pathname=`${g.pathname.replace(/\/$/,"")}${b}`,S}}),336:((c,R,u)=>{u.d(R,{ml:()=>v});const l=ee("node:timers/promise\
s"),v={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(g,b){b?.throwIfAborted();try{await(0,l.setTimeout)(g,void 0,{signal:b})}catch(S){throw b?.
throwIfAborted(),S}},after(g,b){const S=setTimeout(b,g);return()=>clearTimeout(S)}};async function f(g,b,S,I){const $=new AbortController,B=g.sleep(b,I?AbortSignal.
any([$.signal,I]):$.signal).then(()=>{},()=>{});try{return await Promise.race([S,B])}finally{$.abort()}}const h={now(){const{user:g,system:b}=process.cpuUsage();
return(g+b)/1e3}},M=(g,b)=>{const S=setInterval(b,g).unref();return()=>clearInterval(S)}}),9127:((c,R,u)=>{u.d(R,{a3:()=>h});var l=u(3739);const v=null;function f(S,I){
const $=/^(?:(\d{1,4})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.exec(S.trim()),[,...B]=$??[],V=v.reduce((G,z,Q)=>G+Number(B[Q]??0)*z,0);
if(!$||V===0)throw new SlipwayError("invalid_input",`${I}: "${S}" is not a duration`,{input:I,remedy:"Write it with units, as 500ms, 90s, 30m, 1h30m or 7d; it m\
ust be longer than zero."});return V}function h(S){if(S<1e3)return`${Math.round(S)}ms`;if(S<59950)return`${(S/1e3).toFixed(1)}s`;const I=Math.round(S/1e3),$=B=>String(
B).padStart(2,"0");return I<3600?`${Math.floor(I/60)}m ${$(I%60)}s`:`${Math.floor(I/3600)}h ${$(Math.floor(I%3600/60))}m`}const M=null,g=null;function b(S,I){const $=I-
S;if($>g)return new Date(S).toISOString().slice(0,10);const[B,V]=M.find(([,z])=>$>=z)??[];if(!B||B==="second"&&$<1e4)return"just now";const G=Math.floor($/V);return`${G}\
 ${B}${G===1?"":"s"} ago`}}),3739:((c,R,u)=>{u.d(R,{GQ:()=>f,I7:()=>h,bD:()=>M,xU:()=>b});const l={missing_input:"user",invalid_input:"user",invalid_file:"user",
file_not_found:"user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"user",app_of_another_repository:"user",not_production_branch:"user",not_found:"\
user",table_not_found:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"\
user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"platform",service_error:"platform",unexpected_response:"platform",response_too_large:"pl\
atform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"\
platform",unreachable:"network",request_timeout:"network",github_refused:"github",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"\
user",unsupported_runtime:"user",disk_full:"user",audit_altered:"user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},v=Object.
keys(l);class f extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(B,V,G={}){super(V,G.cause===void 0?void 0:{cause:G.cause}),
this.code=B,this.mender=l[B],this.remedy=G.remedy,this.input=G.input,this.place=G.place,this.call=G.call,this.also=G.also??[]}with(B){const{code:V=this.code,message:G=this.
message,...z}=B,{remedy:Q,input:C,place:m,call:N,cause:P,also:F}=this;return new f(V,G,{remedy:Q,input:C,place:m,call:N,cause:P,also:F,...z})}}function h($){return $ instanceof
f?$:new f("internal",M($),{cause:$,remedy:"This is a fault of Slipway. Please report it with the lines above."})}function M($){return $ instanceof Error?$.message:
String($)}function g($){throw new f("internal",`Unhandled case: ${JSON.stringify($)}`)}function b($){if(!(!($ instanceof Error)||!("code"in $)))return typeof $.
code=="string"?$.code:void 0}const S=new Set(["ENOSPC","EDQUOT"]);function I($){return S.has(b($))}}),8302:((c,R,u)=>{u.d(R,{Eb:()=>h,Gv:()=>l,KH:()=>M,U4:()=>v});
function l(g){return typeof g=="object"&&g!==null&&!Array.isArray(g)}function v(g){try{return JSON.parse(g)}catch{return}}function f(g){const b=v(g);return l(b)?
b:void 0}function h(g){const b=Object.entries(g).filter(([,S])=>S!==void 0);return Object.fromEntries(b)}function M(g,b){return typeof g=="string"&&g.length<=b}}),
1709:((c,R,u)=>{u.d(R,{c:()=>v});function l(f){return/^(?:127(?:\.\d{1,3}){3}|::1)$/.test(f)}function v(f){return/^(?:[^.]+\.)*localhost\.?$/i.test(f)||l(f.replace(
/^\[|\]$/g,""))}}),5807:((c,R,u)=>{u.d(R,{FF:()=>U,Nl:()=>$,Ow:()=>Q,aL:()=>m,hS:()=>P,zD:()=>N});const l="\x1B",v="\x07",f=new RegExp(`${l}[\\]P_^X][^${v}${l}]\
*(?:${v}|${l}\\\\)|${l}\\[[0-?]*[ -/]*[@-~]|${l}[ -/]*[0-Z\\\\^-~]`,"g"),h=/[\t\n\v\f\r\u0085\u2028\u2029]/g,M=()=>new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u\
200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),g=new RegExp(`${l}\\[[0-9;:]{0,40}m`,"g");function b(A){const j=A.
includes(l)?A.match(g)??[]:[];return j.length===0?{texts:[A],codes:j}:{texts:A.split(g),codes:j}}const S=/^[ -~]*$/,I=/^[\t -~]*$/;function $(A){return A.includes(
l)?A.replace(f,""):A}function B(A){return I.test(A)?A:$(A).replace(/[\n\u2028\u2029]/g," ").replace(M(),j=>j==="	"?j:"")}function V(A){return A.split(`
`).map(B).join(`
`)}function G(A,j){return A.length>j?C(A,j):A}function z(A){return A.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function Q(A,j=2e3){const ne=A.length>j*8+1024?A.slice(
0,j*8+1024):A;if(S.test(ne)&&ne.length<=j)return A;const pe=$(ne).replace(h," ").replace(M(),"").toWellFormed();return pe.length>j||ne.length<A.length?C(pe,j):pe}
function C(A,j){if(j<1)return"";const ne=A.slice(0,j-1),pe=ne.charCodeAt(ne.length-1);return`${pe>=55296&&pe<=56319?ne.slice(0,-1):ne}\u2026`}function m(A){return A.
trim().split(/\s+/)}function N(A){let[j,ne]=[String(A),""];for(;j.length>3;j=j.slice(0,-3))ne=`,${j.slice(-3)}${ne}`;return j+ne}function P(A,j){return`${N(A)} ${j}${A===
1?"":"s"}`}function F(A){return U(A)??A}function U(A){try{return decodeURIComponent(A)}catch{return}}const re=/^[\t\n\r -~]*$/;function de(A){return re.test(A)?
A:A.replace(/[\u2028\u2029]/g,ce).replace(M(),j=>`	
\r`.includes(j)?j:ce(j))}function ce(A){return Array.from({length:A.length},(ne,pe)=>A.charCodeAt(pe)).map(ne=>`\\u${ne.toString(16).padStart(4,"0")}`).join("")}}),
7634:((c,R,u)=>{u.d(R,{x:()=>l});const l="1.0.0"}),1787:((c,R,u)=>{u.d(R,{N:()=>I});var l=u(3739),v=u(8302),f=u(5807),h=u(86);const M=(0,f.aL)("message errordes\
cription detail details title description msg reason"),g=10,b=(0,f.aL)("errors fields details detail violations fieldviolations invalidparams messages"),S=(0,f.
aL)("fieldviolations violations details errors causes");function I(C){const m=(0,h.Pf)(C),N=m.get("errors")??m.get("messages"),P=Array.isArray(N)&&(0,v.Gv)(N[0])?
{error:N[0]}:void 0,F=[...(0,h.w)(P,["error"]),...(0,h.w)(C,["error"])],U=(...j)=>$(F.flatMap(ne=>(0,h.Qq)(ne,...j)??[])[0]),re=(0,v.Gv)(C)?(0,h.Qq)(m,"error"):
void 0,de=re!==void 0&&B(re)?re:void 0,ce=F.map(j=>(0,h.Qq)(j,"id")).find(j=>j!==void 0&&B(j)),A=V(C);return{code:de??U("code","errorcode")??(U("message")===void 0?
void 0:ce),message:U(...M)??$(re)??A[0]?.message,requestID:U("requestid","traceid","correlationid"),fields:A}}function $(C){return C===void 0?void 0:(0,f.Ow)(C,
300).trim()}function B(C){return/^[\w.-]{1,64}$/.test(C)}function V(C){const m=(0,h.Pf)(C),N=(0,h.Pf)(m.get("error")),F=[...[m,N].flatMap(U=>b.map(re=>U.get(re))).
flatMap(U=>G(U)),...z(N),...z(m)];return[...new Map(F.map(U=>[`${U.field} ${U.message}`,U])).values()].slice(0,g)}function G(C,m=0){if(m>2)return[];const N=F=>S.
flatMap(U=>G(F.get(U),m+1));if(Array.isArray(C))return C.slice(0,50).map(h.Pf).flatMap(U=>[...z(U),...N(U)]);if(!(0,v.Gv)(C))return[];const P=N((0,h.Pf)(C));return P.
length>0?P:Object.entries(C).flatMap(([F,U])=>(Array.isArray(U)?U:[U]).filter(de=>typeof de=="string").map(de=>({field:(0,f.Ow)(F,100),message:(0,f.Ow)(de,300)})))}
function z(C){const m=(0,h.Pf)(C.get("source")),N=C.get("loc")??C.get("path"),P=Array.isArray(N)?N.filter(ce=>ce!=="body").join("."):void 0,F=(0,h.Qq)(C,...(0,f.
aL)("field param parameter target property pointer attribute fieldname")),U=P||F||(0,h.Qq)(m,"pointer","parameter"),re=(0,h.Qq)(C,...M,"error","code");if(U===void 0||
re===void 0)return[];const de=U.replace(/^[#/]+|^\$\.|^body[./]/g,"").replace(/^data\/attributes\//,"").replaceAll("/",".");return[{field:(0,f.Ow)(de,100),message:(0,f.
Ow)(re,300)}]}function Q(C,m){const N=fieldsOf(C);if(N.get("success")!==!1&&N.get("ok")!==!1)return;const{code:P,message:F}=I(C),U=[P,F&&`"${F}"`].filter(Boolean).
join(" "),re=m.status===void 0?"":` ${m.status}`;throw new SlipwayError("refused",`The service answered ${m.method} ${m.path} with${re}, but says that it failed${U&&
`: ${U}`}`,{remedy:"Mend what the answer names, then run again.",call:{...m,outcome:"unknown"}})}}),86:((c,R,u)=>{u.d(R,{LO:()=>ce,Pf:()=>g,Qq:()=>P,w:()=>C});var l=u(
3739),v=u(8302),f=u(5807),h=u(8438);function M(y){return y.toLowerCase().replace(/[_\-$@]/g,"")}function g(y){const E=new Map;if(!(0,v.Gv)(y))return E;for(const[
x,W]of Object.entries(y)){const oe=M(x);E.has(oe)||E.set(oe,W)}return E}function b(y){return new Map(y.toReversed().flatMap(E=>[...E]))}function S(y,E){return{path:y,
value:E,fields:g(E)}}function I(y,E){return Object.entries(y.value).filter(([x])=>E.includes(M(x))).map(([x,W])=>({path:V(y.path,(0,f.Ow)(x,40)),member:W}))}function $(y,E){
for(const x of E)for(const{path:W,member:oe}of I(y,[x]))if((0,v.Gv)(oe))return S(W,oe)}function B(y){return/^[A-Za-z_]\w*$/.test(y)?y:`\`${y.replaceAll("`","")}\
\``}function V(y,E){return y===""?B(E):`${y}.${B(E)}`}function G(y,E,x=""){return Object.entries(isObject(y)?y:{}).flatMap(([W,oe])=>{const Re=V(x,W);return isObject(
oe)&&x===""?G(oe,E,Re):E(M(W),oe)?[Re]:[]})}function z(y){return/^[\w.$]+$/.test(y)?y:JSON.stringify(y)}function Q(y,E){const x=[];let W=(0,v.Gv)(y)?S("",y):void 0;
for(;W!==void 0&&x.length<=h.sX;)x.unshift(W),W=$(W,[...E,...h.wy]);return x}function C(y,E){return Q(y,E).map(({fields:x})=>x)}function m(y){return typeof y=="\
number"?String(y):typeof y=="string"&&y!==""?y:void 0}function N(y,E,x){for(const W of E){const oe=x(y.get(W));if(oe!==void 0)return oe}}function P(y,...E){return N(
y,E,m)}function F(y,...E){return N(y,E,U)}function U(y){const E=typeof y=="string"&&/^-?\d{1,15}$/.test(y)?Number(y):y;return Number.isSafeInteger(E)?Number(E):
void 0}function re(y,...E){return N(y,E,x=>{const W=typeof x=="string"&&/^\d+(?:\.\d+)?$/.test(x)?Number(x):x;if(typeof W=="number"&&Number.isFinite(W))return Math.
round(W<1e11?W*1e3:W);const oe=typeof x=="string"?Date.parse(x):Number.NaN;return Number.isNaN(oe)?void 0:oe})}function de(y){const E=m(y);if(E===void 0)return;
const x=/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/].*)?$/i.test(E)?`https://${E}`:E;return/^https?:\/\//i.test(x)&&URL.canParse(x)?x:void 0}function ce(y,E,x,W){return j(
`has no ${y}; ${pe(E)}`,x,W)}function A(y,E,x,W){return j(`has more than one ${y}: ${E.join(" and ")}; Slipway does not guess`,x,W)}function j(y,E,x){const W=E.
status===void 0?"":` (${E.status})`;return new l.GQ("unexpected_response",`The answer to ${E.method} ${E.path}${W} ${y}`,{remedy:x===void 0?"Check that the addr\
ess is the service itself. If it is, its answers have a shape that Slipway does not know.":`Check that base-url is the control plane. If it is, say where the va\
lue is in a map (input api-map):
${x}
"slipway doctor --write slipway-api.yml" writes a map to start from.`,call:{...E,outcome:"unknown",unclear:!0}})}function ne(y,E,x){return`answers:
  ${y}:
    ${E}: ${z(x)}`}function pe(y){if(y===void 0)return"it is empty.";if(Array.isArray(y))return`it is a list of ${y.length}.`;if(!(0,v.Gv)(y))return`it is ${y===
null?"null":`a ${typeof y}`}.`;const E=Ee(y,0),x=E.slice(0,30).join(", ");return E.length===0?"it is an empty object.":`it has: ${x}${E.length>30?", \u2026":""}\
.`}function Ee(y,E){return!(0,v.Gv)(y)||E>h.sX?[]:Object.entries(y).flatMap(([x,W])=>[(0,f.Ow)(x,40),...Ee(W,E+1).map(oe=>`${(0,f.Ow)(x,40)}.${oe}`)])}}),8438:((c,R,u)=>{
u.d(R,{sX:()=>g,wy:()=>M});var l=u(5807);const v={label:"app",names:(0,l.aL)("app application"),kin:(0,l.aL)("site service website webapp staticsite"),lists:(0,l.
aL)("apps applications sites services")},f={label:"deployment",names:(0,l.aL)("deploy deployment"),kin:(0,l.aL)("job build release run rollout revision"),lists:(0,l.
aL)(`
    deployments deploys jobs builds releases runs rollouts revisions jobsummaries deploymentsummaries
  `)},h={label:"environment",names:(0,l.aL)("environment env"),kin:[],lists:(0,l.aL)("environments envs")},M=(0,l.aL)("data result item response payload body co\
ntent node embedded"),g=2,b=(0,l.aL)("attributes properties metadata"),S=(0,l.aL)("items data results result list records entries values value nodes edges"),I=(0,l.
aL)("errors messages warnings notices included links"),$=(0,l.aL)("id uid uuid guid"),B=(0,l.aL)(`
  status state readystate currentstatus currentstate
  deploymentstatus deploystatus deploymentstate deploystate jobstatus jobstate
`),V=(0,l.aL)("phase deploymentphase"),G=(0,l.aL)("state status phase name value"),z=(0,l.aL)("conclusion result outcome"),Q=(0,l.aL)("stage step currentstage c\
urrentstep stagename"),C=(0,l.aL)(`
  url publicurl liveurl siteurl appurl sslurl productionurl primaryurl weburl
  deploymenturl deployurl deploysslurl previewurl
  defaultingress defaultdomain defaulthostname livedomain hostname host domain fqdn
`),m=(0,l.aL)("urls domains hostnames aliases status links endpoints"),N=(0,l.aL)("branch gitbranch branchname sourcebranch gitref ref githubcommitref headbranc\
h"),P=(0,l.aL)("repository repo repositoryurl repourl gitrepository gitrepo giturl"),F=(0,l.aL)("branch productionbranch gitbranch repobranch"),U=(0,l.aL)(`
  commit commitsha commitid commithash commitref sha gitsha gitcommit gitcommitsha
  revision sourceversion githubcommitsha headsha
`),re=(0,l.aL)("source git gitsource meta trigger deploymenttrigger metadata commit"),de=(0,l.aL)(`
  createdat created createdon creationtime createtime createdtime createdtimeutc
  creationtimestamp datecreated insertedat queuedat starttime startedat timestamp
`),ce=(0,l.aL)("supersededby replacedby"),A=(0,l.aL)("nextcursor cursor nextpagetoken nexttoken endcursor continue next"),j=(0,l.aL)("pagination paging page pag\
einfo meta metadata resultinfo links"),ne=(0,l.aL)("next nextlink nexturl nextpage")}),8010:((c,R,u)=>{u.a(c,async(l,v)=>{try{var f=u(8168),h=u(1278),M=u(1781),
g=u(8017),b=u(3445),S=u(336);(0,g.P)();const I=(0,f.c)();await(0,h.N)({run:I,runner:(0,M.Aq)(I.summaryFile),fetch:await(0,b.i)(process.env),clock:S.ml,random:Math.
random}),v()}catch(I){v(I)}},1)})},$n={};function J(c){var R=$n[c];if(R!==void 0)return R.exports;var u=$n[c]={id:c,loaded:!1,exports:{}},l=!0;try{yt[c](u,u.exports,
J),l=!1}finally{l&&delete $n[c]}return u.loaded=!0,u.exports}J.m=yt,typeof J<"u"&&(J.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.
url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var c=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",R=typeof Symbol=="function"?Symbol(
"webpack exports"):"__webpack_exports__",u=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",l=f=>{f&&f.d<1&&(f.d=1,f.forEach(h=>h.r--),f.forEach(
h=>h.r--?h.r++:h()))},v=f=>f.map(h=>{if(h!==null&&typeof h=="object"){if(h[c])return h;if(h.then){var M=[];M.d=0,h.then(S=>{g[R]=S,l(M)},S=>{g[u]=S,l(M)});var g={};
return g[c]=S=>S(M),g}}var b={};return b[c]=S=>{},b[R]=h,b});J.a=(f,h,M)=>{var g;M&&((g=[]).d=-1);var b=new Set,S=f.exports,I,$,B,V=new Promise((G,z)=>{B=z,$=G});
V[R]=S,V[c]=G=>(g&&G(g),b.forEach(G),V.catch(z=>{})),f.exports=V,h(G=>{I=v(G);var z,Q=()=>I.map(m=>{if(m[u])throw m[u];return m[R]}),C=new Promise(m=>{z=()=>m(Q),
z.r=0;var N=P=>P!==g&&!b.has(P)&&(b.add(P),P&&!P.d&&(z.r++,P.push(z)));I.map(P=>P[c](N))});return z.r?C:Q()},G=>(G?B(V[u]=G):$(S),l(g))),g&&g.d<0&&(g.d=0)}})(),
(()=>{var c=Object.getPrototypeOf?u=>Object.getPrototypeOf(u):u=>u.__proto__,R;J.t=function(u,l){if(l&1&&(u=this(u)),l&8||typeof u=="object"&&u&&(l&4&&u.__esModule||
l&16&&typeof u.then=="function"))return u;var v=Object.create(null);J.r(v);var f={};R=R||[null,c({}),c([]),c(c)];for(var h=l&2&&u;typeof h=="object"&&!~R.indexOf(
h);h=c(h))Object.getOwnPropertyNames(h).forEach(M=>f[M]=()=>u[M]);return f.default=()=>u,J.d(v,f),v}})(),J.d=(c,R)=>{for(var u in R)J.o(R,u)&&!J.o(c,u)&&Object.
defineProperty(c,u,{enumerable:!0,get:R[u]})},J.f={},J.e=c=>Promise.all(Object.keys(J.f).reduce((R,u)=>(J.f[u](c,R),R),[])),J.u=c=>""+c+".index.js",J.o=(c,R)=>Object.
prototype.hasOwnProperty.call(c,R),J.r=c=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(c,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(
c,"__esModule",{value:!0})},J.nmd=c=>(c.paths=[],c.children||(c.children=[]),c),(()=>{var c={792:0},R=u=>{var{ids:l,modules:v,runtime:f}=u,h,M,g=0;for(h in v)J.
o(v,h)&&(J.m[h]=v[h]);for(f&&f(J);g<l.length;g++)M=l[g],J.o(c,M)&&c[M]&&c[M][0](),c[l[g]]=0};J.f.j=(u,l)=>{var v=J.o(c,u)?c[u]:void 0;if(v!==0)if(v)l.push(v[1]);else{
var f=import("./"+J.u(u)).then(R,h=>{throw c[u]!==0&&(c[u]=void 0),h}),f=Promise.race([f,new Promise(h=>v=c[u]=[h])]);l.push(v[1]=f)}}})();var wt=J(8010);wt=await wt;

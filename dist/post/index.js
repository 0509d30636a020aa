const ee=process.getBuiltinModule;var yt={9896:(c=>{c.exports=ee("fs")}),4589:(c=>{c.exports=ee("node:assert")}),6698:(c=>{c.exports=ee("node:async_hooks")}),4573:(c=>{
c.exports=ee("node:buffer")}),7598:(c=>{c.exports=ee("node:crypto")}),3053:(c=>{c.exports=ee("node:diagnostics_channel")}),8474:(c=>{c.exports=ee("node:events")}),
3024:(c=>{c.exports=ee("node:fs")}),7067:(c=>{c.exports=ee("node:http")}),2467:(c=>{c.exports=ee("node:http2")}),7030:(c=>{c.exports=ee("node:net")}),643:(c=>{c.
exports=ee("node:perf_hooks")}),1792:(c=>{c.exports=ee("node:querystring")}),99:(c=>{c.exports=ee("node:sqlite")}),7075:(c=>{c.exports=ee("node:stream")}),7830:(c=>{
c.exports=ee("node:stream/web")}),1692:(c=>{c.exports=ee("node:tls")}),3136:(c=>{c.exports=ee("node:url")}),7975:(c=>{c.exports=ee("node:util")}),3429:(c=>{c.exports=
ee("node:util/types")}),5919:(c=>{c.exports=ee("node:worker_threads")}),8522:(c=>{c.exports=ee("node:zlib")}),857:(c=>{c.exports=ee("os")}),8168:((c,R,u)=>{u.d(
R,{c:()=>I});var l=u(3024);const v=ee("node:path");var f=u(8302);const g={mode:{kind:"choice",choices:["deploy","check","close"],default:"deploy"},"base-url":{kind:"\
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
se"}},M=new Map(Object.entries(g)),_=Object.keys(g).filter(b);function b(h){return Object.hasOwn(g,h)}function $(h){const N=_.map(P=>{const F=M.get(P)?.default??
"";return[P,h[P]||(F.startsWith("${{")?"":F)]});return Object.fromEntries(N)}function I(h=process.env){const N=h.GITHUB_WORKSPACE||process.cwd();return{raw:E(h),
context:H(h,N),summaryFile:h.GITHUB_STEP_SUMMARY||void 0,saved:h.STATE_slipway??"",readFile:P=>(0,l.readFileSync)((0,v.resolve)(N,P),"utf8")}}function E(h){const N={};
for(const P of _){const F=h[`INPUT_${P.toUpperCase()}`]?.trim();F&&(N[P]=F)}return $(N)}function H(h,N){const P=h.GITHUB_REPOSITORY||void 0,F=Y(h.GITHUB_EVENT_PATH),
U=h.GITHUB_SERVER_URL||"https://github.com",[re,de]=[h.ACTIONS_ID_TOKEN_REQUEST_URL,h.ACTIONS_ID_TOKEN_REQUEST_TOKEN],ce=q(q(F,"pull_request"),"head"),A=z(q(F,"\
pull_request"),P);return{serverUrl:U,apiUrl:h.GITHUB_API_URL||"https://api.github.com",repository:P,refName:h.GITHUB_REF_NAME||void 0,sha:C(ce.sha)??(h.GITHUB_SHA||
void 0),eventName:h.GITHUB_EVENT_NAME||void 0,pullRequest:A,fork:A?.fork===!0||G(q(F,"workflow_run"),P),selfHosted:h.RUNNER_ENVIRONMENT!=="github-hosted",dependabot:h.
GITHUB_ACTOR==="dependabot[bot]",idTokenRequest:re&&de?{url:re,token:de}:void 0,runUrl:P&&h.GITHUB_RUN_ID?`${U}/${P}/actions/runs/${h.GITHUB_RUN_ID}`:void 0,workspace:N}}
function z(h,N){const P=q(h,"head"),F=C(P.ref);if(typeof h.number!="number"||F===void 0)return;const U=C(q(P,"repo").full_name);return{number:h.number,headRepository:U,
headBranch:F,fork:U?.toLowerCase()!==N?.toLowerCase()}}function G(h,N){return h.id===void 0?!1:C(q(h,"head_repository").full_name)?.toLowerCase()!==N?.toLowerCase()}
function Y(h){if(!h)return{};try{const N=JSON.parse((0,l.readFileSync)(h,"utf8"));return(0,f.Gv)(N)?N:{}}catch{return{}}}function q(h,N){const P=h[N];return(0,f.
Gv)(P)?P:{}}function C(h){return typeof h=="string"&&h!==""?h:void 0}}),1278:((c,R,u)=>{u.d(R,{N:()=>As});var l=u(8302);function v(e){let n;return()=>(n??=e().catch(
t=>{throw n=void 0,t}),n)}var f=u(5807),g=u(3739);function M(e){return{kind:"command",command:e,input:"id-token-command",description:"ID token from a command",obtain:(n,t)=>_(
e,t)}}async function _(e,{run:n,onSecret:t,signal:r}){const s=(p,w)=>new g.GQ("token_command_failed",`The command of id-token-command ${p}`,{input:"id-token-com\
mand",remedy:"Run the command by itself; it must print nothing but the ID token on its standard output and exit 0.",cause:w}),{exitCode:o,stdout:i}=await n(e,r).
catch(p=>{throw r?.throwIfAborted(),s("could not be started",p)});if(i===void 0)throw s("printed more than a million bytes");const a=i.trim();if(a!==""&&t(a),o!==
0)throw s(`ended with exit code ${o}`);if(a==="")throw s("printed nothing");if(/\s/.test(a))throw s("printed more than one word: an ID token has no spaces and n\
o line ends");return a}const b=()=>u.e(899).then(u.bind(u,9206));function $(e){return{...e,kind:"github",input:"id-token-audience",mayLackEmail:!0,description:e.
audience?`GitHub OIDC, for ${e.audience}`:"GitHub OIDC",obtain:async(n,{onSecret:t})=>(await b()).githubToken(e,n,t)}}function I(e){return{...e,kind:"exchange",
input:"token-exchange-url",description:`GitHub OIDC, exchanged at ${new URL(e.url).host}`,obtain:async(n,{onSecret:t})=>(await b()).exchangedToken(e,n,t)}}const E="\
SLIPWAY_TOKEN";function H(e){return{...z(e),input:E,description:`token of ${E}`}}function z(e){const n=e.trim();return{kind:"given",token:n,input:"id-token",description:"\
ID token as given",renewable:!1,async obtain(t,{onSecret:r}){return r(n),n}}}var G=u(1619);const Y={characters:80,candidates:1e3,shown:3};function q(e,n){const t=N(
e);if(t===""||e.length>Y.characters)return[];const r=n.slice(0,Y.candidates).filter(o=>o!==e&&o.length<=Y.characters).flatMap(o=>{const i=U(t,N(o)),a=F(e)===F(o)?
Math.min(i??P,P):i;return a===void 0?[]:[{each:o,points:a}]}),s=Math.min(...r.map(({points:o})=>o));return r.sort((o,i)=>o.points-i.points).filter(({points:o})=>o<=
s+1).slice(0,Y.shown).map(({each:o})=>o)}function C(e,n){return q(e,n).filter(t=>re(e,t)<=Math.max(1,Math.floor(Math.min(e.length,t.length)/8)))}function h(e,n){
const[t]=q(e.trim(),n);return t===void 0?"":`; did you mean "${t}"?`}function N(e){return e.toLowerCase().replace(/[-_.:\s]/g,"")}const P=1;function F(e){return/^[^:]{1,40}(?=:)/.
exec(e)?.[0]??`${e}:`}function U(e,n){if(e===n)return 0;const t=Math.max(1,Math.floor(Math.min(e.length,n.length)/3)),r=re(e,n);if(r<=t)return r;const[s,o]=e.length<
n.length?[e,n]:[n,e];if(s.length>=4&&(o.startsWith(s)||o.endsWith(s)))return t+1}function re(e,n){let t=[],r=Array.from({length:n.length+1},(s,o)=>o);for(let s=1;s<=
e.length;s++){const o=[s];for(let i=1;i<=n.length;i++){const a=e[s-1]===n[i-1],p=s>1&&i>1&&e[s-1]===n[i-2]&&e[s-2]===n[i-1];o[i]=Math.min((r[i]??0)+1,(o[i-1]??0)+
1,(r[i-1]??0)+(a?0:1),p?(t[i-2]??0)+1:Number.POSITIVE_INFINITY)}[t,r]=[r,o]}return r[n.length]??0}function de(e,n,t){return new SlipwayError("invalid_input",`${e}\
: ${n}`,{input:e,remedy:t})}function ce(e,n,t){return new SlipwayError("missing_input",`${e} is missing: ${n}`,{input:e,remedy:t})}function A(e,n){const t=e.trim().
toLowerCase();if(t==="true"||t==="false")return t==="true";throw de(n,`"${ne(e)}" is neither true nor false`,"Write true or false.")}function j(e,n,t,r=""){const s=n.
find(i=>i===e.trim().toLowerCase());if(s!==void 0)return s;const o=n.map(i=>`"${i}"`).join(", ");throw de(t,`${r}"${ne(e)}" is not one of ${o}${didYouMean(e,n)}`,
`Write one of ${o}.`)}function ne(e){const n=e.replace(/\s+/g," ").trim();return n.length>60?`${n.slice(0,57)}\u2026`:n}class pe{#e=[];try(n,t){try{return n()}catch(r){
const s=asSlipwayError(r);if(s.code==="internal")throw r;return this.#e.push(s),t}}add(n){this.#e.push(n)}throwIfAny(){const n=Se(this.#e);if(n)throw n}}function Se(e){
const[n,...t]=e.flatMap(r=>[r.with({also:[]}),...r.also]);return n?.with({also:t})}function y(e,n){const t=Le(e),[r,s]=t;if(r&&s)throw invalid(s,`${r} is given \
as well, and a run has one identity`,`Leave out one of: ${t.join(", ")}.`);return nn(e),r===void 0?n.identity??On(e,n):S[r](e,n)}const S={"id-token":e=>z(e["id-\
token"]),"id-token-command":e=>M(e["id-token-command"]),"token-exchange-url":K("token-exchange-url",(e,n)=>I({url:(0,G.Jb)(n["token-exchange-url"],"token-exchan\
ge-url").href,audience:n["token-exchange-audience"]||void 0,clientID:n["token-exchange-client-id"]||void 0,subject:e})),"id-token-audience":K("id-token-audience",
$)},x=Object.keys(S).filter(e=>Object.hasOwn(S,e));function K(e,n){return(t,r)=>{const{url:s,token:o}=r.idTokenRequest??{};if(s===void 0||o===void 0)return Be(e,
t,r);const i=t["id-token-audience"]||void 0;return n({requestUrl:s,requestToken:o,audience:i,permissions:Fe(t,r)},t)}}const oe=x.filter(e=>e!=="id-token-audienc\
e");function Le(e){const n=x.filter(t=>e[t].trim()!=="");return n.includes("token-exchange-url")?n.filter(t=>t!=="id-token-audience"):n}function nn(e){if(e["tok\
en-exchange-url"]!=="")return;const n=["token-exchange-audience","token-exchange-client-id"].find(t=>e[t]!=="");if(n)throw missing("token-exchange-url",`${n} me\
ans nothing without it`,"Give the token endpoint.")}const Sn="Give one of: id-token-audience with token-exchange-url (the usual way), id-token, id-token-command\
, or id-token-audience alone.";function On(e,n){if(Ge(n))return Be("id-token",e,n);throw missing("id-token-audience","no input provides an ID token",Sn)}function Ge(e){
return e.dependabot||e.pullRequest?.fork===!0}function Be(e,n,t){const r=Fe(n,t);return new g.GQ("no_id_token",`This run can have no ID token: ${tn(t)}`,{input:e,
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
u,5994))).createGitHubClient(e)),p=async(L,B)=>(await a()).ask(L,B),w=async()=>{const L=await p("read the token's user",({rest:B})=>B.users.getAuthenticated()).
catch(()=>{});return(0,l.Gv)(L)&&typeof L.login=="string"?L.login:""},m=async(L,B)=>{let W,Q=0;const te=(await a()).pages("read the comments",({paginate:X,rest:ue})=>X.
iterator(ue.issues.listComments,{...i,issue_number:L,per_page:ge}));for await(const X of te){for(const ue of X.flatMap(O).filter(ie=>ie.body.startsWith(B))){W??=
w();const ie=await W;if(ie===""?ue.isBot:ue.login===ie)return ue}if(Q+=1,X.length<ge||Q===d)break}};return{name:"GitHub",async remembered(L,B,W){const Q={...i,environment:L,
task:"deploy",per_page:ge},te=(await a()).pages("read GitHub's deployments",({paginate:ie,rest:Ee})=>ie.iterator(Ee.repos.listDeployments,Q)),X=[];let ue=0;for await(const ie of te)
if(X.push(...ie.flatMap(Ee=>me(Ee,B))),ue+=ie.length,ie.length<ge||ue>=W||X.length>0)break;return X},async record({environment:L,description:B,memo:W}){const Q=await p(
"record a GitHub deployment",({rest:te})=>te.repos.createDeployment({...i,ref:W.commit,task:"deploy",auto_merge:!1,required_contexts:[],payload:{slipway:1,...W},
environment:L,description:se(B),transient_environment:W.pullRequest!==void 0,production_environment:L==="production"}));return(0,l.Gv)(Q)&&Number.isSafeInteger(
Q.id)?String(Q.id):void 0},async setState(L,{state:B,description:W,url:Q,logUrl:te}){await p("set a GitHub deployment's status",({rest:X})=>X.repos.createDeploymentStatus(
{...i,deployment_id:Number(L),state:B,description:se(W),auto_inactive:!1,...(0,l.Eb)({environment_url:Q,log_url:te})}))},async statusOf(L){const B={...i,deployment_id:Number(
L),per_page:1},W=await p("read a GitHub deployment's status",({rest:X})=>X.repos.listDeploymentStatuses(B)),Q=Array.isArray(W)?W[0]:void 0,te=(0,l.Gv)(Q)?D(Q.state):
void 0;if(!(!(0,l.Gv)(Q)||te===void 0))return{state:te,url:typeof Q.environment_url=="string"?Q.environment_url:void 0}},async comment(L,B,W,Q){const te=`<!-- s\
lipway ${B} -->`,X=`${te}
${W}`,ue=await m(L,te);if(ue===void 0){if(Q==="amend")return;await p("write the comment",({rest:ie})=>ie.issues.createComment({...i,issue_number:L,body:X}))}else
ue.body!==X&&await p("update the comment",({rest:ie})=>ie.issues.updateComment({...i,comment_id:ue.id,body:X}))},async isClosed(L){const B=await p("read the pul\
l request",({rest:W})=>W.pulls.get({...i,pull_number:L}));return(0,l.Gv)(B)&&B.state==="closed"},permissions:({comment:L})=>He({idToken:t!==void 0,records:!0,pullRequest:r!==
void 0,comment:L})}}function O(e){if(!(0,l.Gv)(e)||!Number.isSafeInteger(e.id)||typeof e.body!="string")return[];const n=(0,l.Gv)(e.user)?e.user:{};return typeof n.
login!="string"?[]:[{id:Number(e.id),body:e.body,login:n.login,isBot:n.type==="Bot"}]}function D(e){return e==="pending"?"queued":rn.find(n=>n===e)??(e===void 0?
void 0:"inactive")}function se(e){return(0,f.Ow)(e,sn)}function me(e,n){if(!(0,l.Gv)(e)||!Number.isSafeInteger(e.id))return[];const{id:t,payload:r}=e,s=typeof r==
"string"?(0,l.U4)(r):r;if(!(0,l.Gv)(s)||s.slipway!==1||s.app!==n)return[];const{appID:o,deployID:i,commit:a,pullRequest:p}=s,w={appID:_e(o),deployID:_e(i),commit:_e(
a)},m=typeof p=="number"&&Number.isSafeInteger(p)?p:void 0;return[{app:n,id:String(t),...w,pullRequest:m}]}function _e(e){return typeof e=="string"&&/^[\w.:-]{1,128}$/.
test(e)?e:void 0}var Re=u(8474),Oe=u(9127);function Me(e){return async(n,t)=>{const r=new URL(n instanceof Request?n.url:n);if(!(r.protocol==="http:"&&r.hostname.
endsWith(".localhost")&&!t?.body))return e(n,t);const{method:o="GET",signal:i}=t??{},a={...Object.fromEntries(new Headers(t?.headers)),host:r.host},p=await kn(r,
{hostname:"127.0.0.1",method:o,headers:a,signal:i??void 0}),w=[];for await(const W of p.body??[])w.push(W);const{status:m,headers:L}=p,B=m===204||m===304?null:Buffer.
concat(w);return new Response(B,{status:m,headers:[...L]})}}function $e(e,n=ve){const t=e===fetch;return(r,s)=>{const o=r.protocol==="http:"&&isLoopbackHost(r.hostname);
return t||o?kn(r,{...s,connectMs:n}):e(r,s)}}const ve=1e4;function kn(e,n){const{hostname:t,method:r,headers:s,body:o,signal:i,connectMs:a=ve}=n,p=e.protocol===
"https:",{request:w}=process.getBuiltinModule(p?"node:https":"node:http");return new Promise((m,L)=>{const B=o===void 0?{}:{"content-length":String(Buffer.byteLength(
o))},W={method:r,headers:{"accept-encoding":"identity",...B,...s},auth:void 0,...r==="POST"?{agent:!1}:{},...(0,l.Eb)({hostname:t,signal:i})},Q=w(e,W,te=>{const X=new Map(
Object.entries(te.headers).map(([ie,Ee])=>[ie,[Ee].flat().join(", ")])),ue={get:ie=>X.get(ie.toLowerCase())??null,[Symbol.iterator]:()=>X.entries()};m({status:te.
statusCode??0,headers:ue,body:bt(te)})});Q.on("error",L),Q.on("upgrade",(te,X)=>{X.destroy(),L(new Error("The server answered with an upgrade"))}),Q.on("socket",
te=>{if(!te.connecting)return;const X=setTimeout(()=>Q.destroy($t(e,a)),a);for(const ue of[p?"secureConnect":"connect","close"])te.once(ue,()=>clearTimeout(X))}),
Q.end(o)})}function bt(e){if(!/^(?:x-)?gzip$/i.test(e.headers["content-encoding"]??""))return e;const{constants:n,createGunzip:t}=process.getBuiltinModule("node\
:zlib"),r=t({finishFlush:n.Z_SYNC_FLUSH});return process.getBuiltinModule("node:stream").pipeline(e,r,()=>{})}function $t({host:e},n){const t=new Error(`No conn\
ection to ${e} within ${(0,Oe.a3)(n)}`);return Object.assign(t,{code:"ETIMEDOUT",syscall:"connect"})}const Et=["success","failure","cancelled","pending"],St={success:(0,f.
aL)(`
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
  `)},Ot=new Map(Et.flatMap(e=>St[e].map(n=>[n,e])));function vn(e){return e.toLowerCase().replace(/[\s_-]/g,"")}const Tt=null;function js(e,n=new Map){const t=vn(
e);return n.get(t)??Ot.get(t)??Tt.find(([,r])=>r.test(t))?.[0]}function Te(e){return n=>(0,l.KH)(n,e)?n:void 0}const kt=e=>typeof e=="number"&&Number.isSafeInteger(
e)?e:void 0,Ie=e=>{const n=kt(e);return n!==void 0&&n>=0?n:void 0},In=e=>e===!0?!0:void 0,Gs=e=>e===!0;function An(e){return n=>e.find(t=>t===n)}function We(e){
return n=>n===null?null:e(n)}function vt(e,n){return t=>{if(!Array.isArray(t)||t.length>e)return;const r=t.map(n).filter(s=>s!==void 0);return r.length===t.length?
r:void 0}}function De(e,n={}){const t=Object.entries({...n,...e});return r=>{if(!(0,l.Gv)(r))return;const s={};for(const[o,i]of t){const a=i(r[o]);if(a!==void 0)
s[o]=a;else if(Object.hasOwn(e,o))return}return s}}function Bs(e,n){return t=>{const r=isObject(t)?t[e]:void 0;if(typeof r!="string"||!Object.hasOwn(n,r))return;
const s=n[r]?.(t);return s&&{[e]:r,...s}}}const Hs={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},Ln=[
"api","web-ssr","sse"],Fs=["web-landing",...Ln],Ws="detect";function Ks(e){return Ln.some(n=>n===e)}const Vs="us-east-2",zs="execute-api",Ys="SERVICE_KVS_",qs=/^[A-Za-z_][A-Za-z0-9_]*$/,
Qs=/^[a-z][a-z0-9_]{0,31}$/,Xs=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,Js={bodyBytes:1024*1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,
failureLogLines:200,failureLogLine:2e3},Zs={pageDefault:64*1024,pageMost:256*1024},eo={subject:200,author:100},It={bytes:1024*1024,message:2e3,signal:20,findings:500,
file:1e3,findingMessage:1e3,findingCode:100,sourceLines:5,sourceLine:200},on=Te(1024),to=5,Rn=500;function ro({message:e}){return`The build ended with 0 in spit\
e of an error: ${e}`}const so=De({file:We(on),line:We(Ie),message:Te(Rn)},{isMarked:In}),At=["build_fault","type_detected","quota_near","cdn_behind","index_unan\
swered","index_empty","index_unfilled","dead_asset","dead_mention","unclosed_block","unprocessed_rule"],Lt=10,Rt=De({code:An(At),file:We(Te(It.file)),line:We(e=>Ie(
e)||void 0),message:Te(Rn)}),oo=vt(Lt,Rt),io=De({path:on,bytes:Ie,brotli:Ie,gzip:Ie,digest:Te(64)},{hasKey:In}),ao=De({path:on,kind:An(["repository","secrets","\
example"])}),uo=De({file:Te(256),reason:Te(1e3)},{line:Ie});var co=u(1787),lo=u(86),fo=u(8438);function po(e,n,t,r){if(Array.isArray(e))return{entries:e,around:[]};
const s=`list of ${n.label}s`,o=layersIn(e,n.lists);for(const i of o){const[a,...p]=Mt(i,n);if(a===void 0)continue;if(p.length===0)return{entries:a.entries,around:o};
const w=[a,...p].map(({path:m})=>m);throw ambiguous(s,w,t,mapLine(r,"list",a.path))}throw missing(s,e,t,mapLine(r,"list",n.lists[0]??"$"))}function Mt(e,n){const t=Object.
keys(e.value).map(normalName),r=n.names.map(o=>`${o}s`),s=[...LISTS,...ENVELOPES];for(const o of[r,n.lists,s,t]){const i=o.filter(w=>!OTHER_LISTS.includes(w)),a=membersOf(
e,i).flatMap(({path:w,member:m})=>Array.isArray(m)?[{path:w,entries:m}]:[]);if(a.length>0)return a;if((o===r||o===n.lists)&&o.some(w=>e.fields.get(w)===null))return[
{path:"",entries:[]}]}return[]}function mo({around:e,entries:n}){for(const{fields:t}of e)for(const r of[t,...CURSOR_HOLDERS.map(s=>fieldsOf(t.get(s)))]){if(["ha\
smore","hasnextpage"].some(o=>r.get(o)===!1))return;const s=text(r,...CURSORS);if(s!==void 0&&!/^(?:https?:\/)?\//.test(s))return s}return Dt(e)??Pt(n)}function Dt(e){
for(const{fields:n}of e){const t=fieldsOf(n.get("links"));for(const r of[n,t,fieldsOf(t.get("pages"))])for(const s of NEXT_LINKS){const o=r.get(s),i=isObject(o)?
text(fieldsOf(o),"href"):text(r,s),a=i===void 0?null:URL.parse(i,"https://next.invalid"),p=a?.searchParams.get("cursor")??a?.searchParams.get("page[cursor]");if(p)
return p}}}function Pt(e){const n=e.map(t=>isObject(t)?text(fieldsOf(t),"cursor"):void 0);return n.every(t=>t!==void 0)?n.at(-1):void 0}class Ae{paths;constructor(n){
this.paths=n}}function Ke(e,n,t){const r=layersIn(e,n.names),[s]=r;if(t?.has("id")){const i=text(t,"id");return i===void 0?void 0:Pe(i,s)}if(s===void 0)return;const o=Ve(
r,n,!zt(s,n));return o===void 0?Ke(jt(s,n),n):o.id instanceof Ae?o.id:Pe(o.id,o.layer,n)}function ho(e,n,t){if(t?.has("id")||!isObject(e))return Ke(e,n,t);const r=layerAt(
"",e),s=Ve([r],n);if(s===void 0)return Ke(e,n)??Ke(Ct(r),n);if(s.id instanceof Ae)return s.id;const o=memberLayer(r,n.names),i=o&&Ve([o],n);return o&&i===void 0&&
Nt(o)?Ve([r],n,!1)?Pe(s.id,s.layer,n):void 0:i===void 0?Pe(s.id,s.layer,n):i.id instanceof Ae?i.id:i.id===s.id?Pe(s.id,s.layer,n):new Ae(["its own ID",`the ID i\
n ${o?.path}`])}function Nt(e){const n=xt(e);return[...STATUS,...PHASE].some(t=>n.has(t))}function Pe(e,n,t){const r=n&&t&&memberLayer(n,t.names),s=[n,r].flatMap(
o=>o?an(o):[]);return{id:e,fields:mergedFields(s.map(({fields:o})=>o)),layers:s}}function an(e){return[e,...SIDES.flatMap(n=>memberLayer(e,[n])??[])]}function xt(e){
return mergedFields(an(e).map(({fields:n})=>n))}function Ct({value:e,fields:n}){const t=Object.values(e).filter(isObject);return t.length===1&&Mn(n,t[0])?t[0]:void 0}
const Ut=new Set((0,f.aL)("cursor success ok errors messages message warnings links meta etag"));function Mn(e,n){return[...e].every(([t,r])=>r===n||Ut.has(t))}
function jt({value:e,fields:n},{label:t,names:r,kin:s}){const o=Object.entries(e).filter(([p,w])=>{const m=normalName(p);return(s.includes(m)||[...r,...s].some(
B=>m===`${B}summary`))&&isObject(w)}),[i]=o;return o.length===1&&(t==="app"||Mn(n,i?.[1]))?i?.[1]:void 0}function Ve(e,n,t=!0){const r=e.findIndex(w=>memberLayer(
w,n.names)!==void 0),s=r>0?e.slice(0,r):e,o=(w,m)=>w.flatMap(L=>m.map(B=>L+B)),i=o(n.names,[...ID_WORDS,"number"]),a=w=>{for(const m of w===i?e:s)for(const L of Gt(
m)){const B=Ht(Bt(L,w));if(B!==void 0)return{id:typeof B=="string"?Ft(B):B,layer:m}}};for(const w of t?[i,ID_WORDS,o(n.kin,ID_WORDS)]:[i]){const m=a(w);if(m)return m}
const p=Wt(s,n);if(p!==void 0||!t)return p;for(const w of[n.names,["number",...o(n.kin,["number"])]]){const m=a(w);if(m&&(m.id instanceof Ae||/^[\w.:~-]{1,200}$/.
test(m.id)))return m}}function Gt(e){return Dn(e)===void 0?an(e):[e]}function Dn(e){const n=memberLayer(e,["metadata"]);return n&&isObject(e.value.status)?text(
n.fields,"name"):void 0}function Bt(e,n){return membersOf(e,n).flatMap(({path:t,member:r})=>{const s=textOf(r);return s===void 0?[]:[{path:t,value:s}]})}function Ht(e){
return new Set(e.map(({value:t})=>t)).size>1?new Ae(e.map(({path:t})=>t)):e[0]?.value}function Ft(e){return e.includes("/")?e.split("/").findLast(n=>n!=="")??e:
e}function Wt(e,n){for(const t of e){const r=["links","link"].map(a=>memberLayer(t,[a])).find(Boolean),i=[r&&(text(fieldsOf(r.fields.get("self")),"href")??text(
r.fields,"self")),...["name","selflink","self","href"].map(a=>text(t.fields,a))].flatMap(a=>Kt(a,n)??[])[0]??Dn(t);if(i!==void 0)return{id:i,layer:t}}}function Kt(e,n){
const[t=""]=(e??"").split(/[?#]/,1),[r="",s=""]=t.replace(/\/$/,"").split("/").reverse();return/^[\w.~-]+$/.test(r)&&[...n.lists,...n.kin.map(i=>`${i}s`)].includes(
normalName(s))?r:void 0}const Vt=/^(?:app|application|site|project|service|environment|event|user|team|account|organization)s?$/i;function zt({fields:e,value:n},t){
if(t.label!=="deployment")return!1;const r=text(e,"type","kind","object","resourcetype")??"",s=Object.entries(n).some(([o,i])=>{const a=normalName(o);return t.names.
some(w=>a.endsWith(w)&&a!==w)&&isObject(i)&&fieldsOf(i).has("id")});return Vt.test(r)||s}const Yt=new Set((0,f.aL)("completed complete finished done ended stopp\
ed terminated")),qt=new Set((0,f.aL)(`
    queued building deploying uploading publishing activating provisioning initializing inprogress enqueued
  `)),Qt=new Set((0,f.aL)("name branch ref title message description event trigger type kind label slug"));function go(e,n,t){const r=e.filter(({path:W})=>!/(?:^|\.)metadata$/i.
test(W)),s=r.flatMap(W=>Ye(W,PHASE)),o=r.flatMap(W=>Ye(W,STATUS)),i=o.length>0?o:s,[a]=i;if(a===void 0)return;const[p,...w]=r.flatMap(W=>Ye(W,CONCLUSION)).filter(
({value:W})=>statusFamily(W)!==void 0);if(p&&i.every(un)){if(w.every(W=>Ne(W)===Ne(p)))return p.value;throw ze([...i,p,...w],n,t)}const m=Ne(a)==="success";if(p&&
m&&Ne(p)!=="success")throw ze([a,p],n,t);const L=un(a)?r.flatMap(nr):[];if(!p&&L.length>0)throw ze([a,...L],n,t);const B=m?[...s,...e.flatMap(Jt).filter(Xt),...r.
flatMap(er)]:[];if(new Set([...i,...B].map(Ne)).size>1)throw ze([...i,...B],n,t);return a.value}function _o(e){return fittingMembers(e,(n,t)=>typeof t=="string"?
statusFamily(t)!==void 0:typeof t=="number"&&/(?:status|state|phase)(?:code|id)?$/.test(n))}function ze(e,n,t){const r=[...new Set(e.map(({path:s})=>s))];return ambiguous(
"deployment status",r,n,mapLine(t,"status",r[0]??"status"))}function Ne({value:e}){return statusFamily(e)??normalWord(e)}function un({value:e}){return Yt.has(normalWord(
e))}function Xt({value:e}){return(statusFamily(e)??"success")!=="success"}function Jt(e){const n=Object.keys(e.value).map(normalName),t=n.filter(i=>/(?:status|state|phase|stage|step)$/.
test(i)),r=n.filter(i=>!t.includes(i)&&!Qt.has(i)),s=membersOf(e,t).flatMap(({path:i,member:a})=>isObject(a)?qe(layerAt(i,a),Object.keys(a).map(normalName)):[]),
o=({value:i})=>qt.has(normalWord(i));return[...Ye(e,t),...[...qe(e,r),...s].filter(o)]}function Ye(e,n){return membersOf(e,n).flatMap(({path:t,member:r})=>isObject(
r)?Zt(layerAt(t,r)):Pn(t,r))}function Zt(e){const n=qe(e,IN_STATUS),t=[...CONCLUSION,"status"].flatMap(r=>{const[s]=membersOf(e,[r]);return s&&isObject(s.member)?
qe(layerAt(s.path,s.member),IN_STATUS):[]});return t.length>0&&n.every(un)?t:[...n,...t]}function qe(e,n){return membersOf(e,n).flatMap(({path:t,member:r})=>Pn(
t,r))}function Pn(e,n){return typeof n=="string"&&n.trim()!==""?[{path:e,value:n}]:[]}function er(e){return membersOf(e,words("success successful succeeded ok")).
filter(({member:n})=>n===!1).map(({path:n})=>({path:n,value:"failed"}))}function nr(e){const n=membersOf(e,words("error errors errormessage failure failurereaso\
n failuremessage failureinfo")).filter(({member:r})=>tr(r)),t=membersOf(e,["exitcode"]).filter(({member:r})=>typeof r=="number"&&r!==0);return[...n,...t].map(({
path:r})=>({path:r,value:"failed"}))}function tr(e){return typeof e=="string"?e.trim()!=="":Array.isArray(e)?e.length>0:isObject(e)?Object.values(e).some(n=>n!==
null&&n!==""):e===!0}const xe=new Map;function he(e,n,t){return e.has(n)?textOf(e.get(n)):t()}function yo(e,n,t,r){assertTaken(e,n);const s=r?.values??xe,o=findRecord(
e,APP,s)??findRecord({id:idAt(t?.location,APP)},APP);if(o===void 0)throw missing("app ID",e,n,Ce("createApp",Cn(e)));if(o instanceof Undecided)throw ambiguous("\
app ID",o.paths,n,Ce("createApp",o.paths));return Nn(o,s,e)}function wo(e,n,t,r){assertTaken(e,n);const s=r?.values??xe,o=findRecord(e,APP,s);if(!(o===void 0||o instanceof
Undecided))return{...Nn(o,s,e),buildCommand:text(o.fields,"buildcommand"),outputDirectory:text(o.fields,"outputdirectory"),region:text(o.fields,"region")}}const bo=null;
function Nn({id:e,fields:n,layers:t},r,s){const o=(i,...a)=>he(r,i,()=>text(n,...a));return{appID:e,name:o("name","name","appname"),type:o("type","type","apptyp\
e"),subdomain:o("subdomain","subdomain","subdomainvalue","generatedsubdomain"),state:o("state","state","status"),url:dn(r,t),...Qe(fieldsOf(s),"configuration.ty\
pe")&&{takesType:!0}}}function Qe(e,n){const t=e.get("deploytakes");return Array.isArray(t)&&t.includes(n)}function $o(e,n,t,r){assertTaken(e,n);const s=r?.values??
xe,o=findRecord(e,DEPLOYMENT,s)??findRecord({id:idAt(t?.location,DEPLOYMENT)},DEPLOYMENT);if(!(o===void 0||o instanceof Undecided||Un(o.id,n)))return jn(o,s,rr(
o,s,n)??"pending")}function rr(e,n,t){try{return he(n,"status",()=>readStatus(e.layers,t,"deploy"))}catch(r){if(r instanceof SlipwayError)return;throw r}}function Eo(e,n,t,r){
assertTaken(e,n);const s=r?.entries?{entries:[],around:isObject(e)?[layerAt("",e)]:[]}:findList(e,DEPLOYMENT,n,"listDeployments"),o=r?.entries??xn(s.entries),i=o.
map(({entry:w,values:m})=>{const L=sr(w,m,n),B=he(m,"status",()=>readStatus(L.layers,n,"listDeployments"));return{record:L,values:m,status:B}});if(i.length>0&&i.
every(({status:w})=>w===void 0)){const[w="the.name.of.the.status"]=statusMembers(o[0]?.entry),m=mapLine("listDeployments","status",w);throw missing("deployment \
status in an entry",o[0]?.entry,n,m)}if(new Set(i.map(({record:w})=>w.id)).size<i.length)throw missing("ID of its own for each deployment: several entries have \
the same",void 0,n,Ce("listDeployments",[]));const a=r?.values??xe,p=he(a,"cursor",()=>nextCursor(s));return{deployments:i.map(({record:w,values:m,status:L})=>jn(
w,m,L??"pending")),nextCursor:p,nextPage:p===void 0&&!a.has("cursor")?t?.nextPage:void 0}}function xn(e){return e.map(n=>({entry:n,values:xe}))}function sr(e,n,t){
const r=findEntry(e,DEPLOYMENT,n);if(r instanceof Undecided){const s=Ce("listDeployments",r.paths);throw ambiguous("deployment ID in an entry",r.paths,t,s)}if(r!==
void 0&&!Un(r.id,t))return r;throw missing("deployment ID in an entry",e,t,Ce("listDeployments",Cn(e)))}function Ce(e,n){return mapLine(e,"id",n.find(t=>!t.includes(
" "))??"the.name.of.the.id")}function Cn(e){return fittingMembers(e,(n,t)=>/(?:id|key|name|number)$/.test(n)&&textOf(t)!==void 0)}function Un(e,{path:n}){return n.
split("/").includes(encodeURIComponent(e))}function jn({id:e,fields:n,layers:t},r,s){const i=[n,...SOURCES.map(m=>fieldsOf(n.get(m)))].flatMap(m=>[m,fieldsOf(m.
get("metadata"))]),a=m=>i.flatMap(L=>text(L,...m)??[])[0],p=text(n,...STAGE,"phase"),w=readSiteWarnings(n.get("warnings"))??[];return{...w.length>0&&{warnings:w},
deployID:e,status:s,stage:he(r,"stage",()=>p===s?void 0:p),branch:he(r,"branch",()=>Gn(a(BRANCH))),commit:he(r,"commit",()=>a(COMMIT)??text(fieldsOf(n.get("comm\
it")),"sha","id","hash")),url:dn(r,t),createdAt:r.has("createdAt")?time(r,"createdAt"):time(n,...CREATED),supersededBy:he(r,"supersededBy",()=>text(n,...SUPERSEDED_BY))}}
function Gn(e){const n=e?.replace(/^refs\/heads\//,"");return n===void 0||/^[0-9a-f]{40}$/i.test(n)?void 0:n}const Bn=(0,f.aL)("name environmentname environment\
 slug");function or(e,n,t,r){return(r?.entries??xn(findList(e,ENVIRONMENT,n,"listEnvironments").entries)).map(({entry:o,values:i})=>{const a=findEntry(o,ENVIRONMENT,
i),p=a instanceof Undecided?void 0:a,w=isObject(o)?layerAt("",o):void 0,m=p?.fields??(w?fieldsWithSides(w):new Map),L=typeof o=="string"?o:text(m,...Bn);return{
environmentID:he(i,"id",()=>p?.id),name:he(i,"name",()=>L),state:he(i,"state",()=>text(m,"state","status")),url:dn(i,p?.layers??(w?withSides(w):[]))}})}function So(e,n,t,r){
const s=or(e,n,t,r),o=isObject(e)?layersIn(e,APP.names):[],i=r?void 0:ar(s)?.name,p=(i===void 0?[]:findList(e,ENVIRONMENT,n,"listEnvironments").entries).filter(
isObject).find(L=>text(fieldsOf(L),...Bn)===i),w=[...o,...p?[layerAt("",p)]:[]],m=fieldsOf(e);return{environments:s,stored:w.map(ir).find(L=>L!==void 0),takesConfiguration:Qe(
m,"configuration"),takesEnv:Qe(m,"env"),takesType:Qe(m,"configuration.type")}}function ir({value:e,fields:n}){const[t,r]=[text(n,...REPOSITORY),text(n,...APP_BRANCH)];
if(t===void 0&&r===void 0)return;const s=n.get("variables"),o=Array.isArray(s)&&s.every(i=>typeof i=="string");return{repository:t,branch:Gn(r),state:text(n,"st\
ate","status"),variables:o?s:void 0,fields:e}}function ar(e){return words("production prod live default main").flatMap(t=>e.find(r=>r.name?.toLowerCase()===t)??
[])[0]??(e.length===1?e[0]:void 0)}function dn(e,n){const r=(e.has("url")?[new Map([["url",e.get("url")]])]:n.map(({fields:s})=>s)).flatMap(s=>[...URLS.flatMap(
o=>cn(s.get(o))),...URL_HOLDERS.flatMap(o=>ur(s.get(o)))]);return r.find(s=>s.startsWith("https:"))??r[0]}function ur(e){if(isObject(e)){const t=fieldsOf(e);return[
...URLS,...words("web live site public production default")].flatMap(s=>cn(t.get(s)))}if(!Array.isArray(e)||e.length!==1)return[];const[n]=e;return cn(isObject(
n)?text(fieldsOf(n),...words("url name domain hostname host")):n)}function cn(e){const n=webAddress(e),t=/\/api\/|\/(?:apps|applications|sites|deploys|deployments|builds)\/[^/]+\/?$/i.
test(n??"");return n===void 0||t?[]:[n]}async function Oo(e,n,t,r){return Ue(e)??await dr(n.appID,r)??Ue(n.url)??cr(n,t)}async function dr(e,n){const t=await n.
listEnvironments(e).catch(()=>[]);return Ue(productionOf(t)?.url)}function cr(e,n){const t=n.urlTemplate;if(!(t?.includes("{subdomain}")&&!e.subdomain))return Ue(
t?.replaceAll("{subdomain}",e.subdomain??"").replaceAll("{app}",e.appID))}function Ue(e){if(!e)return;const n=URL.parse(e.includes("://")?e:`https://${e}`);return n&&
(n.protocol==="https:"||n.protocol==="http:")?n.href:void 0}const lr=6e4,fr=500,pr=5e3,mr=1e4,hr="x-slipway-release",gr="x-slipway-error";async function To(e,n){
const t=n.clock.now();let r=fr;for(let s=1;;s++){const o=await Hn(e,n);if(o===void 0)return s;if(o.goneAt!==void 0)throw yr(o.goneAt,n.deployID);const i=n.clock.
now()-t;if(i+r>lr){const a=`after ${formatDuration(i)} and ${s} tries`,p=o.isRefused?"Read what the app printed: slipway logs --runtime.":'Open the URL: a first\
 deploy may still wait for DNS. Set verify to "off" if the site is not public.';throw new SlipwayError("verify_failed",`${e} ${o.words} ${a}`,{remedy:p})}await n.
clock.sleep(r,n.signal),r=Math.min(pr,r*2)}}async function _r(e,{fetch:n,signal:t}){const r=Ue(e);if(r===void 0)return!1;const s=o=>o===void 0;return Hn(r,{fetch:n,
signal:t,deployID:void 0}).then(s,()=>!1)}function yr(e,n){const t=URL.parse(e)?.pathname??"/",r=t==="/"?"index.html":`page for ${t}`;return new SlipwayError("v\
erify_failed",`${e} answers 404: the release ${n} has no ${r}`,{remedy:'Check that output-directory is the folder with the index.html of the site. If the site h\
as none on purpose, set verify to "off".'})}async function Hn(e,n){const{fetch:t,signal:r,deployID:s,isFunction:o=!1}=n;try{const i=await t(e,{signal:AbortSignal.
any([r,AbortSignal.timeout(mr)])});await i.body?.cancel();const a=i.headers.get(hr);if(o&&s!==void 0&&a!==null&&a!==s)return{words:`is still answered by the rel\
ease ${(0,f.Ow)(a,100)}`};const p=i.headers.get(gr);if(i.status<(o&&p===null?500:400))return;const w=`answers ${i.status}`;if(p!==null)return{words:`${w} (${(0,f.
Ow)(p,60)})`,isRefused:!0};const m=s!==void 0&&a===s;return i.status===404&&m?{words:w,goneAt:i.url||e}:{words:w}}catch(i){r.throwIfAborted();const a=i instanceof
Error&&i.cause instanceof Error?i.cause:i;return{words:`cannot be reached (${(0,g.bD)(a)})`}}}function ae(e,n=300){const t=(0,f.Ow)(e,n).replaceAll("|","\u2502").
trim();if(t==="")return"\u2013";const r="`".repeat(Wn(t)+1),s=t.startsWith("`")||t.endsWith("`")?" ":"";return`${r}${s}${t}${s}${r}`}function ln(e,n=2e3){const t=e.
map(s=>(0,f.Ow)(s,n)),r="`".repeat(Math.max(3,Wn(t.join(`
`))+1));return[`${r}text`,...t,r].join(`
`)}const wr=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,br=/^[0-9a-f]{7,40}\W*$/i,$r=/(?:`[^`]+`|\S)+/g,Er=new RegExp("^([\"'(]*)`([^`]+\
)`((?:'s|-\\p{L}+)?[.,:;!?)\"']*)$","u"),Sr=/^(["'(]*)(.*?)([.,:;!?)"']*)$/su;function ke(e,n=1e3){const t=(0,f.Ow)(e,n).trim();return(t.endsWith("\u2026")&&t.split(
"`").length%2===0?`${t}\``:t).replace($r,s=>{const[,o="",i,a=""]=Er.exec(s)??[];if(i!==void 0)return o+ae(i)+a;if(wr.test(s)&&!br.test(s))return s;const[,p="",w="",
m=""]=Sr.exec(s)??[];return p+ae(w)+m})}function fn(e){if(e===void 0||!URL.canParse(e))return;const{protocol:n,username:t,password:r,href:s}=new URL(e);if(!(!/^https?:$/.
test(n)||t!==""||r!==""||s.length>2e3))return`[${ae(s)}](<${s.replace(/[<>\\]/g,encodeURIComponent)}>)`}function Fn(e,n){const t=new Date(e).toISOString().slice(
0,16).replace("T"," "),r=n===void 0?"":` \xB7 [The run and its log](<${n}>)`;return`Updated ${t} UTC${r}`}function Or(e,n){let t=n,r=e.length;for(;r>0&&(t-=Buffer.
byteLength((0,f.Ow)(e[r-1]??""))+1,!(t<0));)r--;return e.slice(r)}function Wn(e){return Math.max(0,...[...e.matchAll(/`+/g)].map(n=>n[0].length))}function Kn(e,n,t){
return`### \u26AA The preview ${ae(e,200)} has ended

The pull request was closed. ${Tr(n)}

${t}
`}function Tr({last:e,until:n}){if(n!==void 0)return`Its app is deleted and answers 410. If the pull request is opened again before ${ae(n,40)}, a deploy restor\
es it.`;const t=fn(e?.url);return t===void 0||e?.answers===void 0?"The app was not deleted, so the last deployment may still answer.":e.answers?`The app was not\
 deleted, so the last deployment still answers: ${t}`:`The last deployment does not answer any more: ${t}`}function kr(e,n,t){return`### \u26AA ${ae(e,200)} now\
 shows #${n}

The two pull requests share this app. A push to this one, or a re-run of its last deploy, shows it again.

${t}
`}function ko(e){return`### \u{1F6D1} The preview ${code(e,200)} was left by this run before the end

Its GitHub deployment and its comment may still show it as active. Run the job again.
`}const vr={rememberedAppID:void 0,attachTo:void 0},Ir=new Set(["queued","in_progress","error",void 0]);async function Ar(e,n,t){const r=n.find(i=>i.appID!==void 0)?.
appID,s=n.find(i=>i.deployID!==void 0);if(!s||t===void 0||s.commit!==t)return{rememberedAppID:r,attachTo:void 0};const o=Ir.has((await e.statusOf(s.id))?.state);
return{rememberedAppID:r,attachTo:o?s.deployID:void 0}}const Vn=10;async function Lr(e,n){for(const t of n.slice(0,Vn)){const r=await e.statusOf(t.id);if(r?.state===
"success")return{...t,url:r.url}}}const Rr=new Set(["success","in_progress","queued","error"]);async function zn(e,n,t){for(const r of n.slice(0,Vn)){const s=await e.
statusOf(r.id);if(Rr.has(s?.state)&&(await e.setState(r.id,{state:"inactive",description:t,url:void 0,logUrl:void 0}),s?.state==="success"))return{...r,url:s.url}}}
const Yn={deployments:{what:({name:e})=>`the ${e} deployment`,permission:"deployments"},comment:{what:()=>"the comment",permission:"pull requests"},closing:{what:()=>"\
knowing whether the pull request was closed",permission:"pull requests"}};function pn({code:e,call:n}){return[401,403,404].includes(n?.status??0)&&e!=="rate_lim\
ited"}function Mr(e,n,t,r,s){const o=`${t} without ${Yn[e].what(r)}: ${n.message}`;return pn(n)?[o,`The job needs${e==="comment"?" (or set comment to false)":""}\
:
${r.permissions(s)}`]:[o,`Nothing needs to change if this was a passing fault of ${r.name}.`]}const Dr={settleMs:3e4,totalMs:3e4},Pr={deploying:7e3,finishing:1e3},
Nr=5e3,qn="The pull request was closed",xr=300,Cr=2e3,Ur=new Set(["queued","pending","created","waiting","scheduled","accepted"]);function jr({fetch:e,forge:n,context:t,
clock:r,stop:s,save:o,warn:i,...a}){const{pullRequest:p,runUrl:w}=t;let{open:m}=a,L,B=Promise.resolve(),W=!1,Q=!1;const te=Promise.withResolvers();let X=!1,ue="\
The deploy goes on";const ie=new Set,Ee=new Set,je=k=>{m={...m,...k},o?.(m)},yn=()=>Fn(r.now(),w),wn=async({url:k})=>{if(k===void 0)return{url:k,answers:void 0};
const V=AbortSignal.timeout(Nr);return{url:k,answers:await _r(k,{fetch:Me(e),signal:V})}},mt=()=>{Q=!0,s(),te.resolve(void 0)},Ze=async(k,V)=>{const Z=k&&(0,Re.
addAbortListener)(k,mt);return Promise.race([V,te.promise]).finally(()=>Z?.[Symbol.dispose]())},ye=async(k,V)=>{if(!(ie.has(k)||Q))try{return await V()}catch(Z){
if(Q)return;const le=(0,g.I7)(Z),fe=pn(le)?Yn[k].permission:`${k} failed`;pn(le)&&ie.add(k),Ee.has(fe)||i(...Mr(k,le,ue,n,m)),Ee.add(fe);return}},bn=k=>{B=B.then(
()=>ye("deployments",k))},ht=async()=>{const{app:k,environment:V,appID:Z,deployID:le}=m;if(t.sha===void 0||m.record!==void 0)return;const fe={app:k,appID:Z,deployID:le,
commit:t.sha,pullRequest:p?.number},be=await n.record({environment:V,description:`${k} by Slipway`,memo:fe});be!==void 0&&je({record:be})},en=async(k,V,Z)=>{m.record!==
void 0&&await n.setState(m.record,{state:k,description:V,url:Z,logUrl:w})},Rs=async()=>{const k=L?.find(V=>V.deployID===m.deployID);k?je({record:k.id}):await ht(),
await en("queued","The platform has it in its queue")},Ms=async()=>{const{app:k,comment:V}=m,Z=L?.filter($n=>$n.id!==m.record)??[],le=await zn(n,Z,"A newer depl\
oyment took its place"),[fe,be]=[le?.pullRequest,p?.number];!V||fe===void 0||be===void 0||fe===be||await ye("comment",()=>n.comment(fe,k,kr(k,be,yn()),"amend"))},
Ds=async({state:k,description:V,url:Z})=>{k!==void 0&&(await ht(),await en(k,V,Z),k==="success"&&await Ms())},gt=async k=>{m.comment&&p&&await ye("comment",()=>n.
comment(p.number,m.app,k,"write"))},_t=async()=>p!==void 0&&(await ye("closing",()=>n.isClosed(p.number))??!1),Ps=async k=>{if(bn(()=>Ds(k)),await Promise.all([
B,gt(k.comment)]),!await _t())return;const{state:V,url:Z}=k;V!==void 0&&V!=="failure"&&await ye("deployments",()=>en("inactive",qn)),await gt(Kn(m.app,{last:await wn(
{url:Z})},yn()))},Ns=async(k,V)=>{const{app:Z,environment:le}=m;if(ue="The preview ended",!(await ye("closing",()=>n.isClosed(k))??!0))return"open";const fe=await V?.(),
be=await ye("deployments",async()=>{const Cs=(await n.remembered(le,Z,Cr)).filter(Us=>Us.pullRequest===k);return zn(n,Cs,qn)});if(!m.comment)return"closed";const $n=be&&
fe===void 0?await wn(be):void 0,xs=Kn(Z,{last:$n,until:fe},yn());return await ye("comment",()=>n.comment(k,Z,xs,"amend")),"closed"};return{isClosed:_t,async recall(k,V){
const Z=ye("deployments",async()=>(L=await n.remembered(m.environment,m.app,xr),Ar(n,L,k))),le=await Ze(V,Z)??vr,fe=()=>setTimeout(mt,Pr[X?"finishing":"deployin\
g"]).unref();return V?.addEventListener("abort",fe,{once:!0}),le},async previous(){X=!0;const k=L?.filter(({id:le})=>le!==m.record);if(!k)return;const V=await ye(
"deployments",async()=>await Lr(n,k)??"none");if(V===void 0||V==="none")return V;const Z=V.pullRequest===p?.number?void 0:V.pullRequest;return{...await wn(V),commit:V.
commit,isPreview:p!==void 0,pullRequest:Z}},tell(k){k.type==="app-known"&&je({appID:k.appID}),k.type==="deployment-known"&&(je({deployID:k.deployID}),bn(Rs)),k.
type==="status"&&!W&&!Ur.has(vn(k.status))&&(W=!0,bn(()=>en("in_progress","The platform is working on it")))},async finish(k,V=k.comment,Z=Dr){X=!0,je({ending:{
...k,comment:V}}),Q||await Ze(AbortSignal.timeout(Z.settleMs),B),Q||await Ze(AbortSignal.timeout(Z.totalMs),Ps(k)),Q||o?.(void 0)},async closePreview(k,V,Z){return await Ze(
V,Ns(k,Z))??"left"}}}const Gr=[T];function Br(e,n=Gr){if(e.token!=="")for(const t of n){const r=new AbortController,s=t({...e,signal:r.signal});if(s)return jr({
...e,forge:s,stop:()=>r.abort()})}}function Hr(e){const n=e===""?void 0:JSON.parse(e);if(!(0,l.Gv)(n)||typeof n.app!="string"||typeof n.environment!="string")return;
const{app:t,environment:r,comment:s,appID:o,deployID:i,record:a}=n,p=Fr(n.ending);return{app:t,environment:r,comment:s===!0,...(0,l.Eb)({appID:mn(o),deployID:mn(
i),record:mn(a),ending:p})}}function mn(e){return typeof e=="string"?e:void 0}function Fr(e){if(!(0,l.Gv)(e)||typeof e.description!="string"||typeof e.comment!=
"string")return;const{description:n,url:t,comment:r}=e;return{state:rn.find(o=>o===e.state),description:n,url:typeof t=="string"?t:void 0,comment:r}}const vo={identity:"\
Identity",app:"App",configure:"Configuration",env:"Variables",trigger:"Trigger",follow:"Deployment",explain:"Reason",verify:"Public URL",compare:"Comparison"};function Wr(e){
return e===void 0?"":`${e.file}${e.line===void 0?"":`:${e.line}`}: `}const Kr=10;function Vr(e){const n={error:0,warning:0,notice:0};let t=0;const r=(s,o,i=[])=>{
n[s]<Kr?(n[s]++,e.annotate(s,o)):(t++,e.line(`${s}: ${Wr(o.place)}${o.message}`));for(const a of i)e.line(`  ${a}`)};return{add:r,dropped:()=>t,addError(s){for(const o of[
s,...s.also])r("error",{message:(0,f.Ow)(o.message),place:o.place},zr(o))},addDiagnostic({file:s,line:o,column:i,code:a,severity:p,message:w}){const m={file:s,...(0,l.
Eb)({line:o??void 0,column:i??void 0})},L=a===null?{}:{title:(0,f.Ow)(a,80)};r(p,{...L,message:(0,f.Ow)(w,1e3),place:m})}}}function zr(e){const n=e.remedy?.split(
`
`)??[];return e.mender==="user"?n:[...n,...Yr(e),...Qn(e.cause)]}function Yr({call:e}){if(!e)return[];const n=e.status===void 0?"":` answered ${e.status}`,t=e.requestID===
void 0?"":` (request ${e.requestID})`;return[`Call: ${e.method} ${e.path}${n}${t}`]}function Qn(e,n=0){return!(e instanceof Error)||n>3?[]:[`Cause: ${(0,f.Ow)(e.
message,500)}`,...Qn(e.cause,n+1)]}var qr=u(7634);const Qr="slipway/slipway";function Xn(e,n){const t=n===void 0?"":`#${n}`;return`https://github.com/${Qr}/blob\
/v${qr.x}/docs/${e}.md${t}`}const Xr={identity:(0,f.aL)(`
    no_id_token invalid_id_token access_token_given email_claim_missing token_command_failed token_exchange_failed
    unauthorized forbidden
  `),"the-platforms-answers":(0,f.aL)(`
    refused rate_limited service_error unexpected_response response_too_large redirected deployment_lost deploy_failed
    deploy_cancelled deploy_timeout verify_failed check_failed seed_failed
  `),"the-network-and-github":(0,f.aL)("unreachable request_timeout github_refused interrupted internal"),"the-embedded-platform":(0,f.aL)(`
    platform_not_running platform_locked port_in_use unsupported_data unsupported_runtime disk_full
  `)};function Jr(e){const[n="what-you-gave"]=Object.entries(Xr).find(([,t])=>t.includes(e))??[];return Xn("troubleshooting",n)}function Zr(){return Xn("trouble\
shooting","failures-of-a-deployment")}function es(e){return/^\s*at\s.*[:)\d]$/.test(e)}const ns=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,
Jn=2,ts=2e3;class rs{#e;#t;#n=[];#r=0;constructor(n){this.#e=n}push(n){const t=(0,f.Nl)(n.slice(0,ts)).trimEnd().replace(/ \{$/,"");return es(t)?this.#t===void 0&&
!ns.test(t)?(this.#t=n,[...this.#s(),n]):(this.#r+=1,this.#n.length<Jn&&this.#n.push(n),[]):[...this.end(),n]}end(){return this.#t=void 0,this.#s()}#s(){const[n,
t]=[this.#r,this.#n];return[this.#r,this.#n]=[0,[]],n<Jn?t:[this.#e(n)]}}function ss(e,n){const t=new rs(n);return[...e.flatMap(r=>t.push(r)),...t.end()]}const os={
build_fault:"error",index_unanswered:"error",index_empty:"error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"\
error",leaked_repository:"error",index_unfilled:"warning",built_for_host:"warning",printed_error:"warning",odd_address:"warning",dead_fragment:"warning",dead_mention:"\
warning",unclosed_block:"warning",unprocessed_rule:"warning",open_front_matter:"warning",example_of_secrets:"warning",ignored_rule:"warning",large_file:"warning",
source_maps:"notice",not_all_checked:"notice"};function hn({code:e}){return os[e]}function Io({findings:e}){const[n,...t]=e.filter(p=>hn(p)==="error");if(!n)return;
const{place:r,message:s,remedy:o}=n,i=r?`${r.file}${r.line===void 0?"":`:${r.line}`}: `:"",a=t.length===0?"":` (and ${t.length} more ${t.length===1?"error":"err\
ors"})`;return new SlipwayError("check_failed",`Check failed: ${i}${s}${a}`,{remedy:o??"Correct what the annotations name. They are in the summary too."})}const Zn=20;
function Ao(e,{findings:n}){const t=n.flatMap(r=>{const{code:s,message:o,place:i}=r;if(!i)return[];const{file:a,line:p=null,column:w=null}=i;return[{file:a,line:p,
column:w,severity:hn(r),code:s,message:o}]});return{headline:e.message,stage:"check",code:e.code,exitCode:void 0,remedy:e.remedy,log:[],diagnostics:t.slice(0,Zn),
moreDiagnostics:Math.max(0,t.length-Zn)}}function Lo({pages:e,links:n,files:t,bytes:r}){return`Checked ${counted(e,"page")}, ${counted(n,"link")} and ${counted(
t,"file")} (${we(r)})`}function Ro({commit:e}){return e.slice(0,7)}function Mo({now:e,change:n},t=""){return`${grouped(e)}${t} (${et(n,grouped)})`}function Do({
now:e,change:n},t=""){return`${we(e)}${t} (${is(n)})`}function is(e){return et(e,we)}function et(e,n){return`${e>0?"+":e<0?"-":"\xB1"}${n(Math.abs(e))}`}function we(e){
return e<1e3?`${e} B`:e<1e6?`${(e/1e3).toFixed(1)} kB`:`${(e/1e6).toFixed(1)} MB`}function Po(e,n,t){const r=new Set;for(const s of t.findings){const{message:o,
place:i,remedy:a}=s;n.add(severityOf(s),{message:cleanLine(o,1e3),place:i}),a!==void 0&&r.add(a)}for(const s of r)e.line(`  ${s}`);e.line(totalsLine(t))}const nt=100,
tt=20,as={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};function us(e){const{findings:n,largest:t}=e,r=n.length-nt;return["### The site",cs(e),...n.
length===0?[]:[n.slice(0,nt).map(ls).join(`
`)],...r>0?[`\u2026 and ${r} more.`]:[],...t.length===0?[]:[ds(e)]].join(`

`)}function ds({largest:e}){const n=e.map(t=>[ae(t.path),we(t.bytes),we(t.brotli),we(t.gzip)]);return`<details><summary>The largest files</summary>

${Xe(["File","Bytes","Brotli","gzip"],n)}

</details>`}function cs({pages:e,links:n,files:t,bytes:r,brotli:s,gzip:o}){const i=[e,n,t].map(f.zD);return Xe(["Pages","Links inside the site","Files","Size","\
with Brotli","with gzip"],[[...i,we(r),we(s),we(o)]])}function ls(e){const{message:n,place:t}=e,r=t?`${ae([t.file,t.line,t.column].filter(s=>s!==void 0).join(":"))}\
 `:"";return`- ${as[hn(e)]} ${r}${ae(n,500)}`}function Xe(e,n){return[e,e.map(()=>"---"),...n].map(t=>`| ${t.join(" | ")} |`).join(`
`)}function No(e,n){const{base:t}=e,r=`### The difference to ${code(n(t.name),100)} (${code(short(t))})`;if(e.kind==="unknown")return`${r}

It is unknown: ${prose(n(e.why),500)}`;const{difference:s}=e;return[r,fs(s),...ps(s,n)].join(`

`)}function fs({pages:e,files:n,bytes:t,brotli:r,gzip:s}){return Xe(["Pages","Files","Size","with Brotli","with gzip"],[[numbered(e),numbered(n),sized(t),sized(
r),sized(s)]])}function ps({changes:e},n){if(e.length===0)return["Every file is the same, byte for byte."];const t=["changed","added","removed"].map(o=>`${grouped(
e.filter(i=>i.kind===o).length)} ${o}`),r=e.slice(0,tt).map(o=>[o.kind,ms(o,n),by(o.bytes),by(o.brotli)]),s=e.length-tt;return[`Files: ${t.join(", ")}.`,Xe(["",
"File","Size","with Brotli"],r),...s>0?[`\u2026 and ${grouped(s)} more.`]:[]]}function ms({path:e,formerly:n},t){const r=n?.slice(n.lastIndexOf("/")+1);return`${code(
t(e))}${r===void 0?"":` (was ${code(t(r))})`}`}const rt={bytes:1e6,errors:20,diagnostics:50,logLines:1e3},st={bytes:6e4,errors:5,diagnostics:10,logLines:40};function hs(e){
const n=[it(e,"##"),at(e),lt(e,rt),ut(e),dt(e),e.checked?us(e.checked):"",e.compared,Ts(e),Os(e),ks(e)];return ft(n,e.failure?.log,rt)}function gs(e){const n=[it(
e,"###"),at(e),lt(e,st),ut(e),dt(e)];return ft(n,e.failure?.log,st,Fn(e.updatedAt,e.runUrl))}function xo(e){return e.failure?.headline??e.errors[0]?.message??`${e.
app} ${ot[e.status][1]}`}const ot={succeeded:["\u2705","is deployed"],failed:["\u274C","was not deployed"],cancelled:["\u26AA","was not deployed: its deployment\
 was cancelled"],pending:["\u23F3","is still being deployed"],skipped:["\u23ED\uFE0F","was skipped"],interrupted:["\u{1F6D1}","was left by this run before the e\
nd"],"check-passed":["\u2705","deploys: the check passed"],"check-failed":["\u274C","does not pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry \
run, nothing was sent"]};function it(e,n){const[t,r]=ot[e.status],s=e.status==="succeeded"&&e.errors.length>0?", but":"";return`${n} ${t} ${ae(e.app,200)} ${r}${s}`}
function at(e){const n=fn(e.url);return n===void 0?"":`**${n}**`}function ut({previous:e}){if(e===void 0)return"";if(e==="none")return"No earlier deployment ans\
wers in its place.";const{url:n,answers:t,commit:r,isPreview:s,pullRequest:o}=e,i=[...r===void 0?[]:[` of ${ae(r.slice(0,12))}`],...o===void 0?[]:[` (#${o})`]].
join(""),a=`The previous ${s?"preview":"deployment"}${i}`,p=fn(n);return p===void 0?`${a} stays live. Its address is not known.`:t?`${a} still answers: ${p}`:`${a}\
 does not answer either: ${p}`}function dt(e){const{seeded:n}=e,t=[["App",e.appID&&`${ae(e.appID,128)}${e.appCreated?" (created by this run)":""}`],["Deployment",
e.deployID&&ae(e.deployID,128)],["Source",ws(e)],["Variables",bs(e.variables)],["Code",ys(e)],["Keys",n&&`${n.written} written${n.failed>0?`, ${n.failed} failed`:
""}`]],[r,...s]=t.flatMap(([o,i])=>i?[`| ${o} | ${i} |`]:[]);return r===void 0?"":[r,"| :-- | :-- |",...s].join(`
`)}const _s=5;function ys({status:e,failure:n,errors:t}){if(e==="skipped")return;const r=n?.code,s=r===void 0?t.flatMap(a=>a.code??[]):[r],o=new Map;for(const a of[
...new Set(s)].slice(0,_s)){const p=r===void 0?Jr(a):Zr();o.set(p,[...o.get(p)??[],ae(a,64)])}const i=[...o].map(([a,p])=>`${p.join(", ")}: [what to do](<${a}>)`);
return i.length===0?void 0:i.join("; ")}function ws({commit:e,built:n,branch:t,repository:r}){if((e??n??t??r)===void 0)return;const s=`${ae(t??"",200)} of ${ae(
r??"",200)}`,o=e&&`${ct(e)} on ${s}`;return n===void 0||n.id===e?.id?o??s:`${ct(n)} as checked out, for ${o??s}`}function ct({id:e,url:n}){const t=ae(e.slice(0,
12));return n===void 0?t:`[${t}](<${n}>)`}const gn=60;function bs(e){if(e===void 0)return;if(e.length===0)return"emptied";const n=e.length>gn?` and ${e.length-gn}\
 more`:"";return`${e.slice(0,gn).map(r=>ae(r,100)).join(", ")}${n}`}function lt(e,n){const{failure:t,errors:r}=e;if(t){const i=t.remedy===void 0?[]:[_n(t.remedy.
split(`
`))],{headline:a,message:p}=t,w=p&&!a.includes(p)?[`The platform says: ${ke(p,500)}`]:[],m=[`**${ke(a,500)}**`,$s(t,e,n),...i,...w];return Je(m)}const s=r.slice(
0,n.errors).map(i=>`**${ke(i.message)}**

${_n(i.explanation)}`.trimEnd()),o=r.length-s.length;return[...s,...o>0?[`\u2026 and ${o} more.`]:[]].join(`

`)}function _n([e,...n]){return e===void 0?"":n.length===0?ke(e):`${ke(e)}

${ln(n.slice(0,12),200)}`}function $s({diagnostics:e,moreDiagnostics:n},t,r){const s=e.slice(0,r.diagnostics).map(a=>`- ${Es(a,t)} ${ae(a.message)}`),o=e.length-
s.length+n,i=[o>0?`Not listed here: ${(0,f.hS)(o,"more finding")}.`:"",t.unannotated>0?`Without an annotation, because there was no room: ${(0,f.hS)(t.unannotated,
"finding")}.`:""];return Je([s.join(`
`),...i])}function Es(e,{built:n,commit:t}){const r=ae([e.file,e.line,e.column].filter(a=>a!==null).join(":"),300),s=(n??t)?.url?.replace(/\/commit\/(?=[0-9a-f]+$)/,
"/blob/"),o=e.file.toWellFormed().split("/");if(s===void 0||e.file.length>1e3||o.some(a=>/^\.{0,2}$/.test(a)))return r;const i=o.map(encodeURIComponent).join("/");
return`[${r}](<${s}/${i}${e.line===null?"":`#L${e.line}`}>)`}const Ss=32;function Os({phases:e}){if(e.length===0)return"";const n=Math.max(1,...e.map(({ms:i})=>i)),
t=Math.max(...e.map(({title:i})=>i.length)),r=e.map(({title:i,ms:a})=>{const p="\u2588".repeat(Math.round(a/n*Ss))||"\u258F";return`${i.padEnd(t)}  ${(0,Oe.a3)(
a).padStart(8)}  ${p}`}),s=e.reduce((i,{ms:a})=>i+a,0);return`### Where the time went

${ln([...r,`${"Total".padEnd(t)}  ${(0,Oe.a3)(s).padStart(8)}`])}`}function Ts({steps:e=[]}){return e.length===0?"":`### A deploy would

${e.slice(0,100).map(t=>`- ${ke(t)}`).join(`
`)}`}function ks({warnings:e}){return e.length===0?"":`### Warnings

${e.slice(0,20).map(vs).join(`
`)}`}function vs({message:e,explanation:n}){const t=_n(n).replace(/^(?=.)/gm,"  ");return`- ${ke(e,500)}${t===""?"":`

${t}`}`}function ft(e,n,t,r=""){const s=Je(e),o=t.bytes-Buffer.byteLength(s)-Buffer.byteLength(r)-1e3,i=ss(n??[],w=>`    \u2026 ${(0,f.hS)(w,"line")} of package\
s, in full in the log of the run`),a=Or(i.slice(-t.logLines),o),p=a.length===0?"":Is(a,a.length===i.length,n?.length??0);return`${Je([s,p,r])}
`}function Je(e){return e.filter(n=>n!=="").join(`

`)}function Is(e,n,t){return`<details><summary>${n?`Build log, ${(0,f.hS)(t,"line")}`:`Build log, the last ${e.length} of ${(0,f.hS)(t,"line")}`}</summary>

${ln(e)}

</details>`}async function As(e){const{run:n,runner:t}=e,r=Hr(n.saved);if(!r)return;const s=Ls(r,n,e.clock.now());r.ending||t.summary(hs(s));const o=Vr(t);await Br(
{...e,context:n.context,token:n.raw["github-token"],open:r,warn:(a,p)=>o.add("warning",{message:a},p.split(`
`))})?.finish(r.ending??{state:r.deployID===void 0&&r.record===void 0?void 0:"error",description:pt,url:void 0,comment:gs(s)})}const pt="The run was ended from \
outside before the deploy was; the platform may go on with it";function Ls(e,{context:n},t){return{status:"interrupted",app:e.app,appID:e.appID,appCreated:!1,deployID:e.
deployID,repository:n.repository,branch:n.pullRequest?.headBranch??n.refName,commit:n.sha===void 0?void 0:{id:n.sha,url:void 0},runUrl:n.runUrl,compared:"",phases:[],
errors:[{message:pt,explanation:["A re-run for the same commit follows the same deployment."]}],warnings:[],updatedAt:t,unannotated:0}}}),1781:((c,R,u)=>{u.d(R,
{Aq:()=>Fe});var l=u(3024),v=u(857);function f(d){return d==null?"":typeof d=="string"||d instanceof String?d:JSON.stringify(d)}function g(d){return Object.keys(
d).length?{title:d.title,file:d.file,line:d.startLine,endLine:d.endLine,col:d.startColumn,endColumn:d.endColumn}:{}}function M(d,T,O){const D=new $(d,T,O);process.
stdout.write(D.toString()+v.EOL)}function _(d,T=""){M(d,{},T)}const b="::";class ${constructor(T,O,D){T||(T="missing.command"),this.command=T,this.properties=O,
this.message=D}toString(){let T=b+this.command;if(this.properties&&Object.keys(this.properties).length>0){T+=" ";let O=!0;for(const D in this.properties)if(this.
properties.hasOwnProperty(D)){const se=this.properties[D];se&&(O?O=!1:T+=",",T+=`${D}=${E(se)}`)}}return T+=`${b}${I(this.message)}`,T}}function I(d){return f(d).
replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function E(d){return f(d).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,
"%3A").replace(/,/g,"%2C")}const H=new Proxy({},{get:(d,T)=>process.getBuiltinModule("crypto")[T]});var z=u(9896);function G(d,T){const O=process.env[`GITHUB_${d}`];
if(!O)throw new Error(`Unable to find environment variable for file command ${d}`);if(!z.existsSync(O))throw new Error(`Missing file at path: ${O}`);z.appendFileSync(
O,`${f(T)}${v.EOL}`,{encoding:"utf8"})}function Y(d,T){const O=`ghadelimiter_${H.randomUUID()}`,D=f(T);if(d.includes(O))throw new Error(`Unexpected input: name \
should not contain the delimiter "${O}"`);if(D.includes(O))throw new Error(`Unexpected input: value should not contain the delimiter "${O}"`);return`${d}<<${O}${v.
EOL}${D}${v.EOL}${O}`}const q=ee("path");var C=function(d,T,O,D){function se(me){return me instanceof O?me:new O(function(_e){_e(me)})}return new(O||(O=Promise))(
function(me,_e){function Re($e){try{Me(D.next($e))}catch(ve){_e(ve)}}function Oe($e){try{Me(D.throw($e))}catch(ve){_e(ve)}}function Me($e){$e.done?me($e.value):
se($e.value).then(Re,Oe)}Me((D=D.apply(d,T||[])).next())})},h;(function(d){d[d.Success=0]="Success",d[d.Failure=1]="Failure"})(h||(h={}));function N(d,T){const O=toCommandValue(
T);if(process.env[d]=O,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(d,T));issueCommand("set-env",{name:d},O)}function P(d){M(
"add-mask",{},d)}function F(d){process.env.GITHUB_PATH||""?issueFileCommand("PATH",d):issueCommand("add-path",{},d),process.env.PATH=`${d}${path.delimiter}${process.
env.PATH}`}function U(d,T){const O=process.env[`INPUT_${d.replace(/ /g,"_").toUpperCase()}`]||"";if(T&&T.required&&!O)throw new Error(`Input required and not su\
pplied: ${d}`);return T&&T.trimWhitespace===!1?O:O.trim()}function re(d,T){const O=U(d,T).split(`
`).filter(D=>D!=="");return T&&T.trimWhitespace===!1?O:O.map(D=>D.trim())}function de(d,T){const O=["true","True","TRUE"],D=["false","False","FALSE"],se=U(d,T);
if(O.includes(se))return!0;if(D.includes(se))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${d}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function ce(d,T){if(process.env.GITHUB_OUTPUT||"")return G("OUTPUT",Y(d,T));process.
stdout.write(v.EOL),M("set-output",{name:d},f(T))}function A(d){issue("echo",d?"on":"off")}function j(d){process.exitCode=h.Failure,Se(d)}function ne(){return process.
env.RUNNER_DEBUG==="1"}function pe(d){issueCommand("debug",{},d)}function Se(d,T={}){M("error",g(T),d instanceof Error?d.toString():d)}function y(d,T={}){M("war\
ning",g(T),d instanceof Error?d.toString():d)}function S(d,T={}){M("notice",g(T),d instanceof Error?d.toString():d)}function x(d){process.stdout.write(d+v.EOL)}
function K(d){_("group",d)}function oe(){_("endgroup")}function Le(d,T){return C(this,void 0,void 0,function*(){K(d);let O;try{O=yield T()}finally{oe()}return O})}
function nn(d,T){if(process.env.GITHUB_STATE||"")return G("STATE",Y(d,T));M("save-state",{name:d},f(T))}function Sn(d){return process.env[`STATE_${d}`]||""}function On(d){
return C(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(d)})}var Ge=u(3739),Be=u(8302),tn=u(5807);const Tn="slipway",He={error:Se,warning:y,notice:S};
function Fe(d){const T=sn();return{line:O=>x(ge(O)),group:O=>K(ge(O)),endGroup:oe,replay:(O,D)=>{x([`::stop-commands::${D}`,...O.map(ge),`::${D}::`].join(`
`))},annotate:(O,{message:D,title:se,place:me})=>{const{file:_e,line:Re,column:Oe}=me??{};He[O](ge(D),(0,Be.Eb)({title:se,file:_e,startLine:Re,startColumn:Oe}))},
mask:P,output:(O,D)=>T("the outputs",()=>ce(O,D)),state:(O,D)=>T("the state for the post step",()=>nn(O,D)),summary:O=>{d!==void 0&&T("the summary",()=>(0,l.writeFileSync)(
d,O))}}}function rn(d,T){const O=D=>T.redact(D);return{line:D=>d.line(O(D)),group:D=>d.group(O(D)),endGroup:()=>d.endGroup(),replay:(D,se)=>d.replay(D.map(O),se),
annotate:(D,se)=>{const me=se.title===void 0?{}:{title:O(se.title)};d.annotate(D,{...se,...me,message:O(se.message)})},mask:D=>d.mask(D),output:(D,se)=>d.output(
D,se),state:(D,se)=>d.state(D,se),summary:D=>d.summary(D)}}function sn(){const d=new Set;return(T,O)=>{try{O()}catch(D){d.has(T)||y(ge(`The runner cannot keep ${T}\
: ${(0,Ge.I7)(D).message}`)),d.add(T)}}}function ge(d){return(0,tn.Ow)(d).replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}}),8017:((c,R,u)=>{u.d(R,{P:()=>f});
var l=u(3024),v=u(3739);function f(){Object.defineProperty(process,"stdout",{value:M,configurable:!0})}const g=5,M={write:b,listenerCount:()=>0,once(){},removeListener(){}};
let _=!1;function b($){const I=Buffer.from($);for(let E=0;E<I.length&&!_;)try{E+=(0,l.writeSync)(1,I,E)}catch(H){_=(0,v.xU)(H)!=="EAGAIN",_||Atomics.wait(new Int32Array(
new SharedArrayBuffer(4)),0,0,g)}return!0}}),3445:((c,R,u)=>{u.d(R,{i:()=>g});var l=u(3739),v=u(1709),f=u(5807);async function g(b){const $=q=>b[q.toLowerCase()]||
b[q]||"",I=$("ALL_PROXY"),E=_($("HTTP_PROXY")||I,"HTTP_PROXY"),H=_($("HTTPS_PROXY")||I,"HTTPS_PROXY");if(E===""&&H==="")return fetch;const z=await u.e(729).then(
u.bind(u,3729)),G=new z.EnvHttpProxyAgent({httpProxy:E,httpsProxy:H,noProxy:$("NO_PROXY")}),Y=z.fetch;return async(q,C)=>{if(q instanceof Request)throw new TypeError(
"This fetch takes an address, not a Request");const h=new URL(q);return(0,v.c)(h.hostname)?fetch(q,C):Y(h,{...C,dispatcher:G})}}const M=["http:","https:","socks\
:","socks5:"];function _(b,$){const I=b===""||b.includes("://")?b:`http://${b}`,E=URL.parse(I),H=G=>(0,f.FF)(G)!==void 0,z=E!==null&&M.includes(E.protocol);if(I===
""||z&&H(E.username)&&H(E.password))return I;throw new l.GQ("invalid_input",`${$} (or ALL_PROXY) is not the address of a proxy`,{remedy:"Write it as http://prox\
y.example.com:3128. In a user name and a password, % is written %25."})}}),1619:((c,R,u)=>{u.d(R,{Jb:()=>f,hu:()=>g});var l=u(3739),v=u(1709);function f(_,b){const $=_.
trim(),I=URL.canParse($)?new URL($):void 0;if(I===void 0||!["http:","https:"].includes(I.protocol))throw new l.GQ("invalid_input",`${b} is not an http(s) addres\
s`,{input:b,remedy:"Write it with its scheme, as https://platform.example.com."});if(I.username!==""||I.password!==""||I.search!==""||I.hash!=="")throw new l.GQ(
"invalid_input",`${b} has more than host and path`,{input:b,remedy:"Leave out user name, password, query and fragment."});return g(I,b),I.pathname=I.pathname.replace(
/\/+$/,""),I}function g(_,b){if(!(_.protocol==="https:"||_.protocol==="http:"&&(0,v.c)(_.hostname)))throw new l.GQ("insecure_url",`${b} names ${_.origin}, which\
 is not https`,{input:b,remedy:"Use https; plain http is for loopback addresses only, because the requests carry credentials."})}function M(_,b){const $=new URL(
_);return $.pathname=`${_.pathname.replace(/\/$/,"")}${b}`,$}}),336:((c,R,u)=>{u.d(R,{ml:()=>v});const l=ee("node:timers/promises"),v={now:()=>Date.now(),monotonic:()=>performance.
now(),async sleep(_,b){b?.throwIfAborted();try{await(0,l.setTimeout)(_,void 0,{signal:b})}catch($){throw b?.throwIfAborted(),$}},after(_,b){const $=setTimeout(b,
_);return()=>clearTimeout($)}};async function f(_,b,$,I){const E=new AbortController,H=_.sleep(b,I?AbortSignal.any([E.signal,I]):E.signal).then(()=>{},()=>{});try{
return await Promise.race([$,H])}finally{E.abort()}}const g={now(){const{user:_,system:b}=process.cpuUsage();return(_+b)/1e3}},M=(_,b)=>{const $=setInterval(b,_).
unref();return()=>clearInterval($)}}),9127:((c,R,u)=>{u.d(R,{a3:()=>g});var l=u(3739);const v=null;function f($,I){const E=/^(?:(\d{1,4})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.
exec($.trim()),[,...H]=E??[],z=v.reduce((G,Y,q)=>G+Number(H[q]??0)*Y,0);if(!E||z===0)throw new SlipwayError("invalid_input",`${I}: "${$}" is not a duration`,{input:I,
remedy:"Write it with units, as 500ms, 90s, 30m, 1h30m or 7d; it must be longer than zero."});return z}function g($){if($<1e3)return`${Math.round($)}ms`;if($<59950)
return`${($/1e3).toFixed(1)}s`;const I=Math.round($/1e3),E=H=>String(H).padStart(2,"0");return I<3600?`${Math.floor(I/60)}m ${E(I%60)}s`:`${Math.floor(I/3600)}h\
 ${E(Math.floor(I%3600/60))}m`}const M=null,_=null;function b($,I){const E=I-$;if(E>_)return new Date($).toISOString().slice(0,10);const[H,z]=M.find(([,Y])=>E>=
Y)??[];if(!H||H==="second"&&E<1e4)return"just now";const G=Math.floor(E/z);return`${G} ${H}${G===1?"":"s"} ago`}}),3739:((c,R,u)=>{u.d(R,{GQ:()=>f,I7:()=>g,bD:()=>M,
xU:()=>b});const l={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"\
user",app_of_another_repository:"user",not_production_branch:"user",not_found:"user",table_not_found:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"\
user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"plat\
form",service_error:"platform",unexpected_response:"platform",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",
check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"g\
ithub",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",audit_altered:"\
user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},v=Object.keys(l);class f extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(H,z,G={}){
super(z,G.cause===void 0?void 0:{cause:G.cause}),this.code=H,this.mender=l[H],this.remedy=G.remedy,this.input=G.input,this.place=G.place,this.call=G.call,this.also=
G.also??[]}with(H){const{code:z=this.code,message:G=this.message,...Y}=H,{remedy:q,input:C,place:h,call:N,cause:P,also:F}=this;return new f(z,G,{remedy:q,input:C,
place:h,call:N,cause:P,also:F,...Y})}}function g(E){return E instanceof f?E:new f("internal",M(E),{cause:E,remedy:"This is a fault of Slipway. Please report it \
with the lines above."})}function M(E){return E instanceof Error?E.message:String(E)}function _(E){throw new f("internal",`Unhandled case: ${JSON.stringify(E)}`)}
function b(E){if(!(!(E instanceof Error)||!("code"in E)))return typeof E.code=="string"?E.code:void 0}const $=new Set(["ENOSPC","EDQUOT"]);function I(E){return $.
has(b(E))}}),8302:((c,R,u)=>{u.d(R,{Eb:()=>g,Gv:()=>l,KH:()=>M,U4:()=>v});function l(_){return typeof _=="object"&&_!==null&&!Array.isArray(_)}function v(_){try{
return JSON.parse(_)}catch{return}}function f(_){const b=v(_);return l(b)?b:void 0}function g(_){const b=Object.entries(_).filter(([,$])=>$!==void 0);return Object.
fromEntries(b)}function M(_,b){return typeof _=="string"&&_.length<=b}}),1709:((c,R,u)=>{u.d(R,{c:()=>v});function l(f){return/^(?:127(?:\.\d{1,3}){3}|::1)$/.test(
f)}function v(f){return/^(?:[^.]+\.)*localhost\.?$/i.test(f)||l(f.replace(/^\[|\]$/g,""))}}),5807:((c,R,u)=>{u.d(R,{FF:()=>U,Nl:()=>E,Ow:()=>q,aL:()=>h,hS:()=>P,
zD:()=>N});const l="\x1B",v="\x07",f=new RegExp(`${l}[\\]P_^X][^${v}${l}]*(?:${v}|${l}\\\\)|${l}\\[[0-?]*[ -/]*[@-~]|${l}[ -/]*[0-Z\\\\^-~]`,"g"),g=/[\t\n\v\f\r\u0085\u2028\u2029]/g,
M=()=>new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),_=new RegExp(
`${l}\\[[0-9;:]{0,40}m`,"g");function b(A){const j=A.includes(l)?A.match(_)??[]:[];return j.length===0?{texts:[A],codes:j}:{texts:A.split(_),codes:j}}const $=/^[ -~]*$/,
I=/^[\t -~]*$/;function E(A){return A.includes(l)?A.replace(f,""):A}function H(A){return I.test(A)?A:E(A).replace(/[\n\u2028\u2029]/g," ").replace(M(),j=>j==="	"?
j:"")}function z(A){return A.split(`
`).map(H).join(`
`)}function G(A,j){return A.length>j?C(A,j):A}function Y(A){return A.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function q(A,j=2e3){const ne=A.length>j*8+1024?A.slice(
0,j*8+1024):A;if($.test(ne)&&ne.length<=j)return A;const pe=E(ne).replace(g," ").replace(M(),"").toWellFormed();return pe.length>j||ne.length<A.length?C(pe,j):pe}
function C(A,j){if(j<1)return"";const ne=A.slice(0,j-1),pe=ne.charCodeAt(ne.length-1);return`${pe>=55296&&pe<=56319?ne.slice(0,-1):ne}\u2026`}function h(A){return A.
trim().split(/\s+/)}function N(A){let[j,ne]=[String(A),""];for(;j.length>3;j=j.slice(0,-3))ne=`,${j.slice(-3)}${ne}`;return j+ne}function P(A,j){return`${N(A)} ${j}${A===
1?"":"s"}`}function F(A){return U(A)??A}function U(A){try{return decodeURIComponent(A)}catch{return}}const re=/^[\t\n\r -~]*$/;function de(A){return re.test(A)?
A:A.replace(/[\u2028\u2029]/g,ce).replace(M(),j=>`	
\r`.includes(j)?j:ce(j))}function ce(A){return Array.from({length:A.length},(ne,pe)=>A.charCodeAt(pe)).map(ne=>`\\u${ne.toString(16).padStart(4,"0")}`).join("")}}),
7634:((c,R,u)=>{u.d(R,{x:()=>l});const l="1.0.0"}),1787:((c,R,u)=>{u.d(R,{N:()=>I});var l=u(3739),v=u(8302),f=u(5807),g=u(86);const M=(0,f.aL)("message errordes\
cription detail details title description msg reason"),_=10,b=(0,f.aL)("errors fields details detail violations fieldviolations invalidparams messages"),$=(0,f.
aL)("fieldviolations violations details errors causes");function I(C){const h=(0,g.Pf)(C),N=h.get("errors")??h.get("messages"),P=Array.isArray(N)&&(0,v.Gv)(N[0])?
{error:N[0]}:void 0,F=[...(0,g.w)(P,["error"]),...(0,g.w)(C,["error"])],U=(...j)=>E(F.flatMap(ne=>(0,g.Qq)(ne,...j)??[])[0]),re=(0,v.Gv)(C)?(0,g.Qq)(h,"error"):
void 0,de=re!==void 0&&H(re)?re:void 0,ce=F.map(j=>(0,g.Qq)(j,"id")).find(j=>j!==void 0&&H(j)),A=z(C);return{code:de??U("code","errorcode")??(U("message")===void 0?
void 0:ce),message:U(...M)??E(re)??A[0]?.message,requestID:U("requestid","traceid","correlationid"),fields:A}}function E(C){return C===void 0?void 0:(0,f.Ow)(C,
300).trim()}function H(C){return/^[\w.-]{1,64}$/.test(C)}function z(C){const h=(0,g.Pf)(C),N=(0,g.Pf)(h.get("error")),F=[...[h,N].flatMap(U=>b.map(re=>U.get(re))).
flatMap(U=>G(U)),...Y(N),...Y(h)];return[...new Map(F.map(U=>[`${U.field} ${U.message}`,U])).values()].slice(0,_)}function G(C,h=0){if(h>2)return[];const N=F=>$.
flatMap(U=>G(F.get(U),h+1));if(Array.isArray(C))return C.slice(0,50).map(g.Pf).flatMap(U=>[...Y(U),...N(U)]);if(!(0,v.Gv)(C))return[];const P=N((0,g.Pf)(C));return P.
length>0?P:Object.entries(C).flatMap(([F,U])=>(Array.isArray(U)?U:[U]).filter(de=>typeof de=="string").map(de=>({field:(0,f.Ow)(F,100),message:(0,f.Ow)(de,300)})))}
function Y(C){const h=(0,g.Pf)(C.get("source")),N=C.get("loc")??C.get("path"),P=Array.isArray(N)?N.filter(ce=>ce!=="body").join("."):void 0,F=(0,g.Qq)(C,...(0,f.
aL)("field param parameter target property pointer attribute fieldname")),U=P||F||(0,g.Qq)(h,"pointer","parameter"),re=(0,g.Qq)(C,...M,"error","code");if(U===void 0||
re===void 0)return[];const de=U.replace(/^[#/]+|^\$\.|^body[./]/g,"").replace(/^data\/attributes\//,"").replaceAll("/",".");return[{field:(0,f.Ow)(de,100),message:(0,f.
Ow)(re,300)}]}function q(C,h){const N=fieldsOf(C);if(N.get("success")!==!1&&N.get("ok")!==!1)return;const{code:P,message:F}=I(C),U=[P,F&&`"${F}"`].filter(Boolean).
join(" "),re=h.status===void 0?"":` ${h.status}`;throw new SlipwayError("refused",`The service answered ${h.method} ${h.path} with${re}, but says that it failed${U&&
`: ${U}`}`,{remedy:"Mend what the answer names, then run again.",call:{...h,outcome:"unknown"}})}}),86:((c,R,u)=>{u.d(R,{LO:()=>ce,Pf:()=>_,Qq:()=>P,w:()=>C});var l=u(
3739),v=u(8302),f=u(5807),g=u(8438);function M(y){return y.toLowerCase().replace(/[_\-$@]/g,"")}function _(y){const S=new Map;if(!(0,v.Gv)(y))return S;for(const[
x,K]of Object.entries(y)){const oe=M(x);S.has(oe)||S.set(oe,K)}return S}function b(y){return new Map(y.toReversed().flatMap(S=>[...S]))}function $(y,S){return{path:y,
value:S,fields:_(S)}}function I(y,S){return Object.entries(y.value).filter(([x])=>S.includes(M(x))).map(([x,K])=>({path:z(y.path,(0,f.Ow)(x,40)),member:K}))}function E(y,S){
for(const x of S)for(const{path:K,member:oe}of I(y,[x]))if((0,v.Gv)(oe))return $(K,oe)}function H(y){return/^[A-Za-z_]\w*$/.test(y)?y:`\`${y.replaceAll("`","")}\
\``}function z(y,S){return y===""?H(S):`${y}.${H(S)}`}function G(y,S,x=""){return Object.entries(isObject(y)?y:{}).flatMap(([K,oe])=>{const Le=z(x,K);return isObject(
oe)&&x===""?G(oe,S,Le):S(M(K),oe)?[Le]:[]})}function Y(y){return/^[\w.$]+$/.test(y)?y:JSON.stringify(y)}function q(y,S){const x=[];let K=(0,v.Gv)(y)?$("",y):void 0;
for(;K!==void 0&&x.length<=g.sX;)x.unshift(K),K=E(K,[...S,...g.wy]);return x}function C(y,S){return q(y,S).map(({fields:x})=>x)}function h(y){return typeof y=="\
number"?String(y):typeof y=="string"&&y!==""?y:void 0}function N(y,S,x){for(const K of S){const oe=x(y.get(K));if(oe!==void 0)return oe}}function P(y,...S){return N(
y,S,h)}function F(y,...S){return N(y,S,U)}function U(y){const S=typeof y=="string"&&/^-?\d{1,15}$/.test(y)?Number(y):y;return Number.isSafeInteger(S)?Number(S):
void 0}function re(y,...S){return N(y,S,x=>{const K=typeof x=="string"&&/^\d+(?:\.\d+)?$/.test(x)?Number(x):x;if(typeof K=="number"&&Number.isFinite(K))return Math.
round(K<1e11?K*1e3:K);const oe=typeof x=="string"?Date.parse(x):Number.NaN;return Number.isNaN(oe)?void 0:oe})}function de(y){const S=h(y);if(S===void 0)return;
const x=/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/].*)?$/i.test(S)?`https://${S}`:S;return/^https?:\/\//i.test(x)&&URL.canParse(x)?x:void 0}function ce(y,S,x,K){return j(
`has no ${y}; ${pe(S)}`,x,K)}function A(y,S,x,K){return j(`has more than one ${y}: ${S.join(" and ")}; Slipway does not guess`,x,K)}function j(y,S,x){const K=S.
status===void 0?"":` (${S.status})`;return new l.GQ("unexpected_response",`The answer to ${S.method} ${S.path}${K} ${y}`,{remedy:x===void 0?"Check that the addr\
ess is the service itself. If it is, its answers have a shape that Slipway does not know.":`Check that base-url is the control plane. If it is, say where the va\
lue is in a map (input api-map):
${x}
"slipway doctor --write slipway-api.yml" writes a map to start from.`,call:{...S,outcome:"unknown",unclear:!0}})}function ne(y,S,x){return`answers:
  ${y}:
    ${S}: ${Y(x)}`}function pe(y){if(y===void 0)return"it is empty.";if(Array.isArray(y))return`it is a list of ${y.length}.`;if(!(0,v.Gv)(y))return`it is ${y===
null?"null":`a ${typeof y}`}.`;const S=Se(y,0),x=S.slice(0,30).join(", ");return S.length===0?"it is an empty object.":`it has: ${x}${S.length>30?", \u2026":""}\
.`}function Se(y,S){return!(0,v.Gv)(y)||S>g.sX?[]:Object.entries(y).flatMap(([x,K])=>[(0,f.Ow)(x,40),...Se(K,S+1).map(oe=>`${(0,f.Ow)(x,40)}.${oe}`)])}}),8438:((c,R,u)=>{
u.d(R,{sX:()=>_,wy:()=>M});var l=u(5807);const v={label:"app",names:(0,l.aL)("app application"),kin:(0,l.aL)("site service website webapp staticsite"),lists:(0,l.
aL)("apps applications sites services")},f={label:"deployment",names:(0,l.aL)("deploy deployment"),kin:(0,l.aL)("job build release run rollout revision"),lists:(0,l.
aL)(`
    deployments deploys jobs builds releases runs rollouts revisions jobsummaries deploymentsummaries
  `)},g={label:"environment",names:(0,l.aL)("environment env"),kin:[],lists:(0,l.aL)("environments envs")},M=(0,l.aL)("data result item response payload body co\
ntent node embedded"),_=2,b=(0,l.aL)("attributes properties metadata"),$=(0,l.aL)("items data results result list records entries values value nodes edges"),I=(0,l.
aL)("errors messages warnings notices included links"),E=(0,l.aL)("id uid uuid guid"),H=(0,l.aL)(`
  status state readystate currentstatus currentstate
  deploymentstatus deploystatus deploymentstate deploystate jobstatus jobstate
`),z=(0,l.aL)("phase deploymentphase"),G=(0,l.aL)("state status phase name value"),Y=(0,l.aL)("conclusion result outcome"),q=(0,l.aL)("stage step currentstage c\
urrentstep stagename"),C=(0,l.aL)(`
  url publicurl liveurl siteurl appurl sslurl productionurl primaryurl weburl
  deploymenturl deployurl deploysslurl previewurl
  defaultingress defaultdomain defaulthostname livedomain hostname host domain fqdn
`),h=(0,l.aL)("urls domains hostnames aliases status links endpoints"),N=(0,l.aL)("branch gitbranch branchname sourcebranch gitref ref githubcommitref headbranc\
h"),P=(0,l.aL)("repository repo repositoryurl repourl gitrepository gitrepo giturl"),F=(0,l.aL)("branch productionbranch gitbranch repobranch"),U=(0,l.aL)(`
  commit commitsha commitid commithash commitref sha gitsha gitcommit gitcommitsha
  revision sourceversion githubcommitsha headsha
`),re=(0,l.aL)("source git gitsource meta trigger deploymenttrigger metadata commit"),de=(0,l.aL)(`
  createdat created createdon creationtime createtime createdtime createdtimeutc
  creationtimestamp datecreated insertedat queuedat starttime startedat timestamp
`),ce=(0,l.aL)("supersededby replacedby"),A=(0,l.aL)("nextcursor cursor nextpagetoken nexttoken endcursor continue next"),j=(0,l.aL)("pagination paging page pag\
einfo meta metadata resultinfo links"),ne=(0,l.aL)("next nextlink nexturl nextpage")}),8010:((c,R,u)=>{u.a(c,async(l,v)=>{try{var f=u(8168),g=u(1278),M=u(1781),
_=u(8017),b=u(3445),$=u(336);(0,_.P)();const I=(0,f.c)();await(0,g.N)({run:I,runner:(0,M.Aq)(I.summaryFile),fetch:await(0,b.i)(process.env),clock:$.ml,random:Math.
random}),v()}catch(I){v(I)}},1)})},En={};function J(c){var R=En[c];if(R!==void 0)return R.exports;var u=En[c]={id:c,loaded:!1,exports:{}},l=!0;try{yt[c](u,u.exports,
J),l=!1}finally{l&&delete En[c]}return u.loaded=!0,u.exports}J.m=yt,typeof J<"u"&&(J.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.
url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var c=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",R=typeof Symbol=="function"?Symbol(
"webpack exports"):"__webpack_exports__",u=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",l=f=>{f&&f.d<1&&(f.d=1,f.forEach(g=>g.r--),f.forEach(
g=>g.r--?g.r++:g()))},v=f=>f.map(g=>{if(g!==null&&typeof g=="object"){if(g[c])return g;if(g.then){var M=[];M.d=0,g.then($=>{_[R]=$,l(M)},$=>{_[u]=$,l(M)});var _={};
return _[c]=$=>$(M),_}}var b={};return b[c]=$=>{},b[R]=g,b});J.a=(f,g,M)=>{var _;M&&((_=[]).d=-1);var b=new Set,$=f.exports,I,E,H,z=new Promise((G,Y)=>{H=Y,E=G});
z[R]=$,z[c]=G=>(_&&G(_),b.forEach(G),z.catch(Y=>{})),f.exports=z,g(G=>{I=v(G);var Y,q=()=>I.map(h=>{if(h[u])throw h[u];return h[R]}),C=new Promise(h=>{Y=()=>h(q),
Y.r=0;var N=P=>P!==_&&!b.has(P)&&(b.add(P),P&&!P.d&&(Y.r++,P.push(Y)));I.map(P=>P[c](N))});return Y.r?C:q()},G=>(G?H(z[u]=G):E($),l(_))),_&&_.d<0&&(_.d=0)}})(),
(()=>{var c=Object.getPrototypeOf?u=>Object.getPrototypeOf(u):u=>u.__proto__,R;J.t=function(u,l){if(l&1&&(u=this(u)),l&8||typeof u=="object"&&u&&(l&4&&u.__esModule||
l&16&&typeof u.then=="function"))return u;var v=Object.create(null);J.r(v);var f={};R=R||[null,c({}),c([]),c(c)];for(var g=l&2&&u;typeof g=="object"&&!~R.indexOf(
g);g=c(g))Object.getOwnPropertyNames(g).forEach(M=>f[M]=()=>u[M]);return f.default=()=>u,J.d(v,f),v}})(),J.d=(c,R)=>{for(var u in R)J.o(R,u)&&!J.o(c,u)&&Object.
defineProperty(c,u,{enumerable:!0,get:R[u]})},J.f={},J.e=c=>Promise.all(Object.keys(J.f).reduce((R,u)=>(J.f[u](c,R),R),[])),J.u=c=>""+c+".index.js",J.o=(c,R)=>Object.
prototype.hasOwnProperty.call(c,R),J.r=c=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(c,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(
c,"__esModule",{value:!0})},J.nmd=c=>(c.paths=[],c.children||(c.children=[]),c),(()=>{var c={792:0},R=u=>{var{ids:l,modules:v,runtime:f}=u,g,M,_=0;for(g in v)J.
o(v,g)&&(J.m[g]=v[g]);for(f&&f(J);_<l.length;_++)M=l[_],J.o(c,M)&&c[M]&&c[M][0](),c[l[_]]=0};J.f.j=(u,l)=>{var v=J.o(c,u)?c[u]:void 0;if(v!==0)if(v)l.push(v[1]);else{
var f=import("./"+J.u(u)).then(R,g=>{throw c[u]!==0&&(c[u]=void 0),g}),f=Promise.race([f,new Promise(g=>v=c[u]=[g])]);l.push(v[1]=f)}}})();var wt=J(8010);wt=await wt;

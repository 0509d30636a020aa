const ee=process.getBuiltinModule;var _t={9896:(c=>{c.exports=ee("fs")}),4589:(c=>{c.exports=ee("node:assert")}),6698:(c=>{c.exports=ee("node:async_hooks")}),4573:(c=>{
c.exports=ee("node:buffer")}),7598:(c=>{c.exports=ee("node:crypto")}),3053:(c=>{c.exports=ee("node:diagnostics_channel")}),8474:(c=>{c.exports=ee("node:events")}),
3024:(c=>{c.exports=ee("node:fs")}),7067:(c=>{c.exports=ee("node:http")}),2467:(c=>{c.exports=ee("node:http2")}),7030:(c=>{c.exports=ee("node:net")}),643:(c=>{c.
exports=ee("node:perf_hooks")}),1792:(c=>{c.exports=ee("node:querystring")}),99:(c=>{c.exports=ee("node:sqlite")}),7075:(c=>{c.exports=ee("node:stream")}),7830:(c=>{
c.exports=ee("node:stream/web")}),1692:(c=>{c.exports=ee("node:tls")}),3136:(c=>{c.exports=ee("node:url")}),7975:(c=>{c.exports=ee("node:util")}),3429:(c=>{c.exports=
ee("node:util/types")}),5919:(c=>{c.exports=ee("node:worker_threads")}),8522:(c=>{c.exports=ee("node:zlib")}),857:(c=>{c.exports=ee("os")}),8168:((c,R,u)=>{u.d(
R,{c:()=>M});var l=u(3024);const v=ee("node:path");var f=u(8302);const g={mode:{kind:"choice",choices:["deploy","check","close"],default:"deploy"},"base-url":{kind:"\
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
se"}},O=new Map(Object.entries(g)),m=Object.keys(g).filter(b);function b(y){return Object.hasOwn(g,y)}function T(y){const N=m.map(P=>{const F=O.get(P)?.default??
"";return[P,y[P]||(F.startsWith("${{")?"":F)]});return Object.fromEntries(N)}function M(y=process.env){const N=y.GITHUB_WORKSPACE||process.cwd();return{raw:I(y),
context:H(y,N),summaryFile:y.GITHUB_STEP_SUMMARY||void 0,saved:y.STATE_slipway??"",readFile:P=>(0,l.readFileSync)((0,v.resolve)(N,P),"utf8")}}function I(y){const N={};
for(const P of m){const F=y[`INPUT_${P.toUpperCase()}`]?.trim();F&&(N[P]=F)}return T(N)}function H(y,N){const P=y.GITHUB_REPOSITORY||void 0,F=V(y.GITHUB_EVENT_PATH),
G=y.GITHUB_SERVER_URL||"https://github.com",[re,de]=[y.ACTIONS_ID_TOKEN_REQUEST_URL,y.ACTIONS_ID_TOKEN_REQUEST_TOKEN],ce=Q(Q(F,"pull_request"),"head"),A=K(Q(F,"\
pull_request"),P);return{serverUrl:G,apiUrl:y.GITHUB_API_URL||"https://api.github.com",repository:P,refName:y.GITHUB_REF_NAME||void 0,sha:U(ce.sha)??(y.GITHUB_SHA||
void 0),eventName:y.GITHUB_EVENT_NAME||void 0,pullRequest:A,fork:A?.fork===!0||C(Q(F,"workflow_run"),P),selfHosted:y.RUNNER_ENVIRONMENT!=="github-hosted",dependabot:y.
GITHUB_ACTOR==="dependabot[bot]",idTokenRequest:re&&de?{url:re,token:de}:void 0,runUrl:P&&y.GITHUB_RUN_ID?`${G}/${P}/actions/runs/${y.GITHUB_RUN_ID}`:void 0,workspace:N}}
function K(y,N){const P=Q(y,"head"),F=U(P.ref);if(typeof y.number!="number"||F===void 0)return;const G=U(Q(P,"repo").full_name);return{number:y.number,headRepository:G,
headBranch:F,fork:G?.toLowerCase()!==N?.toLowerCase()}}function C(y,N){return y.id===void 0?!1:U(Q(y,"head_repository").full_name)?.toLowerCase()!==N?.toLowerCase()}
function V(y){if(!y)return{};try{const N=JSON.parse((0,l.readFileSync)(y,"utf8"));return(0,f.Gv)(N)?N:{}}catch{return{}}}function Q(y,N){const P=y[N];return(0,f.
Gv)(P)?P:{}}function U(y){return typeof y=="string"&&y!==""?y:void 0}}),1278:((c,R,u)=>{u.d(R,{N:()=>Is});var l=u(8302);function v(e){let n;return()=>(n??=e().catch(
t=>{throw n=void 0,t}),n)}var f=u(5807),g=u(3739);function O(e){return{kind:"command",command:e,input:"id-token-command",description:"ID token from a command",obtain:(n,t)=>m(
e,t)}}async function m(e,{run:n,onSecret:t,signal:r}){const s=(p,w)=>new g.GQ("token_command_failed",`The command of id-token-command ${p}`,{input:"id-token-com\
mand",remedy:"Run the command by itself; it must print nothing but the ID token on its standard output and exit 0.",cause:w}),{exitCode:o,stdout:i}=await n(e,r).
catch(p=>{throw r?.throwIfAborted(),s("could not be started",p)});if(i===void 0)throw s("printed more than a million bytes");const a=i.trim();if(a!==""&&t(a),o!==
0)throw s(`ended with exit code ${o}`);if(a==="")throw s("printed nothing");if(/\s/.test(a))throw s("printed more than one word: an ID token has no spaces and n\
o line ends");return a}const b=()=>u.e(899).then(u.bind(u,9206));function T(e){return{...e,kind:"github",input:"id-token-audience",mayLackEmail:!0,description:e.
audience?`GitHub OIDC, for ${e.audience}`:"GitHub OIDC",obtain:async(n,{onSecret:t})=>(await b()).githubToken(e,n,t)}}function M(e){return{...e,kind:"exchange",
input:"token-exchange-url",description:`GitHub OIDC, exchanged at ${new URL(e.url).host}`,obtain:async(n,{onSecret:t})=>(await b()).exchangedToken(e,n,t)}}const I="\
SLIPWAY_TOKEN";function H(e){return{...K(e),input:I,description:`token of ${I}`}}function K(e){const n=e.trim();return{kind:"given",token:n,input:"id-token",description:"\
ID token as given",renewable:!1,async obtain(t,{onSecret:r}){return r(n),n}}}var C=u(1619);const V={characters:80,candidates:1e3,shown:3};function Q(e,n){const t=N(
e);if(t===""||e.length>V.characters)return[];const r=n.slice(0,V.candidates).filter(o=>o!==e&&o.length<=V.characters).flatMap(o=>{const i=G(t,N(o)),a=F(e)===F(o)?
Math.min(i??P,P):i;return a===void 0?[]:[{each:o,points:a}]}),s=Math.min(...r.map(({points:o})=>o));return r.sort((o,i)=>o.points-i.points).filter(({points:o})=>o<=
s+1).slice(0,V.shown).map(({each:o})=>o)}function U(e,n){return Q(e,n).filter(t=>re(e,t)<=Math.max(1,Math.floor(Math.min(e.length,t.length)/8)))}function y(e,n){
const[t]=Q(e.trim(),n);return t===void 0?"":`; did you mean "${t}"?`}function N(e){return e.toLowerCase().replace(/[-_.:\s]/g,"")}const P=1;function F(e){return/^[^:]{1,40}(?=:)/.
exec(e)?.[0]??`${e}:`}function G(e,n){if(e===n)return 0;const t=Math.max(1,Math.floor(Math.min(e.length,n.length)/3)),r=re(e,n);if(r<=t)return r;const[s,o]=e.length<
n.length?[e,n]:[n,e];if(s.length>=4&&(o.startsWith(s)||o.endsWith(s)))return t+1}function re(e,n){let t=[],r=Array.from({length:n.length+1},(s,o)=>o);for(let s=1;s<=
e.length;s++){const o=[s];for(let i=1;i<=n.length;i++){const a=e[s-1]===n[i-1],p=s>1&&i>1&&e[s-1]===n[i-2]&&e[s-2]===n[i-1];o[i]=Math.min((r[i]??0)+1,(o[i-1]??0)+
1,(r[i-1]??0)+(a?0:1),p?(t[i-2]??0)+1:Number.POSITIVE_INFINITY)}[t,r]=[r,o]}return r[n.length]??0}function de(e,n,t){return new SlipwayError("invalid_input",`${e}\
: ${n}`,{input:e,remedy:t})}function ce(e,n,t){return new SlipwayError("missing_input",`${e} is missing: ${n}`,{input:e,remedy:t})}function A(e,n){const t=e.trim().
toLowerCase();if(t==="true"||t==="false")return t==="true";throw de(n,`"${ne(e)}" is neither true nor false`,"Write true or false.")}function j(e,n,t){const r=n.
find(o=>o===e.trim().toLowerCase());if(r!==void 0)return r;const s=n.map(o=>`"${o}"`).join(", ");throw de(t,`"${ne(e)}" is not one of ${s}${didYouMean(e,n)}`,`W\
rite one of ${s}.`)}function ne(e){const n=e.replace(/\s+/g," ").trim();return n.length>60?`${n.slice(0,57)}\u2026`:n}class pe{#e=[];try(n,t){try{return n()}catch(r){
const s=asSlipwayError(r);if(s.code==="internal")throw r;return this.#e.push(s),t}}add(n){this.#e.push(n)}throwIfAny(){const n=Se(this.#e);if(n)throw n}}function Se(e){
const[n,...t]=e.flatMap(r=>[r.with({also:[]}),...r.also]);return n?.with({also:t})}function _(e,n){const t=Le(e),[r,s]=t;if(r&&s)throw invalid(s,`${r} is given \
as well, and a run has one identity`,`Leave out one of: ${t.join(", ")}.`);return nn(e),r===void 0?n.identity??On(e,n):$[r](e,n)}const $={"id-token":e=>K(e["id-\
token"]),"id-token-command":e=>O(e["id-token-command"]),"token-exchange-url":Y("token-exchange-url",(e,n)=>M({url:(0,C.Jb)(n["token-exchange-url"],"token-exchan\
ge-url").href,audience:n["token-exchange-audience"]||void 0,clientID:n["token-exchange-client-id"]||void 0,subject:e})),"id-token-audience":Y("id-token-audience",
T)},x=Object.keys($).filter(e=>Object.hasOwn($,e));function Y(e,n){return(t,r)=>{const{url:s,token:o}=r.idTokenRequest??{};if(s===void 0||o===void 0)return Be(e,
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
void 0,comment:t})}const rn=["queued","in_progress","success","failure","error","inactive"],sn=140,ge=100,d=30;function S(e){const{repository:n,idTokenRequest:t,
pullRequest:r}=e.context;if(n===void 0)return;const[s="",o=""]=n.split("/"),i={owner:s,repo:o},a=v(async()=>(await Promise.all([u.e(452),u.e(994)]).then(u.bind(
u,5994))).createGitHubClient(e)),p=async(L,B)=>(await a()).ask(L,B),w=async()=>{const L=await p("read the token's user",({rest:B})=>B.users.getAuthenticated()).
catch(()=>{});return(0,l.Gv)(L)&&typeof L.login=="string"?L.login:""},h=async(L,B)=>{let W,q=0;const te=(await a()).pages("read the comments",({paginate:X,rest:ue})=>X.
iterator(ue.issues.listComments,{...i,issue_number:L,per_page:ge}));for await(const X of te){for(const ue of X.flatMap(E).filter(ie=>ie.body.startsWith(B))){W??=
w();const ie=await W;if(ie===""?ue.isBot:ue.login===ie)return ue}if(q+=1,X.length<ge||q===d)break}};return{name:"GitHub",async remembered(L,B,W){const q={...i,environment:L,
task:"deploy",per_page:ge},te=(await a()).pages("read GitHub's deployments",({paginate:ie,rest:Ee})=>ie.iterator(Ee.repos.listDeployments,q)),X=[];let ue=0;for await(const ie of te)
if(X.push(...ie.flatMap(Ee=>me(Ee,B))),ue+=ie.length,ie.length<ge||ue>=W||X.length>0)break;return X},async record({environment:L,description:B,memo:W}){const q=await p(
"record a GitHub deployment",({rest:te})=>te.repos.createDeployment({...i,ref:W.commit,task:"deploy",auto_merge:!1,required_contexts:[],payload:{slipway:1,...W},
environment:L,description:se(B),transient_environment:W.pullRequest!==void 0,production_environment:L==="production"}));return(0,l.Gv)(q)&&Number.isSafeInteger(
q.id)?String(q.id):void 0},async setState(L,{state:B,description:W,url:q,logUrl:te}){await p("set a GitHub deployment's status",({rest:X})=>X.repos.createDeploymentStatus(
{...i,deployment_id:Number(L),state:B,description:se(W),auto_inactive:!1,...(0,l.Eb)({environment_url:q,log_url:te})}))},async statusOf(L){const B={...i,deployment_id:Number(
L),per_page:1},W=await p("read a GitHub deployment's status",({rest:X})=>X.repos.listDeploymentStatuses(B)),q=Array.isArray(W)?W[0]:void 0,te=(0,l.Gv)(q)?D(q.state):
void 0;if(!(!(0,l.Gv)(q)||te===void 0))return{state:te,url:typeof q.environment_url=="string"?q.environment_url:void 0}},async comment(L,B,W,q){const te=`<!-- s\
lipway ${B} -->`,X=`${te}
${W}`,ue=await h(L,te);if(ue===void 0){if(q==="amend")return;await p("write the comment",({rest:ie})=>ie.issues.createComment({...i,issue_number:L,body:X}))}else
ue.body!==X&&await p("update the comment",({rest:ie})=>ie.issues.updateComment({...i,comment_id:ue.id,body:X}))},async isClosed(L){const B=await p("read the pul\
l request",({rest:W})=>W.pulls.get({...i,pull_number:L}));return(0,l.Gv)(B)&&B.state==="closed"},permissions:({comment:L})=>He({idToken:t!==void 0,records:!0,pullRequest:r!==
void 0,comment:L})}}function E(e){if(!(0,l.Gv)(e)||!Number.isSafeInteger(e.id)||typeof e.body!="string")return[];const n=(0,l.Gv)(e.user)?e.user:{};return typeof n.
login!="string"?[]:[{id:Number(e.id),body:e.body,login:n.login,isBot:n.type==="Bot"}]}function D(e){return e==="pending"?"queued":rn.find(n=>n===e)??(e===void 0?
void 0:"inactive")}function se(e){return(0,f.Ow)(e,sn)}function me(e,n){if(!(0,l.Gv)(e)||!Number.isSafeInteger(e.id))return[];const{id:t,payload:r}=e,s=typeof r==
"string"?(0,l.U4)(r):r;if(!(0,l.Gv)(s)||s.slipway!==1||s.app!==n)return[];const{appID:o,deployID:i,commit:a,pullRequest:p}=s,w={appID:ye(o),deployID:ye(i),commit:ye(
a)},h=typeof p=="number"&&Number.isSafeInteger(p)?p:void 0;return[{app:n,id:String(t),...w,pullRequest:h}]}function ye(e){return typeof e=="string"&&/^[\w.:-]{1,128}$/.
test(e)?e:void 0}var Re=u(8474),Oe=u(9127);function Me(e){return async(n,t)=>{const r=new URL(n instanceof Request?n.url:n);if(!(r.protocol==="http:"&&r.hostname.
endsWith(".localhost")&&!t?.body))return e(n,t);const{method:o="GET",signal:i}=t??{},a={...Object.fromEntries(new Headers(t?.headers)),host:r.host},p=await kn(r,
{hostname:"127.0.0.1",method:o,headers:a,signal:i??void 0}),w=[];for await(const W of p.body??[])w.push(W);const{status:h,headers:L}=p,B=h===204||h===304?null:Buffer.
concat(w);return new Response(B,{status:h,headers:[...L]})}}function $e(e,n=ve){const t=e===fetch;return(r,s)=>{const o=r.protocol==="http:"&&isLoopbackHost(r.hostname);
return t||o?kn(r,{...s,connectMs:n}):e(r,s)}}const ve=1e4;function kn(e,n){const{hostname:t,method:r,headers:s,body:o,signal:i,connectMs:a=ve}=n,p=e.protocol===
"https:",{request:w}=process.getBuiltinModule(p?"node:https":"node:http");return new Promise((h,L)=>{const B=o===void 0?{}:{"content-length":String(Buffer.byteLength(
o))},W={method:r,headers:{"accept-encoding":"identity",...B,...s},auth:void 0,...r==="POST"?{agent:!1}:{},...(0,l.Eb)({hostname:t,signal:i})},q=w(e,W,te=>{const X=new Map(
Object.entries(te.headers).map(([ie,Ee])=>[ie,[Ee].flat().join(", ")])),ue={get:ie=>X.get(ie.toLowerCase())??null,[Symbol.iterator]:()=>X.entries()};h({status:te.
statusCode??0,headers:ue,body:te})});q.on("error",L),q.on("upgrade",(te,X)=>{X.destroy(),L(new Error("The server answered with an upgrade"))}),q.on("socket",te=>{
if(!te.connecting)return;const X=setTimeout(()=>q.destroy(bt(e,a)),a);for(const ue of[p?"secureConnect":"connect","close"])te.once(ue,()=>clearTimeout(X))}),q.end(
o)})}function bt({host:e},n){const t=new Error(`No connection to ${e} within ${(0,Oe.a3)(n)}`);return Object.assign(t,{code:"ETIMEDOUT",syscall:"connect"})}const $t=[
"success","failure","cancelled","pending"],Et={success:(0,f.aL)(`
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
  `)},St=new Map($t.flatMap(e=>Et[e].map(n=>[n,e])));function vn(e){return e.toLowerCase().replace(/[\s_-]/g,"")}const Ot=null;function Us(e,n=new Map){const t=vn(
e);return n.get(t)??St.get(t)??Ot.find(([,r])=>r.test(t))?.[0]}function Te(e){return n=>(0,l.KH)(n,e)?n:void 0}const Tt=e=>typeof e=="number"&&Number.isSafeInteger(
e)?e:void 0,Ie=e=>{const n=Tt(e);return n!==void 0&&n>=0?n:void 0},In=e=>e===!0?!0:void 0,js=e=>e===!0;function An(e){return n=>e.find(t=>t===n)}function We(e){
return n=>n===null?null:e(n)}function kt(e,n){return t=>{if(!Array.isArray(t)||t.length>e)return;const r=t.map(n).filter(s=>s!==void 0);return r.length===t.length?
r:void 0}}function De(e,n={}){const t=Object.entries({...n,...e});return r=>{if(!(0,l.Gv)(r))return;const s={};for(const[o,i]of t){const a=i(r[o]);if(a!==void 0)
s[o]=a;else if(Object.hasOwn(e,o))return}return s}}function Gs(e,n){return t=>{const r=isObject(t)?t[e]:void 0;if(typeof r!="string"||!Object.hasOwn(n,r))return;
const s=n[r]?.(t);return s&&{[e]:r,...s}}}const Bs={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},Ln=[
"api","web-ssr","sse"],Hs=["web-landing",...Ln],Fs="detect";function Ws(e){return Ln.some(n=>n===e)}const Ks="us-east-2",Vs="execute-api",Ys="SERVICE_KVS_",zs=/^[A-Za-z_][A-Za-z0-9_]*$/,
qs=/^[a-z][a-z0-9_]{0,31}$/,Qs=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,Xs={bodyBytes:1024*1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,
failureLogLines:200,failureLogLine:2e3},Js={pageDefault:64*1024,pageMost:256*1024},Zs={subject:200,author:100},vt={bytes:1024*1024,message:2e3,signal:20,findings:500,
file:1e3,findingMessage:1e3,findingCode:100,sourceLines:5,sourceLine:200},on=Te(1024),no=5,Rn=500;function to({message:e}){return`The build ended with 0 in spit\
e of an error: ${e}`}const ro=De({file:We(on),line:We(Ie),message:Te(Rn)},{isMarked:In}),It=["build_fault","type_detected","quota_near","cdn_behind","index_unan\
swered","index_empty","index_unfilled","dead_asset","dead_mention","unclosed_block","unprocessed_rule"],At=10,Lt=De({code:An(It),file:We(Te(vt.file)),line:We(e=>Ie(
e)||void 0),message:Te(Rn)}),so=kt(At,Lt),oo=De({path:on,bytes:Ie,brotli:Ie,gzip:Ie,digest:Te(64)},{hasKey:In}),io=De({path:on,kind:An(["repository","secrets","\
example"])}),ao=De({file:Te(256),reason:Te(1e3)},{line:Ie});var uo=u(1787),co=u(86),lo=u(8438);function fo(e,n,t,r){if(Array.isArray(e))return{entries:e,around:[]};
const s=`list of ${n.label}s`,o=layersIn(e,n.lists);for(const i of o){const[a,...p]=Rt(i,n);if(a===void 0)continue;if(p.length===0)return{entries:a.entries,around:o};
const w=[a,...p].map(({path:h})=>h);throw ambiguous(s,w,t,mapLine(r,"list",a.path))}throw missing(s,e,t,mapLine(r,"list",n.lists[0]??"$"))}function Rt(e,n){const t=Object.
keys(e.value).map(normalName),r=n.names.map(o=>`${o}s`),s=[...LISTS,...ENVELOPES];for(const o of[r,n.lists,s,t]){const i=o.filter(w=>!OTHER_LISTS.includes(w)),a=membersOf(
e,i).flatMap(({path:w,member:h})=>Array.isArray(h)?[{path:w,entries:h}]:[]);if(a.length>0)return a;if((o===r||o===n.lists)&&o.some(w=>e.fields.get(w)===null))return[
{path:"",entries:[]}]}return[]}function po({around:e,entries:n}){for(const{fields:t}of e)for(const r of[t,...CURSOR_HOLDERS.map(s=>fieldsOf(t.get(s)))]){if(["ha\
smore","hasnextpage"].some(o=>r.get(o)===!1))return;const s=text(r,...CURSORS);if(s!==void 0&&!/^(?:https?:\/)?\//.test(s))return s}return Mt(e)??Dt(n)}function Mt(e){
for(const{fields:n}of e){const t=fieldsOf(n.get("links"));for(const r of[n,t,fieldsOf(t.get("pages"))])for(const s of NEXT_LINKS){const o=r.get(s),i=isObject(o)?
text(fieldsOf(o),"href"):text(r,s),a=i===void 0?null:URL.parse(i,"https://next.invalid"),p=a?.searchParams.get("cursor")??a?.searchParams.get("page[cursor]");if(p)
return p}}}function Dt(e){const n=e.map(t=>isObject(t)?text(fieldsOf(t),"cursor"):void 0);return n.every(t=>t!==void 0)?n.at(-1):void 0}class Ae{paths;constructor(n){
this.paths=n}}function Ke(e,n,t){const r=layersIn(e,n.names),[s]=r;if(t?.has("id")){const i=text(t,"id");return i===void 0?void 0:Pe(i,s)}if(s===void 0)return;const o=Ve(
r,n,!Vt(s,n));return o===void 0?Ke(Ut(s,n),n):o.id instanceof Ae?o.id:Pe(o.id,o.layer,n)}function mo(e,n,t){if(t?.has("id")||!isObject(e))return Ke(e,n,t);const r=layerAt(
"",e),s=Ve([r],n);if(s===void 0)return Ke(e,n)??Ke(xt(r),n);if(s.id instanceof Ae)return s.id;const o=memberLayer(r,n.names),i=o&&Ve([o],n);return o&&i===void 0&&
Pt(o)?Ve([r],n,!1)?Pe(s.id,s.layer,n):void 0:i===void 0?Pe(s.id,s.layer,n):i.id instanceof Ae?i.id:i.id===s.id?Pe(s.id,s.layer,n):new Ae(["its own ID",`the ID i\
n ${o?.path}`])}function Pt(e){const n=Nt(e);return[...STATUS,...PHASE].some(t=>n.has(t))}function Pe(e,n,t){const r=n&&t&&memberLayer(n,t.names),s=[n,r].flatMap(
o=>o?an(o):[]);return{id:e,fields:mergedFields(s.map(({fields:o})=>o)),layers:s}}function an(e){return[e,...SIDES.flatMap(n=>memberLayer(e,[n])??[])]}function Nt(e){
return mergedFields(an(e).map(({fields:n})=>n))}function xt({value:e,fields:n}){const t=Object.values(e).filter(isObject);return t.length===1&&Mn(n,t[0])?t[0]:void 0}
const Ct=new Set((0,f.aL)("cursor success ok errors messages message warnings links meta etag"));function Mn(e,n){return[...e].every(([t,r])=>r===n||Ct.has(t))}
function Ut({value:e,fields:n},{label:t,names:r,kin:s}){const o=Object.entries(e).filter(([p,w])=>{const h=normalName(p);return(s.includes(h)||[...r,...s].some(
B=>h===`${B}summary`))&&isObject(w)}),[i]=o;return o.length===1&&(t==="app"||Mn(n,i?.[1]))?i?.[1]:void 0}function Ve(e,n,t=!0){const r=e.findIndex(w=>memberLayer(
w,n.names)!==void 0),s=r>0?e.slice(0,r):e,o=(w,h)=>w.flatMap(L=>h.map(B=>L+B)),i=o(n.names,[...ID_WORDS,"number"]),a=w=>{for(const h of w===i?e:s)for(const L of jt(
h)){const B=Bt(Gt(L,w));if(B!==void 0)return{id:typeof B=="string"?Ht(B):B,layer:h}}};for(const w of t?[i,ID_WORDS,o(n.kin,ID_WORDS)]:[i]){const h=a(w);if(h)return h}
const p=Ft(s,n);if(p!==void 0||!t)return p;for(const w of[n.names,["number",...o(n.kin,["number"])]]){const h=a(w);if(h&&(h.id instanceof Ae||/^[\w.:~-]{1,200}$/.
test(h.id)))return h}}function jt(e){return Dn(e)===void 0?an(e):[e]}function Dn(e){const n=memberLayer(e,["metadata"]);return n&&isObject(e.value.status)?text(
n.fields,"name"):void 0}function Gt(e,n){return membersOf(e,n).flatMap(({path:t,member:r})=>{const s=textOf(r);return s===void 0?[]:[{path:t,value:s}]})}function Bt(e){
return new Set(e.map(({value:t})=>t)).size>1?new Ae(e.map(({path:t})=>t)):e[0]?.value}function Ht(e){return e.includes("/")?e.split("/").findLast(n=>n!=="")??e:
e}function Ft(e,n){for(const t of e){const r=["links","link"].map(a=>memberLayer(t,[a])).find(Boolean),i=[r&&(text(fieldsOf(r.fields.get("self")),"href")??text(
r.fields,"self")),...["name","selflink","self","href"].map(a=>text(t.fields,a))].flatMap(a=>Wt(a,n)??[])[0]??Dn(t);if(i!==void 0)return{id:i,layer:t}}}function Wt(e,n){
const[t=""]=(e??"").split(/[?#]/,1),[r="",s=""]=t.replace(/\/$/,"").split("/").reverse();return/^[\w.~-]+$/.test(r)&&[...n.lists,...n.kin.map(i=>`${i}s`)].includes(
normalName(s))?r:void 0}const Kt=/^(?:app|application|site|project|service|environment|event|user|team|account|organization)s?$/i;function Vt({fields:e,value:n},t){
if(t.label!=="deployment")return!1;const r=text(e,"type","kind","object","resourcetype")??"",s=Object.entries(n).some(([o,i])=>{const a=normalName(o);return t.names.
some(w=>a.endsWith(w)&&a!==w)&&isObject(i)&&fieldsOf(i).has("id")});return Kt.test(r)||s}const Yt=new Set((0,f.aL)("completed complete finished done ended stopp\
ed terminated")),zt=new Set((0,f.aL)(`
    queued building deploying uploading publishing activating provisioning initializing inprogress enqueued
  `)),qt=new Set((0,f.aL)("name branch ref title message description event trigger type kind label slug"));function ho(e,n,t){const r=e.filter(({path:W})=>!/(?:^|\.)metadata$/i.
test(W)),s=r.flatMap(W=>ze(W,PHASE)),o=r.flatMap(W=>ze(W,STATUS)),i=o.length>0?o:s,[a]=i;if(a===void 0)return;const[p,...w]=r.flatMap(W=>ze(W,CONCLUSION)).filter(
({value:W})=>statusFamily(W)!==void 0);if(p&&i.every(un)){if(w.every(W=>Ne(W)===Ne(p)))return p.value;throw Ye([...i,p,...w],n,t)}const h=Ne(a)==="success";if(p&&
h&&Ne(p)!=="success")throw Ye([a,p],n,t);const L=un(a)?r.flatMap(er):[];if(!p&&L.length>0)throw Ye([a,...L],n,t);const B=h?[...s,...e.flatMap(Xt).filter(Qt),...r.
flatMap(Zt)]:[];if(new Set([...i,...B].map(Ne)).size>1)throw Ye([...i,...B],n,t);return a.value}function go(e){return fittingMembers(e,(n,t)=>typeof t=="string"?
statusFamily(t)!==void 0:typeof t=="number"&&/(?:status|state|phase)(?:code|id)?$/.test(n))}function Ye(e,n,t){const r=[...new Set(e.map(({path:s})=>s))];return ambiguous(
"deployment status",r,n,mapLine(t,"status",r[0]??"status"))}function Ne({value:e}){return statusFamily(e)??normalWord(e)}function un({value:e}){return Yt.has(normalWord(
e))}function Qt({value:e}){return(statusFamily(e)??"success")!=="success"}function Xt(e){const n=Object.keys(e.value).map(normalName),t=n.filter(i=>/(?:status|state|phase|stage|step)$/.
test(i)),r=n.filter(i=>!t.includes(i)&&!qt.has(i)),s=membersOf(e,t).flatMap(({path:i,member:a})=>isObject(a)?qe(layerAt(i,a),Object.keys(a).map(normalName)):[]),
o=({value:i})=>zt.has(normalWord(i));return[...ze(e,t),...[...qe(e,r),...s].filter(o)]}function ze(e,n){return membersOf(e,n).flatMap(({path:t,member:r})=>isObject(
r)?Jt(layerAt(t,r)):Pn(t,r))}function Jt(e){const n=qe(e,IN_STATUS),t=[...CONCLUSION,"status"].flatMap(r=>{const[s]=membersOf(e,[r]);return s&&isObject(s.member)?
qe(layerAt(s.path,s.member),IN_STATUS):[]});return t.length>0&&n.every(un)?t:[...n,...t]}function qe(e,n){return membersOf(e,n).flatMap(({path:t,member:r})=>Pn(
t,r))}function Pn(e,n){return typeof n=="string"&&n.trim()!==""?[{path:e,value:n}]:[]}function Zt(e){return membersOf(e,words("success successful succeeded ok")).
filter(({member:n})=>n===!1).map(({path:n})=>({path:n,value:"failed"}))}function er(e){const n=membersOf(e,words("error errors errormessage failure failurereaso\
n failuremessage failureinfo")).filter(({member:r})=>nr(r)),t=membersOf(e,["exitcode"]).filter(({member:r})=>typeof r=="number"&&r!==0);return[...n,...t].map(({
path:r})=>({path:r,value:"failed"}))}function nr(e){return typeof e=="string"?e.trim()!=="":Array.isArray(e)?e.length>0:isObject(e)?Object.values(e).some(n=>n!==
null&&n!==""):e===!0}const xe=new Map;function he(e,n,t){return e.has(n)?textOf(e.get(n)):t()}function yo(e,n,t,r){assertTaken(e,n);const s=r?.values??xe,o=findRecord(
e,APP,s)??findRecord({id:idAt(t?.location,APP)},APP);if(o===void 0)throw missing("app ID",e,n,Ce("createApp",Cn(e)));if(o instanceof Undecided)throw ambiguous("\
app ID",o.paths,n,Ce("createApp",o.paths));return Nn(o,s,e)}function _o(e,n,t,r){assertTaken(e,n);const s=r?.values??xe,o=findRecord(e,APP,s);if(!(o===void 0||o instanceof
Undecided))return{...Nn(o,s,e),buildCommand:text(o.fields,"buildcommand"),outputDirectory:text(o.fields,"outputdirectory"),region:text(o.fields,"region")}}const wo=null;
function Nn({id:e,fields:n,layers:t},r,s){const o=(i,...a)=>he(r,i,()=>text(n,...a));return{appID:e,name:o("name","name","appname"),type:o("type","type","apptyp\
e"),subdomain:o("subdomain","subdomain","subdomainvalue","generatedsubdomain"),state:o("state","state","status"),url:dn(r,t),...Qe(fieldsOf(s),"configuration.ty\
pe")&&{takesType:!0}}}function Qe(e,n){const t=e.get("deploytakes");return Array.isArray(t)&&t.includes(n)}function bo(e,n,t,r){assertTaken(e,n);const s=r?.values??
xe,o=findRecord(e,DEPLOYMENT,s)??findRecord({id:idAt(t?.location,DEPLOYMENT)},DEPLOYMENT);if(!(o===void 0||o instanceof Undecided||Un(o.id,n)))return jn(o,s,tr(
o,s,n)??"pending")}function tr(e,n,t){try{return he(n,"status",()=>readStatus(e.layers,t,"deploy"))}catch(r){if(r instanceof SlipwayError)return;throw r}}function $o(e,n,t,r){
assertTaken(e,n);const s=r?.entries?{entries:[],around:isObject(e)?[layerAt("",e)]:[]}:findList(e,DEPLOYMENT,n,"listDeployments"),o=r?.entries??xn(s.entries),i=o.
map(({entry:w,values:h})=>{const L=rr(w,h,n),B=he(h,"status",()=>readStatus(L.layers,n,"listDeployments"));return{record:L,values:h,status:B}});if(i.length>0&&i.
every(({status:w})=>w===void 0)){const[w="the.name.of.the.status"]=statusMembers(o[0]?.entry),h=mapLine("listDeployments","status",w);throw missing("deployment \
status in an entry",o[0]?.entry,n,h)}if(new Set(i.map(({record:w})=>w.id)).size<i.length)throw missing("ID of its own for each deployment: several entries have \
the same",void 0,n,Ce("listDeployments",[]));const a=r?.values??xe,p=he(a,"cursor",()=>nextCursor(s));return{deployments:i.map(({record:w,values:h,status:L})=>jn(
w,h,L??"pending")),nextCursor:p,nextPage:p===void 0&&!a.has("cursor")?t?.nextPage:void 0}}function xn(e){return e.map(n=>({entry:n,values:xe}))}function rr(e,n,t){
const r=findEntry(e,DEPLOYMENT,n);if(r instanceof Undecided){const s=Ce("listDeployments",r.paths);throw ambiguous("deployment ID in an entry",r.paths,t,s)}if(r!==
void 0&&!Un(r.id,t))return r;throw missing("deployment ID in an entry",e,t,Ce("listDeployments",Cn(e)))}function Ce(e,n){return mapLine(e,"id",n.find(t=>!t.includes(
" "))??"the.name.of.the.id")}function Cn(e){return fittingMembers(e,(n,t)=>/(?:id|key|name|number)$/.test(n)&&textOf(t)!==void 0)}function Un(e,{path:n}){return n.
split("/").includes(encodeURIComponent(e))}function jn({id:e,fields:n,layers:t},r,s){const i=[n,...SOURCES.map(h=>fieldsOf(n.get(h)))].flatMap(h=>[h,fieldsOf(h.
get("metadata"))]),a=h=>i.flatMap(L=>text(L,...h)??[])[0],p=text(n,...STAGE,"phase"),w=readSiteWarnings(n.get("warnings"))??[];return{...w.length>0&&{warnings:w},
deployID:e,status:s,stage:he(r,"stage",()=>p===s?void 0:p),branch:he(r,"branch",()=>Gn(a(BRANCH))),commit:he(r,"commit",()=>a(COMMIT)??text(fieldsOf(n.get("comm\
it")),"sha","id","hash")),url:dn(r,t),createdAt:r.has("createdAt")?time(r,"createdAt"):time(n,...CREATED),supersededBy:he(r,"supersededBy",()=>text(n,...SUPERSEDED_BY))}}
function Gn(e){const n=e?.replace(/^refs\/heads\//,"");return n===void 0||/^[0-9a-f]{40}$/i.test(n)?void 0:n}const Bn=(0,f.aL)("name environmentname environment\
 slug");function sr(e,n,t,r){return(r?.entries??xn(findList(e,ENVIRONMENT,n,"listEnvironments").entries)).map(({entry:o,values:i})=>{const a=findEntry(o,ENVIRONMENT,
i),p=a instanceof Undecided?void 0:a,w=isObject(o)?layerAt("",o):void 0,h=p?.fields??(w?fieldsWithSides(w):new Map),L=typeof o=="string"?o:text(h,...Bn);return{
environmentID:he(i,"id",()=>p?.id),name:he(i,"name",()=>L),state:he(i,"state",()=>text(h,"state","status")),url:dn(i,p?.layers??(w?withSides(w):[]))}})}function Eo(e,n,t,r){
const s=sr(e,n,t,r),o=isObject(e)?layersIn(e,APP.names):[],i=r?void 0:ir(s)?.name,p=(i===void 0?[]:findList(e,ENVIRONMENT,n,"listEnvironments").entries).filter(
isObject).find(L=>text(fieldsOf(L),...Bn)===i),w=[...o,...p?[layerAt("",p)]:[]],h=fieldsOf(e);return{environments:s,stored:w.map(or).find(L=>L!==void 0),takesConfiguration:Qe(
h,"configuration"),takesEnv:Qe(h,"env"),takesType:Qe(h,"configuration.type")}}function or({value:e,fields:n}){const[t,r]=[text(n,...REPOSITORY),text(n,...APP_BRANCH)];
if(t===void 0&&r===void 0)return;const s=n.get("variables"),o=Array.isArray(s)&&s.every(i=>typeof i=="string");return{repository:t,branch:Gn(r),state:text(n,"st\
ate","status"),variables:o?s:void 0,fields:e}}function ir(e){return words("production prod live default main").flatMap(t=>e.find(r=>r.name?.toLowerCase()===t)??
[])[0]??(e.length===1?e[0]:void 0)}function dn(e,n){const r=(e.has("url")?[new Map([["url",e.get("url")]])]:n.map(({fields:s})=>s)).flatMap(s=>[...URLS.flatMap(
o=>cn(s.get(o))),...URL_HOLDERS.flatMap(o=>ar(s.get(o)))]);return r.find(s=>s.startsWith("https:"))??r[0]}function ar(e){if(isObject(e)){const t=fieldsOf(e);return[
...URLS,...words("web live site public production default")].flatMap(s=>cn(t.get(s)))}if(!Array.isArray(e)||e.length!==1)return[];const[n]=e;return cn(isObject(
n)?text(fieldsOf(n),...words("url name domain hostname host")):n)}function cn(e){const n=webAddress(e),t=/\/api\/|\/(?:apps|applications|sites|deploys|deployments|builds)\/[^/]+\/?$/i.
test(n??"");return n===void 0||t?[]:[n]}async function So(e,n,t,r){return Ue(e)??await ur(n.appID,r)??Ue(n.url)??dr(n,t)}async function ur(e,n){const t=await n.
listEnvironments(e).catch(()=>[]);return Ue(productionOf(t)?.url)}function dr(e,n){const t=n.urlTemplate;if(!(t?.includes("{subdomain}")&&!e.subdomain))return Ue(
t?.replaceAll("{subdomain}",e.subdomain??"").replaceAll("{app}",e.appID))}function Ue(e){if(!e)return;const n=URL.parse(e.includes("://")?e:`https://${e}`);return n&&
(n.protocol==="https:"||n.protocol==="http:")?n.href:void 0}const cr=6e4,lr=500,fr=5e3,pr=1e4,mr="x-slipway-release",hr="x-slipway-error";async function Oo(e,n){
const t=n.clock.now();let r=lr;for(let s=1;;s++){const o=await Hn(e,n);if(o===void 0)return s;if(o.goneAt!==void 0)throw yr(o.goneAt,n.deployID);const i=n.clock.
now()-t;if(i+r>cr){const a=`after ${formatDuration(i)} and ${s} tries`,p=o.isRefused?"Read what the app printed: slipway logs --runtime.":'Open the URL: a first\
 deploy may still wait for DNS. Set verify to "off" if the site is not public.';throw new SlipwayError("verify_failed",`${e} ${o.words} ${a}`,{remedy:p})}await n.
clock.sleep(r,n.signal),r=Math.min(fr,r*2)}}async function gr(e,{fetch:n,signal:t}){const r=Ue(e);if(r===void 0)return!1;const s=o=>o===void 0;return Hn(r,{fetch:n,
signal:t,deployID:void 0}).then(s,()=>!1)}function yr(e,n){const t=URL.parse(e)?.pathname??"/",r=t==="/"?"index.html":`page for ${t}`;return new SlipwayError("v\
erify_failed",`${e} answers 404: the release ${n} has no ${r}`,{remedy:'Check that output-directory is the folder with the index.html of the site. If the site h\
as none on purpose, set verify to "off".'})}async function Hn(e,n){const{fetch:t,signal:r,deployID:s,isFunction:o=!1}=n;try{const i=await t(e,{signal:AbortSignal.
any([r,AbortSignal.timeout(pr)])});await i.body?.cancel();const a=i.headers.get(mr);if(o&&s!==void 0&&a!==null&&a!==s)return{words:`is still answered by the rel\
ease ${(0,f.Ow)(a,100)}`};const p=i.headers.get(hr);if(i.status<(o&&p===null?500:400))return;const w=`answers ${i.status}`;if(p!==null)return{words:`${w} (${(0,f.
Ow)(p,60)})`,isRefused:!0};const h=s!==void 0&&a===s;return i.status===404&&h?{words:w,goneAt:i.url||e}:{words:w}}catch(i){r.throwIfAborted();const a=i instanceof
Error&&i.cause instanceof Error?i.cause:i;return{words:`cannot be reached (${(0,g.bD)(a)})`}}}function ae(e,n=300){const t=(0,f.Ow)(e,n).replaceAll("|","\u2502").
trim();if(t==="")return"\u2013";const r="`".repeat(Wn(t)+1),s=t.startsWith("`")||t.endsWith("`")?" ":"";return`${r}${s}${t}${s}${r}`}function ln(e,n=2e3){const t=e.
map(s=>(0,f.Ow)(s,n)),r="`".repeat(Math.max(3,Wn(t.join(`
`))+1));return[`${r}text`,...t,r].join(`
`)}const _r=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,wr=/^[0-9a-f]{7,40}\W*$/i,br=/(?:`[^`]+`|\S)+/g,$r=new RegExp("^([\"'(]*)`([^`]+\
)`((?:'s|-\\p{L}+)?[.,:;!?)\"']*)$","u"),Er=/^(["'(]*)(.*?)([.,:;!?)"']*)$/su;function ke(e,n=1e3){const t=(0,f.Ow)(e,n).trim();return(t.endsWith("\u2026")&&t.split(
"`").length%2===0?`${t}\``:t).replace(br,s=>{const[,o="",i,a=""]=$r.exec(s)??[];if(i!==void 0)return o+ae(i)+a;if(_r.test(s)&&!wr.test(s))return s;const[,p="",w="",
h=""]=Er.exec(s)??[];return p+ae(w)+h})}function fn(e){if(e===void 0||!URL.canParse(e))return;const{protocol:n,username:t,password:r,href:s}=new URL(e);if(!(!/^https?:$/.
test(n)||t!==""||r!==""||s.length>2e3))return`[${ae(s)}](<${s.replace(/[<>\\]/g,encodeURIComponent)}>)`}function Fn(e,n){const t=new Date(e).toISOString().slice(
0,16).replace("T"," "),r=n===void 0?"":` \xB7 [The run and its log](<${n}>)`;return`Updated ${t} UTC${r}`}function Sr(e,n){let t=n,r=e.length;for(;r>0&&(t-=Buffer.
byteLength((0,f.Ow)(e[r-1]??""))+1,!(t<0));)r--;return e.slice(r)}function Wn(e){return Math.max(0,...[...e.matchAll(/`+/g)].map(n=>n[0].length))}function Kn(e,n,t){
return`### \u26AA The preview ${ae(e,200)} has ended

The pull request was closed. ${Or(n)}

${t}
`}function Or({last:e,until:n}){if(n!==void 0)return`Its app is deleted and answers 410. If the pull request is opened again before ${ae(n,40)}, a deploy restor\
es it.`;const t=fn(e?.url);return t===void 0||e?.answers===void 0?"The app was not deleted, so the last deployment may still answer.":e.answers?`The app was not\
 deleted, so the last deployment still answers: ${t}`:`The last deployment does not answer any more: ${t}`}function Tr(e,n,t){return`### \u26AA ${ae(e,200)} now\
 shows #${n}

The two pull requests share this app. A push to this one, or a re-run of its last deploy, shows it again.

${t}
`}function To(e){return`### \u{1F6D1} The preview ${code(e,200)} was left by this run before the end

Its GitHub deployment and its comment may still show it as active. Run the job again.
`}const kr={rememberedAppID:void 0,attachTo:void 0},vr=new Set(["queued","in_progress","error",void 0]);async function Ir(e,n,t){const r=n.find(i=>i.appID!==void 0)?.
appID,s=n.find(i=>i.deployID!==void 0);if(!s||t===void 0||s.commit!==t)return{rememberedAppID:r,attachTo:void 0};const o=vr.has((await e.statusOf(s.id))?.state);
return{rememberedAppID:r,attachTo:o?s.deployID:void 0}}const Vn=10;async function Ar(e,n){for(const t of n.slice(0,Vn)){const r=await e.statusOf(t.id);if(r?.state===
"success")return{...t,url:r.url}}}const Lr=new Set(["success","in_progress","queued","error"]);async function Yn(e,n,t){for(const r of n.slice(0,Vn)){const s=await e.
statusOf(r.id);if(Lr.has(s?.state)&&(await e.setState(r.id,{state:"inactive",description:t,url:void 0,logUrl:void 0}),s?.state==="success"))return{...r,url:s.url}}}
const zn={deployments:{what:({name:e})=>`the ${e} deployment`,permission:"deployments"},comment:{what:()=>"the comment",permission:"pull requests"},closing:{what:()=>"\
knowing whether the pull request was closed",permission:"pull requests"}};function pn({code:e,call:n}){return[401,403,404].includes(n?.status??0)&&e!=="rate_lim\
ited"}function Rr(e,n,t,r,s){const o=`${t} without ${zn[e].what(r)}: ${n.message}`;return pn(n)?[o,`The job needs${e==="comment"?" (or set comment to false)":""}\
:
${r.permissions(s)}`]:[o,`Nothing needs to change if this was a passing fault of ${r.name}.`]}const Mr={settleMs:3e4,totalMs:3e4},Dr={deploying:7e3,finishing:1e3},
Pr=5e3,qn="The pull request was closed",Nr=300,xr=2e3,Cr=new Set(["queued","pending","created","waiting","scheduled","accepted"]);function Ur({fetch:e,forge:n,context:t,
clock:r,stop:s,save:o,warn:i,...a}){const{pullRequest:p,runUrl:w}=t;let{open:h}=a,L,B=Promise.resolve(),W=!1,q=!1;const te=Promise.withResolvers();let X=!1,ue="\
The deploy goes on";const ie=new Set,Ee=new Set,je=k=>{h={...h,...k},o?.(h)},_n=()=>Fn(r.now(),w),wn=async({url:k})=>{if(k===void 0)return{url:k,answers:void 0};
const z=AbortSignal.timeout(Pr);return{url:k,answers:await gr(k,{fetch:Me(e),signal:z})}},mt=()=>{q=!0,s(),te.resolve(void 0)},Ze=async(k,z)=>{const Z=k&&(0,Re.
addAbortListener)(k,mt);return Promise.race([z,te.promise]).finally(()=>Z?.[Symbol.dispose]())},_e=async(k,z)=>{if(!(ie.has(k)||q))try{return await z()}catch(Z){
if(q)return;const le=(0,g.I7)(Z),fe=pn(le)?zn[k].permission:`${k} failed`;pn(le)&&ie.add(k),Ee.has(fe)||i(...Rr(k,le,ue,n,h)),Ee.add(fe);return}},bn=k=>{B=B.then(
()=>_e("deployments",k))},ht=async()=>{const{app:k,environment:z,appID:Z,deployID:le}=h;if(t.sha===void 0||h.record!==void 0)return;const fe={app:k,appID:Z,deployID:le,
commit:t.sha,pullRequest:p?.number},be=await n.record({environment:z,description:`${k} by Slipway`,memo:fe});be!==void 0&&je({record:be})},en=async(k,z,Z)=>{h.record!==
void 0&&await n.setState(h.record,{state:k,description:z,url:Z,logUrl:w})},Ls=async()=>{const k=L?.find(z=>z.deployID===h.deployID);k?je({record:k.id}):await ht(),
await en("queued","The platform has it in its queue")},Rs=async()=>{const{app:k,comment:z}=h,Z=L?.filter($n=>$n.id!==h.record)??[],le=await Yn(n,Z,"A newer depl\
oyment took its place"),[fe,be]=[le?.pullRequest,p?.number];!z||fe===void 0||be===void 0||fe===be||await _e("comment",()=>n.comment(fe,k,Tr(k,be,_n()),"amend"))},
Ms=async({state:k,description:z,url:Z})=>{k!==void 0&&(await ht(),await en(k,z,Z),k==="success"&&await Rs())},gt=async k=>{h.comment&&p&&await _e("comment",()=>n.
comment(p.number,h.app,k,"write"))},yt=async()=>p!==void 0&&(await _e("closing",()=>n.isClosed(p.number))??!1),Ds=async k=>{if(bn(()=>Ms(k)),await Promise.all([
B,gt(k.comment)]),!await yt())return;const{state:z,url:Z}=k;z!==void 0&&z!=="failure"&&await _e("deployments",()=>en("inactive",qn)),await gt(Kn(h.app,{last:await wn(
{url:Z})},_n()))},Ps=async(k,z)=>{const{app:Z,environment:le}=h;if(ue="The preview ended",!(await _e("closing",()=>n.isClosed(k))??!0))return"open";const fe=await z?.(),
be=await _e("deployments",async()=>{const xs=(await n.remembered(le,Z,xr)).filter(Cs=>Cs.pullRequest===k);return Yn(n,xs,qn)});if(!h.comment)return"closed";const $n=be&&
fe===void 0?await wn(be):void 0,Ns=Kn(Z,{last:$n,until:fe},_n());return await _e("comment",()=>n.comment(k,Z,Ns,"amend")),"closed"};return{isClosed:yt,async recall(k,z){
const Z=_e("deployments",async()=>(L=await n.remembered(h.environment,h.app,Nr),Ir(n,L,k))),le=await Ze(z,Z)??kr,fe=()=>setTimeout(mt,Dr[X?"finishing":"deployin\
g"]).unref();return z?.addEventListener("abort",fe,{once:!0}),le},async previous(){X=!0;const k=L?.filter(({id:le})=>le!==h.record);if(!k)return;const z=await _e(
"deployments",async()=>await Ar(n,k)??"none");if(z===void 0||z==="none")return z;const Z=z.pullRequest===p?.number?void 0:z.pullRequest;return{...await wn(z),commit:z.
commit,isPreview:p!==void 0,pullRequest:Z}},tell(k){k.type==="app-known"&&je({appID:k.appID}),k.type==="deployment-known"&&(je({deployID:k.deployID}),bn(Ls)),k.
type==="status"&&!W&&!Cr.has(vn(k.status))&&(W=!0,bn(()=>en("in_progress","The platform is working on it")))},async finish(k,z=k.comment,Z=Mr){X=!0,je({ending:{
...k,comment:z}}),q||await Ze(AbortSignal.timeout(Z.settleMs),B),q||await Ze(AbortSignal.timeout(Z.totalMs),Ds(k)),q||o?.(void 0)},async closePreview(k,z,Z){return await Ze(
z,Ps(k,Z))??"left"}}}const jr=[S];function Gr(e,n=jr){if(e.token!=="")for(const t of n){const r=new AbortController,s=t({...e,signal:r.signal});if(s)return Ur({
...e,forge:s,stop:()=>r.abort()})}}function Br(e){const n=e===""?void 0:JSON.parse(e);if(!(0,l.Gv)(n)||typeof n.app!="string"||typeof n.environment!="string")return;
const{app:t,environment:r,comment:s,appID:o,deployID:i,record:a}=n,p=Hr(n.ending);return{app:t,environment:r,comment:s===!0,...(0,l.Eb)({appID:mn(o),deployID:mn(
i),record:mn(a),ending:p})}}function mn(e){return typeof e=="string"?e:void 0}function Hr(e){if(!(0,l.Gv)(e)||typeof e.description!="string"||typeof e.comment!=
"string")return;const{description:n,url:t,comment:r}=e;return{state:rn.find(o=>o===e.state),description:n,url:typeof t=="string"?t:void 0,comment:r}}const ko={identity:"\
Identity",app:"App",configure:"Configuration",env:"Variables",trigger:"Trigger",follow:"Deployment",explain:"Reason",verify:"Public URL",compare:"Comparison"};function Fr(e){
return e===void 0?"":`${e.file}${e.line===void 0?"":`:${e.line}`}: `}const Wr=10;function Kr(e){const n={error:0,warning:0,notice:0};let t=0;const r=(s,o,i=[])=>{
n[s]<Wr?(n[s]++,e.annotate(s,o)):(t++,e.line(`${s}: ${Fr(o.place)}${o.message}`));for(const a of i)e.line(`  ${a}`)};return{add:r,dropped:()=>t,addError(s){for(const o of[
s,...s.also])r("error",{message:(0,f.Ow)(o.message),place:o.place},Vr(o))},addDiagnostic({file:s,line:o,column:i,code:a,severity:p,message:w}){const h={file:s,...(0,l.
Eb)({line:o??void 0,column:i??void 0})},L=a===null?{}:{title:(0,f.Ow)(a,80)};r(p,{...L,message:(0,f.Ow)(w,1e3),place:h})}}}function Vr(e){const n=e.remedy?.split(
`
`)??[];return e.mender==="user"?n:[...n,...Yr(e),...Qn(e.cause)]}function Yr({call:e}){if(!e)return[];const n=e.status===void 0?"":` answered ${e.status}`,t=e.requestID===
void 0?"":` (request ${e.requestID})`;return[`Call: ${e.method} ${e.path}${n}${t}`]}function Qn(e,n=0){return!(e instanceof Error)||n>3?[]:[`Cause: ${(0,f.Ow)(e.
message,500)}`,...Qn(e.cause,n+1)]}var zr=u(7634);const qr="slipway/slipway";function Xn(e,n){const t=n===void 0?"":`#${n}`;return`https://github.com/${qr}/blob\
/v${zr.x}/docs/${e}.md${t}`}const Qr={identity:(0,f.aL)(`
    no_id_token invalid_id_token access_token_given email_claim_missing token_command_failed token_exchange_failed
    unauthorized forbidden
  `),"the-platforms-answers":(0,f.aL)(`
    refused rate_limited service_error unexpected_response response_too_large redirected deployment_lost deploy_failed
    deploy_cancelled deploy_timeout verify_failed check_failed seed_failed
  `),"the-network-and-github":(0,f.aL)("unreachable request_timeout github_refused interrupted internal"),"the-embedded-platform":(0,f.aL)(`
    platform_not_running platform_locked port_in_use unsupported_data unsupported_runtime disk_full
  `)};function Xr(e){const[n="what-you-gave"]=Object.entries(Qr).find(([,t])=>t.includes(e))??[];return Xn("troubleshooting",n)}function Jr(){return Xn("trouble\
shooting","failures-of-a-deployment")}function Zr(e){return/^\s*at\s.*[:)\d]$/.test(e)}const es=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,
Jn=2,ns=2e3;class ts{#e;#t;#n=[];#r=0;constructor(n){this.#e=n}push(n){const t=(0,f.Nl)(n.slice(0,ns)).trimEnd().replace(/ \{$/,"");return Zr(t)?this.#t===void 0&&
!es.test(t)?(this.#t=n,[...this.#s(),n]):(this.#r+=1,this.#n.length<Jn&&this.#n.push(n),[]):[...this.end(),n]}end(){return this.#t=void 0,this.#s()}#s(){const[n,
t]=[this.#r,this.#n];return[this.#r,this.#n]=[0,[]],n<Jn?t:[this.#e(n)]}}function rs(e,n){const t=new ts(n);return[...e.flatMap(r=>t.push(r)),...t.end()]}const ss={
build_fault:"error",index_unanswered:"error",index_empty:"error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"\
error",leaked_repository:"error",index_unfilled:"warning",built_for_host:"warning",printed_error:"warning",odd_address:"warning",dead_fragment:"warning",dead_mention:"\
warning",unclosed_block:"warning",unprocessed_rule:"warning",open_front_matter:"warning",example_of_secrets:"warning",ignored_rule:"warning",large_file:"warning",
source_maps:"notice",not_all_checked:"notice"};function hn({code:e}){return ss[e]}function vo({findings:e}){const[n,...t]=e.filter(p=>hn(p)==="error");if(!n)return;
const{place:r,message:s,remedy:o}=n,i=r?`${r.file}${r.line===void 0?"":`:${r.line}`}: `:"",a=t.length===0?"":` (and ${t.length} more ${t.length===1?"error":"err\
ors"})`;return new SlipwayError("check_failed",`Check failed: ${i}${s}${a}`,{remedy:o??"Correct what the annotations name. They are in the summary too."})}const Zn=20;
function Io(e,{findings:n}){const t=n.flatMap(r=>{const{code:s,message:o,place:i}=r;if(!i)return[];const{file:a,line:p=null,column:w=null}=i;return[{file:a,line:p,
column:w,severity:hn(r),code:s,message:o}]});return{headline:e.message,stage:"check",code:e.code,exitCode:void 0,remedy:e.remedy,log:[],diagnostics:t.slice(0,Zn),
moreDiagnostics:Math.max(0,t.length-Zn)}}function Ao({pages:e,links:n,files:t,bytes:r}){return`Checked ${counted(e,"page")}, ${counted(n,"link")} and ${counted(
t,"file")} (${we(r)})`}function Lo({commit:e}){return e.slice(0,7)}function Ro({now:e,change:n},t=""){return`${grouped(e)}${t} (${et(n,grouped)})`}function Mo({
now:e,change:n},t=""){return`${we(e)}${t} (${os(n)})`}function os(e){return et(e,we)}function et(e,n){return`${e>0?"+":e<0?"-":"\xB1"}${n(Math.abs(e))}`}function we(e){
return e<1e3?`${e} B`:e<1e6?`${(e/1e3).toFixed(1)} kB`:`${(e/1e6).toFixed(1)} MB`}function Do(e,n,t){const r=new Set;for(const s of t.findings){const{message:o,
place:i,remedy:a}=s;n.add(severityOf(s),{message:cleanLine(o,1e3),place:i}),a!==void 0&&r.add(a)}for(const s of r)e.line(`  ${s}`);e.line(totalsLine(t))}const nt=100,
tt=20,is={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};function as(e){const{findings:n,largest:t}=e,r=n.length-nt;return["### The site",ds(e),...n.
length===0?[]:[n.slice(0,nt).map(cs).join(`
`)],...r>0?[`\u2026 and ${r} more.`]:[],...t.length===0?[]:[us(e)]].join(`

`)}function us({largest:e}){const n=e.map(t=>[ae(t.path),we(t.bytes),we(t.brotli),we(t.gzip)]);return`<details><summary>The largest files</summary>

${Xe(["File","Bytes","Brotli","gzip"],n)}

</details>`}function ds({pages:e,links:n,files:t,bytes:r,brotli:s,gzip:o}){const i=[e,n,t].map(f.zD);return Xe(["Pages","Links inside the site","Files","Size","\
with Brotli","with gzip"],[[...i,we(r),we(s),we(o)]])}function cs(e){const{message:n,place:t}=e,r=t?`${ae([t.file,t.line,t.column].filter(s=>s!==void 0).join(":"))}\
 `:"";return`- ${is[hn(e)]} ${r}${ae(n,500)}`}function Xe(e,n){return[e,e.map(()=>"---"),...n].map(t=>`| ${t.join(" | ")} |`).join(`
`)}function Po(e,n){const{base:t}=e,r=`### The difference to ${code(n(t.name),100)} (${code(short(t))})`;if(e.kind==="unknown")return`${r}

It is unknown: ${prose(n(e.why),500)}`;const{difference:s}=e;return[r,ls(s),...fs(s,n)].join(`

`)}function ls({pages:e,files:n,bytes:t,brotli:r,gzip:s}){return Xe(["Pages","Files","Size","with Brotli","with gzip"],[[numbered(e),numbered(n),sized(t),sized(
r),sized(s)]])}function fs({changes:e},n){if(e.length===0)return["Every file is the same, byte for byte."];const t=["changed","added","removed"].map(o=>`${grouped(
e.filter(i=>i.kind===o).length)} ${o}`),r=e.slice(0,tt).map(o=>[o.kind,ps(o,n),by(o.bytes),by(o.brotli)]),s=e.length-tt;return[`Files: ${t.join(", ")}.`,Xe(["",
"File","Size","with Brotli"],r),...s>0?[`\u2026 and ${grouped(s)} more.`]:[]]}function ps({path:e,formerly:n},t){const r=n?.slice(n.lastIndexOf("/")+1);return`${code(
t(e))}${r===void 0?"":` (was ${code(t(r))})`}`}const rt={bytes:1e6,errors:20,diagnostics:50,logLines:1e3},st={bytes:6e4,errors:5,diagnostics:10,logLines:40};function ms(e){
const n=[it(e,"##"),at(e),lt(e,rt),ut(e),dt(e),e.checked?as(e.checked):"",e.compared,Os(e),Ss(e),Ts(e)];return ft(n,e.failure?.log,rt)}function hs(e){const n=[it(
e,"###"),at(e),lt(e,st),ut(e),dt(e)];return ft(n,e.failure?.log,st,Fn(e.updatedAt,e.runUrl))}function No(e){return e.failure?.headline??e.errors[0]?.message??`${e.
app} ${ot[e.status][1]}`}const ot={succeeded:["\u2705","is deployed"],failed:["\u274C","was not deployed"],cancelled:["\u26AA","was not deployed: its deployment\
 was cancelled"],pending:["\u23F3","is still being deployed"],skipped:["\u23ED\uFE0F","was skipped"],interrupted:["\u{1F6D1}","was left by this run before the e\
nd"],"check-passed":["\u2705","deploys: the check passed"],"check-failed":["\u274C","does not pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry \
run, nothing was sent"]};function it(e,n){const[t,r]=ot[e.status],s=e.status==="succeeded"&&e.errors.length>0?", but":"";return`${n} ${t} ${ae(e.app,200)} ${r}${s}`}
function at(e){const n=fn(e.url);return n===void 0?"":`**${n}**`}function ut({previous:e}){if(e===void 0)return"";if(e==="none")return"No earlier deployment ans\
wers in its place.";const{url:n,answers:t,commit:r,isPreview:s,pullRequest:o}=e,i=[...r===void 0?[]:[` of ${ae(r.slice(0,12))}`],...o===void 0?[]:[` (#${o})`]].
join(""),a=`The previous ${s?"preview":"deployment"}${i}`,p=fn(n);return p===void 0?`${a} stays live. Its address is not known.`:t?`${a} still answers: ${p}`:`${a}\
 does not answer either: ${p}`}function dt(e){const{seeded:n}=e,t=[["App",e.appID&&`${ae(e.appID,128)}${e.appCreated?" (created by this run)":""}`],["Deployment",
e.deployID&&ae(e.deployID,128)],["Source",_s(e)],["Variables",ws(e.variables)],["Code",ys(e)],["Keys",n&&`${n.written} written${n.failed>0?`, ${n.failed} failed`:
""}`]],[r,...s]=t.flatMap(([o,i])=>i?[`| ${o} | ${i} |`]:[]);return r===void 0?"":[r,"| :-- | :-- |",...s].join(`
`)}const gs=5;function ys({status:e,failure:n,errors:t}){if(e==="skipped")return;const r=n?.code,s=r===void 0?t.flatMap(a=>a.code??[]):[r],o=new Map;for(const a of[
...new Set(s)].slice(0,gs)){const p=r===void 0?Xr(a):Jr();o.set(p,[...o.get(p)??[],ae(a,64)])}const i=[...o].map(([a,p])=>`${p.join(", ")}: [what to do](<${a}>)`);
return i.length===0?void 0:i.join("; ")}function _s({commit:e,built:n,branch:t,repository:r}){if((e??n??t??r)===void 0)return;const s=`${ae(t??"",200)} of ${ae(
r??"",200)}`,o=e&&`${ct(e)} on ${s}`;return n===void 0||n.id===e?.id?o??s:`${ct(n)} as checked out, for ${o??s}`}function ct({id:e,url:n}){const t=ae(e.slice(0,
12));return n===void 0?t:`[${t}](<${n}>)`}const gn=60;function ws(e){if(e===void 0)return;if(e.length===0)return"emptied";const n=e.length>gn?` and ${e.length-gn}\
 more`:"";return`${e.slice(0,gn).map(r=>ae(r,100)).join(", ")}${n}`}function lt(e,n){const{failure:t,errors:r}=e;if(t){const i=t.remedy===void 0?[]:[yn(t.remedy.
split(`
`))],{headline:a,message:p}=t,w=p&&!a.includes(p)?[`The platform says: ${ke(p,500)}`]:[],h=[`**${ke(a,500)}**`,bs(t,e,n),...i,...w];return Je(h)}const s=r.slice(
0,n.errors).map(i=>`**${ke(i.message)}**

${yn(i.explanation)}`.trimEnd()),o=r.length-s.length;return[...s,...o>0?[`\u2026 and ${o} more.`]:[]].join(`

`)}function yn([e,...n]){return e===void 0?"":n.length===0?ke(e):`${ke(e)}

${ln(n.slice(0,12),200)}`}function bs({diagnostics:e,moreDiagnostics:n},t,r){const s=e.slice(0,r.diagnostics).map(a=>`- ${$s(a,t)} ${ae(a.message)}`),o=e.length-
s.length+n,i=[o>0?`Not listed here: ${(0,f.hS)(o,"more finding")}.`:"",t.unannotated>0?`Without an annotation, because there was no room: ${(0,f.hS)(t.unannotated,
"finding")}.`:""];return Je([s.join(`
`),...i])}function $s(e,{built:n,commit:t}){const r=ae([e.file,e.line,e.column].filter(a=>a!==null).join(":"),300),s=(n??t)?.url?.replace(/\/commit\/(?=[0-9a-f]+$)/,
"/blob/"),o=e.file.toWellFormed().split("/");if(s===void 0||e.file.length>1e3||o.some(a=>/^\.{0,2}$/.test(a)))return r;const i=o.map(encodeURIComponent).join("/");
return`[${r}](<${s}/${i}${e.line===null?"":`#L${e.line}`}>)`}const Es=32;function Ss({phases:e}){if(e.length===0)return"";const n=Math.max(1,...e.map(({ms:i})=>i)),
t=Math.max(...e.map(({title:i})=>i.length)),r=e.map(({title:i,ms:a})=>{const p="\u2588".repeat(Math.round(a/n*Es))||"\u258F";return`${i.padEnd(t)}  ${(0,Oe.a3)(
a).padStart(8)}  ${p}`}),s=e.reduce((i,{ms:a})=>i+a,0);return`### Where the time went

${ln([...r,`${"Total".padEnd(t)}  ${(0,Oe.a3)(s).padStart(8)}`])}`}function Os({steps:e=[]}){return e.length===0?"":`### A deploy would

${e.slice(0,100).map(t=>`- ${ke(t)}`).join(`
`)}`}function Ts({warnings:e}){return e.length===0?"":`### Warnings

${e.slice(0,20).map(ks).join(`
`)}`}function ks({message:e,explanation:n}){const t=yn(n).replace(/^(?=.)/gm,"  ");return`- ${ke(e,500)}${t===""?"":`

${t}`}`}function ft(e,n,t,r=""){const s=Je(e),o=t.bytes-Buffer.byteLength(s)-Buffer.byteLength(r)-1e3,i=rs(n??[],w=>`    \u2026 ${(0,f.hS)(w,"line")} of package\
s, in full in the log of the run`),a=Sr(i.slice(-t.logLines),o),p=a.length===0?"":vs(a,a.length===i.length,n?.length??0);return`${Je([s,p,r])}
`}function Je(e){return e.filter(n=>n!=="").join(`

`)}function vs(e,n,t){return`<details><summary>${n?`Build log, ${(0,f.hS)(t,"line")}`:`Build log, the last ${e.length} of ${(0,f.hS)(t,"line")}`}</summary>

${ln(e)}

</details>`}async function Is(e){const{run:n,runner:t}=e,r=Br(n.saved);if(!r)return;const s=As(r,n,e.clock.now());r.ending||t.summary(ms(s));const o=Kr(t);await Gr(
{...e,context:n.context,token:n.raw["github-token"],open:r,warn:(a,p)=>o.add("warning",{message:a},p.split(`
`))})?.finish(r.ending??{state:r.deployID===void 0&&r.record===void 0?void 0:"error",description:pt,url:void 0,comment:hs(s)})}const pt="The run was ended from \
outside before the deploy was; the platform may go on with it";function As(e,{context:n},t){return{status:"interrupted",app:e.app,appID:e.appID,appCreated:!1,deployID:e.
deployID,repository:n.repository,branch:n.pullRequest?.headBranch??n.refName,commit:n.sha===void 0?void 0:{id:n.sha,url:void 0},runUrl:n.runUrl,compared:"",phases:[],
errors:[{message:pt,explanation:["A re-run for the same commit follows the same deployment."]}],warnings:[],updatedAt:t,unannotated:0}}}),1781:((c,R,u)=>{u.d(R,
{Aq:()=>Fe});var l=u(3024),v=u(857);function f(d){return d==null?"":typeof d=="string"||d instanceof String?d:JSON.stringify(d)}function g(d){return Object.keys(
d).length?{title:d.title,file:d.file,line:d.startLine,endLine:d.endLine,col:d.startColumn,endColumn:d.endColumn}:{}}function O(d,S,E){const D=new T(d,S,E);process.
stdout.write(D.toString()+v.EOL)}function m(d,S=""){O(d,{},S)}const b="::";class T{constructor(S,E,D){S||(S="missing.command"),this.command=S,this.properties=E,
this.message=D}toString(){let S=b+this.command;if(this.properties&&Object.keys(this.properties).length>0){S+=" ";let E=!0;for(const D in this.properties)if(this.
properties.hasOwnProperty(D)){const se=this.properties[D];se&&(E?E=!1:S+=",",S+=`${D}=${I(se)}`)}}return S+=`${b}${M(this.message)}`,S}}function M(d){return f(d).
replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function I(d){return f(d).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,
"%3A").replace(/,/g,"%2C")}const H=new Proxy({},{get:(d,S)=>process.getBuiltinModule("crypto")[S]});var K=u(9896);function C(d,S){const E=process.env[`GITHUB_${d}`];
if(!E)throw new Error(`Unable to find environment variable for file command ${d}`);if(!K.existsSync(E))throw new Error(`Missing file at path: ${E}`);K.appendFileSync(
E,`${f(S)}${v.EOL}`,{encoding:"utf8"})}function V(d,S){const E=`ghadelimiter_${H.randomUUID()}`,D=f(S);if(d.includes(E))throw new Error(`Unexpected input: name \
should not contain the delimiter "${E}"`);if(D.includes(E))throw new Error(`Unexpected input: value should not contain the delimiter "${E}"`);return`${d}<<${E}${v.
EOL}${D}${v.EOL}${E}`}const Q=ee("path");var U=function(d,S,E,D){function se(me){return me instanceof E?me:new E(function(ye){ye(me)})}return new(E||(E=Promise))(
function(me,ye){function Re($e){try{Me(D.next($e))}catch(ve){ye(ve)}}function Oe($e){try{Me(D.throw($e))}catch(ve){ye(ve)}}function Me($e){$e.done?me($e.value):
se($e.value).then(Re,Oe)}Me((D=D.apply(d,S||[])).next())})},y;(function(d){d[d.Success=0]="Success",d[d.Failure=1]="Failure"})(y||(y={}));function N(d,S){const E=toCommandValue(
S);if(process.env[d]=E,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(d,S));issueCommand("set-env",{name:d},E)}function P(d){O(
"add-mask",{},d)}function F(d){process.env.GITHUB_PATH||""?issueFileCommand("PATH",d):issueCommand("add-path",{},d),process.env.PATH=`${d}${path.delimiter}${process.
env.PATH}`}function G(d,S){const E=process.env[`INPUT_${d.replace(/ /g,"_").toUpperCase()}`]||"";if(S&&S.required&&!E)throw new Error(`Input required and not su\
pplied: ${d}`);return S&&S.trimWhitespace===!1?E:E.trim()}function re(d,S){const E=G(d,S).split(`
`).filter(D=>D!=="");return S&&S.trimWhitespace===!1?E:E.map(D=>D.trim())}function de(d,S){const E=["true","True","TRUE"],D=["false","False","FALSE"],se=G(d,S);
if(E.includes(se))return!0;if(D.includes(se))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${d}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function ce(d,S){if(process.env.GITHUB_OUTPUT||"")return C("OUTPUT",V(d,S));process.
stdout.write(v.EOL),O("set-output",{name:d},f(S))}function A(d){issue("echo",d?"on":"off")}function j(d){process.exitCode=y.Failure,Se(d)}function ne(){return process.
env.RUNNER_DEBUG==="1"}function pe(d){issueCommand("debug",{},d)}function Se(d,S={}){O("error",g(S),d instanceof Error?d.toString():d)}function _(d,S={}){O("war\
ning",g(S),d instanceof Error?d.toString():d)}function $(d,S={}){O("notice",g(S),d instanceof Error?d.toString():d)}function x(d){process.stdout.write(d+v.EOL)}
function Y(d){m("group",d)}function oe(){m("endgroup")}function Le(d,S){return U(this,void 0,void 0,function*(){Y(d);let E;try{E=yield S()}finally{oe()}return E})}
function nn(d,S){if(process.env.GITHUB_STATE||"")return C("STATE",V(d,S));O("save-state",{name:d},f(S))}function Sn(d){return process.env[`STATE_${d}`]||""}function On(d){
return U(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(d)})}var Ge=u(3739),Be=u(8302),tn=u(5807);const Tn="slipway",He={error:Se,warning:_,notice:$};
function Fe(d){const S=sn();return{line:E=>x(ge(E)),group:E=>Y(ge(E)),endGroup:oe,replay:(E,D)=>{x([`::stop-commands::${D}`,...E.map(ge),`::${D}::`].join(`
`))},annotate:(E,{message:D,title:se,place:me})=>{const{file:ye,line:Re,column:Oe}=me??{};He[E](ge(D),(0,Be.Eb)({title:se,file:ye,startLine:Re,startColumn:Oe}))},
mask:P,output:(E,D)=>S("the outputs",()=>ce(E,D)),state:(E,D)=>S("the state for the post step",()=>nn(E,D)),summary:E=>{d!==void 0&&S("the summary",()=>(0,l.writeFileSync)(
d,E))}}}function rn(d,S){const E=D=>S.redact(D);return{line:D=>d.line(E(D)),group:D=>d.group(E(D)),endGroup:()=>d.endGroup(),replay:(D,se)=>d.replay(D.map(E),se),
annotate:(D,se)=>{const me=se.title===void 0?{}:{title:E(se.title)};d.annotate(D,{...se,...me,message:E(se.message)})},mask:D=>d.mask(D),output:(D,se)=>d.output(
D,se),state:(D,se)=>d.state(D,se),summary:D=>d.summary(D)}}function sn(){const d=new Set;return(S,E)=>{try{E()}catch(D){d.has(S)||_(ge(`The runner cannot keep ${S}\
: ${(0,Ge.I7)(D).message}`)),d.add(S)}}}function ge(d){return(0,tn.Ow)(d).replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}}),8017:((c,R,u)=>{u.d(R,{P:()=>f});
var l=u(3024),v=u(3739);function f(){Object.defineProperty(process,"stdout",{value:O,configurable:!0})}const g=5,O={write:b,listenerCount:()=>0,once(){},removeListener(){}};
let m=!1;function b(T){const M=Buffer.from(T);for(let I=0;I<M.length&&!m;)try{I+=(0,l.writeSync)(1,M,I)}catch(H){const K=(0,v.xU)(H);if(m=K==="EPIPE"||K==="EOF",
m)break;if(K!=="EAGAIN")throw H;Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,g)}return!0}}),3445:((c,R,u)=>{u.d(R,{i:()=>f});var l=u(3739),v=u(1709);
async function f(O){const m=C=>O[C.toLowerCase()]||O[C]||"",b=m("ALL_PROXY"),T=g(m("HTTP_PROXY")||b,"HTTP_PROXY"),M=g(m("HTTPS_PROXY")||b,"HTTPS_PROXY");if(T===
""&&M==="")return fetch;const I=await u.e(729).then(u.bind(u,3729)),H=new I.EnvHttpProxyAgent({httpProxy:T,httpsProxy:M,noProxy:m("NO_PROXY")}),K=I.fetch;return async(C,V)=>{
if(C instanceof Request)throw new TypeError("This fetch takes an address, not a Request");const Q=new URL(C);return(0,v.c)(Q.hostname)?fetch(C,V):K(Q,{...V,dispatcher:H})}}
function g(O,m){const b=O===""||O.includes("://")?O:`http://${O}`;if(b===""||URL.canParse(b))return b;throw new l.GQ("invalid_input",`${m} (or ALL_PROXY) is not\
 an address`,{remedy:"Write it as http://proxy.example.com:3128."})}}),1619:((c,R,u)=>{u.d(R,{Jb:()=>f,hu:()=>g});var l=u(3739),v=u(1709);function f(m,b){const T=m.
trim(),M=URL.canParse(T)?new URL(T):void 0;if(M===void 0||!["http:","https:"].includes(M.protocol))throw new l.GQ("invalid_input",`${b} is not an http(s) addres\
s`,{input:b,remedy:"Write it with its scheme, as https://platform.example.com."});if(M.username!==""||M.password!==""||M.search!==""||M.hash!=="")throw new l.GQ(
"invalid_input",`${b} has more than host and path`,{input:b,remedy:"Leave out user name, password, query and fragment."});return g(M,b),M.pathname=M.pathname.replace(
/\/+$/,""),M}function g(m,b){if(!(m.protocol==="https:"||m.protocol==="http:"&&(0,v.c)(m.hostname)))throw new l.GQ("insecure_url",`${b} names ${m.origin}, which\
 is not https`,{input:b,remedy:"Use https; plain http is for loopback addresses only, because the requests carry credentials."})}function O(m,b){const T=new URL(
m);return T.pathname=`${m.pathname.replace(/\/$/,"")}${b}`,T}}),336:((c,R,u)=>{u.d(R,{ml:()=>v});const l=ee("node:timers/promises"),v={now:()=>Date.now(),monotonic:()=>performance.
now(),async sleep(m,b){b?.throwIfAborted();try{await(0,l.setTimeout)(m,void 0,{signal:b})}catch(T){throw b?.throwIfAborted(),T}},after(m,b){const T=setTimeout(b,
m);return()=>clearTimeout(T)}};async function f(m,b,T,M){const I=new AbortController,H=m.sleep(b,M?AbortSignal.any([I.signal,M]):I.signal).then(()=>{},()=>{});try{
return await Promise.race([T,H])}finally{I.abort()}}const g={now(){const{user:m,system:b}=process.cpuUsage();return(m+b)/1e3}},O=(m,b)=>{const T=setInterval(b,m).
unref();return()=>clearInterval(T)}}),9127:((c,R,u)=>{u.d(R,{a3:()=>g});var l=u(3739);const v=null;function f(T,M){const I=/^(?:(\d{1,4})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.
exec(T.trim()),[,...H]=I??[],K=v.reduce((C,V,Q)=>C+Number(H[Q]??0)*V,0);if(!I||K===0)throw new SlipwayError("invalid_input",`${M}: "${T}" is not a duration`,{input:M,
remedy:"Write it with units, as 500ms, 90s, 30m, 1h30m or 7d; it must be longer than zero."});return K}function g(T){if(T<1e3)return`${Math.round(T)}ms`;if(T<59950)
return`${(T/1e3).toFixed(1)}s`;const M=Math.round(T/1e3),I=H=>String(H).padStart(2,"0");return M<3600?`${Math.floor(M/60)}m ${I(M%60)}s`:`${Math.floor(M/3600)}h\
 ${I(Math.floor(M%3600/60))}m`}const O=null,m=null;function b(T,M){const I=M-T;if(I>m)return new Date(T).toISOString().slice(0,10);const[H,K]=O.find(([,V])=>I>=
V)??[];if(!H||H==="second"&&I<1e4)return"just now";const C=Math.floor(I/K);return`${C} ${H}${C===1?"":"s"} ago`}}),3739:((c,R,u)=>{u.d(R,{GQ:()=>f,I7:()=>g,bD:()=>O,
xU:()=>b});const l={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"\
user",app_of_another_repository:"user",not_production_branch:"user",not_found:"user",table_not_found:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"\
user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"plat\
form",service_error:"platform",unexpected_response:"platform",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",
check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"g\
ithub",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",audit_altered:"\
user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},v=Object.keys(l);class f extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(H,K,C={}){
super(K,C.cause===void 0?void 0:{cause:C.cause}),this.code=H,this.mender=l[H],this.remedy=C.remedy,this.input=C.input,this.place=C.place,this.call=C.call,this.also=
C.also??[]}with(H){const{code:K=this.code,message:C=this.message,...V}=H,{remedy:Q,input:U,place:y,call:N,cause:P,also:F}=this;return new f(K,C,{remedy:Q,input:U,
place:y,call:N,cause:P,also:F,...V})}}function g(I){return I instanceof f?I:new f("internal",O(I),{cause:I,remedy:"This is a fault of Slipway. Please report it \
with the lines above."})}function O(I){return I instanceof Error?I.message:String(I)}function m(I){throw new f("internal",`Unhandled case: ${JSON.stringify(I)}`)}
function b(I){if(!(!(I instanceof Error)||!("code"in I)))return typeof I.code=="string"?I.code:void 0}const T=new Set(["ENOSPC","EDQUOT"]);function M(I){return T.
has(b(I))}}),8302:((c,R,u)=>{u.d(R,{Eb:()=>g,Gv:()=>l,KH:()=>O,U4:()=>v});function l(m){return typeof m=="object"&&m!==null&&!Array.isArray(m)}function v(m){try{
return JSON.parse(m)}catch{return}}function f(m){const b=v(m);return l(b)?b:void 0}function g(m){const b=Object.entries(m).filter(([,T])=>T!==void 0);return Object.
fromEntries(b)}function O(m,b){return typeof m=="string"&&m.length<=b}}),1709:((c,R,u)=>{u.d(R,{c:()=>v});function l(f){return/^(?:127(?:\.\d{1,3}){3}|::1)$/.test(
f)}function v(f){return/^(?:[^.]+\.)*localhost\.?$/i.test(f)||l(f.replace(/^\[|\]$/g,""))}}),5807:((c,R,u)=>{u.d(R,{Nl:()=>I,Ow:()=>Q,aL:()=>y,hS:()=>P,zD:()=>N});
const l="\x1B",v="\x07",f=new RegExp(`${l}[\\]P_^X][^${v}${l}]*(?:${v}|${l}\\\\)|${l}\\[[0-?]*[ -/]*[@-~]|${l}[ -/]*[0-Z\\\\^-~]`,"g"),g=/[\t\n\v\f\r\u0085\u2028\u2029]/g,
O=()=>new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),m=new RegExp(
`${l}\\[[0-9;:]{0,40}m`,"g");function b(A){const j=A.includes(l)?A.match(m)??[]:[];return j.length===0?{texts:[A],codes:j}:{texts:A.split(m),codes:j}}const T=/^[ -~]*$/,
M=/^[\t -~]*$/;function I(A){return A.includes(l)?A.replace(f,""):A}function H(A){return M.test(A)?A:I(A).replace(/[\n\u2028\u2029]/g," ").replace(O(),j=>j==="	"?
j:"")}function K(A){return A.split(`
`).map(H).join(`
`)}function C(A,j){return A.length>j?U(A,j):A}function V(A){return A.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function Q(A,j=2e3){const ne=A.length>j*8+1024?A.slice(
0,j*8+1024):A;if(T.test(ne)&&ne.length<=j)return A;const pe=I(ne).replace(g," ").replace(O(),"").toWellFormed();return pe.length>j||ne.length<A.length?U(pe,j):pe}
function U(A,j){if(j<1)return"";const ne=A.slice(0,j-1),pe=ne.charCodeAt(ne.length-1);return`${pe>=55296&&pe<=56319?ne.slice(0,-1):ne}\u2026`}function y(A){return A.
trim().split(/\s+/)}function N(A){let[j,ne]=[String(A),""];for(;j.length>3;j=j.slice(0,-3))ne=`,${j.slice(-3)}${ne}`;return j+ne}function P(A,j){return`${N(A)} ${j}${A===
1?"":"s"}`}function F(A){return G(A)??A}function G(A){try{return decodeURIComponent(A)}catch{return}}const re=/^[\t\n\r -~]*$/;function de(A){return re.test(A)?
A:A.replace(/[\u2028\u2029]/g,ce).replace(O(),j=>`	
\r`.includes(j)?j:ce(j))}function ce(A){return Array.from({length:A.length},(ne,pe)=>A.charCodeAt(pe)).map(ne=>`\\u${ne.toString(16).padStart(4,"0")}`).join("")}}),
7634:((c,R,u)=>{u.d(R,{x:()=>l});const l="1.0.0"}),1787:((c,R,u)=>{u.d(R,{N:()=>M});var l=u(3739),v=u(8302),f=u(5807),g=u(86);const O=(0,f.aL)("message errordes\
cription detail details title description msg reason"),m=10,b=(0,f.aL)("errors fields details detail violations fieldviolations invalidparams messages"),T=(0,f.
aL)("fieldviolations violations details errors causes");function M(U){const y=(0,g.Pf)(U),N=y.get("errors")??y.get("messages"),P=Array.isArray(N)&&(0,v.Gv)(N[0])?
{error:N[0]}:void 0,F=[...(0,g.w)(P,["error"]),...(0,g.w)(U,["error"])],G=(...j)=>I(F.flatMap(ne=>(0,g.Qq)(ne,...j)??[])[0]),re=(0,v.Gv)(U)?(0,g.Qq)(y,"error"):
void 0,de=re!==void 0&&H(re)?re:void 0,ce=F.map(j=>(0,g.Qq)(j,"id")).find(j=>j!==void 0&&H(j)),A=K(U);return{code:de??G("code","errorcode")??(G("message")===void 0?
void 0:ce),message:G(...O)??I(re)??A[0]?.message,requestID:G("requestid","traceid","correlationid"),fields:A}}function I(U){return U===void 0?void 0:(0,f.Ow)(U,
300).trim()}function H(U){return/^[\w.-]{1,64}$/.test(U)}function K(U){const y=(0,g.Pf)(U),N=(0,g.Pf)(y.get("error")),F=[...[y,N].flatMap(G=>b.map(re=>G.get(re))).
flatMap(G=>C(G)),...V(N),...V(y)];return[...new Map(F.map(G=>[`${G.field} ${G.message}`,G])).values()].slice(0,m)}function C(U,y=0){if(y>2)return[];const N=F=>T.
flatMap(G=>C(F.get(G),y+1));if(Array.isArray(U))return U.slice(0,50).map(g.Pf).flatMap(G=>[...V(G),...N(G)]);if(!(0,v.Gv)(U))return[];const P=N((0,g.Pf)(U));return P.
length>0?P:Object.entries(U).flatMap(([F,G])=>(Array.isArray(G)?G:[G]).filter(de=>typeof de=="string").map(de=>({field:(0,f.Ow)(F,100),message:(0,f.Ow)(de,300)})))}
function V(U){const y=(0,g.Pf)(U.get("source")),N=U.get("loc")??U.get("path"),P=Array.isArray(N)?N.filter(ce=>ce!=="body").join("."):void 0,F=(0,g.Qq)(U,...(0,f.
aL)("field param parameter target property pointer attribute fieldname")),G=P||F||(0,g.Qq)(y,"pointer","parameter"),re=(0,g.Qq)(U,...O,"error","code");if(G===void 0||
re===void 0)return[];const de=G.replace(/^[#/]+|^\$\.|^body[./]/g,"").replace(/^data\/attributes\//,"").replaceAll("/",".");return[{field:(0,f.Ow)(de,100),message:(0,f.
Ow)(re,300)}]}function Q(U,y){const N=fieldsOf(U);if(N.get("success")!==!1&&N.get("ok")!==!1)return;const{code:P,message:F}=M(U),G=[P,F&&`"${F}"`].filter(Boolean).
join(" "),re=y.status===void 0?"":` ${y.status}`;throw new SlipwayError("refused",`The service answered ${y.method} ${y.path} with${re}, but says that it failed${G&&
`: ${G}`}`,{remedy:"Mend what the answer names, then run again.",call:{...y,outcome:"unknown"}})}}),86:((c,R,u)=>{u.d(R,{LO:()=>ce,Pf:()=>m,Qq:()=>P,w:()=>U});var l=u(
3739),v=u(8302),f=u(5807),g=u(8438);function O(_){return _.toLowerCase().replace(/[_\-$@]/g,"")}function m(_){const $=new Map;if(!(0,v.Gv)(_))return $;for(const[
x,Y]of Object.entries(_)){const oe=O(x);$.has(oe)||$.set(oe,Y)}return $}function b(_){return new Map(_.toReversed().flatMap($=>[...$]))}function T(_,$){return{path:_,
value:$,fields:m($)}}function M(_,$){return Object.entries(_.value).filter(([x])=>$.includes(O(x))).map(([x,Y])=>({path:K(_.path,(0,f.Ow)(x,40)),member:Y}))}function I(_,$){
for(const x of $)for(const{path:Y,member:oe}of M(_,[x]))if((0,v.Gv)(oe))return T(Y,oe)}function H(_){return/^[A-Za-z_]\w*$/.test(_)?_:`\`${_.replaceAll("`","")}\
\``}function K(_,$){return _===""?H($):`${_}.${H($)}`}function C(_,$,x=""){return Object.entries(isObject(_)?_:{}).flatMap(([Y,oe])=>{const Le=K(x,Y);return isObject(
oe)&&x===""?C(oe,$,Le):$(O(Y),oe)?[Le]:[]})}function V(_){return/^[\w.$]+$/.test(_)?_:JSON.stringify(_)}function Q(_,$){const x=[];let Y=(0,v.Gv)(_)?T("",_):void 0;
for(;Y!==void 0&&x.length<=g.sX;)x.unshift(Y),Y=I(Y,[...$,...g.wy]);return x}function U(_,$){return Q(_,$).map(({fields:x})=>x)}function y(_){return typeof _=="\
number"?String(_):typeof _=="string"&&_!==""?_:void 0}function N(_,$,x){for(const Y of $){const oe=x(_.get(Y));if(oe!==void 0)return oe}}function P(_,...$){return N(
_,$,y)}function F(_,...$){return N(_,$,G)}function G(_){const $=typeof _=="string"&&/^-?\d{1,15}$/.test(_)?Number(_):_;return Number.isSafeInteger($)?Number($):
void 0}function re(_,...$){return N(_,$,x=>{const Y=typeof x=="string"&&/^\d+(?:\.\d+)?$/.test(x)?Number(x):x;if(typeof Y=="number"&&Number.isFinite(Y))return Math.
round(Y<1e11?Y*1e3:Y);const oe=typeof x=="string"?Date.parse(x):Number.NaN;return Number.isNaN(oe)?void 0:oe})}function de(_){const $=y(_);if($===void 0)return;
const x=/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/].*)?$/i.test($)?`https://${$}`:$;return/^https?:\/\//i.test(x)&&URL.canParse(x)?x:void 0}function ce(_,$,x,Y){return j(
`has no ${_}; ${pe($)}`,x,Y)}function A(_,$,x,Y){return j(`has more than one ${_}: ${$.join(" and ")}; Slipway does not guess`,x,Y)}function j(_,$,x){const Y=$.
status===void 0?"":` (${$.status})`;return new l.GQ("unexpected_response",`The answer to ${$.method} ${$.path}${Y} ${_}`,{remedy:x===void 0?"Check that the addr\
ess is the service itself. If it is, its answers have a shape that Slipway does not know.":`Check that base-url is the control plane. If it is, say where the va\
lue is in a map (input api-map):
${x}
"slipway doctor --write slipway-api.yml" writes a map to start from.`,call:{...$,outcome:"unknown",unclear:!0}})}function ne(_,$,x){return`answers:
  ${_}:
    ${$}: ${V(x)}`}function pe(_){if(_===void 0)return"it is empty.";if(Array.isArray(_))return`it is a list of ${_.length}.`;if(!(0,v.Gv)(_))return`it is ${_===
null?"null":`a ${typeof _}`}.`;const $=Se(_,0),x=$.slice(0,30).join(", ");return $.length===0?"it is an empty object.":`it has: ${x}${$.length>30?", \u2026":""}\
.`}function Se(_,$){return!(0,v.Gv)(_)||$>g.sX?[]:Object.entries(_).flatMap(([x,Y])=>[(0,f.Ow)(x,40),...Se(Y,$+1).map(oe=>`${(0,f.Ow)(x,40)}.${oe}`)])}}),8438:((c,R,u)=>{
u.d(R,{sX:()=>m,wy:()=>O});var l=u(5807);const v={label:"app",names:(0,l.aL)("app application"),kin:(0,l.aL)("site service website webapp staticsite"),lists:(0,l.
aL)("apps applications sites services")},f={label:"deployment",names:(0,l.aL)("deploy deployment"),kin:(0,l.aL)("job build release run rollout revision"),lists:(0,l.
aL)(`
    deployments deploys jobs builds releases runs rollouts revisions jobsummaries deploymentsummaries
  `)},g={label:"environment",names:(0,l.aL)("environment env"),kin:[],lists:(0,l.aL)("environments envs")},O=(0,l.aL)("data result item response payload body co\
ntent node embedded"),m=2,b=(0,l.aL)("attributes properties metadata"),T=(0,l.aL)("items data results result list records entries values value nodes edges"),M=(0,l.
aL)("errors messages warnings notices included links"),I=(0,l.aL)("id uid uuid guid"),H=(0,l.aL)(`
  status state readystate currentstatus currentstate
  deploymentstatus deploystatus deploymentstate deploystate jobstatus jobstate
`),K=(0,l.aL)("phase deploymentphase"),C=(0,l.aL)("state status phase name value"),V=(0,l.aL)("conclusion result outcome"),Q=(0,l.aL)("stage step currentstage c\
urrentstep stagename"),U=(0,l.aL)(`
  url publicurl liveurl siteurl appurl sslurl productionurl primaryurl weburl
  deploymenturl deployurl deploysslurl previewurl
  defaultingress defaultdomain defaulthostname livedomain hostname host domain fqdn
`),y=(0,l.aL)("urls domains hostnames aliases status links endpoints"),N=(0,l.aL)("branch gitbranch branchname sourcebranch gitref ref githubcommitref headbranc\
h"),P=(0,l.aL)("repository repo repositoryurl repourl gitrepository gitrepo giturl"),F=(0,l.aL)("branch productionbranch gitbranch repobranch"),G=(0,l.aL)(`
  commit commitsha commitid commithash commitref sha gitsha gitcommit gitcommitsha
  revision sourceversion githubcommitsha headsha
`),re=(0,l.aL)("source git gitsource meta trigger deploymenttrigger metadata commit"),de=(0,l.aL)(`
  createdat created createdon creationtime createtime createdtime createdtimeutc
  creationtimestamp datecreated insertedat queuedat starttime startedat timestamp
`),ce=(0,l.aL)("supersededby replacedby"),A=(0,l.aL)("nextcursor cursor nextpagetoken nexttoken endcursor continue next"),j=(0,l.aL)("pagination paging page pag\
einfo meta metadata resultinfo links"),ne=(0,l.aL)("next nextlink nexturl nextpage")}),8010:((c,R,u)=>{u.a(c,async(l,v)=>{try{var f=u(8168),g=u(1278),O=u(1781),
m=u(8017),b=u(3445),T=u(336);(0,m.P)();const M=(0,f.c)();await(0,g.N)({run:M,runner:(0,O.Aq)(M.summaryFile),fetch:await(0,b.i)(process.env),clock:T.ml,random:Math.
random}),v()}catch(M){v(M)}},1)})},En={};function J(c){var R=En[c];if(R!==void 0)return R.exports;var u=En[c]={id:c,loaded:!1,exports:{}},l=!0;try{_t[c](u,u.exports,
J),l=!1}finally{l&&delete En[c]}return u.loaded=!0,u.exports}J.m=_t,typeof J<"u"&&(J.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.
url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var c=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",R=typeof Symbol=="function"?Symbol(
"webpack exports"):"__webpack_exports__",u=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",l=f=>{f&&f.d<1&&(f.d=1,f.forEach(g=>g.r--),f.forEach(
g=>g.r--?g.r++:g()))},v=f=>f.map(g=>{if(g!==null&&typeof g=="object"){if(g[c])return g;if(g.then){var O=[];O.d=0,g.then(T=>{m[R]=T,l(O)},T=>{m[u]=T,l(O)});var m={};
return m[c]=T=>T(O),m}}var b={};return b[c]=T=>{},b[R]=g,b});J.a=(f,g,O)=>{var m;O&&((m=[]).d=-1);var b=new Set,T=f.exports,M,I,H,K=new Promise((C,V)=>{H=V,I=C});
K[R]=T,K[c]=C=>(m&&C(m),b.forEach(C),K.catch(V=>{})),f.exports=K,g(C=>{M=v(C);var V,Q=()=>M.map(y=>{if(y[u])throw y[u];return y[R]}),U=new Promise(y=>{V=()=>y(Q),
V.r=0;var N=P=>P!==m&&!b.has(P)&&(b.add(P),P&&!P.d&&(V.r++,P.push(V)));M.map(P=>P[c](N))});return V.r?U:Q()},C=>(C?H(K[u]=C):I(T),l(m))),m&&m.d<0&&(m.d=0)}})(),
(()=>{var c=Object.getPrototypeOf?u=>Object.getPrototypeOf(u):u=>u.__proto__,R;J.t=function(u,l){if(l&1&&(u=this(u)),l&8||typeof u=="object"&&u&&(l&4&&u.__esModule||
l&16&&typeof u.then=="function"))return u;var v=Object.create(null);J.r(v);var f={};R=R||[null,c({}),c([]),c(c)];for(var g=l&2&&u;typeof g=="object"&&!~R.indexOf(
g);g=c(g))Object.getOwnPropertyNames(g).forEach(O=>f[O]=()=>u[O]);return f.default=()=>u,J.d(v,f),v}})(),J.d=(c,R)=>{for(var u in R)J.o(R,u)&&!J.o(c,u)&&Object.
defineProperty(c,u,{enumerable:!0,get:R[u]})},J.f={},J.e=c=>Promise.all(Object.keys(J.f).reduce((R,u)=>(J.f[u](c,R),R),[])),J.u=c=>""+c+".index.js",J.o=(c,R)=>Object.
prototype.hasOwnProperty.call(c,R),J.r=c=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(c,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(
c,"__esModule",{value:!0})},J.nmd=c=>(c.paths=[],c.children||(c.children=[]),c),(()=>{var c={792:0},R=u=>{var{ids:l,modules:v,runtime:f}=u,g,O,m=0;for(g in v)J.
o(v,g)&&(J.m[g]=v[g]);for(f&&f(J);m<l.length;m++)O=l[m],J.o(c,O)&&c[O]&&c[O][0](),c[l[m]]=0};J.f.j=(u,l)=>{var v=J.o(c,u)?c[u]:void 0;if(v!==0)if(v)l.push(v[1]);else{
var f=import("./"+J.u(u)).then(R,g=>{throw c[u]!==0&&(c[u]=void 0),g}),f=Promise.race([f,new Promise(g=>v=c[u]=[g])]);l.push(v[1]=f)}}})();var wt=J(8010);wt=await wt;

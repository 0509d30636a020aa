const Z=process.getBuiltinModule;var yt={9896:(c=>{c.exports=Z("fs")}),4589:(c=>{c.exports=Z("node:assert")}),6698:(c=>{c.exports=Z("node:async_hooks")}),4573:(c=>{
c.exports=Z("node:buffer")}),7598:(c=>{c.exports=Z("node:crypto")}),3053:(c=>{c.exports=Z("node:diagnostics_channel")}),8474:(c=>{c.exports=Z("node:events")}),3024:(c=>{
c.exports=Z("node:fs")}),7067:(c=>{c.exports=Z("node:http")}),2467:(c=>{c.exports=Z("node:http2")}),7030:(c=>{c.exports=Z("node:net")}),643:(c=>{c.exports=Z("no\
de:perf_hooks")}),1792:(c=>{c.exports=Z("node:querystring")}),99:(c=>{c.exports=Z("node:sqlite")}),7075:(c=>{c.exports=Z("node:stream")}),7830:(c=>{c.exports=Z(
"node:stream/web")}),1692:(c=>{c.exports=Z("node:tls")}),3136:(c=>{c.exports=Z("node:url")}),7975:(c=>{c.exports=Z("node:util")}),3429:(c=>{c.exports=Z("node:ut\
il/types")}),5919:(c=>{c.exports=Z("node:worker_threads")}),8522:(c=>{c.exports=Z("node:zlib")}),857:(c=>{c.exports=Z("os")}),8168:((c,A,u)=>{u.d(A,{c:()=>L});var l=u(
3024);const p=Z("node:path");var b=u(8302);const y={mode:{kind:"choice",choices:["deploy","check","close"],default:"deploy"},"base-url":{kind:"text"},org:{kind:"\
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
kind:"number",default:"16"},"kvs-verify":{kind:"boolean",default:"false"},"kvs-prune-file":{kind:"path"},"dry-run":{kind:"boolean",default:"false"}},k=new Map(Object.
entries(y)),m=Object.keys(y).filter($);function $(g){return Object.hasOwn(y,g)}function O(g){const N=m.map(D=>{const F=k.get(D)?.default??"";return[D,g[D]||(F.startsWith(
"${{")?"":F)]});return Object.fromEntries(N)}function L(g=process.env){const N=g.GITHUB_WORKSPACE||process.cwd();return{raw:M(g),context:H(g,N),summaryFile:g.GITHUB_STEP_SUMMARY||
void 0,saved:g.STATE_slipway??"",readFile:D=>(0,l.readFileSync)((0,p.resolve)(N,D),"utf8")}}function M(g){const N={};for(const D of m){const F=g[`INPUT_${D.toUpperCase()}`]?.
trim();F&&(N[D]=F)}return O(N)}function H(g,N){const D=g.GITHUB_REPOSITORY||void 0,F=V(g.GITHUB_EVENT_PATH),G=g.GITHUB_SERVER_URL||"https://github.com",[ne,ce]=[
g.ACTIONS_ID_TOKEN_REQUEST_URL,g.ACTIONS_ID_TOKEN_REQUEST_TOKEN],le=ee(ee(F,"pull_request"),"head"),I=q(ee(F,"pull_request"),D);return{serverUrl:G,apiUrl:g.GITHUB_API_URL||
"https://api.github.com",repository:D,refName:g.GITHUB_REF_NAME||void 0,sha:j(le.sha)??(g.GITHUB_SHA||void 0),eventName:g.GITHUB_EVENT_NAME||void 0,pullRequest:I,
fork:I?.fork===!0||x(ee(F,"workflow_run"),D),selfHosted:g.RUNNER_ENVIRONMENT!=="github-hosted",dependabot:g.GITHUB_ACTOR==="dependabot[bot]",idTokenRequest:ne&&
ce?{url:ne,token:ce}:void 0,runUrl:D&&g.GITHUB_RUN_ID?`${G}/${D}/actions/runs/${g.GITHUB_RUN_ID}`:void 0,workspace:N}}function q(g,N){const D=ee(g,"head"),F=j(D.
ref);if(typeof g.number!="number"||F===void 0)return;const G=j(ee(D,"repo").full_name);return{number:g.number,headRepository:G,headBranch:F,fork:G?.toLowerCase()!==
N?.toLowerCase()}}function x(g,N){return g.id===void 0?!1:j(ee(g,"head_repository").full_name)?.toLowerCase()!==N?.toLowerCase()}function V(g){if(!g)return{};try{
const N=JSON.parse((0,l.readFileSync)(g,"utf8"));return(0,b.Gv)(N)?N:{}}catch{return{}}}function ee(g,N){const D=g[N];return(0,b.Gv)(D)?D:{}}function j(g){return typeof g==
"string"&&g!==""?g:void 0}}),962:((c,A,u)=>{u.d(A,{N:()=>vs});var l=u(8302),p=u(5807),b=u(3739);function y(e){return{kind:"command",command:e,input:"id-token-co\
mmand",description:"ID token from a command",obtain:(n,t)=>k(e,t)}}async function k(e,{run:n,onSecret:t}){const r=(a,f)=>new b.GQ("token_command_failed",`The co\
mmand of id-token-command ${a}`,{input:"id-token-command",remedy:"Run the command by itself; it must print nothing but the ID token on its standard output and e\
xit 0.",cause:f}),{exitCode:s,stdout:o}=await n(e).catch(a=>{throw r("could not be started",a)}),i=o.trim();if(i!==""&&t(i),s!==0)throw r(`ended with exit code ${s}`);
if(i==="")throw r("printed nothing");if(/\s/.test(i))throw r("printed more than one word: an ID token has no spaces and no line ends");return i}const m=()=>u.e(
899).then(u.bind(u,9206));function $(e){return{...e,kind:"github",input:"id-token-audience",mayLackEmail:!0,description:e.audience?`GitHub OIDC, for ${e.audience}`:
"GitHub OIDC",obtain:async(n,{onSecret:t})=>(await m()).githubToken(e,n,t)}}function O(e){return{...e,kind:"exchange",input:"token-exchange-url",description:`Gi\
tHub OIDC, exchanged at ${new URL(e.url).host}`,obtain:async(n,{onSecret:t})=>(await m()).exchangedToken(e,n,t)}}const L="SLIPWAY_TOKEN";function M(e){return{...H(
e),input:L,description:`token of ${L}`}}function H(e){const n=e.trim();return{kind:"given",token:n,input:"id-token",description:"ID token as given",renewable:!1,
async obtain(t,{onSecret:r}){return r(n),n}}}var q=u(1619);const x={characters:80,candidates:1e3,shown:3};function V(e,n){const t=g(e);if(t===""||e.length>x.characters)
return[];const r=n.slice(0,x.candidates).filter(o=>o!==e&&o.length<=x.characters).flatMap(o=>{const i=F(t,g(o)),a=D(e)===D(o)?Math.min(i??N,N):i;return a===void 0?
[]:[{each:o,points:a}]}),s=Math.min(...r.map(({points:o})=>o));return r.sort((o,i)=>o.points-i.points).filter(({points:o})=>o<=s+1).slice(0,x.shown).map(({each:o})=>o)}
function ee(e,n){return V(e,n).filter(t=>G(e,t)<=Math.max(1,Math.floor(Math.min(e.length,t.length)/8)))}function j(e,n){const[t]=V(e.trim(),n);return t===void 0?
"":`; did you mean "${t}"?`}function g(e){return e.toLowerCase().replace(/[-_.:\s]/g,"")}const N=1;function D(e){return/^[^:]{1,40}(?=:)/.exec(e)?.[0]??`${e}:`}
function F(e,n){if(e===n)return 0;const t=Math.max(1,Math.floor(Math.min(e.length,n.length)/3)),r=G(e,n);if(r<=t)return r;const[s,o]=e.length<n.length?[e,n]:[n,
e];if(s.length>=4&&(o.startsWith(s)||o.endsWith(s)))return t+1}function G(e,n){let t=[],r=Array.from({length:n.length+1},(s,o)=>o);for(let s=1;s<=e.length;s++){
const o=[s];for(let i=1;i<=n.length;i++){const a=e[s-1]===n[i-1],f=s>1&&i>1&&e[s-1]===n[i-2]&&e[s-2]===n[i-1];o[i]=Math.min((r[i]??0)+1,(o[i-1]??0)+1,(r[i-1]??0)+
(a?0:1),f?(t[i-2]??0)+1:Number.POSITIVE_INFINITY)}[t,r]=[r,o]}return r[n.length]??0}function ne(e,n,t){return new SlipwayError("invalid_input",`${e}: ${n}`,{input:e,
remedy:t})}function ce(e,n,t){return new SlipwayError("missing_input",`${e} is missing: ${n}`,{input:e,remedy:t})}function le(e,n){const t=e.trim().toLowerCase();
if(t==="true"||t==="false")return t==="true";throw ne(n,`"${U(e)}" is neither true nor false`,"Write true or false.")}function I(e,n,t){const r=n.find(o=>o===e.
trim().toLowerCase());if(r!==void 0)return r;const s=n.map(o=>`"${o}"`).join(", ");throw ne(t,`"${U(e)}" is not one of ${s}${didYouMean(e,n)}`,`Write one of ${s}\
.`)}function U(e){const n=e.replace(/\s+/g," ").trim();return n.length>60?`${n.slice(0,57)}\u2026`:n}class re{#e=[];try(n,t){try{return n()}catch(r){const s=asSlipwayError(
r);if(s.code==="internal")throw r;return this.#e.push(s),t}}add(n){this.#e.push(n)}throwIfAny(){const n=fe(this.#e);if(n)throw n}}function fe(e){const[n,...t]=e.
flatMap(r=>[r.with({also:[]}),...r.also]);return n?.with({also:t})}function ve(e,n){const t=se(e),[r,s]=t;if(r&&s)throw invalid(s,`${r} is given as well, and a \
run has one identity`,`Leave out one of: ${t.join(", ")}.`);return Me(e),r===void 0?n.identity??On(e,n):_[r](e,n)}const _={"id-token":e=>H(e["id-token"]),"id-to\
ken-command":e=>y(e["id-token-command"]),"token-exchange-url":P("token-exchange-url",(e,n)=>O({url:(0,q.Jb)(n["token-exchange-url"],"token-exchange-url").href,audience:n["\
token-exchange-audience"]||void 0,clientID:n["token-exchange-client-id"]||void 0,subject:e})),"id-token-audience":P("id-token-audience",$)},S=Object.keys(_).filter(
e=>Object.hasOwn(_,e));function P(e,n){return(t,r)=>{const{url:s,token:o}=r.idTokenRequest??{};if(s===void 0||o===void 0)return Ge(e,t,r);const i=t["id-token-au\
dience"]||void 0;return n({requestUrl:s,requestToken:o,audience:i,permissions:Be(t,r)},t)}}const Y=S.filter(e=>e!=="id-token-audience");function se(e){const n=S.
filter(t=>e[t].trim()!=="");return n.includes("token-exchange-url")?n.filter(t=>t!=="id-token-audience"):n}function Me(e){if(e["token-exchange-url"]!=="")return;
const n=["token-exchange-audience","token-exchange-client-id"].find(t=>e[t]!=="");if(n)throw missing("token-exchange-url",`${n} means nothing without it`,"Give \
the token endpoint.")}const nn="Give one of: id-token-audience with token-exchange-url (the usual way), id-token, id-token-command, or id-token-audience alone.";
function On(e,n){if(tn(n))return Ge("id-token",e,n);throw missing("id-token-audience","no input provides an ID token",nn)}function tn(e){return e.dependabot||e.
pullRequest?.fork===!0}function Ge(e,n,t){const r=Be(n,t);return new b.GQ("no_id_token",`This run can have no ID token: ${rn(t)}`,{input:e,remedy:tn(t)?`${sn}
${r}`:`Add to the job, and to the calling workflow if this one is reusable:
${r}`})}function rn(e){return e.pullRequest?.fork?"a pull request from a fork gets neither secrets nor GitHub's OIDC":e.dependabot?"Dependabot's runs get neithe\
r secrets nor GitHub's OIDC":"the job lacks the permission id-token: write"}const sn=`Try such pull requests without credentials, by "mode: check", or let them \
pass by "on-no-token: skip".
If the run may have a token (not on forks), the job needs:`;function on({idToken:e,records:n,pullRequest:t,comment:r}){return["permissions:",...["contents: read",
...n?["deployments: write"]:[],...e?["id-token: write"]:[],...n&&t?[`pull-requests: ${r?"write":"read"}`]:[]].map(o=>`  ${o}`)].join(`
`)}function Be(e,{pullRequest:n}){const t=e.comment.trim().toLowerCase()!=="false",r=e["github-token"].trim()!=="";return on({idToken:!0,records:r,pullRequest:n!==
void 0,comment:t})}const He=["queued","in_progress","success","failure","error","inactive"],Tn=140,Ie=100,Se=30;function d(e){const{repository:n,idTokenRequest:t,
pullRequest:r}=e.context;if(n===void 0)return;const[s="",o=""]=n.split("/"),i={owner:s,repo:o};let a;const f=()=>(a??=Promise.all([u.e(452),u.e(994)]).then(u.bind(
u,5994)).then(({createGitHubClient:C})=>C(e)),a),w=async(C,B)=>(await f()).ask(C,B),h=async()=>{const C=await w("read the token's user",({rest:B})=>B.users.getAuthenticated()).
catch(()=>{});return(0,l.Gv)(C)&&typeof C.login=="string"?C.login:""},K=async(C,B)=>{let z,X=0;const ie=(await f()).pages("read the comments",({paginate:te,rest:ue})=>te.
iterator(ue.issues.listComments,{...i,issue_number:C,per_page:Ie}));for await(const te of ie){for(const ue of te.flatMap(T).filter(de=>de.body.startsWith(B))){z??=
h();const de=await z;if(de===""?ue.isBot:ue.login===de)return ue}if(X+=1,te.length<Ie||X===Se)break}};return{name:"GitHub",async remembered(C,B,z){const X={...i,
environment:C,task:"deploy",per_page:Ie},ie=(await f()).pages("read GitHub's deployments",({paginate:de,rest:be})=>de.iterator(be.repos.listDeployments,X)),te=[];
let ue=0;for await(const de of ie)if(te.push(...de.flatMap(be=>oe(be,B))),ue+=de.length,de.length<Ie||ue>=z||te.length>0)break;return te},async record({environment:C,
description:B,memo:z}){const X=await w("record a GitHub deployment",({rest:ie})=>ie.repos.createDeployment({...i,ref:z.commit,task:"deploy",auto_merge:!1,required_contexts:[],
payload:{slipway:1,...z},environment:C,description:R(B),transient_environment:z.pullRequest!==void 0,production_environment:C==="production"}));return(0,l.Gv)(X)&&
Number.isSafeInteger(X.id)?String(X.id):void 0},async setState(C,{state:B,description:z,url:X,logUrl:ie}){await w("set a GitHub deployment's status",({rest:te})=>te.
repos.createDeploymentStatus({...i,deployment_id:Number(C),state:B,description:R(z),auto_inactive:!1,...(0,l.Eb)({environment_url:X,log_url:ie})}))},async statusOf(C){
const B={...i,deployment_id:Number(C),per_page:1},z=await w("read a GitHub deployment's status",({rest:te})=>te.repos.listDeploymentStatuses(B)),X=Array.isArray(
z)?z[0]:void 0,ie=(0,l.Gv)(X)?E(X.state):void 0;if(!(!(0,l.Gv)(X)||ie===void 0))return{state:ie,url:typeof X.environment_url=="string"?X.environment_url:void 0}},
async comment(C,B,z,X){const ie=`<!-- slipway ${B} -->`,te=`${ie}
${z}`,ue=await K(C,ie);if(ue===void 0){if(X==="amend")return;await w("write the comment",({rest:de})=>de.issues.createComment({...i,issue_number:C,body:te}))}else
ue.body!==te&&await w("update the comment",({rest:de})=>de.issues.updateComment({...i,comment_id:ue.id,body:te}))},async isClosed(C){const B=await w("read the p\
ull request",({rest:z})=>z.pulls.get({...i,pull_number:C}));return(0,l.Gv)(B)&&B.state==="closed"},permissions:({comment:C})=>on({idToken:t!==void 0,records:!0,
pullRequest:r!==void 0,comment:C})}}function T(e){if(!(0,l.Gv)(e)||!Number.isSafeInteger(e.id)||typeof e.body!="string")return[];const n=(0,l.Gv)(e.user)?e.user:
{};return typeof n.login!="string"?[]:[{id:Number(e.id),body:e.body,login:n.login,isBot:n.type==="Bot"}]}function E(e){return e==="pending"?"queued":He.find(n=>n===
e)??(e===void 0?void 0:"inactive")}function R(e){return(0,p.Ow)(e,Tn)}function oe(e,n){if(!(0,l.Gv)(e)||!Number.isSafeInteger(e.id))return[];const{id:t,payload:r}=e,
s=typeof r=="string"?(0,l.U4)(r):r;if(!(0,l.Gv)(s)||s.slipway!==1||s.app!==n)return[];const{appID:o,deployID:i,commit:a,pullRequest:f}=s,w={appID:pe(o),deployID:pe(
i),commit:pe(a)},h=typeof f=="number"&&Number.isSafeInteger(f)?f:void 0;return[{app:n,id:String(t),...w,pullRequest:h}]}function pe(e){return typeof e=="string"&&
/^[\w.:-]{1,128}$/.test(e)?e:void 0}var Ee=u(8474),Oe=u(9127);function De(e){return async(n,t)=>{const r=new URL(n instanceof Request?n.url:n);if(!(r.protocol===
"http:"&&r.hostname.endsWith(".localhost")&&!t?.body))return e(n,t);const{method:o="GET",signal:i}=t??{},a={...Object.fromEntries(new Headers(t?.headers)),host:r.
host},f=await Ae(r,{hostname:"127.0.0.1",method:o,headers:a,signal:i??void 0}),w=[];for await(const B of f.body??[])w.push(B);const{status:h,headers:K}=f,C=h===
204||h===304?null:Buffer.concat(w);return new Response(C,{status:h,headers:[...K]})}}function Fe(e,n=ye){const t=e===fetch;return(r,s)=>{const o=r.protocol==="h\
ttp:"&&isLoopbackHost(r.hostname);return t||o?Ae(r,{...s,connectMs:n}):e(r,s)}}const ye=1e4;function Ae(e,n){const{hostname:t,method:r,headers:s,body:o,signal:i,
connectMs:a=ye}=n,f=e.protocol==="https:",{request:w}=process.getBuiltinModule(f?"node:https":"node:http");return new Promise((h,K)=>{const C={method:r,headers:{
...s},auth:void 0,...(0,l.Eb)({hostname:t,signal:i})},B=w(e,C,z=>{const X=new Map(Object.entries(z.headers).map(([te,ue])=>[te,[ue].flat().join(", ")])),ie={get:te=>X.
get(te.toLowerCase())??null,[Symbol.iterator]:()=>X.entries()};h({status:z.statusCode??0,headers:ie,body:z})});B.on("error",K),B.on("socket",z=>{if(!z.connecting)
return;const X=setTimeout(()=>B.destroy(wt(e,a)),a);for(const ie of[f?"secureConnect":"connect","close"])z.once(ie,()=>clearTimeout(X))}),B.end(o)})}function wt({
host:e},n){const t=new Error(`No connection to ${e} within ${(0,Oe.a3)(n)}`);return Object.assign(t,{code:"ETIMEDOUT",syscall:"connect"})}const bt=["success","f\
ailure","cancelled","pending"],$t={success:(0,p.aL)(`
    succeeded success successful ready live active complete completed deployed deploysucceeded deploymentsucceeded
    activated done ok published finished passed succeed healthy
  `),failure:(0,p.aL)(`
    failed failure error errored crashed timedout timeout rejected broken buildfailed deployfailed deploymentfailed
    builderror deployerror deploymenterror syncfailed uploadfailed activationfailed internalerror rolledback updatefailed
    predeployfailed releasefailed rollbacksucceeded rollbackcomplete degraded fatal
  `),cancelled:(0,p.aL)(`
    cancelled canceled aborted superseded skipped stopped replaced expired deactivated cancelledbyuser canceledbyuser
    removed deleted abandoned
  `),pending:(0,p.aL)(`
    queued pending created waiting scheduled accepted starting initializing started running inprogress processing
    building cloning installing syncing uploading deploying activating publishing invalidating provisioning
    cancelling canceling new enqueued idle prepared preparing uploaded processed retrying working progressing
    pendingbuild pendingdeploy pendingreview pendingpublish waitingfordeployment needsapproval
    buildinprogress updateinprogress predeployinprogress waitingforresource removing verifying
    requested planned finalizing releasing testing reconciling unknown
  `)},Et=new Map(bt.flatMap(e=>$t[e].map(n=>[n,e])));function kn(e){return e.toLowerCase().replace(/[\s_-]/g,"")}const St=null;function Cs(e,n=new Map){const t=kn(
e);return n.get(t)??Et.get(t)??St.find(([,r])=>r.test(t))?.[0]}function Te(e){return n=>(0,l.KH)(n,e)?n:void 0}const Ot=e=>typeof e=="number"&&Number.isSafeInteger(
e)?e:void 0,Le=e=>{const n=Ot(e);return n!==void 0&&n>=0?n:void 0},vn=e=>e===!0?!0:void 0,Us=e=>e===!0;function In(e){return n=>e.find(t=>t===n)}function We(e){
return n=>n===null?null:e(n)}function Tt(e,n){return t=>{if(!Array.isArray(t)||t.length>e)return;const r=t.map(n).filter(s=>s!==void 0);return r.length===t.length?
r:void 0}}function Ne(e,n={}){const t=Object.entries({...n,...e});return r=>{if(!(0,l.Gv)(r))return;const s={};for(const[o,i]of t){const a=i(r[o]);if(a!==void 0)
s[o]=a;else if(Object.hasOwn(e,o))return}return s}}function js(e,n){return t=>{const r=isObject(t)?t[e]:void 0;if(typeof r!="string"||!Object.hasOwn(n,r))return;
const s=n[r]?.(t);return s&&{[e]:r,...s}}}const Gs={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},An=[
"api","web-ssr","sse"],Bs=["web-landing",...An],Hs="detect";function Fs(e){return An.some(n=>n===e)}const Ws="us-east-2",Ks="execute-api",Vs="SERVICE_KVS_",Ys=/^[A-Za-z_][A-Za-z0-9_]*$/,
zs=/^[a-z][a-z0-9_]{0,31}$/,qs=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,Qs={bodyBytes:1024*1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,
failureLogLines:200,failureLogLine:2e3},Xs={pageDefault:64*1024,pageMost:256*1024},Js={subject:200,author:100},kt={bytes:1024*1024,message:2e3,signal:20,findings:500,
file:1e3,findingMessage:1e3,findingCode:100,sourceLines:5,sourceLine:200},an=Te(1024),eo=5,Ln=500;function no({message:e}){return`The build ended with 0 in spit\
e of an error: ${e}`}const to=Ne({file:We(an),line:We(Le),message:Te(Ln)},{isMarked:vn}),vt=["build_fault","type_detected","quota_near","cdn_behind","index_unan\
swered","index_empty","index_unfilled","dead_asset","dead_mention","unclosed_block","unprocessed_rule"],It=10,At=Ne({code:In(vt),file:We(Te(kt.file)),line:We(e=>Le(
e)||void 0),message:Te(Ln)}),ro=Tt(It,At),so=Ne({path:an,bytes:Le,brotli:Le,gzip:Le,digest:Te(64)},{hasKey:vn}),oo=Ne({path:an,kind:In(["repository","secrets","\
example"])}),io=Ne({file:Te(256),reason:Te(1e3)},{line:Le});var ao=u(1787),uo=u(86),co=u(8438);function lo(e,n,t,r){if(Array.isArray(e))return{entries:e,around:[]};
const s=`list of ${n.label}s`,o=layersIn(e,n.lists);for(const i of o){const[a,...f]=Lt(i,n);if(a===void 0)continue;if(f.length===0)return{entries:a.entries,around:o};
const w=[a,...f].map(({path:h})=>h);throw ambiguous(s,w,t,mapLine(r,"list",a.path))}throw missing(s,e,t,mapLine(r,"list",n.lists[0]??"$"))}function Lt(e,n){const t=Object.
keys(e.value).map(normalName),r=n.names.map(o=>`${o}s`),s=[...LISTS,...ENVELOPES];for(const o of[r,n.lists,s,t]){const i=o.filter(w=>!OTHER_LISTS.includes(w)),a=membersOf(
e,i).flatMap(({path:w,member:h})=>Array.isArray(h)?[{path:w,entries:h}]:[]);if(a.length>0)return a;if((o===r||o===n.lists)&&o.some(w=>e.fields.get(w)===null))return[
{path:"",entries:[]}]}return[]}function fo({around:e,entries:n}){for(const{fields:t}of e)for(const r of[t,...CURSOR_HOLDERS.map(s=>fieldsOf(t.get(s)))]){if(["ha\
smore","hasnextpage"].some(o=>r.get(o)===!1))return;const s=text(r,...CURSORS);if(s!==void 0&&!/^(?:https?:\/)?\//.test(s))return s}return Rt(e)??Mt(n)}function Rt(e){
for(const{fields:n}of e){const t=fieldsOf(n.get("links"));for(const r of[n,t,fieldsOf(t.get("pages"))])for(const s of NEXT_LINKS){const o=r.get(s),i=isObject(o)?
text(fieldsOf(o),"href"):text(r,s),a=i===void 0?null:URL.parse(i,"https://next.invalid"),f=a?.searchParams.get("cursor")??a?.searchParams.get("page[cursor]");if(f)
return f}}}function Mt(e){const n=e.map(t=>isObject(t)?text(fieldsOf(t),"cursor"):void 0);return n.every(t=>t!==void 0)?n.at(-1):void 0}class Re{paths;constructor(n){
this.paths=n}}function Ke(e,n,t){const r=layersIn(e,n.names),[s]=r;if(t?.has("id")){const i=text(t,"id");return i===void 0?void 0:Pe(i,s)}if(s===void 0)return;const o=Ve(
r,n,!Kt(s,n));return o===void 0?Ke(Ct(s,n),n):o.id instanceof Re?o.id:Pe(o.id,o.layer,n)}function po(e,n,t){if(t?.has("id")||!isObject(e))return Ke(e,n,t);const r=layerAt(
"",e),s=Ve([r],n);if(s===void 0)return Ke(e,n)??Ke(Pt(r),n);if(s.id instanceof Re)return s.id;const o=memberLayer(r,n.names),i=o&&Ve([o],n);return o&&i===void 0&&
Dt(o)?Ve([r],n,!1)?Pe(s.id,s.layer,n):void 0:i===void 0?Pe(s.id,s.layer,n):i.id instanceof Re?i.id:i.id===s.id?Pe(s.id,s.layer,n):new Re(["its own ID",`the ID i\
n ${o?.path}`])}function Dt(e){const n=Nt(e);return[...STATUS,...PHASE].some(t=>n.has(t))}function Pe(e,n,t){const r=n&&t&&memberLayer(n,t.names),s=[n,r].flatMap(
o=>o?un(o):[]);return{id:e,fields:mergedFields(s.map(({fields:o})=>o)),layers:s}}function un(e){return[e,...SIDES.flatMap(n=>memberLayer(e,[n])??[])]}function Nt(e){
return mergedFields(un(e).map(({fields:n})=>n))}function Pt({value:e,fields:n}){const t=Object.values(e).filter(isObject);return t.length===1&&Rn(n,t[0])?t[0]:void 0}
const xt=new Set((0,p.aL)("cursor success ok errors messages message warnings links meta etag"));function Rn(e,n){return[...e].every(([t,r])=>r===n||xt.has(t))}
function Ct({value:e,fields:n},{label:t,names:r,kin:s}){const o=Object.entries(e).filter(([f,w])=>{const h=normalName(f);return(s.includes(h)||[...r,...s].some(
C=>h===`${C}summary`))&&isObject(w)}),[i]=o;return o.length===1&&(t==="app"||Rn(n,i?.[1]))?i?.[1]:void 0}function Ve(e,n,t=!0){const r=e.findIndex(w=>memberLayer(
w,n.names)!==void 0),s=r>0?e.slice(0,r):e,o=(w,h)=>w.flatMap(K=>h.map(C=>K+C)),i=o(n.names,[...ID_WORDS,"number"]),a=w=>{for(const h of w===i?e:s)for(const K of Ut(
h)){const C=Gt(jt(K,w));if(C!==void 0)return{id:typeof C=="string"?Bt(C):C,layer:h}}};for(const w of t?[i,ID_WORDS,o(n.kin,ID_WORDS)]:[i]){const h=a(w);if(h)return h}
const f=Ht(s,n);if(f!==void 0||!t)return f;for(const w of[n.names,["number",...o(n.kin,["number"])]]){const h=a(w);if(h&&(h.id instanceof Re||/^[\w.:~-]{1,200}$/.
test(h.id)))return h}}function Ut(e){return Mn(e)===void 0?un(e):[e]}function Mn(e){const n=memberLayer(e,["metadata"]);return n&&isObject(e.value.status)?text(
n.fields,"name"):void 0}function jt(e,n){return membersOf(e,n).flatMap(({path:t,member:r})=>{const s=textOf(r);return s===void 0?[]:[{path:t,value:s}]})}function Gt(e){
return new Set(e.map(({value:t})=>t)).size>1?new Re(e.map(({path:t})=>t)):e[0]?.value}function Bt(e){return e.includes("/")?e.split("/").findLast(n=>n!=="")??e:
e}function Ht(e,n){for(const t of e){const r=["links","link"].map(a=>memberLayer(t,[a])).find(Boolean),i=[r&&(text(fieldsOf(r.fields.get("self")),"href")??text(
r.fields,"self")),...["name","selflink","self","href"].map(a=>text(t.fields,a))].flatMap(a=>Ft(a,n)??[])[0]??Mn(t);if(i!==void 0)return{id:i,layer:t}}}function Ft(e,n){
const[t=""]=(e??"").split(/[?#]/,1),[r="",s=""]=t.replace(/\/$/,"").split("/").reverse();return/^[\w.~-]+$/.test(r)&&[...n.lists,...n.kin.map(i=>`${i}s`)].includes(
normalName(s))?r:void 0}const Wt=/^(?:app|application|site|project|service|environment|event|user|team|account|organization)s?$/i;function Kt({fields:e,value:n},t){
if(t.label!=="deployment")return!1;const r=text(e,"type","kind","object","resourcetype")??"",s=Object.entries(n).some(([o,i])=>{const a=normalName(o);return t.names.
some(w=>a.endsWith(w)&&a!==w)&&isObject(i)&&fieldsOf(i).has("id")});return Wt.test(r)||s}const Vt=new Set((0,p.aL)("completed complete finished done ended stopp\
ed terminated")),Yt=new Set((0,p.aL)(`
    queued building deploying uploading publishing activating provisioning initializing inprogress enqueued
  `)),zt=new Set((0,p.aL)("name branch ref title message description event trigger type kind label slug"));function mo(e,n,t){const r=e.filter(({path:B})=>!/(?:^|\.)metadata$/i.
test(B)),s=r.flatMap(B=>ze(B,PHASE)),o=r.flatMap(B=>ze(B,STATUS)),i=o.length>0?o:s,[a]=i;if(a===void 0)return;const[f,...w]=r.flatMap(B=>ze(B,CONCLUSION)).filter(
({value:B})=>statusFamily(B)!==void 0);if(f&&i.every(dn)){if(w.every(B=>xe(B)===xe(f)))return f.value;throw Ye([...i,f,...w],n,t)}const h=xe(a)==="success";if(f&&
h&&xe(f)!=="success")throw Ye([a,f],n,t);const K=dn(a)?r.flatMap(Zt):[];if(!f&&K.length>0)throw Ye([a,...K],n,t);const C=h?[...s,...e.flatMap(Qt).filter(qt),...r.
flatMap(Jt)]:[];if(new Set([...i,...C].map(xe)).size>1)throw Ye([...i,...C],n,t);return a.value}function ho(e){return fittingMembers(e,(n,t)=>typeof t=="string"?
statusFamily(t)!==void 0:typeof t=="number"&&/(?:status|state|phase)(?:code|id)?$/.test(n))}function Ye(e,n,t){const r=[...new Set(e.map(({path:s})=>s))];return ambiguous(
"deployment status",r,n,mapLine(t,"status",r[0]??"status"))}function xe({value:e}){return statusFamily(e)??normalWord(e)}function dn({value:e}){return Vt.has(normalWord(
e))}function qt({value:e}){return(statusFamily(e)??"success")!=="success"}function Qt(e){const n=Object.keys(e.value).map(normalName),t=n.filter(i=>/(?:status|state|phase|stage|step)$/.
test(i)),r=n.filter(i=>!t.includes(i)&&!zt.has(i)),s=membersOf(e,t).flatMap(({path:i,member:a})=>isObject(a)?qe(layerAt(i,a),Object.keys(a).map(normalName)):[]),
o=({value:i})=>Yt.has(normalWord(i));return[...ze(e,t),...[...qe(e,r),...s].filter(o)]}function ze(e,n){return membersOf(e,n).flatMap(({path:t,member:r})=>isObject(
r)?Xt(layerAt(t,r)):Dn(t,r))}function Xt(e){const n=qe(e,IN_STATUS),t=[...CONCLUSION,"status"].flatMap(r=>{const[s]=membersOf(e,[r]);return s&&isObject(s.member)?
qe(layerAt(s.path,s.member),IN_STATUS):[]});return t.length>0&&n.every(dn)?t:[...n,...t]}function qe(e,n){return membersOf(e,n).flatMap(({path:t,member:r})=>Dn(
t,r))}function Dn(e,n){return typeof n=="string"&&n.trim()!==""?[{path:e,value:n}]:[]}function Jt(e){return membersOf(e,words("success successful succeeded ok")).
filter(({member:n})=>n===!1).map(({path:n})=>({path:n,value:"failed"}))}function Zt(e){const n=membersOf(e,words("error errors errormessage failure failurereaso\
n failuremessage failureinfo")).filter(({member:r})=>er(r)),t=membersOf(e,["exitcode"]).filter(({member:r})=>typeof r=="number"&&r!==0);return[...n,...t].map(({
path:r})=>({path:r,value:"failed"}))}function er(e){return typeof e=="string"?e.trim()!=="":Array.isArray(e)?e.length>0:isObject(e)?Object.values(e).some(n=>n!==
null&&n!==""):e===!0}const Ce=new Map;function ge(e,n,t){return e.has(n)?textOf(e.get(n)):t()}function go(e,n,t,r){assertTaken(e,n);const s=r?.values??Ce,o=findRecord(
e,APP,s)??findRecord({id:idAt(t?.location,APP)},APP);if(o===void 0)throw missing("app ID",e,n,Ue("createApp",xn(e)));if(o instanceof Undecided)throw ambiguous("\
app ID",o.paths,n,Ue("createApp",o.paths));return Nn(o,s,e)}function yo(e,n,t,r){assertTaken(e,n);const s=r?.values??Ce,o=findRecord(e,APP,s);if(!(o===void 0||o instanceof
Undecided))return{...Nn(o,s,e),buildCommand:text(o.fields,"buildcommand"),outputDirectory:text(o.fields,"outputdirectory"),region:text(o.fields,"region")}}const _o=null;
function Nn({id:e,fields:n,layers:t},r,s){const o=(i,...a)=>ge(r,i,()=>text(n,...a));return{appID:e,name:o("name","name","appname"),type:o("type","type","apptyp\
e"),subdomain:o("subdomain","subdomain","subdomainvalue","generatedsubdomain"),state:o("state","state","status"),url:cn(r,t),...Qe(fieldsOf(s),"configuration.ty\
pe")&&{takesType:!0}}}function Qe(e,n){const t=e.get("deploytakes");return Array.isArray(t)&&t.includes(n)}function wo(e,n,t,r){assertTaken(e,n);const s=r?.values??
Ce,o=findRecord(e,DEPLOYMENT,s)??findRecord({id:idAt(t?.location,DEPLOYMENT)},DEPLOYMENT);if(!(o===void 0||o instanceof Undecided||Cn(o.id,n)))return Un(o,s,nr(
o,s,n)??"pending")}function nr(e,n,t){try{return ge(n,"status",()=>readStatus(e.layers,t,"deploy"))}catch(r){if(r instanceof SlipwayError)return;throw r}}function bo(e,n,t,r){
assertTaken(e,n);const s=r?.entries?{entries:[],around:isObject(e)?[layerAt("",e)]:[]}:findList(e,DEPLOYMENT,n,"listDeployments"),o=r?.entries??Pn(s.entries),i=o.
map(({entry:w,values:h})=>{const K=tr(w,h,n),C=ge(h,"status",()=>readStatus(K.layers,n,"listDeployments"));return{record:K,values:h,status:C}});if(i.length>0&&i.
every(({status:w})=>w===void 0)){const[w="the.name.of.the.status"]=statusMembers(o[0]?.entry),h=mapLine("listDeployments","status",w);throw missing("deployment \
status in an entry",o[0]?.entry,n,h)}if(new Set(i.map(({record:w})=>w.id)).size<i.length)throw missing("ID of its own for each deployment: several entries have \
the same",void 0,n,Ue("listDeployments",[]));const a=r?.values??Ce,f=ge(a,"cursor",()=>nextCursor(s));return{deployments:i.map(({record:w,values:h,status:K})=>Un(
w,h,K??"pending")),nextCursor:f,nextPage:f===void 0&&!a.has("cursor")?t?.nextPage:void 0}}function Pn(e){return e.map(n=>({entry:n,values:Ce}))}function tr(e,n,t){
const r=findEntry(e,DEPLOYMENT,n);if(r instanceof Undecided){const s=Ue("listDeployments",r.paths);throw ambiguous("deployment ID in an entry",r.paths,t,s)}if(r!==
void 0&&!Cn(r.id,t))return r;throw missing("deployment ID in an entry",e,t,Ue("listDeployments",xn(e)))}function Ue(e,n){return mapLine(e,"id",n.find(t=>!t.includes(
" "))??"the.name.of.the.id")}function xn(e){return fittingMembers(e,(n,t)=>/(?:id|key|name|number)$/.test(n)&&textOf(t)!==void 0)}function Cn(e,{path:n}){return n.
split("/").includes(encodeURIComponent(e))}function Un({id:e,fields:n,layers:t},r,s){const i=[n,...SOURCES.map(h=>fieldsOf(n.get(h)))].flatMap(h=>[h,fieldsOf(h.
get("metadata"))]),a=h=>i.flatMap(K=>text(K,...h)??[])[0],f=text(n,...STAGE,"phase"),w=readSiteWarnings(n.get("warnings"))??[];return{...w.length>0&&{warnings:w},
deployID:e,status:s,stage:ge(r,"stage",()=>f===s?void 0:f),branch:ge(r,"branch",()=>jn(a(BRANCH))),commit:ge(r,"commit",()=>a(COMMIT)??text(fieldsOf(n.get("comm\
it")),"sha","id","hash")),url:cn(r,t),createdAt:r.has("createdAt")?time(r,"createdAt"):time(n,...CREATED),supersededBy:ge(r,"supersededBy",()=>text(n,...SUPERSEDED_BY))}}
function jn(e){const n=e?.replace(/^refs\/heads\//,"");return n===void 0||/^[0-9a-f]{40}$/i.test(n)?void 0:n}const Gn=(0,p.aL)("name environmentname environment\
 slug");function rr(e,n,t,r){return(r?.entries??Pn(findList(e,ENVIRONMENT,n,"listEnvironments").entries)).map(({entry:o,values:i})=>{const a=findEntry(o,ENVIRONMENT,
i),f=a instanceof Undecided?void 0:a,w=isObject(o)?layerAt("",o):void 0,h=f?.fields??(w?fieldsWithSides(w):new Map),K=typeof o=="string"?o:text(h,...Gn);return{
environmentID:ge(i,"id",()=>f?.id),name:ge(i,"name",()=>K),state:ge(i,"state",()=>text(h,"state","status")),url:cn(i,f?.layers??(w?withSides(w):[]))}})}function $o(e,n,t,r){
const s=rr(e,n,t,r),o=isObject(e)?layersIn(e,APP.names):[],i=r?void 0:or(s)?.name,f=(i===void 0?[]:findList(e,ENVIRONMENT,n,"listEnvironments").entries).filter(
isObject).find(K=>text(fieldsOf(K),...Gn)===i),w=[...o,...f?[layerAt("",f)]:[]],h=fieldsOf(e);return{environments:s,stored:w.map(sr).find(K=>K!==void 0),takesConfiguration:Qe(
h,"configuration"),takesEnv:Qe(h,"env"),takesType:Qe(h,"configuration.type")}}function sr({value:e,fields:n}){const[t,r]=[text(n,...REPOSITORY),text(n,...APP_BRANCH)];
if(t===void 0&&r===void 0)return;const s=n.get("variables"),o=Array.isArray(s)&&s.every(i=>typeof i=="string");return{repository:t,branch:jn(r),state:text(n,"st\
ate","status"),variables:o?s:void 0,fields:e}}function or(e){return words("production prod live default main").flatMap(t=>e.find(r=>r.name?.toLowerCase()===t)??
[])[0]??(e.length===1?e[0]:void 0)}function cn(e,n){const r=(e.has("url")?[new Map([["url",e.get("url")]])]:n.map(({fields:s})=>s)).flatMap(s=>[...URLS.flatMap(
o=>ln(s.get(o))),...URL_HOLDERS.flatMap(o=>ir(s.get(o)))]);return r.find(s=>s.startsWith("https:"))??r[0]}function ir(e){if(isObject(e)){const t=fieldsOf(e);return[
...URLS,...words("web live site public production default")].flatMap(s=>ln(t.get(s)))}if(!Array.isArray(e)||e.length!==1)return[];const[n]=e;return ln(isObject(
n)?text(fieldsOf(n),...words("url name domain hostname host")):n)}function ln(e){const n=webAddress(e),t=/\/api\/|\/(?:apps|applications|sites|deploys|deployments|builds)\/[^/]+\/?$/i.
test(n??"");return n===void 0||t?[]:[n]}async function Eo(e,n,t,r){return je(e)??await ar(n.appID,r)??je(n.url)??ur(n,t)}async function ar(e,n){const t=await n.
listEnvironments(e).catch(()=>[]);return je(productionOf(t)?.url)}function ur(e,n){const t=n.urlTemplate;if(!(t?.includes("{subdomain}")&&!e.subdomain))return je(
t?.replaceAll("{subdomain}",e.subdomain??"").replaceAll("{app}",e.appID))}function je(e){if(!e)return;const n=URL.parse(e.includes("://")?e:`https://${e}`);return n&&
(n.protocol==="https:"||n.protocol==="http:")?n.href:void 0}const dr=6e4,cr=500,lr=5e3,fr=1e4,pr="x-slipway-release",mr="x-slipway-error";async function So(e,n){
const t=n.clock.now();let r=cr;for(let s=1;;s++){const o=await Bn(e,n);if(o===void 0)return s;if(o.goneAt!==void 0)throw gr(o.goneAt,n.deployID);const i=n.clock.
now()-t;if(i+r>dr){const a=`after ${formatDuration(i)} and ${s} tries`;throw new SlipwayError("verify_failed",`${e} ${o.words} ${a}`,{remedy:'Open the URL: a fi\
rst deploy may still wait for DNS. Set verify to "off" if the site is not public.'})}await n.clock.sleep(r,n.signal),r=Math.min(lr,r*2)}}async function hr(e,{fetch:n,
signal:t}){const r=je(e);if(r===void 0)return!1;const s=o=>o===void 0;return Bn(r,{fetch:n,signal:t,deployID:void 0}).then(s,()=>!1)}function gr(e,n){const t=URL.
parse(e)?.pathname??"/",r=t==="/"?"index.html":`page for ${t}`;return new SlipwayError("verify_failed",`${e} answers 404: the release ${n} has no ${r}`,{remedy:'\
Check that output-directory is the folder with the index.html of the site. If the site has none on purpose, set verify to "off".'})}async function Bn(e,n){const{
fetch:t,signal:r,deployID:s,isFunction:o=!1}=n;try{const i=await t(e,{signal:AbortSignal.any([r,AbortSignal.timeout(fr)])});await i.body?.cancel();const a=i.headers.
get(pr);if(o&&s!==void 0&&a!==null&&a!==s)return{words:`is still answered by the release ${(0,p.Ow)(a,100)}`};const f=i.headers.get(mr);if(i.status<(o&&f===null?
500:400))return;const w=`answers ${i.status}`;if(f!==null)return{words:`${w} (${(0,p.Ow)(f,60)})`};const h=s!==void 0&&a===s;return i.status===404&&h?{words:w,goneAt:i.
url||e}:{words:w}}catch(i){r.throwIfAborted();const a=i instanceof Error&&i.cause instanceof Error?i.cause:i;return{words:`cannot be reached (${(0,b.bD)(a)})`}}}
function ae(e,n=300){const t=(0,p.Ow)(e,n).replaceAll("|","\u2502").trim();if(t==="")return"\u2013";const r="`".repeat(Fn(t)+1),s=t.startsWith("`")||t.endsWith(
"`")?" ":"";return`${r}${s}${t}${s}${r}`}function fn(e,n=2e3){const t=e.map(s=>(0,p.Ow)(s,n)),r="`".repeat(Math.max(3,Fn(t.join(`
`))+1));return[`${r}text`,...t,r].join(`
`)}const yr=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,_r=/^[0-9a-f]{7,40}\W*$/i,wr=/(?:`[^`]+`|\S)+/g,br=new RegExp("^([\"'(]*)`([^`]+\
)`((?:'s|-\\p{L}+)?[.,:;!?)\"']*)$","u"),$r=/^(["'(]*)(.*?)([.,:;!?)"']*)$/su;function ke(e,n=1e3){const t=(0,p.Ow)(e,n).trim();return(t.endsWith("\u2026")&&t.split(
"`").length%2===0?`${t}\``:t).replace(wr,s=>{const[,o="",i,a=""]=br.exec(s)??[];if(i!==void 0)return o+ae(i)+a;if(yr.test(s)&&!_r.test(s))return s;const[,f="",w="",
h=""]=$r.exec(s)??[];return f+ae(w)+h})}function pn(e){if(e===void 0||!URL.canParse(e))return;const{protocol:n,username:t,password:r,href:s}=new URL(e);if(!(!/^https?:$/.
test(n)||t!==""||r!==""||s.length>2e3))return`[${ae(s)}](<${s.replace(/[<>\\]/g,encodeURIComponent)}>)`}function Hn(e,n){const t=new Date(e).toISOString().slice(
0,16).replace("T"," "),r=n===void 0?"":` \xB7 [The run and its log](<${n}>)`;return`Updated ${t} UTC${r}`}function Er(e,n){let t=n,r=e.length;for(;r>0&&(t-=Buffer.
byteLength((0,p.Ow)(e[r-1]??""))+1,!(t<0));)r--;return e.slice(r)}function Fn(e){return Math.max(0,...[...e.matchAll(/`+/g)].map(n=>n[0].length))}function Wn(e,n,t){
return`### \u26AA The preview ${ae(e,200)} has ended

The pull request was closed. ${Sr(n)}

${t}
`}function Sr({last:e,until:n}){if(n!==void 0)return`Its app is deleted and answers 410. If the pull request is opened again before ${ae(n,40)}, a deploy restor\
es it.`;const t=pn(e?.url);return t===void 0||e?.answers===void 0?"The app was not deleted, so the last deployment may still answer.":e.answers?`The app was not\
 deleted, so the last deployment still answers: ${t}`:`The last deployment does not answer any more: ${t}`}function Or(e,n,t){return`### \u26AA ${ae(e,200)} now\
 shows #${n}

The two pull requests share this app. A push to this one, or a re-run of its last deploy, shows it again.

${t}
`}function Oo(e){return`### \u{1F6D1} The preview ${code(e,200)} was left by this run before the end

Its GitHub deployment and its comment may still show it as active. Run the job again.
`}const Tr={rememberedAppID:void 0,attachTo:void 0},kr=new Set(["queued","in_progress","error",void 0]);async function vr(e,n,t){const r=n.find(i=>i.appID!==void 0)?.
appID,s=n.find(i=>i.deployID!==void 0);if(!s||t===void 0||s.commit!==t)return{rememberedAppID:r,attachTo:void 0};const o=kr.has((await e.statusOf(s.id))?.state);
return{rememberedAppID:r,attachTo:o?s.deployID:void 0}}const Kn=10;async function Ir(e,n){for(const t of n.slice(0,Kn)){const r=await e.statusOf(t.id);if(r?.state===
"success")return{...t,url:r.url}}}const Ar=new Set(["success","in_progress","queued","error"]);async function Vn(e,n,t){for(const r of n.slice(0,Kn)){const s=await e.
statusOf(r.id);if(Ar.has(s?.state)&&(await e.setState(r.id,{state:"inactive",description:t,url:void 0,logUrl:void 0}),s?.state==="success"))return{...r,url:s.url}}}
const Yn={deployments:{what:({name:e})=>`the ${e} deployment`,permission:"deployments"},comment:{what:()=>"the comment",permission:"pull requests"},closing:{what:()=>"\
knowing whether the pull request was closed",permission:"pull requests"}};function mn({code:e,call:n}){return[401,403,404].includes(n?.status??0)&&e!=="rate_lim\
ited"}function Lr(e,n,t,r,s){const o=`${t} without ${Yn[e].what(r)}: ${n.message}`;return mn(n)?[o,`The job needs${e==="comment"?" (or set comment to false)":""}\
:
${r.permissions(s)}`]:[o,`Nothing needs to change if this was a passing fault of ${r.name}.`]}const Rr={settleMs:3e4,totalMs:3e4},Mr={deploying:7e3,finishing:1e3},
Dr=5e3,zn="The pull request was closed",Nr=300,Pr=2e3,xr=new Set(["queued","pending","created","waiting","scheduled","accepted"]);function Cr({fetch:e,forge:n,context:t,
clock:r,stop:s,save:o,warn:i,...a}){const{pullRequest:f,runUrl:w}=t;let{open:h}=a,K,C=Promise.resolve(),B=!1,z=!1;const X=Promise.withResolvers();let ie=!1,te="\
The deploy goes on";const ue=new Set,de=new Set,be=v=>{h={...h,...v},o?.(h)},wn=()=>Hn(r.now(),w),bn=async({url:v})=>{if(v===void 0)return{url:v,answers:void 0};
const W=AbortSignal.timeout(Dr);return{url:v,answers:await hr(v,{fetch:De(e),signal:W})}},pt=()=>{z=!0,s(),X.resolve(void 0)},Ze=async(v,W)=>{const J=v&&(0,Ee.addAbortListener)(
v,pt);return Promise.race([W,X.promise]).finally(()=>J?.[Symbol.dispose]())},_e=async(v,W)=>{if(!(ue.has(v)||z))try{return await W()}catch(J){if(z)return;const me=(0,b.
I7)(J),he=mn(me)?Yn[v].permission:`${v} failed`;mn(me)&&ue.add(v),de.has(he)||i(...Lr(v,me,te,n,h)),de.add(he);return}},$n=v=>{C=C.then(()=>_e("deployments",v))},
mt=async()=>{const{app:v,environment:W,appID:J,deployID:me}=h;if(t.sha===void 0||h.record!==void 0)return;const he={app:v,appID:J,deployID:me,commit:t.sha,pullRequest:f?.
number},$e=await n.record({environment:W,description:`${v} by Slipway`,memo:he});$e!==void 0&&be({record:$e})},en=async(v,W,J)=>{h.record!==void 0&&await n.setState(
h.record,{state:v,description:W,url:J,logUrl:w})},As=async()=>{const v=K?.find(W=>W.deployID===h.deployID);v?be({record:v.id}):await mt(),await en("queued","The\
 platform has it in its queue")},Ls=async()=>{const{app:v,comment:W}=h,J=K?.filter(En=>En.id!==h.record)??[],me=await Vn(n,J,"A newer deployment took its place"),
[he,$e]=[me?.pullRequest,f?.number];!W||he===void 0||$e===void 0||he===$e||await _e("comment",()=>n.comment(he,v,Or(v,$e,wn()),"amend"))},Rs=async({state:v,description:W,
url:J})=>{v!==void 0&&(await mt(),await en(v,W,J),v==="success"&&await Ls())},ht=async v=>{h.comment&&f&&await _e("comment",()=>n.comment(f.number,h.app,v,"writ\
e"))},gt=async()=>f!==void 0&&(await _e("closing",()=>n.isClosed(f.number))??!1),Ms=async v=>{if($n(()=>Rs(v)),await Promise.all([C,ht(v.comment)]),!await gt())
return;const{state:W,url:J}=v;W!==void 0&&W!=="failure"&&await _e("deployments",()=>en("inactive",zn)),await ht(Wn(h.app,{last:await bn({url:J})},wn()))},Ds=async(v,W)=>{
const{app:J,environment:me}=h;if(te="The preview ended",!(await _e("closing",()=>n.isClosed(v))??!0))return"open";const he=await W?.(),$e=await _e("deployments",
async()=>{const Ps=(await n.remembered(me,J,Pr)).filter(xs=>xs.pullRequest===v);return Vn(n,Ps,zn)});if(!h.comment)return"closed";const En=$e&&he===void 0?await bn(
$e):void 0,Ns=Wn(J,{last:En,until:he},wn());return await _e("comment",()=>n.comment(v,J,Ns,"amend")),"closed"};return{isClosed:gt,async recall(v,W){const J=_e("\
deployments",async()=>(K=await n.remembered(h.environment,h.app,Nr),vr(n,K,v))),me=await Ze(W,J)??Tr,he=()=>setTimeout(pt,Mr[ie?"finishing":"deploying"]).unref();
return W?.addEventListener("abort",he,{once:!0}),me},async previous(){ie=!0;const v=K?.filter(({id:me})=>me!==h.record);if(!v)return;const W=await _e("deploymen\
ts",async()=>await Ir(n,v)??"none");if(W===void 0||W==="none")return W;const J=W.pullRequest===f?.number?void 0:W.pullRequest;return{...await bn(W),commit:W.commit,
isPreview:f!==void 0,pullRequest:J}},tell(v){v.type==="app-known"&&be({appID:v.appID}),v.type==="deployment-known"&&(be({deployID:v.deployID}),$n(As)),v.type===
"status"&&!B&&!xr.has(kn(v.status))&&(B=!0,$n(()=>en("in_progress","The platform is working on it")))},async finish(v,W=v.comment,J=Rr){ie=!0,be({ending:{...v,comment:W}}),
z||await Ze(AbortSignal.timeout(J.settleMs),C),z||await Ze(AbortSignal.timeout(J.totalMs),Ms(v)),z||o?.(void 0)},async closePreview(v,W,J){return await Ze(W,Ds(
v,J))??"left"}}}const Ur=[d];function jr(e,n=Ur){if(e.token!=="")for(const t of n){const r=new AbortController,s=t({...e,signal:r.signal});if(s)return Cr({...e,
forge:s,stop:()=>r.abort()})}}function Gr(e){const n=e===""?void 0:JSON.parse(e);if(!(0,l.Gv)(n)||typeof n.app!="string"||typeof n.environment!="string")return;
const{app:t,environment:r,comment:s,appID:o,deployID:i,record:a}=n,f=Br(n.ending);return{app:t,environment:r,comment:s===!0,...(0,l.Eb)({appID:hn(o),deployID:hn(
i),record:hn(a),ending:f})}}function hn(e){return typeof e=="string"?e:void 0}function Br(e){if(!(0,l.Gv)(e)||typeof e.description!="string"||typeof e.comment!=
"string")return;const{description:n,url:t,comment:r}=e;return{state:He.find(o=>o===e.state),description:n,url:typeof t=="string"?t:void 0,comment:r}}const To={identity:"\
Identity",app:"App",configure:"Configuration",env:"Variables",trigger:"Trigger",follow:"Deployment",explain:"Reason",verify:"Public URL",compare:"Comparison"};function Hr(e){
return e===void 0?"":`${e.file}${e.line===void 0?"":`:${e.line}`}: `}const Fr=10;function Wr(e){const n={error:0,warning:0,notice:0};let t=0;const r=(s,o,i=[])=>{
n[s]<Fr?(n[s]++,e.annotate(s,o)):(t++,e.line(`${s}: ${Hr(o.place)}${o.message}`));for(const a of i)e.line(`  ${a}`)};return{add:r,dropped:()=>t,addError(s){for(const o of[
s,...s.also])r("error",{message:(0,p.Ow)(o.message),place:o.place},Kr(o))},addDiagnostic({file:s,line:o,column:i,code:a,severity:f,message:w}){const h={file:s,...(0,l.
Eb)({line:o??void 0,column:i??void 0})},K=a===null?{}:{title:(0,p.Ow)(a,80)};r(f,{...K,message:(0,p.Ow)(w,1e3),place:h})}}}function Kr(e){const n=e.remedy?.split(
`
`)??[];return e.mender==="user"?n:[...n,...Vr(e),...qn(e.cause)]}function Vr({call:e}){if(!e)return[];const n=e.status===void 0?"":` answered ${e.status}`,t=e.requestID===
void 0?"":` (request ${e.requestID})`;return[`Call: ${e.method} ${e.path}${n}${t}`]}function qn(e,n=0){return!(e instanceof Error)||n>3?[]:[`Cause: ${(0,p.Ow)(e.
message,500)}`,...qn(e.cause,n+1)]}var Yr=u(7634);const zr="slipway/slipway";function Qn(e,n){const t=n===void 0?"":`#${n}`;return`https://github.com/${zr}/blob\
/v${Yr.x}/docs/${e}.md${t}`}const qr={identity:(0,p.aL)(`
    no_id_token invalid_id_token access_token_given email_claim_missing token_command_failed token_exchange_failed
    unauthorized forbidden
  `),"the-platforms-answers":(0,p.aL)(`
    refused rate_limited service_error unexpected_response response_too_large redirected deployment_lost deploy_failed
    deploy_cancelled deploy_timeout verify_failed check_failed seed_failed
  `),"the-network-and-github":(0,p.aL)("unreachable request_timeout github_refused interrupted internal"),"the-embedded-platform":(0,p.aL)(`
    platform_not_running platform_locked port_in_use unsupported_data unsupported_runtime disk_full
  `)};function Qr(e){const[n="what-you-gave"]=Object.entries(qr).find(([,t])=>t.includes(e))??[];return Qn("troubleshooting",n)}function Xr(){return Qn("trouble\
shooting","failures-of-a-deployment")}function Jr(e){return/^\s*at\s.*[:)\d]$/.test(e)}const Zr=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,
Xn=2,es=2e3;class ns{#e;#t;#n=[];#r=0;constructor(n){this.#e=n}push(n){const t=(0,p.Nl)(n.slice(0,es)).trimEnd().replace(/ \{$/,"");return Jr(t)?this.#t===void 0&&
!Zr.test(t)?(this.#t=n,[...this.#s(),n]):(this.#r+=1,this.#n.length<Xn&&this.#n.push(n),[]):[...this.end(),n]}end(){return this.#t=void 0,this.#s()}#s(){const[n,
t]=[this.#r,this.#n];return[this.#r,this.#n]=[0,[]],n<Xn?t:[this.#e(n)]}}function ts(e,n){const t=new ns(n);return[...e.flatMap(r=>t.push(r)),...t.end()]}const rs={
build_fault:"error",index_unanswered:"error",index_empty:"error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"\
error",leaked_repository:"error",index_unfilled:"warning",printed_error:"warning",odd_address:"warning",dead_fragment:"warning",dead_mention:"warning",unclosed_block:"\
warning",unprocessed_rule:"warning",open_front_matter:"warning",example_of_secrets:"warning",ignored_rule:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"\
notice"};function gn({code:e}){return rs[e]}function ko({findings:e}){const[n,...t]=e.filter(f=>gn(f)==="error");if(!n)return;const{place:r,message:s,remedy:o}=n,
i=r?`${r.file}${r.line===void 0?"":`:${r.line}`}: `:"",a=t.length===0?"":` (and ${t.length} more ${t.length===1?"error":"errors"})`;return new SlipwayError("che\
ck_failed",`Check failed: ${i}${s}${a}`,{remedy:o??"Correct what the annotations name. They are in the summary too."})}const Jn=20;function vo(e,{findings:n}){const t=n.
flatMap(r=>{const{code:s,message:o,place:i}=r;if(!i)return[];const{file:a,line:f=null,column:w=null}=i;return[{file:a,line:f,column:w,severity:gn(r),code:s,message:o}]});
return{headline:e.message,stage:"check",code:e.code,exitCode:void 0,remedy:e.remedy,log:[],diagnostics:t.slice(0,Jn),moreDiagnostics:Math.max(0,t.length-Jn)}}function Io({
pages:e,links:n,files:t,bytes:r}){return`Checked ${counted(e,"page")}, ${counted(n,"link")} and ${counted(t,"file")} (${we(r)})`}function Ao({commit:e}){return e.
slice(0,7)}function Lo({now:e,change:n},t=""){return`${grouped(e)}${t} (${Zn(n,grouped)})`}function Ro({now:e,change:n},t=""){return`${we(e)}${t} (${ss(n)})`}function ss(e){
return Zn(e,we)}function Zn(e,n){return`${e>0?"+":e<0?"-":"\xB1"}${n(Math.abs(e))}`}function we(e){return e<1e3?`${e} B`:e<1e6?`${(e/1e3).toFixed(1)} kB`:`${(e/
1e6).toFixed(1)} MB`}function Mo(e,n,t){const r=new Set;for(const s of t.findings){const{message:o,place:i,remedy:a}=s;n.add(severityOf(s),{message:cleanLine(o,
1e3),place:i}),a!==void 0&&r.add(a)}for(const s of r)e.line(`  ${s}`);e.line(totalsLine(t))}const et=100,nt=20,os={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\
\u2139\uFE0F"};function is(e){const{findings:n,largest:t}=e,r=n.length-et;return["### The site",us(e),...n.length===0?[]:[n.slice(0,et).map(ds).join(`
`)],...r>0?[`\u2026 and ${r} more.`]:[],...t.length===0?[]:[as(e)]].join(`

`)}function as({largest:e}){const n=e.map(t=>[ae(t.path),we(t.bytes),we(t.brotli),we(t.gzip)]);return`<details><summary>The largest files</summary>

${Xe(["File","Bytes","Brotli","gzip"],n)}

</details>`}function us({pages:e,links:n,files:t,bytes:r,brotli:s,gzip:o}){const i=[e,n,t].map(p.zD);return Xe(["Pages","Links inside the site","Files","Size","\
with Brotli","with gzip"],[[...i,we(r),we(s),we(o)]])}function ds(e){const{message:n,place:t}=e,r=t?`${ae([t.file,t.line,t.column].filter(s=>s!==void 0).join(":"))}\
 `:"";return`- ${os[gn(e)]} ${r}${ae(n,500)}`}function Xe(e,n){return[e,e.map(()=>"---"),...n].map(t=>`| ${t.join(" | ")} |`).join(`
`)}function Do(e,n){const{base:t}=e,r=`### The difference to ${code(n(t.name),100)} (${code(short(t))})`;if(e.kind==="unknown")return`${r}

It is unknown: ${prose(n(e.why),500)}`;const{difference:s}=e;return[r,cs(s),...ls(s,n)].join(`

`)}function cs({pages:e,files:n,bytes:t,brotli:r,gzip:s}){return Xe(["Pages","Files","Size","with Brotli","with gzip"],[[numbered(e),numbered(n),sized(t),sized(
r),sized(s)]])}function ls({changes:e},n){if(e.length===0)return["Every file is the same, byte for byte."];const t=["changed","added","removed"].map(o=>`${grouped(
e.filter(i=>i.kind===o).length)} ${o}`),r=e.slice(0,nt).map(o=>[o.kind,fs(o,n),by(o.bytes),by(o.brotli)]),s=e.length-nt;return[`Files: ${t.join(", ")}.`,Xe(["",
"File","Size","with Brotli"],r),...s>0?[`\u2026 and ${grouped(s)} more.`]:[]]}function fs({path:e,formerly:n},t){const r=n?.slice(n.lastIndexOf("/")+1);return`${code(
t(e))}${r===void 0?"":` (was ${code(t(r))})`}`}const tt={bytes:1e6,errors:20,diagnostics:50,logLines:1e3},rt={bytes:6e4,errors:5,diagnostics:10,logLines:40};function ps(e){
const n=[ot(e,"##"),it(e),ct(e,tt),at(e),ut(e),e.checked?is(e.checked):"",e.compared,Ss(e),Es(e),Os(e)];return lt(n,e.failure?.log,tt)}function ms(e){const n=[ot(
e,"###"),it(e),ct(e,rt),at(e),ut(e)];return lt(n,e.failure?.log,rt,Hn(e.updatedAt,e.runUrl))}function No(e){return e.failure?.headline??e.errors[0]?.message??`${e.
app} ${st[e.status][1]}`}const st={succeeded:["\u2705","is deployed"],failed:["\u274C","was not deployed"],cancelled:["\u26AA","was not deployed: its deployment\
 was cancelled"],pending:["\u23F3","is still being deployed"],skipped:["\u23ED\uFE0F","was skipped"],interrupted:["\u{1F6D1}","was left by this run before the e\
nd"],"check-passed":["\u2705","deploys: the check passed"],"check-failed":["\u274C","does not pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry \
run, nothing was sent"]};function ot(e,n){const[t,r]=st[e.status],s=e.status==="succeeded"&&e.errors.length>0?", but":"";return`${n} ${t} ${ae(e.app,200)} ${r}${s}`}
function it(e){const n=pn(e.url);return n===void 0?"":`**${n}**`}function at({previous:e}){if(e===void 0)return"";if(e==="none")return"No earlier deployment ans\
wers in its place.";const{url:n,answers:t,commit:r,isPreview:s,pullRequest:o}=e,i=[...r===void 0?[]:[` of ${ae(r.slice(0,12))}`],...o===void 0?[]:[` (#${o})`]].
join(""),a=`The previous ${s?"preview":"deployment"}${i}`,f=pn(n);return f===void 0?`${a} stays live. Its address is not known.`:t?`${a} still answers: ${f}`:`${a}\
 does not answer either: ${f}`}function ut(e){const{seeded:n}=e,t=[["App",e.appID&&`${ae(e.appID,128)}${e.appCreated?" (created by this run)":""}`],["Deployment",
e.deployID&&ae(e.deployID,128)],["Source",ys(e)],["Variables",_s(e.variables)],["Code",gs(e)],["Keys",n&&`${n.written} written${n.failed>0?`, ${n.failed} failed`:
""}`]],[r,...s]=t.flatMap(([o,i])=>i?[`| ${o} | ${i} |`]:[]);return r===void 0?"":[r,"| :-- | :-- |",...s].join(`
`)}const hs=5;function gs({status:e,failure:n,errors:t}){if(e==="skipped")return;const r=n?.code,s=r===void 0?t.flatMap(a=>a.code??[]):[r],o=new Map;for(const a of[
...new Set(s)].slice(0,hs)){const f=r===void 0?Qr(a):Xr();o.set(f,[...o.get(f)??[],ae(a,64)])}const i=[...o].map(([a,f])=>`${f.join(", ")}: [what to do](<${a}>)`);
return i.length===0?void 0:i.join("; ")}function ys({commit:e,built:n,branch:t,repository:r}){if((e??n??t??r)===void 0)return;const s=`${ae(t??"",200)} of ${ae(
r??"",200)}`,o=e&&`${dt(e)} on ${s}`;return n===void 0||n.id===e?.id?o??s:`${dt(n)} as checked out, for ${o??s}`}function dt({id:e,url:n}){const t=ae(e.slice(0,
12));return n===void 0?t:`[${t}](<${n}>)`}const yn=60;function _s(e){if(e===void 0)return;if(e.length===0)return"emptied";const n=e.length>yn?` and ${e.length-yn}\
 more`:"";return`${e.slice(0,yn).map(r=>ae(r,100)).join(", ")}${n}`}function ct(e,n){const{failure:t,errors:r}=e;if(t){const i=t.remedy===void 0?[]:[_n(t.remedy.
split(`
`))],{headline:a,message:f}=t,w=f&&!a.includes(f)?[`The platform says: ${ke(f,500)}`]:[],h=[`**${ke(a,500)}**`,ws(t,e,n),...i,...w];return Je(h)}const s=r.slice(
0,n.errors).map(i=>`**${ke(i.message)}**

${_n(i.explanation)}`.trimEnd()),o=r.length-s.length;return[...s,...o>0?[`\u2026 and ${o} more.`]:[]].join(`

`)}function _n([e,...n]){return e===void 0?"":n.length===0?ke(e):`${ke(e)}

${fn(n.slice(0,12),200)}`}function ws({diagnostics:e,moreDiagnostics:n},t,r){const s=e.slice(0,r.diagnostics).map(a=>`- ${bs(a,t)} ${ae(a.message)}`),o=e.length-
s.length+n,i=[o>0?`Not listed here: ${(0,p.hS)(o,"more finding")}.`:"",t.unannotated>0?`Without an annotation, because there was no room: ${(0,p.hS)(t.unannotated,
"finding")}.`:""];return Je([s.join(`
`),...i])}function bs(e,{built:n,commit:t}){const r=ae([e.file,e.line,e.column].filter(a=>a!==null).join(":"),300),s=(n??t)?.url?.replace(/\/commit\/(?=[0-9a-f]+$)/,
"/blob/"),o=e.file.toWellFormed().split("/");if(s===void 0||e.file.length>1e3||o.some(a=>/^\.{0,2}$/.test(a)))return r;const i=o.map(encodeURIComponent).join("/");
return`[${r}](<${s}/${i}${e.line===null?"":`#L${e.line}`}>)`}const $s=32;function Es({phases:e}){if(e.length===0)return"";const n=Math.max(1,...e.map(({ms:i})=>i)),
t=Math.max(...e.map(({title:i})=>i.length)),r=e.map(({title:i,ms:a})=>{const f="\u2588".repeat(Math.round(a/n*$s))||"\u258F";return`${i.padEnd(t)}  ${(0,Oe.a3)(
a).padStart(8)}  ${f}`}),s=e.reduce((i,{ms:a})=>i+a,0);return`### Where the time went

${fn([...r,`${"Total".padEnd(t)}  ${(0,Oe.a3)(s).padStart(8)}`])}`}function Ss({steps:e=[]}){return e.length===0?"":`### A deploy would

${e.slice(0,100).map(t=>`- ${ke(t)}`).join(`
`)}`}function Os({warnings:e}){return e.length===0?"":`### Warnings

${e.slice(0,20).map(Ts).join(`
`)}`}function Ts({message:e,explanation:n}){const t=_n(n).replace(/^(?=.)/gm,"  ");return`- ${ke(e,500)}${t===""?"":`

${t}`}`}function lt(e,n,t,r=""){const s=Je(e),o=t.bytes-Buffer.byteLength(s)-Buffer.byteLength(r)-1e3,i=ts(n??[],w=>`    \u2026 ${(0,p.hS)(w,"line")} of package\
s, in full in the log of the run`),a=Er(i.slice(-t.logLines),o),f=a.length===0?"":ks(a,a.length===i.length,n?.length??0);return`${Je([s,f,r])}
`}function Je(e){return e.filter(n=>n!=="").join(`

`)}function ks(e,n,t){return`<details><summary>${n?`Build log, ${(0,p.hS)(t,"line")}`:`Build log, the last ${e.length} of ${(0,p.hS)(t,"line")}`}</summary>

${fn(e)}

</details>`}async function vs(e){const{run:n,runner:t}=e,r=Gr(n.saved);if(!r)return;const s=Is(r,n,e.clock.now());r.ending||t.summary(ps(s));const o=Wr(t);await jr(
{...e,context:n.context,token:n.raw["github-token"],open:r,warn:(a,f)=>o.add("warning",{message:a},f.split(`
`))})?.finish(r.ending??{state:r.deployID===void 0&&r.record===void 0?void 0:"error",description:ft,url:void 0,comment:ms(s)})}const ft="The run was ended from \
outside before the deploy was; the platform may go on with it";function Is(e,{context:n},t){return{status:"interrupted",app:e.app,appID:e.appID,appCreated:!1,deployID:e.
deployID,repository:n.repository,branch:n.pullRequest?.headBranch??n.refName,commit:n.sha===void 0?void 0:{id:n.sha,url:void 0},runUrl:n.runUrl,compared:"",phases:[],
errors:[{message:ft,explanation:["A re-run for the same commit follows the same deployment."]}],warnings:[],updatedAt:t,unannotated:0}}}),1781:((c,A,u)=>{u.d(A,
{Aq:()=>He});var l=u(3024),p=u(857);function b(d){return d==null?"":typeof d=="string"||d instanceof String?d:JSON.stringify(d)}function y(d){return Object.keys(
d).length?{title:d.title,file:d.file,line:d.startLine,endLine:d.endLine,col:d.startColumn,endColumn:d.endColumn}:{}}function k(d,T,E){const R=new O(d,T,E);process.
stdout.write(R.toString()+p.EOL)}function m(d,T=""){k(d,{},T)}const $="::";class O{constructor(T,E,R){T||(T="missing.command"),this.command=T,this.properties=E,
this.message=R}toString(){let T=$+this.command;if(this.properties&&Object.keys(this.properties).length>0){T+=" ";let E=!0;for(const R in this.properties)if(this.
properties.hasOwnProperty(R)){const oe=this.properties[R];oe&&(E?E=!1:T+=",",T+=`${R}=${M(oe)}`)}}return T+=`${$}${L(this.message)}`,T}}function L(d){return b(d).
replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function M(d){return b(d).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,
"%3A").replace(/,/g,"%2C")}const H=new Proxy({},{get:(d,T)=>process.getBuiltinModule("crypto")[T]});var q=u(9896);function x(d,T){const E=process.env[`GITHUB_${d}`];
if(!E)throw new Error(`Unable to find environment variable for file command ${d}`);if(!q.existsSync(E))throw new Error(`Missing file at path: ${E}`);q.appendFileSync(
E,`${b(T)}${p.EOL}`,{encoding:"utf8"})}function V(d,T){const E=`ghadelimiter_${H.randomUUID()}`,R=b(T);if(d.includes(E))throw new Error(`Unexpected input: name \
should not contain the delimiter "${E}"`);if(R.includes(E))throw new Error(`Unexpected input: value should not contain the delimiter "${E}"`);return`${d}<<${E}${p.
EOL}${R}${p.EOL}${E}`}const ee=Z("path");var j=function(d,T,E,R){function oe(pe){return pe instanceof E?pe:new E(function(Ee){Ee(pe)})}return new(E||(E=Promise))(
function(pe,Ee){function Oe(ye){try{Fe(R.next(ye))}catch(Ae){Ee(Ae)}}function De(ye){try{Fe(R.throw(ye))}catch(Ae){Ee(Ae)}}function Fe(ye){ye.done?pe(ye.value):
oe(ye.value).then(Oe,De)}Fe((R=R.apply(d,T||[])).next())})},g;(function(d){d[d.Success=0]="Success",d[d.Failure=1]="Failure"})(g||(g={}));function N(d,T){const E=toCommandValue(
T);if(process.env[d]=E,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(d,T));issueCommand("set-env",{name:d},E)}function D(d){k(
"add-mask",{},d)}function F(d){process.env.GITHUB_PATH||""?issueFileCommand("PATH",d):issueCommand("add-path",{},d),process.env.PATH=`${d}${path.delimiter}${process.
env.PATH}`}function G(d,T){const E=process.env[`INPUT_${d.replace(/ /g,"_").toUpperCase()}`]||"";if(T&&T.required&&!E)throw new Error(`Input required and not su\
pplied: ${d}`);return T&&T.trimWhitespace===!1?E:E.trim()}function ne(d,T){const E=G(d,T).split(`
`).filter(R=>R!=="");return T&&T.trimWhitespace===!1?E:E.map(R=>R.trim())}function ce(d,T){const E=["true","True","TRUE"],R=["false","False","FALSE"],oe=G(d,T);
if(E.includes(oe))return!0;if(R.includes(oe))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${d}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function le(d,T){if(process.env.GITHUB_OUTPUT||"")return x("OUTPUT",V(d,T));process.
stdout.write(p.EOL),k("set-output",{name:d},b(T))}function I(d){issue("echo",d?"on":"off")}function U(d){process.exitCode=g.Failure,ve(d)}function re(){return process.
env.RUNNER_DEBUG==="1"}function fe(d){issueCommand("debug",{},d)}function ve(d,T={}){k("error",y(T),d instanceof Error?d.toString():d)}function _(d,T={}){k("war\
ning",y(T),d instanceof Error?d.toString():d)}function S(d,T={}){k("notice",y(T),d instanceof Error?d.toString():d)}function P(d){process.stdout.write(d+p.EOL)}
function Y(d){m("group",d)}function se(){m("endgroup")}function Me(d,T){return j(this,void 0,void 0,function*(){Y(d);let E;try{E=yield T()}finally{se()}return E})}
function nn(d,T){if(process.env.GITHUB_STATE||"")return x("STATE",V(d,T));k("save-state",{name:d},b(T))}function On(d){return process.env[`STATE_${d}`]||""}function tn(d){
return j(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(d)})}var Ge=u(3739),rn=u(8302),sn=u(5807);const on="slipway",Be={error:ve,warning:_,notice:S};
function He(d){const T=Ie();return{line:E=>P(Se(E)),group:E=>Y(Se(E)),endGroup:se,replay:(E,R)=>{P([`::stop-commands::${R}`,...E.map(Se),`::${R}::`].join(`
`))},annotate:(E,{message:R,title:oe,place:pe})=>{const{file:Ee,line:Oe,column:De}=pe??{};Be[E](Se(R),(0,rn.Eb)({title:oe,file:Ee,startLine:Oe,startColumn:De}))},
mask:D,output:(E,R)=>T("the outputs",()=>le(E,R)),state:(E,R)=>T("the state for the post step",()=>nn(E,R)),summary:E=>{d!==void 0&&T("the summary",()=>(0,l.writeFileSync)(
d,E))}}}function Tn(d,T){const E=R=>T.redact(R);return{line:R=>d.line(E(R)),group:R=>d.group(E(R)),endGroup:()=>d.endGroup(),replay:(R,oe)=>d.replay(R.map(E),oe),
annotate:(R,oe)=>{const pe=oe.title===void 0?{}:{title:E(oe.title)};d.annotate(R,{...oe,...pe,message:E(oe.message)})},mask:R=>d.mask(R),output:(R,oe)=>d.output(
R,oe),state:(R,oe)=>d.state(R,oe),summary:R=>d.summary(R)}}function Ie(){const d=new Set;return(T,E)=>{try{E()}catch(R){d.has(T)||_(Se(`The runner cannot keep ${T}\
: ${(0,Ge.I7)(R).message}`)),d.add(T)}}}function Se(d){return(0,sn.Ow)(d).replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}}),8017:((c,A,u)=>{u.d(A,{P:()=>b});
var l=u(3024),p=u(3739);function b(){Object.defineProperty(process,"stdout",{value:{write:k},configurable:!0})}const y=5;function k(m){const $=Buffer.from(m);for(let O=0;O<
$.length;)try{O+=(0,l.writeSync)(1,$,O)}catch(L){if((0,p.xU)(L)!=="EAGAIN")throw L;Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,y)}return!0}}),3445:((c,A,u)=>{
u.d(A,{i:()=>b});var l=u(3739),p=u(1709);async function b(k){const m=x=>k[x.toLowerCase()]||k[x]||"",$=m("ALL_PROXY"),O=y(m("HTTP_PROXY")||$,"HTTP_PROXY"),L=y(m(
"HTTPS_PROXY")||$,"HTTPS_PROXY");if(O===""&&L==="")return fetch;const M=await u.e(729).then(u.bind(u,3729)),H=new M.EnvHttpProxyAgent({httpProxy:O,httpsProxy:L,
noProxy:m("NO_PROXY")}),q=M.fetch;return async(x,V)=>{if(x instanceof Request)throw new TypeError("This fetch takes an address, not a Request");const ee=new URL(
x);return(0,p.c)(ee.hostname)?fetch(x,V):q(ee,{...V,dispatcher:H})}}function y(k,m){const $=k===""||k.includes("://")?k:`http://${k}`;if($===""||URL.canParse($))
return $;throw new l.GQ("invalid_input",`${m} (or ALL_PROXY) is not an address`,{remedy:"Write it as http://proxy.example.com:3128."})}}),1619:((c,A,u)=>{u.d(A,
{Jb:()=>b,hu:()=>y});var l=u(3739),p=u(1709);function b(m,$){const O=m.trim(),L=URL.canParse(O)?new URL(O):void 0;if(L===void 0||!["http:","https:"].includes(L.
protocol))throw new l.GQ("invalid_input",`${$} is not an http(s) address`,{input:$,remedy:"Write it with its scheme, as https://platform.example.com."});if(L.username!==
""||L.password!==""||L.search!==""||L.hash!=="")throw new l.GQ("invalid_input",`${$} has more than host and path`,{input:$,remedy:"Leave out user name, password\
, query and fragment."});return y(L,$),L.pathname=L.pathname.replace(/\/+$/,""),L}function y(m,$){if(!(m.protocol==="https:"||m.protocol==="http:"&&(0,p.c)(m.hostname)))
throw new l.GQ("insecure_url",`${$} names ${m.origin}, which is not https`,{input:$,remedy:"Use https; plain http is for loopback addresses only, because the re\
quests carry credentials."})}function k(m,$){const O=new URL(m);return O.pathname=`${m.pathname.replace(/\/$/,"")}${$}`,O}}),336:((c,A,u)=>{u.d(A,{ml:()=>p});const l=Z(
"node:timers/promises"),p={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(m,$){$?.throwIfAborted();try{await(0,l.setTimeout)(m,void 0,{signal:$})}catch(O){
throw $?.throwIfAborted(),O}},after(m,$){const O=setTimeout($,m);return()=>clearTimeout(O)}};async function b(m,$,O,L){const M=new AbortController,H=m.sleep($,L?
AbortSignal.any([M.signal,L]):M.signal).then(()=>{},()=>{});try{return await Promise.race([O,H])}finally{M.abort()}}const y={now(){const{user:m,system:$}=process.
cpuUsage();return(m+$)/1e3}},k=(m,$)=>{const O=setInterval($,m).unref();return()=>clearInterval(O)}}),9127:((c,A,u)=>{u.d(A,{a3:()=>y});var l=u(3739);const p=null;
function b(O,L){const M=/^(?:(\d{1,4})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.exec(O.trim()),[,...H]=M??[],q=p.reduce((x,V,ee)=>x+Number(
H[ee]??0)*V,0);if(!M||q===0)throw new SlipwayError("invalid_input",`${L}: "${O}" is not a duration`,{input:L,remedy:"Write it with units, as 500ms, 90s, 30m, 1h\
30m or 7d; it must be longer than zero."});return q}function y(O){if(O<1e3)return`${Math.round(O)}ms`;if(O<59950)return`${(O/1e3).toFixed(1)}s`;const L=Math.round(
O/1e3),M=H=>String(H).padStart(2,"0");return L<3600?`${Math.floor(L/60)}m ${M(L%60)}s`:`${Math.floor(L/3600)}h ${M(Math.floor(L%3600/60))}m`}const k=null,m=null;
function $(O,L){const M=L-O;if(M>m)return new Date(O).toISOString().slice(0,10);const[H,q]=k.find(([,V])=>M>=V)??[];if(!H||H==="second"&&M<1e4)return"just now";
const x=Math.floor(M/q);return`${x} ${H}${x===1?"":"s"} ago`}}),3739:((c,A,u)=>{u.d(A,{GQ:()=>b,I7:()=>y,bD:()=>k,xU:()=>$});const l={missing_input:"user",invalid_input:"\
user",invalid_file:"user",file_not_found:"user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"user",app_of_another_repository:"user",not_production_branch:"\
user",not_found:"user",table_not_found:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"user",email_claim_missing:"user",token_command_failed:"\
user",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"platform",service_error:"platform",unexpected_response:"pla\
tform",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"user",deploy_timeout:"\
platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"github",platform_not_running:"user",platform_locked:"user",port_in_use:"\
user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",audit_altered:"user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",
internal:"slipway"},p=Object.keys(l);class b extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(H,q,x={}){super(q,x.cause===
void 0?void 0:{cause:x.cause}),this.code=H,this.mender=l[H],this.remedy=x.remedy,this.input=x.input,this.place=x.place,this.call=x.call,this.also=x.also??[]}with(H){
const{code:q=this.code,message:x=this.message,...V}=H,{remedy:ee,input:j,place:g,call:N,cause:D,also:F}=this;return new b(q,x,{remedy:ee,input:j,place:g,call:N,
cause:D,also:F,...V})}}function y(M){return M instanceof b?M:new b("internal",k(M),{cause:M,remedy:"This is a fault of Slipway. Please report it with the lines \
above."})}function k(M){return M instanceof Error?M.message:String(M)}function m(M){throw new b("internal",`Unhandled case: ${JSON.stringify(M)}`)}function $(M){
if(!(!(M instanceof Error)||!("code"in M)))return typeof M.code=="string"?M.code:void 0}const O=new Set(["ENOSPC","EDQUOT"]);function L(M){return O.has($(M))}}),
8302:((c,A,u)=>{u.d(A,{Eb:()=>y,Gv:()=>l,KH:()=>k,U4:()=>p});function l(m){return typeof m=="object"&&m!==null&&!Array.isArray(m)}function p(m){try{return JSON.
parse(m)}catch{return}}function b(m){const $=p(m);return l($)?$:void 0}function y(m){const $=Object.entries(m).filter(([,O])=>O!==void 0);return Object.fromEntries(
$)}function k(m,$){return typeof m=="string"&&m.length<=$}}),1709:((c,A,u)=>{u.d(A,{c:()=>p});function l(b){return/^(?:127(?:\.\d{1,3}){3}|::1)$/.test(b)}function p(b){
return/^(?:[^.]+\.)*localhost\.?$/i.test(b)||l(b.replace(/^\[|\]$/g,""))}}),5807:((c,A,u)=>{u.d(A,{Nl:()=>M,Ow:()=>ee,aL:()=>g,hS:()=>D,zD:()=>N});const l="\x1B",
p="\x07",b=new RegExp(`${l}[\\]P_^X][^${p}${l}]*(?:${p}|${l}\\\\)|${l}\\[[0-?]*[ -/]*[@-~]|${l}[ -/]*[0-Z\\\\^-~]`,"g"),y=/[\t\n\v\f\r\u0085\u2028\u2029]/g,k=()=>new RegExp(
"[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),m=new RegExp(`${l}\\[[\
0-9;:]{0,40}m`,"g");function $(I){const U=I.includes(l)?I.match(m)??[]:[];return U.length===0?{texts:[I],codes:U}:{texts:I.split(m),codes:U}}const O=/^[ -~]*$/,
L=/^[\t -~]*$/;function M(I){return I.includes(l)?I.replace(b,""):I}function H(I){return L.test(I)?I:M(I).replace(/[\n\u2028\u2029]/g," ").replace(k(),U=>U==="	"?
U:"")}function q(I){return I.split(`
`).map(H).join(`
`)}function x(I,U){return I.length>U?j(I,U):I}function V(I){return I.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function ee(I,U=2e3){const re=I.length>U*8+1024?I.slice(
0,U*8+1024):I;if(O.test(re)&&re.length<=U)return I;const fe=M(re).replace(y," ").replace(k(),"").toWellFormed();return fe.length>U||re.length<I.length?j(fe,U):fe}
function j(I,U){if(U<1)return"";const re=I.slice(0,U-1),fe=re.charCodeAt(re.length-1);return`${fe>=55296&&fe<=56319?re.slice(0,-1):re}\u2026`}function g(I){return I.
trim().split(/\s+/)}function N(I){let[U,re]=[String(I),""];for(;U.length>3;U=U.slice(0,-3))re=`,${U.slice(-3)}${re}`;return U+re}function D(I,U){return`${N(I)} ${U}${I===
1?"":"s"}`}function F(I){return G(I)??I}function G(I){try{return decodeURIComponent(I)}catch{return}}const ne=/^[\t\n\r -~]*$/;function ce(I){return ne.test(I)?
I:I.replace(/[\u2028\u2029]/g,le).replace(k(),U=>`	
\r`.includes(U)?U:le(U))}function le(I){return Array.from({length:I.length},(re,fe)=>I.charCodeAt(fe)).map(re=>`\\u${re.toString(16).padStart(4,"0")}`).join("")}}),
7634:((c,A,u)=>{u.d(A,{x:()=>l});const l="1.0.0"}),1787:((c,A,u)=>{u.d(A,{N:()=>L});var l=u(3739),p=u(8302),b=u(5807),y=u(86);const k=(0,b.aL)("message errordes\
cription detail details title description msg reason"),m=10,$=(0,b.aL)("errors fields details detail violations fieldviolations invalidparams messages"),O=(0,b.
aL)("fieldviolations violations details errors causes");function L(j){const g=(0,y.Pf)(j),N=g.get("errors")??g.get("messages"),D=Array.isArray(N)&&(0,p.Gv)(N[0])?
{error:N[0]}:void 0,F=[...(0,y.w)(D,["error"]),...(0,y.w)(j,["error"])],G=(...U)=>M(F.flatMap(re=>(0,y.Qq)(re,...U)??[])[0]),ne=(0,p.Gv)(j)?(0,y.Qq)(g,"error"):
void 0,ce=ne!==void 0&&H(ne)?ne:void 0,le=F.map(U=>(0,y.Qq)(U,"id")).find(U=>U!==void 0&&H(U)),I=q(j);return{code:ce??G("code","errorcode")??(G("message")===void 0?
void 0:le),message:G(...k)??M(ne)??I[0]?.message,requestID:G("requestid","traceid","correlationid"),fields:I}}function M(j){return j===void 0?void 0:(0,b.Ow)(j,
300).trim()}function H(j){return/^[\w.-]{1,64}$/.test(j)}function q(j){const g=(0,y.Pf)(j),N=(0,y.Pf)(g.get("error")),F=[...[g,N].flatMap(G=>$.map(ne=>G.get(ne))).
flatMap(G=>x(G)),...V(N),...V(g)];return[...new Map(F.map(G=>[`${G.field} ${G.message}`,G])).values()].slice(0,m)}function x(j,g=0){if(g>2)return[];const N=F=>O.
flatMap(G=>x(F.get(G),g+1));if(Array.isArray(j))return j.slice(0,50).map(y.Pf).flatMap(G=>[...V(G),...N(G)]);if(!(0,p.Gv)(j))return[];const D=N((0,y.Pf)(j));return D.
length>0?D:Object.entries(j).flatMap(([F,G])=>(Array.isArray(G)?G:[G]).filter(ce=>typeof ce=="string").map(ce=>({field:(0,b.Ow)(F,100),message:(0,b.Ow)(ce,300)})))}
function V(j){const g=(0,y.Pf)(j.get("source")),N=j.get("loc")??j.get("path"),D=Array.isArray(N)?N.filter(le=>le!=="body").join("."):void 0,F=(0,y.Qq)(j,...(0,b.
aL)("field param parameter target property pointer attribute fieldname")),G=D||F||(0,y.Qq)(g,"pointer","parameter"),ne=(0,y.Qq)(j,...k,"error","code");if(G===void 0||
ne===void 0)return[];const ce=G.replace(/^[#/]+|^\$\.|^body[./]/g,"").replace(/^data\/attributes\//,"").replaceAll("/",".");return[{field:(0,b.Ow)(ce,100),message:(0,b.
Ow)(ne,300)}]}function ee(j,g){const N=fieldsOf(j);if(N.get("success")!==!1&&N.get("ok")!==!1)return;const{code:D,message:F}=L(j),G=[D,F&&`"${F}"`].filter(Boolean).
join(" "),ne=g.status===void 0?"":` ${g.status}`;throw new SlipwayError("refused",`The service answered ${g.method} ${g.path} with${ne}, but says that it failed${G&&
`: ${G}`}`,{remedy:"Mend what the answer names, then run again.",call:{...g,outcome:"unknown"}})}}),86:((c,A,u)=>{u.d(A,{LO:()=>le,Pf:()=>m,Qq:()=>D,w:()=>j});var l=u(
3739),p=u(8302),b=u(5807),y=u(8438);function k(_){return _.toLowerCase().replace(/[_\-$@]/g,"")}function m(_){const S=new Map;if(!(0,p.Gv)(_))return S;for(const[
P,Y]of Object.entries(_)){const se=k(P);S.has(se)||S.set(se,Y)}return S}function $(_){return new Map(_.toReversed().flatMap(S=>[...S]))}function O(_,S){return{path:_,
value:S,fields:m(S)}}function L(_,S){return Object.entries(_.value).filter(([P])=>S.includes(k(P))).map(([P,Y])=>({path:q(_.path,(0,b.Ow)(P,40)),member:Y}))}function M(_,S){
for(const P of S)for(const{path:Y,member:se}of L(_,[P]))if((0,p.Gv)(se))return O(Y,se)}function H(_){return/^[A-Za-z_]\w*$/.test(_)?_:`\`${_.replaceAll("`","")}\
\``}function q(_,S){return _===""?H(S):`${_}.${H(S)}`}function x(_,S,P=""){return Object.entries(isObject(_)?_:{}).flatMap(([Y,se])=>{const Me=q(P,Y);return isObject(
se)&&P===""?x(se,S,Me):S(k(Y),se)?[Me]:[]})}function V(_){return/^[\w.$]+$/.test(_)?_:JSON.stringify(_)}function ee(_,S){const P=[];let Y=(0,p.Gv)(_)?O("",_):void 0;
for(;Y!==void 0&&P.length<=y.sX;)P.unshift(Y),Y=M(Y,[...S,...y.wy]);return P}function j(_,S){return ee(_,S).map(({fields:P})=>P)}function g(_){return typeof _==
"number"?String(_):typeof _=="string"&&_!==""?_:void 0}function N(_,S,P){for(const Y of S){const se=P(_.get(Y));if(se!==void 0)return se}}function D(_,...S){return N(
_,S,g)}function F(_,...S){return N(_,S,G)}function G(_){const S=typeof _=="string"&&/^-?\d{1,15}$/.test(_)?Number(_):_;return Number.isSafeInteger(S)?Number(S):
void 0}function ne(_,...S){return N(_,S,P=>{const Y=typeof P=="string"&&/^\d+(?:\.\d+)?$/.test(P)?Number(P):P;if(typeof Y=="number"&&Number.isFinite(Y))return Math.
round(Y<1e11?Y*1e3:Y);const se=typeof P=="string"?Date.parse(P):Number.NaN;return Number.isNaN(se)?void 0:se})}function ce(_){const S=g(_);if(S===void 0)return;
const P=/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/].*)?$/i.test(S)?`https://${S}`:S;return/^https?:\/\//i.test(P)&&URL.canParse(P)?P:void 0}function le(_,S,P,Y){return U(
`has no ${_}; ${fe(S)}`,P,Y)}function I(_,S,P,Y){return U(`has more than one ${_}: ${S.join(" and ")}; Slipway does not guess`,P,Y)}function U(_,S,P){const Y=S.
status===void 0?"":` (${S.status})`;return new l.GQ("unexpected_response",`The answer to ${S.method} ${S.path}${Y} ${_}`,{remedy:P===void 0?"Check that the addr\
ess is the service itself. If it is, its answers have a shape that Slipway does not know.":`Check that base-url is the control plane. If it is, say where the va\
lue is in a map (input api-map):
${P}
"slipway doctor --write slipway-api.yml" writes a map to start from.`,call:{...S,outcome:"unknown",unclear:!0}})}function re(_,S,P){return`answers:
  ${_}:
    ${S}: ${V(P)}`}function fe(_){if(_===void 0)return"it is empty.";if(Array.isArray(_))return`it is a list of ${_.length}.`;if(!(0,p.Gv)(_))return`it is ${_===
null?"null":`a ${typeof _}`}.`;const S=ve(_,0),P=S.slice(0,30).join(", ");return S.length===0?"it is an empty object.":`it has: ${P}${S.length>30?", \u2026":""}\
.`}function ve(_,S){return!(0,p.Gv)(_)||S>y.sX?[]:Object.entries(_).flatMap(([P,Y])=>[(0,b.Ow)(P,40),...ve(Y,S+1).map(se=>`${(0,b.Ow)(P,40)}.${se}`)])}}),8438:((c,A,u)=>{
u.d(A,{sX:()=>m,wy:()=>k});var l=u(5807);const p={label:"app",names:(0,l.aL)("app application"),kin:(0,l.aL)("site service website webapp staticsite"),lists:(0,l.
aL)("apps applications sites services")},b={label:"deployment",names:(0,l.aL)("deploy deployment"),kin:(0,l.aL)("job build release run rollout revision"),lists:(0,l.
aL)(`
    deployments deploys jobs builds releases runs rollouts revisions jobsummaries deploymentsummaries
  `)},y={label:"environment",names:(0,l.aL)("environment env"),kin:[],lists:(0,l.aL)("environments envs")},k=(0,l.aL)("data result item response payload body co\
ntent node embedded"),m=2,$=(0,l.aL)("attributes properties metadata"),O=(0,l.aL)("items data results result list records entries values value nodes edges"),L=(0,l.
aL)("errors messages warnings notices included links"),M=(0,l.aL)("id uid uuid guid"),H=(0,l.aL)(`
  status state readystate currentstatus currentstate
  deploymentstatus deploystatus deploymentstate deploystate jobstatus jobstate
`),q=(0,l.aL)("phase deploymentphase"),x=(0,l.aL)("state status phase name value"),V=(0,l.aL)("conclusion result outcome"),ee=(0,l.aL)("stage step currentstage \
currentstep stagename"),j=(0,l.aL)(`
  url publicurl liveurl siteurl appurl sslurl productionurl primaryurl weburl
  deploymenturl deployurl deploysslurl previewurl
  defaultingress defaultdomain defaulthostname livedomain hostname host domain fqdn
`),g=(0,l.aL)("urls domains hostnames aliases status links endpoints"),N=(0,l.aL)("branch gitbranch branchname sourcebranch gitref ref githubcommitref headbranc\
h"),D=(0,l.aL)("repository repo repositoryurl repourl gitrepository gitrepo giturl"),F=(0,l.aL)("branch productionbranch gitbranch repobranch"),G=(0,l.aL)(`
  commit commitsha commitid commithash commitref sha gitsha gitcommit gitcommitsha
  revision sourceversion githubcommitsha headsha
`),ne=(0,l.aL)("source git gitsource meta trigger deploymenttrigger metadata commit"),ce=(0,l.aL)(`
  createdat created createdon creationtime createtime createdtime createdtimeutc
  creationtimestamp datecreated insertedat queuedat starttime startedat timestamp
`),le=(0,l.aL)("supersededby replacedby"),I=(0,l.aL)("nextcursor cursor nextpagetoken nexttoken endcursor continue next"),U=(0,l.aL)("pagination paging page pag\
einfo meta metadata resultinfo links"),re=(0,l.aL)("next nextlink nexturl nextpage")}),8010:((c,A,u)=>{u.a(c,async(l,p)=>{try{var b=u(8168),y=u(962),k=u(1781),m=u(
8017),$=u(3445),O=u(336);(0,m.P)();const L=(0,b.c)();await(0,y.N)({run:L,runner:(0,k.Aq)(L.summaryFile),fetch:await(0,$.i)(process.env),clock:O.ml,random:Math.random}),
p()}catch(L){p(L)}},1)})},Sn={};function Q(c){var A=Sn[c];if(A!==void 0)return A.exports;var u=Sn[c]={id:c,loaded:!1,exports:{}},l=!0;try{yt[c](u,u.exports,Q),l=
!1}finally{l&&delete Sn[c]}return u.loaded=!0,u.exports}Q.m=yt,typeof Q<"u"&&(Q.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.
match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var c=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",A=typeof Symbol=="function"?Symbol("we\
bpack exports"):"__webpack_exports__",u=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",l=b=>{b&&b.d<1&&(b.d=1,b.forEach(y=>y.r--),b.forEach(
y=>y.r--?y.r++:y()))},p=b=>b.map(y=>{if(y!==null&&typeof y=="object"){if(y[c])return y;if(y.then){var k=[];k.d=0,y.then(O=>{m[A]=O,l(k)},O=>{m[u]=O,l(k)});var m={};
return m[c]=O=>O(k),m}}var $={};return $[c]=O=>{},$[A]=y,$});Q.a=(b,y,k)=>{var m;k&&((m=[]).d=-1);var $=new Set,O=b.exports,L,M,H,q=new Promise((x,V)=>{H=V,M=x});
q[A]=O,q[c]=x=>(m&&x(m),$.forEach(x),q.catch(V=>{})),b.exports=q,y(x=>{L=p(x);var V,ee=()=>L.map(g=>{if(g[u])throw g[u];return g[A]}),j=new Promise(g=>{V=()=>g(
ee),V.r=0;var N=D=>D!==m&&!$.has(D)&&($.add(D),D&&!D.d&&(V.r++,D.push(V)));L.map(D=>D[c](N))});return V.r?j:ee()},x=>(x?H(q[u]=x):M(O),l(m))),m&&m.d<0&&(m.d=0)}})(),
(()=>{var c=Object.getPrototypeOf?u=>Object.getPrototypeOf(u):u=>u.__proto__,A;Q.t=function(u,l){if(l&1&&(u=this(u)),l&8||typeof u=="object"&&u&&(l&4&&u.__esModule||
l&16&&typeof u.then=="function"))return u;var p=Object.create(null);Q.r(p);var b={};A=A||[null,c({}),c([]),c(c)];for(var y=l&2&&u;typeof y=="object"&&!~A.indexOf(
y);y=c(y))Object.getOwnPropertyNames(y).forEach(k=>b[k]=()=>u[k]);return b.default=()=>u,Q.d(p,b),p}})(),Q.d=(c,A)=>{for(var u in A)Q.o(A,u)&&!Q.o(c,u)&&Object.
defineProperty(c,u,{enumerable:!0,get:A[u]})},Q.f={},Q.e=c=>Promise.all(Object.keys(Q.f).reduce((A,u)=>(Q.f[u](c,A),A),[])),Q.u=c=>""+c+".index.js",Q.o=(c,A)=>Object.
prototype.hasOwnProperty.call(c,A),Q.r=c=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(c,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(
c,"__esModule",{value:!0})},Q.nmd=c=>(c.paths=[],c.children||(c.children=[]),c),(()=>{var c={792:0},A=u=>{var{ids:l,modules:p,runtime:b}=u,y,k,m=0;for(y in p)Q.
o(p,y)&&(Q.m[y]=p[y]);for(b&&b(Q);m<l.length;m++)k=l[m],Q.o(c,k)&&c[k]&&c[k][0](),c[l[m]]=0};Q.f.j=(u,l)=>{var p=Q.o(c,u)?c[u]:void 0;if(p!==0)if(p)l.push(p[1]);else{
var b=import("./"+Q.u(u)).then(A,y=>{throw c[u]!==0&&(c[u]=void 0),y}),b=Promise.race([b,new Promise(y=>p=c[u]=[y])]);l.push(p[1]=b)}}})();var _t=Q(8010);_t=await _t;

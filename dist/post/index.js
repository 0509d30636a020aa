const J=process.getBuiltinModule;var _t={9896:(c=>{c.exports=J("fs")}),4589:(c=>{c.exports=J("node:assert")}),6698:(c=>{c.exports=J("node:async_hooks")}),4573:(c=>{
c.exports=J("node:buffer")}),7598:(c=>{c.exports=J("node:crypto")}),3053:(c=>{c.exports=J("node:diagnostics_channel")}),8474:(c=>{c.exports=J("node:events")}),3024:(c=>{
c.exports=J("node:fs")}),7067:(c=>{c.exports=J("node:http")}),2467:(c=>{c.exports=J("node:http2")}),7030:(c=>{c.exports=J("node:net")}),643:(c=>{c.exports=J("no\
de:perf_hooks")}),1792:(c=>{c.exports=J("node:querystring")}),99:(c=>{c.exports=J("node:sqlite")}),7075:(c=>{c.exports=J("node:stream")}),7830:(c=>{c.exports=J(
"node:stream/web")}),1692:(c=>{c.exports=J("node:tls")}),3136:(c=>{c.exports=J("node:url")}),7975:(c=>{c.exports=J("node:util")}),3429:(c=>{c.exports=J("node:ut\
il/types")}),5919:(c=>{c.exports=J("node:worker_threads")}),8522:(c=>{c.exports=J("node:zlib")}),857:(c=>{c.exports=J("os")}),8168:((c,L,u)=>{u.d(L,{c:()=>C});var l=u(
3024);const p=J("node:path");var b=u(8302);const w={mode:{kind:"choice",choices:["deploy","check","close"],default:"deploy"},"base-url":{kind:"text"},org:{kind:"\
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
kind:"number",default:"16"},"kvs-verify":{kind:"boolean",default:"false"},"kvs-prune-file":{kind:"path"},"dry-run":{kind:"boolean",default:"false"}},v=new Map(Object.
entries(w)),h=Object.keys(w).filter(E);function E(g){return Object.hasOwn(w,g)}function k(g){const D=h.map(M=>{const W=v.get(M)?.default??"";return[M,g[M]||(W.startsWith(
"${{")?"":W)]});return Object.fromEntries(D)}function C(g=process.env){const D=g.GITHUB_WORKSPACE||process.cwd();return{raw:R(g),context:F(g,D),summaryFile:g.GITHUB_STEP_SUMMARY||
void 0,saved:g.STATE_slipway??"",readFile:M=>(0,l.readFileSync)((0,p.resolve)(D,M),"utf8")}}function R(g){const D={};for(const M of h){const W=g[`INPUT_${M.toUpperCase()}`]?.
trim();W&&(D[M]=W)}return k(D)}function F(g,D){const M=g.GITHUB_REPOSITORY||void 0,W=K(g.GITHUB_EVENT_PATH),G=g.GITHUB_SERVER_URL||"https://github.com",[ee,de]=[
g.ACTIONS_ID_TOKEN_REQUEST_URL,g.ACTIONS_ID_TOKEN_REQUEST_TOKEN],le=Z(Z(W,"pull_request"),"head"),I=z(Z(W,"pull_request"),M);return{serverUrl:G,apiUrl:g.GITHUB_API_URL||
"https://api.github.com",repository:M,refName:g.GITHUB_REF_NAME||void 0,sha:j(le.sha)??(g.GITHUB_SHA||void 0),eventName:g.GITHUB_EVENT_NAME||void 0,pullRequest:I,
fork:I?.fork===!0||x(Z(W,"workflow_run"),M),selfHosted:g.RUNNER_ENVIRONMENT!=="github-hosted",dependabot:g.GITHUB_ACTOR==="dependabot[bot]",idTokenRequest:ee&&de?
{url:ee,token:de}:void 0,runUrl:M&&g.GITHUB_RUN_ID?`${G}/${M}/actions/runs/${g.GITHUB_RUN_ID}`:void 0,workspace:D}}function z(g,D){const M=Z(g,"head"),W=j(M.ref);
if(typeof g.number!="number"||W===void 0)return;const G=j(Z(M,"repo").full_name);return{number:g.number,headRepository:G,headBranch:W,fork:G?.toLowerCase()!==D?.
toLowerCase()}}function x(g,D){return g.id===void 0?!1:j(Z(g,"head_repository").full_name)?.toLowerCase()!==D?.toLowerCase()}function K(g){if(!g)return{};try{const D=JSON.
parse((0,l.readFileSync)(g,"utf8"));return(0,b.Gv)(D)?D:{}}catch{return{}}}function Z(g,D){const M=g[D];return(0,b.Gv)(M)?M:{}}function j(g){return typeof g=="s\
tring"&&g!==""?g:void 0}}),2195:((c,L,u)=>{u.d(L,{N:()=>ks});var l=u(8302),p=u(5807),b=u(3739);function w(e){return{kind:"command",command:e,input:"id-token-com\
mand",description:"ID token from a command",obtain:(n,t)=>v(e,t)}}async function v(e,{run:n,onSecret:t}){const r=(a,f)=>new b.GQ("token_command_failed",`The com\
mand of id-token-command ${a}`,{input:"id-token-command",remedy:"Run the command by itself; it must print nothing but the ID token on its standard output and ex\
it 0.",cause:f}),{exitCode:s,stdout:o}=await n(e).catch(a=>{throw r("could not be started",a)}),i=o.trim();if(i!==""&&t(i),s!==0)throw r(`ended with exit code ${s}`);
if(i==="")throw r("printed nothing");if(/\s/.test(i))throw r("printed more than one word: an ID token has no spaces and no line ends");return i}const h=()=>u.e(
899).then(u.bind(u,9206));function E(e){return{...e,kind:"github",input:"id-token-audience",mayLackEmail:!0,description:e.audience?`GitHub OIDC, for ${e.audience}`:
"GitHub OIDC",obtain:async(n,{onSecret:t})=>(await h()).githubToken(e,n,t)}}function k(e){return{...e,kind:"exchange",input:"token-exchange-url",description:`Gi\
tHub OIDC, exchanged at ${new URL(e.url).host}`,obtain:async(n,{onSecret:t})=>(await h()).exchangedToken(e,n,t)}}const C="SLIPWAY_TOKEN";function R(e){return{...F(
e),input:C,description:`token of ${C}`}}function F(e){const n=e.trim();return{kind:"given",token:n,input:"id-token",description:"ID token as given",renewable:!1,
async obtain(t,{onSecret:r}){return r(n),n}}}var z=u(1619);const x={characters:80,candidates:1e3,shown:3};function K(e,n){const t=g(e);if(t===""||e.length>x.characters)
return[];const r=n.slice(0,x.candidates).filter(o=>o!==e&&o.length<=x.characters).flatMap(o=>{const i=W(t,g(o)),a=M(e)===M(o)?Math.min(i??D,D):i;return a===void 0?
[]:[{each:o,points:a}]}),s=Math.min(...r.map(({points:o})=>o));return r.sort((o,i)=>o.points-i.points).filter(({points:o})=>o<=s+1).slice(0,x.shown).map(({each:o})=>o)}
function Z(e,n){return K(e,n).filter(t=>G(e,t)<=Math.max(1,Math.floor(Math.min(e.length,t.length)/8)))}function j(e,n){const[t]=K(e.trim(),n);return t===void 0?
"":`; did you mean "${t}"?`}function g(e){return e.toLowerCase().replace(/[-_.:\s]/g,"")}const D=1;function M(e){return/^[^:]{1,40}(?=:)/.exec(e)?.[0]??`${e}:`}
function W(e,n){if(e===n)return 0;const t=Math.max(1,Math.floor(Math.min(e.length,n.length)/3)),r=G(e,n);if(r<=t)return r;const[s,o]=e.length<n.length?[e,n]:[n,
e];if(s.length>=4&&(o.startsWith(s)||o.endsWith(s)))return t+1}function G(e,n){let t=[],r=Array.from({length:n.length+1},(s,o)=>o);for(let s=1;s<=e.length;s++){
const o=[s];for(let i=1;i<=n.length;i++){const a=e[s-1]===n[i-1],f=s>1&&i>1&&e[s-1]===n[i-2]&&e[s-2]===n[i-1];o[i]=Math.min((r[i]??0)+1,(o[i-1]??0)+1,(r[i-1]??0)+
(a?0:1),f?(t[i-2]??0)+1:Number.POSITIVE_INFINITY)}[t,r]=[r,o]}return r[n.length]??0}function ee(e,n,t){return new SlipwayError("invalid_input",`${e}: ${n}`,{input:e,
remedy:t})}function de(e,n,t){return new SlipwayError("missing_input",`${e} is missing: ${n}`,{input:e,remedy:t})}function le(e,n){const t=e.trim().toLowerCase();
if(t==="true"||t==="false")return t==="true";throw ee(n,`"${U(e)}" is neither true nor false`,"Write true or false.")}function I(e,n,t){const r=n.find(o=>o===e.
trim().toLowerCase());if(r!==void 0)return r;const s=n.map(o=>`"${o}"`).join(", ");throw ee(t,`"${U(e)}" is not one of ${s}${didYouMean(e,n)}`,`Write one of ${s}\
.`)}function U(e){const n=e.replace(/\s+/g," ").trim();return n.length>60?`${n.slice(0,57)}\u2026`:n}class te{#e=[];try(n,t){try{return n()}catch(r){const s=asSlipwayError(
r);if(s.code==="internal")throw r;return this.#e.push(s),t}}add(n){this.#e.push(n)}throwIfAny(){const n=fe(this.#e);if(n)throw n}}function fe(e){const[n,...t]=e.
flatMap(r=>[r.with({also:[]}),...r.also]);return n?.with({also:t})}function Te(e,n){const t=re(e),[r,s]=t;if(r&&s)throw invalid(s,`${r} is given as well, and a \
run has one identity`,`Leave out one of: ${t.join(", ")}.`);return Re(e),r===void 0?n.identity??On(e,n):y[r](e,n)}const y={"id-token":e=>F(e["id-token"]),"id-to\
ken-command":e=>w(e["id-token-command"]),"token-exchange-url":N("token-exchange-url",(e,n)=>k({url:(0,z.Jb)(n["token-exchange-url"],"token-exchange-url").href,audience:n["\
token-exchange-audience"]||void 0,clientID:n["token-exchange-client-id"]||void 0,subject:e})),"id-token-audience":N("id-token-audience",E)},S=Object.keys(y).filter(
e=>Object.hasOwn(y,e));function N(e,n){return(t,r)=>{const{url:s,token:o}=r.idTokenRequest??{};if(s===void 0||o===void 0)return Ge(e,t,r);const i=t["id-token-au\
dience"]||void 0;return n({requestUrl:s,requestToken:o,audience:i,permissions:Be(t,r)},t)}}const Y=S.filter(e=>e!=="id-token-audience");function re(e){const n=S.
filter(t=>e[t].trim()!=="");return n.includes("token-exchange-url")?n.filter(t=>t!=="id-token-audience"):n}function Re(e){if(e["token-exchange-url"]!=="")return;
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
void 0,comment:t})}const He=["queued","in_progress","success","failure","error","inactive"],kn=140,ve=100,Ee=30;function d(e){const{repository:n,idTokenRequest:t,
pullRequest:r}=e.context;if(n===void 0)return;const[s="",o=""]=n.split("/"),i={owner:s,repo:o};let a;const f=()=>(a??=Promise.all([u.e(452),u.e(994)]).then(u.bind(
u,5994)).then(({createGitHubClient:P})=>P(e)),a),_=async(P,B)=>(await f()).ask(P,B),m=async()=>{const P=await _("read the token's user",({rest:B})=>B.users.getAuthenticated()).
catch(()=>{});return(0,l.Gv)(P)&&typeof P.login=="string"?P.login:""},H=async(P,B)=>{let q,ne=0;const ae=(await f()).pages("read the comments",({paginate:ie,rest:ce})=>ie.
iterator(ce.issues.listComments,{...i,issue_number:P,per_page:ve}));for await(const ie of ae){for(const ce of ie.flatMap(O).filter(ue=>ue.body.startsWith(B))){q??=
m();const ue=await q;if(ue===""?ce.isBot:ce.login===ue)return ce}if(ne+=1,ie.length<ve||ne===Ee)break}};return{name:"GitHub",async remembered(P,B,q){const ne={...i,
environment:P,task:"deploy",per_page:ve},ae=(await f()).pages("read GitHub's deployments",({paginate:ue,rest:be})=>ue.iterator(be.repos.listDeployments,ne)),ie=[];
let ce=0;for await(const ue of ae)if(ie.push(...ue.flatMap(be=>se(be,B))),ce+=ue.length,ue.length<ve||ce>=q||ie.length>0)break;return ie},async record({environment:P,
description:B,memo:q}){const ne=await _("record a GitHub deployment",({rest:ae})=>ae.repos.createDeployment({...i,ref:q.commit,task:"deploy",auto_merge:!1,required_contexts:[],
payload:{slipway:1,...q},environment:P,description:A(B),transient_environment:q.pullRequest!==void 0,production_environment:P==="production"}));return(0,l.Gv)(ne)&&
Number.isSafeInteger(ne.id)?String(ne.id):void 0},async setState(P,{state:B,description:q,url:ne,logUrl:ae}){await _("set a GitHub deployment's status",({rest:ie})=>ie.
repos.createDeploymentStatus({...i,deployment_id:Number(P),state:B,description:A(q),auto_inactive:!1,...(0,l.Eb)({environment_url:ne,log_url:ae})}))},async statusOf(P){
const B={...i,deployment_id:Number(P),per_page:1},q=await _("read a GitHub deployment's status",({rest:ie})=>ie.repos.listDeploymentStatuses(B)),ne=Array.isArray(
q)?q[0]:void 0,ae=(0,l.Gv)(ne)?$(ne.state):void 0;if(!(!(0,l.Gv)(ne)||ae===void 0))return{state:ae,url:typeof ne.environment_url=="string"?ne.environment_url:void 0}},
async comment(P,B,q,ne){const ae=`<!-- slipway ${B} -->`,ie=`${ae}
${q}`,ce=await H(P,ae);if(ce===void 0){if(ne==="amend")return;await _("write the comment",({rest:ue})=>ue.issues.createComment({...i,issue_number:P,body:ie}))}else
ce.body!==ie&&await _("update the comment",({rest:ue})=>ue.issues.updateComment({...i,comment_id:ce.id,body:ie}))},async isClosed(P){const B=await _("read the p\
ull request",({rest:q})=>q.pulls.get({...i,pull_number:P}));return(0,l.Gv)(B)&&B.state==="closed"},permissions:({comment:P})=>on({idToken:t!==void 0,records:!0,
pullRequest:r!==void 0,comment:P})}}function O(e){if(!(0,l.Gv)(e)||!Number.isSafeInteger(e.id)||typeof e.body!="string")return[];const n=(0,l.Gv)(e.user)?e.user:
{};return typeof n.login!="string"?[]:[{id:Number(e.id),body:e.body,login:n.login,isBot:n.type==="Bot"}]}function $(e){return e==="pending"?"queued":He.find(n=>n===
e)??(e===void 0?void 0:"inactive")}function A(e){return(0,p.Ow)(e,kn)}function se(e,n){if(!(0,l.Gv)(e)||!Number.isSafeInteger(e.id))return[];const{id:t,payload:r}=e,
s=typeof r=="string"?(0,l.U4)(r):r;if(!(0,l.Gv)(s)||s.slipway!==1||s.app!==n)return[];const{appID:o,deployID:i,commit:a,pullRequest:f}=s,_={appID:pe(o),deployID:pe(
i),commit:pe(a)},m=typeof f=="number"&&Number.isSafeInteger(f)?f:void 0;return[{app:n,id:String(t),..._,pullRequest:m}]}function pe(e){return typeof e=="string"&&
/^[\w.:-]{1,128}$/.test(e)?e:void 0}var Se=u(8474);function Me(e){return async(n,t)=>{const r=new URL(n instanceof Request?n.url:n);if(!(r.protocol==="http:"&&r.
hostname.endsWith(".localhost")&&!t?.body))return e(n,t);const{method:o="GET",signal:i}=t??{},a={...Object.fromEntries(new Headers(t?.headers)),host:r.host},f=await Ie(
r,{hostname:"127.0.0.1",method:o,headers:a,signal:i??void 0}),_=[];for await(const B of f.body??[])_.push(B);const{status:m,headers:H}=f,P=m===204||m===304?null:
Buffer.concat(_);return new Response(P,{status:m,headers:[...H]})}}function Fe(e){return(n,t)=>n.protocol==="http:"&&isLoopbackHost(n.hostname)?Ie(n,t):e(n,t)}function Ie(e,{
hostname:n,method:t,headers:r,body:s,signal:o}){const{request:i}=process.getBuiltinModule("node:http");return new Promise((a,f)=>{const _={method:t,headers:{...r},
auth:void 0,...(0,l.Eb)({hostname:n,signal:o})},m=i(e,_,H=>{const P=new Map(Object.entries(H.headers).map(([q,ne])=>[q,[ne].flat().join(", ")])),B={get:q=>P.get(
q.toLowerCase())??null,[Symbol.iterator]:()=>P.entries()};a({status:H.statusCode??0,headers:B,body:H})});m.on("error",f),m.end(s)})}const _e=["success","failure",
"cancelled","pending"],De={success:(0,p.aL)(`
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
  `)},bt=new Map(_e.flatMap(e=>De[e].map(n=>[n,e])));function Tn(e){return e.toLowerCase().replace(/[\s_-]/g,"")}const $t=null;function Ps(e,n=new Map){const t=Tn(
e);return n.get(t)??bt.get(t)??$t.find(([,r])=>r.test(t))?.[0]}var vn=u(9127);function Oe(e){return n=>(0,l.KH)(n,e)?n:void 0}const St=e=>typeof e=="number"&&Number.
isSafeInteger(e)?e:void 0,Ae=e=>{const n=St(e);return n!==void 0&&n>=0?n:void 0},In=e=>e===!0?!0:void 0,xs=e=>e===!0;function An(e){return n=>e.find(t=>t===n)}function We(e){
return n=>n===null?null:e(n)}function Et(e,n){return t=>{if(!Array.isArray(t)||t.length>e)return;const r=t.map(n).filter(s=>s!==void 0);return r.length===t.length?
r:void 0}}function Ne(e,n={}){const t=Object.entries({...n,...e});return r=>{if(!(0,l.Gv)(r))return;const s={};for(const[o,i]of t){const a=i(r[o]);if(a!==void 0)
s[o]=a;else if(Object.hasOwn(e,o))return}return s}}function Cs(e,n){return t=>{const r=isObject(t)?t[e]:void 0;if(typeof r!="string"||!Object.hasOwn(n,r))return;
const s=n[r]?.(t);return s&&{[e]:r,...s}}}const Us={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},Ln=[
"api","web-ssr","sse"],js=["web-landing",...Ln],Gs="detect";function Bs(e){return Ln.some(n=>n===e)}const Hs="us-east-2",Fs="execute-api",Ws="SERVICE_KVS_",Vs=/^[A-Za-z_][A-Za-z0-9_]*$/,
Ks=/^[a-z][a-z0-9_]{0,31}$/,Ys=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,zs={bodyBytes:1024*1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,
failureLogLines:200,failureLogLine:2e3},qs={pageDefault:64*1024,pageMost:256*1024},Qs={subject:200,author:100},Ot={bytes:1024*1024,message:2e3,signal:20,findings:500,
file:1e3,findingMessage:1e3,findingCode:100,sourceLines:5,sourceLine:200},an=Oe(1024),Js=5,Rn=500;function Zs({message:e}){return`The build ended with 0 in spit\
e of an error: ${e}`}const eo=Ne({file:We(an),line:We(Ae),message:Oe(Rn)},{isMarked:In}),kt=["build_fault","type_detected","quota_near","cdn_behind","index_unan\
swered","index_empty","index_unfilled","dead_asset","dead_mention","unclosed_block","unprocessed_rule"],Tt=10,vt=Ne({code:An(kt),file:We(Oe(Ot.file)),line:We(e=>Ae(
e)||void 0),message:Oe(Rn)}),no=Et(Tt,vt),to=Ne({path:an,bytes:Ae,brotli:Ae,gzip:Ae,digest:Oe(64)},{hasKey:In}),ro=Ne({path:an,kind:An(["repository","secrets","\
example"])}),so=Ne({file:Oe(256),reason:Oe(1e3)},{line:Ae});var oo=u(1787),io=u(86),ao=u(8438);function uo(e,n,t,r){if(Array.isArray(e))return{entries:e,around:[]};
const s=`list of ${n.label}s`,o=layersIn(e,n.lists);for(const i of o){const[a,...f]=It(i,n);if(a===void 0)continue;if(f.length===0)return{entries:a.entries,around:o};
const _=[a,...f].map(({path:m})=>m);throw ambiguous(s,_,t,mapLine(r,"list",a.path))}throw missing(s,e,t,mapLine(r,"list",n.lists[0]??"$"))}function It(e,n){const t=Object.
keys(e.value).map(normalName),r=n.names.map(o=>`${o}s`),s=[...LISTS,...ENVELOPES];for(const o of[r,n.lists,s,t]){const i=o.filter(_=>!OTHER_LISTS.includes(_)),a=membersOf(
e,i).flatMap(({path:_,member:m})=>Array.isArray(m)?[{path:_,entries:m}]:[]);if(a.length>0)return a;if((o===r||o===n.lists)&&o.some(_=>e.fields.get(_)===null))return[
{path:"",entries:[]}]}return[]}function co({around:e,entries:n}){for(const{fields:t}of e)for(const r of[t,...CURSOR_HOLDERS.map(s=>fieldsOf(t.get(s)))]){if(["ha\
smore","hasnextpage"].some(o=>r.get(o)===!1))return;const s=text(r,...CURSORS);if(s!==void 0&&!/^(?:https?:\/)?\//.test(s))return s}return At(e)??Lt(n)}function At(e){
for(const{fields:n}of e){const t=fieldsOf(n.get("links"));for(const r of[n,t,fieldsOf(t.get("pages"))])for(const s of NEXT_LINKS){const o=r.get(s),i=isObject(o)?
text(fieldsOf(o),"href"):text(r,s),a=i===void 0?null:URL.parse(i,"https://next.invalid"),f=a?.searchParams.get("cursor")??a?.searchParams.get("page[cursor]");if(f)
return f}}}function Lt(e){const n=e.map(t=>isObject(t)?text(fieldsOf(t),"cursor"):void 0);return n.every(t=>t!==void 0)?n.at(-1):void 0}class Le{paths;constructor(n){
this.paths=n}}function Ve(e,n,t){const r=layersIn(e,n.names),[s]=r;if(t?.has("id")){const i=text(t,"id");return i===void 0?void 0:Pe(i,s)}if(s===void 0)return;const o=Ke(
r,n,!Ft(s,n));return o===void 0?Ve(Pt(s,n),n):o.id instanceof Le?o.id:Pe(o.id,o.layer,n)}function lo(e,n,t){if(t?.has("id")||!isObject(e))return Ve(e,n,t);const r=layerAt(
"",e),s=Ke([r],n);if(s===void 0)return Ve(e,n)??Ve(Dt(r),n);if(s.id instanceof Le)return s.id;const o=memberLayer(r,n.names),i=o&&Ke([o],n);return o&&i===void 0&&
Rt(o)?Ke([r],n,!1)?Pe(s.id,s.layer,n):void 0:i===void 0?Pe(s.id,s.layer,n):i.id instanceof Le?i.id:i.id===s.id?Pe(s.id,s.layer,n):new Le(["its own ID",`the ID i\
n ${o?.path}`])}function Rt(e){const n=Mt(e);return[...STATUS,...PHASE].some(t=>n.has(t))}function Pe(e,n,t){const r=n&&t&&memberLayer(n,t.names),s=[n,r].flatMap(
o=>o?un(o):[]);return{id:e,fields:mergedFields(s.map(({fields:o})=>o)),layers:s}}function un(e){return[e,...SIDES.flatMap(n=>memberLayer(e,[n])??[])]}function Mt(e){
return mergedFields(un(e).map(({fields:n})=>n))}function Dt({value:e,fields:n}){const t=Object.values(e).filter(isObject);return t.length===1&&Mn(n,t[0])?t[0]:void 0}
const Nt=new Set((0,p.aL)("cursor success ok errors messages message warnings links meta etag"));function Mn(e,n){return[...e].every(([t,r])=>r===n||Nt.has(t))}
function Pt({value:e,fields:n},{label:t,names:r,kin:s}){const o=Object.entries(e).filter(([f,_])=>{const m=normalName(f);return(s.includes(m)||[...r,...s].some(
P=>m===`${P}summary`))&&isObject(_)}),[i]=o;return o.length===1&&(t==="app"||Mn(n,i?.[1]))?i?.[1]:void 0}function Ke(e,n,t=!0){const r=e.findIndex(_=>memberLayer(
_,n.names)!==void 0),s=r>0?e.slice(0,r):e,o=(_,m)=>_.flatMap(H=>m.map(P=>H+P)),i=o(n.names,[...ID_WORDS,"number"]),a=_=>{for(const m of _===i?e:s)for(const H of xt(
m)){const P=Ut(Ct(H,_));if(P!==void 0)return{id:typeof P=="string"?jt(P):P,layer:m}}};for(const _ of t?[i,ID_WORDS,o(n.kin,ID_WORDS)]:[i]){const m=a(_);if(m)return m}
const f=Gt(s,n);if(f!==void 0||!t)return f;for(const _ of[n.names,["number",...o(n.kin,["number"])]]){const m=a(_);if(m&&(m.id instanceof Le||/^[\w.:~-]{1,200}$/.
test(m.id)))return m}}function xt(e){return Dn(e)===void 0?un(e):[e]}function Dn(e){const n=memberLayer(e,["metadata"]);return n&&isObject(e.value.status)?text(
n.fields,"name"):void 0}function Ct(e,n){return membersOf(e,n).flatMap(({path:t,member:r})=>{const s=textOf(r);return s===void 0?[]:[{path:t,value:s}]})}function Ut(e){
return new Set(e.map(({value:t})=>t)).size>1?new Le(e.map(({path:t})=>t)):e[0]?.value}function jt(e){return e.includes("/")?e.split("/").findLast(n=>n!=="")??e:
e}function Gt(e,n){for(const t of e){const r=["links","link"].map(a=>memberLayer(t,[a])).find(Boolean),i=[r&&(text(fieldsOf(r.fields.get("self")),"href")??text(
r.fields,"self")),...["name","selflink","self","href"].map(a=>text(t.fields,a))].flatMap(a=>Bt(a,n)??[])[0]??Dn(t);if(i!==void 0)return{id:i,layer:t}}}function Bt(e,n){
const[t=""]=(e??"").split(/[?#]/,1),[r="",s=""]=t.replace(/\/$/,"").split("/").reverse();return/^[\w.~-]+$/.test(r)&&[...n.lists,...n.kin.map(i=>`${i}s`)].includes(
normalName(s))?r:void 0}const Ht=/^(?:app|application|site|project|service|environment|event|user|team|account|organization)s?$/i;function Ft({fields:e,value:n},t){
if(t.label!=="deployment")return!1;const r=text(e,"type","kind","object","resourcetype")??"",s=Object.entries(n).some(([o,i])=>{const a=normalName(o);return t.names.
some(_=>a.endsWith(_)&&a!==_)&&isObject(i)&&fieldsOf(i).has("id")});return Ht.test(r)||s}const Wt=new Set((0,p.aL)("completed complete finished done ended stopp\
ed terminated")),Vt=new Set((0,p.aL)(`
    queued building deploying uploading publishing activating provisioning initializing inprogress enqueued
  `)),Kt=new Set((0,p.aL)("name branch ref title message description event trigger type kind label slug"));function fo(e,n,t){const r=e.filter(({path:B})=>!/(?:^|\.)metadata$/i.
test(B)),s=r.flatMap(B=>ze(B,PHASE)),o=r.flatMap(B=>ze(B,STATUS)),i=o.length>0?o:s,[a]=i;if(a===void 0)return;const[f,..._]=r.flatMap(B=>ze(B,CONCLUSION)).filter(
({value:B})=>statusFamily(B)!==void 0);if(f&&i.every(dn)){if(_.every(B=>xe(B)===xe(f)))return f.value;throw Ye([...i,f,..._],n,t)}const m=xe(a)==="success";if(f&&
m&&xe(f)!=="success")throw Ye([a,f],n,t);const H=dn(a)?r.flatMap(Xt):[];if(!f&&H.length>0)throw Ye([a,...H],n,t);const P=m?[...s,...e.flatMap(zt).filter(Yt),...r.
flatMap(Qt)]:[];if(new Set([...i,...P].map(xe)).size>1)throw Ye([...i,...P],n,t);return a.value}function po(e){return fittingMembers(e,(n,t)=>typeof t=="string"?
statusFamily(t)!==void 0:typeof t=="number"&&/(?:status|state|phase)(?:code|id)?$/.test(n))}function Ye(e,n,t){const r=[...new Set(e.map(({path:s})=>s))];return ambiguous(
"deployment status",r,n,mapLine(t,"status",r[0]??"status"))}function xe({value:e}){return statusFamily(e)??normalWord(e)}function dn({value:e}){return Wt.has(normalWord(
e))}function Yt({value:e}){return(statusFamily(e)??"success")!=="success"}function zt(e){const n=Object.keys(e.value).map(normalName),t=n.filter(i=>/(?:status|state|phase|stage|step)$/.
test(i)),r=n.filter(i=>!t.includes(i)&&!Kt.has(i)),s=membersOf(e,t).flatMap(({path:i,member:a})=>isObject(a)?qe(layerAt(i,a),Object.keys(a).map(normalName)):[]),
o=({value:i})=>Vt.has(normalWord(i));return[...ze(e,t),...[...qe(e,r),...s].filter(o)]}function ze(e,n){return membersOf(e,n).flatMap(({path:t,member:r})=>isObject(
r)?qt(layerAt(t,r)):Nn(t,r))}function qt(e){const n=qe(e,IN_STATUS),t=[...CONCLUSION,"status"].flatMap(r=>{const[s]=membersOf(e,[r]);return s&&isObject(s.member)?
qe(layerAt(s.path,s.member),IN_STATUS):[]});return t.length>0&&n.every(dn)?t:[...n,...t]}function qe(e,n){return membersOf(e,n).flatMap(({path:t,member:r})=>Nn(
t,r))}function Nn(e,n){return typeof n=="string"&&n.trim()!==""?[{path:e,value:n}]:[]}function Qt(e){return membersOf(e,words("success successful succeeded ok")).
filter(({member:n})=>n===!1).map(({path:n})=>({path:n,value:"failed"}))}function Xt(e){const n=membersOf(e,words("error errors errormessage failure failurereaso\
n failuremessage failureinfo")).filter(({member:r})=>Jt(r)),t=membersOf(e,["exitcode"]).filter(({member:r})=>typeof r=="number"&&r!==0);return[...n,...t].map(({
path:r})=>({path:r,value:"failed"}))}function Jt(e){return typeof e=="string"?e.trim()!=="":Array.isArray(e)?e.length>0:isObject(e)?Object.values(e).some(n=>n!==
null&&n!==""):e===!0}const Ce=new Map;function ge(e,n,t){return e.has(n)?textOf(e.get(n)):t()}function mo(e,n,t,r){assertTaken(e,n);const s=r?.values??Ce,o=findRecord(
e,APP,s)??findRecord({id:idAt(t?.location,APP)},APP);if(o===void 0)throw missing("app ID",e,n,Ue("createApp",Cn(e)));if(o instanceof Undecided)throw ambiguous("\
app ID",o.paths,n,Ue("createApp",o.paths));return Pn(o,s,e)}function ho(e,n,t,r){assertTaken(e,n);const s=r?.values??Ce,o=findRecord(e,APP,s);if(!(o===void 0||o instanceof
Undecided))return{...Pn(o,s,e),buildCommand:text(o.fields,"buildcommand"),outputDirectory:text(o.fields,"outputdirectory"),region:text(o.fields,"region")}}const go=null;
function Pn({id:e,fields:n,layers:t},r,s){const o=(i,...a)=>ge(r,i,()=>text(n,...a));return{appID:e,name:o("name","name","appname"),type:o("type","type","apptyp\
e"),subdomain:o("subdomain","subdomain","subdomainvalue","generatedsubdomain"),state:o("state","state","status"),url:cn(r,t),...Qe(fieldsOf(s),"configuration.ty\
pe")&&{takesType:!0}}}function Qe(e,n){const t=e.get("deploytakes");return Array.isArray(t)&&t.includes(n)}function yo(e,n,t,r){assertTaken(e,n);const s=r?.values??
Ce,o=findRecord(e,DEPLOYMENT,s)??findRecord({id:idAt(t?.location,DEPLOYMENT)},DEPLOYMENT);if(!(o===void 0||o instanceof Undecided||Un(o.id,n)))return jn(o,s,Zt(
o,s,n)??"pending")}function Zt(e,n,t){try{return ge(n,"status",()=>readStatus(e.layers,t,"deploy"))}catch(r){if(r instanceof SlipwayError)return;throw r}}function _o(e,n,t,r){
assertTaken(e,n);const s=r?.entries?{entries:[],around:isObject(e)?[layerAt("",e)]:[]}:findList(e,DEPLOYMENT,n,"listDeployments"),o=r?.entries??xn(s.entries),i=o.
map(({entry:_,values:m})=>{const H=er(_,m,n),P=ge(m,"status",()=>readStatus(H.layers,n,"listDeployments"));return{record:H,values:m,status:P}});if(i.length>0&&i.
every(({status:_})=>_===void 0)){const[_="the.name.of.the.status"]=statusMembers(o[0]?.entry),m=mapLine("listDeployments","status",_);throw missing("deployment \
status in an entry",o[0]?.entry,n,m)}if(new Set(i.map(({record:_})=>_.id)).size<i.length)throw missing("ID of its own for each deployment: several entries have \
the same",void 0,n,Ue("listDeployments",[]));const a=r?.values??Ce,f=ge(a,"cursor",()=>nextCursor(s));return{deployments:i.map(({record:_,values:m,status:H})=>jn(
_,m,H??"pending")),nextCursor:f,nextPage:f===void 0&&!a.has("cursor")?t?.nextPage:void 0}}function xn(e){return e.map(n=>({entry:n,values:Ce}))}function er(e,n,t){
const r=findEntry(e,DEPLOYMENT,n);if(r instanceof Undecided){const s=Ue("listDeployments",r.paths);throw ambiguous("deployment ID in an entry",r.paths,t,s)}if(r!==
void 0&&!Un(r.id,t))return r;throw missing("deployment ID in an entry",e,t,Ue("listDeployments",Cn(e)))}function Ue(e,n){return mapLine(e,"id",n.find(t=>!t.includes(
" "))??"the.name.of.the.id")}function Cn(e){return fittingMembers(e,(n,t)=>/(?:id|key|name|number)$/.test(n)&&textOf(t)!==void 0)}function Un(e,{path:n}){return n.
split("/").includes(encodeURIComponent(e))}function jn({id:e,fields:n,layers:t},r,s){const i=[n,...SOURCES.map(m=>fieldsOf(n.get(m)))].flatMap(m=>[m,fieldsOf(m.
get("metadata"))]),a=m=>i.flatMap(H=>text(H,...m)??[])[0],f=text(n,...STAGE,"phase"),_=readSiteWarnings(n.get("warnings"))??[];return{..._.length>0&&{warnings:_},
deployID:e,status:s,stage:ge(r,"stage",()=>f===s?void 0:f),branch:ge(r,"branch",()=>Gn(a(BRANCH))),commit:ge(r,"commit",()=>a(COMMIT)??text(fieldsOf(n.get("comm\
it")),"sha","id","hash")),url:cn(r,t),createdAt:r.has("createdAt")?time(r,"createdAt"):time(n,...CREATED),supersededBy:ge(r,"supersededBy",()=>text(n,...SUPERSEDED_BY))}}
function Gn(e){const n=e?.replace(/^refs\/heads\//,"");return n===void 0||/^[0-9a-f]{40}$/i.test(n)?void 0:n}const Bn=(0,p.aL)("name environmentname environment\
 slug");function nr(e,n,t,r){return(r?.entries??xn(findList(e,ENVIRONMENT,n,"listEnvironments").entries)).map(({entry:o,values:i})=>{const a=findEntry(o,ENVIRONMENT,
i),f=a instanceof Undecided?void 0:a,_=isObject(o)?layerAt("",o):void 0,m=f?.fields??(_?fieldsWithSides(_):new Map),H=typeof o=="string"?o:text(m,...Bn);return{
environmentID:ge(i,"id",()=>f?.id),name:ge(i,"name",()=>H),state:ge(i,"state",()=>text(m,"state","status")),url:cn(i,f?.layers??(_?withSides(_):[]))}})}function wo(e,n,t,r){
const s=nr(e,n,t,r),o=isObject(e)?layersIn(e,APP.names):[],i=r?void 0:rr(s)?.name,f=(i===void 0?[]:findList(e,ENVIRONMENT,n,"listEnvironments").entries).filter(
isObject).find(H=>text(fieldsOf(H),...Bn)===i),_=[...o,...f?[layerAt("",f)]:[]],m=fieldsOf(e);return{environments:s,stored:_.map(tr).find(H=>H!==void 0),takesConfiguration:Qe(
m,"configuration"),takesEnv:Qe(m,"env"),takesType:Qe(m,"configuration.type")}}function tr({value:e,fields:n}){const[t,r]=[text(n,...REPOSITORY),text(n,...APP_BRANCH)];
if(t===void 0&&r===void 0)return;const s=n.get("variables"),o=Array.isArray(s)&&s.every(i=>typeof i=="string");return{repository:t,branch:Gn(r),state:text(n,"st\
ate","status"),variables:o?s:void 0,fields:e}}function rr(e){return words("production prod live default main").flatMap(t=>e.find(r=>r.name?.toLowerCase()===t)??
[])[0]??(e.length===1?e[0]:void 0)}function cn(e,n){const r=(e.has("url")?[new Map([["url",e.get("url")]])]:n.map(({fields:s})=>s)).flatMap(s=>[...URLS.flatMap(
o=>ln(s.get(o))),...URL_HOLDERS.flatMap(o=>sr(s.get(o)))]);return r.find(s=>s.startsWith("https:"))??r[0]}function sr(e){if(isObject(e)){const t=fieldsOf(e);return[
...URLS,...words("web live site public production default")].flatMap(s=>ln(t.get(s)))}if(!Array.isArray(e)||e.length!==1)return[];const[n]=e;return ln(isObject(
n)?text(fieldsOf(n),...words("url name domain hostname host")):n)}function ln(e){const n=webAddress(e),t=/\/api\/|\/(?:apps|applications|sites|deploys|deployments|builds)\/[^/]+\/?$/i.
test(n??"");return n===void 0||t?[]:[n]}async function bo(e,n,t,r){return je(e)??await or(n.appID,r)??je(n.url)??ir(n,t)}async function or(e,n){const t=await n.
listEnvironments(e).catch(()=>[]);return je(productionOf(t)?.url)}function ir(e,n){const t=n.urlTemplate;if(!(t?.includes("{subdomain}")&&!e.subdomain))return je(
t?.replaceAll("{subdomain}",e.subdomain??"").replaceAll("{app}",e.appID))}function je(e){if(!e)return;const n=URL.parse(e.includes("://")?e:`https://${e}`);return n&&
(n.protocol==="https:"||n.protocol==="http:")?n.href:void 0}const ar=6e4,ur=500,dr=5e3,cr=1e4,lr="x-slipway-release",fr="x-slipway-error";async function $o(e,n){
const t=n.clock.now();let r=ur;for(let s=1;;s++){const o=await Hn(e,n);if(o===void 0)return s;if(o.goneAt!==void 0)throw mr(o.goneAt,n.deployID);const i=n.clock.
now()-t;if(i+r>ar){const a=`after ${formatDuration(i)} and ${s} tries`;throw new SlipwayError("verify_failed",`${e} ${o.words} ${a}`,{remedy:'Open the URL: a fi\
rst deploy may still wait for DNS. Set verify to "off" if the site is not public.'})}await n.clock.sleep(r,n.signal),r=Math.min(dr,r*2)}}async function pr(e,{fetch:n,
signal:t}){const r=je(e);if(r===void 0)return!1;const s=o=>o===void 0;return Hn(r,{fetch:n,signal:t,deployID:void 0}).then(s,()=>!1)}function mr(e,n){const t=URL.
parse(e)?.pathname??"/",r=t==="/"?"index.html":`page for ${t}`;return new SlipwayError("verify_failed",`${e} answers 404: the release ${n} has no ${r}`,{remedy:'\
Check that output-directory is the folder with the index.html of the site. If the site has none on purpose, set verify to "off".'})}async function Hn(e,n){const{
fetch:t,signal:r,deployID:s,isFunction:o=!1}=n;try{const i=await t(e,{signal:AbortSignal.any([r,AbortSignal.timeout(cr)])});await i.body?.cancel();const a=i.headers.
get(lr);if(o&&s!==void 0&&a!==null&&a!==s)return{words:`is still answered by the release ${(0,p.Ow)(a,100)}`};const f=i.headers.get(fr);if(i.status<(o&&f===null?
500:400))return;const _=`answers ${i.status}`;if(f!==null)return{words:`${_} (${(0,p.Ow)(f,60)})`};const m=s!==void 0&&a===s;return i.status===404&&m?{words:_,goneAt:i.
url||e}:{words:_}}catch(i){r.throwIfAborted();const a=i instanceof Error&&i.cause instanceof Error?i.cause:i;return{words:`cannot be reached (${(0,b.bD)(a)})`}}}
function oe(e,n=300){const t=(0,p.Ow)(e,n).replaceAll("|","\u2502").trim();if(t==="")return"\u2013";const r="`".repeat(Wn(t)+1),s=t.startsWith("`")||t.endsWith(
"`")?" ":"";return`${r}${s}${t}${s}${r}`}function fn(e,n=2e3){const t=e.map(s=>(0,p.Ow)(s,n)),r="`".repeat(Math.max(3,Wn(t.join(`
`))+1));return[`${r}text`,...t,r].join(`
`)}const hr=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,gr=/^[0-9a-f]{7,40}\W*$/i,yr=/(?:`[^`]+`|\S)+/g,_r=new RegExp("^([\"'(]*)`([^`]+\
)`((?:'s|-\\p{L}+)?[.,:;!?)\"']*)$","u"),wr=/^(["'(]*)(.*?)([.,:;!?)"']*)$/su;function ke(e,n=1e3){const t=(0,p.Ow)(e,n).trim();return(t.endsWith("\u2026")&&t.split(
"`").length%2===0?`${t}\``:t).replace(yr,s=>{const[,o="",i,a=""]=_r.exec(s)??[];if(i!==void 0)return o+oe(i)+a;if(hr.test(s)&&!gr.test(s))return s;const[,f="",_="",
m=""]=wr.exec(s)??[];return f+oe(_)+m})}function pn(e){if(e===void 0||!URL.canParse(e))return;const{protocol:n,username:t,password:r,href:s}=new URL(e);if(!(!/^https?:$/.
test(n)||t!==""||r!==""||s.length>2e3))return`[${oe(s)}](<${s.replace(/[<>\\]/g,encodeURIComponent)}>)`}function Fn(e,n){const t=new Date(e).toISOString().slice(
0,16).replace("T"," "),r=n===void 0?"":` \xB7 [The run and its log](<${n}>)`;return`Updated ${t} UTC${r}`}function br(e,n){let t=n,r=e.length;for(;r>0&&(t-=Buffer.
byteLength((0,p.Ow)(e[r-1]??""))+1,!(t<0));)r--;return e.slice(r)}function Wn(e){return Math.max(0,...[...e.matchAll(/`+/g)].map(n=>n[0].length))}function Vn(e,n,t){
return`### \u26AA The preview ${oe(e,200)} has ended

The pull request was closed. ${$r(n)}

${t}
`}function $r({last:e,until:n}){if(n!==void 0)return`Its app is deleted and answers 410. If the pull request is opened again before ${oe(n,40)}, a deploy restor\
es it.`;const t=pn(e?.url);return t===void 0||e?.answers===void 0?"The app was not deleted, so the last deployment may still answer.":e.answers?`The app was not\
 deleted, so the last deployment still answers: ${t}`:`The last deployment does not answer any more: ${t}`}function Sr(e,n,t){return`### \u26AA ${oe(e,200)} now\
 shows #${n}

The two pull requests share this app. A push to this one, or a re-run of its last deploy, shows it again.

${t}
`}function So(e){return`### \u{1F6D1} The preview ${code(e,200)} was left by this run before the end

Its GitHub deployment and its comment may still show it as active. Run the job again.
`}const Er={rememberedAppID:void 0,attachTo:void 0},Or=new Set(["queued","in_progress","error",void 0]);async function kr(e,n,t){const r=n.find(i=>i.appID!==void 0)?.
appID,s=n.find(i=>i.deployID!==void 0);if(!s||t===void 0||s.commit!==t)return{rememberedAppID:r,attachTo:void 0};const o=Or.has((await e.statusOf(s.id))?.state);
return{rememberedAppID:r,attachTo:o?s.deployID:void 0}}const Kn=10;async function Tr(e,n){for(const t of n.slice(0,Kn)){const r=await e.statusOf(t.id);if(r?.state===
"success")return{...t,url:r.url}}}const vr=new Set(["success","in_progress","queued","error"]);async function Yn(e,n,t){for(const r of n.slice(0,Kn)){const s=await e.
statusOf(r.id);if(vr.has(s?.state)&&(await e.setState(r.id,{state:"inactive",description:t,url:void 0,logUrl:void 0}),s?.state==="success"))return{...r,url:s.url}}}
const zn={deployments:{what:({name:e})=>`the ${e} deployment`,permission:"deployments"},comment:{what:()=>"the comment",permission:"pull requests"},closing:{what:()=>"\
knowing whether the pull request was closed",permission:"pull requests"}};function mn({code:e,call:n}){return[401,403,404].includes(n?.status??0)&&e!=="rate_lim\
ited"}function Ir(e,n,t,r,s){const o=`${t} without ${zn[e].what(r)}: ${n.message}`;return mn(n)?[o,`The job needs${e==="comment"?" (or set comment to false)":""}\
:
${r.permissions(s)}`]:[o,`Nothing needs to change if this was a passing fault of ${r.name}.`]}const Ar={settleMs:3e4,totalMs:3e4},Lr={deploying:7e3,finishing:1e3},
Rr=5e3,qn="The pull request was closed",Mr=300,Dr=2e3,Nr=new Set(["queued","pending","created","waiting","scheduled","accepted"]);function Pr({fetch:e,forge:n,context:t,
clock:r,stop:s,save:o,warn:i,...a}){const{pullRequest:f,runUrl:_}=t;let{open:m}=a,H,P=Promise.resolve(),B=!1,q=!1;const ne=Promise.withResolvers();let ae=!1,ie="\
The deploy goes on";const ce=new Set,ue=new Set,be=T=>{m={...m,...T},o?.(m)},wn=()=>Fn(r.now(),_),bn=async({url:T})=>{if(T===void 0)return{url:T,answers:void 0};
const V=AbortSignal.timeout(Rr);return{url:T,answers:await pr(T,{fetch:Me(e),signal:V})}},mt=()=>{q=!0,s(),ne.resolve(void 0)},Ze=async(T,V)=>{const X=T&&(0,Se.
addAbortListener)(T,mt);return Promise.race([V,ne.promise]).finally(()=>X?.[Symbol.dispose]())},ye=async(T,V)=>{if(!(ce.has(T)||q))try{return await V()}catch(X){
if(q)return;const me=(0,b.I7)(X),he=mn(me)?zn[T].permission:`${T} failed`;mn(me)&&ce.add(T),ue.has(he)||i(...Ir(T,me,ie,n,m)),ue.add(he);return}},$n=T=>{P=P.then(
()=>ye("deployments",T))},ht=async()=>{const{app:T,environment:V,appID:X,deployID:me}=m;if(t.sha===void 0||m.record!==void 0)return;const he={app:T,appID:X,deployID:me,
commit:t.sha,pullRequest:f?.number},$e=await n.record({environment:V,description:`${T} by Slipway`,memo:he});$e!==void 0&&be({record:$e})},en=async(T,V,X)=>{m.record!==
void 0&&await n.setState(m.record,{state:T,description:V,url:X,logUrl:_})},vs=async()=>{const T=H?.find(V=>V.deployID===m.deployID);T?be({record:T.id}):await ht(),
await en("queued","The platform has it in its queue")},Is=async()=>{const{app:T,comment:V}=m,X=H?.filter(Sn=>Sn.id!==m.record)??[],me=await Yn(n,X,"A newer depl\
oyment took its place"),[he,$e]=[me?.pullRequest,f?.number];!V||he===void 0||$e===void 0||he===$e||await ye("comment",()=>n.comment(he,T,Sr(T,$e,wn()),"amend"))},
As=async({state:T,description:V,url:X})=>{T!==void 0&&(await ht(),await en(T,V,X),T==="success"&&await Is())},gt=async T=>{m.comment&&f&&await ye("comment",()=>n.
comment(f.number,m.app,T,"write"))},yt=async()=>f!==void 0&&(await ye("closing",()=>n.isClosed(f.number))??!1),Ls=async T=>{if($n(()=>As(T)),await Promise.all([
P,gt(T.comment)]),!await yt())return;const{state:V,url:X}=T;V!==void 0&&V!=="failure"&&await ye("deployments",()=>en("inactive",qn)),await gt(Vn(m.app,{last:await bn(
{url:X})},wn()))},Rs=async(T,V)=>{const{app:X,environment:me}=m;if(ie="The preview ended",!(await ye("closing",()=>n.isClosed(T))??!0))return"open";const he=await V?.(),
$e=await ye("deployments",async()=>{const Ds=(await n.remembered(me,X,Dr)).filter(Ns=>Ns.pullRequest===T);return Yn(n,Ds,qn)});if(!m.comment)return"closed";const Sn=$e&&
he===void 0?await bn($e):void 0,Ms=Vn(X,{last:Sn,until:he},wn());return await ye("comment",()=>n.comment(T,X,Ms,"amend")),"closed"};return{isClosed:yt,async recall(T,V){
const X=ye("deployments",async()=>(H=await n.remembered(m.environment,m.app,Mr),kr(n,H,T))),me=await Ze(V,X)??Er,he=()=>setTimeout(mt,Lr[ae?"finishing":"deployi\
ng"]).unref();return V?.addEventListener("abort",he,{once:!0}),me},async previous(){ae=!0;const T=H?.filter(({id:me})=>me!==m.record);if(!T)return;const V=await ye(
"deployments",async()=>await Tr(n,T)??"none");if(V===void 0||V==="none")return V;const X=V.pullRequest===f?.number?void 0:V.pullRequest;return{...await bn(V),commit:V.
commit,isPreview:f!==void 0,pullRequest:X}},tell(T){T.type==="app-known"&&be({appID:T.appID}),T.type==="deployment-known"&&(be({deployID:T.deployID}),$n(vs)),T.
type==="status"&&!B&&!Nr.has(Tn(T.status))&&(B=!0,$n(()=>en("in_progress","The platform is working on it")))},async finish(T,V=T.comment,X=Ar){ae=!0,be({ending:{
...T,comment:V}}),q||await Ze(AbortSignal.timeout(X.settleMs),P),q||await Ze(AbortSignal.timeout(X.totalMs),Ls(T)),q||o?.(void 0)},async closePreview(T,V,X){return await Ze(
V,Rs(T,X))??"left"}}}const xr=[d];function Cr(e,n=xr){if(e.token!=="")for(const t of n){const r=new AbortController,s=t({...e,signal:r.signal});if(s)return Pr({
...e,forge:s,stop:()=>r.abort()})}}function Ur(e){const n=e===""?void 0:JSON.parse(e);if(!(0,l.Gv)(n)||typeof n.app!="string"||typeof n.environment!="string")return;
const{app:t,environment:r,comment:s,appID:o,deployID:i,record:a}=n,f=jr(n.ending);return{app:t,environment:r,comment:s===!0,...(0,l.Eb)({appID:hn(o),deployID:hn(
i),record:hn(a),ending:f})}}function hn(e){return typeof e=="string"?e:void 0}function jr(e){if(!(0,l.Gv)(e)||typeof e.description!="string"||typeof e.comment!=
"string")return;const{description:n,url:t,comment:r}=e;return{state:He.find(o=>o===e.state),description:n,url:typeof t=="string"?t:void 0,comment:r}}const Eo={identity:"\
Identity",app:"App",configure:"Configuration",env:"Variables",trigger:"Trigger",follow:"Deployment",explain:"Reason",verify:"Public URL",compare:"Comparison"};function Gr(e){
return e===void 0?"":`${e.file}${e.line===void 0?"":`:${e.line}`}: `}const Br=10;function Hr(e){const n={error:0,warning:0,notice:0};let t=0;const r=(s,o,i=[])=>{
n[s]<Br?(n[s]++,e.annotate(s,o)):(t++,e.line(`${s}: ${Gr(o.place)}${o.message}`));for(const a of i)e.line(`  ${a}`)};return{add:r,dropped:()=>t,addError(s){for(const o of[
s,...s.also])r("error",{message:(0,p.Ow)(o.message),place:o.place},Fr(o))},addDiagnostic({file:s,line:o,column:i,code:a,severity:f,message:_}){const m={file:s,...(0,l.
Eb)({line:o??void 0,column:i??void 0})},H=a===null?{}:{title:(0,p.Ow)(a,80)};r(f,{...H,message:(0,p.Ow)(_,1e3),place:m})}}}function Fr(e){const n=e.remedy?.split(
`
`)??[];return e.mender==="user"?n:[...n,...Wr(e),...Qn(e.cause)]}function Wr({call:e}){if(!e)return[];const n=e.status===void 0?"":` answered ${e.status}`,t=e.requestID===
void 0?"":` (request ${e.requestID})`;return[`Call: ${e.method} ${e.path}${n}${t}`]}function Qn(e,n=0){return!(e instanceof Error)||n>3?[]:[`Cause: ${(0,p.Ow)(e.
message,500)}`,...Qn(e.cause,n+1)]}var Vr=u(7634);const Kr="slipway/slipway";function Xn(e,n){const t=n===void 0?"":`#${n}`;return`https://github.com/${Kr}/blob\
/v${Vr.x}/docs/${e}.md${t}`}const Yr={identity:(0,p.aL)(`
    no_id_token invalid_id_token access_token_given email_claim_missing token_command_failed token_exchange_failed
    unauthorized forbidden
  `),"the-platforms-answers":(0,p.aL)(`
    refused rate_limited service_error unexpected_response response_too_large redirected deployment_lost deploy_failed
    deploy_cancelled deploy_timeout verify_failed check_failed seed_failed
  `),"the-network-and-github":(0,p.aL)("unreachable request_timeout github_refused interrupted internal"),"the-embedded-platform":(0,p.aL)(`
    platform_not_running platform_locked port_in_use unsupported_data unsupported_runtime disk_full
  `)};function zr(e){const[n="what-you-gave"]=Object.entries(Yr).find(([,t])=>t.includes(e))??[];return Xn("troubleshooting",n)}function qr(){return Xn("trouble\
shooting","failures-of-a-deployment")}function Qr(e){return/^\s*at\s.*[:)\d]$/.test(e)}const Xr=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,
Jn=2,Jr=2e3;class Zr{#e;#t;#n=[];#r=0;constructor(n){this.#e=n}push(n){const t=(0,p.Nl)(n.slice(0,Jr)).trimEnd().replace(/ \{$/,"");return Qr(t)?this.#t===void 0&&
!Xr.test(t)?(this.#t=n,[...this.#s(),n]):(this.#r+=1,this.#n.length<Jn&&this.#n.push(n),[]):[...this.end(),n]}end(){return this.#t=void 0,this.#s()}#s(){const[n,
t]=[this.#r,this.#n];return[this.#r,this.#n]=[0,[]],n<Jn?t:[this.#e(n)]}}function es(e,n){const t=new Zr(n);return[...e.flatMap(r=>t.push(r)),...t.end()]}const ns={
build_fault:"error",index_unanswered:"error",index_empty:"error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"\
error",leaked_repository:"error",index_unfilled:"warning",printed_error:"warning",odd_address:"warning",dead_fragment:"warning",dead_mention:"warning",unclosed_block:"\
warning",unprocessed_rule:"warning",open_front_matter:"warning",example_of_secrets:"warning",ignored_rule:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"\
notice"};function gn({code:e}){return ns[e]}function Oo({findings:e}){const[n,...t]=e.filter(f=>gn(f)==="error");if(!n)return;const{place:r,message:s,remedy:o}=n,
i=r?`${r.file}${r.line===void 0?"":`:${r.line}`}: `:"",a=t.length===0?"":` (and ${t.length} more ${t.length===1?"error":"errors"})`;return new SlipwayError("che\
ck_failed",`Check failed: ${i}${s}${a}`,{remedy:o??"Correct what the annotations name. They are in the summary too."})}const Zn=20;function ko(e,{findings:n}){const t=n.
flatMap(r=>{const{code:s,message:o,place:i}=r;if(!i)return[];const{file:a,line:f=null,column:_=null}=i;return[{file:a,line:f,column:_,severity:gn(r),code:s,message:o}]});
return{headline:e.message,stage:"check",code:e.code,exitCode:void 0,remedy:e.remedy,log:[],diagnostics:t.slice(0,Zn),moreDiagnostics:Math.max(0,t.length-Zn)}}function To({
pages:e,links:n,files:t,bytes:r}){return`Checked ${counted(e,"page")}, ${counted(n,"link")} and ${counted(t,"file")} (${we(r)})`}function vo({commit:e}){return e.
slice(0,7)}function Io({now:e,change:n},t=""){return`${grouped(e)}${t} (${et(n,grouped)})`}function Ao({now:e,change:n},t=""){return`${we(e)}${t} (${ts(n)})`}function ts(e){
return et(e,we)}function et(e,n){return`${e>0?"+":e<0?"-":"\xB1"}${n(Math.abs(e))}`}function we(e){return e<1e3?`${e} B`:e<1e6?`${(e/1e3).toFixed(1)} kB`:`${(e/
1e6).toFixed(1)} MB`}function Lo(e,n,t){const r=new Set;for(const s of t.findings){const{message:o,place:i,remedy:a}=s;n.add(severityOf(s),{message:cleanLine(o,
1e3),place:i}),a!==void 0&&r.add(a)}for(const s of r)e.line(`  ${s}`);e.line(totalsLine(t))}const nt=100,tt=20,rs={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\
\u2139\uFE0F"};function ss(e){const{findings:n,largest:t}=e,r=n.length-nt;return["### The site",is(e),...n.length===0?[]:[n.slice(0,nt).map(as).join(`
`)],...r>0?[`\u2026 and ${r} more.`]:[],...t.length===0?[]:[os(e)]].join(`

`)}function os({largest:e}){const n=e.map(t=>[oe(t.path),we(t.bytes),we(t.brotli),we(t.gzip)]);return`<details><summary>The largest files</summary>

${Xe(["File","Bytes","Brotli","gzip"],n)}

</details>`}function is({pages:e,links:n,files:t,bytes:r,brotli:s,gzip:o}){const i=[e,n,t].map(p.zD);return Xe(["Pages","Links inside the site","Files","Size","\
with Brotli","with gzip"],[[...i,we(r),we(s),we(o)]])}function as(e){const{message:n,place:t}=e,r=t?`${oe([t.file,t.line,t.column].filter(s=>s!==void 0).join(":"))}\
 `:"";return`- ${rs[gn(e)]} ${r}${oe(n,500)}`}function Xe(e,n){return[e,e.map(()=>"---"),...n].map(t=>`| ${t.join(" | ")} |`).join(`
`)}function Ro(e,n){const{base:t}=e,r=`### The difference to ${code(n(t.name),100)} (${code(short(t))})`;if(e.kind==="unknown")return`${r}

It is unknown: ${prose(n(e.why),500)}`;const{difference:s}=e;return[r,us(s),...ds(s,n)].join(`

`)}function us({pages:e,files:n,bytes:t,brotli:r,gzip:s}){return Xe(["Pages","Files","Size","with Brotli","with gzip"],[[numbered(e),numbered(n),sized(t),sized(
r),sized(s)]])}function ds({changes:e},n){if(e.length===0)return["Every file is the same, byte for byte."];const t=["changed","added","removed"].map(o=>`${grouped(
e.filter(i=>i.kind===o).length)} ${o}`),r=e.slice(0,tt).map(o=>[o.kind,cs(o,n),by(o.bytes),by(o.brotli)]),s=e.length-tt;return[`Files: ${t.join(", ")}.`,Xe(["",
"File","Size","with Brotli"],r),...s>0?[`\u2026 and ${grouped(s)} more.`]:[]]}function cs({path:e,formerly:n},t){const r=n?.slice(n.lastIndexOf("/")+1);return`${code(
t(e))}${r===void 0?"":` (was ${code(t(r))})`}`}const rt={bytes:1e6,errors:20,diagnostics:50,logLines:1e3},st={bytes:6e4,errors:5,diagnostics:10,logLines:40};function ls(e){
const n=[it(e,"##"),at(e),lt(e,rt),ut(e),dt(e),e.checked?ss(e.checked):"",e.compared,$s(e),bs(e),Ss(e)];return ft(n,e.failure?.log,rt)}function fs(e){const n=[it(
e,"###"),at(e),lt(e,st),ut(e),dt(e)];return ft(n,e.failure?.log,st,Fn(e.updatedAt,e.runUrl))}function Mo(e){return e.failure?.headline??e.errors[0]?.message??`${e.
app} ${ot[e.status][1]}`}const ot={succeeded:["\u2705","is deployed"],failed:["\u274C","was not deployed"],cancelled:["\u26AA","was not deployed: its deployment\
 was cancelled"],pending:["\u23F3","is still being deployed"],skipped:["\u23ED\uFE0F","was skipped"],interrupted:["\u{1F6D1}","was left by this run before the e\
nd"],"check-passed":["\u2705","deploys: the check passed"],"check-failed":["\u274C","does not pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry \
run, nothing was sent"]};function it(e,n){const[t,r]=ot[e.status],s=e.status==="succeeded"&&e.errors.length>0?", but":"";return`${n} ${t} ${oe(e.app,200)} ${r}${s}`}
function at(e){const n=pn(e.url);return n===void 0?"":`**${n}**`}function ut({previous:e}){if(e===void 0)return"";if(e==="none")return"No earlier deployment ans\
wers in its place.";const{url:n,answers:t,commit:r,isPreview:s,pullRequest:o}=e,i=[...r===void 0?[]:[` of ${oe(r.slice(0,12))}`],...o===void 0?[]:[` (#${o})`]].
join(""),a=`The previous ${s?"preview":"deployment"}${i}`,f=pn(n);return f===void 0?`${a} stays live. Its address is not known.`:t?`${a} still answers: ${f}`:`${a}\
 does not answer either: ${f}`}function dt(e){const{seeded:n}=e,t=[["App",e.appID&&`${oe(e.appID,128)}${e.appCreated?" (created by this run)":""}`],["Deployment",
e.deployID&&oe(e.deployID,128)],["Source",hs(e)],["Variables",gs(e.variables)],["Code",ms(e)],["Keys",n&&`${n.written} written${n.failed>0?`, ${n.failed} failed`:
""}`]],[r,...s]=t.flatMap(([o,i])=>i?[`| ${o} | ${i} |`]:[]);return r===void 0?"":[r,"| :-- | :-- |",...s].join(`
`)}const ps=5;function ms({status:e,failure:n,errors:t}){if(e==="skipped")return;const r=n?.code,s=r===void 0?t.flatMap(a=>a.code??[]):[r],o=new Map;for(const a of[
...new Set(s)].slice(0,ps)){const f=r===void 0?zr(a):qr();o.set(f,[...o.get(f)??[],oe(a,64)])}const i=[...o].map(([a,f])=>`${f.join(", ")}: [what to do](<${a}>)`);
return i.length===0?void 0:i.join("; ")}function hs({commit:e,built:n,branch:t,repository:r}){if((e??n??t??r)===void 0)return;const s=`${oe(t??"",200)} of ${oe(
r??"",200)}`,o=e&&`${ct(e)} on ${s}`;return n===void 0||n.id===e?.id?o??s:`${ct(n)} as checked out, for ${o??s}`}function ct({id:e,url:n}){const t=oe(e.slice(0,
12));return n===void 0?t:`[${t}](<${n}>)`}const yn=60;function gs(e){if(e===void 0)return;if(e.length===0)return"emptied";const n=e.length>yn?` and ${e.length-yn}\
 more`:"";return`${e.slice(0,yn).map(r=>oe(r,100)).join(", ")}${n}`}function lt(e,n){const{failure:t,errors:r}=e;if(t){const i=t.remedy===void 0?[]:[_n(t.remedy.
split(`
`))],{headline:a,message:f}=t,_=f&&!a.includes(f)?[`The platform says: ${ke(f,500)}`]:[],m=[`**${ke(a,500)}**`,ys(t,e,n),...i,..._];return Je(m)}const s=r.slice(
0,n.errors).map(i=>`**${ke(i.message)}**

${_n(i.explanation)}`.trimEnd()),o=r.length-s.length;return[...s,...o>0?[`\u2026 and ${o} more.`]:[]].join(`

`)}function _n([e,...n]){return e===void 0?"":n.length===0?ke(e):`${ke(e)}

${fn(n.slice(0,12),200)}`}function ys({diagnostics:e,moreDiagnostics:n},t,r){const s=e.slice(0,r.diagnostics).map(a=>`- ${_s(a,t)} ${oe(a.message)}`),o=e.length-
s.length+n,i=[o>0?`Not listed here: ${(0,p.hS)(o,"more finding")}.`:"",t.unannotated>0?`Without an annotation, because there was no room: ${(0,p.hS)(t.unannotated,
"finding")}.`:""];return Je([s.join(`
`),...i])}function _s(e,{built:n,commit:t}){const r=oe([e.file,e.line,e.column].filter(a=>a!==null).join(":"),300),s=(n??t)?.url?.replace(/\/commit\/(?=[0-9a-f]+$)/,
"/blob/"),o=e.file.toWellFormed().split("/");if(s===void 0||e.file.length>1e3||o.some(a=>/^\.{0,2}$/.test(a)))return r;const i=o.map(encodeURIComponent).join("/");
return`[${r}](<${s}/${i}${e.line===null?"":`#L${e.line}`}>)`}const ws=32;function bs({phases:e}){if(e.length===0)return"";const n=Math.max(1,...e.map(({ms:i})=>i)),
t=Math.max(...e.map(({title:i})=>i.length)),r=e.map(({title:i,ms:a})=>{const f="\u2588".repeat(Math.round(a/n*ws))||"\u258F";return`${i.padEnd(t)}  ${(0,vn.a3)(
a).padStart(8)}  ${f}`}),s=e.reduce((i,{ms:a})=>i+a,0);return`### Where the time went

${fn([...r,`${"Total".padEnd(t)}  ${(0,vn.a3)(s).padStart(8)}`])}`}function $s({steps:e=[]}){return e.length===0?"":`### A deploy would

${e.slice(0,100).map(t=>`- ${ke(t)}`).join(`
`)}`}function Ss({warnings:e}){return e.length===0?"":`### Warnings

${e.slice(0,20).map(Es).join(`
`)}`}function Es({message:e,explanation:n}){const t=_n(n).replace(/^(?=.)/gm,"  ");return`- ${ke(e,500)}${t===""?"":`

${t}`}`}function ft(e,n,t,r=""){const s=Je(e),o=t.bytes-Buffer.byteLength(s)-Buffer.byteLength(r)-1e3,i=es(n??[],_=>`    \u2026 ${(0,p.hS)(_,"line")} of package\
s, in full in the log of the run`),a=br(i.slice(-t.logLines),o),f=a.length===0?"":Os(a,a.length===i.length,n?.length??0);return`${Je([s,f,r])}
`}function Je(e){return e.filter(n=>n!=="").join(`

`)}function Os(e,n,t){return`<details><summary>${n?`Build log, ${(0,p.hS)(t,"line")}`:`Build log, the last ${e.length} of ${(0,p.hS)(t,"line")}`}</summary>

${fn(e)}

</details>`}async function ks(e){const{run:n,runner:t}=e,r=Ur(n.saved);if(!r)return;const s=Ts(r,n,e.clock.now());r.ending||t.summary(ls(s));const o=Hr(t);await Cr(
{...e,context:n.context,token:n.raw["github-token"],open:r,warn:(a,f)=>o.add("warning",{message:a},f.split(`
`))})?.finish(r.ending??{state:r.deployID===void 0&&r.record===void 0?void 0:"error",description:pt,url:void 0,comment:fs(s)})}const pt="The run was ended from \
outside before the deploy was; the platform may go on with it";function Ts(e,{context:n},t){return{status:"interrupted",app:e.app,appID:e.appID,appCreated:!1,deployID:e.
deployID,repository:n.repository,branch:n.pullRequest?.headBranch??n.refName,commit:n.sha===void 0?void 0:{id:n.sha,url:void 0},runUrl:n.runUrl,compared:"",phases:[],
errors:[{message:pt,explanation:["A re-run for the same commit follows the same deployment."]}],warnings:[],updatedAt:t,unannotated:0}}}),1781:((c,L,u)=>{u.d(L,
{Aq:()=>He});var l=u(3024),p=u(857);function b(d){return d==null?"":typeof d=="string"||d instanceof String?d:JSON.stringify(d)}function w(d){return Object.keys(
d).length?{title:d.title,file:d.file,line:d.startLine,endLine:d.endLine,col:d.startColumn,endColumn:d.endColumn}:{}}function v(d,O,$){const A=new k(d,O,$);process.
stdout.write(A.toString()+p.EOL)}function h(d,O=""){v(d,{},O)}const E="::";class k{constructor(O,$,A){O||(O="missing.command"),this.command=O,this.properties=$,
this.message=A}toString(){let O=E+this.command;if(this.properties&&Object.keys(this.properties).length>0){O+=" ";let $=!0;for(const A in this.properties)if(this.
properties.hasOwnProperty(A)){const se=this.properties[A];se&&($?$=!1:O+=",",O+=`${A}=${R(se)}`)}}return O+=`${E}${C(this.message)}`,O}}function C(d){return b(d).
replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function R(d){return b(d).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,
"%3A").replace(/,/g,"%2C")}const F=new Proxy({},{get:(d,O)=>process.getBuiltinModule("crypto")[O]});var z=u(9896);function x(d,O){const $=process.env[`GITHUB_${d}`];
if(!$)throw new Error(`Unable to find environment variable for file command ${d}`);if(!z.existsSync($))throw new Error(`Missing file at path: ${$}`);z.appendFileSync(
$,`${b(O)}${p.EOL}`,{encoding:"utf8"})}function K(d,O){const $=`ghadelimiter_${F.randomUUID()}`,A=b(O);if(d.includes($))throw new Error(`Unexpected input: name \
should not contain the delimiter "${$}"`);if(A.includes($))throw new Error(`Unexpected input: value should not contain the delimiter "${$}"`);return`${d}<<${$}${p.
EOL}${A}${p.EOL}${$}`}const Z=J("path");var j=function(d,O,$,A){function se(pe){return pe instanceof $?pe:new $(function(Se){Se(pe)})}return new($||($=Promise))(
function(pe,Se){function Me(_e){try{Ie(A.next(_e))}catch(De){Se(De)}}function Fe(_e){try{Ie(A.throw(_e))}catch(De){Se(De)}}function Ie(_e){_e.done?pe(_e.value):
se(_e.value).then(Me,Fe)}Ie((A=A.apply(d,O||[])).next())})},g;(function(d){d[d.Success=0]="Success",d[d.Failure=1]="Failure"})(g||(g={}));function D(d,O){const $=toCommandValue(
O);if(process.env[d]=$,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(d,O));issueCommand("set-env",{name:d},$)}function M(d){v(
"add-mask",{},d)}function W(d){process.env.GITHUB_PATH||""?issueFileCommand("PATH",d):issueCommand("add-path",{},d),process.env.PATH=`${d}${path.delimiter}${process.
env.PATH}`}function G(d,O){const $=process.env[`INPUT_${d.replace(/ /g,"_").toUpperCase()}`]||"";if(O&&O.required&&!$)throw new Error(`Input required and not su\
pplied: ${d}`);return O&&O.trimWhitespace===!1?$:$.trim()}function ee(d,O){const $=G(d,O).split(`
`).filter(A=>A!=="");return O&&O.trimWhitespace===!1?$:$.map(A=>A.trim())}function de(d,O){const $=["true","True","TRUE"],A=["false","False","FALSE"],se=G(d,O);
if($.includes(se))return!0;if(A.includes(se))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${d}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function le(d,O){if(process.env.GITHUB_OUTPUT||"")return x("OUTPUT",K(d,O));process.
stdout.write(p.EOL),v("set-output",{name:d},b(O))}function I(d){issue("echo",d?"on":"off")}function U(d){process.exitCode=g.Failure,Te(d)}function te(){return process.
env.RUNNER_DEBUG==="1"}function fe(d){issueCommand("debug",{},d)}function Te(d,O={}){v("error",w(O),d instanceof Error?d.toString():d)}function y(d,O={}){v("war\
ning",w(O),d instanceof Error?d.toString():d)}function S(d,O={}){v("notice",w(O),d instanceof Error?d.toString():d)}function N(d){process.stdout.write(d+p.EOL)}
function Y(d){h("group",d)}function re(){h("endgroup")}function Re(d,O){return j(this,void 0,void 0,function*(){Y(d);let $;try{$=yield O()}finally{re()}return $})}
function nn(d,O){if(process.env.GITHUB_STATE||"")return x("STATE",K(d,O));v("save-state",{name:d},b(O))}function On(d){return process.env[`STATE_${d}`]||""}function tn(d){
return j(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(d)})}var Ge=u(3739),rn=u(8302),sn=u(5807);const on="slipway",Be={error:Te,warning:y,notice:S};
function He(d){const O=ve();return{line:$=>N(Ee($)),group:$=>Y(Ee($)),endGroup:re,replay:($,A)=>{N([`::stop-commands::${A}`,...$.map(Ee),`::${A}::`].join(`
`))},annotate:($,{message:A,title:se,place:pe})=>{const{file:Se,line:Me,column:Fe}=pe??{};Be[$](Ee(A),(0,rn.Eb)({title:se,file:Se,startLine:Me,startColumn:Fe}))},
mask:M,output:($,A)=>O("the outputs",()=>le($,A)),state:($,A)=>O("the state for the post step",()=>nn($,A)),summary:$=>{d!==void 0&&O("the summary",()=>(0,l.writeFileSync)(
d,$))}}}function kn(d,O){const $=A=>O.redact(A);return{line:A=>d.line($(A)),group:A=>d.group($(A)),endGroup:()=>d.endGroup(),replay:(A,se)=>d.replay(A.map($),se),
annotate:(A,se)=>{const pe=se.title===void 0?{}:{title:$(se.title)};d.annotate(A,{...se,...pe,message:$(se.message)})},mask:A=>d.mask(A),output:(A,se)=>d.output(
A,se),state:(A,se)=>d.state(A,se),summary:A=>d.summary(A)}}function ve(){const d=new Set;return(O,$)=>{try{$()}catch(A){d.has(O)||y(Ee(`The runner cannot keep ${O}\
: ${(0,Ge.I7)(A).message}`)),d.add(O)}}}function Ee(d){return(0,sn.Ow)(d).replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}}),3445:((c,L,u)=>{u.d(L,{i:()=>b});
var l=u(3739),p=u(1709);async function b(v){const h=x=>v[x.toLowerCase()]||v[x]||"",E=h("ALL_PROXY"),k=w(h("HTTP_PROXY")||E,"HTTP_PROXY"),C=w(h("HTTPS_PROXY")||
E,"HTTPS_PROXY");if(k===""&&C==="")return fetch;const R=await u.e(729).then(u.bind(u,3729)),F=new R.EnvHttpProxyAgent({httpProxy:k,httpsProxy:C,noProxy:h("NO_PR\
OXY")}),z=R.fetch;return async(x,K)=>{if(x instanceof Request)throw new TypeError("This fetch takes an address, not a Request");const Z=new URL(x);return(0,p.c)(
Z.hostname)?fetch(x,K):z(Z,{...K,dispatcher:F})}}function w(v,h){const E=v===""||v.includes("://")?v:`http://${v}`;if(E===""||URL.canParse(E))return E;throw new l.
GQ("invalid_input",`${h} (or ALL_PROXY) is not an address`,{remedy:"Write it as http://proxy.example.com:3128."})}}),1619:((c,L,u)=>{u.d(L,{Jb:()=>b,hu:()=>w});
var l=u(3739),p=u(1709);function b(h,E){const k=h.trim(),C=URL.canParse(k)?new URL(k):void 0;if(C===void 0||!["http:","https:"].includes(C.protocol))throw new l.
GQ("invalid_input",`${E} is not an http(s) address`,{input:E,remedy:"Write it with its scheme, as https://platform.example.com."});if(C.username!==""||C.password!==
""||C.search!==""||C.hash!=="")throw new l.GQ("invalid_input",`${E} has more than host and path`,{input:E,remedy:"Leave out user name, password, query and fragm\
ent."});return w(C,E),C.pathname=C.pathname.replace(/\/+$/,""),C}function w(h,E){if(!(h.protocol==="https:"||h.protocol==="http:"&&(0,p.c)(h.hostname)))throw new l.
GQ("insecure_url",`${E} names ${h.origin}, which is not https`,{input:E,remedy:"Use https; plain http is for loopback addresses only, because the requests carry\
 credentials."})}function v(h,E){const k=new URL(h);return k.pathname=`${h.pathname.replace(/\/$/,"")}${E}`,k}}),336:((c,L,u)=>{u.d(L,{ml:()=>p});const l=J("nod\
e:timers/promises"),p={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(h,E){E?.throwIfAborted();try{await(0,l.setTimeout)(h,void 0,{signal:E})}catch(k){
throw E?.throwIfAborted(),k}},after(h,E){const k=setTimeout(E,h);return()=>clearTimeout(k)}};async function b(h,E,k,C){const R=new AbortController,F=h.sleep(E,C?
AbortSignal.any([R.signal,C]):R.signal).then(()=>{},()=>{});try{return await Promise.race([k,F])}finally{R.abort()}}const w={now(){const{user:h,system:E}=process.
cpuUsage();return(h+E)/1e3}},v=(h,E)=>{const k=setInterval(E,h).unref();return()=>clearInterval(k)}}),9127:((c,L,u)=>{u.d(L,{a3:()=>w});var l=u(3739);const p=null;
function b(k,C){const R=/^(?:(\d{1,4})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.exec(k.trim()),[,...F]=R??[],z=p.reduce((x,K,Z)=>x+Number(
F[Z]??0)*K,0);if(!R||z===0)throw new SlipwayError("invalid_input",`${C}: "${k}" is not a duration`,{input:C,remedy:"Write it with units, as 500ms, 90s, 30m, 1h3\
0m or 7d; it must be longer than zero."});return z}function w(k){if(k<1e3)return`${Math.round(k)}ms`;if(k<59950)return`${(k/1e3).toFixed(1)}s`;const C=Math.round(
k/1e3),R=F=>String(F).padStart(2,"0");return C<3600?`${Math.floor(C/60)}m ${R(C%60)}s`:`${Math.floor(C/3600)}h ${R(Math.floor(C%3600/60))}m`}const v=null,h=null;
function E(k,C){const R=C-k;if(R>h)return new Date(k).toISOString().slice(0,10);const[F,z]=v.find(([,K])=>R>=K)??[];if(!F||F==="second"&&R<1e4)return"just now";
const x=Math.floor(R/z);return`${x} ${F}${x===1?"":"s"} ago`}}),3739:((c,L,u)=>{u.d(L,{GQ:()=>b,I7:()=>w,bD:()=>v,xU:()=>E});const l={missing_input:"user",invalid_input:"\
user",invalid_file:"user",file_not_found:"user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"user",app_of_another_repository:"user",not_production_branch:"\
user",not_found:"user",table_not_found:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"user",email_claim_missing:"user",token_command_failed:"\
user",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"platform",service_error:"platform",unexpected_response:"pla\
tform",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"user",deploy_timeout:"\
platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"github",platform_not_running:"user",platform_locked:"user",port_in_use:"\
user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",audit_altered:"user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",
internal:"slipway"},p=Object.keys(l);class b extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(F,z,x={}){super(z,x.cause===
void 0?void 0:{cause:x.cause}),this.code=F,this.mender=l[F],this.remedy=x.remedy,this.input=x.input,this.place=x.place,this.call=x.call,this.also=x.also??[]}with(F){
const{code:z=this.code,message:x=this.message,...K}=F,{remedy:Z,input:j,place:g,call:D,cause:M,also:W}=this;return new b(z,x,{remedy:Z,input:j,place:g,call:D,cause:M,
also:W,...K})}}function w(R){return R instanceof b?R:new b("internal",v(R),{cause:R,remedy:"This is a fault of Slipway. Please report it with the lines above."})}
function v(R){return R instanceof Error?R.message:String(R)}function h(R){throw new b("internal",`Unhandled case: ${JSON.stringify(R)}`)}function E(R){if(!(!(R instanceof
Error)||!("code"in R)))return typeof R.code=="string"?R.code:void 0}const k=new Set(["ENOSPC","EDQUOT"]);function C(R){return k.has(E(R))}}),8302:((c,L,u)=>{u.d(
L,{Eb:()=>w,Gv:()=>l,KH:()=>v,U4:()=>p});function l(h){return typeof h=="object"&&h!==null&&!Array.isArray(h)}function p(h){try{return JSON.parse(h)}catch{return}}
function b(h){const E=p(h);return l(E)?E:void 0}function w(h){const E=Object.entries(h).filter(([,k])=>k!==void 0);return Object.fromEntries(E)}function v(h,E){
return typeof h=="string"&&h.length<=E}}),1709:((c,L,u)=>{u.d(L,{c:()=>p});function l(b){return/^(?:127(?:\.\d{1,3}){3}|::1)$/.test(b)}function p(b){return/^(?:[^.]+\.)*localhost\.?$/i.
test(b)||l(b.replace(/^\[|\]$/g,""))}}),5807:((c,L,u)=>{u.d(L,{Nl:()=>R,Ow:()=>Z,aL:()=>g,hS:()=>M,zD:()=>D});const l="\x1B",p="\x07",b=new RegExp(`${l}[\\]P_^X]\
[^${p}${l}]*(?:${p}|${l}\\\\)|${l}\\[[0-?]*[ -/]*[@-~]|${l}[ -/]*[0-Z\\\\^-~]`,"g"),w=/[\t\n\v\f\r\u0085\u2028\u2029]/g,v=()=>new RegExp("[\\p{Cc}\\u{e0000}-\\u{e0\
07f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),h=new RegExp(`${l}\\[[0-9;:]{0,40}m`,"g");function E(I){
const U=I.includes(l)?I.match(h)??[]:[];return U.length===0?{texts:[I],codes:U}:{texts:I.split(h),codes:U}}const k=/^[ -~]*$/,C=/^[\t -~]*$/;function R(I){return I.
includes(l)?I.replace(b,""):I}function F(I){return C.test(I)?I:R(I).replace(/[\n\u2028\u2029]/g," ").replace(v(),U=>U==="	"?U:"")}function z(I){return I.split(`\

`).map(F).join(`
`)}function x(I,U){return I.length>U?j(I,U):I}function K(I){return I.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function Z(I,U=2e3){const te=I.length>U*8+1024?I.slice(
0,U*8+1024):I;if(k.test(te)&&te.length<=U)return I;const fe=R(te).replace(w," ").replace(v(),"").toWellFormed();return fe.length>U||te.length<I.length?j(fe,U):fe}
function j(I,U){if(U<1)return"";const te=I.slice(0,U-1),fe=te.charCodeAt(te.length-1);return`${fe>=55296&&fe<=56319?te.slice(0,-1):te}\u2026`}function g(I){return I.
trim().split(/\s+/)}function D(I){let[U,te]=[String(I),""];for(;U.length>3;U=U.slice(0,-3))te=`,${U.slice(-3)}${te}`;return U+te}function M(I,U){return`${D(I)} ${U}${I===
1?"":"s"}`}function W(I){return G(I)??I}function G(I){try{return decodeURIComponent(I)}catch{return}}const ee=/^[\t\n\r -~]*$/;function de(I){return ee.test(I)?
I:I.replace(/[\u2028\u2029]/g,le).replace(v(),U=>`	
\r`.includes(U)?U:le(U))}function le(I){return Array.from({length:I.length},(te,fe)=>I.charCodeAt(fe)).map(te=>`\\u${te.toString(16).padStart(4,"0")}`).join("")}}),
7634:((c,L,u)=>{u.d(L,{x:()=>l});const l="1.0.0"}),1787:((c,L,u)=>{u.d(L,{N:()=>C});var l=u(3739),p=u(8302),b=u(5807),w=u(86);const v=(0,b.aL)("message errordes\
cription detail details title description msg reason"),h=10,E=(0,b.aL)("errors fields details detail violations fieldviolations invalidparams messages"),k=(0,b.
aL)("fieldviolations violations details errors causes");function C(j){const g=(0,w.Pf)(j),D=g.get("errors")??g.get("messages"),M=Array.isArray(D)&&(0,p.Gv)(D[0])?
{error:D[0]}:void 0,W=[...(0,w.w)(M,["error"]),...(0,w.w)(j,["error"])],G=(...U)=>R(W.flatMap(te=>(0,w.Qq)(te,...U)??[])[0]),ee=(0,p.Gv)(j)?(0,w.Qq)(g,"error"):
void 0,de=ee!==void 0&&F(ee)?ee:void 0,le=W.map(U=>(0,w.Qq)(U,"id")).find(U=>U!==void 0&&F(U)),I=z(j);return{code:de??G("code","errorcode")??(G("message")===void 0?
void 0:le),message:G(...v)??R(ee)??I[0]?.message,requestID:G("requestid","traceid","correlationid"),fields:I}}function R(j){return j===void 0?void 0:(0,b.Ow)(j,
300).trim()}function F(j){return/^[\w.-]{1,64}$/.test(j)}function z(j){const g=(0,w.Pf)(j),D=(0,w.Pf)(g.get("error")),W=[...[g,D].flatMap(G=>E.map(ee=>G.get(ee))).
flatMap(G=>x(G)),...K(D),...K(g)];return[...new Map(W.map(G=>[`${G.field} ${G.message}`,G])).values()].slice(0,h)}function x(j,g=0){if(g>2)return[];const D=W=>k.
flatMap(G=>x(W.get(G),g+1));if(Array.isArray(j))return j.slice(0,50).map(w.Pf).flatMap(G=>[...K(G),...D(G)]);if(!(0,p.Gv)(j))return[];const M=D((0,w.Pf)(j));return M.
length>0?M:Object.entries(j).flatMap(([W,G])=>(Array.isArray(G)?G:[G]).filter(de=>typeof de=="string").map(de=>({field:(0,b.Ow)(W,100),message:(0,b.Ow)(de,300)})))}
function K(j){const g=(0,w.Pf)(j.get("source")),D=j.get("loc")??j.get("path"),M=Array.isArray(D)?D.filter(le=>le!=="body").join("."):void 0,W=(0,w.Qq)(j,...(0,b.
aL)("field param parameter target property pointer attribute fieldname")),G=M||W||(0,w.Qq)(g,"pointer","parameter"),ee=(0,w.Qq)(j,...v,"error","code");if(G===void 0||
ee===void 0)return[];const de=G.replace(/^[#/]+|^\$\.|^body[./]/g,"").replace(/^data\/attributes\//,"").replaceAll("/",".");return[{field:(0,b.Ow)(de,100),message:(0,b.
Ow)(ee,300)}]}function Z(j,g){const D=fieldsOf(j);if(D.get("success")!==!1&&D.get("ok")!==!1)return;const{code:M,message:W}=C(j),G=[M,W&&`"${W}"`].filter(Boolean).
join(" "),ee=g.status===void 0?"":` ${g.status}`;throw new SlipwayError("refused",`The service answered ${g.method} ${g.path} with${ee}, but says that it failed${G&&
`: ${G}`}`,{remedy:"Mend what the answer names, then run again.",call:{...g,outcome:"unknown"}})}}),86:((c,L,u)=>{u.d(L,{LO:()=>le,Pf:()=>h,Qq:()=>M,w:()=>j});var l=u(
3739),p=u(8302),b=u(5807),w=u(8438);function v(y){return y.toLowerCase().replace(/[_\-$@]/g,"")}function h(y){const S=new Map;if(!(0,p.Gv)(y))return S;for(const[
N,Y]of Object.entries(y)){const re=v(N);S.has(re)||S.set(re,Y)}return S}function E(y){return new Map(y.toReversed().flatMap(S=>[...S]))}function k(y,S){return{path:y,
value:S,fields:h(S)}}function C(y,S){return Object.entries(y.value).filter(([N])=>S.includes(v(N))).map(([N,Y])=>({path:z(y.path,(0,b.Ow)(N,40)),member:Y}))}function R(y,S){
for(const N of S)for(const{path:Y,member:re}of C(y,[N]))if((0,p.Gv)(re))return k(Y,re)}function F(y){return/^[A-Za-z_]\w*$/.test(y)?y:`\`${y.replaceAll("`","")}\
\``}function z(y,S){return y===""?F(S):`${y}.${F(S)}`}function x(y,S,N=""){return Object.entries(isObject(y)?y:{}).flatMap(([Y,re])=>{const Re=z(N,Y);return isObject(
re)&&N===""?x(re,S,Re):S(v(Y),re)?[Re]:[]})}function K(y){return/^[\w.$]+$/.test(y)?y:JSON.stringify(y)}function Z(y,S){const N=[];let Y=(0,p.Gv)(y)?k("",y):void 0;
for(;Y!==void 0&&N.length<=w.sX;)N.unshift(Y),Y=R(Y,[...S,...w.wy]);return N}function j(y,S){return Z(y,S).map(({fields:N})=>N)}function g(y){return typeof y=="\
number"?String(y):typeof y=="string"&&y!==""?y:void 0}function D(y,S,N){for(const Y of S){const re=N(y.get(Y));if(re!==void 0)return re}}function M(y,...S){return D(
y,S,g)}function W(y,...S){return D(y,S,G)}function G(y){const S=typeof y=="string"&&/^-?\d{1,15}$/.test(y)?Number(y):y;return Number.isSafeInteger(S)?Number(S):
void 0}function ee(y,...S){return D(y,S,N=>{const Y=typeof N=="string"&&/^\d+(?:\.\d+)?$/.test(N)?Number(N):N;if(typeof Y=="number"&&Number.isFinite(Y))return Math.
round(Y<1e11?Y*1e3:Y);const re=typeof N=="string"?Date.parse(N):Number.NaN;return Number.isNaN(re)?void 0:re})}function de(y){const S=g(y);if(S===void 0)return;
const N=/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/].*)?$/i.test(S)?`https://${S}`:S;return/^https?:\/\//i.test(N)&&URL.canParse(N)?N:void 0}function le(y,S,N,Y){return U(
`has no ${y}; ${fe(S)}`,N,Y)}function I(y,S,N,Y){return U(`has more than one ${y}: ${S.join(" and ")}; Slipway does not guess`,N,Y)}function U(y,S,N){const Y=S.
status===void 0?"":` (${S.status})`;return new l.GQ("unexpected_response",`The answer to ${S.method} ${S.path}${Y} ${y}`,{remedy:N===void 0?"Check that the addr\
ess is the service itself. If it is, its answers have a shape that Slipway does not know.":`Check that base-url is the control plane. If it is, say where the va\
lue is in a map (input api-map):
${N}
"slipway doctor --write slipway-api.yml" writes a map to start from.`,call:{...S,outcome:"unknown",unclear:!0}})}function te(y,S,N){return`answers:
  ${y}:
    ${S}: ${K(N)}`}function fe(y){if(y===void 0)return"it is empty.";if(Array.isArray(y))return`it is a list of ${y.length}.`;if(!(0,p.Gv)(y))return`it is ${y===
null?"null":`a ${typeof y}`}.`;const S=Te(y,0),N=S.slice(0,30).join(", ");return S.length===0?"it is an empty object.":`it has: ${N}${S.length>30?", \u2026":""}\
.`}function Te(y,S){return!(0,p.Gv)(y)||S>w.sX?[]:Object.entries(y).flatMap(([N,Y])=>[(0,b.Ow)(N,40),...Te(Y,S+1).map(re=>`${(0,b.Ow)(N,40)}.${re}`)])}}),8438:((c,L,u)=>{
u.d(L,{sX:()=>h,wy:()=>v});var l=u(5807);const p={label:"app",names:(0,l.aL)("app application"),kin:(0,l.aL)("site service website webapp staticsite"),lists:(0,l.
aL)("apps applications sites services")},b={label:"deployment",names:(0,l.aL)("deploy deployment"),kin:(0,l.aL)("job build release run rollout revision"),lists:(0,l.
aL)(`
    deployments deploys jobs builds releases runs rollouts revisions jobsummaries deploymentsummaries
  `)},w={label:"environment",names:(0,l.aL)("environment env"),kin:[],lists:(0,l.aL)("environments envs")},v=(0,l.aL)("data result item response payload body co\
ntent node embedded"),h=2,E=(0,l.aL)("attributes properties metadata"),k=(0,l.aL)("items data results result list records entries values value nodes edges"),C=(0,l.
aL)("errors messages warnings notices included links"),R=(0,l.aL)("id uid uuid guid"),F=(0,l.aL)(`
  status state readystate currentstatus currentstate
  deploymentstatus deploystatus deploymentstate deploystate jobstatus jobstate
`),z=(0,l.aL)("phase deploymentphase"),x=(0,l.aL)("state status phase name value"),K=(0,l.aL)("conclusion result outcome"),Z=(0,l.aL)("stage step currentstage c\
urrentstep stagename"),j=(0,l.aL)(`
  url publicurl liveurl siteurl appurl sslurl productionurl primaryurl weburl
  deploymenturl deployurl deploysslurl previewurl
  defaultingress defaultdomain defaulthostname livedomain hostname host domain fqdn
`),g=(0,l.aL)("urls domains hostnames aliases status links endpoints"),D=(0,l.aL)("branch gitbranch branchname sourcebranch gitref ref githubcommitref headbranc\
h"),M=(0,l.aL)("repository repo repositoryurl repourl gitrepository gitrepo giturl"),W=(0,l.aL)("branch productionbranch gitbranch repobranch"),G=(0,l.aL)(`
  commit commitsha commitid commithash commitref sha gitsha gitcommit gitcommitsha
  revision sourceversion githubcommitsha headsha
`),ee=(0,l.aL)("source git gitsource meta trigger deploymenttrigger metadata commit"),de=(0,l.aL)(`
  createdat created createdon creationtime createtime createdtime createdtimeutc
  creationtimestamp datecreated insertedat queuedat starttime startedat timestamp
`),le=(0,l.aL)("supersededby replacedby"),I=(0,l.aL)("nextcursor cursor nextpagetoken nexttoken endcursor continue next"),U=(0,l.aL)("pagination paging page pag\
einfo meta metadata resultinfo links"),te=(0,l.aL)("next nextlink nexturl nextpage")}),8010:((c,L,u)=>{u.a(c,async(l,p)=>{try{var b=u(8168),w=u(2195),v=u(1781),
h=u(3445),E=u(336);const k=(0,b.c)();await(0,w.N)({run:k,runner:(0,v.Aq)(k.summaryFile),fetch:await(0,h.i)(process.env),clock:E.ml,random:Math.random}),p()}catch(k){
p(k)}},1)})},En={};function Q(c){var L=En[c];if(L!==void 0)return L.exports;var u=En[c]={id:c,loaded:!1,exports:{}},l=!0;try{_t[c](u,u.exports,Q),l=!1}finally{l&&
delete En[c]}return u.loaded=!0,u.exports}Q.m=_t,typeof Q<"u"&&(Q.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?
1:0,-1)+"/"),(()=>{var c=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",L=typeof Symbol=="function"?Symbol("webpack exports"):"__webpac\
k_exports__",u=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",l=b=>{b&&b.d<1&&(b.d=1,b.forEach(w=>w.r--),b.forEach(w=>w.r--?w.r++:w()))},
p=b=>b.map(w=>{if(w!==null&&typeof w=="object"){if(w[c])return w;if(w.then){var v=[];v.d=0,w.then(k=>{h[L]=k,l(v)},k=>{h[u]=k,l(v)});var h={};return h[c]=k=>k(v),
h}}var E={};return E[c]=k=>{},E[L]=w,E});Q.a=(b,w,v)=>{var h;v&&((h=[]).d=-1);var E=new Set,k=b.exports,C,R,F,z=new Promise((x,K)=>{F=K,R=x});z[L]=k,z[c]=x=>(h&&
x(h),E.forEach(x),z.catch(K=>{})),b.exports=z,w(x=>{C=p(x);var K,Z=()=>C.map(g=>{if(g[u])throw g[u];return g[L]}),j=new Promise(g=>{K=()=>g(Z),K.r=0;var D=M=>M!==
h&&!E.has(M)&&(E.add(M),M&&!M.d&&(K.r++,M.push(K)));C.map(M=>M[c](D))});return K.r?j:Z()},x=>(x?F(z[u]=x):R(k),l(h))),h&&h.d<0&&(h.d=0)}})(),(()=>{var c=Object.
getPrototypeOf?u=>Object.getPrototypeOf(u):u=>u.__proto__,L;Q.t=function(u,l){if(l&1&&(u=this(u)),l&8||typeof u=="object"&&u&&(l&4&&u.__esModule||l&16&&typeof u.
then=="function"))return u;var p=Object.create(null);Q.r(p);var b={};L=L||[null,c({}),c([]),c(c)];for(var w=l&2&&u;typeof w=="object"&&!~L.indexOf(w);w=c(w))Object.
getOwnPropertyNames(w).forEach(v=>b[v]=()=>u[v]);return b.default=()=>u,Q.d(p,b),p}})(),Q.d=(c,L)=>{for(var u in L)Q.o(L,u)&&!Q.o(c,u)&&Object.defineProperty(c,
u,{enumerable:!0,get:L[u]})},Q.f={},Q.e=c=>Promise.all(Object.keys(Q.f).reduce((L,u)=>(Q.f[u](c,L),L),[])),Q.u=c=>""+c+".index.js",Q.o=(c,L)=>Object.prototype.hasOwnProperty.
call(c,L),Q.r=c=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(c,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(c,"__esModule",{value:!0})},
Q.nmd=c=>(c.paths=[],c.children||(c.children=[]),c),(()=>{var c={792:0},L=u=>{var{ids:l,modules:p,runtime:b}=u,w,v,h=0;for(w in p)Q.o(p,w)&&(Q.m[w]=p[w]);for(b&&
b(Q);h<l.length;h++)v=l[h],Q.o(c,v)&&c[v]&&c[v][0](),c[l[h]]=0};Q.f.j=(u,l)=>{var p=Q.o(c,u)?c[u]:void 0;if(p!==0)if(p)l.push(p[1]);else{var b=import("./"+Q.u(u)).
then(L,w=>{throw c[u]!==0&&(c[u]=void 0),w}),b=Promise.race([b,new Promise(w=>p=c[u]=[w])]);l.push(p[1]=b)}}})();var wt=Q(8010);wt=await wt;

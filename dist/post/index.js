const K=process.getBuiltinModule;var jt={9896:(c=>{c.exports=K("fs")}),4589:(c=>{c.exports=K("node:assert")}),6698:(c=>{c.exports=K("node:async_hooks")}),4573:(c=>{
c.exports=K("node:buffer")}),7598:(c=>{c.exports=K("node:crypto")}),3053:(c=>{c.exports=K("node:diagnostics_channel")}),8474:(c=>{c.exports=K("node:events")}),3024:(c=>{
c.exports=K("node:fs")}),7067:(c=>{c.exports=K("node:http")}),2467:(c=>{c.exports=K("node:http2")}),7030:(c=>{c.exports=K("node:net")}),643:(c=>{c.exports=K("no\
de:perf_hooks")}),1792:(c=>{c.exports=K("node:querystring")}),99:(c=>{c.exports=K("node:sqlite")}),7075:(c=>{c.exports=K("node:stream")}),7830:(c=>{c.exports=K(
"node:stream/web")}),1692:(c=>{c.exports=K("node:tls")}),3136:(c=>{c.exports=K("node:url")}),7975:(c=>{c.exports=K("node:util")}),3429:(c=>{c.exports=K("node:ut\
il/types")}),5919:(c=>{c.exports=K("node:worker_threads")}),8522:(c=>{c.exports=K("node:zlib")}),857:(c=>{c.exports=K("os")}),8168:((c,A,u)=>{u.d(A,{c:()=>I});var l=u(
3024);const p=K("node:path");var _=u(8302);const y={mode:{kind:"choice",choices:["deploy","check","close"],default:"deploy"},"base-url":{kind:"text"},org:{kind:"\
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
kind:"number",default:"16"},"kvs-verify":{kind:"boolean",default:"false"},"kvs-prune-file":{kind:"path"},"dry-run":{kind:"boolean",default:"false"}},T=new Map(Object.
entries(y)),m=Object.keys(y).filter(S);function S(w){return Object.hasOwn(y,w)}const k=null;function N(w){const D=m.map(j=>{const R=T.get(j)?.default??"";return[
j,w[j]||(R.startsWith("${{")?"":R)]});return Object.fromEntries(D)}function I(w=process.env){const D=w.GITHUB_WORKSPACE||process.cwd();return{raw:G(w),context:H(
w,D),summaryFile:w.GITHUB_STEP_SUMMARY||void 0,saved:w.STATE_slipway??"",readFile:j=>(0,l.readFileSync)((0,p.resolve)(D,j),"utf8")}}function G(w){const D={};for(const j of m){
const R=w[`INPUT_${j.toUpperCase()}`]?.trim();R&&(D[j]=R)}return N(D)}function H(w,D){const j=w.GITHUB_REPOSITORY||void 0,R=Z(w.GITHUB_EVENT_PATH),Y=w.GITHUB_SERVER_URL||
"https://github.com",[ee,te]=[w.ACTIONS_ID_TOKEN_REQUEST_URL,w.ACTIONS_ID_TOKEN_REQUEST_TOKEN],v=M(M(R,"pull_request"),"head"),x=C(M(R,"pull_request"),j);return{
serverUrl:Y,apiUrl:w.GITHUB_API_URL||"https://api.github.com",repository:j,refName:w.GITHUB_REF_NAME||void 0,sha:U(v.sha)??(w.GITHUB_SHA||void 0),eventName:w.GITHUB_EVENT_NAME||
void 0,pullRequest:x,fork:x?.fork===!0||W(M(R,"workflow_run"),j),selfHosted:w.RUNNER_ENVIRONMENT!=="github-hosted",dependabot:w.GITHUB_ACTOR==="dependabot[bot]",
idTokenRequest:ee&&te?{url:ee,token:te}:void 0,runUrl:j&&w.GITHUB_RUN_ID?`${Y}/${j}/actions/runs/${w.GITHUB_RUN_ID}`:void 0,workspace:D}}function C(w,D){const j=M(
w,"head"),R=U(j.ref);if(typeof w.number!="number"||R===void 0)return;const Y=U(M(j,"repo").full_name);return{number:w.number,headRepository:Y,headBranch:R,fork:Y?.
toLowerCase()!==D?.toLowerCase()}}function W(w,D){return w.id===void 0?!1:U(M(w,"head_repository").full_name)?.toLowerCase()!==D?.toLowerCase()}function Z(w){if(!w)
return{};try{const D=JSON.parse((0,l.readFileSync)(w,"utf8"));return(0,_.Gv)(D)?D:{}}catch{return{}}}function M(w,D){const j=w[D];return(0,_.Gv)(j)?j:{}}function U(w){
return typeof w=="string"&&w!==""?w:void 0}}),2221:((c,A,u)=>{u.d(A,{N:()=>Hs});var l=u(8302),p=u(5807),_=u(3739);function y(e){return{kind:"command",command:e,
input:"id-token-command",description:"ID token from a command",obtain:(t,n)=>T(e,n)}}async function T(e,{run:t,onSecret:n}){const s=(a,f)=>new _.GQ("token_comma\
nd_failed",`The command of id-token-command ${a}`,{input:"id-token-command",remedy:"Run the command by itself; it must print nothing but the ID token on its sta\
ndard output and exit 0.",cause:f}),{exitCode:r,stdout:o}=await t(e).catch(a=>{throw s("could not be started",a)}),i=o.trim();if(i!==""&&n(i),r!==0)throw s(`end\
ed with exit code ${r}`);if(i==="")throw s("printed nothing");if(/\s/.test(i))throw s("printed more than one word: an ID token has no spaces and no line ends");
return i}function m(e){return{...e,kind:"github",input:"id-token-audience",mayLackEmail:!0,description:e.audience?`GitHub OIDC, for ${e.audience}`:"GitHub OIDC",
async obtain(t,{onSecret:n}){const{githubToken:s}=await u.e(899).then(u.bind(u,9206));return s(e,t,n)}}}const S="SLIPWAY_TOKEN";function k(e){return{...N(e),input:S,
description:`token of ${S}`}}function N(e){const t=e.trim();return{kind:"given",token:t,input:"id-token",description:"ID token as given",renewable:!1,async obtain(n,{
onSecret:s}){return s(t),t}}}function I(e){return{...e,kind:"exchange",input:"token-exchange-url",description:`GitHub OIDC, exchanged at ${new URL(e.url).host}`,
async obtain(t,{onSecret:n}){const{exchangedToken:s}=await u.e(899).then(u.bind(u,8427));return s(e,t,n)}}}var G=u(1619);const H={characters:80,candidates:1e3,shown:3};
function C(e,t){const n=M(e);if(n===""||e.length>H.characters)return[];const s=t.slice(0,H.candidates).filter(o=>o!==e&&o.length<=H.characters).flatMap(o=>{const i=D(
n,M(o)),a=w(e)===w(o)?Math.min(i??U,U):i;return a===void 0?[]:[{each:o,points:a}]}),r=Math.min(...s.map(({points:o})=>o));return s.sort((o,i)=>o.points-i.points).
filter(({points:o})=>o<=r+1).slice(0,H.shown).map(({each:o})=>o)}function W(e,t){return C(e,t).filter(n=>j(e,n)<=Math.max(1,Math.floor(Math.min(e.length,n.length)/
8)))}function Z(e,t){const[n]=C(e.trim(),t);return n===void 0?"":`; did you mean "${n}"?`}function M(e){return e.toLowerCase().replace(/[-_.:\s]/g,"")}const U=1;
function w(e){return/^[^:]{1,40}(?=:)/.exec(e)?.[0]??`${e}:`}function D(e,t){if(e===t)return 0;const n=Math.max(1,Math.floor(Math.min(e.length,t.length)/3)),s=j(
e,t);if(s<=n)return s;const[r,o]=e.length<t.length?[e,t]:[t,e];if(r.length>=4&&(o.startsWith(r)||o.endsWith(r)))return n+1}function j(e,t){let n=[],s=Array.from(
{length:t.length+1},(r,o)=>o);for(let r=1;r<=e.length;r++){const o=[r];for(let i=1;i<=t.length;i++){const a=e[r-1]===t[i-1],f=r>1&&i>1&&e[r-1]===t[i-2]&&e[r-2]===
t[i-1];o[i]=Math.min((s[i]??0)+1,(o[i-1]??0)+1,(s[i-1]??0)+(a?0:1),f?(n[i-2]??0)+1:Number.POSITIVE_INFINITY)}[n,s]=[s,o]}return s[t.length]??0}function R(e,t,n){
return new SlipwayError("invalid_input",`${e}: ${t}`,{input:e,remedy:n})}function Y(e,t,n){return new SlipwayError("missing_input",`${e} is missing: ${t}`,{input:e,
remedy:n})}function ee(e,t){switch(e.trim().toLowerCase()){case"true":return!0;case"false":return!1;default:throw R(t,`"${v(e)}" is neither true nor false`,"Wri\
te true or false.")}}function te(e,t,n){const s=t.find(o=>o===e.trim().toLowerCase());if(s!==void 0)return s;const r=t.map(o=>`"${o}"`).join(", ");throw R(n,`"${v(
e)}" is not one of ${r}${didYouMean(e,t)}`,`Write one of ${r}.`)}function v(e){const t=e.replace(/\s+/g," ").trim();return t.length>60?`${t.slice(0,57)}\u2026`:
t}class x{#e=[];try(t,n){try{return t()}catch(s){const r=asSlipwayError(s);if(r.code==="internal")throw s;return this.#e.push(r),n}}add(t){this.#e.push(t)}throwIfAny(){
const t=z(this.#e);if(t)throw t}}function z(e){const[t,...n]=e.flatMap(s=>[s.with({also:[]}),...s.also]);return t?.with({also:n})}function re(e,t){const n=B(e),
[s,r]=n;if(s&&r)throw invalid(r,`${s} is given as well, and a run has one identity`,`Leave out one of: ${n.join(", ")}.`);return q(e),s===void 0?t.identity??De(
e,t):ie[s](e,t)}const ie={"id-token":e=>N(e["id-token"]),"id-token-command":e=>y(e["id-token-command"]),"token-exchange-url":E("token-exchange-url",(e,t)=>I({url:(0,G.
Jb)(t["token-exchange-url"],"token-exchange-url").href,audience:t["token-exchange-audience"]||void 0,clientID:t["token-exchange-client-id"]||void 0,subject:e})),
"id-token-audience":E("id-token-audience",m)},g=Object.keys(ie).filter(e=>Object.hasOwn(ie,e));function E(e,t){return(n,s)=>{const{url:r,token:o}=s.idTokenRequest??
{};if(r===void 0||o===void 0)return xe(e,n,s);const i=n["id-token-audience"]||void 0;return t({requestUrl:r,requestToken:o,audience:i,permissions:Ue(n,s)},n)}}const P=g.
filter(e=>e!=="id-token-audience");function B(e){const t=g.filter(n=>e[n].trim()!=="");return t.includes("token-exchange-url")?t.filter(n=>n!=="id-token-audienc\
e"):t}function q(e){if(e["token-exchange-url"]!=="")return;const t=["token-exchange-audience","token-exchange-client-id"].find(n=>e[n]!=="");if(t)throw missing(
"token-exchange-url",`${t} means nothing without it`,"Give the token endpoint.")}const me="Give one of: id-token-audience with token-exchange-url (the usual way\
), id-token, id-token-command, or id-token-audience alone.";function De(e,t){if(Ne(t))return xe("id-token",e,t);throw missing("id-token-audience","no input prov\
ides an ID token",me)}function Ne(e){return e.dependabot||e.pullRequest?.fork===!0}function xe(e,t,n){const s=Ue(t,n);return new _.GQ("no_id_token",`This run ca\
n have no ID token: ${Pe(n)}`,{input:e,remedy:Ne(n)?`${Ce}
${s}`:`Add to the job, and to the calling workflow if this one is reusable:
${s}`})}function Pe(e){return e.pullRequest?.fork?"a pull request from a fork gets neither secrets nor GitHub's OIDC":e.dependabot?"Dependabot's runs get neithe\
r secrets nor GitHub's OIDC":"the job lacks the permission id-token: write"}const Ce=`Try such pull requests without credentials, by "mode: check", or let them \
pass by "on-no-token: skip".
If the run may have a token (not on forks), the job needs:`;function $e({idToken:e,records:t,pullRequest:n,comment:s}){return["permissions:",...["contents: read",
...t?["deployments: write"]:[],...e?["id-token: write"]:[],...t&&n?[`pull-requests: ${s?"write":"read"}`]:[]].map(o=>`  ${o}`)].join(`
`)}function Ue(e,{pullRequest:t}){const n=e.comment.trim().toLowerCase()!=="false",s=e["github-token"].trim()!=="";return $e({idToken:!0,records:s,pullRequest:t!==
void 0,comment:n})}const Oe=["queued","in_progress","success","failure","error","inactive"],je=140,he=100,Ge=30;function ce(e){const{repository:t,apiUrl:n}=e.context;
if(t===void 0)return;const[s="",r=""]=t.split("/");let o;const i=()=>(o??=Promise.all([u.e(452),u.e(994)]).then(u.bind(u,5994)).then(({createGitHubClient:a})=>a(
{...e,apiUrl:n})),o);return new d({owner:s,repo:r},e.context,i)}class d{name="GitHub";#e;#t;#s;constructor(t,n,s){this.#e=t,this.#t=n,this.#s=s}async#n(t,n){return(await this.#s()).
ask(t,n)}async remembered(t,n,s){const r=await this.#s(),o={...this.#e,environment:t,task:"deploy",per_page:he},i=r.pages("read GitHub's deployments",({paginate:h,
rest:$})=>h.iterator($.repos.listDeployments,o)),a=[];let f=0;for await(const h of i)if(a.push(...h.flatMap($=>Q($,n))),f+=h.length,h.length<he||f>=s||a.length>
0)break;return a}async record({environment:t,description:n,memo:s}){const r=await this.#n("record a GitHub deployment",({rest:o})=>o.repos.createDeployment({...this.#e,
ref:s.commit,task:"deploy",auto_merge:!1,required_contexts:[],payload:{slipway:1,...s},environment:t,description:L(n),transient_environment:s.pullRequest!==void 0,
production_environment:t==="production"}));return(0,l.Gv)(r)&&Number.isSafeInteger(r.id)?String(r.id):void 0}async setState(t,{state:n,description:s,url:r,logUrl:o}){
await this.#n("set a GitHub deployment's status",({rest:i})=>i.repos.createDeploymentStatus({...this.#e,deployment_id:Number(t),state:n,description:L(s),auto_inactive:!1,
...(0,l.Eb)({environment_url:r,log_url:o})}))}async statusOf(t){const n={...this.#e,deployment_id:Number(t),per_page:1},s=await this.#n("read a GitHub deploymen\
t's status",({rest:i})=>i.repos.listDeploymentStatuses(n)),r=Array.isArray(s)?s[0]:void 0,o=(0,l.Gv)(r)?b(r.state):void 0;if(!(!(0,l.Gv)(r)||o===void 0))return{
state:o,url:typeof r.environment_url=="string"?r.environment_url:void 0}}async comment(t,n,s,r){const o=`<!-- slipway ${n} -->`,i=`${o}
${s}`,a={...this.#e,issue_number:t},f=await this.#i(a,o);if(f===void 0){if(r==="amend")return;await this.#n("write the comment",({rest:h})=>h.issues.createComment(
{...a,body:i}))}else f.body!==i&&await this.#n("update the comment",({rest:h})=>h.issues.updateComment({...this.#e,comment_id:f.id,body:i}))}async#i(t,n){const s=await this.#s();
let r,o=0;const i=s.pages("read the comments",({paginate:a,rest:f})=>a.iterator(f.issues.listComments,{...t,per_page:he}));for await(const a of i){for(const f of a.
flatMap(O).filter(h=>h.body.startsWith(n))){r??=this.#o();const h=await r;if(h===""?f.isBot:f.login===h)return f}if(o+=1,a.length<he||o===Ge)break}}async#o(){try{
const t=await this.#n("read the token's user",({rest:n})=>n.users.getAuthenticated());return(0,l.Gv)(t)&&typeof t.login=="string"?t.login:""}catch{return""}}async isClosed(t){
const n=await this.#n("read the pull request",({rest:s})=>s.pulls.get({...this.#e,pull_number:t}));return(0,l.Gv)(n)&&n.state==="closed"}permissions({comment:t}){
const{idTokenRequest:n,pullRequest:s}=this.#t,[r,o]=[n!==void 0,s!==void 0];return $e({idToken:r,records:!0,pullRequest:o,comment:t})}}function O(e){if(!(0,l.Gv)(
e)||!Number.isSafeInteger(e.id)||typeof e.body!="string")return[];const t=(0,l.Gv)(e.user)?e.user:{};return typeof t.login!="string"?[]:[{id:Number(e.id),body:e.
body,login:t.login,isBot:t.type==="Bot"}]}function b(e){return e==="pending"?"queued":Oe.find(t=>t===e)??(e===void 0?void 0:"inactive")}function L(e){return(0,p.
Ow)(e,je)}function Q(e,t){if(!(0,l.Gv)(e)||!Number.isSafeInteger(e.id))return[];const{id:n,payload:s}=e,r=typeof s=="string"?(0,l.U4)(s):s;if(!(0,l.Gv)(r)||r.slipway!==
1||r.app!==t)return[];const{appID:o,deployID:i,commit:a,pullRequest:f}=r;return[{app:t,id:String(n),appID:se(o),deployID:se(i),commit:se(a),pullRequest:typeof f==
"number"&&Number.isSafeInteger(f)?f:void 0}]}function se(e){return typeof e=="string"&&/^[\w.:-]{1,128}$/.test(e)?e:void 0}var de=u(8474);function ge(e){return async(t,n)=>{
const s=new URL(t instanceof Request?t.url:t);if(!(s.protocol==="http:"&&s.hostname.endsWith(".localhost")&&!n?.body))return e(t,n);const{method:o="GET",signal:i}=n??
{},a={...Object.fromEntries(new Headers(n?.headers)),host:s.host},f=await fe(s,{hostname:"127.0.0.1",method:o,headers:a,signal:i??void 0}),h=[];for await(const ne of f.
body??[])h.push(ne);const{status:$,headers:F}=f,J=$===204||$===304?null:Buffer.concat(h);return new Response(J,{status:$,headers:[...F]})}}function ke(e){return(t,n)=>t.
protocol==="http:"&&isLoopbackHost(t.hostname)?fe(t,n):e(t,n)}function fe(e,{hostname:t,method:n,headers:s,body:r,signal:o}){const{request:i}=process.getBuiltinModule(
"node:http");return new Promise((a,f)=>{const h={method:n,headers:{...s},auth:void 0,...(0,l.Eb)({hostname:t,signal:o})},$=i(e,h,F=>{const J=new Map(Object.entries(
F.headers).map(([Je,Fs])=>[Je,[Fs].flat().join(", ")])),ne={get:Je=>J.get(Je.toLowerCase())??null,[Symbol.iterator]:()=>J.entries()};a({status:F.statusCode??0,headers:ne,
body:F})});$.on("error",f),$.end(r)})}const ae=["success","failure","cancelled","pending"],ye={success:(0,p.aL)(`
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
  `)},Bt=new Map(ae.flatMap(e=>ye[e].map(t=>[t,e])));function et(e){return e.toLowerCase().replace(/[\s_-]/g,"")}const Ht=null;function Vs(e,t=new Map){const n=et(
e);return t.get(n)??Bt.get(n)??Ht.find(([,s])=>s.test(n))?.[0]}var tt=u(9127),Ks=u(1787),Ys=u(86),zs=u(8438);function qs(e,t,n,s){if(Array.isArray(e))return{entries:e,
around:[]};const r=`list of ${t.label}s`,o=layersIn(e,t.lists);for(const i of o){const[a,...f]=Wt(i,t);if(a===void 0)continue;if(f.length===0)return{entries:a.entries,
around:o};const h=[a,...f].map(({path:$})=>$);throw ambiguous(r,h,n,mapLine(s,"list",a.path))}throw missing(r,e,n,mapLine(s,"list",t.lists[0]??"$"))}function Wt(e,t){
const n=Object.keys(e.value).map(normalName),s=t.names.map(o=>`${o}s`),r=[...LISTS,...ENVELOPES];for(const o of[s,t.lists,r,n]){const i=o.filter(h=>!OTHER_LISTS.
includes(h)),a=membersOf(e,i).flatMap(({path:h,member:$})=>Array.isArray($)?[{path:h,entries:$}]:[]);if(a.length>0)return a;if((o===s||o===t.lists)&&o.some(h=>e.
fields.get(h)===null))return[{path:"",entries:[]}]}return[]}function Qs({around:e,entries:t}){for(const{fields:n}of e)for(const s of[n,...CURSOR_HOLDERS.map(r=>fieldsOf(
n.get(r)))]){if(["hasmore","hasnextpage"].some(o=>s.get(o)===!1))return;const r=text(s,...CURSORS);if(r!==void 0&&!/^(?:https?:\/)?\//.test(r))return r}return Ft(
e)??Vt(t)}function Ft(e){for(const{fields:t}of e){const n=fieldsOf(t.get("links"));for(const s of[t,n,fieldsOf(n.get("pages"))])for(const r of NEXT_LINKS){const o=s.
get(r),i=isObject(o)?text(fieldsOf(o),"href"):text(s,r),a=i===void 0?null:URL.parse(i,"https://next.invalid"),f=a?.searchParams.get("cursor")??a?.searchParams.get(
"page[cursor]");if(f)return f}}}function Vt(e){const t=e.map(n=>isObject(n)?text(fieldsOf(n),"cursor"):void 0);return t.every(n=>n!==void 0)?t.at(-1):void 0}class pe{candidates;constructor(t){
this.candidates=t}get paths(){return this.candidates.map(({path:t})=>t)}}function Te(e,t,n){const s=layersIn(e,t.names),[r]=s;if(n?.has("id")){const i=text(n,"i\
d");return i===void 0?void 0:_e(i,r)}if(r===void 0)return;const o=ve(s,t,!rn(r,t));return o===void 0?Te(Qt(r,t),t):o.id instanceof pe?o.id:_e(o.id,o.layer,t)}function Xs(e,t,n){
if(n?.has("id")||!isObject(e))return Te(e,t,n);const s=layerAt("",e),r=ve([s],t);if(r===void 0)return Te(e,t)??Te(zt(s),t);if(r.id instanceof pe)return r.id;const o=memberLayer(
s,t.names),i=o&&ve([o],t);return o&&i===void 0&&Kt(o)?ve([s],t,!1)?_e(r.id,r.layer,t):void 0:i===void 0?_e(r.id,r.layer,t):i.id instanceof pe?i.id:i.id===r.id?_e(
r.id,r.layer,t):new pe([{path:"its own ID",value:r.id},{path:`the ID in ${o?.path}`,value:i.id}])}function Kt(e){const t=Yt(e);return[...STATUS,...PHASE].some(n=>t.
has(n))}function _e(e,t,n){const s=t&&n&&memberLayer(t,n.names),r=[t,s].flatMap(o=>o?Be(o):[]);return{id:e,fields:mergedFields(r.map(({fields:o})=>o)),layers:r}}
function Be(e){return[e,...SIDES.flatMap(t=>memberLayer(e,[t])??[])]}function Yt(e){return mergedFields(Be(e).map(({fields:t})=>t))}function zt({value:e,fields:t}){
const n=Object.values(e).filter(isObject);return n.length===1&&nt(t,n[0])?n[0]:void 0}const qt=new Set((0,p.aL)("cursor success ok errors messages message warni\
ngs links meta etag"));function nt(e,t){return[...e].every(([n,s])=>s===t||qt.has(n))}function Qt({value:e,fields:t},{label:n,names:s,kin:r}){const o=Object.entries(
e).filter(([f,h])=>{const $=normalName(f);return(r.includes($)||[...s,...r].some(J=>$===`${J}summary`))&&isObject(h)}),[i]=o;return o.length===1&&(n==="app"||nt(
t,i?.[1]))?i?.[1]:void 0}function ve(e,t,n=!0){const s=e.findIndex(h=>memberLayer(h,t.names)!==void 0),r=s>0?e.slice(0,s):e,o=(h,$)=>h.flatMap(F=>$.map(J=>F+J)),
i=o(t.names,[...ID_WORDS,"number"]),a=h=>{for(const $ of h===i?e:r)for(const F of Xt($)){const J=Zt(Jt(F,h));if(J!==void 0)return{id:typeof J=="string"?en(J):J,
layer:$}}};for(const h of n?[i,ID_WORDS,o(t.kin,ID_WORDS)]:[i]){const $=a(h);if($)return $}const f=tn(r,t);if(f!==void 0||!n)return f;for(const h of[t.names,["n\
umber",...o(t.kin,["number"])]]){const $=a(h);if($&&($.id instanceof pe||/^[\w.:~-]{1,200}$/.test($.id)))return $}}function Xt(e){return st(e)===void 0?Be(e):[e]}
function st(e){const t=memberLayer(e,["metadata"]);return t&&isObject(e.value.status)?text(t.fields,"name"):void 0}function Jt(e,t){return membersOf(e,t).flatMap(
({path:n,member:s})=>{const r=textOf(s);return r===void 0?[]:[{path:n,value:r}]})}function Zt(e){return new Set(e.map(({value:n})=>n)).size>1?new pe(e):e[0]?.value}
function en(e){return e.includes("/")?e.split("/").findLast(t=>t!=="")??e:e}function tn(e,t){for(const n of e){const s=["links","link"].map(a=>memberLayer(n,[a])).
find(Boolean),i=[s&&(text(fieldsOf(s.fields.get("self")),"href")??text(s.fields,"self")),...["name","selflink","self","href"].map(a=>text(n.fields,a))].flatMap(
a=>nn(a,t)??[])[0]??st(n);if(i!==void 0)return{id:i,layer:n}}}function nn(e,t){const[n=""]=(e??"").split(/[?#]/,1),[s="",r=""]=n.replace(/\/$/,"").split("/").reverse();
return/^[\w.~-]+$/.test(s)&&[...t.lists,...t.kin.map(i=>`${i}s`)].includes(normalName(r))?s:void 0}const sn=/^(?:app|application|site|project|service|environment|event|user|team|account|organization)s?$/i;
function rn({fields:e,value:t},n){if(n.label!=="deployment")return!1;const s=text(e,"type","kind","object","resourcetype")??"",r=Object.entries(t).some(([o,i])=>{
const a=normalName(o);return n.names.some(h=>a.endsWith(h)&&a!==h)&&isObject(i)&&fieldsOf(i).has("id")});return sn.test(s)||r}function rt(e){return t=>(0,l.KH)(
t,e)?t:void 0}const Js=e=>typeof e=="number"&&Number.isSafeInteger(e)&&e>=0?e:void 0,Zs=e=>e===!0?!0:void 0,er=e=>e===!0;function on(e){return t=>e.find(n=>n===
t)}function ot(e){return t=>t===null?null:e(t)}function an(e,t){return n=>{if(!Array.isArray(n)||n.length>e)return;const s=n.map(t).filter(r=>r!==void 0);return s.
length===n.length?s:void 0}}function un(e,t={}){const n=Object.entries({...t,...e});return s=>{if(!(0,l.Gv)(s))return;const r={};for(const[o,i]of n){const a=i(s[o]);
if(a!==void 0)r[o]=a;else if(Object.hasOwn(e,o))return}return r}}function tr(e,t){return n=>{const s=isObject(n)?n[e]:void 0;if(typeof s!="string"||!Object.hasOwn(
t,s))return;const r=t[s]?.(n);return r&&{[e]:s,...r}}}const nr=5,dn=500;function sr({message:e}){return`The build ended with 0 in spite of an error: ${e}`}const cn=[
"build_fault","type_detected","quota_near","cdn_behind","index_unanswered","index_empty","index_unfilled","dead_asset","dead_mention","unclosed_block","unproces\
sed_rule"],ln=10,rr=null,or={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},it=["api","web-ssr","sse"],
ir=["web-landing",...it],ar="detect";function ur(e){return it.some(t=>t===e)}const dr="us-east-2",cr="execute-api",lr="SERVICE_KVS_",fr=/^[A-Za-z_][A-Za-z0-9_]*$/,
pr=/^[a-z][a-z0-9_]{0,31}$/,mr=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,hr={bodyBytes:1024*1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,
failureLogLines:200,failureLogLine:2e3},gr={pageDefault:64*1024,pageMost:256*1024},yr={subject:200,author:100},fn={bytes:1024*1024,message:2e3,signal:20,findings:500,
file:1e3,findingMessage:1e3,findingCode:100,sourceLines:5,sourceLine:200},_r=an(ln,un({code:on(cn),file:ot(rt(fn.file)),line:ot(e=>typeof e=="number"&&Number.isSafeInteger(
e)&&e>0?e:void 0),message:rt(dn)})),pn=new Set((0,p.aL)("completed complete finished done ended stopped terminated")),mn=new Set((0,p.aL)(`
    queued building deploying uploading publishing activating provisioning initializing inprogress enqueued
  `)),hn=new Set((0,p.aL)("name branch ref title message description event trigger type kind label slug"));function wr(e,t,n){const s=e.filter(({path:ne})=>!/(?:^|\.)metadata$/i.
test(ne)),r=s.flatMap(ne=>Le(ne,PHASE)),o=s.flatMap(ne=>Le(ne,STATUS)),i=o.length>0?o:r,[a]=i;if(a===void 0)return;const[f,...h]=s.flatMap(ne=>Le(ne,CONCLUSION)).
filter(({value:ne})=>statusFamily(ne)!==void 0);if(f&&i.every(He)){if(h.every(ne=>we(ne)===we(f)))return f.value;throw Ie([...i,f,...h],t,n)}const $=we(a)==="su\
ccess";if(f&&$&&we(f)!=="success")throw Ie([a,f],t,n);const F=He(a)?s.flatMap(bn):[];if(!f&&F.length>0)throw Ie([a,...F],t,n);const J=$?[...r,...e.flatMap(yn).filter(
gn),...s.flatMap(wn)]:[];if(new Set([...i,...J].map(we)).size>1)throw Ie([...i,...J],t,n);return a.value}function br(e){return fittingMembers(e,(t,n)=>typeof n==
"string"?statusFamily(n)!==void 0:typeof n=="number"&&/(?:status|state|phase)(?:code|id)?$/.test(t))}function Ie(e,t,n){const s=[...new Set(e.map(({path:r})=>r))];
return ambiguous("deployment status",s,t,mapLine(n,"status",s[0]??"status"))}function we({value:e}){return statusFamily(e)??normalWord(e)}function He({value:e}){
return pn.has(normalWord(e))}function gn({value:e}){return(statusFamily(e)??"success")!=="success"}function yn(e){const t=Object.keys(e.value).map(normalName),n=t.
filter(i=>/(?:status|state|phase|stage|step)$/.test(i)),s=t.filter(i=>!n.includes(i)&&!hn.has(i)),r=membersOf(e,n).flatMap(({path:i,member:a})=>isObject(a)?Ae(layerAt(
i,a),Object.keys(a).map(normalName)):[]),o=({value:i})=>mn.has(normalWord(i));return[...Le(e,n),...[...Ae(e,s),...r].filter(o)]}function Le(e,t){return membersOf(
e,t).flatMap(({path:n,member:s})=>isObject(s)?_n(layerAt(n,s)):at(n,s))}function _n(e){const t=Ae(e,IN_STATUS),n=[...CONCLUSION,"status"].flatMap(s=>{const[r]=membersOf(
e,[s]);return r&&isObject(r.member)?Ae(layerAt(r.path,r.member),IN_STATUS):[]});return n.length>0&&t.every(He)?n:[...t,...n]}function Ae(e,t){return membersOf(e,
t).flatMap(({path:n,member:s})=>at(n,s))}function at(e,t){return typeof t=="string"&&t.trim()!==""?[{path:e,value:t}]:[]}function wn(e){return membersOf(e,words(
"success successful succeeded ok")).filter(({member:t})=>t===!1).map(({path:t})=>({path:t,value:"failed"}))}function bn(e){const t=membersOf(e,words("error erro\
rs errormessage failure failurereason failuremessage failureinfo")).filter(({member:s})=>Sn(s)),n=membersOf(e,["exitcode"]).filter(({member:s})=>typeof s=="numb\
er"&&s!==0);return[...t,...n].map(({path:s})=>({path:s,value:"failed"}))}function Sn(e){return typeof e=="string"?e.trim()!=="":Array.isArray(e)?e.length>0:isObject(
e)?Object.values(e).some(t=>t!==null&&t!==""):e===!0}const be=new Map;function oe(e,t,n){return e.has(t)?textOf(e.get(t)):n()}const Sr=(e,t,n,s)=>{assertTaken(e,
t);const r=s?.values??be,o=findRecord(e,APP,r)??findRecord({id:idAt(n?.location,APP)},APP);if(o===void 0)throw missing("app ID",e,t,Se("createApp",ct(e)));if(o instanceof
Undecided)throw ambiguous("app ID",o.paths,t,Se("createApp",o.paths));return ut(o,r,e)},Er=(e,t,n,s)=>{assertTaken(e,t);const r=s?.values??be,o=findRecord(e,APP,
r);if(!(o===void 0||o instanceof Undecided))return{...ut(o,r,e),buildCommand:text(o.fields,"buildcommand"),outputDirectory:text(o.fields,"outputdirectory"),region:text(
o.fields,"region")}},$r=(e,t)=>assertTaken(e,t);function ut({id:e,fields:t,layers:n},s,r){const o=(i,...a)=>oe(s,i,()=>text(t,...a));return{appID:e,name:o("name",
"name","appname"),type:o("type","type","apptype"),subdomain:o("subdomain","subdomain","subdomainvalue","generatedsubdomain"),state:o("state","state","status"),url:We(
s,n),...Re(fieldsOf(r),"configuration.type")&&{takesType:!0}}}function Re(e,t){const n=e.get("deploytakes");return Array.isArray(n)&&n.includes(t)}const Or=(e,t,n,s)=>{
assertTaken(e,t);const r=s?.values??be,o=findRecord(e,DEPLOYMENT,r)??findRecord({id:idAt(n?.location,DEPLOYMENT)},DEPLOYMENT);if(!(o===void 0||o instanceof Undecided||
lt(o.id,t)))return ft(o,r,En(o,r,t)??"pending")};function En(e,t,n){try{return oe(t,"status",()=>readStatus(e.layers,n,"deploy"))}catch(s){if(s instanceof SlipwayError)
return;throw s}}const kr=(e,t,n,s)=>{assertTaken(e,t);const r=s?.entries?{entries:[],around:isObject(e)?[layerAt("",e)]:[]}:findList(e,DEPLOYMENT,t,"listDeploym\
ents"),o=s?.entries??dt(r.entries),i=o.map(({entry:h,values:$})=>{const F=$n(h,$,t),J=oe($,"status",()=>readStatus(F.layers,t,"listDeployments"));return{record:F,
values:$,status:J}});if(i.length>0&&i.every(({status:h})=>h===void 0)){const[h="the.name.of.the.status"]=statusMembers(o[0]?.entry),$=mapLine("listDeployments",
"status",h);throw missing("deployment status in an entry",o[0]?.entry,t,$)}if(new Set(i.map(({record:h})=>h.id)).size<i.length)throw missing("ID of its own for \
each deployment: several entries have the same",void 0,t,Se("listDeployments",[]));const a=s?.values??be,f=oe(a,"cursor",()=>nextCursor(r));return{deployments:i.
map(({record:h,values:$,status:F})=>ft(h,$,F??"pending")),nextCursor:f,nextPage:f===void 0&&!a.has("cursor")?n?.nextPage:void 0}};function dt(e){return e.map(t=>({
entry:t,values:be}))}function $n(e,t,n){const s=findEntry(e,DEPLOYMENT,t);if(s instanceof Undecided){const r=Se("listDeployments",s.paths);throw ambiguous("depl\
oyment ID in an entry",s.paths,n,r)}if(s!==void 0&&!lt(s.id,n))return s;throw missing("deployment ID in an entry",e,n,Se("listDeployments",ct(e)))}function Se(e,t){
return mapLine(e,"id",t.find(n=>!n.includes(" "))??"the.name.of.the.id")}function ct(e){return fittingMembers(e,(t,n)=>/(?:id|key|name|number)$/.test(t)&&textOf(
n)!==void 0)}function lt(e,{path:t}){return t.split("/").includes(encodeURIComponent(e))}function ft({id:e,fields:t,layers:n},s,r){const i=[t,...SOURCES.map($=>fieldsOf(
t.get($)))].flatMap($=>[$,fieldsOf($.get("metadata"))]),a=$=>i.flatMap(F=>text(F,...$)??[])[0],f=text(t,...STAGE,"phase"),h=readSiteWarnings(t.get("warnings"))??
[];return{...h.length>0&&{warnings:h},deployID:e,status:r,stage:oe(s,"stage",()=>f===r?void 0:f),branch:oe(s,"branch",()=>pt(a(BRANCH))),commit:oe(s,"commit",()=>a(
COMMIT)??text(fieldsOf(t.get("commit")),"sha","id","hash")),url:We(s,n),createdAt:s.has("createdAt")?time(s,"createdAt"):time(t,...CREATED),supersededBy:oe(s,"s\
upersededBy",()=>text(t,...SUPERSEDED_BY))}}function pt(e){const t=e?.replace(/^refs\/heads\//,"");return t===void 0||/^[0-9a-f]{40}$/i.test(t)?void 0:t}const mt=(0,p.
aL)("name environmentname environment slug"),On=(e,t,n,s)=>(s?.entries??dt(findList(e,ENVIRONMENT,t,"listEnvironments").entries)).map(({entry:o,values:i})=>{const a=findEntry(
o,ENVIRONMENT,i),f=a instanceof Undecided?void 0:a,h=isObject(o)?layerAt("",o):void 0,$=f?.fields??(h?fieldsWithSides(h):new Map),F=typeof o=="string"?o:text($,
...mt);return{environmentID:oe(i,"id",()=>f?.id),name:oe(i,"name",()=>F),state:oe(i,"state",()=>text($,"state","status")),url:We(i,f?.layers??(h?withSides(h):[]))}}),
Tr=(e,t,n,s)=>{const r=On(e,t,n,s),o=isObject(e)?layersIn(e,APP.names):[],i=s?void 0:Tn(r)?.name,f=(i===void 0?[]:findList(e,ENVIRONMENT,t,"listEnvironments").entries).
filter(isObject).find(F=>text(fieldsOf(F),...mt)===i),h=[...o,...f?[layerAt("",f)]:[]],$=fieldsOf(e);return{environments:r,stored:h.map(kn).find(F=>F!==void 0),
takesConfiguration:Re($,"configuration"),takesEnv:Re($,"env"),takesType:Re($,"configuration.type")}};function kn({value:e,fields:t}){const[n,s]=[text(t,...REPOSITORY),
text(t,...APP_BRANCH)];if(n===void 0&&s===void 0)return;const r=t.get("variables"),o=Array.isArray(r)&&r.every(i=>typeof i=="string");return{repository:n,branch:pt(
s),state:text(t,"state","status"),variables:o?r:void 0,fields:e}}function Tn(e){return words("production prod live default main").flatMap(n=>e.find(s=>s.name?.toLowerCase()===
n)??[])[0]??(e.length===1?e[0]:void 0)}function We(e,t){const s=(e.has("url")?[new Map([["url",e.get("url")]])]:t.map(({fields:r})=>r)).flatMap(r=>[...URLS.flatMap(
o=>Fe(r.get(o))),...URL_HOLDERS.flatMap(o=>vn(r.get(o)))]);return s.find(r=>r.startsWith("https:"))??s[0]}function vn(e){if(isObject(e)){const n=fieldsOf(e);return[
...URLS,...words("web live site public production default")].flatMap(r=>Fe(n.get(r)))}if(!Array.isArray(e)||e.length!==1)return[];const[t]=e;return Fe(isObject(
t)?text(fieldsOf(t),...words("url name domain hostname host")):t)}function Fe(e){const t=webAddress(e),n=/\/api\/|\/(?:apps|applications|sites|deploys|deployments|builds)\/[^/]+\/?$/i.
test(t??"");return t===void 0||n?[]:[t]}async function vr(e,t,n,s){return Ee(e)??await In(t.appID,s)??Ee(t.url)??Ln(t,n)}async function In(e,t){const n=await t.
listEnvironments(e).catch(()=>[]);return Ee(productionOf(n)?.url)}function Ln(e,t){const n=t.urlTemplate;if(!(n?.includes("{subdomain}")&&!e.subdomain))return Ee(
n?.replaceAll("{subdomain}",e.subdomain??"").replaceAll("{app}",e.appID))}function Ee(e){if(!e)return;const t=URL.parse(e.includes("://")?e:`https://${e}`);return t&&
(t.protocol==="https:"||t.protocol==="http:")?t.href:void 0}const An=6e4,Rn=500,Mn=5e3,Dn=1e4,Nn="x-slipway-release",xn="x-slipway-error";async function Ir(e,t){
const n=t.clock.now();let s=Rn;for(let r=1;;r++){const o=await ht(e,t);if(o.kind==="page")return r;if(o.kind==="no-page")throw Cn(o.url,t.deployID);const i=t.clock.
now()-n;if(i+s>An){const a=`after ${formatDuration(i)} and ${r} tries`;throw new SlipwayError("verify_failed",`${e} ${o.words} ${a}`,{remedy:'Open the URL: a fi\
rst deploy may still wait for DNS. Set verify to "off" if the site is not public.'})}await t.clock.sleep(s,t.signal),s=Math.min(Mn,s*2)}}async function Pn(e,{fetch:t,
signal:n}){const s=Ee(e),r=s&&await ht(s,{fetch:t,signal:n,deployID:void 0}).catch(()=>{});return r!==void 0&&r!==""&&r.kind==="page"}function Cn(e,t){const n=URL.
parse(e)?.pathname??"/",s=n==="/"?"index.html":`page for ${n}`;return new SlipwayError("verify_failed",`${e} answers 404: the release ${t} has no ${s}`,{remedy:'\
Check that output-directory is the folder with the index.html of the site. If the site has none on purpose, set verify to "off".'})}async function ht(e,t){const{
fetch:n,signal:s,deployID:r,isFunction:o=!1}=t;try{const i=await n(e,{signal:AbortSignal.any([s,AbortSignal.timeout(Dn)])});await i.body?.cancel();const a=i.headers.
get(Nn);if(o&&r!==void 0&&a!==null&&a!==r)return{kind:"trouble",words:`is still answered by the release ${(0,p.Ow)(a,100)}`};const f=i.headers.get(xn);return i.
status<(o&&f===null?500:400)?{kind:"page"}:f!==null?{kind:"trouble",words:`answers ${i.status} (${(0,p.Ow)(f,60)})`}:i.status===404&&r!==void 0&&a===r?{kind:"no\
-page",url:i.url||e}:{kind:"trouble",words:`answers ${i.status}`}}catch(i){s.throwIfAborted();const a=i instanceof Error&&i.cause instanceof Error?i.cause:i;return{
kind:"trouble",words:`cannot be reached (${(0,_.bD)(a)})`}}}function X(e,t=300){const n=(0,p.Ow)(e,t).replaceAll("|","\u2502").trim();if(n==="")return"\u2013";const s="\
`".repeat(yt(n)+1),r=n.startsWith("`")||n.endsWith("`")?" ":"";return`${s}${r}${n}${r}${s}`}function Ve(e,t=2e3){const n=e.map(r=>(0,p.Ow)(r,t)),s="`".repeat(Math.
max(3,yt(n.join(`
`))+1));return[`${s}text`,...n,s].join(`
`)}const Un=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,jn=/^[0-9a-f]{7,40}\W*$/i,Gn=/(?:`[^`]+`|\S)+/g,Bn=new RegExp("^([\"'(]*)`([^`]+\
)`((?:'s|-\\p{L}+)?[.,:;!?)\"']*)$","u"),Hn=/^(["'(]*)(.*?)([.,:;!?)"']*)$/su;function le(e,t=1e3){const n=(0,p.Ow)(e,t).trim();return(n.endsWith("\u2026")&&n.split(
"`").length%2===0?`${n}\``:n).replace(Gn,r=>{const[,o="",i,a=""]=Bn.exec(r)??[];if(i!==void 0)return o+X(i)+a;if(Un.test(r)&&!jn.test(r))return r;const[,f="",h="",
$=""]=Hn.exec(r)??[];return f+X(h)+$})}function Ke(e){if(e===void 0||!URL.canParse(e))return;const{protocol:t,username:n,password:s,href:r}=new URL(e);if(!(!/^https?:$/.
test(t)||n!==""||s!==""||r.length>2e3))return`[${X(r)}](<${r.replace(/[<>\\]/g,encodeURIComponent)}>)`}function gt(e,t){const n=new Date(e).toISOString().slice(
0,16).replace("T"," "),s=t===void 0?"":` \xB7 [The run and its log](<${t}>)`;return`Updated ${n} UTC${s}`}function Wn(e,t){let n=t,s=e.length;for(;s>0&&(n-=Buffer.
byteLength((0,p.Ow)(e[s-1]??""))+1,!(n<0));)s--;return e.slice(s)}function yt(e){return Math.max(0,...[...e.matchAll(/`+/g)].map(t=>t[0].length))}function _t(e,t,n){
return`### \u26AA The preview ${X(e,200)} has ended

The pull request was closed. ${Fn(t)}

${n}
`}function Fn({last:e,until:t}){if(t!==void 0)return`Its app is deleted and answers 410. If the pull request is opened again before ${X(t,40)}, a deploy restore\
s it.`;const n=Ke(e?.url);return n===void 0||e?.answers===void 0?"The app was not deleted, so the last deployment may still answer.":e.answers?`The app was not \
deleted, so the last deployment still answers: ${n}`:`The last deployment does not answer any more: ${n}`}function Vn(e,t,n){return`### \u26AA ${X(e,200)} now s\
hows #${t}

The two pull requests share this app. A push to this one, or a re-run of its last deploy, shows it again.

${n}
`}function Lr(e){return`### \u{1F6D1} The preview ${code(e,200)} was left by this run before the end

Its GitHub deployment and its comment may still show it as active. Run the job again.
`}const Kn={rememberedAppID:void 0,attachTo:void 0},Yn=new Set(["queued","in_progress","error",void 0]);async function zn(e,t,n){const s=t.find(i=>i.appID!==void 0)?.
appID,r=t.find(i=>i.deployID!==void 0);if(!r||n===void 0||r.commit!==n)return{rememberedAppID:s,attachTo:void 0};const o=Yn.has((await e.statusOf(r.id))?.state);
return{rememberedAppID:s,attachTo:o?r.deployID:void 0}}const wt=10;async function qn(e,t){for(const n of t.slice(0,wt)){const s=await e.statusOf(n.id);if(s?.state===
"success")return{...n,url:s.url}}}const Qn=new Set(["success","in_progress","queued","error"]);async function bt(e,t,n){for(const s of t.slice(0,wt)){const r=await e.
statusOf(s.id);if(Qn.has(r?.state)&&(await e.setState(s.id,{state:"inactive",description:n,url:void 0,logUrl:void 0}),r?.state==="success"))return{...s,url:r.url}}}
const Xn={deployments:({name:e})=>`the ${e} deployment`,comment:()=>"the comment",closing:()=>"knowing whether the pull request was closed"},Jn={deployments:"de\
ployments",comment:"pull requests",closing:"pull requests"};function Ye({code:e,call:t}){return[401,403,404].includes(t?.status??0)&&e!=="rate_limited"}function Zn(e,t,n,s,r){
const o=`${n} without ${Xn[e](s)}: ${t.message}`;return Ye(t)?[o,`The job needs${e==="comment"?" (or set comment to false)":""}:
${s.permissions(r)}`]:[o,`Nothing needs to change if this was a passing fault of ${s.name}.`]}const es={settleMs:3e4,totalMs:3e4},ts={deploying:7e3,finishing:1e3},
ns=5e3,St="The pull request was closed",ss=300,rs=2e3,os=new Set(["queued","pending","created","waiting","scheduled","accepted"]);class is{#e;#t;#s;#n=Promise.resolve();#i=!1;#o=!1;#d=Promise.
withResolvers();#c=!1;#h="The deploy goes on";#g=new Set;#y=new Set;constructor(t){this.#e=t,this.#t=t.open}async recall(t,n){const{forge:s}=this.#e,r=this.#r("\
deployments",async()=>(this.#s=await s.remembered(this.#t.environment,this.#t.app,ss),zn(s,this.#s,t))),o=()=>setTimeout(()=>this.#p(),ts[this.#c?"finishing":"d\
eploying"]).unref(),i=await this.#_(n,r)??Kn;return n?.addEventListener("abort",o,{once:!0}),i}async previous(){this.#c=!0;const{forge:t,context:n}=this.#e,s=this.#s?.
filter(({id:a})=>a!==this.#t.record);if(!s)return;const r=await this.#r("deployments",async()=>await qn(t,s)??"none");if(r===void 0||r==="none")return r;const o=n.
pullRequest?.number,i=r.pullRequest===o?void 0:r.pullRequest;return{...await this.#l(r),commit:r.commit,isPreview:o!==void 0,pullRequest:i}}async#l({url:t}){const n=ge(
this.#e.fetch),s=t===void 0?void 0:await Pn(t,{fetch:n,signal:AbortSignal.timeout(ns)});return{url:t,answers:s}}tell(t){t.type==="app-known"&&this.#a({appID:t.appID}),
t.type==="deployment-known"&&(this.#a({deployID:t.deployID}),this.#m(()=>this.#k())),t.type==="status"&&!this.#i&&!os.has(et(t.status))&&(this.#i=!0,this.#m(()=>this.#u(
"in_progress","The platform is working on it",void 0)))}async finish(t,n=t.comment,s=es){this.#c=!0,this.#a({ending:{...t,comment:n}}),this.#o||await this.#w(s.
settleMs,this.#n),this.#o||await this.#w(s.totalMs,this.#E(t)),this.#o||this.#e.save(void 0)}async#E(t){this.#m(()=>this.#T(t)),await Promise.all([this.#n,this.#S(
t.comment)]),await this.#$(t)}async isClosed(){const{forge:t,context:n}=this.#e,{pullRequest:s}=n;return s?await this.#r("closing",()=>t.isClosed(s.number))??!1:
!1}async#$({state:t,url:n}){await this.isClosed()&&(t!==void 0&&t!=="failure"&&await this.#r("deployments",()=>this.#u("inactive",St,void 0)),await this.#S(_t(this.#t.
app,{last:await this.#l({url:n})},this.#f())))}async closePreview(t,n,s){return await this.#_(n,this.#O(t,s))??"left"}async#O(t,n){const{forge:s}=this.#e,{app:r,
environment:o}=this.#t;if(this.#h="The preview ended",!(await this.#r("closing",()=>s.isClosed(t))??!0))return"open";const i=await n?.(),a=await this.#r("deploy\
ments",async()=>{const F=(await s.remembered(o,r,rs)).filter(J=>J.pullRequest===t);return bt(s,F,St)});if(!this.#t.comment)return"closed";const f=a&&i===void 0?
await this.#l(a):void 0,h=_t(r,{last:f,until:i},this.#f());return await this.#r("comment",()=>s.comment(t,r,h,"amend")),"closed"}#f(){return gt(this.#e.clock.now(),
this.#e.context.runUrl)}async#_(t,n){const s=t&&(0,de.addAbortListener)(t,()=>this.#p());return Promise.race([n,this.#d.promise]).finally(()=>s?.[Symbol.dispose]())}async#w(t,n){
const s=setTimeout(()=>this.#p(),t);try{await Promise.race([n,this.#d.promise])}finally{clearTimeout(s)}}#p(){this.#o=!0,this.#e.stop(),this.#d.resolve(void 0)}#m(t){
this.#n=this.#n.then(()=>this.#r("deployments",t))}async#k(){const t=this.#s?.find(n=>n.deployID===this.#t.deployID);t?this.#a({record:t.id}):await this.#b(),await this.#u(
"queued","The platform has it in its queue",void 0)}async#b(){const{forge:t,context:n}=this.#e,{app:s,environment:r,appID:o,deployID:i}=this.#t;if(n.sha===void 0||
this.#t.record!==void 0)return;const a={app:s,appID:o,deployID:i,commit:n.sha,pullRequest:n.pullRequest?.number},f=await t.record({environment:r,description:`${s}\
 by Slipway`,memo:a});f!==void 0&&this.#a({record:f})}async#u(t,n,s){const{forge:r,context:o}=this.#e;this.#t.record!==void 0&&await r.setState(this.#t.record,{
state:t,description:n,url:s,logUrl:o.runUrl})}async#T({state:t,description:n,url:s}){t!==void 0&&(await this.#b(),await this.#u(t,n,s),t==="success"&&await this.#v())}async#v(){
const{forge:t,context:n}=this.#e,{app:s,record:r,comment:o}=this.#t,i=this.#s?.filter($=>$.id!==r)??[],a=await bt(t,i,"A newer deployment took its place"),[f,h]=[
a?.pullRequest,n.pullRequest?.number];!o||f===void 0||h===void 0||f===h||await this.#r("comment",()=>t.comment(f,s,Vn(s,h,this.#f()),"amend"))}async#S(t){const{
forge:n,context:s}=this.#e,{pullRequest:r}=s;!this.#t.comment||!r||await this.#r("comment",()=>n.comment(r.number,this.#t.app,t,"write"))}#a(t){this.#t={...this.#t,
...t},this.#e.save(this.#t)}async#r(t,n){if(this.#g.has(t)||this.#o)return;const{forge:s,warn:r}=this.#e;try{return await n()}catch(o){if(this.#o)return;const i=(0,_.
I7)(o),a=Ye(i)?Jn[t]:`${t} failed`;Ye(i)&&this.#g.add(t),this.#y.has(a)||r(...Zn(t,i,this.#h,s,this.#t)),this.#y.add(a);return}}}const as=[ce];function us(e,t=as){
if(e.token!=="")for(const n of t){const s=new AbortController,r=n({...e,signal:s.signal});if(r)return new is({...e,forge:r,stop:()=>s.abort()})}}function ds(e){
const t=e===""?void 0:JSON.parse(e);if(!(0,l.Gv)(t)||typeof t.app!="string"||typeof t.environment!="string")return;const{app:n,environment:s,comment:r,appID:o,deployID:i,
record:a}=t,f=cs(t.ending);return{app:n,environment:s,comment:r===!0,...(0,l.Eb)({appID:ze(o),deployID:ze(i),record:ze(a),ending:f})}}function ze(e){return typeof e==
"string"?e:void 0}function cs(e){if(!(0,l.Gv)(e)||typeof e.description!="string"||typeof e.comment!="string")return;const{description:t,url:n,comment:s}=e;return{
state:Oe.find(o=>o===e.state),description:t,url:typeof n=="string"?n:void 0,comment:s}}var ls=u(7634);const fs="slipway/slipway";function Et(e,t){const n=t===void 0?
"":`#${t}`;return`https://github.com/${fs}/blob/v${ls.x}/docs/${e}.md${n}`}const ps={identity:(0,p.aL)(`
    no_id_token invalid_id_token access_token_given email_claim_missing token_command_failed token_exchange_failed
    unauthorized forbidden
  `),"the-platforms-answers":(0,p.aL)(`
    refused rate_limited service_error unexpected_response response_too_large redirected deployment_lost deploy_failed
    deploy_cancelled deploy_timeout verify_failed check_failed seed_failed
  `),"the-network-and-github":(0,p.aL)("unreachable request_timeout github_refused interrupted internal"),"the-embedded-platform":(0,p.aL)(`
    platform_not_running platform_locked port_in_use unsupported_data unsupported_runtime disk_full
  `)};function ms(e){const[t="what-you-gave"]=Object.entries(ps).find(([,n])=>n.includes(e))??[];return Et("troubleshooting",t)}function hs(){return Et("trouble\
shooting","failures-of-a-deployment")}function gs(e){return/^\s*at\s.*[:)\d]$/.test(e)}const ys=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,
$t=2,_s=2e3;class ws{#e;#t;#s=[];#n=0;constructor(t){this.#e=t}push(t){const n=(0,p.Nl)(t.slice(0,_s)).trimEnd().replace(/ \{$/,"");return gs(n)?this.#t===void 0&&
!ys.test(n)?(this.#t=t,[...this.#i(),t]):(this.#n+=1,this.#s.length<$t&&this.#s.push(t),[]):[...this.end(),t]}end(){return this.#t=void 0,this.#i()}#i(){const[t,
n]=[this.#n,this.#s];return[this.#n,this.#s]=[0,[]],t<$t?n:[this.#e(t)]}}function bs(e,t){const n=new ws(t);return[...e.flatMap(s=>n.push(s)),...n.end()]}const Ss={
build_fault:"error",index_unanswered:"error",index_empty:"error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"\
error",leaked_repository:"error",index_unfilled:"warning",printed_error:"warning",odd_address:"warning",dead_fragment:"warning",dead_mention:"warning",unclosed_block:"\
warning",unprocessed_rule:"warning",open_front_matter:"warning",example_of_secrets:"warning",ignored_rule:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"\
notice"};function qe({code:e}){return Ss[e]}function Ar({findings:e}){const[t,...n]=e.filter(f=>qe(f)==="error");if(!t)return;const{place:s,message:r,remedy:o}=t,
i=s?`${s.file}${s.line===void 0?"":`:${s.line}`}: `:"",a=n.length===0?"":` (and ${n.length} more ${n.length===1?"error":"errors"})`;return new SlipwayError("che\
ck_failed",`Check failed: ${i}${r}${a}`,{remedy:o??"Correct what the annotations name. They are in the summary too."})}const Ot=20;function Rr(e,{findings:t}){const n=t.
flatMap(s=>{const{code:r,message:o,place:i}=s;if(!i)return[];const{file:a,line:f=null,column:h=null}=i;return[{file:a,line:f,column:h,severity:qe(s),code:r,message:o}]});
return{headline:e.message,stage:"check",code:e.code,exitCode:void 0,remedy:e.remedy,log:[],diagnostics:n.slice(0,Ot),moreDiagnostics:Math.max(0,n.length-Ot)}}function Mr({
pages:e,links:t,files:n,bytes:s}){return`Checked ${counted(e,"page")}, ${counted(t,"link")} and ${counted(n,"file")} (${ue(s)})`}function Dr({commit:e}){return e.
slice(0,7)}function Nr({now:e,change:t},n=""){return`${grouped(e)}${n} (${kt(t,grouped)})`}function xr({now:e,change:t},n=""){return`${ue(e)}${n} (${Es(t)})`}function Es(e){
return kt(e,ue)}function kt(e,t){return`${e>0?"+":e<0?"-":"\xB1"}${t(Math.abs(e))}`}function ue(e){return e<1e3?`${e} B`:e<1e6?`${(e/1e3).toFixed(1)} kB`:`${(e/
1e6).toFixed(1)} MB`}function Pr(e,t,n){const s=new Set;for(const r of n.findings){const{message:o,place:i,remedy:a}=r;t.add(severityOf(r),{message:cleanLine(o,
1e3),place:i}),a!==void 0&&s.add(a)}for(const r of s)e.line(`  ${r}`);e.line(totalsLine(n))}const Tt=100,$s={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};
function Os(e){const{findings:t,largest:n}=e,s=t.length-Tt;return["### The site",Ts(e),...t.length===0?[]:[t.slice(0,Tt).map(vs).join(`
`)],...s>0?[`\u2026 and ${s} more.`]:[],...n.length===0?[]:[ks(e)]].join(`

`)}function ks({largest:e}){const t=e.map(n=>[X(n.path),ue(n.bytes),ue(n.brotli),ue(n.gzip)]);return`<details><summary>The largest files</summary>

${vt(["File","Bytes","Brotli","gzip"],t)}

</details>`}function Ts({pages:e,links:t,files:n,bytes:s,brotli:r,gzip:o}){const i=[e,t,n].map(p.zD);return vt(["Pages","Links inside the site","Files","Size","\
with Brotli","with gzip"],[[...i,ue(s),ue(r),ue(o)]])}function vs(e){const{message:t,place:n}=e,s=n?`${X([n.file,n.line,n.column].filter(r=>r!==void 0).join(":"))}\
 `:"";return`- ${$s[qe(e)]} ${s}${X(t,500)}`}function vt(e,t){return[e,e.map(()=>"---"),...t].map(n=>`| ${n.join(" | ")} |`).join(`
`)}const It={bytes:1e6,errors:20,diagnostics:50,logLines:1e3},Lt={bytes:6e4,errors:5,diagnostics:10,logLines:40};function Is(e){const t=[Rt(e,"##"),Mt(e),Pt(e,It),
Dt(e),Nt(e),e.checked?Os(e.checked):"",e.compared,Us(e),Cs(e),js(e)];return Ct(t,e.failure?.log,It)}function Ls(e){const t=[Rt(e,"###"),Mt(e),Pt(e,Lt),Dt(e),Nt(
e)];return Ct(t,e.failure?.log,Lt,gt(e.updatedAt,e.runUrl))}function Cr(e){return e.failure?.headline??e.errors[0]?.message??`${e.app} ${At[e.status][1]}`}const At={
succeeded:["\u2705","is deployed"],failed:["\u274C","was not deployed"],cancelled:["\u26AA","was not deployed: its deployment was cancelled"],pending:["\u23F3",
"is still being deployed"],skipped:["\u23ED\uFE0F","was skipped"],interrupted:["\u{1F6D1}","was left by this run before the end"],"check-passed":["\u2705","depl\
oys: the check passed"],"check-failed":["\u274C","does not pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry run, nothing was sent"]};function Rt(e,t){
const[n,s]=At[e.status],r=e.status==="succeeded"&&e.errors.length>0?", but":"";return`${t} ${n} ${X(e.app,200)} ${s}${r}`}function Mt(e){const t=Ke(e.url);return t===
void 0?"":`**${t}**`}function Dt({previous:e}){if(e===void 0)return"";if(e==="none")return"No earlier deployment answers in its place.";const{url:t,answers:n,commit:s,
isPreview:r,pullRequest:o}=e,i=[...s===void 0?[]:[` of ${X(s.slice(0,12))}`],...o===void 0?[]:[` (#${o})`]].join(""),a=`The previous ${r?"preview":"deployment"}${i}`,
f=Ke(t);return f===void 0?`${a} stays live. Its address is not known.`:n?`${a} still answers: ${f}`:`${a} does not answer either: ${f}`}function Nt(e){const{seeded:t}=e,
n=[["App",e.appID&&`${X(e.appID,128)}${e.appCreated?" (created by this run)":""}`],["Deployment",e.deployID&&X(e.deployID,128)],["Source",Ms(e)],["Variables",Ds(
e.variables)],["Code",Rs(e)],["Keys",t&&`${t.written} written${t.failed>0?`, ${t.failed} failed`:""}`]],[s,...r]=n.flatMap(([o,i])=>i?[`| ${o} | ${i} |`]:[]);return s===
void 0?"":[s,"| :-- | :-- |",...r].join(`
`)}const As=5;function Rs({status:e,failure:t,errors:n}){if(e==="skipped")return;const s=t?.code,r=s===void 0?n.flatMap(a=>a.code??[]):[s],o=new Map;for(const a of[
...new Set(r)].slice(0,As)){const f=s===void 0?ms(a):hs();o.set(f,[...o.get(f)??[],X(a,64)])}const i=[...o].map(([a,f])=>`${f.join(", ")}: [what to do](<${a}>)`);
return i.length===0?void 0:i.join("; ")}function Ms({commit:e,built:t,branch:n,repository:s}){if((e??t??n??s)===void 0)return;const r=`${X(n??"",200)} of ${X(s??
"",200)}`,o=e&&`${xt(e)} on ${r}`;return t===void 0||t.id===e?.id?o??r:`${xt(t)} as checked out, for ${o??r}`}function xt({id:e,url:t}){const n=X(e.slice(0,12));
return t===void 0?n:`[${n}](<${t}>)`}const Qe=60;function Ds(e){if(e===void 0)return;if(e.length===0)return"emptied";const t=e.length>Qe?` and ${e.length-Qe} mo\
re`:"";return`${e.slice(0,Qe).map(s=>X(s,100)).join(", ")}${t}`}function Pt(e,t){const{failure:n,errors:s}=e;if(n){const i=n.remedy===void 0?[]:[Xe(n.remedy.split(
`
`))],{headline:a,message:f}=n,h=f&&!a.includes(f)?[`The platform says: ${le(f,500)}`]:[],$=[`**${le(a,500)}**`,Ns(n,e,t),...i,...h];return Me($)}const r=s.slice(
0,t.errors).map(i=>`**${le(i.message)}**

${Xe(i.explanation)}`.trimEnd()),o=s.length-r.length;return[...r,...o>0?[`\u2026 and ${o} more.`]:[]].join(`

`)}function Xe([e,...t]){return e===void 0?"":t.length===0?le(e):`${le(e)}

${Ve(t.slice(0,12),200)}`}function Ns({diagnostics:e,moreDiagnostics:t},n,s){const r=e.slice(0,s.diagnostics).map(a=>`- ${xs(a,n)} ${X(a.message)}`),o=e.length-
r.length+t,i=[o>0?`Not listed here: ${(0,p.hS)(o,"more finding")}.`:"",n.unannotated>0?`Without an annotation, because there was no room: ${(0,p.hS)(n.unannotated,
"finding")}.`:""];return Me([r.join(`
`),...i])}function xs(e,{built:t,commit:n}){const s=X([e.file,e.line,e.column].filter(a=>a!==null).join(":"),300),r=(t??n)?.url?.replace(/\/commit\/(?=[0-9a-f]+$)/,
"/blob/"),o=e.file.toWellFormed().split("/");if(r===void 0||e.file.length>1e3||o.some(a=>/^\.{0,2}$/.test(a)))return s;const i=o.map(encodeURIComponent).join("/");
return`[${s}](<${r}/${i}${e.line===null?"":`#L${e.line}`}>)`}const Ps=32;function Cs({phases:e}){if(e.length===0)return"";const t=Math.max(1,...e.map(({ms:i})=>i)),
n=Math.max(...e.map(({title:i})=>i.length)),s=e.map(({title:i,ms:a})=>{const f="\u2588".repeat(Math.round(a/t*Ps))||"\u258F";return`${i.padEnd(n)}  ${(0,tt.a3)(
a).padStart(8)}  ${f}`}),r=e.reduce((i,{ms:a})=>i+a,0);return`### Where the time went

${Ve([...s,`${"Total".padEnd(n)}  ${(0,tt.a3)(r).padStart(8)}`])}`}function Us({steps:e=[]}){return e.length===0?"":`### A deploy would

${e.slice(0,100).map(n=>`- ${le(n)}`).join(`
`)}`}function js({warnings:e}){return e.length===0?"":`### Warnings

${e.slice(0,20).map(Gs).join(`
`)}`}function Gs({message:e,remedy:t}){const n=Xe(t).replace(/^(?=.)/gm,"  ");return`- ${le(e,500)}${n===""?"":`

${n}`}`}function Ct(e,t,n,s=""){const r=Me(e),o=n.bytes-Buffer.byteLength(r)-Buffer.byteLength(s)-1e3,i=bs(t??[],h=>`    \u2026 ${(0,p.hS)(h,"line")} of package\
s, in full in the log of the run`),a=Wn(i.slice(-n.logLines),o),f=a.length===0?"":Bs(a,a.length===i.length,t?.length??0);return`${Me([r,f,s])}
`}function Me(e){return e.filter(t=>t!=="").join(`

`)}function Bs(e,t,n){return`<details><summary>${t?`Build log, ${(0,p.hS)(n,"line")}`:`Build log, the last ${e.length} of ${(0,p.hS)(n,"line")}`}</summary>

${Ve(e)}

</details>`}async function Hs(e){const{run:t,runner:n}=e,s=ds(t.saved);if(!s)return;const r=Ws(s,t,e.clock.now());s.ending||n.summary(Is(r)),await us({...e,context:t.
context,token:t.raw["github-token"],open:s,save:()=>{},warn:(i,a)=>{n.annotate("warning",{message:i});for(const f of a.split(`
`))n.line(`  ${f}`)}})?.finish(s.ending??{state:s.deployID===void 0&&s.record===void 0?void 0:"error",description:Ut,url:void 0,comment:Ls(r)})}const Ut="The ru\
n was ended from outside before the deploy was; the platform may go on with it";function Ws(e,{context:t},n){return{status:"interrupted",app:e.app,appID:e.appID,
appCreated:!1,deployID:e.deployID,repository:t.repository,branch:t.pullRequest?.headBranch??t.refName,commit:t.sha===void 0?void 0:{id:t.sha,url:void 0},runUrl:t.
runUrl,compared:"",phases:[],errors:[{message:Ut,explanation:["A re-run for the same commit follows the same deployment."]}],warnings:[],updatedAt:n,unannotated:0}}}),
1781:((c,A,u)=>{u.d(A,{Aq:()=>je});var l=u(3024),p=u(857);function _(d){return d==null?"":typeof d=="string"||d instanceof String?d:JSON.stringify(d)}function y(d){
return Object.keys(d).length?{title:d.title,file:d.file,line:d.startLine,endLine:d.endLine,col:d.startColumn,endColumn:d.endColumn}:{}}function T(d,O,b){const L=new k(
d,O,b);process.stdout.write(L.toString()+p.EOL)}function m(d,O=""){T(d,{},O)}const S="::";class k{constructor(O,b,L){O||(O="missing.command"),this.command=O,this.
properties=b,this.message=L}toString(){let O=S+this.command;if(this.properties&&Object.keys(this.properties).length>0){O+=" ";let b=!0;for(const L in this.properties)
if(this.properties.hasOwnProperty(L)){const Q=this.properties[L];Q&&(b?b=!1:O+=",",O+=`${L}=${I(Q)}`)}}return O+=`${S}${N(this.message)}`,O}}function N(d){return _(
d).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function I(d){return _(d).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(
/:/g,"%3A").replace(/,/g,"%2C")}const G=new Proxy({},{get:(d,O)=>process.getBuiltinModule("crypto")[O]});var H=u(9896);function C(d,O){const b=process.env[`GITH\
UB_${d}`];if(!b)throw new Error(`Unable to find environment variable for file command ${d}`);if(!H.existsSync(b))throw new Error(`Missing file at path: ${b}`);H.
appendFileSync(b,`${_(O)}${p.EOL}`,{encoding:"utf8"})}function W(d,O){const b=`ghadelimiter_${G.randomUUID()}`,L=_(O);if(d.includes(b))throw new Error(`Unexpect\
ed input: name should not contain the delimiter "${b}"`);if(L.includes(b))throw new Error(`Unexpected input: value should not contain the delimiter "${b}"`);return`${d}\
<<${b}${p.EOL}${L}${p.EOL}${b}`}const Z=K("path");var M=function(d,O,b,L){function Q(se){return se instanceof b?se:new b(function(de){de(se)})}return new(b||(b=
Promise))(function(se,de){function ge(ae){try{fe(L.next(ae))}catch(ye){de(ye)}}function ke(ae){try{fe(L.throw(ae))}catch(ye){de(ye)}}function fe(ae){ae.done?se(
ae.value):Q(ae.value).then(ge,ke)}fe((L=L.apply(d,O||[])).next())})},U;(function(d){d[d.Success=0]="Success",d[d.Failure=1]="Failure"})(U||(U={}));function w(d,O){
const b=toCommandValue(O);if(process.env[d]=b,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(d,O));issueCommand("set-env",{name:d},
b)}function D(d){T("add-mask",{},d)}function j(d){process.env.GITHUB_PATH||""?issueFileCommand("PATH",d):issueCommand("add-path",{},d),process.env.PATH=`${d}${path.
delimiter}${process.env.PATH}`}function R(d,O){const b=process.env[`INPUT_${d.replace(/ /g,"_").toUpperCase()}`]||"";if(O&&O.required&&!b)throw new Error(`Input\
 required and not supplied: ${d}`);return O&&O.trimWhitespace===!1?b:b.trim()}function Y(d,O){const b=R(d,O).split(`
`).filter(L=>L!=="");return O&&O.trimWhitespace===!1?b:b.map(L=>L.trim())}function ee(d,O){const b=["true","True","TRUE"],L=["false","False","FALSE"],Q=R(d,O);if(b.
includes(Q))return!0;if(L.includes(Q))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${d}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function te(d,O){if(process.env.GITHUB_OUTPUT||"")return C("OUTPUT",W(d,O));process.
stdout.write(p.EOL),T("set-output",{name:d},_(O))}function v(d){issue("echo",d?"on":"off")}function x(d){process.exitCode=U.Failure,ie(d)}function z(){return process.
env.RUNNER_DEBUG==="1"}function re(d){issueCommand("debug",{},d)}function ie(d,O={}){T("error",y(O),d instanceof Error?d.toString():d)}function g(d,O={}){T("war\
ning",y(O),d instanceof Error?d.toString():d)}function E(d,O={}){T("notice",y(O),d instanceof Error?d.toString():d)}function P(d){process.stdout.write(d+p.EOL)}
function B(d){m("group",d)}function q(){m("endgroup")}function me(d,O){return M(this,void 0,void 0,function*(){B(d);let b;try{b=yield O()}finally{q()}return b})}
function De(d,O){if(process.env.GITHUB_STATE||"")return C("STATE",W(d,O));T("save-state",{name:d},_(O))}function Ne(d){return process.env[`STATE_${d}`]||""}function xe(d){
return M(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(d)})}var Pe=u(3739),Ce=u(8302),$e=u(5807);const Ue="slipway",Oe={error:ie,warning:g,notice:E};
function je(d){const O=Ge();return{line:b=>P(ce(b)),group:b=>B(ce(b)),endGroup:q,replay:(b,L)=>{P([`::stop-commands::${L}`,...b.map(ce),`::${L}::`].join(`
`))},annotate:(b,{message:L,title:Q,place:se})=>{const{file:de,line:ge,column:ke}=se??{};Oe[b](ce(L),(0,Ce.Eb)({title:Q,file:de,startLine:ge,startColumn:ke}))},
mask:D,output:(b,L)=>O("the outputs",()=>te(b,L)),state:(b,L)=>O("the state for the post step",()=>De(b,L)),summary:b=>{d!==void 0&&O("the summary",()=>(0,l.writeFileSync)(
d,b))}}}function he(d,O){const b=L=>O.redact(L);return{line:L=>d.line(b(L)),group:L=>d.group(b(L)),endGroup:()=>d.endGroup(),replay:(L,Q)=>d.replay(L.map(b),Q),
annotate:(L,Q)=>{const se=Q.title===void 0?{}:{title:b(Q.title)};d.annotate(L,{...Q,...se,message:b(Q.message)})},mask:L=>d.mask(L),output:(L,Q)=>d.output(L,Q),
state:(L,Q)=>d.state(L,Q),summary:L=>d.summary(L)}}function Ge(){const d=new Set;return(O,b)=>{try{b()}catch(L){d.has(O)||g(ce(`The runner cannot keep ${O}: ${(0,Pe.
I7)(L).message}`)),d.add(O)}}}function ce(d){return(0,$e.Ow)(d).replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}}),3445:((c,A,u)=>{u.d(A,{i:()=>_});var l=u(
3739),p=u(1709);async function _(T){const m=C=>T[C.toLowerCase()]||T[C]||"",S=m("ALL_PROXY"),k=y(m("HTTP_PROXY")||S,"HTTP_PROXY"),N=y(m("HTTPS_PROXY")||S,"HTTPS\
_PROXY");if(k===""&&N==="")return fetch;const I=await u.e(729).then(u.bind(u,3729)),G=new I.EnvHttpProxyAgent({httpProxy:k,httpsProxy:N,noProxy:m("NO_PROXY")}),
H=I.fetch;return async(C,W)=>{if(C instanceof Request)throw new TypeError("This fetch takes an address, not a Request");const Z=new URL(C);return(0,p.c)(Z.hostname)?
fetch(C,W):H(Z,{...W,dispatcher:G})}}function y(T,m){const S=T===""||T.includes("://")?T:`http://${T}`;if(S===""||URL.canParse(S))return S;throw new l.GQ("inval\
id_input",`${m} (or ALL_PROXY) is not an address`,{remedy:"Write it as http://proxy.example.com:3128."})}}),1619:((c,A,u)=>{u.d(A,{Jb:()=>_,hu:()=>y});var l=u(3739),
p=u(1709);function _(m,S){const k=m.trim(),N=URL.canParse(k)?new URL(k):void 0;if(N===void 0||!["http:","https:"].includes(N.protocol))throw new l.GQ("invalid_i\
nput",`${S} is not an http(s) address`,{input:S,remedy:"Write it with its scheme, as https://platform.example.com."});if(N.username!==""||N.password!==""||N.search!==
""||N.hash!=="")throw new l.GQ("invalid_input",`${S} has more than host and path`,{input:S,remedy:"Leave out user name, password, query and fragment."});return y(
N,S),N.pathname=N.pathname.replace(/\/+$/,""),N}function y(m,S){if(!(m.protocol==="https:"||m.protocol==="http:"&&(0,p.c)(m.hostname)))throw new l.GQ("insecure_\
url",`${S} names ${m.origin}, which is not https`,{input:S,remedy:"Use https; plain http is for loopback addresses only, because the requests carry credentials."})}
function T(m,S){const k=new URL(m);return k.pathname=`${m.pathname.replace(/\/$/,"")}${S}`,k}}),336:((c,A,u)=>{u.d(A,{ml:()=>p});const l=K("node:timers/promises"),
p={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(m,S){S?.throwIfAborted();try{await(0,l.setTimeout)(m,void 0,{signal:S})}catch(k){throw S?.throwIfAborted(),
k}},after(m,S){const k=setTimeout(S,m);return()=>clearTimeout(k)}};async function _(m,S,k,N){const I=new AbortController,G=m.sleep(S,N?AbortSignal.any([I.signal,
N]):I.signal).then(()=>{},()=>{});try{return await Promise.race([k,G])}finally{I.abort()}}const y={now(){const{user:m,system:S}=process.cpuUsage();return(m+S)/1e3}},
T=(m,S)=>{const k=setInterval(S,m).unref();return()=>clearInterval(k)}}),9127:((c,A,u)=>{u.d(A,{a3:()=>y});var l=u(3739);const p=null;function _(k,N){const I=/^(?:(\d{1,4})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.
exec(k.trim()),[,...G]=I??[],H=p.reduce((C,W,Z)=>C+Number(G[Z]??0)*W,0);if(!I||H===0)throw new SlipwayError("invalid_input",`${N}: "${k}" is not a duration`,{input:N,
remedy:"Write it with units, as 500ms, 90s, 30m, 1h30m or 7d; it must be longer than zero."});return H}function y(k){if(k<1e3)return`${Math.round(k)}ms`;if(k<59950)
return`${(k/1e3).toFixed(1)}s`;const N=Math.round(k/1e3),I=G=>String(G).padStart(2,"0");return N<3600?`${Math.floor(N/60)}m ${I(N%60)}s`:`${Math.floor(N/3600)}h\
 ${I(Math.floor(N%3600/60))}m`}const T=null,m=null;function S(k,N){const I=N-k;if(I>m)return new Date(k).toISOString().slice(0,10);const[G,H]=T.find(([,W])=>I>=
W)??[];if(!G||G==="second"&&I<1e4)return"just now";const C=Math.floor(I/H);return`${C} ${G}${C===1?"":"s"} ago`}}),3739:((c,A,u)=>{u.d(A,{GQ:()=>_,I7:()=>y,bD:()=>T,
xU:()=>S});const l={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"\
user",app_of_another_repository:"user",not_production_branch:"user",not_found:"user",table_not_found:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"\
user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"plat\
form",service_error:"platform",unexpected_response:"platform",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",
check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"g\
ithub",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",audit_altered:"\
user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},p=Object.keys(l);class _ extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(G,H,C={}){
super(H,C.cause===void 0?void 0:{cause:C.cause}),this.code=G,this.mender=l[G],this.remedy=C.remedy,this.input=C.input,this.place=C.place,this.call=C.call,this.also=
C.also??[]}with(G){const{code:H=this.code,message:C=this.message,...W}=G,{remedy:Z,input:M,place:U,call:w,cause:D,also:j}=this;return new _(H,C,{remedy:Z,input:M,
place:U,call:w,cause:D,also:j,...W})}}function y(I){return I instanceof _?I:new _("internal",T(I),{cause:I,remedy:"This is a fault of Slipway. Please report it \
with the lines above."})}function T(I){return I instanceof Error?I.message:String(I)}function m(I){throw new _("internal",`Unhandled case: ${JSON.stringify(I)}`)}
function S(I){if(!(!(I instanceof Error)||!("code"in I)))return typeof I.code=="string"?I.code:void 0}const k=new Set(["ENOSPC","EDQUOT"]);function N(I){return k.
has(S(I))}}),8302:((c,A,u)=>{u.d(A,{Eb:()=>y,Gv:()=>l,KH:()=>T,U4:()=>p});function l(m){return typeof m=="object"&&m!==null&&!Array.isArray(m)}function p(m){try{
return JSON.parse(m)}catch{return}}function _(m){const S=p(m);return l(S)?S:void 0}function y(m){const S=Object.entries(m).filter(([,k])=>k!==void 0);return Object.
fromEntries(S)}function T(m,S){return typeof m=="string"&&m.length<=S}}),1709:((c,A,u)=>{u.d(A,{c:()=>p});function l(_){return/^(?:127(?:\.\d{1,3}){3}|::1)$/.test(
_)}function p(_){return/^(?:[^.]+\.)*localhost\.?$/i.test(_)||l(_.replace(/^\[|\]$/g,""))}}),5807:((c,A,u)=>{u.d(A,{Nl:()=>I,Ow:()=>Z,aL:()=>U,hS:()=>D,zD:()=>w});
const l="\x1B",p="\x07",_=new RegExp(`${l}[\\]P_^X][^${p}${l}]*(?:${p}|${l}\\\\)|${l}\\[[0-?]*[ -/]*[@-~]|${l}[ -/]*[0-Z\\\\^-~]`,"g"),y=/[\t\n\v\f\r\u0085\u2028\u2029]/g,
T=()=>new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),m=new RegExp(
`${l}\\[[0-9;:]{0,40}m`,"g");function S(v){const x=v.includes(l)?v.match(m)??[]:[];return x.length===0?{texts:[v],codes:x}:{texts:v.split(m),codes:x}}const k=/^[ -~]*$/,
N=/^[\t -~]*$/;function I(v){return v.includes(l)?v.replace(_,""):v}function G(v){return N.test(v)?v:I(v).replace(/[\n\u2028\u2029]/g," ").replace(T(),x=>x==="	"?
x:"")}function H(v){return v.split(`
`).map(G).join(`
`)}function C(v,x){return v.length>x?M(v,x):v}function W(v){return v.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function Z(v,x=2e3){const z=v.length>x*8+1024?v.slice(
0,x*8+1024):v;if(k.test(z)&&z.length<=x)return v;const re=I(z).replace(y," ").replace(T(),"").toWellFormed();return re.length>x||z.length<v.length?M(re,x):re}function M(v,x){
if(x<1)return"";const z=v.slice(0,x-1),re=z.charCodeAt(z.length-1);return`${re>=55296&&re<=56319?z.slice(0,-1):z}\u2026`}function U(v){return v.trim().split(/\s+/)}
function w(v){let[x,z]=[String(v),""];for(;x.length>3;x=x.slice(0,-3))z=`,${x.slice(-3)}${z}`;return x+z}function D(v,x){return`${w(v)} ${x}${v===1?"":"s"}`}function j(v){
return R(v)??v}function R(v){try{return decodeURIComponent(v)}catch{return}}const Y=/^[\t\n\r -~]*$/;function ee(v){return Y.test(v)?v:v.replace(/[\u2028\u2029]/g,
te).replace(T(),x=>`	
\r`.includes(x)?x:te(x))}function te(v){return Array.from({length:v.length},(z,re)=>v.charCodeAt(re)).map(z=>`\\u${z.toString(16).padStart(4,"0")}`).join("")}}),
7634:((c,A,u)=>{u.d(A,{x:()=>l});const l="1.0.0"}),1787:((c,A,u)=>{u.d(A,{N:()=>N});var l=u(3739),p=u(8302),_=u(5807),y=u(86);const T=(0,_.aL)("message errordes\
cription detail details title description msg reason"),m=10,S=(0,_.aL)("errors fields details detail violations fieldviolations invalidparams messages"),k=(0,_.
aL)("fieldviolations violations details errors causes");function N(M){const U=(0,y.Pf)(M),w=U.get("errors")??U.get("messages"),D=Array.isArray(w)&&(0,p.Gv)(w[0])?
{error:w[0]}:void 0,j=[...(0,y.w)(D,["error"]),...(0,y.w)(M,["error"])],R=(...x)=>I(j.flatMap(z=>(0,y.Qq)(z,...x)??[])[0]),Y=(0,p.Gv)(M)?(0,y.Qq)(U,"error"):void 0,
ee=Y!==void 0&&G(Y)?Y:void 0,te=j.map(x=>(0,y.Qq)(x,"id")).find(x=>x!==void 0&&G(x)),v=H(M);return{code:ee??R("code","errorcode")??(R("message")===void 0?void 0:
te),message:R(...T)??I(Y)??v[0]?.message,requestID:R("requestid","traceid","correlationid"),fields:v}}function I(M){return M===void 0?void 0:(0,_.Ow)(M,300).trim()}
function G(M){return/^[\w.-]{1,64}$/.test(M)}function H(M){const U=(0,y.Pf)(M),w=(0,y.Pf)(U.get("error")),j=[...[U,w].flatMap(R=>S.map(Y=>R.get(Y))).flatMap(R=>C(
R)),...W(w),...W(U)];return[...new Map(j.map(R=>[`${R.field} ${R.message}`,R])).values()].slice(0,m)}function C(M,U=0){if(U>2)return[];const w=j=>k.flatMap(R=>C(
j.get(R),U+1));if(Array.isArray(M))return M.slice(0,50).map(y.Pf).flatMap(R=>[...W(R),...w(R)]);if(!(0,p.Gv)(M))return[];const D=w((0,y.Pf)(M));return D.length>
0?D:Object.entries(M).flatMap(([j,R])=>(Array.isArray(R)?R:[R]).filter(ee=>typeof ee=="string").map(ee=>({field:(0,_.Ow)(j,100),message:(0,_.Ow)(ee,300)})))}function W(M){
const U=(0,y.Pf)(M.get("source")),w=M.get("loc")??M.get("path"),D=Array.isArray(w)?w.filter(te=>te!=="body").join("."):void 0,j=(0,y.Qq)(M,...(0,_.aL)("field pa\
ram parameter target property pointer attribute fieldname")),R=D||j||(0,y.Qq)(U,"pointer","parameter"),Y=(0,y.Qq)(M,...T,"error","code");if(R===void 0||Y===void 0)
return[];const ee=R.replace(/^[#/]+|^\$\.|^body[./]/g,"").replace(/^data\/attributes\//,"").replaceAll("/",".");return[{field:(0,_.Ow)(ee,100),message:(0,_.Ow)(
Y,300)}]}function Z(M,U){const w=fieldsOf(M);if(w.get("success")!==!1&&w.get("ok")!==!1)return;const{code:D,message:j}=N(M),R=[D,j&&`"${j}"`].filter(Boolean).join(
" "),Y=U.status===void 0?"":` ${U.status}`;throw new SlipwayError("refused",`The service answered ${U.method} ${U.path} with${Y}, but says that it failed${R&&`:\
 ${R}`}`,{remedy:"Mend what the answer names, then run again.",call:{...U,outcome:"unknown"}})}}),86:((c,A,u)=>{u.d(A,{LO:()=>te,Pf:()=>m,Qq:()=>D,w:()=>M});var l=u(
3739),p=u(8302),_=u(5807),y=u(8438);function T(g){return g.toLowerCase().replace(/[_\-$@]/g,"")}function m(g){const E=new Map;if(!(0,p.Gv)(g))return E;for(const[
P,B]of Object.entries(g)){const q=T(P);E.has(q)||E.set(q,B)}return E}function S(g){return new Map(g.toReversed().flatMap(E=>[...E]))}function k(g,E){return{path:g,
value:E,fields:m(E)}}function N(g,E){return Object.entries(g.value).filter(([P])=>E.includes(T(P))).map(([P,B])=>({path:H(g.path,(0,_.Ow)(P,40)),member:B}))}function I(g,E){
for(const P of E)for(const{path:B,member:q}of N(g,[P]))if((0,p.Gv)(q))return k(B,q)}function G(g){return/^[A-Za-z_]\w*$/.test(g)?g:`\`${g.replaceAll("`","")}\``}
function H(g,E){return g===""?G(E):`${g}.${G(E)}`}function C(g,E,P=""){return Object.entries(isObject(g)?g:{}).flatMap(([B,q])=>{const me=H(P,B);return isObject(
q)&&P===""?C(q,E,me):E(T(B),q)?[me]:[]})}function W(g){return/^[\w.$]+$/.test(g)?g:JSON.stringify(g)}function Z(g,E){const P=[];let B=(0,p.Gv)(g)?k("",g):void 0;
for(;B!==void 0&&P.length<=y.sX;)P.unshift(B),B=I(B,[...E,...y.wy]);return P}function M(g,E){return Z(g,E).map(({fields:P})=>P)}function U(g){return typeof g=="\
number"?String(g):typeof g=="string"&&g!==""?g:void 0}function w(g,E,P){for(const B of E){const q=P(g.get(B));if(q!==void 0)return q}}function D(g,...E){return w(
g,E,U)}function j(g,...E){return w(g,E,R)}function R(g){const E=typeof g=="string"&&/^-?\d{1,15}$/.test(g)?Number(g):g;return Number.isSafeInteger(E)?Number(E):
void 0}function Y(g,...E){return w(g,E,P=>{const B=typeof P=="string"&&/^\d+(?:\.\d+)?$/.test(P)?Number(P):P;if(typeof B=="number"&&Number.isFinite(B))return Math.
round(B<1e11?B*1e3:B);const q=typeof P=="string"?Date.parse(P):Number.NaN;return Number.isNaN(q)?void 0:q})}function ee(g){const E=U(g);if(E===void 0)return;const P=/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/].*)?$/i.
test(E)?`https://${E}`:E;return/^https?:\/\//i.test(P)&&URL.canParse(P)?P:void 0}function te(g,E,P,B){return x(`has no ${g}; ${re(E)}`,P,B)}function v(g,E,P,B){
return x(`has more than one ${g}: ${E.join(" and ")}; Slipway does not guess`,P,B)}function x(g,E,P){const B=E.status===void 0?"":` (${E.status})`;return new l.
GQ("unexpected_response",`The answer to ${E.method} ${E.path}${B} ${g}`,{remedy:P===void 0?"Check that the address is the service itself. If it is, its answers \
have a shape that Slipway does not know.":`Check that base-url is the control plane. If it is, say where the value is in a map (input api-map):
${P}
"slipway doctor --write slipway-api.yml" writes a map to start from.`,call:{...E,outcome:"unknown",unclear:!0}})}function z(g,E,P){return`answers:
  ${g}:
    ${E}: ${W(P)}`}function re(g){if(g===void 0)return"it is empty.";if(Array.isArray(g))return`it is a list of ${g.length}.`;if(!(0,p.Gv)(g))return`it is ${g===
null?"null":`a ${typeof g}`}.`;const E=ie(g,0),P=E.slice(0,30).join(", ");return E.length===0?"it is an empty object.":`it has: ${P}${E.length>30?", \u2026":""}\
.`}function ie(g,E){return!(0,p.Gv)(g)||E>y.sX?[]:Object.entries(g).flatMap(([P,B])=>[(0,_.Ow)(P,40),...ie(B,E+1).map(q=>`${(0,_.Ow)(P,40)}.${q}`)])}}),8438:((c,A,u)=>{
u.d(A,{sX:()=>m,wy:()=>T});var l=u(5807);const p={label:"app",names:(0,l.aL)("app application"),kin:(0,l.aL)("site service website webapp staticsite"),lists:(0,l.
aL)("apps applications sites services")},_={label:"deployment",names:(0,l.aL)("deploy deployment"),kin:(0,l.aL)("job build release run rollout revision"),lists:(0,l.
aL)(`
    deployments deploys jobs builds releases runs rollouts revisions jobsummaries deploymentsummaries
  `)},y={label:"environment",names:(0,l.aL)("environment env"),kin:[],lists:(0,l.aL)("environments envs")},T=(0,l.aL)("data result item response payload body co\
ntent node embedded"),m=2,S=(0,l.aL)("attributes properties metadata"),k=(0,l.aL)("items data results result list records entries values value nodes edges"),N=(0,l.
aL)("errors messages warnings notices included links"),I=(0,l.aL)("id uid uuid guid"),G=(0,l.aL)(`
  status state readystate currentstatus currentstate
  deploymentstatus deploystatus deploymentstate deploystate jobstatus jobstate
`),H=(0,l.aL)("phase deploymentphase"),C=(0,l.aL)("state status phase name value"),W=(0,l.aL)("conclusion result outcome"),Z=(0,l.aL)("stage step currentstage c\
urrentstep stagename"),M=(0,l.aL)(`
  url publicurl liveurl siteurl appurl sslurl productionurl primaryurl weburl
  deploymenturl deployurl deploysslurl previewurl
  defaultingress defaultdomain defaulthostname livedomain hostname host domain fqdn
`),U=(0,l.aL)("urls domains hostnames aliases status links endpoints"),w=(0,l.aL)("branch gitbranch branchname sourcebranch gitref ref githubcommitref headbranc\
h"),D=(0,l.aL)("repository repo repositoryurl repourl gitrepository gitrepo giturl"),j=(0,l.aL)("branch productionbranch gitbranch repobranch"),R=(0,l.aL)(`
  commit commitsha commitid commithash commitref sha gitsha gitcommit gitcommitsha
  revision sourceversion githubcommitsha headsha
`),Y=(0,l.aL)("source git gitsource meta trigger deploymenttrigger metadata commit"),ee=(0,l.aL)(`
  createdat created createdon creationtime createtime createdtime createdtimeutc
  creationtimestamp datecreated insertedat queuedat starttime startedat timestamp
`),te=(0,l.aL)("supersededby replacedby"),v=(0,l.aL)("nextcursor cursor nextpagetoken nexttoken endcursor continue next"),x=(0,l.aL)("pagination paging page pag\
einfo meta metadata resultinfo links"),z=(0,l.aL)("next nextlink nexturl nextpage")}),8010:((c,A,u)=>{u.a(c,async(l,p)=>{try{var _=u(8168),y=u(2221),T=u(1781),m=u(
3445),S=u(336);const k=(0,_.c)();await(0,y.N)({run:k,runner:(0,T.Aq)(k.summaryFile),fetch:await(0,m.i)(process.env),clock:S.ml,random:Math.random}),p()}catch(k){
p(k)}},1)})},Ze={};function V(c){var A=Ze[c];if(A!==void 0)return A.exports;var u=Ze[c]={id:c,loaded:!1,exports:{}},l=!0;try{jt[c](u,u.exports,V),l=!1}finally{l&&
delete Ze[c]}return u.loaded=!0,u.exports}V.m=jt,typeof V<"u"&&(V.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?
1:0,-1)+"/"),(()=>{var c=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",A=typeof Symbol=="function"?Symbol("webpack exports"):"__webpac\
k_exports__",u=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",l=_=>{_&&_.d<1&&(_.d=1,_.forEach(y=>y.r--),_.forEach(y=>y.r--?y.r++:y()))},
p=_=>_.map(y=>{if(y!==null&&typeof y=="object"){if(y[c])return y;if(y.then){var T=[];T.d=0,y.then(k=>{m[A]=k,l(T)},k=>{m[u]=k,l(T)});var m={};return m[c]=k=>k(T),
m}}var S={};return S[c]=k=>{},S[A]=y,S});V.a=(_,y,T)=>{var m;T&&((m=[]).d=-1);var S=new Set,k=_.exports,N,I,G,H=new Promise((C,W)=>{G=W,I=C});H[A]=k,H[c]=C=>(m&&
C(m),S.forEach(C),H.catch(W=>{})),_.exports=H,y(C=>{N=p(C);var W,Z=()=>N.map(U=>{if(U[u])throw U[u];return U[A]}),M=new Promise(U=>{W=()=>U(Z),W.r=0;var w=D=>D!==
m&&!S.has(D)&&(S.add(D),D&&!D.d&&(W.r++,D.push(W)));N.map(D=>D[c](w))});return W.r?M:Z()},C=>(C?G(H[u]=C):I(k),l(m))),m&&m.d<0&&(m.d=0)}})(),(()=>{var c=Object.
getPrototypeOf?u=>Object.getPrototypeOf(u):u=>u.__proto__,A;V.t=function(u,l){if(l&1&&(u=this(u)),l&8||typeof u=="object"&&u&&(l&4&&u.__esModule||l&16&&typeof u.
then=="function"))return u;var p=Object.create(null);V.r(p);var _={};A=A||[null,c({}),c([]),c(c)];for(var y=l&2&&u;typeof y=="object"&&!~A.indexOf(y);y=c(y))Object.
getOwnPropertyNames(y).forEach(T=>_[T]=()=>u[T]);return _.default=()=>u,V.d(p,_),p}})(),V.d=(c,A)=>{for(var u in A)V.o(A,u)&&!V.o(c,u)&&Object.defineProperty(c,
u,{enumerable:!0,get:A[u]})},V.f={},V.e=c=>Promise.all(Object.keys(V.f).reduce((A,u)=>(V.f[u](c,A),A),[])),V.u=c=>""+c+".index.js",V.o=(c,A)=>Object.prototype.hasOwnProperty.
call(c,A),V.r=c=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(c,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(c,"__esModule",{value:!0})},
V.nmd=c=>(c.paths=[],c.children||(c.children=[]),c),(()=>{var c={792:0},A=u=>{var{ids:l,modules:p,runtime:_}=u,y,T,m=0;for(y in p)V.o(p,y)&&(V.m[y]=p[y]);for(_&&
_(V);m<l.length;m++)T=l[m],V.o(c,T)&&c[T]&&c[T][0](),c[l[m]]=0};V.f.j=(u,l)=>{var p=V.o(c,u)?c[u]:void 0;if(p!==0)if(p)l.push(p[1]);else{var _=import("./"+V.u(u)).
then(A,y=>{throw c[u]!==0&&(c[u]=void 0),y}),_=Promise.race([_,new Promise(y=>p=c[u]=[y])]);l.push(p[1]=_)}}})();var Gt=V(8010);Gt=await Gt;

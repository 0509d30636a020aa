const J=411,V=[411],z={7899:(($,b,c)=>{c.d(b,{Q:()=>D,Z:()=>R});var l=c(9877);function R(y){return`### \u26AA The preview ${(0,l.aY)(y,200)} has ended

The pull request was closed. The platform deletes no app, so the last deployment may still answer.
`}function D(y,w){return`### \u26AA ${(0,l.aY)(y,200)} now shows #${w}

The two pull requests share this app. A push to this one, or a re-run of its last deploy, shows it again.
`}}),48:(($,b,c)=>{c.d(b,{L:()=>Z});var l=c(8302),R=c(5807);const D=["queued","in_progress","success","failure","error","inactive"],y=100,w=30;async function T(s,e,n,t,i){
const o=`<!-- slipway ${n} -->`,r=`${o}
${t}`,d=await O(s,e,o);if(d===void 0){if(i==="amend")return;await s.ask("write the comment",({rest:h})=>h.issues.createComment({...e,body:r}))}else if(d.body!==
r){const{owner:h,repo:g}=e;await s.ask("update the comment",({rest:I})=>I.issues.updateComment({owner:h,repo:g,comment_id:d.id,body:r}))}}async function O(s,e,n){
let t,i=0;const o=s.pages("read the comments",({paginate:r,rest:d})=>r.iterator(d.issues.listComments,{...e,per_page:y}));for await(const r of o){for(const d of r.
flatMap(E).filter(h=>h.body.startsWith(n)))if(t??=P(s),_(d,await t))return d;if(i+=1,r.length<y||i===w)break}}async function P(s){try{const e=await s.ask("read \
the token's user",({rest:n})=>n.users.getAuthenticated());return(0,l.Gv)(e)&&typeof e.login=="string"?e.login:""}catch{return""}}function _(s,e){return e===""?s.
isBot:s.login===e}function E(s){if(!(0,l.Gv)(s)||!Number.isSafeInteger(s.id)||typeof s.body!="string")return[];const e=(0,l.Gv)(s.user)?s.user:{};return typeof e.
login!="string"?[]:[{id:Number(s.id),body:s.body,login:e.login,isBot:e.type==="Bot"}]}function f(s,e){if(!(0,l.Gv)(s)||!Number.isSafeInteger(s.id))return[];const{
id:n,payload:t}=s,i=typeof t=="string"?m(t):t;if(!(0,l.Gv)(i)||i.slipway!==1||i.app!==e)return[];const{appID:o,deployID:r,commit:d,pullRequest:h}=i;return[{app:e,
id:String(n),appID:a(o),deployID:a(r),commit:a(d),pullRequest:typeof h=="number"&&Number.isSafeInteger(h)?h:void 0}]}function m(s){try{return JSON.parse(s)}catch{
return}}function a(s){return typeof s=="string"&&/^[\w.:-]{1,128}$/.test(s)?s:void 0}const u=140;function p(s){const{repository:e,apiUrl:n}=s.context;if(e===void 0)
return;const[t="",i=""]=e.split("/");let o;const r=()=>(o??=Promise.all([c.e(452),c.e(70),c.e(154)]).then(c.bind(c,9154)).then(({createGitHubClient:d})=>d({...s,
apiUrl:n})),o);return new x({owner:t,repo:i},s.context,r)}class x{name="GitHub";#t;#e;#n;constructor(e,n,t){this.#t=e,this.#e=n,this.#n=t}async remembered(e,n,t){
const i=await this.#n(),o={...this.#t,environment:e,task:"deploy",per_page:y},r=i.pages("read GitHub's deployments",({paginate:g,rest:I})=>g.iterator(I.repos.listDeployments,
o)),d=[];let h=0;for await(const g of r)if(d.push(...g.flatMap(I=>f(I,n))),h+=g.length,g.length<y||h>=t||d.length>0)break;return d}async record({environment:e,description:n,
memo:t}){const o=await(await this.#n()).ask("record a GitHub deployment",({rest:r})=>r.repos.createDeployment({...this.#t,ref:t.commit,task:"deploy",auto_merge:!1,
required_contexts:[],payload:{slipway:1,...t},environment:e,description:S(n),transient_environment:t.pullRequest!==void 0,production_environment:e==="production"}));
return(0,l.Gv)(o)&&Number.isSafeInteger(o.id)?String(o.id):void 0}async setState(e,{state:n,description:t,url:i,logUrl:o}){await(await this.#n()).ask("set a Git\
Hub deployment's status",({rest:d})=>d.repos.createDeploymentStatus({...this.#t,deployment_id:Number(e),state:n,description:S(t),auto_inactive:!1,...(0,l.Eb)({environment_url:i,
log_url:o})}))}async stateOf(e){const n=await this.#n(),t={...this.#t,deployment_id:Number(e),per_page:1},i=await n.ask("read a GitHub deployment's status",({rest:r})=>r.
repos.listDeploymentStatuses(t)),o=Array.isArray(i)?i[0]:void 0;return(0,l.Gv)(o)?A(o.state):void 0}async comment(e,n,t,i){await T(await this.#n(),{...this.#t,issue_number:e},
n,t,i)}async isClosed(e){const t=await(await this.#n()).ask("read the pull request",({rest:i})=>i.pulls.get({...this.#t,pull_number:e}));return(0,l.Gv)(t)&&t.state===
"closed"}permissions({comment:e}){const{idTokenRequest:n,pullRequest:t}=this.#e;return["permissions:",...["contents: read","deployments: write",...n?["id-token:\
 write"]:[],...t?[`pull-requests: ${e?"write":"read"}`]:[]].map(o=>`  ${o}`)].join(`
`)}}function A(s){return s==="pending"?"queued":D.find(e=>e===s)??(s===void 0?void 0:"inactive")}function S(s){return(0,R.Ow)(s,u)}var v=c(3739),k=c(1547),L=c(7899);
const M={rememberedAppID:void 0,attachTo:void 0},U=new Set(["queued","in_progress","error",void 0]);async function H(s,e,n){const t=e.find(r=>r.appID!==void 0)?.
appID,i=e.find(r=>r.deployID!==void 0);if(!i||n===void 0||i.commit!==n)return{rememberedAppID:t,attachTo:void 0};const o=U.has(await s.stateOf(i.id));return{rememberedAppID:t,
attachTo:o?i.deployID:void 0}}const W={deployments:({name:s})=>`the ${s} deployment`,comment:()=>"the comment",closing:()=>"knowing whether the pull request was\
 closed"};function C({code:s,call:e}){return[401,403,404].includes(e?.status??0)&&s!=="rate_limited"}function q(s,e,n,t,i){const o=`${n} without ${W[s](t)}: ${e.
message}`;return C(e)?[o,`The job needs${s==="comment"?" (or set comment to false)":""}:
${t.permissions(i)}`]:[o,`Nothing needs to change if this was a passing fault of ${t.name}.`]}const Y=10,j=new Set(["success","in_progress","queued","error"]);async function G(s,e,n){
for(const t of e.slice(0,Y)){const i=await s.stateOf(t.id);if(j.has(i)&&(await s.setState(t.id,{state:"inactive",description:n,url:void 0,logUrl:void 0}),i==="s\
uccess"))return t}}const N="The pull request was closed",B=300,X=2e3,K=new Set(["queued","pending","created","waiting","scheduled","accepted"]);class F{#t;#e;#n=[];#r=Promise.
resolve();#c=!1;#d="The deploy goes on";#u=new Set;#l=new Set;constructor(e){this.#t=e,this.#e=e.open}async recall(e){const{forge:n}=this.#t;return await this.#s(
"deployments",async()=>(this.#n=await n.remembered(this.#e.environment,this.#e.app,B),H(n,this.#n,e)))??M}tell(e){e.type==="app-known"&&this.#i({appID:e.appID}),
e.type==="deployment-known"&&(this.#i({deployID:e.deployID}),this.#a(()=>this.#m())),e.type==="status"&&!this.#c&&!K.has((0,k.Y4)(e.status))&&(this.#c=!0,this.#a(
()=>this.#o("in_progress","The platform is working on it",void 0)))}async finish(e,n=e.comment){this.#i({ending:{...e,comment:n}}),this.#a(()=>this.#y(e)),await Promise.
all([this.#r,this.#h(e.comment)]),await this.#p(e),this.#t.save(void 0)}async#p({state:e}){const{forge:n,context:t}=this.#t,{pullRequest:i}=t;!i||!await this.#s(
"closing",()=>n.isClosed(i.number))||(e!==void 0&&e!=="failure"&&await this.#s("deployments",()=>this.#o("inactive",N,void 0)),await this.#h((0,L.Z)(this.#e.app)))}async closePreview(e){
const{forge:n}=this.#t,{app:t,environment:i}=this.#e;return this.#d="The preview ended",await this.#s("closing",()=>n.isClosed(e))??!0?(await this.#s("deploymen\
ts",async()=>{const r=(await n.remembered(i,t,X)).filter(d=>d.pullRequest===e);await G(n,r,N)}),this.#e.comment&&await this.#s("comment",()=>n.comment(e,t,(0,L.
Z)(t),"amend")),!0):!1}#a(e){this.#r=this.#r.then(()=>this.#s("deployments",e))}async#m(){const e=this.#n.find(n=>n.deployID===this.#e.deployID);e?this.#i({record:e.
id}):await this.#f(),await this.#o("queued","The platform has it in its queue",void 0)}async#f(){const{forge:e,context:n}=this.#t,{app:t,environment:i,appID:o,deployID:r}=this.#e;
if(n.sha===void 0||this.#e.record!==void 0)return;const d={app:t,appID:o,deployID:r,commit:n.sha,pullRequest:n.pullRequest?.number},h=await e.record({environment:i,
description:`${t} by Slipway`,memo:d});h!==void 0&&this.#i({record:h})}async#o(e,n,t){const{forge:i,context:o}=this.#t;this.#e.record!==void 0&&await i.setState(
this.#e.record,{state:e,description:n,url:t,logUrl:o.runUrl})}async#y({state:e,description:n,url:t}){e!==void 0&&(await this.#f(),await this.#o(e,n,t),e==="succ\
ess"&&await this.#w())}async#w(){const{forge:e,context:n}=this.#t,{app:t,record:i,comment:o}=this.#e,r=this.#n.filter(I=>I.id!==i),d=await G(e,r,"A newer deploy\
ment took its place"),[h,g]=[d?.pullRequest,n.pullRequest?.number];!o||h===void 0||g===void 0||h===g||await this.#s("comment",()=>e.comment(h,t,(0,L.Q)(t,g),"am\
end"))}async#h(e){const{forge:n,context:t}=this.#t,{pullRequest:i}=t;!this.#e.comment||!i||await this.#s("comment",()=>n.comment(i.number,this.#e.app,e,"write"))}#i(e){
this.#e={...this.#e,...e},this.#t.save(this.#e)}async#s(e,n){if(this.#u.has(e))return;const{forge:t,warn:i}=this.#t;try{return await n()}catch(o){const r=(0,v.I7)(
o);C(r)&&this.#u.add(e),this.#l.has(e)||i(...q(e,r,this.#d,t,this.#e)),this.#l.add(e);return}}}const Q=[p];function Z(s,e=Q){if(s.token!=="")for(const n of e){const t=n(
s);if(t)return new F({...s,forge:t})}}}),9877:(($,b,c)=>{c.d(b,{CS:()=>O,Dl:()=>P,EU:()=>D,XI:()=>_,aY:()=>R});var l=c(5807);function R(f,m=300){const a=(0,l.Ow)(
f,m).replaceAll("|","\u2502").trim();if(a==="")return"\u2013";const u="`".repeat(E(a)+1),p=a.startsWith("`")||a.endsWith("`")?" ":"";return`${u}${p}${a}${p}${u}`}
function D(f,m=2e3){const a=f.map(p=>(0,l.Ow)(p,m)),u="`".repeat(Math.max(3,E(a.join(`
`))+1));return[`${u}text`,...a,u].join(`
`)}const y=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,w=/^[0-9a-f]{7,40}\W*$/i,T=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function O(f,m=1e3){return(0,l.Ow)(f,m).trim().replace(T,(u,p,x="",A="",S="",v="")=>p!==void 0?R(p)+x:y.test(u)&&!w.test(u)?u:A+R(S)+v)}function P(f){if(f===void 0||
!URL.canParse(f))return;const{protocol:m,username:a,password:u,href:p}=new URL(f);if(!(!/^https?:$/.test(m)||a!==""||u!==""||p.length>2e3))return`[${R(p)}](<${p.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function _(f,m){let a=m,u=f.length;for(;u>0&&(a-=Buffer.byteLength((0,l.Ow)(f[u-1]??""))+1,!(a<0));)u--;return f.slice(
u)}function E(f){return Math.max(0,...[...f.matchAll(/`+/g)].map(m=>m[0].length))}}),3445:(($,b,c)=>{c.d(b,{i:()=>D});var l=c(3739),R=c(1709);async function D(w){
const T=a=>w[a.toLowerCase()]||w[a]||"",O=T("ALL_PROXY"),P=y(T("HTTP_PROXY")||O,"HTTP_PROXY"),_=y(T("HTTPS_PROXY")||O,"HTTPS_PROXY");if(P===""&&_==="")return fetch;
const E=await c.e(729).then(c.bind(c,3729)),f=new E.EnvHttpProxyAgent({httpProxy:P,httpsProxy:_,noProxy:T("NO_PROXY")}),m=E.fetch;return async(a,u)=>{if(a instanceof
Request)throw new TypeError("This fetch takes an address, not a Request");const p=new URL(a);return(0,R.c)(p.hostname)?fetch(a,u):m(p,{...u,dispatcher:f})}}function y(w,T){
const O=w===""||w.includes("://")?w:`http://${w}`;if(O===""||URL.canParse(O))return O;throw new l.GQ("invalid_input",`${T} (or ALL_PROXY) is not an address`,{remedy:"\
Write it as http://proxy.example.com:3128."})}})};export{J as id,V as ids,z as modules};

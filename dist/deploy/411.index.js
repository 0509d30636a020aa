const J=411,V=[411],z={7899:((x,g,c)=>{c.d(g,{Q:()=>b,Z:()=>T});var u=c(9877);function T(l){return`### \u26AA The preview ${(0,u.aY)(l,200)} has ended

The pull request was closed. The platform deletes no app, so the last deployment may still answer.
`}function b(l,f){return`### \u26AA ${(0,u.aY)(l,200)} now shows #${f}

The two pull requests share this app. A push to this one, or a re-run of its last deploy, shows it again.
`}}),48:((x,g,c)=>{c.d(g,{L:()=>F});var u=c(8302),T=c(5807);const b=["queued","in_progress","success","failure","error","inactive"],l=100,f=30;async function m(s,e,n,t,i){
const o=`<!-- slipway ${n} -->`,r=`${o}
${t}`,a=await y(s,e,o);if(a===void 0){if(i==="amend")return;await s.ask("write the comment",({rest:d})=>d.issues.createComment({...e,body:r}))}else if(a.body!==
r){const{owner:d,repo:h}=e;await s.ask("update the comment",({rest:w})=>w.issues.updateComment({owner:d,repo:h,comment_id:a.id,body:r}))}}async function y(s,e,n){
let t,i=0;const o=s.pages("read the comments",({paginate:r,rest:a})=>r.iterator(a.issues.listComments,{...e,per_page:l}));for await(const r of o){for(const a of r.
flatMap(I).filter(d=>d.body.startsWith(n)))if(t??=R(s),D(a,await t))return a;if(i+=1,r.length<l||i===f)break}}async function R(s){try{const e=await s.ask("read \
the token's user",({rest:n})=>n.users.getAuthenticated());return(0,u.Gv)(e)&&typeof e.login=="string"?e.login:""}catch{return""}}function D(s,e){return e===""?s.
isBot:s.login===e}function I(s){if(!(0,u.Gv)(s)||!Number.isSafeInteger(s.id)||typeof s.body!="string")return[];const e=(0,u.Gv)(s.user)?s.user:{};return typeof e.
login!="string"?[]:[{id:Number(s.id),body:s.body,login:e.login,isBot:e.type==="Bot"}]}function S(s,e){if(!(0,u.Gv)(s)||!Number.isSafeInteger(s.id))return[];const{
id:n,payload:t}=s,i=typeof t=="string"?E(t):t;if(!(0,u.Gv)(i)||i.slipway!==1||i.app!==e)return[];const{appID:o,deployID:r,commit:a,pullRequest:d}=i;return[{app:e,
id:String(n),appID:p(o),deployID:p(r),commit:p(a),pullRequest:typeof d=="number"&&Number.isSafeInteger(d)?d:void 0}]}function E(s){try{return JSON.parse(s)}catch{
return}}function p(s){return typeof s=="string"&&/^[\w.:-]{1,128}$/.test(s)?s:void 0}const O=140;function P(s){const{repository:e,apiUrl:n}=s.context;if(e===void 0)
return;const[t="",i=""]=e.split("/");let o;const r=()=>(o??=Promise.all([c.e(408),c.e(70),c.e(326)]).then(c.bind(c,9154)).then(({createGitHubClient:a})=>a({...s,
apiUrl:n})),o);return new N({owner:t,repo:i},s.context,r)}class N{name="GitHub";#t;#e;#n;constructor(e,n,t){this.#t=e,this.#e=n,this.#n=t}async remembered(e,n,t){
const i=await this.#n(),o={...this.#t,environment:e,task:"deploy",per_page:l},r=i.pages("read GitHub's deployments",({paginate:h,rest:w})=>h.iterator(w.repos.listDeployments,
o)),a=[];let d=0;for await(const h of r)if(a.push(...h.flatMap(w=>S(w,n))),d+=h.length,h.length<l||d>=t||a.length>0)break;return a}async record({environment:e,description:n,
memo:t}){const o=await(await this.#n()).ask("record a GitHub deployment",({rest:r})=>r.repos.createDeployment({...this.#t,ref:t.commit,task:"deploy",auto_merge:!1,
required_contexts:[],payload:{slipway:1,...t},environment:e,description:A(n),transient_environment:t.pullRequest!==void 0,production_environment:e==="production"}));
return(0,u.Gv)(o)&&Number.isSafeInteger(o.id)?String(o.id):void 0}async setState(e,{state:n,description:t,url:i,logUrl:o}){await(await this.#n()).ask("set a Git\
Hub deployment's status",({rest:a})=>a.repos.createDeploymentStatus({...this.#t,deployment_id:Number(e),state:n,description:A(t),auto_inactive:!1,...(0,u.Eb)({environment_url:i,
log_url:o})}))}async stateOf(e){const n=await this.#n(),t={...this.#t,deployment_id:Number(e),per_page:1},i=await n.ask("read a GitHub deployment's status",({rest:r})=>r.
repos.listDeploymentStatuses(t)),o=Array.isArray(i)?i[0]:void 0;return(0,u.Gv)(o)?_(o.state):void 0}async comment(e,n,t,i){await m(await this.#n(),{...this.#t,issue_number:e},
n,t,i)}async isClosed(e){const t=await(await this.#n()).ask("read the pull request",({rest:i})=>i.pulls.get({...this.#t,pull_number:e}));return(0,u.Gv)(t)&&t.state===
"closed"}permissions({comment:e}){const{idTokenRequest:n,pullRequest:t}=this.#e;return["permissions:",...["contents: read","deployments: write",...n?["id-token:\
 write"]:[],...t?[`pull-requests: ${e?"write":"read"}`]:[]].map(o=>`  ${o}`)].join(`
`)}}function _(s){return s==="pending"?"queued":b.find(e=>e===s)??(s===void 0?void 0:"inactive")}function A(s){return(0,T.Ow)(s,O)}var L=c(3739),k=c(1547),v=c(7899);
const q={rememberedAppID:void 0,attachTo:void 0},H=new Set(["queued","in_progress","error",void 0]);async function M(s,e,n){const t=e.find(r=>r.appID!==void 0)?.
appID,i=e.find(r=>r.deployID!==void 0);if(!i||n===void 0||i.commit!==n)return{rememberedAppID:t,attachTo:void 0};const o=H.has(await s.stateOf(i.id));return{rememberedAppID:t,
attachTo:o?i.deployID:void 0}}const U={deployments:({name:s})=>`the ${s} deployment`,comment:()=>"the comment",closing:()=>"knowing whether the pull request was\
 closed"};function G({code:s,call:e}){return[401,403,404].includes(e?.status??0)&&s!=="rate_limited"}function Y(s,e,n,t,i){const o=`${n} without ${U[s](t)}: ${e.
message}`;return G(e)?[o,`The job needs${s==="comment"?" (or set comment to false)":""}:
${t.permissions(i)}`]:[o,`Nothing needs to change if this was a passing fault of ${t.name}.`]}const W=10,B=new Set(["success","in_progress","queued","error"]);async function C(s,e,n){
for(const t of e.slice(0,W)){const i=await s.stateOf(t.id);if(B.has(i)&&(await s.setState(t.id,{state:"inactive",description:n,url:void 0,logUrl:void 0}),i==="s\
uccess"))return t}}const $="The pull request was closed",X=300,j=2e3,K=new Set(["queued","pending","created","waiting","scheduled","accepted"]);class Q{#t;#e;#n=[];#r=Promise.
resolve();#c=!1;#d="The deploy goes on";#u=new Set;#l=new Set;constructor(e){this.#t=e,this.#e=e.open}async recall(e){const{forge:n}=this.#t;return await this.#s(
"deployments",async()=>(this.#n=await n.remembered(this.#e.environment,this.#e.app,X),M(n,this.#n,e)))??q}tell(e){e.type==="app-known"&&this.#i({appID:e.appID}),
e.type==="deployment-known"&&(this.#i({deployID:e.deployID}),this.#a(()=>this.#m())),e.type==="status"&&!this.#c&&!K.has((0,k.Y)(e.status))&&(this.#c=!0,this.#a(
()=>this.#o("in_progress","The platform is working on it",void 0)))}async finish(e,n=e.comment){this.#i({ending:{...e,comment:n}}),this.#a(()=>this.#y(e)),await Promise.
all([this.#r,this.#h(e.comment)]),await this.#p(e),this.#t.save(void 0)}async#p({state:e}){const{forge:n,context:t}=this.#t,{pullRequest:i}=t;!i||!await this.#s(
"closing",()=>n.isClosed(i.number))||(e!==void 0&&e!=="failure"&&await this.#s("deployments",()=>this.#o("inactive",$,void 0)),await this.#h((0,v.Z)(this.#e.app)))}async closePreview(e){
const{forge:n}=this.#t,{app:t,environment:i}=this.#e;return this.#d="The preview ended",await this.#s("closing",()=>n.isClosed(e))??!0?(await this.#s("deploymen\
ts",async()=>{const r=(await n.remembered(i,t,j)).filter(a=>a.pullRequest===e);await C(n,r,$)}),this.#e.comment&&await this.#s("comment",()=>n.comment(e,t,(0,v.
Z)(t),"amend")),!0):!1}#a(e){this.#r=this.#r.then(()=>this.#s("deployments",e))}async#m(){const e=this.#n.find(n=>n.deployID===this.#e.deployID);e?this.#i({record:e.
id}):await this.#f(),await this.#o("queued","The platform has it in its queue",void 0)}async#f(){const{forge:e,context:n}=this.#t,{app:t,environment:i,appID:o,deployID:r}=this.#e;
if(n.sha===void 0||this.#e.record!==void 0)return;const a={app:t,appID:o,deployID:r,commit:n.sha,pullRequest:n.pullRequest?.number},d=await e.record({environment:i,
description:`${t} by Slipway`,memo:a});d!==void 0&&this.#i({record:d})}async#o(e,n,t){const{forge:i,context:o}=this.#t;this.#e.record!==void 0&&await i.setState(
this.#e.record,{state:e,description:n,url:t,logUrl:o.runUrl})}async#y({state:e,description:n,url:t}){e!==void 0&&(await this.#f(),await this.#o(e,n,t),e==="succ\
ess"&&await this.#w())}async#w(){const{forge:e,context:n}=this.#t,{app:t,record:i,comment:o}=this.#e,r=this.#n.filter(w=>w.id!==i),a=await C(e,r,"A newer deploy\
ment took its place"),[d,h]=[a?.pullRequest,n.pullRequest?.number];!o||d===void 0||h===void 0||d===h||await this.#s("comment",()=>e.comment(d,t,(0,v.Q)(t,h),"am\
end"))}async#h(e){const{forge:n,context:t}=this.#t,{pullRequest:i}=t;!this.#e.comment||!i||await this.#s("comment",()=>n.comment(i.number,this.#e.app,e,"write"))}#i(e){
this.#e={...this.#e,...e},this.#t.save(this.#e)}async#s(e,n){if(this.#u.has(e))return;const{forge:t,warn:i}=this.#t;try{return await n()}catch(o){const r=(0,L.I7)(
o);G(r)&&this.#u.add(e),this.#l.has(e)||i(...Y(e,r,this.#d,t,this.#e)),this.#l.add(e);return}}}const Z=[P];function F(s,e=Z){if(s.token!=="")for(const n of e){const t=n(
s);if(t)return new Q({...s,forge:t})}}}),3445:((x,g,c)=>{c.d(g,{i:()=>b});var u=c(3739),T=c(1709);async function b(f){const m=p=>f[p.toLowerCase()]||f[p]||"",y=m(
"ALL_PROXY"),R=l(m("HTTP_PROXY")||y,"HTTP_PROXY"),D=l(m("HTTPS_PROXY")||y,"HTTPS_PROXY");if(R===""&&D==="")return fetch;const I=await c.e(903).then(c.t.bind(c,9903,
19)),S=new I.EnvHttpProxyAgent({httpProxy:R,httpsProxy:D,noProxy:m("NO_PROXY")}),E=I.fetch;return async(p,O)=>{if(p instanceof Request)throw new TypeError("This\
 fetch takes an address, not a Request");const P=new URL(p);return(0,T.c)(P.hostname)?fetch(p,O):E(P,{...O,dispatcher:S})}}function l(f,m){const y=f===""||f.includes(
"://")?f:`http://${f}`;if(y===""||URL.canParse(y))return y;throw new u.GQ("invalid_input",`${m} (or ALL_PROXY) is not an address`,{remedy:"Write it as http://pr\
oxy.example.com:3128."})}})};export{J as id,V as ids,z as modules};

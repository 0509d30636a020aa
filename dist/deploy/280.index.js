const at=280,ut=[280],ct={7899:((A,O,a)=>{a.d(O,{Qj:()=>E,Z_:()=>I,aC:()=>m});var c=a(9877);function I(h,w,b){return`### \u26AA The preview ${(0,c.aY)(h,200)} h\
as ended

The pull request was closed. ${P(w)}

${b}
`}function P({last:h,until:w}){if(w!==void 0)return`Its app is deleted and answers 410. If the pull request is opened again before ${(0,c.aY)(w,40)}, a deploy r\
estores it.`;const b=(0,c.Dl)(h?.url);return b===void 0||h?.answers===void 0?"The app was not deleted, so the last deployment may still answer.":h.answers?`The \
app was not deleted, so the last deployment still answers: ${b}`:`The last deployment does not answer any more: ${b}`}function E(h,w,b){return`### \u26AA ${(0,c.
aY)(h,200)} now shows #${w}

The two pull requests share this app. A push to this one, or a re-run of its last deploy, shows it again.

${b}
`}function m(h){return`### \u{1F6D1} The preview ${(0,c.aY)(h,200)} was left by this run before the end

Its GitHub deployment and its comment may still show it as active. Run the job again.
`}}),223:((A,O,a)=>{a.d(O,{L:()=>it});var c=a(8302),I=a(5807),P=a(5328);const E=["queued","in_progress","success","failure","error","inactive"],m=100,h=30;async function w(i,t,n,e,s){
const o=`<!-- slipway ${n} -->`,r=`${o}
${e}`,u=await b(i,t,o);if(u===void 0){if(s==="amend")return;await i.ask("write the comment",({rest:f})=>f.issues.createComment({...t,body:r}))}else if(u.body!==
r){const{owner:f,repo:R}=t;await i.ask("update the comment",({rest:v})=>v.issues.updateComment({owner:f,repo:R,comment_id:u.id,body:r}))}}async function b(i,t,n){
let e,s=0;const o=i.pages("read the comments",({paginate:r,rest:u})=>r.iterator(u.issues.listComments,{...t,per_page:m}));for await(const r of o){for(const u of r.
flatMap(D).filter(f=>f.body.startsWith(n)))if(e??=S(i),$(u,await e))return u;if(s+=1,r.length<m||s===h)break}}async function S(i){try{const t=await i.ask("read \
the token's user",({rest:n})=>n.users.getAuthenticated());return(0,c.Gv)(t)&&typeof t.login=="string"?t.login:""}catch{return""}}function $(i,t){return t===""?i.
isBot:i.login===t}function D(i){if(!(0,c.Gv)(i)||!Number.isSafeInteger(i.id)||typeof i.body!="string")return[];const t=(0,c.Gv)(i.user)?i.user:{};return typeof t.
login!="string"?[]:[{id:Number(i.id),body:i.body,login:t.login,isBot:t.type==="Bot"}]}function C(i,t){if(!(0,c.Gv)(i)||!Number.isSafeInteger(i.id))return[];const{
id:n,payload:e}=i,s=typeof e=="string"?(0,c.U4)(e):e;if(!(0,c.Gv)(s)||s.slipway!==1||s.app!==t)return[];const{appID:o,deployID:r,commit:u,pullRequest:f}=s;return[
{app:t,id:String(n),appID:T(o),deployID:T(r),commit:T(u),pullRequest:typeof f=="number"&&Number.isSafeInteger(f)?f:void 0}]}function T(i){return typeof i=="stri\
ng"&&/^[\w.:-]{1,128}$/.test(i)?i:void 0}const d=140;function p(i){const{repository:t,apiUrl:n}=i.context;if(t===void 0)return;const[e="",s=""]=t.split("/");let o;
const r=()=>(o??=Promise.all([a.e(452),a.e(828),a.e(154)]).then(a.bind(a,9154)).then(({createGitHubClient:u})=>u({...i,apiUrl:n})),o);return new l({owner:e,repo:s},
i.context,r)}class l{name="GitHub";#t;#e;#n;constructor(t,n,e){this.#t=t,this.#e=n,this.#n=e}async remembered(t,n,e){const s=await this.#n(),o={...this.#t,environment:t,
task:"deploy",per_page:m},r=s.pages("read GitHub's deployments",({paginate:R,rest:v})=>R.iterator(v.repos.listDeployments,o)),u=[];let f=0;for await(const R of r)
if(u.push(...R.flatMap(v=>C(v,n))),f+=R.length,R.length<m||f>=e||u.length>0)break;return u}async record({environment:t,description:n,memo:e}){const o=await(await this.#n()).
ask("record a GitHub deployment",({rest:r})=>r.repos.createDeployment({...this.#t,ref:e.commit,task:"deploy",auto_merge:!1,required_contexts:[],payload:{slipway:1,
...e},environment:t,description:g(n),transient_environment:e.pullRequest!==void 0,production_environment:t==="production"}));return(0,c.Gv)(o)&&Number.isSafeInteger(
o.id)?String(o.id):void 0}async setState(t,{state:n,description:e,url:s,logUrl:o}){await(await this.#n()).ask("set a GitHub deployment's status",({rest:u})=>u.repos.
createDeploymentStatus({...this.#t,deployment_id:Number(t),state:n,description:g(e),auto_inactive:!1,...(0,c.Eb)({environment_url:s,log_url:o})}))}async statusOf(t){
const n=await this.#n(),e={...this.#t,deployment_id:Number(t),per_page:1},s=await n.ask("read a GitHub deployment's status",({rest:u})=>u.repos.listDeploymentStatuses(
e)),o=Array.isArray(s)?s[0]:void 0,r=(0,c.Gv)(o)?y(o.state):void 0;if(!(!(0,c.Gv)(o)||r===void 0))return{state:r,url:typeof o.environment_url=="string"?o.environment_url:
void 0}}async comment(t,n,e,s){await w(await this.#n(),{...this.#t,issue_number:t},n,e,s)}async isClosed(t){const e=await(await this.#n()).ask("read the pull re\
quest",({rest:s})=>s.pulls.get({...this.#t,pull_number:t}));return(0,c.Gv)(e)&&e.state==="closed"}permissions({comment:t}){const{idTokenRequest:n,pullRequest:e}=this.#e,
[s,o]=[n!==void 0,e!==void 0];return(0,P.$r)({idToken:s,records:!0,pullRequest:o,comment:t})}}function y(i){return i==="pending"?"queued":E.find(t=>t===i)??(i===
void 0?void 0:"inactive")}function g(i){return(0,I.Ow)(i,d)}var M=a(3532),L=a(3739),G=a(1547),N=a(7933),_=a(9877),x=a(7899);const k={rememberedAppID:void 0,attachTo:void 0},
q=new Set(["queued","in_progress","error",void 0]);async function j(i,t,n){const e=t.find(r=>r.appID!==void 0)?.appID,s=t.find(r=>r.deployID!==void 0);if(!s||n===
void 0||s.commit!==n)return{rememberedAppID:e,attachTo:void 0};const o=q.has((await i.statusOf(s.id))?.state);return{rememberedAppID:e,attachTo:o?s.deployID:void 0}}
const H=10;async function B(i,t){for(const n of t.slice(0,H)){const e=await i.statusOf(n.id);if(e?.state==="success")return{...n,url:e.url}}}const X=new Set(["s\
uccess","in_progress","queued","error"]);async function W(i,t,n){for(const e of t.slice(0,H)){const s=await i.statusOf(e.id);if(X.has(s?.state)&&(await i.setState(
e.id,{state:"inactive",description:n,url:void 0,logUrl:void 0}),s?.state==="success"))return{...e,url:s.url}}}const K={deployments:({name:i})=>`the ${i} deploym\
ent`,comment:()=>"the comment",closing:()=>"knowing whether the pull request was closed"},F={deployments:"deployments",comment:"pull requests",closing:"pull req\
uests"};function U({code:i,call:t}){return[401,403,404].includes(t?.status??0)&&i!=="rate_limited"}function Q(i,t,n,e,s){const o=`${n} without ${K[i](e)}: ${t.message}`;
return U(t)?[o,`The job needs${i==="comment"?" (or set comment to false)":""}:
${e.permissions(s)}`]:[o,`Nothing needs to change if this was a passing fault of ${e.name}.`]}const Z={settleMs:3e4,totalMs:3e4},V={deploying:7e3,finishing:1e3},
z=5e3,Y="The pull request was closed",J=300,tt=2e3,et=new Set(["queued","pending","created","waiting","scheduled","accepted"]);class nt{#t;#e;#n=[];#r=Promise.resolve();#p=!1;#m=!1;#i=!1;#u=Promise.
withResolvers();#c=!1;#w="The deploy goes on";#y=new Set;#g=new Set;constructor(t){this.#t=t,this.#e=t.open}async recall(t,n){const{forge:e}=this.#t,s=this.#s("\
deployments",async()=>(this.#n=await e.remembered(this.#e.environment,this.#e.app,J),this.#m=!0,j(e,this.#n,t))),o=()=>setTimeout(()=>this.#f(),V[this.#c?"finis\
hing":"deploying"]).unref(),r=await this.#b(n,s)??k;return n?.addEventListener("abort",o,{once:!0}),r}async previous(){if(this.#c=!0,!this.#m)return;const{forge:t,
context:n}=this.#t,e=this.#n.filter(({id:u})=>u!==this.#e.record),s=await this.#s("deployments",async()=>await B(t,e)??"none");if(s===void 0||s==="none")return s;
const o=n.pullRequest?.number,r=s.pullRequest===o?void 0:s.pullRequest;return{...await this.#d(s),commit:s.commit,isPreview:o!==void 0,pullRequest:r}}async#d({url:t}){
const n=(0,M.Q)(this.#t.fetch),e=t===void 0?void 0:await(0,N.PV)(t,{fetch:n,signal:AbortSignal.timeout(z)});return{url:t,answers:e}}tell(t){t.type==="app-known"&&
this.#o({appID:t.appID}),t.type==="deployment-known"&&(this.#o({deployID:t.deployID}),this.#h(()=>this.#v())),t.type==="status"&&!this.#p&&!et.has((0,G.Y4)(t.status))&&
(this.#p=!0,this.#h(()=>this.#a("in_progress","The platform is working on it",void 0)))}async finish(t,n=t.comment,e=Z){this.#c=!0,this.#o({ending:{...t,comment:n}}),
this.#i||await this.#T(e.settleMs,this.#r),this.#i||await this.#T(e.totalMs,this.#E(t)),this.#i||this.#t.save(void 0)}async#E(t){this.#h(()=>this.#S(t)),await Promise.
all([this.#r,this.#I(t.comment)]),await this.#O(t)}async isClosed(){const{forge:t,context:n}=this.#t,{pullRequest:e}=n;return e?await this.#s("closing",()=>t.isClosed(
e.number))??!1:!1}async#O({state:t,url:n}){await this.isClosed()&&(t!==void 0&&t!=="failure"&&await this.#s("deployments",()=>this.#a("inactive",Y,void 0)),await this.#I(
(0,x.Z_)(this.#e.app,{last:await this.#d({url:n})},this.#l())))}async closePreview(t,n,e){return await this.#b(n,this.#P(t,e))??"left"}async#P(t,n){const{forge:e}=this.#t,
{app:s,environment:o}=this.#e;if(this.#w="The preview ended",!(await this.#s("closing",()=>e.isClosed(t))??!0))return"open";const r=await n?.(),u=await this.#s(
"deployments",async()=>{const ot=(await e.remembered(o,s,tt)).filter(rt=>rt.pullRequest===t);return W(e,ot,Y)});if(!this.#e.comment)return"closed";const f=u&&r===
void 0?await this.#d(u):void 0,R=(0,x.Z_)(s,{last:f,until:r},this.#l());return await this.#s("comment",()=>e.comment(t,s,R,"amend")),"closed"}#l(){return(0,_.sA)(
this.#t.clock.now(),this.#t.context.runUrl)}async#b(t,n){const e=()=>this.#f();t?.addEventListener("abort",e,{once:!0}),t?.aborted&&e();try{return await Promise.
race([n,this.#u.promise])}finally{t?.removeEventListener("abort",e)}}async#T(t,n){const e=setTimeout(()=>this.#f(),t);try{await Promise.race([n,this.#u.promise])}finally{
clearTimeout(e)}}#f(){this.#i=!0,this.#t.stop(),this.#u.resolve(void 0)}#h(t){this.#r=this.#r.then(()=>this.#s("deployments",t))}async#v(){const t=this.#n.find(
n=>n.deployID===this.#e.deployID);t?this.#o({record:t.id}):await this.#R(),await this.#a("queued","The platform has it in its queue",void 0)}async#R(){const{forge:t,
context:n}=this.#t,{app:e,environment:s,appID:o,deployID:r}=this.#e;if(n.sha===void 0||this.#e.record!==void 0)return;const u={app:e,appID:o,deployID:r,commit:n.
sha,pullRequest:n.pullRequest?.number},f=await t.record({environment:s,description:`${e} by Slipway`,memo:u});f!==void 0&&this.#o({record:f})}async#a(t,n,e){const{
forge:s,context:o}=this.#t;this.#e.record!==void 0&&await s.setState(this.#e.record,{state:t,description:n,url:e,logUrl:o.runUrl})}async#S({state:t,description:n,
url:e}){t!==void 0&&(await this.#R(),await this.#a(t,n,e),t==="success"&&await this.#$())}async#$(){const{forge:t,context:n}=this.#t,{app:e,record:s,comment:o}=this.#e,
r=this.#n.filter(v=>v.id!==s),u=await W(t,r,"A newer deployment took its place"),[f,R]=[u?.pullRequest,n.pullRequest?.number];!o||f===void 0||R===void 0||f===R||
await this.#s("comment",()=>t.comment(f,e,(0,x.Qj)(e,R,this.#l()),"amend"))}async#I(t){const{forge:n,context:e}=this.#t,{pullRequest:s}=e;!this.#e.comment||!s||
await this.#s("comment",()=>n.comment(s.number,this.#e.app,t,"write"))}#o(t){this.#e={...this.#e,...t},this.#t.save(this.#e)}async#s(t,n){if(this.#y.has(t)||this.#i)
return;const{forge:e,warn:s}=this.#t;try{return await n()}catch(o){if(this.#i)return;const r=(0,L.I7)(o),u=U(r)?F[t]:`${t} failed`;U(r)&&this.#y.add(t),this.#g.
has(u)||s(...Q(t,r,this.#w,e,this.#e)),this.#g.add(u);return}}}const st=[p];function it(i,t=st){if(i.token!=="")for(const n of t){const e=new AbortController,s=n(
{...i,signal:e.signal});if(s)return new nt({...i,forge:s,stop:()=>e.abort()})}}}),9877:((A,O,a)=>{a.d(O,{CS:()=>S,Dl:()=>$,EU:()=>P,XI:()=>C,aY:()=>I,sA:()=>D});
var c=a(5807);function I(d,p=300){const l=(0,c.Ow)(d,p).replaceAll("|","\u2502").trim();if(l==="")return"\u2013";const y="`".repeat(T(l)+1),g=l.startsWith("`")||
l.endsWith("`")?" ":"";return`${y}${g}${l}${g}${y}`}function P(d,p=2e3){const l=d.map(g=>(0,c.Ow)(g,p)),y="`".repeat(Math.max(3,T(l.join(`
`))+1));return[`${y}text`,...l,y].join(`
`)}const E=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,m=/^[0-9a-f]{7,40}\W*$/i,h=/(?:`[^`]+`|\S)+/g,w=new RegExp("^([\"'(]*)`([^`]+)`((\
?:'s|-\\p{L}+)?[.,:;!?)\"']*)$","u"),b=/^(["'(]*)(.*?)([.,:;!?)"']*)$/su;function S(d,p=1e3){const l=(0,c.Ow)(d,p).trim();return(l.endsWith("\u2026")&&l.split("\
`").length%2===0?`${l}\``:l).replace(h,g=>{const[,M="",L,G=""]=w.exec(g)??[];if(L!==void 0)return M+I(L)+G;if(E.test(g)&&!m.test(g))return g;const[,N="",_="",x=""]=b.
exec(g)??[];return N+I(_)+x})}function $(d){if(d===void 0||!URL.canParse(d))return;const{protocol:p,username:l,password:y,href:g}=new URL(d);if(!(!/^https?:$/.test(
p)||l!==""||y!==""||g.length>2e3))return`[${I(g)}](<${g.replace(/[<>\\]/g,encodeURIComponent)}>)`}function D(d,p){const l=new Date(d).toISOString().slice(0,16).
replace("T"," "),y=p===void 0?"":` \xB7 [The run and its log](<${p}>)`;return`Updated ${l} UTC${y}`}function C(d,p){let l=p,y=d.length;for(;y>0&&(l-=Buffer.byteLength(
(0,c.Ow)(d[y-1]??""))+1,!(l<0));)y--;return d.slice(y)}function T(d){return Math.max(0,...[...d.matchAll(/`+/g)].map(p=>p[0].length))}}),1021:((A,O,a)=>{a.d(O,{
d:()=>c});async function c(I){const{getExecOutput:P}=await a.e(913).then(a.bind(a,3913)),[E,m]=process.platform==="win32"?["cmd","/c"]:["sh","-c"];return P(E,[m,
I],{silent:!0,ignoreReturnCode:!0})}}),3445:((A,O,a)=>{a.d(O,{i:()=>P});var c=a(3739),I=a(1709);async function P(m){const h=T=>m[T.toLowerCase()]||m[T]||"",w=h(
"ALL_PROXY"),b=E(h("HTTP_PROXY")||w,"HTTP_PROXY"),S=E(h("HTTPS_PROXY")||w,"HTTPS_PROXY");if(b===""&&S==="")return fetch;const $=await a.e(729).then(a.bind(a,3729)),
D=new $.EnvHttpProxyAgent({httpProxy:b,httpsProxy:S,noProxy:h("NO_PROXY")}),C=$.fetch;return async(T,d)=>{if(T instanceof Request)throw new TypeError("This fetc\
h takes an address, not a Request");const p=new URL(T);return(0,I.c)(p.hostname)?fetch(T,d):C(p,{...d,dispatcher:D})}}function E(m,h){const w=m===""||m.includes(
"://")?m:`http://${m}`;if(w===""||URL.canParse(w))return w;throw new c.GQ("invalid_input",`${h} (or ALL_PROXY) is not an address`,{remedy:"Write it as http://pr\
oxy.example.com:3128."})}})};export{at as id,ut as ids,ct as modules};

const ie=737,oe=[737],re={7899:((_,S,l)=>{l.d(S,{Qj:()=>$,Z_:()=>I,aC:()=>R});var d=l(9877);function I(m,b,g){return`### \u26AA The preview ${(0,d.aY)(m,200)} h\
as ended

The pull request was closed. ${T(b)}

${g}
`}function T({last:m,until:b}){if(b!==void 0)return`Its app is deleted and answers 410. If the pull request is opened again before ${(0,d.aY)(b,40)}, a deploy r\
estores it.`;const g=(0,d.Dl)(m?.url);return g===void 0||m?.answers===void 0?"The app was not deleted, so the last deployment may still answer.":m.answers?`The \
app was not deleted, so the last deployment still answers: ${g}`:`The last deployment does not answer any more: ${g}`}function $(m,b,g){return`### \u26AA ${(0,d.
aY)(m,200)} now shows #${b}

The two pull requests share this app. A push to this one, or a re-run of its last deploy, shows it again.

${g}
`}function R(m){return`### \u{1F6D1} The preview ${(0,d.aY)(m,200)} was left by this run before the end

Its GitHub deployment and its comment may still show it as active. Run the job again.
`}}),6737:((_,S,l)=>{l.d(S,{L:()=>te});var d=l(8302),I=l(5807),T=l(5328);const $=["queued","in_progress","success","failure","error","inactive"],R=140,m=100,b=30;
function g(i){const{repository:e,apiUrl:n}=i.context;if(e===void 0)return;const[t="",s=""]=e.split("/");let o;const r=()=>(o??=Promise.all([l.e(452),l.e(154)]).
then(l.bind(l,9154)).then(({createGitHubClient:a})=>a({...i,apiUrl:n})),o);return new A({owner:t,repo:s},i.context,r)}class A{name="GitHub";#e;#t;#s;constructor(e,n,t){
this.#e=e,this.#t=n,this.#s=t}async#n(e,n){return(await this.#s()).ask(e,n)}async remembered(e,n,t){const s=await this.#s(),o={...this.#e,environment:e,task:"de\
ploy",per_page:m},r=s.pages("read GitHub's deployments",({paginate:h,rest:v})=>h.iterator(v.repos.listDeployments,o)),a=[];let u=0;for await(const h of r)if(a.push(
...h.flatMap(v=>O(v,n))),u+=h.length,h.length<m||u>=t||a.length>0)break;return a}async record({environment:e,description:n,memo:t}){const s=await this.#n("recor\
d a GitHub deployment",({rest:o})=>o.repos.createDeployment({...this.#e,ref:t.commit,task:"deploy",auto_merge:!1,required_contexts:[],payload:{slipway:1,...t},environment:e,
description:E(n),transient_environment:t.pullRequest!==void 0,production_environment:e==="production"}));return(0,d.Gv)(s)&&Number.isSafeInteger(s.id)?String(s.
id):void 0}async setState(e,{state:n,description:t,url:s,logUrl:o}){await this.#n("set a GitHub deployment's status",({rest:r})=>r.repos.createDeploymentStatus(
{...this.#e,deployment_id:Number(e),state:n,description:E(t),auto_inactive:!1,...(0,d.Eb)({environment_url:s,log_url:o})}))}async statusOf(e){const n={...this.#e,
deployment_id:Number(e),per_page:1},t=await this.#n("read a GitHub deployment's status",({rest:r})=>r.repos.listDeploymentStatuses(n)),s=Array.isArray(t)?t[0]:void 0,
o=(0,d.Gv)(s)?G(s.state):void 0;if(!(!(0,d.Gv)(s)||o===void 0))return{state:o,url:typeof s.environment_url=="string"?s.environment_url:void 0}}async comment(e,n,t,s){
const o=`<!-- slipway ${n} -->`,r=`${o}
${t}`,a={...this.#e,issue_number:e},u=await this.#a(a,o);if(u===void 0){if(s==="amend")return;await this.#n("write the comment",({rest:h})=>h.issues.createComment(
{...a,body:r}))}else u.body!==r&&await this.#n("update the comment",({rest:h})=>h.issues.updateComment({...this.#e,comment_id:u.id,body:r}))}async#a(e,n){const t=await this.#s();
let s,o=0;const r=t.pages("read the comments",({paginate:a,rest:u})=>a.iterator(u.issues.listComments,{...e,per_page:m}));for await(const a of r){for(const u of a.
flatMap(x).filter(h=>h.body.startsWith(n))){s??=this.#o();const h=await s;if(h===""?u.isBot:u.login===h)return u}if(o+=1,a.length<m||o===b)break}}async#o(){try{
const e=await this.#n("read the token's user",({rest:n})=>n.users.getAuthenticated());return(0,d.Gv)(e)&&typeof e.login=="string"?e.login:""}catch{return""}}async isClosed(e){
const n=await this.#n("read the pull request",({rest:t})=>t.pulls.get({...this.#e,pull_number:e}));return(0,d.Gv)(n)&&n.state==="closed"}permissions({comment:e}){
const{idTokenRequest:n,pullRequest:t}=this.#t,[s,o]=[n!==void 0,t!==void 0];return(0,T.$r)({idToken:s,records:!0,pullRequest:o,comment:e})}}function x(i){if(!(0,d.
Gv)(i)||!Number.isSafeInteger(i.id)||typeof i.body!="string")return[];const e=(0,d.Gv)(i.user)?i.user:{};return typeof e.login!="string"?[]:[{id:Number(i.id),body:i.
body,login:e.login,isBot:e.type==="Bot"}]}function G(i){return i==="pending"?"queued":$.find(e=>e===i)??(i===void 0?void 0:"inactive")}function E(i){return(0,I.
Ow)(i,R)}function O(i,e){if(!(0,d.Gv)(i)||!Number.isSafeInteger(i.id))return[];const{id:n,payload:t}=i,s=typeof t=="string"?(0,d.U4)(t):t;if(!(0,d.Gv)(s)||s.slipway!==
1||s.app!==e)return[];const{appID:o,deployID:r,commit:a,pullRequest:u}=s;return[{app:e,id:String(n),appID:f(o),deployID:f(r),commit:f(a),pullRequest:typeof u=="\
number"&&Number.isSafeInteger(u)?u:void 0}]}function f(i){return typeof i=="string"&&/^[\w.:-]{1,128}$/.test(i)?i:void 0}var y=l(8474),c=l(3532),p=l(3739),w=l(1547),
L=l(7933),C=l(9877),D=l(7899);const P={rememberedAppID:void 0,attachTo:void 0},N=new Set(["queued","in_progress","error",void 0]);async function M(i,e,n){const t=e.
find(r=>r.appID!==void 0)?.appID,s=e.find(r=>r.deployID!==void 0);if(!s||n===void 0||s.commit!==n)return{rememberedAppID:t,attachTo:void 0};const o=N.has((await i.
statusOf(s.id))?.state);return{rememberedAppID:t,attachTo:o?s.deployID:void 0}}const U=10;async function j(i,e){for(const n of e.slice(0,U)){const t=await i.statusOf(
n.id);if(t?.state==="success")return{...n,url:t.url}}}const k=new Set(["success","in_progress","queued","error"]);async function H(i,e,n){for(const t of e.slice(
0,U)){const s=await i.statusOf(t.id);if(k.has(s?.state)&&(await i.setState(t.id,{state:"inactive",description:n,url:void 0,logUrl:void 0}),s?.state==="success"))
return{...t,url:s.url}}}const B={deployments:({name:i})=>`the ${i} deployment`,comment:()=>"the comment",closing:()=>"knowing whether the pull request was close\
d"},Y={deployments:"deployments",comment:"pull requests",closing:"pull requests"};function q({code:i,call:e}){return[401,403,404].includes(e?.status??0)&&i!=="r\
ate_limited"}function K(i,e,n,t,s){const o=`${n} without ${B[i](t)}: ${e.message}`;return q(e)?[o,`The job needs${i==="comment"?" (or set comment to false)":""}\
:
${t.permissions(s)}`]:[o,`Nothing needs to change if this was a passing fault of ${t.name}.`]}const F={settleMs:3e4,totalMs:3e4},Q={deploying:7e3,finishing:1e3},
Z=5e3,W="The pull request was closed",V=300,X=2e3,z=new Set(["queued","pending","created","waiting","scheduled","accepted"]);class J{#e;#t;#s;#n=Promise.resolve();#a=!1;#o=!1;#d=Promise.
withResolvers();#c=!1;#m="The deploy goes on";#y=new Set;#w=new Set;constructor(e){this.#e=e,this.#t=e.open}async recall(e,n){const{forge:t}=this.#e,s=this.#i("\
deployments",async()=>(this.#s=await t.remembered(this.#t.environment,this.#t.app,V),M(t,this.#s,e))),o=()=>setTimeout(()=>this.#h(),Q[this.#c?"finishing":"depl\
oying"]).unref(),r=await this.#g(n,s)??P;return n?.addEventListener("abort",o,{once:!0}),r}async previous(){this.#c=!0;const{forge:e,context:n}=this.#e,t=this.#s?.
filter(({id:a})=>a!==this.#t.record);if(!t)return;const s=await this.#i("deployments",async()=>await j(e,t)??"none");if(s===void 0||s==="none")return s;const o=n.
pullRequest?.number,r=s.pullRequest===o?void 0:s.pullRequest;return{...await this.#l(s),commit:s.commit,isPreview:o!==void 0,pullRequest:r}}async#l({url:e}){const n=(0,c.
Q)(this.#e.fetch),t=e===void 0?void 0:await(0,L.PV)(e,{fetch:n,signal:AbortSignal.timeout(Z)});return{url:e,answers:t}}tell(e){e.type==="app-known"&&this.#r({appID:e.
appID}),e.type==="deployment-known"&&(this.#r({deployID:e.deployID}),this.#p(()=>this.#R())),e.type==="status"&&!this.#a&&!z.has((0,w.Y4)(e.status))&&(this.#a=!0,
this.#p(()=>this.#u("in_progress","The platform is working on it",void 0)))}async finish(e,n=e.comment,t=F){this.#c=!0,this.#r({ending:{...e,comment:n}}),this.#o||
await this.#b(t.settleMs,this.#n),this.#o||await this.#b(t.totalMs,this.#S(e)),this.#o||this.#e.save(void 0)}async#S(e){this.#p(()=>this.#D(e)),await Promise.all(
[this.#n,this.#v(e.comment)]),await this.#T(e)}async isClosed(){const{forge:e,context:n}=this.#e,{pullRequest:t}=n;return t?await this.#i("closing",()=>e.isClosed(
t.number))??!1:!1}async#T({state:e,url:n}){await this.isClosed()&&(e!==void 0&&e!=="failure"&&await this.#i("deployments",()=>this.#u("inactive",W,void 0)),await this.#v(
(0,D.Z_)(this.#t.app,{last:await this.#l({url:n})},this.#f())))}async closePreview(e,n,t){return await this.#g(n,this.#$(e,t))??"left"}async#$(e,n){const{forge:t}=this.#e,
{app:s,environment:o}=this.#t;if(this.#m="The preview ended",!(await this.#i("closing",()=>t.isClosed(e))??!0))return"open";const r=await n?.(),a=await this.#i(
"deployments",async()=>{const ne=(await t.remembered(o,s,X)).filter(se=>se.pullRequest===e);return H(t,ne,W)});if(!this.#t.comment)return"closed";const u=a&&r===
void 0?await this.#l(a):void 0,h=(0,D.Z_)(s,{last:u,until:r},this.#f());return await this.#i("comment",()=>t.comment(e,s,h,"amend")),"closed"}#f(){return(0,C.sA)(
this.#e.clock.now(),this.#e.context.runUrl)}async#g(e,n){const t=e&&(0,y.addAbortListener)(e,()=>this.#h());return Promise.race([n,this.#d.promise]).finally(()=>t?.[Symbol.
dispose]())}async#b(e,n){const t=setTimeout(()=>this.#h(),e);try{await Promise.race([n,this.#d.promise])}finally{clearTimeout(t)}}#h(){this.#o=!0,this.#e.stop(),
this.#d.resolve(void 0)}#p(e){this.#n=this.#n.then(()=>this.#i("deployments",e))}async#R(){const e=this.#s?.find(n=>n.deployID===this.#t.deployID);e?this.#r({record:e.
id}):await this.#I(),await this.#u("queued","The platform has it in its queue",void 0)}async#I(){const{forge:e,context:n}=this.#e,{app:t,environment:s,appID:o,deployID:r}=this.#t;
if(n.sha===void 0||this.#t.record!==void 0)return;const a={app:t,appID:o,deployID:r,commit:n.sha,pullRequest:n.pullRequest?.number},u=await e.record({environment:s,
description:`${t} by Slipway`,memo:a});u!==void 0&&this.#r({record:u})}async#u(e,n,t){const{forge:s,context:o}=this.#e;this.#t.record!==void 0&&await s.setState(
this.#t.record,{state:e,description:n,url:t,logUrl:o.runUrl})}async#D({state:e,description:n,url:t}){e!==void 0&&(await this.#I(),await this.#u(e,n,t),e==="succ\
ess"&&await this.#E())}async#E(){const{forge:e,context:n}=this.#e,{app:t,record:s,comment:o}=this.#t,r=this.#s?.filter(v=>v.id!==s)??[],a=await H(e,r,"A newer d\
eployment took its place"),[u,h]=[a?.pullRequest,n.pullRequest?.number];!o||u===void 0||h===void 0||u===h||await this.#i("comment",()=>e.comment(u,t,(0,D.Qj)(t,
h,this.#f()),"amend"))}async#v(e){const{forge:n,context:t}=this.#e,{pullRequest:s}=t;!this.#t.comment||!s||await this.#i("comment",()=>n.comment(s.number,this.#t.
app,e,"write"))}#r(e){this.#t={...this.#t,...e},this.#e.save(this.#t)}async#i(e,n){if(this.#y.has(e)||this.#o)return;const{forge:t,warn:s}=this.#e;try{return await n()}catch(o){
if(this.#o)return;const r=(0,p.I7)(o),a=q(r)?Y[e]:`${e} failed`;q(r)&&this.#y.add(e),this.#w.has(a)||s(...K(e,r,this.#m,t,this.#t)),this.#w.add(a);return}}}const ee=[
g];function te(i,e=ee){if(i.token!=="")for(const n of e){const t=new AbortController,s=n({...i,signal:t.signal});if(s)return new J({...i,forge:s,stop:()=>t.abort()})}}}),
9877:((_,S,l)=>{l.d(S,{CS:()=>A,Dl:()=>x,EU:()=>T,XI:()=>E,aY:()=>I,sA:()=>G});var d=l(5807);function I(f,y=300){const c=(0,d.Ow)(f,y).replaceAll("|","\u2502").
trim();if(c==="")return"\u2013";const p="`".repeat(O(c)+1),w=c.startsWith("`")||c.endsWith("`")?" ":"";return`${p}${w}${c}${w}${p}`}function T(f,y=2e3){const c=f.
map(w=>(0,d.Ow)(w,y)),p="`".repeat(Math.max(3,O(c.join(`
`))+1));return[`${p}text`,...c,p].join(`
`)}const $=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,R=/^[0-9a-f]{7,40}\W*$/i,m=/(?:`[^`]+`|\S)+/g,b=new RegExp("^([\"'(]*)`([^`]+)`((\
?:'s|-\\p{L}+)?[.,:;!?)\"']*)$","u"),g=/^(["'(]*)(.*?)([.,:;!?)"']*)$/su;function A(f,y=1e3){const c=(0,d.Ow)(f,y).trim();return(c.endsWith("\u2026")&&c.split("\
`").length%2===0?`${c}\``:c).replace(m,w=>{const[,L="",C,D=""]=b.exec(w)??[];if(C!==void 0)return L+I(C)+D;if($.test(w)&&!R.test(w))return w;const[,P="",N="",M=""]=g.
exec(w)??[];return P+I(N)+M})}function x(f){if(f===void 0||!URL.canParse(f))return;const{protocol:y,username:c,password:p,href:w}=new URL(f);if(!(!/^https?:$/.test(
y)||c!==""||p!==""||w.length>2e3))return`[${I(w)}](<${w.replace(/[<>\\]/g,encodeURIComponent)}>)`}function G(f,y){const c=new Date(f).toISOString().slice(0,16).
replace("T"," "),p=y===void 0?"":` \xB7 [The run and its log](<${y}>)`;return`Updated ${c} UTC${p}`}function E(f,y){let c=y,p=f.length;for(;p>0&&(c-=Buffer.byteLength(
(0,d.Ow)(f[p-1]??""))+1,!(c<0));)p--;return f.slice(p)}function O(f){return Math.max(0,...[...f.matchAll(/`+/g)].map(y=>y[0].length))}})};export{ie as id,oe as ids,re as modules};

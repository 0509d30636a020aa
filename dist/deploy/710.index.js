const ae=710,ue=[710],de={7899:((q,S,l)=>{l.d(S,{Qj:()=>R,Z_:()=>I,aC:()=>v});var d=l(9877);function I(w,b,g){return`### \u26AA The preview ${(0,d.aY)(w,200)} h\
as ended

The pull request was closed. ${$(b)}

${g}
`}function $({last:w,until:b}){if(b!==void 0)return`Its app is deleted and answers 410. If the pull request is opened again before ${(0,d.aY)(b,40)}, a deploy r\
estores it.`;const g=(0,d.Dl)(w?.url);return g===void 0||w?.answers===void 0?"The app was not deleted, so the last deployment may still answer.":w.answers?`The \
app was not deleted, so the last deployment still answers: ${g}`:`The last deployment does not answer any more: ${g}`}function R(w,b,g){return`### \u26AA ${(0,d.
aY)(w,200)} now shows #${b}

The two pull requests share this app. A push to this one, or a re-run of its last deploy, shows it again.

${g}
`}function v(w){return`### \u{1F6D1} The preview ${(0,d.aY)(w,200)} was left by this run before the end

Its GitHub deployment and its comment may still show it as active. Run the job again.
`}}),9710:((q,S,l)=>{l.d(S,{L:()=>ie});var d=l(8302),I=l(5807),$=l(5328);const R=["queued","in_progress","success","failure","error","inactive"],v=100,w=30;async function b(i,e,n,t,s){
const o=`<!-- slipway ${n} -->`,r=`${o}
${t}`,a=await g(i,e,o);if(a===void 0){if(s==="amend")return;await i.ask("write the comment",({rest:c})=>c.issues.createComment({...e,body:r}))}else if(a.body!==
r){const{owner:c,repo:y}=e;await i.ask("update the comment",({rest:T})=>T.issues.updateComment({owner:c,repo:y,comment_id:a.id,body:r}))}}async function g(i,e,n){
let t,s=0;const o=i.pages("read the comments",({paginate:r,rest:a})=>r.iterator(a.issues.listComments,{...e,per_page:v}));for await(const r of o){for(const a of r.
flatMap(L).filter(c=>c.body.startsWith(n)))if(t??=C(i),A(a,await t))return a;if(s+=1,r.length<v||s===w)break}}async function C(i){try{const e=await i.ask("read \
the token's user",({rest:n})=>n.users.getAuthenticated());return(0,d.Gv)(e)&&typeof e.login=="string"?e.login:""}catch{return""}}function A(i,e){return e===""?i.
isBot:i.login===e}function L(i){if(!(0,d.Gv)(i)||!Number.isSafeInteger(i.id)||typeof i.body!="string")return[];const e=(0,d.Gv)(i.user)?i.user:{};return typeof e.
login!="string"?[]:[{id:Number(i.id),body:i.body,login:e.login,isBot:e.type==="Bot"}]}const x=140;function E(i){const{repository:e,apiUrl:n}=i.context;if(e===void 0)
return;const[t="",s=""]=e.split("/");let o;const r=()=>(o??=Promise.all([l.e(452),l.e(154)]).then(l.bind(l,9154)).then(({createGitHubClient:a})=>a({...i,apiUrl:n})),
o);return new f({owner:t,repo:s},i.context,r)}class f{name="GitHub";#e;#t;#n;constructor(e,n,t){this.#e=e,this.#t=n,this.#n=t}async remembered(e,n,t){const s=await this.#n(),
o={...this.#e,environment:e,task:"deploy",per_page:v},r=s.pages("read GitHub's deployments",({paginate:y,rest:T})=>y.iterator(T.repos.listDeployments,o)),a=[];let c=0;
for await(const y of r)if(a.push(...y.flatMap(T=>p(T,n))),c+=y.length,y.length<v||c>=t||a.length>0)break;return a}async record({environment:e,description:n,memo:t}){
const o=await(await this.#n()).ask("record a GitHub deployment",({rest:r})=>r.repos.createDeployment({...this.#e,ref:t.commit,task:"deploy",auto_merge:!1,required_contexts:[],
payload:{slipway:1,...t},environment:e,description:u(n),transient_environment:t.pullRequest!==void 0,production_environment:e==="production"}));return(0,d.Gv)(o)&&
Number.isSafeInteger(o.id)?String(o.id):void 0}async setState(e,{state:n,description:t,url:s,logUrl:o}){await(await this.#n()).ask("set a GitHub deployment's st\
atus",({rest:a})=>a.repos.createDeploymentStatus({...this.#e,deployment_id:Number(e),state:n,description:u(t),auto_inactive:!1,...(0,d.Eb)({environment_url:s,log_url:o})}))}async statusOf(e){
const n=await this.#n(),t={...this.#e,deployment_id:Number(e),per_page:1},s=await n.ask("read a GitHub deployment's status",({rest:a})=>a.repos.listDeploymentStatuses(
t)),o=Array.isArray(s)?s[0]:void 0,r=(0,d.Gv)(o)?m(o.state):void 0;if(!(!(0,d.Gv)(o)||r===void 0))return{state:r,url:typeof o.environment_url=="string"?o.environment_url:
void 0}}async comment(e,n,t,s){await b(await this.#n(),{...this.#e,issue_number:e},n,t,s)}async isClosed(e){const t=await(await this.#n()).ask("read the pull re\
quest",({rest:s})=>s.pulls.get({...this.#e,pull_number:e}));return(0,d.Gv)(t)&&t.state==="closed"}permissions({comment:e}){const{idTokenRequest:n,pullRequest:t}=this.#t,
[s,o]=[n!==void 0,t!==void 0];return(0,$.$r)({idToken:s,records:!0,pullRequest:o,comment:e})}}function m(i){return i==="pending"?"queued":R.find(e=>e===i)??(i===
void 0?void 0:"inactive")}function u(i){return(0,I.Ow)(i,x)}function p(i,e){if(!(0,d.Gv)(i)||!Number.isSafeInteger(i.id))return[];const{id:n,payload:t}=i,s=typeof t==
"string"?(0,d.U4)(t):t;if(!(0,d.Gv)(s)||s.slipway!==1||s.app!==e)return[];const{appID:o,deployID:r,commit:a,pullRequest:c}=s;return[{app:e,id:String(n),appID:h(
o),deployID:h(r),commit:h(a),pullRequest:typeof c=="number"&&Number.isSafeInteger(c)?c:void 0}]}function h(i){return typeof i=="string"&&/^[\w.:-]{1,128}$/.test(
i)?i:void 0}var G=l(3532),O=l(3739),P=l(1547),N=l(7933),M=l(9877),D=l(7899);const W={rememberedAppID:void 0,attachTo:void 0},j=new Set(["queued","in_progress","\
error",void 0]);async function B(i,e,n){const t=e.find(r=>r.appID!==void 0)?.appID,s=e.find(r=>r.deployID!==void 0);if(!s||n===void 0||s.commit!==n)return{rememberedAppID:t,
attachTo:void 0};const o=j.has((await i.statusOf(s.id))?.state);return{rememberedAppID:t,attachTo:o?s.deployID:void 0}}const k=10;async function Y(i,e){for(const n of e.
slice(0,k)){const t=await i.statusOf(n.id);if(t?.state==="success")return{...n,url:t.url}}}const K=new Set(["success","in_progress","queued","error"]);async function U(i,e,n){
for(const t of e.slice(0,k)){const s=await i.statusOf(t.id);if(K.has(s?.state)&&(await i.setState(t.id,{state:"inactive",description:n,url:void 0,logUrl:void 0}),
s?.state==="success"))return{...t,url:s.url}}}const F={deployments:({name:i})=>`the ${i} deployment`,comment:()=>"the comment",closing:()=>"knowing whether the \
pull request was closed"},Q={deployments:"deployments",comment:"pull requests",closing:"pull requests"};function _({code:i,call:e}){return[401,403,404].includes(
e?.status??0)&&i!=="rate_limited"}function Z(i,e,n,t,s){const o=`${n} without ${F[i](t)}: ${e.message}`;return _(e)?[o,`The job needs${i==="comment"?" (or set c\
omment to false)":""}:
${t.permissions(s)}`]:[o,`Nothing needs to change if this was a passing fault of ${t.name}.`]}const V={settleMs:3e4,totalMs:3e4},X={deploying:7e3,finishing:1e3},
z=5e3,H="The pull request was closed",J=300,ee=2e3,te=new Set(["queued","pending","created","waiting","scheduled","accepted"]);class ne{#e;#t;#n=[];#r=Promise.resolve();#p=!1;#m=!1;#i=!1;#u=Promise.
withResolvers();#d=!1;#w="The deploy goes on";#y=new Set;#g=new Set;constructor(e){this.#e=e,this.#t=e.open}async recall(e,n){const{forge:t}=this.#e,s=this.#s("\
deployments",async()=>(this.#n=await t.remembered(this.#t.environment,this.#t.app,J),this.#m=!0,B(t,this.#n,e))),o=()=>setTimeout(()=>this.#f(),X[this.#d?"finis\
hing":"deploying"]).unref(),r=await this.#b(n,s)??W;return n?.addEventListener("abort",o,{once:!0}),r}async previous(){if(this.#d=!0,!this.#m)return;const{forge:e,
context:n}=this.#e,t=this.#n.filter(({id:a})=>a!==this.#t.record),s=await this.#s("deployments",async()=>await Y(e,t)??"none");if(s===void 0||s==="none")return s;
const o=n.pullRequest?.number,r=s.pullRequest===o?void 0:s.pullRequest;return{...await this.#c(s),commit:s.commit,isPreview:o!==void 0,pullRequest:r}}async#c({url:e}){
const n=(0,G.Q)(this.#e.fetch),t=e===void 0?void 0:await(0,N.PV)(e,{fetch:n,signal:AbortSignal.timeout(z)});return{url:e,answers:t}}tell(e){e.type==="app-known"&&
this.#o({appID:e.appID}),e.type==="deployment-known"&&(this.#o({deployID:e.deployID}),this.#h(()=>this.#D())),e.type==="status"&&!this.#p&&!te.has((0,P.Y4)(e.status))&&
(this.#p=!0,this.#h(()=>this.#a("in_progress","The platform is working on it",void 0)))}async finish(e,n=e.comment,t=V){this.#d=!0,this.#o({ending:{...e,comment:n}}),
this.#i||await this.#I(t.settleMs,this.#r),this.#i||await this.#I(t.totalMs,this.#S(e)),this.#i||this.#e.save(void 0)}async#S(e){this.#h(()=>this.#E(e)),await Promise.
all([this.#r,this.#T(e.comment)]),await this.#$(e)}async isClosed(){const{forge:e,context:n}=this.#e,{pullRequest:t}=n;return t?await this.#s("closing",()=>e.isClosed(
t.number))??!1:!1}async#$({state:e,url:n}){await this.isClosed()&&(e!==void 0&&e!=="failure"&&await this.#s("deployments",()=>this.#a("inactive",H,void 0)),await this.#T(
(0,D.Z_)(this.#t.app,{last:await this.#c({url:n})},this.#l())))}async closePreview(e,n,t){return await this.#b(n,this.#R(e,t))??"left"}async#R(e,n){const{forge:t}=this.#e,
{app:s,environment:o}=this.#t;if(this.#w="The preview ended",!(await this.#s("closing",()=>t.isClosed(e))??!0))return"open";const r=await n?.(),a=await this.#s(
"deployments",async()=>{const oe=(await t.remembered(o,s,ee)).filter(re=>re.pullRequest===e);return U(t,oe,H)});if(!this.#t.comment)return"closed";const c=a&&r===
void 0?await this.#c(a):void 0,y=(0,D.Z_)(s,{last:c,until:r},this.#l());return await this.#s("comment",()=>t.comment(e,s,y,"amend")),"closed"}#l(){return(0,M.sA)(
this.#e.clock.now(),this.#e.context.runUrl)}async#b(e,n){const t=()=>this.#f();e?.addEventListener("abort",t,{once:!0}),e?.aborted&&t();try{return await Promise.
race([n,this.#u.promise])}finally{e?.removeEventListener("abort",t)}}async#I(e,n){const t=setTimeout(()=>this.#f(),e);try{await Promise.race([n,this.#u.promise])}finally{
clearTimeout(t)}}#f(){this.#i=!0,this.#e.stop(),this.#u.resolve(void 0)}#h(e){this.#r=this.#r.then(()=>this.#s("deployments",e))}async#D(){const e=this.#n.find(
n=>n.deployID===this.#t.deployID);e?this.#o({record:e.id}):await this.#v(),await this.#a("queued","The platform has it in its queue",void 0)}async#v(){const{forge:e,
context:n}=this.#e,{app:t,environment:s,appID:o,deployID:r}=this.#t;if(n.sha===void 0||this.#t.record!==void 0)return;const a={app:t,appID:o,deployID:r,commit:n.
sha,pullRequest:n.pullRequest?.number},c=await e.record({environment:s,description:`${t} by Slipway`,memo:a});c!==void 0&&this.#o({record:c})}async#a(e,n,t){const{
forge:s,context:o}=this.#e;this.#t.record!==void 0&&await s.setState(this.#t.record,{state:e,description:n,url:t,logUrl:o.runUrl})}async#E({state:e,description:n,
url:t}){e!==void 0&&(await this.#v(),await this.#a(e,n,t),e==="success"&&await this.#O())}async#O(){const{forge:e,context:n}=this.#e,{app:t,record:s,comment:o}=this.#t,
r=this.#n.filter(T=>T.id!==s),a=await U(e,r,"A newer deployment took its place"),[c,y]=[a?.pullRequest,n.pullRequest?.number];!o||c===void 0||y===void 0||c===y||
await this.#s("comment",()=>e.comment(c,t,(0,D.Qj)(t,y,this.#l()),"amend"))}async#T(e){const{forge:n,context:t}=this.#e,{pullRequest:s}=t;!this.#t.comment||!s||
await this.#s("comment",()=>n.comment(s.number,this.#t.app,e,"write"))}#o(e){this.#t={...this.#t,...e},this.#e.save(this.#t)}async#s(e,n){if(this.#y.has(e)||this.#i)
return;const{forge:t,warn:s}=this.#e;try{return await n()}catch(o){if(this.#i)return;const r=(0,O.I7)(o),a=_(r)?Q[e]:`${e} failed`;_(r)&&this.#y.add(e),this.#g.
has(a)||s(...Z(e,r,this.#w,t,this.#t)),this.#g.add(a);return}}}const se=[E];function ie(i,e=se){if(i.token!=="")for(const n of e){const t=new AbortController,s=n(
{...i,signal:t.signal});if(s)return new ne({...i,forge:s,stop:()=>t.abort()})}}}),9877:((q,S,l)=>{l.d(S,{CS:()=>C,Dl:()=>A,EU:()=>$,XI:()=>x,aY:()=>I,sA:()=>L});
var d=l(5807);function I(f,m=300){const u=(0,d.Ow)(f,m).replaceAll("|","\u2502").trim();if(u==="")return"\u2013";const p="`".repeat(E(u)+1),h=u.startsWith("`")||
u.endsWith("`")?" ":"";return`${p}${h}${u}${h}${p}`}function $(f,m=2e3){const u=f.map(h=>(0,d.Ow)(h,m)),p="`".repeat(Math.max(3,E(u.join(`
`))+1));return[`${p}text`,...u,p].join(`
`)}const R=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,v=/^[0-9a-f]{7,40}\W*$/i,w=/(?:`[^`]+`|\S)+/g,b=new RegExp("^([\"'(]*)`([^`]+)`((\
?:'s|-\\p{L}+)?[.,:;!?)\"']*)$","u"),g=/^(["'(]*)(.*?)([.,:;!?)"']*)$/su;function C(f,m=1e3){const u=(0,d.Ow)(f,m).trim();return(u.endsWith("\u2026")&&u.split("\
`").length%2===0?`${u}\``:u).replace(w,h=>{const[,G="",O,P=""]=b.exec(h)??[];if(O!==void 0)return G+I(O)+P;if(R.test(h)&&!v.test(h))return h;const[,N="",M="",D=""]=g.
exec(h)??[];return N+I(M)+D})}function A(f){if(f===void 0||!URL.canParse(f))return;const{protocol:m,username:u,password:p,href:h}=new URL(f);if(!(!/^https?:$/.test(
m)||u!==""||p!==""||h.length>2e3))return`[${I(h)}](<${h.replace(/[<>\\]/g,encodeURIComponent)}>)`}function L(f,m){const u=new Date(f).toISOString().slice(0,16).
replace("T"," "),p=m===void 0?"":` \xB7 [The run and its log](<${m}>)`;return`Updated ${u} UTC${p}`}function x(f,m){let u=m,p=f.length;for(;p>0&&(u-=Buffer.byteLength(
(0,d.Ow)(f[p-1]??""))+1,!(u<0));)p--;return f.slice(p)}function E(f){return Math.max(0,...[...f.matchAll(/`+/g)].map(m=>m[0].length))}})};export{ae as id,ue as ids,de as modules};

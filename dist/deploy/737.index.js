const xe=737,Ue=[737],qe={7899:((ae,U,c)=>{c.d(U,{Qj:()=>H,Z_:()=>N,aC:()=>W});var l=c(9877);function N(E,R,C){return`### \u26AA The preview ${(0,l.aY)(E,200)} \
has ended

The pull request was closed. ${q(R)}

${C}
`}function q({last:E,until:R}){if(R!==void 0)return`Its app is deleted and answers 410. If the pull request is opened again before ${(0,l.aY)(R,40)}, a deploy r\
estores it.`;const C=(0,l.Dl)(E?.url);return C===void 0||E?.answers===void 0?"The app was not deleted, so the last deployment may still answer.":E.answers?`The \
app was not deleted, so the last deployment still answers: ${C}`:`The last deployment does not answer any more: ${C}`}function H(E,R,C){return`### \u26AA ${(0,l.
aY)(E,200)} now shows #${R}

The two pull requests share this app. A push to this one, or a re-run of its last deploy, shows it again.

${C}
`}function W(E){return`### \u{1F6D1} The preview ${(0,l.aY)(E,200)} was left by this run before the end

Its GitHub deployment and its comment may still show it as active. Run the job again.
`}}),6737:((ae,U,c)=>{c.d(U,{L:()=>Re});var l=c(8302),N=c(7717),q=c(5807),H=c(6976);const W=["queued","in_progress","success","failure","error","inactive"],E=140,
R=100,C=30;function Z(t){const{repository:n,idTokenRequest:g,pullRequest:a}=t.context;if(n===void 0)return;const[p="",G=""]=n.split("/"),I={owner:p,repo:G},M=(0,N.
O)(async()=>(await Promise.all([c.e(452),c.e(154)]).then(c.bind(c,9154))).createGitHubClient(t)),w=async(o,u)=>(await M()).ask(o,u),_=async()=>{const o=await w(
"read the token's user",({rest:u})=>u.users.getAuthenticated()).catch(()=>{});return(0,l.Gv)(o)&&typeof o.login=="string"?o.login:""},d=async(o,u)=>{let y,r=0;const T=(await M()).
pages("read the comments",({paginate:h,rest:D})=>h.iterator(D.issues.listComments,{...I,issue_number:o,per_page:R}));for await(const h of T){for(const D of h.flatMap(
V).filter(v=>v.body.startsWith(u))){y??=_();const v=await y;if(v===""?D.isBot:D.login===v)return D}if(r+=1,h.length<R||r===C)break}};return{name:"GitHub",async remembered(o,u,y){
const r={...I,environment:o,task:"deploy",per_page:R},T=(await M()).pages("read GitHub's deployments",({paginate:v,rest:x})=>v.iterator(x.repos.listDeployments,
r)),h=[];let D=0;for await(const v of T)if(h.push(...v.flatMap(x=>k(x,u))),D+=v.length,v.length<R||D>=y||h.length>0)break;return h},async record({environment:o,
description:u,memo:y}){const r=await w("record a GitHub deployment",({rest:T})=>T.repos.createDeployment({...I,ref:y.commit,task:"deploy",auto_merge:!1,required_contexts:[],
payload:{slipway:1,...y},environment:o,description:Y(u),transient_environment:y.pullRequest!==void 0,production_environment:o==="production"}));return(0,l.Gv)(r)&&
Number.isSafeInteger(r.id)?String(r.id):void 0},async setState(o,{state:u,description:y,url:r,logUrl:T}){await w("set a GitHub deployment's status",({rest:h})=>h.
repos.createDeploymentStatus({...I,deployment_id:Number(o),state:u,description:Y(y),auto_inactive:!1,...(0,l.Eb)({environment_url:r,log_url:T})}))},async statusOf(o){
const u={...I,deployment_id:Number(o),per_page:1},y=await w("read a GitHub deployment's status",({rest:h})=>h.repos.listDeploymentStatuses(u)),r=Array.isArray(y)?
y[0]:void 0,T=(0,l.Gv)(r)?X(r.state):void 0;if(!(!(0,l.Gv)(r)||T===void 0))return{state:T,url:typeof r.environment_url=="string"?r.environment_url:void 0}},async comment(o,u,y,r){
const T=`<!-- slipway ${u} -->`,h=`${T}
${y}`,D=await d(o,T);if(D===void 0){if(r==="amend")return;await w("write the comment",({rest:v})=>v.issues.createComment({...I,issue_number:o,body:h}))}else D.body!==
h&&await w("update the comment",({rest:v})=>v.issues.updateComment({...I,comment_id:D.id,body:h}))},async isClosed(o){const u=await w("read the pull request",({
rest:y})=>y.pulls.get({...I,pull_number:o}));return(0,l.Gv)(u)&&u.state==="closed"},permissions:({comment:o})=>(0,H.$r)({idToken:g!==void 0,records:!0,pullRequest:a!==
void 0,comment:o})}}function V(t){if(!(0,l.Gv)(t)||!Number.isSafeInteger(t.id)||typeof t.body!="string")return[];const n=(0,l.Gv)(t.user)?t.user:{};return typeof n.
login!="string"?[]:[{id:Number(t.id),body:t.body,login:n.login,isBot:n.type==="Bot"}]}function X(t){return t==="pending"?"queued":W.find(n=>n===t)??(t===void 0?
void 0:"inactive")}function Y(t){return(0,q.Ow)(t,E)}function k(t,n){if(!(0,l.Gv)(t)||!Number.isSafeInteger(t.id))return[];const{id:g,payload:a}=t,p=typeof a=="\
string"?(0,l.U4)(a):a;if(!(0,l.Gv)(p)||p.slipway!==1||p.app!==n)return[];const{appID:G,deployID:I,commit:M,pullRequest:w}=p,_={appID:m(G),deployID:m(I),commit:m(
M)},d=typeof w=="number"&&Number.isSafeInteger(w)?w:void 0;return[{app:n,id:String(g),..._,pullRequest:d}]}function m(t){return typeof t=="string"&&/^[\w.:-]{1,128}$/.
test(t)?t:void 0}var S=c(8474),f=c(2996),b=c(3739),$=c(1547),z=c(7933),K=c(9877),j=c(7899);const J={rememberedAppID:void 0,attachTo:void 0},ee=new Set(["queued",
"in_progress","error",void 0]);async function te(t,n,g){const a=n.find(I=>I.appID!==void 0)?.appID,p=n.find(I=>I.deployID!==void 0);if(!p||g===void 0||p.commit!==
g)return{rememberedAppID:a,attachTo:void 0};const G=ee.has((await t.statusOf(p.id))?.state);return{rememberedAppID:a,attachTo:G?p.deployID:void 0}}const de=10;async function ye(t,n){
for(const g of n.slice(0,de)){const a=await t.statusOf(g.id);if(a?.state==="success")return{...g,url:a.url}}}const he=new Set(["success","in_progress","queued",
"error"]);async function ue(t,n,g){for(const a of n.slice(0,de)){const p=await t.statusOf(a.id);if(he.has(p?.state)&&(await t.setState(a.id,{state:"inactive",description:g,
url:void 0,logUrl:void 0}),p?.state==="success"))return{...a,url:p.url}}}const ce={deployments:{what:({name:t})=>`the ${t} deployment`,permission:"deployments"},
comment:{what:()=>"the comment",permission:"pull requests"},closing:{what:()=>"knowing whether the pull request was closed",permission:"pull requests"}};function ne({
code:t,call:n}){return[401,403,404].includes(n?.status??0)&&t!=="rate_limited"}function ge(t,n,g,a,p){const G=`${g} without ${ce[t].what(a)}: ${n.message}`;return ne(
n)?[G,`The job needs${t==="comment"?" (or set comment to false)":""}:
${a.permissions(p)}`]:[G,`Nothing needs to change if this was a passing fault of ${a.name}.`]}const be={settleMs:3e4,totalMs:3e4},Ie={deploying:7e3,finishing:1e3},
ve=5e3,le="The pull request was closed",Se=300,$e=2e3,Te=new Set(["queued","pending","created","waiting","scheduled","accepted"]);function De({fetch:t,forge:n,context:g,
clock:a,stop:p,save:G,warn:I,...M}){const{pullRequest:w,runUrl:_}=g;let{open:d}=M,o,u=Promise.resolve(),y=!1,r=!1;const T=Promise.withResolvers();let h=!1,D="Th\
e deploy goes on";const v=new Set,x=new Set,B=e=>{d={...d,...e},G?.(d)},se=()=>(0,K.sA)(a.now(),_),oe=async({url:e})=>{if(e===void 0)return{url:e,answers:void 0};
const s=AbortSignal.timeout(ve);return{url:e,answers:await(0,z.PV)(e,{fetch:(0,f.Q)(t),signal:s})}},fe=()=>{r=!0,p(),T.resolve(void 0)},F=async(e,s)=>{const i=e&&
(0,S.addAbortListener)(e,fe);return Promise.race([s,T.promise]).finally(()=>i?.[Symbol.dispose]())},L=async(e,s)=>{if(!(v.has(e)||r))try{return await s()}catch(i){
if(r)return;const A=(0,b.I7)(i),O=ne(A)?ce[e].permission:`${e} failed`;ne(A)&&v.add(e),x.has(O)||I(...ge(e,A,D,n,d)),x.add(O);return}},ie=e=>{u=u.then(()=>L("de\
ployments",e))},pe=async()=>{const{app:e,environment:s,appID:i,deployID:A}=d;if(g.sha===void 0||d.record!==void 0)return;const O={app:e,appID:i,deployID:A,commit:g.
sha,pullRequest:w?.number},P=await n.record({environment:s,description:`${e} by Slipway`,memo:O});P!==void 0&&B({record:P})},Q=async(e,s,i)=>{d.record!==void 0&&
await n.setState(d.record,{state:e,description:s,url:i,logUrl:_})},Ae=async()=>{const e=o?.find(s=>s.deployID===d.deployID);e?B({record:e.id}):await pe(),await Q(
"queued","The platform has it in its queue")},Oe=async()=>{const{app:e,comment:s}=d,i=o?.filter(re=>re.id!==d.record)??[],A=await ue(n,i,"A newer deployment too\
k its place"),[O,P]=[A?.pullRequest,w?.number];!s||O===void 0||P===void 0||O===P||await L("comment",()=>n.comment(O,e,(0,j.Qj)(e,P,se()),"amend"))},Ce=async({state:e,
description:s,url:i})=>{e!==void 0&&(await pe(),await Q(e,s,i),e==="success"&&await Oe())},me=async e=>{d.comment&&w&&await L("comment",()=>n.comment(w.number,d.
app,e,"write"))},we=async()=>w!==void 0&&(await L("closing",()=>n.isClosed(w.number))??!1),Ge=async e=>{if(ie(()=>Ce(e)),await Promise.all([u,me(e.comment)]),!await we())
return;const{state:s,url:i}=e;s!==void 0&&s!=="failure"&&await L("deployments",()=>Q("inactive",le)),await me((0,j.Z_)(d.app,{last:await oe({url:i})},se()))},Le=async(e,s)=>{
const{app:i,environment:A}=d;if(D="The preview ended",!(await L("closing",()=>n.isClosed(e))??!0))return"open";const O=await s?.(),P=await L("deployments",async()=>{
const Ne=(await n.remembered(A,i,$e)).filter(Me=>Me.pullRequest===e);return ue(n,Ne,le)});if(!d.comment)return"closed";const re=P&&O===void 0?await oe(P):void 0,
Pe=(0,j.Z_)(i,{last:re,until:O},se());return await L("comment",()=>n.comment(e,i,Pe,"amend")),"closed"};return{isClosed:we,async recall(e,s){const i=L("deployme\
nts",async()=>(o=await n.remembered(d.environment,d.app,Se),te(n,o,e))),A=await F(s,i)??J,O=()=>setTimeout(fe,Ie[h?"finishing":"deploying"]).unref();return s?.addEventListener(
"abort",O,{once:!0}),A},async previous(){h=!0;const e=o?.filter(({id:A})=>A!==d.record);if(!e)return;const s=await L("deployments",async()=>await ye(n,e)??"none");
if(s===void 0||s==="none")return s;const i=s.pullRequest===w?.number?void 0:s.pullRequest;return{...await oe(s),commit:s.commit,isPreview:w!==void 0,pullRequest:i}},
tell(e){e.type==="app-known"&&B({appID:e.appID}),e.type==="deployment-known"&&(B({deployID:e.deployID}),ie(Ae)),e.type==="status"&&!y&&!Te.has((0,$.Y4)(e.status))&&
(y=!0,ie(()=>Q("in_progress","The platform is working on it")))},async finish(e,s=e.comment,i=be){h=!0,B({ending:{...e,comment:s}}),r||await F(AbortSignal.timeout(
i.settleMs),u),r||await F(AbortSignal.timeout(i.totalMs),Ge(e)),r||G?.(void 0)},async closePreview(e,s,i){return await F(s,Le(e,i))??"left"}}}const Ee=[Z];function Re(t,n=Ee){
if(t.token!=="")for(const g of n){const a=new AbortController,p=g({...t,signal:a.signal});if(p)return De({...t,forge:p,stop:()=>a.abort()})}}}),9877:((ae,U,c)=>{
c.d(U,{CS:()=>Z,Dl:()=>V,EU:()=>q,XI:()=>Y,aY:()=>N,sA:()=>X});var l=c(5807);function N(m,S=300){const f=(0,l.Ow)(m,S).replaceAll("|","\u2502").trim();if(f==="")
return"\u2013";const b="`".repeat(k(f)+1),$=f.startsWith("`")||f.endsWith("`")?" ":"";return`${b}${$}${f}${$}${b}`}function q(m,S=2e3){const f=m.map($=>(0,l.Ow)(
$,S)),b="`".repeat(Math.max(3,k(f.join(`
`))+1));return[`${b}text`,...f,b].join(`
`)}const H=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,W=/^[0-9a-f]{7,40}\W*$/i,E=/(?:`[^`]+`|\S)+/g,R=new RegExp("^([\"'(]*)`([^`]+)`((\
?:'s|-\\p{L}+)?[.,:;!?)\"']*)$","u"),C=/^(["'(]*)(.*?)([.,:;!?)"']*)$/su;function Z(m,S=1e3){const f=(0,l.Ow)(m,S).trim();return(f.endsWith("\u2026")&&f.split("\
`").length%2===0?`${f}\``:f).replace(E,$=>{const[,z="",K,j=""]=R.exec($)??[];if(K!==void 0)return z+N(K)+j;if(H.test($)&&!W.test($))return $;const[,J="",ee="",te=""]=C.
exec($)??[];return J+N(ee)+te})}function V(m){if(m===void 0||!URL.canParse(m))return;const{protocol:S,username:f,password:b,href:$}=new URL(m);if(!(!/^https?:$/.
test(S)||f!==""||b!==""||$.length>2e3))return`[${N($)}](<${$.replace(/[<>\\]/g,encodeURIComponent)}>)`}function X(m,S){const f=new Date(m).toISOString().slice(0,
16).replace("T"," "),b=S===void 0?"":` \xB7 [The run and its log](<${S}>)`;return`Updated ${f} UTC${b}`}function Y(m,S){let f=S,b=m.length;for(;b>0&&(f-=Buffer.
byteLength((0,l.Ow)(m[b-1]??""))+1,!(f<0));)b--;return m.slice(b)}function k(m){return Math.max(0,...[...m.matchAll(/`+/g)].map(S=>S[0].length))}})};export{xe as id,Ue as ids,qe as modules};

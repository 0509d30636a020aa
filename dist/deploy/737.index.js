const _e=737,qe=[737],xe={7899:((ae,W,f)=>{f.d(W,{Qj:()=>k,Z_:()=>_,aC:()=>B});var u=f(9877);function _(v,G,C){return`### \u26AA The preview ${(0,u.aY)(v,200)} \
has ended

The pull request was closed. ${j(G)}

${C}
`}function j({last:v,until:G}){if(G!==void 0)return`Its app is deleted and answers 410. If the pull request is opened again before ${(0,u.aY)(G,40)}, a deploy r\
estores it.`;const C=(0,u.Dl)(v?.url);return C===void 0||v?.answers===void 0?"The app was not deleted, so the last deployment may still answer.":v.answers?`The \
app was not deleted, so the last deployment still answers: ${C}`:`The last deployment does not answer any more: ${C}`}function k(v,G,C){return`### \u26AA ${(0,u.
aY)(v,200)} now shows #${G}

The two pull requests share this app. A push to this one, or a re-run of its last deploy, shows it again.

${C}
`}function B(v){return`### \u{1F6D1} The preview ${(0,u.aY)(v,200)} was left by this run before the end

Its GitHub deployment and its comment may still show it as active. Run the job again.
`}}),6737:((ae,W,f)=>{f.d(W,{L:()=>Ee});var u=f(8302),_=f(5807),j=f(6976);const k=["queued","in_progress","success","failure","error","inactive"],B=140,v=100,G=30;
function C(t){const{repository:n,idTokenRequest:y,pullRequest:r}=t.context;if(n===void 0)return;const[l="",L=""]=n.split("/"),b={owner:l,repo:L};let H;const D=()=>(H??=
Promise.all([f.e(452),f.e(154)]).then(f.bind(f,9154)).then(({createGitHubClient:o})=>o(t)),H),O=async(o,p)=>(await D()).ask(o,p),d=async()=>{const o=await O("re\
ad the token's user",({rest:p})=>p.users.getAuthenticated()).catch(()=>{});return(0,u.Gv)(o)&&typeof o.login=="string"?o.login:""},q=async(o,p)=>{let a,m=0;const I=(await D()).
pages("read the comments",({paginate:h,rest:E})=>h.iterator(E.issues.listComments,{...b,issue_number:o,per_page:v}));for await(const h of I){for(const E of h.flatMap(
Z).filter(S=>S.body.startsWith(p))){a??=d();const S=await a;if(S===""?E.isBot:E.login===S)return E}if(m+=1,h.length<v||m===G)break}};return{name:"GitHub",async remembered(o,p,a){
const m={...b,environment:o,task:"deploy",per_page:v},I=(await D()).pages("read GitHub's deployments",({paginate:S,rest:N})=>S.iterator(N.repos.listDeployments,
m)),h=[];let E=0;for await(const S of I)if(h.push(...S.flatMap(N=>X(N,p))),E+=S.length,S.length<v||E>=a||h.length>0)break;return h},async record({environment:o,
description:p,memo:a}){const m=await O("record a GitHub deployment",({rest:I})=>I.repos.createDeployment({...b,ref:a.commit,task:"deploy",auto_merge:!1,required_contexts:[],
payload:{slipway:1,...a},environment:o,description:Y(p),transient_environment:a.pullRequest!==void 0,production_environment:o==="production"}));return(0,u.Gv)(m)&&
Number.isSafeInteger(m.id)?String(m.id):void 0},async setState(o,{state:p,description:a,url:m,logUrl:I}){await O("set a GitHub deployment's status",({rest:h})=>h.
repos.createDeploymentStatus({...b,deployment_id:Number(o),state:p,description:Y(a),auto_inactive:!1,...(0,u.Eb)({environment_url:m,log_url:I})}))},async statusOf(o){
const p={...b,deployment_id:Number(o),per_page:1},a=await O("read a GitHub deployment's status",({rest:h})=>h.repos.listDeploymentStatuses(p)),m=Array.isArray(a)?
a[0]:void 0,I=(0,u.Gv)(m)?V(m.state):void 0;if(!(!(0,u.Gv)(m)||I===void 0))return{state:I,url:typeof m.environment_url=="string"?m.environment_url:void 0}},async comment(o,p,a,m){
const I=`<!-- slipway ${p} -->`,h=`${I}
${a}`,E=await q(o,I);if(E===void 0){if(m==="amend")return;await O("write the comment",({rest:S})=>S.issues.createComment({...b,issue_number:o,body:h}))}else E.body!==
h&&await O("update the comment",({rest:S})=>S.issues.updateComment({...b,comment_id:E.id,body:h}))},async isClosed(o){const p=await O("read the pull request",({
rest:a})=>a.pulls.get({...b,pull_number:o}));return(0,u.Gv)(p)&&p.state==="closed"},permissions:({comment:o})=>(0,j.$r)({idToken:y!==void 0,records:!0,pullRequest:r!==
void 0,comment:o})}}function Z(t){if(!(0,u.Gv)(t)||!Number.isSafeInteger(t.id)||typeof t.body!="string")return[];const n=(0,u.Gv)(t.user)?t.user:{};return typeof n.
login!="string"?[]:[{id:Number(t.id),body:t.body,login:n.login,isBot:n.type==="Bot"}]}function V(t){return t==="pending"?"queued":k.find(n=>n===t)??(t===void 0?
void 0:"inactive")}function Y(t){return(0,_.Ow)(t,B)}function X(t,n){if(!(0,u.Gv)(t)||!Number.isSafeInteger(t.id))return[];const{id:y,payload:r}=t,l=typeof r=="\
string"?(0,u.U4)(r):r;if(!(0,u.Gv)(l)||l.slipway!==1||l.app!==n)return[];const{appID:L,deployID:b,commit:H,pullRequest:D}=l,O={appID:x(L),deployID:x(b),commit:x(
H)},d=typeof D=="number"&&Number.isSafeInteger(D)?D:void 0;return[{app:n,id:String(y),...O,pullRequest:d}]}function x(t){return typeof t=="string"&&/^[\w.:-]{1,128}$/.
test(t)?t:void 0}var w=f(8474),$=f(2996),c=f(3739),g=f(1547),T=f(7933),z=f(9877),U=f(7899);const J={rememberedAppID:void 0,attachTo:void 0},ee=new Set(["queued",
"in_progress","error",void 0]);async function te(t,n,y){const r=n.find(b=>b.appID!==void 0)?.appID,l=n.find(b=>b.deployID!==void 0);if(!l||y===void 0||l.commit!==
y)return{rememberedAppID:r,attachTo:void 0};const L=ee.has((await t.statusOf(l.id))?.state);return{rememberedAppID:r,attachTo:L?l.deployID:void 0}}const K=10;async function we(t,n){
for(const y of n.slice(0,K)){const r=await t.statusOf(y.id);if(r?.state==="success")return{...y,url:r.url}}}const ye=new Set(["success","in_progress","queued","\
error"]);async function de(t,n,y){for(const r of n.slice(0,K)){const l=await t.statusOf(r.id);if(ye.has(l?.state)&&(await t.setState(r.id,{state:"inactive",description:y,
url:void 0,logUrl:void 0}),l?.state==="success"))return{...r,url:l.url}}}const ue={deployments:{what:({name:t})=>`the ${t} deployment`,permission:"deployments"},
comment:{what:()=>"the comment",permission:"pull requests"},closing:{what:()=>"knowing whether the pull request was closed",permission:"pull requests"}};function ne({
code:t,call:n}){return[401,403,404].includes(n?.status??0)&&t!=="rate_limited"}function he(t,n,y,r,l){const L=`${y} without ${ue[t].what(r)}: ${n.message}`;return ne(
n)?[L,`The job needs${t==="comment"?" (or set comment to false)":""}:
${r.permissions(l)}`]:[L,`Nothing needs to change if this was a passing fault of ${r.name}.`]}const ge={settleMs:3e4,totalMs:3e4},be={deploying:7e3,finishing:1e3},
Ie=5e3,ce="The pull request was closed",Se=300,ve=2e3,$e=new Set(["queued","pending","created","waiting","scheduled","accepted"]);function Te({fetch:t,forge:n,context:y,
clock:r,stop:l,save:L,warn:b,...H}){const{pullRequest:D,runUrl:O}=y;let{open:d}=H,q,o=Promise.resolve(),p=!1,a=!1;const m=Promise.withResolvers();let I=!1,h="Th\
e deploy goes on";const E=new Set,S=new Set,N=e=>{d={...d,...e},L?.(d)},se=()=>(0,z.sA)(r.now(),O),oe=async({url:e})=>{if(e===void 0)return{url:e,answers:void 0};
const s=AbortSignal.timeout(Ie);return{url:e,answers:await(0,T.PV)(e,{fetch:(0,$.Q)(t),signal:s})}},le=()=>{a=!0,l(),m.resolve(void 0)},F=async(e,s)=>{const i=e&&
(0,w.addAbortListener)(e,le);return Promise.race([s,m.promise]).finally(()=>i?.[Symbol.dispose]())},P=async(e,s)=>{if(!(E.has(e)||a))try{return await s()}catch(i){
if(a)return;const R=(0,c.I7)(i),A=ne(R)?ue[e].permission:`${e} failed`;ne(R)&&E.add(e),S.has(A)||b(...he(e,R,h,n,d)),S.add(A);return}},ie=e=>{o=o.then(()=>P("de\
ployments",e))},fe=async()=>{const{app:e,environment:s,appID:i,deployID:R}=d;if(y.sha===void 0||d.record!==void 0)return;const A={app:e,appID:i,deployID:R,commit:y.
sha,pullRequest:D?.number},M=await n.record({environment:s,description:`${e} by Slipway`,memo:A});M!==void 0&&N({record:M})},Q=async(e,s,i)=>{d.record!==void 0&&
await n.setState(d.record,{state:e,description:s,url:i,logUrl:O})},Re=async()=>{const e=q?.find(s=>s.deployID===d.deployID);e?N({record:e.id}):await fe(),await Q(
"queued","The platform has it in its queue")},Ae=async()=>{const{app:e,comment:s}=d,i=q?.filter(re=>re.id!==d.record)??[],R=await de(n,i,"A newer deployment too\
k its place"),[A,M]=[R?.pullRequest,D?.number];!s||A===void 0||M===void 0||A===M||await P("comment",()=>n.comment(A,e,(0,U.Qj)(e,M,se()),"amend"))},Oe=async({state:e,
description:s,url:i})=>{e!==void 0&&(await fe(),await Q(e,s,i),e==="success"&&await Ae())},pe=async e=>{d.comment&&D&&await P("comment",()=>n.comment(D.number,d.
app,e,"write"))},me=async()=>D!==void 0&&(await P("closing",()=>n.isClosed(D.number))??!1),Ce=async e=>{if(ie(()=>Oe(e)),await Promise.all([o,pe(e.comment)]),!await me())
return;const{state:s,url:i}=e;s!==void 0&&s!=="failure"&&await P("deployments",()=>Q("inactive",ce)),await pe((0,U.Z_)(d.app,{last:await oe({url:i})},se()))},Le=async(e,s)=>{
const{app:i,environment:R}=d;if(h="The preview ended",!(await P("closing",()=>n.isClosed(e))??!0))return"open";const A=await s?.(),M=await P("deployments",async()=>{
const Pe=(await n.remembered(R,i,ve)).filter(Ne=>Ne.pullRequest===e);return de(n,Pe,ce)});if(!d.comment)return"closed";const re=M&&A===void 0?await oe(M):void 0,
Ge=(0,U.Z_)(i,{last:re,until:A},se());return await P("comment",()=>n.comment(e,i,Ge,"amend")),"closed"};return{isClosed:me,async recall(e,s){const i=P("deployme\
nts",async()=>(q=await n.remembered(d.environment,d.app,Se),te(n,q,e))),R=await F(s,i)??J,A=()=>setTimeout(le,be[I?"finishing":"deploying"]).unref();return s?.addEventListener(
"abort",A,{once:!0}),R},async previous(){I=!0;const e=q?.filter(({id:R})=>R!==d.record);if(!e)return;const s=await P("deployments",async()=>await we(n,e)??"none");
if(s===void 0||s==="none")return s;const i=s.pullRequest===D?.number?void 0:s.pullRequest;return{...await oe(s),commit:s.commit,isPreview:D!==void 0,pullRequest:i}},
tell(e){e.type==="app-known"&&N({appID:e.appID}),e.type==="deployment-known"&&(N({deployID:e.deployID}),ie(Re)),e.type==="status"&&!p&&!$e.has((0,g.Y4)(e.status))&&
(p=!0,ie(()=>Q("in_progress","The platform is working on it")))},async finish(e,s=e.comment,i=ge){I=!0,N({ending:{...e,comment:s}}),a||await F(AbortSignal.timeout(
i.settleMs),o),a||await F(AbortSignal.timeout(i.totalMs),Ce(e)),a||L?.(void 0)},async closePreview(e,s,i){return await F(s,Le(e,i))??"left"}}}const De=[C];function Ee(t,n=De){
if(t.token!=="")for(const y of n){const r=new AbortController,l=y({...t,signal:r.signal});if(l)return Te({...t,forge:l,stop:()=>r.abort()})}}}),9877:((ae,W,f)=>{
f.d(W,{CS:()=>Z,Dl:()=>V,EU:()=>j,XI:()=>X,aY:()=>_,sA:()=>Y});var u=f(5807);function _(w,$=300){const c=(0,u.Ow)(w,$).replaceAll("|","\u2502").trim();if(c==="")
return"\u2013";const g="`".repeat(x(c)+1),T=c.startsWith("`")||c.endsWith("`")?" ":"";return`${g}${T}${c}${T}${g}`}function j(w,$=2e3){const c=w.map(T=>(0,u.Ow)(
T,$)),g="`".repeat(Math.max(3,x(c.join(`
`))+1));return[`${g}text`,...c,g].join(`
`)}const k=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,B=/^[0-9a-f]{7,40}\W*$/i,v=/(?:`[^`]+`|\S)+/g,G=new RegExp("^([\"'(]*)`([^`]+)`((\
?:'s|-\\p{L}+)?[.,:;!?)\"']*)$","u"),C=/^(["'(]*)(.*?)([.,:;!?)"']*)$/su;function Z(w,$=1e3){const c=(0,u.Ow)(w,$).trim();return(c.endsWith("\u2026")&&c.split("\
`").length%2===0?`${c}\``:c).replace(v,T=>{const[,z="",U,J=""]=G.exec(T)??[];if(U!==void 0)return z+_(U)+J;if(k.test(T)&&!B.test(T))return T;const[,ee="",te="",
K=""]=C.exec(T)??[];return ee+_(te)+K})}function V(w){if(w===void 0||!URL.canParse(w))return;const{protocol:$,username:c,password:g,href:T}=new URL(w);if(!(!/^https?:$/.
test($)||c!==""||g!==""||T.length>2e3))return`[${_(T)}](<${T.replace(/[<>\\]/g,encodeURIComponent)}>)`}function Y(w,$){const c=new Date(w).toISOString().slice(0,
16).replace("T"," "),g=$===void 0?"":` \xB7 [The run and its log](<${$}>)`;return`Updated ${c} UTC${g}`}function X(w,$){let c=$,g=w.length;for(;g>0&&(c-=Buffer.
byteLength((0,u.Ow)(w[g-1]??""))+1,!(c<0));)g--;return w.slice(g)}function x(w){return Math.max(0,...[...w.matchAll(/`+/g)].map($=>$[0].length))}})};export{_e as id,qe as ids,xe as modules};

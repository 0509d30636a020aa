const X=899,V=[899],Z={6603:((U,S,r)=>{r.d(S,{carryOut:()=>k});var D=r(3445),M=r(9829),f=r(2409),v=r(7244),L=r(223),d=r(4089),j=r(7362);async function O(i,e,t,o,c){
const{plan:E,github:h}=i,$=async()=>await w?.isClosed()??!1,w=(0,L.L)({...t,token:h.token,context:t.run.context,open:{app:(0,d.$k)(i),environment:h.environment,
comment:h.comment},save:P=>t.runner.state(j.MX,P?JSON.stringify(P):""),warn:(P,R)=>e.report({type:"warning",message:P,remedy:R})},c);if(w===void 0)return{plan:E,
isClosed:$};const I=await w.recall(E.commit,o);return E.dryRun||e.follow(w),{plan:{...E,...I},isClosed:$}}var p=r(1021);const g=1200;async function k(i,e,t,o){const{
target:c,plan:E}=i,{workspace:h}=t.run.context;if(c.mode==="check"){const{runCheck:x}=await Promise.all([r.e(169),r.e(828),r.e(64),r.e(399),r.e(741)]).then(r.bind(
r,2628));return x(E,c.compareTo,e,{...o,workspace:h})}const $=await(0,D.i)(o.env),w=(0,M.N)(E,c,{fetch:$,run:p.d,onSecret:x=>e.addSecret(x),reporter:e.report,tree:E.
commit===void 0?void 0:(0,v.c)(h),signal:o.signal,requestSignal:T(o.signal,g)}),I=w.identify();I.catch(()=>{});const{plan:P,isClosed:R}=await O(i,e,{...t,fetch:$},
o.signal),B=()=>(0,f.g)(P,{...w,identify:()=>I}),A=await B(),{own:b}=i;if(!b||A.error?.call?.serviceCode!=="app_deleted"||A.deployID!==void 0||await R())return A;
const{restoreApp:W}=await r.e(121).then(r.bind(r,3502)),N=x=>e.addSecret(x);try{await W(b,{clock:w.clock,random:w.random,fetch:$,run:p.d,onSecret:N})}catch{return A}
return e.report({type:"notice",message:"The app was deleted when the pull request was closed, and is restored"}),B()}function T(i,e){const t=new AbortController,
o=()=>setTimeout(()=>t.abort(i.reason),e).unref();return i.aborted?o():i.addEventListener("abort",o,{once:!0}),t.signal}}),9680:((U,S,r)=>{r.d(S,{UC:()=>O,tp:()=>T,
yq:()=>L});var D=r(5807),M=r(7287),f=r(292),v=r(9877);function L(i,e,t){const o=new Set;for(const c of t.findings){const{message:E,place:h,remedy:$}=c;e.add((0,M.
xJ)(c),{message:(0,D.Ow)(E,1e3),place:h}),$!==void 0&&o.add($)}for(const c of o)i.line(`  ${c}`);i.line((0,f.sX)(t))}const d=100,j={error:"\u274C",warning:"\u26A0\uFE0F",
notice:"\u2139\uFE0F"};function O(i){const{findings:e,largest:t}=i,o=e.length-d;return["### The site",g(i),...e.length===0?[]:[e.slice(0,d).map(k).join(`
`)],...o>0?[`\u2026 and ${o} more.`]:[],...t.length===0?[]:[p(i)]].join(`

`)}function p({largest:i}){const e=i.map(t=>[(0,v.aY)(t.path),(0,f.Ej)(t.bytes),(0,f.Ej)(t.brotli),(0,f.Ej)(t.gzip)]);return`<details><summary>The largest files\
</summary>

${T(["File","Bytes","Brotli","gzip"],e)}

</details>`}function g({pages:i,links:e,files:t,bytes:o,brotli:c,gzip:E}){const h=[i,e,t].map(D.zD);return T(["Pages","Links inside the site","Files","Size","wi\
th Brotli","with gzip"],[[...h,(0,f.Ej)(o),(0,f.Ej)(c),(0,f.Ej)(E)]])}function k(i){const{message:e,place:t}=i,o=t?`${(0,v.aY)([t.file,t.line,t.column].filter(c=>c!==
void 0).join(":"))} `:"";return`- ${j[(0,M.xJ)(i)]} ${o}${(0,v.aY)(e,500)}`}function T(i,e){return[i,i.map(()=>"---"),...e].map(t=>`| ${t.join(" | ")} |`).join(
`
`)}}),4089:((U,S,r)=>{r.d(S,{$k:()=>j,o3:()=>k,z6:()=>T,PL:()=>O});var D=r(9439),M=r(3214),f=r(4013),v=r(6861);function L(e,t){return e?[e,...e.also].map(o=>({code:o.
code,message:t.redact(o.message),explanation:(0,v.W)(o).map(c=>t.redact(c))})):[]}function d(e,t){const o=c=>({...c,message:t.redact(c.message)});return{...e,findings:e.
findings.map(o)}}function j({plan:e}){return`${e.org}/${e.project}/${e.app}`}function O({outcome:e,run:t,planned:o,built:c,checked:E,secrets:h,...$}){const{context:w}=t,
I=o?.plan.env;return{...$,status:g(e,o),app:o?j(o):$.skippedApp??t.raw.app,appID:e.appID,appCreated:e.appCreated,deployID:e.deployID,url:e.url,repository:o?.plan.
configuration.repository??w.repository,branch:o?.plan.configuration.branch??w.pullRequest?.headBranch??w.refName,commit:p(w,o?.plan.commit),built:p(w,c),runUrl:w.
runUrl,variables:I?.kind==="replace"?[...I.variables.keys()]:void 0,phases:e.phases.map(({phase:P,ms:R})=>({title:D.K[P],ms:R})),failure:e.failure&&!E?(0,M.O)(e.
failure,h):void 0,errors:[e.error,$.seeded?.error].flatMap(P=>L(P,h)),checked:E&&d(E,h),warnings:$.warnings.map(({message:P,remedy:R})=>({message:h.redact(P),remedy:R===
void 0?[]:h.redact(R).split(`
`)}))}}function p({serverUrl:e,repository:t},o){if(o===void 0)return;const c=t&&/^[0-9a-f]{7,64}$/.test(o);return{id:o,url:c?`${e}/${t}/commit/${o}`:void 0}}function g({
status:e,error:t},o){if(t?.code==="interrupted")return"interrupted";if(o?.plan.dryRun&&!t)return"dry-run";const c={succeeded:"check-passed",failed:"check-failed"};
return o?.target.mode==="check"&&c[e]||e}function k(e){return(0,f.wQ)({...e,failure:e.failure&&{...e.failure,log:[]}})}function T(e,t){return{state:i(t),description:(0,f.
ow)(e),url:t.url,comment:(0,f.wQ)(e)}}function i({status:e,error:t,failure:o,deployID:c}){switch(e){case"succeeded":return t?"failure":"success";case"failed":return o||
t?.code==="deploy_failed"||c===void 0?"failure":"error";case"cancelled":return c===void 0?void 0:"inactive";case"pending":return t?"error":"in_progress";case"sk\
ipped":return;default:return e}}}),4013:((U,S,r)=>{r.d(S,{Br:()=>p,ow:()=>k,wQ:()=>g});var D=r(5239),M=r(9127),f=r(5807),v=r(3716),L=r(9680),d=r(9877);const j={
bytes:1e6,errors:20,diagnostics:50,logLines:1e3},O={bytes:6e4,errors:5,diagnostics:10,logLines:40};function p(n){const s=[i(n,"##"),e(n),R(n,j),t(n),o(n),n.checked?
(0,L.UC)(n.checked):"",n.compared,x(n),Q(n)];return Y(s,n.failure?.log,j)}function g(n){const s=[i(n,"###"),e(n),R(n,O),t(n),o(n)];return Y(s,n.failure?.log,O,(0,d.
sA)(n.updatedAt,n.runUrl))}function k(n){return n.failure?.headline??n.errors[0]?.message??`${n.app} ${T[n.status][1]}`}const T={succeeded:["\u2705","is deploye\
d"],failed:["\u274C","was not deployed"],cancelled:["\u26AA","was not deployed: its deployment was cancelled"],pending:["\u23F3","is still being deployed"],skipped:[
"\u23ED\uFE0F","was skipped"],interrupted:["\u{1F6D1}","was left by this run before the end"],"check-passed":["\u2705","deploys: the check passed"],"check-faile\
d":["\u274C","does not pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry run, nothing was sent"]};function i(n,s){const[a,u]=T[n.status],_=n.status===
"succeeded"&&n.errors.length>0?", but":"";return`${s} ${a} ${(0,d.aY)(n.app,200)} ${u}${_}`}function e(n){const s=(0,d.Dl)(n.url);return s===void 0?"":`**${s}**`}
function t({previous:n}){if(n===void 0)return"";if(n==="none")return"No earlier deployment answers in its place.";const{url:s,answers:a,commit:u,isPreview:_,pullRequest:l}=n,
y=[...u===void 0?[]:[` of ${(0,d.aY)(u.slice(0,12))}`],...l===void 0?[]:[` (#${l})`]].join(""),m=`The previous ${_?"preview":"deployment"}${y}`,C=(0,d.Dl)(s);return C===
void 0?`${m} stays live. Its address is not known.`:a?`${m} still answers: ${C}`:`${m} does not answer either: ${C}`}function o(n){const s=[["App",n.appID&&`${(0,d.
aY)(n.appID,128)}${n.appCreated?" (created by this run)":""}`],["Deployment",n.deployID&&(0,d.aY)(n.deployID,128)],["Source",$(n)],["Variables",P(n.variables)],
["Code",h(n)],["Keys",c(n)]],[a,...u]=s.flatMap(([_,l])=>l?[`| ${_} | ${l} |`]:[]);return a===void 0?"":[a,"| :-- | :-- |",...u].join(`
`)}function c({seeded:n}){return n&&`${n.written} written${n.failed>0?`, ${n.failed} failed`:""}`}const E=5;function h({status:n,failure:s,errors:a}){if(n==="sk\
ipped")return;const u=s?.code,_=u===void 0?a.flatMap(m=>m.code??[]):[u],l=new Map;for(const m of[...new Set(_)].slice(0,E)){const C=u===void 0?(0,D.j9)(m):(0,D.
ar)();l.set(C,[...l.get(C)??[],(0,d.aY)(m,64)])}const y=[...l].map(([m,C])=>`${C.join(", ")}: [what to do](<${m}>)`);return y.length===0?void 0:y.join("; ")}function $({
commit:n,built:s,branch:a,repository:u}){if((n??s??a??u)===void 0)return;const _=`${(0,d.aY)(a??"",200)} of ${(0,d.aY)(u??"",200)}`,l=n&&`${w(n)} on ${_}`;return s===
void 0||s.id===n?.id?l??_:`${w(s)} as checked out, for ${l??_}`}function w({id:n,url:s}){const a=(0,d.aY)(n.slice(0,12));return s===void 0?a:`[${a}](<${s}>)`}const I=60;
function P(n){if(n===void 0)return;if(n.length===0)return"emptied";const s=n.length>I?` and ${n.length-I} more`:"";return`${n.slice(0,I).map(u=>(0,d.aY)(u,100)).
join(", ")}${s}`}function R(n,s){const{failure:a,errors:u}=n;if(a){const y=a.remedy===void 0?[]:[B(a.remedy.split(`
`))],{headline:m,message:C}=a,K=C&&!m.includes(C)?[`The platform says: ${(0,d.CS)(C,500)}`]:[];return[`**${(0,d.CS)(m,500)}**`,A(a,n,s),...y,...K].filter(H=>H!==
"").join(`

`)}const _=u.slice(0,s.errors).map(y=>`**${(0,d.CS)(y.message)}**

${B(y.explanation)}`.trimEnd()),l=u.length-_.length;return[..._,...l>0?[`\u2026 and ${l} more.`]:[]].join(`

`)}function B([n,...s]){return n===void 0?"":s.length===0?(0,d.CS)(n):`${(0,d.CS)(n)}

${(0,d.EU)(s.slice(0,12),200)}`}function A({diagnostics:n,moreDiagnostics:s},a,u){const _=n.slice(0,u.diagnostics).map(m=>`- ${b(m,a)} ${(0,d.aY)(m.message)}`),
l=n.length-_.length+s,y=[l>0?`Not listed here: ${(0,f.hS)(l,"more finding")}.`:"",a.unannotated>0?`Without an annotation, because there was no room: ${(0,f.hS)(
a.unannotated,"finding")}.`:""];return[_.join(`
`),...y].filter(m=>m!=="").join(`

`)}function b(n,{built:s,commit:a}){const u=(0,d.aY)(W(n),300),_=(s??a)?.url?.replace(/\/commit\/(?=[0-9a-f]+$)/,"/blob/"),l=n.file.toWellFormed().split("/");if(_===
void 0||n.file.length>1e3||l.some(m=>/^\.{0,2}$/.test(m)))return u;const y=l.map(encodeURIComponent).join("/");return`[${u}](<${_}/${y}${n.line===null?"":`#L${n.
line}`}>)`}function W({file:n,line:s,column:a}){return[n,s,a].filter(u=>u!==null).join(":")}const N=32;function x({phases:n}){if(n.length===0)return"";const s=Math.
max(1,...n.map(({ms:l})=>l)),a=Math.max(...n.map(({title:l})=>l.length)),u=n.map(({title:l,ms:y})=>{const m="\u2588".repeat(Math.round(y/s*N))||"\u258F";return`${l.
padEnd(a)}  ${(0,M.a3)(y).padStart(8)}  ${m}`}),_=n.reduce((l,{ms:y})=>l+y,0);return["### Where the time went",(0,d.EU)([...u,`${"Total".padEnd(a)}  ${(0,M.a3)(
_).padStart(8)}`])].join(`

`)}function Q({warnings:n}){return n.length===0?"":["### Warnings",n.slice(0,20).map(F).join(`
`)].join(`

`)}function F({message:n,remedy:s}){const a=B(s).replace(/^(?=.)/gm,"  ");return`- ${(0,d.CS)(n,500)}${a===""?"":`

${a}`}`}function Y(n,s,a,u=""){const _=n.filter(K=>K!=="").join(`

`),l=a.bytes-Buffer.byteLength(_)-Buffer.byteLength(u)-1e3,y=(0,v.QE)(s??[],G),m=(0,d.XI)(y.slice(-a.logLines),l),C=m.length===0?"":z(m,m.length===y.length,s?.length??
0);return`${[_,C,u].filter(K=>K!=="").join(`

`)}
`}function G(n){return`    \u2026 ${(0,f.hS)(n,"line")} of packages, in full in the log of the run`}function z(n,s,a){return`<details><summary>${s?`Build log, ${(0,f.
hS)(a,"line")}`:`Build log, the last ${n.length} of ${(0,f.hS)(a,"line")}`}</summary>

${(0,d.EU)(n)}

</details>`}}),8427:((U,S,r)=>{r.d(S,{exchangedToken:()=>k});var D=r(3739),M=r(8302),f=r(86),v=r(445),L=r(5636),d=r(1053),j=r(1619),O=r(2233);const p="urn:ietf:\
params:oauth:token-type:id_token",g=new Map([["invalid_client","Check token-exchange-client-id: the identity provider does not know this client."],["unauthorize\
d_client","Allow the token exchange grant for the client of token-exchange-client-id."],["unsupported_grant_type","Turn on token exchange (RFC 8693) at the iden\
tity provider."],["invalid_target","Check token-exchange-audience: the identity provider does not know this audience."],["invalid_grant","Let the identity provi\
der trust https://token.actions.githubusercontent.com, and check id-token-audience and the provider's conditions on the repository."]]);async function k(i,e,t){
const o=await(0,O.githubToken)(i.subject,e,t),c=(0,j.J)(i.url,"token-exchange-url"),E=new URLSearchParams({grant_type:"urn:ietf:params:oauth:grant-type:token-ex\
change",subject_token:o,subject_token_type:p,requested_token_type:p,...(0,M.Eb)({audience:i.audience,client_id:i.clientID})});try{return await e({doing:"exchang\
e the token",request:{method:"POST",url:c,headers:{...L.H1,"content-type":"application/x-www-form-urlencoded"},body:E.toString()},mayRepeat:!0,authorize:h=>h,read:(0,v.
t)({decode:T(t)})})}catch(h){if(!(h instanceof D.GQ)||!d.a6.has(h.code))throw h;const $=g.get(h.call?.serviceCode??"")??"Check token-exchange-url, token-exchang\
e-audience and token-exchange-client-id against the identity provider.";throw h.with({code:"token_exchange_failed",remedy:$,cause:h})}}function T(i){return(e,t)=>{
const o=(0,f.Pf)(e);for(const h of["idtoken","accesstoken","refreshtoken"]){const $=(0,f.Qq)(o,h);$!==void 0&&i($)}const c=(0,f.Qq)(o,"issuedtokentype"),E=(0,f.
Qq)(o,"idtoken")??(c===p?(0,f.Qq)(o,"accesstoken"):void 0);if(E===void 0)throw(0,f.LO)("ID token (id_token, or access_token issued as one)",e,t);return E}}}),2233:((U,S,r)=>{
r.d(S,{githubToken:()=>j});var D=r(3739),M=r(1053),f=r(1619),v=r(3130);const L=`permissions:
  id-token: write
  contents: read`,d="ACTIONS_ID_TOKEN_REQUEST_URL";async function j({requestUrl:g,requestToken:k,audience:T,permissions:i=L},e,t){if(!g||!k)throw p(i);if(t(k),!/^[\x21-\x7e]+$/.
test(k))throw O("ACTIONS_ID_TOKEN_REQUEST_TOKEN is not a token");if(!URL.canParse(g))throw O(`${d} is not a URL`);(0,f.h)(new URL(g),d);try{return await(0,v.g)(
"GitHub",{requestUrl:g,requestToken:k,audience:T},e,t)}catch(o){if(!(o instanceof D.GQ)||!M.a6.has(o.code))throw o;const c=`Check that the job has these lines, \
then run it again:
${i}`;throw o.with({code:"github_refused",remedy:c,cause:o})}}function O(g){return new D.GQ("invalid_input",g,{remedy:"The runner sets this variable; do not set\
 it in the workflow."})}function p(g){return new D.GQ("no_id_token","This run can have no ID token: GitHub offers none to it",{remedy:`Add these lines to the jo\
b (or to the workflow that calls it):
${g}
A run for a fork's pull request or for Dependabot gets none even so: use mode check there, or on-no-token: skip.`})}}),3716:((U,S,r)=>{r.d(S,{LP:()=>M,QE:()=>j});
var D=r(5807);function M(O){return/^\s*at\s.*[:)\d]$/.test(O)}const f=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,
v=2,L=2e3;class d{#o;#e;#n=[];#t=0;constructor(p){this.#o=p}push(p){const g=(0,D.Nl)(p.slice(0,L)).trimEnd().replace(/ \{$/,"");return M(g)?this.#e===void 0&&!f.
test(g)?(this.#e=p,[...this.#r(),p]):(this.#t+=1,this.#n.length<v&&this.#n.push(p),[]):[...this.end(),p]}end(){return this.#e=void 0,this.#r()}#r(){const[p,g]=[
this.#t,this.#n];return[this.#t,this.#n]=[0,[]],p<v?g:[this.#o(p)]}}function j(O,p){const g=new d(p);return[...O.flatMap(k=>g.push(k)),...g.end()]}})};export{X as id,V as ids,Z as modules};

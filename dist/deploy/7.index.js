const _e=7,ye=[7],Le={2388:((Q,M,p)=>{p.r(M),p.d(M,{decodeFailure:()=>j});var i=p(8302),d=p(5807),c=p(86),L=p(8438),E=p(1547);const v=(0,d.aL)("failure deployme\
ntfailure deployfailure error deployment"),T=(0,d.aL)(`
  message errormessage failuremessage statusmessage reason failurereason statusreason description detail
  summary error title cause msg text
`),m=(0,d.aL)(`
  stage phase step failedstage failedstep failedphase errorstep errorstage stagename stepname
`),S=(0,d.aL)("code errorcode failurecode errortype reasoncode"),b=(0,d.aL)("diagnostics errors annotations issues problems findings"),A=(0,d.aL)(`
  log logs logtail buildlog buildlogs deploylog joblog output lines stdout stderr
  events entries transcript console trace tail excerpt
`),D=[...new Set([...L.m5,...L.wy])],k=(0,d.aL)("error reason cause failure details"),I=/^(?!(?:failure|error)s?$).*(?:fail|error|timed?[_-]?out|kill|crash|memory|missing|invalid|not[_-]?found|denied|exceed)/i,
R=4,g={lines:5e3,line:64*1024,findings:1e3,file:4096,text:2e3,word:200},j=(e,n,s,a)=>{const u=U(e),_=[$((0,c.If)((0,c.w)(u,v))),...l(u)],y=w=>_.flatMap(me=>(0,c.
Qq)(me,...w)??[])[0],{placed:F,loose:te}=oe(_),pe=y(T),ne=[...N(_,A)??N([(0,c.Pf)(u)],D,Array.isArray)??[],...te],Y=P(pe).filter(w=>w.trim()!==""),ge={stage:y(m),
code:y(S)??_.flatMap(w=>(0,c.Qq)(w,"type","kind")??[]).find(w=>I.test(w)),message:Y[0]??te[0],exitCode:_.flatMap(w=>(0,c.nd)(w,"exitcode","exitstatus","returnco\
de")??[])[0],signal:y(["signal","exitsignal"]),log:ne.length===0&&Y.length>1?Y:ne,diagnostics:F};return G(B(a,ge))};function U(e){return typeof e=="string"?{message:e}:
Array.isArray(e)?e.every(n=>typeof n=="string")?{log:e}:e.some(n=>H(n)!==void 0)||P(e).length===0?{errors:e}:{log:e}:e}function $(e,n=0){const s=k.map(u=>e.get(
u)).find(i.Gv);if(s===void 0||n>R)return e;const a=[...e].filter(([,u])=>u!==s);return $(new Map([...a,...(0,c.Pf)(s)]),n+1)}function N(e,n,s=()=>!0){return e.map(
a=>n.flatMap(u=>s(a.get(u))?P(a.get(u)):[])).find(a=>a.length>0)}function B(e,n){const s=e?.values;if(s===void 0)return n;const a=u=>s.has(u)?(0,c.Qq)(s,u):n[u];
return{stage:a("stage"),code:a("code"),message:a("message"),signal:a("signal"),exitCode:s.has("exitCode")?(0,c.nd)(s,"exitCode"):n.exitCode,log:s.has("log")?P(s.
get("log")):n.log,diagnostics:s.has("diagnostics")?z(s.get("diagnostics")).flatMap(u=>H(u)??[]):n.diagnostics}}function G(e){const{stage:n,code:s,message:a,signal:u,
log:h,diagnostics:_}=e;return{...e,stage:O(n,g.word),code:O(s,g.word),message:O(a,g.text),signal:O(u,g.word),log:h.slice(-g.lines).map(y=>(0,d.vI)(y,g.line)),diagnostics:_.
filter(({file:y})=>y.length<=g.file).slice(0,g.findings)}}function O(e,n){return e&&(0,d.vI)(e,n)}const W=4,x=200,C=100,t=new Set((0,d.aL)(`
    app application site project user owner team creator author links request
    config spec env environment source git gitsource commit trigger deploymenttrigger
  `)),r=(0,d.aL)(`
  steps stages phases jobs tasks conditions builds children results components workflows
`),o=new Set((0,d.aL)("deployments deploys releases revisions rollouts runs environments"));function l(e){const n=[];let s=[(0,c.Pf)(e)];for(let a=0;a<=W&&s.length>
0&&n.length<x;a+=1)n.push(...s.slice(0,x-n.length)),s=s.flatMap(f);return n}function f(e){return[...e].flatMap(([n,s])=>t.has(n)?[]:Array.isArray(s)?o.has(n)?[]:
K(s,r.includes(n)).map(se):(0,i.Gv)(s)?[(0,c.Pf)(s)]:[])}function K(e,n){const s=e.slice(-C).filter(i.Gv).map(c.Pf),a=s.filter(V),u=()=>s.filter(h=>r.some(_=>Array.
isArray(h.get(_))));return(a.length>0||!n?a:u()).toReversed()}const q=(0,d.aL)("status state result outcome conclusion phase");function V(e){return e.get("succe\
ss")===!1||q.some(n=>X(e.get(n),0))}function X(e,n){if(typeof e=="string")return/^false$/i.test(e)||(0,E.PY)(e)==="failure";const s=(0,c.Pf)(e);return n<2&&["na\
me",...q].some(a=>X(s.get(a),n+1))}function se(e){const n=(0,c.Qq)(e,"stage","phase","step","name","id");return n!==void 0&&!e.has("stage")&&V(e)?new Map([...e,
["stagename",n]]):e}const re=(0,d.aL)("location loc position range start span begin region physicallocation"),ie=(0,d.aL)("file filename filepath path uri sourc\
efile"),ae=[[/^(?:warn|1$)/i,"warning"],[/^(?:info|notice|note|hint|suggestion|debug|0$)/i,"notice"]];function oe(e){const n=new Set(e.flatMap(u=>b.map(h=>u.get(
h)))),s=[],a=[];for(const u of[...n].flatMap(z).slice(0,g.lines)){const h=H(u);h?s.push(h):a.push(...P(u))}return{placed:s,loose:a}}function z(e){return Array.isArray(
e)?e:e==null?[]:[e]}function H(e){const n=J((0,c.Pf)(e)),s=(0,c.Qq)(n,...ie),a=(0,c.Qq)(n,"message","text","msg","description","reason","title");if(s===void 0||
a===void 0)return;const u=(0,c.Qq)(n,"severity","level","type","annotationlevel")??"",h=n.has("character")?1:0,_=y=>{const F=(0,c.nd)(n,...(0,d.aL)(y));return F!==
void 0&&F+h>=1?F+h:null};return{file:s.replace(/^file:\/\/\//,"/"),line:_("line linenumber startline row lineno"),column:_("column col columnnumber startcolumn \
character"),severity:ae.find(([y])=>y.test(u))?.[1]??"error",code:O((0,c.Qq)(n,"code","rule","ruleid"),g.word)??null,message:(0,d.vI)(a,g.text)}}function J(e,n=0){
const s=re.map(a=>e.get(a)).find(i.Gv);return s===void 0||n>R?e:(0,c.If)([e,J((0,c.Pf)(s),n+1)])}const ce=(0,d.aL)(`
  text line message msg content output log logs lines entries events items payload textpayload data value tail
`),le=(0,d.aL)("order sequence seq index position linenumber"),Z=(0,d.aL)("timestamp time date createdat created ts");function P(e,n=0){if(typeof e=="string")return ue(
e,n);if(n>R)return[];if(Array.isArray(e))return de(e).flatMap(u=>P(u,n+1));const s=(0,c.Pf)(e),a=ce.find(u=>s.has(u));return a===void 0?[]:P(s.get(a),n+1)}function ue(e,n){
if(n===0&&/^\s*\[\s*\{/.test(e))try{const s=P(JSON.parse(e),1);if(s.length>0)return s}catch{}return e.replace(/\r?\n$/,"").split(/\r?\n/)}function de(e){const n=e.
filter(s=>(0,c.Pf)(s).get("hidden")!==!0);return n.length<2||!n.every(i.Gv)?n:ee(n,s=>(0,c.nd)(s,...le))??ee(n,fe)??n}function fe(e){return(0,c.Qq)(e,...Z)===void 0?
void 0:(0,c.kB)(e,...Z)}function ee(e,n){const s=e.map(a=>({entry:a,key:n((0,c.Pf)(a))}));if(!s.some(a=>a.key===void 0))return s.sort((a,u)=>Number(a.key)-Number(
u.key)).map(({entry:a})=>a)}}),86:((Q,M,p)=>{p.d(M,{Dy:()=>N,If:()=>T,LO:()=>B,MX:()=>I,PM:()=>D,Pf:()=>v,Qq:()=>j,TU:()=>W,VF:()=>m,b6:()=>g,k$:()=>b,kB:()=>$,
lS:()=>S,nd:()=>U,tK:()=>E,w:()=>R,zs:()=>G});var i=p(3739),d=p(8302),c=p(5807),L=p(8438);function E(t){return t.toLowerCase().replace(/[_\-$@]/g,"")}function v(t){
const r=new Map;if(!(0,d.Gv)(t))return r;for(const[o,l]of Object.entries(t)){const f=E(o);r.has(f)||r.set(f,l)}return r}function T(t){return new Map(t.toReversed().
flatMap(r=>[...r]))}function m(t,r){return{path:t,value:r,fields:v(r)}}function S(t,r){return Object.entries(t.value).filter(([o])=>r.includes(E(o))).map(([o,l])=>({
path:A(t.path,o),member:l}))}function b(t,r){for(const o of r)for(const{path:l,member:f}of S(t,[o]))if((0,d.Gv)(f))return m(l,f)}function A(t,r){const o=D((0,c.
Ow)(r,40));return t===""?o:`${t}.${o}`}function D(t){return/^[A-Za-z_]\w*$/.test(t)?t:`\`${t.replaceAll("`","")}\``}function k(t){return/^[\w.$]+$/.test(t)?t:JSON.
stringify(t)}function I(t,r,o=L.sX){const l=[];let f=(0,d.Gv)(t)?m("",t):void 0;for(;f!==void 0&&l.length<=o;)l.unshift(f),f=b(f,[...r,...L.wy]);return l}function R(t,r){
return I(t,r).map(({fields:o})=>o)}function g(t){return typeof t=="number"?String(t):typeof t=="string"&&t!==""?t:void 0}function j(t,...r){for(const o of r){const l=g(
t.get(o));if(l!==void 0)return l}}function U(t,...r){for(const o of r){const l=t.get(o),f=typeof l=="string"&&/^-?\d{1,15}$/.test(l)?Number(l):l;if(Number.isSafeInteger(
f))return Number(f)}}function $(t,...r){for(const o of r){const l=t.get(o),f=typeof l=="string"&&/^\d+(?:\.\d+)?$/.test(l)?Number(l):l;if(typeof f=="number"&&Number.
isFinite(f))return Math.round(f<1e11?f*1e3:f);const K=typeof l=="string"?Date.parse(l):Number.NaN;if(!Number.isNaN(K))return K}}function N(t){const r=g(t);if(r===
void 0)return;const o=/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/].*)?$/i.test(r)?`https://${r}`:r;return/^https?:\/\//i.test(o)&&URL.canParse(o)?o:void 0}function B(t,r,o,l){
return O(`has no ${t}; ${x(r)}`,o,l)}function G(t,r,o,l){return O(`has more than one ${t}: ${r.join(" and ")}; Slipway does not guess`,o,l)}function O(t,r,o){const l=r.
status===void 0?"":` (${r.status})`;return new i.GQ("unexpected_response",`The answer to ${r.method} ${r.path}${l} ${t}`,{remedy:o===void 0?"Check that the addr\
ess is the service itself. If it is, its answers have a shape that Slipway does not know.":`Check that base-url is the control plane. If it is, say where the va\
lue is in a map (input api-map):
${o}
"slipway doctor --write slipway-api.yml" writes a map to start from.`,call:{...r,outcome:"unknown",unclear:!0}})}function W(t,r,o){return`answers:
  ${t}:
    ${r}: ${k(o)}`}function x(t){if(t===void 0)return"it is empty.";if(Array.isArray(t))return`it is a list of ${t.length}.`;if(!(0,d.Gv)(t))return`it is ${t===
null?"null":`a ${typeof t}`}.`;const r=C(t,0),o=r.slice(0,30).join(", ");return r.length===0?"it is an empty object.":`it has: ${o}${r.length>30?", \u2026":""}.`}
function C(t,r){return!(0,d.Gv)(t)||r>L.sX?[]:Object.entries(t).flatMap(([o,l])=>[(0,c.Ow)(o,40),...C(l,r+1).map(f=>`${(0,c.Ow)(o,40)}.${f}`)])}}),8438:((Q,M,p)=>{
p.d(M,{A9:()=>D,BV:()=>T,Bw:()=>$,DE:()=>O,E6:()=>I,H7:()=>N,Hl:()=>G,Ld:()=>R,M0:()=>L,Mg:()=>t,NP:()=>W,S3:()=>b,T8:()=>C,Vt:()=>S,XD:()=>k,XQ:()=>A,cJ:()=>B,
dI:()=>U,gW:()=>j,m5:()=>m,qQ:()=>x,sX:()=>v,tl:()=>g,uH:()=>c,uq:()=>d,wy:()=>E});var i=p(5807);const d={label:"app",names:(0,i.aL)("app application"),kin:(0,i.
aL)("site service website webapp staticsite"),lists:(0,i.aL)("apps applications sites services")},c={label:"deployment",names:(0,i.aL)("deploy deployment"),kin:(0,i.
aL)("job build release run rollout revision"),lists:(0,i.aL)(`
    deployments deploys jobs builds releases runs rollouts revisions jobsummaries deploymentsummaries
  `)},L={label:"environment",names:(0,i.aL)("environment env"),kin:[],lists:(0,i.aL)("environments envs")},E=(0,i.aL)("data result item response payload body co\
ntent node embedded"),v=2,T=(0,i.aL)("attributes properties metadata"),m=(0,i.aL)("items data results result list records entries values value nodes edges"),S=(0,i.
aL)("errors messages warnings notices included links"),b=(0,i.aL)("id uid uuid guid"),A=(0,i.aL)(`
  status state readystate currentstatus currentstate
  deploymentstatus deploystatus deploymentstate deploystate jobstatus jobstate
`),D=(0,i.aL)("phase deploymentphase"),k=(0,i.aL)("state status phase name value"),I=(0,i.aL)("conclusion result outcome"),R=(0,i.aL)("stage step currentstage c\
urrentstep stagename"),g=(0,i.aL)(`
  url publicurl liveurl siteurl appurl sslurl productionurl primaryurl weburl
  deploymenturl deployurl deploysslurl previewurl
  defaultingress defaultdomain defaulthostname livedomain hostname host domain fqdn
`),j=(0,i.aL)("urls domains hostnames aliases status links endpoints"),U=(0,i.aL)("branch gitbranch branchname sourcebranch gitref ref githubcommitref headbranc\
h"),$=(0,i.aL)("repository repo repositoryurl repourl gitrepository gitrepo giturl"),N=(0,i.aL)("branch productionbranch gitbranch repobranch"),B=(0,i.aL)(`
  commit commitsha commitid commithash commitref sha gitsha gitcommit gitcommitsha
  revision sourceversion githubcommitsha headsha
`),G=(0,i.aL)("source git gitsource meta trigger deploymenttrigger metadata commit"),O=(0,i.aL)(`
  createdat created createdon creationtime createtime createdtime createdtimeutc
  creationtimestamp datecreated insertedat queuedat starttime startedat timestamp
`),W=(0,i.aL)("supersededby replacedby"),x=(0,i.aL)("nextcursor cursor nextpagetoken nexttoken endcursor continue next"),C=(0,i.aL)("pagination paging page page\
info meta metadata resultinfo links"),t=(0,i.aL)("next nextlink nexturl nextpage")}),1547:((Q,M,p)=>{p.d(M,{PY:()=>T,Y4:()=>E,as:()=>d});var i=p(5807);const d=[
"success","failure","cancelled","pending"],c={success:(0,i.aL)(`
    succeeded success successful ready live active complete completed deployed deploysucceeded deploymentsucceeded
    activated done ok published finished passed succeed healthy
  `),failure:(0,i.aL)(`
    failed failure error errored crashed timedout timeout rejected broken buildfailed deployfailed deploymentfailed
    builderror deployerror deploymenterror syncfailed uploadfailed activationfailed internalerror rolledback updatefailed
    predeployfailed releasefailed rollbacksucceeded rollbackcomplete degraded fatal
  `),cancelled:(0,i.aL)(`
    cancelled canceled aborted superseded skipped stopped replaced expired deactivated cancelledbyuser canceledbyuser
    removed deleted abandoned
  `),pending:(0,i.aL)(`
    queued pending created waiting scheduled accepted starting initializing started running inprogress processing
    building cloning installing syncing uploading deploying activating publishing invalidating provisioning
    cancelling canceling new enqueued idle prepared preparing uploaded processed retrying working progressing
    pendingbuild pendingdeploy pendingreview pendingpublish waitingfordeployment needsapproval
    buildinprogress updateinprogress predeployinprogress waitingforresource removing verifying
    requested planned finalizing releasing testing reconciling unknown
  `)},L=new Map(d.flatMap(m=>c[m].map(S=>[S,m])));function E(m){return m.toLowerCase().replace(/[\s_-]/g,"")}const v=[["failure",/(?:failed|error)$/],["pending",
/(?:inprogress|pending|queued)$/]];function T(m,S=new Map){const b=E(m);return S.get(b)??L.get(b)??v.find(([,A])=>A.test(b))?.[0]}})};export{_e as id,ye as ids,Le as modules};

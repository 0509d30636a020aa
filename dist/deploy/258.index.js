const _e=258,ve=[258],Me={4258:((G,v,f)=>{f.r(v),f.d(v,{decodeFailure:()=>ue});var y=f(8302),p=f(5807),c=f(86),b=f(1547);const O=4,g=200,S=100,m=new Set(["app",
"application","site","project","user","owner","team","creator","author","links","request","config","spec","env","environment","source","git","gitsource","commit",
"trigger","deploymenttrigger"]),_=new Set(["steps","stages","phases","jobs","tasks","conditions","builds","children","results","components","workflows"]),T=new Set(
["deployments","deploys","releases","revisions","rollouts","runs","environments"]);function L(e){return new Map(e.toReversed().flatMap(t=>[...t]))}function A(e){
const t=[];let n=[(0,c.Pf)(e)];for(let r=0;r<=O&&n.length>0&&t.length<g;r+=1)t.push(...n.slice(0,g-t.length)),n=n.flatMap(R);return t}function R(e){return[...e].
flatMap(([t,n])=>m.has(t)?[]:Array.isArray(n)?T.has(t)?[]:x(n,_.has(t)).map(k):(0,y.G)(n)?[(0,c.Pf)(n)]:[])}function x(e,t){const n=e.slice(-S).filter(y.G).map(
c.Pf),r=n.filter(P);return(r.length>0||!t?r:n.filter(I)).toReversed()}function I(e){return[..._].some(t=>Array.isArray(e.get(t)))}const N=["status","state","res\
ult","outcome","conclusion","phase"];function P(e){return e.get("success")===!1||N.some(t=>M(e.get(t),0))}function M(e,t){if(typeof e=="string")return/^false$/i.
test(e)||(0,b.P)(e)==="failure";const n=(0,c.Pf)(e);return t<2&&["name",...N].some(r=>M(n.get(r),t+1))}function k(e){const t=(0,c.Qq)(e,"stage","phase","step","\
name","id");return t!==void 0&&!e.has("stage")&&P(e)?new Map([...e,["stagename",t]]):e}const D=["text","line","message","msg","content","output","log","logs","l\
ines","entries","events","items","payload","textpayload","data","value","tail"],$=["order","sequence","seq","index","position","linenumber"],s=["timestamp","tim\
e","date","createdat","created","ts"],i=4;function o(e,t=0){if(typeof e=="string")return a(e,t);if(t>i)return[];if(Array.isArray(e))return u(e).flatMap(l=>o(l,t+
1));const n=(0,c.Pf)(e),r=D.find(l=>n.has(l));return r===void 0?[]:o(n.get(r),t+1)}function a(e,t){if(t===0&&/^\s*\[\s*\{/.test(e))try{const n=o(JSON.parse(e),1);
if(n.length>0)return n}catch{}return e.replace(/\r?\n$/,"").split(/\r?\n/)}function u(e){const t=e.filter(r=>(0,c.Pf)(r).get("hidden")!==!0);if(t.length<2||!t.every(
y.G))return t;const n=t.map(r=>(0,c.Pf)(r));return B(t,n,r=>(0,c.nd)(r,...$))??B(t,n,U)??t}const U=e=>(0,c.Qq)(e,...s)===void 0?void 0:(0,c.kB)(e,...s);function B(e,t,n){
const r=e.map((l,d)=>({entry:l,key:t[d]&&n(t[d])}));if(!r.some(l=>l.key===void 0))return r.sort((l,d)=>Number(l.key)-Number(d.key)).map(({entry:l})=>l)}var F=f(
8438);const J=["failure","deploymentfailure","deployfailure","error","deployment"],Z=["message","errormessage","failuremessage","statusmessage","reason","failur\
ereason","statusreason","description","detail","summary","error","title","cause","msg","text"],ee=["stage","phase","step","failedstage","failedstep","failedphas\
e","errorstep","errorstage","stagename","stepname"],te=["code","errorcode","failurecode","errortype","reasoncode"],ne=["diagnostics","errors","annotations","iss\
ues","problems","findings"],se=["log","logs","logtail","buildlog","buildlogs","deploylog","joblog","output","lines","stdout","stderr","events","entries","transc\
ript","console","trace","tail","excerpt"],re=["location","loc","position","range","start","span","begin","region","physicallocation"],ie=["file","filename","fil\
epath","path","uri","sourcefile"],oe=[...new Set([...F.m5,...F.wy])],ae=["error","reason","cause","failure","details"],H=4,E={lines:5e3,line:64*1024,findings:1e3,
file:4096,text:2e3,word:200},ce=/^(?!(?:failure|error)s?$).*(?:fail|error|timed?[_-]?out|kill|crash|memory|missing|invalid|not[_-]?found|denied|exceed)/i,le=[[/^(?:warn|1$)/i,
"warning"],[/^(?:info|notice|note|hint|suggestion|debug|0$)/i,"notice"]],ue=(e,t,n,r)=>{const l=ge(e),w=[V(L((0,c.w)(l,J))),...A(l)],h=(j,we)=>w.flatMap(be=>we(
be,...j)??[])[0],{placed:ye,loose:Y}=me(w),Se=h(Z,c.Qq),z=[...W(w,se)??W([(0,c.Pf)(l)],oe,Array.isArray)??[],...Y],q=o(Se).filter(j=>j.trim()!==""),Ee=fe(r,{stage:h(
ee,c.Qq),code:h(te,c.Qq)??pe(w),message:q[0]??Y[0],exitCode:w.flatMap(j=>(0,c.nd)(j,"exitcode","exitstatus","returncode")??[])[0],signal:h(["signal","exitsignal"],
c.Qq),log:z.length===0&&q.length>1?q:z,diagnostics:ye});return de(Ee)};function W(e,t,n=()=>!0){return e.map(l=>t.flatMap(d=>n(l.get(d))?o(l.get(d)):[])).find(l=>l.
length>0)}function de(e){const{stage:t,code:n,message:r,signal:l,log:d,diagnostics:w}=e;return{...e,stage:C(t,E.word),code:C(n,E.word),message:C(r,E.text),signal:C(
l,E.word),log:d.slice(-E.lines).map(h=>(0,p.vI)(h,E.line)),diagnostics:w.filter(({file:h})=>h.length<=E.file).slice(0,E.findings)}}function C(e,t){return e&&(0,p.
vI)(e,t)}function fe(e,t){const n=e?.values;if(n===void 0)return t;const r=d=>n.has(d)?(0,c.Qq)(n,d):t[d],l=n.has("diagnostics")?X(n.get("diagnostics")):void 0;
return{stage:r("stage"),code:r("code"),message:r("message"),signal:r("signal"),exitCode:n.has("exitCode")?(0,c.nd)(n,"exitCode"):t.exitCode,log:n.has("log")?o(n.
get("log")):t.log,diagnostics:l?.map(Q).filter(d=>d!==void 0)??t.diagnostics}}function pe(e){return e.flatMap(t=>(0,c.Qq)(t,"type","kind")??[]).find(t=>ce.test(
t))}function ge(e){return typeof e=="string"?{message:e}:Array.isArray(e)?e.every(t=>typeof t=="string")?{log:e}:e.some(t=>Q(t)!==void 0)||o(e).length===0?{errors:e}:
{log:e}:e}function V(e,t=0){const n=ae.map(r=>e.get(r)).find(y.G);return n===void 0||t>H?e:V(new Map([...[...e].filter(([,r])=>r!==n),...(0,c.Pf)(n)]),t+1)}function me(e){
const n=[...new Set(e.flatMap(r=>ne.map(l=>r.get(l))))].flatMap(X).slice(0,E.lines).map(r=>Q(r)??o(r));return{placed:n.flatMap(r=>"file"in r?r:[]),loose:n.flatMap(
r=>"file"in r?[]:r)}}function X(e){return Array.isArray(e)?e:e==null?[]:[e]}function Q(e){const t=K((0,c.Pf)(e)),n=(0,c.Qq)(t,...ie),r=(0,c.Qq)(t,"message","tex\
t","msg","description","reason","title");if(n===void 0||r===void 0)return;const l=(0,c.Qq)(t,"severity","level","type","annotationlevel")??"",d=t.has("character")?
1:0,w=(...h)=>he((0,c.nd)(t,...h),d);return{file:n.replace(/^file:\/\/\//,"/"),line:w("line","linenumber","startline","row","lineno"),column:w("column","col","c\
olumnnumber","startcolumn","character"),severity:le.find(([h])=>h.test(l))?.[1]??"error",code:C((0,c.Qq)(t,"code","rule","ruleid"),E.word)??null,message:(0,p.vI)(
r,E.text)}}function K(e,t=0){const n=re.map(r=>e.get(r)).find(y.G);return n===void 0||t>H?e:new Map([...K((0,c.Pf)(n),t+1),...e])}function he(e,t){return e!==void 0&&
e+t>=1?e+t:null}}),86:((G,v,f)=>{f.d(v,{Dy:()=>I,LO:()=>N,MX:()=>T,Pf:()=>g,Qq:()=>A,TU:()=>k,VF:()=>S,k$:()=>m,kB:()=>x,nd:()=>R,tK:()=>O,vs:()=>_,w:()=>L,zs:()=>P});
var y=f(3739),p=f(8302),c=f(5807),b=f(8438);function O(s){return s.toLowerCase().replace(/[_\-$@]/g,"")}function g(s){const i=new Map;if(!(0,p.G)(s))return i;for(const[
o,a]of Object.entries(s)){const u=O(o);i.has(u)||i.set(u,a)}return i}function S(s,i){return{path:s,value:i,fields:g(i)}}function m(s,i){for(const o of i)for(const[
a,u]of Object.entries(s.value))if(O(a)===o&&(0,p.G)(u))return S(_(s.path,a),u)}function _(s,i){const o=(0,c.Ow)(i,40);return s===""?o:`${s}.${o}`}function T(s,i,o=b.
sX){const a=[];let u=(0,p.G)(s)?S("",s):void 0;for(;u!==void 0&&a.length<=o;)a.unshift(u),u=m(u,[...i,...b.wy]);return a}function L(s,i){return T(s,i).map(({fields:o})=>o)}
function A(s,...i){for(const o of i){const a=s.get(o);if(typeof a=="string"&&a!=="")return a;if(typeof a=="number")return String(a)}}function R(s,...i){for(const o of i){
const a=s.get(o),u=typeof a=="string"&&/^-?\d{1,15}$/.test(a)?Number(a):a;if(Number.isSafeInteger(u))return Number(u)}}function x(s,...i){for(const o of i){const a=s.
get(o),u=typeof a=="string"&&/^\d+(?:\.\d+)?$/.test(a)?Number(a):a;if(typeof u=="number"&&Number.isFinite(u))return Math.round(u<1e11?u*1e3:u);const U=typeof a==
"string"?Date.parse(a):Number.NaN;if(!Number.isNaN(U))return U}}function I(s,...i){const o=A(s,...i);if(o===void 0)return;const a=/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/].*)?$/i.
test(o)?`https://${o}`:o;return/^https?:\/\//i.test(a)&&URL.canParse(a)?a:void 0}function N(s,i,o,a){return M(`has no ${s}; ${D(i)}`,o,a)}function P(s,i,o,a){return M(
`has more than one ${s}: ${i.join(" and ")}; Slipway does not guess`,o,a)}function M(s,i,o){const a=i.status===void 0?"":` (${i.status})`;return new y.GQ("unexp\
ected_response",`The answer to ${i.method} ${i.path}${a} ${s}`,{remedy:o===void 0?"Check that the address is the service itself. If it is, its answers have a sh\
ape that Slipway does not know.":`Check that base-url is the control plane. If it is, say where the value is in a map (input api-map):
${o}
"slipway doctor --write slipway-api.yml" writes a map to start from.`,call:{...i,outcome:"unknown",unclear:!0}})}function k(s,i,o){return`answers:
  ${s}:
    ${i}: ${o}`}function D(s){if(s===void 0)return"it is empty.";if(Array.isArray(s))return`it is a list of ${s.length}.`;if(!(0,p.G)(s))return`it is ${s===null?
"null":`a ${typeof s}`}.`;const i=$(s,0),o=i.slice(0,30).join(", ");return i.length===0?"it is an empty object.":`it has: ${o}${i.length>30?", \u2026":""}.`}function $(s,i){
return!(0,p.G)(s)||i>b.sX?[]:Object.entries(s).flatMap(([o,a])=>[(0,c.Ow)(o,40),...$(a,i+1).map(u=>`${(0,c.Ow)(o,40)}.${u}`)])}}),8438:((G,v,f)=>{f.d(v,{A9:()=>L,
BV:()=>g,DE:()=>D,E6:()=>R,Hl:()=>k,Ld:()=>x,M0:()=>c,Mg:()=>o,NP:()=>$,S3:()=>_,T8:()=>i,Vt:()=>m,XD:()=>A,XQ:()=>T,cJ:()=>M,dI:()=>P,gW:()=>N,m5:()=>S,qQ:()=>s,
sX:()=>O,tl:()=>I,uH:()=>p,uq:()=>y,wy:()=>b});const y={label:"app",names:["app","application"],kin:["site","service","website","webapp","staticsite"],lists:["a\
pps","applications","sites","services"]},p={label:"deployment",names:["deploy","deployment"],kin:["job","build","release","run","rollout","revision"],lists:["de\
ployments","deploys","jobs","builds","releases","runs","rollouts","revisions","jobsummaries","deploymentsummaries"]},c={label:"environment",names:["environment",
"env"],kin:[],lists:["environments","envs"]},b=["data","result","item","response","payload","body","content","node","embedded"],O=2,g=["attributes","properties",
"metadata"],S=["items","data","results","result","list","records","entries","values","value","nodes","edges"],m=["errors","messages","warnings","notices","inclu\
ded","links"],_=["id","uid","uuid","guid"],T=["status","state","readystate","currentstatus","currentstate","deploymentstatus","deploystatus","deploymentstate","\
deploystate","jobstatus","jobstate"],L=["phase","deploymentphase"],A=["state","status","phase","name","value"],R=["conclusion","result","outcome"],x=["stage","s\
tep","currentstage","currentstep","stagename"],I=["url","publicurl","liveurl","siteurl","appurl","sslurl","productionurl","primaryurl","weburl","deploymenturl",
"deployurl","deploysslurl","previewurl","defaultingress","defaultdomain","defaulthostname","livedomain","hostname","host","domain","fqdn"],N=["urls","domains","\
hostnames","aliases","status","links","endpoints"],P=["branch","gitbranch","branchname","sourcebranch","gitref","ref","githubcommitref","headbranch"],M=["commit",
"commitsha","commitid","commithash","commitref","sha","gitsha","gitcommit","gitcommitsha","revision","sourceversion","githubcommitsha","headsha"],k=["source","g\
it","gitsource","meta","trigger","deploymenttrigger","metadata","commit"],D=["createdat","created","createdon","creationtime","createtime","createdtime","create\
dtimeutc","creationtimestamp","datecreated","insertedat","queuedat","starttime","startedat","timestamp"],$=["supersededby","replacedby"],s=["nextcursor","cursor",
"nextpagetoken","nexttoken","endcursor","continue","next"],i=["pagination","paging","page","pageinfo","meta","metadata","resultinfo","links"],o=["next","nextlin\
k","nexturl","nextpage"]}),1547:((G,v,f)=>{f.d(v,{P:()=>O,Y:()=>c});const y=[["success",["succeeded","success","successful","ready","live","active","complete","\
completed","deployed","deploysucceeded","deploymentsucceeded","activated","done","ok","published","finished","passed","succeed","healthy"]],["failure",["failed",
"failure","error","errored","crashed","timedout","timeout","rejected","broken","buildfailed","deployfailed","deploymentfailed","builderror","deployerror","deplo\
ymenterror","syncfailed","uploadfailed","activationfailed","internalerror","rolledback","updatefailed","predeployfailed","releasefailed","rollbacksucceeded","ro\
llbackcomplete","degraded","fatal"]],["cancelled",["cancelled","canceled","aborted","superseded","skipped","stopped","replaced","expired","deactivated","cancell\
edbyuser","canceledbyuser","removed","deleted","abandoned"]],["pending",["queued","pending","created","waiting","scheduled","accepted","starting","initializing",
"started","running","inprogress","processing","building","cloning","installing","syncing","uploading","deploying","activating","publishing","invalidating","prov\
isioning","cancelling","canceling","new","enqueued","idle","prepared","preparing","uploaded","processed","retrying","working","progressing","pendingbuild","pend\
ingdeploy","pendingreview","pendingpublish","waitingfordeployment","needsapproval","buildinprogress","updateinprogress","predeployinprogress","waitingforresourc\
e","removing","verifying","requested","planned","finalizing","releasing","testing","reconciling","unknown"]]],p=new Map(y.flatMap(([g,S])=>S.map(m=>[m,g])));function c(g){
return g.toLowerCase().replace(/[\s_-]/g,"")}const b=[["failure",/(?:failed|error)$/],["pending",/(?:inprogress|pending|queued)$/]];function O(g,S=new Map){const m=c(
g);return S.get(m)??p.get(m)??b.find(([,_])=>_.test(m))?.[0]}})};export{_e as id,ve as ids,Me as modules};

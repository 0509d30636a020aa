const ye=258,Se=[258],Ee={4258:((G,v,f)=>{f.r(v),f.d(v,{decodeFailure:()=>ie});var b=f(8302),p=f(5807),c=f(86),O=f(1547);const g=4,S=200,h=100,N=new Set(["app",
"application","site","project","user","owner","team","creator","author","links","request","config","spec","env","environment","source","git","gitsource","commit",
"trigger","deploymenttrigger"]),M=new Set(["steps","stages","phases","jobs","tasks","conditions","builds","children","results","components"]);function T(e){return new Map(
e.toReversed().flatMap(t=>[...t]))}function x(e){const t=[];let s=[e];for(let r=0;r<=g&&s.length>0&&t.length<S;r+=1){const l=s.filter(b.G).map(d=>D((0,c.Pf)(d)));
t.push(...l.slice(0,S-t.length)),s=l.flatMap(A)}return t}function A(e){return[...e].flatMap(([t,s])=>N.has(t)?[]:Array.isArray(s)?M.has(t)?L(s):[]:[s])}function L(e){
const t=e.slice(-h),s=t.filter(r=>I((0,c.Pf)(r)));return(s.length>0?s:t.filter(r=>R((0,c.Pf)(r)))).toReversed()}function R(e){return[...M].some(t=>Array.isArray(
e.get(t)))}function I(e){const t=(0,c.Qq)(e,"status","state","result","outcome","conclusion","phase")??"";return/^false$/i.test(t)||(0,O.P)(t)==="failure"||e.get(
"success")===!1}function D(e){if(!I(e))return e;const t=(0,c.Qq)(e,"stage","phase","step","name","id");return t===void 0||e.has("stage")?e:new Map([...e,["stage\
name",t]])}const k=["text","line","message","msg","content","output","log","logs","lines","entries","events","items","payload","textpayload","data","value","tai\
l"],P=["order","sequence","seq","index","position","linenumber"],$=["timestamp","time","date","createdat","created","ts"],C=4;function m(e,t=0){if(typeof e=="st\
ring")return n(e,t);if(t>C)return[];if(Array.isArray(e))return i(e).flatMap(l=>m(l,t+1));const s=(0,c.Pf)(e),r=k.find(l=>s.has(l));return r===void 0?[]:m(s.get(
r),t+1)}function n(e,t){if(t===0&&/^\s*\[\s*\{/.test(e))try{const s=m(JSON.parse(e),1);if(s.length>0)return s}catch{}return e.replace(/\r?\n$/,"").split(/\r?\n/)}
function i(e){const t=e.filter(r=>(0,c.Pf)(r).get("hidden")!==!0);if(t.length<2||!t.every(b.G))return t;const s=t.map(r=>(0,c.Pf)(r));return o(t,s,r=>(0,c.nd)(r,
...P))??o(t,s,a)??t}const a=e=>(0,c.Qq)(e,...$)===void 0?void 0:(0,c.kB)(e,...$);function o(e,t,s){const r=e.map((l,d)=>({entry:l,key:t[d]&&s(t[d])}));if(!r.some(
l=>l.key===void 0))return r.sort((l,d)=>Number(l.key)-Number(d.key)).map(({entry:l})=>l)}const u=["failure","deploymentfailure","deployfailure","error","deploym\
ent"],Q=["message","errormessage","failuremessage","statusmessage","reason","failurereason","statusreason","description","detail","summary","error","title","cau\
se","msg","text"],z=["stage","phase","step","failedstage","failedstep","failedphase","errorstep","errorstage","stagename","stepname"],Y=["code","errorcode","fai\
lurecode","errortype","reasoncode"],J=["diagnostics","errors","annotations","issues","problems","findings"],Z=["log","logs","logtail","buildlog","buildlogs","de\
ploylog","joblog","output","lines","stdout","stderr","events","entries","transcript","console","trace","tail","excerpt"],ee=["location","loc","position","range",
"start","span","begin","region","physicallocation"],te=["file","filename","filepath","path","uri","sourcefile"],ne=["error","reason","cause","failure","details"],
F=4,E={lines:5e3,line:64*1024,findings:1e3,file:4096,text:2e3,word:200},se=/^(?:deploy(?:ment)?|failure|error|build|job|run|revision|log|result)s?$/i,re=[[/^(?:warn|1$)/i,
"warning"],[/^(?:info|notice|note|hint|suggestion|debug|0$)/i,"notice"]],ie=(e,t,s,r)=>{const l=le(e),w=[H(T((0,c.w)(l,u))),...x(l)],y=(_,B)=>w.flatMap(me=>B(me,
..._)??[])[0],{placed:fe,loose:V}=ue(w),pe=y(Q,c.Qq),X=[...w.map(_=>Z.flatMap(B=>m(_.get(B)))).find(_=>_.length>0)??[],...V],q=m(pe).filter(_=>_.trim()!==""),ge=ae(
r,{stage:y(z,c.Qq),code:y(Y,c.Qq)??ce(w),message:q[0]??V[0],exitCode:w.flatMap(_=>(0,c.nd)(_,"exitcode","exitstatus","returncode")??[])[0],signal:y(["signal","e\
xitsignal"],c.Qq),log:X.length===0&&q.length>1?q:X,diagnostics:fe});return oe(ge)};function oe(e){const{stage:t,code:s,message:r,signal:l,log:d,diagnostics:w}=e;
return{...e,stage:j(t,E.word),code:j(s,E.word),message:j(r,E.text),signal:j(l,E.word),log:d.slice(-E.lines).map(y=>(0,p.vI)(y,E.line)),diagnostics:w.filter(({file:y})=>y.
length<=E.file).slice(0,E.findings)}}function j(e,t){return e&&(0,p.vI)(e,t)}function ae(e,t){const s=e?.values;if(s===void 0)return t;const r=d=>s.has(d)?(0,c.
Qq)(s,d):t[d],l=s.has("diagnostics")?W(s.get("diagnostics")):void 0;return{stage:r("stage"),code:r("code"),message:r("message"),signal:r("signal"),exitCode:s.has(
"exitCode")?(0,c.nd)(s,"exitCode"):t.exitCode,log:s.has("log")?m(s.get("log")):t.log,diagnostics:l?.map(U).filter(d=>d!==void 0)??t.diagnostics}}function ce(e){
return e.flatMap(t=>(0,c.Qq)(t,"type","kind")??[]).find(t=>!se.test(t))}function le(e){return typeof e=="string"?{message:e}:Array.isArray(e)?e.every(t=>typeof t==
"string")?{log:e}:e.some(t=>U(t)!==void 0)||m(e).length===0?{errors:e}:{log:e}:e}function H(e,t=0){const s=ne.map(r=>e.get(r)).find(b.G);return s===void 0||t>F?
e:H(new Map([...[...e].filter(([,r])=>r!==s),...(0,c.Pf)(s)]),t+1)}function ue(e){const s=[...new Set(e.flatMap(r=>J.map(l=>r.get(l))))].flatMap(W).slice(0,E.lines).
map(r=>U(r)??m(r));return{placed:s.flatMap(r=>"file"in r?r:[]),loose:s.flatMap(r=>"file"in r?[]:r)}}function W(e){return Array.isArray(e)?e:e==null?[]:[e]}function U(e){
const t=K((0,c.Pf)(e)),s=(0,c.Qq)(t,...te),r=(0,c.Qq)(t,"message","text","msg","description","reason","title");if(s===void 0||r===void 0)return;const l=(0,c.Qq)(
t,"severity","level","type","annotationlevel")??"",d=t.has("character")?1:0,w=(...y)=>de((0,c.nd)(t,...y),d);return{file:s.replace(/^file:\/\/\//,"/"),line:w("l\
ine","linenumber","startline","row","lineno"),column:w("column","col","columnnumber","startcolumn","character"),severity:re.find(([y])=>y.test(l))?.[1]??"error",
code:j((0,c.Qq)(t,"code","rule","ruleid"),E.word)??null,message:(0,p.vI)(r,E.text)}}function K(e,t=0){const s=ee.map(r=>e.get(r)).find(b.G);return s===void 0||t>
F?e:new Map([...K((0,c.Pf)(s),t+1),...e])}function de(e,t){return e!==void 0&&e+t>=1?e+t:null}}),86:((G,v,f)=>{f.d(v,{Dy:()=>I,LO:()=>D,MX:()=>T,Pf:()=>S,Qq:()=>A,
TU:()=>$,VF:()=>h,k$:()=>N,kB:()=>R,nd:()=>L,tK:()=>g,vs:()=>M,w:()=>x,zs:()=>k});var b=f(3739),p=f(8302),c=f(5807),O=f(8438);function g(n){return n.toLowerCase().
replace(/[_\-$@]/g,"")}function S(n){const i=new Map;if(!(0,p.G)(n))return i;for(const[a,o]of Object.entries(n)){const u=g(a);i.has(u)||i.set(u,o)}return i}function h(n,i){
return{path:n,value:i,fields:S(i)}}function N(n,i){for(const a of i)for(const[o,u]of Object.entries(n.value))if(g(o)===a&&(0,p.G)(u))return h(M(n.path,o),u)}function M(n,i){
const a=(0,c.Ow)(i,40);return n===""?a:`${n}.${a}`}function T(n,i,a=O.sX){const o=[];let u=(0,p.G)(n)?h("",n):void 0;for(;u!==void 0&&o.length<=a;)o.unshift(u),
u=N(u,[...i,...O.wy]);return o}function x(n,i){return T(n,i).map(({fields:a})=>a)}function A(n,...i){for(const a of i){const o=n.get(a);if(typeof o=="string"&&o!==
"")return o;if(typeof o=="number")return String(o)}}function L(n,...i){for(const a of i){const o=n.get(a),u=typeof o=="string"&&/^-?\d{1,15}$/.test(o)?Number(o):
o;if(Number.isSafeInteger(u))return Number(u)}}function R(n,...i){for(const a of i){const o=n.get(a),u=typeof o=="string"&&/^\d+(?:\.\d+)?$/.test(o)?Number(o):o;
if(typeof u=="number"&&Number.isFinite(u))return Math.round(u<1e11?u*1e3:u);const Q=typeof o=="string"?Date.parse(o):Number.NaN;if(!Number.isNaN(Q))return Q}}function I(n,...i){
const a=A(n,...i);if(a===void 0)return;const o=/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/].*)?$/i.test(a)?`https://${a}`:a;return/^https?:\/\//i.test(o)&&URL.canParse(
o)?o:void 0}function D(n,i,a,o){return P(`has no ${n}; ${C(i)}`,a,o)}function k(n,i,a,o){return P(`has more than one ${n}: ${i.join(" and ")}; Slipway does not \
guess`,a,o)}function P(n,i,a){const o=i.status===void 0?"":` (${i.status})`;return new b.GQ("unexpected_response",`The answer to ${i.method} ${i.path}${o} ${n}`,
{remedy:a===void 0?"Check that the address is the service itself. If it is, its answers have a shape that Slipway does not know.":`Check that base-url is the co\
ntrol plane. If it is, say where the value is in a map (input api-map):
${a}
"slipway doctor --write slipway-api.yml" writes a map to start from.`,call:{...i,outcome:"unknown",unclear:!0}})}function $(n,i,a){return`answers:
  ${n}:
    ${i}: ${a}`}function C(n){if(n===void 0)return"it is empty.";if(Array.isArray(n))return`it is a list of ${n.length}.`;if(!(0,p.G)(n))return`it is ${n===null?
"null":`a ${typeof n}`}.`;const i=m(n,0),a=i.slice(0,30).join(", ");return i.length===0?"it is an empty object.":`it has: ${a}${i.length>30?", \u2026":""}.`}function m(n,i){
return!(0,p.G)(n)||i>O.sX?[]:Object.entries(n).flatMap(([a,o])=>[(0,c.Ow)(a,40),...m(o,i+1).map(u=>`${(0,c.Ow)(a,40)}.${u}`)])}}),8438:((G,v,f)=>{f.d(v,{A9:()=>x,
BV:()=>S,DE:()=>C,E6:()=>L,Hl:()=>$,Ld:()=>R,M0:()=>c,Mg:()=>a,NP:()=>m,S3:()=>M,T8:()=>i,Vt:()=>N,XD:()=>A,XQ:()=>T,cJ:()=>P,dI:()=>k,gW:()=>D,m5:()=>h,qQ:()=>n,
sX:()=>g,tl:()=>I,uH:()=>p,uq:()=>b,wy:()=>O});const b={label:"app",names:["app","application"],kin:["site","service","website","webapp","staticsite"],lists:["a\
pps","applications","sites","services"]},p={label:"deployment",names:["deploy","deployment"],kin:["job","build","release","run","rollout","revision"],lists:["de\
ployments","deploys","jobs","builds","releases","runs","rollouts","revisions","jobsummaries","deploymentsummaries"]},c={label:"environment",names:["environment",
"env"],kin:[],lists:["environments","envs"]},O=["data","result","item","response","payload","body","content","node","embedded"],g=2,S=["attributes","properties",
"metadata"],h=["items","data","results","result","list","records","entries","values","value","nodes","edges"],N=["errors","messages","warnings","notices","inclu\
ded","links"],M=["id","uid","uuid","guid"],T=["status","state","readystate","currentstatus","currentstate","deploymentstatus","deploystatus","deploymentstate","\
deploystate","jobstatus","jobstate"],x=["phase","deploymentphase"],A=["state","status","phase","name","value"],L=["conclusion","result","outcome"],R=["stage","s\
tep","currentstage","currentstep","stagename"],I=["url","publicurl","liveurl","siteurl","appurl","sslurl","productionurl","primaryurl","weburl","deploymenturl",
"deployurl","deploysslurl","previewurl","defaultingress","defaultdomain","defaulthostname","livedomain","hostname","host","domain","fqdn"],D=["urls","domains","\
hostnames","aliases","status","links","endpoints"],k=["branch","gitbranch","branchname","sourcebranch","gitref","ref","githubcommitref","headbranch"],P=["commit",
"commitsha","commitid","commithash","commitref","sha","gitsha","gitcommit","gitcommitsha","revision","sourceversion","githubcommitsha","headsha"],$=["source","g\
it","gitsource","meta","trigger","deploymenttrigger","metadata","commit"],C=["createdat","created","createdon","creationtime","createtime","createdtime","create\
dtimeutc","creationtimestamp","datecreated","insertedat","queuedat","starttime","startedat","timestamp"],m=["supersededby","replacedby"],n=["nextcursor","cursor",
"nextpagetoken","nexttoken","endcursor","continue","next"],i=["pagination","paging","page","pageinfo","meta","metadata","resultinfo","links"],a=["next","nextlin\
k","nexturl","nextpage"]}),1547:((G,v,f)=>{f.d(v,{P:()=>O,Y:()=>c});const b=[["success",["succeeded","success","successful","ready","live","active","complete","\
completed","deployed","deploysucceeded","deploymentsucceeded","activated","done","ok","published","finished","passed","succeed","healthy"]],["failure",["failed",
"failure","error","errored","crashed","timedout","timeout","rejected","broken","buildfailed","deployfailed","deploymentfailed","builderror","deployerror","deplo\
ymenterror","syncfailed","uploadfailed","activationfailed","internalerror","rolledback","updatefailed","predeployfailed","releasefailed","degraded","fatal"]],["\
cancelled",["cancelled","canceled","aborted","superseded","skipped","stopped","replaced","expired","deactivated","cancelledbyuser","canceledbyuser","removed","d\
eleted","abandoned"]],["pending",["queued","pending","created","waiting","scheduled","accepted","starting","initializing","started","running","inprogress","proc\
essing","building","cloning","installing","syncing","uploading","deploying","activating","publishing","invalidating","provisioning","cancelling","canceling","ne\
w","enqueued","idle","prepared","preparing","uploaded","processed","retrying","working","progressing","pendingbuild","pendingdeploy","pendingreview","pendingpub\
lish","waitingfordeployment","needsapproval","buildinprogress","updateinprogress","predeployinprogress","waitingforresource","removing","verifying","requested",
"planned","finalizing","releasing","testing","reconciling","unknown"]]],p=new Map(b.flatMap(([g,S])=>S.map(h=>[h,g])));function c(g){return g.toLowerCase().replace(
/[\s_-]/g,"")}function O(g,S=new Map){const h=c(g);return S.get(h)??p.get(h)}})};export{ye as id,Se as ids,Ee as modules};

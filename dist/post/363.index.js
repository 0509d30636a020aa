const ge=363,he=[363],ye={9363:((_,M,m)=>{m.d(M,{readErrorBody:()=>N});var P=m(3739),d=m(8302),a=m(5807);const G={label:"app",names:["app","application"],kin:["\
site","service","website","webapp","staticsite"],lists:["apps","applications","sites","services"]},B={label:"deployment",names:["deploy","deployment"],kin:["job",
"build","release","run","rollout","revision"],lists:["deployments","deploys","jobs","builds","releases","runs","rollouts","revisions","jobsummaries","deployment\
summaries"]},H={label:"environment",names:["environment","env"],kin:[],lists:["environments","envs"]},j=["data","result","item","response","payload","body","con\
tent","node","embedded"],I=2,V=null,z=["items","data","results","result","list","records","entries","values","value","nodes","edges"],F=null,W=null,Y=["status",
"state","readystate","currentstatus","currentstate","deploymentstatus","deploystatus","deploymentstate","deploystate","jobstatus","jobstate"],q=null,K=null,X=null,
J=null,Q=["url","publicurl","liveurl","siteurl","appurl","sslurl","productionurl","primaryurl","weburl","deploymenturl","deployurl","deploysslurl","previewurl",
"defaultingress","defaultdomain","defaulthostname","livedomain","hostname","host","domain","fqdn"],Z=null,ee=["branch","gitbranch","branchname","sourcebranch","\
gitref","ref","githubcommitref","headbranch"],te=["commit","commitsha","commitid","commithash","commitref","sha","gitsha","gitcommit","gitcommitsha","revision",
"sourceversion","githubcommitsha","headsha"],ne=null,se=["createdat","created","createdon","creationtime","createtime","createdtime","createdtimeutc","creationt\
imestamp","datecreated","insertedat","queuedat","starttime","startedat","timestamp"],re=null,ie=null,oe=null,ae=null;function b(e){return e.toLowerCase().replace(
/[_\-$@]/g,"")}function u(e){const t=new Map;if(!(0,d.G)(e))return t;for(const[s,n]of Object.entries(e)){const r=b(s);t.has(r)||t.set(r,n)}return t}function w(e,t){
return{path:e,value:t,fields:u(t)}}function x(e,t){for(const s of t)for(const[n,r]of Object.entries(e.value))if(b(n)===s&&(0,d.G)(r))return w(R(e.path,n),r)}function R(e,t){
const s=(0,a.Ow)(t,40);return e===""?s:`${e}.${s}`}function k(e,t,s=I){const n=[];let r=(0,d.G)(e)?w("",e):void 0;for(;r!==void 0&&n.length<=s;)n.unshift(r),r=x(
r,[...t,...j]);return n}function S(e,t){return k(e,t).map(({fields:s})=>s)}function c(e,...t){for(const s of t){const n=e.get(s);if(typeof n=="string"&&n!=="")return n;
if(typeof n=="number")return String(n)}}function ue(e,...t){for(const s of t){const n=e.get(s),r=typeof n=="string"&&/^-?\d{1,15}$/.test(n)?Number(n):n;if(Number.
isSafeInteger(r))return Number(r)}}function ce(e,...t){for(const s of t){const n=e.get(s),r=typeof n=="string"&&/^\d+(?:\.\d+)?$/.test(n)?Number(n):n;if(typeof r==
"number"&&Number.isFinite(r))return Math.round(r<1e11?r*1e3:r);const o=typeof n=="string"?Date.parse(n):Number.NaN;if(!Number.isNaN(o))return o}}function de(e,...t){
const s=c(e,...t);if(s===void 0)return;const n=/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/].*)?$/i.test(s)?`https://${s}`:s;return/^https?:\/\//i.test(n)&&URL.canParse(
n)?n:void 0}function le(e,t,s,n){return E(`has no ${e}; ${D(t)}`,s,n)}function fe(e,t,s,n){return E(`has more than one ${e}: ${t.join(" and ")}; Slipway does no\
t guess`,s,n)}function E(e,t,s){const n=t.status===void 0?"":` (${t.status})`;return new SlipwayError("unexpected_response",`The answer to ${t.method} ${t.path}${n}\
 ${e}`,{remedy:s===void 0?"Check that the address is the service itself. If it is, its answers have a shape that Slipway does not know.":`Check that base-url is\
 the control plane. If it is, say where the value is in a map (input api-map):
${s}
"slipway doctor --write slipway-api.yml" writes a map to start from.`,call:{...t,outcome:"unknown",unclear:!0}})}function me(e,t,s){return`answers:
  ${e}:
    ${t}: ${s}`}function D(e){if(e===void 0)return"it is empty.";if(Array.isArray(e))return`it is a list of ${e.length}.`;if(!isObject(e))return`it is ${e===null?
"null":`a ${typeof e}`}.`;const t=$(e,0),s=t.slice(0,30).join(", ");return t.length===0?"it is an empty object.":`it has: ${s}${t.length>30?", \u2026":""}.`}function $(e,t){
return!isObject(e)||t>MOST_ENVELOPES?[]:Object.entries(e).flatMap(([s,n])=>[cleanLine(s,40),...$(n,t+1).map(r=>`${cleanLine(s,40)}.${r}`)])}const O=["message","\
errordescription","detail","details","title","description","msg","reason"],C=10,v=["fieldviolations","violations","details","errors","causes"];function N(e){const t=u(
e),s=t.get("errors")??t.get("messages"),n=Array.isArray(s)&&(0,d.G)(s[0])?{error:s[0]}:void 0,r=[...S(n,["error"]),...S(e,["error"])],o=(...f)=>{const L=r.map(y=>c(
y,...f)).find(y=>y!==void 0);return L===void 0?void 0:(0,a.Ow)(L,300).trim()},i=(0,d.G)(e)?c(t,"error"):void 0,l=i!==void 0&&A(i)?i:void 0,h=r.map(f=>c(f,"id")).
find(f=>f!==void 0&&A(f)),p=U(e);return{code:l??o("code","errorcode")??(o("message")===void 0?void 0:h),message:o(...O)??(i===void 0?void 0:(0,a.Ow)(i,300).trim())??
p[0]?.message,requestID:o("requestid","traceid","correlationid"),fields:p}}const A=e=>/^[\w.-]{1,64}$/.test(e);function U(e){const t=u(e),s=u(t.get("error")),n=[
t,s].flatMap(i=>["errors","fields","details","detail","violations","fieldviolations","invalidparams","messages"].map(l=>i.get(l))),r=[s,t].flatMap(i=>T(i)),o=[...n.
flatMap(i=>g(i)),...r];return[...new Map(o.map(i=>[`${i.field} ${i.message}`,i])).values()].slice(0,C)}function g(e,t=0){if(t>2)return[];if(Array.isArray(e))return e.
slice(0,50).flatMap(n=>{const r=u(n),o=v.flatMap(i=>g(r.get(i),t+1));return[...T(r),...o]});if(!(0,d.G)(e))return[];const s=v.flatMap(n=>g(u(e).get(n),t+1));return s.
length>0?s:Object.entries(e).flatMap(([n,r])=>(Array.isArray(r)?r:[r]).filter(i=>typeof i=="string").map(i=>({field:(0,a.Ow)(n,100),message:(0,a.Ow)(i,200)})))}
function T(e){const t=u(e.get("source")),s=e.get("loc")??e.get("path"),n=Array.isArray(s)?s.filter(p=>p!=="body").join("."):void 0,r=c(e,"field","param","parame\
ter","target","property","pointer","attribute","fieldname"),o=c(t,"pointer","parameter"),i=n||r||o,l=c(e,...O,"error","code");if(i===void 0||l===void 0)return[];
const h=i.replace(/^[#/]+|^\$\.|^body[./]/g,"").replace(/^data\/attributes\//,"").replaceAll("/",".");return[{field:(0,a.Ow)(h,100),message:(0,a.Ow)(l,200)}]}function pe(e,t){
const s=fieldsOf(e);if(s.get("success")!==!1&&s.get("ok")!==!1)return;const{code:n,message:r}=N(e),o=[n,r&&`"${cleanLine(r,300)}"`].filter(Boolean).join(" "),i=t.
status===void 0?"":` ${t.status}`;throw new SlipwayError("refused",`The service answered ${t.method} ${t.path} with${i}, but says that it failed${o&&`: ${o}`}`,
{remedy:"Mend what the answer names, then run again.",call:{...t,outcome:"unknown"}})}})};export{ge as id,he as ids,ye as modules};

const j=113,L=[113],I={8113:((M,O,u)=>{u.r(O),u.d(O,{explainFields:()=>E});var w=u(8302),m=u(86);const b={name:"app",type:"app-type",repository:"repository",branch:"\
branch",commit:"repository",env:"env",buildCommand:"build-command",outputDirectory:"output-directory",region:"region"};function E({fields:i},{name:d,ours:c,sent:p}){
if(i.length===0)return;const l=i.map(r=>({...r,own:$(r.field,c,p)})),h=l.map(({field:r,own:a,message:v})=>{const N=a===void 0?"which is not sent":`from the inpu\
t ${b[a]??"app-settings"}`;return`; ${a!==void 0&&a!==r?`${r} (our ${a})`:r}, ${N}: "${v}"`}),g=new Set(l.flatMap(({own:r})=>r??[])),_=Object.keys(c).map(r=>`"${g.
has(r)?`NAME-FOR-${r}`:r}": ${S(r)}`),y=l.flatMap(({field:r,own:a})=>a===void 0?[f(r)]:[]);return{words:h.join(""),remedy:`Correct the input that the answer nam\
es. If the service has other names for these fields, write them in a map (input api-map):
requests:
  ${d}: |
    {${[..._,...y].join(", ")}}`}}function f(i){const[d="",...c]=i.split(".");return`"${d}": ${c.length===0?"VALUE":`{${f(c.join("."))}}`}`}function S(i){return/^[A-Za-z]\w*$/.
test(i)?i:`\`${i}\``}function $(i,d,c){const p=i.split("."),l=p.at(-1)??"",h=Object.keys(d),g=h.find(r=>[i,l,p[0]??""].some(a=>(0,m.tK)(a)===(0,m.tK)(r)));if(g!==
void 0)return g;const _=p.reduce((r,a)=>(0,w.G)(r)?r[a]:void 0,c);if(_===void 0)return;const y=h.filter(r=>JSON.stringify(d[r])===JSON.stringify(_));return y.length===
1?y[0]:void 0}}),86:((M,O,u)=>{u.d(O,{Dy:()=>_,LO:()=>y,MX:()=>c,Pf:()=>S,Qq:()=>l,TU:()=>v,VF:()=>$,k$:()=>i,kB:()=>g,nd:()=>h,tK:()=>f,vs:()=>d,w:()=>p,zs:()=>r});
var w=u(3739),m=u(8302),b=u(5807),E=u(8438);function f(e){return e.toLowerCase().replace(/[_\-$@]/g,"")}function S(e){const t=new Map;if(!(0,m.G)(e))return t;for(const[
s,n]of Object.entries(e)){const o=f(s);t.has(o)||t.set(o,n)}return t}function $(e,t){return{path:e,value:t,fields:S(t)}}function i(e,t){for(const s of t)for(const[
n,o]of Object.entries(e.value))if(f(n)===s&&(0,m.G)(o))return $(d(e.path,n),o)}function d(e,t){const s=(0,b.Ow)(t,40);return e===""?s:`${e}.${s}`}function c(e,t,s=E.
sX){const n=[];let o=(0,m.G)(e)?$("",e):void 0;for(;o!==void 0&&n.length<=s;)n.unshift(o),o=i(o,[...t,...E.wy]);return n}function p(e,t){return c(e,t).map(({fields:s})=>s)}
function l(e,...t){for(const s of t){const n=e.get(s);if(typeof n=="string"&&n!=="")return n;if(typeof n=="number")return String(n)}}function h(e,...t){for(const s of t){
const n=e.get(s),o=typeof n=="string"&&/^-?\d{1,15}$/.test(n)?Number(n):n;if(Number.isSafeInteger(o))return Number(o)}}function g(e,...t){for(const s of t){const n=e.
get(s),o=typeof n=="string"&&/^\d+(?:\.\d+)?$/.test(n)?Number(n):n;if(typeof o=="number"&&Number.isFinite(o))return Math.round(o<1e11?o*1e3:o);const T=typeof n==
"string"?Date.parse(n):Number.NaN;if(!Number.isNaN(T))return T}}function _(e,...t){const s=l(e,...t);if(s===void 0)return;const n=/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/].*)?$/i.
test(s)?`https://${s}`:s;return/^https?:\/\//i.test(n)&&URL.canParse(n)?n:void 0}function y(e,t,s,n){return a(`has no ${e}; ${N(t)}`,s,n)}function r(e,t,s,n){return a(
`has more than one ${e}: ${t.join(" and ")}; Slipway does not guess`,s,n)}function a(e,t,s){const n=t.status===void 0?"":` (${t.status})`;return new w.GQ("unexp\
ected_response",`The answer to ${t.method} ${t.path}${n} ${e}`,{remedy:s===void 0?"Check that the address is the service itself. If it is, its answers have a sh\
ape that Slipway does not know.":`Check that base-url is the control plane. If it is, say where the value is in a map (input api-map):
${s}
"slipway doctor --write slipway-api.yml" writes a map to start from.`,call:{...t,outcome:"unknown",unclear:!0}})}function v(e,t,s){return`answers:
  ${e}:
    ${t}: ${s}`}function N(e){if(e===void 0)return"it is empty.";if(Array.isArray(e))return`it is a list of ${e.length}.`;if(!(0,m.G)(e))return`it is ${e===null?
"null":`a ${typeof e}`}.`;const t=D(e,0),s=t.slice(0,30).join(", ");return t.length===0?"it is an empty object.":`it has: ${s}${t.length>30?", \u2026":""}.`}function D(e,t){
return!(0,m.G)(e)||t>E.sX?[]:Object.entries(e).flatMap(([s,n])=>[(0,b.Ow)(s,40),...D(n,t+1).map(o=>`${(0,b.Ow)(s,40)}.${o}`)])}}),8438:((M,O,u)=>{u.d(O,{A9:()=>p,
BV:()=>S,DE:()=>N,E6:()=>h,Hl:()=>v,Ld:()=>g,M0:()=>b,Mg:()=>s,NP:()=>D,S3:()=>d,T8:()=>t,Vt:()=>i,XD:()=>l,XQ:()=>c,cJ:()=>a,dI:()=>r,gW:()=>y,m5:()=>$,qQ:()=>e,
sX:()=>f,tl:()=>_,uH:()=>m,uq:()=>w,wy:()=>E});const w={label:"app",names:["app","application"],kin:["site","service","website","webapp","staticsite"],lists:["a\
pps","applications","sites","services"]},m={label:"deployment",names:["deploy","deployment"],kin:["job","build","release","run","rollout","revision"],lists:["de\
ployments","deploys","jobs","builds","releases","runs","rollouts","revisions","jobsummaries","deploymentsummaries"]},b={label:"environment",names:["environment",
"env"],kin:[],lists:["environments","envs"]},E=["data","result","item","response","payload","body","content","node","embedded"],f=2,S=["attributes","properties",
"metadata"],$=["items","data","results","result","list","records","entries","values","value","nodes","edges"],i=["errors","messages","warnings","notices","inclu\
ded","links"],d=["id","uid","uuid","guid"],c=["status","state","readystate","currentstatus","currentstate","deploymentstatus","deploystatus","deploymentstate","\
deploystate","jobstatus","jobstate"],p=["phase","deploymentphase"],l=["state","status","phase","name","value"],h=["conclusion","result","outcome"],g=["stage","s\
tep","currentstage","currentstep","stagename"],_=["url","publicurl","liveurl","siteurl","appurl","sslurl","productionurl","primaryurl","weburl","deploymenturl",
"deployurl","deploysslurl","previewurl","defaultingress","defaultdomain","defaulthostname","livedomain","hostname","host","domain","fqdn"],y=["urls","domains","\
hostnames","aliases","status","links","endpoints"],r=["branch","gitbranch","branchname","sourcebranch","gitref","ref","githubcommitref","headbranch"],a=["commit",
"commitsha","commitid","commithash","commitref","sha","gitsha","gitcommit","gitcommitsha","revision","sourceversion","githubcommitsha","headsha"],v=["source","g\
it","gitsource","meta","trigger","deploymenttrigger","metadata","commit"],N=["createdat","created","createdon","creationtime","createtime","createdtime","create\
dtimeutc","creationtimestamp","datecreated","insertedat","queuedat","starttime","startedat","timestamp"],D=["supersededby","replacedby"],e=["nextcursor","cursor",
"nextpagetoken","nexttoken","endcursor","continue","next"],t=["pagination","paging","page","pageinfo","meta","metadata","resultinfo","links"],s=["next","nextlin\
k","nexturl","nextpage"]})};export{j as id,L as ids,I as modules};

const L=113,j=[113],I={8113:((M,O,u)=>{u.r(O),u.d(O,{explainFields:()=>b});var w=u(8302),c=u(86);const y={name:"app",type:"app-type",repository:"repository",branch:"\
branch",commit:"repository",env:"env",buildCommand:"build-command",outputDirectory:"output-directory",region:"region"};function b({fields:i},{name:m,ours:l,sent:d}){
if(i.length===0)return;const p=i.map(r=>({...r,own:$(r.field,l,d)})),f=p.map(({field:r,own:a,message:S})=>{const v=a===void 0?"which is not sent":`from the inpu\
t ${y[a]??"app-settings"}`;return`; ${a!==void 0&&a!==r?`${r} (our ${a})`:r}, ${v}: "${S}"`}),h=new Set(p.flatMap(({own:r})=>r??[])),g=Object.keys(l).map(r=>`"${h.
has(r)?`NAME-FOR-${r}`:r}": ${E(r)}`),_=p.flatMap(({field:r,own:a})=>a===void 0?[`"${r}": VALUE`]:[]);return{words:f.join(""),remedy:`Correct the input that the\
 answer names. If the service has other names for these fields, write them in a map (input api-map):
requests:
  ${m}: |
    {${[...g,..._].join(", ")}}`}}function E(i){return/^[A-Za-z]\w*$/.test(i)?i:`\`${i}\``}function $(i,m,l){const d=i.split("."),p=d.at(-1)??"",f=Object.keys(m),
h=f.find(r=>[i,p,d[0]??""].some(a=>(0,c.tK)(a)===(0,c.tK)(r)));if(h!==void 0)return h;const g=d.reduce((r,a)=>(0,w.G)(r)?r[a]:void 0,l);if(g===void 0)return;const _=f.
filter(r=>JSON.stringify(m[r])===JSON.stringify(g));return _.length===1?_[0]:void 0}}),86:((M,O,u)=>{u.d(O,{Dy:()=>_,LO:()=>r,MX:()=>d,Pf:()=>$,Qq:()=>f,TU:()=>v,
VF:()=>i,k$:()=>m,kB:()=>g,nd:()=>h,tK:()=>E,vs:()=>l,w:()=>p,zs:()=>a});var w=u(3739),c=u(8302),y=u(5807),b=u(8438);function E(e){return e.toLowerCase().replace(
/[_\-$@]/g,"")}function $(e){const t=new Map;if(!(0,c.G)(e))return t;for(const[s,n]of Object.entries(e)){const o=E(s);t.has(o)||t.set(o,n)}return t}function i(e,t){
return{path:e,value:t,fields:$(t)}}function m(e,t){for(const s of t)for(const[n,o]of Object.entries(e.value))if(E(n)===s&&(0,c.G)(o))return i(l(e.path,n),o)}function l(e,t){
const s=(0,y.Ow)(t,40);return e===""?s:`${e}.${s}`}function d(e,t,s=b.sX){const n=[];let o=(0,c.G)(e)?i("",e):void 0;for(;o!==void 0&&n.length<=s;)n.unshift(o),
o=m(o,[...t,...b.wy]);return n}function p(e,t){return d(e,t).map(({fields:s})=>s)}function f(e,...t){for(const s of t){const n=e.get(s);if(typeof n=="string"&&n!==
"")return n;if(typeof n=="number")return String(n)}}function h(e,...t){for(const s of t){const n=e.get(s),o=typeof n=="string"&&/^-?\d{1,15}$/.test(n)?Number(n):
n;if(Number.isSafeInteger(o))return Number(o)}}function g(e,...t){for(const s of t){const n=e.get(s),o=typeof n=="string"&&/^\d+(?:\.\d+)?$/.test(n)?Number(n):n;
if(typeof o=="number"&&Number.isFinite(o))return Math.round(o<1e11?o*1e3:o);const T=typeof n=="string"?Date.parse(n):Number.NaN;if(!Number.isNaN(T))return T}}function _(e,...t){
const s=f(e,...t);if(s===void 0)return;const n=/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/].*)?$/i.test(s)?`https://${s}`:s;return/^https?:\/\//i.test(n)&&URL.canParse(
n)?n:void 0}function r(e,t,s,n){return S(`has no ${e}; ${N(t)}`,s,n)}function a(e,t,s,n){return S(`has more than one ${e}: ${t.join(" and ")}; Slipway does not \
guess`,s,n)}function S(e,t,s){const n=t.status===void 0?"":` (${t.status})`;return new w.GQ("unexpected_response",`The answer to ${t.method} ${t.path}${n} ${e}`,
{remedy:s===void 0?"Check that the address is the service itself. If it is, its answers have a shape that Slipway does not know.":`Check that base-url is the co\
ntrol plane. If it is, say where the value is in a map (input api-map):
${s}
"slipway doctor --write slipway-api.yml" writes a map to start from.`,call:{...t,outcome:"unknown",unclear:!0}})}function v(e,t,s){return`answers:
  ${e}:
    ${t}: ${s}`}function N(e){if(e===void 0)return"it is empty.";if(Array.isArray(e))return`it is a list of ${e.length}.`;if(!(0,c.G)(e))return`it is ${e===null?
"null":`a ${typeof e}`}.`;const t=D(e,0),s=t.slice(0,30).join(", ");return t.length===0?"it is an empty object.":`it has: ${s}${t.length>30?", \u2026":""}.`}function D(e,t){
return!(0,c.G)(e)||t>b.sX?[]:Object.entries(e).flatMap(([s,n])=>[(0,y.Ow)(s,40),...D(n,t+1).map(o=>`${(0,y.Ow)(s,40)}.${o}`)])}}),8438:((M,O,u)=>{u.d(O,{A9:()=>p,
BV:()=>$,DE:()=>N,E6:()=>h,Hl:()=>v,Ld:()=>g,M0:()=>y,Mg:()=>s,NP:()=>D,S3:()=>l,T8:()=>t,Vt:()=>m,XD:()=>f,XQ:()=>d,cJ:()=>S,dI:()=>a,gW:()=>r,m5:()=>i,qQ:()=>e,
sX:()=>E,tl:()=>_,uH:()=>c,uq:()=>w,wy:()=>b});const w={label:"app",names:["app","application"],kin:["site","service","website","webapp","staticsite"],lists:["a\
pps","applications","sites","services"]},c={label:"deployment",names:["deploy","deployment"],kin:["job","build","release","run","rollout","revision"],lists:["de\
ployments","deploys","jobs","builds","releases","runs","rollouts","revisions","jobsummaries","deploymentsummaries"]},y={label:"environment",names:["environment",
"env"],kin:[],lists:["environments","envs"]},b=["data","result","item","response","payload","body","content","node","embedded"],E=2,$=["attributes","properties",
"metadata"],i=["items","data","results","result","list","records","entries","values","value","nodes","edges"],m=["errors","messages","warnings","notices","inclu\
ded","links"],l=["id","uid","uuid","guid"],d=["status","state","readystate","currentstatus","currentstate","deploymentstatus","deploystatus","deploymentstate","\
deploystate","jobstatus","jobstate"],p=["phase","deploymentphase"],f=["state","status","phase","name","value"],h=["conclusion","result","outcome"],g=["stage","s\
tep","currentstage","currentstep","stagename"],_=["url","publicurl","liveurl","siteurl","appurl","sslurl","productionurl","primaryurl","weburl","deploymenturl",
"deployurl","deploysslurl","previewurl","defaultingress","defaultdomain","defaulthostname","livedomain","hostname","host","domain","fqdn"],r=["urls","domains","\
hostnames","aliases","status","links","endpoints"],a=["branch","gitbranch","branchname","sourcebranch","gitref","ref","githubcommitref","headbranch"],S=["commit",
"commitsha","commitid","commithash","commitref","sha","gitsha","gitcommit","gitcommitsha","revision","sourceversion","githubcommitsha","headsha"],v=["source","g\
it","gitsource","meta","trigger","deploymenttrigger","metadata","commit"],N=["createdat","created","createdon","creationtime","createtime","createdtime","create\
dtimeutc","creationtimestamp","datecreated","insertedat","queuedat","starttime","startedat","timestamp"],D=["supersededby","replacedby"],e=["nextcursor","cursor",
"nextpagetoken","nexttoken","endcursor","continue","next"],t=["pagination","paging","page","pageinfo","meta","metadata","resultinfo","links"],s=["next","nextlin\
k","nexturl","nextpage"]})};export{L as id,j as ids,I as modules};

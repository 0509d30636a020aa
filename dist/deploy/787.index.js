const T=787,I=[787],L={1787:((D,v,m)=>{m.d(v,{c:()=>P,readErrorBody:()=>y});var M=m(3739),g=m(8302),p=m(5807),u=m(86);const h=["message","errordescription","det\
ail","details","title","description","msg","reason"],S=10,E=["fieldviolations","violations","details","errors","causes"];function y(a){const i=(0,u.Pf)(a),c=i.get(
"errors")??i.get("messages"),f=Array.isArray(c)&&(0,g.G)(c[0])?{error:c[0]}:void 0,d=[...(0,u.w)(f,["error"]),...(0,u.w)(a,["error"])],l=(...n)=>{const s=d.map(
o=>(0,u.Qq)(o,...n)).find(o=>o!==void 0);return s===void 0?void 0:(0,p.Ow)(s,300).trim()},r=(0,g.G)(a)?(0,u.Qq)(i,"error"):void 0,_=r!==void 0&&O(r)?r:void 0,e=d.
map(n=>(0,u.Qq)(n,"id")).find(n=>n!==void 0&&O(n)),t=$(a);return{code:_??l("code","errorcode")??(l("message")===void 0?void 0:e),message:l(...h)??(r===void 0?void 0:
(0,p.Ow)(r,300).trim())??t[0]?.message,requestID:l("requestid","traceid","correlationid"),fields:t}}const O=a=>/^[\w.-]{1,64}$/.test(a);function $(a){const i=(0,u.
Pf)(a),c=(0,u.Pf)(i.get("error")),f=[i,c].flatMap(r=>["errors","fields","details","detail","violations","fieldviolations","invalidparams","messages"].map(_=>r.get(
_))),d=[c,i].flatMap(r=>b(r)),l=[...f.flatMap(r=>w(r)),...d];return[...new Map(l.map(r=>[`${r.field} ${r.message}`,r])).values()].slice(0,S)}function w(a,i=0){if(i>
2)return[];if(Array.isArray(a))return a.slice(0,50).flatMap(f=>{const d=(0,u.Pf)(f),l=E.flatMap(r=>w(d.get(r),i+1));return[...b(d),...l]});if(!(0,g.G)(a))return[];
const c=E.flatMap(f=>w((0,u.Pf)(a).get(f),i+1));return c.length>0?c:Object.entries(a).flatMap(([f,d])=>(Array.isArray(d)?d:[d]).filter(r=>typeof r=="string").map(
r=>({field:(0,p.Ow)(f,100),message:(0,p.Ow)(r,200)})))}function b(a){const i=(0,u.Pf)(a.get("source")),c=a.get("loc")??a.get("path"),f=Array.isArray(c)?c.filter(
t=>t!=="body").join("."):void 0,d=(0,u.Qq)(a,"field","param","parameter","target","property","pointer","attribute","fieldname"),l=(0,u.Qq)(i,"pointer","paramete\
r"),r=f||d||l,_=(0,u.Qq)(a,...h,"error","code");if(r===void 0||_===void 0)return[];const e=r.replace(/^[#/]+|^\$\.|^body[./]/g,"").replace(/^data\/attributes\//,
"").replaceAll("/",".");return[{field:(0,p.Ow)(e,100),message:(0,p.Ow)(_,200)}]}function P(a,i){const c=(0,u.Pf)(a);if(c.get("success")!==!1&&c.get("ok")!==!1)return;
const{code:f,message:d}=y(a),l=[f,d&&`"${(0,p.Ow)(d,300)}"`].filter(Boolean).join(" "),r=i.status===void 0?"":` ${i.status}`;throw new M.GQ("refused",`The servi\
ce answered ${i.method} ${i.path} with${r}, but says that it failed${l&&`: ${l}`}`,{remedy:"Mend what the answer names, then run again.",call:{...i,outcome:"unk\
nown"}})}}),86:((D,v,m)=>{m.d(v,{Dy:()=>i,LO:()=>c,MX:()=>$,Pf:()=>S,Qq:()=>b,TU:()=>l,VF:()=>E,k$:()=>y,kB:()=>a,nd:()=>P,tK:()=>h,vs:()=>O,w:()=>w,zs:()=>f});
var M=m(3739),g=m(8302),p=m(5807),u=m(8438);function h(e){return e.toLowerCase().replace(/[_\-$@]/g,"")}function S(e){const t=new Map;if(!(0,g.G)(e))return t;for(const[
n,s]of Object.entries(e)){const o=h(n);t.has(o)||t.set(o,s)}return t}function E(e,t){return{path:e,value:t,fields:S(t)}}function y(e,t){for(const n of t)for(const[
s,o]of Object.entries(e.value))if(h(s)===n&&(0,g.G)(o))return E(O(e.path,s),o)}function O(e,t){const n=(0,p.Ow)(t,40);return e===""?n:`${e}.${n}`}function $(e,t,n=u.
sX){const s=[];let o=(0,g.G)(e)?E("",e):void 0;for(;o!==void 0&&s.length<=n;)s.unshift(o),o=y(o,[...t,...u.wy]);return s}function w(e,t){return $(e,t).map(({fields:n})=>n)}
function b(e,...t){for(const n of t){const s=e.get(n);if(typeof s=="string"&&s!=="")return s;if(typeof s=="number")return String(s)}}function P(e,...t){for(const n of t){
const s=e.get(n),o=typeof s=="string"&&/^-?\d{1,15}$/.test(s)?Number(s):s;if(Number.isSafeInteger(o))return Number(o)}}function a(e,...t){for(const n of t){const s=e.
get(n),o=typeof s=="string"&&/^\d+(?:\.\d+)?$/.test(s)?Number(s):s;if(typeof o=="number"&&Number.isFinite(o))return Math.round(o<1e11?o*1e3:o);const A=typeof s==
"string"?Date.parse(s):Number.NaN;if(!Number.isNaN(A))return A}}function i(e,...t){const n=b(e,...t);if(n===void 0)return;const s=/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/].*)?$/i.
test(n)?`https://${n}`:n;return/^https?:\/\//i.test(s)&&URL.canParse(s)?s:void 0}function c(e,t,n,s){return d(`has no ${e}; ${r(t)}`,n,s)}function f(e,t,n,s){return d(
`has more than one ${e}: ${t.join(" and ")}; Slipway does not guess`,n,s)}function d(e,t,n){const s=t.status===void 0?"":` (${t.status})`;return new M.GQ("unexp\
ected_response",`The answer to ${t.method} ${t.path}${s} ${e}`,{remedy:n===void 0?"Check that the address is the service itself. If it is, its answers have a sh\
ape that Slipway does not know.":`Check that base-url is the control plane. If it is, say where the value is in a map (input api-map):
${n}
"slipway doctor --write slipway-api.yml" writes a map to start from.`,call:{...t,outcome:"unknown",unclear:!0}})}function l(e,t,n){return`answers:
  ${e}:
    ${t}: ${n}`}function r(e){if(e===void 0)return"it is empty.";if(Array.isArray(e))return`it is a list of ${e.length}.`;if(!(0,g.G)(e))return`it is ${e===null?
"null":`a ${typeof e}`}.`;const t=_(e,0),n=t.slice(0,30).join(", ");return t.length===0?"it is an empty object.":`it has: ${n}${t.length>30?", \u2026":""}.`}function _(e,t){
return!(0,g.G)(e)||t>u.sX?[]:Object.entries(e).flatMap(([n,s])=>[(0,p.Ow)(n,40),..._(s,t+1).map(o=>`${(0,p.Ow)(n,40)}.${o}`)])}}),8438:((D,v,m)=>{m.d(v,{A9:()=>w,
BV:()=>S,DE:()=>r,E6:()=>P,Hl:()=>l,Ld:()=>a,M0:()=>p,Mg:()=>n,NP:()=>_,S3:()=>O,T8:()=>t,Vt:()=>y,XD:()=>b,XQ:()=>$,cJ:()=>d,dI:()=>f,gW:()=>c,m5:()=>E,qQ:()=>e,
sX:()=>h,tl:()=>i,uH:()=>g,uq:()=>M,wy:()=>u});const M={label:"app",names:["app","application"],kin:["site","service","website","webapp","staticsite"],lists:["a\
pps","applications","sites","services"]},g={label:"deployment",names:["deploy","deployment"],kin:["job","build","release","run","rollout","revision"],lists:["de\
ployments","deploys","jobs","builds","releases","runs","rollouts","revisions","jobsummaries","deploymentsummaries"]},p={label:"environment",names:["environment",
"env"],kin:[],lists:["environments","envs"]},u=["data","result","item","response","payload","body","content","node","embedded"],h=2,S=["attributes","properties",
"metadata"],E=["items","data","results","result","list","records","entries","values","value","nodes","edges"],y=["errors","messages","warnings","notices","inclu\
ded","links"],O=["id","uid","uuid","guid"],$=["status","state","readystate","currentstatus","currentstate","deploymentstatus","deploystatus","deploymentstate","\
deploystate","jobstatus","jobstate"],w=["phase","deploymentphase"],b=["state","status","phase","name","value"],P=["conclusion","result","outcome"],a=["stage","s\
tep","currentstage","currentstep","stagename"],i=["url","publicurl","liveurl","siteurl","appurl","sslurl","productionurl","primaryurl","weburl","deploymenturl",
"deployurl","deploysslurl","previewurl","defaultingress","defaultdomain","defaulthostname","livedomain","hostname","host","domain","fqdn"],c=["urls","domains","\
hostnames","aliases","status","links","endpoints"],f=["branch","gitbranch","branchname","sourcebranch","gitref","ref","githubcommitref","headbranch"],d=["commit",
"commitsha","commitid","commithash","commitref","sha","gitsha","gitcommit","gitcommitsha","revision","sourceversion","githubcommitsha","headsha"],l=["source","g\
it","gitsource","meta","trigger","deploymenttrigger","metadata","commit"],r=["createdat","created","createdon","creationtime","createtime","createdtime","create\
dtimeutc","creationtimestamp","datecreated","insertedat","queuedat","starttime","startedat","timestamp"],_=["supersededby","replacedby"],e=["nextcursor","cursor",
"nextpagetoken","nexttoken","endcursor","continue","next"],t=["pagination","paging","page","pageinfo","meta","metadata","resultinfo","links"],n=["next","nextlin\
k","nexturl","nextpage"]})};export{T as id,I as ids,L as modules};

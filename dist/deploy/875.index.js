const te=875,ne=[875],se={86:((F,A,f)=>{f.d(A,{Dy:()=>P,LO:()=>T,MX:()=>$,Pf:()=>v,Qq:()=>j,TU:()=>C,VF:()=>S,k$:()=>b,kB:()=>x,nd:()=>N,tK:()=>_,vs:()=>M,w:()=>k,
zs:()=>R});var y=f(3739),w=f(8302),E=f(5807),O=f(8438);function _(i){return i.toLowerCase().replace(/[_\-$@]/g,"")}function v(i){const r=new Map;if(!(0,w.Gv)(i))
return r;for(const[u,a]of Object.entries(i)){const p=_(u);r.has(p)||r.set(p,a)}return r}function S(i,r){return{path:i,value:r,fields:v(r)}}function b(i,r){for(const u of r)
for(const[a,p]of Object.entries(i.value))if(_(a)===u&&(0,w.Gv)(p))return S(M(i.path,a),p)}function M(i,r){const u=(0,E.Ow)(r,40);return i===""?u:`${i}.${u}`}function $(i,r,u=O.
sX){const a=[];let p=(0,w.Gv)(i)?S("",i):void 0;for(;p!==void 0&&a.length<=u;)a.unshift(p),p=b(p,[...r,...O.wy]);return a}function k(i,r){return $(i,r).map(({fields:u})=>u)}
function j(i,...r){for(const u of r){const a=i.get(u);if(typeof a=="string"&&a!=="")return a;if(typeof a=="number")return String(a)}}function N(i,...r){for(const u of r){
const a=i.get(u),p=typeof a=="string"&&/^-?\d{1,15}$/.test(a)?Number(a):a;if(Number.isSafeInteger(p))return Number(p)}}function x(i,...r){for(const u of r){const a=i.
get(u),p=typeof a=="string"&&/^\d+(?:\.\d+)?$/.test(a)?Number(a):a;if(typeof p=="number"&&Number.isFinite(p))return Math.round(p<1e11?p*1e3:p);const B=typeof a==
"string"?Date.parse(a):Number.NaN;if(!Number.isNaN(B))return B}}function P(i,...r){const u=j(i,...r);if(u===void 0)return;const a=/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/].*)?$/i.
test(u)?`https://${u}`:u;return/^https?:\/\//i.test(a)&&URL.canParse(a)?a:void 0}function T(i,r,u,a){return D(`has no ${i}; ${U(r)}`,u,a)}function R(i,r,u,a){return D(
`has more than one ${i}: ${r.join(" and ")}; Slipway does not guess`,u,a)}function D(i,r,u){const a=r.status===void 0?"":` (${r.status})`;return new y.GQ("unexp\
ected_response",`The answer to ${r.method} ${r.path}${a} ${i}`,{remedy:u===void 0?"Check that the address is the service itself. If it is, its answers have a sh\
ape that Slipway does not know.":`Check that base-url is the control plane. If it is, say where the value is in a map (input api-map):
${u}
"slipway doctor --write slipway-api.yml" writes a map to start from.`,call:{...r,outcome:"unknown",unclear:!0}})}function C(i,r,u){return`answers:
  ${i}:
    ${r}: ${u}`}function U(i){if(i===void 0)return"it is empty.";if(Array.isArray(i))return`it is a list of ${i.length}.`;if(!(0,w.Gv)(i))return`it is ${i===null?
"null":`a ${typeof i}`}.`;const r=L(i,0),u=r.slice(0,30).join(", ");return r.length===0?"it is an empty object.":`it has: ${u}${r.length>30?", \u2026":""}.`}function L(i,r){
return!(0,w.Gv)(i)||r>O.sX?[]:Object.entries(i).flatMap(([u,a])=>[(0,E.Ow)(u,40),...L(a,r+1).map(p=>`${(0,E.Ow)(u,40)}.${p}`)])}}),8438:((F,A,f)=>{f.d(A,{A9:()=>k,
BV:()=>v,DE:()=>U,E6:()=>N,Hl:()=>C,Ld:()=>x,M0:()=>E,Mg:()=>u,NP:()=>L,S3:()=>M,T8:()=>r,Vt:()=>b,XD:()=>j,XQ:()=>$,cJ:()=>D,dI:()=>R,gW:()=>T,m5:()=>S,qQ:()=>i,
sX:()=>_,tl:()=>P,uH:()=>w,uq:()=>y,wy:()=>O});const y={label:"app",names:["app","application"],kin:["site","service","website","webapp","staticsite"],lists:["a\
pps","applications","sites","services"]},w={label:"deployment",names:["deploy","deployment"],kin:["job","build","release","run","rollout","revision"],lists:["de\
ployments","deploys","jobs","builds","releases","runs","rollouts","revisions","jobsummaries","deploymentsummaries"]},E={label:"environment",names:["environment",
"env"],kin:[],lists:["environments","envs"]},O=["data","result","item","response","payload","body","content","node","embedded"],_=2,v=["attributes","properties",
"metadata"],S=["items","data","results","result","list","records","entries","values","value","nodes","edges"],b=["errors","messages","warnings","notices","inclu\
ded","links"],M=["id","uid","uuid","guid"],$=["status","state","readystate","currentstatus","currentstate","deploymentstatus","deploystatus","deploymentstate","\
deploystate","jobstatus","jobstate"],k=["phase","deploymentphase"],j=["state","status","phase","name","value"],N=["conclusion","result","outcome"],x=["stage","s\
tep","currentstage","currentstep","stagename"],P=["url","publicurl","liveurl","siteurl","appurl","sslurl","productionurl","primaryurl","weburl","deploymenturl",
"deployurl","deploysslurl","previewurl","defaultingress","defaultdomain","defaulthostname","livedomain","hostname","host","domain","fqdn"],T=["urls","domains","\
hostnames","aliases","status","links","endpoints"],R=["branch","gitbranch","branchname","sourcebranch","gitref","ref","githubcommitref","headbranch"],D=["commit",
"commitsha","commitid","commithash","commitref","sha","gitsha","gitcommit","gitcommitsha","revision","sourceversion","githubcommitsha","headsha"],C=["source","g\
it","gitsource","meta","trigger","deploymenttrigger","metadata","commit"],U=["createdat","created","createdon","creationtime","createtime","createdtime","create\
dtimeutc","creationtimestamp","datecreated","insertedat","queuedat","starttime","startedat","timestamp"],L=["supersededby","replacedby"],i=["nextcursor","cursor",
"nextpagetoken","nexttoken","endcursor","continue","next"],r=["pagination","paging","page","pageinfo","meta","metadata","resultinfo","links"],u=["next","nextlin\
k","nexturl","nextpage"]}),1547:((F,A,f)=>{f.d(A,{P:()=>_,Y:()=>E});const y=[["success",["succeeded","success","successful","ready","live","active","complete","\
completed","deployed","deploysucceeded","deploymentsucceeded","activated","done","ok","published","finished","passed","succeed","healthy"]],["failure",["failed",
"failure","error","errored","crashed","timedout","timeout","rejected","broken","buildfailed","deployfailed","deploymentfailed","builderror","deployerror","deplo\
ymenterror","syncfailed","uploadfailed","activationfailed","internalerror","rolledback","updatefailed","predeployfailed","releasefailed","rollbacksucceeded","ro\
llbackcomplete","degraded","fatal"]],["cancelled",["cancelled","canceled","aborted","superseded","skipped","stopped","replaced","expired","deactivated","cancell\
edbyuser","canceledbyuser","removed","deleted","abandoned"]],["pending",["queued","pending","created","waiting","scheduled","accepted","starting","initializing",
"started","running","inprogress","processing","building","cloning","installing","syncing","uploading","deploying","activating","publishing","invalidating","prov\
isioning","cancelling","canceling","new","enqueued","idle","prepared","preparing","uploaded","processed","retrying","working","progressing","pendingbuild","pend\
ingdeploy","pendingreview","pendingpublish","waitingfordeployment","needsapproval","buildinprogress","updateinprogress","predeployinprogress","waitingforresourc\
e","removing","verifying","requested","planned","finalizing","releasing","testing","reconciling","unknown"]]],w=new Map(y.flatMap(([v,S])=>S.map(b=>[b,v])));function E(v){
return v.toLowerCase().replace(/[\s_-]/g,"")}const O=[["failure",/(?:failed|error)$/],["pending",/(?:inprogress|pending|queued)$/]];function _(v,S=new Map){const b=E(
v);return S.get(b)??w.get(b)??O.find(([,M])=>M.test(b))?.[0]}}),3875:((F,A,f)=>{f.d(A,{readApiMap:()=>X});var y=f(8815),w=f(3739),E=f(8302),O=f(5807),_=f(86),v=f(
9132);const S={timeout:2e3,stack:200,sequence:1e5},b=1e4,M=1e3;class $ extends Error{name="ExpressionError";offset;code;constructor(e,t,n){super(e),this.code=t,
this.offset=n}}function k(s){if(s.length>b)throw new $(`longer than ${b} characters`,"S0101",0);try{const e=v(s,S);return N(e.ast(),0),e.registerFunction("eval",
()=>j("$eval is not taken")),e.registerFunction("pad",(t,n)=>typeof t!="string"?t:(Math.abs(n)<=M||j(`$pad takes widths up to ${M}`),n<0?t.padStart(-n):t.padEnd(
n))),{text:s,async evaluate(t,n={}){try{return x(await e.evaluate(t,n))}catch(d){throw T(d)}}}}catch(e){throw T(e)}}function j(s){throw new $(s,"refused",void 0)}
function N(s,e){if(!(typeof s!="object"||s===null||e>500)){if(Object(s).type==="regex"){const t="use $contains, $split, $substringBefore and $substringAfter";throw new $(
`Patterns are not taken: ${t}`,"refused",Object(s).position)}for(const t of Object.values(s))N(t,e+1)}}function x(s){const e=JSON.stringify(s,(t,n)=>P(n)?void 0:
n);return e===void 0?void 0:JSON.parse(e)}function P(s){const{_jsonata_function:e,_jsonata_lambda:t}=Object(s??{});return e===!0||t===!0}function T(s){if(s instanceof
$)return s;const{message:e,code:t,position:n}=Object(s);return new $(typeof e=="string"?e:"cannot be evaluated",typeof t=="string"?t:"unknown",typeof n=="number"?
n:void 0)}const R=1e3,D=5e3;function C({answers:s,requests:e,errors:t,statuses:n},d=()=>performance.now()){const o=()=>{const c=d()+D;return()=>d()>c};return{statuses:n,
async request(c,l,m){const g=e.get(c);if(g===void 0)return;const h=await u(g,l,m);if((0,E.Gv)(h))return h;throw a(g,`makes ${h===void 0?"nothing":"no object"} o\
f what is to be sent`)},async answer(c,l){const m=s[c];return m===void 0||m.size===0?void 0:U(m,l,c.startsWith("list"),o())},async error(c,l){const m=await r(t,
c,o()),g=(h,W)=>{const q=m.has(h)?(0,_.Qq)(m,h):l[h];return q===void 0?void 0:(0,O.Ow)(q,W).trim()};return{...l,code:g("code",100),message:g("message",300),requestID:g(
"requestID",128)}}}}async function U(s,e,t,n){if(!t)return{values:await r(s,e,n)};const[d,o]=[s.get("list"),s.get("cursor")],c=await r(new Map(o?[["cursor",o]]:
[]),e,n),l=new Map([...s].filter(([h])=>h!=="list"&&h!=="cursor")),m=d?L(await u(d,e,{}),d):i(e);if(m===void 0)return{values:c};const g=[];for(const h of m.slice(
0,R))g.push({entry:h,values:await r(l,h,n)});return{values:c,entries:g}}function L(s,e){if(Array.isArray(s))return s;if(s==null)return[];if((0,E.Gv)(s))return[s];
throw a(e,"leads to no list")}function i(s){if(Array.isArray(s))return s;const e=[...(0,_.Pf)(s).values()].filter(Array.isArray);return e.length===1?e[0]:void 0}
async function r(s,e,t){const n=new Map;for(const[d,o]of s){if(t())throw a(o,`is too slow: the answer takes more than ${D/1e3} s to read`);n.set(d,await u(o,e,{}))}
return n}async function u(s,e,t){try{return await s.expression.evaluate(e,t)}catch(n){throw n instanceof $?a(s,`cannot be evaluated: ${(0,O.Ow)(n.message,300)}`,
n):n}}function a({name:s,at:e,expression:t},n,d){return new w.GQ("invalid_input",`api-map: ${s} ${n}`,{...e,cause:d,remedy:`Mend the expression: ${(0,O.Ow)(t.text,
200)}`})}const p={createApp:["id","name","type","subdomain","state","url"],updateApp:["id","name","type","subdomain","state","url"],replaceEnv:[],listEnvironments:[
"list","id","name","state","url"],deploy:["id","status","stage","branch","commit","url","createdAt","supersededBy"],listDeployments:["list","cursor","id","statu\
s","stage","branch","commit","url","createdAt","supersededBy"],readFailure:["stage","code","message","exitCode","signal","log","diagnostics"]},B={createApp:["na\
me","type","repository","branch","buildCommand","outputDirectory","region"],updateApp:["repository","branch","buildCommand","outputDirectory","region"],replaceEnv:[
"env"],deploy:["branch","commit"],listDeployments:["limit","cursor"]},Q=["code","message","requestID"],H=["success","failure","cancelled","pending"],Y=["answers",
"requests","statuses","errors"];var K=f(1547),V=f(2562),I=f(7924);const G=2e5;async function X(s,e){const n=/\n|^\s*\{/.test(s.trim())?void 0:s.trim();return z(
n===void 0?s:(0,I.yR)(n,"api-map",e),n)}async function z(s,e){const t=new J(s,e),n=t.read();return t.throwIfAny(),await t.trial(n),t.throwIfAny(),C(n)}class J{#t;#r=new y.
HN;#i;#o=[];constructor(e,t){this.#t=t;const n=e.length>G?"":e;this.#i=(0,y.Tp)(n,{lineCounter:this.#r,uniqueKeys:!0}),e.length>G&&this.#e(1,`longer than ${G} c\
haracters`,"Name the map itself.");for(const{pos:d,message:o}of this.#i.errors)this.#e(this.#r.linePos(d[0]).line,`not valid YAML: ${o.split(`
`)[0]}`,"Correct the line.")}throwIfAny(){const e=(0,V.b)(this.#o);if(e)throw e}read(){const e={},t=this.#i.contents;let n=new Map,d=new Map,o=new Map;for(const[
c,l]of this.#s(t,Y,""))if(c==="answers")for(const[m,g]of this.#s(l,Object.keys(p),"answers")){const h=Object.entries(p).find(([W])=>W===m)?.[1]??[];e[m]=this.#a(
g,h,`answers.${m}`)}else c==="requests"?n=this.#a(l,Object.keys(B),"requests"):c==="errors"?d=this.#a(l,Q,"errors"):o=this.#l(l);return{answers:e,requests:n,errors:d,
statuses:o}}async trial({answers:e,requests:t,errors:n}){const d=[...Object.values(e),n].flatMap(o=>[...o.values()]);for(const o of d)await o.expression.evaluate(
{}).catch(c=>{["T1005","T1006"].includes(c.code)&&this.#u(o,c)});for(const[o,c]of t)await c.expression.evaluate(Z,ee).then(l=>{if(typeof l=="object"&&l!==null&&
!Array.isArray(l))return;const g=(Object.entries(B).find(([h])=>h===o)?.[1]??[]).map(h=>`"${h}": ${h}`).join(", ");this.#e(c.line,`${c.name} does not make an ob\
ject`,`Write it as {${g}}.`)},l=>this.#u(c,l))}#u(e,t){this.#e(e.line,`${e.name} cannot be evaluated: ${(0,I.SP)(t.message)}`,"Functions of JSONata are known, a\
nd $org, $project and $app in requests.")}#a(e,t,n){const d=this.#s(e,t,n).flatMap(([o,c])=>{const l=this.#d(c,`${n}.${o}`);return l?[[o,l]]:[]});return new Map(
d)}#d(e,t){const n=this.#n(e);if(!(0,y.jn)(e)||typeof e.value!="string"||e.value.trim()===""){this.#e(n,`${t} is not an expression`,'Write it as a text; one tha\
t begins with { or " in quotes, or after | on lines of its own.');return}const d=e.type==="BLOCK_LITERAL"||e.type==="BLOCK_FOLDED"?n+1:n;try{return{expression:k(
e.value),name:t,at:this.#c(d),line:d}}catch(o){if(!(o instanceof $))throw o;const c=e.value.slice(0,o.offset??0).split(`
`).length-1,l=`${t} is not a JSONata expression: ${(0,I.SP)(o.message)}`;this.#e(d+c,l,`Correct the expression: ${(0,I.SP)(e.value)}`);return}}#l(e){const t=new Map;
for(const[n,d]of this.#s(e,H,"statuses"))for(const o of(0,y.oP)(d)?d.items:[d]){const c=(0,y.jn)(o)?String(o.value??"").trim():"",l=H.find(g=>g===n),m=t.get((0,K.
Y)(c));c===""||l===void 0?this.#e(this.#n(o??e),`statuses.${n} has no words`,`Write it as ${n}: [WORD].`):m!==void 0&&m!==l?this.#e(this.#n(o),`statuses: "${(0,I.
SP)(c)}" is both ${m} and ${l}`,"Keep one."):t.set((0,K.Y)(c),l)}return t}#s(e,t,n){const d=n===""?"the map":n;if(!(0,y.jh)(e)){const o=t.length===0?"Leave it o\
ut: it has no members.":`It takes ${t.join(", ")}.`;return this.#e(this.#n(e),`${d} is not an object`,o),[]}return e.items.flatMap(o=>{const c=(0,y.jn)(o.key)?String(
o.key.value):"";if(t.includes(c))return[[c,o.value]];const l=t.length===0?"Leave it out.":`It takes ${t.join(", ")}.`;return this.#e(this.#n(o.key),`${d} has no\
 "${(0,I.SP)(c)}"${(0,I.au)(c,t)}`,l),[]})}#n(e){const t=typeof e=="object"&&e!==null?e.range:void 0;return t?this.#r.linePos(t[0]).line:1}#c(e){return{input:"a\
pi-map",place:this.#t===void 0?void 0:{file:this.#t,line:e}}}#e(e,t,n){const d=this.#t===void 0?`api-map: line ${e}`:`api-map: ${this.#t}:${e}`,o=this.#t===void 0?
"invalid_input":"invalid_file";this.#o.push(new w.GQ(o,`${d}: ${t}`,{...this.#c(e),remedy:n}))}}const Z={name:"shop",type:"web-landing",repository:"acme/shop",branch:"\
main",commit:"0".repeat(40),buildCommand:"npm run build",outputDirectory:"dist",region:"eu",env:{NAME:"value"},limit:"20",cursor:"next"},ee={org:"acme",project:"\
web",app:"shop"}})};export{te as id,ne as ids,se as modules};

const me=875,ge=[875],he={86:((se,C,p)=>{p.d(C,{Dy:()=>R,If:()=>B,LO:()=>F,MX:()=>H,PM:()=>P,Pf:()=>x,Qq:()=>z,TU:()=>q,VF:()=>L,b6:()=>G,cP:()=>Y,k$:()=>O,kB:()=>X,
l1:()=>W,lS:()=>D,nd:()=>V,tK:()=>M,w:()=>K,zs:()=>k});var i=p(3739),E=p(8302),A=p(5807),j=p(8438);function M(e){return e.toLowerCase().replace(/[_\-$@]/g,"")}function x(e){
const t=new Map;if(!(0,E.Gv)(e))return t;for(const[r,u]of Object.entries(e)){const b=M(r);t.has(b)||t.set(b,u)}return t}function B(e){return new Map(e.toReversed().
flatMap(t=>[...t]))}function L(e,t){return{path:e,value:t,fields:x(t)}}function D(e,t){return Object.entries(e.value).filter(([r])=>t.includes(M(r))).map(([r,u])=>({
path:U(e.path,(0,A.Ow)(r,40)),member:u}))}function O(e,t){for(const r of t)for(const{path:u,member:b}of D(e,[r]))if((0,E.Gv)(b))return L(u,b)}function P(e){return/^[A-Za-z_]\w*$/.
test(e)?e:`\`${e.replaceAll("`","")}\``}function U(e,t){return e===""?P(t):`${e}.${P(t)}`}function W(e,t,r=""){return Object.entries((0,E.Gv)(e)?e:{}).flatMap(([
u,b])=>{const te=U(r,u);return(0,E.Gv)(b)&&r===""?W(b,t,te):t(M(u),b)?[te]:[]})}function Q(e){return/^[\w.$]+$/.test(e)?e:JSON.stringify(e)}function H(e,t){const r=[];
let u=(0,E.Gv)(e)?L("",e):void 0;for(;u!==void 0&&r.length<=j.sX;)r.unshift(u),u=O(u,[...t,...j.wy]);return r}function K(e,t){return H(e,t).map(({fields:r})=>r)}
function G(e){return typeof e=="number"?String(e):typeof e=="string"&&e!==""?e:void 0}function I(e,t,r){for(const u of t){const b=r(e.get(u));if(b!==void 0)return b}}
function z(e,...t){return I(e,t,G)}function V(e,...t){return I(e,t,Y)}function Y(e){const t=typeof e=="string"&&/^-?\d{1,15}$/.test(e)?Number(e):e;return Number.
isSafeInteger(t)?Number(t):void 0}function X(e,...t){return I(e,t,r=>{const u=typeof r=="string"&&/^\d+(?:\.\d+)?$/.test(r)?Number(r):r;if(typeof u=="number"&&Number.
isFinite(u))return Math.round(u<1e11?u*1e3:u);const b=typeof r=="string"?Date.parse(r):Number.NaN;return Number.isNaN(b)?void 0:b})}function R(e){const t=G(e);if(t===
void 0)return;const r=/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/].*)?$/i.test(t)?`https://${t}`:t;return/^https?:\/\//i.test(r)&&URL.canParse(r)?r:void 0}function F(e,t,r,u){
return T(`has no ${e}; ${ee(t)}`,r,u)}function k(e,t,r,u){return T(`has more than one ${e}: ${t.join(" and ")}; Slipway does not guess`,r,u)}function T(e,t,r){const u=t.
status===void 0?"":` (${t.status})`;return new i.GQ("unexpected_response",`The answer to ${t.method} ${t.path}${u} ${e}`,{remedy:r===void 0?"Check that the addr\
ess is the service itself. If it is, its answers have a shape that Slipway does not know.":`Check that base-url is the control plane. If it is, say where the va\
lue is in a map (input api-map):
${r}
"slipway doctor --write slipway-api.yml" writes a map to start from.`,call:{...t,outcome:"unknown",unclear:!0}})}function q(e,t,r){return`answers:
  ${e}:
    ${t}: ${Q(r)}`}function ee(e){if(e===void 0)return"it is empty.";if(Array.isArray(e))return`it is a list of ${e.length}.`;if(!(0,E.Gv)(e))return`it is ${e===
null?"null":`a ${typeof e}`}.`;const t=J(e,0),r=t.slice(0,30).join(", ");return t.length===0?"it is an empty object.":`it has: ${r}${t.length>30?", \u2026":""}.`}
function J(e,t){return!(0,E.Gv)(e)||t>j.sX?[]:Object.entries(e).flatMap(([r,u])=>[(0,A.Ow)(r,40),...J(u,t+1).map(b=>`${(0,A.Ow)(r,40)}.${b}`)])}}),8438:((se,C,p)=>{
p.d(C,{A9:()=>U,BV:()=>B,Bw:()=>z,DE:()=>R,E6:()=>Q,H7:()=>V,Hl:()=>X,Ld:()=>H,M0:()=>j,Mg:()=>q,NP:()=>F,S3:()=>O,T8:()=>T,Vt:()=>D,XD:()=>W,XQ:()=>P,cJ:()=>Y,
dI:()=>I,gW:()=>G,m5:()=>L,qQ:()=>k,sX:()=>x,tl:()=>K,uH:()=>A,uq:()=>E,wy:()=>M});var i=p(5807);const E={label:"app",names:(0,i.aL)("app application"),kin:(0,i.
aL)("site service website webapp staticsite"),lists:(0,i.aL)("apps applications sites services")},A={label:"deployment",names:(0,i.aL)("deploy deployment"),kin:(0,i.
aL)("job build release run rollout revision"),lists:(0,i.aL)(`
    deployments deploys jobs builds releases runs rollouts revisions jobsummaries deploymentsummaries
  `)},j={label:"environment",names:(0,i.aL)("environment env"),kin:[],lists:(0,i.aL)("environments envs")},M=(0,i.aL)("data result item response payload body co\
ntent node embedded"),x=2,B=(0,i.aL)("attributes properties metadata"),L=(0,i.aL)("items data results result list records entries values value nodes edges"),D=(0,i.
aL)("errors messages warnings notices included links"),O=(0,i.aL)("id uid uuid guid"),P=(0,i.aL)(`
  status state readystate currentstatus currentstate
  deploymentstatus deploystatus deploymentstate deploystate jobstatus jobstate
`),U=(0,i.aL)("phase deploymentphase"),W=(0,i.aL)("state status phase name value"),Q=(0,i.aL)("conclusion result outcome"),H=(0,i.aL)("stage step currentstage c\
urrentstep stagename"),K=(0,i.aL)(`
  url publicurl liveurl siteurl appurl sslurl productionurl primaryurl weburl
  deploymenturl deployurl deploysslurl previewurl
  defaultingress defaultdomain defaulthostname livedomain hostname host domain fqdn
`),G=(0,i.aL)("urls domains hostnames aliases status links endpoints"),I=(0,i.aL)("branch gitbranch branchname sourcebranch gitref ref githubcommitref headbranc\
h"),z=(0,i.aL)("repository repo repositoryurl repourl gitrepository gitrepo giturl"),V=(0,i.aL)("branch productionbranch gitbranch repobranch"),Y=(0,i.aL)(`
  commit commitsha commitid commithash commitref sha gitsha gitcommit gitcommitsha
  revision sourceversion githubcommitsha headsha
`),X=(0,i.aL)("source git gitsource meta trigger deploymenttrigger metadata commit"),R=(0,i.aL)(`
  createdat created createdon creationtime createtime createdtime createdtimeutc
  creationtimestamp datecreated insertedat queuedat starttime startedat timestamp
`),F=(0,i.aL)("supersededby replacedby"),k=(0,i.aL)("nextcursor cursor nextpagetoken nexttoken endcursor continue next"),T=(0,i.aL)("pagination paging page page\
info meta metadata resultinfo links"),q=(0,i.aL)("next nextlink nexturl nextpage")}),1547:((se,C,p)=>{p.d(C,{PY:()=>B,Y4:()=>M,as:()=>E});var i=p(5807);const E=[
"success","failure","cancelled","pending"],A={success:(0,i.aL)(`
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
  `)},j=new Map(E.flatMap(L=>A[L].map(D=>[D,L])));function M(L){return L.toLowerCase().replace(/[\s_-]/g,"")}const x=[["failure",/(?:failed|error)$/],["pending",
/(?:inprogress|pending|queued)$/]];function B(L,D=new Map){const O=M(L);return D.get(O)??j.get(O)??x.find(([,P])=>P.test(O))?.[0]}}),3875:((se,C,p)=>{p.d(C,{readApiMap:()=>te});
var i=p(8815),E=p(3739),A=p(8302),j=p(5807),M=p(86),x=p(9132);const B={timeout:2e3,stack:200,sequence:1e5},L=1e4,D=1e3;class O extends Error{name="ExpressionErr\
or";offset;code;constructor(s,o,a){super(s),this.code=o,this.offset=a}}function P(n){if(n.length>L)throw new O(`longer than ${L} characters`,"S0101",0);try{const s=x(
n,B);return W(s.ast(),0),s.registerFunction("eval",()=>U("$eval is not taken")),s.registerFunction("pad",(o,a)=>typeof o!="string"?o:(Math.abs(a)<=D||U(`$pad ta\
kes widths up to ${D}`),a<0?o.padStart(-a):o.padEnd(a))),{text:n,async evaluate(o,a={}){try{return Q(await s.evaluate(o,a))}catch(g){throw K(g)}}}}catch(s){throw K(
s)}}function U(n){throw new O(n,"refused",void 0)}function W(n,s){if(!(typeof n!="object"||n===null||s>500)){if(Object(n).type==="regex"){const o="use $contains\
, $split, $substringBefore and $substringAfter";throw new O(`Patterns are not taken: ${o}`,"refused",Object(n).position)}for(const o of Object.values(n))W(o,s+1)}}
function Q(n){const s=JSON.stringify(n,(o,a)=>H(a)?void 0:a);return s===void 0?void 0:JSON.parse(s)}function H(n){const{_jsonata_function:s,_jsonata_lambda:o}=Object(
n??{});return s===!0||o===!0}function K(n){if(n instanceof O)return n;const{message:s,code:o,position:a}=Object(n);return new O(typeof s=="string"?s:"cannot be \
evaluated",typeof o=="string"?o:"unknown",typeof a=="number"?a:void 0)}const G=1e3,I=5e3;function z({answers:n,requests:s,errors:o,statuses:a},g=()=>performance.
now()){const h=()=>{const c=g()+I;return()=>g()>c};return{statuses:a,async request(c,y,$){const w=s.get(c);if(w===void 0)return;const f=await F(w,y,$);if((0,A.Gv)(
f))return f;throw k(w,`makes ${f===void 0?"nothing":"no object"} of what is to be sent`)},async answer(c,y){const $=n[c];return $===void 0||$.size===0?void 0:V(
$,y,c.startsWith("list"),h())},async error(c,y){const $=await R(o,c,h()),w=(f,ne)=>{const Z=$.has(f)?(0,M.Qq)($,f):y[f];return Z===void 0?void 0:(0,j.Ow)(Z,ne).
trim()};return{...y,code:w("code",100),message:w("message",300),requestID:w("requestID",128)}}}}async function V(n,s,o,a){if(!o)return{values:await R(n,s,a)};const[
g,h]=[n.get("list"),n.get("cursor")],c=await R(new Map(h?[["cursor",h]]:[]),s,a),y=new Map([...n].filter(([f])=>f!=="list"&&f!=="cursor")),$=g?Y(await F(g,s,{}),
g):X(s);if($===void 0)return{values:c};const w=[];for(const f of $.slice(0,G))w.push({entry:f,values:await R(y,f,a)});return{values:c,entries:w}}function Y(n,s){
if(Array.isArray(n))return n;if(n==null)return[];if((0,A.Gv)(n))return[n];throw k(s,"leads to no list")}function X(n){if(Array.isArray(n))return n;const s=[...(0,M.
Pf)(n).values()].filter(Array.isArray);return s.length===1?s[0]:void 0}async function R(n,s,o){const a=new Map;for(const[g,h]of n){if(o())throw k(h,`is too slow\
: the answer takes more than ${I/1e3} s to read`);a.set(g,await F(h,s,{}))}return a}async function F(n,s,o){try{return await n.expression.evaluate(s,o)}catch(a){
throw a instanceof O?k(n,`cannot be evaluated: ${(0,j.Ow)(a.message,300)}`,a):a}}function k({name:n,at:s,expression:o},a,g){return new E.GQ("invalid_input",`api\
-map: ${n} ${a}`,{...s,cause:g,remedy:`Mend the expression: ${(0,j.Ow)(o.text,200)}`})}var T=p(1317),q=p(9882);const ee={createApp:["id","name","type","subdomai\
n","state","url"],updateApp:["id","name","type","subdomain","state","url"],replaceEnv:[],listEnvironments:["list","id","name","state","url"],deploy:["id","statu\
s","stage","branch","commit","url","createdAt","supersededBy"],listDeployments:["list","cursor","id","status","stage","branch","commit","url","createdAt","super\
sededBy"],readFailure:["stage","code","message","exitCode","signal","log","diagnostics"]},J={createApp:["name","type","repository","branch","buildCommand","outp\
utDirectory","region","noindex"],updateApp:["repository","branch","buildCommand","outputDirectory","region","noindex"],replaceEnv:["env"],deploy:["branch","comm\
it"],listDeployments:["limit","cursor"]},e=["code","message","requestID"],t=["answers","requests","statuses","errors"];var r=p(1547),u=p(1490);const b=2e5;async function te(n,s){
const a=/\n|^\{|:(?:\s|$)/.test(n.trim())?void 0:n.trim();return ce(a===void 0?n:(0,u.y)(a,"api-map",s),a)}async function ce(n,s){const o=[],a=(c,y,$)=>{const w=s===
void 0?`api-map: line ${c}`:`api-map: ${s}:${c}`,f=s===void 0?"invalid_input":"invalid_file";o.push(new E.GQ(f,`${w}: ${y}`,{...ie(s,c),remedy:$}))},g=()=>{const c=(0,T.
bs)(o);if(c)throw c},h=ue(n,s,a);return g(),await de(h,a),g(),z(h)}function ie(n,s){return{input:"api-map",place:n===void 0?void 0:{file:n,line:s}}}function ue(n,s,o){
const a=new i.HN,g=n.length>b,h=(0,i.Tp)(g?"":n,{lineCounter:a,uniqueKeys:!0});g&&o(1,`longer than ${b} characters`,"Name the map itself.");for(const{pos:d,message:l}of h.
errors)o(a.linePos(d[0]).line,`not valid YAML: ${l.split(`
`)[0]}`,"Correct the line.");const c=d=>{const l=typeof d=="object"&&d!==null?d.range:void 0;return l?a.linePos(l[0]).line:1},y=(d,l,v)=>{const _=v===""?"the ma\
p":v;if(!(0,i.jh)(d)){const m=l.length===0?"Leave it out: it has no members.":`It takes ${l.join(", ")}.`;return o(c(d),`${_} is not an object`,m),[]}return d.items.
flatMap(m=>{const S=(0,i.jn)(m.key)?String(m.key.value):"";if(l.includes(S))return[[S,m.value]];const N=l.length===0?"Leave it out.":`It takes ${l.join(", ")}.`;
return o(c(m.key),`${_} has no "${(0,T.SP)(S)}"${(0,q.au)(S,l)}`,N),[]})},$=(d,l)=>{const v=c(d);if(!(0,i.jn)(d)||typeof d.value!="string"||d.value.trim()===""){
o(v,`${l} is not an expression`,'Write it as a text; one that begins with { or " in quotes, or after | on lines of its own.');return}const _=d.type==="BLOCK_LIT\
ERAL"||d.type==="BLOCK_FOLDED"?v+1:v;try{return{expression:P(d.value),name:l,at:ie(s,_),line:_}}catch(m){if(!(m instanceof O))throw m;const S=d.value.slice(0,m.
offset??0).split(`
`).length-1,N=`${l} is not a JSONata expression: ${(0,T.SP)(m.message)}`;o(_+S,N,`Correct the expression: ${(0,T.SP)(d.value)}`);return}},w=(d,l,v)=>{const _=y(
d,l,v).flatMap(([m,S])=>{const N=$(S,`${v}.${m}`);return N?[[m,N]]:[]});return new Map(_)},f=d=>{const l=new Map;for(const[v,_]of y(d,r.as,"statuses"))for(const m of(0,i.
oP)(_)?_.items:[_]){const S=(0,i.jn)(m)?String(m.value??"").trim():"",N=r.as.find(fe=>fe===v),re=l.get((0,r.Y4)(S));S===""||N===void 0?o(c(m??d),`statuses.${v} \
has no words`,`Write it as ${v}: [WORD].`):re!==void 0&&re!==N?o(c(m),`statuses: "${(0,T.SP)(S)}" is both ${re} and ${N}`,"Keep one."):l.set((0,r.Y4)(S),N)}return l},
ne={};let Z=new Map,ae=new Map,oe=new Map;for(const[d,l]of y(h.contents,t,""))if(d==="answers")for(const[v,_]of y(l,Object.keys(ee),"answers")){const m=Object.entries(
ee).find(([S])=>S===v)?.[1]??[];ne[v]=w(_,m,`answers.${v}`)}else d==="requests"?Z=w(l,Object.keys(J),"requests"):d==="errors"?ae=w(l,e,"errors"):oe=f(l);return{
answers:ne,requests:Z,errors:ae,statuses:oe}}async function de({answers:n,requests:s,errors:o},a){const g=({line:h,name:c},{message:y})=>{a(h,`${c} cannot be ev\
aluated: ${(0,T.SP)(y)}`,"Functions of JSONata are known, and $org, $project and $app in requests.")};for(const h of[...Object.values(n),o].flatMap(c=>[...c.values()]))
await h.expression.evaluate({}).catch(c=>{["T1005","T1006"].includes(c.code)&&g(h,c)});for(const[h,c]of s)await c.expression.evaluate(le,pe).then(y=>{if((0,A.Gv)(
y))return;const w=(Object.entries(J).find(([f])=>f===h)?.[1]??[]).map(f=>`"${f}": ${f}`).join(", ");a(c.line,`${c.name} does not make an object`,`Write it as {${w}\
}.`)},y=>g(c,y))}const le={name:"shop",type:"web-landing",repository:"acme/shop",branch:"main",commit:"0".repeat(40),buildCommand:"npm run build",outputDirectory:"\
dist",region:"eu",noindex:!0,env:{NAME:"value"},limit:"20",cursor:"next"},pe={org:"acme",project:"web",app:"shop"}})};export{me as id,ge as ids,he as modules};

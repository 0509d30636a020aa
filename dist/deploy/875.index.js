const te=875,ne=[875],se={86:((K,D,f)=>{f.d(D,{Dy:()=>F,If:()=>T,LO:()=>G,MX:()=>k,PM:()=>N,Pf:()=>M,Qq:()=>U,TU:()=>P,VF:()=>w,b6:()=>A,k$:()=>y,kB:()=>W,lS:()=>O,
nd:()=>C,tK:()=>E,w:()=>B,zs:()=>H});var a=f(3739),v=f(8302),S=f(5807),$=f(8438);function E(t){return t.toLowerCase().replace(/[_\-$@]/g,"")}function M(t){const r=new Map;
if(!(0,v.Gv)(t))return r;for(const[o,d]of Object.entries(t)){const g=E(o);r.has(g)||r.set(g,d)}return r}function T(t){return new Map(t.toReversed().flatMap(r=>[
...r]))}function w(t,r){return{path:t,value:r,fields:M(r)}}function O(t,r){return Object.entries(t.value).filter(([o])=>r.includes(E(o))).map(([o,d])=>({path:I(
t.path,o),member:d}))}function y(t,r){for(const o of r)for(const{path:d,member:g}of O(t,[o]))if((0,v.Gv)(g))return w(d,g)}function I(t,r){const o=N((0,S.Ow)(r,40));
return t===""?o:`${t}.${o}`}function N(t){return/^[A-Za-z_]\w*$/.test(t)?t:`\`${t.replaceAll("`","")}\``}function R(t){return/^[\w.$]+$/.test(t)?t:JSON.stringify(
t)}function k(t,r){const o=[];let d=(0,v.Gv)(t)?w("",t):void 0;for(;d!==void 0&&o.length<=$.sX;)o.unshift(d),d=y(d,[...r,...$.wy]);return o}function B(t,r){return k(
t,r).map(({fields:o})=>o)}function A(t){return typeof t=="number"?String(t):typeof t=="string"&&t!==""?t:void 0}function U(t,...r){for(const o of r){const d=A(t.
get(o));if(d!==void 0)return d}}function C(t,...r){for(const o of r){const d=t.get(o),g=typeof d=="string"&&/^-?\d{1,15}$/.test(d)?Number(d):d;if(Number.isSafeInteger(
g))return Number(g)}}function W(t,...r){for(const o of r){const d=t.get(o),g=typeof d=="string"&&/^\d+(?:\.\d+)?$/.test(d)?Number(d):d;if(typeof g=="number"&&Number.
isFinite(g))return Math.round(g<1e11?g*1e3:g);const x=typeof d=="string"?Date.parse(d):Number.NaN;if(!Number.isNaN(x))return x}}function F(t){const r=A(t);if(r===
void 0)return;const o=/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/].*)?$/i.test(r)?`https://${r}`:r;return/^https?:\/\//i.test(o)&&URL.canParse(o)?o:void 0}function G(t,r,o,d){
return _(`has no ${t}; ${j(r)}`,o,d)}function H(t,r,o,d){return _(`has more than one ${t}: ${r.join(" and ")}; Slipway does not guess`,o,d)}function _(t,r,o){const d=r.
status===void 0?"":` (${r.status})`;return new a.GQ("unexpected_response",`The answer to ${r.method} ${r.path}${d} ${t}`,{remedy:o===void 0?"Check that the addr\
ess is the service itself. If it is, its answers have a shape that Slipway does not know.":`Check that base-url is the control plane. If it is, say where the va\
lue is in a map (input api-map):
${o}
"slipway doctor --write slipway-api.yml" writes a map to start from.`,call:{...r,outcome:"unknown",unclear:!0}})}function P(t,r,o){return`answers:
  ${t}:
    ${r}: ${R(o)}`}function j(t){if(t===void 0)return"it is empty.";if(Array.isArray(t))return`it is a list of ${t.length}.`;if(!(0,v.Gv)(t))return`it is ${t===
null?"null":`a ${typeof t}`}.`;const r=L(t,0),o=r.slice(0,30).join(", ");return r.length===0?"it is an empty object.":`it has: ${o}${r.length>30?", \u2026":""}.`}
function L(t,r){return!(0,v.Gv)(t)||r>$.sX?[]:Object.entries(t).flatMap(([o,d])=>[(0,S.Ow)(o,40),...L(d,r+1).map(g=>`${(0,S.Ow)(o,40)}.${g}`)])}}),8438:((K,D,f)=>{
f.d(D,{A9:()=>N,BV:()=>T,Bw:()=>W,DE:()=>_,E6:()=>k,H7:()=>F,Hl:()=>H,Ld:()=>B,M0:()=>$,Mg:()=>t,NP:()=>P,S3:()=>y,T8:()=>L,Vt:()=>O,XD:()=>R,XQ:()=>I,cJ:()=>G,
dI:()=>C,gW:()=>U,m5:()=>w,qQ:()=>j,sX:()=>M,tl:()=>A,uH:()=>S,uq:()=>v,wy:()=>E});var a=f(5807);const v={label:"app",names:(0,a.aL)("app application"),kin:(0,a.
aL)("site service website webapp staticsite"),lists:(0,a.aL)("apps applications sites services")},S={label:"deployment",names:(0,a.aL)("deploy deployment"),kin:(0,a.
aL)("job build release run rollout revision"),lists:(0,a.aL)(`
    deployments deploys jobs builds releases runs rollouts revisions jobsummaries deploymentsummaries
  `)},$={label:"environment",names:(0,a.aL)("environment env"),kin:[],lists:(0,a.aL)("environments envs")},E=(0,a.aL)("data result item response payload body co\
ntent node embedded"),M=2,T=(0,a.aL)("attributes properties metadata"),w=(0,a.aL)("items data results result list records entries values value nodes edges"),O=(0,a.
aL)("errors messages warnings notices included links"),y=(0,a.aL)("id uid uuid guid"),I=(0,a.aL)(`
  status state readystate currentstatus currentstate
  deploymentstatus deploystatus deploymentstate deploystate jobstatus jobstate
`),N=(0,a.aL)("phase deploymentphase"),R=(0,a.aL)("state status phase name value"),k=(0,a.aL)("conclusion result outcome"),B=(0,a.aL)("stage step currentstage c\
urrentstep stagename"),A=(0,a.aL)(`
  url publicurl liveurl siteurl appurl sslurl productionurl primaryurl weburl
  deploymenturl deployurl deploysslurl previewurl
  defaultingress defaultdomain defaulthostname livedomain hostname host domain fqdn
`),U=(0,a.aL)("urls domains hostnames aliases status links endpoints"),C=(0,a.aL)("branch gitbranch branchname sourcebranch gitref ref githubcommitref headbranc\
h"),W=(0,a.aL)("repository repo repositoryurl repourl gitrepository gitrepo giturl"),F=(0,a.aL)("branch productionbranch gitbranch repobranch"),G=(0,a.aL)(`
  commit commitsha commitid commithash commitref sha gitsha gitcommit gitcommitsha
  revision sourceversion githubcommitsha headsha
`),H=(0,a.aL)("source git gitsource meta trigger deploymenttrigger metadata commit"),_=(0,a.aL)(`
  createdat created createdon creationtime createtime createdtime createdtimeutc
  creationtimestamp datecreated insertedat queuedat starttime startedat timestamp
`),P=(0,a.aL)("supersededby replacedby"),j=(0,a.aL)("nextcursor cursor nextpagetoken nexttoken endcursor continue next"),L=(0,a.aL)("pagination paging page page\
info meta metadata resultinfo links"),t=(0,a.aL)("next nextlink nexturl nextpage")}),1547:((K,D,f)=>{f.d(D,{PY:()=>T,Y4:()=>E,as:()=>v});var a=f(5807);const v=[
"success","failure","cancelled","pending"],S={success:(0,a.aL)(`
    succeeded success successful ready live active complete completed deployed deploysucceeded deploymentsucceeded
    activated done ok published finished passed succeed healthy
  `),failure:(0,a.aL)(`
    failed failure error errored crashed timedout timeout rejected broken buildfailed deployfailed deploymentfailed
    builderror deployerror deploymenterror syncfailed uploadfailed activationfailed internalerror rolledback updatefailed
    predeployfailed releasefailed rollbacksucceeded rollbackcomplete degraded fatal
  `),cancelled:(0,a.aL)(`
    cancelled canceled aborted superseded skipped stopped replaced expired deactivated cancelledbyuser canceledbyuser
    removed deleted abandoned
  `),pending:(0,a.aL)(`
    queued pending created waiting scheduled accepted starting initializing started running inprogress processing
    building cloning installing syncing uploading deploying activating publishing invalidating provisioning
    cancelling canceling new enqueued idle prepared preparing uploaded processed retrying working progressing
    pendingbuild pendingdeploy pendingreview pendingpublish waitingfordeployment needsapproval
    buildinprogress updateinprogress predeployinprogress waitingforresource removing verifying
    requested planned finalizing releasing testing reconciling unknown
  `)},$=new Map(v.flatMap(w=>S[w].map(O=>[O,w])));function E(w){return w.toLowerCase().replace(/[\s_-]/g,"")}const M=[["failure",/(?:failed|error)$/],["pending",
/(?:inprogress|pending|queued)$/]];function T(w,O=new Map){const y=E(w);return O.get(y)??$.get(y)??M.find(([,I])=>I.test(y))?.[0]}}),3875:((K,D,f)=>{f.d(D,{readApiMap:()=>X});
var a=f(8815),v=f(3739),S=f(8302),$=f(5807),E=f(86),M=f(9132);const T={timeout:2e3,stack:200,sequence:1e5},w=1e4,O=1e3;class y extends Error{name="ExpressionErr\
or";offset;code;constructor(e,n,s){super(e),this.code=n,this.offset=s}}function I(i){if(i.length>w)throw new y(`longer than ${w} characters`,"S0101",0);try{const e=M(
i,T);return R(e.ast(),0),e.registerFunction("eval",()=>N("$eval is not taken")),e.registerFunction("pad",(n,s)=>typeof n!="string"?n:(Math.abs(s)<=O||N(`$pad ta\
kes widths up to ${O}`),s<0?n.padStart(-s):n.padEnd(s))),{text:i,async evaluate(n,s={}){try{return k(await e.evaluate(n,s))}catch(l){throw A(l)}}}}catch(e){throw A(
e)}}function N(i){throw new y(i,"refused",void 0)}function R(i,e){if(!(typeof i!="object"||i===null||e>500)){if(Object(i).type==="regex"){const n="use $contains\
, $split, $substringBefore and $substringAfter";throw new y(`Patterns are not taken: ${n}`,"refused",Object(i).position)}for(const n of Object.values(i))R(n,e+1)}}
function k(i){const e=JSON.stringify(i,(n,s)=>B(s)?void 0:s);return e===void 0?void 0:JSON.parse(e)}function B(i){const{_jsonata_function:e,_jsonata_lambda:n}=Object(
i??{});return e===!0||n===!0}function A(i){if(i instanceof y)return i;const{message:e,code:n,position:s}=Object(i);return new y(typeof e=="string"?e:"cannot be \
evaluated",typeof n=="string"?n:"unknown",typeof s=="number"?s:void 0)}const U=1e3,C=5e3;function W({answers:i,requests:e,errors:n,statuses:s},l=()=>performance.
now()){const u=()=>{const c=l()+C;return()=>l()>c};return{statuses:s,async request(c,p,m){const b=e.get(c);if(b===void 0)return;const h=await P(b,p,m);if((0,S.Gv)(
h))return h;throw j(b,`makes ${h===void 0?"nothing":"no object"} of what is to be sent`)},async answer(c,p){const m=i[c];return m===void 0||m.size===0?void 0:F(
m,p,c.startsWith("list"),u())},async error(c,p){const m=await _(n,c,u()),b=(h,Q)=>{const z=m.has(h)?(0,E.Qq)(m,h):p[h];return z===void 0?void 0:(0,$.Ow)(z,Q).trim()};
return{...p,code:b("code",100),message:b("message",300),requestID:b("requestID",128)}}}}async function F(i,e,n,s){if(!n)return{values:await _(i,e,s)};const[l,u]=[
i.get("list"),i.get("cursor")],c=await _(new Map(u?[["cursor",u]]:[]),e,s),p=new Map([...i].filter(([h])=>h!=="list"&&h!=="cursor")),m=l?G(await P(l,e,{}),l):H(
e);if(m===void 0)return{values:c};const b=[];for(const h of m.slice(0,U))b.push({entry:h,values:await _(p,h,s)});return{values:c,entries:b}}function G(i,e){if(Array.
isArray(i))return i;if(i==null)return[];if((0,S.Gv)(i))return[i];throw j(e,"leads to no list")}function H(i){if(Array.isArray(i))return i;const e=[...(0,E.Pf)(i).
values()].filter(Array.isArray);return e.length===1?e[0]:void 0}async function _(i,e,n){const s=new Map;for(const[l,u]of i){if(n())throw j(u,`is too slow: the a\
nswer takes more than ${C/1e3} s to read`);s.set(l,await P(u,e,{}))}return s}async function P(i,e,n){try{return await i.expression.evaluate(e,n)}catch(s){throw s instanceof
y?j(i,`cannot be evaluated: ${(0,$.Ow)(s.message,300)}`,s):s}}function j({name:i,at:e,expression:n},s,l){return new v.GQ("invalid_input",`api-map: ${i} ${s}`,{...e,
cause:l,remedy:`Mend the expression: ${(0,$.Ow)(n.text,200)}`})}var L=f(1317),t=f(9882);const r={createApp:["id","name","type","subdomain","state","url"],updateApp:[
"id","name","type","subdomain","state","url"],replaceEnv:[],listEnvironments:["list","id","name","state","url"],deploy:["id","status","stage","branch","commit",
"url","createdAt","supersededBy"],listDeployments:["list","cursor","id","status","stage","branch","commit","url","createdAt","supersededBy"],readFailure:["stage",
"code","message","exitCode","signal","log","diagnostics"]},o={createApp:["name","type","repository","branch","buildCommand","outputDirectory","region","noindex"],
updateApp:["repository","branch","buildCommand","outputDirectory","region","noindex"],replaceEnv:["env"],deploy:["branch","commit"],listDeployments:["limit","cu\
rsor"]},d=["code","message","requestID"],g=["answers","requests","statuses","errors"];var x=f(1547),V=f(1490);const Y=2e5;async function X(i,e){const s=/\n|^\{|:(?:\s|$)/.
test(i.trim())?void 0:i.trim();return q(s===void 0?i:(0,V.y)(s,"api-map",e),s)}async function q(i,e){const n=new J(i,e),s=n.read();return n.throwIfAny(),await n.
trial(s),n.throwIfAny(),W(s)}class J{#t;#r=new a.HN;#i;#o=[];constructor(e,n){this.#t=n;const s=e.length>Y?"":e;this.#i=(0,a.Tp)(s,{lineCounter:this.#r,uniqueKeys:!0}),
e.length>Y&&this.#e(1,`longer than ${Y} characters`,"Name the map itself.");for(const{pos:l,message:u}of this.#i.errors)this.#e(this.#r.linePos(l[0]).line,`not \
valid YAML: ${u.split(`
`)[0]}`,"Correct the line.")}throwIfAny(){const e=(0,L.bs)(this.#o);if(e)throw e}read(){const e={},n=this.#i.contents;let s=new Map,l=new Map,u=new Map;for(const[
c,p]of this.#s(n,g,""))if(c==="answers")for(const[m,b]of this.#s(p,Object.keys(r),"answers")){const h=Object.entries(r).find(([Q])=>Q===m)?.[1]??[];e[m]=this.#a(
b,h,`answers.${m}`)}else c==="requests"?s=this.#a(p,Object.keys(o),"requests"):c==="errors"?l=this.#a(p,d,"errors"):u=this.#l(p);return{answers:e,requests:s,errors:l,
statuses:u}}async trial({answers:e,requests:n,errors:s}){const l=[...Object.values(e),s].flatMap(u=>[...u.values()]);for(const u of l)await u.expression.evaluate(
{}).catch(c=>{["T1005","T1006"].includes(c.code)&&this.#u(u,c)});for(const[u,c]of n)await c.expression.evaluate(Z,ee).then(p=>{if(typeof p=="object"&&p!==null&&
!Array.isArray(p))return;const b=(Object.entries(o).find(([h])=>h===u)?.[1]??[]).map(h=>`"${h}": ${h}`).join(", ");this.#e(c.line,`${c.name} does not make an ob\
ject`,`Write it as {${b}}.`)},p=>this.#u(c,p))}#u(e,n){this.#e(e.line,`${e.name} cannot be evaluated: ${(0,L.SP)(n.message)}`,"Functions of JSONata are known, a\
nd $org, $project and $app in requests.")}#a(e,n,s){const l=this.#s(e,n,s).flatMap(([u,c])=>{const p=this.#d(c,`${s}.${u}`);return p?[[u,p]]:[]});return new Map(
l)}#d(e,n){const s=this.#n(e);if(!(0,a.jn)(e)||typeof e.value!="string"||e.value.trim()===""){this.#e(s,`${n} is not an expression`,'Write it as a text; one tha\
t begins with { or " in quotes, or after | on lines of its own.');return}const l=e.type==="BLOCK_LITERAL"||e.type==="BLOCK_FOLDED"?s+1:s;try{return{expression:I(
e.value),name:n,at:this.#c(l),line:l}}catch(u){if(!(u instanceof y))throw u;const c=e.value.slice(0,u.offset??0).split(`
`).length-1,p=`${n} is not a JSONata expression: ${(0,L.SP)(u.message)}`;this.#e(l+c,p,`Correct the expression: ${(0,L.SP)(e.value)}`);return}}#l(e){const n=new Map;
for(const[s,l]of this.#s(e,x.as,"statuses"))for(const u of(0,a.oP)(l)?l.items:[l]){const c=(0,a.jn)(u)?String(u.value??"").trim():"",p=x.as.find(b=>b===s),m=n.get(
(0,x.Y4)(c));c===""||p===void 0?this.#e(this.#n(u??e),`statuses.${s} has no words`,`Write it as ${s}: [WORD].`):m!==void 0&&m!==p?this.#e(this.#n(u),`statuses: \
"${(0,L.SP)(c)}" is both ${m} and ${p}`,"Keep one."):n.set((0,x.Y4)(c),p)}return n}#s(e,n,s){const l=s===""?"the map":s;if(!(0,a.jh)(e)){const u=n.length===0?"L\
eave it out: it has no members.":`It takes ${n.join(", ")}.`;return this.#e(this.#n(e),`${l} is not an object`,u),[]}return e.items.flatMap(u=>{const c=(0,a.jn)(
u.key)?String(u.key.value):"";if(n.includes(c))return[[c,u.value]];const p=n.length===0?"Leave it out.":`It takes ${n.join(", ")}.`;return this.#e(this.#n(u.key),
`${l} has no "${(0,L.SP)(c)}"${(0,t.au)(c,n)}`,p),[]})}#n(e){const n=typeof e=="object"&&e!==null?e.range:void 0;return n?this.#r.linePos(n[0]).line:1}#c(e){return{
input:"api-map",place:this.#t===void 0?void 0:{file:this.#t,line:e}}}#e(e,n,s){const l=this.#t===void 0?`api-map: line ${e}`:`api-map: ${this.#t}:${e}`,u=this.#t===
void 0?"invalid_input":"invalid_file";this.#o.push(new v.GQ(u,`${l}: ${n}`,{...this.#c(e),remedy:s}))}}const Z={name:"shop",type:"web-landing",repository:"acme/\
shop",branch:"main",commit:"0".repeat(40),buildCommand:"npm run build",outputDirectory:"dist",region:"eu",noindex:!0,env:{NAME:"value"},limit:"20",cursor:"next"},
ee={org:"acme",project:"web",app:"shop"}})};export{te as id,ne as ids,se as modules};

const te=875,ne=[875],se={86:((z,T,f)=>{f.d(T,{Dy:()=>j,If:()=>I,LO:()=>R,MX:()=>k,PM:()=>_,Pf:()=>M,Qq:()=>W,TU:()=>H,VF:()=>$,b6:()=>x,cP:()=>B,k$:()=>y,kB:()=>F,
l1:()=>P,lS:()=>E,nd:()=>G,tK:()=>O,w:()=>C,zs:()=>D});var o=f(3739),w=f(8302),S=f(5807),v=f(8438);function O(t){return t.toLowerCase().replace(/[_\-$@]/g,"")}function M(t){
const r=new Map;if(!(0,w.Gv)(t))return r;for(const[a,l]of Object.entries(t)){const m=O(a);r.has(m)||r.set(m,l)}return r}function I(t){return new Map(t.toReversed().
flatMap(r=>[...r]))}function $(t,r){return{path:t,value:r,fields:M(r)}}function E(t,r){return Object.entries(t.value).filter(([a])=>r.includes(O(a))).map(([a,l])=>({
path:N(t.path,(0,S.Ow)(a,40)),member:l}))}function y(t,r){for(const a of r)for(const{path:l,member:m}of E(t,[a]))if((0,w.Gv)(m))return $(l,m)}function _(t){return/^[A-Za-z_]\w*$/.
test(t)?t:`\`${t.replaceAll("`","")}\``}function N(t,r){return t===""?_(r):`${t}.${_(r)}`}function P(t,r,a=""){return Object.entries((0,w.Gv)(t)?t:{}).flatMap(([
l,m])=>{const Q=N(a,l);return(0,w.Gv)(m)&&a===""?P(m,r,Q):r(O(l),m)?[Q]:[]})}function U(t){return/^[\w.$]+$/.test(t)?t:JSON.stringify(t)}function k(t,r){const a=[];
let l=(0,w.Gv)(t)?$("",t):void 0;for(;l!==void 0&&a.length<=v.sX;)a.unshift(l),l=y(l,[...r,...v.wy]);return a}function C(t,r){return k(t,r).map(({fields:a})=>a)}
function x(t){return typeof t=="number"?String(t):typeof t=="string"&&t!==""?t:void 0}function A(t,r,a){for(const l of r){const m=a(t.get(l));if(m!==void 0)return m}}
function W(t,...r){return A(t,r,x)}function G(t,...r){return A(t,r,B)}function B(t){const r=typeof t=="string"&&/^-?\d{1,15}$/.test(t)?Number(t):t;return Number.
isSafeInteger(r)?Number(r):void 0}function F(t,...r){return A(t,r,a=>{const l=typeof a=="string"&&/^\d+(?:\.\d+)?$/.test(a)?Number(a):a;if(typeof l=="number"&&Number.
isFinite(l))return Math.round(l<1e11?l*1e3:l);const m=typeof a=="string"?Date.parse(a):Number.NaN;return Number.isNaN(m)?void 0:m})}function j(t){const r=x(t);if(r===
void 0)return;const a=/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/].*)?$/i.test(r)?`https://${r}`:r;return/^https?:\/\//i.test(a)&&URL.canParse(a)?a:void 0}function R(t,r,a,l){
return L(`has no ${t}; ${Y(r)}`,a,l)}function D(t,r,a,l){return L(`has more than one ${t}: ${r.join(" and ")}; Slipway does not guess`,a,l)}function L(t,r,a){const l=r.
status===void 0?"":` (${r.status})`;return new o.GQ("unexpected_response",`The answer to ${r.method} ${r.path}${l} ${t}`,{remedy:a===void 0?"Check that the addr\
ess is the service itself. If it is, its answers have a shape that Slipway does not know.":`Check that base-url is the control plane. If it is, say where the va\
lue is in a map (input api-map):
${a}
"slipway doctor --write slipway-api.yml" writes a map to start from.`,call:{...r,outcome:"unknown",unclear:!0}})}function H(t,r,a){return`answers:
  ${t}:
    ${r}: ${U(a)}`}function Y(t){if(t===void 0)return"it is empty.";if(Array.isArray(t))return`it is a list of ${t.length}.`;if(!(0,w.Gv)(t))return`it is ${t===
null?"null":`a ${typeof t}`}.`;const r=K(t,0),a=r.slice(0,30).join(", ");return r.length===0?"it is an empty object.":`it has: ${a}${r.length>30?", \u2026":""}.`}
function K(t,r){return!(0,w.Gv)(t)||r>v.sX?[]:Object.entries(t).flatMap(([a,l])=>[(0,S.Ow)(a,40),...K(l,r+1).map(m=>`${(0,S.Ow)(a,40)}.${m}`)])}}),8438:((z,T,f)=>{
f.d(T,{A9:()=>N,BV:()=>I,Bw:()=>W,DE:()=>j,E6:()=>U,H7:()=>G,Hl:()=>F,Ld:()=>k,M0:()=>v,Mg:()=>H,NP:()=>R,S3:()=>y,T8:()=>L,Vt:()=>E,XD:()=>P,XQ:()=>_,cJ:()=>B,
dI:()=>A,gW:()=>x,m5:()=>$,qQ:()=>D,sX:()=>M,tl:()=>C,uH:()=>S,uq:()=>w,wy:()=>O});var o=f(5807);const w={label:"app",names:(0,o.aL)("app application"),kin:(0,o.
aL)("site service website webapp staticsite"),lists:(0,o.aL)("apps applications sites services")},S={label:"deployment",names:(0,o.aL)("deploy deployment"),kin:(0,o.
aL)("job build release run rollout revision"),lists:(0,o.aL)(`
    deployments deploys jobs builds releases runs rollouts revisions jobsummaries deploymentsummaries
  `)},v={label:"environment",names:(0,o.aL)("environment env"),kin:[],lists:(0,o.aL)("environments envs")},O=(0,o.aL)("data result item response payload body co\
ntent node embedded"),M=2,I=(0,o.aL)("attributes properties metadata"),$=(0,o.aL)("items data results result list records entries values value nodes edges"),E=(0,o.
aL)("errors messages warnings notices included links"),y=(0,o.aL)("id uid uuid guid"),_=(0,o.aL)(`
  status state readystate currentstatus currentstate
  deploymentstatus deploystatus deploymentstate deploystate jobstatus jobstate
`),N=(0,o.aL)("phase deploymentphase"),P=(0,o.aL)("state status phase name value"),U=(0,o.aL)("conclusion result outcome"),k=(0,o.aL)("stage step currentstage c\
urrentstep stagename"),C=(0,o.aL)(`
  url publicurl liveurl siteurl appurl sslurl productionurl primaryurl weburl
  deploymenturl deployurl deploysslurl previewurl
  defaultingress defaultdomain defaulthostname livedomain hostname host domain fqdn
`),x=(0,o.aL)("urls domains hostnames aliases status links endpoints"),A=(0,o.aL)("branch gitbranch branchname sourcebranch gitref ref githubcommitref headbranc\
h"),W=(0,o.aL)("repository repo repositoryurl repourl gitrepository gitrepo giturl"),G=(0,o.aL)("branch productionbranch gitbranch repobranch"),B=(0,o.aL)(`
  commit commitsha commitid commithash commitref sha gitsha gitcommit gitcommitsha
  revision sourceversion githubcommitsha headsha
`),F=(0,o.aL)("source git gitsource meta trigger deploymenttrigger metadata commit"),j=(0,o.aL)(`
  createdat created createdon creationtime createtime createdtime createdtimeutc
  creationtimestamp datecreated insertedat queuedat starttime startedat timestamp
`),R=(0,o.aL)("supersededby replacedby"),D=(0,o.aL)("nextcursor cursor nextpagetoken nexttoken endcursor continue next"),L=(0,o.aL)("pagination paging page page\
info meta metadata resultinfo links"),H=(0,o.aL)("next nextlink nexturl nextpage")}),1547:((z,T,f)=>{f.d(T,{PY:()=>I,Y4:()=>O,as:()=>w});var o=f(5807);const w=[
"success","failure","cancelled","pending"],S={success:(0,o.aL)(`
    succeeded success successful ready live active complete completed deployed deploysucceeded deploymentsucceeded
    activated done ok published finished passed succeed healthy
  `),failure:(0,o.aL)(`
    failed failure error errored crashed timedout timeout rejected broken buildfailed deployfailed deploymentfailed
    builderror deployerror deploymenterror syncfailed uploadfailed activationfailed internalerror rolledback updatefailed
    predeployfailed releasefailed rollbacksucceeded rollbackcomplete degraded fatal
  `),cancelled:(0,o.aL)(`
    cancelled canceled aborted superseded skipped stopped replaced expired deactivated cancelledbyuser canceledbyuser
    removed deleted abandoned
  `),pending:(0,o.aL)(`
    queued pending created waiting scheduled accepted starting initializing started running inprogress processing
    building cloning installing syncing uploading deploying activating publishing invalidating provisioning
    cancelling canceling new enqueued idle prepared preparing uploaded processed retrying working progressing
    pendingbuild pendingdeploy pendingreview pendingpublish waitingfordeployment needsapproval
    buildinprogress updateinprogress predeployinprogress waitingforresource removing verifying
    requested planned finalizing releasing testing reconciling unknown
  `)},v=new Map(w.flatMap($=>S[$].map(E=>[E,$])));function O($){return $.toLowerCase().replace(/[\s_-]/g,"")}const M=[["failure",/(?:failed|error)$/],["pending",
/(?:inprogress|pending|queued)$/]];function I($,E=new Map){const y=O($);return E.get(y)??v.get(y)??M.find(([,_])=>_.test(y))?.[0]}}),3875:((z,T,f)=>{f.d(T,{readApiMap:()=>Q});
var o=f(8815),w=f(3739),S=f(8302),v=f(5807),O=f(86),M=f(9132);const I={timeout:2e3,stack:200,sequence:1e5},$=1e4,E=1e3;class y extends Error{name="ExpressionErr\
or";offset;code;constructor(e,n,s){super(e),this.code=n,this.offset=s}}function _(i){if(i.length>$)throw new y(`longer than ${$} characters`,"S0101",0);try{const e=M(
i,I);return P(e.ast(),0),e.registerFunction("eval",()=>N("$eval is not taken")),e.registerFunction("pad",(n,s)=>typeof n!="string"?n:(Math.abs(s)<=E||N(`$pad ta\
kes widths up to ${E}`),s<0?n.padStart(-s):n.padEnd(s))),{text:i,async evaluate(n,s={}){try{return U(await e.evaluate(n,s))}catch(d){throw C(d)}}}}catch(e){throw C(
e)}}function N(i){throw new y(i,"refused",void 0)}function P(i,e){if(!(typeof i!="object"||i===null||e>500)){if(Object(i).type==="regex"){const n="use $contains\
, $split, $substringBefore and $substringAfter";throw new y(`Patterns are not taken: ${n}`,"refused",Object(i).position)}for(const n of Object.values(i))P(n,e+1)}}
function U(i){const e=JSON.stringify(i,(n,s)=>k(s)?void 0:s);return e===void 0?void 0:JSON.parse(e)}function k(i){const{_jsonata_function:e,_jsonata_lambda:n}=Object(
i??{});return e===!0||n===!0}function C(i){if(i instanceof y)return i;const{message:e,code:n,position:s}=Object(i);return new y(typeof e=="string"?e:"cannot be \
evaluated",typeof n=="string"?n:"unknown",typeof s=="number"?s:void 0)}const x=1e3,A=5e3;function W({answers:i,requests:e,errors:n,statuses:s},d=()=>performance.
now()){const u=()=>{const c=d()+A;return()=>d()>c};return{statuses:s,async request(c,p,h){const b=e.get(c);if(b===void 0)return;const g=await R(b,p,h);if((0,S.Gv)(
g))return g;throw D(b,`makes ${g===void 0?"nothing":"no object"} of what is to be sent`)},async answer(c,p){const h=i[c];return h===void 0||h.size===0?void 0:G(
h,p,c.startsWith("list"),u())},async error(c,p){const h=await j(n,c,u()),b=(g,V)=>{const X=h.has(g)?(0,O.Qq)(h,g):p[g];return X===void 0?void 0:(0,v.Ow)(X,V).trim()};
return{...p,code:b("code",100),message:b("message",300),requestID:b("requestID",128)}}}}async function G(i,e,n,s){if(!n)return{values:await j(i,e,s)};const[d,u]=[
i.get("list"),i.get("cursor")],c=await j(new Map(u?[["cursor",u]]:[]),e,s),p=new Map([...i].filter(([g])=>g!=="list"&&g!=="cursor")),h=d?B(await R(d,e,{}),d):F(
e);if(h===void 0)return{values:c};const b=[];for(const g of h.slice(0,x))b.push({entry:g,values:await j(p,g,s)});return{values:c,entries:b}}function B(i,e){if(Array.
isArray(i))return i;if(i==null)return[];if((0,S.Gv)(i))return[i];throw D(e,"leads to no list")}function F(i){if(Array.isArray(i))return i;const e=[...(0,O.Pf)(i).
values()].filter(Array.isArray);return e.length===1?e[0]:void 0}async function j(i,e,n){const s=new Map;for(const[d,u]of i){if(n())throw D(u,`is too slow: the a\
nswer takes more than ${A/1e3} s to read`);s.set(d,await R(u,e,{}))}return s}async function R(i,e,n){try{return await i.expression.evaluate(e,n)}catch(s){throw s instanceof
y?D(i,`cannot be evaluated: ${(0,v.Ow)(s.message,300)}`,s):s}}function D({name:i,at:e,expression:n},s,d){return new w.GQ("invalid_input",`api-map: ${i} ${s}`,{...e,
cause:d,remedy:`Mend the expression: ${(0,v.Ow)(n.text,200)}`})}var L=f(1317),H=f(9882);const Y={createApp:["id","name","type","subdomain","state","url"],updateApp:[
"id","name","type","subdomain","state","url"],replaceEnv:[],listEnvironments:["list","id","name","state","url"],deploy:["id","status","stage","branch","commit",
"url","createdAt","supersededBy"],listDeployments:["list","cursor","id","status","stage","branch","commit","url","createdAt","supersededBy"],readFailure:["stage",
"code","message","exitCode","signal","log","diagnostics"]},K={createApp:["name","type","repository","branch","buildCommand","outputDirectory","region","noindex"],
updateApp:["repository","branch","buildCommand","outputDirectory","region","noindex"],replaceEnv:["env"],deploy:["branch","commit"],listDeployments:["limit","cu\
rsor"]},t=["code","message","requestID"],r=["answers","requests","statuses","errors"];var a=f(1547),l=f(1490);const m=2e5;async function Q(i,e){const s=/\n|^\{|:(?:\s|$)/.
test(i.trim())?void 0:i.trim();return q(s===void 0?i:(0,l.y)(s,"api-map",e),s)}async function q(i,e){const n=new J(i,e),s=n.read();return n.throwIfAny(),await n.
trial(s),n.throwIfAny(),W(s)}class J{#t;#r=new o.HN;#i;#o=[];constructor(e,n){this.#t=n;const s=e.length>m?"":e;this.#i=(0,o.Tp)(s,{lineCounter:this.#r,uniqueKeys:!0}),
e.length>m&&this.#e(1,`longer than ${m} characters`,"Name the map itself.");for(const{pos:d,message:u}of this.#i.errors)this.#e(this.#r.linePos(d[0]).line,`not \
valid YAML: ${u.split(`
`)[0]}`,"Correct the line.")}throwIfAny(){const e=(0,L.bs)(this.#o);if(e)throw e}read(){const e={},n=this.#i.contents;let s=new Map,d=new Map,u=new Map;for(const[
c,p]of this.#s(n,r,""))if(c==="answers")for(const[h,b]of this.#s(p,Object.keys(Y),"answers")){const g=Object.entries(Y).find(([V])=>V===h)?.[1]??[];e[h]=this.#a(
b,g,`answers.${h}`)}else c==="requests"?s=this.#a(p,Object.keys(K),"requests"):c==="errors"?d=this.#a(p,t,"errors"):u=this.#l(p);return{answers:e,requests:s,errors:d,
statuses:u}}async trial({answers:e,requests:n,errors:s}){const d=[...Object.values(e),s].flatMap(u=>[...u.values()]);for(const u of d)await u.expression.evaluate(
{}).catch(c=>{["T1005","T1006"].includes(c.code)&&this.#u(u,c)});for(const[u,c]of n)await c.expression.evaluate(Z,ee).then(p=>{if(typeof p=="object"&&p!==null&&
!Array.isArray(p))return;const b=(Object.entries(K).find(([g])=>g===u)?.[1]??[]).map(g=>`"${g}": ${g}`).join(", ");this.#e(c.line,`${c.name} does not make an ob\
ject`,`Write it as {${b}}.`)},p=>this.#u(c,p))}#u(e,n){this.#e(e.line,`${e.name} cannot be evaluated: ${(0,L.SP)(n.message)}`,"Functions of JSONata are known, a\
nd $org, $project and $app in requests.")}#a(e,n,s){const d=this.#s(e,n,s).flatMap(([u,c])=>{const p=this.#d(c,`${s}.${u}`);return p?[[u,p]]:[]});return new Map(
d)}#d(e,n){const s=this.#n(e);if(!(0,o.jn)(e)||typeof e.value!="string"||e.value.trim()===""){this.#e(s,`${n} is not an expression`,'Write it as a text; one tha\
t begins with { or " in quotes, or after | on lines of its own.');return}const d=e.type==="BLOCK_LITERAL"||e.type==="BLOCK_FOLDED"?s+1:s;try{return{expression:_(
e.value),name:n,at:this.#c(d),line:d}}catch(u){if(!(u instanceof y))throw u;const c=e.value.slice(0,u.offset??0).split(`
`).length-1,p=`${n} is not a JSONata expression: ${(0,L.SP)(u.message)}`;this.#e(d+c,p,`Correct the expression: ${(0,L.SP)(e.value)}`);return}}#l(e){const n=new Map;
for(const[s,d]of this.#s(e,a.as,"statuses"))for(const u of(0,o.oP)(d)?d.items:[d]){const c=(0,o.jn)(u)?String(u.value??"").trim():"",p=a.as.find(b=>b===s),h=n.get(
(0,a.Y4)(c));c===""||p===void 0?this.#e(this.#n(u??e),`statuses.${s} has no words`,`Write it as ${s}: [WORD].`):h!==void 0&&h!==p?this.#e(this.#n(u),`statuses: \
"${(0,L.SP)(c)}" is both ${h} and ${p}`,"Keep one."):n.set((0,a.Y4)(c),p)}return n}#s(e,n,s){const d=s===""?"the map":s;if(!(0,o.jh)(e)){const u=n.length===0?"L\
eave it out: it has no members.":`It takes ${n.join(", ")}.`;return this.#e(this.#n(e),`${d} is not an object`,u),[]}return e.items.flatMap(u=>{const c=(0,o.jn)(
u.key)?String(u.key.value):"";if(n.includes(c))return[[c,u.value]];const p=n.length===0?"Leave it out.":`It takes ${n.join(", ")}.`;return this.#e(this.#n(u.key),
`${d} has no "${(0,L.SP)(c)}"${(0,H.au)(c,n)}`,p),[]})}#n(e){const n=typeof e=="object"&&e!==null?e.range:void 0;return n?this.#r.linePos(n[0]).line:1}#c(e){return{
input:"api-map",place:this.#t===void 0?void 0:{file:this.#t,line:e}}}#e(e,n,s){const d=this.#t===void 0?`api-map: line ${e}`:`api-map: ${this.#t}:${e}`,u=this.#t===
void 0?"invalid_input":"invalid_file";this.#o.push(new w.GQ(u,`${d}: ${n}`,{...this.#c(e),remedy:s}))}}const Z={name:"shop",type:"web-landing",repository:"acme/\
shop",branch:"main",commit:"0".repeat(40),buildCommand:"npm run build",outputDirectory:"dist",region:"eu",noindex:!0,env:{NAME:"value"},limit:"20",cursor:"next"},
ee={org:"acme",project:"web",app:"shop"}})};export{te as id,ne as ids,se as modules};

const ee=875,te=[875],ne={86:((K,A,m)=>{m.d(A,{Dy:()=>P,If:()=>j,LO:()=>U,MX:()=>I,Pf:()=>S,Qq:()=>k,TU:()=>W,VF:()=>w,b6:()=>T,k$:()=>y,kB:()=>C,lS:()=>O,nd:()=>x,
tK:()=>E,w:()=>N,zs:()=>B});var a=m(3739),v=m(8302),L=m(5807),$=m(8438);function E(n){return n.toLowerCase().replace(/[_\-$@]/g,"")}function S(n){const r=new Map;
if(!(0,v.Gv)(n))return r;for(const[u,d]of Object.entries(n)){const f=E(u);r.has(f)||r.set(f,d)}return r}function j(n){return new Map(n.toReversed().flatMap(r=>[
...r]))}function w(n,r){return{path:n,value:r,fields:S(r)}}function O(n,r){return Object.entries(n.value).filter(([u])=>r.includes(E(u))).map(([u,d])=>({path:D(
n.path,u),member:d}))}function y(n,r){for(const u of r)for(const{path:d,member:f}of O(n,[u]))if((0,v.Gv)(f))return w(d,f)}function D(n,r){const u=(0,L.Ow)(r,40);
return n===""?u:`${n}.${u}`}function I(n,r,u=$.sX){const d=[];let f=(0,v.Gv)(n)?w("",n):void 0;for(;f!==void 0&&d.length<=u;)d.unshift(f),f=y(f,[...r,...$.wy]);
return d}function N(n,r){return I(n,r).map(({fields:u})=>u)}function T(n){return typeof n=="number"?String(n):typeof n=="string"&&n!==""?n:void 0}function k(n,...r){
for(const u of r){const d=T(n.get(u));if(d!==void 0)return d}}function x(n,...r){for(const u of r){const d=n.get(u),f=typeof d=="string"&&/^-?\d{1,15}$/.test(d)?
Number(d):d;if(Number.isSafeInteger(f))return Number(f)}}function C(n,...r){for(const u of r){const d=n.get(u),f=typeof d=="string"&&/^\d+(?:\.\d+)?$/.test(d)?Number(
d):d;if(typeof f=="number"&&Number.isFinite(f))return Math.round(f<1e11?f*1e3:f);const F=typeof d=="string"?Date.parse(d):Number.NaN;if(!Number.isNaN(F))return F}}
function P(n){const r=T(n);if(r===void 0)return;const u=/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/].*)?$/i.test(r)?`https://${r}`:r;return/^https?:\/\//i.test(u)&&URL.
canParse(u)?u:void 0}function U(n,r,u,d){return R(`has no ${n}; ${_(r)}`,u,d)}function B(n,r,u,d){return R(`has more than one ${n}: ${r.join(" and ")}; Slipway \
does not guess`,u,d)}function R(n,r,u){const d=r.status===void 0?"":` (${r.status})`;return new a.GQ("unexpected_response",`The answer to ${r.method} ${r.path}${d}\
 ${n}`,{remedy:u===void 0?"Check that the address is the service itself. If it is, its answers have a shape that Slipway does not know.":`Check that base-url is\
 the control plane. If it is, say where the value is in a map (input api-map):
${u}
"slipway doctor --write slipway-api.yml" writes a map to start from.`,call:{...r,outcome:"unknown",unclear:!0}})}function W(n,r,u){return`answers:
  ${n}:
    ${r}: ${u}`}function _(n){if(n===void 0)return"it is empty.";if(Array.isArray(n))return`it is a list of ${n.length}.`;if(!(0,v.Gv)(n))return`it is ${n===null?
"null":`a ${typeof n}`}.`;const r=M(n,0),u=r.slice(0,30).join(", ");return r.length===0?"it is an empty object.":`it has: ${u}${r.length>30?", \u2026":""}.`}function M(n,r){
return!(0,v.Gv)(n)||r>$.sX?[]:Object.entries(n).flatMap(([u,d])=>[(0,L.Ow)(u,40),...M(d,r+1).map(f=>`${(0,L.Ow)(u,40)}.${f}`)])}}),8438:((K,A,m)=>{m.d(A,{A9:()=>I,
BV:()=>j,DE:()=>R,E6:()=>T,Hl:()=>B,Ld:()=>k,M0:()=>$,Mg:()=>n,NP:()=>W,S3:()=>y,T8:()=>M,Vt:()=>O,XD:()=>N,XQ:()=>D,cJ:()=>U,dI:()=>P,gW:()=>C,m5:()=>w,qQ:()=>_,
sX:()=>S,tl:()=>x,uH:()=>L,uq:()=>v,wy:()=>E});var a=m(5807);const v={label:"app",names:(0,a.aL)("app application"),kin:(0,a.aL)("site service website webapp st\
aticsite"),lists:(0,a.aL)("apps applications sites services")},L={label:"deployment",names:(0,a.aL)("deploy deployment"),kin:(0,a.aL)("job build release run rol\
lout revision"),lists:(0,a.aL)(`
    deployments deploys jobs builds releases runs rollouts revisions jobsummaries deploymentsummaries
  `)},$={label:"environment",names:(0,a.aL)("environment env"),kin:[],lists:(0,a.aL)("environments envs")},E=(0,a.aL)("data result item response payload body co\
ntent node embedded"),S=2,j=(0,a.aL)("attributes properties metadata"),w=(0,a.aL)("items data results result list records entries values value nodes edges"),O=(0,a.
aL)("errors messages warnings notices included links"),y=(0,a.aL)("id uid uuid guid"),D=(0,a.aL)(`
  status state readystate currentstatus currentstate
  deploymentstatus deploystatus deploymentstate deploystate jobstatus jobstate
`),I=(0,a.aL)("phase deploymentphase"),N=(0,a.aL)("state status phase name value"),T=(0,a.aL)("conclusion result outcome"),k=(0,a.aL)("stage step currentstage c\
urrentstep stagename"),x=(0,a.aL)(`
  url publicurl liveurl siteurl appurl sslurl productionurl primaryurl weburl
  deploymenturl deployurl deploysslurl previewurl
  defaultingress defaultdomain defaulthostname livedomain hostname host domain fqdn
`),C=(0,a.aL)("urls domains hostnames aliases status links endpoints"),P=(0,a.aL)("branch gitbranch branchname sourcebranch gitref ref githubcommitref headbranc\
h"),U=(0,a.aL)(`
  commit commitsha commitid commithash commitref sha gitsha gitcommit gitcommitsha
  revision sourceversion githubcommitsha headsha
`),B=(0,a.aL)("source git gitsource meta trigger deploymenttrigger metadata commit"),R=(0,a.aL)(`
  createdat created createdon creationtime createtime createdtime createdtimeutc
  creationtimestamp datecreated insertedat queuedat starttime startedat timestamp
`),W=(0,a.aL)("supersededby replacedby"),_=(0,a.aL)("nextcursor cursor nextpagetoken nexttoken endcursor continue next"),M=(0,a.aL)("pagination paging page page\
info meta metadata resultinfo links"),n=(0,a.aL)("next nextlink nexturl nextpage")}),1547:((K,A,m)=>{m.d(A,{PY:()=>j,Y4:()=>E,as:()=>v});var a=m(5807);const v=[
"success","failure","cancelled","pending"],L={success:(0,a.aL)(`
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
  `)},$=new Map(v.flatMap(w=>L[w].map(O=>[O,w])));function E(w){return w.toLowerCase().replace(/[\s_-]/g,"")}const S=[["failure",/(?:failed|error)$/],["pending",
/(?:inprogress|pending|queued)$/]];function j(w,O=new Map){const y=E(w);return O.get(y)??$.get(y)??S.find(([,D])=>D.test(y))?.[0]}}),3875:((K,A,m)=>{m.d(A,{readApiMap:()=>V});
var a=m(8815),v=m(3739),L=m(8302),$=m(5807),E=m(86),S=m(9132);const j={timeout:2e3,stack:200,sequence:1e5},w=1e4,O=1e3;class y extends Error{name="ExpressionErr\
or";offset;code;constructor(e,t,s){super(e),this.code=t,this.offset=s}}function D(i){if(i.length>w)throw new y(`longer than ${w} characters`,"S0101",0);try{const e=S(
i,j);return N(e.ast(),0),e.registerFunction("eval",()=>I("$eval is not taken")),e.registerFunction("pad",(t,s)=>typeof t!="string"?t:(Math.abs(s)<=O||I(`$pad ta\
kes widths up to ${O}`),s<0?t.padStart(-s):t.padEnd(s))),{text:i,async evaluate(t,s={}){try{return T(await e.evaluate(t,s))}catch(l){throw x(l)}}}}catch(e){throw x(
e)}}function I(i){throw new y(i,"refused",void 0)}function N(i,e){if(!(typeof i!="object"||i===null||e>500)){if(Object(i).type==="regex"){const t="use $contains\
, $split, $substringBefore and $substringAfter";throw new y(`Patterns are not taken: ${t}`,"refused",Object(i).position)}for(const t of Object.values(i))N(t,e+1)}}
function T(i){const e=JSON.stringify(i,(t,s)=>k(s)?void 0:s);return e===void 0?void 0:JSON.parse(e)}function k(i){const{_jsonata_function:e,_jsonata_lambda:t}=Object(
i??{});return e===!0||t===!0}function x(i){if(i instanceof y)return i;const{message:e,code:t,position:s}=Object(i);return new y(typeof e=="string"?e:"cannot be \
evaluated",typeof t=="string"?t:"unknown",typeof s=="number"?s:void 0)}const C=1e3,P=5e3;function U({answers:i,requests:e,errors:t,statuses:s},l=()=>performance.
now()){const o=()=>{const c=l()+P;return()=>l()>c};return{statuses:s,async request(c,p,h){const b=e.get(c);if(b===void 0)return;const g=await M(b,p,h);if((0,L.Gv)(
g))return g;throw n(b,`makes ${g===void 0?"nothing":"no object"} of what is to be sent`)},async answer(c,p){const h=i[c];return h===void 0||h.size===0?void 0:B(
h,p,c.startsWith("list"),o())},async error(c,p){const h=await _(t,c,o()),b=(g,Y)=>{const Q=h.has(g)?(0,E.Qq)(h,g):p[g];return Q===void 0?void 0:(0,$.Ow)(Q,Y).trim()};
return{...p,code:b("code",100),message:b("message",300),requestID:b("requestID",128)}}}}async function B(i,e,t,s){if(!t)return{values:await _(i,e,s)};const[l,o]=[
i.get("list"),i.get("cursor")],c=await _(new Map(o?[["cursor",o]]:[]),e,s),p=new Map([...i].filter(([g])=>g!=="list"&&g!=="cursor")),h=l?R(await M(l,e,{}),l):W(
e);if(h===void 0)return{values:c};const b=[];for(const g of h.slice(0,C))b.push({entry:g,values:await _(p,g,s)});return{values:c,entries:b}}function R(i,e){if(Array.
isArray(i))return i;if(i==null)return[];if((0,L.Gv)(i))return[i];throw n(e,"leads to no list")}function W(i){if(Array.isArray(i))return i;const e=[...(0,E.Pf)(i).
values()].filter(Array.isArray);return e.length===1?e[0]:void 0}async function _(i,e,t){const s=new Map;for(const[l,o]of i){if(t())throw n(o,`is too slow: the a\
nswer takes more than ${P/1e3} s to read`);s.set(l,await M(o,e,{}))}return s}async function M(i,e,t){try{return await i.expression.evaluate(e,t)}catch(s){throw s instanceof
y?n(i,`cannot be evaluated: ${(0,$.Ow)(s.message,300)}`,s):s}}function n({name:i,at:e,expression:t},s,l){return new v.GQ("invalid_input",`api-map: ${i} ${s}`,{...e,
cause:l,remedy:`Mend the expression: ${(0,$.Ow)(t.text,200)}`})}var r=m(1317);const u={createApp:["id","name","type","subdomain","state","url"],updateApp:["id",
"name","type","subdomain","state","url"],replaceEnv:[],listEnvironments:["list","id","name","state","url"],deploy:["id","status","stage","branch","commit","url",
"createdAt","supersededBy"],listDeployments:["list","cursor","id","status","stage","branch","commit","url","createdAt","supersededBy"],readFailure:["stage","cod\
e","message","exitCode","signal","log","diagnostics"]},d={createApp:["name","type","repository","branch","buildCommand","outputDirectory","region"],updateApp:["\
repository","branch","buildCommand","outputDirectory","region"],replaceEnv:["env"],deploy:["branch","commit"],listDeployments:["limit","cursor"]},f=["code","mes\
sage","requestID"],F=["answers","requests","statuses","errors"];var G=m(1547),q=m(1490);const H=2e5;async function V(i,e){const s=/\n|^\s*\{/.test(i.trim())?void 0:
i.trim();return X(s===void 0?i:(0,q.y)(s,"api-map",e),s)}async function X(i,e){const t=new z(i,e),s=t.read();return t.throwIfAny(),await t.trial(s),t.throwIfAny(),
U(s)}class z{#t;#r=new a.HN;#i;#o=[];constructor(e,t){this.#t=t;const s=e.length>H?"":e;this.#i=(0,a.Tp)(s,{lineCounter:this.#r,uniqueKeys:!0}),e.length>H&&this.#e(
1,`longer than ${H} characters`,"Name the map itself.");for(const{pos:l,message:o}of this.#i.errors)this.#e(this.#r.linePos(l[0]).line,`not valid YAML: ${o.split(
`
`)[0]}`,"Correct the line.")}throwIfAny(){const e=(0,r.bs)(this.#o);if(e)throw e}read(){const e={},t=this.#i.contents;let s=new Map,l=new Map,o=new Map;for(const[
c,p]of this.#s(t,F,""))if(c==="answers")for(const[h,b]of this.#s(p,Object.keys(u),"answers")){const g=Object.entries(u).find(([Y])=>Y===h)?.[1]??[];e[h]=this.#a(
b,g,`answers.${h}`)}else c==="requests"?s=this.#a(p,Object.keys(d),"requests"):c==="errors"?l=this.#a(p,f,"errors"):o=this.#l(p);return{answers:e,requests:s,errors:l,
statuses:o}}async trial({answers:e,requests:t,errors:s}){const l=[...Object.values(e),s].flatMap(o=>[...o.values()]);for(const o of l)await o.expression.evaluate(
{}).catch(c=>{["T1005","T1006"].includes(c.code)&&this.#u(o,c)});for(const[o,c]of t)await c.expression.evaluate(J,Z).then(p=>{if(typeof p=="object"&&p!==null&&!Array.
isArray(p))return;const b=(Object.entries(d).find(([g])=>g===o)?.[1]??[]).map(g=>`"${g}": ${g}`).join(", ");this.#e(c.line,`${c.name} does not make an object`,`\
Write it as {${b}}.`)},p=>this.#u(c,p))}#u(e,t){this.#e(e.line,`${e.name} cannot be evaluated: ${(0,r.SP)(t.message)}`,"Functions of JSONata are known, and $org\
, $project and $app in requests.")}#a(e,t,s){const l=this.#s(e,t,s).flatMap(([o,c])=>{const p=this.#d(c,`${s}.${o}`);return p?[[o,p]]:[]});return new Map(l)}#d(e,t){
const s=this.#n(e);if(!(0,a.jn)(e)||typeof e.value!="string"||e.value.trim()===""){this.#e(s,`${t} is not an expression`,'Write it as a text; one that begins wi\
th { or " in quotes, or after | on lines of its own.');return}const l=e.type==="BLOCK_LITERAL"||e.type==="BLOCK_FOLDED"?s+1:s;try{return{expression:D(e.value),name:t,
at:this.#c(l),line:l}}catch(o){if(!(o instanceof y))throw o;const c=e.value.slice(0,o.offset??0).split(`
`).length-1,p=`${t} is not a JSONata expression: ${(0,r.SP)(o.message)}`;this.#e(l+c,p,`Correct the expression: ${(0,r.SP)(e.value)}`);return}}#l(e){const t=new Map;
for(const[s,l]of this.#s(e,G.as,"statuses"))for(const o of(0,a.oP)(l)?l.items:[l]){const c=(0,a.jn)(o)?String(o.value??"").trim():"",p=G.as.find(b=>b===s),h=t.get(
(0,G.Y4)(c));c===""||p===void 0?this.#e(this.#n(o??e),`statuses.${s} has no words`,`Write it as ${s}: [WORD].`):h!==void 0&&h!==p?this.#e(this.#n(o),`statuses: \
"${(0,r.SP)(c)}" is both ${h} and ${p}`,"Keep one."):t.set((0,G.Y4)(c),p)}return t}#s(e,t,s){const l=s===""?"the map":s;if(!(0,a.jh)(e)){const o=t.length===0?"L\
eave it out: it has no members.":`It takes ${t.join(", ")}.`;return this.#e(this.#n(e),`${l} is not an object`,o),[]}return e.items.flatMap(o=>{const c=(0,a.jn)(
o.key)?String(o.key.value):"";if(t.includes(c))return[[c,o.value]];const p=t.length===0?"Leave it out.":`It takes ${t.join(", ")}.`;return this.#e(this.#n(o.key),
`${l} has no "${(0,r.SP)(c)}"${(0,r.au)(c,t)}`,p),[]})}#n(e){const t=typeof e=="object"&&e!==null?e.range:void 0;return t?this.#r.linePos(t[0]).line:1}#c(e){return{
input:"api-map",place:this.#t===void 0?void 0:{file:this.#t,line:e}}}#e(e,t,s){const l=this.#t===void 0?`api-map: line ${e}`:`api-map: ${this.#t}:${e}`,o=this.#t===
void 0?"invalid_input":"invalid_file";this.#o.push(new v.GQ(o,`${l}: ${t}`,{...this.#c(e),remedy:s}))}}const J={name:"shop",type:"web-landing",repository:"acme/\
shop",branch:"main",commit:"0".repeat(40),buildCommand:"npm run build",outputDirectory:"dist",region:"eu",env:{NAME:"value"},limit:"20",cursor:"next"},Z={org:"a\
cme",project:"web",app:"shop"}})};export{ee as id,te as ids,ne as modules};

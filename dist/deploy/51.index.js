const ai=51,di=[51],ci={2207:((de,K,k)=>{k.d(K,{Mb:()=>$,PB:()=>g,iV:()=>G,sR:()=>m});const g=["queued","building","syncing","activating","succeeded","failed","\
cancelled"],$=["queue","clone","install","build","sync","activate"],m=["repository_not_found","repository_not_allowed","branch_not_found","commit_not_found","cl\
one_failed","root_directory_missing","package_json_invalid","build_script_missing","app_ambiguous","server_build","no_start_command","node_unavailable","install\
_failed","build_failed","build_timeout","build_killed","builder_crashed","out_of_memory","disk_quota","output_missing","output_empty","nothing_to_serve","output\
_unsafe","output_too_large","site_broken","disk_full","storage_unavailable","sync_failed","start_failed","not_listening","unhealthy","dns_refused","activation_f\
ailed","cdn_refused","interrupted"],G={invalid_request:400,unauthorized:401,forbidden:403,not_found:404,organization_not_found:404,app_not_found:404,deployment_not_found:404,
release_not_found:404,table_not_found:404,method_not_allowed:405,app_exists:409,conflict:409,domain_taken:409,app_deleted:410,body_too_large:413,unsupported_media_type:415,
validation_failed:422,domain_not_verified:422,quota_exceeded:422,rate_limited:429,internal:500,unavailable:503}}),2388:((de,K,k)=>{k.r(K),k.d(K,{decodeFailure:()=>C});
var g=k(8302),$=k(5807),m=k(86),G=k(8438),W=k(1547);const Y=(0,$.aL)("failure deploymentfailure deployfailure error deployment"),z=(0,$.aL)(`
  message errormessage failuremessage statusmessage reason failurereason statusreason description detail
  summary error title cause msg text
`),M=(0,$.aL)(`
  stage phase step failedstage failedstep failedphase errorstep errorstage stagename stepname
`),T=(0,$.aL)("code errorcode failurecode errortype reasoncode"),P=(0,$.aL)("diagnostics errors annotations issues problems findings"),H=(0,$.aL)(`
  log logs logtail buildlog buildlogs deploylog joblog output lines stdout stderr
  events entries transcript console trace tail excerpt
`),N=[...new Set([...G.m5,...G.wy])],D=(0,$.aL)("error reason cause failure details"),_=/^(?!(?:failure|error)s?$).*(?:fail|error|timed?[_-]?out|kill|crash|memory|missing|invalid|not[_-]?found|denied|exceed)/i,
F=4,I={lines:5e3,line:64*1024,findings:1e3,file:4096,text:2e3,word:200},C=(u,f,b,x)=>{const A=w(u),Z=[R((0,m.If)((0,m.w)(A,Y))),...Oe(A)],J=B=>Z.flatMap(ue=>(0,m.
Qq)(ue,...B)??[])[0],{placed:he,loose:le}=Je(Z),tt=J(z),Fe=[...te(Z,H)??te([(0,m.Pf)(A)],N,Array.isArray)??[],...le],Ne=se(tt).filter(B=>B.trim()!==""),ve=(B,ue,Le)=>x?.
values.has(B)?ue(x.values.get(B)):Le,ge=(B,ue,Le=I.word)=>X(ve(B,m.b6,ue),Le),we=()=>Z.flatMap(B=>(0,m.Qq)(B,"type","kind")??[]).find(B=>_.test(B));return{stage:ge(
"stage",J(M)),code:ge("code",J(T)??we()),message:ge("message",Ne[0]??le[0],I.text),exitCode:ve("exitCode",m.cP,Z.flatMap(B=>(0,m.nd)(B,"exitcode","exitstatus","\
returncode")??[])[0]),signal:ge("signal",J(["signal","exitsignal"])),log:ve("log",se,Fe.length===0&&Ne.length>1?Ne:Fe).slice(-I.lines).map(B=>(0,$.vI)(B,I.line)),
diagnostics:ve("diagnostics",Pe,he).filter(({file:B})=>B.length<=I.file).slice(0,I.findings)}};function w(u){return typeof u=="string"?{message:u}:Array.isArray(
u)?u.every(f=>typeof f=="string")?{log:u}:u.some(f=>Te(f)!==void 0)||se(u).length===0?{errors:u}:{log:u}:u}function R(u,f=0){const b=D.map(A=>u.get(A)).find(g.Gv);
if(b===void 0||f>F)return u;const x=[...u].filter(([,A])=>A!==b);return R(new Map([...x,...(0,m.Pf)(b)]),f+1)}function te(u,f,b=()=>!0){return u.map(x=>f.flatMap(
A=>b(x.get(A))?se(x.get(A)):[])).find(x=>x.length>0)}function X(u,f){return u&&(0,$.vI)(u,f)}const $e=4,re=200,ne=100,oe=new Set((0,$.aL)(`
    app application site project user owner team creator author links request
    config spec env environment source git gitsource commit trigger deploymenttrigger
  `)),ie=(0,$.aL)(`
  steps stages phases jobs tasks conditions builds children results components workflows
`),ce=new Set((0,$.aL)("deployments deploys releases revisions rollouts runs environments"));function Oe(u){const f=[];let b=[(0,m.Pf)(u)];for(let x=0;x<=$e&&b.
length>0&&f.length<re;x+=1)f.push(...b.slice(0,re-f.length)),b=b.flatMap(be);return f}function be(u){return[...u].flatMap(([f,b])=>oe.has(f)?[]:Array.isArray(b)?
ce.has(f)?[]:l(b,ie.includes(f)).map(v):(0,g.Gv)(b)?[(0,m.Pf)(b)]:[])}function l(u,f){const b=u.slice(-ne).filter(g.Gv).map(m.Pf),x=b.filter(E),A=()=>b.filter(Z=>ie.
some(J=>Array.isArray(Z.get(J))));return(x.length>0||!f?x:A()).toReversed()}const p=(0,$.aL)("status state result outcome conclusion phase");function E(u){return u.
get("success")===!1||p.some(f=>O(u.get(f),0))}function O(u,f){if(typeof u=="string")return/^false$/i.test(u)||(0,W.PY)(u)==="failure";const b=(0,m.Pf)(u);return f<
2&&["name",...p].some(x=>O(b.get(x),f+1))}function v(u){const f=(0,m.Qq)(u,"stage","phase","step","name","id");return f!==void 0&&!u.has("stage")&&E(u)?new Map(
[...u,["stagename",f]]):u}const Se=(0,$.aL)("location loc position range start span begin region physicallocation"),Ye=(0,$.aL)("file filename filepath path uri\
 sourcefile"),Ve=[[/^(?:warn|1$)/i,"warning"],[/^(?:info|notice|note|hint|suggestion|debug|0$)/i,"notice"]];function Je(u){const f=new Set(u.flatMap(A=>P.map(Z=>A.
get(Z)))),b=[],x=[];for(const A of[...f].flatMap(De).slice(0,I.lines)){const Z=Te(A);Z?b.push(Z):x.push(...se(A))}return{placed:b,loose:x}}function Pe(u){return De(
u).flatMap(f=>Te(f)??[])}function De(u){return Array.isArray(u)?u:u==null?[]:[u]}function Te(u){const f=je((0,m.Pf)(u)),b=(0,m.Qq)(f,...Ye),x=(0,m.Qq)(f,"messag\
e","text","msg","description","reason","title");if(b===void 0||x===void 0)return;const A=(0,m.Qq)(f,"severity","level","type","annotationlevel")??"",Z=f.has("ch\
aracter")?1:0,J=he=>{const le=(0,m.nd)(f,...(0,$.aL)(he));return le!==void 0&&le+Z>=1?le+Z:null};return{file:b.replace(/^file:\/\/\//,"/"),line:J("line linenumb\
er startline row lineno"),column:J("column col columnnumber startcolumn character"),severity:Ve.find(([he])=>he.test(A))?.[1]??"error",code:X((0,m.Qq)(f,"code",
"rule","ruleid"),I.word)??null,message:(0,$.vI)(x,I.text)}}function je(u,f=0){const b=Se.map(x=>u.get(x)).find(g.Gv);return b===void 0||f>F?u:(0,m.If)([u,je((0,m.
Pf)(b),f+1)])}const Xe=(0,$.aL)(`
  text line message msg content output log logs lines entries events items payload textpayload data value tail
`),Qe=(0,$.aL)("order sequence seq index position linenumber"),Ue=(0,$.aL)("timestamp time date createdat created ts");function se(u,f=0){if(typeof u=="string")
return fe(u,f);if(f>F)return[];if(Array.isArray(u))return et(u).flatMap(A=>se(A,f+1));const b=(0,m.Pf)(u),x=Xe.find(A=>b.has(A));return x===void 0?[]:se(b.get(x),
f+1)}function fe(u,f){if(f===0&&/^\s*\[\s*\{/.test(u))try{const b=se(JSON.parse(u),1);if(b.length>0)return b}catch{}return u.replace(/\r?\n$/,"").split(/\r?\n/)}
function et(u){const f=u.filter(b=>(0,m.Pf)(b).get("hidden")!==!0);return f.length<2||!f.every(g.Gv)?f:ke(f,b=>(0,m.nd)(b,...Qe))??ke(f,Ae)??f}function Ae(u){return(0,m.
Qq)(u,...Ue)===void 0?void 0:(0,m.kB)(u,...Ue)}function ke(u,f){const b=u.map(x=>({entry:x,key:f((0,m.Pf)(x))}));if(!b.some(x=>x.key===void 0))return b.sort((x,A)=>Number(
x.key)-Number(A.key)).map(({entry:x})=>x)}}),86:((de,K,k)=>{k.d(K,{Dy:()=>re,If:()=>z,LO:()=>ne,MX:()=>F,PM:()=>H,Pf:()=>Y,Qq:()=>R,TU:()=>ce,VF:()=>M,b6:()=>C,
cP:()=>X,k$:()=>P,kB:()=>$e,l1:()=>D,lS:()=>T,nd:()=>te,tK:()=>W,w:()=>I,zs:()=>oe});var g=k(3739),$=k(8302),m=k(5807),G=k(8438);function W(l){return l.toLowerCase().
replace(/[_\-$@]/g,"")}function Y(l){const p=new Map;if(!(0,$.Gv)(l))return p;for(const[E,O]of Object.entries(l)){const v=W(E);p.has(v)||p.set(v,O)}return p}function z(l){
return new Map(l.toReversed().flatMap(p=>[...p]))}function M(l,p){return{path:l,value:p,fields:Y(p)}}function T(l,p){return Object.entries(l.value).filter(([E])=>p.
includes(W(E))).map(([E,O])=>({path:N(l.path,(0,m.Ow)(E,40)),member:O}))}function P(l,p){for(const E of p)for(const{path:O,member:v}of T(l,[E]))if((0,$.Gv)(v))return M(
O,v)}function H(l){return/^[A-Za-z_]\w*$/.test(l)?l:`\`${l.replaceAll("`","")}\``}function N(l,p){return l===""?H(p):`${l}.${H(p)}`}function D(l,p,E=""){return Object.
entries((0,$.Gv)(l)?l:{}).flatMap(([O,v])=>{const Se=N(E,O);return(0,$.Gv)(v)&&E===""?D(v,p,Se):p(W(O),v)?[Se]:[]})}function _(l){return/^[\w.$]+$/.test(l)?l:JSON.
stringify(l)}function F(l,p){const E=[];let O=(0,$.Gv)(l)?M("",l):void 0;for(;O!==void 0&&E.length<=G.sX;)E.unshift(O),O=P(O,[...p,...G.wy]);return E}function I(l,p){
return F(l,p).map(({fields:E})=>E)}function C(l){return typeof l=="number"?String(l):typeof l=="string"&&l!==""?l:void 0}function w(l,p,E){for(const O of p){const v=E(
l.get(O));if(v!==void 0)return v}}function R(l,...p){return w(l,p,C)}function te(l,...p){return w(l,p,X)}function X(l){const p=typeof l=="string"&&/^-?\d{1,15}$/.
test(l)?Number(l):l;return Number.isSafeInteger(p)?Number(p):void 0}function $e(l,...p){return w(l,p,E=>{const O=typeof E=="string"&&/^\d+(?:\.\d+)?$/.test(E)?Number(
E):E;if(typeof O=="number"&&Number.isFinite(O))return Math.round(O<1e11?O*1e3:O);const v=typeof E=="string"?Date.parse(E):Number.NaN;return Number.isNaN(v)?void 0:
v})}function re(l){const p=C(l);if(p===void 0)return;const E=/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/].*)?$/i.test(p)?`https://${p}`:p;return/^https?:\/\//i.test(E)&&
URL.canParse(E)?E:void 0}function ne(l,p,E,O){return ie(`has no ${l}; ${Oe(p)}`,E,O)}function oe(l,p,E,O){return ie(`has more than one ${l}: ${p.join(" and ")};\
 Slipway does not guess`,E,O)}function ie(l,p,E){const O=p.status===void 0?"":` (${p.status})`;return new g.GQ("unexpected_response",`The answer to ${p.method} ${p.
path}${O} ${l}`,{remedy:E===void 0?"Check that the address is the service itself. If it is, its answers have a shape that Slipway does not know.":`Check that ba\
se-url is the control plane. If it is, say where the value is in a map (input api-map):
${E}
"slipway doctor --write slipway-api.yml" writes a map to start from.`,call:{...p,outcome:"unknown",unclear:!0}})}function ce(l,p,E){return`answers:
  ${l}:
    ${p}: ${_(E)}`}function Oe(l){if(l===void 0)return"it is empty.";if(Array.isArray(l))return`it is a list of ${l.length}.`;if(!(0,$.Gv)(l))return`it is ${l===
null?"null":`a ${typeof l}`}.`;const p=be(l,0),E=p.slice(0,30).join(", ");return p.length===0?"it is an empty object.":`it has: ${E}${p.length>30?", \u2026":""}\
.`}function be(l,p){return!(0,$.Gv)(l)||p>G.sX?[]:Object.entries(l).flatMap(([E,O])=>[(0,m.Ow)(E,40),...be(O,p+1).map(v=>`${(0,m.Ow)(E,40)}.${v}`)])}}),8438:((de,K,k)=>{
k.d(K,{A9:()=>N,BV:()=>z,Bw:()=>R,DE:()=>re,E6:()=>_,H7:()=>te,Hl:()=>$e,Ld:()=>F,M0:()=>G,Mg:()=>ce,NP:()=>ne,S3:()=>P,T8:()=>ie,Vt:()=>T,XD:()=>D,XQ:()=>H,cJ:()=>X,
dI:()=>w,gW:()=>C,m5:()=>M,qQ:()=>oe,sX:()=>Y,tl:()=>I,uH:()=>m,uq:()=>$,wy:()=>W});var g=k(5807);const $={label:"app",names:(0,g.aL)("app application"),kin:(0,g.
aL)("site service website webapp staticsite"),lists:(0,g.aL)("apps applications sites services")},m={label:"deployment",names:(0,g.aL)("deploy deployment"),kin:(0,g.
aL)("job build release run rollout revision"),lists:(0,g.aL)(`
    deployments deploys jobs builds releases runs rollouts revisions jobsummaries deploymentsummaries
  `)},G={label:"environment",names:(0,g.aL)("environment env"),kin:[],lists:(0,g.aL)("environments envs")},W=(0,g.aL)("data result item response payload body co\
ntent node embedded"),Y=2,z=(0,g.aL)("attributes properties metadata"),M=(0,g.aL)("items data results result list records entries values value nodes edges"),T=(0,g.
aL)("errors messages warnings notices included links"),P=(0,g.aL)("id uid uuid guid"),H=(0,g.aL)(`
  status state readystate currentstatus currentstate
  deploymentstatus deploystatus deploymentstate deploystate jobstatus jobstate
`),N=(0,g.aL)("phase deploymentphase"),D=(0,g.aL)("state status phase name value"),_=(0,g.aL)("conclusion result outcome"),F=(0,g.aL)("stage step currentstage c\
urrentstep stagename"),I=(0,g.aL)(`
  url publicurl liveurl siteurl appurl sslurl productionurl primaryurl weburl
  deploymenturl deployurl deploysslurl previewurl
  defaultingress defaultdomain defaulthostname livedomain hostname host domain fqdn
`),C=(0,g.aL)("urls domains hostnames aliases status links endpoints"),w=(0,g.aL)("branch gitbranch branchname sourcebranch gitref ref githubcommitref headbranc\
h"),R=(0,g.aL)("repository repo repositoryurl repourl gitrepository gitrepo giturl"),te=(0,g.aL)("branch productionbranch gitbranch repobranch"),X=(0,g.aL)(`
  commit commitsha commitid commithash commitref sha gitsha gitcommit gitcommitsha
  revision sourceversion githubcommitsha headsha
`),$e=(0,g.aL)("source git gitsource meta trigger deploymenttrigger metadata commit"),re=(0,g.aL)(`
  createdat created createdon creationtime createtime createdtime createdtimeutc
  creationtimestamp datecreated insertedat queuedat starttime startedat timestamp
`),ne=(0,g.aL)("supersededby replacedby"),oe=(0,g.aL)("nextcursor cursor nextpagetoken nexttoken endcursor continue next"),ie=(0,g.aL)("pagination paging page p\
ageinfo meta metadata resultinfo links"),ce=(0,g.aL)("next nextlink nexturl nextpage")}),1547:((de,K,k)=>{k.d(K,{PY:()=>z,Y4:()=>W,as:()=>$});var g=k(5807);const $=[
"success","failure","cancelled","pending"],m={success:(0,g.aL)(`
    succeeded success successful ready live active complete completed deployed deploysucceeded deploymentsucceeded
    activated done ok published finished passed succeed healthy
  `),failure:(0,g.aL)(`
    failed failure error errored crashed timedout timeout rejected broken buildfailed deployfailed deploymentfailed
    builderror deployerror deploymenterror syncfailed uploadfailed activationfailed internalerror rolledback updatefailed
    predeployfailed releasefailed rollbacksucceeded rollbackcomplete degraded fatal
  `),cancelled:(0,g.aL)(`
    cancelled canceled aborted superseded skipped stopped replaced expired deactivated cancelledbyuser canceledbyuser
    removed deleted abandoned
  `),pending:(0,g.aL)(`
    queued pending created waiting scheduled accepted starting initializing started running inprogress processing
    building cloning installing syncing uploading deploying activating publishing invalidating provisioning
    cancelling canceling new enqueued idle prepared preparing uploaded processed retrying working progressing
    pendingbuild pendingdeploy pendingreview pendingpublish waitingfordeployment needsapproval
    buildinprogress updateinprogress predeployinprogress waitingforresource removing verifying
    requested planned finalizing releasing testing reconciling unknown
  `)},G=new Map($.flatMap(M=>m[M].map(T=>[T,M])));function W(M){return M.toLowerCase().replace(/[\s_-]/g,"")}const Y=[["failure",/(?:failed|error)$/],["pending",
/(?:inprogress|pending|queued)$/]];function z(M,T=new Map){const P=W(M);return T.get(P)??G.get(P)??Y.find(([,H])=>H.test(P))?.[0]}}),6422:((de,K,k)=>{k.d(K,{explain:()=>Zo});
var g=k(3739),$=k(8302),m=k(5807),G=k(2207);const W=new WeakMap,Y=3;function z(e,t){const n=M(e);if(n.length===0)return e.exec(t);for(const s of n)if(t.includes(
s))return e.exec(t);return null}function M(e){let t=W.get(e);if(t===void 0){const n=e.ignoreCase?[]:T(e.source);t=n.every(s=>s.length>=Y)?n:[],W.set(e,t)}return t}
function T(e){const t=[""];let n="",s=0;for(let r=0;r<=e.length;r++){const o=e[r]??"",a=o==="\\"?e[++r]??"":"";if(P.test(a))return[];if(o==="["&&(r=D(e,r)),o===
"("&&(s+=1),o===")"&&(s-=1),s>0&&o!=="(")continue;const i=o==="\\"?a:o;if(i!==""&&!(o==="\\"?N:H).includes(i)){n+=i;continue}(o==="*"||o==="?"||o==="{")&&(n=n.slice(
0,-1)),n.length>(t.at(-1)??"").length&&(t[t.length-1]=n),n="",o==="{"&&(r=e.indexOf("}",r)),o==="|"&&t.push("")}return t}const P=/^[uxck\d]$/,H="()[{*+?^$.|",N="\
bBdDsSwWnrtfvpP";function D(e,t){let n=t+1;for(;e[n]!=="]";)n+=e[n]==="\\"?2:1;return n}function _(e){return Object.entries(e).flatMap(([t,n])=>[n].flat().map(s=>({
tool:t,log:s})))}function F(e){return Object.entries(e).map(([t,{signs:n=[{codes:[t.replaceAll("-","_")]}],...s}])=>({...s,name:t,signs:n.map(r=>r instanceof RegExp?
{log:r}:r)}))}function I({signs:e},t,n){for(const s of e)if(!(s.codes&&!(t.code&&s.codes.includes(t.code)))&&!(s.exitCodes&&!(typeof t.exitCode=="number"&&s.exitCodes.
includes(t.exitCode)))&&!(s.signals&&!(t.signal&&s.signals.includes(t.signal)))&&!(s.stages&&t.stage&&!s.stages.includes(t.stage.toLowerCase()))&&!(s.weak&&t.diagnostics?.
some(({severity:r,line:o})=>r==="error"&&o!==null))){if(!s.log)return{groups:{},facts:t,lines:n};for(let r=n.length-1;r>=0;r--){const o=z(s.log,n[r]??"");if(o)return{
groups:o.groups??{},facts:t,lines:n}}}}function C({code:e}){return G.sR.some(t=>t===e)}function w(e,t){for(const n of e){const s=z(t,n)?.[1];if(s!==void 0)return s}}
function R(e,t){return e===void 0||e===""?t:`"${e}"`}var te=k(9882);const X=/; there (?:is|are) (?<names>[^;]{1,300})$/;function $e(e,t){return t.length===0||X.
test(e)?e:`${e.replace(/[.:]?\s{0,4}$/,"")}; there ${t.length===1?"is":"are"} ${t.join(", ")}`}function re(e){return e.replace(X,"")}function ne(e){return X.exec(
e)?.groups?.names?.split(", ")??[]}function oe(e){return e.endsWith("/")}const ie=[/["'](?<name>[\w$]{1,200})["'] is not exported (?:by|from) (?:["'](?<from>[^"']{1,400})["']|(?<path>[^\s,"']{1,400}))/,
/No matching export in "(?<from>[^"]{1,400})" for import "(?<name>[\w$]{1,200})"/,/\bexport '(?<name>[\w$]{1,200})' (?:\(imported as '[^']{1,200}'\) )?was not found in '(?<from>[^']{1,400})'/,
/The requested module '(?<from>[^']{1,400})' does not provide an export named '(?<name>[\w$]{1,200})'/,/(?:Module )?'"(?<from>[^"']{1,400})"' has no exported member (?:named )?'(?<name>[\w$]{1,200})'/,
/\bExport (?<name>[\w$]{1,200}) doesn't exist in target module/,/'(?<from>[^']{1,400})' does not contain a (?<name>default) export/,/Module '"(?<from>[^"]{1,400})"' has no (?<name>default) export/];
function ce(e){for(const t of ie){const{name:n,from:s,path:r}=z(t,e)?.groups??{};if(n!==void 0)return{name:n,from:s??r}}}const Oe=300,be=/^ {0,40}export (?:declare |abstract )?(?:async )?(?:const enum|const|let|var|function ?\*?|class|interface|type|enum|namespace) (?<name>[\w$]{1,100})/,
l=/^\s{0,40}(?:module\.)?exports\.(?<name>[\w$]{1,100})\s*=/,p=/(?:^|\bas\s+)(?<name>[\w$]{1,100})\s*$/,E=/^\s{0,40}export\s+(?:type\s+)?\*\s+from\s+["'](?<from>[^"']{1,300})["']/;
function O(e){const t=new Set,n=[];let s=!1;for(const r of e){const o=(be.exec(r)??l.exec(r))?.groups?.name;o&&t.add(o),/^\s{0,40}export\s+default\b/.test(r)&&t.
add("default");const a=E.exec(r)?.groups?.from;a!==void 0&&n.push(a);const i=/^\s{0,40}export\s+(?:type\s+)?\{/.exec(r);if(s||=i!==null,!s)continue;const[d=""]=r.
slice(i?.[0].length??0).split("}",1);for(const c of d.replace(/\/\/.*$/,"").split(",")){const h=p.exec(c.trim())?.groups?.name;h&&t.add(h)}if(s=!r.includes("}"),
t.size>=Oe)break}return{own:[...t],from:n}}var v=k(6760);const Se=["error","warning","notice"],Ye=/^\..|.\.config\.[a-z]{1,10}$|^package(?:-lock)?\.json$/;function Ve(e){
const t=v.posix.basename(e);return Ye.test(t)||t.includes("tsconfig")&&t.endsWith(".json")}const Je=/^TS5\d{3}$/;function Pe({code:e}){return Je.test(e??"")}const De=/^ts\(?(?:2304|2305|2307|2503|2552|2580|2614|2686|2688|2694|2724|2792|2882)\)?$/i,
Te=/^ts\(?(?:6133|6138|6192|6196|6198|6385|6387|7005|7006|7016|7019|7022|7023|7024|7027|7028|7030|7031|7034|7044|7045|7053|18046|80\d{3})\)?$/i,je=/^(?:\w*Error: )?(?:[×x] )?(?:(?:Module )?[Bb]uild failed\b|Unexpected (?:token|eof|end of file)\b|Expression expected|Declaration or statement expected|Unterminated regexp literal|Expected (?:ident|unicode escape)\b|'(?:[),;:}]|=>|<\/)' expected)/i;
function Xe({code:e,message:t}){const n=e??"";return(De.test(n)?-1:0)+(Te.test(n)?3:0)+(je.test(t)?.5:0)}function Qe({code:e}){const[t="",...n]=(e??"").split("/").
reverse();return/^[a-z][a-z-]+$/.test(t)&&n.every(s=>/^@?[a-z][\w-]*$/.test(s))}const Ue=/^Parsing error|\bUnable to resolve\b|\bis not defined\b|\bnot found in\b/;
function se(e,t=10){const n=new Set,s=new Set,o=e.map(c=>{const h=JSON.stringify([c.severity,c.file,c.line]),S=JSON.stringify([c.severity,c.message]),j=Qe(c)&&Ue.
test(c.message),q=n.has(h)||s.has(S);n.add(h),s.add(S);const V=(c.line===null?4:0)+(q&&!j?2:0)+(Pe(c)?-2:Ve(c.file)?1:0)+Xe(c)-(j?1:0);return{diagnostic:c,weight:V}}).
toSorted((c,h)=>c.weight-h.weight).map(({diagnostic:c})=>c),a=Object.groupBy(o,({severity:c})=>c),i=Math.max(0,t),d=c=>Math.max(0,(a[c]?.length??0)-i);return{shown:Se.
flatMap(c=>a[c]?.slice(0,i)??[]),rest:{error:d("error"),warning:d("warning"),notice:d("notice")}}}function fe(e,{facts:t,lines:n}){if(!e.startsWith("/"))return e;
const s=e.split("/"),r=(t.diagnostics??[]).map(({file:i})=>i.split("/",1)[0]??"").filter(i=>i!==""),o=[...new Set(["node_modules",...t.list?.("")??[],...r])],a=s.
findIndex(i=>o.includes(i));if(a>0)return s.slice(a).join("/");for(let i=s.length-1;i>1;i--){const d=`${s.slice(0,i).join("/")}/`;if(n.some(c=>o.some(h=>et(c,d+
h))))return s.slice(i).join("/")}return e}function et(e,t){const n=e.indexOf(t);return n>=0&&!/[\w.-]/.test(e[n+t.length]??"")}function Ae(e,t,n=[""]){const s=e.
split("/",40).filter(o=>o!==""&&o!==".");let r="";for(const[o,a]of s.entries()){const i=t(r),d=(o===s.length-1?n:[""]).map(h=>`${a}${h}`),c=d.find(h=>i.includes(
h))??d.map(h=>i.find(S=>S.toLowerCase()===h.toLowerCase())).find(Boolean);if(c===void 0)return;r=v.posix.join(r,c)}return n.some(o=>r===`${s.join("/")}${o}`)?void 0:
r}const ke=[/Cannot find (?:module|package) '(?<what>[^']{1,300})' imported from (?<from>\S{1,400})/,/Cannot find (?:module|package) '(?<what>[^']{1,300})'/,/Cannot find module or type declarations for side-effect import of '(?<what>[^']{1,300})'/,
/Could not resolve ["'](?<what>[^"']{1,300})["'](?: (?:from|in) ["']?(?<from>[^"'\s]{1,400}))?/,/^(?:\[UNLOADABLE_DEPENDENCY\] )?Could not load (?<path>[\w@./[\]-]{1,300})$/,
/^\S{0,60}\s?Could not load (?<what>\/[^\s()]{1,300}) \(imported by (?<from>[^)\s]{1,300})\)(?!: (?!ENOENT))/,/The module `(?<what>[^`]{1,200})` could not be loaded\. It may not be installed/,
/problem loading plugin "(?<what>[^"]{1,200})"\. Perhaps you need to install/,/[Ff]ailed to resolve "extends":\s?"(?<what>[^"]{1,300})"/,/Can't resolve '(?<what>[^']{1,300})'/,
/\bNotFound\("(?<what>[^"]{1,300})"\)/,/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) (?:the |a )?(?:[\w.-]{1,20} )?(?:module|package|dependency|plugin|preset|parser|loader|adapter|integration|extension|theme|layer):? ["'`](?<named>[^"'`]{1,300})["'`]/,
/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) ["'`](?<named>[^"'`]{1,300})["'`](?=.{0,40}\binstall)/,
/\btried to access (?<named>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}), but it isn't declared in (?:your|its) dependencies\b/,/[Ff]ailed to resolve (?:import )?["'](?<what>[^"']{1,300})["'](?: from ["'](?<from>[^"']{1,400})["'])?/,
/^(?:\[[\w:-]{1,40}\] )?Failed to resolve (?<what>\/[^\s"']{1,300})(?: from (?<from>\S{1,400}\.html))?$/,/Can't find stylesheet to import: ["'](?<sheet>[\w./-]{1,300})["']/,
/No such file or directory \(os error 2\): @import "(?<sheet>[\w./-]{1,300})"/,/^template not found: (?<what>\S{1,300})$/,/^ENOENT: Failed to lookup "(?<what>[^"]{1,300})" in /,
/ModuleNotFoundError: No module named '(?<what>[^']{1,200})'/],u=/Package subpath '\.(?<subpath>\/[^']{1,200})' is not defined by "exports" in \S{0,400}?node_modules\/(?<owner>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100})\/package\.json/,
f=/\bCould not load (?<path>[^\s()]{1,300}) \(imported by [^)\s]{1,300}\): (?:Cannot|Can't|Must not) import\b/,b=/^Found dead link (?<link>\S{1,300}?)(?:(?<=\/)index)?$/;
function x(e){const t=withoutNearest(e),{link:n}=b.exec(t)?.groups??{};if(n)return new RegExp(`(?<=["'\`]|\\]\\()${literalPattern(n)}(?:\\.(?:md|html))?(?=["'\`)?\
#\\s])`);const{owner:s,subpath:r}=u.exec(t)?.groups??{};if(s&&r)return new RegExp(`(?<=["'\`])${literalPattern(`${s}${r}`)}(?=["'\`])`);for(const o of[f,...ke]){
const{named:a,sheet:i,what:d=a??i,path:c}=search(o,t)?.groups??{},h=d?literalPattern(d):c&&`[@~#$][^\\s"'\`]{0,300}?/${literalPattern(posix.basename(c))}`;if(h)
return new RegExp(`(?<=["'\`]|(?:url|\\])\\()${h}(?=["'\`)?#])`)}}function A(e){for(const{file:n,severity:s,message:r,code:o}of e.facts.diagnostics??[]){if(Pe({
code:o??null}))return;if(s!=="error")continue;const a=re(r),i=Z(nt(a,n),r),d=i?.kind==="file"?void 0:jn(a,n,e.facts.list);if(d??i)return d??i}if(e.facts.diagnostics?.
some(n=>n.severity==="error"))return;const t=e.lines.findLastIndex(n=>he.test(n));for(const[n,s]of e.lines.entries()){const r=nt(s,void 0);if(r)return n<t-le?void 0:
r}}function Z(e,t){return e?.kind!=="package"||!ne(t).some(oe)?e:{...e,kind:"file",specifier:J(t)??e.specifier}}function J(e){const t=re(e);return ke.map(n=>z(n,
t)?.groups?.what).find(Boolean)}const he=/^(?:Uncaught )?(?:Reference|Type|Range)Error: (?!.*\b(?:module|package|import|resolve)\b)/,le=3,tt=/^@[\w-]{1,100}\/[\w-]{1,100}$/;
function nt(e,t){for(const n of ke){const s=z(n,e)?.groups;if(s?.path)return{kind:"file",specifier:s.path,importer:"."};if(s?.sheet)return{kind:"file",specifier:s.
sheet,importer:t};const r=s?.what??s?.named;if(!s||!r)continue;const o=t??s.from,a=/\.(?:html?|css|s[ac]ss|less|json)$/.test(o??"")&&!tt.test(r);if(s.named===void 0&&
a||/\.(?:html|njk|liquid)$/.test(r)||/^(?:\.{1,2}(?:\/|$)|\/)/.test(r))return{kind:"file",specifier:r,importer:o};const d=/^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.
exec(r)?.[0];return d===void 0||r[d.length]===":"?void 0:{kind:"package",specifier:d,importer:o}}}const Fe=["",..."ts tsx js jsx mjs cjs vue svelte astro css sc\
ss json".split(" ").map(e=>`.${e}`)],Ne=/\.(?:css|s[ac]ss|less)$/,ve=["",".css",".scss",".sass",".less"];function ge(e){const t=e.facts.list??Fn(we(e.facts)),n=A(
e),s=n?.kind==="file"&&!we(e.facts).some(oe)?n:void 0;for(const r of s?$t(s):[]){const o=Ne.test(s?.importer??"")?ve:Fe,a=Ae(r,t,o);if(a!==void 0&&s)return{specifier:s.
specifier,actual:a}}}function we({diagnostics:e=[]}){return ne(e.find(({severity:t})=>t==="error")?.message??"")}const B=/^(?:[@~#]|\$\w{1,20})\/(?<rest>[^'"\s]{1,300})$/,
ue=/^[@~#$]?(?<rest>[\w-]{1,60}\/[^'"\s]{1,300})$/,Le=["","src","src/lib","app"];function jn(e,t,n){const s=J(e);return s&&(B.test(s)||Un(s,t,n).length>0)?{kind:"\
file",specifier:s,importer:t}:void 0}function Un(e,t,n){const[s=""]=ue.exec(e)?.groups?.rest?.split("/",1)??[];return s===""||!n||/^(?:node_modules|src|lib)$/.test(
s)?[]:Et(t).filter(r=>n(r).includes(s)&&n(v.posix.join(r,s)).length>0)}function Et(e){const t=e.split("/").slice(0,20),n=t.map((s,r)=>t.slice(0,r).join("/"));return[
...new Set(n.flatMap(s=>Le.map(r=>v.posix.join(s,r))))].map(s=>s==="."?"":s)}function $t({specifier:e,importer:t}){const n=(B.exec(e)??ue.exec(e))?.groups?.rest;
if(n&&!/^\.{1,2}\//.test(e))return Et(t??"").map(r=>v.posix.join(r,n));if(e.startsWith("/")){const r=e.split("/").slice(1,40);return r.map((o,a)=>r.slice(a).join(
"/"))}const s=t&&v.posix.join(v.posix.dirname(t),e);return!s||s.startsWith("..")||s.startsWith("/")?[]:[s]}function Fn(e){const t=new Map;for(const n of e){const s=n.
split("/");for(const[r,o]of s.entries()){const a=s.slice(0,r).join("/"),i=t.get(a)??new Set;t.set(a,i.add(o))}}return n=>[...t.get(n)??[]]}function bt(e){const{
list:t}=e.facts,n=we(e.facts);if(n.length>0)return n;const s=A(e);if(!t||s?.kind!=="file")return[];const r=$t({...s,specifier:s.specifier.replace(/[?#].*$/,"")}),
{importer:o}=s;for(const d of r){const c=Gn(d,t,o);if(c.length>0)return c}return(/\.html?$/.test(o??"")?r.map(d=>Wn(d,t)):[]).find(d=>d.length>0)??(r.length>0?Kn(
v.posix.basename(r[0]??""),t,o):[])}const St=/^(?:main|index|entry)\./i;function Wn(e,t){const n=v.posix.dirname(e),s=v.posix.basename(e);return!St.test(s)||n===
"."?[]:t(n).filter(o=>St.test(o)&&st(o,s)).map(o=>v.posix.join(n,o)).slice(0,3)}function Gn(e,t,n=""){const s=e.split("/").filter(h=>h!==".");let r="";for(const h of s.
slice(0,-1)){const S=t(r),j=S.filter(V=>V!=="node_modules"&&!V.startsWith(".")),q=S.includes(h)?h:(0,te.pA)(h,j)[0];if(q===void 0)return[];r=v.posix.join(r,q)}const o=s.
at(-1)??"",a=t(r).filter(h=>st(h,o,n)),i=a.filter(h=>We(h)===We(o)),d=i.length>0?i:(0,te.pA)(pe(o),a.map(pe));return a.filter(h=>i.includes(h)||d.includes(pe(h))).
map(h=>v.posix.join(r,h)).slice(0,3)}const kt=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|json)$/i,_e=/\.(?:p?css|s[ac]ss|less|styl)$/i,Bn=/\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/i;
function st(e,t,n=""){if(_e.test(n)&&pe(t)===t)return _e.test(e);if(pe(e)===e)return!0;const s=[kt,_e,Bn].find(r=>r.test(t));return s?s.test(e):pe(t)===t?kt.test(
e)||_e.test(e):(0,v.extname)(e)===(0,v.extname)(t)}function pe(e){return e.replace(/(?<=.)\.[a-z]\w{1,9}$/i,"")}function We(e){return pe(_e.test(e)?e.replace(/^_(?=.)/,
""):e)}const zn=200,Hn=/^(?:\.|node_modules$|dist$|build$|out$|vendor$|coverage$)/;function Kn(e,t,n=""){const s=[],r=[""];for(let o=0;o<r.length&&o<zn;o++){const a=r[o]??
"";for(const i of t(a)){const d=v.posix.join(a,i);We(i).toLowerCase()===We(e).toLowerCase()&&st(i,e,n)&&s.push(d),!Hn.test(i)&&pe(i)===i&&r.push(d)}}return _e.test(
n)&&s.length>1?[]:s.slice(0,3)}const Zn={"import-case":{signs:[{}],summary:e=>{const t=ge(e);return t&&`the import "${t.specifier}" differs from the file's name\
 only in upper and lower case`},remedy:e=>`The file is ${R(ge(e)?.actual,"there")}: write the import as it is spelt, or rename it with git mv. Builds run where \
case counts.`},"missing-file":{signs:[{}],summary:e=>{const t=A(e),n=/\.html?$/.test(t?.importer??""),s=t?.kind==="file"&&(n?t.specifier:fe(t.specifier,e));return s&&
bt(e).some(oe)?`the import "${s}" leads to no file and no package`:s?`the file "${s}" that is imported does not exist`:void 0},remedy:e=>{const t=bt(e);if(t.length>
0)return`There is ${Ce(t)}: correct the import, or commit the file that it names.`;const{importer:n="",specifier:s=""}=A(e)??{};return`Check the path and its up\
per and lower case, and that the file is committed: \`git check-ignore -v\` tells whether .gitignore holds it back.${/\.s[ac]ss$/.test(n)&&/^\w[\w.-]*\//.test(s)?
" If it is of a package, add the package to package.json and the lockfile.":""}`}},"missing-export":{signs:[{}],summary:({facts:e})=>{const t=vt(e);return t&&`${t.
file}${t.line===null?"":`:${t.line}`}: ${t.message}`},remedy:({facts:e})=>{const{message:t=""}=vt(e)??{},n=ne(t),{name:s,from:r}=ce(t)??{},o=r?R(r,""):"the modu\
le";return n.length>0?`Import ${Ce(n)} from ${o}, or export ${s} there.`:s==="default"?`Import by name from ${o}, in braces, or give it a default export.`:`Expo\
rt ${s} from ${o}, or import what it has. A type needs import type.`}},"missing-read":{signs:[/ENOENT: no such file or directory, (?:open|stat|scandir) '(?<path>[^']{1,400})'/],
summary:e=>{const t=e.facts.diagnostics?.find(({severity:n,line:s})=>n==="error"&&s!==null);if(!(t&&!t.message.includes("ENOENT")))return`the file "${fe(e.groups.
path??"",e)}" that is read does not exist`},remedy:()=>"Check the path where it is written, its upper and lower case, and that the file is committed."},"missing\
-package":{signs:[{}],summary:e=>{const t=A(e);if(t?.kind!=="package")return;const n=we(e.facts),s=n.length===0?"":`, and package.json has ${Ce(n)}`;return`the \
package "${t.specifier}" is not installed${s}`},remedy:e=>{const t=A(e)?.specifier??"the package",n=we(e.facts);return n.length>0?`package.json has ${Ce(n)}: co\
rrect the name ${t}, or add a package of that name to package.json and the lockfile.`:e.lines.some(s=>s.includes("No module named"))?`Add ${t} to the project's \
requirements.`:`Run npm install ${t} (or your package manager's add) and commit package.json with the lockfile.${_t(e.facts)}`},part:()=>({kind:"uninstalled"})}};
function vt({diagnostics:e=[]}){const t=e.find(({severity:n})=>n==="error");return t&&ce(t.message)?t:void 0}function Ce(e){return[e.slice(0,-1).join(", "),...e.
slice(-1)].filter(Boolean).join(" or ")}function _t(e){return C(e)?"":" A platform that installs with NODE_ENV=production leaves out devDependencies."}const qn={
"memory-limit":{signs:[{codes:["out_of_memory"],log:/was stopped because (?<why>[\w ,.:']{1,300})$/}],summary:({groups:e})=>e.why??"the build used more memory t\
han it may",remedy:()=>"Make the build smaller: source maps, parallel workers and pages built at once cost most. Or ask the platform's operators to raise the li\
mit (slipway platform --build-memory)."},"disk-limit":{signs:[{codes:["disk_quota","disk_full"],log:/was stopped because (?<why>[\w ,.:']{1,300})$/},{codes:["di\
sk_quota"]}],summary:({groups:e})=>e.why??"the build wrote more than it may",remedy:()=>"Make the build write less (caches, source maps, copies of node_modules)\
, or ask the platform's operators to raise the limit (slipway platform --build-disk)."},"out-of-memory":{signs:[{codes:["out_of_memory"]},{codes:["build_killed"],
log:/heap out of memory|Reached heap limit/},{tool:"node",log:/JavaScript heap out of memory|Reached heap limit|Ineffective mark-compacts near heap limit/},/(?:fatal error: runtime: )?(?:out of memory|cannot allocate memory)$|ENOMEM|OOMKilled/i],
summary:()=>"the build ran out of memory",remedy:({lines:e})=>e.some(t=>t.includes("heap"))?"Set the app variable NODE_OPTIONS to --max-old-space-size=4096 (MB)\
, or make the build smaller: source maps and parallel workers cost most.":"Make the build smaller (source maps and parallel workers cost most), or let it run wh\
ere there is more memory."},"file-watchers":{signs:[/System limit for number of file watchers reached/],summary:()=>"the build watches files for changes",remedy:()=>"\
Use a build command that ends: without --watch, and not a dev server."},"disk-full":{signs:[{codes:["disk_full"]},/ENOSPC|[Nn]o space left on device/],summary:()=>"\
the disk is full where the build ran",remedy:()=>"Make the build write less (caches, source maps), or free space on the platform and deploy again."},"build-time\
out":{summary:()=>"the build took longer than the platform allows",remedy:()=>"Check that the build command ends by itself: a dev server or a watch mode never d\
oes. Then look for what is slow in the log."},"missing-script":{signs:_({npm:/^Missing script: "?(?<script>[^"\s]{1,100})"?/,pnpm:[/ERR_PNPM_NO_SCRIPT\s+Missing script: (?<script>\S{1,100})/,
/ERR_PNPM_RECURSIVE_EXEC_FIRST_FAIL\s+Command "(?<script>[^"]{1,100})" not found/],yarn:/^error Command "(?<script>[^"]{1,100})" not found\./,"yarn-berry":/Couldn't find a script named "(?<script>[^"]{1,100})"/,
bun:/Script not found "(?<script>[^"]{1,100})"/}),summary:({groups:e})=>`package.json has no script ${R(e.script,"of that name")}`,remedy:({facts:e,groups:t,lines:n})=>{
const s=e.diagnostics?.find(({code:i})=>i==="missing-script"),r=Yn(n).filter(i=>i!==t.script),o=s?ne(s.message):(0,te.pA)(t.script??"",r);return`${o.length>0?`T\
here is ${Ce(o)}. `:""}Add the script ${R(t.script,"named in the log")} to package.json, or name one that exists where it is called.`},part:({groups:e})=>({kind:"\
member",name:"scripts",wanted:e.script})},"command-not-found":{signs:[/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>[\w@./-]{1,100}): (?:command )?not found$/,
/spawn (?<command>[\w@./-]{1,100}) ENOENT$/,{exitCodes:[127]}],summary:({groups:e})=>`the command ${R(e.command,"to run")} was not found`,remedy:({groups:e,facts:t})=>`\
Add the package that brings ${R(e.command,"it")} to dependencies in package.json.${_t(t)}`,part:({groups:e})=>e.command?{kind:"script",command:e.command}:void 0},
"permission-denied":{signs:[/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>\S{1,200}): Permission denied$/,/EACCES: permission denied, \w{1,20} '(?<command>[^']{1,200})'/,
{exitCodes:[126]}],summary:({groups:e})=>`permission denied${e.command?` for ${R(e.command,"")}`:""}`,remedy:({groups:e})=>e.command?.startsWith("/")?"Let the b\
uild write only inside the repository; other folders are closed to it.":"Make the script executable and commit that: git update-index --chmod=+x FILE. Or run it\
 through its interpreter, as sh FILE.",part:({groups:e})=>e.command?{kind:"file",path:e.command}:void 0},"port-in-use":{signs:[/EADDRINUSE(?::.{0,60}?:(?<port>\d{2,5}))?|[Pp]ort (?<port2>\d{2,5}) is (?:already )?in use/],
summary:({groups:e})=>`a port is in use${e.port?` (${e.port})`:""}`,remedy:()=>"A build should not start a server on a fixed port: let it listen on port 0, or u\
se a build command that starts none."},"warnings-as-errors":{signs:_({"react-scripts":/Treating warnings as errors because process\.env\.CI = /,eslint:/ESLint found too many warnings/}),
summary:()=>"the build counts warnings as errors",remedy:({lines:e})=>e.some(t=>t.startsWith("Treating warnings"))?"Mend the warnings in the log, or set build-c\
ommand to CI=false npm run build.":"Mend the warnings in the log, or raise --max-warnings."},"missing-variable":{signs:[/(?:[Mm]issing|[Uu]ndefined|[Ii]nvalid)(?: required)? env(?:ironment)?(?: variable)?s?:? [`"'[]?(?<name>[A-Z][A-Z0-9_]{1,80})/,
/(?:[Ee]nv(?:ironment)? (?:variable|var)|variable) [`"']?(?<name>[A-Z][A-Z0-9_]{1,80})[`"']? (?:is (?:not (?:set|defined|provided)|missing|undefined|required)|must be (?:set|defined))/,
/(?<!ReferenceError: )(?<![\w])[`"']?(?<name>[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60})[`"']? (?:environment variable |env var )?(?:is (?:not set|not defined|missing|required)|must be set)/,
..._({"dotenv-safe":/^\s*missing: \[ '(?<name>[A-Z][A-Z0-9_]{1,80})'/,sveltekit:/"(?<name>PUBLIC_\w{1,80}|\w{1,80})" is not exported by "(?:virtual:env|\$env)\/static\/(?:public|private)/})],
summary:({groups:e})=>`the variable ${e.name??""} is not set`,remedy:({groups:e})=>`Add ${e.name??"it"} to the app variables (input env or env-file); secrets th\
rough \${{ secrets.${e.name??"NAME"} }}.`},...Zn,"builder-crashed":{summary:({facts:e})=>(e.message||"The process that built this deployment crashed").replace(/^The/,
"the"),remedy:()=>"Deploy again. If it fails again, something in the repository crashes the platform's worker: the operators find the cause in the platform's lo\
g."},"build-killed":{signs:[{codes:["build_killed"]},{signals:["SIGKILL","SIGTERM"]},{exitCodes:[137,143]}],summary:()=>"the build was killed",remedy:()=>"Look \
in the log for what ended it, and deploy again. If it fails again, the build may need more memory or time than it may use."}};function Yn(e){const t=new Set,n=e.
findLastIndex(s=>/[Mm]issing script|not found|a script named/.test(s));for(const s of e.slice(Math.max(0,n),n+40)){const r=w([s],/^\s*(?:npm|pnpm|yarn|bun) run ([\w:.-]{1,60})(?:\s|$|")/)??
w([s],/Did you mean "(?:pnpm|yarn|npm) (?:run )?([\w:.-]{1,60})"/);r&&t.add(r)}return[...t].slice(0,10)}function Q(e){return e?{kind:"dependency",name:ee(e)}:void 0}
function ee(e){return e.replace(/%2f/i,"/").replace(/\/-\/.*$/,"").replace(/(?<=.)@.*$/,"").replace(xt,"")}const xt=/(?<=\w)-(\d{1,5}\.\d{1,5}\.\d[\w.+-]{0,60})\.tgz$/;
function Vn(e){return/^.[^@]*@(?:npm:)?(.+)$/.exec(e)?.[1]??xt.exec(e)?.[1]}function Jn(e){return e.kind==="file"?e.path:e.kind==="uninstalled"?void 0:"package.\
json"}const Xn={"browser-only":{signs:[/ReferenceError: (?<name>window|document|localStorage|sessionStorage|navigator|HTMLElement) is not defined/],summary:({groups:e})=>`\
code for the browser ran during the build (${e.name} is not defined)`,remedy:({groups:e})=>`Use ${e.name} only in the browser: after mounting (onMount, useEffec\
t, client:only), or where typeof ${e.name} !== 'undefined'.`},"esm-only":{signs:[{tool:"node",log:/ERR_REQUIRE_ESM|require\(\) of ES Module \S{1,300}/}],summary:()=>"\
a package that exists only as an ES module was loaded with require()",remedy:({facts:e})=>`Load it with import (name the file .mjs, or set "type": "module" in p\
ackage.json)${C(e)?"":", or use Node.js 22 or newer on a platform that lets you choose"}.`},"next-static-params":{signs:[{tool:"next",log:/Page "(?<page>[^"]{1,200})" is missing "generateStaticParams\(\)"/}],
summary:({groups:e})=>`the page ${R(e.page,"")} has no generateStaticParams()`,remedy:()=>"Export generateStaticParams() from that page, so that the static expo\
rt knows its paths."},"base-path":{signs:[{tool:"sveltekit",log:/does not begin with `base`, which is configured in `paths\.base`/}],summary:()=>"a link leaves \
the configured base path",remedy:()=>"Put the base path before the site's own links, or remove the base path: the platform serves each app at its own host's roo\
t."},"dead-link":{signs:[{tool:"sveltekit",log:/^Error: 404 (?<link>\S{1,300}) \(linked from (?<page>\S{1,300})\)/},{tool:"vitepress",log:/Found dead link (?<link>\S{1,300}) in file (?<page>\S{1,300})/},
{tool:"docusaurus",log:/^\s*-> linking to (?<link>\S{1,300})/},{weak:!0,tool:"nuxt",log:/^\s*│ [├└]── \[404\] Page not found: (?<link>\S{1,300})/}],summary:({
groups:e,lines:t})=>{const n=e.page??w(t,/(?:Broken link on source page path =|│ └── Linked from) (\S{1,300}?):?$/);return`a link to ${e.link}${n?`, in ${n}\
,`:""} leads to no page`},remedy:()=>"Correct the link, or add the page. The log names any others."},"page-failed":{signs:[{weak:!0,tool:"sveltekit",log:/^\[500\] GET (?<page>\S{1,300})/},
{weak:!0,tool:"qwik",log:/^!!! (?<page>\S{1,300}): Error during SSG$/}],summary:({groups:e,lines:t})=>{const n=t.findLastIndex(s=>/^(?:\[500\] GET |!!! \S{1,300}: Error during SSG$)/.
test(s));return`the page ${e.page} failed while it was rendered: ${t[n+1]?.replace(/^Error: /,"")??""}`},remedy:()=>"Mend what the page loads or shows; the stac\
k in the log names the functions."},"gatsby-graphql":{signs:[{weak:!0,tool:"gatsby",log:/^error There was an error in your GraphQL query:/}],summary:({lines:e})=>{
const t=e.findLastIndex(n=>n.startsWith("error There was an error in your GraphQL query"));return`a GraphQL query fails: ${e.slice(t+1).find(n=>n!=="")??""}`},remedy:()=>"\
Correct the query, or give its type the field in gatsby-node (createSchemaCustomization)."},"gatsby-page-failed":{signs:[{weak:!0,tool:"gatsby",log:/^error Building static HTML failed for path "(?<page>[^"]{1,300})"/}],
summary:({groups:e,lines:t})=>`the page ${e.page} failed while it was rendered: ${w(t,/^\s*WebpackError: (.{1,300})/)??""}`,remedy:()=>"Mend what the page loads\
 or shows: gatsby build --verbose tells more, and gatsby develop the line."},"nuxt-page-failed":{signs:[{weak:!0,tool:"nuxt",log:/^\s*│ [├└]── \[5\d\d\] (?<message>.*)/}],
summary:({groups:e,lines:t})=>{const n=t.findLastIndex(r=>/^\s*│ [├└]── \[5\d\d\]/.test(r));return`the page ${w(t.slice(0,n).reverse(),/├─ (\/\S{0,300}) \(\d+ms\)/)}\
 failed while it was rendered: ${e.message}`},remedy:()=>"The log does not tell the error itself: run npx nuxt dev and open the page, where it stands with its s\
tack. Code for the browser and missing variables are common causes."},"package-cycle":{signs:[{tool:"turbo",log:/^[\s`>-]*[x×] (?:Cyclic|Circular) dependency detected/}],
summary:({lines:e})=>{const t=w(e,/^\s*\|\s{1,8}([@\w./#-]{1,100}(?:, [@\w./#-]{1,100}){1,20})$/);return`packages depend on each other in a cycle${t?`: ${t.replace(
/#[\w:-]{1,60}/g,"")}`:""}`},remedy:()=>"Take one of the dependencies between these packages out of their package.json files.",part:({lines:e})=>Q(w(e,/^\s*\|\s{1,8}([@\w./-]{1,100})#\S{1,60} -> /))},
turbo:{signs:_({turbo:[/^[\s`>-]*[x×] (?<what>No package found with name '[^']{1,100}' in workspace)$/,/^[\s`>-]*[x×] (?<what>Could not find task `[^`]{1,100}` in project)$/]}),
summary:({groups:e})=>`turbo: ${e.what}`,part:({groups:e})=>e.what?.includes("task")?{kind:"file",path:"turbo.json"}:void 0,remedy:({groups:e})=>e.what?.includes(
"task")?"Name the task in build-command as turbo.json has it among its tasks.":"Write --filter in build-command as the name in that package's package.json."},"c\
ss-minify":{signs:[{tool:"vite",log:/^(?:\w*Error: )?\[lightningcss minify\] (?<what>\S.{0,200})$/}],summary:({groups:e,lines:t,facts:n})=>{const s=n.diagnostics?.
find(({severity:a,line:i})=>a==="error"&&i!==null);if(s)return`${s.file}:${s.line}: ${e.what}`;const r=t.findIndex(a=>/^\s*\|\s+\^/.test(a)),o=/^\d{1,7} *\| *(\S.{0,80})/.
exec(t[r-1]??"")?.[1]?.trim();return`the style sheets do not parse: ${e.what}${o?`, at ${R(o,"")}`:""}`},remedy:()=>"Look above what is quoted for a rule or a c\
omment that is not closed, in the style sheet that holds it."}},Qn=/(?:^|\s)[\d.,]{1,12}\s?(?:B|bytes|[kKMG]i?B)(?=$|[\s│|,)\]])/,es=/\b(?:errors?|fail(?:ed|s)?|exceed(?:s|ed)?|limit|too (?:large|big|long)|cannot|must|not)\b/i,
ts=[/^\s*[○●◐ƒλ∙]\s{1,4}(?:\(|\/)/u,/^\s*(?:Route|Page|Asset|File|Path|Name|Chunk|Size)\b.{0,120}\b(?:Size|First Load|gzip|Chunks|Type)\b/,/^\s*[├└┌┬╰╭](?:[─━]{0,3}\s|$)(?!.{0,200}(?:Error|\[\d{3}\]|✖|×))/u,
/^\s*\+ First Load JS\b/,/^\s*(?:\[[\w:@/.-]{1,40}\]\s)?(?:✓|✔|√|✅|☑|🎉|✨|🚀|λ|▶|❯)/u,/\b(?:built|done|finished|completed|compiled|generated|wrote|copied|written)\b.{0,80}\b\d[\d.,]{0,8}\s?(?:ms|s|sec|seconds|min|minutes?)\b/i,
/^\s*[-•]?\s?\d{1,7} (?:errors|warnings|hints|modules?|pages?|files?|assets?|packages?)\b.{0,60}$/,/\(\d{1,7}\/\d{1,7}\)\s*$/,/^\s*(?:Result|Summary|Total|Time|Duration|Tasks|Cached)\b.{0,60}:/,
/^\s*(?:Attention: |This information is used|You can learn more|Learn more|Read more|See https?:|https?:\/\/\S{1,300}$)/,/^\s*▲ Next\.js \d/u,/^\s*\.{3} (?:collapsed )?\d{1,7} (?:duplicate )?lines matching /,
/Entry docs → 404 was not found\.$/,/^lscpu: failed to determine /,/^\d{1,7}:(?:\s|$)/],ns=/^\s*(?:✓|✔|√|✅|🎉|✨)|\b(?:built|done|completed|finished) in \d|\bcompiled successfully\b|^\s*[○●ƒλ]\s{1,4}\(/iu;
function Rt(e){return ts.some(t=>t.test(e))||rs(e)||ss(e)}function ss(e){return Qn.test(e)&&!es.test(os(e))}function rs(e){return e.length<=300||e.split(" ").length>
e.length/16?!1:e.split(/[;{}=]/).length>e.length/30}function Ot(e){return ns.test(e)}function os(e){return e.split(/\s+/).filter(t=>!/[/.][\w[]/.test(t)).join("\
 ")}const is=/^\s{0,8}⚠|^(?:[▲!]\s{1,3})?(?:\[(?:warn(?:ing)?|hint|info)\]|(?:deprecation )?warning\b(?! as error))|^\s{0,4}(?![-*])[^\s:"']{1,400}(?::\d{1,7}){1,2}:?\s(?:-\s)?(?:warning|hint|info|note|message|suggestion)\b|^\s{0,4}[^\s:"']{1,400}\(\d{1,7},\d{1,7}\): (?:warning|info|message)\b|^\s*\d{1,7}:\d{1,7}\s{1,40}(?:warning|hint|info)\b/i,
as=/^\s*(?:[✘✖✗×⨯]|x\s|\[?(?:error|fatal)\b|\w{0,60}(?:Error|Exception)\b.{0,40}:\s|\d{1,7}:\d{1,7}\s{1,40}error\b)/i,ds=/^(?:\s|$|\d{1,7}(?:\s|$))/,cs=/^(?:WARNING in \S|\(!\) Some chunks\b)/,
ls=12;function Tt(e,t,n){const s=new Set;let r=!1,o=!1;for(let a=Math.max(0,t-ls);a<n;a++){const i=e[a]?.text??"";o=cs.test(i)||o&&i.trim()!==""&&!/^ERROR in /.
test(i),r=o||is.test(i)||r&&ds.test(i)&&!as.test(i),r&&s.add(a)}return s}var At=k(3716);const us=/^(?:\[(?:error|ERROR|fatal)\](?:\s|$)|\w{1,20}\sERR!\s(?:[A-Z]\w{1,40}\s)?|\S{1,100}\sSTD(?:ERR|OUT)\s|[│■▲●└]\s{1,4}|(?:notsup|notarget|engine|network|JSON\.parse)\s)/,
ps=/^err:\s(?=\w{0,60}(?:Error|Exception):)/;function ye(e){return e.replace(us,"")}const Nt=[/^\s*(?:\$|>(?!\s[A-Z].*\.$)|[+|│]|➤|at\s|\d{1,7}\s?[|│]|[{})\]]|\((?!!\))|\[$|-{2}|\*|node:internal|file:\s|throw\s|Node\.js v|A complete log|In most cases)/,
/^\s*(?:npm\s)?(?:<[cdilptw]>\s|\[?warn(?:ing)?\]?\b|\(node:\d|deprecat|info\b|notice\b|success\b|debug\b|verbose\b|note\b|hint\b|tip\b)/i,/^\s*(?:See|If|To|You|Note|Please|Try|Did you|This|Learn|Use|Visit|Run|For|Pass|Make sure|Searched|Import trace|Require stack|Emitted|Error reference|Location:|Stack trace|Progress|Packages|Checked out|Cloning|Lockfile is)\b/,
/^[^\w]{0,10}\d{1,6}\s(?:problem|error|warning)s?\b/,/^(?:Required|Actual|Wanted|Found|Valid \w+):\s/,/^(?:\[[\w:@/.-]{1,40}\]\s|[^\w[]){0,8}(?:Error:\s)?(?:(?:[\w-]{1,20}\s)?build\s(?:failed|error|was canceled)|failed (?:to (?:compile|build)|with errors|tasks)|command failed|(?:error )?during build)(?:\W|$)(?!.*\b(?:Error|not|resolve)\b)/i,
/\b(?:exited? (?:with )?(?:code|status)|exit code|ELIFECYCLE|exited with \d|exited \(\d|\w{0,60}RUN_FIRST_FAIL\b)/,/^\s{2,}\w+:\s(?:undefined|null|true|false|-?\d+|\[|\{|'E?[A-Z_]+')/,
/^(?:code|path|errno|syscall|command|cwd|location|dest)\s\S{1,400}$/,/^\s*\[?(?:\w*Error|ERROR|FATAL)\]?:?\s*\{?$/,/^\s*(?:\w{0,60}Error:\s)?5\d\d\s\/\S{0,300}$/,
/^\s*\S{1,400}:\d{1,7}:(?:\d{1,7}|NaN)$/],Lt=/^\s*(?:✘|✖|✗|×|⨯|x\s|!|\[!\]|\(!\)|\[?(?:ERROR|error|fatal|FATAL|panic)\b\]?[\s:]|\d{1,7}:\d{1,7}[\s:]{1,4}error\b|ERR_|E\d{3}\b|YN00)/,
ms=/^[^\w]{0,10}(?:\[[^\]]{1,60}\]:?\s){0,3}(?:\w{1,40}\s){0,3}(?:err:\s)?[([]?(?:Uncaught\s)?\w{0,60}(?:Error|Exception)\b[^:]{0,40}:?\s\S/,fs=/^\s*(?:Caused by|Cause):$/,
Ct=/^\s{2,8}\d{1,2}:\s/,hs=/^(?:\/(?:usr\/)?bin\/)?(?:ba|da|z)?sh:\s/,gs=/^\s*(?:\[cause\]:|Caused by:|Cause:)\s*\S/,ws=/^(?:\[cause\]:|Caused by:|Cause:)\s{1,4}/,
rt=/\b(?:not (?:found|compatible|exported|defined|set|exist|resolve|valid|allowed|a function|installed|recognized|a supported|available|match)|doesn['’]t|does not|cannot|can['’]t|could not|couldn['’]t|failed to|unable to|unexpected|invalid|undefined|missing|unknown|expected|required|duplicate|must|unclosed|no such|no matching|forbidden|denied|unauthorized|refused|incompatible|unsupported|conflict(?:s|ing)?|unresolved|broken|mismatch|bad|incomplete|unrecognised|unterminated|dead|has no|no (?:\w{1,20} ){1,3}found|should (?:be|have|exist|not)|trailing)\b/i,
Mt=/\bE[A-Z]{4,}\b|[a-z](?:Expected|NotFound|Missing|Invalid)\b/,ys=/^\s*(?:at\s|Hint:|Location:|Stack trace:|(?:>\s{0,9})?\d{1,7}\s?[|│])/,Ge=3,Es=3,$s=1e3,bs=6;
function Ss(e){let t;const n=Math.max(0,e.length-$s),s=Tt(e,n,e.length),r=e.findLastIndex(({text:o})=>Ot(o));for(let o=n;o<e.length;o++){const a=s.has(o)?0:Gs(e,
o),i=a>=Ge&&o>r?a+Es:a;a>=Ge&&i>(t?.points??0)&&(t={at:o,points:i})}return t&&ks(e,t.at)}function ks(e,t){const n=r=>ye(e[r]?.text??"").trim(),s=[];for(let r=t+
1;r<e.length&&s.length<bs&&r<t+12;r++){const o=n(r);if(!(o===""||/^(?:(?:>\s{0,9})?\d{1,7}\s?[|│]|See\b|Hint)/.test(o))){if((0,At.LP)(o))break;s.push(o)}}return{
at:t,message:Pt(n(t).replace(Lt,"").replace(ws,"").replace(ps,"").replace(/^(?:\d{1,2}:\s(?!\d)|in\s{1,4}(?=\w{0,60}Error:\s))/,"").trim()||n(t),e,t),details:s}}
const vs=/^(?:\w{0,60}(?:Error|Exception):\s)?(?:in\s)?\(?(?<path>[^\s:"'`]{0,400})(?::\d{1,7}){0,2}:?\)?$/,_s=/^(?:x|✗|×)?\s?(?:(?:Build|Module build|Module parse) failed(?: in [\d.]+m?s)?(?: \(from [^()]{1,300}\))?|Error while requesting resource)[.:]?$/,
xs=/^[A-Z][a-z]{2,20}(?: \w{2,20}){0,2} failed: [^\s"'`]{1,300}\.\w{1,10}$/,Be=14,Rs=/^(?:\|- |[├╰└]─{1,2}▶\s{1,4}(?:[×x]\s{1,4})?)/;function It(e){const t=vs.
exec(e)?.groups?.path;return t===""||/[./]/.test(t??"")}function Pt(e,t,n){if(Ms.test(e))return[e.replace(/\.$/,""),Ps(t,n)].filter(Boolean).join(": ");const s=Cs(
e,t,n)??As(e,t,n)??jt(e,t,n);if(s)return`${e} ${s}`;const r=It(e)||_s.test(e)||xs.test(e);if(!r&&!e.endsWith(":")&&!Ut.test(e))return e;for(let o=n+1;o<=n+Be&&o<
t.length;o++){const a=ye(t[o]?.text??"").replaceAll("**","").trim().replace(Rs,"").replace(Ds,(i,d,c)=>d===c?`${d}: `:i);if((0,At.LP)(a))break;if(!(a===""||js.test(
a)||e.includes(a))){if(r){if(It(a))continue;return a}if(!Ft(a)){if(Ut.test(e)&&/^\s/.test(t[o]?.text??""))continue;return e}return[e,a,jt(a,t,o)].filter(Boolean).
join(" ")}}return e}const Os=/^expect\(/,Ts=/^\s{2,8}(?:Expected|Received)[^:]{0,40}: {1,8}\S/;function As(e,t,n){if(!Os.test(e))return;const r=t.slice(n+1,n+Be).
map(o=>o?.text??"").filter(o=>Ts.test(o)).map(o=>o.trim().replace(/ +/g," "));return r.length===0?void 0:`(${r.slice(0,2).join(", ")})`}const Ns=/\bis not assignable to\b|^No overload matches|\bdoes not satisfy\b/,
Ls=/^\s{2,60}(?=[A-Z])(?!\s{0,60}(?:Overload|The last overload)\b)/;function Cs(e,t,n){if(!Ns.test(e))return;let s;for(let r=n+1;r<=n+Be;r++){const o=t[r]?.text??
"";if(!Ls.test(o))break;s=o.trim()}return s===void 0||e.includes(s)?void 0:s}const Dt=/^\s{0,8}[-*•]\s{1,4}(?<item>\S.{0,120})$/,ot=3;function jt(e,t,n){if(!e.
endsWith(":"))return;const s=ye(t[n+1]?.text??"").trim()===""?n+2:n+1,r=[];for(let o=s;r.length<=ot;o++){const a=Dt.exec(ye(t[o]?.text??""))?.groups?.item;if(a===
void 0)break;r.push(a.replace(/[`'",;]{1,4}$/,""))}if(r.length!==0)return r.length>ot?`${r.slice(0,ot).join(", ")}, \u2026`:r.join(", ")}const Ms=/^(?:\[[\w:-]{1,60}\] ){0,3}(?:\w{0,60}Error: )?(?:Undefined (?:variable|function|mixin)|Can't find stylesheet to import)\.?$/,
Is=/^[\s│|]{1,40}(?<carets>\^{1,200})\s{0,40}$/;function Ps(e,t){for(let n=t+1;n<=t+Be&&n<e.length;n++){const s=Is.exec(e[n]?.text??"")?.groups?.carets?.length,
r=e[n]?.text.indexOf("^")??-1;if(s!==void 0)return e[n-1]?.text.slice(r,r+s).trim()?.replace(/^@(?:use|forward|import) (?=["'])/,"")}}const Ds=/^([\w.]{1,60}): ([\w.]{1,60}): /,
Ut=/\bdoes not match (?:\w{1,20} ){0,3}schema\b|\binvalid (?:\w{1,20} ){0,2}(?:config|file|options)\b[^:]{0,80}$|^(?:\w{1,40}Error: |Error: )?(?:bad|invalid|broken|wrong) (?:[\w-]{1,20} ){0,2}(?:files?|data|configuration)\.?$/i,
js=/^(?:[>\s│|·]{0,20}\d{1,7}\s?[|│]|[-─^~╵╰╭`,·│|\s]{2}|File:|file:|Hint|Stack trace:|"\w{1,40}":\s|throw |\^|\W+$)/;function Ft(e){return(rt.test(
e)||Mt.test(e))&&!Nt.some(t=>t.test(e))}function Us(e,t){const n=r=>e[r]?.text??"";return gs.test(ye(n(t)))?!0:Ct.test(n(t))?!Ct.test(n(t+1)):fs.test(n(t-1))}const Fs=/^.{0,60}\b(?:errors? during \w{1,20}|failed with \d{1,4} errors?|(?:build|compilation|prerendering|generation) (?:failed|error)|failed to compile)\b[^:]{0,40}[:.]?$/i;
function Ws(e,t){const n=e[t-1]?.text??"",s=n.trim()===""?e[t-2]?.text??"":n;return Fs.test(s.trimEnd())}function it(e){return/(?:\.{3}|…)$/.test(e)&&!rt.test(
e)}function Gs(e,t){const n=e[t]?.text??"",s=ye(n);if(s.trim()===""||it(s)||Rt(s)||Nt.some(i=>i.test(s)))return 0;const r=[1,2].map(i=>ye(e[t+i]?.text??"")),a=[
ms.test(s)?4:0,n!==s||Lt.test(n)?3:0,s.endsWith(":")&&Dt.test(e[t+1]?.text??"")?4:0,Us(e,t)?8:0,hs.test(s)?6:0,rt.test(s)||Mt.test(s)?3:0,/["'`“]\S/.test(s)?1:
0,r.some(i=>ys.test(i))?2:0].reduce((i,d)=>i+d,0);return a<Ge&&Ws(e,t)?Ge:a}const Bs=/(?:\b|[a-z])(?:error|exception|fatal|failed|cannot|denied|invalid)\b/i,zs=/^(?: {0,3}(?:\[?(?:ERROR|error|FATAL)\]?:?|(?:lerna )?ERR!|NX|[x×✖✘]|>(?= [A-Z].*\.$))\s+){1,3}/u,
Hs=/^ {1,3}[x×✖] \S/u,Wt=/^\s*\[cause\]: (?:Error: )?(?<message>\S.*)$/,Ks=/^(?:\$ |(?:Failed|Error|Aborted)[.!]?$|A complete log of this run|Log files were not written|For help, run: |(?:\[\w{1,20}\] )?(?:[✗x🚨] )?Build failed|Failed to compile|Storybook exited with|(?:success|failed|not finished) .{1,200} - [\d.]+s$|Use --verbose |Pass --verbose |yarn (?:run|install) v\d|\[[\w@:/ .-]{1,60}\]$|Rspack (?:build failed|compiled)|To suppress |INFO |FATAL$|(?:error )?(?:during build|Command failed)|Node\.js v\d|Found \d+ errors? |Eleventy Fatal Error|Problem writing Eleventy|(?:Wrote|Copied) \d|\s{0,4}ELIFECYCLE|\s{0,4}run failed: command |Lifecycle script |script "[^"]{1,60}" exited with |(?:code|path|workspace|location|syscall) \S{1,400}$|>(?! [A-Z].*\.$)|[{}(]|at |info |Exit code|$)/u,
Zs=/^(?:Checked out |Cloning |\[\d\/\d\] |Progress: |Packages: |Scope: |Saved lockfile|Already up to date|Lockfile is up to date|Done in |Resolv(?:ing|ed)[ ,]|This error happened while |Run with the --force |Running target |[·•\u2800-\u28ff├└│┌] ?|[-+]{1,80}$|[-\\|/] |notsup (?:Valid|Actual) |\d\d:\d\d:\d\d\s)/u,
qs=/^\s/,Ys=/^\s*(?:at |[|│:{}>^~-]|\d{1,7} *[|│])/,Vs=/^(?:Most likely|Probably|Possibly|Perhaps|Maybe|This is (?:likely|probably|usually)|Reason:|Because)\b/,
Js=/ \w{2,30} \w/,Xs=/\b\d{1,7} (?:error|warning|problem)s?\b/;function Qs(e){return e===""||/^[$>] /.test(e)}function er(e){return Ks.test(e)||Zs.test(e)||Rt(e)}
function at(e,t){const n=e.findLast(S=>Wt.test(S));if(n)return Wt.exec(n)?.groups?.message;const s=e.findLastIndex(Ot),r=Tt(e.map(S=>({text:S})),0,e.length),o=e.
flatMap((S,j)=>{if(S===t)return[];const q=S.replace(zs,""),[V,Ze,qe]=[Hs.test(S),!qs.test(q),j>s];return er(q)||r.has(j)?[]:[{text:q,isReport:V,isLoose:Ze,isLate:qe}]}),
a=o.filter(({isLoose:S})=>S),i=o.filter(({isLate:S})=>S),c=a.findLast(({text:S,isReport:j})=>j||Bs.test(S))??i.findLast(({text:S,isLoose:j})=>j&&Ft(S))??i.findLast(
({text:S,isLoose:j})=>j&&!it(S))??i.findLast(({text:S})=>!Ys.test(S)&&!it(S));if(!c)return e.findLast((S,j)=>j>s&&r.has(j)&&Js.test(S)&&!Xs.test(S))?.trim();const h=o[o.
lastIndexOf(c)+1]?.text??"";return Vs.test(h)?`${c.text.trim()} ${h.trim()}`:c.text.trim()}const tr={"install-script":{signs:[..._({npm:/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (?<command>\S.{0,300})$/,
yarn:[/^error \S{0,300}\/node_modules\/(?<name>(?:@[\w.-]{1,80}\/)?[\w.-]{1,100}): Command failed\.$/,/^error Command failed with exit code \d{1,3}\.$/],"yarn-b\
erry":/^(?<name>@?[^\s@]{1,150})@(?<where>workspace|npm|\w{1,20}):\S{1,200} couldn't be built successfully/,bun:/^error: (?<script>\w{1,20}) script from "(?<name>[^"]{1,150})" exited with/}),
/^> @?[^\s@]{1,150}@[^\s@]{1,60} (?<script>(?:pre|post)?install|(?:pre|post)?prepare)(?: |$)/],summary:e=>{if(e.facts.stage!=="install")return;const{name:t,script:n,
command:s}=dt(e),r=t?`the package ${R(t,"")}`:"the project",o=ir(e,s)??at(e.lines,e.facts.message);return`${r} fails in its ${n??"install script"}${s?` (${s})`:
""}${o?`: ${o}`:""}`},remedy:e=>dt(e).name?"Update the package, or leave its script out if the site does not need it: an .npmrc with ignore-scripts=true leaves \
out all of them (Yarn 2 and later: enableScripts: false in .yarnrc.yml).":"Correct the script in package.json, and check that the file that it runs is committed\
, with its upper and lower case.",part:e=>{const{name:t,script:n,command:s}=dt(e);return t?{kind:"dependency",name:t,script:{name:n,command:s}}:{kind:"script",name:n,
command:s}}}},nr=/^> @?[^\s@]{1,150}@[^\s@]{1,60} (\w{1,20})(?: |$)/,sr=[/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (\S.{0,300})$/,/^Command: (\S.{0,300})$/,/^(?:> |\$ )((?!@?[^\s@]{1,150}@[^\s@]{1,60} \w{1,20}(?: |$))\S.{0,300})$/],
rr=/^path \S{0,300}\/node_modules\/((?:@[\w.-]{1,80}\/)?[\w.-]{1,100})$/;function dt({groups:e,lines:t}){const n=e.name??w(t,rr),s=w(t,/^> (@?[^\s@]{1,150})@[^\s@]{1,60} \w{1,20}(?: |$)/),
r=e.where==="workspace"||n!==void 0&&n===s,o=e.command??or(t,sr);return{name:n&&!r?ee(n):void 0,script:e.script??w(t,nr),command:o}}function or(e,t){for(const n of t){
const s=e.slice(1).flatMap(r=>n.exec(r)?.[1]??[]).at(-1);if(s)return s}}function ir(e,t=""){const n=w(e.lines,/Cannot find module '(\/[^']{1,300})'/);return n?`${t.
split(" ").find(r=>n.endsWith(`/${r.replace(/^\.\//,"")}`))??fe(n,e)} does not exist`:void 0}const ar={"peer-conflict":{signs:[{tool:["npm","pnpm"],log:/^code ERESOLVE|^ERESOLVE (?:could not resolve|unable to resolve)|ERR_PNPM_PEER_DEP_ISSUES/}],
summary:({lines:e})=>{const t=w(e,dr),n=w(e,Gt),s=w(e,/^Found: (\S{1,150})$/);return t&&n&&s?`${n} asks for ${t.replaceAll('"',"")}, and the project has ${s}`:t?
`dependencies ask for versions that exclude each other (${t})`:"peer dependencies conflict"},remedy:()=>"Move the packages named in the log to versions that fit\
 each other. As a stopgap commit an .npmrc with legacy-peer-deps=true.",part:({lines:e})=>Q(w(e,Gt))},"workspace-missing":{signs:_({pnpm:/ERR_PNPM_WORKSPACE_PKG_NOT_FOUND\s.{0,300}?"(?<name>@?[^@"\s]{1,150})@workspace:/,
"yarn-berry":/^(?:Error: )?(?<name>@?[^@\s]{1,150})@workspace:[^\s:]{1,60}: Workspace not found/,bun:/Workspace dependency "(?<name>[^"]{1,150})" not found/}),summary:({
groups:e})=>`the repository has no workspace called ${R(e.name,"as a dependency names it")}`,remedy:()=>"Correct the name in package.json, or add the folder of \
that package to the workspaces of the root (pnpm: pnpm-workspace.yaml).",part:({groups:e})=>Q(e.name)},"workspace-version":{signs:[{tool:"pnpm",log:/ERR_PNPM_NO_MATCHING_VERSION_INSIDE_WORKSPACE\s.{0,300}?for (?<name>\S{1,150}) inside the workspace/}],
summary:({groups:e})=>`no workspace of the repository fits ${R(e.name,"what a dependency asks for")}`,remedy:({groups:e})=>`Let the dependency ${e.name?`on ${ee(
e.name)} `:""}ask for the version that the workspace's own package.json has, or write * (pnpm, Yarn 2 and Bun: workspace:*).`,part:({groups:e})=>Q(e.name)},"man\
ager-version":{signs:[{tool:"corepack",log:/HTTP 404 when performing the request to https?:\/\/[^\s;]{1,200}\/(?<name>@yarnpkg\/cli-dist|yarn|pnpm|npm)\/(?<version>[\w.-]{1,40})/},
/No matching version found for (?<name>@yarnpkg\/cli-dist)@(?<version>[\w.-]{0,40}\w)/,{stages:["install"],log:/^The install command `npm install [^`]{1,400} (?<name>@yarnpkg\/cli-dist|yarn|pnpm|bun)@(?<version>\d[\w.-]{0,40})` exited /}],
summary:({groups:e})=>`packageManager names ${e.name==="@yarnpkg/cli-dist"?"yarn":e.name}@${e.version}, which cannot be installed: the registry may not have tha\
t version`,remedy:()=>"Set packageManager in package.json to a version that is published, and write the lockfile with it.",part:()=>({kind:"member",name:"packag\
eManager"})},"version-not-found":{signs:_({npm:/No matching version found for (?<name>\S{1,150}?)\.?(?: while|$)/,yarn:/Couldn't find any versions for "(?<name>[^"]{1,120})"(?: that matches "(?<wanted>[^"]{1,100})")?/,
"yarn-berry":/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): No candidates found/,bun:/^error: No version matching "(?<wanted>[^"]{1,100})" found for specifier "(?<name>[^"]{1,150})"/}),
summary:({groups:e})=>`no version of ${R(e.name&&Bt(e.name,e.wanted),"a package")} fits`,remedy:({groups:e,lines:t})=>{const n=w(t,/while installing the dependencies of (\S{1,200})/);
return n?`${n} asks for it: update that package, or override the version in package.json.`:`Correct the version in package.json to one that is published, and co\
mmit the new lockfile. If package.json does not name ${e.name?ee(e.name):"it"}, a package that it names asks for it: update that one, or override the version.`},
part:({groups:e,lines:t})=>Q(zt(t)??e.name)},"package-not-found":{signs:_({npm:/^404\s+(?:The requested resource )?'(?<name>[^']{1,150})' (?:is not in this registry|could not be found)/,
pnpm:/ERR_PNPM_FETCH_404\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): Not Found/,yarn:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): Not found/,
"yarn-berry":/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Package not found/,bun:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 404$/}),
summary:({groups:e})=>`the package ${R(e.name&&Bt(e.name),"asked for")} is not in the registry`,remedy:()=>"Check its name in package.json. If it is private, se\
t its registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:e,lines:t})=>Q(zt(t)??e.name)},"registry-login":{signs:_({npm:/(?:401 Unauthorized|403 Forbidden) - (?:GET|PUT) https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?=\s|$)/,
pnpm:/ERR_PNPM_FETCH_40[13]\s+GET https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/:]{1,100}\/)?[^\s/:]{1,150}(?:\/-\/[^\s/:]{1,150})?): /,
bun:/^error: GET https?:\/\/(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 40[13]$/,
"yarn-berry":/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Invalid authentication/}),summary:({groups:{host:e,name:t}})=>`${`the package registry${e?` ${e}`:""}`} r\
efused the login${t?` for ${ee(t)}`:""}`,remedy:()=>"Give the build a registry token as an app variable (input env), and name that variable as :_authToken in .n\
pmrc (Yarn 2 and later: npmAuthToken in .yarnrc.yml).",part:({groups:e})=>Q(e.name)},"registry-refused":{signs:_({npm:/^(?<why>[45]\d\d \w[\w ]{0,40}) - GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?: - |$)/,
pnpm:/ERR_PNPM_FETCH_[45]\d\d\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): (?<why>.{1,60})$/,yarn:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): (?!Integrity check)(?<why>[^"]{1,100})/,
bun:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - (?<why>[45]\d\d)$/}),summary:({groups:{name:e="",why:t}})=>`\
the package registry does not give ${ee(e)}: ${t}`,remedy:()=>"Deploy again if the registry is at fault. If the package is private, set its registry and a token\
 in .npmrc, with the token as an app variable (input env).",part:({groups:e})=>Q(e.name)},integrity:{signs:[{tool:["pnpm","yarn","bun"],log:/ERR_PNPM_TARBALL_INTEGRITY\s+Got unexpected checksum for "\S{1,300}?\/(?<name>(?:@[\w.-]{1,80}(?:\/|%2f))?[\w.-]{1,100})\/-\/|Integrity check failed for (?:tarball: |")(?<tarball>[^"\s]{1,150})/i},
{tool:["npm","pnpm","yarn","yarn-berry"],log:/^code EINTEGRITY|ERR_PNPM_TARBALL_INTEGRITY|Integrity check failed for|The remote archive doesn't match the expected checksum/}],
summary:e=>{const t=Ht(e);return`${t?`the package ${R(t,"")}`:"a package"} differs from what the lockfile or the registry records`},remedy:()=>"Delete the lockf\
ile and node_modules, install again, and commit the new lockfile. If it differs again, the registry or a proxy changes packages.",part:e=>Q(Ht(e))}},dr=/^\s*peer (\S{1,120}) from /,
Gt=/^\s*peer \S{1,120} from (@?[^\s@]{1,150})@/;function Bt(e,t=Vn(e)){return t===void 0?ee(e):`${ee(e)}@${t}`}function zt(e){return w(e,/(?:while installing the dependencies of|hereby required by) (\S{1,200}?)\.?$/)}
function Ht({groups:e,facts:t}){const n=e.name??e.tarball??w(t.log,/tarball data for (@?[^\s@]{1,150})@/);return n&&ee(n)}const cr={engine:{signs:[{tool:["npm",
"pnpm"],log:/^code EBADENGINE|ERR_PNPM_UNSUPPORTED_ENGINE/},{tool:"yarn",log:/The engine "node" is incompatible with this module\. Expected version "(?<wanted>[^"]{1,60})"/},
/Node(?:\.js)?(?: version)? v?[\d.]+(?:\.x)? is not supported by|node: v?[\d.]+ is not supported/,{weak:!0,tool:"vite",log:/You are using Node\.js [^ ]{1,20} (?:For|Vite)\b/},
{weak:!0,log:/(?:requires|required|minimum) (?:a )?(?:minimum )?Node(?:\.js)?(?: version)?(?: of)? (?<wanted>v?\d[\d.+]{0,12})/i},{tool:"webpack",log:/error:0308010C:digital envelope routines::unsupported|ERR_OSSL_EVP_UNSUPPORTED/}],
summary:({groups:e,lines:t})=>{const{name:n,isProject:s,member:r,wanted:o,actual:a}=ct(t,e.wanted),i=n?R(n,""):s?"the project":void 0,d=r==="npm"?"npm":"Node.js",
c=i?`${i} asks for ${d}`:`the ${d} version does not fit`;if(!o)return c;const h=a?`, and the build runs ${a}`:"";return i?`${c} ${o}${h}`:`${c} (wanted: ${o}${h}\
)`},remedy:({facts:e,groups:t,lines:n})=>{const{member:s,actual:r}=ct(n,t.wanted);return s==="npm"?`Let engines.npm in package.json allow ${r}, the npm that bui\
lds run.`:n.some(a=>a.includes("digital envelope routines"))?`${lr}, or ${Kt("16",e)}.`:`Let engines.node in package.json and the versions of the packages allow\
 the Node.js that builds run, or ${Kt("the version that is asked for",e)}.`},part:({lines:e})=>{const{name:t,isProject:n,member:s}=ct(e,void 0);return t||n?{kind:"\
engines",name:t??"",member:s}:void 0}},"wrong-platform":{signs:[{tool:["npm","pnpm"],log:/Unsupported platform for (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: wanted (?<wanted>\{[^}]{1,200}\})/}],
summary:({groups:{name:e,wanted:t}})=>`the package ${R(e,"")} is for another system${t?` (${t.replace(/[{}"]/g,"").replaceAll(":",": ")})`:""}`,remedy:({groups:e})=>`\
Move ${R(e.name,"the package")} to optionalDependencies in package.json, or take it out, and commit the new lockfile.`,part:({groups:e})=>Q(e.name)},"package-ma\
nager":{signs:_({pnpm:/This project is configured to use (?<name>\w{1,20})/,yarn:/This project's package\.json defines "packageManager": "(?<name>[^"]{1,40})"/}),
summary:({groups:e})=>`the project asks for another package manager${e.name?` (${e.name})`:""}`,remedy:({facts:e})=>`Make packageManager in package.json and the\
 committed lockfile name the same package manager${C(e)?"":", in a version that the platform has"}.`,part:()=>({kind:"member",name:"packageManager"})}},lr="The \
bundler is too old for this Node.js. Update it (webpack 5.61 or later), or set the app variable NODE_OPTIONS to --openssl-legacy-provider";function Kt(e,t){return C(
t)?`write ${e} to .nvmrc`:`set nodeVersion in app-settings to ${e} on a platform that has it`}function ct(e,t){const n=w(e,/Not compatible with your version of node\/npm: (\S{1,150})$/)??
w(e,/^error (\S{1,150}): The engine "node" is incompatible/)??w(e,/Your Node version is incompatible with "(\S{1,300})"/),s=n?.startsWith("/")??!1;return{name:s?
void 0:n&&ee(n),isProject:s,...ur(e,t)}}function ur(e,t){const n={member:"node",wanted:t??w(e,/Required: \{.{0,60}?"node":"([^"]{1,60})"/)??w(e,/^Expected version: (.{1,60})$/),
actual:w(e,/Actual: .{0,60}?"node":"([^"]{1,20})"/)??w(e,/(?:^|\. )Got:? "?(v?\d[\d.]{0,20})"?$/)},s={member:"npm",wanted:w(e,/Required: \{.{0,100}?"npm":"([^"]{1,60})"/),
actual:w(e,/Actual: .{0,60}?"npm":"([^"]{1,20})"/)};return s.wanted!==void 0&&!Zt(s.wanted,s.actual)&&Zt(n.wanted??"*",n.actual)?s:n}function Zt(e,t){const n=/^v?(\d{1,5})\.(\d{1,5})\.(\d{1,5})$/.
exec(t??"")?.slice(1);if(!n)return!1;const s=r=>r.trim().replace(/([<>=^~]) /g,"$1").split(" ");return e.split("||").some(r=>s(r).every(o=>pr(o,n.map(Number))))}
function pr(e,t){if(e==="*"||e==="")return!0;const n=/^(\^|~|[<>]=?|=|)v?(\d{1,5})(?:\.(\d{1,5}))?(?:\.(\d{1,5}))?(?:\.[x*])*$/.exec(e);if(!n)return!1;const[,s=""]=n,
r=n.slice(2).flatMap(d=>d===void 0?[]:[Number(d)]),a=t.slice(0,/^(?:>|<=)$/.test(s)?r.length:3).map((d,c)=>d-(r[c]??0)).find(d=>d!==0)??0,i=d=>r.slice(0,d).every(
(c,h)=>c===t[h]);return s===">"?a>0:s==="<"?a<0:s==="<="?a<=0:s===""||s==="="?i(3):a>=0&&(s===">="||i(s==="^"?1:2))}const mr=/request to https?:\/\/(?:[^\s/]{1,100}\/){1,6}?(@[^\s/]{1,100}\/[^\s/]{1,150}|[^\s/]{1,150})(?:\/-\/\S{1,200})? failed/,
fr=/^path \S{1,400}\/node_modules\/((?:@[\w.-]{1,60}\/)?[\w.-]{1,100})$/,lt="ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|ECONNREFUSED|ERR_SOCKET_TIMEOUT|UND_ERR_CO\
NNECT_TIMEOUT";function qt({groups:e,lines:t}){const n=/\b(?:getaddrinfo|connect) E[A-Z_]{4,20} (\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/;return e.host??w(
t,n)}const hr=/^(?:127\.0\.0\.1|\[?::1\]?)(?=:|$)/,gr={"conflict-markers":{signs:[{tool:["pnpm","yarn"],log:/Merge conflict detected in (?<file>[\w.-]{1,60})/},
{tool:"yarn-berry",log:/Cannot autofix a lockfile when running an immutable install/},/^(?:>? *\d{1,6} \| ?)?<{7} (?:HEAD|[\w/.-]{1,100})$/],summary:({groups:e})=>`${e.
file??"the lockfile"} has the conflict markers of a merge`,remedy:()=>"Finish the merge: take one side of the file, run your package manager's install on your m\
achine, and commit the lockfile that it writes.",part:()=>({kind:"lockfile",lacks:[]})},"lockfile-missing":{signs:[{tool:"npm",log:/`npm ci` command can only install with an existing package-lock\.json/},
{tool:"pnpm",log:/ERR_PNPM_NO_LOCKFILE/},{tool:"npm",log:/Unsupported URL Type "workspace:"/}],summary:()=>"the repository has no lockfile",remedy:()=>"Run the \
install on your machine and commit the lockfile it writes.",part:()=>({kind:"lockfile",lacks:[]})},"lockfile-outdated":{signs:[..._({npm:/^`npm (?<manager>ci)` can only install packages when your package\.json and/,
pnpm:/(?<manager>ERR_PNPM)_(?:OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH|FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE)/,yarn:/Your (?<manager>lockfile) needs to be updated, but yarn was run with `--frozen-lockfile`/,
"yarn-berry":/The (?<manager>lockfile) would have been (?:modified|created) by this install, which is explicitly forbidden/,bun:/(?<manager>lockfile) had changes, but lockfile is frozen/}),
{stages:["install"],log:/\b(?:package-lock\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock|lockfile)\b.{0,80}\b(?:out of (?:sync|date)|not up to date|outdated)/i}],summary:({
lines:e})=>`the lockfile does not fit package.json${wr(e)}`,remedy:({groups:e})=>`Run ${(e.manager==="ci"?"npm install":e.manager==="ERR_PNPM"?"pnpm install":"")||
"your package manager's install"} on your machine and commit the lockfile together with package.json.`,part:({lines:e})=>({kind:"lockfile",lacks:[...Vt(e),...Er(
e)].map(ee)})},...ar,...cr,"git-dependency":{signs:[{stages:["install"],log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey|Repository not found\./}],
summary:()=>"a dependency comes from a Git repository that the build cannot read",remedy:()=>"Name the dependency by an https:// URL that needs no login, or pub\
lish it to a registry and give the build a token."},network:{signs:[{tool:["npm","pnpm"],log:new RegExp(`^code (?:${lt})|^network .{0,80}(?:${lt})|ERR_PNPM_META\
_FETCH_FAIL`)},{weak:!0,log:/^\s{0,8}(?:Error: |TypeError: )?fetch failed$/},{weak:!0,tool:"next",log:/^Failed to fetch `?[^`]{1,100} from Google Fonts/},new RegExp(
`(?:getaddrinfo|request to https?://\\S{1,200} failed).{0,80}(?:${lt})`),/\b(?:connect|getaddrinfo) (?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT) (?<host>\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/,
/Could not resolve host: (?<host>[\w.-]{1,200})|Failed to connect to \S{1,100} port|network connectivity|The operation timed out\. fetching/],summary:e=>{const t=qt(
e);return t?`the network failed: ${t.replace(hr,"localhost")} cannot be reached`:"the network failed while the build fetched something"},remedy:()=>"Run the dep\
loy again. If it repeats, check the host that the log names and that the platform may reach it.",part:e=>{if(e.facts.stage!=="install")return;const t=qt(e)??w(e.
lines,/request to https?:\/\/([^\s/]{1,200})\/\S{1,300} failed/),n=Q(w(e.lines,mr)??w(e.lines,fr))?.name;return n===void 0&&t===void 0?void 0:{kind:"dependency",
name:n,host:t}}},certificate:{signs:[/\b(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_HAS_EXPIRED)\b/],
summary:()=>"a certificate was refused while the build fetched something",remedy:({facts:e})=>`If a proxy or a private registry has a certificate of its own aut\
hority, let ${C(e)?"the operators start the platform with NODE_EXTRA_CA_CERTS":"NODE_EXTRA_CA_CERTS on the platform"} name that authority's file.`},"native-opti\
onal":{signs:[/Cannot find module '?(?<name>@rollup\/rollup-[\w-]+|@esbuild\/[\w-]+|@rolldown\/binding-[\w-]+|lightningcss[.\w-]*|@tailwindcss\/oxide[\w-]+|@next\/swc[\w-]+|@parcel\/watcher-[\w-]+)'?/],
summary:({groups:e})=>`the binary package ${R(e.name,"of a tool")} is not installed for this system`,remedy:()=>"The lockfile lacks other systems: delete node_m\
odules and the lockfile, install again with a current npm, and commit the new lockfile."},"node-gyp":{signs:[{tool:"node-gyp",log:/^gyp ERR! (?:find Python|stack Error)|node-pre-gyp ERR!/}],
summary:()=>"a native package could not be compiled",remedy:()=>"Use a version of the package that ships binaries for this Node.js version, or a pure JavaScript\
 one."},...tr};function wr(e){const[t]=Vt(e);if(t)return`: it lacks ${t}`;for(const n of e){const[,s,r]=Yt.exec(n)??[];if(s)return`: it has ${s}, and ${r} is as\
ked for`}return""}const Yt=/^Invalid: lock file's (\S{1,200}) does not satisfy (\S{1,200})$/,yr=[/^Missing: (\S{1,200}?)@? from lock file$/,/dependencies were added: (\S{1,200}?),?(?:\s|$)/,
/dependencies in package\.json changed since \S{1,60} was saved: (\S{1,200}) was added/,/^\+ {4}(\S{1,200}): "npm:/];function Vt(e){return e.flatMap(t=>yr.flatMap(
n=>n.exec(t)?.[1]??[]))}function Er(e){return e.flatMap(t=>Yt.exec(t)?.[2]??[])}const $r=[/^Writing (?:\.\/)?([\w@.-]{1,100})\/\S{0,300} from /,/directory: \S{0,200}\/([\w@.-]{1,60})\/$/,
/Wrote site to "([^"]{1,100})"/,/The ([\w-]{1,60}) folder is ready to be deployed/,/Output location: \S{0,200}?((?:dist|build)\/\S{1,100})$/,/Generated static files in "?([\w@./-]{1,100}?)"?\.?$/,
/Generated public ([\w@./-]{1,100})$/,/^\[info\] html generated at \.\/([\w@./-]{1,100})$/,/Success! Generated .{0,40} in "([^"]{1,100})"/,/^((?!\.\w)[\w@./-]{1,100}?)\/(?:assets\/)?[\w.-]{1,100}\.(?:html|js|css)\s{1,60}[\d.,]{1,12} (?:kB|KiB|MB)\b/],
br={"next-export":{signs:[{codes:["output_missing","output_empty"],tool:"next",log:/Next\.js \d{1,3}\.\d/}],summary:({facts:e})=>ut(e).includes("out")?void 0:"N\
ext.js wrote no static export",remedy:()=>"Set output: 'export' in next.config and take next export out of the build command; the output directory is then out."},
"output-missing":{signs:[{codes:["output_missing"]},/[Oo]utput directory "?(?<folder>[\w@./-]{1,100}?)"? (?:does not exist|(?:was |is )?(?:not found|missing))/],
summary:({groups:e,facts:t})=>{const n=e.folder??t.outputDirectory??kr(t);return n?`the build did not write the output directory "${n}"${t.keptOutput?Jt:""}`:"t\
he app names no output directory, and the build wrote none of the usual ones"},remedy:e=>{const{facts:t}=e,n=Qt(e);if(n)return Xt(n);const s=e.lines.some(o=>/^> gatsby build\b/.
test(o)),r=[...Sr,...s?["public"]:[]].find(o=>ut(t).includes(o));return r?`Set output-directory to ${r}, which is there, if it is what the build writes.`:"Set o\
utput-directory to the folder that the build command writes, relative to the root directory: often dist, build, out, public or _site."}},"output-empty":{summary:({
facts:e})=>`the output directory ${R(e.outputDirectory,"of the app")}${e.keptOutput?`${Jt},`:""} is empty`,remedy:e=>{const t=Qt(e);return t?Xt(t):"Check that t\
he build command writes into output-directory, and does not clean it at its end."}},"nothing-to-serve":{summary:({facts:e})=>e.message??"the output has no page \
to serve: no file of it is HTML",remedy:({facts:e})=>`${/starts a program|\([^\s(]{0,20}`?(?:index|server|main|app)\.[cm]?js\b/.test(e.message??"")?"This app se\
rves the files of its build. To run the program, deploy with --app-type web-ssr; for a site, let the build write pages.":"Set output-directory to the folder wit\
h the pages, or let the build write them."} If it has only data or assets on purpose, say so: app-settings {"assetsOnly": true}.`},"output-unsafe":{summary:({facts:e})=>e.
message??"the output holds links or special files that may not be served",remedy:()=>"Let the build copy files instead of linking them: links that leave the out\
put directory are refused."},"file-too-large":{signs:[{codes:["output_too_large"]}],summary:({facts:e})=>e.message?.includes("wrote a file that is too large")?e.
message:void 0,remedy:()=>"Let the build write smaller files, and leave out what no page loads: logs, archives, source maps."},"output-too-large":{summary:({facts:e})=>e.
message??"the output is larger than the platform takes",remedy:()=>"Check that output-directory names only the site, without node_modules or source maps, and mo\
ve large media elsewhere."},"site-broken":{summary:({facts:e})=>e.message??"the start page of the new release is broken",remedy:()=>"The release before stays li\
ve. Mend what is named. To let such a release go live with a warning, set verify to warn, and run slipway settings unset verify: an app keeps the fail of its de\
ploys."},"storage-unavailable":{summary:({facts:e})=>e.message??"the storage of the platform cannot be used now",remedy:()=>"Nothing in the repository is at fau\
lt. Deploy again in some minutes; if it fails again, tell the platform's operators. The previous release stays live."},"sync-failed":{signs:[{codes:["sync_faile\
d","activation_failed"]}],summary:({facts:e})=>e.message??"the platform could not publish the files",remedy:()=>"Nothing in the repository is at fault: deploy a\
gain. The previous release stays live."},"dns-refused":{summary:({facts:e})=>e.message??"the DNS record of a host could not be made",remedy:()=>"Nothing in the \
repository is at fault. See whose records the hosts have: slipway domains. Then deploy again."},"cdn-refused":{summary:({facts:e})=>e.message??"the CDN refuses \
to answer for the host of the site",remedy:()=>"Nothing in the repository is at fault. Tell the platform's operators what the message says that the CDN lacks, a\
nd deploy again then."},interrupted:{summary:()=>"the platform was stopped while it worked",remedy:()=>"Deploy again."}},Jt=", which an earlier deploy set",Sr=[
"dist","build","out","_site","storybook-static"];function kr({message:e}){return/output directory `([^`]{1,200})`/.exec(e??"")?.[1]}function ut({message:e}){const[
,t=""]=/the folders there are (.{1,1000})/.exec(e??"")??[];return[...t.matchAll(/`([^`]{1,100})`/g)].map(([,n=""])=>n)}function Xt(e){return e.startsWith("../")?
`The log shows files written to ${e}, outside of the folder that is built: have the build write inside of it, often to dist.`:`Set output-directory to ${e}: the\
 log shows files written there.`}function Qt({lines:e,facts:t}){const n=s=>s.split("/").length;for(const s of $r){const[r]=e.flatMap(a=>{const i=s.exec(a)?.[1]?.
replace(/^\.\//,"").replace(/\/(?:assets|_astro)$/,"");return i?[{folder:i,line:a}]:[]}).sort((a,i)=>n(a.folder)-n(i.folder)),o=r&&vr(r.folder,r.line,t);if(o&&o!==
t.outputDirectory)return o}}function vr(e,t,n){const[s=""]=e.split("/",1),r=ut(n);if(r.length===0||r.includes(s))return e;const o=v.posix.dirname(n.outputDirectory??
"");if(o!=="."&&n.list?.(o).length)return`${o}/${e}`;const a=n.log.find(c=>c.includes(t))??"",i=/(?:^|\s|\/)([\w.-]{1,60}):[a-z][\w:-]{0,60}: /.exec(a)?.[1],d=r.
find(c=>i!==void 0&&n.list?.(c).includes(i));return d===void 0?e:`${d}/${i}/${e}`}const _r={"package-json-invalid":{signs:[{codes:["package_json_invalid"]},{tool:"\
npm",log:/Invalid package\.json: \w{0,20}Error: (?<why>.{1,120}?) in JSON at position (?<place>\d{1,9})/},{tool:["npm","pnpm","yarn","yarn-berry","bun"],log:/^code EJSONPARSE$|ERR_PNPM_JSON_PARSE|SyntaxError: \S{0,300}package\.json: /}],
summary:({facts:e,groups:t})=>e.code==="package_json_invalid"&&e.message?e.message:`package.json is not valid JSON${t.why?`: ${t.why}`:""}`,remedy:()=>"Correct \
package.json: nothing is installed or published while it cannot be read.",part:({facts:e})=>e.code==="package_json_invalid"?void 0:{kind:"file",path:"package.js\
on"}},"settings-invalid":{signs:_({nx:/^ *NX +(?<why>[A-Z]\w{1,40}) in (?<path>\S{1,300}\.json) at \d{1,7}:\d{1,7}$/,lerna:/JSONError Error in: (?<path>\S{1,300}\.json)$/,
turbo:/Unable to read repository configuration (?<path>\S{1,300}\.jsonc?): invalid JSON/}),summary:({groups:e})=>`${en(e.path)} is not valid JSON${e.why?` (${e.
why})`:""}`,remedy:({groups:e})=>`Correct ${en(e.path)}: the build cannot read it as it is.`,part:({groups:e})=>e.path?{kind:"file",path:e.path}:void 0},"outsid\
e-workspaces":{signs:_({"yarn-berry":/you forgot to list (?<folder>\S{1,200}) in its workspace configuration/,npm:/^No workspaces found:$/}),summary:({groups:e,
lines:t})=>`${e.folder??w(t,/^\s*--workspace=(\S{1,200})/)??"the app's folder"} is not in the workspaces of the repository's root`,remedy:({groups:e,lines:t})=>`\
Add ${R(e.folder??w(t,/^\s*--workspace=(\S{1,200})/),"its folder")} to workspaces in the package.json of the root (pnpm: to pnpm-workspace.yaml), install, and c\
ommit the lockfile. Or give the folder a lockfile of its own.`,part:()=>({kind:"member",name:"workspaces"})},"duplicate-package":{signs:_({nx:/^ *(?:NX +)?Failed to process project graph|multiple projects/,
npm:/EDUPLICATEWORKSPACE|must not have multiple workspaces with the same name/,"yarn-berry":/Duplicate workspace name (?<name>[^\s:]{1,150})/}),summary:({groups:e,
lines:t})=>{const n=e.name??w(t,/^\s*package '([^']{1,150})' has conflicts/);return n||!t.some(s=>s.includes("Failed to process"))?`two packages of the reposito\
ry have one name${n?`: ${n}`:""}`:"the graph of projects cannot be made: multiple projects may have one name"},remedy:()=>"Give each package of the repository a\
 name of its own, in its package.json or project.json.",part:()=>({kind:"names"})},"several-apps":{signs:[{codes:["app_ambiguous"]}],summary:({facts:e})=>xe(e.message)[0]??
"the repository has several apps",remedy:({facts:e})=>`${xe(e.message)[1]??"Set rootDirectory in app-settings to one of them"}.`},"server-build":{summary:({facts:e})=>xe(
e.message)[0]??"the build makes a server, and only files are served",remedy:({facts:e})=>`${xe(e.message)[1]??"Let the framework write files instead"}.`},"node-\
unavailable":{summary:({facts:e})=>e.message??"the Node.js that the repository asks for cannot be had",remedy:()=>"Write another version there, or set nodeVersi\
on in app-settings, which overrides the files."},"build-script-missing":{summary:({facts:e})=>xe(e.message)[0]??"package.json has no build script",remedy:({facts:e})=>`${xe(
e.message)[1]??"Add a build script to package.json, or set build-command"}. To publish the folder as it is, set build-command to true and output-directory to th\
e folder.`}};function xe(e){return e?.split(". ",2)??[]}function en(e="the file"){return e.replace(/^.*\//,"")}const Me=["queue","clone"],xr={submodule:{signs:[
{stages:Me,log:/submodule path '(?<path>[^']{1,200})' failed/}],summary:({groups:e})=>`the Git submodule ${R(e.path,"of the repository")} could not be cloned`,remedy:()=>"\
Give the submodule an https:// URL that the platform may read in .gitmodules, or keep its files in the repository itself."},"branch-not-found":{signs:[{codes:["\
branch_not_found"]},{stages:Me,log:/Remote branch (?<branch>\S{1,200}) not found in upstream/}],summary:({groups:e,facts:t})=>`the branch ${R(e.branch??t.branch,
"to build")} does not exist`,remedy:()=>"Push the branch, or set the input branch to one that exists on the remote; names are case-sensitive."},"commit-not-foun\
d":{signs:[{codes:["commit_not_found"]},{stages:Me,log:/reference is not a tree: |not our ref [0-9a-f]{7,64}/}],summary:()=>"the commit is not in the repository",
remedy:()=>"Push the commit to the repository that the app builds from; a force push or a fork may have left it behind."},"repository-not-allowed":{summary:({facts:e})=>`\
the platform does not take the repository ${R(e.repository,"given")}`,remedy:()=>"Set the input repository to owner/name or an https:// URL; local paths and fil\
e:// need a platform started with --allow-local-git."},"repository-not-found":{signs:[{codes:["repository_not_found"]},{stages:Me,log:/remote: Repository not found\.|^fatal: repository '[^']{1,300}' (?:not found|does not exist)/},
{stages:Me,log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey/}],summary:({facts:e})=>`the platform cannot read the re\
pository ${R(e.repository,"of the app")}`,remedy:({facts:e})=>`Check the spelling of the input repository. If it is private, give the platform access to it${C(e)?
": a token in its --git-url":", as by its GitHub app or a deploy key"}.`},"root-directory-missing":{signs:[{codes:["root_directory_missing"]},{tool:"npm",log:/Could not read package\.json(?:: .{0,80}? open '(?<path>[^']{1,400})\/package\.json')?/},
/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: can't cd to (?<path>\S{1,300})$/,/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: (?<path>[^\s:]{1,300}): No such file or directory$/],
summary:e=>{const{asked:t,actual:n}=tn(e),s=e.facts.code==="root_directory_missing"?`the root directory${t?` "${t}"`:""} does not exist in the repository`:t?`th\
ere is no package.json in "${t}"`:"there is no package.json where the build ran";return n?`the folder "${t}" is spelt "${n}" in the repository`:s},remedy:e=>{const{
asked:t,actual:n}=tn(e),s=e.facts.code==="root_directory_missing";return n?`Write ${n} ${s?"as rootDirectory in app-settings":`where the command names ${t}`}: b\
uilds run where upper and lower case count.`:`Set rootDirectory in app-settings${C(e.facts)?"":", on a platform that has it,"} to the folder of the app, relativ\
e to the repository, and check that it is committed.`}}};function tn(e){const{groups:t,facts:n}=e,s=t.path??/root directory `([^`]{1,300})`/.exec(n.message??"")?.[1],
r=n.list;if(!s||!r)return{asked:s?.startsWith("/")?void 0:s,actual:void 0};if(!s.startsWith("/"))return{asked:s,actual:Ae(s,r)};const o=s.split("/").slice(0,40);
for(let i=1;i<o.length;i++){const d=o.slice(i).join("/"),c=Ae(d,r);if(c)return{asked:d,actual:c}}const a=fe(s,e);return{asked:a.startsWith("/")?void 0:a,actual:void 0}}
const nn=/^> @?[^\s@]{1,150}(?:@\S{0,60})? (?<name>[\w:.-]{1,60})(?: \/\S{1,400})?$/,sn=/^[>$] (?<command>\S.{0,300})$/,Rr=/^The build command `(?:npm|pnpm|yarn|bun) (?:run )?(?<name>[\w:.-]{1,60})`/,
Or={"silent-command":{signs:[{weak:!0,stages:["build"]}],summary:e=>{const{facts:t,lines:n}=e,s=t.exitCode&&pt(e);if(!(!s||at(n,t.message)!==void 0))return`the \
script "${s.name}" (${s.command}) failed, and it printed no reason`},remedy:e=>{const t=pt(e)?.command.split(/&&|;/)??[];return`Run the commands of the script o\
ne by one: one of them exits with a code other than 0 without a word.${t.length>1?` The last one is \`${t.at(-1)?.trim()}\`.`:""}`},part:e=>({kind:"script",...pt(
e)})}};function pt({facts:e,lines:t}){const n=t.findLastIndex((i,d)=>nn.test(i)&&sn.test(t[d+1]??"")),s=Rr.exec(e.message??"")?.groups?.name,r=nn.exec(t[n]??"")?.
groups?.name??s,o=n<0?t.findLast(Tr):t[n+1],a=sn.exec(o??"")?.groups?.command;return r===void 0||a===void 0?void 0:{name:r,command:a}}function Tr(e){return e.startsWith(
"$ ")&&!/^\$ (?:npm|pnpm|yarn|bun) /.test(e)}const Re=["start_failed"],mt=["unhealthy","not_listening"],rn=/^\s{0,4}(?:\[Nest\] .{1,80} ERROR \[\w{1,40}\] |Uncaught |\[?(?:ERROR|error|FATAL|fatal)\]?:? )?(?<message>(?!.*Cannot find (?:package|module) )(?:[A-Z]\w{0,60})?(?:Error|Exception)(?: \[\w{1,60}\])?: \S.{0,300})$/,
Ar=new RegExp(rn.source.replace("(?<message>","(?<message>(?!Error: aborted$)")),Nr={"start-variable-missing":{signs:[{codes:[...Re,...mt],log:/(?:[Mm]issing|[Uu]ndefined|[Ii]nvalid)(?: required)? env(?:ironment)?(?: variable)?s?:? [`"'[]?(?<name>[A-Z][A-Z0-9_]{1,80})/},
{codes:[...Re,...mt],log:/(?<![\w])[`"']?(?<name>[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60})[`"']? (?:environment variable |env var )?(?:is (?:not (?:set|defined|provided)|missing|undefined|required)|must be (?:set|defined))/}],
summary:({groups:e})=>`the server needs the variable ${e.name??""}, which is not set`,remedy:({groups:e})=>`Add ${e.name??"it"} to the app variables: slipway en\
v set ${e.name??"NAME"}=VALUE, or the input env or secret-env. The release before stays live.`},"start-port-taken":{signs:[{codes:Re,log:/EADDRINUSE(?::.{0,60}?:(?<port>\d{2,5}))?/}],
summary:({groups:e})=>`the server listens twice on the port ${R(e.port,"that it has")}`,remedy:()=>"Listen once. If the start command starts several servers, le\
t only one of them listen on the port in the variable PORT."},"start-heap-full":{signs:[{codes:Re,log:/JavaScript heap out of memory|Reached heap limit|Ineffective mark-compacts near heap limit/},
{codes:["out_of_memory"],stages:["activate"],log:/JavaScript heap out of memory|Reached heap limit/}],summary:()=>"the server used all the memory that Node.js m\
ay use",remedy:()=>'Give each instance more by memory in app-settings, as {"memory": "1GiB"}, or let the server load less at its start. The release before stays\
 live.'},"start-rejected":{signs:[{codes:Re,log:/UnhandledPromiseRejection: .{0,400} with the reason "(?<reason>.{1,200})"/}],summary:({groups:e})=>`the server \
ended, because nothing handles that a promise was rejected with "${e.reason}"`,remedy:()=>"Handle the rejection with catch or try, and reject with an Error: its\
 stack names the line. The release before stays live."},"start-error":{signs:[{codes:Re,log:rn}],summary:({groups:e})=>`the server ended with ${e.message}`,remedy:()=>"\
Mend what the stack in its last lines names. To try it with the variables of the app: slipway exec -- and its start command. The release before stays live."},"s\
tart-error-printed":{signs:[{codes:mt,log:Ar}],summary:({facts:e,groups:t})=>e.message?`${e.message}. It printed ${t.message}`:void 0,remedy:()=>"Mend what the \
stack in its last lines names. To try it with the variables of the app: slipway exec -- and its start command. The release before stays live."}},on=F({...xr,..._r,
...Nr,...{"no-start-command":{summary:({facts:e})=>e.message?.split(". ",1)[0]??"nothing in the repository says how its server is started",remedy:()=>'Set start\
Command in app-settings, as {"startCommand": "node server.js"}, or add a start script to package.json. For a site of files alone, deploy with app-type web-landi\
ng.'},"start-package-missing":{signs:[{codes:["start_failed"],log:/Cannot find (?:package|module) '(?<name>(?:@[\w.-]{1,100}\/)?[a-z\d][\w.-]{0,100})(?:\/[\w./-]{1,200})?'/}],
summary:({groups:e})=>`the server needs the package ${R(e.name,"that it names")}, which its release does not have`,remedy:({groups:e})=>`Move ${e.name??"it"} to\
 dependencies in package.json: a server's release has no packages of devDependencies.`},"start-failed":{summary:({facts:e})=>e.message??"the server ended before\
 it was ready",remedy:()=>"Read the last lines that it printed, and run its start command with the variables of the app. The release before stays live."},"not-l\
istening":{summary:({facts:e})=>e.message??"the server does not listen",remedy:()=>"Let it listen on the port in the variable PORT soon after its start, and do \
slow work afterwards. The release before stays live."},unhealthy:{summary:({facts:e})=>e.message??"the server does not answer as it should",remedy:()=>"Let heal\
thPath in app-settings name a path that answers below 500, and read what the server printed. The release before stays live."},"start-out-of-memory":{signs:[{codes:[
"out_of_memory"],stages:["activate"]}],summary:({facts:e})=>e.stage?.toLowerCase()==="activate"?e.message??void 0:void 0,remedy:()=>'Give each instance more by \
memory in app-settings, as {"memory": "1GiB"}, or let the server load less at its start. The release before stays live.'}},...br,...gr,...qn,...Xn,...Or}),me={lines:5e3,
characters:256*1024,lineLength:1e3,entryLength:64*1024},Lr=[/^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:?(?: |$)/,/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M)?\]?:? (?=\S)/,
/^(?<folder>\.|[\w@.-]{1,100}(?:\/[\w@.-]{1,100}){1,6}) (?!error|warning|note|info|failed)[a-z][\w:-]{0,60}(?:: |:$|\$ )/,/^(?<task>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[a-z][\w:-]{0,60}):(?: |$)/,
/^\[@?[\w./-]{1,80}\]: /,/^➤ YN\d{4}: (?:[│┌└] ?)?/,/^@?[^\s@]{1,100}@(?:workspace:(?<folder>[\w@./-]{1,200})|\w{1,20}:\S{1,200}) STD(?:ERR|OUT)(?: |$)/,
/^\[\d{1,2}\] /,/^#\d{1,4} \d{1,5}\.\d{1,3} /,/^[a-z][\w.-]{0,60}-\d{1,3} {1,20}\| /,/^npm (?:ERR!|error)(?: |$)/,/^\[(?:11ty|webpack-cli)\](?: |$)/,/^Original error stack trace: (?=\S)/,
/^│ (?=\w*Error: )/,/^[│└■▲●◆◇](?: {2}|$)/u,/^\[(?:log|info|warn|error)\] \[nitro\](?: |$)/],Cr=4,Mr=[/^> @?[^\s@]{0,100}@\S{0,100} \S{1,100} (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,
/^(?<task>@?[\w./-]{1,120}#[\w:-]{1,60}):\s{1,4}ERROR\s{1,4}command \((?<folder>[^()]{1,400})\)/,/^ERROR: command finished with error: command \((?<folder>[^()]{1,400})\)/,
/^location (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/];function an(e){const t=[];let n=me.characters;for(let a=e.length-1;a>=0&&t.length<me.lines&&n>0;a--){const i=e[a]??
"",c=(i.length>me.entryLength?i.slice(-me.entryLength):i).split(`
`);for(let h=c.length-1;h>=0&&t.length<me.lines&&n>0;h--){const S=c[h]??"",j=Ir((0,m.Ow)(Hr((0,m.Nl)(S)),me.lineLength).trimEnd());n-=Math.max(j.length,S.length/
16),t.push(j)}}const s=Pr(t),r=Wr(Fr(t.reverse().map(a=>Gr(a,s)))),o=Dr(r);return r.map(({text:a,folder:i,task:d})=>({text:a,folder:i??o.get(d??"")}))}function Ir(e){
return e.includes(":undefined")?e.replace(/(?<=\.\w{1,10})(?::undefined){1,2}(?!\S)/g,""):e}function Pr(e){const t=e.map(n=>n.includes("nx run ")?/\bnx run ([@\w./-]{1,100}):/.
exec(n)?.[1]:/^([\w@.-]{1,100} [a-z][\w:-]{0,60})\$ /.exec(n)?.[1]);return new Set(t.filter(n=>n!==void 0))}function Dr(e){const t=new Map;for(const{text:n,task:s}of e)
for(const r of Mr){const o=r.exec(n)?.groups;o?.folder&&t.set(s??o.task?.replace("#",":")??"",o.folder)}return t}const jr=/^(?:.{0,200}\s)?Unexpected (?:token|non-whitespace)\b.{0,60}, (?:\.\.\.)?".{0,100}$/,
dn=/"(?:\.\.\.)? is not valid JSON\b/,Ur=12;function Fr(e){const t=[];for(let n=0;n<e.length;n++){const s=e[n],o=s.text.includes("Unexpected ")&&jr.test(s.text)&&
!dn.test(s.text)?e.slice(n+1,n+1+Ur).findIndex(({text:i})=>dn.test(i)):-1;if(o===-1){t.push(s);continue}const a=e.slice(n,n+o+2).map(({text:i})=>i.trim());t.push(
{...s,text:a.join(" ").slice(0,me.lineLength)}),n+=o+1}return t}const cn=71;function Wr(e){if(!e.some(({text:s})=>s.startsWith("\u250C  Building storybook")))return e;
const t=[];let n=0;for(const s of e){const r=t.at(-1),[o=""]=s.text.split(" ",1),a=s.boxed&&n>0&&n<=cn&&n+1+o.length>cn;r&&a&&/^[\w("'`./@-]/.test(o)?t[t.length-
1]={...r,text:`${r.text} ${s.text}`.slice(0,me.lineLength)}:t.push(s),n=s.text.length}return t}function Gr(e,t){let n=e,s,r,o=!1;for(let a=0;a<Cr;a++){const i=zr(
n)??Br(n,t);if(!i)break;s??=i.groups?.folder,r??=i.groups?.task,o||=i[0]==="\u2502  ",n=n.slice(i[0].length)}return{text:n,folder:s,task:r,boxed:o}}function Br(e,t){
if(t.size===0)return;const n=/^(?<name>[@\w./-]{1,100}|(?<folder>[\w@.-]{1,100}) [a-z][\w:-]{0,60})(?::(?: |$)|\$ )/.exec(e);return n&&t.has(n.groups?.name??"")?
n:void 0}function zr(e){for(const t of Lr){const n=t.exec(e);if(n)return n}}function Hr(e){return e.includes("\r")?e.split("\r").findLast(t=>t.trim()!=="")??"":
e}const Kr=/^> @?[^\s@]{1,150}@\S{1,60} (?:pre|post)?(?:install|prepare)$|^\$ (?!(?:npm|pnpm|yarn|bun|corepack) )/;function oi(e,t){const n=e[t]?.folder;return n!==
void 0?!n.includes("node_modules"):e.slice(0,t).some(({text:s})=>Kr.test(s))}function Zr(e){const t=e.findIndex(s=>/\bnpm (?:ERR!|error) Usage:\s*$/.test(s)),n=e.
findIndex((s,r)=>r>t&&/\bnpm (?:ERR!|error) Run "npm help [\w-]{1,40}"/.test(s));return t===-1||n===-1?e:e.toSpliced(t,n-t)}const qr=[[/^file:\/\/(?:localhost)?(?=\/)/,
""],[/^webpack(?:-internal)?:\/\/[^/]*\/(?:\([\w-]+\)\/)?(?=\.{0,2}\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\//,""],[/^.*!/,""],[/\\/g,"/"],[/^\/?[A-Za-z]:(?=\/)/,
""],[/[?].*$/,""]],ln=/^(?:node|https?|data|virtual|native|internal|bun|deno):|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|bin\/|etc\/|nix\/|proc\/|sys\/|snap\/|rustc\/|opt\/hostedtoolcache\/)|(?:^|\/)(?:node_modules|site-packages|dist-packages|\.git|\.nvm|\.pyenv|\.cargo|\.rustup|\.yarn|\.pnpm|\.pnpm-store|\.volta|\.bun)(?:\/|$)|\/go\/pkg\/mod\//,
ze="?body",un=/\?vue&type=[\w&=.-]{1,200}/,pn=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g,Yr=40,mn=2e4,Vr=500,Jr=100;function fn(e,t){const n={
...t,exists:Xr(t)},s=new Map,r=new Map;for(const i of e){s.has(i.file)||s.set(i.file,ft(i.file,n));const d=s.get(i.file);if(d===void 0)continue;const[c,h]=un.test(
i.file)||i.file.endsWith(ze)?[null,null]:[i.line,i.column],S=Qr((0,m.Ow)(i.message,Vr),n),j=i.code&&(0,m.Ow)(i.code,Jr),q=JSON.stringify([d,c,h,S]);r.has(q)||r.
set(q,{...i,file:d,line:c,column:h,code:j,message:S})}const o=[...r.values()],a=new Set(o.filter(({line:i})=>i!==null).map(({file:i,message:d})=>`${i}
${d}`));return o.filter(({line:i,file:d,message:c})=>i!==null||!a.has(`${d}
${c}`))}function Xr(e){const t=new Map;return n=>{const s=t.get(n);if(s!==void 0)return s;const r=t.size<mn&&e.exists(n);return t.size<mn&&t.set(n,r),r}}function Qr(e,t){
return e.replace(un,"").replace(pn,n=>ft(n,t)??n)}function ft(e,t){const n=eo(e);if(!(n===""||n.includes("\0")||ln.test(n))){for(const s of to(n,t))if(s!==void 0&&
!ln.test(s)&&t.exists(s))return s}}function eo(e){let t=e.startsWith("file://")?(0,m.oF)(e):e;for(const[n,s]of qr)t=t.replace(n,s);return t}function*to(e,t){const n=t.
rootDirectory??"";if(!e.startsWith("/")){for(const r of[...t.folders??[],n,""])yield ht(`${r}/${e}`);return}const s=ht(e)?.split("/")??[];if(!(s.length>Yr))for(let r=0;r<
s.length;r++){const o=s.slice(r).join("/");yield o,n!==""&&(yield ht(`${n}/${o}`))}}function ht(e){const t=v.posix.normalize(e.replace(/^\/+/,"")).replace(/\/$/,
"");return t==="."||/^\.\.(?:\/|$)/.test(t)?void 0:t}const no={queue:"Deployment failed",clone:"Clone failed",install:"Install failed",build:"Build failed",sync:"\
Upload failed",activate:"Activation failed"},so=1e3,hn=300,ro=/exit(?:ed)?(?: with)? (?:code|status)|^(?:the )?(?:build|install|deployment)(?: command)? failed\W*$/i,
oo=/^The (?<stage>install|build) command (?<command>`.{1,300}`) (?:exited with|ended by) /,io=/^\s*(?:npm (?:warn|WARN)|warning\b|WARN\b|<w>\s|\(node:\d+\))/;function ao(e,t=on){
const n=an(e.message?[...e.log,e.message]:e.log).slice(-so).map(r=>r.text).filter(r=>!io.test(r)),s=co(e,t,n);if(s)return gn(e,s.cause,s.known,s.message);for(const r of[
!0,!1])for(const o of t){const a=o.signs.filter(({codes:c})=>r===(c!==void 0)),i=I({signs:a},e,n),d=i&&o.summary(i);if(i&&d)return gn(e,o,i,d)}return{headline:wn(
e,po(e,n),n),remedy:void 0}}function gn(e,t,n,s){const r=(0,m.Ow)(t.remedy(n),500),o=t.part?.(n);return{headline:wn(e,s,n.lines),remedy:r,cause:t.name,...o&&{fault:{
part:o,summary:(0,m.Ow)(s,hn)}}}}function co(e,t,n){for(const{severity:s,code:r,message:o}of e.diagnostics??[]){const a=s==="error"?t.find(i=>i.part&&i.name===r):
void 0;if(a)return{cause:a,message:o,known:I(a,e,n)??{groups:{},facts:e,lines:n}}}}function wn(e,t,n){const s=t.replace(pn,i=>fe(i.replace(/^file:\/\//,""),{facts:e,
lines:n})),r=no[e.stage?.toLowerCase()??""]??"Deployment failed",o=lo(s,e)?"":uo(e),a=hn-r.length-o.length-2;return`${r}: ${(0,m.Ow)(s.trim().replace(/\.$/,""),
a)}${o}`}function lo(e,{exitCode:t,signal:n}){return typeof t=="number"?e.includes(`exited with code ${t}`):n!=null&&e.includes(` by ${n}`)}function uo({exitCode:e,
signal:t}){return typeof e=="number"&&e!==0?` (exit code ${e})`:t?` (${(0,m.Ow)(t,20)})`:""}function po(e,t){const n=e.diagnostics?.find(r=>r.severity==="error");
if(n)return`${n.file}${n.line===null?"":`:${n.line}`}: ${n.message}`;if(e.message&&!ro.test(e.message))return e.message;const s=fo(e,t);return s||(mo(e,t)??(e.message||
e.code||"the platform gave no reason"))}function mo({message:e},t){const n=at(t,e),s=t.filter(o=>o!==e).map(o=>({text:o,folder:void 0})),r=Ss(s)?.message;return r===
void 0||n?.includes(r)||n!==void 0&&r.includes(n)?n:r}function fo({message:e},t){const n=oo.exec(e??"")?.groups,s=t.lastIndexOf(`$ ${n?.command?.slice(1,-1)}`),
r=s===-1?t.findLastIndex(a=>a.startsWith("$ ")):s;return!n||r===-1||t.slice(r+1).filter(a=>a!==e&&!Qs(a)).length>0?void 0:`the ${n.stage} command ${n.command} f\
ailed, and it printed nothing`}const ae=String.raw`(?:[A-Za-z]:[\\/]|(?:file|webpack|webpack-internal|rsc):\/{2,3})?[^\s:*"'<>|\x60(][^:*"'<>|\x60]{0,400}?`,L=`\
(?<file>${ae})`,Ee=`(?<file>${ae}\\.[A-Za-z][A-Za-z0-9]{0,9}(?:\\?[\\w=&.-]{0,100})?)`,U=String.raw`:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?`,gt=String.raw`(?:Uncaught )?(?:[A-Z]\w{0,60}\.)?[A-Z]?\w{0,60}(?:Error|Exception)`,
wt=/^\s*(?:at |Require stack:|- \/|$)|^\s{2,}/,Ie=new RegExp(`^\\s+at (?!.{0,900}(?:node_modules|node:|<anonymous>:\\d|[/( ](?:dist|\\.(?:next|output|svelte-kit|te\
mp|nuxt|astro|vercel|netlify))/))(?:[^()]{0,300} \\()?(?:async )?${L}${U}\\)?$`);function y(e,t){return Object.entries(t).map(([n,s])=>{const r={name:n,...e!==void 0&&
{tool:e}};return typeof s=="function"?{...r,match:s}:s instanceof RegExp?{...r,steps:[s]}:"steps"in s?{...r,...s}:{...r,steps:s}})}const yn=/^\s*[╷,]$/,En=new RegExp(
`^\\s+(?!\\S+\\.vue )${L} (?<line>\\d{1,7}):(?<column>\\d{1,7})\\s{1,4}\\S.*$`),ho=[...y("esbuild",{esbuild:{steps:[/^(?:[✘▲X!] )?\[(?<severity>ERROR|WARNING)\] (?:(?<code>(?:TS|NG)-?\d+): )?(?<message>.*?\S)(?: \[(?:plugin )?[\w-]+\])?$/,
{pattern:new RegExp(`^\\s{4}${L}${U}:$`),skip:6,over:/^(?!\s{4}|[✘▲X!] \[)/}],zeroColumn:!0},"esbuild-short":{steps:[new RegExp(`^${L}${U}: (?<severity>ERRO\
R|WARNING): (?<message>.+)$`)],zeroColumn:!0}}),...y(["rolldown","vite"],{rolldown:[/^(?:(?<severity>Warning|Error): )?\[(?<code>[A-Z][A-Z_]+|builtin:[\w:-]+|plugin [\w:-]+)\] (?<message>\S.*)$/,
{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[ ?${L}:(?<line>\\d{1,7}):(?<column>\\d{1,7}) ?\\]$`),skip:1}]}),...y("vite",{"vite-plugin-svelte":{steps:[new RegExp(
`^\\[plugin(?: |:)vite-plugin-svelte[\\w:-]*\\] ${L}${U}$`),/^(?:\w*Error: )?(?:\S{1,400}:\d+:\d+ )?(?<message>\S.*)$/],zeroColumn:!0},"vite-plugin-svelte-warni\
ng":{steps:[new RegExp(`^\\[vite-plugin-svelte\\] ${L}${U} (?<message>.+)$`)],zeroColumn:!0,severity:"warning"},"vite-plugin-place":[new RegExp(`^\\[plugin(?: |:\
)[\\w:-]+\\] ${L}${U}$`),/^(?:\w*Error: )?(?:\[[\w/-]+\] )?(?:\S{1,600}:\d+:\d+: )?(?<message>\S.*?)(?: \(\d+:\d+\))?$/],"vite-prerender":[/^\[vite-prerender-plugin\] \[plugin vite-prerender-plugin\]$/,
{pattern:/^(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:new RegExp(`^> ${L}${U}$`),skip:12}]}),...y("parcel",{parcel:[/^@parcel\/[\w-]{1,60}: (?<message>\S.*)$/,
{pattern:new RegExp(`^\\s{1,4}${Ee}${U}$`),skip:4,over:/^(?:\S|$)/}]}),...y(["rsbuild","docusaurus","nuxt"],{jiti:{steps:[/^.{0,40}\b(?<message>ParseError: \S.*)$/,
new RegExp(`^\\s{1,4}${Ee}${U}$`)],zeroColumn:!0}}),...y("vite",{"vite-unresolved":/^(?:\w*Error: )?(?:\[vite\]: )?(?<message>Roll(?:up|down) failed to resolve import "[^"]{1,300}") from "(?<file>[^"]{1,400})"/}),
...y("rollup",{"rollup-unresolved":/^(?:\[(?:!|error)\] )?(?:\w*Error: )?(?<message>(?:Could not resolve|Failed to resolve) (?:"[^"]{1,300}"|\S{1,300})) from "?(?<file>[^"]{1,400}?)"?$/,
"rollup-export":/^(?:\[!\] )?(?:\w*Error: )?(?<message>["'][\w$]{1,200}["'] is not exported by "?[^\s",]{1,400}"?, imported by "?(?<file>[^\s"]{1,400}?)"?\.?)$/,
"rollup-refused":/^(?:\[[\w:.-]{1,60}\] ){0,4}(?:\w{0,40}Error: )?(?<message>Could not load [^\s()]{1,300} \(imported by (?<file>[^)\s]{1,300})\): (?:Cannot|Can't|Must not) import\b.{0,300})$/}),
...y(["vite","vitepress"],{"vite-plugin-message":new RegExp(`^(?:\\w*Error: )?(?:\\[[\\w:-]{1,60}\\] )?\\[plugin [\\w:-]{1,60}\\] ${L} \\((?<line>\\d{1,7}):(?<col\
umn>\\d{1,7})\\): (?<message>.+)$`)}),...y("rollup",{rollup:{steps:[new RegExp(`^(?:\\[!\\] )?(?:\\(plugin [\\w:@/. -]{1,80}\\) )?(?:RollupError: )?${L} \\((?<li\
ne>\\d{1,7}):(?<column>\\d{1,7})\\): (?<message>.+)$`)],zeroColumn:!0}}),...y("vite",{"vite-config":[new RegExp(`^failed to load config from ${L}$`),/^error during build:$/,
/^(?!Error: (?:Build|Transform) failed)(?<message>\S.*)$/]}),...y("sass",{"sass-deprecation":{severity:"warning",steps:[/^(?:DEPRECATION WARNING|Deprecation Warning)(?: \[[\w-]+\])?: (?<message>\S.*)$/,
{pattern:yn,skip:10,over:/^(?!\w*Error: |DEPRECATION|Deprecation)/},{pattern:En,skip:12}]},sass:[/^(?:\w*Error: )?(?:(?<severity>WARNING): )?(?:\[sass\] )?(?<message>\S.*)$/,
{pattern:yn,skip:1,over:/^$/},{pattern:En,skip:12}]}),...y("postcss",{postcss:new RegExp(`^(?:CssSyntaxError: (?:\\[[\\w-]+\\] )?(?:[\\w-]+: )?|(?:\\[[\\w:-]{1,60}\\] \
){1,4})${L}${U}: (?<message>.+)$`)}),...y("vite",{"vite-file":[/^\[(?:plugin )?[@\w:/-]+\] (?!✗ )(?:\[[@\w/-]+\] )?(?!✗|Transform failed|Build failed|\[)(?<message>\S.*?)(?: \(\d+:\d+\))?$/,
{pattern:new RegExp(`^file: ${L}(?:${U})?(?: \\(.*)?$`),skip:40,over:/^(?!\s+at |\[|[✓✗x] |error during|vite v\d)/}]})],go=[...y("typescript",{tsc:new RegExp(
`^(?:ERROR in )?${L}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\): (?<severity>error|warning) (?<code>TS\\d+): (?<message>.+)$`),"tsc-pretty":new RegExp(`^(?:Erro\
r: )?${L}${U} - (?<severity>error|warning|hint|message) (?<code>TS\\d+|ts\\(\\d+\\)): (?<message>.+)$`)}),...y("webpack",{"ts-loader":[new RegExp(`^\\[tsl\\] (?<s\
everity>ERROR|WARNING) in ${L}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\)$`),/^\s+(?<code>TS\d+): (?<message>.+)$/]}),...y("typescript",{"tsc-frame":[/^(?<code>TS\d+): (?<message>\S.*)$/,
{pattern:/^\s*> (?<line>\d{1,7}) \| (?<frame>.*\S)$/,skip:12,over:/^\s/}]}),...y("eslint",{"eslint-stylish":{steps:[/^(?<file>(?:[A-Za-z]:[\\/]|\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,
/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})\s{1,40}(?<severity>error|warning|Error:|Warning:)\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/],repeat:!0}}),
...y("react-scripts",{"eslint-react-scripts":{steps:[/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^\s+Line (?<line>\d{1,7}):(?<column>\d{1,7}):\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/],
repeat:!0},"eslint-react-scripts-syntax":[/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^Syntax error: (?<message>\S.*) \((?<line>\d{1,7}):(?<column>\d{1,7})\)$/]}),
...y("eslint",{"eslint-compact":new RegExp(`^${L}: line (?<line>\\d{1,7}), col (?<column>\\d{1,7}), (?<severity>Error|Warning) - (?<message>.*?\\S)(?: \\((?<code>[@\
\\w/-]+)\\))?$`),"eslint-unix":new RegExp(`^${L}${U}: (?<message>.*\\S) \\[(?<severity>Error|Warning)(?:/(?<code>[@\\w/-]+))?\\]$`)}),...y("prettier",{"prettier\
-check":[/^\[warn\] (?<file>\S.{0,400}\.\w{1,20})$/,{pattern:/^\[warn\] (?<message>Code style issues .*)$/,skip:40,over:/^\[warn\] /}]}),...y("biome",{biome:[new RegExp(
`^${L}(?:${U})? (?<code>[a-z]+(?:/\\w+)*)\\s.{0,40}\u2501\u2501\u2501`),{pattern:/^\s+(?<severity>[×✖!⚠i])\s(?<message>.+)$/,skip:1,over:/^\s*$/}]})],$n={pattern:/^(?<file>[^:*"<>|]{1,400}\.vue)$/,
skip:1,over:/^$/},bn=String.raw`\[vue/compiler-sfc\] (?<message>\S.*?)(?: \(\d{1,7}:(?<column>\d{1,7})\))?$`,Sn={pattern:/^\s+\|\s+\^/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) \s*)?\|/},
He=String.raw`(?<file>${ae}\?vue&type=style[^:)\s]{0,200})`,kn=/^\s+\S{1,400}\.vue (?<line>\d{1,7}):(?<column>\d{1,7})\s/,yt=/^\s*(?:[╷,╵']|\d{1,7} [│|]|[│|])|^$/,
wo=[...y("vue-cli",{"vue-script":{steps:[new RegExp(`^\\[plugin(?: |:)vite:vue\\] ${ae}${U}$`),new RegExp(`^(?:\\w*Error: )?${bn}`),$n,Sn],zeroColumn:!0}}),...y(
"vite",{"vue-script-vite7":{steps:[new RegExp(`^(?:\\[vite:vue\\] |SyntaxError: )${bn}`),$n,Sn],zeroColumn:!0},"vue-style":[new RegExp(`^\\[plugin(?: |:)[\\w:-]{1\
,60}\\] ${He}(?::\\d{1,7}){2}$`),new RegExp(`^CssSyntaxError: ${ae}${U}: (?<message>\\S.*)$`)],"vue-style-vite7":[new RegExp(`^\\[vite:vue\\] ${ae}${U}: (?<mess\
age>\\S.*)$`),new RegExp(`^file: (?:${ae}(?::\\d{1,7}){2} \\()?${He}(?:(?::\\d{1,7}){2}|\\))?$`)],"vue-sass":[new RegExp(`^\\[plugin(?: |:)vite:css\\] ${He}$`),
/^Error: \[sass\] (?<message>\S.*)$/,{pattern:kn,skip:12,over:yt}],"vue-sass-vite7":[/^\[vite:css\] \[sass\] (?<message>\S.*)$/,{pattern:kn,skip:12,over:yt},new RegExp(
`^file: ${He}$`)],"svelte-sass":{steps:[/^(?:\w*Error: |\[[\w:-]{1,60}\] )?Error while preprocessing (?<file>\S{1,400}\.svelte) - \[sass\] (?<message>\S.*)$/,{pattern:/^\s+\S{1,400}\.svelte\.vite-preprocess\.\w+ (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
skip:12,over:yt}],part:"?vue&type=style&index=0"}}),...y("vitepress",{vitepress:/^(?:\w*Error: )?(?:\[vite:vue\] )?\[plugin vite:vue\] (?<file>[^:*"<>|]{1,400}\.md) \(\d{1,7}:\d{1,7}\): (?<message>\S.*?)(?: \(\d+:\d+\))?$/,
"vitepress-script":[/^\[vite:vue\] \[vue\/compiler-sfc\] (?<message>\S.*?)(?: \(\d+:\d+\))?$/,{pattern:/^(?<file>[^:*"<>|]{1,400}\.md)$/,skip:1,over:/^$/}]})],vn=/^(?:Error:)?[\s│]*(?:[├╰]─▶\s*)?[x×](?:\s*[x×])? (?<message>\S.*)$/,
_n={pattern:/^\s*[:·]\s+[\^─┬]/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?[|│:·]/},Ke=/^(?<file>\.\/[^:*"<>|]{1,400})$/,xn=/^Error: Error evaluating Node\.js code$/,
Rn=/^(?:WARN\s{1,4})?🚨 Unable to index (?<file>[^:,*"<>|]{1,400})(?:,[^:]{1,400})?:$/u,On=/^(?:WARN\s{1,4})?(?:\w*Error: )?(?<message>\S.*?)(?: (?=\S{1,400}\/\S)\S{3,801})?$/,
Tn=String.raw`\((?<file>[^()]{1,400})\)(?: \[Line (?<line>\d{1,7}), Column (?<column>\d{1,7})\])?`,yo=[...y("next",{"next-swc":[vn,{pattern:new RegExp(`^\\s*[\u256D,]\
[\u2500-]{1,3}\\[${L}:\\d{1,7}:\\d{1,7}\\]$`),skip:6,over:/^\s*[|│]|^$/},_n],"next-config":[/^\s*⨯ Failed to load (?<file>next\.config\.\w{2,3})\b/,{pattern:/^\[?Error:\s+[x×] (?<message>\S.*)$/,
skip:4},/^\s*[╭,][─-]{1,3}\[\d{1,7}:\d{1,7}\]$/,_n]}),...y("swc",{swc:[vn,new RegExp(`^[\\s\u2502]*[\u256D,][\u2500-]{1,3}\\[${L}${U}\\]$`)]}),...y("next",{
next:[new RegExp(`^(?<file>\\./[^:*"<>|]{1,400}?)${U}$`),/^(?:(?:Type )?[Ee]rror: )?(?<message>\S.*)$/],"next-loader-place":[Ke,xn,/^(?<line>\d{1,7}):(?<column>\d{1,7}): (?!.*\(\d{1,7}:\d{1,7}[-\d:]*\)$)(?<message>\S.*)$/],
"next-loader":[Ke,xn,{pattern:/^(?!Error: \[MDX\])(?:\d{1,7}:\d{1,7}: |- )?(?<message>\S.*?)(?: \((?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?\))?$/,skip:1}],
"next-mdx":[Ke,/^(?:\w*Error: )?(?=[A-Z])(?<message>\S.*?) \((?<line>\d{1,7}):(?<column>\d{1,7})-\d{1,7}:\d{1,7}\)$/],"next-module":[Ke,/^(?:\w*Error: )?(?<message>Module not found: .+)$/],
"next-prerender":[/^Error occurred prerendering page /,/^(?<message>\S.*)$/,{pattern:Ie,skip:20,over:wt}]}),...y("gatsby",{"gatsby-query":[/^error There was a problem parsing "(?<file>[^"]{1,400})"; any GraphQL$/,
{pattern:/^(?<message>This may indicate a syntax error in the code), or/,skip:2}],"gatsby-config":[/^error Failed to compile Gatsby files/,{pattern:/^(?<message>\S.*)$/,
skip:1},{pattern:/^File path: (?<file>\S.{0,400})$/,skip:4}],"gatsby-lifecycle":[/^error "(?<file>[^"]{1,400})" threw an error while running the \w+ lifecycle:$/,
{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^> (?<line>\d{1,7}) \|/,skip:8}]}),...y("storybook",{"storybook-index-place":{steps:[Rn,On,{pattern:/^(?:\S{1,400} )?\(line (?<line>\d{1,7}), col (?<column>\d{1,7})\)$/,
skip:1}],zeroColumn:!0},"storybook-index":[Rn,On],"storybook-config":{steps:[/couldn't evaluate your (?<file>\S{1,400}) file\.$/,{pattern:/^Original error:$/,skip:2,
over:/^$/},{pattern:/^(?!\w*Error: Transform failed)(?:\w*Error: )?(?:<stdin>:(?<line>\d{1,7}):(?<column>\d{1,7}): ERROR: )?(?<message>\S.*)$/,skip:1}],zeroColumn:!0}}),
...y("vitepress",{"vitepress-dead-link":/^(?:\(!\) )?(?<message>Found dead link \S{1,300}) in file (?<file>\S{1,400}\.md)$/}),...y("docusaurus",{"docusaurus-mdx":[
/MDX compilation failed for file "(?<file>[^"]{1,400})"$/,/^[\s│]*Cause: (?<message>\S.*)$/,{pattern:/^[\s│]*"line": (?<line>\d{1,7}),?$/,skip:20}]}),...y("\
svelte-check",{"svelte-check":[new RegExp(`^${L}${U}$`),/^(?<severity>Error|Warn|Hint): (?<message>\S.*?)(?: \((?<code>\w+)\))?$/],"svelte-check-machine":/^\d{13} (?<severity>ERROR|WARNING) "(?<file>[^"]{1,400})" (?<line>\d{1,7}):(?<column>\d{1,7}) "(?<message>.+?)(?=\\n|"$)/}),
...y("astro",{"astro-location":{steps:[/^(?!\s*(?:Hint|Error reference|Location|Stack trace):)(?:\[(?<code>\w+Error)\] (?=\S)|(?=[A-Z]\S* )(?!Build failed))(?<message>.+)$/,
{pattern:/^\s+Location:$/,skip:20,over:/^(?!\s*Stack trace:|\s+at |\[)/},new RegExp(`^\\s+${L}${U}$`)],zeroColumn:!0}}),...y("metalsmith",{metalsmith:/^Error: (?<message>Invalid frontmatter) in the file at: (?<file>\S.{0,400})$/}),
...y(["eleventy","nunjucks","metalsmith"],{"eleventy-nunjucks":{steps:[new RegExp(`^(?:\\d{1,2}\\.|>|Template render error:(?: \\S{1,200}:)?) ${Tn}$`),{pattern:/^\s+(?:Error: )?(?!(?:Template render error: )?\([^()]{1,400}\))(?<message>\S.*?)(?: \(via [\w ]+\))?$/,
skip:4,over:new RegExp(`^\\s*(?:Template render error: )?${Tn}$`)}],part:ze}}),...y("eleventy",{"eleventy-liquid":{steps:[/^(?:\d{1,2}\. )?(?:\w+Error: )?(?<message>\S.*), file:(?<file>[^,]{1,400}), line:(?<line>\d{1,7})(?:, col:(?<column>\d{1,7}))?/],
part:ze},"eleventy-data":[/^\d{1,2}\. Having trouble (?:parsing data file|reading front matter from template) (?<file>\S{1,400}) \(via /,/^\d{1,2}\. (?<message>\S.*?)(?: \((?:line )?(?<line>\d{1,7})(?::| column )(?<column>\d{1,7})\))?(?: \(via \w+\))?$/],
"eleventy-layout":[/^\d{1,2}\. Problem creating an Eleventy Layout for the "(?<file>[^"]{1,400})" template file\./,/^\d{1,2}\. (?<message>\S.*?)(?: \(via [^()]{1,200}\))?$/],
"eleventy-config":[/^\d{1,2}\. Error in your Eleventy config file '(?<file>[^']{1,400})'\./,{pattern:/^\d{1,2}\. (?!There was a problem importing|Cannot find (?:module|package) )(?<message>\S.*?)(?: \(via \w+\))?$/,
skip:1,over:/^\d{1,2}\. There was/}]})],An=new RegExp(`^\\s{0,4}(?:\\[?(?:ERROR|error)\\]?:? )?(?<message>(?:${gt}(?: \\[\\w+\\])?|error): .+)$`),Eo=/^\s*\[cause\]: (?<message>\S.*)$/,
$o=80,bo=(e,t)=>{if(!e.find(An,t))return;let n,s,r=!1,o=t+1;for(;o<e.length&&o<t+$o;o++){const a=e.line(o)?.text??"",i=e.find(Eo,o)?.groups?.message;i!==void 0&&
([s,r]=[i,!1]);const d=Ie.exec(a.replace(/ \{$/,""))?.groups;if(d&&(n===void 0||s!==void 0&&!r)&&([n,r]=[{...d},!0]),i===void 0&&!wt.test(a)&&!/^[{}]/.test(a))break}
return n&&s?{groups:[{...n,message:s}],next:o}:void 0},Nn=/^\s+File "(?<file>[^"]{1,400})", line (?<line>\d{1,7})/,So=/\/site-packages\/|\/dist-packages\/|\/lib\/python\d|^</,
ko=/^(?<message>[A-Za-z_][\w.]{0,100}(?:: .+)?)$/,vo=(e,t)=>{if(!(e.line(t)?.text??"").startsWith("Traceback (most recent call last)")&&!e.find(Nn,t))return;let s;
for(let r=t;r<e.length&&r<t+200;r++){const o=e.line(r)?.text??"",a=e.find(Nn,r)?.groups;if(a&&!So.test(a.file??"")&&(s={...a}),r===t||o.startsWith(" "))continue;
const i=ko.exec(o)?.groups?.message;return s&&i?{groups:[{...s,message:i}],next:r+1}:void 0}},_o=[...y("vitest",{vitest:[/^\s*FAIL\s+\S{1,400} > (?<test>\S.{0,300})$/,
/^(?<message>\S.*)$/,{pattern:new RegExp(`^ \u276F (?!.*node_modules)(?:\\S.{0,200} )?(?<file>(?:[A-Za-z]:)?[^\\s:]{1,400})${U}$`),skip:40}]}),...y("jest",{"jes\
t-syntax":[new RegExp(`^\\s{4}${Ee}:(?<line>\\d{1,7})$`),{pattern:new RegExp(`^\\s{4}(?<message>${gt}: .+)$`),skip:6}],jest:[/^\s{2}● (?!Test suite failed to run)(?<test>\S.*)$/,
{pattern:/^\s{4}(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:Ie,skip:40,over:/^(?!\s{2}●)/}]}),...y("cargo",{rust:[/^(?<severity>error|warning)(?:\[(?<code>\w+)\])?: (?<message>.+)$/,
new RegExp(`^\\s*--> ${L}${U}$`)]}),...y("python",{python:vo}),...y("go",{"go-panic":[/^panic: (?<message>.+)$/,{pattern:new RegExp(`^\\s(?!.*/go/(?:src|pkg/mod)\
/)${L}:(?<line>\\d{1,7})(?: \\+0x.*)?$`),skip:20}]}),...y("node",{"node-syntax":[new RegExp(`^(?!.*node_modules)${Ee}:(?<line>\\d{1,7})$`),{pattern:new RegExp(`\
^(?<message>${gt}(?: \\[\\w+\\])?: .+)$`),skip:6}],"node-import":/^(?:\w*Error )?\[?(?<code>ERR_MODULE_NOT_FOUND|ERR_PACKAGE_PATH_NOT_EXPORTED)\]?: (?<message>(?:Cannot find (?:module|package)|Package subpath) '[^']{1,400}'(?: is not defined by "exports" in \S{1,400})?) imported from (?<file>\S{1,400})$/,
"node-cause":bo,"node-stack":[An,{pattern:Ie,skip:20,over:wt}]}),...y(["nuxt","docusaurus"],{consola:[/^\[(?:error|fatal)\] (?<message>\S.*)$/,{pattern:Ie,skip:20,
over:/^\s+at /}]}),...y(void 0,{plain:new RegExp(`^\\s{0,4}(?!- )(?:(?:vet|error|ERROR|Error):? (?:in )?)?${Ee}${U}:?(?: -)?\\s+(?:(?:fatal )?(?<severity>error|w\
arning|note|info)\\b[: ]\\s*)?(?!\\+0x)(?<message>\\S.*)$`)})],Ln=new RegExp(`^(?:File: |(?<severity>ERROR|WARNING) in )${L}(?:[: ]\\d+:[\\d:-]+)?$`),xo=[...y([
"rspack","rsbuild"],{"rspack-syntax":{steps:[Ln,/^\s+× Module build failed \(from builtin:/,/^\s+╰─▶\s+×\s+(?:x )?(?:Syntax Error: )?(?<message>\S.*)$/,
/^[\s│]*[╭,][─-]{1,3}\[(?:[^\]]{0,400}:)?(?<line>\d{1,7}):(?<column>\d{1,7})\]$/],zeroColumn:!0},rspack:[Ln,{pattern:/^\s+(?:╰─▶\s+)?× (?!(?:\w*Error: )?Module build failed)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^\s+× Module build failed/}]}),...y(["docusaurus","react-scripts","gatsby"],{"unresolved-in-folder":/^(?:\s*× |\w*Error: )?(?<message>(?:Module not found: (?:Error: )?)?Can't resolve '[^']{1,300}') in '(?<file>[^']{1,400})'$/}),
...y("react-scripts",{"react-scripts-css":new RegExp(`^Syntax error: ${Ee} (?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`)}),...y("webpack",{"f\
ork-ts-checker":[new RegExp(`^(?<severity>ERROR|WARNING) in ${L}${U}(?:-[\\d:]+)?$`),/^(?<code>TS\d+): (?<message>.+)$/],"webpack-loader-place":[new RegExp(`^(?\
<severity>ERROR|WARNING) in (?:${ae})(?: \\d+:[\\d-]+)?(?: \\(.*)?$`),{pattern:new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${L} (?<message>[A-Z].*)\
$`),skip:5}]}),...y("gatsby",{"postcss-loader":new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${Ee} (?<message>[A-Z].*)$`)}),...y("webpack",{"webpack-\
place":{steps:[new RegExp(`^(?<severity>ERROR|WARNING) in ${L}(?: \\d+:[\\d-]+)?(?: \\(.*)?$`),{pattern:new RegExp(`^(?:\\w*Error: )?(?:${ae}: )?(?<message>\\S.*\
) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`),skip:2}],zeroColumn:!0},webpack:{steps:[new RegExp(`^(?!.*sass-loader)(?<severity>ERROR|WARNING) in ${L}(?: (?<\
line>\\d{1,7}):(?<column>\\d{1,7})(?:-[\\d:]+)?)?(?: \\(.*)?$`),{pattern:/^(?!Module build failed|\.\/\S+ \d|\[tsl\]|\d{1,7}:[\d-]+$)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^Module build failed/}],zeroColumn:!0}})],Cn=[...go,...wo,...ho,...xo,...yo,..._o];class Ro{#e;#t=new Map;constructor(t){this.#e=t}get all(){return this.#e}get length(){
return this.#e.length}line(t){return this.#e[t]}find(t,n){let s=this.#t.get(t);s||(s=[],this.#t.set(t,s));const r=s[n];if(r!==void 0)return r;const o=z(t,this.#e[n]?.
text??"");return s[n]=o,o}}function Oo(e,t,n){if("match"in e)return e.match(t,n);const s={};let r=n;for(const[a,i]of e.steps.entries()){const d=Ao(Mn(i),t,r,a>0);
if(!d)return;for(const[c,h]of Object.entries(d.groups))h!==void 0&&(s[c]=h);r=d.at+1}const o=e.steps.at(-1);return!e.repeat||!o?{groups:[s],next:r}:To(Mn(o).pattern,
s,t,r)}function To(e,t,n,s){const r=[t];let o=s;for(;o<n.length&&r.length<1e3;o++){const a=n.find(e,o);if(!a)break;r.push({file:t.file,...a.groups})}return{groups:r,
next:o}}function Mn(e){return e instanceof RegExp?{pattern:e}:e}function Ao(e,t,n,s){const r=s?e.skip??0:0,o={};for(let a=n;a<=n+r&&a<t.length;a++){const i=t.find(
e.pattern,a);if(i)return{at:a,groups:{...o,...i.groups}};const d=e.over&&t.find(e.over,a);if(e.over&&!d)return;for(const[c,h]of Object.entries(d?.groups??{}))h!==
void 0&&(o[c]=h)}}const In=500,Pn=500,No=[["warning",/^(?:warn|warning|deprecation warning|!|⚠)/i],["notice",/^(?:hint|info|note|message|i$)/i],["error",/./]],
Lo=/^Compiled with warnings\.?$/,Co=/\bfail(?:ed)?\b|^error\b|^Treating warnings as errors/i;function Mo(e,t=Cn){const n=new Ro(an(e)),s=new Map;let r=!1;for(let o=0;o<
n.length&&s.size<In;){const a=n.line(o)?.text??"";r=Lo.test(a)||r&&!Co.test(a);const i=Io(n,o,t);for(const d of i?.diagnostics??[]){const c=r&&d.severity==="err\
or"?{...d,severity:"warning"}:d,{file:h,line:S,column:j,message:q}=c,V=JSON.stringify([h,S,j,q]);!s.has(V)&&s.size<In&&s.set(V,c)}o=i?.next??o+1}return[...s.values()]}
function Io(e,t,n){const s=e.line(t);if(!(!s||s.text.trim()===""))for(const r of n){const o=Oo(r,e,t);if(!o)continue;return{diagnostics:o.groups.map(i=>{const d=Do(
i,r,s.folder);if(!d)return;const c=Pt(d.message,e.all,Po(d.message,e,t,o.next)),h=i.test===void 0?"":`, in the test "${i.test.slice(0,120)}"`;return{...d,message:(0,m.
Ow)(c+h,Pn)}}).filter(i=>i!==void 0),next:o.next}}}function Po(e,t,n,s){for(let r=n;r<s;r++)if(t.line(r)?.text.includes(e.slice(0,60)))return r;return s-1}function Do(e,t,n){
const{message:s,frame:r}=e,o=(e.file??"").replace(/(?<=\.mdx?)\.js(?=$|\?)/,"");if(!(o||r)||!s)return;const a=o===(e.file??"")&&Dn(e.line)||null,i=a===null?null:
Dn(e.column);return{file:o&&Go(o.trim(),n)+jo(t,o,a),line:a,column:i===null?null:t.zeroColumn?i+1:i||null,severity:Wo(e.severity,t),code:e.code??null,message:(0,m.
Ow)(Fo(Uo(s.trim(),o),o),Pn),frame:r}}function jo({part:e=""},t,n){return n===null||e===ze&&t.startsWith("/")?"":e}function Uo(e,t){const n=e.replace(/^(?:error: |\[error\] )|\?vue&type=[\w=&.-]+| \[plugin [\w@/:-]{1,60}\]$/gi,
""),[,s="",r]=/^(\S{1,400}?)(?::\d{1,7}){0,2}: (.+)$/.exec(n)??[],[o]=t.split("?",1);return r!==void 0&&(`/${s}`.endsWith(`/${o}`)||`/${o}`.endsWith(`/${s}`))?r:
n}function Fo(e,t){return e.replace(/(?<=^Cannot find module ')\/[^']{1,400}(?='$)/,n=>{const s=v.posix.relative(v.posix.dirname(t),n);return t.startsWith("/")?
s.startsWith(".")?s:`./${s}`:n})}function Wo(e,t){return e===void 0?t.severity??"error":No.find(([,n])=>n.test(e))?.[0]??"error"}function Dn(e){return e===void 0?
null:Number(e)}function Go(e,t){return t===void 0||/^(?:[A-Za-z]:|[a-z-]+:\/\/|[\\/])/.test(e)?e:`${t}/${e.replace(/^(?:\.\/)+/,"")}`}const Bo={formats:Cn,causes:on};
var zo=k(96),Ho=k(6541);const Ko=[0,1e3,2e3,4e3];async function Zo(e,t,n,s,r){const o=await si(e,t,s,r);return o?qo(o,n,s.tree,s.rules??Bo):{headline:`The deplo\
yment ${e} failed, and the platform gives no reason`,remedy:`Look at the deployment ${e} in the platform.`,stage:void 0,code:void 0,exitCode:void 0,diagnostics:[],
moreDiagnostics:0,log:[]}}function qo(e,t,n,s){const{kept:r={}}=t,o={...t.configuration,...Yo(t)},{rootDirectory:a}=o.settings,i={exists:n?.exists??(()=>!1),rootDirectory:typeof a==
"string"?a:void 0,folders:ni(o,n)},{shown:d,rest:c}=se(Xo(e,i,s)),{repository:h,branch:S,outputDirectory:j}=o,{fault:q,...V}=ao({...e,diagnostics:d,list:n?.list,
repository:h,branch:S,outputDirectory:j,keptOutput:t.configuration.outputDirectory===void 0&&j!==void 0},s.causes),Ze=q&&Qo(Jn(q.part),q.summary,V.cause,d,i),qe=Jo(
e.code,r);return{...V,remedy:qe===void 0?V.remedy:[V.remedy,qe].filter(Boolean).join(`
`),message:e.message&&(0,m.Ow)(e.message,500),stage:e.stage,code:e.code,exitCode:e.exitCode,diagnostics:Ze?[Ze,...d]:d,moreDiagnostics:c.error+c.warning+c.notice,
log:Zr(e.log)}}function Yo({kept:e={},configuration:t}){const{buildCommand:n=e.buildCommand,outputDirectory:s=e.outputDirectory,settings:r}=t,o=e.rootDirectory===
void 0?{}:{rootDirectory:e.rootDirectory};return{...(0,$.Eb)({buildCommand:n,outputDirectory:s}),settings:{...o,...r}}}const Vo={package_json_invalid:["rootDire\
ctory"],root_directory_missing:["rootDirectory"],node_unavailable:["nodeVersion"],install_failed:["installCommand","nodeVersion"],build_script_missing:["buildCo\
mmand","rootDirectory"],build_failed:["buildCommand"],build_timeout:["buildCommand"],output_missing:["outputDirectory","buildCommand"],output_empty:["outputDire\
ctory","buildCommand"]};function Jo(e,t){const n=(Vo[e??""]??[]).filter(o=>t[o]!==void 0);if(n.length===0)return;const s=n.map(o=>`${o} ${(0,Ho.JJ)(t[o])}`).join(
" and "),r=`{${n.map(o=>`"${o}": null`).join(", ")}}`;return`This deploy did not give ${s}: the app has it from before. To unset it: slipway settings unset ${n.
join(" ")}, or app-settings: '${r}'.`}function Xo({diagnostics:e,log:t},n,{formats:s}){return e.length===0?fn(Mo(t,s),n):fn(e,{...n,folders:["",...n.folders??[]]})}
function Qo(e,t,n,s,r){if(e===void 0||s.some(({severity:a})=>a==="error"))return;const o=ft(e,r);return o===void 0?void 0:{file:o,line:null,column:null,severity:"\
error",code:n??null,message:t}}function ei({code:e,message:t,exitCode:n,signal:s,log:r,diagnostics:o}){return[e,t,n,s].some(i=>i!==void 0)||r.length>0||o.length>
0}const ti=8;function ni(e,t){const{buildCommand:n="",outputDirectory:s="",settings:r}=e,o=n.split(/[\s'"=;&|()]+/).map(c=>c.replace(/^(?:\.\/)+|(?<!\/)\/+$/g,"")),
a=s.split("/").map((c,h,S)=>S.slice(0,h).join("/")),i=typeof r.rootDirectory=="string"?`${r.rootDirectory}/`:"",d=[...o,...a.reverse()].filter(c=>/^[^./-][^:*?]*$/.
test(c));return[...new Set(d)].map(c=>i+c).filter(c=>(t?.list(c).length??0)>0).slice(0,ti)}async function si(e,t,n,s){try{const r=async()=>{const o=await n.platform.
readFailure(t,e);return o&&ei(o)?o:void 0};return await(0,zo.d)(Ko,r,n)}catch(r){n.signal.throwIfAborted();const o=(0,g.I7)(r);s.warn(`The failure record of ${e}\
 cannot be read: ${o.message}`,o.remedy);return}}}),96:((de,K,k)=>{k.d(K,{d:()=>M,x:()=>z});const g=3e4,$=.02,m=.05,G=100,W=1e4,Y=.2;function z(T,P){const H=T<g?
$:m;return Math.min(W,Math.max(G,T*H))*(1-Y*P())}async function M(T,P,{clock:H,signal:N}){for(const D of T){D>0&&await H.sleep(D,N);const _=await P();if(_!==void 0)
return _}}}),6541:((de,K,k)=>{k.d(K,{JJ:()=>M,bA:()=>W,fs:()=>T,pK:()=>H,q9:()=>P,uq:()=>z});var g=k(7975),$=k(5807),m=k(86);const G=new Set(["appID","id","name",
"type","state","status","url","subdomain","repository","branch","variables"].map(m.tK));function W(N,D){return N&&((0,m.Pf)(N.fields).get((0,m.tK)(D))??null)}function Y({
fields:N}){const D=Object.entries(N).filter(([_,F])=>F!==null&&!G.has((0,m.tK)(_)));return Object.fromEntries(D)}function z(N,D){const _=new Set(Object.keys(D).
map(m.tK)),F=Object.entries(Y(N)).flatMap(([I,C])=>["string","number","boolean"].includes(typeof C)&&C!==""&&!_.has((0,m.tK)(I))?[[I,String(C)]]:[]);return Object.
fromEntries(F)}function M(N){return N==null?"not set":(0,$.Ow)(JSON.stringify(N),200)}function T(N,D){return Object.entries(D).flatMap(([_,F])=>{const I=W(N,_);
return I===void 0?[`${(0,$.Ow)(_,60)}: ${M(F)}`]:(0,g.isDeepStrictEqual)(I,F)?[]:[`${(0,$.Ow)(_,60)}: ${M(I)} \u2192 ${M(F)}`]})}function P(N,D){const _=[...D.keys()];
if(N===void 0)return _;const F=_.map(C=>`${C} (${N.includes(C)?"set before":"new"})`),I=N.filter(C=>!D.has(C)).map(C=>`${(0,$.Ow)(C,100)} (removed)`);return[...F,
...I]}async function H({appID:N},D,_,F){const{stored:I}=await F.lookUp(N),C=Object.keys(D).filter(w=>!(0,g.isDeepStrictEqual)(_[w],D[w])&&(0,g.isDeepStrictEqual)(
W(I,w),D[w]));return C.length>0&&await F.updateApp(N,Object.fromEntries(C.map(w=>[w,_[w]]))),C}}),3716:((de,K,k)=>{k.d(K,{LP:()=>$,QE:()=>z});var g=k(5807);function $(M){
return/^\s*at\s.*[:)\d]$/.test(M)}const m=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,G=2,W=2e3;class Y{#e;#t;#n=[];#s=0;constructor(T){
this.#e=T}push(T){const P=(0,g.Nl)(T.slice(0,W)).trimEnd().replace(/ \{$/,"");return $(P)?this.#t===void 0&&!m.test(P)?(this.#t=T,[...this.#r(),T]):(this.#s+=1,
this.#n.length<G&&this.#n.push(T),[]):[...this.end(),T]}end(){return this.#t=void 0,this.#r()}#r(){const[T,P]=[this.#s,this.#n];return[this.#s,this.#n]=[0,[]],T<
G?P:[this.#e(T)]}}function z(M,T){const P=new Y(T);return[...M.flatMap(H=>P.push(H)),...P.end()]}})};export{ai as id,di as ids,ci as modules};

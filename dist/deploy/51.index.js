const vi=51,_i=[51],xi={2207:((de,Z,E)=>{E.d(Z,{Mb:()=>G,PB:()=>f,iV:()=>T,oC:()=>K,sR:()=>D,tl:()=>R});var p=E(7740),y=E(2345);const f=["queued","building","sy\
ncing","activating","succeeded","failed","cancelled"],G=["queue","clone","install","build","sync","activate"],D=["repository_not_found","repository_not_allowed",
"branch_not_found","commit_not_found","clone_failed","root_directory_missing","package_json_invalid","build_script_missing","app_ambiguous","server_build","no_s\
tart_command","node_unavailable","install_failed","build_failed","build_timeout","build_killed","builder_crashed","out_of_memory","disk_quota","output_missing",
"output_empty","nothing_to_serve","output_unsafe","output_too_large","site_broken","disk_full","storage_unavailable","sync_failed","start_failed","not_listening",
"unhealthy","dns_refused","activation_failed","cdn_refused","interrupted"],K=["error","warning","notice"],F=(0,p.lS)({line:p.nd,text:(0,p.Qq)(y.IC.sourceLine)}),
k=(0,p.lS)({file:(0,p.Qq)(y.IC.file),line:(0,p.Xd)(p.nd),column:(0,p.Xd)(p.nd),severity:(0,p.yL)(K),code:(0,p.Xd)((0,p.Qq)(y.IC.findingCode)),message:(0,p.Qq)(y.
IC.findingMessage)},{source:(0,p.c3)(y.IC.sourceLines,F)}),R=(0,p.c3)(y.IC.findings,k),T={invalid_request:400,unauthorized:401,forbidden:403,not_found:404,organization_not_found:404,
app_not_found:404,deployment_not_found:404,release_not_found:404,table_not_found:404,method_not_allowed:405,app_exists:409,conflict:409,domain_taken:409,app_deleted:410,
body_too_large:413,unsupported_media_type:415,validation_failed:422,domain_not_verified:422,quota_exceeded:422,rate_limited:429,internal:500,unavailable:503}}),
2388:((de,Z,E)=>{E.r(Z),E.d(Z,{decodeFailure:()=>C});var p=E(8302),y=E(5807),f=E(86),G=E(8438),D=E(1547);const K=(0,y.aL)("failure deploymentfailure deployfailu\
re error deployment"),F=(0,y.aL)(`
  message errormessage failuremessage statusmessage reason failurereason statusreason description detail
  summary error title cause msg text
`),k=(0,y.aL)(`
  stage phase step failedstage failedstep failedphase errorstep errorstage stagename stepname
`),R=(0,y.aL)("code errorcode failurecode errortype reasoncode"),T=(0,y.aL)("diagnostics errors annotations issues problems findings"),z=(0,y.aL)(`
  log logs logtail buildlog buildlogs deploylog joblog output lines stdout stderr
  events entries transcript console trace tail excerpt
`),N=[...new Set([...G.m5,...G.wy])],M=(0,y.aL)("error reason cause failure details"),_=/^(?!(?:failure|error)s?$).*(?:fail|error|timed?[_-]?out|kill|crash|memory|missing|invalid|not[_-]?found|denied|exceed)/i,
W=4,I={lines:5e3,line:64*1024,findings:1e3,file:4096,text:2e3,word:200};function C(u,h,b,v){const A=w(u),q=[x((0,f.If)((0,f.w)(A,K))),...Se(A)],X=B=>q.flatMap(le=>(0,f.
Qq)(le,...B)??[])[0],{placed:ge,loose:ce}=Je(q),nt=X(F),We=[...te(q,z)??te([(0,f.Pf)(A)],N,Array.isArray)??[],...ce],Te=se(nt).filter(B=>B.trim()!==""),_e=(B,le,Ne)=>v?.
values.has(B)?le(v.values.get(B)):Ne,we=(B,le,Ne=I.word)=>Q(_e(B,f.b6,le),Ne),ye=()=>q.flatMap(B=>(0,f.Qq)(B,"type","kind")??[]).find(B=>_.test(B));return{stage:we(
"stage",X(k)),code:we("code",X(R)??ye()),message:we("message",Te[0]??ce[0],I.text),exitCode:_e("exitCode",f.cP,q.flatMap(B=>(0,f.nd)(B,"exitcode","exitstatus","\
returncode")??[])[0]),signal:we("signal",X(["signal","exitsignal"])),log:_e("log",se,We.length===0&&Te.length>1?Te:We).slice(-I.lines).map(B=>(0,y.vI)(B,I.line)),
diagnostics:_e("diagnostics",De,ge).filter(({file:B})=>B.length<=I.file).slice(0,I.findings)}}function w(u){return typeof u=="string"?{message:u}:Array.isArray(
u)?u.every(h=>typeof h=="string")?{log:u}:u.some(h=>Oe(h)!==void 0)||se(u).length===0?{errors:u}:{log:u}:u}function x(u,h=0){const b=M.map(A=>u.get(A)).find(p.Gv);
if(b===void 0||h>W)return u;const v=[...u].filter(([,A])=>A!==b);return x(new Map([...v,...(0,f.Pf)(b)]),h+1)}function te(u,h,b=()=>!0){return u.map(v=>h.flatMap(
A=>b(v.get(A))?se(v.get(A)):[])).find(v=>v.length>0)}function Q(u,h){return u&&(0,y.vI)(u,h)}const be=4,oe=200,ne=100,re=new Set((0,y.aL)(`
    app application site project user owner team creator author links request
    config spec env environment source git gitsource commit trigger deploymenttrigger
  `)),ie=(0,y.aL)(`
  steps stages phases jobs tasks conditions builds children results components workflows
`),fe=new Set((0,y.aL)("deployments deploys releases revisions rollouts runs environments"));function Se(u){const h=[];let b=[(0,f.Pf)(u)];for(let v=0;v<=be&&b.
length>0&&h.length<oe;v+=1)h.push(...b.slice(0,oe-h.length)),b=b.flatMap(ke);return h}function ke(u){return[...u].flatMap(([h,b])=>re.has(h)?[]:Array.isArray(b)?
fe.has(h)?[]:l(b,ie.includes(h)).map(H):(0,p.Gv)(b)?[(0,f.Pf)(b)]:[])}function l(u,h){const b=u.slice(-ne).filter(p.Gv).map(f.Pf),v=b.filter($),A=()=>b.filter(q=>ie.
some(X=>Array.isArray(q.get(X))));return(v.length>0||!h?v:A()).toReversed()}const m=(0,y.aL)("status state result outcome conclusion phase");function $(u){return u.
get("success")===!1||m.some(h=>O(u.get(h),0))}function O(u,h){if(typeof u=="string")return/^false$/i.test(u)||(0,D.PY)(u)==="failure";const b=(0,f.Pf)(u);return h<
2&&["name",...m].some(v=>O(b.get(v),h+1))}function H(u){const h=(0,f.Qq)(u,"stage","phase","step","name","id");return h!==void 0&&!u.has("stage")&&$(u)?new Map(
[...u,["stagename",h]]):u}const j=(0,y.aL)("location loc position range start span begin region physicallocation"),Ve=(0,y.aL)("file filename filepath path uri \
sourcefile"),Xe=[[/^(?:warn|1$)/i,"warning"],[/^(?:info|notice|note|hint|suggestion|debug|0$)/i,"notice"]];function Je(u){const h=new Set(u.flatMap(A=>T.map(q=>A.
get(q)))),b=[],v=[];for(const A of[...h].flatMap(je).slice(0,I.lines)){const q=Oe(A);q?b.push(q):v.push(...se(A))}return{placed:b,loose:v}}function De(u){return je(
u).flatMap(h=>Oe(h)??[])}function je(u){return Array.isArray(u)?u:u==null?[]:[u]}function Oe(u){const h=Ue((0,f.Pf)(u)),b=(0,f.Qq)(h,...Ve),v=(0,f.Qq)(h,"messag\
e","text","msg","description","reason","title");if(b===void 0||v===void 0)return;const A=(0,f.Qq)(h,"severity","level","type","annotationlevel")??"",q=h.has("ch\
aracter")?1:0,X=ge=>{const ce=(0,f.nd)(h,...(0,y.aL)(ge));return ce!==void 0&&ce+q>=1?ce+q:null};return{file:b.replace(/^file:\/\/\//,"/"),line:X("line linenumb\
er startline row lineno"),column:X("column col columnnumber startcolumn character"),severity:Xe.find(([ge])=>ge.test(A))?.[1]??"error",code:Q((0,f.Qq)(h,"code",
"rule","ruleid"),I.word)??null,message:(0,y.vI)(v,I.text)}}function Ue(u,h=0){const b=j.map(v=>u.get(v)).find(p.Gv);return b===void 0||h>W?u:(0,f.If)([u,Ue((0,f.
Pf)(b),h+1)])}const Qe=(0,y.aL)(`
  text line message msg content output log logs lines entries events items payload textpayload data value tail
`),et=(0,y.aL)("order sequence seq index position linenumber"),Fe=(0,y.aL)("timestamp time date createdat created ts");function se(u,h=0){if(typeof u=="string")
return he(u,h);if(h>W)return[];if(Array.isArray(u))return tt(u).flatMap(A=>se(A,h+1));const b=(0,f.Pf)(u),v=Qe.find(A=>b.has(A));return v===void 0?[]:se(b.get(v),
h+1)}function he(u,h){if(h===0&&/^\s*\[\s*\{/.test(u)){const b=se((0,p.U4)(u),1);if(b.length>0)return b}return u.replace(/\r?\n$/,"").split(/\r?\n/)}function tt(u){
const h=u.filter(b=>(0,f.Pf)(b).get("hidden")!==!0);return h.length<2||!h.every(p.Gv)?h:ve(h,b=>(0,f.nd)(b,...et))??ve(h,Ae)??h}function Ae(u){return(0,f.Qq)(u,
...Fe)===void 0?void 0:(0,f.kB)(u,...Fe)}function ve(u,h){const b=u.map(v=>({entry:v,key:h((0,f.Pf)(v))}));if(!b.some(v=>v.key===void 0))return b.sort((v,A)=>Number(
v.key)-Number(A.key)).map(({entry:v})=>v)}}),86:((de,Z,E)=>{E.d(Z,{Dy:()=>oe,If:()=>F,LO:()=>ne,MX:()=>W,PM:()=>z,Pf:()=>K,Qq:()=>x,TU:()=>fe,VF:()=>k,b6:()=>C,
cP:()=>Q,k$:()=>T,kB:()=>be,l1:()=>M,lS:()=>R,nd:()=>te,tK:()=>D,w:()=>I,zs:()=>re});var p=E(3739),y=E(8302),f=E(5807),G=E(8438);function D(l){return l.toLowerCase().
replace(/[_\-$@]/g,"")}function K(l){const m=new Map;if(!(0,y.Gv)(l))return m;for(const[$,O]of Object.entries(l)){const H=D($);m.has(H)||m.set(H,O)}return m}function F(l){
return new Map(l.toReversed().flatMap(m=>[...m]))}function k(l,m){return{path:l,value:m,fields:K(m)}}function R(l,m){return Object.entries(l.value).filter(([$])=>m.
includes(D($))).map(([$,O])=>({path:N(l.path,(0,f.Ow)($,40)),member:O}))}function T(l,m){for(const $ of m)for(const{path:O,member:H}of R(l,[$]))if((0,y.Gv)(H))return k(
O,H)}function z(l){return/^[A-Za-z_]\w*$/.test(l)?l:`\`${l.replaceAll("`","")}\``}function N(l,m){return l===""?z(m):`${l}.${z(m)}`}function M(l,m,$=""){return Object.
entries((0,y.Gv)(l)?l:{}).flatMap(([O,H])=>{const j=N($,O);return(0,y.Gv)(H)&&$===""?M(H,m,j):m(D(O),H)?[j]:[]})}function _(l){return/^[\w.$]+$/.test(l)?l:JSON.
stringify(l)}function W(l,m){const $=[];let O=(0,y.Gv)(l)?k("",l):void 0;for(;O!==void 0&&$.length<=G.sX;)$.unshift(O),O=T(O,[...m,...G.wy]);return $}function I(l,m){
return W(l,m).map(({fields:$})=>$)}function C(l){return typeof l=="number"?String(l):typeof l=="string"&&l!==""?l:void 0}function w(l,m,$){for(const O of m){const H=$(
l.get(O));if(H!==void 0)return H}}function x(l,...m){return w(l,m,C)}function te(l,...m){return w(l,m,Q)}function Q(l){const m=typeof l=="string"&&/^-?\d{1,15}$/.
test(l)?Number(l):l;return Number.isSafeInteger(m)?Number(m):void 0}function be(l,...m){return w(l,m,$=>{const O=typeof $=="string"&&/^\d+(?:\.\d+)?$/.test($)?Number(
$):$;if(typeof O=="number"&&Number.isFinite(O))return Math.round(O<1e11?O*1e3:O);const H=typeof $=="string"?Date.parse($):Number.NaN;return Number.isNaN(H)?void 0:
H})}function oe(l){const m=C(l);if(m===void 0)return;const $=/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/].*)?$/i.test(m)?`https://${m}`:m;return/^https?:\/\//i.test($)&&
URL.canParse($)?$:void 0}function ne(l,m,$,O){return ie(`has no ${l}; ${Se(m)}`,$,O)}function re(l,m,$,O){return ie(`has more than one ${l}: ${m.join(" and ")};\
 Slipway does not guess`,$,O)}function ie(l,m,$){const O=m.status===void 0?"":` (${m.status})`;return new p.GQ("unexpected_response",`The answer to ${m.method} ${m.
path}${O} ${l}`,{remedy:$===void 0?"Check that the address is the service itself. If it is, its answers have a shape that Slipway does not know.":`Check that ba\
se-url is the control plane. If it is, say where the value is in a map (input api-map):
${$}
"slipway doctor --write slipway-api.yml" writes a map to start from.`,call:{...m,outcome:"unknown",unclear:!0}})}function fe(l,m,$){return`answers:
  ${l}:
    ${m}: ${_($)}`}function Se(l){if(l===void 0)return"it is empty.";if(Array.isArray(l))return`it is a list of ${l.length}.`;if(!(0,y.Gv)(l))return`it is ${l===
null?"null":`a ${typeof l}`}.`;const m=ke(l,0),$=m.slice(0,30).join(", ");return m.length===0?"it is an empty object.":`it has: ${$}${m.length>30?", \u2026":""}\
.`}function ke(l,m){return!(0,y.Gv)(l)||m>G.sX?[]:Object.entries(l).flatMap(([$,O])=>[(0,f.Ow)($,40),...ke(O,m+1).map(H=>`${(0,f.Ow)($,40)}.${H}`)])}}),8438:((de,Z,E)=>{
E.d(Z,{A9:()=>N,BV:()=>F,Bw:()=>x,DE:()=>oe,E6:()=>_,H7:()=>te,Hl:()=>be,Ld:()=>W,M0:()=>G,Mg:()=>fe,NP:()=>ne,S3:()=>T,T8:()=>ie,Vt:()=>R,XD:()=>M,XQ:()=>z,cJ:()=>Q,
dI:()=>w,gW:()=>C,m5:()=>k,qQ:()=>re,sX:()=>K,tl:()=>I,uH:()=>f,uq:()=>y,wy:()=>D});var p=E(5807);const y={label:"app",names:(0,p.aL)("app application"),kin:(0,p.
aL)("site service website webapp staticsite"),lists:(0,p.aL)("apps applications sites services")},f={label:"deployment",names:(0,p.aL)("deploy deployment"),kin:(0,p.
aL)("job build release run rollout revision"),lists:(0,p.aL)(`
    deployments deploys jobs builds releases runs rollouts revisions jobsummaries deploymentsummaries
  `)},G={label:"environment",names:(0,p.aL)("environment env"),kin:[],lists:(0,p.aL)("environments envs")},D=(0,p.aL)("data result item response payload body co\
ntent node embedded"),K=2,F=(0,p.aL)("attributes properties metadata"),k=(0,p.aL)("items data results result list records entries values value nodes edges"),R=(0,p.
aL)("errors messages warnings notices included links"),T=(0,p.aL)("id uid uuid guid"),z=(0,p.aL)(`
  status state readystate currentstatus currentstate
  deploymentstatus deploystatus deploymentstate deploystate jobstatus jobstate
`),N=(0,p.aL)("phase deploymentphase"),M=(0,p.aL)("state status phase name value"),_=(0,p.aL)("conclusion result outcome"),W=(0,p.aL)("stage step currentstage c\
urrentstep stagename"),I=(0,p.aL)(`
  url publicurl liveurl siteurl appurl sslurl productionurl primaryurl weburl
  deploymenturl deployurl deploysslurl previewurl
  defaultingress defaultdomain defaulthostname livedomain hostname host domain fqdn
`),C=(0,p.aL)("urls domains hostnames aliases status links endpoints"),w=(0,p.aL)("branch gitbranch branchname sourcebranch gitref ref githubcommitref headbranc\
h"),x=(0,p.aL)("repository repo repositoryurl repourl gitrepository gitrepo giturl"),te=(0,p.aL)("branch productionbranch gitbranch repobranch"),Q=(0,p.aL)(`
  commit commitsha commitid commithash commitref sha gitsha gitcommit gitcommitsha
  revision sourceversion githubcommitsha headsha
`),be=(0,p.aL)("source git gitsource meta trigger deploymenttrigger metadata commit"),oe=(0,p.aL)(`
  createdat created createdon creationtime createtime createdtime createdtimeutc
  creationtimestamp datecreated insertedat queuedat starttime startedat timestamp
`),ne=(0,p.aL)("supersededby replacedby"),re=(0,p.aL)("nextcursor cursor nextpagetoken nexttoken endcursor continue next"),ie=(0,p.aL)("pagination paging page p\
ageinfo meta metadata resultinfo links"),fe=(0,p.aL)("next nextlink nexturl nextpage")}),1547:((de,Z,E)=>{E.d(Z,{PY:()=>F,Y4:()=>D,as:()=>y});var p=E(5807);const y=[
"success","failure","cancelled","pending"],f={success:(0,p.aL)(`
    succeeded success successful ready live active complete completed deployed deploysucceeded deploymentsucceeded
    activated done ok published finished passed succeed healthy
  `),failure:(0,p.aL)(`
    failed failure error errored crashed timedout timeout rejected broken buildfailed deployfailed deploymentfailed
    builderror deployerror deploymenterror syncfailed uploadfailed activationfailed internalerror rolledback updatefailed
    predeployfailed releasefailed rollbacksucceeded rollbackcomplete degraded fatal
  `),cancelled:(0,p.aL)(`
    cancelled canceled aborted superseded skipped stopped replaced expired deactivated cancelledbyuser canceledbyuser
    removed deleted abandoned
  `),pending:(0,p.aL)(`
    queued pending created waiting scheduled accepted starting initializing started running inprogress processing
    building cloning installing syncing uploading deploying activating publishing invalidating provisioning
    cancelling canceling new enqueued idle prepared preparing uploaded processed retrying working progressing
    pendingbuild pendingdeploy pendingreview pendingpublish waitingfordeployment needsapproval
    buildinprogress updateinprogress predeployinprogress waitingforresource removing verifying
    requested planned finalizing releasing testing reconciling unknown
  `)},G=new Map(y.flatMap(k=>f[k].map(R=>[R,k])));function D(k){return k.toLowerCase().replace(/[\s_-]/g,"")}const K=[["failure",/(?:failed|error)$/],["pending",
/(?:inprogress|pending|queued)$/]];function F(k,R=new Map){const T=D(k);return R.get(T)??G.get(T)??K.find(([,z])=>z.test(T))?.[0]}}),6036:((de,Z,E)=>{E.d(Z,{explain:()=>pi});
var p=E(3739),y=E(8302),f=E(5807),G=E(2207);const D=new WeakMap,K=3;function F(e,t){const n=k(e);if(n.length===0)return e.exec(t);for(const s of n)if(t.includes(
s))return e.exec(t);return null}function k(e){let t=D.get(e);if(t===void 0){const n=e.ignoreCase?[]:R(e.source);t=n.every(s=>s.length>=K)?n:[],D.set(e,t)}return t}
function R(e){const t=[""];let n="",s=0;for(let o=0;o<=e.length;o++){const r=e[o]??"",a=r==="\\"?e[++o]??"":"";if(T.test(a))return[];if(r==="["&&(o=M(e,o)),r===
"("&&(s+=1),r===")"&&(s-=1),s>0&&r!=="(")continue;const i=r==="\\"?a:r;if(i!==""&&!(r==="\\"?N:z).includes(i)){n+=i;continue}(r==="*"||r==="?"||r==="{")&&(n=n.slice(
0,-1)),n.length>(t.at(-1)??"").length&&(t[t.length-1]=n),n="",r==="{"&&(o=e.indexOf("}",o)),r==="|"&&t.push("")}return t}const T=/^[uxck\d]$/,z="()[{*+?^$.|",N="\
bBdDsSwWnrtfvpP";function M(e,t){let n=t+1;for(;e[n]!=="]";)n+=e[n]==="\\"?2:1;return n}function _(e){return Object.entries(e).flatMap(([t,n])=>[n].flat().map(s=>({
tool:t,log:s})))}function W(e){return Object.entries(e).map(([t,{signs:n=[{codes:[t.replaceAll("-","_")]}],...s}])=>({...s,name:t,signs:n.map(o=>o instanceof RegExp?
{log:o}:o)}))}function I({signs:e},t,n){for(const s of e)if(!(s.codes&&!(t.code&&s.codes.includes(t.code)))&&!(s.exitCodes&&!(typeof t.exitCode=="number"&&s.exitCodes.
includes(t.exitCode)))&&!(s.signals&&!(t.signal&&s.signals.includes(t.signal)))&&!(s.stages&&t.stage&&!s.stages.includes(t.stage.toLowerCase()))&&!(s.weak&&t.diagnostics?.
some(({severity:o,line:r})=>o==="error"&&r!==null))){if(!s.log)return{groups:{},facts:t,lines:n};for(let o=n.length-1;o>=0;o--){const r=F(s.log,n[o]??"");if(r)return{
groups:r.groups??{},facts:t,lines:n}}}}function C({code:e}){return G.sR.some(t=>t===e)}function w(e,t){for(const n of e){const s=F(t,n)?.[1];if(s!==void 0)return s}}
function x(e,t){return e===void 0||e===""?t:`"${e}"`}var te=E(9882);const Q=/; there (?:is|are) (?<names>[^;]{1,300})$/;function be(e,t){return t.length===0||Q.
test(e)?e:`${e.replace(/[.:]?\s{0,4}$/,"")}; there ${t.length===1?"is":"are"} ${t.join(", ")}`}function oe(e){return e.replace(Q,"")}function ne(e){return Q.exec(
e)?.groups?.names?.split(", ")??[]}function re(e){return e.endsWith("/")}var ie=E(8995);const fe=[/["'](?<name>[\w$]{1,200})["'] is not exported (?:by|from) (?:["'](?<from>[^"']{1,400})["']|(?<path>[^\s,"']{1,400}))/,
/No matching export in "(?<from>[^"]{1,400})" for import "(?<name>[\w$]{1,200})"/,/\bexport '(?<name>[\w$]{1,200})' (?:\(imported as '[^']{1,200}'\) )?was not found in '(?<from>[^']{1,400})'/,
/The requested module '(?<from>[^']{1,400})' does not provide an export named '(?<name>[\w$]{1,200})'/,/(?:Module )?'"(?<from>[^"']{1,400})"' has no exported member (?:named )?'(?<name>[\w$]{1,200})'/,
/\bExport (?<name>[\w$]{1,200}) doesn't exist in target module/,/'(?<from>[^']{1,400})' does not contain a (?<name>default) export/,/Module '"(?<from>[^"]{1,400})"' has no (?<name>default) export/];
function Se(e){for(const t of fe){const{name:n,from:s,path:o}=F(t,e)?.groups??{};if(n!==void 0)return{name:n,from:s??o}}}const ke=300,l=/^ {0,40}export (?:declare |abstract )?(?:async )?(?:const enum|const|let|var|function ?\*?|class|interface|type|enum|namespace) (?<name>[\w$]{1,100})/,
m=/^\s{0,40}(?:module\.)?exports\.(?<name>[\w$]{1,100})\s*=/,$=/(?:^|\bas\s+)(?<name>[\w$]{1,100})\s*$/,O=/^\s{0,40}export\s+(?:type\s+)?\*\s+from\s+["'](?<from>[^"']{1,300})["']/;
function H(e){const t=new Set,n=[];let s=!1;for(const o of e){const r=(l.exec(o)??m.exec(o))?.groups?.name;r&&t.add(r),/^\s{0,40}export\s+default\b/.test(o)&&t.
add("default");const a=O.exec(o)?.groups?.from;a!==void 0&&n.push(a);const i=/^\s{0,40}export\s+(?:type\s+)?\{/.exec(o);if(s||=i!==null,!s)continue;const[d=""]=o.
slice(i?.[0].length??0).split("}",1);for(const c of d.replace(/\/\/.*$/,"").split(",")){const g=$.exec(c.trim())?.groups?.name;g&&t.add(g)}if(s=!o.includes("}"),
t.size>=ke)break}return{own:[...t],from:n}}var j=E(6760);const Ve=/^\..|.\.config\.[a-z]{1,10}$|^package(?:-lock)?\.json$/;function Xe(e){const t=j.posix.basename(
e);return Ve.test(t)||t.includes("tsconfig")&&t.endsWith(".json")}const Je=/^TS5\d{3}$/;function De({code:e}){return Je.test(e??"")}const je=/^ts\(?(?:2304|2305|2307|2503|2552|2580|2614|2686|2688|2694|2724|2792|2882)\)?$/i,
Oe=/^ts\(?(?:6133|6138|6192|6196|6198|6385|6387|7005|7006|7016|7019|7022|7023|7024|7027|7028|7030|7031|7034|7044|7045|7053|18046|80\d{3})\)?$/i,Ue=/^(?:\w*Error: )?(?:[×x] )?(?:(?:Module )?[Bb]uild failed\b|Unexpected (?:token|eof|end of file)\b|Expression expected|Declaration or statement expected|Unterminated regexp literal|Expected (?:ident|unicode escape)\b|'(?:[),;:}]|=>|<\/)' expected)/i;
function Qe({code:e,message:t}){const n=e??"";return(je.test(n)?-1:0)+(Oe.test(n)?3:0)+(Ue.test(t)?.5:0)}function et({code:e}){const[t="",...n]=(e??"").split("/").
reverse();return/^[a-z][a-z-]+$/.test(t)&&n.every(s=>/^@?[a-z][\w-]*$/.test(s))}const Fe=/^Parsing error|\bUnable to resolve\b|\bis not defined\b|\bnot found in\b/;
function se(e,t=10){const n=new Set,s=new Set,r=e.map(c=>{const g=JSON.stringify([c.severity,c.file,c.line]),S=JSON.stringify([c.severity,c.message]),P=et(c)&&Fe.
test(c.message),Y=n.has(g)||s.has(S);n.add(g),s.add(S);const V=(c.line===null?4:0)+(Y&&!P?2:0)+(De(c)?-2:Xe(c.file)?1:0)+Qe(c)-(P?1:0);return{diagnostic:c,weight:V}}).
toSorted((c,g)=>c.weight-g.weight).map(({diagnostic:c})=>c),a=Object.groupBy(r,({severity:c})=>c),i=Math.max(0,t),d=c=>Math.max(0,(a[c]?.length??0)-i);return{shown:G.
oC.flatMap(c=>a[c]?.slice(0,i)??[]),rest:{error:d("error"),warning:d("warning"),notice:d("notice")}}}function he(e,{facts:t,lines:n}){if(!e.startsWith("/"))return e;
const s=e.split("/"),o=(t.diagnostics??[]).map(({file:i})=>i.split("/",1)[0]??"").filter(i=>i!==""),r=[...new Set(["node_modules",...t.list?.("")??[],...o])],a=s.
findIndex(i=>r.includes(i));if(a>0)return s.slice(a).join("/");for(let i=s.length-1;i>1;i--){const d=`${s.slice(0,i).join("/")}/`;if(n.some(c=>r.some(g=>tt(c,d+
g))))return s.slice(i).join("/")}return e}function tt(e,t){const n=e.indexOf(t);return n>=0&&!/[\w.-]/.test(e[n+t.length]??"")}function Ae(e,t,n=[""]){const s=e.
split("/",40).filter(r=>r!==""&&r!==".");let o="";for(const[r,a]of s.entries()){const i=t(o),d=(r===s.length-1?n:[""]).map(g=>`${a}${g}`),c=d.find(g=>i.includes(
g))??d.map(g=>i.find(S=>S.toLowerCase()===g.toLowerCase())).find(Boolean);if(c===void 0)return;o=j.posix.join(o,c)}return n.some(r=>o===`${s.join("/")}${r}`)?void 0:
o}const ve=[/Cannot find (?:module|package) '(?<what>[^']{1,300})' imported from (?<from>\S{1,400})/,/Cannot find (?:module|package) '(?<what>[^']{1,300})'/,/Cannot find module or type declarations for side-effect import of '(?<what>[^']{1,300})'/,
/Could not resolve ["'](?<what>[^"']{1,300})["'](?: (?:from|in) ["']?(?<from>[^"'\s]{1,400}))?/,/^(?:\[UNLOADABLE_DEPENDENCY\] )?Could not load (?<path>[\w@./[\]-]{1,300})$/,
/^\S{0,60}\s?Could not load (?<what>\/[^\s()]{1,300}) \(imported by (?<from>[^)\s]{1,300})\)(?!: (?!ENOENT))/,/The module `(?<what>[^`]{1,200})` could not be loaded\. It may not be installed/,
/problem loading plugin "(?<what>[^"]{1,200})"\. Perhaps you need to install/,/[Ff]ailed to resolve "extends":\s?"(?<what>[^"]{1,300})"/,/Can't resolve '(?<what>[^']{1,300})'/,
/\bNotFound\("(?<what>[^"]{1,300})"\)/,/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) (?:the |a )?(?:[\w.-]{1,20} )?(?:module|package|dependency|plugin|preset|parser|loader|adapter|integration|extension|theme|layer):? ["'`](?<named>[^"'`]{1,300})["'`]/,
/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) ["'`](?<named>[^"'`]{1,300})["'`](?=.{0,40}\binstall)/,
/\btried to access (?<named>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}), but it isn't declared in (?:your|its) dependencies\b/,/[Ff]ailed to resolve (?:import )?["'](?<what>[^"']{1,300})["'](?: from ["'](?<from>[^"']{1,400})["'])?/,
/^(?:\[[\w:-]{1,40}\] )?Failed to resolve (?<what>\/[^\s"']{1,300})(?: from (?<from>\S{1,400}\.html))?$/,/Can't find stylesheet to import: ["'](?<sheet>[\w./-]{1,300})["']/,
/No such file or directory \(os error 2\): @import "(?<sheet>[\w./-]{1,300})"/,/^template not found: (?<what>\S{1,300})$/,/^ENOENT: Failed to lookup "(?<what>[^"]{1,300})" in /,
/ModuleNotFoundError: No module named '(?<what>[^']{1,200})'/],u=/Package subpath '\.(?<subpath>\/[^']{1,200})' is not defined by "exports" in \S{0,400}?node_modules\/(?<owner>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100})\/package\.json/,
h=null,b=/^Found dead link (?<link>\S{1,300}?)(?:(?<=\/)index)?$/;function v(e){const t=withoutNearest(e),{link:n}=b.exec(t)?.groups??{};if(n)return new RegExp(
`(?<=["'\`]|\\]\\()${literalPattern(n)}(?:\\.(?:md|html))?(?=["'\`)?#\\s])`);const{owner:s,subpath:o}=u.exec(t)?.groups??{};if(s&&o)return new RegExp(`(?<=["'\`]\
)${literalPattern(`${s}${o}`)}(?=["'\`])`);for(const r of[...h,...ve]){const{named:a,sheet:i,what:d=a??i,path:c}=search(r,t)?.groups??{},g=d?literalPattern(d):c&&
`[@~#$.][^\\s"'\`]{0,300}?/${literalPattern(posix.basename(c).replace(/\.\w{1,6}$/,""))}(?:\\.\\w{1,6})?`;if(g)return new RegExp(`(?<=["'\`]|(?:url|\\])\\()${g}\
(?=["'\`)?#])`)}}function A(e){for(const{file:n,severity:s,message:o,code:r}of e.facts.diagnostics??[]){if(De({code:r??null}))return;if(s!=="error")continue;const a=oe(
o),i=q(st(a,n),o),d=i?.kind==="file"?void 0:Hn(a,n,e.facts.list);if(d??i)return d??i}if(e.facts.diagnostics?.some(n=>n.severity==="error"))return;const t=e.lines.
findLastIndex(n=>ge.test(n));for(const[n,s]of e.lines.entries()){const o=st(s,void 0);if(o)return n<t-ce?void 0:o}}function q(e,t){return e?.kind!=="package"||!ne(
t).some(re)?e:{...e,kind:"file",specifier:X(t)??e.specifier}}function X(e){const t=oe(e);return ve.map(n=>F(n,t)?.groups?.what).find(Boolean)}const ge=/^(?:Uncaught )?(?:Reference|Type|Range)Error: (?!.*\b(?:module|package|import|resolve)\b)/,
ce=3,nt=/^@[\w-]{1,100}\/[\w-]{1,100}$/;function st(e,t){for(const n of ve){const s=F(n,e)?.groups;if(s?.path)return{kind:"file",specifier:s.path,importer:"."};
if(s?.sheet)return{kind:"file",specifier:s.sheet,importer:t};const o=s?.what??s?.named;if(!s||!o)continue;const r=t??s.from,a=/\.(?:html?|css|s[ac]ss|less|json)$/.
test(r??"")&&!nt.test(o);if(s.named===void 0&&a||/\.(?:html|njk|liquid)$/.test(o)||/^(?:\.{1,2}(?:\/|$)|\/)/.test(o))return{kind:"file",specifier:o,importer:r};
const d=/^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.exec(o)?.[0];return d===void 0||o[d.length]===":"?void 0:{kind:"package",specifier:d,importer:r}}}const We=[
"",..."ts tsx js jsx mjs cjs vue svelte astro css scss json".split(" ").map(e=>`.${e}`)],Te=/\.(?:css|s[ac]ss|less)$/,_e=["",".css",".scss",".sass",".less"];function we(e){
const t=e.facts.list??Zn(ye(e.facts)),n=A(e),s=n?.kind==="file"&&!ye(e.facts).some(re)?n:void 0;for(const o of s?St(s):[]){const r=Te.test(s?.importer??"")?_e:We,
a=Ae(o,t,r);if(a!==void 0&&s)return{specifier:s.specifier,actual:a}}}function ye({diagnostics:e=[]}){return ne(e.find(({severity:t})=>t==="error")?.message??"")}
const B=/^(?:[@~#]|\$\w{1,20})\/(?<rest>[^'"\s]{1,300})$/,le=/^[@~#$]?(?<rest>[\w-]{1,60}\/[^'"\s]{1,300})$/,Ne=["","src","src/lib","app"];function Hn(e,t,n){const s=X(
e);return s&&(B.test(s)||Kn(s,t,n).length>0)?{kind:"file",specifier:s,importer:t}:void 0}function Kn(e,t,n){const[s=""]=le.exec(e)?.groups?.rest?.split("/",1)??
[];return s===""||!n||/^(?:node_modules|src|lib)$/.test(s)?[]:bt(t).filter(o=>n(o).includes(s)&&n(j.posix.join(o,s)).length>0)}function bt(e){const t=e.split("/").
slice(0,20),n=t.map((s,o)=>t.slice(0,o).join("/"));return[...new Set(n.flatMap(s=>Ne.map(o=>j.posix.join(s,o))))].map(s=>s==="."?"":s)}function St({specifier:e,
importer:t}){const n=(B.exec(e)??le.exec(e))?.groups?.rest;if(n&&!/^\.{1,2}\//.test(e))return bt(t??"").map(o=>j.posix.join(o,n));if(e.startsWith("/")){const o=e.
split("/").slice(1,40);return o.map((r,a)=>o.slice(a).join("/"))}const s=t&&j.posix.join(j.posix.dirname(t),e);return!s||s.startsWith("..")||s.startsWith("/")?[]:
[s]}function Zn(e){const t=new Map;for(const n of e){const s=n.split("/");for(const[o,r]of s.entries()){const a=s.slice(0,o).join("/"),i=t.get(a)??new Set;t.set(
a,i.add(r))}}return n=>[...t.get(n)??[]]}function kt(e){const{list:t}=e.facts,n=ye(e.facts);if(n.length>0)return n;const s=A(e);if(!t||s?.kind!=="file")return[];
const o=St({...s,specifier:s.specifier.replace(/[?#].*$/,"")}),{importer:r}=s;for(const d of o){const c=Yn(d,t,r);if(c.length>0)return c}return(/\.html?$/.test(
r??"")?o.map(d=>qn(d,t)):[]).find(d=>d.length>0)??(o.length>0?Qn(j.posix.basename(o[0]??""),t,r):[])}const vt=/^(?:main|index|entry)\./i;function qn(e,t){const n=j.
posix.dirname(e),s=j.posix.basename(e);return!vt.test(s)||n==="."?[]:t(n).filter(r=>vt.test(r)&&ot(r,s)).map(r=>j.posix.join(n,r)).slice(0,3)}function Yn(e,t,n=""){
const s=e.split("/").filter(g=>g!==".");let o="";for(const g of s.slice(0,-1)){const S=t(o),P=S.filter(V=>V!=="node_modules"&&!V.startsWith(".")),Y=S.includes(g)?
g:(0,te.pA)(g,P)[0];if(Y===void 0)return[];o=j.posix.join(o,Y)}const r=s.at(-1)??"",a=t(o).filter(g=>ot(g,r,n)),i=a.filter(g=>Ge(g)===Ge(r)),d=i.length>0?i:(0,te.
pA)(ue(r),a.map(ue));return a.filter(g=>i.includes(g)||d.includes(ue(g))).map(g=>j.posix.join(o,g)).slice(0,3)}const _t=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|json)$/i,
xe=/\.(?:p?css|s[ac]ss|less|styl)$/i,Vn=/\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/i;function ot(e,t,n=""){if(xe.test(n)&&ue(t)===t)return xe.test(e);if(ue(e)===e)
return!0;const s=[_t,xe,Vn].find(o=>o.test(t));return s?s.test(e):ue(t)===t?_t.test(e)||xe.test(e):(0,j.extname)(e)===(0,j.extname)(t)}function ue(e){return e.replace(
/(?<=.)\.[a-z]\w{1,9}$/i,"")}function Ge(e){return ue(xe.test(e)?e.replace(/^_(?=.)/,""):e)}const Xn=200,Jn=/^(?:\.|node_modules$|dist$|build$|out$|vendor$|coverage$)/;
function Qn(e,t,n=""){const s=[],o=[""];for(let r=0;r<o.length&&r<Xn;r++){const a=o[r]??"";for(const i of t(a)){const d=j.posix.join(a,i);Ge(i).toLowerCase()===
Ge(e).toLowerCase()&&ot(i,e,n)&&s.push(d),!Jn.test(i)&&ue(i)===i&&o.push(d)}}return xe.test(n)&&s.length>1?[]:s.slice(0,3)}const es={"import-case":{signs:[{}],summary:e=>{
const t=we(e);return t&&`the import "${t.specifier}" differs from the file's name only in upper and lower case`},remedy:e=>`The file is ${x(we(e)?.actual,"there")}\
: write the import as it is spelt, or rename it with git mv. Builds run where case counts.`},"missing-file":{signs:[{}],summary:e=>{const t=A(e),n=/\.html?$/.test(
t?.importer??""),s=t?.kind==="file"&&(n?t.specifier:he(t.specifier,e));return s&&kt(e).some(re)?`the import "${s}" leads to no file and no package`:s?`the file \
"${s}" that is imported does not exist`:void 0},remedy:e=>{const t=kt(e);if(t.length>0)return`There is ${Le(t)}: correct the import, or commit the file that it \
names.`;const{importer:n="",specifier:s=""}=A(e)??{};return`Check the path and its upper and lower case, and that the file is committed: \`git check-ignore -v\` t\
ells whether .gitignore holds it back.${/\.s[ac]ss$/.test(n)&&/^\w[\w.-]*\//.test(s)?" If it is of a package, add the package to package.json and the lockfile.":
""}`}},"missing-export":{signs:[{}],summary:({facts:e})=>{const t=Rt(e);return t&&`${t.file}${t.line===null?"":`:${t.line}`}: ${t.message}`},remedy:({facts:e})=>{
const{message:t=""}=Rt(e)??{},n=ne(t),{name:s,from:o}=Se(t)??{},[,r]=/(?:^|\/)node_modules\/((?:@[^/]{1,100}\/)?[^/]{1,100})\//.exec(o??"")??[];if(r)return`Impo\
rt ${s==="default"?"by name":"a name"} that ${x(r,"")} exports, or install a version that has ${s}.`;const a=o?x(o,""):"the module";return n.length>0?`Import ${Le(
n)} from ${a}, or export ${s} there.`:s==="default"?`Import by name from ${a}, in braces, or give it a default export.`:`Export ${s} from ${a}, or import what i\
t has. A type needs import type.`}},"missing-read":{signs:[/ENOENT: no such file or directory, (?:open|stat|scandir) '(?<path>[^']{1,400})'/],summary:e=>{const t=e.
facts.diagnostics?.find(({severity:n,line:s})=>n==="error"&&s!==null);if(!(t&&!t.message.includes("ENOENT")))return`the file "${he(e.groups.path??"",e)}" that i\
s read does not exist`},remedy:()=>"Check the path where it is written, its upper and lower case, and that the file is committed."},"missing-package":{signs:[{}],
summary:e=>{const t=A(e);if(t?.kind!=="package")return;if(xt(t.specifier,e))return`"${t.specifier}" is a module of Node.js, and browsers do not have it`;const n=ye(
e.facts),s=n.length===0?"":`, and package.json has ${Le(n)}`;return`the package "${t.specifier}" is not installed${s}`},remedy:e=>{const t=A(e)?.specifier??"the\
 package";if(xt(t,e))return"Import it only in code that runs on the server, or let the bundler take a package in its place that works in browsers.";const n=ye(e.
facts);return n.length>0?`package.json has ${Le(n)}: correct the name ${t}, or add a package of that name to package.json and the lockfile.`:e.lines.some(s=>s.includes(
"No module named"))?`Add ${t} to the project's requirements.`:`Run npm install ${t} (or your package manager's add) and commit package.json with the lockfile.${rt(
e.facts)}`},part:()=>({kind:"uninstalled"})}};function xt(e,{lines:t}){return(0,ie.isBuiltin)(e)&&!t.some(n=>n.includes("No module named"))}function Rt({diagnostics:e=[]}){
const t=e.find(({severity:n})=>n==="error");return t&&Se(t.message)?t:void 0}function Le(e){return[e.slice(0,-1).join(", "),...e.slice(-1)].filter(Boolean).join(
" or ")}function rt(e){return C(e)?"":" A platform that installs with NODE_ENV=production leaves out devDependencies."}const Ot=/^\s*"?message"?: ["'](?:Invalid input: expected \w{1,20}, received undefined|Required)["'],?$/,
ts=4,ns={"memory-limit":{signs:[{codes:["out_of_memory"],log:/was stopped because (?<why>[\w ,.:']{1,300})$/}],summary:({groups:e})=>e.why??"the build used more\
 memory than it may",remedy:()=>"Make the build smaller: source maps, parallel workers and pages built at once cost most. Or ask the platform's operators to rai\
se the limit (slipway platform --build-memory)."},"disk-limit":{signs:[{codes:["disk_quota","disk_full"],log:/was stopped because (?<why>[\w ,.:']{1,300})$/},{codes:[
"disk_quota"]}],summary:({groups:e})=>e.why??"the build wrote more than it may",remedy:()=>"Make the build write less (caches, source maps, copies of node_modul\
es), or ask the platform's operators to raise the limit (slipway platform --build-disk)."},"out-of-memory":{signs:[{codes:["out_of_memory"]},{codes:["build_kill\
ed"],log:/heap out of memory|Reached heap limit/},{tool:"node",log:/JavaScript heap out of memory|Reached heap limit|Ineffective mark-compacts near heap limit/},
/(?:fatal error: runtime: )?(?:out of memory|cannot allocate memory)$|ENOMEM|OOMKilled/i],summary:()=>"the build ran out of memory",remedy:({lines:e})=>e.some(t=>t.
includes("heap"))?"Set the app variable NODE_OPTIONS to --max-old-space-size=4096 (MB), or make the build smaller: source maps and parallel workers cost most.":
"Make the build smaller (source maps and parallel workers cost most), or let it run where there is more memory."},"file-watchers":{signs:[/System limit for number of file watchers reached/],
summary:()=>"the build watches files for changes",remedy:()=>"Use a build command that ends: without --watch, and not a dev server."},"disk-full":{signs:[{codes:[
"disk_full"]},/ENOSPC|[Nn]o space left on device/],summary:()=>"the disk is full where the build ran",remedy:()=>"Make the build write less (caches, source maps\
), or free space on the platform and deploy again."},"build-timeout":{summary:()=>"the build took longer than the platform allows",remedy:()=>"Check that the bu\
ild command ends by itself: a dev server or a watch mode never does. Then look for what is slow in the log."},"missing-script":{signs:_({npm:/^Missing script: "?(?<script>[^"\s]{1,100})"?/,
pnpm:[/ERR_PNPM_NO_SCRIPT\s+Missing script: (?<script>\S{1,100})/,/ERR_PNPM_RECURSIVE_EXEC_FIRST_FAIL\s+Command "(?<script>[^"]{1,100})" not found/],yarn:/^error Command "(?<script>[^"]{1,100})" not found\./,
"yarn-berry":/Couldn't find a script named "(?<script>[^"]{1,100})"/,bun:/Script not found "(?<script>[^"]{1,100})"/}),summary:({groups:e})=>`package.json has n\
o script ${x(e.script,"of that name")}`,remedy:({facts:e,groups:t,lines:n})=>{const s=e.diagnostics?.find(({code:i})=>i==="missing-script"),o=ss(n).filter(i=>i!==
t.script),r=s?ne(s.message):(0,te.pA)(t.script??"",o);return`${r.length>0?`There is ${Le(r)}. `:""}Add the script ${x(t.script,"named in the log")} to package.j\
son, or name one that exists where it is called.`},part:({groups:e})=>({kind:"member",name:"scripts",wanted:e.script})},"command-not-found":{signs:[/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>[\w@./-]{1,100}): (?:command )?not found$/,
/spawn (?<command>[\w@./-]{1,100}) ENOENT$/,{exitCodes:[127]}],summary:({groups:e})=>`the command ${x(e.command,"to run")} was not found`,remedy:({groups:e,facts:t})=>`\
Add the package that brings ${x(e.command,"it")} to dependencies in package.json.${rt(t)}`,part:({groups:e})=>e.command?{kind:"script",command:e.command}:void 0},
"permission-denied":{signs:[/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>\S{1,200}): Permission denied$/,/EACCES: permission denied, \w{1,20} '(?<command>[^']{1,200})'/,
{exitCodes:[126]}],summary:({groups:e})=>`permission denied${e.command?` for ${x(e.command,"")}`:""}`,remedy:({groups:e})=>e.command?.startsWith("/")?"Let the b\
uild write only inside the repository; other folders are closed to it.":"Make the script executable and commit that: git update-index --chmod=+x FILE. Or run it\
 through its interpreter, as sh FILE.",part:({groups:e})=>e.command?{kind:"file",path:e.command}:void 0},"port-in-use":{signs:[/EADDRINUSE(?::.{0,60}?:(?<port>\d{2,5}))?|[Pp]ort (?<port2>\d{2,5}) is (?:already )?in use/],
summary:({groups:e})=>`a port is in use${e.port?` (${e.port})`:""}`,remedy:()=>"A build should not start a server on a fixed port: let it listen on port 0, or u\
se a build command that starts none."},"warnings-as-errors":{signs:_({"react-scripts":/Treating warnings as errors because process\.env\.CI = /,eslint:/ESLint found too many warnings/}),
summary:()=>"the build counts warnings as errors",remedy:({lines:e})=>e.some(t=>t.startsWith("Treating warnings"))?"Mend the warnings in the log, or set build-c\
ommand to CI=false npm run build.":"Mend the warnings in the log, or raise --max-warnings."},"missing-variable":{signs:[/(?:[Mm]issing|[Uu]ndefined|[Ii]nvalid)(?: required)? env(?:ironment)?(?: variable)?s?:? [`"'[]?(?<name>[A-Z][A-Z0-9_]{1,80})/,
/(?:[Ee]nv(?:ironment)? (?:variable|var)|variable) [`"']?(?<name>[A-Z][A-Z0-9_]{1,80})[`"']? (?:is (?:not (?:set|defined|provided)|missing|undefined|required)|must be (?:set|defined))/,
/(?<!ReferenceError: )(?<![\w])[`"']?(?<name>[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60})[`"']? (?:environment variable |env var )?(?:is (?:not (?:set|defined|configured|provided)|missing|required)\b|must be set\b|(?:not (?:set|defined|configured|provided)|missing|required)[.!]?$)/,
..._({zod:Ot,"dotenv-safe":/^\s*missing: \[ '(?<name>[A-Z][A-Z0-9_]{1,80})'/,sveltekit:/"(?<name>PUBLIC_\w{1,80}|\w{1,80})" is not exported by "(?:virtual:env|\$env)\/static\/(?:public|private)/})],
summary:e=>{const t=At(e);return t&&`the variable ${t} is not set`},remedy:e=>{const t=At(e);return`Add ${t} to the app variables (input env or env-file); secre\
ts through \${{ secrets.${t} }}.`}},...es,"builder-crashed":{summary:({facts:e})=>(e.message||"The process that built this deployment crashed").replace(/^The/,"\
the"),remedy:()=>"Deploy again. If it fails again, something in the repository crashes the platform's worker: the operators find the cause in the platform's log\
."},"build-killed":{signs:[{codes:["build_killed"]},{signals:["SIGKILL","SIGTERM"]},{exitCodes:[137,143]}],summary:({facts:{signal:e,diagnostics:t=[]}})=>e==="S\
IGABRT"&&t.some(({severity:n})=>n==="error")?void 0:"the build was killed",remedy:()=>"Look in the log for what ended it, and deploy again. If it fails again, t\
he build may need more memory or time than it may use."}};function At({groups:e,lines:t}){if(e.name!==void 0)return e.name;const n=t.findLastIndex(o=>Ot.test(o)),
s=t.slice(Math.max(0,n-ts),Math.max(0,n)).toReversed();return w(s,/^\s+(?:path: \[ )?["']([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)["'](?: \],)?$/)}function ss(e){const t=new Set,
n=e.findLastIndex(s=>/[Mm]issing script|not found|a script named/.test(s));for(const s of e.slice(Math.max(0,n),n+40)){const o=w([s],/^\s*(?:npm|pnpm|yarn|bun) run ([\w:.-]{1,60})(?:\s|$|")/)??
w([s],/Did you mean "(?:pnpm|yarn|npm) (?:run )?([\w:.-]{1,60})"/);o&&t.add(o)}return[...t].slice(0,10)}function J(e){return e?{kind:"dependency",name:ee(e)}:void 0}
function ee(e){return e.replace(/%2f/i,"/").replace(/\/-\/.*$/,"").replace(/(?<=.)@.*$/,"").replace(Tt,"")}const Tt=/(?<=\w)-(\d{1,5}\.\d{1,5}\.\d[\w.+-]{0,60})\.tgz$/;
function os(e){return/^.[^@]*@(?:npm:)?(.+)$/.exec(e)?.[1]??Tt.exec(e)?.[1]}function rs(e){return e.kind==="file"?e.path:e.kind==="uninstalled"?void 0:"package.\
json"}const is={"browser-only":{signs:[/ReferenceError: (?<name>window|document|localStorage|sessionStorage|navigator|HTMLElement) is not defined/],summary:({groups:e})=>`\
code for the browser ran during the build (${e.name} is not defined)`,remedy:({groups:e})=>`Use ${e.name} only in the browser: after mounting (onMount, useEffec\
t, client:only), or where typeof ${e.name} !== 'undefined'.`},"esm-only":{signs:[{tool:"node",log:/ERR_REQUIRE_ESM|require\(\) of ES Module \S{1,300}/}],summary:()=>"\
a package that exists only as an ES module was loaded with require()",remedy:({facts:e})=>`Load it with import (name the file .mjs, or set "type": "module" in p\
ackage.json)${C(e)?"":", or use Node.js 22 or newer on a platform that lets you choose"}.`},"next-static-params":{signs:[{tool:"next",log:/Page "(?<page>[^"]{1,200})" is missing "generateStaticParams\(\)"/}],
summary:({groups:e})=>`the page ${x(e.page,"")} has no generateStaticParams()`,remedy:()=>"Export generateStaticParams() from that page, so that the static expo\
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
summary:({groups:e,lines:t})=>{const n=t.findLastIndex(o=>/^\s*│ [├└]── \[5\d\d\]/.test(o));return`the page ${w(t.slice(0,n).reverse(),/├─ (\/\S{0,300}) \(\d+ms\)/)}\
 failed while it was rendered: ${e.message}`},remedy:()=>"The log does not tell the error itself: run npx nuxt dev and open the page, where it stands with its s\
tack. Code for the browser and missing variables are common causes."},"package-cycle":{signs:[{tool:"turbo",log:/^[\s`>-]*[x×] (?:Cyclic|Circular) dependency detected/}],
summary:({lines:e})=>{const t=w(e,/^\s*\|\s{1,8}([@\w./#-]{1,100}(?:, [@\w./#-]{1,100}){1,20})$/);return`packages depend on each other in a cycle${t?`: ${t.replace(
/#[\w:-]{1,60}/g,"")}`:""}`},remedy:()=>"Take one of the dependencies between these packages out of their package.json files.",part:({lines:e})=>J(w(e,/^\s*\|\s{1,8}([@\w./-]{1,100})#\S{1,60} -> /))},
turbo:{signs:_({turbo:[/^[\s`>-]*[x×] (?<what>No package found with name '[^']{1,100}' in workspace)$/,/^[\s`>-]*[x×] (?<what>Could not find task `[^`]{1,100}` in project)$/]}),
summary:({groups:e})=>`turbo: ${e.what}`,part:({groups:e})=>e.what?.includes("task")?{kind:"file",path:"turbo.json"}:void 0,remedy:({groups:e})=>e.what?.includes(
"task")?"Name the task in build-command as turbo.json has it among its tasks.":"Write --filter in build-command as the name in that package's package.json."},"c\
ss-minify":{signs:[{tool:"vite",log:/^(?:\w*Error: )?\[lightningcss minify\] (?<what>\S.{0,200})$/}],summary:({groups:e,lines:t,facts:n})=>{const s=n.diagnostics?.
find(({severity:a,line:i})=>a==="error"&&i!==null);if(s)return`${s.file}:${s.line}: ${e.what}`;const o=t.findIndex(a=>/^\s*\|\s+\^/.test(a)),r=/^\d{1,7} *\| *(\S.{0,80})/.
exec(t[o-1]??"")?.[1]?.trim();return`the style sheets do not parse: ${e.what}${r?`, at ${x(r,"")}`:""}`},remedy:()=>"Look above what is quoted for a rule or a c\
omment that is not closed, in the style sheet that holds it."}},as=/(?:^|\s)[\d.,]{1,12}\s?(?:B|bytes|[kKMG]i?B)(?=$|[\s│|,)\]])/,ds=/\b(?:errors?|fail(?:ed|s)?|exceed(?:s|ed)?|limit|too (?:large|big|long)|cannot|must|not)\b/i,
cs=[/^\s*[○●◐ƒλ∙]\s{1,4}(?:\(|\/)/u,/^\s*(?:Route|Page|Asset|File|Path|Name|Chunk|Size)\b.{0,120}\b(?:Size|First Load|gzip|Chunks|Type)\b/,/^\s*[├└┌┬╰╭](?:[─━]{0,3}\s|$)(?!.{0,200}(?:Error|\[\d{3}\]|✖|×))/u,
/^\s*\+ First Load JS\b/,/^\s*(?:\[[\w:@/.-]{1,40}\]\s)?(?:✓|✔|√|✅|☑|🎉|✨|🚀|λ|▶|❯)/u,/\b(?:built|done|finished|completed|compiled|generated|wrote|copied|written)\b.{0,80}\b\d[\d.,]{0,8}\s?(?:ms|s|sec|seconds|min|minutes?)\b/i,
/^\s*[-•]?\s?\d{1,7} (?:errors|warnings|hints|modules?|pages?|files?|assets?|packages?)\b.{0,60}$/,/\(\d{1,7}\/\d{1,7}\)\s*$/,/^\s*(?:Result|Summary|Total|Time|Duration|Tasks|Cached)\b.{0,60}:/,
/^\s*(?:Attention: |This information is used|You can learn more|Learn more|Read more|See https?:|https?:\/\/\S{1,300}$)/,/^\s*(?:▲ )?Next\.js \d/u,/^\s*\.{3} (?:collapsed )?\d{1,7} (?:duplicate )?lines matching /,
/Entry docs → 404 was not found\.$/,/^lscpu: failed to determine /,/^\d{1,7}:(?:\s|$)/],ls=/^\s*(?:✓|✔|√|✅|🎉|✨)|\b(?:built|done|completed|finished)(?: \w{1,20})? in \d|\bcompiled successfully\b|^\s*[○●ƒλ]\s{1,4}\(/iu;
function Nt(e){return cs.some(t=>t.test(e))||ps(e)||us(e)}function us(e){return as.test(e)&&!ds.test(ms(e))}function ps(e){return e.length<=300||e.split(" ").length>
e.length/16?!1:e.split(/[;{}=]/).length>e.length/30}function Lt(e){return ls.test(e)}function ms(e){return e.split(/\s+/).filter(t=>!/[/.][\w[]/.test(t)).join("\
 ")}const fs=/^\s{0,8}⚠|^(?:[▲!]\s{1,3})?(?:\[(?:warn(?:ing)?|hint|info)\]|(?:deprecation )?warning\b(?! as error))|^\s{0,4}(?![-*])[^\s:"']{1,400}(?::\d{1,7}){1,2}:?\s(?:-\s)?(?:warning|hint|info|note|message|suggestion)\b|^\s{0,4}[^\s:"']{1,400}\(\d{1,7},\d{1,7}\): (?:warning|info|message)\b|^\s*\d{1,7}:\d{1,7}\s{1,40}(?:warning|hint|info)\b/i,
hs=/^\s*(?:[✘✖✗×⨯]|x\s|\[?(?:error|fatal)\b|\w{0,60}(?:Error|Exception)\b.{0,40}:\s|\d{1,7}:\d{1,7}\s{1,40}error\b)/i,gs=/^(?:\s|$|\d{1,7}(?:\s|$))/,ws=/^(?:WARNING in \S|\(!\) Some chunks\b)/,
ys=12;function Ct(e,t,n){const s=new Set;let o=!1,r=!1;for(let a=Math.max(0,t-ys);a<n;a++){const i=e[a]?.text??"";r=ws.test(i)||r&&i.trim()!==""&&!/^ERROR in /.
test(i),o=r||fs.test(i)||o&&gs.test(i)&&!hs.test(i),o&&s.add(a)}return s}var It=E(3716);const $s=/^(?:\[(?:error|ERROR|fatal)\](?:\s|$)|\w{1,20}\sERR!\s(?:[A-Z]\w{1,40}\s)?|\S{1,100}\sSTD(?:ERR|OUT)\s|[│■▲●└]\s{1,4}|(?:notsup|notarget|engine|network|JSON\.parse)\s)/,
Es=/^err:\s(?=\w{0,60}(?:Error|Exception):)/;function $e(e){return e.replace($s,"")}const Mt=[/^\s*(?:\$|>(?!\s[A-Z].*\.$)|[+|│]|➤|at\s|\d{1,7}\s?[|│]|[{})\]]|\((?!!\))|\[$|-{2}|\*|node:internal|file:\s|throw\s|Node\.js v|A complete log|In most cases)/,
/^\s*(?:npm\s)?(?:<[cdilptw]>\s|\[?warn(?:ing)?\]?\b|\(node:\d|deprecat|info\b|notice\b|success\b|debug\b|verbose\b|note\b|hint\b|tip\b)/i,/^\s*(?:See|If|To|You|Note|Please|Try|Did you|This|Learn|Use|Visit|Run|For|Pass|Make sure|Searched|Import trace|Require stack|Emitted|Error reference|Location:|Stack trace|Progress|Packages|Checked out|Cloning|Lockfile is)\b/,
/^[^\w]{0,10}\d{1,6}\s(?:problem|error|warning)s?\b/,/^(?:Required|Actual|Wanted|Found|Valid \w+):\s/,/^(?:\[[\w:@/.-]{1,40}\]\s|[^\w[]){0,8}(?:Error:?\s{1,6})?(?:(?:[\w-]{1,20}\s)?build\s(?:failed|error|was canceled)|failed (?:to (?:compile|build)|with errors|tasks)|command failed|(?:error )?during build)(?:\swith\s\d{1,4}\serrors?:?$|(?:\W|$)(?!.*(?:Error\b|\b(?:not|cannot|can't|undefined|missing|invalid|required|resolve)\b)))/i,
/\b(?:exited? (?:with )?(?:code|status)|exit code|ELIFECYCLE|exited with \d|exited \(\d|\w{0,60}RUN_FIRST_FAIL\b)/,/^\s{2,}\w+:\s(?:undefined|null|true|false|-?\d+|\[|\{|'E?[A-Z_]+')/,
/^(?:code|path|errno|syscall|command|cwd|location|dest)\s\S{1,400}$/,/^\s*\[?(?:\w*Error|ERROR|FATAL)\]?:?\s*\{?$/,/^\s*(?:\w{0,60}Error:\s)?5\d\d\s\/\S{0,300}$/,
/^\s*\S{1,400}:\d{1,7}:(?:\d{1,7}|NaN)$/],Pt=/^\s*(?:✘|✖|✗|×|⨯|x\s|!|\[!\]|\(!\)|\[?(?:ERROR|error|fatal|FATAL|panic)\b\]?[\s:]|\d{1,7}:\d{1,7}[\s:]{1,4}error\b|ERR_|E\d{3}\b|YN00)/,
bs=/^[^\w]{0,10}(?:\[[^\]]{1,60}\]:?\s){0,3}(?:\w{1,40}\s){0,3}(?:err:\s)?[([]?(?:Uncaught\s)?\w{0,60}(?:Error|Exception)\b[^:]{0,40}:?\s\S/,Ss=/^\s*(?:Caused by|Cause):$/,
Dt=/^\s{2,8}\d{1,2}:\s/,ks=/^(?:\/(?:usr\/)?bin\/)?(?:ba|da|z)?sh:\s/,vs=/^\s*(?:\[cause\]:|Caused by:|Cause:)\s*\S/,_s=/^(?:\[cause\]:|Caused by:|Cause:)\s{1,4}/,
it=/\b(?:not (?:found|compatible|exported|defined|set|exist|resolve|valid|allowed|a function|installed|recognized|(?:a )?supported|available|match)|doesn['’]t|does not|cannot|can['’]t|could not|couldn['’]t|failed to|unable to|unexpected|invalid|undefined|missing|unknown|expected|required|duplicate|must|unclosed|no such|no matching|forbidden|denied|unauthorized|refused|incompatible|unsupported|conflict(?:s|ing)?|unresolved|broken|mismatch|bad|incomplete|unrecognised|unterminated|dead|has no|no (?:\w{1,20} ){1,3}found|should (?:be|have|exist|not)|trailing)\b/i,
jt=/\bE[A-Z]{4,}\b|[a-z](?:Expected|NotFound|Missing|Invalid)\b/,xs=/^\s*(?:at\s|Hint:|Location:|Stack trace:|(?:>\s{0,9})?\d{1,7}\s?[|│])/,Rs=/^(?:\d{1,2}:\s(?!\d)|in\s{1,4}(?=\w{0,60}Error:\s|[a-z]{2,20} [a-z]{2,20} ))/,
Be=3,Os=3,As=1e3,Ts=6;function Ns(e){let t;const n=Math.max(0,e.length-As),s=Ct(e,n,e.length),o=e.findLastIndex(({text:r})=>Lt(r));for(let r=n;r<e.length;r++){const a=s.
has(r)?0:eo(e,r),i=a>=Be&&r>o?a+Os:a;a>=Be&&i>(t?.points??0)&&(t={at:r,points:i})}return t&&Ls(e,t.at)}function Ls(e,t){const n=r=>$e(e[r]?.text??"").trim(),s=[];
for(let r=t+1;r<e.length&&s.length<Ts&&r<t+12;r++){const a=n(r);if(!(a===""||/^(?:(?:>\s{0,9})?\d{1,7}\s?[|│]|See\b|Hint)/.test(a))){if((0,It.LP)(a))break;s.push(
a)}}const o=[Pt,_s,Es,Rs].reduce((r,a)=>r.replace(a,""),n(t)).trim();return{at:t,message:Ft(o||n(t),e,t),details:s}}const Cs=/^(?:\w{0,60}(?:Error|Exception):\s)?(?:in\s)?\(?(?<path>[^\s:"'`]{0,400})(?::\d{1,7}){0,2}:?\)?$/,
Is=/^(?:x|✗|×)?\s?(?:(?:Build|Module build|Module parse) failed(?: in [\d.]+m?s)?(?: \(from [^()]{1,300}\))?|Error while requesting resource)[.:]?$/,Ms=/^[A-Z][a-z]{2,20}(?: \w{2,20}){0,2} failed: [^\s"'`]{1,300}\.\w{1,10}$/,
Ps=/^\w{2,20} error: [a-z]{2,30}(?:_[a-z]{1,30}){1,8}$/,Ce=14,Ds=/^(?:\|- |[├╰└]─{1,2}▶\s{1,4}(?:[×x]\s{1,4})?)/;function Ut(e){const t=Cs.exec(e)?.groups?.
path;return t===""||/[./]/.test(t??"")||/^in \S+$/.test(e)}function Ft(e,t,n){if(Ks.test(e))return[e.replace(/\.$/,""),qs(t,n)].filter(Boolean).join(": ");const s=e.
endsWith("[")?Us(t,n):void 0;if(s)return`${e.slice(0,-1)}${s}`;const o=Hs(e,t,n)??Gs(e,t,n)??Gt(e,t,n);if(o)return`${e} ${o}`;const r=[Is,Ms,Ps].some(a=>a.test(
e))||Ut(e);if(!r&&!e.endsWith(":")&&!Bt.test(e))return e;for(let a=n+1;a<=n+Ce&&a<t.length;a++){const i=$e(t[a]?.text??"").replaceAll("**","").trim().replace(/^-\s(?=\w)/,
"").replace(Ds,"").replace(Ys,(d,c,g)=>c===g?`${c}: `:d);if((0,It.LP)(i))break;if(!(i===""||Vs.test(i)||e.includes(i))){if(r){if(Ut(i))continue;return i}if(!zt(
i)){if(Bt.test(e)&&/^\s/.test(t[a]?.text??""))continue;return e}return[e,i,Gt(i,t,a)].filter(Boolean).join(" ")}}return e}const js=/["']?path["']?: \[(?<path>[^[\]]{1,200})\],?\s{0,40}["']?message["']?: ["'](?<words>.{1,200}?)["'](?=,?\s{0,20}(?:\}|$|["']?\w{1,20}["']?:))/;
function Us(e,t){const n=e.slice(t+1,t+Ce).map(r=>r?.text??""),{path:s,words:o}=js.exec(n.join(" "))?.groups??{};return s&&`${s.replace(/["'\s]/g,"").replaceAll(
",",".")}: ${o}`}const Fs=/^expect\(/,Ws=/^\s{2,8}(?:Expected|Received)[^:]{0,40}: {1,8}\S/;function Gs(e,t,n){if(!Fs.test(e))return;const o=t.slice(n+1,n+Ce).map(
r=>r?.text??"").filter(r=>Ws.test(r)).map(r=>r.trim().replace(/ +/g," "));return o.length===0?void 0:`(${o.slice(0,2).join(", ")})`}const Bs=/\bis not assignable to\b|^No overload matches|\bdoes not satisfy\b/,
zs=/^\s{2,60}(?=[A-Z])(?!\s{0,60}(?:Overload|The last overload)\b)/;function Hs(e,t,n){if(!Bs.test(e))return;let s;for(let o=n+1;o<=n+Ce;o++){const r=t[o]?.text??
"";if(!zs.test(r))break;s=r.trim()}return s===void 0||e.includes(s)?void 0:s}const Wt=/^\s{0,8}[-*•]\s{1,4}(?<item>\S.{0,120})$/,at=3;function Gt(e,t,n){if(!e.
endsWith(":"))return;const s=$e(t[n+1]?.text??"").trim()===""?n+2:n+1,o=[];for(let r=s;o.length<=at;r++){const a=Wt.exec($e(t[r]?.text??""))?.groups?.item;if(a===
void 0)break;o.push(a.replace(/[`'",;]{1,4}$/,""))}if(o.length!==0)return o.length>at?`${o.slice(0,at).join(", ")}, \u2026`:o.join(", ")}const Ks=/^(?:\[[\w:-]{1,60}\] ){0,3}(?:\w{0,60}Error: )?(?:Undefined (?:variable|function|mixin)|Can't find stylesheet to import)\.?$/,
Zs=/^[\s│|]{1,40}(?<carets>\^{1,200})\s{0,40}$/;function qs(e,t){for(let n=t+1;n<=t+Ce&&n<e.length;n++){const s=Zs.exec(e[n]?.text??"")?.groups?.carets?.length,
o=e[n]?.text.indexOf("^")??-1;if(s!==void 0)return e[n-1]?.text.slice(o,o+s).trim()?.replace(/^@(?:use|forward|import) (?=["'])/,"")}}const Ys=/^([\w.]{1,60}): ([\w.]{1,60}): /,
Bt=/\bdoes not match (?:\w{1,20} ){0,3}schema\b|\binvalid (?:\w{1,20} ){0,2}(?:config|file|options)\b[^:]{0,80}$|^(?:\w{1,40}Error: |Error: )?(?:bad|invalid|broken|wrong) (?:[\w-]{1,20} ){0,2}(?:files?|data|configuration)\.?$/i,
Vs=/^(?:[>\s│|·]{0,20}\d{1,7}\s?[|│]|[-─^~╵╰╭`,·│|\s]{2}|File:|file:|Hint|Stack trace:|"\w{1,40}":\s|throw |\^|\W+$)/;function zt(e){return(it.test(
e)||jt.test(e))&&!Mt.some(t=>t.test(e))}function Xs(e,t){const n=o=>e[o]?.text??"";return vs.test($e(n(t)))?!0:Dt.test(n(t))?!Dt.test(n(t+1)):Ss.test(n(t-1))}const Js=/^.{0,60}\b(?:errors? during \w{1,20}|failed with \d{1,4} errors?|(?:build|compilation|prerendering|generation) (?:failed|error)|failed to compile)\b[^:]{0,40}[:.]?$|^thread '.{1,40} panicked at \S{1,300}:$/i,
Ht=/^\[plugin [\w:@/-]{1,80}\]$/;function Qs(e,t){const n=Ht.test(e[t-1]?.text??"")?t-1:t,s=e[n-1]?.text??"",o=s.trim()===""?e[n-2]?.text??"":s;return Js.test(o.
trimEnd())}function dt(e){return/(?:\.{3}|…)$/.test(e)&&!it.test(e)}function eo(e,t){const n=e[t]?.text??"",s=$e(n);if(s.trim()===""||Ht.test(s)||dt(s)||Nt(s)||
Mt.some(i=>i.test(s)))return 0;const o=[1,2].map(i=>$e(e[t+i]?.text??"")),a=[bs.test(s)?4:0,n!==s||Pt.test(n)?3:0,s.endsWith(":")&&Wt.test(e[t+1]?.text??"")?4:0,
Xs(e,t)?8:0,ks.test(s)?6:0,it.test(s)||jt.test(s)?3:0,/["'`“]\S/.test(s)?1:0,o.some(i=>xs.test(i))?2:0].reduce((i,d)=>i+d,0);return a<Be&&Qs(e,t)?Be:a}const to=/(?:\b|[a-z])(?:error|exception|fatal|failed|cannot|denied|invalid)\b/i,
no=/^(?: {0,3}(?:\[?(?:ERROR|error|FATAL)\]?:?|(?:lerna )?ERR!|NX|[x×✖✘]|>(?= [A-Z].*\.$))\s+){1,3}/u,so=/^ {1,3}[x×✖] \S/u,Kt=/^\s*\[cause\]: (?:Error: )?(?<message>\S.*)$/,
oo=/^(?:\$ |(?:Failed|Error|Aborted)[.!]?$|A complete log of this run|Log files were not written|For help, run: |(?:\[\w{1,20}\] )?(?:[✗x🚨] )?Build failed|Failed to compile|Storybook exited with|(?:success|failed|not finished) .{1,200} - [\d.]+s$|Use --verbose |Pass --verbose |yarn (?:run|install) v\d|\[[\w@:/ .-]{1,60}\]$|Rspack (?:build failed|compiled)|To suppress |INFO |FATAL$|(?:error )?(?:during build|Command failed)|Node\.js v\d|Found \d+ errors? |Eleventy Fatal Error|Problem writing Eleventy|(?:Wrote|Copied) \d|\s{0,4}ELIFECYCLE|\s{0,4}run failed: command |Lifecycle script |script "[^"]{1,60}" exited with |(?:code|path|workspace|location|syscall) \S{1,400}$|>(?! [A-Z].*\.$)|[}(]|\{(?! \w+: )|node:internal\/|at |info |Exit code|$)/u,
ro=/^(?:Checked out |Cloning |\[\d\/\d\] |Progress: |Packages: |Scope: |Saved lockfile|Already up to date|Lockfile is up to date|Done in |Resolv(?:ing|ed)[ ,]|This error happened while |Run with the --force |Running target |[·•\u2800-\u28ff├└│┌] ?|[-+]{1,80}$|[-\\|/] |notsup (?:Valid|Actual) |\d\d:\d\d:\d\d\s)/u,
io=/^\s/,ao=/^\s*(?:at |[|│:{}>^~-]|\d{1,7} *[|│])/,co=/^(?:Most likely|Probably|Possibly|Perhaps|Maybe|This is (?:likely|probably|usually)|Reason:|Because)\b/,
lo=/ \w{2,30} \w/,uo=/\b\d{1,7} (?:error|warning|problem)s?\b/;function po(e){return e===""||/^[$>] /.test(e)}function mo(e){return oo.test(e)||ro.test(e)||Nt(e)}
function ct(e,t){const n=e.findLast(S=>Kt.test(S));if(n)return Kt.exec(n)?.groups?.message;const s=e.findLastIndex(Lt),o=Ct(e.map(S=>({text:S})),0,e.length),r=e.
flatMap((S,P)=>{if(S===t)return[];const Y=S.replace(no,""),[V,qe,Ye]=[so.test(S),!io.test(Y),P>s];return mo(Y)||o.has(P)?[]:[{text:Y,isReport:V,isLoose:qe,isLate:Ye}]}),
a=r.filter(({isLoose:S})=>S),i=r.filter(({isLate:S})=>S),c=a.findLast(({text:S,isReport:P})=>P||to.test(S))??i.findLast(({text:S,isLoose:P})=>P&&zt(S))??i.findLast(
({text:S,isLoose:P})=>P&&!dt(S))??i.findLast(({text:S})=>!ao.test(S)&&!dt(S));if(!c)return e.findLast((S,P)=>P>s&&o.has(P)&&lo.test(S)&&!uo.test(S))?.trim();const g=r[r.
lastIndexOf(c)+1]?.text??"";return co.test(g)?`${c.text.trim()} ${g.trim()}`:c.text.trim()}const fo={"install-script":{signs:[..._({npm:/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (?<command>\S.{0,300})$/,
yarn:[/^error \S{0,300}\/node_modules\/(?<name>(?:@[\w.-]{1,80}\/)?[\w.-]{1,100}): Command failed\.$/,/^error Command failed with exit code \d{1,3}\.$/],"yarn-b\
erry":/^(?<name>@?[^\s@]{1,150})@(?<where>workspace|npm|\w{1,20}):\S{1,200} couldn't be built successfully/,bun:/^error: (?<script>\w{1,20}) script from "(?<name>[^"]{1,150})" exited with/}),
/^> @?[^\s@]{1,150}@[^\s@]{1,60} (?<script>(?:pre|post)?install|(?:pre|post)?prepare)(?: |$)/,{tool:"pnpm",log:/^\s?(?<pnpm>ELIFECYCLE)\s+Command failed/}],summary:e=>{
if(e.facts.stage!=="install"||e.groups.pnpm&&!lt(e))return;const{name:t,script:n,command:s}=ut(e),o=t?`the package ${x(t,"")}`:"the project",r=Zt(e,s),a=r?`${r}\
 is not installed`:So(e,s)??ct(e.lines,e.facts.message);return`${o} fails in its ${n??"install script"}${s?` (${s})`:""}${a?`: ${a}`:""}`},remedy:e=>{const{name:t,
command:n}=ut(e),s=t?void 0:Zt(e,n);return s?`Add the package that brings "${s}" to dependencies in package.json.${rt(e.facts)}`:t?"Update the package, or leave\
 its script out if the site does not need it: an .npmrc with ignore-scripts=true leaves out all of them (Yarn 2 and later: enableScripts: false in .yarnrc.yml).":
"Correct the script in package.json, and check that the file that it runs is committed, with its upper and lower case."},part:e=>{const{name:t,script:n,command:s}=ut(
e);return t?{kind:"dependency",name:t,script:{name:n,command:s}}:{kind:"script",name:n,command:s}}}},ho=/^(?:\S{0,100}sh|\S{1,100}\.sh): (?:(?:line )?\d{1,5}: )?([\w@.-]{1,100}): (?:command )?not found$/,
go=/^(?:npm|npx|pnpm|yarn|bun|bunx|node|sh|bash)$/;function Zt({facts:e,lines:t},n=""){if(e.exitCode!==127)return;const s=/^(?<program>[\w@.-]{1,100})(?: [^&|;]{0,300})?$/.
exec(n)?.groups?.program,o=w(t,ho)??s??"";return o===""||go.test(o)?void 0:o}const wo=/^> @?[^\s@]{1,150}@[^\s@]{1,60} (\w{1,20})(?: |$)/,yo=[/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (\S.{0,300})$/,
/^Command: (\S.{0,300})$/,/^(?:> |\$ )((?!@?[^\s@]{1,150}@[^\s@]{1,60} \w{1,20}(?: |$))\S.{0,300})$/],$o=/^path \S{0,300}\/node_modules\/((?:@[\w.-]{1,80}\/)?[\w.-]{1,100})$/,
Eo=/^\S{0,300}node_modules\/((?:@[\w.-]{1,80}\/)?[\w.-]{1,100}) (\w{1,20})(: Failed$|\$ (.{1,300})$)/;function lt({facts:e}){const t=e.log.flatMap(o=>{const[,r,
a,i,d]=Eo.exec(o)??[];return r&&a?[{name:r,script:a,command:d,isEnd:i===": Failed"}]:[]}),n=t.findLast(({isEnd:o})=>o),s=t.findLast(({name:o,script:r,command:a})=>o===
n?.name&&r===n.script&&a);return n&&{name:n.name,script:n.script,command:s?.command}}function ut(e){const{groups:t,lines:n}=e,s=t.pnpm?lt(e):void 0;if(s)return s;
const o=t.name??w(n,$o),r=w(n,/^> (@?[^\s@]{1,150})@[^\s@]{1,60} \w{1,20}(?: |$)/),a=t.where==="workspace"||o!==void 0&&o===r,i=t.command??bo(n,yo);return{name:o&&
!a?ee(o):void 0,script:t.script??w(n,wo),command:i}}function bo(e,t){for(const n of t){const s=e.slice(1).flatMap(o=>n.exec(o)?.[1]??[]).at(-1);if(s)return s}}function So(e,t=""){
const n=w(e.lines,/Cannot find module '(\/[^']{1,300})'/);return n?`${t.split(" ").find(o=>n.endsWith(`/${o.replace(/^\.\//,"")}`))??he(n,e)} does not exist`:void 0}
const ko={"peer-conflict":{signs:[{tool:["npm","pnpm"],log:/^code ERESOLVE|^ERESOLVE (?:could not resolve|unable to resolve)|ERR_PNPM_PEER_DEP_ISSUES/}],summary:({
lines:e})=>{const t=w(e,vo),n=w(e,qt),s=w(e,/^Found: (\S{1,150})$/);return t&&n&&s?`${n} asks for ${t.replaceAll('"',"")}, and the project has ${s}`:t?`dependen\
cies ask for versions that exclude each other (${t})`:"peer dependencies conflict"},remedy:()=>"Move the packages named in the log to versions that fit each oth\
er. As a stopgap commit an .npmrc with legacy-peer-deps=true.",part:({lines:e})=>J(w(e,qt))},"workspace-missing":{signs:_({pnpm:/ERR_PNPM_WORKSPACE_PKG_NOT_FOUND\s.{0,300}?"(?<name>@?[^@"\s]{1,150})@workspace:/,
"yarn-berry":/^(?:Error: )?(?<name>@?[^@\s]{1,150})@workspace:[^\s:]{1,60}: Workspace not found/,bun:/Workspace dependency "(?<name>[^"]{1,150})" not found/}),summary:({
groups:e})=>`the repository has no workspace called ${x(e.name,"as a dependency names it")}`,remedy:()=>"Correct the name in package.json, or add the folder of \
that package to the workspaces of the root (pnpm: pnpm-workspace.yaml).",part:({groups:e})=>J(e.name)},"workspace-version":{signs:[{tool:"pnpm",log:/ERR_PNPM_NO_MATCHING_VERSION_INSIDE_WORKSPACE\s.{0,300}?for (?<name>\S{1,150}) inside the workspace/}],
summary:({groups:e})=>`no workspace of the repository fits ${x(e.name,"what a dependency asks for")}`,remedy:({groups:e})=>`Let the dependency ${e.name?`on ${ee(
e.name)} `:""}ask for the version that the workspace's own package.json has, or write * (pnpm, Yarn 2 and Bun: workspace:*).`,part:({groups:e})=>J(e.name)},"man\
ager-version":{signs:[{tool:"corepack",log:/HTTP 404 when performing the request to https?:\/\/[^\s;]{1,200}\/(?<name>@yarnpkg\/cli-dist|yarn|pnpm|npm)\/(?<version>[\w.-]{1,40})/},
/No matching version found for (?<name>@yarnpkg\/cli-dist)@(?<version>[\w.-]{0,40}\w)/,{stages:["install"],log:/^The install command `npm install [^`]{1,400} (?<name>@yarnpkg\/cli-dist|yarn|pnpm|bun)@(?<version>\d[\w.-]{0,40})` exited /}],
summary:({groups:e})=>`packageManager names ${e.name==="@yarnpkg/cli-dist"?"yarn":e.name}@${e.version}, which cannot be installed: the registry may not have tha\
t version`,remedy:()=>"Set packageManager in package.json to a version that is published, and write the lockfile with it.",part:()=>({kind:"member",name:"packag\
eManager"})},"version-not-found":{signs:_({npm:/No matching version found for (?<name>\S{1,150}?)\.?(?: while|$)/,yarn:/Couldn't find any versions for "(?<name>[^"]{1,120})"(?: that matches "(?<wanted>[^"]{1,100})")?/,
"yarn-berry":/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): No candidates found/,bun:/^error: No version matching "(?<wanted>[^"]{1,100})" found for specifier "(?<name>[^"]{1,150})"/}),
summary:({groups:e})=>`no version of ${x(e.name&&Yt(e.name,e.wanted),"a package")} fits`,remedy:({groups:e,lines:t})=>{const n=w(t,/while installing the dependencies of (\S{1,200})/);
return n?`${n} asks for it: update that package, or override the version in package.json.`:`Correct the version in package.json to one that is published, and co\
mmit the new lockfile. If package.json does not name ${e.name?ee(e.name):"it"}, a package that it names asks for it: update that one, or override the version.`},
part:({groups:e,lines:t})=>J(Vt(t)??e.name)},"package-not-found":{signs:_({npm:/^404\s+(?:The requested resource )?'(?<name>[^']{1,150})' (?:is not in this registry|could not be found)/,
pnpm:/ERR_PNPM_FETCH_404\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): Not Found/,yarn:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): Not found/,
"yarn-berry":/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Package not found/,bun:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 404$/}),
summary:({groups:e})=>`the package ${x(e.name&&Yt(e.name),"asked for")} is not in the registry`,remedy:({groups:e})=>(e.name?.includes("/-/")?"The lockfile asks\
 for a version that the registry does not have, or no longer: install another one, and commit the lockfile. ":"Check its name in package.json. ")+"If it is priv\
ate, set its registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:e,lines:t})=>J(Vt(t)??e.name)},"registry-login":{signs:_(
{npm:/(?:401 Unauthorized|403 Forbidden) - (?:GET|PUT) https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?=\s|$)/,
pnpm:/ERR_PNPM_FETCH_40[13]\s+GET https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/:]{1,100}\/)?[^\s/:]{1,150}(?:\/-\/[^\s/:]{1,150})?): /,
bun:/^error: GET https?:\/\/(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 40[13]$/,
"yarn-berry":/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Invalid authentication/}),summary:({groups:{host:e,name:t}})=>`${`the package registry${e?` ${e}`:""}`} r\
efused the login${t?` for ${ee(t)}`:""}`,remedy:()=>"Give the build a registry token as an app variable (input env), and name that variable as :_authToken in .n\
pmrc (Yarn 2 and later: npmAuthToken in .yarnrc.yml).",part:({groups:e})=>J(e.name)},"registry-refused":{signs:_({npm:/^(?<why>[45]\d\d \w[\w ]{0,40}) - GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?: - |$)/,
pnpm:/ERR_PNPM_FETCH_[45]\d\d\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): (?<why>.{1,60})$/,yarn:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): (?!Integrity check)(?<why>[^"]{1,100})/,
bun:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - (?<why>[45]\d\d)$/}),summary:({groups:{name:e="",why:t}})=>`\
the package registry does not give ${ee(e)}: ${t}`,remedy:()=>"Deploy again if the registry is at fault. If the package is private, set its registry and a token\
 in .npmrc, with the token as an app variable (input env).",part:({groups:e})=>J(e.name)},integrity:{signs:[{tool:["pnpm","yarn","bun"],log:/ERR_PNPM_TARBALL_INTEGRITY\s+Got unexpected checksum for "\S{1,300}?\/(?<name>(?:@[\w.-]{1,80}(?:\/|%2f))?[\w.-]{1,100})\/-\/|Integrity check failed for (?:tarball: |")(?<tarball>[^"\s]{1,150})/i},
{tool:["npm","pnpm","yarn","yarn-berry"],log:/^code EINTEGRITY|ERR_PNPM_TARBALL_INTEGRITY|Integrity check failed for|The remote archive doesn't match the expected checksum/}],
summary:e=>{const t=Xt(e);return`${t?`the package ${x(t,"")}`:"a package"} differs from what the lockfile or the registry records`},remedy:()=>"Delete the lockf\
ile and node_modules, install again, and commit the new lockfile. If it differs again, the registry or a proxy changes packages.",part:e=>J(Xt(e))}},vo=/^\s*peer (\S{1,120}|[^\s"]{1,120}@"[^"]{1,120}") from /,
qt=/^\s*peer (?:\S{1,120}|[^\s"]{1,120}@"[^"]{1,120}") from (@?[^\s@]{1,150})@/;function Yt(e,t=os(e)){return t===void 0?ee(e):`${ee(e)}@${t}`}function Vt(e){return w(
e,/(?:while installing the dependencies of|hereby required by) (\S{1,200}?)\.?$/)}function Xt({groups:e,facts:t}){const n=e.name??e.tarball??w(t.log,/tarball data for (@?[^\s@]{1,150})@/);
return n&&ee(n)}const _o={engine:{signs:[{tool:["npm","pnpm"],log:/^code EBADENGINE|ERR_PNPM_UNSUPPORTED_ENGINE/},{tool:"yarn",log:/The engine "node" is incompatible with this module\. Expected version "(?<wanted>[^"]{1,60})"/},
/Node(?:\.js)?(?: version)? v?[\d.]+(?:\.x)? is not supported by|node: v?[\d.]+ is not supported/,{weak:!0,tool:"vite",log:/You are using Node\.js [^ ]{1,20} (?:For|Vite)\b/},
{weak:!0,log:/(?:requires|required|minimum) (?:a )?(?:minimum )?Node(?:\.js)?(?: version)?(?: of)? (?<wanted>v?\d[\d.+]{0,12})/i},{tool:"webpack",log:/error:0308010C:digital envelope routines::unsupported|ERR_OSSL_EVP_UNSUPPORTED/}],
summary:({groups:e,lines:t})=>{const{name:n,isProject:s,member:o,wanted:r,actual:a}=pt(t,e.wanted),i=n?x(n,""):s?"the project":void 0,d=o==="npm"?"npm":"Node.js",
c=i?`${i} asks for ${d}`:`the ${d} version does not fit`;if(!r)return c;const g=a?`, and the build runs ${a}`:"";return i?`${c} ${r}${g}`:`${c} (wanted: ${r}${g}\
)`},remedy:({facts:e,groups:t,lines:n})=>{const{member:s,actual:o}=pt(n,t.wanted);return s==="npm"?`Let engines.npm in package.json allow ${o}, the npm that bui\
lds run.`:n.some(a=>a.includes("digital envelope routines"))?`${xo}, or ${Jt("16",e)}.`:`Let engines.node in package.json and the versions of the packages allow\
 the Node.js that builds run, or ${Jt("the version that is asked for",e)}.`},part:({lines:e})=>{const{name:t,isProject:n,member:s}=pt(e,void 0);return t||n?{kind:"\
engines",name:t??"",member:s}:void 0}},"wrong-platform":{signs:[{tool:["npm","pnpm"],log:/Unsupported platform for (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: wanted (?<wanted>\{[^}]{1,200}\})/}],
summary:({groups:{name:e,wanted:t}})=>`the package ${x(e,"")} is for another system${t?` (${t.replace(/[{}"]/g,"").replaceAll(":",": ")})`:""}`,remedy:({groups:e})=>`\
Move ${x(e.name,"the package")} to optionalDependencies in package.json, or take it out, and commit the new lockfile.`,part:({groups:e})=>J(e.name)},"package-ma\
nager":{signs:_({pnpm:/This project is configured to use (?<name>\w{1,20})/,yarn:/This project's package\.json defines "packageManager": "(?<name>[^"]{1,40})"/}),
summary:({groups:e})=>`the project asks for another package manager${e.name?` (${e.name})`:""}`,remedy:({facts:e})=>`Make packageManager in package.json and the\
 committed lockfile name the same package manager${C(e)?"":", in a version that the platform has"}.`,part:()=>({kind:"member",name:"packageManager"})}},xo="The \
bundler is too old for this Node.js. Update it (webpack 5.61 or later), or set the app variable NODE_OPTIONS to --openssl-legacy-provider";function Jt(e,t){return C(
t)?`write ${e} to .nvmrc`:`set nodeVersion in app-settings to ${e} on a platform that has it`}function pt(e,t){const n=w(e,/Not compatible with your version of node\/npm: (\S{1,150})$/)??
w(e,/^error (\S{1,150}): The engine "node" is incompatible/)??w(e,/Your Node version is incompatible with "(\S{1,300})"/),s=n?.startsWith("/")??!1;return{name:s?
void 0:n&&ee(n),isProject:s,...Ro(e,t)}}function Ro(e,t){const n={member:"node",wanted:t??w(e,/Required: \{.{0,60}?"node":"([^"]{1,60})"/)??w(e,/^Expected version: (.{1,60})$/),
actual:w(e,/Actual: .{0,60}?"node":"([^"]{1,20})"/)??w(e,/(?:^|\. )Got:? "?(v?\d[\d.]{0,20})"?$/)},s={member:"npm",wanted:w(e,/Required: \{.{0,100}?"npm":"([^"]{1,60})"/),
actual:w(e,/Actual: .{0,60}?"npm":"([^"]{1,20})"/)};return s.wanted!==void 0&&!Qt(s.wanted,s.actual)&&Qt(n.wanted??"*",n.actual)?s:n}function Qt(e,t){const n=/^v?(\d{1,5})\.(\d{1,5})\.(\d{1,5})$/.
exec(t??"")?.slice(1);if(!n)return!1;const s=o=>o.trim().replace(/([<>=^~]) /g,"$1").split(" ");return e.split("||").some(o=>s(o).every(r=>Oo(r,n.map(Number))))}
function Oo(e,t){if(e==="*"||e==="")return!0;const n=/^(\^|~|[<>]=?|=|)v?(\d{1,5})(?:\.(\d{1,5}))?(?:\.(\d{1,5}))?(?:\.[x*])*$/.exec(e);if(!n)return!1;const[,s=""]=n,
o=n.slice(2).flatMap(d=>d===void 0?[]:[Number(d)]),a=t.slice(0,/^(?:>|<=)$/.test(s)?o.length:3).map((d,c)=>d-(o[c]??0)).find(d=>d!==0)??0,i=d=>o.slice(0,d).every(
(c,g)=>c===t[g]);return s===">"?a>0:s==="<"?a<0:s==="<="?a<=0:s===""||s==="="?i(3):a>=0&&(s===">="||i(s==="^"?1:2))}const Ao=/request to https?:\/\/(?:[^\s/]{1,100}\/){1,6}?(@[^\s/]{1,100}\/[^\s/]{1,150}|[^\s/]{1,150})(?:\/-\/\S{1,200})? failed/,
To=/^path \S{1,400}\/node_modules\/((?:@[\w.-]{1,60}\/)?[\w.-]{1,100})$/,mt="ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|ECONNREFUSED|ERR_SOCKET_TIMEOUT|UND_ERR_CO\
NNECT_TIMEOUT";function en({groups:e,lines:t}){const n=/\b(?:getaddrinfo|connect) E[A-Z_]{4,20} (\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/;return e.host??w(
t,n)??No(t)}function No(e){const t=e.findIndex(n=>n.startsWith("gyp ERR! stack is related to network connectivity"));return w(e.slice(0,Math.max(0,t)).toReversed(),
/^gyp http GET https?:\/\/([\w.-]{1,200})/)}const Lo=/^(?:127\.0\.0\.1|\[?::1\]?)(?=:|$)/,Co={"conflict-markers":{signs:[{tool:["pnpm","yarn"],log:/Merge conflict detected in (?<file>[\w.-]{1,60})/},
{tool:"yarn-berry",log:/Cannot autofix a lockfile when running an immutable install/},/^(?:>? *\d{1,6} \| ?)?<{7} (?:HEAD|[\w/.-]{1,100})$/],summary:({groups:e})=>`${e.
file??"the lockfile"} has the conflict markers of a merge`,remedy:()=>"Finish the merge: take one side of the file, run your package manager's install on your m\
achine, and commit the lockfile that it writes.",part:()=>({kind:"lockfile",lacks:[]})},"lockfile-broken":{signs:_({pnpm:/ERR_PNPM_BROKEN_LOCKFILE\s+The lockfile at "[^"]{1,400}" is broken: (?<why>.{1,200}?)(?: \(\d{1,7}:\d{1,7}\))?$/}),
summary:({groups:e})=>`the lockfile cannot be read: ${e.why}`,remedy:()=>"Take the lockfile of an earlier commit, or delete it; then run your package manager's \
install on your machine, and commit the lockfile that it writes.",part:()=>({kind:"lockfile",lacks:[]})},"lockfile-missing":{signs:[{tool:"npm",log:/`npm ci` command can only install with an existing package-lock\.json/},
{tool:"pnpm",log:/ERR_PNPM_NO_LOCKFILE/},{tool:"npm",log:/Unsupported URL Type "workspace:"/}],summary:()=>"the repository has no lockfile",remedy:()=>"Run the \
install on your machine and commit the lockfile it writes.",part:()=>({kind:"lockfile",lacks:[]})},"lockfile-outdated":{signs:[..._({npm:/^`npm (?<manager>ci)` can only install packages when your package\.json and/,
pnpm:/(?<manager>ERR_PNPM)_(?:OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH|FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE)/,yarn:/Your (?<manager>lockfile) needs to be updated, but yarn was run with `--frozen-lockfile`/,
"yarn-berry":/The (?<manager>lockfile) would have been (?:modified|created) by this install, which is explicitly forbidden/,bun:/(?<manager>lockfile) had changes, but lockfile is frozen/}),
{stages:["install"],log:/\b(?:package-lock\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock|lockfile)\b.{0,80}\b(?:out of (?:sync|date)|not up to date|outdated)/i}],summary:({
lines:e})=>`the lockfile does not fit package.json${Mo(e)}`,remedy:({groups:e})=>`Run ${(e.manager==="ci"?"npm install":e.manager==="ERR_PNPM"?"pnpm install":"")||
"your package manager's install"} on your machine and commit the lockfile together with package.json.`,part:({lines:e})=>({kind:"lockfile",lacks:[...nn(e),...Do(
e)].map(ee)})},...ko,..._o,"git-dependency":{signs:[{stages:["install"],log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey|Repository not found\./}],
summary:()=>"a dependency comes from a Git repository that the build cannot read",remedy:()=>"Name the dependency by an https:// URL that needs no login, or pub\
lish it to a registry and give the build a token."},network:{signs:[{tool:["npm","pnpm"],log:new RegExp(`^code (?:${mt})|^network .{0,80}(?:${mt})|ERR_PNPM_META\
_FETCH_FAIL`)},{weak:!0,log:/^\s{0,8}(?:Error: |TypeError: )?fetch failed$/},{weak:!0,tool:"next",log:/^Failed to fetch `?[^`]{1,100} from Google Fonts/},new RegExp(
`(?:getaddrinfo|request to https?://\\S{1,200} failed).{0,80}(?:${mt})`),/\b(?:connect|getaddrinfo) (?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT) (?<host>\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/,
/Could not resolve host: (?<host>[\w.-]{1,200})|Failed to connect to \S{1,100} port|network connectivity|The operation timed out\. fetching/],summary:e=>{const t=en(
e);return t?`the network failed: ${t.replace(Lo,"localhost")} cannot be reached`:"the network failed while the build fetched something"},remedy:()=>"Run the dep\
loy again. If it repeats, check the host that the log names and that the platform may reach it.",part:e=>{if(e.facts.stage!=="install")return;const t=en(e)??w(e.
lines,/request to https?:\/\/([^\s/]{1,200})\/\S{1,300} failed/),n=J(w(e.lines,Ao)??w(e.lines,To)??lt(e)?.name??ze(e.lines))?.name;return n===void 0&&t===void 0?
void 0:{kind:"dependency",name:n,host:t}}},certificate:{signs:[/\b(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_HAS_EXPIRED)\b/],
summary:()=>"a certificate was refused while the build fetched something",remedy:({facts:e})=>`If a proxy or a private registry has a certificate of its own aut\
hority, let ${C(e)?"the operators start the platform with NODE_EXTRA_CA_CERTS":"NODE_EXTRA_CA_CERTS on the platform"} name that authority's file.`},"native-opti\
onal":{signs:[/Cannot find module '?(?<name>@rollup\/rollup-[\w-]+|@esbuild\/[\w-]+|@rolldown\/binding-[\w-]+|lightningcss[.\w-]*|@tailwindcss\/oxide[\w-]+|@next\/swc[\w-]+|@parcel\/watcher-[\w-]+)'?/],
summary:({groups:e})=>`the binary package ${x(e.name,"of a tool")} is not installed for this system`,remedy:()=>"The lockfile lacks other systems: delete node_m\
odules and the lockfile, install again with a current npm, and commit the new lockfile."},"node-gyp":{signs:[{tool:"node-gyp",log:/^gyp ERR! (?:find Python|stack Error)|node-pre-gyp ERR!/}],
summary:({lines:e})=>`${Io(ze(e))} could not be compiled`,remedy:({lines:e})=>`Use a version of the package that ships binaries for this Node.js version, or a p\
ure JavaScript one${ze(e)==="node-sass"?", as `sass`":""}, or write the version of Node.js that the project was made for into a file .nvmrc.`,part:({lines:e})=>J(
ze(e))},...fo};function ze(e){return w(e,/\bgyp ERR! cwd \S{1,400}[\\/]node_modules[\\/]((?:@[\w.-]{1,60}[\\/])?[\w.-]{1,100})$/)}function Io(e){return e===void 0?
"a native package":`the native package "${e}"`}function Mo(e){const[t]=nn(e);if(t)return`: it lacks ${t}`;for(const n of e){const[,s,o]=tn.exec(n)??[];if(s)return`\
: it has ${s}, and ${o} is asked for`}return""}const tn=/^Invalid: lock file's (\S{1,200}) does not satisfy (\S{1,200})$/,Po=[/^Missing: (\S{1,200}?)@? from lock file$/,
/dependencies were added: (\S{1,200}?),?(?:\s|$)/,/dependencies in package\.json changed since \S{1,60} was saved: (\S{1,200}) was added/,/^\+ {4}(\S{1,200}): "npm:/];
function nn(e){return e.flatMap(t=>Po.flatMap(n=>n.exec(t)?.[1]??[]))}function Do(e){return e.flatMap(t=>tn.exec(t)?.[2]??[])}const jo=[/^Writing (?:\.\/)?([\w@.-]{1,100})\/\S{0,300} from /,
/directory: \S{0,200}\/([\w@.-]{1,60})\/$/,/Wrote site to "([^"]{1,100})"/,/The ([\w-]{1,60}) folder is ready to be deployed/,/Output location: \S{0,200}?((?:dist|build)\/\S{1,100})$/,
/Generated static files in "?([\w@./-]{1,100}?)"?\.?$/,/Generated public ([\w@./-]{1,100})$/,/^\[info\] html generated at \.\/([\w@./-]{1,100})$/,/Success! Generated .{0,40} in "([^"]{1,100})"/,
/^((?!\.\w)[\w@./-]{1,100}?)\/(?:assets\/)?[\w.-]{1,100}\.(?:html|js|css)\s{1,60}[\d.,]{1,12} (?:kB|KiB|MB)\b/],Uo={"next-export":{signs:[{codes:["output_missin\
g","output_empty"],tool:"next",log:/Next\.js \d{1,3}\.\d/}],summary:({facts:e})=>ft(e).includes("out")?void 0:"Next.js wrote no static export",remedy:()=>"Set o\
utput: 'export' in next.config and take next export out of the build command; the output directory is then out."},"output-missing":{signs:[{codes:["output_missi\
ng"]},/[Oo]utput directory "?(?<folder>[\w@./-]{1,100}?)"? (?:does not exist|(?:was |is )?(?:not found|missing))/],summary:({groups:e,facts:t})=>{const n=e.folder??
t.outputDirectory??Wo(t);return n?`the build did not write the output directory "${n}"${t.keptOutput?sn:""}`:"the app names no output directory, and the build w\
rote none of the usual ones"},remedy:e=>{const{facts:t}=e,n=rn(e);if(n)return on(n);const s=e.lines.some(r=>/^> gatsby build\b/.test(r)),o=[...Fo,...s?["public"]:
[]].find(r=>ft(t).includes(r));return o?`Set output-directory to ${o}, which is there, if it is what the build writes.`:"Set output-directory to the folder that\
 the build command writes, relative to the root directory: often dist, build, out, public or _site."}},"output-empty":{summary:({facts:e})=>`the output director\
y ${x(e.outputDirectory,"of the app")}${e.keptOutput?`${sn},`:""} is empty`,remedy:e=>{const t=rn(e);return t?on(t):"Check that the build command writes into ou\
tput-directory, and does not clean it at its end."}},"nothing-to-serve":{summary:({facts:e})=>e.message??"the output has no page to serve: no file of it is HTML",
remedy:({facts:e})=>`${/starts a program|\([^\s(]{0,20}`?(?:index|server|main|app)\.[cm]?js\b/.test(e.message??"")?"This app serves the files of its build. To r\
un the program, deploy with --app-type web-ssr; for a site, let the build write pages.":"Set output-directory to the folder with the pages, or let the build wri\
te them."} If it has only data or assets on purpose, say so: app-settings {"assetsOnly": true}.`},"output-unsafe":{summary:({facts:e})=>e.message??"the output h\
olds links or special files that may not be served",remedy:()=>"Let the build copy files instead of linking them: links that leave the output directory are refu\
sed."},"file-too-large":{signs:[{codes:["output_too_large"]}],summary:({facts:e})=>e.message?.includes("wrote a file that is too large")?e.message:void 0,remedy:()=>"\
Let the build write smaller files, and leave out what no page loads: logs, archives, source maps."},"output-too-large":{summary:({facts:e})=>e.message??"the out\
put is larger than the platform takes",remedy:()=>"Check that output-directory names only the site, without node_modules or source maps, and move large media el\
sewhere."},"site-broken":{summary:({facts:e})=>e.message??"the start page of the new release is broken",remedy:()=>"What was live stays live. Mend what is named\
. To let such a release go live with a warning, set verify to warn. If fail is the setting of the app: slipway settings unset verify."},"storage-unavailable":{summary:({
facts:e})=>e.message??"the storage of the platform cannot be used now",remedy:()=>"Nothing in the repository is at fault. Deploy again in some minutes; if it fa\
ils again, tell the platform's operators. The previous release stays live."},"sync-failed":{signs:[{codes:["sync_failed","activation_failed"]}],summary:({facts:e})=>e.
message??"the platform could not publish the files",remedy:()=>"Nothing in the repository is at fault: deploy again. The previous release stays live."},"dns-ref\
used":{summary:({facts:e})=>e.message??"the DNS record of a host could not be made",remedy:()=>"Nothing in the repository is at fault. See whose records the hos\
ts have: slipway domains. Then deploy again."},"cdn-refused":{summary:({facts:e})=>e.message??"the CDN refuses to answer for the host of the site",remedy:()=>"N\
othing in the repository is at fault. Tell the platform's operators what the message says that the CDN lacks, and deploy again then."},interrupted:{summary:()=>"\
the platform stopped, or could not reach its database, while it worked",remedy:()=>"Deploy again."}},sn=", which an earlier deploy set",Fo=["dist","build","out",
"_site","storybook-static"];function Wo({message:e}){return/output directory `([^`]{1,200})`/.exec(e??"")?.[1]}function ft({message:e}){const[,t=""]=/the folders there are (.{1,1000})/.
exec(e??"")??[];return[...t.matchAll(/`([^`]{1,100})`/g)].map(([,n=""])=>n)}function on(e){return e.startsWith("../")?`The log shows files written to ${e}, outs\
ide of the folder that is built: have the build write inside of it, often to dist.`:`Set output-directory to ${e}: the log shows files written there.`}function rn({
lines:e,facts:t}){const n=s=>s.split("/").length;for(const s of jo){const[o]=e.flatMap(a=>{const i=s.exec(a)?.[1]?.replace(/^\.\//,"").replace(/\/(?:assets|_astro)$/,
"");return i?[{folder:i,line:a}]:[]}).sort((a,i)=>n(a.folder)-n(i.folder)),r=o&&Go(o.folder,o.line,t);if(r&&r!==t.outputDirectory)return r}}function Go(e,t,n){const[
s=""]=e.split("/",1),o=ft(n);if(o.length===0||o.includes(s))return e;const r=j.posix.dirname(n.outputDirectory??"");if(r!=="."&&n.list?.(r).length)return`${r}/${e}`;
const a=n.log.find(c=>c.includes(t))??"",i=/(?:^|\s|\/)([\w.-]{1,60}):[a-z][\w:-]{0,60}: /.exec(a)?.[1],d=o.find(c=>i!==void 0&&n.list?.(c).includes(i));return d===
void 0?e:`${d}/${i}/${e}`}const Bo={"package-json-invalid":{signs:[{codes:["package_json_invalid"]},{tool:"npm",log:/Invalid package\.json: \w{0,20}Error: (?<why>.{1,120}?) in JSON at position (?<place>\d{1,9})/},
{tool:["npm","pnpm","yarn","yarn-berry","bun"],log:/^code EJSONPARSE$|ERR_PNPM_JSON_PARSE|SyntaxError: \S{0,300}package\.json: /}],summary:({facts:e,groups:t})=>e.
code==="package_json_invalid"&&e.message?e.message:`package.json is not valid JSON${t.why?`: ${t.why}`:""}`,remedy:()=>"Correct package.json: nothing is install\
ed or published while it cannot be read.",part:({facts:e})=>e.code==="package_json_invalid"?void 0:{kind:"file",path:"package.json"}},"settings-invalid":{signs:_(
{nx:/^ *NX +(?<why>[A-Z]\w{1,40}) in (?<path>\S{1,300}\.json) at \d{1,7}:\d{1,7}$/,lerna:/JSONError Error in: (?<path>\S{1,300}\.json)$/,turbo:/Unable to read repository configuration (?<path>\S{1,300}\.jsonc?): invalid JSON/}),
summary:({groups:e})=>`${an(e.path)} is not valid JSON${e.why?` (${e.why})`:""}`,remedy:({groups:e})=>`Correct ${an(e.path)}: the build cannot read it as it is.`,
part:({groups:e})=>e.path?{kind:"file",path:e.path}:void 0},"outside-workspaces":{signs:_({"yarn-berry":/you forgot to list (?<folder>\S{1,200}) in its workspace configuration/,
npm:/^No workspaces found:$/}),summary:({groups:e,lines:t})=>`${e.folder??w(t,/^\s*--workspace=(\S{1,200})/)??"the app's folder"} is not in the workspaces of th\
e repository's root`,remedy:({groups:e,lines:t})=>`Add ${x(e.folder??w(t,/^\s*--workspace=(\S{1,200})/),"its folder")} to workspaces in the package.json of the \
root (pnpm: to pnpm-workspace.yaml), install, and commit the lockfile. Or give the folder a lockfile of its own.`,part:()=>({kind:"member",name:"workspaces"})},
"duplicate-package":{signs:_({nx:/^ *(?:NX +)?Failed to process project graph|multiple projects/,npm:/EDUPLICATEWORKSPACE|must not have multiple workspaces with the same name/,
"yarn-berry":/Duplicate workspace name (?<name>[^\s:]{1,150})/}),summary:({groups:e,lines:t})=>{const n=e.name??w(t,/^\s*package '([^']{1,150})' has conflicts/);
return n||!t.some(s=>s.includes("Failed to process"))?`two packages of the repository have one name${n?`: ${n}`:""}`:"the graph of projects cannot be made: mult\
iple projects may have one name"},remedy:()=>"Give each package of the repository a name of its own, in its package.json or project.json.",part:()=>({kind:"name\
s"})},"several-apps":{signs:[{codes:["app_ambiguous"]}],summary:({facts:e})=>Re(e.message)[0]??"the repository has several apps",remedy:({facts:e})=>`${Re(e.message)[1]??
"Set rootDirectory in app-settings to one of them"}.`},"server-build":{summary:({facts:e})=>Re(e.message)[0]??"the build makes a server, and only files are serv\
ed",remedy:({facts:e})=>`${Re(e.message)[1]??"Let the framework write files instead"}.`},"node-unavailable":{summary:({facts:e})=>e.message??"the Node.js that t\
he repository asks for cannot be had",remedy:()=>"Write another version there, or set nodeVersion in app-settings, which overrides the files."},"build-script-mi\
ssing":{summary:({facts:e})=>Re(e.message)[0]??"package.json has no build script",remedy:({facts:e})=>`${Re(e.message)[1]??"Add a build script to package.json, \
or set build-command"}. To publish the folder as it is, set build-command to true and output-directory to the folder.`}};function Re(e){return e?.split(". ",2)??
[]}function an(e="the file"){return e.replace(/^.*\//,"")}const Ie=["queue","clone"],zo={submodule:{signs:[{stages:Ie,log:/submodule path '(?<path>[^']{1,200})' failed/}],
summary:({groups:e})=>`the Git submodule ${x(e.path,"of the repository")} could not be cloned`,remedy:()=>"Give the submodule an https:// URL that the platform \
may read in .gitmodules, or keep its files in the repository itself."},"branch-not-found":{signs:[{codes:["branch_not_found"]},{stages:Ie,log:/Remote branch (?<branch>\S{1,200}) not found in upstream/}],
summary:({groups:e,facts:t})=>`the branch ${x(e.branch??t.branch,"to build")} does not exist`,remedy:()=>"Push the branch, or set the input branch to one that e\
xists on the remote; names are case-sensitive."},"commit-not-found":{signs:[{codes:["commit_not_found"]},{stages:Ie,log:/reference is not a tree: |not our ref [0-9a-f]{7,64}/}],
summary:()=>"the commit is not in the repository",remedy:()=>"Push the commit to the repository that the app builds from; a force push or a fork may have left i\
t behind."},"repository-not-allowed":{summary:({facts:e})=>`the platform does not take the repository ${x(e.repository,"given")}`,remedy:()=>"Set the input repo\
sitory to owner/name or an https:// URL; local paths and file:// need a platform started with --allow-local-git."},"repository-not-found":{signs:[{codes:["repos\
itory_not_found"]},{stages:Ie,log:/remote: Repository not found\.|^fatal: repository '[^']{1,300}' (?:not found|does not exist)/},{stages:Ie,log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey/}],
summary:({facts:e})=>`the platform cannot read the repository ${x(e.repository,"of the app")}`,remedy:({facts:e})=>`Check the spelling of the input repository. \
If it is private, give the platform access to it${C(e)?": a token in its --git-url":", as by its GitHub app or a deploy key"}.`},"root-directory-missing":{signs:[
{codes:["root_directory_missing"]},{tool:"npm",log:/Could not read package\.json(?:: .{0,80}? open '(?<path>[^']{1,400})\/package\.json')?/},/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: can't cd to (?<path>\S{1,300})$/,
/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: (?<path>[^\s:]{1,300}): No such file or directory$/],summary:e=>{const{asked:t,actual:n}=dn(e),s=e.facts.code==="ro\
ot_directory_missing"?`the root directory${t?` "${t}"`:""} does not exist in the repository`:t?`there is no package.json in "${t}"`:"there is no package.json wh\
ere the build ran";return n?`the folder "${t}" is spelt "${n}" in the repository`:s},remedy:e=>{const{asked:t,actual:n}=dn(e),s=e.facts.code==="root_directory_m\
issing";return n?`Write ${n} ${s?"as rootDirectory in app-settings":`where the command names ${t}`}: builds run where upper and lower case count.`:`Set rootDire\
ctory in app-settings${C(e.facts)?"":", on a platform that has it,"} to the folder of the app, relative to the repository, and check that it is committed.`}}};function dn(e){
const{groups:t,facts:n}=e,s=t.path??/root directory `([^`]{1,300})`/.exec(n.message??"")?.[1],o=n.list;if(!s||!o)return{asked:s?.startsWith("/")?void 0:s,actual:void 0};
if(!s.startsWith("/"))return{asked:s,actual:Ae(s,o)};const r=s.split("/").slice(0,40);for(let i=1;i<r.length;i++){const d=r.slice(i).join("/"),c=Ae(d,o);if(c)return{
asked:d,actual:c}}const a=he(s,e);return{asked:a.startsWith("/")?void 0:a,actual:void 0}}const cn=/^> @?[^\s@]{1,150}(?:@\S{0,60})? (?<name>[\w:.-]{1,60})(?: \/\S{1,400})?$/,
ln=/^[>$] (?<command>\S.{0,300})$/,Ho=/^The build command `(?:npm|pnpm|yarn|bun) (?:run )?(?<name>[\w:.-]{1,60})`/,Ko={"silent-command":{signs:[{weak:!0,stages:[
"build"]}],summary:e=>{const{facts:t,lines:n}=e,s=t.exitCode&&ht(e);if(!(!s||ct(n,t.message)!==void 0))return`the script "${s.name}" (${s.command}) failed, and \
it printed no reason`},remedy:e=>{const t=ht(e)?.command.split(/&&|;/)??[];return`Run the commands of the script one by one: one of them exits with a code other\
 than 0 without a word.${t.length>1?` The last one is \`${t.at(-1)?.trim()}\`.`:""}`},part:e=>({kind:"script",...ht(e)})}};function ht({facts:e,lines:t}){const n=t.
findLastIndex((i,d)=>cn.test(i)&&ln.test(t[d+1]??"")),s=Ho.exec(e.message??"")?.groups?.name,o=cn.exec(t[n]??"")?.groups?.name??s,r=n<0?t.findLast(Zo):t[n+1],a=ln.
exec(r??"")?.groups?.command;return o===void 0||a===void 0?void 0:{name:o,command:a}}function Zo(e){return e.startsWith("$ ")&&!/^\$ (?:npm|pnpm|yarn|bun) /.test(
e)}const pe=["start_failed"],Me=["unhealthy","not_listening"],un=/^\s{0,4}(?:\[Nest\] .{1,80} ERROR \[\w{1,40}\] |Uncaught |\[?(?:ERROR|error|FATAL|fatal)\]?:? )?(?<message>(?!.*Cannot find (?:package|module) '[@a-z\d])(?:[A-Z]\w{0,60})?(?:Error|Exception)(?: \[\w{1,60}\])?: \S.{0,300})$/,
qo=new RegExp(un.source.replace("(?<message>","(?<message>(?!Error: aborted$)")),Yo={"start-variable-missing":{signs:[{codes:[...pe,...Me],log:/(?:[Mm]issing|[Uu]ndefined|[Ii]nvalid)(?: required)? env(?:ironment)?(?: variable)?s?:? [`"'[]?(?<name>[A-Z][A-Z0-9_]{1,80})/},
{codes:[...pe,...Me],log:/(?<![\w])[`"']?(?<name>[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60})[`"']? (?:environment variable |env var )?(?:is (?:not (?:set|defined|provided)|missing|undefined|required)|must be (?:set|defined))/},
{codes:[...pe,...Me],log:/^\s*(?:["']?(?<name>[A-Z][A-Z0-9_]{1,80})["']?: \[ ?)?["'](?:Required|Invalid input: expected \w{1,20}, received undefined)["']/}],summary:e=>{
const t=pn(e);return t&&`the server needs the variable ${t}, which is not set`},remedy:e=>{const t=pn(e);return`Add ${t??"it"} to the app variables: slipway env\
 set ${t??"NAME"}=VALUE, or the input env or secret-env. What was live stays live.`}},"start-port-taken":{signs:[{codes:pe,log:/EADDRINUSE(?::.{0,60}?:(?<port>\d{2,5}))?/}],
summary:({groups:e})=>`the server listens twice on the port ${x(e.port,"that it has")}`,remedy:()=>"Listen once. If the start command starts several servers, le\
t only one of them listen on the port in the variable PORT."},"start-heap-full":{signs:[{codes:pe,log:/JavaScript heap out of memory|Reached heap limit|Ineffective mark-compacts near heap limit/},
{codes:["out_of_memory"],stages:["activate"],log:/JavaScript heap out of memory|Reached heap limit/}],summary:()=>"the server used all the memory that Node.js m\
ay use",remedy:()=>'Give each instance more by memory in app-settings, as {"memory": "1GiB"}, or let the server load less at its start. What was live stays live\
.'},"start-rejected":{signs:[{codes:pe,log:/UnhandledPromiseRejection: .{0,400} with the reason "(?<reason>.{1,200})"/}],summary:({groups:e})=>`the server ended\
, because nothing handles that a promise was rejected with "${e.reason}"`,remedy:()=>"Handle the rejection with catch or try, and reject with an Error: its stac\
k names the line. What was live stays live."},"start-error":{signs:[{codes:pe,log:un}],summary:({groups:e})=>`the server ended with ${e.message}`,remedy:()=>"Me\
nd what the stack in its last lines names. To try it with the variables of the app: slipway exec -- and its start command. What was live stays live."},"start-er\
ror-printed":{signs:[{codes:Me,log:qo}],summary:({facts:e,groups:t})=>e.message?`${e.message}. It printed ${t.message}`:void 0,remedy:()=>"Mend what the stack i\
n its last lines names. To try it with the variables of the app: slipway exec -- and its start command. What was live stays live."}},Vo={"no-start-command":{summary:({
facts:e})=>e.message?.split(". ",1)[0]??"nothing in the repository says how its server is started",remedy:()=>'Set startCommand in app-settings, as {"startComma\
nd": "node server.js"}, or add a start script to package.json. For a site of files alone, deploy with app-type web-landing.'},"start-package-missing":{signs:[{codes:[
...pe,...Me],log:/Cannot find (?:package|module) '(?<name>(?:@[\w.-]{1,100}\/)?[a-z\d][\w.-]{0,100})(?:\/[\w./-]{1,200})?'/}],summary:({groups:e})=>`the server \
needs the package ${x(e.name,"that it names")}, which its release does not have`,remedy:({groups:e})=>`Move ${e.name??"it"} to dependencies in package.json: a s\
erver's release has no packages of devDependencies.`},"start-failed":{summary:({facts:e})=>e.message??"the server ended before it was ready",remedy:()=>"Read th\
e last lines that it printed, and run its start command with the variables of the app. What was live stays live."},"not-listening":{summary:({facts:e})=>e.message??
"the server does not listen",remedy:()=>"Let it listen on the port in the variable PORT soon after its start, and do slow work afterwards. What was live stays l\
ive."},unhealthy:{summary:({facts:e})=>e.message??"the server does not answer as it should",remedy:()=>"Let healthPath in app-settings name a path that answers \
below 500, and read what the server printed. What was live stays live."},"start-out-of-memory":{signs:[{codes:["out_of_memory"],stages:["activate"]}],summary:({
facts:e})=>e.stage?.toLowerCase()==="activate"?e.message??void 0:void 0,remedy:()=>'Give each instance more by memory in app-settings, as {"memory": "1GiB"}, or\
 let the server load less at its start. What was live stays live.'}};function pn({groups:e,lines:t}){if(e.name)return e.name;const n=t.findLastIndex(s=>/^\s*"(?:Required|Invalid input: expected \w{1,20}, received undefined)"/.
test(s));return n<1?void 0:/^\s*"([A-Z][A-Z0-9_]{1,80})": \[$/.exec(t[n-1]??"")?.[1]}const mn=W({...zo,...Bo,...Yo,...Vo,...Uo,...Co,...ns,...is,...Ko}),me={lines:5e3,
characters:256*1024,lineLength:1e3,entryLength:64*1024},Xo=[/^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:?(?: |$)/,/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M)?\]?:? (?=\S)/,
/^(?<folder>\.|[\w@.-]{1,100}(?:\/[\w@.-]{1,100}){1,6}) (?!error|warning|note|info|failed)[a-z][\w:-]{0,60}(?:: |:$|\$ )/,/^(?<task>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[a-z][\w:-]{0,60}):(?: |$)/,
/^\[@?[\w./-]{1,80}\]: /,/^➤ YN\d{4}: (?:[│┌└] ?)?/,/^@?[^\s@]{1,100}@(?:workspace:(?<folder>[\w@./-]{1,200})|\w{1,20}:\S{1,200}) STD(?:ERR|OUT)(?: |$)/,
/^\[\d{1,2}\] /,/^#\d{1,4} \d{1,5}\.\d{1,3} /,/^[a-z][\w.-]{0,60}-\d{1,3} {1,20}\| /,/^npm (?:ERR!|error)(?: |$)/,/^\[(?:11ty|webpack-cli)\](?: |$)/,/^Original error stack trace: (?=\S)/,
/^│ (?=\w*Error: )/,/^[│└■▲●◆◇](?: {2}|$)/u,/^\[(?:log|info|warn|error)\] \[nitro\](?: |$)/],Jo=4,Qo=[/^> @?[^\s@]{0,100}@\S{0,100} \S{1,100} (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,
/^(?<task>@?[\w./-]{1,120}#[\w:-]{1,60}):\s{1,4}ERROR\s{1,4}command \((?<folder>[^()]{1,400})\)/,/^ERROR: command finished with error: command \((?<folder>[^()]{1,400})\)/,
/^location (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/];function fn(e){const t=[];let n=me.characters;for(let a=e.length-1;a>=0&&t.length<me.lines&&n>0;a--){const i=e[a]??
"",c=(i.length>me.entryLength?i.slice(-me.entryLength):i).split(`
`);for(let g=c.length-1;g>=0&&t.length<me.lines&&n>0;g--){const S=c[g]??"",P=er((0,f.Ow)(lr((0,f.Nl)(S)),me.lineLength).trimEnd());n-=Math.max(P.length,S.length/
16),t.push(P)}}const s=tr(t),o=ir(rr(t.reverse().map(a=>ar(a,s)))),r=nr(o);return o.map(({text:a,folder:i,task:d})=>({text:a,folder:i??r.get(d??"")}))}function er(e){
return e.includes(":undefined")?e.replace(/(?<=\.\w{1,10})(?::undefined){1,2}(?!\S)/g,""):e}function tr(e){const t=e.map(n=>n.includes("nx run ")?/\bnx run ([@\w./-]{1,100}):/.
exec(n)?.[1]:/^([\w@.-]{1,100} [a-z][\w:-]{0,60})\$ /.exec(n)?.[1]);return new Set(t.filter(n=>n!==void 0))}function nr(e){const t=new Map;for(const{text:n,task:s}of e)
for(const o of Qo){const r=o.exec(n)?.groups;r?.folder&&t.set(s??r.task?.replace("#",":")??"",r.folder)}return t}const sr=/^(?:.{0,200}\s)?Unexpected (?:token|non-whitespace)\b.{0,60}, (?:\.\.\.)?".{0,100}$/,
hn=/"(?:\.\.\.)? is not valid JSON\b/,or=12;function rr(e){const t=[];for(let n=0;n<e.length;n++){const s=e[n],r=s.text.includes("Unexpected ")&&sr.test(s.text)&&
!hn.test(s.text)?e.slice(n+1,n+1+or).findIndex(({text:i})=>hn.test(i)):-1;if(r===-1){t.push(s);continue}const a=e.slice(n,n+r+2).map(({text:i})=>i.trim());t.push(
{...s,text:a.join(" ").slice(0,me.lineLength)}),n+=r+1}return t}const gn=71;function ir(e){if(!e.some(({text:s})=>s.startsWith("\u250C  Building storybook")))return e;
const t=[];let n=0;for(const s of e){const o=t.at(-1),[r=""]=s.text.split(" ",1),a=s.boxed&&n>0&&n<=gn&&n+1+r.length>gn;o&&a&&/^[\w("'`./@-]/.test(r)?t[t.length-
1]={...o,text:`${o.text} ${s.text}`.slice(0,me.lineLength)}:t.push(s),n=s.text.length}return t}function ar(e,t){let n=e,s,o,r=!1;for(let a=0;a<Jo;a++){const i=cr(
n)??dr(n,t);if(!i)break;s??=i.groups?.folder,o??=i.groups?.task,r||=i[0]==="\u2502  ",n=n.slice(i[0].length)}return{text:n,folder:s,task:o,boxed:r}}function dr(e,t){
if(t.size===0)return;const n=/^(?<name>[@\w./-]{1,100}|(?<folder>[\w@.-]{1,100}) [a-z][\w:-]{0,60})(?::(?: |$)|\$ )/.exec(e);return n&&t.has(n.groups?.name??"")?
n:void 0}function cr(e){for(const t of Xo){const n=t.exec(e);if(n)return n}}function lr(e){return e.includes("\r")?e.split("\r").findLast(t=>t.trim()!=="")??"":
e}const ur=/^> @?[^\s@]{1,150}@\S{1,60} (?:pre|post)?(?:install|prepare)$|^\$ (?!(?:npm|pnpm|yarn|bun|corepack) )/;function ki(e,t){const n=e[t]?.folder;return n!==
void 0?!n.includes("node_modules"):e.slice(0,t).some(({text:s})=>ur.test(s))}function pr(e){const t=e.findIndex(s=>/\bnpm (?:ERR!|error) Usage:\s*$/.test(s)),n=e.
findIndex((s,o)=>o>t&&/\bnpm (?:ERR!|error) Run "npm help [\w-]{1,40}"/.test(s));return t===-1||n===-1?e:e.toSpliced(t,n-t)}const mr=[[/^file:\/\/(?:localhost)?(?=\/)/,
""],[/^webpack(?:-internal)?:\/\/[^/]*\/(?:\([\w-]+\)\/)?(?=\.{0,2}\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\//,""],[/^.*!/,""],[/\\/g,"/"],[/^\/?[A-Za-z]:(?=\/)/,
""],[/[?].*$/,""]],wn=/^(?:node|https?|data|virtual|native|internal|bun|deno):|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|bin\/|etc\/|nix\/|proc\/|sys\/|snap\/|rustc\/|opt\/hostedtoolcache\/)|(?:^|\/)(?:node_modules|site-packages|dist-packages|\.git|\.nvm|\.pyenv|\.cargo|\.rustup|\.yarn|\.pnpm|\.pnpm-store|\.volta|\.bun)(?:\/|$)|\/go\/pkg\/mod\//,
He="?body",yn=/\?vue&type=[\w&=.-]{1,200}/,$n=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g,fr=40,En=2e4,hr=500,gr=100;function bn(e,t){const n={
...t,exists:wr(t)},s=new Map,o=new Map;for(const i of e){s.has(i.file)||s.set(i.file,gt(i.file,n));const d=s.get(i.file);if(d===void 0)continue;const[c,g]=yn.test(
i.file)||i.file.endsWith(He)?[null,null]:[i.line,i.column],S=yr((0,f.Ow)(i.message,hr),n),P=i.code&&(0,f.Ow)(i.code,gr),Y=JSON.stringify([d,c,g,S]);o.has(Y)||o.
set(Y,{...i,file:d,line:c,column:g,code:P,message:S})}const r=[...o.values()],a=new Set(r.filter(({line:i})=>i!==null).map(({file:i,message:d})=>`${i}
${d}`));return r.filter(({line:i,file:d,message:c})=>i!==null||!a.has(`${d}
${c}`))}function wr(e){const t=new Map;return n=>{const s=t.get(n);if(s!==void 0)return s;const o=t.size<En&&e.exists(n);return t.size<En&&t.set(n,o),o}}function yr(e,t){
return e.replace(yn,"").replace($n,n=>gt(n,t)??n)}function gt(e,t){const n=$r(e);if(!(n===""||n.includes("\0")||wn.test(n))){for(const s of Er(n,t))if(s!==void 0&&
!wn.test(s)&&t.exists(s))return s}}function $r(e){let t=e.startsWith("file://")?(0,f.oF)(e):e;for(const[n,s]of mr)t=t.replace(n,s);return t}function*Er(e,t){const n=t.
rootDirectory??"";if(!e.startsWith("/")){for(const o of[...t.folders??[],n,""])yield wt(`${o}/${e}`);return}const s=wt(e)?.split("/")??[];if(!(s.length>fr))for(let o=0;o<
s.length;o++){const r=s.slice(o).join("/");yield r,n!==""&&(yield wt(`${n}/${r}`))}}function wt(e){const t=j.posix.normalize(e.replace(/^\/+/,"")).replace(/\/$/,
"");return t==="."||/^\.\.(?:\/|$)/.test(t)?void 0:t}const br={queue:"Deployment failed",clone:"Clone failed",install:"Install failed",build:"Build failed",sync:"\
Upload failed",activate:"Activation failed"},Sr=1e3,Sn=300,kr=/exit(?:ed)?(?: with)? (?:code|status)|^(?:the )?(?:build|install|deployment)(?: command)? failed\W*$/i,
vr=/^The (?<stage>install|build) command (?<command>`.{1,300}`) (?:exited with|ended by) /,_r=/^\s*(?:npm (?:warn|WARN)|warning\b|WARN\b|<w>\s|\(node:\d+\))/;function xr(e,t=mn){
const n=fn(e.message?[...e.log,e.message]:e.log).slice(-Sr).map(o=>o.text).filter(o=>!_r.test(o)),s=Rr(e,t,n);if(s)return kn(e,s.cause,s.known,s.message);for(const o of[
!0,!1])for(const r of t){const a=r.signs.filter(({codes:c})=>o===(c!==void 0)),i=I({signs:a},e,n),d=i&&r.summary(i);if(i&&d)return kn(e,r,i,d)}return{headline:vn(
e,Tr(e,n),n),remedy:void 0}}function kn(e,t,n,s){const o=(0,f.Ow)(t.remedy(n),500),r=t.part?.(n);return{headline:vn(e,s,n.lines),remedy:o,cause:t.name,...r&&{fault:{
part:r,summary:(0,f.Ow)(s,Sn)}}}}function Rr(e,t,n){for(const{severity:s,code:o,message:r}of e.diagnostics??[]){const a=s==="error"?t.find(i=>i.part&&i.name===o):
void 0;if(a)return{cause:a,message:r,known:I(a,e,n)??{groups:{},facts:e,lines:n}}}}function vn(e,t,n){const s=t.replace($n,i=>he(i.replace(/^file:\/\//,""),{facts:e,
lines:n})),o=br[e.stage?.toLowerCase()??""]??"Deployment failed",r=Or(s,e)?"":Ar(e),a=Sn-o.length-r.length-2;return`${o}: ${(0,f.Ow)(s.trim().replace(/\.$/,""),
a)}${r}`}function Or(e,{exitCode:t,signal:n}){return typeof t=="number"?e.includes(`exited with code ${t}`):n!=null&&e.includes(` by ${n}`)}function Ar({exitCode:e,
signal:t}){return typeof e=="number"&&e!==0?` (exit code ${e})`:t?` (${(0,f.Ow)(t,20)})`:""}function Tr(e,t){const n=e.diagnostics?.find(o=>o.severity==="error");
if(n)return`${n.file}${n.line===null?"":`:${n.line}`}: ${n.message}`;if(e.message&&!kr.test(e.message))return e.message;const s=Lr(e,t);return s||(Nr(e,t)??(e.message||
e.code||"the platform gave no reason"))}function Nr({message:e},t){const n=ct(t,e),s=t.filter(r=>r!==e).map(r=>({text:r,folder:void 0})),o=Ns(s)?.message;return o===
void 0||n?.includes(o)||n!==void 0&&o.includes(n)?n:o}function Lr({message:e},t){const n=vr.exec(e??"")?.groups,s=t.lastIndexOf(`$ ${n?.command?.slice(1,-1)}`),
o=s===-1?t.findLastIndex(a=>a.startsWith("$ ")):s;return!n||o===-1||t.slice(o+1).filter(a=>a!==e&&!po(a)).length>0?void 0:`the ${n.stage} command ${n.command} f\
ailed, and it printed nothing`}const ae=String.raw`(?:[A-Za-z]:[\\/]|(?:file|webpack|webpack-internal|rsc):\/{2,3})?[^\s:*"'<>|\x60(][^:*"'<>|\x60]{0,400}?`,L=`\
(?<file>${ae})`,Ee=`(?<file>${ae}\\.[A-Za-z][A-Za-z0-9]{0,9}(?:\\?[\\w=&.-]{0,100})?)`,U=String.raw`:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?`,yt=String.raw`(?:Uncaught )?(?:[A-Z]\w{0,60}\.)?[A-Z]?\w{0,60}(?:Error|Exception)`,
$t=/^\s*(?:at |Require stack:|- \/|$)|^\s{2,}/,Pe=new RegExp(`^\\s+at (?!.{0,900}(?:node_modules|node:|<anonymous>:\\d|[/( ](?:dist|\\.(?:next|output|svelte-kit|te\
mp|nuxt|astro|vercel|netlify))/))(?:[^()]{0,300} \\()?(?:async )?${L}${U}\\)?$`);function Cr(e){return Object.entries(e).map(([t,n])=>{const[s="",o]=t.split(": ").
reverse(),r={name:s,...o&&{tool:o.split(", ")}};return typeof n=="function"?{...r,match:n}:n instanceof RegExp?{...r,steps:[n]}:"steps"in n?{...r,...n}:{...r,steps:n}})}
const _n=/^\s*[╷,]$/,xn=new RegExp(`^\\s+(?!\\S+\\.vue )${L} (?<line>\\d{1,7}):(?<column>\\d{1,7})\\s{1,4}\\S.*$`),Rn=new RegExp(`^(?:File: |(?<severity>ERROR\
|WARNING) in )${L}(?:[: ]\\d+:[\\d:-]+)?$`),Ir=/^[\s│]*[╭,][─-]{1,3}\[(?:[^\]]{0,400}:)?(?<line>\d{1,7}):(?<column>\d{1,7})\]$/,Mr={"esbuild: esbuild":{steps:[
/^(?:[✘▲X!] )?\[(?<severity>ERROR|WARNING)\] (?:(?<code>(?:TS|NG)-?\d+): )?(?<message>.*?\S)(?: \[(?:plugin )?[\w-]+\])?$/,{pattern:new RegExp(`^\\s{4}${L}${U}\
:$`),skip:6,over:/^(?!\s{4}|[✘▲X!] \[)/}],zeroColumn:!0},"esbuild: esbuild-short":{steps:[new RegExp(`^${L}${U}: (?<severity>ERROR|WARNING): (?<message>.+)$`)],
zeroColumn:!0},"rolldown, vite: rolldown":[/^(?:(?<severity>Warning|Error): |\[(?<severity>WARN|ERROR)\] (?:\[[a-z]+\] )?)?\[(?<code>(?!(?:WARN|ERROR)\])[A-Z][A-Z_]+|builtin:[\w:-]+|plugin [\w:-]+)\] (?<message>\S.*)$/,
{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[ ?${L}:(?<line>\\d{1,7}):(?<column>\\d{1,7}) ?\\]$`),skip:1}],"vite: vite-plugin-svelte":{steps:[new RegExp(
`^\\[plugin(?: |:)vite-plugin-svelte[\\w:-]*\\] ${L}${U}$`),/^(?:\w*Error: )?(?:\S{1,400}:\d+:\d+ )?(?<message>\S.*)$/],zeroColumn:!0},"vite: vite-plugin-svelte\
-warning":{steps:[new RegExp(`^\\[vite-plugin-svelte\\] ${L}${U} (?<message>.+)$`)],zeroColumn:!0,severity:"warning"},"vite: vite-plugin-place":[new RegExp(`^\\[\
plugin(?: |:)[\\w:-]+\\] ${L}${U}$`),/^(?:\w*Error: )?(?:\[[\w/-]+\] )?(?:\S{1,600}:\d+:\d+: )?(?<message>\S.*?)(?: \(\d+:\d+\))?$/],"vite: vite-prerender":[/^\[vite-prerender-plugin\] \[plugin vite-prerender-plugin\]$/,
{pattern:/^(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:new RegExp(`^> ${L}${U}$`),skip:12}],"parcel: parcel":[/^@parcel\/[\w-]{1,60}: (?<message>\S.*)$/,{pattern:new RegExp(
`^\\s{1,4}${Ee}${U}$`),skip:4,over:/^(?:\S|$)/}],"rsbuild, docusaurus, nuxt: jiti":{steps:[/^.{0,40}\b(?<message>ParseError: \S.*)$/,new RegExp(`^\\s{1,4}${Ee}${U}\
$`)],zeroColumn:!0},"vite: vite-unresolved":/^(?:\w*Error: )?(?:\[vite\]: )?(?<message>Roll(?:up|down) failed to resolve import "[^"]{1,300}") from "(?<file>[^"]{1,400})"/,
"rollup: rollup-unresolved":/^(?:\[(?:!|error)\] )?(?:\w*Error: )?(?<message>(?:Could not resolve|Failed to resolve) (?:"[^"]{1,300}"|\S{1,300})) from "?(?<file>[^"]{1,400}?)"?$/,
"rollup: rollup-export":/^(?:\[!\] )?(?:\w*Error: )?(?<message>["'][\w$]{1,200}["'] is not exported by "?[^\s",]{1,400}"?, imported by "?(?<file>[^\s"]{1,400}?)"?\.?)$/,
"rollup: rollup-refused":/^(?:\[[\w:.-]{1,60}\] ){0,4}(?:\w{0,40}Error: )?(?<message>Could not load [^\s()]{1,300} \(imported by (?<file>[^)\s]{1,300})\): (?:Cannot|Can't|Must not) import\b.{0,300})$/,
"vite, vitepress: vite-plugin-message":new RegExp(`^(?:\\w*Error: )?(?:\\[[\\w:-]{1,60}\\] )?\\[plugin [\\w:-]{1,60}\\] ${L} \\((?<line>\\d{1,7}):(?<column>\\d{1,7\
})\\): (?<message>.+)$`),"rollup: rollup":{steps:[new RegExp(`^(?:\\[!\\] )?(?:\\(plugin [\\w:@/. -]{1,80}\\) )?(?:RollupError: )?${L} \\((?<line>\\d{1,7}):(?<col\
umn>\\d{1,7})\\): (?<message>.+)$`)],zeroColumn:!0},"vite: vite-config":[new RegExp(`^failed to load config from ${L}$`),/^error during build:$/,/^(?!Error: (?:Build|Transform) failed|file:\/\/\S+:\d+$)(?<message>\S.*)$/],
"sass: sass-deprecation":{severity:"warning",steps:[/^(?:DEPRECATION WARNING|Deprecation Warning)(?: \[[\w-]+\])?: (?<message>\S.*)$/,{pattern:_n,skip:10,over:/^(?!\w*Error: |DEPRECATION|Deprecation)/},
{pattern:xn,skip:12}]},"sass: sass":[/^(?:\w*Error: )?(?:(?<severity>WARNING): )?(?:\[sass\] )?(?<message>\S.*)$/,{pattern:_n,skip:1,over:/^$/},{pattern:xn,skip:12}],
"postcss: postcss":new RegExp(`^(?:CssSyntaxError: (?:\\[[\\w-]+\\] )?(?:[\\w-]+: )?|(?:\\[[\\w:-]{1,60}\\] ){1,4})${L}${U}: (?<message>.+)$`),"vite: vite-file":[
/^\[(?:plugin )?[@\w:/-]+\] (?!✗ )(?:\[[@\w/-]+\] )?(?!✗|Transform failed|Build failed|\[)(?<message>\S.*?)(?: \(\d+:\d+\))?$/,{pattern:new RegExp(`^file: ${L}\
(?:${U})?(?: \\(.*)?$`),skip:40,over:/^(?!\s+at |\[|[✓✗x] |error during|vite v\d)/}],"rspack, rsbuild: rspack-syntax":{steps:[Rn,/^\s+× Module build failed \(from builtin:/,
/^\s+╰─▶\s+×\s+(?:x )?(?:Syntax Error: )?(?<message>\S.*)$/,Ir],zeroColumn:!0},"rspack, rsbuild: rspack":[Rn,{pattern:/^\s+(?:╰─▶\s+)?× (?!(?:\w*Error: )?Module build failed)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^\s+× Module build failed/}],"docusaurus, react-scripts, gatsby: unresolved-in-folder":/^(?:\s*× |\w*Error: )?(?<message>(?:Module not found: (?:Error: )?)?Can't resolve '[^']{1,300}') in '(?<file>[^']{1,400})'$/,
"react-scripts: react-scripts-css":new RegExp(`^Syntax error: ${Ee} (?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`),"webpack: fork-ts-checker":[
new RegExp(`^(?<severity>ERROR|WARNING) in ${L}${U}(?:-[\\d:]+)?$`),/^(?<code>TS\d+): (?<message>.+)$/],"webpack: webpack-loader-place":[new RegExp(`^(?<severit\
y>ERROR|WARNING) in (?:${ae})(?: \\d+:[\\d-]+)?(?: \\(.*)?$`),{pattern:new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${L} (?<message>[A-Z].*)$`),skip:5}],
"gatsby: postcss-loader":new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${Ee} (?<message>[A-Z].*)$`),"webpack: webpack-place":{steps:[new RegExp(`^(?<\
severity>ERROR|WARNING) in ${L}(?: \\d+:[\\d-]+)?(?: \\(.*)?$`),{pattern:new RegExp(`^(?:\\w*Error: )?(?:${ae}: )?(?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\
\\d{1,7})\\)$`),skip:2}],zeroColumn:!0},"webpack: webpack":{steps:[new RegExp(`^(?!.*sass-loader)(?<severity>ERROR|WARNING) in ${L}(?: (?<line>\\d{1,7}):(?<colum\
n>\\d{1,7})(?:-[\\d:]+)?)?(?: \\(.*)?$`),{pattern:/^(?!Module build failed|\.\/\S+ \d|\[tsl\]|\d{1,7}:[\d-]+$)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^Module build failed/}],zeroColumn:!0}},Pr={"typescript: tsc":new RegExp(`^(?:ERROR in )?${L}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\): (?<severity>e\
rror|warning) (?<code>TS\\d+): (?<message>.+)$`),"typescript: tsc-pretty":new RegExp(`^(?:Error: )?${L}${U} - (?<severity>error|warning|hint|message) (?<code>TS\
\\d+|ts\\(\\d+\\)): (?<message>.+)$`),"webpack: ts-loader":[new RegExp(`^\\[tsl\\] (?<severity>ERROR|WARNING) in ${L}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\)$`),
/^\s+(?<code>TS\d+): (?<message>.+)$/],"typescript: tsc-frame":[/^(?<code>TS\d+): (?<message>\S.*)$/,{pattern:/^\s*> (?<line>\d{1,7}) \| (?<frame>.*\S)$/,skip:12,
over:/^\s/}],"eslint: eslint-stylish":{steps:[/^(?<file>(?:[A-Za-z]:[\\/]|\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})\s{1,40}(?<severity>error|warning|Error:|Warning:)\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/],
repeat:!0},"react-scripts: eslint-react-scripts":{steps:[/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^\s+Line (?<line>\d{1,7}):(?<column>\d{1,7}):\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/],
repeat:!0},"react-scripts: eslint-react-scripts-syntax":[/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^Syntax error: (?<message>\S.*) \((?<line>\d{1,7}):(?<column>\d{1,7})\)$/],
"eslint: eslint-compact":new RegExp(`^${L}: line (?<line>\\d{1,7}), col (?<column>\\d{1,7}), (?<severity>Error|Warning) - (?<message>.*?\\S)(?: \\((?<code>[@\\w/-]+)\
\\))?$`),"eslint: eslint-unix":new RegExp(`^${L}${U}: (?<message>.*\\S) \\[(?<severity>Error|Warning)(?:/(?<code>[@\\w/-]+))?\\]$`),"prettier: prettier-check":[
/^\[warn\] (?<file>\S.{0,400}\.\w{1,20})$/,{pattern:/^\[warn\] (?<message>Code style issues .*)$/,skip:40,over:/^\[warn\] /}],"biome: biome":[new RegExp(`^${L}(\
?:${U})? (?<code>[a-z]+(?:/\\w+)*)\\s.{0,40}\u2501\u2501\u2501`),{pattern:/^\s+(?<severity>[×✖!⚠i])\s(?<message>.+)$/,skip:1,over:/^\s*$/}]},On={pattern:/^(?<file>[^:*"<>|]{1,400}\.vue)$/,
skip:1,over:/^$/},An=String.raw`\[vue/compiler-sfc\] (?<message>\S.*?)(?: \(\d{1,7}:(?<column>\d{1,7})\))?$`,Tn={pattern:/^\s+\|\s+\^/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) \s*)?\|/},
Ke=String.raw`(?<file>${ae}\?vue&type=style[^:)\s]{0,200})`,Nn=/^\s+\S{1,400}\.vue (?<line>\d{1,7}):(?<column>\d{1,7})\s/,Et=/^\s*(?:[╷,╵']|\d{1,7} [│|]|[│|])|^$/,
Dr={"vue-cli: vue-script":{steps:[new RegExp(`^\\[plugin(?: |:)vite:vue\\] ${ae}${U}$`),new RegExp(`^(?:\\w*Error: )?${An}`),On,Tn],zeroColumn:!0},"vite: vue-sc\
ript-vite7":{steps:[new RegExp(`^(?:\\[vite:vue\\] |SyntaxError: )${An}`),On,Tn],zeroColumn:!0},"vite: vue-style":[new RegExp(`^\\[plugin(?: |:)[\\w:-]{1,60}\\] ${Ke}\
(?::\\d{1,7}){2}$`),new RegExp(`^CssSyntaxError: ${ae}${U}: (?<message>\\S.*)$`)],"vite: vue-style-vite7":[new RegExp(`^\\[vite:vue\\] ${ae}${U}: (?<message>\\S.\
*)$`),new RegExp(`^file: (?:${ae}(?::\\d{1,7}){2} \\()?${Ke}(?:(?::\\d{1,7}){2}|\\))?$`)],"vite: vue-sass":[new RegExp(`^\\[plugin(?: |:)vite:css\\] ${Ke}$`),/^Error: \[sass\] (?<message>\S.*)$/,
{pattern:Nn,skip:12,over:Et}],"vite: vue-sass-vite7":[/^\[vite:css\] \[sass\] (?<message>\S.*)$/,{pattern:Nn,skip:12,over:Et},new RegExp(`^file: ${Ke}$`)],"vite\
: svelte-sass":{steps:[/^(?:\w*Error: |\[[\w:-]{1,60}\] )?Error while preprocessing (?<file>\S{1,400}\.svelte) - \[sass\] (?<message>\S.*)$/,{pattern:/^\s+\S{1,400}\.svelte\.vite-preprocess\.\w+ (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
skip:12,over:Et}],part:"?vue&type=style&index=0"},"vitepress: vitepress":/^(?:\w*Error: )?(?:\[vite:vue\] )?\[plugin vite:vue\] (?<file>[^:*"<>|]{1,400}\.md) \(\d{1,7}:\d{1,7}\): (?<message>\S.*?)(?: \(\d+:\d+\))?$/,
"vitepress: vitepress-script":[/^\[vite:vue\] \[vue\/compiler-sfc\] (?<message>\S.*?)(?: \(\d+:\d+\))?$/,{pattern:/^(?<file>[^:*"<>|]{1,400}\.md)$/,skip:1,over:/^$/}]},
Ln=/^(?:Error:)?[\s│]*(?:[├╰]─▶\s*)?[x×](?:\s*[x×])? (?<message>\S.*)$/,Cn={pattern:/^\s*[:·]\s+[\^─┬]/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?[|│:·]/},
Ze=/^(?<file>\.\/[^:*"<>|]{1,400})$/,In=/^Error: Error evaluating Node\.js code$/,Mn=/^(?:WARN\s{1,4})?🚨 Unable to index (?<file>[^:,*"<>|]{1,400})(?:,[^:]{1,400})?:$/u,
Pn=/^(?:WARN\s{1,4})?(?:\w*Error: )?(?<message>\S.*?)(?: (?=\S{1,400}\/\S)\S{3,801})?$/,Dn=String.raw`\((?<file>[^()]{1,400})\)(?: \[Line (?<line>\d{1,7}), Column (?<column>\d{1,7})\])?`,
jr={"next: next-swc":[Ln,{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[${L}:\\d{1,7}:\\d{1,7}\\]$`),skip:6,over:/^\s*[|│]|^$/},Cn],"next: next-config":[
/^\s*⨯ Failed to load (?<file>next\.config\.\w{2,3})\b/,{pattern:/^\[?Error:\s+[x×] (?<message>\S.*)$/,skip:4},/^\s*[╭,][─-]{1,3}\[\d{1,7}:\d{1,7}\]$/,Cn],
"swc: swc":[Ln,new RegExp(`^[\\s\u2502]*[\u256D,][\u2500-]{1,3}\\[${L}${U}\\]$`)],"next: next":[new RegExp(`^(?<file>\\./[^:*"<>|]{1,400}?)${U}$`),/^(?:(?:Type )?[Ee]rror: )?(?<message>\S.*)$/],
"next: next-loader-place":[Ze,In,/^(?<line>\d{1,7}):(?<column>\d{1,7}): (?!.*\(\d{1,7}:\d{1,7}[-\d:]*\)$)(?<message>\S.*)$/],"next: next-loader":[Ze,In,{pattern:/^(?!Error: \[MDX\])(?:\d{1,7}:\d{1,7}: |- )?(?<message>\S.*?)(?: \((?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?\))?$/,
skip:1}],"next: next-mdx":[Ze,/^(?:\w*Error: )?(?=[A-Z])(?<message>\S.*?) \((?<line>\d{1,7}):(?<column>\d{1,7})-\d{1,7}:\d{1,7}\)$/],"next: next-module":[Ze,/^(?:\w*Error: )?(?<message>Module not found: .+)$/],
"next: next-font":[/^(?<file>(?:\.\/)?[^:*"<>|\s]{1,400}\.\w{1,5})$/,/^`next\/font` error:$/,/^(?<message>Failed to fetch \S.*)$/],"next: next-prerender":[/^Error occurred prerendering page /,
/^(?<message>\S.*)$/,{pattern:Pe,skip:20,over:$t}],"gatsby: gatsby-query":[/^error There was a problem parsing "(?<file>[^"]{1,400})"; any GraphQL$/,{pattern:/^(?<message>This may indicate a syntax error in the code), or/,
skip:2}],"gatsby: gatsby-config":[/^error Failed to compile Gatsby files/,{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^File path: (?<file>\S.{0,400})$/,skip:4}],
"gatsby: gatsby-lifecycle":[/^error "(?<file>[^"]{1,400})" threw an error while running the \w+ lifecycle:$/,{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^> (?<line>\d{1,7}) \|/,
skip:8}],"storybook: storybook-index-place":{steps:[Mn,Pn,{pattern:/^(?:\S{1,400} )?\(line (?<line>\d{1,7}), col (?<column>\d{1,7})\)$/,skip:1}],zeroColumn:!0},
"storybook: storybook-index":[Mn,Pn],"storybook: storybook-config":{steps:[/couldn't evaluate your (?<file>\S{1,400}) file\.$/,{pattern:/^Original error:$/,skip:2,
over:/^$/},{pattern:/^(?!\w*Error: Transform failed)(?:\w*Error: )?(?:<stdin>:(?<line>\d{1,7}):(?<column>\d{1,7}): ERROR: )?(?<message>\S.*)$/,skip:1}],zeroColumn:!0},
"vitepress: vitepress-dead-link":/^(?:\(!\) )?(?<message>Found dead link \S{1,300}) in file (?<file>\S{1,400}\.md)$/,"docusaurus: docusaurus-mdx":[/MDX compilation failed for file "(?<file>[^"]{1,400})"$/,
/^[\s│]*Cause: (?<message>\S.*)$/,{pattern:/^[\s│]*"line": (?<line>\d{1,7}),?$/,skip:20}],"svelte-check: svelte-check":[new RegExp(`^${L}${U}$`),/^(?<severity>Error|Warn|Hint): (?<message>\S.*?)(?: \((?<code>\w+)\))?$/],
"svelte-check: svelte-check-machine":/^\d{13} (?<severity>ERROR|WARNING) "(?<file>[^"]{1,400})" (?<line>\d{1,7}):(?<column>\d{1,7}) "(?<message>.+?)(?=\\n|"$)/,
"astro: astro-location":{steps:[/^(?!\s*(?:Hint|Error reference|Location|Stack trace):)(?:\[(?<code>\w+Error)\] (?=\S)|(?=[A-Za-z]\S* )(?!Build failed))(?<message>.+)$/,
{pattern:/^\s+Location:$/,skip:20,over:/^(?!\s*Stack trace:|\s+at |\[)/},new RegExp(`^\\s+${L}${U}$`)],zeroColumn:!0},"sveltekit: sveltekit-guard":[/^(?<message>Cannot import `[^`]{1,300}` into code that runs in the browser\b.*)$/,
{pattern:/^\s{1,20}\S{1,300}$/,skip:10,over:/^$|^\s{1,20}(?<file>\S.{0,300}) imports$/}],"metalsmith: metalsmith":/^Error: (?<message>Invalid frontmatter) in the file at: (?<file>\S.{0,400})$/,
"eleventy, nunjucks, metalsmith: eleventy-nunjucks":{steps:[new RegExp(`^(?:\\d{1,2}\\.|>|Template render error:(?: \\S{1,200}:)?) ${Dn}$`),{pattern:/^\s+(?:Error: )?(?!(?:Template render error: )?\([^()]{1,400}\))(?<message>\S.*?)(?: \(via [\w ]+\))?$/,
skip:4,over:new RegExp(`^\\s*(?:Template render error: )?${Dn}$`)}],part:He},"eleventy: eleventy-liquid":{steps:[/^(?:\d{1,2}\. )?(?:\w+Error: )?(?<message>\S.*), file:(?<file>[^,]{1,400}), line:(?<line>\d{1,7})(?:, col:(?<column>\d{1,7}))?/],
part:He},"eleventy: eleventy-data":[/^\d{1,2}\. Having trouble (?:parsing data file|reading front matter from template) (?<file>\S{1,400}) \(via /,/^\d{1,2}\. (?<message>\S.*?)(?: \((?:line )?(?<line>\d{1,7})(?::| column )(?<column>\d{1,7})\))?(?: \(via \w+\))?$/],
"eleventy: eleventy-layout":[/^\d{1,2}\. Problem creating an Eleventy Layout for the "(?<file>[^"]{1,400})" template file\./,/^\d{1,2}\. (?<message>\S.*?)(?: \(via [^()]{1,200}\))?$/],
"eleventy: eleventy-config":[/^\d{1,2}\. Error in your Eleventy config file '(?<file>[^']{1,400})'\./,{pattern:/^\d{1,2}\. (?!There was a problem importing|Cannot find (?:module|package) )(?<message>\S.*?)(?: \(via \w+\))?$/,
skip:1,over:/^\d{1,2}\. There was/}]},jn=new RegExp(`^\\s{0,4}(?:\\[?(?:ERROR|error)\\]?:? )?(?<message>(?:${yt}(?: \\[\\w+\\])?|error): .+)$`),Ur=/^\s*\[cause\]: (?<message>\S.*)$/,
Fr=80,Wr=(e,t)=>{if(!e.find(jn,t))return;let n,s,o=!1,r=t+1;for(;r<e.length&&r<t+Fr;r++){const a=e.text(r),i=e.find(Ur,r)?.groups?.message;i!==void 0&&([s,o]=[i,
!1]);const d=Pe.exec(a.replace(/ \{$/,""))?.groups;if(d&&(n===void 0||s!==void 0&&!o)&&([n,o]=[{...d},!0]),i===void 0&&!$t.test(a)&&!/^[{}]/.test(a))break}return n&&
s?{groups:[{...n,message:s}],next:r}:void 0},Un=/^\s+File "(?<file>[^"]{1,400})", line (?<line>\d{1,7})/,Gr=/\/site-packages\/|\/dist-packages\/|\/lib\/python\d|^</,
Br=/^(?<message>[A-Za-z_][\w.]{0,100}(?:: .+)?)$/,zr=(e,t)=>{if(!e.text(t).startsWith("Traceback (most recent call last)")&&!e.find(Un,t))return;let s;for(let o=t;o<
e.length&&o<t+200;o++){const r=e.text(o),a=e.find(Un,o)?.groups;if(a&&!Gr.test(a.file??"")&&(s={...a}),o===t||r.startsWith(" "))continue;const i=Br.exec(r)?.groups?.
message;return s&&i?{groups:[{...s,message:i}],next:o+1}:void 0}},Hr={"vitest: vitest":[/^\s*FAIL\s+\S{1,400} > (?<test>\S.{0,300})$/,/^(?<message>\S.*)$/,{pattern:new RegExp(
`^ \u276F (?!.*node_modules)(?:\\S.{0,200} )?(?<file>(?:[A-Za-z]:)?[^\\s:]{1,400})${U}$`),skip:40}],"jest: jest-syntax":[new RegExp(`^\\s{4}${Ee}:(?<line>\\d{1,7\
})$`),{pattern:new RegExp(`^\\s{4}(?<message>${yt}: .+)$`),skip:6}],"jest: jest":[/^\s{2}● (?!Test suite failed to run)(?<test>\S.*)$/,{pattern:/^\s{4}(?<message>\S.*)$/,
skip:1,over:/^$/},{pattern:Pe,skip:40,over:/^(?!\s{2}●)/}],"cargo: rust":[/^(?<severity>error|warning)(?:\[(?<code>\w+)\])?: (?<message>.+)$/,new RegExp(`^\\s*\
--> ${L}${U}$`)],"python: python":zr,"go: go-panic":[/^panic: (?<message>.+)$/,{pattern:new RegExp(`^\\s(?!.*/go/(?:src|pkg/mod)/)${L}:(?<line>\\d{1,7})(?: \\+0x.\
*)?$`),skip:20}],"node: node-syntax":[new RegExp(`^(?!.*node_modules)${Ee}:(?<line>\\d{1,7})$`),{pattern:new RegExp(`^(?<message>${yt}(?: \\[\\w+\\])?: .+)$`),skip:6}],
"node: node-import":/^(?:\w*Error )?\[?(?<code>ERR_MODULE_NOT_FOUND|ERR_PACKAGE_PATH_NOT_EXPORTED)\]?: (?<message>(?:Cannot find (?:module|package)|Package subpath) '[^']{1,400}'(?: is not defined by "exports" in \S{1,400})?) imported from (?<file>\S{1,400})$/,
"node: node-cause":Wr,"node: node-stack":[jn,{pattern:Pe,skip:20,over:$t}],"nuxt, docusaurus: consola":[/^\[(?:error|fatal)\] (?<message>\S.*)$/,{pattern:Pe,skip:20,
over:/^\s+at /}],plain:new RegExp(`^\\s{0,4}(?!- )(?:(?:vet|error|ERROR|Error):? (?:in )?)?${Ee}${U}:?(?: -)?\\s+(?:(?:fatal )?(?<severity>error|warning|note|inf\
o)\\b[: ]\\s*)?(?!\\+0x)(?<message>\\S.*)$`)},Fn=[Pr,Dr,Mr,jr,Hr].flatMap(Cr);class Kr{all;#e=new Map;constructor(t){this.all=t}get length(){return this.all.length}text(t){
return this.all[t]?.text??""}find(t,n){let s=this.#e.get(t);s||(s=[],this.#e.set(t,s));const o=s[n];if(o!==void 0)return o;const r=F(t,this.text(n));return s[n]=
r,r}}function Zr(e,t,n){if("match"in e)return e.match(t,n);const s={};let o=n;for(const[a,i]of e.steps.entries()){const d=Yr(Wn(i),t,o,a>0);if(!d)return;for(const[
c,g]of Object.entries(d.groups))g!==void 0&&(s[c]=g);o=d.at+1}const r=e.steps.at(-1);return!e.repeat||!r?{groups:[s],next:o}:qr(Wn(r).pattern,s,t,o)}function qr(e,t,n,s){
const o=[t];let r=s;for(;r<n.length&&o.length<1e3;r++){const a=n.find(e,r);if(!a)break;o.push({file:t.file,...a.groups})}return{groups:o,next:r}}function Wn(e){
return e instanceof RegExp?{pattern:e}:e}function Yr(e,t,n,s){const o=s?e.skip??0:0,r={};for(let a=n;a<=n+o&&a<t.length;a++){const i=t.find(e.pattern,a);if(i)return{
at:a,groups:{...r,...i.groups}};const d=e.over&&t.find(e.over,a);if(e.over&&!d)return;for(const[c,g]of Object.entries(d?.groups??{}))g!==void 0&&(r[c]=g)}}const Gn=500,
Bn=500,Vr=[["warning",/^(?:warn|warning|deprecation warning|!|⚠)/i],["notice",/^(?:hint|info|note|message|i$)/i],["error",/./]],Xr=/^Compiled with warnings\.?$/,
Jr=/\bfail(?:ed)?\b|^error\b|^Treating warnings as errors/i;function Qr(e,t=Fn){const n=new Kr(fn(e)),s=new Map;let o=!1;for(let r=0;r<n.length&&s.size<Gn;){const a=n.
text(r);o=Xr.test(a)||o&&!Jr.test(a);const i=ei(n,r,t);for(const d of i?.diagnostics??[]){const c=o&&d.severity==="error"?{...d,severity:"warning"}:d,{file:g,line:S,
column:P,message:Y}=c,V=JSON.stringify([g,S,P,Y]);!s.has(V)&&s.size<Gn&&s.set(V,c)}r=i?.next??r+1}return[...s.values()]}function ei(e,t,n){if(e.text(t).trim()!==
"")for(const s of n){const o=Zr(s,e,t);if(!o)continue;return{diagnostics:o.groups.map(a=>{const i=ni(a,s,e.all[t]?.folder);if(!i)return;const d=Ft(i.message,e.all,
ti(i.message,e,t,o.next)),c=a.test===void 0?"":`, in the test "${a.test.slice(0,120)}"`;return{...i,message:(0,f.Ow)(d+c,Bn)}}).filter(a=>a!==void 0),next:o.next}}}
function ti(e,t,n,s){for(let o=n;o<s;o++)if(t.text(o).includes(e.slice(0,60)))return o;return s-1}function ni(e,t,n){const{message:s,frame:o}=e,r=(e.file??"").replace(
/(?<=\.mdx?)\.js(?=$|\?)/,"");if(!(r||o)||!s)return;const a=r===(e.file??"")&&zn(e.line)||null,i=a===null?null:zn(e.column);return{file:r&&ai(r.trim(),n)+si(t,r,
a),line:a,column:i===null?null:t.zeroColumn?i+1:i||null,severity:ii(e.severity,t),code:e.code??null,message:(0,f.Ow)(ri(oi(s.trim(),r),r),Bn),frame:o}}function si({
part:e=""},t,n){return n===null||e===He&&t.startsWith("/")?"":e}function oi(e,t){const n=e.replace(/^(?:error: |\[error\] )|\?vue&type=[\w=&.-]+| \[plugin [\w@/:-]{1,60}\]$/gi,
""),[,s="",o]=/^(\S{1,400}?)(?::\d{1,7}){0,2}: (.+)$/.exec(n)??[],[r]=t.split("?",1);return o!==void 0&&(`/${s}`.endsWith(`/${r}`)||`/${r}`.endsWith(`/${s}`))?o:
n}function ri(e,t){return e.replace(/(?<=^Cannot find module ')\/[^']{1,400}(?='$)/,n=>{const s=j.posix.relative(j.posix.dirname(t),n);return t.startsWith("/")?
s.startsWith(".")?s:`./${s}`:n})}function ii(e,t){return e===void 0?t.severity??"error":Vr.find(([,n])=>n.test(e))?.[0]??"error"}function zn(e){return e===void 0?
null:Number(e)}function ai(e,t){return t===void 0||/^(?:[A-Za-z]:|[a-z-]+:\/\/|[\\/])/.test(e)?e:`${t}/${e.replace(/^(?:\.\/)+/,"")}`}const di={formats:Fn,causes:mn};
var ci=E(1884),li=E(6541);const ui=[0,1e3,2e3,4e3];async function pi(e,t,n,s,o){const r=await Si(e,t,s,o);return r?mi(r,n,s.tree,s.rules??di):{headline:`The dep\
loyment ${e} failed, and the platform gives no reason`,remedy:`Look at the deployment ${e} in the platform.`,stage:void 0,code:void 0,exitCode:void 0,diagnostics:[],
moreDiagnostics:0,log:[]}}function mi(e,t,n,s){const{kept:o={}}=t,r={...t.configuration,...fi(t)},{rootDirectory:a}=r.settings,i={exists:n?.exists??(()=>!1),rootDirectory:typeof a==
"string"?a:void 0,folders:bi(r,n)},{shown:d,rest:c}=se(wi(e,i,s)),{repository:g,branch:S,outputDirectory:P}=r,{fault:Y,...V}=xr({...e,diagnostics:d,list:n?.list,
repository:g,branch:S,outputDirectory:P,keptOutput:t.configuration.outputDirectory===void 0&&P!==void 0},s.causes),qe=Y&&yi(rs(Y.part),Y.summary,V.cause,d,i),Ye=gi(
e.code,o);return{...V,remedy:Ye===void 0?V.remedy:[V.remedy,Ye].filter(Boolean).join(`
`),message:e.message&&(0,f.Ow)(e.message,500),stage:e.stage,code:e.code,exitCode:e.exitCode,diagnostics:qe?[qe,...d]:d,moreDiagnostics:c.error+c.warning+c.notice,
log:pr(e.log)}}function fi({kept:e={},configuration:t}){const{buildCommand:n=e.buildCommand,outputDirectory:s=e.outputDirectory,settings:o}=t,r=e.rootDirectory===
void 0?{}:{rootDirectory:e.rootDirectory};return{...(0,y.Eb)({buildCommand:n,outputDirectory:s}),settings:{...r,...o}}}const hi={package_json_invalid:["rootDire\
ctory"],root_directory_missing:["rootDirectory"],node_unavailable:["nodeVersion"],install_failed:["installCommand","nodeVersion"],build_script_missing:["buildCo\
mmand","rootDirectory"],build_failed:["buildCommand"],build_timeout:["buildCommand"],output_missing:["outputDirectory","buildCommand"],output_empty:["outputDire\
ctory","buildCommand"]};function gi(e,t){const n=(hi[e??""]??[]).filter(r=>t[r]!==void 0);if(n.length===0)return;const s=n.map(r=>`${r} ${(0,li.JJ)(t[r])}`).join(
" and "),o=`{${n.map(r=>`"${r}": null`).join(", ")}}`;return`This deploy did not give ${s}: the app has it from before. To unset it: slipway settings unset ${n.
join(" ")}, or app-settings: '${o}'.`}function wi({diagnostics:e,log:t},n,{formats:s}){return e.length===0?bn(Qr(t,s),n):bn(e,{...n,folders:["",...n.folders??[]]})}
function yi(e,t,n,s,o){if(e===void 0||s.some(({severity:a})=>a==="error"))return;const r=gt(e,o);return r===void 0?void 0:{file:r,line:null,column:null,severity:"\
error",code:n??null,message:t}}function $i({code:e,message:t,exitCode:n,signal:s,log:o,diagnostics:r}){return[e,t,n,s].some(i=>i!==void 0)||o.length>0||r.length>
0}const Ei=8;function bi(e,t){const{buildCommand:n="",outputDirectory:s="",settings:o}=e,r=n.split(/[\s'"=;&|()]+/).map(c=>c.replace(/^(?:\.\/)+|(?<!\/)\/+$/g,"")),
a=s.split("/").map((c,g,S)=>S.slice(0,g).join("/")),i=typeof o.rootDirectory=="string"?`${o.rootDirectory}/`:"",d=[...r,...a.reverse()].filter(c=>/^[^./-][^:*?]*$/.
test(c));return[...new Set(d)].map(c=>i+c).filter(c=>(t?.list(c).length??0)>0).slice(0,Ei)}async function Si(e,t,n,s){try{const o=async()=>{const r=await n.platform.
readFailure(t,e);return r&&$i(r)?r:void 0};return await(0,ci.de)(ui,o,n)}catch(o){n.signal.throwIfAborted();const r=(0,p.I7)(o);s.warn(`The failure record of ${e}\
 cannot be read: ${r.message}`,r.remedy);return}}}),1884:((de,Z,E)=>{E.d(Z,{E4:()=>G,Z5:()=>D,de:()=>F});var p=E(3739);const y=3,f=[500,1500,3e3];async function G(k){
for(let R=1;;R++)try{return await k.send()}catch(T){if(k.signal.throwIfAborted(),!K(T))throw T;const z=await F(f,()=>k.find(),k);if(z!==void 0)return z;if(R===y||
D(T))throw T}}function D(k){return k instanceof p.GQ&&k.call?.unclear===!0}function K(k){return k instanceof p.GQ&&(k.call?.outcome==="unknown"||k.code==="unexp\
ected_response")}async function F(k,R,{clock:T,signal:z}){for(const N of k){N>0&&await T.sleep(N,z);const M=await R();if(M!==void 0)return M}}}),6541:((de,Z,E)=>{
E.d(Z,{JJ:()=>k,bA:()=>D,fs:()=>R,pK:()=>z,q9:()=>T,uq:()=>F});var p=E(7975),y=E(5807),f=E(86);const G=new Set(["appID","id","name","type","state","status","url",
"subdomain","repository","branch","variables"].map(f.tK));function D(N,M){return N&&((0,f.Pf)(N.fields).get((0,f.tK)(M))??null)}function K({fields:N}){const M=Object.
entries(N).filter(([_,W])=>W!==null&&!G.has((0,f.tK)(_)));return Object.fromEntries(M)}function F(N,M){const _=new Set(Object.keys(M).map(f.tK)),W=Object.entries(
K(N)).flatMap(([I,C])=>["string","number","boolean"].includes(typeof C)&&C!==""&&!_.has((0,f.tK)(I))?[[I,String(C)]]:[]);return Object.fromEntries(W)}function k(N){
return N==null?"not set":(0,y.Ow)(JSON.stringify(N),200)}function R(N,M){return Object.entries(M).flatMap(([_,W])=>{const I=D(N,_);return I===void 0?[`${(0,y.Ow)(
_,60)}: ${k(W)}`]:(0,p.isDeepStrictEqual)(I,W)?[]:[`${(0,y.Ow)(_,60)}: ${k(I)} \u2192 ${k(W)}`]})}function T(N,M){const _=[...M.keys()];if(N===void 0)return _;const W=_.
map(C=>`${C} (${N.includes(C)?"set before":"new"})`),I=N.filter(C=>!M.has(C)).map(C=>`${(0,y.Ow)(C,100)} (removed)`);return[...W,...I]}async function z({appID:N},M,_,W){
const{stored:I}=await W.lookUp(N),C=Object.keys(M).filter(w=>!(0,p.isDeepStrictEqual)(_[w],M[w])&&(0,p.isDeepStrictEqual)(D(I,w),M[w]));return C.length>0&&await W.
updateApp(N,Object.fromEntries(C.map(w=>[w,_[w]]))),C}}),3716:((de,Z,E)=>{E.d(Z,{LP:()=>y,QE:()=>F});var p=E(5807);function y(k){return/^\s*at\s.*[:)\d]$/.test(
k)}const f=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,G=2,D=2e3;class K{#e;#n;#t=[];#s=0;constructor(R){
this.#e=R}push(R){const T=(0,p.Nl)(R.slice(0,D)).trimEnd().replace(/ \{$/,"");return y(T)?this.#n===void 0&&!f.test(T)?(this.#n=R,[...this.#o(),R]):(this.#s+=1,
this.#t.length<G&&this.#t.push(R),[]):[...this.end(),R]}end(){return this.#n=void 0,this.#o()}#o(){const[R,T]=[this.#s,this.#t];return[this.#s,this.#t]=[0,[]],R<
G?T:[this.#e(R)]}}function F(k,R){const T=new K(R);return[...k.flatMap(z=>T.push(z)),...T.end()]}})};export{vi as id,_i as ids,xi as modules};

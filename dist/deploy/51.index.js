const pi=51,mi=[51],fi={2207:((de,K,$)=>{$.d(K,{Mb:()=>G,PB:()=>f,iV:()=>T,oC:()=>H,sR:()=>j,tl:()=>R});var p=$(2978),y=$(2345);const f=["queued","building","sy\
ncing","activating","succeeded","failed","cancelled"],G=["queue","clone","install","build","sync","activate"],j=["repository_not_found","repository_not_allowed",
"branch_not_found","commit_not_found","clone_failed","root_directory_missing","package_json_invalid","build_script_missing","app_ambiguous","server_build","no_s\
tart_command","node_unavailable","install_failed","build_failed","build_timeout","build_killed","builder_crashed","out_of_memory","disk_quota","output_missing",
"output_empty","nothing_to_serve","output_unsafe","output_too_large","site_broken","disk_full","storage_unavailable","sync_failed","start_failed","not_listening",
"unhealthy","dns_refused","activation_failed","cdn_refused","interrupted"],H=["error","warning","notice"],F=(0,p.lS)({line:p.nd,text:(0,p.Qq)(y.IC.sourceLine)}),
v=(0,p.lS)({file:(0,p.Qq)(y.IC.file),line:(0,p.Xd)(p.nd),column:(0,p.Xd)(p.nd),severity:(0,p.yL)(H),code:(0,p.Xd)((0,p.Qq)(y.IC.findingCode)),message:(0,p.Qq)(y.
IC.findingMessage)},{source:(0,p.c3)(y.IC.sourceLines,F)}),R=(0,p.c3)(y.IC.findings,v),T={invalid_request:400,unauthorized:401,forbidden:403,not_found:404,organization_not_found:404,
app_not_found:404,deployment_not_found:404,release_not_found:404,table_not_found:404,method_not_allowed:405,app_exists:409,conflict:409,domain_taken:409,app_deleted:410,
body_too_large:413,unsupported_media_type:415,validation_failed:422,domain_not_verified:422,quota_exceeded:422,rate_limited:429,internal:500,unavailable:503}}),
2388:((de,K,$)=>{$.r(K),$.d(K,{decodeFailure:()=>C});var p=$(8302),y=$(5807),f=$(86),G=$(8438),j=$(1547);const H=(0,y.aL)("failure deploymentfailure deployfailu\
re error deployment"),F=(0,y.aL)(`
  message errormessage failuremessage statusmessage reason failurereason statusreason description detail
  summary error title cause msg text
`),v=(0,y.aL)(`
  stage phase step failedstage failedstep failedphase errorstep errorstage stagename stepname
`),R=(0,y.aL)("code errorcode failurecode errortype reasoncode"),T=(0,y.aL)("diagnostics errors annotations issues problems findings"),z=(0,y.aL)(`
  log logs logtail buildlog buildlogs deploylog joblog output lines stdout stderr
  events entries transcript console trace tail excerpt
`),N=[...new Set([...G.m5,...G.wy])],P=(0,y.aL)("error reason cause failure details"),x=/^(?!(?:failure|error)s?$).*(?:fail|error|timed?[_-]?out|kill|crash|memory|missing|invalid|not[_-]?found|denied|exceed)/i,
W=4,I={lines:5e3,line:64*1024,findings:1e3,file:4096,text:2e3,word:200};function C(u,g,b,S){const M=w(u),Z=[O((0,f.If)((0,f.w)(M,H))),...ve(M)],Q=B=>Z.flatMap(ge=>(0,f.
Qq)(ge,...B)??[])[0],{placed:me,loose:le}=Ce(Z),je=Q(F),Ue=[...te(Z,z)??te([(0,f.Pf)(M)],N,Array.isArray)??[],...le],Oe=Y(je).filter(B=>B.trim()!==""),fe=(B,ge,Ae)=>S?.
values.has(B)?ge(S.values.get(B)):Ae,se=(B,ge,Ae=I.word)=>J(fe(B,f.b6,ge),Ae),Fe=()=>Z.flatMap(B=>(0,f.Qq)(B,"type","kind")??[]).find(B=>x.test(B));return{stage:se(
"stage",Q(v)),code:se("code",Q(R)??Fe()),message:se("message",Oe[0]??le[0],I.text),exitCode:fe("exitCode",f.cP,Z.flatMap(B=>(0,f.nd)(B,"exitcode","exitstatus","\
returncode")??[])[0]),signal:se("signal",Q(["signal","exitsignal"])),log:fe("log",Y,Ue.length===0&&Oe.length>1?Oe:Ue).slice(-I.lines).map(B=>(0,y.vI)(B,I.line)),
diagnostics:fe("diagnostics",Qe,me).filter(({file:B})=>B.length<=I.file).slice(0,I.findings)}}function w(u){return typeof u=="string"?{message:u}:Array.isArray(
u)?u.every(g=>typeof g=="string")?{log:u}:u.some(g=>_e(g)!==void 0)||Y(u).length===0?{errors:u}:{log:u}:u}function O(u,g=0){const b=P.map(M=>u.get(M)).find(p.Gv);
if(b===void 0||g>W)return u;const S=[...u].filter(([,M])=>M!==b);return O(new Map([...S,...(0,f.Pf)(b)]),g+1)}function te(u,g,b=()=>!0){return u.map(S=>g.flatMap(
M=>b(S.get(M))?Y(S.get(M)):[])).find(S=>S.length>0)}function J(u,g){return u&&(0,y.vI)(u,g)}const Ee=4,oe=200,ne=100,re=new Set((0,y.aL)(`
    app application site project user owner team creator author links request
    config spec env environment source git gitsource commit trigger deploymenttrigger
  `)),ie=(0,y.aL)(`
  steps stages phases jobs tasks conditions builds children results components workflows
`),ce=new Set((0,y.aL)("deployments deploys releases revisions rollouts runs environments"));function ve(u){const g=[];let b=[(0,f.Pf)(u)];for(let S=0;S<=Ee&&b.
length>0&&g.length<oe;S+=1)g.push(...b.slice(0,oe-g.length)),b=b.flatMap($e);return g}function $e(u){return[...u].flatMap(([g,b])=>re.has(g)?[]:Array.isArray(b)?
ce.has(g)?[]:l(b,ie.includes(g)).map(_):(0,p.Gv)(b)?[(0,f.Pf)(b)]:[])}function l(u,g){const b=u.slice(-ne).filter(p.Gv).map(f.Pf),S=b.filter(E),M=()=>b.filter(Z=>ie.
some(Q=>Array.isArray(Z.get(Q))));return(S.length>0||!g?S:M()).toReversed()}const m=(0,y.aL)("status state result outcome conclusion phase");function E(u){return u.
get("success")===!1||m.some(g=>A(u.get(g),0))}function A(u,g){if(typeof u=="string")return/^false$/i.test(u)||(0,j.PY)(u)==="failure";const b=(0,f.Pf)(u);return g<
2&&["name",...m].some(S=>A(b.get(S),g+1))}function _(u){const g=(0,f.Qq)(u,"stage","phase","step","name","id");return g!==void 0&&!u.has("stage")&&E(u)?new Map(
[...u,["stagename",g]]):u}const be=(0,y.aL)("location loc position range start span begin region physicallocation"),Xe=(0,y.aL)("file filename filepath path uri\
 sourcefile"),Je=[[/^(?:warn|1$)/i,"warning"],[/^(?:info|notice|note|hint|suggestion|debug|0$)/i,"notice"]];function Ce(u){const g=new Set(u.flatMap(M=>T.map(Z=>M.
get(Z)))),b=[],S=[];for(const M of[...g].flatMap(Ie).slice(0,I.lines)){const Z=_e(M);Z?b.push(Z):S.push(...Y(M))}return{placed:b,loose:S}}function Qe(u){return Ie(
u).flatMap(g=>_e(g)??[])}function Ie(u){return Array.isArray(u)?u:u==null?[]:[u]}function _e(u){const g=Me((0,f.Pf)(u)),b=(0,f.Qq)(g,...Xe),S=(0,f.Qq)(g,"messag\
e","text","msg","description","reason","title");if(b===void 0||S===void 0)return;const M=(0,f.Qq)(g,"severity","level","type","annotationlevel")??"",Z=g.has("ch\
aracter")?1:0,Q=me=>{const le=(0,f.nd)(g,...(0,y.aL)(me));return le!==void 0&&le+Z>=1?le+Z:null};return{file:b.replace(/^file:\/\/\//,"/"),line:Q("line linenumb\
er startline row lineno"),column:Q("column col columnnumber startcolumn character"),severity:Je.find(([me])=>me.test(M))?.[1]??"error",code:J((0,f.Qq)(g,"code",
"rule","ruleid"),I.word)??null,message:(0,y.vI)(S,I.text)}}function Me(u,g=0){const b=be.map(S=>u.get(S)).find(p.Gv);return b===void 0||g>W?u:(0,f.If)([u,Me((0,f.
Pf)(b),g+1)])}const et=(0,y.aL)(`
  text line message msg content output log logs lines entries events items payload textpayload data value tail
`),tt=(0,y.aL)("order sequence seq index position linenumber"),Pe=(0,y.aL)("timestamp time date createdat created ts");function Y(u,g=0){if(typeof u=="string")return nt(
u,g);if(g>W)return[];if(Array.isArray(u))return xe(u).flatMap(M=>Y(M,g+1));const b=(0,f.Pf)(u),S=et.find(M=>b.has(M));return S===void 0?[]:Y(b.get(S),g+1)}function nt(u,g){
if(g===0&&/^\s*\[\s*\{/.test(u))try{const b=Y(JSON.parse(u),1);if(b.length>0)return b}catch{}return u.replace(/\r?\n$/,"").split(/\r?\n/)}function xe(u){const g=u.
filter(b=>(0,f.Pf)(b).get("hidden")!==!0);return g.length<2||!g.every(p.Gv)?g:De(g,b=>(0,f.nd)(b,...tt))??De(g,Re)??g}function Re(u){return(0,f.Qq)(u,...Pe)===void 0?
void 0:(0,f.kB)(u,...Pe)}function De(u,g){const b=u.map(S=>({entry:S,key:g((0,f.Pf)(S))}));if(!b.some(S=>S.key===void 0))return b.sort((S,M)=>Number(S.key)-Number(
M.key)).map(({entry:S})=>S)}}),86:((de,K,$)=>{$.d(K,{Dy:()=>oe,If:()=>F,LO:()=>ne,MX:()=>W,PM:()=>z,Pf:()=>H,Qq:()=>O,TU:()=>ce,VF:()=>v,b6:()=>C,cP:()=>J,k$:()=>T,
kB:()=>Ee,l1:()=>P,lS:()=>R,nd:()=>te,tK:()=>j,w:()=>I,zs:()=>re});var p=$(3739),y=$(8302),f=$(5807),G=$(8438);function j(l){return l.toLowerCase().replace(/[_\-$@]/g,
"")}function H(l){const m=new Map;if(!(0,y.Gv)(l))return m;for(const[E,A]of Object.entries(l)){const _=j(E);m.has(_)||m.set(_,A)}return m}function F(l){return new Map(
l.toReversed().flatMap(m=>[...m]))}function v(l,m){return{path:l,value:m,fields:H(m)}}function R(l,m){return Object.entries(l.value).filter(([E])=>m.includes(j(
E))).map(([E,A])=>({path:N(l.path,(0,f.Ow)(E,40)),member:A}))}function T(l,m){for(const E of m)for(const{path:A,member:_}of R(l,[E]))if((0,y.Gv)(_))return v(A,_)}
function z(l){return/^[A-Za-z_]\w*$/.test(l)?l:`\`${l.replaceAll("`","")}\``}function N(l,m){return l===""?z(m):`${l}.${z(m)}`}function P(l,m,E=""){return Object.
entries((0,y.Gv)(l)?l:{}).flatMap(([A,_])=>{const be=N(E,A);return(0,y.Gv)(_)&&E===""?P(_,m,be):m(j(A),_)?[be]:[]})}function x(l){return/^[\w.$]+$/.test(l)?l:JSON.
stringify(l)}function W(l,m){const E=[];let A=(0,y.Gv)(l)?v("",l):void 0;for(;A!==void 0&&E.length<=G.sX;)E.unshift(A),A=T(A,[...m,...G.wy]);return E}function I(l,m){
return W(l,m).map(({fields:E})=>E)}function C(l){return typeof l=="number"?String(l):typeof l=="string"&&l!==""?l:void 0}function w(l,m,E){for(const A of m){const _=E(
l.get(A));if(_!==void 0)return _}}function O(l,...m){return w(l,m,C)}function te(l,...m){return w(l,m,J)}function J(l){const m=typeof l=="string"&&/^-?\d{1,15}$/.
test(l)?Number(l):l;return Number.isSafeInteger(m)?Number(m):void 0}function Ee(l,...m){return w(l,m,E=>{const A=typeof E=="string"&&/^\d+(?:\.\d+)?$/.test(E)?Number(
E):E;if(typeof A=="number"&&Number.isFinite(A))return Math.round(A<1e11?A*1e3:A);const _=typeof E=="string"?Date.parse(E):Number.NaN;return Number.isNaN(_)?void 0:
_})}function oe(l){const m=C(l);if(m===void 0)return;const E=/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/].*)?$/i.test(m)?`https://${m}`:m;return/^https?:\/\//i.test(E)&&
URL.canParse(E)?E:void 0}function ne(l,m,E,A){return ie(`has no ${l}; ${ve(m)}`,E,A)}function re(l,m,E,A){return ie(`has more than one ${l}: ${m.join(" and ")};\
 Slipway does not guess`,E,A)}function ie(l,m,E){const A=m.status===void 0?"":` (${m.status})`;return new p.GQ("unexpected_response",`The answer to ${m.method} ${m.
path}${A} ${l}`,{remedy:E===void 0?"Check that the address is the service itself. If it is, its answers have a shape that Slipway does not know.":`Check that ba\
se-url is the control plane. If it is, say where the value is in a map (input api-map):
${E}
"slipway doctor --write slipway-api.yml" writes a map to start from.`,call:{...m,outcome:"unknown",unclear:!0}})}function ce(l,m,E){return`answers:
  ${l}:
    ${m}: ${x(E)}`}function ve(l){if(l===void 0)return"it is empty.";if(Array.isArray(l))return`it is a list of ${l.length}.`;if(!(0,y.Gv)(l))return`it is ${l===
null?"null":`a ${typeof l}`}.`;const m=$e(l,0),E=m.slice(0,30).join(", ");return m.length===0?"it is an empty object.":`it has: ${E}${m.length>30?", \u2026":""}\
.`}function $e(l,m){return!(0,y.Gv)(l)||m>G.sX?[]:Object.entries(l).flatMap(([E,A])=>[(0,f.Ow)(E,40),...$e(A,m+1).map(_=>`${(0,f.Ow)(E,40)}.${_}`)])}}),8438:((de,K,$)=>{
$.d(K,{A9:()=>N,BV:()=>F,Bw:()=>O,DE:()=>oe,E6:()=>x,H7:()=>te,Hl:()=>Ee,Ld:()=>W,M0:()=>G,Mg:()=>ce,NP:()=>ne,S3:()=>T,T8:()=>ie,Vt:()=>R,XD:()=>P,XQ:()=>z,cJ:()=>J,
dI:()=>w,gW:()=>C,m5:()=>v,qQ:()=>re,sX:()=>H,tl:()=>I,uH:()=>f,uq:()=>y,wy:()=>j});var p=$(5807);const y={label:"app",names:(0,p.aL)("app application"),kin:(0,p.
aL)("site service website webapp staticsite"),lists:(0,p.aL)("apps applications sites services")},f={label:"deployment",names:(0,p.aL)("deploy deployment"),kin:(0,p.
aL)("job build release run rollout revision"),lists:(0,p.aL)(`
    deployments deploys jobs builds releases runs rollouts revisions jobsummaries deploymentsummaries
  `)},G={label:"environment",names:(0,p.aL)("environment env"),kin:[],lists:(0,p.aL)("environments envs")},j=(0,p.aL)("data result item response payload body co\
ntent node embedded"),H=2,F=(0,p.aL)("attributes properties metadata"),v=(0,p.aL)("items data results result list records entries values value nodes edges"),R=(0,p.
aL)("errors messages warnings notices included links"),T=(0,p.aL)("id uid uuid guid"),z=(0,p.aL)(`
  status state readystate currentstatus currentstate
  deploymentstatus deploystatus deploymentstate deploystate jobstatus jobstate
`),N=(0,p.aL)("phase deploymentphase"),P=(0,p.aL)("state status phase name value"),x=(0,p.aL)("conclusion result outcome"),W=(0,p.aL)("stage step currentstage c\
urrentstep stagename"),I=(0,p.aL)(`
  url publicurl liveurl siteurl appurl sslurl productionurl primaryurl weburl
  deploymenturl deployurl deploysslurl previewurl
  defaultingress defaultdomain defaulthostname livedomain hostname host domain fqdn
`),C=(0,p.aL)("urls domains hostnames aliases status links endpoints"),w=(0,p.aL)("branch gitbranch branchname sourcebranch gitref ref githubcommitref headbranc\
h"),O=(0,p.aL)("repository repo repositoryurl repourl gitrepository gitrepo giturl"),te=(0,p.aL)("branch productionbranch gitbranch repobranch"),J=(0,p.aL)(`
  commit commitsha commitid commithash commitref sha gitsha gitcommit gitcommitsha
  revision sourceversion githubcommitsha headsha
`),Ee=(0,p.aL)("source git gitsource meta trigger deploymenttrigger metadata commit"),oe=(0,p.aL)(`
  createdat created createdon creationtime createtime createdtime createdtimeutc
  creationtimestamp datecreated insertedat queuedat starttime startedat timestamp
`),ne=(0,p.aL)("supersededby replacedby"),re=(0,p.aL)("nextcursor cursor nextpagetoken nexttoken endcursor continue next"),ie=(0,p.aL)("pagination paging page p\
ageinfo meta metadata resultinfo links"),ce=(0,p.aL)("next nextlink nexturl nextpage")}),1547:((de,K,$)=>{$.d(K,{PY:()=>F,Y4:()=>j,as:()=>y});var p=$(5807);const y=[
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
  `)},G=new Map(y.flatMap(v=>f[v].map(R=>[R,v])));function j(v){return v.toLowerCase().replace(/[\s_-]/g,"")}const H=[["failure",/(?:failed|error)$/],["pending",
/(?:inprogress|pending|queued)$/]];function F(v,R=new Map){const T=j(v);return R.get(T)??G.get(T)??H.find(([,z])=>z.test(T))?.[0]}}),6036:((de,K,$)=>{$.d(K,{explain:()=>ei});
var p=$(3739),y=$(8302),f=$(5807),G=$(2207);const j=new WeakMap,H=3;function F(e,t){const n=v(e);if(n.length===0)return e.exec(t);for(const s of n)if(t.includes(
s))return e.exec(t);return null}function v(e){let t=j.get(e);if(t===void 0){const n=e.ignoreCase?[]:R(e.source);t=n.every(s=>s.length>=H)?n:[],j.set(e,t)}return t}
function R(e){const t=[""];let n="",s=0;for(let o=0;o<=e.length;o++){const r=e[o]??"",i=r==="\\"?e[++o]??"":"";if(T.test(i))return[];if(r==="["&&(o=P(e,o)),r===
"("&&(s+=1),r===")"&&(s-=1),s>0&&r!=="(")continue;const a=r==="\\"?i:r;if(a!==""&&!(r==="\\"?N:z).includes(a)){n+=a;continue}(r==="*"||r==="?"||r==="{")&&(n=n.slice(
0,-1)),n.length>(t.at(-1)??"").length&&(t[t.length-1]=n),n="",r==="{"&&(o=e.indexOf("}",o)),r==="|"&&t.push("")}return t}const T=/^[uxck\d]$/,z="()[{*+?^$.|",N="\
bBdDsSwWnrtfvpP";function P(e,t){let n=t+1;for(;e[n]!=="]";)n+=e[n]==="\\"?2:1;return n}function x(e){return Object.entries(e).flatMap(([t,n])=>[n].flat().map(s=>({
tool:t,log:s})))}function W(e){return Object.entries(e).map(([t,{signs:n=[{codes:[t.replaceAll("-","_")]}],...s}])=>({...s,name:t,signs:n.map(o=>o instanceof RegExp?
{log:o}:o)}))}function I({signs:e},t,n){for(const s of e)if(!(s.codes&&!(t.code&&s.codes.includes(t.code)))&&!(s.exitCodes&&!(typeof t.exitCode=="number"&&s.exitCodes.
includes(t.exitCode)))&&!(s.signals&&!(t.signal&&s.signals.includes(t.signal)))&&!(s.stages&&t.stage&&!s.stages.includes(t.stage.toLowerCase()))&&!(s.weak&&t.diagnostics?.
some(({severity:o,line:r})=>o==="error"&&r!==null))){if(!s.log)return{groups:{},facts:t,lines:n};for(let o=n.length-1;o>=0;o--){const r=F(s.log,n[o]??"");if(r)return{
groups:r.groups??{},facts:t,lines:n}}}}function C({code:e}){return G.sR.some(t=>t===e)}function w(e,t){for(const n of e){const s=F(t,n)?.[1];if(s!==void 0)return s}}
function O(e,t){return e===void 0||e===""?t:`"${e}"`}var te=$(9882);const J=/; there (?:is|are) (?<names>[^;]{1,300})$/;function Ee(e,t){return t.length===0||J.
test(e)?e:`${e.replace(/[.:]?\s{0,4}$/,"")}; there ${t.length===1?"is":"are"} ${t.join(", ")}`}function oe(e){return e.replace(J,"")}function ne(e){return J.exec(
e)?.groups?.names?.split(", ")??[]}function re(e){return e.endsWith("/")}const ie=[/["'](?<name>[\w$]{1,200})["'] is not exported (?:by|from) (?:["'](?<from>[^"']{1,400})["']|(?<path>[^\s,"']{1,400}))/,
/No matching export in "(?<from>[^"]{1,400})" for import "(?<name>[\w$]{1,200})"/,/\bexport '(?<name>[\w$]{1,200})' (?:\(imported as '[^']{1,200}'\) )?was not found in '(?<from>[^']{1,400})'/,
/The requested module '(?<from>[^']{1,400})' does not provide an export named '(?<name>[\w$]{1,200})'/,/(?:Module )?'"(?<from>[^"']{1,400})"' has no exported member (?:named )?'(?<name>[\w$]{1,200})'/,
/\bExport (?<name>[\w$]{1,200}) doesn't exist in target module/,/'(?<from>[^']{1,400})' does not contain a (?<name>default) export/,/Module '"(?<from>[^"]{1,400})"' has no (?<name>default) export/];
function ce(e){for(const t of ie){const{name:n,from:s,path:o}=F(t,e)?.groups??{};if(n!==void 0)return{name:n,from:s??o}}}const ve=300,$e=/^ {0,40}export (?:declare |abstract )?(?:async )?(?:const enum|const|let|var|function ?\*?|class|interface|type|enum|namespace) (?<name>[\w$]{1,100})/,
l=/^\s{0,40}(?:module\.)?exports\.(?<name>[\w$]{1,100})\s*=/,m=/(?:^|\bas\s+)(?<name>[\w$]{1,100})\s*$/,E=/^\s{0,40}export\s+(?:type\s+)?\*\s+from\s+["'](?<from>[^"']{1,300})["']/;
function A(e){const t=new Set,n=[];let s=!1;for(const o of e){const r=($e.exec(o)??l.exec(o))?.groups?.name;r&&t.add(r),/^\s{0,40}export\s+default\b/.test(o)&&t.
add("default");const i=E.exec(o)?.groups?.from;i!==void 0&&n.push(i);const a=/^\s{0,40}export\s+(?:type\s+)?\{/.exec(o);if(s||=a!==null,!s)continue;const[d=""]=o.
slice(a?.[0].length??0).split("}",1);for(const c of d.replace(/\/\/.*$/,"").split(",")){const h=m.exec(c.trim())?.groups?.name;h&&t.add(h)}if(s=!o.includes("}"),
t.size>=ve)break}return{own:[...t],from:n}}var _=$(6760);const be=/^\..|.\.config\.[a-z]{1,10}$|^package(?:-lock)?\.json$/;function Xe(e){const t=_.posix.basename(
e);return be.test(t)||t.includes("tsconfig")&&t.endsWith(".json")}const Je=/^TS5\d{3}$/;function Ce({code:e}){return Je.test(e??"")}const Qe=/^ts\(?(?:2304|2305|2307|2503|2552|2580|2614|2686|2688|2694|2724|2792|2882)\)?$/i,
Ie=/^ts\(?(?:6133|6138|6192|6196|6198|6385|6387|7005|7006|7016|7019|7022|7023|7024|7027|7028|7030|7031|7034|7044|7045|7053|18046|80\d{3})\)?$/i,_e=/^(?:\w*Error: )?(?:[×x] )?(?:(?:Module )?[Bb]uild failed\b|Unexpected (?:token|eof|end of file)\b|Expression expected|Declaration or statement expected|Unterminated regexp literal|Expected (?:ident|unicode escape)\b|'(?:[),;:}]|=>|<\/)' expected)/i;
function Me({code:e,message:t}){const n=e??"";return(Qe.test(n)?-1:0)+(Ie.test(n)?3:0)+(_e.test(t)?.5:0)}function et({code:e}){const[t="",...n]=(e??"").split("/").
reverse();return/^[a-z][a-z-]+$/.test(t)&&n.every(s=>/^@?[a-z][\w-]*$/.test(s))}const tt=/^Parsing error|\bUnable to resolve\b|\bis not defined\b|\bnot found in\b/;
function Pe(e,t=10){const n=new Set,s=new Set,r=e.map(c=>{const h=JSON.stringify([c.severity,c.file,c.line]),k=JSON.stringify([c.severity,c.message]),D=et(c)&&tt.
test(c.message),q=n.has(h)||s.has(k);n.add(h),s.add(k);const V=(c.line===null?4:0)+(q&&!D?2:0)+(Ce(c)?-2:Xe(c.file)?1:0)+Me(c)-(D?1:0);return{diagnostic:c,weight:V}}).
toSorted((c,h)=>c.weight-h.weight).map(({diagnostic:c})=>c),i=Object.groupBy(r,({severity:c})=>c),a=Math.max(0,t),d=c=>Math.max(0,(i[c]?.length??0)-a);return{shown:G.
oC.flatMap(c=>i[c]?.slice(0,a)??[]),rest:{error:d("error"),warning:d("warning"),notice:d("notice")}}}function Y(e,{facts:t,lines:n}){if(!e.startsWith("/"))return e;
const s=e.split("/"),o=(t.diagnostics??[]).map(({file:a})=>a.split("/",1)[0]??"").filter(a=>a!==""),r=[...new Set(["node_modules",...t.list?.("")??[],...o])],i=s.
findIndex(a=>r.includes(a));if(i>0)return s.slice(i).join("/");for(let a=s.length-1;a>1;a--){const d=`${s.slice(0,a).join("/")}/`;if(n.some(c=>r.some(h=>nt(c,d+
h))))return s.slice(a).join("/")}return e}function nt(e,t){const n=e.indexOf(t);return n>=0&&!/[\w.-]/.test(e[n+t.length]??"")}function xe(e,t,n=[""]){const s=e.
split("/",40).filter(r=>r!==""&&r!==".");let o="";for(const[r,i]of s.entries()){const a=t(o),d=(r===s.length-1?n:[""]).map(h=>`${i}${h}`),c=d.find(h=>a.includes(
h))??d.map(h=>a.find(k=>k.toLowerCase()===h.toLowerCase())).find(Boolean);if(c===void 0)return;o=_.posix.join(o,c)}return n.some(r=>o===`${s.join("/")}${r}`)?void 0:
o}const Re=[/Cannot find (?:module|package) '(?<what>[^']{1,300})' imported from (?<from>\S{1,400})/,/Cannot find (?:module|package) '(?<what>[^']{1,300})'/,/Cannot find module or type declarations for side-effect import of '(?<what>[^']{1,300})'/,
/Could not resolve ["'](?<what>[^"']{1,300})["'](?: (?:from|in) ["']?(?<from>[^"'\s]{1,400}))?/,/^(?:\[UNLOADABLE_DEPENDENCY\] )?Could not load (?<path>[\w@./[\]-]{1,300})$/,
/^\S{0,60}\s?Could not load (?<what>\/[^\s()]{1,300}) \(imported by (?<from>[^)\s]{1,300})\)(?!: (?!ENOENT))/,/The module `(?<what>[^`]{1,200})` could not be loaded\. It may not be installed/,
/problem loading plugin "(?<what>[^"]{1,200})"\. Perhaps you need to install/,/[Ff]ailed to resolve "extends":\s?"(?<what>[^"]{1,300})"/,/Can't resolve '(?<what>[^']{1,300})'/,
/\bNotFound\("(?<what>[^"]{1,300})"\)/,/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) (?:the |a )?(?:[\w.-]{1,20} )?(?:module|package|dependency|plugin|preset|parser|loader|adapter|integration|extension|theme|layer):? ["'`](?<named>[^"'`]{1,300})["'`]/,
/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) ["'`](?<named>[^"'`]{1,300})["'`](?=.{0,40}\binstall)/,
/\btried to access (?<named>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}), but it isn't declared in (?:your|its) dependencies\b/,/[Ff]ailed to resolve (?:import )?["'](?<what>[^"']{1,300})["'](?: from ["'](?<from>[^"']{1,400})["'])?/,
/^(?:\[[\w:-]{1,40}\] )?Failed to resolve (?<what>\/[^\s"']{1,300})(?: from (?<from>\S{1,400}\.html))?$/,/Can't find stylesheet to import: ["'](?<sheet>[\w./-]{1,300})["']/,
/No such file or directory \(os error 2\): @import "(?<sheet>[\w./-]{1,300})"/,/^template not found: (?<what>\S{1,300})$/,/^ENOENT: Failed to lookup "(?<what>[^"]{1,300})" in /,
/ModuleNotFoundError: No module named '(?<what>[^']{1,200})'/],De=/Package subpath '\.(?<subpath>\/[^']{1,200})' is not defined by "exports" in \S{0,400}?node_modules\/(?<owner>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100})\/package\.json/,
u=/\bCould not load (?<path>[^\s()]{1,300}) \(imported by [^)\s]{1,300}\): (?:Cannot|Can't|Must not) import\b/,g=/^Found dead link (?<link>\S{1,300}?)(?:(?<=\/)index)?$/;
function b(e){const t=withoutNearest(e),{link:n}=g.exec(t)?.groups??{};if(n)return new RegExp(`(?<=["'\`]|\\]\\()${literalPattern(n)}(?:\\.(?:md|html))?(?=["'\`)?\
#\\s])`);const{owner:s,subpath:o}=De.exec(t)?.groups??{};if(s&&o)return new RegExp(`(?<=["'\`])${literalPattern(`${s}${o}`)}(?=["'\`])`);for(const r of[u,...Re]){
const{named:i,sheet:a,what:d=i??a,path:c}=search(r,t)?.groups??{},h=d?literalPattern(d):c&&`[@~#$][^\\s"'\`]{0,300}?/${literalPattern(posix.basename(c))}`;if(h)
return new RegExp(`(?<=["'\`]|(?:url|\\])\\()${h}(?=["'\`)?#])`)}}function S(e){for(const{file:n,severity:s,message:o,code:r}of e.facts.diagnostics??[]){if(Ce({
code:r??null}))return;if(s!=="error")continue;const i=oe(o),a=M(je(i,n),o),d=a?.kind==="file"?void 0:Ae(i,n,e.facts.list);if(d??a)return d??a}if(e.facts.diagnostics?.
some(n=>n.severity==="error"))return;const t=e.lines.findLastIndex(n=>Q.test(n));for(const[n,s]of e.lines.entries()){const o=je(s,void 0);if(o)return n<t-me?void 0:
o}}function M(e,t){return e?.kind!=="package"||!ne(t).some(re)?e:{...e,kind:"file",specifier:Z(t)??e.specifier}}function Z(e){const t=oe(e);return Re.map(n=>F(n,
t)?.groups?.what).find(Boolean)}const Q=/^(?:Uncaught )?(?:Reference|Type|Range)Error: (?!.*\b(?:module|package|import|resolve)\b)/,me=3,le=/^@[\w-]{1,100}\/[\w-]{1,100}$/;
function je(e,t){for(const n of Re){const s=F(n,e)?.groups;if(s?.path)return{kind:"file",specifier:s.path,importer:"."};if(s?.sheet)return{kind:"file",specifier:s.
sheet,importer:t};const o=s?.what??s?.named;if(!s||!o)continue;const r=t??s.from,i=/\.(?:html?|css|s[ac]ss|less|json)$/.test(r??"")&&!le.test(o);if(s.named===void 0&&
i||/\.(?:html|njk|liquid)$/.test(o)||/^(?:\.{1,2}(?:\/|$)|\/)/.test(o))return{kind:"file",specifier:o,importer:r};const d=/^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.
exec(o)?.[0];return d===void 0||o[d.length]===":"?void 0:{kind:"package",specifier:d,importer:r}}}const Et=["",..."ts tsx js jsx mjs cjs vue svelte astro css sc\
ss json".split(" ").map(e=>`.${e}`)],Ue=/\.(?:css|s[ac]ss|less)$/,Oe=["",".css",".scss",".sass",".less"];function fe(e){const t=e.facts.list??Wn(se(e.facts)),n=S(
e),s=n?.kind==="file"&&!se(e.facts).some(re)?n:void 0;for(const o of s?bt(s):[]){const r=Ue.test(s?.importer??"")?Oe:Et,i=xe(o,t,r);if(i!==void 0&&s)return{specifier:s.
specifier,actual:i}}}function se({diagnostics:e=[]}){return ne(e.find(({severity:t})=>t==="error")?.message??"")}const Fe=/^(?:[@~#]|\$\w{1,20})\/(?<rest>[^'"\s]{1,300})$/,
B=/^[@~#$]?(?<rest>[\w-]{1,60}\/[^'"\s]{1,300})$/,ge=["","src","src/lib","app"];function Ae(e,t,n){const s=Z(e);return s&&(Fe.test(s)||Fn(s,t,n).length>0)?{kind:"\
file",specifier:s,importer:t}:void 0}function Fn(e,t,n){const[s=""]=B.exec(e)?.groups?.rest?.split("/",1)??[];return s===""||!n||/^(?:node_modules|src|lib)$/.test(
s)?[]:$t(t).filter(o=>n(o).includes(s)&&n(_.posix.join(o,s)).length>0)}function $t(e){const t=e.split("/").slice(0,20),n=t.map((s,o)=>t.slice(0,o).join("/"));return[
...new Set(n.flatMap(s=>ge.map(o=>_.posix.join(s,o))))].map(s=>s==="."?"":s)}function bt({specifier:e,importer:t}){const n=(Fe.exec(e)??B.exec(e))?.groups?.rest;
if(n&&!/^\.{1,2}\//.test(e))return $t(t??"").map(o=>_.posix.join(o,n));if(e.startsWith("/")){const o=e.split("/").slice(1,40);return o.map((r,i)=>o.slice(i).join(
"/"))}const s=t&&_.posix.join(_.posix.dirname(t),e);return!s||s.startsWith("..")||s.startsWith("/")?[]:[s]}function Wn(e){const t=new Map;for(const n of e){const s=n.
split("/");for(const[o,r]of s.entries()){const i=s.slice(0,o).join("/"),a=t.get(i)??new Set;t.set(i,a.add(r))}}return n=>[...t.get(n)??[]]}function St(e){const{
list:t}=e.facts,n=se(e.facts);if(n.length>0)return n;const s=S(e);if(!t||s?.kind!=="file")return[];const o=bt({...s,specifier:s.specifier.replace(/[?#].*$/,"")}),
{importer:r}=s;for(const d of o){const c=Bn(d,t,r);if(c.length>0)return c}return(/\.html?$/.test(r??"")?o.map(d=>Gn(d,t)):[]).find(d=>d.length>0)??(o.length>0?Zn(
_.posix.basename(o[0]??""),t,r):[])}const kt=/^(?:main|index|entry)\./i;function Gn(e,t){const n=_.posix.dirname(e),s=_.posix.basename(e);return!kt.test(s)||n===
"."?[]:t(n).filter(r=>kt.test(r)&&st(r,s)).map(r=>_.posix.join(n,r)).slice(0,3)}function Bn(e,t,n=""){const s=e.split("/").filter(h=>h!==".");let o="";for(const h of s.
slice(0,-1)){const k=t(o),D=k.filter(V=>V!=="node_modules"&&!V.startsWith(".")),q=k.includes(h)?h:(0,te.pA)(h,D)[0];if(q===void 0)return[];o=_.posix.join(o,q)}const r=s.
at(-1)??"",i=t(o).filter(h=>st(h,r,n)),a=i.filter(h=>We(h)===We(r)),d=a.length>0?a:(0,te.pA)(ue(r),i.map(ue));return i.filter(h=>a.includes(h)||d.includes(ue(h))).
map(h=>_.posix.join(o,h)).slice(0,3)}const vt=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|json)$/i,Se=/\.(?:p?css|s[ac]ss|less|styl)$/i,zn=/\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/i;
function st(e,t,n=""){if(Se.test(n)&&ue(t)===t)return Se.test(e);if(ue(e)===e)return!0;const s=[vt,Se,zn].find(o=>o.test(t));return s?s.test(e):ue(t)===t?vt.test(
e)||Se.test(e):(0,_.extname)(e)===(0,_.extname)(t)}function ue(e){return e.replace(/(?<=.)\.[a-z]\w{1,9}$/i,"")}function We(e){return ue(Se.test(e)?e.replace(/^_(?=.)/,
""):e)}const Hn=200,Kn=/^(?:\.|node_modules$|dist$|build$|out$|vendor$|coverage$)/;function Zn(e,t,n=""){const s=[],o=[""];for(let r=0;r<o.length&&r<Hn;r++){const i=o[r]??
"";for(const a of t(i)){const d=_.posix.join(i,a);We(a).toLowerCase()===We(e).toLowerCase()&&st(a,e,n)&&s.push(d),!Kn.test(a)&&ue(a)===a&&o.push(d)}}return Se.test(
n)&&s.length>1?[]:s.slice(0,3)}const qn={"import-case":{signs:[{}],summary:e=>{const t=fe(e);return t&&`the import "${t.specifier}" differs from the file's name\
 only in upper and lower case`},remedy:e=>`The file is ${O(fe(e)?.actual,"there")}: write the import as it is spelt, or rename it with git mv. Builds run where \
case counts.`},"missing-file":{signs:[{}],summary:e=>{const t=S(e),n=/\.html?$/.test(t?.importer??""),s=t?.kind==="file"&&(n?t.specifier:Y(t.specifier,e));return s&&
St(e).some(re)?`the import "${s}" leads to no file and no package`:s?`the file "${s}" that is imported does not exist`:void 0},remedy:e=>{const t=St(e);if(t.length>
0)return`There is ${Te(t)}: correct the import, or commit the file that it names.`;const{importer:n="",specifier:s=""}=S(e)??{};return`Check the path and its up\
per and lower case, and that the file is committed: \`git check-ignore -v\` tells whether .gitignore holds it back.${/\.s[ac]ss$/.test(n)&&/^\w[\w.-]*\//.test(s)?
" If it is of a package, add the package to package.json and the lockfile.":""}`}},"missing-export":{signs:[{}],summary:({facts:e})=>{const t=_t(e);return t&&`${t.
file}${t.line===null?"":`:${t.line}`}: ${t.message}`},remedy:({facts:e})=>{const{message:t=""}=_t(e)??{},n=ne(t),{name:s,from:o}=ce(t)??{},r=o?O(o,""):"the modu\
le";return n.length>0?`Import ${Te(n)} from ${r}, or export ${s} there.`:s==="default"?`Import by name from ${r}, in braces, or give it a default export.`:`Expo\
rt ${s} from ${r}, or import what it has. A type needs import type.`}},"missing-read":{signs:[/ENOENT: no such file or directory, (?:open|stat|scandir) '(?<path>[^']{1,400})'/],
summary:e=>{const t=e.facts.diagnostics?.find(({severity:n,line:s})=>n==="error"&&s!==null);if(!(t&&!t.message.includes("ENOENT")))return`the file "${Y(e.groups.
path??"",e)}" that is read does not exist`},remedy:()=>"Check the path where it is written, its upper and lower case, and that the file is committed."},"missing\
-package":{signs:[{}],summary:e=>{const t=S(e);if(t?.kind!=="package")return;const n=se(e.facts),s=n.length===0?"":`, and package.json has ${Te(n)}`;return`the \
package "${t.specifier}" is not installed${s}`},remedy:e=>{const t=S(e)?.specifier??"the package",n=se(e.facts);return n.length>0?`package.json has ${Te(n)}: co\
rrect the name ${t}, or add a package of that name to package.json and the lockfile.`:e.lines.some(s=>s.includes("No module named"))?`Add ${t} to the project's \
requirements.`:`Run npm install ${t} (or your package manager's add) and commit package.json with the lockfile.${xt(e.facts)}`},part:()=>({kind:"uninstalled"})}};
function _t({diagnostics:e=[]}){const t=e.find(({severity:n})=>n==="error");return t&&ce(t.message)?t:void 0}function Te(e){return[e.slice(0,-1).join(", "),...e.
slice(-1)].filter(Boolean).join(" or ")}function xt(e){return C(e)?"":" A platform that installs with NODE_ENV=production leaves out devDependencies."}const Yn={
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
oes. Then look for what is slow in the log."},"missing-script":{signs:x({npm:/^Missing script: "?(?<script>[^"\s]{1,100})"?/,pnpm:[/ERR_PNPM_NO_SCRIPT\s+Missing script: (?<script>\S{1,100})/,
/ERR_PNPM_RECURSIVE_EXEC_FIRST_FAIL\s+Command "(?<script>[^"]{1,100})" not found/],yarn:/^error Command "(?<script>[^"]{1,100})" not found\./,"yarn-berry":/Couldn't find a script named "(?<script>[^"]{1,100})"/,
bun:/Script not found "(?<script>[^"]{1,100})"/}),summary:({groups:e})=>`package.json has no script ${O(e.script,"of that name")}`,remedy:({facts:e,groups:t,lines:n})=>{
const s=e.diagnostics?.find(({code:a})=>a==="missing-script"),o=Vn(n).filter(a=>a!==t.script),r=s?ne(s.message):(0,te.pA)(t.script??"",o);return`${r.length>0?`T\
here is ${Te(r)}. `:""}Add the script ${O(t.script,"named in the log")} to package.json, or name one that exists where it is called.`},part:({groups:e})=>({kind:"\
member",name:"scripts",wanted:e.script})},"command-not-found":{signs:[/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>[\w@./-]{1,100}): (?:command )?not found$/,
/spawn (?<command>[\w@./-]{1,100}) ENOENT$/,{exitCodes:[127]}],summary:({groups:e})=>`the command ${O(e.command,"to run")} was not found`,remedy:({groups:e,facts:t})=>`\
Add the package that brings ${O(e.command,"it")} to dependencies in package.json.${xt(t)}`,part:({groups:e})=>e.command?{kind:"script",command:e.command}:void 0},
"permission-denied":{signs:[/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>\S{1,200}): Permission denied$/,/EACCES: permission denied, \w{1,20} '(?<command>[^']{1,200})'/,
{exitCodes:[126]}],summary:({groups:e})=>`permission denied${e.command?` for ${O(e.command,"")}`:""}`,remedy:({groups:e})=>e.command?.startsWith("/")?"Let the b\
uild write only inside the repository; other folders are closed to it.":"Make the script executable and commit that: git update-index --chmod=+x FILE. Or run it\
 through its interpreter, as sh FILE.",part:({groups:e})=>e.command?{kind:"file",path:e.command}:void 0},"port-in-use":{signs:[/EADDRINUSE(?::.{0,60}?:(?<port>\d{2,5}))?|[Pp]ort (?<port2>\d{2,5}) is (?:already )?in use/],
summary:({groups:e})=>`a port is in use${e.port?` (${e.port})`:""}`,remedy:()=>"A build should not start a server on a fixed port: let it listen on port 0, or u\
se a build command that starts none."},"warnings-as-errors":{signs:x({"react-scripts":/Treating warnings as errors because process\.env\.CI = /,eslint:/ESLint found too many warnings/}),
summary:()=>"the build counts warnings as errors",remedy:({lines:e})=>e.some(t=>t.startsWith("Treating warnings"))?"Mend the warnings in the log, or set build-c\
ommand to CI=false npm run build.":"Mend the warnings in the log, or raise --max-warnings."},"missing-variable":{signs:[/(?:[Mm]issing|[Uu]ndefined|[Ii]nvalid)(?: required)? env(?:ironment)?(?: variable)?s?:? [`"'[]?(?<name>[A-Z][A-Z0-9_]{1,80})/,
/(?:[Ee]nv(?:ironment)? (?:variable|var)|variable) [`"']?(?<name>[A-Z][A-Z0-9_]{1,80})[`"']? (?:is (?:not (?:set|defined|provided)|missing|undefined|required)|must be (?:set|defined))/,
/(?<!ReferenceError: )(?<![\w])[`"']?(?<name>[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60})[`"']? (?:environment variable |env var )?(?:is (?:not set|not defined|missing|required)|must be set)/,
...x({"dotenv-safe":/^\s*missing: \[ '(?<name>[A-Z][A-Z0-9_]{1,80})'/,sveltekit:/"(?<name>PUBLIC_\w{1,80}|\w{1,80})" is not exported by "(?:virtual:env|\$env)\/static\/(?:public|private)/})],
summary:({groups:e})=>`the variable ${e.name??""} is not set`,remedy:({groups:e})=>`Add ${e.name??"it"} to the app variables (input env or env-file); secrets th\
rough \${{ secrets.${e.name??"NAME"} }}.`},...qn,"builder-crashed":{summary:({facts:e})=>(e.message||"The process that built this deployment crashed").replace(/^The/,
"the"),remedy:()=>"Deploy again. If it fails again, something in the repository crashes the platform's worker: the operators find the cause in the platform's lo\
g."},"build-killed":{signs:[{codes:["build_killed"]},{signals:["SIGKILL","SIGTERM"]},{exitCodes:[137,143]}],summary:()=>"the build was killed",remedy:()=>"Look \
in the log for what ended it, and deploy again. If it fails again, the build may need more memory or time than it may use."}};function Vn(e){const t=new Set,n=e.
findLastIndex(s=>/[Mm]issing script|not found|a script named/.test(s));for(const s of e.slice(Math.max(0,n),n+40)){const o=w([s],/^\s*(?:npm|pnpm|yarn|bun) run ([\w:.-]{1,60})(?:\s|$|")/)??
w([s],/Did you mean "(?:pnpm|yarn|npm) (?:run )?([\w:.-]{1,60})"/);o&&t.add(o)}return[...t].slice(0,10)}function X(e){return e?{kind:"dependency",name:ee(e)}:void 0}
function ee(e){return e.replace(/%2f/i,"/").replace(/\/-\/.*$/,"").replace(/(?<=.)@.*$/,"").replace(Rt,"")}const Rt=/(?<=\w)-(\d{1,5}\.\d{1,5}\.\d[\w.+-]{0,60})\.tgz$/;
function Xn(e){return/^.[^@]*@(?:npm:)?(.+)$/.exec(e)?.[1]??Rt.exec(e)?.[1]}function Jn(e){return e.kind==="file"?e.path:e.kind==="uninstalled"?void 0:"package.\
json"}const Qn={"browser-only":{signs:[/ReferenceError: (?<name>window|document|localStorage|sessionStorage|navigator|HTMLElement) is not defined/],summary:({groups:e})=>`\
code for the browser ran during the build (${e.name} is not defined)`,remedy:({groups:e})=>`Use ${e.name} only in the browser: after mounting (onMount, useEffec\
t, client:only), or where typeof ${e.name} !== 'undefined'.`},"esm-only":{signs:[{tool:"node",log:/ERR_REQUIRE_ESM|require\(\) of ES Module \S{1,300}/}],summary:()=>"\
a package that exists only as an ES module was loaded with require()",remedy:({facts:e})=>`Load it with import (name the file .mjs, or set "type": "module" in p\
ackage.json)${C(e)?"":", or use Node.js 22 or newer on a platform that lets you choose"}.`},"next-static-params":{signs:[{tool:"next",log:/Page "(?<page>[^"]{1,200})" is missing "generateStaticParams\(\)"/}],
summary:({groups:e})=>`the page ${O(e.page,"")} has no generateStaticParams()`,remedy:()=>"Export generateStaticParams() from that page, so that the static expo\
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
/#[\w:-]{1,60}/g,"")}`:""}`},remedy:()=>"Take one of the dependencies between these packages out of their package.json files.",part:({lines:e})=>X(w(e,/^\s*\|\s{1,8}([@\w./-]{1,100})#\S{1,60} -> /))},
turbo:{signs:x({turbo:[/^[\s`>-]*[x×] (?<what>No package found with name '[^']{1,100}' in workspace)$/,/^[\s`>-]*[x×] (?<what>Could not find task `[^`]{1,100}` in project)$/]}),
summary:({groups:e})=>`turbo: ${e.what}`,part:({groups:e})=>e.what?.includes("task")?{kind:"file",path:"turbo.json"}:void 0,remedy:({groups:e})=>e.what?.includes(
"task")?"Name the task in build-command as turbo.json has it among its tasks.":"Write --filter in build-command as the name in that package's package.json."},"c\
ss-minify":{signs:[{tool:"vite",log:/^(?:\w*Error: )?\[lightningcss minify\] (?<what>\S.{0,200})$/}],summary:({groups:e,lines:t,facts:n})=>{const s=n.diagnostics?.
find(({severity:i,line:a})=>i==="error"&&a!==null);if(s)return`${s.file}:${s.line}: ${e.what}`;const o=t.findIndex(i=>/^\s*\|\s+\^/.test(i)),r=/^\d{1,7} *\| *(\S.{0,80})/.
exec(t[o-1]??"")?.[1]?.trim();return`the style sheets do not parse: ${e.what}${r?`, at ${O(r,"")}`:""}`},remedy:()=>"Look above what is quoted for a rule or a c\
omment that is not closed, in the style sheet that holds it."}},es=/(?:^|\s)[\d.,]{1,12}\s?(?:B|bytes|[kKMG]i?B)(?=$|[\s│|,)\]])/,ts=/\b(?:errors?|fail(?:ed|s)?|exceed(?:s|ed)?|limit|too (?:large|big|long)|cannot|must|not)\b/i,
ns=[/^\s*[○●◐ƒλ∙]\s{1,4}(?:\(|\/)/u,/^\s*(?:Route|Page|Asset|File|Path|Name|Chunk|Size)\b.{0,120}\b(?:Size|First Load|gzip|Chunks|Type)\b/,/^\s*[├└┌┬╰╭](?:[─━]{0,3}\s|$)(?!.{0,200}(?:Error|\[\d{3}\]|✖|×))/u,
/^\s*\+ First Load JS\b/,/^\s*(?:\[[\w:@/.-]{1,40}\]\s)?(?:✓|✔|√|✅|☑|🎉|✨|🚀|λ|▶|❯)/u,/\b(?:built|done|finished|completed|compiled|generated|wrote|copied|written)\b.{0,80}\b\d[\d.,]{0,8}\s?(?:ms|s|sec|seconds|min|minutes?)\b/i,
/^\s*[-•]?\s?\d{1,7} (?:errors|warnings|hints|modules?|pages?|files?|assets?|packages?)\b.{0,60}$/,/\(\d{1,7}\/\d{1,7}\)\s*$/,/^\s*(?:Result|Summary|Total|Time|Duration|Tasks|Cached)\b.{0,60}:/,
/^\s*(?:Attention: |This information is used|You can learn more|Learn more|Read more|See https?:|https?:\/\/\S{1,300}$)/,/^\s*▲ Next\.js \d/u,/^\s*\.{3} (?:collapsed )?\d{1,7} (?:duplicate )?lines matching /,
/Entry docs → 404 was not found\.$/,/^lscpu: failed to determine /,/^\d{1,7}:(?:\s|$)/],ss=/^\s*(?:✓|✔|√|✅|🎉|✨)|\b(?:built|done|completed|finished) in \d|\bcompiled successfully\b|^\s*[○●ƒλ]\s{1,4}\(/iu;
function Ot(e){return ns.some(t=>t.test(e))||rs(e)||os(e)}function os(e){return es.test(e)&&!ts.test(is(e))}function rs(e){return e.length<=300||e.split(" ").length>
e.length/16?!1:e.split(/[;{}=]/).length>e.length/30}function At(e){return ss.test(e)}function is(e){return e.split(/\s+/).filter(t=>!/[/.][\w[]/.test(t)).join("\
 ")}const as=/^\s{0,8}⚠|^(?:[▲!]\s{1,3})?(?:\[(?:warn(?:ing)?|hint|info)\]|(?:deprecation )?warning\b(?! as error))|^\s{0,4}(?![-*])[^\s:"']{1,400}(?::\d{1,7}){1,2}:?\s(?:-\s)?(?:warning|hint|info|note|message|suggestion)\b|^\s{0,4}[^\s:"']{1,400}\(\d{1,7},\d{1,7}\): (?:warning|info|message)\b|^\s*\d{1,7}:\d{1,7}\s{1,40}(?:warning|hint|info)\b/i,
ds=/^\s*(?:[✘✖✗×⨯]|x\s|\[?(?:error|fatal)\b|\w{0,60}(?:Error|Exception)\b.{0,40}:\s|\d{1,7}:\d{1,7}\s{1,40}error\b)/i,cs=/^(?:\s|$|\d{1,7}(?:\s|$))/,ls=/^(?:WARNING in \S|\(!\) Some chunks\b)/,
us=12;function Tt(e,t,n){const s=new Set;let o=!1,r=!1;for(let i=Math.max(0,t-us);i<n;i++){const a=e[i]?.text??"";r=ls.test(a)||r&&a.trim()!==""&&!/^ERROR in /.
test(a),o=r||as.test(a)||o&&cs.test(a)&&!ds.test(a),o&&s.add(i)}return s}var Nt=$(3716);const ps=/^(?:\[(?:error|ERROR|fatal)\](?:\s|$)|\w{1,20}\sERR!\s(?:[A-Z]\w{1,40}\s)?|\S{1,100}\sSTD(?:ERR|OUT)\s|[│■▲●└]\s{1,4}|(?:notsup|notarget|engine|network|JSON\.parse)\s)/,
ms=/^err:\s(?=\w{0,60}(?:Error|Exception):)/;function he(e){return e.replace(ps,"")}const Lt=[/^\s*(?:\$|>(?!\s[A-Z].*\.$)|[+|│]|➤|at\s|\d{1,7}\s?[|│]|[{})\]]|\((?!!\))|\[$|-{2}|\*|node:internal|file:\s|throw\s|Node\.js v|A complete log|In most cases)/,
/^\s*(?:npm\s)?(?:<[cdilptw]>\s|\[?warn(?:ing)?\]?\b|\(node:\d|deprecat|info\b|notice\b|success\b|debug\b|verbose\b|note\b|hint\b|tip\b)/i,/^\s*(?:See|If|To|You|Note|Please|Try|Did you|This|Learn|Use|Visit|Run|For|Pass|Make sure|Searched|Import trace|Require stack|Emitted|Error reference|Location:|Stack trace|Progress|Packages|Checked out|Cloning|Lockfile is)\b/,
/^[^\w]{0,10}\d{1,6}\s(?:problem|error|warning)s?\b/,/^(?:Required|Actual|Wanted|Found|Valid \w+):\s/,/^(?:\[[\w:@/.-]{1,40}\]\s|[^\w[]){0,8}(?:Error:\s)?(?:(?:[\w-]{1,20}\s)?build\s(?:failed|error|was canceled)|failed (?:to (?:compile|build)|with errors|tasks)|command failed|(?:error )?during build)(?:\W|$)(?!.*\b(?:Error|not|resolve)\b)/i,
/\b(?:exited? (?:with )?(?:code|status)|exit code|ELIFECYCLE|exited with \d|exited \(\d|\w{0,60}RUN_FIRST_FAIL\b)/,/^\s{2,}\w+:\s(?:undefined|null|true|false|-?\d+|\[|\{|'E?[A-Z_]+')/,
/^(?:code|path|errno|syscall|command|cwd|location|dest)\s\S{1,400}$/,/^\s*\[?(?:\w*Error|ERROR|FATAL)\]?:?\s*\{?$/,/^\s*(?:\w{0,60}Error:\s)?5\d\d\s\/\S{0,300}$/,
/^\s*\S{1,400}:\d{1,7}:(?:\d{1,7}|NaN)$/],Ct=/^\s*(?:✘|✖|✗|×|⨯|x\s|!|\[!\]|\(!\)|\[?(?:ERROR|error|fatal|FATAL|panic)\b\]?[\s:]|\d{1,7}:\d{1,7}[\s:]{1,4}error\b|ERR_|E\d{3}\b|YN00)/,
fs=/^[^\w]{0,10}(?:\[[^\]]{1,60}\]:?\s){0,3}(?:\w{1,40}\s){0,3}(?:err:\s)?[([]?(?:Uncaught\s)?\w{0,60}(?:Error|Exception)\b[^:]{0,40}:?\s\S/,gs=/^\s*(?:Caused by|Cause):$/,
It=/^\s{2,8}\d{1,2}:\s/,hs=/^(?:\/(?:usr\/)?bin\/)?(?:ba|da|z)?sh:\s/,ws=/^\s*(?:\[cause\]:|Caused by:|Cause:)\s*\S/,ys=/^(?:\[cause\]:|Caused by:|Cause:)\s{1,4}/,
ot=/\b(?:not (?:found|compatible|exported|defined|set|exist|resolve|valid|allowed|a function|installed|recognized|a supported|available|match)|doesn['’]t|does not|cannot|can['’]t|could not|couldn['’]t|failed to|unable to|unexpected|invalid|undefined|missing|unknown|expected|required|duplicate|must|unclosed|no such|no matching|forbidden|denied|unauthorized|refused|incompatible|unsupported|conflict(?:s|ing)?|unresolved|broken|mismatch|bad|incomplete|unrecognised|unterminated|dead|has no|no (?:\w{1,20} ){1,3}found|should (?:be|have|exist|not)|trailing)\b/i,
Mt=/\bE[A-Z]{4,}\b|[a-z](?:Expected|NotFound|Missing|Invalid)\b/,Es=/^\s*(?:at\s|Hint:|Location:|Stack trace:|(?:>\s{0,9})?\d{1,7}\s?[|│])/,$s=/^(?:\d{1,2}:\s(?!\d)|in\s{1,4}(?=\w{0,60}Error:\s))/,
Ge=3,bs=3,Ss=1e3,ks=6;function vs(e){let t;const n=Math.max(0,e.length-Ss),s=Tt(e,n,e.length),o=e.findLastIndex(({text:r})=>At(r));for(let r=n;r<e.length;r++){const i=s.
has(r)?0:zs(e,r),a=i>=Ge&&r>o?i+bs:i;i>=Ge&&a>(t?.points??0)&&(t={at:r,points:a})}return t&&_s(e,t.at)}function _s(e,t){const n=r=>he(e[r]?.text??"").trim(),s=[];
for(let r=t+1;r<e.length&&s.length<ks&&r<t+12;r++){const i=n(r);if(!(i===""||/^(?:(?:>\s{0,9})?\d{1,7}\s?[|│]|See\b|Hint)/.test(i))){if((0,Nt.LP)(i))break;s.push(
i)}}const o=[Ct,ys,ms,$s].reduce((r,i)=>r.replace(i,""),n(t)).trim();return{at:t,message:Dt(o||n(t),e,t),details:s}}const xs=/^(?:\w{0,60}(?:Error|Exception):\s)?(?:in\s)?\(?(?<path>[^\s:"'`]{0,400})(?::\d{1,7}){0,2}:?\)?$/,
Rs=/^(?:x|✗|×)?\s?(?:(?:Build|Module build|Module parse) failed(?: in [\d.]+m?s)?(?: \(from [^()]{1,300}\))?|Error while requesting resource)[.:]?$/,Os=/^[A-Z][a-z]{2,20}(?: \w{2,20}){0,2} failed: [^\s"'`]{1,300}\.\w{1,10}$/,
Be=14,As=/^(?:\|- |[├╰└]─{1,2}▶\s{1,4}(?:[×x]\s{1,4})?)/;function Pt(e){const t=xs.exec(e)?.groups?.path;return t===""||/[./]/.test(t??"")}function Dt(e,t,n){
if(Ps.test(e))return[e.replace(/\.$/,""),js(t,n)].filter(Boolean).join(": ");const s=Ms(e,t,n)??Ls(e,t,n)??Ut(e,t,n);if(s)return`${e} ${s}`;const o=Pt(e)||Rs.test(
e)||Os.test(e);if(!o&&!e.endsWith(":")&&!Ft.test(e))return e;for(let r=n+1;r<=n+Be&&r<t.length;r++){const i=he(t[r]?.text??"").replaceAll("**","").trim().replace(
As,"").replace(Us,(a,d,c)=>d===c?`${d}: `:a);if((0,Nt.LP)(i))break;if(!(i===""||Fs.test(i)||e.includes(i))){if(o){if(Pt(i))continue;return i}if(!Wt(i)){if(Ft.test(
e)&&/^\s/.test(t[r]?.text??""))continue;return e}return[e,i,Ut(i,t,r)].filter(Boolean).join(" ")}}return e}const Ts=/^expect\(/,Ns=/^\s{2,8}(?:Expected|Received)[^:]{0,40}: {1,8}\S/;
function Ls(e,t,n){if(!Ts.test(e))return;const o=t.slice(n+1,n+Be).map(r=>r?.text??"").filter(r=>Ns.test(r)).map(r=>r.trim().replace(/ +/g," "));return o.length===
0?void 0:`(${o.slice(0,2).join(", ")})`}const Cs=/\bis not assignable to\b|^No overload matches|\bdoes not satisfy\b/,Is=/^\s{2,60}(?=[A-Z])(?!\s{0,60}(?:Overload|The last overload)\b)/;
function Ms(e,t,n){if(!Cs.test(e))return;let s;for(let o=n+1;o<=n+Be;o++){const r=t[o]?.text??"";if(!Is.test(r))break;s=r.trim()}return s===void 0||e.includes(s)?
void 0:s}const jt=/^\s{0,8}[-*•]\s{1,4}(?<item>\S.{0,120})$/,rt=3;function Ut(e,t,n){if(!e.endsWith(":"))return;const s=he(t[n+1]?.text??"").trim()===""?n+2:n+
1,o=[];for(let r=s;o.length<=rt;r++){const i=jt.exec(he(t[r]?.text??""))?.groups?.item;if(i===void 0)break;o.push(i.replace(/[`'",;]{1,4}$/,""))}if(o.length!==0)
return o.length>rt?`${o.slice(0,rt).join(", ")}, \u2026`:o.join(", ")}const Ps=/^(?:\[[\w:-]{1,60}\] ){0,3}(?:\w{0,60}Error: )?(?:Undefined (?:variable|function|mixin)|Can't find stylesheet to import)\.?$/,
Ds=/^[\s│|]{1,40}(?<carets>\^{1,200})\s{0,40}$/;function js(e,t){for(let n=t+1;n<=t+Be&&n<e.length;n++){const s=Ds.exec(e[n]?.text??"")?.groups?.carets?.length,
o=e[n]?.text.indexOf("^")??-1;if(s!==void 0)return e[n-1]?.text.slice(o,o+s).trim()?.replace(/^@(?:use|forward|import) (?=["'])/,"")}}const Us=/^([\w.]{1,60}): ([\w.]{1,60}): /,
Ft=/\bdoes not match (?:\w{1,20} ){0,3}schema\b|\binvalid (?:\w{1,20} ){0,2}(?:config|file|options)\b[^:]{0,80}$|^(?:\w{1,40}Error: |Error: )?(?:bad|invalid|broken|wrong) (?:[\w-]{1,20} ){0,2}(?:files?|data|configuration)\.?$/i,
Fs=/^(?:[>\s│|·]{0,20}\d{1,7}\s?[|│]|[-─^~╵╰╭`,·│|\s]{2}|File:|file:|Hint|Stack trace:|"\w{1,40}":\s|throw |\^|\W+$)/;function Wt(e){return(ot.test(
e)||Mt.test(e))&&!Lt.some(t=>t.test(e))}function Ws(e,t){const n=o=>e[o]?.text??"";return ws.test(he(n(t)))?!0:It.test(n(t))?!It.test(n(t+1)):gs.test(n(t-1))}const Gs=/^.{0,60}\b(?:errors? during \w{1,20}|failed with \d{1,4} errors?|(?:build|compilation|prerendering|generation) (?:failed|error)|failed to compile)\b[^:]{0,40}[:.]?$/i;
function Bs(e,t){const n=e[t-1]?.text??"",s=n.trim()===""?e[t-2]?.text??"":n;return Gs.test(s.trimEnd())}function it(e){return/(?:\.{3}|…)$/.test(e)&&!ot.test(
e)}function zs(e,t){const n=e[t]?.text??"",s=he(n);if(s.trim()===""||it(s)||Ot(s)||Lt.some(a=>a.test(s)))return 0;const o=[1,2].map(a=>he(e[t+a]?.text??"")),i=[
fs.test(s)?4:0,n!==s||Ct.test(n)?3:0,s.endsWith(":")&&jt.test(e[t+1]?.text??"")?4:0,Ws(e,t)?8:0,hs.test(s)?6:0,ot.test(s)||Mt.test(s)?3:0,/["'`“]\S/.test(s)?1:
0,o.some(a=>Es.test(a))?2:0].reduce((a,d)=>a+d,0);return i<Ge&&Bs(e,t)?Ge:i}const Hs=/(?:\b|[a-z])(?:error|exception|fatal|failed|cannot|denied|invalid)\b/i,Ks=/^(?: {0,3}(?:\[?(?:ERROR|error|FATAL)\]?:?|(?:lerna )?ERR!|NX|[x×✖✘]|>(?= [A-Z].*\.$))\s+){1,3}/u,
Zs=/^ {1,3}[x×✖] \S/u,Gt=/^\s*\[cause\]: (?:Error: )?(?<message>\S.*)$/,qs=/^(?:\$ |(?:Failed|Error|Aborted)[.!]?$|A complete log of this run|Log files were not written|For help, run: |(?:\[\w{1,20}\] )?(?:[✗x🚨] )?Build failed|Failed to compile|Storybook exited with|(?:success|failed|not finished) .{1,200} - [\d.]+s$|Use --verbose |Pass --verbose |yarn (?:run|install) v\d|\[[\w@:/ .-]{1,60}\]$|Rspack (?:build failed|compiled)|To suppress |INFO |FATAL$|(?:error )?(?:during build|Command failed)|Node\.js v\d|Found \d+ errors? |Eleventy Fatal Error|Problem writing Eleventy|(?:Wrote|Copied) \d|\s{0,4}ELIFECYCLE|\s{0,4}run failed: command |Lifecycle script |script "[^"]{1,60}" exited with |(?:code|path|workspace|location|syscall) \S{1,400}$|>(?! [A-Z].*\.$)|[{}(]|at |info |Exit code|$)/u,
Ys=/^(?:Checked out |Cloning |\[\d\/\d\] |Progress: |Packages: |Scope: |Saved lockfile|Already up to date|Lockfile is up to date|Done in |Resolv(?:ing|ed)[ ,]|This error happened while |Run with the --force |Running target |[·•\u2800-\u28ff├└│┌] ?|[-+]{1,80}$|[-\\|/] |notsup (?:Valid|Actual) |\d\d:\d\d:\d\d\s)/u,
Vs=/^\s/,Xs=/^\s*(?:at |[|│:{}>^~-]|\d{1,7} *[|│])/,Js=/^(?:Most likely|Probably|Possibly|Perhaps|Maybe|This is (?:likely|probably|usually)|Reason:|Because)\b/,
Qs=/ \w{2,30} \w/,eo=/\b\d{1,7} (?:error|warning|problem)s?\b/;function to(e){return e===""||/^[$>] /.test(e)}function no(e){return qs.test(e)||Ys.test(e)||Ot(e)}
function at(e,t){const n=e.findLast(k=>Gt.test(k));if(n)return Gt.exec(n)?.groups?.message;const s=e.findLastIndex(At),o=Tt(e.map(k=>({text:k})),0,e.length),r=e.
flatMap((k,D)=>{if(k===t)return[];const q=k.replace(Ks,""),[V,Ye,Ve]=[Zs.test(k),!Vs.test(q),D>s];return no(q)||o.has(D)?[]:[{text:q,isReport:V,isLoose:Ye,isLate:Ve}]}),
i=r.filter(({isLoose:k})=>k),a=r.filter(({isLate:k})=>k),c=i.findLast(({text:k,isReport:D})=>D||Hs.test(k))??a.findLast(({text:k,isLoose:D})=>D&&Wt(k))??a.findLast(
({text:k,isLoose:D})=>D&&!it(k))??a.findLast(({text:k})=>!Xs.test(k)&&!it(k));if(!c)return e.findLast((k,D)=>D>s&&o.has(D)&&Qs.test(k)&&!eo.test(k))?.trim();const h=r[r.
lastIndexOf(c)+1]?.text??"";return Js.test(h)?`${c.text.trim()} ${h.trim()}`:c.text.trim()}const so={"install-script":{signs:[...x({npm:/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (?<command>\S.{0,300})$/,
yarn:[/^error \S{0,300}\/node_modules\/(?<name>(?:@[\w.-]{1,80}\/)?[\w.-]{1,100}): Command failed\.$/,/^error Command failed with exit code \d{1,3}\.$/],"yarn-b\
erry":/^(?<name>@?[^\s@]{1,150})@(?<where>workspace|npm|\w{1,20}):\S{1,200} couldn't be built successfully/,bun:/^error: (?<script>\w{1,20}) script from "(?<name>[^"]{1,150})" exited with/}),
/^> @?[^\s@]{1,150}@[^\s@]{1,60} (?<script>(?:pre|post)?install|(?:pre|post)?prepare)(?: |$)/,{tool:"pnpm",log:/^\s?(?<pnpm>ELIFECYCLE)\s+Command failed/}],summary:e=>{
if(e.facts.stage!=="install"||e.groups.pnpm&&!dt(e))return;const{name:t,script:n,command:s}=ct(e),o=t?`the package ${O(t,"")}`:"the project",r=lo(e,s)??at(e.lines,
e.facts.message);return`${o} fails in its ${n??"install script"}${s?` (${s})`:""}${r?`: ${r}`:""}`},remedy:e=>ct(e).name?"Update the package, or leave its scrip\
t out if the site does not need it: an .npmrc with ignore-scripts=true leaves out all of them (Yarn 2 and later: enableScripts: false in .yarnrc.yml).":"Correct\
 the script in package.json, and check that the file that it runs is committed, with its upper and lower case.",part:e=>{const{name:t,script:n,command:s}=ct(e);
return t?{kind:"dependency",name:t,script:{name:n,command:s}}:{kind:"script",name:n,command:s}}}},oo=/^> @?[^\s@]{1,150}@[^\s@]{1,60} (\w{1,20})(?: |$)/,ro=[/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (\S.{0,300})$/,
/^Command: (\S.{0,300})$/,/^(?:> |\$ )((?!@?[^\s@]{1,150}@[^\s@]{1,60} \w{1,20}(?: |$))\S.{0,300})$/],io=/^path \S{0,300}\/node_modules\/((?:@[\w.-]{1,80}\/)?[\w.-]{1,100})$/,
ao=/^\S{0,300}node_modules\/((?:@[\w.-]{1,80}\/)?[\w.-]{1,100}) (\w{1,20})(: Failed$|\$ (.{1,300})$)/;function dt({facts:e}){const t=e.log.flatMap(o=>{const[,r,
i,a,d]=ao.exec(o)??[];return r&&i?[{name:r,script:i,command:d,isEnd:a===": Failed"}]:[]}),n=t.findLast(({isEnd:o})=>o),s=t.findLast(({name:o,script:r,command:i})=>o===
n?.name&&r===n.script&&i);return n&&{name:n.name,script:n.script,command:s?.command}}function ct(e){const{groups:t,lines:n}=e,s=t.pnpm?dt(e):void 0;if(s)return s;
const o=t.name??w(n,io),r=w(n,/^> (@?[^\s@]{1,150})@[^\s@]{1,60} \w{1,20}(?: |$)/),i=t.where==="workspace"||o!==void 0&&o===r,a=t.command??co(n,ro);return{name:o&&
!i?ee(o):void 0,script:t.script??w(n,oo),command:a}}function co(e,t){for(const n of t){const s=e.slice(1).flatMap(o=>n.exec(o)?.[1]??[]).at(-1);if(s)return s}}function lo(e,t=""){
const n=w(e.lines,/Cannot find module '(\/[^']{1,300})'/);return n?`${t.split(" ").find(o=>n.endsWith(`/${o.replace(/^\.\//,"")}`))??Y(n,e)} does not exist`:void 0}
const uo={"peer-conflict":{signs:[{tool:["npm","pnpm"],log:/^code ERESOLVE|^ERESOLVE (?:could not resolve|unable to resolve)|ERR_PNPM_PEER_DEP_ISSUES/}],summary:({
lines:e})=>{const t=w(e,po),n=w(e,Bt),s=w(e,/^Found: (\S{1,150})$/);return t&&n&&s?`${n} asks for ${t.replaceAll('"',"")}, and the project has ${s}`:t?`dependen\
cies ask for versions that exclude each other (${t})`:"peer dependencies conflict"},remedy:()=>"Move the packages named in the log to versions that fit each oth\
er. As a stopgap commit an .npmrc with legacy-peer-deps=true.",part:({lines:e})=>X(w(e,Bt))},"workspace-missing":{signs:x({pnpm:/ERR_PNPM_WORKSPACE_PKG_NOT_FOUND\s.{0,300}?"(?<name>@?[^@"\s]{1,150})@workspace:/,
"yarn-berry":/^(?:Error: )?(?<name>@?[^@\s]{1,150})@workspace:[^\s:]{1,60}: Workspace not found/,bun:/Workspace dependency "(?<name>[^"]{1,150})" not found/}),summary:({
groups:e})=>`the repository has no workspace called ${O(e.name,"as a dependency names it")}`,remedy:()=>"Correct the name in package.json, or add the folder of \
that package to the workspaces of the root (pnpm: pnpm-workspace.yaml).",part:({groups:e})=>X(e.name)},"workspace-version":{signs:[{tool:"pnpm",log:/ERR_PNPM_NO_MATCHING_VERSION_INSIDE_WORKSPACE\s.{0,300}?for (?<name>\S{1,150}) inside the workspace/}],
summary:({groups:e})=>`no workspace of the repository fits ${O(e.name,"what a dependency asks for")}`,remedy:({groups:e})=>`Let the dependency ${e.name?`on ${ee(
e.name)} `:""}ask for the version that the workspace's own package.json has, or write * (pnpm, Yarn 2 and Bun: workspace:*).`,part:({groups:e})=>X(e.name)},"man\
ager-version":{signs:[{tool:"corepack",log:/HTTP 404 when performing the request to https?:\/\/[^\s;]{1,200}\/(?<name>@yarnpkg\/cli-dist|yarn|pnpm|npm)\/(?<version>[\w.-]{1,40})/},
/No matching version found for (?<name>@yarnpkg\/cli-dist)@(?<version>[\w.-]{0,40}\w)/,{stages:["install"],log:/^The install command `npm install [^`]{1,400} (?<name>@yarnpkg\/cli-dist|yarn|pnpm|bun)@(?<version>\d[\w.-]{0,40})` exited /}],
summary:({groups:e})=>`packageManager names ${e.name==="@yarnpkg/cli-dist"?"yarn":e.name}@${e.version}, which cannot be installed: the registry may not have tha\
t version`,remedy:()=>"Set packageManager in package.json to a version that is published, and write the lockfile with it.",part:()=>({kind:"member",name:"packag\
eManager"})},"version-not-found":{signs:x({npm:/No matching version found for (?<name>\S{1,150}?)\.?(?: while|$)/,yarn:/Couldn't find any versions for "(?<name>[^"]{1,120})"(?: that matches "(?<wanted>[^"]{1,100})")?/,
"yarn-berry":/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): No candidates found/,bun:/^error: No version matching "(?<wanted>[^"]{1,100})" found for specifier "(?<name>[^"]{1,150})"/}),
summary:({groups:e})=>`no version of ${O(e.name&&zt(e.name,e.wanted),"a package")} fits`,remedy:({groups:e,lines:t})=>{const n=w(t,/while installing the dependencies of (\S{1,200})/);
return n?`${n} asks for it: update that package, or override the version in package.json.`:`Correct the version in package.json to one that is published, and co\
mmit the new lockfile. If package.json does not name ${e.name?ee(e.name):"it"}, a package that it names asks for it: update that one, or override the version.`},
part:({groups:e,lines:t})=>X(Ht(t)??e.name)},"package-not-found":{signs:x({npm:/^404\s+(?:The requested resource )?'(?<name>[^']{1,150})' (?:is not in this registry|could not be found)/,
pnpm:/ERR_PNPM_FETCH_404\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): Not Found/,yarn:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): Not found/,
"yarn-berry":/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Package not found/,bun:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 404$/}),
summary:({groups:e})=>`the package ${O(e.name&&zt(e.name),"asked for")} is not in the registry`,remedy:({groups:e})=>(e.name?.includes("/-/")?"The lockfile asks\
 for a version that the registry does not have, or no longer: install another one, and commit the lockfile. ":"Check its name in package.json. ")+"If it is priv\
ate, set its registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:e,lines:t})=>X(Ht(t)??e.name)},"registry-login":{signs:x(
{npm:/(?:401 Unauthorized|403 Forbidden) - (?:GET|PUT) https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?=\s|$)/,
pnpm:/ERR_PNPM_FETCH_40[13]\s+GET https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/:]{1,100}\/)?[^\s/:]{1,150}(?:\/-\/[^\s/:]{1,150})?): /,
bun:/^error: GET https?:\/\/(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 40[13]$/,
"yarn-berry":/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Invalid authentication/}),summary:({groups:{host:e,name:t}})=>`${`the package registry${e?` ${e}`:""}`} r\
efused the login${t?` for ${ee(t)}`:""}`,remedy:()=>"Give the build a registry token as an app variable (input env), and name that variable as :_authToken in .n\
pmrc (Yarn 2 and later: npmAuthToken in .yarnrc.yml).",part:({groups:e})=>X(e.name)},"registry-refused":{signs:x({npm:/^(?<why>[45]\d\d \w[\w ]{0,40}) - GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?: - |$)/,
pnpm:/ERR_PNPM_FETCH_[45]\d\d\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): (?<why>.{1,60})$/,yarn:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): (?!Integrity check)(?<why>[^"]{1,100})/,
bun:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - (?<why>[45]\d\d)$/}),summary:({groups:{name:e="",why:t}})=>`\
the package registry does not give ${ee(e)}: ${t}`,remedy:()=>"Deploy again if the registry is at fault. If the package is private, set its registry and a token\
 in .npmrc, with the token as an app variable (input env).",part:({groups:e})=>X(e.name)},integrity:{signs:[{tool:["pnpm","yarn","bun"],log:/ERR_PNPM_TARBALL_INTEGRITY\s+Got unexpected checksum for "\S{1,300}?\/(?<name>(?:@[\w.-]{1,80}(?:\/|%2f))?[\w.-]{1,100})\/-\/|Integrity check failed for (?:tarball: |")(?<tarball>[^"\s]{1,150})/i},
{tool:["npm","pnpm","yarn","yarn-berry"],log:/^code EINTEGRITY|ERR_PNPM_TARBALL_INTEGRITY|Integrity check failed for|The remote archive doesn't match the expected checksum/}],
summary:e=>{const t=Kt(e);return`${t?`the package ${O(t,"")}`:"a package"} differs from what the lockfile or the registry records`},remedy:()=>"Delete the lockf\
ile and node_modules, install again, and commit the new lockfile. If it differs again, the registry or a proxy changes packages.",part:e=>X(Kt(e))}},po=/^\s*peer (\S{1,120}) from /,
Bt=/^\s*peer \S{1,120} from (@?[^\s@]{1,150})@/;function zt(e,t=Xn(e)){return t===void 0?ee(e):`${ee(e)}@${t}`}function Ht(e){return w(e,/(?:while installing the dependencies of|hereby required by) (\S{1,200}?)\.?$/)}
function Kt({groups:e,facts:t}){const n=e.name??e.tarball??w(t.log,/tarball data for (@?[^\s@]{1,150})@/);return n&&ee(n)}const mo={engine:{signs:[{tool:["npm",
"pnpm"],log:/^code EBADENGINE|ERR_PNPM_UNSUPPORTED_ENGINE/},{tool:"yarn",log:/The engine "node" is incompatible with this module\. Expected version "(?<wanted>[^"]{1,60})"/},
/Node(?:\.js)?(?: version)? v?[\d.]+(?:\.x)? is not supported by|node: v?[\d.]+ is not supported/,{weak:!0,tool:"vite",log:/You are using Node\.js [^ ]{1,20} (?:For|Vite)\b/},
{weak:!0,log:/(?:requires|required|minimum) (?:a )?(?:minimum )?Node(?:\.js)?(?: version)?(?: of)? (?<wanted>v?\d[\d.+]{0,12})/i},{tool:"webpack",log:/error:0308010C:digital envelope routines::unsupported|ERR_OSSL_EVP_UNSUPPORTED/}],
summary:({groups:e,lines:t})=>{const{name:n,isProject:s,member:o,wanted:r,actual:i}=lt(t,e.wanted),a=n?O(n,""):s?"the project":void 0,d=o==="npm"?"npm":"Node.js",
c=a?`${a} asks for ${d}`:`the ${d} version does not fit`;if(!r)return c;const h=i?`, and the build runs ${i}`:"";return a?`${c} ${r}${h}`:`${c} (wanted: ${r}${h}\
)`},remedy:({facts:e,groups:t,lines:n})=>{const{member:s,actual:o}=lt(n,t.wanted);return s==="npm"?`Let engines.npm in package.json allow ${o}, the npm that bui\
lds run.`:n.some(i=>i.includes("digital envelope routines"))?`${fo}, or ${Zt("16",e)}.`:`Let engines.node in package.json and the versions of the packages allow\
 the Node.js that builds run, or ${Zt("the version that is asked for",e)}.`},part:({lines:e})=>{const{name:t,isProject:n,member:s}=lt(e,void 0);return t||n?{kind:"\
engines",name:t??"",member:s}:void 0}},"wrong-platform":{signs:[{tool:["npm","pnpm"],log:/Unsupported platform for (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: wanted (?<wanted>\{[^}]{1,200}\})/}],
summary:({groups:{name:e,wanted:t}})=>`the package ${O(e,"")} is for another system${t?` (${t.replace(/[{}"]/g,"").replaceAll(":",": ")})`:""}`,remedy:({groups:e})=>`\
Move ${O(e.name,"the package")} to optionalDependencies in package.json, or take it out, and commit the new lockfile.`,part:({groups:e})=>X(e.name)},"package-ma\
nager":{signs:x({pnpm:/This project is configured to use (?<name>\w{1,20})/,yarn:/This project's package\.json defines "packageManager": "(?<name>[^"]{1,40})"/}),
summary:({groups:e})=>`the project asks for another package manager${e.name?` (${e.name})`:""}`,remedy:({facts:e})=>`Make packageManager in package.json and the\
 committed lockfile name the same package manager${C(e)?"":", in a version that the platform has"}.`,part:()=>({kind:"member",name:"packageManager"})}},fo="The \
bundler is too old for this Node.js. Update it (webpack 5.61 or later), or set the app variable NODE_OPTIONS to --openssl-legacy-provider";function Zt(e,t){return C(
t)?`write ${e} to .nvmrc`:`set nodeVersion in app-settings to ${e} on a platform that has it`}function lt(e,t){const n=w(e,/Not compatible with your version of node\/npm: (\S{1,150})$/)??
w(e,/^error (\S{1,150}): The engine "node" is incompatible/)??w(e,/Your Node version is incompatible with "(\S{1,300})"/),s=n?.startsWith("/")??!1;return{name:s?
void 0:n&&ee(n),isProject:s,...go(e,t)}}function go(e,t){const n={member:"node",wanted:t??w(e,/Required: \{.{0,60}?"node":"([^"]{1,60})"/)??w(e,/^Expected version: (.{1,60})$/),
actual:w(e,/Actual: .{0,60}?"node":"([^"]{1,20})"/)??w(e,/(?:^|\. )Got:? "?(v?\d[\d.]{0,20})"?$/)},s={member:"npm",wanted:w(e,/Required: \{.{0,100}?"npm":"([^"]{1,60})"/),
actual:w(e,/Actual: .{0,60}?"npm":"([^"]{1,20})"/)};return s.wanted!==void 0&&!qt(s.wanted,s.actual)&&qt(n.wanted??"*",n.actual)?s:n}function qt(e,t){const n=/^v?(\d{1,5})\.(\d{1,5})\.(\d{1,5})$/.
exec(t??"")?.slice(1);if(!n)return!1;const s=o=>o.trim().replace(/([<>=^~]) /g,"$1").split(" ");return e.split("||").some(o=>s(o).every(r=>ho(r,n.map(Number))))}
function ho(e,t){if(e==="*"||e==="")return!0;const n=/^(\^|~|[<>]=?|=|)v?(\d{1,5})(?:\.(\d{1,5}))?(?:\.(\d{1,5}))?(?:\.[x*])*$/.exec(e);if(!n)return!1;const[,s=""]=n,
o=n.slice(2).flatMap(d=>d===void 0?[]:[Number(d)]),i=t.slice(0,/^(?:>|<=)$/.test(s)?o.length:3).map((d,c)=>d-(o[c]??0)).find(d=>d!==0)??0,a=d=>o.slice(0,d).every(
(c,h)=>c===t[h]);return s===">"?i>0:s==="<"?i<0:s==="<="?i<=0:s===""||s==="="?a(3):i>=0&&(s===">="||a(s==="^"?1:2))}const wo=/request to https?:\/\/(?:[^\s/]{1,100}\/){1,6}?(@[^\s/]{1,100}\/[^\s/]{1,150}|[^\s/]{1,150})(?:\/-\/\S{1,200})? failed/,
yo=/^path \S{1,400}\/node_modules\/((?:@[\w.-]{1,60}\/)?[\w.-]{1,100})$/,ut="ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|ECONNREFUSED|ERR_SOCKET_TIMEOUT|UND_ERR_CO\
NNECT_TIMEOUT";function Yt({groups:e,lines:t}){const n=/\b(?:getaddrinfo|connect) E[A-Z_]{4,20} (\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/;return e.host??w(
t,n)??Eo(t)}function Eo(e){const t=e.findIndex(n=>n.startsWith("gyp ERR! stack is related to network connectivity"));return w(e.slice(0,Math.max(0,t)).toReversed(),
/^gyp http GET https?:\/\/([\w.-]{1,200})/)}const $o=/^(?:127\.0\.0\.1|\[?::1\]?)(?=:|$)/,bo={"conflict-markers":{signs:[{tool:["pnpm","yarn"],log:/Merge conflict detected in (?<file>[\w.-]{1,60})/},
{tool:"yarn-berry",log:/Cannot autofix a lockfile when running an immutable install/},/^(?:>? *\d{1,6} \| ?)?<{7} (?:HEAD|[\w/.-]{1,100})$/],summary:({groups:e})=>`${e.
file??"the lockfile"} has the conflict markers of a merge`,remedy:()=>"Finish the merge: take one side of the file, run your package manager's install on your m\
achine, and commit the lockfile that it writes.",part:()=>({kind:"lockfile",lacks:[]})},"lockfile-missing":{signs:[{tool:"npm",log:/`npm ci` command can only install with an existing package-lock\.json/},
{tool:"pnpm",log:/ERR_PNPM_NO_LOCKFILE/},{tool:"npm",log:/Unsupported URL Type "workspace:"/}],summary:()=>"the repository has no lockfile",remedy:()=>"Run the \
install on your machine and commit the lockfile it writes.",part:()=>({kind:"lockfile",lacks:[]})},"lockfile-outdated":{signs:[...x({npm:/^`npm (?<manager>ci)` can only install packages when your package\.json and/,
pnpm:/(?<manager>ERR_PNPM)_(?:OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH|FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE)/,yarn:/Your (?<manager>lockfile) needs to be updated, but yarn was run with `--frozen-lockfile`/,
"yarn-berry":/The (?<manager>lockfile) would have been (?:modified|created) by this install, which is explicitly forbidden/,bun:/(?<manager>lockfile) had changes, but lockfile is frozen/}),
{stages:["install"],log:/\b(?:package-lock\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock|lockfile)\b.{0,80}\b(?:out of (?:sync|date)|not up to date|outdated)/i}],summary:({
lines:e})=>`the lockfile does not fit package.json${ko(e)}`,remedy:({groups:e})=>`Run ${(e.manager==="ci"?"npm install":e.manager==="ERR_PNPM"?"pnpm install":"")||
"your package manager's install"} on your machine and commit the lockfile together with package.json.`,part:({lines:e})=>({kind:"lockfile",lacks:[...Xt(e),..._o(
e)].map(ee)})},...uo,...mo,"git-dependency":{signs:[{stages:["install"],log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey|Repository not found\./}],
summary:()=>"a dependency comes from a Git repository that the build cannot read",remedy:()=>"Name the dependency by an https:// URL that needs no login, or pub\
lish it to a registry and give the build a token."},network:{signs:[{tool:["npm","pnpm"],log:new RegExp(`^code (?:${ut})|^network .{0,80}(?:${ut})|ERR_PNPM_META\
_FETCH_FAIL`)},{weak:!0,log:/^\s{0,8}(?:Error: |TypeError: )?fetch failed$/},{weak:!0,tool:"next",log:/^Failed to fetch `?[^`]{1,100} from Google Fonts/},new RegExp(
`(?:getaddrinfo|request to https?://\\S{1,200} failed).{0,80}(?:${ut})`),/\b(?:connect|getaddrinfo) (?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT) (?<host>\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/,
/Could not resolve host: (?<host>[\w.-]{1,200})|Failed to connect to \S{1,100} port|network connectivity|The operation timed out\. fetching/],summary:e=>{const t=Yt(
e);return t?`the network failed: ${t.replace($o,"localhost")} cannot be reached`:"the network failed while the build fetched something"},remedy:()=>"Run the dep\
loy again. If it repeats, check the host that the log names and that the platform may reach it.",part:e=>{if(e.facts.stage!=="install")return;const t=Yt(e)??w(e.
lines,/request to https?:\/\/([^\s/]{1,200})\/\S{1,300} failed/),n=X(w(e.lines,wo)??w(e.lines,yo)??dt(e)?.name??ze(e.lines))?.name;return n===void 0&&t===void 0?
void 0:{kind:"dependency",name:n,host:t}}},certificate:{signs:[/\b(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_HAS_EXPIRED)\b/],
summary:()=>"a certificate was refused while the build fetched something",remedy:({facts:e})=>`If a proxy or a private registry has a certificate of its own aut\
hority, let ${C(e)?"the operators start the platform with NODE_EXTRA_CA_CERTS":"NODE_EXTRA_CA_CERTS on the platform"} name that authority's file.`},"native-opti\
onal":{signs:[/Cannot find module '?(?<name>@rollup\/rollup-[\w-]+|@esbuild\/[\w-]+|@rolldown\/binding-[\w-]+|lightningcss[.\w-]*|@tailwindcss\/oxide[\w-]+|@next\/swc[\w-]+|@parcel\/watcher-[\w-]+)'?/],
summary:({groups:e})=>`the binary package ${O(e.name,"of a tool")} is not installed for this system`,remedy:()=>"The lockfile lacks other systems: delete node_m\
odules and the lockfile, install again with a current npm, and commit the new lockfile."},"node-gyp":{signs:[{tool:"node-gyp",log:/^gyp ERR! (?:find Python|stack Error)|node-pre-gyp ERR!/}],
summary:({lines:e})=>`${So(ze(e))} could not be compiled`,remedy:({lines:e})=>`Use a version of the package that ships binaries for this Node.js version, or a p\
ure JavaScript one${ze(e)==="node-sass"?", as `sass`":""}, or write the version of Node.js that the project was made for into a file .nvmrc.`,part:({lines:e})=>X(
ze(e))},...so};function ze(e){return w(e,/\bgyp ERR! cwd \S{1,400}[\\/]node_modules[\\/]((?:@[\w.-]{1,60}[\\/])?[\w.-]{1,100})$/)}function So(e){return e===void 0?
"a native package":`the native package "${e}"`}function ko(e){const[t]=Xt(e);if(t)return`: it lacks ${t}`;for(const n of e){const[,s,o]=Vt.exec(n)??[];if(s)return`\
: it has ${s}, and ${o} is asked for`}return""}const Vt=/^Invalid: lock file's (\S{1,200}) does not satisfy (\S{1,200})$/,vo=[/^Missing: (\S{1,200}?)@? from lock file$/,
/dependencies were added: (\S{1,200}?),?(?:\s|$)/,/dependencies in package\.json changed since \S{1,60} was saved: (\S{1,200}) was added/,/^\+ {4}(\S{1,200}): "npm:/];
function Xt(e){return e.flatMap(t=>vo.flatMap(n=>n.exec(t)?.[1]??[]))}function _o(e){return e.flatMap(t=>Vt.exec(t)?.[2]??[])}const xo=[/^Writing (?:\.\/)?([\w@.-]{1,100})\/\S{0,300} from /,
/directory: \S{0,200}\/([\w@.-]{1,60})\/$/,/Wrote site to "([^"]{1,100})"/,/The ([\w-]{1,60}) folder is ready to be deployed/,/Output location: \S{0,200}?((?:dist|build)\/\S{1,100})$/,
/Generated static files in "?([\w@./-]{1,100}?)"?\.?$/,/Generated public ([\w@./-]{1,100})$/,/^\[info\] html generated at \.\/([\w@./-]{1,100})$/,/Success! Generated .{0,40} in "([^"]{1,100})"/,
/^((?!\.\w)[\w@./-]{1,100}?)\/(?:assets\/)?[\w.-]{1,100}\.(?:html|js|css)\s{1,60}[\d.,]{1,12} (?:kB|KiB|MB)\b/],Ro={"next-export":{signs:[{codes:["output_missin\
g","output_empty"],tool:"next",log:/Next\.js \d{1,3}\.\d/}],summary:({facts:e})=>pt(e).includes("out")?void 0:"Next.js wrote no static export",remedy:()=>"Set o\
utput: 'export' in next.config and take next export out of the build command; the output directory is then out."},"output-missing":{signs:[{codes:["output_missi\
ng"]},/[Oo]utput directory "?(?<folder>[\w@./-]{1,100}?)"? (?:does not exist|(?:was |is )?(?:not found|missing))/],summary:({groups:e,facts:t})=>{const n=e.folder??
t.outputDirectory??Ao(t);return n?`the build did not write the output directory "${n}"${t.keptOutput?Jt:""}`:"the app names no output directory, and the build w\
rote none of the usual ones"},remedy:e=>{const{facts:t}=e,n=en(e);if(n)return Qt(n);const s=e.lines.some(r=>/^> gatsby build\b/.test(r)),o=[...Oo,...s?["public"]:
[]].find(r=>pt(t).includes(r));return o?`Set output-directory to ${o}, which is there, if it is what the build writes.`:"Set output-directory to the folder that\
 the build command writes, relative to the root directory: often dist, build, out, public or _site."}},"output-empty":{summary:({facts:e})=>`the output director\
y ${O(e.outputDirectory,"of the app")}${e.keptOutput?`${Jt},`:""} is empty`,remedy:e=>{const t=en(e);return t?Qt(t):"Check that the build command writes into ou\
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
the platform was stopped while it worked",remedy:()=>"Deploy again."}},Jt=", which an earlier deploy set",Oo=["dist","build","out","_site","storybook-static"];function Ao({
message:e}){return/output directory `([^`]{1,200})`/.exec(e??"")?.[1]}function pt({message:e}){const[,t=""]=/the folders there are (.{1,1000})/.exec(e??"")??[];
return[...t.matchAll(/`([^`]{1,100})`/g)].map(([,n=""])=>n)}function Qt(e){return e.startsWith("../")?`The log shows files written to ${e}, outside of the folde\
r that is built: have the build write inside of it, often to dist.`:`Set output-directory to ${e}: the log shows files written there.`}function en({lines:e,facts:t}){
const n=s=>s.split("/").length;for(const s of xo){const[o]=e.flatMap(i=>{const a=s.exec(i)?.[1]?.replace(/^\.\//,"").replace(/\/(?:assets|_astro)$/,"");return a?
[{folder:a,line:i}]:[]}).sort((i,a)=>n(i.folder)-n(a.folder)),r=o&&To(o.folder,o.line,t);if(r&&r!==t.outputDirectory)return r}}function To(e,t,n){const[s=""]=e.
split("/",1),o=pt(n);if(o.length===0||o.includes(s))return e;const r=_.posix.dirname(n.outputDirectory??"");if(r!=="."&&n.list?.(r).length)return`${r}/${e}`;const i=n.
log.find(c=>c.includes(t))??"",a=/(?:^|\s|\/)([\w.-]{1,60}):[a-z][\w:-]{0,60}: /.exec(i)?.[1],d=o.find(c=>a!==void 0&&n.list?.(c).includes(a));return d===void 0?
e:`${d}/${a}/${e}`}const No={"package-json-invalid":{signs:[{codes:["package_json_invalid"]},{tool:"npm",log:/Invalid package\.json: \w{0,20}Error: (?<why>.{1,120}?) in JSON at position (?<place>\d{1,9})/},
{tool:["npm","pnpm","yarn","yarn-berry","bun"],log:/^code EJSONPARSE$|ERR_PNPM_JSON_PARSE|SyntaxError: \S{0,300}package\.json: /}],summary:({facts:e,groups:t})=>e.
code==="package_json_invalid"&&e.message?e.message:`package.json is not valid JSON${t.why?`: ${t.why}`:""}`,remedy:()=>"Correct package.json: nothing is install\
ed or published while it cannot be read.",part:({facts:e})=>e.code==="package_json_invalid"?void 0:{kind:"file",path:"package.json"}},"settings-invalid":{signs:x(
{nx:/^ *NX +(?<why>[A-Z]\w{1,40}) in (?<path>\S{1,300}\.json) at \d{1,7}:\d{1,7}$/,lerna:/JSONError Error in: (?<path>\S{1,300}\.json)$/,turbo:/Unable to read repository configuration (?<path>\S{1,300}\.jsonc?): invalid JSON/}),
summary:({groups:e})=>`${tn(e.path)} is not valid JSON${e.why?` (${e.why})`:""}`,remedy:({groups:e})=>`Correct ${tn(e.path)}: the build cannot read it as it is.`,
part:({groups:e})=>e.path?{kind:"file",path:e.path}:void 0},"outside-workspaces":{signs:x({"yarn-berry":/you forgot to list (?<folder>\S{1,200}) in its workspace configuration/,
npm:/^No workspaces found:$/}),summary:({groups:e,lines:t})=>`${e.folder??w(t,/^\s*--workspace=(\S{1,200})/)??"the app's folder"} is not in the workspaces of th\
e repository's root`,remedy:({groups:e,lines:t})=>`Add ${O(e.folder??w(t,/^\s*--workspace=(\S{1,200})/),"its folder")} to workspaces in the package.json of the \
root (pnpm: to pnpm-workspace.yaml), install, and commit the lockfile. Or give the folder a lockfile of its own.`,part:()=>({kind:"member",name:"workspaces"})},
"duplicate-package":{signs:x({nx:/^ *(?:NX +)?Failed to process project graph|multiple projects/,npm:/EDUPLICATEWORKSPACE|must not have multiple workspaces with the same name/,
"yarn-berry":/Duplicate workspace name (?<name>[^\s:]{1,150})/}),summary:({groups:e,lines:t})=>{const n=e.name??w(t,/^\s*package '([^']{1,150})' has conflicts/);
return n||!t.some(s=>s.includes("Failed to process"))?`two packages of the repository have one name${n?`: ${n}`:""}`:"the graph of projects cannot be made: mult\
iple projects may have one name"},remedy:()=>"Give each package of the repository a name of its own, in its package.json or project.json.",part:()=>({kind:"name\
s"})},"several-apps":{signs:[{codes:["app_ambiguous"]}],summary:({facts:e})=>ke(e.message)[0]??"the repository has several apps",remedy:({facts:e})=>`${ke(e.message)[1]??
"Set rootDirectory in app-settings to one of them"}.`},"server-build":{summary:({facts:e})=>ke(e.message)[0]??"the build makes a server, and only files are serv\
ed",remedy:({facts:e})=>`${ke(e.message)[1]??"Let the framework write files instead"}.`},"node-unavailable":{summary:({facts:e})=>e.message??"the Node.js that t\
he repository asks for cannot be had",remedy:()=>"Write another version there, or set nodeVersion in app-settings, which overrides the files."},"build-script-mi\
ssing":{summary:({facts:e})=>ke(e.message)[0]??"package.json has no build script",remedy:({facts:e})=>`${ke(e.message)[1]??"Add a build script to package.json, \
or set build-command"}. To publish the folder as it is, set build-command to true and output-directory to the folder.`}};function ke(e){return e?.split(". ",2)??
[]}function tn(e="the file"){return e.replace(/^.*\//,"")}const Ne=["queue","clone"],Lo={submodule:{signs:[{stages:Ne,log:/submodule path '(?<path>[^']{1,200})' failed/}],
summary:({groups:e})=>`the Git submodule ${O(e.path,"of the repository")} could not be cloned`,remedy:()=>"Give the submodule an https:// URL that the platform \
may read in .gitmodules, or keep its files in the repository itself."},"branch-not-found":{signs:[{codes:["branch_not_found"]},{stages:Ne,log:/Remote branch (?<branch>\S{1,200}) not found in upstream/}],
summary:({groups:e,facts:t})=>`the branch ${O(e.branch??t.branch,"to build")} does not exist`,remedy:()=>"Push the branch, or set the input branch to one that e\
xists on the remote; names are case-sensitive."},"commit-not-found":{signs:[{codes:["commit_not_found"]},{stages:Ne,log:/reference is not a tree: |not our ref [0-9a-f]{7,64}/}],
summary:()=>"the commit is not in the repository",remedy:()=>"Push the commit to the repository that the app builds from; a force push or a fork may have left i\
t behind."},"repository-not-allowed":{summary:({facts:e})=>`the platform does not take the repository ${O(e.repository,"given")}`,remedy:()=>"Set the input repo\
sitory to owner/name or an https:// URL; local paths and file:// need a platform started with --allow-local-git."},"repository-not-found":{signs:[{codes:["repos\
itory_not_found"]},{stages:Ne,log:/remote: Repository not found\.|^fatal: repository '[^']{1,300}' (?:not found|does not exist)/},{stages:Ne,log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey/}],
summary:({facts:e})=>`the platform cannot read the repository ${O(e.repository,"of the app")}`,remedy:({facts:e})=>`Check the spelling of the input repository. \
If it is private, give the platform access to it${C(e)?": a token in its --git-url":", as by its GitHub app or a deploy key"}.`},"root-directory-missing":{signs:[
{codes:["root_directory_missing"]},{tool:"npm",log:/Could not read package\.json(?:: .{0,80}? open '(?<path>[^']{1,400})\/package\.json')?/},/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: can't cd to (?<path>\S{1,300})$/,
/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: (?<path>[^\s:]{1,300}): No such file or directory$/],summary:e=>{const{asked:t,actual:n}=nn(e),s=e.facts.code==="ro\
ot_directory_missing"?`the root directory${t?` "${t}"`:""} does not exist in the repository`:t?`there is no package.json in "${t}"`:"there is no package.json wh\
ere the build ran";return n?`the folder "${t}" is spelt "${n}" in the repository`:s},remedy:e=>{const{asked:t,actual:n}=nn(e),s=e.facts.code==="root_directory_m\
issing";return n?`Write ${n} ${s?"as rootDirectory in app-settings":`where the command names ${t}`}: builds run where upper and lower case count.`:`Set rootDire\
ctory in app-settings${C(e.facts)?"":", on a platform that has it,"} to the folder of the app, relative to the repository, and check that it is committed.`}}};function nn(e){
const{groups:t,facts:n}=e,s=t.path??/root directory `([^`]{1,300})`/.exec(n.message??"")?.[1],o=n.list;if(!s||!o)return{asked:s?.startsWith("/")?void 0:s,actual:void 0};
if(!s.startsWith("/"))return{asked:s,actual:xe(s,o)};const r=s.split("/").slice(0,40);for(let a=1;a<r.length;a++){const d=r.slice(a).join("/"),c=xe(d,o);if(c)return{
asked:d,actual:c}}const i=Y(s,e);return{asked:i.startsWith("/")?void 0:i,actual:void 0}}const sn=/^> @?[^\s@]{1,150}(?:@\S{0,60})? (?<name>[\w:.-]{1,60})(?: \/\S{1,400})?$/,
on=/^[>$] (?<command>\S.{0,300})$/,Co=/^The build command `(?:npm|pnpm|yarn|bun) (?:run )?(?<name>[\w:.-]{1,60})`/,Io={"silent-command":{signs:[{weak:!0,stages:[
"build"]}],summary:e=>{const{facts:t,lines:n}=e,s=t.exitCode&&mt(e);if(!(!s||at(n,t.message)!==void 0))return`the script "${s.name}" (${s.command}) failed, and \
it printed no reason`},remedy:e=>{const t=mt(e)?.command.split(/&&|;/)??[];return`Run the commands of the script one by one: one of them exits with a code other\
 than 0 without a word.${t.length>1?` The last one is \`${t.at(-1)?.trim()}\`.`:""}`},part:e=>({kind:"script",...mt(e)})}};function mt({facts:e,lines:t}){const n=t.
findLastIndex((a,d)=>sn.test(a)&&on.test(t[d+1]??"")),s=Co.exec(e.message??"")?.groups?.name,o=sn.exec(t[n]??"")?.groups?.name??s,r=n<0?t.findLast(Mo):t[n+1],i=on.
exec(r??"")?.groups?.command;return o===void 0||i===void 0?void 0:{name:o,command:i}}function Mo(e){return e.startsWith("$ ")&&!/^\$ (?:npm|pnpm|yarn|bun) /.test(
e)}const we=["start_failed"],He=["unhealthy","not_listening"],rn=/^\s{0,4}(?:\[Nest\] .{1,80} ERROR \[\w{1,40}\] |Uncaught |\[?(?:ERROR|error|FATAL|fatal)\]?:? )?(?<message>(?!.*Cannot find (?:package|module) )(?:[A-Z]\w{0,60})?(?:Error|Exception)(?: \[\w{1,60}\])?: \S.{0,300})$/,
Po=new RegExp(rn.source.replace("(?<message>","(?<message>(?!Error: aborted$)")),Do={"start-variable-missing":{signs:[{codes:[...we,...He],log:/(?:[Mm]issing|[Uu]ndefined|[Ii]nvalid)(?: required)? env(?:ironment)?(?: variable)?s?:? [`"'[]?(?<name>[A-Z][A-Z0-9_]{1,80})/},
{codes:[...we,...He],log:/(?<![\w])[`"']?(?<name>[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60})[`"']? (?:environment variable |env var )?(?:is (?:not (?:set|defined|provided)|missing|undefined|required)|must be (?:set|defined))/},
{codes:[...we,...He],log:/^\s*(?:["']?(?<name>[A-Z][A-Z0-9_]{1,80})["']?: \[ ?)?["'](?:Required|Invalid input: expected \w{1,20}, received undefined)["']/}],summary:e=>{
const t=an(e);return t&&`the server needs the variable ${t}, which is not set`},remedy:e=>{const t=an(e);return`Add ${t??"it"} to the app variables: slipway env\
 set ${t??"NAME"}=VALUE, or the input env or secret-env. What was live stays live.`}},"start-port-taken":{signs:[{codes:we,log:/EADDRINUSE(?::.{0,60}?:(?<port>\d{2,5}))?/}],
summary:({groups:e})=>`the server listens twice on the port ${O(e.port,"that it has")}`,remedy:()=>"Listen once. If the start command starts several servers, le\
t only one of them listen on the port in the variable PORT."},"start-heap-full":{signs:[{codes:we,log:/JavaScript heap out of memory|Reached heap limit|Ineffective mark-compacts near heap limit/},
{codes:["out_of_memory"],stages:["activate"],log:/JavaScript heap out of memory|Reached heap limit/}],summary:()=>"the server used all the memory that Node.js m\
ay use",remedy:()=>'Give each instance more by memory in app-settings, as {"memory": "1GiB"}, or let the server load less at its start. What was live stays live\
.'},"start-rejected":{signs:[{codes:we,log:/UnhandledPromiseRejection: .{0,400} with the reason "(?<reason>.{1,200})"/}],summary:({groups:e})=>`the server ended\
, because nothing handles that a promise was rejected with "${e.reason}"`,remedy:()=>"Handle the rejection with catch or try, and reject with an Error: its stac\
k names the line. What was live stays live."},"start-error":{signs:[{codes:we,log:rn}],summary:({groups:e})=>`the server ended with ${e.message}`,remedy:()=>"Me\
nd what the stack in its last lines names. To try it with the variables of the app: slipway exec -- and its start command. What was live stays live."},"start-er\
ror-printed":{signs:[{codes:He,log:Po}],summary:({facts:e,groups:t})=>e.message?`${e.message}. It printed ${t.message}`:void 0,remedy:()=>"Mend what the stack i\
n its last lines names. To try it with the variables of the app: slipway exec -- and its start command. What was live stays live."}},jo={"no-start-command":{summary:({
facts:e})=>e.message?.split(". ",1)[0]??"nothing in the repository says how its server is started",remedy:()=>'Set startCommand in app-settings, as {"startComma\
nd": "node server.js"}, or add a start script to package.json. For a site of files alone, deploy with app-type web-landing.'},"start-package-missing":{signs:[{codes:[
"start_failed"],log:/Cannot find (?:package|module) '(?<name>(?:@[\w.-]{1,100}\/)?[a-z\d][\w.-]{0,100})(?:\/[\w./-]{1,200})?'/}],summary:({groups:e})=>`the serv\
er needs the package ${O(e.name,"that it names")}, which its release does not have`,remedy:({groups:e})=>`Move ${e.name??"it"} to dependencies in package.json: \
a server's release has no packages of devDependencies.`},"start-failed":{summary:({facts:e})=>e.message??"the server ended before it was ready",remedy:()=>"Read\
 the last lines that it printed, and run its start command with the variables of the app. What was live stays live."},"not-listening":{summary:({facts:e})=>e.message??
"the server does not listen",remedy:()=>"Let it listen on the port in the variable PORT soon after its start, and do slow work afterwards. What was live stays l\
ive."},unhealthy:{summary:({facts:e})=>e.message??"the server does not answer as it should",remedy:()=>"Let healthPath in app-settings name a path that answers \
below 500, and read what the server printed. What was live stays live."},"start-out-of-memory":{signs:[{codes:["out_of_memory"],stages:["activate"]}],summary:({
facts:e})=>e.stage?.toLowerCase()==="activate"?e.message??void 0:void 0,remedy:()=>'Give each instance more by memory in app-settings, as {"memory": "1GiB"}, or\
 let the server load less at its start. What was live stays live.'}};function an({groups:e,lines:t}){if(e.name)return e.name;const n=t.findLastIndex(s=>/^\s*"(?:Required|Invalid input: expected \w{1,20}, received undefined)"/.
test(s));return n<1?void 0:/^\s*"([A-Z][A-Z0-9_]{1,80})": \[$/.exec(t[n-1]??"")?.[1]}const dn=W({...Lo,...No,...Do,...jo,...Ro,...bo,...Yn,...Qn,...Io}),pe={lines:5e3,
characters:256*1024,lineLength:1e3,entryLength:64*1024},Uo=[/^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:?(?: |$)/,/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M)?\]?:? (?=\S)/,
/^(?<folder>\.|[\w@.-]{1,100}(?:\/[\w@.-]{1,100}){1,6}) (?!error|warning|note|info|failed)[a-z][\w:-]{0,60}(?:: |:$|\$ )/,/^(?<task>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[a-z][\w:-]{0,60}):(?: |$)/,
/^\[@?[\w./-]{1,80}\]: /,/^➤ YN\d{4}: (?:[│┌└] ?)?/,/^@?[^\s@]{1,100}@(?:workspace:(?<folder>[\w@./-]{1,200})|\w{1,20}:\S{1,200}) STD(?:ERR|OUT)(?: |$)/,
/^\[\d{1,2}\] /,/^#\d{1,4} \d{1,5}\.\d{1,3} /,/^[a-z][\w.-]{0,60}-\d{1,3} {1,20}\| /,/^npm (?:ERR!|error)(?: |$)/,/^\[(?:11ty|webpack-cli)\](?: |$)/,/^Original error stack trace: (?=\S)/,
/^│ (?=\w*Error: )/,/^[│└■▲●◆◇](?: {2}|$)/u,/^\[(?:log|info|warn|error)\] \[nitro\](?: |$)/],Fo=4,Wo=[/^> @?[^\s@]{0,100}@\S{0,100} \S{1,100} (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,
/^(?<task>@?[\w./-]{1,120}#[\w:-]{1,60}):\s{1,4}ERROR\s{1,4}command \((?<folder>[^()]{1,400})\)/,/^ERROR: command finished with error: command \((?<folder>[^()]{1,400})\)/,
/^location (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/];function cn(e){const t=[];let n=pe.characters;for(let i=e.length-1;i>=0&&t.length<pe.lines&&n>0;i--){const a=e[i]??
"",c=(a.length>pe.entryLength?a.slice(-pe.entryLength):a).split(`
`);for(let h=c.length-1;h>=0&&t.length<pe.lines&&n>0;h--){const k=c[h]??"",D=Go((0,f.Ow)(Jo((0,f.Nl)(k)),pe.lineLength).trimEnd());n-=Math.max(D.length,k.length/
16),t.push(D)}}const s=Bo(t),o=qo(Zo(t.reverse().map(i=>Yo(i,s)))),r=zo(o);return o.map(({text:i,folder:a,task:d})=>({text:i,folder:a??r.get(d??"")}))}function Go(e){
return e.includes(":undefined")?e.replace(/(?<=\.\w{1,10})(?::undefined){1,2}(?!\S)/g,""):e}function Bo(e){const t=e.map(n=>n.includes("nx run ")?/\bnx run ([@\w./-]{1,100}):/.
exec(n)?.[1]:/^([\w@.-]{1,100} [a-z][\w:-]{0,60})\$ /.exec(n)?.[1]);return new Set(t.filter(n=>n!==void 0))}function zo(e){const t=new Map;for(const{text:n,task:s}of e)
for(const o of Wo){const r=o.exec(n)?.groups;r?.folder&&t.set(s??r.task?.replace("#",":")??"",r.folder)}return t}const Ho=/^(?:.{0,200}\s)?Unexpected (?:token|non-whitespace)\b.{0,60}, (?:\.\.\.)?".{0,100}$/,
ln=/"(?:\.\.\.)? is not valid JSON\b/,Ko=12;function Zo(e){const t=[];for(let n=0;n<e.length;n++){const s=e[n],r=s.text.includes("Unexpected ")&&Ho.test(s.text)&&
!ln.test(s.text)?e.slice(n+1,n+1+Ko).findIndex(({text:a})=>ln.test(a)):-1;if(r===-1){t.push(s);continue}const i=e.slice(n,n+r+2).map(({text:a})=>a.trim());t.push(
{...s,text:i.join(" ").slice(0,pe.lineLength)}),n+=r+1}return t}const un=71;function qo(e){if(!e.some(({text:s})=>s.startsWith("\u250C  Building storybook")))return e;
const t=[];let n=0;for(const s of e){const o=t.at(-1),[r=""]=s.text.split(" ",1),i=s.boxed&&n>0&&n<=un&&n+1+r.length>un;o&&i&&/^[\w("'`./@-]/.test(r)?t[t.length-
1]={...o,text:`${o.text} ${s.text}`.slice(0,pe.lineLength)}:t.push(s),n=s.text.length}return t}function Yo(e,t){let n=e,s,o,r=!1;for(let i=0;i<Fo;i++){const a=Xo(
n)??Vo(n,t);if(!a)break;s??=a.groups?.folder,o??=a.groups?.task,r||=a[0]==="\u2502  ",n=n.slice(a[0].length)}return{text:n,folder:s,task:o,boxed:r}}function Vo(e,t){
if(t.size===0)return;const n=/^(?<name>[@\w./-]{1,100}|(?<folder>[\w@.-]{1,100}) [a-z][\w:-]{0,60})(?::(?: |$)|\$ )/.exec(e);return n&&t.has(n.groups?.name??"")?
n:void 0}function Xo(e){for(const t of Uo){const n=t.exec(e);if(n)return n}}function Jo(e){return e.includes("\r")?e.split("\r").findLast(t=>t.trim()!=="")??"":
e}const Qo=/^> @?[^\s@]{1,150}@\S{1,60} (?:pre|post)?(?:install|prepare)$|^\$ (?!(?:npm|pnpm|yarn|bun|corepack) )/;function ui(e,t){const n=e[t]?.folder;return n!==
void 0?!n.includes("node_modules"):e.slice(0,t).some(({text:s})=>Qo.test(s))}function er(e){const t=e.findIndex(s=>/\bnpm (?:ERR!|error) Usage:\s*$/.test(s)),n=e.
findIndex((s,o)=>o>t&&/\bnpm (?:ERR!|error) Run "npm help [\w-]{1,40}"/.test(s));return t===-1||n===-1?e:e.toSpliced(t,n-t)}const tr=[[/^file:\/\/(?:localhost)?(?=\/)/,
""],[/^webpack(?:-internal)?:\/\/[^/]*\/(?:\([\w-]+\)\/)?(?=\.{0,2}\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\//,""],[/^.*!/,""],[/\\/g,"/"],[/^\/?[A-Za-z]:(?=\/)/,
""],[/[?].*$/,""]],pn=/^(?:node|https?|data|virtual|native|internal|bun|deno):|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|bin\/|etc\/|nix\/|proc\/|sys\/|snap\/|rustc\/|opt\/hostedtoolcache\/)|(?:^|\/)(?:node_modules|site-packages|dist-packages|\.git|\.nvm|\.pyenv|\.cargo|\.rustup|\.yarn|\.pnpm|\.pnpm-store|\.volta|\.bun)(?:\/|$)|\/go\/pkg\/mod\//,
Ke="?body",mn=/\?vue&type=[\w&=.-]{1,200}/,fn=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g,nr=40,gn=2e4,sr=500,or=100;function hn(e,t){const n={
...t,exists:rr(t)},s=new Map,o=new Map;for(const a of e){s.has(a.file)||s.set(a.file,ft(a.file,n));const d=s.get(a.file);if(d===void 0)continue;const[c,h]=mn.test(
a.file)||a.file.endsWith(Ke)?[null,null]:[a.line,a.column],k=ir((0,f.Ow)(a.message,sr),n),D=a.code&&(0,f.Ow)(a.code,or),q=JSON.stringify([d,c,h,k]);o.has(q)||o.
set(q,{...a,file:d,line:c,column:h,code:D,message:k})}const r=[...o.values()],i=new Set(r.filter(({line:a})=>a!==null).map(({file:a,message:d})=>`${a}
${d}`));return r.filter(({line:a,file:d,message:c})=>a!==null||!i.has(`${d}
${c}`))}function rr(e){const t=new Map;return n=>{const s=t.get(n);if(s!==void 0)return s;const o=t.size<gn&&e.exists(n);return t.size<gn&&t.set(n,o),o}}function ir(e,t){
return e.replace(mn,"").replace(fn,n=>ft(n,t)??n)}function ft(e,t){const n=ar(e);if(!(n===""||n.includes("\0")||pn.test(n))){for(const s of dr(n,t))if(s!==void 0&&
!pn.test(s)&&t.exists(s))return s}}function ar(e){let t=e.startsWith("file://")?(0,f.oF)(e):e;for(const[n,s]of tr)t=t.replace(n,s);return t}function*dr(e,t){const n=t.
rootDirectory??"";if(!e.startsWith("/")){for(const o of[...t.folders??[],n,""])yield gt(`${o}/${e}`);return}const s=gt(e)?.split("/")??[];if(!(s.length>nr))for(let o=0;o<
s.length;o++){const r=s.slice(o).join("/");yield r,n!==""&&(yield gt(`${n}/${r}`))}}function gt(e){const t=_.posix.normalize(e.replace(/^\/+/,"")).replace(/\/$/,
"");return t==="."||/^\.\.(?:\/|$)/.test(t)?void 0:t}const cr={queue:"Deployment failed",clone:"Clone failed",install:"Install failed",build:"Build failed",sync:"\
Upload failed",activate:"Activation failed"},lr=1e3,wn=300,ur=/exit(?:ed)?(?: with)? (?:code|status)|^(?:the )?(?:build|install|deployment)(?: command)? failed\W*$/i,
pr=/^The (?<stage>install|build) command (?<command>`.{1,300}`) (?:exited with|ended by) /,mr=/^\s*(?:npm (?:warn|WARN)|warning\b|WARN\b|<w>\s|\(node:\d+\))/;function fr(e,t=dn){
const n=cn(e.message?[...e.log,e.message]:e.log).slice(-lr).map(o=>o.text).filter(o=>!mr.test(o)),s=gr(e,t,n);if(s)return yn(e,s.cause,s.known,s.message);for(const o of[
!0,!1])for(const r of t){const i=r.signs.filter(({codes:c})=>o===(c!==void 0)),a=I({signs:i},e,n),d=a&&r.summary(a);if(a&&d)return yn(e,r,a,d)}return{headline:En(
e,yr(e,n),n),remedy:void 0}}function yn(e,t,n,s){const o=(0,f.Ow)(t.remedy(n),500),r=t.part?.(n);return{headline:En(e,s,n.lines),remedy:o,cause:t.name,...r&&{fault:{
part:r,summary:(0,f.Ow)(s,wn)}}}}function gr(e,t,n){for(const{severity:s,code:o,message:r}of e.diagnostics??[]){const i=s==="error"?t.find(a=>a.part&&a.name===o):
void 0;if(i)return{cause:i,message:r,known:I(i,e,n)??{groups:{},facts:e,lines:n}}}}function En(e,t,n){const s=t.replace(fn,a=>Y(a.replace(/^file:\/\//,""),{facts:e,
lines:n})),o=cr[e.stage?.toLowerCase()??""]??"Deployment failed",r=hr(s,e)?"":wr(e),i=wn-o.length-r.length-2;return`${o}: ${(0,f.Ow)(s.trim().replace(/\.$/,""),
i)}${r}`}function hr(e,{exitCode:t,signal:n}){return typeof t=="number"?e.includes(`exited with code ${t}`):n!=null&&e.includes(` by ${n}`)}function wr({exitCode:e,
signal:t}){return typeof e=="number"&&e!==0?` (exit code ${e})`:t?` (${(0,f.Ow)(t,20)})`:""}function yr(e,t){const n=e.diagnostics?.find(o=>o.severity==="error");
if(n)return`${n.file}${n.line===null?"":`:${n.line}`}: ${n.message}`;if(e.message&&!ur.test(e.message))return e.message;const s=$r(e,t);return s||(Er(e,t)??(e.message||
e.code||"the platform gave no reason"))}function Er({message:e},t){const n=at(t,e),s=t.filter(r=>r!==e).map(r=>({text:r,folder:void 0})),o=vs(s)?.message;return o===
void 0||n?.includes(o)||n!==void 0&&o.includes(n)?n:o}function $r({message:e},t){const n=pr.exec(e??"")?.groups,s=t.lastIndexOf(`$ ${n?.command?.slice(1,-1)}`),
o=s===-1?t.findLastIndex(i=>i.startsWith("$ ")):s;return!n||o===-1||t.slice(o+1).filter(i=>i!==e&&!to(i)).length>0?void 0:`the ${n.stage} command ${n.command} f\
ailed, and it printed nothing`}const ae=String.raw`(?:[A-Za-z]:[\\/]|(?:file|webpack|webpack-internal|rsc):\/{2,3})?[^\s:*"'<>|\x60(][^:*"'<>|\x60]{0,400}?`,L=`\
(?<file>${ae})`,ye=`(?<file>${ae}\\.[A-Za-z][A-Za-z0-9]{0,9}(?:\\?[\\w=&.-]{0,100})?)`,U=String.raw`:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?`,ht=String.raw`(?:Uncaught )?(?:[A-Z]\w{0,60}\.)?[A-Z]?\w{0,60}(?:Error|Exception)`,
wt=/^\s*(?:at |Require stack:|- \/|$)|^\s{2,}/,Le=new RegExp(`^\\s+at (?!.{0,900}(?:node_modules|node:|<anonymous>:\\d|[/( ](?:dist|\\.(?:next|output|svelte-kit|te\
mp|nuxt|astro|vercel|netlify))/))(?:[^()]{0,300} \\()?(?:async )?${L}${U}\\)?$`);function br(e){return Object.entries(e).map(([t,n])=>{const[s="",o]=t.split(": ").
reverse(),r={name:s,...o&&{tool:o.split(", ")}};return typeof n=="function"?{...r,match:n}:n instanceof RegExp?{...r,steps:[n]}:"steps"in n?{...r,...n}:{...r,steps:n}})}
const $n=/^\s*[╷,]$/,bn=new RegExp(`^\\s+(?!\\S+\\.vue )${L} (?<line>\\d{1,7}):(?<column>\\d{1,7})\\s{1,4}\\S.*$`),Sn=new RegExp(`^(?:File: |(?<severity>ERROR\
|WARNING) in )${L}(?:[: ]\\d+:[\\d:-]+)?$`),Sr=/^[\s│]*[╭,][─-]{1,3}\[(?:[^\]]{0,400}:)?(?<line>\d{1,7}):(?<column>\d{1,7})\]$/,kr={"esbuild: esbuild":{steps:[
/^(?:[✘▲X!] )?\[(?<severity>ERROR|WARNING)\] (?:(?<code>(?:TS|NG)-?\d+): )?(?<message>.*?\S)(?: \[(?:plugin )?[\w-]+\])?$/,{pattern:new RegExp(`^\\s{4}${L}${U}\
:$`),skip:6,over:/^(?!\s{4}|[✘▲X!] \[)/}],zeroColumn:!0},"esbuild: esbuild-short":{steps:[new RegExp(`^${L}${U}: (?<severity>ERROR|WARNING): (?<message>.+)$`)],
zeroColumn:!0},"rolldown, vite: rolldown":[/^(?:(?<severity>Warning|Error): )?\[(?<code>[A-Z][A-Z_]+|builtin:[\w:-]+|plugin [\w:-]+)\] (?<message>\S.*)$/,{pattern:new RegExp(
`^\\s*[\u256D,][\u2500-]{1,3}\\[ ?${L}:(?<line>\\d{1,7}):(?<column>\\d{1,7}) ?\\]$`),skip:1}],"vite: vite-plugin-svelte":{steps:[new RegExp(`^\\[plugin(?: |:)vit\
e-plugin-svelte[\\w:-]*\\] ${L}${U}$`),/^(?:\w*Error: )?(?:\S{1,400}:\d+:\d+ )?(?<message>\S.*)$/],zeroColumn:!0},"vite: vite-plugin-svelte-warning":{steps:[new RegExp(
`^\\[vite-plugin-svelte\\] ${L}${U} (?<message>.+)$`)],zeroColumn:!0,severity:"warning"},"vite: vite-plugin-place":[new RegExp(`^\\[plugin(?: |:)[\\w:-]+\\] ${L}${U}\
$`),/^(?:\w*Error: )?(?:\[[\w/-]+\] )?(?:\S{1,600}:\d+:\d+: )?(?<message>\S.*?)(?: \(\d+:\d+\))?$/],"vite: vite-prerender":[/^\[vite-prerender-plugin\] \[plugin vite-prerender-plugin\]$/,
{pattern:/^(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:new RegExp(`^> ${L}${U}$`),skip:12}],"parcel: parcel":[/^@parcel\/[\w-]{1,60}: (?<message>\S.*)$/,{pattern:new RegExp(
`^\\s{1,4}${ye}${U}$`),skip:4,over:/^(?:\S|$)/}],"rsbuild, docusaurus, nuxt: jiti":{steps:[/^.{0,40}\b(?<message>ParseError: \S.*)$/,new RegExp(`^\\s{1,4}${ye}${U}\
$`)],zeroColumn:!0},"vite: vite-unresolved":/^(?:\w*Error: )?(?:\[vite\]: )?(?<message>Roll(?:up|down) failed to resolve import "[^"]{1,300}") from "(?<file>[^"]{1,400})"/,
"rollup: rollup-unresolved":/^(?:\[(?:!|error)\] )?(?:\w*Error: )?(?<message>(?:Could not resolve|Failed to resolve) (?:"[^"]{1,300}"|\S{1,300})) from "?(?<file>[^"]{1,400}?)"?$/,
"rollup: rollup-export":/^(?:\[!\] )?(?:\w*Error: )?(?<message>["'][\w$]{1,200}["'] is not exported by "?[^\s",]{1,400}"?, imported by "?(?<file>[^\s"]{1,400}?)"?\.?)$/,
"rollup: rollup-refused":/^(?:\[[\w:.-]{1,60}\] ){0,4}(?:\w{0,40}Error: )?(?<message>Could not load [^\s()]{1,300} \(imported by (?<file>[^)\s]{1,300})\): (?:Cannot|Can't|Must not) import\b.{0,300})$/,
"vite, vitepress: vite-plugin-message":new RegExp(`^(?:\\w*Error: )?(?:\\[[\\w:-]{1,60}\\] )?\\[plugin [\\w:-]{1,60}\\] ${L} \\((?<line>\\d{1,7}):(?<column>\\d{1,7\
})\\): (?<message>.+)$`),"rollup: rollup":{steps:[new RegExp(`^(?:\\[!\\] )?(?:\\(plugin [\\w:@/. -]{1,80}\\) )?(?:RollupError: )?${L} \\((?<line>\\d{1,7}):(?<col\
umn>\\d{1,7})\\): (?<message>.+)$`)],zeroColumn:!0},"vite: vite-config":[new RegExp(`^failed to load config from ${L}$`),/^error during build:$/,/^(?!Error: (?:Build|Transform) failed)(?<message>\S.*)$/],
"sass: sass-deprecation":{severity:"warning",steps:[/^(?:DEPRECATION WARNING|Deprecation Warning)(?: \[[\w-]+\])?: (?<message>\S.*)$/,{pattern:$n,skip:10,over:/^(?!\w*Error: |DEPRECATION|Deprecation)/},
{pattern:bn,skip:12}]},"sass: sass":[/^(?:\w*Error: )?(?:(?<severity>WARNING): )?(?:\[sass\] )?(?<message>\S.*)$/,{pattern:$n,skip:1,over:/^$/},{pattern:bn,skip:12}],
"postcss: postcss":new RegExp(`^(?:CssSyntaxError: (?:\\[[\\w-]+\\] )?(?:[\\w-]+: )?|(?:\\[[\\w:-]{1,60}\\] ){1,4})${L}${U}: (?<message>.+)$`),"vite: vite-file":[
/^\[(?:plugin )?[@\w:/-]+\] (?!✗ )(?:\[[@\w/-]+\] )?(?!✗|Transform failed|Build failed|\[)(?<message>\S.*?)(?: \(\d+:\d+\))?$/,{pattern:new RegExp(`^file: ${L}\
(?:${U})?(?: \\(.*)?$`),skip:40,over:/^(?!\s+at |\[|[✓✗x] |error during|vite v\d)/}],"rspack, rsbuild: rspack-syntax":{steps:[Sn,/^\s+× Module build failed \(from builtin:/,
/^\s+╰─▶\s+×\s+(?:x )?(?:Syntax Error: )?(?<message>\S.*)$/,Sr],zeroColumn:!0},"rspack, rsbuild: rspack":[Sn,{pattern:/^\s+(?:╰─▶\s+)?× (?!(?:\w*Error: )?Module build failed)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^\s+× Module build failed/}],"docusaurus, react-scripts, gatsby: unresolved-in-folder":/^(?:\s*× |\w*Error: )?(?<message>(?:Module not found: (?:Error: )?)?Can't resolve '[^']{1,300}') in '(?<file>[^']{1,400})'$/,
"react-scripts: react-scripts-css":new RegExp(`^Syntax error: ${ye} (?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`),"webpack: fork-ts-checker":[
new RegExp(`^(?<severity>ERROR|WARNING) in ${L}${U}(?:-[\\d:]+)?$`),/^(?<code>TS\d+): (?<message>.+)$/],"webpack: webpack-loader-place":[new RegExp(`^(?<severit\
y>ERROR|WARNING) in (?:${ae})(?: \\d+:[\\d-]+)?(?: \\(.*)?$`),{pattern:new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${L} (?<message>[A-Z].*)$`),skip:5}],
"gatsby: postcss-loader":new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${ye} (?<message>[A-Z].*)$`),"webpack: webpack-place":{steps:[new RegExp(`^(?<\
severity>ERROR|WARNING) in ${L}(?: \\d+:[\\d-]+)?(?: \\(.*)?$`),{pattern:new RegExp(`^(?:\\w*Error: )?(?:${ae}: )?(?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\
\\d{1,7})\\)$`),skip:2}],zeroColumn:!0},"webpack: webpack":{steps:[new RegExp(`^(?!.*sass-loader)(?<severity>ERROR|WARNING) in ${L}(?: (?<line>\\d{1,7}):(?<colum\
n>\\d{1,7})(?:-[\\d:]+)?)?(?: \\(.*)?$`),{pattern:/^(?!Module build failed|\.\/\S+ \d|\[tsl\]|\d{1,7}:[\d-]+$)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^Module build failed/}],zeroColumn:!0}},vr={"typescript: tsc":new RegExp(`^(?:ERROR in )?${L}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\): (?<severity>e\
rror|warning) (?<code>TS\\d+): (?<message>.+)$`),"typescript: tsc-pretty":new RegExp(`^(?:Error: )?${L}${U} - (?<severity>error|warning|hint|message) (?<code>TS\
\\d+|ts\\(\\d+\\)): (?<message>.+)$`),"webpack: ts-loader":[new RegExp(`^\\[tsl\\] (?<severity>ERROR|WARNING) in ${L}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\)$`),
/^\s+(?<code>TS\d+): (?<message>.+)$/],"typescript: tsc-frame":[/^(?<code>TS\d+): (?<message>\S.*)$/,{pattern:/^\s*> (?<line>\d{1,7}) \| (?<frame>.*\S)$/,skip:12,
over:/^\s/}],"eslint: eslint-stylish":{steps:[/^(?<file>(?:[A-Za-z]:[\\/]|\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})\s{1,40}(?<severity>error|warning|Error:|Warning:)\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/],
repeat:!0},"react-scripts: eslint-react-scripts":{steps:[/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^\s+Line (?<line>\d{1,7}):(?<column>\d{1,7}):\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/],
repeat:!0},"react-scripts: eslint-react-scripts-syntax":[/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^Syntax error: (?<message>\S.*) \((?<line>\d{1,7}):(?<column>\d{1,7})\)$/],
"eslint: eslint-compact":new RegExp(`^${L}: line (?<line>\\d{1,7}), col (?<column>\\d{1,7}), (?<severity>Error|Warning) - (?<message>.*?\\S)(?: \\((?<code>[@\\w/-]+)\
\\))?$`),"eslint: eslint-unix":new RegExp(`^${L}${U}: (?<message>.*\\S) \\[(?<severity>Error|Warning)(?:/(?<code>[@\\w/-]+))?\\]$`),"prettier: prettier-check":[
/^\[warn\] (?<file>\S.{0,400}\.\w{1,20})$/,{pattern:/^\[warn\] (?<message>Code style issues .*)$/,skip:40,over:/^\[warn\] /}],"biome: biome":[new RegExp(`^${L}(\
?:${U})? (?<code>[a-z]+(?:/\\w+)*)\\s.{0,40}\u2501\u2501\u2501`),{pattern:/^\s+(?<severity>[×✖!⚠i])\s(?<message>.+)$/,skip:1,over:/^\s*$/}]},kn={pattern:/^(?<file>[^:*"<>|]{1,400}\.vue)$/,
skip:1,over:/^$/},vn=String.raw`\[vue/compiler-sfc\] (?<message>\S.*?)(?: \(\d{1,7}:(?<column>\d{1,7})\))?$`,_n={pattern:/^\s+\|\s+\^/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) \s*)?\|/},
Ze=String.raw`(?<file>${ae}\?vue&type=style[^:)\s]{0,200})`,xn=/^\s+\S{1,400}\.vue (?<line>\d{1,7}):(?<column>\d{1,7})\s/,yt=/^\s*(?:[╷,╵']|\d{1,7} [│|]|[│|])|^$/,
_r={"vue-cli: vue-script":{steps:[new RegExp(`^\\[plugin(?: |:)vite:vue\\] ${ae}${U}$`),new RegExp(`^(?:\\w*Error: )?${vn}`),kn,_n],zeroColumn:!0},"vite: vue-sc\
ript-vite7":{steps:[new RegExp(`^(?:\\[vite:vue\\] |SyntaxError: )${vn}`),kn,_n],zeroColumn:!0},"vite: vue-style":[new RegExp(`^\\[plugin(?: |:)[\\w:-]{1,60}\\] ${Ze}\
(?::\\d{1,7}){2}$`),new RegExp(`^CssSyntaxError: ${ae}${U}: (?<message>\\S.*)$`)],"vite: vue-style-vite7":[new RegExp(`^\\[vite:vue\\] ${ae}${U}: (?<message>\\S.\
*)$`),new RegExp(`^file: (?:${ae}(?::\\d{1,7}){2} \\()?${Ze}(?:(?::\\d{1,7}){2}|\\))?$`)],"vite: vue-sass":[new RegExp(`^\\[plugin(?: |:)vite:css\\] ${Ze}$`),/^Error: \[sass\] (?<message>\S.*)$/,
{pattern:xn,skip:12,over:yt}],"vite: vue-sass-vite7":[/^\[vite:css\] \[sass\] (?<message>\S.*)$/,{pattern:xn,skip:12,over:yt},new RegExp(`^file: ${Ze}$`)],"vite\
: svelte-sass":{steps:[/^(?:\w*Error: |\[[\w:-]{1,60}\] )?Error while preprocessing (?<file>\S{1,400}\.svelte) - \[sass\] (?<message>\S.*)$/,{pattern:/^\s+\S{1,400}\.svelte\.vite-preprocess\.\w+ (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
skip:12,over:yt}],part:"?vue&type=style&index=0"},"vitepress: vitepress":/^(?:\w*Error: )?(?:\[vite:vue\] )?\[plugin vite:vue\] (?<file>[^:*"<>|]{1,400}\.md) \(\d{1,7}:\d{1,7}\): (?<message>\S.*?)(?: \(\d+:\d+\))?$/,
"vitepress: vitepress-script":[/^\[vite:vue\] \[vue\/compiler-sfc\] (?<message>\S.*?)(?: \(\d+:\d+\))?$/,{pattern:/^(?<file>[^:*"<>|]{1,400}\.md)$/,skip:1,over:/^$/}]},
Rn=/^(?:Error:)?[\s│]*(?:[├╰]─▶\s*)?[x×](?:\s*[x×])? (?<message>\S.*)$/,On={pattern:/^\s*[:·]\s+[\^─┬]/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?[|│:·]/},
qe=/^(?<file>\.\/[^:*"<>|]{1,400})$/,An=/^Error: Error evaluating Node\.js code$/,Tn=/^(?:WARN\s{1,4})?🚨 Unable to index (?<file>[^:,*"<>|]{1,400})(?:,[^:]{1,400})?:$/u,
Nn=/^(?:WARN\s{1,4})?(?:\w*Error: )?(?<message>\S.*?)(?: (?=\S{1,400}\/\S)\S{3,801})?$/,Ln=String.raw`\((?<file>[^()]{1,400})\)(?: \[Line (?<line>\d{1,7}), Column (?<column>\d{1,7})\])?`,
xr={"next: next-swc":[Rn,{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[${L}:\\d{1,7}:\\d{1,7}\\]$`),skip:6,over:/^\s*[|│]|^$/},On],"next: next-config":[
/^\s*⨯ Failed to load (?<file>next\.config\.\w{2,3})\b/,{pattern:/^\[?Error:\s+[x×] (?<message>\S.*)$/,skip:4},/^\s*[╭,][─-]{1,3}\[\d{1,7}:\d{1,7}\]$/,On],
"swc: swc":[Rn,new RegExp(`^[\\s\u2502]*[\u256D,][\u2500-]{1,3}\\[${L}${U}\\]$`)],"next: next":[new RegExp(`^(?<file>\\./[^:*"<>|]{1,400}?)${U}$`),/^(?:(?:Type )?[Ee]rror: )?(?<message>\S.*)$/],
"next: next-loader-place":[qe,An,/^(?<line>\d{1,7}):(?<column>\d{1,7}): (?!.*\(\d{1,7}:\d{1,7}[-\d:]*\)$)(?<message>\S.*)$/],"next: next-loader":[qe,An,{pattern:/^(?!Error: \[MDX\])(?:\d{1,7}:\d{1,7}: |- )?(?<message>\S.*?)(?: \((?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?\))?$/,
skip:1}],"next: next-mdx":[qe,/^(?:\w*Error: )?(?=[A-Z])(?<message>\S.*?) \((?<line>\d{1,7}):(?<column>\d{1,7})-\d{1,7}:\d{1,7}\)$/],"next: next-module":[qe,/^(?:\w*Error: )?(?<message>Module not found: .+)$/],
"next: next-font":[/^(?<file>(?:\.\/)?[^:*"<>|\s]{1,400}\.\w{1,5})$/,/^`next\/font` error:$/,/^(?<message>Failed to fetch \S.*)$/],"next: next-prerender":[/^Error occurred prerendering page /,
/^(?<message>\S.*)$/,{pattern:Le,skip:20,over:wt}],"gatsby: gatsby-query":[/^error There was a problem parsing "(?<file>[^"]{1,400})"; any GraphQL$/,{pattern:/^(?<message>This may indicate a syntax error in the code), or/,
skip:2}],"gatsby: gatsby-config":[/^error Failed to compile Gatsby files/,{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^File path: (?<file>\S.{0,400})$/,skip:4}],
"gatsby: gatsby-lifecycle":[/^error "(?<file>[^"]{1,400})" threw an error while running the \w+ lifecycle:$/,{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^> (?<line>\d{1,7}) \|/,
skip:8}],"storybook: storybook-index-place":{steps:[Tn,Nn,{pattern:/^(?:\S{1,400} )?\(line (?<line>\d{1,7}), col (?<column>\d{1,7})\)$/,skip:1}],zeroColumn:!0},
"storybook: storybook-index":[Tn,Nn],"storybook: storybook-config":{steps:[/couldn't evaluate your (?<file>\S{1,400}) file\.$/,{pattern:/^Original error:$/,skip:2,
over:/^$/},{pattern:/^(?!\w*Error: Transform failed)(?:\w*Error: )?(?:<stdin>:(?<line>\d{1,7}):(?<column>\d{1,7}): ERROR: )?(?<message>\S.*)$/,skip:1}],zeroColumn:!0},
"vitepress: vitepress-dead-link":/^(?:\(!\) )?(?<message>Found dead link \S{1,300}) in file (?<file>\S{1,400}\.md)$/,"docusaurus: docusaurus-mdx":[/MDX compilation failed for file "(?<file>[^"]{1,400})"$/,
/^[\s│]*Cause: (?<message>\S.*)$/,{pattern:/^[\s│]*"line": (?<line>\d{1,7}),?$/,skip:20}],"svelte-check: svelte-check":[new RegExp(`^${L}${U}$`),/^(?<severity>Error|Warn|Hint): (?<message>\S.*?)(?: \((?<code>\w+)\))?$/],
"svelte-check: svelte-check-machine":/^\d{13} (?<severity>ERROR|WARNING) "(?<file>[^"]{1,400})" (?<line>\d{1,7}):(?<column>\d{1,7}) "(?<message>.+?)(?=\\n|"$)/,
"astro: astro-location":{steps:[/^(?!\s*(?:Hint|Error reference|Location|Stack trace):)(?:\[(?<code>\w+Error)\] (?=\S)|(?=[A-Z]\S* )(?!Build failed))(?<message>.+)$/,
{pattern:/^\s+Location:$/,skip:20,over:/^(?!\s*Stack trace:|\s+at |\[)/},new RegExp(`^\\s+${L}${U}$`)],zeroColumn:!0},"metalsmith: metalsmith":/^Error: (?<message>Invalid frontmatter) in the file at: (?<file>\S.{0,400})$/,
"eleventy, nunjucks, metalsmith: eleventy-nunjucks":{steps:[new RegExp(`^(?:\\d{1,2}\\.|>|Template render error:(?: \\S{1,200}:)?) ${Ln}$`),{pattern:/^\s+(?:Error: )?(?!(?:Template render error: )?\([^()]{1,400}\))(?<message>\S.*?)(?: \(via [\w ]+\))?$/,
skip:4,over:new RegExp(`^\\s*(?:Template render error: )?${Ln}$`)}],part:Ke},"eleventy: eleventy-liquid":{steps:[/^(?:\d{1,2}\. )?(?:\w+Error: )?(?<message>\S.*), file:(?<file>[^,]{1,400}), line:(?<line>\d{1,7})(?:, col:(?<column>\d{1,7}))?/],
part:Ke},"eleventy: eleventy-data":[/^\d{1,2}\. Having trouble (?:parsing data file|reading front matter from template) (?<file>\S{1,400}) \(via /,/^\d{1,2}\. (?<message>\S.*?)(?: \((?:line )?(?<line>\d{1,7})(?::| column )(?<column>\d{1,7})\))?(?: \(via \w+\))?$/],
"eleventy: eleventy-layout":[/^\d{1,2}\. Problem creating an Eleventy Layout for the "(?<file>[^"]{1,400})" template file\./,/^\d{1,2}\. (?<message>\S.*?)(?: \(via [^()]{1,200}\))?$/],
"eleventy: eleventy-config":[/^\d{1,2}\. Error in your Eleventy config file '(?<file>[^']{1,400})'\./,{pattern:/^\d{1,2}\. (?!There was a problem importing|Cannot find (?:module|package) )(?<message>\S.*?)(?: \(via \w+\))?$/,
skip:1,over:/^\d{1,2}\. There was/}]},Cn=new RegExp(`^\\s{0,4}(?:\\[?(?:ERROR|error)\\]?:? )?(?<message>(?:${ht}(?: \\[\\w+\\])?|error): .+)$`),Rr=/^\s*\[cause\]: (?<message>\S.*)$/,
Or=80,Ar=(e,t)=>{if(!e.find(Cn,t))return;let n,s,o=!1,r=t+1;for(;r<e.length&&r<t+Or;r++){const i=e.text(r),a=e.find(Rr,r)?.groups?.message;a!==void 0&&([s,o]=[a,
!1]);const d=Le.exec(i.replace(/ \{$/,""))?.groups;if(d&&(n===void 0||s!==void 0&&!o)&&([n,o]=[{...d},!0]),a===void 0&&!wt.test(i)&&!/^[{}]/.test(i))break}return n&&
s?{groups:[{...n,message:s}],next:r}:void 0},In=/^\s+File "(?<file>[^"]{1,400})", line (?<line>\d{1,7})/,Tr=/\/site-packages\/|\/dist-packages\/|\/lib\/python\d|^</,
Nr=/^(?<message>[A-Za-z_][\w.]{0,100}(?:: .+)?)$/,Lr=(e,t)=>{if(!e.text(t).startsWith("Traceback (most recent call last)")&&!e.find(In,t))return;let s;for(let o=t;o<
e.length&&o<t+200;o++){const r=e.text(o),i=e.find(In,o)?.groups;if(i&&!Tr.test(i.file??"")&&(s={...i}),o===t||r.startsWith(" "))continue;const a=Nr.exec(r)?.groups?.
message;return s&&a?{groups:[{...s,message:a}],next:o+1}:void 0}},Cr={"vitest: vitest":[/^\s*FAIL\s+\S{1,400} > (?<test>\S.{0,300})$/,/^(?<message>\S.*)$/,{pattern:new RegExp(
`^ \u276F (?!.*node_modules)(?:\\S.{0,200} )?(?<file>(?:[A-Za-z]:)?[^\\s:]{1,400})${U}$`),skip:40}],"jest: jest-syntax":[new RegExp(`^\\s{4}${ye}:(?<line>\\d{1,7\
})$`),{pattern:new RegExp(`^\\s{4}(?<message>${ht}: .+)$`),skip:6}],"jest: jest":[/^\s{2}● (?!Test suite failed to run)(?<test>\S.*)$/,{pattern:/^\s{4}(?<message>\S.*)$/,
skip:1,over:/^$/},{pattern:Le,skip:40,over:/^(?!\s{2}●)/}],"cargo: rust":[/^(?<severity>error|warning)(?:\[(?<code>\w+)\])?: (?<message>.+)$/,new RegExp(`^\\s*\
--> ${L}${U}$`)],"python: python":Lr,"go: go-panic":[/^panic: (?<message>.+)$/,{pattern:new RegExp(`^\\s(?!.*/go/(?:src|pkg/mod)/)${L}:(?<line>\\d{1,7})(?: \\+0x.\
*)?$`),skip:20}],"node: node-syntax":[new RegExp(`^(?!.*node_modules)${ye}:(?<line>\\d{1,7})$`),{pattern:new RegExp(`^(?<message>${ht}(?: \\[\\w+\\])?: .+)$`),skip:6}],
"node: node-import":/^(?:\w*Error )?\[?(?<code>ERR_MODULE_NOT_FOUND|ERR_PACKAGE_PATH_NOT_EXPORTED)\]?: (?<message>(?:Cannot find (?:module|package)|Package subpath) '[^']{1,400}'(?: is not defined by "exports" in \S{1,400})?) imported from (?<file>\S{1,400})$/,
"node: node-cause":Ar,"node: node-stack":[Cn,{pattern:Le,skip:20,over:wt}],"nuxt, docusaurus: consola":[/^\[(?:error|fatal)\] (?<message>\S.*)$/,{pattern:Le,skip:20,
over:/^\s+at /}],plain:new RegExp(`^\\s{0,4}(?!- )(?:(?:vet|error|ERROR|Error):? (?:in )?)?${ye}${U}:?(?: -)?\\s+(?:(?:fatal )?(?<severity>error|warning|note|inf\
o)\\b[: ]\\s*)?(?!\\+0x)(?<message>\\S.*)$`)},Mn=[vr,_r,kr,xr,Cr].flatMap(br);class Ir{all;#e=new Map;constructor(t){this.all=t}get length(){return this.all.length}text(t){
return this.all[t]?.text??""}find(t,n){let s=this.#e.get(t);s||(s=[],this.#e.set(t,s));const o=s[n];if(o!==void 0)return o;const r=F(t,this.text(n));return s[n]=
r,r}}function Mr(e,t,n){if("match"in e)return e.match(t,n);const s={};let o=n;for(const[i,a]of e.steps.entries()){const d=Dr(Pn(a),t,o,i>0);if(!d)return;for(const[
c,h]of Object.entries(d.groups))h!==void 0&&(s[c]=h);o=d.at+1}const r=e.steps.at(-1);return!e.repeat||!r?{groups:[s],next:o}:Pr(Pn(r).pattern,s,t,o)}function Pr(e,t,n,s){
const o=[t];let r=s;for(;r<n.length&&o.length<1e3;r++){const i=n.find(e,r);if(!i)break;o.push({file:t.file,...i.groups})}return{groups:o,next:r}}function Pn(e){
return e instanceof RegExp?{pattern:e}:e}function Dr(e,t,n,s){const o=s?e.skip??0:0,r={};for(let i=n;i<=n+o&&i<t.length;i++){const a=t.find(e.pattern,i);if(a)return{
at:i,groups:{...r,...a.groups}};const d=e.over&&t.find(e.over,i);if(e.over&&!d)return;for(const[c,h]of Object.entries(d?.groups??{}))h!==void 0&&(r[c]=h)}}const Dn=500,
jn=500,jr=[["warning",/^(?:warn|warning|deprecation warning|!|⚠)/i],["notice",/^(?:hint|info|note|message|i$)/i],["error",/./]],Ur=/^Compiled with warnings\.?$/,
Fr=/\bfail(?:ed)?\b|^error\b|^Treating warnings as errors/i;function Wr(e,t=Mn){const n=new Ir(cn(e)),s=new Map;let o=!1;for(let r=0;r<n.length&&s.size<Dn;){const i=n.
text(r);o=Ur.test(i)||o&&!Fr.test(i);const a=Gr(n,r,t);for(const d of a?.diagnostics??[]){const c=o&&d.severity==="error"?{...d,severity:"warning"}:d,{file:h,line:k,
column:D,message:q}=c,V=JSON.stringify([h,k,D,q]);!s.has(V)&&s.size<Dn&&s.set(V,c)}r=a?.next??r+1}return[...s.values()]}function Gr(e,t,n){if(e.text(t).trim()!==
"")for(const s of n){const o=Mr(s,e,t);if(!o)continue;return{diagnostics:o.groups.map(i=>{const a=zr(i,s,e.all[t]?.folder);if(!a)return;const d=Dt(a.message,e.all,
Br(a.message,e,t,o.next)),c=i.test===void 0?"":`, in the test "${i.test.slice(0,120)}"`;return{...a,message:(0,f.Ow)(d+c,jn)}}).filter(i=>i!==void 0),next:o.next}}}
function Br(e,t,n,s){for(let o=n;o<s;o++)if(t.text(o).includes(e.slice(0,60)))return o;return s-1}function zr(e,t,n){const{message:s,frame:o}=e,r=(e.file??"").replace(
/(?<=\.mdx?)\.js(?=$|\?)/,"");if(!(r||o)||!s)return;const i=r===(e.file??"")&&Un(e.line)||null,a=i===null?null:Un(e.column);return{file:r&&Yr(r.trim(),n)+Hr(t,r,
i),line:i,column:a===null?null:t.zeroColumn?a+1:a||null,severity:qr(e.severity,t),code:e.code??null,message:(0,f.Ow)(Zr(Kr(s.trim(),r),r),jn),frame:o}}function Hr({
part:e=""},t,n){return n===null||e===Ke&&t.startsWith("/")?"":e}function Kr(e,t){const n=e.replace(/^(?:error: |\[error\] )|\?vue&type=[\w=&.-]+| \[plugin [\w@/:-]{1,60}\]$/gi,
""),[,s="",o]=/^(\S{1,400}?)(?::\d{1,7}){0,2}: (.+)$/.exec(n)??[],[r]=t.split("?",1);return o!==void 0&&(`/${s}`.endsWith(`/${r}`)||`/${r}`.endsWith(`/${s}`))?o:
n}function Zr(e,t){return e.replace(/(?<=^Cannot find module ')\/[^']{1,400}(?='$)/,n=>{const s=_.posix.relative(_.posix.dirname(t),n);return t.startsWith("/")?
s.startsWith(".")?s:`./${s}`:n})}function qr(e,t){return e===void 0?t.severity??"error":jr.find(([,n])=>n.test(e))?.[0]??"error"}function Un(e){return e===void 0?
null:Number(e)}function Yr(e,t){return t===void 0||/^(?:[A-Za-z]:|[a-z-]+:\/\/|[\\/])/.test(e)?e:`${t}/${e.replace(/^(?:\.\/)+/,"")}`}const Vr={formats:Mn,causes:dn};
var Xr=$(1884),Jr=$(6541);const Qr=[0,1e3,2e3,4e3];async function ei(e,t,n,s,o){const r=await li(e,t,s,o);return r?ti(r,n,s.tree,s.rules??Vr):{headline:`The dep\
loyment ${e} failed, and the platform gives no reason`,remedy:`Look at the deployment ${e} in the platform.`,stage:void 0,code:void 0,exitCode:void 0,diagnostics:[],
moreDiagnostics:0,log:[]}}function ti(e,t,n,s){const{kept:o={}}=t,r={...t.configuration,...ni(t)},{rootDirectory:i}=r.settings,a={exists:n?.exists??(()=>!1),rootDirectory:typeof i==
"string"?i:void 0,folders:ci(r,n)},{shown:d,rest:c}=Pe(ri(e,a,s)),{repository:h,branch:k,outputDirectory:D}=r,{fault:q,...V}=fr({...e,diagnostics:d,list:n?.list,
repository:h,branch:k,outputDirectory:D,keptOutput:t.configuration.outputDirectory===void 0&&D!==void 0},s.causes),Ye=q&&ii(Jn(q.part),q.summary,V.cause,d,a),Ve=oi(
e.code,o);return{...V,remedy:Ve===void 0?V.remedy:[V.remedy,Ve].filter(Boolean).join(`
`),message:e.message&&(0,f.Ow)(e.message,500),stage:e.stage,code:e.code,exitCode:e.exitCode,diagnostics:Ye?[Ye,...d]:d,moreDiagnostics:c.error+c.warning+c.notice,
log:er(e.log)}}function ni({kept:e={},configuration:t}){const{buildCommand:n=e.buildCommand,outputDirectory:s=e.outputDirectory,settings:o}=t,r=e.rootDirectory===
void 0?{}:{rootDirectory:e.rootDirectory};return{...(0,y.Eb)({buildCommand:n,outputDirectory:s}),settings:{...r,...o}}}const si={package_json_invalid:["rootDire\
ctory"],root_directory_missing:["rootDirectory"],node_unavailable:["nodeVersion"],install_failed:["installCommand","nodeVersion"],build_script_missing:["buildCo\
mmand","rootDirectory"],build_failed:["buildCommand"],build_timeout:["buildCommand"],output_missing:["outputDirectory","buildCommand"],output_empty:["outputDire\
ctory","buildCommand"]};function oi(e,t){const n=(si[e??""]??[]).filter(r=>t[r]!==void 0);if(n.length===0)return;const s=n.map(r=>`${r} ${(0,Jr.JJ)(t[r])}`).join(
" and "),o=`{${n.map(r=>`"${r}": null`).join(", ")}}`;return`This deploy did not give ${s}: the app has it from before. To unset it: slipway settings unset ${n.
join(" ")}, or app-settings: '${o}'.`}function ri({diagnostics:e,log:t},n,{formats:s}){return e.length===0?hn(Wr(t,s),n):hn(e,{...n,folders:["",...n.folders??[]]})}
function ii(e,t,n,s,o){if(e===void 0||s.some(({severity:i})=>i==="error"))return;const r=ft(e,o);return r===void 0?void 0:{file:r,line:null,column:null,severity:"\
error",code:n??null,message:t}}function ai({code:e,message:t,exitCode:n,signal:s,log:o,diagnostics:r}){return[e,t,n,s].some(a=>a!==void 0)||o.length>0||r.length>
0}const di=8;function ci(e,t){const{buildCommand:n="",outputDirectory:s="",settings:o}=e,r=n.split(/[\s'"=;&|()]+/).map(c=>c.replace(/^(?:\.\/)+|(?<!\/)\/+$/g,"")),
i=s.split("/").map((c,h,k)=>k.slice(0,h).join("/")),a=typeof o.rootDirectory=="string"?`${o.rootDirectory}/`:"",d=[...r,...i.reverse()].filter(c=>/^[^./-][^:*?]*$/.
test(c));return[...new Set(d)].map(c=>a+c).filter(c=>(t?.list(c).length??0)>0).slice(0,di)}async function li(e,t,n,s){try{const o=async()=>{const r=await n.platform.
readFailure(t,e);return r&&ai(r)?r:void 0};return await(0,Xr.de)(Qr,o,n)}catch(o){n.signal.throwIfAborted();const r=(0,p.I7)(o);s.warn(`The failure record of ${e}\
 cannot be read: ${r.message}`,r.remedy);return}}}),1884:((de,K,$)=>{$.d(K,{E4:()=>G,Z5:()=>j,de:()=>F});var p=$(3739);const y=3,f=[500,1500,3e3];async function G(v){
for(let R=1;;R++)try{return await v.send()}catch(T){if(v.signal.throwIfAborted(),!H(T))throw T;const z=await F(f,()=>v.find(),v);if(z!==void 0)return z;if(R===y||
j(T))throw T}}function j(v){return v instanceof p.GQ&&v.call?.unclear===!0}function H(v){return v instanceof p.GQ&&(v.call?.outcome==="unknown"||v.code==="unexp\
ected_response")}async function F(v,R,{clock:T,signal:z}){for(const N of v){N>0&&await T.sleep(N,z);const P=await R();if(P!==void 0)return P}}}),6541:((de,K,$)=>{
$.d(K,{JJ:()=>v,bA:()=>j,fs:()=>R,pK:()=>z,q9:()=>T,uq:()=>F});var p=$(7975),y=$(5807),f=$(86);const G=new Set(["appID","id","name","type","state","status","url",
"subdomain","repository","branch","variables"].map(f.tK));function j(N,P){return N&&((0,f.Pf)(N.fields).get((0,f.tK)(P))??null)}function H({fields:N}){const P=Object.
entries(N).filter(([x,W])=>W!==null&&!G.has((0,f.tK)(x)));return Object.fromEntries(P)}function F(N,P){const x=new Set(Object.keys(P).map(f.tK)),W=Object.entries(
H(N)).flatMap(([I,C])=>["string","number","boolean"].includes(typeof C)&&C!==""&&!x.has((0,f.tK)(I))?[[I,String(C)]]:[]);return Object.fromEntries(W)}function v(N){
return N==null?"not set":(0,y.Ow)(JSON.stringify(N),200)}function R(N,P){return Object.entries(P).flatMap(([x,W])=>{const I=j(N,x);return I===void 0?[`${(0,y.Ow)(
x,60)}: ${v(W)}`]:(0,p.isDeepStrictEqual)(I,W)?[]:[`${(0,y.Ow)(x,60)}: ${v(I)} \u2192 ${v(W)}`]})}function T(N,P){const x=[...P.keys()];if(N===void 0)return x;const W=x.
map(C=>`${C} (${N.includes(C)?"set before":"new"})`),I=N.filter(C=>!P.has(C)).map(C=>`${(0,y.Ow)(C,100)} (removed)`);return[...W,...I]}async function z({appID:N},P,x,W){
const{stored:I}=await W.lookUp(N),C=Object.keys(P).filter(w=>!(0,p.isDeepStrictEqual)(x[w],P[w])&&(0,p.isDeepStrictEqual)(j(I,w),P[w]));return C.length>0&&await W.
updateApp(N,Object.fromEntries(C.map(w=>[w,x[w]]))),C}}),3716:((de,K,$)=>{$.d(K,{LP:()=>y,QE:()=>F});var p=$(5807);function y(v){return/^\s*at\s.*[:)\d]$/.test(
v)}const f=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,G=2,j=2e3;class H{#e;#n;#t=[];#s=0;constructor(R){
this.#e=R}push(R){const T=(0,p.Nl)(R.slice(0,j)).trimEnd().replace(/ \{$/,"");return y(T)?this.#n===void 0&&!f.test(T)?(this.#n=R,[...this.#o(),R]):(this.#s+=1,
this.#t.length<G&&this.#t.push(R),[]):[...this.end(),R]}end(){return this.#n=void 0,this.#o()}#o(){const[R,T]=[this.#s,this.#t];return[this.#s,this.#t]=[0,[]],R<
G?T:[this.#e(R)]}}function F(v,R){const T=new H(R);return[...v.flatMap(z=>T.push(z)),...T.end()]}})};export{pi as id,mi as ids,fi as modules};

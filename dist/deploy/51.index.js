const si=51,oi=[51],ri={2207:((ae,B,v)=>{v.d(B,{Mb:()=>$,PB:()=>w,iV:()=>D,sR:()=>f});const w=["queued","building","syncing","activating","succeeded","failed","\
cancelled"],$=["queue","clone","install","build","sync","activate"],f=["repository_not_found","repository_not_allowed","branch_not_found","commit_not_found","cl\
one_failed","root_directory_missing","package_json_invalid","build_script_missing","app_ambiguous","server_build","no_start_command","node_unavailable","install\
_failed","build_failed","build_timeout","build_killed","builder_crashed","out_of_memory","disk_quota","output_missing","output_empty","nothing_to_serve","output\
_unsafe","output_too_large","site_broken","disk_full","storage_unavailable","sync_failed","start_failed","not_listening","unhealthy","dns_refused","activation_f\
ailed","cdn_refused","interrupted"],D={invalid_request:400,unauthorized:401,forbidden:403,not_found:404,organization_not_found:404,app_not_found:404,deployment_not_found:404,
release_not_found:404,table_not_found:404,method_not_allowed:405,app_exists:409,conflict:409,domain_taken:409,app_deleted:410,body_too_large:413,unsupported_media_type:415,
validation_failed:422,domain_not_verified:422,quota_exceeded:422,rate_limited:429,internal:500,unavailable:503}}),2388:((ae,B,v)=>{v.r(B),v.d(B,{decodeFailure:()=>E});
var w=v(8302),$=v(5807),f=v(86),D=v(8438),j=v(1547);const Z=(0,$.aL)("failure deploymentfailure deployfailure error deployment"),U=(0,$.aL)(`
  message errormessage failuremessage statusmessage reason failurereason statusreason description detail
  summary error title cause msg text
`),A=(0,$.aL)(`
  stage phase step failedstage failedstep failedphase errorstep errorstage stagename stepname
`),R=(0,$.aL)("code errorcode failurecode errortype reasoncode"),N=(0,$.aL)("diagnostics errors annotations issues problems findings"),H=(0,$.aL)(`
  log logs logtail buildlog buildlogs deploylog joblog output lines stdout stderr
  events entries transcript console trace tail excerpt
`),O=[...new Set([...D.m5,...D.wy])],I=(0,$.aL)("error reason cause failure details"),L=/^(?!(?:failure|error)s?$).*(?:fail|error|timed?[_-]?out|kill|crash|memory|missing|invalid|not[_-]?found|denied|exceed)/i,
C=4,g={lines:5e3,line:64*1024,findings:1e3,file:4096,text:2e3,word:200},E=(l,m,p,b)=>{const x=z(l),V=[ne((0,f.If)((0,f.w)(x,Z))),..._(x)],J=X=>V.flatMap(Qe=>(0,f.
Qq)(Qe,...X)??[])[0],{placed:ue,loose:Me}=qe(V),Xe=J(U),xe=[...ge(V,H)??ge([(0,f.Pf)(x)],O,Array.isArray)??[],...Me],ie=oe(Xe).filter(X=>X.trim()!==""),Pe={stage:J(
A),code:J(R)??V.flatMap(X=>(0,f.Qq)(X,"type","kind")??[]).find(X=>L.test(X)),message:ie[0]??Me[0],exitCode:V.flatMap(X=>(0,f.nd)(X,"exitcode","exitstatus","retu\
rncode")??[])[0],signal:J(["signal","exitsignal"]),log:xe.length===0&&ie.length>1?ie:xe,diagnostics:ue};return se(de(b,Pe))};function z(l){return typeof l=="str\
ing"?{message:l}:Array.isArray(l)?l.every(m=>typeof m=="string")?{log:l}:l.some(m=>ke(m)!==void 0)||oe(l).length===0?{errors:l}:{log:l}:l}function ne(l,m=0){const p=I.
map(x=>l.get(x)).find(w.Gv);if(p===void 0||m>C)return l;const b=[...l].filter(([,x])=>x!==p);return ne(new Map([...b,...(0,f.Pf)(p)]),m+1)}function ge(l,m,p=()=>!0){
return l.map(b=>m.flatMap(x=>p(b.get(x))?oe(b.get(x)):[])).find(b=>b.length>0)}function de(l,m){const p=l?.values;if(p===void 0)return m;const b=x=>p.has(x)?(0,f.
Qq)(p,x):m[x];return{stage:b("stage"),code:b("code"),message:b("message"),signal:b("signal"),exitCode:p.has("exitCode")?(0,f.nd)(p,"exitCode"):m.exitCode,log:p.
has("log")?oe(p.get("log")):m.log,diagnostics:p.has("diagnostics")?Le(p.get("diagnostics")).flatMap(x=>ke(x)??[]):m.diagnostics}}function se(l){const{stage:m,code:p,
message:b,signal:x,log:Y,diagnostics:V}=l;return{...l,stage:q(m,g.word),code:q(p,g.word),message:q(b,g.text),signal:q(x,g.word),log:Y.slice(-g.lines).map(J=>(0,$.
vI)(J,g.line)),diagnostics:V.filter(({file:J})=>J.length<=g.file).slice(0,g.findings)}}function q(l,m){return l&&(0,$.vI)(l,m)}const he=4,le=200,re=100,u=new Set(
(0,$.aL)(`
    app application site project user owner team creator author links request
    config spec env environment source git gitsource commit trigger deploymenttrigger
  `)),y=(0,$.aL)(`
  steps stages phases jobs tasks conditions builds children results components workflows
`),S=new Set((0,$.aL)("deployments deploys releases revisions rollouts runs environments"));function _(l){const m=[];let p=[(0,f.Pf)(l)];for(let b=0;b<=he&&p.length>
0&&m.length<le;b+=1)m.push(...p.slice(0,le-m.length)),p=p.flatMap(F);return m}function F(l){return[...l].flatMap(([m,p])=>u.has(m)?[]:Array.isArray(p)?S.has(m)?
[]:Se(p,y.includes(m)).map(He):(0,w.Gv)(p)?[(0,f.Pf)(p)]:[])}function Se(l,m){const p=l.slice(-re).filter(w.Gv).map(f.Pf),b=p.filter(Te),x=()=>p.filter(Y=>y.some(
V=>Array.isArray(Y.get(V))));return(b.length>0||!m?b:x()).toReversed()}const G=(0,$.aL)("status state result outcome conclusion phase");function Te(l){return l.
get("success")===!1||G.some(m=>Ae(l.get(m),0))}function Ae(l,m){if(typeof l=="string")return/^false$/i.test(l)||(0,j.PY)(l)==="failure";const p=(0,f.Pf)(l);return m<
2&&["name",...G].some(b=>Ae(p.get(b),m+1))}function He(l){const m=(0,f.Qq)(l,"stage","phase","step","name","id");return m!==void 0&&!l.has("stage")&&Te(l)?new Map(
[...l,["stagename",m]]):l}const Ke=(0,$.aL)("location loc position range start span begin region physicallocation"),Ne=(0,$.aL)("file filename filepath path uri\
 sourcefile"),Ze=[[/^(?:warn|1$)/i,"warning"],[/^(?:info|notice|note|hint|suggestion|debug|0$)/i,"notice"]];function qe(l){const m=new Set(l.flatMap(x=>N.map(Y=>x.
get(Y)))),p=[],b=[];for(const x of[...m].flatMap(Le).slice(0,g.lines)){const Y=ke(x);Y?p.push(Y):b.push(...oe(x))}return{placed:p,loose:b}}function Le(l){return Array.
isArray(l)?l:l==null?[]:[l]}function ke(l){const m=Ce((0,f.Pf)(l)),p=(0,f.Qq)(m,...Ne),b=(0,f.Qq)(m,"message","text","msg","description","reason","title");if(p===
void 0||b===void 0)return;const x=(0,f.Qq)(m,"severity","level","type","annotationlevel")??"",Y=m.has("character")?1:0,V=J=>{const ue=(0,f.nd)(m,...(0,$.aL)(J));
return ue!==void 0&&ue+Y>=1?ue+Y:null};return{file:p.replace(/^file:\/\/\//,"/"),line:V("line linenumber startline row lineno"),column:V("column col columnnumbe\
r startcolumn character"),severity:Ze.find(([J])=>J.test(x))?.[1]??"error",code:q((0,f.Qq)(m,"code","rule","ruleid"),g.word)??null,message:(0,$.vI)(b,g.text)}}function Ce(l,m=0){
const p=Ke.map(b=>l.get(b)).find(w.Gv);return p===void 0||m>C?l:(0,f.If)([l,Ce((0,f.Pf)(p),m+1)])}const Ye=(0,$.aL)(`
  text line message msg content output log logs lines entries events items payload textpayload data value tail
`),Ve=(0,$.aL)("order sequence seq index position linenumber"),ce=(0,$.aL)("timestamp time date createdat created ts");function oe(l,m=0){if(typeof l=="string")
return ve(l,m);if(m>C)return[];if(Array.isArray(l))return _e(l).flatMap(x=>oe(x,m+1));const p=(0,f.Pf)(l),b=Ye.find(x=>p.has(x));return b===void 0?[]:oe(p.get(b),
m+1)}function ve(l,m){if(m===0&&/^\s*\[\s*\{/.test(l))try{const p=oe(JSON.parse(l),1);if(p.length>0)return p}catch{}return l.replace(/\r?\n$/,"").split(/\r?\n/)}
function _e(l){const m=l.filter(p=>(0,f.Pf)(p).get("hidden")!==!0);return m.length<2||!m.every(w.Gv)?m:Ie(m,p=>(0,f.nd)(p,...Ve))??Ie(m,Je)??m}function Je(l){return(0,f.
Qq)(l,...ce)===void 0?void 0:(0,f.kB)(l,...ce)}function Ie(l,m){const p=l.map(b=>({entry:b,key:m((0,f.Pf)(b))}));if(!p.some(b=>b.key===void 0))return p.sort((b,x)=>Number(
b.key)-Number(x.key)).map(({entry:b})=>b)}}),86:((ae,B,v)=>{v.d(B,{Dy:()=>ge,If:()=>U,LO:()=>de,MX:()=>L,PM:()=>O,Pf:()=>Z,Qq:()=>E,TU:()=>he,VF:()=>A,b6:()=>g,
k$:()=>N,kB:()=>ne,lS:()=>R,nd:()=>z,tK:()=>j,w:()=>C,zs:()=>se});var w=v(3739),$=v(8302),f=v(5807),D=v(8438);function j(u){return u.toLowerCase().replace(/[_\-$@]/g,
"")}function Z(u){const y=new Map;if(!(0,$.Gv)(u))return y;for(const[S,_]of Object.entries(u)){const F=j(S);y.has(F)||y.set(F,_)}return y}function U(u){return new Map(
u.toReversed().flatMap(y=>[...y]))}function A(u,y){return{path:u,value:y,fields:Z(y)}}function R(u,y){return Object.entries(u.value).filter(([S])=>y.includes(j(
S))).map(([S,_])=>({path:H(u.path,S),member:_}))}function N(u,y){for(const S of y)for(const{path:_,member:F}of R(u,[S]))if((0,$.Gv)(F))return A(_,F)}function H(u,y){
const S=O((0,f.Ow)(y,40));return u===""?S:`${u}.${S}`}function O(u){return/^[A-Za-z_]\w*$/.test(u)?u:`\`${u.replaceAll("`","")}\``}function I(u){return/^[\w.$]+$/.
test(u)?u:JSON.stringify(u)}function L(u,y){const S=[];let _=(0,$.Gv)(u)?A("",u):void 0;for(;_!==void 0&&S.length<=D.sX;)S.unshift(_),_=N(_,[...y,...D.wy]);return S}
function C(u,y){return L(u,y).map(({fields:S})=>S)}function g(u){return typeof u=="number"?String(u):typeof u=="string"&&u!==""?u:void 0}function E(u,...y){for(const S of y){
const _=g(u.get(S));if(_!==void 0)return _}}function z(u,...y){for(const S of y){const _=u.get(S),F=typeof _=="string"&&/^-?\d{1,15}$/.test(_)?Number(_):_;if(Number.
isSafeInteger(F))return Number(F)}}function ne(u,...y){for(const S of y){const _=u.get(S),F=typeof _=="string"&&/^\d+(?:\.\d+)?$/.test(_)?Number(_):_;if(typeof F==
"number"&&Number.isFinite(F))return Math.round(F<1e11?F*1e3:F);const Se=typeof _=="string"?Date.parse(_):Number.NaN;if(!Number.isNaN(Se))return Se}}function ge(u){
const y=g(u);if(y===void 0)return;const S=/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/].*)?$/i.test(y)?`https://${y}`:y;return/^https?:\/\//i.test(S)&&URL.canParse(S)?S:
void 0}function de(u,y,S,_){return q(`has no ${u}; ${le(y)}`,S,_)}function se(u,y,S,_){return q(`has more than one ${u}: ${y.join(" and ")}; Slipway does not gu\
ess`,S,_)}function q(u,y,S){const _=y.status===void 0?"":` (${y.status})`;return new w.GQ("unexpected_response",`The answer to ${y.method} ${y.path}${_} ${u}`,{
remedy:S===void 0?"Check that the address is the service itself. If it is, its answers have a shape that Slipway does not know.":`Check that base-url is the con\
trol plane. If it is, say where the value is in a map (input api-map):
${S}
"slipway doctor --write slipway-api.yml" writes a map to start from.`,call:{...y,outcome:"unknown",unclear:!0}})}function he(u,y,S){return`answers:
  ${u}:
    ${y}: ${I(S)}`}function le(u){if(u===void 0)return"it is empty.";if(Array.isArray(u))return`it is a list of ${u.length}.`;if(!(0,$.Gv)(u))return`it is ${u===
null?"null":`a ${typeof u}`}.`;const y=re(u,0),S=y.slice(0,30).join(", ");return y.length===0?"it is an empty object.":`it has: ${S}${y.length>30?", \u2026":""}\
.`}function re(u,y){return!(0,$.Gv)(u)||y>D.sX?[]:Object.entries(u).flatMap(([S,_])=>[(0,f.Ow)(S,40),...re(_,y+1).map(F=>`${(0,f.Ow)(S,40)}.${F}`)])}}),8438:((ae,B,v)=>{
v.d(B,{A9:()=>O,BV:()=>U,Bw:()=>ne,DE:()=>q,E6:()=>L,H7:()=>ge,Hl:()=>se,Ld:()=>C,M0:()=>D,Mg:()=>u,NP:()=>he,S3:()=>N,T8:()=>re,Vt:()=>R,XD:()=>I,XQ:()=>H,cJ:()=>de,
dI:()=>z,gW:()=>E,m5:()=>A,qQ:()=>le,sX:()=>Z,tl:()=>g,uH:()=>f,uq:()=>$,wy:()=>j});var w=v(5807);const $={label:"app",names:(0,w.aL)("app application"),kin:(0,w.
aL)("site service website webapp staticsite"),lists:(0,w.aL)("apps applications sites services")},f={label:"deployment",names:(0,w.aL)("deploy deployment"),kin:(0,w.
aL)("job build release run rollout revision"),lists:(0,w.aL)(`
    deployments deploys jobs builds releases runs rollouts revisions jobsummaries deploymentsummaries
  `)},D={label:"environment",names:(0,w.aL)("environment env"),kin:[],lists:(0,w.aL)("environments envs")},j=(0,w.aL)("data result item response payload body co\
ntent node embedded"),Z=2,U=(0,w.aL)("attributes properties metadata"),A=(0,w.aL)("items data results result list records entries values value nodes edges"),R=(0,w.
aL)("errors messages warnings notices included links"),N=(0,w.aL)("id uid uuid guid"),H=(0,w.aL)(`
  status state readystate currentstatus currentstate
  deploymentstatus deploystatus deploymentstate deploystate jobstatus jobstate
`),O=(0,w.aL)("phase deploymentphase"),I=(0,w.aL)("state status phase name value"),L=(0,w.aL)("conclusion result outcome"),C=(0,w.aL)("stage step currentstage c\
urrentstep stagename"),g=(0,w.aL)(`
  url publicurl liveurl siteurl appurl sslurl productionurl primaryurl weburl
  deploymenturl deployurl deploysslurl previewurl
  defaultingress defaultdomain defaulthostname livedomain hostname host domain fqdn
`),E=(0,w.aL)("urls domains hostnames aliases status links endpoints"),z=(0,w.aL)("branch gitbranch branchname sourcebranch gitref ref githubcommitref headbranc\
h"),ne=(0,w.aL)("repository repo repositoryurl repourl gitrepository gitrepo giturl"),ge=(0,w.aL)("branch productionbranch gitbranch repobranch"),de=(0,w.aL)(`
  commit commitsha commitid commithash commitref sha gitsha gitcommit gitcommitsha
  revision sourceversion githubcommitsha headsha
`),se=(0,w.aL)("source git gitsource meta trigger deploymenttrigger metadata commit"),q=(0,w.aL)(`
  createdat created createdon creationtime createtime createdtime createdtimeutc
  creationtimestamp datecreated insertedat queuedat starttime startedat timestamp
`),he=(0,w.aL)("supersededby replacedby"),le=(0,w.aL)("nextcursor cursor nextpagetoken nexttoken endcursor continue next"),re=(0,w.aL)("pagination paging page p\
ageinfo meta metadata resultinfo links"),u=(0,w.aL)("next nextlink nexturl nextpage")}),1547:((ae,B,v)=>{v.d(B,{PY:()=>U,Y4:()=>j,as:()=>$});var w=v(5807);const $=[
"success","failure","cancelled","pending"],f={success:(0,w.aL)(`
    succeeded success successful ready live active complete completed deployed deploysucceeded deploymentsucceeded
    activated done ok published finished passed succeed healthy
  `),failure:(0,w.aL)(`
    failed failure error errored crashed timedout timeout rejected broken buildfailed deployfailed deploymentfailed
    builderror deployerror deploymenterror syncfailed uploadfailed activationfailed internalerror rolledback updatefailed
    predeployfailed releasefailed rollbacksucceeded rollbackcomplete degraded fatal
  `),cancelled:(0,w.aL)(`
    cancelled canceled aborted superseded skipped stopped replaced expired deactivated cancelledbyuser canceledbyuser
    removed deleted abandoned
  `),pending:(0,w.aL)(`
    queued pending created waiting scheduled accepted starting initializing started running inprogress processing
    building cloning installing syncing uploading deploying activating publishing invalidating provisioning
    cancelling canceling new enqueued idle prepared preparing uploaded processed retrying working progressing
    pendingbuild pendingdeploy pendingreview pendingpublish waitingfordeployment needsapproval
    buildinprogress updateinprogress predeployinprogress waitingforresource removing verifying
    requested planned finalizing releasing testing reconciling unknown
  `)},D=new Map($.flatMap(A=>f[A].map(R=>[R,A])));function j(A){return A.toLowerCase().replace(/[\s_-]/g,"")}const Z=[["failure",/(?:failed|error)$/],["pending",
/(?:inprogress|pending|queued)$/]];function U(A,R=new Map){const N=j(A);return R.get(N)??D.get(N)??Z.find(([,H])=>H.test(N))?.[0]}}),219:((ae,B,v)=>{v.d(B,{explain:()=>Br});
var w=v(3739),$=v(8302),f=v(5807),D=v(2207);const j=new WeakMap,Z=3;function U(e,t){const n=A(e);if(n.length===0)return e.exec(t);for(const s of n)if(t.includes(
s))return e.exec(t);return null}function A(e){let t=j.get(e);if(t===void 0){const n=e.ignoreCase?[]:R(e.source);t=n.every(s=>s.length>=Z)?n:[],j.set(e,t)}return t}
function R(e){const t=[""];let n="",s=0;for(let o=0;o<=e.length;o++){const r=e[o]??"",a=r==="\\"?e[++o]??"":"";if(N.test(a))return[];if(r==="["&&(o=I(e,o)),r===
"("&&(s+=1),r===")"&&(s-=1),s>0&&r!=="(")continue;const i=r==="\\"?a:r;if(i!==""&&!(r==="\\"?O:H).includes(i)){n+=i;continue}(r==="*"||r==="?"||r==="{")&&(n=n.slice(
0,-1)),n.length>(t.at(-1)??"").length&&(t[t.length-1]=n),n="",r==="{"&&(o=e.indexOf("}",o)),r==="|"&&t.push("")}return t}const N=/^[uxck\d]$/,H="()[{*+?^$.|",O="\
bBdDsSwWnrtfvpP";function I(e,t){let n=t+1;for(;e[n]!=="]";)n+=e[n]==="\\"?2:1;return n}function L(e,t,n){for(const s of e.signs)if(!(s.codes&&!(t.code&&s.codes.
includes(t.code)))&&!(s.exitCodes&&!(typeof t.exitCode=="number"&&s.exitCodes.includes(t.exitCode)))&&!(s.signals&&!(t.signal&&s.signals.includes(t.signal)))&&!(s.
stages&&t.stage&&!s.stages.includes(t.stage.toLowerCase()))&&!(s.weak&&t.diagnostics?.some(({severity:o,line:r})=>o==="error"&&r!==null))){if(!s.log)return{groups:{},
facts:t,lines:n};for(let o=n.length-1;o>=0;o--){const r=U(s.log,n[o]??"");if(r)return{groups:r.groups??{},facts:t,lines:n}}}}function C({code:e}){return D.sR.some(
t=>t===e)}function g(e,t){for(const n of e){const s=U(t,n)?.[1];if(s!==void 0)return s}}function E(e,t){return e===void 0||e===""?t:`"${e}"`}var z=v(9882);const ne=/; there (?:is|are) (?<names>[^;]{1,300})$/;
function ge(e,t){return t.length===0||ne.test(e)?e:`${e.replace(/[.:]?\s{0,4}$/,"")}; there ${t.length===1?"is":"are"} ${t.join(", ")}`}function de(e){return e.
replace(ne,"")}function se(e){return ne.exec(e)?.groups?.names?.split(", ")??[]}function q(e){return e.endsWith("/")}function he(e){return se(e).find(q)}const le=[
/["'](?<name>[\w$]{1,200})["'] is not exported (?:by|from) (?:["'](?<from>[^"']{1,400})["']|(?<path>[^\s,"']{1,400}))/,/No matching export in "(?<from>[^"]{1,400})" for import "(?<name>[\w$]{1,200})"/,
/\bexport '(?<name>[\w$]{1,200})' (?:\(imported as '[^']{1,200}'\) )?was not found in '(?<from>[^']{1,400})'/,/The requested module '(?<from>[^']{1,400})' does not provide an export named '(?<name>[\w$]{1,200})'/,
/(?:Module )?'"(?<from>[^"']{1,400})"' has no exported member (?:named )?'(?<name>[\w$]{1,200})'/,/\bExport (?<name>[\w$]{1,200}) doesn't exist in target module/,
/'(?<from>[^']{1,400})' does not contain a (?<name>default) export/,/Module '"(?<from>[^"]{1,400})"' has no (?<name>default) export/];function re(e){for(const t of le){
const{name:n,from:s,path:o}=U(t,e)?.groups??{};if(n!==void 0)return{name:n,from:s??o}}}const u=300,y=/^ {0,40}export (?:declare |abstract )?(?:async )?(?:const enum|const|let|var|function ?\*?|class|interface|type|enum|namespace) (?<name>[\w$]{1,100})/,
S=/^\s{0,40}(?:module\.)?exports\.(?<name>[\w$]{1,100})\s*=/,_=/(?:^|\bas\s+)(?<name>[\w$]{1,100})\s*$/,F=/^\s{0,40}export\s+(?:type\s+)?\*\s+from\s+["'](?<from>[^"']{1,300})["']/;
function Se(e){const t=new Set,n=[];let s=!1;for(const o of e){const r=(y.exec(o)??S.exec(o))?.groups?.name;r&&t.add(r),/^\s{0,40}export\s+default\b/.test(o)&&t.
add("default");const a=F.exec(o)?.groups?.from;a!==void 0&&n.push(a);const i=/^\s{0,40}export\s+(?:type\s+)?\{/.exec(o);if(s||=i!==null,!s)continue;const[d=""]=o.
slice(i?.[0].length??0).split("}",1);for(const c of d.replace(/\/\/.*$/,"").split(",")){const h=_.exec(c.trim())?.groups?.name;h&&t.add(h)}if(s=!o.includes("}"),
t.size>=u)break}return{own:[...t],from:n}}var G=v(6760);const Te=["error","warning","notice"],Ae=/^\..|.\.config\.[a-z]{1,10}$|^package(?:-lock)?\.json$/;function He(e){
const t=G.posix.basename(e);return Ae.test(t)||t.includes("tsconfig")&&t.endsWith(".json")}const Ke=/^TS5\d{3}$/;function Ne({code:e}){return Ke.test(e??"")}const Ze=/^ts\(?(?:2304|2305|2307|2503|2552|2580|2614|2686|2688|2694|2724|2792|2882)\)?$/i,
qe=/^ts\(?(?:6133|6138|6192|6196|6198|6385|6387|7005|7006|7016|7019|7022|7023|7024|7027|7028|7030|7031|7034|7044|7045|7053|18046|80\d{3})\)?$/i,Le=/^(?:\w*Error: )?(?:[×x] )?(?:(?:Module )?[Bb]uild failed\b|Unexpected (?:token|eof|end of file)\b|Expression expected|Declaration or statement expected|Unterminated regexp literal|Expected (?:ident|unicode escape)\b|'(?:[),;:}]|=>|<\/)' expected)/i;
function ke({code:e,message:t}){const n=e??"";return(Ze.test(n)?-1:0)+(qe.test(n)?3:0)+(Le.test(t)?.5:0)}function Ce({code:e}){const[t="",...n]=(e??"").split("/").
reverse();return/^[a-z][a-z-]+$/.test(t)&&n.every(s=>/^@?[a-z][\w-]*$/.test(s))}const Ye=/^Parsing error|\bUnable to resolve\b|\bis not defined\b|\bnot found in\b/;
function Ve(e,t=10){const n=new Set,s=new Set,o=e.map(d=>{const c=JSON.stringify([d.severity,d.file,d.line]),h=JSON.stringify([d.severity,d.message]),k=Ce(d)&&Ye.
test(d.message),P=n.has(c)||s.has(h);n.add(c),s.add(h);const K=(d.line===null?4:0)+(P&&!k?2:0)+(Ne(d)?-2:He(d.file)?1:0)+ke(d)-(k?1:0);return{diagnostic:d,weight:K}}),
r=Te.map(d=>o.filter(({diagnostic:c})=>c.severity===d).toSorted((c,h)=>c.weight-h.weight).map(({diagnostic:c})=>c)),a=Math.max(0,t),i=d=>Math.max(0,(d?.length??
0)-a);return{shown:r.flatMap(d=>d.slice(0,a)),rest:{error:i(r[0]),warning:i(r[1]),notice:i(r[2])}}}function ce(e,{facts:t,lines:n}){if(!e.startsWith("/"))return e;
const s=e.split("/"),o=(t.diagnostics??[]).map(({file:i})=>i.split("/",1)[0]??"").filter(i=>i!==""),r=[...new Set(["node_modules",...t.list?.("")??[],...o])],a=s.
findIndex(i=>r.includes(i));if(a>0)return s.slice(a).join("/");for(let i=s.length-1;i>1;i--){const d=`${s.slice(0,i).join("/")}/`;if(n.some(c=>r.some(h=>oe(c,d+
h))))return s.slice(i).join("/")}return e}function oe(e,t){const n=e.indexOf(t);return n>=0&&!/[\w.-]/.test(e[n+t.length]??"")}function ve(e,t,n=[""]){const s=e.
split("/",40).filter(r=>r!==""&&r!==".");let o="";for(const[r,a]of s.entries()){const i=t(o),d=(r===s.length-1?n:[""]).map(h=>`${a}${h}`),c=d.find(h=>i.includes(
h))??d.map(h=>i.find(k=>k.toLowerCase()===h.toLowerCase())).find(Boolean);if(c===void 0)return;o=G.posix.join(o,c)}return n.some(r=>o===`${s.join("/")}${r}`)?void 0:
o}const _e=[/Cannot find (?:module|package) '(?<what>[^']{1,300})' imported from (?<from>\S{1,400})/,/Cannot find (?:module|package) '(?<what>[^']{1,300})'/,/Cannot find module or type declarations for side-effect import of '(?<what>[^']{1,300})'/,
/Could not resolve ["'](?<what>[^"']{1,300})["'](?: (?:from|in) ["']?(?<from>[^"'\s]{1,400}))?/,/^(?:\[UNLOADABLE_DEPENDENCY\] )?Could not load (?<path>[\w@./[\]-]{1,300})$/,
/^\S{0,60}\s?Could not load (?<what>\/[^\s()]{1,300}) \(imported by (?<from>[^)\s]{1,300})\)(?!: (?!ENOENT))/,/The module `(?<what>[^`]{1,200})` could not be loaded\. It may not be installed/,
/problem loading plugin "(?<what>[^"]{1,200})"\. Perhaps you need to install/,/[Ff]ailed to resolve "extends":\s?"(?<what>[^"]{1,300})"/,/Can't resolve '(?<what>[^']{1,300})'/,
/\bNotFound\("(?<what>[^"]{1,300})"\)/,/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) (?:the |a )?(?:[\w.-]{1,20} )?(?:module|package|dependency|plugin|preset|parser|loader|adapter|integration|extension|theme|layer):? ["'`](?<named>[^"'`]{1,300})["'`]/,
/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) ["'`](?<named>[^"'`]{1,300})["'`](?=.{0,40}\binstall)/,
/\btried to access (?<named>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}), but it isn't declared in (?:your|its) dependencies\b/,/[Ff]ailed to resolve (?:import )?["'](?<what>[^"']{1,300})["'](?: from ["'](?<from>[^"']{1,400})["'])?/,
/^(?:\[[\w:-]{1,40}\] )?Failed to resolve (?<what>\/[^\s"']{1,300})(?: from (?<from>\S{1,400}\.html))?$/,/Can't find stylesheet to import: ["'](?<sheet>[\w./-]{1,300})["']/,
/No such file or directory \(os error 2\): @import "(?<sheet>[\w./-]{1,300})"/,/^template not found: (?<what>\S{1,300})$/,/^ENOENT: Failed to lookup "(?<what>[^"]{1,300})" in /,
/ModuleNotFoundError: No module named '(?<what>[^']{1,200})'/],Je=/Package subpath '\.(?<subpath>\/[^']{1,200})' is not defined by "exports" in \S{0,400}?node_modules\/(?<owner>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100})\/package\.json/,
Ie=/\bCould not load (?<path>[^\s()]{1,300}) \(imported by [^)\s]{1,300}\): (?:Cannot|Can't|Must not) import\b/,l=/^Found dead link (?<link>\S{1,300}?)(?:(?<=\/)index)?$/;
function m(e){const t=withoutNearest(e),{link:n}=l.exec(t)?.groups??{};if(n)return new RegExp(`(?<=["'\`]|\\]\\()${literalPattern(n)}(?:\\.(?:md|html))?(?=["'\`)?\
#\\s])`);const{owner:s,subpath:o}=Je.exec(t)?.groups??{};if(s&&o)return new RegExp(`(?<=["'\`])${literalPattern(`${s}${o}`)}(?=["'\`])`);for(const r of[Ie,..._e]){
const{named:a,sheet:i,what:d=a??i,path:c}=search(r,t)?.groups??{},h=d?literalPattern(d):c&&`[@~#$][^\\s"'\`]{0,300}?/${literalPattern(posix.basename(c))}`;if(h)
return new RegExp(`(?<=["'\`]|(?:url|\\])\\()${h}(?=["'\`)?#])`)}}function p(e){for(const{file:n,severity:s,message:o,code:r}of e.facts.diagnostics??[]){if(Ne({
code:r??null}))return;if(s!=="error")continue;const a=de(o),i=b(ue(a,n),o),d=i?.kind==="file"?void 0:In(a,n,e.facts.list);if(d??i)return d??i}if(e.facts.diagnostics?.
some(n=>n.severity==="error"))return;const t=e.lines.findLastIndex(n=>Y.test(n));for(const[n,s]of e.lines.entries()){const o=ue(s,void 0);if(o)return n<t-V?void 0:
o}}function b(e,t){return e?.kind!=="package"||he(t)===void 0?e:{...e,kind:"file",specifier:x(t)??e.specifier}}function x(e){const t=de(e);return _e.map(n=>U(n,
t)?.groups?.what).find(Boolean)}const Y=/^(?:Uncaught )?(?:Reference|Type|Range)Error: (?!.*\b(?:module|package|import|resolve)\b)/,V=3,J=/^@[\w-]{1,100}\/[\w-]{1,100}$/;
function ue(e,t){for(const n of _e){const s=U(n,e)?.groups;if(s?.path)return{kind:"file",specifier:s.path,importer:"."};if(s?.sheet)return{kind:"file",specifier:s.
sheet,importer:t};const o=s?.what??s?.named;if(!s||!o)continue;const r=t??s.from,a=/\.(?:html?|css|s[ac]ss|less|json)$/.test(r??"")&&!J.test(o);if(s.named===void 0&&
a||/\.(?:html|njk|liquid)$/.test(o)||/^(?:\.{1,2}(?:\/|$)|\/)/.test(o))return{kind:"file",specifier:o,importer:r};const d=/^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.
exec(o)?.[0];return d===void 0||o[d.length]===":"?void 0:{kind:"package",specifier:d,importer:r}}}const Me=["",..."ts tsx js jsx mjs cjs vue svelte astro css sc\
ss json".split(" ").map(e=>`.${e}`)],Xe=/\.(?:css|s[ac]ss|less)$/,ft=["",".css",".scss",".sass",".less"];function xe(e){const t=e.facts.list??Pn(ie(e.facts)),n=p(
e),s=n?.kind==="file"&&!ie(e.facts).some(q)?n:void 0;for(const o of s?ht(s):[]){const r=Xe.test(s?.importer??"")?ft:Me,a=ve(o,t,r);if(a!==void 0&&s)return{specifier:s.
specifier,actual:a}}}function ie({diagnostics:e=[]}){return se(e.find(({severity:t})=>t==="error")?.message??"")}const Pe=/^(?:[@~#]|\$\w{1,20})\/(?<rest>[^'"\s]{1,300})$/,
X=/^[@~#$]?(?<rest>[\w-]{1,60}\/[^'"\s]{1,300})$/,Qe=["","src","src/lib","app"];function In(e,t,n){const s=x(e);return s&&(Pe.test(s)||Mn(s,t,n).length>0)?{kind:"\
file",specifier:s,importer:t}:void 0}function Mn(e,t,n){const[s=""]=X.exec(e)?.groups?.rest?.split("/",1)??[];return s===""||!n||/^(?:node_modules|src|lib)$/.test(
s)?[]:gt(t).filter(o=>n(o).includes(s)&&n(G.posix.join(o,s)).length>0)}function gt(e){const t=e.split("/").slice(0,20),n=t.map((s,o)=>t.slice(0,o).join("/"));return[
...new Set(n.flatMap(s=>Qe.map(o=>G.posix.join(s,o))))].map(s=>s==="."?"":s)}function ht({specifier:e,importer:t}){const n=(Pe.exec(e)??X.exec(e))?.groups?.rest;
if(n&&!/^\.{1,2}\//.test(e))return gt(t??"").map(o=>G.posix.join(o,n));if(e.startsWith("/")){const o=e.split("/").slice(1,40);return o.map((r,a)=>o.slice(a).join(
"/"))}const s=t&&G.posix.join(G.posix.dirname(t),e);return!s||s.startsWith("..")||s.startsWith("/")?[]:[s]}function Pn(e){const t=new Map;for(const n of e){const s=n.
split("/");for(const[o,r]of s.entries()){const a=s.slice(0,o).join("/"),i=t.get(a)??new Set;t.set(a,i.add(r))}}return n=>[...t.get(n)??[]]}function wt(e){const{
list:t}=e.facts,n=ie(e.facts);if(n.length>0)return n;const s=p(e);if(!t||s?.kind!=="file")return[];const o=ht({...s,specifier:s.specifier.replace(/[?#].*$/,"")}),
{importer:r}=s;for(const a of o){const i=Dn(a,t,r);if(i.length>0)return i}return o.length>0?Wn(G.posix.basename(o[0]??""),t,r):[]}function Dn(e,t,n=""){const s=e.
split("/").filter(h=>h!==".");let o="";for(const h of s.slice(0,-1)){const k=t(o),P=k.filter(Q=>Q!=="node_modules"&&!Q.startsWith(".")),K=k.includes(h)?h:(0,z.pA)(
h,P)[0];if(K===void 0)return[];o=G.posix.join(o,K)}const r=s.at(-1)??"",a=t(o).filter(h=>Et(h,r,n)),i=a.filter(h=>De(h)===De(r)),d=i.length>0?i:(0,z.pA)(me(r),a.
map(me));return a.filter(h=>i.includes(h)||d.includes(me(h))).map(h=>G.posix.join(o,h)).slice(0,3)}const yt=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|json)$/i,Ee=/\.(?:p?css|s[ac]ss|less|styl)$/i,
jn=/\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/i;function Et(e,t,n=""){if(Ee.test(n)&&me(t)===t)return Ee.test(e);if(me(e)===e)return!0;const s=[yt,Ee,jn].find(o=>o.
test(t));return s?s.test(e):me(t)===t?yt.test(e)||Ee.test(e):(0,G.extname)(e)===(0,G.extname)(t)}function me(e){return e.replace(/(?<=.)\.[a-z]\w{1,9}$/i,"")}function De(e){
return me(Ee.test(e)?e.replace(/^_(?=.)/,""):e)}const Un=200,Fn=/^(?:\.|node_modules$|dist$|build$|out$|vendor$|coverage$)/;function Wn(e,t,n=""){const s=[],o=[
""];for(let r=0;r<o.length&&r<Un;r++){const a=o[r]??"";for(const i of t(a)){const d=G.posix.join(a,i);De(i).toLowerCase()===De(e).toLowerCase()&&Et(i,e,n)&&s.push(
d),!Fn.test(i)&&me(i)===i&&o.push(d)}}return Ee.test(n)&&s.length>1?[]:s.slice(0,3)}const Gn=[{name:"import-case",signs:[{}],summary:e=>{const t=xe(e);return t&&
`the import "${t.specifier}" differs from the file's name only in upper and lower case`},remedy:e=>`The file is ${E(xe(e)?.actual,"there")}: write the import as\
 it is spelt, or rename it with git mv. Builds run where case counts.`},{name:"missing-file",signs:[{}],summary:e=>{const t=p(e),n=/\.html?$/.test(t?.importer??
""),s=t?.kind==="file"&&(n?t.specifier:ce(t.specifier,e));return s&&wt(e).some(q)?`the import "${s}" leads to no file and no package`:s?`the file "${s}" that is\
 imported does not exist`:void 0},remedy:e=>{const t=wt(e);if(t.length>0)return`There is ${Re(t)}: correct the import, or commit the file that it names.`;const{
importer:n="",specifier:s=""}=p(e)??{};return`Check the path and its upper and lower case, and that the file is committed: \`git check-ignore -v\` tells whether .\
gitignore holds it back.${/\.s[ac]ss$/.test(n)&&/^\w[\w.-]*\//.test(s)?" If it is of a package, add the package to package.json and the lockfile.":""}`}},{name:"\
missing-export",signs:[{}],summary:({facts:e})=>{const t=$t(e);return t&&`${t.file}${t.line===null?"":`:${t.line}`}: ${t.message}`},remedy:({facts:e})=>{const{message:t=""}=$t(
e)??{},n=se(t),{name:s,from:o}=re(t)??{},r=o?E(o,""):"the module";return n.length>0?`Import ${Re(n)} from ${r}, or export ${s} there.`:s==="default"?`Import by \
name from ${r}, in braces, or give it a default export.`:`Export ${s} from ${r}, or import what it has. A type needs import type.`}},{name:"missing-read",signs:[
{log:/ENOENT: no such file or directory, (?:open|stat|scandir) '(?<path>[^']{1,400})'/}],summary:e=>{const t=e.facts.diagnostics?.find(({severity:n,line:s})=>n===
"error"&&s!==null);if(!(t&&!t.message.includes("ENOENT")))return`the file "${ce(e.groups.path??"",e)}" that is read does not exist`},remedy:()=>"Check the path \
where it is written, its upper and lower case, and that the file is committed."},{name:"missing-package",signs:[{}],summary:e=>{const t=p(e);if(t?.kind!=="packa\
ge")return;const n=ie(e.facts),s=n.length===0?"":`, and package.json has ${Re(n)}`;return`the package "${t.specifier}" is not installed${s}`},remedy:e=>{const t=p(
e)?.specifier??"the package",n=ie(e.facts);return n.length>0?`package.json has ${Re(n)}: correct the name ${t}, or add a package of that name to package.json an\
d the lockfile.`:e.lines.some(s=>s.includes("No module named"))?`Add ${t} to the project's requirements.`:`Run npm install ${t} (or your package manager's add) \
and commit package.json with the lockfile.${bt(e.facts)}`},part:()=>({kind:"uninstalled"})}];function $t({diagnostics:e=[]}){const t=e.find(({severity:n})=>n===
"error");return t&&re(t.message)?t:void 0}function Re(e){return[e.slice(0,-1).join(", "),...e.slice(-1)].filter(Boolean).join(" or ")}function bt(e){return C(e)?
"":" A platform that installs with NODE_ENV=production leaves out devDependencies."}const Bn=[{name:"memory-limit",signs:[{codes:["out_of_memory"],log:/was stopped because (?<why>[\w ,.:']{1,300})$/}],
summary:({groups:e})=>e.why??"the build used more memory than it may",remedy:()=>"Make the build smaller: source maps, parallel workers and pages built at once \
cost most. Or ask the platform's operators to raise the limit (slipway platform --build-memory)."},{name:"disk-limit",signs:[{codes:["disk_quota","disk_full"],log:/was stopped because (?<why>[\w ,.:']{1,300})$/},
{codes:["disk_quota"]}],summary:({groups:e})=>e.why??"the build wrote more than it may",remedy:()=>"Make the build write less (caches, source maps, copies of no\
de_modules), or ask the platform's operators to raise the limit (slipway platform --build-disk)."},{name:"out-of-memory",signs:[{codes:["out_of_memory"]},{codes:[
"build_killed"],log:/heap out of memory|Reached heap limit/},{tool:"node",log:/JavaScript heap out of memory|Reached heap limit|Ineffective mark-compacts near heap limit/},
{log:/(?:fatal error: runtime: )?(?:out of memory|cannot allocate memory)$|ENOMEM|OOMKilled/i}],summary:()=>"the build ran out of memory",remedy:({lines:e})=>e.
some(t=>t.includes("heap"))?"Set the app variable NODE_OPTIONS to --max-old-space-size=4096 (MB), or make the build smaller: source maps and parallel workers co\
st most.":"Make the build smaller (source maps and parallel workers cost most), or let it run where there is more memory."},{name:"file-watchers",signs:[{log:/System limit for number of file watchers reached/}],
summary:()=>"the build watches files for changes",remedy:()=>"Use a build command that ends: without --watch, and not a dev server."},{name:"disk-full",signs:[{
codes:["disk_full"]},{log:/ENOSPC|[Nn]o space left on device/}],summary:()=>"the disk is full where the build ran",remedy:()=>"Make the build write less (caches\
, source maps), or free space on the platform and deploy again."},{name:"build-timeout",signs:[{codes:["build_timeout"]}],summary:()=>"the build took longer tha\
n the platform allows",remedy:()=>"Check that the build command ends by itself: a dev server or a watch mode never does. Then look for what is slow in the log."},
{name:"missing-script",signs:[{tool:"npm",log:/^Missing script: "?(?<script>[^"\s]{1,100})"?/},{tool:"pnpm",log:/ERR_PNPM_NO_SCRIPT\s+Missing script: (?<script>\S{1,100})/},
{tool:"pnpm",log:/ERR_PNPM_RECURSIVE_EXEC_FIRST_FAIL\s+Command "(?<script>[^"]{1,100})" not found/},{tool:"yarn",log:/^error Command "(?<script>[^"]{1,100})" not found\./},
{tool:"yarn-berry",log:/Couldn't find a script named "(?<script>[^"]{1,100})"/},{tool:"bun",log:/Script not found "(?<script>[^"]{1,100})"/}],summary:({groups:e})=>`\
package.json has no script ${E(e.script,"of that name")}`,remedy:({facts:e,groups:t,lines:n})=>{const s=e.diagnostics?.find(({code:i})=>i==="missing-script"),o=zn(
n).filter(i=>i!==t.script),r=s?se(s.message):(0,z.pA)(t.script??"",o);return`${r.length>0?`There is ${Re(r)}. `:""}Add the script ${E(t.script,"named in the log")}\
 to package.json, or name one that exists where it is called.`},part:({groups:e})=>({kind:"member",name:"scripts",wanted:e.script})},{name:"command-not-found",signs:[
{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>[\w@./-]{1,100}): (?:command )?not found$/},{log:/spawn (?<command>[\w@./-]{1,100}) ENOENT$/},
{exitCodes:[127]}],summary:({groups:e})=>`the command ${E(e.command,"to run")} was not found`,remedy:({groups:e,facts:t})=>`Add the package that brings ${E(e.command,
"it")} to dependencies in package.json.${bt(t)}`,part:({groups:e})=>e.command?{kind:"script",command:e.command}:void 0},{name:"permission-denied",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>\S{1,200}): Permission denied$/},
{log:/EACCES: permission denied, \w{1,20} '(?<command>[^']{1,200})'/},{exitCodes:[126]}],summary:({groups:e})=>`permission denied${e.command?` for ${E(e.command,
"")}`:""}`,remedy:({groups:e})=>e.command?.startsWith("/")?"Let the build write only inside the repository; other folders are closed to it.":"Make the script ex\
ecutable and commit that: git update-index --chmod=+x FILE. Or run it through its interpreter, as sh FILE.",part:({groups:e})=>e.command?{kind:"file",path:e.command}:
void 0},{name:"port-in-use",signs:[{log:/EADDRINUSE(?::.{0,60}?:(?<port>\d{2,5}))?|[Pp]ort (?<port2>\d{2,5}) is (?:already )?in use/}],summary:({groups:e})=>`a \
port is in use${e.port?` (${e.port})`:""}`,remedy:()=>"A build should not start a server on a fixed port: let it listen on port 0, or use a build command that s\
tarts none."},{name:"warnings-as-errors",signs:[{tool:"react-scripts",log:/Treating warnings as errors because process\.env\.CI = /},{tool:"eslint",log:/ESLint found too many warnings/}],
summary:()=>"the build counts warnings as errors",remedy:({lines:e})=>e.some(t=>t.startsWith("Treating warnings"))?"Mend the warnings in the log, or set build-c\
ommand to CI=false npm run build.":"Mend the warnings in the log, or raise --max-warnings."},{name:"missing-variable",signs:[{log:/(?:[Mm]issing|[Uu]ndefined|[Ii]nvalid)(?: required)? env(?:ironment)?(?: variable)?s?:? [`"'[]?(?<name>[A-Z][A-Z0-9_]{1,80})/},
{log:/(?:[Ee]nv(?:ironment)? (?:variable|var)|variable) [`"']?(?<name>[A-Z][A-Z0-9_]{1,80})[`"']? (?:is (?:not (?:set|defined|provided)|missing|undefined|required)|must be (?:set|defined))/},
{log:/(?<!ReferenceError: )(?<![\w])[`"']?(?<name>[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60})[`"']? (?:environment variable |env var )?(?:is (?:not set|not defined|missing|required)|must be set)/},
{tool:"dotenv-safe",log:/^\s*missing: \[ '(?<name>[A-Z][A-Z0-9_]{1,80})'/},{tool:"sveltekit",log:/"(?<name>PUBLIC_\w{1,80}|\w{1,80})" is not exported by "(?:virtual:env|\$env)\/static\/(?:public|private)/}],
summary:({groups:e})=>`the variable ${e.name??""} is not set`,remedy:({groups:e})=>`Add ${e.name??"it"} to the app variables (input env or env-file); secrets th\
rough \${{ secrets.${e.name??"NAME"} }}.`},...Gn,{name:"builder-crashed",signs:[{codes:["builder_crashed"]}],summary:({facts:e})=>(e.message||"The process that \
built this deployment crashed").replace(/^The/,"the"),remedy:()=>"Deploy again. If it fails again, something in the repository crashes the platform's worker: th\
e operators find the cause in the platform's log."},{name:"build-killed",signs:[{codes:["build_killed"]},{signals:["SIGKILL","SIGTERM"]},{exitCodes:[137,143]}],
summary:()=>"the build was killed",remedy:()=>"Look in the log for what ended it, and deploy again. If it fails again, the build may need more memory or time th\
an it may use."}];function zn(e){const t=new Set,n=e.findLastIndex(s=>/[Mm]issing script|not found|a script named/.test(s));for(const s of e.slice(Math.max(0,n),
n+40)){const o=g([s],/^\s*(?:npm|pnpm|yarn|bun) run ([\w:.-]{1,60})(?:\s|$|")/)??g([s],/Did you mean "(?:pnpm|yarn|npm) (?:run )?([\w:.-]{1,60})"/);o&&t.add(o)}
return[...t].slice(0,10)}function ee(e){return e?{kind:"dependency",name:te(e)}:void 0}function te(e){return e.replace(/%2f/i,"/").replace(/\/-\/.*$/,"").replace(
/(?<=.)@.*$/,"").replace(St,"")}const St=/(?<=\w)-(\d{1,5}\.\d{1,5}\.\d[\w.+-]{0,60})\.tgz$/;function Hn(e){return/^.[^@]*@(?:npm:)?(.+)$/.exec(e)?.[1]??St.exec(
e)?.[1]}function Kn(e){switch(e.kind){case"uninstalled":return;case"file":return e.path;default:return"package.json"}}const Zn=[{name:"browser-only",signs:[{log:/ReferenceError: (?<name>window|document|localStorage|sessionStorage|navigator|HTMLElement) is not defined/}],
summary:({groups:e})=>`code for the browser ran during the build (${e.name} is not defined)`,remedy:({groups:e})=>`Use ${e.name} only in the browser: after moun\
ting (onMount, useEffect, client:only), or where typeof ${e.name} !== 'undefined'.`},{name:"next-static-params",signs:[{tool:"next",log:/Page "(?<page>[^"]{1,200})" is missing "generateStaticParams\(\)"/}],
summary:({groups:e})=>`the page ${E(e.page,"")} has no generateStaticParams()`,remedy:()=>"Export generateStaticParams() from that page, so that the static expo\
rt knows its paths."},{name:"base-path",signs:[{tool:"sveltekit",log:/does not begin with `base`, which is configured in `paths\.base`/}],summary:()=>"a link le\
aves the configured base path",remedy:()=>"Put the base path before the site's own links, or remove the base path: the platform serves each app at its own host'\
s root."},{name:"dead-link",signs:[{tool:"sveltekit",log:/^Error: 404 (?<link>\S{1,300}) \(linked from (?<page>\S{1,300})\)/},{tool:"vitepress",log:/Found dead link (?<link>\S{1,300}) in file (?<page>\S{1,300})/},
{tool:"docusaurus",log:/^\s*-> linking to (?<link>\S{1,300})/},{weak:!0,tool:"nuxt",log:/^\s*│ [├└]── \[404\] Page not found: (?<link>\S{1,300})/}],summary:({
groups:e,lines:t})=>{const n=e.page??g(t,/(?:Broken link on source page path =|│ └── Linked from) (\S{1,300}?):?$/);return`a link to ${e.link}${n?`, in ${n}\
,`:""} leads to no page`},remedy:()=>"Correct the link, or add the page. The log names any others."},{name:"page-failed",signs:[{weak:!0,tool:"sveltekit",log:/^\[500\] GET (?<page>\S{1,300})/},
{weak:!0,tool:"qwik",log:/^!!! (?<page>\S{1,300}): Error during SSG$/}],summary:({groups:e,lines:t})=>{const n=t.findLastIndex(s=>/^(?:\[500\] GET |!!! \S{1,300}: Error during SSG$)/.
test(s));return`the page ${e.page} failed while it was rendered: ${t[n+1]?.replace(/^Error: /,"")??""}`},remedy:()=>"Mend what the page loads or shows; the stac\
k in the log names the functions."},{name:"gatsby-graphql",signs:[{weak:!0,tool:"gatsby",log:/^error There was an error in your GraphQL query:/}],summary:({lines:e})=>{
const t=e.findLastIndex(n=>n.startsWith("error There was an error in your GraphQL query"));return`a GraphQL query fails: ${e.slice(t+1).find(n=>n!=="")??""}`},remedy:()=>"\
Correct the query, or give its type the field in gatsby-node (createSchemaCustomization)."},{name:"gatsby-page-failed",signs:[{weak:!0,tool:"gatsby",log:/^error Building static HTML failed for path "(?<page>[^"]{1,300})"/}],
summary:({groups:e,lines:t})=>`the page ${e.page} failed while it was rendered: ${g(t,/^\s*WebpackError: (.{1,300})/)??""}`,remedy:()=>"Mend what the page loads\
 or shows: gatsby build --verbose tells more, and gatsby develop the line."},{name:"nuxt-page-failed",signs:[{weak:!0,tool:"nuxt",log:/^\s*│ [├└]── \[5\d\d\] (?<message>.*)/}],
summary:({groups:e,lines:t})=>{const n=t.findLastIndex(o=>/^\s*│ [├└]── \[5\d\d\]/.test(o));return`the page ${g(t.slice(0,n).reverse(),/├─ (\/\S{0,300}) \(\d+ms\)/)}\
 failed while it was rendered: ${e.message}`},remedy:()=>"The log does not tell the error itself: run npx nuxt dev and open the page, where it stands with its s\
tack. Code for the browser and missing variables are common causes."},{name:"package-cycle",signs:[{tool:"turbo",log:/^[\s`>-]*[x×] (?:Cyclic|Circular) dependency detected/}],
summary:({lines:e})=>{const t=g(e,/^\s*\|\s{1,8}([@\w./#-]{1,100}(?:, [@\w./#-]{1,100}){1,20})$/);return`packages depend on each other in a cycle${t?`: ${t.replace(
/#[\w:-]{1,60}/g,"")}`:""}`},remedy:()=>"Take one of the dependencies between these packages out of their package.json files.",part:({lines:e})=>ee(g(e,/^\s*\|\s{1,8}([@\w./-]{1,100})#\S{1,60} -> /))},
{name:"turbo",signs:[{tool:"turbo",log:/^[\s`>-]*[x×] (?<what>No package found with name '[^']{1,100}' in workspace)$/},{tool:"turbo",log:/^[\s`>-]*[x×] (?<what>Could not find task `[^`]{1,100}` in project)$/}],
summary:({groups:e})=>`turbo: ${e.what}`,part:({groups:e})=>e.what?.includes("task")?{kind:"file",path:"turbo.json"}:void 0,remedy:({groups:e})=>e.what?.includes(
"task")?"Name the task in build-command as turbo.json has it among its tasks.":"Write --filter in build-command as the name in that package's package.json."},{name:"\
css-minify",signs:[{tool:"vite",log:/^(?:\w*Error: )?\[lightningcss minify\] (?<what>\S.{0,200})$/}],summary:({groups:e,lines:t,facts:n})=>{const s=n.diagnostics?.
find(({severity:a,line:i})=>a==="error"&&i!==null);if(s)return`${s.file}:${s.line}: ${e.what}`;const o=t.findIndex(a=>/^\s*\|\s+\^/.test(a)),r=/^\d{1,7} *\| *(\S.{0,80})/.
exec(t[o-1]??"")?.[1]?.trim();return`the style sheets do not parse: ${e.what}${r?`, at ${E(r,"")}`:""}`},remedy:()=>"Look above what is quoted for a rule or a c\
omment that is not closed, in the style sheet that holds it."}],qn=/(?:^|\s)[\d.,]{1,12}\s?(?:B|bytes|[kKMG]i?B)(?=$|[\s│|,)\]])/,Yn=/\b(?:errors?|fail(?:ed|s)?|exceed(?:s|ed)?|limit|too (?:large|big|long)|cannot|must|not)\b/i,
Vn=[/^\s*[○●◐ƒλ∙]\s{1,4}(?:\(|\/)/u,/^\s*(?:Route|Page|Asset|File|Path|Name|Chunk|Size)\b.{0,120}\b(?:Size|First Load|gzip|Chunks|Type)\b/,/^\s*[├└┌┬╰╭](?:[─━]{0,3}\s|$)(?!.{0,200}(?:Error|\[\d{3}\]|✖|×))/u,
/^\s*\+ First Load JS\b/,/^\s*(?:\[[\w:@/.-]{1,40}\]\s)?(?:✓|✔|√|✅|☑|🎉|✨|🚀|λ|▶|❯)/u,/\b(?:built|done|finished|completed|compiled|generated|wrote|copied|written)\b.{0,80}\b\d[\d.,]{0,8}\s?(?:ms|s|sec|seconds|min|minutes?)\b/i,
/^\s*[-•]?\s?\d{1,7} (?:errors|warnings|hints|modules?|pages?|files?|assets?|packages?)\b.{0,60}$/,/\(\d{1,7}\/\d{1,7}\)\s*$/,/^\s*(?:Result|Summary|Total|Time|Duration|Tasks|Cached)\b.{0,60}:/,
/^\s*(?:Attention: |This information is used|You can learn more|Learn more|Read more|See https?:|https?:\/\/\S{1,300}$)/,/^\s*▲ Next\.js \d/u,/^\s*\.{3} (?:collapsed )?\d{1,7} (?:duplicate )?lines matching /,
/Entry docs → 404 was not found\.$/,/^\d{1,7}:(?:\s|$)/],Jn=/^\s*(?:✓|✔|√|✅|🎉|✨)|\b(?:built|done|completed|finished) in \d|\bcompiled successfully\b|^\s*[○●ƒλ]\s{1,4}\(/iu;
function kt(e){return Vn.some(t=>t.test(e))||Qn(e)||Xn(e)}function Xn(e){return qn.test(e)&&!Yn.test(es(e))}function Qn(e){return e.length<=300||e.split(" ").length>
e.length/16?!1:e.split(/[;{}=]/).length>e.length/30}function vt(e){return Jn.test(e)}function es(e){return e.split(/\s+/).filter(t=>!/[/.][\w[]/.test(t)).join("\
 ")}var _t=v(3716);const ts=/^\s{0,8}⚠|^(?:[▲!]\s{1,3})?(?:\[(?:warn(?:ing)?|hint|info)\]|(?:deprecation )?warning\b(?! as error))|^\s{0,4}(?![-*])[^\s:"']{1,400}(?::\d{1,7}){1,2}:?\s(?:-\s)?(?:warning|hint|info|note|message|suggestion)\b|^\s{0,4}[^\s:"']{1,400}\(\d{1,7},\d{1,7}\): (?:warning|info|message)\b|^\s*\d{1,7}:\d{1,7}\s{1,40}(?:warning|hint|info)\b/i,
ns=/^\s*(?:[✘✖✗×⨯]|x\s|\[?(?:error|fatal)\b|\w{0,60}(?:Error|Exception)\b.{0,40}:\s|\d{1,7}:\d{1,7}\s{1,40}error\b)/i,ss=/^(?:\s|$|\d{1,7}(?:\s|$))/,os=/^(?:WARNING in \S|\(!\) Some chunks\b)/,
rs=12;function xt(e,t,n){const s=new Set;let o=!1,r=!1;for(let a=Math.max(0,t-rs);a<n;a++){const i=e[a]?.text??"";r=os.test(i)||r&&i.trim()!==""&&!/^ERROR in /.
test(i),o=r||ts.test(i)||o&&ss.test(i)&&!ns.test(i),o&&s.add(a)}return s}const is=/^(?:\[(?:error|ERROR|fatal)\](?:\s|$)|\w{1,20}\sERR!\s(?:[A-Z]\w{1,40}\s)?|\S{1,100}\sSTD(?:ERR|OUT)\s|[│■▲●└]\s{1,4}|(?:notsup|notarget|engine|network|JSON\.parse)\s)/,
as=/^err:\s(?=\w{0,60}(?:Error|Exception):)/;function we(e){return e.replace(is,"")}const Rt=[/^\s*(?:\$|>(?!\s[A-Z].*\.$)|[+|│]|➤|at\s|\d{1,7}\s?[|│]|[{})\]]|\((?!!\))|\[$|-{2}|\*|node:internal|file:\s|throw\s|Node\.js v|A complete log|In most cases)/,
/^\s*(?:npm\s)?(?:<[cdilptw]>\s|\[?warn(?:ing)?\]?\b|\(node:\d|deprecat|info\b|notice\b|success\b|debug\b|verbose\b|note\b|hint\b|tip\b)/i,/^\s*(?:See|If|To|You|Note|Please|Try|Did you|This|Learn|Use|Visit|Run|For|Pass|Make sure|Searched|Import trace|Require stack|Emitted|Error reference|Location:|Stack trace|Progress|Packages|Checked out|Cloning|Lockfile is)\b/,
/^[^\w]{0,10}\d{1,6}\s(?:problem|error|warning)s?\b/,/^(?:Required|Actual|Wanted|Found|Valid \w+):\s/,/^(?:\[[\w:@/.-]{1,40}\]\s|[^\w[]){0,8}(?:Error:\s)?(?:(?:[\w-]{1,20}\s)?build\s(?:failed|error|was canceled)|failed (?:to (?:compile|build)|with errors|tasks)|command failed|(?:error )?during build)(?:\W|$)(?!.*\b(?:Error|not|resolve)\b)/i,
/\b(?:exited? (?:with )?(?:code|status)|exit code|ELIFECYCLE|exited with \d|exited \(\d|\w{0,60}RUN_FIRST_FAIL\b)/,/^\s{2,}\w+:\s(?:undefined|null|true|false|-?\d+|\[|\{|'E?[A-Z_]+')/,
/^(?:code|path|errno|syscall|command|cwd|location|dest)\s\S{1,400}$/,/^\s*\[?(?:\w*Error|ERROR|FATAL)\]?:?\s*\{?$/,/^\s*(?:\w{0,60}Error:\s)?5\d\d\s\/\S{0,300}$/,
/^\s*\S{1,400}:\d{1,7}:(?:\d{1,7}|NaN)$/],Ot=/^\s*(?:✘|✖|✗|×|⨯|x\s|!|\[!\]|\(!\)|\[?(?:ERROR|error|fatal|FATAL|panic)\b\]?[\s:]|\d{1,7}:\d{1,7}[\s:]{1,4}error\b|ERR_|E\d{3}\b|YN00)/,
ds=/^[^\w]{0,10}(?:\[[^\]]{1,60}\]:?\s){0,3}(?:\w{1,40}\s){0,3}(?:err:\s)?[([]?(?:Uncaught\s)?\w{0,60}(?:Error|Exception)\b[^:]{0,40}:?\s\S/,ls=/^\s*(?:Caused by|Cause):$/,
Tt=/^\s{2,8}\d{1,2}:\s/,cs=/^(?:\/(?:usr\/)?bin\/)?(?:ba|da|z)?sh:\s/,us=/^\s*(?:\[cause\]:|Caused by:|Cause:)\s*\S/,ms=/^(?:\[cause\]:|Caused by:|Cause:)\s{1,4}/,
et=/\b(?:not (?:found|compatible|exported|defined|set|exist|resolve|valid|allowed|a function|installed|recognized|a supported|available|match)|doesn['’]t|does not|cannot|can['’]t|could not|couldn['’]t|failed to|unable to|unexpected|invalid|undefined|missing|unknown|expected|required|duplicate|must|unclosed|no such|no matching|forbidden|denied|unauthorized|refused|incompatible|unsupported|conflict(?:s|ing)?|unresolved|broken|mismatch|bad|incomplete|unrecognised|unterminated|dead|has no|no (?:\w{1,20} ){1,3}found|should (?:be|have|exist|not)|trailing)\b/i,
At=/\bE[A-Z]{4,}\b|[a-z](?:Expected|NotFound|Missing|Invalid)\b/,ps=/^\s*(?:at\s|Hint:|Location:|Stack trace:|(?:>\s{0,9})?\d{1,7}\s?[|│])/,je=3,fs=3,gs=1e3,hs=6;
function ws(e){let t;const n=Math.max(0,e.length-gs),s=xt(e,n,e.length),o=e.findLastIndex(({text:r})=>vt(r));for(let r=n;r<e.length;r++){const a=s.has(r)?0:Ds(e,
r),i=a>=je&&r>o?a+fs:a;a>=je&&i>(t?.points??0)&&(t={at:r,points:i})}return t&&ys(e,t.at)}function ys(e,t){const n=o=>we(e[o]?.text??"").trim(),s=[];for(let o=t+
1;o<e.length&&s.length<hs&&o<t+12;o++){const r=n(o);if(!(r===""||/^(?:(?:>\s{0,9})?\d{1,7}\s?[|│]|See\b|Hint)/.test(r))){if((0,_t.LP)(r))break;s.push(r)}}return{
at:t,message:Lt(n(t).replace(Ot,"").replace(ms,"").replace(as,"").replace(/^(?:\d{1,2}:\s(?!\d)|in\s{1,4}(?=\w{0,60}Error:\s))/,"").trim()||n(t),e,t),details:s}}
const Es=/^(?:\w{0,60}(?:Error|Exception):\s)?(?:in\s)?\(?(?<path>[^\s:"'`]{0,400})(?::\d{1,7}){0,2}:?\)?$/,$s=/^(?:x|✗|×)?\s?(?:(?:Build|Module build|Module parse) failed(?: in [\d.]+m?s)?(?: \(from [^()]{1,300}\))?|Error while requesting resource)[.:]?$/,
bs=/^[A-Z][a-z]{2,20}(?: \w{2,20}){0,2} failed: [^\s"'`]{1,300}\.\w{1,10}$/,Ue=14,Ss=/^(?:\|- |[├╰└]─{1,2}▶\s{1,4}(?:[×x]\s{1,4})?)/;function Nt(e){const t=Es.
exec(e)?.groups?.path;return t===""||/[./]/.test(t??"")}function Lt(e,t,n){if(Ts.test(e))return[e.replace(/\.$/,""),Ns(t,n)].filter(Boolean).join(": ");const s=Os(
e,t,n)??_s(e,t,n)??It(e,t,n);if(s)return`${e} ${s}`;const o=Nt(e)||$s.test(e)||bs.test(e);if(!o&&!e.endsWith(":")&&!Mt.test(e))return e;for(let r=n+1;r<=n+Ue&&r<
t.length;r++){const a=we(t[r]?.text??"").replaceAll("**","").trim().replace(Ss,"").replace(Ls,(i,d,c)=>d===c?`${d}: `:i);if((0,_t.LP)(a))break;if(!(a===""||Cs.test(
a)||e.includes(a))){if(o){if(Nt(a))continue;return a}if(!Pt(a)){if(Mt.test(e)&&/^\s/.test(t[r]?.text??""))continue;return e}return[e,a,It(a,t,r)].filter(Boolean).
join(" ")}}return e}const ks=/^expect\(/,vs=/^\s{2,8}(?:Expected|Received)[^:]{0,40}: {1,8}\S/;function _s(e,t,n){if(!ks.test(e))return;const o=t.slice(n+1,n+Ue).
map(r=>r?.text??"").filter(r=>vs.test(r)).map(r=>r.trim().replace(/ +/g," "));return o.length===0?void 0:`(${o.slice(0,2).join(", ")})`}const xs=/\bis not assignable to\b|^No overload matches|\bdoes not satisfy\b/,
Rs=/^\s{2,60}(?=[A-Z])(?!\s{0,60}(?:Overload|The last overload)\b)/;function Os(e,t,n){if(!xs.test(e))return;let s;for(let o=n+1;o<=n+Ue;o++){const r=t[o]?.text??
"";if(!Rs.test(r))break;s=r.trim()}return s===void 0||e.includes(s)?void 0:s}const Ct=/^\s{0,8}[-*•]\s{1,4}(?<item>\S.{0,120})$/,tt=3;function It(e,t,n){if(!e.
endsWith(":"))return;const s=we(t[n+1]?.text??"").trim()===""?n+2:n+1,o=[];for(let r=s;o.length<=tt;r++){const a=Ct.exec(we(t[r]?.text??""))?.groups?.item;if(a===
void 0)break;o.push(a.replace(/[`'",;]{1,4}$/,""))}if(o.length!==0)return o.length>tt?`${o.slice(0,tt).join(", ")}, \u2026`:o.join(", ")}const Ts=/^(?:\[[\w:-]{1,60}\] ){0,3}(?:\w{0,60}Error: )?(?:Undefined (?:variable|function|mixin)|Can't find stylesheet to import)\.?$/,
As=/^[\s│|]{1,40}(?<carets>\^{1,200})\s{0,40}$/;function Ns(e,t){for(let n=t+1;n<=t+Ue&&n<e.length;n++){const s=As.exec(e[n]?.text??"")?.groups?.carets?.length,
o=e[n]?.text.indexOf("^")??-1;if(s!==void 0)return e[n-1]?.text.slice(o,o+s).trim()?.replace(/^@(?:use|forward|import) (?=["'])/,"")}}const Ls=/^([\w.]{1,60}): ([\w.]{1,60}): /,
Mt=/\bdoes not match (?:\w{1,20} ){0,3}schema\b|\binvalid (?:\w{1,20} ){0,2}(?:config|file|options)\b[^:]{0,80}$|^(?:\w{1,40}Error: |Error: )?(?:bad|invalid|broken|wrong) (?:[\w-]{1,20} ){0,2}(?:files?|data|configuration)\.?$/i,
Cs=/^(?:[>\s│|·]{0,20}\d{1,7}\s?[|│]|[-─^~╵╰╭`,·│|\s]{2}|File:|file:|Hint|Stack trace:|"\w{1,40}":\s|throw |\^|\W+$)/;function Pt(e){return(et.test(
e)||At.test(e))&&!Rt.some(t=>t.test(e))}function Is(e,t){const n=o=>e[o]?.text??"";return us.test(we(n(t)))?!0:Tt.test(n(t))?!Tt.test(n(t+1)):ls.test(n(t-1))}const Ms=/^.{0,60}\b(?:errors? during \w{1,20}|failed with \d{1,4} errors?|(?:build|compilation|prerendering|generation) (?:failed|error)|failed to compile)\b[^:]{0,40}[:.]?$/i;
function Ps(e,t){const n=e[t-1]?.text??"",s=n.trim()===""?e[t-2]?.text??"":n;return Ms.test(s.trimEnd())}function nt(e){return/(?:\.{3}|…)$/.test(e)&&!et.test(
e)}function Ds(e,t){const n=e[t]?.text??"",s=we(n);if(s.trim()===""||nt(s)||kt(s)||Rt.some(i=>i.test(s)))return 0;const o=[1,2].map(i=>we(e[t+i]?.text??"")),a=[
ds.test(s)?4:0,n!==s||Ot.test(n)?3:0,s.endsWith(":")&&Ct.test(e[t+1]?.text??"")?4:0,Is(e,t)?8:0,cs.test(s)?6:0,et.test(s)||At.test(s)?3:0,/["'`“]\S/.test(s)?1:
0,o.some(i=>ps.test(i))?2:0].reduce((i,d)=>i+d,0);return a<je&&Ps(e,t)?je:a}const js=/(?:\b|[a-z])(?:error|exception|fatal|failed|cannot|denied|invalid)\b/i,Us=/^(?: {0,3}(?:\[?(?:ERROR|error|FATAL)\]?:?|(?:lerna )?ERR!|NX|[x×✖✘]|>(?= [A-Z].*\.$))\s+){1,3}/u,
Fs=/^ {1,3}[x×✖] \S/u,Dt=/^\s*\[cause\]: (?:Error: )?(?<message>\S.*)$/,Ws=/^(?:\$ |(?:Failed|Error|Aborted)[.!]?$|A complete log of this run|Log files were not written|For help, run: |(?:\[\w{1,20}\] )?(?:[✗x🚨] )?Build failed|Failed to compile|Storybook exited with|(?:success|failed|not finished) .{1,200} - [\d.]+s$|Use --verbose |Pass --verbose |yarn (?:run|install) v\d|\[[\w@:/ .-]{1,60}\]$|Rspack (?:build failed|compiled)|To suppress |INFO |FATAL$|(?:error )?(?:during build|Command failed)|Node\.js v\d|Found \d+ errors? |Eleventy Fatal Error|Problem writing Eleventy|(?:Wrote|Copied) \d|\s{0,4}ELIFECYCLE|\s{0,4}run failed: command |Lifecycle script |script "[^"]{1,60}" exited with |(?:code|path|workspace|location|syscall) \S{1,400}$|>(?! [A-Z].*\.$)|[{}(]|at |info |Exit code|$)/u,
Gs=/^(?:Checked out |Cloning |\[\d\/\d\] |Progress: |Packages: |Scope: |Saved lockfile|Already up to date|Lockfile is up to date|Done in |Resolv(?:ing|ed)[ ,]|This error happened while |Run with the --force |Running target |[·•\u2800-\u28ff├└│┌] ?|[-+]{1,80}$|[-\\|/] |notsup (?:Valid|Actual) |\d\d:\d\d:\d\d\s)/u,
Bs=/^\s/,zs=/^\s*(?:at |[|│:{}>^~-]|\d{1,7} *[|│])/,Hs=/^(?:Most likely|Probably|Possibly|Perhaps|Maybe|This is (?:likely|probably|usually)|Reason:|Because)\b/,
Ks=/ \w{2,30} \w/,Zs=/\b\d{1,7} (?:error|warning|problem)s?\b/;function qs(e){return e===""||/^[$>] /.test(e)}function Ys(e){return Ws.test(e)||Gs.test(e)||kt(e)}
function st(e,t){const n=e.findLast(k=>Dt.test(k));if(n)return Dt.exec(n)?.groups?.message;const s=e.findLastIndex(vt),o=xt(e.map(k=>({text:k})),0,e.length),r=e.
flatMap((k,P)=>{if(k===t)return[];const K=k.replace(Us,""),[Q,Be,ze]=[Fs.test(k),!Bs.test(K),P>s];return Ys(K)||o.has(P)?[]:[{text:K,isReport:Q,isLoose:Be,isLate:ze}]}),
a=r.filter(({isLoose:k})=>k),i=r.filter(({isLate:k})=>k),c=a.findLast(({text:k,isReport:P})=>P||js.test(k))??i.findLast(({text:k,isLoose:P})=>P&&Pt(k))??i.findLast(
({text:k,isLoose:P})=>P&&!nt(k))??i.findLast(({text:k})=>!zs.test(k)&&!nt(k));if(!c)return e.findLast((k,P)=>P>s&&o.has(P)&&Ks.test(k)&&!Zs.test(k))?.trim();const h=r[r.
lastIndexOf(c)+1]?.text??"";return Hs.test(h)?`${c.text.trim()} ${h.trim()}`:c.text.trim()}const Vs=[{name:"install-script",signs:[{tool:"npm",log:/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (?<command>\S.{0,300})$/},
{tool:"yarn",log:/^error \S{0,300}\/node_modules\/(?<name>(?:@[\w.-]{1,80}\/)?[\w.-]{1,100}): Command failed\.$/},{tool:"yarn",log:/^error Command failed with exit code \d{1,3}\.$/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150})@(?<where>workspace|npm|\w{1,20}):\S{1,200} couldn't be built successfully/},{tool:"bun",log:/^error: (?<script>\w{1,20}) script from "(?<name>[^"]{1,150})" exited with/},
{log:/^> @?[^\s@]{1,150}@[^\s@]{1,60} (?<script>(?:pre|post)?install|(?:pre|post)?prepare)(?: |$)/}],summary:e=>{if(e.facts.stage!=="install")return;const{name:t,
script:n,command:s}=ot(e),o=t?`the package ${E(t,"")}`:"the project",r=to(e,s)??st(e.lines,e.facts.message);return`${o} fails in its ${n??"install script"}${s?`\
 (${s})`:""}${r?`: ${r}`:""}`},remedy:e=>ot(e).name?"Update the package, or leave its script out if the site does not need it: an .npmrc with ignore-scripts=tru\
e leaves out all of them (Yarn 2 and later: enableScripts: false in .yarnrc.yml).":"Correct the script in package.json, and check that the file that it runs is \
committed, with its upper and lower case.",part:e=>{const{name:t,script:n,command:s}=ot(e);return t?{kind:"dependency",name:t,script:{name:n,command:s}}:{kind:"\
script",name:n,command:s}}}],Js=/^> @?[^\s@]{1,150}@[^\s@]{1,60} (\w{1,20})(?: |$)/,Xs=[/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (\S.{0,300})$/,/^Command: (\S.{0,300})$/,
/^(?:> |\$ )((?!@?[^\s@]{1,150}@[^\s@]{1,60} \w{1,20}(?: |$))\S.{0,300})$/],Qs=/^path \S{0,300}\/node_modules\/((?:@[\w.-]{1,80}\/)?[\w.-]{1,100})$/;function ot({
groups:e,lines:t}){const n=e.name??g(t,Qs),s=g(t,/^> (@?[^\s@]{1,150})@[^\s@]{1,60} \w{1,20}(?: |$)/),o=e.where==="workspace"||n!==void 0&&n===s,r=e.command??eo(
t,Xs);return{name:n&&!o?te(n):void 0,script:e.script??g(t,Js),command:r}}function eo(e,t){for(const n of t){const s=e.slice(1).flatMap(o=>n.exec(o)?.[1]??[]).at(
-1);if(s)return s}}function to(e,t=""){const n=g(e.lines,/Cannot find module '(\/[^']{1,300})'/);return n?`${t.split(" ").find(o=>n.endsWith(`/${o.replace(/^\.\//,
"")}`))??ce(n,e)} does not exist`:void 0}const no=[{name:"peer-conflict",signs:[{tool:["npm","pnpm"],log:/^code ERESOLVE|^ERESOLVE (?:could not resolve|unable to resolve)|ERR_PNPM_PEER_DEP_ISSUES/}],
summary:({lines:e})=>{const t=g(e,so),n=g(e,jt),s=g(e,/^Found: (\S{1,150})$/);return t&&n&&s?`${n} asks for ${t.replaceAll('"',"")}, and the project has ${s}`:t?
`dependencies ask for versions that exclude each other (${t})`:"peer dependencies conflict"},remedy:()=>"Move the packages named in the log to versions that fit\
 each other. As a stopgap commit an .npmrc with legacy-peer-deps=true.",part:({lines:e})=>ee(g(e,jt))},{name:"workspace-missing",signs:[{tool:"pnpm",log:/ERR_PNPM_WORKSPACE_PKG_NOT_FOUND\s.{0,300}?"(?<name>@?[^@"\s]{1,150})@workspace:/},
{tool:"yarn-berry",log:/^(?:Error: )?(?<name>@?[^@\s]{1,150})@workspace:[^\s:]{1,60}: Workspace not found/},{tool:"bun",log:/Workspace dependency "(?<name>[^"]{1,150})" not found/}],
summary:({groups:e})=>`the repository has no workspace called ${E(e.name,"as a dependency names it")}`,remedy:()=>"Correct the name in package.json, or add the \
folder of that package to the workspaces of the root (pnpm: pnpm-workspace.yaml).",part:({groups:e})=>ee(e.name)},{name:"workspace-version",signs:[{tool:"pnpm",
log:/ERR_PNPM_NO_MATCHING_VERSION_INSIDE_WORKSPACE\s.{0,300}?for (?<name>\S{1,150}) inside the workspace/}],summary:({groups:e})=>`no workspace of the repositor\
y fits ${E(e.name,"what a dependency asks for")}`,remedy:({groups:e})=>`Let the dependency ${e.name?`on ${te(e.name)} `:""}ask for the version that the workspac\
e's own package.json has, or write * (pnpm, Yarn 2 and Bun: workspace:*).`,part:({groups:e})=>ee(e.name)},{name:"manager-version",signs:[{tool:"corepack",log:/HTTP 404 when performing the request to https?:\/\/[^\s;]{1,200}\/(?<name>@yarnpkg\/cli-dist|yarn|pnpm|npm)\/(?<version>[\w.-]{1,40})/},
{log:/No matching version found for (?<name>@yarnpkg\/cli-dist)@(?<version>[\w.-]{0,40}\w)/},{stages:["install"],log:/^The install command `npm install [^`]{1,400} (?<name>@yarnpkg\/cli-dist|yarn|pnpm|bun)@(?<version>\d[\w.-]{0,40})` exited /}],
summary:({groups:e})=>`packageManager names ${e.name==="@yarnpkg/cli-dist"?"yarn":e.name}@${e.version}, which cannot be installed: the registry may not have tha\
t version`,remedy:()=>"Set packageManager in package.json to a version that is published, and write the lockfile with it.",part:()=>({kind:"member",name:"packag\
eManager"})},{name:"version-not-found",signs:[{tool:"npm",log:/No matching version found for (?<name>\S{1,150}?)\.?(?: while|$)/},{tool:"yarn",log:/Couldn't find any versions for "(?<name>[^"]{1,120})"(?: that matches "(?<wanted>[^"]{1,100})")?/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): No candidates found/},{tool:"bun",log:/^error: No version matching "(?<wanted>[^"]{1,100})" found for specifier "(?<name>[^"]{1,150})"/}],
summary:({groups:e})=>`no version of ${E(e.name&&Ut(e.name,e.wanted),"a package")} fits`,remedy:({groups:e,lines:t})=>{const n=g(t,/while installing the dependencies of (\S{1,200})/);
return n?`${n} asks for it: update that package, or override the version in package.json.`:`Correct the version in package.json to one that is published, and co\
mmit the new lockfile. If package.json does not name ${e.name?te(e.name):"it"}, a package that it names asks for it: update that one, or override the version.`},
part:({groups:e})=>ee(e.name)},{name:"package-not-found",signs:[{tool:"npm",log:/^404\s+(?:The requested resource )?'(?<name>[^']{1,150})' (?:is not in this registry|could not be found)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_404\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): Not Found/},{tool:"yarn",log:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): Not found/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Package not found/},{tool:"bun",log:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 404$/}],
summary:({groups:e})=>`the package ${E(e.name&&Ut(e.name),"asked for")} is not in the registry`,remedy:()=>"Check its name in package.json. If it is private, se\
t its registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:e})=>ee(e.name)},{name:"registry-login",signs:[{tool:"npm",log:/(?:401 Unauthorized|403 Forbidden) - (?:GET|PUT) https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?=\s|$)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_40[13]\s+GET https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/:]{1,100}\/)?[^\s/:]{1,150}(?:\/-\/[^\s/:]{1,150})?): /},
{tool:"bun",log:/^error: GET https?:\/\/(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 40[13]$/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Invalid authentication/}],summary:({groups:{host:e,name:t}})=>`${`the package registry${e?` ${e}`:
""}`} refused the login${t?` for ${te(t)}`:""}`,remedy:()=>"Give the build a registry token as an app variable (input env), and name that variable as :_authToke\
n in .npmrc (Yarn 2 and later: npmAuthToken in .yarnrc.yml).",part:({groups:e})=>ee(e.name)},{name:"registry-refused",signs:[{tool:"npm",log:/^(?<why>[45]\d\d \w[\w ]{0,40}) - GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?: - |$)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_[45]\d\d\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): (?<why>.{1,60})$/},{tool:"yar\
n",log:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): (?!Integrity check)(?<why>[^"]{1,100})/},
{tool:"bun",log:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - (?<why>[45]\d\d)$/}],summary:({groups:{
name:e="",why:t}})=>`the package registry does not give ${te(e)}: ${t}`,remedy:()=>"Deploy again if the registry is at fault. If the package is private, set its\
 registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:e})=>ee(e.name)},{name:"integrity",signs:[{tool:["pnpm","yarn","b\
un"],log:/ERR_PNPM_TARBALL_INTEGRITY\s+Got unexpected checksum for "\S{1,300}?\/(?<name>(?:@[\w.-]{1,80}(?:\/|%2f))?[\w.-]{1,100})\/-\/|Integrity check failed for (?:tarball: |")(?<tarball>[^"\s]{1,150})/i},
{tool:["npm","pnpm","yarn","yarn-berry"],log:/^code EINTEGRITY|ERR_PNPM_TARBALL_INTEGRITY|Integrity check failed for|The remote archive doesn't match the expected checksum/}],
summary:e=>{const t=Ft(e);return`${t?`the package ${E(t,"")}`:"a package"} differs from what the lockfile or the registry records`},remedy:()=>"Delete the lockf\
ile and node_modules, install again, and commit the new lockfile. If it differs again, the registry or a proxy changes packages.",part:e=>ee(Ft(e))}],so=/^\s*peer (\S{1,120}) from /,
jt=/^\s*peer \S{1,120} from (@?[^\s@]{1,150})@/;function Ut(e,t=Hn(e)){return t===void 0?te(e):`${te(e)}@${t}`}function Ft({groups:e,facts:t}){const n=e.name??e.
tarball??g(t.log,/tarball data for (@?[^\s@]{1,150})@/);return n&&te(n)}function rt(e,t){const n=g(e,/Not compatible with your version of node\/npm: (\S{1,150})$/)??
g(e,/^error (\S{1,150}): The engine "node" is incompatible/)??g(e,/Your Node version is incompatible with "(\S{1,300})"/),s=n?.startsWith("/")??!1;return{name:s?
void 0:n&&te(n),isProject:s,...oo(e,t)}}function oo(e,t){const n={member:"node",wanted:t??g(e,/Required: \{.{0,60}?"node":"([^"]{1,60})"/)??g(e,/^Expected version: (.{1,60})$/),
actual:g(e,/Actual: .{0,60}?"node":"([^"]{1,20})"/)??g(e,/(?:^|\. )Got:? "?(v?\d[\d.]{0,20})"?$/)},s={member:"npm",wanted:g(e,/Required: \{.{0,100}?"npm":"([^"]{1,60})"/),
actual:g(e,/Actual: .{0,60}?"npm":"([^"]{1,20})"/)};return s.wanted!==void 0&&!Wt(s.wanted,s.actual)&&Wt(n.wanted??"*",n.actual)?s:n}function Wt(e,t){const n=/^v?(\d{1,5})\.(\d{1,5})\.(\d{1,5})$/.
exec(t??"")?.slice(1);if(!n)return!1;const s=o=>o.trim().replace(/([<>=^~]) /g,"$1").split(" ");return e.split("||").some(o=>s(o).every(r=>ro(r,n.map(Number))))}
function ro(e,t){if(e==="*"||e==="")return!0;const n=/^(\^|~|[<>]=?|=|)v?(\d{1,5})(?:\.(\d{1,5}))?(?:\.(\d{1,5}))?(?:\.[x*])*$/.exec(e);if(!n)return!1;const[,s=""]=n,
o=n.slice(2).flatMap(d=>d===void 0?[]:[Number(d)]),a=t.slice(0,/^(?:>|<=)$/.test(s)?o.length:3).map((d,c)=>d-(o[c]??0)).find(d=>d!==0)??0,i=d=>o.slice(0,d).every(
(c,h)=>c===t[h]);return s===">"?a>0:s==="<"?a<0:s==="<="?a<=0:s===""||s==="="?i(3):a>=0&&(s===">="||i(s==="^"?1:2))}const io=[{name:"engine",signs:[{tool:["npm",
"pnpm"],log:/^code EBADENGINE|ERR_PNPM_UNSUPPORTED_ENGINE/},{tool:"yarn",log:/The engine "node" is incompatible with this module\. Expected version "(?<wanted>[^"]{1,60})"/},
{log:/Node(?:\.js)?(?: version)? v?[\d.]+(?:\.x)? is not supported by|node: v?[\d.]+ is not supported/},{weak:!0,log:/(?:requires|required|minimum) (?:a )?(?:minimum )?Node(?:\.js)?(?: version)?(?: of)? (?<wanted>v?\d[\d.+]{0,12})/i},
{tool:"webpack",log:/error:0308010C:digital envelope routines::unsupported|ERR_OSSL_EVP_UNSUPPORTED/}],summary:({groups:e,lines:t})=>{const{name:n,isProject:s,member:o,
wanted:r,actual:a}=rt(t,e.wanted),i=n?E(n,""):s?"the project":void 0,d=o==="npm"?"npm":"Node.js",c=i?`${i} asks for ${d}`:`the ${d} version does not fit`;if(!r)
return c;const h=a?`, and the build runs ${a}`:"";return i?`${c} ${r}${h}`:`${c} (wanted: ${r}${h})`},remedy:({facts:e,groups:t,lines:n})=>{const{member:s,actual:o}=rt(
n,t.wanted);return s==="npm"?`Let engines.npm in package.json allow ${o}, the npm that builds run.`:n.some(a=>a.includes("digital envelope routines"))?`${ao}, o\
r ${Gt("16",e)}.`:`Let engines.node in package.json and the versions of the packages allow the Node.js that builds run, or ${Gt("the version that is asked for",
e)}.`},part:({lines:e})=>{const{name:t,isProject:n,member:s}=rt(e,void 0);return t||n?{kind:"engines",name:t??"",member:s}:void 0}},{name:"wrong-platform",signs:[
{tool:["npm","pnpm"],log:/Unsupported platform for (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: wanted (?<wanted>\{[^}]{1,200}\})/}],summary:({groups:{name:e,wanted:t}})=>`\
the package ${E(e,"")} is for another system${t?` (${t.replace(/[{}"]/g,"").replaceAll(":",": ")})`:""}`,remedy:({groups:e})=>`Move ${E(e.name,"the package")} t\
o optionalDependencies in package.json, or take it out, and commit the new lockfile.`,part:({groups:e})=>ee(e.name)}],ao="The bundler is too old for this Node.j\
s. Update it (webpack 5.61 or later), or set the app variable NODE_OPTIONS to --openssl-legacy-provider";function Gt(e,t){return C(t)?`write ${e} to .nvmrc`:`se\
t nodeVersion in app-settings to ${e} on a platform that has it`}const lo=/request to https?:\/\/(?:[^\s/]{1,100}\/){1,6}?(@[^\s/]{1,100}\/[^\s/]{1,150}|[^\s/]{1,150})(?:\/-\/\S{1,200})? failed/,
co=/^path \S{1,400}\/node_modules\/((?:@[\w.-]{1,60}\/)?[\w.-]{1,100})$/,Bt="ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|ECONNREFUSED|ERR_SOCKET_TIMEOUT|UND_ERR_CO\
NNECT_TIMEOUT";function zt({groups:e,lines:t}){const n=/\b(?:getaddrinfo|connect) E[A-Z_]{4,20} (\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/;return e.host??g(
t,n)}const uo=/^(?:127\.0\.0\.1|\[?::1\]?)(?=:|$)/,mo=[{name:"conflict-markers",signs:[{tool:["pnpm","yarn"],log:/Merge conflict detected in (?<file>[\w.-]{1,60})/},
{tool:"yarn-berry",log:/Cannot autofix a lockfile when running an immutable install/},{log:/^(?:>? *\d{1,6} \| ?)?<{7} (?:HEAD|[\w/.-]{1,100})$/}],summary:({groups:e})=>`${e.
file??"the lockfile"} has the conflict markers of a merge`,remedy:()=>"Finish the merge: take one side of the file, run your package manager's install on your m\
achine, and commit the lockfile that it writes.",part:()=>({kind:"lockfile",lacks:[]})},{name:"lockfile-missing",signs:[{tool:"npm",log:/`npm ci` command can only install with an existing package-lock\.json/},
{tool:"pnpm",log:/ERR_PNPM_NO_LOCKFILE/},{tool:"npm",log:/Unsupported URL Type "workspace:"/}],summary:()=>"the repository has no lockfile",remedy:()=>"Run the \
install on your machine and commit the lockfile it writes.",part:()=>({kind:"lockfile",lacks:[]})},{name:"lockfile-outdated",signs:[{tool:"npm",log:/^`npm (?<manager>ci)` can only install packages when your package\.json and/},
{tool:"pnpm",log:/(?<manager>ERR_PNPM)_(?:OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH|FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE)/},{tool:"yarn",log:/Your (?<manager>lockfile) needs to be updated, but yarn was run with `--frozen-lockfile`/},
{tool:"yarn-berry",log:/The (?<manager>lockfile) would have been (?:modified|created) by this install, which is explicitly forbidden/},{tool:"bun",log:/(?<manager>lockfile) had changes, but lockfile is frozen/},
{stages:["install"],log:/\b(?:package-lock\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock|lockfile)\b.{0,80}\b(?:out of (?:sync|date)|not up to date|outdated)/i}],summary:({
lines:e})=>`the lockfile does not fit package.json${po(e)}`,remedy:({groups:e})=>`Run ${(e.manager==="ci"?"npm install":e.manager==="ERR_PNPM"?"pnpm install":"")||
"your package manager's install"} on your machine and commit the lockfile together with package.json.`,part:({lines:e})=>({kind:"lockfile",lacks:Ht(e).map(te)})},
...no,...io,{name:"git-dependency",signs:[{stages:["install"],log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey|Repository not found\./}],
summary:()=>"a dependency comes from a Git repository that the build cannot read",remedy:()=>"Name the dependency by an https:// URL that needs no login, or pub\
lish it to a registry and give the build a token."},{name:"network",signs:[{tool:["npm","pnpm"],log:new RegExp(`^code (?:${Bt})|^network .{0,80}(?:${Bt})|ERR_PN\
PM_META_FETCH_FAIL`)},{weak:!0,log:/^\s{0,8}(?:Error: |TypeError: )?fetch failed$/},{weak:!0,tool:"next",log:/^Failed to fetch `?[^`]{1,100} from Google Fonts/},
{log:/\b(?:connect|getaddrinfo) (?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT) (?<host>\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/},{log:/Could not resolve host: (?<host>[\w.-]{1,200})|Failed to connect to \S{1,100} port|network connectivity|The operation timed out\. fetching/}],
summary:e=>{const t=zt(e);return t?`the network failed: ${t.replace(uo,"localhost")} cannot be reached`:"the network failed while the build fetched something"},
remedy:()=>"Run the deploy again. If it repeats, check the host that the log names and that the platform may reach it.",part:e=>{if(e.facts.stage!=="install")return;
const t=zt(e)??g(e.lines,/request to https?:\/\/([^\s/]{1,200})\/\S{1,300} failed/),n=ee(g(e.lines,lo)??g(e.lines,co))?.name;return n===void 0&&t===void 0?void 0:
{kind:"dependency",name:n,host:t}}},{name:"certificate",signs:[{log:/\b(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_HAS_EXPIRED)\b/}],
summary:()=>"a certificate was refused while the build fetched something",remedy:({facts:e})=>`If a proxy or a private registry has a certificate of its own aut\
hority, let ${C(e)?"the operators start the platform with NODE_EXTRA_CA_CERTS":"NODE_EXTRA_CA_CERTS on the platform"} name that authority's file.`},{name:"nativ\
e-optional",signs:[{log:/Cannot find module '?(?<name>@rollup\/rollup-[\w-]+|@esbuild\/[\w-]+|@rolldown\/binding-[\w-]+|lightningcss[.\w-]*|@tailwindcss\/oxide[\w-]+|@next\/swc[\w-]+|@parcel\/watcher-[\w-]+)'?/}],
summary:({groups:e})=>`the binary package ${E(e.name,"of a tool")} is not installed for this system`,remedy:()=>"The lockfile lacks other systems: delete node_m\
odules and the lockfile, install again with a current npm, and commit the new lockfile."},...Vs];function po(e){const[t]=Ht(e);if(t)return`: it lacks ${t}`;for(const n of e){
const[,s,o]=fo.exec(n)??[];if(s)return`: it has ${s}, and ${o} is asked for`}return""}const fo=/^Invalid: lock file's (\S{1,200}) does not satisfy (\S{1,200})$/,
go=[/^Missing: (\S{1,200}?)@? from lock file$/,/dependencies were added: (\S{1,200}?),?(?:\s|$)/,/dependencies in package\.json changed since \S{1,60} was saved: (\S{1,200}) was added/,
/^\+ {4}(\S{1,200}): "npm:/];function Ht(e){return e.flatMap(t=>go.flatMap(n=>n.exec(t)?.[1]??[]))}const ho=[/^Writing (?:\.\/)?([\w@.-]{1,100})\/\S{0,300} from /,
/directory: \S{0,200}\/([\w@.-]{1,60})\/$/,/Wrote site to "([^"]{1,100})"/,/The ([\w-]{1,60}) folder is ready to be deployed/,/Output location: \S{0,200}?((?:dist|build)\/\S{1,100})$/,
/Generated static files in "?([\w@./-]{1,100}?)"?\.?$/,/Generated public ([\w@./-]{1,100})$/,/^\[info\] html generated at \.\/([\w@./-]{1,100})$/,/Success! Generated .{0,40} in "([^"]{1,100})"/,
/^((?!\.\w)[\w@./-]{1,100}?)\/(?:assets\/)?[\w.-]{1,100}\.(?:html|js|css)\s{1,60}[\d.,]{1,12} (?:kB|KiB|MB)\b/],wo=[{name:"next-export",signs:[{codes:["output_m\
issing","output_empty"],tool:"next",log:/Next\.js \d{1,3}\.\d/}],summary:({facts:e})=>it(e).includes("out")?void 0:"Next.js wrote no static export",remedy:()=>"\
Set output: 'export' in next.config and take next export out of the build command; the output directory is then out."},{name:"output-missing",signs:[{codes:["ou\
tput_missing"]}],summary:({facts:e})=>{const t=e.outputDirectory??Eo(e);return t?`the build did not write the output directory "${t}"${e.keptOutput?Kt:""}`:"the\
 app names no output directory, and the build wrote none of the usual ones"},remedy:e=>{const{facts:t}=e,n=qt(e);if(n)return Zt(n);const s=e.lines.some(r=>/^> gatsby build\b/.
test(r)),o=[...yo,...s?["public"]:[]].find(r=>it(t).includes(r));return o?`Set output-directory to ${o}, which is there, if it is what the build writes.`:"Set o\
utput-directory to the folder that the build command writes, relative to the root directory: often dist, build, out, public or _site."}},{name:"output-empty",signs:[
{codes:["output_empty"]}],summary:({facts:e})=>`the output directory ${E(e.outputDirectory,"of the app")}${e.keptOutput?`${Kt},`:""} is empty`,remedy:e=>{const t=qt(
e);return t?Zt(t):"Check that the build command writes into output-directory, and does not clean it at its end."}},{name:"nothing-to-serve",signs:[{codes:["noth\
ing_to_serve"]}],summary:({facts:e})=>e.message??"the output has no page to serve: no file of it is HTML",remedy:({facts:e})=>`${/starts a program|\([^\s(]{0,20}`?(?:index|server|main|app)\.[cm]?js\b/.
test(e.message??"")?"This app serves the files of its build. To run the program, deploy with --app-type web-ssr; for a site, let the build write pages.":"Set ou\
tput-directory to the folder with the pages, or let the build write them."} If it has only data or assets on purpose, say so: app-settings {"assetsOnly": true}.`},
{name:"output-unsafe",signs:[{codes:["output_unsafe"]}],summary:({facts:e})=>e.message??"the output holds links or special files that may not be served",remedy:()=>"\
Let the build copy files instead of linking them: links that leave the output directory are refused."},{name:"file-too-large",signs:[{codes:["output_too_large"]}],
summary:({facts:e})=>e.message?.includes("wrote a file that is too large")?e.message:void 0,remedy:()=>"Let the build write smaller files, and leave out what no\
 page loads: logs, archives, source maps."},{name:"output-too-large",signs:[{codes:["output_too_large"]}],summary:({facts:e})=>e.message??"the output is larger \
than the platform takes",remedy:()=>"Check that output-directory names only the site, without node_modules or source maps, and move large media elsewhere."},{name:"\
site-broken",signs:[{codes:["site_broken"]}],summary:({facts:e})=>e.message??"the start page of the new release is broken",remedy:()=>"The release before stays \
live. Mend what is named. To let such a release go live with a warning, set verify to warn, and run slipway settings unset verify: an app keeps the fail of its \
deploys."},{name:"storage-unavailable",signs:[{codes:["storage_unavailable"]}],summary:({facts:e})=>e.message??"the storage of the platform cannot be used now",
remedy:()=>"Nothing in the repository is at fault. Deploy again in some minutes; if it fails again, tell the platform's operators. The previous release stays li\
ve."},{name:"sync-failed",signs:[{codes:["sync_failed","activation_failed"]}],summary:({facts:e})=>e.message??"the platform could not publish the files",remedy:()=>"\
Nothing in the repository is at fault: deploy again. The previous release stays live."},{name:"dns-refused",signs:[{codes:["dns_refused"]}],summary:({facts:e})=>e.
message??"the DNS record of a host could not be made",remedy:()=>"Nothing in the repository is at fault. See whose records the hosts have: slipway domains. Then\
 deploy again."},{name:"cdn-refused",signs:[{codes:["cdn_refused"]}],summary:({facts:e})=>e.message??"the CDN refuses to answer for the host of the site",remedy:()=>"\
Nothing in the repository is at fault. Tell the platform's operators what the message says that the CDN lacks, and deploy again then."},{name:"interrupted",signs:[
{codes:["interrupted"]}],summary:()=>"the platform was stopped while it worked",remedy:()=>"Deploy again."}],Kt=", which an earlier deploy set",yo=["dist","buil\
d","out","_site","storybook-static"];function Eo({message:e}){return/output directory `([^`]{1,200})`/.exec(e??"")?.[1]}function it({message:e}){const[,t=""]=/the folders there are (.{1,1000})/.
exec(e??"")??[];return[...t.matchAll(/`([^`]{1,100})`/g)].map(([,n=""])=>n)}function Zt(e){return e.startsWith("../")?`The log shows files written to ${e}, outs\
ide of the folder that is built: have the build write inside of it, often to dist.`:`Set output-directory to ${e}: the log shows files written there.`}function qt({
lines:e,facts:t}){const n=s=>s.split("/").length;for(const s of ho){const[o]=e.flatMap(a=>{const i=s.exec(a)?.[1]?.replace(/^\.\//,"").replace(/\/(?:assets|_astro)$/,
"");return i?[{folder:i,line:a}]:[]}).sort((a,i)=>n(a.folder)-n(i.folder)),r=o&&$o(o.folder,o.line,t);if(r&&r!==t.outputDirectory)return r}}function $o(e,t,n){const[
s=""]=e.split("/",1),o=it(n);if(o.length===0||o.includes(s))return e;const r=G.posix.dirname(n.outputDirectory??"");if(r!=="."&&n.list?.(r).length)return`${r}/${e}`;
const a=n.log.find(c=>c.includes(t))??"",i=/(?:^|\s|\/)([\w.-]{1,60}):[a-z][\w:-]{0,60}: /.exec(a)?.[1],d=o.find(c=>i!==void 0&&n.list?.(c).includes(i));return d===
void 0?e:`${d}/${i}/${e}`}const bo=[{name:"package-json-invalid",signs:[{codes:["package_json_invalid"]},{tool:"npm",log:/Invalid package\.json: \w{0,20}Error: (?<why>.{1,120}?) in JSON at position (?<place>\d{1,9})/},
{tool:["npm","pnpm","yarn","yarn-berry","bun"],log:/^code EJSONPARSE$|ERR_PNPM_JSON_PARSE|SyntaxError: \S{0,300}package\.json: /}],summary:({facts:e,groups:t})=>e.
code==="package_json_invalid"&&e.message?e.message:`package.json is not valid JSON${t.why?`: ${t.why}`:""}`,remedy:()=>"Correct package.json: nothing is install\
ed or published while it cannot be read.",part:({facts:e})=>e.code==="package_json_invalid"?void 0:{kind:"file",path:"package.json"}},{name:"settings-invalid",signs:[
{tool:"nx",log:/^ *NX +(?<why>[A-Z]\w{1,40}) in (?<path>\S{1,300}\.json) at \d{1,7}:\d{1,7}$/},{tool:"lerna",log:/JSONError Error in: (?<path>\S{1,300}\.json)$/},
{tool:"turbo",log:/Unable to read repository configuration (?<path>\S{1,300}\.jsonc?): invalid JSON/}],summary:({groups:e})=>`${Yt(e.path)} is not valid JSON${e.
why?` (${e.why})`:""}`,remedy:({groups:e})=>`Correct ${Yt(e.path)}: the build cannot read it as it is.`,part:({groups:e})=>e.path?{kind:"file",path:e.path}:void 0},
{name:"outside-workspaces",signs:[{tool:"yarn-berry",log:/you forgot to list (?<folder>\S{1,200}) in its workspace configuration/},{tool:"npm",log:/^No workspaces found:$/}],
summary:({groups:e,lines:t})=>`${e.folder??g(t,/^\s*--workspace=(\S{1,200})/)??"the app's folder"} is not in the workspaces of the repository's root`,remedy:({groups:e,
lines:t})=>`Add ${E(e.folder??g(t,/^\s*--workspace=(\S{1,200})/),"its folder")} to workspaces in the package.json of the root (pnpm: to pnpm-workspace.yaml), in\
stall, and commit the lockfile. Or give the folder a lockfile of its own.`,part:()=>({kind:"member",name:"workspaces"})},{name:"duplicate-package",signs:[{tool:"\
nx",log:/^ *(?:NX +)?Failed to process project graph|multiple projects/},{tool:"npm",log:/EDUPLICATEWORKSPACE|must not have multiple workspaces with the same name/},
{tool:"yarn-berry",log:/Duplicate workspace name (?<name>[^\s:]{1,150})/}],summary:({groups:e,lines:t})=>{const n=e.name??g(t,/^\s*package '([^']{1,150})' has conflicts/);
return n||!t.some(s=>s.includes("Failed to process"))?`two packages of the repository have one name${n?`: ${n}`:""}`:"the graph of projects cannot be made: mult\
iple projects may have one name"},remedy:()=>"Give each package of the repository a name of its own, in its package.json or project.json.",part:()=>({kind:"name\
s"})},{name:"several-apps",signs:[{codes:["app_ambiguous"]}],summary:({facts:e})=>$e(e.message)[0]??"the repository has several apps",remedy:({facts:e})=>`${$e(
e.message)[1]??"Set rootDirectory in app-settings to one of them"}.`},{name:"server-build",signs:[{codes:["server_build"]}],summary:({facts:e})=>$e(e.message)[0]??
"the build makes a server, and only files are served",remedy:({facts:e})=>`${$e(e.message)[1]??"Let the framework write files instead"}.`},{name:"node-unavailab\
le",signs:[{codes:["node_unavailable"]}],summary:({facts:e})=>e.message??"the Node.js that the repository asks for cannot be had",remedy:()=>"Write another vers\
ion there, or set nodeVersion in app-settings, which overrides the files."},{name:"build-script-missing",signs:[{codes:["build_script_missing"]}],summary:({facts:e})=>$e(
e.message)[0]??"package.json has no build script",remedy:({facts:e})=>`${$e(e.message)[1]??"Add a build script to package.json, or set build-command"}. To publi\
sh the folder as it is, set build-command to true and output-directory to the folder.`}];function $e(e){return e?.split(". ",2)??[]}function Yt(e="the file"){return e.
replace(/^.*\//,"")}const Oe=["queue","clone"],So=[{name:"submodule",signs:[{stages:Oe,log:/submodule path '(?<path>[^']{1,200})' failed/}],summary:({groups:e})=>`\
the Git submodule ${E(e.path,"of the repository")} could not be cloned`,remedy:()=>"Give the submodule an https:// URL that the platform may read in .gitmodules\
, or keep its files in the repository itself."},{name:"branch-not-found",signs:[{codes:["branch_not_found"]},{stages:Oe,log:/Remote branch (?<branch>\S{1,200}) not found in upstream/}],
summary:({groups:e,facts:t})=>`the branch ${E(e.branch??t.branch,"to build")} does not exist`,remedy:()=>"Push the branch, or set the input branch to one that e\
xists on the remote; names are case-sensitive."},{name:"commit-not-found",signs:[{codes:["commit_not_found"]},{stages:Oe,log:/reference is not a tree: |not our ref [0-9a-f]{7,64}/}],
summary:()=>"the commit is not in the repository",remedy:()=>"Push the commit to the repository that the app builds from; a force push or a fork may have left i\
t behind."},{name:"repository-not-allowed",signs:[{codes:["repository_not_allowed"]}],summary:({facts:e})=>`the platform does not take the repository ${E(e.repository,
"given")}`,remedy:()=>"Set the input repository to owner/name or an https:// URL; local paths and file:// need a platform started with --allow-local-git."},{name:"\
repository-not-found",signs:[{codes:["repository_not_found"]},{stages:Oe,log:/remote: Repository not found\.|^fatal: repository '[^']{1,300}' (?:not found|does not exist)/},
{stages:Oe,log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey/}],summary:({facts:e})=>`the platform cannot read the re\
pository ${E(e.repository,"of the app")}`,remedy:({facts:e})=>`Check the spelling of the input repository. If it is private, give the platform access to it${C(e)?
": a token in its --git-url":", as by its GitHub app or a deploy key"}.`},{name:"root-directory-missing",signs:[{codes:["root_directory_missing"]},{tool:"npm",log:/Could not read package\.json(?:: .{0,80}? open '(?<path>[^']{1,400})\/package\.json')?/},
{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: can't cd to (?<path>\S{1,300})$/},{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: (?<path>[^\s:]{1,300}): No such file or directory$/}],
summary:e=>{const{asked:t,actual:n}=Vt(e),s=e.facts.code==="root_directory_missing"?`the root directory${t?` "${t}"`:""} does not exist in the repository`:t?`th\
ere is no package.json in "${t}"`:"there is no package.json where the build ran";return n?`the folder "${t}" is spelt "${n}" in the repository`:s},remedy:e=>{const{
asked:t,actual:n}=Vt(e),s=e.facts.code==="root_directory_missing";return n?`Write ${n} ${s?"as rootDirectory in app-settings":`where the command names ${t}`}: b\
uilds run where upper and lower case count.`:`Set rootDirectory in app-settings${C(e.facts)?"":", on a platform that has it,"} to the folder of the app, relativ\
e to the repository, and check that it is committed.`}}];function Vt(e){const{groups:t,facts:n}=e,s=t.path??/root directory `([^`]{1,300})`/.exec(n.message??"")?.[1],
o=n.list;if(!s||!o)return{asked:s?.startsWith("/")?void 0:s,actual:void 0};if(!s.startsWith("/"))return{asked:s,actual:ve(s,o)};const r=s.split("/").slice(0,40);
for(let i=1;i<r.length;i++){const d=r.slice(i).join("/"),c=ve(d,o);if(c)return{asked:d,actual:c}}const a=ce(s,e);return{asked:a.startsWith("/")?void 0:a,actual:void 0}}
const Jt=/^> @?[^\s@]{1,150}(?:@\S{0,60})? (?<name>[\w:.-]{1,60})(?: \/\S{1,400})?$/,Xt=/^[>$] (?<command>\S.{0,300})$/,ko=/^The build command `(?:npm|pnpm|yarn|bun) (?:run )?(?<name>[\w:.-]{1,60})`/,
vo=[{name:"silent-command",signs:[{weak:!0,stages:["build"]}],summary:e=>{const{facts:t,lines:n}=e,s=t.exitCode&&at(e);if(!(!s||st(n,t.message)!==void 0))return`\
the script "${s.name}" (${s.command}) failed, and it printed no reason`},remedy:e=>{const t=at(e)?.command.split(/&&|;/)??[];return`Run the commands of the scri\
pt one by one: one of them exits with a code other than 0 without a word.${t.length>1?` The last one is \`${t.at(-1)?.trim()}\`.`:""}`},part:e=>({kind:"script",
...at(e)})}];function at({facts:e,lines:t}){const n=t.findLastIndex((i,d)=>Jt.test(i)&&Xt.test(t[d+1]??"")),s=ko.exec(e.message??"")?.groups?.name,o=Jt.exec(t[n]??
"")?.groups?.name??s,r=n<0?t.findLast(_o):t[n+1],a=Xt.exec(r??"")?.groups?.command;return o===void 0||a===void 0?void 0:{name:o,command:a}}function _o(e){return e.
startsWith("$ ")&&!/^\$ (?:npm|pnpm|yarn|bun) /.test(e)}const xo=[{name:"no-start-command",signs:[{codes:["no_start_command"]}],summary:({facts:e})=>e.message?.
split(". ",1)[0]??"nothing in the repository says how its server is started",remedy:()=>'Set startCommand in app-settings, as {"startCommand": "node server.js"}\
, or add a start script to package.json. For a site of files alone, deploy with app-type web-landing.'},{name:"start-package-missing",signs:[{codes:["start_fail\
ed"],log:/Cannot find (?:package|module) '(?<name>(?:@[\w.-]{1,100}\/)?[a-z\d][\w.-]{0,100})(?:\/[\w./-]{1,200})?'/}],summary:({groups:e})=>`the server needs th\
e package ${E(e.name,"that it names")}, which its release does not have`,remedy:({groups:e})=>`Move ${e.name??"it"} to dependencies in package.json: a server's \
release has no packages of devDependencies.`},{name:"start-failed",signs:[{codes:["start_failed"]}],summary:({facts:e})=>e.message??"the server ended before it \
was ready",remedy:()=>"Read the last lines that it printed, and run its start command with the variables of the app. The release before stays live."},{name:"not\
-listening",signs:[{codes:["not_listening"]}],summary:({facts:e})=>e.message??"the server does not listen",remedy:()=>"Let it listen on the port in the variable\
 PORT soon after its start, and do slow work afterwards. The release before stays live."},{name:"unhealthy",signs:[{codes:["unhealthy"]}],summary:({facts:e})=>e.
message??"the server does not answer as it should",remedy:()=>"Let healthPath in app-settings name a path that answers below 500, and read what the server print\
ed. The release before stays live."},{name:"start-out-of-memory",signs:[{codes:["out_of_memory"],stages:["activate"]}],summary:({facts:e})=>e.stage?.toLowerCase()===
"activate"?e.message??void 0:void 0,remedy:()=>'Give each instance more by memory in app-settings, as {"memory": "1GiB"}, or let the server load less at its sta\
rt. The release before stays live.'}],be=["start_failed"],dt=["unhealthy","not_listening"],Qt=/^\s{0,4}(?:\[Nest\] .{1,80} ERROR \[\w{1,40}\] |Uncaught |\[?(?:ERROR|error|FATAL|fatal)\]?:? )?(?<message>(?!.*Cannot find (?:package|module) )(?:[A-Z]\w{0,60})?(?:Error|Exception)(?: \[\w{1,60}\])?: \S.{0,300})$/,
Ro=new RegExp(Qt.source.replace("(?<message>","(?<message>(?!Error: aborted$)")),Oo=[{name:"start-variable-missing",signs:[{codes:[...be,...dt],log:/(?:[Mm]issing|[Uu]ndefined|[Ii]nvalid)(?: required)? env(?:ironment)?(?: variable)?s?:? [`"'[]?(?<name>[A-Z][A-Z0-9_]{1,80})/},
{codes:[...be,...dt],log:/(?<![\w])[`"']?(?<name>[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60})[`"']? (?:environment variable |env var )?(?:is (?:not (?:set|defined|provided)|missing|undefined|required)|must be (?:set|defined))/}],
summary:({groups:e})=>`the server needs the variable ${e.name??""}, which is not set`,remedy:({groups:e})=>`Add ${e.name??"it"} to the app variables: slipway en\
v set ${e.name??"NAME"}=VALUE, or the input env or secret-env. The release before stays live.`},{name:"start-port-taken",signs:[{codes:be,log:/EADDRINUSE(?::.{0,60}?:(?<port>\d{2,5}))?/}],
summary:({groups:e})=>`the server listens twice on the port ${E(e.port,"that it has")}`,remedy:()=>"Listen once. If the start command starts several servers, le\
t only one of them listen on the port in the variable PORT."},{name:"start-heap-full",signs:[{codes:be,log:/JavaScript heap out of memory|Reached heap limit|Ineffective mark-compacts near heap limit/},
{codes:["out_of_memory"],stages:["activate"],log:/JavaScript heap out of memory|Reached heap limit/}],summary:()=>"the server used all the memory that Node.js m\
ay use",remedy:()=>'Give each instance more by memory in app-settings, as {"memory": "1GiB"}, or let the server load less at its start. The release before stays\
 live.'},{name:"start-rejected",signs:[{codes:be,log:/UnhandledPromiseRejection: .{0,400} with the reason "(?<reason>.{1,200})"/}],summary:({groups:e})=>`the se\
rver ended, because nothing handles that a promise was rejected with "${e.reason}"`,remedy:()=>"Handle the rejection with catch or try, and reject with an Error\
: its stack names the line. The release before stays live."},{name:"start-error",signs:[{codes:be,log:Qt}],summary:({groups:e})=>`the server ended with ${e.message}`,
remedy:()=>"Mend what the stack in its last lines names. To try it with the variables of the app: slipway exec -- and its start command. The release before stay\
s live."},{name:"start-error-printed",signs:[{codes:dt,log:Ro}],summary:({facts:e,groups:t})=>e.message?`${e.message}. It printed ${t.message}`:void 0,remedy:()=>"\
Mend what the stack in its last lines names. To try it with the variables of the app: slipway exec -- and its start command. The release before stays live."}],en=[
...So,...bo,...Oo,...xo,...wo,...mo,...Bn,...Zn,...vo],pe={lines:5e3,characters:256*1024,lineLength:1e3,entryLength:64*1024},To=[/^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:?(?: |$)/,
/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M)?\]?:? (?=\S)/,/^(?<folder>\.|[\w@.-]{1,100}(?:\/[\w@.-]{1,100}){1,6}) (?!error|warning|note|info|failed)[a-z][\w:-]{0,60}(?:: |:$|\$ )/,
/^(?<task>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[a-z][\w:-]{0,60}):(?: |$)/,/^\[@?[\w./-]{1,80}\]: /,/^➤ YN\d{4}: (?:[│┌└] ?)?/,/^@?[^\s@]{1,100}@(?:workspace:(?<folder>[\w@./-]{1,200})|\w{1,20}:\S{1,200}) STD(?:ERR|OUT)(?: |$)/,
/^\[\d{1,2}\] /,/^#\d{1,4} \d{1,5}\.\d{1,3} /,/^[a-z][\w.-]{0,60}-\d{1,3} {1,20}\| /,/^npm (?:ERR!|error)(?: |$)/,/^\[(?:11ty|webpack-cli)\](?: |$)/,/^Original error stack trace: (?=\S)/,
/^│ (?=\w*Error: )/,/^[│└■▲●◆◇](?: {2}|$)/u,/^\[(?:log|info|warn|error)\] \[nitro\](?: |$)/],Ao=4,No=[/^> @?[^\s@]{0,100}@\S{0,100} \S{1,100} (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,
/^(?<task>@?[\w./-]{1,120}#[\w:-]{1,60}):\s{1,4}ERROR\s{1,4}command \((?<folder>[^()]{1,400})\)/,/^ERROR: command finished with error: command \((?<folder>[^()]{1,400})\)/,
/^location (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/];function tn(e){const t=[];let n=pe.characters;for(let a=e.length-1;a>=0&&t.length<pe.lines&&n>0;a--){const i=e[a]??
"",c=(i.length>pe.entryLength?i.slice(-pe.entryLength):i).split(`
`);for(let h=c.length-1;h>=0&&t.length<pe.lines&&n>0;h--){const k=c[h]??"",P=(0,f.Ow)(Wo((0,f.Nl)(k)),pe.lineLength).trimEnd();n-=Math.max(P.length,k.length/16),
t.push(P)}}const s=Lo(t),o=Do(Po(t.reverse().map(a=>jo(a,s)))),r=Co(o);return o.map(({text:a,folder:i,task:d})=>({text:a,folder:i??r.get(d??"")}))}function Lo(e){
const t=e.map(n=>n.includes("nx run ")?/\bnx run ([@\w./-]{1,100}):/.exec(n)?.[1]:/^([\w@.-]{1,100} [a-z][\w:-]{0,60})\$ /.exec(n)?.[1]);return new Set(t.filter(
n=>n!==void 0))}function Co(e){const t=new Map;for(const{text:n,task:s}of e)for(const o of No){const r=o.exec(n)?.groups;r?.folder&&t.set(s??r.task?.replace("#",
":")??"",r.folder)}return t}const Io=/^(?:.{0,200}\s)?Unexpected (?:token|non-whitespace)\b.{0,60}, (?:\.\.\.)?".{0,100}$/,nn=/"(?:\.\.\.)? is not valid JSON\b/,
Mo=12;function Po(e){const t=[];for(let n=0;n<e.length;n++){const s=e[n],r=s.text.includes("Unexpected ")&&Io.test(s.text)&&!nn.test(s.text)?e.slice(n+1,n+1+Mo).
findIndex(({text:i})=>nn.test(i)):-1;if(r===-1){t.push(s);continue}const a=e.slice(n,n+r+2).map(({text:i})=>i.trim());t.push({...s,text:a.join(" ").slice(0,pe.lineLength)}),
n+=r+1}return t}const sn=71;function Do(e){if(!e.some(({text:s})=>s.startsWith("\u250C  Building storybook")))return e;const t=[];let n=0;for(const s of e){const o=t.
at(-1),[r=""]=s.text.split(" ",1),a=s.boxed&&n>0&&n<=sn&&n+1+r.length>sn;o&&a&&/^[\w("'`./@-]/.test(r)?t[t.length-1]={...o,text:`${o.text} ${s.text}`.slice(0,pe.
lineLength)}:t.push(s),n=s.text.length}return t}function jo(e,t){let n=e,s,o,r=!1;for(let a=0;a<Ao;a++){const i=Fo(n)??Uo(n,t);if(!i)break;s??=i.groups?.folder,
o??=i.groups?.task,r||=i[0]==="\u2502  ",n=n.slice(i[0].length)}return{text:n,folder:s,task:o,boxed:r}}function Uo(e,t){if(t.size===0)return;const n=/^(?<name>[@\w./-]{1,100}|(?<folder>[\w@.-]{1,100}) [a-z][\w:-]{0,60})(?::(?: |$)|\$ )/.
exec(e);return n&&t.has(n.groups?.name??"")?n:void 0}function Fo(e){for(const t of To){const n=t.exec(e);if(n)return n}}function Wo(e){return e.includes("\r")?e.
split("\r").findLast(t=>t.trim()!=="")??"":e}const Go=/^> @?[^\s@]{1,150}@\S{1,60} (?:pre|post)?(?:install|prepare)$|^\$ (?!(?:npm|pnpm|yarn|bun|corepack) )/;function ei(e,t){
const n=e[t]?.folder;return n!==void 0?!n.includes("node_modules"):e.slice(0,t).some(({text:s})=>Go.test(s))}function Bo(e){const t=e.findIndex(s=>/\bnpm (?:ERR!|error) Usage:\s*$/.
test(s)),n=e.findIndex((s,o)=>o>t&&/\bnpm (?:ERR!|error) Run "npm help [\w-]{1,40}"/.test(s));return t===-1||n===-1?e:e.toSpliced(t,n-t)}const zo=[[/^file:\/\/(?:localhost)?(?=\/)/,
""],[/^webpack(?:-internal)?:\/\/[^/]*\/(?:\([\w-]+\)\/)?(?=\.{0,2}\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\//,""],[/^.*!/,""],[/\\/g,"/"],[/^\/?[A-Za-z]:(?=\/)/,
""],[/[?].*$/,""]],on=/^(?:node|https?|data|virtual|native|internal|bun|deno):|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|bin\/|etc\/|nix\/|proc\/|sys\/|snap\/|rustc\/|opt\/hostedtoolcache\/)|(?:^|\/)(?:node_modules|site-packages|dist-packages|\.git|\.nvm|\.pyenv|\.cargo|\.rustup|\.yarn|\.pnpm|\.pnpm-store|\.volta|\.bun)(?:\/|$)|\/go\/pkg\/mod\//,
Fe="?body",rn=/\?vue&type=[\w&=.-]{1,200}/,an=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g,Ho=40,dn=2e4,Ko=500,Zo=100;function ln(e,t){const n={
...t,exists:qo(t)},s=new Map,o=new Map;for(const i of e){s.has(i.file)||s.set(i.file,lt(i.file,n));const d=s.get(i.file);if(d===void 0)continue;const[c,h]=rn.test(
i.file)||i.file.endsWith(Fe)?[null,null]:[i.line,i.column],k=Yo((0,f.Ow)(i.message,Ko),n),P=i.code&&(0,f.Ow)(i.code,Zo),K=JSON.stringify([d,c,h,k]);o.has(K)||o.
set(K,{...i,file:d,line:c,column:h,code:P,message:k})}const r=[...o.values()],a=new Set(r.filter(({line:i})=>i!==null).map(({file:i,message:d})=>`${i}
${d}`));return r.filter(({line:i,file:d,message:c})=>i!==null||!a.has(`${d}
${c}`))}function qo(e){const t=new Map;return n=>{const s=t.get(n);if(s!==void 0)return s;const o=t.size<dn&&e.exists(n);return t.size<dn&&t.set(n,o),o}}function Yo(e,t){
return e.replace(rn,"").replace(an,n=>lt(n,t)??n)}function lt(e,t){const n=Vo(e);if(!(n===""||n.includes("\0")||on.test(n))){for(const s of Jo(n,t))if(s!==void 0&&
!on.test(s)&&t.exists(s))return s}}function Vo(e){let t=e.startsWith("file://")?(0,f.oF)(e):e;for(const[n,s]of zo)t=t.replace(n,s);return t}function*Jo(e,t){const n=t.
rootDirectory??"";if(!e.startsWith("/")){for(const o of[...t.folders??[],n,""])yield ct(`${o}/${e}`);return}const s=ct(e)?.split("/")??[];if(!(s.length>Ho))for(let o=0;o<
s.length;o++){const r=s.slice(o).join("/");yield r,n!==""&&(yield ct(`${n}/${r}`))}}function ct(e){const t=[];for(const n of e.split("/"))if(!(n===""||n===".")){
if(n!=="..")t.push(n);else if(t.pop()===void 0)return}return t.length===0?void 0:t.join("/")}const Xo={queue:"Deployment failed",clone:"Clone failed",install:"I\
nstall failed",build:"Build failed",sync:"Upload failed",activate:"Activation failed"},Qo=1e3,cn=300,er=/exit(?:ed)?(?: with)? (?:code|status)|^(?:the )?(?:build|install|deployment)(?: command)? failed\W*$/i,
tr=/^The (?<stage>install|build) command (?<command>`.{1,300}`) (?:exited with|ended by) /,nr=/^\s*(?:npm (?:warn|WARN)|warning\b|WARN\b|<w>\s|\(node:\d+\))/;function sr(e,t=en){
const n=tn(e.message?[...e.log,e.message]:e.log).slice(-Qo).map(o=>o.text).filter(o=>!nr.test(o)),s=or(e,t,n);if(s)return un(e,s.cause,s.known,s.message);for(const o of[
"codes","others"])for(const r of t){const a=rr(r,o,e,n),i=a&&r.summary(a);if(a&&i)return un(e,r,a,i)}return{headline:mn(e,dr(e,n),n),remedy:void 0}}function un(e,t,n,s){
const o=(0,f.Ow)(t.remedy(n),500),r=t.part?.(n);return{headline:mn(e,s,n.lines),remedy:o,cause:t.name,...r&&{fault:{part:r,summary:(0,f.Ow)(s,cn)}}}}function or(e,t,n){
for(const{severity:s,code:o,message:r}of e.diagnostics??[]){const a=s==="error"?t.find(i=>i.part&&i.name===o):void 0;if(a)return{cause:a,message:r,known:L(a,e,n)??
{groups:{},facts:e,lines:n}}}}function rr(e,t,n,s){const o=e.signs.filter(r=>t==="codes"==(r.codes!==void 0));return o.length===0?void 0:L({...e,signs:o},n,s)}function mn(e,t,n){
const s=t.replace(an,i=>ce(i.replace(/^file:\/\//,""),{facts:e,lines:n})),o=Xo[e.stage?.toLowerCase()??""]??"Deployment failed",r=ir(s,e)?"":ar(e),a=cn-o.length-
r.length-2;return`${o}: ${(0,f.Ow)(s.trim().replace(/\.$/,""),a)}${r}`}function ir(e,{exitCode:t,signal:n}){return typeof t=="number"?e.includes(`exited with co\
de ${t}`):n!=null&&e.includes(` by ${n}`)}function ar({exitCode:e,signal:t}){return typeof e=="number"&&e!==0?` (exit code ${e})`:t?` (${(0,f.Ow)(t,20)})`:""}function dr(e,t){
const n=e.diagnostics?.find(o=>o.severity==="error");if(n)return`${n.file}${n.line===null?"":`:${n.line}`}: ${n.message}`;if(e.message&&!er.test(e.message))return e.
message;const s=cr(e,t);return s||(lr(e,t)??(e.message||e.code||"the platform gave no reason"))}function lr({message:e},t){const n=st(t,e),s=t.filter(r=>r!==e).
map(r=>({text:r,folder:void 0})),o=ws(s)?.message;return o===void 0||n?.includes(o)||n!==void 0&&o.includes(n)?n:o}function cr({message:e},t){const n=tr.exec(e??
"")?.groups,s=t.lastIndexOf(`$ ${n?.command?.slice(1,-1)}`),o=s===-1?t.findLastIndex(a=>a.startsWith("$ ")):s;return!n||o===-1||t.slice(o+1).filter(a=>a!==e&&!qs(
a)).length>0?void 0:`the ${n.stage} command ${n.command} failed, and it printed nothing`}const fe=String.raw`(?:[A-Za-z]:[\\/]|(?:file|webpack|webpack-internal|rsc):\/{2,3})?[^\s:*"'<>|\x60(][^:*"'<>|\x60]{0,400}?`,
T=`(?<file>${fe})`,ye=`(?<file>${fe}\\.[A-Za-z][A-Za-z0-9]{0,9}(?:\\?[\\w=&.-]{0,100})?)`,M=String.raw`:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?`,ut=String.raw`(?:Uncaught )?(?:[A-Z]\w{0,60}\.)?[A-Z]?\w{0,60}(?:Error|Exception)`,
pn=/^\s*(?:at |Require stack:|- \/|$)|^\s{2,}/,We=new RegExp(`^\\s+at (?!.{0,900}(?:node_modules|node:|<anonymous>:\\d|[/( ](?:dist|\\.(?:next|output|svelte-kit|te\
mp|nuxt|astro|vercel|netlify))/))(?:[^()]{0,300} \\()?(?:async )?${T}${M}\\)?$`);function W(e,t,n,s={}){return{name:t,...e===void 0?{}:{tool:e},steps:[n],...s}}
const fn=/^\s*[╷,]$/,gn=new RegExp(`^\\s+(?!\\S+\\.vue )${T} (?<line>\\d{1,7}):(?<column>\\d{1,7})\\s{1,4}\\S.*$`),ur=[{name:"esbuild",tool:"esbuild",steps:[/^(?:[✘▲X!] )?\[(?<severity>ERROR|WARNING)\] (?:(?<code>(?:TS|NG)-?\d+): )?(?<message>.*?\S)(?: \[(?:plugin )?[\w-]+\])?$/,
{pattern:new RegExp(`^\\s{4}${T}${M}:$`),skip:6,over:/^(?!\s{4}|[✘▲X!] \[)/}],zeroColumn:!0},W("esbuild","esbuild-short",new RegExp(`^${T}${M}: (?<severity>\
ERROR|WARNING): (?<message>.+)$`),{zeroColumn:!0}),{name:"rolldown",tool:["rolldown","vite"],steps:[/^(?:(?<severity>Warning|Error): )?\[(?<code>[A-Z][A-Z_]+|builtin:[\w:-]+|plugin [\w:-]+)\] (?<message>\S.*)$/,
{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[ ?${T}:(?<line>\\d{1,7}):(?<column>\\d{1,7}) ?\\]$`),skip:1}]},{name:"vite-plugin-svelte",tool:"vite",steps:[
new RegExp(`^\\[plugin(?: |:)vite-plugin-svelte[\\w:-]*\\] ${T}${M}$`),/^(?:\w*Error: )?(?:\S{1,400}:\d+:\d+ )?(?<message>\S.*)$/],zeroColumn:!0},W("vite","vite\
-plugin-svelte-warning",new RegExp(`^\\[vite-plugin-svelte\\] ${T}${M} (?<message>.+)$`),{zeroColumn:!0,severity:"warning"}),{name:"vite-plugin-place",tool:"vit\
e",steps:[new RegExp(`^\\[plugin(?: |:)[\\w:-]+\\] ${T}${M}$`),/^(?:\w*Error: )?(?:\[[\w/-]+\] )?(?:\S{1,600}:\d+:\d+: )?(?<message>\S.*?)(?: \(\d+:\d+\))?$/]},
{name:"vite-prerender",tool:"vite",steps:[/^\[vite-prerender-plugin\] \[plugin vite-prerender-plugin\]$/,{pattern:/^(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:new RegExp(
`^> ${T}${M}$`),skip:12}]},{name:"parcel",tool:"parcel",steps:[/^@parcel\/[\w-]{1,60}: (?<message>\S.*)$/,{pattern:new RegExp(`^\\s{1,4}${ye}${M}$`),skip:4,over:/^(?:\S|$)/}]},
{name:"jiti",tool:["rsbuild","docusaurus","nuxt"],steps:[/^.{0,40}\b(?<message>ParseError: \S.*)$/,new RegExp(`^\\s{1,4}${ye}${M}$`)],zeroColumn:!0},W("vite","v\
ite-unresolved",/^(?:\w*Error: )?(?:\[vite\]: )?(?<message>Roll(?:up|down) failed to resolve import "[^"]{1,300}") from "(?<file>[^"]{1,400})"/),W("rollup","rol\
lup-unresolved",/^(?:\[(?:!|error)\] )?(?:\w*Error: )?(?<message>(?:Could not resolve|Failed to resolve) (?:"[^"]{1,300}"|\S{1,300})) from "?(?<file>[^"]{1,400}?)"?$/),
W("rollup","rollup-refused",/^(?:\[[\w:.-]{1,60}\] ){0,4}(?:\w{0,40}Error: )?(?<message>Could not load [^\s()]{1,300} \(imported by (?<file>[^)\s]{1,300})\): (?:Cannot|Can't|Must not) import\b.{0,300})$/),
W("rollup","rollup",new RegExp(`^(?:\\[!\\] )?(?:\\(plugin [\\w:@/. -]{1,80}\\) )?(?:RollupError: )?${T} \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\): (?<message>.+)\
$`),{zeroColumn:!0}),{name:"vite-config",tool:"vite",steps:[new RegExp(`^failed to load config from ${T}$`),/^error during build:$/,/^(?!Error: (?:Build|Transform) failed)(?<message>\S.*)$/]},
{name:"sass-deprecation",tool:"sass",severity:"warning",steps:[/^(?:DEPRECATION WARNING|Deprecation Warning)(?: \[[\w-]+\])?: (?<message>\S.*)$/,{pattern:fn,skip:10,
over:/^(?!\w*Error: |DEPRECATION|Deprecation)/},{pattern:gn,skip:12}]},{name:"sass",tool:"sass",steps:[/^(?:\w*Error: )?(?:(?<severity>WARNING): )?(?:\[sass\] )?(?<message>\S.*)$/,
{pattern:fn,skip:1,over:/^$/},{pattern:gn,skip:12}]},W("postcss","postcss",new RegExp(`^(?:CssSyntaxError: (?:\\[[\\w-]+\\] )?(?:[\\w-]+: )?|(?:\\[[\\w:-]{1,60}\\] ){1\
,4})${T}${M}: (?<message>.+)$`)),{name:"vite-file",tool:"vite",steps:[/^\[(?:plugin )?[@\w:/-]+\] (?!✗ )(?:\[[@\w/-]+\] )?(?!✗|Transform failed|Build failed|\[)(?<message>\S.*?)(?: \(\d+:\d+\))?$/,
{pattern:new RegExp(`^file: ${T}(?:${M})?(?: \\(.*)?$`),skip:40,over:/^(?!\s+at |\[|[✓✗x] |error during|vite v\d)/}]}],mr=[W("typescript","tsc",new RegExp(`\
^(?:ERROR in )?${T}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\): (?<severity>error|warning) (?<code>TS\\d+): (?<message>.+)$`)),W("typescript","tsc-pretty",new RegExp(
`^(?:Error: )?${T}${M} - (?<severity>error|warning|hint|message) (?<code>TS\\d+|ts\\(\\d+\\)): (?<message>.+)$`)),{name:"ts-loader",tool:"webpack",steps:[new RegExp(
`^\\[tsl\\] (?<severity>ERROR|WARNING) in ${T}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\)$`),/^\s+(?<code>TS\d+): (?<message>.+)$/]},{name:"tsc-frame",tool:"typ\
escript",steps:[/^(?<code>TS\d+): (?<message>\S.*)$/,{pattern:/^\s*> (?<line>\d{1,7}) \| (?<frame>.*\S)$/,skip:12,over:/^\s/}]},{name:"eslint-stylish",tool:"esl\
int",steps:[/^(?<file>(?:[A-Za-z]:[\\/]|\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})\s{1,40}(?<severity>error|warning|Error:|Warning:)\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/],
repeat:!0},{name:"eslint-react-scripts",tool:"react-scripts",steps:[/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^\s+Line (?<line>\d{1,7}):(?<column>\d{1,7}):\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/],
repeat:!0},{name:"eslint-react-scripts-syntax",tool:"react-scripts",steps:[/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^Syntax error: (?<message>\S.*) \((?<line>\d{1,7}):(?<column>\d{1,7})\)$/]},
W("eslint","eslint-compact",new RegExp(`^${T}: line (?<line>\\d{1,7}), col (?<column>\\d{1,7}), (?<severity>Error|Warning) - (?<message>.*?\\S)(?: \\((?<code>[@\\w/-\
]+)\\))?$`)),W("eslint","eslint-unix",new RegExp(`^${T}${M}: (?<message>.*\\S) \\[(?<severity>Error|Warning)(?:/(?<code>[@\\w/-]+))?\\]$`)),{name:"prettier-chec\
k",tool:"prettier",steps:[/^\[warn\] (?<file>\S.{0,400}\.\w{1,20})$/,{pattern:/^\[warn\] (?<message>Code style issues .*)$/,skip:40,over:/^\[warn\] /}]},{name:"\
biome",tool:"biome",steps:[new RegExp(`^${T}(?:${M})? (?<code>[a-z]+(?:/\\w+)*)\\s.{0,40}\u2501\u2501\u2501`),{pattern:/^\s+(?<severity>[×✖!⚠i])\s(?<message>.+)$/,
skip:1,over:/^\s*$/}]}],hn={pattern:/^(?<file>[^:*"<>|]{1,400}\.vue)$/,skip:1,over:/^$/},wn=String.raw`\[vue/compiler-sfc\] (?<message>\S.*?)(?: \(\d{1,7}:(?<column>\d{1,7})\))?$`,
yn={pattern:/^\s+\|\s+\^/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) \s*)?\|/},Ge=String.raw`(?<file>${fe}\?vue&type=style[^:)\s]{0,200})`,En=/^\s+\S{1,400}\.vue (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
mt=/^\s*(?:[╷,╵']|\d{1,7} [│|]|[│|])|^$/,pr=[{name:"vue-script",tool:"vue-cli",steps:[new RegExp(`^\\[plugin(?: |:)vite:vue\\] ${fe}${M}$`),new RegExp(`\
^(?:\\w*Error: )?${wn}`),hn,yn],zeroColumn:!0},{name:"vue-script-vite7",tool:"vite",steps:[new RegExp(`^(?:\\[vite:vue\\] |SyntaxError: )${wn}`),hn,yn],zeroColumn:!0},
{name:"vue-style",tool:"vite",steps:[new RegExp(`^\\[plugin(?: |:)[\\w:-]{1,60}\\] ${Ge}(?::\\d{1,7}){2}$`),new RegExp(`^CssSyntaxError: ${fe}${M}: (?<message>\\\
S.*)$`)]},{name:"vue-style-vite7",tool:"vite",steps:[new RegExp(`^\\[vite:vue\\] ${fe}${M}: (?<message>\\S.*)$`),new RegExp(`^file: (?:${fe}(?::\\d{1,7}){2} \\()?${Ge}\
(?:(?::\\d{1,7}){2}|\\))?$`)]},{name:"vue-sass",tool:"vite",steps:[new RegExp(`^\\[plugin(?: |:)vite:css\\] ${Ge}$`),/^Error: \[sass\] (?<message>\S.*)$/,{pattern:En,
skip:12,over:mt}]},{name:"vue-sass-vite7",tool:"vite",steps:[/^\[vite:css\] \[sass\] (?<message>\S.*)$/,{pattern:En,skip:12,over:mt},new RegExp(`^file: ${Ge}$`)]},
{name:"svelte-sass",tool:"vite",steps:[/^(?:\w*Error: |\[[\w:-]{1,60}\] )?Error while preprocessing (?<file>\S{1,400}\.svelte) - \[sass\] (?<message>\S.*)$/,{pattern:/^\s+\S{1,400}\.svelte\.vite-preprocess\.\w+ (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
skip:12,over:mt}],part:"?vue&type=style&index=0"},W("vitepress","vitepress",/^(?:\w*Error: )?(?:\[vite:vue\] )?\[plugin vite:vue\] (?<file>[^:*"<>|]{1,400}\.md) \(\d{1,7}:\d{1,7}\): (?<message>\S.*?)(?: \(\d+:\d+\))?$/),
{name:"vitepress-script",tool:"vitepress",steps:[/^\[vite:vue\] \[vue\/compiler-sfc\] (?<message>\S.*?)(?: \(\d+:\d+\))?$/,{pattern:/^(?<file>[^:*"<>|]{1,400}\.md)$/,
skip:1,over:/^$/}]}],$n=/^(?:Error:)?[\s│]*(?:[├╰]─▶\s*)?[x×](?:\s*[x×])? (?<message>\S.*)$/,bn={pattern:/^\s*[:·]\s+[\^─┬]/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?[|│:·]/},
pt=/^(?<file>\.\/[^:*"<>|]{1,400})$/,Sn=/^Error: Error evaluating Node\.js code$/,kn=/^(?:WARN\s{1,4})?🚨 Unable to index (?<file>[^:,*"<>|]{1,400})(?:,[^:]{1,400})?:$/u,
vn=/^(?:WARN\s{1,4})?(?:\w*Error: )?(?<message>\S.*?)(?: (?=\S{1,400}\/\S)\S{3,801})?$/,_n=String.raw`\((?<file>[^()]{1,400})\)(?: \[Line (?<line>\d{1,7}), Column (?<column>\d{1,7})\])?`,
fr=[{name:"next-swc",tool:"next",steps:[$n,{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[${T}:\\d{1,7}:\\d{1,7}\\]$`),skip:6,over:/^\s*[|│]|^$/},bn]},{name:"\
next-config",tool:"next",steps:[/^\s*⨯ Failed to load (?<file>next\.config\.\w{2,3})\b/,{pattern:/^\[?Error:\s+[x×] (?<message>\S.*)$/,skip:4},/^\s*[╭,][─-]{1,3}\[\d{1,7}:\d{1,7}\]$/,
bn]},{name:"swc",tool:"swc",steps:[$n,new RegExp(`^[\\s\u2502]*[\u256D,][\u2500-]{1,3}\\[${T}${M}\\]$`)]},{name:"next",tool:"next",steps:[new RegExp(`^(?<file>\\\
./[^:*"<>|]{1,400}?)${M}$`),/^(?:(?:Type )?[Ee]rror: )?(?<message>\S.*)$/]},{name:"next-loader-place",tool:"next",steps:[pt,Sn,/^(?<line>\d{1,7}):(?<column>\d{1,7}): (?!.*\(\d{1,7}:\d{1,7}[-\d:]*\)$)(?<message>\S.*)$/]},
{name:"next-loader",tool:"next",steps:[pt,Sn,{pattern:/^(?!Error: \[MDX\])(?:\d{1,7}:\d{1,7}: |- )?(?<message>\S.*?)(?: \((?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?\))?$/,
skip:1}]},{name:"next-module",tool:"next",steps:[pt,/^(?:\w*Error: )?(?<message>Module not found: .+)$/]},{name:"gatsby-query",tool:"gatsby",steps:[/^error There was a problem parsing "(?<file>[^"]{1,400})"; any GraphQL$/,
{pattern:/^(?<message>This may indicate a syntax error in the code), or/,skip:2}]},{name:"gatsby-config",tool:"gatsby",steps:[/^error Failed to compile Gatsby files/,
{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^File path: (?<file>\S.{0,400})$/,skip:4}]},{name:"gatsby-lifecycle",tool:"gatsby",steps:[/^error "(?<file>[^"]{1,400})" threw an error while running the \w+ lifecycle:$/,
{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^> (?<line>\d{1,7}) \|/,skip:8}]},{name:"storybook-index-place",tool:"storybook",steps:[kn,vn,{pattern:/^(?:\S{1,400} )?\(line (?<line>\d{1,7}), col (?<column>\d{1,7})\)$/,
skip:1}],zeroColumn:!0},{name:"storybook-index",tool:"storybook",steps:[kn,vn]},{name:"storybook-config",tool:"storybook",steps:[/couldn't evaluate your (?<file>\S{1,400}) file\.$/,
{pattern:/^Original error:$/,skip:2,over:/^$/},{pattern:/^(?!\w*Error: Transform failed)(?:\w*Error: )?(?:<stdin>:(?<line>\d{1,7}):(?<column>\d{1,7}): ERROR: )?(?<message>\S.*)$/,
skip:1}],zeroColumn:!0},{name:"docusaurus-mdx",tool:"docusaurus",steps:[/MDX compilation failed for file "(?<file>[^"]{1,400})"$/,/^[\s│]*Cause: (?<message>\S.*)$/,
{pattern:/^[\s│]*"line": (?<line>\d{1,7}),?$/,skip:20}]},{name:"svelte-check",tool:"svelte-check",steps:[new RegExp(`^${T}${M}$`),/^(?<severity>Error|Warn|Hint): (?<message>\S.*?)(?: \((?<code>\w+)\))?$/]},
W("svelte-check","svelte-check-machine",/^\d{13} (?<severity>ERROR|WARNING) "(?<file>[^"]{1,400})" (?<line>\d{1,7}):(?<column>\d{1,7}) "(?<message>.+?)(?=\\n|"$)/),
{name:"astro-location",tool:"astro",steps:[/^(?!\s*(?:Hint|Error reference|Location|Stack trace):)(?:\[(?<code>\w+Error)\] (?=\S)|(?=[A-Z]\S* )(?!Build failed))(?<message>.+)$/,
{pattern:/^\s+Location:$/,skip:20,over:/^(?!\s*Stack trace:|\s+at |\[)/},new RegExp(`^\\s+${T}${M}$`)],zeroColumn:!0},W("metalsmith","metalsmith",/^Error: (?<message>Invalid frontmatter) in the file at: (?<file>\S.{0,400})$/),
{name:"eleventy-nunjucks",tool:["eleventy","nunjucks","metalsmith"],steps:[new RegExp(`^(?:\\d{1,2}\\.|>|Template render error:(?: \\S{1,200}:)?) ${_n}$`),{pattern:/^\s+(?:Error: )?(?!(?:Template render error: )?\([^()]{1,400}\))(?<message>\S.*?)(?: \(via [\w ]+\))?$/,
skip:4,over:new RegExp(`^\\s*(?:Template render error: )?${_n}$`)}],part:Fe},W("eleventy","eleventy-liquid",/^(?:\d{1,2}\. )?(?:\w+Error: )?(?<message>\S.*), file:(?<file>[^,]{1,400}), line:(?<line>\d{1,7})(?:, col:(?<column>\d{1,7}))?/,
{part:Fe}),{name:"eleventy-data",tool:"eleventy",steps:[/^\d{1,2}\. Having trouble (?:parsing data file|reading front matter from template) (?<file>\S{1,400}) \(via /,
/^\d{1,2}\. (?<message>\S.*?)(?: \((?:line )?(?<line>\d{1,7})(?::| column )(?<column>\d{1,7})\))?(?: \(via \w+\))?$/]},{name:"eleventy-layout",tool:"eleventy",steps:[
/^\d{1,2}\. Problem creating an Eleventy Layout for the "(?<file>[^"]{1,400})" template file\./,/^\d{1,2}\. (?<message>\S.*?)(?: \(via [^()]{1,200}\))?$/]},{name:"\
eleventy-config",tool:"eleventy",steps:[/^\d{1,2}\. Error in your Eleventy config file '(?<file>[^']{1,400})'\./,{pattern:/^\d{1,2}\. (?!There was a problem importing|Cannot find (?:module|package) )(?<message>\S.*?)(?: \(via \w+\))?$/,
skip:1,over:/^\d{1,2}\. There was/}]}],xn=new RegExp(`^\\s{0,4}(?:\\[?(?:ERROR|error)\\]?:? )?(?<message>(?:${ut}(?: \\[\\w+\\])?|error): .+)$`),gr=/^\s*\[cause\]: (?<message>\S.*)$/,
hr=80,wr={name:"node-cause",tool:"node",match(e,t){if(!e.find(xn,t))return;let n,s,o=!1,r=t+1;for(;r<e.length&&r<t+hr;r++){const a=e.line(r)?.text??"",i=e.find(
gr,r)?.groups?.message;i!==void 0&&([s,o]=[i,!1]);const d=We.exec(a.replace(/ \{$/,""))?.groups;if(d&&(n===void 0||s!==void 0&&!o)&&([n,o]=[{...d},!0]),i===void 0&&
!pn.test(a)&&!/^[{}]/.test(a))break}return n&&s?{groups:[{...n,message:s}],next:r}:void 0}},Rn=/^\s+File "(?<file>[^"]{1,400})", line (?<line>\d{1,7})/,yr=/\/site-packages\/|\/dist-packages\/|\/lib\/python\d|^</,
Er=/^(?<message>[A-Za-z_][\w.]{0,100}(?:: .+)?)$/,$r={name:"python",tool:"python",match(e,t){if(!(e.line(t)?.text??"").startsWith("Traceback (most recent call l\
ast)")&&!e.find(Rn,t))return;let s;for(let o=t;o<e.length&&o<t+200;o++){const r=e.line(o)?.text??"",a=e.find(Rn,o)?.groups;if(a&&!yr.test(a.file??"")&&(s={...a}),
o===t||r.startsWith(" "))continue;const i=Er.exec(r)?.groups?.message;return s&&i?{groups:[{...s,message:i}],next:o+1}:void 0}}},br=[{name:"vitest",tool:"vitest",
steps:[/^\s*FAIL\s+\S{1,400} > (?<test>\S.{0,300})$/,/^(?<message>\S.*)$/,{pattern:new RegExp(`^ \u276F (?!.*node_modules)(?:\\S.{0,200} )?(?<file>(?:[A-Za-z]:)?[^\\s:\
]{1,400})${M}$`),skip:40}]},{name:"jest-syntax",tool:"jest",steps:[new RegExp(`^\\s{4}${ye}:(?<line>\\d{1,7})$`),{pattern:new RegExp(`^\\s{4}(?<message>${ut}: .\
+)$`),skip:6}]},{name:"jest",tool:"jest",steps:[/^\s{2}● (?!Test suite failed to run)(?<test>\S.*)$/,{pattern:/^\s{4}(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:We,
skip:40,over:/^(?!\s{2}●)/}]},{name:"rust",tool:"cargo",steps:[/^(?<severity>error|warning)(?:\[(?<code>\w+)\])?: (?<message>.+)$/,new RegExp(`^\\s*--> ${T}${M}\
$`)]},$r,{name:"go-panic",tool:"go",steps:[/^panic: (?<message>.+)$/,{pattern:new RegExp(`^\\s(?!.*/go/(?:src|pkg/mod)/)${T}:(?<line>\\d{1,7})(?: \\+0x.*)?$`),skip:20}]},
{name:"node-syntax",tool:"node",steps:[new RegExp(`^(?!.*node_modules)${ye}:(?<line>\\d{1,7})$`),{pattern:new RegExp(`^(?<message>${ut}(?: \\[\\w+\\])?: .+)$`),
skip:6}]},W("node","node-import",/^(?:\w*Error )?\[?(?<code>ERR_MODULE_NOT_FOUND|ERR_PACKAGE_PATH_NOT_EXPORTED)\]?: (?<message>(?:Cannot find (?:module|package)|Package subpath) '[^']{1,400}'(?: is not defined by "exports" in \S{1,400})?) imported from (?<file>\S{1,400})$/),
wr,{name:"node-stack",tool:"node",steps:[xn,{pattern:We,skip:20,over:pn}]},{name:"consola",tool:["nuxt","docusaurus"],steps:[/^\[(?:error|fatal)\] (?<message>\S.*)$/,
{pattern:We,skip:20,over:/^\s+at /}]},W(void 0,"plain",new RegExp(`^\\s{0,4}(?!- )(?:(?:vet|error|ERROR|Error):? (?:in )?)?${ye}${M}:?(?: -)?\\s+(?:(?:fatal )?(?\
<severity>error|warning|note|info)\\b[: ]\\s*)?(?!\\+0x)(?<message>\\S.*)$`))],On=new RegExp(`^(?:File: |(?<severity>ERROR|WARNING) in )${T}(?:[: ]\\d+:[\\d:-]+)?\
$`),Sr=[{name:"rspack-syntax",tool:["rspack","rsbuild"],steps:[On,/^\s+× Module build failed \(from builtin:/,/^\s+╰─▶\s+×\s+(?:x )?(?:Syntax Error: )?(?<message>\S.*)$/,
/^[\s│]*[╭,][─-]{1,3}\[(?:[^\]]{0,400}:)?(?<line>\d{1,7}):(?<column>\d{1,7})\]$/],zeroColumn:!0},{name:"rspack",tool:["rspack","rsbuild"],steps:[On,{pattern:/^\s+(?:╰─▶\s+)?× (?!(?:\w*Error: )?Module build failed)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^\s+× Module build failed/}]},W(["docusaurus","react-scripts","gatsby"],"unresolved-in-folder",/^(?:\s*× |\w*Error: )?(?<message>(?:Module not found: (?:Error: )?)?Can't resolve '[^']{1,300}') in '(?<file>[^']{1,400})'$/),
W("react-scripts","react-scripts-css",new RegExp(`^Syntax error: ${ye} (?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`)),{name:"fork-ts-checker",
tool:"webpack",steps:[new RegExp(`^(?<severity>ERROR|WARNING) in ${T}${M}(?:-[\\d:]+)?$`),/^(?<code>TS\d+): (?<message>.+)$/]},W("gatsby","postcss-loader",new RegExp(
`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${ye} (?<message>[A-Z].*)$`)),{name:"webpack-place",tool:"webpack",steps:[new RegExp(`^(?<severity>ERROR|WARNING) \
in ${T}(?: \\d+:[\\d-]+)?(?: \\(.*)?$`),{pattern:new RegExp(`^(?:\\w*Error: )?(?:${fe}: )?(?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`),skip:2}],
zeroColumn:!0},{name:"webpack",tool:"webpack",steps:[new RegExp(`^(?!.*sass-loader)(?<severity>ERROR|WARNING) in ${T}(?: (?<line>\\d{1,7}):(?<column>\\d{1,7})(?:-\
[\\d:]+)?)?(?: \\(.*)?$`),{pattern:/^(?!Module build failed|\.\/\S+ \d|\[tsl\]|\d{1,7}:[\d-]+$)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,skip:1,
over:/^Module build failed/}],zeroColumn:!0}],Tn=[...mr,...pr,...ur,...Sr,...fr,...br];class kr{#e;#t=new Map;constructor(t){this.#e=t}get all(){return this.#e}get length(){
return this.#e.length}line(t){return this.#e[t]}find(t,n){let s=this.#t.get(t);s||(s=[],this.#t.set(t,s));const o=s[n];if(o!==void 0)return o;const r=U(t,this.#e[n]?.
text??"");return s[n]=r,r}}function vr(e,t,n){if("match"in e)return e.match(t,n);const s={};let o=n;for(const[a,i]of e.steps.entries()){const d=xr(An(i),t,o,a>0);
if(!d)return;for(const[c,h]of Object.entries(d.groups))h!==void 0&&(s[c]=h);o=d.at+1}const r=e.steps.at(-1);return!e.repeat||!r?{groups:[s],next:o}:_r(An(r).pattern,
s,t,o)}function _r(e,t,n,s){const o=[t];let r=s;for(;r<n.length&&o.length<1e3;r++){const a=n.find(e,r);if(!a)break;o.push({file:t.file,...a.groups})}return{groups:o,
next:r}}function An(e){return e instanceof RegExp?{pattern:e}:e}function xr(e,t,n,s){const o=s?e.skip??0:0,r={};for(let a=n;a<=n+o&&a<t.length;a++){const i=t.find(
e.pattern,a);if(i)return{at:a,groups:{...r,...i.groups}};const d=e.over&&t.find(e.over,a);if(e.over&&!d)return;for(const[c,h]of Object.entries(d?.groups??{}))h!==
void 0&&(r[c]=h)}}const Nn=500,Ln=500,Rr=[["warning",/^(?:warn|warning|deprecation warning|!|⚠)/i],["notice",/^(?:hint|info|note|message|i$)/i],["error",/./]],
Or=/^Compiled with warnings\.?$/,Tr=/\bfail(?:ed)?\b|^error\b|^Treating warnings as errors/i;function Ar(e,t=Tn){const n=new kr(tn(e)),s=new Map;let o=!1;for(let r=0;r<
n.length&&s.size<Nn;){const a=n.line(r)?.text??"";o=Or.test(a)||o&&!Tr.test(a);const i=Nr(n,r,t);for(const d of i?.diagnostics??[]){const c=o&&d.severity==="err\
or"?{...d,severity:"warning"}:d,{file:h,line:k,column:P,message:K}=c,Q=JSON.stringify([h,k,P,K]);!s.has(Q)&&s.size<Nn&&s.set(Q,c)}r=i?.next??r+1}return[...s.values()]}
function Nr(e,t,n){const s=e.line(t);if(!(!s||s.text.trim()===""))for(const o of n){const r=vr(o,e,t);if(!r)continue;return{diagnostics:r.groups.map(i=>{const d=Cr(
i,o,s.folder);if(!d)return;const c=Lt(d.message,e.all,Lr(d.message,e,t,r.next)),h=i.test===void 0?"":`, in the test "${i.test.slice(0,120)}"`;return{...d,message:(0,f.
Ow)(c+h,Ln)}}).filter(i=>i!==void 0),next:r.next}}}function Lr(e,t,n,s){for(let o=n;o<s;o++)if(t.line(o)?.text.includes(e.slice(0,60)))return o;return s-1}function Cr(e,t,n){
const{message:s,frame:o}=e,r=(e.file??"").replace(/(?<=\.mdx?)\.js(?=$|\?)/,"");if(!(r||o)||!s)return;const a=r===(e.file??"")&&Cn(e.line)||null,i=a===null?null:
Cn(e.column);return{file:r&&jr(r.trim(),n)+Ir(t,r,a),line:a,column:i===null?null:t.zeroColumn?i+1:i||null,severity:Dr(e.severity,t),code:e.code??null,message:(0,f.
Ow)(Pr(Mr(s.trim(),r),r),Ln),frame:o}}function Ir({part:e=""},t,n){return n===null||e===Fe&&t.startsWith("/")?"":e}function Mr(e,t){const n=e.replace(/^(?:error: |\[error\] )|\?vue&type=[\w=&.-]+| \[plugin [\w@/:-]{1,60}\]$/gi,
""),[,s="",o]=/^(\S{1,400}?)(?::\d{1,7}){0,2}: (.+)$/.exec(n)??[],[r]=t.split("?",1);return o!==void 0&&(`/${s}`.endsWith(`/${r}`)||`/${r}`.endsWith(`/${s}`))?o:
n}function Pr(e,t){return e.replace(/(?<=^Cannot find module ')\/[^']{1,400}(?='$)/,n=>{const s=G.posix.relative(G.posix.dirname(t),n);return t.startsWith("/")?
s.startsWith(".")?s:`./${s}`:n})}function Dr(e,t){return e===void 0?t.severity??"error":Rr.find(([,n])=>n.test(e))?.[0]??"error"}function Cn(e){return e===void 0?
null:Number(e)}function jr(e,t){return t===void 0||/^(?:[A-Za-z]:|[a-z-]+:\/\/|[\\/])/.test(e)?e:`${t}/${e.replace(/^(?:\.\/)+/,"")}`}const Ur={formats:Tn,causes:en};
function ni(e){const t=n=>![n.tool??[]].flat().includes(e);return{formats:FORMATS.filter(t),causes:CAUSES.map(n=>({...n,signs:n.signs.filter(t)})).filter(({signs:n})=>n.
length>0)}}var Fr=v(96),Wr=v(8922);const Gr=[0,1e3,2e3,4e3];async function Br(e,t,n,s,o){const r=await Qr(e,t,s,o);return r?zr(r,n,s.tree,s.rules??Ur):{headline:`\
The deployment ${e} failed, and the platform gives no reason`,remedy:`Look at the deployment ${e} in the platform.`,stage:void 0,code:void 0,exitCode:void 0,diagnostics:[],
moreDiagnostics:0,log:[]}}function zr(e,t,n,s){const{kept:o={}}=t,r={...t.configuration,...Hr(t)},{rootDirectory:a}=r.settings,i={exists:n?.exists??(()=>!1),rootDirectory:typeof a==
"string"?a:void 0,folders:Xr(r,n)},{shown:d,rest:c}=Ve(qr(e,i,s)),{repository:h,branch:k,outputDirectory:P}=r,{fault:K,...Q}=sr({...e,diagnostics:d,list:n?.list,
repository:h,branch:k,outputDirectory:P,keptOutput:t.configuration.outputDirectory===void 0&&P!==void 0},s.causes),Be=K&&Yr(Kn(K.part),K.summary,Q.cause,d,i),ze=Zr(
e.code,o);return{...Q,remedy:ze===void 0?Q.remedy:[Q.remedy,ze].filter(Boolean).join(`
`),message:e.message&&(0,f.Ow)(e.message,500),stage:e.stage,code:e.code,exitCode:e.exitCode,diagnostics:Be?[Be,...d]:d,moreDiagnostics:c.error+c.warning+c.notice,
log:Bo(e.log)}}function Hr({kept:e={},configuration:t}){const{buildCommand:n=e.buildCommand,outputDirectory:s=e.outputDirectory,settings:o}=t,r=e.rootDirectory===
void 0?{}:{rootDirectory:e.rootDirectory};return{...(0,$.Eb)({buildCommand:n,outputDirectory:s}),settings:{...r,...o}}}const Kr={package_json_invalid:["rootDire\
ctory"],root_directory_missing:["rootDirectory"],node_unavailable:["nodeVersion"],install_failed:["installCommand","nodeVersion"],build_script_missing:["buildCo\
mmand","rootDirectory"],build_failed:["buildCommand"],build_timeout:["buildCommand"],output_missing:["outputDirectory","buildCommand"],output_empty:["outputDire\
ctory","buildCommand"]};function Zr(e,t){const n=(Kr[e??""]??[]).filter(r=>t[r]!==void 0);if(n.length===0)return;const s=n.map(r=>`${r} ${(0,Wr.JJ)(t[r])}`).join(
" and "),o=`{${n.map(r=>`"${r}": null`).join(", ")}}`;return`This deploy did not give ${s}: the app has it from before. To unset it: slipway settings unset ${n.
join(" ")}, or app-settings: '${o}'.`}function qr({diagnostics:e,log:t},n,{formats:s}){return e.length===0?ln(Ar(t,s),n):ln(e,{...n,folders:["",...n.folders??[]]})}
function Yr(e,t,n,s,o){if(e===void 0||s.some(({severity:a})=>a==="error"))return;const r=lt(e,o);return r===void 0?void 0:{file:r,line:null,column:null,severity:"\
error",code:n??null,message:t}}function Vr({code:e,message:t,exitCode:n,signal:s,log:o,diagnostics:r}){return[e,t,n,s].some(i=>i!==void 0)||o.length>0||r.length>
0}const Jr=8;function Xr(e,t){const{buildCommand:n="",outputDirectory:s="",settings:o}=e,r=n.split(/[\s'"=;&|()]+/).map(c=>c.replace(/^(?:\.\/)+|(?<!\/)\/+$/g,"")),
a=s.split("/").map((c,h,k)=>k.slice(0,h).join("/")),i=typeof o.rootDirectory=="string"?`${o.rootDirectory}/`:"",d=[...r,...a.reverse()].filter(c=>/^[^./-][^:*?]*$/.
test(c));return[...new Set(d)].map(c=>i+c).filter(c=>(t?.list(c).length??0)>0).slice(0,Jr)}async function Qr(e,t,n,s){try{const o=async()=>{const r=await n.platform.
readFailure(t,e);return r&&Vr(r)?r:void 0};return await(0,Fr.d)(Gr,o,n)}catch(o){n.signal.throwIfAborted();const r=(0,w.I7)(o);s.warn(`The failure record of ${e}\
 cannot be read: ${r.message}`,r.remedy);return}}}),96:((ae,B,v)=>{v.d(B,{d:()=>A,x:()=>U});const w=3e4,$=.02,f=.05,D=100,j=1e4,Z=.2;function U(R,N){const H=R<w?
$:f;return Math.min(j,Math.max(D,R*H))*(1-Z*N())}async function A(R,N,{clock:H,signal:O}){for(const I of R){I>0&&await H.sleep(I,O);const L=await N();if(L!==void 0)
return L}}}),8922:((ae,B,v)=>{v.d(B,{JJ:()=>A,bA:()=>j,fs:()=>R,pK:()=>H,q9:()=>N,uq:()=>U});var w=v(7975),$=v(5807),f=v(86);const D=new Set(["appID","id","name",
"type","state","status","url","subdomain","repository","branch","variables"].map(f.tK));function j(O,I){return O&&((0,f.Pf)(O.fields).get((0,f.tK)(I))??null)}function Z({
fields:O}){const I=Object.entries(O).filter(([L,C])=>C!==null&&!D.has((0,f.tK)(L)));return Object.fromEntries(I)}function U(O,I){const L=new Set(Object.keys(I).
map(f.tK)),C=Object.entries(Z(O)).flatMap(([g,E])=>["string","number","boolean"].includes(typeof E)&&E!==""&&!L.has((0,f.tK)(g))?[[g,String(E)]]:[]);return Object.
fromEntries(C)}function A(O){return O==null?"not set":(0,$.Ow)(JSON.stringify(O),200)}function R(O,I){return Object.entries(I).flatMap(([L,C])=>{const g=j(O,L);
return g===void 0?[`${(0,$.Ow)(L,60)}: ${A(C)}`]:(0,w.isDeepStrictEqual)(g,C)?[]:[`${(0,$.Ow)(L,60)}: ${A(g)} \u2192 ${A(C)}`]})}function N(O,I){const L=[...I.keys()];
if(O===void 0)return L;const C=L.map(E=>`${E} (${O.includes(E)?"set before":"new"})`),g=O.filter(E=>!I.has(E)).map(E=>`${(0,$.Ow)(E,100)} (removed)`);return[...C,
...g]}async function H({appID:O},I,L,C){const{stored:g}=await C.lookUp(O),E=Object.keys(I).filter(z=>!(0,w.isDeepStrictEqual)(L[z],I[z])&&(0,w.isDeepStrictEqual)(
j(g,z),I[z]));return E.length>0&&await C.updateApp(O,Object.fromEntries(E.map(z=>[z,L[z]]))),E}}),3716:((ae,B,v)=>{v.d(B,{LP:()=>$,QE:()=>U});var w=v(5807);function $(A){
return/^\s*at\s.*[:)\d]$/.test(A)}const f=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,D=2,j=2e3;class Z{#e;#t;#n=[];#s=0;constructor(R){
this.#e=R}push(R){const N=(0,w.Nl)(R.slice(0,j)).trimEnd().replace(/ \{$/,"");return $(N)?this.#t===void 0&&!f.test(N)?(this.#t=R,[...this.#o(),R]):(this.#s+=1,
this.#n.length<D&&this.#n.push(R),[]):[...this.end(),R]}end(){return this.#t=void 0,this.#o()}#o(){const[R,N]=[this.#s,this.#n];return[this.#s,this.#n]=[0,[]],R<
D?N:[this.#e(R)]}}function U(A,R){const N=new Z(R);return[...A.flatMap(H=>N.push(H)),...N.end()]}})};export{si as id,oi as ids,ri as modules};

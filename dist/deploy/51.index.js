const di=51,li=[51],ci={2207:((de,B,v)=>{v.d(B,{Mb:()=>$,PB:()=>w,iV:()=>U,sR:()=>g});const w=["queued","building","syncing","activating","succeeded","failed","\
cancelled"],$=["queue","clone","install","build","sync","activate"],g=["repository_not_found","repository_not_allowed","branch_not_found","commit_not_found","cl\
one_failed","root_directory_missing","package_json_invalid","build_script_missing","app_ambiguous","server_build","no_start_command","node_unavailable","install\
_failed","build_failed","build_timeout","build_killed","builder_crashed","out_of_memory","disk_quota","output_missing","output_empty","nothing_to_serve","output\
_unsafe","output_too_large","site_broken","disk_full","storage_unavailable","sync_failed","start_failed","not_listening","unhealthy","dns_refused","activation_f\
ailed","cdn_refused","interrupted"],U={invalid_request:400,unauthorized:401,forbidden:403,not_found:404,organization_not_found:404,app_not_found:404,deployment_not_found:404,
release_not_found:404,table_not_found:404,method_not_allowed:405,app_exists:409,conflict:409,domain_taken:409,app_deleted:410,body_too_large:413,unsupported_media_type:415,
validation_failed:422,domain_not_verified:422,quota_exceeded:422,rate_limited:429,internal:500,unavailable:503}}),2388:((de,B,v)=>{v.r(B),v.d(B,{decodeFailure:()=>E});
var w=v(8302),$=v(5807),g=v(86),U=v(8438),F=v(1547);const q=(0,$.aL)("failure deploymentfailure deployfailure error deployment"),W=(0,$.aL)(`
  message errormessage failuremessage statusmessage reason failurereason statusreason description detail
  summary error title cause msg text
`),A=(0,$.aL)(`
  stage phase step failedstage failedstep failedphase errorstep errorstage stagename stepname
`),R=(0,$.aL)("code errorcode failurecode errortype reasoncode"),L=(0,$.aL)("diagnostics errors annotations issues problems findings"),H=(0,$.aL)(`
  log logs logtail buildlog buildlogs deploylog joblog output lines stdout stderr
  events entries transcript console trace tail excerpt
`),O=[...new Set([...U.m5,...U.wy])],I=(0,$.aL)("error reason cause failure details"),C=/^(?!(?:failure|error)s?$).*(?:fail|error|timed?[_-]?out|kill|crash|memory|missing|invalid|not[_-]?found|denied|exceed)/i,
N=4,p={lines:5e3,line:64*1024,findings:1e3,file:4096,text:2e3,word:200},E=(l,m,f,b)=>{const x=z(l),V=[ne((0,g.If)((0,g.w)(x,q))),..._(x)],J=X=>V.flatMap(et=>(0,g.
Qq)(et,...X)??[])[0],{placed:me,loose:Pe}=Ye(V),Qe=J(W),xe=[...ge(V,H)??ge([(0,g.Pf)(x)],O,Array.isArray)??[],...Pe],ie=oe(Qe).filter(X=>X.trim()!==""),De={stage:J(
A),code:J(R)??V.flatMap(X=>(0,g.Qq)(X,"type","kind")??[]).find(X=>C.test(X)),message:ie[0]??Pe[0],exitCode:V.flatMap(X=>(0,g.nd)(X,"exitcode","exitstatus","retu\
rncode")??[])[0],signal:J(["signal","exitsignal"]),log:xe.length===0&&ie.length>1?ie:xe,diagnostics:me};return se(le(b,De))};function z(l){return typeof l=="str\
ing"?{message:l}:Array.isArray(l)?l.every(m=>typeof m=="string")?{log:l}:l.some(m=>ke(m)!==void 0)||oe(l).length===0?{errors:l}:{log:l}:l}function ne(l,m=0){const f=I.
map(x=>l.get(x)).find(w.Gv);if(f===void 0||m>N)return l;const b=[...l].filter(([,x])=>x!==f);return ne(new Map([...b,...(0,g.Pf)(f)]),m+1)}function ge(l,m,f=()=>!0){
return l.map(b=>m.flatMap(x=>f(b.get(x))?oe(b.get(x)):[])).find(b=>b.length>0)}function le(l,m){const f=l?.values;if(f===void 0)return m;const b=x=>f.has(x)?(0,g.
Qq)(f,x):m[x];return{stage:b("stage"),code:b("code"),message:b("message"),signal:b("signal"),exitCode:f.has("exitCode")?(0,g.nd)(f,"exitCode"):m.exitCode,log:f.
has("log")?oe(f.get("log")):m.log,diagnostics:f.has("diagnostics")?Ce(f.get("diagnostics")).flatMap(x=>ke(x)??[]):m.diagnostics}}function se(l){const{stage:m,code:f,
message:b,signal:x,log:Y,diagnostics:V}=l;return{...l,stage:Z(m,p.word),code:Z(f,p.word),message:Z(b,p.text),signal:Z(x,p.word),log:Y.slice(-p.lines).map(J=>(0,$.
vI)(J,p.line)),diagnostics:V.filter(({file:J})=>J.length<=p.file).slice(0,p.findings)}}function Z(l,m){return l&&(0,$.vI)(l,m)}const he=4,ce=200,re=100,u=new Set(
(0,$.aL)(`
    app application site project user owner team creator author links request
    config spec env environment source git gitsource commit trigger deploymenttrigger
  `)),y=(0,$.aL)(`
  steps stages phases jobs tasks conditions builds children results components workflows
`),S=new Set((0,$.aL)("deployments deploys releases revisions rollouts runs environments"));function _(l){const m=[];let f=[(0,g.Pf)(l)];for(let b=0;b<=he&&f.length>
0&&m.length<ce;b+=1)m.push(...f.slice(0,ce-m.length)),f=f.flatMap(G);return m}function G(l){return[...l].flatMap(([m,f])=>u.has(m)?[]:Array.isArray(f)?S.has(m)?
[]:Se(f,y.includes(m)).map(Ke):(0,w.Gv)(f)?[(0,g.Pf)(f)]:[])}function Se(l,m){const f=l.slice(-re).filter(w.Gv).map(g.Pf),b=f.filter(Ae),x=()=>f.filter(Y=>y.some(
V=>Array.isArray(Y.get(V))));return(b.length>0||!m?b:x()).toReversed()}const j=(0,$.aL)("status state result outcome conclusion phase");function Ae(l){return l.
get("success")===!1||j.some(m=>Ne(l.get(m),0))}function Ne(l,m){if(typeof l=="string")return/^false$/i.test(l)||(0,F.PY)(l)==="failure";const f=(0,g.Pf)(l);return m<
2&&["name",...j].some(b=>Ne(f.get(b),m+1))}function Ke(l){const m=(0,g.Qq)(l,"stage","phase","step","name","id");return m!==void 0&&!l.has("stage")&&Ae(l)?new Map(
[...l,["stagename",m]]):l}const qe=(0,$.aL)("location loc position range start span begin region physicallocation"),Le=(0,$.aL)("file filename filepath path uri\
 sourcefile"),Ze=[[/^(?:warn|1$)/i,"warning"],[/^(?:info|notice|note|hint|suggestion|debug|0$)/i,"notice"]];function Ye(l){const m=new Set(l.flatMap(x=>L.map(Y=>x.
get(Y)))),f=[],b=[];for(const x of[...m].flatMap(Ce).slice(0,p.lines)){const Y=ke(x);Y?f.push(Y):b.push(...oe(x))}return{placed:f,loose:b}}function Ce(l){return Array.
isArray(l)?l:l==null?[]:[l]}function ke(l){const m=Ie((0,g.Pf)(l)),f=(0,g.Qq)(m,...Le),b=(0,g.Qq)(m,"message","text","msg","description","reason","title");if(f===
void 0||b===void 0)return;const x=(0,g.Qq)(m,"severity","level","type","annotationlevel")??"",Y=m.has("character")?1:0,V=J=>{const me=(0,g.nd)(m,...(0,$.aL)(J));
return me!==void 0&&me+Y>=1?me+Y:null};return{file:f.replace(/^file:\/\/\//,"/"),line:V("line linenumber startline row lineno"),column:V("column col columnnumbe\
r startcolumn character"),severity:Ze.find(([J])=>J.test(x))?.[1]??"error",code:Z((0,g.Qq)(m,"code","rule","ruleid"),p.word)??null,message:(0,$.vI)(b,p.text)}}function Ie(l,m=0){
const f=qe.map(b=>l.get(b)).find(w.Gv);return f===void 0||m>N?l:(0,g.If)([l,Ie((0,g.Pf)(f),m+1)])}const Ve=(0,$.aL)(`
  text line message msg content output log logs lines entries events items payload textpayload data value tail
`),Je=(0,$.aL)("order sequence seq index position linenumber"),ue=(0,$.aL)("timestamp time date createdat created ts");function oe(l,m=0){if(typeof l=="string")
return ve(l,m);if(m>N)return[];if(Array.isArray(l))return _e(l).flatMap(x=>oe(x,m+1));const f=(0,g.Pf)(l),b=Ve.find(x=>f.has(x));return b===void 0?[]:oe(f.get(b),
m+1)}function ve(l,m){if(m===0&&/^\s*\[\s*\{/.test(l))try{const f=oe(JSON.parse(l),1);if(f.length>0)return f}catch{}return l.replace(/\r?\n$/,"").split(/\r?\n/)}
function _e(l){const m=l.filter(f=>(0,g.Pf)(f).get("hidden")!==!0);return m.length<2||!m.every(w.Gv)?m:Me(m,f=>(0,g.nd)(f,...Je))??Me(m,Xe)??m}function Xe(l){return(0,g.
Qq)(l,...ue)===void 0?void 0:(0,g.kB)(l,...ue)}function Me(l,m){const f=l.map(b=>({entry:b,key:m((0,g.Pf)(b))}));if(!f.some(b=>b.key===void 0))return f.sort((b,x)=>Number(
b.key)-Number(x.key)).map(({entry:b})=>b)}}),86:((de,B,v)=>{v.d(B,{Dy:()=>ge,If:()=>W,LO:()=>le,MX:()=>C,PM:()=>O,Pf:()=>q,Qq:()=>E,TU:()=>he,VF:()=>A,b6:()=>p,
k$:()=>L,kB:()=>ne,lS:()=>R,nd:()=>z,tK:()=>F,w:()=>N,zs:()=>se});var w=v(3739),$=v(8302),g=v(5807),U=v(8438);function F(u){return u.toLowerCase().replace(/[_\-$@]/g,
"")}function q(u){const y=new Map;if(!(0,$.Gv)(u))return y;for(const[S,_]of Object.entries(u)){const G=F(S);y.has(G)||y.set(G,_)}return y}function W(u){return new Map(
u.toReversed().flatMap(y=>[...y]))}function A(u,y){return{path:u,value:y,fields:q(y)}}function R(u,y){return Object.entries(u.value).filter(([S])=>y.includes(F(
S))).map(([S,_])=>({path:H(u.path,S),member:_}))}function L(u,y){for(const S of y)for(const{path:_,member:G}of R(u,[S]))if((0,$.Gv)(G))return A(_,G)}function H(u,y){
const S=O((0,g.Ow)(y,40));return u===""?S:`${u}.${S}`}function O(u){return/^[A-Za-z_]\w*$/.test(u)?u:`\`${u.replaceAll("`","")}\``}function I(u){return/^[\w.$]+$/.
test(u)?u:JSON.stringify(u)}function C(u,y){const S=[];let _=(0,$.Gv)(u)?A("",u):void 0;for(;_!==void 0&&S.length<=U.sX;)S.unshift(_),_=L(_,[...y,...U.wy]);return S}
function N(u,y){return C(u,y).map(({fields:S})=>S)}function p(u){return typeof u=="number"?String(u):typeof u=="string"&&u!==""?u:void 0}function E(u,...y){for(const S of y){
const _=p(u.get(S));if(_!==void 0)return _}}function z(u,...y){for(const S of y){const _=u.get(S),G=typeof _=="string"&&/^-?\d{1,15}$/.test(_)?Number(_):_;if(Number.
isSafeInteger(G))return Number(G)}}function ne(u,...y){for(const S of y){const _=u.get(S),G=typeof _=="string"&&/^\d+(?:\.\d+)?$/.test(_)?Number(_):_;if(typeof G==
"number"&&Number.isFinite(G))return Math.round(G<1e11?G*1e3:G);const Se=typeof _=="string"?Date.parse(_):Number.NaN;if(!Number.isNaN(Se))return Se}}function ge(u){
const y=p(u);if(y===void 0)return;const S=/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/].*)?$/i.test(y)?`https://${y}`:y;return/^https?:\/\//i.test(S)&&URL.canParse(S)?S:
void 0}function le(u,y,S,_){return Z(`has no ${u}; ${ce(y)}`,S,_)}function se(u,y,S,_){return Z(`has more than one ${u}: ${y.join(" and ")}; Slipway does not gu\
ess`,S,_)}function Z(u,y,S){const _=y.status===void 0?"":` (${y.status})`;return new w.GQ("unexpected_response",`The answer to ${y.method} ${y.path}${_} ${u}`,{
remedy:S===void 0?"Check that the address is the service itself. If it is, its answers have a shape that Slipway does not know.":`Check that base-url is the con\
trol plane. If it is, say where the value is in a map (input api-map):
${S}
"slipway doctor --write slipway-api.yml" writes a map to start from.`,call:{...y,outcome:"unknown",unclear:!0}})}function he(u,y,S){return`answers:
  ${u}:
    ${y}: ${I(S)}`}function ce(u){if(u===void 0)return"it is empty.";if(Array.isArray(u))return`it is a list of ${u.length}.`;if(!(0,$.Gv)(u))return`it is ${u===
null?"null":`a ${typeof u}`}.`;const y=re(u,0),S=y.slice(0,30).join(", ");return y.length===0?"it is an empty object.":`it has: ${S}${y.length>30?", \u2026":""}\
.`}function re(u,y){return!(0,$.Gv)(u)||y>U.sX?[]:Object.entries(u).flatMap(([S,_])=>[(0,g.Ow)(S,40),...re(_,y+1).map(G=>`${(0,g.Ow)(S,40)}.${G}`)])}}),8438:((de,B,v)=>{
v.d(B,{A9:()=>O,BV:()=>W,Bw:()=>ne,DE:()=>Z,E6:()=>C,H7:()=>ge,Hl:()=>se,Ld:()=>N,M0:()=>U,Mg:()=>u,NP:()=>he,S3:()=>L,T8:()=>re,Vt:()=>R,XD:()=>I,XQ:()=>H,cJ:()=>le,
dI:()=>z,gW:()=>E,m5:()=>A,qQ:()=>ce,sX:()=>q,tl:()=>p,uH:()=>g,uq:()=>$,wy:()=>F});var w=v(5807);const $={label:"app",names:(0,w.aL)("app application"),kin:(0,w.
aL)("site service website webapp staticsite"),lists:(0,w.aL)("apps applications sites services")},g={label:"deployment",names:(0,w.aL)("deploy deployment"),kin:(0,w.
aL)("job build release run rollout revision"),lists:(0,w.aL)(`
    deployments deploys jobs builds releases runs rollouts revisions jobsummaries deploymentsummaries
  `)},U={label:"environment",names:(0,w.aL)("environment env"),kin:[],lists:(0,w.aL)("environments envs")},F=(0,w.aL)("data result item response payload body co\
ntent node embedded"),q=2,W=(0,w.aL)("attributes properties metadata"),A=(0,w.aL)("items data results result list records entries values value nodes edges"),R=(0,w.
aL)("errors messages warnings notices included links"),L=(0,w.aL)("id uid uuid guid"),H=(0,w.aL)(`
  status state readystate currentstatus currentstate
  deploymentstatus deploystatus deploymentstate deploystate jobstatus jobstate
`),O=(0,w.aL)("phase deploymentphase"),I=(0,w.aL)("state status phase name value"),C=(0,w.aL)("conclusion result outcome"),N=(0,w.aL)("stage step currentstage c\
urrentstep stagename"),p=(0,w.aL)(`
  url publicurl liveurl siteurl appurl sslurl productionurl primaryurl weburl
  deploymenturl deployurl deploysslurl previewurl
  defaultingress defaultdomain defaulthostname livedomain hostname host domain fqdn
`),E=(0,w.aL)("urls domains hostnames aliases status links endpoints"),z=(0,w.aL)("branch gitbranch branchname sourcebranch gitref ref githubcommitref headbranc\
h"),ne=(0,w.aL)("repository repo repositoryurl repourl gitrepository gitrepo giturl"),ge=(0,w.aL)("branch productionbranch gitbranch repobranch"),le=(0,w.aL)(`
  commit commitsha commitid commithash commitref sha gitsha gitcommit gitcommitsha
  revision sourceversion githubcommitsha headsha
`),se=(0,w.aL)("source git gitsource meta trigger deploymenttrigger metadata commit"),Z=(0,w.aL)(`
  createdat created createdon creationtime createtime createdtime createdtimeutc
  creationtimestamp datecreated insertedat queuedat starttime startedat timestamp
`),he=(0,w.aL)("supersededby replacedby"),ce=(0,w.aL)("nextcursor cursor nextpagetoken nexttoken endcursor continue next"),re=(0,w.aL)("pagination paging page p\
ageinfo meta metadata resultinfo links"),u=(0,w.aL)("next nextlink nexturl nextpage")}),1547:((de,B,v)=>{v.d(B,{PY:()=>W,Y4:()=>F,as:()=>$});var w=v(5807);const $=[
"success","failure","cancelled","pending"],g={success:(0,w.aL)(`
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
  `)},U=new Map($.flatMap(A=>g[A].map(R=>[R,A])));function F(A){return A.toLowerCase().replace(/[\s_-]/g,"")}const q=[["failure",/(?:failed|error)$/],["pending",
/(?:inprogress|pending|queued)$/]];function W(A,R=new Map){const L=F(A);return R.get(L)??U.get(L)??q.find(([,H])=>H.test(L))?.[0]}}),219:((de,B,v)=>{v.d(B,{explain:()=>Zr});
var w=v(3739),$=v(8302),g=v(5807),U=v(2207);const F=new WeakMap,q=3;function W(e,t){const n=A(e);if(n.length===0)return e.exec(t);for(const s of n)if(t.includes(
s))return e.exec(t);return null}function A(e){let t=F.get(e);if(t===void 0){const n=e.ignoreCase?[]:R(e.source);t=n.every(s=>s.length>=q)?n:[],F.set(e,t)}return t}
function R(e){const t=[""];let n="",s=0;for(let o=0;o<=e.length;o++){const r=e[o]??"",a=r==="\\"?e[++o]??"":"";if(L.test(a))return[];if(r==="["&&(o=I(e,o)),r===
"("&&(s+=1),r===")"&&(s-=1),s>0&&r!=="(")continue;const i=r==="\\"?a:r;if(i!==""&&!(r==="\\"?O:H).includes(i)){n+=i;continue}(r==="*"||r==="?"||r==="{")&&(n=n.slice(
0,-1)),n.length>(t.at(-1)??"").length&&(t[t.length-1]=n),n="",r==="{"&&(o=e.indexOf("}",o)),r==="|"&&t.push("")}return t}const L=/^[uxck\d]$/,H="()[{*+?^$.|",O="\
bBdDsSwWnrtfvpP";function I(e,t){let n=t+1;for(;e[n]!=="]";)n+=e[n]==="\\"?2:1;return n}function C(e,t,n){for(const s of e.signs)if(!(s.codes&&!(t.code&&s.codes.
includes(t.code)))&&!(s.exitCodes&&!(typeof t.exitCode=="number"&&s.exitCodes.includes(t.exitCode)))&&!(s.signals&&!(t.signal&&s.signals.includes(t.signal)))&&!(s.
stages&&t.stage&&!s.stages.includes(t.stage.toLowerCase()))&&!(s.weak&&t.diagnostics?.some(({severity:o,line:r})=>o==="error"&&r!==null))){if(!s.log)return{groups:{},
facts:t,lines:n};for(let o=n.length-1;o>=0;o--){const r=W(s.log,n[o]??"");if(r)return{groups:r.groups??{},facts:t,lines:n}}}}function N({code:e}){return U.sR.some(
t=>t===e)}function p(e,t){for(const n of e){const s=W(t,n)?.[1];if(s!==void 0)return s}}function E(e,t){return e===void 0||e===""?t:`"${e}"`}var z=v(9882);const ne=/; there (?:is|are) (?<names>[^;]{1,300})$/;
function ge(e,t){return t.length===0||ne.test(e)?e:`${e.replace(/[.:]?\s{0,4}$/,"")}; there ${t.length===1?"is":"are"} ${t.join(", ")}`}function le(e){return e.
replace(ne,"")}function se(e){return ne.exec(e)?.groups?.names?.split(", ")??[]}function Z(e){return e.endsWith("/")}function he(e){return se(e).find(Z)}const ce=[
/["'](?<name>[\w$]{1,200})["'] is not exported (?:by|from) (?:["'](?<from>[^"']{1,400})["']|(?<path>[^\s,"']{1,400}))/,/No matching export in "(?<from>[^"]{1,400})" for import "(?<name>[\w$]{1,200})"/,
/\bexport '(?<name>[\w$]{1,200})' (?:\(imported as '[^']{1,200}'\) )?was not found in '(?<from>[^']{1,400})'/,/The requested module '(?<from>[^']{1,400})' does not provide an export named '(?<name>[\w$]{1,200})'/,
/(?:Module )?'"(?<from>[^"']{1,400})"' has no exported member (?:named )?'(?<name>[\w$]{1,200})'/,/\bExport (?<name>[\w$]{1,200}) doesn't exist in target module/,
/'(?<from>[^']{1,400})' does not contain a (?<name>default) export/,/Module '"(?<from>[^"]{1,400})"' has no (?<name>default) export/];function re(e){for(const t of ce){
const{name:n,from:s,path:o}=W(t,e)?.groups??{};if(n!==void 0)return{name:n,from:s??o}}}const u=300,y=/^ {0,40}export (?:declare |abstract )?(?:async )?(?:const enum|const|let|var|function ?\*?|class|interface|type|enum|namespace) (?<name>[\w$]{1,100})/,
S=/^\s{0,40}(?:module\.)?exports\.(?<name>[\w$]{1,100})\s*=/,_=/(?:^|\bas\s+)(?<name>[\w$]{1,100})\s*$/,G=/^\s{0,40}export\s+(?:type\s+)?\*\s+from\s+["'](?<from>[^"']{1,300})["']/;
function Se(e){const t=new Set,n=[];let s=!1;for(const o of e){const r=(y.exec(o)??S.exec(o))?.groups?.name;r&&t.add(r),/^\s{0,40}export\s+default\b/.test(o)&&t.
add("default");const a=G.exec(o)?.groups?.from;a!==void 0&&n.push(a);const i=/^\s{0,40}export\s+(?:type\s+)?\{/.exec(o);if(s||=i!==null,!s)continue;const[d=""]=o.
slice(i?.[0].length??0).split("}",1);for(const c of d.replace(/\/\/.*$/,"").split(",")){const h=_.exec(c.trim())?.groups?.name;h&&t.add(h)}if(s=!o.includes("}"),
t.size>=u)break}return{own:[...t],from:n}}var j=v(6760);const Ae=["error","warning","notice"],Ne=/^\..|.\.config\.[a-z]{1,10}$|^package(?:-lock)?\.json$/;function Ke(e){
const t=j.posix.basename(e);return Ne.test(t)||t.includes("tsconfig")&&t.endsWith(".json")}const qe=/^TS5\d{3}$/;function Le({code:e}){return qe.test(e??"")}const Ze=/^ts\(?(?:2304|2305|2307|2503|2552|2580|2614|2686|2688|2694|2724|2792|2882)\)?$/i,
Ye=/^ts\(?(?:6133|6138|6192|6196|6198|6385|6387|7005|7006|7016|7019|7022|7023|7024|7027|7028|7030|7031|7034|7044|7045|7053|18046|80\d{3})\)?$/i,Ce=/^(?:\w*Error: )?(?:[×x] )?(?:(?:Module )?[Bb]uild failed\b|Unexpected (?:token|eof|end of file)\b|Expression expected|Declaration or statement expected|Unterminated regexp literal|Expected (?:ident|unicode escape)\b|'(?:[),;:}]|=>|<\/)' expected)/i;
function ke({code:e,message:t}){const n=e??"";return(Ze.test(n)?-1:0)+(Ye.test(n)?3:0)+(Ce.test(t)?.5:0)}function Ie({code:e}){const[t="",...n]=(e??"").split("/").
reverse();return/^[a-z][a-z-]+$/.test(t)&&n.every(s=>/^@?[a-z][\w-]*$/.test(s))}const Ve=/^Parsing error|\bUnable to resolve\b|\bis not defined\b|\bnot found in\b/;
function Je(e,t=10){const n=new Set,s=new Set,o=e.map(d=>{const c=JSON.stringify([d.severity,d.file,d.line]),h=JSON.stringify([d.severity,d.message]),k=Ie(d)&&Ve.
test(d.message),P=n.has(c)||s.has(h);n.add(c),s.add(h);const K=(d.line===null?4:0)+(P&&!k?2:0)+(Le(d)?-2:Ke(d.file)?1:0)+ke(d)-(k?1:0);return{diagnostic:d,weight:K}}),
r=Ae.map(d=>o.filter(({diagnostic:c})=>c.severity===d).toSorted((c,h)=>c.weight-h.weight).map(({diagnostic:c})=>c)),a=Math.max(0,t),i=d=>Math.max(0,(d?.length??
0)-a);return{shown:r.flatMap(d=>d.slice(0,a)),rest:{error:i(r[0]),warning:i(r[1]),notice:i(r[2])}}}function ue(e,{facts:t,lines:n}){if(!e.startsWith("/"))return e;
const s=e.split("/"),o=(t.diagnostics??[]).map(({file:i})=>i.split("/",1)[0]??"").filter(i=>i!==""),r=[...new Set(["node_modules",...t.list?.("")??[],...o])],a=s.
findIndex(i=>r.includes(i));if(a>0)return s.slice(a).join("/");for(let i=s.length-1;i>1;i--){const d=`${s.slice(0,i).join("/")}/`;if(n.some(c=>r.some(h=>oe(c,d+
h))))return s.slice(i).join("/")}return e}function oe(e,t){const n=e.indexOf(t);return n>=0&&!/[\w.-]/.test(e[n+t.length]??"")}function ve(e,t,n=[""]){const s=e.
split("/",40).filter(r=>r!==""&&r!==".");let o="";for(const[r,a]of s.entries()){const i=t(o),d=(r===s.length-1?n:[""]).map(h=>`${a}${h}`),c=d.find(h=>i.includes(
h))??d.map(h=>i.find(k=>k.toLowerCase()===h.toLowerCase())).find(Boolean);if(c===void 0)return;o=j.posix.join(o,c)}return n.some(r=>o===`${s.join("/")}${r}`)?void 0:
o}const _e=[/Cannot find (?:module|package) '(?<what>[^']{1,300})' imported from (?<from>\S{1,400})/,/Cannot find (?:module|package) '(?<what>[^']{1,300})'/,/Cannot find module or type declarations for side-effect import of '(?<what>[^']{1,300})'/,
/Could not resolve ["'](?<what>[^"']{1,300})["'](?: (?:from|in) ["']?(?<from>[^"'\s]{1,400}))?/,/^(?:\[UNLOADABLE_DEPENDENCY\] )?Could not load (?<path>[\w@./[\]-]{1,300})$/,
/^\S{0,60}\s?Could not load (?<what>\/[^\s()]{1,300}) \(imported by (?<from>[^)\s]{1,300})\)(?!: (?!ENOENT))/,/The module `(?<what>[^`]{1,200})` could not be loaded\. It may not be installed/,
/problem loading plugin "(?<what>[^"]{1,200})"\. Perhaps you need to install/,/[Ff]ailed to resolve "extends":\s?"(?<what>[^"]{1,300})"/,/Can't resolve '(?<what>[^']{1,300})'/,
/\bNotFound\("(?<what>[^"]{1,300})"\)/,/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) (?:the |a )?(?:[\w.-]{1,20} )?(?:module|package|dependency|plugin|preset|parser|loader|adapter|integration|extension|theme|layer):? ["'`](?<named>[^"'`]{1,300})["'`]/,
/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) ["'`](?<named>[^"'`]{1,300})["'`](?=.{0,40}\binstall)/,
/\btried to access (?<named>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}), but it isn't declared in (?:your|its) dependencies\b/,/[Ff]ailed to resolve (?:import )?["'](?<what>[^"']{1,300})["'](?: from ["'](?<from>[^"']{1,400})["'])?/,
/^(?:\[[\w:-]{1,40}\] )?Failed to resolve (?<what>\/[^\s"']{1,300})(?: from (?<from>\S{1,400}\.html))?$/,/Can't find stylesheet to import: ["'](?<sheet>[\w./-]{1,300})["']/,
/No such file or directory \(os error 2\): @import "(?<sheet>[\w./-]{1,300})"/,/^template not found: (?<what>\S{1,300})$/,/^ENOENT: Failed to lookup "(?<what>[^"]{1,300})" in /,
/ModuleNotFoundError: No module named '(?<what>[^']{1,200})'/],Xe=/Package subpath '\.(?<subpath>\/[^']{1,200})' is not defined by "exports" in \S{0,400}?node_modules\/(?<owner>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100})\/package\.json/,
Me=/\bCould not load (?<path>[^\s()]{1,300}) \(imported by [^)\s]{1,300}\): (?:Cannot|Can't|Must not) import\b/,l=/^Found dead link (?<link>\S{1,300}?)(?:(?<=\/)index)?$/;
function m(e){const t=withoutNearest(e),{link:n}=l.exec(t)?.groups??{};if(n)return new RegExp(`(?<=["'\`]|\\]\\()${literalPattern(n)}(?:\\.(?:md|html))?(?=["'\`)?\
#\\s])`);const{owner:s,subpath:o}=Xe.exec(t)?.groups??{};if(s&&o)return new RegExp(`(?<=["'\`])${literalPattern(`${s}${o}`)}(?=["'\`])`);for(const r of[Me,..._e]){
const{named:a,sheet:i,what:d=a??i,path:c}=search(r,t)?.groups??{},h=d?literalPattern(d):c&&`[@~#$][^\\s"'\`]{0,300}?/${literalPattern(posix.basename(c))}`;if(h)
return new RegExp(`(?<=["'\`]|(?:url|\\])\\()${h}(?=["'\`)?#])`)}}function f(e){for(const{file:n,severity:s,message:o,code:r}of e.facts.diagnostics??[]){if(Le({
code:r??null}))return;if(s!=="error")continue;const a=le(o),i=b(me(a,n),o),d=i?.kind==="file"?void 0:Dn(a,n,e.facts.list);if(d??i)return d??i}if(e.facts.diagnostics?.
some(n=>n.severity==="error"))return;const t=e.lines.findLastIndex(n=>Y.test(n));for(const[n,s]of e.lines.entries()){const o=me(s,void 0);if(o)return n<t-V?void 0:
o}}function b(e,t){return e?.kind!=="package"||he(t)===void 0?e:{...e,kind:"file",specifier:x(t)??e.specifier}}function x(e){const t=le(e);return _e.map(n=>W(n,
t)?.groups?.what).find(Boolean)}const Y=/^(?:Uncaught )?(?:Reference|Type|Range)Error: (?!.*\b(?:module|package|import|resolve)\b)/,V=3,J=/^@[\w-]{1,100}\/[\w-]{1,100}$/;
function me(e,t){for(const n of _e){const s=W(n,e)?.groups;if(s?.path)return{kind:"file",specifier:s.path,importer:"."};if(s?.sheet)return{kind:"file",specifier:s.
sheet,importer:t};const o=s?.what??s?.named;if(!s||!o)continue;const r=t??s.from,a=/\.(?:html?|css|s[ac]ss|less|json)$/.test(r??"")&&!J.test(o);if(s.named===void 0&&
a||/\.(?:html|njk|liquid)$/.test(o)||/^(?:\.{1,2}(?:\/|$)|\/)/.test(o))return{kind:"file",specifier:o,importer:r};const d=/^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.
exec(o)?.[0];return d===void 0||o[d.length]===":"?void 0:{kind:"package",specifier:d,importer:r}}}const Pe=["",..."ts tsx js jsx mjs cjs vue svelte astro css sc\
ss json".split(" ").map(e=>`.${e}`)],Qe=/\.(?:css|s[ac]ss|less)$/,wt=["",".css",".scss",".sass",".less"];function xe(e){const t=e.facts.list??Un(ie(e.facts)),n=f(
e),s=n?.kind==="file"&&!ie(e.facts).some(Z)?n:void 0;for(const o of s?Et(s):[]){const r=Qe.test(s?.importer??"")?wt:Pe,a=ve(o,t,r);if(a!==void 0&&s)return{specifier:s.
specifier,actual:a}}}function ie({diagnostics:e=[]}){return se(e.find(({severity:t})=>t==="error")?.message??"")}const De=/^(?:[@~#]|\$\w{1,20})\/(?<rest>[^'"\s]{1,300})$/,
X=/^[@~#$]?(?<rest>[\w-]{1,60}\/[^'"\s]{1,300})$/,et=["","src","src/lib","app"];function Dn(e,t,n){const s=x(e);return s&&(De.test(s)||jn(s,t,n).length>0)?{kind:"\
file",specifier:s,importer:t}:void 0}function jn(e,t,n){const[s=""]=X.exec(e)?.groups?.rest?.split("/",1)??[];return s===""||!n||/^(?:node_modules|src|lib)$/.test(
s)?[]:yt(t).filter(o=>n(o).includes(s)&&n(j.posix.join(o,s)).length>0)}function yt(e){const t=e.split("/").slice(0,20),n=t.map((s,o)=>t.slice(0,o).join("/"));return[
...new Set(n.flatMap(s=>et.map(o=>j.posix.join(s,o))))].map(s=>s==="."?"":s)}function Et({specifier:e,importer:t}){const n=(De.exec(e)??X.exec(e))?.groups?.rest;
if(n&&!/^\.{1,2}\//.test(e))return yt(t??"").map(o=>j.posix.join(o,n));if(e.startsWith("/")){const o=e.split("/").slice(1,40);return o.map((r,a)=>o.slice(a).join(
"/"))}const s=t&&j.posix.join(j.posix.dirname(t),e);return!s||s.startsWith("..")||s.startsWith("/")?[]:[s]}function Un(e){const t=new Map;for(const n of e){const s=n.
split("/");for(const[o,r]of s.entries()){const a=s.slice(0,o).join("/"),i=t.get(a)??new Set;t.set(a,i.add(r))}}return n=>[...t.get(n)??[]]}function $t(e){const{
list:t}=e.facts,n=ie(e.facts);if(n.length>0)return n;const s=f(e);if(!t||s?.kind!=="file")return[];const o=Et({...s,specifier:s.specifier.replace(/[?#].*$/,"")}),
{importer:r}=s;for(const d of o){const c=Wn(d,t,r);if(c.length>0)return c}return(/\.html?$/.test(r??"")?o.map(d=>Fn(d,t)):[]).find(d=>d.length>0)??(o.length>0?Hn(
j.posix.basename(o[0]??""),t,r):[])}const bt=/^(?:main|index|entry)\./i;function Fn(e,t){const n=j.posix.dirname(e),s=j.posix.basename(e);return!bt.test(s)||n===
"."?[]:t(n).filter(r=>bt.test(r)&&tt(r,s)).map(r=>j.posix.join(n,r)).slice(0,3)}function Wn(e,t,n=""){const s=e.split("/").filter(h=>h!==".");let o="";for(const h of s.
slice(0,-1)){const k=t(o),P=k.filter(Q=>Q!=="node_modules"&&!Q.startsWith(".")),K=k.includes(h)?h:(0,z.pA)(h,P)[0];if(K===void 0)return[];o=j.posix.join(o,K)}const r=s.
at(-1)??"",a=t(o).filter(h=>tt(h,r,n)),i=a.filter(h=>je(h)===je(r)),d=i.length>0?i:(0,z.pA)(pe(r),a.map(pe));return a.filter(h=>i.includes(h)||d.includes(pe(h))).
map(h=>j.posix.join(o,h)).slice(0,3)}const St=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|json)$/i,Ee=/\.(?:p?css|s[ac]ss|less|styl)$/i,Gn=/\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/i;
function tt(e,t,n=""){if(Ee.test(n)&&pe(t)===t)return Ee.test(e);if(pe(e)===e)return!0;const s=[St,Ee,Gn].find(o=>o.test(t));return s?s.test(e):pe(t)===t?St.test(
e)||Ee.test(e):(0,j.extname)(e)===(0,j.extname)(t)}function pe(e){return e.replace(/(?<=.)\.[a-z]\w{1,9}$/i,"")}function je(e){return pe(Ee.test(e)?e.replace(/^_(?=.)/,
""):e)}const Bn=200,zn=/^(?:\.|node_modules$|dist$|build$|out$|vendor$|coverage$)/;function Hn(e,t,n=""){const s=[],o=[""];for(let r=0;r<o.length&&r<Bn;r++){const a=o[r]??
"";for(const i of t(a)){const d=j.posix.join(a,i);je(i).toLowerCase()===je(e).toLowerCase()&&tt(i,e,n)&&s.push(d),!zn.test(i)&&pe(i)===i&&o.push(d)}}return Ee.test(
n)&&s.length>1?[]:s.slice(0,3)}const Kn=[{name:"import-case",signs:[{}],summary:e=>{const t=xe(e);return t&&`the import "${t.specifier}" differs from the file's\
 name only in upper and lower case`},remedy:e=>`The file is ${E(xe(e)?.actual,"there")}: write the import as it is spelt, or rename it with git mv. Builds run w\
here case counts.`},{name:"missing-file",signs:[{}],summary:e=>{const t=f(e),n=/\.html?$/.test(t?.importer??""),s=t?.kind==="file"&&(n?t.specifier:ue(t.specifier,
e));return s&&$t(e).some(Z)?`the import "${s}" leads to no file and no package`:s?`the file "${s}" that is imported does not exist`:void 0},remedy:e=>{const t=$t(
e);if(t.length>0)return`There is ${Re(t)}: correct the import, or commit the file that it names.`;const{importer:n="",specifier:s=""}=f(e)??{};return`Check the \
path and its upper and lower case, and that the file is committed: \`git check-ignore -v\` tells whether .gitignore holds it back.${/\.s[ac]ss$/.test(n)&&/^\w[\w.-]*\//.
test(s)?" If it is of a package, add the package to package.json and the lockfile.":""}`}},{name:"missing-export",signs:[{}],summary:({facts:e})=>{const t=kt(e);
return t&&`${t.file}${t.line===null?"":`:${t.line}`}: ${t.message}`},remedy:({facts:e})=>{const{message:t=""}=kt(e)??{},n=se(t),{name:s,from:o}=re(t)??{},r=o?E(
o,""):"the module";return n.length>0?`Import ${Re(n)} from ${r}, or export ${s} there.`:s==="default"?`Import by name from ${r}, in braces, or give it a default\
 export.`:`Export ${s} from ${r}, or import what it has. A type needs import type.`}},{name:"missing-read",signs:[{log:/ENOENT: no such file or directory, (?:open|stat|scandir) '(?<path>[^']{1,400})'/}],
summary:e=>{const t=e.facts.diagnostics?.find(({severity:n,line:s})=>n==="error"&&s!==null);if(!(t&&!t.message.includes("ENOENT")))return`the file "${ue(e.groups.
path??"",e)}" that is read does not exist`},remedy:()=>"Check the path where it is written, its upper and lower case, and that the file is committed."},{name:"m\
issing-package",signs:[{}],summary:e=>{const t=f(e);if(t?.kind!=="package")return;const n=ie(e.facts),s=n.length===0?"":`, and package.json has ${Re(n)}`;return`\
the package "${t.specifier}" is not installed${s}`},remedy:e=>{const t=f(e)?.specifier??"the package",n=ie(e.facts);return n.length>0?`package.json has ${Re(n)}\
: correct the name ${t}, or add a package of that name to package.json and the lockfile.`:e.lines.some(s=>s.includes("No module named"))?`Add ${t} to the projec\
t's requirements.`:`Run npm install ${t} (or your package manager's add) and commit package.json with the lockfile.${vt(e.facts)}`},part:()=>({kind:"uninstalled"})}];
function kt({diagnostics:e=[]}){const t=e.find(({severity:n})=>n==="error");return t&&re(t.message)?t:void 0}function Re(e){return[e.slice(0,-1).join(", "),...e.
slice(-1)].filter(Boolean).join(" or ")}function vt(e){return N(e)?"":" A platform that installs with NODE_ENV=production leaves out devDependencies."}const qn=[
{name:"memory-limit",signs:[{codes:["out_of_memory"],log:/was stopped because (?<why>[\w ,.:']{1,300})$/}],summary:({groups:e})=>e.why??"the build used more mem\
ory than it may",remedy:()=>"Make the build smaller: source maps, parallel workers and pages built at once cost most. Or ask the platform's operators to raise t\
he limit (slipway platform --build-memory)."},{name:"disk-limit",signs:[{codes:["disk_quota","disk_full"],log:/was stopped because (?<why>[\w ,.:']{1,300})$/},{
codes:["disk_quota"]}],summary:({groups:e})=>e.why??"the build wrote more than it may",remedy:()=>"Make the build write less (caches, source maps, copies of nod\
e_modules), or ask the platform's operators to raise the limit (slipway platform --build-disk)."},{name:"out-of-memory",signs:[{codes:["out_of_memory"]},{codes:[
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
package.json has no script ${E(e.script,"of that name")}`,remedy:({facts:e,groups:t,lines:n})=>{const s=e.diagnostics?.find(({code:i})=>i==="missing-script"),o=Zn(
n).filter(i=>i!==t.script),r=s?se(s.message):(0,z.pA)(t.script??"",o);return`${r.length>0?`There is ${Re(r)}. `:""}Add the script ${E(t.script,"named in the log")}\
 to package.json, or name one that exists where it is called.`},part:({groups:e})=>({kind:"member",name:"scripts",wanted:e.script})},{name:"command-not-found",signs:[
{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>[\w@./-]{1,100}): (?:command )?not found$/},{log:/spawn (?<command>[\w@./-]{1,100}) ENOENT$/},
{exitCodes:[127]}],summary:({groups:e})=>`the command ${E(e.command,"to run")} was not found`,remedy:({groups:e,facts:t})=>`Add the package that brings ${E(e.command,
"it")} to dependencies in package.json.${vt(t)}`,part:({groups:e})=>e.command?{kind:"script",command:e.command}:void 0},{name:"permission-denied",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>\S{1,200}): Permission denied$/},
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
rough \${{ secrets.${e.name??"NAME"} }}.`},...Kn,{name:"builder-crashed",signs:[{codes:["builder_crashed"]}],summary:({facts:e})=>(e.message||"The process that \
built this deployment crashed").replace(/^The/,"the"),remedy:()=>"Deploy again. If it fails again, something in the repository crashes the platform's worker: th\
e operators find the cause in the platform's log."},{name:"build-killed",signs:[{codes:["build_killed"]},{signals:["SIGKILL","SIGTERM"]},{exitCodes:[137,143]}],
summary:()=>"the build was killed",remedy:()=>"Look in the log for what ended it, and deploy again. If it fails again, the build may need more memory or time th\
an it may use."}];function Zn(e){const t=new Set,n=e.findLastIndex(s=>/[Mm]issing script|not found|a script named/.test(s));for(const s of e.slice(Math.max(0,n),
n+40)){const o=p([s],/^\s*(?:npm|pnpm|yarn|bun) run ([\w:.-]{1,60})(?:\s|$|")/)??p([s],/Did you mean "(?:pnpm|yarn|npm) (?:run )?([\w:.-]{1,60})"/);o&&t.add(o)}
return[...t].slice(0,10)}function ee(e){return e?{kind:"dependency",name:te(e)}:void 0}function te(e){return e.replace(/%2f/i,"/").replace(/\/-\/.*$/,"").replace(
/(?<=.)@.*$/,"").replace(_t,"")}const _t=/(?<=\w)-(\d{1,5}\.\d{1,5}\.\d[\w.+-]{0,60})\.tgz$/;function Yn(e){return/^.[^@]*@(?:npm:)?(.+)$/.exec(e)?.[1]??_t.exec(
e)?.[1]}function Vn(e){switch(e.kind){case"uninstalled":return;case"file":return e.path;default:return"package.json"}}const Jn=[{name:"browser-only",signs:[{log:/ReferenceError: (?<name>window|document|localStorage|sessionStorage|navigator|HTMLElement) is not defined/}],
summary:({groups:e})=>`code for the browser ran during the build (${e.name} is not defined)`,remedy:({groups:e})=>`Use ${e.name} only in the browser: after moun\
ting (onMount, useEffect, client:only), or where typeof ${e.name} !== 'undefined'.`},{name:"esm-only",signs:[{tool:"node",log:/ERR_REQUIRE_ESM|require\(\) of ES Module \S{1,300}/}],
summary:()=>"a package that exists only as an ES module was loaded with require()",remedy:({facts:e})=>`Load it with import (name the file .mjs, or set "type": \
"module" in package.json)${N(e)?"":", or use Node.js 22 or newer on a platform that lets you choose"}.`},{name:"next-static-params",signs:[{tool:"next",log:/Page "(?<page>[^"]{1,200})" is missing "generateStaticParams\(\)"/}],
summary:({groups:e})=>`the page ${E(e.page,"")} has no generateStaticParams()`,remedy:()=>"Export generateStaticParams() from that page, so that the static expo\
rt knows its paths."},{name:"base-path",signs:[{tool:"sveltekit",log:/does not begin with `base`, which is configured in `paths\.base`/}],summary:()=>"a link le\
aves the configured base path",remedy:()=>"Put the base path before the site's own links, or remove the base path: the platform serves each app at its own host'\
s root."},{name:"dead-link",signs:[{tool:"sveltekit",log:/^Error: 404 (?<link>\S{1,300}) \(linked from (?<page>\S{1,300})\)/},{tool:"vitepress",log:/Found dead link (?<link>\S{1,300}) in file (?<page>\S{1,300})/},
{tool:"docusaurus",log:/^\s*-> linking to (?<link>\S{1,300})/},{weak:!0,tool:"nuxt",log:/^\s*│ [├└]── \[404\] Page not found: (?<link>\S{1,300})/}],summary:({
groups:e,lines:t})=>{const n=e.page??p(t,/(?:Broken link on source page path =|│ └── Linked from) (\S{1,300}?):?$/);return`a link to ${e.link}${n?`, in ${n}\
,`:""} leads to no page`},remedy:()=>"Correct the link, or add the page. The log names any others."},{name:"page-failed",signs:[{weak:!0,tool:"sveltekit",log:/^\[500\] GET (?<page>\S{1,300})/},
{weak:!0,tool:"qwik",log:/^!!! (?<page>\S{1,300}): Error during SSG$/}],summary:({groups:e,lines:t})=>{const n=t.findLastIndex(s=>/^(?:\[500\] GET |!!! \S{1,300}: Error during SSG$)/.
test(s));return`the page ${e.page} failed while it was rendered: ${t[n+1]?.replace(/^Error: /,"")??""}`},remedy:()=>"Mend what the page loads or shows; the stac\
k in the log names the functions."},{name:"gatsby-graphql",signs:[{weak:!0,tool:"gatsby",log:/^error There was an error in your GraphQL query:/}],summary:({lines:e})=>{
const t=e.findLastIndex(n=>n.startsWith("error There was an error in your GraphQL query"));return`a GraphQL query fails: ${e.slice(t+1).find(n=>n!=="")??""}`},remedy:()=>"\
Correct the query, or give its type the field in gatsby-node (createSchemaCustomization)."},{name:"gatsby-page-failed",signs:[{weak:!0,tool:"gatsby",log:/^error Building static HTML failed for path "(?<page>[^"]{1,300})"/}],
summary:({groups:e,lines:t})=>`the page ${e.page} failed while it was rendered: ${p(t,/^\s*WebpackError: (.{1,300})/)??""}`,remedy:()=>"Mend what the page loads\
 or shows: gatsby build --verbose tells more, and gatsby develop the line."},{name:"nuxt-page-failed",signs:[{weak:!0,tool:"nuxt",log:/^\s*│ [├└]── \[5\d\d\] (?<message>.*)/}],
summary:({groups:e,lines:t})=>{const n=t.findLastIndex(o=>/^\s*│ [├└]── \[5\d\d\]/.test(o));return`the page ${p(t.slice(0,n).reverse(),/├─ (\/\S{0,300}) \(\d+ms\)/)}\
 failed while it was rendered: ${e.message}`},remedy:()=>"The log does not tell the error itself: run npx nuxt dev and open the page, where it stands with its s\
tack. Code for the browser and missing variables are common causes."},{name:"package-cycle",signs:[{tool:"turbo",log:/^[\s`>-]*[x×] (?:Cyclic|Circular) dependency detected/}],
summary:({lines:e})=>{const t=p(e,/^\s*\|\s{1,8}([@\w./#-]{1,100}(?:, [@\w./#-]{1,100}){1,20})$/);return`packages depend on each other in a cycle${t?`: ${t.replace(
/#[\w:-]{1,60}/g,"")}`:""}`},remedy:()=>"Take one of the dependencies between these packages out of their package.json files.",part:({lines:e})=>ee(p(e,/^\s*\|\s{1,8}([@\w./-]{1,100})#\S{1,60} -> /))},
{name:"turbo",signs:[{tool:"turbo",log:/^[\s`>-]*[x×] (?<what>No package found with name '[^']{1,100}' in workspace)$/},{tool:"turbo",log:/^[\s`>-]*[x×] (?<what>Could not find task `[^`]{1,100}` in project)$/}],
summary:({groups:e})=>`turbo: ${e.what}`,part:({groups:e})=>e.what?.includes("task")?{kind:"file",path:"turbo.json"}:void 0,remedy:({groups:e})=>e.what?.includes(
"task")?"Name the task in build-command as turbo.json has it among its tasks.":"Write --filter in build-command as the name in that package's package.json."},{name:"\
css-minify",signs:[{tool:"vite",log:/^(?:\w*Error: )?\[lightningcss minify\] (?<what>\S.{0,200})$/}],summary:({groups:e,lines:t,facts:n})=>{const s=n.diagnostics?.
find(({severity:a,line:i})=>a==="error"&&i!==null);if(s)return`${s.file}:${s.line}: ${e.what}`;const o=t.findIndex(a=>/^\s*\|\s+\^/.test(a)),r=/^\d{1,7} *\| *(\S.{0,80})/.
exec(t[o-1]??"")?.[1]?.trim();return`the style sheets do not parse: ${e.what}${r?`, at ${E(r,"")}`:""}`},remedy:()=>"Look above what is quoted for a rule or a c\
omment that is not closed, in the style sheet that holds it."}],Xn=/(?:^|\s)[\d.,]{1,12}\s?(?:B|bytes|[kKMG]i?B)(?=$|[\s│|,)\]])/,Qn=/\b(?:errors?|fail(?:ed|s)?|exceed(?:s|ed)?|limit|too (?:large|big|long)|cannot|must|not)\b/i,
es=[/^\s*[○●◐ƒλ∙]\s{1,4}(?:\(|\/)/u,/^\s*(?:Route|Page|Asset|File|Path|Name|Chunk|Size)\b.{0,120}\b(?:Size|First Load|gzip|Chunks|Type)\b/,/^\s*[├└┌┬╰╭](?:[─━]{0,3}\s|$)(?!.{0,200}(?:Error|\[\d{3}\]|✖|×))/u,
/^\s*\+ First Load JS\b/,/^\s*(?:\[[\w:@/.-]{1,40}\]\s)?(?:✓|✔|√|✅|☑|🎉|✨|🚀|λ|▶|❯)/u,/\b(?:built|done|finished|completed|compiled|generated|wrote|copied|written)\b.{0,80}\b\d[\d.,]{0,8}\s?(?:ms|s|sec|seconds|min|minutes?)\b/i,
/^\s*[-•]?\s?\d{1,7} (?:errors|warnings|hints|modules?|pages?|files?|assets?|packages?)\b.{0,60}$/,/\(\d{1,7}\/\d{1,7}\)\s*$/,/^\s*(?:Result|Summary|Total|Time|Duration|Tasks|Cached)\b.{0,60}:/,
/^\s*(?:Attention: |This information is used|You can learn more|Learn more|Read more|See https?:|https?:\/\/\S{1,300}$)/,/^\s*▲ Next\.js \d/u,/^\s*\.{3} (?:collapsed )?\d{1,7} (?:duplicate )?lines matching /,
/Entry docs → 404 was not found\.$/,/^lscpu: failed to determine /,/^\d{1,7}:(?:\s|$)/],ts=/^\s*(?:✓|✔|√|✅|🎉|✨)|\b(?:built|done|completed|finished) in \d|\bcompiled successfully\b|^\s*[○●ƒλ]\s{1,4}\(/iu;
function xt(e){return es.some(t=>t.test(e))||ss(e)||ns(e)}function ns(e){return Xn.test(e)&&!Qn.test(os(e))}function ss(e){return e.length<=300||e.split(" ").length>
e.length/16?!1:e.split(/[;{}=]/).length>e.length/30}function Rt(e){return ts.test(e)}function os(e){return e.split(/\s+/).filter(t=>!/[/.][\w[]/.test(t)).join("\
 ")}var Ot=v(3716);const rs=/^\s{0,8}⚠|^(?:[▲!]\s{1,3})?(?:\[(?:warn(?:ing)?|hint|info)\]|(?:deprecation )?warning\b(?! as error))|^\s{0,4}(?![-*])[^\s:"']{1,400}(?::\d{1,7}){1,2}:?\s(?:-\s)?(?:warning|hint|info|note|message|suggestion)\b|^\s{0,4}[^\s:"']{1,400}\(\d{1,7},\d{1,7}\): (?:warning|info|message)\b|^\s*\d{1,7}:\d{1,7}\s{1,40}(?:warning|hint|info)\b/i,
is=/^\s*(?:[✘✖✗×⨯]|x\s|\[?(?:error|fatal)\b|\w{0,60}(?:Error|Exception)\b.{0,40}:\s|\d{1,7}:\d{1,7}\s{1,40}error\b)/i,as=/^(?:\s|$|\d{1,7}(?:\s|$))/,ds=/^(?:WARNING in \S|\(!\) Some chunks\b)/,
ls=12;function Tt(e,t,n){const s=new Set;let o=!1,r=!1;for(let a=Math.max(0,t-ls);a<n;a++){const i=e[a]?.text??"";r=ds.test(i)||r&&i.trim()!==""&&!/^ERROR in /.
test(i),o=r||rs.test(i)||o&&as.test(i)&&!is.test(i),o&&s.add(a)}return s}const cs=/^(?:\[(?:error|ERROR|fatal)\](?:\s|$)|\w{1,20}\sERR!\s(?:[A-Z]\w{1,40}\s)?|\S{1,100}\sSTD(?:ERR|OUT)\s|[│■▲●└]\s{1,4}|(?:notsup|notarget|engine|network|JSON\.parse)\s)/,
us=/^err:\s(?=\w{0,60}(?:Error|Exception):)/;function we(e){return e.replace(cs,"")}const At=[/^\s*(?:\$|>(?!\s[A-Z].*\.$)|[+|│]|➤|at\s|\d{1,7}\s?[|│]|[{})\]]|\((?!!\))|\[$|-{2}|\*|node:internal|file:\s|throw\s|Node\.js v|A complete log|In most cases)/,
/^\s*(?:npm\s)?(?:<[cdilptw]>\s|\[?warn(?:ing)?\]?\b|\(node:\d|deprecat|info\b|notice\b|success\b|debug\b|verbose\b|note\b|hint\b|tip\b)/i,/^\s*(?:See|If|To|You|Note|Please|Try|Did you|This|Learn|Use|Visit|Run|For|Pass|Make sure|Searched|Import trace|Require stack|Emitted|Error reference|Location:|Stack trace|Progress|Packages|Checked out|Cloning|Lockfile is)\b/,
/^[^\w]{0,10}\d{1,6}\s(?:problem|error|warning)s?\b/,/^(?:Required|Actual|Wanted|Found|Valid \w+):\s/,/^(?:\[[\w:@/.-]{1,40}\]\s|[^\w[]){0,8}(?:Error:\s)?(?:(?:[\w-]{1,20}\s)?build\s(?:failed|error|was canceled)|failed (?:to (?:compile|build)|with errors|tasks)|command failed|(?:error )?during build)(?:\W|$)(?!.*\b(?:Error|not|resolve)\b)/i,
/\b(?:exited? (?:with )?(?:code|status)|exit code|ELIFECYCLE|exited with \d|exited \(\d|\w{0,60}RUN_FIRST_FAIL\b)/,/^\s{2,}\w+:\s(?:undefined|null|true|false|-?\d+|\[|\{|'E?[A-Z_]+')/,
/^(?:code|path|errno|syscall|command|cwd|location|dest)\s\S{1,400}$/,/^\s*\[?(?:\w*Error|ERROR|FATAL)\]?:?\s*\{?$/,/^\s*(?:\w{0,60}Error:\s)?5\d\d\s\/\S{0,300}$/,
/^\s*\S{1,400}:\d{1,7}:(?:\d{1,7}|NaN)$/],Nt=/^\s*(?:✘|✖|✗|×|⨯|x\s|!|\[!\]|\(!\)|\[?(?:ERROR|error|fatal|FATAL|panic)\b\]?[\s:]|\d{1,7}:\d{1,7}[\s:]{1,4}error\b|ERR_|E\d{3}\b|YN00)/,
ms=/^[^\w]{0,10}(?:\[[^\]]{1,60}\]:?\s){0,3}(?:\w{1,40}\s){0,3}(?:err:\s)?[([]?(?:Uncaught\s)?\w{0,60}(?:Error|Exception)\b[^:]{0,40}:?\s\S/,ps=/^\s*(?:Caused by|Cause):$/,
Lt=/^\s{2,8}\d{1,2}:\s/,fs=/^(?:\/(?:usr\/)?bin\/)?(?:ba|da|z)?sh:\s/,gs=/^\s*(?:\[cause\]:|Caused by:|Cause:)\s*\S/,hs=/^(?:\[cause\]:|Caused by:|Cause:)\s{1,4}/,
nt=/\b(?:not (?:found|compatible|exported|defined|set|exist|resolve|valid|allowed|a function|installed|recognized|a supported|available|match)|doesn['’]t|does not|cannot|can['’]t|could not|couldn['’]t|failed to|unable to|unexpected|invalid|undefined|missing|unknown|expected|required|duplicate|must|unclosed|no such|no matching|forbidden|denied|unauthorized|refused|incompatible|unsupported|conflict(?:s|ing)?|unresolved|broken|mismatch|bad|incomplete|unrecognised|unterminated|dead|has no|no (?:\w{1,20} ){1,3}found|should (?:be|have|exist|not)|trailing)\b/i,
Ct=/\bE[A-Z]{4,}\b|[a-z](?:Expected|NotFound|Missing|Invalid)\b/,ws=/^\s*(?:at\s|Hint:|Location:|Stack trace:|(?:>\s{0,9})?\d{1,7}\s?[|│])/,Ue=3,ys=3,Es=1e3,$s=6;
function bs(e){let t;const n=Math.max(0,e.length-Es),s=Tt(e,n,e.length),o=e.findLastIndex(({text:r})=>Rt(r));for(let r=n;r<e.length;r++){const a=s.has(r)?0:Ws(e,
r),i=a>=Ue&&r>o?a+ys:a;a>=Ue&&i>(t?.points??0)&&(t={at:r,points:i})}return t&&Ss(e,t.at)}function Ss(e,t){const n=o=>we(e[o]?.text??"").trim(),s=[];for(let o=t+
1;o<e.length&&s.length<$s&&o<t+12;o++){const r=n(o);if(!(r===""||/^(?:(?:>\s{0,9})?\d{1,7}\s?[|│]|See\b|Hint)/.test(r))){if((0,Ot.LP)(r))break;s.push(r)}}return{
at:t,message:Mt(n(t).replace(Nt,"").replace(hs,"").replace(us,"").replace(/^(?:\d{1,2}:\s(?!\d)|in\s{1,4}(?=\w{0,60}Error:\s))/,"").trim()||n(t),e,t),details:s}}
const ks=/^(?:\w{0,60}(?:Error|Exception):\s)?(?:in\s)?\(?(?<path>[^\s:"'`]{0,400})(?::\d{1,7}){0,2}:?\)?$/,vs=/^(?:x|✗|×)?\s?(?:(?:Build|Module build|Module parse) failed(?: in [\d.]+m?s)?(?: \(from [^()]{1,300}\))?|Error while requesting resource)[.:]?$/,
_s=/^[A-Z][a-z]{2,20}(?: \w{2,20}){0,2} failed: [^\s"'`]{1,300}\.\w{1,10}$/,Fe=14,xs=/^(?:\|- |[├╰└]─{1,2}▶\s{1,4}(?:[×x]\s{1,4})?)/;function It(e){const t=ks.
exec(e)?.groups?.path;return t===""||/[./]/.test(t??"")}function Mt(e,t,n){if(Cs.test(e))return[e.replace(/\.$/,""),Ms(t,n)].filter(Boolean).join(": ");const s=Ls(
e,t,n)??Ts(e,t,n)??Dt(e,t,n);if(s)return`${e} ${s}`;const o=It(e)||vs.test(e)||_s.test(e);if(!o&&!e.endsWith(":")&&!jt.test(e))return e;for(let r=n+1;r<=n+Fe&&r<
t.length;r++){const a=we(t[r]?.text??"").replaceAll("**","").trim().replace(xs,"").replace(Ps,(i,d,c)=>d===c?`${d}: `:i);if((0,Ot.LP)(a))break;if(!(a===""||Ds.test(
a)||e.includes(a))){if(o){if(It(a))continue;return a}if(!Ut(a)){if(jt.test(e)&&/^\s/.test(t[r]?.text??""))continue;return e}return[e,a,Dt(a,t,r)].filter(Boolean).
join(" ")}}return e}const Rs=/^expect\(/,Os=/^\s{2,8}(?:Expected|Received)[^:]{0,40}: {1,8}\S/;function Ts(e,t,n){if(!Rs.test(e))return;const o=t.slice(n+1,n+Fe).
map(r=>r?.text??"").filter(r=>Os.test(r)).map(r=>r.trim().replace(/ +/g," "));return o.length===0?void 0:`(${o.slice(0,2).join(", ")})`}const As=/\bis not assignable to\b|^No overload matches|\bdoes not satisfy\b/,
Ns=/^\s{2,60}(?=[A-Z])(?!\s{0,60}(?:Overload|The last overload)\b)/;function Ls(e,t,n){if(!As.test(e))return;let s;for(let o=n+1;o<=n+Fe;o++){const r=t[o]?.text??
"";if(!Ns.test(r))break;s=r.trim()}return s===void 0||e.includes(s)?void 0:s}const Pt=/^\s{0,8}[-*•]\s{1,4}(?<item>\S.{0,120})$/,st=3;function Dt(e,t,n){if(!e.
endsWith(":"))return;const s=we(t[n+1]?.text??"").trim()===""?n+2:n+1,o=[];for(let r=s;o.length<=st;r++){const a=Pt.exec(we(t[r]?.text??""))?.groups?.item;if(a===
void 0)break;o.push(a.replace(/[`'",;]{1,4}$/,""))}if(o.length!==0)return o.length>st?`${o.slice(0,st).join(", ")}, \u2026`:o.join(", ")}const Cs=/^(?:\[[\w:-]{1,60}\] ){0,3}(?:\w{0,60}Error: )?(?:Undefined (?:variable|function|mixin)|Can't find stylesheet to import)\.?$/,
Is=/^[\s│|]{1,40}(?<carets>\^{1,200})\s{0,40}$/;function Ms(e,t){for(let n=t+1;n<=t+Fe&&n<e.length;n++){const s=Is.exec(e[n]?.text??"")?.groups?.carets?.length,
o=e[n]?.text.indexOf("^")??-1;if(s!==void 0)return e[n-1]?.text.slice(o,o+s).trim()?.replace(/^@(?:use|forward|import) (?=["'])/,"")}}const Ps=/^([\w.]{1,60}): ([\w.]{1,60}): /,
jt=/\bdoes not match (?:\w{1,20} ){0,3}schema\b|\binvalid (?:\w{1,20} ){0,2}(?:config|file|options)\b[^:]{0,80}$|^(?:\w{1,40}Error: |Error: )?(?:bad|invalid|broken|wrong) (?:[\w-]{1,20} ){0,2}(?:files?|data|configuration)\.?$/i,
Ds=/^(?:[>\s│|·]{0,20}\d{1,7}\s?[|│]|[-─^~╵╰╭`,·│|\s]{2}|File:|file:|Hint|Stack trace:|"\w{1,40}":\s|throw |\^|\W+$)/;function Ut(e){return(nt.test(
e)||Ct.test(e))&&!At.some(t=>t.test(e))}function js(e,t){const n=o=>e[o]?.text??"";return gs.test(we(n(t)))?!0:Lt.test(n(t))?!Lt.test(n(t+1)):ps.test(n(t-1))}const Us=/^.{0,60}\b(?:errors? during \w{1,20}|failed with \d{1,4} errors?|(?:build|compilation|prerendering|generation) (?:failed|error)|failed to compile)\b[^:]{0,40}[:.]?$/i;
function Fs(e,t){const n=e[t-1]?.text??"",s=n.trim()===""?e[t-2]?.text??"":n;return Us.test(s.trimEnd())}function ot(e){return/(?:\.{3}|…)$/.test(e)&&!nt.test(
e)}function Ws(e,t){const n=e[t]?.text??"",s=we(n);if(s.trim()===""||ot(s)||xt(s)||At.some(i=>i.test(s)))return 0;const o=[1,2].map(i=>we(e[t+i]?.text??"")),a=[
ms.test(s)?4:0,n!==s||Nt.test(n)?3:0,s.endsWith(":")&&Pt.test(e[t+1]?.text??"")?4:0,js(e,t)?8:0,fs.test(s)?6:0,nt.test(s)||Ct.test(s)?3:0,/["'`“]\S/.test(s)?1:
0,o.some(i=>ws.test(i))?2:0].reduce((i,d)=>i+d,0);return a<Ue&&Fs(e,t)?Ue:a}const Gs=/(?:\b|[a-z])(?:error|exception|fatal|failed|cannot|denied|invalid)\b/i,Bs=/^(?: {0,3}(?:\[?(?:ERROR|error|FATAL)\]?:?|(?:lerna )?ERR!|NX|[x×✖✘]|>(?= [A-Z].*\.$))\s+){1,3}/u,
zs=/^ {1,3}[x×✖] \S/u,Ft=/^\s*\[cause\]: (?:Error: )?(?<message>\S.*)$/,Hs=/^(?:\$ |(?:Failed|Error|Aborted)[.!]?$|A complete log of this run|Log files were not written|For help, run: |(?:\[\w{1,20}\] )?(?:[✗x🚨] )?Build failed|Failed to compile|Storybook exited with|(?:success|failed|not finished) .{1,200} - [\d.]+s$|Use --verbose |Pass --verbose |yarn (?:run|install) v\d|\[[\w@:/ .-]{1,60}\]$|Rspack (?:build failed|compiled)|To suppress |INFO |FATAL$|(?:error )?(?:during build|Command failed)|Node\.js v\d|Found \d+ errors? |Eleventy Fatal Error|Problem writing Eleventy|(?:Wrote|Copied) \d|\s{0,4}ELIFECYCLE|\s{0,4}run failed: command |Lifecycle script |script "[^"]{1,60}" exited with |(?:code|path|workspace|location|syscall) \S{1,400}$|>(?! [A-Z].*\.$)|[{}(]|at |info |Exit code|$)/u,
Ks=/^(?:Checked out |Cloning |\[\d\/\d\] |Progress: |Packages: |Scope: |Saved lockfile|Already up to date|Lockfile is up to date|Done in |Resolv(?:ing|ed)[ ,]|This error happened while |Run with the --force |Running target |[·•\u2800-\u28ff├└│┌] ?|[-+]{1,80}$|[-\\|/] |notsup (?:Valid|Actual) |\d\d:\d\d:\d\d\s)/u,
qs=/^\s/,Zs=/^\s*(?:at |[|│:{}>^~-]|\d{1,7} *[|│])/,Ys=/^(?:Most likely|Probably|Possibly|Perhaps|Maybe|This is (?:likely|probably|usually)|Reason:|Because)\b/,
Vs=/ \w{2,30} \w/,Js=/\b\d{1,7} (?:error|warning|problem)s?\b/;function Xs(e){return e===""||/^[$>] /.test(e)}function Qs(e){return Hs.test(e)||Ks.test(e)||xt(e)}
function rt(e,t){const n=e.findLast(k=>Ft.test(k));if(n)return Ft.exec(n)?.groups?.message;const s=e.findLastIndex(Rt),o=Tt(e.map(k=>({text:k})),0,e.length),r=e.
flatMap((k,P)=>{if(k===t)return[];const K=k.replace(Bs,""),[Q,ze,He]=[zs.test(k),!qs.test(K),P>s];return Qs(K)||o.has(P)?[]:[{text:K,isReport:Q,isLoose:ze,isLate:He}]}),
a=r.filter(({isLoose:k})=>k),i=r.filter(({isLate:k})=>k),c=a.findLast(({text:k,isReport:P})=>P||Gs.test(k))??i.findLast(({text:k,isLoose:P})=>P&&Ut(k))??i.findLast(
({text:k,isLoose:P})=>P&&!ot(k))??i.findLast(({text:k})=>!Zs.test(k)&&!ot(k));if(!c)return e.findLast((k,P)=>P>s&&o.has(P)&&Vs.test(k)&&!Js.test(k))?.trim();const h=r[r.
lastIndexOf(c)+1]?.text??"";return Ys.test(h)?`${c.text.trim()} ${h.trim()}`:c.text.trim()}const eo=[{name:"install-script",signs:[{tool:"npm",log:/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (?<command>\S.{0,300})$/},
{tool:"yarn",log:/^error \S{0,300}\/node_modules\/(?<name>(?:@[\w.-]{1,80}\/)?[\w.-]{1,100}): Command failed\.$/},{tool:"yarn",log:/^error Command failed with exit code \d{1,3}\.$/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150})@(?<where>workspace|npm|\w{1,20}):\S{1,200} couldn't be built successfully/},{tool:"bun",log:/^error: (?<script>\w{1,20}) script from "(?<name>[^"]{1,150})" exited with/},
{log:/^> @?[^\s@]{1,150}@[^\s@]{1,60} (?<script>(?:pre|post)?install|(?:pre|post)?prepare)(?: |$)/}],summary:e=>{if(e.facts.stage!=="install")return;const{name:t,
script:n,command:s}=it(e),o=t?`the package ${E(t,"")}`:"the project",r=ro(e,s)??rt(e.lines,e.facts.message);return`${o} fails in its ${n??"install script"}${s?`\
 (${s})`:""}${r?`: ${r}`:""}`},remedy:e=>it(e).name?"Update the package, or leave its script out if the site does not need it: an .npmrc with ignore-scripts=tru\
e leaves out all of them (Yarn 2 and later: enableScripts: false in .yarnrc.yml).":"Correct the script in package.json, and check that the file that it runs is \
committed, with its upper and lower case.",part:e=>{const{name:t,script:n,command:s}=it(e);return t?{kind:"dependency",name:t,script:{name:n,command:s}}:{kind:"\
script",name:n,command:s}}}],to=/^> @?[^\s@]{1,150}@[^\s@]{1,60} (\w{1,20})(?: |$)/,no=[/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (\S.{0,300})$/,/^Command: (\S.{0,300})$/,
/^(?:> |\$ )((?!@?[^\s@]{1,150}@[^\s@]{1,60} \w{1,20}(?: |$))\S.{0,300})$/],so=/^path \S{0,300}\/node_modules\/((?:@[\w.-]{1,80}\/)?[\w.-]{1,100})$/;function it({
groups:e,lines:t}){const n=e.name??p(t,so),s=p(t,/^> (@?[^\s@]{1,150})@[^\s@]{1,60} \w{1,20}(?: |$)/),o=e.where==="workspace"||n!==void 0&&n===s,r=e.command??oo(
t,no);return{name:n&&!o?te(n):void 0,script:e.script??p(t,to),command:r}}function oo(e,t){for(const n of t){const s=e.slice(1).flatMap(o=>n.exec(o)?.[1]??[]).at(
-1);if(s)return s}}function ro(e,t=""){const n=p(e.lines,/Cannot find module '(\/[^']{1,300})'/);return n?`${t.split(" ").find(o=>n.endsWith(`/${o.replace(/^\.\//,
"")}`))??ue(n,e)} does not exist`:void 0}const io=[{name:"peer-conflict",signs:[{tool:["npm","pnpm"],log:/^code ERESOLVE|^ERESOLVE (?:could not resolve|unable to resolve)|ERR_PNPM_PEER_DEP_ISSUES/}],
summary:({lines:e})=>{const t=p(e,ao),n=p(e,Wt),s=p(e,/^Found: (\S{1,150})$/);return t&&n&&s?`${n} asks for ${t.replaceAll('"',"")}, and the project has ${s}`:t?
`dependencies ask for versions that exclude each other (${t})`:"peer dependencies conflict"},remedy:()=>"Move the packages named in the log to versions that fit\
 each other. As a stopgap commit an .npmrc with legacy-peer-deps=true.",part:({lines:e})=>ee(p(e,Wt))},{name:"workspace-missing",signs:[{tool:"pnpm",log:/ERR_PNPM_WORKSPACE_PKG_NOT_FOUND\s.{0,300}?"(?<name>@?[^@"\s]{1,150})@workspace:/},
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
summary:({groups:e})=>`no version of ${E(e.name&&Gt(e.name,e.wanted),"a package")} fits`,remedy:({groups:e,lines:t})=>{const n=p(t,/while installing the dependencies of (\S{1,200})/);
return n?`${n} asks for it: update that package, or override the version in package.json.`:`Correct the version in package.json to one that is published, and co\
mmit the new lockfile. If package.json does not name ${e.name?te(e.name):"it"}, a package that it names asks for it: update that one, or override the version.`},
part:({groups:e,lines:t})=>ee(Bt(t)??e.name)},{name:"package-not-found",signs:[{tool:"npm",log:/^404\s+(?:The requested resource )?'(?<name>[^']{1,150})' (?:is not in this registry|could not be found)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_404\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): Not Found/},{tool:"yarn",log:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): Not found/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Package not found/},{tool:"bun",log:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 404$/}],
summary:({groups:e})=>`the package ${E(e.name&&Gt(e.name),"asked for")} is not in the registry`,remedy:()=>"Check its name in package.json. If it is private, se\
t its registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:e,lines:t})=>ee(Bt(t)??e.name)},{name:"registry-login",signs:[
{tool:"npm",log:/(?:401 Unauthorized|403 Forbidden) - (?:GET|PUT) https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?=\s|$)/},
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
summary:e=>{const t=zt(e);return`${t?`the package ${E(t,"")}`:"a package"} differs from what the lockfile or the registry records`},remedy:()=>"Delete the lockf\
ile and node_modules, install again, and commit the new lockfile. If it differs again, the registry or a proxy changes packages.",part:e=>ee(zt(e))}],ao=/^\s*peer (\S{1,120}) from /,
Wt=/^\s*peer \S{1,120} from (@?[^\s@]{1,150})@/;function Gt(e,t=Yn(e)){return t===void 0?te(e):`${te(e)}@${t}`}function Bt(e){return p(e,/(?:while installing the dependencies of|hereby required by) (\S{1,200}?)\.?$/)}
function zt({groups:e,facts:t}){const n=e.name??e.tarball??p(t.log,/tarball data for (@?[^\s@]{1,150})@/);return n&&te(n)}function at(e,t){const n=p(e,/Not compatible with your version of node\/npm: (\S{1,150})$/)??
p(e,/^error (\S{1,150}): The engine "node" is incompatible/)??p(e,/Your Node version is incompatible with "(\S{1,300})"/),s=n?.startsWith("/")??!1;return{name:s?
void 0:n&&te(n),isProject:s,...lo(e,t)}}function lo(e,t){const n={member:"node",wanted:t??p(e,/Required: \{.{0,60}?"node":"([^"]{1,60})"/)??p(e,/^Expected version: (.{1,60})$/),
actual:p(e,/Actual: .{0,60}?"node":"([^"]{1,20})"/)??p(e,/(?:^|\. )Got:? "?(v?\d[\d.]{0,20})"?$/)},s={member:"npm",wanted:p(e,/Required: \{.{0,100}?"npm":"([^"]{1,60})"/),
actual:p(e,/Actual: .{0,60}?"npm":"([^"]{1,20})"/)};return s.wanted!==void 0&&!Ht(s.wanted,s.actual)&&Ht(n.wanted??"*",n.actual)?s:n}function Ht(e,t){const n=/^v?(\d{1,5})\.(\d{1,5})\.(\d{1,5})$/.
exec(t??"")?.slice(1);if(!n)return!1;const s=o=>o.trim().replace(/([<>=^~]) /g,"$1").split(" ");return e.split("||").some(o=>s(o).every(r=>co(r,n.map(Number))))}
function co(e,t){if(e==="*"||e==="")return!0;const n=/^(\^|~|[<>]=?|=|)v?(\d{1,5})(?:\.(\d{1,5}))?(?:\.(\d{1,5}))?(?:\.[x*])*$/.exec(e);if(!n)return!1;const[,s=""]=n,
o=n.slice(2).flatMap(d=>d===void 0?[]:[Number(d)]),a=t.slice(0,/^(?:>|<=)$/.test(s)?o.length:3).map((d,c)=>d-(o[c]??0)).find(d=>d!==0)??0,i=d=>o.slice(0,d).every(
(c,h)=>c===t[h]);return s===">"?a>0:s==="<"?a<0:s==="<="?a<=0:s===""||s==="="?i(3):a>=0&&(s===">="||i(s==="^"?1:2))}const uo=[{name:"engine",signs:[{tool:["npm",
"pnpm"],log:/^code EBADENGINE|ERR_PNPM_UNSUPPORTED_ENGINE/},{tool:"yarn",log:/The engine "node" is incompatible with this module\. Expected version "(?<wanted>[^"]{1,60})"/},
{log:/Node(?:\.js)?(?: version)? v?[\d.]+(?:\.x)? is not supported by|node: v?[\d.]+ is not supported/},{weak:!0,tool:"vite",log:/You are using Node\.js [^ ]{1,20} (?:For|Vite)\b/},
{weak:!0,log:/(?:requires|required|minimum) (?:a )?(?:minimum )?Node(?:\.js)?(?: version)?(?: of)? (?<wanted>v?\d[\d.+]{0,12})/i},{tool:"webpack",log:/error:0308010C:digital envelope routines::unsupported|ERR_OSSL_EVP_UNSUPPORTED/}],
summary:({groups:e,lines:t})=>{const{name:n,isProject:s,member:o,wanted:r,actual:a}=at(t,e.wanted),i=n?E(n,""):s?"the project":void 0,d=o==="npm"?"npm":"Node.js",
c=i?`${i} asks for ${d}`:`the ${d} version does not fit`;if(!r)return c;const h=a?`, and the build runs ${a}`:"";return i?`${c} ${r}${h}`:`${c} (wanted: ${r}${h}\
)`},remedy:({facts:e,groups:t,lines:n})=>{const{member:s,actual:o}=at(n,t.wanted);return s==="npm"?`Let engines.npm in package.json allow ${o}, the npm that bui\
lds run.`:n.some(a=>a.includes("digital envelope routines"))?`${mo}, or ${Kt("16",e)}.`:`Let engines.node in package.json and the versions of the packages allow\
 the Node.js that builds run, or ${Kt("the version that is asked for",e)}.`},part:({lines:e})=>{const{name:t,isProject:n,member:s}=at(e,void 0);return t||n?{kind:"\
engines",name:t??"",member:s}:void 0}},{name:"wrong-platform",signs:[{tool:["npm","pnpm"],log:/Unsupported platform for (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: wanted (?<wanted>\{[^}]{1,200}\})/}],
summary:({groups:{name:e,wanted:t}})=>`the package ${E(e,"")} is for another system${t?` (${t.replace(/[{}"]/g,"").replaceAll(":",": ")})`:""}`,remedy:({groups:e})=>`\
Move ${E(e.name,"the package")} to optionalDependencies in package.json, or take it out, and commit the new lockfile.`,part:({groups:e})=>ee(e.name)},{name:"pac\
kage-manager",signs:[{tool:"pnpm",log:/This project is configured to use (?<name>\w{1,20})/},{tool:"yarn",log:/This project's package\.json defines "packageManager": "(?<name>[^"]{1,40})"/}],
summary:({groups:e})=>`the project asks for another package manager${e.name?` (${e.name})`:""}`,remedy:({facts:e})=>`Make packageManager in package.json and the\
 committed lockfile name the same package manager${N(e)?"":", in a version that the platform has"}.`,part:()=>({kind:"member",name:"packageManager"})}],mo="The \
bundler is too old for this Node.js. Update it (webpack 5.61 or later), or set the app variable NODE_OPTIONS to --openssl-legacy-provider";function Kt(e,t){return N(
t)?`write ${e} to .nvmrc`:`set nodeVersion in app-settings to ${e} on a platform that has it`}const po=/request to https?:\/\/(?:[^\s/]{1,100}\/){1,6}?(@[^\s/]{1,100}\/[^\s/]{1,150}|[^\s/]{1,150})(?:\/-\/\S{1,200})? failed/,
fo=/^path \S{1,400}\/node_modules\/((?:@[\w.-]{1,60}\/)?[\w.-]{1,100})$/,dt="ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|ECONNREFUSED|ERR_SOCKET_TIMEOUT|UND_ERR_CO\
NNECT_TIMEOUT";function qt({groups:e,lines:t}){const n=/\b(?:getaddrinfo|connect) E[A-Z_]{4,20} (\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/;return e.host??p(
t,n)}const go=/^(?:127\.0\.0\.1|\[?::1\]?)(?=:|$)/,ho=[{name:"conflict-markers",signs:[{tool:["pnpm","yarn"],log:/Merge conflict detected in (?<file>[\w.-]{1,60})/},
{tool:"yarn-berry",log:/Cannot autofix a lockfile when running an immutable install/},{log:/^(?:>? *\d{1,6} \| ?)?<{7} (?:HEAD|[\w/.-]{1,100})$/}],summary:({groups:e})=>`${e.
file??"the lockfile"} has the conflict markers of a merge`,remedy:()=>"Finish the merge: take one side of the file, run your package manager's install on your m\
achine, and commit the lockfile that it writes.",part:()=>({kind:"lockfile",lacks:[]})},{name:"lockfile-missing",signs:[{tool:"npm",log:/`npm ci` command can only install with an existing package-lock\.json/},
{tool:"pnpm",log:/ERR_PNPM_NO_LOCKFILE/},{tool:"npm",log:/Unsupported URL Type "workspace:"/}],summary:()=>"the repository has no lockfile",remedy:()=>"Run the \
install on your machine and commit the lockfile it writes.",part:()=>({kind:"lockfile",lacks:[]})},{name:"lockfile-outdated",signs:[{tool:"npm",log:/^`npm (?<manager>ci)` can only install packages when your package\.json and/},
{tool:"pnpm",log:/(?<manager>ERR_PNPM)_(?:OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH|FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE)/},{tool:"yarn",log:/Your (?<manager>lockfile) needs to be updated, but yarn was run with `--frozen-lockfile`/},
{tool:"yarn-berry",log:/The (?<manager>lockfile) would have been (?:modified|created) by this install, which is explicitly forbidden/},{tool:"bun",log:/(?<manager>lockfile) had changes, but lockfile is frozen/},
{stages:["install"],log:/\b(?:package-lock\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock|lockfile)\b.{0,80}\b(?:out of (?:sync|date)|not up to date|outdated)/i}],summary:({
lines:e})=>`the lockfile does not fit package.json${wo(e)}`,remedy:({groups:e})=>`Run ${(e.manager==="ci"?"npm install":e.manager==="ERR_PNPM"?"pnpm install":"")||
"your package manager's install"} on your machine and commit the lockfile together with package.json.`,part:({lines:e})=>({kind:"lockfile",lacks:[...Yt(e),...Eo(
e)].map(te)})},...io,...uo,{name:"git-dependency",signs:[{stages:["install"],log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey|Repository not found\./}],
summary:()=>"a dependency comes from a Git repository that the build cannot read",remedy:()=>"Name the dependency by an https:// URL that needs no login, or pub\
lish it to a registry and give the build a token."},{name:"network",signs:[{tool:["npm","pnpm"],log:new RegExp(`^code (?:${dt})|^network .{0,80}(?:${dt})|ERR_PN\
PM_META_FETCH_FAIL`)},{weak:!0,log:/^\s{0,8}(?:Error: |TypeError: )?fetch failed$/},{weak:!0,tool:"next",log:/^Failed to fetch `?[^`]{1,100} from Google Fonts/},
{log:new RegExp(`(?:getaddrinfo|request to https?://\\S{1,200} failed).{0,80}(?:${dt})`)},{log:/\b(?:connect|getaddrinfo) (?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT) (?<host>\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/},
{log:/Could not resolve host: (?<host>[\w.-]{1,200})|Failed to connect to \S{1,100} port|network connectivity|The operation timed out\. fetching/}],summary:e=>{
const t=qt(e);return t?`the network failed: ${t.replace(go,"localhost")} cannot be reached`:"the network failed while the build fetched something"},remedy:()=>"\
Run the deploy again. If it repeats, check the host that the log names and that the platform may reach it.",part:e=>{if(e.facts.stage!=="install")return;const t=qt(
e)??p(e.lines,/request to https?:\/\/([^\s/]{1,200})\/\S{1,300} failed/),n=ee(p(e.lines,po)??p(e.lines,fo))?.name;return n===void 0&&t===void 0?void 0:{kind:"de\
pendency",name:n,host:t}}},{name:"certificate",signs:[{log:/\b(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_HAS_EXPIRED)\b/}],
summary:()=>"a certificate was refused while the build fetched something",remedy:({facts:e})=>`If a proxy or a private registry has a certificate of its own aut\
hority, let ${N(e)?"the operators start the platform with NODE_EXTRA_CA_CERTS":"NODE_EXTRA_CA_CERTS on the platform"} name that authority's file.`},{name:"nativ\
e-optional",signs:[{log:/Cannot find module '?(?<name>@rollup\/rollup-[\w-]+|@esbuild\/[\w-]+|@rolldown\/binding-[\w-]+|lightningcss[.\w-]*|@tailwindcss\/oxide[\w-]+|@next\/swc[\w-]+|@parcel\/watcher-[\w-]+)'?/}],
summary:({groups:e})=>`the binary package ${E(e.name,"of a tool")} is not installed for this system`,remedy:()=>"The lockfile lacks other systems: delete node_m\
odules and the lockfile, install again with a current npm, and commit the new lockfile."},{name:"node-gyp",signs:[{tool:"node-gyp",log:/^gyp ERR! (?:find Python|stack Error)|node-pre-gyp ERR!/}],
summary:()=>"a native package could not be compiled",remedy:()=>"Use a version of the package that ships binaries for this Node.js version, or a pure JavaScript\
 one."},...eo];function wo(e){const[t]=Yt(e);if(t)return`: it lacks ${t}`;for(const n of e){const[,s,o]=Zt.exec(n)??[];if(s)return`: it has ${s}, and ${o} is as\
ked for`}return""}const Zt=/^Invalid: lock file's (\S{1,200}) does not satisfy (\S{1,200})$/,yo=[/^Missing: (\S{1,200}?)@? from lock file$/,/dependencies were added: (\S{1,200}?),?(?:\s|$)/,
/dependencies in package\.json changed since \S{1,60} was saved: (\S{1,200}) was added/,/^\+ {4}(\S{1,200}): "npm:/];function Yt(e){return e.flatMap(t=>yo.flatMap(
n=>n.exec(t)?.[1]??[]))}function Eo(e){return e.flatMap(t=>Zt.exec(t)?.[2]??[])}const $o=[/^Writing (?:\.\/)?([\w@.-]{1,100})\/\S{0,300} from /,/directory: \S{0,200}\/([\w@.-]{1,60})\/$/,
/Wrote site to "([^"]{1,100})"/,/The ([\w-]{1,60}) folder is ready to be deployed/,/Output location: \S{0,200}?((?:dist|build)\/\S{1,100})$/,/Generated static files in "?([\w@./-]{1,100}?)"?\.?$/,
/Generated public ([\w@./-]{1,100})$/,/^\[info\] html generated at \.\/([\w@./-]{1,100})$/,/Success! Generated .{0,40} in "([^"]{1,100})"/,/^((?!\.\w)[\w@./-]{1,100}?)\/(?:assets\/)?[\w.-]{1,100}\.(?:html|js|css)\s{1,60}[\d.,]{1,12} (?:kB|KiB|MB)\b/],
bo=[{name:"next-export",signs:[{codes:["output_missing","output_empty"],tool:"next",log:/Next\.js \d{1,3}\.\d/}],summary:({facts:e})=>lt(e).includes("out")?void 0:
"Next.js wrote no static export",remedy:()=>"Set output: 'export' in next.config and take next export out of the build command; the output directory is then out\
."},{name:"output-missing",signs:[{codes:["output_missing"]},{log:/[Oo]utput directory "?(?<folder>[\w@./-]{1,100}?)"? (?:does not exist|(?:was |is )?(?:not found|missing))/}],
summary:({groups:e,facts:t})=>{const n=e.folder??t.outputDirectory??ko(t);return n?`the build did not write the output directory "${n}"${t.keptOutput?Vt:""}`:"t\
he app names no output directory, and the build wrote none of the usual ones"},remedy:e=>{const{facts:t}=e,n=Xt(e);if(n)return Jt(n);const s=e.lines.some(r=>/^> gatsby build\b/.
test(r)),o=[...So,...s?["public"]:[]].find(r=>lt(t).includes(r));return o?`Set output-directory to ${o}, which is there, if it is what the build writes.`:"Set o\
utput-directory to the folder that the build command writes, relative to the root directory: often dist, build, out, public or _site."}},{name:"output-empty",signs:[
{codes:["output_empty"]}],summary:({facts:e})=>`the output directory ${E(e.outputDirectory,"of the app")}${e.keptOutput?`${Vt},`:""} is empty`,remedy:e=>{const t=Xt(
e);return t?Jt(t):"Check that the build command writes into output-directory, and does not clean it at its end."}},{name:"nothing-to-serve",signs:[{codes:["noth\
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
{codes:["interrupted"]}],summary:()=>"the platform was stopped while it worked",remedy:()=>"Deploy again."}],Vt=", which an earlier deploy set",So=["dist","buil\
d","out","_site","storybook-static"];function ko({message:e}){return/output directory `([^`]{1,200})`/.exec(e??"")?.[1]}function lt({message:e}){const[,t=""]=/the folders there are (.{1,1000})/.
exec(e??"")??[];return[...t.matchAll(/`([^`]{1,100})`/g)].map(([,n=""])=>n)}function Jt(e){return e.startsWith("../")?`The log shows files written to ${e}, outs\
ide of the folder that is built: have the build write inside of it, often to dist.`:`Set output-directory to ${e}: the log shows files written there.`}function Xt({
lines:e,facts:t}){const n=s=>s.split("/").length;for(const s of $o){const[o]=e.flatMap(a=>{const i=s.exec(a)?.[1]?.replace(/^\.\//,"").replace(/\/(?:assets|_astro)$/,
"");return i?[{folder:i,line:a}]:[]}).sort((a,i)=>n(a.folder)-n(i.folder)),r=o&&vo(o.folder,o.line,t);if(r&&r!==t.outputDirectory)return r}}function vo(e,t,n){const[
s=""]=e.split("/",1),o=lt(n);if(o.length===0||o.includes(s))return e;const r=j.posix.dirname(n.outputDirectory??"");if(r!=="."&&n.list?.(r).length)return`${r}/${e}`;
const a=n.log.find(c=>c.includes(t))??"",i=/(?:^|\s|\/)([\w.-]{1,60}):[a-z][\w:-]{0,60}: /.exec(a)?.[1],d=o.find(c=>i!==void 0&&n.list?.(c).includes(i));return d===
void 0?e:`${d}/${i}/${e}`}const _o=[{name:"package-json-invalid",signs:[{codes:["package_json_invalid"]},{tool:"npm",log:/Invalid package\.json: \w{0,20}Error: (?<why>.{1,120}?) in JSON at position (?<place>\d{1,9})/},
{tool:["npm","pnpm","yarn","yarn-berry","bun"],log:/^code EJSONPARSE$|ERR_PNPM_JSON_PARSE|SyntaxError: \S{0,300}package\.json: /}],summary:({facts:e,groups:t})=>e.
code==="package_json_invalid"&&e.message?e.message:`package.json is not valid JSON${t.why?`: ${t.why}`:""}`,remedy:()=>"Correct package.json: nothing is install\
ed or published while it cannot be read.",part:({facts:e})=>e.code==="package_json_invalid"?void 0:{kind:"file",path:"package.json"}},{name:"settings-invalid",signs:[
{tool:"nx",log:/^ *NX +(?<why>[A-Z]\w{1,40}) in (?<path>\S{1,300}\.json) at \d{1,7}:\d{1,7}$/},{tool:"lerna",log:/JSONError Error in: (?<path>\S{1,300}\.json)$/},
{tool:"turbo",log:/Unable to read repository configuration (?<path>\S{1,300}\.jsonc?): invalid JSON/}],summary:({groups:e})=>`${Qt(e.path)} is not valid JSON${e.
why?` (${e.why})`:""}`,remedy:({groups:e})=>`Correct ${Qt(e.path)}: the build cannot read it as it is.`,part:({groups:e})=>e.path?{kind:"file",path:e.path}:void 0},
{name:"outside-workspaces",signs:[{tool:"yarn-berry",log:/you forgot to list (?<folder>\S{1,200}) in its workspace configuration/},{tool:"npm",log:/^No workspaces found:$/}],
summary:({groups:e,lines:t})=>`${e.folder??p(t,/^\s*--workspace=(\S{1,200})/)??"the app's folder"} is not in the workspaces of the repository's root`,remedy:({groups:e,
lines:t})=>`Add ${E(e.folder??p(t,/^\s*--workspace=(\S{1,200})/),"its folder")} to workspaces in the package.json of the root (pnpm: to pnpm-workspace.yaml), in\
stall, and commit the lockfile. Or give the folder a lockfile of its own.`,part:()=>({kind:"member",name:"workspaces"})},{name:"duplicate-package",signs:[{tool:"\
nx",log:/^ *(?:NX +)?Failed to process project graph|multiple projects/},{tool:"npm",log:/EDUPLICATEWORKSPACE|must not have multiple workspaces with the same name/},
{tool:"yarn-berry",log:/Duplicate workspace name (?<name>[^\s:]{1,150})/}],summary:({groups:e,lines:t})=>{const n=e.name??p(t,/^\s*package '([^']{1,150})' has conflicts/);
return n||!t.some(s=>s.includes("Failed to process"))?`two packages of the repository have one name${n?`: ${n}`:""}`:"the graph of projects cannot be made: mult\
iple projects may have one name"},remedy:()=>"Give each package of the repository a name of its own, in its package.json or project.json.",part:()=>({kind:"name\
s"})},{name:"several-apps",signs:[{codes:["app_ambiguous"]}],summary:({facts:e})=>$e(e.message)[0]??"the repository has several apps",remedy:({facts:e})=>`${$e(
e.message)[1]??"Set rootDirectory in app-settings to one of them"}.`},{name:"server-build",signs:[{codes:["server_build"]}],summary:({facts:e})=>$e(e.message)[0]??
"the build makes a server, and only files are served",remedy:({facts:e})=>`${$e(e.message)[1]??"Let the framework write files instead"}.`},{name:"node-unavailab\
le",signs:[{codes:["node_unavailable"]}],summary:({facts:e})=>e.message??"the Node.js that the repository asks for cannot be had",remedy:()=>"Write another vers\
ion there, or set nodeVersion in app-settings, which overrides the files."},{name:"build-script-missing",signs:[{codes:["build_script_missing"]}],summary:({facts:e})=>$e(
e.message)[0]??"package.json has no build script",remedy:({facts:e})=>`${$e(e.message)[1]??"Add a build script to package.json, or set build-command"}. To publi\
sh the folder as it is, set build-command to true and output-directory to the folder.`}];function $e(e){return e?.split(". ",2)??[]}function Qt(e="the file"){return e.
replace(/^.*\//,"")}const Oe=["queue","clone"],xo=[{name:"submodule",signs:[{stages:Oe,log:/submodule path '(?<path>[^']{1,200})' failed/}],summary:({groups:e})=>`\
the Git submodule ${E(e.path,"of the repository")} could not be cloned`,remedy:()=>"Give the submodule an https:// URL that the platform may read in .gitmodules\
, or keep its files in the repository itself."},{name:"branch-not-found",signs:[{codes:["branch_not_found"]},{stages:Oe,log:/Remote branch (?<branch>\S{1,200}) not found in upstream/}],
summary:({groups:e,facts:t})=>`the branch ${E(e.branch??t.branch,"to build")} does not exist`,remedy:()=>"Push the branch, or set the input branch to one that e\
xists on the remote; names are case-sensitive."},{name:"commit-not-found",signs:[{codes:["commit_not_found"]},{stages:Oe,log:/reference is not a tree: |not our ref [0-9a-f]{7,64}/}],
summary:()=>"the commit is not in the repository",remedy:()=>"Push the commit to the repository that the app builds from; a force push or a fork may have left i\
t behind."},{name:"repository-not-allowed",signs:[{codes:["repository_not_allowed"]}],summary:({facts:e})=>`the platform does not take the repository ${E(e.repository,
"given")}`,remedy:()=>"Set the input repository to owner/name or an https:// URL; local paths and file:// need a platform started with --allow-local-git."},{name:"\
repository-not-found",signs:[{codes:["repository_not_found"]},{stages:Oe,log:/remote: Repository not found\.|^fatal: repository '[^']{1,300}' (?:not found|does not exist)/},
{stages:Oe,log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey/}],summary:({facts:e})=>`the platform cannot read the re\
pository ${E(e.repository,"of the app")}`,remedy:({facts:e})=>`Check the spelling of the input repository. If it is private, give the platform access to it${N(e)?
": a token in its --git-url":", as by its GitHub app or a deploy key"}.`},{name:"root-directory-missing",signs:[{codes:["root_directory_missing"]},{tool:"npm",log:/Could not read package\.json(?:: .{0,80}? open '(?<path>[^']{1,400})\/package\.json')?/},
{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: can't cd to (?<path>\S{1,300})$/},{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: (?<path>[^\s:]{1,300}): No such file or directory$/}],
summary:e=>{const{asked:t,actual:n}=en(e),s=e.facts.code==="root_directory_missing"?`the root directory${t?` "${t}"`:""} does not exist in the repository`:t?`th\
ere is no package.json in "${t}"`:"there is no package.json where the build ran";return n?`the folder "${t}" is spelt "${n}" in the repository`:s},remedy:e=>{const{
asked:t,actual:n}=en(e),s=e.facts.code==="root_directory_missing";return n?`Write ${n} ${s?"as rootDirectory in app-settings":`where the command names ${t}`}: b\
uilds run where upper and lower case count.`:`Set rootDirectory in app-settings${N(e.facts)?"":", on a platform that has it,"} to the folder of the app, relativ\
e to the repository, and check that it is committed.`}}];function en(e){const{groups:t,facts:n}=e,s=t.path??/root directory `([^`]{1,300})`/.exec(n.message??"")?.[1],
o=n.list;if(!s||!o)return{asked:s?.startsWith("/")?void 0:s,actual:void 0};if(!s.startsWith("/"))return{asked:s,actual:ve(s,o)};const r=s.split("/").slice(0,40);
for(let i=1;i<r.length;i++){const d=r.slice(i).join("/"),c=ve(d,o);if(c)return{asked:d,actual:c}}const a=ue(s,e);return{asked:a.startsWith("/")?void 0:a,actual:void 0}}
const tn=/^> @?[^\s@]{1,150}(?:@\S{0,60})? (?<name>[\w:.-]{1,60})(?: \/\S{1,400})?$/,nn=/^[>$] (?<command>\S.{0,300})$/,Ro=/^The build command `(?:npm|pnpm|yarn|bun) (?:run )?(?<name>[\w:.-]{1,60})`/,
Oo=[{name:"silent-command",signs:[{weak:!0,stages:["build"]}],summary:e=>{const{facts:t,lines:n}=e,s=t.exitCode&&ct(e);if(!(!s||rt(n,t.message)!==void 0))return`\
the script "${s.name}" (${s.command}) failed, and it printed no reason`},remedy:e=>{const t=ct(e)?.command.split(/&&|;/)??[];return`Run the commands of the scri\
pt one by one: one of them exits with a code other than 0 without a word.${t.length>1?` The last one is \`${t.at(-1)?.trim()}\`.`:""}`},part:e=>({kind:"script",
...ct(e)})}];function ct({facts:e,lines:t}){const n=t.findLastIndex((i,d)=>tn.test(i)&&nn.test(t[d+1]??"")),s=Ro.exec(e.message??"")?.groups?.name,o=tn.exec(t[n]??
"")?.groups?.name??s,r=n<0?t.findLast(To):t[n+1],a=nn.exec(r??"")?.groups?.command;return o===void 0||a===void 0?void 0:{name:o,command:a}}function To(e){return e.
startsWith("$ ")&&!/^\$ (?:npm|pnpm|yarn|bun) /.test(e)}const Ao=[{name:"no-start-command",signs:[{codes:["no_start_command"]}],summary:({facts:e})=>e.message?.
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
rt. The release before stays live.'}],be=["start_failed"],ut=["unhealthy","not_listening"],sn=/^\s{0,4}(?:\[Nest\] .{1,80} ERROR \[\w{1,40}\] |Uncaught |\[?(?:ERROR|error|FATAL|fatal)\]?:? )?(?<message>(?!.*Cannot find (?:package|module) )(?:[A-Z]\w{0,60})?(?:Error|Exception)(?: \[\w{1,60}\])?: \S.{0,300})$/,
No=new RegExp(sn.source.replace("(?<message>","(?<message>(?!Error: aborted$)")),Lo=[{name:"start-variable-missing",signs:[{codes:[...be,...ut],log:/(?:[Mm]issing|[Uu]ndefined|[Ii]nvalid)(?: required)? env(?:ironment)?(?: variable)?s?:? [`"'[]?(?<name>[A-Z][A-Z0-9_]{1,80})/},
{codes:[...be,...ut],log:/(?<![\w])[`"']?(?<name>[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60})[`"']? (?:environment variable |env var )?(?:is (?:not (?:set|defined|provided)|missing|undefined|required)|must be (?:set|defined))/}],
summary:({groups:e})=>`the server needs the variable ${e.name??""}, which is not set`,remedy:({groups:e})=>`Add ${e.name??"it"} to the app variables: slipway en\
v set ${e.name??"NAME"}=VALUE, or the input env or secret-env. The release before stays live.`},{name:"start-port-taken",signs:[{codes:be,log:/EADDRINUSE(?::.{0,60}?:(?<port>\d{2,5}))?/}],
summary:({groups:e})=>`the server listens twice on the port ${E(e.port,"that it has")}`,remedy:()=>"Listen once. If the start command starts several servers, le\
t only one of them listen on the port in the variable PORT."},{name:"start-heap-full",signs:[{codes:be,log:/JavaScript heap out of memory|Reached heap limit|Ineffective mark-compacts near heap limit/},
{codes:["out_of_memory"],stages:["activate"],log:/JavaScript heap out of memory|Reached heap limit/}],summary:()=>"the server used all the memory that Node.js m\
ay use",remedy:()=>'Give each instance more by memory in app-settings, as {"memory": "1GiB"}, or let the server load less at its start. The release before stays\
 live.'},{name:"start-rejected",signs:[{codes:be,log:/UnhandledPromiseRejection: .{0,400} with the reason "(?<reason>.{1,200})"/}],summary:({groups:e})=>`the se\
rver ended, because nothing handles that a promise was rejected with "${e.reason}"`,remedy:()=>"Handle the rejection with catch or try, and reject with an Error\
: its stack names the line. The release before stays live."},{name:"start-error",signs:[{codes:be,log:sn}],summary:({groups:e})=>`the server ended with ${e.message}`,
remedy:()=>"Mend what the stack in its last lines names. To try it with the variables of the app: slipway exec -- and its start command. The release before stay\
s live."},{name:"start-error-printed",signs:[{codes:ut,log:No}],summary:({facts:e,groups:t})=>e.message?`${e.message}. It printed ${t.message}`:void 0,remedy:()=>"\
Mend what the stack in its last lines names. To try it with the variables of the app: slipway exec -- and its start command. The release before stays live."}],on=[
...xo,..._o,...Lo,...Ao,...bo,...ho,...qn,...Jn,...Oo],fe={lines:5e3,characters:256*1024,lineLength:1e3,entryLength:64*1024},Co=[/^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:?(?: |$)/,
/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M)?\]?:? (?=\S)/,/^(?<folder>\.|[\w@.-]{1,100}(?:\/[\w@.-]{1,100}){1,6}) (?!error|warning|note|info|failed)[a-z][\w:-]{0,60}(?:: |:$|\$ )/,
/^(?<task>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[a-z][\w:-]{0,60}):(?: |$)/,/^\[@?[\w./-]{1,80}\]: /,/^➤ YN\d{4}: (?:[│┌└] ?)?/,/^@?[^\s@]{1,100}@(?:workspace:(?<folder>[\w@./-]{1,200})|\w{1,20}:\S{1,200}) STD(?:ERR|OUT)(?: |$)/,
/^\[\d{1,2}\] /,/^#\d{1,4} \d{1,5}\.\d{1,3} /,/^[a-z][\w.-]{0,60}-\d{1,3} {1,20}\| /,/^npm (?:ERR!|error)(?: |$)/,/^\[(?:11ty|webpack-cli)\](?: |$)/,/^Original error stack trace: (?=\S)/,
/^│ (?=\w*Error: )/,/^[│└■▲●◆◇](?: {2}|$)/u,/^\[(?:log|info|warn|error)\] \[nitro\](?: |$)/],Io=4,Mo=[/^> @?[^\s@]{0,100}@\S{0,100} \S{1,100} (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,
/^(?<task>@?[\w./-]{1,120}#[\w:-]{1,60}):\s{1,4}ERROR\s{1,4}command \((?<folder>[^()]{1,400})\)/,/^ERROR: command finished with error: command \((?<folder>[^()]{1,400})\)/,
/^location (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/];function rn(e){const t=[];let n=fe.characters;for(let a=e.length-1;a>=0&&t.length<fe.lines&&n>0;a--){const i=e[a]??
"",c=(i.length>fe.entryLength?i.slice(-fe.entryLength):i).split(`
`);for(let h=c.length-1;h>=0&&t.length<fe.lines&&n>0;h--){const k=c[h]??"",P=Po((0,g.Ow)(Ko((0,g.Nl)(k)),fe.lineLength).trimEnd());n-=Math.max(P.length,k.length/
16),t.push(P)}}const s=Do(t),o=Go(Wo(t.reverse().map(a=>Bo(a,s)))),r=jo(o);return o.map(({text:a,folder:i,task:d})=>({text:a,folder:i??r.get(d??"")}))}function Po(e){
return e.includes(":undefined")?e.replace(/(?<=\.\w{1,10})(?::undefined){1,2}(?!\S)/g,""):e}function Do(e){const t=e.map(n=>n.includes("nx run ")?/\bnx run ([@\w./-]{1,100}):/.
exec(n)?.[1]:/^([\w@.-]{1,100} [a-z][\w:-]{0,60})\$ /.exec(n)?.[1]);return new Set(t.filter(n=>n!==void 0))}function jo(e){const t=new Map;for(const{text:n,task:s}of e)
for(const o of Mo){const r=o.exec(n)?.groups;r?.folder&&t.set(s??r.task?.replace("#",":")??"",r.folder)}return t}const Uo=/^(?:.{0,200}\s)?Unexpected (?:token|non-whitespace)\b.{0,60}, (?:\.\.\.)?".{0,100}$/,
an=/"(?:\.\.\.)? is not valid JSON\b/,Fo=12;function Wo(e){const t=[];for(let n=0;n<e.length;n++){const s=e[n],r=s.text.includes("Unexpected ")&&Uo.test(s.text)&&
!an.test(s.text)?e.slice(n+1,n+1+Fo).findIndex(({text:i})=>an.test(i)):-1;if(r===-1){t.push(s);continue}const a=e.slice(n,n+r+2).map(({text:i})=>i.trim());t.push(
{...s,text:a.join(" ").slice(0,fe.lineLength)}),n+=r+1}return t}const dn=71;function Go(e){if(!e.some(({text:s})=>s.startsWith("\u250C  Building storybook")))return e;
const t=[];let n=0;for(const s of e){const o=t.at(-1),[r=""]=s.text.split(" ",1),a=s.boxed&&n>0&&n<=dn&&n+1+r.length>dn;o&&a&&/^[\w("'`./@-]/.test(r)?t[t.length-
1]={...o,text:`${o.text} ${s.text}`.slice(0,fe.lineLength)}:t.push(s),n=s.text.length}return t}function Bo(e,t){let n=e,s,o,r=!1;for(let a=0;a<Io;a++){const i=Ho(
n)??zo(n,t);if(!i)break;s??=i.groups?.folder,o??=i.groups?.task,r||=i[0]==="\u2502  ",n=n.slice(i[0].length)}return{text:n,folder:s,task:o,boxed:r}}function zo(e,t){
if(t.size===0)return;const n=/^(?<name>[@\w./-]{1,100}|(?<folder>[\w@.-]{1,100}) [a-z][\w:-]{0,60})(?::(?: |$)|\$ )/.exec(e);return n&&t.has(n.groups?.name??"")?
n:void 0}function Ho(e){for(const t of Co){const n=t.exec(e);if(n)return n}}function Ko(e){return e.includes("\r")?e.split("\r").findLast(t=>t.trim()!=="")??"":
e}const qo=/^> @?[^\s@]{1,150}@\S{1,60} (?:pre|post)?(?:install|prepare)$|^\$ (?!(?:npm|pnpm|yarn|bun|corepack) )/;function ri(e,t){const n=e[t]?.folder;return n!==
void 0?!n.includes("node_modules"):e.slice(0,t).some(({text:s})=>qo.test(s))}function Zo(e){const t=e.findIndex(s=>/\bnpm (?:ERR!|error) Usage:\s*$/.test(s)),n=e.
findIndex((s,o)=>o>t&&/\bnpm (?:ERR!|error) Run "npm help [\w-]{1,40}"/.test(s));return t===-1||n===-1?e:e.toSpliced(t,n-t)}const Yo=[[/^file:\/\/(?:localhost)?(?=\/)/,
""],[/^webpack(?:-internal)?:\/\/[^/]*\/(?:\([\w-]+\)\/)?(?=\.{0,2}\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\//,""],[/^.*!/,""],[/\\/g,"/"],[/^\/?[A-Za-z]:(?=\/)/,
""],[/[?].*$/,""]],ln=/^(?:node|https?|data|virtual|native|internal|bun|deno):|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|bin\/|etc\/|nix\/|proc\/|sys\/|snap\/|rustc\/|opt\/hostedtoolcache\/)|(?:^|\/)(?:node_modules|site-packages|dist-packages|\.git|\.nvm|\.pyenv|\.cargo|\.rustup|\.yarn|\.pnpm|\.pnpm-store|\.volta|\.bun)(?:\/|$)|\/go\/pkg\/mod\//,
We="?body",cn=/\?vue&type=[\w&=.-]{1,200}/,un=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g,Vo=40,mn=2e4,Jo=500,Xo=100;function pn(e,t){const n={
...t,exists:Qo(t)},s=new Map,o=new Map;for(const i of e){s.has(i.file)||s.set(i.file,mt(i.file,n));const d=s.get(i.file);if(d===void 0)continue;const[c,h]=cn.test(
i.file)||i.file.endsWith(We)?[null,null]:[i.line,i.column],k=er((0,g.Ow)(i.message,Jo),n),P=i.code&&(0,g.Ow)(i.code,Xo),K=JSON.stringify([d,c,h,k]);o.has(K)||o.
set(K,{...i,file:d,line:c,column:h,code:P,message:k})}const r=[...o.values()],a=new Set(r.filter(({line:i})=>i!==null).map(({file:i,message:d})=>`${i}
${d}`));return r.filter(({line:i,file:d,message:c})=>i!==null||!a.has(`${d}
${c}`))}function Qo(e){const t=new Map;return n=>{const s=t.get(n);if(s!==void 0)return s;const o=t.size<mn&&e.exists(n);return t.size<mn&&t.set(n,o),o}}function er(e,t){
return e.replace(cn,"").replace(un,n=>mt(n,t)??n)}function mt(e,t){const n=tr(e);if(!(n===""||n.includes("\0")||ln.test(n))){for(const s of nr(n,t))if(s!==void 0&&
!ln.test(s)&&t.exists(s))return s}}function tr(e){let t=e.startsWith("file://")?(0,g.oF)(e):e;for(const[n,s]of Yo)t=t.replace(n,s);return t}function*nr(e,t){const n=t.
rootDirectory??"";if(!e.startsWith("/")){for(const o of[...t.folders??[],n,""])yield pt(`${o}/${e}`);return}const s=pt(e)?.split("/")??[];if(!(s.length>Vo))for(let o=0;o<
s.length;o++){const r=s.slice(o).join("/");yield r,n!==""&&(yield pt(`${n}/${r}`))}}function pt(e){const t=[];for(const n of e.split("/"))if(!(n===""||n===".")){
if(n!=="..")t.push(n);else if(t.pop()===void 0)return}return t.length===0?void 0:t.join("/")}const sr={queue:"Deployment failed",clone:"Clone failed",install:"I\
nstall failed",build:"Build failed",sync:"Upload failed",activate:"Activation failed"},or=1e3,fn=300,rr=/exit(?:ed)?(?: with)? (?:code|status)|^(?:the )?(?:build|install|deployment)(?: command)? failed\W*$/i,
ir=/^The (?<stage>install|build) command (?<command>`.{1,300}`) (?:exited with|ended by) /,ar=/^\s*(?:npm (?:warn|WARN)|warning\b|WARN\b|<w>\s|\(node:\d+\))/;function dr(e,t=on){
const n=rn(e.message?[...e.log,e.message]:e.log).slice(-or).map(o=>o.text).filter(o=>!ar.test(o)),s=lr(e,t,n);if(s)return gn(e,s.cause,s.known,s.message);for(const o of[
"codes","others"])for(const r of t){const a=cr(r,o,e,n),i=a&&r.summary(a);if(a&&i)return gn(e,r,a,i)}return{headline:hn(e,pr(e,n),n),remedy:void 0}}function gn(e,t,n,s){
const o=(0,g.Ow)(t.remedy(n),500),r=t.part?.(n);return{headline:hn(e,s,n.lines),remedy:o,cause:t.name,...r&&{fault:{part:r,summary:(0,g.Ow)(s,fn)}}}}function lr(e,t,n){
for(const{severity:s,code:o,message:r}of e.diagnostics??[]){const a=s==="error"?t.find(i=>i.part&&i.name===o):void 0;if(a)return{cause:a,message:r,known:C(a,e,n)??
{groups:{},facts:e,lines:n}}}}function cr(e,t,n,s){const o=e.signs.filter(r=>t==="codes"==(r.codes!==void 0));return o.length===0?void 0:C({...e,signs:o},n,s)}function hn(e,t,n){
const s=t.replace(un,i=>ue(i.replace(/^file:\/\//,""),{facts:e,lines:n})),o=sr[e.stage?.toLowerCase()??""]??"Deployment failed",r=ur(s,e)?"":mr(e),a=fn-o.length-
r.length-2;return`${o}: ${(0,g.Ow)(s.trim().replace(/\.$/,""),a)}${r}`}function ur(e,{exitCode:t,signal:n}){return typeof t=="number"?e.includes(`exited with co\
de ${t}`):n!=null&&e.includes(` by ${n}`)}function mr({exitCode:e,signal:t}){return typeof e=="number"&&e!==0?` (exit code ${e})`:t?` (${(0,g.Ow)(t,20)})`:""}function pr(e,t){
const n=e.diagnostics?.find(o=>o.severity==="error");if(n)return`${n.file}${n.line===null?"":`:${n.line}`}: ${n.message}`;if(e.message&&!rr.test(e.message))return e.
message;const s=gr(e,t);return s||(fr(e,t)??(e.message||e.code||"the platform gave no reason"))}function fr({message:e},t){const n=rt(t,e),s=t.filter(r=>r!==e).
map(r=>({text:r,folder:void 0})),o=bs(s)?.message;return o===void 0||n?.includes(o)||n!==void 0&&o.includes(n)?n:o}function gr({message:e},t){const n=ir.exec(e??
"")?.groups,s=t.lastIndexOf(`$ ${n?.command?.slice(1,-1)}`),o=s===-1?t.findLastIndex(a=>a.startsWith("$ ")):s;return!n||o===-1||t.slice(o+1).filter(a=>a!==e&&!Xs(
a)).length>0?void 0:`the ${n.stage} command ${n.command} failed, and it printed nothing`}const ae=String.raw`(?:[A-Za-z]:[\\/]|(?:file|webpack|webpack-internal|rsc):\/{2,3})?[^\s:*"'<>|\x60(][^:*"'<>|\x60]{0,400}?`,
T=`(?<file>${ae})`,ye=`(?<file>${ae}\\.[A-Za-z][A-Za-z0-9]{0,9}(?:\\?[\\w=&.-]{0,100})?)`,M=String.raw`:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?`,ft=String.raw`(?:Uncaught )?(?:[A-Z]\w{0,60}\.)?[A-Z]?\w{0,60}(?:Error|Exception)`,
gt=/^\s*(?:at |Require stack:|- \/|$)|^\s{2,}/,Te=new RegExp(`^\\s+at (?!.{0,900}(?:node_modules|node:|<anonymous>:\\d|[/( ](?:dist|\\.(?:next|output|svelte-kit|te\
mp|nuxt|astro|vercel|netlify))/))(?:[^()]{0,300} \\()?(?:async )?${T}${M}\\)?$`);function D(e,t,n,s={}){return{name:t,...e===void 0?{}:{tool:e},steps:[n],...s}}
const wn=/^\s*[╷,]$/,yn=new RegExp(`^\\s+(?!\\S+\\.vue )${T} (?<line>\\d{1,7}):(?<column>\\d{1,7})\\s{1,4}\\S.*$`),hr=[{name:"esbuild",tool:"esbuild",steps:[/^(?:[✘▲X!] )?\[(?<severity>ERROR|WARNING)\] (?:(?<code>(?:TS|NG)-?\d+): )?(?<message>.*?\S)(?: \[(?:plugin )?[\w-]+\])?$/,
{pattern:new RegExp(`^\\s{4}${T}${M}:$`),skip:6,over:/^(?!\s{4}|[✘▲X!] \[)/}],zeroColumn:!0},D("esbuild","esbuild-short",new RegExp(`^${T}${M}: (?<severity>\
ERROR|WARNING): (?<message>.+)$`),{zeroColumn:!0}),{name:"rolldown",tool:["rolldown","vite"],steps:[/^(?:(?<severity>Warning|Error): )?\[(?<code>[A-Z][A-Z_]+|builtin:[\w:-]+|plugin [\w:-]+)\] (?<message>\S.*)$/,
{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[ ?${T}:(?<line>\\d{1,7}):(?<column>\\d{1,7}) ?\\]$`),skip:1}]},{name:"vite-plugin-svelte",tool:"vite",steps:[
new RegExp(`^\\[plugin(?: |:)vite-plugin-svelte[\\w:-]*\\] ${T}${M}$`),/^(?:\w*Error: )?(?:\S{1,400}:\d+:\d+ )?(?<message>\S.*)$/],zeroColumn:!0},D("vite","vite\
-plugin-svelte-warning",new RegExp(`^\\[vite-plugin-svelte\\] ${T}${M} (?<message>.+)$`),{zeroColumn:!0,severity:"warning"}),{name:"vite-plugin-place",tool:"vit\
e",steps:[new RegExp(`^\\[plugin(?: |:)[\\w:-]+\\] ${T}${M}$`),/^(?:\w*Error: )?(?:\[[\w/-]+\] )?(?:\S{1,600}:\d+:\d+: )?(?<message>\S.*?)(?: \(\d+:\d+\))?$/]},
{name:"vite-prerender",tool:"vite",steps:[/^\[vite-prerender-plugin\] \[plugin vite-prerender-plugin\]$/,{pattern:/^(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:new RegExp(
`^> ${T}${M}$`),skip:12}]},{name:"parcel",tool:"parcel",steps:[/^@parcel\/[\w-]{1,60}: (?<message>\S.*)$/,{pattern:new RegExp(`^\\s{1,4}${ye}${M}$`),skip:4,over:/^(?:\S|$)/}]},
{name:"jiti",tool:["rsbuild","docusaurus","nuxt"],steps:[/^.{0,40}\b(?<message>ParseError: \S.*)$/,new RegExp(`^\\s{1,4}${ye}${M}$`)],zeroColumn:!0},D("vite","v\
ite-unresolved",/^(?:\w*Error: )?(?:\[vite\]: )?(?<message>Roll(?:up|down) failed to resolve import "[^"]{1,300}") from "(?<file>[^"]{1,400})"/),D("rollup","rol\
lup-unresolved",/^(?:\[(?:!|error)\] )?(?:\w*Error: )?(?<message>(?:Could not resolve|Failed to resolve) (?:"[^"]{1,300}"|\S{1,300})) from "?(?<file>[^"]{1,400}?)"?$/),
D("rollup","rollup-export",/^(?:\[!\] )?(?:\w*Error: )?(?<message>["'][\w$]{1,200}["'] is not exported by "?[^\s",]{1,400}"?, imported by "?(?<file>[^\s"]{1,400}?)"?\.?)$/),
D("rollup","rollup-refused",/^(?:\[[\w:.-]{1,60}\] ){0,4}(?:\w{0,40}Error: )?(?<message>Could not load [^\s()]{1,300} \(imported by (?<file>[^)\s]{1,300})\): (?:Cannot|Can't|Must not) import\b.{0,300})$/),
D(["vite","vitepress"],"vite-plugin-message",new RegExp(`^(?:\\w*Error: )?(?:\\[[\\w:-]{1,60}\\] )?\\[plugin [\\w:-]{1,60}\\] ${T} \\((?<line>\\d{1,7}):(?<column>\
\\d{1,7})\\): (?<message>.+)$`)),D("rollup","rollup",new RegExp(`^(?:\\[!\\] )?(?:\\(plugin [\\w:@/. -]{1,80}\\) )?(?:RollupError: )?${T} \\((?<line>\\d{1,7}):(?<\
column>\\d{1,7})\\): (?<message>.+)$`),{zeroColumn:!0}),{name:"vite-config",tool:"vite",steps:[new RegExp(`^failed to load config from ${T}$`),/^error during build:$/,
/^(?!Error: (?:Build|Transform) failed)(?<message>\S.*)$/]},{name:"sass-deprecation",tool:"sass",severity:"warning",steps:[/^(?:DEPRECATION WARNING|Deprecation Warning)(?: \[[\w-]+\])?: (?<message>\S.*)$/,
{pattern:wn,skip:10,over:/^(?!\w*Error: |DEPRECATION|Deprecation)/},{pattern:yn,skip:12}]},{name:"sass",tool:"sass",steps:[/^(?:\w*Error: )?(?:(?<severity>WARNING): )?(?:\[sass\] )?(?<message>\S.*)$/,
{pattern:wn,skip:1,over:/^$/},{pattern:yn,skip:12}]},D("postcss","postcss",new RegExp(`^(?:CssSyntaxError: (?:\\[[\\w-]+\\] )?(?:[\\w-]+: )?|(?:\\[[\\w:-]{1,60}\\] ){1\
,4})${T}${M}: (?<message>.+)$`)),{name:"vite-file",tool:"vite",steps:[/^\[(?:plugin )?[@\w:/-]+\] (?!✗ )(?:\[[@\w/-]+\] )?(?!✗|Transform failed|Build failed|\[)(?<message>\S.*?)(?: \(\d+:\d+\))?$/,
{pattern:new RegExp(`^file: ${T}(?:${M})?(?: \\(.*)?$`),skip:40,over:/^(?!\s+at |\[|[✓✗x] |error during|vite v\d)/}]}],wr=[D("typescript","tsc",new RegExp(`\
^(?:ERROR in )?${T}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\): (?<severity>error|warning) (?<code>TS\\d+): (?<message>.+)$`)),D("typescript","tsc-pretty",new RegExp(
`^(?:Error: )?${T}${M} - (?<severity>error|warning|hint|message) (?<code>TS\\d+|ts\\(\\d+\\)): (?<message>.+)$`)),{name:"ts-loader",tool:"webpack",steps:[new RegExp(
`^\\[tsl\\] (?<severity>ERROR|WARNING) in ${T}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\)$`),/^\s+(?<code>TS\d+): (?<message>.+)$/]},{name:"tsc-frame",tool:"typ\
escript",steps:[/^(?<code>TS\d+): (?<message>\S.*)$/,{pattern:/^\s*> (?<line>\d{1,7}) \| (?<frame>.*\S)$/,skip:12,over:/^\s/}]},{name:"eslint-stylish",tool:"esl\
int",steps:[/^(?<file>(?:[A-Za-z]:[\\/]|\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})\s{1,40}(?<severity>error|warning|Error:|Warning:)\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/],
repeat:!0},{name:"eslint-react-scripts",tool:"react-scripts",steps:[/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^\s+Line (?<line>\d{1,7}):(?<column>\d{1,7}):\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/],
repeat:!0},{name:"eslint-react-scripts-syntax",tool:"react-scripts",steps:[/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^Syntax error: (?<message>\S.*) \((?<line>\d{1,7}):(?<column>\d{1,7})\)$/]},
D("eslint","eslint-compact",new RegExp(`^${T}: line (?<line>\\d{1,7}), col (?<column>\\d{1,7}), (?<severity>Error|Warning) - (?<message>.*?\\S)(?: \\((?<code>[@\\w/-\
]+)\\))?$`)),D("eslint","eslint-unix",new RegExp(`^${T}${M}: (?<message>.*\\S) \\[(?<severity>Error|Warning)(?:/(?<code>[@\\w/-]+))?\\]$`)),{name:"prettier-chec\
k",tool:"prettier",steps:[/^\[warn\] (?<file>\S.{0,400}\.\w{1,20})$/,{pattern:/^\[warn\] (?<message>Code style issues .*)$/,skip:40,over:/^\[warn\] /}]},{name:"\
biome",tool:"biome",steps:[new RegExp(`^${T}(?:${M})? (?<code>[a-z]+(?:/\\w+)*)\\s.{0,40}\u2501\u2501\u2501`),{pattern:/^\s+(?<severity>[×✖!⚠i])\s(?<message>.+)$/,
skip:1,over:/^\s*$/}]}],En={pattern:/^(?<file>[^:*"<>|]{1,400}\.vue)$/,skip:1,over:/^$/},$n=String.raw`\[vue/compiler-sfc\] (?<message>\S.*?)(?: \(\d{1,7}:(?<column>\d{1,7})\))?$`,
bn={pattern:/^\s+\|\s+\^/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) \s*)?\|/},Ge=String.raw`(?<file>${ae}\?vue&type=style[^:)\s]{0,200})`,Sn=/^\s+\S{1,400}\.vue (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
ht=/^\s*(?:[╷,╵']|\d{1,7} [│|]|[│|])|^$/,yr=[{name:"vue-script",tool:"vue-cli",steps:[new RegExp(`^\\[plugin(?: |:)vite:vue\\] ${ae}${M}$`),new RegExp(`\
^(?:\\w*Error: )?${$n}`),En,bn],zeroColumn:!0},{name:"vue-script-vite7",tool:"vite",steps:[new RegExp(`^(?:\\[vite:vue\\] |SyntaxError: )${$n}`),En,bn],zeroColumn:!0},
{name:"vue-style",tool:"vite",steps:[new RegExp(`^\\[plugin(?: |:)[\\w:-]{1,60}\\] ${Ge}(?::\\d{1,7}){2}$`),new RegExp(`^CssSyntaxError: ${ae}${M}: (?<message>\\\
S.*)$`)]},{name:"vue-style-vite7",tool:"vite",steps:[new RegExp(`^\\[vite:vue\\] ${ae}${M}: (?<message>\\S.*)$`),new RegExp(`^file: (?:${ae}(?::\\d{1,7}){2} \\()?${Ge}\
(?:(?::\\d{1,7}){2}|\\))?$`)]},{name:"vue-sass",tool:"vite",steps:[new RegExp(`^\\[plugin(?: |:)vite:css\\] ${Ge}$`),/^Error: \[sass\] (?<message>\S.*)$/,{pattern:Sn,
skip:12,over:ht}]},{name:"vue-sass-vite7",tool:"vite",steps:[/^\[vite:css\] \[sass\] (?<message>\S.*)$/,{pattern:Sn,skip:12,over:ht},new RegExp(`^file: ${Ge}$`)]},
{name:"svelte-sass",tool:"vite",steps:[/^(?:\w*Error: |\[[\w:-]{1,60}\] )?Error while preprocessing (?<file>\S{1,400}\.svelte) - \[sass\] (?<message>\S.*)$/,{pattern:/^\s+\S{1,400}\.svelte\.vite-preprocess\.\w+ (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
skip:12,over:ht}],part:"?vue&type=style&index=0"},D("vitepress","vitepress",/^(?:\w*Error: )?(?:\[vite:vue\] )?\[plugin vite:vue\] (?<file>[^:*"<>|]{1,400}\.md) \(\d{1,7}:\d{1,7}\): (?<message>\S.*?)(?: \(\d+:\d+\))?$/),
{name:"vitepress-script",tool:"vitepress",steps:[/^\[vite:vue\] \[vue\/compiler-sfc\] (?<message>\S.*?)(?: \(\d+:\d+\))?$/,{pattern:/^(?<file>[^:*"<>|]{1,400}\.md)$/,
skip:1,over:/^$/}]}],kn=/^(?:Error:)?[\s│]*(?:[├╰]─▶\s*)?[x×](?:\s*[x×])? (?<message>\S.*)$/,vn={pattern:/^\s*[:·]\s+[\^─┬]/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?[|│:·]/},
Be=/^(?<file>\.\/[^:*"<>|]{1,400})$/,_n=/^Error: Error evaluating Node\.js code$/,xn=/^(?:WARN\s{1,4})?🚨 Unable to index (?<file>[^:,*"<>|]{1,400})(?:,[^:]{1,400})?:$/u,
Rn=/^(?:WARN\s{1,4})?(?:\w*Error: )?(?<message>\S.*?)(?: (?=\S{1,400}\/\S)\S{3,801})?$/,On=String.raw`\((?<file>[^()]{1,400})\)(?: \[Line (?<line>\d{1,7}), Column (?<column>\d{1,7})\])?`,
Er=[{name:"next-swc",tool:"next",steps:[kn,{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[${T}:\\d{1,7}:\\d{1,7}\\]$`),skip:6,over:/^\s*[|│]|^$/},vn]},{name:"\
next-config",tool:"next",steps:[/^\s*⨯ Failed to load (?<file>next\.config\.\w{2,3})\b/,{pattern:/^\[?Error:\s+[x×] (?<message>\S.*)$/,skip:4},/^\s*[╭,][─-]{1,3}\[\d{1,7}:\d{1,7}\]$/,
vn]},{name:"swc",tool:"swc",steps:[kn,new RegExp(`^[\\s\u2502]*[\u256D,][\u2500-]{1,3}\\[${T}${M}\\]$`)]},{name:"next",tool:"next",steps:[new RegExp(`^(?<file>\\\
./[^:*"<>|]{1,400}?)${M}$`),/^(?:(?:Type )?[Ee]rror: )?(?<message>\S.*)$/]},{name:"next-loader-place",tool:"next",steps:[Be,_n,/^(?<line>\d{1,7}):(?<column>\d{1,7}): (?!.*\(\d{1,7}:\d{1,7}[-\d:]*\)$)(?<message>\S.*)$/]},
{name:"next-loader",tool:"next",steps:[Be,_n,{pattern:/^(?!Error: \[MDX\])(?:\d{1,7}:\d{1,7}: |- )?(?<message>\S.*?)(?: \((?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?\))?$/,
skip:1}]},{name:"next-mdx",tool:"next",steps:[Be,/^(?:\w*Error: )?(?=[A-Z])(?<message>\S.*?) \((?<line>\d{1,7}):(?<column>\d{1,7})-\d{1,7}:\d{1,7}\)$/]},{name:"\
next-module",tool:"next",steps:[Be,/^(?:\w*Error: )?(?<message>Module not found: .+)$/]},{name:"next-prerender",tool:"next",steps:[/^Error occurred prerendering page /,
/^(?<message>\S.*)$/,{pattern:Te,skip:20,over:gt}]},{name:"gatsby-query",tool:"gatsby",steps:[/^error There was a problem parsing "(?<file>[^"]{1,400})"; any GraphQL$/,
{pattern:/^(?<message>This may indicate a syntax error in the code), or/,skip:2}]},{name:"gatsby-config",tool:"gatsby",steps:[/^error Failed to compile Gatsby files/,
{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^File path: (?<file>\S.{0,400})$/,skip:4}]},{name:"gatsby-lifecycle",tool:"gatsby",steps:[/^error "(?<file>[^"]{1,400})" threw an error while running the \w+ lifecycle:$/,
{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^> (?<line>\d{1,7}) \|/,skip:8}]},{name:"storybook-index-place",tool:"storybook",steps:[xn,Rn,{pattern:/^(?:\S{1,400} )?\(line (?<line>\d{1,7}), col (?<column>\d{1,7})\)$/,
skip:1}],zeroColumn:!0},{name:"storybook-index",tool:"storybook",steps:[xn,Rn]},{name:"storybook-config",tool:"storybook",steps:[/couldn't evaluate your (?<file>\S{1,400}) file\.$/,
{pattern:/^Original error:$/,skip:2,over:/^$/},{pattern:/^(?!\w*Error: Transform failed)(?:\w*Error: )?(?:<stdin>:(?<line>\d{1,7}):(?<column>\d{1,7}): ERROR: )?(?<message>\S.*)$/,
skip:1}],zeroColumn:!0},D("vitepress","vitepress-dead-link",/^(?:\(!\) )?(?<message>Found dead link \S{1,300}) in file (?<file>\S{1,400}\.md)$/),{name:"docusaur\
us-mdx",tool:"docusaurus",steps:[/MDX compilation failed for file "(?<file>[^"]{1,400})"$/,/^[\s│]*Cause: (?<message>\S.*)$/,{pattern:/^[\s│]*"line": (?<line>\d{1,7}),?$/,
skip:20}]},{name:"svelte-check",tool:"svelte-check",steps:[new RegExp(`^${T}${M}$`),/^(?<severity>Error|Warn|Hint): (?<message>\S.*?)(?: \((?<code>\w+)\))?$/]},
D("svelte-check","svelte-check-machine",/^\d{13} (?<severity>ERROR|WARNING) "(?<file>[^"]{1,400})" (?<line>\d{1,7}):(?<column>\d{1,7}) "(?<message>.+?)(?=\\n|"$)/),
{name:"astro-location",tool:"astro",steps:[/^(?!\s*(?:Hint|Error reference|Location|Stack trace):)(?:\[(?<code>\w+Error)\] (?=\S)|(?=[A-Z]\S* )(?!Build failed))(?<message>.+)$/,
{pattern:/^\s+Location:$/,skip:20,over:/^(?!\s*Stack trace:|\s+at |\[)/},new RegExp(`^\\s+${T}${M}$`)],zeroColumn:!0},D("metalsmith","metalsmith",/^Error: (?<message>Invalid frontmatter) in the file at: (?<file>\S.{0,400})$/),
{name:"eleventy-nunjucks",tool:["eleventy","nunjucks","metalsmith"],steps:[new RegExp(`^(?:\\d{1,2}\\.|>|Template render error:(?: \\S{1,200}:)?) ${On}$`),{pattern:/^\s+(?:Error: )?(?!(?:Template render error: )?\([^()]{1,400}\))(?<message>\S.*?)(?: \(via [\w ]+\))?$/,
skip:4,over:new RegExp(`^\\s*(?:Template render error: )?${On}$`)}],part:We},D("eleventy","eleventy-liquid",/^(?:\d{1,2}\. )?(?:\w+Error: )?(?<message>\S.*), file:(?<file>[^,]{1,400}), line:(?<line>\d{1,7})(?:, col:(?<column>\d{1,7}))?/,
{part:We}),{name:"eleventy-data",tool:"eleventy",steps:[/^\d{1,2}\. Having trouble (?:parsing data file|reading front matter from template) (?<file>\S{1,400}) \(via /,
/^\d{1,2}\. (?<message>\S.*?)(?: \((?:line )?(?<line>\d{1,7})(?::| column )(?<column>\d{1,7})\))?(?: \(via \w+\))?$/]},{name:"eleventy-layout",tool:"eleventy",steps:[
/^\d{1,2}\. Problem creating an Eleventy Layout for the "(?<file>[^"]{1,400})" template file\./,/^\d{1,2}\. (?<message>\S.*?)(?: \(via [^()]{1,200}\))?$/]},{name:"\
eleventy-config",tool:"eleventy",steps:[/^\d{1,2}\. Error in your Eleventy config file '(?<file>[^']{1,400})'\./,{pattern:/^\d{1,2}\. (?!There was a problem importing|Cannot find (?:module|package) )(?<message>\S.*?)(?: \(via \w+\))?$/,
skip:1,over:/^\d{1,2}\. There was/}]}],Tn=new RegExp(`^\\s{0,4}(?:\\[?(?:ERROR|error)\\]?:? )?(?<message>(?:${ft}(?: \\[\\w+\\])?|error): .+)$`),$r=/^\s*\[cause\]: (?<message>\S.*)$/,
br=80,Sr={name:"node-cause",tool:"node",match(e,t){if(!e.find(Tn,t))return;let n,s,o=!1,r=t+1;for(;r<e.length&&r<t+br;r++){const a=e.line(r)?.text??"",i=e.find(
$r,r)?.groups?.message;i!==void 0&&([s,o]=[i,!1]);const d=Te.exec(a.replace(/ \{$/,""))?.groups;if(d&&(n===void 0||s!==void 0&&!o)&&([n,o]=[{...d},!0]),i===void 0&&
!gt.test(a)&&!/^[{}]/.test(a))break}return n&&s?{groups:[{...n,message:s}],next:r}:void 0}},An=/^\s+File "(?<file>[^"]{1,400})", line (?<line>\d{1,7})/,kr=/\/site-packages\/|\/dist-packages\/|\/lib\/python\d|^</,
vr=/^(?<message>[A-Za-z_][\w.]{0,100}(?:: .+)?)$/,_r={name:"python",tool:"python",match(e,t){if(!(e.line(t)?.text??"").startsWith("Traceback (most recent call l\
ast)")&&!e.find(An,t))return;let s;for(let o=t;o<e.length&&o<t+200;o++){const r=e.line(o)?.text??"",a=e.find(An,o)?.groups;if(a&&!kr.test(a.file??"")&&(s={...a}),
o===t||r.startsWith(" "))continue;const i=vr.exec(r)?.groups?.message;return s&&i?{groups:[{...s,message:i}],next:o+1}:void 0}}},xr=[{name:"vitest",tool:"vitest",
steps:[/^\s*FAIL\s+\S{1,400} > (?<test>\S.{0,300})$/,/^(?<message>\S.*)$/,{pattern:new RegExp(`^ \u276F (?!.*node_modules)(?:\\S.{0,200} )?(?<file>(?:[A-Za-z]:)?[^\\s:\
]{1,400})${M}$`),skip:40}]},{name:"jest-syntax",tool:"jest",steps:[new RegExp(`^\\s{4}${ye}:(?<line>\\d{1,7})$`),{pattern:new RegExp(`^\\s{4}(?<message>${ft}: .\
+)$`),skip:6}]},{name:"jest",tool:"jest",steps:[/^\s{2}● (?!Test suite failed to run)(?<test>\S.*)$/,{pattern:/^\s{4}(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:Te,
skip:40,over:/^(?!\s{2}●)/}]},{name:"rust",tool:"cargo",steps:[/^(?<severity>error|warning)(?:\[(?<code>\w+)\])?: (?<message>.+)$/,new RegExp(`^\\s*--> ${T}${M}\
$`)]},_r,{name:"go-panic",tool:"go",steps:[/^panic: (?<message>.+)$/,{pattern:new RegExp(`^\\s(?!.*/go/(?:src|pkg/mod)/)${T}:(?<line>\\d{1,7})(?: \\+0x.*)?$`),skip:20}]},
{name:"node-syntax",tool:"node",steps:[new RegExp(`^(?!.*node_modules)${ye}:(?<line>\\d{1,7})$`),{pattern:new RegExp(`^(?<message>${ft}(?: \\[\\w+\\])?: .+)$`),
skip:6}]},D("node","node-import",/^(?:\w*Error )?\[?(?<code>ERR_MODULE_NOT_FOUND|ERR_PACKAGE_PATH_NOT_EXPORTED)\]?: (?<message>(?:Cannot find (?:module|package)|Package subpath) '[^']{1,400}'(?: is not defined by "exports" in \S{1,400})?) imported from (?<file>\S{1,400})$/),
Sr,{name:"node-stack",tool:"node",steps:[Tn,{pattern:Te,skip:20,over:gt}]},{name:"consola",tool:["nuxt","docusaurus"],steps:[/^\[(?:error|fatal)\] (?<message>\S.*)$/,
{pattern:Te,skip:20,over:/^\s+at /}]},D(void 0,"plain",new RegExp(`^\\s{0,4}(?!- )(?:(?:vet|error|ERROR|Error):? (?:in )?)?${ye}${M}:?(?: -)?\\s+(?:(?:fatal )?(?\
<severity>error|warning|note|info)\\b[: ]\\s*)?(?!\\+0x)(?<message>\\S.*)$`))],Nn=new RegExp(`^(?:File: |(?<severity>ERROR|WARNING) in )${T}(?:[: ]\\d+:[\\d:-]+)?\
$`),Rr=[{name:"rspack-syntax",tool:["rspack","rsbuild"],steps:[Nn,/^\s+× Module build failed \(from builtin:/,/^\s+╰─▶\s+×\s+(?:x )?(?:Syntax Error: )?(?<message>\S.*)$/,
/^[\s│]*[╭,][─-]{1,3}\[(?:[^\]]{0,400}:)?(?<line>\d{1,7}):(?<column>\d{1,7})\]$/],zeroColumn:!0},{name:"rspack",tool:["rspack","rsbuild"],steps:[Nn,{pattern:/^\s+(?:╰─▶\s+)?× (?!(?:\w*Error: )?Module build failed)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^\s+× Module build failed/}]},D(["docusaurus","react-scripts","gatsby"],"unresolved-in-folder",/^(?:\s*× |\w*Error: )?(?<message>(?:Module not found: (?:Error: )?)?Can't resolve '[^']{1,300}') in '(?<file>[^']{1,400})'$/),
D("react-scripts","react-scripts-css",new RegExp(`^Syntax error: ${ye} (?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`)),{name:"fork-ts-checker",
tool:"webpack",steps:[new RegExp(`^(?<severity>ERROR|WARNING) in ${T}${M}(?:-[\\d:]+)?$`),/^(?<code>TS\d+): (?<message>.+)$/]},{name:"webpack-loader-place",tool:"\
webpack",steps:[new RegExp(`^(?<severity>ERROR|WARNING) in (?:${ae})(?: \\d+:[\\d-]+)?(?: \\(.*)?$`),{pattern:new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\
\\) ${T} (?<message>[A-Z].*)$`),skip:5}]},D("gatsby","postcss-loader",new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${ye} (?<message>[A-Z].*)$`)),{name:"\
webpack-place",tool:"webpack",steps:[new RegExp(`^(?<severity>ERROR|WARNING) in ${T}(?: \\d+:[\\d-]+)?(?: \\(.*)?$`),{pattern:new RegExp(`^(?:\\w*Error: )?(?:${ae}\
: )?(?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`),skip:2}],zeroColumn:!0},{name:"webpack",tool:"webpack",steps:[new RegExp(`^(?!.*sass-loader\
)(?<severity>ERROR|WARNING) in ${T}(?: (?<line>\\d{1,7}):(?<column>\\d{1,7})(?:-[\\d:]+)?)?(?: \\(.*)?$`),{pattern:/^(?!Module build failed|\.\/\S+ \d|\[tsl\]|\d{1,7}:[\d-]+$)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^Module build failed/}],zeroColumn:!0}],Ln=[...wr,...yr,...hr,...Rr,...Er,...xr];class Or{#e;#t=new Map;constructor(t){this.#e=t}get all(){return this.#e}get length(){
return this.#e.length}line(t){return this.#e[t]}find(t,n){let s=this.#t.get(t);s||(s=[],this.#t.set(t,s));const o=s[n];if(o!==void 0)return o;const r=W(t,this.#e[n]?.
text??"");return s[n]=r,r}}function Tr(e,t,n){if("match"in e)return e.match(t,n);const s={};let o=n;for(const[a,i]of e.steps.entries()){const d=Nr(Cn(i),t,o,a>0);
if(!d)return;for(const[c,h]of Object.entries(d.groups))h!==void 0&&(s[c]=h);o=d.at+1}const r=e.steps.at(-1);return!e.repeat||!r?{groups:[s],next:o}:Ar(Cn(r).pattern,
s,t,o)}function Ar(e,t,n,s){const o=[t];let r=s;for(;r<n.length&&o.length<1e3;r++){const a=n.find(e,r);if(!a)break;o.push({file:t.file,...a.groups})}return{groups:o,
next:r}}function Cn(e){return e instanceof RegExp?{pattern:e}:e}function Nr(e,t,n,s){const o=s?e.skip??0:0,r={};for(let a=n;a<=n+o&&a<t.length;a++){const i=t.find(
e.pattern,a);if(i)return{at:a,groups:{...r,...i.groups}};const d=e.over&&t.find(e.over,a);if(e.over&&!d)return;for(const[c,h]of Object.entries(d?.groups??{}))h!==
void 0&&(r[c]=h)}}const In=500,Mn=500,Lr=[["warning",/^(?:warn|warning|deprecation warning|!|⚠)/i],["notice",/^(?:hint|info|note|message|i$)/i],["error",/./]],
Cr=/^Compiled with warnings\.?$/,Ir=/\bfail(?:ed)?\b|^error\b|^Treating warnings as errors/i;function Mr(e,t=Ln){const n=new Or(rn(e)),s=new Map;let o=!1;for(let r=0;r<
n.length&&s.size<In;){const a=n.line(r)?.text??"";o=Cr.test(a)||o&&!Ir.test(a);const i=Pr(n,r,t);for(const d of i?.diagnostics??[]){const c=o&&d.severity==="err\
or"?{...d,severity:"warning"}:d,{file:h,line:k,column:P,message:K}=c,Q=JSON.stringify([h,k,P,K]);!s.has(Q)&&s.size<In&&s.set(Q,c)}r=i?.next??r+1}return[...s.values()]}
function Pr(e,t,n){const s=e.line(t);if(!(!s||s.text.trim()===""))for(const o of n){const r=Tr(o,e,t);if(!r)continue;return{diagnostics:r.groups.map(i=>{const d=jr(
i,o,s.folder);if(!d)return;const c=Mt(d.message,e.all,Dr(d.message,e,t,r.next)),h=i.test===void 0?"":`, in the test "${i.test.slice(0,120)}"`;return{...d,message:(0,g.
Ow)(c+h,Mn)}}).filter(i=>i!==void 0),next:r.next}}}function Dr(e,t,n,s){for(let o=n;o<s;o++)if(t.line(o)?.text.includes(e.slice(0,60)))return o;return s-1}function jr(e,t,n){
const{message:s,frame:o}=e,r=(e.file??"").replace(/(?<=\.mdx?)\.js(?=$|\?)/,"");if(!(r||o)||!s)return;const a=r===(e.file??"")&&Pn(e.line)||null,i=a===null?null:
Pn(e.column);return{file:r&&Br(r.trim(),n)+Ur(t,r,a),line:a,column:i===null?null:t.zeroColumn?i+1:i||null,severity:Gr(e.severity,t),code:e.code??null,message:(0,g.
Ow)(Wr(Fr(s.trim(),r),r),Mn),frame:o}}function Ur({part:e=""},t,n){return n===null||e===We&&t.startsWith("/")?"":e}function Fr(e,t){const n=e.replace(/^(?:error: |\[error\] )|\?vue&type=[\w=&.-]+| \[plugin [\w@/:-]{1,60}\]$/gi,
""),[,s="",o]=/^(\S{1,400}?)(?::\d{1,7}){0,2}: (.+)$/.exec(n)??[],[r]=t.split("?",1);return o!==void 0&&(`/${s}`.endsWith(`/${r}`)||`/${r}`.endsWith(`/${s}`))?o:
n}function Wr(e,t){return e.replace(/(?<=^Cannot find module ')\/[^']{1,400}(?='$)/,n=>{const s=j.posix.relative(j.posix.dirname(t),n);return t.startsWith("/")?
s.startsWith(".")?s:`./${s}`:n})}function Gr(e,t){return e===void 0?t.severity??"error":Lr.find(([,n])=>n.test(e))?.[0]??"error"}function Pn(e){return e===void 0?
null:Number(e)}function Br(e,t){return t===void 0||/^(?:[A-Za-z]:|[a-z-]+:\/\/|[\\/])/.test(e)?e:`${t}/${e.replace(/^(?:\.\/)+/,"")}`}const zr={formats:Ln,causes:on};
function ai(e){const t=n=>![n.tool??[]].flat().includes(e);return{formats:FORMATS.filter(t),causes:CAUSES.map(n=>({...n,signs:n.signs.filter(t)})).filter(({signs:n})=>n.
length>0)}}var Hr=v(96),Kr=v(8922);const qr=[0,1e3,2e3,4e3];async function Zr(e,t,n,s,o){const r=await oi(e,t,s,o);return r?Yr(r,n,s.tree,s.rules??zr):{headline:`\
The deployment ${e} failed, and the platform gives no reason`,remedy:`Look at the deployment ${e} in the platform.`,stage:void 0,code:void 0,exitCode:void 0,diagnostics:[],
moreDiagnostics:0,log:[]}}function Yr(e,t,n,s){const{kept:o={}}=t,r={...t.configuration,...Vr(t)},{rootDirectory:a}=r.settings,i={exists:n?.exists??(()=>!1),rootDirectory:typeof a==
"string"?a:void 0,folders:si(r,n)},{shown:d,rest:c}=Je(Qr(e,i,s)),{repository:h,branch:k,outputDirectory:P}=r,{fault:K,...Q}=dr({...e,diagnostics:d,list:n?.list,
repository:h,branch:k,outputDirectory:P,keptOutput:t.configuration.outputDirectory===void 0&&P!==void 0},s.causes),ze=K&&ei(Vn(K.part),K.summary,Q.cause,d,i),He=Xr(
e.code,o);return{...Q,remedy:He===void 0?Q.remedy:[Q.remedy,He].filter(Boolean).join(`
`),message:e.message&&(0,g.Ow)(e.message,500),stage:e.stage,code:e.code,exitCode:e.exitCode,diagnostics:ze?[ze,...d]:d,moreDiagnostics:c.error+c.warning+c.notice,
log:Zo(e.log)}}function Vr({kept:e={},configuration:t}){const{buildCommand:n=e.buildCommand,outputDirectory:s=e.outputDirectory,settings:o}=t,r=e.rootDirectory===
void 0?{}:{rootDirectory:e.rootDirectory};return{...(0,$.Eb)({buildCommand:n,outputDirectory:s}),settings:{...r,...o}}}const Jr={package_json_invalid:["rootDire\
ctory"],root_directory_missing:["rootDirectory"],node_unavailable:["nodeVersion"],install_failed:["installCommand","nodeVersion"],build_script_missing:["buildCo\
mmand","rootDirectory"],build_failed:["buildCommand"],build_timeout:["buildCommand"],output_missing:["outputDirectory","buildCommand"],output_empty:["outputDire\
ctory","buildCommand"]};function Xr(e,t){const n=(Jr[e??""]??[]).filter(r=>t[r]!==void 0);if(n.length===0)return;const s=n.map(r=>`${r} ${(0,Kr.JJ)(t[r])}`).join(
" and "),o=`{${n.map(r=>`"${r}": null`).join(", ")}}`;return`This deploy did not give ${s}: the app has it from before. To unset it: slipway settings unset ${n.
join(" ")}, or app-settings: '${o}'.`}function Qr({diagnostics:e,log:t},n,{formats:s}){return e.length===0?pn(Mr(t,s),n):pn(e,{...n,folders:["",...n.folders??[]]})}
function ei(e,t,n,s,o){if(e===void 0||s.some(({severity:a})=>a==="error"))return;const r=mt(e,o);return r===void 0?void 0:{file:r,line:null,column:null,severity:"\
error",code:n??null,message:t}}function ti({code:e,message:t,exitCode:n,signal:s,log:o,diagnostics:r}){return[e,t,n,s].some(i=>i!==void 0)||o.length>0||r.length>
0}const ni=8;function si(e,t){const{buildCommand:n="",outputDirectory:s="",settings:o}=e,r=n.split(/[\s'"=;&|()]+/).map(c=>c.replace(/^(?:\.\/)+|(?<!\/)\/+$/g,"")),
a=s.split("/").map((c,h,k)=>k.slice(0,h).join("/")),i=typeof o.rootDirectory=="string"?`${o.rootDirectory}/`:"",d=[...r,...a.reverse()].filter(c=>/^[^./-][^:*?]*$/.
test(c));return[...new Set(d)].map(c=>i+c).filter(c=>(t?.list(c).length??0)>0).slice(0,ni)}async function oi(e,t,n,s){try{const o=async()=>{const r=await n.platform.
readFailure(t,e);return r&&ti(r)?r:void 0};return await(0,Hr.d)(qr,o,n)}catch(o){n.signal.throwIfAborted();const r=(0,w.I7)(o);s.warn(`The failure record of ${e}\
 cannot be read: ${r.message}`,r.remedy);return}}}),96:((de,B,v)=>{v.d(B,{d:()=>A,x:()=>W});const w=3e4,$=.02,g=.05,U=100,F=1e4,q=.2;function W(R,L){const H=R<w?
$:g;return Math.min(F,Math.max(U,R*H))*(1-q*L())}async function A(R,L,{clock:H,signal:O}){for(const I of R){I>0&&await H.sleep(I,O);const C=await L();if(C!==void 0)
return C}}}),8922:((de,B,v)=>{v.d(B,{JJ:()=>A,bA:()=>F,fs:()=>R,pK:()=>H,q9:()=>L,uq:()=>W});var w=v(7975),$=v(5807),g=v(86);const U=new Set(["appID","id","name",
"type","state","status","url","subdomain","repository","branch","variables"].map(g.tK));function F(O,I){return O&&((0,g.Pf)(O.fields).get((0,g.tK)(I))??null)}function q({
fields:O}){const I=Object.entries(O).filter(([C,N])=>N!==null&&!U.has((0,g.tK)(C)));return Object.fromEntries(I)}function W(O,I){const C=new Set(Object.keys(I).
map(g.tK)),N=Object.entries(q(O)).flatMap(([p,E])=>["string","number","boolean"].includes(typeof E)&&E!==""&&!C.has((0,g.tK)(p))?[[p,String(E)]]:[]);return Object.
fromEntries(N)}function A(O){return O==null?"not set":(0,$.Ow)(JSON.stringify(O),200)}function R(O,I){return Object.entries(I).flatMap(([C,N])=>{const p=F(O,C);
return p===void 0?[`${(0,$.Ow)(C,60)}: ${A(N)}`]:(0,w.isDeepStrictEqual)(p,N)?[]:[`${(0,$.Ow)(C,60)}: ${A(p)} \u2192 ${A(N)}`]})}function L(O,I){const C=[...I.keys()];
if(O===void 0)return C;const N=C.map(E=>`${E} (${O.includes(E)?"set before":"new"})`),p=O.filter(E=>!I.has(E)).map(E=>`${(0,$.Ow)(E,100)} (removed)`);return[...N,
...p]}async function H({appID:O},I,C,N){const{stored:p}=await N.lookUp(O),E=Object.keys(I).filter(z=>!(0,w.isDeepStrictEqual)(C[z],I[z])&&(0,w.isDeepStrictEqual)(
F(p,z),I[z]));return E.length>0&&await N.updateApp(O,Object.fromEntries(E.map(z=>[z,C[z]]))),E}}),3716:((de,B,v)=>{v.d(B,{LP:()=>$,QE:()=>W});var w=v(5807);function $(A){
return/^\s*at\s.*[:)\d]$/.test(A)}const g=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,U=2,F=2e3;class q{#e;#t;#n=[];#s=0;constructor(R){
this.#e=R}push(R){const L=(0,w.Nl)(R.slice(0,F)).trimEnd().replace(/ \{$/,"");return $(L)?this.#t===void 0&&!g.test(L)?(this.#t=R,[...this.#o(),R]):(this.#s+=1,
this.#n.length<U&&this.#n.push(R),[]):[...this.end(),R]}end(){return this.#t=void 0,this.#o()}#o(){const[R,L]=[this.#s,this.#n];return[this.#s,this.#n]=[0,[]],R<
U?L:[this.#e(R)]}}function W(A,R){const L=new q(R);return[...A.flatMap(H=>L.push(H)),...L.end()]}})};export{di as id,li as ids,ci as modules};

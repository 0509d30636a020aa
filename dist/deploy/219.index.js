const oi=219,ri=[219],ii={2207:((te,F,$)=>{$.d(F,{Mb:()=>A,PB:()=>g,iV:()=>P,sR:()=>E});const g=["queued","building","syncing","activating","succeeded","failed",
"cancelled"],A=["queue","clone","install","build","sync","activate"],E=["repository_not_found","repository_not_allowed","branch_not_found","commit_not_found","c\
lone_failed","root_directory_missing","package_json_invalid","build_script_missing","app_ambiguous","server_build","no_start_command","node_unavailable","instal\
l_failed","build_failed","build_timeout","build_killed","builder_crashed","out_of_memory","disk_quota","output_missing","output_empty","nothing_to_serve","outpu\
t_unsafe","output_too_large","site_broken","disk_full","storage_unavailable","sync_failed","start_failed","not_listening","unhealthy","activation_failed","inter\
rupted"],P={invalid_request:400,unauthorized:401,forbidden:403,not_found:404,organization_not_found:404,app_not_found:404,deployment_not_found:404,release_not_found:404,
table_not_found:404,method_not_allowed:405,app_exists:409,conflict:409,domain_taken:409,app_deleted:410,body_too_large:413,unsupported_media_type:415,validation_failed:422,
domain_not_verified:422,rate_limited:429,internal:500,unavailable:503}}),86:((te,F,$)=>{$.d(F,{Dy:()=>fe,If:()=>j,LO:()=>ne,MX:()=>x,PM:()=>k,Pf:()=>G,Qq:()=>f,
TU:()=>ae,VF:()=>C,b6:()=>p,k$:()=>L,kB:()=>J,lS:()=>S,nd:()=>U,tK:()=>D,w:()=>R,zs:()=>Z});var g=$(3739),A=$(8302),E=$(5807),P=$(8438);function D(c){return c.toLowerCase().
replace(/[_\-$@]/g,"")}function G(c){const m=new Map;if(!(0,A.Gv)(c))return m;for(const[w,y]of Object.entries(c)){const T=D(w);m.has(T)||m.set(T,y)}return m}function j(c){
return new Map(c.toReversed().flatMap(m=>[...m]))}function C(c,m){return{path:c,value:m,fields:G(m)}}function S(c,m){return Object.entries(c.value).filter(([w])=>m.
includes(D(w))).map(([w,y])=>({path:W(c.path,w),member:y}))}function L(c,m){for(const w of m)for(const{path:y,member:T}of S(c,[w]))if((0,A.Gv)(T))return C(y,T)}
function W(c,m){const w=k((0,E.Ow)(m,40));return c===""?w:`${c}.${w}`}function k(c){return/^[A-Za-z_]\w*$/.test(c)?c:`\`${c.replaceAll("`","")}\``}function O(c){
return/^[\w.$]+$/.test(c)?c:JSON.stringify(c)}function x(c,m,w=P.sX){const y=[];let T=(0,A.Gv)(c)?C("",c):void 0;for(;T!==void 0&&y.length<=w;)y.unshift(T),T=L(
T,[...m,...P.wy]);return y}function R(c,m){return x(c,m).map(({fields:w})=>w)}function p(c){return typeof c=="number"?String(c):typeof c=="string"&&c!==""?c:void 0}
function f(c,...m){for(const w of m){const y=p(c.get(w));if(y!==void 0)return y}}function U(c,...m){for(const w of m){const y=c.get(w),T=typeof y=="string"&&/^-?\d{1,15}$/.
test(y)?Number(y):y;if(Number.isSafeInteger(T))return Number(T)}}function J(c,...m){for(const w of m){const y=c.get(w),T=typeof y=="string"&&/^\d+(?:\.\d+)?$/.test(
y)?Number(y):y;if(typeof T=="number"&&Number.isFinite(T))return Math.round(T<1e11?T*1e3:T);const Se=typeof y=="string"?Date.parse(y):Number.NaN;if(!Number.isNaN(
Se))return Se}}function fe(c){const m=p(c);if(m===void 0)return;const w=/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/].*)?$/i.test(m)?`https://${m}`:m;return/^https?:\/\//i.
test(w)&&URL.canParse(w)?w:void 0}function ne(c,m,w,y){return q(`has no ${c}; ${de(m)}`,w,y)}function Z(c,m,w,y){return q(`has more than one ${c}: ${m.join(" an\
d ")}; Slipway does not guess`,w,y)}function q(c,m,w){const y=m.status===void 0?"":` (${m.status})`;return new g.GQ("unexpected_response",`The answer to ${m.method}\
 ${m.path}${y} ${c}`,{remedy:w===void 0?"Check that the address is the service itself. If it is, its answers have a shape that Slipway does not know.":`Check th\
at base-url is the control plane. If it is, say where the value is in a map (input api-map):
${w}
"slipway doctor --write slipway-api.yml" writes a map to start from.`,call:{...m,outcome:"unknown",unclear:!0}})}function ae(c,m,w){return`answers:
  ${c}:
    ${m}: ${O(w)}`}function de(c){if(c===void 0)return"it is empty.";if(Array.isArray(c))return`it is a list of ${c.length}.`;if(!(0,A.Gv)(c))return`it is ${c===
null?"null":`a ${typeof c}`}.`;const m=X(c,0),w=m.slice(0,30).join(", ");return m.length===0?"it is an empty object.":`it has: ${w}${m.length>30?", \u2026":""}.`}
function X(c,m){return!(0,A.Gv)(c)||m>P.sX?[]:Object.entries(c).flatMap(([w,y])=>[(0,E.Ow)(w,40),...X(y,m+1).map(T=>`${(0,E.Ow)(w,40)}.${T}`)])}}),8438:((te,F,$)=>{
$.d(F,{A9:()=>k,BV:()=>j,Bw:()=>J,DE:()=>q,E6:()=>x,H7:()=>fe,Hl:()=>Z,Ld:()=>R,M0:()=>P,Mg:()=>c,NP:()=>ae,S3:()=>L,T8:()=>X,Vt:()=>S,XD:()=>O,XQ:()=>W,cJ:()=>ne,
dI:()=>U,gW:()=>f,m5:()=>C,qQ:()=>de,sX:()=>G,tl:()=>p,uH:()=>E,uq:()=>A,wy:()=>D});var g=$(5807);const A={label:"app",names:(0,g.aL)("app application"),kin:(0,g.
aL)("site service website webapp staticsite"),lists:(0,g.aL)("apps applications sites services")},E={label:"deployment",names:(0,g.aL)("deploy deployment"),kin:(0,g.
aL)("job build release run rollout revision"),lists:(0,g.aL)(`
    deployments deploys jobs builds releases runs rollouts revisions jobsummaries deploymentsummaries
  `)},P={label:"environment",names:(0,g.aL)("environment env"),kin:[],lists:(0,g.aL)("environments envs")},D=(0,g.aL)("data result item response payload body co\
ntent node embedded"),G=2,j=(0,g.aL)("attributes properties metadata"),C=(0,g.aL)("items data results result list records entries values value nodes edges"),S=(0,g.
aL)("errors messages warnings notices included links"),L=(0,g.aL)("id uid uuid guid"),W=(0,g.aL)(`
  status state readystate currentstatus currentstate
  deploymentstatus deploystatus deploymentstate deploystate jobstatus jobstate
`),k=(0,g.aL)("phase deploymentphase"),O=(0,g.aL)("state status phase name value"),x=(0,g.aL)("conclusion result outcome"),R=(0,g.aL)("stage step currentstage c\
urrentstep stagename"),p=(0,g.aL)(`
  url publicurl liveurl siteurl appurl sslurl productionurl primaryurl weburl
  deploymenturl deployurl deploysslurl previewurl
  defaultingress defaultdomain defaulthostname livedomain hostname host domain fqdn
`),f=(0,g.aL)("urls domains hostnames aliases status links endpoints"),U=(0,g.aL)("branch gitbranch branchname sourcebranch gitref ref githubcommitref headbranc\
h"),J=(0,g.aL)("repository repo repositoryurl repourl gitrepository gitrepo giturl"),fe=(0,g.aL)("branch productionbranch gitbranch repobranch"),ne=(0,g.aL)(`
  commit commitsha commitid commithash commitref sha gitsha gitcommit gitcommitsha
  revision sourceversion githubcommitsha headsha
`),Z=(0,g.aL)("source git gitsource meta trigger deploymenttrigger metadata commit"),q=(0,g.aL)(`
  createdat created createdon creationtime createtime createdtime createdtimeutc
  creationtimestamp datecreated insertedat queuedat starttime startedat timestamp
`),ae=(0,g.aL)("supersededby replacedby"),de=(0,g.aL)("nextcursor cursor nextpagetoken nexttoken endcursor continue next"),X=(0,g.aL)("pagination paging page pa\
geinfo meta metadata resultinfo links"),c=(0,g.aL)("next nextlink nexturl nextpage")}),219:((te,F,$)=>{$.d(F,{explain:()=>Br});var g=$(3739),A=$(8302),E=$(5807),
P=$(2207);const D=new WeakMap,G=3;function j(e,t){const n=C(e);if(n.length===0)return e.exec(t);for(const s of n)if(t.includes(s))return e.exec(t);return null}function C(e){
let t=D.get(e);if(t===void 0){const n=e.ignoreCase?[]:S(e.source);t=n.every(s=>s.length>=G)?n:[],D.set(e,t)}return t}function S(e){const t=[""];let n="",s=0;for(let o=0;o<=
e.length;o++){const r=e[o]??"",a=r==="\\"?e[++o]??"":"";if(L.test(a))return[];if(r==="["&&(o=O(e,o)),r==="("&&(s+=1),r===")"&&(s-=1),s>0&&r!=="(")continue;const i=r===
"\\"?a:r;if(i!==""&&!(r==="\\"?k:W).includes(i)){n+=i;continue}(r==="*"||r==="?"||r==="{")&&(n=n.slice(0,-1)),n.length>(t.at(-1)??"").length&&(t[t.length-1]=n),
n="",r==="{"&&(o=e.indexOf("}",o)),r==="|"&&t.push("")}return t}const L=/^[uxck\d]$/,W="()[{*+?^$.|",k="bBdDsSwWnrtfvpP";function O(e,t){let n=t+1;for(;e[n]!=="\
]";)n+=e[n]==="\\"?2:1;return n}function x(e,t,n){for(const s of e.signs)if(!(s.codes&&!(t.code&&s.codes.includes(t.code)))&&!(s.exitCodes&&!(typeof t.exitCode==
"number"&&s.exitCodes.includes(t.exitCode)))&&!(s.signals&&!(t.signal&&s.signals.includes(t.signal)))&&!(s.stages&&t.stage&&!s.stages.includes(t.stage.toLowerCase()))&&
!(s.weak&&t.diagnostics?.some(({severity:o,line:r})=>o==="error"&&r!==null))){if(!s.log)return{groups:{},facts:t,lines:n};for(let o=n.length-1;o>=0;o--){const r=j(
s.log,n[o]??"");if(r)return{groups:r.groups??{},facts:t,lines:n}}}}function R({code:e}){return P.sR.some(t=>t===e)}function p(e,t){for(const n of e){const s=j(t,
n)?.[1];if(s!==void 0)return s}}function f(e,t){return e===void 0||e===""?t:`"${e}"`}var U=$(9882);const J=/; there (?:is|are) (?<names>[^;]{1,300})$/;function fe(e,t){
return t.length===0||J.test(e)?e:`${e.replace(/[.:]?\s{0,4}$/,"")}; there ${t.length===1?"is":"are"} ${t.join(", ")}`}function ne(e){return e.replace(J,"")}function Z(e){
return J.exec(e)?.groups?.names?.split(", ")??[]}function q(e){return e.endsWith("/")}function ae(e){return Z(e).find(q)}const de=[/["'](?<name>[\w$]{1,200})["'] is not exported (?:by|from) (?:["'](?<from>[^"']{1,400})["']|(?<path>[^\s,"']{1,400}))/,
/No matching export in "(?<from>[^"]{1,400})" for import "(?<name>[\w$]{1,200})"/,/\bexport '(?<name>[\w$]{1,200})' (?:\(imported as '[^']{1,200}'\) )?was not found in '(?<from>[^']{1,400})'/,
/The requested module '(?<from>[^']{1,400})' does not provide an export named '(?<name>[\w$]{1,200})'/,/(?:Module )?'"(?<from>[^"']{1,400})"' has no exported member (?:named )?'(?<name>[\w$]{1,200})'/,
/\bExport (?<name>[\w$]{1,200}) doesn't exist in target module/,/'(?<from>[^']{1,400})' does not contain a (?<name>default) export/,/Module '"(?<from>[^"]{1,400})"' has no (?<name>default) export/];
function X(e){for(const t of de){const{name:n,from:s,path:o}=j(t,e)?.groups??{};if(n!==void 0)return{name:n,from:s??o}}}const c=300,m=/^ {0,40}export (?:declare |abstract )?(?:async )?(?:const enum|const|let|var|function ?\*?|class|interface|type|enum|namespace) (?<name>[\w$]{1,100})/,
w=/^\s{0,40}(?:module\.)?exports\.(?<name>[\w$]{1,100})\s*=/,y=/(?:^|\bas\s+)(?<name>[\w$]{1,100})\s*$/,T=/^\s{0,40}export\s+(?:type\s+)?\*\s+from\s+["'](?<from>[^"']{1,300})["']/;
function Se(e){const t=new Set,n=[];let s=!1;for(const o of e){const r=(m.exec(o)??w.exec(o))?.groups?.name;r&&t.add(r),/^\s{0,40}export\s+default\b/.test(o)&&t.
add("default");const a=T.exec(o)?.groups?.from;a!==void 0&&n.push(a);const i=/^\s{0,40}export\s+(?:type\s+)?\{/.exec(o);if(s||=i!==null,!s)continue;const[d=""]=o.
slice(i?.[0].length??0).split("}",1);for(const l of d.replace(/\/\/.*$/,"").split(",")){const u=y.exec(l.trim())?.groups?.name;u&&t.add(u)}if(s=!o.includes("}"),
t.size>=c)break}return{own:[...t],from:n}}var I=$(6760);const cn=["error","warning","notice"],un=/^\..|.\.config\.[a-z]{1,10}$|^package(?:-lock)?\.json$/;function mn(e){
const t=I.posix.basename(e);return un.test(t)||t.includes("tsconfig")&&t.endsWith(".json")}const pn=/^TS5\d{3}$/;function Ge({code:e}){return pn.test(e??"")}const fn=/^ts\(?(?:2304|2305|2307|2503|2552|2580|2614|2686|2688|2694|2724|2792|2882)\)?$/i,
gn=/^ts\(?(?:6133|6138|6192|6196|6198|6385|6387|7005|7006|7016|7019|7022|7023|7024|7027|7028|7030|7031|7034|7044|7045|7053|18046|80\d{3})\)?$/i,hn=/^(?:\w*Error: )?(?:[×x] )?(?:(?:Module )?[Bb]uild failed\b|Unexpected (?:token|eof|end of file)\b|Expression expected|Declaration or statement expected|Unterminated regexp literal|Expected (?:ident|unicode escape)\b|'(?:[),;:}]|=>|<\/)' expected)/i;
function wn({code:e,message:t}){const n=e??"";return(fn.test(n)?-1:0)+(gn.test(n)?3:0)+(hn.test(t)?.5:0)}function yn({code:e}){const[t="",...n]=(e??"").split("/").
reverse();return/^[a-z][a-z-]+$/.test(t)&&n.every(s=>/^@?[a-z][\w-]*$/.test(s))}const $n=/^Parsing error|\bUnable to resolve\b|\bis not defined\b|\bnot found in\b/;
function En(e){return Ge(e)?-2:mn(e.file)?1:0}function bn(e,t=10){const n=new Set,s=new Set,o=e.map(d=>{const l=JSON.stringify([d.severity,d.file,d.line]),u=JSON.
stringify([d.severity,d.message]),h=yn(d)&&$n.test(d.message),_=n.has(l)||s.has(u);n.add(l),s.add(u);const M=(d.line===null?4:0)+(_&&!h?2:0)+En(d)+wn(d)-(h?1:0);
return{diagnostic:d,weight:M}}),r=cn.map(d=>o.filter(({diagnostic:l})=>l.severity===d).toSorted((l,u)=>l.weight-u.weight).map(({diagnostic:l})=>l)),a=Math.max(0,
t),i=d=>Math.max(0,(d?.length??0)-a);return{shown:r.flatMap(d=>d.slice(0,a)),rest:{error:i(r[0]),warning:i(r[1]),notice:i(r[2])}}}function le(e,{facts:t,lines:n}){
if(!e.startsWith("/"))return e;const s=e.split("/"),o=(t.diagnostics??[]).map(({file:i})=>i.split("/",1)[0]??"").filter(i=>i!==""),r=[...new Set(["node_modules",
...t.list?.("")??[],...o])],a=s.findIndex(i=>r.includes(i));if(a>0)return s.slice(a).join("/");for(let i=s.length-1;i>1;i--){const d=`${s.slice(0,i).join("/")}/`;
if(n.some(l=>r.some(u=>kn(l,d+u))))return s.slice(i).join("/")}return e}function kn(e,t){const n=e.indexOf(t);return n>=0&&!/[\w.-]/.test(e[n+t.length]??"")}function ve(e,t,n=[
""]){const s=e.split("/",40).filter(r=>r!==""&&r!==".");let o="";for(const[r,a]of s.entries()){const i=t(o),d=(r===s.length-1?n:[""]).map(u=>`${a}${u}`),l=d.find(
u=>i.includes(u))??d.map(u=>i.find(h=>h.toLowerCase()===u.toLowerCase())).find(Boolean);if(l===void 0)return;o=I.posix.join(o,l)}return n.some(r=>o===`${s.join(
"/")}${r}`)?void 0:o}const _e=[/Cannot find (?:module|package) '(?<what>[^']{1,300})' imported from (?<from>\S{1,400})/,/Cannot find (?:module|package) '(?<what>[^']{1,300})'/,
/Cannot find module or type declarations for side-effect import of '(?<what>[^']{1,300})'/,/Could not resolve ["'](?<what>[^"']{1,300})["'](?: (?:from|in) ["']?(?<from>[^"'\s]{1,400}))?/,
/^(?:\[UNLOADABLE_DEPENDENCY\] )?Could not load (?<path>[\w@./[\]-]{1,300})$/,/^\S{0,60}\s?Could not load (?<what>\/[^\s()]{1,300}) \(imported by (?<from>[^)\s]{1,300})\)(?!: (?!ENOENT))/,
/The module `(?<what>[^`]{1,200})` could not be loaded\. It may not be installed/,/problem loading plugin "(?<what>[^"]{1,200})"\. Perhaps you need to install/,
/[Ff]ailed to resolve "extends":\s?"(?<what>[^"]{1,300})"/,/Can't resolve '(?<what>[^']{1,300})'/,/\bNotFound\("(?<what>[^"]{1,300})"\)/,/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) (?:the |a )?(?:[\w.-]{1,20} )?(?:module|package|dependency|plugin|preset|parser|loader|adapter|integration|extension|theme|layer):? ["'`](?<named>[^"'`]{1,300})["'`]/,
/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) ["'`](?<named>[^"'`]{1,300})["'`](?=.{0,40}\binstall)/,
/\btried to access (?<named>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}), but it isn't declared in (?:your|its) dependencies\b/,/[Ff]ailed to resolve (?:import )?["'](?<what>[^"']{1,300})["'](?: from ["'](?<from>[^"']{1,400})["'])?/,
/^(?:\[[\w:-]{1,40}\] )?Failed to resolve (?<what>\/[^\s"']{1,300})(?: from (?<from>\S{1,400}\.html))?$/,/Can't find stylesheet to import: ["'](?<sheet>[\w./-]{1,300})["']/,
/No such file or directory \(os error 2\): @import "(?<sheet>[\w./-]{1,300})"/,/^template not found: (?<what>\S{1,300})$/,/^ENOENT: Failed to lookup "(?<what>[^"]{1,300})" in /,
/ModuleNotFoundError: No module named '(?<what>[^']{1,200})'/],Sn=/Package subpath '\.(?<subpath>\/[^']{1,200})' is not defined by "exports" in \S{0,400}?node_modules\/(?<owner>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100})\/package\.json/,
vn=/\bCould not load (?<path>[^\s()]{1,300}) \(imported by [^)\s]{1,300}\): (?:Cannot|Can't|Must not) import\b/,_n=/^Found dead link (?<link>\S{1,300}?)(?:(?<=\/)index)?$/;
function ei(e){const t=withoutNearest(e),{link:n}=_n.exec(t)?.groups??{};if(n)return new RegExp(`(?<=["'\`]|\\]\\()${literalPattern(n)}(?:\\.(?:md|html))?(?=["'\`\
)?#\\s])`);const{owner:s,subpath:o}=Sn.exec(t)?.groups??{};if(s&&o)return new RegExp(`(?<=["'\`])${literalPattern(`${s}${o}`)}(?=["'\`])`);for(const r of[vn,..._e]){
const{named:a,sheet:i,what:d=a??i,path:l}=search(r,t)?.groups??{},u=d?literalPattern(d):l&&`[@~#$][^\\s"'\`]{0,300}?/${literalPattern(posix.basename(l))}`;if(u)
return new RegExp(`(?<=["'\`]|(?:url|\\])\\()${u}(?=["'\`)?#])`)}}function se(e){for(const{file:n,severity:s,message:o,code:r}of e.facts.diagnostics??[]){if(Ge(
{code:r??null}))return;if(s!=="error")continue;const a=ne(o),i=xn(ze(a,n),o),d=i?.kind==="file"?void 0:In(a,n,e.facts.list);if(d??i)return d??i}if(e.facts.diagnostics?.
some(n=>n.severity==="error"))return;const t=e.lines.findLastIndex(n=>Rn.test(n));for(const[n,s]of e.lines.entries()){const o=ze(s,void 0);if(o)return n<t-On?void 0:
o}}function xn(e,t){return e?.kind!=="package"||ae(t)===void 0?e:{...e,kind:"file",specifier:Be(t)??e.specifier}}function Be(e){const t=ne(e);return _e.map(n=>j(
n,t)?.groups?.what).find(Boolean)}const Rn=/^(?:Uncaught )?(?:Reference|Type|Range)Error: (?!.*\b(?:module|package|import|resolve)\b)/,On=3,Tn=/^@[\w-]{1,100}\/[\w-]{1,100}$/;
function ze(e,t){for(const n of _e){const s=j(n,e)?.groups;if(s?.path)return{kind:"file",specifier:s.path,importer:"."};if(s?.sheet)return{kind:"file",specifier:s.
sheet,importer:t};const o=s?.what??s?.named;if(!s||!o)continue;const r=t??s.from,a=/\.(?:html?|css|s[ac]ss|less|json)$/.test(r??"")&&!Tn.test(o);if(s.named===void 0&&
a||/\.(?:html|njk|liquid)$/.test(o)||/^(?:\.{1,2}(?:\/|$)|\/)/.test(o))return{kind:"file",specifier:o,importer:r};const d=/^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.
exec(o)?.[0];return d===void 0||o[d.length]===":"?void 0:{kind:"package",specifier:d,importer:r}}}const Nn=["",..."ts tsx js jsx mjs cjs vue svelte astro css sc\
ss json".split(" ").map(e=>`.${e}`)],An=/\.(?:css|s[ac]ss|less)$/,Ln=["",".css",".scss",".sass",".less"];function He(e){const t=e.facts.list??Pn(ce(e.facts)),n=se(
e),s=n?.kind==="file"&&!ce(e.facts).some(q)?n:void 0;for(const o of s?Ye(s):[]){const r=An.test(s?.importer??"")?Ln:Nn,a=ve(o,t,r);if(a!==void 0&&s)return{specifier:s.
specifier,actual:a}}}function ce({diagnostics:e=[]}){return Z(e.find(({severity:t})=>t==="error")?.message??"")}const Ke=/^(?:[@~#]|\$\w{1,20})\/(?<rest>[^'"\s]{1,300})$/,
Ze=/^[@~#$]?(?<rest>[\w-]{1,60}\/[^'"\s]{1,300})$/,Cn=["","src","src/lib","app"];function In(e,t,n){const s=Be(e);return s&&(Ke.test(s)||Mn(s,t,n).length>0)?{kind:"\
file",specifier:s,importer:t}:void 0}function Mn(e,t,n){const[s=""]=Ze.exec(e)?.groups?.rest?.split("/",1)??[];return s===""||!n||/^(?:node_modules|src|lib)$/.test(
s)?[]:qe(t).filter(o=>n(o).includes(s)&&n(I.posix.join(o,s)).length>0)}function qe(e){const t=e.split("/").slice(0,20),n=t.map((s,o)=>t.slice(0,o).join("/"));return[
...new Set(n.flatMap(s=>Cn.map(o=>I.posix.join(s,o))))].map(s=>s==="."?"":s)}function Ye({specifier:e,importer:t}){const n=(Ke.exec(e)??Ze.exec(e))?.groups?.rest;
if(n&&!/^\.{1,2}\//.test(e))return qe(t??"").map(o=>I.posix.join(o,n));if(e.startsWith("/")){const o=e.split("/").slice(1,40);return o.map((r,a)=>o.slice(a).join(
"/"))}const s=t&&I.posix.join(I.posix.dirname(t),e);return!s||s.startsWith("..")||s.startsWith("/")?[]:[s]}function Pn(e){const t=new Map;for(const n of e){const s=n.
split("/");for(const[o,r]of s.entries()){const a=s.slice(0,o).join("/"),i=t.get(a)??new Set;t.set(a,i.add(r))}}return n=>[...t.get(n)??[]]}function Ve(e){const{
list:t}=e.facts,n=ce(e.facts);if(n.length>0)return n;const s=se(e);if(!t||s?.kind!=="file")return[];const o=Ye({...s,specifier:s.specifier.replace(/[?#].*$/,"")}),
{importer:r}=s;for(const d of o){const l=jn(d,t,r);if(l.length>0)return l}return(/\.html?$/.test(r??"")?o.map(d=>Dn(d,t)):[]).find(d=>d.length>0)??(o.length>0?Gn(
I.posix.basename(o[0]??""),t,r):[])}const Je=/^(?:main|index|entry)\./i;function Dn(e,t){const n=I.posix.dirname(e),s=I.posix.basename(e);return!Je.test(s)||n===
"."?[]:t(n).filter(r=>Je.test(r)&&xe(r,s)).map(r=>I.posix.join(n,r)).slice(0,3)}function jn(e,t,n=""){const s=e.split("/").filter(u=>u!==".");let o="";for(const u of s.
slice(0,-1)){const h=t(o),_=h.filter(B=>B!=="node_modules"&&!B.startsWith(".")),M=h.includes(u)?u:(0,U.pA)(u,_)[0];if(M===void 0)return[];o=I.posix.join(o,M)}const r=s.
at(-1)??"",a=t(o).filter(u=>xe(u,r,n)),i=a.filter(u=>ge(u)===ge(r)),d=i.length>0?i:(0,U.pA)(Y(r),a.map(Y));return a.filter(u=>i.includes(u)||d.includes(Y(u))).map(
u=>I.posix.join(o,u)).slice(0,3)}const Xe=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|json)$/i,oe=/\.(?:p?css|s[ac]ss|less|styl)$/i,Un=/\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/i;
function xe(e,t,n=""){if(oe.test(n)&&Y(t)===t)return oe.test(e);if(Y(e)===e)return!0;const s=[Xe,oe,Un].find(o=>o.test(t));return s?s.test(e):Y(t)===t?Xe.test(e)||
oe.test(e):(0,I.extname)(e)===(0,I.extname)(t)}function Y(e){return e.replace(/(?<=.)\.[a-z]\w{1,9}$/i,"")}function ge(e){return Y(oe.test(e)?e.replace(/^_(?=.)/,
""):e)}const Fn=200,Wn=/^(?:\.|node_modules$|dist$|build$|out$|vendor$|coverage$)/;function Gn(e,t,n=""){const s=[],o=[""];for(let r=0;r<o.length&&r<Fn;r++){const a=o[r]??
"";for(const i of t(a)){const d=I.posix.join(a,i);ge(i).toLowerCase()===ge(e).toLowerCase()&&xe(i,e,n)&&s.push(d),!Wn.test(i)&&Y(i)===i&&o.push(d)}}return oe.test(
n)&&s.length>1?[]:s.slice(0,3)}const Bn=[{name:"import-case",signs:[{}],summary:e=>{const t=He(e);return t&&`the import "${t.specifier}" differs from the file's\
 name only in upper and lower case`},remedy:e=>`The file is ${f(He(e)?.actual,"there")}: write the import as it is spelt, or rename it with git mv. Builds run w\
here case counts.`},{name:"missing-file",signs:[{}],summary:e=>{const t=se(e),n=/\.html?$/.test(t?.importer??""),s=t?.kind==="file"&&(n?t.specifier:le(t.specifier,
e));return s&&Ve(e).some(q)?`the import "${s}" leads to no file and no package`:s?`the file "${s}" that is imported does not exist`:void 0},remedy:e=>{const t=Ve(
e);if(t.length>0)return`There is ${ue(t)}: correct the import, or commit the file that it names.`;const{importer:n="",specifier:s=""}=se(e)??{};return`Check the\
 path and its upper and lower case, and that the file is committed: \`git check-ignore -v\` tells whether .gitignore holds it back.${/\.s[ac]ss$/.test(n)&&/^\w[\w.-]*\//.
test(s)?" If it is of a package, add the package to package.json and the lockfile.":""}`}},{name:"missing-export",signs:[{}],summary:({facts:e})=>{const t=Qe(e);
return t&&`${t.file}${t.line===null?"":`:${t.line}`}: ${t.message}`},remedy:({facts:e})=>{const{message:t=""}=Qe(e)??{},n=Z(t),{name:s,from:o}=X(t)??{},r=o?f(o,
""):"the module";return n.length>0?`Import ${ue(n)} from ${r}, or export ${s} there.`:s==="default"?`Import by name from ${r}, in braces, or give it a default e\
xport.`:`Export ${s} from ${r}, or import what it has. A type needs import type.`}},{name:"missing-read",signs:[{log:/ENOENT: no such file or directory, (?:open|stat|scandir) '(?<path>[^']{1,400})'/}],
summary:e=>{const t=e.facts.diagnostics?.find(({severity:n,line:s})=>n==="error"&&s!==null);if(!(t&&!t.message.includes("ENOENT")))return`the file "${le(e.groups.
path??"",e)}" that is read does not exist`},remedy:()=>"Check the path where it is written, its upper and lower case, and that the file is committed."},{name:"m\
issing-package",signs:[{}],summary:e=>{const t=se(e);if(t?.kind!=="package")return;const n=ce(e.facts),s=n.length===0?"":`, and package.json has ${ue(n)}`;return`\
the package "${t.specifier}" is not installed${s}`},remedy:e=>{const t=se(e)?.specifier??"the package",n=ce(e.facts);return n.length>0?`package.json has ${ue(n)}\
: correct the name ${t}, or add a package of that name to package.json and the lockfile.`:e.lines.some(s=>s.includes("No module named"))?`Add ${t} to the projec\
t's requirements.`:`Run npm install ${t} (or your package manager's add) and commit package.json with the lockfile.${et(e.facts)}`},part:()=>({kind:"uninstalled"})}];
function Qe({diagnostics:e=[]}){const t=e.find(({severity:n})=>n==="error");return t&&X(t.message)?t:void 0}function ue(e){return[e.slice(0,-1).join(", "),...e.
slice(-1)].filter(Boolean).join(" or ")}function et(e){return R(e)?"":" A platform that installs with NODE_ENV=production leaves out devDependencies."}const zn=[
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
package.json has no script ${f(e.script,"of that name")}`,remedy:({facts:e,groups:t,lines:n})=>{const s=e.diagnostics?.find(({code:i})=>i==="missing-script"),o=Hn(
n).filter(i=>i!==t.script),r=s?Z(s.message):(0,U.pA)(t.script??"",o);return`${r.length>0?`There is ${ue(r)}. `:""}Add the script ${f(t.script,"named in the log")}\
 to package.json, or name one that exists where it is called.`},part:({groups:e})=>({kind:"member",name:"scripts",wanted:e.script})},{name:"command-not-found",signs:[
{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>[\w@./-]{1,100}): (?:command )?not found$/},{log:/spawn (?<command>[\w@./-]{1,100}) ENOENT$/},
{exitCodes:[127]}],summary:({groups:e})=>`the command ${f(e.command,"to run")} was not found`,remedy:({groups:e,facts:t})=>`Add the package that brings ${f(e.command,
"it")} to dependencies in package.json.${et(t)}`,part:({groups:e})=>e.command?{kind:"script",command:e.command}:void 0},{name:"permission-denied",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>\S{1,200}): Permission denied$/},
{log:/EACCES: permission denied, \w{1,20} '(?<command>[^']{1,200})'/},{exitCodes:[126]}],summary:({groups:e})=>`permission denied${e.command?` for ${f(e.command,
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
rough \${{ secrets.${e.name??"NAME"} }}.`},...Bn,{name:"builder-crashed",signs:[{codes:["builder_crashed"]}],summary:({facts:e})=>(e.message||"The process that \
built this deployment crashed").replace(/^The/,"the"),remedy:()=>"Deploy again. If it fails again, something in the repository crashes the platform's worker: th\
e operators find the cause in the platform's log."},{name:"build-killed",signs:[{codes:["build_killed"]},{signals:["SIGKILL","SIGTERM"]},{exitCodes:[137,143]}],
summary:()=>"the build was killed",remedy:()=>"Look in the log for what ended it, and deploy again. If it fails again, the build may need more memory or time th\
an it may use."}];function Hn(e){const t=new Set,n=e.findLastIndex(s=>/[Mm]issing script|not found|a script named/.test(s));for(const s of e.slice(Math.max(0,n),
n+40)){const o=p([s],/^\s*(?:npm|pnpm|yarn|bun) run ([\w:.-]{1,60})(?:\s|$|")/)??Kn(s);o&&t.add(o)}return[...t].slice(0,10)}function Kn(e){return p([e],/Did you mean "(?:pnpm|yarn|npm) (?:run )?([\w:.-]{1,60})"/)}
function z(e){return e?{kind:"dependency",name:H(e)}:void 0}function H(e){return e.replace(/%2f/i,"/").replace(/\/-\/.*$/,"").replace(/(?<=.)@.*$/,"").replace(tt,
"")}const tt=/(?<=\w)-(\d{1,5}\.\d{1,5}\.\d[\w.+-]{0,60})\.tgz$/;function Zn(e){return/^.[^@]*@(?:npm:)?(.+)$/.exec(e)?.[1]??tt.exec(e)?.[1]}function qn(e){switch(e.
kind){case"uninstalled":return;case"file":return e.path;default:return"package.json"}}const Yn=[{name:"browser-only",signs:[{log:/ReferenceError: (?<name>window|document|localStorage|sessionStorage|navigator|HTMLElement) is not defined/}],
summary:({groups:e})=>`code for the browser ran during the build (${e.name} is not defined)`,remedy:({groups:e})=>`Use ${e.name} only in the browser: after moun\
ting (onMount, useEffect, client:only), or where typeof ${e.name} !== 'undefined'.`},{name:"esm-only",signs:[{tool:"node",log:/ERR_REQUIRE_ESM|require\(\) of ES Module \S{1,300}/}],
summary:()=>"a package that exists only as an ES module was loaded with require()",remedy:({facts:e})=>`Load it with import (name the file .mjs, or set "type": \
"module" in package.json)${R(e)?"":", or use Node.js 22 or newer on a platform that lets you choose"}.`},{name:"next-static-params",signs:[{tool:"next",log:/Page "(?<page>[^"]{1,200})" is missing "generateStaticParams\(\)"/}],
summary:({groups:e})=>`the page ${f(e.page,"")} has no generateStaticParams()`,remedy:()=>"Export generateStaticParams() from that page, so that the static expo\
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
/#[\w:-]{1,60}/g,"")}`:""}`},remedy:()=>"Take one of the dependencies between these packages out of their package.json files.",part:({lines:e})=>z(p(e,/^\s*\|\s{1,8}([@\w./-]{1,100})#\S{1,60} -> /))},
{name:"turbo",signs:[{tool:"turbo",log:/^[\s`>-]*[x×] (?<what>No package found with name '[^']{1,100}' in workspace)$/},{tool:"turbo",log:/^[\s`>-]*[x×] (?<what>Could not find task `[^`]{1,100}` in project)$/}],
summary:({groups:e})=>`turbo: ${e.what}`,part:({groups:e})=>e.what?.includes("task")?{kind:"file",path:"turbo.json"}:void 0,remedy:({groups:e})=>e.what?.includes(
"task")?"Name the task in build-command as turbo.json has it among its tasks.":"Write --filter in build-command as the name in that package's package.json."},{name:"\
css-minify",signs:[{tool:"vite",log:/^(?:\w*Error: )?\[lightningcss minify\] (?<what>\S.{0,200})$/}],summary:({groups:e,lines:t,facts:n})=>{const s=n.diagnostics?.
find(({severity:a,line:i})=>a==="error"&&i!==null);if(s)return`${s.file}:${s.line}: ${e.what}`;const o=t.findIndex(a=>/^\s*\|\s+\^/.test(a)),r=/^\d{1,7} *\| *(\S.{0,80})/.
exec(t[o-1]??"")?.[1]?.trim();return`the style sheets do not parse: ${e.what}${r?`, at ${f(r,"")}`:""}`},remedy:()=>"Look above what is quoted for a rule or a c\
omment that is not closed, in the style sheet that holds it."}],Vn=/(?:^|\s)[\d.,]{1,12}\s?(?:B|bytes|[kKMG]i?B)(?=$|[\s│|,)\]])/,Jn=/\b(?:errors?|fail(?:ed|s)?|exceed(?:s|ed)?|limit|too (?:large|big|long)|cannot|must|not)\b/i,
Xn=[/^\s*[○●◐ƒλ∙]\s{1,4}(?:\(|\/)/u,/^\s*(?:Route|Page|Asset|File|Path|Name|Chunk|Size)\b.{0,120}\b(?:Size|First Load|gzip|Chunks|Type)\b/,/^\s*[├└┌┬╰╭](?:[─━]{0,3}\s|$)(?!.{0,200}(?:Error|\[\d{3}\]|✖|×))/u,
/^\s*\+ First Load JS\b/,/^\s*(?:\[[\w:@/.-]{1,40}\]\s)?(?:✓|✔|√|✅|☑|🎉|✨|🚀|λ|▶|❯)/u,/\b(?:built|done|finished|completed|compiled|generated|wrote|copied|written)\b.{0,80}\b\d[\d.,]{0,8}\s?(?:ms|s|sec|seconds|min|minutes?)\b/i,
/^\s*[-•]?\s?\d{1,7} (?:errors|warnings|hints|modules?|pages?|files?|assets?|packages?)\b.{0,60}$/,/\(\d{1,7}\/\d{1,7}\)\s*$/,/^\s*(?:Result|Summary|Total|Time|Duration|Tasks|Cached)\b.{0,60}:/,
/^\s*(?:Attention: |This information is used|You can learn more|Learn more|Read more|See https?:|https?:\/\/\S{1,300}$)/,/^\s*▲ Next\.js \d/u,/^\s*\.{3} (?:collapsed )?\d{1,7} (?:duplicate )?lines matching /,
/^\d{1,7}:(?:\s|$)/],Qn=/^\s*(?:✓|✔|√|✅|🎉|✨)|\b(?:built|done|completed|finished) in \d|\bcompiled successfully\b|^\s*[○●ƒλ]\s{1,4}\(/iu;function nt(e){
return Xn.some(t=>t.test(e))||ts(e)||es(e)}function es(e){return Vn.test(e)&&!Jn.test(ns(e))}function ts(e){return e.length<=300||e.split(" ").length>e.length/16?
!1:e.split(/[;{}=]/).length>e.length/30}function st(e){return Qn.test(e)}function ns(e){return e.split(/\s+/).filter(t=>!/[/.][\w[]/.test(t)).join(" ")}var ot=$(
3716);const ss=/^\s{0,8}⚠|^(?:[▲!]\s{1,3})?(?:\[(?:warn(?:ing)?|hint|info)\]|(?:deprecation )?warning\b(?! as error))|^\s{0,4}(?![-*])[^\s:"']{1,400}(?::\d{1,7}){1,2}:?\s(?:-\s)?(?:warning|hint|info|note|message|suggestion)\b|^\s{0,4}[^\s:"']{1,400}\(\d{1,7},\d{1,7}\): (?:warning|info|message)\b|^\s*\d{1,7}:\d{1,7}\s{1,40}(?:warning|hint|info)\b/i,
os=/^\s*(?:[✘✖✗×⨯]|x\s|\[?(?:error|fatal)\b|\w{0,60}(?:Error|Exception)\b.{0,40}:\s|\d{1,7}:\d{1,7}\s{1,40}error\b)/i,rs=/^(?:\s|$|\d{1,7}(?:\s|$))/,is=/^(?:WARNING in \S|\(!\) Some chunks\b)/,
as=12;function rt(e,t,n){const s=new Set;let o=!1,r=!1;for(let a=Math.max(0,t-as);a<n;a++){const i=e[a]?.text??"";r=is.test(i)||r&&i.trim()!==""&&!/^ERROR in /.
test(i),o=r||ss.test(i)||o&&rs.test(i)&&!os.test(i),o&&s.add(a)}return s}const ds=/^(?:\[(?:error|ERROR|fatal)\](?:\s|$)|\w{1,20}\sERR!\s(?:[A-Z]\w{1,40}\s)?|\S{1,100}\sSTD(?:ERR|OUT)\s|[│■▲●└]\s{1,4}|(?:notsup|notarget|engine|network|JSON\.parse)\s)/;
function Q(e){return e.replace(ds,"")}const it=[/^\s*(?:\$|>(?!\s[A-Z].*\.$)|[+|│]|➤|at\s|\d{1,7}\s?[|│]|[{})\]]|\((?!!\))|\[$|-{2}|\*|node:internal|file:\s|throw\s|Node\.js v|A complete log|In most cases)/,
/^\s*(?:npm\s)?(?:<[cdilptw]>\s|\[?warn(?:ing)?\]?\b|\(node:\d|deprecat|info\b|notice\b|success\b|debug\b|verbose\b|note\b|hint\b|tip\b)/i,/^\s*(?:See|If|To|You|Note|Please|Try|Did you|This|Learn|Use|Visit|Run|For|Pass|Make sure|Searched|Import trace|Require stack|Emitted|Error reference|Location:|Stack trace|Progress|Packages|Checked out|Cloning|Lockfile is)\b/,
/^[^\w]{0,10}\d{1,6}\s(?:problem|error|warning)s?\b/,/^(?:Required|Actual|Wanted|Found|Valid \w+):\s/,/^(?:\[[\w:@/.-]{1,40}\]\s|[^\w[]){0,8}(?:Error:\s)?(?:(?:[\w-]{1,20}\s)?build\s(?:failed|error|was canceled)|failed (?:to (?:compile|build)|with errors|tasks)|command failed|(?:error )?during build)(?:\W|$)(?!.*\b(?:Error|not|resolve)\b)/i,
/\b(?:exited? (?:with )?(?:code|status)|exit code|ELIFECYCLE|exited with \d|exited \(\d|\w{0,60}RUN_FIRST_FAIL\b)/,/^\s{2,}\w+:\s(?:undefined|null|true|false|-?\d+|\[|\{|'E?[A-Z_]+')/,
/^(?:code|path|errno|syscall|command|cwd|location|dest)\s\S{1,400}$/,/^\s*\[?\w*Error\]?:?\s*$/,/^\s*(?:\w{0,60}Error:\s)?5\d\d\s\/\S{0,300}$/,/^\s*\S{1,400}:\d{1,7}:(?:\d{1,7}|NaN)$/],
at=/^\s*(?:✘|✖|✗|×|⨯|x\s|!|\[!\]|\(!\)|\[?(?:ERROR|error|fatal|FATAL|panic)\b\]?[\s:]|\d{1,7}:\d{1,7}[\s:]{1,4}error\b|ERR_|E\d{3}\b|YN00)/,ls=/^[^\w]{0,10}(?:\[[^\]]{1,60}\]:?\s){0,3}(?:\w{1,40}\s){0,3}[([]?(?:Uncaught\s)?\w{0,60}(?:Error|Exception)\b[^:]{0,40}:?\s\S/,
cs=/^\s*(?:Caused by|Cause):$/,dt=/^\s{2,8}\d{1,2}:\s/,us=/^(?:\/(?:usr\/)?bin\/)?(?:ba|da|z)?sh:\s/,ms=/^\s*(?:\[cause\]:|Caused by:|Cause:)\s*\S/,ps=/^(?:\[cause\]:|Caused by:|Cause:)\s{1,4}/,
Re=/\b(?:not (?:found|compatible|exported|defined|set|exist|resolve|valid|allowed|a function|installed|recognized|a supported|available|match)|doesn['’]t|does not|cannot|can['’]t|could not|couldn['’]t|failed to|unable to|unexpected|invalid|undefined|missing|unknown|expected|required|duplicate|must|unclosed|no such|no matching|forbidden|denied|unauthorized|refused|incompatible|unsupported|conflict(?:s|ing)?|unresolved|broken|mismatch|bad|incomplete|unrecognised|unterminated|dead|has no|no (?:\w{1,20} ){1,3}found|should (?:be|have|exist|not)|trailing)\b/i,
lt=/\bE[A-Z]{4,}\b|[a-z](?:Expected|NotFound|Missing|Invalid)\b/,fs=/^\s*(?:at\s|Hint:|Location:|Stack trace:|(?:>\s{0,9})?\d{1,7}\s?[|│])/,he=3,gs=3,hs=1e3,ws=6;
function ys(e){let t;const n=Math.max(0,e.length-hs),s=rt(e,n,e.length),o=e.findLastIndex(({text:r})=>st(r));for(let r=n;r<e.length;r++){const a=s.has(r)?0:js(e,
r),i=a>=he&&r>o?a+gs:a;a>=he&&i>(t?.points??0)&&(t={at:r,points:i})}return t&&$s(e,t.at)}function $s(e,t){const n=o=>Q(e[o]?.text??"").trim(),s=[];for(let o=t+1;o<
e.length&&s.length<ws&&o<t+12;o++){const r=n(o);if(!(r===""||/^(?:(?:>\s{0,9})?\d{1,7}\s?[|│]|See\b|Hint)/.test(r))){if((0,ot.LP)(r))break;s.push(r)}}return{at:t,
message:ut(n(t).replace(at,"").replace(ps,"").replace(/^(?:\d{1,2}:\s(?!\d)|in\s{1,4}(?=\w{0,60}Error:\s))/,"").trim()||n(t),e,t),details:s}}const Es=/^(?:\w{0,60}(?:Error|Exception):\s)?(?:in\s)?\(?(?<path>[^\s:"'`]{0,400})(?::\d{1,7}){0,2}:?\)?$/,
bs=/^(?:x|✗|×)?\s?(?:(?:Build|Module build|Module parse) failed(?: in [\d.]+m?s)?(?: \(from [^()]{1,300}\))?|Error while requesting resource)[.:]?$/,ks=/^[A-Z][a-z]{2,20}(?: \w{2,20}){0,2} failed: [^\s"'`]{1,300}\.\w{1,10}$/,
we=14,Ss=/^(?:\|- |[├╰└]─{1,2}▶\s{1,4}(?:[×x]\s{1,4})?)/;function ct(e){const t=Es.exec(e)?.groups?.path;return t===""||/[./]/.test(t??"")}function ut(e,t,n){
if(Ns.test(e))return[e.replace(/\.$/,""),Ls(t,n)].filter(Boolean).join(": ");const s=Ts(e,t,n)??xs(e,t,n)??pt(e,t,n);if(s)return`${e} ${s}`;const o=ct(e)||bs.test(
e)||ks.test(e);if(!o&&!e.endsWith(":")&&!ft.test(e))return e;for(let r=n+1;r<=n+we&&r<t.length;r++){const a=Q(t[r]?.text??"").replaceAll("**","").trim().replace(
Ss,"").replace(Cs,(i,d,l)=>d===l?`${d}: `:i);if((0,ot.LP)(a))break;if(!(a===""||Is.test(a)||e.includes(a))){if(o){if(ct(a))continue;return a}if(!gt(a)){if(ft.test(
e)&&/^\s/.test(t[r]?.text??""))continue;return e}return[e,a,pt(a,t,r)].filter(Boolean).join(" ")}}return e}const vs=/^expect\(/,_s=/^\s{2,8}(?:Expected|Received)[^:]{0,40}: {1,8}\S/;
function xs(e,t,n){if(!vs.test(e))return;const o=t.slice(n+1,n+we).map(r=>r?.text??"").filter(r=>_s.test(r)).map(r=>r.trim().replace(/ +/g," "));return o.length===
0?void 0:`(${o.slice(0,2).join(", ")})`}const Rs=/\bis not assignable to\b|^No overload matches|\bdoes not satisfy\b/,Os=/^\s{2,60}(?=[A-Z])(?!\s{0,60}(?:Overload|The last overload)\b)/;
function Ts(e,t,n){if(!Rs.test(e))return;let s;for(let o=n+1;o<=n+we;o++){const r=t[o]?.text??"";if(!Os.test(r))break;s=r.trim()}return s===void 0||e.includes(s)?
void 0:s}const mt=/^\s{0,8}[-*•]\s{1,4}(?<item>\S.{0,120})$/,Oe=3;function pt(e,t,n){if(!e.endsWith(":"))return;const s=Q(t[n+1]?.text??"").trim()===""?n+2:n+
1,o=[];for(let r=s;o.length<=Oe;r++){const a=mt.exec(Q(t[r]?.text??""))?.groups?.item;if(a===void 0)break;o.push(a.replace(/[`'",;]{1,4}$/,""))}if(o.length!==0)
return o.length>Oe?`${o.slice(0,Oe).join(", ")}, \u2026`:o.join(", ")}const Ns=/^(?:\[[\w:-]{1,60}\] ){0,3}(?:\w{0,60}Error: )?(?:Undefined (?:variable|function|mixin)|Can't find stylesheet to import)\.?$/,
As=/^[\s│|]{1,40}(?<carets>\^{1,200})\s{0,40}$/;function Ls(e,t){for(let n=t+1;n<=t+we&&n<e.length;n++){const s=As.exec(e[n]?.text??"")?.groups?.carets?.length,
o=e[n]?.text.indexOf("^")??-1;if(s!==void 0)return e[n-1]?.text.slice(o,o+s).trim()?.replace(/^@(?:use|forward|import) (?=["'])/,"")}}const Cs=/^([\w.]{1,60}): ([\w.]{1,60}): /,
ft=/\bdoes not match (?:\w{1,20} ){0,3}schema\b|\binvalid (?:\w{1,20} ){0,2}(?:config|file|options)\b[^:]{0,80}$|^(?:\w{1,40}Error: |Error: )?(?:bad|invalid|broken|wrong) (?:[\w-]{1,20} ){0,2}(?:files?|data|configuration)\.?$/i,
Is=/^(?:[>\s│|·]{0,20}\d{1,7}\s?[|│]|[-─^~╵╰╭`,·│|\s]{2}|File:|file:|Hint|Stack trace:|"\w{1,40}":\s|throw |\^|\W+$)/;function gt(e){return(Re.test(
e)||lt.test(e))&&!it.some(t=>t.test(e))}function Ms(e,t){const n=o=>e[o]?.text??"";return ms.test(Q(n(t)))?!0:dt.test(n(t))?!dt.test(n(t+1)):cs.test(n(t-1))}const Ps=/^.{0,60}\b(?:errors? during \w{1,20}|failed with \d{1,4} errors?|(?:build|compilation|prerendering|generation) (?:failed|error)|failed to compile)\b[^:]{0,40}[:.]?$/i;
function Ds(e,t){const n=e[t-1]?.text??"",s=n.trim()===""?e[t-2]?.text??"":n;return Ps.test(s.trimEnd())}function Te(e){return/(?:\.{3}|…)$/.test(e)&&!Re.test(
e)}function js(e,t){const n=e[t]?.text??"",s=Q(n);if(s.trim()===""||Te(s)||nt(s)||it.some(i=>i.test(s)))return 0;const o=[1,2].map(i=>Q(e[t+i]?.text??"")),a=[ls.
test(s)?4:0,n!==s||at.test(n)?3:0,s.endsWith(":")&&mt.test(e[t+1]?.text??"")?4:0,Ms(e,t)?8:0,us.test(s)?6:0,Re.test(s)||lt.test(s)?3:0,/["'`“]\S/.test(s)?1:0,
o.some(i=>fs.test(i))?2:0].reduce((i,d)=>i+d,0);return a<he&&Ds(e,t)?he:a}const Us=/(?:\b|[a-z])(?:error|exception|fatal|failed|cannot|denied|invalid)\b/i,Fs=/^(?: {0,3}(?:\[?(?:ERROR|error|FATAL)\]?:?|(?:lerna )?ERR!|NX|[x×✖✘]|>(?= [A-Z].*\.$))\s+){1,3}/u,
Ws=/^ {1,3}[x×✖] \S/u,ht=/^\s*\[cause\]: (?:Error: )?(?<message>\S.*)$/,Gs=/^(?:\$ |(?:Failed|Error|Aborted)[.!]?$|A complete log of this run|Log files were not written|For help, run: |(?:\[\w{1,20}\] )?(?:[✗x🚨] )?Build failed|Failed to compile|Storybook exited with|(?:success|failed|not finished) .{1,200} - [\d.]+s$|Use --verbose |Pass --verbose |yarn (?:run|install) v\d|\[[\w@:/ .-]{1,60}\]$|Rspack (?:build failed|compiled)|To suppress |INFO |FATAL$|(?:error )?(?:during build|Command failed)|Node\.js v\d|Found \d+ errors? |Eleventy Fatal Error|Problem writing Eleventy|(?:Wrote|Copied) \d|\s{0,4}ELIFECYCLE|\s{0,4}run failed: command |Lifecycle script |script "[^"]{1,60}" exited with |(?:code|path|workspace|location|syscall) \S{1,400}$|>(?! [A-Z].*\.$)|[{}(]|at |info |Exit code|$)/u,
Bs=/^(?:Checked out |Cloning |\[\d\/\d\] |Progress: |Packages: |Scope: |Saved lockfile|Already up to date|Lockfile is up to date|Done in |Resolv(?:ing|ed)[ ,]|This error happened while |Run with the --force |Running target |[·•\u2800-\u28ff├└│┌] ?|[-+]{1,80}$|[-\\|/] |notsup (?:Valid|Actual) |\d\d:\d\d:\d\d\s)/u,
zs=/^\s/,Hs=/^\s*(?:at |[|│:{}>^~-]|\d{1,7} *[|│])/,Ks=/^(?:Most likely|Probably|Possibly|Perhaps|Maybe|This is (?:likely|probably|usually)|Reason:|Because)\b/,
Zs=/ \w{2,30} \w/,qs=/\b\d{1,7} (?:error|warning|problem)s?\b/;function Ys(e){return e===""||/^[$>] /.test(e)}function Vs(e){return Gs.test(e)||Bs.test(e)||nt(e)}
function Ne(e,t){const n=e.findLast(h=>ht.test(h));if(n)return ht.exec(n)?.groups?.message;const s=e.findLastIndex(st),o=rt(e.map(h=>({text:h})),0,e.length),r=e.
flatMap((h,_)=>{if(h===t)return[];const M=h.replace(Fs,""),[B,be,ke]=[Ws.test(h),!zs.test(M),_>s];return Vs(M)||o.has(_)?[]:[{text:M,isReport:B,isLoose:be,isLate:ke}]}),
a=r.filter(({isLoose:h})=>h),i=r.filter(({isLate:h})=>h),l=a.findLast(({text:h,isReport:_})=>_||Us.test(h))??i.findLast(({text:h,isLoose:_})=>_&&gt(h))??i.findLast(
({text:h,isLoose:_})=>_&&!Te(h))??i.findLast(({text:h})=>!Hs.test(h)&&!Te(h));if(!l)return e.findLast((h,_)=>_>s&&o.has(_)&&Zs.test(h)&&!qs.test(h))?.trim();const u=r[r.
lastIndexOf(l)+1]?.text??"";return Ks.test(u)?`${l.text.trim()} ${u.trim()}`:l.text.trim()}const Js=[{name:"install-script",signs:[{tool:"npm",log:/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (?<command>\S.{0,300})$/},
{tool:"yarn",log:/^error \S{0,300}\/node_modules\/(?<name>(?:@[\w.-]{1,80}\/)?[\w.-]{1,100}): Command failed\.$/},{tool:"yarn",log:/^error Command failed with exit code \d{1,3}\.$/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150})@(?<where>workspace|npm|\w{1,20}):\S{1,200} couldn't be built successfully/},{tool:"bun",log:/^error: (?<script>\w{1,20}) script from "(?<name>[^"]{1,150})" exited with/},
{log:/^> @?[^\s@]{1,150}@[^\s@]{1,60} (?<script>(?:pre|post)?install|(?:pre|post)?prepare)(?: |$)/}],summary:e=>{if(e.facts.stage!=="install")return;const{name:t,
script:n,command:s}=Ae(e),o=t?`the package ${f(t,"")}`:"the project",r=no(e,s)??Ne(e.lines,e.facts.message);return`${o} fails in its ${n??"install script"}${s?`\
 (${s})`:""}${r?`: ${r}`:""}`},remedy:e=>Ae(e).name?"Update the package, or leave its script out if the site does not need it: an .npmrc with ignore-scripts=tru\
e leaves out all of them (Yarn 2 and later: enableScripts: false in .yarnrc.yml).":"Correct the script in package.json, and check that the file that it runs is \
committed, with its upper and lower case.",part:e=>{const{name:t,script:n,command:s}=Ae(e);return t?{kind:"dependency",name:t,script:{name:n,command:s}}:{kind:"\
script",name:n,command:s}}}],Xs=/^> @?[^\s@]{1,150}@[^\s@]{1,60} (\w{1,20})(?: |$)/,Qs=[/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (\S.{0,300})$/,/^Command: (\S.{0,300})$/,
/^(?:> |\$ )((?!@?[^\s@]{1,150}@[^\s@]{1,60} \w{1,20}(?: |$))\S.{0,300})$/],eo=/^path \S{0,300}\/node_modules\/((?:@[\w.-]{1,80}\/)?[\w.-]{1,100})$/;function Ae({
groups:e,lines:t}){const n=e.name??p(t,eo),s=p(t,/^> (@?[^\s@]{1,150})@[^\s@]{1,60} \w{1,20}(?: |$)/),o=e.where==="workspace"||n!==void 0&&n===s,r=e.command??to(
t,Qs);return{name:n&&!o?H(n):void 0,script:e.script??p(t,Xs),command:r}}function to(e,t){for(const n of t){const s=e.slice(1).flatMap(o=>n.exec(o)?.[1]??[]).at(
-1);if(s)return s}}function no(e,t=""){const n=p(e.lines,/Cannot find module '(\/[^']{1,300})'/);return n?`${t.split(" ").find(o=>n.endsWith(`/${o.replace(/^\.\//,
"")}`))??le(n,e)} does not exist`:void 0}const so=[{name:"peer-conflict",signs:[{tool:["npm","pnpm"],log:/^code ERESOLVE|^ERESOLVE (?:could not resolve|unable to resolve)|ERR_PNPM_PEER_DEP_ISSUES/}],
summary:({lines:e})=>{const t=p(e,oo),n=p(e,wt),s=p(e,/^Found: (\S{1,150})$/);return t&&n&&s?`${n} asks for ${t.replaceAll('"',"")}, and the project has ${s}`:t?
`dependencies ask for versions that exclude each other (${t})`:"peer dependencies conflict"},remedy:()=>"Move the packages named in the log to versions that fit\
 each other. As a stopgap commit an .npmrc with legacy-peer-deps=true.",part:({lines:e})=>z(p(e,wt))},{name:"workspace-missing",signs:[{tool:"pnpm",log:/ERR_PNPM_WORKSPACE_PKG_NOT_FOUND\s.{0,300}?"(?<name>@?[^@"\s]{1,150})@workspace:/},
{tool:"yarn-berry",log:/^(?:Error: )?(?<name>@?[^@\s]{1,150})@workspace:[^\s:]{1,60}: Workspace not found/},{tool:"bun",log:/Workspace dependency "(?<name>[^"]{1,150})" not found/}],
summary:({groups:e})=>`the repository has no workspace called ${f(e.name,"as a dependency names it")}`,remedy:()=>"Correct the name in package.json, or add the \
folder of that package to the workspaces of the root (pnpm: pnpm-workspace.yaml).",part:({groups:e})=>z(e.name)},{name:"workspace-version",signs:[{tool:"pnpm",log:/ERR_PNPM_NO_MATCHING_VERSION_INSIDE_WORKSPACE\s.{0,300}?for (?<name>\S{1,150}) inside the workspace/}],
summary:({groups:e})=>`no workspace of the repository fits ${f(e.name,"what a dependency asks for")}`,remedy:({groups:e})=>`Let the dependency ${e.name?`on ${H(
e.name)} `:""}ask for the version that the workspace's own package.json has, or write * (pnpm, Yarn 2 and Bun: workspace:*).`,part:({groups:e})=>z(e.name)},{name:"\
manager-version",signs:[{tool:"corepack",log:/HTTP 404 when performing the request to https?:\/\/[^\s;]{1,200}\/(?<name>@yarnpkg\/cli-dist|yarn|pnpm|npm)\/(?<version>[\w.-]{1,40})/},
{log:/No matching version found for (?<name>@yarnpkg\/cli-dist)@(?<version>[\w.-]{0,40}\w)/},{stages:["install"],log:/^The install command `npm install [^`]{1,400} (?<name>@yarnpkg\/cli-dist|yarn|pnpm|bun)@(?<version>\d[\w.-]{0,40})` exited /}],
summary:({groups:e})=>`packageManager names ${e.name==="@yarnpkg/cli-dist"?"yarn":e.name}@${e.version}, which cannot be installed: the registry may not have tha\
t version`,remedy:()=>"Set packageManager in package.json to a version that is published, and write the lockfile with it.",part:()=>({kind:"member",name:"packag\
eManager"})},{name:"version-not-found",signs:[{tool:"npm",log:/No matching version found for (?<name>\S{1,150}?)\.?(?: while|$)/},{tool:"yarn",log:/Couldn't find any versions for "(?<name>[^"]{1,120})"(?: that matches "(?<wanted>[^"]{1,100})")?/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): No candidates found/},{tool:"bun",log:/^error: No version matching "(?<wanted>[^"]{1,100})" found for specifier "(?<name>[^"]{1,150})"/}],
summary:({groups:e})=>`no version of ${f(e.name&&yt(e.name,e.wanted),"a package")} fits`,remedy:({groups:e,lines:t})=>{const n=p(t,/while installing the dependencies of (\S{1,200})/);
return n?`${n} asks for it: update that package, or override the version in package.json.`:`Correct the version in package.json to one that is published, and co\
mmit the new lockfile. If package.json does not name ${e.name?H(e.name):"it"}, a package that it names asks for it: update that one, or override the version.`},
part:({groups:e,lines:t})=>z($t(t)??e.name)},{name:"package-not-found",signs:[{tool:"npm",log:/^404\s+(?:The requested resource )?'(?<name>[^']{1,150})' (?:is not in this registry|could not be found)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_404\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): Not Found/},{tool:"yarn",log:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): Not found/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Package not found/},{tool:"bun",log:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 404$/}],
summary:({groups:e})=>`the package ${f(e.name&&yt(e.name),"asked for")} is not in the registry`,remedy:()=>"Check its name in package.json. If it is private, se\
t its registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:e,lines:t})=>z($t(t)??e.name)},{name:"registry-login",signs:[
{tool:"npm",log:/(?:401 Unauthorized|403 Forbidden) - (?:GET|PUT) https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?=\s|$)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_40[13]\s+GET https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/:]{1,100}\/)?[^\s/:]{1,150}(?:\/-\/[^\s/:]{1,150})?): /},
{tool:"bun",log:/^error: GET https?:\/\/(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 40[13]$/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Invalid authentication/}],summary:({groups:{host:e,name:t}})=>`${`the package registry${e?` ${e}`:
""}`} refused the login${t?` for ${H(t)}`:""}`,remedy:()=>"Give the build a registry token as an app variable (input env), and name that variable as :_authToken\
 in .npmrc (Yarn 2 and later: npmAuthToken in .yarnrc.yml).",part:({groups:e})=>z(e.name)},{name:"registry-refused",signs:[{tool:"npm",log:/^(?<why>[45]\d\d \w[\w ]{0,40}) - GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?: - |$)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_[45]\d\d\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): (?<why>.{1,60})$/},{tool:"yar\
n",log:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): (?!Integrity check)(?<why>[^"]{1,100})/},
{tool:"bun",log:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - (?<why>[45]\d\d)$/}],summary:({groups:{
name:e="",why:t}})=>`the package registry does not give ${H(e)}: ${t}`,remedy:()=>"Deploy again if the registry is at fault. If the package is private, set its \
registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:e})=>z(e.name)},{name:"integrity",signs:[{tool:["pnpm","yarn","bun"],
log:/ERR_PNPM_TARBALL_INTEGRITY\s+Got unexpected checksum for "\S{1,300}?\/(?<name>(?:@[\w.-]{1,80}(?:\/|%2f))?[\w.-]{1,100})\/-\/|Integrity check failed for (?:tarball: |")(?<tarball>[^"\s]{1,150})/i},
{tool:["npm","pnpm","yarn","yarn-berry"],log:/^code EINTEGRITY|ERR_PNPM_TARBALL_INTEGRITY|Integrity check failed for|The remote archive doesn't match the expected checksum/}],
summary:e=>{const t=Et(e);return`${t?`the package ${f(t,"")}`:"a package"} differs from what the lockfile or the registry records`},remedy:()=>"Delete the lockf\
ile and node_modules, install again, and commit the new lockfile. If it differs again, the registry or a proxy changes packages.",part:e=>z(Et(e))}],oo=/^\s*peer (\S{1,120}) from /,
wt=/^\s*peer \S{1,120} from (@?[^\s@]{1,150})@/;function yt(e,t=Zn(e)){return t===void 0?H(e):`${H(e)}@${t}`}function $t(e){return p(e,/(?:while installing the dependencies of|hereby required by) (\S{1,200}?)\.?$/)}
function Et({groups:e,facts:t}){const n=e.name??e.tarball??p(t.log,/tarball data for (@?[^\s@]{1,150})@/);return n&&H(n)}function Le(e,t){const n=p(e,/Not compatible with your version of node\/npm: (\S{1,150})$/)??
p(e,/^error (\S{1,150}): The engine "node" is incompatible/)??p(e,/Your Node version is incompatible with "(\S{1,300})"/),s=n?.startsWith("/")??!1;return{name:s?
void 0:n&&H(n),isProject:s,...ro(e,t)}}function ro(e,t){const n={member:"node",wanted:t??p(e,/Required: \{.{0,60}?"node":"([^"]{1,60})"/)??p(e,/^Expected version: (.{1,60})$/),
actual:p(e,/Actual: .{0,60}?"node":"([^"]{1,20})"/)??p(e,/(?:^|\. )Got:? "?(v?\d[\d.]{0,20})"?$/)},s={member:"npm",wanted:p(e,/Required: \{.{0,100}?"npm":"([^"]{1,60})"/),
actual:p(e,/Actual: .{0,60}?"npm":"([^"]{1,20})"/)};return s.wanted!==void 0&&!bt(s.wanted,s.actual)&&bt(n.wanted??"*",n.actual)?s:n}function bt(e,t){const n=/^v?(\d{1,5})\.(\d{1,5})\.(\d{1,5})$/.
exec(t??"")?.slice(1);if(!n)return!1;const s=o=>o.trim().replace(/([<>=^~]) /g,"$1").split(" ");return e.split("||").some(o=>s(o).every(r=>io(r,n.map(Number))))}
function io(e,t){if(e==="*"||e==="")return!0;const n=/^(\^|~|[<>]=?|=|)v?(\d{1,5})(?:\.(\d{1,5}))?(?:\.(\d{1,5}))?(?:\.[x*])*$/.exec(e);if(!n)return!1;const[,s=""]=n,
o=n.slice(2).flatMap(d=>d===void 0?[]:[Number(d)]),a=t.slice(0,/^(?:>|<=)$/.test(s)?o.length:3).map((d,l)=>d-(o[l]??0)).find(d=>d!==0)??0,i=d=>o.slice(0,d).every(
(l,u)=>l===t[u]);return s===">"?a>0:s==="<"?a<0:s==="<="?a<=0:s===""||s==="="?i(3):a>=0&&(s===">="||i(s==="^"?1:2))}const ao=[{name:"engine",signs:[{tool:["npm",
"pnpm"],log:/^code EBADENGINE|ERR_PNPM_UNSUPPORTED_ENGINE/},{tool:"yarn",log:/The engine "node" is incompatible with this module\. Expected version "(?<wanted>[^"]{1,60})"/},
{log:/Node(?:\.js)?(?: version)? v?[\d.]+(?:\.x)? is not supported by|node: v?[\d.]+ is not supported/},{weak:!0,tool:"vite",log:/You are using Node\.js [^ ]{1,20} (?:For|Vite)\b/},
{weak:!0,log:/(?:requires|required|minimum) (?:a )?(?:minimum )?Node(?:\.js)?(?: version)?(?: of)? (?<wanted>v?\d[\d.+]{0,12})/i},{tool:"webpack",log:/error:0308010C:digital envelope routines::unsupported|ERR_OSSL_EVP_UNSUPPORTED/}],
summary:({groups:e,lines:t})=>{const{name:n,isProject:s,member:o,wanted:r,actual:a}=Le(t,e.wanted),i=n?f(n,""):s?"the project":void 0,d=o==="npm"?"npm":"Node.js",
l=i?`${i} asks for ${d}`:`the ${d} version does not fit`;if(!r)return l;const u=a?`, and the build runs ${a}`:"";return i?`${l} ${r}${u}`:`${l} (wanted: ${r}${u}\
)`},remedy:({facts:e,groups:t,lines:n})=>{const{member:s,actual:o}=Le(n,t.wanted);return s==="npm"?`Let engines.npm in package.json allow ${o}, the npm that bui\
lds run.`:n.some(a=>a.includes("digital envelope routines"))?`${lo}, or ${kt("16",e)}.`:`Let engines.node in package.json and the versions of the packages allow\
 the Node.js that builds run, or ${kt("the version that is asked for",e)}.`},part:({lines:e})=>{const{name:t,isProject:n,member:s}=Le(e,void 0);return t||n?{kind:"\
engines",name:t??"",member:s}:void 0}},{name:"wrong-platform",signs:[{tool:["npm","pnpm"],log:/Unsupported platform for (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: wanted (?<wanted>\{[^}]{1,200}\})/}],
summary:({groups:{name:e,wanted:t}})=>`the package ${f(e,"")} is for another system${t?` (${t.replace(/[{}"]/g,"").replaceAll(":",": ")})`:""}`,remedy:({groups:e})=>`\
Move ${f(e.name,"the package")} to optionalDependencies in package.json, or take it out, and commit the new lockfile.`,part:({groups:e})=>z(e.name)},{name:"pack\
age-manager",signs:[{tool:"pnpm",log:/This project is configured to use (?<name>\w{1,20})/},{tool:"yarn",log:/This project's package\.json defines "packageManager": "(?<name>[^"]{1,40})"/}],
summary:({groups:e})=>`the project asks for another package manager${e.name?` (${e.name})`:""}`,remedy:({facts:e})=>`Make packageManager in package.json and the\
 committed lockfile name the same package manager${R(e)?"":", in a version that the platform has"}.`,part:()=>({kind:"member",name:"packageManager"})}],lo="The \
bundler is too old for this Node.js. Update it (webpack 5.61 or later), or set the app variable NODE_OPTIONS to --openssl-legacy-provider";function kt(e,t){return R(
t)?`write ${e} to .nvmrc`:`set nodeVersion in app-settings to ${e} on a platform that has it`}const co=/request to https?:\/\/(?:[^\s/]{1,100}\/){1,6}?(@[^\s/]{1,100}\/[^\s/]{1,150}|[^\s/]{1,150})(?:\/-\/\S{1,200})? failed/,
Ce="ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|ECONNREFUSED|ERR_SOCKET_TIMEOUT|UND_ERR_CONNECT_TIMEOUT",uo=/^(?:127\.0\.0\.1|\[?::1\]?)(?=:|$)/,mo=[{name:"conflic\
t-markers",signs:[{tool:["pnpm","yarn"],log:/Merge conflict detected in (?<file>[\w.-]{1,60})/},{tool:"yarn-berry",log:/Cannot autofix a lockfile when running an immutable install/},
{log:/^(?:>? *\d{1,6} \| ?)?<{7} (?:HEAD|[\w/.-]{1,100})$/}],summary:({groups:e})=>`${e.file??"the lockfile"} has the conflict markers of a merge`,remedy:()=>"F\
inish the merge: take one side of the file, run your package manager's install on your machine, and commit the lockfile that it writes.",part:()=>({kind:"lockfi\
le",lacks:[]})},{name:"lockfile-missing",signs:[{tool:"npm",log:/`npm ci` command can only install with an existing package-lock\.json/},{tool:"pnpm",log:/ERR_PNPM_NO_LOCKFILE/},
{tool:"npm",log:/Unsupported URL Type "workspace:"/}],summary:()=>"the repository has no lockfile",remedy:()=>"Run the install on your machine and commit the lo\
ckfile it writes.",part:()=>({kind:"lockfile",lacks:[]})},{name:"lockfile-outdated",signs:[{tool:"npm",log:/^`npm (?<manager>ci)` can only install packages when your package\.json and/},
{tool:"pnpm",log:/(?<manager>ERR_PNPM)_(?:OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH|FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE)/},{tool:"yarn",log:/Your (?<manager>lockfile) needs to be updated, but yarn was run with `--frozen-lockfile`/},
{tool:"yarn-berry",log:/The (?<manager>lockfile) would have been (?:modified|created) by this install, which is explicitly forbidden/},{tool:"bun",log:/(?<manager>lockfile) had changes, but lockfile is frozen/},
{stages:["install"],log:/\b(?:package-lock\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock|lockfile)\b.{0,80}\b(?:out of (?:sync|date)|not up to date|outdated)/i}],summary:({
lines:e})=>`the lockfile does not fit package.json${po(e)}`,remedy:({groups:e})=>`Run ${(e.manager==="ci"?"npm install":e.manager==="ERR_PNPM"?"pnpm install":"")||
"your package manager's install"} on your machine and commit the lockfile together with package.json.`,part:({lines:e})=>({kind:"lockfile",lacks:[...vt(e),...go(
e)].map(H)})},...so,...ao,{name:"git-dependency",signs:[{stages:["install"],log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey|Repository not found\./}],
summary:()=>"a dependency comes from a Git repository that the build cannot read",remedy:()=>"Name the dependency by an https:// URL that needs no login, or pub\
lish it to a registry and give the build a token."},{name:"network",signs:[{tool:["npm","pnpm"],log:new RegExp(`^code (?:${Ce})|^network .{0,80}(?:${Ce})|ERR_PN\
PM_META_FETCH_FAIL`)},{weak:!0,log:/^\s{0,8}(?:Error: |TypeError: )?fetch failed$/},{weak:!0,tool:"next",log:/^Failed to fetch `?[^`]{1,100} from Google Fonts/},
{log:new RegExp(`(?:getaddrinfo|request to https?://\\S{1,200} failed).{0,80}(?:${Ce})`)},{log:/\b(?:connect|getaddrinfo) (?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT) (?<host>\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/},
{log:/Could not resolve host: (?<host>[\w.-]{1,200})|Failed to connect to \S{1,100} port|network connectivity|The operation timed out\. fetching/}],summary:({groups:e,
lines:t})=>{const n=e.host??p(t,/\b(?:getaddrinfo|connect) E[A-Z_]{4,20} (\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/);return n?`the network failed: ${n.replace(
uo,"localhost")} cannot be reached`:"the network failed while the build fetched something"},remedy:()=>"Run the deploy again. If it repeats, check the host that\
 the log names and that the platform may reach it.",part:({facts:e,groups:t,lines:n})=>{if(e.stage!=="install")return;const s=t.host??p(n,/request to https?:\/\/([^\s/]{1,200})\/\S{1,300} failed/),
o=z(p(n,co))?.name;return o===void 0&&s===void 0?void 0:{kind:"dependency",name:o,host:s}}},{name:"certificate",signs:[{log:/\b(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_HAS_EXPIRED)\b/}],
summary:()=>"a certificate was refused while the build fetched something",remedy:({facts:e})=>`If a proxy or a private registry has a certificate of its own aut\
hority, let ${R(e)?"the operators start the platform with NODE_EXTRA_CA_CERTS":"NODE_EXTRA_CA_CERTS on the platform"} name that authority's file.`},{name:"nativ\
e-optional",signs:[{log:/Cannot find module '?(?<name>@rollup\/rollup-[\w-]+|@esbuild\/[\w-]+|@rolldown\/binding-[\w-]+|lightningcss[.\w-]*|@tailwindcss\/oxide[\w-]+|@next\/swc[\w-]+|@parcel\/watcher-[\w-]+)'?/}],
summary:({groups:e})=>`the binary package ${f(e.name,"of a tool")} is not installed for this system`,remedy:()=>"The lockfile lacks other systems: delete node_m\
odules and the lockfile, install again with a current npm, and commit the new lockfile."},{name:"node-gyp",signs:[{tool:"node-gyp",log:/^gyp ERR! (?:find Python|stack Error)|node-pre-gyp ERR!/}],
summary:()=>"a native package could not be compiled",remedy:()=>"Use a version of the package that ships binaries for this Node.js version, or a pure JavaScript\
 one."},...Js];function po(e){const[t]=vt(e);if(t)return`: it lacks ${t}`;for(const n of e){const[,s,o]=St.exec(n)??[];if(s)return`: it has ${s}, and ${o} is as\
ked for`}return""}const St=/^Invalid: lock file's (\S{1,200}) does not satisfy (\S{1,200})$/,fo=[/^Missing: (\S{1,200}?)@? from lock file$/,/dependencies were added: (\S{1,200}?),?(?:\s|$)/,
/dependencies in package\.json changed since \S{1,60} was saved: (\S{1,200}) was added/,/^\+ {4}(\S{1,200}): "npm:/];function vt(e){return e.flatMap(t=>fo.flatMap(
n=>n.exec(t)?.[1]??[]))}function go(e){return e.flatMap(t=>St.exec(t)?.[2]??[])}const ho=[/^Writing (?:\.\/)?([\w@.-]{1,100})\/\S{0,300} from /,/directory: \S{0,200}\/([\w@.-]{1,60})\/$/,
/Wrote site to "([^"]{1,100})"/,/The ([\w-]{1,60}) folder is ready to be deployed/,/Output location: \S{0,200}?((?:dist|build)\/\S{1,100})$/,/Generated static files in "?([\w@./-]{1,100}?)"?\.?$/,
/Generated public ([\w@./-]{1,100})$/,/^\[info\] html generated at \.\/([\w@./-]{1,100})$/,/Success! Generated .{0,40} in "([^"]{1,100})"/,/^((?!\.\w)[\w@./-]{1,100}?)\/(?:assets\/)?[\w.-]{1,100}\.(?:html|js|css)\s{1,60}[\d.,]{1,12} (?:kB|KiB|MB)\b/],
wo=[{name:"next-export",signs:[{codes:["output_missing","output_empty"],tool:"next",log:/Next\.js \d{1,3}\.\d/}],summary:({facts:e})=>Ie(e).includes("out")?void 0:
"Next.js wrote no static export",remedy:()=>"Set output: 'export' in next.config and take next export out of the build command; the output directory is then out\
."},{name:"output-missing",signs:[{codes:["output_missing"]},{log:/[Oo]utput directory "?(?<folder>[\w@./-]{1,100}?)"? (?:does not exist|(?:was |is )?(?:not found|missing))/}],
summary:({groups:e,facts:t})=>{const n=e.folder??t.outputDirectory??$o(t);return n?`the build did not write the output directory "${n}"${t.keptOutput?_t:""}`:"t\
he app names no output directory, and the build wrote none of the usual ones"},remedy:e=>{const{facts:t}=e,n=xt(e);if(n)return`Set output-directory to ${n}: the\
 log shows files written there.`;const s=e.lines.some(r=>/^> gatsby build\b/.test(r)),o=[...yo,...s?["public"]:[]].find(r=>Ie(t).includes(r));return o?`Set outp\
ut-directory to ${o}, which is there, if it is what the build writes.`:"Set output-directory to the folder that the build command writes, relative to the root d\
irectory: often dist, build, out, public or _site."}},{name:"output-empty",signs:[{codes:["output_empty"]}],summary:({facts:e})=>`the output directory ${f(e.outputDirectory,
"of the app")}${e.keptOutput?`${_t},`:""} is empty`,remedy:e=>{const t=xt(e);return t?`Set output-directory to ${t}: the log shows files written there.`:"Check \
that the build command writes into output-directory, and does not clean it at its end."}},{name:"nothing-to-serve",signs:[{codes:["nothing_to_serve"]}],summary:({
facts:e})=>e.message??"the output has no page to serve: no file of it is HTML",remedy:({facts:e})=>`${/starts a program|\([^\s(]{0,20}`?(?:index|server|main|app)\.[cm]?js\b/.
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
Nothing in the repository is at fault: deploy again. The previous release stays live."},{name:"interrupted",signs:[{codes:["interrupted"]}],summary:()=>"the pla\
tform was stopped while it worked",remedy:()=>"Deploy again."}],_t=", which an earlier deploy set",yo=["dist","build","out","_site","storybook-static"];function $o({
message:e}){return/output directory `([^`]{1,200})`/.exec(e??"")?.[1]}function Ie({message:e}){const[,t=""]=/the folders there are (.{1,1000})/.exec(e??"")??[];
return[...t.matchAll(/`([^`]{1,100})`/g)].map(([,n=""])=>n)}function xt({lines:e,facts:t}){const n=s=>s.split("/").length;for(const s of ho){const[o]=e.flatMap(
a=>{const i=s.exec(a)?.[1]?.replace(/^\.\//,"").replace(/\/(?:assets|_astro)$/,"");return i?[{folder:i,line:a}]:[]}).sort((a,i)=>n(a.folder)-n(i.folder)),r=o&&Eo(
o.folder,o.line,t);if(r&&r!==t.outputDirectory)return r}}function Eo(e,t,n){const[s=""]=e.split("/",1),o=Ie(n);if(o.length===0||o.includes(s))return e;const r=I.
posix.dirname(n.outputDirectory??"");if(r!=="."&&n.list?.(r).length)return`${r}/${e}`;const a=n.log.find(l=>l.includes(t))??"",i=/(?:^|\s|\/)([\w.-]{1,60}):[a-z][\w:-]{0,60}: /.
exec(a)?.[1],d=o.find(l=>i!==void 0&&n.list?.(l).includes(i));return d===void 0?e:`${d}/${i}/${e}`}const bo=[{name:"package-json-invalid",signs:[{codes:["packag\
e_json_invalid"]},{tool:"npm",log:/Invalid package\.json: \w{0,20}Error: (?<why>.{1,120}?) in JSON at position (?<place>\d{1,9})/},{tool:["npm","pnpm","yarn","y\
arn-berry","bun"],log:/^code EJSONPARSE$|ERR_PNPM_JSON_PARSE|SyntaxError: \S{0,300}package\.json: /}],summary:({facts:e,groups:t})=>e.code==="package_json_inval\
id"&&e.message?e.message:`package.json is not valid JSON${t.why?`: ${t.why}`:""}`,remedy:()=>"Correct package.json: nothing is installed or published while it c\
annot be read.",part:({facts:e})=>e.code==="package_json_invalid"?void 0:{kind:"file",path:"package.json"}},{name:"settings-invalid",signs:[{tool:"nx",log:/^ *NX +(?<why>[A-Z]\w{1,40}) in (?<path>\S{1,300}\.json) at \d{1,7}:\d{1,7}$/},
{tool:"lerna",log:/JSONError Error in: (?<path>\S{1,300}\.json)$/},{tool:"turbo",log:/Unable to read repository configuration (?<path>\S{1,300}\.jsonc?): invalid JSON/}],
summary:({groups:e})=>`${Rt(e.path)} is not valid JSON${e.why?` (${e.why})`:""}`,remedy:({groups:e})=>`Correct ${Rt(e.path)}: the build cannot read it as it is.`,
part:({groups:e})=>e.path?{kind:"file",path:e.path}:void 0},{name:"outside-workspaces",signs:[{tool:"yarn-berry",log:/you forgot to list (?<folder>\S{1,200}) in its workspace configuration/},
{tool:"npm",log:/^No workspaces found:$/}],summary:({groups:e,lines:t})=>`${e.folder??p(t,/^\s*--workspace=(\S{1,200})/)??"the app's folder"} is not in the work\
spaces of the repository's root`,remedy:({groups:e,lines:t})=>`Add ${f(e.folder??p(t,/^\s*--workspace=(\S{1,200})/),"its folder")} to workspaces in the package.\
json of the root (pnpm: to pnpm-workspace.yaml), install, and commit the lockfile. Or give the folder a lockfile of its own.`,part:()=>({kind:"member",name:"wor\
kspaces"})},{name:"duplicate-package",signs:[{tool:"nx",log:/^ *(?:NX +)?Failed to process project graph|multiple projects/},{tool:"npm",log:/EDUPLICATEWORKSPACE|must not have multiple workspaces with the same name/},
{tool:"yarn-berry",log:/Duplicate workspace name (?<name>[^\s:]{1,150})/}],summary:({groups:e,lines:t})=>{const n=e.name??p(t,/^\s*package '([^']{1,150})' has conflicts/);
return n||!t.some(s=>s.includes("Failed to process"))?`two packages of the repository have one name${n?`: ${n}`:""}`:"the graph of projects cannot be made: mult\
iple projects may have one name"},remedy:()=>"Give each package of the repository a name of its own, in its package.json or project.json.",part:()=>({kind:"name\
s"})},{name:"several-apps",signs:[{codes:["app_ambiguous"]}],summary:({facts:e})=>re(e.message)[0]??"the repository has several apps",remedy:({facts:e})=>`${re(
e.message)[1]??"Set rootDirectory in app-settings to one of them"}.`},{name:"server-build",signs:[{codes:["server_build"]}],summary:({facts:e})=>re(e.message)[0]??
"the build makes a server, and only files are served",remedy:({facts:e})=>`${re(e.message)[1]??"Let the framework write files instead"}.`},{name:"node-unavailab\
le",signs:[{codes:["node_unavailable"]}],summary:({facts:e})=>e.message??"the Node.js that the repository asks for cannot be had",remedy:()=>"Write another vers\
ion there, or set nodeVersion in app-settings, which overrides the files."},{name:"build-script-missing",signs:[{codes:["build_script_missing"]}],summary:({facts:e})=>re(
e.message)[0]??"package.json has no build script",remedy:({facts:e})=>`${re(e.message)[1]??"Add a build script to package.json, or set build-command"}. To publi\
sh the folder as it is, set build-command to true and output-directory to the folder.`}];function re(e){return e?.split(". ",2)??[]}function Rt(e="the file"){return e.
replace(/^.*\//,"")}const me=["queue","clone"],ko=[{name:"submodule",signs:[{stages:me,log:/submodule path '(?<path>[^']{1,200})' failed/}],summary:({groups:e})=>`\
the Git submodule ${f(e.path,"of the repository")} could not be cloned`,remedy:()=>"Give the submodule an https:// URL that the platform may read in .gitmodules\
, or keep its files in the repository itself."},{name:"branch-not-found",signs:[{codes:["branch_not_found"]},{stages:me,log:/Remote branch (?<branch>\S{1,200}) not found in upstream/}],
summary:({groups:e,facts:t})=>`the branch ${f(e.branch??t.branch,"to build")} does not exist`,remedy:()=>"Push the branch, or set the input branch to one that e\
xists on the remote; names are case-sensitive."},{name:"commit-not-found",signs:[{codes:["commit_not_found"]},{stages:me,log:/reference is not a tree: |not our ref [0-9a-f]{7,64}/}],
summary:()=>"the commit is not in the repository",remedy:()=>"Push the commit to the repository that the app builds from; a force push or a fork may have left i\
t behind."},{name:"repository-not-allowed",signs:[{codes:["repository_not_allowed"]}],summary:({facts:e})=>`the platform does not take the repository ${f(e.repository,
"given")}`,remedy:()=>"Set the input repository to owner/name or an https:// URL; local paths and file:// need a platform started with --allow-local-git."},{name:"\
repository-not-found",signs:[{codes:["repository_not_found"]},{stages:me,log:/remote: Repository not found\.|^fatal: repository '[^']{1,300}' (?:not found|does not exist)/},
{stages:me,log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey/}],summary:({facts:e})=>`the platform cannot read the re\
pository ${f(e.repository,"of the app")}`,remedy:({facts:e})=>`Check the spelling of the input repository. If it is private, give the platform access to it${R(e)?
": a token in its --git-url":", as by its GitHub app or a deploy key"}.`},{name:"root-directory-missing",signs:[{codes:["root_directory_missing"]},{tool:"npm",log:/Could not read package\.json(?:: .{0,80}? open '(?<path>[^']{1,400})\/package\.json')?/},
{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: can't cd to (?<path>\S{1,300})$/},{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: (?<path>[^\s:]{1,300}): No such file or directory$/}],
summary:e=>{const{asked:t,actual:n}=Ot(e),s=e.facts.code==="root_directory_missing"?`the root directory${t?` "${t}"`:""} does not exist in the repository`:t?`th\
ere is no package.json in "${t}"`:"there is no package.json where the build ran";return n?`the folder "${t}" is spelt "${n}" in the repository`:s},remedy:e=>{const{
asked:t,actual:n}=Ot(e),s=e.facts.code==="root_directory_missing";return n?`Write ${n} ${s?"as rootDirectory in app-settings":`where the command names ${t}`}: b\
uilds run where upper and lower case count.`:`Set rootDirectory in app-settings${R(e.facts)?"":", on a platform that has it,"} to the folder of the app, relativ\
e to the repository, and check that it is committed.`}}];function Ot(e){const{groups:t,facts:n}=e,s=t.path??/root directory `([^`]{1,300})`/.exec(n.message??"")?.[1],
o=n.list;if(!s||!o)return{asked:s?.startsWith("/")?void 0:s,actual:void 0};if(!s.startsWith("/"))return{asked:s,actual:ve(s,o)};const r=s.split("/").slice(0,40);
for(let i=1;i<r.length;i++){const d=r.slice(i).join("/"),l=ve(d,o);if(l)return{asked:d,actual:l}}const a=le(s,e);return{asked:a.startsWith("/")?void 0:a,actual:void 0}}
const Tt=/^> @?[^\s@]{1,150}(?:@\S{0,60})? (?<name>[\w:.-]{1,60})(?: \/\S{1,400})?$/,Nt=/^[>$] (?<command>\S.{0,300})$/,So=/^The build command `(?:npm|pnpm|yarn|bun) (?:run )?(?<name>[\w:.-]{1,60})`/,
vo=[{name:"silent-command",signs:[{weak:!0,stages:["build"]}],summary:e=>{const{facts:t,lines:n}=e,s=t.exitCode&&Me(e);if(!(!s||Ne(n,t.message)!==void 0))return`\
the script "${s.name}" (${s.command}) failed, and it printed no reason`},remedy:e=>{const t=Me(e)?.command.split(/&&|;/)??[];return`Run the commands of the scri\
pt one by one: one of them exits with a code other than 0 without a word.${t.length>1?` The last one is \`${t.at(-1)?.trim()}\`.`:""}`},part:e=>({kind:"script",
...Me(e)})}];function Me({facts:e,lines:t}){const n=t.findLastIndex((i,d)=>Tt.test(i)&&Nt.test(t[d+1]??"")),s=So.exec(e.message??"")?.groups?.name,o=Tt.exec(t[n]??
"")?.groups?.name??s,r=n<0?t.findLast(_o):t[n+1],a=Nt.exec(r??"")?.groups?.command;return o===void 0||a===void 0?void 0:{name:o,command:a}}function _o(e){return e.
startsWith("$ ")&&!/^\$ (?:npm|pnpm|yarn|bun) /.test(e)}const xo=[{name:"no-start-command",signs:[{codes:["no_start_command"]}],summary:({facts:e})=>e.message?.
split(". ",1)[0]??"nothing in the repository says how its server is started",remedy:()=>'Set startCommand in app-settings, as {"startCommand": "node server.js"}\
, or add a start script to package.json. For a site of files alone, deploy with app-type web-landing.'},{name:"start-package-missing",signs:[{codes:["start_fail\
ed"],log:/Cannot find (?:package|module) '(?<name>(?:@[\w.-]{1,100}\/)?[a-z\d][\w.-]{0,100})(?:\/[\w./-]{1,200})?'/}],summary:({groups:e})=>`the server needs th\
e package ${f(e.name,"that it names")}, which its release does not have`,remedy:({groups:e})=>`Move ${e.name??"it"} to dependencies in package.json: a server's \
release has no packages of devDependencies.`},{name:"start-failed",signs:[{codes:["start_failed"]}],summary:({facts:e})=>e.message??"the server ended before it \
was ready",remedy:()=>"Read the last lines that it printed, and run its start command with the variables of the app. The release before stays live."},{name:"not\
-listening",signs:[{codes:["not_listening"]}],summary:({facts:e})=>e.message??"the server does not listen",remedy:()=>"Let it listen on the port in the variable\
 PORT soon after its start, and do slow work afterwards. The release before stays live."},{name:"unhealthy",signs:[{codes:["unhealthy"]}],summary:({facts:e})=>e.
message??"the server does not answer as it should",remedy:()=>"Let healthPath in app-settings name a path that answers below 500, and read what the server print\
ed. The release before stays live."},{name:"start-out-of-memory",signs:[{codes:["out_of_memory"],stages:["activate"]}],summary:({facts:e})=>e.stage?.toLowerCase()===
"activate"?e.message??void 0:void 0,remedy:()=>'Give each instance more by memory in app-settings, as {"memory": "1GiB"}, or let the server load less at its sta\
rt. The release before stays live.'}],ie=["start_failed"],Pe=["unhealthy","not_listening"],At=/^\s{0,4}(?:\[Nest\] .{1,80} ERROR \[\w{1,40}\] |Uncaught |\[?(?:ERROR|error|FATAL|fatal)\]?:? )?(?<message>(?!.*Cannot find (?:package|module) )(?:[A-Z]\w{0,60})?(?:Error|Exception)(?: \[\w{1,60}\])?: \S.{0,300})$/,
Ro=new RegExp(At.source.replace("(?<message>","(?<message>(?!Error: aborted$)")),Oo=[{name:"start-variable-missing",signs:[{codes:[...ie,...Pe],log:/(?:[Mm]issing|[Uu]ndefined|[Ii]nvalid)(?: required)? env(?:ironment)?(?: variable)?s?:? [`"'[]?(?<name>[A-Z][A-Z0-9_]{1,80})/},
{codes:[...ie,...Pe],log:/(?<![\w])[`"']?(?<name>[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60})[`"']? (?:environment variable |env var )?(?:is (?:not (?:set|defined|provided)|missing|undefined|required)|must be (?:set|defined))/}],
summary:({groups:e})=>`the server needs the variable ${e.name??""}, which is not set`,remedy:({groups:e})=>`Add ${e.name??"it"} to the app variables: slipway en\
v set ${e.name??"NAME"}=VALUE, or the input env or secret-env. The release before stays live.`},{name:"start-port-taken",signs:[{codes:ie,log:/EADDRINUSE(?::.{0,60}?:(?<port>\d{2,5}))?/}],
summary:({groups:e})=>`the server listens twice on the port ${f(e.port,"that it has")}`,remedy:()=>"Listen once. If the start command starts several servers, le\
t only one of them listen on the port in the variable PORT."},{name:"start-heap-full",signs:[{codes:ie,log:/JavaScript heap out of memory|Reached heap limit|Ineffective mark-compacts near heap limit/},
{codes:["out_of_memory"],stages:["activate"],log:/JavaScript heap out of memory|Reached heap limit/}],summary:()=>"the server used all the memory that Node.js m\
ay use",remedy:()=>'Give each instance more by memory in app-settings, as {"memory": "1GiB"}, or let the server load less at its start. The release before stays\
 live.'},{name:"start-rejected",signs:[{codes:ie,log:/UnhandledPromiseRejection: .{0,400} with the reason "(?<reason>.{1,200})"/}],summary:({groups:e})=>`the se\
rver ended, because nothing handles that a promise was rejected with "${e.reason}"`,remedy:()=>"Handle the rejection with catch or try, and reject with an Error\
: its stack names the line. The release before stays live."},{name:"start-error",signs:[{codes:ie,log:At}],summary:({groups:e})=>`the server ended with ${e.message}`,
remedy:()=>"Mend what the stack in its last lines names. To try it with the variables of the app: slipway exec -- and its start command. The release before stay\
s live."},{name:"start-error-printed",signs:[{codes:Pe,log:Ro}],summary:({facts:e,groups:t})=>e.message?`${e.message}. It printed ${t.message}`:void 0,remedy:()=>"\
Mend what the stack in its last lines names. To try it with the variables of the app: slipway exec -- and its start command. The release before stays live."}],Lt=[
...ko,...bo,...Oo,...xo,...wo,...mo,...zn,...Yn,...vo],V={lines:5e3,characters:256*1024,lineLength:1e3,entryLength:64*1024},To=[/^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:?(?: |$)/,
/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M)?\]?:? (?=\S)/,/^(?<folder>\.|[\w@.-]{1,100}(?:\/[\w@.-]{1,100}){1,6}) (?!error|warning|note|info|failed)[a-z][\w:-]{0,60}(?:: |:$|\$ )/,
/^(?<task>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[a-z][\w:-]{0,60}):(?: |$)/,/^\[@?[\w./-]{1,80}\]: /,/^➤ YN\d{4}: (?:[│┌└] ?)?/,/^@?[^\s@]{1,100}@(?:workspace:(?<folder>[\w@./-]{1,200})|\w{1,20}:\S{1,200}) STD(?:ERR|OUT)(?: |$)/,
/^\[\d{1,2}\] /,/^#\d{1,4} \d{1,5}\.\d{1,3} /,/^[a-z][\w.-]{0,60}-\d{1,3} {1,20}\| /,/^npm (?:ERR!|error)(?: |$)/,/^\[(?:11ty|webpack-cli)\](?: |$)/,/^Original error stack trace: (?=\S)/,
/^│ (?=\w*Error: )/,/^[│└■▲●◆◇](?: {2}|$)/u,/^\[(?:log|info|warn|error)\] \[nitro\](?: |$)/],No=4,Ao=[/^> @?[^\s@]{0,100}@\S{0,100} \S{1,100} (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,
/^(?<task>@?[\w./-]{1,120}#[\w:-]{1,60}):\s{1,4}ERROR\s{1,4}command \((?<folder>[^()]{1,400})\)/,/^ERROR: command finished with error: command \((?<folder>[^()]{1,400})\)/,
/^location (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/];function Ct(e){const t=[];let n=V.characters;for(let a=e.length-1;a>=0&&t.length<V.lines&&n>0;a--){const i=e[a]??
"",l=(i.length>V.entryLength?i.slice(-V.entryLength):i).split(`
`);for(let u=l.length-1;u>=0&&t.length<V.lines&&n>0;u--){const h=l[u]??"",_=Lo((0,E.Ow)(Go((0,E.Nl)(h)),V.lineLength).trimEnd());n-=Math.max(_.length,h.length/16),
t.push(_)}}const s=Co(t),o=jo(Do(t.reverse().map(a=>Uo(a,s)))),r=Io(o);return o.map(({text:a,folder:i,task:d})=>({text:a,folder:i??r.get(d??"")}))}function Lo(e){
return e.includes(":undefined")?e.replace(/(?<=\.\w{1,10})(?::undefined){1,2}(?!\S)/g,""):e}function Co(e){const t=e.map(n=>n.includes("nx run ")?/\bnx run ([@\w./-]{1,100}):/.
exec(n)?.[1]:/^([\w@.-]{1,100} [a-z][\w:-]{0,60})\$ /.exec(n)?.[1]);return new Set(t.filter(n=>n!==void 0))}function Io(e){const t=new Map;for(const{text:n,task:s}of e)
for(const o of Ao){const r=o.exec(n)?.groups;r?.folder&&t.set(s??r.task?.replace("#",":")??"",r.folder)}return t}const Mo=/^(?:.{0,200}\s)?Unexpected (?:token|non-whitespace)\b.{0,60}, (?:\.\.\.)?".{0,100}$/,
It=/"(?:\.\.\.)? is not valid JSON\b/,Po=12;function Do(e){const t=[];for(let n=0;n<e.length;n++){const s=e[n],r=s.text.includes("Unexpected ")&&Mo.test(s.text)&&
!It.test(s.text)?e.slice(n+1,n+1+Po).findIndex(({text:i})=>It.test(i)):-1;if(r===-1){t.push(s);continue}const a=e.slice(n,n+r+2).map(({text:i})=>i.trim());t.push(
{...s,text:a.join(" ").slice(0,V.lineLength)}),n+=r+1}return t}const Mt=71;function jo(e){if(!e.some(({text:s})=>s.startsWith("\u250C  Building storybook")))return e;
const t=[];let n=0;for(const s of e){const o=t.at(-1),[r=""]=s.text.split(" ",1),a=s.boxed&&n>0&&n<=Mt&&n+1+r.length>Mt;o&&a&&/^[\w("'`./@-]/.test(r)?t[t.length-
1]={...o,text:`${o.text} ${s.text}`.slice(0,V.lineLength)}:t.push(s),n=s.text.length}return t}function Uo(e,t){let n=e,s,o,r=!1;for(let a=0;a<No;a++){const i=Wo(
n)??Fo(n,t);if(!i)break;s??=i.groups?.folder,o??=i.groups?.task,r||=i[0]==="\u2502  ",n=n.slice(i[0].length)}return{text:n,folder:s,task:o,boxed:r}}function Fo(e,t){
if(t.size===0)return;const n=/^(?<name>[@\w./-]{1,100}|(?<folder>[\w@.-]{1,100}) [a-z][\w:-]{0,60})(?::(?: |$)|\$ )/.exec(e);return n&&t.has(n.groups?.name??"")?
n:void 0}function Wo(e){for(const t of To){const n=t.exec(e);if(n)return n}}function Go(e){return e.includes("\r")?e.split("\r").findLast(t=>t.trim()!=="")??"":
e}const Bo=/^> @?[^\s@]{1,150}@\S{1,60} (?:pre|post)?(?:install|prepare)$|^\$ (?!(?:npm|pnpm|yarn|bun|corepack) )/;function ti(e,t){const n=e[t]?.folder;return n!==
void 0?!n.includes("node_modules"):e.slice(0,t).some(({text:s})=>Bo.test(s))}function zo(e){const t=e.findIndex(s=>/\bnpm (?:ERR!|error) Usage:\s*$/.test(s)),n=e.
findIndex((s,o)=>o>t&&/\bnpm (?:ERR!|error) Run "npm help [\w-]{1,40}"/.test(s));return t===-1||n===-1?e:e.toSpliced(t,n-t)}const Ho=[[/^file:\/\/(?:localhost)?(?=\/)/,
""],[/^webpack(?:-internal)?:\/\/[^/]*\/(?:\([\w-]+\)\/)?(?=\.{0,2}\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\//,""],[/^.*!/,""],[/\\/g,"/"],[/^\/?[A-Za-z]:(?=\/)/,
""],[/[?].*$/,""]],Pt=/^(?:node|https?|data|virtual|native|internal|bun|deno):|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|bin\/|etc\/|nix\/|proc\/|sys\/|snap\/|rustc\/|opt\/hostedtoolcache\/)|(?:^|\/)(?:node_modules|site-packages|dist-packages|\.git|\.nvm|\.pyenv|\.cargo|\.rustup|\.yarn|\.pnpm|\.pnpm-store|\.volta|\.bun)(?:\/|$)|\/go\/pkg\/mod\//,
ye="?body",Dt=/\?vue&type=[\w&=.-]{1,200}/,jt=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g,Ko=40,Ut=2e4,Zo=500,qo=100;function Ft(e,t){const n={
...t,exists:Yo(t)},s=new Map,o=new Map;for(const i of e){s.has(i.file)||s.set(i.file,De(i.file,n));const d=s.get(i.file);if(d===void 0)continue;const[l,u]=Dt.test(
i.file)||i.file.endsWith(ye)?[null,null]:[i.line,i.column],h=Vo((0,E.Ow)(i.message,Zo),n),_=i.code&&(0,E.Ow)(i.code,qo),M=JSON.stringify([d,l,u,h]);o.has(M)||o.
set(M,{...i,file:d,line:l,column:u,code:_,message:h})}const r=[...o.values()],a=new Set(r.filter(({line:i})=>i!==null).map(({file:i,message:d})=>`${i}
${d}`));return r.filter(({line:i,file:d,message:l})=>i!==null||!a.has(`${d}
${l}`))}function Yo(e){const t=new Map;return n=>{const s=t.get(n);if(s!==void 0)return s;const o=t.size<Ut&&e.exists(n);return t.size<Ut&&t.set(n,o),o}}function Vo(e,t){
return e.replace(Dt,"").replace(jt,n=>De(n,t)??n)}function De(e,t){const n=Jo(e);if(!(n===""||n.includes("\0")||Pt.test(n))){for(const s of Xo(n,t))if(s!==void 0&&
!Pt.test(s)&&t.exists(s))return s}}function Jo(e){let t=e.startsWith("file://")?(0,E.oF)(e):e;for(const[n,s]of Ho)t=t.replace(n,s);return t}function*Xo(e,t){const n=t.
rootDirectory??"";if(!e.startsWith("/")){for(const o of[...t.folders??[],n,""])yield je(`${o}/${e}`);return}const s=je(e)?.split("/")??[];if(!(s.length>Ko))for(let o=0;o<
s.length;o++){const r=s.slice(o).join("/");yield r,n!==""&&(yield je(`${n}/${r}`))}}function je(e){const t=[];for(const n of e.split("/"))if(!(n===""||n===".")){
if(n!=="..")t.push(n);else if(t.pop()===void 0)return}return t.length===0?void 0:t.join("/")}const Qo={queue:"Deployment failed",clone:"Clone failed",install:"I\
nstall failed",build:"Build failed",sync:"Upload failed",activate:"Activation failed"},er=1e3,Wt=300,tr=/exit(?:ed)?(?: with)? (?:code|status)|^(?:the )?(?:build|install|deployment)(?: command)? failed\W*$/i,
nr=/^The (?<stage>install|build) command (?<command>`.{1,300}`) (?:exited with|ended by) /,sr=/^\s*(?:npm (?:warn|WARN)|warning\b|WARN\b|<w>\s|\(node:\d+\))/;function or(e,t=Lt){
const n=Ct(e.message?[...e.log,e.message]:e.log).slice(-er).map(o=>o.text).filter(o=>!sr.test(o)),s=rr(e,t,n);if(s)return Gt(e,s.cause,s.known,s.message);for(const o of[
"codes","others"])for(const r of t){const a=ir(r,o,e,n),i=a&&r.summary(a);if(a&&i)return Gt(e,r,a,i)}return{headline:Bt(e,lr(e,n),n),remedy:void 0}}function Gt(e,t,n,s){
const o=(0,E.Ow)(t.remedy(n),500),r=t.part?.(n);return{headline:Bt(e,s,n.lines),remedy:o,cause:t.name,...r&&{fault:{part:r,summary:(0,E.Ow)(s,Wt)}}}}function rr(e,t,n){
for(const{severity:s,code:o,message:r}of e.diagnostics??[]){const a=s==="error"?t.find(i=>i.part&&i.name===o):void 0;if(a)return{cause:a,message:r,known:x(a,e,n)??
{groups:{},facts:e,lines:n}}}}function ir(e,t,n,s){const o=e.signs.filter(r=>t==="codes"==(r.codes!==void 0));return o.length===0?void 0:x({...e,signs:o},n,s)}function Bt(e,t,n){
const s=t.replace(jt,i=>le(i.replace(/^file:\/\//,""),{facts:e,lines:n})),o=Qo[e.stage?.toLowerCase()??""]??"Deployment failed",r=ar(s,e)?"":dr(e),a=Wt-o.length-
r.length-2;return`${o}: ${(0,E.Ow)(s.trim().replace(/\.$/,""),a)}${r}`}function ar(e,{exitCode:t,signal:n}){return typeof t=="number"?e.includes(`exited with co\
de ${t}`):n!=null&&e.includes(` by ${n}`)}function dr({exitCode:e,signal:t}){return typeof e=="number"&&e!==0?` (exit code ${e})`:t?` (${(0,E.Ow)(t,20)})`:""}function lr(e,t){
const n=e.diagnostics?.find(o=>o.severity==="error");if(n)return`${n.file}${n.line===null?"":`:${n.line}`}: ${n.message}`;if(e.message&&!tr.test(e.message))return e.
message;const s=ur(e,t);return s||(cr(e,t)??(e.message||e.code||"the platform gave no reason"))}function cr({message:e},t){const n=Ne(t,e),s=t.filter(r=>r!==e).
map(r=>({text:r,folder:void 0})),o=ys(s)?.message;return o===void 0||n?.includes(o)||n!==void 0&&o.includes(n)?n:o}function ur({message:e},t){const n=nr.exec(e??
"")?.groups,s=t.lastIndexOf(`$ ${n?.command?.slice(1,-1)}`),o=s===-1?t.findLastIndex(a=>a.startsWith("$ ")):s;return!n||o===-1||t.slice(o+1).filter(a=>a!==e&&!Ys(
a)).length>0?void 0:`the ${n.stage} command ${n.command} failed, and it printed nothing`}const K=String.raw`(?:[A-Za-z]:[\\/]|(?:file|webpack|webpack-internal|rsc):\/{2,3})?[^\s:*"'<>|\x60(][^:*"'<>|\x60]{0,400}?`,
b=`(?<file>${K})`,ee=`(?<file>${K}\\.[A-Za-z][A-Za-z0-9]{0,9}(?:\\?[\\w=&.-]{0,100})?)`,v=String.raw`:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?`,Ue=String.raw`(?:Uncaught )?(?:[A-Z]\w{0,60}\.)?[A-Z]?\w{0,60}(?:Error|Exception)`,
Fe=/^\s*(?:at |Require stack:|- \/|$)|^\s{2,}/,pe=new RegExp(`^\\s+at (?!.{0,900}(?:node_modules|node:|<anonymous>:\\d|[/( ](?:dist|\\.(?:next|output|svelte-kit|te\
mp|nuxt|astro|vercel|netlify))/))(?:[^()]{0,300} \\()?(?:async )?${b}${v}\\)?$`);function N(e,t,n,s={}){return{name:t,...e===void 0?{}:{tool:e},steps:[n],...s}}
const mr=[{name:"esbuild",tool:"esbuild",steps:[/^(?:[✘▲X!] )?\[(?<severity>ERROR|WARNING)\] (?:(?<code>(?:TS|NG)-?\d+): )?(?<message>.*?\S)(?: \[(?:plugin )?[\w-]+\])?$/,
{pattern:new RegExp(`^\\s{4}${b}${v}:$`),skip:6,over:/^(?!\s{4}|[✘▲X!] \[)/}],zeroColumn:!0},N("esbuild","esbuild-short",new RegExp(`^${b}${v}: (?<severity>\
ERROR|WARNING): (?<message>.+)$`),{zeroColumn:!0}),{name:"rolldown",tool:["rolldown","vite"],steps:[/^(?:(?<severity>Warning|Error): )?\[(?<code>[A-Z][A-Z_]+|builtin:[\w:-]+|plugin [\w:-]+)\] (?<message>\S.*)$/,
{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[ ?${b}:(?<line>\\d{1,7}):(?<column>\\d{1,7}) ?\\]$`),skip:1}]},{name:"vite-plugin-svelte",tool:"vite",steps:[
new RegExp(`^\\[plugin(?: |:)vite-plugin-svelte[\\w:-]*\\] ${b}${v}$`),/^(?:\w*Error: )?(?:\S{1,400}:\d+:\d+ )?(?<message>\S.*)$/],zeroColumn:!0},N("vite","vite\
-plugin-svelte-warning",new RegExp(`^\\[vite-plugin-svelte\\] ${b}${v} (?<message>.+)$`),{zeroColumn:!0,severity:"warning"}),{name:"vite-plugin-place",tool:"vit\
e",steps:[new RegExp(`^\\[plugin(?: |:)[\\w:-]+\\] ${b}${v}$`),/^(?:\w*Error: )?(?:\[[\w/-]+\] )?(?:\S{1,600}:\d+:\d+: )?(?<message>\S.*?)(?: \(\d+:\d+\))?$/]},
{name:"vite-prerender",tool:"vite",steps:[/^\[vite-prerender-plugin\] \[plugin vite-prerender-plugin\]$/,{pattern:/^(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:new RegExp(
`^> ${b}${v}$`),skip:12}]},{name:"parcel",tool:"parcel",steps:[/^@parcel\/[\w-]{1,60}: (?<message>\S.*)$/,{pattern:new RegExp(`^\\s{1,4}${ee}${v}$`),skip:4,over:/^(?:\S|$)/}]},
{name:"jiti",tool:["rsbuild","docusaurus","nuxt"],steps:[/^.{0,40}\b(?<message>ParseError: \S.*)$/,new RegExp(`^\\s{1,4}${ee}${v}$`)],zeroColumn:!0},N("vite","v\
ite-unresolved",/^(?:\w*Error: )?(?:\[vite\]: )?(?<message>Roll(?:up|down) failed to resolve import "[^"]{1,300}") from "(?<file>[^"]{1,400})"/),N("rollup","rol\
lup-unresolved",/^(?:\[(?:!|error)\] )?(?:\w*Error: )?(?<message>(?:Could not resolve|Failed to resolve) (?:"[^"]{1,300}"|\S{1,300})) from "?(?<file>[^"]{1,400}?)"?$/),
N("rollup","rollup-export",/^(?:\[!\] )?(?:\w*Error: )?(?<message>["'][\w$]{1,200}["'] is not exported by "?[^\s",]{1,400}"?, imported by "?(?<file>[^\s"]{1,400}?)"?\.?)$/),
N("rollup","rollup-refused",/^(?:\[[\w:.-]{1,60}\] ){0,4}(?:\w{0,40}Error: )?(?<message>Could not load [^\s()]{1,300} \(imported by (?<file>[^)\s]{1,300})\): (?:Cannot|Can't|Must not) import\b.{0,300})$/),
N(["vite","vitepress"],"vite-plugin-message",new RegExp(`^(?:\\w*Error: )?(?:\\[[\\w:-]{1,60}\\] )?\\[plugin [\\w:-]{1,60}\\] ${b} \\((?<line>\\d{1,7}):(?<column>\
\\d{1,7})\\): (?<message>.+)$`)),N("rollup","rollup",new RegExp(`^(?:\\[!\\] )?(?:\\(plugin [\\w:@/. -]{1,80}\\) )?(?:RollupError: )?${b} \\((?<line>\\d{1,7}):(?<\
column>\\d{1,7})\\): (?<message>.+)$`),{zeroColumn:!0}),{name:"vite-config",tool:"vite",steps:[new RegExp(`^failed to load config from ${b}$`),/^error during build:$/,
/^(?!Error: (?:Build|Transform) failed)(?<message>\S.*)$/]},{name:"sass",tool:"sass",steps:[/^(?:\w*Error: )?(?:(?<severity>DEPRECATION WARNING|WARNING)(?: \[[\w-]+\])?: )?(?:\[sass\] )?(?<message>\S.*)$/,
{pattern:/^\s*[╷,]$/,skip:1,over:/^$/},{pattern:new RegExp(`^\\s+(?!\\S+\\.vue )${b} (?<line>\\d{1,7}):(?<column>\\d{1,7})\\s{1,4}\\S.*$`),skip:12}]},N("postc\
ss","postcss",new RegExp(`^(?:CssSyntaxError: (?:\\[[\\w-]+\\] )?(?:[\\w-]+: )?|(?:\\[[\\w:-]{1,60}\\] ){1,4})${b}${v}: (?<message>.+)$`)),{name:"vite-file",tool:"\
vite",steps:[/^\[(?:plugin )?[@\w:/-]+\] (?!✗ )(?:\[[@\w/-]+\] )?(?!✗|Transform failed|Build failed|\[)(?<message>\S.*?)(?: \(\d+:\d+\))?$/,{pattern:new RegExp(
`^file: ${b}(?:${v})?(?: \\(.*)?$`),skip:40,over:/^(?!\s+at |\[|[✓✗x] |error during|vite v\d)/}]}],pr=[N("typescript","tsc",new RegExp(`^(?:ERROR in )?${b}\\\
((?<line>\\d{1,7}),(?<column>\\d{1,7})\\): (?<severity>error|warning) (?<code>TS\\d+): (?<message>.+)$`)),N("typescript","tsc-pretty",new RegExp(`^(?:Error: )?${b}${v}\
 - (?<severity>error|warning|hint|message) (?<code>TS\\d+|ts\\(\\d+\\)): (?<message>.+)$`)),{name:"ts-loader",tool:"webpack",steps:[new RegExp(`^\\[tsl\\] (?<seve\
rity>ERROR|WARNING) in ${b}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\)$`),/^\s+(?<code>TS\d+): (?<message>.+)$/]},{name:"tsc-frame",tool:"typescript",steps:[/^(?<code>TS\d+): (?<message>\S.*)$/,
{pattern:/^\s*> (?<line>\d{1,7}) \| (?<frame>.*\S)$/,skip:12,over:/^\s/}]},{name:"eslint-stylish",tool:"eslint",steps:[/^(?<file>(?:[A-Za-z]:[\\/]|\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,
/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})\s{1,40}(?<severity>error|warning|Error:|Warning:)\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/],repeat:!0},
{name:"eslint-react-scripts",tool:"react-scripts",steps:[/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^\s+Line (?<line>\d{1,7}):(?<column>\d{1,7}):\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/],
repeat:!0},{name:"eslint-react-scripts-syntax",tool:"react-scripts",steps:[/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^Syntax error: (?<message>\S.*) \((?<line>\d{1,7}):(?<column>\d{1,7})\)$/]},
N("eslint","eslint-compact",new RegExp(`^${b}: line (?<line>\\d{1,7}), col (?<column>\\d{1,7}), (?<severity>Error|Warning) - (?<message>.*?\\S)(?: \\((?<code>[@\\w/-\
]+)\\))?$`)),N("eslint","eslint-unix",new RegExp(`^${b}${v}: (?<message>.*\\S) \\[(?<severity>Error|Warning)(?:/(?<code>[@\\w/-]+))?\\]$`)),{name:"prettier-chec\
k",tool:"prettier",steps:[/^\[warn\] (?<file>\S.{0,400}\.\w{1,20})$/,{pattern:/^\[warn\] (?<message>Code style issues .*)$/,skip:40,over:/^\[warn\] /}]},{name:"\
biome",tool:"biome",steps:[new RegExp(`^${b}(?:${v})? (?<code>[a-z]+(?:/\\w+)*)\\s.{0,40}\u2501\u2501\u2501`),{pattern:/^\s+(?<severity>[×✖!⚠i])\s(?<message>.+)$/,
skip:1,over:/^\s*$/}]}],zt={pattern:/^(?<file>[^:*"<>|]{1,400}\.vue)$/,skip:1,over:/^$/},Ht=String.raw`\[vue/compiler-sfc\] (?<message>\S.*?)(?: \(\d{1,7}:(?<column>\d{1,7})\))?$`,
Kt={pattern:/^\s+\|\s+\^/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) \s*)?\|/},$e=String.raw`(?<file>${K}\?vue&type=style[^:)\s]{0,200})`,Zt=/^\s+\S{1,400}\.vue (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
We=/^\s*(?:[╷,╵']|\d{1,7} [│|]|[│|])|^$/,fr=[{name:"vue-script",tool:"vue-cli",steps:[new RegExp(`^\\[plugin(?: |:)vite:vue\\] ${K}${v}$`),new RegExp(`^\
(?:\\w*Error: )?${Ht}`),zt,Kt],zeroColumn:!0},{name:"vue-script-vite7",tool:"vite",steps:[new RegExp(`^(?:\\[vite:vue\\] |SyntaxError: )${Ht}`),zt,Kt],zeroColumn:!0},
{name:"vue-style",tool:"vite",steps:[new RegExp(`^\\[plugin(?: |:)[\\w:-]{1,60}\\] ${$e}(?::\\d{1,7}){2}$`),new RegExp(`^CssSyntaxError: ${K}${v}: (?<message>\\S\
.*)$`)]},{name:"vue-style-vite7",tool:"vite",steps:[new RegExp(`^\\[vite:vue\\] ${K}${v}: (?<message>\\S.*)$`),new RegExp(`^file: (?:${K}(?::\\d{1,7}){2} \\()?${$e}\
(?:(?::\\d{1,7}){2}|\\))?$`)]},{name:"vue-sass",tool:"vite",steps:[new RegExp(`^\\[plugin(?: |:)vite:css\\] ${$e}$`),/^Error: \[sass\] (?<message>\S.*)$/,{pattern:Zt,
skip:12,over:We}]},{name:"vue-sass-vite7",tool:"vite",steps:[/^\[vite:css\] \[sass\] (?<message>\S.*)$/,{pattern:Zt,skip:12,over:We},new RegExp(`^file: ${$e}$`)]},
{name:"svelte-sass",tool:"vite",steps:[/^(?:\w*Error: |\[[\w:-]{1,60}\] )?Error while preprocessing (?<file>\S{1,400}\.svelte) - \[sass\] (?<message>\S.*)$/,{pattern:/^\s+\S{1,400}\.svelte\.vite-preprocess\.\w+ (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
skip:12,over:We}],part:"?vue&type=style&index=0"},N("vitepress","vitepress",/^(?:\w*Error: )?(?:\[vite:vue\] )?\[plugin vite:vue\] (?<file>[^:*"<>|]{1,400}\.md) \(\d{1,7}:\d{1,7}\): (?<message>\S.*?)(?: \(\d+:\d+\))?$/),
{name:"vitepress-script",tool:"vitepress",steps:[/^\[vite:vue\] \[vue\/compiler-sfc\] (?<message>\S.*?)(?: \(\d+:\d+\))?$/,{pattern:/^(?<file>[^:*"<>|]{1,400}\.md)$/,
skip:1,over:/^$/}]}],qt=/^(?:Error:)?[\s│]*(?:[├╰]─▶\s*)?[x×](?:\s*[x×])? (?<message>\S.*)$/,Yt={pattern:/^\s*[:·]\s+[\^─┬]/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?[|│:·]/},
Ee=/^(?<file>\.\/[^:*"<>|]{1,400})$/,Vt=/^Error: Error evaluating Node\.js code$/,Jt=/^(?:WARN\s{1,4})?🚨 Unable to index (?<file>[^:,*"<>|]{1,400})(?:,[^:]{1,400})?:$/u,
Xt=/^(?:WARN\s{1,4})?(?:\w*Error: )?(?<message>\S.*?)(?: (?=\S{1,400}\/\S)\S{3,801})?$/,Qt=String.raw`\((?<file>[^()]{1,400})\)(?: \[Line (?<line>\d{1,7}), Column (?<column>\d{1,7})\])?`,
gr=[{name:"next-swc",tool:"next",steps:[qt,{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[${b}:\\d{1,7}:\\d{1,7}\\]$`),skip:6,over:/^\s*[|│]|^$/},Yt]},{name:"\
next-config",tool:"next",steps:[/^\s*⨯ Failed to load (?<file>next\.config\.\w{2,3})\b/,{pattern:/^\[?Error:\s+[x×] (?<message>\S.*)$/,skip:4},/^\s*[╭,][─-]{1,3}\[\d{1,7}:\d{1,7}\]$/,
Yt]},{name:"swc",tool:"swc",steps:[qt,new RegExp(`^[\\s\u2502]*[\u256D,][\u2500-]{1,3}\\[${b}${v}\\]$`)]},{name:"next",tool:"next",steps:[new RegExp(`^(?<file>\\\
./[^:*"<>|]{1,400}?)${v}$`),/^(?:(?:Type )?[Ee]rror: )?(?<message>\S.*)$/]},{name:"next-loader-place",tool:"next",steps:[Ee,Vt,/^(?<line>\d{1,7}):(?<column>\d{1,7}): (?!.*\(\d{1,7}:\d{1,7}[-\d:]*\)$)(?<message>\S.*)$/]},
{name:"next-loader",tool:"next",steps:[Ee,Vt,{pattern:/^(?!Error: \[MDX\])(?:\d{1,7}:\d{1,7}: |- )?(?<message>\S.*?)(?: \((?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?\))?$/,
skip:1}]},{name:"next-mdx",tool:"next",steps:[Ee,/^(?:\w*Error: )?(?=[A-Z])(?<message>\S.*?) \((?<line>\d{1,7}):(?<column>\d{1,7})-\d{1,7}:\d{1,7}\)$/]},{name:"\
next-module",tool:"next",steps:[Ee,/^(?:\w*Error: )?(?<message>Module not found: .+)$/]},{name:"next-prerender",tool:"next",steps:[/^Error occurred prerendering page /,
/^(?<message>\S.*)$/,{pattern:pe,skip:20,over:Fe}]},{name:"gatsby-query",tool:"gatsby",steps:[/^error There was a problem parsing "(?<file>[^"]{1,400})"; any GraphQL$/,
{pattern:/^(?<message>This may indicate a syntax error in the code), or/,skip:2}]},{name:"gatsby-config",tool:"gatsby",steps:[/^error Failed to compile Gatsby files/,
{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^File path: (?<file>\S.{0,400})$/,skip:4}]},{name:"gatsby-lifecycle",tool:"gatsby",steps:[/^error "(?<file>[^"]{1,400})" threw an error while running the \w+ lifecycle:$/,
{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^> (?<line>\d{1,7}) \|/,skip:8}]},{name:"storybook-index-place",tool:"storybook",steps:[Jt,Xt,{pattern:/^(?:\S{1,400} )?\(line (?<line>\d{1,7}), col (?<column>\d{1,7})\)$/,
skip:1}],zeroColumn:!0},{name:"storybook-index",tool:"storybook",steps:[Jt,Xt]},{name:"storybook-config",tool:"storybook",steps:[/couldn't evaluate your (?<file>\S{1,400}) file\.$/,
{pattern:/^Original error:$/,skip:2,over:/^$/},{pattern:/^(?!\w*Error: Transform failed)(?:\w*Error: )?(?:<stdin>:(?<line>\d{1,7}):(?<column>\d{1,7}): ERROR: )?(?<message>\S.*)$/,
skip:1}],zeroColumn:!0},N("vitepress","vitepress-dead-link",/^(?:\(!\) )?(?<message>Found dead link \S{1,300}) in file (?<file>\S{1,400}\.md)$/),{name:"docusaur\
us-mdx",tool:"docusaurus",steps:[/MDX compilation failed for file "(?<file>[^"]{1,400})"$/,/^[\s│]*Cause: (?<message>\S.*)$/,{pattern:/^[\s│]*"line": (?<line>\d{1,7}),?$/,
skip:20}]},{name:"svelte-check",tool:"svelte-check",steps:[new RegExp(`^${b}${v}$`),/^(?<severity>Error|Warn|Hint): (?<message>\S.*?)(?: \((?<code>\w+)\))?$/]},
N("svelte-check","svelte-check-machine",/^\d{13} (?<severity>ERROR|WARNING) "(?<file>[^"]{1,400})" (?<line>\d{1,7}):(?<column>\d{1,7}) "(?<message>.+?)(?=\\n|"$)/),
{name:"astro-location",tool:"astro",steps:[/^(?!\s*(?:Hint|Error reference|Location|Stack trace):)(?:\[(?<code>\w+Error)\] (?=\S)|(?=[A-Z]\S* )(?!Build failed))(?<message>.+)$/,
{pattern:/^\s+Location:$/,skip:20,over:/^(?!\s*Stack trace:|\s+at |\[)/},new RegExp(`^\\s+${b}${v}$`)],zeroColumn:!0},N("metalsmith","metalsmith",/^Error: (?<message>Invalid frontmatter) in the file at: (?<file>\S.{0,400})$/),
{name:"eleventy-nunjucks",tool:["eleventy","nunjucks","metalsmith"],steps:[new RegExp(`^(?:\\d{1,2}\\.|>|Template render error:(?: \\S{1,200}:)?) ${Qt}$`),{pattern:/^\s+(?:Error: )?(?!(?:Template render error: )?\([^()]{1,400}\))(?<message>\S.*?)(?: \(via [\w ]+\))?$/,
skip:4,over:new RegExp(`^\\s*(?:Template render error: )?${Qt}$`)}],part:ye},N("eleventy","eleventy-liquid",/^(?:\d{1,2}\. )?(?:\w+Error: )?(?<message>\S.*), file:(?<file>[^,]{1,400}), line:(?<line>\d{1,7})(?:, col:(?<column>\d{1,7}))?/,
{part:ye}),{name:"eleventy-data",tool:"eleventy",steps:[/^\d{1,2}\. Having trouble (?:parsing data file|reading front matter from template) (?<file>\S{1,400}) \(via /,
/^\d{1,2}\. (?<message>\S.*?)(?: \((?:line )?(?<line>\d{1,7})(?::| column )(?<column>\d{1,7})\))?(?: \(via \w+\))?$/]},{name:"eleventy-layout",tool:"eleventy",steps:[
/^\d{1,2}\. Problem creating an Eleventy Layout for the "(?<file>[^"]{1,400})" template file\./,/^\d{1,2}\. (?<message>\S.*?)(?: \(via [^()]{1,200}\))?$/]},{name:"\
eleventy-config",tool:"eleventy",steps:[/^\d{1,2}\. Error in your Eleventy config file '(?<file>[^']{1,400})'\./,{pattern:/^\d{1,2}\. (?!There was a problem importing|Cannot find (?:module|package) )(?<message>\S.*?)(?: \(via \w+\))?$/,
skip:1,over:/^\d{1,2}\. There was/}]}],en=new RegExp(`^\\s{0,4}(?:\\[?(?:ERROR|error)\\]?:? )?(?<message>(?:${Ue}(?: \\[\\w+\\])?|error): .+)$`),hr=/^\s*\[cause\]: (?<message>\S.*)$/,
wr=80,yr={name:"node-cause",tool:"node",match(e,t){if(!e.find(en,t))return;let n,s,o=!1,r=t+1;for(;r<e.length&&r<t+wr;r++){const a=e.line(r)?.text??"",i=e.find(
hr,r)?.groups?.message;i!==void 0&&([s,o]=[i,!1]);const d=pe.exec(a.replace(/ \{$/,""))?.groups;if(d&&(n===void 0||s!==void 0&&!o)&&([n,o]=[{...d},!0]),i===void 0&&
!Fe.test(a)&&!/^[{}]/.test(a))break}return n&&s?{groups:[{...n,message:s}],next:r}:void 0}},tn=/^\s+File "(?<file>[^"]{1,400})", line (?<line>\d{1,7})/,$r=/\/site-packages\/|\/dist-packages\/|\/lib\/python\d|^</,
Er=/^(?<message>[A-Za-z_][\w.]{0,100}(?:: .+)?)$/,br={name:"python",tool:"python",match(e,t){if(!(e.line(t)?.text??"").startsWith("Traceback (most recent call l\
ast)")&&!e.find(tn,t))return;let s;for(let o=t;o<e.length&&o<t+200;o++){const r=e.line(o)?.text??"",a=e.find(tn,o)?.groups;if(a&&!$r.test(a.file??"")&&(s={...a}),
o===t||r.startsWith(" "))continue;const i=Er.exec(r)?.groups?.message;return s&&i?{groups:[{...s,message:i}],next:o+1}:void 0}}},kr=[{name:"vitest",tool:"vitest",
steps:[/^\s*FAIL\s+\S{1,400} > (?<test>\S.{0,300})$/,/^(?<message>\S.*)$/,{pattern:new RegExp(`^ \u276F (?!.*node_modules)(?:\\S.{0,200} )?(?<file>(?:[A-Za-z]:)?[^\\s:\
]{1,400})${v}$`),skip:40}]},{name:"jest-syntax",tool:"jest",steps:[new RegExp(`^\\s{4}${ee}:(?<line>\\d{1,7})$`),{pattern:new RegExp(`^\\s{4}(?<message>${Ue}: .\
+)$`),skip:6}]},{name:"jest",tool:"jest",steps:[/^\s{2}● (?!Test suite failed to run)(?<test>\S.*)$/,{pattern:/^\s{4}(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:pe,
skip:40,over:/^(?!\s{2}●)/}]},{name:"rust",tool:"cargo",steps:[/^(?<severity>error|warning)(?:\[(?<code>\w+)\])?: (?<message>.+)$/,new RegExp(`^\\s*--> ${b}${v}\
$`)]},br,{name:"go-panic",tool:"go",steps:[/^panic: (?<message>.+)$/,{pattern:new RegExp(`^\\s(?!.*/go/(?:src|pkg/mod)/)${b}:(?<line>\\d{1,7})(?: \\+0x.*)?$`),skip:20}]},
{name:"node-syntax",tool:"node",steps:[new RegExp(`^(?!.*node_modules)${ee}:(?<line>\\d{1,7})$`),{pattern:new RegExp(`^(?<message>${Ue}(?: \\[\\w+\\])?: .+)$`),
skip:6}]},N("node","node-import",/^(?:\w*Error )?\[?(?<code>ERR_MODULE_NOT_FOUND|ERR_PACKAGE_PATH_NOT_EXPORTED)\]?: (?<message>(?:Cannot find (?:module|package)|Package subpath) '[^']{1,400}'(?: is not defined by "exports" in \S{1,400})?) imported from (?<file>\S{1,400})$/),
yr,{name:"node-stack",tool:"node",steps:[en,{pattern:pe,skip:20,over:Fe}]},{name:"consola",tool:["nuxt","docusaurus"],steps:[/^\[(?:error|fatal)\] (?<message>\S.*)$/,
{pattern:pe,skip:20,over:/^\s+at /}]},N(void 0,"plain",new RegExp(`^\\s{0,4}(?!- )(?:(?:vet|error|ERROR|Error):? (?:in )?)?${ee}${v}:?(?: -)?\\s+(?:(?:fatal )?(?\
<severity>error|warning|note|info)\\b[: ]\\s*)?(?!\\+0x)(?<message>\\S.*)$`))],nn=new RegExp(`^(?:File: |(?<severity>ERROR|WARNING) in )${b}(?:[: ]\\d+:[\\d:-]+)?\
$`),Sr=[{name:"rspack-syntax",tool:["rspack","rsbuild"],steps:[nn,/^\s+× Module build failed \(from builtin:/,/^\s+╰─▶\s+×\s+(?:x )?(?:Syntax Error: )?(?<message>\S.*)$/,
/^[\s│]*[╭,][─-]{1,3}\[(?:[^\]]{0,400}:)?(?<line>\d{1,7}):(?<column>\d{1,7})\]$/],zeroColumn:!0},{name:"rspack",tool:["rspack","rsbuild"],steps:[nn,{pattern:/^\s+(?:╰─▶\s+)?× (?!(?:\w*Error: )?Module build failed)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^\s+× Module build failed/}]},N(["docusaurus","react-scripts","gatsby"],"unresolved-in-folder",/^(?:\s*× |\w*Error: )?(?<message>(?:Module not found: (?:Error: )?)?Can't resolve '[^']{1,300}') in '(?<file>[^']{1,400})'$/),
N("react-scripts","react-scripts-css",new RegExp(`^Syntax error: ${ee} (?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`)),{name:"fork-ts-checker",
tool:"webpack",steps:[new RegExp(`^(?<severity>ERROR|WARNING) in ${b}${v}(?:-[\\d:]+)?$`),/^(?<code>TS\d+): (?<message>.+)$/]},{name:"webpack-loader-place",tool:"\
webpack",steps:[new RegExp(`^(?<severity>ERROR|WARNING) in (?:${K})(?: \\d+:[\\d-]+)?(?: \\(.*)?$`),{pattern:new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\\
) ${b} (?<message>[A-Z].*)$`),skip:5}]},N("gatsby","postcss-loader",new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${ee} (?<message>[A-Z].*)$`)),{name:"\
webpack-place",tool:"webpack",steps:[new RegExp(`^(?<severity>ERROR|WARNING) in ${b}(?: \\d+:[\\d-]+)?(?: \\(.*)?$`),{pattern:new RegExp(`^(?:\\w*Error: )?(?:${K}\
: )?(?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`),skip:2}],zeroColumn:!0},{name:"webpack",tool:"webpack",steps:[new RegExp(`^(?!.*sass-loader\
)(?<severity>ERROR|WARNING) in ${b}(?: (?<line>\\d{1,7}):(?<column>\\d{1,7})(?:-[\\d:]+)?)?(?: \\(.*)?$`),{pattern:/^(?!Module build failed|\.\/\S+ \d|\[tsl\]|\d{1,7}:[\d-]+$)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^Module build failed/}],zeroColumn:!0}],sn=[...pr,...fr,...mr,...Sr,...gr,...kr];class vr{#e;#t=new Map;constructor(t){this.#e=t}get all(){return this.#e}get length(){
return this.#e.length}line(t){return this.#e[t]}find(t,n){let s=this.#t.get(t);s||(s=[],this.#t.set(t,s));const o=s[n];if(o!==void 0)return o;const r=j(t,this.#e[n]?.
text??"");return s[n]=r,r}}function _r(e,t,n){if("match"in e)return e.match(t,n);const s={};let o=n;for(const[a,i]of e.steps.entries()){const d=Rr(on(i),t,o,a>0);
if(!d)return;for(const[l,u]of Object.entries(d.groups))u!==void 0&&(s[l]=u);o=d.at+1}const r=e.steps.at(-1);return!e.repeat||!r?{groups:[s],next:o}:xr(on(r).pattern,
s,t,o)}function xr(e,t,n,s){const o=[t];let r=s;for(;r<n.length&&o.length<1e3;r++){const a=n.find(e,r);if(!a)break;o.push({file:t.file,...a.groups})}return{groups:o,
next:r}}function on(e){return e instanceof RegExp?{pattern:e}:e}function Rr(e,t,n,s){const o=s?e.skip??0:0,r={};for(let a=n;a<=n+o&&a<t.length;a++){const i=t.find(
e.pattern,a);if(i)return{at:a,groups:{...r,...i.groups}};const d=e.over&&t.find(e.over,a);if(e.over&&!d)return;for(const[l,u]of Object.entries(d?.groups??{}))u!==
void 0&&(r[l]=u)}}const rn=500,an=500,Or=[["warning",/^(?:warn|warning|deprecation warning|!|⚠)/i],["notice",/^(?:hint|info|note|message|i$)/i],["error",/./]],
Tr=/^Compiled with warnings\.?$/,Nr=/\bfail(?:ed)?\b|^error\b|^Treating warnings as errors/i;function Ar(e,t=sn){const n=new vr(Ct(e)),s=new Map;let o=!1;for(let r=0;r<
n.length&&s.size<rn;){const a=n.line(r)?.text??"";o=Tr.test(a)||o&&!Nr.test(a);const i=Lr(n,r,t);for(const d of i?.diagnostics??[]){const l=o&&d.severity==="err\
or"?{...d,severity:"warning"}:d,{file:u,line:h,column:_,message:M}=l,B=JSON.stringify([u,h,_,M]);!s.has(B)&&s.size<rn&&s.set(B,l)}r=i?.next??r+1}return[...s.values()]}
function Lr(e,t,n){const s=e.line(t);if(!(!s||s.text.trim()===""))for(const o of n){const r=_r(o,e,t);if(!r)continue;return{diagnostics:r.groups.map(i=>{const d=Ir(
i,o,s.folder);if(!d)return;const l=ut(d.message,e.all,Cr(d.message,e,t,r.next)),u=i.test===void 0?"":`, in the test "${i.test.slice(0,120)}"`;return{...d,message:(0,E.
Ow)(l+u,an)}}).filter(i=>i!==void 0),next:r.next}}}function Cr(e,t,n,s){for(let o=n;o<s;o++)if(t.line(o)?.text.includes(e.slice(0,60)))return o;return s-1}function Ir(e,t,n){
const{message:s,frame:o}=e,r=(e.file??"").replace(/(?<=\.mdx?)\.js(?=$|\?)/,"");if(!(r||o)||!s)return;const a=r===(e.file??"")&&dn(e.line)||null,i=a===null?null:
dn(e.column);return{file:r&&Ur(r.trim(),n)+Mr(t,r,a),line:a,column:i===null?null:t.zeroColumn?i+1:i||null,severity:jr(e.severity,t),code:e.code??null,message:(0,E.
Ow)(Dr(Pr(s.trim(),r),r),an),frame:o}}function Mr({part:e=""},t,n){return n===null||e===ye&&t.startsWith("/")?"":e}function Pr(e,t){const n=e.replace(/^(?:error: |\[error\] )|\?vue&type=[\w=&.-]+| \[plugin [\w@/:-]{1,60}\]$/gi,
""),[,s="",o]=/^(\S{1,400}?)(?::\d{1,7}){0,2}: (.+)$/.exec(n)??[],[r]=t.split("?",1);return o!==void 0&&(`/${s}`.endsWith(`/${r}`)||`/${r}`.endsWith(`/${s}`))?o:
n}function Dr(e,t){return e.replace(/(?<=^Cannot find module ')\/[^']{1,400}(?='$)/,n=>{const s=I.posix.relative(I.posix.dirname(t),n);return t.startsWith("/")?
s.startsWith(".")?s:`./${s}`:n})}function jr(e,t){return e===void 0?t.severity??"error":Or.find(([,n])=>n.test(e))?.[0]??"error"}function dn(e){return e===void 0?
null:Number(e)}function Ur(e,t){return t===void 0||/^(?:[A-Za-z]:|[a-z-]+:\/\/|[\\/])/.test(e)?e:`${t}/${e.replace(/^(?:\.\/)+/,"")}`}const ln={formats:sn,causes:Lt};
function si(e,{formats:t,causes:n}=ln){const s=o=>![o.tool??[]].flat().includes(e);return{formats:t.filter(s),causes:n.map(o=>({...o,signs:o.signs.filter(s)})).
filter(({signs:o})=>o.length>0)}}var Fr=$(96),Wr=$(8922);const Gr=[0,1e3,2e3,4e3];async function Br(e,t,n,s,o){const r=await Qr(e,t,s,o);return r?zr(r,n,s.tree,
s.rules??ln):{headline:`The deployment ${e} failed, and the platform gives no reason`,remedy:`Look at the deployment ${e} in the platform.`,stage:void 0,code:void 0,
exitCode:void 0,diagnostics:[],moreDiagnostics:0,log:[]}}function zr(e,t,n,s){const{kept:o={}}=t,r={...t.configuration,...Hr(t)},{rootDirectory:a}=r.settings,i={
exists:n?.exists??(()=>!1),rootDirectory:typeof a=="string"?a:void 0,folders:Xr(r,n)},{shown:d,rest:l}=bn(qr(e,i,s)),{repository:u,branch:h,outputDirectory:_}=r,
{fault:M,...B}=or({...e,diagnostics:d,list:n?.list,repository:u,branch:h,outputDirectory:_,keptOutput:t.configuration.outputDirectory===void 0&&_!==void 0},s.causes),
be=M&&Yr(qn(M.part),M.summary,B.cause,d,i),ke=Zr(e.code,o);return{...B,remedy:ke===void 0?B.remedy:[B.remedy,ke].filter(Boolean).join(`
`),message:e.message&&(0,E.Ow)(e.message,500),stage:e.stage,code:e.code,exitCode:e.exitCode,diagnostics:be?[be,...d]:d,moreDiagnostics:l.error+l.warning+l.notice,
log:zo(e.log)}}function Hr({kept:e={},configuration:t}){const{buildCommand:n=e.buildCommand,outputDirectory:s=e.outputDirectory,settings:o}=t,r=e.rootDirectory===
void 0?{}:{rootDirectory:e.rootDirectory};return{...(0,A.Eb)({buildCommand:n,outputDirectory:s}),settings:{...r,...o}}}const Kr={package_json_invalid:["rootDire\
ctory"],root_directory_missing:["rootDirectory"],node_unavailable:["nodeVersion"],install_failed:["installCommand","nodeVersion"],build_script_missing:["buildCo\
mmand","rootDirectory"],build_failed:["buildCommand"],build_timeout:["buildCommand"],output_missing:["outputDirectory","buildCommand"],output_empty:["outputDire\
ctory","buildCommand"]};function Zr(e,t){const n=(Kr[e??""]??[]).filter(r=>t[r]!==void 0);if(n.length===0)return;const s=n.map(r=>`${r} ${(0,Wr.JJ)(t[r])}`).join(
" and "),o=`{${n.map(r=>`"${r}": null`).join(", ")}}`;return`This deploy did not give ${s}: the app has it from before. To unset it: slipway settings unset ${n.
join(" ")}, or app-settings: '${o}'.`}function qr({diagnostics:e,log:t},n,{formats:s}){return e.length===0?Ft(Ar(t,s),n):Ft(e,{...n,folders:["",...n.folders??[]]})}
function Yr(e,t,n,s,o){if(e===void 0||s.some(({severity:a})=>a==="error"))return;const r=De(e,o);return r===void 0?void 0:{file:r,line:null,column:null,severity:"\
error",code:n??null,message:t}}function Vr({code:e,message:t,exitCode:n,signal:s,log:o,diagnostics:r}){return[e,t,n,s].some(i=>i!==void 0)||o.length>0||r.length>
0}const Jr=8;function Xr(e,t){const{buildCommand:n="",outputDirectory:s="",settings:o}=e,r=n.split(/[\s'"=;&|()]+/).map(l=>l.replace(/^(?:\.\/)+|(?<!\/)\/+$/g,"")),
a=s.split("/").map((l,u,h)=>h.slice(0,u).join("/")),i=typeof o.rootDirectory=="string"?`${o.rootDirectory}/`:"",d=[...r,...a.reverse()].filter(l=>/^[^./-][^:*?]*$/.
test(l));return[...new Set(d)].map(l=>i+l).filter(l=>(t?.list(l).length??0)>0).slice(0,Jr)}async function Qr(e,t,n,s){try{const o=async()=>{const r=await n.platform.
readFailure(t,e);return r&&Vr(r)?r:void 0};return await(0,Fr.d)(Gr,o,n)}catch(o){n.signal.throwIfAborted();const r=(0,g.I7)(o);s.warn(`The failure record of ${e}\
 cannot be read: ${r.message}`,r.remedy);return}}}),96:((te,F,$)=>{$.d(F,{d:()=>C,x:()=>j});const g=3e4,A=.02,E=.05,P=100,D=1e4,G=.2;function j(S,L){const W=S<g?
A:E;return Math.min(D,Math.max(P,S*W))*(1-G*L())}async function C(S,L,{clock:W,signal:k}){for(const O of S){O>0&&await W.sleep(O,k);const x=await L();if(x!==void 0)
return x}}}),8922:((te,F,$)=>{$.d(F,{JJ:()=>C,bA:()=>D,fs:()=>S,pK:()=>W,q9:()=>L,uq:()=>j});var g=$(7975),A=$(5807),E=$(86);const P=new Set(["appID","id","name",
"type","state","status","url","subdomain","repository","branch","variables"].map(E.tK));function D(k,O){return k&&((0,E.Pf)(k.fields).get((0,E.tK)(O))??null)}function G({
fields:k}){const O=Object.entries(k).filter(([x,R])=>R!==null&&!P.has((0,E.tK)(x)));return Object.fromEntries(O)}function j(k,O){const x=new Set(Object.keys(O).
map(E.tK)),R=Object.entries(G(k)).flatMap(([p,f])=>["string","number","boolean"].includes(typeof f)&&f!==""&&!x.has((0,E.tK)(p))?[[p,String(f)]]:[]);return Object.
fromEntries(R)}function C(k){return k==null?"not set":(0,A.Ow)(JSON.stringify(k),200)}function S(k,O){return Object.entries(O).flatMap(([x,R])=>{const p=D(k,x);
return p===void 0?[`${(0,A.Ow)(x,60)}: ${C(R)}`]:(0,g.isDeepStrictEqual)(p,R)?[]:[`${(0,A.Ow)(x,60)}: ${C(p)} \u2192 ${C(R)}`]})}function L(k,O){const x=[...O.keys()];
if(k===void 0)return x;const R=x.map(f=>`${f} (${k.includes(f)?"set before":"new"})`),p=k.filter(f=>!O.has(f)).map(f=>`${(0,A.Ow)(f,100)} (removed)`);return[...R,
...p]}async function W({appID:k},O,x,R){const{stored:p}=await R.lookUp(k),f=Object.keys(O).filter(U=>!(0,g.isDeepStrictEqual)(x[U],O[U])&&(0,g.isDeepStrictEqual)(
D(p,U),O[U]));return f.length>0&&await R.updateApp(k,Object.fromEntries(f.map(U=>[U,x[U]]))),f}}),3716:((te,F,$)=>{$.d(F,{LP:()=>A,QE:()=>j});var g=$(5807);function A(C){
return/^\s*at\s.*[:)\d]$/.test(C)}const E=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,P=2,D=2e3;class G{#e;#t;#n=[];#s=0;constructor(S){
this.#e=S}push(S){const L=(0,g.Nl)(S.slice(0,D)).trimEnd().replace(/ \{$/,"");return A(L)?this.#t===void 0&&!E.test(L)?(this.#t=S,[...this.#o(),S]):(this.#s+=1,
this.#n.length<P&&this.#n.push(S),[]):[...this.end(),S]}end(){return this.#t=void 0,this.#o()}#o(){const[S,L]=[this.#s,this.#n];return[this.#s,this.#n]=[0,[]],S<
P?L:[this.#e(S)]}}function j(C,S){const L=new G(S);return[...C.flatMap(W=>L.push(W)),...L.end()]}})};export{oi as id,ri as ids,ii as modules};

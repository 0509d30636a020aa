const Vr=955,Xr=[955],Jr={2207:((te,F,$)=>{$.d(F,{Mb:()=>A,PB:()=>f,iV:()=>P,sR:()=>E});const f=["queued","building","syncing","activating","succeeded","failed",
"cancelled"],A=["queue","clone","install","build","sync","activate"],E=["repository_not_found","repository_not_allowed","branch_not_found","commit_not_found","c\
lone_failed","root_directory_missing","package_json_invalid","build_script_missing","app_ambiguous","server_build","node_unavailable","install_failed","build_fa\
iled","build_timeout","build_killed","builder_crashed","out_of_memory","disk_quota","output_missing","output_empty","nothing_to_serve","output_unsafe","output_t\
oo_large","site_broken","disk_full","storage_unavailable","sync_failed","activation_failed","interrupted"],P={invalid_request:400,unauthorized:401,forbidden:403,
not_found:404,organization_not_found:404,app_not_found:404,deployment_not_found:404,release_not_found:404,table_not_found:404,method_not_allowed:405,app_exists:409,
conflict:409,domain_taken:409,app_deleted:410,body_too_large:413,unsupported_media_type:415,validation_failed:422,domain_not_verified:422,rate_limited:429,internal:500,
unavailable:503}}),86:((te,F,$)=>{$.d(F,{Dy:()=>pe,If:()=>j,LO:()=>ne,MX:()=>_,PM:()=>k,Pf:()=>G,Qq:()=>g,TU:()=>ie,VF:()=>C,b6:()=>p,k$:()=>L,kB:()=>X,lS:()=>S,
nd:()=>U,tK:()=>D,w:()=>R,zs:()=>Z});var f=$(3739),A=$(8302),E=$(5807),P=$(8438);function D(c){return c.toLowerCase().replace(/[_\-$@]/g,"")}function G(c){const m=new Map;
if(!(0,A.Gv)(c))return m;for(const[w,y]of Object.entries(c)){const N=D(w);m.has(N)||m.set(N,y)}return m}function j(c){return new Map(c.toReversed().flatMap(m=>[
...m]))}function C(c,m){return{path:c,value:m,fields:G(m)}}function S(c,m){return Object.entries(c.value).filter(([w])=>m.includes(D(w))).map(([w,y])=>({path:W(
c.path,w),member:y}))}function L(c,m){for(const w of m)for(const{path:y,member:N}of S(c,[w]))if((0,A.Gv)(N))return C(y,N)}function W(c,m){const w=k((0,E.Ow)(m,40));
return c===""?w:`${c}.${w}`}function k(c){return/^[A-Za-z_]\w*$/.test(c)?c:`\`${c.replaceAll("`","")}\``}function O(c){return/^[\w.$]+$/.test(c)?c:JSON.stringify(
c)}function _(c,m,w=P.sX){const y=[];let N=(0,A.Gv)(c)?C("",c):void 0;for(;N!==void 0&&y.length<=w;)y.unshift(N),N=L(N,[...m,...P.wy]);return y}function R(c,m){
return _(c,m).map(({fields:w})=>w)}function p(c){return typeof c=="number"?String(c):typeof c=="string"&&c!==""?c:void 0}function g(c,...m){for(const w of m){const y=p(
c.get(w));if(y!==void 0)return y}}function U(c,...m){for(const w of m){const y=c.get(w),N=typeof y=="string"&&/^-?\d{1,15}$/.test(y)?Number(y):y;if(Number.isSafeInteger(
N))return Number(N)}}function X(c,...m){for(const w of m){const y=c.get(w),N=typeof y=="string"&&/^\d+(?:\.\d+)?$/.test(y)?Number(y):y;if(typeof N=="number"&&Number.
isFinite(N))return Math.round(N<1e11?N*1e3:N);const ke=typeof y=="string"?Date.parse(y):Number.NaN;if(!Number.isNaN(ke))return ke}}function pe(c){const m=p(c);if(m===
void 0)return;const w=/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/].*)?$/i.test(m)?`https://${m}`:m;return/^https?:\/\//i.test(w)&&URL.canParse(w)?w:void 0}function ne(c,m,w,y){
return Y(`has no ${c}; ${ae(m)}`,w,y)}function Z(c,m,w,y){return Y(`has more than one ${c}: ${m.join(" and ")}; Slipway does not guess`,w,y)}function Y(c,m,w){const y=m.
status===void 0?"":` (${m.status})`;return new f.GQ("unexpected_response",`The answer to ${m.method} ${m.path}${y} ${c}`,{remedy:w===void 0?"Check that the addr\
ess is the service itself. If it is, its answers have a shape that Slipway does not know.":`Check that base-url is the control plane. If it is, say where the va\
lue is in a map (input api-map):
${w}
"slipway doctor --write slipway-api.yml" writes a map to start from.`,call:{...m,outcome:"unknown",unclear:!0}})}function ie(c,m,w){return`answers:
  ${c}:
    ${m}: ${O(w)}`}function ae(c){if(c===void 0)return"it is empty.";if(Array.isArray(c))return`it is a list of ${c.length}.`;if(!(0,A.Gv)(c))return`it is ${c===
null?"null":`a ${typeof c}`}.`;const m=J(c,0),w=m.slice(0,30).join(", ");return m.length===0?"it is an empty object.":`it has: ${w}${m.length>30?", \u2026":""}.`}
function J(c,m){return!(0,A.Gv)(c)||m>P.sX?[]:Object.entries(c).flatMap(([w,y])=>[(0,E.Ow)(w,40),...J(y,m+1).map(N=>`${(0,E.Ow)(w,40)}.${N}`)])}}),8438:((te,F,$)=>{
$.d(F,{A9:()=>k,BV:()=>j,Bw:()=>X,DE:()=>Y,E6:()=>_,H7:()=>pe,Hl:()=>Z,Ld:()=>R,M0:()=>P,Mg:()=>c,NP:()=>ie,S3:()=>L,T8:()=>J,Vt:()=>S,XD:()=>O,XQ:()=>W,cJ:()=>ne,
dI:()=>U,gW:()=>g,m5:()=>C,qQ:()=>ae,sX:()=>G,tl:()=>p,uH:()=>E,uq:()=>A,wy:()=>D});var f=$(5807);const A={label:"app",names:(0,f.aL)("app application"),kin:(0,f.
aL)("site service website webapp staticsite"),lists:(0,f.aL)("apps applications sites services")},E={label:"deployment",names:(0,f.aL)("deploy deployment"),kin:(0,f.
aL)("job build release run rollout revision"),lists:(0,f.aL)(`
    deployments deploys jobs builds releases runs rollouts revisions jobsummaries deploymentsummaries
  `)},P={label:"environment",names:(0,f.aL)("environment env"),kin:[],lists:(0,f.aL)("environments envs")},D=(0,f.aL)("data result item response payload body co\
ntent node embedded"),G=2,j=(0,f.aL)("attributes properties metadata"),C=(0,f.aL)("items data results result list records entries values value nodes edges"),S=(0,f.
aL)("errors messages warnings notices included links"),L=(0,f.aL)("id uid uuid guid"),W=(0,f.aL)(`
  status state readystate currentstatus currentstate
  deploymentstatus deploystatus deploymentstate deploystate jobstatus jobstate
`),k=(0,f.aL)("phase deploymentphase"),O=(0,f.aL)("state status phase name value"),_=(0,f.aL)("conclusion result outcome"),R=(0,f.aL)("stage step currentstage c\
urrentstep stagename"),p=(0,f.aL)(`
  url publicurl liveurl siteurl appurl sslurl productionurl primaryurl weburl
  deploymenturl deployurl deploysslurl previewurl
  defaultingress defaultdomain defaulthostname livedomain hostname host domain fqdn
`),g=(0,f.aL)("urls domains hostnames aliases status links endpoints"),U=(0,f.aL)("branch gitbranch branchname sourcebranch gitref ref githubcommitref headbranc\
h"),X=(0,f.aL)("repository repo repositoryurl repourl gitrepository gitrepo giturl"),pe=(0,f.aL)("branch productionbranch gitbranch repobranch"),ne=(0,f.aL)(`
  commit commitsha commitid commithash commitref sha gitsha gitcommit gitcommitsha
  revision sourceversion githubcommitsha headsha
`),Z=(0,f.aL)("source git gitsource meta trigger deploymenttrigger metadata commit"),Y=(0,f.aL)(`
  createdat created createdon creationtime createtime createdtime createdtimeutc
  creationtimestamp datecreated insertedat queuedat starttime startedat timestamp
`),ie=(0,f.aL)("supersededby replacedby"),ae=(0,f.aL)("nextcursor cursor nextpagetoken nexttoken endcursor continue next"),J=(0,f.aL)("pagination paging page pa\
geinfo meta metadata resultinfo links"),c=(0,f.aL)("next nextlink nexturl nextpage")}),9955:((te,F,$)=>{$.d(F,{explain:()=>Mr});var f=$(3739),A=$(8302),E=$(5807),
P=$(2207);const D=new WeakMap,G=3;function j(e,t){const n=C(e);if(n.length===0)return e.exec(t);for(const s of n)if(t.includes(s))return e.exec(t);return null}function C(e){
let t=D.get(e);if(t===void 0){const n=e.ignoreCase?[]:S(e.source);t=n.every(s=>s.length>=G)?n:[],D.set(e,t)}return t}function S(e){const t=[""];let n="",s=0;for(let o=0;o<=
e.length;o++){const r=e[o]??"",a=r==="\\"?e[++o]??"":"";if(L.test(a))return[];if(r==="["&&(o=O(e,o)),r==="("&&(s+=1),r===")"&&(s-=1),s>0&&r!=="(")continue;const i=r===
"\\"?a:r;if(i!==""&&!(r==="\\"?k:W).includes(i)){n+=i;continue}(r==="*"||r==="?"||r==="{")&&(n=n.slice(0,-1)),n.length>(t.at(-1)??"").length&&(t[t.length-1]=n),
n="",r==="{"&&(o=e.indexOf("}",o)),r==="|"&&t.push("")}return t}const L=/^[uxck\d]$/,W="()[{*+?^$.|",k="bBdDsSwWnrtfvpP";function O(e,t){let n=t+1;for(;e[n]!=="\
]";)n+=e[n]==="\\"?2:1;return n}function _(e,t,n){for(const s of e.signs)if(!(s.codes&&!(t.code&&s.codes.includes(t.code)))&&!(s.exitCodes&&!(typeof t.exitCode==
"number"&&s.exitCodes.includes(t.exitCode)))&&!(s.signals&&!(t.signal&&s.signals.includes(t.signal)))&&!(s.stages&&t.stage&&!s.stages.includes(t.stage.toLowerCase()))&&
!(s.weak&&t.diagnostics?.some(({severity:o,line:r})=>o==="error"&&r!==null))){if(!s.log)return{groups:{},facts:t,lines:n};for(let o=n.length-1;o>=0;o--){const r=j(
s.log,n[o]??"");if(r)return{groups:r.groups??{},facts:t,lines:n}}}}function R({code:e}){return P.sR.some(t=>t===e)}function p(e,t){for(const n of e){const s=j(t,
n)?.[1];if(s!==void 0)return s}}function g(e,t){return e===void 0||e===""?t:`"${e}"`}var U=$(9882);const X=/; there (?:is|are) (?<names>[^;]{1,300})$/;function pe(e,t){
return t.length===0||X.test(e)?e:`${e.replace(/[.:]?\s{0,4}$/,"")}; there ${t.length===1?"is":"are"} ${t.join(", ")}`}function ne(e){return e.replace(X,"")}function Z(e){
return X.exec(e)?.groups?.names?.split(", ")??[]}function Y(e){return e.endsWith("/")}function ie(e){return Z(e).find(Y)}const ae=[/["'](?<name>[\w$]{1,200})["'] is not exported (?:by|from) (?:["'](?<from>[^"']{1,400})["']|(?<path>[^\s,"']{1,400}))/,
/No matching export in "(?<from>[^"]{1,400})" for import "(?<name>[\w$]{1,200})"/,/\bexport '(?<name>[\w$]{1,200})' (?:\(imported as '[^']{1,200}'\) )?was not found in '(?<from>[^']{1,400})'/,
/The requested module '(?<from>[^']{1,400})' does not provide an export named '(?<name>[\w$]{1,200})'/,/(?:Module )?'"(?<from>[^"']{1,400})"' has no exported member (?:named )?'(?<name>[\w$]{1,200})'/,
/\bExport (?<name>[\w$]{1,200}) doesn't exist in target module/,/'(?<from>[^']{1,400})' does not contain a (?<name>default) export/,/Module '"(?<from>[^"]{1,400})"' has no (?<name>default) export/];
function J(e){for(const t of ae){const{name:n,from:s,path:o}=j(t,e)?.groups??{};if(n!==void 0)return{name:n,from:s??o}}}const c=300,m=/^ {0,40}export (?:declare |abstract )?(?:async )?(?:const enum|const|let|var|function ?\*?|class|interface|type|enum|namespace) (?<name>[\w$]{1,100})/,
w=/^\s{0,40}(?:module\.)?exports\.(?<name>[\w$]{1,100})\s*=/,y=/(?:^|\bas\s+)(?<name>[\w$]{1,100})\s*$/,N=/^\s{0,40}export\s+(?:type\s+)?\*\s+from\s+["'](?<from>[^"']{1,300})["']/;
function ke(e){const t=new Set,n=[];let s=!1;for(const o of e){const r=(m.exec(o)??w.exec(o))?.groups?.name;r&&t.add(r),/^\s{0,40}export\s+default\b/.test(o)&&t.
add("default");const a=N.exec(o)?.groups?.from;a!==void 0&&n.push(a);const i=/^\s{0,40}export\s+(?:type\s+)?\{/.exec(o);if(s||=i!==null,!s)continue;const[d=""]=o.
slice(i?.[0].length??0).split("}",1);for(const l of d.replace(/\/\/.*$/,"").split(",")){const u=y.exec(l.trim())?.groups?.name;u&&t.add(u)}if(s=!o.includes("}"),
t.size>=c)break}return{own:[...t],from:n}}var I=$(6760);const rn=["error","warning","notice"],an=/^\..|.\.config\.[a-z]{1,10}$|^package(?:-lock)?\.json$/;function dn(e){
const t=I.posix.basename(e);return an.test(t)||t.includes("tsconfig")&&t.endsWith(".json")}const ln=/^TS5\d{3}$/;function Fe({code:e}){return ln.test(e??"")}const cn=/^ts\(?(?:2304|2305|2307|2503|2552|2580|2614|2686|2688|2694|2724|2792|2882)\)?$/i,
un=/^ts\(?(?:6133|6138|6192|6196|6198|6385|6387|7005|7006|7016|7019|7022|7023|7024|7027|7028|7030|7031|7034|7044|7045|7053|18046|80\d{3})\)?$/i,mn=/^(?:\w*Error: )?(?:[×x] )?(?:(?:Module )?[Bb]uild failed\b|Unexpected (?:token|eof|end of file)\b|Expression expected|Declaration or statement expected|Unterminated regexp literal|Expected (?:ident|unicode escape)\b|'(?:[),;:}]|=>|<\/)' expected)/i;
function pn({code:e,message:t}){const n=e??"";return(cn.test(n)?-1:0)+(un.test(n)?3:0)+(mn.test(t)?.5:0)}function fn({code:e}){const[t="",...n]=(e??"").split("/").
reverse();return/^[a-z][a-z-]+$/.test(t)&&n.every(s=>/^@?[a-z][\w-]*$/.test(s))}const gn=/^Parsing error|\bUnable to resolve\b|\bis not defined\b|\bnot found in\b/;
function hn(e){return Fe(e)?-2:dn(e.file)?1:0}function wn(e,t=10){const n=new Set,s=new Set,o=e.map(d=>{const l=JSON.stringify([d.severity,d.file,d.line]),u=JSON.
stringify([d.severity,d.message]),h=fn(d)&&gn.test(d.message),x=n.has(l)||s.has(u);n.add(l),s.add(u);const M=(d.line===null?4:0)+(x&&!h?2:0)+hn(d)+pn(d)-(h?1:0);
return{diagnostic:d,weight:M}}),r=rn.map(d=>o.filter(({diagnostic:l})=>l.severity===d).toSorted((l,u)=>l.weight-u.weight).map(({diagnostic:l})=>l)),a=Math.max(0,
t),i=d=>Math.max(0,(d?.length??0)-a);return{shown:r.flatMap(d=>d.slice(0,a)),rest:{error:i(r[0]),warning:i(r[1]),notice:i(r[2])}}}function de(e,{facts:t,lines:n}){
if(!e.startsWith("/"))return e;const s=e.split("/"),o=(t.diagnostics??[]).map(({file:i})=>i.split("/",1)[0]??"").filter(i=>i!==""),r=[...new Set(["node_modules",
...t.list?.("")??[],...o])],a=s.findIndex(i=>r.includes(i));if(a>0)return s.slice(a).join("/");for(let i=s.length-1;i>1;i--){const d=`${s.slice(0,i).join("/")}/`;
if(n.some(l=>r.some(u=>yn(l,d+u))))return s.slice(i).join("/")}return e}function yn(e,t){const n=e.indexOf(t);return n>=0&&!/[\w.-]/.test(e[n+t.length]??"")}function Se(e,t,n=[
""]){const s=e.split("/",40).filter(r=>r!==""&&r!==".");let o="";for(const[r,a]of s.entries()){const i=t(o),d=(r===s.length-1?n:[""]).map(u=>`${a}${u}`),l=d.find(
u=>i.includes(u))??d.map(u=>i.find(h=>h.toLowerCase()===u.toLowerCase())).find(Boolean);if(l===void 0)return;o=I.posix.join(o,l)}return n.some(r=>o===`${s.join(
"/")}${r}`)?void 0:o}const ve=[/Cannot find (?:module|package) '(?<what>[^']{1,300})' imported from (?<from>\S{1,400})/,/Cannot find (?:module|package) '(?<what>[^']{1,300})'/,
/Cannot find module or type declarations for side-effect import of '(?<what>[^']{1,300})'/,/Could not resolve ["'](?<what>[^"']{1,300})["'](?: (?:from|in) ["']?(?<from>[^"'\s]{1,400}))?/,
/^(?:\[UNLOADABLE_DEPENDENCY\] )?Could not load (?<path>[\w@./[\]-]{1,300})$/,/^\S{0,60}\s?Could not load (?<what>\/[^\s()]{1,300}) \(imported by (?<from>[^)\s]{1,300})\)(?!: (?!ENOENT))/,
/The module `(?<what>[^`]{1,200})` could not be loaded\. It may not be installed/,/problem loading plugin "(?<what>[^"]{1,200})"\. Perhaps you need to install/,
/[Ff]ailed to resolve "extends":\s?"(?<what>[^"]{1,300})"/,/Can't resolve '(?<what>[^']{1,300})'/,/\bNotFound\("(?<what>[^"]{1,300})"\)/,/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) (?:the |a )?(?:[\w.-]{1,20} )?(?:module|package|dependency|plugin|preset|parser|loader|adapter|integration|extension|theme|layer):? ["'`](?<named>[^"'`]{1,300})["'`]/,
/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) ["'`](?<named>[^"'`]{1,300})["'`](?=.{0,40}\binstall)/,
/[Ff]ailed to resolve (?:import )?["'](?<what>[^"']{1,300})["'](?: from ["'](?<from>[^"']{1,400})["'])?/,/^(?:\[[\w:-]{1,40}\] )?Failed to resolve (?<what>\/[^\s"']{1,300})(?: from (?<from>\S{1,400}\.html))?$/,
/Can't find stylesheet to import: ["'](?<sheet>[\w./-]{1,300})["']/,/No such file or directory \(os error 2\): @import "(?<sheet>[\w./-]{1,300})"/,/^template not found: (?<what>\S{1,300})$/,
/^ENOENT: Failed to lookup "(?<what>[^"]{1,300})" in /,/ModuleNotFoundError: No module named '(?<what>[^']{1,200})'/],$n=/Package subpath '\.(?<subpath>\/[^']{1,200})' is not defined by "exports" in \S{0,400}?node_modules\/(?<owner>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100})\/package\.json/,
En=/\bCould not load (?<path>[^\s()]{1,300}) \(imported by [^)\s]{1,300}\): (?:Cannot|Can't|Must not) import\b/,bn=/^Found dead link (?<link>\S{1,300}?)(?:(?<=\/)index)?$/;
function Kr(e){const t=withoutNearest(e),{link:n}=bn.exec(t)?.groups??{};if(n)return new RegExp(`(?<=["'\`]|\\]\\()${literalPattern(n)}(?:\\.(?:md|html))?(?=["'\`\
)?#\\s])`);const{owner:s,subpath:o}=$n.exec(t)?.groups??{};if(s&&o)return new RegExp(`(?<=["'\`])${literalPattern(`${s}${o}`)}(?=["'\`])`);for(const r of[En,...ve]){
const{named:a,sheet:i,what:d=a??i,path:l}=search(r,t)?.groups??{},u=d?literalPattern(d):l&&`[@~#$][^\\s"'\`]{0,300}?/${literalPattern(posix.basename(l))}`;if(u)
return new RegExp(`(?<=["'\`]|(?:url|\\])\\()${u}(?=["'\`)?#])`)}}function se(e){for(const{file:n,severity:s,message:o,code:r}of e.facts.diagnostics??[]){if(Fe(
{code:r??null}))return;if(s!=="error")continue;const a=ne(o),i=kn(Ge(a,n),o),d=i?.kind==="file"?void 0:Tn(a,n,e.facts.list);if(d??i)return d??i}if(e.facts.diagnostics?.
some(n=>n.severity==="error"))return;const t=e.lines.findLastIndex(n=>Sn.test(n));for(const[n,s]of e.lines.entries()){const o=Ge(s,void 0);if(o)return n<t-vn?void 0:
o}}function kn(e,t){return e?.kind!=="package"||ie(t)===void 0?e:{...e,kind:"file",specifier:We(t)??e.specifier}}function We(e){const t=ne(e);return ve.map(n=>j(
n,t)?.groups?.what).find(Boolean)}const Sn=/^(?:Uncaught )?(?:Reference|Type|Range)Error: (?!.*\b(?:module|package|import|resolve)\b)/,vn=3,xn=/^@[\w-]{1,100}\/[\w-]{1,100}$/;
function Ge(e,t){for(const n of ve){const s=j(n,e)?.groups;if(s?.path)return{kind:"file",specifier:s.path,importer:"."};if(s?.sheet)return{kind:"file",specifier:s.
sheet,importer:t};const o=s?.what??s?.named;if(!s||!o)continue;const r=t??s.from;if(s.named===void 0&&(/\.(?:html?|css|s[ac]ss|less|json)$/.test(r??"")&&!xn.test(
o)||/\.(?:html|njk|liquid)$/.test(o))||/^(?:\.{1,2}(?:\/|$)|\/)/.test(o))return{kind:"file",specifier:o,importer:r};const i=/^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.
exec(o)?.[0];return i===void 0||o[i.length]===":"?void 0:{kind:"package",specifier:i,importer:r}}}const _n=["",..."ts tsx js jsx mjs cjs vue svelte astro css sc\
ss json".split(" ").map(e=>`.${e}`)],Rn=/\.(?:css|s[ac]ss|less)$/,On=["",".css",".scss",".sass",".less"];function Be(e){const t=e.facts.list??Ln(le(e.facts)),n=se(
e),s=n?.kind==="file"&&!le(e.facts).some(Y)?n:void 0;for(const o of s?Ze(s):[]){const r=Rn.test(s?.importer??"")?On:_n,a=Se(o,t,r);if(a!==void 0&&s)return{specifier:s.
specifier,actual:a}}}function le({diagnostics:e=[]}){return Z(e.find(({severity:t})=>t==="error")?.message??"")}const ze=/^(?:[@~#]|\$\w{1,20})\/(?<rest>[^'"\s]{1,300})$/,
He=/^[@~#$]?(?<rest>[\w-]{1,60}\/[^'"\s]{1,300})$/,Nn=["","src","src/lib","app"];function Tn(e,t,n){const s=We(e);return s&&(ze.test(s)||An(s,t,n).length>0)?{kind:"\
file",specifier:s,importer:t}:void 0}function An(e,t,n){const[s=""]=He.exec(e)?.groups?.rest?.split("/",1)??[];return s===""||!n||/^(?:node_modules|src|lib)$/.test(
s)?[]:Ke(t).filter(o=>n(o).includes(s)&&n(I.posix.join(o,s)).length>0)}function Ke(e){const t=e.split("/").slice(0,20),n=t.map((s,o)=>t.slice(0,o).join("/"));return[
...new Set(n.flatMap(s=>Nn.map(o=>I.posix.join(s,o))))].map(s=>s==="."?"":s)}function Ze({specifier:e,importer:t}){const n=(ze.exec(e)??He.exec(e))?.groups?.rest;
if(n&&!/^\.{1,2}\//.test(e))return Ke(t??"").map(o=>I.posix.join(o,n));if(e.startsWith("/")){const o=e.split("/").slice(1,40);return o.map((r,a)=>o.slice(a).join(
"/"))}const s=t&&I.posix.join(I.posix.dirname(t),e);return!s||s.startsWith("..")||s.startsWith("/")?[]:[s]}function Ln(e){const t=new Map;for(const n of e){const s=n.
split("/");for(const[o,r]of s.entries()){const a=s.slice(0,o).join("/"),i=t.get(a)??new Set;t.set(a,i.add(r))}}return n=>[...t.get(n)??[]]}function Ye(e){const{
list:t}=e.facts,n=le(e.facts);if(n.length>0)return n;const s=se(e);if(!t||s?.kind!=="file")return[];const o=Ze({...s,specifier:s.specifier.replace(/[?#].*$/,"")}),
{importer:r}=s;for(const d of o){const l=In(d,t,r);if(l.length>0)return l}return(/\.html?$/.test(r??"")?o.map(d=>Cn(d,t)):[]).find(d=>d.length>0)??(o.length>0?jn(
I.posix.basename(o[0]??""),t,r):[])}const qe=/^(?:main|index|entry)\./i;function Cn(e,t){const n=I.posix.dirname(e),s=I.posix.basename(e);return!qe.test(s)||n===
"."?[]:t(n).filter(r=>qe.test(r)&&xe(r,s)).map(r=>I.posix.join(n,r)).slice(0,3)}function In(e,t,n=""){const s=e.split("/").filter(u=>u!==".");let o="";for(const u of s.
slice(0,-1)){const h=t(o),x=h.filter(B=>B!=="node_modules"&&!B.startsWith(".")),M=h.includes(u)?u:(0,U.pA)(u,x)[0];if(M===void 0)return[];o=I.posix.join(o,M)}const r=s.
at(-1)??"",a=t(o).filter(u=>xe(u,r,n)),i=a.filter(u=>fe(u)===fe(r)),d=i.length>0?i:(0,U.pA)(q(r),a.map(q));return a.filter(u=>i.includes(u)||d.includes(q(u))).map(
u=>I.posix.join(o,u)).slice(0,3)}const Ve=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|json)$/i,oe=/\.(?:p?css|s[ac]ss|less|styl)$/i,Mn=/\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/i;
function xe(e,t,n=""){if(oe.test(n)&&q(t)===t)return oe.test(e);if(q(e)===e)return!0;const s=[Ve,oe,Mn].find(o=>o.test(t));return s?s.test(e):q(t)===t?Ve.test(e)||
oe.test(e):(0,I.extname)(e)===(0,I.extname)(t)}function q(e){return e.replace(/(?<=.)\.[a-z]\w{1,9}$/i,"")}function fe(e){return q(oe.test(e)?e.replace(/^_(?=.)/,
""):e)}const Pn=200,Dn=/^(?:\.|node_modules$|dist$|build$|out$|vendor$|coverage$)/;function jn(e,t,n=""){const s=[],o=[""];for(let r=0;r<o.length&&r<Pn;r++){const a=o[r]??
"";for(const i of t(a)){const d=I.posix.join(a,i);fe(i).toLowerCase()===fe(e).toLowerCase()&&xe(i,e,n)&&s.push(d),!Dn.test(i)&&q(i)===i&&o.push(d)}}return oe.test(
n)&&s.length>1?[]:s.slice(0,3)}const Un=[{name:"import-case",signs:[{}],summary:e=>{const t=Be(e);return t&&`the import "${t.specifier}" differs from the file's\
 name only in upper and lower case`},remedy:e=>`The file is ${g(Be(e)?.actual,"there")}: write the import as it is spelt, or rename it with git mv. Builds run w\
here case counts.`},{name:"missing-file",signs:[{}],summary:e=>{const t=se(e),n=/\.html?$/.test(t?.importer??""),s=t?.kind==="file"&&(n?t.specifier:de(t.specifier,
e));return s&&Ye(e).some(Y)?`the import "${s}" leads to no file and no package`:s?`the file "${s}" that is imported does not exist`:void 0},remedy:e=>{const t=Ye(
e);if(t.length>0)return`There is ${ce(t)}: correct the import, or commit the file that it names.`;const{importer:n="",specifier:s=""}=se(e)??{};return`Check the\
 path and its upper and lower case, and that the file is committed: \`git check-ignore -v\` tells whether .gitignore holds it back.${/\.s[ac]ss$/.test(n)&&/^\w[\w.-]*\//.
test(s)?" If it is of a package, add the package to package.json and the lockfile.":""}`}},{name:"missing-export",signs:[{}],summary:({facts:e})=>{const t=Xe(e);
return t&&`${t.file}${t.line===null?"":`:${t.line}`}: ${t.message}`},remedy:({facts:e})=>{const{message:t=""}=Xe(e)??{},n=Z(t),{name:s,from:o}=J(t)??{},r=o?g(o,
""):"the module";return n.length>0?`Import ${ce(n)} from ${r}, or export ${s} there.`:s==="default"?`Import by name from ${r}, in braces, or give it a default e\
xport.`:`Export ${s} from ${r}, or import what it has. A type needs import type.`}},{name:"missing-read",signs:[{log:/ENOENT: no such file or directory, (?:open|stat|scandir) '(?<path>[^']{1,400})'/}],
summary:e=>{const t=e.facts.diagnostics?.find(({severity:n,line:s})=>n==="error"&&s!==null);if(!(t&&!t.message.includes("ENOENT")))return`the file "${de(e.groups.
path??"",e)}" that is read does not exist`},remedy:()=>"Check the path where it is written, its upper and lower case, and that the file is committed."},{name:"m\
issing-package",signs:[{}],summary:e=>{const t=se(e);if(t?.kind!=="package")return;const n=le(e.facts),s=n.length===0?"":`, and package.json has ${ce(n)}`;return`\
the package "${t.specifier}" is not installed${s}`},remedy:e=>{const t=se(e)?.specifier??"the package",n=le(e.facts);return n.length>0?`package.json has ${ce(n)}\
: correct the name ${t}, or add a package of that name to package.json and the lockfile.`:e.lines.some(s=>s.includes("No module named"))?`Add ${t} to the projec\
t's requirements.`:`Run npm install ${t} (or your package manager's add) and commit package.json with the lockfile.${Je(e.facts)}`},part:()=>({kind:"uninstalled"})}];
function Xe({diagnostics:e=[]}){const t=e.find(({severity:n})=>n==="error");return t&&J(t.message)?t:void 0}function ce(e){return[e.slice(0,-1).join(", "),...e.
slice(-1)].filter(Boolean).join(" or ")}function Je(e){return R(e)?"":" A platform that installs with NODE_ENV=production leaves out devDependencies."}const Fn=[
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
package.json has no script ${g(e.script,"of that name")}`,remedy:({facts:e,groups:t,lines:n})=>{const s=e.diagnostics?.find(({code:i})=>i==="missing-script"),o=Wn(
n).filter(i=>i!==t.script),r=s?Z(s.message):(0,U.pA)(t.script??"",o);return`${r.length>0?`There is ${ce(r)}. `:""}Add the script ${g(t.script,"named in the log")}\
 to package.json, or name one that exists where it is called.`},part:({groups:e})=>({kind:"member",name:"scripts",wanted:e.script})},{name:"command-not-found",signs:[
{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>[\w@./-]{1,100}): (?:command )?not found$/},{log:/spawn (?<command>[\w@./-]{1,100}) ENOENT$/},
{exitCodes:[127]}],summary:({groups:e})=>`the command ${g(e.command,"to run")} was not found`,remedy:({groups:e,facts:t})=>`Add the package that brings ${g(e.command,
"it")} to dependencies in package.json.${Je(t)}`,part:({groups:e})=>e.command?{kind:"script",command:e.command}:void 0},{name:"permission-denied",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>\S{1,200}): Permission denied$/},
{log:/EACCES: permission denied, \w{1,20} '(?<command>[^']{1,200})'/},{exitCodes:[126]}],summary:({groups:e})=>`permission denied${e.command?` for ${g(e.command,
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
rough \${{ secrets.${e.name??"NAME"} }}.`},...Un,{name:"builder-crashed",signs:[{codes:["builder_crashed"]}],summary:({facts:e})=>(e.message||"The process that \
built this deployment crashed").replace(/^The/,"the"),remedy:()=>"Deploy again. If it fails again, something in the repository crashes the platform's worker: th\
e operators find the cause in the platform's log."},{name:"build-killed",signs:[{codes:["build_killed"]},{signals:["SIGKILL","SIGTERM"]},{exitCodes:[137,143]}],
summary:()=>"the build was killed",remedy:()=>"Look in the log for what ended it, and deploy again. If it fails again, the build may need more memory or time th\
an it may use."}];function Wn(e){const t=new Set,n=e.findLastIndex(s=>/[Mm]issing script|not found|a script named/.test(s));for(const s of e.slice(Math.max(0,n),
n+40)){const o=p([s],/^\s*(?:npm|pnpm|yarn|bun) run ([\w:.-]{1,60})(?:\s|$|")/)??Gn(s);o&&t.add(o)}return[...t].slice(0,10)}function Gn(e){return p([e],/Did you mean "(?:pnpm|yarn|npm) (?:run )?([\w:.-]{1,60})"/)}
function z(e){return e?{kind:"dependency",name:H(e)}:void 0}function H(e){return e.replace(/%2f/i,"/").replace(/\/-\/.*$/,"").replace(/(?<=.)@.*$/,"").replace(Qe,
"")}const Qe=/(?<=\w)-(\d{1,5}\.\d{1,5}\.\d[\w.+-]{0,60})\.tgz$/;function Bn(e){return/^.[^@]*@(?:npm:)?(.+)$/.exec(e)?.[1]??Qe.exec(e)?.[1]}function zn(e){switch(e.
kind){case"uninstalled":return;case"file":return e.path;default:return"package.json"}}const Hn=[{name:"browser-only",signs:[{log:/ReferenceError: (?<name>window|document|localStorage|sessionStorage|navigator|HTMLElement) is not defined/}],
summary:({groups:e})=>`code for the browser ran during the build (${e.name} is not defined)`,remedy:({groups:e})=>`Use ${e.name} only in the browser: after moun\
ting (onMount, useEffect, client:only), or where typeof ${e.name} !== 'undefined'.`},{name:"esm-only",signs:[{tool:"node",log:/ERR_REQUIRE_ESM|require\(\) of ES Module \S{1,300}/}],
summary:()=>"a package that exists only as an ES module was loaded with require()",remedy:({facts:e})=>`Load it with import (name the file .mjs, or set "type": \
"module" in package.json)${R(e)?"":", or use Node.js 22 or newer on a platform that lets you choose"}.`},{name:"next-static-params",signs:[{tool:"next",log:/Page "(?<page>[^"]{1,200})" is missing "generateStaticParams\(\)"/}],
summary:({groups:e})=>`the page ${g(e.page,"")} has no generateStaticParams()`,remedy:()=>"Export generateStaticParams() from that page, so that the static expo\
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
exec(t[o-1]??"")?.[1]?.trim();return`the style sheets do not parse: ${e.what}${r?`, at ${g(r,"")}`:""}`},remedy:()=>"Look above what is quoted for a rule or a c\
omment that is not closed, in the style sheet that holds it."}],Kn=/(?:^|\s)[\d.,]{1,12}\s?(?:B|bytes|[kKMG]i?B)(?=$|[\s│|,)\]])/,Zn=/\b(?:errors?|fail(?:ed|s)?|exceed(?:s|ed)?|limit|too (?:large|big|long)|cannot|must|not)\b/i,
Yn=[/^\s*[○●◐ƒλ∙]\s{1,4}(?:\(|\/)/u,/^\s*(?:Route|Page|Asset|File|Path|Name|Chunk|Size)\b.{0,120}\b(?:Size|First Load|gzip|Chunks|Type)\b/,/^\s*[├└┌┬╰╭](?:[─━]{0,3}\s|$)(?!.{0,200}(?:Error|\[\d{3}\]|✖|×))/u,
/^\s*\+ First Load JS\b/,/^\s*(?:\[[\w:@/.-]{1,40}\]\s)?(?:✓|✔|√|✅|☑|🎉|✨|🚀|λ|▶|❯)/u,/\b(?:built|done|finished|completed|compiled|generated|wrote|copied|written)\b.{0,80}\b\d[\d.,]{0,8}\s?(?:ms|s|sec|seconds|min|minutes?)\b/i,
/^\s*[-•]?\s?\d{1,7} (?:errors|warnings|hints|modules?|pages?|files?|assets?|packages?)\b.{0,60}$/,/\(\d{1,7}\/\d{1,7}\)\s*$/,/^\s*(?:Result|Summary|Total|Time|Duration|Tasks|Cached)\b.{0,60}:/,
/^\s*(?:Attention: |This information is used|You can learn more|Learn more|Read more|See https?:|https?:\/\/\S{1,300}$)/,/^\s*▲ Next\.js \d/u,/^\s*\.{3} (?:collapsed )?\d{1,7} (?:duplicate )?lines matching /,
/^\d{1,7}:(?:\s|$)/],qn=/^\s*(?:✓|✔|√|✅|🎉|✨)|\b(?:built|done|completed|finished) in \d|\bcompiled successfully\b|^\s*[○●ƒλ]\s{1,4}\(/iu;function et(e){
return Yn.some(t=>t.test(e))||Xn(e)||Vn(e)}function Vn(e){return Kn.test(e)&&!Zn.test(Jn(e))}function Xn(e){return e.length<=300||e.split(" ").length>e.length/16?
!1:e.split(/[;{}=]/).length>e.length/30}function tt(e){return qn.test(e)}function Jn(e){return e.split(/\s+/).filter(t=>!/[/.][\w[]/.test(t)).join(" ")}var nt=$(
3716);const Qn=/^\s{0,8}⚠|^(?:[▲!]\s{1,3})?(?:\[(?:warn(?:ing)?|hint|info)\]|(?:deprecation )?warning\b(?! as error))|^\s{0,4}(?![-*])[^\s:"']{1,400}(?::\d{1,7}){1,2}:?\s(?:-\s)?(?:warning|hint|info|note|message|suggestion)\b|^\s{0,4}[^\s:"']{1,400}\(\d{1,7},\d{1,7}\): (?:warning|info|message)\b|^\s*\d{1,7}:\d{1,7}\s{1,40}(?:warning|hint|info)\b/i,
es=/^\s*(?:[✘✖✗×⨯]|x\s|\[?(?:error|fatal)\b|\w{0,60}(?:Error|Exception)\b.{0,40}:\s|\d{1,7}:\d{1,7}\s{1,40}error\b)/i,ts=/^(?:\s|$|\d{1,7}(?:\s|$))/,ns=/^(?:WARNING in \S|\(!\) Some chunks\b)/,
ss=12;function st(e,t,n){const s=new Set;let o=!1,r=!1;for(let a=Math.max(0,t-ss);a<n;a++){const i=e[a]?.text??"";r=ns.test(i)||r&&i.trim()!==""&&!/^ERROR in /.
test(i),o=r||Qn.test(i)||o&&ts.test(i)&&!es.test(i),o&&s.add(a)}return s}const os=/^(?:\[(?:error|ERROR|fatal)\](?:\s|$)|\w{1,20}\sERR!\s(?:[A-Z]\w{1,40}\s)?|\S{1,100}\sSTD(?:ERR|OUT)\s|[│■▲●└]\s{1,4}|(?:notsup|notarget|engine|network|JSON\.parse)\s)/;
function Q(e){return e.replace(os,"")}const ot=[/^\s*(?:\$|>(?!\s[A-Z].*\.$)|[+|│]|➤|at\s|\d{1,7}\s?[|│]|[{})\]]|\((?!!\))|\[$|-{2}|\*|node:internal|file:\s|throw\s|Node\.js v|A complete log|In most cases)/,
/^\s*(?:npm\s)?(?:<[cdilptw]>\s|\[?warn(?:ing)?\]?\b|\(node:\d|deprecat|info\b|notice\b|success\b|debug\b|verbose\b|note\b|hint\b|tip\b)/i,/^\s*(?:See|If|To|You|Note|Please|Try|Did you|This|Learn|Use|Visit|Run|For|Pass|Make sure|Searched|Import trace|Require stack|Emitted|Error reference|Location:|Stack trace|Progress|Packages|Checked out|Cloning|Lockfile is)\b/,
/^[^\w]{0,10}\d{1,6}\s(?:problem|error|warning)s?\b/,/^(?:Required|Actual|Wanted|Found|Valid \w+):\s/,/^(?:\[[\w:@/.-]{1,40}\]\s|[^\w[]){0,8}(?:Error:\s)?(?:(?:[\w-]{1,20}\s)?build\s(?:failed|error|was canceled)|failed (?:to (?:compile|build)|with errors|tasks)|command failed|(?:error )?during build)(?:\W|$)(?!.*\b(?:Error|not|resolve)\b)/i,
/\b(?:exited? (?:with )?(?:code|status)|exit code|ELIFECYCLE|exited with \d|exited \(\d|\w{0,60}RUN_FIRST_FAIL\b)/,/^\s{2,}\w+:\s(?:undefined|null|true|false|-?\d+|\[|\{|'E?[A-Z_]+')/,
/^(?:code|path|errno|syscall|command|cwd|location|dest)\s\S{1,400}$/,/^\s*\[?\w*Error\]?:?\s*$/,/^\s*(?:\w{0,60}Error:\s)?5\d\d\s\/\S{0,300}$/,/^\s*\S{1,400}:\d{1,7}:(?:\d{1,7}|NaN)$/],
rt=/^\s*(?:✘|✖|✗|×|⨯|x\s|!|\[!\]|\(!\)|\[?(?:ERROR|error|fatal|FATAL|panic)\b\]?[\s:]|\d{1,7}:\d{1,7}[\s:]{1,4}error\b|ERR_|E\d{3}\b|YN00)/,rs=/^[^\w]{0,10}(?:\[[^\]]{1,60}\]:?\s){0,3}(?:\w{1,40}\s){0,3}[([]?(?:Uncaught\s)?\w{0,60}(?:Error|Exception)\b[^:]{0,40}:?\s\S/,
is=/^\s*(?:Caused by|Cause):$/,it=/^\s{2,8}\d{1,2}:\s/,as=/^(?:\/(?:usr\/)?bin\/)?(?:ba|da|z)?sh:\s/,ds=/^\s*(?:\[cause\]:|Caused by:|Cause:)\s*\S/,ls=/^(?:\[cause\]:|Caused by:|Cause:)\s{1,4}/,
_e=/\b(?:not (?:found|compatible|exported|defined|set|exist|resolve|valid|allowed|a function|installed|recognized|a supported|available|match)|doesn['’]t|does not|cannot|can['’]t|could not|couldn['’]t|failed to|unable to|unexpected|invalid|undefined|missing|unknown|expected|required|duplicate|must|unclosed|no such|no matching|forbidden|denied|unauthorized|refused|incompatible|unsupported|conflict(?:s|ing)?|unresolved|broken|mismatch|bad|incomplete|unrecognised|unterminated|dead|has no|no (?:\w{1,20} ){1,3}found|should (?:be|have|exist|not)|trailing)\b/i,
at=/\bE[A-Z]{4,}\b|[a-z](?:Expected|NotFound|Missing|Invalid)\b/,cs=/^\s*(?:at\s|Hint:|Location:|Stack trace:|(?:>\s{0,9})?\d{1,7}\s?[|│])/,ge=3,us=3,ms=1e3,ps=6;
function fs(e){let t;const n=Math.max(0,e.length-ms),s=st(e,n,e.length),o=e.findLastIndex(({text:r})=>tt(r));for(let r=n;r<e.length;r++){const a=s.has(r)?0:Cs(e,
r),i=a>=ge&&r>o?a+us:a;a>=ge&&i>(t?.points??0)&&(t={at:r,points:i})}return t&&gs(e,t.at)}function gs(e,t){const n=o=>Q(e[o]?.text??"").trim(),s=[];for(let o=t+1;o<
e.length&&s.length<ps&&o<t+12;o++){const r=n(o);if(!(r===""||/^(?:(?:>\s{0,9})?\d{1,7}\s?[|│]|See\b|Hint)/.test(r))){if((0,nt.LP)(r))break;s.push(r)}}return{at:t,
message:dt(n(t).replace(rt,"").replace(ls,"").replace(/^(?:\d{1,2}:\s(?!\d)|in\s{1,4}(?=\w{0,60}Error:\s))/,"").trim()||n(t),e,t),details:s}}const hs=/^(?:\w{0,60}(?:Error|Exception):\s)?(?:in\s)?\(?(?<path>[^\s:"'`]{0,400})(?::\d{1,7}){0,2}:?\)?$/,
ws=/^(?:x|✗|×)?\s?(?:(?:Build|Module build|Module parse) failed(?: in [\d.]+m?s)?(?: \(from [^()]{1,300}\))?|Error while requesting resource)[.:]?$/,he=14,ys=/^(?:\|- |[├╰└]─{1,2}▶\s{1,4}(?:[×x]\s{1,4})?)/;
function dt(e,t,n){if(xs.test(e))return[e.replace(/\.$/,""),Rs(t,n)].filter(Boolean).join(": ");const s=vs(e,t,n)??bs(e,t,n)??ct(e,t,n);if(s)return`${e} ${s}`;const o=hs.
exec(e)?.groups?.path,r=o===""||/[./]/.test(o??"")||ws.test(e);if(!r&&!e.endsWith(":")&&!ut.test(e))return e;for(let a=n+1;a<=n+he&&a<t.length;a++){const i=Q(t[a]?.
text??"").replaceAll("**","").trim().replace(ys,"").replace(Os,(d,l,u)=>l===u?`${l}: `:d);if((0,nt.LP)(i))break;if(!(i===""||Ns.test(i)||e.includes(i))){if(r)return i;
if(!mt(i)){if(ut.test(e)&&/^\s/.test(t[a]?.text??""))continue;return e}return[e,i,ct(i,t,a)].filter(Boolean).join(" ")}}return e}const $s=/^expect\(/,Es=/^\s{2,8}(?:Expected|Received)[^:]{0,40}: {1,8}\S/;
function bs(e,t,n){if(!$s.test(e))return;const o=t.slice(n+1,n+he).map(r=>r?.text??"").filter(r=>Es.test(r)).map(r=>r.trim().replace(/ +/g," "));return o.length===
0?void 0:`(${o.slice(0,2).join(", ")})`}const ks=/\bis not assignable to\b|^No overload matches|\bdoes not satisfy\b/,Ss=/^\s{2,60}(?=[A-Z])(?!\s{0,60}(?:Overload|The last overload)\b)/;
function vs(e,t,n){if(!ks.test(e))return;let s;for(let o=n+1;o<=n+he;o++){const r=t[o]?.text??"";if(!Ss.test(r))break;s=r.trim()}return s===void 0||e.includes(s)?
void 0:s}const lt=/^\s{0,8}[-*•]\s{1,4}(?<item>\S.{0,120})$/,Re=3;function ct(e,t,n){if(!e.endsWith(":"))return;const s=Q(t[n+1]?.text??"").trim()===""?n+2:n+
1,o=[];for(let r=s;o.length<=Re;r++){const a=lt.exec(Q(t[r]?.text??""))?.groups?.item;if(a===void 0)break;o.push(a.replace(/[`'",;]{1,4}$/,""))}if(o.length!==0)
return o.length>Re?`${o.slice(0,Re).join(", ")}, \u2026`:o.join(", ")}const xs=/^(?:\[[\w:-]{1,60}\] ){0,3}(?:\w{0,60}Error: )?(?:Undefined (?:variable|function|mixin)|Can't find stylesheet to import)\.?$/,
_s=/^[\s│|]{1,40}(?<carets>\^{1,200})\s{0,40}$/;function Rs(e,t){for(let n=t+1;n<=t+he&&n<e.length;n++){const s=_s.exec(e[n]?.text??"")?.groups?.carets?.length,
o=e[n]?.text.indexOf("^")??-1;if(s!==void 0)return e[n-1]?.text.slice(o,o+s).trim()?.replace(/^@(?:use|forward|import) (?=["'])/,"")}}const Os=/^([\w.]{1,60}): ([\w.]{1,60}): /,
ut=/\bdoes not match (?:\w{1,20} ){0,3}schema\b|\binvalid (?:\w{1,20} ){0,2}(?:config|file|options)\b[^:]{0,80}$|^(?:\w{1,40}Error: |Error: )?(?:bad|invalid|broken|wrong) (?:[\w-]{1,20} ){0,2}(?:files?|data|configuration)\.?$/i,
Ns=/^(?:[>\s│|·]{0,20}\d{1,7}\s?[|│]|[-─^~╵╰╭`,·│|\s]{2}|File:|file:|Hint|Stack trace:|"\w{1,40}":\s|throw |\^|\W+$)/;function mt(e){return(_e.test(
e)||at.test(e))&&!ot.some(t=>t.test(e))}function Ts(e,t){const n=o=>e[o]?.text??"";return ds.test(Q(n(t)))?!0:it.test(n(t))?!it.test(n(t+1)):is.test(n(t-1))}const As=/^.{0,60}\b(?:errors? during \w{1,20}|failed with \d{1,4} errors?|(?:build|compilation|prerendering|generation) (?:failed|error)|failed to compile)\b[^:]{0,40}[:.]?$/i;
function Ls(e,t){const n=e[t-1]?.text??"",s=n.trim()===""?e[t-2]?.text??"":n;return As.test(s.trimEnd())}function Oe(e){return/(?:\.{3}|…)$/.test(e)&&!_e.test(
e)}function Cs(e,t){const n=e[t]?.text??"",s=Q(n);if(s.trim()===""||Oe(s)||et(s)||ot.some(i=>i.test(s)))return 0;const o=[1,2].map(i=>Q(e[t+i]?.text??"")),a=[rs.
test(s)?4:0,n!==s||rt.test(n)?3:0,s.endsWith(":")&&lt.test(e[t+1]?.text??"")?4:0,Ts(e,t)?8:0,as.test(s)?6:0,_e.test(s)||at.test(s)?3:0,/["'`“]\S/.test(s)?1:0,
o.some(i=>cs.test(i))?2:0].reduce((i,d)=>i+d,0);return a<ge&&Ls(e,t)?ge:a}const Is=/(?:\b|[a-z])(?:error|exception|fatal|failed|cannot|denied|invalid)\b/i,Ms=/^(?: {0,3}(?:\[?(?:ERROR|error|FATAL)\]?:?|(?:lerna )?ERR!|NX|[x×✖✘]|>(?= [A-Z].*\.$))\s+){1,3}/u,
Ps=/^ {1,3}[x×✖] \S/u,pt=/^\s*\[cause\]: (?:Error: )?(?<message>\S.*)$/,Ds=/^(?:\$ |A complete log of this run|Log files were not written|For help, run: |(?:\[\w{1,20}\] )?(?:[✗x🚨] )?Build failed|Failed to compile|Storybook exited with|(?:success|failed|not finished) .{1,200} - [\d.]+s$|Use --verbose |Pass --verbose |yarn (?:run|install) v\d|\[[\w@:/ .-]{1,60}\]$|Rspack (?:build failed|compiled)|To suppress |INFO |FATAL$|(?:error )?(?:during build|Command failed)|Node\.js v\d|Found \d+ errors? |Eleventy Fatal Error|Problem writing Eleventy|(?:Wrote|Copied) \d|\s{0,4}ELIFECYCLE|\s{0,4}run failed: command |Lifecycle script |script "[^"]{1,60}" exited with |(?:code|path|workspace|location|syscall) \S{1,400}$|>(?! [A-Z].*\.$)|[{}(]|at |info |Exit code|$)/u,
js=/^(?:Checked out |Cloning |\[\d\/\d\] |Progress: |Packages: |Scope: |Saved lockfile|Already up to date|Lockfile is up to date|Done in |Resolv(?:ing|ed)[ ,]|This error happened while |Run with the --force |Running target |[·•\u2800-\u28ff├└│┌] ?|[-+]{1,80}$|[-\\|/] |notsup (?:Valid|Actual) |\d\d:\d\d:\d\d\s)/u,
Us=/^\s/,Fs=/^\s*(?:at |[|│:{}>^~-]|\d{1,7} *[|│])/,Ws=/^(?:Most likely|Probably|Possibly|Perhaps|Maybe|This is (?:likely|probably|usually)|Reason:|Because)\b/,
Gs=/ \w{2,30} \w/,Bs=/\b\d{1,7} (?:error|warning|problem)s?\b/;function zs(e){return e===""||/^[$>] /.test(e)}function Hs(e){return Ds.test(e)||js.test(e)||et(e)}
function Ne(e,t){const n=e.findLast(h=>pt.test(h));if(n)return pt.exec(n)?.groups?.message;const s=e.findLastIndex(tt),o=st(e.map(h=>({text:h})),0,e.length),r=e.
flatMap((h,x)=>{if(h===t)return[];const M=h.replace(Ms,""),[B,Ee,be]=[Ps.test(h),!Us.test(M),x>s];return Hs(M)||o.has(x)?[]:[{text:M,isReport:B,isLoose:Ee,isLate:be}]}),
a=r.filter(({isLoose:h})=>h),i=r.filter(({isLate:h})=>h),l=a.findLast(({text:h,isReport:x})=>x||Is.test(h))??i.findLast(({text:h,isLoose:x})=>x&&mt(h))??i.findLast(
({text:h,isLoose:x})=>x&&!Oe(h))??i.findLast(({text:h})=>!Fs.test(h)&&!Oe(h));if(!l)return e.findLast((h,x)=>x>s&&o.has(x)&&Gs.test(h)&&!Bs.test(h))?.trim();const u=r[r.
lastIndexOf(l)+1]?.text??"";return Ws.test(u)?`${l.text.trim()} ${u.trim()}`:l.text.trim()}const Ks=[{name:"install-script",signs:[{tool:"npm",log:/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (?<command>\S.{0,300})$/},
{tool:"yarn",log:/^error \S{0,300}\/node_modules\/(?<name>(?:@[\w.-]{1,80}\/)?[\w.-]{1,100}): Command failed\.$/},{tool:"yarn",log:/^error Command failed with exit code \d{1,3}\.$/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150})@(?<where>workspace|npm|\w{1,20}):\S{1,200} couldn't be built successfully/},{tool:"bun",log:/^error: (?<script>\w{1,20}) script from "(?<name>[^"]{1,150})" exited with/},
{log:/^> @?[^\s@]{1,150}@[^\s@]{1,60} (?<script>(?:pre|post)?install|(?:pre|post)?prepare)(?: |$)/}],summary:e=>{if(e.facts.stage!=="install")return;const{name:t,
script:n,command:s}=Te(e),o=t?`the package ${g(t,"")}`:"the project",r=Xs(e,s)??Ne(e.lines,e.facts.message);return`${o} fails in its ${n??"install script"}${s?`\
 (${s})`:""}${r?`: ${r}`:""}`},remedy:e=>Te(e).name?"Update the package, or leave its script out if the site does not need it: an .npmrc with ignore-scripts=tru\
e leaves out all of them (Yarn 2 and later: enableScripts: false in .yarnrc.yml).":"Correct the script in package.json, and check that the file that it runs is \
committed, with its upper and lower case.",part:e=>{const{name:t,script:n,command:s}=Te(e);return t?{kind:"dependency",name:t,script:{name:n,command:s}}:{kind:"\
script",name:n,command:s}}}],Zs=/^> @?[^\s@]{1,150}@[^\s@]{1,60} (\w{1,20})(?: |$)/,Ys=[/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (\S.{0,300})$/,/^Command: (\S.{0,300})$/,
/^(?:> |\$ )((?!@?[^\s@]{1,150}@[^\s@]{1,60} \w{1,20}(?: |$))\S.{0,300})$/],qs=/^path \S{0,300}\/node_modules\/((?:@[\w.-]{1,80}\/)?[\w.-]{1,100})$/;function Te({
groups:e,lines:t}){const n=e.name??p(t,qs),s=p(t,/^> (@?[^\s@]{1,150})@[^\s@]{1,60} \w{1,20}(?: |$)/),o=e.where==="workspace"||n!==void 0&&n===s,r=e.command??Vs(
t,Ys);return{name:n&&!o?H(n):void 0,script:e.script??p(t,Zs),command:r}}function Vs(e,t){for(const n of t){const s=e.slice(1).flatMap(o=>n.exec(o)?.[1]??[]).at(
-1);if(s)return s}}function Xs(e,t=""){const n=p(e.lines,/Cannot find module '(\/[^']{1,300})'/);return n?`${t.split(" ").find(o=>n.endsWith(`/${o.replace(/^\.\//,
"")}`))??de(n,e)} does not exist`:void 0}const Js=[{name:"peer-conflict",signs:[{tool:["npm","pnpm"],log:/^code ERESOLVE|^ERESOLVE (?:could not resolve|unable to resolve)|ERR_PNPM_PEER_DEP_ISSUES/}],
summary:({lines:e})=>{const t=p(e,Qs),n=p(e,ft),s=p(e,/^Found: (\S{1,150})$/);return t&&n&&s?`${n} asks for ${t.replaceAll('"',"")}, and the project has ${s}`:t?
`dependencies ask for versions that exclude each other (${t})`:"peer dependencies conflict"},remedy:()=>"Move the packages named in the log to versions that fit\
 each other. As a stopgap commit an .npmrc with legacy-peer-deps=true.",part:({lines:e})=>z(p(e,ft))},{name:"workspace-missing",signs:[{tool:"pnpm",log:/ERR_PNPM_WORKSPACE_PKG_NOT_FOUND\s.{0,300}?"(?<name>@?[^@"\s]{1,150})@workspace:/},
{tool:"yarn-berry",log:/^(?:Error: )?(?<name>@?[^@\s]{1,150})@workspace:[^\s:]{1,60}: Workspace not found/},{tool:"bun",log:/Workspace dependency "(?<name>[^"]{1,150})" not found/}],
summary:({groups:e})=>`the repository has no workspace called ${g(e.name,"as a dependency names it")}`,remedy:()=>"Correct the name in package.json, or add the \
folder of that package to the workspaces of the root (pnpm: pnpm-workspace.yaml).",part:({groups:e})=>z(e.name)},{name:"workspace-version",signs:[{tool:"pnpm",log:/ERR_PNPM_NO_MATCHING_VERSION_INSIDE_WORKSPACE\s.{0,300}?for (?<name>\S{1,150}) inside the workspace/}],
summary:({groups:e})=>`no workspace of the repository fits ${g(e.name,"what a dependency asks for")}`,remedy:({groups:e})=>`Let the dependency ${e.name?`on ${H(
e.name)} `:""}ask for the version that the workspace's own package.json has, or write * (pnpm, Yarn 2 and Bun: workspace:*).`,part:({groups:e})=>z(e.name)},{name:"\
manager-version",signs:[{tool:"corepack",log:/HTTP 404 when performing the request to https?:\/\/[^\s;]{1,200}\/(?<name>@yarnpkg\/cli-dist|yarn|pnpm|npm)\/(?<version>[\w.-]{1,40})/},
{log:/No matching version found for (?<name>@yarnpkg\/cli-dist)@(?<version>[\w.-]{0,40}\w)/},{stages:["install"],log:/^The install command `npm install [^`]{1,400} (?<name>@yarnpkg\/cli-dist|yarn|pnpm|bun)@(?<version>\d[\w.-]{0,40})` exited /}],
summary:({groups:e})=>`packageManager names ${e.name==="@yarnpkg/cli-dist"?"yarn":e.name}@${e.version}, which cannot be installed: the registry may not have tha\
t version`,remedy:()=>"Set packageManager in package.json to a version that is published, and write the lockfile with it.",part:()=>({kind:"member",name:"packag\
eManager"})},{name:"version-not-found",signs:[{tool:"npm",log:/No matching version found for (?<name>\S{1,150}?)\.?(?: while|$)/},{tool:"yarn",log:/Couldn't find any versions for "(?<name>[^"]{1,120})"(?: that matches "(?<wanted>[^"]{1,100})")?/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): No candidates found/},{tool:"bun",log:/^error: No version matching "(?<wanted>[^"]{1,100})" found for specifier "(?<name>[^"]{1,150})"/}],
summary:({groups:e})=>`no version of ${g(e.name&&gt(e.name,e.wanted),"a package")} fits`,remedy:({groups:e,lines:t})=>{const n=p(t,/while installing the dependencies of (\S{1,200})/);
return n?`${n} asks for it: update that package, or override the version in package.json.`:`Correct the version in package.json to one that is published, and co\
mmit the new lockfile. If package.json does not name ${e.name?H(e.name):"it"}, a package that it names asks for it: update that one, or override the version.`},
part:({groups:e,lines:t})=>z(ht(t)??e.name)},{name:"package-not-found",signs:[{tool:"npm",log:/^404\s+(?:The requested resource )?'(?<name>[^']{1,150})' (?:is not in this registry|could not be found)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_404\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): Not Found/},{tool:"yarn",log:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): Not found/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Package not found/},{tool:"bun",log:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 404$/}],
summary:({groups:e})=>`the package ${g(e.name&&gt(e.name),"asked for")} is not in the registry`,remedy:()=>"Check its name in package.json. If it is private, se\
t its registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:e,lines:t})=>z(ht(t)??e.name)},{name:"registry-login",signs:[
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
summary:e=>{const t=wt(e);return`${t?`the package ${g(t,"")}`:"a package"} differs from what the lockfile or the registry records`},remedy:()=>"Delete the lockf\
ile and node_modules, install again, and commit the new lockfile. If it differs again, the registry or a proxy changes packages.",part:e=>z(wt(e))}],Qs=/^\s*peer (\S{1,120}) from /,
ft=/^\s*peer \S{1,120} from (@?[^\s@]{1,150})@/;function gt(e,t=Bn(e)){return t===void 0?H(e):`${H(e)}@${t}`}function ht(e){return p(e,/(?:while installing the dependencies of|hereby required by) (\S{1,200}?)\.?$/)}
function wt({groups:e,facts:t}){const n=e.name??e.tarball??p(t.log,/tarball data for (@?[^\s@]{1,150})@/);return n&&H(n)}function Ae(e,t){const n=p(e,/Not compatible with your version of node\/npm: (\S{1,150})$/)??
p(e,/^error (\S{1,150}): The engine "node" is incompatible/)??p(e,/Your Node version is incompatible with "(\S{1,300})"/),s=n?.startsWith("/")??!1;return{name:s?
void 0:n&&H(n),isProject:s,...eo(e,t)}}function eo(e,t){const n={member:"node",wanted:t??p(e,/Required: \{.{0,60}?"node":"([^"]{1,60})"/)??p(e,/^Expected version: (.{1,60})$/),
actual:p(e,/Actual: .{0,60}?"node":"([^"]{1,20})"/)??p(e,/(?:^|\. )Got:? "?(v?\d[\d.]{0,20})"?$/)},s={member:"npm",wanted:p(e,/Required: \{.{0,100}?"npm":"([^"]{1,60})"/),
actual:p(e,/Actual: .{0,60}?"npm":"([^"]{1,20})"/)};return s.wanted!==void 0&&!yt(s.wanted,s.actual)&&yt(n.wanted??"*",n.actual)?s:n}function yt(e,t){const n=/^v?(\d{1,5})\.(\d{1,5})\.(\d{1,5})$/.
exec(t??"")?.slice(1);if(!n)return!1;const s=o=>o.trim().replace(/([<>=^~]) /g,"$1").split(" ");return e.split("||").some(o=>s(o).every(r=>to(r,n.map(Number))))}
function to(e,t){if(e==="*"||e==="")return!0;const n=/^(\^|~|[<>]=?|=|)v?(\d{1,5})(?:\.(\d{1,5}))?(?:\.(\d{1,5}))?(?:\.[x*])*$/.exec(e);if(!n)return!1;const[,s=""]=n,
o=n.slice(2).flatMap(d=>d===void 0?[]:[Number(d)]),a=t.slice(0,/^(?:>|<=)$/.test(s)?o.length:3).map((d,l)=>d-(o[l]??0)).find(d=>d!==0)??0,i=d=>o.slice(0,d).every(
(l,u)=>l===t[u]);return s===">"?a>0:s==="<"?a<0:s==="<="?a<=0:s===""||s==="="?i(3):a>=0&&(s===">="||i(s==="^"?1:2))}const no=[{name:"engine",signs:[{tool:["npm",
"pnpm"],log:/^code EBADENGINE|ERR_PNPM_UNSUPPORTED_ENGINE/},{tool:"yarn",log:/The engine "node" is incompatible with this module\. Expected version "(?<wanted>[^"]{1,60})"/},
{log:/Node(?:\.js)?(?: version)? v?[\d.]+(?:\.x)? is not supported by|node: v?[\d.]+ is not supported/},{weak:!0,tool:"vite",log:/You are using Node\.js [^ ]{1,20} (?:For|Vite)\b/},
{weak:!0,log:/(?:requires|required|minimum) (?:a )?(?:minimum )?Node(?:\.js)?(?: version)?(?: of)? (?<wanted>v?\d[\d.+]{0,12})/i},{tool:"webpack",log:/error:0308010C:digital envelope routines::unsupported|ERR_OSSL_EVP_UNSUPPORTED/}],
summary:({groups:e,lines:t})=>{const{name:n,isProject:s,member:o,wanted:r,actual:a}=Ae(t,e.wanted),i=n?g(n,""):s?"the project":void 0,d=o==="npm"?"npm":"Node.js",
l=i?`${i} asks for ${d}`:`the ${d} version does not fit`;if(!r)return l;const u=a?`, and the build runs ${a}`:"";return i?`${l} ${r}${u}`:`${l} (wanted: ${r}${u}\
)`},remedy:({facts:e,groups:t,lines:n})=>{const{member:s,actual:o}=Ae(n,t.wanted);return s==="npm"?`Let engines.npm in package.json allow ${o}, the npm that bui\
lds run.`:n.some(a=>a.includes("digital envelope routines"))?`${so}, or ${$t("16",e)}.`:`Let engines.node in package.json and the versions of the packages allow\
 the Node.js that builds run, or ${$t("the version that is asked for",e)}.`},part:({lines:e})=>{const{name:t,isProject:n,member:s}=Ae(e,void 0);return t||n?{kind:"\
engines",name:t??"",member:s}:void 0}},{name:"wrong-platform",signs:[{tool:["npm","pnpm"],log:/Unsupported platform for (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: wanted (?<wanted>\{[^}]{1,200}\})/}],
summary:({groups:{name:e,wanted:t}})=>`the package ${g(e,"")} is for another system${t?` (${t.replace(/[{}"]/g,"").replaceAll(":",": ")})`:""}`,remedy:({groups:e})=>`\
Move ${g(e.name,"the package")} to optionalDependencies in package.json, or take it out, and commit the new lockfile.`,part:({groups:e})=>z(e.name)},{name:"pack\
age-manager",signs:[{tool:"pnpm",log:/This project is configured to use (?<name>\w{1,20})/},{tool:"yarn",log:/This project's package\.json defines "packageManager": "(?<name>[^"]{1,40})"/}],
summary:({groups:e})=>`the project asks for another package manager${e.name?` (${e.name})`:""}`,remedy:({facts:e})=>`Make packageManager in package.json and the\
 committed lockfile name the same package manager${R(e)?"":", in a version that the platform has"}.`,part:()=>({kind:"member",name:"packageManager"})}],so="The \
bundler is too old for this Node.js. Update it (webpack 5.61 or later), or set the app variable NODE_OPTIONS to --openssl-legacy-provider";function $t(e,t){return R(
t)?`write ${e} to .nvmrc`:`set nodeVersion in app-settings to ${e} on a platform that has it`}const oo=/request to https?:\/\/(?:[^\s/]{1,100}\/){1,6}?(@[^\s/]{1,100}\/[^\s/]{1,150}|[^\s/]{1,150})(?:\/-\/\S{1,200})? failed/,
Le="ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|ECONNREFUSED|ERR_SOCKET_TIMEOUT|UND_ERR_CONNECT_TIMEOUT",ro=/^(?:127\.0\.0\.1|\[?::1\]?)(?=:|$)/,io=[{name:"conflic\
t-markers",signs:[{tool:["pnpm","yarn"],log:/Merge conflict detected in (?<file>[\w.-]{1,60})/},{tool:"yarn-berry",log:/Cannot autofix a lockfile when running an immutable install/},
{log:/^(?:>? *\d{1,6} \| ?)?<{7} (?:HEAD|[\w/.-]{1,100})$/}],summary:({groups:e})=>`${e.file??"the lockfile"} has the conflict markers of a merge`,remedy:()=>"F\
inish the merge: take one side of the file, run your package manager's install on your machine, and commit the lockfile that it writes.",part:()=>({kind:"lockfi\
le",lacks:[]})},{name:"lockfile-missing",signs:[{tool:"npm",log:/`npm ci` command can only install with an existing package-lock\.json/},{tool:"pnpm",log:/ERR_PNPM_NO_LOCKFILE/},
{tool:"npm",log:/Unsupported URL Type "workspace:"/}],summary:()=>"the repository has no lockfile",remedy:()=>"Run the install on your machine and commit the lo\
ckfile it writes.",part:()=>({kind:"lockfile",lacks:[]})},{name:"lockfile-outdated",signs:[{tool:"npm",log:/^`npm (?<manager>ci)` can only install packages when your package\.json and/},
{tool:"pnpm",log:/(?<manager>ERR_PNPM)_(?:OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH|FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE)/},{tool:"yarn",log:/Your (?<manager>lockfile) needs to be updated, but yarn was run with `--frozen-lockfile`/},
{tool:"yarn-berry",log:/The (?<manager>lockfile) would have been (?:modified|created) by this install, which is explicitly forbidden/},{tool:"bun",log:/(?<manager>lockfile) had changes, but lockfile is frozen/},
{stages:["install"],log:/\b(?:package-lock\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock|lockfile)\b.{0,80}\b(?:out of (?:sync|date)|not up to date|outdated)/i}],summary:({
lines:e})=>`the lockfile does not fit package.json${ao(e)}`,remedy:({groups:e})=>`Run ${(e.manager==="ci"?"npm install":e.manager==="ERR_PNPM"?"pnpm install":"")||
"your package manager's install"} on your machine and commit the lockfile together with package.json.`,part:({lines:e})=>({kind:"lockfile",lacks:[...bt(e),...co(
e)].map(H)})},...Js,...no,{name:"git-dependency",signs:[{stages:["install"],log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey|Repository not found\./}],
summary:()=>"a dependency comes from a Git repository that the build cannot read",remedy:()=>"Name the dependency by an https:// URL that needs no login, or pub\
lish it to a registry and give the build a token."},{name:"network",signs:[{tool:["npm","pnpm"],log:new RegExp(`^code (?:${Le})|^network .{0,80}(?:${Le})|ERR_PN\
PM_META_FETCH_FAIL`)},{weak:!0,tool:"next",log:/^Failed to fetch `?[^`]{1,100} from Google Fonts/},{log:new RegExp(`(?:getaddrinfo|request to https?://\\S{1,200}\
 failed).{0,80}(?:${Le})`)},{log:/\b(?:connect|getaddrinfo) (?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT) (?<host>\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/},
{log:/Could not resolve host: (?<host>[\w.-]{1,200})|Failed to connect to \S{1,100} port|network connectivity|The operation timed out\. fetching/}],summary:({groups:e,
lines:t})=>{const n=e.host??p(t,/\b(?:getaddrinfo|connect) E[A-Z_]{4,20} (\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/);return n?`the network failed: ${n.replace(
ro,"localhost")} cannot be reached`:"the network failed while the build fetched something"},remedy:()=>"Run the deploy again. If it repeats, check the host that\
 the log names and that the platform may reach it.",part:({facts:e,groups:t,lines:n})=>{if(e.stage!=="install")return;const s=t.host??p(n,/request to https?:\/\/([^\s/]{1,200})\/\S{1,300} failed/),
o=z(p(n,oo))?.name;return o===void 0&&s===void 0?void 0:{kind:"dependency",name:o,host:s}}},{name:"certificate",signs:[{log:/\b(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_HAS_EXPIRED)\b/}],
summary:()=>"a certificate was refused while the build fetched something",remedy:({facts:e})=>`If a proxy or a private registry has a certificate of its own aut\
hority, let ${R(e)?"the operators start the platform with NODE_EXTRA_CA_CERTS":"NODE_EXTRA_CA_CERTS on the platform"} name that authority's file.`},{name:"nativ\
e-optional",signs:[{log:/Cannot find module '?(?<name>@rollup\/rollup-[\w-]+|@esbuild\/[\w-]+|@rolldown\/binding-[\w-]+|lightningcss[.\w-]*|@tailwindcss\/oxide[\w-]+|@next\/swc[\w-]+|@parcel\/watcher-[\w-]+)'?/}],
summary:({groups:e})=>`the binary package ${g(e.name,"of a tool")} is not installed for this system`,remedy:()=>"The lockfile lacks other systems: delete node_m\
odules and the lockfile, install again with a current npm, and commit the new lockfile."},{name:"node-gyp",signs:[{tool:"node-gyp",log:/^gyp ERR! (?:find Python|stack Error)|node-pre-gyp ERR!/}],
summary:()=>"a native package could not be compiled",remedy:()=>"Use a version of the package that ships binaries for this Node.js version, or a pure JavaScript\
 one."},...Ks];function ao(e){const[t]=bt(e);if(t)return`: it lacks ${t}`;for(const n of e){const[,s,o]=Et.exec(n)??[];if(s)return`: it has ${s}, and ${o} is as\
ked for`}return""}const Et=/^Invalid: lock file's (\S{1,200}) does not satisfy (\S{1,200})$/,lo=[/^Missing: (\S{1,200}?)@? from lock file$/,/dependencies were added: (\S{1,200}?),?(?:\s|$)/,
/dependencies in package\.json changed since \S{1,60} was saved: (\S{1,200}) was added/,/^\+ {4}(\S{1,200}): "npm:/];function bt(e){return e.flatMap(t=>lo.flatMap(
n=>n.exec(t)?.[1]??[]))}function co(e){return e.flatMap(t=>Et.exec(t)?.[2]??[])}const uo=[/^Writing (?:\.\/)?([\w@.-]{1,100})\/\S{0,300} from /,/directory: \S{0,200}\/([\w@.-]{1,60})\/$/,
/Wrote site to "([^"]{1,100})"/,/The ([\w-]{1,60}) folder is ready to be deployed/,/Output location: \S{0,200}?((?:dist|build)\/\S{1,100})$/,/Generated static files in "?([\w@./-]{1,100}?)"?\.?$/,
/Generated public ([\w@./-]{1,100})$/,/^\[info\] html generated at \.\/([\w@./-]{1,100})$/,/Success! Generated .{0,40} in "([^"]{1,100})"/,/^((?!\.\w)[\w@./-]{1,100}?)\/(?:assets\/)?[\w.-]{1,100}\.(?:html|js|css)\s{1,60}[\d.,]{1,12} (?:kB|KiB|MB)\b/],
mo=[{name:"next-export",signs:[{codes:["output_missing","output_empty"],tool:"next",log:/Next\.js \d{1,3}\.\d/}],summary:({facts:e})=>Ce(e).includes("out")?void 0:
"Next.js wrote no static export",remedy:()=>"Set output: 'export' in next.config and take next export out of the build command; the output directory is then out\
."},{name:"output-missing",signs:[{codes:["output_missing"]},{log:/[Oo]utput directory "?(?<folder>[\w@./-]{1,100}?)"? (?:does not exist|(?:was |is )?(?:not found|missing))/}],
summary:({groups:e,facts:t})=>{const n=e.folder??t.outputDirectory??fo(t);return n?`the build did not write the output directory "${n}"${t.keptOutput?kt:""}`:"t\
he app names no output directory, and the build wrote none of the usual ones"},remedy:e=>{const{facts:t}=e,n=St(e);if(n)return`Set output-directory to ${n}: the\
 log shows files written there.`;const s=e.lines.some(r=>/^> gatsby build\b/.test(r)),o=[...po,...s?["public"]:[]].find(r=>Ce(t).includes(r));return o?`Set outp\
ut-directory to ${o}, which is there, if it is what the build writes.`:"Set output-directory to the folder that the build command writes, relative to the root d\
irectory: often dist, build, out, public or _site."}},{name:"output-empty",signs:[{codes:["output_empty"]}],summary:({facts:e})=>`the output directory ${g(e.outputDirectory,
"of the app")}${e.keptOutput?`${kt},`:""} is empty`,remedy:e=>{const t=St(e);return t?`Set output-directory to ${t}: the log shows files written there.`:"Check \
that the build command writes into output-directory, and does not clean it at its end."}},{name:"nothing-to-serve",signs:[{codes:["nothing_to_serve"]}],summary:({
facts:e})=>e.message??"the output has no page to serve: no file of it is HTML",remedy:({facts:e})=>`${/starts a program|\([^\s(]{0,20}`?(?:index|server|main|app)\.[cm]?js\b/.
test(e.message??"")?"Slipway serves the files of a build and runs no server today: let the build write pages, or run the program elsewhere.":"Set output-directo\
ry to the folder with the pages, or let the build write them."} If it has only data or assets on purpose, say so: app-settings {"assetsOnly": true}.`},{name:"ou\
tput-unsafe",signs:[{codes:["output_unsafe"]}],summary:({facts:e})=>e.message??"the output holds links or special files that may not be served",remedy:()=>"Let \
the build copy files instead of linking them: links that leave the output directory are refused."},{name:"file-too-large",signs:[{codes:["output_too_large"]}],summary:({
facts:e})=>e.message?.includes("wrote a file that is too large")?e.message:void 0,remedy:()=>"Let the build write smaller files, and leave out what no page load\
s: logs, archives, source maps."},{name:"output-too-large",signs:[{codes:["output_too_large"]}],summary:({facts:e})=>e.message??"the output is larger than the p\
latform takes",remedy:()=>"Check that output-directory names only the site, without node_modules or source maps, and move large media elsewhere."},{name:"site-b\
roken",signs:[{codes:["site_broken"]}],summary:({facts:e})=>e.message??"the start page of the new release is broken",remedy:()=>"The release before stays live. \
Mend what is named. To let such a release go live with a warning, set verify to warn, and run slipway settings unset verify: an app keeps the fail of its deploy\
s."},{name:"storage-unavailable",signs:[{codes:["storage_unavailable"]}],summary:({facts:e})=>e.message??"the storage of the platform cannot be used now",remedy:()=>"\
Nothing in the repository is at fault. Deploy again in some minutes; if it fails again, tell the platform's operators. The previous release stays live."},{name:"\
sync-failed",signs:[{codes:["sync_failed","activation_failed"]}],summary:({facts:e})=>e.message??"the platform could not publish the files",remedy:()=>"Nothing \
in the repository is at fault: deploy again. The previous release stays live."},{name:"interrupted",signs:[{codes:["interrupted"]}],summary:()=>"the platform wa\
s stopped while it worked",remedy:()=>"Deploy again."}],kt=", which an earlier deploy set",po=["dist","build","out","_site","storybook-static"];function fo({message:e}){
return/output directory `([^`]{1,200})`/.exec(e??"")?.[1]}function Ce({message:e}){const[,t=""]=/the folders there are (.{1,1000})/.exec(e??"")??[];return[...t.
matchAll(/`([^`]{1,100})`/g)].map(([,n=""])=>n)}function St({lines:e,facts:t}){const n=s=>s.split("/").length;for(const s of uo){const[o]=e.flatMap(a=>{const i=s.
exec(a)?.[1]?.replace(/^\.\//,"").replace(/\/(?:assets|_astro)$/,"");return i?[{folder:i,line:a}]:[]}).sort((a,i)=>n(a.folder)-n(i.folder)),r=o&&go(o.folder,o.line,
t);if(r&&r!==t.outputDirectory)return r}}function go(e,t,n){const[s=""]=e.split("/",1),o=Ce(n);if(o.length===0||o.includes(s))return e;const r=I.posix.dirname(n.
outputDirectory??"");if(r!=="."&&n.list?.(r).length)return`${r}/${e}`;const a=n.log.find(l=>l.includes(t))??"",i=/(?:^|\s|\/)([\w.-]{1,60}):[a-z][\w:-]{0,60}: /.
exec(a)?.[1],d=o.find(l=>i!==void 0&&n.list?.(l).includes(i));return d===void 0?e:`${d}/${i}/${e}`}const ho=[{name:"package-json-invalid",signs:[{codes:["packag\
e_json_invalid"]},{tool:"npm",log:/Invalid package\.json: \w{0,20}Error: (?<why>.{1,120}?) in JSON at position (?<place>\d{1,9})/},{tool:["npm","pnpm","yarn","y\
arn-berry","bun"],log:/^code EJSONPARSE$|ERR_PNPM_JSON_PARSE|SyntaxError: \S{0,300}package\.json: /}],summary:({facts:e,groups:t})=>e.code==="package_json_inval\
id"&&e.message?e.message:`package.json is not valid JSON${t.why?`: ${t.why}`:""}`,remedy:()=>"Correct package.json: nothing is installed or published while it c\
annot be read.",part:({facts:e})=>e.code==="package_json_invalid"?void 0:{kind:"file",path:"package.json"}},{name:"settings-invalid",signs:[{tool:"nx",log:/^ *NX +(?<why>[A-Z]\w{1,40}) in (?<path>\S{1,300}\.json) at \d{1,7}:\d{1,7}$/},
{tool:"lerna",log:/JSONError Error in: (?<path>\S{1,300}\.json)$/},{tool:"turbo",log:/Unable to read repository configuration (?<path>\S{1,300}\.jsonc?): invalid JSON/}],
summary:({groups:e})=>`${vt(e.path)} is not valid JSON${e.why?` (${e.why})`:""}`,remedy:({groups:e})=>`Correct ${vt(e.path)}: the build cannot read it as it is.`,
part:({groups:e})=>e.path?{kind:"file",path:e.path}:void 0},{name:"outside-workspaces",signs:[{tool:"yarn-berry",log:/you forgot to list (?<folder>\S{1,200}) in its workspace configuration/},
{tool:"npm",log:/^No workspaces found:$/}],summary:({groups:e,lines:t})=>`${e.folder??p(t,/^\s*--workspace=(\S{1,200})/)??"the app's folder"} is not in the work\
spaces of the repository's root`,remedy:({groups:e,lines:t})=>`Add ${g(e.folder??p(t,/^\s*--workspace=(\S{1,200})/),"its folder")} to workspaces in the package.\
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
sh the folder as it is, set build-command to true and output-directory to the folder.`}];function re(e){return e?.split(". ",2)??[]}function vt(e="the file"){return e.
replace(/^.*\//,"")}const ue=["queue","clone"],wo=[{name:"submodule",signs:[{stages:ue,log:/submodule path '(?<path>[^']{1,200})' failed/}],summary:({groups:e})=>`\
the Git submodule ${g(e.path,"of the repository")} could not be cloned`,remedy:()=>"Give the submodule an https:// URL that the platform may read in .gitmodules\
, or keep its files in the repository itself."},{name:"branch-not-found",signs:[{codes:["branch_not_found"]},{stages:ue,log:/Remote branch (?<branch>\S{1,200}) not found in upstream/}],
summary:({groups:e,facts:t})=>`the branch ${g(e.branch??t.branch,"to build")} does not exist`,remedy:()=>"Push the branch, or set the input branch to one that e\
xists on the remote; names are case-sensitive."},{name:"commit-not-found",signs:[{codes:["commit_not_found"]},{stages:ue,log:/reference is not a tree: |not our ref [0-9a-f]{7,64}/}],
summary:()=>"the commit is not in the repository",remedy:()=>"Push the commit to the repository that the app builds from; a force push or a fork may have left i\
t behind."},{name:"repository-not-allowed",signs:[{codes:["repository_not_allowed"]}],summary:({facts:e})=>`the platform does not take the repository ${g(e.repository,
"given")}`,remedy:()=>"Set the input repository to owner/name or an https:// URL; local paths and file:// need a platform started with --allow-local-git."},{name:"\
repository-not-found",signs:[{codes:["repository_not_found"]},{stages:ue,log:/remote: Repository not found\.|^fatal: repository '[^']{1,300}' (?:not found|does not exist)/},
{stages:ue,log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey/}],summary:({facts:e})=>`the platform cannot read the re\
pository ${g(e.repository,"of the app")}`,remedy:({facts:e})=>`Check the spelling of the input repository. If it is private, give the platform access to it${R(e)?
": a token in its --git-url":", as by its GitHub app or a deploy key"}.`},{name:"root-directory-missing",signs:[{codes:["root_directory_missing"]},{tool:"npm",log:/Could not read package\.json(?:: .{0,80}? open '(?<path>[^']{1,400})\/package\.json')?/},
{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: can't cd to (?<path>\S{1,300})$/},{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: (?<path>[^\s:]{1,300}): No such file or directory$/}],
summary:e=>{const{asked:t,actual:n}=xt(e),s=e.facts.code==="root_directory_missing"?`the root directory${t?` "${t}"`:""} does not exist in the repository`:t?`th\
ere is no package.json in "${t}"`:"there is no package.json where the build ran";return n?`the folder "${t}" is spelt "${n}" in the repository`:s},remedy:e=>{const{
asked:t,actual:n}=xt(e),s=e.facts.code==="root_directory_missing";return n?`Write ${n} ${s?"as rootDirectory in app-settings":`where the command names ${t}`}: b\
uilds run where upper and lower case count.`:`Set rootDirectory in app-settings${R(e.facts)?"":", on a platform that has it,"} to the folder of the app, relativ\
e to the repository, and check that it is committed.`}}];function xt(e){const{groups:t,facts:n}=e,s=t.path??/root directory `([^`]{1,300})`/.exec(n.message??"")?.[1],
o=n.list;if(!s||!o)return{asked:s?.startsWith("/")?void 0:s,actual:void 0};if(!s.startsWith("/"))return{asked:s,actual:Se(s,o)};const r=s.split("/").slice(0,40);
for(let i=1;i<r.length;i++){const d=r.slice(i).join("/"),l=Se(d,o);if(l)return{asked:d,actual:l}}const a=de(s,e);return{asked:a.startsWith("/")?void 0:a,actual:void 0}}
const _t=/^> @?[^\s@]{1,150}(?:@\S{0,60})? (?<name>[\w:.-]{1,60})(?: \/\S{1,400})?$/,Rt=/^[>$] (?<command>\S.{0,300})$/,yo=/^The build command `(?:npm|pnpm|yarn|bun) (?:run )?(?<name>[\w:.-]{1,60})`/,
$o=[{name:"silent-command",signs:[{weak:!0,stages:["build"]}],summary:e=>{const{facts:t,lines:n}=e,s=t.exitCode&&Ie(e);if(!(!s||Ne(n,t.message)!==void 0))return`\
the script "${s.name}" (${s.command}) failed, and it printed no reason`},remedy:e=>{const t=Ie(e)?.command.split(/&&|;/)??[];return`Run the commands of the scri\
pt one by one: one of them exits with a code other than 0 without a word.${t.length>1?` The last one is \`${t.at(-1)?.trim()}\`.`:""}`},part:e=>({kind:"script",
...Ie(e)})}];function Ie({facts:e,lines:t}){const n=t.findLastIndex((i,d)=>_t.test(i)&&Rt.test(t[d+1]??"")),s=yo.exec(e.message??"")?.groups?.name,o=_t.exec(t[n]??
"")?.groups?.name??s,r=n<0?t.findLast(Eo):t[n+1],a=Rt.exec(r??"")?.groups?.command;return o===void 0||a===void 0?void 0:{name:o,command:a}}function Eo(e){return e.
startsWith("$ ")&&!/^\$ (?:npm|pnpm|yarn|bun) /.test(e)}const Ot=[...wo,...ho,...mo,...io,...Fn,...Hn,...$o],V={lines:5e3,characters:256*1024,lineLength:1e3,entryLength:64*
1024},bo=[/^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:?(?: |$)/,/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M)?\]?:? (?=\S)/,
/^(?<folder>\.|[\w@.-]{1,100}(?:\/[\w@.-]{1,100}){1,6}) (?!error|warning|note|info|failed)[a-z][\w:-]{0,60}(?:: |:$|\$ )/,/^(?<task>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[a-z][\w:-]{0,60}):(?: |$)/,
/^\[@?[\w./-]{1,80}\]: /,/^➤ YN\d{4}: (?:[│┌└] ?)?/,/^@?[^\s@]{1,100}@(?:workspace:(?<folder>[\w@./-]{1,200})|\w{1,20}:\S{1,200}) STD(?:ERR|OUT)(?: |$)/,
/^\[\d{1,2}\] /,/^#\d{1,4} \d{1,5}\.\d{1,3} /,/^[a-z][\w.-]{0,60}-\d{1,3} {1,20}\| /,/^npm (?:ERR!|error)(?: |$)/,/^\[(?:11ty|webpack-cli)\](?: |$)/,/^Original error stack trace: (?=\S)/,
/^│ (?=\w*Error: )/,/^[│└■▲●◆◇](?: {2}|$)/u,/^\[(?:log|info|warn|error)\] \[nitro\](?: |$)/],ko=4,So=[/^> @?[^\s@]{0,100}@\S{0,100} \S{1,100} (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,
/^(?<task>@?[\w./-]{1,120}#[\w:-]{1,60}):\s{1,4}ERROR\s{1,4}command \((?<folder>[^()]{1,400})\)/,/^ERROR: command finished with error: command \((?<folder>[^()]{1,400})\)/,
/^location (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/];function Nt(e){const t=[];let n=V.characters;for(let a=e.length-1;a>=0&&t.length<V.lines&&n>0;a--){const i=e[a]??
"",l=(i.length>V.entryLength?i.slice(-V.entryLength):i).split(`
`);for(let u=l.length-1;u>=0&&t.length<V.lines&&n>0;u--){const h=l[u]??"",x=vo((0,E.Ow)(Io((0,E.Nl)(h)),V.lineLength).trimEnd());n-=Math.max(x.length,h.length/16),
t.push(x)}}const s=xo(t),o=To(No(t.reverse().map(a=>Ao(a,s)))),r=_o(o);return o.map(({text:a,folder:i,task:d})=>({text:a,folder:i??r.get(d??"")}))}function vo(e){
return e.includes(":undefined")?e.replace(/(?<=\.\w{1,10})(?::undefined){1,2}(?!\S)/g,""):e}function xo(e){const t=e.map(n=>n.includes("nx run ")?/\bnx run ([@\w./-]{1,100}):/.
exec(n)?.[1]:/^([\w@.-]{1,100} [a-z][\w:-]{0,60})\$ /.exec(n)?.[1]);return new Set(t.filter(n=>n!==void 0))}function _o(e){const t=new Map;for(const{text:n,task:s}of e)
for(const o of So){const r=o.exec(n)?.groups;r?.folder&&t.set(s??r.task?.replace("#",":")??"",r.folder)}return t}const Ro=/^(?:.{0,200}\s)?Unexpected (?:token|non-whitespace)\b.{0,60}, (?:\.\.\.)?".{0,100}$/,
Tt=/"(?:\.\.\.)? is not valid JSON\b/,Oo=12;function No(e){const t=[];for(let n=0;n<e.length;n++){const s=e[n],r=s.text.includes("Unexpected ")&&Ro.test(s.text)&&
!Tt.test(s.text)?e.slice(n+1,n+1+Oo).findIndex(({text:i})=>Tt.test(i)):-1;if(r===-1){t.push(s);continue}const a=e.slice(n,n+r+2).map(({text:i})=>i.trim());t.push(
{...s,text:a.join(" ").slice(0,V.lineLength)}),n+=r+1}return t}const At=71;function To(e){if(!e.some(({text:s})=>s.startsWith("\u250C  Building storybook")))return e;
const t=[];let n=0;for(const s of e){const o=t.at(-1),[r=""]=s.text.split(" ",1),a=s.boxed&&n>0&&n<=At&&n+1+r.length>At;o&&a&&/^[\w("'`./@-]/.test(r)?t[t.length-
1]={...o,text:`${o.text} ${s.text}`.slice(0,V.lineLength)}:t.push(s),n=s.text.length}return t}function Ao(e,t){let n=e,s,o,r=!1;for(let a=0;a<ko;a++){const i=Co(
n)??Lo(n,t);if(!i)break;s??=i.groups?.folder,o??=i.groups?.task,r||=i[0]==="\u2502  ",n=n.slice(i[0].length)}return{text:n,folder:s,task:o,boxed:r}}function Lo(e,t){
if(t.size===0)return;const n=/^(?<name>[@\w./-]{1,100}|(?<folder>[\w@.-]{1,100}) [a-z][\w:-]{0,60})(?::(?: |$)|\$ )/.exec(e);return n&&t.has(n.groups?.name??"")?
n:void 0}function Co(e){for(const t of bo){const n=t.exec(e);if(n)return n}}function Io(e){return e.includes("\r")?e.split("\r").findLast(t=>t.trim()!=="")??"":
e}const Mo=/^> @?[^\s@]{1,150}@\S{1,60} (?:pre|post)?(?:install|prepare)$|^\$ (?!(?:npm|pnpm|yarn|bun|corepack) )/;function Zr(e,t){const n=e[t]?.folder;return n!==
void 0?!n.includes("node_modules"):e.slice(0,t).some(({text:s})=>Mo.test(s))}function Po(e){const t=e.findIndex(s=>/\bnpm (?:ERR!|error) Usage:\s*$/.test(s)),n=e.
findIndex((s,o)=>o>t&&/\bnpm (?:ERR!|error) Run "npm help [\w-]{1,40}"/.test(s));return t===-1||n===-1?e:e.toSpliced(t,n-t)}const Do=[[/^file:\/\/(?:localhost)?(?=\/)/,
""],[/^webpack(?:-internal)?:\/\/[^/]*\/(?:\([\w-]+\)\/)?(?=\.{0,2}\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\//,""],[/^.*!/,""],[/\\/g,"/"],[/^\/?[A-Za-z]:(?=\/)/,
""],[/[?].*$/,""]],Lt=/^(?:node|https?|data|virtual|native|internal|bun|deno):|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|bin\/|etc\/|nix\/|proc\/|sys\/|snap\/|rustc\/|opt\/hostedtoolcache\/)|(?:^|\/)(?:node_modules|site-packages|dist-packages|\.git|\.nvm|\.pyenv|\.cargo|\.rustup|\.yarn|\.pnpm|\.pnpm-store|\.volta|\.bun)(?:\/|$)|\/go\/pkg\/mod\//,
we="?body",Ct=/\?vue&type=[\w&=.-]{1,200}/,It=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g,jo=40,Mt=2e4,Uo=500,Fo=100;function Pt(e,t){const n={
...t,exists:Wo(t)},s=new Map,o=new Map;for(const i of e){s.has(i.file)||s.set(i.file,Me(i.file,n));const d=s.get(i.file);if(d===void 0)continue;const[l,u]=Ct.test(
i.file)||i.file.endsWith(we)?[null,null]:[i.line,i.column],h=Go((0,E.Ow)(i.message,Uo),n),x=i.code&&(0,E.Ow)(i.code,Fo),M=JSON.stringify([d,l,u,h]);o.has(M)||o.
set(M,{...i,file:d,line:l,column:u,code:x,message:h})}const r=[...o.values()],a=new Set(r.filter(({line:i})=>i!==null).map(({file:i,message:d})=>`${i}
${d}`));return r.filter(({line:i,file:d,message:l})=>i!==null||!a.has(`${d}
${l}`))}function Wo(e){const t=new Map;return n=>{const s=t.get(n);if(s!==void 0)return s;const o=t.size<Mt&&e.exists(n);return t.size<Mt&&t.set(n,o),o}}function Go(e,t){
return e.replace(Ct,"").replace(It,n=>Me(n,t)??n)}function Me(e,t){const n=Bo(e);if(!(n===""||n.includes("\0")||Lt.test(n))){for(const s of zo(n,t))if(s!==void 0&&
!Lt.test(s)&&t.exists(s))return s}}function Bo(e){let t=e.startsWith("file://")?(0,E.oF)(e):e;for(const[n,s]of Do)t=t.replace(n,s);return t}function*zo(e,t){const n=t.
rootDirectory??"";if(!e.startsWith("/")){for(const o of[...t.folders??[],n,""])yield Pe(`${o}/${e}`);return}const s=Pe(e)?.split("/")??[];if(!(s.length>jo))for(let o=0;o<
s.length;o++){const r=s.slice(o).join("/");yield r,n!==""&&(yield Pe(`${n}/${r}`))}}function Pe(e){const t=[];for(const n of e.split("/"))if(!(n===""||n===".")){
if(n!=="..")t.push(n);else if(t.pop()===void 0)return}return t.length===0?void 0:t.join("/")}const Ho={queue:"Deployment failed",clone:"Clone failed",install:"I\
nstall failed",build:"Build failed",sync:"Upload failed",activate:"Activation failed"},Ko=1e3,Dt=300,Zo=/exit(?:ed)?(?: with)? (?:code|status)|^(?:the )?(?:build|install|deployment)(?: command)? failed\W*$/i,
Yo=/^The (?<stage>install|build) command (?<command>`.{1,300}`) (?:exited with|ended by) /,qo=/^\s*(?:npm (?:warn|WARN)|warning\b|WARN\b|<w>\s|\(node:\d+\))/;function Vo(e,t=Ot){
const n=Nt(e.message?[...e.log,e.message]:e.log).slice(-Ko).map(o=>o.text).filter(o=>!qo.test(o)),s=Xo(e,t,n);if(s)return jt(e,s.cause,s.known,s.message);for(const o of[
"codes","others"])for(const r of t){const a=Jo(r,o,e,n),i=a&&r.summary(a);if(a&&i)return jt(e,r,a,i)}return{headline:Ut(e,tr(e,n),n),remedy:void 0}}function jt(e,t,n,s){
const o=(0,E.Ow)(t.remedy(n),500),r=t.part?.(n);return{headline:Ut(e,s,n.lines),remedy:o,cause:t.name,...r&&{fault:{part:r,summary:(0,E.Ow)(s,Dt)}}}}function Xo(e,t,n){
for(const{severity:s,code:o,message:r}of e.diagnostics??[]){const a=s==="error"?t.find(i=>i.part&&i.name===o):void 0;if(a)return{cause:a,message:r,known:_(a,e,n)??
{groups:{},facts:e,lines:n}}}}function Jo(e,t,n,s){const o=e.signs.filter(r=>t==="codes"==(r.codes!==void 0));return o.length===0?void 0:_({...e,signs:o},n,s)}function Ut(e,t,n){
const s=t.replace(It,i=>de(i.replace(/^file:\/\//,""),{facts:e,lines:n})),o=Ho[e.stage?.toLowerCase()??""]??"Deployment failed",r=Qo(s,e)?"":er(e),a=Dt-o.length-
r.length-2;return`${o}: ${(0,E.Ow)(s.trim().replace(/\.$/,""),a)}${r}`}function Qo(e,{exitCode:t,signal:n}){return typeof t=="number"?e.includes(`exited with co\
de ${t}`):n!=null&&e.includes(` by ${n}`)}function er({exitCode:e,signal:t}){return typeof e=="number"&&e!==0?` (exit code ${e})`:t?` (${(0,E.Ow)(t,20)})`:""}function tr(e,t){
const n=e.diagnostics?.find(o=>o.severity==="error");if(n)return`${n.file}${n.line===null?"":`:${n.line}`}: ${n.message}`;if(e.message&&!Zo.test(e.message))return e.
message;const s=sr(e,t);return s||(nr(e,t)??(e.message||e.code||"the platform gave no reason"))}function nr({message:e},t){const n=Ne(t,e),s=t.filter(r=>r!==e).
map(r=>({text:r,folder:void 0})),o=fs(s)?.message;return o===void 0||n?.includes(o)||n!==void 0&&o.includes(n)?n:o}function sr({message:e},t){const n=Yo.exec(e??
"")?.groups,s=t.lastIndexOf(`$ ${n?.command?.slice(1,-1)}`),o=s===-1?t.findLastIndex(a=>a.startsWith("$ ")):s;return!n||o===-1||t.slice(o+1).filter(a=>a!==e&&!zs(
a)).length>0?void 0:`the ${n.stage} command ${n.command} failed, and it printed nothing`}const K=String.raw`(?:[A-Za-z]:[\\/]|(?:file|webpack|webpack-internal|rsc):\/{2,3})?[^\s:*"'<>|\x60(][^:*"'<>|\x60]{0,400}?`,
b=`(?<file>${K})`,ee=`(?<file>${K}\\.[A-Za-z][A-Za-z0-9]{0,9}(?:\\?[\\w=&.-]{0,100})?)`,v=String.raw`:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?`,De=String.raw`(?:Uncaught )?(?:[A-Z]\w{0,60}\.)?[A-Z]?\w{0,60}(?:Error|Exception)`,
je=/^\s*(?:at |Require stack:|- \/|$)|^\s{2,}/,me=new RegExp(`^\\s+at (?!.{0,900}(?:node_modules|node:|<anonymous>:\\d|[/( ](?:dist|\\.(?:next|output|svelte-kit|te\
mp|nuxt|astro|vercel|netlify))/))(?:[^()]{0,300} \\()?(?:async )?${b}${v}\\)?$`);function T(e,t,n,s={}){return{name:t,...e===void 0?{}:{tool:e},steps:[n],...s}}
const or=[{name:"esbuild",tool:"esbuild",steps:[/^(?:[✘▲X!] )?\[(?<severity>ERROR|WARNING)\] (?:(?<code>(?:TS|NG)-?\d+): )?(?<message>.*?\S)(?: \[(?:plugin )?[\w-]+\])?$/,
{pattern:new RegExp(`^\\s{4}${b}${v}:$`),skip:6,over:/^(?!\s{4}|[✘▲X!] \[)/}],zeroColumn:!0},T("esbuild","esbuild-short",new RegExp(`^${b}${v}: (?<severity>\
ERROR|WARNING): (?<message>.+)$`),{zeroColumn:!0}),{name:"rolldown",tool:["rolldown","vite"],steps:[/^(?:(?<severity>Warning|Error): )?\[(?<code>[A-Z][A-Z_]+|builtin:[\w:-]+|plugin [\w:-]+)\] (?<message>\S.*)$/,
{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[ ?${b}:(?<line>\\d{1,7}):(?<column>\\d{1,7}) ?\\]$`),skip:1}]},{name:"vite-plugin-svelte",tool:"vite",steps:[
new RegExp(`^\\[plugin(?: |:)vite-plugin-svelte[\\w:-]*\\] ${b}${v}$`),/^(?:\w*Error: )?(?:\S{1,400}:\d+:\d+ )?(?<message>\S.*)$/],zeroColumn:!0},T("vite","vite\
-plugin-svelte-warning",new RegExp(`^\\[vite-plugin-svelte\\] ${b}${v} (?<message>.+)$`),{zeroColumn:!0,severity:"warning"}),{name:"vite-plugin-place",tool:"vit\
e",steps:[new RegExp(`^\\[plugin(?: |:)[\\w:-]+\\] ${b}${v}$`),/^(?:\w*Error: )?(?:\[[\w/-]+\] )?(?:\S{1,600}:\d+:\d+: )?(?<message>\S.*?)(?: \(\d+:\d+\))?$/]},
{name:"vite-prerender",tool:"vite",steps:[/^\[vite-prerender-plugin\] \[plugin vite-prerender-plugin\]$/,{pattern:/^(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:new RegExp(
`^> ${b}${v}$`),skip:12}]},{name:"parcel",tool:"parcel",steps:[/^@parcel\/[\w-]{1,60}: (?<message>\S.*)$/,{pattern:new RegExp(`^\\s{1,4}${ee}${v}$`),skip:4,over:/^(?:\S|$)/}]},
{name:"jiti",tool:["rsbuild","docusaurus","nuxt"],steps:[/^.{0,40}\b(?<message>ParseError: \S.*)$/,new RegExp(`^\\s{1,4}${ee}${v}$`)],zeroColumn:!0},T("vite","v\
ite-unresolved",/^(?:\w*Error: )?(?:\[vite\]: )?(?<message>Roll(?:up|down) failed to resolve import "[^"]{1,300}") from "(?<file>[^"]{1,400})"/),T("rollup","rol\
lup-unresolved",/^(?:\[(?:!|error)\] )?(?:\w*Error: )?(?<message>(?:Could not resolve|Failed to resolve) (?:"[^"]{1,300}"|\S{1,300})) from "?(?<file>[^"]{1,400}?)"?$/),
T("rollup","rollup-export",/^(?:\[!\] )?(?:\w*Error: )?(?<message>["'][\w$]{1,200}["'] is not exported by "?[^\s",]{1,400}"?, imported by "?(?<file>[^\s"]{1,400}?)"?\.?)$/),
T("rollup","rollup-refused",/^(?:\[[\w:.-]{1,60}\] ){0,4}(?:\w{0,40}Error: )?(?<message>Could not load [^\s()]{1,300} \(imported by (?<file>[^)\s]{1,300})\): (?:Cannot|Can't|Must not) import\b.{0,300})$/),
T(["vite","vitepress"],"vite-plugin-message",new RegExp(`^(?:\\w*Error: )?(?:\\[[\\w:-]{1,60}\\] )?\\[plugin [\\w:-]{1,60}\\] ${b} \\((?<line>\\d{1,7}):(?<column>\
\\d{1,7})\\): (?<message>.+)$`)),T("rollup","rollup",new RegExp(`^(?:\\[!\\] )?(?:\\(plugin [\\w:@/. -]{1,80}\\) )?(?:RollupError: )?${b} \\((?<line>\\d{1,7}):(?<\
column>\\d{1,7})\\): (?<message>.+)$`),{zeroColumn:!0}),{name:"vite-config",tool:"vite",steps:[new RegExp(`^failed to load config from ${b}$`),/^error during build:$/,
/^(?!Error: (?:Build|Transform) failed)(?<message>\S.*)$/]},{name:"sass",tool:"sass",steps:[/^(?:\w*Error: )?(?:(?<severity>DEPRECATION WARNING|WARNING)(?: \[[\w-]+\])?: )?(?:\[sass\] )?(?<message>\S.*)$/,
{pattern:/^\s*[╷,]$/,skip:1,over:/^$/},{pattern:new RegExp(`^\\s+(?!\\S+\\.vue )${b} (?<line>\\d{1,7}):(?<column>\\d{1,7})\\s{1,4}\\S.*$`),skip:12}]},T("postc\
ss","postcss",new RegExp(`^(?:CssSyntaxError: (?:\\[[\\w-]+\\] )?(?:[\\w-]+: )?|(?:\\[[\\w:-]{1,60}\\] ){1,4})${b}${v}: (?<message>.+)$`)),{name:"vite-file",tool:"\
vite",steps:[/^\[(?:plugin )?[@\w:/-]+\] (?!✗ )(?:\[[@\w/-]+\] )?(?!✗|Transform failed|Build failed|\[)(?<message>\S.*?)(?: \(\d+:\d+\))?$/,{pattern:new RegExp(
`^file: ${b}(?:${v})?(?: \\(.*)?$`),skip:40,over:/^(?!\s+at |\[|[✓✗x] |error during|vite v\d)/}]}],rr=[T("typescript","tsc",new RegExp(`^(?:ERROR in )?${b}\\\
((?<line>\\d{1,7}),(?<column>\\d{1,7})\\): (?<severity>error|warning) (?<code>TS\\d+): (?<message>.+)$`)),T("typescript","tsc-pretty",new RegExp(`^(?:Error: )?${b}${v}\
 - (?<severity>error|warning|hint|message) (?<code>TS\\d+|ts\\(\\d+\\)): (?<message>.+)$`)),{name:"ts-loader",tool:"webpack",steps:[new RegExp(`^\\[tsl\\] (?<seve\
rity>ERROR|WARNING) in ${b}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\)$`),/^\s+(?<code>TS\d+): (?<message>.+)$/]},{name:"tsc-frame",tool:"typescript",steps:[/^(?<code>TS\d+): (?<message>\S.*)$/,
{pattern:/^\s*> (?<line>\d{1,7}) \| (?<frame>.*\S)$/,skip:12,over:/^\s/}]},{name:"eslint-stylish",tool:"eslint",steps:[/^(?<file>(?:[A-Za-z]:[\\/]|\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,
/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})\s{1,40}(?<severity>error|warning|Error:|Warning:)\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/],repeat:!0},
{name:"eslint-react-scripts",tool:"react-scripts",steps:[/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^\s+Line (?<line>\d{1,7}):(?<column>\d{1,7}):\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/],
repeat:!0},{name:"eslint-react-scripts-syntax",tool:"react-scripts",steps:[/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^Syntax error: (?<message>\S.*) \((?<line>\d{1,7}):(?<column>\d{1,7})\)$/]},
T("eslint","eslint-compact",new RegExp(`^${b}: line (?<line>\\d{1,7}), col (?<column>\\d{1,7}), (?<severity>Error|Warning) - (?<message>.*?\\S)(?: \\((?<code>[@\\w/-\
]+)\\))?$`)),T("eslint","eslint-unix",new RegExp(`^${b}${v}: (?<message>.*\\S) \\[(?<severity>Error|Warning)(?:/(?<code>[@\\w/-]+))?\\]$`)),{name:"prettier-chec\
k",tool:"prettier",steps:[/^\[warn\] (?<file>\S.{0,400}\.\w{1,20})$/,{pattern:/^\[warn\] (?<message>Code style issues .*)$/,skip:40,over:/^\[warn\] /}]},{name:"\
biome",tool:"biome",steps:[new RegExp(`^${b}(?:${v})? (?<code>[a-z]+(?:/\\w+)*)\\s.{0,40}\u2501\u2501\u2501`),{pattern:/^\s+(?<severity>[×✖!⚠i])\s(?<message>.+)$/,
skip:1,over:/^\s*$/}]}],Ft={pattern:/^(?<file>[^:*"<>|]{1,400}\.vue)$/,skip:1,over:/^$/},Wt=String.raw`\[vue/compiler-sfc\] (?<message>\S.*?)(?: \(\d{1,7}:(?<column>\d{1,7})\))?$`,
Gt={pattern:/^\s+\|\s+\^/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) \s*)?\|/},ye=String.raw`(?<file>${K}\?vue&type=style[^:)\s]{0,200})`,Bt=/^\s+\S{1,400}\.vue (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
Ue=/^\s*(?:[╷,╵']|\d{1,7} [│|]|[│|])|^$/,ir=[{name:"vue-script",tool:"vue-cli",steps:[new RegExp(`^\\[plugin(?: |:)vite:vue\\] ${K}${v}$`),new RegExp(`^\
(?:\\w*Error: )?${Wt}`),Ft,Gt],zeroColumn:!0},{name:"vue-script-vite7",tool:"vite",steps:[new RegExp(`^(?:\\[vite:vue\\] |SyntaxError: )${Wt}`),Ft,Gt],zeroColumn:!0},
{name:"vue-style",tool:"vite",steps:[new RegExp(`^\\[plugin(?: |:)[\\w:-]{1,60}\\] ${ye}(?::\\d{1,7}){2}$`),new RegExp(`^CssSyntaxError: ${K}${v}: (?<message>\\S\
.*)$`)]},{name:"vue-style-vite7",tool:"vite",steps:[new RegExp(`^\\[vite:vue\\] ${K}${v}: (?<message>\\S.*)$`),new RegExp(`^file: (?:${K}(?::\\d{1,7}){2} \\()?${ye}\
(?:(?::\\d{1,7}){2}|\\))?$`)]},{name:"vue-sass",tool:"vite",steps:[new RegExp(`^\\[plugin(?: |:)vite:css\\] ${ye}$`),/^Error: \[sass\] (?<message>\S.*)$/,{pattern:Bt,
skip:12,over:Ue}]},{name:"vue-sass-vite7",tool:"vite",steps:[/^\[vite:css\] \[sass\] (?<message>\S.*)$/,{pattern:Bt,skip:12,over:Ue},new RegExp(`^file: ${ye}$`)]},
{name:"svelte-sass",tool:"vite",steps:[/^(?:\w*Error: |\[[\w:-]{1,60}\] )?Error while preprocessing (?<file>\S{1,400}\.svelte) - \[sass\] (?<message>\S.*)$/,{pattern:/^\s+\S{1,400}\.svelte\.vite-preprocess\.\w+ (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
skip:12,over:Ue}],part:"?vue&type=style&index=0"},T("vitepress","vitepress",/^(?:\w*Error: )?(?:\[vite:vue\] )?\[plugin vite:vue\] (?<file>[^:*"<>|]{1,400}\.md) \(\d{1,7}:\d{1,7}\): (?<message>\S.*?)(?: \(\d+:\d+\))?$/),
{name:"vitepress-script",tool:"vitepress",steps:[/^\[vite:vue\] \[vue\/compiler-sfc\] (?<message>\S.*?)(?: \(\d+:\d+\))?$/,{pattern:/^(?<file>[^:*"<>|]{1,400}\.md)$/,
skip:1,over:/^$/}]}],zt=/^(?:Error:)?[\s│]*(?:[├╰]─▶\s*)?[x×](?:\s*[x×])? (?<message>\S.*)$/,Ht={pattern:/^\s*[:·]\s+[\^─┬]/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?[|│:·]/},
$e=/^(?<file>\.\/[^:*"<>|]{1,400})$/,Kt=/^Error: Error evaluating Node\.js code$/,Zt=/^(?:WARN\s{1,4})?🚨 Unable to index (?<file>[^:,*"<>|]{1,400})(?:,[^:]{1,400})?:$/u,
Yt=/^(?:WARN\s{1,4})?(?:\w*Error: )?(?<message>\S.*?)(?: (?=\S{1,400}\/\S)\S{3,801})?$/,qt=String.raw`\((?<file>[^()]{1,400})\)(?: \[Line (?<line>\d{1,7}), Column (?<column>\d{1,7})\])?`,
ar=[{name:"next-swc",tool:"next",steps:[zt,{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[${b}:\\d{1,7}:\\d{1,7}\\]$`),skip:6,over:/^\s*[|│]|^$/},Ht]},{name:"\
next-config",tool:"next",steps:[/^\s*⨯ Failed to load (?<file>next\.config\.\w{2,3})\b/,{pattern:/^\[?Error:\s+[x×] (?<message>\S.*)$/,skip:4},/^\s*[╭,][─-]{1,3}\[\d{1,7}:\d{1,7}\]$/,
Ht]},{name:"swc",tool:"swc",steps:[zt,new RegExp(`^[\\s\u2502]*[\u256D,][\u2500-]{1,3}\\[${b}${v}\\]$`)]},{name:"next",tool:"next",steps:[new RegExp(`^(?<file>\\\
./[^:*"<>|]{1,400}?)${v}$`),/^(?:(?:Type )?[Ee]rror: )?(?<message>\S.*)$/]},{name:"next-loader-place",tool:"next",steps:[$e,Kt,/^(?<line>\d{1,7}):(?<column>\d{1,7}): (?!.*\(\d{1,7}:\d{1,7}[-\d:]*\)$)(?<message>\S.*)$/]},
{name:"next-loader",tool:"next",steps:[$e,Kt,{pattern:/^(?!Error: \[MDX\])(?:\d{1,7}:\d{1,7}: |- )?(?<message>\S.*?)(?: \((?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?\))?$/,
skip:1}]},{name:"next-mdx",tool:"next",steps:[$e,/^(?:\w*Error: )?(?=[A-Z])(?<message>\S.*?) \((?<line>\d{1,7}):(?<column>\d{1,7})-\d{1,7}:\d{1,7}\)$/]},{name:"\
next-module",tool:"next",steps:[$e,/^(?:\w*Error: )?(?<message>Module not found: .+)$/]},{name:"next-prerender",tool:"next",steps:[/^Error occurred prerendering page /,
/^(?<message>\S.*)$/,{pattern:me,skip:20,over:je}]},{name:"gatsby-query",tool:"gatsby",steps:[/^error There was a problem parsing "(?<file>[^"]{1,400})"; any GraphQL$/,
{pattern:/^(?<message>This may indicate a syntax error in the code), or/,skip:2}]},{name:"gatsby-config",tool:"gatsby",steps:[/^error Failed to compile Gatsby files/,
{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^File path: (?<file>\S.{0,400})$/,skip:4}]},{name:"gatsby-lifecycle",tool:"gatsby",steps:[/^error "(?<file>[^"]{1,400})" threw an error while running the \w+ lifecycle:$/,
{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^> (?<line>\d{1,7}) \|/,skip:8}]},{name:"storybook-index-place",tool:"storybook",steps:[Zt,Yt,{pattern:/^(?:\S{1,400} )?\(line (?<line>\d{1,7}), col (?<column>\d{1,7})\)$/,
skip:1}],zeroColumn:!0},{name:"storybook-index",tool:"storybook",steps:[Zt,Yt]},{name:"storybook-config",tool:"storybook",steps:[/couldn't evaluate your (?<file>\S{1,400}) file\.$/,
{pattern:/^Original error:$/,skip:2,over:/^$/},{pattern:/^(?!\w*Error: Transform failed)(?:\w*Error: )?(?:<stdin>:(?<line>\d{1,7}):(?<column>\d{1,7}): ERROR: )?(?<message>\S.*)$/,
skip:1}],zeroColumn:!0},T("vitepress","vitepress-dead-link",/^(?:\(!\) )?(?<message>Found dead link \S{1,300}) in file (?<file>\S{1,400}\.md)$/),{name:"docusaur\
us-mdx",tool:"docusaurus",steps:[/MDX compilation failed for file "(?<file>[^"]{1,400})"$/,/^[\s│]*Cause: (?<message>\S.*)$/,{pattern:/^[\s│]*"line": (?<line>\d{1,7}),?$/,
skip:20}]},{name:"svelte-check",tool:"svelte-check",steps:[new RegExp(`^${b}${v}$`),/^(?<severity>Error|Warn|Hint): (?<message>\S.*?)(?: \((?<code>\w+)\))?$/]},
T("svelte-check","svelte-check-machine",/^\d{13} (?<severity>ERROR|WARNING) "(?<file>[^"]{1,400})" (?<line>\d{1,7}):(?<column>\d{1,7}) "(?<message>.+?)(?=\\n|"$)/),
{name:"astro-location",tool:"astro",steps:[/^(?!\s*(?:Hint|Error reference|Location|Stack trace):)(?:\[(?<code>\w+Error)\] (?=\S)|(?=[A-Z]\S* )(?!Build failed))(?<message>.+)$/,
{pattern:/^\s+Location:$/,skip:20,over:/^(?!\s*Stack trace:|\s+at |\[)/},new RegExp(`^\\s+${b}${v}$`)],zeroColumn:!0},T("metalsmith","metalsmith",/^Error: (?<message>Invalid frontmatter) in the file at: (?<file>\S.{0,400})$/),
{name:"eleventy-nunjucks",tool:["eleventy","nunjucks","metalsmith"],steps:[new RegExp(`^(?:\\d{1,2}\\.|>|Template render error:(?: \\S{1,200}:)?) ${qt}$`),{pattern:/^\s+(?:Error: )?(?!(?:Template render error: )?\([^()]{1,400}\))(?<message>\S.*?)(?: \(via [\w ]+\))?$/,
skip:4,over:new RegExp(`^\\s*(?:Template render error: )?${qt}$`)}],part:we},T("eleventy","eleventy-liquid",/^(?:\d{1,2}\. )?(?:\w+Error: )?(?<message>\S.*), file:(?<file>[^,]{1,400}), line:(?<line>\d{1,7})(?:, col:(?<column>\d{1,7}))?/,
{part:we}),{name:"eleventy-data",tool:"eleventy",steps:[/^\d{1,2}\. Having trouble (?:parsing data file|reading front matter from template) (?<file>\S{1,400}) \(via /,
/^\d{1,2}\. (?<message>\S.*?)(?: \((?:line )?(?<line>\d{1,7})(?::| column )(?<column>\d{1,7})\))?(?: \(via \w+\))?$/]},{name:"eleventy-layout",tool:"eleventy",steps:[
/^\d{1,2}\. Problem creating an Eleventy Layout for the "(?<file>[^"]{1,400})" template file\./,/^\d{1,2}\. (?<message>\S.*?)(?: \(via [^()]{1,200}\))?$/]},{name:"\
eleventy-config",tool:"eleventy",steps:[/^\d{1,2}\. Error in your Eleventy config file '(?<file>[^']{1,400})'\./,{pattern:/^\d{1,2}\. (?!There was a problem importing|Cannot find (?:module|package) )(?<message>\S.*?)(?: \(via \w+\))?$/,
skip:1,over:/^\d{1,2}\. There was/}]}],Vt=new RegExp(`^\\s{0,4}(?:\\[?(?:ERROR|error)\\]?:? )?(?<message>(?:${De}(?: \\[\\w+\\])?|error): .+)$`),dr=/^\s*\[cause\]: (?<message>\S.*)$/,
lr=80,cr={name:"node-cause",tool:"node",match(e,t){if(!e.find(Vt,t))return;let n,s,o=!1,r=t+1;for(;r<e.length&&r<t+lr;r++){const a=e.line(r)?.text??"",i=e.find(
dr,r)?.groups?.message;i!==void 0&&([s,o]=[i,!1]);const d=me.exec(a.replace(/ \{$/,""))?.groups;if(d&&(n===void 0||s!==void 0&&!o)&&([n,o]=[{...d},!0]),i===void 0&&
!je.test(a)&&!/^[{}]/.test(a))break}return n&&s?{groups:[{...n,message:s}],next:r}:void 0}},Xt=/^\s+File "(?<file>[^"]{1,400})", line (?<line>\d{1,7})/,ur=/\/site-packages\/|\/dist-packages\/|\/lib\/python\d|^</,
mr=/^(?<message>[A-Za-z_][\w.]{0,100}(?:: .+)?)$/,pr={name:"python",tool:"python",match(e,t){if(!(e.line(t)?.text??"").startsWith("Traceback (most recent call l\
ast)")&&!e.find(Xt,t))return;let s;for(let o=t;o<e.length&&o<t+200;o++){const r=e.line(o)?.text??"",a=e.find(Xt,o)?.groups;if(a&&!ur.test(a.file??"")&&(s={...a}),
o===t||r.startsWith(" "))continue;const i=mr.exec(r)?.groups?.message;return s&&i?{groups:[{...s,message:i}],next:o+1}:void 0}}},fr=[{name:"vitest",tool:"vitest",
steps:[/^\s*FAIL\s+\S{1,400} > (?<test>\S.{0,300})$/,/^(?<message>\S.*)$/,{pattern:new RegExp(`^ \u276F (?!.*node_modules)(?:\\S.{0,200} )?(?<file>(?:[A-Za-z]:)?[^\\s:\
]{1,400})${v}$`),skip:40}]},{name:"jest-syntax",tool:"jest",steps:[new RegExp(`^\\s{4}${ee}:(?<line>\\d{1,7})$`),{pattern:new RegExp(`^\\s{4}(?<message>${De}: .\
+)$`),skip:6}]},{name:"jest",tool:"jest",steps:[/^\s{2}● (?!Test suite failed to run)(?<test>\S.*)$/,{pattern:/^\s{4}(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:me,
skip:40,over:/^(?!\s{2}●)/}]},{name:"rust",tool:"cargo",steps:[/^(?<severity>error|warning)(?:\[(?<code>\w+)\])?: (?<message>.+)$/,new RegExp(`^\\s*--> ${b}${v}\
$`)]},pr,{name:"go-panic",tool:"go",steps:[/^panic: (?<message>.+)$/,{pattern:new RegExp(`^\\s(?!.*/go/(?:src|pkg/mod)/)${b}:(?<line>\\d{1,7})(?: \\+0x.*)?$`),skip:20}]},
{name:"node-syntax",tool:"node",steps:[new RegExp(`^(?!.*node_modules)${ee}:(?<line>\\d{1,7})$`),{pattern:new RegExp(`^(?<message>${De}(?: \\[\\w+\\])?: .+)$`),
skip:6}]},T("node","node-import",/^(?:\w*Error )?\[?(?<code>ERR_MODULE_NOT_FOUND|ERR_PACKAGE_PATH_NOT_EXPORTED)\]?: (?<message>(?:Cannot find (?:module|package)|Package subpath) '[^']{1,400}'(?: is not defined by "exports" in \S{1,400})?) imported from (?<file>\S{1,400})$/),
cr,{name:"node-stack",tool:"node",steps:[Vt,{pattern:me,skip:20,over:je}]},{name:"consola",tool:["nuxt","docusaurus"],steps:[/^\[(?:error|fatal)\] (?<message>\S.*)$/,
{pattern:me,skip:20,over:/^\s+at /}]},T(void 0,"plain",new RegExp(`^\\s{0,4}(?!- )(?:(?:vet|error|ERROR|Error):? (?:in )?)?${ee}${v}:?(?: -)?\\s+(?:(?:fatal )?(?\
<severity>error|warning|note|info)\\b[: ]\\s*)?(?!\\+0x)(?<message>\\S.*)$`))],Jt=new RegExp(`^(?:File: |(?<severity>ERROR|WARNING) in )${b}(?:[: ]\\d+:[\\d:-]+)?\
$`),gr=[{name:"rspack-syntax",tool:["rspack","rsbuild"],steps:[Jt,/^\s+× Module build failed \(from builtin:/,/^\s+╰─▶\s+×\s+(?:x )?(?:Syntax Error: )?(?<message>\S.*)$/,
/^[\s│]*[╭,][─-]{1,3}\[(?:[^\]]{0,400}:)?(?<line>\d{1,7}):(?<column>\d{1,7})\]$/],zeroColumn:!0},{name:"rspack",tool:["rspack","rsbuild"],steps:[Jt,{pattern:/^\s+(?:╰─▶\s+)?× (?!(?:\w*Error: )?Module build failed)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^\s+× Module build failed/}]},T(["docusaurus","react-scripts","gatsby"],"unresolved-in-folder",/^(?:\s*× |\w*Error: )?(?<message>(?:Module not found: (?:Error: )?)?Can't resolve '[^']{1,300}') in '(?<file>[^']{1,400})'$/),
T("react-scripts","react-scripts-css",new RegExp(`^Syntax error: ${ee} (?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`)),{name:"fork-ts-checker",
tool:"webpack",steps:[new RegExp(`^(?<severity>ERROR|WARNING) in ${b}${v}(?:-[\\d:]+)?$`),/^(?<code>TS\d+): (?<message>.+)$/]},{name:"webpack-loader-place",tool:"\
webpack",steps:[new RegExp(`^(?<severity>ERROR|WARNING) in (?:${K})(?: \\d+:[\\d-]+)?(?: \\(.*)?$`),{pattern:new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\\
) ${b} (?<message>[A-Z].*)$`),skip:5}]},T("gatsby","postcss-loader",new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${ee} (?<message>[A-Z].*)$`)),{name:"\
webpack-place",tool:"webpack",steps:[new RegExp(`^(?<severity>ERROR|WARNING) in ${b}(?: \\d+:[\\d-]+)?(?: \\(.*)?$`),{pattern:new RegExp(`^(?:\\w*Error: )?(?:${K}\
: )?(?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`),skip:2}],zeroColumn:!0},{name:"webpack",tool:"webpack",steps:[new RegExp(`^(?!.*sass-loader\
)(?<severity>ERROR|WARNING) in ${b}(?: (?<line>\\d{1,7}):(?<column>\\d{1,7})(?:-[\\d:]+)?)?(?: \\(.*)?$`),{pattern:/^(?!Module build failed|\.\/\S+ \d|\[tsl\]|\d{1,7}:[\d-]+$)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^Module build failed/}],zeroColumn:!0}],Qt=[...rr,...ir,...or,...gr,...ar,...fr];class hr{#e;#t=new Map;constructor(t){this.#e=t}get all(){return this.#e}get length(){
return this.#e.length}line(t){return this.#e[t]}find(t,n){let s=this.#t.get(t);s||(s=[],this.#t.set(t,s));const o=s[n];if(o!==void 0)return o;const r=j(t,this.#e[n]?.
text??"");return s[n]=r,r}}function wr(e,t,n){if("match"in e)return e.match(t,n);const s={};let o=n;for(const[a,i]of e.steps.entries()){const d=$r(en(i),t,o,a>0);
if(!d)return;for(const[l,u]of Object.entries(d.groups))u!==void 0&&(s[l]=u);o=d.at+1}const r=e.steps.at(-1);return!e.repeat||!r?{groups:[s],next:o}:yr(en(r).pattern,
s,t,o)}function yr(e,t,n,s){const o=[t];let r=s;for(;r<n.length&&o.length<1e3;r++){const a=n.find(e,r);if(!a)break;o.push({file:t.file,...a.groups})}return{groups:o,
next:r}}function en(e){return e instanceof RegExp?{pattern:e}:e}function $r(e,t,n,s){const o=s?e.skip??0:0,r={};for(let a=n;a<=n+o&&a<t.length;a++){const i=t.find(
e.pattern,a);if(i)return{at:a,groups:{...r,...i.groups}};const d=e.over&&t.find(e.over,a);if(e.over&&!d)return;for(const[l,u]of Object.entries(d?.groups??{}))u!==
void 0&&(r[l]=u)}}const tn=500,nn=500,Er=[["warning",/^(?:warn|warning|deprecation warning|!|⚠)/i],["notice",/^(?:hint|info|note|message|i$)/i],["error",/./]],
br=/^Compiled with warnings\.?$/,kr=/\bfail(?:ed)?\b|^error\b|^Treating warnings as errors/i;function Sr(e,t=Qt){const n=new hr(Nt(e)),s=new Map;let o=!1;for(let r=0;r<
n.length&&s.size<tn;){const a=n.line(r)?.text??"";o=br.test(a)||o&&!kr.test(a);const i=vr(n,r,t);for(const d of i?.diagnostics??[]){const l=o&&d.severity==="err\
or"?{...d,severity:"warning"}:d,{file:u,line:h,column:x,message:M}=l,B=JSON.stringify([u,h,x,M]);!s.has(B)&&s.size<tn&&s.set(B,l)}r=i?.next??r+1}return[...s.values()]}
function vr(e,t,n){const s=e.line(t);if(!(!s||s.text.trim()===""))for(const o of n){const r=wr(o,e,t);if(!r)continue;return{diagnostics:r.groups.map(i=>{const d=_r(
i,o,s.folder);if(!d)return;const l=dt(d.message,e.all,xr(d.message,e,t,r.next)),u=i.test===void 0?"":`, in the test "${i.test.slice(0,120)}"`;return{...d,message:(0,E.
Ow)(l+u,nn)}}).filter(i=>i!==void 0),next:r.next}}}function xr(e,t,n,s){for(let o=n;o<s;o++)if(t.line(o)?.text.includes(e.slice(0,60)))return o;return s-1}function _r(e,t,n){
const{message:s,frame:o}=e,r=(e.file??"").replace(/(?<=\.mdx?)\.js(?=$|\?)/,"");if(!(r||o)||!s)return;const a=r===(e.file??"")&&sn(e.line)||null,i=a===null?null:
sn(e.column);return{file:r&&Ar(r.trim(),n)+Rr(t,r,a),line:a,column:i===null?null:t.zeroColumn?i+1:i||null,severity:Tr(e.severity,t),code:e.code??null,message:(0,E.
Ow)(Nr(Or(s.trim(),r),r),nn),frame:o}}function Rr({part:e=""},t,n){return n===null||e===we&&t.startsWith("/")?"":e}function Or(e,t){const n=e.replace(/^(?:error: |\[error\] )|\?vue&type=[\w=&.-]+| \[plugin [\w@/:-]{1,60}\]$/gi,
""),[,s="",o]=/^(\S{1,400}?)(?::\d{1,7}){0,2}: (.+)$/.exec(n)??[],[r]=t.split("?",1);return o!==void 0&&(`/${s}`.endsWith(`/${r}`)||`/${r}`.endsWith(`/${s}`))?o:
n}function Nr(e,t){return e.replace(/(?<=^Cannot find module ')\/[^']{1,400}(?='$)/,n=>{const s=I.posix.relative(I.posix.dirname(t),n);return t.startsWith("/")?
s.startsWith(".")?s:`./${s}`:n})}function Tr(e,t){return e===void 0?t.severity??"error":Er.find(([,n])=>n.test(e))?.[0]??"error"}function sn(e){return e===void 0?
null:Number(e)}function Ar(e,t){return t===void 0||/^(?:[A-Za-z]:|[a-z-]+:\/\/|[\\/])/.test(e)?e:`${t}/${e.replace(/^(?:\.\/)+/,"")}`}const on={formats:Qt,causes:Ot};
function qr(e,{formats:t,causes:n}=on){const s=o=>![o.tool??[]].flat().includes(e);return{formats:t.filter(s),causes:n.map(o=>({...o,signs:o.signs.filter(s)})).
filter(({signs:o})=>o.length>0)}}var Lr=$(7715),Cr=$(8922);const Ir=[0,1e3,2e3,4e3];async function Mr(e,t,n,s,o){const r=await Hr(e,t,s,o);return r?Pr(r,n,s.tree,
s.rules??on):{headline:`The deployment ${e} failed, and the platform gives no reason`,remedy:`Look at the deployment ${e} in the platform.`,stage:void 0,code:void 0,
exitCode:void 0,diagnostics:[],moreDiagnostics:0,log:[]}}function Pr(e,t,n,s){const{kept:o={}}=t,r={...t.configuration,...Dr(t)},{rootDirectory:a}=r.settings,i={
exists:n?.exists??(()=>!1),rootDirectory:typeof a=="string"?a:void 0,folders:zr(r,n)},{shown:d,rest:l}=wn(Fr(e,i,s)),{repository:u,branch:h,outputDirectory:x}=r,
{fault:M,...B}=Vo({...e,diagnostics:d,list:n?.list,repository:u,branch:h,outputDirectory:x,keptOutput:t.configuration.outputDirectory===void 0&&x!==void 0},s.causes),
Ee=M&&Wr(zn(M.part),M.summary,B.cause,d,i),be=Ur(e.code,o);return{...B,remedy:be===void 0?B.remedy:[B.remedy,be].filter(Boolean).join(`
`),message:e.message&&(0,E.Ow)(e.message,500),stage:e.stage,code:e.code,exitCode:e.exitCode,diagnostics:Ee?[Ee,...d]:d,moreDiagnostics:l.error+l.warning+l.notice,
log:Po(e.log)}}function Dr({kept:e={},configuration:t}){const{buildCommand:n=e.buildCommand,outputDirectory:s=e.outputDirectory,settings:o}=t,r=e.rootDirectory===
void 0?{}:{rootDirectory:e.rootDirectory};return{...(0,A.Eb)({buildCommand:n,outputDirectory:s}),settings:{...r,...o}}}const jr={package_json_invalid:["rootDire\
ctory"],root_directory_missing:["rootDirectory"],node_unavailable:["nodeVersion"],install_failed:["installCommand","nodeVersion"],build_script_missing:["buildCo\
mmand","rootDirectory"],build_failed:["buildCommand"],build_timeout:["buildCommand"],output_missing:["outputDirectory","buildCommand"],output_empty:["outputDire\
ctory","buildCommand"]};function Ur(e,t){const n=(jr[e??""]??[]).filter(r=>t[r]!==void 0);if(n.length===0)return;const s=n.map(r=>`${r} ${(0,Cr.JJ)(t[r])}`).join(
" and "),o=`{${n.map(r=>`"${r}": null`).join(", ")}}`;return`This deploy did not give ${s}: the app has it from before. To unset it: slipway settings unset ${n.
join(" ")}, or app-settings: '${o}'.`}function Fr({diagnostics:e,log:t},n,{formats:s}){return e.length===0?Pt(Sr(t,s),n):Pt(e,{...n,folders:["",...n.folders??[]]})}
function Wr(e,t,n,s,o){if(e===void 0||s.some(({severity:a})=>a==="error"))return;const r=Me(e,o);return r===void 0?void 0:{file:r,line:null,column:null,severity:"\
error",code:n??null,message:t}}function Gr({code:e,message:t,exitCode:n,signal:s,log:o,diagnostics:r}){return[e,t,n,s].some(i=>i!==void 0)||o.length>0||r.length>
0}const Br=8;function zr(e,t){const{buildCommand:n="",outputDirectory:s="",settings:o}=e,r=n.split(/[\s'"=;&|()]+/).map(l=>l.replace(/^(?:\.\/)+|(?<!\/)\/+$/g,"")),
a=s.split("/").map((l,u,h)=>h.slice(0,u).join("/")),i=typeof o.rootDirectory=="string"?`${o.rootDirectory}/`:"",d=[...r,...a.reverse()].filter(l=>/^[^./-][^:*?]*$/.
test(l));return[...new Set(d)].map(l=>i+l).filter(l=>(t?.list(l).length??0)>0).slice(0,Br)}async function Hr(e,t,n,s){try{const o=async()=>{const r=await n.platform.
readFailure(t,e);return r&&Gr(r)?r:void 0};return await(0,Lr.d)(Ir,o,n)}catch(o){n.signal.throwIfAborted();const r=(0,f.I7)(o);s.warn(`The failure record of ${e}\
 cannot be read: ${r.message}`,r.remedy);return}}}),7715:((te,F,$)=>{$.d(F,{d:()=>C,x:()=>j});const f=3e4,A=.02,E=.05,P=100,D=1e4,G=.2;function j(S,L){const W=S<
f?A:E;return Math.min(D,Math.max(P,S*W))*(1-G*L())}async function C(S,L,{clock:W,signal:k}){for(const O of S){O>0&&await W.sleep(O,k);const _=await L();if(_!==void 0)
return _}}}),8922:((te,F,$)=>{$.d(F,{JJ:()=>C,bA:()=>D,fs:()=>S,pK:()=>W,q9:()=>L,uq:()=>j});var f=$(7975),A=$(5807),E=$(86);const P=new Set(["appID","id","name",
"type","state","status","url","subdomain","repository","branch","variables"].map(E.tK));function D(k,O){return k&&((0,E.Pf)(k.fields).get((0,E.tK)(O))??null)}function G({
fields:k}){const O=Object.entries(k).filter(([_,R])=>R!==null&&!P.has((0,E.tK)(_)));return Object.fromEntries(O)}function j(k,O){const _=new Set(Object.keys(O).
map(E.tK)),R=Object.entries(G(k)).flatMap(([p,g])=>["string","number","boolean"].includes(typeof g)&&g!==""&&!_.has((0,E.tK)(p))?[[p,String(g)]]:[]);return Object.
fromEntries(R)}function C(k){return k==null?"not set":(0,A.Ow)(JSON.stringify(k),200)}function S(k,O){return Object.entries(O).flatMap(([_,R])=>{const p=D(k,_);
return p===void 0?[`${(0,A.Ow)(_,60)}: ${C(R)}`]:(0,f.isDeepStrictEqual)(p,R)?[]:[`${(0,A.Ow)(_,60)}: ${C(p)} \u2192 ${C(R)}`]})}function L(k,O){const _=[...O.keys()];
if(k===void 0)return _;const R=_.map(g=>`${g} (${k.includes(g)?"set before":"new"})`),p=k.filter(g=>!O.has(g)).map(g=>`${(0,A.Ow)(g,100)} (removed)`);return[...R,
...p]}async function W({appID:k},O,_,R){const{stored:p}=await R.lookUp(k),g=Object.keys(O).filter(U=>!(0,f.isDeepStrictEqual)(_[U],O[U])&&(0,f.isDeepStrictEqual)(
D(p,U),O[U]));return g.length>0&&await R.updateApp(k,Object.fromEntries(g.map(U=>[U,_[U]]))),g}}),3716:((te,F,$)=>{$.d(F,{LP:()=>A,QE:()=>j});var f=$(5807);function A(C){
return/^\s*at\s.*[:)\d]$/.test(C)}const E=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,P=2,D=2e3;class G{#e;#t;#n=[];#s=0;constructor(S){
this.#e=S}push(S){const L=(0,f.Nl)(S.slice(0,D)).trimEnd().replace(/ \{$/,"");return A(L)?this.#t===void 0&&!E.test(L)?(this.#t=S,[...this.#o(),S]):(this.#s+=1,
this.#n.length<P&&this.#n.push(S),[]):[...this.end(),S]}end(){return this.#t=void 0,this.#o()}#o(){const[S,L]=[this.#s,this.#n];return[this.#s,this.#n]=[0,[]],S<
P?L:[this.#e(S)]}}function j(C,S){const L=new G(S);return[...C.flatMap(W=>L.push(W)),...L.end()]}})};export{Vr as id,Xr as ids,Jr as modules};

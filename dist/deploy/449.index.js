const jr=449,Dr=[449],Ur={2207:((we,D,S)=>{S.d(D,{Mb:()=>$,PB:()=>U,iV:()=>A,sR:()=>F});const U=["queued","building","syncing","activating","succeeded","failed",
"cancelled"],$=["queue","clone","install","build","sync","activate"],F=["repository_not_found","repository_not_allowed","branch_not_found","commit_not_found","c\
lone_failed","root_directory_missing","package_json_invalid","build_script_missing","app_ambiguous","server_build","node_unavailable","install_failed","build_fa\
iled","build_timeout","build_killed","builder_crashed","out_of_memory","disk_quota","output_missing","output_empty","output_unsafe","output_too_large","disk_ful\
l","sync_failed","activation_failed","interrupted"],A={invalid_request:400,unauthorized:401,forbidden:403,not_found:404,method_not_allowed:405,app_exists:409,conflict:409,
domain_taken:409,body_too_large:413,unsupported_media_type:415,validation_failed:422,domain_not_verified:422,rate_limited:429,internal:500,unavailable:503}}),3449:((we,D,S)=>{
S.d(D,{explain:()=>br});var U=S(3739),$=S(5807),F=S(2207);function A(e,t,n){for(const o of e.signs)if(!(o.codes&&!(t.code&&o.codes.includes(t.code)))&&!(o.exitCodes&&
!(typeof t.exitCode=="number"&&o.exitCodes.includes(t.exitCode)))&&!(o.signals&&!(t.signal&&o.signals.includes(t.signal)))&&!(o.stages&&t.stage&&!o.stages.includes(
t.stage.toLowerCase()))&&!(o.weak&&t.diagnostics?.some(({severity:s,line:r})=>s==="error"&&r!==null))){if(!o.log)return{groups:{},facts:t,lines:n};for(let s=n.length-
1;s>=0;s--){const r=o.log.exec(n[s]??"");if(r)return{groups:r.groups??{},facts:t,lines:n}}}}function _({code:e}){return F.sR.some(t=>t===e)}function p(e,t){for(const n of e){
const o=t.exec(n)?.[1];if(o!==void 0)return o}}function f(e,t){return e===void 0||e===""?t:`"${e}"`}function P(e,t){let n=[],o=Array.from({length:t.length+1},(s,r)=>r);
for(let s=1;s<=e.length;s++){const r=[s];for(let i=1;i<=t.length;i++){const a=e[s-1]===t[i-1],d=s>1&&i>1&&e[s-1]===t[i-2]&&e[s-2]===t[i-1];r[i]=Math.min((o[i]??
0)+1,(r[i-1]??0)+1,(o[i-1]??0)+(a?0:1),d?(n[i-2]??0)+1:Number.POSITIVE_INFINITY)}[n,o]=[o,r]}return o[t.length]??0}const y={characters:80,candidates:1e3,shown:3};
function k(e,t){const n=V(e);if(n===""||e.length>y.characters)return[];const o=t.slice(0,y.candidates).filter(r=>r!==e&&r.length<=y.characters).flatMap(r=>{const i=Ee(
e)===Ee(r)?Math.min(be(n,V(r))??$e,$e):be(n,V(r));return i===void 0?[]:[{each:r,points:i}]}),s=Math.min(...o.map(({points:r})=>r));return o.sort((r,i)=>r.points-
i.points).filter(({points:r})=>r<=s+1).slice(0,y.shown).map(({each:r})=>r)}function ye(e,t){return k(e,t).filter(n=>editsBetween(e,n)<=Math.max(1,Math.floor(Math.
min(e.length,n.length)/8)))}function V(e){return e.toLowerCase().replace(/[-_.:\s]/g,"")}const $e=1;function Ee(e){return/^[^:]{1,40}(?=:)/.exec(e)?.[0]??`${e}:`}
function be(e,t){if(e===t)return 0;const n=Math.max(1,Math.floor(Math.min(e.length,t.length)/3)),o=P(e,t);if(o<=n)return o;const[s,r]=e.length<t.length?[e,t]:[t,
e];if(s.length>=4&&(r.startsWith(s)||r.endsWith(s)))return n+1}const J=/; there (?:is|are) (?<names>[^;]{1,300})$/;function Ar(e,t){return t.length===0||J.test(
e)?e:`${e.replace(/[.:]?\s{0,4}$/,"")}; there ${t.length===1?"is":"are"} ${t.join(", ")}`}function Bt(e){return e.replace(J,"")}function X(e){return J.exec(e)?.
groups?.names?.split(", ")??[]}const zt=[/["'](?<name>[\w$]{1,200})["'] is not exported (?:by|from) (?:["'](?<from>[^"']{1,400})["']|(?<path>[^\s,"']{1,400}))/,
/No matching export in "(?<from>[^"]{1,400})" for import "(?<name>[\w$]{1,200})"/,/\bexport '(?<name>[\w$]{1,200})' (?:\(imported as '[^']{1,200}'\) )?was not found in '(?<from>[^']{1,400})'/,
/The requested module '(?<from>[^']{1,400})' does not provide an export named '(?<name>[\w$]{1,200})'/,/(?:Module )?'"(?<from>[^"']{1,400})"' has no exported member (?:named )?'(?<name>[\w$]{1,200})'/,
/\bExport (?<name>[\w$]{1,200}) doesn't exist in target module/,/'(?<from>[^']{1,400})' does not contain a (?<name>default) export/,/Module '"(?<from>[^"]{1,400})"' has no (?<name>default) export/];
function ke(e){for(const t of zt){const{name:n,from:o,path:s}=t.exec(e)?.groups??{};if(n!==void 0)return{name:n,from:o??s}}}const Ht=300,Zt=/^ {0,40}export (?:declare |abstract )?(?:async )?(?:const enum|const|let|var|function ?\*?|class|interface|type|enum|namespace) (?<name>[\w$]{1,100})/,
Kt=/^\s{0,40}(?:module\.)?exports\.(?<name>[\w$]{1,100})\s*=/,qt=/(?:^|\bas\s+)(?<name>[\w$]{1,100})\s*$/,Yt=/^\s{0,40}export\s+(?:type\s+)?\*\s+from\s+["'](?<from>[^"']{1,300})["']/;
function Cr(e){const t=new Set,n=[];let o=!1;for(const s of e){const r=(Zt.exec(s)??Kt.exec(s))?.groups?.name;r&&t.add(r),/^\s{0,40}export\s+default\b/.test(s)&&
t.add("default");const i=Yt.exec(s)?.groups?.from;i!==void 0&&n.push(i);const a=/^\s{0,40}export\s+(?:type\s+)?\{/.exec(s);if(o||=a!==null,!o)continue;const[d=""]=s.
slice(a?.[0].length??0).split("}",1);for(const l of d.replace(/\/\/.*$/,"").split(",")){const u=qt.exec(l.trim())?.groups?.name;u&&t.add(u)}if(o=!s.includes("}"),
t.size>=Ht)break}return{own:[...t],from:n}}var E=S(6760);const Vt=["error","warning","notice"],Jt=/^\..|.\.config\.[a-z]{1,10}$|^package(?:-lock)?\.json$/;function Xt(e){
const t=E.posix.basename(e);return Jt.test(t)||t.includes("tsconfig")&&t.endsWith(".json")}const Qt=/^TS5\d{3}$/;function Se({code:e}){return Qt.test(e??"")}const en=/^ts\(?(?:2304|2305|2307|2503|2552|2580|2614|2686|2688|2694|2724|2792|2882)\)?$/i,
tn=/^ts\(?(?:6133|6138|6192|6196|6198|6385|6387|7005|7006|7016|7019|7022|7023|7024|7027|7028|7030|7031|7034|7044|7045|7053|18046|80\d{3})\)?$/i,nn=/^(?:\w*Error: )?(?:[×x] )?(?:(?:Module )?[Bb]uild failed\b|Unexpected (?:token|eof|end of file)\b|Expression expected|Declaration or statement expected|Unterminated regexp literal|Expected (?:ident|unicode escape)\b|'(?:[),;:}]|=>|<\/)' expected)/i;
function on({code:e,message:t}){const n=e??"";return(en.test(n)?-1:0)+(tn.test(n)?3:0)+(nn.test(t)?.5:0)}function sn({code:e}){const[t="",...n]=(e??"").split("/").
reverse();return/^[a-z][a-z-]+$/.test(t)&&n.every(o=>/^@?[a-z][\w-]*$/.test(o))}const rn=/^Parsing error|\bUnable to resolve\b|\bis not defined\b|\bnot found in\b/;
function an(e){return Se(e)?-2:Xt(e.file)?1:0}function dn(e,t=10){const n=new Set,o=new Set,s=e.map(d=>{const l=JSON.stringify([d.severity,d.file,d.line]),u=JSON.
stringify([d.severity,d.message]),c=sn(d)&&rn.test(d.message),h=n.has(l)||o.has(u);n.add(l),o.add(u);const b=(d.line===null?4:0)+(h&&!c?2:0)+an(d)+on(d)-(c?1:0);
return{diagnostic:d,weight:b}}),r=Vt.map(d=>s.filter(({diagnostic:l})=>l.severity===d).toSorted((l,u)=>l.weight-u.weight).map(({diagnostic:l})=>l)),i=Math.max(0,
t),a=d=>Math.max(0,(d?.length??0)-i);return{shown:r.flatMap(d=>d.slice(0,i)),rest:{error:a(r[0]),warning:a(r[1]),notice:a(r[2])}}}const Q=[/Cannot find (?:module|package) '(?<what>[^']{1,300})' imported from (?<from>\S{1,400})/,
/Cannot find (?:module|package) '(?<what>[^']{1,300})'/,/Cannot find module or type declarations for side-effect import of '(?<what>[^']{1,300})'/,/Could not resolve ["'](?<what>[^"']{1,300})["'](?: (?:from|in) ["']?(?<from>[^"'\s]{1,400}))?/,
/^(?:\[UNLOADABLE_DEPENDENCY\] )?Could not load (?<path>[\w@./[\]-]{1,300})$/,/^\S{0,60}\s?Could not load (?<what>\/[^\s()]{1,300}) \(imported by (?<from>[^)\s]{1,300})\)(?!: (?!ENOENT))/,
/Unable to resolve path to module '(?<what>[^']{1,300})'/,/The module `(?<what>[^`]{1,200})` could not be loaded\. It may not be installed/,/problem loading plugin "(?<what>[^"]{1,200})"\. Perhaps you need to install/,
/[Ff]ailed to resolve "extends":\s?"(?<what>[^"]{1,300})"/,/Can't resolve '(?<what>[^']{1,300})'/,/\bNotFound\("(?<what>[^"]{1,300})"\)/,/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) (?:the |a )?(?:[\w.-]{1,20} )?(?:module|package|dependency|plugin|preset|parser|loader|adapter|integration|extension|theme|layer):? ["'`](?<named>[^"'`]{1,300})["'`]/,
/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) ["'`](?<named>[^"'`]{1,300})["'`](?=.{0,40}\binstall)/,
/[Ff]ailed to resolve (?:import )?["'](?<what>[^"']{1,300})["'](?: from ["'](?<from>[^"']{1,400})["'])?/,/^template not found: (?<what>\S{1,300})$/,/^ENOENT: Failed to lookup "(?<what>[^"]{1,300})" in /,
/ModuleNotFoundError: No module named '(?<what>[^']{1,200})'/],ln=/Package subpath '\.(?<subpath>\/[^']{1,200})' is not defined by "exports" in \S{0,400}?node_modules\/(?<owner>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100})\/package\.json/,
cn=/\bCould not load (?<path>[^\s()]{1,300}) \(imported by [^)\s]{1,300}\): (?:Cannot|Can't|Must not) import\b/;function Lr(e){const t=withoutNearest(e),{owner:n,
subpath:o}=ln.exec(t)?.groups??{};if(n&&o)return new RegExp(`(?<=["'\`])${literalPattern(`${n}${o}`)}(?=["'\`])`);for(const s of[cn,...Q]){const{named:r,what:i=r,
path:a}=s.exec(t)?.groups??{},d=i?literalPattern(i):a&&`[@~#$][^\\s"'\`]{0,300}?/${literalPattern(posix.basename(a))}`;if(d)return new RegExp(`(?<=["'\`]|(?:url|\
\\])\\()${d}(?=["'\`)?#])`)}}function W(e){for(const{file:n,severity:o,message:s,code:r}of e.facts.diagnostics??[]){if(Se({code:r??null}))return;if(o!=="error")
continue;const i=Bt(s),a=xe(i,n),d=a?.kind==="file"?void 0:gn(i,n,e.facts.list);if(d??a)return d??a}if(e.facts.diagnostics?.some(n=>n.severity==="error"))return;
const t=e.lines.findLastIndex(n=>un.test(n));for(const[n,o]of e.lines.entries()){const s=xe(o,void 0);if(s)return n<t-pn?void 0:s}}const un=/^(?:Uncaught )?(?:Reference|Type|Range)Error: (?!.*\b(?:module|package|import|resolve)\b)/,
pn=3,mn=/^@[\w-]{1,100}\/[\w-]{1,100}$/;function xe(e,t){for(const n of Q){const o=n.exec(e)?.groups;if(o?.path)return{kind:"file",specifier:o.path,importer:"."};
const s=o?.what??o?.named;if(!o||!s)continue;const r=t??o.from;if(o.named===void 0&&(/\.(?:html?|css|s[ac]ss|less|json)$/.test(r??"")&&!mn.test(s)||/\.(?:html|njk|liquid)$/.
test(s))||/^(?:\.{1,2}(?:\/|$)|\/)/.test(s))return{kind:"file",specifier:s,importer:r};const a=/^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.exec(s)?.[0];return a===
void 0||s[a.length]===":"?void 0:{kind:"package",specifier:a,importer:r}}}const ve=["",".ts",".tsx",".js",".jsx",".mjs",".cjs",".vue",".svelte",".astro",".css",
".scss",".json"];function Re(e){const t=e.facts.list??yn(H(e.facts)),n=W(e),o=n?.kind==="file"?n:void 0;for(const s of o?Te(o):[]){const r=wn(s.split("/"),t);if(r!==
void 0&&o)return{specifier:o.specifier,actual:r}}}function H({diagnostics:e=[]}){return X(e.find(({severity:t})=>t==="error")?.message??"")}const _e=/^(?:[@~#]|\$\w{1,20})\/(?<rest>[^'"\s]{1,300})$/,
Oe=/^[@~#$]?(?<rest>[\w-]{1,60}\/[^'"\s]{1,300})$/,fn=["","src","src/lib","app"];function gn(e,t,n){const o=Q.map(r=>r.exec(e)?.groups?.what).find(Boolean);return o&&
(_e.test(o)||hn(o,t,n).length>0)?{kind:"file",specifier:o,importer:t}:void 0}function hn(e,t,n){const[o=""]=Oe.exec(e)?.groups?.rest?.split("/",1)??[];return o===
""||!n||/^(?:node_modules|src|lib)$/.test(o)?[]:Ne(t).filter(s=>n(s).includes(o)&&n(E.posix.join(s,o)).length>0)}function Ne(e){const t=e.split("/").slice(0,20),
n=t.map((o,s)=>t.slice(0,s).join("/"));return[...new Set(n.flatMap(o=>fn.map(s=>E.posix.join(o,s))))].map(o=>o==="."?"":o)}function Te({specifier:e,importer:t}){
const n=(_e.exec(e)??Oe.exec(e))?.groups?.rest;if(n&&!/^\.{1,2}\//.test(e))return Ne(t??"").map(s=>E.posix.join(s,n));if(e.startsWith("/")){const s=e.split("/").
slice(1,40);return s.map((r,i)=>s.slice(i).join("/"))}const o=t&&E.posix.join(E.posix.dirname(t),e);return!o||o.startsWith("..")||o.startsWith("/")?[]:[o]}function wn(e,t){
const n=[];for(const[s,r]of e.entries()){const i=t(n.join("/")),d=(s===e.length-1?ve:[""]).map(l=>i.find(u=>u.toLowerCase()===`${r}${l}`.toLowerCase())).find(l=>l!==
void 0);if(d===void 0)return;n.push(d)}const o=n.join("/");return ve.some(s=>o===`${e.join("/")}${s}`)?void 0:o}function yn(e){const t=new Map;for(const n of e){
const o=n.split("/");for(const[s,r]of o.entries()){const i=o.slice(0,s).join("/"),a=t.get(i)??new Set;t.set(i,a.add(r))}}return n=>[...t.get(n)??[]]}function $n(e){
const{list:t}=e.facts,n=H(e.facts);if(n.length>0)return n;const o=W(e);if(!t||o?.kind!=="file")return[];const s=Te({...o,specifier:o.specifier.replace(/[?#].*$/,
"")});for(const r of s){const i=En(r,t);if(i.length>0)return i}return s.length>0?xn(E.posix.basename(s[0]??""),t):[]}function En(e,t){const n=e.split("/").filter(
l=>l!==".");let o="";for(const l of n.slice(0,-1)){const u=t(o),c=u.filter(b=>b!=="node_modules"&&!b.startsWith(".")),h=u.includes(l)?l:k(l,c)[0];if(h===void 0)
return[];o=E.posix.join(o,h)}const s=n.at(-1)??"",r=t(o).filter(l=>Le(l,s)),i=r.filter(l=>R(l)===R(s)),a=i.length>0?i:k(R(s),r.map(R));return r.filter(l=>i.includes(
l)||a.includes(R(l))).map(l=>E.posix.join(o,l)).slice(0,3)}const Ae=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|json)$/i,Ce=/\.(?:p?css|s[ac]ss|less|styl)$/i,bn=/\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/i;
function Le(e,t){if(R(e)===e)return!0;const n=[Ae,Ce,bn].find(o=>o.test(t));return n?n.test(e):R(t)===t?Ae.test(e)||Ce.test(e):(0,E.extname)(e)===(0,E.extname)(
t)}function R(e){return e.replace(/(?<=.)\.[a-z]\w{1,9}$/i,"")}const kn=200,Sn=/^(?:\.|node_modules$|dist$|build$|out$|vendor$|coverage$)/;function xn(e,t){const n=[],
o=[""];for(let s=0;s<o.length&&s<kn;s++){const r=o[s]??"";for(const i of t(r)){const a=E.posix.join(r,i);R(i).toLowerCase()===R(e).toLowerCase()&&Le(i,e)&&n.push(
a),!Sn.test(i)&&R(i)===i&&o.push(a)}}return n.slice(0,3)}function G(e,{facts:t,lines:n}){if(!e.startsWith("/"))return e;const o=e.split("/"),s=(t.diagnostics??[]).
map(({file:a})=>a.split("/",1)[0]??"").filter(a=>a!==""),r=[...new Set(["node_modules",...t.list?.("")??[],...s])],i=o.findIndex(a=>r.includes(a));if(i>0)return o.
slice(i).join("/");for(let a=o.length-1;a>1;a--){const d=`${o.slice(0,a).join("/")}/`;if(n.some(l=>r.some(u=>vn(l,d+u))))return o.slice(a).join("/")}return e}function vn(e,t){
const n=e.indexOf(t);return n>=0&&!/[\w.-]/.test(e[n+t.length]??"")}function Ie(e,t){const n=[];for(const s of e.split("/").filter(r=>r!==""&&r!==".").slice(0,40)){
const r=t(n.join("/")),i=r.includes(s)?s:r.find(a=>a.toLowerCase()===s.toLowerCase());if(i===void 0)return;n.push(i)}const o=n.join("/");return o===e?void 0:o}const Rn=[
{name:"import-case",signs:[{}],summary:e=>{const t=Re(e);return t&&`the import "${t.specifier}" differs from the file's name only in upper and lower case`},remedy:e=>`\
The file is ${f(Re(e)?.actual,"there")}: write the import as it is spelt, or rename it with git mv. Builds run where case counts.`},{name:"import-case-tsc",signs:[
{tool:"typescript",log:/TS(?:1149|1261): [^']{0,40}'(?<path>[^']{1,300})' differs from already included file name/},{tool:"webpack",log:/There are multiple modules with names that only differ in casing/}],
summary:({groups:e})=>`imports spell ${f(e.path,"a file")} differently in upper and lower case`,remedy:()=>"Write every import of that file as the file is spelt\
. Builds run where case counts."},{name:"missing-file",signs:[{}],summary:e=>{const t=W(e),n=t?.kind==="file"&&G(t.specifier,e);return n?`the file "${n}" that i\
s imported does not exist`:void 0},remedy:e=>{const t=$n(e);return t.length>0?`There is ${B(t)}: correct the import, or commit the file that it names.`:"Check t\
he path and its upper and lower case, and that the file is committed: `git check-ignore -v` tells whether .gitignore holds it back."}},{name:"missing-export",signs:[
{}],summary:({facts:e})=>{const t=Me(e);return t&&`${t.file}${t.line===null?"":`:${t.line}`}: ${t.message}`},remedy:({facts:e})=>{const{message:t=""}=Me(e)??{},
n=X(t),{name:o,from:s}=ke(t)??{},r=s?f(s,""):"the module";return n.length>0?`Import ${B(n)} from ${r}, or export ${o} there.`:o==="default"?`Import by name from\
 ${r}, in braces, or give it a default export.`:`Export ${o} from ${r}, or import what it has. A type needs import type.`}},{name:"missing-read",signs:[{log:/ENOENT: no such file or directory, (?:open|stat|scandir) '(?<path>[^']{1,400})'/}],
summary:e=>{const t=e.facts.diagnostics?.find(({severity:n,line:o})=>n==="error"&&o!==null);if(!(t&&!t.message.includes("ENOENT")))return`the file "${G(e.groups.
path??"",e)}" that is read does not exist`},remedy:()=>"Check the path where it is written, its upper and lower case, and that the file is committed."},{name:"m\
issing-package",signs:[{}],summary:e=>{const t=W(e);if(t?.kind!=="package")return;const n=H(e.facts),o=n.length===0?"":`, and package.json has ${B(n)}`;return`t\
he package "${t.specifier}" is not installed${o}`},remedy:e=>{const t=W(e)?.specifier??"the package",n=H(e.facts);return n.length>0?`package.json has ${B(n)}: c\
orrect the name ${t}, or add a package of that name to package.json and the lockfile.`:e.lines.some(o=>o.includes("No module named"))?`Add ${t} to the project's\
 requirements.`:`Run npm install ${t} (or your package manager's add) and commit package.json with the lockfile.${Pe(e.facts)}`},part:()=>({kind:"uninstalled"})}];
function Me({diagnostics:e=[]}){const t=e.find(({severity:n})=>n==="error");return t&&ke(t.message)?t:void 0}function B(e){return[e.slice(0,-1).join(", "),...e.
slice(-1)].filter(Boolean).join(" or ")}function Pe(e){return _(e)?"":" A platform that installs with NODE_ENV=production leaves out devDependencies."}const _n=[
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
package.json has no script ${f(e.script,"of that name")}`,remedy:({facts:e,groups:t,lines:n})=>{const o=e.diagnostics?.find(({code:a})=>a==="missing-script"),s=On(
n).filter(a=>a!==t.script),r=o?X(o.message):k(t.script??"",s);return`${r.length>0?`There is ${B(r)}. `:""}Add the script ${f(t.script,"named in the log")} to pa\
ckage.json, or name one that exists where it is called.`},part:({groups:e})=>({kind:"member",name:"scripts",wanted:e.script})},{name:"command-not-found",signs:[
{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>[\w@./-]{1,100}): (?:command )?not found$/},{log:/^'?(?<command>[\w@./-]{1,100})'? is not recognized as an internal or external command/},
{log:/spawn (?<command>[\w@./-]{1,100}) ENOENT$/},{tool:"uv",log:/^error: Failed to spawn: `(?<command>[^`]{1,100})`/},{exitCodes:[127]}],summary:({groups:e})=>`\
the command ${f(e.command,"to run")} was not found`,remedy:({groups:e,facts:t})=>`Add the package that brings ${f(e.command,"it")} to dependencies in package.js\
on.${Pe(t)}`,part:({groups:e})=>e.command?{kind:"script",command:e.command}:void 0},{name:"permission-denied",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>\S{1,200}): Permission denied$/},
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
{tool:"dotenv-safe",log:/^\s*missing: \[ '(?<name>[A-Z][A-Z0-9_]{1,80})'/},{tool:"python",log:/^KeyError: '(?<name>[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60})'/},{tool:"\
sveltekit",log:/"(?<name>PUBLIC_\w{1,80}|\w{1,80})" is not exported by "(?:virtual:env|\$env)\/static\/(?:public|private)/}],summary:({groups:e})=>`the variable\
 ${e.name??""} is not set`,remedy:({groups:e})=>`Add ${e.name??"it"} to the app variables (input env or env-file); secrets through \${{ secrets.${e.name??"NAME"}\
 }}.`},...Rn,{name:"builder-crashed",signs:[{codes:["builder_crashed"]}],summary:({facts:e})=>(e.message||"The process that built this deployment crashed").replace(
/^The/,"the"),remedy:()=>"Deploy again. If it fails again, something in the repository crashes the platform's worker: the operators find the cause in the platfo\
rm's log."},{name:"build-killed",signs:[{codes:["build_killed"]},{signals:["SIGKILL","SIGTERM"]},{exitCodes:[137,143]}],summary:()=>"the build was killed",remedy:()=>"\
Look in the log for what ended it, and deploy again. If it fails again, the build may need more memory or time than it may use."}];function On(e){const t=new Set,
n=e.findLastIndex(o=>/[Mm]issing script|not found|a script named/.test(o));for(const o of e.slice(Math.max(0,n),n+40)){const s=p([o],/^\s*(?:npm|pnpm|yarn|bun) run ([\w:.-]{1,60})(?:\s|$|")/)??
Nn(o);s&&t.add(s)}return[...t].slice(0,10)}function Nn(e){return p([e],/Did you mean "(?:pnpm|yarn|npm) (?:run )?([\w:.-]{1,60})"/)}function x(e){return e?{kind:"\
dependency",name:v(e)}:void 0}function v(e){return e.replace(/%2f/i,"/").replace(/\/-\/.*$/,"").replace(/(?<=.)@.*$/,"").replace(je,"")}const je=/(?<=\w)-(\d{1,5}\.\d{1,5}\.\d[\w.+-]{0,60})\.tgz$/;
function Tn(e){return/^.[^@]*@(?:npm:)?(.+)$/.exec(e)?.[1]??je.exec(e)?.[1]}function An(e){switch(e.kind){case"uninstalled":return;case"file":return e.path;default:
return"package.json"}}const Cn=[{name:"browser-only",signs:[{log:/ReferenceError: (?<name>window|document|localStorage|sessionStorage|navigator|HTMLElement) is not defined/}],
summary:({groups:e})=>`code for the browser ran during the build (${e.name} is not defined)`,remedy:({groups:e})=>`Use ${e.name} only in the browser: after moun\
ting (onMount, useEffect, client:only), or where typeof ${e.name} !== 'undefined'.`},{name:"esm-only",signs:[{tool:"node",log:/ERR_REQUIRE_ESM|require\(\) of ES Module \S{1,300}/}],
summary:()=>"a package that exists only as an ES module was loaded with require()",remedy:({facts:e})=>`Load it with import (name the file .mjs, or set "type": \
"module" in package.json)${_(e)?"":", or use Node.js 22 or newer on a platform that lets you choose"}.`},{name:"next-static-params",signs:[{tool:"next",log:/Page "(?<page>[^"]{1,200})" is missing "generateStaticParams\(\)"/}],
summary:({groups:e})=>`the page ${f(e.page,"")} has no generateStaticParams()`,remedy:()=>"Export generateStaticParams() from that page, so that the static expo\
rt knows its paths."},{name:"base-path",signs:[{tool:"sveltekit",log:/does not begin with `base`, which is configured in `paths\.base`/}],summary:()=>"a link le\
aves the configured base path",remedy:()=>"Put the base path before the site's own links, or remove the base path: the platform serves each app at its own host'\
s root."},{name:"dead-link",signs:[{tool:"sveltekit",log:/^Error: 404 (?<link>\S{1,300}) \(linked from (?<page>\S{1,300})\)/},{tool:"vitepress",log:/Found dead link (?<link>\S{1,300}) in file (?<page>\S{1,300})/},
{tool:"docusaurus",log:/^\s*-> linking to (?<link>\S{1,300})/},{weak:!0,tool:"nuxt",log:/^\s*│ [├└]── \[404\] Page not found: (?<link>\S{1,300})/}],summary:({
groups:e,lines:t})=>{const n=e.page??p(t,/(?:Broken link on source page path =|│ └── Linked from) (\S{1,300}?):?$/);return`a link to ${e.link}${n?`, in ${n}\
,`:""} leads to no page`},remedy:()=>"Correct the link, or add the page. The log names any others."},{name:"page-failed",signs:[{weak:!0,tool:"sveltekit",log:/^\[500\] GET (?<page>\S{1,300})/},
{weak:!0,tool:"qwik",log:/^!!! (?<page>\S{1,300}): Error during SSG$/}],summary:({groups:e,lines:t})=>{const n=t.findLastIndex(o=>/^(?:\[500\] GET |!!! \S{1,300}: Error during SSG$)/.
test(o));return`the page ${e.page} failed while it was rendered: ${t[n+1]?.replace(/^Error: /,"")??""}`},remedy:()=>"Mend what the page loads or shows; the stac\
k in the log names the functions."},{name:"gatsby-graphql",signs:[{weak:!0,tool:"gatsby",log:/^error There was an error in your GraphQL query:/}],summary:({lines:e})=>{
const t=e.findLastIndex(n=>n.startsWith("error There was an error in your GraphQL query"));return`a GraphQL query fails: ${e.slice(t+1).find(n=>n!=="")??""}`},remedy:()=>"\
Correct the query, or give its type the field in gatsby-node (createSchemaCustomization)."},{name:"gatsby-page-failed",signs:[{weak:!0,tool:"gatsby",log:/^error Building static HTML failed for path "(?<page>[^"]{1,300})"/}],
summary:({groups:e,lines:t})=>`the page ${e.page} failed while it was rendered: ${p(t,/^\s*WebpackError: (.{1,300})/)??""}`,remedy:()=>"Mend what the page loads\
 or shows: gatsby build --verbose tells more, and gatsby develop the line."},{name:"nuxt-page-failed",signs:[{weak:!0,tool:"nuxt",log:/^\s*│ [├└]── \[5\d\d\] (?<message>.*)/}],
summary:({groups:e,lines:t})=>{const n=t.findLastIndex(s=>/^\s*│ [├└]── \[5\d\d\]/.test(s));return`the page ${p(t.slice(0,n).reverse(),/├─ (\/\S{0,300}) \(\d+ms\)/)}\
 failed while it was rendered: ${e.message}`},remedy:()=>"The log does not tell the error itself: run npx nuxt dev and open the page, where it stands with its s\
tack. Code for the browser and missing variables are common causes."},{name:"package-cycle",signs:[{tool:"turbo",log:/^[\s`>-]*[x×] (?:Cyclic|Circular) dependency detected/}],
summary:({lines:e})=>{const t=p(e,/^\s*\|\s{1,8}([@\w./#-]{1,100}(?:, [@\w./#-]{1,100}){1,20})$/);return`packages depend on each other in a cycle${t?`: ${t.replace(
/#[\w:-]{1,60}/g,"")}`:""}`},remedy:()=>"Take one of the dependencies between these packages out of their package.json files.",part:({lines:e})=>x(p(e,/^\s*\|\s{1,8}([@\w./-]{1,100})#\S{1,60} -> /))},
{name:"turbo",signs:[{tool:"turbo",log:/^[\s`>-]*[x×] (?<what>No package found with name '[^']{1,100}' in workspace)$/},{tool:"turbo",log:/^[\s`>-]*[x×] (?<what>Could not find task `[^`]{1,100}` in project)$/}],
summary:({groups:e})=>`turbo: ${e.what}`,part:({groups:e})=>e.what?.includes("task")?{kind:"file",path:"turbo.json"}:void 0,remedy:({groups:e})=>e.what?.includes(
"task")?"Name the task in build-command as turbo.json has it among its tasks.":"Write --filter in build-command as the name in that package's package.json."},{name:"\
css-minify",signs:[{tool:"vite",log:/^(?:\w*Error: )?\[lightningcss minify\] (?<what>\S.{0,200})$/}],summary:({groups:e,lines:t,facts:n})=>{const o=n.diagnostics?.
find(({severity:i,line:a})=>i==="error"&&a!==null);if(o)return`${o.file}:${o.line}: ${e.what}`;const s=t.findIndex(i=>/^\s*\|\s+\^/.test(i)),r=/^\d{1,7} *\| *(\S.{0,80})/.
exec(t[s-1]??"")?.[1]?.trim();return`the style sheets do not parse: ${e.what}${r?`, at ${f(r,"")}`:""}`},remedy:()=>"Look above what is quoted for a rule or a c\
omment that is not closed, in the style sheet that holds it."}],Ln=/(?:^|\s)[\d.,]{1,12}\s?(?:B|bytes|[kKMG]i?B)(?=$|[\s│|,)\]])/,In=/\b(?:errors?|fail(?:ed|s)?|exceed(?:s|ed)?|limit|too (?:large|big|long)|cannot|must|not)\b/i,
Mn=[/^\s*[○●◐ƒλ∙]\s{1,4}(?:\(|\/)/u,/^\s*(?:Route|Page|Asset|File|Path|Name|Chunk|Size)\b.{0,120}\b(?:Size|First Load|gzip|Chunks|Type)\b/,/^\s*[├└┌┬╰╭](?:[─━]{0,3}\s|$)(?!.{0,200}(?:Error|\[\d{3}\]|✖|×))/u,
/^\s*\+ First Load JS\b/,/^\s*(?:\[[\w:@/.-]{1,40}\]\s)?(?:✓|✔|√|✅|☑|🎉|✨|🚀|λ|▶|❯)/u,/\b(?:built|done|finished|completed|compiled|generated|wrote|copied|written)\b.{0,80}\b\d[\d.,]{0,8}\s?(?:ms|s|sec|seconds|min|minutes?)\b/i,
/^(?:webpack|rspack|vite|next|rollup)\b.{0,60}\bcompiled (?:successfully|with \d{1,5} warnings?)\b/i,/^\s*Compiled (?:successfully|with warnings)\b/,/^\s*[-•]?\s?\d{1,7} (?:errors|warnings|hints|modules?|pages?|files?|assets?|packages?)\b.{0,60}$/,
/\(\d{1,7}\/\d{1,7}\)\s*$/,/^\s*(?:Result|Summary|Total|Time|Duration|Tasks|Cached)\b.{0,60}:/,/^\s*(?:Attention: |This information is used|You can learn more|Learn more|Read more|See https?:|https?:\/\/\S{1,300}$)/,
/^\s*(?:\[?baseline-browser-mapping\]?|Browserslist: |npx update-browserslist-db|caniuse-lite )/,/^\s*▲ Next\.js \d/u,/^\s*\.{3} (?:collapsed )?\d{1,7} (?:duplicate )?lines matching /,
/^\d{1,7}:(?:\s|$)/],Pn=/^\s*(?:✓|✔|√|✅|🎉|✨)|\b(?:built|done|completed|finished) in \d|\bcompiled successfully\b|^\s*[○●ƒλ]\s{1,4}\(/iu;function De(e){
return Mn.some(t=>t.test(e))||Dn(e)||jn(e)}function jn(e){return Ln.test(e)&&!In.test(Un(e))}function Dn(e){return e.length<=300||e.split(" ").length>e.length/16?
!1:e.split(/[;{}=]/).length>e.length/30}function Ue(e){return Pn.test(e)}function Un(e){return e.split(/\s+/).filter(t=>!/[/.][\w[]/.test(t)).join(" ")}var Fe=S(
3716);const Fn=/^\s{0,8}⚠|^(?:[▲!]\s{1,3})?(?:\[(?:warn(?:ing)?|hint|info)\]|(?:deprecation )?warning\b(?! as error))|^\s{0,4}(?![-*])[^\s:"']{1,400}(?::\d{1,7}){1,2}:?\s(?:-\s)?(?:warning|hint|info|note|message|suggestion)\b|^\s{0,4}[^\s:"']{1,400}\(\d{1,7},\d{1,7}\): (?:warning|info|message)\b|^\s*\d{1,7}:\d{1,7}\s{1,40}(?:warning|hint|info)\b/i,
Wn=/^\s*(?:[✘✖✗×⨯]|x\s|\[?(?:error|fatal)\b|\w{0,60}(?:Error|Exception)\b.{0,40}:\s|\d{1,7}:\d{1,7}\s{1,40}error\b)/i,Gn=/^(?:\s|$|\d{1,7}(?:\s|$))/,Bn=/^(?:WARNING in \S|\(!\) Some chunks\b)/,
zn=12;function Hn(e){return Fn.test(e)}function We(e,t,n){const o=new Set;let s=!1,r=!1;for(let i=Math.max(0,t-zn);i<n;i++){const a=e[i]?.text??"";r=Bn.test(a)||
r&&a.trim()!==""&&!/^ERROR in /.test(a),s=r||Hn(a)||s&&Gn.test(a)&&!Wn.test(a),s&&o.add(i)}return o}const Zn=/^(?:\[(?:error|ERROR|fatal)\](?:\s|$)|\w{1,20}\sERR!\s(?:[A-Z]\w{1,40}\s)?|\S{1,100}\sSTD(?:ERR|OUT)\s|[│■▲●└]\s{1,4}|(?:notsup|notarget|engine|network|JSON\.parse)\s)/;
function C(e){return e.replace(Zn,"")}const Ge=[/^\s*(?:\$|>(?!\s[A-Z].*\.$)|[+|│]|➤|at\s|\d{1,7}\s?[|│]|[{})\]]|\((?!!\))|\[$|-{2}|\*|node:internal|file:\s|throw\s|Node\.js v|A complete log|In most cases)/,
/^\s*(?:npm\s)?(?:<[cdilptw]>\s|\[?warn(?:ing)?\]?\b|\(node:\d|deprecat|info\b|notice\b|success\b|debug\b|verbose\b|note\b|hint\b|tip\b)/i,/^\s*(?:See|If|To|You|Note|Please|Try|Did you|This|Learn|Use|Visit|Run|For|Pass|Make sure|Searched|Import trace|Require stack|Emitted|Error reference|Location:|Stack trace|Progress|Packages|Checked out|Cloning|Lockfile is)\b/,
/^[^\w]{0,10}\d{1,6}\s(?:problem|error|warning)s?\b/,/^(?:Required|Actual|Wanted|Found|Valid \w+):\s/,/^(?:\[[\w:@/.-]{1,40}\]\s|[^\w[]){0,8}(?:Error:\s)?(?:(?:[\w-]{1,20}\s)?build\s(?:failed|error|was canceled)|failed (?:to (?:compile|build)|with errors|tasks)|command failed|(?:error )?during build)(?:\W|$)(?!.*\b(?:Error|not|resolve)\b)/i,
/\b(?:exited? (?:with )?(?:code|status)|exit code|ELIFECYCLE|exited with \d)/,/^\s{2,}\w+:\s(?:undefined|null|true|false|-?\d+|\[|\{|'E?[A-Z_]+')/,/^(?:code|path|errno|syscall|command|cwd|location|dest)\s\S{1,400}$/,
/^\s*\[?\w*Error\]?:?\s*$/,/^\s*(?:\w{0,60}Error:\s)?5\d\d\s\/\S{0,300}$/,/^\s*\S{1,400}:\d{1,7}:(?:\d{1,7}|NaN)$/],Be=/^\s*(?:✘|✖|✗|×|⨯|x\s|!|\[!\]|\(!\)|\[?(?:ERROR|error|fatal|FATAL|panic)\b\]?[\s:]|\d{1,7}:\d{1,7}[\s:]{1,4}error\b|ERR_|E\d{3}\b|YN00)/,
Kn=/^[^\w]{0,10}(?:\[[^\]]{1,60}\]:?\s){0,3}(?:\w{1,40}\s){0,3}[([]?(?:Uncaught\s)?\w{0,60}(?:Error|Exception)\b[^:]{0,40}:?\s\S/,qn=/^\s*(?:Caused by|Cause):$/,
ze=/^\s{2,8}\d{1,2}:\s/,Yn=/^(?:\/(?:usr\/)?bin\/)?(?:ba|da|z)?sh:\s/,Vn=/^\s*(?:\[cause\]:|Caused by:|Cause:)\s*\S/,Jn=/^(?:\[cause\]:|Caused by:|Cause:)\s{1,4}/,
ee=/\b(?:not (?:found|compatible|exported|defined|set|exist|resolve|valid|allowed|a function|installed|recognized|a supported|available|match)|doesn['’]t|does not|cannot|can['’]t|could not|couldn['’]t|failed to|unable to|unexpected|invalid|undefined|missing|unknown|expected|required|duplicate|must|unclosed|no such|no matching|forbidden|denied|unauthorized|refused|incompatible|unsupported|conflict(?:s|ing)?|unresolved|broken|mismatch|bad|incomplete|unrecognised|unterminated|dead|has no|no (?:\w{1,20} ){1,3}found|should (?:be|have|exist|not)|trailing)\b/i,
He=/\bE[A-Z]{4,}\b|[a-z](?:Expected|NotFound|Missing|Invalid)\b/,Xn=/^\s*(?:at\s|Hint:|Location:|Stack trace:|(?:>\s{0,9})?\d{1,7}\s?[|│])/,Z=3,Qn=3,eo=1e3,to=6;
function no(e){let t;const n=Math.max(0,e.length-eo),o=We(e,n,e.length),s=e.findLastIndex(({text:r})=>Ue(r));for(let r=n;r<e.length;r++){const i=o.has(r)?0:ko(e,
r),a=i>=Z&&r>s?i+Qn:i;i>=Z&&a>(t?.points??0)&&(t={at:r,points:a})}return t&&oo(e,t.at)}function oo(e,t){const n=s=>C(e[s]?.text??"").trim(),o=[];for(let s=t+1;s<
e.length&&o.length<to&&s<t+12;s++){const r=n(s);if(!(r===""||/^(?:(?:>\s{0,9})?\d{1,7}\s?[|│]|See\b|Hint)/.test(r))){if((0,Fe.LP)(r))break;o.push(r)}}return{at:t,
message:Ze(n(t).replace(Be,"").replace(Jn,"").replace(/^(?:\d{1,2}:\s(?!\d)|in\s{1,4}(?=\w{0,60}Error:\s))/,"").trim()||n(t),e,t),details:o}}const so=/^(?:\w{0,60}(?:Error|Exception):\s)?(?:in\s)?\(?(?<path>[^\s:"'`]{0,400})(?::\d{1,7}){0,2}:?\)?$/,
ro=/^(?:x|✗|×)?\s?(?:Build|Module build|Module parse) failed(?: in [\d.]+m?s)?(?: \(from [^()]{1,300}\))?[.:]?$/,K=14,io=/^(?:\|- |[├╰└]─{1,2}▶\s{1,4}(?:[×x]\s{1,4})?)/;
function Ze(e,t,n){if(fo.test(e))return[e.replace(/\.$/,""),ho(t,n)].filter(Boolean).join(": ");const o=mo(e,t,n)??co(e,t,n)??qe(e,t,n);if(o)return`${e} ${o}`;const s=so.
exec(e)?.groups?.path,r=s===""||/[./]/.test(s??"")||ro.test(e);if(!r&&!e.endsWith(":")&&!Ye.test(e))return e;for(let i=n+1;i<=n+K&&i<t.length;i++){const a=C(t[i]?.
text??"").replaceAll("**","").trim().replace(io,"").replace(wo,(d,l,u)=>l===u?`${l}: `:d);if((0,Fe.LP)(a))break;if(!(a===""||yo.test(a)||e.includes(a))){if(r)return a;
if(!Ve(a)){if(Ye.test(e)&&/^\s/.test(t[i]?.text??""))continue;return e}return[e,a,qe(a,t,i)].filter(Boolean).join(" ")}}return e}const ao=/^expect\(/,lo=/^\s{2,8}(?:Expected|Received)[^:]{0,40}: {1,8}\S/;
function co(e,t,n){if(!ao.test(e))return;const s=t.slice(n+1,n+K).map(r=>r?.text??"").filter(r=>lo.test(r)).map(r=>r.trim().replace(/ +/g," "));return s.length===
0?void 0:`(${s.slice(0,2).join(", ")})`}const uo=/\bis not assignable to\b|^No overload matches|\bdoes not satisfy\b/,po=/^\s{2,60}(?=[A-Z])(?!\s{0,60}(?:Overload|The last overload)\b)/;
function mo(e,t,n){if(!uo.test(e))return;let o;for(let s=n+1;s<=n+K;s++){const r=t[s]?.text??"";if(!po.test(r))break;o=r.trim()}return o===void 0||e.includes(o)?
void 0:o}const Ke=/^\s{0,8}[-*•]\s{1,4}(?<item>\S.{0,120})$/,te=3;function qe(e,t,n){if(!e.endsWith(":"))return;const o=C(t[n+1]?.text??"").trim()===""?n+2:n+
1,s=[];for(let r=o;s.length<=te;r++){const i=Ke.exec(C(t[r]?.text??""))?.groups?.item;if(i===void 0)break;s.push(i.replace(/[`'",;]{1,4}$/,""))}if(s.length!==0)
return s.length>te?`${s.slice(0,te).join(", ")}, \u2026`:s.join(", ")}const fo=/^(?:\[[\w:-]{1,60}\] ){0,3}(?:Error: )?Undefined (?:variable|function|mixin)\.?$/,
go=/^[\s│|]{1,40}(?<carets>\^{1,200})\s{0,40}$/;function ho(e,t){for(let n=t+1;n<=t+K&&n<e.length;n++){const o=go.exec(e[n]?.text??"")?.groups?.carets?.length,
s=e[n]?.text.indexOf("^")??-1;if(o!==void 0)return e[n-1]?.text.slice(s,s+o).trim()}}const wo=/^([\w.]{1,60}): ([\w.]{1,60}): /,Ye=/\bdoes not match (?:\w{1,20} ){0,3}schema\b|\binvalid (?:\w{1,20} ){0,2}(?:config|file|options)\b[^:]{0,80}$|^(?:\w{1,40}Error: |Error: )?(?:bad|invalid|broken|wrong) (?:[\w-]{1,20} ){0,2}(?:files?|data|configuration)\.?$/i,
yo=/^(?:[>\s│|·]{0,20}\d{1,7}\s?[|│]|[-─^~╵╰╭`,·│|\s]{2}|File:|file:|Hint|Stack trace:|"\w{1,40}":\s|throw |\^|\W+$)/;function Ve(e){return(ee.test(
e)||He.test(e))&&!Ge.some(t=>t.test(e))}function $o(e,t){const n=s=>e[s]?.text??"";return Vn.test(C(n(t)))?!0:ze.test(n(t))?!ze.test(n(t+1)):qn.test(n(t-1))}const Eo=/^.{0,60}\b(?:errors? during \w{1,20}|failed with \d{1,4} errors?|(?:build|compilation|prerendering|generation) (?:failed|error)|failed to compile)\b[^:]{0,40}[:.]?$/i;
function bo(e,t){const n=e[t-1]?.text??"",o=n.trim()===""?e[t-2]?.text??"":n;return Eo.test(o.trimEnd())}function ne(e){return/(?:\.{3}|…)$/.test(e)&&!ee.test(
e)}function ko(e,t){const n=e[t]?.text??"",o=C(n);if(o.trim()===""||ne(o)||De(o)||Ge.some(a=>a.test(o)))return 0;const s=[1,2].map(a=>C(e[t+a]?.text??"")),i=[Kn.
test(o)?4:0,n!==o||Be.test(n)?3:0,o.endsWith(":")&&Ke.test(e[t+1]?.text??"")?4:0,$o(e,t)?8:0,Yn.test(o)?6:0,ee.test(o)||He.test(o)?3:0,/["'`“]\S/.test(o)?1:0,
s.some(a=>Xn.test(a))?2:0].reduce((a,d)=>a+d,0);return i<Z&&bo(e,t)?Z:i}const So=/(?:\b|[a-z])(?:error|exception|fatal|failed|cannot|denied|invalid)\b/i,xo=/^(?: {0,3}(?:\[?(?:ERROR|error|FATAL)\]?:?|(?:lerna )?ERR!|NX|[x×✖✘]|>(?= [A-Z].*\.$))\s+){1,3}/u,
vo=/^ {1,3}[x×✖] \S/u,Je=/^\s*\[cause\]: (?:Error: )?(?<message>\S.*)$/,Ro=/^(?:\$ |A complete log of this run|Log files were not written|For help, run: |(?:\[\w{1,20}\] )?(?:[✗x🚨] )?Build failed|Failed to compile|Storybook exited with|(?:success|failed|not finished) .{1,200} - [\d.]+s$|Use --verbose |Pass --verbose |yarn (?:run|install) v\d|\[[\w@:/ .-]{1,60}\]$|Rspack (?:build failed|compiled)|To suppress |INFO |FATAL$|(?:error )?(?:during build|Command failed)|Node\.js v\d|Found \d+ errors? |Eleventy Fatal Error|Problem writing Eleventy|(?:Wrote|Copied) \d|\s{0,4}ELIFECYCLE|\s{0,4}run failed: command |Lifecycle script |script "[^"]{1,60}" exited with |(?:code|path|workspace|location|syscall) \S{1,400}$|>(?! [A-Z].*\.$)|[{}(]|at |info |Exit code|$)/u,
_o=/^(?:Checked out |Cloning |\[\d\/\d\] |Progress: |Packages: |Scope: |Saved lockfile|Already up to date|Lockfile is up to date|Done in |Resolv(?:ing|ed)[ ,]|This error happened while |Run with the --force |Running target |[·•\u2800-\u28ff├└│┌] ?|[-+]{1,80}$|[-\\|/] |notsup (?:Valid|Actual) |\d\d:\d\d:\d\d\s)/u,
Oo=/^\s/,No=/^\s*(?:at |[|│:{}>^~-]|\d{1,7} *[|│])/,To=/^(?:Most likely|Probably|Possibly|Perhaps|Maybe|This is (?:likely|probably|usually)|Reason:|Because)\b/,
Ao=/ \w{2,30} \w/,Co=/\b\d{1,7} (?:error|warning|problem)s?\b/;function Lo(e){return e===""||/^[$>] /.test(e)}function Io(e){return Ro.test(e)||_o.test(e)||De(e)}
function oe(e,t){const n=e.findLast(c=>Je.test(c));if(n)return Je.exec(n)?.groups?.message;const o=e.findLastIndex(Ue),s=We(e.map(c=>({text:c})),0,e.length),r=e.
flatMap((c,h)=>{if(c===t)return[];const b=c.replace(xo,""),[I,fe,ge]=[vo.test(c),!Oo.test(b),h>o];return Io(b)||s.has(h)?[]:[{text:b,isReport:I,isLoose:fe,isLate:ge}]}),
i=r.filter(({isLoose:c})=>c),a=r.filter(({isLate:c})=>c),l=i.findLast(({text:c,isReport:h})=>h||So.test(c))??a.findLast(({text:c,isLoose:h})=>h&&Ve(c))??a.findLast(
({text:c,isLoose:h})=>h&&!ne(c))??a.findLast(({text:c})=>!No.test(c)&&!ne(c));if(!l)return e.findLast((c,h)=>h>o&&s.has(h)&&Ao.test(c)&&!Co.test(c))?.trim();const u=r[r.
lastIndexOf(l)+1]?.text??"";return To.test(u)?`${l.text.trim()} ${u.trim()}`:l.text.trim()}const Mo=[{name:"install-script",signs:[{tool:"npm",log:/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (?<command>\S.{0,300})$/},
{tool:"yarn",log:/^error \S{0,300}\/node_modules\/(?<name>(?:@[\w.-]{1,80}\/)?[\w.-]{1,100}): Command failed\.$/},{tool:"yarn",log:/^error Command failed with exit code \d{1,3}\.$/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150})@(?<where>workspace|npm|\w{1,20}):\S{1,200} couldn't be built successfully/},{tool:"bun",log:/^error: (?<script>\w{1,20}) script from "(?<name>[^"]{1,150})" exited with/},
{tool:"pnpm",log:/^\S{0,300}node_modules\/(?<name>(?:@[\w.-]{1,80}\/)?[\w.-]{1,100})(?: (?<script>\w{1,20}))?: Failed$/},{log:/^> @?[^\s@]{1,150}@[^\s@]{1,60} (?<script>(?:pre|post)?install|(?:pre|post)?prepare)(?: |$)/}],
summary:e=>{if(e.facts.stage!=="install")return;const{name:t,script:n,command:o}=se(e),s=t?`the package ${f(t,"")}`:"the project",r=Fo(e,o)??oe(e.lines,e.facts.
message);return`${s} fails in its ${n??"install script"}${o?` (${o})`:""}${r?`: ${r}`:""}`},remedy:e=>se(e).name?"Update the package, or leave its script out if\
 the site does not need it: an .npmrc with ignore-scripts=true leaves out all of them (Yarn 2 and later: enableScripts: false in .yarnrc.yml).":"Correct the scr\
ipt in package.json, and check that the file that it runs is committed, with its upper and lower case.",part:e=>{const{name:t,script:n,command:o}=se(e);return t?
{kind:"dependency",name:t,script:{name:n,command:o}}:{kind:"script",name:n,command:o}}}],Po=/^> @?[^\s@]{1,150}@[^\s@]{1,60} (\w{1,20})(?: |$)/,jo=[/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (\S.{0,300})$/,
/^Command: (\S.{0,300})$/,/^(?:> |\$ )((?!@?[^\s@]{1,150}@[^\s@]{1,60} \w{1,20}(?: |$))\S.{0,300})$/],Do=/^path \S{0,300}\/node_modules\/((?:@[\w.-]{1,80}\/)?[\w.-]{1,100})$/;
function se({groups:e,lines:t}){const n=e.name??p(t,Do),o=p(t,/^> (@?[^\s@]{1,150})@[^\s@]{1,60} \w{1,20}(?: |$)/),s=e.where==="workspace"||n!==void 0&&n===o,r=e.
command??Uo(t,jo);return{name:n&&!s?v(n):void 0,script:e.script??p(t,Po),command:r}}function Uo(e,t){for(const n of t){const o=e.slice(1).flatMap(s=>n.exec(s)?.[1]??
[]).at(-1);if(o)return o}}function Fo(e,t=""){const n=p(e.lines,/Cannot find module '(\/[^']{1,300})'/);return n?`${t.split(" ").find(s=>n.endsWith(`/${s.replace(
/^\.\//,"")}`))??G(n,e)} does not exist`:void 0}const Wo=[{name:"peer-conflict",signs:[{tool:["npm","pnpm"],log:/^code ERESOLVE|^ERESOLVE (?:could not resolve|unable to resolve)|ERR_PNPM_PEER_DEP_ISSUES/}],
summary:({lines:e})=>{const t=p(e,Go),n=p(e,Xe),o=p(e,/^Found: (\S{1,150})$/);return t&&n&&o?`${n} asks for ${t.replaceAll('"',"")}, and the project has ${o}`:t?
`dependencies ask for versions that exclude each other (${t})`:"peer dependencies conflict"},remedy:()=>"Move the packages named in the log to versions that fit\
 each other. As a stopgap commit an .npmrc with legacy-peer-deps=true.",part:({lines:e})=>x(p(e,Xe))},{name:"workspace-missing",signs:[{tool:"pnpm",log:/ERR_PNPM_WORKSPACE_PKG_NOT_FOUND\s.{0,300}?"(?<name>@?[^@"\s]{1,150})@workspace:/},
{tool:"yarn-berry",log:/^(?:Error: )?(?<name>@?[^@\s]{1,150})@workspace:[^\s:]{1,60}: Workspace not found/},{tool:"bun",log:/Workspace dependency "(?<name>[^"]{1,150})" not found/}],
summary:({groups:e})=>`the repository has no workspace called ${f(e.name,"as a dependency names it")}`,remedy:()=>"Correct the name in package.json, or add the \
folder of that package to the workspaces of the root (pnpm: pnpm-workspace.yaml).",part:({groups:e})=>x(e.name)},{name:"workspace-version",signs:[{tool:"pnpm",log:/ERR_PNPM_NO_MATCHING_VERSION_INSIDE_WORKSPACE\s.{0,300}?for (?<name>\S{1,150}) inside the workspace/}],
summary:({groups:e})=>`no workspace of the repository fits ${f(e.name,"what a dependency asks for")}`,remedy:({groups:e})=>`Let the dependency ${e.name?`on ${v(
e.name)} `:""}ask for the version that the workspace's own package.json has, or write * (pnpm, Yarn 2 and Bun: workspace:*).`,part:({groups:e})=>x(e.name)},{name:"\
manager-version",signs:[{tool:"corepack",log:/HTTP 404 when performing the request to https?:\/\/[^\s;]{1,200}\/(?<name>@yarnpkg\/cli-dist|yarn|pnpm|npm)\/(?<version>[\w.-]{1,40})/},
{log:/No matching version found for (?<name>@yarnpkg\/cli-dist)@(?<version>[\w.-]{0,40}\w)/},{stages:["install"],log:/^The install command `npm install [^`]{1,400} (?<name>@yarnpkg\/cli-dist|yarn|pnpm|bun)@(?<version>\d[\w.-]{0,40})` exited /}],
summary:({groups:e})=>`packageManager names ${e.name==="@yarnpkg/cli-dist"?"yarn":e.name}@${e.version}, which cannot be installed: the registry may not have tha\
t version`,remedy:()=>"Set packageManager in package.json to a version that is published, and write the lockfile with it.",part:()=>({kind:"member",name:"packag\
eManager"})},{name:"version-not-found",signs:[{tool:"npm",log:/No matching version found for (?<name>\S{1,150}?)\.?(?: while|$)/},{tool:"pnpm",log:/ERR_PNPM_NO_MATCHING_VERSION\s+No matching version found for (?<name>\S{1,150})/},
{tool:"yarn",log:/Couldn't find any versions for "(?<name>[^"]{1,120})"(?: that matches "(?<wanted>[^"]{1,100})")?/},{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): No candidates found/},
{tool:"bun",log:/^error: No version matching "(?<wanted>[^"]{1,100})" found for specifier "(?<name>[^"]{1,150})"/}],summary:({groups:e})=>`no version of ${f(e.name&&
Qe(e.name,e.wanted),"a package")} fits`,remedy:({groups:e,lines:t})=>{const n=p(t,/while installing the dependencies of (\S{1,200})/);return n?`${n} asks for it\
: update that package, or override the version in package.json.`:`Correct the version in package.json to one that is published, and commit the new lockfile. If \
package.json does not name ${e.name?v(e.name):"it"}, a package that it names asks for it: update that one, or override the version.`},part:({groups:e,lines:t})=>x(
et(t)??e.name)},{name:"package-not-found",signs:[{tool:"npm",log:/^404\s+(?:The requested resource )?'(?<name>[^']{1,150})' (?:is not in this registry|could not be found)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_404\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): Not Found/},{tool:"yarn",log:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): Not found/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Package not found/},{tool:"bun",log:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 404$/},
{tool:"npm",log:/^code E404$/}],summary:({groups:e})=>`the package ${f(e.name&&Qe(e.name),"asked for")} is not in the registry`,remedy:()=>"Check its name in pa\
ckage.json. If it is private, set its registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:e,lines:t})=>x(et(t)??e.name)},
{name:"registry-login",signs:[{tool:"npm",log:/(?:401 Unauthorized|403 Forbidden) - (?:GET|PUT) https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?=\s|$)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_40[13]\s+GET https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/:]{1,100}\/)?[^\s/:]{1,150}(?:\/-\/[^\s/:]{1,150})?): /},
{tool:"bun",log:/^error: GET https?:\/\/(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 40[13]$/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Invalid authentication/},{tool:["npm","pnpm","yarn-berry"],log:/^code (?:E401|E403|ENEEDAUTH)$|ERR_PNPM_FETCH_40[13]/}],
summary:({groups:{host:e,name:t}})=>`${`the package registry${e?` ${e}`:""}`} refused the login${t?` for ${v(t)}`:""}`,remedy:()=>"Give the build a registry tok\
en as an app variable (input env), and name that variable as :_authToken in .npmrc (Yarn 2 and later: npmAuthToken in .yarnrc.yml).",part:({groups:e})=>x(e.name)},
{name:"registry-refused",signs:[{tool:"npm",log:/^(?<why>[45]\d\d \w[\w ]{0,40}) - GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?: - |$)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_[45]\d\d\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): (?<why>.{1,60})$/},{tool:"yar\
n",log:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): (?!Integrity check)(?<why>[^"]{1,100})/},
{tool:"bun",log:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - (?<why>[45]\d\d)$/}],summary:({groups:{
name:e="",why:t}})=>`the package registry does not give ${v(e)}: ${t}`,remedy:()=>"Deploy again if the registry is at fault. If the package is private, set its \
registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:e})=>x(e.name)},{name:"integrity",signs:[{tool:["pnpm","yarn","bun"],
log:/ERR_PNPM_TARBALL_INTEGRITY\s+Got unexpected checksum for "\S{1,300}?\/(?<name>(?:@[\w.-]{1,80}(?:\/|%2f))?[\w.-]{1,100})\/-\/|Integrity check failed for (?:tarball: |")(?<tarball>[^"\s]{1,150})/i},
{tool:["npm","pnpm","yarn","yarn-berry"],log:/^code EINTEGRITY|ERR_PNPM_TARBALL_INTEGRITY|Integrity check failed for|The remote archive doesn't match the expected checksum/}],
summary:e=>{const t=tt(e);return`${t?`the package ${f(t,"")}`:"a package"} differs from what the lockfile or the registry records`},remedy:()=>"Delete the lockf\
ile and node_modules, install again, and commit the new lockfile. If it differs again, the registry or a proxy changes packages.",part:e=>x(tt(e))}],Go=/^\s*peer (\S{1,120}) from /,
Xe=/^\s*peer \S{1,120} from (@?[^\s@]{1,150})@/;function Qe(e,t=Tn(e)){return t===void 0?v(e):`${v(e)}@${t}`}function et(e){return p(e,/(?:while installing the dependencies of|hereby required by) (\S{1,200}?)\.?$/)}
function tt({groups:e,facts:t}){const n=e.name??e.tarball??p(t.log,/tarball data for (@?[^\s@]{1,150})@/);return n&&v(n)}const Bo=[{name:"engine",signs:[{tool:[
"npm","pnpm"],log:/^code EBADENGINE|ERR_PNPM_UNSUPPORTED_ENGINE/},{tool:"yarn",log:/The engine "node" is incompatible with this module\. Expected version "(?<wanted>[^"]{1,60})"/},
{log:/Node(?:\.js)?(?: version)? v?[\d.]+(?:\.x)? is not supported by|node: v?[\d.]+ is not supported/},{weak:!0,tool:"vite",log:/You are using Node\.js [^ ]{1,20} (?:For|Vite)\b/},
{weak:!0,log:/(?:requires|required|minimum) (?:a )?(?:minimum )?Node(?:\.js)?(?: version)?(?: of)? (?<wanted>v?\d[\d.+]{0,12})/i},{log:/Node\.js version "?(?<wanted>[<>=^~]{0,2}v?\d[\d.]{0,12})"? (?:or newer |or higher )?is required/},
{tool:"webpack",log:/error:0308010C:digital envelope routines::unsupported|ERR_OSSL_EVP_UNSUPPORTED/},{tool:"node",log:/No such built-in module: (?<builtin>node:[\w/]{1,40})/},
{tool:"node",log:/SyntaxError: Unexpected token '(?:\?\?=|\|\|=|&&=|\?\.|\?\?)'/},{log:/(?:crypto\.hash|structuredClone|Object\.hasOwn|Promise\.withResolvers|\.toSorted|styleText|\$?import\.meta\.dirname)(?:\(\.\.\.\))? is not (?:a function|defined)/}],
summary:({groups:e,lines:t})=>{const{name:n,isProject:o,wanted:s,actual:r}=ot(t,e.wanted),i=n?f(n,""):o?"the project":void 0,a=i?`${i} asks for Node.js`:"the No\
de.js version does not fit";if(!s)return a;const d=r?`, and the build runs ${r}`:"";return i?`${a} ${s}${d}`:`${a} (wanted: ${s}${d})`},remedy:({facts:e,lines:t})=>t.
some(o=>o.includes("digital envelope routines"))?`${zo}, or ${nt("16",e)}.`:`Let engines.node in package.json and the versions of the packages allow the Node.js\
 that builds run, or ${nt("the version that is asked for",e)}.`,part:({lines:e})=>{const{name:t,isProject:n}=ot(e,void 0);return t||n?{kind:"engines",name:t??""}:
void 0}},{name:"wrong-platform",signs:[{tool:["npm","pnpm"],log:/Unsupported platform for (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: wanted (?<wanted>\{[^}]{1,200}\})/},
{tool:"yarn",log:/^error (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: The (?:platform|CPU architecture) "[^"]{1,40}" is incompatible/}],summary:({groups:{name:e,wanted:t}})=>`\
the package ${f(e,"")} is for another system${t?` (${t.replace(/[{}"]/g,"").replaceAll(":",": ")})`:""}`,remedy:({groups:e})=>`Move ${f(e.name,"the package")} t\
o optionalDependencies in package.json, or take it out, and commit the new lockfile.`,part:({groups:e})=>x(e.name)},{name:"package-manager",signs:[{tool:"pnpm",
log:/This project is configured to use (?<name>\w{1,20})/},{tool:"yarn",log:/This project's package\.json defines "packageManager": "(?<name>[^"]{1,40})"/},{tool:[
"pnpm","corepack"],log:/ERR_PNPM_BAD_PM_VERSION|Cannot find matching keyid/}],summary:({groups:e})=>`the project asks for another package manager${e.name?` (${e.
name})`:""}`,remedy:({facts:e})=>`Make packageManager in package.json and the committed lockfile name the same package manager${_(e)?"":", in a version that the\
 platform has"}.`,part:()=>({kind:"member",name:"packageManager"})}],zo="The bundler is too old for this Node.js. Update it (webpack 5.61 or later), or set the \
app variable NODE_OPTIONS to --openssl-legacy-provider";function nt(e,t){return _(t)?`write ${e} to .nvmrc`:`set nodeVersion in app-settings to ${e} on a platfo\
rm that has it`}function ot(e,t){const n=p(e,/Not compatible with your version of node\/npm: (\S{1,150})$/)??p(e,/^error (\S{1,150}): The engine "node" is incompatible/)??
p(e,/Your Node version is incompatible with "(\S{1,300})"/),o=t??p(e,/Required: \{.{0,60}?"node":"([^"]{1,60})"/)??p(e,/^Expected version: (.{1,60})$/),s=p(e,/Actual: .{0,60}?"node":"([^"]{1,20})"/)??
p(e,/(?:^|\. )Got:? "?(v?\d[\d.]{0,20})"?$/),r=n?.startsWith("/")??!1;return{name:r?void 0:n&&v(n),isProject:r,wanted:o,actual:s}}const re="ENOTFOUND|EAI_AGAIN|\
ETIMEDOUT|ECONNRESET|ECONNREFUSED|ERR_SOCKET_TIMEOUT|UND_ERR_CONNECT_TIMEOUT",Ho=/^(?:127\.0\.0\.1|\[?::1\]?)(?=:|$)/,Zo=[{name:"conflict-markers",signs:[{tool:[
"pnpm","yarn"],log:/Merge conflict detected in (?<file>[\w.-]{1,60})/},{tool:"yarn-berry",log:/Cannot autofix a lockfile when running an immutable install/},{log:/^(?:>? *\d{1,6} \| ?)?<{7} (?:HEAD|[\w/.-]{1,100})$/}],
summary:({groups:e})=>`${e.file??"the lockfile"} has the conflict markers of a merge`,remedy:()=>"Finish the merge: take one side of the file, run your package \
manager's install on your machine, and commit the lockfile that it writes.",part:()=>({kind:"lockfile",lacks:[]})},{name:"lockfile-missing",signs:[{tool:"npm",log:/`npm ci` command can only install with an existing package-lock\.json/},
{tool:"pnpm",log:/ERR_PNPM_NO_LOCKFILE/},{tool:"npm",log:/Unsupported URL Type "workspace:"/}],summary:()=>"the repository has no lockfile",remedy:()=>"Run the \
install on your machine and commit the lockfile it writes.",part:()=>({kind:"lockfile",lacks:[]})},{name:"lockfile-outdated",signs:[{tool:"npm",log:/^`npm (?<manager>ci)` can only install packages when your package\.json and/},
{tool:"pnpm",log:/(?<manager>ERR_PNPM)_(?:OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH|FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE)/},{tool:"yarn",log:/Your (?<manager>lockfile) needs to be updated, but yarn was run with `--frozen-lockfile`/},
{tool:"yarn-berry",log:/The (?<manager>lockfile) would have been (?:modified|created) by this install, which is explicitly forbidden/},{tool:"bun",log:/(?<manager>lockfile) had changes, but lockfile is frozen/},
{stages:["install"],log:/\b(?:package-lock\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock|lockfile)\b.{0,80}\b(?:out of (?:sync|date)|not up to date|outdated)/i}],summary:({
lines:e})=>`the lockfile does not fit package.json${Ko(e)}`,remedy:({groups:e})=>`Run ${(e.manager==="ci"?"npm install":e.manager==="ERR_PNPM"?"pnpm install":"")||
"your package manager's install"} on your machine and commit the lockfile together with package.json.`,part:({lines:e})=>({kind:"lockfile",lacks:[...rt(e),...Yo(
e)].map(v)})},...Wo,...Bo,{name:"git-dependency",signs:[{stages:["install"],log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey|Repository not found\./}],
summary:()=>"a dependency comes from a Git repository that the build cannot read",remedy:()=>"Name the dependency by an https:// URL that needs no login, or pub\
lish it to a registry and give the build a token."},{name:"network",signs:[{tool:["npm","pnpm"],log:new RegExp(`^code (?:${re})|^network .{0,80}(?:${re})|ERR_PN\
PM_META_FETCH_FAIL`)},{weak:!0,tool:"next",log:/^Failed to fetch `?[^`]{1,100} from Google Fonts/},{log:new RegExp(`(?:getaddrinfo|request to https?://\\S{1,200}\
 failed).{0,80}(?:${re})`)},{log:/\b(?:connect|getaddrinfo) (?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT) (?<host>\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/},
{log:/Could not resolve host: (?<host>[\w.-]{1,200})|Failed to connect to \S{1,100} port|network connectivity|The operation timed out\. fetching/}],summary:({groups:e,
lines:t})=>{const n=e.host??p(t,/\b(?:getaddrinfo|connect) E[A-Z_]{4,20} (\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/);return n?`the network failed: ${n.replace(
Ho,"localhost")} cannot be reached`:"the network failed while the build fetched something"},remedy:()=>"Run the deploy again. If it repeats, check the host that\
 the log names and that the platform may reach it.",part:({facts:e,groups:t,lines:n})=>{if(e.stage!=="install")return;const o=p(n,/request to https?:\/\/\S{1,200}\/([^\s/]{1,150}) failed/);
return x(o)??(t.host===void 0?void 0:{kind:"dependency",host:t.host})}},{name:"certificate",signs:[{log:/\b(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_HAS_EXPIRED)\b/}],
summary:()=>"a certificate was refused while the build fetched something",remedy:({facts:e})=>`If a proxy or a private registry has a certificate of its own aut\
hority, let ${_(e)?"the operators start the platform with NODE_EXTRA_CA_CERTS":"NODE_EXTRA_CA_CERTS on the platform"} name that authority's file.`},{name:"nativ\
e-optional",signs:[{log:/Cannot find module '?(?<name>@rollup\/rollup-[\w-]+|@esbuild\/[\w-]+|@rolldown\/binding-[\w-]+|lightningcss[.\w-]*|@tailwindcss\/oxide[\w-]+|@next\/swc[\w-]+|@parcel\/watcher-[\w-]+)'?/},
{tool:"esbuild",log:/The package "(?<name>@esbuild\/[\w-]+)" could not be found, and is needed by esbuild/},{tool:"esbuild",log:/You installed esbuild for another platform/}],
summary:({groups:e})=>`the binary package ${f(e.name,"of a tool")} is not installed for this system`,remedy:()=>"The lockfile lacks other systems: delete node_m\
odules and the lockfile, install again with a current npm, and commit the new lockfile."},{name:"node-gyp",signs:[{tool:"node-gyp",log:/^gyp ERR! (?:find Python|stack Error)|node-pre-gyp ERR!/}],
summary:()=>"a native package could not be compiled",remedy:()=>"Use a version of the package that ships binaries for this Node.js version, or a pure JavaScript\
 one."},...Mo];function Ko(e){const[t]=rt(e);if(t)return`: it lacks ${t}`;for(const n of e){const[,o,s]=st.exec(n)??[];if(o)return`: it has ${o}, and ${s} is as\
ked for`}return""}const st=/^Invalid: lock file's (\S{1,200}) does not satisfy (\S{1,200})$/,qo=[/^Missing: (\S{1,200}?)@? from lock file$/,/dependencies were added: (\S{1,200}?),?(?:\s|$)/,
/dependencies in package\.json changed since \S{1,60} was saved: (\S{1,200}) was added/,/^\+ {4}(\S{1,200}): "npm:/];function rt(e){return e.flatMap(t=>qo.flatMap(
n=>n.exec(t)?.[1]??[]))}function Yo(e){return e.flatMap(t=>st.exec(t)?.[2]??[])}const Vo=[/^Writing (?:\.\/)?([\w@.-]{1,100})\/\S{0,300} from /,/directory: \S{0,200}\/([\w@.-]{1,60})\/$/,
/Wrote site to "([^"]{1,100})"/,/The ([\w-]{1,60}) folder is ready to be deployed/,/Output location: \S{0,200}?((?:dist|build)\/\S{1,100})$/,/Generated static files in "?([\w@./-]{1,100}?)"?\.?$/,
/Generated public ([\w@./-]{1,100})$/,/^\[info\] html generated at \.\/([\w@./-]{1,100})$/,/Success! Generated .{0,40} in "([^"]{1,100})"/,/^((?!\.\w)[\w@./-]{1,100}?)\/(?:assets\/)?[\w.-]{1,100}\.(?:html|js|css)\s{1,60}[\d.,]{1,12} (?:kB|KiB|MB)\b/],
Jo=[{name:"next-export",signs:[{codes:["output_missing","output_empty"],tool:"next",log:/Next\.js \d{1,3}\.\d/},{codes:["output_missing","output_empty"],tool:"n\
ext",log:/^(?:> )?next build/},{tool:"next",log:/"next export" (?:has been removed|is no longer supported|does not work)/}],summary:({facts:e})=>ie(e).includes(
"out")?void 0:"Next.js wrote no static export",remedy:()=>"Set output: 'export' in next.config and take next export out of the build command; the output directo\
ry is then out."},{name:"output-missing",signs:[{codes:["output_missing"]},{log:/[Oo]utput directory "?(?<folder>[\w@./-]{1,100}?)"? (?:does not exist|(?:was |is )?(?:not found|missing))/}],
summary:({groups:e,facts:t})=>{const n=e.folder??t.outputDirectory??Qo(t);return n?`the build did not write the output directory "${n}"${t.keptOutput?it:""}`:"t\
he app names no output directory, and the build wrote none of the usual ones"},remedy:e=>{const{facts:t}=e,n=at(e);if(n)return`Set output-directory to ${n}: the\
 log shows files written there.`;const o=e.lines.some(r=>/^> gatsby build\b/.test(r)),s=[...Xo,...o?["public"]:[]].find(r=>ie(t).includes(r));return s?`Set outp\
ut-directory to ${s}, which is there, if it is what the build writes.`:"Set output-directory to the folder that the build command writes, relative to the root d\
irectory: often dist, build, out, public or _site."}},{name:"output-empty",signs:[{codes:["output_empty"]}],summary:({facts:e})=>`the output directory ${f(e.outputDirectory,
"of the app")}${e.keptOutput?`${it},`:""} is empty`,remedy:e=>{const t=at(e);return t?`Set output-directory to ${t}: the log shows files written there.`:"Check \
that the build command writes into output-directory, and does not clean it at its end."}},{name:"output-unsafe",signs:[{codes:["output_unsafe"]}],summary:({facts:e})=>e.
message??"the output holds links or special files that may not be served",remedy:()=>"Let the build copy files instead of linking them: links that leave the out\
put directory are refused."},{name:"file-too-large",signs:[{codes:["output_too_large"]}],summary:({facts:e})=>e.message?.includes("wrote a file that is too larg\
e")?e.message:void 0,remedy:()=>"Let the build write smaller files, and leave out what no page loads: logs, archives, source maps."},{name:"output-too-large",signs:[
{codes:["output_too_large"]}],summary:({facts:e})=>e.message??"the output is larger than the platform takes",remedy:()=>"Check that output-directory names only \
the site, without node_modules or source maps, and move large media elsewhere."},{name:"sync-failed",signs:[{codes:["sync_failed","activation_failed"]}],summary:({
facts:e})=>e.message??"the platform could not publish the files",remedy:()=>"Nothing in the repository is at fault: deploy again. The previous release stays liv\
e."},{name:"interrupted",signs:[{codes:["interrupted"]}],summary:()=>"the platform was stopped while it worked",remedy:()=>"Deploy again."}],it=", which an earl\
ier deploy set",Xo=["dist","build","out","_site","storybook-static"];function Qo({message:e}){return/output directory `([^`]{1,200})`/.exec(e??"")?.[1]}function ie({
message:e}){const[,t=""]=/the folders there are (.{1,1000})/.exec(e??"")??[];return[...t.matchAll(/`([^`]{1,100})`/g)].map(([,n=""])=>n)}function at({lines:e,facts:t}){
const n=o=>o.split("/").length;for(const o of Vo){const[s]=e.flatMap(i=>{const a=o.exec(i)?.[1]?.replace(/^\.\//,"").replace(/\/(?:assets|_astro)$/,"");return a?
[{folder:a,line:i}]:[]}).sort((i,a)=>n(i.folder)-n(a.folder)),r=s&&es(s.folder,s.line,t);if(r&&r!==t.outputDirectory)return r}}function es(e,t,n){const[o=""]=e.
split("/",1),s=ie(n);if(s.length===0||s.includes(o))return e;const r=E.posix.dirname(n.outputDirectory??"");if(r!=="."&&n.list?.(r).length)return`${r}/${e}`;const i=n.
log.find(l=>l.includes(t))??"",a=/(?:^|\s|\/)([\w.-]{1,60}):[a-z][\w:-]{0,60}: /.exec(i)?.[1],d=s.find(l=>a!==void 0&&n.list?.(l).includes(a));return d===void 0?
e:`${d}/${a}/${e}`}const ts=[{name:"package-json-invalid",signs:[{codes:["package_json_invalid"]},{tool:"npm",log:/Invalid package\.json: \w{0,20}Error: (?<why>.{1,120}?) in JSON at position (?<place>\d{1,9})/},
{tool:["npm","pnpm","yarn","yarn-berry","bun"],log:/^code EJSONPARSE$|ERR_PNPM_JSON_PARSE|SyntaxError: \S{0,300}package\.json: /}],summary:({facts:e,groups:t})=>e.
code==="package_json_invalid"&&e.message?e.message:`package.json is not valid JSON${t.why?`: ${t.why}`:""}`,remedy:()=>"Correct package.json: nothing is install\
ed or published while it cannot be read.",part:({facts:e})=>e.code==="package_json_invalid"?void 0:{kind:"file",path:"package.json"}},{name:"settings-invalid",signs:[
{tool:"nx",log:/^ *NX +(?<why>[A-Z]\w{1,40}) in (?<path>\S{1,300}\.json) at \d{1,7}:\d{1,7}$/},{tool:"lerna",log:/JSONError Error in: (?<path>\S{1,300}\.json)$/},
{tool:"turbo",log:/Unable to read repository configuration (?<path>\S{1,300}\.jsonc?): invalid JSON/}],summary:({groups:e})=>`${dt(e.path)} is not valid JSON${e.
why?` (${e.why})`:""}`,remedy:({groups:e})=>`Correct ${dt(e.path)}: the build cannot read it as it is.`,part:({groups:e})=>e.path?{kind:"file",path:e.path}:void 0},
{name:"outside-workspaces",signs:[{tool:"yarn-berry",log:/you forgot to list (?<folder>\S{1,200}) in its workspace configuration/},{tool:"npm",log:/^No workspaces found:$/}],
summary:({groups:e,lines:t})=>`${e.folder??p(t,/^\s*--workspace=(\S{1,200})/)??"the app's folder"} is not in the workspaces of the repository's root`,remedy:({groups:e,
lines:t})=>`Add ${f(e.folder??p(t,/^\s*--workspace=(\S{1,200})/),"its folder")} to workspaces in the package.json of the root (pnpm: to pnpm-workspace.yaml), in\
stall, and commit the lockfile. Or give the folder a lockfile of its own.`,part:()=>({kind:"member",name:"workspaces"})},{name:"duplicate-package",signs:[{tool:"\
nx",log:/^ *(?:NX +)?Failed to process project graph|multiple projects/},{tool:"npm",log:/EDUPLICATEWORKSPACE|must not have multiple workspaces with the same name/},
{tool:"yarn-berry",log:/Duplicate workspace name (?<name>[^\s:]{1,150})/}],summary:({groups:e,lines:t})=>{const n=e.name??p(t,/^\s*package '([^']{1,150})' has conflicts/);
return n||!t.some(o=>o.includes("Failed to process"))?`two packages of the repository have one name${n?`: ${n}`:""}`:"the graph of projects cannot be made: mult\
iple projects may have one name"},remedy:()=>"Give each package of the repository a name of its own, in its package.json or project.json.",part:()=>({kind:"name\
s"})},{name:"several-apps",signs:[{codes:["app_ambiguous"]}],summary:({facts:e})=>j(e.message)[0]??"the repository has several apps",remedy:({facts:e})=>`${j(e.
message)[1]??"Set rootDirectory in app-settings to one of them"}.`},{name:"server-build",signs:[{codes:["server_build"]}],summary:({facts:e})=>j(e.message)[0]??
"the build makes a server, and only files are served",remedy:({facts:e})=>`${j(e.message)[1]??"Let the framework write files instead"}.`},{name:"node-unavailabl\
e",signs:[{codes:["node_unavailable"]}],summary:({facts:e})=>e.message??"the Node.js that the repository asks for cannot be had",remedy:()=>"Write another versi\
on there, or set nodeVersion in app-settings, which overrides the files."},{name:"build-script-missing",signs:[{codes:["build_script_missing"]}],summary:({facts:e})=>j(
e.message)[0]??"package.json has no build script",remedy:({facts:e})=>`${j(e.message)[1]??"Add a build script to package.json, or set build-command"}. To publis\
h the folder as it is, set build-command to true and output-directory to the folder.`}];function j(e){return e?.split(". ",2)??[]}function dt(e="the file"){return e.
replace(/^.*\//,"")}const N=["queue","clone"],ns=[{name:"submodule",signs:[{stages:N,log:/submodule path '(?<path>[^']{1,200})' failed/},{stages:N,log:/No url found for submodule path '(?<path>[^']{1,200})'/},
{stages:N,log:/Failed to clone '(?<path>[^']{1,200})'(?: a second time|\. Retry scheduled)/}],summary:({groups:e})=>`the Git submodule ${f(e.path,"of the reposi\
tory")} could not be cloned`,remedy:()=>"Give the submodule an https:// URL that the platform may read in .gitmodules, or keep its files in the repository itsel\
f."},{name:"branch-not-found",signs:[{codes:["branch_not_found"]},{stages:N,log:/Remote branch (?<branch>\S{1,200}) not found in upstream/},{stages:N,log:/couldn't find remote ref (?:refs\/heads\/)?(?<branch>\S{1,200})/}],
summary:({groups:e,facts:t})=>`the branch ${f(e.branch??t.branch,"to build")} does not exist`,remedy:()=>"Push the branch, or set the input branch to one that e\
xists on the remote; names are case-sensitive."},{name:"commit-not-found",signs:[{codes:["commit_not_found"]},{stages:N,log:/reference is not a tree: |not our ref [0-9a-f]{7,64}/}],
summary:()=>"the commit is not in the repository",remedy:()=>"Push the commit to the repository that the app builds from; a force push or a fork may have left i\
t behind."},{name:"repository-not-allowed",signs:[{codes:["repository_not_allowed"]}],summary:({facts:e})=>`the platform does not take the repository ${f(e.repository,
"given")}`,remedy:()=>"Set the input repository to owner/name or an https:// URL; local paths and file:// need a platform started with --allow-local-git."},{name:"\
repository-not-found",signs:[{codes:["repository_not_found"]},{stages:N,log:/remote: Repository not found\.|^fatal: repository '[^']{1,300}' (?:not found|does not exist)/},
{stages:N,log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey/}],summary:({facts:e})=>`the platform cannot read the rep\
ository ${f(e.repository,"of the app")}`,remedy:({facts:e})=>`Check the spelling of the input repository. If it is private, give the platform access to it${_(e)?
": a token in its --git-url":", as by its GitHub app or a deploy key"}.`},{name:"root-directory-missing",signs:[{codes:["root_directory_missing"]},{tool:"npm",log:/Could not read package\.json(?:: .{0,80}? open '(?<path>[^']{1,400})\/package\.json')?/},
{tool:"pnpm",log:/ERR_PNPM_NO_PKG_MANIFEST|No package\.json (?:was )?found in/},{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: can't cd to (?<path>\S{1,300})$/},
{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: (?<path>[^\s:]{1,300}): No such file or directory$/}],summary:e=>{const{asked:t,actual:n}=lt(e),o=e.facts.code===
"root_directory_missing"?`the root directory${t?` "${t}"`:""} does not exist in the repository`:t?`there is no package.json in "${t}"`:"there is no package.json\
 where the build ran";return n?`the folder "${t}" is spelt "${n}" in the repository`:o},remedy:e=>{const{asked:t,actual:n}=lt(e),o=e.facts.code==="root_director\
y_missing";return n?`Write ${n} ${o?"as rootDirectory in app-settings":`where the command names ${t}`}: builds run where upper and lower case count.`:`Set rootD\
irectory in app-settings${_(e.facts)?"":", on a platform that has it,"} to the folder of the app, relative to the repository, and check that it is committed.`}}];
function lt(e){const{groups:t,facts:n}=e,o=t.path??/root directory `([^`]{1,300})`/.exec(n.message??"")?.[1],s=n.list;if(!o||!s)return{asked:o?.startsWith("/")?
void 0:o,actual:void 0};if(!o.startsWith("/"))return{asked:o,actual:Ie(o,s)};const r=o.split("/").slice(0,40);for(let a=1;a<r.length;a++){const d=r.slice(a).join(
"/"),l=Ie(d,s);if(l)return{asked:d,actual:l}}const i=G(o,e);return{asked:i.startsWith("/")?void 0:i,actual:void 0}}const ct=/^> @?[^\s@]{1,150}(?:@\S{0,60})? (?<name>[\w:.-]{1,60})(?: \/\S{1,400})?$/,
ut=/^[>$] (?<command>\S.{0,300})$/,os=/^The build command `(?:npm|pnpm|yarn|bun) (?:run )?(?<name>[\w:.-]{1,60})`/,ss=[{name:"silent-command",signs:[{weak:!0,stages:[
"build"]}],summary:e=>{const{facts:t,lines:n}=e,o=t.exitCode&&ae(e);if(!(!o||oe(n,t.message)!==void 0))return`the script "${o.name}" (${o.command}) failed, and \
it printed no reason`},remedy:e=>{const t=ae(e)?.command.split(/&&|;/)??[];return`Run the commands of the script one by one: one of them exits with a code other\
 than 0 without a word.${t.length>1?` The last one is \`${t.at(-1)?.trim()}\`.`:""}`},part:e=>({kind:"script",...ae(e)})}];function ae({facts:e,lines:t}){const n=t.
findLastIndex((a,d)=>ct.test(a)&&ut.test(t[d+1]??"")),o=os.exec(e.message??"")?.groups?.name,s=ct.exec(t[n]??"")?.groups?.name??o,r=n<0?t.findLast(rs):t[n+1],i=ut.
exec(r??"")?.groups?.command;return s===void 0||i===void 0?void 0:{name:s,command:i}}function rs(e){return e.startsWith("$ ")&&!/^\$ (?:npm|pnpm|yarn|bun) /.test(
e)}const pt=[...ns,...ts,...Jo,...Zo,..._n,...Cn,...ss],T={lines:5e3,characters:256*1024,lineLength:1e3,entryLength:64*1024},is=[/^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:?(?: |$)/,
/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M)?\]?:? (?=\S)/,/^(?<folder>\.|[\w@.-]{1,100}(?:\/[\w@.-]{1,100}){1,6}) (?!error|warning|note|info|failed)[a-z][\w:-]{0,60}(?:: |:$|\$ )/,
/^(?<task>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[a-z][\w:-]{0,60}):(?: |$)/,/^@(?!parcel\/)[\w.-]{1,60}\/[\w.-]{1,60}: /,/^\[@?[\w./-]{1,80}\]: /,/^➤ YN\d{4}: (?:[│┌└] ?)?/,
/^@?[^\s@]{1,100}@(?:workspace:(?<folder>[\w@./-]{1,200})|\w{1,20}:\S{1,200}) STD(?:ERR|OUT)(?: |$)/,/^\[\d{1,2}\] /,/^#\d{1,4} \d{1,5}\.\d{1,3} /,/^[a-z][\w.-]{0,60}-\d{1,3} {1,20}\| /,
/^npm (?:ERR!|error)(?: |$)/,/^\[(?:11ty|webpack-cli)\](?: |$)/,/^Original error stack trace: (?=\S)/,/^│ (?=\w*Error: )/,/^[│└■▲●◆◇](?: {2}|$)/u,
/^\[(?:log|info|warn|error)\] \[nitro\](?: |$)/],as=4,ds=[/^> @?[^\s@]{0,100}@\S{0,100} \S{1,100} (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,/^(?<task>@?[\w./-]{1,120}#[\w:-]{1,60}):\s{1,4}ERROR\s{1,4}command \((?<folder>[^()]{1,400})\)/,
/^ERROR: command finished with error: command \((?<folder>[^()]{1,400})\)/,/^location (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/];function mt(e){const t=[];let n=T.
characters;for(let i=e.length-1;i>=0&&t.length<T.lines&&n>0;i--){const a=e[i]??"",l=(a.length>T.entryLength?a.slice(-T.entryLength):a).split(`
`);for(let u=l.length-1;u>=0&&t.length<T.lines&&n>0;u--){const c=l[u]??"",h=ls((0,$.Ow)($s((0,$.Nl)(c)),T.lineLength).trimEnd());n-=Math.max(h.length,c.length/16),
t.push(h)}}const o=cs(t),s=gs(fs(t.reverse().map(i=>hs(i,o)))),r=us(s);return s.map(({text:i,folder:a,task:d})=>({text:i,folder:a??r.get(d??"")}))}function ls(e){
return e.includes(":undefined")?e.replace(/(?<=\.\w{1,10})(?::undefined){1,2}(?!\S)/g,""):e}function cs(e){const t=e.map(n=>n.includes("nx run ")?/\bnx run ([@\w./-]{1,100}):/.
exec(n)?.[1]:/^([\w@.-]{1,100} [a-z][\w:-]{0,60})\$ /.exec(n)?.[1]);return new Set(t.filter(n=>n!==void 0))}function us(e){const t=new Map;for(const{text:n,task:o}of e)
for(const s of ds){const r=s.exec(n)?.groups;r?.folder&&t.set(o??r.task?.replace("#",":")??"",r.folder)}return t}const ps=/^(?:.{0,200}\s)?Unexpected (?:token|non-whitespace)\b.{0,60}, (?:\.\.\.)?".{0,100}$/,
ft=/"(?:\.\.\.)? is not valid JSON\b/,ms=12;function fs(e){const t=[];for(let n=0;n<e.length;n++){const o=e[n],r=o.text.includes("Unexpected ")&&ps.test(o.text)&&
!ft.test(o.text)?e.slice(n+1,n+1+ms).findIndex(({text:a})=>ft.test(a)):-1;if(r===-1){t.push(o);continue}const i=e.slice(n,n+r+2).map(({text:a})=>a.trim());t.push(
{...o,text:i.join(" ").slice(0,T.lineLength)}),n+=r+1}return t}const gt=71;function gs(e){if(!e.some(({text:o})=>o.startsWith("\u250C  Building storybook")))return e;
const t=[];let n=0;for(const o of e){const s=t.at(-1),[r=""]=o.text.split(" ",1),i=o.boxed&&n>0&&n<=gt&&n+1+r.length>gt;s&&i&&/^[\w("'`./@-]/.test(r)?t[t.length-
1]={...s,text:`${s.text} ${o.text}`.slice(0,T.lineLength)}:t.push(o),n=o.text.length}return t}function hs(e,t){let n=e,o,s,r=!1;for(let i=0;i<as;i++){const a=ys(
n)??ws(n,t);if(!a)break;o??=a.groups?.folder,s??=a.groups?.task,r||=a[0]==="\u2502  ",n=n.slice(a[0].length)}return{text:n,folder:o,task:s,boxed:r}}function ws(e,t){
if(t.size===0)return;const n=/^(?<name>[@\w./-]{1,100}|(?<folder>[\w@.-]{1,100}) [a-z][\w:-]{0,60})(?::(?: |$)|\$ )/.exec(e);return n&&t.has(n.groups?.name??"")?
n:void 0}function ys(e){for(const t of is){const n=t.exec(e);if(n)return n}}function $s(e){return e.includes("\r")?e.split("\r").findLast(t=>t.trim()!=="")??"":
e}const Es=/^> @?[^\s@]{1,150}@\S{1,60} (?:pre|post)?(?:install|prepare)$|^\$ (?!(?:npm|pnpm|yarn|bun|corepack) )/;function Ir(e,t){const n=e[t]?.folder;return n!==
void 0?!n.includes("node_modules"):e.slice(0,t).some(({text:o})=>Es.test(o))}function bs(e){const t=e.findIndex(o=>/\bnpm (?:ERR!|error) Usage:\s*$/.test(o)),n=e.
findIndex((o,s)=>s>t&&/\bnpm (?:ERR!|error) Run "npm help [\w-]{1,40}"/.test(o));return t===-1||n===-1?e:e.toSpliced(t,n-t)}const ks={queue:"Deployment failed",
clone:"Clone failed",install:"Install failed",build:"Build failed",sync:"Upload failed",activate:"Activation failed"},Ss=1e3,ht=300,xs=/exit(?:ed)?(?: with)? (?:code|status)|^(?:the )?(?:build|install|deployment)(?: command)? failed\W*$/i,
vs=/^The (?<stage>install|build) command (?<command>`.{1,300}`) (?:exited with|ended by) /,Rs=/^\s*(?:npm (?:warn|WARN)|warning\b|WARN\b|<w>\s|\(node:\d+\))/;function _s(e,t=pt){
const n=mt(e.message?[...e.log,e.message]:e.log).slice(-Ss).map(s=>s.text).filter(s=>!Rs.test(s)),o=Os(e,t,n);if(o)return wt(e,o.cause,o.known,o.message);for(const s of[
"codes","others"])for(const r of t){const i=Ns(r,s,e,n),a=i&&r.summary(i);if(i&&a)return wt(e,r,i,a)}return{headline:yt(e,Ls(e,n),n),remedy:void 0}}function wt(e,t,n,o){
const s=(0,$.Ow)(t.remedy(n),500),r=t.part?.(n);return{headline:yt(e,o,n.lines),remedy:s,cause:t.name,...r&&{fault:{part:r,summary:(0,$.Ow)(o,ht)}}}}function Os(e,t,n){
for(const{severity:o,code:s,message:r}of e.diagnostics??[]){const i=o==="error"?t.find(a=>a.part&&a.name===s):void 0;if(i)return{cause:i,message:r,known:A(i,e,n)??
{groups:{},facts:e,lines:n}}}}function Ns(e,t,n,o){const s=e.signs.filter(r=>t==="codes"==(r.codes!==void 0));return s.length===0?void 0:A({...e,signs:s},n,o)}const Ts=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g;
function yt(e,t,n){const o=t.replace(Ts,a=>G(a.replace(/^file:\/\//,""),{facts:e,lines:n})),s=ks[e.stage?.toLowerCase()??""]??"Deployment failed",r=As(o,e)?"":Cs(
e),i=ht-s.length-r.length-2;return`${s}: ${(0,$.Ow)(o.trim().replace(/\.$/,""),i)}${r}`}function As(e,{exitCode:t,signal:n}){return typeof t=="number"?e.includes(
`exited with code ${t}`):n!=null&&e.includes(` by ${n}`)}function Cs({exitCode:e,signal:t}){return typeof e=="number"&&e!==0?` (exit code ${e})`:t?` (${(0,$.Ow)(
t,20)})`:""}function Ls(e,t){const n=e.diagnostics?.find(s=>s.severity==="error");if(n)return`${n.file}${n.line===null?"":`:${n.line}`}: ${n.message}`;if(e.message&&
!xs.test(e.message))return e.message;const o=Ms(e,t);return o||(Is(e,t)??(e.message||e.code||"the platform gave no reason"))}function Is({message:e},t){const n=oe(
t,e),o=t.filter(r=>r!==e).map(r=>({text:r,folder:void 0})),s=no(o)?.message;return s===void 0||n?.includes(s)||n!==void 0&&s.includes(n)?n:s}function Ms({message:e},t){
const n=vs.exec(e??"")?.groups,o=t.lastIndexOf(`$ ${n?.command?.slice(1,-1)}`),s=o===-1?t.findLastIndex(i=>i.startsWith("$ ")):o;return!n||s===-1||t.slice(s+1).
filter(i=>i!==e&&!Lo(i)).length>0?void 0:`the ${n.stage} command ${n.command} failed, and it printed nothing`}const O=String.raw`(?:[A-Za-z]:[\\/]|(?:file|webpack|webpack-internal|rsc):\/{2,3})?[^\s:*"'<>|\x60(][^:*"'<>|\x60]{0,400}?`,
m=`(?<file>${O})`,L=`(?<file>${O}\\.[A-Za-z][A-Za-z0-9]{0,9}(?:\\?[\\w=&.-]{0,100})?)`,g=String.raw`:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?`,de=String.raw`(?:Uncaught )?(?:[A-Z]\w{0,60}\.)?[A-Z]?\w{0,60}(?:Error|Exception)`,
le=/^\s*(?:at |Require stack:|- \/|$)|^\s{2,}/,z=new RegExp(`^\\s+at (?!.{0,900}(?:node_modules|node:|<anonymous>:\\d|[/( ](?:dist|\\.(?:next|output|svelte-kit|tem\
p|nuxt|astro|vercel|netlify))/))(?:[^()]{0,300} \\()?(?:async )?${m}${g}\\)?$`);function w(e,t,n,o={}){return{name:t,...e===void 0?{}:{tool:e},steps:[{pattern:n}],
...o}}const Ps=[{name:"esbuild",tool:"esbuild",steps:[{pattern:/^(?:[✘▲X!] )?\[(?<severity>ERROR|WARNING)\] (?:(?<code>(?:TS|NG)-?\d+): )?(?<message>.*?\S)(?: \[(?:plugin )?[\w-]+\])?$/},
{pattern:new RegExp(`^\\s{4}${m}${g}:$`),skip:6,over:/^(?!\s{4}|[✘▲X!] \[)/}],zeroColumn:!0},w("esbuild","esbuild-short",new RegExp(`^${m}${g}: (?<severity>\
ERROR|WARNING): (?<message>.+)$`),{zeroColumn:!0}),{name:"rolldown",tool:["rolldown","vite"],steps:[{pattern:/^(?:(?<severity>Warning|Error): )?\[(?<code>[A-Z][A-Z_]+|builtin:[\w:-]+|plugin [\w:-]+)\] (?<message>\S.*)$/},
{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[ ?${m}:(?<line>\\d{1,7}):(?<column>\\d{1,7}) ?\\]$`),skip:1}]},{name:"vite-plugin-svelte",tool:"vite",steps:[
{pattern:new RegExp(`^\\[plugin(?: |:)vite-plugin-svelte[\\w:-]*\\] ${m}${g}$`)},{pattern:/^(?:\w*Error: )?(?:\S{1,400}:\d+:\d+ )?(?<message>\S.*)$/}],zeroColumn:!0},
w("vite","vite-plugin-svelte-warning",new RegExp(`^\\[vite-plugin-svelte\\] ${m}${g} (?<message>.+)$`),{zeroColumn:!0,severity:"warning"}),{name:"vite-plugin-pl\
ace",tool:"vite",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)[\\w:-]+\\] ${m}${g}$`)},{pattern:/^(?:\w*Error: )?(?:\[[\w/-]+\] )?(?:\S{1,600}:\d+:\d+: )?(?<message>\S.*?)(?: \(\d+:\d+\))?$/}]},
{name:"vite-prerender",tool:"vite",steps:[{pattern:/^\[vite-prerender-plugin\] \[plugin vite-prerender-plugin\]$/},{pattern:/^(?<message>\S.*)$/,skip:1,over:/^$/},
{pattern:new RegExp(`^> ${m}${g}$`),skip:12}]},{name:"parcel",tool:"parcel",steps:[{pattern:/^@parcel\/[\w-]{1,60}: (?<message>\S.*)$/},{pattern:new RegExp(`^\\s\
{1,4}${L}${g}$`),skip:4,over:/^(?:\S|$)/}]},{name:"jiti",tool:["rsbuild","docusaurus","nuxt"],steps:[{pattern:/^.{0,40}\b(?<message>ParseError: \S.*)$/},{pattern:new RegExp(
`^\\s{1,4}${L}${g}$`)}],zeroColumn:!0},w("vite","vite-unresolved",/^(?:\w*Error: )?(?:\[vite\]: )?(?<message>Roll(?:up|down) failed to resolve import "[^"]{1,300}") from "(?<file>[^"]{1,400})"/),
w("rollup","rollup-unresolved",/^(?:\[(?:!|error)\] )?(?:\w*Error: )?(?<message>(?:Could not resolve|Failed to resolve) (?:"[^"]{1,300}"|\S{1,300})) from "?(?<file>[^"]{1,400}?)"?$/),
w("rollup","rollup-export",/^(?:\[!\] )?(?:\w*Error: )?(?<message>["'][\w$]{1,200}["'] is not exported by "?[^\s",]{1,400}"?, imported by "?(?<file>[^\s"]{1,400}?)"?\.?)$/),
w("rollup","rollup-refused",/^(?:\[[\w:.-]{1,60}\] ){0,4}(?:\w{0,40}Error: )?(?<message>Could not load [^\s()]{1,300} \(imported by (?<file>[^)\s]{1,300})\): (?:Cannot|Can't|Must not) import\b.{0,300})$/),
w(["vite","vitepress"],"vite-plugin-message",new RegExp(`^(?:\\w*Error: )?(?:\\[[\\w:-]{1,60}\\] )?\\[plugin [\\w:-]{1,60}\\] ${m} \\((?<line>\\d{1,7}):(?<column>\
\\d{1,7})\\): (?<message>.+)$`)),w("rollup","rollup",new RegExp(`^(?:\\[!\\] )?(?:\\(plugin [\\w:@/. -]{1,80}\\) )?(?:RollupError: )?${m} \\((?<line>\\d{1,7}):(?<\
column>\\d{1,7})\\): (?<message>.+)$`),{zeroColumn:!0}),{name:"vite-config",tool:"vite",steps:[{pattern:new RegExp(`^failed to load config from ${m}$`)},{pattern:/^error during build:$/},
{pattern:/^(?!Error: (?:Build|Transform) failed)(?<message>\S.*)$/}]},{name:"sass",tool:"sass",steps:[{pattern:/^(?:\w*Error: )?(?:(?<severity>DEPRECATION WARNING|WARNING)(?: \[[\w-]+\])?: )?(?:\[sass\] )?(?<message>\S.*)$/},
{pattern:/^\s*[╷,]$/,skip:1,over:/^$/},{pattern:new RegExp(`^\\s+(?!\\S+\\.vue )${m} (?<line>\\d{1,7}):(?<column>\\d{1,7})\\s{1,4}\\S.*$`),skip:12}]},w("postc\
ss","postcss",new RegExp(`^(?:CssSyntaxError: (?:\\[[\\w-]+\\] )?(?:[\\w-]+: )?|(?:\\[[\\w:-]{1,60}\\] ){1,4})${m}${g}: (?<message>.+)$`)),{name:"vite-file",tool:"\
vite",steps:[{pattern:/^\[(?:plugin )?[@\w:/-]+\] (?!✗ )(?:\[[@\w/-]+\] )?(?!✗|Transform failed|Build failed|\[)(?<message>\S.*?)(?: \(\d+:\d+\))?$/},{pattern:new RegExp(
`^file: ${m}(?:${g})?(?: \\(.*)?$`),skip:40,over:/^(?!\s+at |\[|[✓✗x] |error during|vite v\d)/}]}],js=[w("typescript","tsc",new RegExp(`^(?:ERROR in )?${m}\\\
((?<line>\\d{1,7}),(?<column>\\d{1,7})\\): (?<severity>error|warning) (?<code>TS\\d+): (?<message>.+)$`)),w("typescript","tsc-pretty",new RegExp(`^(?:Error: )?${m}${g}\
 - (?<severity>error|warning|hint|message) (?<code>TS\\d+|ts\\(\\d+\\)): (?<message>.+)$`)),{name:"ts-loader",tool:"webpack",steps:[{pattern:new RegExp(`^\\[tsl\\\
] (?<severity>ERROR|WARNING) in ${m}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\)$`)},{pattern:/^\s+(?<code>TS\d+): (?<message>.+)$/}]},{name:"tsc-frame",tool:"ty\
pescript",steps:[{pattern:/^(?<code>TS\d+): (?<message>\S.*)$/},{pattern:/^\s*> (?<line>\d{1,7}) \| (?<frame>.*\S)$/,skip:12,over:/^\s/}]},{name:"eslint-stylish",
tool:"eslint",steps:[{pattern:/^(?<file>(?:[A-Za-z]:[\\/]|\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})\s{1,40}(?<severity>error|warning|Error:|Warning:)\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/}],
repeat:!0},{name:"eslint-react-scripts",tool:"react-scripts",steps:[{pattern:/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^\s+Line (?<line>\d{1,7}):(?<column>\d{1,7}):\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/}],
repeat:!0},{name:"eslint-react-scripts-syntax",tool:"react-scripts",steps:[{pattern:/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^Syntax error: (?<message>\S.*) \((?<line>\d{1,7}):(?<column>\d{1,7})\)$/}]},
w("eslint","eslint-compact",new RegExp(`^${m}: line (?<line>\\d{1,7}), col (?<column>\\d{1,7}), (?<severity>Error|Warning) - (?<message>.*?\\S)(?: \\((?<code>[@\\w/-\
]+)\\))?$`)),w("eslint","eslint-unix",new RegExp(`^${m}${g}: (?<message>.*\\S) \\[(?<severity>Error|Warning)(?:/(?<code>[@\\w/-]+))?\\]$`)),{name:"prettier-chec\
k",tool:"prettier",steps:[{pattern:/^\[warn\] (?<file>\S.{0,400}\.\w{1,20})$/},{pattern:/^\[warn\] (?<message>Code style issues .*)$/,skip:40,over:/^\[warn\] /}]},
{name:"biome",tool:"biome",steps:[{pattern:new RegExp(`^${m}(?:${g})? (?<code>[a-z]+(?:/\\w+)*)\\s.{0,40}\u2501\u2501\u2501`)},{pattern:/^\s+(?<severity>[×✖!⚠i])\s(?<message>.+)$/,
skip:1,over:/^\s*$/}]}],$t={pattern:/^(?<file>[^:*"<>|]{1,400}\.vue)$/,skip:1,over:/^$/},Et=String.raw`\[vue/compiler-sfc\] (?<message>\S.*?)(?: \(\d{1,7}:(?<column>\d{1,7})\))?$`,
bt={pattern:/^\s+\|\s+\^/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) \s*)?\|/},q=String.raw`(?<file>${O}\?vue&type=style[^:)\s]{0,200})`,kt=/^\s+\S{1,400}\.vue (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
ce=/^\s*(?:[╷,╵']|\d{1,7} [│|]|[│|])|^$/,Ds=[{name:"vue-script",tool:"vue-cli",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)vite:vue\\] ${O}${g}$`)},{pattern:new RegExp(
`^(?:\\w*Error: )?${Et}`)},$t,bt],zeroColumn:!0},{name:"vue-script-vite7",tool:"vite",steps:[{pattern:new RegExp(`^(?:\\[vite:vue\\] |SyntaxError: )${Et}`)},$t,
bt],zeroColumn:!0},{name:"vue-style",tool:"vite",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)[\\w:-]{1,60}\\] ${q}(?::\\d{1,7}){2}$`)},{pattern:new RegExp(`^Cs\
sSyntaxError: ${O}${g}: (?<message>\\S.*)$`)}]},{name:"vue-style-vite7",tool:"vite",steps:[{pattern:new RegExp(`^\\[vite:vue\\] ${O}${g}: (?<message>\\S.*)$`)},
{pattern:new RegExp(`^file: (?:${O}(?::\\d{1,7}){2} \\()?${q}(?:(?::\\d{1,7}){2}|\\))?$`)}]},{name:"vue-sass",tool:"vite",steps:[{pattern:new RegExp(`^\\[plugin(\
?: |:)vite:css\\] ${q}$`)},{pattern:/^Error: \[sass\] (?<message>\S.*)$/},{pattern:kt,skip:12,over:ce}]},{name:"vue-sass-vite7",tool:"vite",steps:[{pattern:/^\[vite:css\] \[sass\] (?<message>\S.*)$/},
{pattern:kt,skip:12,over:ce},{pattern:new RegExp(`^file: ${q}$`)}]},{name:"svelte-sass",tool:"vite",steps:[{pattern:/^(?:\w*Error: |\[[\w:-]{1,60}\] )?Error while preprocessing (?<file>\S{1,400}\.svelte) - \[sass\] (?<message>\S.*)$/},
{pattern:/^\s+\S{1,400}\.svelte\.vite-preprocess\.\w+ (?<line>\d{1,7}):(?<column>\d{1,7})\s/,skip:12,over:ce}],part:"?vue&type=style&index=0"},w("vitepress","vi\
tepress",/^(?:\w*Error: )?(?:\[vite:vue\] )?\[plugin vite:vue\] (?<file>[^:*"<>|]{1,400}\.md) \(\d{1,7}:\d{1,7}\): (?<message>\S.*?)(?: \(\d+:\d+\))?$/),{name:"\
vitepress-script",tool:"vitepress",steps:[{pattern:/^\[vite:vue\] \[vue\/compiler-sfc\] (?<message>\S.*?)(?: \(\d+:\d+\))?$/},{pattern:/^(?<file>[^:*"<>|]{1,400}\.md)$/,
skip:1,over:/^$/}]}],Us=[[/^file:\/\/(?:localhost)?(?=\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\/(?:\([\w-]+\)\/)?(?=\.{0,2}\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\//,
""],[/^rsc:\/\/[^/]*\/[^/]*\//,""],[/^.*!/,""],[/\\/g,"/"],[/^\/?[A-Za-z]:(?=\/)/,""],[/[?].*$/,""]],St=/^(?:node|https?|data|virtual|native|internal|bun|deno):|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|bin\/|etc\/|nix\/|proc\/|sys\/|snap\/|rustc\/|opt\/hostedtoolcache\/)|(?:^|\/)(?:node_modules|site-packages|dist-packages|\.git|\.nvm|\.pyenv|\.cargo|\.rustup|\.yarn|\.pnpm|\.pnpm-store|\.volta|\.bun)(?:\/|$)|\/go\/pkg\/mod\//,
Y="?body",xt=/\?vue&type=[\w&=.-]{1,200}/,Fs=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g,Ws=40,vt=2e4,Gs=500,Bs=100;function ue(e,t){const n={...t,
exists:zs(t)},o=new Map,s=new Map;for(const a of e){o.has(a.file)||o.set(a.file,pe(a.file,n));const d=o.get(a.file);if(d===void 0)continue;const[l,u]=xt.test(a.
file)||a.file.endsWith(Y)?[null,null]:[a.line,a.column],c=Hs((0,$.Ow)(a.message,Gs),n),h=a.code&&(0,$.Ow)(a.code,Bs),b=JSON.stringify([d,l,u,c]);s.has(b)||s.set(
b,{...a,file:d,line:l,column:u,code:h,message:c})}const r=[...s.values()],i=new Set(r.filter(({line:a})=>a!==null).map(({file:a,message:d})=>`${a}
${d}`));return r.filter(({line:a,file:d,message:l})=>a!==null||!i.has(`${d}
${l}`))}function zs(e){const t=new Map;return n=>{const o=t.get(n);if(o!==void 0)return o;const s=t.size<vt&&e.exists(n);return t.size<vt&&t.set(n,s),s}}function Hs(e,t){
return e.replace(xt,"").replace(Fs,n=>pe(n,t)??n)}function pe(e,t){const n=Zs(e);if(!(n===""||n.includes("\0")||St.test(n))){for(const o of qs(n,t))if(o!==void 0&&
!St.test(o)&&t.exists(o))return o}}function Zs(e){let t=e.startsWith("file://")?Ks(e):e;for(const[n,o]of Us)t=t.replace(n,o);return t}function Ks(e){try{return decodeURIComponent(
e)}catch{return e}}function*qs(e,t){const n=t.rootDirectory??"";if(!e.startsWith("/")){for(const s of[...t.folders??[],n,""])yield me(`${s}/${e}`);return}const o=me(
e)?.split("/")??[];if(!(o.length>Ws))for(let s=0;s<o.length;s++){const r=o.slice(s).join("/");yield r,n!==""&&(yield me(`${n}/${r}`))}}function me(e){const t=[];
for(const n of e.split("/"))if(!(n===""||n===".")){if(n!=="..")t.push(n);else if(t.pop()===void 0)return}return t.length===0?void 0:t.join("/")}const Rt=/^(?:Error:)?[\s│]*(?:[├╰]─▶\s*)?[x×](?:\s*[x×])? (?<message>\S.*)$/,
_t={pattern:/^\s*[:·]\s+[\^─┬]/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?[|│:·]/},Ot={pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},Nt={pattern:/^Error: Error evaluating Node\.js code$/},
Tt=/^(?:WARN\s{1,4})?🚨 Unable to index (?<file>[^:,*"<>|]{1,400})(?:,[^:]{1,400})?:$/u,At=/^(?:WARN\s{1,4})?(?:\w*Error: )?(?<message>\S.*?)(?: (?=\S{1,400}\/\S)\S{3,801})?$/,
Ct=String.raw`\((?<file>[^()]{1,400})\)(?: \[Line (?<line>\d{1,7}), Column (?<column>\d{1,7})\])?`,Ys=[{name:"next-swc",tool:"next",steps:[{pattern:Rt},{pattern:new RegExp(
`^\\s*[\u256D,][\u2500-]{1,3}\\[${m}:\\d{1,7}:\\d{1,7}\\]$`),skip:6,over:/^\s*[|│]|^$/},_t]},{name:"next-config",tool:"next",steps:[{pattern:/^\s*⨯ Failed to load (?<file>next\.config\.\w{2,3})\b/},
{pattern:/^\[?Error:\s+[x×] (?<message>\S.*)$/,skip:4},{pattern:/^\s*[╭,][─-]{1,3}\[\d{1,7}:\d{1,7}\]$/},_t]},{name:"swc",tool:"swc",steps:[{pattern:Rt},{pattern:new RegExp(
`^[\\s\u2502]*[\u256D,][\u2500-]{1,3}\\[${m}${g}\\]$`)}]},{name:"next",tool:"next",steps:[{pattern:new RegExp(`^(?<file>\\./[^:*"<>|]{1,400}?)${g}$`)},{pattern:/^(?:(?:Type )?[Ee]rror: )?(?<message>\S.*)$/}]},
{name:"next-loader-place",tool:"next",steps:[Ot,Nt,{pattern:/^(?<line>\d{1,7}):(?<column>\d{1,7}): (?!.*\(\d{1,7}:\d{1,7}[-\d:]*\)$)(?<message>\S.*)$/}]},{name:"\
next-loader",tool:"next",steps:[Ot,Nt,{pattern:/^(?!Error: \[MDX\])(?:\d{1,7}:\d{1,7}: |- )?(?<message>\S.*?)(?: \((?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?\))?$/,
skip:1}]},{name:"next-module",tool:"next",steps:[{pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},{pattern:/^(?:\w*Error: )?(?<message>Module not found: .+)$/}]},{name:"\
next-prerender",tool:"next",steps:[{pattern:/^Error occurred prerendering page /},{pattern:/^(?<message>\S.*)$/},{pattern:z,skip:20,over:le}]},{name:"gatsby-que\
ry",tool:"gatsby",steps:[{pattern:/^error There was a problem parsing "(?<file>[^"]{1,400})"; any GraphQL$/},{pattern:/^(?<message>This may indicate a syntax error in the code), or/,
skip:2}]},{name:"gatsby-config",tool:"gatsby",steps:[{pattern:/^error Failed to compile Gatsby files/},{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^File path: (?<file>\S.{0,400})$/,
skip:4}]},{name:"gatsby-lifecycle",tool:"gatsby",steps:[{pattern:/^error "(?<file>[^"]{1,400})" threw an error while running the \w+ lifecycle:$/},{pattern:/^(?<message>\S.*)$/,
skip:1},{pattern:/^> (?<line>\d{1,7}) \|/,skip:8}]},{name:"storybook-index-place",tool:"storybook",steps:[{pattern:Tt},{pattern:At},{pattern:/^(?:\S{1,400} )?\(line (?<line>\d{1,7}), col (?<column>\d{1,7})\)$/,
skip:1}],zeroColumn:!0},{name:"storybook-index",tool:"storybook",steps:[{pattern:Tt},{pattern:At}]},{name:"storybook-config",tool:"storybook",steps:[{pattern:/couldn't evaluate your (?<file>\S{1,400}) file\.$/},
{pattern:/^Original error:$/,skip:2,over:/^$/},{pattern:/^(?!\w*Error: Transform failed)(?:\w*Error: )?(?:<stdin>:(?<line>\d{1,7}):(?<column>\d{1,7}): ERROR: )?(?<message>\S.*)$/,
skip:1}],zeroColumn:!0},{name:"docusaurus-mdx",tool:"docusaurus",steps:[{pattern:/MDX compilation failed for file "(?<file>[^"]{1,400})"$/},{pattern:/^[\s│]*Cause: (?<message>\S.*)$/},
{pattern:/^[\s│]*"line": (?<line>\d{1,7}),?$/,skip:20}]},{name:"svelte-check",tool:"svelte-check",steps:[{pattern:new RegExp(`^${m}${g}$`)},{pattern:/^(?<severity>Error|Warn|Hint): (?<message>\S.*?)(?: \((?<code>\w+)\))?$/}]},
w("svelte-check","svelte-check-machine",/^\d{13} (?<severity>ERROR|WARNING) "(?<file>[^"]{1,400})" (?<line>\d{1,7}):(?<column>\d{1,7}) "(?<message>.+?)(?=\\n|"$)/),
{name:"astro-location",tool:"astro",steps:[{pattern:/^(?!\s*(?:Hint|Error reference|Location|Stack trace):)(?:\[(?<code>\w+Error)\] (?=\S)|(?=[A-Z]\S* )(?!Build failed))(?<message>.+)$/},
{pattern:/^\s+Location:$/,skip:20,over:/^(?!\s*Stack trace:|\s+at |\[)/},{pattern:new RegExp(`^\\s+${m}${g}$`)}],zeroColumn:!0},w("metalsmith","metalsmith",/^Error: (?<message>Invalid frontmatter) in the file at: (?<file>\S.{0,400})$/),
{name:"eleventy-nunjucks",tool:["eleventy","nunjucks","metalsmith"],steps:[{pattern:new RegExp(`^(?:\\d{1,2}\\.|>|Template render error:(?: \\S{1,200}:)?) ${Ct}\
$`)},{pattern:/^\s+(?:Error: )?(?!(?:Template render error: )?\([^()]{1,400}\))(?<message>\S.*?)(?: \(via [\w ]+\))?$/,skip:4,over:new RegExp(`^\\s*(?:Template r\
ender error: )?${Ct}$`)}],part:Y},w("eleventy","eleventy-liquid",/^(?:\d{1,2}\. )?(?:\w+Error: )?(?<message>\S.*), file:(?<file>[^,]{1,400}), line:(?<line>\d{1,7})(?:, col:(?<column>\d{1,7}))?/,
{part:Y}),{name:"eleventy-data",tool:"eleventy",steps:[{pattern:/^\d{1,2}\. Having trouble (?:parsing data file|reading front matter from template) (?<file>\S{1,400}) \(via /},
{pattern:/^\d{1,2}\. (?<message>\S.*?)(?: \((?:line )?(?<line>\d{1,7})(?::| column )(?<column>\d{1,7})\))?(?: \(via \w+\))?$/}]},{name:"eleventy-layout",tool:"e\
leventy",steps:[{pattern:/^\d{1,2}\. Problem creating an Eleventy Layout for the "(?<file>[^"]{1,400})" template file\./},{pattern:/^\d{1,2}\. (?<message>\S.*?)(?: \(via [^()]{1,200}\))?$/}]},
{name:"eleventy-config",tool:"eleventy",steps:[{pattern:/^\d{1,2}\. Error in your Eleventy config file '(?<file>[^']{1,400})'\./},{pattern:/^\d{1,2}\. (?!There was a problem importing|Cannot find (?:module|package) )(?<message>\S.*?)(?: \(via \w+\))?$/,
skip:1,over:/^\d{1,2}\. There was/}]}];class Vs{#e;#t=new Map;constructor(t){this.#e=t}get all(){return this.#e}get length(){return this.#e.length}line(t){return this.#e[t]}find(t,n){
let o=this.#t.get(t);o||(o=[],this.#t.set(t,o));const s=o[n];if(s!==void 0)return s;const r=t.exec(this.#e[n]?.text??"");return o[n]=r,r}}function Js(e,t,n){if("\
match"in e)return e.match(t,n);const o={};let s=n;for(const[i,a]of e.steps.entries()){const d=Qs(a,t,s,i===0?0:a.skip??0);if(!d)return;for(const[l,u]of Object.entries(
d.groups))u!==void 0&&(o[l]=u);s=d.at+1}const r=e.steps.at(-1);return!e.repeat||!r?{groups:[o],next:s}:Xs(r.pattern,o,t,s)}function Xs(e,t,n,o){const s=[t];let r=o;
for(;r<n.length&&s.length<1e3;r++){const i=n.find(e,r);if(!i)break;s.push({file:t.file,...i.groups})}return{groups:s,next:r}}function Qs(e,t,n,o){const s={};for(let r=n;r<=
n+o&&r<t.length;r++){const i=t.find(e.pattern,r);if(i)return{at:r,groups:{...s,...i.groups}};const a=e.over&&t.find(e.over,r);if(e.over&&!a)return;for(const[d,l]of Object.
entries(a?.groups??{}))l!==void 0&&(s[d]=l)}}const Lt=/^\s+File "(?<file>[^"]{1,400})", line (?<line>\d{1,7})/,er=/\/site-packages\/|\/dist-packages\/|\/lib\/python\d|^</,
tr=/^(?<message>[A-Za-z_][\w.]{0,100}(?:: .+)?)$/,nr={name:"python",tool:"python",match(e,t){if(!(e.line(t)?.text??"").startsWith("Traceback (most recent call l\
ast)")&&!e.find(Lt,t))return;let o;for(let s=t;s<e.length&&s<t+200;s++){const r=e.line(s)?.text??"",i=e.find(Lt,s)?.groups;if(i&&!er.test(i.file??"")&&(o={...i}),
s===t||r.startsWith(" "))continue;const a=tr.exec(r)?.groups?.message;return o&&a?{groups:[{...o,message:a}],next:s+1}:void 0}}},It=new RegExp(`^\\s{0,4}(?:\\[?(?\
:ERROR|error)\\]?:? )?(?<message>(?:${de}(?: \\[\\w+\\])?|error): .+)$`),or=/^\s*\[cause\]: (?<message>\S.*)$/,sr=80,rr={name:"node-cause",tool:"node",match(e,t){
if(!e.find(It,t))return;let n,o,s=!1,r=t+1;for(;r<e.length&&r<t+sr;r++){const i=e.line(r)?.text??"",a=e.find(or,r)?.groups?.message;a!==void 0&&([o,s]=[a,!1]);const d=z.
exec(i.replace(/ \{$/,""))?.groups;if(d&&(n===void 0||o!==void 0&&!s)&&([n,s]=[{...d},!0]),a===void 0&&!le.test(i)&&!/^[{}]/.test(i))break}return n&&o?{groups:[
{...n,message:o}],next:r}:void 0}},ir=[{name:"vitest",tool:"vitest",steps:[{pattern:/^\s*FAIL\s+\S{1,400} > (?<test>\S.{0,300})$/},{pattern:/^(?<message>\S.*)$/},
{pattern:new RegExp(`^ \u276F (?!.*node_modules)(?:\\S.{0,200} )?(?<file>(?:[A-Za-z]:)?[^\\s:]{1,400})${g}$`),skip:40}]},{name:"jest-syntax",tool:"jest",steps:[
{pattern:new RegExp(`^\\s{4}${L}:(?<line>\\d{1,7})$`)},{pattern:new RegExp(`^\\s{4}(?<message>${de}: .+)$`),skip:6}]},{name:"jest",tool:"jest",steps:[{pattern:/^\s{2}● (?!Test suite failed to run)(?<test>\S.*)$/},
{pattern:/^\s{4}(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:z,skip:40,over:/^(?!\s{2}●)/}]},{name:"rust",tool:"cargo",steps:[{pattern:/^(?<severity>error|warning)(?:\[(?<code>\w+)\])?: (?<message>.+)$/},
{pattern:new RegExp(`^\\s*--> ${m}${g}$`)}]},nr,{name:"go-panic",tool:"go",steps:[{pattern:/^panic: (?<message>.+)$/},{pattern:new RegExp(`^\\s(?!.*/go/(?:src|pk\
g/mod)/)${m}:(?<line>\\d{1,7})(?: \\+0x.*)?$`),skip:20}]},{name:"node-syntax",tool:"node",steps:[{pattern:new RegExp(`^(?!.*node_modules)${L}:(?<line>\\d{1,7})$`)},
{pattern:new RegExp(`^(?<message>${de}(?: \\[\\w+\\])?: .+)$`),skip:6}]},w("node","node-import",/^(?:\w*Error )?\[?(?<code>ERR_MODULE_NOT_FOUND|ERR_PACKAGE_PATH_NOT_EXPORTED)\]?: (?<message>(?:Cannot find (?:module|package)|Package subpath) '[^']{1,400}'(?: is not defined by "exports" in \S{1,400})?) imported from (?<file>\S{1,400})$/),
rr,{name:"node-stack",tool:"node",steps:[{pattern:It},{pattern:z,skip:20,over:le}]},{name:"consola",tool:["nuxt","docusaurus"],steps:[{pattern:/^\[(?:error|fatal)\] (?<message>\S.*)$/},
{pattern:z,skip:20,over:/^\s+at /}]},w(void 0,"plain",new RegExp(`^\\s{0,4}(?!- )(?:(?:vet|error|ERROR|Error):? (?:in )?)?${L}${g}:?(?: -)?\\s+(?:(?:fatal )?(?<s\
everity>error|warning|note|info)\\b[: ]\\s*)?(?!\\+0x)(?<message>\\S.*)$`))],Mt=new RegExp(`^(?:File: |(?<severity>ERROR|WARNING) in )${m}(?:[: ]\\d+:[\\d:-]+)?$`),
ar=[{name:"rspack-syntax",tool:["rspack","rsbuild"],steps:[{pattern:Mt},{pattern:/^\s+× Module build failed \(from builtin:/},{pattern:/^\s+╰─▶\s+×\s+(?:x )?(?:Syntax Error: )?(?<message>\S.*)$/},
{pattern:/^[\s│]*[╭,][─-]{1,3}\[(?:[^\]]{0,400}:)?(?<line>\d{1,7}):(?<column>\d{1,7})\]$/}],zeroColumn:!0},{name:"rspack",tool:["rspack","rsbuild"],steps:[
{pattern:Mt},{pattern:/^\s+(?:╰─▶\s+)?× (?!(?:\w*Error: )?Module build failed)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,skip:1,over:/^\s+× Module build failed/}]},
w(["docusaurus","react-scripts","gatsby"],"unresolved-in-folder",/^(?:\s*× |\w*Error: )?(?<message>(?:Module not found: (?:Error: )?)?Can't resolve '[^']{1,300}') in '(?<file>[^']{1,400})'$/),
w("react-scripts","react-scripts-css",new RegExp(`^Syntax error: ${L} (?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`)),{name:"webpack-entry",tool:"\
webpack",steps:[{pattern:/^ERROR in [\w-]{1,60}$/},{pattern:/^(?<message>Module not found: (?:Error: )?Can't resolve '[^']{1,300}') in '(?<file>\/[^']{1,400})'$/}]},
{name:"fork-ts-checker",tool:"webpack",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in ${m}${g}(?:-[\\d:]+)?$`)},{pattern:/^(?<code>TS\d+): (?<message>.+)$/}]},
{name:"webpack-loader-place",tool:"webpack",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in (?:${O})(?: \\d+:[\\d-]+)?(?: \\(.*)?$`)},{pattern:new RegExp(
`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${m} (?<message>[A-Z].*)$`),skip:5}]},w("gatsby","postcss-loader",new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7\
})\\) ${L} (?<message>[A-Z].*)$`)),{name:"webpack-place",tool:"webpack",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in ${m}(?: \\d+:[\\d-]+)?(?: \\(.*)\
?$`)},{pattern:new RegExp(`^(?:\\w*Error: )?(?:${O}: )?(?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`),skip:2}],zeroColumn:!0},{name:"webpack",
tool:"webpack",steps:[{pattern:new RegExp(`^(?!.*sass-loader)(?<severity>ERROR|WARNING) in ${m}(?: (?<line>\\d{1,7}):(?<column>\\d{1,7})(?:-[\\d:]+)?)?(?: \\(.*)?$`)},
{pattern:/^(?!Module build failed|\.\/\S+ \d|\[tsl\]|\d{1,7}:[\d-]+$)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,skip:1,over:/^Module build failed/}],
zeroColumn:!0}],Pt=[...js,...Ds,...Ps,...ar,...Ys,...ir],jt=500,Dt=500,dr=[["warning",/^(?:warn|warning|deprecation warning|!|⚠)/i],["notice",/^(?:hint|info|note|message|i$)/i],
["error",/./]],lr=/^Compiled with warnings\.?$/,cr=/\bfail(?:ed)?\b|^error\b|^Treating warnings as errors/i;function ur(e,t=Pt){const n=new Vs(mt(e)),o=new Map;
let s=!1;for(let r=0;r<n.length&&o.size<jt;){const i=n.line(r)?.text??"";s=lr.test(i)||s&&!cr.test(i);const a=pr(n,r,t);for(const d of a?.diagnostics??[]){const l=s&&
d.severity==="error"?{...d,severity:"warning"}:d,{file:u,line:c,column:h,message:b}=l,I=JSON.stringify([u,c,h,b]);!o.has(I)&&o.size<jt&&o.set(I,l)}r=a?.next??r+
1}return[...o.values()]}function pr(e,t,n){const o=e.line(t);if(!(!o||o.text.trim()===""))for(const s of n){const r=Js(s,e,t);if(!r)continue;return{diagnostics:r.
groups.map(a=>{const d=fr(a,s,o.folder);if(!d)return;const l=Ze(d.message,e.all,mr(d.message,e,t,r.next)),u=a.test===void 0?"":`, in the test "${a.test.slice(0,
120)}"`;return{...d,message:(0,$.Ow)(l+u,Dt)}}).filter(a=>a!==void 0),next:r.next}}}function mr(e,t,n,o){for(let s=n;s<o;s++)if(t.line(s)?.text.includes(e.slice(
0,60)))return s;return o-1}function fr(e,t,n){const{message:o,frame:s}=e,r=(e.file??"").replace(/(?<=\.mdx?)\.js(?=$|\?)/,"");if(!(r||s)||!o)return;const i=r===
(e.file??"")&&Ut(e.line)||null,a=i===null?null:Ut(e.column);return{file:r&&$r(r.trim(),n)+gr(t,r,i),line:i,column:a===null?null:t.zeroColumn?a+1:a||null,severity:yr(
e.severity,t),code:e.code??null,message:(0,$.Ow)(wr(hr(o.trim(),r),r),Dt),frame:s}}function gr({part:e=""},t,n){return n===null||e===Y&&t.startsWith("/")?"":e}function hr(e,t){
const n=e.replace(/^(?:error: |\[error\] )|\?vue&type=[\w=&.-]+| \[plugin [\w@/:-]{1,60}\]$/gi,""),[,o="",s]=/^(\S{1,400}?)(?::\d{1,7}){0,2}: (.+)$/.exec(n)??[],
[r]=t.split("?",1);return s!==void 0&&(`/${o}`.endsWith(`/${r}`)||`/${r}`.endsWith(`/${o}`))?s:n}function wr(e,t){return e.replace(/(?<=^Cannot find module ')\/[^']{1,400}(?='$)/,
n=>{const o=E.posix.relative(E.posix.dirname(t),n);return t.startsWith("/")?o.startsWith(".")?o:`./${o}`:n})}function yr(e,t){return e===void 0?t.severity??"err\
or":dr.find(([,n])=>n.test(e))?.[0]??"error"}function Ut(e){return e===void 0?null:Number(e)}function $r(e,t){return t===void 0||/^(?:[A-Za-z]:|[a-z-]+:\/\/|[\\/])/.
test(e)?e:`${t}/${e.replace(/^(?:\.\/)+/,"")}`}const Ft={formats:Pt,causes:pt};function Pr(e,{formats:t,causes:n}=Ft){const o=s=>![s.tool??[]].flat().includes(e);
return{formats:t.filter(o),causes:n.map(s=>({...s,signs:s.signs.filter(o)})).filter(({signs:s})=>s.length>0)}}const Er=[0,1e3,2e3,4e3];async function br(e,t,n,o,s){
const r=await Nr(e,t,o,s);if(r)return Sr(r,n,o.tree,o.rules??Ft);const i=`The deployment ${e} failed, and the platform gives no reason`;return{...kr,headline:i,
remedy:`Look at the deployment ${e} in the platform.`}}const kr={stage:void 0,code:void 0,exitCode:void 0,diagnostics:[],moreDiagnostics:0,log:[]};function Sr(e,t,n,o){
const s={...t,configuration:{...t.kept,...t.configuration}},{rootDirectory:r}=s.configuration.settings,i={exists:n?.exists??(()=>!1),rootDirectory:typeof r=="st\
ring"?r:void 0,folders:Or(s,n)},a=new Set(o.causes.flatMap(({name:M,part:Tr})=>Tr?M:[])),d=[...ue(e.diagnostics.filter(({code:M})=>a.has(M)),{exists:i.exists}),
...ue(e.diagnostics.filter(({code:M})=>!a.has(M)),i)],l=ue(ur(e.log,o.formats),i),{shown:u,rest:c}=dn([...d,...l.filter(M=>!xr(M,d))]),{repository:h,branch:b,outputDirectory:I}=s.
configuration,fe=t.configuration.outputDirectory===void 0&&I!==void 0,ge={...e,diagnostics:u,list:n?.list,repository:h,branch:b,outputDirectory:I,keptOutput:fe},
{fault:he,...Wt}=_s(ge,o.causes),Gt=he&&vr(An(he.part),he.summary,Wt.cause,u,i);return{...Wt,...e.message===void 0?{}:{message:(0,$.Ow)(e.message,500)},stage:e.
stage,code:e.code,exitCode:e.exitCode,diagnostics:Gt?[Gt,...u]:u,moreDiagnostics:c.error+c.warning+c.notice,log:bs(e.log)}}function xr({file:e,line:t,message:n},o){
const s=n.replace(/[.:]$/,"");return o.some(r=>r.message.startsWith(s)||t===null&&r.line!==null&&r.file===e&&r.severity==="error")}function vr(e,t,n,o,s){if(e===
void 0||o.some(({severity:i})=>i==="error"))return;const r=pe(e,s);return r===void 0?void 0:{file:r,line:null,column:null,severity:"error",code:n??null,message:t}}
function Rr({code:e,message:t,exitCode:n,signal:o,log:s,diagnostics:r}){return[e,t,n,o].some(a=>a!==void 0)||s.length>0||r.length>0}const _r=8;function Or({configuration:e},t){
const{buildCommand:n="",outputDirectory:o="",settings:s}=e,r=n.split(/[\s'"=;&|()]+/).map(l=>l.replace(/^(?:\.\/)+|(?<!\/)\/+$/g,"")),i=o.split("/").map((l,u,c)=>c.
slice(0,u).join("/")),a=typeof s.rootDirectory=="string"?`${s.rootDirectory}/`:"",d=[...r,...i.reverse()].filter(l=>/^[^./-][^:*?]*$/.test(l));return[...new Set(
d)].map(l=>a+l).filter(l=>(t?.list(l).length??0)>0).slice(0,_r)}async function Nr(e,t,n,o){try{for(const s of Er){s&&await n.clock.sleep(s,n.signal);const r=await n.
platform.readFailure(t,e);if(r&&Rr(r))return r}}catch(s){n.signal.throwIfAborted();const r=(0,U.I7)(s);o.warn(`The failure record of ${e} cannot be read: ${r.message}`,
r.remedy)}}}),3716:((we,D,S)=>{S.d(D,{LP:()=>$,QE:()=>f});var U=S(5807);function $(P){return/^\s*at\s.*[:)\d]$/.test(P)}const F=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,
A=2,_=2e3;class p{#e;#t;#n=[];#o=0;constructor(y){this.#e=y}push(y){const k=(0,U.Nl)(y.slice(0,_)).trimEnd().replace(/ \{$/,"");return $(k)?this.#t===void 0&&!F.
test(k)?(this.#t=y,[...this.#s(),y]):(this.#o+=1,this.#n.length<A&&this.#n.push(y),[]):[...this.end(),y]}end(){return this.#t=void 0,this.#s()}#s(){const[y,k]=[
this.#o,this.#n];return[this.#o,this.#n]=[0,[]],y<A?k:[this.#e(y)]}}function f(P,y){const k=new p(y);return[...P.flatMap(ye=>k.push(ye)),...k.end()]}})};export{jr as id,Dr as ids,Ur as modules};

const Vr=859,Jr=[859],Xr={2207:((Se,U,S)=>{S.d(U,{Mb:()=>E,PB:()=>W,iV:()=>C,sR:()=>G});const W=["queued","building","syncing","activating","succeeded","failed",
"cancelled"],E=["queue","clone","install","build","sync","activate"],G=["repository_not_found","repository_not_allowed","branch_not_found","commit_not_found","c\
lone_failed","root_directory_missing","package_json_invalid","build_script_missing","app_ambiguous","server_build","node_unavailable","install_failed","build_fa\
iled","build_timeout","build_killed","builder_crashed","out_of_memory","disk_quota","output_missing","output_empty","output_unsafe","output_too_large","disk_ful\
l","sync_failed","activation_failed","interrupted"],C={invalid_request:400,unauthorized:401,forbidden:403,not_found:404,method_not_allowed:405,app_exists:409,conflict:409,
domain_taken:409,body_too_large:413,unsupported_media_type:415,validation_failed:422,domain_not_verified:422,rate_limited:429,internal:500,unavailable:503}}),240:((Se,U,S)=>{
S.d(U,{explain:()=>Ir});var W=S(3739),E=S(5807),G=S(2207);function C(e,t,n){for(const o of e.signs)if(!(o.codes&&!(t.code&&o.codes.includes(t.code)))&&!(o.exitCodes&&
!(typeof t.exitCode=="number"&&o.exitCodes.includes(t.exitCode)))&&!(o.signals&&!(t.signal&&o.signals.includes(t.signal)))&&!(o.stages&&t.stage&&!o.stages.includes(
t.stage.toLowerCase()))&&!(o.weak&&t.diagnostics?.some(({severity:s,line:r})=>s==="error"&&r!==null))){if(!o.log)return{groups:{},facts:t,lines:n};for(let s=n.length-
1;s>=0;s--){const r=o.log.exec(n[s]??"");if(r)return{groups:r.groups??{},facts:t,lines:n}}}}function _({code:e}){return G.sR.some(t=>t===e)}function p(e,t){for(const n of e){
const o=t.exec(n)?.[1];if(o!==void 0)return o}}function f(e,t){return e===void 0||e===""?t:`"${e}"`}function P(e,t){let n=[],o=Array.from({length:t.length+1},(s,r)=>r);
for(let s=1;s<=e.length;s++){const r=[s];for(let a=1;a<=t.length;a++){const i=e[s-1]===t[a-1],d=s>1&&a>1&&e[s-1]===t[a-2]&&e[s-2]===t[a-1];r[a]=Math.min((o[a]??
0)+1,(r[a-1]??0)+1,(o[a-1]??0)+(i?0:1),d?(n[a-2]??0)+1:Number.POSITIVE_INFINITY)}[n,o]=[o,r]}return o[t.length]??0}const $={characters:80,candidates:1e3,shown:3};
function k(e,t){const n=Q(e);if(n===""||e.length>$.characters)return[];const o=t.slice(0,$.candidates).filter(r=>r!==e&&r.length<=$.characters).flatMap(r=>{const a=Re(
e)===Re(r)?Math.min(_e(n,Q(r))??ve,ve):_e(n,Q(r));return a===void 0?[]:[{each:r,points:a}]}),s=Math.min(...o.map(({points:r})=>r));return o.sort((r,a)=>r.points-
a.points).filter(({points:r})=>r<=s+1).slice(0,$.shown).map(({each:r})=>r)}function xe(e,t){return k(e,t).filter(n=>editsBetween(e,n)<=Math.max(1,Math.floor(Math.
min(e.length,n.length)/8)))}function Q(e){return e.toLowerCase().replace(/[-_.:\s]/g,"")}const ve=1;function Re(e){return/^[^:]{1,40}(?=:)/.exec(e)?.[0]??`${e}:`}
function _e(e,t){if(e===t)return 0;const n=Math.max(1,Math.floor(Math.min(e.length,t.length)/3)),o=P(e,t);if(o<=n)return o;const[s,r]=e.length<t.length?[e,t]:[t,
e];if(s.length>=4&&(r.startsWith(s)||r.endsWith(s)))return n+1}const ee=/; there (?:is|are) (?<names>[^;]{1,300})$/;function zr(e,t){return t.length===0||ee.test(
e)?e:`${e.replace(/[.:]?\s{0,4}$/,"")}; there ${t.length===1?"is":"are"} ${t.join(", ")}`}function Ne(e){return e.replace(ee,"")}function K(e){return ee.exec(e)?.
groups?.names?.split(", ")??[]}function te(e){return e.endsWith("/")}function Yt(e){return K(e).find(te)}const Vt=[/["'](?<name>[\w$]{1,200})["'] is not exported (?:by|from) (?:["'](?<from>[^"']{1,400})["']|(?<path>[^\s,"']{1,400}))/,
/No matching export in "(?<from>[^"]{1,400})" for import "(?<name>[\w$]{1,200})"/,/\bexport '(?<name>[\w$]{1,200})' (?:\(imported as '[^']{1,200}'\) )?was not found in '(?<from>[^']{1,400})'/,
/The requested module '(?<from>[^']{1,400})' does not provide an export named '(?<name>[\w$]{1,200})'/,/(?:Module )?'"(?<from>[^"']{1,400})"' has no exported member (?:named )?'(?<name>[\w$]{1,200})'/,
/\bExport (?<name>[\w$]{1,200}) doesn't exist in target module/,/'(?<from>[^']{1,400})' does not contain a (?<name>default) export/,/Module '"(?<from>[^"]{1,400})"' has no (?<name>default) export/];
function Oe(e){for(const t of Vt){const{name:n,from:o,path:s}=t.exec(e)?.groups??{};if(n!==void 0)return{name:n,from:o??s}}}const Jt=300,Xt=/^ {0,40}export (?:declare |abstract )?(?:async )?(?:const enum|const|let|var|function ?\*?|class|interface|type|enum|namespace) (?<name>[\w$]{1,100})/,
Qt=/^\s{0,40}(?:module\.)?exports\.(?<name>[\w$]{1,100})\s*=/,en=/(?:^|\bas\s+)(?<name>[\w$]{1,100})\s*$/,tn=/^\s{0,40}export\s+(?:type\s+)?\*\s+from\s+["'](?<from>[^"']{1,300})["']/;
function Hr(e){const t=new Set,n=[];let o=!1;for(const s of e){const r=(Xt.exec(s)??Qt.exec(s))?.groups?.name;r&&t.add(r),/^\s{0,40}export\s+default\b/.test(s)&&
t.add("default");const a=tn.exec(s)?.groups?.from;a!==void 0&&n.push(a);const i=/^\s{0,40}export\s+(?:type\s+)?\{/.exec(s);if(o||=i!==null,!o)continue;const[d=""]=s.
slice(i?.[0].length??0).split("}",1);for(const l of d.replace(/\/\/.*$/,"").split(",")){const c=en.exec(l.trim())?.groups?.name;c&&t.add(c)}if(o=!s.includes("}"),
t.size>=Jt)break}return{own:[...t],from:n}}var y=S(6760);const nn=["error","warning","notice"],on=/^\..|.\.config\.[a-z]{1,10}$|^package(?:-lock)?\.json$/;function sn(e){
const t=y.posix.basename(e);return on.test(t)||t.includes("tsconfig")&&t.endsWith(".json")}const rn=/^TS5\d{3}$/;function Te({code:e}){return rn.test(e??"")}const an=/^ts\(?(?:2304|2305|2307|2503|2552|2580|2614|2686|2688|2694|2724|2792|2882)\)?$/i,
dn=/^ts\(?(?:6133|6138|6192|6196|6198|6385|6387|7005|7006|7016|7019|7022|7023|7024|7027|7028|7030|7031|7034|7044|7045|7053|18046|80\d{3})\)?$/i,ln=/^(?:\w*Error: )?(?:[×x] )?(?:(?:Module )?[Bb]uild failed\b|Unexpected (?:token|eof|end of file)\b|Expression expected|Declaration or statement expected|Unterminated regexp literal|Expected (?:ident|unicode escape)\b|'(?:[),;:}]|=>|<\/)' expected)/i;
function cn({code:e,message:t}){const n=e??"";return(an.test(n)?-1:0)+(dn.test(n)?3:0)+(ln.test(t)?.5:0)}function un({code:e}){const[t="",...n]=(e??"").split("/").
reverse();return/^[a-z][a-z-]+$/.test(t)&&n.every(o=>/^@?[a-z][\w-]*$/.test(o))}const pn=/^Parsing error|\bUnable to resolve\b|\bis not defined\b|\bnot found in\b/;
function mn(e){return Te(e)?-2:sn(e.file)?1:0}function fn(e,t=10){const n=new Set,o=new Set,s=e.map(d=>{const l=JSON.stringify([d.severity,d.file,d.line]),c=JSON.
stringify([d.severity,d.message]),u=un(d)&&pn.test(d.message),h=n.has(l)||o.has(c);n.add(l),o.add(c);const b=(d.line===null?4:0)+(h&&!u?2:0)+mn(d)+cn(d)-(u?1:0);
return{diagnostic:d,weight:b}}),r=nn.map(d=>s.filter(({diagnostic:l})=>l.severity===d).toSorted((l,c)=>l.weight-c.weight).map(({diagnostic:l})=>l)),a=Math.max(0,
t),i=d=>Math.max(0,(d?.length??0)-a);return{shown:r.flatMap(d=>d.slice(0,a)),rest:{error:i(r[0]),warning:i(r[1]),notice:i(r[2])}}}const ne=[/Cannot find (?:module|package) '(?<what>[^']{1,300})' imported from (?<from>\S{1,400})/,
/Cannot find (?:module|package) '(?<what>[^']{1,300})'/,/Cannot find module or type declarations for side-effect import of '(?<what>[^']{1,300})'/,/Could not resolve ["'](?<what>[^"']{1,300})["'](?: (?:from|in) ["']?(?<from>[^"'\s]{1,400}))?/,
/^(?:\[UNLOADABLE_DEPENDENCY\] )?Could not load (?<path>[\w@./[\]-]{1,300})$/,/^\S{0,60}\s?Could not load (?<what>\/[^\s()]{1,300}) \(imported by (?<from>[^)\s]{1,300})\)(?!: (?!ENOENT))/,
/Unable to resolve path to module '(?<what>[^']{1,300})'/,/The module `(?<what>[^`]{1,200})` could not be loaded\. It may not be installed/,/problem loading plugin "(?<what>[^"]{1,200})"\. Perhaps you need to install/,
/[Ff]ailed to resolve "extends":\s?"(?<what>[^"]{1,300})"/,/Can't resolve '(?<what>[^']{1,300})'/,/\bNotFound\("(?<what>[^"]{1,300})"\)/,/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) (?:the |a )?(?:[\w.-]{1,20} )?(?:module|package|dependency|plugin|preset|parser|loader|adapter|integration|extension|theme|layer):? ["'`](?<named>[^"'`]{1,300})["'`]/,
/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) ["'`](?<named>[^"'`]{1,300})["'`](?=.{0,40}\binstall)/,
/[Ff]ailed to resolve (?:import )?["'](?<what>[^"']{1,300})["'](?: from ["'](?<from>[^"']{1,400})["'])?/,/^(?:\[[\w:-]{1,40}\] )?Failed to resolve (?<what>\/[^\s"']{1,300})(?: from (?<from>\S{1,400}\.html))?$/,
/Can't find stylesheet to import: ["'](?<sheet>[\w./-]{1,300})["']/,/No such file or directory \(os error 2\): @import "(?<sheet>[\w./-]{1,300})"/,/^template not found: (?<what>\S{1,300})$/,
/^ENOENT: Failed to lookup "(?<what>[^"]{1,300})" in /,/ModuleNotFoundError: No module named '(?<what>[^']{1,200})'/],gn=/Package subpath '\.(?<subpath>\/[^']{1,200})' is not defined by "exports" in \S{0,400}?node_modules\/(?<owner>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100})\/package\.json/,
hn=/\bCould not load (?<path>[^\s()]{1,300}) \(imported by [^)\s]{1,300}\): (?:Cannot|Can't|Must not) import\b/,wn=/^Found dead link (?<link>\S{1,300}?)(?:(?<=\/)index)?$/;
function Zr(e){const t=withoutNearest(e),{link:n}=wn.exec(t)?.groups??{};if(n)return new RegExp(`(?<=["'\`]|\\]\\()${literalPattern(n)}(?:\\.(?:md|html))?(?=["'\`\
)?#\\s])`);const{owner:o,subpath:s}=gn.exec(t)?.groups??{};if(o&&s)return new RegExp(`(?<=["'\`])${literalPattern(`${o}${s}`)}(?=["'\`])`);for(const r of[hn,...ne]){
const{named:a,sheet:i,what:d=a??i,path:l}=r.exec(t)?.groups??{},c=d?literalPattern(d):l&&`[@~#$][^\\s"'\`]{0,300}?/${literalPattern(posix.basename(l))}`;if(c)return new RegExp(
`(?<=["'\`]|(?:url|\\])\\()${c}(?=["'\`)?#])`)}}function j(e){for(const{file:n,severity:o,message:s,code:r}of e.facts.diagnostics??[]){if(Te({code:r??null}))return;
if(o!=="error")continue;const a=Ne(s),i=yn(Ce(a,n),s),d=i?.kind==="file"?void 0:Rn(a,n,e.facts.list);if(d??i)return d??i}if(e.facts.diagnostics?.some(n=>n.severity===
"error"))return;const t=e.lines.findLastIndex(n=>$n.test(n));for(const[n,o]of e.lines.entries()){const s=Ce(o,void 0);if(s)return n<t-En?void 0:s}}function yn(e,t){
return e?.kind!=="package"||Yt(t)===void 0?e:{...e,kind:"file",specifier:Ae(t)??e.specifier}}function Ae(e){const t=Ne(e);return ne.map(n=>n.exec(t)?.groups?.what).
find(Boolean)}const $n=/^(?:Uncaught )?(?:Reference|Type|Range)Error: (?!.*\b(?:module|package|import|resolve)\b)/,En=3,bn=/^@[\w-]{1,100}\/[\w-]{1,100}$/;function Ce(e,t){
for(const n of ne){const o=n.exec(e)?.groups;if(o?.path)return{kind:"file",specifier:o.path,importer:"."};if(o?.sheet)return{kind:"file",specifier:o.sheet,importer:t};
const s=o?.what??o?.named;if(!o||!s)continue;const r=t??o.from;if(o.named===void 0&&(/\.(?:html?|css|s[ac]ss|less|json)$/.test(r??"")&&!bn.test(s)||/\.(?:html|njk|liquid)$/.
test(s))||/^(?:\.{1,2}(?:\/|$)|\/)/.test(s))return{kind:"file",specifier:s,importer:r};const i=/^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.exec(s)?.[0];return i===
void 0||s[i.length]===":"?void 0:{kind:"package",specifier:i,importer:r}}}const kn=["",..."ts tsx js jsx mjs cjs vue svelte astro css scss json".split(" ").map(
e=>`.${e}`)],Sn=/\.(?:css|s[ac]ss|less)$/,xn=["",".css",".scss",".sass",".less"];function Le(e){const t=e.facts.list??On(B(e.facts)),n=j(e),o=n?.kind==="file"&&
!B(e.facts).some(te)?n:void 0;for(const s of o?je(o):[]){const r=Sn.test(o?.importer??"")?xn:kn,a=Nn(s.split("/"),t,r);if(a!==void 0&&o)return{specifier:o.specifier,
actual:a}}}function B({diagnostics:e=[]}){return K(e.find(({severity:t})=>t==="error")?.message??"")}const Ie=/^(?:[@~#]|\$\w{1,20})\/(?<rest>[^'"\s]{1,300})$/,
Me=/^[@~#$]?(?<rest>[\w-]{1,60}\/[^'"\s]{1,300})$/,vn=["","src","src/lib","app"];function Rn(e,t,n){const o=Ae(e);return o&&(Ie.test(o)||_n(o,t,n).length>0)?{kind:"\
file",specifier:o,importer:t}:void 0}function _n(e,t,n){const[o=""]=Me.exec(e)?.groups?.rest?.split("/",1)??[];return o===""||!n||/^(?:node_modules|src|lib)$/.test(
o)?[]:Pe(t).filter(s=>n(s).includes(o)&&n(y.posix.join(s,o)).length>0)}function Pe(e){const t=e.split("/").slice(0,20),n=t.map((o,s)=>t.slice(0,s).join("/"));return[
...new Set(n.flatMap(o=>vn.map(s=>y.posix.join(o,s))))].map(o=>o==="."?"":o)}function je({specifier:e,importer:t}){const n=(Ie.exec(e)??Me.exec(e))?.groups?.rest;
if(n&&!/^\.{1,2}\//.test(e))return Pe(t??"").map(s=>y.posix.join(s,n));if(e.startsWith("/")){const s=e.split("/").slice(1,40);return s.map((r,a)=>s.slice(a).join(
"/"))}const o=t&&y.posix.join(y.posix.dirname(t),e);return!o||o.startsWith("..")||o.startsWith("/")?[]:[o]}function Nn(e,t,n){const o=[];for(const[r,a]of e.entries()){
const i=t(o.join("/")),l=(r===e.length-1?n:[""]).map(c=>i.find(u=>u.toLowerCase()===`${a}${c}`.toLowerCase())).find(c=>c!==void 0);if(l===void 0)return;o.push(l)}
const s=o.join("/");return n.some(r=>s===`${e.join("/")}${r}`)?void 0:s}function On(e){const t=new Map;for(const n of e){const o=n.split("/");for(const[s,r]of o.
entries()){const a=o.slice(0,s).join("/"),i=t.get(a)??new Set;t.set(a,i.add(r))}}return n=>[...t.get(n)??[]]}function De(e){const{list:t}=e.facts,n=B(e.facts);if(n.
length>0)return n;const o=j(e);if(!t||o?.kind!=="file")return[];const s=je({...o,specifier:o.specifier.replace(/[?#].*$/,"")}),{importer:r}=o;for(const d of s){
const l=An(d,t,r);if(l.length>0)return l}return(/\.html?$/.test(r??"")?s.map(d=>Tn(d,t)):[]).find(d=>d.length>0)??(s.length>0?Mn(y.posix.basename(s[0]??""),t,r):
[])}const Fe=/^(?:main|index|entry)\./i;function Tn(e,t){const n=y.posix.dirname(e),o=y.posix.basename(e);return!Fe.test(o)||n==="."?[]:t(n).filter(r=>Fe.test(r)&&
oe(r,o)).map(r=>y.posix.join(n,r)).slice(0,3)}function An(e,t,n=""){const o=e.split("/").filter(c=>c!==".");let s="";for(const c of o.slice(0,-1)){const u=t(s),
h=u.filter(R=>R!=="node_modules"&&!R.startsWith(".")),b=u.includes(c)?c:k(c,h)[0];if(b===void 0)return[];s=y.posix.join(s,b)}const r=o.at(-1)??"",a=t(s).filter(
c=>oe(c,r,n)),i=a.filter(c=>q(c)===q(r)),d=i.length>0?i:k(O(r),a.map(O));return a.filter(c=>i.includes(c)||d.includes(O(c))).map(c=>y.posix.join(s,c)).slice(0,3)}
const Ue=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|json)$/i,D=/\.(?:p?css|s[ac]ss|less|styl)$/i,Cn=/\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/i;function oe(e,t,n=""){
if(D.test(n)&&O(t)===t)return D.test(e);if(O(e)===e)return!0;const o=[Ue,D,Cn].find(s=>s.test(t));return o?o.test(e):O(t)===t?Ue.test(e)||D.test(e):(0,y.extname)(
e)===(0,y.extname)(t)}function O(e){return e.replace(/(?<=.)\.[a-z]\w{1,9}$/i,"")}function q(e){return O(D.test(e)?e.replace(/^_(?=.)/,""):e)}const Ln=200,In=/^(?:\.|node_modules$|dist$|build$|out$|vendor$|coverage$)/;
function Mn(e,t,n=""){const o=[],s=[""];for(let r=0;r<s.length&&r<Ln;r++){const a=s[r]??"";for(const i of t(a)){const d=y.posix.join(a,i);q(i).toLowerCase()===q(
e).toLowerCase()&&oe(i,e,n)&&o.push(d),!In.test(i)&&O(i)===i&&s.push(d)}}return D.test(n)&&o.length>1?[]:o.slice(0,3)}function z(e,{facts:t,lines:n}){if(!e.startsWith(
"/"))return e;const o=e.split("/"),s=(t.diagnostics??[]).map(({file:i})=>i.split("/",1)[0]??"").filter(i=>i!==""),r=[...new Set(["node_modules",...t.list?.("")??
[],...s])],a=o.findIndex(i=>r.includes(i));if(a>0)return o.slice(a).join("/");for(let i=o.length-1;i>1;i--){const d=`${o.slice(0,i).join("/")}/`;if(n.some(l=>r.
some(c=>Pn(l,d+c))))return o.slice(i).join("/")}return e}function Pn(e,t){const n=e.indexOf(t);return n>=0&&!/[\w.-]/.test(e[n+t.length]??"")}function We(e,t){const n=[];
for(const s of e.split("/").filter(r=>r!==""&&r!==".").slice(0,40)){const r=t(n.join("/")),a=r.includes(s)?s:r.find(i=>i.toLowerCase()===s.toLowerCase());if(a===
void 0)return;n.push(a)}const o=n.join("/");return o===e?void 0:o}const jn=[{name:"import-case",signs:[{}],summary:e=>{const t=Le(e);return t&&`the import "${t.
specifier}" differs from the file's name only in upper and lower case`},remedy:e=>`The file is ${f(Le(e)?.actual,"there")}: write the import as it is spelt, or \
rename it with git mv. Builds run where case counts.`},{name:"import-case-tsc",signs:[{tool:"typescript",log:/TS(?:1149|1261): [^']{0,40}'(?<path>[^']{1,300})' differs from already included file name/},
{tool:"webpack",log:/There are multiple modules with names that only differ in casing/}],summary:({groups:e})=>`imports spell ${f(e.path,"a file")} differently \
in upper and lower case`,remedy:()=>"Write every import of that file as the file is spelt. Builds run where case counts."},{name:"missing-file",signs:[{}],summary:e=>{
const t=j(e),n=/\.html?$/.test(t?.importer??""),o=t?.kind==="file"&&(n?t.specifier:z(t.specifier,e));return o&&De(e).some(te)?`the import "${o}" leads to no fil\
e and no package`:o?`the file "${o}" that is imported does not exist`:void 0},remedy:e=>{const t=De(e);if(t.length>0)return`There is ${H(t)}: correct the import\
, or commit the file that it names.`;const{importer:n="",specifier:o=""}=j(e)??{};return`Check the path and its upper and lower case, and that the file is commi\
tted: \`git check-ignore -v\` tells whether .gitignore holds it back.${/\.s[ac]ss$/.test(n)&&/^\w[\w.-]*\//.test(o)?" If it is of a package, add the package to \
package.json and the lockfile.":""}`}},{name:"missing-export",signs:[{}],summary:({facts:e})=>{const t=Ge(e);return t&&`${t.file}${t.line===null?"":`:${t.line}`}\
: ${t.message}`},remedy:({facts:e})=>{const{message:t=""}=Ge(e)??{},n=K(t),{name:o,from:s}=Oe(t)??{},r=s?f(s,""):"the module";return n.length>0?`Import ${H(n)} \
from ${r}, or export ${o} there.`:o==="default"?`Import by name from ${r}, in braces, or give it a default export.`:`Export ${o} from ${r}, or import what it ha\
s. A type needs import type.`}},{name:"missing-read",signs:[{log:/ENOENT: no such file or directory, (?:open|stat|scandir) '(?<path>[^']{1,400})'/}],summary:e=>{
const t=e.facts.diagnostics?.find(({severity:n,line:o})=>n==="error"&&o!==null);if(!(t&&!t.message.includes("ENOENT")))return`the file "${z(e.groups.path??"",e)}\
" that is read does not exist`},remedy:()=>"Check the path where it is written, its upper and lower case, and that the file is committed."},{name:"missing-packa\
ge",signs:[{}],summary:e=>{const t=j(e);if(t?.kind!=="package")return;const n=B(e.facts),o=n.length===0?"":`, and package.json has ${H(n)}`;return`the package "${t.
specifier}" is not installed${o}`},remedy:e=>{const t=j(e)?.specifier??"the package",n=B(e.facts);return n.length>0?`package.json has ${H(n)}: correct the name ${t}\
, or add a package of that name to package.json and the lockfile.`:e.lines.some(o=>o.includes("No module named"))?`Add ${t} to the project's requirements.`:`Run\
 npm install ${t} (or your package manager's add) and commit package.json with the lockfile.${Be(e.facts)}`},part:()=>({kind:"uninstalled"})}];function Ge({diagnostics:e=[]}){
const t=e.find(({severity:n})=>n==="error");return t&&Oe(t.message)?t:void 0}function H(e){return[e.slice(0,-1).join(", "),...e.slice(-1)].filter(Boolean).join(
" or ")}function Be(e){return _(e)?"":" A platform that installs with NODE_ENV=production leaves out devDependencies."}const Dn=[{name:"memory-limit",signs:[{codes:[
"out_of_memory"],log:/was stopped because (?<why>[\w ,.:']{1,300})$/}],summary:({groups:e})=>e.why??"the build used more memory than it may",remedy:()=>"Make th\
e build smaller: source maps, parallel workers and pages built at once cost most. Or ask the platform's operators to raise the limit (slipway platform --build-m\
emory)."},{name:"disk-limit",signs:[{codes:["disk_quota","disk_full"],log:/was stopped because (?<why>[\w ,.:']{1,300})$/},{codes:["disk_quota"]}],summary:({groups:e})=>e.
why??"the build wrote more than it may",remedy:()=>"Make the build write less (caches, source maps, copies of node_modules), or ask the platform's operators to \
raise the limit (slipway platform --build-disk)."},{name:"out-of-memory",signs:[{codes:["out_of_memory"]},{codes:["build_killed"],log:/heap out of memory|Reached heap limit/},
{tool:"node",log:/JavaScript heap out of memory|Reached heap limit|Ineffective mark-compacts near heap limit/},{log:/(?:fatal error: runtime: )?(?:out of memory|cannot allocate memory)$|ENOMEM|OOMKilled/i}],
summary:()=>"the build ran out of memory",remedy:({lines:e})=>e.some(t=>t.includes("heap"))?"Set the app variable NODE_OPTIONS to --max-old-space-size=4096 (MB)\
, or make the build smaller: source maps and parallel workers cost most.":"Make the build smaller (source maps and parallel workers cost most), or let it run wh\
ere there is more memory."},{name:"file-watchers",signs:[{log:/System limit for number of file watchers reached/}],summary:()=>"the build watches files for chan\
ges",remedy:()=>"Use a build command that ends: without --watch, and not a dev server."},{name:"disk-full",signs:[{codes:["disk_full"]},{log:/ENOSPC|[Nn]o space left on device/}],
summary:()=>"the disk is full where the build ran",remedy:()=>"Make the build write less (caches, source maps), or free space on the platform and deploy again."},
{name:"build-timeout",signs:[{codes:["build_timeout"]}],summary:()=>"the build took longer than the platform allows",remedy:()=>"Check that the build command en\
ds by itself: a dev server or a watch mode never does. Then look for what is slow in the log."},{name:"missing-script",signs:[{tool:"npm",log:/^Missing script: "?(?<script>[^"\s]{1,100})"?/},
{tool:"pnpm",log:/ERR_PNPM_NO_SCRIPT\s+Missing script: (?<script>\S{1,100})/},{tool:"pnpm",log:/ERR_PNPM_RECURSIVE_EXEC_FIRST_FAIL\s+Command "(?<script>[^"]{1,100})" not found/},
{tool:"yarn",log:/^error Command "(?<script>[^"]{1,100})" not found\./},{tool:"yarn-berry",log:/Couldn't find a script named "(?<script>[^"]{1,100})"/},{tool:"b\
un",log:/Script not found "(?<script>[^"]{1,100})"/}],summary:({groups:e})=>`package.json has no script ${f(e.script,"of that name")}`,remedy:({facts:e,groups:t,
lines:n})=>{const o=e.diagnostics?.find(({code:i})=>i==="missing-script"),s=Fn(n).filter(i=>i!==t.script),r=o?K(o.message):k(t.script??"",s);return`${r.length>0?
`There is ${H(r)}. `:""}Add the script ${f(t.script,"named in the log")} to package.json, or name one that exists where it is called.`},part:({groups:e})=>({kind:"\
member",name:"scripts",wanted:e.script})},{name:"command-not-found",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>[\w@./-]{1,100}): (?:command )?not found$/},
{log:/^'?(?<command>[\w@./-]{1,100})'? is not recognized as an internal or external command/},{log:/spawn (?<command>[\w@./-]{1,100}) ENOENT$/},{tool:"uv",log:/^error: Failed to spawn: `(?<command>[^`]{1,100})`/},
{exitCodes:[127]}],summary:({groups:e})=>`the command ${f(e.command,"to run")} was not found`,remedy:({groups:e,facts:t})=>`Add the package that brings ${f(e.command,
"it")} to dependencies in package.json.${Be(t)}`,part:({groups:e})=>e.command?{kind:"script",command:e.command}:void 0},{name:"permission-denied",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>\S{1,200}): Permission denied$/},
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
 }}.`},...jn,{name:"builder-crashed",signs:[{codes:["builder_crashed"]}],summary:({facts:e})=>(e.message||"The process that built this deployment crashed").replace(
/^The/,"the"),remedy:()=>"Deploy again. If it fails again, something in the repository crashes the platform's worker: the operators find the cause in the platfo\
rm's log."},{name:"build-killed",signs:[{codes:["build_killed"]},{signals:["SIGKILL","SIGTERM"]},{exitCodes:[137,143]}],summary:()=>"the build was killed",remedy:()=>"\
Look in the log for what ended it, and deploy again. If it fails again, the build may need more memory or time than it may use."}];function Fn(e){const t=new Set,
n=e.findLastIndex(o=>/[Mm]issing script|not found|a script named/.test(o));for(const o of e.slice(Math.max(0,n),n+40)){const s=p([o],/^\s*(?:npm|pnpm|yarn|bun) run ([\w:.-]{1,60})(?:\s|$|")/)??
Un(o);s&&t.add(s)}return[...t].slice(0,10)}function Un(e){return p([e],/Did you mean "(?:pnpm|yarn|npm) (?:run )?([\w:.-]{1,60})"/)}function x(e){return e?{kind:"\
dependency",name:v(e)}:void 0}function v(e){return e.replace(/%2f/i,"/").replace(/\/-\/.*$/,"").replace(/(?<=.)@.*$/,"").replace(ze,"")}const ze=/(?<=\w)-(\d{1,5}\.\d{1,5}\.\d[\w.+-]{0,60})\.tgz$/;
function Wn(e){return/^.[^@]*@(?:npm:)?(.+)$/.exec(e)?.[1]??ze.exec(e)?.[1]}function Gn(e){switch(e.kind){case"uninstalled":return;case"file":return e.path;default:
return"package.json"}}const Bn=[{name:"browser-only",signs:[{log:/ReferenceError: (?<name>window|document|localStorage|sessionStorage|navigator|HTMLElement) is not defined/}],
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
find(({severity:a,line:i})=>a==="error"&&i!==null);if(o)return`${o.file}:${o.line}: ${e.what}`;const s=t.findIndex(a=>/^\s*\|\s+\^/.test(a)),r=/^\d{1,7} *\| *(\S.{0,80})/.
exec(t[s-1]??"")?.[1]?.trim();return`the style sheets do not parse: ${e.what}${r?`, at ${f(r,"")}`:""}`},remedy:()=>"Look above what is quoted for a rule or a c\
omment that is not closed, in the style sheet that holds it."}],zn=/(?:^|\s)[\d.,]{1,12}\s?(?:B|bytes|[kKMG]i?B)(?=$|[\s│|,)\]])/,Hn=/\b(?:errors?|fail(?:ed|s)?|exceed(?:s|ed)?|limit|too (?:large|big|long)|cannot|must|not)\b/i,
Zn=[/^\s*[○●◐ƒλ∙]\s{1,4}(?:\(|\/)/u,/^\s*(?:Route|Page|Asset|File|Path|Name|Chunk|Size)\b.{0,120}\b(?:Size|First Load|gzip|Chunks|Type)\b/,/^\s*[├└┌┬╰╭](?:[─━]{0,3}\s|$)(?!.{0,200}(?:Error|\[\d{3}\]|✖|×))/u,
/^\s*\+ First Load JS\b/,/^\s*(?:\[[\w:@/.-]{1,40}\]\s)?(?:✓|✔|√|✅|☑|🎉|✨|🚀|λ|▶|❯)/u,/\b(?:built|done|finished|completed|compiled|generated|wrote|copied|written)\b.{0,80}\b\d[\d.,]{0,8}\s?(?:ms|s|sec|seconds|min|minutes?)\b/i,
/^(?:webpack|rspack|vite|next|rollup)\b.{0,60}\bcompiled (?:successfully|with \d{1,5} warnings?)\b/i,/^\s*Compiled (?:successfully|with warnings)\b/,/^\s*[-•]?\s?\d{1,7} (?:errors|warnings|hints|modules?|pages?|files?|assets?|packages?)\b.{0,60}$/,
/\(\d{1,7}\/\d{1,7}\)\s*$/,/^\s*(?:Result|Summary|Total|Time|Duration|Tasks|Cached)\b.{0,60}:/,/^\s*(?:Attention: |This information is used|You can learn more|Learn more|Read more|See https?:|https?:\/\/\S{1,300}$)/,
/^\s*(?:\[?baseline-browser-mapping\]?|Browserslist: |npx update-browserslist-db|caniuse-lite )/,/^\s*▲ Next\.js \d/u,/^\s*\.{3} (?:collapsed )?\d{1,7} (?:duplicate )?lines matching /,
/^\d{1,7}:(?:\s|$)/],Kn=/^\s*(?:✓|✔|√|✅|🎉|✨)|\b(?:built|done|completed|finished) in \d|\bcompiled successfully\b|^\s*[○●ƒλ]\s{1,4}\(/iu;function He(e){
return Zn.some(t=>t.test(e))||Yn(e)||qn(e)}function qn(e){return zn.test(e)&&!Hn.test(Vn(e))}function Yn(e){return e.length<=300||e.split(" ").length>e.length/16?
!1:e.split(/[;{}=]/).length>e.length/30}function Ze(e){return Kn.test(e)}function Vn(e){return e.split(/\s+/).filter(t=>!/[/.][\w[]/.test(t)).join(" ")}var Ke=S(
3716);const Jn=/^\s{0,8}⚠|^(?:[▲!]\s{1,3})?(?:\[(?:warn(?:ing)?|hint|info)\]|(?:deprecation )?warning\b(?! as error))|^\s{0,4}(?![-*])[^\s:"']{1,400}(?::\d{1,7}){1,2}:?\s(?:-\s)?(?:warning|hint|info|note|message|suggestion)\b|^\s{0,4}[^\s:"']{1,400}\(\d{1,7},\d{1,7}\): (?:warning|info|message)\b|^\s*\d{1,7}:\d{1,7}\s{1,40}(?:warning|hint|info)\b/i,
Xn=/^\s*(?:[✘✖✗×⨯]|x\s|\[?(?:error|fatal)\b|\w{0,60}(?:Error|Exception)\b.{0,40}:\s|\d{1,7}:\d{1,7}\s{1,40}error\b)/i,Qn=/^(?:\s|$|\d{1,7}(?:\s|$))/,eo=/^(?:WARNING in \S|\(!\) Some chunks\b)/,
to=12;function no(e){return Jn.test(e)}function qe(e,t,n){const o=new Set;let s=!1,r=!1;for(let a=Math.max(0,t-to);a<n;a++){const i=e[a]?.text??"";r=eo.test(i)||
r&&i.trim()!==""&&!/^ERROR in /.test(i),s=r||no(i)||s&&Qn.test(i)&&!Xn.test(i),s&&o.add(a)}return o}const oo=/^(?:\[(?:error|ERROR|fatal)\](?:\s|$)|\w{1,20}\sERR!\s(?:[A-Z]\w{1,40}\s)?|\S{1,100}\sSTD(?:ERR|OUT)\s|[│■▲●└]\s{1,4}|(?:notsup|notarget|engine|network|JSON\.parse)\s)/;
function L(e){return e.replace(oo,"")}const Ye=[/^\s*(?:\$|>(?!\s[A-Z].*\.$)|[+|│]|➤|at\s|\d{1,7}\s?[|│]|[{})\]]|\((?!!\))|\[$|-{2}|\*|node:internal|file:\s|throw\s|Node\.js v|A complete log|In most cases)/,
/^\s*(?:npm\s)?(?:<[cdilptw]>\s|\[?warn(?:ing)?\]?\b|\(node:\d|deprecat|info\b|notice\b|success\b|debug\b|verbose\b|note\b|hint\b|tip\b)/i,/^\s*(?:See|If|To|You|Note|Please|Try|Did you|This|Learn|Use|Visit|Run|For|Pass|Make sure|Searched|Import trace|Require stack|Emitted|Error reference|Location:|Stack trace|Progress|Packages|Checked out|Cloning|Lockfile is)\b/,
/^[^\w]{0,10}\d{1,6}\s(?:problem|error|warning)s?\b/,/^(?:Required|Actual|Wanted|Found|Valid \w+):\s/,/^(?:\[[\w:@/.-]{1,40}\]\s|[^\w[]){0,8}(?:Error:\s)?(?:(?:[\w-]{1,20}\s)?build\s(?:failed|error|was canceled)|failed (?:to (?:compile|build)|with errors|tasks)|command failed|(?:error )?during build)(?:\W|$)(?!.*\b(?:Error|not|resolve)\b)/i,
/\b(?:exited? (?:with )?(?:code|status)|exit code|ELIFECYCLE|exited with \d)/,/^\s{2,}\w+:\s(?:undefined|null|true|false|-?\d+|\[|\{|'E?[A-Z_]+')/,/^(?:code|path|errno|syscall|command|cwd|location|dest)\s\S{1,400}$/,
/^\s*\[?\w*Error\]?:?\s*$/,/^\s*(?:\w{0,60}Error:\s)?5\d\d\s\/\S{0,300}$/,/^\s*\S{1,400}:\d{1,7}:(?:\d{1,7}|NaN)$/],Ve=/^\s*(?:✘|✖|✗|×|⨯|x\s|!|\[!\]|\(!\)|\[?(?:ERROR|error|fatal|FATAL|panic)\b\]?[\s:]|\d{1,7}:\d{1,7}[\s:]{1,4}error\b|ERR_|E\d{3}\b|YN00)/,
so=/^[^\w]{0,10}(?:\[[^\]]{1,60}\]:?\s){0,3}(?:\w{1,40}\s){0,3}[([]?(?:Uncaught\s)?\w{0,60}(?:Error|Exception)\b[^:]{0,40}:?\s\S/,ro=/^\s*(?:Caused by|Cause):$/,
Je=/^\s{2,8}\d{1,2}:\s/,io=/^(?:\/(?:usr\/)?bin\/)?(?:ba|da|z)?sh:\s/,ao=/^\s*(?:\[cause\]:|Caused by:|Cause:)\s*\S/,lo=/^(?:\[cause\]:|Caused by:|Cause:)\s{1,4}/,
se=/\b(?:not (?:found|compatible|exported|defined|set|exist|resolve|valid|allowed|a function|installed|recognized|a supported|available|match)|doesn['’]t|does not|cannot|can['’]t|could not|couldn['’]t|failed to|unable to|unexpected|invalid|undefined|missing|unknown|expected|required|duplicate|must|unclosed|no such|no matching|forbidden|denied|unauthorized|refused|incompatible|unsupported|conflict(?:s|ing)?|unresolved|broken|mismatch|bad|incomplete|unrecognised|unterminated|dead|has no|no (?:\w{1,20} ){1,3}found|should (?:be|have|exist|not)|trailing)\b/i,
Xe=/\bE[A-Z]{4,}\b|[a-z](?:Expected|NotFound|Missing|Invalid)\b/,co=/^\s*(?:at\s|Hint:|Location:|Stack trace:|(?:>\s{0,9})?\d{1,7}\s?[|│])/,Y=3,uo=3,po=1e3,mo=6;
function fo(e){let t;const n=Math.max(0,e.length-po),o=qe(e,n,e.length),s=e.findLastIndex(({text:r})=>Ze(r));for(let r=n;r<e.length;r++){const a=o.has(r)?0:Lo(e,
r),i=a>=Y&&r>s?a+uo:a;a>=Y&&i>(t?.points??0)&&(t={at:r,points:i})}return t&&go(e,t.at)}function go(e,t){const n=s=>L(e[s]?.text??"").trim(),o=[];for(let s=t+1;s<
e.length&&o.length<mo&&s<t+12;s++){const r=n(s);if(!(r===""||/^(?:(?:>\s{0,9})?\d{1,7}\s?[|│]|See\b|Hint)/.test(r))){if((0,Ke.LP)(r))break;o.push(r)}}return{at:t,
message:Qe(n(t).replace(Ve,"").replace(lo,"").replace(/^(?:\d{1,2}:\s(?!\d)|in\s{1,4}(?=\w{0,60}Error:\s))/,"").trim()||n(t),e,t),details:o}}const ho=/^(?:\w{0,60}(?:Error|Exception):\s)?(?:in\s)?\(?(?<path>[^\s:"'`]{0,400})(?::\d{1,7}){0,2}:?\)?$/,
wo=/^(?:x|✗|×)?\s?(?:Build|Module build|Module parse) failed(?: in [\d.]+m?s)?(?: \(from [^()]{1,300}\))?[.:]?$/,V=14,yo=/^(?:\|- |[├╰└]─{1,2}▶\s{1,4}(?:[×x]\s{1,4})?)/;
function Qe(e,t,n){if(vo.test(e))return[e.replace(/\.$/,""),_o(t,n)].filter(Boolean).join(": ");const o=xo(e,t,n)??bo(e,t,n)??tt(e,t,n);if(o)return`${e} ${o}`;const s=ho.
exec(e)?.groups?.path,r=s===""||/[./]/.test(s??"")||wo.test(e);if(!r&&!e.endsWith(":")&&!nt.test(e))return e;for(let a=n+1;a<=n+V&&a<t.length;a++){const i=L(t[a]?.
text??"").replaceAll("**","").trim().replace(yo,"").replace(No,(d,l,c)=>l===c?`${l}: `:d);if((0,Ke.LP)(i))break;if(!(i===""||Oo.test(i)||e.includes(i))){if(r)return i;
if(!ot(i)){if(nt.test(e)&&/^\s/.test(t[a]?.text??""))continue;return e}return[e,i,tt(i,t,a)].filter(Boolean).join(" ")}}return e}const $o=/^expect\(/,Eo=/^\s{2,8}(?:Expected|Received)[^:]{0,40}: {1,8}\S/;
function bo(e,t,n){if(!$o.test(e))return;const s=t.slice(n+1,n+V).map(r=>r?.text??"").filter(r=>Eo.test(r)).map(r=>r.trim().replace(/ +/g," "));return s.length===
0?void 0:`(${s.slice(0,2).join(", ")})`}const ko=/\bis not assignable to\b|^No overload matches|\bdoes not satisfy\b/,So=/^\s{2,60}(?=[A-Z])(?!\s{0,60}(?:Overload|The last overload)\b)/;
function xo(e,t,n){if(!ko.test(e))return;let o;for(let s=n+1;s<=n+V;s++){const r=t[s]?.text??"";if(!So.test(r))break;o=r.trim()}return o===void 0||e.includes(o)?
void 0:o}const et=/^\s{0,8}[-*•]\s{1,4}(?<item>\S.{0,120})$/,re=3;function tt(e,t,n){if(!e.endsWith(":"))return;const o=L(t[n+1]?.text??"").trim()===""?n+2:n+
1,s=[];for(let r=o;s.length<=re;r++){const a=et.exec(L(t[r]?.text??""))?.groups?.item;if(a===void 0)break;s.push(a.replace(/[`'",;]{1,4}$/,""))}if(s.length!==0)
return s.length>re?`${s.slice(0,re).join(", ")}, \u2026`:s.join(", ")}const vo=/^(?:\[[\w:-]{1,60}\] ){0,3}(?:\w{0,60}Error: )?(?:Undefined (?:variable|function|mixin)|Can't find stylesheet to import)\.?$/,
Ro=/^[\s│|]{1,40}(?<carets>\^{1,200})\s{0,40}$/;function _o(e,t){for(let n=t+1;n<=t+V&&n<e.length;n++){const o=Ro.exec(e[n]?.text??"")?.groups?.carets?.length,
s=e[n]?.text.indexOf("^")??-1;if(o!==void 0)return e[n-1]?.text.slice(s,s+o).trim()?.replace(/^@(?:use|forward|import) (?=["'])/,"")}}const No=/^([\w.]{1,60}): ([\w.]{1,60}): /,
nt=/\bdoes not match (?:\w{1,20} ){0,3}schema\b|\binvalid (?:\w{1,20} ){0,2}(?:config|file|options)\b[^:]{0,80}$|^(?:\w{1,40}Error: |Error: )?(?:bad|invalid|broken|wrong) (?:[\w-]{1,20} ){0,2}(?:files?|data|configuration)\.?$/i,
Oo=/^(?:[>\s│|·]{0,20}\d{1,7}\s?[|│]|[-─^~╵╰╭`,·│|\s]{2}|File:|file:|Hint|Stack trace:|"\w{1,40}":\s|throw |\^|\W+$)/;function ot(e){return(se.test(
e)||Xe.test(e))&&!Ye.some(t=>t.test(e))}function To(e,t){const n=s=>e[s]?.text??"";return ao.test(L(n(t)))?!0:Je.test(n(t))?!Je.test(n(t+1)):ro.test(n(t-1))}const Ao=/^.{0,60}\b(?:errors? during \w{1,20}|failed with \d{1,4} errors?|(?:build|compilation|prerendering|generation) (?:failed|error)|failed to compile)\b[^:]{0,40}[:.]?$/i;
function Co(e,t){const n=e[t-1]?.text??"",o=n.trim()===""?e[t-2]?.text??"":n;return Ao.test(o.trimEnd())}function ie(e){return/(?:\.{3}|…)$/.test(e)&&!se.test(
e)}function Lo(e,t){const n=e[t]?.text??"",o=L(n);if(o.trim()===""||ie(o)||He(o)||Ye.some(i=>i.test(o)))return 0;const s=[1,2].map(i=>L(e[t+i]?.text??"")),a=[so.
test(o)?4:0,n!==o||Ve.test(n)?3:0,o.endsWith(":")&&et.test(e[t+1]?.text??"")?4:0,To(e,t)?8:0,io.test(o)?6:0,se.test(o)||Xe.test(o)?3:0,/["'`“]\S/.test(o)?1:0,
s.some(i=>co.test(i))?2:0].reduce((i,d)=>i+d,0);return a<Y&&Co(e,t)?Y:a}const Io=/(?:\b|[a-z])(?:error|exception|fatal|failed|cannot|denied|invalid)\b/i,Mo=/^(?: {0,3}(?:\[?(?:ERROR|error|FATAL)\]?:?|(?:lerna )?ERR!|NX|[x×✖✘]|>(?= [A-Z].*\.$))\s+){1,3}/u,
Po=/^ {1,3}[x×✖] \S/u,st=/^\s*\[cause\]: (?:Error: )?(?<message>\S.*)$/,jo=/^(?:\$ |A complete log of this run|Log files were not written|For help, run: |(?:\[\w{1,20}\] )?(?:[✗x🚨] )?Build failed|Failed to compile|Storybook exited with|(?:success|failed|not finished) .{1,200} - [\d.]+s$|Use --verbose |Pass --verbose |yarn (?:run|install) v\d|\[[\w@:/ .-]{1,60}\]$|Rspack (?:build failed|compiled)|To suppress |INFO |FATAL$|(?:error )?(?:during build|Command failed)|Node\.js v\d|Found \d+ errors? |Eleventy Fatal Error|Problem writing Eleventy|(?:Wrote|Copied) \d|\s{0,4}ELIFECYCLE|\s{0,4}run failed: command |Lifecycle script |script "[^"]{1,60}" exited with |(?:code|path|workspace|location|syscall) \S{1,400}$|>(?! [A-Z].*\.$)|[{}(]|at |info |Exit code|$)/u,
Do=/^(?:Checked out |Cloning |\[\d\/\d\] |Progress: |Packages: |Scope: |Saved lockfile|Already up to date|Lockfile is up to date|Done in |Resolv(?:ing|ed)[ ,]|This error happened while |Run with the --force |Running target |[·•\u2800-\u28ff├└│┌] ?|[-+]{1,80}$|[-\\|/] |notsup (?:Valid|Actual) |\d\d:\d\d:\d\d\s)/u,
Fo=/^\s/,Uo=/^\s*(?:at |[|│:{}>^~-]|\d{1,7} *[|│])/,Wo=/^(?:Most likely|Probably|Possibly|Perhaps|Maybe|This is (?:likely|probably|usually)|Reason:|Because)\b/,
Go=/ \w{2,30} \w/,Bo=/\b\d{1,7} (?:error|warning|problem)s?\b/;function zo(e){return e===""||/^[$>] /.test(e)}function Ho(e){return jo.test(e)||Do.test(e)||He(e)}
function ae(e,t){const n=e.findLast(u=>st.test(u));if(n)return st.exec(n)?.groups?.message;const o=e.findLastIndex(Ze),s=qe(e.map(u=>({text:u})),0,e.length),r=e.
flatMap((u,h)=>{if(u===t)return[];const b=u.replace(Mo,""),[R,Ee,be]=[Po.test(u),!Fo.test(b),h>o];return Ho(b)||s.has(h)?[]:[{text:b,isReport:R,isLoose:Ee,isLate:be}]}),
a=r.filter(({isLoose:u})=>u),i=r.filter(({isLate:u})=>u),l=a.findLast(({text:u,isReport:h})=>h||Io.test(u))??i.findLast(({text:u,isLoose:h})=>h&&ot(u))??i.findLast(
({text:u,isLoose:h})=>h&&!ie(u))??i.findLast(({text:u})=>!Uo.test(u)&&!ie(u));if(!l)return e.findLast((u,h)=>h>o&&s.has(h)&&Go.test(u)&&!Bo.test(u))?.trim();const c=r[r.
lastIndexOf(l)+1]?.text??"";return Wo.test(c)?`${l.text.trim()} ${c.trim()}`:l.text.trim()}const Zo=[{name:"install-script",signs:[{tool:"npm",log:/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (?<command>\S.{0,300})$/},
{tool:"yarn",log:/^error \S{0,300}\/node_modules\/(?<name>(?:@[\w.-]{1,80}\/)?[\w.-]{1,100}): Command failed\.$/},{tool:"yarn",log:/^error Command failed with exit code \d{1,3}\.$/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150})@(?<where>workspace|npm|\w{1,20}):\S{1,200} couldn't be built successfully/},{tool:"bun",log:/^error: (?<script>\w{1,20}) script from "(?<name>[^"]{1,150})" exited with/},
{tool:"pnpm",log:/^\S{0,300}node_modules\/(?<name>(?:@[\w.-]{1,80}\/)?[\w.-]{1,100})(?: (?<script>\w{1,20}))?: Failed$/},{log:/^> @?[^\s@]{1,150}@[^\s@]{1,60} (?<script>(?:pre|post)?install|(?:pre|post)?prepare)(?: |$)/}],
summary:e=>{if(e.facts.stage!=="install")return;const{name:t,script:n,command:o}=de(e),s=t?`the package ${f(t,"")}`:"the project",r=Jo(e,o)??ae(e.lines,e.facts.
message);return`${s} fails in its ${n??"install script"}${o?` (${o})`:""}${r?`: ${r}`:""}`},remedy:e=>de(e).name?"Update the package, or leave its script out if\
 the site does not need it: an .npmrc with ignore-scripts=true leaves out all of them (Yarn 2 and later: enableScripts: false in .yarnrc.yml).":"Correct the scr\
ipt in package.json, and check that the file that it runs is committed, with its upper and lower case.",part:e=>{const{name:t,script:n,command:o}=de(e);return t?
{kind:"dependency",name:t,script:{name:n,command:o}}:{kind:"script",name:n,command:o}}}],Ko=/^> @?[^\s@]{1,150}@[^\s@]{1,60} (\w{1,20})(?: |$)/,qo=[/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (\S.{0,300})$/,
/^Command: (\S.{0,300})$/,/^(?:> |\$ )((?!@?[^\s@]{1,150}@[^\s@]{1,60} \w{1,20}(?: |$))\S.{0,300})$/],Yo=/^path \S{0,300}\/node_modules\/((?:@[\w.-]{1,80}\/)?[\w.-]{1,100})$/;
function de({groups:e,lines:t}){const n=e.name??p(t,Yo),o=p(t,/^> (@?[^\s@]{1,150})@[^\s@]{1,60} \w{1,20}(?: |$)/),s=e.where==="workspace"||n!==void 0&&n===o,r=e.
command??Vo(t,qo);return{name:n&&!s?v(n):void 0,script:e.script??p(t,Ko),command:r}}function Vo(e,t){for(const n of t){const o=e.slice(1).flatMap(s=>n.exec(s)?.[1]??
[]).at(-1);if(o)return o}}function Jo(e,t=""){const n=p(e.lines,/Cannot find module '(\/[^']{1,300})'/);return n?`${t.split(" ").find(s=>n.endsWith(`/${s.replace(
/^\.\//,"")}`))??z(n,e)} does not exist`:void 0}const Xo=[{name:"peer-conflict",signs:[{tool:["npm","pnpm"],log:/^code ERESOLVE|^ERESOLVE (?:could not resolve|unable to resolve)|ERR_PNPM_PEER_DEP_ISSUES/}],
summary:({lines:e})=>{const t=p(e,Qo),n=p(e,rt),o=p(e,/^Found: (\S{1,150})$/);return t&&n&&o?`${n} asks for ${t.replaceAll('"',"")}, and the project has ${o}`:t?
`dependencies ask for versions that exclude each other (${t})`:"peer dependencies conflict"},remedy:()=>"Move the packages named in the log to versions that fit\
 each other. As a stopgap commit an .npmrc with legacy-peer-deps=true.",part:({lines:e})=>x(p(e,rt))},{name:"workspace-missing",signs:[{tool:"pnpm",log:/ERR_PNPM_WORKSPACE_PKG_NOT_FOUND\s.{0,300}?"(?<name>@?[^@"\s]{1,150})@workspace:/},
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
it(e.name,e.wanted),"a package")} fits`,remedy:({groups:e,lines:t})=>{const n=p(t,/while installing the dependencies of (\S{1,200})/);return n?`${n} asks for it\
: update that package, or override the version in package.json.`:`Correct the version in package.json to one that is published, and commit the new lockfile. If \
package.json does not name ${e.name?v(e.name):"it"}, a package that it names asks for it: update that one, or override the version.`},part:({groups:e,lines:t})=>x(
at(t)??e.name)},{name:"package-not-found",signs:[{tool:"npm",log:/^404\s+(?:The requested resource )?'(?<name>[^']{1,150})' (?:is not in this registry|could not be found)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_404\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): Not Found/},{tool:"yarn",log:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): Not found/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Package not found/},{tool:"bun",log:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 404$/},
{tool:"npm",log:/^code E404$/}],summary:({groups:e})=>`the package ${f(e.name&&it(e.name),"asked for")} is not in the registry`,remedy:()=>"Check its name in pa\
ckage.json. If it is private, set its registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:e,lines:t})=>x(at(t)??e.name)},
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
summary:e=>{const t=dt(e);return`${t?`the package ${f(t,"")}`:"a package"} differs from what the lockfile or the registry records`},remedy:()=>"Delete the lockf\
ile and node_modules, install again, and commit the new lockfile. If it differs again, the registry or a proxy changes packages.",part:e=>x(dt(e))}],Qo=/^\s*peer (\S{1,120}) from /,
rt=/^\s*peer \S{1,120} from (@?[^\s@]{1,150})@/;function it(e,t=Wn(e)){return t===void 0?v(e):`${v(e)}@${t}`}function at(e){return p(e,/(?:while installing the dependencies of|hereby required by) (\S{1,200}?)\.?$/)}
function dt({groups:e,facts:t}){const n=e.name??e.tarball??p(t.log,/tarball data for (@?[^\s@]{1,150})@/);return n&&v(n)}function le(e,t){const n=p(e,/Not compatible with your version of node\/npm: (\S{1,150})$/)??
p(e,/^error (\S{1,150}): The engine "node" is incompatible/)??p(e,/Your Node version is incompatible with "(\S{1,300})"/),o=n?.startsWith("/")??!1;return{name:o?
void 0:n&&v(n),isProject:o,...es(e,t)}}function es(e,t){const n={member:"node",wanted:t??p(e,/Required: \{.{0,60}?"node":"([^"]{1,60})"/)??p(e,/^Expected version: (.{1,60})$/),
actual:p(e,/Actual: .{0,60}?"node":"([^"]{1,20})"/)??p(e,/(?:^|\. )Got:? "?(v?\d[\d.]{0,20})"?$/)},o={member:"npm",wanted:p(e,/Required: \{.{0,100}?"npm":"([^"]{1,60})"/),
actual:p(e,/Actual: .{0,60}?"npm":"([^"]{1,20})"/)};return o.wanted!==void 0&&!lt(o.wanted,o.actual)&&lt(n.wanted??"*",n.actual)?o:n}function lt(e,t){const n=/^v?(\d{1,5})\.(\d{1,5})\.(\d{1,5})$/.
exec(t??"")?.slice(1);if(!n)return!1;const o=s=>s.trim().replace(/([<>=^~]) /g,"$1").split(" ");return e.split("||").some(s=>o(s).every(r=>ts(r,n.map(Number))))}
function ts(e,t){if(e==="*"||e==="")return!0;const n=/^(\^|~|[<>]=?|=|)v?(\d{1,5})(?:\.(\d{1,5}))?(?:\.(\d{1,5}))?(?:\.[x*])*$/.exec(e);if(!n)return!1;const[,o=""]=n,
s=n.slice(2).flatMap(d=>d===void 0?[]:[Number(d)]),a=t.slice(0,/^(?:>|<=)$/.test(o)?s.length:3).map((d,l)=>d-(s[l]??0)).find(d=>d!==0)??0,i=d=>s.slice(0,d).every(
(l,c)=>l===t[c]);return o===">"?a>0:o==="<"?a<0:o==="<="?a<=0:o===""||o==="="?i(3):a>=0&&(o===">="||i(o==="^"?1:2))}const ns=[{name:"engine",signs:[{tool:["npm",
"pnpm"],log:/^code EBADENGINE|ERR_PNPM_UNSUPPORTED_ENGINE/},{tool:"yarn",log:/The engine "node" is incompatible with this module\. Expected version "(?<wanted>[^"]{1,60})"/},
{log:/Node(?:\.js)?(?: version)? v?[\d.]+(?:\.x)? is not supported by|node: v?[\d.]+ is not supported/},{weak:!0,tool:"vite",log:/You are using Node\.js [^ ]{1,20} (?:For|Vite)\b/},
{weak:!0,log:/(?:requires|required|minimum) (?:a )?(?:minimum )?Node(?:\.js)?(?: version)?(?: of)? (?<wanted>v?\d[\d.+]{0,12})/i},{log:/Node\.js version "?(?<wanted>[<>=^~]{0,2}v?\d[\d.]{0,12})"? (?:or newer |or higher )?is required/},
{tool:"webpack",log:/error:0308010C:digital envelope routines::unsupported|ERR_OSSL_EVP_UNSUPPORTED/},{tool:"node",log:/No such built-in module: (?<builtin>node:[\w/]{1,40})/},
{tool:"node",log:/SyntaxError: Unexpected token '(?:\?\?=|\|\|=|&&=|\?\.|\?\?)'/},{log:/(?:crypto\.hash|structuredClone|Object\.hasOwn|Promise\.withResolvers|\.toSorted|styleText|\$?import\.meta\.dirname)(?:\(\.\.\.\))? is not (?:a function|defined)/}],
summary:({groups:e,lines:t})=>{const{name:n,isProject:o,member:s,wanted:r,actual:a}=le(t,e.wanted),i=n?f(n,""):o?"the project":void 0,d=s==="npm"?"npm":"Node.js",
l=i?`${i} asks for ${d}`:`the ${d} version does not fit`;if(!r)return l;const c=a?`, and the build runs ${a}`:"";return i?`${l} ${r}${c}`:`${l} (wanted: ${r}${c}\
)`},remedy:({facts:e,groups:t,lines:n})=>{const{member:o,actual:s}=le(n,t.wanted);return o==="npm"?`Let engines.npm in package.json allow ${s}, the npm that bui\
lds run.`:n.some(a=>a.includes("digital envelope routines"))?`${os}, or ${ct("16",e)}.`:`Let engines.node in package.json and the versions of the packages allow\
 the Node.js that builds run, or ${ct("the version that is asked for",e)}.`},part:({lines:e})=>{const{name:t,isProject:n,member:o}=le(e,void 0);return t||n?{kind:"\
engines",name:t??"",member:o}:void 0}},{name:"wrong-platform",signs:[{tool:["npm","pnpm"],log:/Unsupported platform for (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: wanted (?<wanted>\{[^}]{1,200}\})/},
{tool:"yarn",log:/^error (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: The (?:platform|CPU architecture) "[^"]{1,40}" is incompatible/}],summary:({groups:{name:e,wanted:t}})=>`\
the package ${f(e,"")} is for another system${t?` (${t.replace(/[{}"]/g,"").replaceAll(":",": ")})`:""}`,remedy:({groups:e})=>`Move ${f(e.name,"the package")} t\
o optionalDependencies in package.json, or take it out, and commit the new lockfile.`,part:({groups:e})=>x(e.name)},{name:"package-manager",signs:[{tool:"pnpm",
log:/This project is configured to use (?<name>\w{1,20})/},{tool:"yarn",log:/This project's package\.json defines "packageManager": "(?<name>[^"]{1,40})"/},{tool:[
"pnpm","corepack"],log:/ERR_PNPM_BAD_PM_VERSION|Cannot find matching keyid/}],summary:({groups:e})=>`the project asks for another package manager${e.name?` (${e.
name})`:""}`,remedy:({facts:e})=>`Make packageManager in package.json and the committed lockfile name the same package manager${_(e)?"":", in a version that the\
 platform has"}.`,part:()=>({kind:"member",name:"packageManager"})}],os="The bundler is too old for this Node.js. Update it (webpack 5.61 or later), or set the \
app variable NODE_OPTIONS to --openssl-legacy-provider";function ct(e,t){return _(t)?`write ${e} to .nvmrc`:`set nodeVersion in app-settings to ${e} on a platfo\
rm that has it`}const ce="ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|ECONNREFUSED|ERR_SOCKET_TIMEOUT|UND_ERR_CONNECT_TIMEOUT",ss=/^(?:127\.0\.0\.1|\[?::1\]?)(?=:|$)/,
rs=[{name:"conflict-markers",signs:[{tool:["pnpm","yarn"],log:/Merge conflict detected in (?<file>[\w.-]{1,60})/},{tool:"yarn-berry",log:/Cannot autofix a lockfile when running an immutable install/},
{log:/^(?:>? *\d{1,6} \| ?)?<{7} (?:HEAD|[\w/.-]{1,100})$/}],summary:({groups:e})=>`${e.file??"the lockfile"} has the conflict markers of a merge`,remedy:()=>"F\
inish the merge: take one side of the file, run your package manager's install on your machine, and commit the lockfile that it writes.",part:()=>({kind:"lockfi\
le",lacks:[]})},{name:"lockfile-missing",signs:[{tool:"npm",log:/`npm ci` command can only install with an existing package-lock\.json/},{tool:"pnpm",log:/ERR_PNPM_NO_LOCKFILE/},
{tool:"npm",log:/Unsupported URL Type "workspace:"/}],summary:()=>"the repository has no lockfile",remedy:()=>"Run the install on your machine and commit the lo\
ckfile it writes.",part:()=>({kind:"lockfile",lacks:[]})},{name:"lockfile-outdated",signs:[{tool:"npm",log:/^`npm (?<manager>ci)` can only install packages when your package\.json and/},
{tool:"pnpm",log:/(?<manager>ERR_PNPM)_(?:OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH|FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE)/},{tool:"yarn",log:/Your (?<manager>lockfile) needs to be updated, but yarn was run with `--frozen-lockfile`/},
{tool:"yarn-berry",log:/The (?<manager>lockfile) would have been (?:modified|created) by this install, which is explicitly forbidden/},{tool:"bun",log:/(?<manager>lockfile) had changes, but lockfile is frozen/},
{stages:["install"],log:/\b(?:package-lock\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock|lockfile)\b.{0,80}\b(?:out of (?:sync|date)|not up to date|outdated)/i}],summary:({
lines:e})=>`the lockfile does not fit package.json${is(e)}`,remedy:({groups:e})=>`Run ${(e.manager==="ci"?"npm install":e.manager==="ERR_PNPM"?"pnpm install":"")||
"your package manager's install"} on your machine and commit the lockfile together with package.json.`,part:({lines:e})=>({kind:"lockfile",lacks:[...pt(e),...ds(
e)].map(v)})},...Xo,...ns,{name:"git-dependency",signs:[{stages:["install"],log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey|Repository not found\./}],
summary:()=>"a dependency comes from a Git repository that the build cannot read",remedy:()=>"Name the dependency by an https:// URL that needs no login, or pub\
lish it to a registry and give the build a token."},{name:"network",signs:[{tool:["npm","pnpm"],log:new RegExp(`^code (?:${ce})|^network .{0,80}(?:${ce})|ERR_PN\
PM_META_FETCH_FAIL`)},{weak:!0,tool:"next",log:/^Failed to fetch `?[^`]{1,100} from Google Fonts/},{log:new RegExp(`(?:getaddrinfo|request to https?://\\S{1,200}\
 failed).{0,80}(?:${ce})`)},{log:/\b(?:connect|getaddrinfo) (?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT) (?<host>\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/},
{log:/Could not resolve host: (?<host>[\w.-]{1,200})|Failed to connect to \S{1,100} port|network connectivity|The operation timed out\. fetching/}],summary:({groups:e,
lines:t})=>{const n=e.host??p(t,/\b(?:getaddrinfo|connect) E[A-Z_]{4,20} (\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/);return n?`the network failed: ${n.replace(
ss,"localhost")} cannot be reached`:"the network failed while the build fetched something"},remedy:()=>"Run the deploy again. If it repeats, check the host that\
 the log names and that the platform may reach it.",part:({facts:e,groups:t,lines:n})=>{if(e.stage!=="install")return;const o=p(n,/request to https?:\/\/\S{1,200}\/([^\s/]{1,150}) failed/);
return x(o)??(t.host===void 0?void 0:{kind:"dependency",host:t.host})}},{name:"certificate",signs:[{log:/\b(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_HAS_EXPIRED)\b/}],
summary:()=>"a certificate was refused while the build fetched something",remedy:({facts:e})=>`If a proxy or a private registry has a certificate of its own aut\
hority, let ${_(e)?"the operators start the platform with NODE_EXTRA_CA_CERTS":"NODE_EXTRA_CA_CERTS on the platform"} name that authority's file.`},{name:"nativ\
e-optional",signs:[{log:/Cannot find module '?(?<name>@rollup\/rollup-[\w-]+|@esbuild\/[\w-]+|@rolldown\/binding-[\w-]+|lightningcss[.\w-]*|@tailwindcss\/oxide[\w-]+|@next\/swc[\w-]+|@parcel\/watcher-[\w-]+)'?/},
{tool:"esbuild",log:/The package "(?<name>@esbuild\/[\w-]+)" could not be found, and is needed by esbuild/},{tool:"esbuild",log:/You installed esbuild for another platform/}],
summary:({groups:e})=>`the binary package ${f(e.name,"of a tool")} is not installed for this system`,remedy:()=>"The lockfile lacks other systems: delete node_m\
odules and the lockfile, install again with a current npm, and commit the new lockfile."},{name:"node-gyp",signs:[{tool:"node-gyp",log:/^gyp ERR! (?:find Python|stack Error)|node-pre-gyp ERR!/}],
summary:()=>"a native package could not be compiled",remedy:()=>"Use a version of the package that ships binaries for this Node.js version, or a pure JavaScript\
 one."},...Zo];function is(e){const[t]=pt(e);if(t)return`: it lacks ${t}`;for(const n of e){const[,o,s]=ut.exec(n)??[];if(o)return`: it has ${o}, and ${s} is as\
ked for`}return""}const ut=/^Invalid: lock file's (\S{1,200}) does not satisfy (\S{1,200})$/,as=[/^Missing: (\S{1,200}?)@? from lock file$/,/dependencies were added: (\S{1,200}?),?(?:\s|$)/,
/dependencies in package\.json changed since \S{1,60} was saved: (\S{1,200}) was added/,/^\+ {4}(\S{1,200}): "npm:/];function pt(e){return e.flatMap(t=>as.flatMap(
n=>n.exec(t)?.[1]??[]))}function ds(e){return e.flatMap(t=>ut.exec(t)?.[2]??[])}const ls=[/^Writing (?:\.\/)?([\w@.-]{1,100})\/\S{0,300} from /,/directory: \S{0,200}\/([\w@.-]{1,60})\/$/,
/Wrote site to "([^"]{1,100})"/,/The ([\w-]{1,60}) folder is ready to be deployed/,/Output location: \S{0,200}?((?:dist|build)\/\S{1,100})$/,/Generated static files in "?([\w@./-]{1,100}?)"?\.?$/,
/Generated public ([\w@./-]{1,100})$/,/^\[info\] html generated at \.\/([\w@./-]{1,100})$/,/Success! Generated .{0,40} in "([^"]{1,100})"/,/^((?!\.\w)[\w@./-]{1,100}?)\/(?:assets\/)?[\w.-]{1,100}\.(?:html|js|css)\s{1,60}[\d.,]{1,12} (?:kB|KiB|MB)\b/],
cs=[{name:"next-export",signs:[{codes:["output_missing","output_empty"],tool:"next",log:/Next\.js \d{1,3}\.\d/},{codes:["output_missing","output_empty"],tool:"n\
ext",log:/^(?:> )?next build/},{tool:"next",log:/"next export" (?:has been removed|is no longer supported|does not work)/}],summary:({facts:e})=>ue(e).includes(
"out")?void 0:"Next.js wrote no static export",remedy:()=>"Set output: 'export' in next.config and take next export out of the build command; the output directo\
ry is then out."},{name:"output-missing",signs:[{codes:["output_missing"]},{log:/[Oo]utput directory "?(?<folder>[\w@./-]{1,100}?)"? (?:does not exist|(?:was |is )?(?:not found|missing))/}],
summary:({groups:e,facts:t})=>{const n=e.folder??t.outputDirectory??ps(t);return n?`the build did not write the output directory "${n}"${t.keptOutput?mt:""}`:"t\
he app names no output directory, and the build wrote none of the usual ones"},remedy:e=>{const{facts:t}=e,n=ft(e);if(n)return`Set output-directory to ${n}: the\
 log shows files written there.`;const o=e.lines.some(r=>/^> gatsby build\b/.test(r)),s=[...us,...o?["public"]:[]].find(r=>ue(t).includes(r));return s?`Set outp\
ut-directory to ${s}, which is there, if it is what the build writes.`:"Set output-directory to the folder that the build command writes, relative to the root d\
irectory: often dist, build, out, public or _site."}},{name:"output-empty",signs:[{codes:["output_empty"]}],summary:({facts:e})=>`the output directory ${f(e.outputDirectory,
"of the app")}${e.keptOutput?`${mt},`:""} is empty`,remedy:e=>{const t=ft(e);return t?`Set output-directory to ${t}: the log shows files written there.`:"Check \
that the build command writes into output-directory, and does not clean it at its end."}},{name:"output-unsafe",signs:[{codes:["output_unsafe"]}],summary:({facts:e})=>e.
message??"the output holds links or special files that may not be served",remedy:()=>"Let the build copy files instead of linking them: links that leave the out\
put directory are refused."},{name:"file-too-large",signs:[{codes:["output_too_large"]}],summary:({facts:e})=>e.message?.includes("wrote a file that is too larg\
e")?e.message:void 0,remedy:()=>"Let the build write smaller files, and leave out what no page loads: logs, archives, source maps."},{name:"output-too-large",signs:[
{codes:["output_too_large"]}],summary:({facts:e})=>e.message??"the output is larger than the platform takes",remedy:()=>"Check that output-directory names only \
the site, without node_modules or source maps, and move large media elsewhere."},{name:"sync-failed",signs:[{codes:["sync_failed","activation_failed"]}],summary:({
facts:e})=>e.message??"the platform could not publish the files",remedy:()=>"Nothing in the repository is at fault: deploy again. The previous release stays liv\
e."},{name:"interrupted",signs:[{codes:["interrupted"]}],summary:()=>"the platform was stopped while it worked",remedy:()=>"Deploy again."}],mt=", which an earl\
ier deploy set",us=["dist","build","out","_site","storybook-static"];function ps({message:e}){return/output directory `([^`]{1,200})`/.exec(e??"")?.[1]}function ue({
message:e}){const[,t=""]=/the folders there are (.{1,1000})/.exec(e??"")??[];return[...t.matchAll(/`([^`]{1,100})`/g)].map(([,n=""])=>n)}function ft({lines:e,facts:t}){
const n=o=>o.split("/").length;for(const o of ls){const[s]=e.flatMap(a=>{const i=o.exec(a)?.[1]?.replace(/^\.\//,"").replace(/\/(?:assets|_astro)$/,"");return i?
[{folder:i,line:a}]:[]}).sort((a,i)=>n(a.folder)-n(i.folder)),r=s&&ms(s.folder,s.line,t);if(r&&r!==t.outputDirectory)return r}}function ms(e,t,n){const[o=""]=e.
split("/",1),s=ue(n);if(s.length===0||s.includes(o))return e;const r=y.posix.dirname(n.outputDirectory??"");if(r!=="."&&n.list?.(r).length)return`${r}/${e}`;const a=n.
log.find(l=>l.includes(t))??"",i=/(?:^|\s|\/)([\w.-]{1,60}):[a-z][\w:-]{0,60}: /.exec(a)?.[1],d=s.find(l=>i!==void 0&&n.list?.(l).includes(i));return d===void 0?
e:`${d}/${i}/${e}`}const fs=[{name:"package-json-invalid",signs:[{codes:["package_json_invalid"]},{tool:"npm",log:/Invalid package\.json: \w{0,20}Error: (?<why>.{1,120}?) in JSON at position (?<place>\d{1,9})/},
{tool:["npm","pnpm","yarn","yarn-berry","bun"],log:/^code EJSONPARSE$|ERR_PNPM_JSON_PARSE|SyntaxError: \S{0,300}package\.json: /}],summary:({facts:e,groups:t})=>e.
code==="package_json_invalid"&&e.message?e.message:`package.json is not valid JSON${t.why?`: ${t.why}`:""}`,remedy:()=>"Correct package.json: nothing is install\
ed or published while it cannot be read.",part:({facts:e})=>e.code==="package_json_invalid"?void 0:{kind:"file",path:"package.json"}},{name:"settings-invalid",signs:[
{tool:"nx",log:/^ *NX +(?<why>[A-Z]\w{1,40}) in (?<path>\S{1,300}\.json) at \d{1,7}:\d{1,7}$/},{tool:"lerna",log:/JSONError Error in: (?<path>\S{1,300}\.json)$/},
{tool:"turbo",log:/Unable to read repository configuration (?<path>\S{1,300}\.jsonc?): invalid JSON/}],summary:({groups:e})=>`${gt(e.path)} is not valid JSON${e.
why?` (${e.why})`:""}`,remedy:({groups:e})=>`Correct ${gt(e.path)}: the build cannot read it as it is.`,part:({groups:e})=>e.path?{kind:"file",path:e.path}:void 0},
{name:"outside-workspaces",signs:[{tool:"yarn-berry",log:/you forgot to list (?<folder>\S{1,200}) in its workspace configuration/},{tool:"npm",log:/^No workspaces found:$/}],
summary:({groups:e,lines:t})=>`${e.folder??p(t,/^\s*--workspace=(\S{1,200})/)??"the app's folder"} is not in the workspaces of the repository's root`,remedy:({groups:e,
lines:t})=>`Add ${f(e.folder??p(t,/^\s*--workspace=(\S{1,200})/),"its folder")} to workspaces in the package.json of the root (pnpm: to pnpm-workspace.yaml), in\
stall, and commit the lockfile. Or give the folder a lockfile of its own.`,part:()=>({kind:"member",name:"workspaces"})},{name:"duplicate-package",signs:[{tool:"\
nx",log:/^ *(?:NX +)?Failed to process project graph|multiple projects/},{tool:"npm",log:/EDUPLICATEWORKSPACE|must not have multiple workspaces with the same name/},
{tool:"yarn-berry",log:/Duplicate workspace name (?<name>[^\s:]{1,150})/}],summary:({groups:e,lines:t})=>{const n=e.name??p(t,/^\s*package '([^']{1,150})' has conflicts/);
return n||!t.some(o=>o.includes("Failed to process"))?`two packages of the repository have one name${n?`: ${n}`:""}`:"the graph of projects cannot be made: mult\
iple projects may have one name"},remedy:()=>"Give each package of the repository a name of its own, in its package.json or project.json.",part:()=>({kind:"name\
s"})},{name:"several-apps",signs:[{codes:["app_ambiguous"]}],summary:({facts:e})=>F(e.message)[0]??"the repository has several apps",remedy:({facts:e})=>`${F(e.
message)[1]??"Set rootDirectory in app-settings to one of them"}.`},{name:"server-build",signs:[{codes:["server_build"]}],summary:({facts:e})=>F(e.message)[0]??
"the build makes a server, and only files are served",remedy:({facts:e})=>`${F(e.message)[1]??"Let the framework write files instead"}.`},{name:"node-unavailabl\
e",signs:[{codes:["node_unavailable"]}],summary:({facts:e})=>e.message??"the Node.js that the repository asks for cannot be had",remedy:()=>"Write another versi\
on there, or set nodeVersion in app-settings, which overrides the files."},{name:"build-script-missing",signs:[{codes:["build_script_missing"]}],summary:({facts:e})=>F(
e.message)[0]??"package.json has no build script",remedy:({facts:e})=>`${F(e.message)[1]??"Add a build script to package.json, or set build-command"}. To publis\
h the folder as it is, set build-command to true and output-directory to the folder.`}];function F(e){return e?.split(". ",2)??[]}function gt(e="the file"){return e.
replace(/^.*\//,"")}const T=["queue","clone"],gs=[{name:"submodule",signs:[{stages:T,log:/submodule path '(?<path>[^']{1,200})' failed/},{stages:T,log:/No url found for submodule path '(?<path>[^']{1,200})'/},
{stages:T,log:/Failed to clone '(?<path>[^']{1,200})'(?: a second time|\. Retry scheduled)/}],summary:({groups:e})=>`the Git submodule ${f(e.path,"of the reposi\
tory")} could not be cloned`,remedy:()=>"Give the submodule an https:// URL that the platform may read in .gitmodules, or keep its files in the repository itsel\
f."},{name:"branch-not-found",signs:[{codes:["branch_not_found"]},{stages:T,log:/Remote branch (?<branch>\S{1,200}) not found in upstream/},{stages:T,log:/couldn't find remote ref (?:refs\/heads\/)?(?<branch>\S{1,200})/}],
summary:({groups:e,facts:t})=>`the branch ${f(e.branch??t.branch,"to build")} does not exist`,remedy:()=>"Push the branch, or set the input branch to one that e\
xists on the remote; names are case-sensitive."},{name:"commit-not-found",signs:[{codes:["commit_not_found"]},{stages:T,log:/reference is not a tree: |not our ref [0-9a-f]{7,64}/}],
summary:()=>"the commit is not in the repository",remedy:()=>"Push the commit to the repository that the app builds from; a force push or a fork may have left i\
t behind."},{name:"repository-not-allowed",signs:[{codes:["repository_not_allowed"]}],summary:({facts:e})=>`the platform does not take the repository ${f(e.repository,
"given")}`,remedy:()=>"Set the input repository to owner/name or an https:// URL; local paths and file:// need a platform started with --allow-local-git."},{name:"\
repository-not-found",signs:[{codes:["repository_not_found"]},{stages:T,log:/remote: Repository not found\.|^fatal: repository '[^']{1,300}' (?:not found|does not exist)/},
{stages:T,log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey/}],summary:({facts:e})=>`the platform cannot read the rep\
ository ${f(e.repository,"of the app")}`,remedy:({facts:e})=>`Check the spelling of the input repository. If it is private, give the platform access to it${_(e)?
": a token in its --git-url":", as by its GitHub app or a deploy key"}.`},{name:"root-directory-missing",signs:[{codes:["root_directory_missing"]},{tool:"npm",log:/Could not read package\.json(?:: .{0,80}? open '(?<path>[^']{1,400})\/package\.json')?/},
{tool:"pnpm",log:/ERR_PNPM_NO_PKG_MANIFEST|No package\.json (?:was )?found in/},{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: can't cd to (?<path>\S{1,300})$/},
{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: (?<path>[^\s:]{1,300}): No such file or directory$/}],summary:e=>{const{asked:t,actual:n}=ht(e),o=e.facts.code===
"root_directory_missing"?`the root directory${t?` "${t}"`:""} does not exist in the repository`:t?`there is no package.json in "${t}"`:"there is no package.json\
 where the build ran";return n?`the folder "${t}" is spelt "${n}" in the repository`:o},remedy:e=>{const{asked:t,actual:n}=ht(e),o=e.facts.code==="root_director\
y_missing";return n?`Write ${n} ${o?"as rootDirectory in app-settings":`where the command names ${t}`}: builds run where upper and lower case count.`:`Set rootD\
irectory in app-settings${_(e.facts)?"":", on a platform that has it,"} to the folder of the app, relative to the repository, and check that it is committed.`}}];
function ht(e){const{groups:t,facts:n}=e,o=t.path??/root directory `([^`]{1,300})`/.exec(n.message??"")?.[1],s=n.list;if(!o||!s)return{asked:o?.startsWith("/")?
void 0:o,actual:void 0};if(!o.startsWith("/"))return{asked:o,actual:We(o,s)};const r=o.split("/").slice(0,40);for(let i=1;i<r.length;i++){const d=r.slice(i).join(
"/"),l=We(d,s);if(l)return{asked:d,actual:l}}const a=z(o,e);return{asked:a.startsWith("/")?void 0:a,actual:void 0}}const wt=/^> @?[^\s@]{1,150}(?:@\S{0,60})? (?<name>[\w:.-]{1,60})(?: \/\S{1,400})?$/,
yt=/^[>$] (?<command>\S.{0,300})$/,hs=/^The build command `(?:npm|pnpm|yarn|bun) (?:run )?(?<name>[\w:.-]{1,60})`/,ws=[{name:"silent-command",signs:[{weak:!0,stages:[
"build"]}],summary:e=>{const{facts:t,lines:n}=e,o=t.exitCode&&pe(e);if(!(!o||ae(n,t.message)!==void 0))return`the script "${o.name}" (${o.command}) failed, and \
it printed no reason`},remedy:e=>{const t=pe(e)?.command.split(/&&|;/)??[];return`Run the commands of the script one by one: one of them exits with a code other\
 than 0 without a word.${t.length>1?` The last one is \`${t.at(-1)?.trim()}\`.`:""}`},part:e=>({kind:"script",...pe(e)})}];function pe({facts:e,lines:t}){const n=t.
findLastIndex((i,d)=>wt.test(i)&&yt.test(t[d+1]??"")),o=hs.exec(e.message??"")?.groups?.name,s=wt.exec(t[n]??"")?.groups?.name??o,r=n<0?t.findLast(ys):t[n+1],a=yt.
exec(r??"")?.groups?.command;return s===void 0||a===void 0?void 0:{name:s,command:a}}function ys(e){return e.startsWith("$ ")&&!/^\$ (?:npm|pnpm|yarn|bun) /.test(
e)}const $t=[...gs,...fs,...cs,...rs,...Dn,...Bn,...ws],A={lines:5e3,characters:256*1024,lineLength:1e3,entryLength:64*1024},$s=[/^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:?(?: |$)/,
/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M)?\]?:? (?=\S)/,/^(?<folder>\.|[\w@.-]{1,100}(?:\/[\w@.-]{1,100}){1,6}) (?!error|warning|note|info|failed)[a-z][\w:-]{0,60}(?:: |:$|\$ )/,
/^(?<task>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[a-z][\w:-]{0,60}):(?: |$)/,/^@(?!parcel\/)[\w.-]{1,60}\/[\w.-]{1,60}: /,/^\[@?[\w./-]{1,80}\]: /,/^➤ YN\d{4}: (?:[│┌└] ?)?/,
/^@?[^\s@]{1,100}@(?:workspace:(?<folder>[\w@./-]{1,200})|\w{1,20}:\S{1,200}) STD(?:ERR|OUT)(?: |$)/,/^\[\d{1,2}\] /,/^#\d{1,4} \d{1,5}\.\d{1,3} /,/^[a-z][\w.-]{0,60}-\d{1,3} {1,20}\| /,
/^npm (?:ERR!|error)(?: |$)/,/^\[(?:11ty|webpack-cli)\](?: |$)/,/^Original error stack trace: (?=\S)/,/^│ (?=\w*Error: )/,/^[│└■▲●◆◇](?: {2}|$)/u,
/^\[(?:log|info|warn|error)\] \[nitro\](?: |$)/],Es=4,bs=[/^> @?[^\s@]{0,100}@\S{0,100} \S{1,100} (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,/^(?<task>@?[\w./-]{1,120}#[\w:-]{1,60}):\s{1,4}ERROR\s{1,4}command \((?<folder>[^()]{1,400})\)/,
/^ERROR: command finished with error: command \((?<folder>[^()]{1,400})\)/,/^location (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/];function Et(e){const t=[];let n=A.
characters;for(let a=e.length-1;a>=0&&t.length<A.lines&&n>0;a--){const i=e[a]??"",l=(i.length>A.entryLength?i.slice(-A.entryLength):i).split(`
`);for(let c=l.length-1;c>=0&&t.length<A.lines&&n>0;c--){const u=l[c]??"",h=ks((0,E.Ow)(Cs((0,E.Nl)(u)),A.lineLength).trimEnd());n-=Math.max(h.length,u.length/16),
t.push(h)}}const o=Ss(t),s=Ns(_s(t.reverse().map(a=>Os(a,o)))),r=xs(s);return s.map(({text:a,folder:i,task:d})=>({text:a,folder:i??r.get(d??"")}))}function ks(e){
return e.includes(":undefined")?e.replace(/(?<=\.\w{1,10})(?::undefined){1,2}(?!\S)/g,""):e}function Ss(e){const t=e.map(n=>n.includes("nx run ")?/\bnx run ([@\w./-]{1,100}):/.
exec(n)?.[1]:/^([\w@.-]{1,100} [a-z][\w:-]{0,60})\$ /.exec(n)?.[1]);return new Set(t.filter(n=>n!==void 0))}function xs(e){const t=new Map;for(const{text:n,task:o}of e)
for(const s of bs){const r=s.exec(n)?.groups;r?.folder&&t.set(o??r.task?.replace("#",":")??"",r.folder)}return t}const vs=/^(?:.{0,200}\s)?Unexpected (?:token|non-whitespace)\b.{0,60}, (?:\.\.\.)?".{0,100}$/,
bt=/"(?:\.\.\.)? is not valid JSON\b/,Rs=12;function _s(e){const t=[];for(let n=0;n<e.length;n++){const o=e[n],r=o.text.includes("Unexpected ")&&vs.test(o.text)&&
!bt.test(o.text)?e.slice(n+1,n+1+Rs).findIndex(({text:i})=>bt.test(i)):-1;if(r===-1){t.push(o);continue}const a=e.slice(n,n+r+2).map(({text:i})=>i.trim());t.push(
{...o,text:a.join(" ").slice(0,A.lineLength)}),n+=r+1}return t}const kt=71;function Ns(e){if(!e.some(({text:o})=>o.startsWith("\u250C  Building storybook")))return e;
const t=[];let n=0;for(const o of e){const s=t.at(-1),[r=""]=o.text.split(" ",1),a=o.boxed&&n>0&&n<=kt&&n+1+r.length>kt;s&&a&&/^[\w("'`./@-]/.test(r)?t[t.length-
1]={...s,text:`${s.text} ${o.text}`.slice(0,A.lineLength)}:t.push(o),n=o.text.length}return t}function Os(e,t){let n=e,o,s,r=!1;for(let a=0;a<Es;a++){const i=As(
n)??Ts(n,t);if(!i)break;o??=i.groups?.folder,s??=i.groups?.task,r||=i[0]==="\u2502  ",n=n.slice(i[0].length)}return{text:n,folder:o,task:s,boxed:r}}function Ts(e,t){
if(t.size===0)return;const n=/^(?<name>[@\w./-]{1,100}|(?<folder>[\w@.-]{1,100}) [a-z][\w:-]{0,60})(?::(?: |$)|\$ )/.exec(e);return n&&t.has(n.groups?.name??"")?
n:void 0}function As(e){for(const t of $s){const n=t.exec(e);if(n)return n}}function Cs(e){return e.includes("\r")?e.split("\r").findLast(t=>t.trim()!=="")??"":
e}const Ls=/^> @?[^\s@]{1,150}@\S{1,60} (?:pre|post)?(?:install|prepare)$|^\$ (?!(?:npm|pnpm|yarn|bun|corepack) )/;function Kr(e,t){const n=e[t]?.folder;return n!==
void 0?!n.includes("node_modules"):e.slice(0,t).some(({text:o})=>Ls.test(o))}function Is(e){const t=e.findIndex(o=>/\bnpm (?:ERR!|error) Usage:\s*$/.test(o)),n=e.
findIndex((o,s)=>s>t&&/\bnpm (?:ERR!|error) Run "npm help [\w-]{1,40}"/.test(o));return t===-1||n===-1?e:e.toSpliced(t,n-t)}const Ms={queue:"Deployment failed",
clone:"Clone failed",install:"Install failed",build:"Build failed",sync:"Upload failed",activate:"Activation failed"},Ps=1e3,St=300,js=/exit(?:ed)?(?: with)? (?:code|status)|^(?:the )?(?:build|install|deployment)(?: command)? failed\W*$/i,
Ds=/^The (?<stage>install|build) command (?<command>`.{1,300}`) (?:exited with|ended by) /,Fs=/^\s*(?:npm (?:warn|WARN)|warning\b|WARN\b|<w>\s|\(node:\d+\))/;function Us(e,t=$t){
const n=Et(e.message?[...e.log,e.message]:e.log).slice(-Ps).map(s=>s.text).filter(s=>!Fs.test(s)),o=Ws(e,t,n);if(o)return xt(e,o.cause,o.known,o.message);for(const s of[
"codes","others"])for(const r of t){const a=Gs(r,s,e,n),i=a&&r.summary(a);if(a&&i)return xt(e,r,a,i)}return{headline:vt(e,Zs(e,n),n),remedy:void 0}}function xt(e,t,n,o){
const s=(0,E.Ow)(t.remedy(n),500),r=t.part?.(n);return{headline:vt(e,o,n.lines),remedy:s,cause:t.name,...r&&{fault:{part:r,summary:(0,E.Ow)(o,St)}}}}function Ws(e,t,n){
for(const{severity:o,code:s,message:r}of e.diagnostics??[]){const a=o==="error"?t.find(i=>i.part&&i.name===s):void 0;if(a)return{cause:a,message:r,known:C(a,e,n)??
{groups:{},facts:e,lines:n}}}}function Gs(e,t,n,o){const s=e.signs.filter(r=>t==="codes"==(r.codes!==void 0));return s.length===0?void 0:C({...e,signs:s},n,o)}const Bs=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g;
function vt(e,t,n){const o=t.replace(Bs,i=>z(i.replace(/^file:\/\//,""),{facts:e,lines:n})),s=Ms[e.stage?.toLowerCase()??""]??"Deployment failed",r=zs(o,e)?"":Hs(
e),a=St-s.length-r.length-2;return`${s}: ${(0,E.Ow)(o.trim().replace(/\.$/,""),a)}${r}`}function zs(e,{exitCode:t,signal:n}){return typeof t=="number"?e.includes(
`exited with code ${t}`):n!=null&&e.includes(` by ${n}`)}function Hs({exitCode:e,signal:t}){return typeof e=="number"&&e!==0?` (exit code ${e})`:t?` (${(0,E.Ow)(
t,20)})`:""}function Zs(e,t){const n=e.diagnostics?.find(s=>s.severity==="error");if(n)return`${n.file}${n.line===null?"":`:${n.line}`}: ${n.message}`;if(e.message&&
!js.test(e.message))return e.message;const o=qs(e,t);return o||(Ks(e,t)??(e.message||e.code||"the platform gave no reason"))}function Ks({message:e},t){const n=ae(
t,e),o=t.filter(r=>r!==e).map(r=>({text:r,folder:void 0})),s=fo(o)?.message;return s===void 0||n?.includes(s)||n!==void 0&&s.includes(n)?n:s}function qs({message:e},t){
const n=Ds.exec(e??"")?.groups,o=t.lastIndexOf(`$ ${n?.command?.slice(1,-1)}`),s=o===-1?t.findLastIndex(a=>a.startsWith("$ ")):o;return!n||s===-1||t.slice(s+1).
filter(a=>a!==e&&!zo(a)).length>0?void 0:`the ${n.stage} command ${n.command} failed, and it printed nothing`}const N=String.raw`(?:[A-Za-z]:[\\/]|(?:file|webpack|webpack-internal|rsc):\/{2,3})?[^\s:*"'<>|\x60(][^:*"'<>|\x60]{0,400}?`,
m=`(?<file>${N})`,I=`(?<file>${N}\\.[A-Za-z][A-Za-z0-9]{0,9}(?:\\?[\\w=&.-]{0,100})?)`,g=String.raw`:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?`,me=String.raw`(?:Uncaught )?(?:[A-Z]\w{0,60}\.)?[A-Z]?\w{0,60}(?:Error|Exception)`,
fe=/^\s*(?:at |Require stack:|- \/|$)|^\s{2,}/,Z=new RegExp(`^\\s+at (?!.{0,900}(?:node_modules|node:|<anonymous>:\\d|[/( ](?:dist|\\.(?:next|output|svelte-kit|tem\
p|nuxt|astro|vercel|netlify))/))(?:[^()]{0,300} \\()?(?:async )?${m}${g}\\)?$`);function w(e,t,n,o={}){return{name:t,...e===void 0?{}:{tool:e},steps:[{pattern:n}],
...o}}const Ys=[{name:"esbuild",tool:"esbuild",steps:[{pattern:/^(?:[✘▲X!] )?\[(?<severity>ERROR|WARNING)\] (?:(?<code>(?:TS|NG)-?\d+): )?(?<message>.*?\S)(?: \[(?:plugin )?[\w-]+\])?$/},
{pattern:new RegExp(`^\\s{4}${m}${g}:$`),skip:6,over:/^(?!\s{4}|[✘▲X!] \[)/}],zeroColumn:!0},w("esbuild","esbuild-short",new RegExp(`^${m}${g}: (?<severity>\
ERROR|WARNING): (?<message>.+)$`),{zeroColumn:!0}),{name:"rolldown",tool:["rolldown","vite"],steps:[{pattern:/^(?:(?<severity>Warning|Error): )?\[(?<code>[A-Z][A-Z_]+|builtin:[\w:-]+|plugin [\w:-]+)\] (?<message>\S.*)$/},
{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[ ?${m}:(?<line>\\d{1,7}):(?<column>\\d{1,7}) ?\\]$`),skip:1}]},{name:"vite-plugin-svelte",tool:"vite",steps:[
{pattern:new RegExp(`^\\[plugin(?: |:)vite-plugin-svelte[\\w:-]*\\] ${m}${g}$`)},{pattern:/^(?:\w*Error: )?(?:\S{1,400}:\d+:\d+ )?(?<message>\S.*)$/}],zeroColumn:!0},
w("vite","vite-plugin-svelte-warning",new RegExp(`^\\[vite-plugin-svelte\\] ${m}${g} (?<message>.+)$`),{zeroColumn:!0,severity:"warning"}),{name:"vite-plugin-pl\
ace",tool:"vite",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)[\\w:-]+\\] ${m}${g}$`)},{pattern:/^(?:\w*Error: )?(?:\[[\w/-]+\] )?(?:\S{1,600}:\d+:\d+: )?(?<message>\S.*?)(?: \(\d+:\d+\))?$/}]},
{name:"vite-prerender",tool:"vite",steps:[{pattern:/^\[vite-prerender-plugin\] \[plugin vite-prerender-plugin\]$/},{pattern:/^(?<message>\S.*)$/,skip:1,over:/^$/},
{pattern:new RegExp(`^> ${m}${g}$`),skip:12}]},{name:"parcel",tool:"parcel",steps:[{pattern:/^@parcel\/[\w-]{1,60}: (?<message>\S.*)$/},{pattern:new RegExp(`^\\s\
{1,4}${I}${g}$`),skip:4,over:/^(?:\S|$)/}]},{name:"jiti",tool:["rsbuild","docusaurus","nuxt"],steps:[{pattern:/^.{0,40}\b(?<message>ParseError: \S.*)$/},{pattern:new RegExp(
`^\\s{1,4}${I}${g}$`)}],zeroColumn:!0},w("vite","vite-unresolved",/^(?:\w*Error: )?(?:\[vite\]: )?(?<message>Roll(?:up|down) failed to resolve import "[^"]{1,300}") from "(?<file>[^"]{1,400})"/),
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
`^file: ${m}(?:${g})?(?: \\(.*)?$`),skip:40,over:/^(?!\s+at |\[|[✓✗x] |error during|vite v\d)/}]}],Vs=[w("typescript","tsc",new RegExp(`^(?:ERROR in )?${m}\\\
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
skip:1,over:/^\s*$/}]}],Rt={pattern:/^(?<file>[^:*"<>|]{1,400}\.vue)$/,skip:1,over:/^$/},_t=String.raw`\[vue/compiler-sfc\] (?<message>\S.*?)(?: \(\d{1,7}:(?<column>\d{1,7})\))?$`,
Nt={pattern:/^\s+\|\s+\^/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) \s*)?\|/},J=String.raw`(?<file>${N}\?vue&type=style[^:)\s]{0,200})`,Ot=/^\s+\S{1,400}\.vue (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
ge=/^\s*(?:[╷,╵']|\d{1,7} [│|]|[│|])|^$/,Js=[{name:"vue-script",tool:"vue-cli",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)vite:vue\\] ${N}${g}$`)},{pattern:new RegExp(
`^(?:\\w*Error: )?${_t}`)},Rt,Nt],zeroColumn:!0},{name:"vue-script-vite7",tool:"vite",steps:[{pattern:new RegExp(`^(?:\\[vite:vue\\] |SyntaxError: )${_t}`)},Rt,
Nt],zeroColumn:!0},{name:"vue-style",tool:"vite",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)[\\w:-]{1,60}\\] ${J}(?::\\d{1,7}){2}$`)},{pattern:new RegExp(`^Cs\
sSyntaxError: ${N}${g}: (?<message>\\S.*)$`)}]},{name:"vue-style-vite7",tool:"vite",steps:[{pattern:new RegExp(`^\\[vite:vue\\] ${N}${g}: (?<message>\\S.*)$`)},
{pattern:new RegExp(`^file: (?:${N}(?::\\d{1,7}){2} \\()?${J}(?:(?::\\d{1,7}){2}|\\))?$`)}]},{name:"vue-sass",tool:"vite",steps:[{pattern:new RegExp(`^\\[plugin(\
?: |:)vite:css\\] ${J}$`)},{pattern:/^Error: \[sass\] (?<message>\S.*)$/},{pattern:Ot,skip:12,over:ge}]},{name:"vue-sass-vite7",tool:"vite",steps:[{pattern:/^\[vite:css\] \[sass\] (?<message>\S.*)$/},
{pattern:Ot,skip:12,over:ge},{pattern:new RegExp(`^file: ${J}$`)}]},{name:"svelte-sass",tool:"vite",steps:[{pattern:/^(?:\w*Error: |\[[\w:-]{1,60}\] )?Error while preprocessing (?<file>\S{1,400}\.svelte) - \[sass\] (?<message>\S.*)$/},
{pattern:/^\s+\S{1,400}\.svelte\.vite-preprocess\.\w+ (?<line>\d{1,7}):(?<column>\d{1,7})\s/,skip:12,over:ge}],part:"?vue&type=style&index=0"},w("vitepress","vi\
tepress",/^(?:\w*Error: )?(?:\[vite:vue\] )?\[plugin vite:vue\] (?<file>[^:*"<>|]{1,400}\.md) \(\d{1,7}:\d{1,7}\): (?<message>\S.*?)(?: \(\d+:\d+\))?$/),{name:"\
vitepress-script",tool:"vitepress",steps:[{pattern:/^\[vite:vue\] \[vue\/compiler-sfc\] (?<message>\S.*?)(?: \(\d+:\d+\))?$/},{pattern:/^(?<file>[^:*"<>|]{1,400}\.md)$/,
skip:1,over:/^$/}]}],Xs=[[/^file:\/\/(?:localhost)?(?=\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\/(?:\([\w-]+\)\/)?(?=\.{0,2}\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\//,
""],[/^rsc:\/\/[^/]*\/[^/]*\//,""],[/^.*!/,""],[/\\/g,"/"],[/^\/?[A-Za-z]:(?=\/)/,""],[/[?].*$/,""]],Tt=/^(?:node|https?|data|virtual|native|internal|bun|deno):|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|bin\/|etc\/|nix\/|proc\/|sys\/|snap\/|rustc\/|opt\/hostedtoolcache\/)|(?:^|\/)(?:node_modules|site-packages|dist-packages|\.git|\.nvm|\.pyenv|\.cargo|\.rustup|\.yarn|\.pnpm|\.pnpm-store|\.volta|\.bun)(?:\/|$)|\/go\/pkg\/mod\//,
X="?body",At=/\?vue&type=[\w&=.-]{1,200}/,Qs=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g,er=40,Ct=2e4,tr=500,nr=100;function he(e,t){const n={...t,
exists:or(t)},o=new Map,s=new Map;for(const i of e){o.has(i.file)||o.set(i.file,we(i.file,n));const d=o.get(i.file);if(d===void 0)continue;const[l,c]=At.test(i.
file)||i.file.endsWith(X)?[null,null]:[i.line,i.column],u=sr((0,E.Ow)(i.message,tr),n),h=i.code&&(0,E.Ow)(i.code,nr),b=JSON.stringify([d,l,c,u]);s.has(b)||s.set(
b,{...i,file:d,line:l,column:c,code:h,message:u})}const r=[...s.values()],a=new Set(r.filter(({line:i})=>i!==null).map(({file:i,message:d})=>`${i}
${d}`));return r.filter(({line:i,file:d,message:l})=>i!==null||!a.has(`${d}
${l}`))}function or(e){const t=new Map;return n=>{const o=t.get(n);if(o!==void 0)return o;const s=t.size<Ct&&e.exists(n);return t.size<Ct&&t.set(n,s),s}}function sr(e,t){
return e.replace(At,"").replace(Qs,n=>we(n,t)??n)}function we(e,t){const n=rr(e);if(!(n===""||n.includes("\0")||Tt.test(n))){for(const o of ar(n,t))if(o!==void 0&&
!Tt.test(o)&&t.exists(o))return o}}function rr(e){let t=e.startsWith("file://")?ir(e):e;for(const[n,o]of Xs)t=t.replace(n,o);return t}function ir(e){try{return decodeURIComponent(
e)}catch{return e}}function*ar(e,t){const n=t.rootDirectory??"";if(!e.startsWith("/")){for(const s of[...t.folders??[],n,""])yield ye(`${s}/${e}`);return}const o=ye(
e)?.split("/")??[];if(!(o.length>er))for(let s=0;s<o.length;s++){const r=o.slice(s).join("/");yield r,n!==""&&(yield ye(`${n}/${r}`))}}function ye(e){const t=[];
for(const n of e.split("/"))if(!(n===""||n===".")){if(n!=="..")t.push(n);else if(t.pop()===void 0)return}return t.length===0?void 0:t.join("/")}const Lt=/^(?:Error:)?[\s│]*(?:[├╰]─▶\s*)?[x×](?:\s*[x×])? (?<message>\S.*)$/,
It={pattern:/^\s*[:·]\s+[\^─┬]/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?[|│:·]/},$e={pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},Mt={pattern:/^Error: Error evaluating Node\.js code$/},
Pt=/^(?:WARN\s{1,4})?🚨 Unable to index (?<file>[^:,*"<>|]{1,400})(?:,[^:]{1,400})?:$/u,jt=/^(?:WARN\s{1,4})?(?:\w*Error: )?(?<message>\S.*?)(?: (?=\S{1,400}\/\S)\S{3,801})?$/,
Dt=String.raw`\((?<file>[^()]{1,400})\)(?: \[Line (?<line>\d{1,7}), Column (?<column>\d{1,7})\])?`,dr=[{name:"next-swc",tool:"next",steps:[{pattern:Lt},{pattern:new RegExp(
`^\\s*[\u256D,][\u2500-]{1,3}\\[${m}:\\d{1,7}:\\d{1,7}\\]$`),skip:6,over:/^\s*[|│]|^$/},It]},{name:"next-config",tool:"next",steps:[{pattern:/^\s*⨯ Failed to load (?<file>next\.config\.\w{2,3})\b/},
{pattern:/^\[?Error:\s+[x×] (?<message>\S.*)$/,skip:4},{pattern:/^\s*[╭,][─-]{1,3}\[\d{1,7}:\d{1,7}\]$/},It]},{name:"swc",tool:"swc",steps:[{pattern:Lt},{pattern:new RegExp(
`^[\\s\u2502]*[\u256D,][\u2500-]{1,3}\\[${m}${g}\\]$`)}]},{name:"next",tool:"next",steps:[{pattern:new RegExp(`^(?<file>\\./[^:*"<>|]{1,400}?)${g}$`)},{pattern:/^(?:(?:Type )?[Ee]rror: )?(?<message>\S.*)$/}]},
{name:"next-loader-place",tool:"next",steps:[$e,Mt,{pattern:/^(?<line>\d{1,7}):(?<column>\d{1,7}): (?!.*\(\d{1,7}:\d{1,7}[-\d:]*\)$)(?<message>\S.*)$/}]},{name:"\
next-loader",tool:"next",steps:[$e,Mt,{pattern:/^(?!Error: \[MDX\])(?:\d{1,7}:\d{1,7}: |- )?(?<message>\S.*?)(?: \((?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?\))?$/,
skip:1}]},{name:"next-mdx",tool:"next",steps:[$e,{pattern:/^(?:\w*Error: )?(?=[A-Z])(?<message>\S.*?) \((?<line>\d{1,7}):(?<column>\d{1,7})-\d{1,7}:\d{1,7}\)$/}]},
{name:"next-module",tool:"next",steps:[{pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},{pattern:/^(?:\w*Error: )?(?<message>Module not found: .+)$/}]},{name:"next-p\
rerender",tool:"next",steps:[{pattern:/^Error occurred prerendering page /},{pattern:/^(?<message>\S.*)$/},{pattern:Z,skip:20,over:fe}]},{name:"gatsby-query",tool:"\
gatsby",steps:[{pattern:/^error There was a problem parsing "(?<file>[^"]{1,400})"; any GraphQL$/},{pattern:/^(?<message>This may indicate a syntax error in the code), or/,
skip:2}]},{name:"gatsby-config",tool:"gatsby",steps:[{pattern:/^error Failed to compile Gatsby files/},{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^File path: (?<file>\S.{0,400})$/,
skip:4}]},{name:"gatsby-lifecycle",tool:"gatsby",steps:[{pattern:/^error "(?<file>[^"]{1,400})" threw an error while running the \w+ lifecycle:$/},{pattern:/^(?<message>\S.*)$/,
skip:1},{pattern:/^> (?<line>\d{1,7}) \|/,skip:8}]},{name:"storybook-index-place",tool:"storybook",steps:[{pattern:Pt},{pattern:jt},{pattern:/^(?:\S{1,400} )?\(line (?<line>\d{1,7}), col (?<column>\d{1,7})\)$/,
skip:1}],zeroColumn:!0},{name:"storybook-index",tool:"storybook",steps:[{pattern:Pt},{pattern:jt}]},{name:"storybook-config",tool:"storybook",steps:[{pattern:/couldn't evaluate your (?<file>\S{1,400}) file\.$/},
{pattern:/^Original error:$/,skip:2,over:/^$/},{pattern:/^(?!\w*Error: Transform failed)(?:\w*Error: )?(?:<stdin>:(?<line>\d{1,7}):(?<column>\d{1,7}): ERROR: )?(?<message>\S.*)$/,
skip:1}],zeroColumn:!0},w("vitepress","vitepress-dead-link",/^(?:\(!\) )?(?<message>Found dead link \S{1,300}) in file (?<file>\S{1,400}\.md)$/),{name:"docusaur\
us-mdx",tool:"docusaurus",steps:[{pattern:/MDX compilation failed for file "(?<file>[^"]{1,400})"$/},{pattern:/^[\s│]*Cause: (?<message>\S.*)$/},{pattern:/^[\s│]*"line": (?<line>\d{1,7}),?$/,
skip:20}]},{name:"svelte-check",tool:"svelte-check",steps:[{pattern:new RegExp(`^${m}${g}$`)},{pattern:/^(?<severity>Error|Warn|Hint): (?<message>\S.*?)(?: \((?<code>\w+)\))?$/}]},
w("svelte-check","svelte-check-machine",/^\d{13} (?<severity>ERROR|WARNING) "(?<file>[^"]{1,400})" (?<line>\d{1,7}):(?<column>\d{1,7}) "(?<message>.+?)(?=\\n|"$)/),
{name:"astro-location",tool:"astro",steps:[{pattern:/^(?!\s*(?:Hint|Error reference|Location|Stack trace):)(?:\[(?<code>\w+Error)\] (?=\S)|(?=[A-Z]\S* )(?!Build failed))(?<message>.+)$/},
{pattern:/^\s+Location:$/,skip:20,over:/^(?!\s*Stack trace:|\s+at |\[)/},{pattern:new RegExp(`^\\s+${m}${g}$`)}],zeroColumn:!0},w("metalsmith","metalsmith",/^Error: (?<message>Invalid frontmatter) in the file at: (?<file>\S.{0,400})$/),
{name:"eleventy-nunjucks",tool:["eleventy","nunjucks","metalsmith"],steps:[{pattern:new RegExp(`^(?:\\d{1,2}\\.|>|Template render error:(?: \\S{1,200}:)?) ${Dt}\
$`)},{pattern:/^\s+(?:Error: )?(?!(?:Template render error: )?\([^()]{1,400}\))(?<message>\S.*?)(?: \(via [\w ]+\))?$/,skip:4,over:new RegExp(`^\\s*(?:Template r\
ender error: )?${Dt}$`)}],part:X},w("eleventy","eleventy-liquid",/^(?:\d{1,2}\. )?(?:\w+Error: )?(?<message>\S.*), file:(?<file>[^,]{1,400}), line:(?<line>\d{1,7})(?:, col:(?<column>\d{1,7}))?/,
{part:X}),{name:"eleventy-data",tool:"eleventy",steps:[{pattern:/^\d{1,2}\. Having trouble (?:parsing data file|reading front matter from template) (?<file>\S{1,400}) \(via /},
{pattern:/^\d{1,2}\. (?<message>\S.*?)(?: \((?:line )?(?<line>\d{1,7})(?::| column )(?<column>\d{1,7})\))?(?: \(via \w+\))?$/}]},{name:"eleventy-layout",tool:"e\
leventy",steps:[{pattern:/^\d{1,2}\. Problem creating an Eleventy Layout for the "(?<file>[^"]{1,400})" template file\./},{pattern:/^\d{1,2}\. (?<message>\S.*?)(?: \(via [^()]{1,200}\))?$/}]},
{name:"eleventy-config",tool:"eleventy",steps:[{pattern:/^\d{1,2}\. Error in your Eleventy config file '(?<file>[^']{1,400})'\./},{pattern:/^\d{1,2}\. (?!There was a problem importing|Cannot find (?:module|package) )(?<message>\S.*?)(?: \(via \w+\))?$/,
skip:1,over:/^\d{1,2}\. There was/}]}];class lr{#e;#t=new Map;constructor(t){this.#e=t}get all(){return this.#e}get length(){return this.#e.length}line(t){return this.#e[t]}find(t,n){
let o=this.#t.get(t);o||(o=[],this.#t.set(t,o));const s=o[n];if(s!==void 0)return s;const r=t.exec(this.#e[n]?.text??"");return o[n]=r,r}}function cr(e,t,n){if("\
match"in e)return e.match(t,n);const o={};let s=n;for(const[a,i]of e.steps.entries()){const d=pr(i,t,s,a===0?0:i.skip??0);if(!d)return;for(const[l,c]of Object.entries(
d.groups))c!==void 0&&(o[l]=c);s=d.at+1}const r=e.steps.at(-1);return!e.repeat||!r?{groups:[o],next:s}:ur(r.pattern,o,t,s)}function ur(e,t,n,o){const s=[t];let r=o;
for(;r<n.length&&s.length<1e3;r++){const a=n.find(e,r);if(!a)break;s.push({file:t.file,...a.groups})}return{groups:s,next:r}}function pr(e,t,n,o){const s={};for(let r=n;r<=
n+o&&r<t.length;r++){const a=t.find(e.pattern,r);if(a)return{at:r,groups:{...s,...a.groups}};const i=e.over&&t.find(e.over,r);if(e.over&&!i)return;for(const[d,l]of Object.
entries(i?.groups??{}))l!==void 0&&(s[d]=l)}}const Ft=/^\s+File "(?<file>[^"]{1,400})", line (?<line>\d{1,7})/,mr=/\/site-packages\/|\/dist-packages\/|\/lib\/python\d|^</,
fr=/^(?<message>[A-Za-z_][\w.]{0,100}(?:: .+)?)$/,gr={name:"python",tool:"python",match(e,t){if(!(e.line(t)?.text??"").startsWith("Traceback (most recent call l\
ast)")&&!e.find(Ft,t))return;let o;for(let s=t;s<e.length&&s<t+200;s++){const r=e.line(s)?.text??"",a=e.find(Ft,s)?.groups;if(a&&!mr.test(a.file??"")&&(o={...a}),
s===t||r.startsWith(" "))continue;const i=fr.exec(r)?.groups?.message;return o&&i?{groups:[{...o,message:i}],next:s+1}:void 0}}},Ut=new RegExp(`^\\s{0,4}(?:\\[?(?\
:ERROR|error)\\]?:? )?(?<message>(?:${me}(?: \\[\\w+\\])?|error): .+)$`),hr=/^\s*\[cause\]: (?<message>\S.*)$/,wr=80,yr={name:"node-cause",tool:"node",match(e,t){
if(!e.find(Ut,t))return;let n,o,s=!1,r=t+1;for(;r<e.length&&r<t+wr;r++){const a=e.line(r)?.text??"",i=e.find(hr,r)?.groups?.message;i!==void 0&&([o,s]=[i,!1]);const d=Z.
exec(a.replace(/ \{$/,""))?.groups;if(d&&(n===void 0||o!==void 0&&!s)&&([n,s]=[{...d},!0]),i===void 0&&!fe.test(a)&&!/^[{}]/.test(a))break}return n&&o?{groups:[
{...n,message:o}],next:r}:void 0}},$r=[{name:"vitest",tool:"vitest",steps:[{pattern:/^\s*FAIL\s+\S{1,400} > (?<test>\S.{0,300})$/},{pattern:/^(?<message>\S.*)$/},
{pattern:new RegExp(`^ \u276F (?!.*node_modules)(?:\\S.{0,200} )?(?<file>(?:[A-Za-z]:)?[^\\s:]{1,400})${g}$`),skip:40}]},{name:"jest-syntax",tool:"jest",steps:[
{pattern:new RegExp(`^\\s{4}${I}:(?<line>\\d{1,7})$`)},{pattern:new RegExp(`^\\s{4}(?<message>${me}: .+)$`),skip:6}]},{name:"jest",tool:"jest",steps:[{pattern:/^\s{2}● (?!Test suite failed to run)(?<test>\S.*)$/},
{pattern:/^\s{4}(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:Z,skip:40,over:/^(?!\s{2}●)/}]},{name:"rust",tool:"cargo",steps:[{pattern:/^(?<severity>error|warning)(?:\[(?<code>\w+)\])?: (?<message>.+)$/},
{pattern:new RegExp(`^\\s*--> ${m}${g}$`)}]},gr,{name:"go-panic",tool:"go",steps:[{pattern:/^panic: (?<message>.+)$/},{pattern:new RegExp(`^\\s(?!.*/go/(?:src|pk\
g/mod)/)${m}:(?<line>\\d{1,7})(?: \\+0x.*)?$`),skip:20}]},{name:"node-syntax",tool:"node",steps:[{pattern:new RegExp(`^(?!.*node_modules)${I}:(?<line>\\d{1,7})$`)},
{pattern:new RegExp(`^(?<message>${me}(?: \\[\\w+\\])?: .+)$`),skip:6}]},w("node","node-import",/^(?:\w*Error )?\[?(?<code>ERR_MODULE_NOT_FOUND|ERR_PACKAGE_PATH_NOT_EXPORTED)\]?: (?<message>(?:Cannot find (?:module|package)|Package subpath) '[^']{1,400}'(?: is not defined by "exports" in \S{1,400})?) imported from (?<file>\S{1,400})$/),
yr,{name:"node-stack",tool:"node",steps:[{pattern:Ut},{pattern:Z,skip:20,over:fe}]},{name:"consola",tool:["nuxt","docusaurus"],steps:[{pattern:/^\[(?:error|fatal)\] (?<message>\S.*)$/},
{pattern:Z,skip:20,over:/^\s+at /}]},w(void 0,"plain",new RegExp(`^\\s{0,4}(?!- )(?:(?:vet|error|ERROR|Error):? (?:in )?)?${I}${g}:?(?: -)?\\s+(?:(?:fatal )?(?<s\
everity>error|warning|note|info)\\b[: ]\\s*)?(?!\\+0x)(?<message>\\S.*)$`))],Wt=new RegExp(`^(?:File: |(?<severity>ERROR|WARNING) in )${m}(?:[: ]\\d+:[\\d:-]+)?$`),
Er=[{name:"rspack-syntax",tool:["rspack","rsbuild"],steps:[{pattern:Wt},{pattern:/^\s+× Module build failed \(from builtin:/},{pattern:/^\s+╰─▶\s+×\s+(?:x )?(?:Syntax Error: )?(?<message>\S.*)$/},
{pattern:/^[\s│]*[╭,][─-]{1,3}\[(?:[^\]]{0,400}:)?(?<line>\d{1,7}):(?<column>\d{1,7})\]$/}],zeroColumn:!0},{name:"rspack",tool:["rspack","rsbuild"],steps:[
{pattern:Wt},{pattern:/^\s+(?:╰─▶\s+)?× (?!(?:\w*Error: )?Module build failed)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,skip:1,over:/^\s+× Module build failed/}]},
w(["docusaurus","react-scripts","gatsby"],"unresolved-in-folder",/^(?:\s*× |\w*Error: )?(?<message>(?:Module not found: (?:Error: )?)?Can't resolve '[^']{1,300}') in '(?<file>[^']{1,400})'$/),
w("react-scripts","react-scripts-css",new RegExp(`^Syntax error: ${I} (?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`)),{name:"webpack-entry",tool:"\
webpack",steps:[{pattern:/^ERROR in [\w-]{1,60}$/},{pattern:/^(?<message>Module not found: (?:Error: )?Can't resolve '[^']{1,300}') in '(?<file>\/[^']{1,400})'$/}]},
{name:"fork-ts-checker",tool:"webpack",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in ${m}${g}(?:-[\\d:]+)?$`)},{pattern:/^(?<code>TS\d+): (?<message>.+)$/}]},
{name:"webpack-loader-place",tool:"webpack",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in (?:${N})(?: \\d+:[\\d-]+)?(?: \\(.*)?$`)},{pattern:new RegExp(
`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${m} (?<message>[A-Z].*)$`),skip:5}]},w("gatsby","postcss-loader",new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7\
})\\) ${I} (?<message>[A-Z].*)$`)),{name:"webpack-place",tool:"webpack",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in ${m}(?: \\d+:[\\d-]+)?(?: \\(.*)\
?$`)},{pattern:new RegExp(`^(?:\\w*Error: )?(?:${N}: )?(?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`),skip:2}],zeroColumn:!0},{name:"webpack",
tool:"webpack",steps:[{pattern:new RegExp(`^(?!.*sass-loader)(?<severity>ERROR|WARNING) in ${m}(?: (?<line>\\d{1,7}):(?<column>\\d{1,7})(?:-[\\d:]+)?)?(?: \\(.*)?$`)},
{pattern:/^(?!Module build failed|\.\/\S+ \d|\[tsl\]|\d{1,7}:[\d-]+$)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,skip:1,over:/^Module build failed/}],
zeroColumn:!0}],Gt=[...Vs,...Js,...Ys,...Er,...dr,...$r],Bt=500,zt=500,br=[["warning",/^(?:warn|warning|deprecation warning|!|⚠)/i],["notice",/^(?:hint|info|note|message|i$)/i],
["error",/./]],kr=/^Compiled with warnings\.?$/,Sr=/\bfail(?:ed)?\b|^error\b|^Treating warnings as errors/i;function xr(e,t=Gt){const n=new lr(Et(e)),o=new Map;
let s=!1;for(let r=0;r<n.length&&o.size<Bt;){const a=n.line(r)?.text??"";s=kr.test(a)||s&&!Sr.test(a);const i=vr(n,r,t);for(const d of i?.diagnostics??[]){const l=s&&
d.severity==="error"?{...d,severity:"warning"}:d,{file:c,line:u,column:h,message:b}=l,R=JSON.stringify([c,u,h,b]);!o.has(R)&&o.size<Bt&&o.set(R,l)}r=i?.next??r+
1}return[...o.values()]}function vr(e,t,n){const o=e.line(t);if(!(!o||o.text.trim()===""))for(const s of n){const r=cr(s,e,t);if(!r)continue;return{diagnostics:r.
groups.map(i=>{const d=_r(i,s,o.folder);if(!d)return;const l=Qe(d.message,e.all,Rr(d.message,e,t,r.next)),c=i.test===void 0?"":`, in the test "${i.test.slice(0,
120)}"`;return{...d,message:(0,E.Ow)(l+c,zt)}}).filter(i=>i!==void 0),next:r.next}}}function Rr(e,t,n,o){for(let s=n;s<o;s++)if(t.line(s)?.text.includes(e.slice(
0,60)))return s;return o-1}function _r(e,t,n){const{message:o,frame:s}=e,r=(e.file??"").replace(/(?<=\.mdx?)\.js(?=$|\?)/,"");if(!(r||s)||!o)return;const a=r===
(e.file??"")&&Ht(e.line)||null,i=a===null?null:Ht(e.column);return{file:r&&Cr(r.trim(),n)+Nr(t,r,a),line:a,column:i===null?null:t.zeroColumn?i+1:i||null,severity:Ar(
e.severity,t),code:e.code??null,message:(0,E.Ow)(Tr(Or(o.trim(),r),r),zt),frame:s}}function Nr({part:e=""},t,n){return n===null||e===X&&t.startsWith("/")?"":e}function Or(e,t){
const n=e.replace(/^(?:error: |\[error\] )|\?vue&type=[\w=&.-]+| \[plugin [\w@/:-]{1,60}\]$/gi,""),[,o="",s]=/^(\S{1,400}?)(?::\d{1,7}){0,2}: (.+)$/.exec(n)??[],
[r]=t.split("?",1);return s!==void 0&&(`/${o}`.endsWith(`/${r}`)||`/${r}`.endsWith(`/${o}`))?s:n}function Tr(e,t){return e.replace(/(?<=^Cannot find module ')\/[^']{1,400}(?='$)/,
n=>{const o=y.posix.relative(y.posix.dirname(t),n);return t.startsWith("/")?o.startsWith(".")?o:`./${o}`:n})}function Ar(e,t){return e===void 0?t.severity??"err\
or":br.find(([,n])=>n.test(e))?.[0]??"error"}function Ht(e){return e===void 0?null:Number(e)}function Cr(e,t){return t===void 0||/^(?:[A-Za-z]:|[a-z-]+:\/\/|[\\/])/.
test(e)?e:`${t}/${e.replace(/^(?:\.\/)+/,"")}`}const Zt={formats:Gt,causes:$t};function Yr(e,{formats:t,causes:n}=Zt){const o=s=>![s.tool??[]].flat().includes(e);
return{formats:t.filter(o),causes:n.map(s=>({...s,signs:s.signs.filter(o)})).filter(({signs:s})=>s.length>0)}}const Lr=[0,1e3,2e3,4e3];async function Ir(e,t,n,o,s){
const r=await Gr(e,t,o,s);if(r)return Pr(r,n,o.tree,o.rules??Zt);const a=`The deployment ${e} failed, and the platform gives no reason`;return{...Mr,headline:a,
remedy:`Look at the deployment ${e} in the platform.`}}const Mr={stage:void 0,code:void 0,exitCode:void 0,diagnostics:[],moreDiagnostics:0,log:[]};function Pr(e,t,n,o){
const s={...t,configuration:{...t.kept,...t.configuration}},{rootDirectory:r}=s.configuration.settings,a={exists:n?.exists??(()=>!1),rootDirectory:typeof r=="st\
ring"?r:void 0,folders:Wr(s,n)},i=new Set(o.causes.flatMap(({name:M,part:Br})=>Br?M:[])),d=[...he(e.diagnostics.filter(({code:M})=>i.has(M)),{exists:a.exists}),
...he(e.diagnostics.filter(({code:M})=>!i.has(M)),a)],l=he(xr(e.log,o.formats),a),{shown:c,rest:u}=fn([...d,...l.filter(M=>!jr(M,d))]),{repository:h,branch:b,outputDirectory:R}=s.
configuration,Ee=t.configuration.outputDirectory===void 0&&R!==void 0,be={...e,diagnostics:c,list:n?.list,repository:h,branch:b,outputDirectory:R,keptOutput:Ee},
{fault:ke,...Kt}=Us(be,o.causes),qt=ke&&Dr(Gn(ke.part),ke.summary,Kt.cause,c,a);return{...Kt,...e.message===void 0?{}:{message:(0,E.Ow)(e.message,500)},stage:e.
stage,code:e.code,exitCode:e.exitCode,diagnostics:qt?[qt,...c]:c,moreDiagnostics:u.error+u.warning+u.notice,log:Is(e.log)}}function jr({file:e,line:t,message:n},o){
const s=n.replace(/[.:]$/,"");return o.some(r=>r.message.startsWith(s)||t===null&&r.line!==null&&r.file===e&&r.severity==="error")}function Dr(e,t,n,o,s){if(e===
void 0||o.some(({severity:a})=>a==="error"))return;const r=we(e,s);return r===void 0?void 0:{file:r,line:null,column:null,severity:"error",code:n??null,message:t}}
function Fr({code:e,message:t,exitCode:n,signal:o,log:s,diagnostics:r}){return[e,t,n,o].some(i=>i!==void 0)||s.length>0||r.length>0}const Ur=8;function Wr({configuration:e},t){
const{buildCommand:n="",outputDirectory:o="",settings:s}=e,r=n.split(/[\s'"=;&|()]+/).map(l=>l.replace(/^(?:\.\/)+|(?<!\/)\/+$/g,"")),a=o.split("/").map((l,c,u)=>u.
slice(0,c).join("/")),i=typeof s.rootDirectory=="string"?`${s.rootDirectory}/`:"",d=[...r,...a.reverse()].filter(l=>/^[^./-][^:*?]*$/.test(l));return[...new Set(
d)].map(l=>i+l).filter(l=>(t?.list(l).length??0)>0).slice(0,Ur)}async function Gr(e,t,n,o){try{for(const s of Lr){s&&await n.clock.sleep(s,n.signal);const r=await n.
platform.readFailure(t,e);if(r&&Fr(r))return r}}catch(s){n.signal.throwIfAborted();const r=(0,W.I7)(s);o.warn(`The failure record of ${e} cannot be read: ${r.message}`,
r.remedy)}}}),3716:((Se,U,S)=>{S.d(U,{LP:()=>E,QE:()=>f});var W=S(5807);function E(P){return/^\s*at\s.*[:)\d]$/.test(P)}const G=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,
C=2,_=2e3;class p{#e;#t;#n=[];#o=0;constructor($){this.#e=$}push($){const k=(0,W.Nl)($.slice(0,_)).trimEnd().replace(/ \{$/,"");return E(k)?this.#t===void 0&&!G.
test(k)?(this.#t=$,[...this.#s(),$]):(this.#o+=1,this.#n.length<C&&this.#n.push($),[]):[...this.end(),$]}end(){return this.#t=void 0,this.#s()}#s(){const[$,k]=[
this.#o,this.#n];return[this.#o,this.#n]=[0,[]],$<C?k:[this.#e($)]}}function f(P,$){const k=new p($);return[...P.flatMap(xe=>k.push(xe)),...k.end()]}})};export{Vr as id,Jr as ids,Xr as modules};

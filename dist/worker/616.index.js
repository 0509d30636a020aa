const Cu=616,Lu=[616],Mu={7616:((Ru,nt,E)=>{E.r(nt),E.d(nt,{diagnosticsOf:()=>As,findingsOf:()=>Eu,isFaultOfSource:()=>Su});var _s=E(1224),k=E(5807),Cs=E(2345),
Ls=E(2207);const st=new WeakMap,Ms=3;function _(e,t){const n=Ps(e);if(n.length===0)return e.exec(t);for(const s of n)if(t.includes(s))return e.exec(t);return null}
function Ps(e){let t=st.get(e);if(t===void 0){const n=e.ignoreCase?[]:js(e.source);t=n.every(s=>s.length>=Ms)?n:[],st.set(e,t)}return t}function js(e){const t=[
""];let n="",s=0;for(let o=0;o<=e.length;o++){const r=e[o]??"",i=r==="\\"?e[++o]??"":"";if(Ds.test(i))return[];if(r==="["&&(o=Ws(e,o)),r==="("&&(s+=1),r===")"&&
(s-=1),s>0&&r!=="(")continue;const a=r==="\\"?i:r;if(a!==""&&!(r==="\\"?Us:Fs).includes(a)){n+=a;continue}(r==="*"||r==="?"||r==="{")&&(n=n.slice(0,-1)),n.length>
(t.at(-1)??"").length&&(t[t.length-1]=n),n="",r==="{"&&(o=e.indexOf("}",o)),r==="|"&&t.push("")}return t}const Ds=/^[uxck\d]$/,Fs="()[{*+?^$.|",Us="bBdDsSwWnrtf\
vpP";function Ws(e,t){let n=t+1;for(;e[n]!=="]";)n+=e[n]==="\\"?2:1;return n}function ot(e,t,n){for(const s of e.signs)if(!(s.codes&&!(t.code&&s.codes.includes(
t.code)))&&!(s.exitCodes&&!(typeof t.exitCode=="number"&&s.exitCodes.includes(t.exitCode)))&&!(s.signals&&!(t.signal&&s.signals.includes(t.signal)))&&!(s.stages&&
t.stage&&!s.stages.includes(t.stage.toLowerCase()))&&!(s.weak&&t.diagnostics?.some(({severity:o,line:r})=>o==="error"&&r!==null))){if(!s.log)return{groups:{},facts:t,
lines:n};for(let o=n.length-1;o>=0;o--){const r=_(s.log,n[o]??"");if(r)return{groups:r.groups??{},facts:t,lines:n}}}}function C({code:e}){return Ls.sR.some(t=>t===
e)}function h(e,t){for(const n of e){const s=_(t,n)?.[1];if(s!==void 0)return s}}function $(e,t){return e===void 0||e===""?t:`"${e}"`}function rt(e,t){let n=[],
s=Array.from({length:t.length+1},(o,r)=>r);for(let o=1;o<=e.length;o++){const r=[o];for(let i=1;i<=t.length;i++){const a=e[o-1]===t[i-1],c=o>1&&i>1&&e[o-1]===t[i-
2]&&e[o-2]===t[i-1];r[i]=Math.min((s[i]??0)+1,(r[i-1]??0)+1,(s[i-1]??0)+(a?0:1),c?(n[i-2]??0)+1:Number.POSITIVE_INFINITY)}[n,s]=[s,r]}return s[t.length]??0}const ee={
characters:80,candidates:1e3,shown:3};function j(e,t){const n=$e(e);if(n===""||e.length>ee.characters)return[];const s=t.slice(0,ee.candidates).filter(r=>r!==e&&
r.length<=ee.characters).flatMap(r=>{const i=at(e)===at(r)?Math.min(ct(n,$e(r))??it,it):ct(n,$e(r));return i===void 0?[]:[{each:r,points:i}]}),o=Math.min(...s.map(
({points:r})=>r));return s.sort((r,i)=>r.points-i.points).filter(({points:r})=>r<=o+1).slice(0,ee.shown).map(({each:r})=>r)}function Gs(e,t){return j(e,t).filter(
n=>rt(e,n)<=Math.max(1,Math.floor(Math.min(e.length,n.length)/8)))}function $e(e){return e.toLowerCase().replace(/[-_.:\s]/g,"")}const it=1;function at(e){return/^[^:]{1,40}(?=:)/.
exec(e)?.[0]??`${e}:`}function ct(e,t){if(e===t)return 0;const n=Math.max(1,Math.floor(Math.min(e.length,t.length)/3)),s=rt(e,t);if(s<=n)return s;const[o,r]=e.length<
t.length?[e,t]:[t,e];if(o.length>=4&&(r.startsWith(o)||r.endsWith(o)))return n+1}const ye=/; there (?:is|are) (?<names>[^;]{1,300})$/;function te(e,t){return t.
length===0||ye.test(e)?e:`${e.replace(/[.:]?\s{0,4}$/,"")}; there ${t.length===1?"is":"are"} ${t.join(", ")}`}function be(e){return e.replace(ye,"")}function ne(e){
return ye.exec(e)?.groups?.names?.split(", ")??[]}function Ee(e){return e.endsWith("/")}function Bs(e){return ne(e).find(Ee)}const zs=[/["'](?<name>[\w$]{1,200})["'] is not exported (?:by|from) (?:["'](?<from>[^"']{1,400})["']|(?<path>[^\s,"']{1,400}))/,
/No matching export in "(?<from>[^"]{1,400})" for import "(?<name>[\w$]{1,200})"/,/\bexport '(?<name>[\w$]{1,200})' (?:\(imported as '[^']{1,200}'\) )?was not found in '(?<from>[^']{1,400})'/,
/The requested module '(?<from>[^']{1,400})' does not provide an export named '(?<name>[\w$]{1,200})'/,/(?:Module )?'"(?<from>[^"']{1,400})"' has no exported member (?:named )?'(?<name>[\w$]{1,200})'/,
/\bExport (?<name>[\w$]{1,200}) doesn't exist in target module/,/'(?<from>[^']{1,400})' does not contain a (?<name>default) export/,/Module '"(?<from>[^"]{1,400})"' has no (?<name>default) export/];
function se(e){for(const t of zs){const{name:n,from:s,path:o}=_(t,e)?.groups??{};if(n!==void 0)return{name:n,from:s??o}}}const Hs=300,Ks=/^ {0,40}export (?:declare |abstract )?(?:async )?(?:const enum|const|let|var|function ?\*?|class|interface|type|enum|namespace) (?<name>[\w$]{1,100})/,
Zs=/^\s{0,40}(?:module\.)?exports\.(?<name>[\w$]{1,100})\s*=/,Ys=/(?:^|\bas\s+)(?<name>[\w$]{1,100})\s*$/,qs=/^\s{0,40}export\s+(?:type\s+)?\*\s+from\s+["'](?<from>[^"']{1,300})["']/;
function Vs(e){const t=new Set,n=[];let s=!1;for(const o of e){const r=(Ks.exec(o)??Zs.exec(o))?.groups?.name;r&&t.add(r),/^\s{0,40}export\s+default\b/.test(o)&&
t.add("default");const i=qs.exec(o)?.groups?.from;i!==void 0&&n.push(i);const a=/^\s{0,40}export\s+(?:type\s+)?\{/.exec(o);if(s||=a!==null,!s)continue;const[c=""]=o.
slice(a?.[0].length??0).split("}",1);for(const l of c.replace(/\/\/.*$/,"").split(",")){const d=Ys.exec(l.trim())?.groups?.name;d&&t.add(d)}if(s=!o.includes("}"),
t.size>=Hs)break}return{own:[...t],from:n}}var m=E(6760);const Xs=["error","warning","notice"],Js=/^\..|.\.config\.[a-z]{1,10}$|^package(?:-lock)?\.json$/;function Qs(e){
const t=m.posix.basename(e);return Js.test(t)||t.includes("tsconfig")&&t.endsWith(".json")}const eo=/^TS5\d{3}$/;function lt({code:e}){return eo.test(e??"")}const to=/^ts\(?(?:2304|2305|2307|2503|2552|2580|2614|2686|2688|2694|2724|2792|2882)\)?$/i,
no=/^ts\(?(?:6133|6138|6192|6196|6198|6385|6387|7005|7006|7016|7019|7022|7023|7024|7027|7028|7030|7031|7034|7044|7045|7053|18046|80\d{3})\)?$/i,so=/^(?:\w*Error: )?(?:[×x] )?(?:(?:Module )?[Bb]uild failed\b|Unexpected (?:token|eof|end of file)\b|Expression expected|Declaration or statement expected|Unterminated regexp literal|Expected (?:ident|unicode escape)\b|'(?:[),;:}]|=>|<\/)' expected)/i;
function oo({code:e,message:t}){const n=e??"";return(to.test(n)?-1:0)+(no.test(n)?3:0)+(so.test(t)?.5:0)}function ro({code:e}){const[t="",...n]=(e??"").split("/").
reverse();return/^[a-z][a-z-]+$/.test(t)&&n.every(s=>/^@?[a-z][\w-]*$/.test(s))}const io=/^Parsing error|\bUnable to resolve\b|\bis not defined\b|\bnot found in\b/;
function ao(e){return lt(e)?-2:Qs(e.file)?1:0}function co(e,t=10){const n=new Set,s=new Set,o=e.map(c=>{const l=JSON.stringify([c.severity,c.file,c.line]),d=JSON.
stringify([c.severity,c.message]),u=ro(c)&&io.test(c.message),f=n.has(l)||s.has(d);n.add(l),s.add(d);const p=(c.line===null?4:0)+(f&&!u?2:0)+ao(c)+oo(c)-(u?1:0);
return{diagnostic:c,weight:p}}),r=Xs.map(c=>o.filter(({diagnostic:l})=>l.severity===c).toSorted((l,d)=>l.weight-d.weight).map(({diagnostic:l})=>l)),i=Math.max(0,
t),a=c=>Math.max(0,(c?.length??0)-i);return{shown:r.flatMap(c=>c.slice(0,i)),rest:{error:a(r[0]),warning:a(r[1]),notice:a(r[2])}}}function W(e,{facts:t,lines:n}){
if(!e.startsWith("/"))return e;const s=e.split("/"),o=(t.diagnostics??[]).map(({file:a})=>a.split("/",1)[0]??"").filter(a=>a!==""),r=[...new Set(["node_modules",
...t.list?.("")??[],...o])],i=s.findIndex(a=>r.includes(a));if(i>0)return s.slice(i).join("/");for(let a=s.length-1;a>1;a--){const c=`${s.slice(0,a).join("/")}/`;
if(n.some(l=>r.some(d=>lo(l,c+d))))return s.slice(a).join("/")}return e}function lo(e,t){const n=e.indexOf(t);return n>=0&&!/[\w.-]/.test(e[n+t.length]??"")}function ke(e,t,n=[
""]){const s=e.split("/",40).filter(r=>r!==""&&r!==".");let o="";for(const[r,i]of s.entries()){const a=t(o),c=(r===s.length-1?n:[""]).map(d=>`${i}${d}`),l=c.find(
d=>a.includes(d))??c.map(d=>a.find(u=>u.toLowerCase()===d.toLowerCase())).find(Boolean);if(l===void 0)return;o=m.posix.join(o,l)}return n.some(r=>o===`${s.join(
"/")}${r}`)?void 0:o}const Se=[/Cannot find (?:module|package) '(?<what>[^']{1,300})' imported from (?<from>\S{1,400})/,/Cannot find (?:module|package) '(?<what>[^']{1,300})'/,
/Cannot find module or type declarations for side-effect import of '(?<what>[^']{1,300})'/,/Could not resolve ["'](?<what>[^"']{1,300})["'](?: (?:from|in) ["']?(?<from>[^"'\s]{1,400}))?/,
/^(?:\[UNLOADABLE_DEPENDENCY\] )?Could not load (?<path>[\w@./[\]-]{1,300})$/,/^\S{0,60}\s?Could not load (?<what>\/[^\s()]{1,300}) \(imported by (?<from>[^)\s]{1,300})\)(?!: (?!ENOENT))/,
/The module `(?<what>[^`]{1,200})` could not be loaded\. It may not be installed/,/problem loading plugin "(?<what>[^"]{1,200})"\. Perhaps you need to install/,
/[Ff]ailed to resolve "extends":\s?"(?<what>[^"]{1,300})"/,/Can't resolve '(?<what>[^']{1,300})'/,/\bNotFound\("(?<what>[^"]{1,300})"\)/,/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) (?:the |a )?(?:[\w.-]{1,20} )?(?:module|package|dependency|plugin|preset|parser|loader|adapter|integration|extension|theme|layer):? ["'`](?<named>[^"'`]{1,300})["'`]/,
/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) ["'`](?<named>[^"'`]{1,300})["'`](?=.{0,40}\binstall)/,
/[Ff]ailed to resolve (?:import )?["'](?<what>[^"']{1,300})["'](?: from ["'](?<from>[^"']{1,400})["'])?/,/^(?:\[[\w:-]{1,40}\] )?Failed to resolve (?<what>\/[^\s"']{1,300})(?: from (?<from>\S{1,400}\.html))?$/,
/Can't find stylesheet to import: ["'](?<sheet>[\w./-]{1,300})["']/,/No such file or directory \(os error 2\): @import "(?<sheet>[\w./-]{1,300})"/,/^template not found: (?<what>\S{1,300})$/,
/^ENOENT: Failed to lookup "(?<what>[^"]{1,300})" in /,/ModuleNotFoundError: No module named '(?<what>[^']{1,200})'/],uo=/Package subpath '\.(?<subpath>\/[^']{1,200})' is not defined by "exports" in \S{0,400}?node_modules\/(?<owner>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100})\/package\.json/,
fo=/\bCould not load (?<path>[^\s()]{1,300}) \(imported by [^)\s]{1,300}\): (?:Cannot|Can't|Must not) import\b/,mo=/^Found dead link (?<link>\S{1,300}?)(?:(?<=\/)index)?$/;
function po(e){const t=be(e),{link:n}=mo.exec(t)?.groups??{};if(n)return new RegExp(`(?<=["'\`]|\\]\\()${(0,k.Kf)(n)}(?:\\.(?:md|html))?(?=["'\`)?#\\s])`);const{
owner:s,subpath:o}=uo.exec(t)?.groups??{};if(s&&o)return new RegExp(`(?<=["'\`])${(0,k.Kf)(`${s}${o}`)}(?=["'\`])`);for(const r of[fo,...Se]){const{named:i,sheet:a,
what:c=i??a,path:l}=_(r,t)?.groups??{},d=c?(0,k.Kf)(c):l&&`[@~#$][^\\s"'\`]{0,300}?/${(0,k.Kf)(m.posix.basename(l))}`;if(d)return new RegExp(`(?<=["'\`]|(?:url|\\\
])\\()${d}(?=["'\`)?#])`)}}function L(e){for(const{file:n,severity:s,message:o,code:r}of e.facts.diagnostics??[]){if(lt({code:r??null}))return;if(s!=="error")continue;
const i=be(o),a=ho(dt(i,n),o),c=a?.kind==="file"?void 0:So(i,n,e.facts.list);if(c??a)return c??a}if(e.facts.diagnostics?.some(n=>n.severity==="error"))return;const t=e.
lines.findLastIndex(n=>go.test(n));for(const[n,s]of e.lines.entries()){const o=dt(s,void 0);if(o)return n<t-wo?void 0:o}}function ho(e,t){return e?.kind!=="pack\
age"||Bs(t)===void 0?e:{...e,kind:"file",specifier:ve(t)??e.specifier}}function ve(e){const t=be(e);return Se.map(n=>_(n,t)?.groups?.what).find(Boolean)}const go=/^(?:Uncaught )?(?:Reference|Type|Range)Error: (?!.*\b(?:module|package|import|resolve)\b)/,
wo=3,$o=/^@[\w-]{1,100}\/[\w-]{1,100}$/;function dt(e,t){for(const n of Se){const s=_(n,e)?.groups;if(s?.path)return{kind:"file",specifier:s.path,importer:"."};
if(s?.sheet)return{kind:"file",specifier:s.sheet,importer:t};const o=s?.what??s?.named;if(!s||!o)continue;const r=t??s.from;if(s.named===void 0&&(/\.(?:html?|css|s[ac]ss|less|json)$/.
test(r??"")&&!$o.test(o)||/\.(?:html|njk|liquid)$/.test(o))||/^(?:\.{1,2}(?:\/|$)|\/)/.test(o))return{kind:"file",specifier:o,importer:r};const a=/^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.
exec(o)?.[0];return a===void 0||o[a.length]===":"?void 0:{kind:"package",specifier:a,importer:r}}}const yo=["",..."ts tsx js jsx mjs cjs vue svelte astro css sc\
ss json".split(" ").map(e=>`.${e}`)],bo=/\.(?:css|s[ac]ss|less)$/,Eo=["",".css",".scss",".sass",".less"];function xe(e){const t=e.facts.list??pt(G(e.facts)),n=L(
e),s=n?.kind==="file"&&!G(e.facts).some(Ee)?n:void 0;for(const o of s?mt(s):[]){const r=bo.test(s?.importer??"")?Eo:yo,i=ke(o,t,r);if(i!==void 0&&s)return{specifier:s.
specifier,actual:i}}}function G({diagnostics:e=[]}){return ne(e.find(({severity:t})=>t==="error")?.message??"")}const ut=/^(?:[@~#]|\$\w{1,20})\/(?<rest>[^'"\s]{1,300})$/,
ft=/^[@~#$]?(?<rest>[\w-]{1,60}\/[^'"\s]{1,300})$/,ko=["","src","src/lib","app"];function So(e,t,n){const s=ve(e);return s&&(ut.test(s)||vo(s,t,n).length>0)?{kind:"\
file",specifier:s,importer:t}:void 0}function vo(e,t,n){const[s=""]=ft.exec(e)?.groups?.rest?.split("/",1)??[];return s===""||!n||/^(?:node_modules|src|lib)$/.test(
s)?[]:Re(t).filter(o=>n(o).includes(s)&&n(m.posix.join(o,s)).length>0)}function Re(e){const t=e.split("/").slice(0,20),n=t.map((s,o)=>t.slice(0,o).join("/"));return[
...new Set(n.flatMap(s=>ko.map(o=>m.posix.join(s,o))))].map(s=>s==="."?"":s)}function mt({specifier:e,importer:t}){const n=(ut.exec(e)??ft.exec(e))?.groups?.rest;
if(n&&!/^\.{1,2}\//.test(e))return Re(t??"").map(o=>m.posix.join(o,n));if(e.startsWith("/")){const o=e.split("/").slice(1,40);return o.map((r,i)=>o.slice(i).join(
"/"))}const s=t&&m.posix.join(m.posix.dirname(t),e);return!s||s.startsWith("..")||s.startsWith("/")?[]:[s]}function pt(e){const t=new Map;for(const n of e){const s=n.
split("/");for(const[o,r]of s.entries()){const i=s.slice(0,o).join("/"),a=t.get(i)??new Set;t.set(i,a.add(r))}}return n=>[...t.get(n)??[]]}function Oe(e){const{
list:t}=e.facts,n=G(e.facts);if(n.length>0)return n;const s=L(e);if(!t||s?.kind!=="file")return[];const o=mt({...s,specifier:s.specifier.replace(/[?#].*$/,"")}),
{importer:r}=s;for(const c of o){const l=Ro(c,t,r);if(l.length>0)return l}return(/\.html?$/.test(r??"")?o.map(c=>xo(c,t)):[]).find(c=>c.length>0)??(o.length>0?Ao(
m.posix.basename(o[0]??""),t,r):[])}const ht=/^(?:main|index|entry)\./i;function xo(e,t){const n=m.posix.dirname(e),s=m.posix.basename(e);return!ht.test(s)||n===
"."?[]:t(n).filter(r=>ht.test(r)&&Ne(r,s)).map(r=>m.posix.join(n,r)).slice(0,3)}function Ro(e,t,n=""){const s=e.split("/").filter(d=>d!==".");let o="";for(const d of s.
slice(0,-1)){const u=t(o),f=u.filter(w=>w!=="node_modules"&&!w.startsWith(".")),p=u.includes(d)?d:j(d,f)[0];if(p===void 0)return[];o=m.posix.join(o,p)}const r=s.
at(-1)??"",i=t(o).filter(d=>Ne(d,r,n)),a=i.filter(d=>oe(d)===oe(r)),c=a.length>0?a:j(A(r),i.map(A));return i.filter(d=>a.includes(d)||c.includes(A(d))).map(d=>m.
posix.join(o,d)).slice(0,3)}const gt=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|json)$/i,D=/\.(?:p?css|s[ac]ss|less|styl)$/i,Oo=/\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/i;
function Ne(e,t,n=""){if(D.test(n)&&A(t)===t)return D.test(e);if(A(e)===e)return!0;const s=[gt,D,Oo].find(o=>o.test(t));return s?s.test(e):A(t)===t?gt.test(e)||
D.test(e):(0,m.extname)(e)===(0,m.extname)(t)}function A(e){return e.replace(/(?<=.)\.[a-z]\w{1,9}$/i,"")}function oe(e){return A(D.test(e)?e.replace(/^_(?=.)/,
""):e)}const No=200,To=/^(?:\.|node_modules$|dist$|build$|out$|vendor$|coverage$)/;function Ao(e,t,n=""){const s=[],o=[""];for(let r=0;r<o.length&&r<No;r++){const i=o[r]??
"";for(const a of t(i)){const c=m.posix.join(i,a);oe(a).toLowerCase()===oe(e).toLowerCase()&&Ne(a,e,n)&&s.push(c),!To.test(a)&&A(a)===a&&o.push(c)}}return D.test(
n)&&s.length>1?[]:s.slice(0,3)}const Io=[{name:"import-case",signs:[{}],summary:e=>{const t=xe(e);return t&&`the import "${t.specifier}" differs from the file's\
 name only in upper and lower case`},remedy:e=>`The file is ${$(xe(e)?.actual,"there")}: write the import as it is spelt, or rename it with git mv. Builds run w\
here case counts.`},{name:"missing-file",signs:[{}],summary:e=>{const t=L(e),n=/\.html?$/.test(t?.importer??""),s=t?.kind==="file"&&(n?t.specifier:W(t.specifier,
e));return s&&Oe(e).some(Ee)?`the import "${s}" leads to no file and no package`:s?`the file "${s}" that is imported does not exist`:void 0},remedy:e=>{const t=Oe(
e);if(t.length>0)return`There is ${B(t)}: correct the import, or commit the file that it names.`;const{importer:n="",specifier:s=""}=L(e)??{};return`Check the p\
ath and its upper and lower case, and that the file is committed: \`git check-ignore -v\` tells whether .gitignore holds it back.${/\.s[ac]ss$/.test(n)&&/^\w[\w.-]*\//.
test(s)?" If it is of a package, add the package to package.json and the lockfile.":""}`}},{name:"missing-export",signs:[{}],summary:({facts:e})=>{const t=wt(e);
return t&&`${t.file}${t.line===null?"":`:${t.line}`}: ${t.message}`},remedy:({facts:e})=>{const{message:t=""}=wt(e)??{},n=ne(t),{name:s,from:o}=se(t)??{},r=o?$(
o,""):"the module";return n.length>0?`Import ${B(n)} from ${r}, or export ${s} there.`:s==="default"?`Import by name from ${r}, in braces, or give it a default \
export.`:`Export ${s} from ${r}, or import what it has. A type needs import type.`}},{name:"missing-read",signs:[{log:/ENOENT: no such file or directory, (?:open|stat|scandir) '(?<path>[^']{1,400})'/}],
summary:e=>{const t=e.facts.diagnostics?.find(({severity:n,line:s})=>n==="error"&&s!==null);if(!(t&&!t.message.includes("ENOENT")))return`the file "${W(e.groups.
path??"",e)}" that is read does not exist`},remedy:()=>"Check the path where it is written, its upper and lower case, and that the file is committed."},{name:"m\
issing-package",signs:[{}],summary:e=>{const t=L(e);if(t?.kind!=="package")return;const n=G(e.facts),s=n.length===0?"":`, and package.json has ${B(n)}`;return`t\
he package "${t.specifier}" is not installed${s}`},remedy:e=>{const t=L(e)?.specifier??"the package",n=G(e.facts);return n.length>0?`package.json has ${B(n)}: c\
orrect the name ${t}, or add a package of that name to package.json and the lockfile.`:e.lines.some(s=>s.includes("No module named"))?`Add ${t} to the project's\
 requirements.`:`Run npm install ${t} (or your package manager's add) and commit package.json with the lockfile.${$t(e.facts)}`},part:()=>({kind:"uninstalled"})}];
function wt({diagnostics:e=[]}){const t=e.find(({severity:n})=>n==="error");return t&&se(t.message)?t:void 0}function B(e){return[e.slice(0,-1).join(", "),...e.
slice(-1)].filter(Boolean).join(" or ")}function $t(e){return C(e)?"":" A platform that installs with NODE_ENV=production leaves out devDependencies."}const _o=[
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
package.json has no script ${$(e.script,"of that name")}`,remedy:({facts:e,groups:t,lines:n})=>{const s=e.diagnostics?.find(({code:a})=>a==="missing-script"),o=Co(
n).filter(a=>a!==t.script),r=s?ne(s.message):j(t.script??"",o);return`${r.length>0?`There is ${B(r)}. `:""}Add the script ${$(t.script,"named in the log")} to p\
ackage.json, or name one that exists where it is called.`},part:({groups:e})=>({kind:"member",name:"scripts",wanted:e.script})},{name:"command-not-found",signs:[
{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>[\w@./-]{1,100}): (?:command )?not found$/},{log:/spawn (?<command>[\w@./-]{1,100}) ENOENT$/},
{exitCodes:[127]}],summary:({groups:e})=>`the command ${$(e.command,"to run")} was not found`,remedy:({groups:e,facts:t})=>`Add the package that brings ${$(e.command,
"it")} to dependencies in package.json.${$t(t)}`,part:({groups:e})=>e.command?{kind:"script",command:e.command}:void 0},{name:"permission-denied",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>\S{1,200}): Permission denied$/},
{log:/EACCES: permission denied, \w{1,20} '(?<command>[^']{1,200})'/},{exitCodes:[126]}],summary:({groups:e})=>`permission denied${e.command?` for ${$(e.command,
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
rough \${{ secrets.${e.name??"NAME"} }}.`},...Io,{name:"builder-crashed",signs:[{codes:["builder_crashed"]}],summary:({facts:e})=>(e.message||"The process that \
built this deployment crashed").replace(/^The/,"the"),remedy:()=>"Deploy again. If it fails again, something in the repository crashes the platform's worker: th\
e operators find the cause in the platform's log."},{name:"build-killed",signs:[{codes:["build_killed"]},{signals:["SIGKILL","SIGTERM"]},{exitCodes:[137,143]}],
summary:()=>"the build was killed",remedy:()=>"Look in the log for what ended it, and deploy again. If it fails again, the build may need more memory or time th\
an it may use."}];function Co(e){const t=new Set,n=e.findLastIndex(s=>/[Mm]issing script|not found|a script named/.test(s));for(const s of e.slice(Math.max(0,n),
n+40)){const o=h([s],/^\s*(?:npm|pnpm|yarn|bun) run ([\w:.-]{1,60})(?:\s|$|")/)??Lo(s);o&&t.add(o)}return[...t].slice(0,10)}function Lo(e){return h([e],/Did you mean "(?:pnpm|yarn|npm) (?:run )?([\w:.-]{1,60})"/)}
function v(e){return e?{kind:"dependency",name:x(e)}:void 0}function x(e){return e.replace(/%2f/i,"/").replace(/\/-\/.*$/,"").replace(/(?<=.)@.*$/,"").replace(yt,
"")}const yt=/(?<=\w)-(\d{1,5}\.\d{1,5}\.\d[\w.+-]{0,60})\.tgz$/;function Mo(e){return/^.[^@]*@(?:npm:)?(.+)$/.exec(e)?.[1]??yt.exec(e)?.[1]}function Ou(e){switch(e.
kind){case"uninstalled":return;case"file":return e.path;default:return"package.json"}}const Po=[{name:"browser-only",signs:[{log:/ReferenceError: (?<name>window|document|localStorage|sessionStorage|navigator|HTMLElement) is not defined/}],
summary:({groups:e})=>`code for the browser ran during the build (${e.name} is not defined)`,remedy:({groups:e})=>`Use ${e.name} only in the browser: after moun\
ting (onMount, useEffect, client:only), or where typeof ${e.name} !== 'undefined'.`},{name:"esm-only",signs:[{tool:"node",log:/ERR_REQUIRE_ESM|require\(\) of ES Module \S{1,300}/}],
summary:()=>"a package that exists only as an ES module was loaded with require()",remedy:({facts:e})=>`Load it with import (name the file .mjs, or set "type": \
"module" in package.json)${C(e)?"":", or use Node.js 22 or newer on a platform that lets you choose"}.`},{name:"next-static-params",signs:[{tool:"next",log:/Page "(?<page>[^"]{1,200})" is missing "generateStaticParams\(\)"/}],
summary:({groups:e})=>`the page ${$(e.page,"")} has no generateStaticParams()`,remedy:()=>"Export generateStaticParams() from that page, so that the static expo\
rt knows its paths."},{name:"base-path",signs:[{tool:"sveltekit",log:/does not begin with `base`, which is configured in `paths\.base`/}],summary:()=>"a link le\
aves the configured base path",remedy:()=>"Put the base path before the site's own links, or remove the base path: the platform serves each app at its own host'\
s root."},{name:"dead-link",signs:[{tool:"sveltekit",log:/^Error: 404 (?<link>\S{1,300}) \(linked from (?<page>\S{1,300})\)/},{tool:"vitepress",log:/Found dead link (?<link>\S{1,300}) in file (?<page>\S{1,300})/},
{tool:"docusaurus",log:/^\s*-> linking to (?<link>\S{1,300})/},{weak:!0,tool:"nuxt",log:/^\s*│ [├└]── \[404\] Page not found: (?<link>\S{1,300})/}],summary:({
groups:e,lines:t})=>{const n=e.page??h(t,/(?:Broken link on source page path =|│ └── Linked from) (\S{1,300}?):?$/);return`a link to ${e.link}${n?`, in ${n}\
,`:""} leads to no page`},remedy:()=>"Correct the link, or add the page. The log names any others."},{name:"page-failed",signs:[{weak:!0,tool:"sveltekit",log:/^\[500\] GET (?<page>\S{1,300})/},
{weak:!0,tool:"qwik",log:/^!!! (?<page>\S{1,300}): Error during SSG$/}],summary:({groups:e,lines:t})=>{const n=t.findLastIndex(s=>/^(?:\[500\] GET |!!! \S{1,300}: Error during SSG$)/.
test(s));return`the page ${e.page} failed while it was rendered: ${t[n+1]?.replace(/^Error: /,"")??""}`},remedy:()=>"Mend what the page loads or shows; the stac\
k in the log names the functions."},{name:"gatsby-graphql",signs:[{weak:!0,tool:"gatsby",log:/^error There was an error in your GraphQL query:/}],summary:({lines:e})=>{
const t=e.findLastIndex(n=>n.startsWith("error There was an error in your GraphQL query"));return`a GraphQL query fails: ${e.slice(t+1).find(n=>n!=="")??""}`},remedy:()=>"\
Correct the query, or give its type the field in gatsby-node (createSchemaCustomization)."},{name:"gatsby-page-failed",signs:[{weak:!0,tool:"gatsby",log:/^error Building static HTML failed for path "(?<page>[^"]{1,300})"/}],
summary:({groups:e,lines:t})=>`the page ${e.page} failed while it was rendered: ${h(t,/^\s*WebpackError: (.{1,300})/)??""}`,remedy:()=>"Mend what the page loads\
 or shows: gatsby build --verbose tells more, and gatsby develop the line."},{name:"nuxt-page-failed",signs:[{weak:!0,tool:"nuxt",log:/^\s*│ [├└]── \[5\d\d\] (?<message>.*)/}],
summary:({groups:e,lines:t})=>{const n=t.findLastIndex(o=>/^\s*│ [├└]── \[5\d\d\]/.test(o));return`the page ${h(t.slice(0,n).reverse(),/├─ (\/\S{0,300}) \(\d+ms\)/)}\
 failed while it was rendered: ${e.message}`},remedy:()=>"The log does not tell the error itself: run npx nuxt dev and open the page, where it stands with its s\
tack. Code for the browser and missing variables are common causes."},{name:"package-cycle",signs:[{tool:"turbo",log:/^[\s`>-]*[x×] (?:Cyclic|Circular) dependency detected/}],
summary:({lines:e})=>{const t=h(e,/^\s*\|\s{1,8}([@\w./#-]{1,100}(?:, [@\w./#-]{1,100}){1,20})$/);return`packages depend on each other in a cycle${t?`: ${t.replace(
/#[\w:-]{1,60}/g,"")}`:""}`},remedy:()=>"Take one of the dependencies between these packages out of their package.json files.",part:({lines:e})=>v(h(e,/^\s*\|\s{1,8}([@\w./-]{1,100})#\S{1,60} -> /))},
{name:"turbo",signs:[{tool:"turbo",log:/^[\s`>-]*[x×] (?<what>No package found with name '[^']{1,100}' in workspace)$/},{tool:"turbo",log:/^[\s`>-]*[x×] (?<what>Could not find task `[^`]{1,100}` in project)$/}],
summary:({groups:e})=>`turbo: ${e.what}`,part:({groups:e})=>e.what?.includes("task")?{kind:"file",path:"turbo.json"}:void 0,remedy:({groups:e})=>e.what?.includes(
"task")?"Name the task in build-command as turbo.json has it among its tasks.":"Write --filter in build-command as the name in that package's package.json."},{name:"\
css-minify",signs:[{tool:"vite",log:/^(?:\w*Error: )?\[lightningcss minify\] (?<what>\S.{0,200})$/}],summary:({groups:e,lines:t,facts:n})=>{const s=n.diagnostics?.
find(({severity:i,line:a})=>i==="error"&&a!==null);if(s)return`${s.file}:${s.line}: ${e.what}`;const o=t.findIndex(i=>/^\s*\|\s+\^/.test(i)),r=/^\d{1,7} *\| *(\S.{0,80})/.
exec(t[o-1]??"")?.[1]?.trim();return`the style sheets do not parse: ${e.what}${r?`, at ${$(r,"")}`:""}`},remedy:()=>"Look above what is quoted for a rule or a c\
omment that is not closed, in the style sheet that holds it."}],jo=/(?:^|\s)[\d.,]{1,12}\s?(?:B|bytes|[kKMG]i?B)(?=$|[\s│|,)\]])/,Do=/\b(?:errors?|fail(?:ed|s)?|exceed(?:s|ed)?|limit|too (?:large|big|long)|cannot|must|not)\b/i,
Fo=[/^\s*[○●◐ƒλ∙]\s{1,4}(?:\(|\/)/u,/^\s*(?:Route|Page|Asset|File|Path|Name|Chunk|Size)\b.{0,120}\b(?:Size|First Load|gzip|Chunks|Type)\b/,/^\s*[├└┌┬╰╭](?:[─━]{0,3}\s|$)(?!.{0,200}(?:Error|\[\d{3}\]|✖|×))/u,
/^\s*\+ First Load JS\b/,/^\s*(?:\[[\w:@/.-]{1,40}\]\s)?(?:✓|✔|√|✅|☑|🎉|✨|🚀|λ|▶|❯)/u,/\b(?:built|done|finished|completed|compiled|generated|wrote|copied|written)\b.{0,80}\b\d[\d.,]{0,8}\s?(?:ms|s|sec|seconds|min|minutes?)\b/i,
/^\s*[-•]?\s?\d{1,7} (?:errors|warnings|hints|modules?|pages?|files?|assets?|packages?)\b.{0,60}$/,/\(\d{1,7}\/\d{1,7}\)\s*$/,/^\s*(?:Result|Summary|Total|Time|Duration|Tasks|Cached)\b.{0,60}:/,
/^\s*(?:Attention: |This information is used|You can learn more|Learn more|Read more|See https?:|https?:\/\/\S{1,300}$)/,/^\s*▲ Next\.js \d/u,/^\s*\.{3} (?:collapsed )?\d{1,7} (?:duplicate )?lines matching /,
/^\d{1,7}:(?:\s|$)/],Uo=/^\s*(?:✓|✔|√|✅|🎉|✨)|\b(?:built|done|completed|finished) in \d|\bcompiled successfully\b|^\s*[○●ƒλ]\s{1,4}\(/iu;function bt(e){
return Fo.some(t=>t.test(e))||Wo(e)||Et(e)}function Et(e){return jo.test(e)&&!Do.test(Go(e))}function Wo(e){return e.length<=300||e.split(" ").length>e.length/16?
!1:e.split(/[;{}=]/).length>e.length/30}function kt(e){return Uo.test(e)}function Go(e){return e.split(/\s+/).filter(t=>!/[/.][\w[]/.test(t)).join(" ")}function z(e){
return/^\s*at\s.*[:)\d]$/.test(e)}const Bo=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,St=2,zo=2e3;class Ho{#e;#t;#n=[];#s=0;constructor(t){
this.#e=t}push(t){const n=stripEscapes(t.slice(0,zo)).trimEnd().replace(/ \{$/,"");return z(n)?this.#t===void 0&&!Bo.test(n)?(this.#t=t,[...this.#o(),t]):(this.#s+=
1,this.#n.length<St&&this.#n.push(t),[]):[...this.end(),t]}end(){return this.#t=void 0,this.#o()}#o(){const[t,n]=[this.#s,this.#n];return[this.#s,this.#n]=[0,[]],
t<St?n:[this.#e(t)]}}function Nu(e,t){const n=new Ho(t);return[...e.flatMap(s=>n.push(s)),...n.end()]}const Ko=/^\s{0,8}⚠|^(?:[▲!]\s{1,3})?(?:\[(?:warn(?:ing)?|hint|info)\]|(?:deprecation )?warning\b(?! as error))|^\s{0,4}(?![-*])[^\s:"']{1,400}(?::\d{1,7}){1,2}:?\s(?:-\s)?(?:warning|hint|info|note|message|suggestion)\b|^\s{0,4}[^\s:"']{1,400}\(\d{1,7},\d{1,7}\): (?:warning|info|message)\b|^\s*\d{1,7}:\d{1,7}\s{1,40}(?:warning|hint|info)\b/i,
Zo=/^\s*(?:[✘✖✗×⨯]|x\s|\[?(?:error|fatal)\b|\w{0,60}(?:Error|Exception)\b.{0,40}:\s|\d{1,7}:\d{1,7}\s{1,40}error\b)/i,Yo=/^(?:\s|$|\d{1,7}(?:\s|$))/,qo=/^(?:WARNING in \S|\(!\) Some chunks\b)/,
Vo=12;function Xo(e){return Ko.test(e)}function Te(e,t,n){const s=new Set;let o=!1,r=!1;for(let i=Math.max(0,t-Vo);i<n;i++){const a=e[i]?.text??"";r=qo.test(a)||
r&&a.trim()!==""&&!/^ERROR in /.test(a),o=r||Xo(a)||o&&Yo.test(a)&&!Zo.test(a),o&&s.add(i)}return s}const Jo=/^(?:\[(?:error|ERROR|fatal)\](?:\s|$)|\w{1,20}\sERR!\s(?:[A-Z]\w{1,40}\s)?|\S{1,100}\sSTD(?:ERR|OUT)\s|[│■▲●└]\s{1,4}|(?:notsup|notarget|engine|network|JSON\.parse)\s)/;
function R(e){return e.replace(Jo,"")}const vt=[/^\s*(?:\$|>(?!\s[A-Z].*\.$)|[+|│]|➤|at\s|\d{1,7}\s?[|│]|[{})\]]|\((?!!\))|\[$|-{2}|\*|node:internal|file:\s|throw\s|Node\.js v|A complete log|In most cases)/,
/^\s*(?:npm\s)?(?:<[cdilptw]>\s|\[?warn(?:ing)?\]?\b|\(node:\d|deprecat|info\b|notice\b|success\b|debug\b|verbose\b|note\b|hint\b|tip\b)/i,/^\s*(?:See|If|To|You|Note|Please|Try|Did you|This|Learn|Use|Visit|Run|For|Pass|Make sure|Searched|Import trace|Require stack|Emitted|Error reference|Location:|Stack trace|Progress|Packages|Checked out|Cloning|Lockfile is)\b/,
/^[^\w]{0,10}\d{1,6}\s(?:problem|error|warning)s?\b/,/^(?:Required|Actual|Wanted|Found|Valid \w+):\s/,/^(?:\[[\w:@/.-]{1,40}\]\s|[^\w[]){0,8}(?:Error:\s)?(?:(?:[\w-]{1,20}\s)?build\s(?:failed|error|was canceled)|failed (?:to (?:compile|build)|with errors|tasks)|command failed|(?:error )?during build)(?:\W|$)(?!.*\b(?:Error|not|resolve)\b)/i,
/\b(?:exited? (?:with )?(?:code|status)|exit code|ELIFECYCLE|exited with \d)/,/^\s{2,}\w+:\s(?:undefined|null|true|false|-?\d+|\[|\{|'E?[A-Z_]+')/,/^(?:code|path|errno|syscall|command|cwd|location|dest)\s\S{1,400}$/,
/^\s*\[?\w*Error\]?:?\s*$/,/^\s*(?:\w{0,60}Error:\s)?5\d\d\s\/\S{0,300}$/,/^\s*\S{1,400}:\d{1,7}:(?:\d{1,7}|NaN)$/],xt=/^\s*(?:✘|✖|✗|×|⨯|x\s|!|\[!\]|\(!\)|\[?(?:ERROR|error|fatal|FATAL|panic)\b\]?[\s:]|\d{1,7}:\d{1,7}[\s:]{1,4}error\b|ERR_|E\d{3}\b|YN00)/,
Qo=/^[^\w]{0,10}(?:\[[^\]]{1,60}\]:?\s){0,3}(?:\w{1,40}\s){0,3}[([]?(?:Uncaught\s)?\w{0,60}(?:Error|Exception)\b[^:]{0,40}:?\s\S/,er=/^\s*(?:Caused by|Cause):$/,
Rt=/^\s{2,8}\d{1,2}:\s/,tr=/^(?:\/(?:usr\/)?bin\/)?(?:ba|da|z)?sh:\s/,nr=/^\s*(?:\[cause\]:|Caused by:|Cause:)\s*\S/,sr=/^(?:\[cause\]:|Caused by:|Cause:)\s{1,4}/,
Ae=/\b(?:not (?:found|compatible|exported|defined|set|exist|resolve|valid|allowed|a function|installed|recognized|a supported|available|match)|doesn['’]t|does not|cannot|can['’]t|could not|couldn['’]t|failed to|unable to|unexpected|invalid|undefined|missing|unknown|expected|required|duplicate|must|unclosed|no such|no matching|forbidden|denied|unauthorized|refused|incompatible|unsupported|conflict(?:s|ing)?|unresolved|broken|mismatch|bad|incomplete|unrecognised|unterminated|dead|has no|no (?:\w{1,20} ){1,3}found|should (?:be|have|exist|not)|trailing)\b/i,
Ot=/\bE[A-Z]{4,}\b|[a-z](?:Expected|NotFound|Missing|Invalid)\b/,or=/^\s*(?:at\s|Hint:|Location:|Stack trace:|(?:>\s{0,9})?\d{1,7}\s?[|│])/,re=3,rr=3,ir=1e3,ar=6;
function Ie(e){let t;const n=Math.max(0,e.length-ir),s=Te(e,n,e.length),o=e.findLastIndex(({text:r})=>kt(r));for(let r=n;r<e.length;r++){const i=s.has(r)?0:xr(e,
r),a=i>=re&&r>o?i+rr:i;i>=re&&a>(t?.points??0)&&(t={at:r,points:a})}return t&&Nt(e,t.at)}function Nt(e,t){const n=o=>R(e[o]?.text??"").trim(),s=[];for(let o=t+1;o<
e.length&&s.length<ar&&o<t+12;o++){const r=n(o);if(!(r===""||/^(?:(?:>\s{0,9})?\d{1,7}\s?[|│]|See\b|Hint)/.test(r))){if(z(r))break;s.push(r)}}return{at:t,message:Tt(
n(t).replace(xt,"").replace(sr,"").replace(/^(?:\d{1,2}:\s(?!\d)|in\s{1,4}(?=\w{0,60}Error:\s))/,"").trim()||n(t),e,t),details:s}}const cr=/^(?:\w{0,60}(?:Error|Exception):\s)?(?:in\s)?\(?(?<path>[^\s:"'`]{0,400})(?::\d{1,7}){0,2}:?\)?$/,
lr=/^(?:x|✗|×)?\s?(?:Build|Module build|Module parse) failed(?: in [\d.]+m?s)?(?: \(from [^()]{1,300}\))?[.:]?$/,ie=14,dr=/^(?:\|- |[├╰└]─{1,2}▶\s{1,4}(?:[×x]\s{1,4})?)/;
function Tt(e,t,n){if(wr.test(e))return[e.replace(/\.$/,""),yr(t,n)].filter(Boolean).join(": ");const s=gr(e,t,n)??mr(e,t,n)??It(e,t,n);if(s)return`${e} ${s}`;const o=cr.
exec(e)?.groups?.path,r=o===""||/[./]/.test(o??"")||lr.test(e);if(!r&&!e.endsWith(":")&&!_t.test(e))return e;for(let i=n+1;i<=n+ie&&i<t.length;i++){const a=R(t[i]?.
text??"").replaceAll("**","").trim().replace(dr,"").replace(br,(c,l,d)=>l===d?`${l}: `:c);if(z(a))break;if(!(a===""||Er.test(a)||e.includes(a))){if(r)return a;if(!Ct(
a)){if(_t.test(e)&&/^\s/.test(t[i]?.text??""))continue;return e}return[e,a,It(a,t,i)].filter(Boolean).join(" ")}}return e}const ur=/^expect\(/,fr=/^\s{2,8}(?:Expected|Received)[^:]{0,40}: {1,8}\S/;
function mr(e,t,n){if(!ur.test(e))return;const o=t.slice(n+1,n+ie).map(r=>r?.text??"").filter(r=>fr.test(r)).map(r=>r.trim().replace(/ +/g," "));return o.length===
0?void 0:`(${o.slice(0,2).join(", ")})`}const pr=/\bis not assignable to\b|^No overload matches|\bdoes not satisfy\b/,hr=/^\s{2,60}(?=[A-Z])(?!\s{0,60}(?:Overload|The last overload)\b)/;
function gr(e,t,n){if(!pr.test(e))return;let s;for(let o=n+1;o<=n+ie;o++){const r=t[o]?.text??"";if(!hr.test(r))break;s=r.trim()}return s===void 0||e.includes(s)?
void 0:s}const At=/^\s{0,8}[-*•]\s{1,4}(?<item>\S.{0,120})$/,_e=3;function It(e,t,n){if(!e.endsWith(":"))return;const s=R(t[n+1]?.text??"").trim()===""?n+2:n+
1,o=[];for(let r=s;o.length<=_e;r++){const i=At.exec(R(t[r]?.text??""))?.groups?.item;if(i===void 0)break;o.push(i.replace(/[`'",;]{1,4}$/,""))}if(o.length!==0)
return o.length>_e?`${o.slice(0,_e).join(", ")}, \u2026`:o.join(", ")}const wr=/^(?:\[[\w:-]{1,60}\] ){0,3}(?:\w{0,60}Error: )?(?:Undefined (?:variable|function|mixin)|Can't find stylesheet to import)\.?$/,
$r=/^[\s│|]{1,40}(?<carets>\^{1,200})\s{0,40}$/;function yr(e,t){for(let n=t+1;n<=t+ie&&n<e.length;n++){const s=$r.exec(e[n]?.text??"")?.groups?.carets?.length,
o=e[n]?.text.indexOf("^")??-1;if(s!==void 0)return e[n-1]?.text.slice(o,o+s).trim()?.replace(/^@(?:use|forward|import) (?=["'])/,"")}}const br=/^([\w.]{1,60}): ([\w.]{1,60}): /,
_t=/\bdoes not match (?:\w{1,20} ){0,3}schema\b|\binvalid (?:\w{1,20} ){0,2}(?:config|file|options)\b[^:]{0,80}$|^(?:\w{1,40}Error: |Error: )?(?:bad|invalid|broken|wrong) (?:[\w-]{1,20} ){0,2}(?:files?|data|configuration)\.?$/i,
Er=/^(?:[>\s│|·]{0,20}\d{1,7}\s?[|│]|[-─^~╵╰╭`,·│|\s]{2}|File:|file:|Hint|Stack trace:|"\w{1,40}":\s|throw |\^|\W+$)/;function Ct(e){return(Ae.test(
e)||Ot.test(e))&&!vt.some(t=>t.test(e))}function kr(e,t){const n=o=>e[o]?.text??"";return nr.test(R(n(t)))?!0:Rt.test(n(t))?!Rt.test(n(t+1)):er.test(n(t-1))}const Sr=/^.{0,60}\b(?:errors? during \w{1,20}|failed with \d{1,4} errors?|(?:build|compilation|prerendering|generation) (?:failed|error)|failed to compile)\b[^:]{0,40}[:.]?$/i;
function vr(e,t){const n=e[t-1]?.text??"",s=n.trim()===""?e[t-2]?.text??"":n;return Sr.test(s.trimEnd())}function Ce(e){return/(?:\.{3}|…)$/.test(e)&&!Ae.test(
e)}function xr(e,t){const n=e[t]?.text??"",s=R(n);if(s.trim()===""||Ce(s)||bt(s)||vt.some(a=>a.test(s)))return 0;const o=[1,2].map(a=>R(e[t+a]?.text??"")),i=[Qo.
test(s)?4:0,n!==s||xt.test(n)?3:0,s.endsWith(":")&&At.test(e[t+1]?.text??"")?4:0,kr(e,t)?8:0,tr.test(s)?6:0,Ae.test(s)||Ot.test(s)?3:0,/["'`“]\S/.test(s)?1:0,
o.some(a=>or.test(a))?2:0].reduce((a,c)=>a+c,0);return i<re&&vr(e,t)?re:i}const Rr=/(?:\b|[a-z])(?:error|exception|fatal|failed|cannot|denied|invalid)\b/i,Or=/^(?: {0,3}(?:\[?(?:ERROR|error|FATAL)\]?:?|(?:lerna )?ERR!|NX|[x×✖✘]|>(?= [A-Z].*\.$))\s+){1,3}/u,
Nr=/^ {1,3}[x×✖] \S/u,Lt=/^\s*\[cause\]: (?:Error: )?(?<message>\S.*)$/,Tr=/^(?:\$ |A complete log of this run|Log files were not written|For help, run: |(?:\[\w{1,20}\] )?(?:[✗x🚨] )?Build failed|Failed to compile|Storybook exited with|(?:success|failed|not finished) .{1,200} - [\d.]+s$|Use --verbose |Pass --verbose |yarn (?:run|install) v\d|\[[\w@:/ .-]{1,60}\]$|Rspack (?:build failed|compiled)|To suppress |INFO |FATAL$|(?:error )?(?:during build|Command failed)|Node\.js v\d|Found \d+ errors? |Eleventy Fatal Error|Problem writing Eleventy|(?:Wrote|Copied) \d|\s{0,4}ELIFECYCLE|\s{0,4}run failed: command |Lifecycle script |script "[^"]{1,60}" exited with |(?:code|path|workspace|location|syscall) \S{1,400}$|>(?! [A-Z].*\.$)|[{}(]|at |info |Exit code|$)/u,
Ar=/^(?:Checked out |Cloning |\[\d\/\d\] |Progress: |Packages: |Scope: |Saved lockfile|Already up to date|Lockfile is up to date|Done in |Resolv(?:ing|ed)[ ,]|This error happened while |Run with the --force |Running target |[·•\u2800-\u28ff├└│┌] ?|[-+]{1,80}$|[-\\|/] |notsup (?:Valid|Actual) |\d\d:\d\d:\d\d\s)/u,
Ir=/^\s/,_r=/^\s*(?:at |[|│:{}>^~-]|\d{1,7} *[|│])/,Cr=/^(?:Most likely|Probably|Possibly|Perhaps|Maybe|This is (?:likely|probably|usually)|Reason:|Because)\b/,
Lr=/ \w{2,30} \w/,Mr=/\b\d{1,7} (?:error|warning|problem)s?\b/;function Pr(e){return e===""||/^[$>] /.test(e)}function Mt(e){return Tr.test(e)||Ar.test(e)||bt(e)}
function ae(e,t){const n=e.findLast(u=>Lt.test(u));if(n)return Lt.exec(n)?.groups?.message;const s=e.findLastIndex(kt),o=Te(e.map(u=>({text:u})),0,e.length),r=e.
flatMap((u,f)=>{if(u===t)return[];const p=u.replace(Or,""),[w,Q,tt]=[Nr.test(u),!Ir.test(p),f>s];return Mt(p)||o.has(f)?[]:[{text:p,isReport:w,isLoose:Q,isLate:tt}]}),
i=r.filter(({isLoose:u})=>u),a=r.filter(({isLate:u})=>u),l=i.findLast(({text:u,isReport:f})=>f||Rr.test(u))??a.findLast(({text:u,isLoose:f})=>f&&Ct(u))??a.findLast(
({text:u,isLoose:f})=>f&&!Ce(u))??a.findLast(({text:u})=>!_r.test(u)&&!Ce(u));if(!l)return e.findLast((u,f)=>f>s&&o.has(f)&&Lr.test(u)&&!Mr.test(u))?.trim();const d=r[r.
lastIndexOf(l)+1]?.text??"";return Cr.test(d)?`${l.text.trim()} ${d.trim()}`:l.text.trim()}const jr=[{name:"install-script",signs:[{tool:"npm",log:/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (?<command>\S.{0,300})$/},
{tool:"yarn",log:/^error \S{0,300}\/node_modules\/(?<name>(?:@[\w.-]{1,80}\/)?[\w.-]{1,100}): Command failed\.$/},{tool:"yarn",log:/^error Command failed with exit code \d{1,3}\.$/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150})@(?<where>workspace|npm|\w{1,20}):\S{1,200} couldn't be built successfully/},{tool:"bun",log:/^error: (?<script>\w{1,20}) script from "(?<name>[^"]{1,150})" exited with/},
{log:/^> @?[^\s@]{1,150}@[^\s@]{1,60} (?<script>(?:pre|post)?install|(?:pre|post)?prepare)(?: |$)/}],summary:e=>{if(e.facts.stage!=="install")return;const{name:t,
script:n,command:s}=Le(e),o=t?`the package ${$(t,"")}`:"the project",r=Gr(e,s)??ae(e.lines,e.facts.message);return`${o} fails in its ${n??"install script"}${s?`\
 (${s})`:""}${r?`: ${r}`:""}`},remedy:e=>Le(e).name?"Update the package, or leave its script out if the site does not need it: an .npmrc with ignore-scripts=tru\
e leaves out all of them (Yarn 2 and later: enableScripts: false in .yarnrc.yml).":"Correct the script in package.json, and check that the file that it runs is \
committed, with its upper and lower case.",part:e=>{const{name:t,script:n,command:s}=Le(e);return t?{kind:"dependency",name:t,script:{name:n,command:s}}:{kind:"\
script",name:n,command:s}}}],Dr=/^> @?[^\s@]{1,150}@[^\s@]{1,60} (\w{1,20})(?: |$)/,Fr=[/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (\S.{0,300})$/,/^Command: (\S.{0,300})$/,
/^(?:> |\$ )((?!@?[^\s@]{1,150}@[^\s@]{1,60} \w{1,20}(?: |$))\S.{0,300})$/],Ur=/^path \S{0,300}\/node_modules\/((?:@[\w.-]{1,80}\/)?[\w.-]{1,100})$/;function Le({
groups:e,lines:t}){const n=e.name??h(t,Ur),s=h(t,/^> (@?[^\s@]{1,150})@[^\s@]{1,60} \w{1,20}(?: |$)/),o=e.where==="workspace"||n!==void 0&&n===s,r=e.command??Wr(
t,Fr);return{name:n&&!o?x(n):void 0,script:e.script??h(t,Dr),command:r}}function Wr(e,t){for(const n of t){const s=e.slice(1).flatMap(o=>n.exec(o)?.[1]??[]).at(
-1);if(s)return s}}function Gr(e,t=""){const n=h(e.lines,/Cannot find module '(\/[^']{1,300})'/);return n?`${t.split(" ").find(o=>n.endsWith(`/${o.replace(/^\.\//,
"")}`))??W(n,e)} does not exist`:void 0}const Br=[{name:"peer-conflict",signs:[{tool:["npm","pnpm"],log:/^code ERESOLVE|^ERESOLVE (?:could not resolve|unable to resolve)|ERR_PNPM_PEER_DEP_ISSUES/}],
summary:({lines:e})=>{const t=h(e,zr),n=h(e,Pt),s=h(e,/^Found: (\S{1,150})$/);return t&&n&&s?`${n} asks for ${t.replaceAll('"',"")}, and the project has ${s}`:t?
`dependencies ask for versions that exclude each other (${t})`:"peer dependencies conflict"},remedy:()=>"Move the packages named in the log to versions that fit\
 each other. As a stopgap commit an .npmrc with legacy-peer-deps=true.",part:({lines:e})=>v(h(e,Pt))},{name:"workspace-missing",signs:[{tool:"pnpm",log:/ERR_PNPM_WORKSPACE_PKG_NOT_FOUND\s.{0,300}?"(?<name>@?[^@"\s]{1,150})@workspace:/},
{tool:"yarn-berry",log:/^(?:Error: )?(?<name>@?[^@\s]{1,150})@workspace:[^\s:]{1,60}: Workspace not found/},{tool:"bun",log:/Workspace dependency "(?<name>[^"]{1,150})" not found/}],
summary:({groups:e})=>`the repository has no workspace called ${$(e.name,"as a dependency names it")}`,remedy:()=>"Correct the name in package.json, or add the \
folder of that package to the workspaces of the root (pnpm: pnpm-workspace.yaml).",part:({groups:e})=>v(e.name)},{name:"workspace-version",signs:[{tool:"pnpm",log:/ERR_PNPM_NO_MATCHING_VERSION_INSIDE_WORKSPACE\s.{0,300}?for (?<name>\S{1,150}) inside the workspace/}],
summary:({groups:e})=>`no workspace of the repository fits ${$(e.name,"what a dependency asks for")}`,remedy:({groups:e})=>`Let the dependency ${e.name?`on ${x(
e.name)} `:""}ask for the version that the workspace's own package.json has, or write * (pnpm, Yarn 2 and Bun: workspace:*).`,part:({groups:e})=>v(e.name)},{name:"\
manager-version",signs:[{tool:"corepack",log:/HTTP 404 when performing the request to https?:\/\/[^\s;]{1,200}\/(?<name>@yarnpkg\/cli-dist|yarn|pnpm|npm)\/(?<version>[\w.-]{1,40})/},
{log:/No matching version found for (?<name>@yarnpkg\/cli-dist)@(?<version>[\w.-]{0,40}\w)/},{stages:["install"],log:/^The install command `npm install [^`]{1,400} (?<name>@yarnpkg\/cli-dist|yarn|pnpm|bun)@(?<version>\d[\w.-]{0,40})` exited /}],
summary:({groups:e})=>`packageManager names ${e.name==="@yarnpkg/cli-dist"?"yarn":e.name}@${e.version}, which cannot be installed: the registry may not have tha\
t version`,remedy:()=>"Set packageManager in package.json to a version that is published, and write the lockfile with it.",part:()=>({kind:"member",name:"packag\
eManager"})},{name:"version-not-found",signs:[{tool:"npm",log:/No matching version found for (?<name>\S{1,150}?)\.?(?: while|$)/},{tool:"yarn",log:/Couldn't find any versions for "(?<name>[^"]{1,120})"(?: that matches "(?<wanted>[^"]{1,100})")?/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): No candidates found/},{tool:"bun",log:/^error: No version matching "(?<wanted>[^"]{1,100})" found for specifier "(?<name>[^"]{1,150})"/}],
summary:({groups:e})=>`no version of ${$(e.name&&jt(e.name,e.wanted),"a package")} fits`,remedy:({groups:e,lines:t})=>{const n=h(t,/while installing the dependencies of (\S{1,200})/);
return n?`${n} asks for it: update that package, or override the version in package.json.`:`Correct the version in package.json to one that is published, and co\
mmit the new lockfile. If package.json does not name ${e.name?x(e.name):"it"}, a package that it names asks for it: update that one, or override the version.`},
part:({groups:e,lines:t})=>v(Dt(t)??e.name)},{name:"package-not-found",signs:[{tool:"npm",log:/^404\s+(?:The requested resource )?'(?<name>[^']{1,150})' (?:is not in this registry|could not be found)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_404\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): Not Found/},{tool:"yarn",log:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): Not found/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Package not found/},{tool:"bun",log:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 404$/}],
summary:({groups:e})=>`the package ${$(e.name&&jt(e.name),"asked for")} is not in the registry`,remedy:()=>"Check its name in package.json. If it is private, se\
t its registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:e,lines:t})=>v(Dt(t)??e.name)},{name:"registry-login",signs:[
{tool:"npm",log:/(?:401 Unauthorized|403 Forbidden) - (?:GET|PUT) https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?=\s|$)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_40[13]\s+GET https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/:]{1,100}\/)?[^\s/:]{1,150}(?:\/-\/[^\s/:]{1,150})?): /},
{tool:"bun",log:/^error: GET https?:\/\/(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 40[13]$/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Invalid authentication/}],summary:({groups:{host:e,name:t}})=>`${`the package registry${e?` ${e}`:
""}`} refused the login${t?` for ${x(t)}`:""}`,remedy:()=>"Give the build a registry token as an app variable (input env), and name that variable as :_authToken\
 in .npmrc (Yarn 2 and later: npmAuthToken in .yarnrc.yml).",part:({groups:e})=>v(e.name)},{name:"registry-refused",signs:[{tool:"npm",log:/^(?<why>[45]\d\d \w[\w ]{0,40}) - GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?: - |$)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_[45]\d\d\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): (?<why>.{1,60})$/},{tool:"yar\
n",log:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): (?!Integrity check)(?<why>[^"]{1,100})/},
{tool:"bun",log:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - (?<why>[45]\d\d)$/}],summary:({groups:{
name:e="",why:t}})=>`the package registry does not give ${x(e)}: ${t}`,remedy:()=>"Deploy again if the registry is at fault. If the package is private, set its \
registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:e})=>v(e.name)},{name:"integrity",signs:[{tool:["pnpm","yarn","bun"],
log:/ERR_PNPM_TARBALL_INTEGRITY\s+Got unexpected checksum for "\S{1,300}?\/(?<name>(?:@[\w.-]{1,80}(?:\/|%2f))?[\w.-]{1,100})\/-\/|Integrity check failed for (?:tarball: |")(?<tarball>[^"\s]{1,150})/i},
{tool:["npm","pnpm","yarn","yarn-berry"],log:/^code EINTEGRITY|ERR_PNPM_TARBALL_INTEGRITY|Integrity check failed for|The remote archive doesn't match the expected checksum/}],
summary:e=>{const t=Ft(e);return`${t?`the package ${$(t,"")}`:"a package"} differs from what the lockfile or the registry records`},remedy:()=>"Delete the lockf\
ile and node_modules, install again, and commit the new lockfile. If it differs again, the registry or a proxy changes packages.",part:e=>v(Ft(e))}],zr=/^\s*peer (\S{1,120}) from /,
Pt=/^\s*peer \S{1,120} from (@?[^\s@]{1,150})@/;function jt(e,t=Mo(e)){return t===void 0?x(e):`${x(e)}@${t}`}function Dt(e){return h(e,/(?:while installing the dependencies of|hereby required by) (\S{1,200}?)\.?$/)}
function Ft({groups:e,facts:t}){const n=e.name??e.tarball??h(t.log,/tarball data for (@?[^\s@]{1,150})@/);return n&&x(n)}function Me(e,t){const n=h(e,/Not compatible with your version of node\/npm: (\S{1,150})$/)??
h(e,/^error (\S{1,150}): The engine "node" is incompatible/)??h(e,/Your Node version is incompatible with "(\S{1,300})"/),s=n?.startsWith("/")??!1;return{name:s?
void 0:n&&x(n),isProject:s,...Hr(e,t)}}function Hr(e,t){const n={member:"node",wanted:t??h(e,/Required: \{.{0,60}?"node":"([^"]{1,60})"/)??h(e,/^Expected version: (.{1,60})$/),
actual:h(e,/Actual: .{0,60}?"node":"([^"]{1,20})"/)??h(e,/(?:^|\. )Got:? "?(v?\d[\d.]{0,20})"?$/)},s={member:"npm",wanted:h(e,/Required: \{.{0,100}?"npm":"([^"]{1,60})"/),
actual:h(e,/Actual: .{0,60}?"npm":"([^"]{1,20})"/)};return s.wanted!==void 0&&!Ut(s.wanted,s.actual)&&Ut(n.wanted??"*",n.actual)?s:n}function Ut(e,t){const n=/^v?(\d{1,5})\.(\d{1,5})\.(\d{1,5})$/.
exec(t??"")?.slice(1);if(!n)return!1;const s=o=>o.trim().replace(/([<>=^~]) /g,"$1").split(" ");return e.split("||").some(o=>s(o).every(r=>Kr(r,n.map(Number))))}
function Kr(e,t){if(e==="*"||e==="")return!0;const n=/^(\^|~|[<>]=?|=|)v?(\d{1,5})(?:\.(\d{1,5}))?(?:\.(\d{1,5}))?(?:\.[x*])*$/.exec(e);if(!n)return!1;const[,s=""]=n,
o=n.slice(2).flatMap(c=>c===void 0?[]:[Number(c)]),i=t.slice(0,/^(?:>|<=)$/.test(s)?o.length:3).map((c,l)=>c-(o[l]??0)).find(c=>c!==0)??0,a=c=>o.slice(0,c).every(
(l,d)=>l===t[d]);return s===">"?i>0:s==="<"?i<0:s==="<="?i<=0:s===""||s==="="?a(3):i>=0&&(s===">="||a(s==="^"?1:2))}const Zr=[{name:"engine",signs:[{tool:["npm",
"pnpm"],log:/^code EBADENGINE|ERR_PNPM_UNSUPPORTED_ENGINE/},{tool:"yarn",log:/The engine "node" is incompatible with this module\. Expected version "(?<wanted>[^"]{1,60})"/},
{log:/Node(?:\.js)?(?: version)? v?[\d.]+(?:\.x)? is not supported by|node: v?[\d.]+ is not supported/},{weak:!0,tool:"vite",log:/You are using Node\.js [^ ]{1,20} (?:For|Vite)\b/},
{weak:!0,log:/(?:requires|required|minimum) (?:a )?(?:minimum )?Node(?:\.js)?(?: version)?(?: of)? (?<wanted>v?\d[\d.+]{0,12})/i},{tool:"webpack",log:/error:0308010C:digital envelope routines::unsupported|ERR_OSSL_EVP_UNSUPPORTED/}],
summary:({groups:e,lines:t})=>{const{name:n,isProject:s,member:o,wanted:r,actual:i}=Me(t,e.wanted),a=n?$(n,""):s?"the project":void 0,c=o==="npm"?"npm":"Node.js",
l=a?`${a} asks for ${c}`:`the ${c} version does not fit`;if(!r)return l;const d=i?`, and the build runs ${i}`:"";return a?`${l} ${r}${d}`:`${l} (wanted: ${r}${d}\
)`},remedy:({facts:e,groups:t,lines:n})=>{const{member:s,actual:o}=Me(n,t.wanted);return s==="npm"?`Let engines.npm in package.json allow ${o}, the npm that bui\
lds run.`:n.some(i=>i.includes("digital envelope routines"))?`${Yr}, or ${Wt("16",e)}.`:`Let engines.node in package.json and the versions of the packages allow\
 the Node.js that builds run, or ${Wt("the version that is asked for",e)}.`},part:({lines:e})=>{const{name:t,isProject:n,member:s}=Me(e,void 0);return t||n?{kind:"\
engines",name:t??"",member:s}:void 0}},{name:"wrong-platform",signs:[{tool:["npm","pnpm"],log:/Unsupported platform for (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: wanted (?<wanted>\{[^}]{1,200}\})/}],
summary:({groups:{name:e,wanted:t}})=>`the package ${$(e,"")} is for another system${t?` (${t.replace(/[{}"]/g,"").replaceAll(":",": ")})`:""}`,remedy:({groups:e})=>`\
Move ${$(e.name,"the package")} to optionalDependencies in package.json, or take it out, and commit the new lockfile.`,part:({groups:e})=>v(e.name)},{name:"pack\
age-manager",signs:[{tool:"pnpm",log:/This project is configured to use (?<name>\w{1,20})/},{tool:"yarn",log:/This project's package\.json defines "packageManager": "(?<name>[^"]{1,40})"/}],
summary:({groups:e})=>`the project asks for another package manager${e.name?` (${e.name})`:""}`,remedy:({facts:e})=>`Make packageManager in package.json and the\
 committed lockfile name the same package manager${C(e)?"":", in a version that the platform has"}.`,part:()=>({kind:"member",name:"packageManager"})}],Yr="The \
bundler is too old for this Node.js. Update it (webpack 5.61 or later), or set the app variable NODE_OPTIONS to --openssl-legacy-provider";function Wt(e,t){return C(
t)?`write ${e} to .nvmrc`:`set nodeVersion in app-settings to ${e} on a platform that has it`}const Pe="ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|ECONNREFUSED|ER\
R_SOCKET_TIMEOUT|UND_ERR_CONNECT_TIMEOUT",qr=/^(?:127\.0\.0\.1|\[?::1\]?)(?=:|$)/,Vr=[{name:"conflict-markers",signs:[{tool:["pnpm","yarn"],log:/Merge conflict detected in (?<file>[\w.-]{1,60})/},
{tool:"yarn-berry",log:/Cannot autofix a lockfile when running an immutable install/},{log:/^(?:>? *\d{1,6} \| ?)?<{7} (?:HEAD|[\w/.-]{1,100})$/}],summary:({groups:e})=>`${e.
file??"the lockfile"} has the conflict markers of a merge`,remedy:()=>"Finish the merge: take one side of the file, run your package manager's install on your m\
achine, and commit the lockfile that it writes.",part:()=>({kind:"lockfile",lacks:[]})},{name:"lockfile-missing",signs:[{tool:"npm",log:/`npm ci` command can only install with an existing package-lock\.json/},
{tool:"pnpm",log:/ERR_PNPM_NO_LOCKFILE/},{tool:"npm",log:/Unsupported URL Type "workspace:"/}],summary:()=>"the repository has no lockfile",remedy:()=>"Run the \
install on your machine and commit the lockfile it writes.",part:()=>({kind:"lockfile",lacks:[]})},{name:"lockfile-outdated",signs:[{tool:"npm",log:/^`npm (?<manager>ci)` can only install packages when your package\.json and/},
{tool:"pnpm",log:/(?<manager>ERR_PNPM)_(?:OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH|FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE)/},{tool:"yarn",log:/Your (?<manager>lockfile) needs to be updated, but yarn was run with `--frozen-lockfile`/},
{tool:"yarn-berry",log:/The (?<manager>lockfile) would have been (?:modified|created) by this install, which is explicitly forbidden/},{tool:"bun",log:/(?<manager>lockfile) had changes, but lockfile is frozen/},
{stages:["install"],log:/\b(?:package-lock\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock|lockfile)\b.{0,80}\b(?:out of (?:sync|date)|not up to date|outdated)/i}],summary:({
lines:e})=>`the lockfile does not fit package.json${Xr(e)}`,remedy:({groups:e})=>`Run ${(e.manager==="ci"?"npm install":e.manager==="ERR_PNPM"?"pnpm install":"")||
"your package manager's install"} on your machine and commit the lockfile together with package.json.`,part:({lines:e})=>({kind:"lockfile",lacks:[...Bt(e),...Qr(
e)].map(x)})},...Br,...Zr,{name:"git-dependency",signs:[{stages:["install"],log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey|Repository not found\./}],
summary:()=>"a dependency comes from a Git repository that the build cannot read",remedy:()=>"Name the dependency by an https:// URL that needs no login, or pub\
lish it to a registry and give the build a token."},{name:"network",signs:[{tool:["npm","pnpm"],log:new RegExp(`^code (?:${Pe})|^network .{0,80}(?:${Pe})|ERR_PN\
PM_META_FETCH_FAIL`)},{weak:!0,tool:"next",log:/^Failed to fetch `?[^`]{1,100} from Google Fonts/},{log:new RegExp(`(?:getaddrinfo|request to https?://\\S{1,200}\
 failed).{0,80}(?:${Pe})`)},{log:/\b(?:connect|getaddrinfo) (?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT) (?<host>\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/},
{log:/Could not resolve host: (?<host>[\w.-]{1,200})|Failed to connect to \S{1,100} port|network connectivity|The operation timed out\. fetching/}],summary:({groups:e,
lines:t})=>{const n=e.host??h(t,/\b(?:getaddrinfo|connect) E[A-Z_]{4,20} (\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/);return n?`the network failed: ${n.replace(
qr,"localhost")} cannot be reached`:"the network failed while the build fetched something"},remedy:()=>"Run the deploy again. If it repeats, check the host that\
 the log names and that the platform may reach it.",part:({facts:e,groups:t,lines:n})=>{if(e.stage!=="install")return;const s=h(n,/request to https?:\/\/\S{1,200}\/([^\s/]{1,150}) failed/);
return v(s)??(t.host===void 0?void 0:{kind:"dependency",host:t.host})}},{name:"certificate",signs:[{log:/\b(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_HAS_EXPIRED)\b/}],
summary:()=>"a certificate was refused while the build fetched something",remedy:({facts:e})=>`If a proxy or a private registry has a certificate of its own aut\
hority, let ${C(e)?"the operators start the platform with NODE_EXTRA_CA_CERTS":"NODE_EXTRA_CA_CERTS on the platform"} name that authority's file.`},{name:"nativ\
e-optional",signs:[{log:/Cannot find module '?(?<name>@rollup\/rollup-[\w-]+|@esbuild\/[\w-]+|@rolldown\/binding-[\w-]+|lightningcss[.\w-]*|@tailwindcss\/oxide[\w-]+|@next\/swc[\w-]+|@parcel\/watcher-[\w-]+)'?/}],
summary:({groups:e})=>`the binary package ${$(e.name,"of a tool")} is not installed for this system`,remedy:()=>"The lockfile lacks other systems: delete node_m\
odules and the lockfile, install again with a current npm, and commit the new lockfile."},{name:"node-gyp",signs:[{tool:"node-gyp",log:/^gyp ERR! (?:find Python|stack Error)|node-pre-gyp ERR!/}],
summary:()=>"a native package could not be compiled",remedy:()=>"Use a version of the package that ships binaries for this Node.js version, or a pure JavaScript\
 one."},...jr];function Xr(e){const[t]=Bt(e);if(t)return`: it lacks ${t}`;for(const n of e){const[,s,o]=Gt.exec(n)??[];if(s)return`: it has ${s}, and ${o} is as\
ked for`}return""}const Gt=/^Invalid: lock file's (\S{1,200}) does not satisfy (\S{1,200})$/,Jr=[/^Missing: (\S{1,200}?)@? from lock file$/,/dependencies were added: (\S{1,200}?),?(?:\s|$)/,
/dependencies in package\.json changed since \S{1,60} was saved: (\S{1,200}) was added/,/^\+ {4}(\S{1,200}): "npm:/];function Bt(e){return e.flatMap(t=>Jr.flatMap(
n=>n.exec(t)?.[1]??[]))}function Qr(e){return e.flatMap(t=>Gt.exec(t)?.[2]??[])}const ei=[/^Writing (?:\.\/)?([\w@.-]{1,100})\/\S{0,300} from /,/directory: \S{0,200}\/([\w@.-]{1,60})\/$/,
/Wrote site to "([^"]{1,100})"/,/The ([\w-]{1,60}) folder is ready to be deployed/,/Output location: \S{0,200}?((?:dist|build)\/\S{1,100})$/,/Generated static files in "?([\w@./-]{1,100}?)"?\.?$/,
/Generated public ([\w@./-]{1,100})$/,/^\[info\] html generated at \.\/([\w@./-]{1,100})$/,/Success! Generated .{0,40} in "([^"]{1,100})"/,/^((?!\.\w)[\w@./-]{1,100}?)\/(?:assets\/)?[\w.-]{1,100}\.(?:html|js|css)\s{1,60}[\d.,]{1,12} (?:kB|KiB|MB)\b/],
ti=[{name:"next-export",signs:[{codes:["output_missing","output_empty"],tool:"next",log:/Next\.js \d{1,3}\.\d/}],summary:({facts:e})=>je(e).includes("out")?void 0:
"Next.js wrote no static export",remedy:()=>"Set output: 'export' in next.config and take next export out of the build command; the output directory is then out\
."},{name:"output-missing",signs:[{codes:["output_missing"]},{log:/[Oo]utput directory "?(?<folder>[\w@./-]{1,100}?)"? (?:does not exist|(?:was |is )?(?:not found|missing))/}],
summary:({groups:e,facts:t})=>{const n=e.folder??t.outputDirectory??si(t);return n?`the build did not write the output directory "${n}"${t.keptOutput?zt:""}`:"t\
he app names no output directory, and the build wrote none of the usual ones"},remedy:e=>{const{facts:t}=e,n=Ht(e);if(n)return`Set output-directory to ${n}: the\
 log shows files written there.`;const s=e.lines.some(r=>/^> gatsby build\b/.test(r)),o=[...ni,...s?["public"]:[]].find(r=>je(t).includes(r));return o?`Set outp\
ut-directory to ${o}, which is there, if it is what the build writes.`:"Set output-directory to the folder that the build command writes, relative to the root d\
irectory: often dist, build, out, public or _site."}},{name:"output-empty",signs:[{codes:["output_empty"]}],summary:({facts:e})=>`the output directory ${$(e.outputDirectory,
"of the app")}${e.keptOutput?`${zt},`:""} is empty`,remedy:e=>{const t=Ht(e);return t?`Set output-directory to ${t}: the log shows files written there.`:"Check \
that the build command writes into output-directory, and does not clean it at its end."}},{name:"output-unsafe",signs:[{codes:["output_unsafe"]}],summary:({facts:e})=>e.
message??"the output holds links or special files that may not be served",remedy:()=>"Let the build copy files instead of linking them: links that leave the out\
put directory are refused."},{name:"file-too-large",signs:[{codes:["output_too_large"]}],summary:({facts:e})=>e.message?.includes("wrote a file that is too larg\
e")?e.message:void 0,remedy:()=>"Let the build write smaller files, and leave out what no page loads: logs, archives, source maps."},{name:"output-too-large",signs:[
{codes:["output_too_large"]}],summary:({facts:e})=>e.message??"the output is larger than the platform takes",remedy:()=>"Check that output-directory names only \
the site, without node_modules or source maps, and move large media elsewhere."},{name:"sync-failed",signs:[{codes:["sync_failed","activation_failed"]}],summary:({
facts:e})=>e.message??"the platform could not publish the files",remedy:()=>"Nothing in the repository is at fault: deploy again. The previous release stays liv\
e."},{name:"interrupted",signs:[{codes:["interrupted"]}],summary:()=>"the platform was stopped while it worked",remedy:()=>"Deploy again."}],zt=", which an earl\
ier deploy set",ni=["dist","build","out","_site","storybook-static"];function si({message:e}){return/output directory `([^`]{1,200})`/.exec(e??"")?.[1]}function je({
message:e}){const[,t=""]=/the folders there are (.{1,1000})/.exec(e??"")??[];return[...t.matchAll(/`([^`]{1,100})`/g)].map(([,n=""])=>n)}function Ht({lines:e,facts:t}){
const n=s=>s.split("/").length;for(const s of ei){const[o]=e.flatMap(i=>{const a=s.exec(i)?.[1]?.replace(/^\.\//,"").replace(/\/(?:assets|_astro)$/,"");return a?
[{folder:a,line:i}]:[]}).sort((i,a)=>n(i.folder)-n(a.folder)),r=o&&oi(o.folder,o.line,t);if(r&&r!==t.outputDirectory)return r}}function oi(e,t,n){const[s=""]=e.
split("/",1),o=je(n);if(o.length===0||o.includes(s))return e;const r=m.posix.dirname(n.outputDirectory??"");if(r!=="."&&n.list?.(r).length)return`${r}/${e}`;const i=n.
log.find(l=>l.includes(t))??"",a=/(?:^|\s|\/)([\w.-]{1,60}):[a-z][\w:-]{0,60}: /.exec(i)?.[1],c=o.find(l=>a!==void 0&&n.list?.(l).includes(a));return c===void 0?
e:`${c}/${a}/${e}`}const ri=[{name:"package-json-invalid",signs:[{codes:["package_json_invalid"]},{tool:"npm",log:/Invalid package\.json: \w{0,20}Error: (?<why>.{1,120}?) in JSON at position (?<place>\d{1,9})/},
{tool:["npm","pnpm","yarn","yarn-berry","bun"],log:/^code EJSONPARSE$|ERR_PNPM_JSON_PARSE|SyntaxError: \S{0,300}package\.json: /}],summary:({facts:e,groups:t})=>e.
code==="package_json_invalid"&&e.message?e.message:`package.json is not valid JSON${t.why?`: ${t.why}`:""}`,remedy:()=>"Correct package.json: nothing is install\
ed or published while it cannot be read.",part:({facts:e})=>e.code==="package_json_invalid"?void 0:{kind:"file",path:"package.json"}},{name:"settings-invalid",signs:[
{tool:"nx",log:/^ *NX +(?<why>[A-Z]\w{1,40}) in (?<path>\S{1,300}\.json) at \d{1,7}:\d{1,7}$/},{tool:"lerna",log:/JSONError Error in: (?<path>\S{1,300}\.json)$/},
{tool:"turbo",log:/Unable to read repository configuration (?<path>\S{1,300}\.jsonc?): invalid JSON/}],summary:({groups:e})=>`${Kt(e.path)} is not valid JSON${e.
why?` (${e.why})`:""}`,remedy:({groups:e})=>`Correct ${Kt(e.path)}: the build cannot read it as it is.`,part:({groups:e})=>e.path?{kind:"file",path:e.path}:void 0},
{name:"outside-workspaces",signs:[{tool:"yarn-berry",log:/you forgot to list (?<folder>\S{1,200}) in its workspace configuration/},{tool:"npm",log:/^No workspaces found:$/}],
summary:({groups:e,lines:t})=>`${e.folder??h(t,/^\s*--workspace=(\S{1,200})/)??"the app's folder"} is not in the workspaces of the repository's root`,remedy:({groups:e,
lines:t})=>`Add ${$(e.folder??h(t,/^\s*--workspace=(\S{1,200})/),"its folder")} to workspaces in the package.json of the root (pnpm: to pnpm-workspace.yaml), in\
stall, and commit the lockfile. Or give the folder a lockfile of its own.`,part:()=>({kind:"member",name:"workspaces"})},{name:"duplicate-package",signs:[{tool:"\
nx",log:/^ *(?:NX +)?Failed to process project graph|multiple projects/},{tool:"npm",log:/EDUPLICATEWORKSPACE|must not have multiple workspaces with the same name/},
{tool:"yarn-berry",log:/Duplicate workspace name (?<name>[^\s:]{1,150})/}],summary:({groups:e,lines:t})=>{const n=e.name??h(t,/^\s*package '([^']{1,150})' has conflicts/);
return n||!t.some(s=>s.includes("Failed to process"))?`two packages of the repository have one name${n?`: ${n}`:""}`:"the graph of projects cannot be made: mult\
iple projects may have one name"},remedy:()=>"Give each package of the repository a name of its own, in its package.json or project.json.",part:()=>({kind:"name\
s"})},{name:"several-apps",signs:[{codes:["app_ambiguous"]}],summary:({facts:e})=>F(e.message)[0]??"the repository has several apps",remedy:({facts:e})=>`${F(e.
message)[1]??"Set rootDirectory in app-settings to one of them"}.`},{name:"server-build",signs:[{codes:["server_build"]}],summary:({facts:e})=>F(e.message)[0]??
"the build makes a server, and only files are served",remedy:({facts:e})=>`${F(e.message)[1]??"Let the framework write files instead"}.`},{name:"node-unavailabl\
e",signs:[{codes:["node_unavailable"]}],summary:({facts:e})=>e.message??"the Node.js that the repository asks for cannot be had",remedy:()=>"Write another versi\
on there, or set nodeVersion in app-settings, which overrides the files."},{name:"build-script-missing",signs:[{codes:["build_script_missing"]}],summary:({facts:e})=>F(
e.message)[0]??"package.json has no build script",remedy:({facts:e})=>`${F(e.message)[1]??"Add a build script to package.json, or set build-command"}. To publis\
h the folder as it is, set build-command to true and output-directory to the folder.`}];function F(e){return e?.split(". ",2)??[]}function Kt(e="the file"){return e.
replace(/^.*\//,"")}const H=["queue","clone"],ii=[{name:"submodule",signs:[{stages:H,log:/submodule path '(?<path>[^']{1,200})' failed/}],summary:({groups:e})=>`\
the Git submodule ${$(e.path,"of the repository")} could not be cloned`,remedy:()=>"Give the submodule an https:// URL that the platform may read in .gitmodules\
, or keep its files in the repository itself."},{name:"branch-not-found",signs:[{codes:["branch_not_found"]},{stages:H,log:/Remote branch (?<branch>\S{1,200}) not found in upstream/}],
summary:({groups:e,facts:t})=>`the branch ${$(e.branch??t.branch,"to build")} does not exist`,remedy:()=>"Push the branch, or set the input branch to one that e\
xists on the remote; names are case-sensitive."},{name:"commit-not-found",signs:[{codes:["commit_not_found"]},{stages:H,log:/reference is not a tree: |not our ref [0-9a-f]{7,64}/}],
summary:()=>"the commit is not in the repository",remedy:()=>"Push the commit to the repository that the app builds from; a force push or a fork may have left i\
t behind."},{name:"repository-not-allowed",signs:[{codes:["repository_not_allowed"]}],summary:({facts:e})=>`the platform does not take the repository ${$(e.repository,
"given")}`,remedy:()=>"Set the input repository to owner/name or an https:// URL; local paths and file:// need a platform started with --allow-local-git."},{name:"\
repository-not-found",signs:[{codes:["repository_not_found"]},{stages:H,log:/remote: Repository not found\.|^fatal: repository '[^']{1,300}' (?:not found|does not exist)/},
{stages:H,log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey/}],summary:({facts:e})=>`the platform cannot read the rep\
ository ${$(e.repository,"of the app")}`,remedy:({facts:e})=>`Check the spelling of the input repository. If it is private, give the platform access to it${C(e)?
": a token in its --git-url":", as by its GitHub app or a deploy key"}.`},{name:"root-directory-missing",signs:[{codes:["root_directory_missing"]},{tool:"npm",log:/Could not read package\.json(?:: .{0,80}? open '(?<path>[^']{1,400})\/package\.json')?/},
{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: can't cd to (?<path>\S{1,300})$/},{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: (?<path>[^\s:]{1,300}): No such file or directory$/}],
summary:e=>{const{asked:t,actual:n}=Zt(e),s=e.facts.code==="root_directory_missing"?`the root directory${t?` "${t}"`:""} does not exist in the repository`:t?`th\
ere is no package.json in "${t}"`:"there is no package.json where the build ran";return n?`the folder "${t}" is spelt "${n}" in the repository`:s},remedy:e=>{const{
asked:t,actual:n}=Zt(e),s=e.facts.code==="root_directory_missing";return n?`Write ${n} ${s?"as rootDirectory in app-settings":`where the command names ${t}`}: b\
uilds run where upper and lower case count.`:`Set rootDirectory in app-settings${C(e.facts)?"":", on a platform that has it,"} to the folder of the app, relativ\
e to the repository, and check that it is committed.`}}];function Zt(e){const{groups:t,facts:n}=e,s=t.path??/root directory `([^`]{1,300})`/.exec(n.message??"")?.[1],
o=n.list;if(!s||!o)return{asked:s?.startsWith("/")?void 0:s,actual:void 0};if(!s.startsWith("/"))return{asked:s,actual:ke(s,o)};const r=s.split("/").slice(0,40);
for(let a=1;a<r.length;a++){const c=r.slice(a).join("/"),l=ke(c,o);if(l)return{asked:c,actual:l}}const i=W(s,e);return{asked:i.startsWith("/")?void 0:i,actual:void 0}}
const Yt=/^> @?[^\s@]{1,150}(?:@\S{0,60})? (?<name>[\w:.-]{1,60})(?: \/\S{1,400})?$/,qt=/^[>$] (?<command>\S.{0,300})$/,ai=/^The build command `(?:npm|pnpm|yarn|bun) (?:run )?(?<name>[\w:.-]{1,60})`/,
ci=[{name:"silent-command",signs:[{weak:!0,stages:["build"]}],summary:e=>{const{facts:t,lines:n}=e,s=t.exitCode&&De(e);if(!(!s||ae(n,t.message)!==void 0))return`\
the script "${s.name}" (${s.command}) failed, and it printed no reason`},remedy:e=>{const t=De(e)?.command.split(/&&|;/)??[];return`Run the commands of the scri\
pt one by one: one of them exits with a code other than 0 without a word.${t.length>1?` The last one is \`${t.at(-1)?.trim()}\`.`:""}`},part:e=>({kind:"script",
...De(e)})}];function De({facts:e,lines:t}){const n=t.findLastIndex((a,c)=>Yt.test(a)&&qt.test(t[c+1]??"")),s=ai.exec(e.message??"")?.groups?.name,o=Yt.exec(t[n]??
"")?.groups?.name??s,r=n<0?t.findLast(li):t[n+1],i=qt.exec(r??"")?.groups?.command;return o===void 0||i===void 0?void 0:{name:o,command:i}}function li(e){return e.
startsWith("$ ")&&!/^\$ (?:npm|pnpm|yarn|bun) /.test(e)}const Vt=[...ii,...ri,...ti,...Vr,..._o,...Po,...ci],N=String.raw`(?:[A-Za-z]:[\\/]|(?:file|webpack|webpack-internal|rsc):\/{2,3})?[^\s:*"'<>|\x60(][^:*"'<>|\x60]{0,400}?`,
g=`(?<file>${N})`,M=`(?<file>${N}\\.[A-Za-z][A-Za-z0-9]{0,9}(?:\\?[\\w=&.-]{0,100})?)`,y=String.raw`:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?`,Fe=String.raw`(?:Uncaught )?(?:[A-Z]\w{0,60}\.)?[A-Z]?\w{0,60}(?:Error|Exception)`,
Ue=/^\s*(?:at |Require stack:|- \/|$)|^\s{2,}/,K=new RegExp(`^\\s+at (?!.{0,900}(?:node_modules|node:|<anonymous>:\\d|[/( ](?:dist|\\.(?:next|output|svelte-kit|tem\
p|nuxt|astro|vercel|netlify))/))(?:[^()]{0,300} \\()?(?:async )?${g}${y}\\)?$`);function b(e,t,n,s={}){return{name:t,...e===void 0?{}:{tool:e},steps:[n],...s}}const di=[
{name:"esbuild",tool:"esbuild",steps:[/^(?:[✘▲X!] )?\[(?<severity>ERROR|WARNING)\] (?:(?<code>(?:TS|NG)-?\d+): )?(?<message>.*?\S)(?: \[(?:plugin )?[\w-]+\])?$/,
{pattern:new RegExp(`^\\s{4}${g}${y}:$`),skip:6,over:/^(?!\s{4}|[✘▲X!] \[)/}],zeroColumn:!0},b("esbuild","esbuild-short",new RegExp(`^${g}${y}: (?<severity>\
ERROR|WARNING): (?<message>.+)$`),{zeroColumn:!0}),{name:"rolldown",tool:["rolldown","vite"],steps:[/^(?:(?<severity>Warning|Error): )?\[(?<code>[A-Z][A-Z_]+|builtin:[\w:-]+|plugin [\w:-]+)\] (?<message>\S.*)$/,
{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[ ?${g}:(?<line>\\d{1,7}):(?<column>\\d{1,7}) ?\\]$`),skip:1}]},{name:"vite-plugin-svelte",tool:"vite",steps:[
new RegExp(`^\\[plugin(?: |:)vite-plugin-svelte[\\w:-]*\\] ${g}${y}$`),/^(?:\w*Error: )?(?:\S{1,400}:\d+:\d+ )?(?<message>\S.*)$/],zeroColumn:!0},b("vite","vite\
-plugin-svelte-warning",new RegExp(`^\\[vite-plugin-svelte\\] ${g}${y} (?<message>.+)$`),{zeroColumn:!0,severity:"warning"}),{name:"vite-plugin-place",tool:"vit\
e",steps:[new RegExp(`^\\[plugin(?: |:)[\\w:-]+\\] ${g}${y}$`),/^(?:\w*Error: )?(?:\[[\w/-]+\] )?(?:\S{1,600}:\d+:\d+: )?(?<message>\S.*?)(?: \(\d+:\d+\))?$/]},
{name:"vite-prerender",tool:"vite",steps:[/^\[vite-prerender-plugin\] \[plugin vite-prerender-plugin\]$/,{pattern:/^(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:new RegExp(
`^> ${g}${y}$`),skip:12}]},{name:"parcel",tool:"parcel",steps:[/^@parcel\/[\w-]{1,60}: (?<message>\S.*)$/,{pattern:new RegExp(`^\\s{1,4}${M}${y}$`),skip:4,over:/^(?:\S|$)/}]},
{name:"jiti",tool:["rsbuild","docusaurus","nuxt"],steps:[/^.{0,40}\b(?<message>ParseError: \S.*)$/,new RegExp(`^\\s{1,4}${M}${y}$`)],zeroColumn:!0},b("vite","vi\
te-unresolved",/^(?:\w*Error: )?(?:\[vite\]: )?(?<message>Roll(?:up|down) failed to resolve import "[^"]{1,300}") from "(?<file>[^"]{1,400})"/),b("rollup","roll\
up-unresolved",/^(?:\[(?:!|error)\] )?(?:\w*Error: )?(?<message>(?:Could not resolve|Failed to resolve) (?:"[^"]{1,300}"|\S{1,300})) from "?(?<file>[^"]{1,400}?)"?$/),
b("rollup","rollup-export",/^(?:\[!\] )?(?:\w*Error: )?(?<message>["'][\w$]{1,200}["'] is not exported by "?[^\s",]{1,400}"?, imported by "?(?<file>[^\s"]{1,400}?)"?\.?)$/),
b("rollup","rollup-refused",/^(?:\[[\w:.-]{1,60}\] ){0,4}(?:\w{0,40}Error: )?(?<message>Could not load [^\s()]{1,300} \(imported by (?<file>[^)\s]{1,300})\): (?:Cannot|Can't|Must not) import\b.{0,300})$/),
b(["vite","vitepress"],"vite-plugin-message",new RegExp(`^(?:\\w*Error: )?(?:\\[[\\w:-]{1,60}\\] )?\\[plugin [\\w:-]{1,60}\\] ${g} \\((?<line>\\d{1,7}):(?<column>\
\\d{1,7})\\): (?<message>.+)$`)),b("rollup","rollup",new RegExp(`^(?:\\[!\\] )?(?:\\(plugin [\\w:@/. -]{1,80}\\) )?(?:RollupError: )?${g} \\((?<line>\\d{1,7}):(?<\
column>\\d{1,7})\\): (?<message>.+)$`),{zeroColumn:!0}),{name:"vite-config",tool:"vite",steps:[new RegExp(`^failed to load config from ${g}$`),/^error during build:$/,
/^(?!Error: (?:Build|Transform) failed)(?<message>\S.*)$/]},{name:"sass",tool:"sass",steps:[/^(?:\w*Error: )?(?:(?<severity>DEPRECATION WARNING|WARNING)(?: \[[\w-]+\])?: )?(?:\[sass\] )?(?<message>\S.*)$/,
{pattern:/^\s*[╷,]$/,skip:1,over:/^$/},{pattern:new RegExp(`^\\s+(?!\\S+\\.vue )${g} (?<line>\\d{1,7}):(?<column>\\d{1,7})\\s{1,4}\\S.*$`),skip:12}]},b("postc\
ss","postcss",new RegExp(`^(?:CssSyntaxError: (?:\\[[\\w-]+\\] )?(?:[\\w-]+: )?|(?:\\[[\\w:-]{1,60}\\] ){1,4})${g}${y}: (?<message>.+)$`)),{name:"vite-file",tool:"\
vite",steps:[/^\[(?:plugin )?[@\w:/-]+\] (?!✗ )(?:\[[@\w/-]+\] )?(?!✗|Transform failed|Build failed|\[)(?<message>\S.*?)(?: \(\d+:\d+\))?$/,{pattern:new RegExp(
`^file: ${g}(?:${y})?(?: \\(.*)?$`),skip:40,over:/^(?!\s+at |\[|[✓✗x] |error during|vite v\d)/}]}],ui=[b("typescript","tsc",new RegExp(`^(?:ERROR in )?${g}\\\
((?<line>\\d{1,7}),(?<column>\\d{1,7})\\): (?<severity>error|warning) (?<code>TS\\d+): (?<message>.+)$`)),b("typescript","tsc-pretty",new RegExp(`^(?:Error: )?${g}${y}\
 - (?<severity>error|warning|hint|message) (?<code>TS\\d+|ts\\(\\d+\\)): (?<message>.+)$`)),{name:"ts-loader",tool:"webpack",steps:[new RegExp(`^\\[tsl\\] (?<seve\
rity>ERROR|WARNING) in ${g}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\)$`),/^\s+(?<code>TS\d+): (?<message>.+)$/]},{name:"tsc-frame",tool:"typescript",steps:[/^(?<code>TS\d+): (?<message>\S.*)$/,
{pattern:/^\s*> (?<line>\d{1,7}) \| (?<frame>.*\S)$/,skip:12,over:/^\s/}]},{name:"eslint-stylish",tool:"eslint",steps:[/^(?<file>(?:[A-Za-z]:[\\/]|\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,
/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})\s{1,40}(?<severity>error|warning|Error:|Warning:)\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/],repeat:!0},
{name:"eslint-react-scripts",tool:"react-scripts",steps:[/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^\s+Line (?<line>\d{1,7}):(?<column>\d{1,7}):\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/],
repeat:!0},{name:"eslint-react-scripts-syntax",tool:"react-scripts",steps:[/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^Syntax error: (?<message>\S.*) \((?<line>\d{1,7}):(?<column>\d{1,7})\)$/]},
b("eslint","eslint-compact",new RegExp(`^${g}: line (?<line>\\d{1,7}), col (?<column>\\d{1,7}), (?<severity>Error|Warning) - (?<message>.*?\\S)(?: \\((?<code>[@\\w/-\
]+)\\))?$`)),b("eslint","eslint-unix",new RegExp(`^${g}${y}: (?<message>.*\\S) \\[(?<severity>Error|Warning)(?:/(?<code>[@\\w/-]+))?\\]$`)),{name:"prettier-chec\
k",tool:"prettier",steps:[/^\[warn\] (?<file>\S.{0,400}\.\w{1,20})$/,{pattern:/^\[warn\] (?<message>Code style issues .*)$/,skip:40,over:/^\[warn\] /}]},{name:"\
biome",tool:"biome",steps:[new RegExp(`^${g}(?:${y})? (?<code>[a-z]+(?:/\\w+)*)\\s.{0,40}\u2501\u2501\u2501`),{pattern:/^\s+(?<severity>[×✖!⚠i])\s(?<message>.+)$/,
skip:1,over:/^\s*$/}]}],Xt={pattern:/^(?<file>[^:*"<>|]{1,400}\.vue)$/,skip:1,over:/^$/},Jt=String.raw`\[vue/compiler-sfc\] (?<message>\S.*?)(?: \(\d{1,7}:(?<column>\d{1,7})\))?$`,
Qt={pattern:/^\s+\|\s+\^/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) \s*)?\|/},ce=String.raw`(?<file>${N}\?vue&type=style[^:)\s]{0,200})`,en=/^\s+\S{1,400}\.vue (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
We=/^\s*(?:[╷,╵']|\d{1,7} [│|]|[│|])|^$/,fi=[{name:"vue-script",tool:"vue-cli",steps:[new RegExp(`^\\[plugin(?: |:)vite:vue\\] ${N}${y}$`),new RegExp(`^\
(?:\\w*Error: )?${Jt}`),Xt,Qt],zeroColumn:!0},{name:"vue-script-vite7",tool:"vite",steps:[new RegExp(`^(?:\\[vite:vue\\] |SyntaxError: )${Jt}`),Xt,Qt],zeroColumn:!0},
{name:"vue-style",tool:"vite",steps:[new RegExp(`^\\[plugin(?: |:)[\\w:-]{1,60}\\] ${ce}(?::\\d{1,7}){2}$`),new RegExp(`^CssSyntaxError: ${N}${y}: (?<message>\\S\
.*)$`)]},{name:"vue-style-vite7",tool:"vite",steps:[new RegExp(`^\\[vite:vue\\] ${N}${y}: (?<message>\\S.*)$`),new RegExp(`^file: (?:${N}(?::\\d{1,7}){2} \\()?${ce}\
(?:(?::\\d{1,7}){2}|\\))?$`)]},{name:"vue-sass",tool:"vite",steps:[new RegExp(`^\\[plugin(?: |:)vite:css\\] ${ce}$`),/^Error: \[sass\] (?<message>\S.*)$/,{pattern:en,
skip:12,over:We}]},{name:"vue-sass-vite7",tool:"vite",steps:[/^\[vite:css\] \[sass\] (?<message>\S.*)$/,{pattern:en,skip:12,over:We},new RegExp(`^file: ${ce}$`)]},
{name:"svelte-sass",tool:"vite",steps:[/^(?:\w*Error: |\[[\w:-]{1,60}\] )?Error while preprocessing (?<file>\S{1,400}\.svelte) - \[sass\] (?<message>\S.*)$/,{pattern:/^\s+\S{1,400}\.svelte\.vite-preprocess\.\w+ (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
skip:12,over:We}],part:"?vue&type=style&index=0"},b("vitepress","vitepress",/^(?:\w*Error: )?(?:\[vite:vue\] )?\[plugin vite:vue\] (?<file>[^:*"<>|]{1,400}\.md) \(\d{1,7}:\d{1,7}\): (?<message>\S.*?)(?: \(\d+:\d+\))?$/),
{name:"vitepress-script",tool:"vitepress",steps:[/^\[vite:vue\] \[vue\/compiler-sfc\] (?<message>\S.*?)(?: \(\d+:\d+\))?$/,{pattern:/^(?<file>[^:*"<>|]{1,400}\.md)$/,
skip:1,over:/^$/}]}],mi=[[/^file:\/\/(?:localhost)?(?=\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\/(?:\([\w-]+\)\/)?(?=\.{0,2}\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\//,
""],[/^.*!/,""],[/\\/g,"/"],[/^\/?[A-Za-z]:(?=\/)/,""],[/[?].*$/,""]],tn=/^(?:node|https?|data|virtual|native|internal|bun|deno):|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|bin\/|etc\/|nix\/|proc\/|sys\/|snap\/|rustc\/|opt\/hostedtoolcache\/)|(?:^|\/)(?:node_modules|site-packages|dist-packages|\.git|\.nvm|\.pyenv|\.cargo|\.rustup|\.yarn|\.pnpm|\.pnpm-store|\.volta|\.bun)(?:\/|$)|\/go\/pkg\/mod\//,
Z="?body",nn=/\?vue&type=[\w&=.-]{1,200}/,sn=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g,pi=40,on=2e4,hi=500,gi=100;function Tu(e,t){const n={...t,
exists:wi(t)},s=new Map,o=new Map;for(const a of e){s.has(a.file)||s.set(a.file,le(a.file,n));const c=s.get(a.file);if(c===void 0)continue;const[l,d]=nn.test(a.
file)||a.file.endsWith(Z)?[null,null]:[a.line,a.column],u=$i(cleanLine(a.message,hi),n),f=a.code&&cleanLine(a.code,gi),p=JSON.stringify([c,l,d,u]);o.has(p)||o.set(
p,{...a,file:c,line:l,column:d,code:f,message:u})}const r=[...o.values()],i=new Set(r.filter(({line:a})=>a!==null).map(({file:a,message:c})=>`${a}
${c}`));return r.filter(({line:a,file:c,message:l})=>a!==null||!i.has(`${c}
${l}`))}function wi(e){const t=new Map;return n=>{const s=t.get(n);if(s!==void 0)return s;const o=t.size<on&&e.exists(n);return t.size<on&&t.set(n,o),o}}function $i(e,t){
return e.replace(nn,"").replace(sn,n=>le(n,t)??n)}function le(e,t){const n=yi(e);if(!(n===""||n.includes("\0")||tn.test(n))){for(const s of Ei(n,t))if(s!==void 0&&
!tn.test(s)&&t.exists(s))return s}}function yi(e){let t=e.startsWith("file://")?bi(e):e;for(const[n,s]of mi)t=t.replace(n,s);return t}function bi(e){try{return decodeURIComponent(
e)}catch{return e}}function*Ei(e,t){const n=t.rootDirectory??"";if(!e.startsWith("/")){for(const o of[...t.folders??[],n,""])yield Ge(`${o}/${e}`);return}const s=Ge(
e)?.split("/")??[];if(!(s.length>pi))for(let o=0;o<s.length;o++){const r=s.slice(o).join("/");yield r,n!==""&&(yield Ge(`${n}/${r}`))}}function Ge(e){const t=[];
for(const n of e.split("/"))if(!(n===""||n===".")){if(n!=="..")t.push(n);else if(t.pop()===void 0)return}return t.length===0?void 0:t.join("/")}const rn=/^(?:Error:)?[\s│]*(?:[├╰]─▶\s*)?[x×](?:\s*[x×])? (?<message>\S.*)$/,
an={pattern:/^\s*[:·]\s+[\^─┬]/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?[|│:·]/},de=/^(?<file>\.\/[^:*"<>|]{1,400})$/,cn=/^Error: Error evaluating Node\.js code$/,
ln=/^(?:WARN\s{1,4})?🚨 Unable to index (?<file>[^:,*"<>|]{1,400})(?:,[^:]{1,400})?:$/u,dn=/^(?:WARN\s{1,4})?(?:\w*Error: )?(?<message>\S.*?)(?: (?=\S{1,400}\/\S)\S{3,801})?$/,
un=String.raw`\((?<file>[^()]{1,400})\)(?: \[Line (?<line>\d{1,7}), Column (?<column>\d{1,7})\])?`,ki=[{name:"next-swc",tool:"next",steps:[rn,{pattern:new RegExp(
`^\\s*[\u256D,][\u2500-]{1,3}\\[${g}:\\d{1,7}:\\d{1,7}\\]$`),skip:6,over:/^\s*[|│]|^$/},an]},{name:"next-config",tool:"next",steps:[/^\s*⨯ Failed to load (?<file>next\.config\.\w{2,3})\b/,
{pattern:/^\[?Error:\s+[x×] (?<message>\S.*)$/,skip:4},/^\s*[╭,][─-]{1,3}\[\d{1,7}:\d{1,7}\]$/,an]},{name:"swc",tool:"swc",steps:[rn,new RegExp(`^[\\s\u2502]*[\u256D,\
][\u2500-]{1,3}\\[${g}${y}\\]$`)]},{name:"next",tool:"next",steps:[new RegExp(`^(?<file>\\./[^:*"<>|]{1,400}?)${y}$`),/^(?:(?:Type )?[Ee]rror: )?(?<message>\S.*)$/]},
{name:"next-loader-place",tool:"next",steps:[de,cn,/^(?<line>\d{1,7}):(?<column>\d{1,7}): (?!.*\(\d{1,7}:\d{1,7}[-\d:]*\)$)(?<message>\S.*)$/]},{name:"next-load\
er",tool:"next",steps:[de,cn,{pattern:/^(?!Error: \[MDX\])(?:\d{1,7}:\d{1,7}: |- )?(?<message>\S.*?)(?: \((?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?\))?$/,
skip:1}]},{name:"next-mdx",tool:"next",steps:[de,/^(?:\w*Error: )?(?=[A-Z])(?<message>\S.*?) \((?<line>\d{1,7}):(?<column>\d{1,7})-\d{1,7}:\d{1,7}\)$/]},{name:"\
next-module",tool:"next",steps:[de,/^(?:\w*Error: )?(?<message>Module not found: .+)$/]},{name:"next-prerender",tool:"next",steps:[/^Error occurred prerendering page /,
/^(?<message>\S.*)$/,{pattern:K,skip:20,over:Ue}]},{name:"gatsby-query",tool:"gatsby",steps:[/^error There was a problem parsing "(?<file>[^"]{1,400})"; any GraphQL$/,
{pattern:/^(?<message>This may indicate a syntax error in the code), or/,skip:2}]},{name:"gatsby-config",tool:"gatsby",steps:[/^error Failed to compile Gatsby files/,
{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^File path: (?<file>\S.{0,400})$/,skip:4}]},{name:"gatsby-lifecycle",tool:"gatsby",steps:[/^error "(?<file>[^"]{1,400})" threw an error while running the \w+ lifecycle:$/,
{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^> (?<line>\d{1,7}) \|/,skip:8}]},{name:"storybook-index-place",tool:"storybook",steps:[ln,dn,{pattern:/^(?:\S{1,400} )?\(line (?<line>\d{1,7}), col (?<column>\d{1,7})\)$/,
skip:1}],zeroColumn:!0},{name:"storybook-index",tool:"storybook",steps:[ln,dn]},{name:"storybook-config",tool:"storybook",steps:[/couldn't evaluate your (?<file>\S{1,400}) file\.$/,
{pattern:/^Original error:$/,skip:2,over:/^$/},{pattern:/^(?!\w*Error: Transform failed)(?:\w*Error: )?(?:<stdin>:(?<line>\d{1,7}):(?<column>\d{1,7}): ERROR: )?(?<message>\S.*)$/,
skip:1}],zeroColumn:!0},b("vitepress","vitepress-dead-link",/^(?:\(!\) )?(?<message>Found dead link \S{1,300}) in file (?<file>\S{1,400}\.md)$/),{name:"docusaur\
us-mdx",tool:"docusaurus",steps:[/MDX compilation failed for file "(?<file>[^"]{1,400})"$/,/^[\s│]*Cause: (?<message>\S.*)$/,{pattern:/^[\s│]*"line": (?<line>\d{1,7}),?$/,
skip:20}]},{name:"svelte-check",tool:"svelte-check",steps:[new RegExp(`^${g}${y}$`),/^(?<severity>Error|Warn|Hint): (?<message>\S.*?)(?: \((?<code>\w+)\))?$/]},
b("svelte-check","svelte-check-machine",/^\d{13} (?<severity>ERROR|WARNING) "(?<file>[^"]{1,400})" (?<line>\d{1,7}):(?<column>\d{1,7}) "(?<message>.+?)(?=\\n|"$)/),
{name:"astro-location",tool:"astro",steps:[/^(?!\s*(?:Hint|Error reference|Location|Stack trace):)(?:\[(?<code>\w+Error)\] (?=\S)|(?=[A-Z]\S* )(?!Build failed))(?<message>.+)$/,
{pattern:/^\s+Location:$/,skip:20,over:/^(?!\s*Stack trace:|\s+at |\[)/},new RegExp(`^\\s+${g}${y}$`)],zeroColumn:!0},b("metalsmith","metalsmith",/^Error: (?<message>Invalid frontmatter) in the file at: (?<file>\S.{0,400})$/),
{name:"eleventy-nunjucks",tool:["eleventy","nunjucks","metalsmith"],steps:[new RegExp(`^(?:\\d{1,2}\\.|>|Template render error:(?: \\S{1,200}:)?) ${un}$`),{pattern:/^\s+(?:Error: )?(?!(?:Template render error: )?\([^()]{1,400}\))(?<message>\S.*?)(?: \(via [\w ]+\))?$/,
skip:4,over:new RegExp(`^\\s*(?:Template render error: )?${un}$`)}],part:Z},b("eleventy","eleventy-liquid",/^(?:\d{1,2}\. )?(?:\w+Error: )?(?<message>\S.*), file:(?<file>[^,]{1,400}), line:(?<line>\d{1,7})(?:, col:(?<column>\d{1,7}))?/,
{part:Z}),{name:"eleventy-data",tool:"eleventy",steps:[/^\d{1,2}\. Having trouble (?:parsing data file|reading front matter from template) (?<file>\S{1,400}) \(via /,
/^\d{1,2}\. (?<message>\S.*?)(?: \((?:line )?(?<line>\d{1,7})(?::| column )(?<column>\d{1,7})\))?(?: \(via \w+\))?$/]},{name:"eleventy-layout",tool:"eleventy",steps:[
/^\d{1,2}\. Problem creating an Eleventy Layout for the "(?<file>[^"]{1,400})" template file\./,/^\d{1,2}\. (?<message>\S.*?)(?: \(via [^()]{1,200}\))?$/]},{name:"\
eleventy-config",tool:"eleventy",steps:[/^\d{1,2}\. Error in your Eleventy config file '(?<file>[^']{1,400})'\./,{pattern:/^\d{1,2}\. (?!There was a problem importing|Cannot find (?:module|package) )(?<message>\S.*?)(?: \(via \w+\))?$/,
skip:1,over:/^\d{1,2}\. There was/}]}],fn=new RegExp(`^\\s{0,4}(?:\\[?(?:ERROR|error)\\]?:? )?(?<message>(?:${Fe}(?: \\[\\w+\\])?|error): .+)$`),Si=/^\s*\[cause\]: (?<message>\S.*)$/,
vi=80,xi={name:"node-cause",tool:"node",match(e,t){if(!e.find(fn,t))return;let n,s,o=!1,r=t+1;for(;r<e.length&&r<t+vi;r++){const i=e.line(r)?.text??"",a=e.find(
Si,r)?.groups?.message;a!==void 0&&([s,o]=[a,!1]);const c=K.exec(i.replace(/ \{$/,""))?.groups;if(c&&(n===void 0||s!==void 0&&!o)&&([n,o]=[{...c},!0]),a===void 0&&
!Ue.test(i)&&!/^[{}]/.test(i))break}return n&&s?{groups:[{...n,message:s}],next:r}:void 0}},mn=/^\s+File "(?<file>[^"]{1,400})", line (?<line>\d{1,7})/,Ri=/\/site-packages\/|\/dist-packages\/|\/lib\/python\d|^</,
Oi=/^(?<message>[A-Za-z_][\w.]{0,100}(?:: .+)?)$/,Ni={name:"python",tool:"python",match(e,t){if(!(e.line(t)?.text??"").startsWith("Traceback (most recent call l\
ast)")&&!e.find(mn,t))return;let s;for(let o=t;o<e.length&&o<t+200;o++){const r=e.line(o)?.text??"",i=e.find(mn,o)?.groups;if(i&&!Ri.test(i.file??"")&&(s={...i}),
o===t||r.startsWith(" "))continue;const a=Oi.exec(r)?.groups?.message;return s&&a?{groups:[{...s,message:a}],next:o+1}:void 0}}},Ti=[{name:"vitest",tool:"vitest",
steps:[/^\s*FAIL\s+\S{1,400} > (?<test>\S.{0,300})$/,/^(?<message>\S.*)$/,{pattern:new RegExp(`^ \u276F (?!.*node_modules)(?:\\S.{0,200} )?(?<file>(?:[A-Za-z]:)?[^\\s:\
]{1,400})${y}$`),skip:40}]},{name:"jest-syntax",tool:"jest",steps:[new RegExp(`^\\s{4}${M}:(?<line>\\d{1,7})$`),{pattern:new RegExp(`^\\s{4}(?<message>${Fe}: .+\
)$`),skip:6}]},{name:"jest",tool:"jest",steps:[/^\s{2}● (?!Test suite failed to run)(?<test>\S.*)$/,{pattern:/^\s{4}(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:K,
skip:40,over:/^(?!\s{2}●)/}]},{name:"rust",tool:"cargo",steps:[/^(?<severity>error|warning)(?:\[(?<code>\w+)\])?: (?<message>.+)$/,new RegExp(`^\\s*--> ${g}${y}\
$`)]},Ni,{name:"go-panic",tool:"go",steps:[/^panic: (?<message>.+)$/,{pattern:new RegExp(`^\\s(?!.*/go/(?:src|pkg/mod)/)${g}:(?<line>\\d{1,7})(?: \\+0x.*)?$`),skip:20}]},
{name:"node-syntax",tool:"node",steps:[new RegExp(`^(?!.*node_modules)${M}:(?<line>\\d{1,7})$`),{pattern:new RegExp(`^(?<message>${Fe}(?: \\[\\w+\\])?: .+)$`),skip:6}]},
b("node","node-import",/^(?:\w*Error )?\[?(?<code>ERR_MODULE_NOT_FOUND|ERR_PACKAGE_PATH_NOT_EXPORTED)\]?: (?<message>(?:Cannot find (?:module|package)|Package subpath) '[^']{1,400}'(?: is not defined by "exports" in \S{1,400})?) imported from (?<file>\S{1,400})$/),
xi,{name:"node-stack",tool:"node",steps:[fn,{pattern:K,skip:20,over:Ue}]},{name:"consola",tool:["nuxt","docusaurus"],steps:[/^\[(?:error|fatal)\] (?<message>\S.*)$/,
{pattern:K,skip:20,over:/^\s+at /}]},b(void 0,"plain",new RegExp(`^\\s{0,4}(?!- )(?:(?:vet|error|ERROR|Error):? (?:in )?)?${M}${y}:?(?: -)?\\s+(?:(?:fatal )?(?<s\
everity>error|warning|note|info)\\b[: ]\\s*)?(?!\\+0x)(?<message>\\S.*)$`))],pn=new RegExp(`^(?:File: |(?<severity>ERROR|WARNING) in )${g}(?:[: ]\\d+:[\\d:-]+)?$`),
Ai=[{name:"rspack-syntax",tool:["rspack","rsbuild"],steps:[pn,/^\s+× Module build failed \(from builtin:/,/^\s+╰─▶\s+×\s+(?:x )?(?:Syntax Error: )?(?<message>\S.*)$/,
/^[\s│]*[╭,][─-]{1,3}\[(?:[^\]]{0,400}:)?(?<line>\d{1,7}):(?<column>\d{1,7})\]$/],zeroColumn:!0},{name:"rspack",tool:["rspack","rsbuild"],steps:[pn,{pattern:/^\s+(?:╰─▶\s+)?× (?!(?:\w*Error: )?Module build failed)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^\s+× Module build failed/}]},b(["docusaurus","react-scripts","gatsby"],"unresolved-in-folder",/^(?:\s*× |\w*Error: )?(?<message>(?:Module not found: (?:Error: )?)?Can't resolve '[^']{1,300}') in '(?<file>[^']{1,400})'$/),
b("react-scripts","react-scripts-css",new RegExp(`^Syntax error: ${M} (?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`)),{name:"fork-ts-checker",
tool:"webpack",steps:[new RegExp(`^(?<severity>ERROR|WARNING) in ${g}${y}(?:-[\\d:]+)?$`),/^(?<code>TS\d+): (?<message>.+)$/]},{name:"webpack-loader-place",tool:"\
webpack",steps:[new RegExp(`^(?<severity>ERROR|WARNING) in (?:${N})(?: \\d+:[\\d-]+)?(?: \\(.*)?$`),{pattern:new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\\
) ${g} (?<message>[A-Z].*)$`),skip:5}]},b("gatsby","postcss-loader",new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${M} (?<message>[A-Z].*)$`)),{name:"\
webpack-place",tool:"webpack",steps:[new RegExp(`^(?<severity>ERROR|WARNING) in ${g}(?: \\d+:[\\d-]+)?(?: \\(.*)?$`),{pattern:new RegExp(`^(?:\\w*Error: )?(?:${N}\
: )?(?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`),skip:2}],zeroColumn:!0},{name:"webpack",tool:"webpack",steps:[new RegExp(`^(?!.*sass-loader\
)(?<severity>ERROR|WARNING) in ${g}(?: (?<line>\\d{1,7}):(?<column>\\d{1,7})(?:-[\\d:]+)?)?(?: \\(.*)?$`),{pattern:/^(?!Module build failed|\.\/\S+ \d|\[tsl\]|\d{1,7}:[\d-]+$)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^Module build failed/}],zeroColumn:!0}],hn=[...ui,...fi,...di,...Ai,...ki,...Ti],gn={formats:hn,causes:Vt};function Iu(e,{formats:t,causes:n}=gn){const s=o=>![
o.tool??[]].flat().includes(e);return{formats:t.filter(s),causes:n.map(o=>({...o,signs:o.signs.filter(s)})).filter(({signs:o})=>o.length>0)}}var Y=E(901),ue=E(7994),
Be=E(3052);const Ii=[/(?:^|[\s:])([\w$]{1,100}) is not defined\b/,/\(reading '([\w$]{1,100})'\)/,/\.([\w$]{1,100})\)? is not a function\b/];function wn(e){return Ii.
map(t=>t.exec(e)?.[1]).find(t=>t!==void 0)}function $n(e){return/(?<!\.)\bjson5?\b/i.test(e)}function _i(e){return/^\s{2,12}input: '([^'\\]{4,200})',?$/.exec(e)?.
slice(1)??[]}const yn=12,Ci=30,O={mentions:40,hints:10,shown:10,names:16,nameLength:200,tokens:60},Li=/^[>$]\s[a-z@.]/;function bn(e,{at:t,message:n,details:s}){
const o=Te(e,t-yn,t),r=[...e.keys()].slice(Math.max(0,t-yn),t+Ci).filter(l=>!(o.has(l)||Et(e[l]?.text??""))).sort((l,d)=>En(l,t)-En(d,t)),i=r.map(l=>({each:l,text:R(
e[l]?.text??"")})).filter(({text:l})=>!Li.test(l)),a=i.some(({text:l})=>Mi.test(l)),c=i.flatMap(({each:l,text:d})=>ji(d,e[l]?.folder)).slice(0,O.mentions);return{
mentions:a?c.map(l=>l.inStack?l:{...l,line:null,column:null}):c,hints:a?[]:i.flatMap(({text:l})=>z(l)?[]:kn(l)).slice(0,O.hints),shown:r.flatMap(l=>Gi(e,l)).slice(
0,O.shown),rows:i.flatMap(({text:l})=>Wi(l)),said:a?void 0:kn(n)[0],message:n,words:[...new Set(n.match(/\w{2,40}/g))].slice(0,O.tokens),names:[...Rn(xn(n)),...i.
flatMap(({text:l})=>_i(l))],details:[...new Set(s.filter(l=>!Ki.test(l)).flatMap(l=>Rn(xn(l))))].slice(0,O.names),atEnd:/\b(?:unexpected|got|reached|premature) (?:the )?end of (?:the )?(?:file|input|string)|\bunexpected EOF\b/i.
test(n),identifier:wn(n),isAbsence:/\b(?:required|missing|lacks|must (?:have|contain|export))\b/i.test(n),routes:[...new Set([...Nn(n),...i.flatMap(({each:l,text:d})=>Nn(
d,e[l+1]?.text))])].slice(0,O.hints),isJson:i.some(({text:l})=>$n(l)),lacksScript:/\b(?:missing|no|unknown) script\b|\bscript not found\b|^Command "[^"]{1,100}" not found/i.
test(n)}}const Mi=/\bvite:vue\]\s\S{1,400}\.(?:md|html\.vue)\s/;function En(e,t){return e<t?(t-e)*2.5:e-t}const Pi=/^(?<path>[^\s]{1,400}?)(?::(?<line>\d{1,7})(?::(?<column>\d{1,7}))?|\((?<row>\d{1,7})[,:](?<character>\d{1,7})\))?$/;
function ji(e,t){const n=z(e),s=e.split(/[\s"'`<>{}|;*=]+/).slice(0,O.tokens);return s.flatMap((o,r)=>{const i=Pi.exec(On(o))?.groups;if(!i?.path||!/[./]/.test(
i.path))return[];const[,a,c]=Di.exec(s[r+1]??"")??[],l=fe(i.line??i.row??a);return[{path:t===void 0||/^[/.]|^\w+:/.test(i.path)?i.path:`${t}/${i.path}`,line:l,column:fe(
i.column??i.character??c),inStack:n}]})}const Di=/^\((\d{1,7}):(\d{1,7})\)[:,.]?$/;function fe(e){return e&&Number(e)||null}const Fi=[/\bline(?:Number)?:?\s(?<line>\d{1,7})\b(?:[,:]?\s(?:column|col|character|char):?\s(?<column>\d{1,7}))?/i,
/[([](?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?[)\]]/,/\s(?:at|-)\s(?<line>\d{1,7}):(?<column>\d{1,7})\b/,/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})(?!:\d\d\b)[:\s]/];
function kn(e){for(const t of Fi){const n=t.exec(e)?.groups,s=fe(n?.line);if(s!==null)return[{line:s,column:fe(n?.column)}]}return[]}const Sn=/^[\s│|]{0,40}(?<mark>>{0,2})\s{0,10}(?<line>\d{1,7})\s{0,4}(?:[|│┃]|:(?=\s))(?<text>.*)$/,
Ui=/^[\s│|·:╵┆╎-]*(?:\^|~~|─|━)/;function Wi(e){const t=Sn.exec(e)?.groups;return t?[{line:Number(t.line),text:t.text?.trim()??""}]:[]}function Gi(e,t){
const n=Sn.exec(R(e[t]?.text??""))?.groups,s=n?.text?.trim()??"",o=n?.mark!==""||Ui.test(R(e[t+1]?.text??""));return s!==""&&o?[{line:Number(n?.line),text:s}]:[]}
const vn=/"([^"]{2,200})"|(?<!\w)'([^']{2,200})'(?!\w)|`([^`]{2,200})`|“([^“”]{2,200})”/g,Bi=[/(?:^|\s)(?:Error:\s)?([^\s:"'`]{2,200}):?\s(?:is not|isn't|not found|is undefined|was not|could not be|does not|doesn't|cannot be|failed to|must be|is missing|is required|doesn’t)\b/,
/\b(?:partial|tag|helper|filter|mixin|layout|field|plugin|package|module|specifier|host|tarball):?\s"?([^\s"'`,;()]{2,200})/i,/(?:^|[\s*])([\w.-]{2,60}):\s(?:Invalid|Required|Expected)\b/,
/\b\d{1,3}(?:\.\d{1,3}){3}:(\d{2,5})\b/,/^\s*(?:[-*•]|->)\s(?:linking to\s)?(\S{2,200})$/,/\bproperties\s?\(([^\s()]{2,100})\)/],zi=/^(?:@[\w.-]+\/[\w.-]+|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|[a-z]+(?:[A-Z][a-z0-9]*)+|[\w.-]+@[\^~>=<\w.*:-]+|\.{1,2}\/\S+|(?:[\w@.-]+\/)+[\w.-]+\.\w{2,5}|[\w.-]+\.(?:invalid|com|org|net|io|dev))$/,
Hi=/\bwhile parsing\b|\blinked from\b|\bsource page path\b|\b[Dd]id you mean\b|\bSee (?:more|https?:)|\bTried\b/,Ki=/\b(?:[Dd]id you mean|npm run|see a list|https?:\/\/)/;
function xn(e){return e.slice(0,Hi.exec(e)?.index??e.length).replace(Zi,"")}const Zi=/^\W{0,8}[([]plugin [^)\]]{1,100}[)\]]/;function Rn(e){const t=[...e.matchAll(
vn)].map(a=>a.slice(1).find(c=>c!==void 0)??""),n=Bi.flatMap(a=>a.exec(e)?.[1]??[]),s=Yi.exec(e)?.[1],o=e.replace(vn," ").split(/[\s,;()[\]<>{}"'`|]+/,O.tokens),
r=Xi.test(e),i=o.map(On).filter(a=>zi.test(a)||Ji(a,r));return[...new Set([...t,s??"",...n,...i].map(a=>Vi(a.trim()).slice(0,O.nameLength)))].filter(a=>/\w\w/.test(
a)&&(a===s||!qi.test(a))&&!a.includes("\\")&&a.split(/\s/).length<=3).slice(0,O.names)}const Yi=/\b(?:not found|unknown(?:\s\w{1,20}){0,2}|(?:does|do) not exist|undefined(?:\s\w{1,20})?|not defined):\s"?([^\s"'`,;]{2,200})/i,
qi=/^(?:[A-Z]\w{0,60}(?:Error|Exception)|a|an|the|that|this|which|it|its|is|are|was|in|of|on|or|and|for|from|with|to|not|does|cannot|could|config(?:uration)?|files?|pages?|modules?|packages?|plugins?|options?|paths?|folder|directory)$/i;
function Vi(e){return/^["'`]/.test(e)&&e.length>2&&e.endsWith(e[0]??"")?e.slice(1,-1):e}const Xi=/\b404\b|\blink(?:s|ed)?\b/i;function Ji(e,t){return/^https?:\/\/\S/.
test(e)||/^\/[\w@.-]+\/\S/.test(e)||t&&/^\/[\w-]/.test(e)}const Qi=[["(",")"],["[","]"]];function On(e){let[t,n]=[0,e.length];const s=o=>{for(;n>t&&o.includes(e[n-
1]??" ");)n--};s(".:,");for(const[o,r]of Qi){const i=e[n-1]===r;e[t]===o&&(i||!e.includes(r))&&(t++,i&&n--),e.slice(t,n).includes(o)||s(`${r}.:,`)}return e.slice(
t,n)}const ea=/\b(?:at|of|for|prerendering|rendering|GET|render)(?: (?:the )?(?:page|path|route))? ["'`]?(\/[\w[\].:@%()/-]{0,200})(?=$|[\s"'`,])|^!!! (\/\S{0,200}): /,
ta=/^[\s│]{0,8}[├└]─{1,2} (\/\S{0,200}) \(\d{1,9}ms\)$/,na=/^[\s│]{0,8}[├└]─{1,2} \[5\d\d\]/;function Nn(e,t=""){const[,n,s]=ea.exec(e)??[],o=na.
test(t)?ta.exec(e)?.[1]:void 0;return[n,s,o].flatMap(r=>r?.replace(/[.:,]$/,"")??[])}const I={lines:5e3,characters:256*1024,lineLength:1e3,entryLength:64*1024},
sa=[/^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:?(?: |$)/,/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M)?\]?:? (?=\S)/,/^(?<folder>\.|[\w@.-]{1,100}(?:\/[\w@.-]{1,100}){1,6}) (?!error|warning|note|info|failed)[a-z][\w:-]{0,60}(?:: |:$|\$ )/,
/^(?<task>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[a-z][\w:-]{0,60}):(?: |$)/,/^\[@?[\w./-]{1,80}\]: /,/^➤ YN\d{4}: (?:[│┌└] ?)?/,/^@?[^\s@]{1,100}@(?:workspace:(?<folder>[\w@./-]{1,200})|\w{1,20}:\S{1,200}) STD(?:ERR|OUT)(?: |$)/,
/^\[\d{1,2}\] /,/^#\d{1,4} \d{1,5}\.\d{1,3} /,/^[a-z][\w.-]{0,60}-\d{1,3} {1,20}\| /,/^npm (?:ERR!|error)(?: |$)/,/^\[(?:11ty|webpack-cli)\](?: |$)/,/^Original error stack trace: (?=\S)/,
/^│ (?=\w*Error: )/,/^[│└■▲●◆◇](?: {2}|$)/u,/^\[(?:log|info|warn|error)\] \[nitro\](?: |$)/],oa=4,ra=[/^> @?[^\s@]{0,100}@\S{0,100} \S{1,100} (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,
/^(?<task>@?[\w./-]{1,120}#[\w:-]{1,60}):\s{1,4}ERROR\s{1,4}command \((?<folder>[^()]{1,400})\)/,/^ERROR: command finished with error: command \((?<folder>[^()]{1,400})\)/,
/^location (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/];function me(e){const t=[];let n=I.characters;for(let i=e.length-1;i>=0&&t.length<I.lines&&n>0;i--){const a=e[i]??
"",l=(a.length>I.entryLength?a.slice(-I.entryLength):a).split(`
`);for(let d=l.length-1;d>=0&&t.length<I.lines&&n>0;d--){const u=l[d]??"",f=ia((0,k.Ow)(ga((0,k.Nl)(u)),I.lineLength).trimEnd());n-=Math.max(f.length,u.length/16),
t.push(f)}}const s=aa(t),o=fa(ua(t.reverse().map(i=>ma(i,s)))),r=ca(o);return o.map(({text:i,folder:a,task:c})=>({text:i,folder:a??r.get(c??"")}))}function ia(e){
return e.includes(":undefined")?e.replace(/(?<=\.\w{1,10})(?::undefined){1,2}(?!\S)/g,""):e}function aa(e){const t=e.map(n=>n.includes("nx run ")?/\bnx run ([@\w./-]{1,100}):/.
exec(n)?.[1]:/^([\w@.-]{1,100} [a-z][\w:-]{0,60})\$ /.exec(n)?.[1]);return new Set(t.filter(n=>n!==void 0))}function ca(e){const t=new Map;for(const{text:n,task:s}of e)
for(const o of ra){const r=o.exec(n)?.groups;r?.folder&&t.set(s??r.task?.replace("#",":")??"",r.folder)}return t}const la=/^(?:.{0,200}\s)?Unexpected (?:token|non-whitespace)\b.{0,60}, (?:\.\.\.)?".{0,100}$/,
Tn=/"(?:\.\.\.)? is not valid JSON\b/,da=12;function ua(e){const t=[];for(let n=0;n<e.length;n++){const s=e[n],r=s.text.includes("Unexpected ")&&la.test(s.text)&&
!Tn.test(s.text)?e.slice(n+1,n+1+da).findIndex(({text:a})=>Tn.test(a)):-1;if(r===-1){t.push(s);continue}const i=e.slice(n,n+r+2).map(({text:a})=>a.trim());t.push(
{...s,text:i.join(" ").slice(0,I.lineLength)}),n+=r+1}return t}const An=71;function fa(e){if(!e.some(({text:s})=>s.startsWith("\u250C  Building storybook")))return e;
const t=[];let n=0;for(const s of e){const o=t.at(-1),[r=""]=s.text.split(" ",1),i=s.boxed&&n>0&&n<=An&&n+1+r.length>An;o&&i&&/^[\w("'`./@-]/.test(r)?t[t.length-
1]={...o,text:`${o.text} ${s.text}`.slice(0,I.lineLength)}:t.push(s),n=s.text.length}return t}function ma(e,t){let n=e,s,o,r=!1;for(let i=0;i<oa;i++){const a=ha(
n)??pa(n,t);if(!a)break;s??=a.groups?.folder,o??=a.groups?.task,r||=a[0]==="\u2502  ",n=n.slice(a[0].length)}return{text:n,folder:s,task:o,boxed:r}}function pa(e,t){
if(t.size===0)return;const n=/^(?<name>[@\w./-]{1,100}|(?<folder>[\w@.-]{1,100}) [a-z][\w:-]{0,60})(?::(?: |$)|\$ )/.exec(e);return n&&t.has(n.groups?.name??"")?
n:void 0}function ha(e){for(const t of sa){const n=t.exec(e);if(n)return n}}function ga(e){return e.includes("\r")?e.split("\r").findLast(t=>t.trim()!=="")??"":
e}const wa=/^> @?[^\s@]{1,150}@\S{1,60} (?:pre|post)?(?:install|prepare)$|^\$ (?!(?:npm|pnpm|yarn|bun|corepack) )/;function $a(e,t){const n=e[t]?.folder;return n!==
void 0?!n.includes("node_modules"):e.slice(0,t).some(({text:s})=>wa.test(s))}function _u(e){const t=e.findIndex(s=>/\bnpm (?:ERR!|error) Usage:\s*$/.test(s)),n=e.
findIndex((s,o)=>o>t&&/\bnpm (?:ERR!|error) Run "npm help [\w-]{1,40}"/.test(s));return t===-1||n===-1?e:e.toSpliced(t,n-t)}class ya{#e;#t=new Map;constructor(t){
this.#e=t}get all(){return this.#e}get length(){return this.#e.length}line(t){return this.#e[t]}find(t,n){let s=this.#t.get(t);s||(s=[],this.#t.set(t,s));const o=s[n];
if(o!==void 0)return o;const r=_(t,this.#e[n]?.text??"");return s[n]=r,r}}function ba(e,t,n){if("match"in e)return e.match(t,n);const s={};let o=n;for(const[i,a]of e.
steps.entries()){const c=ka(In(a),t,o,i>0);if(!c)return;for(const[l,d]of Object.entries(c.groups))d!==void 0&&(s[l]=d);o=c.at+1}const r=e.steps.at(-1);return!e.
repeat||!r?{groups:[s],next:o}:Ea(In(r).pattern,s,t,o)}function Ea(e,t,n,s){const o=[t];let r=s;for(;r<n.length&&o.length<1e3;r++){const i=n.find(e,r);if(!i)break;
o.push({file:t.file,...i.groups})}return{groups:o,next:r}}function In(e){return e instanceof RegExp?{pattern:e}:e}function ka(e,t,n,s){const o=s?e.skip??0:0,r={};
for(let i=n;i<=n+o&&i<t.length;i++){const a=t.find(e.pattern,i);if(a)return{at:i,groups:{...r,...a.groups}};const c=e.over&&t.find(e.over,i);if(e.over&&!c)return;
for(const[l,d]of Object.entries(c?.groups??{}))d!==void 0&&(r[l]=d)}}const _n=500,Cn=500,Sa=[["warning",/^(?:warn|warning|deprecation warning|!|⚠)/i],["notice",
/^(?:hint|info|note|message|i$)/i],["error",/./]],va=/^Compiled with warnings\.?$/,xa=/\bfail(?:ed)?\b|^error\b|^Treating warnings as errors/i;function Ra(e,t=hn){
const n=new ya(me(e)),s=new Map;let o=!1;for(let r=0;r<n.length&&s.size<_n;){const i=n.line(r)?.text??"";o=va.test(i)||o&&!xa.test(i);const a=Oa(n,r,t);for(const c of a?.
diagnostics??[]){const l=o&&c.severity==="error"?{...c,severity:"warning"}:c,{file:d,line:u,column:f,message:p}=l,w=JSON.stringify([d,u,f,p]);!s.has(w)&&s.size<
_n&&s.set(w,l)}r=a?.next??r+1}return[...s.values()]}function Oa(e,t,n){const s=e.line(t);if(!(!s||s.text.trim()===""))for(const o of n){const r=ba(o,e,t);if(!r)
continue;return{diagnostics:r.groups.map(a=>{const c=Ta(a,o,s.folder);if(!c)return;const l=Tt(c.message,e.all,Na(c.message,e,t,r.next)),d=a.test===void 0?"":`, \
in the test "${a.test.slice(0,120)}"`;return{...c,message:(0,k.Ow)(l+d,Cn)}}).filter(a=>a!==void 0),next:r.next}}}function Na(e,t,n,s){for(let o=n;o<s;o++)if(t.
line(o)?.text.includes(e.slice(0,60)))return o;return s-1}function Ta(e,t,n){const{message:s,frame:o}=e,r=(e.file??"").replace(/(?<=\.mdx?)\.js(?=$|\?)/,"");if(!(r||
o)||!s)return;const i=r===(e.file??"")&&Ln(e.line)||null,a=i===null?null:Ln(e.column);return{file:r&&La(r.trim(),n)+Aa(t,r,i),line:i,column:a===null?null:t.zeroColumn?
a+1:a||null,severity:Ca(e.severity,t),code:e.code??null,message:(0,k.Ow)(_a(Ia(s.trim(),r),r),Cn),frame:o}}function Aa({part:e=""},t,n){return n===null||e===Z&&
t.startsWith("/")?"":e}function Ia(e,t){const n=e.replace(/^(?:error: |\[error\] )|\?vue&type=[\w=&.-]+| \[plugin [\w@/:-]{1,60}\]$/gi,""),[,s="",o]=/^(\S{1,400}?)(?::\d{1,7}){0,2}: (.+)$/.
exec(n)??[],[r]=t.split("?",1);return o!==void 0&&(`/${s}`.endsWith(`/${r}`)||`/${r}`.endsWith(`/${s}`))?o:n}function _a(e,t){return e.replace(/(?<=^Cannot find module ')\/[^']{1,400}(?='$)/,
n=>{const s=m.posix.relative(m.posix.dirname(t),n);return t.startsWith("/")?s.startsWith(".")?s:`./${s}`:n})}function Ca(e,t){return e===void 0?t.severity??"err\
or":Sa.find(([,n])=>n.test(e))?.[0]??"error"}function Ln(e){return e===void 0?null:Number(e)}function La(e,t){return t===void 0||/^(?:[A-Za-z]:|[a-z-]+:\/\/|[\\/])/.
test(e)?e:`${t}/${e.replace(/^(?:\.\/)+/,"")}`}var Ma=E(6419),Mn=E(402);const Pa=/^(?!(?:package-lock|npm-shrinkwrap|pnpm-lock)\.|(?:CHANGELOG|LICENSE)\b)(?:.*\.(?:[cm]?[jt]sx?|g[jt]s|json[5c]?|ya?ml|toml|vue|svelte|astro|mdx?|markdown|html?|hbs|handlebars|njk|nunjucks|liquid|pug|jade|ejs|eta|twig|css|p?css|s[ac]ss|less|styl|graphqls?|gql|sh|py|rb|go|rs|php)|\.\w{2,20}rc|\.env(?:\.\w{1,20})?)$/i,
Pn=/\.(?:png|jpe?g|gif|svg|webp|avif|ico|woff2?|mp4|pdf)$/i,ja={test:e=>Pa.test(e)||Pn.test(e)},jn=/(?:^|\/)(?:dist|build|out|_site|coverage|cache|storybook-static)\//,
Da=2e3,ze=1e3,Fa=3,Ua=2*Be.D6,Dn=32;function q(e){const t=(n="")=>/^---\s*$/.test(n);return t(e[0])?e.findIndex((n,s)=>s>0&&t(n))+1:0}class He{files;#e;#t;#n=new Map;#s;#o;#i;#r=new Map;constructor(t,n,s,o=[]){
this.files=s,this.#o=o,this.#e=t,this.#t=n,this.#s=new Set(s)}static async read(t,n){const s=[],o=[];for await(const r of t.walk(ja)){const i=(0,m.relative)(t.root,
r).split(m.sep).join("/");if(!jn.test(i)&&(Pn.test(i)?o.length<ze&&o.push(i):s.push(i),s.length>=ze))break}return new He(t,(0,m.relative)(t.root,n).split(m.sep).
join("/"),s,o)}get list(){return this.#i??=pt([...this.files,...this.#o]),this.#i}has(t){return this.#s.has(t)}get manifest(){return[`${this.#t}/package.json`,"\
package.json"].find(t=>this.has(t))}async lockfile(){return(await(0,Mn.GQ)(this.#e,(0,m.resolve)(this.#e.root,this.#t)))?.text??""}find(t){const n=le(t,{exists:r=>this.
has(r),rootDirectory:this.#t});if(n!==void 0||t.startsWith("/")||/node_modules|^\w+:/.test(t))return n;const s=t.replace(/^(?:\.{1,2}\/)+/,"");if(!/\.[a-z]\w{0,9}$/i.
test(s)||jn.test(s))return;const o=this.files.filter(r=>r.endsWith(`/${s}`)||s.endsWith(`/${r}`));return o.length===1&&(o[0]?.includes("/")||(0,m.basename)(s)!==
s)?o[0]:void 0}async lines(t){const n=this.#n.get(t);if(n)return n;const o=(await this.#e.lines((0,m.resolve)(this.#e.root,t))??[]).map(r=>r.length>Da?"":r);return this.#n.
set(t,o),o}async collect(t,n){await this.load(t);const s=[];for(const o of t)for(const[r,i]of(await this.lines(o)).entries()){const a=n(i,r+1,o);a!==void 0&&s.push(
a)}return s}async piece(t,n,s,o){const r=(await this.#a(t))[n-1]??"";return r.length<=2*o?r:r.slice(Math.max(0,s-1-o),s-1+o)}async#a(t){const n=this.#r.get(t);if(n||
this.#r.size>=Fa)return n??[];const{root:s}=this.#e,o=(await(0,Ma.x)(s,(0,m.resolve)(s,t),Ua))?.text.split(`
`)??[];return this.#r.set(t,o),o}async load(t=this.files){for(let n=0;n<t.length&&!this.isOver;n+=Dn)await Promise.all(t.slice(n,n+Dn).map(s=>this.lines(s)))}onlyOf(t){
return t.length===1&&!this.isPartial?t[0]:void 0}get isPartial(){return this.isOver||this.files.length>=ze}get isOver(){return this.#e.isOver}}const Wa=/\bYAML|\bfront ?matter\b|\b(?:explicit|implicit) mapping|\bblock mapping\b|\bmapping (?:entry|key|values)\b|\bblock (?:collection|sequence)|\bflow (?:collection|sequence|mapping)\b|quoted scalar|\bcompact mappings\b|unexpected end of the (?:stream|document)|unidentified alias/i,
Fn=/\.ya?ml$/i,Un=/\.(?:mdx?|markdown|njk|liquid|html?|hbs|webc|svx)$/i,Ga=300;function Wn(e){return Wa.test(e)}async function Gn(e,t){const n=Fn.test(e);if(!n&&
!Un.test(e))return;const s=await t.lines(e),o=n?0:1,r=n?s.length:q(s)-1;if(r<0)return;const{parseDocument:i,LineCounter:a}=await E.e(815).then(E.t.bind(E,8815,19)),
c=new a,l=s.slice(o,r).join(`
`),[d]=i(l,{lineCounter:c,prettyErrors:!1}).errors;if(!d)return;const{line:u,col:f}=c.linePos(d.pos[0]);return{file:e,line:u+o,column:f,reason:d.message.split(`\

`,1)[0]??""}}async function Ba(e){const t=e.files.filter(s=>Fn.test(s)||Un.test(s)).slice(0,Ga),n=[];for(const s of t){if(e.isOver||n.length>1)return;const o=await Gn(
s,e);o&&n.push(o)}return e.onlyOf(n)}const za=12,Bn=16;function Ha(e,t,n){const s=t.filter(i=>Math.abs(i.line-e)<=za&&i.text!==""),o=s.find(i=>i.line===e),r=e>n.
length?null:e;return o?pe(o.text,n[e-1])?e:Ka(o,s,n)??Ya(o.text,n)??r:r}function Ka(e,t,n){const s=n.flatMap((a,c)=>{if(!pe(e.text,a))return[];const l=t.filter(
d=>pe(d.text,n[c+d.line-e.line]));return[{line:c+1,rows:l.length}]}),o=Math.max(...s.map(({rows:a})=>a)),[r,i]=s.filter(({rows:a})=>a===o);return i===void 0?r?.
line:void 0}const zn=3;function Za(e,t,n){const s=t.filter(r=>Math.abs(r.line-e.line)<=zn&&r.text!==""),o=s.reduce((r,{text:i})=>r+i.length,0);return s.length<zn||
o<Bn?[]:n.flatMap((r,i)=>s.every(a=>pe(a.text,n[i+a.line-e.line]))?[i+1]:[])}function Ya(e,t){const n=he(e),s=t.flatMap((o,r)=>{const i=he(o);return i.length>=Bn&&
n.includes(i)?[r+1]:[]});return s.length===1?s[0]:void 0}function pe(e,t=""){const n=he(t);return n!==""&&n===he(e)}function he(e){return e.replace(/\s+/g," ").
trim()}const qa=/^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i,Va=/^(?:if|for|block|macro|call|filter|raw|unless|case|capture|tablerow|comment|verbatim)$/,
Xa=/<(?<slash>\/?)(?:(?<name>[A-Za-z][\w.-]{0,80}(?::[\w.-]{1,80})?)(?=[\s/>]|$)|(?=>))/y,Ja=/\{(?<sign>[#/])(?<name>if|each|await|key|snippet)\b/y,Qa=/\{%-?\s{0,100}(?<end>end)?(?<name>\w{1,40})/y,
ec=/\{\{~?(?<sign>[#/])\s{0,20}(?<name>\w{1,40})/y,Hn=/@(?:if|else(?:\sif)?|for|empty|switch|case|default|defer|loading|placeholder|error)\s{0,10}(?:\((?:[^()]|\((?:[^()]|\([^()]{0,200}\)){0,300}\)){0,500}\))?\s{0,10}\{/y,
Kn=/\{\{[^{}]{0,1000}\}\}/y,Zn=/\/(?:[^\\/\n[]|\\.|\[(?:[^\]\\\n]|\\.){0,200}\]){1,400}\//y,tc=/<\w{1,80}\sextends\b/y,nc=[[/<!--/y,"-->"],[/\{\{!--/y,"--}}"],[
/\{#[\s-]/y,"#}"],[/<script\b/iy,"<\/script"],[/<style\b/iy,"</style"]],sc=/(?:^|\W)(?:return|default|yield|await|case|else)$/,oc=200;function*rc(e,t,n){const s=t.
includes("brace"),o=s?/[<{}"'`/]/g:t.includes("control")?/[<{}@]/g:/[<{]/g,r=[];for(let i=o.exec(e);i;i=o.exec(e)){const a=i.index,c=s&&(r.at(-1)??n)==="code",l=c&&
/["'`/]/.test(i[0])?lc(e,a):cc(e,a);if(l!==void 0){if(l<0)return;o.lastIndex=l;continue}const d=ac(e,a,t,c,r);d&&(o.lastIndex=d.name==="{"?a+1:d.end,d.name!==""&&
(ic(d,r),yield d))}}function ic({opens:e,name:t},n){e?n.push(t==="{"?"code":"text"):t==="{"?n.length=Math.max(0,n.lastIndexOf("code")):n.at(-1)==="text"&&n.pop()}
function ac(e,t,n,s,o){const r=e[t]??"";if(r==="<")return n.includes("tag")&&(!s||uc(e,t))?fc(e,t):void 0;if(r==="@"||n.includes("control"))return pc(e,t);const i=n.
includes("block")&&r==="{"?mc(e,t):void 0;if(i||!n.includes("brace")||!/[{}]/.test(r))return i;if(!(r==="}"&&!o.includes("code")))return{opens:r==="{",name:"{",
at:t,end:Ke(e,t)}}function T(e,t,n){return e.lastIndex=n,e.exec(t)}function cc(e,t){const n=nc.find(([o])=>T(o,e,t));if(!n)return;if(/^<s/i.test(e.slice(t,t+2))){
const o=qn(e,t);if(e[o-2]==="/")return o}const s=e.indexOf(n[1],t+2);return s<0?-1:s+2}function lc(e,t){const n=e[t]??"";if(n==="/")return dc(e,t);for(let s=t+1;s<
e.length;s++)if(e[s]==="\\")s++;else{if(e[s]===n)return s+1;if(e[s]===`
`&&n!=="`")return s}return-1}function dc(e,t){if(e[t+1]==="/")return Ke(e,t);if(e[t+1]==="*"){const n=e.indexOf("*/",t+2);return n<0?-1:n+2}return(Yn(e,t)&&T(Zn,
e,t)?Zn.lastIndex:0)||t+1}function uc(e,t){return e[t+1]==="/"||Yn(e,t)&&!T(tc,e,t)}function Yn(e,t){const n=e.slice(Math.max(0,t-oc),t).trimEnd();return n===""||
/[({[}>,?:&|=;!]$/.test(n)||sc.test(n)}function fc(e,t){const n=T(Xa,e,t)?.groups;if(!n)return;const s=qn(e,t),{name:o="<>",slash:r}=n,i=e[s-2]==="/"||qa.test(o);
return{opens:r==="",name:i?"":o,at:t,end:s}}function qn(e,t){let n="",s=0;for(let o=t;o<e.length;o++){const r=e[o]??"";if(n!=="")n=r===n?"":n;else if(s>0&&e.startsWith(
"//",o))o=Ke(e,o);else if(/["'`]/.test(r))n=r;else if(r==="{")s++;else if(r==="}")s--;else if(r===">"&&s<=0)return o+1}return e.length}function Ke(e,t){const n=e.
indexOf(`
`,t);return n<0?e.length:n}function mc(e,t){const n=(T(Ja,e,t)??T(ec,e,t))?.groups,s=n?void 0:T(Qa,e,t)?.groups;if(!(n||s))return;const o=e.indexOf(s?"%}":"}",t),
r=o<0?e.length:o+(s||e[o+1]==="}"?2:1);if(n)return{opens:n.sign==="#",name:`#${n.name}`,at:t,end:r};const i=s?.name??"";return{opens:s?.end===void 0,name:Va.test(
i)?`%${i}`:"",at:t,end:r}}function pc(e,t){return e[t]==="}"?{opens:!1,name:"@",at:t,end:t+1}:T(Kn,e,t)?{opens:!0,name:"",at:t,end:Kn.lastIndex}:T(Hn,e,t)?{opens:!0,
name:"@",at:t,end:Hn.lastIndex}:void 0}const Ze=/\b(?:missing (?:an? )?(?:end|closing) tag|(?:end|closing) tag\b|unclosed|not closed|left open|unterminated jsx|attempted to close|expected token|end of (?:the )?(?:file|input|template)|unexpected end|unexpected EOF|got ['"]?EOF)/i,
hc=/\bExpected "[})]"|\bUnexpected "(?:\}|\)|\$\$\w{1,40})"|\$\$render\b|"\$\$\w/,gc=/\bclosing tag\b|\bunterminated (?:jsx|regexp|regular expression)\b|\bunexpected token\b|\bExpected ['"`]<\//i,
wc=/@(?:if|for|switch|defer)\s{0,10}[({]/,$c=[{name:/\.astro$/i,kinds:["tag","brace"],base:"text",message:hc},{name:/\.(?:vue|astro|mdx|html?|webc)$/i,kinds:["t\
ag"],base:"text",message:Ze},{name:/\.(?:svelte|svx|md|markdown)$/i,kinds:["tag","block"],base:"text",message:Ze},{name:/\.(?:njk|nunjucks|liquid|hbs|handlebars)$/i,
kinds:["block"],base:"text",message:Ze},{name:/\.[cm]?[jt]sx?$/i,kinds:["tag","brace"],base:"code",message:gc}],Vn=80,Ye=200,yc=500;function bc(e,t,n){if(vc.test(
e))return xc.test(n)?Oc(t):void 0;const s=$c.find(c=>c.name.test(e)&&c.message.test(n));if(!s)return;const o=Sc(e,t),r=s.kinds.concat(/\.html?$/i.test(e)&&wc.test(
o)?"control":[]),i=[];for(const c of rc(o,r,s.base)){const l={...c,indent:kc(o,c)};if(l.opens){if(i.length>=yc)return;i.push(l);continue}const d=Ec(l,i),u=i.pop();
if(d===void 0||u===void 0)return Jn(l,"begin",o);if(u!==d)return Xn(u,n,o)}const a=i.at(-1);return a&&Xn(a,n,o)}function Xn(e,t,n){return/\bunexpected token\b/i.
test(t)&&e.name==="{"?void 0:Jn(e,"end",n)}function Jn({at:e,end:t,name:n},s,o){const i=n==="{"&&o.slice(e+1,t).trim()===""?Math.max(o.lastIndexOf(`
`,e)+1,e-Ye):e,a=Qn(o.slice(i,t).replace(/\s+/g," ").trim());return{line:o.slice(0,e).split(`
`).length,text:a,lacks:s}}function Qn(e){return e.length>Vn?`${e.slice(0,Vn)}\u2026`:e}function Ec({name:e,indent:t},n){const s=n.findLast(o=>o.name===e);return t===
void 0||s?.indent===void 0?s:n.findLast(o=>o.name===e&&o.indent===t)??s}function kc(e,{at:t,name:n,opens:s}){const o=e.slice(Math.max(0,t-Ye),t),r=o.lastIndexOf(
`
`)+1;if(r===0&&t>Ye)return;const i=o.slice(r);return n==="{"&&s?/^\s*/.exec(i)?.[0]:i.trim()===""?i:void 0}function Sc(e,t){const n=/\.(?:mdx?|markdown|svx)$/i.
test(e),s=q(t);let o;return t.map((i,a)=>{if(a<s)return"";if(!n)return i;const c=/^\s{0,12}(`{3,}|~{3,})/.exec(i)?.[1],l=o!==void 0;return o===void 0?o=c:c?.startsWith(
o)&&(o=void 0),l||c!==void 0?"":i.replace(/`[^`]*`/g,d=>" ".repeat(d.length))}).join(`
`)}const vc=/\.(?:pug|jade)$/i,xc=/\bno closing bracket\b|\bclosing (?:bracket|parenthesis)\b|\bend of the string reached\b/i,Rc=/^(?<indent>\s*)[\w.#:+-]{1,200}(?=\()/;
function Oc(e){for(let t=0;t<e.length;t++){const n=e[t]??"",s=Rc.exec(n);if(!s)continue;const o=Nc(e,t,s[0].length,s.groups?.indent?.length??0);if(o===void 0)return{
line:t+1,text:Qn(n.trim()),lacks:"end"};t=o}}function Nc(e,t,n,s){let o=0,r="";for(let i=t;i<e.length;i++){const a=e[i]??"",c=a.search(/\S/);if(i>t&&c>=0&&c<=s&&
!/^\s*[)\]}]/.test(a))return;for(const l of a.slice(i===t?n:0))if(r!==""?r=l===r?"":r:/["'`]/.test(l)?r=l:/[([{]/.test(l)?o++:/[)\]}]/.test(l)&&o--,o===0)return i}}
const Tc=6;async function Ac(e,t,n){if(!n.has(e.file))return e;const s=await n.lines(e.file);if(s.length===0)return e;const o=Cc(e,s)??await Lc(e,n);if(o||e.line===
null)return o??e;const r=Ha(e.line,t,s),i=r===e.line?e:{...e,line:r,column:null};return Pc(_c(i,s),s)}const Ic=/[`'"](?<tag><[A-Za-z][\w.-]{0,100})>?[`'"]/;function _c(e,t){
const n=/\.(?:mdx?|markdown)$/.test(e.file)?Ic.exec(e.message)?.groups?.tag:void 0;if(n===void 0||e.line===null)return e;const s=e.line+q(t),o=r=>t[r-1]?.includes(
n)===!0;return s>e.line&&!o(e.line)&&o(s)?{...e,line:s}:e}function Cc(e,t){const n=bc(e.file,t,e.message);if(!n)return;const s=n.lacks==="end"?"is not closed":"\
closes what is not open",o=`${e.message.replace(/[.:]?\s{0,4}$/,"")}: ${n.text} ${s}`;return{...e,line:n.line,column:null,message:o.slice(0,500)}}async function Lc(e,t){
const n=Wn(e.message)?await Gn(e.file,t):void 0;if(!n)return;const{message:s}=e,o=/\bfront ?matter\b/i.test(s),{line:r,column:i}=n;return{...e,message:o?`${s.replace(
/[.:]$/,"")}: ${n.reason}`:s,line:r,column:i}}const Mc=/\b(?:unknown|undefined|unrecognized) [\w ]{0,40}[:\s]\s?[`'"]?(?<name>[@$.]?[\w:/.[\]()-]{2,100}?)[`'".]{0,3}$/i;
function Pc(e,t){const n=wn(e.message),s=n??Mc.exec(e.message)?.groups?.name;if(s===void 0)return e;const o=(d="")=>n===void 0?d.includes(s):d.split(/[^\w$]+/).
includes(s),r=e.line??0;if(o(t[r-1]))return e;const i=[...t.keys()].map(d=>d+1).filter(d=>o(t[d-1])),a=n===void 0||r===0?[]:i.filter(d=>Math.abs(d-r)<=Tc),[c,l]=a.
length>0?a:i;return c===void 0||l!==void 0?e:{...e,line:c,column:null}}var V=E(9692);const es=/(?:^|\/)(?:[jt]sconfig[\w.-]*|\.\w+rc|devcontainer|angular|nx|turbo)\.json$|(?:^|\/)\.(?:vscode|zed)\/|\.json[5c]$|(?:^|\/)\.\w{2,20}rc$/,
jc=[/\bat line (\d{1,7}),? column \d{1,7}\.?$/,/\(line (\d{1,7}) column \d{1,7}\)/,/\bat (\d{1,7}):\d{1,7}\.?$/];async function Dc(e,t,n){const s=jc.map(i=>i.exec(
e)?.[1]).find(i=>i!==void 0);if(!($n(e)||s!==void 0&&t.isJson)||n.isPartial)return;const o=async(i,a)=>{const c=[];for(const l of n.files.filter(i)){const d=a((await n.
lines(l)).join(`
`));d&&(s===void 0||d.line===Number(s))&&c.push({file:l,...d})}return c},r=await o(i=>i.endsWith(".json")&&!es.test(i),qe);return n.onlyOf(r.length>0?r:await o(
i=>es.test(i),Fc))}function qe(e){if(e.trim()==="")return;const t=(0,V.UQ)(e);return t&&(0,V.q1)(e,Math.min(t.offset,e.trimEnd().length))}function Fc(e){if(!/^\s*[{[]/.
test(e))return;const{plain:t,strict:n}=Uc(e);return qe(n)&&qe(t)}const Ve=/[\w$]{1,100}/y;function Uc(e){const t=[],n=[];for(let s=0;s<e.length;){const o=Wc(e,s),
r=e.slice(s,o),a=/^\/[/*]/.test(r)||r===","&&/^[}\]]/.test(ns(e,o))?r.replace(/\S/g," "):r,c=/^[\w$]/.test(r)&&ns(e,o)===":";t.push(a),n.push(c||r[0]==="'"?'""':
a),s=o}return{plain:t.join(""),strict:n.join("")}}function Wc(e,t){const n=e[t]??"";if(e.startsWith("//",t))return ts(e.indexOf(`
`,t),e);if(e.startsWith("/*",t))return ts(e.indexOf("*/",t+2)+1,e)+1;if(n==='"'||n==="'"){for(let s=t+1;s<e.length&&e[s]!==`
`;s++){if(e[s]===n)return s+1;e[s]==="\\"&&s++}return t+1}return Ve.lastIndex=t,Ve.test(e)?Ve.lastIndex:t+1}function ts(e,t){return e<=0?t.length:e}const Gc=200;
function ns(e,t){return e.slice(t,t+Gc).trimStart()[0]??""}const Bc=/(?:^|\/)(?:dist|build|out|\.(?:svelte-kit|output|nuxt|next|astro|temp|vercel|netlify))\//,ss=16,
zc=240;async function Hc({path:e,line:t,column:n},s,o,r){const i=rs(e,o);if(t===null||i===void 0||r.isPartial)return;const a=await r.piece(i,t,n??1,zc),c=Je(a);
if(c.length<ss)return;const l=s!==void 0&&a.includes(s)&&await Kc(s,c,r);if(l)return l;const d=await r.collect(r.files,(w,Q,tt)=>{const{length:Is}=Je(w);return Is>=
ss&&c.includes(Je(w))?{place:{file:tt,line:Q,column:null},length:Is}:void 0}),u=d.reduce((w,{length:Q})=>Math.max(w,Q),0),[f,p]=d.filter(({length:w})=>w===u);return p===
void 0?f?.place:void 0}async function Kc(e,t,n){const s=new RegExp(`(?<![\\w$.])${(0,k.Kf)(e)}(?:\\??\\.[\\w$]{1,100}){0,4}`,"g"),o=n.files.filter(i=>Zc.test(i)),
r=await n.collect(o,(i,a,c)=>[...i.matchAll(s)].map(([d])=>d).filter(d=>d!==e).some(d=>t.includes(d))?{file:c,line:a,column:null}:void 0);return r.length===1?r[0]:
void 0}const Zc=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx)$/,Yc=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|markdown|njk|liquid|hbs|pug|html)$/,qc=/[.-](?=\w{0,8}[\dA-Z])[\w-]{8}(?=\.(?:lean\.)?[cm]?js$)/,
Vc=2;function os(e,t,n){const s=rs(e,t)?.replace(qc,"");if(s===void 0)return;const[o,r]=[Xe(s),Xe((0,m.basename)(s))];let i={files:[],same:1};for(const d of n.files.
filter(u=>Yc.test(u))){const u=Xe(d),f=el(o,u);f<Math.max(r.length,i.same,Math.min(Vc,u.length))||(f>i.same&&(i={files:[],same:f}),i.files.push(d))}const a=d=>d.
split("/").length,[c,l]=i.files.sort((d,u)=>a(d)-a(u));return c!==void 0&&(l===void 0||a(c)<a(l))?c:void 0}async function Xc(e,t,n,s){const o=os(e,n,s);if(o===void 0)
return;const r=await s.lines(o),i=[...r.keys()].filter(d=>r[d]?.split(/[^\w$]+/).includes(t)),a=i.filter(d=>r[d]?.includes(`${t}(`)),[c,l]=a.length>0?a:i;return c===
void 0?void 0:{file:o,line:l===void 0?c+1:null,column:null}}const Jc=/^(?:html|md|mdx|vue|svelte|astro|lean|server|prerender|[cm]?[jt]sx?)$/,Qc=4;function Xe(e){
const t=e.split(".");for(let n=0;n<Qc&&t.length>1&&Jc.test(t.at(-1)??"");n++)t.pop();return t.join(".").split(/[^A-Za-z0-9]+/).filter(n=>n!=="")}function el(e,t){
let n=0;for(;n<e.length&&n<t.length&&e.at(-1-n)===t.at(-1-n);)n++;return n}function rs(e,t){const n=e.replace(/^file:\/\//,"").replace(/[?#].*$/,"");if(n.includes(
"/node_modules/")||n.startsWith("/")&&!(0,ue.FK)(t,n))return;const s=n.startsWith("/")?n.slice(t.length+1):n;return Bc.test(s)?le(s,{exists:()=>!0}):void 0}function Je(e){
return e.replace(/[\s"'`();,]/g,"")}const tl=/\bscripts? cannot have (?:imports|exports)\b|\bimport statement outside (?:of )?a module\b/i,is=/<script\b(?<attributes>[^<>]{0,500})>/i,
nl=/\bsrc=["']?(?<path>[^"'\s>]{1,300})/i,sl=/^\s{0,40}(?:import\s{0,4}["'{*\w]|export\s)/;async function ol(e,t){if(!tl.test(e))return;const n=[],s=t.files.filter(
r=>/\.html?$/.test(r)),o=await t.collect(s,(r,i,a)=>{const{attributes:c=""}=is.exec(r)?.groups??{},l=nl.exec(c)?.groups?.path;return l===void 0||/\btype=["']?module\b/i.
test(c)?void 0:{script:l.startsWith("/")?l.slice(1):m.posix.join(m.posix.dirname(a),l),place:{file:a,line:i,column:r.search(is)+1}}});for(const{script:r,place:i}of o)
t.has(r)&&(await t.lines(r)).some(a=>sl.test(a))&&n.push(i);return t.onlyOf(n)}const rl=/\bNo such file or directory \(os error 2\)$/,il=/^\s{0,40}@import\s{1,4}(?:url\()?\s{0,4}["'](?<path>[\w./-]{1,300}\.css)["']/,
al=200;async function cl({message:e,mentions:t},n){if(!rl.test(e))return;const o=[t.filter(({inStack:i})=>!i).map(({path:i})=>n.find(i)).find(i=>i?.endsWith(".c\
ss"))].filter(i=>i!==void 0),r=[];for(let i=0;i<o.length&&i<al;i++){const a=o[i]??"";for(const[c,l]of(await n.lines(a)).entries()){const d=il.exec(l)?.groups?.path;
if(d===void 0)continue;const u=m.posix.join(m.posix.dirname(a),d);if(n.has(u))o.includes(u)||o.push(u);else{const f=l.indexOf(d)+1;r.push({file:a,line:c+1,column:f,
message:`${e}: @import "${d}"`})}}}return n.onlyOf(r)}const ll=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|sh|py|rb|php)$/,dl=/^(?:Uncaught )?(?:\w{0,60}Error: )?/,ul=/["'`:,;()]|\s\d\S{0,20}(?=\s|$)/,
fl=10,ml=16;async function pl(e,t){const n=e.replace(dl,"").replace(/\.$/,""),s=n.split(ul).map(i=>i.trim()).filter(i=>i.length>=ml&&i.split(" ").length>2),[o=""]=s.
sort((i,a)=>a.length-i.length),r=t.files.filter(i=>ll.test(i));for(const i of[n,o]){if(i.length<fl||!i.includes(" "))continue;const a=await t.collect(r,(c,l,d)=>{
const u=c.indexOf(i);return u<0?void 0:{file:d,line:l,column:u+1}});if(a.length>0)return t.onlyOf(a)}}const hl=50,gl=8;async function wl(e,t,n,s){const o=new Map;
for(const c of e){const l=$l(c,await El(c,t,n,s),s);for(const d of l){const u=`${d.file}
${d.line}`,f=o.get(u)??{spot:d,weight:0};o.set(u,{spot:f.spot,weight:f.weight+1/l.length})}}const r=Math.max(...[...o.values()].map(({weight:c})=>c)),[i,a]=[...o.
values()].filter(({weight:c})=>c>r-.001);return a===void 0?i?.spot:void 0}function $l(e,t,{words:n}){if(t.length<2)return t;const s=t.filter(o=>{const r=as(o);return r!==
void 0&&r!==e&&n.includes(r)});return s.length>0?s:t}const yl=/(?:^|[^\w])(\w{2,40})["']?\s{0,4}[:=]\s{0,4}["'`]?$/;function as({text:e,column:t}){return yl.exec(
e.slice(Math.max(0,t-81),t-1))?.[1]}const bl=/^\s*"name":\s"[^"]{1,200}",?\s*$/;async function El(e,t,n,{root:s,words:o}){for(const r of Tl(e,s)){const i=[];for(const l of t){
if(i.length>hl||n.isOver)return[];for(const[d,u]of(await n.lines(l)).entries()){const f=Ol(r,u);f>=0&&!bl.test(u)&&i.push({file:l,line:d+1,column:f+1,text:u})}}
const c=r!==e&&/^\w+$/.test(r)?i.filter(l=>Sl(r,l)&&kl(o,l)):i;if(c.length>0)return xl(e,Rl(r,vl(c)),n)}return[]}function kl(e,t){const n=as(t);return n===void 0||
e.includes(n)||!/\.(?:json|ya?ml|mdx?|markdown)$/.test(t.file)}function Sl(e,{text:t,column:n}){const[s,o]=[t.slice(0,n-1),t.slice(n-1+e.length)];return/["'`(/]$/.
test(s)||/^["'`)]/.test(o)||/:\s*$/.test(s)&&o.trim()===""}function vl(e){const t=e.filter(({text:n,column:s})=>!n.slice(0,s-1).endsWith("</"));return t.length>
0?t:e}async function xl(e,t,n){if(t.length===1)return t;const s=[];for(const o of t)!/\.(?:mdx?|markdown)$/.test(o.file)||!o.text.startsWith(`${e}:`)||o.line<q(
await n.lines(o.file))&&s.push(o);return s.length===1?s:t}function Rl(e,t){if(/^\w+$/.test(e)&&!t.every(({file:s})=>s.endsWith(".json")))return t;const n=t.filter(
({text:s,column:o})=>{const[r,i]=[s[o-2]??"",s[o-1+e.length]??""];return/["'`(]/.test(r)&&/["'`)?#]/.test(i)});return n.length>0?n:t}function Ol(e,t){for(let n=t.
indexOf(e);n>=0;n=t.indexOf(e,n+e.length)){const s=/^\w/.test(e)?t[n-1]??"":"",o=/\w$/.test(e)?t[n+e.length]??"":"";if(!/[\w$]/.test(s)&&!/[\w$]/.test(o))return n}
return-1}const Nl=/^(@[\w.-]{1,60}\/)?(?:\w{2,20}-)?(?:plugin|preset|config)(?:-|$)/;function Tl(e,t){const n=Al(e,t),s=[e],o=/^(@?[^@\s/]{1,100}(?:\/[^@\s/]{1,100})?)@\S/.
exec(n)?.[1];o&&s.push(o);const r=n.replace(Nl,"$1");r!==n&&s.push(r.replace(/\/$/,""));const i=n.replace(/^(?:\.{1,2}\/|[~@#$]\/|\/){1,4}/,"");s.push(n,i);const a=i.
split("/").filter(c=>c!=="");if(a.length>1&&!/^@/.test(i)){const c=a.at(-1)??"";s.push(a.slice(1).join("/"),a.slice(-2).join("/"),c,i.replace(/\.\w{1,8}$/,"")),
/^\w{4,}\.\w+$/.test(c)&&s.push(c.replace(/\.\w+$/,""))}return/^[.#$%<]\w/.test(e)&&s.push(e.replace(/^\W/,"").replace(/\W$/,"")),[...new Set(s)].filter(c=>/\w\w/.
test(c)).slice(0,gl)}function Al(e,t){const n=URL.canParse(e)?new URL(e):void 0;if(n&&/^https?:$/.test(n.protocol)){const o=Il(n.pathname).replace(/^\//,"").split(
"/-/")[0]??"";return/^localhost|registry/.test(n.hostname)?o:n.hostname}const s=e.startsWith("/")&&(0,ue.FK)(t,e)?(0,m.relative)(t,e):e;return/(?:^|\/)node_modules\/((?:@[\w.-]+\/)?[\w.-]+)/.
exec(s)?.[1]??s}function Il(e){try{return decodeURIComponent(e)}catch{return e}}const _l=/(?:^|\/)[jt]sconfig(?:\.[\w-]{1,40})?\.json$/,Cl=/^\s{0,40}"baseUrl"\s{0,4}:\s{0,4}"(?<base>[^"]{1,300})"/,
Ll=/^(?:\.|node_modules$|dist$|build$|out$)/,Ml=/^(?<sign>[@~#$]?)(?<first>[A-Za-z][\w-]{2,60})(?:\/(?<rest>[\w./-]{1,300}))?$/;async function Pl(e,t){const n=L(
{facts:{log:[],diagnostics:[e]},lines:[]}),s=Ml.exec(ve(e.message)??"")?.groups;if(n?.kind!=="package"||!s?.first)return;const o=await Dl(t),{sign:r="",first:i,
rest:a}=s;for(const c of new Set([...o,...Re(e.file)]))for(const l of Gs(i,jl(c,t))){const d=m.posix.join(c,l);if(o.includes(c)||Fl(d,a,t)||await Ul(`${r}${l}`,
t))return await Wl(n.specifier,t)?void 0:`${d}/`}}function jl(e,{list:t}){return t(e).filter(n=>!Ll.test(n)&&t(m.posix.join(e,n)).length>0)}async function Dl(e){
const t=e.files.filter(n=>_l.test(n));return e.collect(t,(n,s,o)=>{const r=Cl.exec(n)?.groups?.base,i=r===void 0?"":m.posix.join(m.posix.dirname(o),r).replace(/\/$/,
"");return i===""||i===m.posix.dirname(o)||i.startsWith("..")?void 0:i})}function Fl(e,t,{list:n}){if(t===void 0)return!1;const s=m.posix.join(e,t),o=m.posix.basename(
s);return n(m.posix.dirname(s)).some(r=>r===o||r.startsWith(`${o}.`))}async function Ul(e,t){const n=['"',"'"].flatMap(o=>[`${o}${e}/`,`${o}${e}${o}`]),s=o=>/\b(?:from|import|require)\b/.
test(o)&&n.some(r=>o.includes(r));return(await t.collect(t.files,o=>s(o)||void 0)).length>0}async function Wl(e,t){const n=await t.lockfile();return[...[`node_m\
odules/${e}"`,`
${e}@`,`
  ${e}@`,`
  /${e}`,`"${e}@`,`'${e}@`],`"${e}": [`].some(o=>n.includes(o))}const Gl=["",..."ts tsx js jsx mjs cjs mts cts d.ts vue svelte astro".split(" ").map(e=>`.${e}`)],
Bl=["ts","tsx","js","jsx","mjs"].map(e=>`/index.${e}`),zl=3;async function Hl(e,t){const{message:n}=e,s=Kl(e,t);if(s.length>0)return{...e,message:te(n,s)};const o=await Pl(
e,t);if(o!==void 0)return{...e,message:te(n,[o])};const r=se(n);if(r?.from===void 0||/\bDid you mean\b|\bpossible exports\b/.test(n))return e;const i=cs(r.from,
e.file,t);if(i===void 0)return e;const{own:a,from:c}=Vs(await t.lines(i)),l=j(r.name,a),d=c.length===0&&a.length<=zl?a:[];return{...e,message:te(n,l.length>0?l:
d)}}function Kl(e,t){const n={facts:{log:[],diagnostics:[e],list:t.list},lines:[]},s=xe(n),o=s?[s.actual]:Oe(n),r=i=>e.message.includes(`/${i}`);return o.some(i=>/[,;]/.
test(i)||r(i))?[]:o}function cs(e,t,n){const s=/^\.{1,2}\//.test(e)?m.posix.join(m.posix.dirname(t),e):void 0,o=/^(?:[@~#]|\$\w{1,20})\/(?<rest>.{1,300})$/.exec(
e)?.groups?.rest,r=o===void 0?[]:[o,`src/${o}`,`src/lib/${o}`,`app/${o}`];for(const i of[s??e,...r]){const c=[...Gl,...Bl].map(l=>i+l).find(l=>n.has(l));if(c!==
void 0)return c}return s===void 0?n.find(e):void 0}const Zl=/^(?:.*\/)?(?:pages|routes|app|views)\/(?<way>.+)$/,ls=/\.(?:vue|svelte|astro|[jt]sx?|mdx?|html)$/,Yl=/(?:^|\/)(?:index|\+page(?:\.server)?|page|route|\+layout|_index)$/,
ql=60,Vl=/\bfrom\s{0,4}["'](?<from>[^"']{1,300})["']|^\s{0,40}import\s{0,4}["'](?<bare>[^"']{1,300})["']/;async function Xl(e,t){for(const n of e.routes){const s=ed(
n,t.files);if(s===void 0)continue;const o=ds(e,await t.lines(s)),r=o.length>0?o.map(c=>({file:s,line:c})):await Ql(s,e,t),[i,a]=r;return i===void 0||a!==void 0||
t.isOver?{file:s,line:null,column:null}:{...i,column:null}}}const Jl=/^\s{0,80}[\w$.]{1,100}\s{0,4}=(?!=)/;function ds({identifier:e,names:t},n){const s=t.filter(
r=>/^\w{4,80}$/.test(r)),o=r=>/^\s*(?:\/\/|\*|import\b)|\btypeof\b/.test(r)?!1:e!==void 0&&r.split(/[^\w$]+/).includes(e)&&!Jl.test(r)||s.some(a=>r.includes(`${a}\
(`));return n.flatMap((r,i)=>o(r)?[i+1]:[])}async function Ql(e,t,n){const s=[e],o=[];for(let r=0;r<s.length&&s.length<ql;r++){const i=s[r]??"",a=await n.lines(
i);o.push(...ds(t,a).map(c=>({file:i,line:c})));for(const c of a){const{from:l,bare:d}=Vl.exec(c)?.groups??{},u=cs(l??d??"",i,n);u!==void 0&&!s.includes(u)&&s.push(
u)}}return o}function ed(e,t){const n=us(e.replace(/[?#].*$/,"").replace(/\.html$/,"")),s=t.flatMap(a=>{const c=ls.test(a)?Zl.exec(a)?.groups?.way:void 0;if(c===
void 0||/(?:^|\/)(?:api|components|layouts?)\//.test(c))return[];const l=us(c.replace(ls,"").replace(Yl,"")).filter(d=>!/^\(.*\)$/.test(d));return[{file:a,parts:l}]}),
o=s.filter(({parts:a})=>a.join("/")===n.join("/")),[r,i]=o.length>0?o:s.filter(({parts:a})=>td(a,n));return i===void 0?r?.file:void 0}function us(e){return e.split(
"/").filter(t=>t!=="")}function td(e,t){const n=s=>/^(?:\[.*\]|[$:_]\w+)$/.test(s);return e.length===t.length&&e.every((s,o)=>n(s)||s===t[o])}async function nd(e,t,n){
const{index:s,root:o}=n,r=e.filter(({severity:p,file:w})=>p==="error"&&s.has(w)),[i]=co(r,1).shown,a=i?fs(t,i):Ie(t);if(!a)return e;const c=ld(bn(t,a),{...n,stage:$a(
t,a.at)?"build":n.stage}),l=i!==void 0&&i.line!==null,d=await od(a.message,c.clues,s,i),u=d??(l?await dd(i,c):await X(ms,p=>p(c)));if(!u)return e;if(!i){const p=(0,k.
Ow)(rd(a.message,o,u),500);return[...e,{severity:"error",code:null,message:p,...u}]}return l||d!==void 0||u.file===i.file||u.line!==null&&!await sd(i.file,c.clues,
s)?e.map(p=>p===i?{...i,...u}:p):e}function fs(e,{message:t}){const n=e.findIndex(({text:s})=>s.includes(t.slice(0,60)));return n===-1?Ie(e):{...Nt(e,n),message:t}}
async function sd(e,{names:t,isAbsence:n},s){if(n)return!0;const o=t.filter(i=>s.find(i)===void 0);if(o.some(i=>i.includes("/")))return!1;const r=(await s.lines(
e)).join(`
`);return o.length===0||o.some(i=>r.includes(i))}async function od(e,t,n,s){const o=await cl(t,n)??await Dc(e,t,n);if(o||!Wn(e)||s?.line)return o;const r=await Ba(
n);return r&&{file:r.file,line:r.line,column:r.column}}function rd(e,t,{file:n}){return n.includes("/")?e:e.replaceAll(`'${t}/`,"'./")}const id=/(?:^|\/)(?:package\.json|pnpm-workspace\.yaml|\.npmrc|\.yarnrc(?:\.yml)?|bunfig\.toml)$/,
ad=8,ms=[async({clues:e,manifest:t})=>e.lacksScript?t:void 0,({clues:e,index:t})=>ol(e.message,t),ud,fd,({clues:e,index:t})=>pl(e.message,t),e=>X(e.named,t=>we(
e.clues.names,[t],e)),md,hs,gs,ps,({clues:e,index:t})=>Xl(e,t),e=>we(e.clues.names,ws(e),e),e=>we(e.clues.details,ws(e),e),async({named:[e]})=>e===void 0?void 0:
{file:e,line:null,column:null},async({stage:e,manifest:t})=>e==="install"?t:void 0],cd=ms.filter(e=>e!==ps&&e!==hs&&e!==gs);function ld(e,t){const{index:n,root:s}=t,
o=e.mentions.filter(({inStack:a})=>!a).map(({path:a})=>n.find(a)??os(a,s,n)).filter(a=>a!==void 0),r=n.manifest;return{...t,clues:e,manifest:r===void 0?void 0:{
file:r,line:null,column:null},named:[...new Set(o)]}}async function dd({file:e,line:t},n){const{clues:s,index:o}=n,r=c=>c.line===t&&o.find(c.path)===e,i=s.mentions.
filter(({inStack:c,line:l})=>c&&l!==null);if(s.mentions.some(c=>!c.inStack&&r(c))||!i.some(r)||r(i[0]))return;const a=await X(cd,c=>c(n));return a?.line===null?
void 0:a}async function X(e,t){for(const n of e){const s=await t(n);if(s!==void 0)return s}}function ud({clues:e,index:t,named:n}){return X(e.shown,async s=>{const{
line:o,text:r}=s,i=(l="")=>l.trim()===r;for(const l of n)if(i((await t.lines(l))[o-1]))return{file:l,line:o,column:null};const a=[];await t.load();for(const l of t.
files){const d=await t.lines(l),u=r.length<ad?Za(s,e.rows,d):d.flatMap((f,p)=>i(f)?p+1:[]);a.push(...u.map(f=>({file:l,line:f,column:null})))}const c=a.filter(l=>l.
line===o);return t.onlyOf(c.length>0?c:a)})}async function fd(e){const{clues:t,index:n}=e,s=await ge(e,!1,r=>Qe(r,n)),o=t.names.filter(r=>/^(?:\.{1,2}|@[\w-]+|~)\//.
test(r));return!s||o.length===0?s:await we(o,[s.file],e)??s}function ps(e){return ge(e,!0,t=>Qe(t,e.index))}function hs(e){const{clues:t,index:n,root:s}=e;return ge(
e,!0,o=>Hc(o,t.identifier,s,n))}async function gs(e){const{clues:t,index:n,root:s}=e,{identifier:o}=t;if(o!==void 0)return ge(e,!0,({path:r})=>Xc(r,o,s,n))}function ge({
clues:e},t,n){return X(e.mentions.filter(s=>s.inStack===t),n)}async function Qe({path:e,line:t,column:n},s){const o=t===null?void 0:s.find(e);if(o===void 0||t===
null)return;const r=await s.lines(o);if(!(t>r.length))return t===r.length&&t>1&&r[t-1]===""?{file:o,line:t-1,column:null}:/^---\s*$/.test(r[t-1]??"")?{file:o,line:t+
1,column:null}:{file:o,line:t,column:n}}async function md({clues:e,index:t,named:n}){const[s]=e.hints,[o]=n;return s&&o!==void 0?Qe({path:o,...s},t):void 0}async function we(e,t,{
index:n,root:s,clues:{words:o}}){await n.load(t);const r=e.filter(a=>n.find(a)===void 0),i=await wl(r,t,n,{root:s,words:o});if(!(!i||n.isPartial&&t.length>1))return{
file:i.file,line:i.line,column:i.column}}function ws({index:e,stage:t}){return e.files.filter(n=>t==="build"||id.test(n))}const pd=200,et=2e3,hd=/\.[cm]?tsx?$/,
gd=/\?vue&type=style&index=(\d{1,3})/,wd=/\.(?:vue|svelte|astro)(?:$|\?)/,$d={...Y.$,bytes:8*Be.D6,fileBytes:Be.D6/4,files:1500,entries:2e4,ms:200};async function yd(e,{
root:t,folder:n,clock:s,command:o,processor:r=s},i){const a=await Sd(Ra(e,i),new Y.j(t,s),n);if(o===void 0)return{read:a.filter(U),guess:void 0};const c=await He.
read(new Y.j(t,r,$d),n),l=me(e),d=[...a.filter(U),...a.filter(w=>!U(w))].map(w=>({...w,file:c.find(w.file)??w.file})),u=await nd(d,l,{index:c,root:t,stage:o}),f=new Set(
u.filter(U).slice(0,$s)),p=await Promise.all(u.map(w=>f.has(w)?bd(w,l,c):w));return{read:await kd(p.slice(0,d.length),c),guess:p[d.length]}}function U({severity:e}){
return e==="error"}const $s=8;async function bd(e,t,n){const s=fs(t,e);return s?Hl(await Ac(e,bn(t,s).rows,n),n):e}const Ed=/[`'"](?<word>[\w$@:.[\]()/-]{3,100})[`'"]/;
async function kd(e,t){const[n]=e,s=n&&U(n)?Ed.exec(n.message)?.groups?.word:void 0;if(s===void 0)return e;const o=e.filter(a=>U(a)&&a.message===n?.message);if(o.
length<2||o.length>$s)return e;const r=await Promise.all(o.map(async({file:a})=>(await t.lines(a)).join(`
`).includes(s))),i=new Set(o.filter((a,c)=>r[c]));return[...i,...e.filter(a=>!i.has(a))]}async function Sd(e,t,n){const s=[];for(const{frame:r,...i}of e)s.push(
r===void 0?await xd(i,t,n):i);const o=await vd(e,t);return s.map((r,i)=>e[i]?.frame===void 0?r:{...r,file:o.get(i)??""}).filter(({file:r})=>r!=="")}async function vd(e,t){
const n=[...e.entries()].filter(([,{frame:o}])=>o!==void 0),s=new Map;if(n.length===0)return s;for await(const o of t.walk(hd)){const r=await t.lines(o)??[];for(const[
i,{frame:a,line:c}]of n){const l=r[(c??0)-1]??"";l.length>et||l.trim()!==a?.trim()||s.set(i,s.has(i)?"":(0,m.relative)(t.root,o))}}return t.isOver?new Map:s}async function xd(e,t,n){
if(/^[\w+.-]+:/.test(e.file))return e;const[s=""]=e.file.split("?",1),o=(0,m.resolve)(n,s);if(!(0,ue.FK)(t.root,o))return e;const r=(0,m.relative)(t.root,o),i=Td(
e.file),a=i?await Id(i,e,o,t):await Rd(e,o,t);return{...e,file:r,...a}}async function Rd({file:e,line:t,message:n},s,o){const[r,i]=[po(n),se(n)?.name];if(r===void 0&&
i===void 0)return{};const a=u=>u.length>et?-1:r?u.search(r):Nd(i??"",u)?u.indexOf(i??""):-1,c=t===null||o.isOver?void 0:(await o.lines(s))?.[t-1];return c!==void 0&&
a(c)>=0?{}:await Od(u=>r||/^\s*(?:import|export)\b/.test(u)?a(u):-1,s,o)??(wd.test(e)?{line:null,column:null}:{})}async function Od(e,t,n){const s=await n.filesIn(
t,pd)??[t],o=[];for(const r of s){if(n.isOver)return;const i=await n.lines(r)??[],a=i.findIndex(l=>e(l)>=0),c=e(i[a]??"")+1;a>=0&&o.push({file:(0,m.relative)(n.
root,r),line:a+1,column:c})}return o.length===1?o[0]:void 0}function Nd(e,t){return t.split(/[^\w$]+/).includes(e)}function Td(e){const t=gd.exec(e)?.[1];return t!==
void 0?n=>[...n.keys()].filter(s=>Ad(n[s]))[Number(t)]:e.endsWith(Z)?q:void 0}function Ad(e=""){return e.length<=et&&/^\s*<style\b/.test(e)}async function Id(e,{
line:t,column:n},s,o){const r=o.isOver?void 0:await o.lines(s),i=r&&e(r);return i===void 0||t===null?{line:null,column:null}:{line:i+t,column:n}}var _d=E(3739),
J=E(8302);const Cd={queue:"Deployment failed",clone:"Clone failed",install:"Install failed",build:"Build failed",sync:"Upload failed",activate:"Activation faile\
d"},Ld=1e3,ys=300,Md=/exit(?:ed)?(?: with)? (?:code|status)|^(?:the )?(?:build|install|deployment)(?: command)? failed\W*$/i,Pd=/^The (?<stage>install|build) command (?<command>`.{1,300}`) (?:exited with|ended by) /,
jd=/^\s*(?:npm (?:warn|WARN)|warning\b|WARN\b|<w>\s|\(node:\d+\))/;function Dd(e,t=Vt){const n=me(e.message?[...e.log,e.message]:e.log).slice(-Ld).map(o=>o.text).
filter(o=>!jd.test(o)),s=Fd(e,t,n);if(s)return bs(e,s.cause,s.known,s.message);for(const o of["codes","others"])for(const r of t){const i=Ud(r,o,e,n),a=i&&r.summary(
i);if(i&&a)return bs(e,r,i,a)}return{headline:Es(e,Bd(e,n),n),remedy:void 0}}function bs(e,t,n,s){const o=(0,k.Ow)(t.remedy(n),500),r=t.part?.(n);return{headline:Es(
e,s,n.lines),remedy:o,cause:t.name,...r&&{fault:{part:r,summary:(0,k.Ow)(s,ys)}}}}function Fd(e,t,n){for(const{severity:s,code:o,message:r}of e.diagnostics??[]){
const i=s==="error"?t.find(a=>a.part&&a.name===o):void 0;if(i)return{cause:i,message:r,known:ot(i,e,n)??{groups:{},facts:e,lines:n}}}}function Ud(e,t,n,s){const o=e.
signs.filter(r=>t==="codes"==(r.codes!==void 0));return o.length===0?void 0:ot({...e,signs:o},n,s)}function Es(e,t,n){const s=t.replace(sn,a=>W(a.replace(/^file:\/\//,
""),{facts:e,lines:n})),o=Cd[e.stage?.toLowerCase()??""]??"Deployment failed",r=Wd(s,e)?"":Gd(e),i=ys-o.length-r.length-2;return`${o}: ${(0,k.Ow)(s.trim().replace(
/\.$/,""),i)}${r}`}function Wd(e,{exitCode:t,signal:n}){return typeof t=="number"?e.includes(`exited with code ${t}`):n!=null&&e.includes(` by ${n}`)}function Gd({
exitCode:e,signal:t}){return typeof e=="number"&&e!==0?` (exit code ${e})`:t?` (${(0,k.Ow)(t,20)})`:""}function Bd(e,t){const n=e.diagnostics?.find(o=>o.severity===
"error");if(n)return`${n.file}${n.line===null?"":`:${n.line}`}: ${n.message}`;if(e.message&&!Md.test(e.message))return e.message;const s=Hd(e,t);return s||(zd(e,
t)??(e.message||e.code||"the platform gave no reason"))}function zd({message:e},t){const n=ae(t,e),s=t.filter(r=>r!==e).map(r=>({text:r,folder:void 0})),o=Ie(s)?.
message;return o===void 0||n?.includes(o)||n!==void 0&&o.includes(n)?n:o}function Hd({message:e},t){const n=Pd.exec(e??"")?.groups,s=t.lastIndexOf(`$ ${n?.command?.
slice(1,-1)}`),o=s===-1?t.findLastIndex(i=>i.startsWith("$ ")):s;return!n||o===-1||t.slice(o+1).filter(i=>i!==e&&!Pr(i)).length>0?void 0:`the ${n.stage} command\
 ${n.command} failed, and it printed nothing`}var S=E(6709),ks=E(3573),Kd=E(4046);function Zd(e,t){const n=new Map;for(const[s,o]of Yd(e,t)){const r=n.get(o);r?
r.push(s):n.set(o,[s])}return n}function Yd(e,t){return/(?:package-lock|npm-shrinkwrap)\.json$/.test(e)?qd(t):e.endsWith("bun.lock")?Vd(t):/(?:yarn\.lock|pnpm-lock\.yaml)$/.
test(e)?Qd(t):[]}function*qd(e){const t=(0,S.Yz)(e)?.packages;for(const[n,s]of Object.entries((0,J.Gv)(t)?t:{})){const o=(0,J.Gv)(s)&&n.includes("node_modules/")?
s.dependencies:void 0;for(const r of Object.keys((0,J.Gv)(o)?o:{}))yield[n.split("node_modules/").at(-1)??"",r]}}const Ss='"dependencies": {';function*Vd(e){for(const t of e.
split(`
`)){const n=/^\s{4}"[^"]{1,200}": \["(?<name>@?[^"@]{1,200})@/.exec(t)?.groups?.name,s=n===void 0?-1:t.indexOf(Ss),o=s===-1?-1:t.indexOf("}",s),r=o===-1?"":t.slice(
s+Ss.length,o);for(const i of r.matchAll(/"([^"]{1,200})":/g))yield[n??"",i[1]??""]}}const Xd=/^\s{0,2}["']?\/?(?<name>@?[^@\s"'/]{1,200}(?:\/[^@\s"'/]{1,200})?)@\S/,
Jd=/^\s{4,6}["']?(?<name>@?[^\s"':/]{1,200}(?:\/[^\s"':]{1,200})?)["']?(?::|\s)\s{0,4}\S/;function*Qd(e){let t="",n;for(const s of e.split(`
`)){const o=s.search(/\S/);if(o<0)continue;if(o<=2&&s.trimEnd().endsWith(":")){const i=/^\s{2}(?:optionalD|d)ependencies:$/.test(s);t=i?t:Xd.exec(s)?.groups?.name??
"",n=i?2:void 0}else/^\s{4}(?:optionalD|d)ependencies:$/.test(s)?n=4:n!==void 0&&o<=n&&(n=void 0);const r=n!==void 0&&o===n+2?Jd.exec(s)?.groups?.name:void 0;r!==
void 0&&t!==""&&(yield[t,r])}}function eu({text:e}){const t=(0,Kd.as)(e);return t===void 0?void 0:(0,V.q1)(e,t)}function tu({file:e,text:t},n){if(!e.endsWith("y\
arn.lock")||t==="")return;const s=n.map(({value:o})=>o.name);return(0,S.bA)(n,(o,r)=>s.includes(o)||!/^[\^~<>=*\d]/.test(r)?!1:!t.includes(`${o}@${r}`)&&!t.includes(
`${o}@npm:${r}`))}function nu(e,{file:t,text:n},s){const o=Zd(t,n),r=new Set([e]);for(const i of r){const a=i===e?void 0:(0,S.bA)(s,c=>c===i);if(a)return a;for(const c of o.
get(i)??[])r.add(c)}}const su=60,ou=20,ru=300,iu=/(?:^|\/)(?:[jt]sconfig[\w.-]{0,60}|\.[\w.-]{1,60}|devcontainer)\.json$/;function au(e){const s=vs(e).flatMap(o=>o.
split(/[\s'"`(),:;=[\]{}]+/)).map(o=>o.replace(/\.$/,"")).filter(o=>o.endsWith(".json")).filter(o=>!iu.test(o)&&!o.includes("node_modules/"));return[...new Set(
s.reverse())].slice(0,ou)}function cu(e,t){const n=vs(e),s=ae(n,e.message);if(s===void 0)return;const o=n.filter(r=>/\berror\b|\bfail|not found|cannot|could ?n[o']t|no matching/i.
test(r));for(const r of[s,...o.reverse()]){if(r===e.message||Mt(r))continue;const i=r.replace(/%2f/gi,"/").split(/[\s'"`(),:;]+/),a=new Set(i.map(lu)),c=(0,S.bA)(
t,l=>a.has(l));if(c)return{dependency:c,message:(0,k.Ow)(r.trim(),ru)}}}function lu(e){const t=e.split("/"),[n="",s=""]=t.slice(-2),o=n.startsWith("@")?`${n}/${s}`:
s||n;return/^@?[^@]+@/.test(o)||t.length>1?o.replace(/(?<=.)@.*$/,""):void 0}function vs({log:e}){return me(e).slice(-su).map(({text:t})=>t)}async function du(e,t,n,s){
const{fault:o,cause:r}=Dd(e,s);if(r!==void 0&&!o)return;const i=await(0,S.PX)(t,n),a=await(0,Mn.GQ)(t,n),c={sources:t,folder:n,app:(0,S.lW)(t,n),manifests:i,lockfile:a},
l={cause:r??"",summary:o?.summary??""},d=o?await fu(o.part,c,l):await uu(e,c);if(!d)return;const{line:u,column:f}=d.place??{line:null,column:null},p=d.message??
l.summary;return{file:d.file,line:u,column:f,severity:"error",code:d.cause??r??null,message:p}}async function uu(e,t){for(const s of au(e)){const o=await Os(s,t);
if(o?.place)return{...o,cause:"settings-invalid"}}const n=e.stage==="install"?cu(e,t.manifests):void 0;return n&&{...P(n.dependency),message:n.message}}async function fu(e,t,n){
switch(e.kind){case"dependency":return hu(e,t,n);case"engines":return gu(e,t,n);case"script":return await Rs(t,n)??xs(e,t);case"uninstalled":return Rs(t,n);case"\
member":return e.name==="workspaces"?$u(t):wu(e,t,n);case"lockfile":return bu(e.lacks,t,n);case"file":return Os(e.path,t);case"names":return yu(t.manifests);default:
return(0,_d.xb)(e)}}const mu=["preinstall","install","postinstall","prepare"],pu=["package-not-found","version-not-found","registry-login","registry-refused"];function hu({
name:e,host:t,script:n},s,o){const{manifests:r,lockfile:i}=s,a=(0,S.bA)(r,(u,f)=>e===void 0?t!==void 0&&f.includes(t):u===e);if(!a){const u=n&&r.find(({value:p})=>p.
name===e);if(u){const p=o.summary.replace(/^the package "[^"]{1,200}"/,"the project");return{file:u.file,...xs({kind:"script",...n},{manifests:[u]}),message:p}}
const f=e!==void 0&&i?nu(e,i,r):void 0;return f&&{...P(f),message:`${o.summary}; ${f.name} brings it`}}const c=r.find(({value:u})=>u.name===a.name);if(!c||!pu.includes(
o.cause))return P(a);const l=c.value.version,d=typeof l=="string"?`in version ${l}`:"without a version";return{...P(a),cause:"workspace-version",message:`"${a.name}\
" is a workspace of this repository (${c.folder}) ${d}, and ${a.manifest.file} asks for ${a.wanted}`}}function P({manifest:e,place:t}){return{file:e.file,place:t}}
function gu({name:e,member:t},{manifests:n},s){const o=a=>(0,J.Gv)(a.value.engines)&&t in a.value.engines,r=n.find(a=>o(a)&&(e===""||a.value.name===e));if(!r){const a=(0,S.
bA)(n,c=>c===e);return a&&P(a)}const i=s.summary.replace(/^"[^"]{1,200}"/,"the project");return{file:r.file,place:(0,S.VV)(r,["engines",t]),message:i}}function xs({
name:e,command:t},{manifests:n}){const s=r=>t!==void 0&&(r===t||r.split(/[\s;&|()]+/).includes(t)),o=(0,S.fv)(n,(r,i)=>(e===void 0||r===e)&&s(i))??(0,S.fv)(n,r=>t===
void 0&&e===void 0?mu.includes(r):r===e);return o&&P(o)}function wu({name:e,wanted:t},{manifests:n},{summary:s}){const o=n.find(({value:a})=>a[e]!==void 0)??n[0];
if(!o)return;const r=o.value[e],i=t!==void 0&&(0,J.Gv)(r)?j(t,Object.keys(r)):[];return{file:o.file,place:(0,S.VV)(o,[e]),message:te(s,i)}}function $u({manifests:e,
lockfile:t}){const n=e.find(({folder:s})=>s===(t?.folder??""))??e[0];return n&&{file:n.file,place:(0,S.VV)(n,["workspaces"])}}function yu(e){for(const[t,{file:n,
value:s}]of e.entries()){const o=e.slice(t+1).find(i=>i.value.name===s.name);if(typeof s.name!="string"||!o)continue;const r=`multiple projects are called ${s.name}\
: ${n} and ${o.file}`;return{file:o.file,place:(0,S.VV)(o,["name"]),message:r}}}async function Rs({sources:e,app:t,manifests:n,lockfile:s},o){const r=n.find(({folder:l})=>l===
t);if(!r||!s||s.folder===t)return;const i=n.find(({folder:l})=>l===s.folder),a=s.folder===""?t:t.slice(s.folder.length+1),c=await(0,ks.c)(s,i,e);if(!(0,ks.S)(a,
c.patterns))return{file:c.file??r.file,place:c.place,cause:"outside-workspaces",message:`${o.summary}: ${t} is not in the workspaces of ${c.file??"the root"}, s\
o its dependencies were not installed`}}function bu(e,{manifests:t,lockfile:n},s){const[o]=t;if(!n)return o&&{file:o.file};const r=eu(n);if(r){const f=`${n.file}\
 has the conflict markers of a merge`;return{file:n.file,place:r,cause:"conflict-markers",message:f}}const i=(0,S.bA)(t,f=>e.includes(f))??tu(n,t);if(!i||s.cause!==
"lockfile-outdated")return{file:n.file};const{manifest:a,name:c,wanted:l}=i,d=t.some(({value:f})=>f.name===c),u=`${n.file} does not fit ${a.file}, which asks fo\
r ${c} ${l}${d?", a workspace of this repository":""}`;return{...P(i),message:u}}async function Os(e,{sources:t,folder:n}){const s=(0,m.resolve)(n,e);if(!(0,ue.
FK)(t.root,s))return;const o=(await t.lines(s))?.join(`
`).replace(/^\ufeff/,""),r=(0,S.lW)(t,s);if(o===void 0)return;const i=(0,V.UQ)(o);if(!/\.jsonc?$/.test(r)||!i||/^[ \t]{0,80}\/[/*]/m.test(o))return{file:r};const a=(0,V.
q1)(o,i.offset);return{file:r,place:a,message:`${r} is not valid JSON: ${i.message} (line ${a.line}, column ${a.column})`}}const Ns=10,Ts=2;async function Eu(e,t){
const{stage:n,root:s,context:o,workspace:r,log:i}=t,a=r.source,{clock:c}=o,d=e.exitCode!==null||e.signal!==null?n==="install"?"install":"build":void 0,u={root:a,
folder:s,command:d,clock:c,processor:_s.jq},f=e.diagnostics,p=f.length>0?f:await As({...e,log:i.recent()},u);return vu(p,new Y.j(a,c))}async function As(e,t,{formats:n,
causes:s}=gn){const{read:o,guess:r}=await yd(e.log,t,n),i=r?[...o,r]:o,a=new Y.j(t.root,t.clock),c=await du({...e,diagnostics:i},a,t.folder,s);if(!c)return i;const l=({
file:d,line:u})=>d===c.file&&(u===null||u===c.line);return[c,...o.filter(d=>!l(d))]}const ku=/not installed|can(?:not|'t) (?:find|resolve)|could not (?:find|resolve|load)|failed to resolve|no such file|unresolved/i;
function Su(e){const t=e.filter(({severity:n})=>n==="error");return t.length>0&&t.every(({line:n,message:s})=>n!==null&&!ku.test(s))}async function vu(e,t){const n=[];
for(const s of e.slice(0,Ns)){const o=s.line===null?void 0:await t.lines(s.file);n.push(o&&s.line!==null?{...s,source:xu(o,s.line)}:s)}return[...n,...e.slice(Ns)]}
function xu(e,t){const n=Math.max(1,t-Ts);return e.slice(n-1,t+Ts).map((s,o)=>({line:n+o,text:(0,k.DJ)(s.slice(0,Cs.IC.sourceLine)).toWellFormed()}))}})};export{Cu as id,Lu as ids,Mu as modules};

const ss=65,rs=[65],as={2207:((it,U,v)=>{v.d(U,{Mb:()=>w,PB:()=>F,iV:()=>L,sR:()=>G});const F=["queued","building","syncing","activating","succeeded","failed","\
cancelled"],w=["queue","clone","install","build","sync","activate"],G=["repository_not_found","repository_not_allowed","branch_not_found","commit_not_found","cl\
one_failed","root_directory_missing","package_json_invalid","build_script_missing","app_ambiguous","server_build","node_unavailable","install_failed","build_fai\
led","build_timeout","build_killed","builder_crashed","out_of_memory","disk_quota","output_missing","output_empty","output_unsafe","output_too_large","disk_full",
"sync_failed","activation_failed","interrupted"],L={invalid_request:400,unauthorized:401,forbidden:403,not_found:404,method_not_allowed:405,app_exists:409,conflict:409,
domain_taken:409,body_too_large:413,unsupported_media_type:415,validation_failed:422,domain_not_verified:422,rate_limited:429,internal:500,unavailable:503}}),5065:((it,U,v)=>{
v.d(U,{explain:()=>Go});var F=v(3739),w=v(5807),G=v(2207);function L(e,t,n){for(const o of e.signs)if(!(o.codes&&!(t.code&&o.codes.includes(t.code)))&&!(o.exitCodes&&
!(typeof t.exitCode=="number"&&o.exitCodes.includes(t.exitCode)))&&!(o.signals&&!(t.signal&&o.signals.includes(t.signal)))&&!(o.stages&&t.stage&&!o.stages.includes(
t.stage.toLowerCase()))&&!(o.weak&&t.diagnostics?.some(s=>s.severity==="error"))){if(!o.log)return{groups:{},facts:t,lines:n};for(let s=n.length-1;s>=0;s--){const r=o.
log.exec(n[s]??"");if(r)return{groups:r.groups??{},facts:t,lines:n}}}}function R({code:e}){return G.sR.some(t=>t===e)}function u(e,t){for(const n of e){const o=t.
exec(n)?.[1];if(o!==void 0)return o}}function m(e,t){return e===void 0||e===""?t:`"${e}"`}var x=v(6760);const dt=["error","warning","notice"],lt=/^\..|.\.config\.[a-z]{1,10}$|^package(?:-lock)?\.json$/;
function ct(e){const t=x.posix.basename(e);return lt.test(t)||t.includes("tsconfig")&&t.endsWith(".json")}const ut=/^TS5\d{3}$/;function te({code:e}){return ut.
test(e??"")}function pt({code:e}){const[t="",...n]=(e??"").split("/").reverse();return/^[a-z][a-z-]+$/.test(t)&&n.every(o=>/^@?[a-z][\w-]*$/.test(o))}const mt=/^Parsing error|\bUnable to resolve\b|\bis not defined\b|\bnot found in\b/;
function ft(e){return te(e)?-1:ct(e.file)?1:0}function gt(e,t=10){const n=new Set,o=new Set,s=e.map(d=>{const l=JSON.stringify([d.severity,d.file,d.line]),p=JSON.
stringify([d.severity,d.message]),h=pt(d)&&mt.test(d.message),E=n.has(l)||o.has(p);n.add(l),o.add(p);const S=(d.line===null?4:0)+(E&&!h?2:0)+ft(d)-(h?1:0);return{
diagnostic:d,weight:S}}),r=dt.map(d=>s.filter(({diagnostic:l})=>l.severity===d).toSorted((l,p)=>l.weight-p.weight).map(({diagnostic:l})=>l)),a=Math.max(0,t),i=d=>Math.
max(0,(d?.length??0)-a);return{shown:r.flatMap(d=>d.slice(0,a)),rest:{error:i(r[0]),warning:i(r[1]),notice:i(r[2])}}}const W=[/Cannot find (?:module|package) '(?<what>[^']{1,300})' imported from (?<from>\S{1,400})/,
/Cannot find (?:module|package) '(?<what>[^']{1,300})'/,/Cannot find module or type declarations for side-effect import of '(?<what>[^']{1,300})'/,/Could not resolve ["'](?<what>[^"']{1,300})["'](?: (?:from|in) ["']?(?<from>[^"'\s]{1,400}))?/,
/^(?:\[UNLOADABLE_DEPENDENCY\] )?Could not load (?<path>[\w@./[\]-]{1,300})$/,/^\S{0,60}\s?Could not load (?<what>\/[^\s()]{1,300}) \(imported by (?<from>[^)\s]{1,300})\)/,
/Unable to resolve path to module '(?<what>[^']{1,300})'/,/The module `(?<what>[^`]{1,200})` could not be loaded\. It may not be installed/,/problem loading plugin "(?<what>[^"]{1,200})"\. Perhaps you need to install/,
/[Ff]ailed to resolve "extends":\s?"(?<what>[^"]{1,300})"/,/Can't resolve '(?<what>[^']{1,300})'/,/[Ff]ailed to resolve (?:import )?["'](?<what>[^"']{1,300})["'](?: from ["'](?<from>[^"']{1,400})["'])?/,
/^template not found: (?<what>\S{1,300})$/,/^ENOENT: Failed to lookup "(?<what>[^"]{1,300})" in /,/ModuleNotFoundError: No module named '(?<what>[^']{1,200})'/],
ht=/Package subpath '\.(?<subpath>\/[^']{1,200})' is not defined by "exports" in \S{0,400}?node_modules\/(?<owner>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100})\/package\.json/;
function Qo(e){const{owner:t,subpath:n}=ht.exec(e)?.groups??{};if(t&&n)return new RegExp(`(?<=["'\`])${literalPattern(`${t}${n}`)}(?=["'\`])`);for(const o of W){
const{what:s,path:r}=o.exec(e)?.groups??{},a=s?literalPattern(s):r&&`[@~#$][^\\s"'\`]{0,300}?/${literalPattern(posix.basename(r))}`;if(a)return new RegExp(`(?<=\
["'\`]|(?:url|\\])\\()${a}(?=["'\`)?#])`)}}function es(e){return/"([\w$]{1,200})" is not exported by "|No matching export in "[^"]{1,400}" for import "([\w$]{1,200})"/.
exec(e)?.slice(1).find(t=>t!==void 0)}function P(e){for(const{file:n,severity:o,message:s,code:r}of e.facts.diagnostics??[]){if(te({code:r??null}))return;const a=o===
"error"?ne(s,n):void 0;if(a)return a}if(e.facts.diagnostics?.some(n=>n.severity==="error"))return;const t=e.lines.findLastIndex(n=>wt.test(n));for(const[n,o]of e.
lines.entries()){const s=ne(o,void 0);if(s)return n<t-yt?void 0:s}}const wt=/^(?:Uncaught )?(?:Reference|Type|Range)Error: (?!.*\b(?:module|package|import|resolve)\b)/,
yt=3,$t=/^@[\w-]{1,100}\/[\w-]{1,100}$/;function ne(e,t){for(const n of W){const o=n.exec(e)?.groups;if(o?.path)return{kind:"file",specifier:o.path,importer:"."};
if(!o?.what)continue;const s=t??o.from;if(/\.(?:html?|css|s[ac]ss|less|json)$/.test(s??"")&&!$t.test(o.what)||/\.(?:html|njk|liquid)$/.test(o.what)||/^(?:\.{1,2}(?:\/|$)|\/)/.
test(o.what))return{kind:"file",specifier:o.what,importer:s};const a=/^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.exec(o.what)?.[0];return a===void 0||o.what[a.
length]===":"?void 0:{kind:"package",specifier:a,importer:s}}}const oe=["",".ts",".tsx",".js",".jsx",".mjs",".cjs",".vue",".svelte",".astro",".css",".scss",".js\
on"];function se(e){const t=e.facts.list,n=P(e),o=n?.kind==="file"?n:Et(e);for(const s of t&&o?kt(o):[]){const r=t&&bt(s.split("/"),t);if(r!==void 0&&o)return{specifier:o.
specifier,actual:r}}}const re=/^(?:[@~#]|\$\w{1,20})\/(?<rest>[^'"\s]{1,300})$/;function Et({facts:e}){for(const{severity:t,file:n,message:o}of e.diagnostics??[]){
const s=t==="error"?W.map(r=>r.exec(o)?.groups?.what).find(Boolean):void 0;if(s&&re.test(s))return{kind:"file",specifier:s,importer:n}}}function kt({specifier:e,
importer:t}){const n=re.exec(e)?.groups?.rest;if(n){const s=(t??"").split("/").slice(0,20);return s.map((a,i)=>s.slice(0,i).join("/")).flatMap(a=>["","src","src\
/lib","app"].map(i=>x.posix.join(a,i,n)))}if(e.startsWith("/")){const s=e.split("/").slice(1,40);return s.map((r,a)=>s.slice(a).join("/"))}const o=t&&x.posix.join(
x.posix.dirname(t),e);return!o||o.startsWith("..")||o.startsWith("/")?[]:[o]}function bt(e,t){const n=[];for(const[s,r]of e.entries()){const a=t(n.join("/")),d=(s===
e.length-1?oe:[""]).map(l=>a.find(p=>p.toLowerCase()===`${r}${l}`.toLowerCase())).find(l=>l!==void 0);if(d===void 0)return;n.push(d)}const o=n.join("/");return oe.
some(s=>o===`${e.join("/")}${s}`)?void 0:o}function C(e,{facts:t,lines:n}){if(!e.startsWith("/"))return e;const o=e.split("/"),s=["node_modules",...t.list?.("")??
[]],r=o.findIndex(a=>s.includes(a));if(r>0)return o.slice(r).join("/");for(let a=o.length-1;a>1;a--){const i=`${o.slice(0,a).join("/")}/`;if(n.some(d=>s.some(l=>St(
d,i+l))))return o.slice(a).join("/")}return e}function St(e,t){const n=e.indexOf(t);return n>=0&&!/[\w.-]/.test(e[n+t.length]??"")}function ae(e,t){const n=[];for(const s of e.
split("/").filter(r=>r!==""&&r!==".").slice(0,40)){const r=t(n.join("/")),a=r.includes(s)?s:r.find(i=>i.toLowerCase()===s.toLowerCase());if(a===void 0)return;n.
push(a)}const o=n.join("/");return o===e?void 0:o}const vt=[{name:"memory-limit",signs:[{codes:["out_of_memory"],log:/was stopped because (?<why>[\w ,.:']{1,300})$/}],
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
package.json has no script ${m(e.script,"of that name")}`,remedy:({groups:e,lines:t})=>{const n=Rt(t).filter(s=>s!==e.script);return`${n.length>0?`There are: ${n.
join(", ")}. `:""}Add the script ${m(e.script,"named in the log")} to package.json, or set build-command to one that exists.`},part:()=>({kind:"member",name:"sc\
ripts"})},{name:"command-not-found",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>[\w@./-]{1,100}): (?:command )?not found$/},{log:/^'?(?<command>[\w@./-]{1,100})'? is not recognized as an internal or external command/},
{log:/spawn (?<command>[\w@./-]{1,100}) ENOENT$/},{tool:"uv",log:/^error: Failed to spawn: `(?<command>[^`]{1,100})`/},{exitCodes:[127]}],summary:({groups:e})=>`\
the command ${m(e.command,"to run")} was not found`,remedy:({groups:e,facts:t})=>`Add the package that brings ${m(e.command,"it")} to dependencies in package.js\
on.${ie(t)}`,part:({groups:e})=>e.command?{kind:"script",command:e.command}:void 0},{name:"permission-denied",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>\S{1,200}): Permission denied$/},
{log:/EACCES: permission denied, \w{1,20} '(?<command>[^']{1,200})'/},{exitCodes:[126]}],summary:({groups:e})=>`permission denied${e.command?` for ${m(e.command,
"")}`:""}`,remedy:({groups:e})=>e.command?.startsWith("/")?"Let the build write only inside the repository; other folders are closed to it.":"Make the script ex\
ecutable and commit that: git update-index --chmod=+x FILE. Or run it through its interpreter, as sh FILE.",part:({groups:e})=>e.command?{kind:"file",path:e.command}:
void 0},{name:"port-in-use",signs:[{log:/EADDRINUSE(?::.{0,60}?:(?<port>\d{2,5}))?|[Pp]ort (?<port2>\d{2,5}) is (?:already )?in use/}],summary:({groups:e})=>`a \
port is in use${e.port?` (${e.port})`:""}`,remedy:()=>"A build should not start a server on a fixed port: let it listen on port 0, or use a build command that s\
tarts none."},{name:"warnings-as-errors",signs:[{tool:"react-scripts",log:/Treating warnings as errors because process\.env\.CI = /},{tool:"eslint",log:/ESLint found too many warnings/}],
summary:()=>"the build counts warnings as errors",remedy:({lines:e})=>e.some(t=>t.startsWith("Treating warnings"))?"Mend the warnings in the log, or set build-c\
ommand to CI=false npm run build.":"Mend the warnings in the log, or raise --max-warnings."},{name:"missing-variable",signs:[{log:/(?:[Mm]issing|[Uu]ndefined|[Ii]nvalid)(?: required)? env(?:ironment)?(?: variable)?s?:? [`"'[]?(?<name>[A-Z][A-Z0-9_]{1,80})/},
{log:/(?:[Ee]nv(?:ironment)? (?:variable|var)|variable) [`"']?(?<name>[A-Z][A-Z0-9_]{1,80})[`"']? (?:is (?:not (?:set|defined|provided)|missing|undefined|required)|must be (?:set|defined))/},
{log:/(?<!ReferenceError: )(?<![\w])[`"']?(?<name>[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60})[`"']? (?:environment variable |env var )?(?:is (?:not set|not defined|missing|required)|must be set)/},
{tool:"python",log:/^KeyError: '(?<name>[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60})'/},{tool:"sveltekit",log:/"(?<name>PUBLIC_\w{1,80}|\w{1,80})" is not exported by "(?:virtual:env|\$env)\/static\/(?:public|private)/}],
summary:({groups:e})=>`the variable ${e.name??""} is not set`,remedy:({groups:e})=>`Add ${e.name??"it"} to the app variables (input env or env-file); secrets th\
rough \${{ secrets.${e.name??"NAME"} }}.`},{name:"import-case",signs:[{}],summary:e=>{const t=se(e);return t&&`the import "${t.specifier}" differs from the file\
's name only in upper and lower case`},remedy:e=>`The file is ${m(se(e)?.actual,"there")}: write the import as it is spelt, or rename it with git mv. Builds run\
 where case counts.`},{name:"import-case-tsc",signs:[{tool:"typescript",log:/TS(?:1149|1261): [^']{0,40}'(?<path>[^']{1,300})' differs from already included file name/},
{tool:"webpack",log:/There are multiple modules with names that only differ in casing/}],summary:({groups:e})=>`imports spell ${m(e.path,"a file")} differently \
in upper and lower case`,remedy:()=>"Write every import of that file as the file is spelt. Builds run where case counts."},{name:"missing-file",signs:[{}],summary:e=>{
const t=P(e),n=t?.kind==="file"&&C(t.specifier,e);return n?`the file "${n}" that is imported does not exist`:void 0},remedy:()=>"Check the path and its upper an\
d lower case, and that the file is committed: `git check-ignore -v` tells whether .gitignore holds it back."},{name:"missing-read",signs:[{log:/ENOENT: no such file or directory, (?:open|stat|scandir) '(?<path>[^']{1,400})'/}],
summary:e=>{const t=e.facts.diagnostics?.find(({severity:n,line:o})=>n==="error"&&o!==null);if(!(t&&!t.message.includes("ENOENT")))return`the file "${C(e.groups.
path??"",e)}" that is read does not exist`},remedy:()=>"Check the path where it is written, its upper and lower case, and that the file is committed."},{name:"m\
issing-package",signs:[{}],summary:e=>{const t=P(e);return t?.kind==="package"?`the package "${t.specifier}" is not installed`:void 0},remedy:e=>{const t=P(e)?.
specifier??"the package";return e.lines.some(n=>n.includes("No module named"))?`Add ${t} to the project's requirements.`:`Run npm install ${t} (or your package \
manager's add) and commit package.json with the lockfile.${ie(e.facts)}`},part:()=>({kind:"uninstalled"})},{name:"builder-crashed",signs:[{codes:["builder_crash\
ed"]}],summary:({facts:e})=>(e.message||"The process that built this deployment crashed").replace(/^The/,"the"),remedy:()=>"Deploy again. If it fails again, som\
ething in the repository crashes the platform's worker: the operators find the cause in the platform's log."},{name:"build-killed",signs:[{codes:["build_killed"]},
{signals:["SIGKILL","SIGTERM"]},{exitCodes:[137,143]}],summary:()=>"the build was killed",remedy:()=>"Look in the log for what ended it, and deploy again. If it\
 fails again, the build may need more memory or time than it may use."}];function ie(e){return R(e)?"":" A platform that installs with NODE_ENV=production leave\
s out devDependencies."}function Rt(e){const t=new Set,n=e.findLastIndex(o=>/[Mm]issing script|not found|a script named/.test(o));for(const o of e.slice(Math.max(
0,n),n+40)){const s=u([o],/^\s*(?:npm|pnpm|yarn|bun) run ([\w:.-]{1,60})(?:\s|$|")/)??xt(o);s&&t.add(s)}return[...t].slice(0,10)}function xt(e){return u([e],/Did you mean "(?:pnpm|yarn|npm) (?:run )?([\w:.-]{1,60})"/)}
function y(e){return e?{kind:"dependency",name:$(e)}:void 0}function $(e){return e.replace(/%2f/i,"/").replace(/(?<=.)@.*$/,"").replace(de,"")}const de=/(?<=\w)-(\d{1,5}\.\d{1,5}\.\d[\w.+-]{0,60})\.tgz$/;
function _t(e){return/^.[^@]*@(?:npm:)?(.+)$/.exec(e)?.[1]??de.exec(e)?.[1]}function Nt(e){switch(e.kind){case"uninstalled":return;case"file":return e.path;default:
return"package.json"}}const Ot=[{name:"browser-only",signs:[{log:/ReferenceError: (?<name>window|document|localStorage|sessionStorage|navigator|HTMLElement) is not defined/}],
summary:({groups:e})=>`code for the browser ran during the build (${e.name} is not defined)`,remedy:({groups:e})=>`Use ${e.name} only in the browser: after moun\
ting (onMount, useEffect, client:only), or where typeof ${e.name} !== 'undefined'.`},{name:"esm-only",signs:[{tool:"node",log:/ERR_REQUIRE_ESM|require\(\) of ES Module \S{1,300}/}],
summary:()=>"a package that exists only as an ES module was loaded with require()",remedy:({facts:e})=>`Load it with import (name the file .mjs, or set "type": \
"module" in package.json)${R(e)?"":", or use Node.js 22 or newer on a platform that lets you choose"}.`},{name:"next-static-params",signs:[{tool:"next",log:/Page "(?<page>[^"]{1,200})" is missing "generateStaticParams\(\)"/}],
summary:({groups:e})=>`the page ${m(e.page,"")} has no generateStaticParams()`,remedy:()=>"Export generateStaticParams() from that page, so that the static expo\
rt knows its paths."},{name:"base-path",signs:[{tool:"sveltekit",log:/does not begin with `base`, which is configured in `paths\.base`/}],summary:()=>"a link le\
aves the configured base path",remedy:()=>"Put the base path before the site's own links, or remove the base path: the platform serves each app at its own host'\
s root."},{name:"dead-link",signs:[{tool:"sveltekit",log:/^Error: 404 (?<link>\S{1,300}) \(linked from (?<page>\S{1,300})\)/},{tool:"vitepress",log:/Found dead link (?<link>\S{1,300}) in file (?<page>\S{1,300})/},
{tool:"docusaurus",log:/^\s*-> linking to (?<link>\S{1,300})/},{weak:!0,tool:"nuxt",log:/^\s*│ [├└]── \[404\] Page not found: (?<link>\S{1,300})/}],summary:({
groups:e,lines:t})=>{const n=e.page??u(t,/(?:Broken link on source page path =|│ └── Linked from) (\S{1,300}?):?$/);return`a link to ${e.link}${n?`, in ${n}\
,`:""} leads to no page`},remedy:()=>"Correct the link, or add the page. The log names any others."},{name:"page-failed",signs:[{weak:!0,tool:"sveltekit",log:/^\[500\] GET (?<page>\S{1,300})/},
{weak:!0,tool:"qwik",log:/^!!! (?<page>\S{1,300}): Error during SSG$/}],summary:({groups:e,lines:t})=>{const n=t.findLastIndex(o=>/^(?:\[500\] GET |!!! \S{1,300}: Error during SSG$)/.
test(o));return`the page ${e.page} failed while it was rendered: ${t[n+1]?.replace(/^Error: /,"")??""}`},remedy:()=>"Mend what the page loads or shows; the stac\
k in the log names the functions."},{name:"gatsby-graphql",signs:[{weak:!0,tool:"gatsby",log:/^error There was an error in your GraphQL query:/}],summary:({lines:e})=>{
const t=e.findLastIndex(n=>n.startsWith("error There was an error in your GraphQL query"));return`a GraphQL query fails: ${e.slice(t+1).find(n=>n!=="")??""}`},remedy:()=>"\
Correct the query, or give its type the field in gatsby-node (createSchemaCustomization)."},{name:"gatsby-page-failed",signs:[{weak:!0,tool:"gatsby",log:/^error Building static HTML failed for path "(?<page>[^"]{1,300})"/}],
summary:({groups:e,lines:t})=>`the page ${e.page} failed while it was rendered: ${u(t,/^\s*WebpackError: (.{1,300})/)??""}`,remedy:()=>"Mend what the page loads\
 or shows: gatsby build --verbose tells more, and gatsby develop the line."},{name:"nuxt-page-failed",signs:[{weak:!0,tool:"nuxt",log:/^\s*│ [├└]── \[5\d\d\] (?<message>.*)/}],
summary:({groups:e,lines:t})=>{const n=t.findLastIndex(s=>/^\s*│ [├└]── \[5\d\d\]/.test(s));return`the page ${u(t.slice(0,n).reverse(),/├─ (\/\S{0,300}) \(\d+ms\)/)}\
 failed while it was rendered: ${e.message}`},remedy:()=>"The log does not tell the error itself: run npx nuxt dev and open the page, where it stands with its s\
tack. Code for the browser and missing variables are common causes."},{name:"package-cycle",signs:[{tool:"turbo",log:/^[\s`>-]*[x×] (?:Cyclic|Circular) dependency detected/}],
summary:({lines:e})=>{const t=u(e,/^\s*\|\s{1,8}([@\w./#-]{1,100}(?:, [@\w./#-]{1,100}){1,20})$/);return`packages depend on each other in a cycle${t?`: ${t.replace(
/#[\w:-]{1,60}/g,"")}`:""}`},remedy:()=>"Take one of the dependencies between these packages out of their package.json files.",part:({lines:e})=>y(u(e,/^\s*\|\s{1,8}([@\w./-]{1,100})#\S{1,60} -> /))},
{name:"turbo",signs:[{tool:"turbo",log:/^[\s`>-]*[x×] (?<what>No package found with name '[^']{1,100}' in workspace)$/},{tool:"turbo",log:/^[\s`>-]*[x×] (?<what>Could not find task `[^`]{1,100}` in project)$/}],
summary:({groups:e})=>`turbo: ${e.what}`,part:({groups:e})=>e.what?.includes("task")?{kind:"file",path:"turbo.json"}:void 0,remedy:({groups:e})=>e.what?.includes(
"task")?"Name the task in build-command as turbo.json has it among its tasks.":"Write --filter in build-command as the name in that package's package.json."},{name:"\
css-minify",signs:[{tool:"vite",log:/^(?:\w*Error: )?\[lightningcss minify\] (?<what>\S.{0,200})$/}],summary:({groups:e,lines:t})=>{const n=t.findIndex(s=>/^\s*\|\s+\^/.
test(s)),o=/^\d{1,7} *\| *(\S.{0,80})/.exec(t[n-1]??"")?.[1]?.trim();return`the style sheets do not parse: ${e.what}${o?`, at ${m(o,"")}`:""}`},remedy:()=>"Look\
 above what is quoted for a rule or a comment that is not closed, in the style sheet that holds it."}],Tt=/(?:\b|[a-z])(?:error|exception|fatal|failed|cannot|denied|invalid)\b/i,
At=/^(?: {0,3}(?:\[?(?:ERROR|error|FATAL)\]?:?|(?:lerna )?ERR!|NX|[x×✖✘]|>(?= [A-Z].*\.$))\s+){1,3}/u,Ct=/^ {1,3}[x×✖] \S/u,le=/^\s*\[cause\]: (?:Error: )?(?<message>\S.*)$/,
It=/^(?:\$ |A complete log of this run|Log files were not written|For help, run: |(?:\[\w{1,20}\] )?(?:[✗x🚨] )?Build failed|Failed to compile|Storybook exited with|(?:success|failed|not finished) .{1,200} - [\d.]+s$|Use --verbose |Pass --verbose |Rspack (?:build failed|compiled)|To suppress |INFO |FATAL$|(?:error )?(?:during build|Command failed)|Node\.js v\d|Found \d+ errors? |Eleventy Fatal Error|Problem writing Eleventy|(?:Wrote|Copied) \d|ELIFECYCLE|>(?! [A-Z].*\.$)|[{}(]|at |info |Exit code|$)/u,
Lt=/^(?:Checked out |Cloning |\[\d\/\d\] |Progress: |Packages: |Scope: |Saved lockfile|Already up to date|Lockfile is up to date|Done in |Resolv(?:ing|ed)[ ,]|This error happened while |Run with the --force |Running target |[·•\u2800-\u28ff├└│┌] ?|[-+]{1,80}$|[-\\|/] |notsup (?:Valid|Actual) |\d\d:\d\d:\d\d\s)/u,
Pt=/^\s/,Mt=/^\s*(?:at |[|│:{}>^~-]|\d{1,7} *[|│])/,jt=/^(?:Most likely|Probably|Possibly|Perhaps|Maybe|This is (?:likely|probably|usually)|Reason:|Because)\b/;
function ce(e){return It.test(e)||Lt.test(e)}function ue(e,t){const n=e.findLast(d=>le.test(d));if(n)return le.exec(n)?.groups?.message;const o=e.flatMap(d=>{if(d===
t)return[];const l=d.replace(At,"");return ce(l)?[]:[{text:l,isReport:Ct.test(d),isLoose:!Pt.test(l)}]}),s=o.filter(({isLoose:d})=>d),a=s.findLast(({text:d,isReport:l})=>l||
Tt.test(d))??s.at(-1)??o.findLast(({text:d})=>!Mt.test(d));if(!a)return;const i=o[o.lastIndexOf(a)+1]?.text??"";return jt.test(i)?`${a.text.trim()} ${i.trim()}`:
a.text.trim()}const Dt=[{name:"install-script",signs:[{tool:"npm",log:/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (?<command>\S.{0,300})$/},{tool:"yarn",log:/^error \S{0,300}\/node_modules\/(?<name>(?:@[\w.-]{1,80}\/)?[\w.-]{1,100}): Command failed\.$/},
{tool:"yarn",log:/^error Command failed with exit code \d{1,3}\.$/},{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150})@(?<where>workspace|npm|\w{1,20}):\S{1,200} couldn't be built successfully/},
{tool:"bun",log:/^error: (?<script>\w{1,20}) script from "(?<name>[^"]{1,150})" exited with/},{tool:"pnpm",log:/^\S{0,300}node_modules\/(?<name>(?:@[\w.-]{1,80}\/)?[\w.-]{1,100})(?: (?<script>\w{1,20}))?: Failed$/},
{log:/^> @?[^\s@]{1,150}@[^\s@]{1,60} (?<script>(?:pre|post)?install|(?:pre|post)?prepare)(?: |$)/}],summary:e=>{if(e.facts.stage!=="install")return;const{name:t,
script:n,command:o}=z(e),s=t?`the package ${m(t,"")}`:"the project",r=zt(e,o)??ue(e.lines,e.facts.message);return`${s} fails in its ${n??"install script"}${o?` \
(${o})`:""}${r?`: ${r}`:""}`},remedy:e=>z(e).name?"Update the package, or leave its script out if the site does not need it: an .npmrc with ignore-scripts=true \
leaves out all of them (Yarn 2 and later: enableScripts: false in .yarnrc.yml).":"Correct the script in package.json, and check that the file that it runs is co\
mmitted, with its upper and lower case.",part:e=>{const{name:t,script:n,command:o}=z(e);return t?{kind:"dependency",name:t,script:{name:n,command:o}}:{kind:"scr\
ipt",name:n,command:o}}}],Ut=/^> @?[^\s@]{1,150}@[^\s@]{1,60} (\w{1,20})(?: |$)/,Ft=[/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (\S.{0,300})$/,/^Command: (\S.{0,300})$/,
/^(?:> |\$ )((?!@?[^\s@]{1,150}@[^\s@]{1,60} \w{1,20}(?: |$))\S.{0,300})$/],Gt=/^path \S{0,300}\/node_modules\/((?:@[\w.-]{1,80}\/)?[\w.-]{1,100})$/;function z({
groups:e,lines:t}){const n=e.name??u(t,Gt),o=u(t,/^> (@?[^\s@]{1,150})@[^\s@]{1,60} \w{1,20}(?: |$)/),s=e.where==="workspace"||n!==void 0&&n===o,r=e.command??Wt(
t,Ft);return{name:n&&!s?$(n):void 0,script:e.script??u(t,Ut),command:r}}function Wt(e,t){for(const n of t){const o=e.slice(1).flatMap(s=>n.exec(s)?.[1]??[]).at(
-1);if(o)return o}}function zt(e,t=""){const n=u(e.lines,/Cannot find module '(\/[^']{1,300})'/);return n?`${t.split(" ").find(s=>n.endsWith(`/${s.replace(/^\.\//,
"")}`))??C(n,e)} does not exist`:void 0}const Bt=[{name:"peer-conflict",signs:[{tool:["npm","pnpm"],log:/^code ERESOLVE|^ERESOLVE (?:could not resolve|unable to resolve)|ERR_PNPM_PEER_DEP_ISSUES/}],
summary:({lines:e})=>{const t=u(e,Ht),n=u(e,pe),o=u(e,/^Found: (\S{1,150})$/);return t&&n&&o?`${n} asks for ${t.replaceAll('"',"")}, and the project has ${o}`:t?
`dependencies ask for versions that exclude each other (${t})`:"peer dependencies conflict"},remedy:()=>"Move the packages named in the log to versions that fit\
 each other. As a stopgap commit an .npmrc with legacy-peer-deps=true.",part:({lines:e})=>y(u(e,pe))},{name:"workspace-missing",signs:[{tool:"pnpm",log:/ERR_PNPM_WORKSPACE_PKG_NOT_FOUND\s.{0,300}?"(?<name>@?[^@"\s]{1,150})@workspace:/},
{tool:"yarn-berry",log:/^(?:Error: )?(?<name>@?[^@\s]{1,150})@workspace:[^\s:]{1,60}: Workspace not found/},{tool:"bun",log:/Workspace dependency "(?<name>[^"]{1,150})" not found/}],
summary:({groups:e})=>`the repository has no workspace called ${m(e.name,"as a dependency names it")}`,remedy:()=>"Correct the name in package.json, or add the \
folder of that package to the workspaces of the root (pnpm: pnpm-workspace.yaml).",part:({groups:e})=>y(e.name)},{name:"workspace-version",signs:[{tool:"pnpm",log:/ERR_PNPM_NO_MATCHING_VERSION_INSIDE_WORKSPACE\s.{0,300}?for (?<name>\S{1,150}) inside the workspace/}],
summary:({groups:e})=>`no workspace of the repository fits ${m(e.name,"what a dependency asks for")}`,remedy:({groups:e})=>`Let the dependency ${e.name?`on ${$(
e.name)} `:""}ask for the version that the workspace's own package.json has, or write * (pnpm, Yarn 2 and Bun: workspace:*).`,part:({groups:e})=>y(e.name)},{name:"\
manager-version",signs:[{tool:"corepack",log:/HTTP 404 when performing the request to https?:\/\/[^\s;]{1,200}\/(?<name>@yarnpkg\/cli-dist|yarn|pnpm|npm)\/(?<version>[\w.-]{1,40})/},
{log:/No matching version found for (?<name>@yarnpkg\/cli-dist)@(?<version>[\w.-]{0,40}\w)/},{stages:["install"],log:/^The install command `npm install [^`]{1,400} (?<name>@yarnpkg\/cli-dist|yarn|pnpm|bun)@(?<version>\d[\w.-]{0,40})` exited /}],
summary:({groups:e})=>`packageManager names ${e.name==="@yarnpkg/cli-dist"?"yarn":e.name}@${e.version}, which cannot be installed: the registry may not have tha\
t version`,remedy:()=>"Set packageManager in package.json to a version that is published, and write the lockfile with it.",part:()=>({kind:"member",name:"packag\
eManager"})},{name:"version-not-found",signs:[{tool:"npm",log:/No matching version found for (?<name>\S{1,150}?)\.?(?: while|$)/},{tool:"pnpm",log:/ERR_PNPM_NO_MATCHING_VERSION\s+No matching version found for (?<name>\S{1,150})/},
{tool:"yarn",log:/Couldn't find any versions for "(?<name>[^"]{1,120})"(?: that matches "(?<wanted>[^"]{1,100})")?/},{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): No candidates found/},
{tool:"bun",log:/^error: No version matching "(?<wanted>[^"]{1,100})" found for specifier "(?<name>[^"]{1,150})"/}],summary:({groups:e})=>`no version of ${m(e.name&&
me(e.name,e.wanted),"a package")} fits`,remedy:({groups:e,lines:t})=>{const n=u(t,/while installing the dependencies of (\S{1,200})/);return n?`${n} asks for it\
: update that package, or override the version in package.json.`:`Correct the version in package.json to one that is published, and commit the new lockfile. If \
package.json does not name ${e.name?$(e.name):"it"}, a package that it names asks for it: update that one, or override the version.`},part:({groups:e,lines:t})=>y(
fe(t)??e.name)},{name:"package-not-found",signs:[{tool:"npm",log:/^404\s+(?:The requested resource )?'(?<name>[^']{1,150})' (?:is not in this registry|could not be found)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_404\s+GET \S{1,300}\/(?<name>[^/\s:]{1,150}): Not Found/},{tool:"yarn",log:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}\/(?<name>[^/"\s]{1,150}): Not found/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Package not found/},{tool:"bun",log:/^error: GET https?:\/\/\S{1,300}\/(?<name>[^/\s]{1,150}) - 404$/},
{tool:"npm",log:/^code E404$/}],summary:({groups:e})=>`the package ${m(e.name&&me(e.name),"asked for")} is not in the registry`,remedy:()=>"Check its name in pa\
ckage.json. If it is private, set its registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:e,lines:t})=>y(fe(t)??e.name)},
{name:"registry-login",signs:[{tool:"npm",log:/(?:401 Unauthorized|403 Forbidden) - (?:GET|PUT) https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{0,200}\/)?(?<name>[^\s/]{1,150})/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_40[13]\s+GET https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{0,200}\/)?(?<name>[^\s/:]{1,150}): /},{tool:"\
bun",log:/^error: GET https?:\/\/(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{0,200}\/)?(?<name>[^/\s]{1,150}) - 40[13]$/},{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Invalid authentication/},
{tool:["npm","pnpm","yarn-berry"],log:/^code (?:E401|E403|ENEEDAUTH)$|ERR_PNPM_FETCH_40[13]/}],summary:({groups:{host:e,name:t}})=>`${`the package registry${e?`\
 ${e}`:""}`} refused the login${t?` for ${$(t)}`:""}`,remedy:()=>"Give the build a registry token as an app variable (input env), and name that variable as :_au\
thToken in .npmrc (Yarn 2 and later: npmAuthToken in .yarnrc.yml).",part:({groups:e})=>y(e.name)},{name:"registry-refused",signs:[{tool:"npm",log:/^(?<why>[45]\d\d \w[\w ]{0,40}) - GET https?:\/\/\S{1,300}\/(?<name>[^\s/]{1,150})(?: - |$)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_[45]\d\d\s+GET \S{1,300}\/(?<name>[^/\s:]{1,150}): (?<why>.{1,60})$/},{tool:"yarn",log:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}\/(?<name>[^/"\s]{1,150}): (?!Integrity check)(?<why>[^"]{1,100})/},
{tool:"bun",log:/^error: GET https?:\/\/\S{1,300}\/(?<name>[^/\s]{1,150}) - (?<why>[45]\d\d)$/}],summary:({groups:{name:e="",why:t}})=>`the package registry doe\
s not give ${$(e)}: ${t}`,remedy:()=>"Deploy again if the registry is at fault. If the package is private, set its registry and a token in .npmrc, with the toke\
n as an app variable (input env).",part:({groups:e})=>y(e.name)},{name:"integrity",signs:[{tool:["pnpm","yarn","bun"],log:/ERR_PNPM_TARBALL_INTEGRITY\s+Got unexpected checksum for "\S{1,300}?\/(?<name>(?:@[\w.-]{1,80}(?:\/|%2f))?[\w.-]{1,100})\/-\/|Integrity check failed for (?:tarball: |")(?<tarball>[^"\s]{1,150})/i},
{tool:["npm","pnpm","yarn","yarn-berry"],log:/^code EINTEGRITY|ERR_PNPM_TARBALL_INTEGRITY|Integrity check failed for|The remote archive doesn't match the expected checksum/}],
summary:e=>{const t=ge(e);return`${t?`the package ${m(t,"")}`:"a package"} differs from what the lockfile or the registry records`},remedy:()=>"Delete the lockf\
ile and node_modules, install again, and commit the new lockfile. If it differs again, the registry or a proxy changes packages.",part:e=>y(ge(e))}],Ht=/^\s*peer (\S{1,120}) from /,
pe=/^\s*peer \S{1,120} from (@?[^\s@]{1,150})@/;function me(e,t=_t(e)){return t===void 0?$(e):`${$(e)}@${t}`}function fe(e){return u(e,/(?:while installing the dependencies of|hereby required by) (\S{1,200}?)\.?$/)}
function ge({groups:e,facts:t}){const n=e.name??e.tarball??u(t.log,/tarball data for (@?[^\s@]{1,150})@/);return n&&$(n)}const Zt=[{name:"engine",signs:[{tool:[
"npm","pnpm"],log:/^code EBADENGINE|ERR_PNPM_UNSUPPORTED_ENGINE/},{tool:"yarn",log:/The engine "node" is incompatible with this module\. Expected version "(?<wanted>[^"]{1,60})"/},
{log:/Node(?:\.js)?(?: version)? v?[\d.]+(?:\.x)? is not supported by|node: v?[\d.]+ is not supported/},{weak:!0,tool:"vite",log:/You are using Node\.js [^ ]{1,20} (?:For|Vite)\b/},
{weak:!0,log:/(?:requires|required|minimum) (?:a )?(?:minimum )?Node(?:\.js)?(?: version)?(?: of)? (?<wanted>v?\d[\d.+]{0,12})/i},{log:/Node\.js version "?(?<wanted>[<>=^~]{0,2}v?\d[\d.]{0,12})"? (?:or newer |or higher )?is required/},
{tool:"webpack",log:/error:0308010C:digital envelope routines::unsupported|ERR_OSSL_EVP_UNSUPPORTED/},{tool:"node",log:/No such built-in module: (?<builtin>node:[\w/]{1,40})/},
{tool:"node",log:/SyntaxError: Unexpected token '(?:\?\?=|\|\|=|&&=|\?\.|\?\?)'/},{log:/(?:crypto\.hash|structuredClone|Object\.hasOwn|Promise\.withResolvers|\.toSorted|styleText|\$?import\.meta\.dirname)(?:\(\.\.\.\))? is not (?:a function|defined)/}],
summary:({groups:e,lines:t})=>{const{name:n,isProject:o,wanted:s,actual:r}=we(t,e.wanted),a=n?m(n,""):o?"the project":void 0,i=a?`${a} asks for Node.js`:"the No\
de.js version does not fit";if(!s)return i;const d=r?`, and the build runs ${r}`:"";return a?`${i} ${s}${d}`:`${i} (wanted: ${s}${d})`},remedy:({facts:e,lines:t})=>t.
some(o=>o.includes("digital envelope routines"))?`${qt}, or ${he("16",e)}.`:`Let engines.node in package.json and the versions of the packages allow the Node.js\
 that builds run, or ${he("the version that is asked for",e)}.`,part:({lines:e})=>{const{name:t,isProject:n}=we(e,void 0);return t||n?{kind:"engines",name:t??""}:
void 0}},{name:"wrong-platform",signs:[{tool:["npm","pnpm"],log:/Unsupported platform for (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: wanted (?<wanted>\{[^}]{1,200}\})/},
{tool:"yarn",log:/^error (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: The (?:platform|CPU architecture) "[^"]{1,40}" is incompatible/}],summary:({groups:{name:e,wanted:t}})=>`\
the package ${m(e,"")} is for another system${t?` (${t.replace(/[{}"]/g,"").replaceAll(":",": ")})`:""}`,remedy:({groups:e})=>`Move ${m(e.name,"the package")} t\
o optionalDependencies in package.json, or take it out, and commit the new lockfile.`,part:({groups:e})=>y(e.name)},{name:"package-manager",signs:[{tool:"pnpm",
log:/This project is configured to use (?<name>\w{1,20})/},{tool:"yarn",log:/This project's package\.json defines "packageManager": "(?<name>[^"]{1,40})"/},{tool:[
"pnpm","corepack"],log:/ERR_PNPM_BAD_PM_VERSION|Cannot find matching keyid/}],summary:({groups:e})=>`the project asks for another package manager${e.name?` (${e.
name})`:""}`,remedy:({facts:e})=>`Make packageManager in package.json and the committed lockfile name the same package manager${R(e)?"":", in a version that the\
 platform has"}.`,part:()=>({kind:"member",name:"packageManager"})}],qt="The bundler is too old for this Node.js. Update it (webpack 5.61 or later), or set the \
app variable NODE_OPTIONS to --openssl-legacy-provider";function he(e,t){return R(t)?`write ${e} to .nvmrc`:`set nodeVersion in app-settings to ${e} on a platfo\
rm that has it`}function we(e,t){const n=u(e,/Not compatible with your version of node\/npm: (\S{1,150})$/)??u(e,/^error (\S{1,150}): The engine "node" is incompatible/)??
u(e,/Your Node version is incompatible with "(\S{1,300})"/),o=t??u(e,/Required: \{.{0,60}?"node":"([^"]{1,60})"/)??u(e,/^Expected version: (.{1,60})$/),s=u(e,/Actual: .{0,60}?"node":"([^"]{1,20})"/)??
u(e,/(?:^|\. )Got:? "?(v?\d[\d.]{0,20})"?$/),r=n?.startsWith("/")??!1;return{name:r?void 0:n&&$(n),isProject:r,wanted:o,actual:s}}const B="ENOTFOUND|EAI_AGAIN|E\
TIMEDOUT|ECONNRESET|ECONNREFUSED|ERR_SOCKET_TIMEOUT|UND_ERR_CONNECT_TIMEOUT",Kt=/^(?:127\.0\.0\.1|\[?::1\]?)(?=:|$)/,Yt=[{name:"conflict-markers",signs:[{tool:[
"pnpm","yarn"],log:/Merge conflict detected in (?<file>[\w.-]{1,60})/},{tool:"yarn-berry",log:/Cannot autofix a lockfile when running an immutable install/},{log:/^(?:>? *\d{1,6} \| ?)?<{7} (?:HEAD|[\w/.-]{1,100})$/}],
summary:({groups:e})=>`${e.file??"the lockfile"} has the conflict markers of a merge`,remedy:()=>"Finish the merge: take one side of the file, run your package \
manager's install on your machine, and commit the lockfile that it writes.",part:()=>({kind:"lockfile",lacks:[]})},{name:"lockfile-missing",signs:[{tool:"npm",log:/`npm ci` command can only install with an existing package-lock\.json/},
{tool:"pnpm",log:/ERR_PNPM_NO_LOCKFILE/},{tool:"npm",log:/Unsupported URL Type "workspace:"/}],summary:()=>"the repository has no lockfile",remedy:()=>"Run the \
install on your machine and commit the lockfile it writes.",part:()=>({kind:"lockfile",lacks:[]})},{name:"lockfile-outdated",signs:[{tool:"npm",log:/^`npm (?<manager>ci)` can only install packages when your package\.json and/},
{tool:"pnpm",log:/(?<manager>ERR_PNPM)_(?:OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH|FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE)/},{tool:"yarn",log:/Your (?<manager>lockfile) needs to be updated, but yarn was run with `--frozen-lockfile`/},
{tool:"yarn-berry",log:/The (?<manager>lockfile) would have been (?:modified|created) by this install, which is explicitly forbidden/},{tool:"bun",log:/(?<manager>lockfile) had changes, but lockfile is frozen/},
{stages:["install"],log:/\b(?:package-lock\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock|lockfile)\b.{0,80}\b(?:out of (?:sync|date)|not up to date|outdated)/i}],summary:({
lines:e})=>`the lockfile does not fit package.json${Vt(e)}`,remedy:({groups:e})=>`Run ${(e.manager==="ci"?"npm install":e.manager==="ERR_PNPM"?"pnpm install":"")||
"your package manager's install"} on your machine and commit the lockfile together with package.json.`,part:({lines:e})=>({kind:"lockfile",lacks:[...$e(e),...Jt(
e)].map($)})},...Bt,...Zt,{name:"git-dependency",signs:[{stages:["install"],log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey|Repository not found\./}],
summary:()=>"a dependency comes from a Git repository that the build cannot read",remedy:()=>"Name the dependency by an https:// URL that needs no login, or pub\
lish it to a registry and give the build a token."},{name:"network",signs:[{tool:["npm","pnpm"],log:new RegExp(`^code (?:${B})|^network .{0,80}(?:${B})|ERR_PNPM\
_META_FETCH_FAIL`)},{weak:!0,tool:"next",log:/^Failed to fetch `?[^`]{1,100} from Google Fonts/},{log:new RegExp(`(?:getaddrinfo|request to https?://\\S{1,200} f\
ailed).{0,80}(?:${B})`)},{log:/\b(?:connect|getaddrinfo) (?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT) (?<host>[\w.:[\]-]{1,200})/},{log:/Could not resolve host: (?<host>[\w.-]{1,200})|Failed to connect to \S{1,100} port|network connectivity|The operation timed out\. fetching/}],
summary:({groups:e,lines:t})=>{const n=e.host??u(t,/\b(?:getaddrinfo|connect) E[A-Z_]{4,20} ([\w.:[\]-]{1,200})/);return n?`the network failed: ${n.replace(Kt,"\
localhost")} cannot be reached`:"the network failed while the build fetched something"},remedy:()=>"Run the deploy again. If it repeats, check the host that the\
 log names and that the platform may reach it.",part:({facts:e,groups:t,lines:n})=>{if(e.stage!=="install")return;const o=u(n,/request to https?:\/\/\S{1,200}\/([^\s/]{1,150}) failed/);
return y(o)??(t.host===void 0?void 0:{kind:"dependency",host:t.host})}},{name:"certificate",signs:[{log:/\b(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_HAS_EXPIRED)\b/}],
summary:()=>"a certificate was refused while the build fetched something",remedy:({facts:e})=>`If a proxy or a private registry has a certificate of its own aut\
hority, let ${R(e)?"the operators start the platform with NODE_EXTRA_CA_CERTS":"NODE_EXTRA_CA_CERTS on the platform"} name that authority's file.`},{name:"nativ\
e-optional",signs:[{log:/Cannot find module '?(?<name>@rollup\/rollup-[\w-]+|@esbuild\/[\w-]+|@rolldown\/binding-[\w-]+|lightningcss[.\w-]*|@tailwindcss\/oxide[\w-]+|@next\/swc[\w-]+|@parcel\/watcher-[\w-]+)'?/},
{tool:"esbuild",log:/The package "(?<name>@esbuild\/[\w-]+)" could not be found, and is needed by esbuild/},{tool:"esbuild",log:/You installed esbuild for another platform/}],
summary:({groups:e})=>`the binary package ${m(e.name,"of a tool")} is not installed for this system`,remedy:()=>"The lockfile lacks other systems: delete node_m\
odules and the lockfile, install again with a current npm, and commit the new lockfile."},{name:"node-gyp",signs:[{tool:"node-gyp",log:/^gyp ERR! (?:find Python|stack Error)|node-pre-gyp ERR!/}],
summary:()=>"a native package could not be compiled",remedy:()=>"Use a version of the package that ships binaries for this Node.js version, or a pure JavaScript\
 one."},...Dt];function Vt(e){const[t]=$e(e);if(t)return`: it lacks ${t}`;for(const n of e){const[,o,s]=ye.exec(n)??[];if(o)return`: it has ${o}, and ${s} is as\
ked for`}return""}const ye=/^Invalid: lock file's (\S{1,200}) does not satisfy (\S{1,200})$/,Xt=[/^Missing: (\S{1,200}?)@? from lock file$/,/dependencies were added: (\S{1,200}?),?(?:\s|$)/,
/dependencies in package\.json changed since \S{1,60} was saved: (\S{1,200}) was added/,/^\+ {4}(\S{1,200}): "npm:/];function $e(e){return e.flatMap(t=>Xt.flatMap(
n=>n.exec(t)?.[1]??[]))}function Jt(e){return e.flatMap(t=>ye.exec(t)?.[2]??[])}const Qt=[/^Writing (?:\.\/)?([\w@.-]{1,100})\/\S{0,300} from /,/directory: \S{0,200}\/([\w@.-]{1,60})\/$/,
/Wrote site to "([^"]{1,100})"/,/The ([\w-]{1,60}) folder is ready to be deployed/,/Output location: \S{0,200}?((?:dist|build)\/\S{1,100})$/,/Generated static files in "?([\w@./-]{1,100}?)"?\.?$/,
/Generated public ([\w@./-]{1,100})$/,/^\[info\] html generated at \.\/([\w@./-]{1,100})$/,/Success! Generated .{0,40} in "([^"]{1,100})"/,/^((?!\.\w)[\w@./-]{1,100}?)\/(?:assets\/)?[\w.-]{1,100}\.(?:html|js|css)\s{1,60}[\d.,]{1,12} (?:kB|KiB|MB)\b/],
en=[{name:"next-export",signs:[{codes:["output_missing","output_empty"],tool:"next",log:/Next\.js \d{1,3}\.\d/},{codes:["output_missing","output_empty"],tool:"n\
ext",log:/^(?:> )?next build/},{tool:"next",log:/"next export" (?:has been removed|is no longer supported|does not work)/}],summary:({facts:e})=>H(e).includes("\
out")?void 0:"Next.js wrote no static export",remedy:()=>"Set output: 'export' in next.config and take next export out of the build command; the output director\
y is then out."},{name:"output-missing",signs:[{codes:["output_missing"]},{log:/[Oo]utput directory "?(?<folder>[\w@./-]{1,100}?)"? (?:does not exist|(?:was |is )?(?:not found|missing))/}],
summary:({groups:e,facts:t})=>{const n=e.folder??t.outputDirectory??nn(t);return n?`the build did not write the output directory "${n}"${t.keptOutput?Ee:""}`:"t\
he app names no output directory, and the build wrote none of the usual ones"},remedy:e=>{const{facts:t}=e,n=ke(e);if(n)return`Set output-directory to ${n}: the\
 log shows files written there.`;const o=e.lines.some(r=>/^> gatsby build\b/.test(r)),s=[...tn,...o?["public"]:[]].find(r=>H(t).includes(r));return s?`Set outpu\
t-directory to ${s}, which is there, if it is what the build writes.`:"Set output-directory to the folder that the build command writes, relative to the root di\
rectory: often dist, build, out, public or _site."}},{name:"output-empty",signs:[{codes:["output_empty"]}],summary:({facts:e})=>`the output directory ${m(e.outputDirectory,
"of the app")}${e.keptOutput?`${Ee},`:""} is empty`,remedy:e=>{const t=ke(e);return t?`Set output-directory to ${t}: the log shows files written there.`:"Check \
that the build command writes into output-directory, and does not clean it at its end."}},{name:"output-unsafe",signs:[{codes:["output_unsafe"]}],summary:({facts:e})=>e.
message??"the output holds links or special files that may not be served",remedy:()=>"Let the build copy files instead of linking them: links that leave the out\
put directory are refused."},{name:"file-too-large",signs:[{codes:["output_too_large"]}],summary:({facts:e})=>e.message?.includes("wrote a file that is too larg\
e")?e.message:void 0,remedy:()=>"Let the build write smaller files, and leave out what no page loads: logs, archives, source maps."},{name:"output-too-large",signs:[
{codes:["output_too_large"]}],summary:({facts:e})=>e.message??"the output is larger than the platform takes",remedy:()=>"Check that output-directory names only \
the site, without node_modules or source maps, and move large media elsewhere."},{name:"sync-failed",signs:[{codes:["sync_failed","activation_failed"]}],summary:({
facts:e})=>e.message??"the platform could not publish the files",remedy:()=>"Nothing in the repository is at fault: deploy again. The previous release stays liv\
e."},{name:"interrupted",signs:[{codes:["interrupted"]}],summary:()=>"the platform was stopped while it worked",remedy:()=>"Deploy again."}],Ee=", which an earl\
ier deploy set",tn=["dist","build","out","_site","storybook-static"];function nn({message:e}){return/output directory `([^`]{1,200})`/.exec(e??"")?.[1]}function H({
message:e}){const[,t=""]=/the folders there are (.{1,1000})/.exec(e??"")??[];return[...t.matchAll(/`([^`]{1,100})`/g)].map(([,n=""])=>n)}function ke({lines:e,facts:t}){
const n=o=>o.split("/").length;for(const o of Qt){const[s]=e.flatMap(a=>{const i=o.exec(a)?.[1]?.replace(/^\.\//,"").replace(/\/(?:assets|_astro)$/,"");return i?
[{folder:i,line:a}]:[]}).sort((a,i)=>n(a.folder)-n(i.folder)),r=s&&on(s.folder,s.line,t);if(r&&r!==t.outputDirectory)return r}}function on(e,t,n){const[o=""]=e.
split("/",1),s=H(n);if(s.length===0||s.includes(o))return e;const r=x.posix.dirname(n.outputDirectory??"");if(r!=="."&&n.list?.(r).length)return`${r}/${e}`;const a=n.
log.find(l=>l.includes(t))??"",i=/(?:^|\s|\/)([\w.-]{1,60}):[a-z][\w:-]{0,60}: /.exec(a)?.[1],d=s.find(l=>i!==void 0&&n.list?.(l).includes(i));return d===void 0?
e:`${d}/${i}/${e}`}const sn=[{name:"package-json-invalid",signs:[{codes:["package_json_invalid"]},{tool:"npm",log:/Invalid package\.json: \w{0,20}Error: (?<why>.{1,120}?) in JSON at position (?<place>\d{1,9})/},
{tool:["npm","pnpm","yarn","yarn-berry","bun"],log:/^code EJSONPARSE$|ERR_PNPM_JSON_PARSE|SyntaxError: \S{0,300}package\.json: /}],summary:({facts:e,groups:t})=>e.
code==="package_json_invalid"&&e.message?e.message:`package.json is not valid JSON${t.why?`: ${t.why}`:""}`,remedy:()=>"Correct package.json: nothing is install\
ed or published while it cannot be read.",part:({facts:e})=>e.code==="package_json_invalid"?void 0:{kind:"file",path:"package.json"}},{name:"settings-invalid",signs:[
{tool:"nx",log:/^ *NX +(?<why>[A-Z]\w{1,40}) in (?<path>\S{1,300}\.json) at \d{1,7}:\d{1,7}$/},{tool:"lerna",log:/JSONError Error in: (?<path>\S{1,300}\.json)$/},
{tool:"turbo",log:/Unable to read repository configuration (?<path>\S{1,300}\.jsonc?): invalid JSON/}],summary:({groups:e})=>`${be(e.path)} is not valid JSON${e.
why?` (${e.why})`:""}`,remedy:({groups:e})=>`Correct ${be(e.path)}: the build cannot read it as it is.`,part:({groups:e})=>e.path?{kind:"file",path:e.path}:void 0},
{name:"outside-workspaces",signs:[{tool:"yarn-berry",log:/you forgot to list (?<folder>\S{1,200}) in its workspace configuration/},{tool:"npm",log:/^No workspaces found:$/}],
summary:({groups:e,lines:t})=>`${e.folder??u(t,/^\s*--workspace=(\S{1,200})/)??"the app's folder"} is not in the workspaces of the repository's root`,remedy:({groups:e,
lines:t})=>`Add ${m(e.folder??u(t,/^\s*--workspace=(\S{1,200})/),"its folder")} to workspaces in the package.json of the root (pnpm: to pnpm-workspace.yaml), in\
stall, and commit the lockfile. Or give the folder a lockfile of its own.`,part:()=>({kind:"member",name:"workspaces"})},{name:"duplicate-package",signs:[{tool:"\
nx",log:/^ *(?:NX +)?Failed to process project graph|multiple projects/},{tool:"npm",log:/EDUPLICATEWORKSPACE|must not have multiple workspaces with the same name/},
{tool:"yarn-berry",log:/Duplicate workspace name (?<name>[^\s:]{1,150})/}],summary:({groups:e,lines:t})=>{const n=e.name??u(t,/^\s*package '([^']{1,150})' has conflicts/);
return n||!t.some(o=>o.includes("Failed to process"))?`two packages of the repository have one name${n?`: ${n}`:""}`:"the graph of projects cannot be made: mult\
iple projects may have one name"},remedy:()=>"Give each package of the repository a name of its own, in its package.json or project.json.",part:()=>({kind:"name\
s"})},{name:"several-apps",signs:[{codes:["app_ambiguous"]}],summary:({facts:e})=>A(e.message)[0]??"the repository has several apps",remedy:({facts:e})=>`${A(e.
message)[1]??"Set rootDirectory in app-settings to one of them"}.`},{name:"server-build",signs:[{codes:["server_build"]}],summary:({facts:e})=>A(e.message)[0]??
"the build makes a server, and only files are served",remedy:({facts:e})=>`${A(e.message)[1]??"Let the framework write files instead"}.`},{name:"node-unavailabl\
e",signs:[{codes:["node_unavailable"]}],summary:({facts:e})=>e.message??"the Node.js that the repository asks for cannot be had",remedy:()=>"Write another versi\
on there, or set nodeVersion in app-settings, which overrides the files."},{name:"build-script-missing",signs:[{codes:["build_script_missing"]}],summary:({facts:e})=>A(
e.message)[0]??"package.json has no build script",remedy:({facts:e})=>`${A(e.message)[1]??"Add a build script to package.json, or set build-command"}. To publis\
h the folder as it is, set build-command to true and output-directory to the folder.`}];function A(e){return e?.split(". ",2)??[]}function be(e="the file"){return e.
replace(/^.*\//,"")}const b=["queue","clone"],rn=[{name:"submodule",signs:[{stages:b,log:/submodule path '(?<path>[^']{1,200})' failed/},{stages:b,log:/No url found for submodule path '(?<path>[^']{1,200})'/},
{stages:b,log:/Failed to clone '(?<path>[^']{1,200})'(?: a second time|\. Retry scheduled)/}],summary:({groups:e})=>`the Git submodule ${m(e.path,"of the reposi\
tory")} could not be cloned`,remedy:()=>"Give the submodule an https:// URL that the platform may read in .gitmodules, or keep its files in the repository itsel\
f."},{name:"branch-not-found",signs:[{codes:["branch_not_found"]},{stages:b,log:/Remote branch (?<branch>\S{1,200}) not found in upstream/},{stages:b,log:/couldn't find remote ref (?:refs\/heads\/)?(?<branch>\S{1,200})/}],
summary:({groups:e,facts:t})=>`the branch ${m(e.branch??t.branch,"to build")} does not exist`,remedy:()=>"Push the branch, or set the input branch to one that e\
xists on the remote; names are case-sensitive."},{name:"commit-not-found",signs:[{codes:["commit_not_found"]},{stages:b,log:/reference is not a tree: |not our ref [0-9a-f]{7,64}/}],
summary:()=>"the commit is not in the repository",remedy:()=>"Push the commit to the repository that the app builds from; a force push or a fork may have left i\
t behind."},{name:"repository-not-allowed",signs:[{codes:["repository_not_allowed"]}],summary:({facts:e})=>`the platform does not take the repository ${m(e.repository,
"given")}`,remedy:()=>"Set the input repository to owner/name or an https:// URL; local paths and file:// need a platform started with --allow-local-git."},{name:"\
repository-not-found",signs:[{codes:["repository_not_found"]},{stages:b,log:/remote: Repository not found\.|^fatal: repository '[^']{1,300}' (?:not found|does not exist)/},
{stages:b,log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey/}],summary:({facts:e})=>`the platform cannot read the rep\
ository ${m(e.repository,"of the app")}`,remedy:({facts:e})=>`Check the spelling of the input repository. If it is private, give the platform access to it${R(e)?
": a token in its --git-url":", as by its GitHub app or a deploy key"}.`},{name:"root-directory-missing",signs:[{codes:["root_directory_missing"]},{tool:"npm",log:/Could not read package\.json(?:: .{0,80}? open '(?<path>[^']{1,400})\/package\.json')?/},
{tool:"pnpm",log:/ERR_PNPM_NO_PKG_MANIFEST|No package\.json (?:was )?found in/},{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: can't cd to (?<path>\S{1,300})$/},
{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: (?<path>[^\s:]{1,300}): No such file or directory$/}],summary:e=>{const{asked:t,actual:n}=Se(e),o=e.facts.code===
"root_directory_missing"?`the root directory${t?` "${t}"`:""} does not exist in the repository`:t?`there is no package.json in "${t}"`:"there is no package.json\
 where the build ran";return n?`the folder "${t}" is spelt "${n}" in the repository`:o},remedy:e=>{const{asked:t,actual:n}=Se(e),o=e.facts.code==="root_director\
y_missing";return n?`Write ${n} ${o?"as rootDirectory in app-settings":`where the command names ${t}`}: builds run where upper and lower case count.`:`Set rootD\
irectory in app-settings${R(e.facts)?"":", on a platform that has it,"} to the folder of the app, relative to the repository, and check that it is committed.`}}];
function Se(e){const{groups:t,facts:n}=e,o=t.path??/root directory `([^`]{1,300})`/.exec(n.message??"")?.[1],s=n.list;if(!o||!s)return{asked:o?.startsWith("/")?
void 0:o,actual:void 0};if(!o.startsWith("/"))return{asked:o,actual:ae(o,s)};const r=o.split("/").slice(0,40);for(let i=1;i<r.length;i++){const d=r.slice(i).join(
"/"),l=ae(d,s);if(l)return{asked:d,actual:l}}const a=C(o,e);return{asked:a.startsWith("/")?void 0:a,actual:void 0}}const ve=[...rn,...sn,...en,...Yt,...vt,...Ot],
_={lines:5e3,characters:256*1024,lineLength:1e3,entryLength:64*1024},an=[/^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:?(?: |$)/,
/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M)?\]?:? (?=\S)/,/^(?<folder>[\w@.-]{1,100}(?:\/[\w@.-]{1,100}){1,6}) (?!error|warning|note|info|failed)[a-z][\w:-]{0,60}(?:: |:$|\$ )/,
/^(?<task>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[a-z][\w:-]{0,60}):(?: |$)/,/^@(?!parcel\/)[\w.-]{1,60}\/[\w.-]{1,60}: /,/^\[@?[\w./-]{1,80}\]: /,/^➤ YN\d{4}: (?:[│┌└] ?)?/,
/^@?[^\s@]{1,100}@\w{1,20}:\S{1,200} STD(?:ERR|OUT)(?: |$)/,/^\[\d{1,2}\] /,/^#\d{1,4} \d{1,5}\.\d{1,3} /,/^[a-z][\w.-]{0,60}-\d{1,3} {1,20}\| /,/^npm (?:ERR!|error)(?: |$)/,
/^\[(?:11ty|webpack-cli)\](?: |$)/,/^Original error stack trace: (?=\S)/,/^│ (?=\w*Error: )/,/^[│└■▲●◆◇](?: {2}|$)/u,/^\[(?:log|info|warn|error)\] \[nitro\](?: |$)/],
dn=4,ln=[/^> @?[^\s@]{0,100}@\S{0,100} \S{1,100} (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,/^(?<task>@?[\w./-]{1,120}#[\w:-]{1,60}):\s{1,4}ERROR\s{1,4}command \((?<folder>[^()]{1,400})\)/,
/^ERROR: command finished with error: command \((?<folder>[^()]{1,400})\)/,/^location (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/];function Re(e){const t=[];let n=_.
characters;for(let a=e.length-1;a>=0&&t.length<_.lines&&n>0;a--){const i=e[a]??"",l=(i.length>_.entryLength?i.slice(-_.entryLength):i).split(`
`);for(let p=l.length-1;p>=0&&t.length<_.lines&&n>0;p--){const h=l[p]??"",E=cn((0,w.Ow)(wn((0,w.Nl)(h)),_.lineLength).trimEnd());n-=Math.max(E.length,h.length/16),
t.push(E)}}const o=un(t),s=mn(t.reverse().map(a=>fn(a,o))),r=pn(s);return s.map(({text:a,folder:i,task:d})=>({text:a,folder:i??r.get(d??"")}))}function cn(e){return e.
includes(":undefined")?e.replace(/(?<=\.\w{1,10})(?::undefined){1,2}(?!\S)/g,""):e}function un(e){const t=e.map(n=>n.includes("nx run ")?/\bnx run ([@\w./-]{1,100}):/.
exec(n)?.[1]:void 0);return new Set(t.filter(n=>n!==void 0))}function pn(e){const t=new Map;for(const{text:n,task:o}of e)for(const s of ln){const r=s.exec(n)?.groups;
r?.folder&&t.set(o??r.task?.replace("#",":")??"",r.folder)}return t}const xe=71;function mn(e){if(!e.some(({text:o})=>o.startsWith("\u250C  Building storybook")))
return e;const t=[];let n=0;for(const o of e){const s=t.at(-1),[r=""]=o.text.split(" ",1),a=o.boxed&&n>0&&n<=xe&&n+1+r.length>xe;s&&a&&/^[\w("'`./@-]/.test(r)?t[t.
length-1]={...s,text:`${s.text} ${o.text}`.slice(0,_.lineLength)}:t.push(o),n=o.text.length}return t}function fn(e,t){let n=e,o,s,r=!1;for(let a=0;a<dn;a++){const i=hn(
n)??gn(n,t);if(!i)break;o??=i.groups?.folder,s??=i.groups?.task,r||=i[0]==="\u2502  ",n=n.slice(i[0].length)}return{text:n,folder:o,task:s,boxed:r}}function gn(e,t){
if(t.size===0)return;const n=/^([@\w./-]{1,100}): /.exec(e);return n&&t.has(n[1]??"")?n:void 0}function hn(e){for(const t of an){const n=t.exec(e);if(n)return n}}
function wn(e){return e.includes("\r")?e.split("\r").findLast(t=>t.trim()!=="")??"":e}function yn(e){const t=e.findIndex(o=>/\bnpm (?:ERR!|error) Usage:\s*$/.test(
o)),n=e.findIndex((o,s)=>s>t&&/\bnpm (?:ERR!|error) Run "npm help [\w-]{1,40}"/.test(o));return t===-1||n===-1?e:e.toSpliced(t,n-t)}const $n={queue:"Deployment \
failed",clone:"Clone failed",install:"Install failed",build:"Build failed",sync:"Upload failed",activate:"Activation failed"},En=1e3,_e=300,kn=/exit(?:ed)?(?: with)? (?:code|status)|^(?:the )?(?:build|install|deployment)(?: command)? failed\W*$/i,
bn=/^The (?<stage>install|build) command (?<command>`.{1,300}`) (?:exited with|ended by) /,Sn=/^\s*(?:npm (?:warn|WARN)|warning\b|WARN\b|<w>\s|\(node:\d+\))/;function vn(e,t=ve){
const n=Re(e.message?[...e.log,e.message]:e.log).slice(-En).map(s=>s.text).filter(s=>!Sn.test(s)),o=Rn(e,t,n);if(o)return Ne(e,o.cause,o.known,o.message);for(const s of[
"codes","others"])for(const r of t){const a=xn(r,s,e,n),i=a&&r.summary(a);if(a&&i)return Ne(e,r,a,i)}return{headline:Oe(e,Tn(e,n),n),remedy:void 0}}function Ne(e,t,n,o){
const s=(0,w.Ow)(t.remedy(n),500),r=t.part?.(n);return{headline:Oe(e,o,n.lines),remedy:s,cause:t.name,...r&&{fault:{part:r,summary:(0,w.Ow)(o,_e)}}}}function Rn(e,t,n){
for(const{severity:o,code:s,message:r}of e.diagnostics??[]){const a=o==="error"?t.find(i=>i.part&&i.name===s):void 0;if(a)return{cause:a,message:r,known:L(a,e,n)??
{groups:{},facts:e,lines:n}}}}function xn(e,t,n,o){const s=e.signs.filter(r=>t==="codes"==(r.codes!==void 0));return s.length===0?void 0:L({...e,signs:s},n,o)}const _n=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g;
function Oe(e,t,n){const o=t.replace(_n,i=>C(i.replace(/^file:\/\//,""),{facts:e,lines:n})),s=$n[e.stage?.toLowerCase()??""]??"Deployment failed",r=Nn(o,e)?"":On(
e),a=_e-s.length-r.length-2;return`${s}: ${(0,w.Ow)(o.trim().replace(/\.$/,""),a)}${r}`}function Nn(e,{exitCode:t,signal:n}){return typeof t=="number"?e.includes(
`exited with code ${t}`):n!=null&&e.includes(` by ${n}`)}function On({exitCode:e,signal:t}){return typeof e=="number"&&e!==0?` (exit code ${e})`:t?` (${(0,w.Ow)(
t,20)})`:""}function Tn(e,t){const n=e.diagnostics?.find(s=>s.severity==="error");if(n)return`${n.file}${n.line===null?"":`:${n.line}`}: ${n.message}`;if(e.message&&
!kn.test(e.message))return e.message;const o=An(e,t);return o||(ue(t,e.message)??(e.message||e.code||"the platform gave no reason"))}function An({message:e},t){
const n=bn.exec(e??"")?.groups,o=t.lastIndexOf(`$ ${n?.command?.slice(1,-1)}`),s=o===-1?t.findLastIndex(a=>a.startsWith("$ ")):o;return!n||s===-1||t.slice(s+1).
filter(a=>a!==e&&!ce(a)).length>0?void 0:`the ${n.stage} command ${n.command} failed, and it printed nothing`}const Cn=/^(?:\[(?:error|ERROR|fatal)\](?:\s|$)|\w{1,20}\sERR!\s(?:[A-Z]\w{1,40}\s)?|\S{1,100}\sSTD(?:ERR|OUT)\s|[│■▲●└]\s{1,4}|(?:notsup|notarget|engine|network|JSON\.parse)\s)/;
function N(e){return e.replace(Cn,"")}function Te(e){return/^\s*at\s.*[:)\d]$/.test(e)}const Ae=[/^\s*(?:\$|>(?!\s[A-Z].*\.$)|[+|│]|➤|at\s|\d{1,7}\s?[|│]|[{})\]]|\((?!!\))|\[$|-{2}|\*|node:internal|file:\s|throw\s|Node\.js v|A complete log|In most cases)/,
/^\s*(?:npm\s)?(?:<[cdilptw]>\s|\[?warn(?:ing)?\]?\b|\(node:\d|deprecat|info\b|notice\b|success\b|debug\b|verbose\b|note\b|hint\b|tip\b)/i,/^\s*(?:See|If|To|You|Note|Please|Try|Did you|This|Learn|Use|Visit|Run|For|Pass|Make sure|Searched|Import trace|Require stack|Emitted|Error reference|Location:|Stack trace|Progress|Packages|Checked out|Cloning|Lockfile is)\b/,
/^[^\w]{0,10}\d{1,6}\s(?:problem|error|warning)s?\b/,/^(?:Required|Actual|Wanted|Found|Valid \w+):\s/,/^(?:\[[\w:@/.-]{1,40}\]\s|[^\w[]){0,8}(?:Error:\s)?(?:(?:[\w-]{1,20}\s)?build\s(?:failed|error|was canceled)|failed (?:to (?:compile|build)|with errors|tasks)|command failed|during build)(?:\W|$)(?!.*\b(?:Error|not|resolve)\b)/i,
/\b(?:exited? (?:with )?(?:code|status)|exit code|ELIFECYCLE|exited with \d)/,/^\s{2,}\w+:\s(?:undefined|null|true|false|-?\d+|\[|\{|'E?[A-Z_]+')/,/^(?:code|path|errno|syscall|command|cwd|location|dest)\s\S{1,400}$/,
/^\s*\[?\w*Error\]?:?\s*$/,/^\s*(?:\w{0,60}Error:\s)?5\d\d\s\/\S{0,300}$/,/^\s*\S{1,400}:\d{1,7}:(?:\d{1,7}|NaN)$/],Ce=/^\s*(?:✘|✖|✗|×|⨯|x\s|!|\[!\]|\(!\)|\[?(?:ERROR|error|fatal|FATAL|panic)\b\]?[\s:]|\d{1,7}:\d{1,7}[\s:]{1,4}error\b|ERR_|E\d{3}\b|YN00)/,
In=/^[^\w]{0,10}(?:\[[^\]]{1,60}\]:?\s){0,3}(?:\w{1,40}\s){0,3}[([]?(?:Uncaught\s)?\w{0,60}(?:Error|Exception)\b[^:]{0,40}:?\s\S/,Ln=/^\s*(?:Caused by|Cause):$/,
Ie=/^\s{2,8}\d{1,2}:\s/,Pn=/^(?:\/(?:usr\/)?bin\/)?(?:ba|da|z)?sh:\s/,Mn=/^\s*(?:\[cause\]:|Caused by:|Cause:)\s*\S/,Z=/\b(?:not (?:found|compatible|exported|defined|set|exist|resolve|valid|allowed|a function|installed|recognized|a supported|available|match)|doesn['’]t|does not|cannot|can['’]t|could not|couldn['’]t|failed to|unable to|unexpected|invalid|undefined|missing|unknown|expected|required|duplicate|must|unclosed|no such|no matching|forbidden|denied|unauthorized|refused|incompatible|unsupported|conflict(?:s|ing)?|unresolved|broken|mismatch|bad|incomplete|unrecognised|unterminated|dead|no \w{1,20} found|trailing)\b/i,
Le=/\bE[A-Z]{4,}\b|[a-z](?:Expected|NotFound|Missing|Invalid)\b/,jn=/^\s*(?:at\s|Location:|Stack trace:|(?:>\s{0,9})?\d{1,7}\s?[|│])/,Dn=3,Un=1e3,Fn=6;function ts(e){
let t;for(let n=Math.max(0,e.length-Un);n<e.length;n++){const o=oo(e,n);o>=Dn&&o>(t?.points??0)&&(t={at:n,points:o})}return t&&Gn(e,t.at)}function Gn(e,t){const n=s=>N(
e[s]?.text??"").trim(),o=[];for(let s=t+1;s<e.length&&o.length<Fn&&s<t+12;s++){const r=n(s);if(!(r===""||/^(?:(?:>\s{0,9})?\d{1,7}\s?[|│]|See\b|Hint)/.test(r))){
if(Te(r))break;o.push(r)}}return{at:t,message:Pe(n(t).replace(Ce,"").replace(/^\d{1,2}:\s(?!\d)/,"").trim()||n(t),e,t),details:o}}const Wn=/^(?:\w{0,60}(?:Error|Exception):\s)?(?:in\s)?\(?(?<path>[^\s:]{0,400})(?::\d{1,7}){0,2}:?\)?$/,
zn=/^(?:x|✗|×)?\s?(?:Build|Module build|Module parse) failed(?: in [\d.]+m?s)?[.:]?$/,q=14;function Pe(e,t,n){if(Kn.test(e))return[e.replace(/\.$/,""),Vn(t,n)].
filter(Boolean).join(": ");const o=Zn(e,t,n)??Me(e,t,n);if(o)return`${e} ${o}`;const s=Wn.exec(e)?.groups?.path,r=s===""||/[./]/.test(s??"")||zn.test(e);if(!r&&
!e.endsWith(":")&&!Jn.test(e))return e;for(let a=n+1;a<=n+q&&a<t.length;a++){const i=N(t[a]?.text??"").replaceAll("**","").trim().replace(/^\|- /,"").replace(Xn,
(d,l,p)=>l===p?`${l}: `:d);if(Te(i))break;if(!(i===""||Qn.test(i)||e.includes(i)))return r?i:eo(i)?[e,i,Me(i,t,a)].filter(Boolean).join(" "):e}return e}const Bn=/\bis not assignable to\b|^No overload matches|\bdoes not satisfy\b/,
Hn=/^\s{2,60}(?=[A-Z])(?!\s{0,60}(?:Overload|The last overload)\b)/;function Zn(e,t,n){if(!Bn.test(e))return;let o;for(let s=n+1;s<=n+q;s++){const r=t[s]?.text??
"";if(!Hn.test(r))break;o=r.trim()}return o===void 0||e.includes(o)?void 0:o}const qn=/^\s{0,8}[-*•]\s{1,4}(?<item>\S.{0,120})$/,K=3;function Me(e,t,n){if(!e.
endsWith(":"))return;const o=N(t[n+1]?.text??"").trim()===""?n+2:n+1,s=[];for(let r=o;s.length<=K;r++){const a=qn.exec(N(t[r]?.text??""))?.groups?.item;if(a===void 0)
break;s.push(a.replace(/[`'",;]{1,4}$/,""))}if(s.length!==0)return s.length>K?`${s.slice(0,K).join(", ")}, \u2026`:s.join(", ")}const Kn=/^(?:\[[\w:-]{1,60}\] ){0,3}(?:Error: )?Undefined (?:variable|function|mixin)\.?$/,
Yn=/^[\s│|]{1,40}(?<carets>\^{1,200})\s{0,40}$/;function Vn(e,t){for(let n=t+1;n<=t+q&&n<e.length;n++){const o=Yn.exec(e[n]?.text??"")?.groups?.carets?.length,
s=e[n]?.text.indexOf("^")??-1;if(o!==void 0)return e[n-1]?.text.slice(s,s+o).trim()}}const Xn=/^([\w.]{1,60}): ([\w.]{1,60}): /,Jn=/\bdoes not match (?:\w{1,20} ){0,3}schema\b|\binvalid (?:\w{1,20} ){0,2}(?:config|file|options)\b[^:]{0,80}$|^(?:\w{1,40}Error: |Error: )?(?:bad|invalid|broken|wrong) (?:[\w-]{1,20} ){0,2}(?:files?|data|configuration)\.?$/i,
Qn=/^(?:[>\s│|·]{0,20}\d{1,7}\s?[|│]|[-─^~╵╰╭`,·│|\s]{2}|File:|file:|Hint|Stack trace:|"\w{1,40}":\s|throw |\^|\W+$)/;function eo(e){return(Z.test(
e)||Le.test(e))&&!Ae.some(t=>t.test(e))}function to(e,t){const n=s=>e[s]?.text??"";return Mn.test(N(n(t)))?!0:Ie.test(n(t))?!Ie.test(n(t+1)):Ln.test(n(t-1))}function no(e){
return/(?:\.{3}|…)$/.test(e)&&!Z.test(e)}function oo(e,t){const n=e[t]?.text??"",o=N(n);if(o.trim()===""||no(o)||Ae.some(a=>a.test(o)))return 0;const s=[1,2].
map(a=>N(e[t+a]?.text??""));return[In.test(o)?4:0,n!==o||Ce.test(n)?3:0,to(e,t)?8:0,Pn.test(o)?6:0,Z.test(o)||Le.test(o)?3:0,/["'`“]\S/.test(o)?1:0,s.some(a=>jn.
test(a))?2:0].reduce((a,i)=>a+i,0)}const k=String.raw`(?:[A-Za-z]:[\\/]|(?:file|webpack|webpack-internal|rsc):\/{2,3})?[^\s:*"'<>|\x60(][^:*"'<>|\x60]{0,400}?`,
c=`(?<file>${k})`,O=`(?<file>${k}\\.[A-Za-z][A-Za-z0-9]{0,9}(?:\\?[\\w=&.-]{0,100})?)`,f=String.raw`:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?`,Y=String.raw`(?:Uncaught )?(?:[A-Z]\w{0,60}\.)?[A-Z]?\w{0,60}(?:Error|Exception)`,
je=/^\s*(?:at |Require stack:|- \/|$)|^\s{2,}/,M=new RegExp(`^\\s+at (?!.{0,900}(?:node_modules|node:|<anonymous>:\\d|/(?:dist|\\.next|\\.output|\\.svelte-kit)/))(?:\
[^()]{0,300} \\()?(?:async )?${c}${f}\\)?$`);function g(e,t,n,o={}){return{name:t,...e===void 0?{}:{tool:e},steps:[{pattern:n}],...o}}const so=[{name:"esbuild",
tool:"esbuild",steps:[{pattern:/^(?:[✘▲X!] )?\[(?<severity>ERROR|WARNING)\] (?:(?<code>(?:TS|NG)-?\d+): )?(?<message>.*?\S)(?: \[(?:plugin )?[\w-]+\])?$/},{
pattern:new RegExp(`^\\s{4}${c}${f}:$`),skip:6,over:/^(?!\s{4}|[✘▲X!] \[)/}],zeroColumn:!0},g("esbuild","esbuild-short",new RegExp(`^${c}${f}: (?<severity>E\
RROR|WARNING): (?<message>.+)$`),{zeroColumn:!0}),{name:"rolldown",tool:["rolldown","vite"],steps:[{pattern:/^(?:(?<severity>Warning|Error): )?\[(?<code>[A-Z][A-Z_]+|builtin:[\w:-]+|plugin [\w:-]+)\] (?<message>\S.*)$/},
{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[ ?${c}:(?<line>\\d{1,7}):(?<column>\\d{1,7}) ?\\]$`),skip:1}]},{name:"vite-plugin-svelte",tool:"vite",steps:[
{pattern:new RegExp(`^\\[plugin(?: |:)vite-plugin-svelte[\\w:-]*\\] ${c}${f}$`)},{pattern:/^(?:\w*Error: )?(?:\S{1,400}:\d+:\d+ )?(?<message>\S.*)$/}],zeroColumn:!0},
g("vite","vite-plugin-svelte-warning",new RegExp(`^\\[vite-plugin-svelte\\] ${c}${f} (?<message>.+)$`),{zeroColumn:!0,severity:"warning"}),{name:"vite-plugin-pl\
ace",tool:"vite",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)[\\w:-]+\\] ${c}${f}$`)},{pattern:/^(?:\w*Error: )?(?:\[[\w/-]+\] )?(?:\S{1,600}:\d+:\d+: )?(?<message>\S.*?)(?: \(\d+:\d+\))?$/}]},
{name:"vite-prerender",tool:"vite",steps:[{pattern:/^\[vite-prerender-plugin\] \[plugin vite-prerender-plugin\]$/},{pattern:/^(?<message>\S.*)$/,skip:1,over:/^$/},
{pattern:new RegExp(`^> ${c}${f}$`),skip:12}]},{name:"parcel",tool:"parcel",steps:[{pattern:/^@parcel\/[\w-]{1,60}: (?<message>\S.*)$/},{pattern:new RegExp(`^\\s\
{1,4}${O}${f}$`),skip:4,over:/^(?:\S|$)/}]},{name:"jiti",tool:["rsbuild","docusaurus","nuxt"],steps:[{pattern:/^.{0,40}\b(?<message>ParseError: \S.*)$/},{pattern:new RegExp(
`^\\s{1,4}${O}${f}$`)}],zeroColumn:!0},g("vite","vite-unresolved",/^(?:\w*Error: )?(?:\[vite\]: )?(?<message>Roll(?:up|down) failed to resolve import "[^"]{1,300}") from "(?<file>[^"]{1,400})"/),
g("rollup","rollup-unresolved",/^(?:\[(?:!|error)\] )?(?:\w*Error: )?(?<message>(?:Could not resolve|Failed to resolve) (?:"[^"]{1,300}"|\S{1,300})) from "?(?<file>[^"]{1,400}?)"?$/),
g(["vite","vitepress"],"vite-plugin-message",new RegExp(`^(?:\\w*Error: )?(?:\\[[\\w:-]{1,60}\\] )?\\[plugin [\\w:-]{1,60}\\] ${c} \\((?<line>\\d{1,7}):(?<column>\
\\d{1,7})\\): (?<message>.+)$`)),g("rollup","rollup",new RegExp(`^(?:\\[!\\] )?(?:\\(plugin [\\w:@/. -]{1,80}\\) )?(?:RollupError: )?${c} \\((?<line>\\d{1,7}):(?<\
column>\\d{1,7})\\): (?<message>.+)$`),{zeroColumn:!0}),{name:"vite-config",tool:"vite",steps:[{pattern:new RegExp(`^failed to load config from ${c}$`)},{pattern:/^error during build:$/},
{pattern:/^(?!Error: (?:Build|Transform) failed)(?<message>\S.*)$/}]},{name:"sass",tool:"sass",steps:[{pattern:/^(?:\w*Error: )?(?:(?<severity>DEPRECATION WARNING|WARNING)(?: \[[\w-]+\])?: )?(?:\[sass\] )?(?<message>\S.*)$/},
{pattern:/^\s*[╷,]$/,skip:1,over:/^$/},{pattern:new RegExp(`^\\s+(?!\\S+\\.vue )${c} (?<line>\\d{1,7}):(?<column>\\d{1,7})\\s{1,4}\\S.*$`),skip:12}]},g("postc\
ss","postcss",new RegExp(`^(?:CssSyntaxError: (?:\\[[\\w-]+\\] )?(?:[\\w-]+: )?|(?:\\[[\\w:-]{1,60}\\] ){1,4})${c}${f}: (?<message>.+)$`)),{name:"vite-file",tool:"\
vite",steps:[{pattern:/^\[(?:plugin )?[@\w:/-]+\] (?!✗ )(?:\[[@\w/-]+\] )?(?!✗|Transform failed|Build failed|\[)(?<message>\S.*?)(?: \(\d+:\d+\))?$/},{pattern:new RegExp(
`^file: ${c}(?:${f})?(?: \\(.*)?$`),skip:12,over:/^(?!\s+at |\[)/}]}],ro=[g("typescript","tsc",new RegExp(`^(?:ERROR in )?${c}\\((?<line>\\d{1,7}),(?<column>\\d{1,\
7})\\): (?<severity>error|warning) (?<code>TS\\d+): (?<message>.+)$`)),g("typescript","tsc-pretty",new RegExp(`^(?:Error: )?${c}${f} - (?<severity>error|warning\
|hint|message) (?<code>TS\\d+|ts\\(\\d+\\)): (?<message>.+)$`)),{name:"ts-loader",tool:"webpack",steps:[{pattern:new RegExp(`^\\[tsl\\] (?<severity>ERROR|WARNING)\
 in ${c}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\)$`)},{pattern:/^\s+(?<code>TS\d+): (?<message>.+)$/}]},{name:"tsc-frame",tool:"typescript",steps:[{pattern:/^(?<code>TS\d+): (?<message>\S.*)$/},
{pattern:/^\s*> (?<line>\d{1,7}) \| (?<frame>.*\S)$/,skip:12,over:/^\s/}]},{name:"eslint-stylish",tool:"eslint",steps:[{pattern:/^(?<file>(?:[A-Za-z]:[\\/]|\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},
{pattern:/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})\s{1,40}(?<severity>error|warning|Error:|Warning:)\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/}],
repeat:!0},{name:"eslint-react-scripts",tool:"react-scripts",steps:[{pattern:/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^\s+Line (?<line>\d{1,7}):(?<column>\d{1,7}):\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/}],
repeat:!0},{name:"eslint-react-scripts-syntax",tool:"react-scripts",steps:[{pattern:/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^Syntax error: (?<message>\S.*) \((?<line>\d{1,7}):(?<column>\d{1,7})\)$/}]},
g("eslint","eslint-compact",new RegExp(`^${c}: line (?<line>\\d{1,7}), col (?<column>\\d{1,7}), (?<severity>Error|Warning) - (?<message>.*?\\S)(?: \\((?<code>[@\\w/-\
]+)\\))?$`)),g("eslint","eslint-unix",new RegExp(`^${c}${f}: (?<message>.*\\S) \\[(?<severity>Error|Warning)(?:/(?<code>[@\\w/-]+))?\\]$`)),{name:"biome",tool:"\
biome",steps:[{pattern:new RegExp(`^${c}(?:${f})? (?<code>[a-z]+(?:/\\w+)*)\\s.{0,40}\u2501\u2501\u2501`)},{pattern:/^\s+(?<severity>[×✖!⚠i])\s(?<message>.+)$/,
skip:1,over:/^\s*$/}]}],De={pattern:/^(?<file>[^:*"<>|]{1,400}\.vue)$/,skip:1,over:/^$/},Ue=String.raw`\[vue/compiler-sfc\] (?<message>\S.*?)(?: \(\d{1,7}:(?<column>\d{1,7})\))?$`,
Fe={pattern:/^\s+\|\s+\^/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) \s*)?\|/},j=String.raw`(?<file>${k}\?vue&type=style[^:)\s]{0,200})`,Ge=/^\s+\S{1,400}\.vue (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
V=/^\s*(?:[╷,╵']|\d{1,7} [│|]|[│|])|^$/,ao=[{name:"vue-script",tool:"vue-cli",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)vite:vue\\] ${k}${f}$`)},{pattern:new RegExp(
`^(?:\\w*Error: )?${Ue}`)},De,Fe],zeroColumn:!0},{name:"vue-script-vite7",tool:"vite",steps:[{pattern:new RegExp(`^(?:\\[vite:vue\\] |SyntaxError: )${Ue}`)},De,
Fe],zeroColumn:!0},{name:"vue-style",tool:"vite",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)[\\w:-]{1,60}\\] ${j}(?::\\d{1,7}){2}$`)},{pattern:new RegExp(`^Cs\
sSyntaxError: ${k}${f}: (?<message>\\S.*)$`)}]},{name:"vue-style-vite7",tool:"vite",steps:[{pattern:new RegExp(`^\\[vite:vue\\] ${k}${f}: (?<message>\\S.*)$`)},
{pattern:new RegExp(`^file: (?:${k}(?::\\d{1,7}){2} \\()?${j}(?:(?::\\d{1,7}){2}|\\))?$`)}]},{name:"vue-sass",tool:"vite",steps:[{pattern:new RegExp(`^\\[plugin(\
?: |:)vite:css\\] ${j}$`)},{pattern:/^Error: \[sass\] (?<message>\S.*)$/},{pattern:Ge,skip:12,over:V}]},{name:"vue-sass-vite7",tool:"vite",steps:[{pattern:/^\[vite:css\] \[sass\] (?<message>\S.*)$/},
{pattern:Ge,skip:12,over:V},{pattern:new RegExp(`^file: ${j}$`)}]},{name:"svelte-sass",tool:"vite",steps:[{pattern:/^(?:\w*Error: |\[[\w:-]{1,60}\] )?Error while preprocessing (?<file>\S{1,400}\.svelte) - \[sass\] (?<message>\S.*)$/},
{pattern:/^\s+\S{1,400}\.svelte\.vite-preprocess\.\w+ (?<line>\d{1,7}):(?<column>\d{1,7})\s/,skip:12,over:V}],part:"?vue&type=style&index=0"},g("vitepress","vit\
epress",/^(?:\w*Error: )?(?:\[vite:vue\] )?\[plugin vite:vue\] (?<file>[^:*"<>|]{1,400}\.md) \(\d{1,7}:\d{1,7}\): (?<message>\S.*?)(?: \(\d+:\d+\))?$/),{name:"v\
itepress-script",tool:"vitepress",steps:[{pattern:/^\[vite:vue\] \[vue\/compiler-sfc\] (?<message>\S.*?)(?: \(\d+:\d+\))?$/},{pattern:/^(?<file>[^:*"<>|]{1,400}\.md)$/,
skip:1,over:/^$/}]}],io=[[/^file:\/\/(?:localhost)?(?=\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\/(?:\([\w-]+\)\/)?(?=\.{0,2}\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\//,
""],[/^rsc:\/\/[^/]*\/[^/]*\//,""],[/^.*!/,""],[/\\/g,"/"],[/^\/?[A-Za-z]:(?=\/)/,""],[/[?].*$/,""]],We=/^(?:node|https?|data|virtual|native|internal|bun|deno):|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|bin\/|etc\/|nix\/|proc\/|sys\/|snap\/|rustc\/|opt\/hostedtoolcache\/)|(?:^|\/)(?:node_modules|site-packages|dist-packages|\.git|\.nvm|\.pyenv|\.cargo|\.rustup|\.yarn|\.pnpm|\.pnpm-store|\.volta|\.bun)(?:\/|$)|\/go\/pkg\/mod\//,
D="?body",ze=/\?vue&type=[\w&=.-]{1,200}/,lo=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g,co=40,Be=2e4,uo=500,po=100;function X(e,t){const n={...t,
exists:mo(t)},o=new Map,s=new Map;for(const i of e){o.has(i.file)||o.set(i.file,J(i.file,n));const d=o.get(i.file);if(d===void 0)continue;const[l,p]=ze.test(i.file)||
i.file.endsWith(D)?[null,null]:[i.line,i.column],h=fo((0,w.Ow)(i.message,uo),n),E=i.code&&(0,w.Ow)(i.code,po),S=JSON.stringify([d,l,p,h]);s.has(S)||s.set(S,{...i,
file:d,line:l,column:p,code:E,message:h})}const r=[...s.values()],a=new Set(r.filter(({line:i})=>i!==null).map(({file:i,message:d})=>`${i}
${d}`));return r.filter(({line:i,file:d,message:l})=>i!==null||!a.has(`${d}
${l}`))}function mo(e){const t=new Map;return n=>{const o=t.get(n);if(o!==void 0)return o;const s=t.size<Be&&e.exists(n);return t.size<Be&&t.set(n,s),s}}function fo(e,t){
return e.replace(ze,"").replace(lo,n=>J(n,t)??n)}function J(e,t){const n=go(e);if(!(n===""||n.includes("\0")||We.test(n))){for(const o of wo(n,t))if(o!==void 0&&
!We.test(o)&&t.exists(o))return o}}function go(e){let t=e.startsWith("file://")?ho(e):e;for(const[n,o]of io)t=t.replace(n,o);return t}function ho(e){try{return decodeURIComponent(
e)}catch{return e}}function*wo(e,t){const n=t.rootDirectory??"";if(!e.startsWith("/")){for(const s of[...t.folders??[],n,""])yield Q(`${s}/${e}`);return}const o=Q(
e)?.split("/")??[];if(!(o.length>co))for(let s=0;s<o.length;s++){const r=o.slice(s).join("/");yield r,n!==""&&(yield Q(`${n}/${r}`))}}function Q(e){const t=[];for(const n of e.
split("/"))if(!(n===""||n===".")){if(n!=="..")t.push(n);else if(t.pop()===void 0)return}return t.length===0?void 0:t.join("/")}const He=/^(?:Error:)?[\s│]*(?:[├╰]─▶\s*)?[x×](?:\s*[x×])? (?<message>\S.*)$/,
Ze={pattern:/^\s*[:·]\s+[\^─┬]/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?[|│:·]/},qe={pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},Ke={pattern:/^Error: Error evaluating Node\.js code$/},
Ye=/^🚨 Unable to index (?<file>[^:,*"<>|]{1,400})(?:,[^:]{1,400})?:$/u,Ve=/^(?:\w*Error: )?(?<message>\S.*?)(?: (?=\S{1,400}\/\S)\S{3,801})?$/,Xe=String.raw`\((?<file>[^()]{1,400})\)(?: \[Line (?<line>\d{1,7}), Column (?<column>\d{1,7})\])?`,
yo=[{name:"next-swc",tool:"next",steps:[{pattern:He},{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[${c}:\\d{1,7}:\\d{1,7}\\]$`),skip:6,over:/^\s*[|│]|^$/},
Ze]},{name:"next-config",tool:"next",steps:[{pattern:/^\s*⨯ Failed to load (?<file>next\.config\.\w{2,3})\b/},{pattern:/^\[?Error:\s+[x×] (?<message>\S.*)$/,
skip:4},{pattern:/^\s*[╭,][─-]{1,3}\[\d{1,7}:\d{1,7}\]$/},Ze]},{name:"swc",tool:"swc",steps:[{pattern:He},{pattern:new RegExp(`^[\\s\u2502]*[\u256D,][\u2500-]{1,3}\\[${c}${f}\
\\]$`)}]},{name:"next",tool:"next",steps:[{pattern:new RegExp(`^(?<file>\\./[^:*"<>|]{1,400}?)${f}$`)},{pattern:/^(?:(?:Type )?[Ee]rror: )?(?<message>\S.*)$/}]},
{name:"next-loader-place",tool:"next",steps:[qe,Ke,{pattern:/^(?<line>\d{1,7}):(?<column>\d{1,7}): (?!.*\(\d{1,7}:\d{1,7}[-\d:]*\)$)(?<message>\S.*)$/}]},{name:"\
next-loader",tool:"next",steps:[qe,Ke,{pattern:/^(?!Error: \[MDX\])(?:\d{1,7}:\d{1,7}: |- )?(?<message>\S.*?)(?: \((?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?\))?$/,
skip:1}]},{name:"next-module",tool:"next",steps:[{pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},{pattern:/^(?:\w*Error: )?(?<message>Module not found: .+)$/}]},{name:"\
next-prerender",tool:"next",steps:[{pattern:/^Error occurred prerendering page /},{pattern:/^(?<message>\S.*)$/},{pattern:M,skip:20,over:je}]},{name:"gatsby-que\
ry",tool:"gatsby",steps:[{pattern:/^error There was a problem parsing "(?<file>[^"]{1,400})"; any GraphQL$/},{pattern:/^(?<message>This may indicate a syntax error in the code), or/,
skip:2}]},{name:"gatsby-config",tool:"gatsby",steps:[{pattern:/^error Failed to compile Gatsby files/},{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^File path: (?<file>\S.{0,400})$/,
skip:4}]},{name:"gatsby-lifecycle",tool:"gatsby",steps:[{pattern:/^error "(?<file>[^"]{1,400})" threw an error while running the \w+ lifecycle:$/},{pattern:/^(?<message>\S.*)$/,
skip:1},{pattern:/^> (?<line>\d{1,7}) \|/,skip:8}]},{name:"storybook-index-place",tool:"storybook",steps:[{pattern:Ye},{pattern:Ve},{pattern:/^(?:\S{1,400} )?\(line (?<line>\d{1,7}), col (?<column>\d{1,7})\)$/,
skip:1}],zeroColumn:!0},{name:"storybook-index",tool:"storybook",steps:[{pattern:Ye},{pattern:Ve}]},{name:"storybook-config",tool:"storybook",steps:[{pattern:/couldn't evaluate your (?<file>\S{1,400}) file\.$/},
{pattern:/^Original error:$/,skip:2,over:/^$/},{pattern:/^(?!\w*Error: Transform failed)(?:\w*Error: )?(?:<stdin>:(?<line>\d{1,7}):(?<column>\d{1,7}): ERROR: )?(?<message>\S.*)$/,
skip:1}],zeroColumn:!0},{name:"docusaurus-mdx",tool:"docusaurus",steps:[{pattern:/MDX compilation failed for file "(?<file>[^"]{1,400})"$/},{pattern:/^[\s│]*Cause: (?<message>\S.*)$/},
{pattern:/^[\s│]*"line": (?<line>\d{1,7}),?$/,skip:20}]},{name:"svelte-check",tool:"svelte-check",steps:[{pattern:new RegExp(`^${c}${f}$`)},{pattern:/^(?<severity>Error|Warn|Hint): (?<message>\S.*?)(?: \((?<code>\w+)\))?$/}]},
g("svelte-check","svelte-check-machine",/^\d{13} (?<severity>ERROR|WARNING) "(?<file>[^"]{1,400})" (?<line>\d{1,7}):(?<column>\d{1,7}) "(?<message>.+?)(?=\\n|"$)/),
{name:"astro-location",tool:"astro",steps:[{pattern:/^(?!\s*(?:Hint|Error reference|Location|Stack trace):)(?:\[(?<code>\w+Error)\] (?=\S)|(?=[A-Z]\S* )(?!Build failed))(?<message>.+)$/},
{pattern:/^\s+Location:$/,skip:20,over:/^(?!\s*Stack trace:|\s+at |\[)/},{pattern:new RegExp(`^\\s+${c}${f}$`)}],zeroColumn:!0},g("metalsmith","metalsmith",/^Error: (?<message>Invalid frontmatter) in the file at: (?<file>\S.{0,400})$/),
{name:"eleventy-nunjucks",tool:["eleventy","nunjucks","metalsmith"],steps:[{pattern:new RegExp(`^(?:\\d{1,2}\\.|>|Template render error:(?: \\S{1,200}:)?) ${Xe}\
$`)},{pattern:/^\s+(?:Error: )?(?!(?:Template render error: )?\([^()]{1,400}\))(?<message>\S.*?)(?: \(via [\w ]+\))?$/,skip:4,over:new RegExp(`^\\s*(?:Template r\
ender error: )?${Xe}$`)}],part:D},g("eleventy","eleventy-liquid",/^(?:\d{1,2}\. )?(?:\w+Error: )?(?<message>\S.*), file:(?<file>[^,]{1,400}), line:(?<line>\d{1,7})(?:, col:(?<column>\d{1,7}))?/,
{part:D}),{name:"eleventy-data",tool:"eleventy",steps:[{pattern:/^\d{1,2}\. Having trouble (?:parsing data file|reading front matter from template) (?<file>\S{1,400}) \(via /},
{pattern:/^\d{1,2}\. (?<message>\S.*?)(?: \((?:line )?(?<line>\d{1,7})(?::| column )(?<column>\d{1,7})\))?(?: \(via \w+\))?$/}]},{name:"eleventy-layout",tool:"e\
leventy",steps:[{pattern:/^\d{1,2}\. Problem creating an Eleventy Layout for the "(?<file>[^"]{1,400})" template file\./},{pattern:/^\d{1,2}\. (?<message>\S.*?)(?: \(via [^()]{1,200}\))?$/}]},
{name:"eleventy-config",tool:"eleventy",steps:[{pattern:/^\d{1,2}\. Error in your Eleventy config file '(?<file>[^']{1,400})'\./},{pattern:/^\d{1,2}\. (?!There was a problem importing|Cannot find (?:module|package) )(?<message>\S.*?)(?: \(via \w+\))?$/,
skip:1,over:/^\d{1,2}\. There was/}]}];class $o{#e;#t=new Map;constructor(t){this.#e=t}get all(){return this.#e}get length(){return this.#e.length}line(t){return this.#e[t]}find(t,n){
let o=this.#t.get(t);o||(o=[],this.#t.set(t,o));const s=o[n];if(s!==void 0)return s;const r=t.exec(this.#e[n]?.text??"");return o[n]=r,r}}function Eo(e,t,n){if("\
match"in e)return e.match(t,n);const o={};let s=n;for(const[a,i]of e.steps.entries()){const d=bo(i,t,s,a===0?0:i.skip??0);if(!d)return;for(const[l,p]of Object.entries(
d.groups))p!==void 0&&(o[l]=p);s=d.at+1}const r=e.steps.at(-1);return!e.repeat||!r?{groups:[o],next:s}:ko(r.pattern,o,t,s)}function ko(e,t,n,o){const s=[t];let r=o;
for(;r<n.length&&s.length<1e3;r++){const a=n.find(e,r);if(!a)break;s.push({file:t.file,...a.groups})}return{groups:s,next:r}}function bo(e,t,n,o){const s={};for(let r=n;r<=
n+o&&r<t.length;r++){const a=t.find(e.pattern,r);if(a)return{at:r,groups:{...s,...a.groups}};const i=e.over&&t.find(e.over,r);if(e.over&&!i)return;for(const[d,l]of Object.
entries(i?.groups??{}))l!==void 0&&(s[d]=l)}}const Je=/^\s+File "(?<file>[^"]{1,400})", line (?<line>\d{1,7})/,So=/\/site-packages\/|\/dist-packages\/|\/lib\/python\d|^</,
vo=/^(?<message>[A-Za-z_][\w.]{0,100}(?:: .+)?)$/,Ro={name:"python",tool:"python",match(e,t){if(!(e.line(t)?.text??"").startsWith("Traceback (most recent call l\
ast)")&&!e.find(Je,t))return;let o;for(let s=t;s<e.length&&s<t+200;s++){const r=e.line(s)?.text??"",a=e.find(Je,s)?.groups;if(a&&!So.test(a.file??"")&&(o={...a}),
s===t||r.startsWith(" "))continue;const i=vo.exec(r)?.groups?.message;return o&&i?{groups:[{...o,message:i}],next:s+1}:void 0}}},xo=[{name:"vitest",tool:"vitest",
steps:[{pattern:/^\s*FAIL\s+\S.* > /},{pattern:/^(?<message>\S.*)$/},{pattern:new RegExp(`^ \u276F (?!.*node_modules)(?:\\S.{0,200} )?(?<file>(?:[A-Za-z]:)?[^\\s:]{1,4\
00})${f}$`),skip:40}]},{name:"jest-syntax",tool:"jest",steps:[{pattern:new RegExp(`^\\s{4}${O}:(?<line>\\d{1,7})$`)},{pattern:new RegExp(`^\\s{4}(?<message>${Y}\
: .+)$`),skip:6}]},{name:"jest",tool:"jest",steps:[{pattern:/^\s{2}● (?!Test suite failed to run)\S.*$/},{pattern:/^\s{4}(?<message>\S.*)$/,skip:1,over:/^$/},
{pattern:M,skip:40,over:/^(?!\s{2}●)/}]},{name:"rust",tool:"cargo",steps:[{pattern:/^(?<severity>error|warning)(?:\[(?<code>\w+)\])?: (?<message>.+)$/},{pattern:new RegExp(
`^\\s*--> ${c}${f}$`)}]},Ro,{name:"go-panic",tool:"go",steps:[{pattern:/^panic: (?<message>.+)$/},{pattern:new RegExp(`^\\s(?!.*/go/(?:src|pkg/mod)/)${c}:(?<lin\
e>\\d{1,7})(?: \\+0x.*)?$`),skip:20}]},{name:"node-syntax",tool:"node",steps:[{pattern:new RegExp(`^(?!.*node_modules)${O}:(?<line>\\d{1,7})$`)},{pattern:new RegExp(
`^(?<message>${Y}(?: \\[\\w+\\])?: .+)$`),skip:6}]},g("node","node-import",/^(?:\w*Error )?\[?(?<code>ERR_MODULE_NOT_FOUND|ERR_PACKAGE_PATH_NOT_EXPORTED)\]?: (?<message>(?:Cannot find (?:module|package)|Package subpath) '[^']{1,400}'(?: is not defined by "exports" in \S{1,400})?) imported from (?<file>\S{1,400})$/),
{name:"node-stack",tool:"node",steps:[{pattern:new RegExp(`^\\s{0,4}(?:\\[?(?:ERROR|error)\\]?:? )?(?<message>(?:${Y}(?: \\[\\w+\\])?|error): .+)$`)},{pattern:M,
skip:20,over:je}]},{name:"consola",tool:["nuxt","docusaurus"],steps:[{pattern:/^\[(?:error|fatal)\] (?<message>\S.*)$/},{pattern:M,skip:20,over:/^\s+at /}]},g(void 0,
"plain",new RegExp(`^\\s{0,4}(?!- )(?:(?:vet|error|ERROR|Error):? (?:in )?)?${O}${f}:?(?: -)?\\s+(?:(?:fatal )?(?<severity>error|warning|note|info)\\b[: ]\\s*)?(?!\
\\+0x)(?<message>\\S.*)$`))],Qe=new RegExp(`^(?:File: |(?<severity>ERROR|WARNING) in )${c}(?:[: ]\\d+:[\\d:-]+)?$`),_o=[{name:"rspack-syntax",tool:["rspack","rs\
build"],steps:[{pattern:Qe},{pattern:/^\s+× Module build failed \(from builtin:/},{pattern:/^\s+╰─▶\s+×\s+(?:x )?(?:Syntax Error: )?(?<message>\S.*)$/},
{pattern:/^[\s│]*[╭,][─-]{1,3}\[(?:[^\]]{0,400}:)?(?<line>\d{1,7}):(?<column>\d{1,7})\]$/}],zeroColumn:!0},{name:"rspack",tool:["rspack","rsbuild"],steps:[
{pattern:Qe},{pattern:/^\s+(?:╰─▶\s+)?× (?!Module build failed)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,skip:1,over:/^\s+× Module build failed/}]},
g(["docusaurus","react-scripts","gatsby"],"unresolved-in-folder",/^(?:\s*× |\w*Error: )?(?<message>(?:Module not found: (?:Error: )?)?Can't resolve '[^']{1,300}') in '(?<file>[^']{1,400})'$/),
g("react-scripts","react-scripts-css",new RegExp(`^Syntax error: ${O} (?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`)),{name:"fork-ts-checker",
tool:"webpack",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in ${c}${f}(?:-[\\d:]+)?$`)},{pattern:/^(?<code>TS\d+): (?<message>.+)$/}]},{name:"webpac\
k-loader-place",tool:"webpack",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in (?:${k})(?: \\d+:[\\d-]+)?(?: \\(.*)?$`)},{pattern:new RegExp(`^\\((?<l\
ine>\\d{1,7}):(?<column>\\d{1,7})\\) ${c} (?<message>[A-Z].*)$`),skip:5}]},g("gatsby","postcss-loader",new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${O}\
 (?<message>[A-Z].*)$`)),{name:"webpack-place",tool:"webpack",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in ${c}(?: \\d+:[\\d-]+)?(?: \\(.*)?$`)},{
pattern:new RegExp(`^(?:\\w*Error: )?(?:${k}: )?(?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`),skip:2}],zeroColumn:!0},{name:"webpack",tool:"w\
ebpack",steps:[{pattern:new RegExp(`^(?!.*sass-loader)(?<severity>ERROR|WARNING) in ${c}(?: (?<line>\\d{1,7}):(?<column>\\d{1,7})(?:-[\\d:]+)?)?(?: \\(.*)?$`)},
{pattern:/^(?!Module build failed|\.\/\S+ \d|\[tsl\]|\d{1,7}:[\d-]+$)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,skip:1,over:/^Module build failed/}],
zeroColumn:!0}],et=[...ro,...ao,...so,..._o,...yo,...xo],tt=500,nt=500,No=[["warning",/^(?:warn|warning|deprecation warning|!|⚠)/i],["notice",/^(?:hint|info|note|message|i$)/i],
["error",/./]],Oo=/^Compiled with warnings\.?$/,To=/\bfail(?:ed)?\b|^error\b|^Treating warnings as errors/i;function Ao(e,t=et){const n=new $o(Re(e)),o=new Map;
let s=!1;for(let r=0;r<n.length&&o.size<tt;){const a=n.line(r)?.text??"";s=Oo.test(a)||s&&!To.test(a);const i=Co(n,r,t);for(const d of i?.diagnostics??[]){const l=s&&
d.severity==="error"?{...d,severity:"warning"}:d,{file:p,line:h,column:E,message:S}=l,I=JSON.stringify([p,h,E,S]);!o.has(I)&&o.size<tt&&o.set(I,l)}r=i?.next??r+
1}return[...o.values()]}function Co(e,t,n){const o=e.line(t);if(!(!o||o.text.trim()===""))for(const s of n){const r=Eo(s,e,t);if(!r)continue;return{diagnostics:r.
groups.map(i=>Lo(i,s,o.folder)).filter(i=>i!==void 0).map(i=>({...i,message:(0,w.Ow)(Pe(i.message,e.all,Io(i.message,e,t,r.next)),nt)})),next:r.next}}}function Io(e,t,n,o){
for(let s=n;s<o;s++)if(t.line(s)?.text.includes(e.slice(0,60)))return s;return o-1}function Lo(e,t,n){const{message:o,frame:s}=e,r=(e.file??"").replace(/(?<=\.mdx?)\.js(?=$|\?)/,
"");if(!(r||s)||!o)return;const a=r===(e.file??"")&&ot(e.line)||null,i=a===null?null:ot(e.column);return{file:r&&Uo(r.trim(),n)+Po(t,r,a),line:a,column:i===null?
null:t.zeroColumn?i+1:i||null,severity:Do(e.severity,t),code:e.code??null,message:(0,w.Ow)(jo(Mo(o.trim(),r),r),nt),frame:s}}function Po({part:e=""},t,n){return n===
null||e===D&&t.startsWith("/")?"":e}function Mo(e,t){const n=e.replace(/^(?:error: |\[error\] )|\?vue&type=[\w=&.-]+| \[plugin [\w@/:-]{1,60}\]$/gi,""),[,o="",s]=/^(\S{1,400}?)(?::\d{1,7}){0,2}: (.+)$/.
exec(n)??[],[r]=t.split("?",1);return s!==void 0&&(`/${o}`.endsWith(`/${r}`)||`/${r}`.endsWith(`/${o}`))?s:n}function jo(e,t){return e.replace(/(?<=^Cannot find module ')\/[^']{1,400}(?='$)/,
n=>{const o=x.posix.relative(x.posix.dirname(t),n);return t.startsWith("/")?o.startsWith(".")?o:`./${o}`:n})}function Do(e,t){return e===void 0?t.severity??"err\
or":No.find(([,n])=>n.test(e))?.[0]??"error"}function ot(e){return e===void 0?null:Number(e)}function Uo(e,t){return t===void 0||/^(?:[A-Za-z]:|[a-z-]+:\/\/|[\\/])/.
test(e)?e:`${t}/${e.replace(/^(?:\.\/)+/,"")}`}const st={formats:et,causes:ve};function os(e,{formats:t,causes:n}=st){const o=s=>![s.tool??[]].flat().includes(e);
return{formats:t.filter(o),causes:n.map(s=>({...s,signs:s.signs.filter(o)})).filter(({signs:s})=>s.length>0)}}const Fo=[0,1e3,2e3,4e3];async function Go(e,t,n,o,s){
const r=await Yo(e,t,o,s);if(r)return zo(r,n,o.tree,o.rules??st);const a=`The deployment ${e} failed, and the platform gives no reason`;return{...Wo,headline:a,
remedy:`Look at the deployment ${e} in the platform.`}}const Wo={stage:void 0,code:void 0,exitCode:void 0,diagnostics:[],moreDiagnostics:0,log:[]};function zo(e,t,n,o){
const s={...t,configuration:{...t.kept,...t.configuration}},{rootDirectory:r}=s.configuration.settings,a={exists:n?.exists??(()=>!1),rootDirectory:typeof r=="st\
ring"?r:void 0,folders:Ko(s,n)},i=new Set(o.causes.flatMap(({name:T,part:Jo})=>Jo?T:[])),d=[...X(e.diagnostics.filter(({code:T})=>i.has(T)),{exists:a.exists}),...X(
e.diagnostics.filter(({code:T})=>!i.has(T)),a)],l=X(Ao(e.log,o.formats),a),{shown:p,rest:h}=gt([...d,...l.filter(T=>!Bo(T,d))]),{repository:E,branch:S,outputDirectory:I}=s.
configuration,Vo=t.configuration.outputDirectory===void 0&&I!==void 0,Xo={...e,diagnostics:p,list:n?.list,repository:E,branch:S,outputDirectory:I,keptOutput:Vo},
{fault:ee,...rt}=vn(Xo,o.causes),at=ee&&Ho(Nt(ee.part),ee.summary,rt.cause,p,a);return{...rt,...e.message===void 0?{}:{message:(0,w.Ow)(e.message,500)},stage:e.
stage,code:e.code,exitCode:e.exitCode,diagnostics:at?[at,...p]:p,moreDiagnostics:h.error+h.warning+h.notice,log:yn(e.log)}}function Bo({message:e},t){const n=e.
replace(/[.:]$/,"");return t.some(o=>o.message.startsWith(n))}function Ho(e,t,n,o,s){if(e===void 0||o.some(({severity:a})=>a==="error"))return;const r=J(e,s);return r===
void 0?void 0:{file:r,line:null,column:null,severity:"error",code:n??null,message:t}}function Zo({code:e,message:t,exitCode:n,signal:o,log:s,diagnostics:r}){return[
e,t,n,o].some(i=>i!==void 0)||s.length>0||r.length>0}const qo=8;function Ko({configuration:e},t){const{buildCommand:n="",outputDirectory:o="",settings:s}=e,r=n.
split(/[\s'"=;&|()]+/).map(l=>l.replace(/^(?:\.\/)+|(?<!\/)\/+$/g,"")),a=o.split("/").map((l,p,h)=>h.slice(0,p).join("/")),i=typeof s.rootDirectory=="string"?`${s.
rootDirectory}/`:"",d=[...r,...a.reverse()].filter(l=>/^[^./-][^:*?]*$/.test(l));return[...new Set(d)].map(l=>i+l).filter(l=>(t?.list(l).length??0)>0).slice(0,qo)}
async function Yo(e,t,n,o){try{for(const s of Fo){s&&await n.clock.sleep(s,n.signal);const r=await n.platform.readFailure(t,e);if(r&&Zo(r))return r}}catch(s){n.
signal.throwIfAborted();const r=(0,F.I7)(s);o.warn(`The failure record of ${e} cannot be read: ${r.message}`,r.remedy)}}})};export{ss as id,rs as ids,as as modules};

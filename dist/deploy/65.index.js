const Uo=65,Go=[65],Wo={2207:((st,j,R)=>{R.d(j,{Mb:()=>w,PB:()=>D,iV:()=>T,sR:()=>F});const D=["queued","building","syncing","activating","succeeded","failed","\
cancelled"],w=["queue","clone","install","build","sync","activate"],F=["repository_not_found","repository_not_allowed","branch_not_found","commit_not_found","cl\
one_failed","root_directory_missing","package_json_invalid","build_script_missing","install_failed","build_failed","build_timeout","build_killed","builder_crash\
ed","out_of_memory","disk_quota","output_missing","output_empty","output_unsafe","output_too_large","disk_full","sync_failed","activation_failed","interrupted"],
T={invalid_request:400,unauthorized:401,forbidden:403,not_found:404,method_not_allowed:405,app_exists:409,conflict:409,body_too_large:413,unsupported_media_type:415,
validation_failed:422,rate_limited:429,internal:500,unavailable:503}}),5065:((st,j,R)=>{R.d(j,{explain:()=>So});var D=R(3739),w=R(5807),F=R(2207);function T(e,t,n){
for(const o of e.signs)if(!(o.codes&&!(t.code&&o.codes.includes(t.code)))&&!(o.exitCodes&&!(typeof t.exitCode=="number"&&o.exitCodes.includes(t.exitCode)))&&!(o.
signals&&!(t.signal&&o.signals.includes(t.signal)))&&!(o.stages&&t.stage&&!o.stages.includes(t.stage.toLowerCase()))&&!(o.weak&&t.diagnostics?.some(s=>s.severity===
"error"))){if(!o.log)return{groups:{},facts:t,lines:n};for(let s=n.length-1;s>=0;s--){const r=o.log.exec(n[s]??"");if(r)return{groups:r.groups??{},facts:t,lines:n}}}}
function S({code:e}){return F.sR.some(t=>t===e)}function u(e,t){for(const n of e){const o=t.exec(n)?.[1];if(o!==void 0)return o}}function p(e,t){return e===void 0||
e===""?t:`"${e}"`}var N=R(6760);const rt=["error","warning","notice"],at=/^\..|.\.config\.[a-z]{1,10}$|^package(?:-lock)?\.json$/;function it(e){const t=N.posix.
basename(e);return at.test(t)||t.includes("tsconfig")&&t.endsWith(".json")}const lt=/^TS5\d{3}$/;function V({code:e}){return lt.test(e??"")}function dt(e){return V(
e)?-1:it(e.file)?1:0}function ct(e,t=10){const n=new Set,o=new Set,s=e.map(l=>{const d=JSON.stringify([l.severity,l.file,l.line]),f=JSON.stringify([l.severity,l.
message]),h=n.has(d)||o.has(f);n.add(d),o.add(f);const E=(l.line===null?4:0)+(h?2:0)+dt(l);return{diagnostic:l,weight:E}}),r=rt.map(l=>s.filter(({diagnostic:d})=>d.
severity===l).toSorted((d,f)=>d.weight-f.weight).map(({diagnostic:d})=>d)),a=Math.max(0,t),i=l=>Math.max(0,(l?.length??0)-a);return{shown:r.flatMap(l=>l.slice(0,
a)),rest:{error:i(r[0]),warning:i(r[1]),notice:i(r[2])}}}const J=[/Cannot find (?:module|package) '(?<what>[^']{1,300})' imported from (?<from>\S{1,400})/,/Cannot find (?:module|package) '(?<what>[^']{1,300})'/,
/Cannot find module or type declarations for side-effect import of '(?<what>[^']{1,300})'/,/Could not resolve ["'](?<what>[^"']{1,300})["'](?: (?:from|in) ["']?(?<from>[^"'\s]{1,400}))?/,
/^(?:\[UNLOADABLE_DEPENDENCY\] )?Could not load (?<path>[\w@./[\]-]{1,300})$/,/The module `(?<what>[^`]{1,200})` could not be loaded\. It may not be installed/,
/problem loading plugin "(?<what>[^"]{1,200})"\. Perhaps you need to install/,/[Ff]ailed to resolve "extends":\s?"(?<what>[^"]{1,300})"/,/Can't resolve '(?<what>[^']{1,300})'/,
/[Ff]ailed to resolve (?:import )?["'](?<what>[^"']{1,300})["'](?: from ["'](?<from>[^"']{1,400})["'])?/,/^template not found: (?<what>\S{1,300})$/,/^ENOENT: Failed to lookup "(?<what>[^"]{1,300})" in /,
/ModuleNotFoundError: No module named '(?<what>[^']{1,200})'/];function Po(e){for(const t of J){const{what:n,path:o}=t.exec(e)?.groups??{},s=n?literalPattern(n):
o&&`[@~#$][^\\s"'\`]{0,300}?/${literalPattern(posix.basename(o))}`;if(s)return new RegExp(`(?<=["'\`]|(?:url|\\])\\()${s}(?=["'\`)?#])`)}}function Mo(e){return/"([\w$]{1,200})" is not exported by "|No matching export in "[^"]{1,400}" for import "([\w$]{1,200})"/.
exec(e)?.slice(1).find(t=>t!==void 0)}function A(e){for(const{file:t,severity:n,message:o,code:s}of e.facts.diagnostics??[]){if(V({code:s??null}))return;const r=n===
"error"?X(o,t):void 0;if(r)return r}if(!e.facts.diagnostics?.some(t=>t.severity==="error"))for(const t of e.lines){const n=X(t,void 0);if(n)return n}}const ut=/^@[\w-]{1,100}\/[\w-]{1,100}$/;
function X(e,t){for(const n of J){const o=n.exec(e)?.groups;if(o?.path)return{kind:"file",specifier:o.path,importer:"."};if(!o?.what)continue;const s=t??o.from;
if(/\.(?:html?|css|s[ac]ss|less|json)$/.test(s??"")&&!ut.test(o.what)||/\.(?:html|njk|liquid)$/.test(o.what)||/^(?:\.{1,2}(?:\/|$)|\/)/.test(o.what))return{kind:"\
file",specifier:o.what,importer:s};const a=/^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.exec(o.what)?.[0];return a===void 0||o.what[a.length]===":"?void 0:{kind:"\
package",specifier:a,importer:s}}}const Q=["",".ts",".tsx",".js",".jsx",".mjs",".cjs",".vue",".svelte",".astro",".css",".scss",".json"];function ee(e){const t=A(
e),n=e.facts.list;if(!(!n||t?.kind!=="file"))for(const o of pt(t)){const s=mt(o.split("/"),n);if(s!==void 0)return{specifier:t.specifier,actual:s}}}function pt({
specifier:e,importer:t}){if(e.startsWith("/")){const o=e.split("/").slice(1,40);return o.map((s,r)=>o.slice(r).join("/"))}const n=t&&N.posix.join(N.posix.dirname(
t),e);return!n||n.startsWith("..")||n.startsWith("/")?[]:[n]}function mt(e,t){const n=[];for(const[s,r]of e.entries()){const a=t(n.join("/")),l=(s===e.length-1?
Q:[""]).map(d=>a.find(f=>f.toLowerCase()===`${r}${d}`.toLowerCase())).find(d=>d!==void 0);if(l===void 0)return;n.push(l)}const o=n.join("/");return Q.some(s=>o===
`${e.join("/")}${s}`)?void 0:o}function C(e,{facts:t,lines:n}){if(!e.startsWith("/"))return e;const o=e.split("/"),s=["node_modules",...t.list?.("")??[]],r=o.findIndex(
a=>s.includes(a));if(r>0)return o.slice(r).join("/");for(let a=o.length-1;a>1;a--){const i=`${o.slice(0,a).join("/")}/`;if(n.some(l=>s.some(d=>ft(l,i+d))))return o.
slice(a).join("/")}return e}function ft(e,t){const n=e.indexOf(t);return n>=0&&!/[\w.-]/.test(e[n+t.length]??"")}function te(e,t){const n=[];for(const s of e.split(
"/").filter(r=>r!==""&&r!==".").slice(0,40)){const r=t(n.join("/")),a=r.includes(s)?s:r.find(i=>i.toLowerCase()===s.toLowerCase());if(a===void 0)return;n.push(a)}
const o=n.join("/");return o===e?void 0:o}const gt=[{name:"memory-limit",signs:[{codes:["out_of_memory"],log:/was stopped because (?<why>[\w ,.:']{1,300})$/}],summary:({
groups:e})=>e.why??"the build used more memory than it may",remedy:()=>"Make the build smaller: source maps, parallel workers and pages built at once cost most.\
 Or ask the platform's operators to raise the limit (slipway platform --build-memory)."},{name:"disk-limit",signs:[{codes:["disk_quota","disk_full"],log:/was stopped because (?<why>[\w ,.:']{1,300})$/},
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
package.json has no script ${p(e.script,"of that name")}`,remedy:({groups:e,lines:t})=>{const n=ht(t).filter(s=>s!==e.script);return`${n.length>0?`There are: ${n.
join(", ")}. `:""}Add the script ${p(e.script,"named in the log")} to package.json, or set build-command to one that exists.`},part:()=>({kind:"member",name:"sc\
ripts"})},{name:"command-not-found",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>[\w@./-]{1,100}): (?:command )?not found$/},{log:/^'?(?<command>[\w@./-]{1,100})'? is not recognized as an internal or external command/},
{log:/spawn (?<command>[\w@./-]{1,100}) ENOENT$/},{tool:"uv",log:/^error: Failed to spawn: `(?<command>[^`]{1,100})`/},{exitCodes:[127]}],summary:({groups:e})=>`\
the command ${p(e.command,"to run")} was not found`,remedy:({groups:e,facts:t})=>`Add the package that brings ${p(e.command,"it")} to dependencies in package.js\
on.${ne(t)}`,part:({groups:e})=>e.command?{kind:"script",command:e.command}:void 0},{name:"permission-denied",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>\S{1,200}): Permission denied$/},
{log:/EACCES: permission denied, \w{1,20} '(?<command>[^']{1,200})'/},{exitCodes:[126]}],summary:({groups:e})=>`permission denied${e.command?` for ${p(e.command,
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
rough \${{ secrets.${e.name??"NAME"} }}.`},{name:"import-case",signs:[{}],summary:e=>{const t=ee(e);return t&&`the import "${t.specifier}" differs from the file\
's name only in upper and lower case`},remedy:e=>`The file is ${p(ee(e)?.actual,"there")}: write the import as it is spelt, or rename it with git mv. Builds run\
 where case counts.`},{name:"import-case-tsc",signs:[{tool:"typescript",log:/TS(?:1149|1261): [^']{0,40}'(?<path>[^']{1,300})' differs from already included file name/},
{tool:"webpack",log:/There are multiple modules with names that only differ in casing/}],summary:({groups:e})=>`imports spell ${p(e.path,"a file")} differently \
in upper and lower case`,remedy:()=>"Write every import of that file as the file is spelt. Builds run where case counts."},{name:"missing-file",signs:[{}],summary:e=>{
const t=A(e),n=t?.kind==="file"&&C(t.specifier,e);return n?`the file "${n}" that is imported does not exist`:void 0},remedy:()=>"Check the path and its upper an\
d lower case, and that the file is committed: `git check-ignore -v` tells whether .gitignore holds it back."},{name:"missing-read",signs:[{log:/ENOENT: no such file or directory, (?:open|stat|scandir) '(?<path>[^']{1,400})'/}],
summary:e=>{const t=e.facts.diagnostics?.find(({severity:n,line:o})=>n==="error"&&o!==null);if(!(t&&!t.message.includes("ENOENT")))return`the file "${C(e.groups.
path??"",e)}" that is read does not exist`},remedy:()=>"Check the path where it is written, its upper and lower case, and that the file is committed."},{name:"m\
issing-package",signs:[{}],summary:e=>{const t=A(e);return t?.kind==="package"?`the package "${t.specifier}" is not installed`:void 0},remedy:e=>{const t=A(e)?.
specifier??"the package";return e.lines.some(n=>n.includes("No module named"))?`Add ${t} to the project's requirements.`:`Run npm install ${t} (or your package \
manager's add) and commit package.json with the lockfile.${ne(e.facts)}`},part:()=>({kind:"uninstalled"})},{name:"builder-crashed",signs:[{codes:["builder_crash\
ed"]}],summary:({facts:e})=>(e.message||"The process that built this deployment crashed").replace(/^The/,"the"),remedy:()=>"Deploy again. If it fails again, som\
ething in the repository crashes the platform's worker: the operators find the cause in the platform's log."},{name:"build-killed",signs:[{codes:["build_killed"]},
{signals:["SIGKILL","SIGTERM"]},{exitCodes:[137,143]}],summary:()=>"the build was killed",remedy:()=>"Look in the log for what ended it, and deploy again. If it\
 fails again, the build may need more memory or time than it may use."}];function ne(e){return S(e)?"":" A platform that installs with NODE_ENV=production leave\
s out devDependencies."}function ht(e){const t=new Set,n=e.findLastIndex(o=>/[Mm]issing script|not found|a script named/.test(o));for(const o of e.slice(Math.max(
0,n),n+40)){const s=u([o],/^\s*(?:npm|pnpm|yarn|bun) run ([\w:.-]{1,60})(?:\s|$|")/)??wt(o);s&&t.add(s)}return[...t].slice(0,10)}function wt(e){return u([e],/Did you mean "(?:pnpm|yarn|npm) (?:run )?([\w:.-]{1,60})"/)}
function y(e){return e?{kind:"dependency",name:$(e)}:void 0}function $(e){return e.replace(/%2f/i,"/").replace(/(?<=.)@.*$/,"").replace(oe,"")}const oe=/(?<=\w)-(\d{1,5}\.\d{1,5}\.\d[\w.+-]{0,60})\.tgz$/;
function yt(e){return/^.[^@]*@(?:npm:)?(.+)$/.exec(e)?.[1]??oe.exec(e)?.[1]}function $t(e){switch(e.kind){case"uninstalled":return;case"file":return e.path;default:
return"package.json"}}const Et=[{name:"browser-only",signs:[{log:/ReferenceError: (?<name>window|document|localStorage|sessionStorage|navigator|HTMLElement) is not defined/}],
summary:({groups:e})=>`code for the browser ran during the build (${e.name} is not defined)`,remedy:({groups:e})=>`Use ${e.name} only in the browser: after moun\
ting (onMount, useEffect, client:only), or where typeof ${e.name} !== 'undefined'.`},{name:"esm-only",signs:[{tool:"node",log:/ERR_REQUIRE_ESM|require\(\) of ES Module \S{1,300}/}],
summary:()=>"a package that exists only as an ES module was loaded with require()",remedy:({facts:e})=>`Load it with import (name the file .mjs, or set "type": \
"module" in package.json)${S(e)?"":", or use Node.js 22 or newer on a platform that lets you choose"}.`},{name:"next-static-params",signs:[{tool:"next",log:/Page "(?<page>[^"]{1,200})" is missing "generateStaticParams\(\)"/}],
summary:({groups:e})=>`the page ${p(e.page,"")} has no generateStaticParams()`,remedy:()=>"Export generateStaticParams() from that page, so that the static expo\
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
test(s)),o=/^\d{1,7} *\| *(\S.{0,80})/.exec(t[n-1]??"")?.[1]?.trim();return`the style sheets do not parse: ${e.what}${o?`, at ${p(o,"")}`:""}`},remedy:()=>"Look\
 above what is quoted for a rule or a comment that is not closed, in the style sheet that holds it."}],kt=/(?:\b|[a-z])(?:error|exception|fatal|failed|cannot|denied|invalid)\b/i,
bt=/^(?: {0,3}(?:\[?(?:ERROR|error|FATAL)\]?:?|(?:lerna )?ERR!|NX|[x×✖✘])\s+){1,3}/u,St=/^ {1,3}[x×✖] \S/u,se=/^\s*\[cause\]: (?:Error: )?(?<message>\S.*)$/,
vt=/^(?:\$ |A complete log of this run|Log files were not written|For help, run: |(?:\[\w{1,20}\] )?(?:[✗x🚨] )?Build failed|Failed to compile|Storybook exited with|(?:success|failed|not finished) .{1,200} - [\d.]+s$|Use --verbose |Pass --verbose |Rspack (?:build failed|compiled)|To suppress |INFO |FATAL$|(?:error )?(?:during build|Command failed)|Node\.js v\d|Found \d+ errors? |Eleventy Fatal Error|Problem writing Eleventy|(?:Wrote|Copied) \d|ELIFECYCLE|[>{}(]|at |info |Exit code|$)/u,
Rt=/^(?:Checked out |Cloning |\[\d\/\d\] |Progress: |Packages: |Scope: |Saved lockfile|Already up to date|Lockfile is up to date|Done in |Resolv(?:ing|ed)[ ,]|This error happened while |Run with the --force |Running target |[·•\u2800-\u28ff├└│┌] ?|[-+]{1,80}$|[-\\|/] |notsup (?:Valid|Actual) |\d\d:\d\d:\d\d\s)/u,
xt=/^\s/,_t=/^\s*(?:at |[|│:{}>^~-]|\d{1,7} *[|│])/,Nt=/^(?:Most likely|Probably|Possibly|Perhaps|Maybe|This is (?:likely|probably|usually)|Reason:|Because)\b/;
function re(e){return vt.test(e)||Rt.test(e)}function ae(e,t){const n=e.findLast(l=>se.test(l));if(n)return se.exec(n)?.groups?.message;const o=e.flatMap(l=>{if(l===
t)return[];const d=l.replace(bt,"");return re(d)?[]:[{text:d,isReport:St.test(l),isLoose:!xt.test(d)}]}),s=o.filter(({isLoose:l})=>l),a=s.findLast(({text:l,isReport:d})=>d||
kt.test(l))??s.at(-1)??o.findLast(({text:l})=>!_t.test(l));if(!a)return;const i=o[o.lastIndexOf(a)+1]?.text??"";return Nt.test(i)?`${a.text.trim()} ${i.trim()}`:
a.text.trim()}const Ot=[{name:"install-script",signs:[{tool:"npm",log:/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (?<command>\S.{0,300})$/},{tool:"yarn",log:/^error \S{0,300}\/node_modules\/(?<name>(?:@[\w.-]{1,80}\/)?[\w.-]{1,100}): Command failed\.$/},
{tool:"yarn",log:/^error Command failed with exit code \d{1,3}\.$/},{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150})@(?<where>workspace|npm|\w{1,20}):\S{1,200} couldn't be built successfully/},
{tool:"bun",log:/^error: (?<script>\w{1,20}) script from "(?<name>[^"]{1,150})" exited with/},{tool:"pnpm",log:/^\S{0,300}node_modules\/(?<name>(?:@[\w.-]{1,80}\/)?[\w.-]{1,100})(?: (?<script>\w{1,20}))?: Failed$/},
{log:/^> @?[^\s@]{1,150}@[^\s@]{1,60} (?<script>(?:pre|post)?install|(?:pre|post)?prepare)(?: |$)/}],summary:e=>{if(e.facts.stage!=="install")return;const{name:t,
script:n,command:o}=U(e),s=t?`the package ${p(t,"")}`:"the project",r=Lt(e,o)??ae(e.lines,e.facts.message);return`${s} fails in its ${n??"install script"}${o?` \
(${o})`:""}${r?`: ${r}`:""}`},remedy:e=>U(e).name?"Update the package, or leave its script out if the site does not need it: an .npmrc with ignore-scripts=true \
leaves out all of them (Yarn 2 and later: enableScripts: false in .yarnrc.yml).":"Correct the script in package.json, and check that the file that it runs is co\
mmitted, with its upper and lower case.",part:e=>{const{name:t,script:n,command:o}=U(e);return t?{kind:"dependency",name:t,script:{name:n,command:o}}:{kind:"scr\
ipt",name:n,command:o}}}],Tt=/^> @?[^\s@]{1,150}@[^\s@]{1,60} (\w{1,20})(?: |$)/,At=[/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (\S.{0,300})$/,/^Command: (\S.{0,300})$/,
/^(?:> |\$ )((?!@?[^\s@]{1,150}@[^\s@]{1,60} \w{1,20}(?: |$))\S.{0,300})$/],Ct=/^path \S{0,300}\/node_modules\/((?:@[\w.-]{1,80}\/)?[\w.-]{1,100})$/;function U({
groups:e,lines:t}){const n=e.name??u(t,Ct),o=u(t,/^> (@?[^\s@]{1,150})@[^\s@]{1,60} \w{1,20}(?: |$)/),s=e.where==="workspace"||n!==void 0&&n===o,r=e.command??It(
t,At);return{name:n&&!s?$(n):void 0,script:e.script??u(t,Tt),command:r}}function It(e,t){for(const n of t){const o=e.slice(1).flatMap(s=>n.exec(s)?.[1]??[]).at(
-1);if(o)return o}}function Lt(e,t=""){const n=u(e.lines,/Cannot find module '(\/[^']{1,300})'/);return n?`${t.split(" ").find(s=>n.endsWith(`/${s.replace(/^\.\//,
"")}`))??C(n,e)} does not exist`:void 0}const Pt=[{name:"peer-conflict",signs:[{tool:["npm","pnpm"],log:/^code ERESOLVE|^ERESOLVE (?:could not resolve|unable to resolve)|ERR_PNPM_PEER_DEP_ISSUES/}],
summary:({lines:e})=>{const t=u(e,Mt),n=u(e,ie),o=u(e,/^Found: (\S{1,150})$/);return t&&n&&o?`${n} asks for ${t.replaceAll('"',"")}, and the project has ${o}`:t?
`dependencies ask for versions that exclude each other (${t})`:"peer dependencies conflict"},remedy:()=>"Move the packages named in the log to versions that fit\
 each other. As a stopgap commit an .npmrc with legacy-peer-deps=true.",part:({lines:e})=>y(u(e,ie))},{name:"workspace-missing",signs:[{tool:"pnpm",log:/ERR_PNPM_WORKSPACE_PKG_NOT_FOUND\s.{0,300}?"(?<name>@?[^@"\s]{1,150})@workspace:/},
{tool:"yarn-berry",log:/^(?:Error: )?(?<name>@?[^@\s]{1,150})@workspace:[^\s:]{1,60}: Workspace not found/},{tool:"bun",log:/Workspace dependency "(?<name>[^"]{1,150})" not found/}],
summary:({groups:e})=>`the repository has no workspace called ${p(e.name,"as a dependency names it")}`,remedy:()=>"Correct the name in package.json, or add the \
folder of that package to the workspaces of the root (pnpm: pnpm-workspace.yaml).",part:({groups:e})=>y(e.name)},{name:"workspace-version",signs:[{tool:"pnpm",log:/ERR_PNPM_NO_MATCHING_VERSION_INSIDE_WORKSPACE\s.{0,300}?for (?<name>\S{1,150}) inside the workspace/}],
summary:({groups:e})=>`no workspace of the repository fits ${p(e.name,"what a dependency asks for")}`,remedy:({groups:e})=>`Let the dependency ${e.name?`on ${$(
e.name)} `:""}ask for the version that the workspace's own package.json has, or write * (pnpm, Yarn 2 and Bun: workspace:*).`,part:({groups:e})=>y(e.name)},{name:"\
manager-version",signs:[{tool:"corepack",log:/HTTP 404 when performing the request to https?:\/\/[^\s;]{1,200}\/(?<name>@yarnpkg\/cli-dist|yarn|pnpm|npm)\/(?<version>[\w.-]{1,40})/},
{log:/No matching version found for (?<name>@yarnpkg\/cli-dist)@(?<version>[\w.-]{0,40}\w)/},{stages:["install"],log:/^The install command `npm install [^`]{1,400} (?<name>@yarnpkg\/cli-dist|yarn|pnpm|bun)@(?<version>\d[\w.-]{0,40})` exited /}],
summary:({groups:e})=>`packageManager names ${e.name==="@yarnpkg/cli-dist"?"yarn":e.name}@${e.version}, which cannot be installed: the registry may not have tha\
t version`,remedy:()=>"Set packageManager in package.json to a version that is published, and write the lockfile with it.",part:()=>({kind:"member",name:"packag\
eManager"})},{name:"version-not-found",signs:[{tool:"npm",log:/No matching version found for (?<name>\S{1,150}?)\.?(?: while|$)/},{tool:"pnpm",log:/ERR_PNPM_NO_MATCHING_VERSION\s+No matching version found for (?<name>\S{1,150})/},
{tool:"yarn",log:/Couldn't find any versions for "(?<name>[^"]{1,120})"(?: that matches "(?<wanted>[^"]{1,100})")?/},{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): No candidates found/},
{tool:"bun",log:/^error: No version matching "(?<wanted>[^"]{1,100})" found for specifier "(?<name>[^"]{1,150})"/}],summary:({groups:e})=>`no version of ${p(e.name&&
le(e.name,e.wanted),"a package")} fits`,remedy:({groups:e,lines:t})=>{const n=u(t,/while installing the dependencies of (\S{1,200})/);return n?`${n} asks for it\
: update that package, or override the version in package.json.`:`Correct the version in package.json to one that is published, and commit the new lockfile. If \
package.json does not name ${e.name?$(e.name):"it"}, a package that it names asks for it: update that one, or override the version.`},part:({groups:e,lines:t})=>y(
de(t)??e.name)},{name:"package-not-found",signs:[{tool:"npm",log:/^404\s+(?:The requested resource )?'(?<name>[^']{1,150})' (?:is not in this registry|could not be found)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_404\s+GET \S{1,300}\/(?<name>[^/\s:]{1,150}): Not Found/},{tool:"yarn",log:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}\/(?<name>[^/"\s]{1,150}): Not found/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Package not found/},{tool:"bun",log:/^error: GET https?:\/\/\S{1,300}\/(?<name>[^/\s]{1,150}) - 404$/},
{tool:"npm",log:/^code E404$/}],summary:({groups:e})=>`the package ${p(e.name&&le(e.name),"asked for")} is not in the registry`,remedy:()=>"Check its name in pa\
ckage.json. If it is private, set its registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:e,lines:t})=>y(de(t)??e.name)},
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
summary:e=>{const t=ce(e);return`${t?`the package ${p(t,"")}`:"a package"} differs from what the lockfile or the registry records`},remedy:()=>"Delete the lockf\
ile and node_modules, install again, and commit the new lockfile. If it differs again, the registry or a proxy changes packages.",part:e=>y(ce(e))}],Mt=/^\s*peer (\S{1,120}) from /,
ie=/^\s*peer \S{1,120} from (@?[^\s@]{1,150})@/;function le(e,t=yt(e)){return t===void 0?$(e):`${$(e)}@${t}`}function de(e){return u(e,/(?:while installing the dependencies of|hereby required by) (\S{1,200}?)\.?$/)}
function ce({groups:e,facts:t}){const n=e.name??e.tarball??u(t.log,/tarball data for (@?[^\s@]{1,150})@/);return n&&$(n)}const jt=[{name:"engine",signs:[{tool:[
"npm","pnpm"],log:/^code EBADENGINE|ERR_PNPM_UNSUPPORTED_ENGINE/},{tool:"yarn",log:/The engine "node" is incompatible with this module\. Expected version "(?<wanted>[^"]{1,60})"/},
{log:/Node(?:\.js)?(?: version)? v?[\d.]+(?:\.x)? is not supported by|node: v?[\d.]+ is not supported/},{weak:!0,tool:"vite",log:/You are using Node\.js [^ ]{1,20} (?:For|Vite)\b/},
{weak:!0,log:/(?:requires|required|minimum) (?:a )?(?:minimum )?Node(?:\.js)?(?: version)?(?: of)? (?<wanted>v?\d[\d.+]{0,12})/i},{log:/Node\.js version "?(?<wanted>[<>=^~]{0,2}v?\d[\d.]{0,12})"? (?:or newer |or higher )?is required/},
{tool:"webpack",log:/error:0308010C:digital envelope routines::unsupported|ERR_OSSL_EVP_UNSUPPORTED/},{tool:"node",log:/No such built-in module: (?<builtin>node:[\w/]{1,40})/},
{tool:"node",log:/SyntaxError: Unexpected token '(?:\?\?=|\|\|=|&&=|\?\.|\?\?)'/},{log:/(?:crypto\.hash|structuredClone|Object\.hasOwn|Promise\.withResolvers|\.toSorted|styleText|\$?import\.meta\.dirname)(?:\(\.\.\.\))? is not (?:a function|defined)/}],
summary:({groups:e,lines:t})=>{const{name:n,isProject:o,wanted:s,actual:r}=pe(t,e.wanted),a=n?p(n,""):o?"the project":void 0,i=a?`${a} asks for Node.js`:"the No\
de.js version does not fit";if(!s)return i;const l=r?`, and the build runs ${r}`:"";return a?`${i} ${s}${l}`:`${i} (wanted: ${s}${l})`},remedy:({facts:e,lines:t})=>t.
some(o=>o.includes("digital envelope routines"))?Dt+(S(e)?".":`, or ${ue("16")}.`):S(e)?"This platform builds with its own Node.js, and nodeVersion does not cha\
nge it. If engines.node of the project excludes it, change that range; if a package does, take a version of it that runs there.":`Let engines.node in package.js\
on and the versions of the packages allow the Node.js that builds run, or ${ue("the version that is asked for")}.`,part:({lines:e})=>{const{name:t,isProject:n}=pe(
e,void 0);return t||n?{kind:"engines",name:t??""}:void 0}},{name:"wrong-platform",signs:[{tool:["npm","pnpm"],log:/Unsupported platform for (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: wanted (?<wanted>\{[^}]{1,200}\})/},
{tool:"yarn",log:/^error (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: The (?:platform|CPU architecture) "[^"]{1,40}" is incompatible/}],summary:({groups:{name:e,wanted:t}})=>`\
the package ${p(e,"")} is for another system${t?` (${t.replace(/[{}"]/g,"").replaceAll(":",": ")})`:""}`,remedy:({groups:e})=>`Move ${p(e.name,"the package")} t\
o optionalDependencies in package.json, or take it out, and commit the new lockfile.`,part:({groups:e})=>y(e.name)},{name:"package-manager",signs:[{tool:"pnpm",
log:/This project is configured to use (?<name>\w{1,20})/},{tool:"yarn",log:/This project's package\.json defines "packageManager": "(?<name>[^"]{1,40})"/},{tool:[
"pnpm","corepack"],log:/ERR_PNPM_BAD_PM_VERSION|Cannot find matching keyid/}],summary:({groups:e})=>`the project asks for another package manager${e.name?` (${e.
name})`:""}`,remedy:({facts:e})=>`Make packageManager in package.json and the committed lockfile name the same package manager${S(e)?"":", in a version that the\
 platform has"}.`,part:()=>({kind:"member",name:"packageManager"})}],Dt="The bundler is too old for this Node.js. Update it (webpack 5.61 or later), or set the \
app variable NODE_OPTIONS to --openssl-legacy-provider";function ue(e){return`set nodeVersion in app-settings to ${e} on a platform that has it`}function pe(e,t){
const n=u(e,/Not compatible with your version of node\/npm: (\S{1,150})$/)??u(e,/^error (\S{1,150}): The engine "node" is incompatible/)??u(e,/Your Node version is incompatible with "(\S{1,300})"/),
o=t??u(e,/Required: \{.{0,60}?"node":"([^"]{1,60})"/)??u(e,/^Expected version: (.{1,60})$/),s=u(e,/Actual: .{0,60}?"node":"([^"]{1,20})"/)??u(e,/(?:^|\. )Got:? "?(v?\d[\d.]{0,20})"?$/),
r=n?.startsWith("/")??!1;return{name:r?void 0:n&&$(n),isProject:r,wanted:o,actual:s}}const G="ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|ECONNREFUSED|ERR_SOCKET_T\
IMEOUT|UND_ERR_CONNECT_TIMEOUT",Ft=[{name:"conflict-markers",signs:[{tool:["pnpm","yarn"],log:/Merge conflict detected in (?<file>[\w.-]{1,60})/},{tool:"yarn-be\
rry",log:/Cannot autofix a lockfile when running an immutable install/},{log:/^(?:>? *\d{1,6} \| ?)?<{7} (?:HEAD|[\w/.-]{1,100})$/}],summary:({groups:e})=>`${e.
file??"the lockfile"} has the conflict markers of a merge`,remedy:()=>"Finish the merge: take one side of the file, run your package manager's install on your m\
achine, and commit the lockfile that it writes.",part:()=>({kind:"lockfile",lacks:[]})},{name:"lockfile-missing",signs:[{tool:"npm",log:/`npm ci` command can only install with an existing package-lock\.json/},
{tool:"pnpm",log:/ERR_PNPM_NO_LOCKFILE/},{tool:"npm",log:/Unsupported URL Type "workspace:"/}],summary:()=>"the repository has no lockfile",remedy:()=>"Run the \
install on your machine and commit the lockfile it writes.",part:()=>({kind:"lockfile",lacks:[]})},{name:"lockfile-outdated",signs:[{tool:"npm",log:/^`npm (?<manager>ci)` can only install packages when your package\.json and/},
{tool:"pnpm",log:/(?<manager>ERR_PNPM)_(?:OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH|FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE)/},{tool:"yarn",log:/Your (?<manager>lockfile) needs to be updated, but yarn was run with `--frozen-lockfile`/},
{tool:"yarn-berry",log:/The (?<manager>lockfile) would have been (?:modified|created) by this install, which is explicitly forbidden/},{tool:"bun",log:/(?<manager>lockfile) had changes, but lockfile is frozen/},
{stages:["install"],log:/\b(?:package-lock\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock|lockfile)\b.{0,80}\b(?:out of (?:sync|date)|not up to date|outdated)/i}],summary:({
lines:e})=>`the lockfile does not fit package.json${Ut(e)}`,remedy:({groups:e})=>`Run ${(e.manager==="ci"?"npm install":e.manager==="ERR_PNPM"?"pnpm install":"")||
"your package manager's install"} on your machine and commit the lockfile together with package.json.`,part:({lines:e})=>({kind:"lockfile",lacks:[...fe(e),...Wt(
e)].map($)})},...Pt,...jt,{name:"git-dependency",signs:[{stages:["install"],log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey|Repository not found\./}],
summary:()=>"a dependency comes from a Git repository that the build cannot read",remedy:()=>"Name the dependency by an https:// URL that needs no login, or pub\
lish it to a registry and give the build a token."},{name:"network",signs:[{tool:["npm","pnpm"],log:new RegExp(`^code (?:${G})|^network .{0,80}(?:${G})|ERR_PNPM\
_META_FETCH_FAIL`)},{weak:!0,tool:"next",log:/^Failed to fetch `?[^`]{1,100} from Google Fonts/},{log:new RegExp(`(?:getaddrinfo|request to https?://\\S{1,200} f\
ailed).{0,80}(?:${G})`)},{log:/\b(?:connect|getaddrinfo) (?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT) (?<host>[\w.:[\]-]{1,200})/},{log:/Could not resolve host: (?<host>[\w.-]{1,200})|Failed to connect to \S{1,100} port|network connectivity|The operation timed out\. fetching/}],
summary:({groups:e,lines:t})=>{const n=e.host??u(t,/\b(?:getaddrinfo|connect) E[A-Z_]{4,20} ([\w.:[\]-]{1,200})/);return n?`the network failed: ${n} cannot be r\
eached`:"the network failed while the build fetched something"},remedy:()=>"Run the deploy again. If it repeats, check the host that the log names and that the \
platform may reach it.",part:({facts:e,groups:t,lines:n})=>{if(e.stage!=="install")return;const o=u(n,/request to https?:\/\/\S{1,200}\/([^\s/]{1,150}) failed/);
return y(o)??(t.host===void 0?void 0:{kind:"dependency",host:t.host})}},{name:"certificate",signs:[{log:/\b(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_HAS_EXPIRED)\b/}],
summary:()=>"a certificate was refused while the build fetched something",remedy:({facts:e})=>`If a proxy or a private registry has a certificate of its own aut\
hority, let ${S(e)?"the operators start the platform with NODE_EXTRA_CA_CERTS":"NODE_EXTRA_CA_CERTS on the platform"} name that authority's file.`},{name:"nativ\
e-optional",signs:[{log:/Cannot find module '?(?<name>@rollup\/rollup-[\w-]+|@esbuild\/[\w-]+|@rolldown\/binding-[\w-]+|lightningcss[.\w-]*|@tailwindcss\/oxide[\w-]+|@next\/swc[\w-]+|@parcel\/watcher-[\w-]+)'?/},
{tool:"esbuild",log:/The package "(?<name>@esbuild\/[\w-]+)" could not be found, and is needed by esbuild/},{tool:"esbuild",log:/You installed esbuild for another platform/}],
summary:({groups:e})=>`the binary package ${p(e.name,"of a tool")} is not installed for this system`,remedy:()=>"The lockfile lacks other systems: delete node_m\
odules and the lockfile, install again with a current npm, and commit the new lockfile."},{name:"node-gyp",signs:[{tool:"node-gyp",log:/^gyp ERR! (?:find Python|stack Error)|node-pre-gyp ERR!/}],
summary:()=>"a native package could not be compiled",remedy:()=>"Use a version of the package that ships binaries for this Node.js version, or a pure JavaScript\
 one."},...Ot];function Ut(e){const[t]=fe(e);if(t)return`: it lacks ${t}`;for(const n of e){const[,o,s]=me.exec(n)??[];if(o)return`: it has ${o}, and ${s} is as\
ked for`}return""}const me=/^Invalid: lock file's (\S{1,200}) does not satisfy (\S{1,200})$/,Gt=[/^Missing: (\S{1,200}?)@? from lock file$/,/dependencies were added: (\S{1,200}?),?(?:\s|$)/,
/dependencies in package\.json changed since \S{1,60} was saved: (\S{1,200}) was added/,/^\+ {4}(\S{1,200}): "npm:/];function fe(e){return e.flatMap(t=>Gt.flatMap(
n=>n.exec(t)?.[1]??[]))}function Wt(e){return e.flatMap(t=>me.exec(t)?.[2]??[])}const zt=[/^Writing (?:\.\/)?([\w@.-]{1,100})\/\S{0,300} from /,/directory: \S{0,200}\/([\w@.-]{1,60})\/$/,
/Wrote site to "([^"]{1,100})"/,/The ([\w-]{1,60}) folder is ready to be deployed/,/Output location: \S{0,200}?((?:dist|build)\/\S{1,100})$/,/Generated static files in "?([\w@./-]{1,100}?)"?\.?$/,
/Generated public ([\w@./-]{1,100})$/,/^\[info\] html generated at \.\/([\w@./-]{1,100})$/,/Success! Generated .{0,40} in "([^"]{1,100})"/,/^((?!\.\w)[\w@./-]{1,100}?)\/(?:assets\/)?[\w.-]{1,100}\.(?:html|js|css)\s{1,60}[\d.,]{1,12} (?:kB|KiB|MB)\b/],
Bt=[{name:"next-export",signs:[{codes:["output_missing","output_empty"],tool:"next",log:/Next\.js \d{1,3}\.\d/},{codes:["output_missing","output_empty"],tool:"n\
ext",log:/^(?:> )?next build/},{tool:"next",log:/"next export" (?:has been removed|is no longer supported|does not work)/}],summary:({facts:e})=>W(e).includes("\
out")?void 0:"Next.js wrote no static export",remedy:()=>"Set output: 'export' in next.config and take next export out of the build command; the output director\
y is then out."},{name:"output-missing",signs:[{codes:["output_missing"]},{log:/[Oo]utput directory "?(?<folder>[\w@./-]{1,100}?)"? (?:does not exist|(?:was |is )?(?:not found|missing))/}],
summary:({groups:e,facts:t})=>{const n=e.folder??t.outputDirectory??qt(t);return n?`the build did not write the output directory "${n}"${t.keptOutput?ge:""}`:"t\
he app names no output directory, and the build wrote none of the usual ones"},remedy:e=>{const{facts:t}=e,n=he(e);if(n)return`Set output-directory to ${n}: the\
 log shows files written there.`;const o=e.lines.some(r=>/^> gatsby build\b/.test(r)),s=[...Ht,...o?["public"]:[]].find(r=>W(t).includes(r));return s?`Set outpu\
t-directory to ${s}, which is there, if it is what the build writes.`:"Set output-directory to the folder that the build command writes, relative to the root di\
rectory: often dist, build, out, public or _site."}},{name:"output-empty",signs:[{codes:["output_empty"]}],summary:({facts:e})=>`the output directory ${p(e.outputDirectory,
"of the app")}${e.keptOutput?`${ge},`:""} is empty`,remedy:e=>{const t=he(e);return t?`Set output-directory to ${t}: the log shows files written there.`:"Check \
that the build command writes into output-directory, and does not clean it at its end."}},{name:"output-unsafe",signs:[{codes:["output_unsafe"]}],summary:({facts:e})=>e.
message??"the output holds links or special files that may not be served",remedy:()=>"Let the build copy files instead of linking them: links that leave the out\
put directory are refused."},{name:"file-too-large",signs:[{codes:["output_too_large"]}],summary:({facts:e})=>e.message?.includes("wrote a file that is too larg\
e")?e.message:void 0,remedy:()=>"Let the build write smaller files, and leave out what no page loads: logs, archives, source maps."},{name:"output-too-large",signs:[
{codes:["output_too_large"]}],summary:({facts:e})=>e.message??"the output is larger than the platform takes",remedy:()=>"Check that output-directory names only \
the site, without node_modules or source maps, and move large media elsewhere."},{name:"sync-failed",signs:[{codes:["sync_failed","activation_failed"]}],summary:({
facts:e})=>e.message??"the platform could not publish the files",remedy:()=>"Nothing in the repository is at fault: deploy again. The previous release stays liv\
e."},{name:"interrupted",signs:[{codes:["interrupted"]}],summary:()=>"the platform was stopped while it worked",remedy:()=>"Deploy again."}],ge=", which an earl\
ier deploy set",Ht=["dist","build","out","_site","storybook-static"];function qt({message:e}){return/output directory `([^`]{1,200})`/.exec(e??"")?.[1]}function W({
message:e}){const[,t=""]=/the folders there are (.{1,1000})/.exec(e??"")??[];return[...t.matchAll(/`([^`]{1,100})`/g)].map(([,n=""])=>n)}function he({lines:e,facts:t}){
const n=o=>o.split("/").length;for(const o of zt){const[s]=e.flatMap(a=>{const i=o.exec(a)?.[1]?.replace(/^\.\//,"").replace(/\/(?:assets|_astro)$/,"");return i?
[{folder:i,line:a}]:[]}).sort((a,i)=>n(a.folder)-n(i.folder)),r=s&&Zt(s.folder,s.line,t);if(r&&r!==t.outputDirectory)return r}}function Zt(e,t,n){const[o=""]=e.
split("/",1),s=W(n);if(s.length===0||s.includes(o))return e;const r=N.posix.dirname(n.outputDirectory??"");if(r!=="."&&n.list?.(r).length)return`${r}/${e}`;const a=n.
log.find(d=>d.includes(t))??"",i=/(?:^|\s|\/)([\w.-]{1,60}):[a-z][\w:-]{0,60}: /.exec(a)?.[1],l=s.find(d=>i!==void 0&&n.list?.(d).includes(i));return l===void 0?
e:`${l}/${i}/${e}`}const Kt=[{name:"package-json-invalid",signs:[{codes:["package_json_invalid"]},{tool:"npm",log:/Invalid package\.json: \w{0,20}Error: (?<why>.{1,120}?) in JSON at position (?<place>\d{1,9})/},
{tool:["npm","pnpm","yarn","yarn-berry","bun"],log:/^code EJSONPARSE$|ERR_PNPM_JSON_PARSE|SyntaxError: \S{0,300}package\.json: /}],summary:({facts:e,groups:t})=>e.
code==="package_json_invalid"&&e.message?e.message:`package.json is not valid JSON${t.why?`: ${t.why}`:""}`,remedy:()=>"Correct package.json: nothing is install\
ed or published while it cannot be read.",part:({facts:e})=>e.code==="package_json_invalid"?void 0:{kind:"file",path:"package.json"}},{name:"settings-invalid",signs:[
{tool:"nx",log:/^ *NX +(?<why>[A-Z]\w{1,40}) in (?<path>\S{1,300}\.json) at \d{1,7}:\d{1,7}$/},{tool:"lerna",log:/JSONError Error in: (?<path>\S{1,300}\.json)$/},
{tool:"turbo",log:/Unable to read repository configuration (?<path>\S{1,300}\.jsonc?): invalid JSON/}],summary:({groups:e})=>`${ye(e.path)} is not valid JSON${e.
why?` (${e.why})`:""}`,remedy:({groups:e})=>`Correct ${ye(e.path)}: the build cannot read it as it is.`,part:({groups:e})=>e.path?{kind:"file",path:e.path}:void 0},
{name:"outside-workspaces",signs:[{tool:"yarn-berry",log:/you forgot to list (?<folder>\S{1,200}) in its workspace configuration/},{tool:"npm",log:/^No workspaces found:$/}],
summary:({groups:e,lines:t})=>`${e.folder??u(t,/^\s*--workspace=(\S{1,200})/)??"the app's folder"} is not in the workspaces of the repository's root`,remedy:({groups:e,
lines:t})=>`Add ${p(e.folder??u(t,/^\s*--workspace=(\S{1,200})/),"its folder")} to workspaces in the package.json of the root (pnpm: to pnpm-workspace.yaml), in\
stall, and commit the lockfile. Or give the folder a lockfile of its own.`,part:()=>({kind:"member",name:"workspaces"})},{name:"duplicate-package",signs:[{tool:"\
nx",log:/^ *(?:NX +)?Failed to process project graph|multiple projects/},{tool:"npm",log:/EDUPLICATEWORKSPACE|must not have multiple workspaces with the same name/},
{tool:"yarn-berry",log:/Duplicate workspace name (?<name>[^\s:]{1,150})/}],summary:({groups:e,lines:t})=>{const n=e.name??u(t,/^\s*package '([^']{1,150})' has conflicts/);
return n||!t.some(o=>o.includes("Failed to process"))?`two packages of the repository have one name${n?`: ${n}`:""}`:"the graph of projects cannot be made: mult\
iple projects may have one name"},remedy:()=>"Give each package of the repository a name of its own, in its package.json or project.json.",part:()=>({kind:"name\
s"})},{name:"build-script-missing",signs:[{codes:["build_script_missing"]}],summary:({facts:e})=>we(e.message)[0]??"package.json has no build script",remedy:({facts:e})=>`${we(
e.message)[1]??"Add a build script to package.json, or set build-command"}. To publish the folder as it is, set build-command to true and output-directory to th\
e folder.`}];function we(e){return e?.split(". ",2)??[]}function ye(e="the file"){return e.replace(/^.*\//,"")}const v=["queue","clone"],Yt=[{name:"submodule",signs:[
{stages:v,log:/submodule path '(?<path>[^']{1,200})' failed/},{stages:v,log:/No url found for submodule path '(?<path>[^']{1,200})'/},{stages:v,log:/Failed to clone '(?<path>[^']{1,200})'(?: a second time|\. Retry scheduled)/}],
summary:({groups:e})=>`the Git submodule ${p(e.path,"of the repository")} could not be cloned`,remedy:()=>"Give the submodule an https:// URL that the platform \
may read in .gitmodules, or keep its files in the repository itself."},{name:"branch-not-found",signs:[{codes:["branch_not_found"]},{stages:v,log:/Remote branch (?<branch>\S{1,200}) not found in upstream/},
{stages:v,log:/couldn't find remote ref (?:refs\/heads\/)?(?<branch>\S{1,200})/}],summary:({groups:e,facts:t})=>`the branch ${p(e.branch??t.branch,"to build")} \
does not exist`,remedy:()=>"Push the branch, or set the input branch to one that exists on the remote; names are case-sensitive."},{name:"commit-not-found",signs:[
{codes:["commit_not_found"]},{stages:v,log:/reference is not a tree: |not our ref [0-9a-f]{7,64}/}],summary:()=>"the commit is not in the repository",remedy:()=>"\
Push the commit to the repository that the app builds from; a force push or a fork may have left it behind."},{name:"repository-not-allowed",signs:[{codes:["rep\
ository_not_allowed"]}],summary:({facts:e})=>`the platform does not take the repository ${p(e.repository,"given")}`,remedy:()=>"Set the input repository to owne\
r/name or an https:// URL; local paths and file:// need a platform started with --allow-local-git."},{name:"repository-not-found",signs:[{codes:["repository_not\
_found"]},{stages:v,log:/remote: Repository not found\.|^fatal: repository '[^']{1,300}' (?:not found|does not exist)/},{stages:v,log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey/}],
summary:({facts:e})=>`the platform cannot read the repository ${p(e.repository,"of the app")}`,remedy:({facts:e})=>`Check the spelling of the input repository. \
If it is private, give the platform access to it${S(e)?": a token in its --git-url":", as by its GitHub app or a deploy key"}.`},{name:"root-directory-missing",
signs:[{codes:["root_directory_missing"]},{tool:"npm",log:/Could not read package\.json(?:: .{0,80}? open '(?<path>[^']{1,400})\/package\.json')?/},{tool:"pnpm",
log:/ERR_PNPM_NO_PKG_MANIFEST|No package\.json (?:was )?found in/},{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: can't cd to (?<path>\S{1,300})$/},{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: (?<path>[^\s:]{1,300}): No such file or directory$/}],
summary:e=>{const{asked:t,actual:n}=$e(e),o=e.facts.code==="root_directory_missing"?`the root directory${t?` "${t}"`:""} does not exist in the repository`:t?`th\
ere is no package.json in "${t}"`:"there is no package.json where the build ran";return n?`the folder "${t}" is spelt "${n}" in the repository`:o},remedy:e=>{const{
asked:t,actual:n}=$e(e),o=e.facts.code==="root_directory_missing";return n?`Write ${n} ${o?"as rootDirectory in app-settings":`where the command names ${t}`}: b\
uilds run where upper and lower case count.`:`Set rootDirectory in app-settings${S(e.facts)?"":", on a platform that has it,"} to the folder of the app, relativ\
e to the repository, and check that it is committed.`}}];function $e(e){const{groups:t,facts:n}=e,o=t.path??/root directory `([^`]{1,300})`/.exec(n.message??"")?.[1],
s=n.list;if(!o||!s)return{asked:o?.startsWith("/")?void 0:o,actual:void 0};if(!o.startsWith("/"))return{asked:o,actual:te(o,s)};const r=o.split("/").slice(0,40);
for(let i=1;i<r.length;i++){const l=r.slice(i).join("/"),d=te(l,s);if(d)return{asked:l,actual:d}}const a=C(o,e);return{asked:a.startsWith("/")?void 0:a,actual:void 0}}
const Ee=[...Yt,...Kt,...Bt,...Ft,...gt,...Et],x={lines:5e3,characters:256*1024,lineLength:1e3,entryLength:64*1024},Vt=[/^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:?(?: |$)/,
/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M)?\]?:? (?=\S)/,/^(?<folder>[\w@.-]{1,100}(?:\/[\w@.-]{1,100}){1,6}) (?!error|warning|note|info|failed)[a-z][\w:-]{0,60}(?:: |:$|\$ )/,
/^(?<task>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[a-z][\w:-]{0,60}):(?: |$)/,/^@(?!parcel\/)[\w.-]{1,60}\/[\w.-]{1,60}: /,/^\[@?[\w./-]{1,80}\]: /,/^➤ YN\d{4}: (?:[│┌└] ?)?/,
/^@?[^\s@]{1,100}@\w{1,20}:\S{1,200} STD(?:ERR|OUT)(?: |$)/,/^\[\d{1,2}\] /,/^#\d{1,4} \d{1,5}\.\d{1,3} /,/^[a-z][\w.-]{0,60}-\d{1,3} {1,20}\| /,/^npm (?:ERR!|error)(?: |$)/,
/^\[(?:11ty|webpack-cli)\](?: |$)/,/^Original error stack trace: (?=\S)/,/^│ (?=\w*Error: )/,/^[│└■▲●◆◇](?: {2}|$)/u,/^\[(?:log|info|warn|error)\] \[nitro\](?: |$)/],
Jt=4,Xt=[/^> @?[^\s@]{0,100}@\S{0,100} \S{1,100} (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,/^(?<task>@?[\w./-]{1,120}#[\w:-]{1,60}):\s{1,4}ERROR\s{1,4}command \((?<folder>[^()]{1,400})\)/,
/^ERROR: command finished with error: command \((?<folder>[^()]{1,400})\)/,/^location (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/];function ke(e){const t=[];let n=x.
characters;for(let a=e.length-1;a>=0&&t.length<x.lines&&n>0;a--){const i=e[a]??"",d=(i.length>x.entryLength?i.slice(-x.entryLength):i).split(`
`);for(let f=d.length-1;f>=0&&t.length<x.lines&&n>0;f--){const h=d[f]??"",E=(0,w.Ow)(rn((0,w.Nl)(h)),x.lineLength).trimEnd();n-=Math.max(E.length,h.length/16),t.
push(E)}}const o=Qt(t),s=tn(t.reverse().map(a=>nn(a,o))),r=en(s);return s.map(({text:a,folder:i,task:l})=>({text:a,folder:i??r.get(l??"")}))}function Qt(e){const t=e.
map(n=>n.includes("nx run ")?/\bnx run ([@\w./-]{1,100}):/.exec(n)?.[1]:void 0);return new Set(t.filter(n=>n!==void 0))}function en(e){const t=new Map;for(const{
text:n,task:o}of e)for(const s of Xt){const r=s.exec(n)?.groups;r?.folder&&t.set(o??r.task?.replace("#",":")??"",r.folder)}return t}const be=71;function tn(e){if(!e.
some(({text:o})=>o.startsWith("\u250C  Building storybook")))return e;const t=[];let n=0;for(const o of e){const s=t.at(-1),[r=""]=o.text.split(" ",1),a=o.boxed&&
n>0&&n<=be&&n+1+r.length>be;s&&a&&/^[\w("'`./@-]/.test(r)?t[t.length-1]={...s,text:`${s.text} ${o.text}`.slice(0,x.lineLength)}:t.push(o),n=o.text.length}return t}
function nn(e,t){let n=e,o,s,r=!1;for(let a=0;a<Jt;a++){const i=sn(n)??on(n,t);if(!i)break;o??=i.groups?.folder,s??=i.groups?.task,r||=i[0]==="\u2502  ",n=n.slice(
i[0].length)}return{text:n,folder:o,task:s,boxed:r}}function on(e,t){if(t.size===0)return;const n=/^([@\w./-]{1,100}): /.exec(e);return n&&t.has(n[1]??"")?n:void 0}
function sn(e){for(const t of Vt){const n=t.exec(e);if(n)return n}}function rn(e){return e.includes("\r")?e.split("\r").findLast(t=>t.trim()!=="")??"":e}function an(e){
const t=e.findIndex(o=>/\bnpm (?:ERR!|error) Usage:\s*$/.test(o)),n=e.findIndex((o,s)=>s>t&&/\bnpm (?:ERR!|error) Run "npm help [\w-]{1,40}"/.test(o));return t===
-1||n===-1?e:e.toSpliced(t,n-t)}const ln={queue:"Deployment failed",clone:"Clone failed",install:"Install failed",build:"Build failed",sync:"Upload failed",activate:"\
Activation failed"},dn=1e3,Se=300,cn=/exit(?:ed)?(?: with)? (?:code|status)|^(?:the )?(?:build|install|deployment)(?: command)? failed\W*$/i,un=/^The (?<stage>install|build) command (?<command>`.{1,300}`) (?:exited with|ended by) /,
pn=/^\s*(?:npm (?:warn|WARN)|warning\b|WARN\b|\(node:\d+\))/;function mn(e,t=Ee){const n=ke(e.message?[...e.log,e.message]:e.log).slice(-dn).map(s=>s.text).filter(
s=>!pn.test(s)),o=fn(e,t,n);if(o)return ve(e,o.cause,o.known,o.message);for(const s of["codes","others"])for(const r of t){const a=gn(r,s,e,n),i=a&&r.summary(a);
if(a&&i)return ve(e,r,a,i)}return{headline:Re(e,yn(e,n)),remedy:void 0}}function ve(e,t,n,o){const s=(0,w.Ow)(t.remedy(n),500),r=t.part?.(n);return{headline:Re(
e,o),remedy:s,cause:t.name,...r&&{fault:{part:r,summary:(0,w.Ow)(o,Se)}}}}function fn(e,t,n){for(const{severity:o,code:s,message:r}of e.diagnostics??[]){const a=o===
"error"?t.find(i=>i.part&&i.name===s):void 0;if(a)return{cause:a,message:r,known:T(a,e,n)??{groups:{},facts:e,lines:n}}}}function gn(e,t,n,o){const s=e.signs.filter(
r=>t==="codes"==(r.codes!==void 0));return s.length===0?void 0:T({...e,signs:s},n,o)}function Re(e,t){const n=ln[e.stage?.toLowerCase()??""]??"Deployment failed",
o=hn(t,e)?"":wn(e),s=Se-n.length-o.length-2;return`${n}: ${(0,w.Ow)(t.trim().replace(/\.$/,""),s)}${o}`}function hn(e,{exitCode:t,signal:n}){return typeof t=="n\
umber"?e.includes(`exited with code ${t}`):n!=null&&e.includes(` by ${n}`)}function wn({exitCode:e,signal:t}){return typeof e=="number"&&e!==0?` (exit code ${e}\
)`:t?` (${(0,w.Ow)(t,20)})`:""}function yn(e,t){const n=e.diagnostics?.find(s=>s.severity==="error");if(n)return`${n.file}${n.line===null?"":`:${n.line}`}: ${n.
message}`;if(e.message&&!cn.test(e.message))return e.message;const o=$n(e,t);return o||(ae(t,e.message)??(e.message||e.code||"the platform gave no reason"))}function $n({
message:e},t){const n=un.exec(e??"")?.groups,o=t.lastIndexOf(`$ ${n?.command?.slice(1,-1)}`),s=o===-1?t.findLastIndex(a=>a.startsWith("$ ")):o;return!n||s===-1||
t.slice(s+1).filter(a=>a!==e&&!re(a)).length>0?void 0:`the ${n.stage} command ${n.command} failed, and it printed nothing`}const En=/^(?:\[(?:error|ERROR|fatal)\](?:\s|$)|\w{1,20}\sERR!\s(?:[A-Z]\w{1,40}\s)?|\S{1,100}\sSTD(?:ERR|OUT)\s|[│■▲●└]\s{1,4}|(?:notsup|notarget|engine|network|JSON\.parse)\s)/;
function O(e){return e.replace(En,"")}function xe(e){return/^\s*at\s.*[:)\d]$/.test(e)}const _e=[/^\s*(?:\$|>|[+|│]|➤|at\s|\d{1,7}\s?[|│]|[{})\]]|\((?!!\))|\[$|-{2}|\*|node:internal|file:\s|throw\s|Node\.js v|A complete log|In most cases)/,
/^\s*(?:npm\s)?(?:\[?warn(?:ing)?\]?\b|\(node:\d|deprecat|info\b|notice\b|success\b|debug\b|verbose\b|note\b|hint\b|tip\b)/i,/^\s*(?:See|If|To|You|Note|Please|Try|Did you|This|Learn|Use|Visit|Run|For|Pass|Make sure|Searched|Import trace|Require stack|Emitted|Error reference|Location:|Stack trace|Progress|Packages|Checked out|Cloning|Lockfile is)\b/,
/^[^\w]{0,10}\d{1,6}\s(?:problem|error|warning)s?\b/,/^(?:Required|Actual|Wanted|Found|Valid \w+):\s/,/^(?:\[[\w:@/.-]{1,40}\]\s|[^\w[]){0,8}(?:Error:\s)?(?:(?:[\w-]{1,20}\s)?build\s(?:failed|error|was canceled)|failed (?:to (?:compile|build)|with errors|tasks)|command failed|during build)(?:\W|$)(?!.*\b(?:Error|not|resolve)\b)/i,
/\b(?:exited? (?:with )?(?:code|status)|exit code|ELIFECYCLE|exited with \d)/,/^\s{2,}\w+:\s(?:undefined|null|true|false|-?\d+|\[|\{|'E?[A-Z_]+')/,/^(?:code|path|errno|syscall|command|cwd|location|dest)\s\S{1,400}$/,
/^\s*\[?\w*Error\]?:?\s*$/,/^\s*(?:\w{0,60}Error:\s)?5\d\d\s\/\S{0,300}$/,/^\s*\S{1,400}:\d{1,7}:(?:\d{1,7}|NaN)$/],Ne=/^\s*(?:✘|✖|✗|×|⨯|x\s|!|\[!\]|\(!\)|\[?(?:ERROR|error|fatal|FATAL|panic)\b\]?[\s:]|\d{1,7}:\d{1,7}[\s:]{1,4}error\b|ERR_|E\d{3}\b|YN00)/,
kn=/^[^\w]{0,10}(?:\[[^\]]{1,60}\]:?\s){0,3}(?:\w{1,40}\s){0,3}[([]?(?:Uncaught\s)?\w{0,60}(?:Error|Exception)\b[^:]{0,40}:?\s\S/,bn=/^\s*(?:Caused by|Cause):$/,
Oe=/^\s{2,8}\d{1,2}:\s/,Sn=/^(?:\/(?:usr\/)?bin\/)?(?:ba|da|z)?sh:\s/,vn=/^\s*(?:\[cause\]:|Caused by:|Cause:)\s*\S/,z=/\b(?:not (?:found|compatible|exported|defined|set|exist|resolve|valid|allowed|a function|installed|recognized|a supported|available|match)|doesn['’]t|does not|cannot|can['’]t|could not|couldn['’]t|failed to|unable to|unexpected|invalid|undefined|missing|unknown|expected|required|duplicate|must|unclosed|no such|no matching|forbidden|denied|unauthorized|refused|incompatible|unsupported|conflict(?:s|ing)?|unresolved|broken|mismatch|bad|incomplete|unrecognised|unterminated|dead|no \w{1,20} found|trailing)\b/i,
Te=/\bE[A-Z]{4,}\b|[a-z](?:Expected|NotFound|Missing|Invalid)\b/,Rn=/^\s*(?:at\s|Location:|Stack trace:|(?:>\s{0,9})?\d{1,7}\s?[|│])/,xn=3,_n=1e3,Nn=6;function jo(e){
let t;for(let n=Math.max(0,e.length-_n);n<e.length;n++){const o=Gn(e,n);o>=xn&&o>(t?.points??0)&&(t={at:n,points:o})}return t&&On(e,t.at)}function On(e,t){const n=s=>O(
e[s]?.text??"").trim(),o=[];for(let s=t+1;s<e.length&&o.length<Nn&&s<t+12;s++){const r=n(s);if(!(r===""||/^(?:(?:>\s{0,9})?\d{1,7}\s?[|│]|See\b|Hint)/.test(r))){
if(xe(r))break;o.push(r)}}return{at:t,message:Ce(n(t).replace(Ne,"").replace(/^\d{1,2}:\s(?!\d)/,"").trim()||n(t),e,t),details:o}}const Tn=/^(?:\w{0,60}(?:Error|Exception):\s)?(?:in\s)?\(?(?<path>[^\s:]{0,400})(?::\d{1,7}){0,2}:?\)?$/,
An=/^(?:x|✗|×)?\s?(?:Build|Module build|Module parse) failed(?: in [\d.]+m?s)?[.:]?$/,Ae=14;function Ce(e,t,n){if(Cn.test(e))return[e.replace(/\.$/,""),Ln(t,
n)].filter(Boolean).join(": ");const o=Tn.exec(e)?.groups?.path,s=o===""||/[./]/.test(o??"")||An.test(e);if(!s&&!e.endsWith(":")&&!Mn.test(e))return e;for(let r=n+
1;r<=n+Ae&&r<t.length;r++){const a=O(t[r]?.text??"").replaceAll("**","").trim().replace(Pn,(i,l,d)=>l===d?`${l}: `:i);if(xe(a))break;if(!(a===""||jn.test(a)||e.
includes(a)))return s?a:Dn(a)?`${e} ${a}`:e}return e}const Cn=/^(?:Error: )?Undefined (?:variable|function|mixin)\.?$/,In=/^[\s│|]{1,40}(?<carets>\^{1,200})\s{0,40}$/;
function Ln(e,t){for(let n=t+1;n<=t+Ae&&n<e.length;n++){const o=In.exec(e[n]?.text??"")?.groups?.carets?.length,s=e[n]?.text.indexOf("^")??-1;if(o!==void 0)return e[n-
1]?.text.slice(s,s+o).trim()}}const Pn=/^([\w.]{1,60}): ([\w.]{1,60}): /,Mn=/\bdoes not match (?:\w{1,20} ){0,3}schema\b|\binvalid (?:\w{1,20} ){0,2}(?:config|file|options)\b[^:]{0,80}$/i,
jn=/^(?:[>\s│|·]{0,20}\d{1,7}\s?[|│]|[-─^~╵╰╭`,·│|\s]{2}|File:|file:|Hint|Stack trace:|"\w{1,40}":\s|throw |\^|\W+$)/;function Dn(e){return(z.test(
e)||Te.test(e))&&!_e.some(t=>t.test(e))}function Fn(e,t){const n=s=>e[s]?.text??"";return vn.test(O(n(t)))?!0:Oe.test(n(t))?!Oe.test(n(t+1)):bn.test(n(t-1))}function Un(e){
return/(?:\.{3}|…)$/.test(e)&&!z.test(e)}function Gn(e,t){const n=e[t]?.text??"",o=O(n);if(o.trim()===""||Un(o)||_e.some(a=>a.test(o)))return 0;const s=[1,2].
map(a=>O(e[t+a]?.text??""));return[kn.test(o)?4:0,n!==o||Ne.test(n)?3:0,Fn(e,t)?8:0,Sn.test(o)?6:0,z.test(o)||Te.test(o)?3:0,/["'`“]\S/.test(o)?1:0,s.some(a=>Rn.
test(a))?2:0].reduce((a,i)=>a+i,0)}const k=String.raw`(?:[A-Za-z]:[\\/]|(?:file|webpack|webpack-internal|rsc):\/{2,3})?[^\s:*"'<>|\x60(][^:*"'<>|\x60]{0,400}?`,
c=`(?<file>${k})`,_=`(?<file>${k}\\.[A-Za-z][A-Za-z0-9]{0,9}(?:\\?[\\w=&.-]{0,100})?)`,m=String.raw`:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?`,B=String.raw`(?:Uncaught )?(?:[A-Z]\w{0,60}\.)?[A-Z]?\w{0,60}(?:Error|Exception)`,
Ie=/^\s*(?:at |Require stack:|- \/|$)|^\s{2,}/,I=new RegExp(`^\\s+at (?!.{0,900}(?:node_modules|node:|<anonymous>:\\d|/(?:dist|\\.next|\\.output|\\.svelte-kit)/))(?:\
[^()]{0,300} \\()?(?:async )?${c}${m}\\)?$`);function g(e,t,n,o={}){return{name:t,...e===void 0?{}:{tool:e},steps:[{pattern:n}],...o}}const Wn=[{name:"esbuild",
tool:"esbuild",steps:[{pattern:/^(?:[✘▲X!] )?\[(?<severity>ERROR|WARNING)\] (?:(?<code>(?:TS|NG)-?\d+): )?(?<message>.*?\S)(?: \[(?:plugin )?[\w-]+\])?$/},{
pattern:new RegExp(`^\\s{4}${c}${m}:$`),skip:6,over:/^(?!\s{4}|[✘▲X!] \[)/}],zeroColumn:!0},g("esbuild","esbuild-short",new RegExp(`^${c}${m}: (?<severity>E\
RROR|WARNING): (?<message>.+)$`),{zeroColumn:!0}),{name:"rolldown",tool:["rolldown","vite"],steps:[{pattern:/^(?:(?<severity>Warning|Error): )?\[(?<code>[A-Z][A-Z_]+|builtin:[\w:-]+|plugin [\w:-]+)\] (?<message>\S.*)$/},
{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[ ?${c}:(?<line>\\d{1,7}):(?<column>\\d{1,7}) ?\\]$`),skip:1}]},{name:"vite-plugin-svelte",tool:"vite",steps:[
{pattern:new RegExp(`^\\[plugin(?: |:)vite-plugin-svelte[\\w:-]*\\] ${c}${m}$`)},{pattern:/^(?:\w*Error: )?(?:\S{1,400}:\d+:\d+ )?(?<message>\S.*)$/}],zeroColumn:!0},
g("vite","vite-plugin-svelte-warning",new RegExp(`^\\[vite-plugin-svelte\\] ${c}${m} (?<message>.+)$`),{zeroColumn:!0,severity:"warning"}),{name:"vite-plugin-pl\
ace",tool:"vite",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)[\\w:-]+\\] ${c}${m}$`)},{pattern:/^(?:\w*Error: )?(?:\[[\w/-]+\] )?(?:\S{1,600}:\d+:\d+: )?(?<message>\S.*?)(?: \(\d+:\d+\))?$/}]},
{name:"vite-prerender",tool:"vite",steps:[{pattern:/^\[vite-prerender-plugin\] \[plugin vite-prerender-plugin\]$/},{pattern:/^(?<message>\S.*)$/,skip:1,over:/^$/},
{pattern:new RegExp(`^> ${c}${m}$`),skip:12}]},{name:"parcel",tool:"parcel",steps:[{pattern:/^@parcel\/[\w-]{1,60}: (?<message>\S.*)$/},{pattern:new RegExp(`^\\s\
{1,4}${_}${m}$`),skip:4,over:/^(?:\S|$)/}]},{name:"jiti",tool:["rsbuild","docusaurus","nuxt"],steps:[{pattern:/^.{0,40}\b(?<message>ParseError: \S.*)$/},{pattern:new RegExp(
`^\\s{1,4}${_}${m}$`)}],zeroColumn:!0},g("vite","vite-unresolved",/^(?:\w*Error: )?(?:\[vite\]: )?(?<message>Roll(?:up|down) failed to resolve import "[^"]{1,300}") from "(?<file>[^"]{1,400})"/),
g("rollup","rollup-unresolved",/^(?:\[(?:!|error)\] )?(?:\w*Error: )?(?<message>(?:Could not resolve|Failed to resolve) (?:"[^"]{1,300}"|\S{1,300})) from "?(?<file>[^"]{1,400}?)"?$/),
g(["vite","vitepress"],"vite-plugin-message",new RegExp(`^(?:\\w*Error: )?(?:\\[[\\w:-]{1,60}\\] )?\\[plugin [\\w:-]{1,60}\\] ${c} \\((?<line>\\d{1,7}):(?<column>\
\\d{1,7})\\): (?<message>.+)$`)),g("rollup","rollup",new RegExp(`^(?:\\[!\\] )?(?:\\(plugin [\\w:@/. -]{1,80}\\) )?(?:RollupError: )?${c} \\((?<line>\\d{1,7}):(?<\
column>\\d{1,7})\\): (?<message>.+)$`),{zeroColumn:!0}),{name:"vite-config",tool:"vite",steps:[{pattern:new RegExp(`^failed to load config from ${c}$`)},{pattern:/^error during build:$/},
{pattern:/^(?!Error: (?:Build|Transform) failed)(?<message>\S.*)$/}]},{name:"sass",tool:"sass",steps:[{pattern:/^(?:\w*Error: )?(?:(?<severity>DEPRECATION WARNING|WARNING)(?: \[[\w-]+\])?: )?(?:\[sass\] )?(?<message>\S.*)$/},
{pattern:/^\s*[╷,]$/,skip:1,over:/^$/},{pattern:new RegExp(`^\\s+(?!\\S+\\.vue )${c} (?<line>\\d{1,7}):(?<column>\\d{1,7})\\s{1,4}\\S.*$`),skip:12}]},g("postc\
ss","postcss",new RegExp(`^(?:CssSyntaxError: (?:\\[[\\w-]+\\] )?(?:[\\w-]+: )?|(?:\\[[\\w:-]{1,60}\\] ){1,4})${c}${m}: (?<message>.+)$`)),{name:"vite-file",tool:"\
vite",steps:[{pattern:/^\[(?:plugin )?[@\w:/-]+\] (?!✗ )(?:\[[@\w/-]+\] )?(?!✗|Transform failed|Build failed|\[)(?<message>\S.*?)(?: \(\d+:\d+\))?$/},{pattern:new RegExp(
`^file: ${c}(?:${m})?(?: \\(.*)?$`),skip:12,over:/^(?!\s+at |\[)/}]}],zn=[g("typescript","tsc",new RegExp(`^(?:ERROR in )?${c}\\((?<line>\\d{1,7}),(?<column>\\d{1,\
7})\\): (?<severity>error|warning) (?<code>TS\\d+): (?<message>.+)$`)),g("typescript","tsc-pretty",new RegExp(`^(?:Error: )?${c}${m} - (?<severity>error|warning\
|hint|message) (?<code>TS\\d+|ts\\(\\d+\\)): (?<message>.+)$`)),{name:"ts-loader",tool:"webpack",steps:[{pattern:new RegExp(`^\\[tsl\\] (?<severity>ERROR|WARNING)\
 in ${c}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\)$`)},{pattern:/^\s+(?<code>TS\d+): (?<message>.+)$/}]},{name:"tsc-frame",tool:"typescript",steps:[{pattern:/^(?<code>TS\d+): (?<message>\S.*)$/},
{pattern:/^\s*> (?<line>\d{1,7}) \| (?<frame>.*\S)$/,skip:12,over:/^\s/}]},{name:"eslint-stylish",tool:"eslint",steps:[{pattern:/^(?<file>(?:[A-Za-z]:[\\/]|\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},
{pattern:/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})\s{1,40}(?<severity>error|warning|Error:|Warning:)\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/}],
repeat:!0},{name:"eslint-react-scripts",tool:"react-scripts",steps:[{pattern:/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^\s+Line (?<line>\d{1,7}):(?<column>\d{1,7}):\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/}],
repeat:!0},{name:"eslint-react-scripts-syntax",tool:"react-scripts",steps:[{pattern:/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^Syntax error: (?<message>\S.*) \((?<line>\d{1,7}):(?<column>\d{1,7})\)$/}]},
g("eslint","eslint-compact",new RegExp(`^${c}: line (?<line>\\d{1,7}), col (?<column>\\d{1,7}), (?<severity>Error|Warning) - (?<message>.*?\\S)(?: \\((?<code>[@\\w/-\
]+)\\))?$`)),g("eslint","eslint-unix",new RegExp(`^${c}${m}: (?<message>.*\\S) \\[(?<severity>Error|Warning)(?:/(?<code>[@\\w/-]+))?\\]$`)),{name:"biome",tool:"\
biome",steps:[{pattern:new RegExp(`^${c}(?:${m})? (?<code>[a-z]+(?:/\\w+)*)\\s.{0,40}\u2501\u2501\u2501`)},{pattern:/^\s+(?<severity>[×✖!⚠i])\s(?<message>.+)$/,
skip:1,over:/^\s*$/}]}],Le={pattern:/^(?<file>[^:*"<>|]{1,400}\.vue)$/,skip:1,over:/^$/},Pe=String.raw`\[vue/compiler-sfc\] (?<message>\S.*?)(?: \(\d{1,7}:(?<column>\d{1,7})\))?$`,
Me={pattern:/^\s+\|\s+\^/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) \s*)?\|/},L=String.raw`(?<file>${k}\?vue&type=style[^:)\s]{0,200})`,je=/^\s+\S{1,400}\.vue (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
H=/^\s*(?:[╷,╵']|\d{1,7} [│|]|[│|])|^$/,Bn=[{name:"vue-script",tool:"vue-cli",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)vite:vue\\] ${k}${m}$`)},{pattern:new RegExp(
`^(?:\\w*Error: )?${Pe}`)},Le,Me],zeroColumn:!0},{name:"vue-script-vite7",tool:"vite",steps:[{pattern:new RegExp(`^(?:\\[vite:vue\\] |SyntaxError: )${Pe}`)},Le,
Me],zeroColumn:!0},{name:"vue-style",tool:"vite",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)[\\w:-]{1,60}\\] ${L}(?::\\d{1,7}){2}$`)},{pattern:new RegExp(`^Cs\
sSyntaxError: ${k}${m}: (?<message>\\S.*)$`)}]},{name:"vue-style-vite7",tool:"vite",steps:[{pattern:new RegExp(`^\\[vite:vue\\] ${k}${m}: (?<message>\\S.*)$`)},
{pattern:new RegExp(`^file: (?:${k}(?::\\d{1,7}){2} \\()?${L}(?:(?::\\d{1,7}){2}|\\))?$`)}]},{name:"vue-sass",tool:"vite",steps:[{pattern:new RegExp(`^\\[plugin(\
?: |:)vite:css\\] ${L}$`)},{pattern:/^Error: \[sass\] (?<message>\S.*)$/},{pattern:je,skip:12,over:H}]},{name:"vue-sass-vite7",tool:"vite",steps:[{pattern:/^\[vite:css\] \[sass\] (?<message>\S.*)$/},
{pattern:je,skip:12,over:H},{pattern:new RegExp(`^file: ${L}$`)}]},{name:"svelte-sass",tool:"vite",steps:[{pattern:/^(?:\w*Error: |\[[\w:-]{1,60}\] )?Error while preprocessing (?<file>\S{1,400}\.svelte) - \[sass\] (?<message>\S.*)$/},
{pattern:/^\s+\S{1,400}\.svelte\.vite-preprocess\.\w+ (?<line>\d{1,7}):(?<column>\d{1,7})\s/,skip:12,over:H}],part:"?vue&type=style&index=0"},g("vitepress","vit\
epress",/^(?:\w*Error: )?(?:\[vite:vue\] )?\[plugin vite:vue\] (?<file>[^:*"<>|]{1,400}\.md) \(\d{1,7}:\d{1,7}\): (?<message>\S.*?)(?: \(\d+:\d+\))?$/),{name:"v\
itepress-script",tool:"vitepress",steps:[{pattern:/^\[vite:vue\] \[vue\/compiler-sfc\] (?<message>\S.*?)(?: \(\d+:\d+\))?$/},{pattern:/^(?<file>[^:*"<>|]{1,400}\.md)$/,
skip:1,over:/^$/}]}],Hn=[[/^file:\/\/(?:localhost)?(?=\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\/(?:\([\w-]+\)\/)?(?=\.{0,2}\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\//,
""],[/^rsc:\/\/[^/]*\/[^/]*\//,""],[/^.*!/,""],[/\\/g,"/"],[/^\/?[A-Za-z]:(?=\/)/,""],[/[?].*$/,""]],De=/^(?:node|https?|data|virtual|native|internal|bun|deno):|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|bin\/|etc\/|nix\/|proc\/|sys\/|snap\/|rustc\/|opt\/hostedtoolcache\/)|(?:^|\/)(?:node_modules|site-packages|dist-packages|\.git|\.nvm|\.pyenv|\.cargo|\.rustup|\.yarn|\.pnpm|\.pnpm-store|\.volta|\.bun)(?:\/|$)|\/go\/pkg\/mod\//,
P="?body",Fe=/\?vue&type=[\w&=.-]{1,200}/,qn=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g,Zn=40,Ue=2e4,Kn=500,Yn=100;function q(e,t){const n={...t,
exists:Vn(t)},o=new Map,s=new Map;for(const i of e){o.has(i.file)||o.set(i.file,Z(i.file,n));const l=o.get(i.file);if(l===void 0)continue;const[d,f]=Fe.test(i.file)||
i.file.endsWith(P)?[null,null]:[i.line,i.column],h=Jn((0,w.Ow)(i.message,Kn),n),E=i.code&&(0,w.Ow)(i.code,Yn),M=JSON.stringify([l,d,f,h]);s.has(M)||s.set(M,{...i,
file:l,line:d,column:f,code:E,message:h})}const r=[...s.values()],a=new Set(r.filter(({line:i})=>i!==null).map(({file:i,message:l})=>`${i}
${l}`));return r.filter(({line:i,file:l,message:d})=>i!==null||!a.has(`${l}
${d}`))}function Vn(e){const t=new Map;return n=>{const o=t.get(n);if(o!==void 0)return o;const s=t.size<Ue&&e.exists(n);return t.size<Ue&&t.set(n,s),s}}function Jn(e,t){
return e.replace(Fe,"").replace(qn,n=>Z(n,t)??n)}function Z(e,t){const n=Xn(e);if(!(n===""||n.includes("\0")||De.test(n))){for(const o of eo(n,t))if(o!==void 0&&
!De.test(o)&&t.exists(o))return o}}function Xn(e){let t=e.startsWith("file://")?Qn(e):e;for(const[n,o]of Hn)t=t.replace(n,o);return t}function Qn(e){try{return decodeURIComponent(
e)}catch{return e}}function*eo(e,t){const n=t.rootDirectory??"";if(!e.startsWith("/")){for(const s of[...t.folders??[],n,""])yield K(`${s}/${e}`);return}const o=K(
e)?.split("/")??[];if(!(o.length>Zn))for(let s=0;s<o.length;s++){const r=o.slice(s).join("/");yield r,n!==""&&(yield K(`${n}/${r}`))}}function K(e){const t=[];for(const n of e.
split("/"))if(!(n===""||n===".")){if(n!=="..")t.push(n);else if(t.pop()===void 0)return}return t.length===0?void 0:t.join("/")}const Ge=/^(?:Error:)?[\s│]*(?:[├╰]─▶\s*)?[x×](?:\s*[x×])? (?<message>\S.*)$/,
We={pattern:/^\s*[:·]\s+[\^─┬]/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?[|│:·]/},ze={pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},Be={pattern:/^Error: Error evaluating Node\.js code$/},
He=/^🚨 Unable to index (?<file>[^:,*"<>|]{1,400})(?:,[^:]{1,400})?:$/u,qe=/^(?:\w*Error: )?(?<message>\S.*?)(?: (?=\S{1,400}\/\S)\S{3,801})?$/,Ze=String.raw`\((?<file>[^()]{1,400})\)(?: \[Line (?<line>\d{1,7}), Column (?<column>\d{1,7})\])?`,
to=[{name:"next-swc",tool:"next",steps:[{pattern:Ge},{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[${c}:\\d{1,7}:\\d{1,7}\\]$`),skip:6,over:/^\s*[|│]|^$/},
We]},{name:"next-config",tool:"next",steps:[{pattern:/^\s*⨯ Failed to load (?<file>next\.config\.\w{2,3})\b/},{pattern:/^\[?Error:\s+[x×] (?<message>\S.*)$/,
skip:4},{pattern:/^\s*[╭,][─-]{1,3}\[\d{1,7}:\d{1,7}\]$/},We]},{name:"swc",tool:"swc",steps:[{pattern:Ge},{pattern:new RegExp(`^[\\s\u2502]*[\u256D,][\u2500-]{1,3}\\[${c}${m}\
\\]$`)}]},{name:"next",tool:"next",steps:[{pattern:new RegExp(`^(?<file>\\./[^:*"<>|]{1,400}?)${m}$`)},{pattern:/^(?:(?:Type )?[Ee]rror: )?(?<message>\S.*)$/}]},
{name:"next-loader-place",tool:"next",steps:[ze,Be,{pattern:/^(?<line>\d{1,7}):(?<column>\d{1,7}): (?!.*\(\d{1,7}:\d{1,7}[-\d:]*\)$)(?<message>\S.*)$/}]},{name:"\
next-loader",tool:"next",steps:[ze,Be,{pattern:/^(?!Error: \[MDX\])(?:\d{1,7}:\d{1,7}: |- )?(?<message>\S.*?)(?: \((?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?\))?$/,
skip:1}]},{name:"next-module",tool:"next",steps:[{pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},{pattern:/^(?:\w*Error: )?(?<message>Module not found: .+)$/}]},{name:"\
next-prerender",tool:"next",steps:[{pattern:/^Error occurred prerendering page /},{pattern:/^(?<message>\S.*)$/},{pattern:I,skip:20,over:Ie}]},{name:"gatsby-que\
ry",tool:"gatsby",steps:[{pattern:/^error There was a problem parsing "(?<file>[^"]{1,400})"; any GraphQL$/},{pattern:/^(?<message>This may indicate a syntax error in the code), or/,
skip:2}]},{name:"gatsby-config",tool:"gatsby",steps:[{pattern:/^error Failed to compile Gatsby files/},{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^File path: (?<file>\S.{0,400})$/,
skip:4}]},{name:"gatsby-lifecycle",tool:"gatsby",steps:[{pattern:/^error "(?<file>[^"]{1,400})" threw an error while running the \w+ lifecycle:$/},{pattern:/^(?<message>\S.*)$/,
skip:1},{pattern:/^> (?<line>\d{1,7}) \|/,skip:8}]},{name:"storybook-index-place",tool:"storybook",steps:[{pattern:He},{pattern:qe},{pattern:/^(?:\S{1,400} )?\(line (?<line>\d{1,7}), col (?<column>\d{1,7})\)$/,
skip:1}],zeroColumn:!0},{name:"storybook-index",tool:"storybook",steps:[{pattern:He},{pattern:qe}]},{name:"storybook-config",tool:"storybook",steps:[{pattern:/couldn't evaluate your (?<file>\S{1,400}) file\.$/},
{pattern:/^Original error:$/,skip:2,over:/^$/},{pattern:/^(?!\w*Error: Transform failed)(?:\w*Error: )?(?:<stdin>:(?<line>\d{1,7}):(?<column>\d{1,7}): ERROR: )?(?<message>\S.*)$/,
skip:1}],zeroColumn:!0},{name:"docusaurus-mdx",tool:"docusaurus",steps:[{pattern:/MDX compilation failed for file "(?<file>[^"]{1,400})"$/},{pattern:/^[\s│]*Cause: (?<message>\S.*)$/},
{pattern:/^[\s│]*"line": (?<line>\d{1,7}),?$/,skip:20}]},{name:"svelte-check",tool:"svelte-check",steps:[{pattern:new RegExp(`^${c}${m}$`)},{pattern:/^(?<severity>Error|Warn|Hint): (?<message>\S.*?)(?: \((?<code>\w+)\))?$/}]},
g("svelte-check","svelte-check-machine",/^\d{13} (?<severity>ERROR|WARNING) "(?<file>[^"]{1,400})" (?<line>\d{1,7}):(?<column>\d{1,7}) "(?<message>.+?)(?=\\n|"$)/),
{name:"astro-location",tool:"astro",steps:[{pattern:/^(?!\s*(?:Hint|Error reference|Location|Stack trace):)(?:\[(?<code>\w+Error)\] (?=\S)|(?=[A-Z]\S* )(?!Build failed))(?<message>.+)$/},
{pattern:/^\s+Location:$/,skip:20,over:/^(?!\s*Stack trace:|\s+at |\[)/},{pattern:new RegExp(`^\\s+${c}${m}$`)}],zeroColumn:!0},g("metalsmith","metalsmith",/^Error: (?<message>Invalid frontmatter) in the file at: (?<file>\S.{0,400})$/),
{name:"eleventy-nunjucks",tool:["eleventy","nunjucks","metalsmith"],steps:[{pattern:new RegExp(`^(?:\\d{1,2}\\.|>|Template render error:(?: \\S{1,200}:)?) ${Ze}\
$`)},{pattern:/^\s+(?:Error: )?(?!(?:Template render error: )?\([^()]{1,400}\))(?<message>\S.*?)(?: \(via [\w ]+\))?$/,skip:4,over:new RegExp(`^\\s*(?:Template r\
ender error: )?${Ze}$`)}],part:P},g("eleventy","eleventy-liquid",/^(?:\d{1,2}\. )?(?:\w+Error: )?(?<message>\S.*), file:(?<file>[^,]{1,400}), line:(?<line>\d{1,7})(?:, col:(?<column>\d{1,7}))?/,
{part:P}),{name:"eleventy-data",tool:"eleventy",steps:[{pattern:/^\d{1,2}\. Having trouble (?:parsing data file|reading front matter from template) (?<file>\S{1,400}) \(via /},
{pattern:/^\d{1,2}\. (?<message>\S.*?)(?: \((?:line )?(?<line>\d{1,7})(?::| column )(?<column>\d{1,7})\))?(?: \(via \w+\))?$/}]},{name:"eleventy-layout",tool:"e\
leventy",steps:[{pattern:/^\d{1,2}\. Problem creating an Eleventy Layout for the "(?<file>[^"]{1,400})" template file\./},{pattern:/^\d{1,2}\. (?<message>\S.*?)(?: \(via [^()]{1,200}\))?$/}]},
{name:"eleventy-config",tool:"eleventy",steps:[{pattern:/^\d{1,2}\. Error in your Eleventy config file '(?<file>[^']{1,400})'\./},{pattern:/^\d{1,2}\. (?!There was a problem importing|Cannot find (?:module|package) )(?<message>\S.*?)(?: \(via \w+\))?$/,
skip:1,over:/^\d{1,2}\. There was/}]}];class no{#e;#t=new Map;constructor(t){this.#e=t}get all(){return this.#e}get length(){return this.#e.length}line(t){return this.#e[t]}find(t,n){
let o=this.#t.get(t);o||(o=[],this.#t.set(t,o));const s=o[n];if(s!==void 0)return s;const r=t.exec(this.#e[n]?.text??"");return o[n]=r,r}}function oo(e,t,n){if("\
match"in e)return e.match(t,n);const o={};let s=n;for(const[a,i]of e.steps.entries()){const l=ro(i,t,s,a===0?0:i.skip??0);if(!l)return;for(const[d,f]of Object.entries(
l.groups))f!==void 0&&(o[d]=f);s=l.at+1}const r=e.steps.at(-1);return!e.repeat||!r?{groups:[o],next:s}:so(r.pattern,o,t,s)}function so(e,t,n,o){const s=[t];let r=o;
for(;r<n.length&&s.length<1e3;r++){const a=n.find(e,r);if(!a)break;s.push({file:t.file,...a.groups})}return{groups:s,next:r}}function ro(e,t,n,o){const s={};for(let r=n;r<=
n+o&&r<t.length;r++){const a=t.find(e.pattern,r);if(a)return{at:r,groups:{...s,...a.groups}};const i=e.over&&t.find(e.over,r);if(e.over&&!i)return;for(const[l,d]of Object.
entries(i?.groups??{}))d!==void 0&&(s[l]=d)}}const Ke=/^\s+File "(?<file>[^"]{1,400})", line (?<line>\d{1,7})/,ao=/\/site-packages\/|\/dist-packages\/|\/lib\/python\d|^</,
io=/^(?<message>[A-Za-z_][\w.]{0,100}(?:: .+)?)$/,lo={name:"python",tool:"python",match(e,t){if(!(e.line(t)?.text??"").startsWith("Traceback (most recent call l\
ast)")&&!e.find(Ke,t))return;let o;for(let s=t;s<e.length&&s<t+200;s++){const r=e.line(s)?.text??"",a=e.find(Ke,s)?.groups;if(a&&!ao.test(a.file??"")&&(o={...a}),
s===t||r.startsWith(" "))continue;const i=io.exec(r)?.groups?.message;return o&&i?{groups:[{...o,message:i}],next:s+1}:void 0}}},co=[{name:"vitest",tool:"vitest",
steps:[{pattern:/^\s*FAIL\s+\S.* > /},{pattern:/^(?<message>\S.*)$/},{pattern:new RegExp(`^ \u276F (?!.*node_modules)(?:\\S.{0,200} )?(?<file>(?:[A-Za-z]:)?[^\\s:]{1,4\
00})${m}$`),skip:40}]},{name:"jest-syntax",tool:"jest",steps:[{pattern:new RegExp(`^\\s{4}${_}:(?<line>\\d{1,7})$`)},{pattern:new RegExp(`^\\s{4}(?<message>${B}\
: .+)$`),skip:6}]},{name:"jest",tool:"jest",steps:[{pattern:/^\s{2}● (?!Test suite failed to run)\S.*$/},{pattern:/^\s{4}(?<message>\S.*)$/,skip:1,over:/^$/},
{pattern:I,skip:40,over:/^(?!\s{2}●)/}]},{name:"rust",tool:"cargo",steps:[{pattern:/^(?<severity>error|warning)(?:\[(?<code>\w+)\])?: (?<message>.+)$/},{pattern:new RegExp(
`^\\s*--> ${c}${m}$`)}]},lo,{name:"go-panic",tool:"go",steps:[{pattern:/^panic: (?<message>.+)$/},{pattern:new RegExp(`^\\s(?!.*/go/(?:src|pkg/mod)/)${c}:(?<lin\
e>\\d{1,7})(?: \\+0x.*)?$`),skip:20}]},{name:"node-syntax",tool:"node",steps:[{pattern:new RegExp(`^(?!.*node_modules)${_}:(?<line>\\d{1,7})$`)},{pattern:new RegExp(
`^(?<message>${B}(?: \\[\\w+\\])?: .+)$`),skip:6}]},g("node","node-import",/^(?:\w*Error )?\[?(?<code>ERR_MODULE_NOT_FOUND)\]?: (?<message>Cannot find (?:module|package) '[^']{1,400}') imported from (?<file>\S{1,400})$/),
{name:"node-stack",tool:"node",steps:[{pattern:new RegExp(`^\\s{0,4}(?:\\[?(?:ERROR|error)\\]?:? )?(?<message>(?:${B}(?: \\[\\w+\\])?|error): .+)$`)},{pattern:I,
skip:20,over:Ie}]},{name:"consola",tool:["nuxt","docusaurus"],steps:[{pattern:/^\[(?:error|fatal)\] (?<message>\S.*)$/},{pattern:I,skip:20,over:/^\s+at /}]},g(void 0,
"plain",new RegExp(`^\\s{0,4}(?!- )(?:(?:vet|error|ERROR|Error):? (?:in )?)?${_}${m}:?(?: -)?\\s+(?:(?:fatal )?(?<severity>error|warning|note|info)\\b[: ]\\s*)?(?!\
\\+0x)(?<message>\\S.*)$`))],Ye=new RegExp(`^(?:File: |(?<severity>ERROR|WARNING) in )${c}(?:[: ]\\d+:[\\d:-]+)?$`),uo=[{name:"rspack-syntax",tool:["rspack","rs\
build"],steps:[{pattern:Ye},{pattern:/^\s+× Module build failed \(from builtin:/},{pattern:/^\s+╰─▶\s+×\s+(?:x )?(?:Syntax Error: )?(?<message>\S.*)$/},
{pattern:/^[\s│]*[╭,][─-]{1,3}\[(?:[^\]]{0,400}:)?(?<line>\d{1,7}):(?<column>\d{1,7})\]$/}],zeroColumn:!0},{name:"rspack",tool:["rspack","rsbuild"],steps:[
{pattern:Ye},{pattern:/^\s+(?:╰─▶\s+)?× (?!Module build failed)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,skip:1,over:/^\s+× Module build failed/}]},
g(["docusaurus","react-scripts","gatsby"],"unresolved-in-folder",/^(?:\s*× |\w*Error: )?(?<message>(?:Module not found: (?:Error: )?)?Can't resolve '[^']{1,300}') in '(?<file>[^']{1,400})'$/),
g("react-scripts","react-scripts-css",new RegExp(`^Syntax error: ${_} (?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`)),{name:"fork-ts-checker",
tool:"webpack",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in ${c}${m}(?:-[\\d:]+)?$`)},{pattern:/^(?<code>TS\d+): (?<message>.+)$/}]},{name:"webpac\
k-loader-place",tool:"webpack",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in (?:${k})(?: \\d+:[\\d-]+)?(?: \\(.*)?$`)},{pattern:new RegExp(`^\\((?<l\
ine>\\d{1,7}):(?<column>\\d{1,7})\\) ${c} (?<message>[A-Z].*)$`),skip:5}]},g("gatsby","postcss-loader",new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${_}\
 (?<message>[A-Z].*)$`)),{name:"webpack-place",tool:"webpack",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in ${c}(?: \\d+:[\\d-]+)?(?: \\(.*)?$`)},{
pattern:new RegExp(`^(?:\\w*Error: )?(?:${k}: )?(?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`),skip:2}],zeroColumn:!0},{name:"webpack",tool:"w\
ebpack",steps:[{pattern:new RegExp(`^(?!.*sass-loader)(?<severity>ERROR|WARNING) in ${c}(?: (?<line>\\d{1,7}):(?<column>\\d{1,7})(?:-[\\d:]+)?)?(?: \\(.*)?$`)},
{pattern:/^(?!Module build failed|\.\/\S+ \d|\[tsl\]|\d{1,7}:[\d-]+$)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,skip:1,over:/^Module build failed/}],
zeroColumn:!0}],Ve=[...zn,...Bn,...Wn,...uo,...to,...co],Je=500,Xe=500,po=[["warning",/^(?:warn|warning|deprecation warning|!|⚠)/i],["notice",/^(?:hint|info|note|message|i$)/i],
["error",/./]];function mo(e,t=Ve){const n=new no(ke(e)),o=new Map;for(let s=0;s<n.length&&o.size<Je;){const r=fo(n,s,t);for(const a of r?.diagnostics??[]){const{
file:i,line:l,column:d,message:f}=a,h=JSON.stringify([i,l,d,f]);!o.has(h)&&o.size<Je&&o.set(h,a)}s=r?.next??s+1}return[...o.values()]}function fo(e,t,n){const o=e.
line(t);if(!(!o||o.text.trim()===""))for(const s of n){const r=oo(s,e,t);if(!r)continue;return{diagnostics:r.groups.map(i=>ho(i,s,o.folder)).filter(i=>i!==void 0).
map(i=>({...i,message:(0,w.Ow)(Ce(i.message,e.all,go(i.message,e,t,r.next)),Xe)})),next:r.next}}}function go(e,t,n,o){for(let s=n;s<o;s++)if(t.line(s)?.text.includes(
e.slice(0,60)))return s;return o-1}function ho(e,t,n){const{message:o,frame:s}=e,r=(e.file??"").replace(/(?<=\.mdx?)\.js(?=$|\?)/,"");if(!(r||s)||!o)return;const a=r===
(e.file??"")&&Qe(e.line)||null,i=a===null?null:Qe(e.column);return{file:r&&ko(r.trim(),n)+wo(t,r,a),line:a,column:i===null?null:t.zeroColumn?i+1:i||null,severity:Eo(
e.severity,t),code:e.code??null,message:(0,w.Ow)($o(yo(o.trim(),r),r),Xe),frame:s}}function wo({part:e=""},t,n){return n===null||e===P&&t.startsWith("/")?"":e}function yo(e,t){
const n=e.replace(/^(?:error: |\[error\] )|\?vue&type=[\w=&.-]+| \[plugin [\w@/:-]{1,60}\]$/gi,""),[,o="",s]=/^(\S{1,400}?)(?::\d{1,7}){0,2}: (.+)$/.exec(n)??[],
[r]=t.split("?",1);return s!==void 0&&(`/${o}`.endsWith(`/${r}`)||`/${r}`.endsWith(`/${o}`))?s:n}function $o(e,t){return e.replace(/(?<=^Cannot find module ')\/[^']{1,400}(?='$)/,
n=>{const o=N.posix.relative(N.posix.dirname(t),n);return t.startsWith("/")?o.startsWith(".")?o:`./${o}`:n})}function Eo(e,t){return e===void 0?t.severity??"err\
or":po.find(([,n])=>n.test(e))?.[0]??"error"}function Qe(e){return e===void 0?null:Number(e)}function ko(e,t){return t===void 0||/^(?:[A-Za-z]:|[a-z-]+:\/\/|[\\/])/.
test(e)?e:`${t}/${e.replace(/^(?:\.\/)+/,"")}`}const et={formats:Ve,causes:Ee};function Fo(e,{formats:t,causes:n}=et){const o=s=>![s.tool??[]].flat().includes(e);
return{formats:t.filter(o),causes:n.map(s=>({...s,signs:s.signs.filter(o)})).filter(({signs:s})=>s.length>0)}}const bo=[0,1e3,2e3,4e3];async function So(e,t,n,o,s){
const r=await To(e,t,o,s);if(r)return Ro(r,n,o.tree,o.rules??et);const a=`The deployment ${e} failed, and the platform gives no reason`;return{...vo,headline:a,
remedy:`Look at the deployment ${e} in the platform.`}}const vo={stage:void 0,code:void 0,exitCode:void 0,diagnostics:[],moreDiagnostics:0,log:[]};function Ro(e,t,n,o){
const s={...t,configuration:{...t.kept,...t.configuration}},{rootDirectory:r}=s.configuration.settings,a={exists:n?.exists??(()=>!1),rootDirectory:typeof r=="st\
ring"?r:void 0,folders:Oo(s,n)},i=new Set(o.causes.flatMap(({name:b,part:Lo})=>Lo?b:[])),l=[...q(e.diagnostics.filter(({code:b})=>i.has(b)),{exists:a.exists}),...q(
e.diagnostics.filter(({code:b})=>!i.has(b)),a)],d=new Set(l.map(({message:b})=>b)),f=q(mo(e.log,o.formats),a),{shown:h,rest:E}=ct([...l,...f.filter(({message:b})=>!d.
has(b))]),{repository:M,branch:Ao,outputDirectory:tt}=s.configuration,Co=t.configuration.outputDirectory===void 0&&tt!==void 0,Io={...e,diagnostics:h,list:n?.list,
repository:M,branch:Ao,outputDirectory:tt,keptOutput:Co},{fault:Y,...nt}=mn(Io,o.causes),ot=Y&&xo($t(Y.part),Y.summary,nt.cause,h,a);return{...nt,stage:e.stage,
code:e.code,exitCode:e.exitCode,diagnostics:ot?[ot,...h]:h,moreDiagnostics:E.error+E.warning+E.notice,log:an(e.log)}}function xo(e,t,n,o,s){if(e===void 0||o.some(
({severity:a})=>a==="error"))return;const r=Z(e,s);return r===void 0?void 0:{file:r,line:null,column:null,severity:"error",code:n??null,message:t}}function _o({
code:e,message:t,exitCode:n,signal:o,log:s,diagnostics:r}){return[e,t,n,o].some(i=>i!==void 0)||s.length>0||r.length>0}const No=8;function Oo({configuration:e},t){
const{buildCommand:n="",outputDirectory:o="",settings:s}=e,r=n.split(/[\s'"=;&|()]+/).map(d=>d.replace(/^(?:\.\/)+|(?<!\/)\/+$/g,"")),a=o.split("/").map((d,f,h)=>h.
slice(0,f).join("/")),i=typeof s.rootDirectory=="string"?`${s.rootDirectory}/`:"",l=[...r,...a.reverse()].filter(d=>/^[^./-][^:*?]*$/.test(d));return[...new Set(
l)].map(d=>i+d).filter(d=>(t?.list(d).length??0)>0).slice(0,No)}async function To(e,t,n,o){try{for(const s of bo){s&&await n.clock.sleep(s,n.signal);const r=await n.
platform.readFailure(t,e);if(r&&_o(r))return r}}catch(s){n.signal.throwIfAborted();const r=(0,D.I7)(s);o.warn(`The failure record of ${e} cannot be read: ${r.message}`,
r.remedy)}}})};export{Uo as id,Go as ids,Wo as modules};

const dn=311,cn=[311],un={2311:((nn,$e,S)=>{S.d($e,{explain:()=>Zt});var Ee=S(3739),w=S(5807);function ke(e,t,n){for(const o of e.signs)if(!(o.codes&&!(t.code&&
o.codes.includes(t.code)))&&!(o.exitCodes&&!(typeof t.exitCode=="number"&&o.exitCodes.includes(t.exitCode)))&&!(o.signals&&!(t.signal&&o.signals.includes(t.signal)))&&
!(o.stages&&t.stage&&!o.stages.includes(t.stage.toLowerCase()))&&!(o.weak&&t.diagnostics?.some(s=>s.severity==="error"))){if(!o.log)return{groups:{},facts:t,lines:n};
for(let s=n.length-1;s>=0;s--){const r=o.log.exec(n[s]??"");if(r)return{groups:r.groups??{},facts:t,lines:n}}}}function y(e,t){for(const n of e){const o=t.exec(
n)?.[1];if(o!==void 0)return o}}function g(e,t){return e===void 0||e===""?t:`"${e}"`}var b=S(6760);const P=[/Cannot find (?:module|package) '(?<what>[^']{1,300})' imported from (?<from>\S{1,400})/,
/Cannot find (?:module|package) '(?<what>[^']{1,300})'/,/Cannot find module or type declarations for side-effect import of '(?<what>[^']{1,300})'/,/Could not resolve ["'](?<what>[^"']{1,300})["'](?: (?:from|in) ["']?(?<from>[^"'\s]{1,400}))?/,
/^(?:\[UNLOADABLE_DEPENDENCY\] )?Could not load (?<path>[\w@./[\]-]{1,300})$/,/The module `(?<what>[^`]{1,200})` could not be loaded\. It may not be installed/,
/problem loading plugin "(?<what>[^"]{1,200})"\. Perhaps you need to install/,/Can't resolve '(?<what>[^']{1,300})'/,/[Ff]ailed to resolve (?:import )?["'](?<what>[^"']{1,300})["'](?: from ["'](?<from>[^"']{1,400})["'])?/,
/^template not found: (?<what>\S{1,300})$/,/^ENOENT: Failed to lookup "(?<what>[^"]{1,300})" in /,/ModuleNotFoundError: No module named '(?<what>[^']{1,200})'/];
function on(e){for(const t of P){const{what:n,path:o}=t.exec(e)?.groups??{},s=n?literalPattern(n):o&&`[@~#$][^\\s"'\`]{0,300}?/${literalPattern(posix.basename(o))}`;
if(s)return new RegExp(`(?<=["'\`]|(?:url|\\])\\()${s}(?=["'\`)?#])`)}}function sn(e){return/"([\w$]{1,200})" is not exported by "|No matching export in "[^"]{1,400}" for import "([\w$]{1,200})"/.
exec(e)?.slice(1).find(t=>t!==void 0)}function R(e){for(const{file:t,severity:n,message:o}of e.facts.diagnostics??[]){const s=n==="error"?j(o,t):void 0;if(s)return s}
if(!e.facts.diagnostics?.some(t=>t.severity==="error"))for(const t of e.lines){const n=j(t,void 0);if(n)return n}}function j(e,t){for(const n of P){const o=n.exec(
e)?.groups;if(o?.path)return{kind:"file",specifier:o.path,importer:"."};if(!o?.what)continue;const s=t??o.from;if(/\.(?:html?|css|s[ac]ss|less)$/.test(s??"")||/\.(?:html|njk|liquid)$/.
test(o.what)||/^(?:\.{1,2}(?:\/|$)|\/)/.test(o.what))return{kind:"file",specifier:o.what,importer:s};const a=/^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.exec(
o.what)?.[0];return a===void 0||o.what[a.length]===":"?void 0:{kind:"package",specifier:a,importer:s}}}const D=["",".ts",".tsx",".js",".jsx",".mjs",".cjs",".vue",
".svelte",".astro",".css",".scss",".json"];function F(e){const t=R(e),n=e.facts.list;if(!(!n||t?.kind!=="file"))for(const o of ve(t)){const s=be(o.split("/"),n);
if(s!==void 0)return{specifier:t.specifier,actual:s}}}function ve({specifier:e,importer:t}){if(e.startsWith("/")){const o=e.split("/").slice(1,40);return o.map(
(s,r)=>o.slice(r).join("/"))}const n=t&&b.posix.join(b.posix.dirname(t),e);return!n||n.startsWith("..")||n.startsWith("/")?[]:[n]}function be(e,t){const n=[];for(const[
s,r]of e.entries()){const a=t(n.join("/")),l=(s===e.length-1?D:[""]).map(d=>a.find(p=>p.toLowerCase()===`${r}${d}`.toLowerCase())).find(d=>d!==void 0);if(l===void 0)
return;n.push(l)}const o=n.join("/");return D.some(s=>o===`${e.join("/")}${s}`)?void 0:o}const Se=[{name:"memory-limit",signs:[{codes:["out_of_memory"],log:/was stopped because (?<why>[\w ,.:']{1,300})$/}],
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
{tool:"yarn",log:/^error Command "(?<script>[^"]{1,100})" not found\./},{tool:"yarn-berry",log:/Couldn't find a script named "(?<script>[^"]{1,100})"/},{tool:"b\
un",log:/Script not found "(?<script>[^"]{1,100})"/}],summary:({groups:e})=>`package.json has no script ${g(e.script,"of that name")}`,remedy:({groups:e,lines:t})=>{
const n=xe(t).filter(s=>s!==e.script);return`${n.length>0?`There are: ${n.join(", ")}. `:""}Add the script ${g(e.script,"named in the log")} to package.json, or\
 set build-command to one that exists.`}},{name:"command-not-found",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>[\w@./-]{1,100}): (?:command )?not found$/},
{log:/^'?(?<command>[\w@./-]{1,100})'? is not recognized as an internal or external command/},{log:/spawn (?<command>[\w@./-]{1,100}) ENOENT$/},{tool:"uv",log:/^error: Failed to spawn: `(?<command>[^`]{1,100})`/},
{exitCodes:[127]}],summary:({groups:e})=>`the command ${g(e.command,"to run")} was not found`,remedy:({groups:e})=>`Add the package that brings ${g(e.command,"i\
t")} to dependencies in package.json. NODE_ENV=production among the app variables keeps devDependencies from being installed.`},{name:"permission-denied",signs:[
{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>\S{1,200}): Permission denied$/},{log:/EACCES: permission denied, \w{1,20} '(?<command>[^']{1,200})'/},
{exitCodes:[126]}],summary:({groups:e})=>`permission denied${e.command?` for ${g(e.command,"")}`:""}`,remedy:({groups:e})=>e.command?.startsWith("/")?"Let the b\
uild write only inside the repository; other folders are closed to it.":"Make the script executable and commit that: git update-index --chmod=+x FILE. Or run it\
 through its interpreter, as sh FILE."},{name:"port-in-use",signs:[{log:/EADDRINUSE(?::.{0,60}?:(?<port>\d{2,5}))?|[Pp]ort (?<port2>\d{2,5}) is (?:already )?in use/}],
summary:({groups:e})=>`a port is in use${e.port?` (${e.port})`:""}`,remedy:()=>"A build should not start a server on a fixed port: let it listen on port 0, or u\
se a build command that starts none."},{name:"warnings-as-errors",signs:[{tool:"react-scripts",log:/Treating warnings as errors because process\.env\.CI = /},{tool:"\
eslint",log:/ESLint found too many warnings/}],summary:()=>"the build counts warnings as errors",remedy:({lines:e})=>e.some(t=>t.startsWith("Treating warnings"))?
"Mend the warnings in the log, or set build-command to CI=false npm run build.":"Mend the warnings in the log, or raise --max-warnings."},{name:"missing-variabl\
e",signs:[{log:/(?:[Mm]issing|[Uu]ndefined|[Ii]nvalid)(?: required)? env(?:ironment)?(?: variable)?s?:? [`"'[]?(?<name>[A-Z][A-Z0-9_]{1,80})/},{log:/(?:[Ee]nv(?:ironment)? (?:variable|var)|variable) [`"']?(?<name>[A-Z][A-Z0-9_]{1,80})[`"']? (?:is (?:not (?:set|defined|provided)|missing|undefined|required)|must be (?:set|defined))/},
{log:/(?<!ReferenceError: )(?<![\w])[`"']?(?<name>[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60})[`"']? (?:environment variable |env var )?(?:is (?:not set|not defined|missing|required)|must be set)/},
{tool:"python",log:/^KeyError: '(?<name>[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60})'/},{tool:"sveltekit",log:/"(?<name>PUBLIC_\w{1,80}|\w{1,80})" is not exported by "(?:virtual:env|\$env)\/static\/(?:public|private)/}],
summary:({groups:e})=>`the variable ${e.name??""} is not set`,remedy:({groups:e})=>`Add ${e.name??"it"} to the app variables (input env or env-file); secrets th\
rough \${{ secrets.${e.name??"NAME"} }}.`},{name:"import-case",signs:[{}],summary:e=>{const t=F(e);return t&&`the import "${t.specifier}" differs from the file'\
s name only in upper and lower case`},remedy:e=>`The file is ${g(F(e)?.actual,"there")}: write the import as it is spelt, or rename it with git mv. Builds run w\
here case counts.`},{name:"import-case-tsc",signs:[{tool:"typescript",log:/TS(?:1149|1261): [^']{0,40}'(?<path>[^']{1,300})' differs from already included file name/},
{tool:"webpack",log:/There are multiple modules with names that only differ in casing/}],summary:({groups:e})=>`imports spell ${g(e.path,"a file")} differently \
in upper and lower case`,remedy:()=>"Write every import of that file as the file is spelt. Builds run where case counts."},{name:"missing-file",signs:[{}],summary:e=>{
const t=R(e);return t?.kind==="file"?`the file "${t.specifier}" that is imported does not exist`:void 0},remedy:()=>"Check the path and its upper and lower case\
, and that the file is committed: `git check-ignore -v` tells whether .gitignore holds it back."},{name:"missing-read",signs:[{log:/ENOENT: no such file or directory, (?:open|stat|scandir) '(?<path>[^']{1,400})'/}],
summary:({groups:e,facts:t})=>`the file "${Re(e.path??"",t.list)}" that is read does not exist`,remedy:()=>"Check the path where it is written, its upper and lo\
wer case, and that the file is committed."},{name:"missing-package",signs:[{}],summary:e=>{const t=R(e);return t?.kind==="package"?`the package "${t.specifier}"\
 is not installed`:void 0},remedy:e=>{const t=R(e)?.specifier??"the package";return e.lines.some(n=>n.includes("No module named"))?`Add ${t} to the project's re\
quirements.`:`Run npm install ${t} (or your package manager's add) and commit package.json with the lockfile. NODE_ENV=production among the app variables keeps \
devDependencies from being installed.`}},{name:"builder-crashed",signs:[{codes:["builder_crashed"]}],summary:({facts:e})=>(e.message||"The process that built th\
is deployment crashed").replace(/^The/,"the"),remedy:()=>"Deploy again. If it fails again, something in the repository crashes the platform's worker: the operat\
ors find the cause in the platform's log."},{name:"build-killed",signs:[{codes:["build_killed"]},{signals:["SIGKILL","SIGTERM"]},{exitCodes:[137,143]}],summary:()=>"\
the build was killed",remedy:()=>"Look in the log for what ended it, and deploy again. If it fails again, the build may need more memory or time than it may use\
."}];function Re(e,t){const n=e.split("/"),o=t?.("")??[],s=n.findIndex(r=>o.includes(r));return s<0?e:n.slice(s).join("/")}function xe(e){const t=new Set,n=e.findLastIndex(
o=>/[Mm]issing script|not found|a script named/.test(o));for(const o of e.slice(Math.max(0,n),n+40)){const s=y([o],/^\s*(?:npm|pnpm|yarn|bun) run ([\w:.-]{1,60})(?:\s|$|")/)??
_e(o);s&&t.add(s)}return[...t].slice(0,10)}function _e(e){return y([e],/Did you mean "(?:pnpm|yarn|npm) (?:run )?([\w:.-]{1,60})"/)}const Ne=[{name:"browser-onl\
y",signs:[{log:/ReferenceError: (?<name>window|document|localStorage|sessionStorage|navigator|HTMLElement) is not defined/}],summary:({groups:e})=>`code for the\
 browser ran during the build (${e.name} is not defined)`,remedy:({groups:e})=>`Use ${e.name} only in the browser: after mounting (onMount, useEffect, client:on\
ly), or where typeof ${e.name} !== 'undefined'.`},{name:"esm-only",signs:[{tool:"node",log:/ERR_REQUIRE_ESM|require\(\) of ES Module \S{1,300}/}],summary:()=>"a\
 package that exists only as an ES module was loaded with require()",remedy:()=>'Load it with import (name the file .mjs, or set "type": "module" in package.jso\
n), or use Node.js 22 or newer.'},{name:"next-static-params",signs:[{tool:"next",log:/Page "(?<page>[^"]{1,200})" is missing "generateStaticParams\(\)"/}],summary:({
groups:e})=>`the page ${g(e.page,"")} has no generateStaticParams()`,remedy:()=>"Export generateStaticParams() from that page, so that the static export knows i\
ts paths."},{name:"base-path",signs:[{tool:"sveltekit",log:/does not begin with `base`, which is configured in `paths\.base`/}],summary:()=>"a link leaves the c\
onfigured base path",remedy:()=>"Put the base path before the site's own links, or remove the base path: the platform serves each app at its own host's root."},
{name:"dead-link",signs:[{tool:"sveltekit",log:/^Error: 404 (?<link>\S{1,300}) \(linked from (?<page>\S{1,300})\)/},{tool:"vitepress",log:/Found dead link (?<link>\S{1,300}) in file (?<page>\S{1,300})/},
{tool:"docusaurus",log:/^\s*-> linking to (?<link>\S{1,300})/},{weak:!0,tool:"nuxt",log:/^\s*│ [├└]── \[404\] Page not found: (?<link>\S{1,300})/}],summary:({
groups:e,lines:t})=>{const n=e.page??y(t,/(?:Broken link on source page path =|│ └── Linked from) (\S{1,300}?):?$/);return`a link to ${e.link}${n?`, in ${n}\
,`:""} leads to no page`},remedy:()=>"Correct the link, or add the page. The log names any others."},{name:"page-failed",signs:[{weak:!0,tool:"sveltekit",log:/^\[500\] GET (?<page>\S{1,300})/},
{weak:!0,tool:"qwik",log:/^!!! (?<page>\S{1,300}): Error during SSG$/}],summary:({groups:e,lines:t})=>{const n=t.findLastIndex(o=>/^(?:\[500\] GET |!!! \S{1,300}: Error during SSG$)/.
test(o));return`the page ${e.page} failed while it was rendered: ${t[n+1]?.replace(/^Error: /,"")??""}`},remedy:()=>"Mend what the page loads or shows; the stac\
k in the log names the functions."},{name:"gatsby-graphql",signs:[{weak:!0,tool:"gatsby",log:/^error There was an error in your GraphQL query:/}],summary:({lines:e})=>{
const t=e.findLastIndex(n=>n.startsWith("error There was an error in your GraphQL query"));return`a GraphQL query fails: ${e.slice(t+1).find(n=>n!=="")??""}`},remedy:()=>"\
Correct the query, or give its type the field in gatsby-node (createSchemaCustomization)."},{name:"gatsby-page-failed",signs:[{weak:!0,tool:"gatsby",log:/^error Building static HTML failed for path "(?<page>[^"]{1,300})"/}],
summary:({groups:e,lines:t})=>`the page ${e.page} failed while it was rendered: ${y(t,/^\s*WebpackError: (.{1,300})/)??""}`,remedy:()=>"Mend what the page loads\
 or shows: gatsby build --verbose tells more, and gatsby develop the line."},{name:"nuxt-page-failed",signs:[{weak:!0,tool:"nuxt",log:/^\s*│ [├└]── \[5\d\d\] (?<message>.*)/}],
summary:({groups:e,lines:t})=>{const n=t.findLastIndex(s=>/^\s*│ [├└]── \[5\d\d\]/.test(s));return`the page ${y(t.slice(0,n).reverse(),/├─ (\/\S{0,300}) \(\d+ms\)/)}\
 failed while it was rendered: ${e.message}`},remedy:()=>"The log does not tell the error itself: run npx nuxt dev and open the page, where it stands with its s\
tack. Code for the browser and missing variables are common causes."},{name:"turbo",signs:[{tool:"turbo",log:/^[\s`>-]*[x×] (?<what>No package found with name '[^']{1,100}' in workspace)$/},
{tool:"turbo",log:/^[\s`>-]*[x×] (?<what>Could not find task `[^`]{1,100}` in project)$/}],summary:({groups:e})=>`turbo: ${e.what}`,remedy:({groups:e})=>e.what?.
includes("task")?"Name the task in build-command as turbo.json has it among its tasks.":"Write --filter in build-command as the name in that package's package.j\
son."},{name:"css-minify",signs:[{tool:"vite",log:/^(?:\w*Error: )?\[lightningcss minify\] (?<what>\S.{0,200})$/}],summary:({groups:e,lines:t})=>{const n=t.findIndex(
s=>/^\s*\|\s+\^/.test(s)),o=/^\d{1,7} *\| *(\S.{0,80})/.exec(t[n-1]??"")?.[1]?.trim();return`the style sheets do not parse: ${e.what}${o?`, at ${g(o,"")}`:""}`},
remedy:()=>"Look above what is quoted for a rule or a comment that is not closed, in the style sheet that holds it."}],C="ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRES\
ET|ECONNREFUSED|ERR_SOCKET_TIMEOUT|UND_ERR_CONNECT_TIMEOUT",Te=[{name:"lockfile-missing",signs:[{tool:"npm",log:/`npm ci` command can only install with an existing package-lock\.json/},
{tool:"pnpm",log:/ERR_PNPM_NO_LOCKFILE/},{tool:"npm",log:/Unsupported URL Type "workspace:"/}],summary:()=>"the repository has no lockfile",remedy:()=>"Run the \
install on your machine and commit the lockfile it writes."},{name:"lockfile-outdated",signs:[{tool:"npm",log:/^`npm (?<manager>ci)` can only install packages when your package\.json and/},
{tool:"pnpm",log:/(?<manager>ERR_PNPM)_(?:OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH|FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE)/},{tool:"yarn",log:/Your (?<manager>lockfile) needs to be updated, but yarn was run with `--frozen-lockfile`/},
{tool:"yarn-berry",log:/The (?<manager>lockfile) would have been (?:modified|created) by this install, which is explicitly forbidden/},{tool:"bun",log:/(?<manager>lockfile) had changes, but lockfile is frozen/}],
summary:({lines:e})=>`the lockfile does not fit package.json${Oe(e)}`,remedy:({groups:e})=>`Run ${(e.manager==="ci"?"npm install":e.manager==="ERR_PNPM"?"pnpm i\
nstall":"")||"your package manager's install"} on your machine and commit the lockfile together with package.json.`},{name:"peer-conflict",signs:[{tool:["npm","\
pnpm"],log:/^code ERESOLVE|^ERESOLVE (?:could not resolve|unable to resolve)|ERR_PNPM_PEER_DEP_ISSUES/}],summary:({lines:e})=>{const t=y(e,/^\s*peer (\S{1,120}) from /);
return t?`dependencies ask for versions that exclude each other (${t})`:"peer dependencies conflict"},remedy:()=>"Move the packages named in the log to versions\
 that fit each other. As a stopgap commit an .npmrc with legacy-peer-deps=true."},{name:"engine",signs:[{tool:["npm","pnpm"],log:/^code EBADENGINE|ERR_PNPM_UNSUPPORTED_ENGINE/},
{tool:"yarn",log:/The engine "node" is incompatible with this module\. Expected version "(?<wanted>[^"]{1,60})"/},{log:/Node(?:\.js)?(?: version)? v?[\d.]+(?:\.x)? is not supported by|node: v?[\d.]+ is not supported/},
{weak:!0,tool:"vite",log:/You are using Node\.js [^ ]{1,20} (?:For|Vite)\b/},{weak:!0,log:/(?:requires|required|minimum) (?:a )?(?:minimum )?Node(?:\.js)?(?: version)?(?: of)? (?<wanted>v?\d[\d.+]{0,12})/i},
{log:/Node\.js version "?(?<wanted>[<>=^~]{0,2}v?\d[\d.]{0,12})"? (?:or newer |or higher )?is required/},{tool:"webpack",log:/error:0308010C:digital envelope routines::unsupported|ERR_OSSL_EVP_UNSUPPORTED/},
{tool:"node",log:/No such built-in module: (?<builtin>node:[\w/]{1,40})/},{tool:"node",log:/SyntaxError: Unexpected token '(?:\?\?=|\|\|=|&&=|\?\.|\?\?)'/},{log:/(?:crypto\.hash|structuredClone|Object\.hasOwn|Promise\.withResolvers|\.toSorted|styleText|\$?import\.meta\.dirname)(?:\(\.\.\.\))? is not (?:a function|defined)/}],
summary:({groups:e})=>`the Node.js version does not fit${e.wanted?` (wanted: ${e.wanted})`:""}`,remedy:({lines:e})=>e.some(t=>t.includes("digital envelope routi\
nes"))?"The bundler is too old for this Node.js. Update it (webpack 5.61 or later), or set nodeVersion in app-settings to 16.":"Set the Node.js version that the\
 tools ask for: nodeVersion in app-settings, and engines.node in package.json."},{name:"registry-login",signs:[{tool:["npm","pnpm","yarn-berry"],log:/^code (?:E401|E403|ENEEDAUTH)$|ERR_PNPM_FETCH_40[13]|YN0041/},
{tool:"npm",log:/(?:401 Unauthorized|403 Forbidden) - (?:GET|PUT) https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})/}],summary:({groups:e,lines:t})=>{const n=e.
host??y(t,/40[13] \w+ - GET https?:\/\/(?:[^\s/@]{1,200}@)?([\w.-]{1,200})/);return`the package registry${n?` ${n}`:""} refused the login`},remedy:()=>"Give the\
 build a registry token as an app variable (input env), and name that variable as :_authToken in .npmrc."},{name:"git-dependency",signs:[{stages:["install"],log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey|Repository not found\./}],
summary:()=>"a dependency comes from a Git repository that the build cannot read",remedy:()=>"Name the dependency by an https:// URL that needs no login, or pub\
lish it to a registry and give the build a token."},{name:"version-not-found",signs:[{tool:"npm",log:/No matching version found for (?<name>\S{1,150}?)\.?(?: while|$)/},
{tool:"pnpm",log:/ERR_PNPM_NO_MATCHING_VERSION\s+No matching version found for (?<name>\S{1,150})/},{tool:"yarn",log:/Couldn't find any versions for "(?<name>[^"]{1,120})"/}],
summary:({groups:e})=>`no version of ${g(e.name,"a package")} fits`,remedy:({groups:e,lines:t})=>{const n=y(t,/while installing the dependencies of (\S{1,200})/);
return n?`${n} asks for it: update that package, or override the version in package.json.`:`Correct the version in package.json to one that is published, and co\
mmit the new lockfile. Where package.json does not name ${e.name?.replace(/(?<=.)@.*$/,"")??"it"}, a package that it names asks for it: update that one, or over\
ride the version.`}},{name:"package-not-found",signs:[{tool:"npm",log:/^404\s+(?:The requested resource )?'(?<name>[^']{1,150})' (?:is not in this registry|could not be found)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_404\s+GET \S{1,300}\/(?<name>[^/\s:]{1,150}): Not Found/},{tool:"yarn",log:/^error An unexpected error occurred: "https?:\/\/[^"]{1,200}\/(?<name>[^/"]{1,150}): Not found"/},
{tool:"npm",log:/^code E404$/}],summary:({groups:e})=>`the package ${g(e.name?.replace(/%2f/i,"/"),"asked for")} is not in the registry`,remedy:()=>"Check its n\
ame in package.json. If it is private, set its registry and a token in .npmrc, with the token as an app variable (input env)."},{name:"integrity",signs:[{tool:[
"npm","pnpm","yarn","yarn-berry"],log:/^code EINTEGRITY|ERR_PNPM_TARBALL_INTEGRITY|Integrity check failed for|YN0018/}],summary:()=>"a package differs from what\
 the lockfile records",remedy:()=>"Delete the lockfile and node_modules, install again, and commit the new lockfile."},{name:"network",signs:[{tool:["npm","pnpm"],
log:new RegExp(`^code (?:${C})|^network .{0,80}(?:${C})|ERR_PNPM_META_FETCH_FAIL`)},{weak:!0,tool:"next",log:/^Failed to fetch `?[^`]{1,100} from Google Fonts/},
{log:new RegExp(`(?:getaddrinfo|request to https?://\\S{1,200} failed).{0,80}(?:${C})`)},{log:/Could not resolve host: |Failed to connect to \S{1,100} port|network connectivity|The operation timed out\. fetching/}],
summary:()=>"the network failed while the build fetched something",remedy:()=>"Run the deploy again. If it repeats, check the host that the log names and that t\
he platform may reach it."},{name:"certificate",signs:[{log:/\b(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_HAS_EXPIRED)\b/}],
summary:()=>"a certificate was refused while the build fetched something",remedy:()=>"If a proxy or a private registry has a certificate of its own authority, g\
ive the platform that authority: NODE_EXTRA_CA_CERTS."},{name:"native-optional",signs:[{log:/Cannot find module '?(?<name>@rollup\/rollup-[\w-]+|@esbuild\/[\w-]+|@rolldown\/binding-[\w-]+|lightningcss[.\w-]*|@tailwindcss\/oxide[\w-]+|@next\/swc[\w-]+|@parcel\/watcher-[\w-]+)'?/},
{tool:"esbuild",log:/The package "(?<name>@esbuild\/[\w-]+)" could not be found, and is needed by esbuild/},{tool:"esbuild",log:/You installed esbuild for another platform/}],
summary:({groups:e})=>`the binary package ${g(e.name,"of a tool")} is not installed for this system`,remedy:()=>"The lockfile lacks other systems: delete node_m\
odules and the lockfile, install again with a current npm, and commit the new lockfile."},{name:"node-gyp",signs:[{tool:"node-gyp",log:/^gyp ERR! (?:find Python|stack Error)|node-pre-gyp ERR!/}],
summary:()=>"a native package could not be compiled",remedy:()=>"Use a version of the package that ships binaries for this Node.js version, or a pure JavaScript\
 one."},{name:"package-manager",signs:[{tool:"pnpm",log:/This project is configured to use (?<name>\w{1,20})/},{tool:"yarn",log:/This project's package\.json defines "packageManager": "(?<name>[^"]{1,40})"/},
{tool:["pnpm","corepack"],log:/ERR_PNPM_BAD_PM_VERSION|Cannot find matching keyid/}],summary:({groups:e})=>`the project asks for another package manager${e.name?
` (${e.name})`:""}`,remedy:()=>"Make packageManager in package.json and the committed lockfile name the same package manager, in a version that the platform has\
."}];function Oe(e){const t=e.flatMap(o=>/^Missing: (\S{1,200}?)@? from lock file$|dependencies were added: (\S{1,200}?),?(?:\s|$)/.exec(o)?.slice(1)??[]),[n]=t.
filter(o=>o!==void 0);if(n)return`: it lacks ${n}`;for(const o of e){const[,s,r]=/^Invalid: lock file's (\S{1,200}) does not satisfy (\S{1,200})$/.exec(o)??[];if(s)
return`: it has ${s}, and ${r} is asked for`}return""}const Ce=[/^Writing (?:\.\/)?([\w@.-]{1,100})\/\S{0,300} from /,/directory: \S{0,200}\/([\w@.-]{1,60})\/$/,
/Wrote site to "([^"]{1,100})"/,/The ([\w-]{1,60}) folder is ready to be deployed/,/Output location: \S{0,200}?((?:dist|build)\/\S{1,100})$/,/Generated static files in "?([\w@./-]{1,100}?)"?\.?$/,
/Generated public ([\w@./-]{1,100})$/,/^\[info\] html generated at \.\/([\w@./-]{1,100})$/,/Success! Generated .{0,40} in "([^"]{1,100})"/,/^((?!\.\w)[\w@./-]{1,100}?)\/(?:assets\/)?[\w.-]{1,100}\.(?:html|js|css)\s{1,60}[\d.,]{1,12} (?:kB|KiB|MB)\b/],
Ae=[{name:"next-export",signs:[{codes:["output_missing","output_empty"],tool:"next",log:/Next\.js \d{1,3}\.\d/},{codes:["output_missing","output_empty"],tool:"n\
ext",log:/^(?:> )?next build/},{tool:"next",log:/"next export" (?:has been removed|is no longer supported|does not work)/}],summary:({facts:e})=>A(e).includes("\
out")?void 0:"Next.js wrote no static export",remedy:()=>"Set output: 'export' in next.config and take next export out of the build command; the output director\
y is then out."},{name:"output-missing",signs:[{codes:["output_missing"]},{log:/[Oo]utput directory "?(?<folder>[\w@./-]{1,100}?)"? (?:does not exist|(?:was |is )?(?:not found|missing))/}],
summary:({groups:e,facts:t})=>{const n=e.folder??t.outputDirectory??Le(t);return n?`the build did not write the output directory "${n}"${t.keptOutput?G:""}`:"th\
e app names no output directory, and the build wrote none of the usual ones"},remedy:e=>{const{facts:t}=e,n=U(e);if(n)return`Set output-directory to ${n}: the l\
og shows files written there.`;const o=e.lines.some(r=>/^> gatsby build\b/.test(r)),s=[...Ie,...o?["public"]:[]].find(r=>A(t).includes(r));return s?`Set output-\
directory to ${s}, which is there, if it is what the build writes.`:"Set output-directory to the folder that the build command writes, relative to the root dire\
ctory: often dist, build, out, public or _site."}},{name:"output-empty",signs:[{codes:["output_empty"]}],summary:({facts:e})=>`the output directory ${g(e.outputDirectory,
"of the app")}${e.keptOutput?`${G},`:""} is empty`,remedy:e=>{const t=U(e);return t?`Set output-directory to ${t}: the log shows files written there.`:"Check th\
at the build command writes into output-directory, and does not clean it at its end."}},{name:"output-unsafe",signs:[{codes:["output_unsafe"]}],summary:({facts:e})=>e.
message??"the output holds links or special files that may not be served",remedy:()=>"Let the build copy files instead of linking them: links that leave the out\
put directory are refused."},{name:"file-too-large",signs:[{codes:["output_too_large"]}],summary:({facts:e})=>e.message?.includes("wrote a file that is too larg\
e")?e.message:void 0,remedy:()=>"Let the build write smaller files, and leave out what no page loads: logs, archives, source maps."},{name:"output-too-large",signs:[
{codes:["output_too_large"]}],summary:({facts:e})=>e.message??"the output is larger than the platform takes",remedy:()=>"Check that output-directory names only \
the site, without node_modules or source maps, and move large media elsewhere."},{name:"sync-failed",signs:[{codes:["sync_failed","activation_failed"]}],summary:({
facts:e})=>e.message??"the platform could not publish the files",remedy:()=>"Nothing in the repository is at fault: deploy again. The previous release stays liv\
e."},{name:"interrupted",signs:[{codes:["interrupted"]}],summary:()=>"the platform was stopped while it worked",remedy:()=>"Deploy again."}],G=", which an earli\
er deploy set",Ie=["dist","build","out","_site","storybook-static"];function Le({message:e}){return/output directory `([^`]{1,200})`/.exec(e??"")?.[1]}function A({
message:e}){const[,t=""]=/the folders there are (.{1,1000})/.exec(e??"")??[];return[...t.matchAll(/`([^`]{1,100})`/g)].map(([,n=""])=>n)}function U({lines:e,facts:t}){
const n=o=>o.split("/").length;for(const o of Ce){const[s]=e.flatMap(a=>{const i=o.exec(a)?.[1]?.replace(/^\.\//,"").replace(/\/(?:assets|_astro)$/,"");return i?
[{folder:i,line:a}]:[]}).sort((a,i)=>n(a.folder)-n(i.folder)),r=s&&Me(s.folder,s.line,t);if(r&&r!==t.outputDirectory)return r}}function Me(e,t,n){const[o=""]=e.
split("/",1),s=A(n);if(s.length===0||s.includes(o))return e;const r=b.posix.dirname(n.outputDirectory??"");if(r!=="."&&n.list?.(r).length)return`${r}/${e}`;const a=n.
log.find(d=>d.includes(t))??"",i=/(?:^|\s|\/)([\w.-]{1,60}):[a-z][\w:-]{0,60}: /.exec(a)?.[1],l=s.find(d=>i!==void 0&&n.list?.(d).includes(i));return l===void 0?
e:`${l}/${i}/${e}`}const Pe=[{name:"package-json-invalid",signs:[{codes:["package_json_invalid"]}],summary:({facts:e})=>e.message??"package.json cannot be read",
remedy:()=>"Correct package.json: nothing is installed or published while it cannot be read."},{name:"build-script-missing",signs:[{codes:["build_script_missing"]}],
summary:({facts:e})=>W(e.message)[0]??"package.json has no build script",remedy:({facts:e})=>`${W(e.message)[1]??"Add a build script to package.json, or set bui\
ld-command"}. To publish the folder as it is, set build-command to true and output-directory to the folder.`}];function W(e){return e?.split(". ",2)??[]}const $=[
"queue","clone"],z=[...[{name:"submodule",signs:[{stages:$,log:/submodule path '(?<path>[^']{1,200})' failed/},{stages:$,log:/No url found for submodule path '(?<path>[^']{1,200})'/},
{stages:$,log:/Failed to clone '(?<path>[^']{1,200})'(?: a second time|\. Retry scheduled)/}],summary:({groups:e})=>`the Git submodule ${g(e.path,"of the reposi\
tory")} could not be cloned`,remedy:()=>"Give the submodule an https:// URL that the platform may read in .gitmodules, or keep its files in the repository itsel\
f."},{name:"branch-not-found",signs:[{codes:["branch_not_found"]},{stages:$,log:/Remote branch (?<branch>\S{1,200}) not found in upstream/},{stages:$,log:/couldn't find remote ref (?:refs\/heads\/)?(?<branch>\S{1,200})/}],
summary:({groups:e,facts:t})=>`the branch ${g(e.branch??t.branch,"to build")} does not exist`,remedy:()=>"Push the branch, or set the input branch to one that e\
xists on the remote; names are case-sensitive."},{name:"commit-not-found",signs:[{codes:["commit_not_found"]},{stages:$,log:/reference is not a tree: |not our ref [0-9a-f]{7,64}/}],
summary:()=>"the commit is not in the repository",remedy:()=>"Push the commit to the repository that the app builds from; a force push or a fork may have left i\
t behind."},{name:"repository-not-allowed",signs:[{codes:["repository_not_allowed"]}],summary:({facts:e})=>`the platform does not take the repository ${g(e.repository,
"given")}`,remedy:()=>"Set the input repository to owner/name or an https:// URL; local paths and file:// need a platform started with --allow-local-git."},{name:"\
repository-not-found",signs:[{codes:["repository_not_found"]},{stages:$,log:/remote: Repository not found\.|^fatal: repository '[^']{1,300}' (?:not found|does not exist)/},
{stages:$,log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey/}],summary:({facts:e})=>`the platform cannot read the rep\
ository ${g(e.repository,"of the app")}`,remedy:()=>"Check the spelling of the input repository. If it is private, give the platform access to it (its GitHub ap\
p, or a deploy key)."},{name:"root-directory-missing",signs:[{codes:["root_directory_missing"]},{tool:"npm",log:/Could not read package\.json/},{tool:"pnpm",log:/ERR_PNPM_NO_PKG_MANIFEST|No package\.json (?:was )?found in/}],
summary:({facts:e})=>e.code==="root_directory_missing"?"the root directory does not exist in the repository":"there is no package.json where the build ran",remedy:()=>"\
Set rootDirectory in app-settings to the folder of the app, relative to the repository, and check that it is committed."}],...Pe,...Ae,...Te,...Se,...Ne],k={lines:5e3,
characters:256*1024,lineLength:1e3,entryLength:64*1024},je=[/^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:?(?: |$)/,/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M)?\]?:? (?=\S)/,
/^(?<folder>[\w@.-]{1,100}(?:\/[\w@.-]{1,100}){1,6}) (?!error|warning|note|info|failed)[a-z][\w:-]{0,60}(?:: |:$|\$ )/,/^(?<task>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[a-z][\w:-]{0,60}):(?: |$)/,
/^@(?!parcel\/)[\w.-]{1,60}\/[\w.-]{1,60}: /,/^\[@?[\w./-]{1,80}\]: /,/^➤ YN\d{4}: (?:[│┌└] ?)?/,/^\[\d{1,2}\] /,/^#\d{1,4} \d{1,5}\.\d{1,3} /,/^[a-z][\w.-]{0,60}-\d{1,3} {1,20}\| /,
/^npm (?:ERR!|error)(?: |$)/,/^\[(?:11ty|webpack-cli)\](?: |$)/,/^Original error stack trace: (?=\S)/,/^│ (?=\w*Error: )/,/^[│└■▲●◆◇](?: {2}|$)/u,
/^\[(?:log|info|warn|error)\] \[nitro\](?: |$)/],De=4,Fe=[/^> @?[^\s@]{0,100}@\S{0,100} \S{1,100} (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,/^(?<task>@?[\w./-]{1,120}#[\w:-]{1,60}):\s{1,4}ERROR\s{1,4}command \((?<folder>[^()]{1,400})\)/,
/^ERROR: command finished with error: command \((?<folder>[^()]{1,400})\)/,/^location (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/];function B(e){const t=[];let n=k.
characters;for(let a=e.length-1;a>=0&&t.length<k.lines&&n>0;a--){const i=e[a]??"",d=(i.length>k.entryLength?i.slice(-k.entryLength):i).split(`
`);for(let p=d.length-1;p>=0&&t.length<k.lines&&n>0;p--){const f=d[p]??"",E=(0,w.Ow)(Ze((0,w.Nl)(f)),k.lineLength).trimEnd();n-=Math.max(E.length,f.length/16),t.
push(E)}}const o=Ge(t),s=We(t.reverse().map(a=>ze(a,o))),r=Ue(s);return s.map(({text:a,folder:i,task:l})=>({text:a,folder:i??r.get(l??"")}))}function Ge(e){const t=e.
map(n=>n.includes("nx run ")?/\bnx run ([@\w./-]{1,100}):/.exec(n)?.[1]:void 0);return new Set(t.filter(n=>n!==void 0))}function Ue(e){const t=new Map;for(const{
text:n,task:o}of e)for(const s of Fe){const r=s.exec(n)?.groups;r?.folder&&t.set(o??r.task?.replace("#",":")??"",r.folder)}return t}const H=71;function We(e){if(!e.
some(({text:o})=>o.startsWith("\u250C  Building storybook")))return e;const t=[];let n=0;for(const o of e){const s=t.at(-1),[r=""]=o.text.split(" ",1),a=o.boxed&&
n>0&&n<=H&&n+1+r.length>H;s&&a&&/^[\w("'`./@-]/.test(r)?t[t.length-1]={...s,text:`${s.text} ${o.text}`.slice(0,k.lineLength)}:t.push(o),n=o.text.length}return t}
function ze(e,t){let n=e,o,s,r=!1;for(let a=0;a<De;a++){const i=He(n)??Be(n,t);if(!i)break;o??=i.groups?.folder,s??=i.groups?.task,r||=i[0]==="\u2502  ",n=n.slice(
i[0].length)}return{text:n,folder:o,task:s,boxed:r}}function Be(e,t){if(t.size===0)return;const n=/^([@\w./-]{1,100}): /.exec(e);return n&&t.has(n[1]??"")?n:void 0}
function He(e){for(const t of je){const n=t.exec(e);if(n)return n}}function Ze(e){return e.includes("\r")?e.split("\r").findLast(t=>t.trim()!=="")??"":e}function qe(e){
const t=e.findIndex(o=>/\bnpm (?:ERR!|error) Usage:\s*$/.test(o)),n=e.findIndex((o,s)=>s>t&&/\bnpm (?:ERR!|error) Run "npm help [\w-]{1,40}"/.test(o));return t===
-1||n===-1?e:e.toSpliced(t,n-t)}const Ke={queue:"Deployment failed",clone:"Clone failed",install:"Install failed",build:"Build failed",sync:"Upload failed",activate:"\
Activation failed"},Ye=1e3,Ve=300,Xe=/exit(?:ed)?(?: with)? (?:code|status)|^(?:the )?(?:build|install|deployment)(?: command)? failed\W*$/i,Je=/(?:\b|[a-z])(?:error|exception|fatal|failed|cannot|denied|invalid)\b/i,
Qe=/^ ?(?:\[?(?:ERROR|error|FATAL)\]?:?\s+)+/,Z=/^\s*\[cause\]: (?:Error: )?(?<message>\S.*)$/,q=/^(?:\s(?!ERROR )|\$ |A complete log of this run|Log files were not written|For help, run: |(?:[✗🚨] )?Build failed|Failed to compile|Storybook exited with|(?:success|failed|not finished) .{1,200} - [\d.]+s$|Use --verbose |Rspack (?:build failed|compiled)|To suppress |INFO |FATAL$|(?:error )?(?:during build|Command failed)|Node\.js v\d|Found \d+ errors? |Eleventy Fatal Error|Problem writing Eleventy|(?:Wrote|Copied) \d|ELIFECYCLE|[>{}(]|at |info |Exit code|$)/u,
et=/^The (?<stage>install|build) command (?<command>`.{1,300}`) (?:exited with|ended by) /,tt=/^\s*(?:npm (?:warn|WARN)|warning\b|WARN\b|\(node:\d+\))/;function nt(e,t=z){
const n=B(e.message?[...e.log,e.message]:e.log).slice(-Ye).map(o=>o.text).filter(o=>!tt.test(o));for(const o of["codes","others"])for(const s of t){const r=ot(s,
o,e,n),a=r&&s.summary(r);if(!r||!a)continue;const i=(0,w.Ow)(s.remedy(r),500);return{headline:K(e,a),remedy:i,cause:s.name}}return{headline:K(e,it(e,n)),remedy:void 0}}
function ot(e,t,n,o){const s=e.signs.filter(r=>t==="codes"==(r.codes!==void 0));return s.length===0?void 0:ke({...e,signs:s},n,o)}function K(e,t){const n=Ke[e.stage?.
toLowerCase()??""]??"Deployment failed",o=st(t,e)?"":rt(e),s=Ve-n.length-o.length-2;return`${n}: ${(0,w.Ow)(t.trim().replace(/\.$/,""),s)}${o}`}function st(e,{exitCode:t,
signal:n}){return typeof t=="number"?e.includes(`exited with code ${t}`):n!=null&&e.includes(` by ${n}`)}function rt({exitCode:e,signal:t}){return typeof e=="nu\
mber"&&e!==0?` (exit code ${e})`:t?` (${(0,w.Ow)(t,20)})`:""}function it(e,t){const n=e.diagnostics?.find(i=>i.severity==="error");if(n)return`${n.file}${n.line===
null?"":`:${n.line}`}: ${n.message}`;if(e.message&&!Xe.test(e.message))return e.message;const o=at(e,t);if(o)return o;const s=t.filter(i=>i!==e.message).map(i=>i.
replace(Qe,"")).filter(i=>!q.test(i)),r=t.findLast(i=>Z.test(i));return(r?Z.exec(r)?.groups?.message:s.findLast(i=>Je.test(i)))??s.at(-1)??(e.message||e.code||"\
the platform gave no reason")}function at({message:e},t){const n=et.exec(e??"")?.groups,o=t.findLastIndex(r=>r.startsWith("$ "));return!n||o===-1||t.slice(o+1).
filter(r=>r!==e&&!q.test(r)).length>0?void 0:`the ${n.stage} command ${n.command} failed, and it printed nothing`}const h=String.raw`(?:[A-Za-z]:[\\/]|(?:file|webpack|webpack-internal|rsc):\/{2,3})?[^\s:*"'<>|\x60(][^:*"'<>|\x60]{0,400}?`,
c=`(?<file>${h})`,v=`(?<file>${h}\\.[A-Za-z][A-Za-z0-9]{0,9}(?:\\?[\\w=&.-]{0,100})?)`,u=String.raw`:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?`,I=String.raw`(?:Uncaught )?(?:[A-Z]\w{0,60}\.)?[A-Z]?\w{0,60}(?:Error|Exception)`,
Y=/^\s*(?:at |Require stack:|- \/|$)|^\s{2,}/,x=new RegExp(`^\\s+at (?!.{0,900}(?:node_modules|node:|<anonymous>:\\d|/(?:dist|\\.next|\\.output|\\.svelte-kit)/))(?:[\
^()]{0,300} \\()?(?:async )?${c}${u}\\)?$`);function m(e,t,n,o={}){return{name:t,...e===void 0?{}:{tool:e},steps:[{pattern:n}],...o}}const lt=[{name:"esbuild",tool:"\
esbuild",steps:[{pattern:/^(?:[✘▲X!] )?\[(?<severity>ERROR|WARNING)\] (?:(?<code>(?:TS|NG)-?\d+): )?(?<message>.*?\S)(?: \[(?:plugin )?[\w-]+\])?$/},{pattern:new RegExp(
`^\\s{4}${c}${u}:$`),skip:6,over:/^(?!\s{4}|[✘▲X!] \[)/}],zeroColumn:!0},m("esbuild","esbuild-short",new RegExp(`^${c}${u}: (?<severity>ERROR|WARNING): (?<m\
essage>.+)$`),{zeroColumn:!0}),{name:"rolldown",tool:["rolldown","vite"],steps:[{pattern:/^(?:(?<severity>Warning|Error): )?\[(?<code>[A-Z][A-Z_]+|builtin:[\w:-]+|plugin [\w:-]+)\] (?<message>\S.*)$/},
{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[ ?${c}:(?<line>\\d{1,7}):(?<column>\\d{1,7}) ?\\]$`),skip:1}]},{name:"vite-plugin-svelte",tool:"vite",steps:[
{pattern:new RegExp(`^\\[plugin(?: |:)vite-plugin-svelte[\\w:-]*\\] ${c}${u}$`)},{pattern:/^(?:\w*Error: )?(?:\S{1,400}:\d+:\d+ )?(?<message>\S.*)$/}],zeroColumn:!0},
m("vite","vite-plugin-svelte-warning",new RegExp(`^\\[vite-plugin-svelte\\] ${c}${u} (?<message>.+)$`),{zeroColumn:!0,severity:"warning"}),{name:"vite-plugin-pl\
ace",tool:"vite",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)[\\w:-]+\\] ${c}${u}$`)},{pattern:/^(?:\w*Error: )?(?:\[[\w/-]+\] )?(?:\S{1,600}:\d+:\d+: )?(?<message>\S.*?)(?: \(\d+:\d+\))?$/}]},
{name:"vite-prerender",tool:"vite",steps:[{pattern:/^\[vite-prerender-plugin\] \[plugin vite-prerender-plugin\]$/},{pattern:/^(?<message>\S.*)$/,skip:1,over:/^$/},
{pattern:new RegExp(`^> ${c}${u}$`),skip:12}]},{name:"parcel",tool:"parcel",steps:[{pattern:/^@parcel\/[\w-]{1,60}: (?<message>\S.*)$/},{pattern:new RegExp(`^\\s\
{1,4}${v}${u}$`),skip:4,over:/^(?:\S|$)/}]},{name:"jiti",tool:["rsbuild","docusaurus","nuxt"],steps:[{pattern:/^.{0,40}\b(?<message>ParseError: \S.*)$/},{pattern:new RegExp(
`^\\s{1,4}${v}${u}$`)}],zeroColumn:!0},m("vite","vite-unresolved",/^(?:\w*Error: )?(?:\[vite\]: )?(?<message>Roll(?:up|down) failed to resolve import "[^"]{1,300}") from "(?<file>[^"]{1,400})"/),
m("rollup","rollup-unresolved",/^(?:\[(?:!|error)\] )?(?:\w*Error: )?(?<message>(?:Could not resolve|Failed to resolve) (?:"[^"]{1,300}"|\S{1,300})) from "?(?<file>[^"]{1,400}?)"?$/),
m(["vite","vitepress"],"vite-plugin-message",new RegExp(`^(?:\\w*Error: )?(?:\\[[\\w:-]{1,60}\\] )?\\[plugin [\\w:-]{1,60}\\] ${c} \\((?<line>\\d{1,7}):(?<column>\
\\d{1,7})\\): (?<message>.+)$`)),m("rollup","rollup",new RegExp(`^(?:\\[!\\] )?(?:\\(plugin [\\w:@/. -]{1,80}\\) )?(?:RollupError: )?${c} \\((?<line>\\d{1,7}):(?<\
column>\\d{1,7})\\): (?<message>.+)$`),{zeroColumn:!0}),{name:"vite-config",tool:"vite",steps:[{pattern:new RegExp(`^failed to load config from ${c}$`)},{pattern:/^error during build:$/},
{pattern:/^(?!Error: (?:Build|Transform) failed)(?<message>\S.*)$/}]},{name:"sass",tool:"sass",steps:[{pattern:/^(?:\w*Error: )?(?:(?<severity>DEPRECATION WARNING|WARNING)(?: \[[\w-]+\])?: )?(?:\[sass\] )?(?<message>\S.*)$/},
{pattern:/^\s*[╷,]$/,skip:1,over:/^$/},{pattern:new RegExp(`^\\s+(?!\\S+\\.vue )${c} (?<line>\\d{1,7}):(?<column>\\d{1,7})\\s{1,4}\\S.*$`),skip:12}]},m("postc\
ss","postcss",new RegExp(`^(?:CssSyntaxError: (?:\\[[\\w-]+\\] )?(?:[\\w-]+: )?|(?:\\[[\\w:-]{1,60}\\] ){1,4})${c}${u}: (?<message>.+)$`)),{name:"vite-file",tool:"\
vite",steps:[{pattern:/^\[(?:plugin )?[@\w:/-]+\] (?!✗ )(?:\[[@\w/-]+\] )?(?!✗|Transform failed|Build failed|\[)(?<message>\S.*?)(?: \(\d+:\d+\))?$/},{pattern:new RegExp(
`^file: ${c}(?:${u})?(?: \\(.*)?$`),skip:12,over:/^(?!\s+at |\[)/}]}],dt=[m("typescript","tsc",new RegExp(`^(?:ERROR in )?${c}\\((?<line>\\d{1,7}),(?<column>\\d{1,\
7})\\): (?<severity>error|warning) (?<code>TS\\d+): (?<message>.+)$`)),m("typescript","tsc-pretty",new RegExp(`^(?:Error: )?${c}${u} - (?<severity>error|warning\
|hint|message) (?<code>TS\\d+|ts\\(\\d+\\)): (?<message>.+)$`)),{name:"ts-loader",tool:"webpack",steps:[{pattern:new RegExp(`^\\[tsl\\] (?<severity>ERROR|WARNING)\
 in ${c}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\)$`)},{pattern:/^\s+(?<code>TS\d+): (?<message>.+)$/}]},{name:"tsc-frame",tool:"typescript",steps:[{pattern:/^(?<code>TS\d+): (?<message>\S.*)$/},
{pattern:/^\s*> (?<line>\d{1,7}) \| (?<frame>.*\S)$/,skip:12,over:/^\s/}]},{name:"eslint-stylish",tool:"eslint",steps:[{pattern:/^(?<file>(?:[A-Za-z]:[\\/]|\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},
{pattern:/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})\s{1,40}(?<severity>error|warning|Error:|Warning:)\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/}],
repeat:!0},{name:"eslint-react-scripts",tool:"react-scripts",steps:[{pattern:/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^\s+Line (?<line>\d{1,7}):(?<column>\d{1,7}):\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/}],
repeat:!0},{name:"eslint-react-scripts-syntax",tool:"react-scripts",steps:[{pattern:/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^Syntax error: (?<message>\S.*) \((?<line>\d{1,7}):(?<column>\d{1,7})\)$/}]},
m("eslint","eslint-compact",new RegExp(`^${c}: line (?<line>\\d{1,7}), col (?<column>\\d{1,7}), (?<severity>Error|Warning) - (?<message>.*?\\S)(?: \\((?<code>[@\\w/-\
]+)\\))?$`)),m("eslint","eslint-unix",new RegExp(`^${c}${u}: (?<message>.*\\S) \\[(?<severity>Error|Warning)(?:/(?<code>[@\\w/-]+))?\\]$`)),{name:"biome",tool:"\
biome",steps:[{pattern:new RegExp(`^${c}(?:${u})? (?<code>[a-z]+(?:/\\w+)*)\\s.{0,40}\u2501\u2501\u2501`)},{pattern:/^\s+(?<severity>[×✖!⚠i])\s(?<message>.+)$/,
skip:1,over:/^\s*$/}]}],V={pattern:/^(?<file>[^:*"<>|]{1,400}\.vue)$/,skip:1,over:/^$/},X=String.raw`\[vue/compiler-sfc\] (?<message>\S.*?)(?: \(\d{1,7}:(?<column>\d{1,7})\))?$`,
J={pattern:/^\s+\|\s+\^/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) \s*)?\|/},_=String.raw`(?<file>${h}\?vue&type=style[^:)\s]{0,200})`,Q=/^\s+\S{1,400}\.vue (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
L=/^\s*(?:[╷,╵']|\d{1,7} [│|]|[│|])|^$/,ct=[{name:"vue-script",tool:"vue-cli",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)vite:vue\\] ${h}${u}$`)},{pattern:new RegExp(
`^(?:\\w*Error: )?${X}`)},V,J],zeroColumn:!0},{name:"vue-script-vite7",tool:"vite",steps:[{pattern:new RegExp(`^(?:\\[vite:vue\\] |SyntaxError: )${X}`)},V,J],zeroColumn:!0},
{name:"vue-style",tool:"vite",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)[\\w:-]{1,60}\\] ${_}(?::\\d{1,7}){2}$`)},{pattern:new RegExp(`^CssSyntaxError: ${h}${u}\
: (?<message>\\S.*)$`)}]},{name:"vue-style-vite7",tool:"vite",steps:[{pattern:new RegExp(`^\\[vite:vue\\] ${h}${u}: (?<message>\\S.*)$`)},{pattern:new RegExp(`^\
file: (?:${h}(?::\\d{1,7}){2} \\()?${_}(?:(?::\\d{1,7}){2}|\\))?$`)}]},{name:"vue-sass",tool:"vite",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)vite:css\\] ${_}\
$`)},{pattern:/^Error: \[sass\] (?<message>\S.*)$/},{pattern:Q,skip:12,over:L}]},{name:"vue-sass-vite7",tool:"vite",steps:[{pattern:/^\[vite:css\] \[sass\] (?<message>\S.*)$/},
{pattern:Q,skip:12,over:L},{pattern:new RegExp(`^file: ${_}$`)}]},{name:"svelte-sass",tool:"vite",steps:[{pattern:/^(?:\w*Error: |\[[\w:-]{1,60}\] )?Error while preprocessing (?<file>\S{1,400}\.svelte) - \[sass\] (?<message>\S.*)$/},
{pattern:/^\s+\S{1,400}\.svelte\.vite-preprocess\.\w+ (?<line>\d{1,7}):(?<column>\d{1,7})\s/,skip:12,over:L}],part:"?vue&type=style&index=0"},m("vitepress","vit\
epress",/^(?:\w*Error: )?(?:\[vite:vue\] )?\[plugin vite:vue\] (?<file>[^:*"<>|]{1,400}\.md) \(\d{1,7}:\d{1,7}\): (?<message>\S.*?)(?: \(\d+:\d+\))?$/),{name:"v\
itepress-script",tool:"vitepress",steps:[{pattern:/^\[vite:vue\] \[vue\/compiler-sfc\] (?<message>\S.*?)(?: \(\d+:\d+\))?$/},{pattern:/^(?<file>[^:*"<>|]{1,400}\.md)$/,
skip:1,over:/^$/}]}],ut=[[/^file:\/\/(?:localhost)?(?=\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\/(?:\([\w-]+\)\/)?(?=\.{0,2}\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\//,
""],[/^rsc:\/\/[^/]*\/[^/]*\//,""],[/^.*!/,""],[/\\/g,"/"],[/^\/?[A-Za-z]:(?=\/)/,""],[/[?].*$/,""]],ee=/^(?:node|https?|data|virtual|native|internal|bun|deno):|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|bin\/|etc\/|nix\/|proc\/|sys\/|snap\/|rustc\/|opt\/hostedtoolcache\/)|(?:^|\/)(?:node_modules|site-packages|dist-packages|\.git|\.nvm|\.pyenv|\.cargo|\.rustup|\.yarn|\.pnpm|\.pnpm-store|\.volta|\.bun)(?:\/|$)|\/go\/pkg\/mod\//,
N="?body",te=/\?vue&type=[\w&=.-]{1,200}/,pt=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g,mt=40,ne=2e4,gt=500,ft=100;function oe(e,t){const n={...t,
exists:ht(t)},o=new Map,s=new Map;for(const i of e){o.has(i.file)||o.set(i.file,se(i.file,n));const l=o.get(i.file);if(l===void 0)continue;const[d,p]=te.test(i.
file)||i.file.endsWith(N)?[null,null]:[i.line,i.column],f=wt((0,w.Ow)(i.message,gt),n),E=i.code&&(0,w.Ow)(i.code,ft),T=JSON.stringify([l,d,p,f]);s.has(T)||s.set(
T,{...i,file:l,line:d,column:p,code:E,message:f})}const r=[...s.values()],a=new Set(r.filter(({line:i})=>i!==null).map(({file:i,message:l})=>`${i}
${l}`));return r.filter(({line:i,file:l,message:d})=>i!==null||!a.has(`${l}
${d}`))}function ht(e){const t=new Map;return n=>{const o=t.get(n);if(o!==void 0)return o;const s=t.size<ne&&e.exists(n);return t.size<ne&&t.set(n,s),s}}function wt(e,t){
return e.replace(te,"").replace(pt,n=>se(n,t)??n)}function se(e,t){const n=yt(e);if(!(n===""||n.includes("\0")||ee.test(n))){for(const o of Et(n,t))if(o!==void 0&&
!ee.test(o)&&t.exists(o))return o}}function yt(e){let t=e.startsWith("file://")?$t(e):e;for(const[n,o]of ut)t=t.replace(n,o);return t}function $t(e){try{return decodeURIComponent(
e)}catch{return e}}function*Et(e,t){const n=t.rootDirectory??"";if(!e.startsWith("/")){for(const s of[...t.folders??[],n,""])yield M(`${s}/${e}`);return}const o=M(
e)?.split("/")??[];if(!(o.length>mt))for(let s=0;s<o.length;s++){const r=o.slice(s).join("/");yield r,n!==""&&(yield M(`${n}/${r}`))}}function M(e){const t=[];for(const n of e.
split("/"))if(!(n===""||n===".")){if(n!=="..")t.push(n);else if(t.pop()===void 0)return}return t.length===0?void 0:t.join("/")}const re=/^(?:Error:)?[\s│]*(?:[├╰]─▶\s*)?[x×](?:\s*[x×])? (?<message>\S.*)$/,
ie={pattern:/^\s*[:·]\s+[\^─┬]/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?[|│:·]/},ae={pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},le={pattern:/^Error: Error evaluating Node\.js code$/},
de=/^🚨 Unable to index (?<file>[^:,*"<>|]{1,400})(?:,[^:]{1,400})?:$/u,ce=/^(?:\w*Error: )?(?<message>\S.*?)(?: (?=\S{1,400}\/\S)\S{3,801})?$/,ue=String.raw`\((?<file>[^()]{1,400})\)(?: \[Line (?<line>\d{1,7}), Column (?<column>\d{1,7})\])?`,
kt=[{name:"next-swc",tool:"next",steps:[{pattern:re},{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[${c}:\\d{1,7}:\\d{1,7}\\]$`)},ie]},{name:"next-config",
tool:"next",steps:[{pattern:/^\s*⨯ Failed to load (?<file>next\.config\.\w{2,3})\b/},{pattern:/^\[?Error:\s+[x×] (?<message>\S.*)$/,skip:4},{pattern:/^\s*[╭,][─-]{1,3}\[\d{1,7}:\d{1,7}\]$/},
ie]},{name:"swc",tool:"swc",steps:[{pattern:re},{pattern:new RegExp(`^[\\s\u2502]*[\u256D,][\u2500-]{1,3}\\[${c}${u}\\]$`)}]},{name:"next",tool:"next",steps:[{pattern:new RegExp(
`^(?<file>\\./[^:*"<>|]{1,400}?)${u}$`)},{pattern:/^(?:(?:Type )?[Ee]rror: )?(?<message>\S.*)$/}]},{name:"next-loader-place",tool:"next",steps:[ae,le,{pattern:/^(?<line>\d{1,7}):(?<column>\d{1,7}): (?!.*\(\d{1,7}:\d{1,7}[-\d:]*\)$)(?<message>\S.*)$/}]},
{name:"next-loader",tool:"next",steps:[ae,le,{pattern:/^(?!Error: \[MDX\])(?:\d{1,7}:\d{1,7}: |- )?(?<message>\S.*?)(?: \((?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?\))?$/,
skip:1}]},{name:"next-module",tool:"next",steps:[{pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},{pattern:/^(?:\w*Error: )?(?<message>Module not found: .+)$/}]},{name:"\
next-prerender",tool:"next",steps:[{pattern:/^Error occurred prerendering page /},{pattern:/^(?<message>\S.*)$/},{pattern:x,skip:20,over:Y}]},{name:"gatsby-quer\
y",tool:"gatsby",steps:[{pattern:/^error There was a problem parsing "(?<file>[^"]{1,400})"; any GraphQL$/},{pattern:/^(?<message>This may indicate a syntax error in the code), or/,
skip:2}]},{name:"gatsby-config",tool:"gatsby",steps:[{pattern:/^error Failed to compile Gatsby files/},{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^File path: (?<file>\S.{0,400})$/,
skip:4}]},{name:"gatsby-lifecycle",tool:"gatsby",steps:[{pattern:/^error "(?<file>[^"]{1,400})" threw an error while running the \w+ lifecycle:$/},{pattern:/^(?<message>\S.*)$/,
skip:1},{pattern:/^> (?<line>\d{1,7}) \|/,skip:8}]},{name:"storybook-index-place",tool:"storybook",steps:[{pattern:de},{pattern:ce},{pattern:/^(?:\S{1,400} )?\(line (?<line>\d{1,7}), col (?<column>\d{1,7})\)$/,
skip:1}],zeroColumn:!0},{name:"storybook-index",tool:"storybook",steps:[{pattern:de},{pattern:ce}]},{name:"storybook-config",tool:"storybook",steps:[{pattern:/couldn't evaluate your (?<file>\S{1,400}) file\.$/},
{pattern:/^Original error:$/,skip:2,over:/^$/},{pattern:/^(?!\w*Error: Transform failed)(?:\w*Error: )?(?:<stdin>:(?<line>\d{1,7}):(?<column>\d{1,7}): ERROR: )?(?<message>\S.*)$/,
skip:1}],zeroColumn:!0},{name:"docusaurus-mdx",tool:"docusaurus",steps:[{pattern:/MDX compilation failed for file "(?<file>[^"]{1,400})"$/},{pattern:/^[\s│]*Cause: (?<message>\S.*)$/},
{pattern:/^[\s│]*"line": (?<line>\d{1,7}),?$/,skip:20}]},{name:"svelte-check",tool:"svelte-check",steps:[{pattern:new RegExp(`^${c}${u}$`)},{pattern:/^(?<severity>Error|Warn|Hint): (?<message>\S.*?)(?: \((?<code>\w+)\))?$/}]},
m("svelte-check","svelte-check-machine",/^\d{13} (?<severity>ERROR|WARNING) "(?<file>[^"]{1,400})" (?<line>\d{1,7}):(?<column>\d{1,7}) "(?<message>.+?)(?=\\n|"$)/),
{name:"astro-location",tool:"astro",steps:[{pattern:/^(?!\s*(?:Hint|Error reference|Location|Stack trace):)(?:\[(?<code>\w+Error)\] (?=\S)|(?=[A-Z]\S* )(?!Build failed))(?<message>.+)$/},
{pattern:/^\s+Location:$/,skip:20,over:/^(?!\s*Stack trace:|\s+at |\[)/},{pattern:new RegExp(`^\\s+${c}${u}$`)}],zeroColumn:!0},m("metalsmith","metalsmith",/^Error: (?<message>Invalid frontmatter) in the file at: (?<file>\S.{0,400})$/),
{name:"eleventy-nunjucks",tool:["eleventy","nunjucks","metalsmith"],steps:[{pattern:new RegExp(`^(?:\\d{1,2}\\.|>|Template render error:(?: \\S{1,200}:)?) ${ue}\
$`)},{pattern:/^\s+(?:Error: )?(?!(?:Template render error: )?\([^()]{1,400}\))(?<message>\S.*?)(?: \(via [\w ]+\))?$/,skip:4,over:new RegExp(`^\\s*(?:Template r\
ender error: )?${ue}$`)}],part:N},m("eleventy","eleventy-liquid",/^(?:\d{1,2}\. )?(?:\w+Error: )?(?<message>\S.*), file:(?<file>[^,]{1,400}), line:(?<line>\d{1,7})(?:, col:(?<column>\d{1,7}))?/,
{part:N}),{name:"eleventy-data",tool:"eleventy",steps:[{pattern:/^\d{1,2}\. Having trouble (?:parsing data file|reading front matter from template) (?<file>\S{1,400}) \(via /},
{pattern:/^\d{1,2}\. (?<message>\S.*?)(?: \((?:line )?(?<line>\d{1,7})(?::| column )(?<column>\d{1,7})\))?(?: \(via \w+\))?$/}]},{name:"eleventy-layout",tool:"e\
leventy",steps:[{pattern:/^\d{1,2}\. Problem creating an Eleventy Layout for the "(?<file>[^"]{1,400})" template file\./},{pattern:/^\d{1,2}\. (?<message>\S.*?)(?: \(via [^()]{1,200}\))?$/}]},
{name:"eleventy-config",tool:"eleventy",steps:[{pattern:/^\d{1,2}\. Error in your Eleventy config file '(?<file>[^']{1,400})'\./},{pattern:/^\d{1,2}\. (?!There was a problem importing|Cannot find (?:module|package) )(?<message>\S.*?)(?: \(via \w+\))?$/,
skip:1,over:/^\d{1,2}\. There was/}]}];class vt{#e;#t=new Map;constructor(t){this.#e=t}get length(){return this.#e.length}line(t){return this.#e[t]}find(t,n){let o=this.#t.
get(t);o||(o=[],this.#t.set(t,o));const s=o[n];if(s!==void 0)return s;const r=t.exec(this.#e[n]?.text??"");return o[n]=r,r}}function bt(e,t,n){if("match"in e)return e.
match(t,n);const o={};let s=n;for(const[a,i]of e.steps.entries()){const l=Rt(i,t,s,a===0?0:i.skip??0);if(!l)return;for(const[d,p]of Object.entries(l.groups))p!==
void 0&&(o[d]=p);s=l.at+1}const r=e.steps.at(-1);return!e.repeat||!r?{groups:[o],next:s}:St(r.pattern,o,t,s)}function St(e,t,n,o){const s=[t];let r=o;for(;r<n.length&&
s.length<1e3;r++){const a=n.find(e,r);if(!a)break;s.push({file:t.file,...a.groups})}return{groups:s,next:r}}function Rt(e,t,n,o){const s={};for(let r=n;r<=n+o&&
r<t.length;r++){const a=t.find(e.pattern,r);if(a)return{at:r,groups:{...s,...a.groups}};const i=e.over&&t.find(e.over,r);if(e.over&&!i)return;for(const[l,d]of Object.
entries(i?.groups??{}))d!==void 0&&(s[l]=d)}}const pe=/^\s+File "(?<file>[^"]{1,400})", line (?<line>\d{1,7})/,xt=/\/site-packages\/|\/dist-packages\/|\/lib\/python\d|^</,
_t=/^(?<message>[A-Za-z_][\w.]{0,100}(?:: .+)?)$/,Nt={name:"python",tool:"python",match(e,t){if(!(e.line(t)?.text??"").startsWith("Traceback (most recent call l\
ast)")&&!e.find(pe,t))return;let o;for(let s=t;s<e.length&&s<t+200;s++){const r=e.line(s)?.text??"",a=e.find(pe,s)?.groups;if(a&&!xt.test(a.file??"")&&(o={...a}),
s===t||r.startsWith(" "))continue;const i=_t.exec(r)?.groups?.message;return o&&i?{groups:[{...o,message:i}],next:s+1}:void 0}}},Tt=[{name:"vitest",tool:"vitest",
steps:[{pattern:/^\s*FAIL\s+\S.* > /},{pattern:/^(?<message>\S.*)$/},{pattern:new RegExp(`^ \u276F (?!.*node_modules)(?:\\S.{0,200} )?(?<file>(?:[A-Za-z]:)?[^\\s:]{1,4\
00})${u}$`),skip:40}]},{name:"jest-syntax",tool:"jest",steps:[{pattern:new RegExp(`^\\s{4}${v}:(?<line>\\d{1,7})$`)},{pattern:new RegExp(`^\\s{4}(?<message>${I}\
: .+)$`),skip:6}]},{name:"jest",tool:"jest",steps:[{pattern:/^\s{2}● (?!Test suite failed to run)\S.*$/},{pattern:/^\s{4}(?<message>\S.*)$/,skip:1,over:/^$/},
{pattern:x,skip:40,over:/^(?!\s{2}●)/}]},{name:"rust",tool:"cargo",steps:[{pattern:/^(?<severity>error|warning)(?:\[(?<code>\w+)\])?: (?<message>.+)$/},{pattern:new RegExp(
`^\\s*--> ${c}${u}$`)}]},Nt,{name:"go-panic",tool:"go",steps:[{pattern:/^panic: (?<message>.+)$/},{pattern:new RegExp(`^\\s(?!.*/go/(?:src|pkg/mod)/)${c}:(?<lin\
e>\\d{1,7})(?: \\+0x.*)?$`),skip:20}]},{name:"node-syntax",tool:"node",steps:[{pattern:new RegExp(`^(?!.*node_modules)${v}:(?<line>\\d{1,7})$`)},{pattern:new RegExp(
`^(?<message>${I}(?: \\[\\w+\\])?: .+)$`),skip:6}]},m("node","node-import",/^(?:\w*Error )?\[?(?<code>ERR_MODULE_NOT_FOUND)\]?: (?<message>Cannot find (?:module|package) '[^']{1,400}') imported from (?<file>\S{1,400})$/),
{name:"node-stack",tool:"node",steps:[{pattern:new RegExp(`^\\s{0,4}(?:\\[?(?:ERROR|error)\\]?:? )?(?<message>(?:${I}(?: \\[\\w+\\])?|error): .+)$`)},{pattern:x,
skip:20,over:Y}]},{name:"consola",tool:["nuxt","docusaurus"],steps:[{pattern:/^\[(?:error|fatal)\] (?<message>\S.*)$/},{pattern:x,skip:20,over:/^\s+at /}]},m(void 0,
"plain",new RegExp(`^\\s{0,4}(?!- )(?:(?:vet|error|ERROR|Error):? (?:in )?)?${v}${u}:?(?: -)?\\s+(?:(?:fatal )?(?<severity>error|warning|note|info)\\b[: ]\\s*)?(?!\
\\+0x)(?<message>\\S.*)$`))],me=new RegExp(`^(?:File: |(?<severity>ERROR|WARNING) in )${c}(?:[: ]\\d+:[\\d:-]+)?$`),Ot=[{name:"rspack-syntax",tool:["rspack","rs\
build"],steps:[{pattern:me},{pattern:/^\s+× Module build failed \(from builtin:/},{pattern:/^\s+╰─▶\s+×\s+(?:x )?(?:Syntax Error: )?(?<message>\S.*)$/},
{pattern:/^[\s│]*[╭,][─-]{1,3}\[(?:[^\]]{0,400}:)?(?<line>\d{1,7}):(?<column>\d{1,7})\]$/}],zeroColumn:!0},{name:"rspack",tool:["rspack","rsbuild"],steps:[
{pattern:me},{pattern:/^\s+(?:╰─▶\s+)?× (?!Module build failed)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,skip:1,over:/^\s+× Module build failed/}]},
m(["docusaurus","react-scripts","gatsby"],"unresolved-in-folder",/^(?:\s*× |\w*Error: )?(?<message>(?:Module not found: (?:Error: )?)?Can't resolve '[^']{1,300}') in '(?<file>[^']{1,400})'$/),
m("react-scripts","react-scripts-css",new RegExp(`^Syntax error: ${v} (?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`)),{name:"fork-ts-checker",
tool:"webpack",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in ${c}${u}(?:-[\\d:]+)?$`)},{pattern:/^(?<code>TS\d+): (?<message>.+)$/}]},{name:"webpac\
k-loader-place",tool:"webpack",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in (?:${h})(?: \\d+:[\\d-]+)?(?: \\(.*)?$`)},{pattern:new RegExp(`^\\((?<l\
ine>\\d{1,7}):(?<column>\\d{1,7})\\) ${c} (?<message>[A-Z].*)$`),skip:5}]},m("gatsby","postcss-loader",new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${v}\
 (?<message>[A-Z].*)$`)),{name:"webpack-place",tool:"webpack",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in ${c}(?: \\d+:[\\d-]+)?(?: \\(.*)?$`)},{
pattern:new RegExp(`^(?:\\w*Error: )?(?:${h}: )?(?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`),skip:2}],zeroColumn:!0},{name:"webpack",tool:"w\
ebpack",steps:[{pattern:new RegExp(`^(?!.*sass-loader)(?<severity>ERROR|WARNING) in ${c}(?: (?<line>\\d{1,7}):(?<column>\\d{1,7})(?:-[\\d:]+)?)?(?: \\(.*)?$`)},
{pattern:/^(?!Module build failed|\.\/\S+ \d|\[tsl\]|\d{1,7}:[\d-]+$)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,skip:1,over:/^Module build failed/}],
zeroColumn:!0}],ge=[...dt,...ct,...lt,...Ot,...kt,...Tt],fe=500,Ct=500,At=[["warning",/^(?:warn|warning|deprecation warning|!|⚠)/i],["notice",/^(?:hint|info|note|message|i$)/i],
["error",/./]];function It(e,t=ge){const n=new vt(B(e)),o=new Map;for(let s=0;s<n.length&&o.size<fe;){const r=Lt(n,s,t);for(const a of r?.diagnostics??[]){const{
file:i,line:l,column:d,message:p}=a,f=JSON.stringify([i,l,d,p]);!o.has(f)&&o.size<fe&&o.set(f,a)}s=r?.next??s+1}return[...o.values()]}function Lt(e,t,n){const o=e.
line(t);if(!(!o||o.text.trim()===""))for(const s of n){const r=bt(s,e,t);if(!r)continue;return{diagnostics:r.groups.map(i=>Mt(i,s,o.folder)).filter(i=>i!==void 0),
next:r.next}}}function Mt(e,t,n){const{message:o,frame:s}=e,r=(e.file??"").replace(/(?<=\.mdx?)\.js(?=$|\?)/,"");if(!(r||s)||!o)return;const a=r===(e.file??"")&&
he(e.line)||null,i=a===null?null:he(e.column);return{file:r&&Gt(r.trim(),n)+Pt(t,r,a),line:a,column:i===null?null:t.zeroColumn?i+1:i||null,severity:Ft(e.severity,
t),code:e.code??null,message:(0,w.Ow)(Dt(jt(o.trim(),r),r),Ct),frame:s}}function Pt({part:e=""},t,n){return n===null||e===N&&t.startsWith("/")?"":e}function jt(e,t){
const n=e.replace(/^error: |\?vue&type=[\w=&.-]+/gi,""),[,o="",s]=/^(\S{1,400}?)(?::\d{1,7}){0,2}: (.+)$/.exec(n)??[],[r]=t.split("?",1);return s!==void 0&&(`/${o}`.
endsWith(`/${r}`)||`/${r}`.endsWith(`/${o}`))?s:n}function Dt(e,t){return e.replace(/(?<=^Cannot find module ')\/[^']{1,400}(?='$)/,n=>{const o=b.posix.relative(
b.posix.dirname(t),n);return t.startsWith("/")?o.startsWith(".")?o:`./${o}`:n})}function Ft(e,t){return e===void 0?t.severity??"error":At.find(([,n])=>n.test(e))?.[0]??
"error"}function he(e){return e===void 0?null:Number(e)}function Gt(e,t){return t===void 0||/^(?:[A-Za-z]:|[a-z-]+:\/\/|[\\/])/.test(e)?e:`${t}/${e.replace(/^(?:\.\/)+/,
"")}`}const Ut=["error","warning","notice"],Wt=/^\..|.\.config\.[a-z]{1,10}$|^package(?:-lock)?\.json$/;function zt(e){const t=b.posix.basename(e);return Wt.test(
t)||t.includes("tsconfig")&&t.endsWith(".json")}function Bt(e,t=10){const n=new Set,o=new Set,s=e.map(l=>{const d=JSON.stringify([l.severity,l.file,l.line]),p=JSON.
stringify([l.severity,l.message]),f=n.has(d)||o.has(p);n.add(d),o.add(p);const E=(l.line===null?4:0)+(f?2:0)+(zt(l.file)?1:0);return{diagnostic:l,weight:E}}),r=Ut.
map(l=>s.filter(({diagnostic:d})=>d.severity===l).toSorted((d,p)=>d.weight-p.weight).map(({diagnostic:d})=>d)),a=Math.max(0,t),i=l=>Math.max(0,(l?.length??0)-a);
return{shown:r.flatMap(l=>l.slice(0,a)),rest:{error:i(r[0]),warning:i(r[1]),notice:i(r[2])}}}const we={formats:ge,causes:z};function ln(e,{formats:t,causes:n}=we){
const o=s=>![s.tool??[]].flat().includes(e);return{formats:t.filter(o),causes:n.map(s=>({...s,signs:s.signs.filter(o)})).filter(({signs:s})=>s.length>0)}}const Ht=[
0,1e3,2e3,4e3];async function Zt(e,t,n,o,s){const r=await Jt(e,t,o,s);if(r)return Kt(r,n,o.tree,o.rules??we);const a=`The deployment ${e} failed, and the platfo\
rm gives no reason`;return{...qt,headline:a,remedy:`Look at the deployment ${e} in the platform.`}}const qt={stage:void 0,code:void 0,exitCode:void 0,diagnostics:[],
moreDiagnostics:0,log:[]};function Kt(e,t,n,o){const s={...t,configuration:{...t.kept,...t.configuration}},{rootDirectory:r}=s.configuration.settings,a={exists:n?.
exists??(()=>!1),rootDirectory:typeof r=="string"?r:void 0,folders:Xt(s,n)},i=oe(e.diagnostics,a),l=new Set(i.map(({file:O,message:tn})=>`${O}
${tn}`)),d=oe(It(e.log,o.formats),a),{shown:p,rest:f}=Bt([...i,...d.filter(O=>!l.has(`${O.file}
${O.message}`))]),{repository:E,branch:T,outputDirectory:ye}=s.configuration,Qt=t.configuration.outputDirectory===void 0&&ye!==void 0,en={...e,diagnostics:p,list:n?.
list,repository:E,branch:T,outputDirectory:ye,keptOutput:Qt};return{...nt(en,o.causes),stage:e.stage,code:e.code,exitCode:e.exitCode,diagnostics:p,moreDiagnostics:f.
error+f.warning+f.notice,log:qe(e.log)}}function Yt({code:e,message:t,exitCode:n,signal:o,log:s,diagnostics:r}){return[e,t,n,o].some(i=>i!==void 0)||s.length>0||
r.length>0}const Vt=8;function Xt({configuration:e},t){const{buildCommand:n="",outputDirectory:o="",settings:s}=e,r=n.split(/[\s'"=;&|()]+/).map(d=>d.replace(/^(?:\.\/)+|(?<!\/)\/+$/g,
"")),a=o.split("/").map((d,p,f)=>f.slice(0,p).join("/")),i=typeof s.rootDirectory=="string"?`${s.rootDirectory}/`:"",l=[...r,...a.reverse()].filter(d=>/^[^./-][^:*?]*$/.
test(d));return[...new Set(l)].map(d=>i+d).filter(d=>(t?.list(d).length??0)>0).slice(0,Vt)}async function Jt(e,t,n,o){try{for(const s of Ht){s&&await n.clock.sleep(
s,n.signal);const r=await n.platform.readFailure(t,e);if(r&&Yt(r))return r}}catch(s){n.signal.throwIfAborted();const r=(0,Ee.I7)(s);o.warn(`The failure record o\
f ${e} cannot be read: ${r.message}`,r.remedy)}}})};export{dn as id,cn as ids,un as modules};

const on=294,rn=[294],an={8294:((tn,fe,b)=>{b.d(fe,{explain:()=>Bt});var he=b(3739),w=b(5807);function we(e,t,n){for(const s of e.signs)if(!(s.codes&&!(t.code&&
s.codes.includes(t.code)))&&!(s.exitCodes&&!(typeof t.exitCode=="number"&&s.exitCodes.includes(t.exitCode)))&&!(s.signals&&!(t.signal&&s.signals.includes(t.signal)))&&
!(s.stages&&t.stage&&!s.stages.includes(t.stage.toLowerCase()))&&!(s.weak&&t.diagnostics?.some(o=>o.severity==="error"))){if(!s.log)return{groups:{},facts:t,lines:n};
for(let o=n.length-1;o>=0;o--){const r=s.log.exec(n[o]??"");if(r)return{groups:r.groups??{},facts:t,lines:n}}}}function y(e,t){for(const n of e){const s=t.exec(
n)?.[1];if(s!==void 0)return s}}function g(e,t){return e===void 0||e===""?t:`"${e}"`}var v=b(6760);const P=[/Cannot find (?:module|package) '(?<what>[^']{1,300})' imported from (?<from>\S{1,400})/,
/Cannot find (?:module|package) '(?<what>[^']{1,300})'/,/Cannot find module or type declarations for side-effect import of '(?<what>[^']{1,300})'/,/Could not resolve ["'](?<what>[^"']{1,300})["'](?: (?:from|in) ["']?(?<from>[^"'\s]{1,400}))?/,
/^(?:\[UNLOADABLE_DEPENDENCY\] )?Could not load (?<path>[\w@./[\]-]{1,300})$/,/The module `(?<what>[^`]{1,200})` could not be loaded\. It may not be installed/,
/problem loading plugin "(?<what>[^"]{1,200})"\. Perhaps you need to install/,/Can't resolve '(?<what>[^']{1,300})'/,/[Ff]ailed to resolve (?:import )?["'](?<what>[^"']{1,300})["'](?: from ["'](?<from>[^"']{1,400})["'])?/,
/^template not found: (?<what>\S{1,300})$/,/^ENOENT: Failed to lookup "(?<what>[^"]{1,300})" in /,/ModuleNotFoundError: No module named '(?<what>[^']{1,200})'/];
function nn(e){for(const t of P){const{what:n,path:s}=t.exec(e)?.groups??{},o=n?literalPattern(n):s&&`[@~#$][^\\s"'\`]{0,300}?/${literalPattern(posix.basename(s))}`;
if(o)return new RegExp(`(?<=["'\`]|(?:url|\\])\\()${o}(?=["'\`)?#])`)}}function sn(e){return/"([\w$]{1,200})" is not exported by "|No matching export in "[^"]{1,400}" for import "([\w$]{1,200})"/.
exec(e)?.slice(1).find(t=>t!==void 0)}function x(e){for(const{file:t,severity:n,message:s}of e.facts.diagnostics??[]){const o=n==="error"?j(s,t):void 0;if(o)return o}
if(!e.facts.diagnostics?.some(t=>t.severity==="error"))for(const t of e.lines){const n=j(t,void 0);if(n)return n}}function j(e,t){for(const n of P){const s=n.exec(
e)?.groups;if(s?.path)return{kind:"file",specifier:s.path,importer:"."};if(!s?.what)continue;const o=t??s.from;if(/\.(?:html?|css|s[ac]ss|less)$/.test(o??"")||/\.(?:html|njk|liquid)$/.
test(s.what)||/^(?:\.{1,2}(?:\/|$)|\/)/.test(s.what))return{kind:"file",specifier:s.what,importer:o};const a=/^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.exec(
s.what)?.[0];return a===void 0||s.what[a.length]===":"?void 0:{kind:"package",specifier:a,importer:o}}}const D=["",".ts",".tsx",".js",".jsx",".mjs",".cjs",".vue",
".svelte",".astro",".css",".scss",".json"];function F(e){const t=x(e),n=e.facts.list;if(!(!n||t?.kind!=="file"))for(const s of ye(t)){const o=$e(s.split("/"),n);
if(o!==void 0)return{specifier:t.specifier,actual:o}}}function ye({specifier:e,importer:t}){if(e.startsWith("/")){const s=e.split("/").slice(1,40);return s.map(
(o,r)=>s.slice(r).join("/"))}const n=t&&v.posix.join(v.posix.dirname(t),e);return!n||n.startsWith("..")||n.startsWith("/")?[]:[n]}function $e(e,t){const n=[];for(const[
o,r]of e.entries()){const a=t(n.join("/")),d=(o===e.length-1?D:[""]).map(l=>a.find(m=>m.toLowerCase()===`${r}${l}`.toLowerCase())).find(l=>l!==void 0);if(d===void 0)
return;n.push(d)}const s=n.join("/");return D.some(o=>s===`${e.join("/")}${o}`)?void 0:s}const Ee=[{name:"memory-limit",signs:[{codes:["out_of_memory"],log:/was stopped because (?<why>[\w ,.:']{1,300})$/}],
summary:({groups:e})=>e.why??"the build used more memory than it may",remedy:()=>"Make the build smaller: source maps, parallel workers and pages built at once \
cost most. Or ask the platform's operators to raise the limit (slipway platform --build-memory)."},{name:"disk-limit",signs:[{codes:["disk_quota","disk_full"],log:/was stopped because (?<why>[\w ,.:']{1,300})$/},
{codes:["disk_quota"]}],summary:({groups:e})=>e.why??"the build wrote more than it may",remedy:()=>"Make the build write less (caches, source maps, copies of no\
de_modules), or ask the platform's operators to raise the limit (slipway platform --build-disk)."},{name:"out-of-memory",signs:[{codes:["out_of_memory"]},{codes:[
"build_killed"],log:/heap out of memory|Reached heap limit/},{log:/JavaScript heap out of memory|Reached heap limit|Ineffective mark-compacts near heap limit/},
{log:/(?:fatal error: runtime: )?(?:out of memory|cannot allocate memory)$|ENOMEM|OOMKilled/i}],summary:()=>"the build ran out of memory",remedy:({lines:e})=>e.
some(t=>t.includes("heap"))?"Set the app variable NODE_OPTIONS to --max-old-space-size=4096 (MB), or make the build smaller: source maps and parallel workers co\
st most.":"Make the build smaller (source maps and parallel workers cost most), or let it run where there is more memory."},{name:"file-watchers",signs:[{log:/System limit for number of file watchers reached/}],
summary:()=>"the build watches files for changes",remedy:()=>"Use a build command that ends: without --watch, and not a dev server."},{name:"disk-full",signs:[{
codes:["disk_full"]},{log:/ENOSPC|[Nn]o space left on device/}],summary:()=>"the disk is full where the build ran",remedy:()=>"Make the build write less (caches\
, source maps), or free space on the platform and deploy again."},{name:"build-timeout",signs:[{codes:["build_timeout"]}],summary:()=>"the build took longer tha\
n the platform allows",remedy:()=>"Check that the build command ends by itself: a dev server or a watch mode never does. Then look for what is slow in the log."},
{name:"missing-script",signs:[{log:/^Missing script: "?(?<script>[^"\s]{1,100})"?/},{log:/ERR_PNPM_NO_SCRIPT\s+Missing script: (?<script>\S{1,100})/},{log:/^error Command "(?<script>[^"]{1,100})" not found\./},
{log:/Couldn't find a script named "(?<script>[^"]{1,100})"/},{log:/Script not found "(?<script>[^"]{1,100})"/}],summary:({groups:e})=>`package.json has no scri\
pt ${g(e.script,"of that name")}`,remedy:({groups:e,lines:t})=>{const n=Se(t).filter(o=>o!==e.script);return`${n.length>0?`There are: ${n.join(", ")}. `:""}Add \
the script ${g(e.script,"named in the log")} to package.json, or set build-command to one that exists.`}},{name:"command-not-found",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>[\w@./-]{1,100}): (?:command )?not found$/},
{log:/^'?(?<command>[\w@./-]{1,100})'? is not recognized as an internal or external command/},{log:/spawn (?<command>[\w@./-]{1,100}) ENOENT$/},{log:/^error: Failed to spawn: `(?<command>[^`]{1,100})`/},
{exitCodes:[127]}],summary:({groups:e})=>`the command ${g(e.command,"to run")} was not found`,remedy:({groups:e})=>`Add the package that brings ${g(e.command,"i\
t")} to dependencies in package.json. NODE_ENV=production among the app variables keeps devDependencies from being installed.`},{name:"permission-denied",signs:[
{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>\S{1,200}): Permission denied$/},{log:/EACCES: permission denied, \w{1,20} '(?<command>[^']{1,200})'/},
{exitCodes:[126]}],summary:({groups:e})=>`permission denied${e.command?` for ${g(e.command,"")}`:""}`,remedy:({groups:e})=>e.command?.startsWith("/")?"Let the b\
uild write only inside the repository; other folders are closed to it.":"Make the script executable and commit that: git update-index --chmod=+x FILE. Or run it\
 through its interpreter, as sh FILE."},{name:"port-in-use",signs:[{log:/EADDRINUSE(?::.{0,60}?:(?<port>\d{2,5}))?|[Pp]ort (?<port2>\d{2,5}) is (?:already )?in use/}],
summary:({groups:e})=>`a port is in use${e.port?` (${e.port})`:""}`,remedy:()=>"A build should not start a server on a fixed port: let it listen on port 0, or u\
se a build command that starts none."},{name:"warnings-as-errors",signs:[{log:/Treating warnings as errors because process\.env\.CI = /},{log:/ESLint found too many warnings/}],
summary:()=>"the build counts warnings as errors",remedy:({lines:e})=>e.some(t=>t.startsWith("Treating warnings"))?"Mend the warnings in the log, or set build-c\
ommand to CI=false npm run build.":"Mend the warnings in the log, or raise --max-warnings."},{name:"missing-variable",signs:[{log:/(?:[Mm]issing|[Uu]ndefined|[Ii]nvalid)(?: required)? env(?:ironment)?(?: variable)?s?:? [`"'[]?(?<name>[A-Z][A-Z0-9_]{1,80})/},
{log:/(?:[Ee]nv(?:ironment)? (?:variable|var)|variable) [`"']?(?<name>[A-Z][A-Z0-9_]{1,80})[`"']? (?:is (?:not (?:set|defined|provided)|missing|undefined|required)|must be (?:set|defined))/},
{log:/(?<!ReferenceError: )(?<![\w])[`"']?(?<name>[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60})[`"']? (?:environment variable |env var )?(?:is (?:not set|not defined|missing|required)|must be set)/},
{log:/^KeyError: '(?<name>[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60})'/},{log:/"(?<name>PUBLIC_\w{1,80}|\w{1,80})" is not exported by "(?:virtual:env|\$env)\/static\/(?:public|private)/}],
summary:({groups:e})=>`the variable ${e.name??""} is not set`,remedy:({groups:e})=>`Add ${e.name??"it"} to the app variables (input env or env-file); secrets th\
rough \${{ secrets.${e.name??"NAME"} }}.`},{name:"import-case",signs:[{}],summary:e=>{const t=F(e);return t&&`the import "${t.specifier}" differs from the file'\
s name only in upper and lower case`},remedy:e=>`The file is ${g(F(e)?.actual,"there")}: write the import as it is spelt, or rename it with git mv. Builds run w\
here case counts.`},{name:"import-case-tsc",signs:[{log:/TS(?:1149|1261): [^']{0,40}'(?<path>[^']{1,300})' differs from already included file name/},{log:/There are multiple modules with names that only differ in casing/}],
summary:({groups:e})=>`imports spell ${g(e.path,"a file")} differently in upper and lower case`,remedy:()=>"Write every import of that file as the file is spelt\
. Builds run where case counts."},{name:"missing-file",signs:[{}],summary:e=>{const t=x(e);return t?.kind==="file"?`the file "${t.specifier}" that is imported d\
oes not exist`:void 0},remedy:()=>"Check the path and its upper and lower case, and that the file is committed: `git check-ignore -v` tells whether .gitignore h\
olds it back."},{name:"missing-read",signs:[{log:/ENOENT: no such file or directory, (?:open|stat|scandir) '(?<path>[^']{1,400})'/}],summary:({groups:e,facts:t})=>`\
the file "${ke(e.path??"",t.list)}" that is read does not exist`,remedy:()=>"Check the path where it is written, its upper and lower case, and that the file is \
committed."},{name:"missing-package",signs:[{}],summary:e=>{const t=x(e);return t?.kind==="package"?`the package "${t.specifier}" is not installed`:void 0},remedy:e=>{
const t=x(e)?.specifier??"the package";return e.lines.some(n=>n.includes("No module named"))?`Add ${t} to the project's requirements.`:`Run npm install ${t} (or\
 your package manager's add) and commit package.json with the lockfile. NODE_ENV=production among the app variables keeps devDependencies from being installed.`}},
{name:"builder-crashed",signs:[{codes:["builder_crashed"]}],summary:({facts:e})=>(e.message||"The process that built this deployment crashed").replace(/^The/,"t\
he"),remedy:()=>"Deploy again. If it fails again, something in the repository crashes the platform's worker: the operators find the cause in the platform's log."},
{name:"build-killed",signs:[{codes:["build_killed"]},{signals:["SIGKILL","SIGTERM"]},{exitCodes:[137,143]}],summary:()=>"the build was killed",remedy:()=>"Look \
in the log for what ended it, and deploy again. If it fails again, the build may need more memory or time than it may use."}];function ke(e,t){const n=e.split("\
/"),s=t?.("")??[],o=n.findIndex(r=>s.includes(r));return o<0?e:n.slice(o).join("/")}function Se(e){const t=new Set,n=e.findLastIndex(s=>/[Mm]issing script|not found|a script named/.
test(s));for(const s of e.slice(Math.max(0,n),n+40)){const o=y([s],/^\s*(?:npm|pnpm|yarn|bun) run ([\w:.-]{1,60})(?:\s|$|")/)??ve(s);o&&t.add(o)}return[...t].slice(
0,10)}function ve(e){return y([e],/Did you mean "(?:pnpm|yarn|npm) (?:run )?([\w:.-]{1,60})"/)}const Re=[{name:"browser-only",signs:[{log:/ReferenceError: (?<name>window|document|localStorage|sessionStorage|navigator|HTMLElement) is not defined/}],
summary:({groups:e})=>`code for the browser ran during the build (${e.name} is not defined)`,remedy:({groups:e})=>`Use ${e.name} only in the browser: after moun\
ting (onMount, useEffect, client:only), or where typeof ${e.name} !== 'undefined'.`},{name:"esm-only",signs:[{log:/ERR_REQUIRE_ESM|require\(\) of ES Module \S{1,300}/}],
summary:()=>"a package that exists only as an ES module was loaded with require()",remedy:()=>'Load it with import (name the file .mjs, or set "type": "module" \
in package.json), or use Node.js 22 or newer.'},{name:"next-static-params",signs:[{log:/Page "(?<page>[^"]{1,200})" is missing "generateStaticParams\(\)"/}],summary:({
groups:e})=>`the page ${g(e.page,"")} has no generateStaticParams()`,remedy:()=>"Export generateStaticParams() from that page, so that the static export knows i\
ts paths."},{name:"base-path",signs:[{log:/does not begin with `base`, which is configured in `paths\.base`/}],summary:()=>"a link leaves the configured base pa\
th",remedy:()=>"Put the base path before the site's own links, or remove the base path: the platform serves each app at its own host's root."},{name:"dead-link",
signs:[{log:/^Error: 404 (?<link>\S{1,300}) \(linked from (?<page>\S{1,300})\)/},{log:/Found dead link (?<link>\S{1,300}) in file (?<page>\S{1,300})/},{log:/^\s*-> linking to (?<link>\S{1,300})/},
{weak:!0,log:/^\s*│ [├└]── \[404\] Page not found: (?<link>\S{1,300})/}],summary:({groups:e,lines:t})=>{const n=e.page??y(t,/(?:Broken link on source page path =|│ └── Linked from) (\S{1,300}?):?$/);
return`a link to ${e.link}${n?`, in ${n},`:""} leads to no page`},remedy:()=>"Correct the link, or add the page. The log names any others."},{name:"page-failed",
signs:[{weak:!0,log:/^\[500\] GET (?<page>\S{1,300})/},{weak:!0,log:/^!!! (?<page>\S{1,300}): Error during SSG$/}],summary:({groups:e,lines:t})=>{const n=t.findLastIndex(
s=>/^(?:\[500\] GET |!!! \S{1,300}: Error during SSG$)/.test(s));return`the page ${e.page} failed while it was rendered: ${t[n+1]?.replace(/^Error: /,"")??""}`},
remedy:()=>"Mend what the page loads or shows; the stack in the log names the functions."},{name:"gatsby-graphql",signs:[{weak:!0,log:/^error There was an error in your GraphQL query:/}],
summary:({lines:e})=>{const t=e.findLastIndex(n=>n.startsWith("error There was an error in your GraphQL query"));return`a GraphQL query fails: ${e.slice(t+1).find(
n=>n!=="")??""}`},remedy:()=>"Correct the query, or give its type the field in gatsby-node (createSchemaCustomization)."},{name:"gatsby-page-failed",signs:[{weak:!0,
log:/^error Building static HTML failed for path "(?<page>[^"]{1,300})"/}],summary:({groups:e,lines:t})=>`the page ${e.page} failed while it was rendered: ${y(t,
/^\s*WebpackError: (.{1,300})/)??""}`,remedy:()=>"Mend what the page loads or shows: gatsby build --verbose tells more, and gatsby develop the line."},{name:"nu\
xt-page-failed",signs:[{weak:!0,log:/^\s*│ [├└]── \[5\d\d\] (?<message>.*)/}],summary:({groups:e,lines:t})=>{const n=t.findLastIndex(o=>/^\s*│ [├└]── \[5\d\d\]/.
test(o));return`the page ${y(t.slice(0,n).reverse(),/├─ (\/\S{0,300}) \(\d+ms\)/)} failed while it was rendered: ${e.message}`},remedy:()=>"The log does not\
 tell the error itself: run npx nuxt dev and open the page, where it stands with its stack. Code for the browser and missing variables are common causes."},{name:"\
turbo",signs:[{log:/^[\s`>-]*[x×] (?<what>No package found with name '[^']{1,100}' in workspace)$/},{log:/^[\s`>-]*[x×] (?<what>Could not find task `[^`]{1,100}` in project)$/}],
summary:({groups:e})=>`turbo: ${e.what}`,remedy:({groups:e})=>e.what?.includes("task")?"Name the task in build-command as turbo.json has it among its tasks.":"W\
rite --filter in build-command as the name in that package's package.json."},{name:"css-minify",signs:[{log:/^(?:\w*Error: )?\[lightningcss minify\] (?<what>\S.{0,200})$/}],
summary:({groups:e,lines:t})=>{const n=t.findIndex(o=>/^\s*\|\s+\^/.test(o)),s=/^\d{1,7} *\| *(\S.{0,80})/.exec(t[n-1]??"")?.[1]?.trim();return`the style sheets\
 do not parse: ${e.what}${s?`, at ${g(s,"")}`:""}`},remedy:()=>"Look above what is quoted for a rule or a comment that is not closed, in the style sheet that ho\
lds it."}],C="ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|ECONNREFUSED|ERR_SOCKET_TIMEOUT|UND_ERR_CONNECT_TIMEOUT",be=[{name:"lockfile-missing",signs:[{log:/`npm ci` command can only install with an existing package-lock\.json/},
{log:/ERR_PNPM_NO_LOCKFILE/},{log:/Unsupported URL Type "workspace:"/}],summary:()=>"the repository has no lockfile",remedy:()=>"Run the install on your machine\
 and commit the lockfile it writes."},{name:"lockfile-outdated",signs:[{log:/^`npm (?<manager>ci)` can only install packages when your package\.json and/},{log:/(?<manager>ERR_PNPM)_(?:OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH|FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE)/},
{log:/Your (?<manager>lockfile) needs to be updated, but yarn was run with `--frozen-lockfile`/},{log:/The (?<manager>lockfile) would have been (?:modified|created) by this install, which is explicitly forbidden/},
{log:/(?<manager>lockfile) had changes, but lockfile is frozen/}],summary:({lines:e})=>`the lockfile does not fit package.json${xe(e)}`,remedy:({groups:e})=>`Ru\
n ${(e.manager==="ci"?"npm install":e.manager==="ERR_PNPM"?"pnpm install":"")||"your package manager's install"} on your machine and commit the lockfile togethe\
r with package.json.`},{name:"peer-conflict",signs:[{log:/^code ERESOLVE|^ERESOLVE (?:could not resolve|unable to resolve)|ERR_PNPM_PEER_DEP_ISSUES/}],summary:({
lines:e})=>{const t=y(e,/^\s*peer (\S{1,120}) from /);return t?`dependencies ask for versions that exclude each other (${t})`:"peer dependencies conflict"},remedy:()=>"\
Move the packages named in the log to versions that fit each other. As a stopgap commit an .npmrc with legacy-peer-deps=true."},{name:"engine",signs:[{log:/^code EBADENGINE|ERR_PNPM_UNSUPPORTED_ENGINE/},
{log:/The engine "node" is incompatible with this module\. Expected version "(?<wanted>[^"]{1,60})"/},{log:/Node(?:\.js)?(?: version)? v?[\d.]+(?:\.x)? is not supported by|node: v?[\d.]+ is not supported/},
{weak:!0,log:/You are using Node\.js [^ ]{1,20} (?:For|Vite)\b/},{weak:!0,log:/(?:requires|required|minimum) (?:a )?(?:minimum )?Node(?:\.js)?(?: version)?(?: of)? (?<wanted>v?\d[\d.+]{0,12})/i},
{log:/Node\.js version "?(?<wanted>[<>=^~]{0,2}v?\d[\d.]{0,12})"? (?:or newer |or higher )?is required/},{log:/error:0308010C:digital envelope routines::unsupported|ERR_OSSL_EVP_UNSUPPORTED/},
{log:/No such built-in module: (?<builtin>node:[\w/]{1,40})/},{log:/SyntaxError: Unexpected token '(?:\?\?=|\|\|=|&&=|\?\.|\?\?)'/},{log:/(?:crypto\.hash|structuredClone|Object\.hasOwn|Promise\.withResolvers|\.toSorted|styleText|\$?import\.meta\.dirname)(?:\(\.\.\.\))? is not (?:a function|defined)/}],
summary:({groups:e})=>`the Node.js version does not fit${e.wanted?` (wanted: ${e.wanted})`:""}`,remedy:({lines:e})=>e.some(t=>t.includes("digital envelope routi\
nes"))?"The bundler is too old for this Node.js. Update it (webpack 5.61 or later), or set nodeVersion in app-settings to 16.":"Set the Node.js version that the\
 tools ask for: nodeVersion in app-settings, and engines.node in package.json."},{name:"registry-login",signs:[{log:/^code (?:E401|E403|ENEEDAUTH)$|ERR_PNPM_FETCH_40[13]|YN0041/},
{log:/(?:401 Unauthorized|403 Forbidden) - (?:GET|PUT) https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})/}],summary:({groups:e,lines:t})=>{const n=e.host??y(
t,/40[13] \w+ - GET https?:\/\/(?:[^\s/@]{1,200}@)?([\w.-]{1,200})/);return`the package registry${n?` ${n}`:""} refused the login`},remedy:()=>"Give the build a\
 registry token as an app variable (input env), and name that variable as :_authToken in .npmrc."},{name:"git-dependency",signs:[{stages:["install"],log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey|Repository not found\./}],
summary:()=>"a dependency comes from a Git repository that the build cannot read",remedy:()=>"Name the dependency by an https:// URL that needs no login, or pub\
lish it to a registry and give the build a token."},{name:"version-not-found",signs:[{log:/No matching version found for (?<name>\S{1,150}?)\.?(?: while|$)/},{log:/ERR_PNPM_NO_MATCHING_VERSION\s+No matching version found for (?<name>\S{1,150})/},
{log:/Couldn't find any versions for "(?<name>[^"]{1,120})"/}],summary:({groups:e})=>`no version of ${g(e.name,"a package")} fits`,remedy:({groups:e,lines:t})=>{
const n=y(t,/while installing the dependencies of (\S{1,200})/);return n?`${n} asks for it: update that package, or override the version in package.json.`:`Corr\
ect the version in package.json to one that is published, and commit the new lockfile. Where package.json does not name ${e.name?.replace(/(?<=.)@.*$/,"")??"it"}\
, a package that it names asks for it: update that one, or override the version.`}},{name:"package-not-found",signs:[{log:/^404\s+(?:The requested resource )?'(?<name>[^']{1,150})' (?:is not in this registry|could not be found)/},
{log:/ERR_PNPM_FETCH_404\s+GET \S{1,300}\/(?<name>[^/\s:]{1,150}): Not Found/},{log:/^error An unexpected error occurred: "https?:\/\/[^"]{1,200}\/(?<name>[^/"]{1,150}): Not found"/},
{log:/^code E404$/}],summary:({groups:e})=>`the package ${g(e.name?.replace(/%2f/i,"/"),"asked for")} is not in the registry`,remedy:()=>"Check its name in pack\
age.json. If it is private, set its registry and a token in .npmrc, with the token as an app variable (input env)."},{name:"integrity",signs:[{log:/^code EINTEGRITY|ERR_PNPM_TARBALL_INTEGRITY|Integrity check failed for|YN0018/}],
summary:()=>"a package differs from what the lockfile records",remedy:()=>"Delete the lockfile and node_modules, install again, and commit the new lockfile."},{
name:"network",signs:[{log:new RegExp(`^code (?:${C})|^network .{0,80}(?:${C})|ERR_PNPM_META_FETCH_FAIL`)},{weak:!0,log:/^Failed to fetch `?[^`]{1,100} from Google Fonts/},
{log:new RegExp(`(?:getaddrinfo|request to https?://\\S{1,200} failed).{0,80}(?:${C})`)},{log:/Could not resolve host: |Failed to connect to \S{1,100} port|network connectivity|The operation timed out\. fetching/}],
summary:()=>"the network failed while the build fetched something",remedy:()=>"Run the deploy again. If it repeats, check the host that the log names and that t\
he platform may reach it."},{name:"certificate",signs:[{log:/\b(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_HAS_EXPIRED)\b/}],
summary:()=>"a certificate was refused while the build fetched something",remedy:()=>"If a proxy or a private registry has a certificate of its own authority, g\
ive the platform that authority: NODE_EXTRA_CA_CERTS."},{name:"native-optional",signs:[{log:/Cannot find module '?(?<name>@rollup\/rollup-[\w-]+|@esbuild\/[\w-]+|@rolldown\/binding-[\w-]+|lightningcss[.\w-]*|@tailwindcss\/oxide[\w-]+|@next\/swc[\w-]+|@parcel\/watcher-[\w-]+)'?/},
{log:/The package "(?<name>@esbuild\/[\w-]+)" could not be found, and is needed by esbuild/},{log:/You installed esbuild for another platform/}],summary:({groups:e})=>`\
the binary package ${g(e.name,"of a tool")} is not installed for this system`,remedy:()=>"The lockfile lacks other systems: delete node_modules and the lockfile\
, install again with a current npm, and commit the new lockfile."},{name:"node-gyp",signs:[{log:/^gyp ERR! (?:find Python|stack Error)|node-pre-gyp ERR!/}],summary:()=>"\
a native package could not be compiled",remedy:()=>"Use a version of the package that ships binaries for this Node.js version, or a pure JavaScript one."},{name:"\
package-manager",signs:[{log:/This project is configured to use (?<name>\w{1,20})/},{log:/This project's package\.json defines "packageManager": "(?<name>[^"]{1,40})"/},
{log:/ERR_PNPM_BAD_PM_VERSION|Cannot find matching keyid/}],summary:({groups:e})=>`the project asks for another package manager${e.name?` (${e.name})`:""}`,remedy:()=>"\
Make packageManager in package.json and the committed lockfile name the same package manager, in a version that the platform has."}];function xe(e){const t=e.flatMap(
s=>/^Missing: (\S{1,200}?)@? from lock file$|dependencies were added: (\S{1,200}?),?(?:\s|$)/.exec(s)?.slice(1)??[]),[n]=t.filter(s=>s!==void 0);if(n)return`: i\
t lacks ${n}`;for(const s of e){const[,o,r]=/^Invalid: lock file's (\S{1,200}) does not satisfy (\S{1,200})$/.exec(s)??[];if(o)return`: it has ${o}, and ${r} is\
 asked for`}return""}const _e=[/^Writing (?:\.\/)?([\w@.-]{1,100})\/\S{0,300} from /,/directory: \S{0,200}\/([\w@.-]{1,60})\/$/,/Wrote site to "([^"]{1,100})"/,
/The ([\w-]{1,60}) folder is ready to be deployed/,/Output location: \S{0,200}?((?:dist|build)\/\S{1,100})$/,/Generated static files in "?([\w@./-]{1,100}?)"?\.?$/,
/Generated public ([\w@./-]{1,100})$/,/^\[info\] html generated at \.\/([\w@./-]{1,100})$/,/Success! Generated .{0,40} in "([^"]{1,100})"/,/^((?!\.\w)[\w@./-]{1,100}?)\/(?:assets\/)?[\w.-]{1,100}\.(?:html|js|css)\s{1,60}[\d.,]{1,12} (?:kB|KiB|MB)\b/],
Ne=[{name:"next-export",signs:[{codes:["output_missing","output_empty"],log:/Next\.js \d{1,3}\.\d/},{codes:["output_missing","output_empty"],log:/^(?:> )?next build/},
{log:/"next export" (?:has been removed|is no longer supported|does not work)/}],summary:({facts:e})=>A(e).includes("out")?void 0:"Next.js wrote no static expor\
t",remedy:()=>"Set output: 'export' in next.config and take next export out of the build command; the output directory is then out."},{name:"output-missing",signs:[
{codes:["output_missing"]},{log:/[Oo]utput directory "?(?<folder>[\w@./-]{1,100}?)"? (?:does not exist|(?:was |is )?(?:not found|missing))/}],summary:({groups:e,
facts:t})=>{const n=e.folder??t.outputDirectory??Oe(t);return n?`the build did not write the output directory "${n}"${t.keptOutput?G:""}`:"the app names no outp\
ut directory, and the build wrote none of the usual ones"},remedy:e=>{const{facts:t}=e,n=U(e);if(n)return`Set output-directory to ${n}: the log shows files writ\
ten there.`;const s=e.lines.some(r=>/^> gatsby build\b/.test(r)),o=[...Te,...s?["public"]:[]].find(r=>A(t).includes(r));return o?`Set output-directory to ${o}, \
which is there, if it is what the build writes.`:"Set output-directory to the folder that the build command writes, relative to the root directory: often dist, \
build, out, public or _site."}},{name:"output-empty",signs:[{codes:["output_empty"]}],summary:({facts:e})=>`the output directory ${g(e.outputDirectory,"of the a\
pp")}${e.keptOutput?`${G},`:""} is empty`,remedy:e=>{const t=U(e);return t?`Set output-directory to ${t}: the log shows files written there.`:"Check that the bu\
ild command writes into output-directory, and does not clean it at its end."}},{name:"output-unsafe",signs:[{codes:["output_unsafe"]}],summary:({facts:e})=>e.message??
"the output holds links or special files that may not be served",remedy:()=>"Let the build copy files instead of linking them: links that leave the output direc\
tory are refused."},{name:"file-too-large",signs:[{codes:["output_too_large"]}],summary:({facts:e})=>e.message?.includes("wrote a file that is too large")?e.message:
void 0,remedy:()=>"Let the build write smaller files, and leave out what no page loads: logs, archives, source maps."},{name:"output-too-large",signs:[{codes:["\
output_too_large"]}],summary:({facts:e})=>e.message??"the output is larger than the platform takes",remedy:()=>"Check that output-directory names only the site,\
 without node_modules or source maps, and move large media elsewhere."},{name:"sync-failed",signs:[{codes:["sync_failed","activation_failed"]}],summary:({facts:e})=>e.
message??"the platform could not publish the files",remedy:()=>"Nothing in the repository is at fault: deploy again. The previous release stays live."},{name:"i\
nterrupted",signs:[{codes:["interrupted"]}],summary:()=>"the platform was stopped while it worked",remedy:()=>"Deploy again."}],G=", which an earlier deploy set",
Te=["dist","build","out","_site","storybook-static"];function Oe({message:e}){return/output directory `([^`]{1,200})`/.exec(e??"")?.[1]}function A({message:e}){
const[,t=""]=/the folders there are (.{1,1000})/.exec(e??"")??[];return[...t.matchAll(/`([^`]{1,100})`/g)].map(([,n=""])=>n)}function U({lines:e,facts:t}){const n=s=>s.
split("/").length;for(const s of _e){const[o]=e.flatMap(a=>{const i=s.exec(a)?.[1]?.replace(/^\.\//,"").replace(/\/(?:assets|_astro)$/,"");return i?[{folder:i,line:a}]:
[]}).sort((a,i)=>n(a.folder)-n(i.folder)),r=o&&Ce(o.folder,o.line,t);if(r&&r!==t.outputDirectory)return r}}function Ce(e,t,n){const[s=""]=e.split("/",1),o=A(n);
if(o.length===0||o.includes(s))return e;const r=v.posix.dirname(n.outputDirectory??"");if(r!=="."&&n.list?.(r).length)return`${r}/${e}`;const a=n.log.find(l=>l.
includes(t))??"",i=/(?:^|\s|\/)([\w.-]{1,60}):[a-z][\w:-]{0,60}: /.exec(a)?.[1],d=o.find(l=>i!==void 0&&n.list?.(l).includes(i));return d===void 0?e:`${d}/${i}/${e}`}
const Ae=[{name:"package-json-invalid",signs:[{codes:["package_json_invalid"]}],summary:({facts:e})=>e.message??"package.json cannot be read",remedy:()=>"Correc\
t package.json: nothing is installed or published while it cannot be read."},{name:"build-script-missing",signs:[{codes:["build_script_missing"]}],summary:({facts:e})=>W(
e.message)[0]??"package.json has no build script",remedy:({facts:e})=>`${W(e.message)[1]??"Add a build script to package.json, or set build-command"}. To publis\
h the folder as it is, set build-command to true and output-directory to the folder.`}];function W(e){return e?.split(". ",2)??[]}const $=["queue","clone"],Ie=[
{name:"submodule",signs:[{stages:$,log:/submodule path '(?<path>[^']{1,200})' failed/},{stages:$,log:/No url found for submodule path '(?<path>[^']{1,200})'/},{
stages:$,log:/Failed to clone '(?<path>[^']{1,200})'(?: a second time|\. Retry scheduled)/}],summary:({groups:e})=>`the Git submodule ${g(e.path,"of the reposit\
ory")} could not be cloned`,remedy:()=>"Give the submodule an https:// URL that the platform may read in .gitmodules, or keep its files in the repository itself\
."},{name:"branch-not-found",signs:[{codes:["branch_not_found"]},{stages:$,log:/Remote branch (?<branch>\S{1,200}) not found in upstream/},{stages:$,log:/couldn't find remote ref (?:refs\/heads\/)?(?<branch>\S{1,200})/}],
summary:({groups:e,facts:t})=>`the branch ${g(e.branch??t.branch,"to build")} does not exist`,remedy:()=>"Push the branch, or set the input branch to one that e\
xists on the remote; names are case-sensitive."},{name:"commit-not-found",signs:[{codes:["commit_not_found"]},{stages:$,log:/reference is not a tree: |not our ref [0-9a-f]{7,64}/}],
summary:()=>"the commit is not in the repository",remedy:()=>"Push the commit to the repository that the app builds from; a force push or a fork may have left i\
t behind."},{name:"repository-not-allowed",signs:[{codes:["repository_not_allowed"]}],summary:({facts:e})=>`the platform does not take the repository ${g(e.repository,
"given")}`,remedy:()=>"Set the input repository to owner/name or an https:// URL; local paths and file:// need a platform started with --allow-local-git."},{name:"\
repository-not-found",signs:[{codes:["repository_not_found"]},{stages:$,log:/remote: Repository not found\.|^fatal: repository '[^']{1,300}' (?:not found|does not exist)/},
{stages:$,log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey/}],summary:({facts:e})=>`the platform cannot read the rep\
ository ${g(e.repository,"of the app")}`,remedy:()=>"Check the spelling of the input repository. If it is private, give the platform access to it (its GitHub ap\
p, or a deploy key)."},{name:"root-directory-missing",signs:[{codes:["root_directory_missing"]},{log:/Could not read package\.json/},{log:/ERR_PNPM_NO_PKG_MANIFEST|No package\.json (?:was )?found in/}],
summary:({facts:e})=>e.code==="root_directory_missing"?"the root directory does not exist in the repository":"there is no package.json where the build ran",remedy:()=>"\
Set rootDirectory in app-settings to the folder of the app, relative to the repository, and check that it is committed."}],k={lines:5e3,characters:256*1024,lineLength:1e3,
entryLength:64*1024},Le=[/^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:?(?: |$)/,/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M)?\]?:? (?=\S)/,
/^(?<folder>[\w@.-]{1,100}(?:\/[\w@.-]{1,100}){1,6}) (?!error|warning|note|info|failed)[a-z][\w:-]{0,60}(?:: |:$|\$ )/,/^(?<task>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[a-z][\w:-]{0,60}):(?: |$)/,
/^@(?!parcel\/)[\w.-]{1,60}\/[\w.-]{1,60}: /,/^\[@?[\w./-]{1,80}\]: /,/^➤ YN\d{4}: (?:[│┌└] ?)?/,/^\[\d{1,2}\] /,/^#\d{1,4} \d{1,5}\.\d{1,3} /,/^[a-z][\w.-]{0,60}-\d{1,3} {1,20}\| /,
/^npm (?:ERR!|error)(?: |$)/,/^\[(?:11ty|webpack-cli)\](?: |$)/,/^Original error stack trace: (?=\S)/,/^│ (?=\w*Error: )/,/^[│└■▲●◆◇](?: {2}|$)/u,
/^\[(?:log|info|warn|error)\] \[nitro\](?: |$)/],Me=4,Pe=[/^> @?[^\s@]{0,100}@\S{0,100} \S{1,100} (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,/^(?<task>@?[\w./-]{1,120}#[\w:-]{1,60}):\s{1,4}ERROR\s{1,4}command \((?<folder>[^()]{1,400})\)/,
/^ERROR: command finished with error: command \((?<folder>[^()]{1,400})\)/,/^location (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/];function z(e){const t=[];let n=k.
characters;for(let a=e.length-1;a>=0&&t.length<k.lines&&n>0;a--){const i=e[a]??"",l=(i.length>k.entryLength?i.slice(-k.entryLength):i).split(`
`);for(let m=l.length-1;m>=0&&t.length<k.lines&&n>0;m--){const f=l[m]??"",E=(0,w.Ow)(ze((0,w.Nl)(f)),k.lineLength).trimEnd();n-=Math.max(E.length,f.length/16),t.
push(E)}}const s=je(t),o=Fe(t.reverse().map(a=>Ge(a,s))),r=De(o);return o.map(({text:a,folder:i,task:d})=>({text:a,folder:i??r.get(d??"")}))}function je(e){const t=e.
map(n=>n.includes("nx run ")?/\bnx run ([@\w./-]{1,100}):/.exec(n)?.[1]:void 0);return new Set(t.filter(n=>n!==void 0))}function De(e){const t=new Map;for(const{
text:n,task:s}of e)for(const o of Pe){const r=o.exec(n)?.groups;r?.folder&&t.set(s??r.task?.replace("#",":")??"",r.folder)}return t}const H=71;function Fe(e){if(!e.
some(({text:s})=>s.startsWith("\u250C  Building storybook")))return e;const t=[];let n=0;for(const s of e){const o=t.at(-1),[r=""]=s.text.split(" ",1),a=s.boxed&&
n>0&&n<=H&&n+1+r.length>H;o&&a&&/^[\w("'`./@-]/.test(r)?t[t.length-1]={...o,text:`${o.text} ${s.text}`.slice(0,k.lineLength)}:t.push(s),n=s.text.length}return t}
function Ge(e,t){let n=e,s,o,r=!1;for(let a=0;a<Me;a++){const i=We(n)??Ue(n,t);if(!i)break;s??=i.groups?.folder,o??=i.groups?.task,r||=i[0]==="\u2502  ",n=n.slice(
i[0].length)}return{text:n,folder:s,task:o,boxed:r}}function Ue(e,t){if(t.size===0)return;const n=/^([@\w./-]{1,100}): /.exec(e);return n&&t.has(n[1]??"")?n:void 0}
function We(e){for(const t of Le){const n=t.exec(e);if(n)return n}}function ze(e){return e.includes("\r")?e.split("\r").findLast(t=>t.trim()!=="")??"":e}function He(e){
const t=e.findIndex(s=>/\bnpm (?:ERR!|error) Usage:\s*$/.test(s)),n=e.findIndex((s,o)=>o>t&&/\bnpm (?:ERR!|error) Run "npm help [\w-]{1,40}"/.test(s));return t===
-1||n===-1?e:e.toSpliced(t,n-t)}const Be=[...Ie,...Ae,...Ne,...be,...Ee,...Re],Ze={queue:"Deployment failed",clone:"Clone failed",install:"Install failed",build:"\
Build failed",sync:"Upload failed",activate:"Activation failed"},qe=1e3,Ke=300,Ye=/exit(?:ed)?(?: with)? (?:code|status)|^(?:the )?(?:build|install|deployment)(?: command)? failed\W*$/i,
Ve=/(?:\b|[a-z])(?:error|exception|fatal|failed|cannot|denied|invalid)\b/i,Xe=/^ ?(?:\[?(?:ERROR|error|FATAL)\]?:?\s+)+/,B=/^\s*\[cause\]: (?:Error: )?(?<message>\S.*)$/,
Z=/^(?:\s(?!ERROR )|\$ |A complete log of this run|Log files were not written|For help, run: |(?:[✗🚨] )?Build failed|Failed to compile|Storybook exited with|(?:success|failed|not finished) .{1,200} - [\d.]+s$|Use --verbose |Rspack (?:build failed|compiled)|To suppress |INFO |FATAL$|(?:error )?(?:during build|Command failed)|Node\.js v\d|Found \d+ errors? |Eleventy Fatal Error|Problem writing Eleventy|(?:Wrote|Copied) \d|ELIFECYCLE|[>{}(]|at |info |Exit code|$)/u,
Je=/^The (?<stage>install|build) command (?<command>`.{1,300}`) (?:exited with|ended by) /,Qe=/^\s*(?:npm (?:warn|WARN)|warning\b|WARN\b|\(node:\d+\))/;function et(e){
const t=z(e.message?[...e.log,e.message]:e.log).slice(-qe).map(n=>n.text).filter(n=>!Qe.test(n));for(const n of["codes","others"])for(const s of Be){const o=tt(
s,n,e,t),r=o&&s.summary(o);if(o&&r)return{headline:q(e,r),remedy:(0,w.Ow)(s.remedy(o),500)}}return{headline:q(e,ot(e,t)),remedy:void 0}}function tt(e,t,n,s){const o=e.
signs.filter(r=>t==="codes"==(r.codes!==void 0));return o.length===0?void 0:we({...e,signs:o},n,s)}function q(e,t){const n=Ze[e.stage?.toLowerCase()??""]??"Depl\
oyment failed",s=nt(t,e)?"":st(e),o=Ke-n.length-s.length-2;return`${n}: ${(0,w.Ow)(t.trim().replace(/\.$/,""),o)}${s}`}function nt(e,{exitCode:t,signal:n}){return typeof t==
"number"?e.includes(`exited with code ${t}`):n!=null&&e.includes(` by ${n}`)}function st({exitCode:e,signal:t}){return typeof e=="number"&&e!==0?` (exit code ${e}\
)`:t?` (${(0,w.Ow)(t,20)})`:""}function ot(e,t){const n=e.diagnostics?.find(i=>i.severity==="error");if(n)return`${n.file}${n.line===null?"":`:${n.line}`}: ${n.
message}`;if(e.message&&!Ye.test(e.message))return e.message;const s=rt(e,t);if(s)return s;const o=t.filter(i=>i!==e.message).map(i=>i.replace(Xe,"")).filter(i=>!Z.
test(i)),r=t.findLast(i=>B.test(i));return(r?B.exec(r)?.groups?.message:o.findLast(i=>Ve.test(i)))??o.at(-1)??(e.message||e.code||"the platform gave no reason")}
function rt({message:e},t){const n=Je.exec(e??"")?.groups,s=t.findLastIndex(r=>r.startsWith("$ "));return!n||s===-1||t.slice(s+1).filter(r=>r!==e&&!Z.test(r)).length>
0?void 0:`the ${n.stage} command ${n.command} failed, and it printed nothing`}const h=String.raw`(?:[A-Za-z]:[\\/]|(?:file|webpack|webpack-internal|rsc):\/{2,3})?[^\s:*"'<>|\x60(][^:*"'<>|\x60]{0,400}?`,
c=`(?<file>${h})`,S=`(?<file>${h}\\.[A-Za-z][A-Za-z0-9]{0,9}(?:\\?[\\w=&.-]{0,100})?)`,u=String.raw`:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?`,I=String.raw`(?:Uncaught )?(?:[A-Z]\w{0,60}\.)?[A-Z]?\w{0,60}(?:Error|Exception)`,
K=/^\s*(?:at |Require stack:|- \/|$)|^\s{2,}/,_=new RegExp(`^\\s+at (?!.{0,900}(?:node_modules|node:|<anonymous>:\\d|/(?:dist|\\.next|\\.output|\\.svelte-kit)/))(?:[\
^()]{0,300} \\()?(?:async )?${c}${u}\\)?$`);function p(e,t,n={}){return{name:e,steps:[{pattern:t}],...n}}const Y=new RegExp(`^(?:File: |(?<severity>ERROR|WARNIN\
G) in )${c}(?:[: ]\\d+:[\\d:-]+)?$`),it=/^[\s│]*[╭,][─-]{1,3}\[(?:[^\]]{0,400}:)?(?<line>\d{1,7}):(?<column>\d{1,7})\]$/,at=[{name:"esbuild",steps:[{pattern:/^(?:[✘▲X!] )?\[(?<severity>ERROR|WARNING)\] (?:(?<code>(?:TS|NG)-?\d+): )?(?<message>.*?\S)(?: \[(?:plugin )?[\w-]+\])?$/},
{pattern:new RegExp(`^\\s{4}${c}${u}:$`),skip:6,over:/^(?!\s{4}|[✘▲X!] \[)/}],zeroColumn:!0},p("esbuild-short",new RegExp(`^${c}${u}: (?<severity>ERROR|WARN\
ING): (?<message>.+)$`),{zeroColumn:!0}),{name:"rolldown",steps:[{pattern:/^(?:(?<severity>Warning|Error): )?\[(?<code>[A-Z][A-Z_]+|builtin:[\w:-]+|plugin [\w:-]+)\] (?<message>\S.*)$/},
{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[ ?${c}:(?<line>\\d{1,7}):(?<column>\\d{1,7}) ?\\]$`),skip:1}]},{name:"vite-plugin-svelte",steps:[{pattern:new RegExp(
`^\\[plugin(?: |:)vite-plugin-svelte[\\w:-]*\\] ${c}${u}$`)},{pattern:/^(?:\w*Error: )?(?:\S{1,400}:\d+:\d+ )?(?<message>\S.*)$/}],zeroColumn:!0},p("vite-plugin\
-svelte-warning",new RegExp(`^\\[vite-plugin-svelte\\] ${c}${u} (?<message>.+)$`),{zeroColumn:!0,severity:"warning"}),{name:"vite-plugin-place",steps:[{pattern:new RegExp(
`^\\[plugin(?: |:)[\\w:-]+\\] ${c}${u}$`)},{pattern:/^(?:\w*Error: )?(?:\[[\w/-]+\] )?(?:\S{1,600}:\d+:\d+: )?(?<message>\S.*?)(?: \(\d+:\d+\))?$/}]},{name:"vit\
e-prerender",steps:[{pattern:/^\[vite-prerender-plugin\] \[plugin vite-prerender-plugin\]$/},{pattern:/^(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:new RegExp(
`^> ${c}${u}$`),skip:12}]},{name:"parcel",steps:[{pattern:/^@parcel\/[\w-]{1,60}: (?<message>\S.*)$/},{pattern:new RegExp(`^\\s{1,4}${S}${u}$`),skip:4,over:/^(?:\S|$)/}]},
{name:"jiti",steps:[{pattern:/^.{0,40}\b(?<message>ParseError: \S.*)$/},{pattern:new RegExp(`^\\s{1,4}${S}${u}$`)}],zeroColumn:!0},p("vite-unresolved",/^(?:\w*Error: )?(?:\[vite\]: )?(?<message>Roll(?:up|down) failed to resolve import "[^"]{1,300}") from "(?<file>[^"]{1,400})"/),
p("rollup-unresolved",/^(?:\[(?:!|error)\] )?(?:\w*Error: )?(?<message>(?:Could not resolve|Failed to resolve) (?:"[^"]{1,300}"|\S{1,300})) from "?(?<file>[^"]{1,400}?)"?$/),
p("vite-plugin-message",new RegExp(`^(?:\\w*Error: )?(?:\\[[\\w:-]{1,60}\\] )?\\[plugin [\\w:-]{1,60}\\] ${c} \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\): (?<messag\
e>.+)$`)),p("rollup",new RegExp(`^(?:\\[!\\] )?(?:\\(plugin [\\w:@/. -]{1,80}\\) )?(?:RollupError: )?${c} \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\): (?<message>.+\
)$`),{zeroColumn:!0}),{name:"vite-config",steps:[{pattern:new RegExp(`^failed to load config from ${c}$`)},{pattern:/^error during build:$/},{pattern:/^(?!Error: (?:Build|Transform) failed)(?<message>\S.*)$/}]},
{name:"sass",steps:[{pattern:/^(?:\w*Error: )?(?:(?<severity>DEPRECATION WARNING|WARNING)(?: \[[\w-]+\])?: )?(?:\[sass\] )?(?<message>\S.*)$/},{pattern:/^\s*[╷,]$/,
skip:1,over:/^$/},{pattern:new RegExp(`^\\s+(?!\\S+\\.vue )${c} (?<line>\\d{1,7}):(?<column>\\d{1,7})\\s{1,4}\\S.*$`),skip:12}]},p("postcss",new RegExp(`^(?:Css\
SyntaxError: (?:\\[[\\w-]+\\] )?(?:[\\w-]+: )?|(?:\\[[\\w:-]{1,60}\\] ){1,4})${c}${u}: (?<message>.+)$`)),{name:"vite-file",steps:[{pattern:/^\[(?:plugin )?[@\w:/-]+\] (?!✗ )(?:\[[@\w/-]+\] )?(?!✗|Transform failed|Build failed|\[)(?<message>\S.*?)(?: \(\d+:\d+\))?$/},
{pattern:new RegExp(`^file: ${c}(?:${u})?(?: \\(.*)?$`),skip:12,over:/^(?!\s+at |\[)/}]},{name:"rspack-syntax",steps:[{pattern:Y},{pattern:/^\s+× Module build failed \(from builtin:/},
{pattern:/^\s+╰─▶\s+×\s+(?:x )?(?:Syntax Error: )?(?<message>\S.*)$/},{pattern:it}],zeroColumn:!0},{name:"rspack",steps:[{pattern:Y},{pattern:/^\s+(?:╰─▶\s+)?× (?!Module build failed)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^\s+× Module build failed/}]},p("unresolved-in-folder",/^(?:\s*× |\w*Error: )?(?<message>(?:Module not found: (?:Error: )?)?Can't resolve '[^']{1,300}') in '(?<file>[^']{1,400})'$/),
p("react-scripts-css",new RegExp(`^Syntax error: ${S} (?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`)),{name:"fork-ts-checker",steps:[{pattern:new RegExp(
`^(?<severity>ERROR|WARNING) in ${c}${u}(?:-[\\d:]+)?$`)},{pattern:/^(?<code>TS\d+): (?<message>.+)$/}]},{name:"webpack-loader-place",steps:[{pattern:new RegExp(
`^(?<severity>ERROR|WARNING) in (?:${h})(?: \\d+:[\\d-]+)?(?: \\(.*)?$`)},{pattern:new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${c} (?<message>[A-Z\
].*)$`),skip:5}]},p("postcss-loader",new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${S} (?<message>[A-Z].*)$`)),{name:"webpack-place",steps:[{pattern:new RegExp(
`^(?<severity>ERROR|WARNING) in ${c}(?: \\d+:[\\d-]+)?(?: \\(.*)?$`)},{pattern:new RegExp(`^(?:\\w*Error: )?(?:${h}: )?(?<message>\\S.*) \\((?<line>\\d{1,7}):(?<co\
lumn>\\d{1,7})\\)$`),skip:2}],zeroColumn:!0},{name:"webpack",steps:[{pattern:new RegExp(`^(?!.*sass-loader)(?<severity>ERROR|WARNING) in ${c}(?: (?<line>\\d{1,7}\
):(?<column>\\d{1,7})(?:-[\\d:]+)?)?(?: \\(.*)?$`)},{pattern:/^(?!Module build failed|\.\/\S+ \d|\[tsl\]|\d{1,7}:[\d-]+$)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^Module build failed/}],zeroColumn:!0}],dt=[p("tsc",new RegExp(`^(?:ERROR in )?${c}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\): (?<severity>error|warni\
ng) (?<code>TS\\d+): (?<message>.+)$`)),p("tsc-pretty",new RegExp(`^(?:Error: )?${c}${u} - (?<severity>error|warning|hint|message) (?<code>TS\\d+|ts\\(\\d+\\)): (?<\
message>.+)$`)),{name:"ts-loader",steps:[{pattern:new RegExp(`^\\[tsl\\] (?<severity>ERROR|WARNING) in ${c}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\)$`)},{pattern:/^\s+(?<code>TS\d+): (?<message>.+)$/}]},
{name:"tsc-frame",steps:[{pattern:/^(?<code>TS\d+): (?<message>\S.*)$/},{pattern:/^\s*> (?<line>\d{1,7}) \| (?<frame>.*\S)$/,skip:12,over:/^\s/}]},{name:"eslint\
-stylish",steps:[{pattern:/^(?<file>(?:[A-Za-z]:[\\/]|\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})\s{1,40}(?<severity>error|warning|Error:|Warning:)\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/}],
repeat:!0},{name:"eslint-react-scripts",steps:[{pattern:/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^\s+Line (?<line>\d{1,7}):(?<column>\d{1,7}):\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/}],
repeat:!0},{name:"eslint-react-scripts-syntax",steps:[{pattern:/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^Syntax error: (?<message>\S.*) \((?<line>\d{1,7}):(?<column>\d{1,7})\)$/}]},
p("eslint-compact",new RegExp(`^${c}: line (?<line>\\d{1,7}), col (?<column>\\d{1,7}), (?<severity>Error|Warning) - (?<message>.*?\\S)(?: \\((?<code>[@\\w/-]+)\\))?$`)),
p("eslint-unix",new RegExp(`^${c}${u}: (?<message>.*\\S) \\[(?<severity>Error|Warning)(?:/(?<code>[@\\w/-]+))?\\]$`)),{name:"biome",steps:[{pattern:new RegExp(`\
^${c}(?:${u})? (?<code>[a-z]+(?:/\\w+)*)\\s.{0,40}\u2501\u2501\u2501`)},{pattern:/^\s+(?<severity>[×✖!⚠i])\s(?<message>.+)$/,skip:1,over:/^\s*$/}]}],V={pattern:/^(?<file>[^:*"<>|]{1,400}\.vue)$/,
skip:1,over:/^$/},X=String.raw`\[vue/compiler-sfc\] (?<message>\S.*?)(?: \(\d{1,7}:(?<column>\d{1,7})\))?$`,J={pattern:/^\s+\|\s+\^/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) \s*)?\|/},
N=String.raw`(?<file>${h}\?vue&type=style[^:)\s]{0,200})`,Q=/^\s+\S{1,400}\.vue (?<line>\d{1,7}):(?<column>\d{1,7})\s/,L=/^\s*(?:[╷,╵']|\d{1,7} [│|]|[│|])|^$/,
lt=[{name:"vue-script",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)vite:vue\\] ${h}${u}$`)},{pattern:new RegExp(`^(?:\\w*Error: )?${X}`)},V,J],zeroColumn:!0},{
name:"vue-script-vite7",steps:[{pattern:new RegExp(`^(?:\\[vite:vue\\] |SyntaxError: )${X}`)},V,J],zeroColumn:!0},{name:"vue-style",steps:[{pattern:new RegExp(`\
^\\[plugin(?: |:)[\\w:-]{1,60}\\] ${N}(?::\\d{1,7}){2}$`)},{pattern:new RegExp(`^CssSyntaxError: ${h}${u}: (?<message>\\S.*)$`)}]},{name:"vue-style-vite7",steps:[
{pattern:new RegExp(`^\\[vite:vue\\] ${h}${u}: (?<message>\\S.*)$`)},{pattern:new RegExp(`^file: (?:${h}(?::\\d{1,7}){2} \\()?${N}(?:(?::\\d{1,7}){2}|\\))?$`)}]},
{name:"vue-sass",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)vite:css\\] ${N}$`)},{pattern:/^Error: \[sass\] (?<message>\S.*)$/},{pattern:Q,skip:12,over:L}]},{
name:"vue-sass-vite7",steps:[{pattern:/^\[vite:css\] \[sass\] (?<message>\S.*)$/},{pattern:Q,skip:12,over:L},{pattern:new RegExp(`^file: ${N}$`)}]},{name:"svelt\
e-sass",steps:[{pattern:/^(?:\w*Error: |\[[\w:-]{1,60}\] )?Error while preprocessing (?<file>\S{1,400}\.svelte) - \[sass\] (?<message>\S.*)$/},{pattern:/^\s+\S{1,400}\.svelte\.vite-preprocess\.\w+ (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
skip:12,over:L}],part:"?vue&type=style&index=0"},p("vitepress",/^(?:\w*Error: )?(?:\[vite:vue\] )?\[plugin vite:vue\] (?<file>[^:*"<>|]{1,400}\.md) \(\d{1,7}:\d{1,7}\): (?<message>\S.*?)(?: \(\d+:\d+\))?$/),
{name:"vitepress-script",steps:[{pattern:/^\[vite:vue\] \[vue\/compiler-sfc\] (?<message>\S.*?)(?: \(\d+:\d+\))?$/},{pattern:/^(?<file>[^:*"<>|]{1,400}\.md)$/,skip:1,
over:/^$/}]}],ct=[[/^file:\/\/(?:localhost)?(?=\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\/(?:\([\w-]+\)\/)?(?=\.{0,2}\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\//,
""],[/^rsc:\/\/[^/]*\/[^/]*\//,""],[/^.*!/,""],[/\\/g,"/"],[/^\/?[A-Za-z]:(?=\/)/,""],[/[?].*$/,""]],ee=/^(?:node|https?|data|virtual|native|internal|bun|deno):|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|bin\/|etc\/|nix\/|proc\/|sys\/|snap\/|rustc\/|opt\/hostedtoolcache\/)|(?:^|\/)(?:node_modules|site-packages|dist-packages|\.git|\.nvm|\.pyenv|\.cargo|\.rustup|\.yarn|\.pnpm|\.pnpm-store|\.volta|\.bun)(?:\/|$)|\/go\/pkg\/mod\//,
T="?body",te=/\?vue&type=[\w&=.-]{1,200}/,ut=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g,mt=40,ne=2e4,pt=500,gt=100;function se(e,t){const n={...t,
exists:ft(t)},s=new Map,o=new Map;for(const i of e){s.has(i.file)||s.set(i.file,oe(i.file,n));const d=s.get(i.file);if(d===void 0)continue;const[l,m]=te.test(i.
file)||i.file.endsWith(T)?[null,null]:[i.line,i.column],f=ht((0,w.Ow)(i.message,pt),n),E=i.code&&(0,w.Ow)(i.code,gt),R=JSON.stringify([d,l,m,f]);o.has(R)||o.set(
R,{...i,file:d,line:l,column:m,code:E,message:f})}const r=[...o.values()],a=new Set(r.filter(({line:i})=>i!==null).map(({file:i,message:d})=>`${i}
${d}`));return r.filter(({line:i,file:d,message:l})=>i!==null||!a.has(`${d}
${l}`))}function ft(e){const t=new Map;return n=>{const s=t.get(n);if(s!==void 0)return s;const o=t.size<ne&&e.exists(n);return t.size<ne&&t.set(n,o),o}}function ht(e,t){
return e.replace(te,"").replace(ut,n=>oe(n,t)??n)}function oe(e,t){const n=wt(e);if(!(n===""||n.includes("\0")||ee.test(n))){for(const s of $t(n,t))if(s!==void 0&&
!ee.test(s)&&t.exists(s))return s}}function wt(e){let t=e.startsWith("file://")?yt(e):e;for(const[n,s]of ct)t=t.replace(n,s);return t}function yt(e){try{return decodeURIComponent(
e)}catch{return e}}function*$t(e,t){const n=t.rootDirectory??"";if(!e.startsWith("/")){for(const o of[...t.folders??[],n,""])yield M(`${o}/${e}`);return}const s=M(
e)?.split("/")??[];if(!(s.length>mt))for(let o=0;o<s.length;o++){const r=s.slice(o).join("/");yield r,n!==""&&(yield M(`${n}/${r}`))}}function M(e){const t=[];for(const n of e.
split("/"))if(!(n===""||n===".")){if(n!=="..")t.push(n);else if(t.pop()===void 0)return}return t.length===0?void 0:t.join("/")}const re=/^(?:Error:)?[\s│]*(?:[├╰]─▶\s*)?[x×](?:\s*[x×])? (?<message>\S.*)$/,
ie={pattern:/^\s*[:·]\s+[\^─┬]/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?[|│:·]/},ae={pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},de={pattern:/^Error: Error evaluating Node\.js code$/},
le=/^🚨 Unable to index (?<file>[^:,*"<>|]{1,400})(?:,[^:]{1,400})?:$/u,ce=/^(?:\w*Error: )?(?<message>\S.*?)(?: (?=\S{1,400}\/\S)\S{3,801})?$/,ue=String.raw`\((?<file>[^()]{1,400})\)(?: \[Line (?<line>\d{1,7}), Column (?<column>\d{1,7})\])?`,
Et=[{name:"next-swc",steps:[{pattern:re},{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[${c}:\\d{1,7}:\\d{1,7}\\]$`)},ie]},{name:"next-config",steps:[{pattern:/^\s*⨯ Failed to load (?<file>next\.config\.\w{2,3})\b/},
{pattern:/^\[?Error:\s+[x×] (?<message>\S.*)$/,skip:4},{pattern:/^\s*[╭,][─-]{1,3}\[\d{1,7}:\d{1,7}\]$/},ie]},{name:"swc",steps:[{pattern:re},{pattern:new RegExp(
`^[\\s\u2502]*[\u256D,][\u2500-]{1,3}\\[${c}${u}\\]$`)}]},{name:"next",steps:[{pattern:new RegExp(`^(?<file>\\./[^:*"<>|]{1,400}?)${u}$`)},{pattern:/^(?:(?:Type )?[Ee]rror: )?(?<message>\S.*)$/}]},
{name:"next-loader-place",steps:[ae,de,{pattern:/^(?<line>\d{1,7}):(?<column>\d{1,7}): (?!.*\(\d{1,7}:\d{1,7}[-\d:]*\)$)(?<message>\S.*)$/}]},{name:"next-loader",
steps:[ae,de,{pattern:/^(?!Error: \[MDX\])(?:\d{1,7}:\d{1,7}: |- )?(?<message>\S.*?)(?: \((?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?\))?$/,skip:1}]},{
name:"next-module",steps:[{pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},{pattern:/^(?:\w*Error: )?(?<message>Module not found: .+)$/}]},{name:"next-prerender",steps:[
{pattern:/^Error occurred prerendering page /},{pattern:/^(?<message>\S.*)$/},{pattern:_,skip:20,over:K}]},{name:"gatsby-query",steps:[{pattern:/^error There was a problem parsing "(?<file>[^"]{1,400})"; any GraphQL$/},
{pattern:/^(?<message>This may indicate a syntax error in the code), or/,skip:2}]},{name:"gatsby-config",steps:[{pattern:/^error Failed to compile Gatsby files/},
{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^File path: (?<file>\S.{0,400})$/,skip:4}]},{name:"gatsby-lifecycle",steps:[{pattern:/^error "(?<file>[^"]{1,400})" threw an error while running the \w+ lifecycle:$/},
{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^> (?<line>\d{1,7}) \|/,skip:8}]},{name:"storybook-index-place",steps:[{pattern:le},{pattern:ce},{pattern:/^(?:\S{1,400} )?\(line (?<line>\d{1,7}), col (?<column>\d{1,7})\)$/,
skip:1}],zeroColumn:!0},{name:"storybook-index",steps:[{pattern:le},{pattern:ce}]},{name:"storybook-config",steps:[{pattern:/couldn't evaluate your (?<file>\S{1,400}) file\.$/},
{pattern:/^Original error:$/,skip:2,over:/^$/},{pattern:/^(?!\w*Error: Transform failed)(?:\w*Error: )?(?:<stdin>:(?<line>\d{1,7}):(?<column>\d{1,7}): ERROR: )?(?<message>\S.*)$/,
skip:1}],zeroColumn:!0},{name:"docusaurus-mdx",steps:[{pattern:/MDX compilation failed for file "(?<file>[^"]{1,400})"$/},{pattern:/^[\s│]*Cause: (?<message>\S.*)$/},
{pattern:/^[\s│]*"line": (?<line>\d{1,7}),?$/,skip:20}]},{name:"svelte-check",steps:[{pattern:new RegExp(`^${c}${u}$`)},{pattern:/^(?<severity>Error|Warn|Hint): (?<message>\S.*?)(?: \((?<code>\w+)\))?$/}]},
p("svelte-check-machine",/^\d{13} (?<severity>ERROR|WARNING) "(?<file>[^"]{1,400})" (?<line>\d{1,7}):(?<column>\d{1,7}) "(?<message>.+?)(?=\\n|"$)/),{name:"astr\
o-location",steps:[{pattern:/^(?!\s*(?:Hint|Error reference|Location|Stack trace):)(?:\[(?<code>\w+Error)\] (?=\S)|(?=[A-Z]\S* )(?!Build failed))(?<message>.+)$/},
{pattern:/^\s+Location:$/,skip:20,over:/^(?!\s*Stack trace:|\s+at |\[)/},{pattern:new RegExp(`^\\s+${c}${u}$`)}],zeroColumn:!0},p("metalsmith",/^Error: (?<message>Invalid frontmatter) in the file at: (?<file>\S.{0,400})$/),
{name:"eleventy-nunjucks",steps:[{pattern:new RegExp(`^(?:\\d{1,2}\\.|>|Template render error:(?: \\S{1,200}:)?) ${ue}$`)},{pattern:/^\s+(?:Error: )?(?!(?:Template render error: )?\([^()]{1,400}\))(?<message>\S.*?)(?: \(via [\w ]+\))?$/,
skip:4,over:new RegExp(`^\\s*(?:Template render error: )?${ue}$`)}],part:T},p("eleventy-liquid",/^(?:\d{1,2}\. )?(?:\w+Error: )?(?<message>\S.*), file:(?<file>[^,]{1,400}), line:(?<line>\d{1,7})(?:, col:(?<column>\d{1,7}))?/,
{part:T}),{name:"eleventy-data",steps:[{pattern:/^\d{1,2}\. Having trouble (?:parsing data file|reading front matter from template) (?<file>\S{1,400}) \(via /},
{pattern:/^\d{1,2}\. (?<message>\S.*?)(?: \((?:line )?(?<line>\d{1,7})(?::| column )(?<column>\d{1,7})\))?(?: \(via \w+\))?$/}]},{name:"eleventy-layout",steps:[
{pattern:/^\d{1,2}\. Problem creating an Eleventy Layout for the "(?<file>[^"]{1,400})" template file\./},{pattern:/^\d{1,2}\. (?<message>\S.*?)(?: \(via [^()]{1,200}\))?$/}]},
{name:"eleventy-config",steps:[{pattern:/^\d{1,2}\. Error in your Eleventy config file '(?<file>[^']{1,400})'\./},{pattern:/^\d{1,2}\. (?!There was a problem importing|Cannot find (?:module|package) )(?<message>\S.*?)(?: \(via \w+\))?$/,
skip:1,over:/^\d{1,2}\. There was/}]}];class kt{#e;#t=new Map;constructor(t){this.#e=t}get length(){return this.#e.length}line(t){return this.#e[t]}find(t,n){let s=this.#t.
get(t);s||(s=[],this.#t.set(t,s));const o=s[n];if(o!==void 0)return o;const r=t.exec(this.#e[n]?.text??"");return s[n]=r,r}}function St(e,t,n){if("match"in e)return e.
match(t,n);const s={};let o=n;for(const[a,i]of e.steps.entries()){const d=Rt(i,t,o,a===0?0:i.skip??0);if(!d)return;for(const[l,m]of Object.entries(d.groups))m!==
void 0&&(s[l]=m);o=d.at+1}const r=e.steps.at(-1);return!e.repeat||!r?{groups:[s],next:o}:vt(r.pattern,s,t,o)}function vt(e,t,n,s){const o=[t];let r=s;for(;r<n.length&&
o.length<1e3;r++){const a=n.find(e,r);if(!a)break;o.push({file:t.file,...a.groups})}return{groups:o,next:r}}function Rt(e,t,n,s){const o={};for(let r=n;r<=n+s&&
r<t.length;r++){const a=t.find(e.pattern,r);if(a)return{at:r,groups:{...o,...a.groups}};const i=e.over&&t.find(e.over,r);if(e.over&&!i)return;for(const[d,l]of Object.
entries(i?.groups??{}))l!==void 0&&(o[d]=l)}}const me=/^\s+File "(?<file>[^"]{1,400})", line (?<line>\d{1,7})/,bt=/\/site-packages\/|\/dist-packages\/|\/lib\/python\d|^</,
xt=/^(?<message>[A-Za-z_][\w.]{0,100}(?:: .+)?)$/,_t={name:"python",match(e,t){if(!(e.line(t)?.text??"").startsWith("Traceback (most recent call last)")&&!e.find(
me,t))return;let s;for(let o=t;o<e.length&&o<t+200;o++){const r=e.line(o)?.text??"",a=e.find(me,o)?.groups;if(a&&!bt.test(a.file??"")&&(s={...a}),o===t||r.startsWith(
" "))continue;const i=xt.exec(r)?.groups?.message;return s&&i?{groups:[{...s,message:i}],next:o+1}:void 0}}},Nt=[{name:"vitest",steps:[{pattern:/^\s*FAIL\s+\S.* > /},
{pattern:/^(?<message>\S.*)$/},{pattern:new RegExp(`^ \u276F (?!.*node_modules)(?:\\S.{0,200} )?(?<file>(?:[A-Za-z]:)?[^\\s:]{1,400})${u}$`),skip:40}]},{name:"j\
est-syntax",steps:[{pattern:new RegExp(`^\\s{4}${S}:(?<line>\\d{1,7})$`)},{pattern:new RegExp(`^\\s{4}(?<message>${I}: .+)$`),skip:6}]},{name:"jest",steps:[{pattern:/^\s{2}● (?!Test suite failed to run)\S.*$/},
{pattern:/^\s{4}(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:_,skip:40,over:/^(?!\s{2}●)/}]},{name:"rust",steps:[{pattern:/^(?<severity>error|warning)(?:\[(?<code>\w+)\])?: (?<message>.+)$/},
{pattern:new RegExp(`^\\s*--> ${c}${u}$`)}]},_t,{name:"go-panic",steps:[{pattern:/^panic: (?<message>.+)$/},{pattern:new RegExp(`^\\s(?!.*/go/(?:src|pkg/mod)/)${c}\
:(?<line>\\d{1,7})(?: \\+0x.*)?$`),skip:20}]},{name:"node-syntax",steps:[{pattern:new RegExp(`^(?!.*node_modules)${S}:(?<line>\\d{1,7})$`)},{pattern:new RegExp(
`^(?<message>${I}(?: \\[\\w+\\])?: .+)$`),skip:6}]},p("node-import",/^(?:\w*Error )?\[?(?<code>ERR_MODULE_NOT_FOUND)\]?: (?<message>Cannot find (?:module|package) '[^']{1,400}') imported from (?<file>\S{1,400})$/),
{name:"node-stack",steps:[{pattern:new RegExp(`^\\s{0,4}(?:\\[?(?:ERROR|error)\\]?:? )?(?<message>(?:${I}(?: \\[\\w+\\])?|error): .+)$`)},{pattern:_,skip:20,over:K}]},
{name:"consola",steps:[{pattern:/^\[(?:error|fatal)\] (?<message>\S.*)$/},{pattern:_,skip:20,over:/^\s+at /}]},p("plain",new RegExp(`^\\s{0,4}(?!- )(?:(?:vet|err\
or|ERROR|Error):? (?:in )?)?${S}${u}:?(?: -)?\\s+(?:(?:fatal )?(?<severity>error|warning|note|info)\\b[: ]\\s*)?(?!\\+0x)(?<message>\\S.*)$`))],Tt=[...dt,...lt,
...at,...Et,...Nt],pe=500,Ot=500,Ct=[["warning",/^(?:warn|warning|deprecation warning|!|⚠)/i],["notice",/^(?:hint|info|note|message|i$)/i],["error",/./]];function At(e,t=Tt){
const n=new kt(z(e)),s=new Map;for(let o=0;o<n.length&&s.size<pe;){const r=It(n,o,t);for(const a of r?.diagnostics??[]){const{file:i,line:d,column:l,message:m}=a,
f=JSON.stringify([i,d,l,m]);!s.has(f)&&s.size<pe&&s.set(f,a)}o=r?.next??o+1}return[...s.values()]}function It(e,t,n){const s=e.line(t);if(!(!s||s.text.trim()===
""))for(const o of n){const r=St(o,e,t);if(!r)continue;return{diagnostics:r.groups.map(i=>Lt(i,o,s.folder)).filter(i=>i!==void 0),next:r.next}}}function Lt(e,t,n){
const{message:s,frame:o}=e,r=(e.file??"").replace(/(?<=\.mdx?)\.js(?=$|\?)/,"");if(!(r||o)||!s)return;const a=r===(e.file??"")&&ge(e.line)||null,i=a===null?null:
ge(e.column);return{file:r&&Ft(r.trim(),n)+Mt(t,r,a),line:a,column:i===null?null:t.zeroColumn?i+1:i||null,severity:Dt(e.severity,t),code:e.code??null,message:(0,w.
Ow)(jt(Pt(s.trim(),r),r),Ot),frame:o}}function Mt({part:e=""},t,n){return n===null||e===T&&t.startsWith("/")?"":e}function Pt(e,t){const n=e.replace(/^error: |\?vue&type=[\w=&.-]+/gi,
""),[,s="",o]=/^(\S{1,400}?)(?::\d{1,7}){0,2}: (.+)$/.exec(n)??[],[r]=t.split("?",1);return o!==void 0&&(`/${s}`.endsWith(`/${r}`)||`/${r}`.endsWith(`/${s}`))?o:
n}function jt(e,t){return e.replace(/(?<=^Cannot find module ')\/[^']{1,400}(?='$)/,n=>{const s=v.posix.relative(v.posix.dirname(t),n);return t.startsWith("/")?
s.startsWith(".")?s:`./${s}`:n})}function Dt(e,t){return e===void 0?t.severity??"error":Ct.find(([,n])=>n.test(e))?.[0]??"error"}function ge(e){return e===void 0?
null:Number(e)}function Ft(e,t){return t===void 0||/^(?:[A-Za-z]:|[a-z-]+:\/\/|[\\/])/.test(e)?e:`${t}/${e.replace(/^(?:\.\/)+/,"")}`}const Gt=["error","warning",
"notice"],Ut=/^\..|.\.config\.[a-z]{1,10}$|^package(?:-lock)?\.json$/;function Wt(e){const t=v.posix.basename(e);return Ut.test(t)||t.includes("tsconfig")&&t.endsWith(
".json")}function zt(e,t=10){const n=new Set,s=new Set,o=e.map(d=>{const l=JSON.stringify([d.severity,d.file,d.line]),m=JSON.stringify([d.severity,d.message]),f=n.
has(l)||s.has(m);n.add(l),s.add(m);const E=(d.line===null?4:0)+(f?2:0)+(Wt(d.file)?1:0);return{diagnostic:d,weight:E}}),r=Gt.map(d=>o.filter(({diagnostic:l})=>l.
severity===d).toSorted((l,m)=>l.weight-m.weight).map(({diagnostic:l})=>l)),a=Math.max(0,t),i=d=>Math.max(0,(d?.length??0)-a);return{shown:r.flatMap(d=>d.slice(0,
a)),rest:{error:i(r[0]),warning:i(r[1]),notice:i(r[2])}}}const Ht=[0,1e3,2e3,4e3];async function Bt(e,t,n,s,o){const r=await Xt(e,t,s,o);if(r)return qt(r,n,s.tree);
const a=`The deployment ${e} failed, and the platform gives no reason`;return{...Zt,headline:a,remedy:`Look at the deployment ${e} in the platform.`}}const Zt={
stage:void 0,code:void 0,exitCode:void 0,diagnostics:[],moreDiagnostics:0,log:[]};function qt(e,t,n){const s={...t,configuration:{...t.kept,...t.configuration}},
{rootDirectory:o}=s.configuration.settings,r={exists:n?.exists??(()=>!1),rootDirectory:typeof o=="string"?o:void 0,folders:Vt(s,n)},a=se(e.diagnostics,r),i=new Set(
a.map(({file:O,message:en})=>`${O}
${en}`)),d=se(At(e.log),r),{shown:l,rest:m}=zt([...a,...d.filter(O=>!i.has(`${O.file}
${O.message}`))]),{repository:f,branch:E,outputDirectory:R}=s.configuration,Jt=t.configuration.outputDirectory===void 0&&R!==void 0,Qt={...e,diagnostics:l,list:n?.
list,repository:f,branch:E,outputDirectory:R,keptOutput:Jt};return{...et(Qt),stage:e.stage,code:e.code,exitCode:e.exitCode,diagnostics:l,moreDiagnostics:m.error+
m.warning+m.notice,log:He(e.log)}}function Kt({code:e,message:t,exitCode:n,signal:s,log:o,diagnostics:r}){return[e,t,n,s].some(i=>i!==void 0)||o.length>0||r.length>
0}const Yt=8;function Vt({configuration:e},t){const{buildCommand:n="",outputDirectory:s="",settings:o}=e,r=n.split(/[\s'"=;&|()]+/).map(l=>l.replace(/^(?:\.\/)+|(?<!\/)\/+$/g,
"")),a=s.split("/").map((l,m,f)=>f.slice(0,m).join("/")),i=typeof o.rootDirectory=="string"?`${o.rootDirectory}/`:"",d=[...r,...a.reverse()].filter(l=>/^[^./-][^:*?]*$/.
test(l));return[...new Set(d)].map(l=>i+l).filter(l=>(t?.list(l).length??0)>0).slice(0,Yt)}async function Xt(e,t,n,s){try{for(const o of Ht){o&&await n.clock.sleep(
o,n.signal);const r=await n.platform.readFailure(t,e);if(r&&Kt(r))return r}}catch(o){n.signal.throwIfAborted();const r=(0,he.I7)(o);s.warn(`The failure record o\
f ${e} cannot be read: ${r.message}`,r.remedy)}}})};export{on as id,rn as ids,an as modules};

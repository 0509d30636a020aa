const Ee=592,ke=[592],be={3592:((we,N,p)=>{p.d(N,{explain:()=>me});var $=p(3739),g=p(5807);function R(e,t,o){for(const n of e.signs)if(!(n.codes&&!(t.code&&n.codes.
includes(t.code)))&&!(n.exitCodes&&!(typeof t.exitCode=="number"&&n.exitCodes.includes(t.exitCode)))&&!(n.signals&&!(t.signal&&n.signals.includes(t.signal)))&&!(n.
stages&&t.stage&&!n.stages.includes(t.stage.toLowerCase()))&&!(n.weak&&t.diagnostics?.some(s=>s.severity==="error"))){if(!n.log)return{groups:{},facts:t,lines:o};
for(let s=o.length-1;s>=0;s--){const r=n.log.exec(o[s]??"");if(r)return{groups:r.groups??{},facts:t,lines:o}}}}function h(e,t){for(const o of e){const n=t.exec(
o)?.[1];if(n!==void 0)return n}}function m(e,t){return e===void 0||e===""?t:`"${e}"`}var f=p(7214);const T=[{name:"out-of-memory",signs:[{codes:["out_of_memory"]},
{codes:["build_killed"],log:/heap out of memory|Reached heap limit|^Killed$/},{log:/JavaScript heap out of memory|Reached heap limit|Ineffective mark-compacts near heap limit/},
{log:/(?:fatal error: runtime: )?(?:out of memory|cannot allocate memory)$|ENOMEM|OOMKilled/i},{exitCodes:[137]},{signals:["SIGKILL"],log:/(?:^|\s)Killed$/}],summary:()=>"\
the build ran out of memory",remedy:({lines:e})=>e.some(t=>t.includes("heap"))?"Set the app variable NODE_OPTIONS to --max-old-space-size=4096 (MB), or make the\
 build smaller: source maps and parallel workers cost most.":"Make the build smaller (source maps and parallel workers cost most), or let it run where there is \
more memory."},{name:"file-watchers",signs:[{log:/System limit for number of file watchers reached/}],summary:()=>"the build watches files for changes",remedy:()=>"\
Use a build command that ends: without --watch, and not a dev server."},{name:"disk-full",signs:[{codes:["disk_full"]},{log:/ENOSPC|[Nn]o space left on device/}],
summary:()=>"the disk is full where the build ran",remedy:()=>"Make the build write less (caches, source maps), or free space on the platform and deploy again."},
{name:"build-timeout",signs:[{codes:["build_timeout"]}],summary:()=>"the build took longer than the platform allows",remedy:()=>"Check that the build command en\
ds by itself: a dev server or a watch mode never does. Then look for what is slow in the log."},{name:"missing-script",signs:[{log:/^Missing script: "?(?<script>[^"\s]{1,100})"?/},
{log:/ERR_PNPM_NO_SCRIPT\s+Missing script: (?<script>\S{1,100})/},{log:/^error Command "(?<script>[^"]{1,100})" not found\./},{log:/Couldn't find a script named "(?<script>[^"]{1,100})"/},
{log:/Script not found "(?<script>[^"]{1,100})"/}],summary:({groups:e})=>`package.json has no script ${m(e.script,"of that name")}`,remedy:({groups:e,lines:t})=>{
const o=x(t).filter(s=>s!==e.script);return`${o.length>0?`There are: ${o.join(", ")}. `:""}Add the script ${m(e.script,"named in the log")} to package.json, or \
set build-command to one that exists.`}},{name:"command-not-found",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>[\w@./-]{1,100}): (?:command )?not found$/},
{log:/^'?(?<command>[\w@./-]{1,100})'? is not recognized as an internal or external command/},{log:/spawn (?<command>[\w@./-]{1,100}) ENOENT$/},{log:/^error: Failed to spawn: `(?<command>[^`]{1,100})`/},
{exitCodes:[127]}],summary:({groups:e})=>`the command ${m(e.command,"to run")} was not found`,remedy:({groups:e})=>`Add the package that brings ${m(e.command,"i\
t")} to dependencies in package.json. NODE_ENV=production among the app variables keeps devDependencies from being installed.`},{name:"permission-denied",signs:[
{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>\S{1,200}): Permission denied$/},{log:/EACCES: permission denied, \w{1,20} '(?<command>[^']{1,200})'/},
{exitCodes:[126]}],summary:({groups:e})=>`permission denied${e.command?` for ${m(e.command,"")}`:""}`,remedy:({groups:e})=>e.command?.startsWith("/")?"Let the b\
uild write only inside the repository; other folders are closed to it.":"Make the script executable and commit that: git update-index --chmod=+x FILE. Or run it\
 through its interpreter, as sh FILE."},{name:"port-in-use",signs:[{log:/EADDRINUSE(?::.{0,60}?:(?<port>\d{2,5}))?|[Pp]ort (?<port2>\d{2,5}) is (?:already )?in use/}],
summary:({groups:e})=>`a port is in use${e.port?` (${e.port})`:""}`,remedy:()=>"A build should not start a server on a fixed port: let it listen on port 0, or u\
se a build command that starts none."},{name:"warnings-as-errors",signs:[{log:/Treating warnings as errors because process\.env\.CI = true/},{log:/ESLint found too many warnings/}],
summary:()=>"the build counts warnings as errors",remedy:({lines:e})=>e.some(t=>t.startsWith("Treating warnings"))?"Mend the warnings in the log, or set build-c\
ommand to CI=false npm run build.":"Mend the warnings in the log, or raise --max-warnings."},{name:"missing-variable",signs:[{log:/(?:[Mm]issing|[Uu]ndefined|[Ii]nvalid)(?: required)? env(?:ironment)?(?: variable)?s?:? [`"'[]?(?<name>[A-Z][A-Z0-9_]{1,80})/},
{log:/(?:[Ee]nv(?:ironment)? (?:variable|var)|variable) [`"']?(?<name>[A-Z][A-Z0-9_]{1,80})[`"']? (?:is (?:not (?:set|defined|provided)|missing|undefined|required)|must be (?:set|defined))/},
{log:/(?<!ReferenceError: )(?<![\w])[`"']?(?<name>[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60})[`"']? (?:environment variable |env var )?(?:is (?:not set|not defined|missing|required)|must be set)/},
{log:/^KeyError: '(?<name>[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60})'/},{log:/"(?<name>PUBLIC_\w{1,80}|\w{1,80})" is not exported by "(?:virtual:env|\$env)\/static\/(?:public|private)/}],
summary:({groups:e})=>`the variable ${e.name??""} is not set`,remedy:({groups:e})=>`Add ${e.name??"it"} to the app variables (input env or env-file); secrets th\
rough \${{ secrets.${e.name??"NAME"} }}.`},{name:"import-case",signs:[{}],summary:e=>{const t=(0,f.XQ)(e);return t&&`the import "${t.specifier}" differs from th\
e file's name only in upper and lower case`},remedy:e=>`The file is ${m((0,f.XQ)(e)?.actual,"there")}: write the import as it is spelt, or rename it with git mv\
. Builds run where case counts.`},{name:"import-case-tsc",signs:[{log:/TS(?:1149|1261): .*?'(?<path>[^']{1,300})' differs from already included file name .* only in casing/},
{log:/There are multiple modules with names that only differ in casing/}],summary:({groups:e})=>`imports spell ${m(e.path,"a file")} differently in upper and lo\
wer case`,remedy:()=>"Write every import of that file as the file is spelt. Builds run where case counts."},{name:"missing-file",signs:[{}],summary:e=>{const t=(0,f.
ne)(e);return t?.kind==="file"?`the file "${t.specifier}" that is imported does not exist`:void 0},remedy:()=>"Check the path and its upper and lower case, and \
that the file is committed: `git check-ignore -v` tells whether .gitignore holds it back."},{name:"missing-package",signs:[{}],summary:e=>{const t=(0,f.ne)(e);return t?.
kind==="package"?`the package "${t.specifier}" is not installed`:void 0},remedy:e=>{const t=(0,f.ne)(e)?.specifier??"the package";return e.lines.some(o=>o.includes(
"No module named"))?`Add ${t} to the project's requirements.`:`Run npm install ${t} (or your package manager's add) and commit package.json with the lockfile. N\
ODE_ENV=production among the app variables keeps devDependencies from being installed.`}},{name:"browser-only",signs:[{log:/ReferenceError: (?<name>window|document|localStorage|sessionStorage|navigator|HTMLElement) is not defined/}],
summary:({groups:e})=>`code for the browser ran during the build (${e.name} is not defined)`,remedy:({groups:e})=>`Use ${e.name} only in the browser: after moun\
ting (onMount, useEffect, client:only), or where typeof ${e.name} !== 'undefined'.`},{name:"esm-only",signs:[{log:/ERR_REQUIRE_ESM|require\(\) of ES Module \S{1,300}/}],
summary:()=>"a package that exists only as an ES module was loaded with require()",remedy:()=>'Load it with import (name the file .mjs, or set "type": "module" \
in package.json), or use Node.js 22 or newer.'},{name:"next-static-params",signs:[{log:/Page "(?<page>[^"]{1,200})" is missing "generateStaticParams\(\)"/}],summary:({
groups:e})=>`the page ${m(e.page,"")} has no generateStaticParams()`,remedy:()=>"Export generateStaticParams() from that page, so that the static export knows i\
ts paths."},{name:"base-path",signs:[{log:/does not begin with `base`, which is configured in `paths\.base`/}],summary:()=>"a link leaves the configured base pa\
th",remedy:()=>"Put the base path before the site's own links, or remove the base path: the platform serves each app at its own host's root."},{name:"dead-link",
signs:[{log:/^Error: 404 (?<link>\S{1,300}) \(linked from (?<page>\S{1,300})\)/},{log:/Found dead link (?<link>\S{1,300}) in file (?<page>\S{1,300})/},{log:/^\s*-> linking to (?<link>\S{1,300})/}],
summary:({groups:e,lines:t})=>{const o=e.page??h(t,/Broken link on source page path = (\S{1,300}?):?$/);return`a link to ${e.link}${o?`, in ${o},`:""} leads to \
no page`},remedy:()=>"Correct the link, or add the page. The log names any others."},{name:"page-failed",signs:[{weak:!0,log:/^\[500\] GET (?<page>\S{1,300})/}],
summary:({groups:e,lines:t})=>{const o=t.findLastIndex(n=>n.startsWith("[500] GET "));return`the page ${e.page} failed while it was rendered: ${t[o+1]?.replace(
/^Error: /,"")??""}`},remedy:()=>"Mend what the page loads or shows; the stack in the log names the functions."},{name:"build-killed",signs:[{codes:["build_kill\
ed"]},{signals:["SIGKILL","SIGTERM"]},{exitCodes:[143]}],summary:()=>"the build was killed",remedy:()=>"Deploy again. If it repeats, the build takes more memory\
 or time than the platform gives it."}];function x(e){const t=new Set,o=e.findLastIndex(n=>/[Mm]issing script|not found|a script named/.test(n));for(const n of e.
slice(Math.max(0,o),o+40)){const s=h([n],/^\s*(?:npm|pnpm|yarn|bun) run ([\w:.-]{1,60})(?:\s|$|")/)??O(n);s&&t.add(s)}return[...t].slice(0,10)}function O(e){return h(
[e],/Did you mean "(?:pnpm|yarn|npm) (?:run )?([\w:.-]{1,60})"/)}const E="ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|ECONNREFUSED|ERR_SOCKET_TIMEOUT|UND_ERR_CONNE\
CT_TIMEOUT",I=[{name:"lockfile-missing",signs:[{log:/`npm ci` command can only install with an existing package-lock\.json/},{log:/ERR_PNPM_NO_LOCKFILE/},{log:/Unsupported URL Type "workspace:"/}],
summary:()=>"the repository has no lockfile",remedy:()=>"Run the install on your machine and commit the lockfile it writes."},{name:"lockfile-outdated",signs:[{
log:/^`npm (?<manager>ci)` can only install packages when your package\.json and/},{log:/(?<manager>ERR_PNPM)_(?:OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH|FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE)/},
{log:/Your (?<manager>lockfile) needs to be updated, but yarn was run with `--frozen-lockfile`/},{log:/The (?<manager>lockfile) would have been (?:modified|created) by this install, which is explicitly forbidden/},
{log:/(?<manager>lockfile) had changes, but lockfile is frozen/}],summary:()=>"the lockfile does not fit package.json",remedy:({groups:e})=>`Run ${(e.manager===
"ci"?"npm install":e.manager==="ERR_PNPM"?"pnpm install":"")||"your package manager's install"} on your machine and commit the lockfile together with package.js\
on.`},{name:"peer-conflict",signs:[{log:/^code ERESOLVE|^ERESOLVE (?:could not resolve|unable to resolve)|ERR_PNPM_PEER_DEP_ISSUES/}],summary:({lines:e})=>{const t=h(
e,/^\s*peer (\S{1,120}) from /);return t?`dependencies ask for versions that exclude each other (${t})`:"peer dependencies conflict"},remedy:()=>"Move the packa\
ges named in the log to versions that fit each other. As a stopgap commit an .npmrc with legacy-peer-deps=true."},{name:"engine",signs:[{log:/^code EBADENGINE|ERR_PNPM_UNSUPPORTED_ENGINE/},
{log:/The engine "node" is incompatible with this module\. Expected version "(?<wanted>[^"]{1,60})"/},{log:/Node(?:\.js)?(?: version)? v?[\d.]+(?:\.x)? is not supported by|node: v?[\d.]+ is not supported/},
{weak:!0,log:/You are using Node\.js [^ ]{1,20} (?:For|Vite)\b/},{weak:!0,log:/(?:requires|required|minimum) (?:a )?(?:minimum )?Node(?:\.js)?(?: version)?(?: of)? (?<wanted>v?\d[\d.+]{0,12})/i},
{log:/Node\.js version "?(?<wanted>[<>=^~]{0,2}v?\d[\d.]{0,12})"? (?:or newer |or higher )?is required/},{log:/error:0308010C:digital envelope routines::unsupported|ERR_OSSL_EVP_UNSUPPORTED/},
{log:/No such built-in module: (?<builtin>node:[\w/]{1,40})/},{log:/SyntaxError: Unexpected token '(?:\?\?=|\|\|=|&&=|\?\.|\?\?)'/},{log:/(?:crypto\.hash|structuredClone|Object\.hasOwn|Promise\.withResolvers|\.toSorted|styleText|\$?import\.meta\.dirname)(?:\(\.\.\.\))? is not (?:a function|defined)/}],
summary:({groups:e})=>`the Node.js version does not fit${e.wanted?` (wanted: ${e.wanted})`:""}`,remedy:({lines:e})=>e.some(t=>t.includes("digital envelope routi\
nes"))?"The bundler is too old for this Node.js. Update it (webpack 5.61 or later), or set nodeVersion in app-settings to 16.":"Set the Node.js version that the\
 tools ask for: nodeVersion in app-settings, and engines.node in package.json."},{name:"registry-login",signs:[{log:/^code (?:E401|E403|ENEEDAUTH)$|ERR_PNPM_FETCH_40[13]|YN0041/},
{log:/(?:401 Unauthorized|403 Forbidden) - (?:GET|PUT) https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})/}],summary:({groups:e,lines:t})=>{const o=e.host??h(
t,/40[13] \w+ - GET https?:\/\/(?:[^\s/@]{1,200}@)?([\w.-]{1,200})/);return`the package registry${o?` ${o}`:""} refused the login`},remedy:()=>"Give the build a\
 registry token as an app variable (input env), and name that variable as :_authToken in .npmrc."},{name:"git-dependency",signs:[{stages:["install"],log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey|Repository not found\./}],
summary:()=>"a dependency comes from a Git repository that the build cannot read",remedy:()=>"Name the dependency by an https:// URL that needs no login, or pub\
lish it to a registry and give the build a token."},{name:"version-not-found",signs:[{log:/No matching version found for (?<name>\S{1,150}?)\.?(?: while|$)/},{log:/ERR_PNPM_NO_MATCHING_VERSION\s+No matching version found for (?<name>\S{1,150})/},
{log:/Couldn't find any versions for "(?<name>[^"]{1,120})"/}],summary:({groups:e})=>`no version of ${m(e.name,"a package")} fits`,remedy:()=>"Correct the versi\
on in package.json to one that is published, and commit the new lockfile."},{name:"package-not-found",signs:[{log:/^404\s+(?:The requested resource )?'(?<name>[^']{1,150})' (?:is not in this registry|could not be found)/},
{log:/ERR_PNPM_FETCH_404\s+GET \S{1,300}\/(?<name>[^/\s:]{1,150}): Not Found/},{log:/^error An unexpected error occurred: "https?:\/\/[^"]{1,200}\/(?<name>[^/"]{1,150}): Not found"/},
{log:/^code E404$/}],summary:({groups:e})=>`the package ${m(e.name?.replace(/%2f/i,"/"),"asked for")} is not in the registry`,remedy:()=>"Check its name in pack\
age.json. If it is private, set its registry and a token in .npmrc, with the token as an app variable (input env)."},{name:"integrity",signs:[{log:/^code EINTEGRITY|ERR_PNPM_TARBALL_INTEGRITY|Integrity check failed for|YN0018/}],
summary:()=>"a package differs from what the lockfile records",remedy:()=>"Delete the lockfile and node_modules, install again, and commit the new lockfile."},{
name:"network",signs:[{log:new RegExp(`^code (?:${E})|^network .{0,80}(?:${E})|ERR_PNPM_META_FETCH_FAIL`)},{weak:!0,log:/^Failed to fetch `[^`]{1,100}` from Google Fonts/},
{log:new RegExp(`(?:getaddrinfo|request to https?://\\S{1,200} failed).{0,80}(?:${E})`)},{log:/Could not resolve host: |Failed to connect to \S{1,100} port|network connectivity|The operation timed out\. fetching/}],
summary:()=>"the network failed while the build fetched something",remedy:()=>"Run the deploy again. If it repeats, check the host that the log names and that t\
he platform may reach it."},{name:"certificate",signs:[{log:/\b(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_HAS_EXPIRED)\b/}],
summary:()=>"a certificate was refused while the build fetched something",remedy:()=>"If a proxy or a private registry has a certificate of its own authority, g\
ive the platform that authority: NODE_EXTRA_CA_CERTS."},{name:"native-optional",signs:[{log:/Cannot find module '?(?<name>@rollup\/rollup-[\w-]+|@esbuild\/[\w-]+|@rolldown\/binding-[\w-]+|lightningcss[.\w-]*|@tailwindcss\/oxide[\w-]+|@next\/swc[\w-]+|@parcel\/watcher-[\w-]+)'?/},
{log:/The package "(?<name>@esbuild\/[\w-]+)" could not be found, and is needed by esbuild/},{log:/You installed esbuild for another platform/}],summary:({groups:e})=>`\
the binary package ${m(e.name,"of a tool")} is not installed for this system`,remedy:()=>"The lockfile lacks other systems: delete node_modules and the lockfile\
, install again with a current npm, and commit the new lockfile."},{name:"node-gyp",signs:[{log:/^gyp ERR! (?:find Python|stack Error)|node-pre-gyp ERR!/}],summary:()=>"\
a native package could not be compiled",remedy:()=>"Use a version of the package that ships binaries for this Node.js version, or a pure JavaScript one."},{name:"\
package-manager",signs:[{log:/This project is configured to use (?<name>\w{1,20})/},{log:/This project's package\.json defines "packageManager": "(?<name>[^"]{1,40})"/},
{log:/ERR_PNPM_BAD_PM_VERSION|Cannot find matching keyid/}],summary:({groups:e})=>`the project asks for another package manager${e.name?` (${e.name})`:""}`,remedy:()=>"\
Make packageManager in package.json and the committed lockfile name the same package manager, in a version that the platform has."}],C=[/^([\w@./-]{1,100}?)\/(?:assets\/)?[\w.-]{1,100}\.(?:html|js|css)\s{1,60}[\d.,]{1,12} (?:kB|KiB|MB)\b/,
/^Writing (?:\.\/)?([\w@./-]{1,100}?)\/\S{0,200} from /,/directory: \S{0,200}\/([\w@.-]{1,60})\/$/,/Wrote site to "([^"]{1,100})"/,/The ([\w-]{1,60}) folder is ready to be deployed/,
/Output location: \S{0,200}?((?:dist|build)\/\S{1,100})$/,/Generated static files in "?([\w@./-]{1,100}?)"?\.?$/,/Generated public ([\w@./-]{1,100})$/,/Success! Generated .{0,40} in "([^"]{1,100})"/],
A=[{name:"next-export",signs:[{codes:["output_missing","output_empty"],log:/Next\.js \d{1,3}\.\d/},{codes:["output_missing","output_empty"],log:/^(?:> )?next build/},
{log:/"next export" (?:has been removed|is no longer supported|does not work)/}],summary:({facts:e})=>k(e).includes("out")?void 0:"Next.js wrote no static expor\
t",remedy:()=>"Set output: 'export' in next.config and take next export out of the build command; the output directory is then out."},{name:"output-missing",signs:[
{codes:["output_missing"]},{log:/[Oo]utput directory "?(?<folder>[\w@./-]{1,100}?)"? (?:does not exist|(?:was |is )?(?:not found|missing))/}],summary:({groups:e,
facts:t})=>`the build did not write the output directory ${m(e.folder??t.outputDirectory,"of the app")}`,remedy:({lines:e,facts:t})=>{const o=b(e);if(o)return`S\
et output-directory to ${o}: the log shows files written there.`;const n=L.find(s=>k(t).includes(s));return n?`Set output-directory to ${n}, which is there, if \
it is what the build writes.`:"Set output-directory to the folder that the build command writes, relative to the root directory: often dist, build, out, public \
or _site."}},{name:"output-empty",signs:[{codes:["output_empty"]}],summary:({facts:e})=>`the output directory ${m(e.outputDirectory,"of the app")} is empty`,remedy:({
lines:e,facts:t})=>{const o=b(e);return o&&o!==t.outputDirectory?`Set output-directory to ${o}: the log shows files written there.`:"Check that the build comman\
d writes into output-directory, and does not clean it at its end."}},{name:"output-unsafe",signs:[{codes:["output_unsafe"]}],summary:({facts:e})=>e.message??"th\
e output holds links or special files that may not be served",remedy:()=>"Let the build copy files instead of linking them: links that leave the output director\
y are refused."},{name:"output-too-large",signs:[{codes:["output_too_large"]}],summary:({facts:e})=>e.message??"the output is larger than the platform takes",remedy:()=>"\
Check that output-directory names only the site, without node_modules or source maps, and move large media elsewhere."},{name:"sync-failed",signs:[{codes:["sync\
_failed","activation_failed"]}],summary:({facts:e})=>e.message??"the platform could not publish the files",remedy:()=>"Nothing in the repository is at fault: de\
ploy again. The previous release stays live."},{name:"interrupted",signs:[{codes:["interrupted"]}],summary:()=>"the platform was stopped while it worked",remedy:()=>"\
Deploy again."}],L=["dist","build","out","_site"];function k({message:e}){const[,t=""]=/the folders there are (.{1,1000})/.exec(e??"")??[];return[...t.matchAll(
/`([^`]{1,100})`/g)].map(([,o=""])=>o)}function b(e){for(const t of C){const o=h(e,t)?.replace(/^\.\//,"").replace(/\/(?:assets|_astro)$/,"");if(o)return o}}const u=[
"queue","clone"],M=[{name:"submodule",signs:[{stages:u,log:/submodule path '(?<path>[^']{1,200})' failed/},{stages:u,log:/No url found for submodule path '(?<path>[^']{1,200})'/},
{stages:u,log:/Failed to clone '(?<path>[^']{1,200})'(?: a second time|\. Retry scheduled)/}],summary:({groups:e})=>`the Git submodule ${m(e.path,"of the reposi\
tory")} could not be cloned`,remedy:()=>"Give the submodule an https:// URL that the platform may read in .gitmodules, or keep its files in the repository itsel\
f."},{name:"branch-not-found",signs:[{codes:["branch_not_found"]},{stages:u,log:/Remote branch (?<branch>\S{1,200}) not found in upstream/},{stages:u,log:/couldn't find remote ref (?:refs\/heads\/)?(?<branch>\S{1,200})/}],
summary:({groups:e,facts:t})=>`the branch ${m(e.branch??t.branch,"to build")} does not exist`,remedy:()=>"Push the branch, or set the input branch to one that e\
xists on the remote; names are case-sensitive."},{name:"commit-not-found",signs:[{codes:["commit_not_found"]},{stages:u,log:/reference is not a tree: |not our ref [0-9a-f]{7,64}/}],
summary:()=>"the commit is not in the repository",remedy:()=>"Push the commit to the repository that the app builds from; a force push or a fork may have left i\
t behind."},{name:"repository-not-allowed",signs:[{codes:["repository_not_allowed"]}],summary:({facts:e})=>`the platform does not take the repository ${m(e.repository,
"given")}`,remedy:()=>"Set the input repository to owner/name or an https:// URL; local paths and file:// need a platform started with --allow-local-git."},{name:"\
repository-not-found",signs:[{codes:["repository_not_found"]},{stages:u,log:/remote: Repository not found\.|^fatal: repository '[^']{1,300}' (?:not found|does not exist)/},
{stages:u,log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey/}],summary:({facts:e})=>`the platform cannot read the rep\
ository ${m(e.repository,"of the app")}`,remedy:()=>"Check the spelling of the input repository. If it is private, give the platform access to it (its GitHub ap\
p, or a deploy key)."},{name:"root-directory-missing",signs:[{codes:["root_directory_missing"]},{log:/Could not read package\.json/},{log:/ERR_PNPM_NO_PKG_MANIFEST|No package\.json (?:was )?found in/}],
summary:({facts:e})=>e.code==="root_directory_missing"?"the root directory does not exist in the repository":"there is no package.json where the build ran",remedy:()=>"\
Set rootDirectory in app-settings to the folder of the app, relative to the repository, and check that it is committed."}];var P=p(107);const U=[...M,...A,...I,
...T],D={queue:"Deployment failed",clone:"Clone failed",install:"Install failed",build:"Build failed",sync:"Upload failed",activate:"Activation failed"},j=1e3,G=300,
F=/exit(?:ed)?(?: with)? (?:code|status)|^(?:the )?(?:build|install|deployment)(?: command)? failed\W*$/i,W=/(?:\b|[a-z])(?:error|exception|fatal|failed|cannot|denied|invalid)\b/i,
H=/^(?:\[?(?:ERROR|error|FATAL)\]?:?\s+)+/,_=/^\s*\[cause\]: (?:Error: )?(?<message>\S.*)$/,B=/^(?:\s|\$ |A complete log of this run|(?:[✗🚨] )?Build failed|Rspack (?:build failed|compiled)|To suppress |INFO |FATAL$|(?:error )?(?:during build|Command failed)|Node\.js v\d|ELIFECYCLE|[>{}(]|at |info |Exit code|$)/u,
K=/^\s*(?:npm (?:warn|WARN)|warning\b|WARN\b|\(node:\d+\))/;function Z(e){const t=(0,P.S)(e.message?[...e.log,e.message]:e.log).slice(-j).map(o=>o.text).filter(
o=>!K.test(o));for(const o of["codes","others"])for(const n of U){const s=V(n,o,e,t),r=s&&n.summary(s);if(s&&r)return{headline:S(e,r),remedy:(0,g.O)(n.remedy(s),
500)}}return{headline:S(e,z(e,t)),remedy:void 0}}function V(e,t,o,n){const s=e.signs.filter(r=>t==="codes"==(r.codes!==void 0));return s.length===0?void 0:R({...e,
signs:s},o,n)}function S(e,t){const o=D[e.stage?.toLowerCase()??""]??"Deployment failed",n=Y(e),s=G-o.length-n.length-2;return`${o}: ${(0,g.O)(t.trim().replace(
/\.$/,""),s)}${n}`}function Y({exitCode:e,signal:t}){return typeof e=="number"&&e!==0?` (exit code ${e})`:t?` (${(0,g.O)(t,20)})`:""}function z(e,t){const o=e.diagnostics?.
find(i=>i.severity==="error");if(o)return`${o.file}${o.line===null?"":`:${o.line}`}: ${o.message}`;if(e.message&&!F.test(e.message))return e.message;const n=t.filter(
i=>i!==e.message).map(i=>i.replace(H,"")).filter(i=>!B.test(i)),s=t.findLast(i=>_.test(i));return(s?_.exec(s)?.groups?.message:n.findLast(i=>W.test(i)))??n.at(-1)??
(e.message||e.code||"the platform gave no reason")}var q=p(2310);const J=[[/^file:\/\/(?:localhost)?(?=\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\/(?:\([\w-]+\)\/)?(?=\.{0,2}\/)/,
""],[/^webpack(?:-internal)?:\/\/[^/]*\//,""],[/^rsc:\/\/[^/]*\/[^/]*\//,""],[/^.*!/,""],[/\\/g,"/"],[/^\/?[A-Za-z]:(?=\/)/,""],[/[?].*$/,""]],v=/^(?:node|https?|data|virtual|native|internal|bun|deno):|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|bin\/|etc\/|nix\/|proc\/|sys\/|snap\/|rustc\/|opt\/hostedtoolcache\/)|(?:^|\/)(?:node_modules|site-packages|dist-packages|\.git|\.nvm|\.pyenv|\.cargo|\.rustup|\.yarn|\.pnpm|\.pnpm-store|\.volta|\.bun)(?:\/|$)|\/go\/pkg\/mod\//,
X=40,Q=500,ee=100;function te(e,t){const o=new Map,n=new Map;for(const i of e){o.has(i.file)||o.set(i.file,oe(i.file,t));const l=o.get(i.file);if(l===void 0)continue;
const a=(0,g.O)(i.message,Q),d=i.code&&(0,g.O)(i.code,ee),c=JSON.stringify([l,i.line,i.column,a]);n.has(c)||n.set(c,{...i,file:l,code:d,message:a})}const s=[...n.
values()],r=new Set(s.filter(({line:i})=>i!==null).map(({file:i,message:l})=>`${i}
${l}`));return s.filter(({line:i,file:l,message:a})=>i!==null||!r.has(`${l}
${a}`))}function oe(e,t){const o=ne(e);if(!(o===""||o.includes("\0")||v.test(o))){for(const n of ie(o,t))if(n!==void 0&&!v.test(n)&&t.exists(n))return n}}function ne(e){
let t=e.startsWith("file://")?se(e):e;for(const[o,n]of J)t=t.replace(o,n);return t}function se(e){try{return decodeURIComponent(e)}catch{return e}}function*ie(e,t){
const o=t.rootDirectory??"";if(!e.startsWith("/")){for(const s of[...t.folders??[],o,""])yield w(`${s}/${e}`);return}for(const s of t.prefixes??[]){const r=s.replaceAll(
"\\","/").replace(/^[A-Za-z]:/,"").replace(/\/+$/,"");if(e.startsWith(`${r}/`)){yield w(e.slice(r.length+1));return}}const n=w(e)?.split("/")??[];if(!(n.length>
X))for(let s=0;s<n.length;s++){const r=n.slice(s).join("/");yield r,o!==""&&(yield w(`${o}/${r}`))}}function w(e){const t=[];for(const o of e.split("/"))if(!(o===
""||o===".")){if(o!=="..")t.push(o);else if(t.pop()===void 0)return}return t.length===0?void 0:t.join("/")}const re=["error","warning","notice"],ae=/(?:^|\/)(?:\.[^/]+|[^/]+\.config\.[a-z]+|[^/]*tsconfig[^/]*\.json|package(?:-lock)?\.json)$/;
function de(e,t=10){const o=new Set,n=new Set,s=e.map(a=>{const d=JSON.stringify([a.severity,a.file,a.line]),c=JSON.stringify([a.severity,a.message]),y=o.has(d)||
n.has(c);o.add(d),n.add(c);const ye=(a.line===null?4:0)+(y?2:0)+(ae.test(a.file)?1:0);return{diagnostic:a,weight:ye}}),r=re.map(a=>s.filter(({diagnostic:d})=>d.
severity===a).toSorted((d,c)=>d.weight-c.weight).map(({diagnostic:d})=>d)),i=Math.max(0,t),l=a=>Math.max(0,(a?.length??0)-i);return{shown:r.flatMap(a=>a.slice(0,
i)),rest:{error:l(r[0]),warning:l(r[1]),notice:l(r[2])}}}const le=[0,1e3,2e3,4e3];async function me(e,t,o,n,s){const r=await fe(e,t,n,s);if(r)return ue(r,o,n.tree);
const i=`The deployment ${e} failed, and the platform gives no reason`;return{...ce,headline:i,remedy:`Look at the deployment ${e} in the platform.`}}const ce={
stage:void 0,code:void 0,exitCode:void 0,diagnostics:[],moreDiagnostics:0,log:[]};function ue(e,t,o){const{rootDirectory:n}=t.configuration.settings,s=[...e.diagnostics,
...(0,q.y)(e.log)],r={exists:o?.exists??(()=>!1),...typeof n=="string"?{rootDirectory:n}:{},folders:ge(t,o)},{shown:i,rest:l}=de(te(s,r)),{repository:a,branch:d,
outputDirectory:c}=t.configuration,y={...e,diagnostics:i,list:o?.list,repository:a,branch:d,outputDirectory:c};return{...Z(y),stage:e.stage,code:e.code,exitCode:e.
exitCode,diagnostics:i,moreDiagnostics:l.error+l.warning+l.notice,log:e.log}}function pe({code:e,message:t,exitCode:o,signal:n,log:s,diagnostics:r}){return[e,t,
o,n].some(l=>l!==void 0)||s.length>0||r.length>0}const he=8;function ge({configuration:e},t){const{buildCommand:o="",outputDirectory:n="",settings:s}=e,r=o.split(
/[\s'"=;&|()]+/).map(d=>d.replace(/^(?:\.\/)+|\/+$/g,"")),i=n.split("/").map((d,c,y)=>y.slice(0,c).join("/")),l=typeof s.rootDirectory=="string"?`${s.rootDirectory}\
/`:"",a=[...r,...i.reverse()].filter(d=>/^[^./-][^:*?]*$/.test(d));return[...new Set(a)].map(d=>l+d).filter(d=>(t?.list(d).length??0)>0).slice(0,he)}async function fe(e,t,o,n){
try{for(const s of le){s&&await o.clock.sleep(s,o.signal);const r=await o.platform.readFailure(t,e);if(r&&pe(r))return r}}catch(s){o.signal.throwIfAborted();const r=(0,$.
I7)(s);n.warn(`The failure record of ${e} cannot be read: ${r.message}`,r.remedy)}}})};export{Ee as id,ke as ids,be as modules};

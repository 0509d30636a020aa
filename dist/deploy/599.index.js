const ye=599,we=[599],ke={1599:((fe,R,c)=>{c.d(R,{explain:()=>ae});var T=c(3739),w=c(5807);function x(e,t,o){for(const n of e.signs)if(!(n.codes&&!(t.code&&n.codes.
includes(t.code)))&&!(n.exitCodes&&!(typeof t.exitCode=="number"&&n.exitCodes.includes(t.exitCode)))&&!(n.signals&&!(t.signal&&n.signals.includes(t.signal)))&&!(n.
stages&&t.stage&&!n.stages.includes(t.stage.toLowerCase()))&&!(n.weak&&t.diagnostics?.some(s=>s.severity==="error"))){if(!n.log)return{groups:{},facts:t,lines:o};
for(let s=o.length-1;s>=0;s--){const i=n.log.exec(o[s]??"");if(i)return{groups:i.groups??{},facts:t,lines:o}}}}function u(e,t){for(const o of e){const n=t.exec(
o)?.[1];if(n!==void 0)return n}}function l(e,t){return e===void 0||e===""?t:`"${e}"`}var p=c(7214);const I=[{name:"out-of-memory",signs:[{codes:["out_of_memory"]},
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
{log:/Script not found "(?<script>[^"]{1,100})"/}],summary:({groups:e})=>`package.json has no script ${l(e.script,"of that name")}`,remedy:({groups:e,lines:t})=>{
const o=O(t).filter(s=>s!==e.script);return`${o.length>0?`There are: ${o.join(", ")}. `:""}Add the script ${l(e.script,"named in the log")} to package.json, or \
set build-command to one that exists.`}},{name:"command-not-found",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>[\w@./-]{1,100}): (?:command )?not found$/},
{log:/^'?(?<command>[\w@./-]{1,100})'? is not recognized as an internal or external command/},{log:/spawn (?<command>[\w@./-]{1,100}) ENOENT$/},{log:/^error: Failed to spawn: `(?<command>[^`]{1,100})`/},
{exitCodes:[127]}],summary:({groups:e})=>`the command ${l(e.command,"to run")} was not found`,remedy:({groups:e})=>`Add the package that brings ${l(e.command,"i\
t")} to dependencies in package.json. NODE_ENV=production among the app variables keeps devDependencies from being installed.`},{name:"permission-denied",signs:[
{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>\S{1,200}): Permission denied$/},{log:/EACCES: permission denied, \w{1,20} '(?<command>[^']{1,200})'/},
{exitCodes:[126]}],summary:({groups:e})=>`permission denied${e.command?` for ${l(e.command,"")}`:""}`,remedy:({groups:e})=>e.command?.startsWith("/")?"Let the b\
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
rough \${{ secrets.${e.name??"NAME"} }}.`},{name:"import-case",signs:[{}],summary:e=>{const t=(0,p.XQ)(e);return t&&`the import "${t.specifier}" differs from th\
e file's name only in upper and lower case`},remedy:e=>`The file is ${l((0,p.XQ)(e)?.actual,"there")}: write the import as it is spelt, or rename it with git mv\
. Builds run where case counts.`},{name:"import-case-tsc",signs:[{log:/TS(?:1149|1261): .*?'(?<path>[^']{1,300})' differs from already included file name .* only in casing/},
{log:/There are multiple modules with names that only differ in casing/}],summary:({groups:e})=>`imports spell ${l(e.path,"a file")} differently in upper and lo\
wer case`,remedy:()=>"Write every import of that file as the file is spelt. Builds run where case counts."},{name:"missing-file",signs:[{}],summary:e=>{const t=(0,p.
ne)(e);return t?.kind==="file"?`the file "${t.specifier}" that is imported does not exist`:void 0},remedy:()=>"Check the path and its upper and lower case, and \
that the file is committed: `git check-ignore -v` tells whether .gitignore holds it back."},{name:"missing-read",signs:[{log:/ENOENT: no such file or directory, (?:open|stat|scandir) '(?<path>[^']{1,400})'/}],
summary:({groups:e,facts:t})=>`the file "${C(e.path??"",t.list)}" that is read does not exist`,remedy:()=>"Check the path where it is written, its upper and low\
er case, and that the file is committed."},{name:"missing-package",signs:[{}],summary:e=>{const t=(0,p.ne)(e);return t?.kind==="package"?`the package "${t.specifier}\
" is not installed`:void 0},remedy:e=>{const t=(0,p.ne)(e)?.specifier??"the package";return e.lines.some(o=>o.includes("No module named"))?`Add ${t} to the proj\
ect's requirements.`:`Run npm install ${t} (or your package manager's add) and commit package.json with the lockfile. NODE_ENV=production among the app variable\
s keeps devDependencies from being installed.`}},{name:"build-killed",signs:[{codes:["build_killed"]},{signals:["SIGKILL","SIGTERM"]},{exitCodes:[143]}],summary:()=>"\
the build was killed",remedy:()=>"Deploy again. If it repeats, the build takes more memory or time than the platform gives it."}];function C(e,t){const o=e.split(
"/"),n=t?.("")??[],s=o.findIndex(i=>n.includes(i));return s<0?e:o.slice(s).join("/")}function O(e){const t=new Set,o=e.findLastIndex(n=>/[Mm]issing script|not found|a script named/.
test(n));for(const n of e.slice(Math.max(0,o),o+40)){const s=u([n],/^\s*(?:npm|pnpm|yarn|bun) run ([\w:.-]{1,60})(?:\s|$|")/)??L(n);s&&t.add(s)}return[...t].slice(
0,10)}function L(e){return u([e],/Did you mean "(?:pnpm|yarn|npm) (?:run )?([\w:.-]{1,60})"/)}const A=[{name:"browser-only",signs:[{log:/ReferenceError: (?<name>window|document|localStorage|sessionStorage|navigator|HTMLElement) is not defined/}],
summary:({groups:e})=>`code for the browser ran during the build (${e.name} is not defined)`,remedy:({groups:e})=>`Use ${e.name} only in the browser: after moun\
ting (onMount, useEffect, client:only), or where typeof ${e.name} !== 'undefined'.`},{name:"esm-only",signs:[{log:/ERR_REQUIRE_ESM|require\(\) of ES Module \S{1,300}/}],
summary:()=>"a package that exists only as an ES module was loaded with require()",remedy:()=>'Load it with import (name the file .mjs, or set "type": "module" \
in package.json), or use Node.js 22 or newer.'},{name:"next-static-params",signs:[{log:/Page "(?<page>[^"]{1,200})" is missing "generateStaticParams\(\)"/}],summary:({
groups:e})=>`the page ${l(e.page,"")} has no generateStaticParams()`,remedy:()=>"Export generateStaticParams() from that page, so that the static export knows i\
ts paths."},{name:"base-path",signs:[{log:/does not begin with `base`, which is configured in `paths\.base`/}],summary:()=>"a link leaves the configured base pa\
th",remedy:()=>"Put the base path before the site's own links, or remove the base path: the platform serves each app at its own host's root."},{name:"dead-link",
signs:[{log:/^Error: 404 (?<link>\S{1,300}) \(linked from (?<page>\S{1,300})\)/},{log:/Found dead link (?<link>\S{1,300}) in file (?<page>\S{1,300})/},{log:/^\s*-> linking to (?<link>\S{1,300})/},
{weak:!0,log:/^\s*│ [├└]── \[404\] Page not found: (?<link>\S{1,300})/}],summary:({groups:e,lines:t})=>{const o=e.page??u(t,/(?:Broken link on source page path =|│ └── Linked from) (\S{1,300}?):?$/);
return`a link to ${e.link}${o?`, in ${o},`:""} leads to no page`},remedy:()=>"Correct the link, or add the page. The log names any others."},{name:"page-failed",
signs:[{weak:!0,log:/^\[500\] GET (?<page>\S{1,300})/},{weak:!0,log:/^!!! (?<page>\S{1,300}): Error during SSG$/}],summary:({groups:e,lines:t})=>{const o=t.findLastIndex(
n=>/^(?:\[500\] GET |!!! \S{1,300}: Error during SSG$)/.test(n));return`the page ${e.page} failed while it was rendered: ${t[o+1]?.replace(/^Error: /,"")??""}`},
remedy:()=>"Mend what the page loads or shows; the stack in the log names the functions."},{name:"gatsby-graphql",signs:[{weak:!0,log:/^error There was an error in your GraphQL query:/}],
summary:({lines:e})=>{const t=e.findLastIndex(o=>o.startsWith("error There was an error in your GraphQL query"));return`a GraphQL query fails: ${e.slice(t+1).find(
o=>o!=="")??""}`},remedy:()=>"Correct the query, or give its type the field in gatsby-node (createSchemaCustomization)."},{name:"gatsby-page-failed",signs:[{weak:!0,
log:/^error Building static HTML failed for path "(?<page>[^"]{1,300})"/}],summary:({groups:e,lines:t})=>`the page ${e.page} failed while it was rendered: ${u(t,
/^\s*WebpackError: (.{1,300})/)??""}`,remedy:()=>"Mend what the page loads or shows: gatsby build --verbose tells more, and gatsby develop the line."},{name:"nu\
xt-page-failed",signs:[{weak:!0,log:/^\s*│ [├└]── \[5\d\d\] (?<message>.*)/}],summary:({groups:e,lines:t})=>{const o=t.findLastIndex(s=>/^\s*│ [├└]── \[5\d\d\]/.
test(s));return`the page ${u(t.slice(0,o).reverse(),/├─ (\/\S{0,300}) \(\d+ms\)/)} failed while it was rendered: ${e.message}`},remedy:()=>"The log does not\
 tell the error itself: run npx nuxt dev and open the page, where it stands with its stack. Code for the browser and missing variables are common causes."},{name:"\
turbo",signs:[{log:/^[\s`>-]*[x×] (?<what>No package found with name '[^']{1,100}' in workspace)$/},{log:/^[\s`>-]*[x×] (?<what>Could not find task `[^`]{1,100}` in project)$/}],
summary:({groups:e})=>`turbo: ${e.what}`,remedy:({groups:e})=>e.what?.includes("task")?"Name the task in build-command as turbo.json has it among its tasks.":"W\
rite --filter in build-command as the name in that package's package.json."},{name:"css-minify",signs:[{log:/^(?:\w*Error: )?\[lightningcss minify\] (?<what>\S.{0,200})$/}],
summary:({groups:e,lines:t})=>{const o=t.findIndex(s=>/^\s*\|\s+\^/.test(s)),n=/^\d{1,7} *\| *(\S.{0,80})/.exec(t[o-1]??"")?.[1]?.trim();return`the style sheets\
 do not parse: ${e.what}${n?`, at ${l(n,"")}`:""}`},remedy:()=>"Look above what is quoted for a rule or a comment that is not closed, in the style sheet that ho\
lds it."}],k="ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|ECONNREFUSED|ERR_SOCKET_TIMEOUT|UND_ERR_CONNECT_TIMEOUT",P=[{name:"lockfile-missing",signs:[{log:/`npm ci` command can only install with an existing package-lock\.json/},
{log:/ERR_PNPM_NO_LOCKFILE/},{log:/Unsupported URL Type "workspace:"/}],summary:()=>"the repository has no lockfile",remedy:()=>"Run the install on your machine\
 and commit the lockfile it writes."},{name:"lockfile-outdated",signs:[{log:/^`npm (?<manager>ci)` can only install packages when your package\.json and/},{log:/(?<manager>ERR_PNPM)_(?:OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH|FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE)/},
{log:/Your (?<manager>lockfile) needs to be updated, but yarn was run with `--frozen-lockfile`/},{log:/The (?<manager>lockfile) would have been (?:modified|created) by this install, which is explicitly forbidden/},
{log:/(?<manager>lockfile) had changes, but lockfile is frozen/}],summary:({lines:e})=>`the lockfile does not fit package.json${M(e)}`,remedy:({groups:e})=>`Run\
 ${(e.manager==="ci"?"npm install":e.manager==="ERR_PNPM"?"pnpm install":"")||"your package manager's install"} on your machine and commit the lockfile together\
 with package.json.`},{name:"peer-conflict",signs:[{log:/^code ERESOLVE|^ERESOLVE (?:could not resolve|unable to resolve)|ERR_PNPM_PEER_DEP_ISSUES/}],summary:({
lines:e})=>{const t=u(e,/^\s*peer (\S{1,120}) from /);return t?`dependencies ask for versions that exclude each other (${t})`:"peer dependencies conflict"},remedy:()=>"\
Move the packages named in the log to versions that fit each other. As a stopgap commit an .npmrc with legacy-peer-deps=true."},{name:"engine",signs:[{log:/^code EBADENGINE|ERR_PNPM_UNSUPPORTED_ENGINE/},
{log:/The engine "node" is incompatible with this module\. Expected version "(?<wanted>[^"]{1,60})"/},{log:/Node(?:\.js)?(?: version)? v?[\d.]+(?:\.x)? is not supported by|node: v?[\d.]+ is not supported/},
{weak:!0,log:/You are using Node\.js [^ ]{1,20} (?:For|Vite)\b/},{weak:!0,log:/(?:requires|required|minimum) (?:a )?(?:minimum )?Node(?:\.js)?(?: version)?(?: of)? (?<wanted>v?\d[\d.+]{0,12})/i},
{log:/Node\.js version "?(?<wanted>[<>=^~]{0,2}v?\d[\d.]{0,12})"? (?:or newer |or higher )?is required/},{log:/error:0308010C:digital envelope routines::unsupported|ERR_OSSL_EVP_UNSUPPORTED/},
{log:/No such built-in module: (?<builtin>node:[\w/]{1,40})/},{log:/SyntaxError: Unexpected token '(?:\?\?=|\|\|=|&&=|\?\.|\?\?)'/},{log:/(?:crypto\.hash|structuredClone|Object\.hasOwn|Promise\.withResolvers|\.toSorted|styleText|\$?import\.meta\.dirname)(?:\(\.\.\.\))? is not (?:a function|defined)/}],
summary:({groups:e})=>`the Node.js version does not fit${e.wanted?` (wanted: ${e.wanted})`:""}`,remedy:({lines:e})=>e.some(t=>t.includes("digital envelope routi\
nes"))?"The bundler is too old for this Node.js. Update it (webpack 5.61 or later), or set nodeVersion in app-settings to 16.":"Set the Node.js version that the\
 tools ask for: nodeVersion in app-settings, and engines.node in package.json."},{name:"registry-login",signs:[{log:/^code (?:E401|E403|ENEEDAUTH)$|ERR_PNPM_FETCH_40[13]|YN0041/},
{log:/(?:401 Unauthorized|403 Forbidden) - (?:GET|PUT) https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})/}],summary:({groups:e,lines:t})=>{const o=e.host??u(
t,/40[13] \w+ - GET https?:\/\/(?:[^\s/@]{1,200}@)?([\w.-]{1,200})/);return`the package registry${o?` ${o}`:""} refused the login`},remedy:()=>"Give the build a\
 registry token as an app variable (input env), and name that variable as :_authToken in .npmrc."},{name:"git-dependency",signs:[{stages:["install"],log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey|Repository not found\./}],
summary:()=>"a dependency comes from a Git repository that the build cannot read",remedy:()=>"Name the dependency by an https:// URL that needs no login, or pub\
lish it to a registry and give the build a token."},{name:"version-not-found",signs:[{log:/No matching version found for (?<name>\S{1,150}?)\.?(?: while|$)/},{log:/ERR_PNPM_NO_MATCHING_VERSION\s+No matching version found for (?<name>\S{1,150})/},
{log:/Couldn't find any versions for "(?<name>[^"]{1,120})"/}],summary:({groups:e})=>`no version of ${l(e.name,"a package")} fits`,remedy:({groups:e,lines:t})=>{
const o=u(t,/while installing the dependencies of (\S{1,200})/);return o?`${o} asks for it: update that package, or override the version in package.json.`:`Corr\
ect the version in package.json to one that is published, and commit the new lockfile. Where package.json does not name ${e.name?.replace(/(?<=.)@.*$/,"")??"it"}\
, a package that it names asks for it: update that one, or override the version.`}},{name:"package-not-found",signs:[{log:/^404\s+(?:The requested resource )?'(?<name>[^']{1,150})' (?:is not in this registry|could not be found)/},
{log:/ERR_PNPM_FETCH_404\s+GET \S{1,300}\/(?<name>[^/\s:]{1,150}): Not Found/},{log:/^error An unexpected error occurred: "https?:\/\/[^"]{1,200}\/(?<name>[^/"]{1,150}): Not found"/},
{log:/^code E404$/}],summary:({groups:e})=>`the package ${l(e.name?.replace(/%2f/i,"/"),"asked for")} is not in the registry`,remedy:()=>"Check its name in pack\
age.json. If it is private, set its registry and a token in .npmrc, with the token as an app variable (input env)."},{name:"integrity",signs:[{log:/^code EINTEGRITY|ERR_PNPM_TARBALL_INTEGRITY|Integrity check failed for|YN0018/}],
summary:()=>"a package differs from what the lockfile records",remedy:()=>"Delete the lockfile and node_modules, install again, and commit the new lockfile."},{
name:"network",signs:[{log:new RegExp(`^code (?:${k})|^network .{0,80}(?:${k})|ERR_PNPM_META_FETCH_FAIL`)},{weak:!0,log:/^Failed to fetch `?[^`]{1,100} from Google Fonts/},
{log:new RegExp(`(?:getaddrinfo|request to https?://\\S{1,200} failed).{0,80}(?:${k})`)},{log:/Could not resolve host: |Failed to connect to \S{1,100} port|network connectivity|The operation timed out\. fetching/}],
summary:()=>"the network failed while the build fetched something",remedy:()=>"Run the deploy again. If it repeats, check the host that the log names and that t\
he platform may reach it."},{name:"certificate",signs:[{log:/\b(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_HAS_EXPIRED)\b/}],
summary:()=>"a certificate was refused while the build fetched something",remedy:()=>"If a proxy or a private registry has a certificate of its own authority, g\
ive the platform that authority: NODE_EXTRA_CA_CERTS."},{name:"native-optional",signs:[{log:/Cannot find module '?(?<name>@rollup\/rollup-[\w-]+|@esbuild\/[\w-]+|@rolldown\/binding-[\w-]+|lightningcss[.\w-]*|@tailwindcss\/oxide[\w-]+|@next\/swc[\w-]+|@parcel\/watcher-[\w-]+)'?/},
{log:/The package "(?<name>@esbuild\/[\w-]+)" could not be found, and is needed by esbuild/},{log:/You installed esbuild for another platform/}],summary:({groups:e})=>`\
the binary package ${l(e.name,"of a tool")} is not installed for this system`,remedy:()=>"The lockfile lacks other systems: delete node_modules and the lockfile\
, install again with a current npm, and commit the new lockfile."},{name:"node-gyp",signs:[{log:/^gyp ERR! (?:find Python|stack Error)|node-pre-gyp ERR!/}],summary:()=>"\
a native package could not be compiled",remedy:()=>"Use a version of the package that ships binaries for this Node.js version, or a pure JavaScript one."},{name:"\
package-manager",signs:[{log:/This project is configured to use (?<name>\w{1,20})/},{log:/This project's package\.json defines "packageManager": "(?<name>[^"]{1,40})"/},
{log:/ERR_PNPM_BAD_PM_VERSION|Cannot find matching keyid/}],summary:({groups:e})=>`the project asks for another package manager${e.name?` (${e.name})`:""}`,remedy:()=>"\
Make packageManager in package.json and the committed lockfile name the same package manager, in a version that the platform has."}];function M(e){const t=e.flatMap(
n=>/^Missing: (\S{1,200}?)@? from lock file$|dependencies were added: (\S{1,200}?),?(?:\s|$)/.exec(n)?.slice(1)??[]),[o]=t.filter(n=>n!==void 0);if(o)return`: i\
t lacks ${o}`;for(const n of e){const[,s,i]=/^Invalid: lock file's (\S{1,200}) does not satisfy (\S{1,200})$/.exec(n)??[];if(s)return`: it has ${s}, and ${i} is\
 asked for`}return""}var U=c(6760);const j=[/^Writing (?:\.\/)?([\w@./-]{1,100}?)\/\S{0,200} from /,/directory: \S{0,200}\/([\w@.-]{1,60})\/$/,/Wrote site to "([^"]{1,100})"/,
/The ([\w-]{1,60}) folder is ready to be deployed/,/Output location: \S{0,200}?((?:dist|build)\/\S{1,100})$/,/Generated static files in "?([\w@./-]{1,100}?)"?\.?$/,
/Generated public ([\w@./-]{1,100})$/,/^\[info\] html generated at \.\/([\w@./-]{1,100})$/,/Success! Generated .{0,40} in "([^"]{1,100})"/,/^((?!\.\w)[\w@./-]{1,100}?)\/(?:assets\/)?[\w.-]{1,100}\.(?:html|js|css)\s{1,60}[\d.,]{1,12} (?:kB|KiB|MB)\b/],
D=[{name:"next-export",signs:[{codes:["output_missing","output_empty"],log:/Next\.js \d{1,3}\.\d/},{codes:["output_missing","output_empty"],log:/^(?:> )?next build/},
{log:/"next export" (?:has been removed|is no longer supported|does not work)/}],summary:({facts:e})=>E(e).includes("out")?void 0:"Next.js wrote no static expor\
t",remedy:()=>"Set output: 'export' in next.config and take next export out of the build command; the output directory is then out."},{name:"output-missing",signs:[
{codes:["output_missing"]},{log:/[Oo]utput directory "?(?<folder>[\w@./-]{1,100}?)"? (?:does not exist|(?:was |is )?(?:not found|missing))/}],summary:({groups:e,
facts:t})=>`the build did not write the output directory ${l(e.folder??t.outputDirectory,"of the app")}`,remedy:e=>{const{facts:t}=e,o=v(e);if(o)return`Set outp\
ut-directory to ${o}: the log shows files written there.`;const n=e.lines.some(i=>/^> gatsby build\b/.test(i)),s=[...F,...n?["public"]:[]].find(i=>E(t).includes(
i));return s?`Set output-directory to ${s}, which is there, if it is what the build writes.`:"Set output-directory to the folder that the build command writes, \
relative to the root directory: often dist, build, out, public or _site."}},{name:"output-empty",signs:[{codes:["output_empty"]}],summary:({facts:e})=>`the outp\
ut directory ${l(e.outputDirectory,"of the app")} is empty`,remedy:e=>{const t=v(e);return t?`Set output-directory to ${t}: the log shows files written there.`:
"Check that the build command writes into output-directory, and does not clean it at its end."}},{name:"output-unsafe",signs:[{codes:["output_unsafe"]}],summary:({
facts:e})=>e.message??"the output holds links or special files that may not be served",remedy:()=>"Let the build copy files instead of linking them: links that \
leave the output directory are refused."},{name:"output-too-large",signs:[{codes:["output_too_large"]}],summary:({facts:e})=>e.message??"the output is larger th\
an the platform takes",remedy:()=>"Check that output-directory names only the site, without node_modules or source maps, and move large media elsewhere."},{name:"\
sync-failed",signs:[{codes:["sync_failed","activation_failed"]}],summary:({facts:e})=>e.message??"the platform could not publish the files",remedy:()=>"Nothing \
in the repository is at fault: deploy again. The previous release stays live."},{name:"interrupted",signs:[{codes:["interrupted"]}],summary:()=>"the platform wa\
s stopped while it worked",remedy:()=>"Deploy again."}],F=["dist","build","out","_site","storybook-static"];function E({message:e}){const[,t=""]=/the folders there are (.{1,1000})/.
exec(e??"")??[];return[...t.matchAll(/`([^`]{1,100})`/g)].map(([,o=""])=>o)}function v({lines:e,facts:t}){const o=n=>n.split("/").length;for(const n of j){const[
s]=e.flatMap(r=>{const m=n.exec(r)?.[1]?.replace(/^\.\//,"").replace(/\/(?:assets|_astro)$/,"");return m?[{folder:m,line:r}]:[]}).sort((r,m)=>o(r.folder)-o(m.folder)),
i=s&&G(s.folder,s.line,t);if(i&&i!==t.outputDirectory)return i}}function G(e,t,o){const[n=""]=e.split("/",1),s=E(o);if(s.length===0||s.includes(n))return e;const i=U.
posix.dirname(o.outputDirectory??"");if(i!=="."&&o.list?.(i).length)return`${i}/${e}`;const r=o.log.find(a=>a.includes(t))??"",m=/(?:^|\s|\/)([\w.-]{1,60}):[a-z][\w:-]{0,60}: /.
exec(r)?.[1],d=s.find(a=>m!==void 0&&o.list?.(a).includes(m));return d===void 0?e:`${d}/${m}/${e}`}const h=["queue","clone"],W=[{name:"submodule",signs:[{stages:h,
log:/submodule path '(?<path>[^']{1,200})' failed/},{stages:h,log:/No url found for submodule path '(?<path>[^']{1,200})'/},{stages:h,log:/Failed to clone '(?<path>[^']{1,200})'(?: a second time|\. Retry scheduled)/}],
summary:({groups:e})=>`the Git submodule ${l(e.path,"of the repository")} could not be cloned`,remedy:()=>"Give the submodule an https:// URL that the platform \
may read in .gitmodules, or keep its files in the repository itself."},{name:"branch-not-found",signs:[{codes:["branch_not_found"]},{stages:h,log:/Remote branch (?<branch>\S{1,200}) not found in upstream/},
{stages:h,log:/couldn't find remote ref (?:refs\/heads\/)?(?<branch>\S{1,200})/}],summary:({groups:e,facts:t})=>`the branch ${l(e.branch??t.branch,"to build")} \
does not exist`,remedy:()=>"Push the branch, or set the input branch to one that exists on the remote; names are case-sensitive."},{name:"commit-not-found",signs:[
{codes:["commit_not_found"]},{stages:h,log:/reference is not a tree: |not our ref [0-9a-f]{7,64}/}],summary:()=>"the commit is not in the repository",remedy:()=>"\
Push the commit to the repository that the app builds from; a force push or a fork may have left it behind."},{name:"repository-not-allowed",signs:[{codes:["rep\
ository_not_allowed"]}],summary:({facts:e})=>`the platform does not take the repository ${l(e.repository,"given")}`,remedy:()=>"Set the input repository to owne\
r/name or an https:// URL; local paths and file:// need a platform started with --allow-local-git."},{name:"repository-not-found",signs:[{codes:["repository_not\
_found"]},{stages:h,log:/remote: Repository not found\.|^fatal: repository '[^']{1,300}' (?:not found|does not exist)/},{stages:h,log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey/}],
summary:({facts:e})=>`the platform cannot read the repository ${l(e.repository,"of the app")}`,remedy:()=>"Check the spelling of the input repository. If it is \
private, give the platform access to it (its GitHub app, or a deploy key)."},{name:"root-directory-missing",signs:[{codes:["root_directory_missing"]},{log:/Could not read package\.json/},
{log:/ERR_PNPM_NO_PKG_MANIFEST|No package\.json (?:was )?found in/}],summary:({facts:e})=>e.code==="root_directory_missing"?"the root directory does not exist i\
n the repository":"there is no package.json where the build ran",remedy:()=>"Set rootDirectory in app-settings to the folder of the app, relative to the reposit\
ory, and check that it is committed."}];var S=c(107);const B=[...W,...D,...P,...I,...A],K={queue:"Deployment failed",clone:"Clone failed",install:"Install faile\
d",build:"Build failed",sync:"Upload failed",activate:"Activation failed"},H=1e3,q=300,V=/exit(?:ed)?(?: with)? (?:code|status)|^(?:the )?(?:build|install|deployment)(?: command)? failed\W*$/i,
Y=/(?:\b|[a-z])(?:error|exception|fatal|failed|cannot|denied|invalid)\b/i,Z=/^(?:\[?(?:ERROR|error|FATAL)\]?:?\s+)+/,$=/^\s*\[cause\]: (?:Error: )?(?<message>\S.*)$/,
z=/^(?:\s|\$ |A complete log of this run|(?:[✗🚨] )?Build failed|Failed to compile|Storybook exited with|(?:success|failed|not finished) .{1,200} - [\d.]+s$|Use --verbose |Rspack (?:build failed|compiled)|To suppress |INFO |FATAL$|(?:error )?(?:during build|Command failed)|Node\.js v\d|Found \d+ errors? |Eleventy Fatal Error|Problem writing Eleventy|(?:Wrote|Copied) \d|ELIFECYCLE|[>{}(]|at |info |Exit code|$)/u,
J=/^\s*(?:npm (?:warn|WARN)|warning\b|WARN\b|\(node:\d+\))/;function Q(e){const t=(0,S.S)(e.message?[...e.log,e.message]:e.log).slice(-H).map(o=>o.text).filter(
o=>!J.test(o));for(const o of["codes","others"])for(const n of B){const s=X(n,o,e,t),i=s&&n.summary(s);if(s&&i)return{headline:_(e,i),remedy:(0,w.Ow)(n.remedy(s),
500)}}return{headline:_(e,te(e,t)),remedy:void 0}}function X(e,t,o,n){const s=e.signs.filter(i=>t==="codes"==(i.codes!==void 0));return s.length===0?void 0:x({...e,
signs:s},o,n)}function _(e,t){const o=K[e.stage?.toLowerCase()??""]??"Deployment failed",n=ee(e),s=q-o.length-n.length-2;return`${o}: ${(0,w.Ow)(t.trim().replace(
/\.$/,""),s)}${n}`}function ee({exitCode:e,signal:t}){return typeof e=="number"&&e!==0?` (exit code ${e})`:t?` (${(0,w.Ow)(t,20)})`:""}function te(e,t){const o=e.
diagnostics?.find(r=>r.severity==="error");if(o)return`${o.file}${o.line===null?"":`:${o.line}`}: ${o.message}`;if(e.message&&!V.test(e.message))return e.message;
const n=t.filter(r=>r!==e.message).map(r=>r.replace(Z,"")).filter(r=>!z.test(r)),s=t.findLast(r=>$.test(r));return(s?$.exec(s)?.groups?.message:n.findLast(r=>Y.
test(r)))??n.at(-1)??(e.message||e.code||"the platform gave no reason")}var oe=c(4456),N=c(6612);const ne=["error","warning","notice"],se=/(?:^|\/)(?:\.[^/]+|[^/]+\.config\.[a-z]+|[^/]*tsconfig[^/]*\.json|package(?:-lock)?\.json)$/;
function ie(e,t=10){const o=new Set,n=new Set,s=e.map(d=>{const a=JSON.stringify([d.severity,d.file,d.line]),g=JSON.stringify([d.severity,d.message]),f=o.has(a)||
n.has(g);o.add(a),n.add(g);const b=(d.line===null?4:0)+(f?2:0)+(se.test(d.file)?1:0);return{diagnostic:d,weight:b}}),i=ne.map(d=>s.filter(({diagnostic:a})=>a.severity===
d).toSorted((a,g)=>a.weight-g.weight).map(({diagnostic:a})=>a)),r=Math.max(0,t),m=d=>Math.max(0,(d?.length??0)-r);return{shown:i.flatMap(d=>d.slice(0,r)),rest:{
error:m(i[0]),warning:m(i[1]),notice:m(i[2])}}}const re=[0,1e3,2e3,4e3];async function ae(e,t,o,n,s){const i=await he(e,t,n,s);if(i)return le(i,o,n.tree);const r=`\
The deployment ${e} failed, and the platform gives no reason`;return{...de,headline:r,remedy:`Look at the deployment ${e} in the platform.`}}const de={stage:void 0,
code:void 0,exitCode:void 0,diagnostics:[],moreDiagnostics:0,log:[]};function le(e,t,o){const{rootDirectory:n}=t.configuration.settings,s={exists:o?.exists??(()=>!1),
...typeof n=="string"?{rootDirectory:n}:{},folders:ue(t,o)},i=(0,N.JL)(e.diagnostics,s),r=new Set(i.map(({file:y,message:pe})=>`${y}
${pe}`)),m=(0,N.JL)((0,oe.y)(e.log),s),{shown:d,rest:a}=ie([...i,...m.filter(y=>!r.has(`${y.file}
${y.message}`))]),{repository:g,branch:f,outputDirectory:b}=t.configuration,ge={...e,diagnostics:d,list:o?.list,repository:g,branch:f,outputDirectory:b};return{
...Q(ge),stage:e.stage,code:e.code,exitCode:e.exitCode,diagnostics:d,moreDiagnostics:a.error+a.warning+a.notice,log:(0,S.c)(e.log)}}function me({code:e,message:t,
exitCode:o,signal:n,log:s,diagnostics:i}){return[e,t,o,n].some(m=>m!==void 0)||s.length>0||i.length>0}const ce=8;function ue({configuration:e},t){const{buildCommand:o="",
outputDirectory:n="",settings:s}=e,i=o.split(/[\s'"=;&|()]+/).map(a=>a.replace(/^(?:\.\/)+|\/+$/g,"")),r=n.split("/").map((a,g,f)=>f.slice(0,g).join("/")),m=typeof s.
rootDirectory=="string"?`${s.rootDirectory}/`:"",d=[...i,...r.reverse()].filter(a=>/^[^./-][^:*?]*$/.test(a));return[...new Set(d)].map(a=>m+a).filter(a=>(t?.list(
a).length??0)>0).slice(0,ce)}async function he(e,t,o,n){try{for(const s of re){s&&await o.clock.sleep(s,o.signal);const i=await o.platform.readFailure(t,e);if(i&&
me(i))return i}}catch(s){o.signal.throwIfAborted();const i=(0,T.I7)(s);n.warn(`The failure record of ${e} cannot be read: ${i.message}`,i.remedy)}}})};export{ye as id,we as ids,ke as modules};

const fe=829,me=[829],ge={7214:((F,M,y)=>{y.d(M,{XQ:()=>N,eI:()=>k,ne:()=>d,ri:()=>o});var b=y(6760),O=y(5807);const h=[/Cannot find (?:module|package) '(?<what>[^']{1,300})' imported from (?<from>\S{1,400})/,
/Cannot find (?:module|package) '(?<what>[^']{1,300})'/,/Cannot find module or type declarations for side-effect import of '(?<what>[^']{1,300})'/,/Could not resolve ["'](?<what>[^"']{1,300})["'](?: (?:from|in) ["']?(?<from>[^"'\s]{1,400}))?/,
/^(?:\[UNLOADABLE_DEPENDENCY\] )?Could not load (?<path>[\w@./[\]-]{1,300})$/,/The module `(?<what>[^`]{1,200})` could not be loaded\. It may not be installed/,
/problem loading plugin "(?<what>[^"]{1,200})"\. Perhaps you need to install/,/Can't resolve '(?<what>[^']{1,300})'/,/[Ff]ailed to resolve (?:import )?["'](?<what>[^"']{1,300})["'](?: from ["'](?<from>[^"']{1,400})["'])?/,
/^template not found: (?<what>\S{1,300})$/,/^ENOENT: Failed to lookup "(?<what>[^"]{1,300})" in /,/ModuleNotFoundError: No module named '(?<what>[^']{1,200})'/];
function o(g){for(const E of h){const{what:$,path:m}=E.exec(g)?.groups??{},n=$?(0,O.Kf)($):m&&`[@~#$]\\S{0,300}?/${(0,O.Kf)(b.posix.basename(m))}`;if(n)return new RegExp(
`(?<=["'\`]|(?:url|\\])\\()${n}(?=["'\`)?#])`)}}function k(g){return/"([\w$]{1,200})" is not exported by "|No matching export in "[^"]{1,400}" for import "([\w$]{1,200})"/.
exec(g)?.slice(1).find(E=>E!==void 0)}function d(g){for(const{file:E,severity:$,message:m}of g.facts.diagnostics??[]){const n=$==="error"?T(m,E):void 0;if(n)return n}
if(!g.facts.diagnostics?.some(E=>E.severity==="error"))for(const E of g.lines){const $=T(E,void 0);if($)return $}}function T(g,E){for(const $ of h){const m=$.exec(
g)?.groups;if(m?.path)return{kind:"file",specifier:m.path,importer:"."};if(!m?.what)continue;const n=E??m.from;if(/\.(?:html?|css|s[ac]ss|less)$/.test(n??"")||/\.(?:html|njk|liquid)$/.
test(m.what)||/^(?:\.{1,2}(?:\/|$)|\/)/.test(m.what))return{kind:"file",specifier:m.what,importer:n};const e=/^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.exec(
m.what)?.[0];return e===void 0||m.what[e.length]===":"?void 0:{kind:"package",specifier:e,importer:n}}}const L=["",".ts",".tsx",".js",".jsx",".mjs",".cjs",".vue",
".svelte",".astro",".css",".scss",".json"];function N(g){const E=d(g),$=g.facts.list;if(!(!$||E?.kind!=="file"))for(const m of w(E)){const n=I(m.split("/"),$);if(n!==
void 0)return{specifier:E.specifier,actual:n}}}function w({specifier:g,importer:E}){if(g.startsWith("/")){const m=g.split("/").slice(1,40);return m.map((n,t)=>m.
slice(t).join("/"))}const $=E&&b.posix.join(b.posix.dirname(E),g);return!$||$.startsWith("..")||$.startsWith("/")?[]:[$]}function I(g,E){const $=[];for(const[n,
t]of g.entries()){const e=E($.join("/")),a=(n===g.length-1?L:[""]).map(p=>e.find(x=>x.toLowerCase()===`${t}${p}`.toLowerCase())).find(p=>p!==void 0);if(a===void 0)
return;$.push(a)}const m=$.join("/");return L.some(n=>m===`${g.join("/")}${n}`)?void 0:m}}),107:((F,M,y)=>{y.d(M,{S:()=>d,c:()=>m});var b=y(5807);const O={lines:5e3,
lineLength:1e3,entryLength:64*1024},h=[/^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:?(?: |$)/,/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M)?\]?:? (?=\S)/,
/^(?<folder>[\w@.-]{1,100}(?:\/[\w@.-]{1,100}){1,6}) (?!error|warning|note|info|failed)[a-z][\w:-]{0,60}(?:: |:$|\$ )/,/^(?<task>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[a-z][\w:-]{0,60}):(?: |$)/,
/^@(?!parcel\/)[\w.-]{1,60}\/[\w.-]{1,60}: /,/^\[@?[\w./-]{1,80}\]: /,/^➤ YN\d{4}: (?:[│┌└] ?)?/,/^\[\d{1,2}\] /,/^#\d{1,4} \d{1,5}\.\d{1,3} /,/^[a-z][\w.-]{0,60}-\d{1,3} {1,20}\| /,
/^npm (?:ERR!|error)(?: |$)/,/^\[(?:11ty|webpack-cli)\](?: |$)/,/^Original error stack trace: (?=\S)/,/^│ (?=\w*Error: )/,/^[│└■▲●◆◇](?: {2}|$)/u,
/^\[(?:log|info|warn|error)\] \[nitro\](?: |$)/],o=4,k=[/^> @?[^\s@]{0,100}@\S{0,100} \S{1,100} (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,/^(?<task>@?[\w./-]{1,120}#[\w:-]{1,60}):\s{1,4}ERROR\s{1,4}command \((?<folder>[^()]{1,400})\)/,
/^ERROR: command finished with error: command \((?<folder>[^()]{1,400})\)/,/^location (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/];function d(n){const t=[];for(let p=n.
length-1;p>=0&&t.length<O.lines;p--){const x=n[p]??"",_=(x.length>O.entryLength?x.slice(-O.entryLength):x).split(`
`);for(let C=_.length-1;C>=0&&t.length<O.lines;C--)t.push(_[C]??"")}const e=T(t),r=w(t.reverse().map(p=>I(p,e))),a=L(r);return r.map(({text:p,folder:x,task:c})=>({
text:p,folder:x??a.get(c??"")}))}function T(n){const t=n.map(e=>e.includes("nx run ")?/\bnx run ([@\w./-]{1,100}):/.exec(e)?.[1]:void 0);return new Set(t.filter(
e=>e!==void 0))}function L(n){const t=new Map;for(const{text:e,task:r}of n)for(const a of k){const p=a.exec(e)?.groups;p?.folder&&t.set(r??p.task?.replace("#","\
:")??"",p.folder)}return t}const N=71;function w(n){if(!n.some(({text:r})=>r.startsWith("\u250C  Building storybook")))return n;const t=[];let e=0;for(const r of n){
const a=t.at(-1),[p=""]=r.text.split(" ",1),x=r.boxed&&e>0&&e<=N&&e+1+p.length>N;a&&x&&/^[\w("'`./@-]/.test(p)?t[t.length-1]={...a,text:`${a.text} ${r.text}`.slice(
0,O.lineLength)}:t.push(r),e=r.text.length}return t}function I(n,t){let e=(0,b.Ow)($((0,b.Nl)(n)),O.lineLength).trimEnd(),r,a,p=!1;for(let x=0;x<o;x++){const c=E(
e)??g(e,t);if(!c)break;r??=c.groups?.folder,a??=c.groups?.task,p||=c[0]==="\u2502  ",e=e.slice(c[0].length)}return{text:e,folder:r,task:a,boxed:p}}function g(n,t){
if(t.size===0)return;const e=/^([@\w./-]{1,100}): /.exec(n);return e&&t.has(e[1]??"")?e:void 0}function E(n){for(const t of h){const e=t.exec(n);if(e)return e}}
function $(n){return n.includes("\r")?n.split("\r").findLast(t=>t.trim()!=="")??"":n}function m(n){const t=n.findIndex(r=>/\bnpm (?:ERR!|error) Usage:\s*$/.test(
r)),e=n.findIndex((r,a)=>a>t&&/\bnpm (?:ERR!|error) Run "npm help [\w-]{1,40}"/.test(r));return t===-1||e===-1?n:n.toSpliced(t,e-t)}}),4456:((F,M,y)=>{y.d(M,{y:()=>se});
var b=y(6760),O=y(5807);const h=String.raw`(?:[A-Za-z]:[\\/]|(?:file|webpack|webpack-internal|rsc):\/{2,3})?[^\s:*"'<>|\x60(][^:*"'<>|\x60]{0,400}?`,o=`(?<file>${h}\
)`,k=`(?<file>${h}\\.[A-Za-z][A-Za-z0-9]{0,9}(?:\\?[\\w=&.-]{0,100})?)`,d=String.raw`:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?`,T=String.raw`(?:Uncaught )?(?:[A-Z]\w{0,60}\.)?[A-Z]?\w{0,60}(?:Error|Exception)`,
L=/^\s*(?:at |Require stack:|- \/|$)|^\s{2,}/,N=new RegExp(`^\\s+at (?!.{0,900}(?:node_modules|node:|<anonymous>:\\d|/(?:dist|\\.next|\\.output|\\.svelte-kit)/))(?:[\
^()]{0,300} \\()?(?:async )?${o}${d}\\)?$`);function w(s,i,u={}){return{name:s,steps:[{pattern:i}],...u}}const I=new RegExp(`^(?:File: |(?<severity>ERROR|WARNIN\
G) in )${o}(?:[: ]\\d+:[\\d:-]+)?$`),g=/^[\s│]*[╭,][─-]{1,3}\[(?:[^\]]{0,400}:)?(?<line>\d{1,7}):(?<column>\d{1,7})\]$/,E=[{name:"esbuild",steps:[{pattern:/^(?:[✘▲X!] )?\[(?<severity>ERROR|WARNING)\] (?:(?<code>(?:TS|NG)-?\d+): )?(?<message>.*?\S)(?: \[(?:plugin )?[\w-]+\])?$/},
{pattern:new RegExp(`^\\s{4}${o}${d}:$`),skip:6,over:/^(?!\s{4}|[✘▲X!] \[)/}],zeroColumn:!0},w("esbuild-short",new RegExp(`^${o}${d}: (?<severity>ERROR|WARN\
ING): (?<message>.+)$`),{zeroColumn:!0}),{name:"rolldown",steps:[{pattern:/^(?:(?<severity>Warning|Error): )?\[(?<code>[A-Z][A-Z_]+|builtin:[\w:-]+|plugin [\w:-]+)\] (?<message>\S.*)$/},
{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[ ?${o}:(?<line>\\d{1,7}):(?<column>\\d{1,7}) ?\\]$`),skip:1}]},{name:"vite-plugin-svelte",steps:[{pattern:new RegExp(
`^\\[plugin(?: |:)vite-plugin-svelte[\\w:-]*\\] ${o}${d}$`)},{pattern:/^(?:\w*Error: )?(?:\S{1,400}:\d+:\d+ )?(?<message>\S.*)$/}],zeroColumn:!0},w("vite-plugin\
-svelte-warning",new RegExp(`^\\[vite-plugin-svelte\\] ${o}${d} (?<message>.+)$`),{zeroColumn:!0,severity:"warning"}),{name:"vite-plugin-place",steps:[{pattern:new RegExp(
`^\\[plugin(?: |:)[\\w:-]+\\] ${o}${d}$`)},{pattern:/^(?:\w*Error: )?(?:\[[\w/-]+\] )?(?:\S{1,600}:\d+:\d+: )?(?<message>\S.*?)(?: \(\d+:\d+\))?$/}]},{name:"vit\
e-prerender",steps:[{pattern:/^\[vite-prerender-plugin\] \[plugin vite-prerender-plugin\]$/},{pattern:/^(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:new RegExp(
`^> ${o}${d}$`),skip:12}]},{name:"parcel",steps:[{pattern:/^@parcel\/[\w-]{1,60}: (?<message>\S.*)$/},{pattern:new RegExp(`^\\s{1,4}${k}${d}$`),skip:4,over:/^(?:\S|$)/}]},
{name:"jiti",steps:[{pattern:/^.{0,40}\b(?<message>ParseError: \S.*)$/},{pattern:new RegExp(`^\\s{1,4}${k}${d}$`)}],zeroColumn:!0},w("vite-unresolved",/^(?:\w*Error: )?(?:\[vite\]: )?(?<message>Roll(?:up|down) failed to resolve import "[^"]{1,300}") from "(?<file>[^"]{1,400})"/),
w("rollup-unresolved",/^(?:\[(?:!|error)\] )?(?:\w*Error: )?(?<message>(?:Could not resolve|Failed to resolve) (?:"[^"]{1,300}"|\S{1,300})) from "?(?<file>[^"]{1,400}?)"?$/),
w("vite-plugin-message",new RegExp(`^(?:\\w*Error: )?(?:\\[[\\w:-]{1,60}\\] )?\\[plugin [\\w:-]{1,60}\\] ${o} \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\): (?<messag\
e>.+)$`)),w("rollup",new RegExp(`^(?:\\[!\\] )?(?:\\(plugin [\\w:@/. -]{1,80}\\) )?(?:RollupError: )?${o} \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\): (?<message>.+\
)$`),{zeroColumn:!0}),{name:"vite-config",steps:[{pattern:new RegExp(`^failed to load config from ${o}$`)},{pattern:/^error during build:$/},{pattern:/^(?!Error: (?:Build|Transform) failed)(?<message>\S.*)$/}]},
{name:"sass",steps:[{pattern:/^(?:\w*Error: )?(?:(?<severity>DEPRECATION WARNING|WARNING)(?: \[[\w-]+\])?: )?(?:\[sass\] )?(?<message>\S.*)$/},{pattern:/^\s*[╷,]$/,
skip:1,over:/^$/},{pattern:new RegExp(`^\\s+(?!\\S+\\.vue )${o} (?<line>\\d{1,7}):(?<column>\\d{1,7})\\s{1,4}\\S.*$`),skip:12}]},w("postcss",new RegExp(`^(?:Css\
SyntaxError: (?:\\[[\\w-]+\\] )?(?:[\\w-]+: )?|(?:\\[[\\w:-]{1,60}\\] ){1,4})${o}${d}: (?<message>.+)$`)),{name:"vite-file",steps:[{pattern:/^\[(?:plugin )?[@\w:/-]+\] (?!✗ )(?:\[[@\w/-]+\] )?(?!✗|Transform failed|Build failed|\[)(?<message>\S.*?)(?: \(\d+:\d+\))?$/},
{pattern:new RegExp(`^file: ${o}(?:${d})?(?: \\(.*)?$`),skip:12,over:/^(?!\s+at |\[)/}]},{name:"rspack-syntax",steps:[{pattern:I},{pattern:/^\s+× Module build failed \(from builtin:/},
{pattern:/^\s+╰─▶\s+×\s+(?:x )?(?:Syntax Error: )?(?<message>\S.*)$/},{pattern:g}],zeroColumn:!0},{name:"rspack",steps:[{pattern:I},{pattern:/^\s+(?:╰─▶\s+)?× (?!Module build failed)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^\s+× Module build failed/}]},w("unresolved-in-folder",/^(?:\s*× |\w*Error: )?(?<message>(?:Module not found: (?:Error: )?)?Can't resolve '[^']{1,300}') in '(?<file>[^']{1,400})'$/),
w("react-scripts-css",new RegExp(`^Syntax error: ${k} (?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`)),{name:"fork-ts-checker",steps:[{pattern:new RegExp(
`^(?<severity>ERROR|WARNING) in ${o}${d}(?:-[\\d:]+)?$`)},{pattern:/^(?<code>TS\d+): (?<message>.+)$/}]},{name:"webpack-loader-place",steps:[{pattern:new RegExp(
`^(?<severity>ERROR|WARNING) in (?:${h})(?: \\d+:[\\d-]+)?(?: \\(.*)?$`)},{pattern:new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${o} (?<message>[A-Z\
].*)$`),skip:5}]},w("postcss-loader",new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${k} (?<message>[A-Z].*)$`)),{name:"webpack-place",steps:[{pattern:new RegExp(
`^(?<severity>ERROR|WARNING) in ${o}(?: \\d+:[\\d-]+)?(?: \\(.*)?$`)},{pattern:new RegExp(`^(?:\\w*Error: )?(?:${h}: )?(?<message>\\S.*) \\((?<line>\\d{1,7}):(?<co\
lumn>\\d{1,7})\\)$`),skip:2}],zeroColumn:!0},{name:"webpack",steps:[{pattern:new RegExp(`^(?!.*sass-loader)(?<severity>ERROR|WARNING) in ${o}(?: (?<line>\\d{1,7}\
):(?<column>\\d{1,7})(?:-[\\d:]+)?)?(?: \\(.*)?$`)},{pattern:/^(?!Module build failed|\.\/\S+ \d|\[tsl\]|\d{1,7}:[\d-]+$)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^Module build failed/}],zeroColumn:!0}],$=[w("tsc",new RegExp(`^(?:ERROR in )?${o}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\): (?<severity>error|warnin\
g) (?<code>TS\\d+): (?<message>.+)$`)),w("tsc-pretty",new RegExp(`^(?:Error: )?${o}${d} - (?<severity>error|warning|hint|message) (?<code>TS\\d+|ts\\(\\d+\\)): (?<m\
essage>.+)$`)),{name:"ts-loader",steps:[{pattern:new RegExp(`^\\[tsl\\] (?<severity>ERROR|WARNING) in ${o}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\)$`)},{pattern:/^\s+(?<code>TS\d+): (?<message>.+)$/}]},
{name:"tsc-frame",steps:[{pattern:/^(?<code>TS\d+): (?<message>\S.*)$/},{pattern:/^\s*> (?<line>\d{1,7}) \| (?<frame>.*\S)$/,skip:12,over:/^\s/}]},{name:"eslint\
-stylish",steps:[{pattern:/^(?<file>(?:[A-Za-z]:[\\/]|\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})\s{1,40}(?<severity>error|warning|Error:|Warning:)\s{1,40}(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/}],
repeat:!0},{name:"eslint-react-scripts",steps:[{pattern:/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^\s+Line (?<line>\d{1,7}):(?<column>\d{1,7}):\s{1,40}(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/}],
repeat:!0},{name:"eslint-react-scripts-syntax",steps:[{pattern:/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^Syntax error: (?<message>\S.*) \((?<line>\d{1,7}):(?<column>\d{1,7})\)$/}]},
w("eslint-compact",new RegExp(`^${o}: line (?<line>\\d{1,7}), col (?<column>\\d{1,7}), (?<severity>Error|Warning) - (?<message>.*?\\S)(?: \\((?<code>[@\\w/-]+)\\))?$`)),
w("eslint-unix",new RegExp(`^${o}${d}: (?<message>.*\\S) \\[(?<severity>Error|Warning)(?:/(?<code>[@\\w/-]+))?\\]$`)),{name:"biome",steps:[{pattern:new RegExp(`\
^${o}(?:${d})? (?<code>[a-z]+(?:/\\w+)*)\\s.{0,40}\u2501\u2501\u2501`)},{pattern:/^\s+(?<severity>[×✖!⚠i])\s(?<message>.+)$/,skip:1,over:/^\s*$/}]}],m={pattern:/^(?<file>[^:*"<>|]{1,400}\.vue)$/,
skip:1,over:/^$/},n=String.raw`\[vue/compiler-sfc\] (?<message>\S.*?)(?: \(\d{1,7}:(?<column>\d{1,7})\))?$`,t={pattern:/^\s+\|\s+\^/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?\s*\|/},
e=String.raw`(?<file>${h}\?vue&type=style[^:)\s]{0,200})`,r=/^\s+\S{1,400}\.vue (?<line>\d{1,7}):(?<column>\d{1,7})\s/,a=/^\s*(?:[╷,╵']|\d{1,7} [│|]|[│|])|^$/,
p=[{name:"vue-script",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)vite:vue\\] ${h}${d}$`)},{pattern:new RegExp(`^(?:\\w*Error: )?${n}`)},m,t],zeroColumn:!0},{name:"\
vue-script-vite7",steps:[{pattern:new RegExp(`^(?:\\[vite:vue\\] |SyntaxError: )${n}`)},m,t],zeroColumn:!0},{name:"vue-style",steps:[{pattern:new RegExp(`^\\[plu\
gin(?: |:)[\\w:-]{1,60}\\] ${e}(?::\\d{1,7}){2}$`)},{pattern:new RegExp(`^CssSyntaxError: ${h}${d}: (?<message>\\S.*)$`)}]},{name:"vue-style-vite7",steps:[{pattern:new RegExp(
`^\\[vite:vue\\] ${h}${d}: (?<message>\\S.*)$`)},{pattern:new RegExp(`^file: (?:${h}(?::\\d{1,7}){2} \\()?${e}(?:(?::\\d{1,7}){2}|\\))?$`)}]},{name:"vue-sass",steps:[
{pattern:new RegExp(`^\\[plugin(?: |:)vite:css\\] ${e}$`)},{pattern:/^Error: \[sass\] (?<message>\S.*)$/},{pattern:r,skip:12,over:a}]},{name:"vue-sass-vite7",steps:[
{pattern:/^\[vite:css\] \[sass\] (?<message>\S.*)$/},{pattern:r,skip:12,over:a},{pattern:new RegExp(`^file: ${e}$`)}]},{name:"svelte-sass",steps:[{pattern:/^(?:\w*Error: |\[[\w:-]{1,60}\] )?Error while preprocessing (?<file>\S{1,400}\.svelte) - \[sass\] (?<message>\S.*)$/},
{pattern:/^\s+\S{1,400}\.svelte\.vite-preprocess\.\w+ (?<line>\d{1,7}):(?<column>\d{1,7})\s/,skip:12,over:a}],part:"?vue&type=style&index=0"},w("vitepress",/^(?:\w*Error: )?(?:\[vite:vue\] )?\[plugin vite:vue\] (?<file>[^:*"<>|]{1,400}\.md) \(\d{1,7}:\d{1,7}\): (?<message>\S.*?)(?: \(\d+:\d+\))?$/),
{name:"vitepress-script",steps:[{pattern:/^\[vite:vue\] \[vue\/compiler-sfc\] (?<message>\S.*?)(?: \(\d+:\d+\))?$/},{pattern:/^(?<file>[^:*"<>|]{1,400}\.md)$/,skip:1,
over:/^$/}]}];var x=y(6612);const c=/^(?:Error:)?[\s│]*(?:[├╰]─▶)?(?:\s*[x×]){1,2} (?<message>\S.*)$/,_={pattern:/^\s*[:·]\s+[\^─┬]/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?[|│:·]/},
C={pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},z={pattern:/^Error: Error evaluating Node\.js code$/},P=/^🚨 Unable to index (?<file>[^:,*"<>|]{1,400})(?:,[^:]{1,400})?:$/u,
G=/^(?:\w*Error: )?(?<message>\S.*?)(?: \S{1,400}\/\S{1,400})?$/,D=String.raw`\((?<file>[^()]{1,400})\)(?: \[Line (?<line>\d{1,7}), Column (?<column>\d{1,7})\])?`,
H=[{name:"next-swc",steps:[{pattern:c},{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[${o}:\\d{1,7}:\\d{1,7}\\]$`)},_]},{name:"next-config",steps:[{pattern:/^\s*⨯ Failed to load (?<file>next\.config\.\w{2,3})\b/},
{pattern:/^\[?Error:\s+[x×] (?<message>\S.*)$/,skip:4},{pattern:/^\s*[╭,][─-]{1,3}\[\d{1,7}:\d{1,7}\]$/},_]},{name:"swc",steps:[{pattern:c},{pattern:new RegExp(
`^[\\s\u2502]*[\u256D,][\u2500-]{1,3}\\[${o}${d}\\]$`)}]},{name:"next",steps:[{pattern:new RegExp(`^(?<file>\\./[^:*"<>|]{1,400}?)${d}$`)},{pattern:/^(?:(?:Type )?[Ee]rror: )?(?<message>\S.*)$/}]},
{name:"next-loader-place",steps:[C,z,{pattern:/^(?<line>\d{1,7}):(?<column>\d{1,7}): (?!.*\(\d{1,7}:\d{1,7}[-\d:]*\)$)(?<message>\S.*)$/}]},{name:"next-loader",
steps:[C,z,{pattern:/^(?!Error: \[MDX\])(?:\d{1,7}:\d{1,7}: |- )?(?<message>\S.*?)(?: \((?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?\))?$/,skip:1}]},{name:"\
next-module",steps:[{pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},{pattern:/^(?:\w*Error: )?(?<message>Module not found: .+)$/}]},{name:"next-prerender",steps:[{pattern:/^Error occurred prerendering page /},
{pattern:/^(?<message>\S.*)$/},{pattern:N,skip:20,over:L}]},{name:"gatsby-query",steps:[{pattern:/^error There was a problem parsing "(?<file>[^"]{1,400})"; any GraphQL$/},
{pattern:/^(?<message>This may indicate a syntax error in the code), or/,skip:2}]},{name:"gatsby-config",steps:[{pattern:/^error Failed to compile Gatsby files/},
{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^File path: (?<file>\S.{0,400})$/,skip:4}]},{name:"gatsby-lifecycle",steps:[{pattern:/^error "(?<file>[^"]{1,400})" threw an error while running the \w+ lifecycle:$/},
{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^> (?<line>\d{1,7}) \|/,skip:8}]},{name:"storybook-index-place",steps:[{pattern:P},{pattern:G},{pattern:/^(?:\S{1,400} )?\(line (?<line>\d{1,7}), col (?<column>\d{1,7})\)$/,
skip:1}],zeroColumn:!0},{name:"storybook-index",steps:[{pattern:P},{pattern:G}]},{name:"storybook-config",steps:[{pattern:/couldn't evaluate your (?<file>\S{1,400}) file\.$/},
{pattern:/^Original error:$/,skip:2,over:/^$/},{pattern:/^(?!\w*Error: Transform failed)(?:\w*Error: )?(?:<stdin>:(?<line>\d{1,7}):(?<column>\d{1,7}): ERROR: )?(?<message>\S.*)$/,
skip:1}],zeroColumn:!0},{name:"docusaurus-mdx",steps:[{pattern:/MDX compilation failed for file "(?<file>[^"]{1,400})"$/},{pattern:/^[\s│]*Cause: (?<message>\S.*)$/},
{pattern:/^[\s│]*"line": (?<line>\d{1,7}),?$/,skip:20}]},{name:"svelte-check",steps:[{pattern:new RegExp(`^${o}${d}$`)},{pattern:/^(?<severity>Error|Warn|Hint): (?<message>\S.*?)(?: \((?<code>\w+)\))?$/}]},
w("svelte-check-machine",/^\d{13} (?<severity>ERROR|WARNING) "(?<file>[^"]{1,400})" (?<line>\d{1,7}):(?<column>\d{1,7}) "(?<message>.+?)(?:\\n.*)?"$/),{name:"as\
tro-location",steps:[{pattern:/^(?!\s*(?:Hint|Error reference|Location|Stack trace):)(?:\[(?<code>\w+Error)\] (?=\S)|(?=[A-Z]\S* )(?!Build failed))(?<message>.+)$/},
{pattern:/^\s+Location:$/,skip:20,over:/^(?!\s*Stack trace:|\s+at |\[)/},{pattern:new RegExp(`^\\s+${o}${d}$`)}],zeroColumn:!0},w("metalsmith",/^Error: (?<message>Invalid frontmatter) in the file at: (?<file>\S.{0,400})$/),
{name:"eleventy-nunjucks",steps:[{pattern:new RegExp(`^(?:\\d{1,2}\\.|>|Template render error:(?: \\S{1,200}:)?) ${D}$`)},{pattern:/^\s+(?:Error: )?(?!(?:Template render error: )?\([^()]{1,400}\))(?<message>\S.*?)(?: \(via [\w ]+\))?$/,
skip:4,over:new RegExp(`^\\s*(?:Template render error: )?${D}$`)}],part:x.$p},w("eleventy-liquid",/^(?:\d{1,2}\. )?(?:\w+Error: )?(?<message>\S.*), file:(?<file>[^,]{1,400}), line:(?<line>\d{1,7})(?:, col:(?<column>\d{1,7}))?/,
{part:x.$p}),{name:"eleventy-data",steps:[{pattern:/^\d{1,2}\. Having trouble (?:parsing data file|reading front matter from template) (?<file>\S{1,400}) \(via /},
{pattern:/^\d{1,2}\. (?<message>\S.*?)(?: \((?:line )?(?<line>\d{1,7})(?::| column )(?<column>\d{1,7})\))?(?: \(via \w+\))?$/}]},{name:"eleventy-layout",steps:[
{pattern:/^\d{1,2}\. Problem creating an Eleventy Layout for the "(?<file>[^"]{1,400})" template file\./},{pattern:/^\d{1,2}\. (?<message>\S.*?)(?: \(via .*\))?$/}]},
{name:"eleventy-config",steps:[{pattern:/^\d{1,2}\. Error in your Eleventy config file '(?<file>[^']{1,400})'\./},{pattern:/^\d{1,2}\. (?!There was a problem importing|Cannot find (?:module|package) )(?<message>\S.*?)(?: \(via \w+\))?$/,
skip:1,over:/^\d{1,2}\. There was/}]}];function K(s,i,u){if("match"in s)return s.match(i,u);const R={};let f=u;for(const[v,S]of s.steps.entries()){const A=X(S,i,
f,v===0?0:S.skip??0);if(!A)return;for(const[j,W]of Object.entries(A.groups))W!==void 0&&(R[j]=W);f=A.at+1}const l=s.steps.at(-1);return!s.repeat||!l?{groups:[R],
next:f}:Y(l.pattern,R,i,f)}function Y(s,i,u,R){const f=[i];let l=R;for(;l<u.length&&f.length<1e3;l++){const v=s.exec(u[l]?.text??"");if(!v)break;f.push({file:i.
file,...v.groups})}return{groups:f,next:l}}function X(s,i,u,R){const f={};for(let l=u;l<=u+R&&l<i.length;l++){const v=i[l]?.text??"",S=s.pattern.exec(v);if(S)return{
at:l,groups:{...f,...S.groups}};const A=s.over?.exec(v);if(s.over&&!A)return;for(const[j,W]of Object.entries(A?.groups??{}))W!==void 0&&(f[j]=W)}}const Z=/^\s+File "(?<file>[^"]{1,400})", line (?<line>\d{1,7})/,
J=/\/site-packages\/|\/dist-packages\/|\/lib\/python\d|^</,Q=/^(?<message>[A-Za-z_][\w.]{0,100}(?:: .+)?)$/,V={name:"python",match(s,i){const u=s[i]?.text??"";if(!u.
startsWith("Traceback (most recent call last)")&&!Z.test(u))return;let R;for(let f=i;f<s.length&&f<i+200;f++){const l=s[f]?.text??"",v=Z.exec(l)?.groups;if(v&&!J.
test(v.file??"")&&(R={...v}),f===i||l.startsWith(" "))continue;const S=Q.exec(l)?.groups?.message;return R&&S?{groups:[{...R,message:S}],next:f+1}:void 0}}},q=[
{name:"vitest",steps:[{pattern:/^\s*FAIL\s+\S.* > /},{pattern:/^(?<message>\S.*)$/},{pattern:new RegExp(`^ \u276F (?!.*node_modules)(?:\\S.{0,200} )?(?<file>(?:[A-Za-\
z]:)?[^\\s:]{1,400})${d}$`),skip:40}]},{name:"jest-syntax",steps:[{pattern:new RegExp(`^\\s{4}${k}:(?<line>\\d{1,7})$`)},{pattern:new RegExp(`^\\s{4}(?<message>${T}\
: .+)$`),skip:6}]},{name:"jest",steps:[{pattern:/^\s{2}● (?!Test suite failed to run)\S.*$/},{pattern:/^\s{4}(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:N,skip:40,
over:/^(?!\s{2}●)/}]},{name:"rust",steps:[{pattern:/^(?<severity>error|warning)(?:\[(?<code>\w+)\])?: (?<message>.+)$/},{pattern:new RegExp(`^\\s*--> ${o}${d}\
$`)}]},V,{name:"go-panic",steps:[{pattern:/^panic: (?<message>.+)$/},{pattern:new RegExp(`^\\s(?!.*/go/(?:src|pkg/mod)/)${o}:(?<line>\\d{1,7})(?: \\+0x.*)?$`),skip:20}]},
{name:"node-syntax",steps:[{pattern:new RegExp(`^(?!.*node_modules)${k}:(?<line>\\d{1,7})$`)},{pattern:new RegExp(`^(?<message>${T}(?: \\[\\w+\\])?: .+)$`),skip:6}]},
w("node-import",/^(?:\w*Error )?\[?(?<code>ERR_MODULE_NOT_FOUND)\]?: (?<message>Cannot find (?:module|package) '[^']{1,400}') imported from (?<file>\S{1,400})$/),
{name:"node-stack",steps:[{pattern:new RegExp(`^\\s{0,4}(?:\\[?(?:ERROR|error)\\]?:? )?(?<message>(?:${T}(?: \\[\\w+\\])?|error): .+)$`)},{pattern:N,skip:20,over:L}]},
{name:"consola",steps:[{pattern:/^\[(?:error|fatal)\] (?<message>\S.*)$/},{pattern:N,skip:20,over:/^\s+at /}]},w("plain",new RegExp(`^\\s{0,4}(?!- )(?:(?:vet|err\
or|ERROR|Error):? (?:in )?)?${k}${d}:?(?: -)?\\s+(?:(?:fatal )?(?<severity>error|warning|note|info)\\b[: ]\\s*)?(?!\\+0x)(?<message>\\S.*)$`))],ee=[...$,...p,...E,
...H,...q];var te=y(107);const ne=[["warning",/^(?:warn|warning|deprecation warning|!|⚠)/i],["notice",/^(?:hint|info|note|message|i$)/i],["error",/./]];function se(s,i={}){
const{most:u=500,messageLength:R=500}=i,f=(0,te.S)(s),l=new Map;for(let v=0;v<f.length&&l.size<u;){const S=re(f,v,R);for(const A of S?.diagnostics??[]){const{file:j,
line:W,column:ce,message:ue}=A,B=JSON.stringify([j,W,ce,ue]);!l.has(B)&&l.size<u&&l.set(B,A)}v=S?.next??v+1}return[...l.values()]}function re(s,i,u){const R=s[i];
if(!(!R||R.text.trim()===""))for(const f of ee){const l=K(f,s,i);if(!l)continue;return{diagnostics:l.groups.map(S=>oe(S,f,R.folder,u)).filter(S=>S!==void 0),next:l.
next}}}function oe(s,i,u,R){const{message:f,frame:l}=s,v=(s.file??"").replace(/(?<=\.mdx?)\.js(?=$|\?)/,"");if(!(v||l)||!f)return;const S=v===(s.file??"")&&U(s.
line)||null,A=S===null?null:U(s.column);return{file:v&&de(v.trim(),u)+ie(i,v,S),line:S,column:A===null?null:i.zeroColumn?A+1:A||null,severity:le(s.severity,i),code:s.
code??null,message:(0,O.Ow)(pe(ae(f.trim(),v),v),R),...l===void 0?{}:{frame:l}}}function ie({part:s=""},i,u){return u===null||s===x.$p&&i.startsWith("/")?"":s}function ae(s,i){
const u=s.replace(/^error: |\?vue&type=[\w=&.-]+/gi,""),[,R="",f]=/^(\S{1,400}?)(?::\d{1,7}){0,2}: (.+)$/.exec(u)??[],[l]=i.split("?",1);return f!==void 0&&(`/${R}`.
endsWith(`/${l}`)||`/${l}`.endsWith(`/${R}`))?f:u}function pe(s,i){return s.replace(/(?<=^Cannot find module ')\/[^']{1,400}(?='$)/,u=>{const R=b.posix.relative(
b.posix.dirname(i),u);return i.startsWith("/")?R.startsWith(".")?R:`./${R}`:u})}function le(s,i){return s===void 0?i.severity??"error":ne.find(([,u])=>u.test(s))?.[0]??
"error"}function U(s){return s===void 0?null:Number(s)}function de(s,i){return i===void 0||/^(?:[A-Za-z]:|[a-z-]+:\/\/|[\\/])/.test(s)?s:`${i}/${s.replace(/^(?:\.\/)+/,
"")}`}}),6612:((F,M,y)=>{y.d(M,{$p:()=>o,JL:()=>w});var b=y(5807);const O=[[/^file:\/\/(?:localhost)?(?=\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\/(?:\([\w-]+\)\/)?(?=\.{0,2}\/)/,
""],[/^webpack(?:-internal)?:\/\/[^/]*\//,""],[/^rsc:\/\/[^/]*\/[^/]*\//,""],[/^.*!/,""],[/\\/g,"/"],[/^\/?[A-Za-z]:(?=\/)/,""],[/[?].*$/,""]],h=/^(?:node|https?|data|virtual|native|internal|bun|deno):|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|bin\/|etc\/|nix\/|proc\/|sys\/|snap\/|rustc\/|opt\/hostedtoolcache\/)|(?:^|\/)(?:node_modules|site-packages|dist-packages|\.git|\.nvm|\.pyenv|\.cargo|\.rustup|\.yarn|\.pnpm|\.pnpm-store|\.volta|\.bun)(?:\/|$)|\/go\/pkg\/mod\//,
o="?body",k=/\?vue&type=[\w&=.-]{1,200}/,d=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g,T=40,L=500,N=100;function w(t,e){const r=new Map,a=new Map;
for(const c of t){r.has(c.file)||r.set(c.file,g(c.file,e));const _=r.get(c.file);if(_===void 0)continue;const[C,z]=k.test(c.file)||c.file.endsWith(o)?[null,null]:
[c.line,c.column],P=I((0,b.Ow)(c.message,L),e),G=c.code&&(0,b.Ow)(c.code,N),D=JSON.stringify([_,C,z,P]);a.has(D)||a.set(D,{...c,file:_,line:C,column:z,code:G,message:P})}
const p=[...a.values()],x=new Set(p.filter(({line:c})=>c!==null).map(({file:c,message:_})=>`${c}
${_}`));return p.filter(({line:c,file:_,message:C})=>c!==null||!x.has(`${_}
${C}`))}function I(t,e){return t.replace(k,"").replace(d,r=>g(r,e)??r)}function g(t,e){const r=E(t);if(!(r===""||r.includes("\0")||h.test(r))){for(const a of m(
r,e))if(a!==void 0&&!h.test(a)&&e.exists(a))return a}}function E(t){let e=t.startsWith("file://")?$(t):t;for(const[r,a]of O)e=e.replace(r,a);return e}function $(t){
try{return decodeURIComponent(t)}catch{return t}}function*m(t,e){const r=e.rootDirectory??"";if(!t.startsWith("/")){for(const p of[...e.folders??[],r,""])yield n(
`${p}/${t}`);return}for(const p of e.prefixes??[]){const x=p.replaceAll("\\","/").replace(/^[A-Za-z]:/,"").replace(/\/+$/,"");if(t.startsWith(`${x}/`)){yield n(
t.slice(x.length+1));return}}const a=n(t)?.split("/")??[];if(!(a.length>T))for(let p=0;p<a.length;p++){const x=a.slice(p).join("/");yield x,r!==""&&(yield n(`${r}\
/${x}`))}}function n(t){const e=[];for(const r of t.split("/"))if(!(r===""||r===".")){if(r!=="..")e.push(r);else if(e.pop()===void 0)return}return e.length===0?
void 0:e.join("/")}})};export{fe as id,me as ids,ge as modules};

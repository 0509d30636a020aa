const J=879,Q=[879],V={7214:((M,b,S)=>{S.d(b,{XQ:()=>C,ne:()=>v,ri:()=>s});var A=S(6760);const x=[/Cannot find (?:module|package) '(?<what>[^']{1,300})' imported from (?<from>\S{1,400})/,
/Cannot find (?:module|package) '(?<what>[^']{1,300})'/,/Could not resolve ["'](?<what>[^"']{1,300})["'](?: (?:from|in) ["']?(?<from>[^"'\s]{1,400}))?/,/Can't resolve '(?<what>[^']{1,300})'/,
/[Ff]ailed to resolve (?:import )?["'](?<what>[^"']{1,300})["'](?: from ["'](?<from>[^"']{1,400})["'])?/,/ModuleNotFoundError: No module named '(?<what>[^']{1,200})'/];
function s(l){return x.map(p=>p.exec(l)?.groups?.what).find(p=>p!==void 0)}function v(l){for(const{file:p,severity:c,message:t}of l.facts.diagnostics??[]){const n=c===
"error"?d(t,p):void 0;if(n)return n}if(!l.facts.diagnostics?.some(p=>p.severity==="error"))for(const p of l.lines){const c=d(p,void 0);if(c)return c}}function d(l,p){
for(const c of x){const t=c.exec(l)?.groups;if(!t?.what)continue;const n=p??t.from;if(/\.(?:html?|css|s[ac]ss|less)$/.test(n??"")||/^(?:\.{1,2}(?:\/|$)|\/)/.test(
t.what))return{kind:"file",specifier:t.what,importer:n};const R=/^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.exec(t.what)?.[0];return R===void 0||t.what[R.length]===
":"?void 0:{kind:"package",specifier:R,importer:n}}}const y=["",".ts",".tsx",".js",".jsx",".mjs",".cjs",".vue",".svelte",".astro",".css",".scss",".json"];function C(l){
const p=v(l),c=l.facts.list;if(!(!c||p?.kind!=="file"))for(const t of _(p)){const n=f(t.split("/"),c);if(n!==void 0)return{specifier:p.specifier,actual:n}}}function _({
specifier:l,importer:p}){if(l.startsWith("/")){const t=l.split("/").slice(1,40);return t.map((n,o)=>t.slice(o).join("/"))}const c=p&&A.posix.join(A.posix.dirname(
p),l);return!c||c.startsWith("..")||c.startsWith("/")?[]:[c]}function f(l,p){const c=[];for(const[n,o]of l.entries()){const R=p(c.join("/")),g=(n===l.length-1?y:
[""]).map(E=>R.find(N=>N.toLowerCase()===`${o}${E}`.toLowerCase())).find(E=>E!==void 0);if(g===void 0)return;c.push(g)}const t=c.join("/");return y.some(n=>t===
`${l.join("/")}${n}`)?void 0:t}}),107:((M,b,S)=>{S.d(b,{S:()=>y});var A=S(5807);const x={lines:5e3,lineLength:1e3,entryLength:64*1024},s=[/^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:?(?: |$)/,
/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M)?\]?:? (?=\S)/,/^(?<folder>[\w@.-]{1,100}(?:\/[\w@.-]{1,100}){1,6}) (?!error|warning|note|info|failed)[a-z][\w:-]{0,60}(?:: |:$|\$ )/,
/^(?<task>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[a-z][\w:-]{0,60}):(?: |$)/,/^@(?!parcel\/)[\w.-]{1,60}\/[\w.-]{1,60}: /,/^\[@?[\w./-]{1,80}\]: /,/^➤ YN\d{4}: (?:[│┌└] ?)?/,
/^\[\d{1,2}\] /,/^#\d{1,4} \d{1,5}\.\d{1,3} /,/^[a-z][\w.-]{0,60}-\d{1,3} {1,20}\| /,/^npm (?:ERR!|error)(?: |$)/,/^\[11ty\](?: |$)/],v=4,d=[/^> @?[^\s@]{0,100}@\S{0,100} \S{1,100} (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,
/^(?<task>@?[\w./-]{1,120}#[\w:-]{1,60}):\s{1,4}ERROR\s{1,4}command \((?<folder>[^()]{1,400})\)/,/^ERROR: command finished with error: command \((?<folder>[^()]{1,400})\)/,
/^location (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/];function y(t){const n=[];for(let g=t.length-1;g>=0&&n.length<x.lines;g--){const E=t[g]??"",L=(E.length>x.entryLength?
E.slice(-x.entryLength):E).split(`
`);for(let z=L.length-1;z>=0&&n.length<x.lines;z--)n.push(L[z]??"")}const o=C(n),R=n.reverse().map(g=>f(g,o)),h=_(R);return R.map(({text:g,folder:E,task:N})=>({
text:g,folder:E??h.get(N??"")}))}function C(t){const n=t.map(o=>o.includes("nx run ")?/\bnx run ([@\w./-]{1,100}):/.exec(o)?.[1]:void 0);return new Set(n.filter(
o=>o!==void 0))}function _(t){const n=new Map;for(const{text:o,task:R}of t)for(const h of d){const g=h.exec(o)?.groups;g?.folder&&n.set(R??g.task?.replace("#","\
:")??"",g.folder)}return n}function f(t,n){let o=(0,A.O)(c((0,A.N)(t)),x.lineLength).trimEnd(),R,h;for(let g=0;g<v;g++){const E=p(o)??l(o,n);if(!E)break;R??=E.groups?.
folder,h??=E.groups?.task,o=o.slice(E[0].length)}return{text:o,folder:R,task:h}}function l(t,n){if(n.size===0)return;const o=/^([@\w./-]{1,100}): /.exec(t);return o&&
n.has(o[1]??"")?o:void 0}function p(t){for(const n of s){const o=n.exec(t);if(o)return o}}function c(t){return t.includes("\r")?t.split("\r").findLast(n=>n.trim()!==
"")??"":t}}),2310:((M,b,S)=>{S.d(b,{y:()=>D});var A=S(5807);const x=String.raw`(?:[A-Za-z]:[\\/]|(?:file|webpack|webpack-internal|rsc):\/{2,3})?[^\s:*"'<>|\x60(][^:*"'<>|\x60]{0,400}?`,
s=`(?<file>${x})`,v=`(?<file>${x}\\.[A-Za-z][A-Za-z0-9]{0,9}(?:\\?[\\w=&.-]{0,100})?)`,d=String.raw`:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?`,y=String.raw`(?:Uncaught )?(?:[A-Z]\w{0,60}\.)?[A-Z]?\w{0,60}(?:Error|Exception)`,
C=/^\s*(?:at |Require stack:|- \/|$)|^\s{2,}/,_=new RegExp(`^\\s+at (?!.{0,900}(?:node_modules|node:|<anonymous>:\\d|/(?:dist|\\.next|\\.output|\\.svelte-kit)/))(?:[\
^()]{0,300} \\()?(?:async )?${s}${d}\\)?$`);function f(e,i,u={}){return{name:e,steps:[{pattern:i}],...u}}const l=new RegExp(`^(?:File: |(?<severity>ERROR|WARNIN\
G) in )${s}(?:[: ]\\d+:[\\d:-]+)?$`),p=/^[\s│]*[╭,][─-]{1,3}\[(?:[^\]]{0,400}:)?(?<line>\d{1,7}):(?<column>\d{1,7})\]$/,c=[{name:"esbuild",steps:[{pattern:/^(?:[✘▲X!] )?\[(?<severity>ERROR|WARNING)\] (?:(?<code>(?:TS|NG)-?\d+): )?(?<message>.*?\S)(?: \[(?:plugin )?[\w-]+\])?$/},
{pattern:new RegExp(`^\\s{4}${s}${d}:$`),skip:6,over:/^(?!\s{4}|[✘▲X!] \[)/}],zeroColumn:!0},f("esbuild-short",new RegExp(`^${s}${d}: (?<severity>ERROR|WARN\
ING): (?<message>.+)$`),{zeroColumn:!0}),{name:"rolldown",steps:[{pattern:/^(?:(?<severity>Warning|Error): )?\[(?<code>[A-Z][A-Z_]+|builtin:[\w:-]+|plugin [\w:-]+)\] (?<message>\S.*)$/},
{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[ ?${s}:(?<line>\\d{1,7}):(?<column>\\d{1,7}) ?\\]$`),skip:1}]},{name:"vite-plugin-svelte",steps:[{pattern:new RegExp(
`^\\[plugin(?: |:)vite-plugin-svelte[\\w:-]*\\] ${s}${d}$`)},{pattern:/^(?:\w*Error: )?(?:\S{1,400}:\d+:\d+ )?(?<message>\S.*)$/}],zeroColumn:!0},f("vite-plugin\
-svelte-warning",new RegExp(`^\\[vite-plugin-svelte\\] ${s}${d} (?<message>.+)$`),{zeroColumn:!0,severity:"warning"}),{name:"vite-plugin-place",steps:[{pattern:new RegExp(
`^\\[plugin(?: |:)[\\w:-]+\\] ${s}${d}$`)},{pattern:/^(?:\w*Error: )?(?:\[[\w/-]+\] )?(?<message>\S.*?)(?: \(\d+:\d+\))?$/}]},{name:"parcel",steps:[{pattern:/^@parcel\/[\w-]{1,60}: (?<message>\S.*)$/},
{pattern:new RegExp(`^\\s{1,4}${v}${d}$`),skip:4,over:/^(?:\S|$)/}]},{name:"jiti",steps:[{pattern:/^.{0,40}\b(?<message>ParseError: \S.*)$/},{pattern:new RegExp(
`^\\s{1,4}${v}${d}$`)}],zeroColumn:!0},f("vite-unresolved",/^(?:\w*Error: )?(?:\[vite\]: )?(?<message>Roll(?:up|down) failed to resolve import "[^"]{1,300}") from "(?<file>[^"]{1,400})"/),
f("rollup-unresolved",/^(?:\[!\] )?(?:\w*Error: )?(?<message>(?:Could not resolve|Failed to resolve) (?:"[^"]{1,300}"|\S{1,300})) from "?(?<file>[^"]{1,400}?)"?$/),
f("vite-plugin-message",new RegExp(`^(?:\\w*Error: )?(?:\\[[\\w:-]{1,60}\\] )?\\[plugin [\\w:-]{1,60}\\] ${s} \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\): (?<messag\
e>.+)$`)),f("rollup",new RegExp(`^(?:\\[!\\] )?(?:\\(plugin [\\w:@/. -]{1,80}\\) )?(?:RollupError: )?${s} \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\): (?<message>.+\
)$`),{zeroColumn:!0}),{name:"vite-config",steps:[{pattern:new RegExp(`^failed to load config from ${s}$`)},{pattern:/^error during build:$/},{pattern:/^(?!Error: (?:Build|Transform) failed)(?<message>\S.*)$/}]},
{name:"sass",steps:[{pattern:/^(?:\w*Error: )?(?:(?<severity>DEPRECATION WARNING|WARNING)(?: \[[\w-]+\])?: )?(?:\[sass\] )?(?<message>\S.*)$/},{pattern:/^\s*[╷,]$/,
skip:1,over:/^$/},{pattern:new RegExp(`^\\s+${s} (?<line>\\d{1,7}):(?<column>\\d{1,7})\\s{1,4}\\S.*$`),skip:12}]},f("postcss",new RegExp(`^(?:CssSyntaxError: (?\
:\\[[\\w-]+\\] )?(?:[\\w-]+: )?|(?:\\[[\\w:-]{1,60}\\] ){1,4})${s}${d}: (?<message>.+)$`)),{name:"vite-file",steps:[{pattern:/^\[(?:plugin )?[@\w:/-]+\] (?!✗ )(?:\[[@\w/-]+\] )?(?!✗|Transform failed|Build failed|\[)(?<message>\S.*?)(?: \(\d+:\d+\))?$/},
{pattern:new RegExp(`^file: ${s}(?:${d})?(?: \\(.*)?$`),skip:12,over:/^(?!\s+at |\[)/}]},{name:"rspack-syntax",steps:[{pattern:l},{pattern:/^\s+× Module build failed \(from builtin:/},
{pattern:/^\s+╰─▶\s+×\s+(?:x )?(?:Syntax Error: )?(?<message>\S.*)$/},{pattern:p}],zeroColumn:!0},{name:"rspack",steps:[{pattern:l},{pattern:/^\s+(?:╰─▶\s+)?× (?!Module build failed)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^\s+× Module build failed/}]},f("rspack-unresolved",/^\s*× (?<message>Module not found: Can't resolve '[^']{1,300}') in '(?<file>[^']{1,400})'$/),
{name:"fork-ts-checker",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in ${s}${d}(?:-[\\d:]+)?$`)},{pattern:/^(?<code>TS\d+): (?<message>.+)$/}]},{name:"\
webpack-loader-place",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in (?:${x})(?: \\d+:[\\d-]+)?(?: \\(.*)?$`)},{pattern:new RegExp(`^\\((?<line>\\d{1,\
7}):(?<column>\\d{1,7})\\) ${s} (?<message>[A-Z].*)$`),skip:5}]},{name:"webpack-place",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in ${s}(?: \\d+:[\\\
d-]+)?(?: \\(.*)?$`)},{pattern:new RegExp(`^(?:\\w*Error: )?(?:${x}: )?(?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`),skip:2}],zeroColumn:!0},
{name:"webpack",steps:[{pattern:new RegExp(`^(?!.*sass-loader)(?<severity>ERROR|WARNING) in ${s}(?: (?<line>\\d{1,7}):(?<column>\\d{1,7})(?:-[\\d:]+)?)?(?: \\(.*)?$`)},
{pattern:/^(?!Module build failed|\.\/\S+ \d|\[tsl\])(?:\w*Error: )?(?<message>\S.*)$/,skip:1,over:/^Module build failed/}],zeroColumn:!0}],t=[f("tsc",new RegExp(
`^(?:ERROR in )?${s}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\): (?<severity>error|warning) (?<code>TS\\d+): (?<message>.+)$`)),f("tsc-pretty",new RegExp(`^(?:E\
rror: )?${s}${d} - (?<severity>error|warning|hint|message) (?<code>TS\\d+|ts\\(\\d+\\)): (?<message>.+)$`)),{name:"ts-loader",steps:[{pattern:new RegExp(`^\\[tsl\
\\] (?<severity>ERROR|WARNING) in ${s}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\)$`)},{pattern:/^\s+(?<code>TS\d+): (?<message>.+)$/}]},{name:"eslint-stylish",steps:[
{pattern:/^(?<file>(?:[A-Za-z]:[\\/]|\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})\s{1,40}(?<severity>error|warning|Error:|Warning:)\s{1,40}(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/}],
repeat:!0},{name:"eslint-react-scripts",steps:[{pattern:/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^\s+Line (?<line>\d{1,7}):(?<column>\d{1,7}):\s{1,40}(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/}],
repeat:!0},f("eslint-compact",new RegExp(`^${s}: line (?<line>\\d{1,7}), col (?<column>\\d{1,7}), (?<severity>Error|Warning) - (?<message>.*?\\S)(?: \\((?<code>[@\\w\
/-]+)\\))?$`)),f("eslint-unix",new RegExp(`^${s}${d}: (?<message>.*\\S) \\[(?<severity>Error|Warning)(?:/(?<code>[@\\w/-]+))?\\]$`)),{name:"biome",steps:[{pattern:new RegExp(
`^${s}(?:${d})? (?<code>[a-z]+(?:/\\w+)*)\\s.{0,40}\u2501\u2501\u2501`)},{pattern:/^\s+(?<severity>[×✖!⚠i])\s(?<message>.+)$/,skip:1,over:/^\s*$/}]}],n=/^(?:Error:)?[\s│]*(?:[├╰]─▶)?(?:\s*[x×]){1,2} (?<message>\S.*)$/,
o={pattern:/^\s*[:·]\s+[\^─┬]/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?[|│:·]/},R=[{name:"next-swc",steps:[{pattern:n},{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]\
{1,3}\\[${s}:\\d{1,7}:\\d{1,7}\\]$`)},o]},{name:"next-config",steps:[{pattern:/^\s*⨯ Failed to load (?<file>next\.config\.\w{2,3})\b/},{pattern:/^\[?Error:\s+[x×] (?<message>\S.*)$/,
skip:4},{pattern:/^\s*[╭,][─-]{1,3}\[\d{1,7}:\d{1,7}\]$/},o]},{name:"swc",steps:[{pattern:n},{pattern:new RegExp(`^[\\s\u2502]*[\u256D,][\u2500-]{1,3}\\[${s}${d}\
\\]$`)}]},{name:"next",steps:[{pattern:new RegExp(`^(?<file>\\./[^:*"<>|]{1,400}?)${d}$`)},{pattern:/^(?:(?:Type )?[Ee]rror: )?(?<message>\S.*)$/}]},{name:"next\
-module",steps:[{pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},{pattern:/^(?:\w*Error: )?(?<message>Module not found: .+)$/}]},{name:"next-prerender",steps:[{pattern:/^Error occurred prerendering page /},
{pattern:/^(?<message>\S.*)$/},{pattern:_,skip:20,over:C}]},{name:"docusaurus-mdx",steps:[{pattern:/MDX compilation failed for file "(?<file>[^"]{1,400})"$/},{pattern:/^[\s│]*Cause: (?<message>\S.*)$/},
{pattern:/^[\s│]*"line": (?<line>\d{1,7}),?$/,skip:20}]},{name:"svelte-check",steps:[{pattern:new RegExp(`^${s}${d}$`)},{pattern:/^(?<severity>Error|Warn|Hint): (?<message>\S.*?)(?: \((?<code>\w+)\))?$/}]},
f("svelte-check-machine",/^\d{13} (?<severity>ERROR|WARNING) "(?<file>[^"]{1,400})" (?<line>\d{1,7}):(?<column>\d{1,7}) "(?<message>.+?)(?:\\n.*)?"$/),{name:"as\
tro-location",steps:[{pattern:/^(?!\s*(?:Hint|Error reference|Location|Stack trace):)(?:\[(?<code>\w+Error)\] (?=\S)|(?=[A-Z]\S* )(?!Build failed))(?<message>.+)$/},
{pattern:/^\s+Location:$/,skip:20,over:/^(?!\s*Stack trace:|\s+at |\[)/},{pattern:new RegExp(`^\\s+${s}${d}$`)}],zeroColumn:!0},{name:"eleventy-nunjucks",steps:[
{pattern:/^(?:\d{1,2}\.|>) \((?<file>[^()]{1,400})\)(?: \[Line (?<line>\d{1,7}), Column (?<column>\d{1,7})\])?$/},{pattern:/^\s+(?:Error: )?(?<message>\S.*?)(?: \(via [\w ]+\))?$/}]},
f("eleventy-liquid",/^(?:\d{1,2}\. )?(?<message>\S.*), file:(?<file>[^,]{1,400}), line:(?<line>\d{1,7})(?:, col:(?<column>\d{1,7}))?/)];function h(e,i,u){if("ma\
tch"in e)return e.match(i,u);const $={};let a=u;for(const[m,w]of e.steps.entries()){const k=E(w,i,a,m===0?0:w.skip??0);if(!k)return;for(const[I,O]of Object.entries(
k.groups))O!==void 0&&($[I]=O);a=k.at+1}const r=e.steps.at(-1);return!e.repeat||!r?{groups:[$],next:a}:g(r.pattern,$,i,a)}function g(e,i,u,$){const a=[i];let r=$;
for(;r<u.length&&a.length<1e3;r++){const m=e.exec(u[r]?.text??"");if(!m)break;a.push({file:i.file,...m.groups})}return{groups:a,next:r}}function E(e,i,u,$){const a={};
for(let r=u;r<=u+$&&r<i.length;r++){const m=i[r]?.text??"",w=e.pattern.exec(m);if(w)return{at:r,groups:{...a,...w.groups}};const k=e.over?.exec(m);if(e.over&&!k)
return;for(const[I,O]of Object.entries(k?.groups??{}))O!==void 0&&(a[I]=O)}}const N=/^\s+File "(?<file>[^"]{1,400})", line (?<line>\d{1,7})/,L=/\/site-packages\/|\/dist-packages\/|\/lib\/python\d|^</,
z=/^(?<message>[A-Za-z_][\w.]{0,100}(?:: .+)?)$/,F={name:"python",match(e,i){const u=e[i]?.text??"";if(!u.startsWith("Traceback (most recent call last)")&&!N.test(
u))return;let $;for(let a=i;a<e.length&&a<i+200;a++){const r=e[a]?.text??"",m=N.exec(r)?.groups;if(m&&!L.test(m.file??"")&&($={...m}),a===i||r.startsWith(" "))continue;
const w=z.exec(r)?.groups?.message;return $&&w?{groups:[{...$,message:w}],next:a+1}:void 0}}},j=[{name:"vitest",steps:[{pattern:/^\s*FAIL\s+\S.* > /},{pattern:/^(?<message>\S.*)$/},
{pattern:new RegExp(`^ \u276F (?!.*node_modules)(?:\\S.{0,200} )?(?<file>(?:[A-Za-z]:)?[^\\s:]{1,400})${d}$`),skip:40}]},{name:"jest-syntax",steps:[{pattern:new RegExp(
`^\\s{4}${v}:(?<line>\\d{1,7})$`)},{pattern:new RegExp(`^\\s{4}(?<message>${y}: .+)$`),skip:6}]},{name:"jest",steps:[{pattern:/^\s{2}● (?!Test suite failed to run)\S.*$/},
{pattern:/^\s{4}(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:_,skip:40,over:/^(?!\s{2}●)/}]},{name:"rust",steps:[{pattern:/^(?<severity>error|warning)(?:\[(?<code>\w+)\])?: (?<message>.+)$/},
{pattern:new RegExp(`^\\s*--> ${s}${d}$`)}]},F,{name:"go-panic",steps:[{pattern:/^panic: (?<message>.+)$/},{pattern:new RegExp(`^\\s(?!.*/go/(?:src|pkg/mod)/)${s}\
:(?<line>\\d{1,7})(?: \\+0x.*)?$`),skip:20}]},{name:"node-syntax",steps:[{pattern:new RegExp(`^${v}:(?<line>\\d{1,7})$`)},{pattern:new RegExp(`^(?<message>${y}(\
?: \\[\\w+\\])?: .+)$`),skip:6}]},f("node-import",/^(?:\w*Error )?\[?(?<code>ERR_MODULE_NOT_FOUND)\]?: (?<message>Cannot find (?:module|package) '[^']{1,400}') imported from (?<file>\S{1,400})$/),
{name:"node-stack",steps:[{pattern:new RegExp(`^\\s{0,4}(?:\\[?(?:ERROR|error)\\]?:? )?(?<message>(?:${y}(?: \\[\\w+\\])?|error): .+)$`)},{pattern:_,skip:20,over:C}]},
f("plain",new RegExp(`^\\s{0,4}(?:(?:vet|error|ERROR|Error):? (?:in )?)?${v}${d}:?(?: -)?\\s+(?:(?:fatal )?(?<severity>error|warning|note|info)\\b[: ]\\s*)?(?!\\+0x\
)(?<message>\\S.*)$`))],G=[...t,...c,...R,...j];var P=S(107);const Z=[["warning",/^(?:warn|warning|deprecation warning|!|⚠)/i],["notice",/^(?:hint|info|note|message|i$)/i],
["error",/./]];function D(e,i={}){const{most:u=500,messageLength:$=500}=i,a=(0,P.S)(e),r=new Map;for(let m=0;m<a.length&&r.size<u;){const w=U(a,m,$);for(const k of w?.
diagnostics??[]){const{file:I,line:O,column:K,message:Y}=k,T=JSON.stringify([I,O,K,Y]);!r.has(T)&&r.size<u&&r.set(T,k)}m=w?.next??m+1}return[...r.values()]}function U(e,i,u){
const $=e[i];if(!(!$||$.text.trim()===""))for(const a of G){const r=h(a,e,i);if(!r)continue;return{diagnostics:r.groups.map(w=>H(w,a,$.folder,u)).filter(w=>w!==
void 0),next:r.next}}}function H(e,i,u,$){const{file:a,message:r}=e;if(!a||!r)return;const m=W(e.line)||null,w=m===null?null:W(e.column);return{file:X(a.trim(),
u),line:m,column:w===null?null:i.zeroColumn?w+1:w||null,severity:B(e.severity,i),code:e.code??null,message:(0,A.O)(r.trim().replace(/^error: /i,""),$)}}function B(e,i){
return e===void 0?i.severity??"error":Z.find(([,u])=>u.test(e))?.[0]??"error"}function W(e){return e===void 0?null:Number(e)}function X(e,i){return i===void 0||
/^(?:[A-Za-z]:|[a-z-]+:\/\/|[\\/])/.test(e)?e:`${i}/${e.replace(/^(?:\.\/)+/,"")}`}})};export{J as id,Q as ids,V as modules};

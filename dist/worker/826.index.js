const Wo=826,Go=[826],Bo={9882:((Oe,ce,w)=>{w.d(ce,{IM:()=>ee,pA:()=>R});const O={characters:80,candidates:1e3,shown:3};function R($,A){const g=j($);if(g===""||
$.length>O.characters)return[];const _=A.slice(0,O.candidates).filter(N=>N!==$&&N.length<=O.characters).flatMap(N=>{const G=B($)===B(N)?Math.min(I(g,j(N))??q,q):
I(g,j(N));return G===void 0?[]:[{each:N,points:G}]}),T=Math.min(..._.map(({points:N})=>N));return _.sort((N,G)=>N.points-G.points).filter(({points:N})=>N<=T+1).
slice(0,O.shown).map(({each:N})=>N)}function ee($,A){return R($,A).filter(g=>V($,g)<=Math.max(1,Math.floor(Math.min($.length,g.length)/8)))}function U($,A){const[
g]=R($.trim(),A);return g===void 0?"":`; did you mean "${g}"?`}function j($){return $.toLowerCase().replace(/[-_.:\s]/g,"")}const q=1;function B($){return/^[^:]{1,40}(?=:)/.
exec($)?.[0]??`${$}:`}function I($,A){if($===A)return 0;const g=Math.max(1,Math.floor(Math.min($.length,A.length)/3)),_=V($,A);if(_<=g)return _;const[T,N]=$.length<
A.length?[$,A]:[A,$];if(T.length>=4&&(N.startsWith(T)||N.endsWith(T)))return g+1}function V($,A){let g=[],_=Array.from({length:A.length+1},(T,N)=>N);for(let T=1;T<=
$.length;T++){const N=[T];for(let G=1;G<=A.length;G++){const F=$[T-1]===A[G-1],D=T>1&&G>1&&$[T-1]===A[G-2]&&$[T-2]===A[G-1];N[G]=Math.min((_[G]??0)+1,(N[G-1]??0)+
1,(_[G-1]??0)+(F?0:1),D?(g[G-2]??0)+1:Number.POSITIVE_INFINITY)}[g,_]=[_,N]}return _[A.length]??0}}),1809:((Oe,ce,w)=>{w.d(ce,{Ol:()=>j,Xk:()=>q,oJ:()=>I});const O=/(?:^|\s)[\d.,]{1,12}\s?(?:B|bytes|[kKMG]i?B)(?=$|[\s│|,)\]])/,
R=/\b(?:errors?|fail(?:ed|s)?|exceed(?:s|ed)?|limit|too (?:large|big|long)|cannot|must|not)\b/i,ee=[/^\s*[○●◐ƒλ∙]\s{1,4}(?:\(|\/)/u,/^\s*(?:Route|Page|Asset|File|Path|Name|Chunk|Size)\b.{0,120}\b(?:Size|First Load|gzip|Chunks|Type)\b/,
/^\s*[├└┌┬╰╭](?:[─━]{0,3}\s|$)(?!.{0,200}(?:Error|\[\d{3}\]|✖|×))/u,/^\s*\+ First Load JS\b/,/^\s*(?:\[[\w:@/.-]{1,40}\]\s)?(?:✓|✔|√|✅|☑|🎉|✨|🚀|λ|▶|❯)/u,
/\b(?:built|done|finished|completed|compiled|generated|wrote|copied|written)\b.{0,80}\b\d[\d.,]{0,8}\s?(?:ms|s|sec|seconds|min|minutes?)\b/i,/^\s*[-•]?\s?\d{1,7} (?:errors|warnings|hints|modules?|pages?|files?|assets?|packages?)\b.{0,60}$/,
/\(\d{1,7}\/\d{1,7}\)\s*$/,/^\s*(?:Result|Summary|Total|Time|Duration|Tasks|Cached)\b.{0,60}:/,/^\s*(?:Attention: |This information is used|You can learn more|Learn more|Read more|See https?:|https?:\/\/\S{1,300}$)/,
/^\s*▲ Next\.js \d/u,/^\s*\.{3} (?:collapsed )?\d{1,7} (?:duplicate )?lines matching /,/^\d{1,7}:(?:\s|$)/],U=/^\s*(?:✓|✔|√|✅|🎉|✨)|\b(?:built|done|completed|finished) in \d|\bcompiled successfully\b|^\s*[○●ƒλ]\s{1,4}\(/iu;
function j($){return ee.some(A=>A.test($))||B($)||q($)}function q($){return O.test($)&&!R.test(V($))}function B($){return $.length<=300||$.split(" ").length>$.length/
16?!1:$.split(/[;{}=]/).length>$.length/30}function I($){return U.test($)}function V($){return $.split(/\s+/).filter(A=>!/[/.][\w[]/.test(A)).join(" ")}}),9047:((Oe,ce,w)=>{
w.d(ce,{B:()=>ee,v:()=>V});var O=w(5230);const R=[/["'](?<name>[\w$]{1,200})["'] is not exported (?:by|from) (?:["'](?<from>[^"']{1,400})["']|(?<path>[^\s,"']{1,400}))/,
/No matching export in "(?<from>[^"]{1,400})" for import "(?<name>[\w$]{1,200})"/,/\bexport '(?<name>[\w$]{1,200})' (?:\(imported as '[^']{1,200}'\) )?was not found in '(?<from>[^']{1,400})'/,
/The requested module '(?<from>[^']{1,400})' does not provide an export named '(?<name>[\w$]{1,200})'/,/(?:Module )?'"(?<from>[^"']{1,400})"' has no exported member (?:named )?'(?<name>[\w$]{1,200})'/,
/\bExport (?<name>[\w$]{1,200}) doesn't exist in target module/,/'(?<from>[^']{1,400})' does not contain a (?<name>default) export/,/Module '"(?<from>[^"]{1,400})"' has no (?<name>default) export/];
function ee($){for(const A of R){const{name:g,from:_,path:T}=(0,O.$)(A,$)?.groups??{};if(g!==void 0)return{name:g,from:_??T}}}const U=300,j=/^ {0,40}export (?:declare |abstract )?(?:async )?(?:const enum|const|let|var|function ?\*?|class|interface|type|enum|namespace) (?<name>[\w$]{1,100})/,
q=/^\s{0,40}(?:module\.)?exports\.(?<name>[\w$]{1,100})\s*=/,B=/(?:^|\bas\s+)(?<name>[\w$]{1,100})\s*$/,I=/^\s{0,40}export\s+(?:type\s+)?\*\s+from\s+["'](?<from>[^"']{1,300})["']/;
function V($){const A=new Set,g=[];let _=!1;for(const T of $){const N=(j.exec(T)??q.exec(T))?.groups?.name;N&&A.add(N),/^\s{0,40}export\s+default\b/.test(T)&&A.
add("default");const G=I.exec(T)?.groups?.from;G!==void 0&&g.push(G);const F=/^\s{0,40}export\s+(?:type\s+)?\{/.exec(T);if(_||=F!==null,!_)continue;const[D=""]=T.
slice(F?.[0].length??0).split("}",1);for(const H of D.replace(/\/\/.*$/,"").split(",")){const C=B.exec(H.trim())?.groups?.name;C&&A.add(C)}if(_=!T.includes("}"),
A.size>=U)break}return{own:[...A],from:g}}}),2416:((Oe,ce,w)=>{w.d(ce,{F7:()=>_e,Gd:()=>M,Vz:()=>ue,c4:()=>Ke,sq:()=>S,wh:()=>j});var O=w(1809),R=w(3716),ee=w(7491);
const U=/^(?:\[(?:error|ERROR|fatal)\](?:\s|$)|\w{1,20}\sERR!\s(?:[A-Z]\w{1,40}\s)?|\S{1,100}\sSTD(?:ERR|OUT)\s|[│■▲●└]\s{1,4}|(?:notsup|notarget|engine|network|JSON\.parse)\s)/;
function j(P){return P.replace(U,"")}const q=[/^\s*(?:\$|>(?!\s[A-Z].*\.$)|[+|│]|➤|at\s|\d{1,7}\s?[|│]|[{})\]]|\((?!!\))|\[$|-{2}|\*|node:internal|file:\s|throw\s|Node\.js v|A complete log|In most cases)/,
/^\s*(?:npm\s)?(?:<[cdilptw]>\s|\[?warn(?:ing)?\]?\b|\(node:\d|deprecat|info\b|notice\b|success\b|debug\b|verbose\b|note\b|hint\b|tip\b)/i,/^\s*(?:See|If|To|You|Note|Please|Try|Did you|This|Learn|Use|Visit|Run|For|Pass|Make sure|Searched|Import trace|Require stack|Emitted|Error reference|Location:|Stack trace|Progress|Packages|Checked out|Cloning|Lockfile is)\b/,
/^[^\w]{0,10}\d{1,6}\s(?:problem|error|warning)s?\b/,/^(?:Required|Actual|Wanted|Found|Valid \w+):\s/,/^(?:\[[\w:@/.-]{1,40}\]\s|[^\w[]){0,8}(?:Error:\s)?(?:(?:[\w-]{1,20}\s)?build\s(?:failed|error|was canceled)|failed (?:to (?:compile|build)|with errors|tasks)|command failed|(?:error )?during build)(?:\W|$)(?!.*\b(?:Error|not|resolve)\b)/i,
/\b(?:exited? (?:with )?(?:code|status)|exit code|ELIFECYCLE|exited with \d|exited \(\d|\w{0,60}RUN_FIRST_FAIL\b)/,/^\s{2,}\w+:\s(?:undefined|null|true|false|-?\d+|\[|\{|'E?[A-Z_]+')/,
/^(?:code|path|errno|syscall|command|cwd|location|dest)\s\S{1,400}$/,/^\s*\[?\w*Error\]?:?\s*$/,/^\s*(?:\w{0,60}Error:\s)?5\d\d\s\/\S{0,300}$/,/^\s*\S{1,400}:\d{1,7}:(?:\d{1,7}|NaN)$/],
B=/^\s*(?:✘|✖|✗|×|⨯|x\s|!|\[!\]|\(!\)|\[?(?:ERROR|error|fatal|FATAL|panic)\b\]?[\s:]|\d{1,7}:\d{1,7}[\s:]{1,4}error\b|ERR_|E\d{3}\b|YN00)/,I=/^[^\w]{0,10}(?:\[[^\]]{1,60}\]:?\s){0,3}(?:\w{1,40}\s){0,3}[([]?(?:Uncaught\s)?\w{0,60}(?:Error|Exception)\b[^:]{0,40}:?\s\S/,
V=/^\s*(?:Caused by|Cause):$/,$=/^\s{2,8}\d{1,2}:\s/,A=/^(?:\/(?:usr\/)?bin\/)?(?:ba|da|z)?sh:\s/,g=/^\s*(?:\[cause\]:|Caused by:|Cause:)\s*\S/,_=/^(?:\[cause\]:|Caused by:|Cause:)\s{1,4}/,
T=/\b(?:not (?:found|compatible|exported|defined|set|exist|resolve|valid|allowed|a function|installed|recognized|a supported|available|match)|doesn['’]t|does not|cannot|can['’]t|could not|couldn['’]t|failed to|unable to|unexpected|invalid|undefined|missing|unknown|expected|required|duplicate|must|unclosed|no such|no matching|forbidden|denied|unauthorized|refused|incompatible|unsupported|conflict(?:s|ing)?|unresolved|broken|mismatch|bad|incomplete|unrecognised|unterminated|dead|has no|no (?:\w{1,20} ){1,3}found|should (?:be|have|exist|not)|trailing)\b/i,
N=/\bE[A-Z]{4,}\b|[a-z](?:Expected|NotFound|Missing|Invalid)\b/,G=/^\s*(?:at\s|Hint:|Location:|Stack trace:|(?:>\s{0,9})?\d{1,7}\s?[|│])/,F=3,D=3,H=1e3,C=6;function S(P){
let Z;const te=Math.max(0,P.length-H),re=(0,ee.E)(P,te,P.length),le=P.findLastIndex(({text:ie})=>(0,O.oJ)(ie));for(let ie=te;ie<P.length;ie++){const ge=re.has(ie)?
0:We(P,ie),ve=ge>=F&&ie>le?ge+D:ge;ge>=F&&ve>(Z?.points??0)&&(Z={at:ie,points:ve})}return Z&&M(P,Z.at)}function M(P,Z){const te=le=>j(P[le]?.text??"").trim(),re=[];
for(let le=Z+1;le<P.length&&re.length<C&&le<Z+12;le++){const ie=te(le);if(!(ie===""||/^(?:(?:>\s{0,9})?\d{1,7}\s?[|│]|See\b|Hint)/.test(ie))){if((0,R.LP)(ie))
break;re.push(ie)}}return{at:Z,message:ue(te(Z).replace(B,"").replace(_,"").replace(/^(?:\d{1,2}:\s(?!\d)|in\s{1,4}(?=\w{0,60}Error:\s))/,"").trim()||te(Z),P,Z),
details:re}}const y=/^(?:\w{0,60}(?:Error|Exception):\s)?(?:in\s)?\(?(?<path>[^\s:"'`]{0,400})(?::\d{1,7}){0,2}:?\)?$/,v=/^(?:x|✗|×)?\s?(?:(?:Build|Module build|Module parse) failed(?: in [\d.]+m?s)?(?: \(from [^()]{1,300}\))?|Error while requesting resource)[.:]?$/,
E=/^[A-Z][a-z]{2,20}(?: \w{2,20}){0,2} failed: [^\s"'`]{1,300}\.\w{1,10}$/,L=14,K=/^(?:\|- |[├╰└]─{1,2}▶\s{1,4}(?:[×x]\s{1,4})?)/;function de(P){const Z=y.
exec(P)?.groups?.path;return Z===""||/[./]/.test(Z??"")}function ue(P,Z,te){if(Ae.test(P))return[P.replace(/\.$/,""),be(Z,te)].filter(Boolean).join(": ");const re=Y(
P,Z,te)??Q(P,Z,te)??ye(P,Z,te);if(re)return`${P} ${re}`;const le=de(P)||v.test(P)||E.test(P);if(!le&&!P.endsWith(":")&&!Re.test(P))return P;for(let ie=te+1;ie<=
te+L&&ie<Z.length;ie++){const ge=j(Z[ie]?.text??"").replaceAll("**","").trim().replace(K,"").replace(Te,(ve,Ge,He)=>Ge===He?`${Ge}: `:ve);if((0,R.LP)(ge))break;
if(!(ge===""||Se.test(ge)||P.includes(ge))){if(le){if(de(ge))continue;return ge}if(!_e(ge)){if(Re.test(P)&&/^\s/.test(Z[ie]?.text??""))continue;return P}return[
P,ge,ye(ge,Z,ie)].filter(Boolean).join(" ")}}return P}const me=/^expect\(/,Ee=/^\s{2,8}(?:Expected|Received)[^:]{0,40}: {1,8}\S/;function Q(P,Z,te){if(!me.test(
P))return;const le=Z.slice(te+1,te+L).map(ie=>ie?.text??"").filter(ie=>Ee.test(ie)).map(ie=>ie.trim().replace(/ +/g," "));return le.length===0?void 0:`(${le.slice(
0,2).join(", ")})`}const ne=/\bis not assignable to\b|^No overload matches|\bdoes not satisfy\b/,se=/^\s{2,60}(?=[A-Z])(?!\s{0,60}(?:Overload|The last overload)\b)/;
function Y(P,Z,te){if(!ne.test(P))return;let re;for(let le=te+1;le<=te+L;le++){const ie=Z[le]?.text??"";if(!se.test(ie))break;re=ie.trim()}return re===void 0||P.
includes(re)?void 0:re}const oe=/^\s{0,8}[-*•]\s{1,4}(?<item>\S.{0,120})$/,we=3;function ye(P,Z,te){if(!P.endsWith(":"))return;const re=j(Z[te+1]?.text??"").trim()===
""?te+2:te+1,le=[];for(let ie=re;le.length<=we;ie++){const ge=oe.exec(j(Z[ie]?.text??""))?.groups?.item;if(ge===void 0)break;le.push(ge.replace(/[`'",;]{1,4}$/,
""))}if(le.length!==0)return le.length>we?`${le.slice(0,we).join(", ")}, \u2026`:le.join(", ")}const Ae=/^(?:\[[\w:-]{1,60}\] ){0,3}(?:\w{0,60}Error: )?(?:Undefined (?:variable|function|mixin)|Can't find stylesheet to import)\.?$/,
he=/^[\s│|]{1,40}(?<carets>\^{1,200})\s{0,40}$/;function be(P,Z){for(let te=Z+1;te<=Z+L&&te<P.length;te++){const re=he.exec(P[te]?.text??"")?.groups?.carets?.
length,le=P[te]?.text.indexOf("^")??-1;if(re!==void 0)return P[te-1]?.text.slice(le,le+re).trim()?.replace(/^@(?:use|forward|import) (?=["'])/,"")}}const Te=/^([\w.]{1,60}): ([\w.]{1,60}): /,
Re=/\bdoes not match (?:\w{1,20} ){0,3}schema\b|\binvalid (?:\w{1,20} ){0,2}(?:config|file|options)\b[^:]{0,80}$|^(?:\w{1,40}Error: |Error: )?(?:bad|invalid|broken|wrong) (?:[\w-]{1,20} ){0,2}(?:files?|data|configuration)\.?$/i,
Se=/^(?:[>\s│|·]{0,20}\d{1,7}\s?[|│]|[-─^~╵╰╭`,·│|\s]{2}|File:|file:|Hint|Stack trace:|"\w{1,40}":\s|throw |\^|\W+$)/;function _e(P){return(T.test(
P)||N.test(P))&&!q.some(Z=>Z.test(P))}function Le(P,Z){const te=le=>P[le]?.text??"";return g.test(j(te(Z)))?!0:$.test(te(Z))?!$.test(te(Z+1)):V.test(te(Z-1))}const Ie=/^.{0,60}\b(?:errors? during \w{1,20}|failed with \d{1,4} errors?|(?:build|compilation|prerendering|generation) (?:failed|error)|failed to compile)\b[^:]{0,40}[:.]?$/i;
function Fe(P,Z){const te=P[Z-1]?.text??"",re=te.trim()===""?P[Z-2]?.text??"":te;return Ie.test(re.trimEnd())}function Ke(P){return/(?:\.{3}|…)$/.test(P)&&!T.
test(P)}function We(P,Z){const te=P[Z]?.text??"",re=j(te);if(re.trim()===""||Ke(re)||(0,O.Ol)(re)||q.some(ve=>ve.test(re)))return 0;const le=[1,2].map(ve=>j(P[Z+
ve]?.text??"")),ge=[I.test(re)?4:0,te!==re||B.test(te)?3:0,re.endsWith(":")&&oe.test(P[Z+1]?.text??"")?4:0,Le(P,Z)?8:0,A.test(re)?6:0,T.test(re)||N.test(re)?3:0,
/["'`“]\S/.test(re)?1:0,le.some(ve=>G.test(ve))?2:0].reduce((ve,Ge)=>ve+Ge,0);return ge<F&&Fe(P,Z)?F:ge}}),730:((Oe,ce,w)=>{w.d(ce,{h:()=>Ae});const O=String.
raw`(?:[A-Za-z]:[\\/]|(?:file|webpack|webpack-internal|rsc):\/{2,3})?[^\s:*"'<>|\x60(][^:*"'<>|\x60]{0,400}?`,R=`(?<file>${O})`,ee=`(?<file>${O}\\.[A-Za-z][A-Za-\
z0-9]{0,9}(?:\\?[\\w=&.-]{0,100})?)`,U=String.raw`:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?`,j=String.raw`(?:Uncaught )?(?:[A-Z]\w{0,60}\.)?[A-Z]?\w{0,60}(?:Error|Exception)`,
q=/^\s*(?:at |Require stack:|- \/|$)|^\s{2,}/,B=new RegExp(`^\\s+at (?!.{0,900}(?:node_modules|node:|<anonymous>:\\d|[/( ](?:dist|\\.(?:next|output|svelte-kit|temp\
|nuxt|astro|vercel|netlify))/))(?:[^()]{0,300} \\()?(?:async )?${R}${U}\\)?$`);function I(he,be,Te,Re={}){return{name:be,...he===void 0?{}:{tool:he},steps:[Te],
...Re}}const V=[{name:"esbuild",tool:"esbuild",steps:[/^(?:[✘▲X!] )?\[(?<severity>ERROR|WARNING)\] (?:(?<code>(?:TS|NG)-?\d+): )?(?<message>.*?\S)(?: \[(?:plugin )?[\w-]+\])?$/,
{pattern:new RegExp(`^\\s{4}${R}${U}:$`),skip:6,over:/^(?!\s{4}|[✘▲X!] \[)/}],zeroColumn:!0},I("esbuild","esbuild-short",new RegExp(`^${R}${U}: (?<severity>\
ERROR|WARNING): (?<message>.+)$`),{zeroColumn:!0}),{name:"rolldown",tool:["rolldown","vite"],steps:[/^(?:(?<severity>Warning|Error): )?\[(?<code>[A-Z][A-Z_]+|builtin:[\w:-]+|plugin [\w:-]+)\] (?<message>\S.*)$/,
{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[ ?${R}:(?<line>\\d{1,7}):(?<column>\\d{1,7}) ?\\]$`),skip:1}]},{name:"vite-plugin-svelte",tool:"vite",steps:[
new RegExp(`^\\[plugin(?: |:)vite-plugin-svelte[\\w:-]*\\] ${R}${U}$`),/^(?:\w*Error: )?(?:\S{1,400}:\d+:\d+ )?(?<message>\S.*)$/],zeroColumn:!0},I("vite","vite\
-plugin-svelte-warning",new RegExp(`^\\[vite-plugin-svelte\\] ${R}${U} (?<message>.+)$`),{zeroColumn:!0,severity:"warning"}),{name:"vite-plugin-place",tool:"vit\
e",steps:[new RegExp(`^\\[plugin(?: |:)[\\w:-]+\\] ${R}${U}$`),/^(?:\w*Error: )?(?:\[[\w/-]+\] )?(?:\S{1,600}:\d+:\d+: )?(?<message>\S.*?)(?: \(\d+:\d+\))?$/]},
{name:"vite-prerender",tool:"vite",steps:[/^\[vite-prerender-plugin\] \[plugin vite-prerender-plugin\]$/,{pattern:/^(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:new RegExp(
`^> ${R}${U}$`),skip:12}]},{name:"parcel",tool:"parcel",steps:[/^@parcel\/[\w-]{1,60}: (?<message>\S.*)$/,{pattern:new RegExp(`^\\s{1,4}${ee}${U}$`),skip:4,over:/^(?:\S|$)/}]},
{name:"jiti",tool:["rsbuild","docusaurus","nuxt"],steps:[/^.{0,40}\b(?<message>ParseError: \S.*)$/,new RegExp(`^\\s{1,4}${ee}${U}$`)],zeroColumn:!0},I("vite","v\
ite-unresolved",/^(?:\w*Error: )?(?:\[vite\]: )?(?<message>Roll(?:up|down) failed to resolve import "[^"]{1,300}") from "(?<file>[^"]{1,400})"/),I("rollup","rol\
lup-unresolved",/^(?:\[(?:!|error)\] )?(?:\w*Error: )?(?<message>(?:Could not resolve|Failed to resolve) (?:"[^"]{1,300}"|\S{1,300})) from "?(?<file>[^"]{1,400}?)"?$/),
I("rollup","rollup-export",/^(?:\[!\] )?(?:\w*Error: )?(?<message>["'][\w$]{1,200}["'] is not exported by "?[^\s",]{1,400}"?, imported by "?(?<file>[^\s"]{1,400}?)"?\.?)$/),
I("rollup","rollup-refused",/^(?:\[[\w:.-]{1,60}\] ){0,4}(?:\w{0,40}Error: )?(?<message>Could not load [^\s()]{1,300} \(imported by (?<file>[^)\s]{1,300})\): (?:Cannot|Can't|Must not) import\b.{0,300})$/),
I(["vite","vitepress"],"vite-plugin-message",new RegExp(`^(?:\\w*Error: )?(?:\\[[\\w:-]{1,60}\\] )?\\[plugin [\\w:-]{1,60}\\] ${R} \\((?<line>\\d{1,7}):(?<column>\
\\d{1,7})\\): (?<message>.+)$`)),I("rollup","rollup",new RegExp(`^(?:\\[!\\] )?(?:\\(plugin [\\w:@/. -]{1,80}\\) )?(?:RollupError: )?${R} \\((?<line>\\d{1,7}):(?<\
column>\\d{1,7})\\): (?<message>.+)$`),{zeroColumn:!0}),{name:"vite-config",tool:"vite",steps:[new RegExp(`^failed to load config from ${R}$`),/^error during build:$/,
/^(?!Error: (?:Build|Transform) failed)(?<message>\S.*)$/]},{name:"sass",tool:"sass",steps:[/^(?:\w*Error: )?(?:(?<severity>DEPRECATION WARNING|WARNING)(?: \[[\w-]+\])?: )?(?:\[sass\] )?(?<message>\S.*)$/,
{pattern:/^\s*[╷,]$/,skip:1,over:/^$/},{pattern:new RegExp(`^\\s+(?!\\S+\\.vue )${R} (?<line>\\d{1,7}):(?<column>\\d{1,7})\\s{1,4}\\S.*$`),skip:12}]},I("postc\
ss","postcss",new RegExp(`^(?:CssSyntaxError: (?:\\[[\\w-]+\\] )?(?:[\\w-]+: )?|(?:\\[[\\w:-]{1,60}\\] ){1,4})${R}${U}: (?<message>.+)$`)),{name:"vite-file",tool:"\
vite",steps:[/^\[(?:plugin )?[@\w:/-]+\] (?!✗ )(?:\[[@\w/-]+\] )?(?!✗|Transform failed|Build failed|\[)(?<message>\S.*?)(?: \(\d+:\d+\))?$/,{pattern:new RegExp(
`^file: ${R}(?:${U})?(?: \\(.*)?$`),skip:40,over:/^(?!\s+at |\[|[✓✗x] |error during|vite v\d)/}]}],$=[I("typescript","tsc",new RegExp(`^(?:ERROR in )?${R}\\(\
(?<line>\\d{1,7}),(?<column>\\d{1,7})\\): (?<severity>error|warning) (?<code>TS\\d+): (?<message>.+)$`)),I("typescript","tsc-pretty",new RegExp(`^(?:Error: )?${R}${U}\
 - (?<severity>error|warning|hint|message) (?<code>TS\\d+|ts\\(\\d+\\)): (?<message>.+)$`)),{name:"ts-loader",tool:"webpack",steps:[new RegExp(`^\\[tsl\\] (?<seve\
rity>ERROR|WARNING) in ${R}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\)$`),/^\s+(?<code>TS\d+): (?<message>.+)$/]},{name:"tsc-frame",tool:"typescript",steps:[/^(?<code>TS\d+): (?<message>\S.*)$/,
{pattern:/^\s*> (?<line>\d{1,7}) \| (?<frame>.*\S)$/,skip:12,over:/^\s/}]},{name:"eslint-stylish",tool:"eslint",steps:[/^(?<file>(?:[A-Za-z]:[\\/]|\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,
/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})\s{1,40}(?<severity>error|warning|Error:|Warning:)\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/],repeat:!0},
{name:"eslint-react-scripts",tool:"react-scripts",steps:[/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^\s+Line (?<line>\d{1,7}):(?<column>\d{1,7}):\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/],
repeat:!0},{name:"eslint-react-scripts-syntax",tool:"react-scripts",steps:[/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^Syntax error: (?<message>\S.*) \((?<line>\d{1,7}):(?<column>\d{1,7})\)$/]},
I("eslint","eslint-compact",new RegExp(`^${R}: line (?<line>\\d{1,7}), col (?<column>\\d{1,7}), (?<severity>Error|Warning) - (?<message>.*?\\S)(?: \\((?<code>[@\\w/-\
]+)\\))?$`)),I("eslint","eslint-unix",new RegExp(`^${R}${U}: (?<message>.*\\S) \\[(?<severity>Error|Warning)(?:/(?<code>[@\\w/-]+))?\\]$`)),{name:"prettier-chec\
k",tool:"prettier",steps:[/^\[warn\] (?<file>\S.{0,400}\.\w{1,20})$/,{pattern:/^\[warn\] (?<message>Code style issues .*)$/,skip:40,over:/^\[warn\] /}]},{name:"\
biome",tool:"biome",steps:[new RegExp(`^${R}(?:${U})? (?<code>[a-z]+(?:/\\w+)*)\\s.{0,40}\u2501\u2501\u2501`),{pattern:/^\s+(?<severity>[×✖!⚠i])\s(?<message>.+)$/,
skip:1,over:/^\s*$/}]}],A={pattern:/^(?<file>[^:*"<>|]{1,400}\.vue)$/,skip:1,over:/^$/},g=String.raw`\[vue/compiler-sfc\] (?<message>\S.*?)(?: \(\d{1,7}:(?<column>\d{1,7})\))?$`,
_={pattern:/^\s+\|\s+\^/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) \s*)?\|/},T=String.raw`(?<file>${O}\?vue&type=style[^:)\s]{0,200})`,N=/^\s+\S{1,400}\.vue (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
G=/^\s*(?:[╷,╵']|\d{1,7} [│|]|[│|])|^$/,F=[{name:"vue-script",tool:"vue-cli",steps:[new RegExp(`^\\[plugin(?: |:)vite:vue\\] ${O}${U}$`),new RegExp(`^(?\
:\\w*Error: )?${g}`),A,_],zeroColumn:!0},{name:"vue-script-vite7",tool:"vite",steps:[new RegExp(`^(?:\\[vite:vue\\] |SyntaxError: )${g}`),A,_],zeroColumn:!0},{name:"\
vue-style",tool:"vite",steps:[new RegExp(`^\\[plugin(?: |:)[\\w:-]{1,60}\\] ${T}(?::\\d{1,7}){2}$`),new RegExp(`^CssSyntaxError: ${O}${U}: (?<message>\\S.*)$`)]},
{name:"vue-style-vite7",tool:"vite",steps:[new RegExp(`^\\[vite:vue\\] ${O}${U}: (?<message>\\S.*)$`),new RegExp(`^file: (?:${O}(?::\\d{1,7}){2} \\()?${T}(?:(?:\
:\\d{1,7}){2}|\\))?$`)]},{name:"vue-sass",tool:"vite",steps:[new RegExp(`^\\[plugin(?: |:)vite:css\\] ${T}$`),/^Error: \[sass\] (?<message>\S.*)$/,{pattern:N,skip:12,
over:G}]},{name:"vue-sass-vite7",tool:"vite",steps:[/^\[vite:css\] \[sass\] (?<message>\S.*)$/,{pattern:N,skip:12,over:G},new RegExp(`^file: ${T}$`)]},{name:"sv\
elte-sass",tool:"vite",steps:[/^(?:\w*Error: |\[[\w:-]{1,60}\] )?Error while preprocessing (?<file>\S{1,400}\.svelte) - \[sass\] (?<message>\S.*)$/,{pattern:/^\s+\S{1,400}\.svelte\.vite-preprocess\.\w+ (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
skip:12,over:G}],part:"?vue&type=style&index=0"},I("vitepress","vitepress",/^(?:\w*Error: )?(?:\[vite:vue\] )?\[plugin vite:vue\] (?<file>[^:*"<>|]{1,400}\.md) \(\d{1,7}:\d{1,7}\): (?<message>\S.*?)(?: \(\d+:\d+\))?$/),
{name:"vitepress-script",tool:"vitepress",steps:[/^\[vite:vue\] \[vue\/compiler-sfc\] (?<message>\S.*?)(?: \(\d+:\d+\))?$/,{pattern:/^(?<file>[^:*"<>|]{1,400}\.md)$/,
skip:1,over:/^$/}]}];var D=w(6612);const H=/^(?:Error:)?[\s│]*(?:[├╰]─▶\s*)?[x×](?:\s*[x×])? (?<message>\S.*)$/,C={pattern:/^\s*[:·]\s+[\^─┬]/,
skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?[|│:·]/},S=/^(?<file>\.\/[^:*"<>|]{1,400})$/,M=/^Error: Error evaluating Node\.js code$/,y=/^(?:WARN\s{1,4})?🚨 Unable to index (?<file>[^:,*"<>|]{1,400})(?:,[^:]{1,400})?:$/u,
v=/^(?:WARN\s{1,4})?(?:\w*Error: )?(?<message>\S.*?)(?: (?=\S{1,400}\/\S)\S{3,801})?$/,E=String.raw`\((?<file>[^()]{1,400})\)(?: \[Line (?<line>\d{1,7}), Column (?<column>\d{1,7})\])?`,
L=[{name:"next-swc",tool:"next",steps:[H,{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[${R}:\\d{1,7}:\\d{1,7}\\]$`),skip:6,over:/^\s*[|│]|^$/},C]},{name:"\
next-config",tool:"next",steps:[/^\s*⨯ Failed to load (?<file>next\.config\.\w{2,3})\b/,{pattern:/^\[?Error:\s+[x×] (?<message>\S.*)$/,skip:4},/^\s*[╭,][─-]{1,3}\[\d{1,7}:\d{1,7}\]$/,
C]},{name:"swc",tool:"swc",steps:[H,new RegExp(`^[\\s\u2502]*[\u256D,][\u2500-]{1,3}\\[${R}${U}\\]$`)]},{name:"next",tool:"next",steps:[new RegExp(`^(?<file>\\./\
[^:*"<>|]{1,400}?)${U}$`),/^(?:(?:Type )?[Ee]rror: )?(?<message>\S.*)$/]},{name:"next-loader-place",tool:"next",steps:[S,M,/^(?<line>\d{1,7}):(?<column>\d{1,7}): (?!.*\(\d{1,7}:\d{1,7}[-\d:]*\)$)(?<message>\S.*)$/]},
{name:"next-loader",tool:"next",steps:[S,M,{pattern:/^(?!Error: \[MDX\])(?:\d{1,7}:\d{1,7}: |- )?(?<message>\S.*?)(?: \((?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?\))?$/,
skip:1}]},{name:"next-mdx",tool:"next",steps:[S,/^(?:\w*Error: )?(?=[A-Z])(?<message>\S.*?) \((?<line>\d{1,7}):(?<column>\d{1,7})-\d{1,7}:\d{1,7}\)$/]},{name:"n\
ext-module",tool:"next",steps:[S,/^(?:\w*Error: )?(?<message>Module not found: .+)$/]},{name:"next-prerender",tool:"next",steps:[/^Error occurred prerendering page /,
/^(?<message>\S.*)$/,{pattern:B,skip:20,over:q}]},{name:"gatsby-query",tool:"gatsby",steps:[/^error There was a problem parsing "(?<file>[^"]{1,400})"; any GraphQL$/,
{pattern:/^(?<message>This may indicate a syntax error in the code), or/,skip:2}]},{name:"gatsby-config",tool:"gatsby",steps:[/^error Failed to compile Gatsby files/,
{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^File path: (?<file>\S.{0,400})$/,skip:4}]},{name:"gatsby-lifecycle",tool:"gatsby",steps:[/^error "(?<file>[^"]{1,400})" threw an error while running the \w+ lifecycle:$/,
{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^> (?<line>\d{1,7}) \|/,skip:8}]},{name:"storybook-index-place",tool:"storybook",steps:[y,v,{pattern:/^(?:\S{1,400} )?\(line (?<line>\d{1,7}), col (?<column>\d{1,7})\)$/,
skip:1}],zeroColumn:!0},{name:"storybook-index",tool:"storybook",steps:[y,v]},{name:"storybook-config",tool:"storybook",steps:[/couldn't evaluate your (?<file>\S{1,400}) file\.$/,
{pattern:/^Original error:$/,skip:2,over:/^$/},{pattern:/^(?!\w*Error: Transform failed)(?:\w*Error: )?(?:<stdin>:(?<line>\d{1,7}):(?<column>\d{1,7}): ERROR: )?(?<message>\S.*)$/,
skip:1}],zeroColumn:!0},I("vitepress","vitepress-dead-link",/^(?:\(!\) )?(?<message>Found dead link \S{1,300}) in file (?<file>\S{1,400}\.md)$/),{name:"docusaur\
us-mdx",tool:"docusaurus",steps:[/MDX compilation failed for file "(?<file>[^"]{1,400})"$/,/^[\s│]*Cause: (?<message>\S.*)$/,{pattern:/^[\s│]*"line": (?<line>\d{1,7}),?$/,
skip:20}]},{name:"svelte-check",tool:"svelte-check",steps:[new RegExp(`^${R}${U}$`),/^(?<severity>Error|Warn|Hint): (?<message>\S.*?)(?: \((?<code>\w+)\))?$/]},
I("svelte-check","svelte-check-machine",/^\d{13} (?<severity>ERROR|WARNING) "(?<file>[^"]{1,400})" (?<line>\d{1,7}):(?<column>\d{1,7}) "(?<message>.+?)(?=\\n|"$)/),
{name:"astro-location",tool:"astro",steps:[/^(?!\s*(?:Hint|Error reference|Location|Stack trace):)(?:\[(?<code>\w+Error)\] (?=\S)|(?=[A-Z]\S* )(?!Build failed))(?<message>.+)$/,
{pattern:/^\s+Location:$/,skip:20,over:/^(?!\s*Stack trace:|\s+at |\[)/},new RegExp(`^\\s+${R}${U}$`)],zeroColumn:!0},I("metalsmith","metalsmith",/^Error: (?<message>Invalid frontmatter) in the file at: (?<file>\S.{0,400})$/),
{name:"eleventy-nunjucks",tool:["eleventy","nunjucks","metalsmith"],steps:[new RegExp(`^(?:\\d{1,2}\\.|>|Template render error:(?: \\S{1,200}:)?) ${E}$`),{pattern:/^\s+(?:Error: )?(?!(?:Template render error: )?\([^()]{1,400}\))(?<message>\S.*?)(?: \(via [\w ]+\))?$/,
skip:4,over:new RegExp(`^\\s*(?:Template render error: )?${E}$`)}],part:D.$p},I("eleventy","eleventy-liquid",/^(?:\d{1,2}\. )?(?:\w+Error: )?(?<message>\S.*), file:(?<file>[^,]{1,400}), line:(?<line>\d{1,7})(?:, col:(?<column>\d{1,7}))?/,
{part:D.$p}),{name:"eleventy-data",tool:"eleventy",steps:[/^\d{1,2}\. Having trouble (?:parsing data file|reading front matter from template) (?<file>\S{1,400}) \(via /,
/^\d{1,2}\. (?<message>\S.*?)(?: \((?:line )?(?<line>\d{1,7})(?::| column )(?<column>\d{1,7})\))?(?: \(via \w+\))?$/]},{name:"eleventy-layout",tool:"eleventy",steps:[
/^\d{1,2}\. Problem creating an Eleventy Layout for the "(?<file>[^"]{1,400})" template file\./,/^\d{1,2}\. (?<message>\S.*?)(?: \(via [^()]{1,200}\))?$/]},{name:"\
eleventy-config",tool:"eleventy",steps:[/^\d{1,2}\. Error in your Eleventy config file '(?<file>[^']{1,400})'\./,{pattern:/^\d{1,2}\. (?!There was a problem importing|Cannot find (?:module|package) )(?<message>\S.*?)(?: \(via \w+\))?$/,
skip:1,over:/^\d{1,2}\. There was/}]}],K=new RegExp(`^\\s{0,4}(?:\\[?(?:ERROR|error)\\]?:? )?(?<message>(?:${j}(?: \\[\\w+\\])?|error): .+)$`),de=/^\s*\[cause\]: (?<message>\S.*)$/,
ue=80,me={name:"node-cause",tool:"node",match(he,be){if(!he.find(K,be))return;let Te,Re,Se=!1,_e=be+1;for(;_e<he.length&&_e<be+ue;_e++){const Le=he.line(_e)?.text??
"",Ie=he.find(de,_e)?.groups?.message;Ie!==void 0&&([Re,Se]=[Ie,!1]);const Fe=B.exec(Le.replace(/ \{$/,""))?.groups;if(Fe&&(Te===void 0||Re!==void 0&&!Se)&&([Te,
Se]=[{...Fe},!0]),Ie===void 0&&!q.test(Le)&&!/^[{}]/.test(Le))break}return Te&&Re?{groups:[{...Te,message:Re}],next:_e}:void 0}},Ee=/^\s+File "(?<file>[^"]{1,400})", line (?<line>\d{1,7})/,
Q=/\/site-packages\/|\/dist-packages\/|\/lib\/python\d|^</,ne=/^(?<message>[A-Za-z_][\w.]{0,100}(?:: .+)?)$/,se={name:"python",tool:"python",match(he,be){if(!(he.
line(be)?.text??"").startsWith("Traceback (most recent call last)")&&!he.find(Ee,be))return;let Re;for(let Se=be;Se<he.length&&Se<be+200;Se++){const _e=he.line(
Se)?.text??"",Le=he.find(Ee,Se)?.groups;if(Le&&!Q.test(Le.file??"")&&(Re={...Le}),Se===be||_e.startsWith(" "))continue;const Ie=ne.exec(_e)?.groups?.message;return Re&&
Ie?{groups:[{...Re,message:Ie}],next:Se+1}:void 0}}},Y=[{name:"vitest",tool:"vitest",steps:[/^\s*FAIL\s+\S{1,400} > (?<test>\S.{0,300})$/,/^(?<message>\S.*)$/,{
pattern:new RegExp(`^ \u276F (?!.*node_modules)(?:\\S.{0,200} )?(?<file>(?:[A-Za-z]:)?[^\\s:]{1,400})${U}$`),skip:40}]},{name:"jest-syntax",tool:"jest",steps:[new RegExp(
`^\\s{4}${ee}:(?<line>\\d{1,7})$`),{pattern:new RegExp(`^\\s{4}(?<message>${j}: .+)$`),skip:6}]},{name:"jest",tool:"jest",steps:[/^\s{2}● (?!Test suite failed to run)(?<test>\S.*)$/,
{pattern:/^\s{4}(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:B,skip:40,over:/^(?!\s{2}●)/}]},{name:"rust",tool:"cargo",steps:[/^(?<severity>error|warning)(?:\[(?<code>\w+)\])?: (?<message>.+)$/,
new RegExp(`^\\s*--> ${R}${U}$`)]},se,{name:"go-panic",tool:"go",steps:[/^panic: (?<message>.+)$/,{pattern:new RegExp(`^\\s(?!.*/go/(?:src|pkg/mod)/)${R}:(?<lin\
e>\\d{1,7})(?: \\+0x.*)?$`),skip:20}]},{name:"node-syntax",tool:"node",steps:[new RegExp(`^(?!.*node_modules)${ee}:(?<line>\\d{1,7})$`),{pattern:new RegExp(`^(?\
<message>${j}(?: \\[\\w+\\])?: .+)$`),skip:6}]},I("node","node-import",/^(?:\w*Error )?\[?(?<code>ERR_MODULE_NOT_FOUND|ERR_PACKAGE_PATH_NOT_EXPORTED)\]?: (?<message>(?:Cannot find (?:module|package)|Package subpath) '[^']{1,400}'(?: is not defined by "exports" in \S{1,400})?) imported from (?<file>\S{1,400})$/),
me,{name:"node-stack",tool:"node",steps:[K,{pattern:B,skip:20,over:q}]},{name:"consola",tool:["nuxt","docusaurus"],steps:[/^\[(?:error|fatal)\] (?<message>\S.*)$/,
{pattern:B,skip:20,over:/^\s+at /}]},I(void 0,"plain",new RegExp(`^\\s{0,4}(?!- )(?:(?:vet|error|ERROR|Error):? (?:in )?)?${ee}${U}:?(?: -)?\\s+(?:(?:fatal )?(?<\
severity>error|warning|note|info)\\b[: ]\\s*)?(?!\\+0x)(?<message>\\S.*)$`))],oe=new RegExp(`^(?:File: |(?<severity>ERROR|WARNING) in )${R}(?:[: ]\\d+:[\\d:-]+)?$`),
ye=[{name:"rspack-syntax",tool:["rspack","rsbuild"],steps:[oe,/^\s+× Module build failed \(from builtin:/,/^\s+╰─▶\s+×\s+(?:x )?(?:Syntax Error: )?(?<message>\S.*)$/,
/^[\s│]*[╭,][─-]{1,3}\[(?:[^\]]{0,400}:)?(?<line>\d{1,7}):(?<column>\d{1,7})\]$/],zeroColumn:!0},{name:"rspack",tool:["rspack","rsbuild"],steps:[oe,{pattern:/^\s+(?:╰─▶\s+)?× (?!(?:\w*Error: )?Module build failed)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^\s+× Module build failed/}]},I(["docusaurus","react-scripts","gatsby"],"unresolved-in-folder",/^(?:\s*× |\w*Error: )?(?<message>(?:Module not found: (?:Error: )?)?Can't resolve '[^']{1,300}') in '(?<file>[^']{1,400})'$/),
I("react-scripts","react-scripts-css",new RegExp(`^Syntax error: ${ee} (?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`)),{name:"fork-ts-checker",
tool:"webpack",steps:[new RegExp(`^(?<severity>ERROR|WARNING) in ${R}${U}(?:-[\\d:]+)?$`),/^(?<code>TS\d+): (?<message>.+)$/]},{name:"webpack-loader-place",tool:"\
webpack",steps:[new RegExp(`^(?<severity>ERROR|WARNING) in (?:${O})(?: \\d+:[\\d-]+)?(?: \\(.*)?$`),{pattern:new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\\
) ${R} (?<message>[A-Z].*)$`),skip:5}]},I("gatsby","postcss-loader",new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${ee} (?<message>[A-Z].*)$`)),{name:"\
webpack-place",tool:"webpack",steps:[new RegExp(`^(?<severity>ERROR|WARNING) in ${R}(?: \\d+:[\\d-]+)?(?: \\(.*)?$`),{pattern:new RegExp(`^(?:\\w*Error: )?(?:${O}\
: )?(?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`),skip:2}],zeroColumn:!0},{name:"webpack",tool:"webpack",steps:[new RegExp(`^(?!.*sass-loader\
)(?<severity>ERROR|WARNING) in ${R}(?: (?<line>\\d{1,7}):(?<column>\\d{1,7})(?:-[\\d:]+)?)?(?: \\(.*)?$`),{pattern:/^(?!Module build failed|\.\/\S+ \d|\[tsl\]|\d{1,7}:[\d-]+$)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^Module build failed/}],zeroColumn:!0}],Ae=[...$,...F,...V,...ye,...L,...Y]}),7214:((Oe,ce,w)=>{w.d(ce,{Ap:()=>T,RD:()=>ue,SN:()=>y,XQ:()=>M,c3:()=>Ee,
ne:()=>g,ri:()=>A,wG:()=>me});var O=w(6760),R=w(5807),ee=w(5230),U=w(770),j=w(8724),q=w(1981);const B=[/Cannot find (?:module|package) '(?<what>[^']{1,300})' imported from (?<from>\S{1,400})/,
/Cannot find (?:module|package) '(?<what>[^']{1,300})'/,/Cannot find module or type declarations for side-effect import of '(?<what>[^']{1,300})'/,/Could not resolve ["'](?<what>[^"']{1,300})["'](?: (?:from|in) ["']?(?<from>[^"'\s]{1,400}))?/,
/^(?:\[UNLOADABLE_DEPENDENCY\] )?Could not load (?<path>[\w@./[\]-]{1,300})$/,/^\S{0,60}\s?Could not load (?<what>\/[^\s()]{1,300}) \(imported by (?<from>[^)\s]{1,300})\)(?!: (?!ENOENT))/,
/The module `(?<what>[^`]{1,200})` could not be loaded\. It may not be installed/,/problem loading plugin "(?<what>[^"]{1,200})"\. Perhaps you need to install/,
/[Ff]ailed to resolve "extends":\s?"(?<what>[^"]{1,300})"/,/Can't resolve '(?<what>[^']{1,300})'/,/\bNotFound\("(?<what>[^"]{1,300})"\)/,/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) (?:the |a )?(?:[\w.-]{1,20} )?(?:module|package|dependency|plugin|preset|parser|loader|adapter|integration|extension|theme|layer):? ["'`](?<named>[^"'`]{1,300})["'`]/,
/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) ["'`](?<named>[^"'`]{1,300})["'`](?=.{0,40}\binstall)/,
/\btried to access (?<named>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}), but it isn't declared in (?:your|its) dependencies\b/,/[Ff]ailed to resolve (?:import )?["'](?<what>[^"']{1,300})["'](?: from ["'](?<from>[^"']{1,400})["'])?/,
/^(?:\[[\w:-]{1,40}\] )?Failed to resolve (?<what>\/[^\s"']{1,300})(?: from (?<from>\S{1,400}\.html))?$/,/Can't find stylesheet to import: ["'](?<sheet>[\w./-]{1,300})["']/,
/No such file or directory \(os error 2\): @import "(?<sheet>[\w./-]{1,300})"/,/^template not found: (?<what>\S{1,300})$/,/^ENOENT: Failed to lookup "(?<what>[^"]{1,300})" in /,
/ModuleNotFoundError: No module named '(?<what>[^']{1,200})'/],I=/Package subpath '\.(?<subpath>\/[^']{1,200})' is not defined by "exports" in \S{0,400}?node_modules\/(?<owner>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100})\/package\.json/,
V=/\bCould not load (?<path>[^\s()]{1,300}) \(imported by [^)\s]{1,300}\): (?:Cannot|Can't|Must not) import\b/,$=/^Found dead link (?<link>\S{1,300}?)(?:(?<=\/)index)?$/;
function A(Q){const ne=(0,U.fO)(Q),{link:se}=$.exec(ne)?.groups??{};if(se)return new RegExp(`(?<=["'\`]|\\]\\()${(0,R.Kf)(se)}(?:\\.(?:md|html))?(?=["'\`)?#\\s])`);
const{owner:Y,subpath:oe}=I.exec(ne)?.groups??{};if(Y&&oe)return new RegExp(`(?<=["'\`])${(0,R.Kf)(`${Y}${oe}`)}(?=["'\`])`);for(const we of[V,...B]){const{named:ye,
sheet:Ae,what:he=ye??Ae,path:be}=(0,ee.$)(we,ne)?.groups??{},Te=he?(0,R.Kf)(he):be&&`[@~#$][^\\s"'\`]{0,300}?/${(0,R.Kf)(O.posix.basename(be))}`;if(Te)return new RegExp(
`(?<=["'\`]|(?:url|\\])\\()${Te}(?=["'\`)?#])`)}}function g(Q){for(const{file:se,severity:Y,message:oe,code:we}of Q.facts.diagnostics??[]){if((0,j.g)({code:we??
null}))return;if(Y!=="error")continue;const ye=(0,U.fO)(oe),Ae=_(D(ye,se),oe),he=Ae?.kind==="file"?void 0:K(ye,se,Q.facts.list);if(he??Ae)return he??Ae}if(Q.facts.
diagnostics?.some(se=>se.severity==="error"))return;const ne=Q.lines.findLastIndex(se=>N.test(se));for(const[se,Y]of Q.lines.entries()){const oe=D(Y,void 0);if(oe)
return se<ne-G?void 0:oe}}function _(Q,ne){return Q?.kind!=="package"||(0,U.x_)(ne)===void 0?Q:{...Q,kind:"file",specifier:T(ne)??Q.specifier}}function T(Q){const ne=(0,U.
fO)(Q);return B.map(se=>(0,ee.$)(se,ne)?.groups?.what).find(Boolean)}const N=/^(?:Uncaught )?(?:Reference|Type|Range)Error: (?!.*\b(?:module|package|import|resolve)\b)/,
G=3,F=/^@[\w-]{1,100}\/[\w-]{1,100}$/;function D(Q,ne){for(const se of B){const Y=(0,ee.$)(se,Q)?.groups;if(Y?.path)return{kind:"file",specifier:Y.path,importer:"\
."};if(Y?.sheet)return{kind:"file",specifier:Y.sheet,importer:ne};const oe=Y?.what??Y?.named;if(!Y||!oe)continue;const we=ne??Y.from,ye=/\.(?:html?|css|s[ac]ss|less|json)$/.
test(we??"")&&!F.test(oe);if(Y.named===void 0&&ye||/\.(?:html|njk|liquid)$/.test(oe)||/^(?:\.{1,2}(?:\/|$)|\/)/.test(oe))return{kind:"file",specifier:oe,importer:we};
const he=/^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.exec(oe)?.[0];return he===void 0||oe[he.length]===":"?void 0:{kind:"package",specifier:he,importer:we}}}const H=[
"",..."ts tsx js jsx mjs cjs vue svelte astro css scss json".split(" ").map(Q=>`.${Q}`)],C=/\.(?:css|s[ac]ss|less)$/,S=["",".css",".scss",".sass",".less"];function M(Q){
const ne=Q.facts.list??Ee(y(Q.facts)),se=g(Q),Y=se?.kind==="file"&&!y(Q.facts).some(U.lQ)?se:void 0;for(const oe of Y?me(Y):[]){const we=C.test(Y?.importer??"")?
S:H,ye=(0,q.M)(oe,ne,we);if(ye!==void 0&&Y)return{specifier:Y.specifier,actual:ye}}}function y({diagnostics:Q=[]}){return(0,U.Or)(Q.find(({severity:ne})=>ne==="\
error")?.message??"")}const v=/^(?:[@~#]|\$\w{1,20})\/(?<rest>[^'"\s]{1,300})$/,E=/^[@~#$]?(?<rest>[\w-]{1,60}\/[^'"\s]{1,300})$/,L=["","src","src/lib","app"];function K(Q,ne,se){
const Y=T(Q);return Y&&(v.test(Y)||de(Y,ne,se).length>0)?{kind:"file",specifier:Y,importer:ne}:void 0}function de(Q,ne,se){const[Y=""]=E.exec(Q)?.groups?.rest?.
split("/",1)??[];return Y===""||!se||/^(?:node_modules|src|lib)$/.test(Y)?[]:ue(ne).filter(oe=>se(oe).includes(Y)&&se(O.posix.join(oe,Y)).length>0)}function ue(Q){
const ne=Q.split("/").slice(0,20),se=ne.map((Y,oe)=>ne.slice(0,oe).join("/"));return[...new Set(se.flatMap(Y=>L.map(oe=>O.posix.join(Y,oe))))].map(Y=>Y==="."?"":
Y)}function me({specifier:Q,importer:ne}){const se=(v.exec(Q)??E.exec(Q))?.groups?.rest;if(se&&!/^\.{1,2}\//.test(Q))return ue(ne??"").map(oe=>O.posix.join(oe,se));
if(Q.startsWith("/")){const oe=Q.split("/").slice(1,40);return oe.map((we,ye)=>oe.slice(ye).join("/"))}const Y=ne&&O.posix.join(O.posix.dirname(ne),Q);return!Y||
Y.startsWith("..")||Y.startsWith("/")?[]:[Y]}function Ee(Q){const ne=new Map;for(const se of Q){const Y=se.split("/");for(const[oe,we]of Y.entries()){const ye=Y.
slice(0,oe).join("/"),Ae=ne.get(ye)??new Set;ne.set(ye,Ae.add(we))}}return se=>[...ne.get(se)??[]]}}),8503:((Oe,ce,w)=>{w.d(ce,{f:()=>U});var O=w(6760),R=w(9882),
ee=w(7214);function U(F){const{list:D}=F.facts,H=(0,ee.SN)(F.facts);if(H.length>0)return H;const C=(0,ee.ne)(F);if(!D||C?.kind!=="file")return[];const S=(0,ee.wG)(
{...C,specifier:C.specifier.replace(/[?#].*$/,"")}),{importer:M}=C;for(const E of S){const L=B(E,D,M);if(L.length>0)return L}return(/\.html?$/.test(M??"")?S.map(
E=>q(E,D)):[]).find(E=>E.length>0)??(S.length>0?G(O.posix.basename(S[0]??""),D,M):[])}const j=/^(?:main|index|entry)\./i;function q(F,D){const H=O.posix.dirname(
F),C=O.posix.basename(F);return!j.test(C)||H==="."?[]:D(H).filter(M=>j.test(M)&&A(M,C)).map(M=>O.posix.join(H,M)).slice(0,3)}function B(F,D,H=""){const C=F.split(
"/").filter(K=>K!==".");let S="";for(const K of C.slice(0,-1)){const de=D(S),ue=de.filter(Ee=>Ee!=="node_modules"&&!Ee.startsWith(".")),me=de.includes(K)?K:(0,R.
pA)(K,ue)[0];if(me===void 0)return[];S=O.posix.join(S,me)}const M=C.at(-1)??"",y=D(S).filter(K=>A(K,M,H)),v=y.filter(K=>_(K)===_(M)),E=v.length>0?v:(0,R.pA)(g(M),
y.map(g));return y.filter(K=>v.includes(K)||E.includes(g(K))).map(K=>O.posix.join(S,K)).slice(0,3)}const I=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|json)$/i,V=/\.(?:p?css|s[ac]ss|less|styl)$/i,
$=/\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/i;function A(F,D,H=""){if(V.test(H)&&g(D)===D)return V.test(F);if(g(F)===F)return!0;const C=[I,V,$].find(S=>S.test(D));
return C?C.test(F):g(D)===D?I.test(F)||V.test(F):(0,O.extname)(F)===(0,O.extname)(D)}function g(F){return F.replace(/(?<=.)\.[a-z]\w{1,9}$/i,"")}function _(F){return g(
V.test(F)?F.replace(/^_(?=.)/,""):F)}const T=200,N=/^(?:\.|node_modules$|dist$|build$|out$|vendor$|coverage$)/;function G(F,D,H=""){const C=[],S=[""];for(let M=0;M<
S.length&&M<T;M++){const y=S[M]??"";for(const v of D(y)){const E=O.posix.join(y,v);_(v).toLowerCase()===_(F).toLowerCase()&&A(v,F,H)&&C.push(E),!N.test(v)&&g(v)===
v&&S.push(E)}}return V.test(H)&&C.length>1?[]:C.slice(0,3)}}),107:((Oe,ce,w)=>{w.d(ce,{Se:()=>q,ry:()=>S});var O=w(5807);const R={lines:5e3,characters:256*1024,
lineLength:1e3,entryLength:64*1024},ee=[/^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:?(?: |$)/,/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M)?\]?:? (?=\S)/,
/^(?<folder>\.|[\w@.-]{1,100}(?:\/[\w@.-]{1,100}){1,6}) (?!error|warning|note|info|failed)[a-z][\w:-]{0,60}(?:: |:$|\$ )/,/^(?<task>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[a-z][\w:-]{0,60}):(?: |$)/,
/^\[@?[\w./-]{1,80}\]: /,/^➤ YN\d{4}: (?:[│┌└] ?)?/,/^@?[^\s@]{1,100}@(?:workspace:(?<folder>[\w@./-]{1,200})|\w{1,20}:\S{1,200}) STD(?:ERR|OUT)(?: |$)/,
/^\[\d{1,2}\] /,/^#\d{1,4} \d{1,5}\.\d{1,3} /,/^[a-z][\w.-]{0,60}-\d{1,3} {1,20}\| /,/^npm (?:ERR!|error)(?: |$)/,/^\[(?:11ty|webpack-cli)\](?: |$)/,/^Original error stack trace: (?=\S)/,
/^│ (?=\w*Error: )/,/^[│└■▲●◆◇](?: {2}|$)/u,/^\[(?:log|info|warn|error)\] \[nitro\](?: |$)/],U=4,j=[/^> @?[^\s@]{0,100}@\S{0,100} \S{1,100} (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,
/^(?<task>@?[\w./-]{1,120}#[\w:-]{1,60}):\s{1,4}ERROR\s{1,4}command \((?<folder>[^()]{1,400})\)/,/^ERROR: command finished with error: command \((?<folder>[^()]{1,400})\)/,
/^location (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/];function q(y){const v=[];let E=R.characters;for(let ue=y.length-1;ue>=0&&v.length<R.lines&&E>0;ue--){const me=y[ue]??
"",Q=(me.length>R.entryLength?me.slice(-R.entryLength):me).split(`
`);for(let ne=Q.length-1;ne>=0&&v.length<R.lines&&E>0;ne--){const se=Q[ne]??"",Y=B((0,O.Ow)(H((0,O.Nl)(se)),R.lineLength).trimEnd());E-=Math.max(Y.length,se.length/
16),v.push(Y)}}const L=I(v),K=N(_(v.reverse().map(ue=>G(ue,L)))),de=V(K);return K.map(({text:ue,folder:me,task:Ee})=>({text:ue,folder:me??de.get(Ee??"")}))}function B(y){
return y.includes(":undefined")?y.replace(/(?<=\.\w{1,10})(?::undefined){1,2}(?!\S)/g,""):y}function I(y){const v=y.map(E=>E.includes("nx run ")?/\bnx run ([@\w./-]{1,100}):/.
exec(E)?.[1]:/^([\w@.-]{1,100} [a-z][\w:-]{0,60})\$ /.exec(E)?.[1]);return new Set(v.filter(E=>E!==void 0))}function V(y){const v=new Map;for(const{text:E,task:L}of y)
for(const K of j){const de=K.exec(E)?.groups;de?.folder&&v.set(L??de.task?.replace("#",":")??"",de.folder)}return v}const $=/^(?:.{0,200}\s)?Unexpected (?:token|non-whitespace)\b.{0,60}, (?:\.\.\.)?".{0,100}$/,
A=/"(?:\.\.\.)? is not valid JSON\b/,g=12;function _(y){const v=[];for(let E=0;E<y.length;E++){const L=y[E],de=L.text.includes("Unexpected ")&&$.test(L.text)&&!A.
test(L.text)?y.slice(E+1,E+1+g).findIndex(({text:me})=>A.test(me)):-1;if(de===-1){v.push(L);continue}const ue=y.slice(E,E+de+2).map(({text:me})=>me.trim());v.push(
{...L,text:ue.join(" ").slice(0,R.lineLength)}),E+=de+1}return v}const T=71;function N(y){if(!y.some(({text:L})=>L.startsWith("\u250C  Building storybook")))return y;
const v=[];let E=0;for(const L of y){const K=v.at(-1),[de=""]=L.text.split(" ",1),ue=L.boxed&&E>0&&E<=T&&E+1+de.length>T;K&&ue&&/^[\w("'`./@-]/.test(de)?v[v.length-
1]={...K,text:`${K.text} ${L.text}`.slice(0,R.lineLength)}:v.push(L),E=L.text.length}return v}function G(y,v){let E=y,L,K,de=!1;for(let ue=0;ue<U;ue++){const me=D(
E)??F(E,v);if(!me)break;L??=me.groups?.folder,K??=me.groups?.task,de||=me[0]==="\u2502  ",E=E.slice(me[0].length)}return{text:E,folder:L,task:K,boxed:de}}function F(y,v){
if(v.size===0)return;const E=/^(?<name>[@\w./-]{1,100}|(?<folder>[\w@.-]{1,100}) [a-z][\w:-]{0,60})(?::(?: |$)|\$ )/.exec(y);return E&&v.has(E.groups?.name??"")?
E:void 0}function D(y){for(const v of ee){const E=v.exec(y);if(E)return E}}function H(y){return y.includes("\r")?y.split("\r").findLast(v=>v.trim()!=="")??"":y}
const C=/^> @?[^\s@]{1,150}@\S{1,60} (?:pre|post)?(?:install|prepare)$|^\$ (?!(?:npm|pnpm|yarn|bun|corepack) )/;function S(y,v){const E=y[v]?.folder;return E!==
void 0?!E.includes("node_modules"):y.slice(0,v).some(({text:L})=>C.test(L))}function M(y){const v=y.findIndex(L=>/\bnpm (?:ERR!|error) Usage:\s*$/.test(L)),E=y.
findIndex((L,K)=>K>v&&/\bnpm (?:ERR!|error) Run "npm help [\w-]{1,40}"/.test(L));return v===-1||E===-1?y:y.toSpliced(v,E-v)}}),5230:((Oe,ce,w)=>{w.d(ce,{$:()=>ee});
const O=new WeakMap,R=3;function ee($,A){const g=U($);if(g.length===0)return $.exec(A);for(const _ of g)if(A.includes(_))return $.exec(A);return null}function U($){
let A=O.get($);if(A===void 0){const g=$.ignoreCase?[]:j($.source);A=g.every(_=>_.length>=R)?g:[],O.set($,A)}return A}function j($){const A=[""];let g="",_=0;for(let T=0;T<=
$.length;T++){const N=$[T]??"",G=N==="\\"?$[++T]??"":"";if(q.test(G))return[];if(N==="["&&(T=V($,T)),N==="("&&(_+=1),N===")"&&(_-=1),_>0&&N!=="(")continue;const F=N===
"\\"?G:N;if(F!==""&&!(N==="\\"?I:B).includes(F)){g+=F;continue}(N==="*"||N==="?"||N==="{")&&(g=g.slice(0,-1)),g.length>(A.at(-1)??"").length&&(A[A.length-1]=g),
g="",N==="{"&&(T=$.indexOf("}",T)),N==="|"&&A.push("")}return A}const q=/^[uxck\d]$/,B="()[{*+?^$.|",I="bBdDsSwWnrtfvpP";function V($,A){let g=A+1;for(;$[g]!=="\
]";)g+=$[g]==="\\"?2:1;return g}}),770:((Oe,ce,w)=>{w.d(ce,{Or:()=>U,RU:()=>R,fO:()=>ee,lQ:()=>j,x_:()=>q});const O=/; there (?:is|are) (?<names>[^;]{1,300})$/;
function R(B,I){return I.length===0||O.test(B)?B:`${B.replace(/[.:]?\s{0,4}$/,"")}; there ${I.length===1?"is":"are"} ${I.join(", ")}`}function ee(B){return B.replace(
O,"")}function U(B){return O.exec(B)?.groups?.names?.split(", ")??[]}function j(B){return B.endsWith("/")}function q(B){return U(B).find(j)}}),6612:((Oe,ce,w)=>{
w.d(ce,{$p:()=>U,cU:()=>q,qD:()=>T});var O=w(5807);const R=[[/^file:\/\/(?:localhost)?(?=\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\/(?:\([\w-]+\)\/)?(?=\.{0,2}\/)/,
""],[/^webpack(?:-internal)?:\/\/[^/]*\//,""],[/^.*!/,""],[/\\/g,"/"],[/^\/?[A-Za-z]:(?=\/)/,""],[/[?].*$/,""]],ee=/^(?:node|https?|data|virtual|native|internal|bun|deno):|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|bin\/|etc\/|nix\/|proc\/|sys\/|snap\/|rustc\/|opt\/hostedtoolcache\/)|(?:^|\/)(?:node_modules|site-packages|dist-packages|\.git|\.nvm|\.pyenv|\.cargo|\.rustup|\.yarn|\.pnpm|\.pnpm-store|\.volta|\.bun)(?:\/|$)|\/go\/pkg\/mod\//,
U="?body",j=/\?vue&type=[\w&=.-]{1,200}/,q=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g,B=40,I=2e4,V=500,$=100;function A(D,H){const C={...H,exists:g(
H)},S=new Map,M=new Map;for(const E of D){S.has(E.file)||S.set(E.file,T(E.file,C));const L=S.get(E.file);if(L===void 0)continue;const[K,de]=j.test(E.file)||E.file.
endsWith(U)?[null,null]:[E.line,E.column],ue=_(cleanLine(E.message,V),C),me=E.code&&cleanLine(E.code,$),Ee=JSON.stringify([L,K,de,ue]);M.has(Ee)||M.set(Ee,{...E,
file:L,line:K,column:de,code:me,message:ue})}const y=[...M.values()],v=new Set(y.filter(({line:E})=>E!==null).map(({file:E,message:L})=>`${E}
${L}`));return y.filter(({line:E,file:L,message:K})=>E!==null||!v.has(`${L}
${K}`))}function g(D){const H=new Map;return C=>{const S=H.get(C);if(S!==void 0)return S;const M=H.size<I&&D.exists(C);return H.size<I&&H.set(C,M),M}}function _(D,H){
return D.replace(j,"").replace(q,C=>T(C,H)??C)}function T(D,H){const C=N(D);if(!(C===""||C.includes("\0")||ee.test(C))){for(const S of G(C,H))if(S!==void 0&&!ee.
test(S)&&H.exists(S))return S}}function N(D){let H=D.startsWith("file://")?(0,O.oF)(D):D;for(const[C,S]of R)H=H.replace(C,S);return H}function*G(D,H){const C=H.
rootDirectory??"";if(!D.startsWith("/")){for(const M of[...H.folders??[],C,""])yield F(`${M}/${D}`);return}const S=F(D)?.split("/")??[];if(!(S.length>B))for(let M=0;M<
S.length;M++){const y=S.slice(M).join("/");yield y,C!==""&&(yield F(`${C}/${y}`))}}function F(D){const H=[];for(const C of D.split("/"))if(!(C===""||C===".")){if(C!==
"..")H.push(C);else if(H.pop()===void 0)return}return H.length===0?void 0:H.join("/")}}),8724:((Oe,ce,w)=>{w.d(ce,{g:()=>q,l:()=>T});var O=w(6760);const R=["err\
or","warning","notice"],ee=/^\..|.\.config\.[a-z]{1,10}$|^package(?:-lock)?\.json$/;function U(N){const G=O.posix.basename(N);return ee.test(G)||G.includes("tsc\
onfig")&&G.endsWith(".json")}const j=/^TS5\d{3}$/;function q({code:N}){return j.test(N??"")}const B=/^ts\(?(?:2304|2305|2307|2503|2552|2580|2614|2686|2688|2694|2724|2792|2882)\)?$/i,
I=/^ts\(?(?:6133|6138|6192|6196|6198|6385|6387|7005|7006|7016|7019|7022|7023|7024|7027|7028|7030|7031|7034|7044|7045|7053|18046|80\d{3})\)?$/i,V=/^(?:\w*Error: )?(?:[×x] )?(?:(?:Module )?[Bb]uild failed\b|Unexpected (?:token|eof|end of file)\b|Expression expected|Declaration or statement expected|Unterminated regexp literal|Expected (?:ident|unicode escape)\b|'(?:[),;:}]|=>|<\/)' expected)/i;
function $({code:N,message:G}){const F=N??"";return(B.test(F)?-1:0)+(I.test(F)?3:0)+(V.test(G)?.5:0)}function A({code:N}){const[G="",...F]=(N??"").split("/").reverse();
return/^[a-z][a-z-]+$/.test(G)&&F.every(D=>/^@?[a-z][\w-]*$/.test(D))}const g=/^Parsing error|\bUnable to resolve\b|\bis not defined\b|\bnot found in\b/;function _(N){
return q(N)?-2:U(N.file)?1:0}function T(N,G=10){const F=new Set,D=new Set,H=N.map(y=>{const v=JSON.stringify([y.severity,y.file,y.line]),E=JSON.stringify([y.severity,
y.message]),L=A(y)&&g.test(y.message),K=F.has(v)||D.has(E);F.add(v),D.add(E);const de=(y.line===null?4:0)+(K&&!L?2:0)+_(y)+$(y)-(L?1:0);return{diagnostic:y,weight:de}}),
C=R.map(y=>H.filter(({diagnostic:v})=>v.severity===y).toSorted((v,E)=>v.weight-E.weight).map(({diagnostic:v})=>v)),S=Math.max(0,G),M=y=>Math.max(0,(y?.length??0)-
S);return{shown:C.flatMap(y=>y.slice(0,S)),rest:{error:M(C[0]),warning:M(C[1]),notice:M(C[2])}}}}),1981:((Oe,ce,w)=>{w.d(ce,{M:()=>U,p:()=>R});var O=w(6760);function R(j,{
facts:q,lines:B}){if(!j.startsWith("/"))return j;const I=j.split("/"),V=(q.diagnostics??[]).map(({file:g})=>g.split("/",1)[0]??"").filter(g=>g!==""),$=[...new Set(
["node_modules",...q.list?.("")??[],...V])],A=I.findIndex(g=>$.includes(g));if(A>0)return I.slice(A).join("/");for(let g=I.length-1;g>1;g--){const _=`${I.slice(
0,g).join("/")}/`;if(B.some(T=>$.some(N=>ee(T,_+N))))return I.slice(g).join("/")}return j}function ee(j,q){const B=j.indexOf(q);return B>=0&&!/[\w.-]/.test(j[B+
q.length]??"")}function U(j,q,B=[""]){const I=j.split("/",40).filter($=>$!==""&&$!==".");let V="";for(const[$,A]of I.entries()){const g=q(V),_=($===I.length-1?B:
[""]).map(N=>`${A}${N}`),T=_.find(N=>g.includes(N))??_.map(N=>g.find(G=>G.toLowerCase()===N.toLowerCase())).find(Boolean);if(T===void 0)return;V=O.posix.join(V,
T)}return B.some($=>V===`${I.join("/")}${$}`)?void 0:V}}),3716:((Oe,ce,w)=>{w.d(ce,{LP:()=>R});var O=w(5807);function R(I){return/^\s*at\s.*[:)\d]$/.test(I)}const ee=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,
U=2,j=2e3;class q{#e;#t;#n=[];#s=0;constructor(V){this.#e=V}push(V){const $=stripEscapes(V.slice(0,j)).trimEnd().replace(/ \{$/,"");return R($)?this.#t===void 0&&
!ee.test($)?(this.#t=V,[...this.#o(),V]):(this.#s+=1,this.#n.length<U&&this.#n.push(V),[]):[...this.end(),V]}end(){return this.#t=void 0,this.#o()}#o(){const[V,
$]=[this.#s,this.#n];return[this.#s,this.#n]=[0,[]],V<U?$:[this.#e(V)]}}function B(I,V){const $=new q(V);return[...I.flatMap(A=>$.push(A)),...$.end()]}}),7491:((Oe,ce,w)=>{
w.d(ce,{E:()=>q});const O=/^\s{0,8}⚠|^(?:[▲!]\s{1,3})?(?:\[(?:warn(?:ing)?|hint|info)\]|(?:deprecation )?warning\b(?! as error))|^\s{0,4}(?![-*])[^\s:"']{1,400}(?::\d{1,7}){1,2}:?\s(?:-\s)?(?:warning|hint|info|note|message|suggestion)\b|^\s{0,4}[^\s:"']{1,400}\(\d{1,7},\d{1,7}\): (?:warning|info|message)\b|^\s*\d{1,7}:\d{1,7}\s{1,40}(?:warning|hint|info)\b/i,
R=/^\s*(?:[✘✖✗×⨯]|x\s|\[?(?:error|fatal)\b|\w{0,60}(?:Error|Exception)\b.{0,40}:\s|\d{1,7}:\d{1,7}\s{1,40}error\b)/i,ee=/^(?:\s|$|\d{1,7}(?:\s|$))/,U=/^(?:WARNING in \S|\(!\) Some chunks\b)/,
j=12;function q(B,I,V){const $=new Set;let A=!1,g=!1;for(let _=Math.max(0,I-j);_<V;_++){const T=B[_]?.text??"";g=U.test(T)||g&&T.trim()!==""&&!/^ERROR in /.test(
T),A=g||O.test(T)||A&&ee.test(T)&&!R.test(T),A&&$.add(_)}return $}}),3093:((Oe,ce,w)=>{w.d(ce,{wA:()=>Ls,RJ:()=>Ro});var O=w(6760),R=w(7994),ee=w(3052),U=w(1809),
j=w(2416);const q=[/(?:^|[\s:])([\w$]{1,100}) is not defined\b/,/\(reading '([\w$]{1,100})'\)/,/\.([\w$]{1,100})\)? is not a function\b/];function B(t){return q.
map(n=>n.exec(t)?.[1]).find(n=>n!==void 0)}function I(t){return/(?<!\.)\bjson5?\b/i.test(t)}function V(t){return/^\s{2,12}input: '([^'\\]{4,200})',?$/.exec(t)?.
slice(1)??[]}var $=w(3716),A=w(7491);const g=12,_=30,T={mentions:40,hints:10,shown:10,names:16,nameLength:200,tokens:60},N=/^[>$]\s[a-z@.]/;function G(t,{at:n,message:s,
details:r}){const i=(0,A.E)(t,n-g,n),c=[...t.keys()].slice(Math.max(0,n-g),n+_).filter(h=>!(i.has(h)||(0,U.Xk)(t[h]?.text??""))).sort((h,b)=>D(h,n)-D(b,n)),l=c.
map(h=>({each:h,text:(0,j.wh)(t[h]?.text??"")})).filter(({text:h})=>!N.test(h)),f=l.some(({text:h})=>F.test(h)),p=l.flatMap(({each:h,text:b})=>C(b,t[h]?.folder)).
slice(0,T.mentions);return{mentions:f?p.map(h=>h.inStack?h:{...h,line:null,column:null}):p,hints:f?[]:l.flatMap(({text:h})=>(0,$.LP)(h)?[]:E(h)).slice(0,T.hints),
shown:c.flatMap(h=>ue(t,h)).slice(0,T.shown),rows:l.flatMap(({text:h})=>de(h)),said:f?void 0:E(s)[0],message:s,words:[...new Set(s.match(/\w{2,40}/g))].slice(0,
T.tokens),names:[...we(Y(s)),...l.flatMap(({text:h})=>V(h))],details:[...new Set(r.filter(h=>!(se.test(h)||(0,U.Ol)(h))).flatMap(h=>we(Y(h))))].slice(0,T.names),
atEnd:/\b(?:unexpected|got|reached|premature) (?:the )?end of (?:the )?(?:file|input|string)|\bunexpected EOF\b/i.test(s),identifier:B(s),isAbsence:/\b(?:required|missing|lacks|must (?:have|contain|export))\b/i.
test(s),routes:[...new Set([...Fe(s),...l.flatMap(({each:h,text:b})=>Fe(b,t[h+1]?.text))])].slice(0,T.hints),isJson:l.some(({text:h})=>I(h)),lacksScript:/\b(?:missing|no|unknown) script\b|\bscript not found\b|^Command "[^"]{1,100}" not found/i.
test(s)}}const F=/\bvite:vue\]\s\S{1,400}\.(?:md|html\.vue)\s/;function D(t,n){return t<n?(n-t)*2.5:t-n}const H=/^(?<path>[^\s]{1,400}?)(?::(?<line>\d{1,7})(?::(?<column>\d{1,7}))?|\((?<row>\d{1,7})[,:](?<character>\d{1,7})\))?$/;
function C(t,n){const s=(0,$.LP)(t),r=t.split(/[\s"'`<>{}|;*=]+/).slice(0,T.tokens);return r.flatMap((i,c)=>{const l=H.exec(Se(i))?.groups;if(!l?.path||!/[./]/.
test(l.path))return[];const[,f,p]=S.exec(r[c+1]??"")??[],h=f??M.exec(r.slice(c+1,c+3).join(" "))?.[1],b=y(l.line??l.row??h);return[{path:n===void 0||/^[/.]|^\w+:/.
test(l.path)?l.path:`${n}/${l.path}`,line:b,column:y(l.column??l.character??p),inStack:s}]})}const S=/^\((\d{1,7}):(\d{1,7})\)[:,.]?$/,M=/^line (\d{1,7})[:,.]?$/;
function y(t){return t&&Number(t)||null}const v=[/\bline(?:Number)?:?\s(?<line>\d{1,7})\b(?:[,:]?\s(?:column|col|character|char):?\s(?<column>\d{1,7}))?/i,/[([](?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?[)\]]/,
/\s(?:at|-)\s(?<line>\d{1,7}):(?<column>\d{1,7})\b/,/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})(?!:\d\d\b)[:\s]/];function E(t){for(const n of v){const s=n.exec(t)?.
groups,r=y(s?.line);if(r!==null)return[{line:r,column:y(s?.column)}]}return[]}const L=/^[\s│|]{0,40}(?<mark>>{0,2})\s{0,10}(?<line>\d{1,7})\s{0,4}(?:[|│┃]|:(?=\s))(?<text>.*)$/,
K=/^[\s│|·:╵┆╎-]*(?:\^|~~|─|━)/;function de(t){const n=L.exec(t)?.groups;return n?[{line:Number(n.line),text:n.text?.trim()??""}]:[]}function ue(t,n){
const s=L.exec((0,j.wh)(t[n]?.text??""))?.groups,r=s?.text?.trim()??"",i=s?.mark!==""||K.test((0,j.wh)(t[n+1]?.text??""));return r!==""&&i?[{line:Number(s?.line),
text:r}]:[]}const me=/"([^"]{2,200})"|(?<!\w)'([^']{2,200})'(?!\w)|`([^`]{2,200})`|“([^“”]{2,200})”/g,Ee=[/(?:^|\s)(?:Error:\s)?([^\s:"'`]{2,200}):?\s(?:is not|isn't|not found|is undefined|was not|could not be|does not|doesn't|cannot be|failed to|must be|is missing|is required|doesn’t)\b/,
/\b(?:partial|tag|helper|filter|mixin|layout|field|plugin|package|module|specifier|host|tarball):?\s"?([^\s"'`,;()]{2,200})/i,/\b[Uu]n(?:known|supported|recognized) (?:browser|engine|environment|flag|format|key|language|locale|option|preset|property|rule|target|theme|type|unit) ([^\s"'`,;:()]{2,100})$/,
/(?:^|[\s*])([\w.-]{2,60}):\s(?:Invalid|Required|Expected)\b/,/\b\d{1,3}(?:\.\d{1,3}){3}:(\d{2,5})\b/,/^\s*(?:[-*•]|->)\s(?:linking to\s)?(\S{2,200})$/,/\bproperties\s?\(([^\s()]{2,100})\)/],
Q=/^(?:@[\w.-]+\/[\w.-]+|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|[a-z]+(?:[A-Z][a-z0-9]*)+|[\w.-]+@[\^~>=<\w.*:-]+|\.{1,2}\/\S+|(?:[\w@.-]+\/)+[\w.-]+\.\w{2,5}|[\w.-]+\.(?:invalid|com|org|net|io|dev))$/,
ne=/\bwhile parsing\b|\blinked from\b|\bsource page path\b|\b[Dd]id you mean\b|\bSee (?:more|https?:)|\bTried\b/,se=/\b(?:[Dd]id you mean|npm run|see a list|https?:\/\/)/;
function Y(t){return t.slice(0,ne.exec(t)?.index??t.length).replace(oe,"")}const oe=/^\W{0,8}[([]plugin [^)\]]{1,100}[)\]]/;function we(t){const n=[...t.matchAll(
me)].map(f=>f.slice(1).find(p=>p!==void 0)??""),s=Ee.flatMap(f=>f.exec(t)?.[1]??[]),r=ye.exec(t)?.[1],i=t.replace(me," ").split(/[\s,;()[\]<>{}"'`|]+/,T.tokens),
c=be.test(t),l=i.map(Se).filter(f=>Q.test(f)||Te(f,c));return[...new Set([...n,r??"",...s,...l].map(f=>he(f.trim()).slice(0,T.nameLength)))].filter(f=>/\w\w/.test(
f)&&(f===r||!Ae.test(f))&&!f.includes("\\")&&f.split(/\s/).length<=3).slice(0,T.names)}const ye=/\b(?:not found|unknown(?:\s\w{1,20}){0,2}|(?:does|do) not exist|undefined(?:\s\w{1,20})?|not defined):\s"?([^\s"'`,;]{2,200})/i,
Ae=/^(?:[A-Z]\w{0,60}(?:Error|Exception)|a|an|the|that|this|which|it|its|is|are|was|in|of|on|or|and|for|from|with|to|not|does|cannot|could|config(?:uration)?|files?|pages?|modules?|packages?|plugins?|options?|paths?|folder|directory)$/i;
function he(t){return/^["'`]/.test(t)&&t.length>2&&t.endsWith(t[0]??"")?t.slice(1,-1):t}const be=/\b404\b|\blink(?:s|ed)?\b/i;function Te(t,n){return/^https?:\/\/\S/.
test(t)||/^\/[\w@.-]+\/\S/.test(t)||n&&/^\/[\w-]/.test(t)}const Re=[["(",")"],["[","]"]];function Se(t){let[n,s]=[0,t.length];const r=i=>{for(;s>n&&i.includes(t[s-
1]??" ");)s--};r(".:,");for(const[i,c]of Re){const l=t[s-1]===c;t[n]===i&&(l||!t.includes(c))&&(n++,l&&s--),t.slice(n,s).includes(i)||r(`${c}.:,`)}return t.slice(
n,s)}const _e=/\b(?:at|of|for|prerendering|rendering|GET|render)(?: (?:the )?(?:page|path|route))? ["'`]?(\/[\w[\].:@%()/-]{0,200})(?=$|[\s"'`,])|^!!! (\/\S{0,200}): /,
Le=/^[\s│]{0,8}[├└]─{1,2} (\/\S{0,200}) \(\d{1,9}ms\)$/,Ie=/^[\s│]{0,8}[├└]─{1,2} \[5\d\d\]/;function Fe(t,n=""){const[,s,r]=_e.exec(t)??[],i=Ie.
test(n)?Le.exec(t)?.[1]:void 0;return[s,r,i].flatMap(c=>c?.replace(/[.:,]$/,"")??[])}var Ke=w(9047),We=w(7214),P=w(107),Z=w(5807),te=w(730),re=w(5230);class le{#e;#t=new Map;constructor(n){
this.#e=n}get all(){return this.#e}get length(){return this.#e.length}line(n){return this.#e[n]}find(n,s){let r=this.#t.get(n);r||(r=[],this.#t.set(n,r));const i=r[s];
if(i!==void 0)return i;const c=(0,re.$)(n,this.#e[s]?.text??"");return r[s]=c,c}}function ie(t,n,s){if("match"in t)return t.match(n,s);const r={};let i=s;for(const[
l,f]of t.steps.entries()){const p=Ge(ve(f),n,i,l>0);if(!p)return;for(const[h,b]of Object.entries(p.groups))b!==void 0&&(r[h]=b);i=p.at+1}const c=t.steps.at(-1);
return!t.repeat||!c?{groups:[r],next:i}:ge(ve(c).pattern,r,n,i)}function ge(t,n,s,r){const i=[n];let c=r;for(;c<s.length&&i.length<1e3;c++){const l=s.find(t,c);
if(!l)break;i.push({file:n.file,...l.groups})}return{groups:i,next:c}}function ve(t){return t instanceof RegExp?{pattern:t}:t}function Ge(t,n,s,r){const i=r?t.skip??
0:0,c={};for(let l=s;l<=s+i&&l<n.length;l++){const f=n.find(t.pattern,l);if(f)return{at:l,groups:{...c,...f.groups}};const p=t.over&&n.find(t.over,l);if(t.over&&
!p)return;for(const[h,b]of Object.entries(p?.groups??{}))b!==void 0&&(c[h]=b)}}var He=w(6612);const Qe=500,Et=500,bt=[["warning",/^(?:warn|warning|deprecation warning|!|⚠)/i],
["notice",/^(?:hint|info|note|message|i$)/i],["error",/./]],sn=/^Compiled with warnings\.?$/,on=/\bfail(?:ed)?\b|^error\b|^Treating warnings as errors/i;function rn(t,n=te.
h){const s=new le((0,P.Se)(t)),r=new Map;let i=!1;for(let c=0;c<s.length&&r.size<Qe;){const l=s.line(c)?.text??"";i=sn.test(l)||i&&!on.test(l);const f=kt(s,c,n);
for(const p of f?.diagnostics??[]){const h=i&&p.severity==="error"?{...p,severity:"warning"}:p,{file:b,line:z,column:pe,message:Ne}=h,Ce=JSON.stringify([b,z,pe,
Ne]);!r.has(Ce)&&r.size<Qe&&r.set(Ce,h)}c=f?.next??c+1}return[...r.values()]}function kt(t,n,s){const r=t.line(n);if(!(!r||r.text.trim()===""))for(const i of s){
const c=ie(i,t,n);if(!c)continue;return{diagnostics:c.groups.map(f=>{const p=rt(f,i,r.folder);if(!p)return;const h=(0,j.Vz)(p.message,t.all,an(p.message,t,n,c.next)),
b=f.test===void 0?"":`, in the test "${f.test.slice(0,120)}"`;return{...p,message:(0,Z.Ow)(h+b,Et)}}).filter(f=>f!==void 0),next:c.next}}}function an(t,n,s,r){for(let i=s;i<
r;i++)if(n.line(i)?.text.includes(t.slice(0,60)))return i;return r-1}function rt(t,n,s){const{message:r,frame:i}=t,c=(t.file??"").replace(/(?<=\.mdx?)\.js(?=$|\?)/,
"");if(!(c||i)||!r)return;const l=c===(t.file??"")&&vt(t.line)||null,f=l===null?null:vt(t.column);return{file:c&&xt(c.trim(),s)+cn(n,c,l),line:l,column:f===null?
null:n.zeroColumn?f+1:f||null,severity:St(t.severity,n),code:t.code??null,message:(0,Z.Ow)(dn(ln(r.trim(),c),c),Et),frame:i}}function cn({part:t=""},n,s){return s===
null||t===He.$p&&n.startsWith("/")?"":t}function ln(t,n){const s=t.replace(/^(?:error: |\[error\] )|\?vue&type=[\w=&.-]+| \[plugin [\w@/:-]{1,60}\]$/gi,""),[,r="",
i]=/^(\S{1,400}?)(?::\d{1,7}){0,2}: (.+)$/.exec(s)??[],[c]=n.split("?",1);return i!==void 0&&(`/${r}`.endsWith(`/${c}`)||`/${c}`.endsWith(`/${r}`))?i:s}function dn(t,n){
return t.replace(/(?<=^Cannot find module ')\/[^']{1,400}(?='$)/,s=>{const r=O.posix.relative(O.posix.dirname(n),s);return n.startsWith("/")?r.startsWith(".")?r:
`./${r}`:s})}function St(t,n){return t===void 0?n.severity??"error":bt.find(([,s])=>s.test(t))?.[0]??"error"}function vt(t){return t===void 0?null:Number(t)}function xt(t,n){
return n===void 0||/^(?:[A-Za-z]:|[a-z-]+:\/\/|[\\/])/.test(t)?t:`${n}/${t.replace(/^(?:\.\/)+/,"")}`}var it=w(901),$e=w(4177);const un=/\bYAML|\bfront ?matter\b|\b(?:explicit|implicit) mapping|\bblock mapping\b|\bmapping (?:entry|key|values)\b|\bblock (?:collection|sequence)|\bflow (?:collection|sequence|mapping)\b|quoted scalar|\bcompact mappings\b|unexpected end of the (?:stream|document)|unidentified alias/i,
Ot=/\.ya?ml$/i,at=/\.(?:mdx?|markdown|njk|liquid|html?|hbs|webc|svx)$/i,fn=300;function Rt(t){return un.test(t)}async function qe(t,n){const s=Ot.test(t);if(!s&&
!at.test(t))return;const r=await n.lines(t),i=s?0:1,c=s?r.length:(0,$e.EZ)(r)-1;if(c<0)return;const{parseDocument:l,LineCounter:f}=await w.e(815).then(w.t.bind(
w,8815,19)),p=new f,h=r.slice(i,c).join(`
`),[b]=l(h,{lineCounter:p,prettyErrors:!1}).errors;if(!b)return;const{line:z,col:pe}=p.linePos(b.pos[0]);return{file:t,line:z+i,column:pe,reason:b.message.split(
`
`,1)[0]??""}}async function At(t){const n=t.files.filter(r=>Ot.test(r)||at.test(r)).slice(0,fn),s=[];for(const r of n){if(t.isOver||s.length>1)return;const i=await qe(
r,t);i&&s.push(i)}return t.onlyOf(s)}const mn=12,Tt=16;function Ze(t,n,s){const r=n.filter(l=>Math.abs(l.line-t)<=mn&&l.text!==""),i=r.find(l=>l.line===t),c=t>s.
length?null:t;return i?Je(i.text,s[t-1])?t:_t(i,r,s)??Nt(i.text,s)??c:c}function _t(t,n,s){const r=s.flatMap((f,p)=>{if(!Je(t.text,f))return[];const h=n.filter(
b=>Je(b.text,s[p+b.line-t.line]));return[{line:p+1,rows:h.length}]}),i=Math.max(...r.map(({rows:f})=>f)),[c,l]=r.filter(({rows:f})=>f===i);return l===void 0?c?.
line:void 0}const Ye=3;function pn(t,n,s){const r=n.filter(c=>Math.abs(c.line-t.line)<=Ye&&c.text!==""),i=r.reduce((c,{text:l})=>c+l.length,0);return r.length<Ye||
i<Tt?[]:s.flatMap((c,l)=>r.every(f=>Je(f.text,s[l+f.line-t.line]))?[l+1]:[])}function Nt(t,n){const s=Xe(t),r=n.flatMap((i,c)=>{const l=Xe(i);return l.length>=Tt&&
s.includes(l)?[c+1]:[]});return r.length===1?r[0]:void 0}function Je(t,n=""){const s=Xe(n);return s!==""&&s===Xe(t)}function Xe(t){return t.replace(/\s+/g," ").
trim()}const hn=/^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i,gn=/^(?:if|for|block|macro|call|filter|raw|unless|case|capture|tablerow|comment|verbatim)$/,
ct=/<(?<slash>\/?)(?:(?<name>[A-Za-z][\w.-]{0,80}(?::[\w.-]{1,80})?)(?=[\s/>]|$)|(?=>))/y,wn=/\{(?<sign>[#/])(?<name>if|each|await|key|snippet)\b/y,yn=/\{%-?\s{0,100}(?<end>end)?(?<name>\w{1,40})/y,
Ve=/\{\{~?(?<sign>[#/])\s{0,20}(?<name>\w{1,40})/y,$n=/@(?:if|else(?:\sif)?|for|empty|switch|case|default|defer|loading|placeholder|error)\s{0,10}(?:\((?:[^()]|\((?:[^()]|\([^()]{0,200}\)){0,300}\)){0,500}\))?\s{0,10}\{/y,
It=/\{\{[^{}]{0,1000}\}\}/y,lt=/\/(?:[^\\/\n[]|\\.|\[(?:[^\]\\\n]|\\.){0,200}\]){1,400}\//y,En=/<\w{1,80}\sextends\b/y,Mt=[[/<!--/y,"-->"],[/\{\{!--/y,"--}}"],[
/\{#[\s-]/y,"#}"],[/<script\b/iy,"<\/script"],[/<style\b/iy,"</style"]],ks=/(?:^|\W)(?:return|default|yield|await|case|else)$/,et=200;function*bn(t,n,s){const r=n.
includes("brace"),i=r?/[<{}"'`/]/g:n.includes("control")?/[<{}@]/g:/[<{]/g,c=[];for(let l=i.exec(t);l;l=i.exec(t)){const f=l.index,p=r&&(c.at(-1)??s)==="code",h=p&&
/["'`/]/.test(l[0])?Sn(t,f):kn(t,f);if(h!==void 0){if(h<0)return;i.lastIndex=h;continue}const b=Ct(t,f,n,p,c);b&&(i.lastIndex=b.name==="{"?f+1:b.end,b.name!==""&&
(Lt(b,c),yield b))}}function Lt({opens:t,name:n},s){t?s.push(n==="{"?"code":"text"):n==="{"?s.length=Math.max(0,s.lastIndexOf("code")):s.at(-1)==="text"&&s.pop()}
function Ct(t,n,s,r,i){const c=t[n]??"";if(c==="<")return s.includes("tag")&&(!r||xn(t,n))?On(t,n):void 0;if(c==="@"||s.includes("control"))return Rn(t,n);const l=s.
includes("block")&&c==="{"?Dt(t,n):void 0;if(l||!s.includes("brace")||!/[{}]/.test(c))return l;if(!(c==="}"&&!i.includes("code")))return{opens:c==="{",name:"{",
at:n,end:tt(t,n)}}function Pe(t,n,s){return t.lastIndex=s,t.exec(n)}function kn(t,n){const s=Mt.find(([i])=>Pe(i,t,n));if(!s)return;if(/^<s/i.test(t.slice(n,n+2))){
const i=jt(t,n);if(t[i-2]==="/")return i}const r=t.indexOf(s[1],n+2);return r<0?-1:r+2}function Sn(t,n){const s=t[n]??"";if(s==="/")return vn(t,n);for(let r=n+1;r<
t.length;r++)if(t[r]==="\\")r++;else{if(t[r]===s)return r+1;if(t[r]===`
`&&s!=="`")return r}return-1}function vn(t,n){if(t[n+1]==="/")return tt(t,n);if(t[n+1]==="*"){const s=t.indexOf("*/",n+2);return s<0?-1:s+2}return(Pt(t,n)&&Pe(lt,
t,n)?lt.lastIndex:0)||n+1}function xn(t,n){return t[n+1]==="/"||Pt(t,n)&&!Pe(En,t,n)}function Pt(t,n){const s=t.slice(Math.max(0,n-et),n).trimEnd();return s===""||
/[({[}>,?:&|=;!]$/.test(s)||ks.test(s)}function On(t,n){const s=Pe(ct,t,n)?.groups;if(!s)return;const r=jt(t,n),{name:i="<>",slash:c}=s,l=t[r-2]==="/"||hn.test(
i);return{opens:c==="",name:l?"":i,at:n,end:r}}function jt(t,n){let s="",r=0;for(let i=n;i<t.length;i++){const c=t[i]??"";if(s!=="")s=c===s?"":s;else if(r>0&&t.
startsWith("//",i))i=tt(t,i);else if(/["'`]/.test(c))s=c;else if(c==="{")r++;else if(c==="}")r--;else if(c===">"&&r<=0)return i+1}return t.length}function tt(t,n){
const s=t.indexOf(`
`,n);return s<0?t.length:s}function Dt(t,n){const s=(Pe(wn,t,n)??Pe(Ve,t,n))?.groups,r=s?void 0:Pe(yn,t,n)?.groups;if(!(s||r))return;const i=t.indexOf(r?"%}":"}",
n),c=i<0?t.length:i+(r||t[i+1]==="}"?2:1);if(s)return{opens:s.sign==="#",name:`#${s.name}`,at:n,end:c};const l=r?.name??"";return{opens:r?.end===void 0,name:gn.
test(l)?`%${l}`:"",at:n,end:c}}function Rn(t,n){return t[n]==="}"?{opens:!1,name:"@",at:n,end:n+1}:Pe(It,t,n)?{opens:!0,name:"",at:n,end:It.lastIndex}:Pe($n,t,n)?
{opens:!0,name:"@",at:n,end:$n.lastIndex}:void 0}const je=/\b(?:missing (?:an? )?(?:end|closing) tag|(?:end|closing) tag\b|unclosed|not closed|left open|unterminated jsx|attempted to close|expected token|end of (?:the )?(?:file|input|template)|unexpected end|unexpected EOF|got ['"]?EOF)/i,
dt=/\bExpected "[})]"|\bUnexpected "(?:\}|\)|\$\$\w{1,40})"|\$\$render\b|"\$\$\w/,An=/\bclosing tag\b|\bunterminated (?:jsx|regexp|regular expression)\b|\bunexpected token\b|\bExpected ['"`]<\//i,
Tn=/@(?:if|for|switch|defer)\s{0,10}[({]/,_n=[{name:/\.astro$/i,kinds:["tag","brace"],base:"text",message:dt},{name:/\.(?:vue|astro|mdx|html?|webc)$/i,kinds:["t\
ag"],base:"text",message:je},{name:/\.(?:svelte|svx|md|markdown)$/i,kinds:["tag","block"],base:"text",message:je},{name:/\.(?:njk|nunjucks|liquid|hbs|handlebars)$/i,
kinds:["block"],base:"text",message:je},{name:/\.[cm]?[jt]sx?$/i,kinds:["tag","brace"],base:"code",message:An}],ut=80,ft=200,Nn=500;function In(t,n,s){if(Cn.test(
t))return Pn.test(s)?Dn(n):void 0;const r=_n.find(p=>p.name.test(t)&&p.message.test(s));if(!r)return;const i=Ln(t,n),c=r.kinds.concat(/\.html?$/i.test(t)&&Tn.test(
i)?"control":[]),l=[];for(const p of bn(i,c,r.base)){const h={...p,indent:Wt(i,p)};if(h.opens){if(l.length>=Nn)return;l.push(h);continue}const b=Mn(h,l),z=l.pop();
if(b===void 0||z===void 0)return mt(h,"begin",i);if(z!==b)return Ut(z,s,i)}const f=l.at(-1);return f&&Ut(f,s,i)}function Ut(t,n,s){return/\bunexpected token\b/i.
test(n)&&t.name==="{"?void 0:mt(t,"end",s)}function mt({at:t,end:n,name:s},r,i){const l=s==="{"&&i.slice(t+1,n).trim()===""?Math.max(i.lastIndexOf(`
`,t)+1,t-ft):t,f=Ft(i.slice(l,n).replace(/\s+/g," ").trim());return{line:i.slice(0,t).split(`
`).length,text:f,lacks:r}}function Ft(t){return t.length>ut?`${t.slice(0,ut)}\u2026`:t}function Mn({name:t,indent:n},s){const r=s.findLast(i=>i.name===t);return n===
void 0||r?.indent===void 0?r:s.findLast(i=>i.name===t&&i.indent===n)??r}function Wt(t,{at:n,name:s,opens:r}){const i=t.slice(Math.max(0,n-ft),n),c=i.lastIndexOf(
`
`)+1;if(c===0&&n>ft)return;const l=i.slice(c);return s==="{"&&r?/^\s*/.exec(l)?.[0]:l.trim()===""?l:void 0}function Ln(t,n){const s=/\.(?:mdx?|markdown|svx)$/i.
test(t),r=(0,$e.EZ)(n);let i;return n.map((l,f)=>{if(f<r)return"";if(!s)return l;const p=/^\s{0,12}(`{3,}|~{3,})/.exec(l)?.[1],h=i!==void 0;return i===void 0?i=
p:p?.startsWith(i)&&(i=void 0),h||p!==void 0?"":l.replace(/`[^`]*`/g,b=>" ".repeat(b.length))}).join(`
`)}const Cn=/\.(?:pug|jade)$/i,Pn=/\bno closing bracket\b|\bclosing (?:bracket|parenthesis)\b|\bend of the string reached\b/i,jn=/^(?<indent>\s*)[\w.#:+-]{1,200}(?=\()/;
function Dn(t){for(let n=0;n<t.length;n++){const s=t[n]??"",r=jn.exec(s);if(!r)continue;const i=ke(t,n,r[0].length,r.groups?.indent?.length??0);if(i===void 0)return{
line:n+1,text:Ft(s.trim()),lacks:"end"};n=i}}function ke(t,n,s,r){let i=0,c="";for(let l=n;l<t.length;l++){const f=t[l]??"",p=f.search(/\S/);if(l>n&&p>=0&&p<=r&&
!/^\s*[)\]}]/.test(f))return;for(const h of f.slice(l===n?s:0))if(c!==""?c=h===c?"":c:/["'`]/.test(h)?c=h:/[([{]/.test(h)?i++:/[)\]}]/.test(h)&&i--,i===0)return l}}
const Un=6;async function Gt(t,n,s){if(!s.has(t.file))return t;const r=await s.lines(t.file);if(r.length===0)return t;const i=Gn(t,r)??await Bn(t,s);if(i||t.line===
null)return i??t;const c=Ze(t.line,n,r),l=c===t.line?t:{...t,line:c,column:null};return zn(Wn(l,r),r)}const Fn=/[`'"](?<tag><[A-Za-z][\w.-]{0,100})>?[`'"]/;function Wn(t,n){
const s=/\.(?:mdx?|markdown)$/.test(t.file)?Fn.exec(t.message)?.groups?.tag:void 0;if(s===void 0||t.line===null)return t;const r=t.line+(0,$e.EZ)(n),i=c=>n[c-1]?.
includes(s)===!0;return r>t.line&&!i(t.line)&&i(r)?{...t,line:r}:t}function Gn(t,n){const s=In(t.file,n,t.message);if(!s)return;const r=s.lacks==="end"?"is not \
closed":"closes what is not open",i=`${t.message.replace(/[.:]?\s{0,4}$/,"")}: ${s.text} ${r}`;return{...t,line:s.line,column:null,message:i.slice(0,500)}}async function Bn(t,n){
const s=Rt(t.message)?await qe(t.file,n):void 0;if(!s)return;const{message:r}=t,i=/\bfront ?matter\b/i.test(r),{line:c,column:l}=s;return{...t,message:i?`${r.replace(
/[.:]$/,"")}: ${s.reason}`:r,line:c,column:l}}const Bt=/\b(?:unknown|undefined|unrecognized) [\w ]{0,40}[:\s]\s?[`'"]?(?<name>[@$.]?[\w:/.[\]()-]{2,100}?)[`'".]{0,3}$/i;
function zn(t,n){const s=B(t.message),r=s??Bt.exec(t.message)?.groups?.name;if(r===void 0)return t;const i=(b="")=>s===void 0?b.includes(r):b.split(/[^\w$]+/).includes(
r),c=t.line??0;if(i(n[c-1]))return t;const l=[...n.keys()].map(b=>b+1).filter(b=>i(n[b-1])),f=s===void 0||c===0?[]:l.filter(b=>Math.abs(b-c)<=Un),[p,h]=f.length>
0?f:l;return p===void 0||h!==void 0?t:{...t,line:p,column:null}}var Kn=w(8724),pt=w(9692);const zt=/(?:^|\/)(?:[jt]sconfig[\w.-]*|\.\w+rc|devcontainer|angular|nx|turbo)\.json$|(?:^|\/)\.(?:vscode|zed)\/|\.json[5c]$|(?:^|\/)\.\w{2,20}rc$/,
Hn=[/\bat line (\d{1,7}),? column \d{1,7}\.?$/,/\(line (\d{1,7}) column \d{1,7}\)/,/\bat (\d{1,7}):\d{1,7}\.?$/];async function Zn(t,n,s){const r=Hn.map(l=>l.exec(
t)?.[1]).find(l=>l!==void 0);if(!(I(t)||r!==void 0&&n.isJson)||s.isPartial)return;const i=async(l,f)=>{const p=[];for(const h of s.files.filter(l)){const b=f((await s.
lines(h)).join(`
`));if(!b)continue;const{stop:z,...pe}=b;(r===void 0||z===Number(r))&&p.push({file:h,...pe})}return p},c=await i(l=>l.endsWith(".json")&&!zt.test(l),ht);return s.
onlyOf(c.length>0?c:await i(l=>zt.test(l),Yn))}function ht(t){if(t.trim()==="")return;const n=(0,pt.UQ)(t);if(!n)return;const s=t.trimEnd().length,r=(0,pt.q1)(t,
Math.min(n.stop,s)).line;return{...(0,pt.q1)(t,Math.min(n.offset,s)),stop:r}}function Yn(t){if(!/^\s*[{[]/.test(t))return;const{plain:n,strict:s}=Vn(t);return ht(
s)&&ht(n)}const gt=/[\w$]{1,100}/y;function Vn(t){const n=[],s=[];for(let r=0;r<t.length;){const i=Jn(t,r),c=t.slice(r,i),f=/^\/[/*]/.test(c)||c===","&&/^[}\]]/.
test(Ht(t,i))?c.replace(/\S/g," "):c,p=/^[\w$]/.test(c)&&Ht(t,i)===":";n.push(f),s.push(p||c[0]==="'"?'""':f),r=i}return{plain:n.join(""),strict:s.join("")}}function Jn(t,n){
const s=t[n]??"";if(t.startsWith("//",n))return Kt(t.indexOf(`
`,n),t);if(t.startsWith("/*",n))return Kt(t.indexOf("*/",n+2)+1,t)+1;if(s==='"'||s==="'"){for(let r=n+1;r<t.length&&t[r]!==`
`;r++){if(t[r]===s)return r+1;t[r]==="\\"&&r++}return n+1}return gt.lastIndex=n,gt.test(t)?gt.lastIndex:n+1}function Kt(t,n){return t<=0?n.length:t}const Xn=200;
function Ht(t,n){return t.slice(n,n+Xn).trimStart()[0]??""}const Zt=/(?:^|\/)(?:dist|build|out|\.(?:svelte-kit|output|nuxt|next|astro|temp|vercel|netlify))\//,Yt=16,
Qn=240;async function qn({path:t,line:n,column:s},r,i,c){const l=Xt(t,i);if(n===null||l===void 0||c.isPartial)return;const f=await c.piece(l,n,s??1,Qn),p=nt(f);
if(p.length<Yt)return;const h=r!==void 0&&f.includes(r)&&await es(r,p,c);if(h)return h;const b=await c.collect(c.files,(Ce,Me,Fo)=>{const{length:Ps}=nt(Ce);return Ps>=
Yt&&p.includes(nt(Ce))?{place:{file:Fo,line:Me,column:null},length:Ps}:void 0}),z=b.reduce((Ce,{length:Me})=>Math.max(Ce,Me),0),[pe,Ne]=b.filter(({length:Ce})=>Ce===
z);return Ne===void 0?pe?.place:void 0}async function es(t,n,s){const r=new RegExp(`(?<![\\w$.])${(0,Z.Kf)(t)}(?:\\??\\.[\\w$]{1,100}){0,4}`,"g"),i=s.files.filter(
l=>ts.test(l)),c=await s.collect(i,(l,f,p)=>[...l.matchAll(r)].map(([b])=>b).filter(b=>b!==t).some(b=>n.includes(b))?{file:p,line:f,column:null}:void 0);return c.
length===1?c[0]:void 0}const ts=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx)$/,ns=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|markdown|njk|liquid|hbs|pug|html)$/,ss=/[.-](?=\w{0,8}[\dA-Z])[\w-]{8}(?=\.(?:lean\.)?[cm]?js$)/,
os=2;function Vt(t,n,s){const r=Xt(t,n)?.replace(ss,"");if(r===void 0)return;const[i,c]=[wt(r),wt((0,O.basename)(r))];let l={files:[],same:1};for(const b of s.files.
filter(z=>ns.test(z))){const z=wt(b),pe=is(i,z);pe<Math.max(c.length,l.same,Math.min(os,z.length))||(pe>l.same&&(l={files:[],same:pe}),l.files.push(b))}const f=b=>b.
split("/").length,[p,h]=l.files.sort((b,z)=>f(b)-f(z));return p!==void 0&&(h===void 0||f(p)<f(h))?p:void 0}async function Be(t,n,s,r){const i=Vt(t,s,r);if(i===void 0)
return;const c=await r.lines(i),l=[...c.keys()].filter(b=>c[b]?.split(/[^\w$]+/).includes(n)),f=l.filter(b=>c[b]?.includes(`${n}(`)),[p,h]=f.length>0?f:l;return p===
void 0?void 0:{file:i,line:h===void 0?p+1:null,column:null}}const rs=/^(?:html|md|mdx|vue|svelte|astro|lean|server|prerender|[cm]?[jt]sx?)$/,Jt=4;function wt(t){
const n=t.split(".");for(let s=0;s<Jt&&n.length>1&&rs.test(n.at(-1)??"");s++)n.pop();return n.join(".").split(/[^A-Za-z0-9]+/).filter(s=>s!=="")}function is(t,n){
let s=0;for(;s<t.length&&s<n.length&&t.at(-1-s)===n.at(-1-s);)s++;return s}function Xt(t,n){const s=t.replace(/^file:\/\//,"").replace(/[?#].*$/,"");if(s.includes(
"/node_modules/")&&!(0,$e.fz)(s)||s.startsWith("/")&&!(0,R.FK)(n,s))return;const r=s.startsWith("/")?s.slice(n.length+1):s;return Zt.test(r)||(0,$e.fz)(r)?(0,He.
qD)(r,{exists:()=>!0}):void 0}function nt(t){return t.replace(/[\s"'`();,!]/g,"")}const as=/\bscripts? cannot have (?:imports|exports)\b|\bimport statement outside (?:of )?a module\b/i,
yt=/<script\b(?<attributes>[^<>]{0,500})>/i,Qt=/\bsrc=["']?(?<path>[^"'\s>]{1,300})/i,qt=/^\s{0,40}(?:import\s{0,4}["'{*\w]|export\s)/;async function cs(t,n){if(!as.
test(t))return;const s=[],r=n.files.filter(c=>/\.html?$/.test(c)),i=await n.collect(r,(c,l,f)=>{const{attributes:p=""}=yt.exec(c)?.groups??{},h=Qt.exec(p)?.groups?.
path;return h===void 0||/\btype=["']?module\b/i.test(p)?void 0:{script:h.startsWith("/")?h.slice(1):O.posix.join(O.posix.dirname(f),h),place:{file:f,line:l,column:c.
search(yt)+1}}});for(const{script:c,place:l}of i)n.has(c)&&(await n.lines(c)).some(f=>qt.test(f))&&s.push(l);return n.onlyOf(s)}const $t=/\bNo such file or directory \(os error 2\)$/,
ls=/^\s{0,40}@import\s{1,4}(?:url\()?\s{0,4}["'](?<path>[\w./-]{1,300}\.css)["']/,ds=200;async function us({message:t,mentions:n},s){if(!$t.test(t))return;const i=[
n.filter(({inStack:l})=>!l).map(({path:l})=>s.find(l)).find(l=>l?.endsWith(".css"))].filter(l=>l!==void 0),c=[];for(let l=0;l<i.length&&l<ds;l++){const f=i[l]??
"";for(const[p,h]of(await s.lines(f)).entries()){const b=ls.exec(h)?.groups?.path;if(b===void 0)continue;const z=O.posix.join(O.posix.dirname(f),b);if(s.has(z))
i.includes(z)||i.push(z);else{const pe=h.indexOf(b)+1;c.push({file:f,line:p+1,column:pe,message:`${t}: @import "${b}"`})}}}return s.onlyOf(c)}const fs=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|sh|py|rb|php)$/,
ms=/^(?:Uncaught )?(?:\w{0,60}Error: )?/,ps=/["'`:,;()]|\s\d\S{0,20}(?=\s|$)/,en=10,hs=16;async function gs(t,n){const s=t.replace(ms,"").replace(/\.$/,""),r=s.
split(ps).map(l=>l.trim()).filter(l=>l.length>=hs&&l.split(" ").length>2),[i=""]=r.sort((l,f)=>f.length-l.length),c=n.files.filter(l=>fs.test(l));for(const l of[
s,i]){if(l.length<en||!l.includes(" "))continue;const f=await n.collect(c,(p,h,b)=>{const z=p.indexOf(l);return z<0?void 0:{file:b,line:h,column:z+1}});if(f.length>
0)return n.onlyOf(f)}}const ws=50,ys=9;async function e(t,n,s,r){const i=new Map;for(const p of t){const h=u(p,await W(p,n,s,r),r);for(const b of h){const z=`${b.
file}
${b.line}`,pe=i.get(z)??{spot:b,weight:0};i.set(z,{spot:pe.spot,weight:pe.weight+1/h.length})}}const c=Math.max(...[...i.values()].map(({weight:p})=>p)),l=[...i.
values()].filter(({weight:p})=>p>c-.001).map(({spot:p})=>p),f=l.every(({file:p})=>p===l[0]?.file);return d(l)??(f?d(l.filter(p=>!a(p))):void 0)}const o=/^\s*import\b.{1,400}\bfrom\s{0,4}(?<from>["'].{1,200})|^\s*(?:const|let|var)\b.{1,200}\brequire\((?<required>.{1,200})/;
function a({text:t,found:n}){const{from:s,required:r}=o.exec(t)?.groups??{},i=s??r;return i!==void 0&&!i.includes(n)}function d(t){return t.length===1?t[0]:void 0}
function u(t,n,{words:s}){if(n.length<2)return n;const r=n.filter(i=>{const c=k(i);return c!==void 0&&c!==t&&s.includes(c)});return r.length>0?r:n}const m=/(?:^|[^\w])(\w{2,40})["']?\s{0,4}[:=]\s{0,4}["'`]?$/;
function k({text:t,column:n}){return m.exec(t.slice(Math.max(0,n-81),n-1))?.[1]}const x=/^\s*"name":\s"[^"]{1,200}",?\s*$/;async function W(t,n,s,{root:r,words:i}){
for(const c of Ue(t,r)){const l=[];for(const h of n){if(l.length>ws||s.isOver)return[];for(const[b,z]of(await s.lines(h)).entries()){const pe=De(c,z);pe>=0&&!x.
test(z)&&l.push({file:h,line:b+1,column:pe+1,text:z,found:c})}}const p=c!==t&&/^\w+$/.test(c)?l.filter(h=>fe(c,h)&&X(i,h)):l;if(p.length>0)return ae(t,xe(c,J(p)),
s)}return[]}function X(t,n){const s=k(n);return s===void 0||t.includes(s)||!/\.(?:json|ya?ml|mdx?|markdown)$/.test(n.file)}function fe(t,{text:n,column:s}){const[
r,i]=[n.slice(0,s-1),n.slice(s-1+t.length)];return/["'`(/]$/.test(r)||/^["'`)]/.test(i)||/:\s*$/.test(r)&&i.trim()===""}function J(t){const n=t.filter(({text:s,
column:r})=>!s.slice(0,r-1).endsWith("</"));return n.length>0?n:t}async function ae(t,n,s){if(n.length===1)return n;const r=[];for(const i of n)!/\.(?:mdx?|markdown)$/.
test(i.file)||!i.text.startsWith(`${t}:`)||i.line<(0,$e.EZ)(await s.lines(i.file))&&r.push(i);return r.length===1?r:n}function xe(t,n){if(/^\w+$/.test(t)&&!n.every(
({file:r})=>r.endsWith(".json")))return n;const s=n.filter(({text:r,column:i})=>{const[c,l]=[r[i-2]??"",r[i-1+t.length]??""];return/["'`(]/.test(c)&&/["'`)?#]/.
test(l)});return s.length>0?s:n}function De(t,n){for(let s=n.indexOf(t);s>=0;s=n.indexOf(t,s+t.length)){const r=/^\w/.test(t)?n[s-1]??"":"",i=/\w$/.test(t)?n[s+
t.length]??"":"";if(!/[\w$]/.test(r)&&!/[\w$]/.test(i))return s}return-1}const ze=/^(@[\w.-]{1,60}\/)?(?:\w{2,20}-)?(?:plugin|preset|config)(?:-|$)/;function Ue(t,n){
const s=js(t,n),r=[t],i=/^(@?[^@\s/]{1,100}(?:\/[^@\s/]{1,100})?)@\S/.exec(s)?.[1];i&&r.push(i);const c=s.replace(ze,"$1");c!==s&&r.push(c.replace(/\/$/,""));const l=s.
replace(/^(?:\.{1,2}\/|[~@#$]\/|\/){1,4}/,"");r.push(s,l);const f=l.split("/").filter(p=>p!=="");if(f.length>1&&!/^@/.test(l)){const p=f.at(-1)??"",h=l.replace(
/\.\w{1,8}$/,"").split("/");r.push(f.slice(1).join("/"),f.slice(-2).join("/"),p,h.join("/")),h.length>2&&r.push(h.slice(-2).join("/")),/^\w{4,}\.\w+$/.test(p)&&
r.push(p.replace(/\.\w+$/,""))}return/^[.#$%<]\w/.test(t)&&r.push(t.replace(/^\W/,"").replace(/\W$/,"")),[...new Set(r)].filter(p=>/\w\w/.test(p)).slice(0,ys)}function js(t,n){
const s=URL.canParse(t)?new URL(t):void 0;if(s&&/^https?:$/.test(s.protocol)){const i=(0,Z.oF)(s.pathname).replace(/^\//,"").split("/-/")[0]??"";return/^localhost|registry/.
test(s.hostname)?i:s.hostname}const r=t.startsWith("/")&&(0,R.FK)(n,t)?(0,O.relative)(n,t):t;return/(?:^|\/)node_modules\/((?:@[\w.-]+\/)?[\w.-]+)/.exec(r)?.[1]??
r}var Ss=w(9882),Ds=w(8503),$s=w(770);const Us=/(?:^|\/)[jt]sconfig(?:\.[\w-]{1,40})?\.json$/,Fs=/^\s{0,40}"baseUrl"\s{0,4}:\s{0,4}"(?<base>[^"]{1,300})"/,Ws=/^(?:\.|node_modules$|dist$|build$|out$)/,
Gs=/^(?<sign>[@~#$]?)(?<first>[A-Za-z][\w-]{2,60})(?:\/(?<rest>[\w./-]{1,300}))?$/;async function Bs(t,n){const s=(0,We.ne)({facts:{log:[],diagnostics:[t]},lines:[]}),
r=Gs.exec((0,We.Ap)(t.message)??"")?.groups;if(s?.kind!=="package"||!r?.first)return;const i=await Ks(n),{sign:c="",first:l,rest:f}=r;for(const p of new Set([...i,
...(0,We.RD)(t.file)]))for(const h of(0,Ss.IM)(l,zs(p,n))){const b=O.posix.join(p,h);if(i.includes(p)||Hs(b,f,n)||await Zs(`${c}${h}`,n))return await Ys(s.specifier,
n)?void 0:`${b}/`}}function zs(t,{list:n}){return n(t).filter(s=>!Ws.test(s)&&n(O.posix.join(t,s)).length>0)}async function Ks(t){const n=t.files.filter(s=>Us.test(
s));return t.collect(n,(s,r,i)=>{const c=Fs.exec(s)?.groups?.base,l=c===void 0?"":O.posix.join(O.posix.dirname(i),c).replace(/\/$/,"");return l===""||l===O.posix.
dirname(i)||l.startsWith("..")?void 0:l})}function Hs(t,n,{list:s}){if(n===void 0)return!1;const r=O.posix.join(t,n),i=O.posix.basename(r);return s(O.posix.dirname(
r)).some(c=>c===i||c.startsWith(`${i}.`))}async function Zs(t,n){const s=['"',"'"].flatMap(i=>[`${i}${t}/`,`${i}${t}${i}`]),r=i=>/\b(?:from|import|require)\b/.test(
i)&&s.some(c=>i.includes(c));return(await n.collect(n.files,i=>r(i)||void 0)).length>0}async function Ys(t,n){const s=await n.lockfile();return[...[`node_module\
s/${t}"`,`
${t}@`,`
  ${t}@`,`
  /${t}`,`"${t}@`,`'${t}@`],`"${t}": [`].some(i=>s.includes(i))}const Vs=["",..."ts tsx js jsx mjs cjs mts cts d.ts vue svelte astro".split(" ").map(t=>`.${t}`)],
Js=["ts","tsx","js","jsx","mjs"].map(t=>`/index.${t}`),Xs=3;async function Qs(t,n){const{message:s}=t,r=qs(t,n);if(r.length>0)return{...t,message:(0,$s.RU)(s,r)};
const i=await Bs(t,n);if(i!==void 0)return{...t,message:(0,$s.RU)(s,[i])};const c=(0,Ke.B)(s);if(c?.from===void 0||/\bDid you mean\b|\bpossible exports\b/.test(
s))return t;const l=vs(c.from,t.file,n);if(l===void 0)return t;const{own:f,from:p}=(0,Ke.v)(await n.lines(l)),h=(0,Ss.pA)(c.name,f),b=p.length===0&&f.length<=Xs?
f:[];return{...t,message:(0,$s.RU)(s,h.length>0?h:b)}}function qs(t,n){const s={facts:{log:[],diagnostics:[t],list:n.list},lines:[]},r=(0,We.XQ)(s),i=r?[r.actual]:
(0,Ds.f)(s),c=l=>t.message.includes(`/${l}`);return i.some(l=>/[,;]/.test(l)||c(l))?[]:i}function vs(t,n,s){const r=/^\.{1,2}\//.test(t)?O.posix.join(O.posix.dirname(
n),t):void 0,i=/^(?:[@~#]|\$\w{1,20})\/(?<rest>.{1,300})$/.exec(t)?.groups?.rest,c=i===void 0?[]:[i,`src/${i}`,`src/lib/${i}`,`app/${i}`];for(const l of[r??t,...c]){
const p=[...Vs,...Js].map(h=>l+h).find(h=>s.has(h));if(p!==void 0)return p}return r===void 0?s.find(t):void 0}const eo=/^(?:.*\/)?(?:pages|routes|app|views|content(?:\/docs)?)\/(?<way>.+)$/,
xs=/\.(?:vue|svelte|astro|[jt]sx?|mdx?|html)$/,to=/(?:^|\/)(?:index|\+page(?:\.server)?|page|route|\+layout|_index)$/,no=60,so=/\bfrom\s{0,4}["'](?<from>[^"']{1,300})["']|^\s{0,40}import\s{0,4}["'](?<bare>[^"']{1,300})["']/;
async function oo(t,n){for(const s of t.routes){const r=ao(s,n.files);if(r===void 0)continue;const i=Os(t,await n.lines(r)),c=i.length>0?i.map(p=>({file:r,line:p})):
await io(r,t,n),[l,f]=c;return l===void 0||f!==void 0||n.isOver?{file:r,line:null,column:null}:{...l,column:null}}}const ro=/^\s{0,80}[\w$.]{1,100}\s{0,4}=(?!=)/;
function Os({identifier:t,names:n},s){const r=n.filter(c=>/^\w{4,80}$/.test(c)),i=c=>/^\s*(?:\/\/|\*|import\b)|\btypeof\b/.test(c)?!1:t!==void 0&&c.split(/[^\w$]+/).
includes(t)&&!ro.test(c)||r.some(f=>c.includes(`${f}(`));return s.flatMap((c,l)=>i(c)?[l+1]:[])}async function io(t,n,s){const r=[t],i=[];for(let c=0;c<r.length&&
r.length<no;c++){const l=r[c]??"",f=await s.lines(l);i.push(...Os(n,f).map(p=>({file:l,line:p})));for(const p of f){const{from:h,bare:b}=so.exec(p)?.groups??{},
z=vs(h??b??"",l,s);z!==void 0&&!r.includes(z)&&r.push(z)}}return i}function ao(t,n){const s=Rs(t.replace(/[?#].*$/,"").replace(/\.html$/,"")),r=n.flatMap(f=>{const p=xs.
test(f)?eo.exec(f)?.groups?.way:void 0;if(p===void 0||/(?:^|\/)(?:api|components|layouts?)\//.test(p))return[];const h=Rs(p.replace(xs,"").replace(to,"")).filter(
b=>!/^\(.*\)$/.test(b));return[{file:f,parts:h}]}),i=r.filter(({parts:f})=>f.join("/")===s.join("/")),[c,l]=i.length>0?i:r.filter(({parts:f})=>co(f,s));return l===
void 0?c?.file:void 0}function Rs(t){return t.split("/").filter(n=>n!=="")}function co(t,n){const s=r=>/^(?:\[.*\]|[$:_]\w+)$/.test(r);return t.length===n.length&&
t.every((r,i)=>s(r)||r===n[i])}async function lo(t,n,s){const{index:r,root:i}=s,c=t.filter(({severity:Ne,file:Ce})=>Ne==="error"&&r.has(Ce)),[l]=(0,Kn.l)(c,1).shown,
f=l?As(n,l):(0,j.sq)(n);if(!f)return t;const p=wo(G(n,f),{...s,stage:(0,P.ry)(n,f.at)?"build":s.stage}),h=l!==void 0&&l.line!==null,b=await fo(f.message,p.clues,
r,l),z=b??(h?await yo(l,p):await st(Ts,Ne=>Ne(p)));if(!z)return t;if(!l){const Ne=(0,Z.Ow)(mo(f.message,i,z),500);return[...t,{severity:"error",code:null,message:Ne,
...z}]}return h||b!==void 0||z.file===l.file||z.line!==null&&!await uo(l.file,p.clues,r)?t.map(Ne=>Ne===l?{...l,...z}:Ne):t}function As(t,{message:n}){const s=t.
findIndex(({text:r})=>r.includes(n.slice(0,60)));return s===-1?(0,j.sq)(t):{...(0,j.Gd)(t,s),message:n}}async function uo(t,{names:n,isAbsence:s},r){if(s)return!0;
const i=n.filter(l=>r.find(l)===void 0);if(i.some(l=>l.includes("/")))return!1;const c=(await r.lines(t)).join(`
`);return i.length===0||i.some(l=>c.includes(l))}async function fo(t,n,s,r){const i=await us(n,s)??await Zn(t,n,s);if(i||!Rt(t)||r?.line)return i;const c=await At(
s);return c&&{file:c.file,line:c.line,column:c.column}}function mo(t,n,{file:s}){return s.includes("/")?t:t.replaceAll(`'${n}/`,"'./")}const po=/(?:^|\/)(?:package\.json|pnpm-workspace\.yaml|\.npmrc|\.yarnrc(?:\.yml)?|bunfig\.toml)$/,
ho=8,Ts=[async({clues:t,manifest:n})=>t.lacksScript?n:void 0,({clues:t,index:n})=>cs(t.message,n),$o,Eo,({clues:t,index:n})=>gs(t.message,n),t=>st(t.named,n=>nn(
t.clues.names,[n],t)),bo,ko,Ns,Is,_s,({clues:t,index:n})=>oo(t,n),t=>nn(t.clues.names,Ms(t),t),t=>nn(t.clues.details,Ms(t),t),async({named:[t]})=>t===void 0?void 0:
{file:t,line:null,column:null},async({stage:t,manifest:n})=>t==="install"?n:void 0],go=Ts.filter(t=>t!==_s&&t!==Ns&&t!==Is);function wo(t,n){const{index:s,root:r}=n,
i=t.mentions.filter(({inStack:f})=>!f).map(({path:f})=>s.find(f)??Vt(f,r,s)).filter(f=>f!==void 0),c=s.manifest;return{...n,clues:t,manifest:c===void 0?void 0:{
file:c,line:null,column:null},named:[...new Set(i)]}}async function yo({file:t,line:n},s){const{clues:r,index:i}=s,c=p=>p.line===n&&i.find(p.path)===t,l=r.mentions.
filter(({inStack:p,line:h})=>p&&h!==null);if(r.mentions.some(p=>!p.inStack&&c(p))||!l.some(c)||c(l[0]))return;const f=await st(go,p=>p(s));return f?.line===null?
void 0:f}async function st(t,n){for(const s of t){const r=await n(s);if(r!==void 0)return r}}function $o({clues:t,index:n,named:s}){return st(t.shown,async r=>{
const{line:i,text:c}=r,l=(h="")=>h.trim()===c;for(const h of s)if(l((await n.lines(h))[i-1]))return{file:h,line:i,column:null};const f=[];await n.load();for(const h of n.
files){const b=await n.lines(h),z=c.length<ho?pn(r,t.rows,b):b.flatMap((pe,Ne)=>l(pe)?Ne+1:[]);f.push(...z.map(pe=>({file:h,line:pe,column:null})))}const p=f.filter(
h=>h.line===i);return n.onlyOf(p.length>0?p:f)})}async function Eo(t){const{clues:n,index:s}=t,r=await tn(t,!1,c=>Es(c,s)),i=n.names.filter(c=>/^(?:\.{1,2}|@[\w-]+|~)\//.
test(c));return!r||i.length===0?r:await nn(i,[r.file],t)??r}function _s(t){return tn(t,!0,n=>Es(n,t.index))}function Ns(t){const{clues:n,index:s,root:r}=t;return tn(
t,!0,i=>qn(i,n.identifier,r,s))}async function Is(t){const{clues:n,index:s,root:r}=t,{identifier:i}=n;if(i!==void 0)return tn(t,!0,({path:c})=>Be(c,i,r,s))}function tn({
clues:t},n,s){return st(t.mentions.filter(r=>r.inStack===n),s)}async function Es({path:t,line:n,column:s},r){const i=n===null?void 0:r.find(t);if(i===void 0||n===
null)return;const c=await r.lines(i);if(!(n>c.length))return n===c.length&&n>1&&c[n-1]===""?{file:i,line:n-1,column:null}:/^---\s*$/.test(c[n-1]??"")?{file:i,line:n+
1,column:null}:{file:i,line:n,column:s}}async function bo({clues:{message:t,names:n},index:s,named:r}){const i=n.filter(c=>c.includes("/")&&['"',"'","`"].some(l=>t.
includes(l+c+l)));return st(r,async c=>{const l=i.filter(b=>(s.find(b)??c)!==c),f=(await s.lines(c)).flatMap((b,z)=>l.some(pe=>b.includes(`"${pe}"`)||b.includes(
`'${pe}'`))?[z+1]:[]),[p,h]=f;return p===void 0||h!==void 0?void 0:{file:c,line:p,column:null}})}async function ko({clues:t,index:n,named:s}){const[r]=t.hints,[
i]=s;return r&&i!==void 0?Es({path:i,...r},n):void 0}async function nn(t,n,{index:s,root:r,clues:{words:i}}){await s.load(n);const c=t.filter(f=>s.find(f)===void 0),
l=await e(c,n,s,{root:r,words:i});if(!(!l||s.isPartial&&n.length>1))return{file:l.file,line:l.line,column:l.column}}function Ms({index:t,stage:n}){return t.files.
filter(s=>n==="build"||po.test(s))}const So=200,bs=2e3,vo=/\.[cm]?tsx?$/,xo=/\?vue&type=style&index=(\d{1,3})/,Oo=/\.(?:vue|svelte|astro)(?:$|\?)/,Ls={...it.$,bytes:8*
ee.D6,fileBytes:ee.D6/4,files:1500,entries:2e4,ms:200};async function Ro(t,{root:n,folder:s,clock:r,command:i,processor:c=r},l){const p=(await No(rn(t,l),new it.
j(n,r),s)).filter(({file:Me})=>!(0,$e.fz)(Me));if(i===void 0)return{read:p.filter(ot),guess:void 0};const h=await $e.ac.read(new it.j(n,c,Ls),s),b=(0,P.Se)(t),z=[
...p.filter(ot),...p.filter(Me=>!ot(Me))].map(Me=>({...Me,file:h.find(Me.file)??Me.file})),pe=await lo(z,b,{index:h,root:n,stage:i}),Ne=new Set(pe.filter(ot).slice(
0,Cs)),Ce=await Promise.all(pe.map(Me=>Ne.has(Me)?Ao(Me,b,h):Me));return{read:await _o(Ce.slice(0,z.length),h),guess:Ce[z.length]}}function ot({severity:t}){return t===
"error"}const Cs=8;async function Ao(t,n,s){const r=As(n,t);return r?Qs(await Gt(t,G(n,r).rows,s),s):t}const To=/[`'"](?<word>[\w$@:.[\]()/-]{3,100})[`'"]/;async function _o(t,n){
const[s]=t,r=s&&ot(s)?To.exec(s.message)?.groups?.word:void 0;if(r===void 0)return t;const i=t.filter(f=>ot(f)&&f.message===s?.message);if(i.length<2||i.length>
Cs)return t;const c=await Promise.all(i.map(async({file:f})=>(await n.lines(f)).join(`
`).includes(r))),l=new Set(i.filter((f,p)=>c[p]));return[...l,...t.filter(f=>!l.has(f))]}async function No(t,n,s){const r=[];for(const{frame:c,...l}of t)r.push(
c===void 0?await Mo(l,n,s):l);const i=await Io(t,n);return r.map((c,l)=>t[l]?.frame===void 0?c:{...c,file:i.get(l)??""}).filter(({file:c})=>c!=="")}async function Io(t,n){
const s=[...t.entries()].filter(([,{frame:i}])=>i!==void 0),r=new Map;if(s.length===0)return r;for await(const i of n.walk(vo)){const c=await n.lines(i)??[];for(const[
l,{frame:f,line:p}]of s){const h=c[(p??0)-1]??"";h.length>bs||h.trim()!==f?.trim()||r.set(l,r.has(l)?"":(0,O.relative)(n.root,i))}}return n.isOver?new Map:r}async function Mo(t,n,s){
if(/^[\w+.-]+:/.test(t.file))return t;const[r=""]=t.file.split("?",1),i=(0,O.resolve)(s,r);if(!(0,R.FK)(n.root,i))return t;const c=(0,O.relative)(n.root,i),l=jo(
t.file),f=l?await Uo(l,t,i,n):await Lo(t,i,n);return{...t,file:c,...f}}async function Lo({file:t,line:n,message:s},r,i){const[c,l]=[(0,We.ri)(s),(0,Ke.B)(s)?.name];
if(c===void 0&&l===void 0)return{};const f=z=>z.length>bs?-1:c?z.search(c):Po(l??"",z)?z.indexOf(l??""):-1,p=n===null||i.isOver?void 0:(await i.lines(r))?.[n-1];
return p!==void 0&&f(p)>=0?{}:await Co(z=>c||/^\s*(?:import|export)\b/.test(z)?f(z):-1,r,i)??(Oo.test(t)?{line:null,column:null}:{})}async function Co(t,n,s){const r=await s.
filesIn(n,So)??[n],i=[];for(const c of r){if(s.isOver)return;const l=await s.lines(c)??[],f=l.findIndex(h=>t(h)>=0),p=t(l[f]??"")+1;f>=0&&i.push({file:(0,O.relative)(
s.root,c),line:f+1,column:p})}return i.length===1?i[0]:void 0}function Po(t,n){return n.split(/[^\w$]+/).includes(t)}function jo(t){const n=xo.exec(t)?.[1];return n!==
void 0?s=>[...s.keys()].filter(r=>Do(s[r]))[Number(n)]:t.endsWith(He.$p)?$e.EZ:void 0}function Do(t=""){return t.length<=bs&&/^\s*<style\b/.test(t)}async function Uo(t,{
line:n,column:s},r,i){const c=i.isOver?void 0:await i.lines(r),l=c&&t(c);return l===void 0||n===null?{line:null,column:null}:{line:l+n,column:s}}}),6826:((Oe,ce,w)=>{
w.r(ce),w.d(ce,{diagnosticsOf:()=>$t,faultsOfSuccess:()=>ds,findingsOf:()=>cs,isFaultOfSource:()=>gs});var O=w(1224),R=w(5807),ee=w(8595),U=w(2345),j=w(2416),q=w(
107),B=w(9882),I=w(2207),V=w(5230);function $(e,o,a){for(const d of e.signs)if(!(d.codes&&!(o.code&&d.codes.includes(o.code)))&&!(d.exitCodes&&!(typeof o.exitCode==
"number"&&d.exitCodes.includes(o.exitCode)))&&!(d.signals&&!(o.signal&&d.signals.includes(o.signal)))&&!(d.stages&&o.stage&&!d.stages.includes(o.stage.toLowerCase()))&&
!(d.weak&&o.diagnostics?.some(({severity:u,line:m})=>u==="error"&&m!==null))){if(!d.log)return{groups:{},facts:o,lines:a};for(let u=a.length-1;u>=0;u--){const m=(0,V.
$)(d.log,a[u]??"");if(m)return{groups:m.groups??{},facts:o,lines:a}}}}function A({code:e}){return I.sR.some(o=>o===e)}function g(e,o){for(const a of e){const d=(0,V.
$)(o,a)?.[1];if(d!==void 0)return d}}function _(e,o){return e===void 0||e===""?o:`"${e}"`}var T=w(770),N=w(9047),G=w(7214),F=w(8503),D=w(1981);const H=[{name:"i\
mport-case",signs:[{}],summary:e=>{const o=(0,G.XQ)(e);return o&&`the import "${o.specifier}" differs from the file's name only in upper and lower case`},remedy:e=>`\
The file is ${_((0,G.XQ)(e)?.actual,"there")}: write the import as it is spelt, or rename it with git mv. Builds run where case counts.`},{name:"missing-file",signs:[
{}],summary:e=>{const o=(0,G.ne)(e),a=/\.html?$/.test(o?.importer??""),d=o?.kind==="file"&&(a?o.specifier:(0,D.p)(o.specifier,e));return d&&(0,F.f)(e).some(T.lQ)?
`the import "${d}" leads to no file and no package`:d?`the file "${d}" that is imported does not exist`:void 0},remedy:e=>{const o=(0,F.f)(e);if(o.length>0)return`\
There is ${S(o)}: correct the import, or commit the file that it names.`;const{importer:a="",specifier:d=""}=(0,G.ne)(e)??{};return`Check the path and its upper\
 and lower case, and that the file is committed: \`git check-ignore -v\` tells whether .gitignore holds it back.${/\.s[ac]ss$/.test(a)&&/^\w[\w.-]*\//.test(d)?"\
 If it is of a package, add the package to package.json and the lockfile.":""}`}},{name:"missing-export",signs:[{}],summary:({facts:e})=>{const o=C(e);return o&&
`${o.file}${o.line===null?"":`:${o.line}`}: ${o.message}`},remedy:({facts:e})=>{const{message:o=""}=C(e)??{},a=(0,T.Or)(o),{name:d,from:u}=(0,N.B)(o)??{},m=u?_(
u,""):"the module";return a.length>0?`Import ${S(a)} from ${m}, or export ${d} there.`:d==="default"?`Import by name from ${m}, in braces, or give it a default \
export.`:`Export ${d} from ${m}, or import what it has. A type needs import type.`}},{name:"missing-read",signs:[{log:/ENOENT: no such file or directory, (?:open|stat|scandir) '(?<path>[^']{1,400})'/}],
summary:e=>{const o=e.facts.diagnostics?.find(({severity:a,line:d})=>a==="error"&&d!==null);if(!(o&&!o.message.includes("ENOENT")))return`the file "${(0,D.p)(e.
groups.path??"",e)}" that is read does not exist`},remedy:()=>"Check the path where it is written, its upper and lower case, and that the file is committed."},{
name:"missing-package",signs:[{}],summary:e=>{const o=(0,G.ne)(e);if(o?.kind!=="package")return;const a=(0,G.SN)(e.facts),d=a.length===0?"":`, and package.json \
has ${S(a)}`;return`the package "${o.specifier}" is not installed${d}`},remedy:e=>{const o=(0,G.ne)(e)?.specifier??"the package",a=(0,G.SN)(e.facts);return a.length>
0?`package.json has ${S(a)}: correct the name ${o}, or add a package of that name to package.json and the lockfile.`:e.lines.some(d=>d.includes("No module named"))?
`Add ${o} to the project's requirements.`:`Run npm install ${o} (or your package manager's add) and commit package.json with the lockfile.${M(e.facts)}`},part:()=>({
kind:"uninstalled"})}];function C({diagnostics:e=[]}){const o=e.find(({severity:a})=>a==="error");return o&&(0,N.B)(o.message)?o:void 0}function S(e){return[e.slice(
0,-1).join(", "),...e.slice(-1)].filter(Boolean).join(" or ")}function M(e){return A(e)?"":" A platform that installs with NODE_ENV=production leaves out devDep\
endencies."}const y=[{name:"memory-limit",signs:[{codes:["out_of_memory"],log:/was stopped because (?<why>[\w ,.:']{1,300})$/}],summary:({groups:e})=>e.why??"th\
e build used more memory than it may",remedy:()=>"Make the build smaller: source maps, parallel workers and pages built at once cost most. Or ask the platform's\
 operators to raise the limit (slipway platform --build-memory)."},{name:"disk-limit",signs:[{codes:["disk_quota","disk_full"],log:/was stopped because (?<why>[\w ,.:']{1,300})$/},
{codes:["disk_quota"]}],summary:({groups:e})=>e.why??"the build wrote more than it may",remedy:()=>"Make the build write less (caches, source maps, copies of no\
de_modules), or ask the platform's operators to raise the limit (slipway platform --build-disk)."},{name:"out-of-memory",signs:[{codes:["out_of_memory"]},{codes:[
"build_killed"],log:/heap out of memory|Reached heap limit/},{tool:"node",log:/JavaScript heap out of memory|Reached heap limit|Ineffective mark-compacts near heap limit/},
{log:/(?:fatal error: runtime: )?(?:out of memory|cannot allocate memory)$|ENOMEM|OOMKilled/i}],summary:()=>"the build ran out of memory",remedy:({lines:e})=>e.
some(o=>o.includes("heap"))?"Set the app variable NODE_OPTIONS to --max-old-space-size=4096 (MB), or make the build smaller: source maps and parallel workers co\
st most.":"Make the build smaller (source maps and parallel workers cost most), or let it run where there is more memory."},{name:"file-watchers",signs:[{log:/System limit for number of file watchers reached/}],
summary:()=>"the build watches files for changes",remedy:()=>"Use a build command that ends: without --watch, and not a dev server."},{name:"disk-full",signs:[{
codes:["disk_full"]},{log:/ENOSPC|[Nn]o space left on device/}],summary:()=>"the disk is full where the build ran",remedy:()=>"Make the build write less (caches\
, source maps), or free space on the platform and deploy again."},{name:"build-timeout",signs:[{codes:["build_timeout"]}],summary:()=>"the build took longer tha\
n the platform allows",remedy:()=>"Check that the build command ends by itself: a dev server or a watch mode never does. Then look for what is slow in the log."},
{name:"missing-script",signs:[{tool:"npm",log:/^Missing script: "?(?<script>[^"\s]{1,100})"?/},{tool:"pnpm",log:/ERR_PNPM_NO_SCRIPT\s+Missing script: (?<script>\S{1,100})/},
{tool:"pnpm",log:/ERR_PNPM_RECURSIVE_EXEC_FIRST_FAIL\s+Command "(?<script>[^"]{1,100})" not found/},{tool:"yarn",log:/^error Command "(?<script>[^"]{1,100})" not found\./},
{tool:"yarn-berry",log:/Couldn't find a script named "(?<script>[^"]{1,100})"/},{tool:"bun",log:/Script not found "(?<script>[^"]{1,100})"/}],summary:({groups:e})=>`\
package.json has no script ${_(e.script,"of that name")}`,remedy:({facts:e,groups:o,lines:a})=>{const d=e.diagnostics?.find(({code:x})=>x==="missing-script"),u=v(
a).filter(x=>x!==o.script),m=d?(0,T.Or)(d.message):(0,B.pA)(o.script??"",u);return`${m.length>0?`There is ${S(m)}. `:""}Add the script ${_(o.script,"named in th\
e log")} to package.json, or name one that exists where it is called.`},part:({groups:e})=>({kind:"member",name:"scripts",wanted:e.script})},{name:"command-not-\
found",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>[\w@./-]{1,100}): (?:command )?not found$/},{log:/spawn (?<command>[\w@./-]{1,100}) ENOENT$/},
{exitCodes:[127]}],summary:({groups:e})=>`the command ${_(e.command,"to run")} was not found`,remedy:({groups:e,facts:o})=>`Add the package that brings ${_(e.command,
"it")} to dependencies in package.json.${M(o)}`,part:({groups:e})=>e.command?{kind:"script",command:e.command}:void 0},{name:"permission-denied",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>\S{1,200}): Permission denied$/},
{log:/EACCES: permission denied, \w{1,20} '(?<command>[^']{1,200})'/},{exitCodes:[126]}],summary:({groups:e})=>`permission denied${e.command?` for ${_(e.command,
"")}`:""}`,remedy:({groups:e})=>e.command?.startsWith("/")?"Let the build write only inside the repository; other folders are closed to it.":"Make the script ex\
ecutable and commit that: git update-index --chmod=+x FILE. Or run it through its interpreter, as sh FILE.",part:({groups:e})=>e.command?{kind:"file",path:e.command}:
void 0},{name:"port-in-use",signs:[{log:/EADDRINUSE(?::.{0,60}?:(?<port>\d{2,5}))?|[Pp]ort (?<port2>\d{2,5}) is (?:already )?in use/}],summary:({groups:e})=>`a \
port is in use${e.port?` (${e.port})`:""}`,remedy:()=>"A build should not start a server on a fixed port: let it listen on port 0, or use a build command that s\
tarts none."},{name:"warnings-as-errors",signs:[{tool:"react-scripts",log:/Treating warnings as errors because process\.env\.CI = /},{tool:"eslint",log:/ESLint found too many warnings/}],
summary:()=>"the build counts warnings as errors",remedy:({lines:e})=>e.some(o=>o.startsWith("Treating warnings"))?"Mend the warnings in the log, or set build-c\
ommand to CI=false npm run build.":"Mend the warnings in the log, or raise --max-warnings."},{name:"missing-variable",signs:[{log:/(?:[Mm]issing|[Uu]ndefined|[Ii]nvalid)(?: required)? env(?:ironment)?(?: variable)?s?:? [`"'[]?(?<name>[A-Z][A-Z0-9_]{1,80})/},
{log:/(?:[Ee]nv(?:ironment)? (?:variable|var)|variable) [`"']?(?<name>[A-Z][A-Z0-9_]{1,80})[`"']? (?:is (?:not (?:set|defined|provided)|missing|undefined|required)|must be (?:set|defined))/},
{log:/(?<!ReferenceError: )(?<![\w])[`"']?(?<name>[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60})[`"']? (?:environment variable |env var )?(?:is (?:not set|not defined|missing|required)|must be set)/},
{tool:"dotenv-safe",log:/^\s*missing: \[ '(?<name>[A-Z][A-Z0-9_]{1,80})'/},{tool:"sveltekit",log:/"(?<name>PUBLIC_\w{1,80}|\w{1,80})" is not exported by "(?:virtual:env|\$env)\/static\/(?:public|private)/}],
summary:({groups:e})=>`the variable ${e.name??""} is not set`,remedy:({groups:e})=>`Add ${e.name??"it"} to the app variables (input env or env-file); secrets th\
rough \${{ secrets.${e.name??"NAME"} }}.`},...H,{name:"builder-crashed",signs:[{codes:["builder_crashed"]}],summary:({facts:e})=>(e.message||"The process that b\
uilt this deployment crashed").replace(/^The/,"the"),remedy:()=>"Deploy again. If it fails again, something in the repository crashes the platform's worker: the\
 operators find the cause in the platform's log."},{name:"build-killed",signs:[{codes:["build_killed"]},{signals:["SIGKILL","SIGTERM"]},{exitCodes:[137,143]}],summary:()=>"\
the build was killed",remedy:()=>"Look in the log for what ended it, and deploy again. If it fails again, the build may need more memory or time than it may use\
."}];function v(e){const o=new Set,a=e.findLastIndex(d=>/[Mm]issing script|not found|a script named/.test(d));for(const d of e.slice(Math.max(0,a),a+40)){const u=g(
[d],/^\s*(?:npm|pnpm|yarn|bun) run ([\w:.-]{1,60})(?:\s|$|")/)??E(d);u&&o.add(u)}return[...o].slice(0,10)}function E(e){return g([e],/Did you mean "(?:pnpm|yarn|npm) (?:run )?([\w:.-]{1,60})"/)}
function L(e){return e?{kind:"dependency",name:K(e)}:void 0}function K(e){return e.replace(/%2f/i,"/").replace(/\/-\/.*$/,"").replace(/(?<=.)@.*$/,"").replace(de,
"")}const de=/(?<=\w)-(\d{1,5}\.\d{1,5}\.\d[\w.+-]{0,60})\.tgz$/;function ue(e){return/^.[^@]*@(?:npm:)?(.+)$/.exec(e)?.[1]??de.exec(e)?.[1]}function me(e){switch(e.
kind){case"uninstalled":return;case"file":return e.path;default:return"package.json"}}const Ee=[{name:"browser-only",signs:[{log:/ReferenceError: (?<name>window|document|localStorage|sessionStorage|navigator|HTMLElement) is not defined/}],
summary:({groups:e})=>`code for the browser ran during the build (${e.name} is not defined)`,remedy:({groups:e})=>`Use ${e.name} only in the browser: after moun\
ting (onMount, useEffect, client:only), or where typeof ${e.name} !== 'undefined'.`},{name:"esm-only",signs:[{tool:"node",log:/ERR_REQUIRE_ESM|require\(\) of ES Module \S{1,300}/}],
summary:()=>"a package that exists only as an ES module was loaded with require()",remedy:({facts:e})=>`Load it with import (name the file .mjs, or set "type": \
"module" in package.json)${A(e)?"":", or use Node.js 22 or newer on a platform that lets you choose"}.`},{name:"next-static-params",signs:[{tool:"next",log:/Page "(?<page>[^"]{1,200})" is missing "generateStaticParams\(\)"/}],
summary:({groups:e})=>`the page ${_(e.page,"")} has no generateStaticParams()`,remedy:()=>"Export generateStaticParams() from that page, so that the static expo\
rt knows its paths."},{name:"base-path",signs:[{tool:"sveltekit",log:/does not begin with `base`, which is configured in `paths\.base`/}],summary:()=>"a link le\
aves the configured base path",remedy:()=>"Put the base path before the site's own links, or remove the base path: the platform serves each app at its own host'\
s root."},{name:"dead-link",signs:[{tool:"sveltekit",log:/^Error: 404 (?<link>\S{1,300}) \(linked from (?<page>\S{1,300})\)/},{tool:"vitepress",log:/Found dead link (?<link>\S{1,300}) in file (?<page>\S{1,300})/},
{tool:"docusaurus",log:/^\s*-> linking to (?<link>\S{1,300})/},{weak:!0,tool:"nuxt",log:/^\s*│ [├└]── \[404\] Page not found: (?<link>\S{1,300})/}],summary:({
groups:e,lines:o})=>{const a=e.page??g(o,/(?:Broken link on source page path =|│ └── Linked from) (\S{1,300}?):?$/);return`a link to ${e.link}${a?`, in ${a}\
,`:""} leads to no page`},remedy:()=>"Correct the link, or add the page. The log names any others."},{name:"page-failed",signs:[{weak:!0,tool:"sveltekit",log:/^\[500\] GET (?<page>\S{1,300})/},
{weak:!0,tool:"qwik",log:/^!!! (?<page>\S{1,300}): Error during SSG$/}],summary:({groups:e,lines:o})=>{const a=o.findLastIndex(d=>/^(?:\[500\] GET |!!! \S{1,300}: Error during SSG$)/.
test(d));return`the page ${e.page} failed while it was rendered: ${o[a+1]?.replace(/^Error: /,"")??""}`},remedy:()=>"Mend what the page loads or shows; the stac\
k in the log names the functions."},{name:"gatsby-graphql",signs:[{weak:!0,tool:"gatsby",log:/^error There was an error in your GraphQL query:/}],summary:({lines:e})=>{
const o=e.findLastIndex(a=>a.startsWith("error There was an error in your GraphQL query"));return`a GraphQL query fails: ${e.slice(o+1).find(a=>a!=="")??""}`},remedy:()=>"\
Correct the query, or give its type the field in gatsby-node (createSchemaCustomization)."},{name:"gatsby-page-failed",signs:[{weak:!0,tool:"gatsby",log:/^error Building static HTML failed for path "(?<page>[^"]{1,300})"/}],
summary:({groups:e,lines:o})=>`the page ${e.page} failed while it was rendered: ${g(o,/^\s*WebpackError: (.{1,300})/)??""}`,remedy:()=>"Mend what the page loads\
 or shows: gatsby build --verbose tells more, and gatsby develop the line."},{name:"nuxt-page-failed",signs:[{weak:!0,tool:"nuxt",log:/^\s*│ [├└]── \[5\d\d\] (?<message>.*)/}],
summary:({groups:e,lines:o})=>{const a=o.findLastIndex(u=>/^\s*│ [├└]── \[5\d\d\]/.test(u));return`the page ${g(o.slice(0,a).reverse(),/├─ (\/\S{0,300}) \(\d+ms\)/)}\
 failed while it was rendered: ${e.message}`},remedy:()=>"The log does not tell the error itself: run npx nuxt dev and open the page, where it stands with its s\
tack. Code for the browser and missing variables are common causes."},{name:"package-cycle",signs:[{tool:"turbo",log:/^[\s`>-]*[x×] (?:Cyclic|Circular) dependency detected/}],
summary:({lines:e})=>{const o=g(e,/^\s*\|\s{1,8}([@\w./#-]{1,100}(?:, [@\w./#-]{1,100}){1,20})$/);return`packages depend on each other in a cycle${o?`: ${o.replace(
/#[\w:-]{1,60}/g,"")}`:""}`},remedy:()=>"Take one of the dependencies between these packages out of their package.json files.",part:({lines:e})=>L(g(e,/^\s*\|\s{1,8}([@\w./-]{1,100})#\S{1,60} -> /))},
{name:"turbo",signs:[{tool:"turbo",log:/^[\s`>-]*[x×] (?<what>No package found with name '[^']{1,100}' in workspace)$/},{tool:"turbo",log:/^[\s`>-]*[x×] (?<what>Could not find task `[^`]{1,100}` in project)$/}],
summary:({groups:e})=>`turbo: ${e.what}`,part:({groups:e})=>e.what?.includes("task")?{kind:"file",path:"turbo.json"}:void 0,remedy:({groups:e})=>e.what?.includes(
"task")?"Name the task in build-command as turbo.json has it among its tasks.":"Write --filter in build-command as the name in that package's package.json."},{name:"\
css-minify",signs:[{tool:"vite",log:/^(?:\w*Error: )?\[lightningcss minify\] (?<what>\S.{0,200})$/}],summary:({groups:e,lines:o,facts:a})=>{const d=a.diagnostics?.
find(({severity:k,line:x})=>k==="error"&&x!==null);if(d)return`${d.file}:${d.line}: ${e.what}`;const u=o.findIndex(k=>/^\s*\|\s+\^/.test(k)),m=/^\d{1,7} *\| *(\S.{0,80})/.
exec(o[u-1]??"")?.[1]?.trim();return`the style sheets do not parse: ${e.what}${m?`, at ${_(m,"")}`:""}`},remedy:()=>"Look above what is quoted for a rule or a c\
omment that is not closed, in the style sheet that holds it."}];var Q=w(1809),ne=w(7491);const se=/(?:\b|[a-z])(?:error|exception|fatal|failed|cannot|denied|invalid)\b/i,
Y=/^(?: {0,3}(?:\[?(?:ERROR|error|FATAL)\]?:?|(?:lerna )?ERR!|NX|[x×✖✘]|>(?= [A-Z].*\.$))\s+){1,3}/u,oe=/^ {1,3}[x×✖] \S/u,we=/^\s*\[cause\]: (?:Error: )?(?<message>\S.*)$/,
ye=/^(?:\$ |(?:Failed|Error|Aborted)[.!]?$|A complete log of this run|Log files were not written|For help, run: |(?:\[\w{1,20}\] )?(?:[✗x🚨] )?Build failed|Failed to compile|Storybook exited with|(?:success|failed|not finished) .{1,200} - [\d.]+s$|Use --verbose |Pass --verbose |yarn (?:run|install) v\d|\[[\w@:/ .-]{1,60}\]$|Rspack (?:build failed|compiled)|To suppress |INFO |FATAL$|(?:error )?(?:during build|Command failed)|Node\.js v\d|Found \d+ errors? |Eleventy Fatal Error|Problem writing Eleventy|(?:Wrote|Copied) \d|\s{0,4}ELIFECYCLE|\s{0,4}run failed: command |Lifecycle script |script "[^"]{1,60}" exited with |(?:code|path|workspace|location|syscall) \S{1,400}$|>(?! [A-Z].*\.$)|[{}(]|at |info |Exit code|$)/u,
Ae=/^(?:Checked out |Cloning |\[\d\/\d\] |Progress: |Packages: |Scope: |Saved lockfile|Already up to date|Lockfile is up to date|Done in |Resolv(?:ing|ed)[ ,]|This error happened while |Run with the --force |Running target |[·•\u2800-\u28ff├└│┌] ?|[-+]{1,80}$|[-\\|/] |notsup (?:Valid|Actual) |\d\d:\d\d:\d\d\s)/u,
he=/^\s/,be=/^\s*(?:at |[|│:{}>^~-]|\d{1,7} *[|│])/,Te=/^(?:Most likely|Probably|Possibly|Perhaps|Maybe|This is (?:likely|probably|usually)|Reason:|Because)\b/,
Re=/ \w{2,30} \w/,Se=/\b\d{1,7} (?:error|warning|problem)s?\b/;function _e(e){return e===""||/^[$>] /.test(e)}function Le(e){return ye.test(e)||Ae.test(e)||(0,Q.
Ol)(e)}function Ie(e,o){const a=e.findLast(J=>we.test(J));if(a)return we.exec(a)?.groups?.message;const d=e.findLastIndex(Q.oJ),u=(0,ne.E)(e.map(J=>({text:J})),
0,e.length),m=e.flatMap((J,ae)=>{if(J===o)return[];const xe=J.replace(Y,""),[De,ze,Ue]=[oe.test(J),!he.test(xe),ae>d];return Le(xe)||u.has(ae)?[]:[{text:xe,isReport:De,
isLoose:ze,isLate:Ue}]}),k=m.filter(({isLoose:J})=>J),x=m.filter(({isLate:J})=>J),X=k.findLast(({text:J,isReport:ae})=>ae||se.test(J))??x.findLast(({text:J,isLoose:ae})=>ae&&
(0,j.F7)(J))??x.findLast(({text:J,isLoose:ae})=>ae&&!(0,j.c4)(J))??x.findLast(({text:J})=>!be.test(J)&&!(0,j.c4)(J));if(!X)return e.findLast((J,ae)=>ae>d&&u.has(
ae)&&Re.test(J)&&!Se.test(J))?.trim();const fe=m[m.lastIndexOf(X)+1]?.text??"";return Te.test(fe)?`${X.text.trim()} ${fe.trim()}`:X.text.trim()}const Fe=[{name:"\
install-script",signs:[{tool:"npm",log:/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (?<command>\S.{0,300})$/},{tool:"yarn",log:/^error \S{0,300}\/node_modules\/(?<name>(?:@[\w.-]{1,80}\/)?[\w.-]{1,100}): Command failed\.$/},
{tool:"yarn",log:/^error Command failed with exit code \d{1,3}\.$/},{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150})@(?<where>workspace|npm|\w{1,20}):\S{1,200} couldn't be built successfully/},
{tool:"bun",log:/^error: (?<script>\w{1,20}) script from "(?<name>[^"]{1,150})" exited with/},{log:/^> @?[^\s@]{1,150}@[^\s@]{1,60} (?<script>(?:pre|post)?install|(?:pre|post)?prepare)(?: |$)/}],
summary:e=>{if(e.facts.stage!=="install")return;const{name:o,script:a,command:d}=Z(e),u=o?`the package ${_(o,"")}`:"the project",m=re(e,d)??Ie(e.lines,e.facts.message);
return`${u} fails in its ${a??"install script"}${d?` (${d})`:""}${m?`: ${m}`:""}`},remedy:e=>Z(e).name?"Update the package, or leave its script out if the site \
does not need it: an .npmrc with ignore-scripts=true leaves out all of them (Yarn 2 and later: enableScripts: false in .yarnrc.yml).":"Correct the script in pac\
kage.json, and check that the file that it runs is committed, with its upper and lower case.",part:e=>{const{name:o,script:a,command:d}=Z(e);return o?{kind:"dep\
endency",name:o,script:{name:a,command:d}}:{kind:"script",name:a,command:d}}}],Ke=/^> @?[^\s@]{1,150}@[^\s@]{1,60} (\w{1,20})(?: |$)/,We=[/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (\S.{0,300})$/,
/^Command: (\S.{0,300})$/,/^(?:> |\$ )((?!@?[^\s@]{1,150}@[^\s@]{1,60} \w{1,20}(?: |$))\S.{0,300})$/],P=/^path \S{0,300}\/node_modules\/((?:@[\w.-]{1,80}\/)?[\w.-]{1,100})$/;
function Z({groups:e,lines:o}){const a=e.name??g(o,P),d=g(o,/^> (@?[^\s@]{1,150})@[^\s@]{1,60} \w{1,20}(?: |$)/),u=e.where==="workspace"||a!==void 0&&a===d,m=e.
command??te(o,We);return{name:a&&!u?K(a):void 0,script:e.script??g(o,Ke),command:m}}function te(e,o){for(const a of o){const d=e.slice(1).flatMap(u=>a.exec(u)?.[1]??
[]).at(-1);if(d)return d}}function re(e,o=""){const a=g(e.lines,/Cannot find module '(\/[^']{1,300})'/);return a?`${o.split(" ").find(u=>a.endsWith(`/${u.replace(
/^\.\//,"")}`))??(0,D.p)(a,e)} does not exist`:void 0}const le=[{name:"peer-conflict",signs:[{tool:["npm","pnpm"],log:/^code ERESOLVE|^ERESOLVE (?:could not resolve|unable to resolve)|ERR_PNPM_PEER_DEP_ISSUES/}],
summary:({lines:e})=>{const o=g(e,ie),a=g(e,ge),d=g(e,/^Found: (\S{1,150})$/);return o&&a&&d?`${a} asks for ${o.replaceAll('"',"")}, and the project has ${d}`:o?
`dependencies ask for versions that exclude each other (${o})`:"peer dependencies conflict"},remedy:()=>"Move the packages named in the log to versions that fit\
 each other. As a stopgap commit an .npmrc with legacy-peer-deps=true.",part:({lines:e})=>L(g(e,ge))},{name:"workspace-missing",signs:[{tool:"pnpm",log:/ERR_PNPM_WORKSPACE_PKG_NOT_FOUND\s.{0,300}?"(?<name>@?[^@"\s]{1,150})@workspace:/},
{tool:"yarn-berry",log:/^(?:Error: )?(?<name>@?[^@\s]{1,150})@workspace:[^\s:]{1,60}: Workspace not found/},{tool:"bun",log:/Workspace dependency "(?<name>[^"]{1,150})" not found/}],
summary:({groups:e})=>`the repository has no workspace called ${_(e.name,"as a dependency names it")}`,remedy:()=>"Correct the name in package.json, or add the \
folder of that package to the workspaces of the root (pnpm: pnpm-workspace.yaml).",part:({groups:e})=>L(e.name)},{name:"workspace-version",signs:[{tool:"pnpm",log:/ERR_PNPM_NO_MATCHING_VERSION_INSIDE_WORKSPACE\s.{0,300}?for (?<name>\S{1,150}) inside the workspace/}],
summary:({groups:e})=>`no workspace of the repository fits ${_(e.name,"what a dependency asks for")}`,remedy:({groups:e})=>`Let the dependency ${e.name?`on ${K(
e.name)} `:""}ask for the version that the workspace's own package.json has, or write * (pnpm, Yarn 2 and Bun: workspace:*).`,part:({groups:e})=>L(e.name)},{name:"\
manager-version",signs:[{tool:"corepack",log:/HTTP 404 when performing the request to https?:\/\/[^\s;]{1,200}\/(?<name>@yarnpkg\/cli-dist|yarn|pnpm|npm)\/(?<version>[\w.-]{1,40})/},
{log:/No matching version found for (?<name>@yarnpkg\/cli-dist)@(?<version>[\w.-]{0,40}\w)/},{stages:["install"],log:/^The install command `npm install [^`]{1,400} (?<name>@yarnpkg\/cli-dist|yarn|pnpm|bun)@(?<version>\d[\w.-]{0,40})` exited /}],
summary:({groups:e})=>`packageManager names ${e.name==="@yarnpkg/cli-dist"?"yarn":e.name}@${e.version}, which cannot be installed: the registry may not have tha\
t version`,remedy:()=>"Set packageManager in package.json to a version that is published, and write the lockfile with it.",part:()=>({kind:"member",name:"packag\
eManager"})},{name:"version-not-found",signs:[{tool:"npm",log:/No matching version found for (?<name>\S{1,150}?)\.?(?: while|$)/},{tool:"yarn",log:/Couldn't find any versions for "(?<name>[^"]{1,120})"(?: that matches "(?<wanted>[^"]{1,100})")?/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): No candidates found/},{tool:"bun",log:/^error: No version matching "(?<wanted>[^"]{1,100})" found for specifier "(?<name>[^"]{1,150})"/}],
summary:({groups:e})=>`no version of ${_(e.name&&ve(e.name,e.wanted),"a package")} fits`,remedy:({groups:e,lines:o})=>{const a=g(o,/while installing the dependencies of (\S{1,200})/);
return a?`${a} asks for it: update that package, or override the version in package.json.`:`Correct the version in package.json to one that is published, and co\
mmit the new lockfile. If package.json does not name ${e.name?K(e.name):"it"}, a package that it names asks for it: update that one, or override the version.`},
part:({groups:e,lines:o})=>L(Ge(o)??e.name)},{name:"package-not-found",signs:[{tool:"npm",log:/^404\s+(?:The requested resource )?'(?<name>[^']{1,150})' (?:is not in this registry|could not be found)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_404\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): Not Found/},{tool:"yarn",log:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): Not found/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Package not found/},{tool:"bun",log:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 404$/}],
summary:({groups:e})=>`the package ${_(e.name&&ve(e.name),"asked for")} is not in the registry`,remedy:()=>"Check its name in package.json. If it is private, se\
t its registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:e,lines:o})=>L(Ge(o)??e.name)},{name:"registry-login",signs:[
{tool:"npm",log:/(?:401 Unauthorized|403 Forbidden) - (?:GET|PUT) https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?=\s|$)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_40[13]\s+GET https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/:]{1,100}\/)?[^\s/:]{1,150}(?:\/-\/[^\s/:]{1,150})?): /},
{tool:"bun",log:/^error: GET https?:\/\/(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 40[13]$/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Invalid authentication/}],summary:({groups:{host:e,name:o}})=>`${`the package registry${e?` ${e}`:
""}`} refused the login${o?` for ${K(o)}`:""}`,remedy:()=>"Give the build a registry token as an app variable (input env), and name that variable as :_authToken\
 in .npmrc (Yarn 2 and later: npmAuthToken in .yarnrc.yml).",part:({groups:e})=>L(e.name)},{name:"registry-refused",signs:[{tool:"npm",log:/^(?<why>[45]\d\d \w[\w ]{0,40}) - GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?: - |$)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_[45]\d\d\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): (?<why>.{1,60})$/},{tool:"yar\
n",log:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): (?!Integrity check)(?<why>[^"]{1,100})/},
{tool:"bun",log:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - (?<why>[45]\d\d)$/}],summary:({groups:{
name:e="",why:o}})=>`the package registry does not give ${K(e)}: ${o}`,remedy:()=>"Deploy again if the registry is at fault. If the package is private, set its \
registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:e})=>L(e.name)},{name:"integrity",signs:[{tool:["pnpm","yarn","bun"],
log:/ERR_PNPM_TARBALL_INTEGRITY\s+Got unexpected checksum for "\S{1,300}?\/(?<name>(?:@[\w.-]{1,80}(?:\/|%2f))?[\w.-]{1,100})\/-\/|Integrity check failed for (?:tarball: |")(?<tarball>[^"\s]{1,150})/i},
{tool:["npm","pnpm","yarn","yarn-berry"],log:/^code EINTEGRITY|ERR_PNPM_TARBALL_INTEGRITY|Integrity check failed for|The remote archive doesn't match the expected checksum/}],
summary:e=>{const o=He(e);return`${o?`the package ${_(o,"")}`:"a package"} differs from what the lockfile or the registry records`},remedy:()=>"Delete the lockf\
ile and node_modules, install again, and commit the new lockfile. If it differs again, the registry or a proxy changes packages.",part:e=>L(He(e))}],ie=/^\s*peer (\S{1,120}) from /,
ge=/^\s*peer \S{1,120} from (@?[^\s@]{1,150})@/;function ve(e,o=ue(e)){return o===void 0?K(e):`${K(e)}@${o}`}function Ge(e){return g(e,/(?:while installing the dependencies of|hereby required by) (\S{1,200}?)\.?$/)}
function He({groups:e,facts:o}){const a=e.name??e.tarball??g(o.log,/tarball data for (@?[^\s@]{1,150})@/);return a&&K(a)}function Qe(e,o){const a=g(e,/Not compatible with your version of node\/npm: (\S{1,150})$/)??
g(e,/^error (\S{1,150}): The engine "node" is incompatible/)??g(e,/Your Node version is incompatible with "(\S{1,300})"/),d=a?.startsWith("/")??!1;return{name:d?
void 0:a&&K(a),isProject:d,...Et(e,o)}}function Et(e,o){const a={member:"node",wanted:o??g(e,/Required: \{.{0,60}?"node":"([^"]{1,60})"/)??g(e,/^Expected version: (.{1,60})$/),
actual:g(e,/Actual: .{0,60}?"node":"([^"]{1,20})"/)??g(e,/(?:^|\. )Got:? "?(v?\d[\d.]{0,20})"?$/)},d={member:"npm",wanted:g(e,/Required: \{.{0,100}?"npm":"([^"]{1,60})"/),
actual:g(e,/Actual: .{0,60}?"npm":"([^"]{1,20})"/)};return d.wanted!==void 0&&!bt(d.wanted,d.actual)&&bt(a.wanted??"*",a.actual)?d:a}function bt(e,o){const a=/^v?(\d{1,5})\.(\d{1,5})\.(\d{1,5})$/.
exec(o??"")?.slice(1);if(!a)return!1;const d=u=>u.trim().replace(/([<>=^~]) /g,"$1").split(" ");return e.split("||").some(u=>d(u).every(m=>sn(m,a.map(Number))))}
function sn(e,o){if(e==="*"||e==="")return!0;const a=/^(\^|~|[<>]=?|=|)v?(\d{1,5})(?:\.(\d{1,5}))?(?:\.(\d{1,5}))?(?:\.[x*])*$/.exec(e);if(!a)return!1;const[,d=""]=a,
u=a.slice(2).flatMap(W=>W===void 0?[]:[Number(W)]),k=o.slice(0,/^(?:>|<=)$/.test(d)?u.length:3).map((W,X)=>W-(u[X]??0)).find(W=>W!==0)??0,x=W=>u.slice(0,W).every(
(X,fe)=>X===o[fe]);return d===">"?k>0:d==="<"?k<0:d==="<="?k<=0:d===""||d==="="?x(3):k>=0&&(d===">="||x(d==="^"?1:2))}const on=[{name:"engine",signs:[{tool:["np\
m","pnpm"],log:/^code EBADENGINE|ERR_PNPM_UNSUPPORTED_ENGINE/},{tool:"yarn",log:/The engine "node" is incompatible with this module\. Expected version "(?<wanted>[^"]{1,60})"/},
{log:/Node(?:\.js)?(?: version)? v?[\d.]+(?:\.x)? is not supported by|node: v?[\d.]+ is not supported/},{weak:!0,tool:"vite",log:/You are using Node\.js [^ ]{1,20} (?:For|Vite)\b/},
{weak:!0,log:/(?:requires|required|minimum) (?:a )?(?:minimum )?Node(?:\.js)?(?: version)?(?: of)? (?<wanted>v?\d[\d.+]{0,12})/i},{tool:"webpack",log:/error:0308010C:digital envelope routines::unsupported|ERR_OSSL_EVP_UNSUPPORTED/}],
summary:({groups:e,lines:o})=>{const{name:a,isProject:d,member:u,wanted:m,actual:k}=Qe(o,e.wanted),x=a?_(a,""):d?"the project":void 0,W=u==="npm"?"npm":"Node.js",
X=x?`${x} asks for ${W}`:`the ${W} version does not fit`;if(!m)return X;const fe=k?`, and the build runs ${k}`:"";return x?`${X} ${m}${fe}`:`${X} (wanted: ${m}${fe}\
)`},remedy:({facts:e,groups:o,lines:a})=>{const{member:d,actual:u}=Qe(a,o.wanted);return d==="npm"?`Let engines.npm in package.json allow ${u}, the npm that bui\
lds run.`:a.some(k=>k.includes("digital envelope routines"))?`${rn}, or ${kt("16",e)}.`:`Let engines.node in package.json and the versions of the packages allow\
 the Node.js that builds run, or ${kt("the version that is asked for",e)}.`},part:({lines:e})=>{const{name:o,isProject:a,member:d}=Qe(e,void 0);return o||a?{kind:"\
engines",name:o??"",member:d}:void 0}},{name:"wrong-platform",signs:[{tool:["npm","pnpm"],log:/Unsupported platform for (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: wanted (?<wanted>\{[^}]{1,200}\})/}],
summary:({groups:{name:e,wanted:o}})=>`the package ${_(e,"")} is for another system${o?` (${o.replace(/[{}"]/g,"").replaceAll(":",": ")})`:""}`,remedy:({groups:e})=>`\
Move ${_(e.name,"the package")} to optionalDependencies in package.json, or take it out, and commit the new lockfile.`,part:({groups:e})=>L(e.name)},{name:"pack\
age-manager",signs:[{tool:"pnpm",log:/This project is configured to use (?<name>\w{1,20})/},{tool:"yarn",log:/This project's package\.json defines "packageManager": "(?<name>[^"]{1,40})"/}],
summary:({groups:e})=>`the project asks for another package manager${e.name?` (${e.name})`:""}`,remedy:({facts:e})=>`Make packageManager in package.json and the\
 committed lockfile name the same package manager${A(e)?"":", in a version that the platform has"}.`,part:()=>({kind:"member",name:"packageManager"})}],rn="The \
bundler is too old for this Node.js. Update it (webpack 5.61 or later), or set the app variable NODE_OPTIONS to --openssl-legacy-provider";function kt(e,o){return A(
o)?`write ${e} to .nvmrc`:`set nodeVersion in app-settings to ${e} on a platform that has it`}const an=/request to https?:\/\/(?:[^\s/]{1,100}\/){1,6}?(@[^\s/]{1,100}\/[^\s/]{1,150}|[^\s/]{1,150})(?:\/-\/\S{1,200})? failed/,
rt="ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|ECONNREFUSED|ERR_SOCKET_TIMEOUT|UND_ERR_CONNECT_TIMEOUT",cn=/^(?:127\.0\.0\.1|\[?::1\]?)(?=:|$)/,ln=[{name:"conflic\
t-markers",signs:[{tool:["pnpm","yarn"],log:/Merge conflict detected in (?<file>[\w.-]{1,60})/},{tool:"yarn-berry",log:/Cannot autofix a lockfile when running an immutable install/},
{log:/^(?:>? *\d{1,6} \| ?)?<{7} (?:HEAD|[\w/.-]{1,100})$/}],summary:({groups:e})=>`${e.file??"the lockfile"} has the conflict markers of a merge`,remedy:()=>"F\
inish the merge: take one side of the file, run your package manager's install on your machine, and commit the lockfile that it writes.",part:()=>({kind:"lockfi\
le",lacks:[]})},{name:"lockfile-missing",signs:[{tool:"npm",log:/`npm ci` command can only install with an existing package-lock\.json/},{tool:"pnpm",log:/ERR_PNPM_NO_LOCKFILE/},
{tool:"npm",log:/Unsupported URL Type "workspace:"/}],summary:()=>"the repository has no lockfile",remedy:()=>"Run the install on your machine and commit the lo\
ckfile it writes.",part:()=>({kind:"lockfile",lacks:[]})},{name:"lockfile-outdated",signs:[{tool:"npm",log:/^`npm (?<manager>ci)` can only install packages when your package\.json and/},
{tool:"pnpm",log:/(?<manager>ERR_PNPM)_(?:OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH|FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE)/},{tool:"yarn",log:/Your (?<manager>lockfile) needs to be updated, but yarn was run with `--frozen-lockfile`/},
{tool:"yarn-berry",log:/The (?<manager>lockfile) would have been (?:modified|created) by this install, which is explicitly forbidden/},{tool:"bun",log:/(?<manager>lockfile) had changes, but lockfile is frozen/},
{stages:["install"],log:/\b(?:package-lock\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock|lockfile)\b.{0,80}\b(?:out of (?:sync|date)|not up to date|outdated)/i}],summary:({
lines:e})=>`the lockfile does not fit package.json${dn(e)}`,remedy:({groups:e})=>`Run ${(e.manager==="ci"?"npm install":e.manager==="ERR_PNPM"?"pnpm install":"")||
"your package manager's install"} on your machine and commit the lockfile together with package.json.`,part:({lines:e})=>({kind:"lockfile",lacks:[...xt(e),...it(
e)].map(K)})},...le,...on,{name:"git-dependency",signs:[{stages:["install"],log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey|Repository not found\./}],
summary:()=>"a dependency comes from a Git repository that the build cannot read",remedy:()=>"Name the dependency by an https:// URL that needs no login, or pub\
lish it to a registry and give the build a token."},{name:"network",signs:[{tool:["npm","pnpm"],log:new RegExp(`^code (?:${rt})|^network .{0,80}(?:${rt})|ERR_PN\
PM_META_FETCH_FAIL`)},{weak:!0,tool:"next",log:/^Failed to fetch `?[^`]{1,100} from Google Fonts/},{log:new RegExp(`(?:getaddrinfo|request to https?://\\S{1,200}\
 failed).{0,80}(?:${rt})`)},{log:/\b(?:connect|getaddrinfo) (?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT) (?<host>\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/},
{log:/Could not resolve host: (?<host>[\w.-]{1,200})|Failed to connect to \S{1,100} port|network connectivity|The operation timed out\. fetching/}],summary:({groups:e,
lines:o})=>{const a=e.host??g(o,/\b(?:getaddrinfo|connect) E[A-Z_]{4,20} (\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/);return a?`the network failed: ${a.replace(
cn,"localhost")} cannot be reached`:"the network failed while the build fetched something"},remedy:()=>"Run the deploy again. If it repeats, check the host that\
 the log names and that the platform may reach it.",part:({facts:e,groups:o,lines:a})=>{if(e.stage!=="install")return;const d=o.host??g(a,/request to https?:\/\/([^\s/]{1,200})\/\S{1,300} failed/),
u=L(g(a,an))?.name;return u===void 0&&d===void 0?void 0:{kind:"dependency",name:u,host:d}}},{name:"certificate",signs:[{log:/\b(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_HAS_EXPIRED)\b/}],
summary:()=>"a certificate was refused while the build fetched something",remedy:({facts:e})=>`If a proxy or a private registry has a certificate of its own aut\
hority, let ${A(e)?"the operators start the platform with NODE_EXTRA_CA_CERTS":"NODE_EXTRA_CA_CERTS on the platform"} name that authority's file.`},{name:"nativ\
e-optional",signs:[{log:/Cannot find module '?(?<name>@rollup\/rollup-[\w-]+|@esbuild\/[\w-]+|@rolldown\/binding-[\w-]+|lightningcss[.\w-]*|@tailwindcss\/oxide[\w-]+|@next\/swc[\w-]+|@parcel\/watcher-[\w-]+)'?/}],
summary:({groups:e})=>`the binary package ${_(e.name,"of a tool")} is not installed for this system`,remedy:()=>"The lockfile lacks other systems: delete node_m\
odules and the lockfile, install again with a current npm, and commit the new lockfile."},{name:"node-gyp",signs:[{tool:"node-gyp",log:/^gyp ERR! (?:find Python|stack Error)|node-pre-gyp ERR!/}],
summary:()=>"a native package could not be compiled",remedy:()=>"Use a version of the package that ships binaries for this Node.js version, or a pure JavaScript\
 one."},...Fe];function dn(e){const[o]=xt(e);if(o)return`: it lacks ${o}`;for(const a of e){const[,d,u]=St.exec(a)??[];if(d)return`: it has ${d}, and ${u} is as\
ked for`}return""}const St=/^Invalid: lock file's (\S{1,200}) does not satisfy (\S{1,200})$/,vt=[/^Missing: (\S{1,200}?)@? from lock file$/,/dependencies were added: (\S{1,200}?),?(?:\s|$)/,
/dependencies in package\.json changed since \S{1,60} was saved: (\S{1,200}) was added/,/^\+ {4}(\S{1,200}): "npm:/];function xt(e){return e.flatMap(o=>vt.flatMap(
a=>a.exec(o)?.[1]??[]))}function it(e){return e.flatMap(o=>St.exec(o)?.[2]??[])}var $e=w(6760);const un=[/^Writing (?:\.\/)?([\w@.-]{1,100})\/\S{0,300} from /,/directory: \S{0,200}\/([\w@.-]{1,60})\/$/,
/Wrote site to "([^"]{1,100})"/,/The ([\w-]{1,60}) folder is ready to be deployed/,/Output location: \S{0,200}?((?:dist|build)\/\S{1,100})$/,/Generated static files in "?([\w@./-]{1,100}?)"?\.?$/,
/Generated public ([\w@./-]{1,100})$/,/^\[info\] html generated at \.\/([\w@./-]{1,100})$/,/Success! Generated .{0,40} in "([^"]{1,100})"/,/^((?!\.\w)[\w@./-]{1,100}?)\/(?:assets\/)?[\w.-]{1,100}\.(?:html|js|css)\s{1,60}[\d.,]{1,12} (?:kB|KiB|MB)\b/],
Ot=[{name:"next-export",signs:[{codes:["output_missing","output_empty"],tool:"next",log:/Next\.js \d{1,3}\.\d/}],summary:({facts:e})=>qe(e).includes("out")?void 0:
"Next.js wrote no static export",remedy:()=>"Set output: 'export' in next.config and take next export out of the build command; the output directory is then out\
."},{name:"output-missing",signs:[{codes:["output_missing"]},{log:/[Oo]utput directory "?(?<folder>[\w@./-]{1,100}?)"? (?:does not exist|(?:was |is )?(?:not found|missing))/}],
summary:({groups:e,facts:o})=>{const a=e.folder??o.outputDirectory??Rt(o);return a?`the build did not write the output directory "${a}"${o.keptOutput?at:""}`:"t\
he app names no output directory, and the build wrote none of the usual ones"},remedy:e=>{const{facts:o}=e,a=At(e);if(a)return`Set output-directory to ${a}: the\
 log shows files written there.`;const d=e.lines.some(m=>/^> gatsby build\b/.test(m)),u=[...fn,...d?["public"]:[]].find(m=>qe(o).includes(m));return u?`Set outp\
ut-directory to ${u}, which is there, if it is what the build writes.`:"Set output-directory to the folder that the build command writes, relative to the root d\
irectory: often dist, build, out, public or _site."}},{name:"output-empty",signs:[{codes:["output_empty"]}],summary:({facts:e})=>`the output directory ${_(e.outputDirectory,
"of the app")}${e.keptOutput?`${at},`:""} is empty`,remedy:e=>{const o=At(e);return o?`Set output-directory to ${o}: the log shows files written there.`:"Check \
that the build command writes into output-directory, and does not clean it at its end."}},{name:"nothing-to-serve",signs:[{codes:["nothing_to_serve"]}],summary:({
facts:e})=>e.message??"the output has no page to serve: no file of it is HTML",remedy:({facts:e})=>`${/starts a program|\([^\s(]{0,20}`?(?:index|server|main|app)\.[cm]?js\b/.
test(e.message??"")?"This app serves the files of its build. To run the program, create an app with --app-type web-ssr; for a site, let the build write pages.":
"Set output-directory to the folder with the pages, or let the build write them."} If it has only data or assets on purpose, say so: app-settings {"assetsOnly":\
 true}.`},{name:"output-unsafe",signs:[{codes:["output_unsafe"]}],summary:({facts:e})=>e.message??"the output holds links or special files that may not be serve\
d",remedy:()=>"Let the build copy files instead of linking them: links that leave the output directory are refused."},{name:"file-too-large",signs:[{codes:["out\
put_too_large"]}],summary:({facts:e})=>e.message?.includes("wrote a file that is too large")?e.message:void 0,remedy:()=>"Let the build write smaller files, and\
 leave out what no page loads: logs, archives, source maps."},{name:"output-too-large",signs:[{codes:["output_too_large"]}],summary:({facts:e})=>e.message??"the\
 output is larger than the platform takes",remedy:()=>"Check that output-directory names only the site, without node_modules or source maps, and move large medi\
a elsewhere."},{name:"site-broken",signs:[{codes:["site_broken"]}],summary:({facts:e})=>e.message??"the start page of the new release is broken",remedy:()=>"The\
 release before stays live. Mend what is named. To let such a release go live with a warning, set verify to warn, and run slipway settings unset verify: an app \
keeps the fail of its deploys."},{name:"storage-unavailable",signs:[{codes:["storage_unavailable"]}],summary:({facts:e})=>e.message??"the storage of the platfor\
m cannot be used now",remedy:()=>"Nothing in the repository is at fault. Deploy again in some minutes; if it fails again, tell the platform's operators. The pre\
vious release stays live."},{name:"sync-failed",signs:[{codes:["sync_failed","activation_failed"]}],summary:({facts:e})=>e.message??"the platform could not publ\
ish the files",remedy:()=>"Nothing in the repository is at fault: deploy again. The previous release stays live."},{name:"interrupted",signs:[{codes:["interrupt\
ed"]}],summary:()=>"the platform was stopped while it worked",remedy:()=>"Deploy again."}],at=", which an earlier deploy set",fn=["dist","build","out","_site","\
storybook-static"];function Rt({message:e}){return/output directory `([^`]{1,200})`/.exec(e??"")?.[1]}function qe({message:e}){const[,o=""]=/the folders there are (.{1,1000})/.
exec(e??"")??[];return[...o.matchAll(/`([^`]{1,100})`/g)].map(([,a=""])=>a)}function At({lines:e,facts:o}){const a=d=>d.split("/").length;for(const d of un){const[
u]=e.flatMap(k=>{const x=d.exec(k)?.[1]?.replace(/^\.\//,"").replace(/\/(?:assets|_astro)$/,"");return x?[{folder:x,line:k}]:[]}).sort((k,x)=>a(k.folder)-a(x.folder)),
m=u&&mn(u.folder,u.line,o);if(m&&m!==o.outputDirectory)return m}}function mn(e,o,a){const[d=""]=e.split("/",1),u=qe(a);if(u.length===0||u.includes(d))return e;const m=$e.
posix.dirname(a.outputDirectory??"");if(m!=="."&&a.list?.(m).length)return`${m}/${e}`;const k=a.log.find(X=>X.includes(o))??"",x=/(?:^|\s|\/)([\w.-]{1,60}):[a-z][\w:-]{0,60}: /.
exec(k)?.[1],W=u.find(X=>x!==void 0&&a.list?.(X).includes(x));return W===void 0?e:`${W}/${x}/${e}`}const Tt=[{name:"package-json-invalid",signs:[{codes:["packag\
e_json_invalid"]},{tool:"npm",log:/Invalid package\.json: \w{0,20}Error: (?<why>.{1,120}?) in JSON at position (?<place>\d{1,9})/},{tool:["npm","pnpm","yarn","y\
arn-berry","bun"],log:/^code EJSONPARSE$|ERR_PNPM_JSON_PARSE|SyntaxError: \S{0,300}package\.json: /}],summary:({facts:e,groups:o})=>e.code==="package_json_inval\
id"&&e.message?e.message:`package.json is not valid JSON${o.why?`: ${o.why}`:""}`,remedy:()=>"Correct package.json: nothing is installed or published while it c\
annot be read.",part:({facts:e})=>e.code==="package_json_invalid"?void 0:{kind:"file",path:"package.json"}},{name:"settings-invalid",signs:[{tool:"nx",log:/^ *NX +(?<why>[A-Z]\w{1,40}) in (?<path>\S{1,300}\.json) at \d{1,7}:\d{1,7}$/},
{tool:"lerna",log:/JSONError Error in: (?<path>\S{1,300}\.json)$/},{tool:"turbo",log:/Unable to read repository configuration (?<path>\S{1,300}\.jsonc?): invalid JSON/}],
summary:({groups:e})=>`${_t(e.path)} is not valid JSON${e.why?` (${e.why})`:""}`,remedy:({groups:e})=>`Correct ${_t(e.path)}: the build cannot read it as it is.`,
part:({groups:e})=>e.path?{kind:"file",path:e.path}:void 0},{name:"outside-workspaces",signs:[{tool:"yarn-berry",log:/you forgot to list (?<folder>\S{1,200}) in its workspace configuration/},
{tool:"npm",log:/^No workspaces found:$/}],summary:({groups:e,lines:o})=>`${e.folder??g(o,/^\s*--workspace=(\S{1,200})/)??"the app's folder"} is not in the work\
spaces of the repository's root`,remedy:({groups:e,lines:o})=>`Add ${_(e.folder??g(o,/^\s*--workspace=(\S{1,200})/),"its folder")} to workspaces in the package.\
json of the root (pnpm: to pnpm-workspace.yaml), install, and commit the lockfile. Or give the folder a lockfile of its own.`,part:()=>({kind:"member",name:"wor\
kspaces"})},{name:"duplicate-package",signs:[{tool:"nx",log:/^ *(?:NX +)?Failed to process project graph|multiple projects/},{tool:"npm",log:/EDUPLICATEWORKSPACE|must not have multiple workspaces with the same name/},
{tool:"yarn-berry",log:/Duplicate workspace name (?<name>[^\s:]{1,150})/}],summary:({groups:e,lines:o})=>{const a=e.name??g(o,/^\s*package '([^']{1,150})' has conflicts/);
return a||!o.some(d=>d.includes("Failed to process"))?`two packages of the repository have one name${a?`: ${a}`:""}`:"the graph of projects cannot be made: mult\
iple projects may have one name"},remedy:()=>"Give each package of the repository a name of its own, in its package.json or project.json.",part:()=>({kind:"name\
s"})},{name:"several-apps",signs:[{codes:["app_ambiguous"]}],summary:({facts:e})=>Ze(e.message)[0]??"the repository has several apps",remedy:({facts:e})=>`${Ze(
e.message)[1]??"Set rootDirectory in app-settings to one of them"}.`},{name:"server-build",signs:[{codes:["server_build"]}],summary:({facts:e})=>Ze(e.message)[0]??
"the build makes a server, and only files are served",remedy:({facts:e})=>`${Ze(e.message)[1]??"Let the framework write files instead"}.`},{name:"node-unavailab\
le",signs:[{codes:["node_unavailable"]}],summary:({facts:e})=>e.message??"the Node.js that the repository asks for cannot be had",remedy:()=>"Write another vers\
ion there, or set nodeVersion in app-settings, which overrides the files."},{name:"build-script-missing",signs:[{codes:["build_script_missing"]}],summary:({facts:e})=>Ze(
e.message)[0]??"package.json has no build script",remedy:({facts:e})=>`${Ze(e.message)[1]??"Add a build script to package.json, or set build-command"}. To publi\
sh the folder as it is, set build-command to true and output-directory to the folder.`}];function Ze(e){return e?.split(". ",2)??[]}function _t(e="the file"){return e.
replace(/^.*\//,"")}const Ye=["queue","clone"],pn=[{name:"submodule",signs:[{stages:Ye,log:/submodule path '(?<path>[^']{1,200})' failed/}],summary:({groups:e})=>`\
the Git submodule ${_(e.path,"of the repository")} could not be cloned`,remedy:()=>"Give the submodule an https:// URL that the platform may read in .gitmodules\
, or keep its files in the repository itself."},{name:"branch-not-found",signs:[{codes:["branch_not_found"]},{stages:Ye,log:/Remote branch (?<branch>\S{1,200}) not found in upstream/}],
summary:({groups:e,facts:o})=>`the branch ${_(e.branch??o.branch,"to build")} does not exist`,remedy:()=>"Push the branch, or set the input branch to one that e\
xists on the remote; names are case-sensitive."},{name:"commit-not-found",signs:[{codes:["commit_not_found"]},{stages:Ye,log:/reference is not a tree: |not our ref [0-9a-f]{7,64}/}],
summary:()=>"the commit is not in the repository",remedy:()=>"Push the commit to the repository that the app builds from; a force push or a fork may have left i\
t behind."},{name:"repository-not-allowed",signs:[{codes:["repository_not_allowed"]}],summary:({facts:e})=>`the platform does not take the repository ${_(e.repository,
"given")}`,remedy:()=>"Set the input repository to owner/name or an https:// URL; local paths and file:// need a platform started with --allow-local-git."},{name:"\
repository-not-found",signs:[{codes:["repository_not_found"]},{stages:Ye,log:/remote: Repository not found\.|^fatal: repository '[^']{1,300}' (?:not found|does not exist)/},
{stages:Ye,log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey/}],summary:({facts:e})=>`the platform cannot read the re\
pository ${_(e.repository,"of the app")}`,remedy:({facts:e})=>`Check the spelling of the input repository. If it is private, give the platform access to it${A(e)?
": a token in its --git-url":", as by its GitHub app or a deploy key"}.`},{name:"root-directory-missing",signs:[{codes:["root_directory_missing"]},{tool:"npm",log:/Could not read package\.json(?:: .{0,80}? open '(?<path>[^']{1,400})\/package\.json')?/},
{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: can't cd to (?<path>\S{1,300})$/},{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: (?<path>[^\s:]{1,300}): No such file or directory$/}],
summary:e=>{const{asked:o,actual:a}=Nt(e),d=e.facts.code==="root_directory_missing"?`the root directory${o?` "${o}"`:""} does not exist in the repository`:o?`th\
ere is no package.json in "${o}"`:"there is no package.json where the build ran";return a?`the folder "${o}" is spelt "${a}" in the repository`:d},remedy:e=>{const{
asked:o,actual:a}=Nt(e),d=e.facts.code==="root_directory_missing";return a?`Write ${a} ${d?"as rootDirectory in app-settings":`where the command names ${o}`}: b\
uilds run where upper and lower case count.`:`Set rootDirectory in app-settings${A(e.facts)?"":", on a platform that has it,"} to the folder of the app, relativ\
e to the repository, and check that it is committed.`}}];function Nt(e){const{groups:o,facts:a}=e,d=o.path??/root directory `([^`]{1,300})`/.exec(a.message??"")?.[1],
u=a.list;if(!d||!u)return{asked:d?.startsWith("/")?void 0:d,actual:void 0};if(!d.startsWith("/"))return{asked:d,actual:(0,D.M)(d,u)};const m=d.split("/").slice(
0,40);for(let x=1;x<m.length;x++){const W=m.slice(x).join("/"),X=(0,D.M)(W,u);if(X)return{asked:W,actual:X}}const k=(0,D.p)(d,e);return{asked:k.startsWith("/")?
void 0:k,actual:void 0}}const Je=/^> @?[^\s@]{1,150}(?:@\S{0,60})? (?<name>[\w:.-]{1,60})(?: \/\S{1,400})?$/,Xe=/^[>$] (?<command>\S.{0,300})$/,hn=/^The build command `(?:npm|pnpm|yarn|bun) (?:run )?(?<name>[\w:.-]{1,60})`/,
gn=[{name:"silent-command",signs:[{weak:!0,stages:["build"]}],summary:e=>{const{facts:o,lines:a}=e,d=o.exitCode&&ct(e);if(!(!d||Ie(a,o.message)!==void 0))return`\
the script "${d.name}" (${d.command}) failed, and it printed no reason`},remedy:e=>{const o=ct(e)?.command.split(/&&|;/)??[];return`Run the commands of the scri\
pt one by one: one of them exits with a code other than 0 without a word.${o.length>1?` The last one is \`${o.at(-1)?.trim()}\`.`:""}`},part:e=>({kind:"script",
...ct(e)})}];function ct({facts:e,lines:o}){const a=o.findLastIndex((x,W)=>Je.test(x)&&Xe.test(o[W+1]??"")),d=hn.exec(e.message??"")?.groups?.name,u=Je.exec(o[a]??
"")?.groups?.name??d,m=a<0?o.findLast(wn):o[a+1],k=Xe.exec(m??"")?.groups?.command;return u===void 0||k===void 0?void 0:{name:u,command:k}}function wn(e){return e.
startsWith("$ ")&&!/^\$ (?:npm|pnpm|yarn|bun) /.test(e)}const yn=[{name:"no-start-command",signs:[{codes:["no_start_command"]}],summary:({facts:e})=>e.message?.
split(". ",1)[0]??"nothing in the repository says how its server is started",remedy:()=>'Set startCommand in app-settings, as {"startCommand": "node server.js"}\
, or add a start script to package.json. For a site of files alone, create the app with app-type web-landing.'},{name:"start-package-missing",signs:[{codes:["st\
art_failed"],log:/Cannot find (?:package|module) '(?<name>(?:@[\w.-]{1,100}\/)?[a-z\d][\w.-]{0,100})(?:\/[\w./-]{1,200})?'/}],summary:({groups:e})=>`the server \
needs the package ${_(e.name,"that it names")}, which its release does not have`,remedy:({groups:e})=>`Move ${e.name??"it"} to dependencies in package.json: a s\
erver's release has no packages of devDependencies.`},{name:"start-failed",signs:[{codes:["start_failed"]}],summary:({facts:e})=>e.message??"the server ended be\
fore it was ready",remedy:()=>"Read the last lines that it printed, and run its start command with the variables of the app. The release before stays live."},{name:"\
not-listening",signs:[{codes:["not_listening"]}],summary:({facts:e})=>e.message??"the server does not listen",remedy:()=>"Let it listen on the port in the varia\
ble PORT soon after its start, and do slow work afterwards. The release before stays live."},{name:"unhealthy",signs:[{codes:["unhealthy"]}],summary:({facts:e})=>e.
message??"the server does not answer as it should",remedy:()=>"Let healthPath in app-settings name a path that answers below 500, and read what the server print\
ed. The release before stays live."},{name:"start-out-of-memory",signs:[{codes:["out_of_memory"],stages:["activate"]}],summary:({facts:e})=>e.stage?.toLowerCase()===
"activate"?e.message??void 0:void 0,remedy:()=>'Give each instance more by memory in app-settings, as {"memory": "1GiB"}, or let the server load less at its sta\
rt. The release before stays live.'}],Ve=["start_failed"],It=[{name:"start-variable-missing",signs:[{codes:Ve,log:/(?:[Mm]issing|[Uu]ndefined|[Ii]nvalid)(?: required)? env(?:ironment)?(?: variable)?s?:? [`"'[]?(?<name>[A-Z][A-Z0-9_]{1,80})/},
{codes:Ve,log:/(?<![\w])[`"']?(?<name>[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60})[`"']? (?:environment variable |env var )?(?:is (?:not (?:set|defined|provided)|missing|undefined|required)|must be (?:set|defined))/}],
summary:({groups:e})=>`the server needs the variable ${e.name??""}, which is not set`,remedy:({groups:e})=>`Add ${e.name??"it"} to the app variables: slipway en\
v set ${e.name??"NAME"}=VALUE, or the input env or secret-env. The release before stays live.`},{name:"start-port-taken",signs:[{codes:Ve,log:/EADDRINUSE(?::.{0,60}?:(?<port>\d{2,5}))?/}],
summary:({groups:e})=>`the server listens twice on the port ${_(e.port,"that it has")}`,remedy:()=>"Listen once. If the start command starts several servers, le\
t only one of them listen on the port in the variable PORT."},{name:"start-heap-full",signs:[{codes:Ve,log:/JavaScript heap out of memory|Reached heap limit|Ineffective mark-compacts near heap limit/},
{codes:["out_of_memory"],stages:["activate"],log:/JavaScript heap out of memory|Reached heap limit/}],summary:()=>"the server used all the memory that Node.js m\
ay use",remedy:()=>'Give each instance more by memory in app-settings, as {"memory": "1GiB"}, or let the server load less at its start. The release before stays\
 live.'},{name:"start-rejected",signs:[{codes:Ve,log:/UnhandledPromiseRejection: .{0,400} with the reason "(?<reason>.{1,200})"/}],summary:({groups:e})=>`the se\
rver ended, because nothing handles that a promise was rejected with "${e.reason}"`,remedy:()=>"Handle the rejection with catch or try, and reject with an Error\
: its stack names the line. The release before stays live."},{name:"start-error",signs:[{codes:Ve,log:/^\s{0,4}(?:\[Nest\] .{1,80} ERROR \[\w{1,40}\] |Uncaught |\[?(?:ERROR|error|FATAL|fatal)\]?:? )?(?<message>(?!.*Cannot find (?:package|module) )(?:[A-Z]\w{0,60})?(?:Error|Exception)(?: \[\w{1,60}\])?: \S.{0,300})$/}],
summary:({groups:e})=>`the server ended with ${e.message}`,remedy:()=>"Mend what the stack in its last lines names. To try it with the variables of the app: sli\
pway exec -- and its start command. The release before stays live."}],lt=[...pn,...Tt,...It,...yn,...Ot,...ln,...y,...Ee,...gn];var En=w(730);const Mt={formats:En.
h,causes:lt};function ks(e,{formats:o,causes:a}=Mt){const d=u=>![u.tool??[]].flat().includes(e);return{formats:o.filter(d),causes:a.map(u=>({...u,signs:u.signs.
filter(d)})).filter(({signs:u})=>u.length>0)}}var et=w(901),bn=w(3093);const Lt=/^WARN\s{1,4}No layout: /,Ct=/^theme:\s{0,20}["']?(?<name>[\w.-]{1,100})["']?\s{0,20}(?:#.*)?$/;
async function Pe(e,o,a){if(!e.some(X=>Lt.test(X)))return;const d=(0,$e.join)(a,"_config.yml"),u=await o.lines(d)??[],m=u.findIndex(X=>Ct.test(X.trimEnd())),k=Ct.
exec(u[m]?.trimEnd()??"")?.groups?.name;if(k===void 0)return;const x=(await o.lines((0,$e.join)(a,"package.json"))??[]).join(`
`);if(!(((await o.filesIn((0,$e.join)(a,"themes",k),kn))?.length??0)>0||x.includes(`"hexo-theme-${k}"`)))return{file:(0,$e.relative)(o.root,d),line:m+1,message:(0,R.
Ow)(`the theme "${k}" is not installed: package.json has no hexo-theme-${k}, and themes/${k} has no files (${e.find(X=>Lt.test(X))})`,300)}}const kn=1e3,Sn=/^(?:_config(?:\.[\w-]{1,40})?\.ya?ml|(?:[\w-]{1,40}\.)?config\.(?:[cm]?[jt]s|json|ya?ml|toml)|\.eleventy\.[cm]?js|(?:hugo|book|docfx|typedoc)\.\w{2,5})$/,
vn=/^\s{0,20}["']?(?<key>\w{0,30}(?:dir|directory|folder|root|src|source|input|pages|content|public|static)\w{0,20})["']?\s{0,4}[:=]\s{0,4}["']?(?:\.\/)?(?<folder>[\w-]{3,80})\/?["']?\s{0,4},?\s{0,4}(?:#.*|\/\/.*)?$/i,
xn=/out|dest|dist|public|build|cache|tmp|temp/i,Pt=200,On=200;async function jt(e,o){const a=[],d=await e.filesIn(o,Pt)??[],u=await e.foldersIn(o,On);for(const m of d.
filter(k=>Sn.test((0,$e.basename)(k))))for(const[k,x]of(await e.lines(m)??[]).entries()){const{key:W="",folder:X=""}=x.length>300?{}:vn.exec(x)?.groups??{};if(X===
""||xn.test(W)||u.includes(X))continue;const[fe]=(0,B.IM)(X,u);if(fe===void 0)continue;const J=(0,$e.relative)(e.root,(0,$e.join)(o,(0,$e.basename)(m)));a.push(
{file:J,line:k+1,message:`${W} names the folder ${X}, which does not exist; there is ${fe}/`})}return a.length===1&&!e.isOver?a[0]:void 0}var tt=w(6612);function Dt(e,{
source:o,app:a}){return e.replaceAll(`file://${o}/`,"").replaceAll(`${o}/`,"").replace(tt.cU,d=>d.includes(`${a}/`)?$e.posix.basename(d):d)}var Rn=w(3739),je=w(
8302),dt=w(9692),An=w(7994);const Tn={queue:"Deployment failed",clone:"Clone failed",install:"Install failed",build:"Build failed",sync:"Upload failed",activate:"\
Activation failed"},_n=1e3,ut=300,ft=/exit(?:ed)?(?: with)? (?:code|status)|^(?:the )?(?:build|install|deployment)(?: command)? failed\W*$/i,Nn=/^The (?<stage>install|build) command (?<command>`.{1,300}`) (?:exited with|ended by) /,
In=/^\s*(?:npm (?:warn|WARN)|warning\b|WARN\b|<w>\s|\(node:\d+\))/;function Ut(e,o=lt){const a=(0,q.Se)(e.message?[...e.log,e.message]:e.log).slice(-_n).map(u=>u.
text).filter(u=>!In.test(u)),d=Ft(e,o,a);if(d)return mt(e,d.cause,d.known,d.message);for(const u of["codes","others"])for(const m of o){const k=Mn(m,u,e,a),x=k&&
m.summary(k);if(k&&x)return mt(e,m,k,x)}return{headline:Wt(e,Pn(e,a),a),remedy:void 0}}function mt(e,o,a,d){const u=(0,R.Ow)(o.remedy(a),500),m=o.part?.(a);return{
headline:Wt(e,d,a.lines),remedy:u,cause:o.name,...m&&{fault:{part:m,summary:(0,R.Ow)(d,ut)}}}}function Ft(e,o,a){for(const{severity:d,code:u,message:m}of e.diagnostics??
[]){const k=d==="error"?o.find(x=>x.part&&x.name===u):void 0;if(k)return{cause:k,message:m,known:$(k,e,a)??{groups:{},facts:e,lines:a}}}}function Mn(e,o,a,d){const u=e.
signs.filter(m=>o==="codes"==(m.codes!==void 0));return u.length===0?void 0:$({...e,signs:u},a,d)}function Wt(e,o,a){const d=o.replace(tt.cU,x=>(0,D.p)(x.replace(
/^file:\/\//,""),{facts:e,lines:a})),u=Tn[e.stage?.toLowerCase()??""]??"Deployment failed",m=Ln(d,e)?"":Cn(e),k=ut-u.length-m.length-2;return`${u}: ${(0,R.Ow)(d.
trim().replace(/\.$/,""),k)}${m}`}function Ln(e,{exitCode:o,signal:a}){return typeof o=="number"?e.includes(`exited with code ${o}`):a!=null&&e.includes(` by ${a}`)}
function Cn({exitCode:e,signal:o}){return typeof e=="number"&&e!==0?` (exit code ${e})`:o?` (${(0,R.Ow)(o,20)})`:""}function Pn(e,o){const a=e.diagnostics?.find(
u=>u.severity==="error");if(a)return`${a.file}${a.line===null?"":`:${a.line}`}: ${a.message}`;if(e.message&&!ft.test(e.message))return e.message;const d=Dn(e,o);
return d||(jn(e,o)??(e.message||e.code||"the platform gave no reason"))}function jn({message:e},o){const a=Ie(o,e),d=o.filter(m=>m!==e).map(m=>({text:m,folder:void 0})),
u=(0,j.sq)(d)?.message;return u===void 0||a?.includes(u)||a!==void 0&&u.includes(a)?a:u}function Dn({message:e},o){const a=Nn.exec(e??"")?.groups,d=o.lastIndexOf(
`$ ${a?.command?.slice(1,-1)}`),u=d===-1?o.findLastIndex(k=>k.startsWith("$ ")):d;return!a||u===-1||o.slice(u+1).filter(k=>k!==e&&!_e(k)).length>0?void 0:`the ${a.
stage} command ${a.command} failed, and it printed nothing`}var ke=w(6709),Un=w(402),Gt=w(3573),Fn=w(4046);function Wn(e,o){const a=new Map;for(const[d,u]of Gn(
e,o)){const m=a.get(u);m?m.push(d):a.set(u,[d])}return a}function Gn(e,o){return/(?:package-lock|npm-shrinkwrap)\.json$/.test(e)?Bn(o):e.endsWith("bun.lock")?zn(
o):/(?:yarn\.lock|pnpm-lock\.yaml)$/.test(e)?zt(o):[]}function*Bn(e){const o=(0,je.D7)(e)?.packages;for(const[a,d]of Object.entries((0,je.Gv)(o)?o:{})){const u=(0,je.
Gv)(d)&&a.includes("node_modules/")?d.dependencies:void 0;for(const m of Object.keys((0,je.Gv)(u)?u:{}))yield[a.split("node_modules/").at(-1)??"",m]}}const Bt='\
"dependencies": {';function*zn(e){for(const o of e.split(`
`)){const a=/^\s{4}"[^"]{1,200}": \["(?<name>@?[^"@]{1,200})@/.exec(o)?.groups?.name,d=a===void 0?-1:o.indexOf(Bt),u=d===-1?-1:o.indexOf("}",d),m=u===-1?"":o.slice(
d+Bt.length,u);for(const k of m.matchAll(/"([^"]{1,200})":/g))yield[a??"",k[1]??""]}}const Kn=/^\s{0,2}["']?\/?(?<name>@?[^@\s"'/]{1,200}(?:\/[^@\s"'/]{1,200})?)@\S/,
pt=/^\s{4,6}["']?(?<name>@?[^\s"':/]{1,200}(?:\/[^\s"':]{1,200})?)["']?(?::|\s)\s{0,4}\S/;function*zt(e){let o="",a;for(const d of e.split(`
`)){const u=d.search(/\S/);if(u<0)continue;if(u<=2&&d.trimEnd().endsWith(":")){const k=/^\s{2}(?:optionalD|d)ependencies:$/.test(d);o=k?o:Kn.exec(d)?.groups?.name??
"",a=k?2:void 0}else/^\s{4}(?:optionalD|d)ependencies:$/.test(d)?a=4:a!==void 0&&u<=a&&(a=void 0);const m=a!==void 0&&u===a+2?pt.exec(d)?.groups?.name:void 0;m!==
void 0&&o!==""&&(yield[o,m])}}function Hn({text:e}){const o=(0,Fn.as)(e);return o===void 0?void 0:(0,dt.q1)(e,o)}function Zn({file:e,text:o},a){if(!e.endsWith("\
yarn.lock")||o==="")return;const d=a.map(({value:u})=>u.name);return(0,ke.bA)(a,(u,m)=>d.includes(u)||!/^[\^~<>=*\d]/.test(m)?!1:!o.includes(`${u}@${m}`)&&!o.includes(
`${u}@npm:${m}`))}function ht(e,{file:o,text:a},d){const u=Wn(o,a),m=new Set([e]);for(const k of m){const x=k===e?void 0:(0,ke.bA)(d,W=>W===k);if(x)return x;for(const W of u.
get(k)??[])m.add(W)}}const Yn=60,gt=20,Vn=300,Jn=/(?:^|\/)(?:[jt]sconfig[\w.-]{0,60}|\.[\w.-]{1,60}|devcontainer)\.json$/;function Kt(e){const d=Zt(e).flatMap(u=>u.
split(/[\s'"`(),:;=[\]{}]+/)).map(u=>u.replace(/\.$/,"")).filter(u=>u.endsWith(".json")).filter(u=>!Jn.test(u)&&!u.includes("node_modules/"));return[...new Set(
d.reverse())].slice(0,gt)}function Xn(e,o){const a=Zt(e),d=Ie(a,e.message);if(d===void 0)return;const u=a.filter(m=>/\berror\b|\bfail|not found|cannot|could ?n[o']t|no matching/i.
test(m));for(const m of[d,...u.reverse()]){if(m===e.message||Le(m))continue;const k=m.replace(/%2f/gi,"/").split(/[\s'"`(),:;]+/),x=new Set(k.map(Ht)),W=(0,ke.bA)(
o,X=>x.has(X));if(W)return{dependency:W,message:(0,R.Ow)(m.trim(),Vn)}}}function Ht(e){const o=e.split("/"),[a="",d=""]=o.slice(-2),u=a.startsWith("@")?`${a}/${d}`:
d||a;return/^@?[^@]+@/.test(u)||o.length>1?u.replace(/(?<=.)@.*$/,""):void 0}function Zt({log:e}){return(0,q.Se)(e).slice(-Yn).map(({text:o})=>o)}async function Yt(e,o,a,d){
const{fault:u,cause:m}=Ut(e,d);if(m!==void 0&&!u)return;const k=await(0,ke.PX)(o,a),x=await(0,Un.GQ)(o,a),W={sources:o,folder:a,app:(0,ke.lW)(o,a),manifests:k,lockfile:x},
X={cause:m??"",summary:u?.summary??""},fe=u?await qn(u.part,W,X):await Qn(e,W);if(!fe)return;const{line:J,column:ae}=fe.place??{line:null,column:null},xe=fe.message??
X.summary;return{file:fe.file,line:J,column:ae,severity:"error",code:fe.cause??m??null,message:xe}}async function Qn(e,o){for(const d of Kt(e)){const u=await yt(
d,o);if(u?.place)return{...u,cause:"settings-invalid"}}const a=e.stage==="install"?Xn(e,o.manifests):void 0;return a&&{...Be(a.dependency),message:a.message}}async function qn(e,o,a){
switch(e.kind){case"dependency":return await Vt(e,o)??ns(e,o,a);case"engines":return rs(e,o,a);case"script":return await nt(o,a)??Jt(e,o);case"uninstalled":return nt(
o,a);case"member":return e.name==="workspaces"?is(o):wt(e,o,a);case"lockfile":return as(e.lacks,o,a);case"file":return yt(e.path,o);case"names":return Xt(o.manifests);default:
return(0,Rn.xb)(e)}}const es=["preinstall","install","postinstall","prepare"],ts=["package-not-found","version-not-found","registry-login","registry-refused"];function ns({
name:e,host:o,script:a},d,u){const{manifests:m,lockfile:k}=d,x=(0,ke.bA)(m,(J,ae)=>e===void 0?o!==void 0&&ae.includes(o):J===e);if(!x){const J=a&&m.find(({value:xe})=>xe.
name===e);if(J){const xe=u.summary.replace(/^the package "[^"]{1,200}"/,"the project");return{file:J.file,...Jt({kind:"script",...a},{manifests:[J]}),message:xe}}
const ae=e!==void 0&&k?ht(e,k,m):void 0;return ae&&{...Be(ae),message:`${u.summary}; ${ae.name} brings it`}}const W=m.find(({value:J})=>J.name===x.name);if(!W||
!ts.includes(u.cause))return Be(x);const X=W.value.version,fe=typeof X=="string"?`in version ${X}`:"without a version";return{...Be(x),cause:"workspace-version",
message:`"${x.name}" is a workspace of this repository (${W.folder}) ${fe}, and ${x.manifest.file} asks for ${x.wanted}`}}const ss=[".npmrc",".yarnrc.yml",".yar\
nrc","bunfig.toml"],os=/^registry\.(?:npmjs\.org|yarnpkg\.com)$/;async function Vt({host:e,name:o},a){const{sources:d,lockfile:u,folder:m,manifests:k}=a;if(e===
void 0||os.test(e)||(0,ke.bA)(k,(J,ae)=>ae.includes(e)))return;for(const J of ss){const xe=(await d.lines((0,$e.resolve)(m,J))??[]).findIndex(De=>De.includes(`/\
/${e}`))+1;if(xe>0)return{file:(0,ke.lW)(d,(0,$e.resolve)(m,J)),place:{line:xe,column:1}}}const x=u?.text.split(`
`)??[],W=(J,ae)=>J.includes(`//${e}/`)&&J.includes(ae),X=o===void 0?-1:x.findIndex(J=>W(J,`/${o}/`)),fe=(X>=0?X:x.findIndex(J=>W(J,"")))+1;return u&&fe>0?{file:u.
file,place:{line:fe,column:1}}:void 0}function Be({manifest:e,place:o}){return{file:e.file,place:o}}function rs({name:e,member:o},{manifests:a},d){const u=x=>(0,je.
Gv)(x.value.engines)&&o in x.value.engines,m=a.find(x=>u(x)&&(e===""||x.value.name===e));if(!m){const x=(0,ke.bA)(a,W=>W===e);return x&&Be(x)}const k=d.summary.
replace(/^"[^"]{1,200}"/,"the project");return{file:m.file,place:(0,ke.VV)(m,["engines",o]),message:k}}function Jt({name:e,command:o},{manifests:a}){const d=m=>o!==
void 0&&(m===o||m.split(/[\s;&|()]+/).includes(o)),u=(0,ke.fv)(a,(m,k)=>(e===void 0||m===e)&&d(k))??(0,ke.fv)(a,m=>o===void 0&&e===void 0?es.includes(m):m===e);
return u&&Be(u)}function wt({name:e,wanted:o},{manifests:a},{summary:d}){const u=a.find(({value:x})=>x[e]!==void 0)??a[0];if(!u)return;const m=u.value[e],k=o!==
void 0&&(0,je.Gv)(m)?(0,B.pA)(o,Object.keys(m)):[];return{file:u.file,place:(0,ke.VV)(u,[e]),message:(0,T.RU)(d,k)}}function is({manifests:e,lockfile:o}){const a=e.
find(({folder:d})=>d===(o?.folder??""))??e[0];return a&&{file:a.file,place:(0,ke.VV)(a,["workspaces"])}}function Xt(e){for(const[o,{file:a,value:d}]of e.entries()){
const u=e.slice(o+1).find(k=>k.value.name===d.name);if(typeof d.name!="string"||!u)continue;const m=`multiple projects are called ${d.name}: ${a} and ${u.file}`;
return{file:u.file,place:(0,ke.VV)(u,["name"]),message:m}}}async function nt({sources:e,app:o,manifests:a,lockfile:d},u){const m=a.find(({folder:X})=>X===o);if(!m||
!d||d.folder===o)return;const k=a.find(({folder:X})=>X===d.folder),x=d.folder===""?o:o.slice(d.folder.length+1),W=await(0,Gt.c)(d,k,e);if(!(0,Gt.S)(x,W.patterns))
return{file:W.file??m.file,place:W.place,cause:"outside-workspaces",message:`${u.summary}: ${o} is not in the workspaces of ${W.file??"the root"}, so its depend\
encies were not installed`}}function as(e,{manifests:o,lockfile:a},d){const[u]=o;if(!a)return u&&{file:u.file};const m=Hn(a);if(m){const ae=`${a.file} has the c\
onflict markers of a merge`;return{file:a.file,place:m,cause:"conflict-markers",message:ae}}const k=(0,ke.bA)(o,ae=>e.includes(ae))??Zn(a,o);if(!k||d.cause!=="l\
ockfile-outdated")return{file:a.file};const{manifest:x,name:W,wanted:X}=k,fe=o.some(({value:ae})=>ae.name===W),J=`${a.file} does not fit ${x.file}, which asks f\
or ${W} ${X}${fe?", a workspace of this repository":""}`;return{...Be(k),message:J}}async function yt(e,{sources:o,folder:a}){const d=(0,$e.resolve)(a,e);if(!(0,An.
FK)(o.root,d))return;const u=(await o.lines(d))?.join(`
`).replace(/^\ufeff/,""),m=(0,ke.lW)(o,d);if(u===void 0)return;const k=(0,dt.UQ)(u);if(!/\.jsonc?$/.test(m)||!k||/^[ \t]{0,80}\/[/*]/m.test(u))return{file:m};const x=(0,dt.
q1)(u,k.offset);return{file:m,place:x,message:`${m} is not valid JSON: ${k.message} (line ${x.line}, column ${x.column})`}}const Qt=10,qt=2;async function cs(e,o){
const{stage:a,root:d,context:u,workspace:m,log:k}=o,x=m.source,{clock:W}=u,fe=e.exitCode!==null||e.signal!==null?a==="install"?"install":"build":void 0,J={root:x,
folder:d,command:fe,clock:W,processor:O.jq},ae=e.diagnostics,De=(ae.length>0?ae:await $t({...e,log:k.recent()},J)).map(ze=>({...ze,message:Dt(ze.message,m)}));return ws(
De,new et.j(x,W))}async function $t(e,o,{formats:a,causes:d}=Mt){const{read:u,guess:m}=await(0,bn.RJ)(e.log,o,a),k=m?[...u,m]:u,x=new et.j(o.root,o.clock),W=await Yt(
{...e,diagnostics:k},x,o.folder,d);if(!W)return k;const X=({file:fe,line:J})=>fe===W.file&&(J===null||J===W.line);return[W,...u.filter(fe=>!X(fe))]}function ls(e){
return(0,j.F7)(e)||/^WARN\b/.test(e)}async function ds(e){const{root:o,context:a,workspace:d}=e,u=e.log.recent(),m=d.source,k=await jt(new et.j(m,a.clock),o),x=k?
[k]:[];if(!u.some(ls))return x;const W=await Pe(u,new et.j(m,a.clock),o);if(W)return[W];const X={root:m,folder:o,command:"build",clock:a.clock,processor:O.jq},J=(await $t(
{stage:"build",exitCode:0,log:u},X)).filter(({severity:Ue})=>Ue==="error").slice(0,ee.ws),ae=(0,q.Se)(u),xe=Ue=>({...Ue,message:Dt(Ue.message,d)}),De=J.map(Ue=>xe(
us(Ue,ae)));if(De.length>0)return[...x,...De].slice(0,ee.ws);const ze=(0,j.sq)(ae);return ze?[...x,xe({file:null,line:null,message:en(ze.message)})]:x}function us({
file:e,line:o,message:a},d){const u={file:e,line:o,message:en(a)};return o!==null&&ps(a,d)?{...u,isMarked:!0}:u}const fs=/^\[?(?:ERROR|FATAL)\]?:?\s/,ms=12;function ps(e,o){
const a=e.slice(0,40);return o.some(({text:d},u)=>fs.test(d)&&o.slice(u,u+ms).some(m=>m.text.includes(a)))}function en(e){return(0,R.Ow)(e,ee.iA).toWellFormed()}
const hs=/not installed|can(?:not|'t) (?:find|resolve)|could not (?:find|resolve|load)|failed to resolve|no such file|unresolved/i;function gs(e){const o=e.filter(
({severity:a})=>a==="error");return o.length>0&&o.every(({line:a,message:d})=>a!==null&&!hs.test(d))}async function ws(e,o){const a=[];for(const d of e.slice(0,
Qt)){const u=d.line===null?void 0:await o.lines(d.file);a.push(u&&d.line!==null?{...d,source:ys(u,d.line)}:d)}return[...a,...e.slice(Qt)]}function ys(e,o){const a=Math.
max(1,o-qt);return e.slice(a-1,o+qt).map((d,u)=>({line:a+u,text:(0,R.DJ)(d.slice(0,U.IC.sourceLine)).toWellFormed()}))}}),4177:((Oe,ce,w)=>{w.d(ce,{EZ:()=>D,ac:()=>H,
fz:()=>g});var O=w(6760),R=w(3052),ee=w(7214),U=w(6612),j=w(6419),q=w(402);const B=/^(?!(?:package-lock|npm-shrinkwrap|pnpm-lock)\.|(?:CHANGELOG|LICENSE)\b)(?:.*\.(?:[cm]?[jt]sx?|g[jt]s|json[5c]?|ya?ml|toml|vue|svelte|astro|mdx?|markdown|html?|hbs|handlebars|njk|nunjucks|liquid|pug|jade|ejs|eta|twig|css|p?css|s[ac]ss|less|styl|graphqls?|gql|sh|py|rb|go|rs|php)|\.\w{2,20}rc|\.env(?:\.\w{1,20})?)$/i,
I=/\.(?:png|jpe?g|gif|svg|webp|avif|ico|woff2?|mp4|pdf)$/i,V={test:C=>B.test(C)||I.test(C)},$=/(?:^|\/)(?:dist|build|out|_site|coverage|cache|storybook-static)\//,
A=/\.(?:timestamp-\d{6,20}-\w{1,40}|bundled_\w{1,40})\.[cm]?js$/;function g(C){return A.test(C)}const _=2e3,T=1e3,N=3,G=2*R.D6,F=32;function D(C){const S=(M="")=>/^---\s*$/.
test(M);return S(C[0])?C.findIndex((M,y)=>y>0&&S(M))+1:0}class H{files;#e;#t;#n=new Map;#s;#o;#i;#r=new Map;constructor(S,M,y,v=[]){this.files=y,this.#o=v,this.#e=
S,this.#t=M,this.#s=new Set(y)}static async read(S,M){const y=[],v=[];for await(const E of S.walk(V)){const L=(0,O.relative)(S.root,E).split(O.sep).join("/");if(!($.
test(L)||A.test(L))&&(I.test(L)?v.length<T&&v.push(L):y.push(L),y.length>=T))break}return new H(S,(0,O.relative)(S.root,M).split(O.sep).join("/"),y,v)}get list(){
return this.#i??=(0,ee.c3)([...this.files,...this.#o]),this.#i}has(S){return this.#s.has(S)}get manifest(){return[`${this.#t}/package.json`,"package.json"].find(
S=>this.has(S))}async lockfile(){return(await(0,q.GQ)(this.#e,(0,O.resolve)(this.#e.root,this.#t)))?.text??""}find(S){const M=(0,U.qD)(S,{exists:E=>this.has(E),
rootDirectory:this.#t});if(M!==void 0||S.startsWith("/")||/node_modules|^\w+:/.test(S))return M;const y=S.replace(/^(?:\.{1,2}\/)+/,"");if(!/\.[a-z]\w{0,9}$/i.test(
y)||$.test(y))return;const v=this.files.filter(E=>E.endsWith(`/${y}`)||y.endsWith(`/${E}`));return v.length===1&&(v[0]?.includes("/")||(0,O.basename)(y)!==y)?v[0]:
void 0}async lines(S){const M=this.#n.get(S);if(M)return M;const v=(await this.#e.lines((0,O.resolve)(this.#e.root,S))??[]).map(E=>E.length>_?"":E);return this.#n.
set(S,v),v}async collect(S,M){await this.load(S);const y=[];for(const v of S)for(const[E,L]of(await this.lines(v)).entries()){const K=M(L,E+1,v);K!==void 0&&y.push(
K)}return y}async piece(S,M,y,v){const E=(await this.#a(S))[M-1]??"";return E.length<=2*v?E:E.slice(Math.max(0,y-1-v),y-1+v)}async#a(S){const M=this.#r.get(S);if(M||
this.#r.size>=N)return M??[];const{root:y}=this.#e,v=(await(0,j.x)(y,(0,O.resolve)(y,S),G))?.text.split(`
`)??[];return this.#r.set(S,v),v}async load(S=this.files){for(let M=0;M<S.length&&!this.isOver;M+=F)await Promise.all(S.slice(M,M+F).map(y=>this.lines(y)))}onlyOf(S){
return S.length===1&&!this.isPartial?S[0]:void 0}get isPartial(){return this.isOver||this.files.length>=T}get isOver(){return this.#e.isOver}}})};export{Wo as id,Go as ids,Bo as modules};

const Wo=826,Go=[826],Bo={9882:((Oe,le,g)=>{g.d(le,{IM:()=>Q,pA:()=>_});const S={characters:80,candidates:1e3,shown:3};function _($,N){const O=W($);if(O===""||$.
length>S.characters)return[];const T=N.slice(0,S.candidates).filter(A=>A!==$&&A.length<=S.characters).flatMap(A=>{const J=z($)===z(A)?Math.min(I(O,W(A))??q,q):I(
O,W(A));return J===void 0?[]:[{each:A,points:J}]}),w=Math.min(...T.map(({points:A})=>A));return T.sort((A,J)=>A.points-J.points).filter(({points:A})=>A<=w+1).slice(
0,S.shown).map(({each:A})=>A)}function Q($,N){return _($,N).filter(O=>V($,O)<=Math.max(1,Math.floor(Math.min($.length,O.length)/8)))}function P($,N){const[O]=_(
$.trim(),N);return O===void 0?"":`; did you mean "${O}"?`}function W($){return $.toLowerCase().replace(/[-_.:\s]/g,"")}const q=1;function z($){return/^[^:]{1,40}(?=:)/.
exec($)?.[0]??`${$}:`}function I($,N){if($===N)return 0;const O=Math.max(1,Math.floor(Math.min($.length,N.length)/3)),T=V($,N);if(T<=O)return T;const[w,A]=$.length<
N.length?[$,N]:[N,$];if(w.length>=4&&(A.startsWith(w)||A.endsWith(w)))return O+1}function V($,N){let O=[],T=Array.from({length:N.length+1},(w,A)=>A);for(let w=1;w<=
$.length;w++){const A=[w];for(let J=1;J<=N.length;J++){const C=$[w-1]===N[J-1],G=w>1&&J>1&&$[w-1]===N[J-2]&&$[w-2]===N[J-1];A[J]=Math.min((T[J]??0)+1,(A[J-1]??0)+
1,(T[J-1]??0)+(C?0:1),G?(O[J-2]??0)+1:Number.POSITIVE_INFINITY)}[O,T]=[T,A]}return T[N.length]??0}}),1809:((Oe,le,g)=>{g.d(le,{Ol:()=>W,Xk:()=>q,oJ:()=>I});const S=/(?:^|\s)[\d.,]{1,12}\s?(?:B|bytes|[kKMG]i?B)(?=$|[\s│|,)\]])/,
_=/\b(?:errors?|fail(?:ed|s)?|exceed(?:s|ed)?|limit|too (?:large|big|long)|cannot|must|not)\b/i,Q=[/^\s*[○●◐ƒλ∙]\s{1,4}(?:\(|\/)/u,/^\s*(?:Route|Page|Asset|File|Path|Name|Chunk|Size)\b.{0,120}\b(?:Size|First Load|gzip|Chunks|Type)\b/,
/^\s*[├└┌┬╰╭](?:[─━]{0,3}\s|$)(?!.{0,200}(?:Error|\[\d{3}\]|✖|×))/u,/^\s*\+ First Load JS\b/,/^\s*(?:\[[\w:@/.-]{1,40}\]\s)?(?:✓|✔|√|✅|☑|🎉|✨|🚀|λ|▶|❯)/u,
/\b(?:built|done|finished|completed|compiled|generated|wrote|copied|written)\b.{0,80}\b\d[\d.,]{0,8}\s?(?:ms|s|sec|seconds|min|minutes?)\b/i,/^\s*[-•]?\s?\d{1,7} (?:errors|warnings|hints|modules?|pages?|files?|assets?|packages?)\b.{0,60}$/,
/\(\d{1,7}\/\d{1,7}\)\s*$/,/^\s*(?:Result|Summary|Total|Time|Duration|Tasks|Cached)\b.{0,60}:/,/^\s*(?:Attention: |This information is used|You can learn more|Learn more|Read more|See https?:|https?:\/\/\S{1,300}$)/,
/^\s*▲ Next\.js \d/u,/^\s*\.{3} (?:collapsed )?\d{1,7} (?:duplicate )?lines matching /,/^\d{1,7}:(?:\s|$)/],P=/^\s*(?:✓|✔|√|✅|🎉|✨)|\b(?:built|done|completed|finished) in \d|\bcompiled successfully\b|^\s*[○●ƒλ]\s{1,4}\(/iu;
function W($){return Q.some(N=>N.test($))||z($)||q($)}function q($){return S.test($)&&!_.test(V($))}function z($){return $.length<=300||$.split(" ").length>$.length/
16?!1:$.split(/[;{}=]/).length>$.length/30}function I($){return P.test($)}function V($){return $.split(/\s+/).filter(N=>!/[/.][\w[]/.test(N)).join(" ")}}),9047:((Oe,le,g)=>{
g.d(le,{B:()=>Q,v:()=>V});var S=g(5230);const _=[/["'](?<name>[\w$]{1,200})["'] is not exported (?:by|from) (?:["'](?<from>[^"']{1,400})["']|(?<path>[^\s,"']{1,400}))/,
/No matching export in "(?<from>[^"]{1,400})" for import "(?<name>[\w$]{1,200})"/,/\bexport '(?<name>[\w$]{1,200})' (?:\(imported as '[^']{1,200}'\) )?was not found in '(?<from>[^']{1,400})'/,
/The requested module '(?<from>[^']{1,400})' does not provide an export named '(?<name>[\w$]{1,200})'/,/(?:Module )?'"(?<from>[^"']{1,400})"' has no exported member (?:named )?'(?<name>[\w$]{1,200})'/,
/\bExport (?<name>[\w$]{1,200}) doesn't exist in target module/,/'(?<from>[^']{1,400})' does not contain a (?<name>default) export/,/Module '"(?<from>[^"]{1,400})"' has no (?<name>default) export/];
function Q($){for(const N of _){const{name:O,from:T,path:w}=(0,S.$)(N,$)?.groups??{};if(O!==void 0)return{name:O,from:T??w}}}const P=300,W=/^ {0,40}export (?:declare |abstract )?(?:async )?(?:const enum|const|let|var|function ?\*?|class|interface|type|enum|namespace) (?<name>[\w$]{1,100})/,
q=/^\s{0,40}(?:module\.)?exports\.(?<name>[\w$]{1,100})\s*=/,z=/(?:^|\bas\s+)(?<name>[\w$]{1,100})\s*$/,I=/^\s{0,40}export\s+(?:type\s+)?\*\s+from\s+["'](?<from>[^"']{1,300})["']/;
function V($){const N=new Set,O=[];let T=!1;for(const w of $){const A=(W.exec(w)??q.exec(w))?.groups?.name;A&&N.add(A),/^\s{0,40}export\s+default\b/.test(w)&&N.
add("default");const J=I.exec(w)?.groups?.from;J!==void 0&&O.push(J);const C=/^\s{0,40}export\s+(?:type\s+)?\{/.exec(w);if(T||=C!==null,!T)continue;const[G=""]=w.
slice(C?.[0].length??0).split("}",1);for(const F of G.replace(/\/\/.*$/,"").split(",")){const L=z.exec(F.trim())?.groups?.name;L&&N.add(L)}if(T=!w.includes("}"),
N.size>=P)break}return{own:[...N],from:O}}}),2416:((Oe,le,g)=>{g.d(le,{F7:()=>_e,Gd:()=>M,Vz:()=>ue,c4:()=>ze,sq:()=>R,wh:()=>W});var S=g(1809),_=g(3716),Q=g(7491);
const P=/^(?:\[(?:error|ERROR|fatal)\](?:\s|$)|\w{1,20}\sERR!\s(?:[A-Z]\w{1,40}\s)?|\S{1,100}\sSTD(?:ERR|OUT)\s|[│■▲●└]\s{1,4}|(?:notsup|notarget|engine|network|JSON\.parse)\s)/;
function W(j){return j.replace(P,"")}const q=[/^\s*(?:\$|>(?!\s[A-Z].*\.$)|[+|│]|➤|at\s|\d{1,7}\s?[|│]|[{})\]]|\((?!!\))|\[$|-{2}|\*|node:internal|file:\s|throw\s|Node\.js v|A complete log|In most cases)/,
/^\s*(?:npm\s)?(?:<[cdilptw]>\s|\[?warn(?:ing)?\]?\b|\(node:\d|deprecat|info\b|notice\b|success\b|debug\b|verbose\b|note\b|hint\b|tip\b)/i,/^\s*(?:See|If|To|You|Note|Please|Try|Did you|This|Learn|Use|Visit|Run|For|Pass|Make sure|Searched|Import trace|Require stack|Emitted|Error reference|Location:|Stack trace|Progress|Packages|Checked out|Cloning|Lockfile is)\b/,
/^[^\w]{0,10}\d{1,6}\s(?:problem|error|warning)s?\b/,/^(?:Required|Actual|Wanted|Found|Valid \w+):\s/,/^(?:\[[\w:@/.-]{1,40}\]\s|[^\w[]){0,8}(?:Error:\s)?(?:(?:[\w-]{1,20}\s)?build\s(?:failed|error|was canceled)|failed (?:to (?:compile|build)|with errors|tasks)|command failed|(?:error )?during build)(?:\W|$)(?!.*\b(?:Error|not|resolve)\b)/i,
/\b(?:exited? (?:with )?(?:code|status)|exit code|ELIFECYCLE|exited with \d|exited \(\d|\w{0,60}RUN_FIRST_FAIL\b)/,/^\s{2,}\w+:\s(?:undefined|null|true|false|-?\d+|\[|\{|'E?[A-Z_]+')/,
/^(?:code|path|errno|syscall|command|cwd|location|dest)\s\S{1,400}$/,/^\s*\[?\w*Error\]?:?\s*$/,/^\s*(?:\w{0,60}Error:\s)?5\d\d\s\/\S{0,300}$/,/^\s*\S{1,400}:\d{1,7}:(?:\d{1,7}|NaN)$/],
z=/^\s*(?:✘|✖|✗|×|⨯|x\s|!|\[!\]|\(!\)|\[?(?:ERROR|error|fatal|FATAL|panic)\b\]?[\s:]|\d{1,7}:\d{1,7}[\s:]{1,4}error\b|ERR_|E\d{3}\b|YN00)/,I=/^[^\w]{0,10}(?:\[[^\]]{1,60}\]:?\s){0,3}(?:\w{1,40}\s){0,3}[([]?(?:Uncaught\s)?\w{0,60}(?:Error|Exception)\b[^:]{0,40}:?\s\S/,
V=/^\s*(?:Caused by|Cause):$/,$=/^\s{2,8}\d{1,2}:\s/,N=/^(?:\/(?:usr\/)?bin\/)?(?:ba|da|z)?sh:\s/,O=/^\s*(?:\[cause\]:|Caused by:|Cause:)\s*\S/,T=/^(?:\[cause\]:|Caused by:|Cause:)\s{1,4}/,
w=/\b(?:not (?:found|compatible|exported|defined|set|exist|resolve|valid|allowed|a function|installed|recognized|a supported|available|match)|doesn['’]t|does not|cannot|can['’]t|could not|couldn['’]t|failed to|unable to|unexpected|invalid|undefined|missing|unknown|expected|required|duplicate|must|unclosed|no such|no matching|forbidden|denied|unauthorized|refused|incompatible|unsupported|conflict(?:s|ing)?|unresolved|broken|mismatch|bad|incomplete|unrecognised|unterminated|dead|has no|no (?:\w{1,20} ){1,3}found|should (?:be|have|exist|not)|trailing)\b/i,
A=/\bE[A-Z]{4,}\b|[a-z](?:Expected|NotFound|Missing|Invalid)\b/,J=/^\s*(?:at\s|Hint:|Location:|Stack trace:|(?:>\s{0,9})?\d{1,7}\s?[|│])/,C=3,G=3,F=1e3,L=6;function R(j){
let Y;const te=Math.max(0,j.length-F),ae=(0,Q.E)(j,te,j.length),de=j.findLastIndex(({text:ce})=>(0,S.oJ)(ce));for(let ce=te;ce<j.length;ce++){const ye=ae.has(ce)?
0:We(j,ce),ve=ye>=C&&ce>de?ye+G:ye;ye>=C&&ve>(Y?.points??0)&&(Y={at:ce,points:ve})}return Y&&M(j,Y.at)}function M(j,Y){const te=de=>W(j[de]?.text??"").trim(),ae=[];
for(let de=Y+1;de<j.length&&ae.length<L&&de<Y+12;de++){const ce=te(de);if(!(ce===""||/^(?:(?:>\s{0,9})?\d{1,7}\s?[|│]|See\b|Hint)/.test(ce))){if((0,_.LP)(ce))
break;ae.push(ce)}}return{at:Y,message:ue(te(Y).replace(z,"").replace(T,"").replace(/^(?:\d{1,2}:\s(?!\d)|in\s{1,4}(?=\w{0,60}Error:\s))/,"").trim()||te(Y),j,Y),
details:ae}}const y=/^(?:\w{0,60}(?:Error|Exception):\s)?(?:in\s)?\(?(?<path>[^\s:"'`]{0,400})(?::\d{1,7}){0,2}:?\)?$/,x=/^(?:x|✗|×)?\s?(?:(?:Build|Module build|Module parse) failed(?: in [\d.]+m?s)?(?: \(from [^()]{1,300}\))?|Error while requesting resource)[.:]?$/,
E=/^[A-Z][a-z]{2,20}(?: \w{2,20}){0,2} failed: [^\s"'`]{1,300}\.\w{1,10}$/,K=14,D=/^(?:\|- |[├╰└]─{1,2}▶\s{1,4}(?:[×x]\s{1,4})?)/;function se(j){const Y=y.
exec(j)?.groups?.path;return Y===""||/[./]/.test(Y??"")}function ue(j,Y,te){if(Te.test(j))return[j.replace(/\.$/,""),Ee(Y,te)].filter(Boolean).join(": ");const ae=H(
j,Y,te)??ee(j,Y,te)??we(j,Y,te);if(ae)return`${j} ${ae}`;const de=se(j)||x.test(j)||E.test(j);if(!de&&!j.endsWith(":")&&!Re.test(j))return j;for(let ce=te+1;ce<=
te+K&&ce<Y.length;ce++){const ye=W(Y[ce]?.text??"").replaceAll("**","").trim().replace(D,"").replace(Ae,(ve,Ge,Ke)=>Ge===Ke?`${Ge}: `:ve);if((0,_.LP)(ye))break;
if(!(ye===""||Se.test(ye)||j.includes(ye))){if(de){if(se(ye))continue;return ye}if(!_e(ye)){if(Re.test(j)&&/^\s/.test(Y[ce]?.text??""))continue;return j}return[
j,ye,we(ye,Y,ce)].filter(Boolean).join(" ")}}return j}const me=/^expect\(/,be=/^\s{2,8}(?:Expected|Received)[^:]{0,40}: {1,8}\S/;function ee(j,Y,te){if(!me.test(
j))return;const de=Y.slice(te+1,te+K).map(ce=>ce?.text??"").filter(ce=>be.test(ce)).map(ce=>ce.trim().replace(/ +/g," "));return de.length===0?void 0:`(${de.slice(
0,2).join(", ")})`}const ne=/\bis not assignable to\b|^No overload matches|\bdoes not satisfy\b/,oe=/^\s{2,60}(?=[A-Z])(?!\s{0,60}(?:Overload|The last overload)\b)/;
function H(j,Y,te){if(!ne.test(j))return;let ae;for(let de=te+1;de<=te+K;de++){const ce=Y[de]?.text??"";if(!oe.test(ce))break;ae=ce.trim()}return ae===void 0||j.
includes(ae)?void 0:ae}const re=/^\s{0,8}[-*•]\s{1,4}(?<item>\S.{0,120})$/,$e=3;function we(j,Y,te){if(!j.endsWith(":"))return;const ae=W(Y[te+1]?.text??"").trim()===
""?te+2:te+1,de=[];for(let ce=ae;de.length<=$e;ce++){const ye=re.exec(W(Y[ce]?.text??""))?.groups?.item;if(ye===void 0)break;de.push(ye.replace(/[`'",;]{1,4}$/,
""))}if(de.length!==0)return de.length>$e?`${de.slice(0,$e).join(", ")}, \u2026`:de.join(", ")}const Te=/^(?:\[[\w:-]{1,60}\] ){0,3}(?:\w{0,60}Error: )?(?:Undefined (?:variable|function|mixin)|Can't find stylesheet to import)\.?$/,
he=/^[\s│|]{1,40}(?<carets>\^{1,200})\s{0,40}$/;function Ee(j,Y){for(let te=Y+1;te<=Y+K&&te<j.length;te++){const ae=he.exec(j[te]?.text??"")?.groups?.carets?.
length,de=j[te]?.text.indexOf("^")??-1;if(ae!==void 0)return j[te-1]?.text.slice(de,de+ae).trim()?.replace(/^@(?:use|forward|import) (?=["'])/,"")}}const Ae=/^([\w.]{1,60}): ([\w.]{1,60}): /,
Re=/\bdoes not match (?:\w{1,20} ){0,3}schema\b|\binvalid (?:\w{1,20} ){0,2}(?:config|file|options)\b[^:]{0,80}$|^(?:\w{1,40}Error: |Error: )?(?:bad|invalid|broken|wrong) (?:[\w-]{1,20} ){0,2}(?:files?|data|configuration)\.?$/i,
Se=/^(?:[>\s│|·]{0,20}\d{1,7}\s?[|│]|[-─^~╵╰╭`,·│|\s]{2}|File:|file:|Hint|Stack trace:|"\w{1,40}":\s|throw |\^|\W+$)/;function _e(j){return(w.test(
j)||A.test(j))&&!q.some(Y=>Y.test(j))}function Le(j,Y){const te=de=>j[de]?.text??"";return O.test(W(te(Y)))?!0:$.test(te(Y))?!$.test(te(Y+1)):V.test(te(Y-1))}const Ce=/^.{0,60}\b(?:errors? during \w{1,20}|failed with \d{1,4} errors?|(?:build|compilation|prerendering|generation) (?:failed|error)|failed to compile)\b[^:]{0,40}[:.]?$/i;
function Pe(j,Y){const te=j[Y-1]?.text??"",ae=te.trim()===""?j[Y-2]?.text??"":te;return Ce.test(ae.trimEnd())}function ze(j){return/(?:\.{3}|…)$/.test(j)&&!w.
test(j)}function We(j,Y){const te=j[Y]?.text??"",ae=W(te);if(ae.trim()===""||ze(ae)||(0,S.Ol)(ae)||q.some(ve=>ve.test(ae)))return 0;const de=[1,2].map(ve=>W(j[Y+
ve]?.text??"")),ye=[I.test(ae)?4:0,te!==ae||z.test(te)?3:0,ae.endsWith(":")&&re.test(j[Y+1]?.text??"")?4:0,Le(j,Y)?8:0,N.test(ae)?6:0,w.test(ae)||A.test(ae)?3:0,
/["'`“]\S/.test(ae)?1:0,de.some(ve=>J.test(ve))?2:0].reduce((ve,Ge)=>ve+Ge,0);return ye<C&&Pe(j,Y)?C:ye}}),730:((Oe,le,g)=>{g.d(le,{h:()=>Te});const S=String.
raw`(?:[A-Za-z]:[\\/]|(?:file|webpack|webpack-internal|rsc):\/{2,3})?[^\s:*"'<>|\x60(][^:*"'<>|\x60]{0,400}?`,_=`(?<file>${S})`,Q=`(?<file>${S}\\.[A-Za-z][A-Za-z\
0-9]{0,9}(?:\\?[\\w=&.-]{0,100})?)`,P=String.raw`:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?`,W=String.raw`(?:Uncaught )?(?:[A-Z]\w{0,60}\.)?[A-Z]?\w{0,60}(?:Error|Exception)`,
q=/^\s*(?:at |Require stack:|- \/|$)|^\s{2,}/,z=new RegExp(`^\\s+at (?!.{0,900}(?:node_modules|node:|<anonymous>:\\d|[/( ](?:dist|\\.(?:next|output|svelte-kit|temp\
|nuxt|astro|vercel|netlify))/))(?:[^()]{0,300} \\()?(?:async )?${_}${P}\\)?$`);function I(he,Ee,Ae,Re={}){return{name:Ee,...he===void 0?{}:{tool:he},steps:[Ae],
...Re}}const V=[{name:"esbuild",tool:"esbuild",steps:[/^(?:[✘▲X!] )?\[(?<severity>ERROR|WARNING)\] (?:(?<code>(?:TS|NG)-?\d+): )?(?<message>.*?\S)(?: \[(?:plugin )?[\w-]+\])?$/,
{pattern:new RegExp(`^\\s{4}${_}${P}:$`),skip:6,over:/^(?!\s{4}|[✘▲X!] \[)/}],zeroColumn:!0},I("esbuild","esbuild-short",new RegExp(`^${_}${P}: (?<severity>\
ERROR|WARNING): (?<message>.+)$`),{zeroColumn:!0}),{name:"rolldown",tool:["rolldown","vite"],steps:[/^(?:(?<severity>Warning|Error): )?\[(?<code>[A-Z][A-Z_]+|builtin:[\w:-]+|plugin [\w:-]+)\] (?<message>\S.*)$/,
{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[ ?${_}:(?<line>\\d{1,7}):(?<column>\\d{1,7}) ?\\]$`),skip:1}]},{name:"vite-plugin-svelte",tool:"vite",steps:[
new RegExp(`^\\[plugin(?: |:)vite-plugin-svelte[\\w:-]*\\] ${_}${P}$`),/^(?:\w*Error: )?(?:\S{1,400}:\d+:\d+ )?(?<message>\S.*)$/],zeroColumn:!0},I("vite","vite\
-plugin-svelte-warning",new RegExp(`^\\[vite-plugin-svelte\\] ${_}${P} (?<message>.+)$`),{zeroColumn:!0,severity:"warning"}),{name:"vite-plugin-place",tool:"vit\
e",steps:[new RegExp(`^\\[plugin(?: |:)[\\w:-]+\\] ${_}${P}$`),/^(?:\w*Error: )?(?:\[[\w/-]+\] )?(?:\S{1,600}:\d+:\d+: )?(?<message>\S.*?)(?: \(\d+:\d+\))?$/]},
{name:"vite-prerender",tool:"vite",steps:[/^\[vite-prerender-plugin\] \[plugin vite-prerender-plugin\]$/,{pattern:/^(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:new RegExp(
`^> ${_}${P}$`),skip:12}]},{name:"parcel",tool:"parcel",steps:[/^@parcel\/[\w-]{1,60}: (?<message>\S.*)$/,{pattern:new RegExp(`^\\s{1,4}${Q}${P}$`),skip:4,over:/^(?:\S|$)/}]},
{name:"jiti",tool:["rsbuild","docusaurus","nuxt"],steps:[/^.{0,40}\b(?<message>ParseError: \S.*)$/,new RegExp(`^\\s{1,4}${Q}${P}$`)],zeroColumn:!0},I("vite","vi\
te-unresolved",/^(?:\w*Error: )?(?:\[vite\]: )?(?<message>Roll(?:up|down) failed to resolve import "[^"]{1,300}") from "(?<file>[^"]{1,400})"/),I("rollup","roll\
up-unresolved",/^(?:\[(?:!|error)\] )?(?:\w*Error: )?(?<message>(?:Could not resolve|Failed to resolve) (?:"[^"]{1,300}"|\S{1,300})) from "?(?<file>[^"]{1,400}?)"?$/),
I("rollup","rollup-export",/^(?:\[!\] )?(?:\w*Error: )?(?<message>["'][\w$]{1,200}["'] is not exported by "?[^\s",]{1,400}"?, imported by "?(?<file>[^\s"]{1,400}?)"?\.?)$/),
I("rollup","rollup-refused",/^(?:\[[\w:.-]{1,60}\] ){0,4}(?:\w{0,40}Error: )?(?<message>Could not load [^\s()]{1,300} \(imported by (?<file>[^)\s]{1,300})\): (?:Cannot|Can't|Must not) import\b.{0,300})$/),
I(["vite","vitepress"],"vite-plugin-message",new RegExp(`^(?:\\w*Error: )?(?:\\[[\\w:-]{1,60}\\] )?\\[plugin [\\w:-]{1,60}\\] ${_} \\((?<line>\\d{1,7}):(?<column>\
\\d{1,7})\\): (?<message>.+)$`)),I("rollup","rollup",new RegExp(`^(?:\\[!\\] )?(?:\\(plugin [\\w:@/. -]{1,80}\\) )?(?:RollupError: )?${_} \\((?<line>\\d{1,7}):(?<\
column>\\d{1,7})\\): (?<message>.+)$`),{zeroColumn:!0}),{name:"vite-config",tool:"vite",steps:[new RegExp(`^failed to load config from ${_}$`),/^error during build:$/,
/^(?!Error: (?:Build|Transform) failed)(?<message>\S.*)$/]},{name:"sass",tool:"sass",steps:[/^(?:\w*Error: )?(?:(?<severity>DEPRECATION WARNING|WARNING)(?: \[[\w-]+\])?: )?(?:\[sass\] )?(?<message>\S.*)$/,
{pattern:/^\s*[╷,]$/,skip:1,over:/^$/},{pattern:new RegExp(`^\\s+(?!\\S+\\.vue )${_} (?<line>\\d{1,7}):(?<column>\\d{1,7})\\s{1,4}\\S.*$`),skip:12}]},I("postc\
ss","postcss",new RegExp(`^(?:CssSyntaxError: (?:\\[[\\w-]+\\] )?(?:[\\w-]+: )?|(?:\\[[\\w:-]{1,60}\\] ){1,4})${_}${P}: (?<message>.+)$`)),{name:"vite-file",tool:"\
vite",steps:[/^\[(?:plugin )?[@\w:/-]+\] (?!✗ )(?:\[[@\w/-]+\] )?(?!✗|Transform failed|Build failed|\[)(?<message>\S.*?)(?: \(\d+:\d+\))?$/,{pattern:new RegExp(
`^file: ${_}(?:${P})?(?: \\(.*)?$`),skip:40,over:/^(?!\s+at |\[|[✓✗x] |error during|vite v\d)/}]}],$=[I("typescript","tsc",new RegExp(`^(?:ERROR in )?${_}\\(\
(?<line>\\d{1,7}),(?<column>\\d{1,7})\\): (?<severity>error|warning) (?<code>TS\\d+): (?<message>.+)$`)),I("typescript","tsc-pretty",new RegExp(`^(?:Error: )?${_}${P}\
 - (?<severity>error|warning|hint|message) (?<code>TS\\d+|ts\\(\\d+\\)): (?<message>.+)$`)),{name:"ts-loader",tool:"webpack",steps:[new RegExp(`^\\[tsl\\] (?<seve\
rity>ERROR|WARNING) in ${_}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\)$`),/^\s+(?<code>TS\d+): (?<message>.+)$/]},{name:"tsc-frame",tool:"typescript",steps:[/^(?<code>TS\d+): (?<message>\S.*)$/,
{pattern:/^\s*> (?<line>\d{1,7}) \| (?<frame>.*\S)$/,skip:12,over:/^\s/}]},{name:"eslint-stylish",tool:"eslint",steps:[/^(?<file>(?:[A-Za-z]:[\\/]|\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,
/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})\s{1,40}(?<severity>error|warning|Error:|Warning:)\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/],repeat:!0},
{name:"eslint-react-scripts",tool:"react-scripts",steps:[/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^\s+Line (?<line>\d{1,7}):(?<column>\d{1,7}):\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/],
repeat:!0},{name:"eslint-react-scripts-syntax",tool:"react-scripts",steps:[/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^Syntax error: (?<message>\S.*) \((?<line>\d{1,7}):(?<column>\d{1,7})\)$/]},
I("eslint","eslint-compact",new RegExp(`^${_}: line (?<line>\\d{1,7}), col (?<column>\\d{1,7}), (?<severity>Error|Warning) - (?<message>.*?\\S)(?: \\((?<code>[@\\w/-\
]+)\\))?$`)),I("eslint","eslint-unix",new RegExp(`^${_}${P}: (?<message>.*\\S) \\[(?<severity>Error|Warning)(?:/(?<code>[@\\w/-]+))?\\]$`)),{name:"prettier-chec\
k",tool:"prettier",steps:[/^\[warn\] (?<file>\S.{0,400}\.\w{1,20})$/,{pattern:/^\[warn\] (?<message>Code style issues .*)$/,skip:40,over:/^\[warn\] /}]},{name:"\
biome",tool:"biome",steps:[new RegExp(`^${_}(?:${P})? (?<code>[a-z]+(?:/\\w+)*)\\s.{0,40}\u2501\u2501\u2501`),{pattern:/^\s+(?<severity>[×✖!⚠i])\s(?<message>.+)$/,
skip:1,over:/^\s*$/}]}],N={pattern:/^(?<file>[^:*"<>|]{1,400}\.vue)$/,skip:1,over:/^$/},O=String.raw`\[vue/compiler-sfc\] (?<message>\S.*?)(?: \(\d{1,7}:(?<column>\d{1,7})\))?$`,
T={pattern:/^\s+\|\s+\^/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) \s*)?\|/},w=String.raw`(?<file>${S}\?vue&type=style[^:)\s]{0,200})`,A=/^\s+\S{1,400}\.vue (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
J=/^\s*(?:[╷,╵']|\d{1,7} [│|]|[│|])|^$/,C=[{name:"vue-script",tool:"vue-cli",steps:[new RegExp(`^\\[plugin(?: |:)vite:vue\\] ${S}${P}$`),new RegExp(`^(?\
:\\w*Error: )?${O}`),N,T],zeroColumn:!0},{name:"vue-script-vite7",tool:"vite",steps:[new RegExp(`^(?:\\[vite:vue\\] |SyntaxError: )${O}`),N,T],zeroColumn:!0},{name:"\
vue-style",tool:"vite",steps:[new RegExp(`^\\[plugin(?: |:)[\\w:-]{1,60}\\] ${w}(?::\\d{1,7}){2}$`),new RegExp(`^CssSyntaxError: ${S}${P}: (?<message>\\S.*)$`)]},
{name:"vue-style-vite7",tool:"vite",steps:[new RegExp(`^\\[vite:vue\\] ${S}${P}: (?<message>\\S.*)$`),new RegExp(`^file: (?:${S}(?::\\d{1,7}){2} \\()?${w}(?:(?:\
:\\d{1,7}){2}|\\))?$`)]},{name:"vue-sass",tool:"vite",steps:[new RegExp(`^\\[plugin(?: |:)vite:css\\] ${w}$`),/^Error: \[sass\] (?<message>\S.*)$/,{pattern:A,skip:12,
over:J}]},{name:"vue-sass-vite7",tool:"vite",steps:[/^\[vite:css\] \[sass\] (?<message>\S.*)$/,{pattern:A,skip:12,over:J},new RegExp(`^file: ${w}$`)]},{name:"sv\
elte-sass",tool:"vite",steps:[/^(?:\w*Error: |\[[\w:-]{1,60}\] )?Error while preprocessing (?<file>\S{1,400}\.svelte) - \[sass\] (?<message>\S.*)$/,{pattern:/^\s+\S{1,400}\.svelte\.vite-preprocess\.\w+ (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
skip:12,over:J}],part:"?vue&type=style&index=0"},I("vitepress","vitepress",/^(?:\w*Error: )?(?:\[vite:vue\] )?\[plugin vite:vue\] (?<file>[^:*"<>|]{1,400}\.md) \(\d{1,7}:\d{1,7}\): (?<message>\S.*?)(?: \(\d+:\d+\))?$/),
{name:"vitepress-script",tool:"vitepress",steps:[/^\[vite:vue\] \[vue\/compiler-sfc\] (?<message>\S.*?)(?: \(\d+:\d+\))?$/,{pattern:/^(?<file>[^:*"<>|]{1,400}\.md)$/,
skip:1,over:/^$/}]}];var G=g(6612);const F=/^(?:Error:)?[\s│]*(?:[├╰]─▶\s*)?[x×](?:\s*[x×])? (?<message>\S.*)$/,L={pattern:/^\s*[:·]\s+[\^─┬]/,
skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?[|│:·]/},R=/^(?<file>\.\/[^:*"<>|]{1,400})$/,M=/^Error: Error evaluating Node\.js code$/,y=/^(?:WARN\s{1,4})?🚨 Unable to index (?<file>[^:,*"<>|]{1,400})(?:,[^:]{1,400})?:$/u,
x=/^(?:WARN\s{1,4})?(?:\w*Error: )?(?<message>\S.*?)(?: (?=\S{1,400}\/\S)\S{3,801})?$/,E=String.raw`\((?<file>[^()]{1,400})\)(?: \[Line (?<line>\d{1,7}), Column (?<column>\d{1,7})\])?`,
K=[{name:"next-swc",tool:"next",steps:[F,{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[${_}:\\d{1,7}:\\d{1,7}\\]$`),skip:6,over:/^\s*[|│]|^$/},L]},{name:"\
next-config",tool:"next",steps:[/^\s*⨯ Failed to load (?<file>next\.config\.\w{2,3})\b/,{pattern:/^\[?Error:\s+[x×] (?<message>\S.*)$/,skip:4},/^\s*[╭,][─-]{1,3}\[\d{1,7}:\d{1,7}\]$/,
L]},{name:"swc",tool:"swc",steps:[F,new RegExp(`^[\\s\u2502]*[\u256D,][\u2500-]{1,3}\\[${_}${P}\\]$`)]},{name:"next",tool:"next",steps:[new RegExp(`^(?<file>\\./\
[^:*"<>|]{1,400}?)${P}$`),/^(?:(?:Type )?[Ee]rror: )?(?<message>\S.*)$/]},{name:"next-loader-place",tool:"next",steps:[R,M,/^(?<line>\d{1,7}):(?<column>\d{1,7}): (?!.*\(\d{1,7}:\d{1,7}[-\d:]*\)$)(?<message>\S.*)$/]},
{name:"next-loader",tool:"next",steps:[R,M,{pattern:/^(?!Error: \[MDX\])(?:\d{1,7}:\d{1,7}: |- )?(?<message>\S.*?)(?: \((?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?\))?$/,
skip:1}]},{name:"next-mdx",tool:"next",steps:[R,/^(?:\w*Error: )?(?=[A-Z])(?<message>\S.*?) \((?<line>\d{1,7}):(?<column>\d{1,7})-\d{1,7}:\d{1,7}\)$/]},{name:"n\
ext-module",tool:"next",steps:[R,/^(?:\w*Error: )?(?<message>Module not found: .+)$/]},{name:"next-prerender",tool:"next",steps:[/^Error occurred prerendering page /,
/^(?<message>\S.*)$/,{pattern:z,skip:20,over:q}]},{name:"gatsby-query",tool:"gatsby",steps:[/^error There was a problem parsing "(?<file>[^"]{1,400})"; any GraphQL$/,
{pattern:/^(?<message>This may indicate a syntax error in the code), or/,skip:2}]},{name:"gatsby-config",tool:"gatsby",steps:[/^error Failed to compile Gatsby files/,
{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^File path: (?<file>\S.{0,400})$/,skip:4}]},{name:"gatsby-lifecycle",tool:"gatsby",steps:[/^error "(?<file>[^"]{1,400})" threw an error while running the \w+ lifecycle:$/,
{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^> (?<line>\d{1,7}) \|/,skip:8}]},{name:"storybook-index-place",tool:"storybook",steps:[y,x,{pattern:/^(?:\S{1,400} )?\(line (?<line>\d{1,7}), col (?<column>\d{1,7})\)$/,
skip:1}],zeroColumn:!0},{name:"storybook-index",tool:"storybook",steps:[y,x]},{name:"storybook-config",tool:"storybook",steps:[/couldn't evaluate your (?<file>\S{1,400}) file\.$/,
{pattern:/^Original error:$/,skip:2,over:/^$/},{pattern:/^(?!\w*Error: Transform failed)(?:\w*Error: )?(?:<stdin>:(?<line>\d{1,7}):(?<column>\d{1,7}): ERROR: )?(?<message>\S.*)$/,
skip:1}],zeroColumn:!0},I("vitepress","vitepress-dead-link",/^(?:\(!\) )?(?<message>Found dead link \S{1,300}) in file (?<file>\S{1,400}\.md)$/),{name:"docusaur\
us-mdx",tool:"docusaurus",steps:[/MDX compilation failed for file "(?<file>[^"]{1,400})"$/,/^[\s│]*Cause: (?<message>\S.*)$/,{pattern:/^[\s│]*"line": (?<line>\d{1,7}),?$/,
skip:20}]},{name:"svelte-check",tool:"svelte-check",steps:[new RegExp(`^${_}${P}$`),/^(?<severity>Error|Warn|Hint): (?<message>\S.*?)(?: \((?<code>\w+)\))?$/]},
I("svelte-check","svelte-check-machine",/^\d{13} (?<severity>ERROR|WARNING) "(?<file>[^"]{1,400})" (?<line>\d{1,7}):(?<column>\d{1,7}) "(?<message>.+?)(?=\\n|"$)/),
{name:"astro-location",tool:"astro",steps:[/^(?!\s*(?:Hint|Error reference|Location|Stack trace):)(?:\[(?<code>\w+Error)\] (?=\S)|(?=[A-Z]\S* )(?!Build failed))(?<message>.+)$/,
{pattern:/^\s+Location:$/,skip:20,over:/^(?!\s*Stack trace:|\s+at |\[)/},new RegExp(`^\\s+${_}${P}$`)],zeroColumn:!0},I("metalsmith","metalsmith",/^Error: (?<message>Invalid frontmatter) in the file at: (?<file>\S.{0,400})$/),
{name:"eleventy-nunjucks",tool:["eleventy","nunjucks","metalsmith"],steps:[new RegExp(`^(?:\\d{1,2}\\.|>|Template render error:(?: \\S{1,200}:)?) ${E}$`),{pattern:/^\s+(?:Error: )?(?!(?:Template render error: )?\([^()]{1,400}\))(?<message>\S.*?)(?: \(via [\w ]+\))?$/,
skip:4,over:new RegExp(`^\\s*(?:Template render error: )?${E}$`)}],part:G.$p},I("eleventy","eleventy-liquid",/^(?:\d{1,2}\. )?(?:\w+Error: )?(?<message>\S.*), file:(?<file>[^,]{1,400}), line:(?<line>\d{1,7})(?:, col:(?<column>\d{1,7}))?/,
{part:G.$p}),{name:"eleventy-data",tool:"eleventy",steps:[/^\d{1,2}\. Having trouble (?:parsing data file|reading front matter from template) (?<file>\S{1,400}) \(via /,
/^\d{1,2}\. (?<message>\S.*?)(?: \((?:line )?(?<line>\d{1,7})(?::| column )(?<column>\d{1,7})\))?(?: \(via \w+\))?$/]},{name:"eleventy-layout",tool:"eleventy",steps:[
/^\d{1,2}\. Problem creating an Eleventy Layout for the "(?<file>[^"]{1,400})" template file\./,/^\d{1,2}\. (?<message>\S.*?)(?: \(via [^()]{1,200}\))?$/]},{name:"\
eleventy-config",tool:"eleventy",steps:[/^\d{1,2}\. Error in your Eleventy config file '(?<file>[^']{1,400})'\./,{pattern:/^\d{1,2}\. (?!There was a problem importing|Cannot find (?:module|package) )(?<message>\S.*?)(?: \(via \w+\))?$/,
skip:1,over:/^\d{1,2}\. There was/}]}],D=new RegExp(`^\\s{0,4}(?:\\[?(?:ERROR|error)\\]?:? )?(?<message>(?:${W}(?: \\[\\w+\\])?|error): .+)$`),se=/^\s*\[cause\]: (?<message>\S.*)$/,
ue=80,me={name:"node-cause",tool:"node",match(he,Ee){if(!he.find(D,Ee))return;let Ae,Re,Se=!1,_e=Ee+1;for(;_e<he.length&&_e<Ee+ue;_e++){const Le=he.line(_e)?.text??
"",Ce=he.find(se,_e)?.groups?.message;Ce!==void 0&&([Re,Se]=[Ce,!1]);const Pe=z.exec(Le.replace(/ \{$/,""))?.groups;if(Pe&&(Ae===void 0||Re!==void 0&&!Se)&&([Ae,
Se]=[{...Pe},!0]),Ce===void 0&&!q.test(Le)&&!/^[{}]/.test(Le))break}return Ae&&Re?{groups:[{...Ae,message:Re}],next:_e}:void 0}},be=/^\s+File "(?<file>[^"]{1,400})", line (?<line>\d{1,7})/,
ee=/\/site-packages\/|\/dist-packages\/|\/lib\/python\d|^</,ne=/^(?<message>[A-Za-z_][\w.]{0,100}(?:: .+)?)$/,oe={name:"python",tool:"python",match(he,Ee){if(!(he.
line(Ee)?.text??"").startsWith("Traceback (most recent call last)")&&!he.find(be,Ee))return;let Re;for(let Se=Ee;Se<he.length&&Se<Ee+200;Se++){const _e=he.line(
Se)?.text??"",Le=he.find(be,Se)?.groups;if(Le&&!ee.test(Le.file??"")&&(Re={...Le}),Se===Ee||_e.startsWith(" "))continue;const Ce=ne.exec(_e)?.groups?.message;return Re&&
Ce?{groups:[{...Re,message:Ce}],next:Se+1}:void 0}}},H=[{name:"vitest",tool:"vitest",steps:[/^\s*FAIL\s+\S{1,400} > (?<test>\S.{0,300})$/,/^(?<message>\S.*)$/,{
pattern:new RegExp(`^ \u276F (?!.*node_modules)(?:\\S.{0,200} )?(?<file>(?:[A-Za-z]:)?[^\\s:]{1,400})${P}$`),skip:40}]},{name:"jest-syntax",tool:"jest",steps:[new RegExp(
`^\\s{4}${Q}:(?<line>\\d{1,7})$`),{pattern:new RegExp(`^\\s{4}(?<message>${W}: .+)$`),skip:6}]},{name:"jest",tool:"jest",steps:[/^\s{2}● (?!Test suite failed to run)(?<test>\S.*)$/,
{pattern:/^\s{4}(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:z,skip:40,over:/^(?!\s{2}●)/}]},{name:"rust",tool:"cargo",steps:[/^(?<severity>error|warning)(?:\[(?<code>\w+)\])?: (?<message>.+)$/,
new RegExp(`^\\s*--> ${_}${P}$`)]},oe,{name:"go-panic",tool:"go",steps:[/^panic: (?<message>.+)$/,{pattern:new RegExp(`^\\s(?!.*/go/(?:src|pkg/mod)/)${_}:(?<lin\
e>\\d{1,7})(?: \\+0x.*)?$`),skip:20}]},{name:"node-syntax",tool:"node",steps:[new RegExp(`^(?!.*node_modules)${Q}:(?<line>\\d{1,7})$`),{pattern:new RegExp(`^(?<\
message>${W}(?: \\[\\w+\\])?: .+)$`),skip:6}]},I("node","node-import",/^(?:\w*Error )?\[?(?<code>ERR_MODULE_NOT_FOUND|ERR_PACKAGE_PATH_NOT_EXPORTED)\]?: (?<message>(?:Cannot find (?:module|package)|Package subpath) '[^']{1,400}'(?: is not defined by "exports" in \S{1,400})?) imported from (?<file>\S{1,400})$/),
me,{name:"node-stack",tool:"node",steps:[D,{pattern:z,skip:20,over:q}]},{name:"consola",tool:["nuxt","docusaurus"],steps:[/^\[(?:error|fatal)\] (?<message>\S.*)$/,
{pattern:z,skip:20,over:/^\s+at /}]},I(void 0,"plain",new RegExp(`^\\s{0,4}(?!- )(?:(?:vet|error|ERROR|Error):? (?:in )?)?${Q}${P}:?(?: -)?\\s+(?:(?:fatal )?(?<s\
everity>error|warning|note|info)\\b[: ]\\s*)?(?!\\+0x)(?<message>\\S.*)$`))],re=new RegExp(`^(?:File: |(?<severity>ERROR|WARNING) in )${_}(?:[: ]\\d+:[\\d:-]+)?$`),
we=[{name:"rspack-syntax",tool:["rspack","rsbuild"],steps:[re,/^\s+× Module build failed \(from builtin:/,/^\s+╰─▶\s+×\s+(?:x )?(?:Syntax Error: )?(?<message>\S.*)$/,
/^[\s│]*[╭,][─-]{1,3}\[(?:[^\]]{0,400}:)?(?<line>\d{1,7}):(?<column>\d{1,7})\]$/],zeroColumn:!0},{name:"rspack",tool:["rspack","rsbuild"],steps:[re,{pattern:/^\s+(?:╰─▶\s+)?× (?!(?:\w*Error: )?Module build failed)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^\s+× Module build failed/}]},I(["docusaurus","react-scripts","gatsby"],"unresolved-in-folder",/^(?:\s*× |\w*Error: )?(?<message>(?:Module not found: (?:Error: )?)?Can't resolve '[^']{1,300}') in '(?<file>[^']{1,400})'$/),
I("react-scripts","react-scripts-css",new RegExp(`^Syntax error: ${Q} (?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`)),{name:"fork-ts-checker",
tool:"webpack",steps:[new RegExp(`^(?<severity>ERROR|WARNING) in ${_}${P}(?:-[\\d:]+)?$`),/^(?<code>TS\d+): (?<message>.+)$/]},{name:"webpack-loader-place",tool:"\
webpack",steps:[new RegExp(`^(?<severity>ERROR|WARNING) in (?:${S})(?: \\d+:[\\d-]+)?(?: \\(.*)?$`),{pattern:new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\\
) ${_} (?<message>[A-Z].*)$`),skip:5}]},I("gatsby","postcss-loader",new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${Q} (?<message>[A-Z].*)$`)),{name:"\
webpack-place",tool:"webpack",steps:[new RegExp(`^(?<severity>ERROR|WARNING) in ${_}(?: \\d+:[\\d-]+)?(?: \\(.*)?$`),{pattern:new RegExp(`^(?:\\w*Error: )?(?:${S}\
: )?(?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`),skip:2}],zeroColumn:!0},{name:"webpack",tool:"webpack",steps:[new RegExp(`^(?!.*sass-loader\
)(?<severity>ERROR|WARNING) in ${_}(?: (?<line>\\d{1,7}):(?<column>\\d{1,7})(?:-[\\d:]+)?)?(?: \\(.*)?$`),{pattern:/^(?!Module build failed|\.\/\S+ \d|\[tsl\]|\d{1,7}:[\d-]+$)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^Module build failed/}],zeroColumn:!0}],Te=[...$,...C,...V,...we,...K,...H]}),7214:((Oe,le,g)=>{g.d(le,{Ap:()=>w,RD:()=>ue,SN:()=>y,XQ:()=>M,c3:()=>be,
ne:()=>O,ri:()=>N,wG:()=>me});var S=g(6760),_=g(5807),Q=g(5230),P=g(770),W=g(8724),q=g(1981);const z=[/Cannot find (?:module|package) '(?<what>[^']{1,300})' imported from (?<from>\S{1,400})/,
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
function N(ee){const ne=(0,P.fO)(ee),{link:oe}=$.exec(ne)?.groups??{};if(oe)return new RegExp(`(?<=["'\`]|\\]\\()${(0,_.Kf)(oe)}(?:\\.(?:md|html))?(?=["'\`)?#\\s])`);
const{owner:H,subpath:re}=I.exec(ne)?.groups??{};if(H&&re)return new RegExp(`(?<=["'\`])${(0,_.Kf)(`${H}${re}`)}(?=["'\`])`);for(const $e of[V,...z]){const{named:we,
sheet:Te,what:he=we??Te,path:Ee}=(0,Q.$)($e,ne)?.groups??{},Ae=he?(0,_.Kf)(he):Ee&&`[@~#$][^\\s"'\`]{0,300}?/${(0,_.Kf)(S.posix.basename(Ee))}`;if(Ae)return new RegExp(
`(?<=["'\`]|(?:url|\\])\\()${Ae}(?=["'\`)?#])`)}}function O(ee){for(const{file:oe,severity:H,message:re,code:$e}of ee.facts.diagnostics??[]){if((0,W.g)({code:$e??
null}))return;if(H!=="error")continue;const we=(0,P.fO)(re),Te=T(G(we,oe),re),he=Te?.kind==="file"?void 0:D(we,oe,ee.facts.list);if(he??Te)return he??Te}if(ee.facts.
diagnostics?.some(oe=>oe.severity==="error"))return;const ne=ee.lines.findLastIndex(oe=>A.test(oe));for(const[oe,H]of ee.lines.entries()){const re=G(H,void 0);if(re)
return oe<ne-J?void 0:re}}function T(ee,ne){return ee?.kind!=="package"||(0,P.x_)(ne)===void 0?ee:{...ee,kind:"file",specifier:w(ne)??ee.specifier}}function w(ee){
const ne=(0,P.fO)(ee);return z.map(oe=>(0,Q.$)(oe,ne)?.groups?.what).find(Boolean)}const A=/^(?:Uncaught )?(?:Reference|Type|Range)Error: (?!.*\b(?:module|package|import|resolve)\b)/,
J=3,C=/^@[\w-]{1,100}\/[\w-]{1,100}$/;function G(ee,ne){for(const oe of z){const H=(0,Q.$)(oe,ee)?.groups;if(H?.path)return{kind:"file",specifier:H.path,importer:"\
."};if(H?.sheet)return{kind:"file",specifier:H.sheet,importer:ne};const re=H?.what??H?.named;if(!H||!re)continue;const $e=ne??H.from,we=/\.(?:html?|css|s[ac]ss|less|json)$/.
test($e??"")&&!C.test(re);if(H.named===void 0&&we||/\.(?:html|njk|liquid)$/.test(re)||/^(?:\.{1,2}(?:\/|$)|\/)/.test(re))return{kind:"file",specifier:re,importer:$e};
const he=/^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.exec(re)?.[0];return he===void 0||re[he.length]===":"?void 0:{kind:"package",specifier:he,importer:$e}}}const F=[
"",..."ts tsx js jsx mjs cjs vue svelte astro css scss json".split(" ").map(ee=>`.${ee}`)],L=/\.(?:css|s[ac]ss|less)$/,R=["",".css",".scss",".sass",".less"];function M(ee){
const ne=ee.facts.list??be(y(ee.facts)),oe=O(ee),H=oe?.kind==="file"&&!y(ee.facts).some(P.lQ)?oe:void 0;for(const re of H?me(H):[]){const $e=L.test(H?.importer??
"")?R:F,we=(0,q.M)(re,ne,$e);if(we!==void 0&&H)return{specifier:H.specifier,actual:we}}}function y({diagnostics:ee=[]}){return(0,P.Or)(ee.find(({severity:ne})=>ne===
"error")?.message??"")}const x=/^(?:[@~#]|\$\w{1,20})\/(?<rest>[^'"\s]{1,300})$/,E=/^[@~#$]?(?<rest>[\w-]{1,60}\/[^'"\s]{1,300})$/,K=["","src","src/lib","app"];
function D(ee,ne,oe){const H=w(ee);return H&&(x.test(H)||se(H,ne,oe).length>0)?{kind:"file",specifier:H,importer:ne}:void 0}function se(ee,ne,oe){const[H=""]=E.
exec(ee)?.groups?.rest?.split("/",1)??[];return H===""||!oe||/^(?:node_modules|src|lib)$/.test(H)?[]:ue(ne).filter(re=>oe(re).includes(H)&&oe(S.posix.join(re,H)).
length>0)}function ue(ee){const ne=ee.split("/").slice(0,20),oe=ne.map((H,re)=>ne.slice(0,re).join("/"));return[...new Set(oe.flatMap(H=>K.map(re=>S.posix.join(
H,re))))].map(H=>H==="."?"":H)}function me({specifier:ee,importer:ne}){const oe=(x.exec(ee)??E.exec(ee))?.groups?.rest;if(oe&&!/^\.{1,2}\//.test(ee))return ue(ne??
"").map(re=>S.posix.join(re,oe));if(ee.startsWith("/")){const re=ee.split("/").slice(1,40);return re.map(($e,we)=>re.slice(we).join("/"))}const H=ne&&S.posix.join(
S.posix.dirname(ne),ee);return!H||H.startsWith("..")||H.startsWith("/")?[]:[H]}function be(ee){const ne=new Map;for(const oe of ee){const H=oe.split("/");for(const[
re,$e]of H.entries()){const we=H.slice(0,re).join("/"),Te=ne.get(we)??new Set;ne.set(we,Te.add($e))}}return oe=>[...ne.get(oe)??[]]}}),8503:((Oe,le,g)=>{g.d(le,
{f:()=>P});var S=g(6760),_=g(9882),Q=g(7214);function P(C){const{list:G}=C.facts,F=(0,Q.SN)(C.facts);if(F.length>0)return F;const L=(0,Q.ne)(C);if(!G||L?.kind!==
"file")return[];const R=(0,Q.wG)({...L,specifier:L.specifier.replace(/[?#].*$/,"")}),{importer:M}=L;for(const E of R){const K=z(E,G,M);if(K.length>0)return K}return(/\.html?$/.
test(M??"")?R.map(E=>q(E,G)):[]).find(E=>E.length>0)??(R.length>0?J(S.posix.basename(R[0]??""),G,M):[])}const W=/^(?:main|index|entry)\./i;function q(C,G){const F=S.
posix.dirname(C),L=S.posix.basename(C);return!W.test(L)||F==="."?[]:G(F).filter(M=>W.test(M)&&N(M,L)).map(M=>S.posix.join(F,M)).slice(0,3)}function z(C,G,F=""){
const L=C.split("/").filter(D=>D!==".");let R="";for(const D of L.slice(0,-1)){const se=G(R),ue=se.filter(be=>be!=="node_modules"&&!be.startsWith(".")),me=se.includes(
D)?D:(0,_.pA)(D,ue)[0];if(me===void 0)return[];R=S.posix.join(R,me)}const M=L.at(-1)??"",y=G(R).filter(D=>N(D,M,F)),x=y.filter(D=>T(D)===T(M)),E=x.length>0?x:(0,_.
pA)(O(M),y.map(O));return y.filter(D=>x.includes(D)||E.includes(O(D))).map(D=>S.posix.join(R,D)).slice(0,3)}const I=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|json)$/i,
V=/\.(?:p?css|s[ac]ss|less|styl)$/i,$=/\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/i;function N(C,G,F=""){if(V.test(F)&&O(G)===G)return V.test(C);if(O(C)===C)return!0;
const L=[I,V,$].find(R=>R.test(G));return L?L.test(C):O(G)===G?I.test(C)||V.test(C):(0,S.extname)(C)===(0,S.extname)(G)}function O(C){return C.replace(/(?<=.)\.[a-z]\w{1,9}$/i,
"")}function T(C){return O(V.test(C)?C.replace(/^_(?=.)/,""):C)}const w=200,A=/^(?:\.|node_modules$|dist$|build$|out$|vendor$|coverage$)/;function J(C,G,F=""){const L=[],
R=[""];for(let M=0;M<R.length&&M<w;M++){const y=R[M]??"";for(const x of G(y)){const E=S.posix.join(y,x);T(x).toLowerCase()===T(C).toLowerCase()&&N(x,C,F)&&L.push(
E),!A.test(x)&&O(x)===x&&R.push(E)}}return V.test(F)&&L.length>1?[]:L.slice(0,3)}}),107:((Oe,le,g)=>{g.d(le,{Se:()=>q,ry:()=>R});var S=g(5807);const _={lines:5e3,
characters:256*1024,lineLength:1e3,entryLength:64*1024},Q=[/^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:?(?: |$)/,/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M)?\]?:? (?=\S)/,
/^(?<folder>\.|[\w@.-]{1,100}(?:\/[\w@.-]{1,100}){1,6}) (?!error|warning|note|info|failed)[a-z][\w:-]{0,60}(?:: |:$|\$ )/,/^(?<task>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[a-z][\w:-]{0,60}):(?: |$)/,
/^\[@?[\w./-]{1,80}\]: /,/^➤ YN\d{4}: (?:[│┌└] ?)?/,/^@?[^\s@]{1,100}@(?:workspace:(?<folder>[\w@./-]{1,200})|\w{1,20}:\S{1,200}) STD(?:ERR|OUT)(?: |$)/,
/^\[\d{1,2}\] /,/^#\d{1,4} \d{1,5}\.\d{1,3} /,/^[a-z][\w.-]{0,60}-\d{1,3} {1,20}\| /,/^npm (?:ERR!|error)(?: |$)/,/^\[(?:11ty|webpack-cli)\](?: |$)/,/^Original error stack trace: (?=\S)/,
/^│ (?=\w*Error: )/,/^[│└■▲●◆◇](?: {2}|$)/u,/^\[(?:log|info|warn|error)\] \[nitro\](?: |$)/],P=4,W=[/^> @?[^\s@]{0,100}@\S{0,100} \S{1,100} (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,
/^(?<task>@?[\w./-]{1,120}#[\w:-]{1,60}):\s{1,4}ERROR\s{1,4}command \((?<folder>[^()]{1,400})\)/,/^ERROR: command finished with error: command \((?<folder>[^()]{1,400})\)/,
/^location (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/];function q(y){const x=[];let E=_.characters;for(let ue=y.length-1;ue>=0&&x.length<_.lines&&E>0;ue--){const me=y[ue]??
"",ee=(me.length>_.entryLength?me.slice(-_.entryLength):me).split(`
`);for(let ne=ee.length-1;ne>=0&&x.length<_.lines&&E>0;ne--){const oe=ee[ne]??"",H=z((0,S.Ow)(F((0,S.Nl)(oe)),_.lineLength).trimEnd());E-=Math.max(H.length,oe.length/
16),x.push(H)}}const K=I(x),D=A(T(x.reverse().map(ue=>J(ue,K)))),se=V(D);return D.map(({text:ue,folder:me,task:be})=>({text:ue,folder:me??se.get(be??"")}))}function z(y){
return y.includes(":undefined")?y.replace(/(?<=\.\w{1,10})(?::undefined){1,2}(?!\S)/g,""):y}function I(y){const x=y.map(E=>E.includes("nx run ")?/\bnx run ([@\w./-]{1,100}):/.
exec(E)?.[1]:/^([\w@.-]{1,100} [a-z][\w:-]{0,60})\$ /.exec(E)?.[1]);return new Set(x.filter(E=>E!==void 0))}function V(y){const x=new Map;for(const{text:E,task:K}of y)
for(const D of W){const se=D.exec(E)?.groups;se?.folder&&x.set(K??se.task?.replace("#",":")??"",se.folder)}return x}const $=/^(?:.{0,200}\s)?Unexpected (?:token|non-whitespace)\b.{0,60}, (?:\.\.\.)?".{0,100}$/,
N=/"(?:\.\.\.)? is not valid JSON\b/,O=12;function T(y){const x=[];for(let E=0;E<y.length;E++){const K=y[E],se=K.text.includes("Unexpected ")&&$.test(K.text)&&!N.
test(K.text)?y.slice(E+1,E+1+O).findIndex(({text:me})=>N.test(me)):-1;if(se===-1){x.push(K);continue}const ue=y.slice(E,E+se+2).map(({text:me})=>me.trim());x.push(
{...K,text:ue.join(" ").slice(0,_.lineLength)}),E+=se+1}return x}const w=71;function A(y){if(!y.some(({text:K})=>K.startsWith("\u250C  Building storybook")))return y;
const x=[];let E=0;for(const K of y){const D=x.at(-1),[se=""]=K.text.split(" ",1),ue=K.boxed&&E>0&&E<=w&&E+1+se.length>w;D&&ue&&/^[\w("'`./@-]/.test(se)?x[x.length-
1]={...D,text:`${D.text} ${K.text}`.slice(0,_.lineLength)}:x.push(K),E=K.text.length}return x}function J(y,x){let E=y,K,D,se=!1;for(let ue=0;ue<P;ue++){const me=G(
E)??C(E,x);if(!me)break;K??=me.groups?.folder,D??=me.groups?.task,se||=me[0]==="\u2502  ",E=E.slice(me[0].length)}return{text:E,folder:K,task:D,boxed:se}}function C(y,x){
if(x.size===0)return;const E=/^(?<name>[@\w./-]{1,100}|(?<folder>[\w@.-]{1,100}) [a-z][\w:-]{0,60})(?::(?: |$)|\$ )/.exec(y);return E&&x.has(E.groups?.name??"")?
E:void 0}function G(y){for(const x of Q){const E=x.exec(y);if(E)return E}}function F(y){return y.includes("\r")?y.split("\r").findLast(x=>x.trim()!=="")??"":y}const L=/^> @?[^\s@]{1,150}@\S{1,60} (?:pre|post)?(?:install|prepare)$|^\$ (?!(?:npm|pnpm|yarn|bun|corepack) )/;
function R(y,x){const E=y[x]?.folder;return E!==void 0?!E.includes("node_modules"):y.slice(0,x).some(({text:K})=>L.test(K))}function M(y){const x=y.findIndex(K=>/\bnpm (?:ERR!|error) Usage:\s*$/.
test(K)),E=y.findIndex((K,D)=>D>x&&/\bnpm (?:ERR!|error) Run "npm help [\w-]{1,40}"/.test(K));return x===-1||E===-1?y:y.toSpliced(x,E-x)}}),5230:((Oe,le,g)=>{g.
d(le,{$:()=>Q});const S=new WeakMap,_=3;function Q($,N){const O=P($);if(O.length===0)return $.exec(N);for(const T of O)if(N.includes(T))return $.exec(N);return null}
function P($){let N=S.get($);if(N===void 0){const O=$.ignoreCase?[]:W($.source);N=O.every(T=>T.length>=_)?O:[],S.set($,N)}return N}function W($){const N=[""];let O="",
T=0;for(let w=0;w<=$.length;w++){const A=$[w]??"",J=A==="\\"?$[++w]??"":"";if(q.test(J))return[];if(A==="["&&(w=V($,w)),A==="("&&(T+=1),A===")"&&(T-=1),T>0&&A!==
"(")continue;const C=A==="\\"?J:A;if(C!==""&&!(A==="\\"?I:z).includes(C)){O+=C;continue}(A==="*"||A==="?"||A==="{")&&(O=O.slice(0,-1)),O.length>(N.at(-1)??"").length&&
(N[N.length-1]=O),O="",A==="{"&&(w=$.indexOf("}",w)),A==="|"&&N.push("")}return N}const q=/^[uxck\d]$/,z="()[{*+?^$.|",I="bBdDsSwWnrtfvpP";function V($,N){let O=N+
1;for(;$[O]!=="]";)O+=$[O]==="\\"?2:1;return O}}),770:((Oe,le,g)=>{g.d(le,{Or:()=>P,RU:()=>_,fO:()=>Q,lQ:()=>W,x_:()=>q});const S=/; there (?:is|are) (?<names>[^;]{1,300})$/;
function _(z,I){return I.length===0||S.test(z)?z:`${z.replace(/[.:]?\s{0,4}$/,"")}; there ${I.length===1?"is":"are"} ${I.join(", ")}`}function Q(z){return z.replace(
S,"")}function P(z){return S.exec(z)?.groups?.names?.split(", ")??[]}function W(z){return z.endsWith("/")}function q(z){return P(z).find(W)}}),6612:((Oe,le,g)=>{
g.d(le,{$p:()=>P,cU:()=>q,qD:()=>w});var S=g(5807);const _=[[/^file:\/\/(?:localhost)?(?=\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\/(?:\([\w-]+\)\/)?(?=\.{0,2}\/)/,
""],[/^webpack(?:-internal)?:\/\/[^/]*\//,""],[/^.*!/,""],[/\\/g,"/"],[/^\/?[A-Za-z]:(?=\/)/,""],[/[?].*$/,""]],Q=/^(?:node|https?|data|virtual|native|internal|bun|deno):|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|bin\/|etc\/|nix\/|proc\/|sys\/|snap\/|rustc\/|opt\/hostedtoolcache\/)|(?:^|\/)(?:node_modules|site-packages|dist-packages|\.git|\.nvm|\.pyenv|\.cargo|\.rustup|\.yarn|\.pnpm|\.pnpm-store|\.volta|\.bun)(?:\/|$)|\/go\/pkg\/mod\//,
P="?body",W=/\?vue&type=[\w&=.-]{1,200}/,q=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g,z=40,I=2e4,V=500,$=100;function N(G,F){const L={...F,exists:O(
F)},R=new Map,M=new Map;for(const E of G){R.has(E.file)||R.set(E.file,w(E.file,L));const K=R.get(E.file);if(K===void 0)continue;const[D,se]=W.test(E.file)||E.file.
endsWith(P)?[null,null]:[E.line,E.column],ue=T(cleanLine(E.message,V),L),me=E.code&&cleanLine(E.code,$),be=JSON.stringify([K,D,se,ue]);M.has(be)||M.set(be,{...E,
file:K,line:D,column:se,code:me,message:ue})}const y=[...M.values()],x=new Set(y.filter(({line:E})=>E!==null).map(({file:E,message:K})=>`${E}
${K}`));return y.filter(({line:E,file:K,message:D})=>E!==null||!x.has(`${K}
${D}`))}function O(G){const F=new Map;return L=>{const R=F.get(L);if(R!==void 0)return R;const M=F.size<I&&G.exists(L);return F.size<I&&F.set(L,M),M}}function T(G,F){
return G.replace(W,"").replace(q,L=>w(L,F)??L)}function w(G,F){const L=A(G);if(!(L===""||L.includes("\0")||Q.test(L))){for(const R of J(L,F))if(R!==void 0&&!Q.test(
R)&&F.exists(R))return R}}function A(G){let F=G.startsWith("file://")?(0,S.oF)(G):G;for(const[L,R]of _)F=F.replace(L,R);return F}function*J(G,F){const L=F.rootDirectory??
"";if(!G.startsWith("/")){for(const M of[...F.folders??[],L,""])yield C(`${M}/${G}`);return}const R=C(G)?.split("/")??[];if(!(R.length>z))for(let M=0;M<R.length;M++){
const y=R.slice(M).join("/");yield y,L!==""&&(yield C(`${L}/${y}`))}}function C(G){const F=[];for(const L of G.split("/"))if(!(L===""||L===".")){if(L!=="..")F.push(
L);else if(F.pop()===void 0)return}return F.length===0?void 0:F.join("/")}}),8724:((Oe,le,g)=>{g.d(le,{g:()=>q,l:()=>w});var S=g(6760);const _=["error","warning",
"notice"],Q=/^\..|.\.config\.[a-z]{1,10}$|^package(?:-lock)?\.json$/;function P(A){const J=S.posix.basename(A);return Q.test(J)||J.includes("tsconfig")&&J.endsWith(
".json")}const W=/^TS5\d{3}$/;function q({code:A}){return W.test(A??"")}const z=/^ts\(?(?:2304|2305|2307|2503|2552|2580|2614|2686|2688|2694|2724|2792|2882)\)?$/i,
I=/^ts\(?(?:6133|6138|6192|6196|6198|6385|6387|7005|7006|7016|7019|7022|7023|7024|7027|7028|7030|7031|7034|7044|7045|7053|18046|80\d{3})\)?$/i,V=/^(?:\w*Error: )?(?:[×x] )?(?:(?:Module )?[Bb]uild failed\b|Unexpected (?:token|eof|end of file)\b|Expression expected|Declaration or statement expected|Unterminated regexp literal|Expected (?:ident|unicode escape)\b|'(?:[),;:}]|=>|<\/)' expected)/i;
function $({code:A,message:J}){const C=A??"";return(z.test(C)?-1:0)+(I.test(C)?3:0)+(V.test(J)?.5:0)}function N({code:A}){const[J="",...C]=(A??"").split("/").reverse();
return/^[a-z][a-z-]+$/.test(J)&&C.every(G=>/^@?[a-z][\w-]*$/.test(G))}const O=/^Parsing error|\bUnable to resolve\b|\bis not defined\b|\bnot found in\b/;function T(A){
return q(A)?-2:P(A.file)?1:0}function w(A,J=10){const C=new Set,G=new Set,F=A.map(y=>{const x=JSON.stringify([y.severity,y.file,y.line]),E=JSON.stringify([y.severity,
y.message]),K=N(y)&&O.test(y.message),D=C.has(x)||G.has(E);C.add(x),G.add(E);const se=(y.line===null?4:0)+(D&&!K?2:0)+T(y)+$(y)-(K?1:0);return{diagnostic:y,weight:se}}),
L=_.map(y=>F.filter(({diagnostic:x})=>x.severity===y).toSorted((x,E)=>x.weight-E.weight).map(({diagnostic:x})=>x)),R=Math.max(0,J),M=y=>Math.max(0,(y?.length??0)-
R);return{shown:L.flatMap(y=>y.slice(0,R)),rest:{error:M(L[0]),warning:M(L[1]),notice:M(L[2])}}}}),1981:((Oe,le,g)=>{g.d(le,{M:()=>P,p:()=>_});var S=g(6760);function _(W,{
facts:q,lines:z}){if(!W.startsWith("/"))return W;const I=W.split("/"),V=(q.diagnostics??[]).map(({file:O})=>O.split("/",1)[0]??"").filter(O=>O!==""),$=[...new Set(
["node_modules",...q.list?.("")??[],...V])],N=I.findIndex(O=>$.includes(O));if(N>0)return I.slice(N).join("/");for(let O=I.length-1;O>1;O--){const T=`${I.slice(
0,O).join("/")}/`;if(z.some(w=>$.some(A=>Q(w,T+A))))return I.slice(O).join("/")}return W}function Q(W,q){const z=W.indexOf(q);return z>=0&&!/[\w.-]/.test(W[z+q.
length]??"")}function P(W,q,z=[""]){const I=W.split("/",40).filter($=>$!==""&&$!==".");let V="";for(const[$,N]of I.entries()){const O=q(V),T=($===I.length-1?z:[
""]).map(A=>`${N}${A}`),w=T.find(A=>O.includes(A))??T.map(A=>O.find(J=>J.toLowerCase()===A.toLowerCase())).find(Boolean);if(w===void 0)return;V=S.posix.join(V,w)}
return z.some($=>V===`${I.join("/")}${$}`)?void 0:V}}),3716:((Oe,le,g)=>{g.d(le,{LP:()=>_});var S=g(5807);function _(I){return/^\s*at\s.*[:)\d]$/.test(I)}const Q=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,
P=2,W=2e3;class q{#e;#t;#n=[];#s=0;constructor(V){this.#e=V}push(V){const $=stripEscapes(V.slice(0,W)).trimEnd().replace(/ \{$/,"");return _($)?this.#t===void 0&&
!Q.test($)?(this.#t=V,[...this.#o(),V]):(this.#s+=1,this.#n.length<P&&this.#n.push(V),[]):[...this.end(),V]}end(){return this.#t=void 0,this.#o()}#o(){const[V,$]=[
this.#s,this.#n];return[this.#s,this.#n]=[0,[]],V<P?$:[this.#e(V)]}}function z(I,V){const $=new q(V);return[...I.flatMap(N=>$.push(N)),...$.end()]}}),7491:((Oe,le,g)=>{
g.d(le,{E:()=>q});const S=/^\s{0,8}⚠|^(?:[▲!]\s{1,3})?(?:\[(?:warn(?:ing)?|hint|info)\]|(?:deprecation )?warning\b(?! as error))|^\s{0,4}(?![-*])[^\s:"']{1,400}(?::\d{1,7}){1,2}:?\s(?:-\s)?(?:warning|hint|info|note|message|suggestion)\b|^\s{0,4}[^\s:"']{1,400}\(\d{1,7},\d{1,7}\): (?:warning|info|message)\b|^\s*\d{1,7}:\d{1,7}\s{1,40}(?:warning|hint|info)\b/i,
_=/^\s*(?:[✘✖✗×⨯]|x\s|\[?(?:error|fatal)\b|\w{0,60}(?:Error|Exception)\b.{0,40}:\s|\d{1,7}:\d{1,7}\s{1,40}error\b)/i,Q=/^(?:\s|$|\d{1,7}(?:\s|$))/,P=/^(?:WARNING in \S|\(!\) Some chunks\b)/,
W=12;function q(z,I,V){const $=new Set;let N=!1,O=!1;for(let T=Math.max(0,I-W);T<V;T++){const w=z[T]?.text??"";O=P.test(w)||O&&w.trim()!==""&&!/^ERROR in /.test(
w),N=O||S.test(w)||N&&Q.test(w)&&!_.test(w),N&&$.add(T)}return $}}),3093:((Oe,le,g)=>{g.d(le,{wA:()=>As,RJ:()=>To});var S=g(6760),_=g(7994),Q=g(3052),P=g(1809),
W=g(2416);const q=[/(?:^|[\s:])([\w$]{1,100}) is not defined\b/,/\(reading '([\w$]{1,100})'\)/,/\.([\w$]{1,100})\)? is not a function\b/];function z(t){return q.
map(n=>n.exec(t)?.[1]).find(n=>n!==void 0)}function I(t){return/(?<!\.)\bjson5?\b/i.test(t)}function V(t){return/^\s{2,12}input: '([^'\\]{4,200})',?$/.exec(t)?.
slice(1)??[]}var $=g(3716),N=g(7491);const O=12,T=30,w={mentions:40,hints:10,shown:10,names:16,nameLength:200,tokens:60},A=/^[>$]\s[a-z@.]/;function J(t,{at:n,message:s,
details:r}){const i=(0,N.E)(t,n-O,n),c=[...t.keys()].slice(Math.max(0,n-O),n+T).filter(h=>!(i.has(h)||(0,P.Xk)(t[h]?.text??""))).sort((h,k)=>G(h,n)-G(k,n)),l=c.
map(h=>({each:h,text:(0,W.wh)(t[h]?.text??"")})).filter(({text:h})=>!A.test(h)),f=l.some(({text:h})=>C.test(h)),p=l.flatMap(({each:h,text:k})=>L(k,t[h]?.folder)).
slice(0,w.mentions);return{mentions:f?p.map(h=>h.inStack?h:{...h,line:null,column:null}):p,hints:f?[]:l.flatMap(({text:h})=>(0,$.LP)(h)?[]:E(h)).slice(0,w.hints),
shown:c.flatMap(h=>ue(t,h)).slice(0,w.shown),rows:l.flatMap(({text:h})=>se(h)),said:f?void 0:E(s)[0],message:s,words:[...new Set(s.match(/\w{2,40}/g))].slice(0,
w.tokens),names:[...$e(H(s)),...l.flatMap(({text:h})=>V(h))],details:[...new Set(r.filter(h=>!(oe.test(h)||(0,P.Ol)(h))).flatMap(h=>$e(H(h))))].slice(0,w.names),
atEnd:/\b(?:unexpected|got|reached|premature) (?:the )?end of (?:the )?(?:file|input|string)|\bunexpected EOF\b/i.test(s),identifier:z(s),isAbsence:/\b(?:required|missing|lacks|must (?:have|contain|export))\b/i.
test(s),routes:[...new Set([...Pe(s),...l.flatMap(({each:h,text:k})=>Pe(k,t[h+1]?.text))])].slice(0,w.hints),isJson:l.some(({text:h})=>I(h)),lacksScript:/\b(?:missing|no|unknown) script\b|\bscript not found\b|^Command "[^"]{1,100}" not found/i.
test(s)}}const C=/\bvite:vue\]\s\S{1,400}\.(?:md|html\.vue)\s/;function G(t,n){return t<n?(n-t)*2.5:t-n}const F=/^(?<path>[^\s]{1,400}?)(?::(?<line>\d{1,7})(?::(?<column>\d{1,7}))?|\((?<row>\d{1,7})[,:](?<character>\d{1,7})\))?$/;
function L(t,n){const s=(0,$.LP)(t),r=t.split(/[\s"'`<>{}|;*=]+/).slice(0,w.tokens);return r.flatMap((i,c)=>{const l=F.exec(Se(i))?.groups;if(!l?.path||!/[./]/.
test(l.path))return[];const[,f,p]=R.exec(r[c+1]??"")??[],h=f??M.exec(r.slice(c+1,c+3).join(" "))?.[1],k=y(l.line??l.row??h);return[{path:n===void 0||/^[/.]|^\w+:/.
test(l.path)?l.path:`${n}/${l.path}`,line:k,column:y(l.column??l.character??p),inStack:s}]})}const R=/^\((\d{1,7}):(\d{1,7})\)[:,.]?$/,M=/^line (\d{1,7})[:,.]?$/;
function y(t){return t&&Number(t)||null}const x=[/\bline(?:Number)?:?\s(?<line>\d{1,7})\b(?:[,:]?\s(?:column|col|character|char):?\s(?<column>\d{1,7}))?/i,/[([](?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?[)\]]/,
/\s(?:at|-)\s(?<line>\d{1,7}):(?<column>\d{1,7})\b/,/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})(?!:\d\d\b)[:\s]/];function E(t){for(const n of x){const s=n.exec(t)?.
groups,r=y(s?.line);if(r!==null)return[{line:r,column:y(s?.column)}]}return[]}const K=/^[\s│|]{0,40}(?<mark>>{0,2})\s{0,10}(?<line>\d{1,7})\s{0,4}(?:[|│┃]|:(?=\s))(?<text>.*)$/,
D=/^[\s│|·:╵┆╎-]*(?:\^|~~|─|━)/;function se(t){const n=K.exec(t)?.groups;return n?[{line:Number(n.line),text:n.text?.trim()??""}]:[]}function ue(t,n){
const s=K.exec((0,W.wh)(t[n]?.text??""))?.groups,r=s?.text?.trim()??"",i=s?.mark!==""||D.test((0,W.wh)(t[n+1]?.text??""));return r!==""&&i?[{line:Number(s?.line),
text:r}]:[]}const me=/"([^"]{2,200})"|(?<!\w)'([^']{2,200})'(?!\w)|`([^`]{2,200})`|“([^“”]{2,200})”/g,be=[/(?:^|\s)(?:Error:\s)?([^\s:"'`]{2,200}):?\s(?:is not|isn't|not found|is undefined|was not|could not be|does not|doesn't|cannot be|failed to|must be|is missing|is required|doesn’t)\b/,
/\b(?:partial|tag|helper|filter|mixin|layout|field|plugin|package|module|specifier|host|tarball):?\s"?([^\s"'`,;()]{2,200})/i,/\b[Uu]n(?:known|supported|recognized) (?:browser|engine|environment|flag|format|key|language|locale|option|preset|property|rule|target|theme|type|unit) ([^\s"'`,;:()]{2,100})$/,
/(?:^|[\s*])([\w.-]{2,60}):\s(?:Invalid|Required|Expected)\b/,/\b\d{1,3}(?:\.\d{1,3}){3}:(\d{2,5})\b/,/^\s*(?:[-*•]|->)\s(?:linking to\s)?(\S{2,200})$/,/\bproperties\s?\(([^\s()]{2,100})\)/],
ee=/^(?:@[\w.-]+\/[\w.-]+|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|[a-z]+(?:[A-Z][a-z0-9]*)+|[\w.-]+@[\^~>=<\w.*:-]+|\.{1,2}\/\S+|(?:[\w@.-]+\/)+[\w.-]+\.\w{2,5}|[\w.-]+\.(?:invalid|com|org|net|io|dev))$/,
ne=/\bwhile parsing\b|\blinked from\b|\bsource page path\b|\b[Dd]id you mean\b|\bSee (?:more|https?:)|\bTried\b/,oe=/\b(?:[Dd]id you mean|npm run|see a list|https?:\/\/)/;
function H(t){return t.slice(0,ne.exec(t)?.index??t.length).replace(re,"")}const re=/^\W{0,8}[([]plugin [^)\]]{1,100}[)\]]/;function $e(t){const n=[...t.matchAll(
me)].map(f=>f.slice(1).find(p=>p!==void 0)??""),s=be.flatMap(f=>f.exec(t)?.[1]??[]),r=we.exec(t)?.[1],i=t.replace(me," ").split(/[\s,;()[\]<>{}"'`|]+/,w.tokens),
c=Ee.test(t),l=i.map(Se).filter(f=>ee.test(f)||Ae(f,c));return[...new Set([...n,r??"",...s,...l].map(f=>he(f.trim()).slice(0,w.nameLength)))].filter(f=>/\w\w/.test(
f)&&(f===r||!Te.test(f))&&!f.includes("\\")&&f.split(/\s/).length<=3).slice(0,w.names)}const we=/\b(?:not found|unknown(?:\s\w{1,20}){0,2}|(?:does|do) not exist|undefined(?:\s\w{1,20})?|not defined):\s"?([^\s"'`,;]{2,200})/i,
Te=/^(?:[A-Z]\w{0,60}(?:Error|Exception)|a|an|the|that|this|which|it|its|is|are|was|in|of|on|or|and|for|from|with|to|not|does|cannot|could|config(?:uration)?|files?|pages?|modules?|packages?|plugins?|options?|paths?|folder|directory)$/i;
function he(t){return/^["'`]/.test(t)&&t.length>2&&t.endsWith(t[0]??"")?t.slice(1,-1):t}const Ee=/\b404\b|\blink(?:s|ed)?\b/i;function Ae(t,n){return/^https?:\/\/\S/.
test(t)||/^\/[\w@.-]+\/\S/.test(t)||n&&/^\/[\w-]/.test(t)}const Re=[["(",")"],["[","]"]];function Se(t){let[n,s]=[0,t.length];const r=i=>{for(;s>n&&i.includes(t[s-
1]??" ");)s--};r(".:,");for(const[i,c]of Re){const l=t[s-1]===c;t[n]===i&&(l||!t.includes(c))&&(n++,l&&s--),t.slice(n,s).includes(i)||r(`${c}.:,`)}return t.slice(
n,s)}const _e=/\b(?:at|of|for|prerendering|rendering|GET|render)(?: (?:the )?(?:page|path|route))? ["'`]?(\/[\w[\].:@%()/-]{0,200})(?=$|[\s"'`,])|^!!! (\/\S{0,200}): /,
Le=/^[\s│]{0,8}[├└]─{1,2} (\/\S{0,200}) \(\d{1,9}ms\)$/,Ce=/^[\s│]{0,8}[├└]─{1,2} \[5\d\d\]/;function Pe(t,n=""){const[,s,r]=_e.exec(t)??[],i=Ce.
test(n)?Le.exec(t)?.[1]:void 0;return[s,r,i].flatMap(c=>c?.replace(/[.:,]$/,"")??[])}var ze=g(9047),We=g(7214),j=g(107),Y=g(5807),te=g(730),ae=g(5230);class de{#e;#t=new Map;constructor(n){
this.#e=n}get all(){return this.#e}get length(){return this.#e.length}line(n){return this.#e[n]}find(n,s){let r=this.#t.get(n);r||(r=[],this.#t.set(n,r));const i=r[s];
if(i!==void 0)return i;const c=(0,ae.$)(n,this.#e[s]?.text??"");return r[s]=c,c}}function ce(t,n,s){if("match"in t)return t.match(n,s);const r={};let i=s;for(const[
l,f]of t.steps.entries()){const p=Ge(ve(f),n,i,l>0);if(!p)return;for(const[h,k]of Object.entries(p.groups))k!==void 0&&(r[h]=k);i=p.at+1}const c=t.steps.at(-1);
return!t.repeat||!c?{groups:[r],next:i}:ye(ve(c).pattern,r,n,i)}function ye(t,n,s,r){const i=[n];let c=r;for(;c<s.length&&i.length<1e3;c++){const l=s.find(t,c);
if(!l)break;i.push({file:n.file,...l.groups})}return{groups:i,next:c}}function ve(t){return t instanceof RegExp?{pattern:t}:t}function Ge(t,n,s,r){const i=r?t.skip??
0:0,c={};for(let l=s;l<=s+i&&l<n.length;l++){const f=n.find(t.pattern,l);if(f)return{at:l,groups:{...c,...f.groups}};const p=t.over&&n.find(t.over,l);if(t.over&&
!p)return;for(const[h,k]of Object.entries(p?.groups??{}))k!==void 0&&(c[h]=k)}}var Ke=g(6612);const ct=500,qe=500,dn=[["warning",/^(?:warn|warning|deprecation warning|!|⚠)/i],
["notice",/^(?:hint|info|note|message|i$)/i],["error",/./]],St=/^Compiled with warnings\.?$/,un=/\bfail(?:ed)?\b|^error\b|^Treating warnings as errors/i;function fn(t,n=te.
h){const s=new de((0,j.Se)(t)),r=new Map;let i=!1;for(let c=0;c<s.length&&r.size<ct;){const l=s.line(c)?.text??"";i=St.test(l)||i&&!un.test(l);const f=mn(s,c,n);
for(const p of f?.diagnostics??[]){const h=i&&p.severity==="error"?{...p,severity:"warning"}:p,{file:k,line:B,column:pe,message:xe}=h,Me=JSON.stringify([k,B,pe,
xe]);!r.has(Me)&&r.size<ct&&r.set(Me,h)}c=f?.next??c+1}return[...r.values()]}function mn(t,n,s){const r=t.line(n);if(!(!r||r.text.trim()===""))for(const i of s){
const c=ce(i,t,n);if(!c)continue;return{diagnostics:c.groups.map(f=>{const p=pn(f,i,r.folder);if(!p)return;const h=(0,W.Vz)(p.message,t.all,vt(p.message,t,n,c.next)),
k=f.test===void 0?"":`, in the test "${f.test.slice(0,120)}"`;return{...p,message:(0,Y.Ow)(h+k,qe)}}).filter(f=>f!==void 0),next:c.next}}}function vt(t,n,s,r){for(let i=s;i<
r;i++)if(n.line(i)?.text.includes(t.slice(0,60)))return i;return r-1}function pn(t,n,s){const{message:r,frame:i}=t,c=(t.file??"").replace(/(?<=\.mdx?)\.js(?=$|\?)/,
"");if(!(c||i)||!r)return;const l=c===(t.file??"")&&dt(t.line)||null,f=l===null?null:dt(t.column);return{file:c&&yn(c.trim(),s)+lt(n,c,l),line:l,column:f===null?
null:n.zeroColumn?f+1:f||null,severity:wn(t.severity,n),code:t.code??null,message:(0,Y.Ow)(gn(hn(r.trim(),c),c),qe),frame:i}}function lt({part:t=""},n,s){return s===
null||t===Ke.$p&&n.startsWith("/")?"":t}function hn(t,n){const s=t.replace(/^(?:error: |\[error\] )|\?vue&type=[\w=&.-]+| \[plugin [\w@/:-]{1,60}\]$/gi,""),[,r="",
i]=/^(\S{1,400}?)(?::\d{1,7}){0,2}: (.+)$/.exec(s)??[],[c]=n.split("?",1);return i!==void 0&&(`/${r}`.endsWith(`/${c}`)||`/${c}`.endsWith(`/${r}`))?i:s}function gn(t,n){
return t.replace(/(?<=^Cannot find module ')\/[^']{1,400}(?='$)/,s=>{const r=S.posix.relative(S.posix.dirname(n),s);return n.startsWith("/")?r.startsWith(".")?r:
`./${r}`:s})}function wn(t,n){return t===void 0?n.severity??"error":dn.find(([,s])=>s.test(t))?.[0]??"error"}function dt(t){return t===void 0?null:Number(t)}function yn(t,n){
return n===void 0||/^(?:[A-Za-z]:|[a-z-]+:\/\/|[\\/])/.test(t)?t:`${n}/${t.replace(/^(?:\.\/)+/,"")}`}var et=g(901),je=g(4177);const $n=/\bYAML|\bfront ?matter\b|\b(?:explicit|implicit) mapping|\bblock mapping\b|\bmapping (?:entry|key|values)\b|\bblock (?:collection|sequence)|\bflow (?:collection|sequence|mapping)\b|quoted scalar|\bcompact mappings\b|unexpected end of the (?:stream|document)|unidentified alias/i,
xt=/\.ya?ml$/i,ut=/\.(?:mdx?|markdown|njk|liquid|html?|hbs|webc|svx)$/i,En=300;function Ot(t){return $n.test(t)}async function tt(t,n){const s=xt.test(t);if(!s&&
!ut.test(t))return;const r=await n.lines(t),i=s?0:1,c=s?r.length:(0,je.EZ)(r)-1;if(c<0)return;const{parseDocument:l,LineCounter:f}=await g.e(815).then(g.t.bind(
g,8815,19)),p=new f,h=r.slice(i,c).join(`
`),[k]=l(h,{lineCounter:p,prettyErrors:!1}).errors;if(!k)return;const{line:B,col:pe}=p.linePos(k.pos[0]);return{file:t,line:B+i,column:pe,reason:k.message.split(
`
`,1)[0]??""}}async function Rt(t){const n=t.files.filter(r=>xt.test(r)||ut.test(r)).slice(0,En),s=[];for(const r of n){if(t.isOver||s.length>1)return;const i=await tt(
r,t);i&&s.push(i)}return t.onlyOf(s)}const bn=12,Tt=16;function He(t,n,s){const r=n.filter(l=>Math.abs(l.line-t)<=bn&&l.text!==""),i=r.find(l=>l.line===t),c=t>s.
length?null:t;return i?Je(i.text,s[t-1])?t:At(i,r,s)??_t(i.text,s)??c:c}function At(t,n,s){const r=s.flatMap((f,p)=>{if(!Je(t.text,f))return[];const h=n.filter(
k=>Je(k.text,s[p+k.line-t.line]));return[{line:p+1,rows:h.length}]}),i=Math.max(...r.map(({rows:f})=>f)),[c,l]=r.filter(({rows:f})=>f===i);return l===void 0?c?.
line:void 0}const Ze=3;function kn(t,n,s){const r=n.filter(c=>Math.abs(c.line-t.line)<=Ze&&c.text!==""),i=r.reduce((c,{text:l})=>c+l.length,0);return r.length<Ze||
i<Tt?[]:s.flatMap((c,l)=>r.every(f=>Je(f.text,s[l+f.line-t.line]))?[l+1]:[])}function _t(t,n){const s=Xe(t),r=n.flatMap((i,c)=>{const l=Xe(i);return l.length>=Tt&&
s.includes(l)?[c+1]:[]});return r.length===1?r[0]:void 0}function Je(t,n=""){const s=Xe(n);return s!==""&&s===Xe(t)}function Xe(t){return t.replace(/\s+/g," ").
trim()}const Sn=/^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i,vn=/^(?:if|for|block|macro|call|filter|raw|unless|case|capture|tablerow|comment|verbatim)$/,
ft=/<(?<slash>\/?)(?:(?<name>[A-Za-z][\w.-]{0,80}(?::[\w.-]{1,80})?)(?=[\s/>]|$)|(?=>))/y,xn=/\{(?<sign>[#/])(?<name>if|each|await|key|snippet)\b/y,On=/\{%-?\s{0,100}(?<end>end)?(?<name>\w{1,40})/y,
Ye=/\{\{~?(?<sign>[#/])\s{0,20}(?<name>\w{1,40})/y,nt=/@(?:if|else(?:\sif)?|for|empty|switch|case|default|defer|loading|placeholder|error)\s{0,10}(?:\((?:[^()]|\((?:[^()]|\([^()]{0,200}\)){0,300}\)){0,500}\))?\s{0,10}\{/y,
mt=/\{\{[^{}]{0,1000}\}\}/y,Nt=/\/(?:[^\\/\n[]|\\.|\[(?:[^\]\\\n]|\\.){0,200}\]){1,400}\//y,Rn=/<\w{1,80}\sextends\b/y,It=[[/<!--/y,"-->"],[/\{\{!--/y,"--}}"],[
/\{#[\s-]/y,"#}"],[/<script\b/iy,"<\/script"],[/<style\b/iy,"</style"]],Tn=/(?:^|\W)(?:return|default|yield|await|case|else)$/,Mt=200;function*_s(t,n,s){const r=n.
includes("brace"),i=r?/[<{}"'`/]/g:n.includes("control")?/[<{}@]/g:/[<{]/g,c=[];for(let l=i.exec(t);l;l=i.exec(t)){const f=l.index,p=r&&(c.at(-1)??s)==="code",h=p&&
/["'`/]/.test(l[0])?Ct(t,f):Lt(t,f);if(h!==void 0){if(h<0)return;i.lastIndex=h;continue}const k=An(t,f,n,p,c);k&&(i.lastIndex=k.name==="{"?f+1:k.end,k.name!==""&&
(Qe(k,c),yield k))}}function Qe({opens:t,name:n},s){t?s.push(n==="{"?"code":"text"):n==="{"?s.length=Math.max(0,s.lastIndexOf("code")):s.at(-1)==="text"&&s.pop()}
function An(t,n,s,r,i){const c=t[n]??"";if(c==="<")return s.includes("tag")&&(!r||Nn(t,n))?In(t,n):void 0;if(c==="@"||s.includes("control"))return Ln(t,n);const l=s.
includes("block")&&c==="{"?Mn(t,n):void 0;if(l||!s.includes("brace")||!/[{}]/.test(c))return l;if(!(c==="}"&&!i.includes("code")))return{opens:c==="{",name:"{",
at:n,end:pt(t,n)}}function De(t,n,s){return t.lastIndex=s,t.exec(n)}function Lt(t,n){const s=It.find(([i])=>De(i,t,n));if(!s)return;if(/^<s/i.test(t.slice(n,n+2))){
const i=jt(t,n);if(t[i-2]==="/")return i}const r=t.indexOf(s[1],n+2);return r<0?-1:r+2}function Ct(t,n){const s=t[n]??"";if(s==="/")return _n(t,n);for(let r=n+1;r<
t.length;r++)if(t[r]==="\\")r++;else{if(t[r]===s)return r+1;if(t[r]===`
`&&s!=="`")return r}return-1}function _n(t,n){if(t[n+1]==="/")return pt(t,n);if(t[n+1]==="*"){const s=t.indexOf("*/",n+2);return s<0?-1:s+2}return(Pt(t,n)&&De(Nt,
t,n)?Nt.lastIndex:0)||n+1}function Nn(t,n){return t[n+1]==="/"||Pt(t,n)&&!De(Rn,t,n)}function Pt(t,n){const s=t.slice(Math.max(0,n-Mt),n).trimEnd();return s===""||
/[({[}>,?:&|=;!]$/.test(s)||Tn.test(s)}function In(t,n){const s=De(ft,t,n)?.groups;if(!s)return;const r=jt(t,n),{name:i="<>",slash:c}=s,l=t[r-2]==="/"||Sn.test(
i);return{opens:c==="",name:l?"":i,at:n,end:r}}function jt(t,n){let s="",r=0;for(let i=n;i<t.length;i++){const c=t[i]??"";if(s!=="")s=c===s?"":s;else if(r>0&&t.
startsWith("//",i))i=pt(t,i);else if(/["'`]/.test(c))s=c;else if(c==="{")r++;else if(c==="}")r--;else if(c===">"&&r<=0)return i+1}return t.length}function pt(t,n){
const s=t.indexOf(`
`,n);return s<0?t.length:s}function Mn(t,n){const s=(De(xn,t,n)??De(Ye,t,n))?.groups,r=s?void 0:De(On,t,n)?.groups;if(!(s||r))return;const i=t.indexOf(r?"%}":"}",
n),c=i<0?t.length:i+(r||t[i+1]==="}"?2:1);if(s)return{opens:s.sign==="#",name:`#${s.name}`,at:n,end:c};const l=r?.name??"";return{opens:r?.end===void 0,name:vn.
test(l)?`%${l}`:"",at:n,end:c}}function Ln(t,n){return t[n]==="}"?{opens:!1,name:"@",at:n,end:n+1}:De(mt,t,n)?{opens:!0,name:"",at:n,end:mt.lastIndex}:De(nt,t,n)?
{opens:!0,name:"@",at:n,end:nt.lastIndex}:void 0}const st=/\b(?:missing (?:an? )?(?:end|closing) tag|(?:end|closing) tag\b|unclosed|not closed|left open|unterminated jsx|attempted to close|expected token|end of (?:the )?(?:file|input|template)|unexpected end|unexpected EOF|got ['"]?EOF)/i,
ht=/\bExpected "[})]"|\bUnexpected "(?:\}|\)|\$\$\w{1,40})"|\$\$render\b|"\$\$\w/,Cn=/\bclosing tag\b|\bunterminated (?:jsx|regexp|regular expression)\b|\bunexpected token\b|\bExpected ['"`]<\//i,
Ve=/@(?:if|for|switch|defer)\s{0,10}[({]/,gt=[{name:/\.astro$/i,kinds:["tag","brace"],base:"text",message:ht},{name:/\.(?:vue|astro|mdx|html?|webc)$/i,kinds:["t\
ag"],base:"text",message:st},{name:/\.(?:svelte|svx|md|markdown)$/i,kinds:["tag","block"],base:"text",message:st},{name:/\.(?:njk|nunjucks|liquid|hbs|handlebars)$/i,
kinds:["block"],base:"text",message:st},{name:/\.[cm]?[jt]sx?$/i,kinds:["tag","brace"],base:"code",message:Cn}],Dt=80,wt=200,Pn=500;function Ut(t,n,s){if(Un.test(
t))return zt.test(s)?Wn(n):void 0;const r=gt.find(p=>p.name.test(t)&&p.message.test(s));if(!r)return;const i=Dn(t,n),c=r.kinds.concat(/\.html?$/i.test(t)&&Ve.test(
i)?"control":[]),l=[];for(const p of _s(i,c,r.base)){const h={...p,indent:Bt(i,p)};if(h.opens){if(l.length>=Pn)return;l.push(h);continue}const k=jn(h,l),B=l.pop();
if(k===void 0||B===void 0)return Wt(h,"begin",i);if(B!==k)return Ft(B,s,i)}const f=l.at(-1);return f&&Ft(f,s,i)}function Ft(t,n,s){return/\bunexpected token\b/i.
test(n)&&t.name==="{"?void 0:Wt(t,"end",s)}function Wt({at:t,end:n,name:s},r,i){const l=s==="{"&&i.slice(t+1,n).trim()===""?Math.max(i.lastIndexOf(`
`,t)+1,t-wt):t,f=Gt(i.slice(l,n).replace(/\s+/g," ").trim());return{line:i.slice(0,t).split(`
`).length,text:f,lacks:r}}function Gt(t){return t.length>Dt?`${t.slice(0,Dt)}\u2026`:t}function jn({name:t,indent:n},s){const r=s.findLast(i=>i.name===t);return n===
void 0||r?.indent===void 0?r:s.findLast(i=>i.name===t&&i.indent===n)??r}function Bt(t,{at:n,name:s,opens:r}){const i=t.slice(Math.max(0,n-wt),n),c=i.lastIndexOf(
`
`)+1;if(c===0&&n>wt)return;const l=i.slice(c);return s==="{"&&r?/^\s*/.exec(l)?.[0]:l.trim()===""?l:void 0}function Dn(t,n){const s=/\.(?:mdx?|markdown|svx)$/i.
test(t),r=(0,je.EZ)(n);let i;return n.map((l,f)=>{if(f<r)return"";if(!s)return l;const p=/^\s{0,12}(`{3,}|~{3,})/.exec(l)?.[1],h=i!==void 0;return i===void 0?i=
p:p?.startsWith(i)&&(i=void 0),h||p!==void 0?"":l.replace(/`[^`]*`/g,k=>" ".repeat(k.length))}).join(`
`)}const Un=/\.(?:pug|jade)$/i,zt=/\bno closing bracket\b|\bclosing (?:bracket|parenthesis)\b|\bend of the string reached\b/i,Fn=/^(?<indent>\s*)[\w.#:+-]{1,200}(?=\()/;
function Wn(t){for(let n=0;n<t.length;n++){const s=t[n]??"",r=Fn.exec(s);if(!r)continue;const i=Gn(t,n,r[0].length,r.groups?.indent?.length??0);if(i===void 0)return{
line:n+1,text:Gt(s.trim()),lacks:"end"};n=i}}function Gn(t,n,s,r){let i=0,c="";for(let l=n;l<t.length;l++){const f=t[l]??"",p=f.search(/\S/);if(l>n&&p>=0&&p<=r&&
!/^\s*[)\]}]/.test(f))return;for(const h of f.slice(l===n?s:0))if(c!==""?c=h===c?"":c:/["'`]/.test(h)?c=h:/[([{]/.test(h)?i++:/[)\]}]/.test(h)&&i--,i===0)return l}}
const Bn=6;async function zn(t,n,s){if(!s.has(t.file))return t;const r=await s.lines(t.file);if(r.length===0)return t;const i=Kt(t,r)??await Hn(t,s);if(i||t.line===
null)return i??t;const c=He(t.line,n,r),l=c===t.line?t:{...t,line:c,column:null};return Yn(Kn(l,r),r)}const ke=/[`'"](?<tag><[A-Za-z][\w.-]{0,100})>?[`'"]/;function Kn(t,n){
const s=/\.(?:mdx?|markdown)$/.test(t.file)?ke.exec(t.message)?.groups?.tag:void 0;if(s===void 0||t.line===null)return t;const r=t.line+(0,je.EZ)(n),i=c=>n[c-1]?.
includes(s)===!0;return r>t.line&&!i(t.line)&&i(r)?{...t,line:r}:t}function Kt(t,n){const s=Ut(t.file,n,t.message);if(!s)return;const r=s.lacks==="end"?"is not \
closed":"closes what is not open",i=`${t.message.replace(/[.:]?\s{0,4}$/,"")}: ${s.text} ${r}`;return{...t,line:s.line,column:null,message:i.slice(0,500)}}async function Hn(t,n){
const s=Ot(t.message)?await tt(t.file,n):void 0;if(!s)return;const{message:r}=t,i=/\bfront ?matter\b/i.test(r),{line:c,column:l}=s;return{...t,message:i?`${r.replace(
/[.:]$/,"")}: ${s.reason}`:r,line:c,column:l}}const Zn=/\b(?:unknown|undefined|unrecognized) [\w ]{0,40}[:\s]\s?[`'"]?(?<name>[@$.]?[\w:/.[\]()-]{2,100}?)[`'".]{0,3}$/i;
function Yn(t,n){const s=z(t.message),r=s??Zn.exec(t.message)?.groups?.name;if(r===void 0)return t;const i=(k="")=>s===void 0?k.includes(r):k.split(/[^\w$]+/).includes(
r),c=t.line??0;if(i(n[c-1]))return t;const l=[...n.keys()].map(k=>k+1).filter(k=>i(n[k-1])),f=s===void 0||c===0?[]:l.filter(k=>Math.abs(k-c)<=Bn),[p,h]=f.length>
0?f:l;return p===void 0||h!==void 0?t:{...t,line:p,column:null}}var Vn=g(8724),ot=g(9692);const Ht=/(?:^|\/)(?:[jt]sconfig[\w.-]*|\.\w+rc|devcontainer|angular|nx|turbo)\.json$|(?:^|\/)\.(?:vscode|zed)\/|\.json[5c]$|(?:^|\/)\.\w{2,20}rc$/,
Jn=[/\bat line (\d{1,7}),? column \d{1,7}\.?$/,/\(line (\d{1,7}) column \d{1,7}\)/,/\bat (\d{1,7}):\d{1,7}\.?$/];async function Xn(t,n,s){const r=Jn.map(l=>l.exec(
t)?.[1]).find(l=>l!==void 0);if(!(I(t)||r!==void 0&&n.isJson)||s.isPartial)return;const i=async(l,f)=>{const p=[];for(const h of s.files.filter(l)){const k=f((await s.
lines(h)).join(`
`));if(!k)continue;const{stop:B,...pe}=k;(r===void 0||B===Number(r))&&p.push({file:h,...pe})}return p},c=await i(l=>l.endsWith(".json")&&!Ht.test(l),yt);return s.
onlyOf(c.length>0?c:await i(l=>Ht.test(l),Qn))}function yt(t){if(t.trim()==="")return;const n=(0,ot.UQ)(t);if(!n)return;const s=t.trimEnd().length,r=(0,ot.q1)(t,
Math.min(n.stop,s)).line;return{...(0,ot.q1)(t,Math.min(n.offset,s)),stop:r}}function Qn(t){if(!/^\s*[{[]/.test(t))return;const{plain:n,strict:s}=qn(t);return yt(
s)&&yt(n)}const $t=/[\w$]{1,100}/y;function qn(t){const n=[],s=[];for(let r=0;r<t.length;){const i=es(t,r),c=t.slice(r,i),f=/^\/[/*]/.test(c)||c===","&&/^[}\]]/.
test(Yt(t,i))?c.replace(/\S/g," "):c,p=/^[\w$]/.test(c)&&Yt(t,i)===":";n.push(f),s.push(p||c[0]==="'"?'""':f),r=i}return{plain:n.join(""),strict:s.join("")}}function es(t,n){
const s=t[n]??"";if(t.startsWith("//",n))return Zt(t.indexOf(`
`,n),t);if(t.startsWith("/*",n))return Zt(t.indexOf("*/",n+2)+1,t)+1;if(s==='"'||s==="'"){for(let r=n+1;r<t.length&&t[r]!==`
`;r++){if(t[r]===s)return r+1;t[r]==="\\"&&r++}return n+1}return $t.lastIndex=n,$t.test(t)?$t.lastIndex:n+1}function Zt(t,n){return t<=0?n.length:t}const ts=200;
function Yt(t,n){return t.slice(n,n+ts).trimStart()[0]??""}const ns=/(?:^|\/)(?:dist|build|out|\.(?:svelte-kit|output|nuxt|next|astro|temp|vercel|netlify))\//,Vt=16,
ss=240;async function Jt({path:t,line:n,column:s},r,i,c){const l=Et(t,i);if(n===null||l===void 0||c.isPartial)return;const f=await c.piece(l,n,s??1,ss),p=bt(f);
if(p.length<Vt)return;const h=r!==void 0&&f.includes(r)&&await os(r,p,c);if(h)return h;const k=await c.collect(c.files,(Me,kt,ln)=>{const{length:Ne}=bt(Me);return Ne>=
Vt&&p.includes(bt(Me))?{place:{file:ln,line:kt,column:null},length:Ne}:void 0}),B=k.reduce((Me,{length:kt})=>Math.max(Me,kt),0),[pe,xe]=k.filter(({length:Me})=>Me===
B);return xe===void 0?pe?.place:void 0}async function os(t,n,s){const r=new RegExp(`(?<![\\w$.])${(0,Y.Kf)(t)}(?:\\??\\.[\\w$]{1,100}){0,4}`,"g"),i=s.files.filter(
l=>rs.test(l)),c=await s.collect(i,(l,f,p)=>[...l.matchAll(r)].map(([k])=>k).filter(k=>k!==t).some(k=>n.includes(k))?{file:p,line:f,column:null}:void 0);return c.
length===1?c[0]:void 0}const rs=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx)$/,is=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|markdown|njk|liquid|hbs|pug|html)$/,as=/[.-](?=\w{0,8}[\dA-Z])[\w-]{8}(?=\.(?:lean\.)?[cm]?js$)/,
cs=2;function Xt(t,n,s){const r=Et(t,n)?.replace(as,"");if(r===void 0)return;const[i,c]=[Ue(r),Ue((0,S.basename)(r))];let l={files:[],same:1};for(const k of s.files.
filter(B=>is.test(B))){const B=Ue(k),pe=fs(i,B);pe<Math.max(c.length,l.same,Math.min(cs,B.length))||(pe>l.same&&(l={files:[],same:pe}),l.files.push(k))}const f=k=>k.
split("/").length,[p,h]=l.files.sort((k,B)=>f(k)-f(B));return p!==void 0&&(h===void 0||f(p)<f(h))?p:void 0}async function ls(t,n,s,r){const i=Xt(t,s,r);if(i===void 0)
return;const c=await r.lines(i),l=[...c.keys()].filter(k=>c[k]?.split(/[^\w$]+/).includes(n)),f=l.filter(k=>c[k]?.includes(`${n}(`)),[p,h]=f.length>0?f:l;return p===
void 0?void 0:{file:i,line:h===void 0?p+1:null,column:null}}const ds=/^(?:html|md|mdx|vue|svelte|astro|lean|server|prerender|[cm]?[jt]sx?)$/,us=4;function Ue(t){
const n=t.split(".");for(let s=0;s<us&&n.length>1&&ds.test(n.at(-1)??"");s++)n.pop();return n.join(".").split(/[^A-Za-z0-9]+/).filter(s=>s!=="")}function fs(t,n){
let s=0;for(;s<t.length&&s<n.length&&t.at(-1-s)===n.at(-1-s);)s++;return s}function Et(t,n){const s=t.replace(/^file:\/\//,"").replace(/[?#].*$/,"");if(s.includes(
"/node_modules/")&&!(0,je.fz)(s)||s.startsWith("/")&&!(0,_.FK)(n,s))return;const r=s.startsWith("/")?s.slice(n.length+1):s;return ns.test(r)||(0,je.fz)(r)?(0,Ke.
qD)(r,{exists:()=>!0}):void 0}function bt(t){return t.replace(/[\s"'`();,!]/g,"")}const ms=/\bscripts? cannot have (?:imports|exports)\b|\bimport statement outside (?:of )?a module\b/i,
Qt=/<script\b(?<attributes>[^<>]{0,500})>/i,qt=/\bsrc=["']?(?<path>[^"'\s>]{1,300})/i,ps=/^\s{0,40}(?:import\s{0,4}["'{*\w]|export\s)/;async function en(t,n){if(!ms.
test(t))return;const s=[],r=n.files.filter(c=>/\.html?$/.test(c)),i=await n.collect(r,(c,l,f)=>{const{attributes:p=""}=Qt.exec(c)?.groups??{},h=qt.exec(p)?.groups?.
path;return h===void 0||/\btype=["']?module\b/i.test(p)?void 0:{script:h.startsWith("/")?h.slice(1):S.posix.join(S.posix.dirname(f),h),place:{file:f,line:l,column:c.
search(Qt)+1}}});for(const{script:c,place:l}of i)n.has(c)&&(await n.lines(c)).some(f=>ps.test(f))&&s.push(l);return n.onlyOf(s)}const tn=/\bNo such file or directory \(os error 2\)$/,
nn=/^\s{0,40}@import\s{1,4}(?:url\()?\s{0,4}["'](?<path>[\w./-]{1,300}\.css)["']/,hs=200;async function gs({message:t,mentions:n},s){if(!tn.test(t))return;const i=[
n.filter(({inStack:l})=>!l).map(({path:l})=>s.find(l)).find(l=>l?.endsWith(".css"))].filter(l=>l!==void 0),c=[];for(let l=0;l<i.length&&l<hs;l++){const f=i[l]??
"";for(const[p,h]of(await s.lines(f)).entries()){const k=nn.exec(h)?.groups?.path;if(k===void 0)continue;const B=S.posix.join(S.posix.dirname(f),k);if(s.has(B))
i.includes(B)||i.push(B);else{const pe=h.indexOf(k)+1;c.push({file:f,line:p+1,column:pe,message:`${t}: @import "${k}"`})}}}return s.onlyOf(c)}const ws=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|sh|py|rb|php)$/,
ys=/^(?:Uncaught )?(?:\w{0,60}Error: )?/,rt=/["'`:,;()]|\s\d\S{0,20}(?=\s|$)/,$s=10,Es=16;async function bs(t,n){const s=t.replace(ys,"").replace(/\.$/,""),r=s.
split(rt).map(l=>l.trim()).filter(l=>l.length>=Es&&l.split(" ").length>2),[i=""]=r.sort((l,f)=>f.length-l.length),c=n.files.filter(l=>ws.test(l));for(const l of[
s,i]){if(l.length<$s||!l.includes(" "))continue;const f=await n.collect(c,(p,h,k)=>{const B=p.indexOf(l);return B<0?void 0:{file:k,line:h,column:B+1}});if(f.length>
0)return n.onlyOf(f)}}const ks=50,Ss=9;async function vs(t,n,s,r){const i=new Map;for(const p of t){const h=rn(p,await a(p,n,s,r),r);for(const k of h){const B=`${k.
file}
${k.line}`,pe=i.get(B)??{spot:k,weight:0};i.set(B,{spot:pe.spot,weight:pe.weight+1/h.length})}}const c=Math.max(...[...i.values()].map(({weight:p})=>p)),l=[...i.
values()].filter(({weight:p})=>p>c-.001).map(({spot:p})=>p),f=l.every(({file:p})=>p===l[0]?.file);return on(l)??(f?on(l.filter(p=>!xs(p))):void 0)}const sn=/^\s*import\b.{1,400}\bfrom\s{0,4}(?<from>["'].{1,200})|^\s*(?:const|let|var)\b.{1,200}\brequire\((?<required>.{1,200})/;
function xs({text:t,found:n}){const{from:s,required:r}=sn.exec(t)?.groups??{},i=s??r;return i!==void 0&&!i.includes(n)}function on(t){return t.length===1?t[0]:void 0}
function rn(t,n,{words:s}){if(n.length<2)return n;const r=n.filter(i=>{const c=e(i);return c!==void 0&&c!==t&&s.includes(c)});return r.length>0?r:n}const Os=/(?:^|[^\w])(\w{2,40})["']?\s{0,4}[:=]\s{0,4}["'`]?$/;
function e({text:t,column:n}){return Os.exec(t.slice(Math.max(0,n-81),n-1))?.[1]}const o=/^\s*"name":\s"[^"]{1,200}",?\s*$/;async function a(t,n,s,{root:r,words:i}){
for(const c of fe(t,r)){const l=[];for(const h of n){if(l.length>ks||s.isOver)return[];for(const[k,B]of(await s.lines(h)).entries()){const pe=U(c,B);pe>=0&&!o.test(
B)&&l.push({file:h,line:k+1,column:pe+1,text:B,found:c})}}const p=c!==t&&/^\w+$/.test(c)?l.filter(h=>u(c,h)&&d(i,h)):l;if(p.length>0)return b(t,v(c,m(p)),s)}return[]}
function d(t,n){const s=e(n);return s===void 0||t.includes(s)||!/\.(?:json|ya?ml|mdx?|markdown)$/.test(n.file)}function u(t,{text:n,column:s}){const[r,i]=[n.slice(
0,s-1),n.slice(s-1+t.length)];return/["'`(/]$/.test(r)||/^["'`)]/.test(i)||/:\s*$/.test(r)&&i.trim()===""}function m(t){const n=t.filter(({text:s,column:r})=>!s.
slice(0,r-1).endsWith("</"));return n.length>0?n:t}async function b(t,n,s){if(n.length===1)return n;const r=[];for(const i of n)!/\.(?:mdx?|markdown)$/.test(i.file)||
!i.text.startsWith(`${t}:`)||i.line<(0,je.EZ)(await s.lines(i.file))&&r.push(i);return r.length===1?r:n}function v(t,n){if(/^\w+$/.test(t)&&!n.every(({file:r})=>r.
endsWith(".json")))return n;const s=n.filter(({text:r,column:i})=>{const[c,l]=[r[i-2]??"",r[i-1+t.length]??""];return/["'`(]/.test(c)&&/["'`)?#]/.test(l)});return s.
length>0?s:n}function U(t,n){for(let s=n.indexOf(t);s>=0;s=n.indexOf(t,s+t.length)){const r=/^\w/.test(t)?n[s-1]??"":"",i=/\w$/.test(t)?n[s+t.length]??"":"";if(!/[\w$]/.
test(r)&&!/[\w$]/.test(i))return s}return-1}const X=/^(@[\w.-]{1,60}\/)?(?:\w{2,20}-)?(?:plugin|preset|config)(?:-|$)/;function fe(t,n){const s=Z(t,n),r=[t],i=/^(@?[^@\s/]{1,100}(?:\/[^@\s/]{1,100})?)@\S/.
exec(s)?.[1];i&&r.push(i);const c=s.replace(X,"$1");c!==s&&r.push(c.replace(/\/$/,""));const l=s.replace(/^(?:\.{1,2}\/|[~@#$]\/|\/){1,4}/,"");r.push(s,l);const f=l.
split("/").filter(p=>p!=="");if(f.length>1&&!/^@/.test(l)){const p=f.at(-1)??"",h=l.replace(/\.\w{1,8}$/,"").split("/");r.push(f.slice(1).join("/"),f.slice(-2).
join("/"),p,h.join("/")),h.length>2&&r.push(h.slice(-2).join("/")),/^\w{4,}\.\w+$/.test(p)&&r.push(p.replace(/\.\w+$/,""))}return/^[.#$%<]\w/.test(t)&&r.push(t.
replace(/^\W/,"").replace(/\W$/,"")),[...new Set(r)].filter(p=>/\w\w/.test(p)).slice(0,Ss)}function Z(t,n){const s=URL.canParse(t)?new URL(t):void 0;if(s&&/^https?:$/.
test(s.protocol)){const i=(0,Y.oF)(s.pathname).replace(/^\//,"").split("/-/")[0]??"";return/^localhost|registry/.test(s.hostname)?i:s.hostname}const r=t.startsWith(
"/")&&(0,_.FK)(n,t)?(0,S.relative)(n,t):t;return/(?:^|\/)node_modules\/((?:@[\w.-]+\/)?[\w.-]+)/.exec(r)?.[1]??r}var ie=g(9882),ge=g(8503),Ie=g(770);const Be=/(?:^|\/)[jt]sconfig(?:\.[\w-]{1,40})?\.json$/,
Fe=/^\s{0,40}"baseUrl"\s{0,4}:\s{0,4}"(?<base>[^"]{1,300})"/,Gs=/^(?:\.|node_modules$|dist$|build$|out$)/,Bs=/^(?<sign>[@~#$]?)(?<first>[A-Za-z][\w-]{2,60})(?:\/(?<rest>[\w./-]{1,300}))?$/;
async function zs(t,n){const s=(0,We.ne)({facts:{log:[],diagnostics:[t]},lines:[]}),r=Bs.exec((0,We.Ap)(t.message)??"")?.groups;if(s?.kind!=="package"||!r?.first)
return;const i=await Hs(n),{sign:c="",first:l,rest:f}=r;for(const p of new Set([...i,...(0,We.RD)(t.file)]))for(const h of(0,ie.IM)(l,Ks(p,n))){const k=S.posix.
join(p,h);if(i.includes(p)||Zs(k,f,n)||await Ys(`${c}${h}`,n))return await Vs(s.specifier,n)?void 0:`${k}/`}}function Ks(t,{list:n}){return n(t).filter(s=>!Gs.test(
s)&&n(S.posix.join(t,s)).length>0)}async function Hs(t){const n=t.files.filter(s=>Be.test(s));return t.collect(n,(s,r,i)=>{const c=Fe.exec(s)?.groups?.base,l=c===
void 0?"":S.posix.join(S.posix.dirname(i),c).replace(/\/$/,"");return l===""||l===S.posix.dirname(i)||l.startsWith("..")?void 0:l})}function Zs(t,n,{list:s}){if(n===
void 0)return!1;const r=S.posix.join(t,n),i=S.posix.basename(r);return s(S.posix.dirname(r)).some(c=>c===i||c.startsWith(`${i}.`))}async function Ys(t,n){const s=[
'"',"'"].flatMap(i=>[`${i}${t}/`,`${i}${t}${i}`]),r=i=>/\b(?:from|import|require)\b/.test(i)&&s.some(c=>i.includes(c));return(await n.collect(n.files,i=>r(i)||void 0)).
length>0}async function Vs(t,n){const s=await n.lockfile();return[...[`node_modules/${t}"`,`
${t}@`,`
  ${t}@`,`
  /${t}`,`"${t}@`,`'${t}@`],`"${t}": [`].some(i=>s.includes(i))}const Js=["",..."ts tsx js jsx mjs cjs mts cts d.ts vue svelte astro".split(" ").map(t=>`.${t}`)],
Xs=["ts","tsx","js","jsx","mjs"].map(t=>`/index.${t}`),Qs=3;async function qs(t,n){const{message:s}=t,r=eo(t,n);if(r.length>0)return{...t,message:(0,Ie.RU)(s,r)};
const i=await zs(t,n);if(i!==void 0)return{...t,message:(0,Ie.RU)(s,[i])};const c=(0,ze.B)(s);if(c?.from===void 0||/\bDid you mean\b|\bpossible exports\b/.test(
s))return t;const l=Ns(c.from,t.file,n);if(l===void 0)return t;const{own:f,from:p}=(0,ze.v)(await n.lines(l)),h=(0,ie.pA)(c.name,f),k=p.length===0&&f.length<=Qs?
f:[];return{...t,message:(0,Ie.RU)(s,h.length>0?h:k)}}function eo(t,n){const s={facts:{log:[],diagnostics:[t],list:n.list},lines:[]},r=(0,We.XQ)(s),i=r?[r.actual]:
(0,ge.f)(s),c=l=>t.message.includes(`/${l}`);return i.some(l=>/[,;]/.test(l)||c(l))?[]:i}function Ns(t,n,s){const r=/^\.{1,2}\//.test(t)?S.posix.join(S.posix.dirname(
n),t):void 0,i=/^(?:[@~#]|\$\w{1,20})\/(?<rest>.{1,300})$/.exec(t)?.groups?.rest,c=i===void 0?[]:[i,`src/${i}`,`src/lib/${i}`,`app/${i}`];for(const l of[r??t,...c]){
const p=[...Js,...Xs].map(h=>l+h).find(h=>s.has(h));if(p!==void 0)return p}return r===void 0?s.find(t):void 0}const to=/^(?:.*\/)?(?:pages|routes|app|views|content(?:\/docs)?)\/(?<way>.+)$/,
Is=/\.(?:vue|svelte|astro|[jt]sx?|mdx?|html)$/,no=/(?:^|\/)(?:index|\+page(?:\.server)?|page|route|\+layout|_index)$/,so=60,oo=/\bfrom\s{0,4}["'](?<from>[^"']{1,300})["']|^\s{0,40}import\s{0,4}["'](?<bare>[^"']{1,300})["']/;
async function ro(t,n){for(const s of t.routes){const r=co(s,n.files);if(r===void 0)continue;const i=Ms(t,await n.lines(r)),c=i.length>0?i.map(p=>({file:r,line:p})):
await ao(r,t,n),[l,f]=c;return l===void 0||f!==void 0||n.isOver?{file:r,line:null,column:null}:{...l,column:null}}}const io=/^\s{0,80}[\w$.]{1,100}\s{0,4}=(?!=)/;
function Ms({identifier:t,names:n},s){const r=n.filter(c=>/^\w{4,80}$/.test(c)),i=c=>/^\s*(?:\/\/|\*|import\b)|\btypeof\b/.test(c)?!1:t!==void 0&&c.split(/[^\w$]+/).
includes(t)&&!io.test(c)||r.some(f=>c.includes(`${f}(`));return s.flatMap((c,l)=>i(c)?[l+1]:[])}async function ao(t,n,s){const r=[t],i=[];for(let c=0;c<r.length&&
r.length<so;c++){const l=r[c]??"",f=await s.lines(l);i.push(...Ms(n,f).map(p=>({file:l,line:p})));for(const p of f){const{from:h,bare:k}=oo.exec(p)?.groups??{},
B=Ns(h??k??"",l,s);B!==void 0&&!r.includes(B)&&r.push(B)}}return i}function co(t,n){const s=Ls(t.replace(/[?#].*$/,"").replace(/\.html$/,"")),r=n.flatMap(f=>{const p=Is.
test(f)?to.exec(f)?.groups?.way:void 0;if(p===void 0||/(?:^|\/)(?:api|components|layouts?)\//.test(p))return[];const h=Ls(p.replace(Is,"").replace(no,"")).filter(
k=>!/^\(.*\)$/.test(k));return[{file:f,parts:h}]}),i=r.filter(({parts:f})=>f.join("/")===s.join("/")),[c,l]=i.length>0?i:r.filter(({parts:f})=>lo(f,s));return l===
void 0?c?.file:void 0}function Ls(t){return t.split("/").filter(n=>n!=="")}function lo(t,n){const s=r=>/^(?:\[.*\]|[$:_]\w+)$/.test(r);return t.length===n.length&&
t.every((r,i)=>s(r)||r===n[i])}async function uo(t,n,s){const{index:r,root:i}=s,c=t.filter(({severity:xe,file:Me})=>xe==="error"&&r.has(Me)),[l]=(0,Vn.l)(c,1).shown,
f=l?Cs(n,l):(0,W.sq)(n);if(!f)return t;const p=yo(J(n,f),{...s,stage:(0,j.ry)(n,f.at)?"build":s.stage}),h=l!==void 0&&l.line!==null,k=await mo(f.message,p.clues,
r,l),B=k??(h?await $o(l,p):await it(Ps,xe=>xe(p)));if(!B)return t;if(!l){const xe=(0,Y.Ow)(po(f.message,i,B),500);return[...t,{severity:"error",code:null,message:xe,
...B}]}return h||k!==void 0||B.file===l.file||B.line!==null&&!await fo(l.file,p.clues,r)?t.map(xe=>xe===l?{...l,...B}:xe):t}function Cs(t,{message:n}){const s=t.
findIndex(({text:r})=>r.includes(n.slice(0,60)));return s===-1?(0,W.sq)(t):{...(0,W.Gd)(t,s),message:n}}async function fo(t,{names:n,isAbsence:s},r){if(s)return!0;
const i=n.filter(l=>r.find(l)===void 0);if(i.some(l=>l.includes("/")))return!1;const c=(await r.lines(t)).join(`
`);return i.length===0||i.some(l=>c.includes(l))}async function mo(t,n,s,r){const i=await gs(n,s)??await Xn(t,n,s);if(i||!Ot(t)||r?.line)return i;const c=await Rt(
s);return c&&{file:c.file,line:c.line,column:c.column}}function po(t,n,{file:s}){return s.includes("/")?t:t.replaceAll(`'${n}/`,"'./")}const ho=/(?:^|\/)(?:package\.json|pnpm-workspace\.yaml|\.npmrc|\.yarnrc(?:\.yml)?|bunfig\.toml)$/,
go=8,Ps=[async({clues:t,manifest:n})=>t.lacksScript?n:void 0,({clues:t,index:n})=>en(t.message,n),Eo,bo,({clues:t,index:n})=>bs(t.message,n),t=>it(t.named,n=>cn(
t.clues.names,[n],t)),ko,So,Ds,Us,js,({clues:t,index:n})=>ro(t,n),t=>cn(t.clues.names,Fs(t),t),t=>cn(t.clues.details,Fs(t),t),async({named:[t]})=>t===void 0?void 0:
{file:t,line:null,column:null},async({stage:t,manifest:n})=>t==="install"?n:void 0],wo=Ps.filter(t=>t!==js&&t!==Ds&&t!==Us);function yo(t,n){const{index:s,root:r}=n,
i=t.mentions.filter(({inStack:f})=>!f).map(({path:f})=>s.find(f)??Xt(f,r,s)).filter(f=>f!==void 0),c=s.manifest;return{...n,clues:t,manifest:c===void 0?void 0:{
file:c,line:null,column:null},named:[...new Set(i)]}}async function $o({file:t,line:n},s){const{clues:r,index:i}=s,c=p=>p.line===n&&i.find(p.path)===t,l=r.mentions.
filter(({inStack:p,line:h})=>p&&h!==null);if(r.mentions.some(p=>!p.inStack&&c(p))||!l.some(c)||c(l[0]))return;const f=await it(wo,p=>p(s));return f?.line===null?
void 0:f}async function it(t,n){for(const s of t){const r=await n(s);if(r!==void 0)return r}}function Eo({clues:t,index:n,named:s}){return it(t.shown,async r=>{
const{line:i,text:c}=r,l=(h="")=>h.trim()===c;for(const h of s)if(l((await n.lines(h))[i-1]))return{file:h,line:i,column:null};const f=[];await n.load();for(const h of n.
files){const k=await n.lines(h),B=c.length<go?kn(r,t.rows,k):k.flatMap((pe,xe)=>l(pe)?xe+1:[]);f.push(...B.map(pe=>({file:h,line:pe,column:null})))}const p=f.filter(
h=>h.line===i);return n.onlyOf(p.length>0?p:f)})}async function bo(t){const{clues:n,index:s}=t,r=await an(t,!1,c=>Rs(c,s)),i=n.names.filter(c=>/^(?:\.{1,2}|@[\w-]+|~)\//.
test(c));return!r||i.length===0?r:await cn(i,[r.file],t)??r}function js(t){return an(t,!0,n=>Rs(n,t.index))}function Ds(t){const{clues:n,index:s,root:r}=t;return an(
t,!0,i=>Jt(i,n.identifier,r,s))}async function Us(t){const{clues:n,index:s,root:r}=t,{identifier:i}=n;if(i!==void 0)return an(t,!0,({path:c})=>ls(c,i,r,s))}function an({
clues:t},n,s){return it(t.mentions.filter(r=>r.inStack===n),s)}async function Rs({path:t,line:n,column:s},r){const i=n===null?void 0:r.find(t);if(i===void 0||n===
null)return;const c=await r.lines(i);if(!(n>c.length))return n===c.length&&n>1&&c[n-1]===""?{file:i,line:n-1,column:null}:/^---\s*$/.test(c[n-1]??"")?{file:i,line:n+
1,column:null}:{file:i,line:n,column:s}}async function ko({clues:{message:t,names:n},index:s,named:r}){const i=n.filter(c=>c.includes("/")&&['"',"'","`"].some(l=>t.
includes(l+c+l)));return it(r,async c=>{const l=i.filter(k=>(s.find(k)??c)!==c),f=(await s.lines(c)).flatMap((k,B)=>l.some(pe=>k.includes(`"${pe}"`)||k.includes(
`'${pe}'`))?[B+1]:[]),[p,h]=f;return p===void 0||h!==void 0?void 0:{file:c,line:p,column:null}})}async function So({clues:t,index:n,named:s}){const[r]=t.hints,[
i]=s;return r&&i!==void 0?Rs({path:i,...r},n):void 0}async function cn(t,n,{index:s,root:r,clues:{words:i}}){await s.load(n);const c=t.filter(f=>s.find(f)===void 0),
l=await vs(c,n,s,{root:r,words:i});if(!(!l||s.isPartial&&n.length>1))return{file:l.file,line:l.line,column:l.column}}function Fs({index:t,stage:n}){return t.files.
filter(s=>n==="build"||ho.test(s))}const vo=200,Ts=2e3,xo=/\.[cm]?tsx?$/,Oo=/\?vue&type=style&index=(\d{1,3})/,Ro=/\.(?:vue|svelte|astro)(?:$|\?)/,As={...et.$,bytes:8*
Q.D6,fileBytes:Q.D6/4,files:1500,entries:2e4,ms:200};async function To(t,{root:n,folder:s,clock:r,command:i,own:c,processor:l=r,searchMs:f=As.ms},p){const k=(await Io(
fn(t,p),new et.j(n,r),s)).filter(({file:Ne})=>!(0,je.fz)(Ne)&&(c?.has(Ne)??!0));if(i===void 0)return{read:k.filter(at),guess:void 0};const B=await je.ac.read(new et.
j(n,l,{...As,ms:f}),s,c),pe=(0,j.Se)(t),xe=[...k.filter(at),...k.filter(Ne=>!at(Ne))].map(Ne=>({...Ne,file:B.find(Ne.file)??Ne.file})),Me=await uo(xe,pe,{index:B,
root:n,stage:i}),kt=new Set(Me.filter(at).slice(0,Ws)),ln=await Promise.all(Me.map(Ne=>kt.has(Ne)?Ao(Ne,pe,B):Ne));return{read:await No(ln.slice(0,xe.length),B),
guess:ln[xe.length]}}function at({severity:t}){return t==="error"}const Ws=8;async function Ao(t,n,s){const r=Cs(n,t);return r?qs(await zn(t,J(n,r).rows,s),s):t}
const _o=/[`'"](?<word>[\w$@:.[\]()/-]{3,100})[`'"]/;async function No(t,n){const[s]=t,r=s&&at(s)?_o.exec(s.message)?.groups?.word:void 0;if(r===void 0)return t;
const i=t.filter(f=>at(f)&&f.message===s?.message);if(i.length<2||i.length>Ws)return t;const c=await Promise.all(i.map(async({file:f})=>(await n.lines(f)).join(
`
`).includes(r))),l=new Set(i.filter((f,p)=>c[p]));return[...l,...t.filter(f=>!l.has(f))]}async function Io(t,n,s){const r=[];for(const{frame:c,...l}of t)r.push(
c===void 0?await Lo(l,n,s):l);const i=await Mo(t,n);return r.map((c,l)=>t[l]?.frame===void 0?c:{...c,file:i.get(l)??""}).filter(({file:c})=>c!=="")}async function Mo(t,n){
const s=[...t.entries()].filter(([,{frame:i}])=>i!==void 0),r=new Map;if(s.length===0)return r;for await(const i of n.walk(xo)){const c=await n.lines(i)??[];for(const[
l,{frame:f,line:p}]of s){const h=c[(p??0)-1]??"";h.length>Ts||h.trim()!==f?.trim()||r.set(l,r.has(l)?"":(0,S.relative)(n.root,i))}}return n.isOver?new Map:r}async function Lo(t,n,s){
if(/^[\w+.-]+:/.test(t.file))return t;const[r=""]=t.file.split("?",1),i=(0,S.resolve)(s,r);if(!(0,_.FK)(n.root,i))return t;const c=(0,S.relative)(n.root,i),l=Do(
t.file),f=l?await Fo(l,t,i,n):await Co(t,i,n);return{...t,file:c,...f}}async function Co({file:t,line:n,message:s},r,i){const[c,l]=[(0,We.ri)(s),(0,ze.B)(s)?.name];
if(c===void 0&&l===void 0)return{};const f=B=>B.length>Ts?-1:c?B.search(c):jo(l??"",B)?B.indexOf(l??""):-1,p=n===null||i.isOver?void 0:(await i.lines(r))?.[n-1];
return p!==void 0&&f(p)>=0?{}:await Po(B=>c||/^\s*(?:import|export)\b/.test(B)?f(B):-1,r,i)??(Ro.test(t)?{line:null,column:null}:{})}async function Po(t,n,s){const r=await s.
filesIn(n,vo)??[n],i=[];for(const c of r){if(s.isOver)return;const l=await s.lines(c)??[],f=l.findIndex(h=>t(h)>=0),p=t(l[f]??"")+1;f>=0&&i.push({file:(0,S.relative)(
s.root,c),line:f+1,column:p})}return i.length===1?i[0]:void 0}function jo(t,n){return n.split(/[^\w$]+/).includes(t)}function Do(t){const n=Oo.exec(t)?.[1];return n!==
void 0?s=>[...s.keys()].filter(r=>Uo(s[r]))[Number(n)]:t.endsWith(Ke.$p)?je.EZ:void 0}function Uo(t=""){return t.length<=Ts&&/^\s*<style\b/.test(t)}async function Fo(t,{
line:n,column:s},r,i){const c=i.isOver?void 0:await i.lines(r),l=c&&t(c);return l===void 0||n===null?{line:null,column:null}:{line:l+n,column:s}}}),6826:((Oe,le,g)=>{
g.r(le),g.d(le,{diagnosticsOf:()=>rt,faultsOfSuccess:()=>Es,findingsOf:()=>hs,findingsOfStart:()=>gs,isFaultOfSource:()=>on});var S=g(6760),_=g(1224),Q=g(5807),
P=g(8595),W=g(2345),q=g(2416),z=g(107),I=g(9882),V=g(2207),$=g(5230);function N(e,o,a){for(const d of e.signs)if(!(d.codes&&!(o.code&&d.codes.includes(o.code)))&&
!(d.exitCodes&&!(typeof o.exitCode=="number"&&d.exitCodes.includes(o.exitCode)))&&!(d.signals&&!(o.signal&&d.signals.includes(o.signal)))&&!(d.stages&&o.stage&&
!d.stages.includes(o.stage.toLowerCase()))&&!(d.weak&&o.diagnostics?.some(({severity:u,line:m})=>u==="error"&&m!==null))){if(!d.log)return{groups:{},facts:o,lines:a};
for(let u=a.length-1;u>=0;u--){const m=(0,$.$)(d.log,a[u]??"");if(m)return{groups:m.groups??{},facts:o,lines:a}}}}function O({code:e}){return V.sR.some(o=>o===e)}
function T(e,o){for(const a of e){const d=(0,$.$)(o,a)?.[1];if(d!==void 0)return d}}function w(e,o){return e===void 0||e===""?o:`"${e}"`}var A=g(770),J=g(9047),
C=g(7214),G=g(8503),F=g(1981);const L=[{name:"import-case",signs:[{}],summary:e=>{const o=(0,C.XQ)(e);return o&&`the import "${o.specifier}" differs from the fi\
le's name only in upper and lower case`},remedy:e=>`The file is ${w((0,C.XQ)(e)?.actual,"there")}: write the import as it is spelt, or rename it with git mv. Bu\
ilds run where case counts.`},{name:"missing-file",signs:[{}],summary:e=>{const o=(0,C.ne)(e),a=/\.html?$/.test(o?.importer??""),d=o?.kind==="file"&&(a?o.specifier:
(0,F.p)(o.specifier,e));return d&&(0,G.f)(e).some(A.lQ)?`the import "${d}" leads to no file and no package`:d?`the file "${d}" that is imported does not exist`:
void 0},remedy:e=>{const o=(0,G.f)(e);if(o.length>0)return`There is ${M(o)}: correct the import, or commit the file that it names.`;const{importer:a="",specifier:d=""}=(0,C.
ne)(e)??{};return`Check the path and its upper and lower case, and that the file is committed: \`git check-ignore -v\` tells whether .gitignore holds it back.${/\.s[ac]ss$/.
test(a)&&/^\w[\w.-]*\//.test(d)?" If it is of a package, add the package to package.json and the lockfile.":""}`}},{name:"missing-export",signs:[{}],summary:({facts:e})=>{
const o=R(e);return o&&`${o.file}${o.line===null?"":`:${o.line}`}: ${o.message}`},remedy:({facts:e})=>{const{message:o=""}=R(e)??{},a=(0,A.Or)(o),{name:d,from:u}=(0,J.
B)(o)??{},m=u?w(u,""):"the module";return a.length>0?`Import ${M(a)} from ${m}, or export ${d} there.`:d==="default"?`Import by name from ${m}, in braces, or gi\
ve it a default export.`:`Export ${d} from ${m}, or import what it has. A type needs import type.`}},{name:"missing-read",signs:[{log:/ENOENT: no such file or directory, (?:open|stat|scandir) '(?<path>[^']{1,400})'/}],
summary:e=>{const o=e.facts.diagnostics?.find(({severity:a,line:d})=>a==="error"&&d!==null);if(!(o&&!o.message.includes("ENOENT")))return`the file "${(0,F.p)(e.
groups.path??"",e)}" that is read does not exist`},remedy:()=>"Check the path where it is written, its upper and lower case, and that the file is committed."},{
name:"missing-package",signs:[{}],summary:e=>{const o=(0,C.ne)(e);if(o?.kind!=="package")return;const a=(0,C.SN)(e.facts),d=a.length===0?"":`, and package.json \
has ${M(a)}`;return`the package "${o.specifier}" is not installed${d}`},remedy:e=>{const o=(0,C.ne)(e)?.specifier??"the package",a=(0,C.SN)(e.facts);return a.length>
0?`package.json has ${M(a)}: correct the name ${o}, or add a package of that name to package.json and the lockfile.`:e.lines.some(d=>d.includes("No module named"))?
`Add ${o} to the project's requirements.`:`Run npm install ${o} (or your package manager's add) and commit package.json with the lockfile.${y(e.facts)}`},part:()=>({
kind:"uninstalled"})}];function R({diagnostics:e=[]}){const o=e.find(({severity:a})=>a==="error");return o&&(0,J.B)(o.message)?o:void 0}function M(e){return[e.slice(
0,-1).join(", "),...e.slice(-1)].filter(Boolean).join(" or ")}function y(e){return O(e)?"":" A platform that installs with NODE_ENV=production leaves out devDep\
endencies."}const x=[{name:"memory-limit",signs:[{codes:["out_of_memory"],log:/was stopped because (?<why>[\w ,.:']{1,300})$/}],summary:({groups:e})=>e.why??"th\
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
package.json has no script ${w(e.script,"of that name")}`,remedy:({facts:e,groups:o,lines:a})=>{const d=e.diagnostics?.find(({code:v})=>v==="missing-script"),u=E(
a).filter(v=>v!==o.script),m=d?(0,A.Or)(d.message):(0,I.pA)(o.script??"",u);return`${m.length>0?`There is ${M(m)}. `:""}Add the script ${w(o.script,"named in th\
e log")} to package.json, or name one that exists where it is called.`},part:({groups:e})=>({kind:"member",name:"scripts",wanted:e.script})},{name:"command-not-\
found",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>[\w@./-]{1,100}): (?:command )?not found$/},{log:/spawn (?<command>[\w@./-]{1,100}) ENOENT$/},
{exitCodes:[127]}],summary:({groups:e})=>`the command ${w(e.command,"to run")} was not found`,remedy:({groups:e,facts:o})=>`Add the package that brings ${w(e.command,
"it")} to dependencies in package.json.${y(o)}`,part:({groups:e})=>e.command?{kind:"script",command:e.command}:void 0},{name:"permission-denied",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>\S{1,200}): Permission denied$/},
{log:/EACCES: permission denied, \w{1,20} '(?<command>[^']{1,200})'/},{exitCodes:[126]}],summary:({groups:e})=>`permission denied${e.command?` for ${w(e.command,
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
rough \${{ secrets.${e.name??"NAME"} }}.`},...L,{name:"builder-crashed",signs:[{codes:["builder_crashed"]}],summary:({facts:e})=>(e.message||"The process that b\
uilt this deployment crashed").replace(/^The/,"the"),remedy:()=>"Deploy again. If it fails again, something in the repository crashes the platform's worker: the\
 operators find the cause in the platform's log."},{name:"build-killed",signs:[{codes:["build_killed"]},{signals:["SIGKILL","SIGTERM"]},{exitCodes:[137,143]}],summary:()=>"\
the build was killed",remedy:()=>"Look in the log for what ended it, and deploy again. If it fails again, the build may need more memory or time than it may use\
."}];function E(e){const o=new Set,a=e.findLastIndex(d=>/[Mm]issing script|not found|a script named/.test(d));for(const d of e.slice(Math.max(0,a),a+40)){const u=T(
[d],/^\s*(?:npm|pnpm|yarn|bun) run ([\w:.-]{1,60})(?:\s|$|")/)??K(d);u&&o.add(u)}return[...o].slice(0,10)}function K(e){return T([e],/Did you mean "(?:pnpm|yarn|npm) (?:run )?([\w:.-]{1,60})"/)}
function D(e){return e?{kind:"dependency",name:se(e)}:void 0}function se(e){return e.replace(/%2f/i,"/").replace(/\/-\/.*$/,"").replace(/(?<=.)@.*$/,"").replace(
ue,"")}const ue=/(?<=\w)-(\d{1,5}\.\d{1,5}\.\d[\w.+-]{0,60})\.tgz$/;function me(e){return/^.[^@]*@(?:npm:)?(.+)$/.exec(e)?.[1]??ue.exec(e)?.[1]}function be(e){switch(e.
kind){case"uninstalled":return;case"file":return e.path;default:return"package.json"}}const ee=[{name:"browser-only",signs:[{log:/ReferenceError: (?<name>window|document|localStorage|sessionStorage|navigator|HTMLElement) is not defined/}],
summary:({groups:e})=>`code for the browser ran during the build (${e.name} is not defined)`,remedy:({groups:e})=>`Use ${e.name} only in the browser: after moun\
ting (onMount, useEffect, client:only), or where typeof ${e.name} !== 'undefined'.`},{name:"esm-only",signs:[{tool:"node",log:/ERR_REQUIRE_ESM|require\(\) of ES Module \S{1,300}/}],
summary:()=>"a package that exists only as an ES module was loaded with require()",remedy:({facts:e})=>`Load it with import (name the file .mjs, or set "type": \
"module" in package.json)${O(e)?"":", or use Node.js 22 or newer on a platform that lets you choose"}.`},{name:"next-static-params",signs:[{tool:"next",log:/Page "(?<page>[^"]{1,200})" is missing "generateStaticParams\(\)"/}],
summary:({groups:e})=>`the page ${w(e.page,"")} has no generateStaticParams()`,remedy:()=>"Export generateStaticParams() from that page, so that the static expo\
rt knows its paths."},{name:"base-path",signs:[{tool:"sveltekit",log:/does not begin with `base`, which is configured in `paths\.base`/}],summary:()=>"a link le\
aves the configured base path",remedy:()=>"Put the base path before the site's own links, or remove the base path: the platform serves each app at its own host'\
s root."},{name:"dead-link",signs:[{tool:"sveltekit",log:/^Error: 404 (?<link>\S{1,300}) \(linked from (?<page>\S{1,300})\)/},{tool:"vitepress",log:/Found dead link (?<link>\S{1,300}) in file (?<page>\S{1,300})/},
{tool:"docusaurus",log:/^\s*-> linking to (?<link>\S{1,300})/},{weak:!0,tool:"nuxt",log:/^\s*│ [├└]── \[404\] Page not found: (?<link>\S{1,300})/}],summary:({
groups:e,lines:o})=>{const a=e.page??T(o,/(?:Broken link on source page path =|│ └── Linked from) (\S{1,300}?):?$/);return`a link to ${e.link}${a?`, in ${a}\
,`:""} leads to no page`},remedy:()=>"Correct the link, or add the page. The log names any others."},{name:"page-failed",signs:[{weak:!0,tool:"sveltekit",log:/^\[500\] GET (?<page>\S{1,300})/},
{weak:!0,tool:"qwik",log:/^!!! (?<page>\S{1,300}): Error during SSG$/}],summary:({groups:e,lines:o})=>{const a=o.findLastIndex(d=>/^(?:\[500\] GET |!!! \S{1,300}: Error during SSG$)/.
test(d));return`the page ${e.page} failed while it was rendered: ${o[a+1]?.replace(/^Error: /,"")??""}`},remedy:()=>"Mend what the page loads or shows; the stac\
k in the log names the functions."},{name:"gatsby-graphql",signs:[{weak:!0,tool:"gatsby",log:/^error There was an error in your GraphQL query:/}],summary:({lines:e})=>{
const o=e.findLastIndex(a=>a.startsWith("error There was an error in your GraphQL query"));return`a GraphQL query fails: ${e.slice(o+1).find(a=>a!=="")??""}`},remedy:()=>"\
Correct the query, or give its type the field in gatsby-node (createSchemaCustomization)."},{name:"gatsby-page-failed",signs:[{weak:!0,tool:"gatsby",log:/^error Building static HTML failed for path "(?<page>[^"]{1,300})"/}],
summary:({groups:e,lines:o})=>`the page ${e.page} failed while it was rendered: ${T(o,/^\s*WebpackError: (.{1,300})/)??""}`,remedy:()=>"Mend what the page loads\
 or shows: gatsby build --verbose tells more, and gatsby develop the line."},{name:"nuxt-page-failed",signs:[{weak:!0,tool:"nuxt",log:/^\s*│ [├└]── \[5\d\d\] (?<message>.*)/}],
summary:({groups:e,lines:o})=>{const a=o.findLastIndex(u=>/^\s*│ [├└]── \[5\d\d\]/.test(u));return`the page ${T(o.slice(0,a).reverse(),/├─ (\/\S{0,300}) \(\d+ms\)/)}\
 failed while it was rendered: ${e.message}`},remedy:()=>"The log does not tell the error itself: run npx nuxt dev and open the page, where it stands with its s\
tack. Code for the browser and missing variables are common causes."},{name:"package-cycle",signs:[{tool:"turbo",log:/^[\s`>-]*[x×] (?:Cyclic|Circular) dependency detected/}],
summary:({lines:e})=>{const o=T(e,/^\s*\|\s{1,8}([@\w./#-]{1,100}(?:, [@\w./#-]{1,100}){1,20})$/);return`packages depend on each other in a cycle${o?`: ${o.replace(
/#[\w:-]{1,60}/g,"")}`:""}`},remedy:()=>"Take one of the dependencies between these packages out of their package.json files.",part:({lines:e})=>D(T(e,/^\s*\|\s{1,8}([@\w./-]{1,100})#\S{1,60} -> /))},
{name:"turbo",signs:[{tool:"turbo",log:/^[\s`>-]*[x×] (?<what>No package found with name '[^']{1,100}' in workspace)$/},{tool:"turbo",log:/^[\s`>-]*[x×] (?<what>Could not find task `[^`]{1,100}` in project)$/}],
summary:({groups:e})=>`turbo: ${e.what}`,part:({groups:e})=>e.what?.includes("task")?{kind:"file",path:"turbo.json"}:void 0,remedy:({groups:e})=>e.what?.includes(
"task")?"Name the task in build-command as turbo.json has it among its tasks.":"Write --filter in build-command as the name in that package's package.json."},{name:"\
css-minify",signs:[{tool:"vite",log:/^(?:\w*Error: )?\[lightningcss minify\] (?<what>\S.{0,200})$/}],summary:({groups:e,lines:o,facts:a})=>{const d=a.diagnostics?.
find(({severity:b,line:v})=>b==="error"&&v!==null);if(d)return`${d.file}:${d.line}: ${e.what}`;const u=o.findIndex(b=>/^\s*\|\s+\^/.test(b)),m=/^\d{1,7} *\| *(\S.{0,80})/.
exec(o[u-1]??"")?.[1]?.trim();return`the style sheets do not parse: ${e.what}${m?`, at ${w(m,"")}`:""}`},remedy:()=>"Look above what is quoted for a rule or a c\
omment that is not closed, in the style sheet that holds it."}];var ne=g(1809),oe=g(7491);const H=/(?:\b|[a-z])(?:error|exception|fatal|failed|cannot|denied|invalid)\b/i,
re=/^(?: {0,3}(?:\[?(?:ERROR|error|FATAL)\]?:?|(?:lerna )?ERR!|NX|[x×✖✘]|>(?= [A-Z].*\.$))\s+){1,3}/u,$e=/^ {1,3}[x×✖] \S/u,we=/^\s*\[cause\]: (?:Error: )?(?<message>\S.*)$/,
Te=/^(?:\$ |(?:Failed|Error|Aborted)[.!]?$|A complete log of this run|Log files were not written|For help, run: |(?:\[\w{1,20}\] )?(?:[✗x🚨] )?Build failed|Failed to compile|Storybook exited with|(?:success|failed|not finished) .{1,200} - [\d.]+s$|Use --verbose |Pass --verbose |yarn (?:run|install) v\d|\[[\w@:/ .-]{1,60}\]$|Rspack (?:build failed|compiled)|To suppress |INFO |FATAL$|(?:error )?(?:during build|Command failed)|Node\.js v\d|Found \d+ errors? |Eleventy Fatal Error|Problem writing Eleventy|(?:Wrote|Copied) \d|\s{0,4}ELIFECYCLE|\s{0,4}run failed: command |Lifecycle script |script "[^"]{1,60}" exited with |(?:code|path|workspace|location|syscall) \S{1,400}$|>(?! [A-Z].*\.$)|[{}(]|at |info |Exit code|$)/u,
he=/^(?:Checked out |Cloning |\[\d\/\d\] |Progress: |Packages: |Scope: |Saved lockfile|Already up to date|Lockfile is up to date|Done in |Resolv(?:ing|ed)[ ,]|This error happened while |Run with the --force |Running target |[·•\u2800-\u28ff├└│┌] ?|[-+]{1,80}$|[-\\|/] |notsup (?:Valid|Actual) |\d\d:\d\d:\d\d\s)/u,
Ee=/^\s/,Ae=/^\s*(?:at |[|│:{}>^~-]|\d{1,7} *[|│])/,Re=/^(?:Most likely|Probably|Possibly|Perhaps|Maybe|This is (?:likely|probably|usually)|Reason:|Because)\b/,
Se=/ \w{2,30} \w/,_e=/\b\d{1,7} (?:error|warning|problem)s?\b/;function Le(e){return e===""||/^[$>] /.test(e)}function Ce(e){return Te.test(e)||he.test(e)||(0,ne.
Ol)(e)}function Pe(e,o){const a=e.findLast(Z=>we.test(Z));if(a)return we.exec(a)?.groups?.message;const d=e.findLastIndex(ne.oJ),u=(0,oe.E)(e.map(Z=>({text:Z})),
0,e.length),m=e.flatMap((Z,ie)=>{if(Z===o)return[];const ge=Z.replace(re,""),[Ie,Be,Fe]=[$e.test(Z),!Ee.test(ge),ie>d];return Ce(ge)||u.has(ie)?[]:[{text:ge,isReport:Ie,
isLoose:Be,isLate:Fe}]}),b=m.filter(({isLoose:Z})=>Z),v=m.filter(({isLate:Z})=>Z),X=b.findLast(({text:Z,isReport:ie})=>ie||H.test(Z))??v.findLast(({text:Z,isLoose:ie})=>ie&&
(0,q.F7)(Z))??v.findLast(({text:Z,isLoose:ie})=>ie&&!(0,q.c4)(Z))??v.findLast(({text:Z})=>!Ae.test(Z)&&!(0,q.c4)(Z));if(!X)return e.findLast((Z,ie)=>ie>d&&u.has(
ie)&&Se.test(Z)&&!_e.test(Z))?.trim();const fe=m[m.lastIndexOf(X)+1]?.text??"";return Re.test(fe)?`${X.text.trim()} ${fe.trim()}`:X.text.trim()}const ze=[{name:"\
install-script",signs:[{tool:"npm",log:/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (?<command>\S.{0,300})$/},{tool:"yarn",log:/^error \S{0,300}\/node_modules\/(?<name>(?:@[\w.-]{1,80}\/)?[\w.-]{1,100}): Command failed\.$/},
{tool:"yarn",log:/^error Command failed with exit code \d{1,3}\.$/},{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150})@(?<where>workspace|npm|\w{1,20}):\S{1,200} couldn't be built successfully/},
{tool:"bun",log:/^error: (?<script>\w{1,20}) script from "(?<name>[^"]{1,150})" exited with/},{log:/^> @?[^\s@]{1,150}@[^\s@]{1,60} (?<script>(?:pre|post)?install|(?:pre|post)?prepare)(?: |$)/}],
summary:e=>{if(e.facts.stage!=="install")return;const{name:o,script:a,command:d}=te(e),u=o?`the package ${w(o,"")}`:"the project",m=de(e,d)??Pe(e.lines,e.facts.
message);return`${u} fails in its ${a??"install script"}${d?` (${d})`:""}${m?`: ${m}`:""}`},remedy:e=>te(e).name?"Update the package, or leave its script out if\
 the site does not need it: an .npmrc with ignore-scripts=true leaves out all of them (Yarn 2 and later: enableScripts: false in .yarnrc.yml).":"Correct the scr\
ipt in package.json, and check that the file that it runs is committed, with its upper and lower case.",part:e=>{const{name:o,script:a,command:d}=te(e);return o?
{kind:"dependency",name:o,script:{name:a,command:d}}:{kind:"script",name:a,command:d}}}],We=/^> @?[^\s@]{1,150}@[^\s@]{1,60} (\w{1,20})(?: |$)/,j=[/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (\S.{0,300})$/,
/^Command: (\S.{0,300})$/,/^(?:> |\$ )((?!@?[^\s@]{1,150}@[^\s@]{1,60} \w{1,20}(?: |$))\S.{0,300})$/],Y=/^path \S{0,300}\/node_modules\/((?:@[\w.-]{1,80}\/)?[\w.-]{1,100})$/;
function te({groups:e,lines:o}){const a=e.name??T(o,Y),d=T(o,/^> (@?[^\s@]{1,150})@[^\s@]{1,60} \w{1,20}(?: |$)/),u=e.where==="workspace"||a!==void 0&&a===d,m=e.
command??ae(o,j);return{name:a&&!u?se(a):void 0,script:e.script??T(o,We),command:m}}function ae(e,o){for(const a of o){const d=e.slice(1).flatMap(u=>a.exec(u)?.[1]??
[]).at(-1);if(d)return d}}function de(e,o=""){const a=T(e.lines,/Cannot find module '(\/[^']{1,300})'/);return a?`${o.split(" ").find(u=>a.endsWith(`/${u.replace(
/^\.\//,"")}`))??(0,F.p)(a,e)} does not exist`:void 0}const ce=[{name:"peer-conflict",signs:[{tool:["npm","pnpm"],log:/^code ERESOLVE|^ERESOLVE (?:could not resolve|unable to resolve)|ERR_PNPM_PEER_DEP_ISSUES/}],
summary:({lines:e})=>{const o=T(e,ye),a=T(e,ve),d=T(e,/^Found: (\S{1,150})$/);return o&&a&&d?`${a} asks for ${o.replaceAll('"',"")}, and the project has ${d}`:o?
`dependencies ask for versions that exclude each other (${o})`:"peer dependencies conflict"},remedy:()=>"Move the packages named in the log to versions that fit\
 each other. As a stopgap commit an .npmrc with legacy-peer-deps=true.",part:({lines:e})=>D(T(e,ve))},{name:"workspace-missing",signs:[{tool:"pnpm",log:/ERR_PNPM_WORKSPACE_PKG_NOT_FOUND\s.{0,300}?"(?<name>@?[^@"\s]{1,150})@workspace:/},
{tool:"yarn-berry",log:/^(?:Error: )?(?<name>@?[^@\s]{1,150})@workspace:[^\s:]{1,60}: Workspace not found/},{tool:"bun",log:/Workspace dependency "(?<name>[^"]{1,150})" not found/}],
summary:({groups:e})=>`the repository has no workspace called ${w(e.name,"as a dependency names it")}`,remedy:()=>"Correct the name in package.json, or add the \
folder of that package to the workspaces of the root (pnpm: pnpm-workspace.yaml).",part:({groups:e})=>D(e.name)},{name:"workspace-version",signs:[{tool:"pnpm",log:/ERR_PNPM_NO_MATCHING_VERSION_INSIDE_WORKSPACE\s.{0,300}?for (?<name>\S{1,150}) inside the workspace/}],
summary:({groups:e})=>`no workspace of the repository fits ${w(e.name,"what a dependency asks for")}`,remedy:({groups:e})=>`Let the dependency ${e.name?`on ${se(
e.name)} `:""}ask for the version that the workspace's own package.json has, or write * (pnpm, Yarn 2 and Bun: workspace:*).`,part:({groups:e})=>D(e.name)},{name:"\
manager-version",signs:[{tool:"corepack",log:/HTTP 404 when performing the request to https?:\/\/[^\s;]{1,200}\/(?<name>@yarnpkg\/cli-dist|yarn|pnpm|npm)\/(?<version>[\w.-]{1,40})/},
{log:/No matching version found for (?<name>@yarnpkg\/cli-dist)@(?<version>[\w.-]{0,40}\w)/},{stages:["install"],log:/^The install command `npm install [^`]{1,400} (?<name>@yarnpkg\/cli-dist|yarn|pnpm|bun)@(?<version>\d[\w.-]{0,40})` exited /}],
summary:({groups:e})=>`packageManager names ${e.name==="@yarnpkg/cli-dist"?"yarn":e.name}@${e.version}, which cannot be installed: the registry may not have tha\
t version`,remedy:()=>"Set packageManager in package.json to a version that is published, and write the lockfile with it.",part:()=>({kind:"member",name:"packag\
eManager"})},{name:"version-not-found",signs:[{tool:"npm",log:/No matching version found for (?<name>\S{1,150}?)\.?(?: while|$)/},{tool:"yarn",log:/Couldn't find any versions for "(?<name>[^"]{1,120})"(?: that matches "(?<wanted>[^"]{1,100})")?/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): No candidates found/},{tool:"bun",log:/^error: No version matching "(?<wanted>[^"]{1,100})" found for specifier "(?<name>[^"]{1,150})"/}],
summary:({groups:e})=>`no version of ${w(e.name&&Ge(e.name,e.wanted),"a package")} fits`,remedy:({groups:e,lines:o})=>{const a=T(o,/while installing the dependencies of (\S{1,200})/);
return a?`${a} asks for it: update that package, or override the version in package.json.`:`Correct the version in package.json to one that is published, and co\
mmit the new lockfile. If package.json does not name ${e.name?se(e.name):"it"}, a package that it names asks for it: update that one, or override the version.`},
part:({groups:e,lines:o})=>D(Ke(o)??e.name)},{name:"package-not-found",signs:[{tool:"npm",log:/^404\s+(?:The requested resource )?'(?<name>[^']{1,150})' (?:is not in this registry|could not be found)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_404\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): Not Found/},{tool:"yarn",log:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): Not found/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Package not found/},{tool:"bun",log:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 404$/}],
summary:({groups:e})=>`the package ${w(e.name&&Ge(e.name),"asked for")} is not in the registry`,remedy:()=>"Check its name in package.json. If it is private, se\
t its registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:e,lines:o})=>D(Ke(o)??e.name)},{name:"registry-login",signs:[
{tool:"npm",log:/(?:401 Unauthorized|403 Forbidden) - (?:GET|PUT) https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?=\s|$)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_40[13]\s+GET https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/:]{1,100}\/)?[^\s/:]{1,150}(?:\/-\/[^\s/:]{1,150})?): /},
{tool:"bun",log:/^error: GET https?:\/\/(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 40[13]$/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Invalid authentication/}],summary:({groups:{host:e,name:o}})=>`${`the package registry${e?` ${e}`:
""}`} refused the login${o?` for ${se(o)}`:""}`,remedy:()=>"Give the build a registry token as an app variable (input env), and name that variable as :_authToke\
n in .npmrc (Yarn 2 and later: npmAuthToken in .yarnrc.yml).",part:({groups:e})=>D(e.name)},{name:"registry-refused",signs:[{tool:"npm",log:/^(?<why>[45]\d\d \w[\w ]{0,40}) - GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?: - |$)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_[45]\d\d\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): (?<why>.{1,60})$/},{tool:"yar\
n",log:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): (?!Integrity check)(?<why>[^"]{1,100})/},
{tool:"bun",log:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - (?<why>[45]\d\d)$/}],summary:({groups:{
name:e="",why:o}})=>`the package registry does not give ${se(e)}: ${o}`,remedy:()=>"Deploy again if the registry is at fault. If the package is private, set its\
 registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:e})=>D(e.name)},{name:"integrity",signs:[{tool:["pnpm","yarn","bu\
n"],log:/ERR_PNPM_TARBALL_INTEGRITY\s+Got unexpected checksum for "\S{1,300}?\/(?<name>(?:@[\w.-]{1,80}(?:\/|%2f))?[\w.-]{1,100})\/-\/|Integrity check failed for (?:tarball: |")(?<tarball>[^"\s]{1,150})/i},
{tool:["npm","pnpm","yarn","yarn-berry"],log:/^code EINTEGRITY|ERR_PNPM_TARBALL_INTEGRITY|Integrity check failed for|The remote archive doesn't match the expected checksum/}],
summary:e=>{const o=ct(e);return`${o?`the package ${w(o,"")}`:"a package"} differs from what the lockfile or the registry records`},remedy:()=>"Delete the lockf\
ile and node_modules, install again, and commit the new lockfile. If it differs again, the registry or a proxy changes packages.",part:e=>D(ct(e))}],ye=/^\s*peer (\S{1,120}) from /,
ve=/^\s*peer \S{1,120} from (@?[^\s@]{1,150})@/;function Ge(e,o=me(e)){return o===void 0?se(e):`${se(e)}@${o}`}function Ke(e){return T(e,/(?:while installing the dependencies of|hereby required by) (\S{1,200}?)\.?$/)}
function ct({groups:e,facts:o}){const a=e.name??e.tarball??T(o.log,/tarball data for (@?[^\s@]{1,150})@/);return a&&se(a)}function qe(e,o){const a=T(e,/Not compatible with your version of node\/npm: (\S{1,150})$/)??
T(e,/^error (\S{1,150}): The engine "node" is incompatible/)??T(e,/Your Node version is incompatible with "(\S{1,300})"/),d=a?.startsWith("/")??!1;return{name:d?
void 0:a&&se(a),isProject:d,...dn(e,o)}}function dn(e,o){const a={member:"node",wanted:o??T(e,/Required: \{.{0,60}?"node":"([^"]{1,60})"/)??T(e,/^Expected version: (.{1,60})$/),
actual:T(e,/Actual: .{0,60}?"node":"([^"]{1,20})"/)??T(e,/(?:^|\. )Got:? "?(v?\d[\d.]{0,20})"?$/)},d={member:"npm",wanted:T(e,/Required: \{.{0,100}?"npm":"([^"]{1,60})"/),
actual:T(e,/Actual: .{0,60}?"npm":"([^"]{1,20})"/)};return d.wanted!==void 0&&!St(d.wanted,d.actual)&&St(a.wanted??"*",a.actual)?d:a}function St(e,o){const a=/^v?(\d{1,5})\.(\d{1,5})\.(\d{1,5})$/.
exec(o??"")?.slice(1);if(!a)return!1;const d=u=>u.trim().replace(/([<>=^~]) /g,"$1").split(" ");return e.split("||").some(u=>d(u).every(m=>un(m,a.map(Number))))}
function un(e,o){if(e==="*"||e==="")return!0;const a=/^(\^|~|[<>]=?|=|)v?(\d{1,5})(?:\.(\d{1,5}))?(?:\.(\d{1,5}))?(?:\.[x*])*$/.exec(e);if(!a)return!1;const[,d=""]=a,
u=a.slice(2).flatMap(U=>U===void 0?[]:[Number(U)]),b=o.slice(0,/^(?:>|<=)$/.test(d)?u.length:3).map((U,X)=>U-(u[X]??0)).find(U=>U!==0)??0,v=U=>u.slice(0,U).every(
(X,fe)=>X===o[fe]);return d===">"?b>0:d==="<"?b<0:d==="<="?b<=0:d===""||d==="="?v(3):b>=0&&(d===">="||v(d==="^"?1:2))}const fn=[{name:"engine",signs:[{tool:["np\
m","pnpm"],log:/^code EBADENGINE|ERR_PNPM_UNSUPPORTED_ENGINE/},{tool:"yarn",log:/The engine "node" is incompatible with this module\. Expected version "(?<wanted>[^"]{1,60})"/},
{log:/Node(?:\.js)?(?: version)? v?[\d.]+(?:\.x)? is not supported by|node: v?[\d.]+ is not supported/},{weak:!0,tool:"vite",log:/You are using Node\.js [^ ]{1,20} (?:For|Vite)\b/},
{weak:!0,log:/(?:requires|required|minimum) (?:a )?(?:minimum )?Node(?:\.js)?(?: version)?(?: of)? (?<wanted>v?\d[\d.+]{0,12})/i},{tool:"webpack",log:/error:0308010C:digital envelope routines::unsupported|ERR_OSSL_EVP_UNSUPPORTED/}],
summary:({groups:e,lines:o})=>{const{name:a,isProject:d,member:u,wanted:m,actual:b}=qe(o,e.wanted),v=a?w(a,""):d?"the project":void 0,U=u==="npm"?"npm":"Node.js",
X=v?`${v} asks for ${U}`:`the ${U} version does not fit`;if(!m)return X;const fe=b?`, and the build runs ${b}`:"";return v?`${X} ${m}${fe}`:`${X} (wanted: ${m}${fe}\
)`},remedy:({facts:e,groups:o,lines:a})=>{const{member:d,actual:u}=qe(a,o.wanted);return d==="npm"?`Let engines.npm in package.json allow ${u}, the npm that bui\
lds run.`:a.some(b=>b.includes("digital envelope routines"))?`${mn}, or ${vt("16",e)}.`:`Let engines.node in package.json and the versions of the packages allow\
 the Node.js that builds run, or ${vt("the version that is asked for",e)}.`},part:({lines:e})=>{const{name:o,isProject:a,member:d}=qe(e,void 0);return o||a?{kind:"\
engines",name:o??"",member:d}:void 0}},{name:"wrong-platform",signs:[{tool:["npm","pnpm"],log:/Unsupported platform for (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: wanted (?<wanted>\{[^}]{1,200}\})/}],
summary:({groups:{name:e,wanted:o}})=>`the package ${w(e,"")} is for another system${o?` (${o.replace(/[{}"]/g,"").replaceAll(":",": ")})`:""}`,remedy:({groups:e})=>`\
Move ${w(e.name,"the package")} to optionalDependencies in package.json, or take it out, and commit the new lockfile.`,part:({groups:e})=>D(e.name)},{name:"pack\
age-manager",signs:[{tool:"pnpm",log:/This project is configured to use (?<name>\w{1,20})/},{tool:"yarn",log:/This project's package\.json defines "packageManager": "(?<name>[^"]{1,40})"/}],
summary:({groups:e})=>`the project asks for another package manager${e.name?` (${e.name})`:""}`,remedy:({facts:e})=>`Make packageManager in package.json and the\
 committed lockfile name the same package manager${O(e)?"":", in a version that the platform has"}.`,part:()=>({kind:"member",name:"packageManager"})}],mn="The \
bundler is too old for this Node.js. Update it (webpack 5.61 or later), or set the app variable NODE_OPTIONS to --openssl-legacy-provider";function vt(e,o){return O(
o)?`write ${e} to .nvmrc`:`set nodeVersion in app-settings to ${e} on a platform that has it`}const pn=/request to https?:\/\/(?:[^\s/]{1,100}\/){1,6}?(@[^\s/]{1,100}\/[^\s/]{1,150}|[^\s/]{1,150})(?:\/-\/\S{1,200})? failed/,
lt="ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|ECONNREFUSED|ERR_SOCKET_TIMEOUT|UND_ERR_CONNECT_TIMEOUT",hn=/^(?:127\.0\.0\.1|\[?::1\]?)(?=:|$)/,gn=[{name:"conflic\
t-markers",signs:[{tool:["pnpm","yarn"],log:/Merge conflict detected in (?<file>[\w.-]{1,60})/},{tool:"yarn-berry",log:/Cannot autofix a lockfile when running an immutable install/},
{log:/^(?:>? *\d{1,6} \| ?)?<{7} (?:HEAD|[\w/.-]{1,100})$/}],summary:({groups:e})=>`${e.file??"the lockfile"} has the conflict markers of a merge`,remedy:()=>"F\
inish the merge: take one side of the file, run your package manager's install on your machine, and commit the lockfile that it writes.",part:()=>({kind:"lockfi\
le",lacks:[]})},{name:"lockfile-missing",signs:[{tool:"npm",log:/`npm ci` command can only install with an existing package-lock\.json/},{tool:"pnpm",log:/ERR_PNPM_NO_LOCKFILE/},
{tool:"npm",log:/Unsupported URL Type "workspace:"/}],summary:()=>"the repository has no lockfile",remedy:()=>"Run the install on your machine and commit the lo\
ckfile it writes.",part:()=>({kind:"lockfile",lacks:[]})},{name:"lockfile-outdated",signs:[{tool:"npm",log:/^`npm (?<manager>ci)` can only install packages when your package\.json and/},
{tool:"pnpm",log:/(?<manager>ERR_PNPM)_(?:OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH|FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE)/},{tool:"yarn",log:/Your (?<manager>lockfile) needs to be updated, but yarn was run with `--frozen-lockfile`/},
{tool:"yarn-berry",log:/The (?<manager>lockfile) would have been (?:modified|created) by this install, which is explicitly forbidden/},{tool:"bun",log:/(?<manager>lockfile) had changes, but lockfile is frozen/},
{stages:["install"],log:/\b(?:package-lock\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock|lockfile)\b.{0,80}\b(?:out of (?:sync|date)|not up to date|outdated)/i}],summary:({
lines:e})=>`the lockfile does not fit package.json${wn(e)}`,remedy:({groups:e})=>`Run ${(e.manager==="ci"?"npm install":e.manager==="ERR_PNPM"?"pnpm install":"")||
"your package manager's install"} on your machine and commit the lockfile together with package.json.`,part:({lines:e})=>({kind:"lockfile",lacks:[...et(e),...je(
e)].map(se)})},...ce,...fn,{name:"git-dependency",signs:[{stages:["install"],log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey|Repository not found\./}],
summary:()=>"a dependency comes from a Git repository that the build cannot read",remedy:()=>"Name the dependency by an https:// URL that needs no login, or pub\
lish it to a registry and give the build a token."},{name:"network",signs:[{tool:["npm","pnpm"],log:new RegExp(`^code (?:${lt})|^network .{0,80}(?:${lt})|ERR_PN\
PM_META_FETCH_FAIL`)},{weak:!0,log:/^\s{0,8}(?:Error: |TypeError: )?fetch failed$/},{weak:!0,tool:"next",log:/^Failed to fetch `?[^`]{1,100} from Google Fonts/},
{log:new RegExp(`(?:getaddrinfo|request to https?://\\S{1,200} failed).{0,80}(?:${lt})`)},{log:/\b(?:connect|getaddrinfo) (?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT) (?<host>\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/},
{log:/Could not resolve host: (?<host>[\w.-]{1,200})|Failed to connect to \S{1,100} port|network connectivity|The operation timed out\. fetching/}],summary:({groups:e,
lines:o})=>{const a=e.host??T(o,/\b(?:getaddrinfo|connect) E[A-Z_]{4,20} (\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/);return a?`the network failed: ${a.replace(
hn,"localhost")} cannot be reached`:"the network failed while the build fetched something"},remedy:()=>"Run the deploy again. If it repeats, check the host that\
 the log names and that the platform may reach it.",part:({facts:e,groups:o,lines:a})=>{if(e.stage!=="install")return;const d=o.host??T(a,/request to https?:\/\/([^\s/]{1,200})\/\S{1,300} failed/),
u=D(T(a,pn))?.name;return u===void 0&&d===void 0?void 0:{kind:"dependency",name:u,host:d}}},{name:"certificate",signs:[{log:/\b(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_HAS_EXPIRED)\b/}],
summary:()=>"a certificate was refused while the build fetched something",remedy:({facts:e})=>`If a proxy or a private registry has a certificate of its own aut\
hority, let ${O(e)?"the operators start the platform with NODE_EXTRA_CA_CERTS":"NODE_EXTRA_CA_CERTS on the platform"} name that authority's file.`},{name:"nativ\
e-optional",signs:[{log:/Cannot find module '?(?<name>@rollup\/rollup-[\w-]+|@esbuild\/[\w-]+|@rolldown\/binding-[\w-]+|lightningcss[.\w-]*|@tailwindcss\/oxide[\w-]+|@next\/swc[\w-]+|@parcel\/watcher-[\w-]+)'?/}],
summary:({groups:e})=>`the binary package ${w(e.name,"of a tool")} is not installed for this system`,remedy:()=>"The lockfile lacks other systems: delete node_m\
odules and the lockfile, install again with a current npm, and commit the new lockfile."},{name:"node-gyp",signs:[{tool:"node-gyp",log:/^gyp ERR! (?:find Python|stack Error)|node-pre-gyp ERR!/}],
summary:()=>"a native package could not be compiled",remedy:()=>"Use a version of the package that ships binaries for this Node.js version, or a pure JavaScript\
 one."},...ze];function wn(e){const[o]=et(e);if(o)return`: it lacks ${o}`;for(const a of e){const[,d,u]=dt.exec(a)??[];if(d)return`: it has ${d}, and ${u} is as\
ked for`}return""}const dt=/^Invalid: lock file's (\S{1,200}) does not satisfy (\S{1,200})$/,yn=[/^Missing: (\S{1,200}?)@? from lock file$/,/dependencies were added: (\S{1,200}?),?(?:\s|$)/,
/dependencies in package\.json changed since \S{1,60} was saved: (\S{1,200}) was added/,/^\+ {4}(\S{1,200}): "npm:/];function et(e){return e.flatMap(o=>yn.flatMap(
a=>a.exec(o)?.[1]??[]))}function je(e){return e.flatMap(o=>dt.exec(o)?.[2]??[])}const $n=[/^Writing (?:\.\/)?([\w@.-]{1,100})\/\S{0,300} from /,/directory: \S{0,200}\/([\w@.-]{1,60})\/$/,
/Wrote site to "([^"]{1,100})"/,/The ([\w-]{1,60}) folder is ready to be deployed/,/Output location: \S{0,200}?((?:dist|build)\/\S{1,100})$/,/Generated static files in "?([\w@./-]{1,100}?)"?\.?$/,
/Generated public ([\w@./-]{1,100})$/,/^\[info\] html generated at \.\/([\w@./-]{1,100})$/,/Success! Generated .{0,40} in "([^"]{1,100})"/,/^((?!\.\w)[\w@./-]{1,100}?)\/(?:assets\/)?[\w.-]{1,100}\.(?:html|js|css)\s{1,60}[\d.,]{1,12} (?:kB|KiB|MB)\b/],
xt=[{name:"next-export",signs:[{codes:["output_missing","output_empty"],tool:"next",log:/Next\.js \d{1,3}\.\d/}],summary:({facts:e})=>tt(e).includes("out")?void 0:
"Next.js wrote no static export",remedy:()=>"Set output: 'export' in next.config and take next export out of the build command; the output directory is then out\
."},{name:"output-missing",signs:[{codes:["output_missing"]},{log:/[Oo]utput directory "?(?<folder>[\w@./-]{1,100}?)"? (?:does not exist|(?:was |is )?(?:not found|missing))/}],
summary:({groups:e,facts:o})=>{const a=e.folder??o.outputDirectory??Ot(o);return a?`the build did not write the output directory "${a}"${o.keptOutput?ut:""}`:"t\
he app names no output directory, and the build wrote none of the usual ones"},remedy:e=>{const{facts:o}=e,a=Rt(e);if(a)return`Set output-directory to ${a}: the\
 log shows files written there.`;const d=e.lines.some(m=>/^> gatsby build\b/.test(m)),u=[...En,...d?["public"]:[]].find(m=>tt(o).includes(m));return u?`Set outp\
ut-directory to ${u}, which is there, if it is what the build writes.`:"Set output-directory to the folder that the build command writes, relative to the root d\
irectory: often dist, build, out, public or _site."}},{name:"output-empty",signs:[{codes:["output_empty"]}],summary:({facts:e})=>`the output directory ${w(e.outputDirectory,
"of the app")}${e.keptOutput?`${ut},`:""} is empty`,remedy:e=>{const o=Rt(e);return o?`Set output-directory to ${o}: the log shows files written there.`:"Check \
that the build command writes into output-directory, and does not clean it at its end."}},{name:"nothing-to-serve",signs:[{codes:["nothing_to_serve"]}],summary:({
facts:e})=>e.message??"the output has no page to serve: no file of it is HTML",remedy:({facts:e})=>`${/starts a program|\([^\s(]{0,20}`?(?:index|server|main|app)\.[cm]?js\b/.
test(e.message??"")?"This app serves the files of its build. To run the program, deploy with --app-type web-ssr; for a site, let the build write pages.":"Set ou\
tput-directory to the folder with the pages, or let the build write them."} If it has only data or assets on purpose, say so: app-settings {"assetsOnly": true}.`},
{name:"output-unsafe",signs:[{codes:["output_unsafe"]}],summary:({facts:e})=>e.message??"the output holds links or special files that may not be served",remedy:()=>"\
Let the build copy files instead of linking them: links that leave the output directory are refused."},{name:"file-too-large",signs:[{codes:["output_too_large"]}],
summary:({facts:e})=>e.message?.includes("wrote a file that is too large")?e.message:void 0,remedy:()=>"Let the build write smaller files, and leave out what no\
 page loads: logs, archives, source maps."},{name:"output-too-large",signs:[{codes:["output_too_large"]}],summary:({facts:e})=>e.message??"the output is larger \
than the platform takes",remedy:()=>"Check that output-directory names only the site, without node_modules or source maps, and move large media elsewhere."},{name:"\
site-broken",signs:[{codes:["site_broken"]}],summary:({facts:e})=>e.message??"the start page of the new release is broken",remedy:()=>"The release before stays \
live. Mend what is named. To let such a release go live with a warning, set verify to warn, and run slipway settings unset verify: an app keeps the fail of its \
deploys."},{name:"storage-unavailable",signs:[{codes:["storage_unavailable"]}],summary:({facts:e})=>e.message??"the storage of the platform cannot be used now",
remedy:()=>"Nothing in the repository is at fault. Deploy again in some minutes; if it fails again, tell the platform's operators. The previous release stays li\
ve."},{name:"sync-failed",signs:[{codes:["sync_failed","activation_failed"]}],summary:({facts:e})=>e.message??"the platform could not publish the files",remedy:()=>"\
Nothing in the repository is at fault: deploy again. The previous release stays live."},{name:"interrupted",signs:[{codes:["interrupted"]}],summary:()=>"the pla\
tform was stopped while it worked",remedy:()=>"Deploy again."}],ut=", which an earlier deploy set",En=["dist","build","out","_site","storybook-static"];function Ot({
message:e}){return/output directory `([^`]{1,200})`/.exec(e??"")?.[1]}function tt({message:e}){const[,o=""]=/the folders there are (.{1,1000})/.exec(e??"")??[];
return[...o.matchAll(/`([^`]{1,100})`/g)].map(([,a=""])=>a)}function Rt({lines:e,facts:o}){const a=d=>d.split("/").length;for(const d of $n){const[u]=e.flatMap(
b=>{const v=d.exec(b)?.[1]?.replace(/^\.\//,"").replace(/\/(?:assets|_astro)$/,"");return v?[{folder:v,line:b}]:[]}).sort((b,v)=>a(b.folder)-a(v.folder)),m=u&&bn(
u.folder,u.line,o);if(m&&m!==o.outputDirectory)return m}}function bn(e,o,a){const[d=""]=e.split("/",1),u=tt(a);if(u.length===0||u.includes(d))return e;const m=S.
posix.dirname(a.outputDirectory??"");if(m!=="."&&a.list?.(m).length)return`${m}/${e}`;const b=a.log.find(X=>X.includes(o))??"",v=/(?:^|\s|\/)([\w.-]{1,60}):[a-z][\w:-]{0,60}: /.
exec(b)?.[1],U=u.find(X=>v!==void 0&&a.list?.(X).includes(v));return U===void 0?e:`${U}/${v}/${e}`}const Tt=[{name:"package-json-invalid",signs:[{codes:["packag\
e_json_invalid"]},{tool:"npm",log:/Invalid package\.json: \w{0,20}Error: (?<why>.{1,120}?) in JSON at position (?<place>\d{1,9})/},{tool:["npm","pnpm","yarn","y\
arn-berry","bun"],log:/^code EJSONPARSE$|ERR_PNPM_JSON_PARSE|SyntaxError: \S{0,300}package\.json: /}],summary:({facts:e,groups:o})=>e.code==="package_json_inval\
id"&&e.message?e.message:`package.json is not valid JSON${o.why?`: ${o.why}`:""}`,remedy:()=>"Correct package.json: nothing is installed or published while it c\
annot be read.",part:({facts:e})=>e.code==="package_json_invalid"?void 0:{kind:"file",path:"package.json"}},{name:"settings-invalid",signs:[{tool:"nx",log:/^ *NX +(?<why>[A-Z]\w{1,40}) in (?<path>\S{1,300}\.json) at \d{1,7}:\d{1,7}$/},
{tool:"lerna",log:/JSONError Error in: (?<path>\S{1,300}\.json)$/},{tool:"turbo",log:/Unable to read repository configuration (?<path>\S{1,300}\.jsonc?): invalid JSON/}],
summary:({groups:e})=>`${At(e.path)} is not valid JSON${e.why?` (${e.why})`:""}`,remedy:({groups:e})=>`Correct ${At(e.path)}: the build cannot read it as it is.`,
part:({groups:e})=>e.path?{kind:"file",path:e.path}:void 0},{name:"outside-workspaces",signs:[{tool:"yarn-berry",log:/you forgot to list (?<folder>\S{1,200}) in its workspace configuration/},
{tool:"npm",log:/^No workspaces found:$/}],summary:({groups:e,lines:o})=>`${e.folder??T(o,/^\s*--workspace=(\S{1,200})/)??"the app's folder"} is not in the work\
spaces of the repository's root`,remedy:({groups:e,lines:o})=>`Add ${w(e.folder??T(o,/^\s*--workspace=(\S{1,200})/),"its folder")} to workspaces in the package.\
json of the root (pnpm: to pnpm-workspace.yaml), install, and commit the lockfile. Or give the folder a lockfile of its own.`,part:()=>({kind:"member",name:"wor\
kspaces"})},{name:"duplicate-package",signs:[{tool:"nx",log:/^ *(?:NX +)?Failed to process project graph|multiple projects/},{tool:"npm",log:/EDUPLICATEWORKSPACE|must not have multiple workspaces with the same name/},
{tool:"yarn-berry",log:/Duplicate workspace name (?<name>[^\s:]{1,150})/}],summary:({groups:e,lines:o})=>{const a=e.name??T(o,/^\s*package '([^']{1,150})' has conflicts/);
return a||!o.some(d=>d.includes("Failed to process"))?`two packages of the repository have one name${a?`: ${a}`:""}`:"the graph of projects cannot be made: mult\
iple projects may have one name"},remedy:()=>"Give each package of the repository a name of its own, in its package.json or project.json.",part:()=>({kind:"name\
s"})},{name:"several-apps",signs:[{codes:["app_ambiguous"]}],summary:({facts:e})=>He(e.message)[0]??"the repository has several apps",remedy:({facts:e})=>`${He(
e.message)[1]??"Set rootDirectory in app-settings to one of them"}.`},{name:"server-build",signs:[{codes:["server_build"]}],summary:({facts:e})=>He(e.message)[0]??
"the build makes a server, and only files are served",remedy:({facts:e})=>`${He(e.message)[1]??"Let the framework write files instead"}.`},{name:"node-unavailab\
le",signs:[{codes:["node_unavailable"]}],summary:({facts:e})=>e.message??"the Node.js that the repository asks for cannot be had",remedy:()=>"Write another vers\
ion there, or set nodeVersion in app-settings, which overrides the files."},{name:"build-script-missing",signs:[{codes:["build_script_missing"]}],summary:({facts:e})=>He(
e.message)[0]??"package.json has no build script",remedy:({facts:e})=>`${He(e.message)[1]??"Add a build script to package.json, or set build-command"}. To publi\
sh the folder as it is, set build-command to true and output-directory to the folder.`}];function He(e){return e?.split(". ",2)??[]}function At(e="the file"){return e.
replace(/^.*\//,"")}const Ze=["queue","clone"],kn=[{name:"submodule",signs:[{stages:Ze,log:/submodule path '(?<path>[^']{1,200})' failed/}],summary:({groups:e})=>`\
the Git submodule ${w(e.path,"of the repository")} could not be cloned`,remedy:()=>"Give the submodule an https:// URL that the platform may read in .gitmodules\
, or keep its files in the repository itself."},{name:"branch-not-found",signs:[{codes:["branch_not_found"]},{stages:Ze,log:/Remote branch (?<branch>\S{1,200}) not found in upstream/}],
summary:({groups:e,facts:o})=>`the branch ${w(e.branch??o.branch,"to build")} does not exist`,remedy:()=>"Push the branch, or set the input branch to one that e\
xists on the remote; names are case-sensitive."},{name:"commit-not-found",signs:[{codes:["commit_not_found"]},{stages:Ze,log:/reference is not a tree: |not our ref [0-9a-f]{7,64}/}],
summary:()=>"the commit is not in the repository",remedy:()=>"Push the commit to the repository that the app builds from; a force push or a fork may have left i\
t behind."},{name:"repository-not-allowed",signs:[{codes:["repository_not_allowed"]}],summary:({facts:e})=>`the platform does not take the repository ${w(e.repository,
"given")}`,remedy:()=>"Set the input repository to owner/name or an https:// URL; local paths and file:// need a platform started with --allow-local-git."},{name:"\
repository-not-found",signs:[{codes:["repository_not_found"]},{stages:Ze,log:/remote: Repository not found\.|^fatal: repository '[^']{1,300}' (?:not found|does not exist)/},
{stages:Ze,log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey/}],summary:({facts:e})=>`the platform cannot read the re\
pository ${w(e.repository,"of the app")}`,remedy:({facts:e})=>`Check the spelling of the input repository. If it is private, give the platform access to it${O(e)?
": a token in its --git-url":", as by its GitHub app or a deploy key"}.`},{name:"root-directory-missing",signs:[{codes:["root_directory_missing"]},{tool:"npm",log:/Could not read package\.json(?:: .{0,80}? open '(?<path>[^']{1,400})\/package\.json')?/},
{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: can't cd to (?<path>\S{1,300})$/},{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: (?<path>[^\s:]{1,300}): No such file or directory$/}],
summary:e=>{const{asked:o,actual:a}=_t(e),d=e.facts.code==="root_directory_missing"?`the root directory${o?` "${o}"`:""} does not exist in the repository`:o?`th\
ere is no package.json in "${o}"`:"there is no package.json where the build ran";return a?`the folder "${o}" is spelt "${a}" in the repository`:d},remedy:e=>{const{
asked:o,actual:a}=_t(e),d=e.facts.code==="root_directory_missing";return a?`Write ${a} ${d?"as rootDirectory in app-settings":`where the command names ${o}`}: b\
uilds run where upper and lower case count.`:`Set rootDirectory in app-settings${O(e.facts)?"":", on a platform that has it,"} to the folder of the app, relativ\
e to the repository, and check that it is committed.`}}];function _t(e){const{groups:o,facts:a}=e,d=o.path??/root directory `([^`]{1,300})`/.exec(a.message??"")?.[1],
u=a.list;if(!d||!u)return{asked:d?.startsWith("/")?void 0:d,actual:void 0};if(!d.startsWith("/"))return{asked:d,actual:(0,F.M)(d,u)};const m=d.split("/").slice(
0,40);for(let v=1;v<m.length;v++){const U=m.slice(v).join("/"),X=(0,F.M)(U,u);if(X)return{asked:U,actual:X}}const b=(0,F.p)(d,e);return{asked:b.startsWith("/")?
void 0:b,actual:void 0}}const Je=/^> @?[^\s@]{1,150}(?:@\S{0,60})? (?<name>[\w:.-]{1,60})(?: \/\S{1,400})?$/,Xe=/^[>$] (?<command>\S.{0,300})$/,Sn=/^The build command `(?:npm|pnpm|yarn|bun) (?:run )?(?<name>[\w:.-]{1,60})`/,
vn=[{name:"silent-command",signs:[{weak:!0,stages:["build"]}],summary:e=>{const{facts:o,lines:a}=e,d=o.exitCode&&ft(e);if(!(!d||Pe(a,o.message)!==void 0))return`\
the script "${d.name}" (${d.command}) failed, and it printed no reason`},remedy:e=>{const o=ft(e)?.command.split(/&&|;/)??[];return`Run the commands of the scri\
pt one by one: one of them exits with a code other than 0 without a word.${o.length>1?` The last one is \`${o.at(-1)?.trim()}\`.`:""}`},part:e=>({kind:"script",
...ft(e)})}];function ft({facts:e,lines:o}){const a=o.findLastIndex((v,U)=>Je.test(v)&&Xe.test(o[U+1]??"")),d=Sn.exec(e.message??"")?.groups?.name,u=Je.exec(o[a]??
"")?.groups?.name??d,m=a<0?o.findLast(xn):o[a+1],b=Xe.exec(m??"")?.groups?.command;return u===void 0||b===void 0?void 0:{name:u,command:b}}function xn(e){return e.
startsWith("$ ")&&!/^\$ (?:npm|pnpm|yarn|bun) /.test(e)}const On=[{name:"no-start-command",signs:[{codes:["no_start_command"]}],summary:({facts:e})=>e.message?.
split(". ",1)[0]??"nothing in the repository says how its server is started",remedy:()=>'Set startCommand in app-settings, as {"startCommand": "node server.js"}\
, or add a start script to package.json. For a site of files alone, deploy with app-type web-landing.'},{name:"start-package-missing",signs:[{codes:["start_fail\
ed"],log:/Cannot find (?:package|module) '(?<name>(?:@[\w.-]{1,100}\/)?[a-z\d][\w.-]{0,100})(?:\/[\w./-]{1,200})?'/}],summary:({groups:e})=>`the server needs th\
e package ${w(e.name,"that it names")}, which its release does not have`,remedy:({groups:e})=>`Move ${e.name??"it"} to dependencies in package.json: a server's \
release has no packages of devDependencies.`},{name:"start-failed",signs:[{codes:["start_failed"]}],summary:({facts:e})=>e.message??"the server ended before it \
was ready",remedy:()=>"Read the last lines that it printed, and run its start command with the variables of the app. The release before stays live."},{name:"not\
-listening",signs:[{codes:["not_listening"]}],summary:({facts:e})=>e.message??"the server does not listen",remedy:()=>"Let it listen on the port in the variable\
 PORT soon after its start, and do slow work afterwards. The release before stays live."},{name:"unhealthy",signs:[{codes:["unhealthy"]}],summary:({facts:e})=>e.
message??"the server does not answer as it should",remedy:()=>"Let healthPath in app-settings name a path that answers below 500, and read what the server print\
ed. The release before stays live."},{name:"start-out-of-memory",signs:[{codes:["out_of_memory"],stages:["activate"]}],summary:({facts:e})=>e.stage?.toLowerCase()===
"activate"?e.message??void 0:void 0,remedy:()=>'Give each instance more by memory in app-settings, as {"memory": "1GiB"}, or let the server load less at its sta\
rt. The release before stays live.'}],Ye=["start_failed"],nt=["unhealthy","not_listening"],mt=/^\s{0,4}(?:\[Nest\] .{1,80} ERROR \[\w{1,40}\] |Uncaught |\[?(?:ERROR|error|FATAL|fatal)\]?:? )?(?<message>(?!.*Cannot find (?:package|module) )(?:[A-Z]\w{0,60})?(?:Error|Exception)(?: \[\w{1,60}\])?: \S.{0,300})$/,
Nt=new RegExp(mt.source.replace("(?<message>","(?<message>(?!Error: aborted$)")),Rn=[{name:"start-variable-missing",signs:[{codes:[...Ye,...nt],log:/(?:[Mm]issing|[Uu]ndefined|[Ii]nvalid)(?: required)? env(?:ironment)?(?: variable)?s?:? [`"'[]?(?<name>[A-Z][A-Z0-9_]{1,80})/},
{codes:[...Ye,...nt],log:/(?<![\w])[`"']?(?<name>[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60})[`"']? (?:environment variable |env var )?(?:is (?:not (?:set|defined|provided)|missing|undefined|required)|must be (?:set|defined))/}],
summary:({groups:e})=>`the server needs the variable ${e.name??""}, which is not set`,remedy:({groups:e})=>`Add ${e.name??"it"} to the app variables: slipway en\
v set ${e.name??"NAME"}=VALUE, or the input env or secret-env. The release before stays live.`},{name:"start-port-taken",signs:[{codes:Ye,log:/EADDRINUSE(?::.{0,60}?:(?<port>\d{2,5}))?/}],
summary:({groups:e})=>`the server listens twice on the port ${w(e.port,"that it has")}`,remedy:()=>"Listen once. If the start command starts several servers, le\
t only one of them listen on the port in the variable PORT."},{name:"start-heap-full",signs:[{codes:Ye,log:/JavaScript heap out of memory|Reached heap limit|Ineffective mark-compacts near heap limit/},
{codes:["out_of_memory"],stages:["activate"],log:/JavaScript heap out of memory|Reached heap limit/}],summary:()=>"the server used all the memory that Node.js m\
ay use",remedy:()=>'Give each instance more by memory in app-settings, as {"memory": "1GiB"}, or let the server load less at its start. The release before stays\
 live.'},{name:"start-rejected",signs:[{codes:Ye,log:/UnhandledPromiseRejection: .{0,400} with the reason "(?<reason>.{1,200})"/}],summary:({groups:e})=>`the se\
rver ended, because nothing handles that a promise was rejected with "${e.reason}"`,remedy:()=>"Handle the rejection with catch or try, and reject with an Error\
: its stack names the line. The release before stays live."},{name:"start-error",signs:[{codes:Ye,log:mt}],summary:({groups:e})=>`the server ended with ${e.message}`,
remedy:()=>"Mend what the stack in its last lines names. To try it with the variables of the app: slipway exec -- and its start command. The release before stay\
s live."},{name:"start-error-printed",signs:[{codes:nt,log:Nt}],summary:({facts:e,groups:o})=>e.message?`${e.message}. It printed ${o.message}`:void 0,remedy:()=>"\
Mend what the stack in its last lines names. To try it with the variables of the app: slipway exec -- and its start command. The release before stays live."}],It=[
...kn,...Tt,...Rn,...On,...xt,...gn,...x,...ee,...vn];var Tn=g(730);const Mt={formats:Tn.h,causes:It};function _s(e,{formats:o,causes:a}=Mt){const d=u=>![u.tool??
[]].flat().includes(e);return{formats:o.filter(d),causes:a.map(u=>({...u,signs:u.signs.filter(d)})).filter(({signs:u})=>u.length>0)}}var Qe=g(901),An=g(1845),De=g(
3093);const Lt=/^WARN\s{1,4}No layout: /,Ct=/^theme:\s{0,20}["']?(?<name>[\w.-]{1,100})["']?\s{0,20}(?:#.*)?$/;async function _n(e,o,a){if(!e.some(X=>Lt.test(X)))
return;const d=(0,S.join)(a,"_config.yml"),u=await o.lines(d)??[],m=u.findIndex(X=>Ct.test(X.trimEnd())),b=Ct.exec(u[m]?.trimEnd()??"")?.groups?.name;if(b===void 0)
return;const v=(await o.lines((0,S.join)(a,"package.json"))??[]).join(`
`);if(!(((await o.filesIn((0,S.join)(a,"themes",b),Nn))?.length??0)>0||v.includes(`"hexo-theme-${b}"`)))return{file:(0,S.relative)(o.root,d),line:m+1,message:(0,Q.
Ow)(`the theme "${b}" is not installed: package.json has no hexo-theme-${b}, and themes/${b} has no files (${e.find(X=>Lt.test(X))})`,300)}}const Nn=1e3,Pt=/^(?:_config(?:\.[\w-]{1,40})?\.ya?ml|(?:[\w-]{1,40}\.)?config\.(?:[cm]?[jt]s|json|ya?ml|toml)|\.eleventy\.[cm]?js|(?:hugo|book|docfx|typedoc)\.\w{2,5})$/,
In=/^\s{0,20}["']?(?<key>\w{0,30}(?:dir|directory|folder|root|src|source|input|pages|content|public|static)\w{0,20})["']?\s{0,4}[:=]\s{0,4}["']?(?:\.\/)?(?<folder>[\w-]{3,80})\/?["']?\s{0,4},?\s{0,4}(?:#.*|\/\/.*)?$/i,
jt=/out|dest|dist|public|build|cache|tmp|temp/i,pt=200,Mn=200;async function Ln(e,o){const a=[],d=await e.filesIn(o,pt)??[],u=await e.foldersIn(o,Mn);for(const m of d.
filter(b=>Pt.test((0,S.basename)(b))))for(const[b,v]of(await e.lines(m)??[]).entries()){const{key:U="",folder:X=""}=v.length>300?{}:In.exec(v)?.groups??{};if(X===
""||jt.test(U)||u.includes(X))continue;const[fe]=(0,I.IM)(X,u);if(fe===void 0)continue;const Z=(0,S.relative)(e.root,(0,S.join)(o,(0,S.basename)(m)));a.push({file:Z,
line:b+1,message:`${U} names the folder ${X}, which does not exist; there is ${fe}/`})}return a.length===1&&!e.isOver?a[0]:void 0}var st=g(6612);function ht(e,{
source:o,app:a}){return e.replaceAll(`file://${o}/`,"").replaceAll(`${o}/`,"").replace(st.cU,d=>d.includes(`${a}/`)?S.posix.basename(d):d)}var Cn=g(3739),Ve=g(8302),
gt=g(9692),Dt=g(7994);const wt={queue:"Deployment failed",clone:"Clone failed",install:"Install failed",build:"Build failed",sync:"Upload failed",activate:"Acti\
vation failed"},Pn=1e3,Ut=300,Ft=/exit(?:ed)?(?: with)? (?:code|status)|^(?:the )?(?:build|install|deployment)(?: command)? failed\W*$/i,Wt=/^The (?<stage>install|build) command (?<command>`.{1,300}`) (?:exited with|ended by) /,
Gt=/^\s*(?:npm (?:warn|WARN)|warning\b|WARN\b|<w>\s|\(node:\d+\))/;function jn(e,o=It){const a=(0,z.Se)(e.message?[...e.log,e.message]:e.log).slice(-Pn).map(u=>u.
text).filter(u=>!Gt.test(u)),d=Dn(e,o,a);if(d)return Bt(e,d.cause,d.known,d.message);for(const u of["codes","others"])for(const m of o){const b=Un(m,u,e,a),v=b&&
m.summary(b);if(b&&v)return Bt(e,m,b,v)}return{headline:zt(e,Gn(e,a),a),remedy:void 0}}function Bt(e,o,a,d){const u=(0,Q.Ow)(o.remedy(a),500),m=o.part?.(a);return{
headline:zt(e,d,a.lines),remedy:u,cause:o.name,...m&&{fault:{part:m,summary:(0,Q.Ow)(d,Ut)}}}}function Dn(e,o,a){for(const{severity:d,code:u,message:m}of e.diagnostics??
[]){const b=d==="error"?o.find(v=>v.part&&v.name===u):void 0;if(b)return{cause:b,message:m,known:N(b,e,a)??{groups:{},facts:e,lines:a}}}}function Un(e,o,a,d){const u=e.
signs.filter(m=>o==="codes"==(m.codes!==void 0));return u.length===0?void 0:N({...e,signs:u},a,d)}function zt(e,o,a){const d=o.replace(st.cU,v=>(0,F.p)(v.replace(
/^file:\/\//,""),{facts:e,lines:a})),u=wt[e.stage?.toLowerCase()??""]??"Deployment failed",m=Fn(d,e)?"":Wn(e),b=Ut-u.length-m.length-2;return`${u}: ${(0,Q.Ow)(d.
trim().replace(/\.$/,""),b)}${m}`}function Fn(e,{exitCode:o,signal:a}){return typeof o=="number"?e.includes(`exited with code ${o}`):a!=null&&e.includes(` by ${a}`)}
function Wn({exitCode:e,signal:o}){return typeof e=="number"&&e!==0?` (exit code ${e})`:o?` (${(0,Q.Ow)(o,20)})`:""}function Gn(e,o){const a=e.diagnostics?.find(
u=>u.severity==="error");if(a)return`${a.file}${a.line===null?"":`:${a.line}`}: ${a.message}`;if(e.message&&!Ft.test(e.message))return e.message;const d=zn(e,o);
return d||(Bn(e,o)??(e.message||e.code||"the platform gave no reason"))}function Bn({message:e},o){const a=Pe(o,e),d=o.filter(m=>m!==e).map(m=>({text:m,folder:void 0})),
u=(0,q.sq)(d)?.message;return u===void 0||a?.includes(u)||a!==void 0&&u.includes(a)?a:u}function zn({message:e},o){const a=Wt.exec(e??"")?.groups,d=o.lastIndexOf(
`$ ${a?.command?.slice(1,-1)}`),u=d===-1?o.findLastIndex(b=>b.startsWith("$ ")):d;return!a||u===-1||o.slice(u+1).filter(b=>b!==e&&!Le(b)).length>0?void 0:`the ${a.
stage} command ${a.command} failed, and it printed nothing`}var ke=g(6709),Kn=g(402),Kt=g(3573),Hn=g(4046);function Zn(e,o){const a=new Map;for(const[d,u]of Yn(
e,o)){const m=a.get(u);m?m.push(d):a.set(u,[d])}return a}function Yn(e,o){return/(?:package-lock|npm-shrinkwrap)\.json$/.test(e)?Vn(o):e.endsWith("bun.lock")?Ht(
o):/(?:yarn\.lock|pnpm-lock\.yaml)$/.test(e)?yt(o):[]}function*Vn(e){const o=(0,Ve.D7)(e)?.packages;for(const[a,d]of Object.entries((0,Ve.Gv)(o)?o:{})){const u=(0,Ve.
Gv)(d)&&a.includes("node_modules/")?d.dependencies:void 0;for(const m of Object.keys((0,Ve.Gv)(u)?u:{}))yield[a.split("node_modules/").at(-1)??"",m]}}const ot='\
"dependencies": {';function*Ht(e){for(const o of e.split(`
`)){const a=/^\s{4}"[^"]{1,200}": \["(?<name>@?[^"@]{1,200})@/.exec(o)?.groups?.name,d=a===void 0?-1:o.indexOf(ot),u=d===-1?-1:o.indexOf("}",d),m=u===-1?"":o.slice(
d+ot.length,u);for(const b of m.matchAll(/"([^"]{1,200})":/g))yield[a??"",b[1]??""]}}const Jn=/^\s{0,2}["']?\/?(?<name>@?[^@\s"'/]{1,200}(?:\/[^@\s"'/]{1,200})?)@\S/,
Xn=/^\s{4,6}["']?(?<name>@?[^\s"':/]{1,200}(?:\/[^\s"':]{1,200})?)["']?(?::|\s)\s{0,4}\S/;function*yt(e){let o="",a;for(const d of e.split(`
`)){const u=d.search(/\S/);if(u<0)continue;if(u<=2&&d.trimEnd().endsWith(":")){const b=/^\s{2}(?:optionalD|d)ependencies:$/.test(d);o=b?o:Jn.exec(d)?.groups?.name??
"",a=b?2:void 0}else/^\s{4}(?:optionalD|d)ependencies:$/.test(d)?a=4:a!==void 0&&u<=a&&(a=void 0);const m=a!==void 0&&u===a+2?Xn.exec(d)?.groups?.name:void 0;m!==
void 0&&o!==""&&(yield[o,m])}}function Qn({text:e}){const o=(0,Hn.as)(e);return o===void 0?void 0:(0,gt.q1)(e,o)}function $t({file:e,text:o},a){if(!e.endsWith("\
yarn.lock")||o==="")return;const d=a.map(({value:u})=>u.name);return(0,ke.bA)(a,(u,m)=>d.includes(u)||!/^[\^~<>=*\d]/.test(m)?!1:!o.includes(`${u}@${m}`)&&!o.includes(
`${u}@npm:${m}`))}function qn(e,{file:o,text:a},d){const u=Zn(o,a),m=new Set([e]);for(const b of m){const v=b===e?void 0:(0,ke.bA)(d,U=>U===b);if(v)return v;for(const U of u.
get(b)??[])m.add(U)}}const es=60,Zt=20,ts=300,Yt=/(?:^|\/)(?:[jt]sconfig[\w.-]{0,60}|\.[\w.-]{1,60}|devcontainer)\.json$/;function ns(e){const d=Jt(e).flatMap(u=>u.
split(/[\s'"`(),:;=[\]{}]+/)).map(u=>u.replace(/\.$/,"")).filter(u=>u.endsWith(".json")).filter(u=>!Yt.test(u)&&!u.includes("node_modules/"));return[...new Set(
d.reverse())].slice(0,Zt)}function Vt(e,o){const a=Jt(e),d=Pe(a,e.message);if(d===void 0)return;const u=a.filter(m=>/\berror\b|\bfail|not found|cannot|could ?n[o']t|no matching/i.
test(m));for(const m of[d,...u.reverse()]){if(m===e.message||Ce(m))continue;const b=m.replace(/%2f/gi,"/").split(/[\s'"`(),:;]+/),v=new Set(b.map(ss)),U=(0,ke.bA)(
o,X=>v.has(X));if(U)return{dependency:U,message:(0,Q.Ow)(m.trim(),ts)}}}function ss(e){const o=e.split("/"),[a="",d=""]=o.slice(-2),u=a.startsWith("@")?`${a}/${d}`:
d||a;return/^@?[^@]+@/.test(u)||o.length>1?u.replace(/(?<=.)@.*$/,""):void 0}function Jt({log:e}){return(0,z.Se)(e).slice(-es).map(({text:o})=>o)}async function os(e,o,a,d){
const{fault:u,cause:m}=jn(e,d);if(m!==void 0&&!u)return;const b=await(0,ke.PX)(o,a),v=await(0,Kn.GQ)(o,a),U={sources:o,folder:a,app:(0,ke.lW)(o,a),manifests:b,lockfile:v},
X={cause:m??"",summary:u?.summary??""},fe=u?await is(u.part,U,X):await rs(e,U);if(!fe)return;const{line:Z,column:ie}=fe.place??{line:null,column:null},ge=fe.message??
X.summary;return{file:fe.file,line:Z,column:ie,severity:"error",code:fe.cause??m??null,message:ge}}async function rs(e,o){for(const d of ns(e)){const u=await en(
d,o);if(u?.place)return{...u,cause:"settings-invalid"}}const a=e.stage==="install"?Vt(e,o.manifests):void 0;return a&&{...Ue(a.dependency),message:a.message}}async function is(e,o,a){
switch(e.kind){case"dependency":return await us(e,o)??Xt(e,o,a);case"engines":return fs(e,o,a);case"script":return await qt(o,a)??Et(e,o);case"uninstalled":return qt(
o,a);case"member":return e.name==="workspaces"?ms(o):bt(e,o,a);case"lockfile":return ps(e.lacks,o,a);case"file":return en(e.path,o);case"names":return Qt(o.manifests);default:
return(0,Cn.xb)(e)}}const as=["preinstall","install","postinstall","prepare"],cs=["package-not-found","version-not-found","registry-login","registry-refused"];function Xt({
name:e,host:o,script:a},d,u){const{manifests:m,lockfile:b}=d,v=(0,ke.bA)(m,(Z,ie)=>e===void 0?o!==void 0&&ie.includes(o):Z===e);if(!v){const Z=a&&m.find(({value:ge})=>ge.
name===e);if(Z){const ge=u.summary.replace(/^the package "[^"]{1,200}"/,"the project");return{file:Z.file,...Et({kind:"script",...a},{manifests:[Z]}),message:ge}}
const ie=e!==void 0&&b?qn(e,b,m):void 0;return ie&&{...Ue(ie),message:`${u.summary}; ${ie.name} brings it`}}const U=m.find(({value:Z})=>Z.name===v.name);if(!U||
!cs.includes(u.cause))return Ue(v);const X=U.value.version,fe=typeof X=="string"?`in version ${X}`:"without a version";return{...Ue(v),cause:"workspace-version",
message:`"${v.name}" is a workspace of this repository (${U.folder}) ${fe}, and ${v.manifest.file} asks for ${v.wanted}`}}const ls=[".npmrc",".yarnrc.yml",".yar\
nrc","bunfig.toml"],ds=/^registry\.(?:npmjs\.org|yarnpkg\.com)$/;async function us({host:e,name:o},a){const{sources:d,lockfile:u,folder:m,manifests:b}=a;if(e===
void 0||ds.test(e)||(0,ke.bA)(b,(Z,ie)=>ie.includes(e)))return;for(const Z of ls){const ge=(await d.lines((0,S.resolve)(m,Z))??[]).findIndex(Ie=>Ie.includes(`//${e}`))+
1;if(ge>0)return{file:(0,ke.lW)(d,(0,S.resolve)(m,Z)),place:{line:ge,column:1}}}const v=u?.text.split(`
`)??[],U=(Z,ie)=>Z.includes(`//${e}/`)&&Z.includes(ie),X=o===void 0?-1:v.findIndex(Z=>U(Z,`/${o}/`)),fe=(X>=0?X:v.findIndex(Z=>U(Z,"")))+1;return u&&fe>0?{file:u.
file,place:{line:fe,column:1}}:void 0}function Ue({manifest:e,place:o}){return{file:e.file,place:o}}function fs({name:e,member:o},{manifests:a},d){const u=v=>(0,Ve.
Gv)(v.value.engines)&&o in v.value.engines,m=a.find(v=>u(v)&&(e===""||v.value.name===e));if(!m){const v=(0,ke.bA)(a,U=>U===e);return v&&Ue(v)}const b=d.summary.
replace(/^"[^"]{1,200}"/,"the project");return{file:m.file,place:(0,ke.VV)(m,["engines",o]),message:b}}function Et({name:e,command:o},{manifests:a}){const d=m=>o!==
void 0&&(m===o||m.split(/[\s;&|()]+/).includes(o)),u=(0,ke.fv)(a,(m,b)=>(e===void 0||m===e)&&d(b))??(0,ke.fv)(a,m=>o===void 0&&e===void 0?as.includes(m):m===e);
return u&&Ue(u)}function bt({name:e,wanted:o},{manifests:a},{summary:d}){const u=a.find(({value:v})=>v[e]!==void 0)??a[0];if(!u)return;const m=u.value[e],b=o!==
void 0&&(0,Ve.Gv)(m)?(0,I.pA)(o,Object.keys(m)):[];return{file:u.file,place:(0,ke.VV)(u,[e]),message:(0,A.RU)(d,b)}}function ms({manifests:e,lockfile:o}){const a=e.
find(({folder:d})=>d===(o?.folder??""))??e[0];return a&&{file:a.file,place:(0,ke.VV)(a,["workspaces"])}}function Qt(e){for(const[o,{file:a,value:d}]of e.entries()){
const u=e.slice(o+1).find(b=>b.value.name===d.name);if(typeof d.name!="string"||!u)continue;const m=`multiple projects are called ${d.name}: ${a} and ${u.file}`;
return{file:u.file,place:(0,ke.VV)(u,["name"]),message:m}}}async function qt({sources:e,app:o,manifests:a,lockfile:d},u){const m=a.find(({folder:X})=>X===o);if(!m||
!d||d.folder===o)return;const b=a.find(({folder:X})=>X===d.folder),v=d.folder===""?o:o.slice(d.folder.length+1),U=await(0,Kt.c)(d,b,e);if(!(0,Kt.S)(v,U.patterns))
return{file:U.file??m.file,place:U.place,cause:"outside-workspaces",message:`${u.summary}: ${o} is not in the workspaces of ${U.file??"the root"}, so its depend\
encies were not installed`}}function ps(e,{manifests:o,lockfile:a},d){const[u]=o;if(!a)return u&&{file:u.file};const m=Qn(a);if(m){const ie=`${a.file} has the c\
onflict markers of a merge`;return{file:a.file,place:m,cause:"conflict-markers",message:ie}}const b=(0,ke.bA)(o,ie=>e.includes(ie))??$t(a,o);if(!b||d.cause!=="l\
ockfile-outdated")return{file:a.file};const{manifest:v,name:U,wanted:X}=b,fe=o.some(({value:ie})=>ie.name===U),Z=`${a.file} does not fit ${v.file}, which asks f\
or ${U} ${X}${fe?", a workspace of this repository":""}`;return{...Ue(b),message:Z}}async function en(e,{sources:o,folder:a}){const d=(0,S.resolve)(a,e);if(!(0,Dt.
FK)(o.root,d))return;const u=(await o.lines(d))?.join(`
`).replace(/^\ufeff/,""),m=(0,ke.lW)(o,d);if(u===void 0)return;const b=(0,gt.UQ)(u);if(!/\.jsonc?$/.test(m)||!b||/^[ \t]{0,80}\/[/*]/m.test(u))return{file:m};const v=(0,gt.
q1)(u,b.offset);return{file:m,place:v,message:`${m} is not valid JSON: ${b.message} (line ${v.line}, column ${v.column})`}}const tn=10,nn=2;async function hs(e,o){
const{stage:a,root:d,context:u,workspace:m,log:b}=o,v=m.source,{clock:U}=u,fe=e.exitCode!==null||e.signal!==null?a==="install"?"install":"build":void 0,Z={root:v,
folder:d,command:fe,clock:U,processor:_.jq},ie=e.diagnostics,Ie=(ie.length>0?ie:await rt({...e,log:b.recent()},Z)).map(Be=>({...Be,message:ht(Be.message,m)}));return rn(
Ie,new Qe.j(v,U))}async function gs(e,o,a){if(e.code==="out_of_memory")return[];const{root:d,context:u,workspace:m}=o,b=m.source,v=e.log.map(ge=>ge.replace(ys,a)),
X={own:new Set((await(0,An.z)(o))?.map(({path:ge})=>ge)),clock:u.clock,processor:_.jq,searchMs:ws},ie=(await rt({...e,log:v},{root:b,folder:d,command:"build",...X})).
filter(({severity:ge,line:Ie})=>ge==="error"&&Ie!==null).map(ge=>({...ge,message:ht(ge.message,m)}));return rn(ie,new Qe.j(b,u.clock))}const ws=1e3,ys=/(?<![\w.-])\/app(?=\/)/g;
async function rt(e,o,{formats:a,causes:d}=Mt){const{read:u,guess:m}=await(0,De.RJ)(e.log,o,a),b=m?[...u,m]:u,v=new Qe.j(o.root,o.clock),U=await os({...e,diagnostics:b},
v,o.folder,d);if(!U)return b;const X=({file:fe,line:Z})=>fe===U.file&&(Z===null||Z===U.line);return[U,...u.filter(fe=>!X(fe))]}function $s(e){return(0,q.F7)(e)||
/^WARN\b/.test(e)}async function Es(e){const{root:o,context:a,workspace:d}=e,u=e.log.recent(),m=d.source,b=await Ln(new Qe.j(m,a.clock),o),v=b?[b]:[];if(!u.some(
$s))return v;const U=await _n(u,new Qe.j(m,a.clock),o);if(U)return[U];const X={root:m,folder:o,command:"build",clock:a.clock,processor:_.jq},Z=(await rt({stage:"\
build",exitCode:0,log:u},X)).filter(({severity:Fe})=>Fe==="error").slice(0,P.ws),ie=(0,z.Se)(u),ge=Fe=>({...Fe,message:ht(Fe.message,d)}),Ie=Z.map(Fe=>ge(bs(Fe,
ie)));if(Ie.length>0)return[...v,...Ie].slice(0,P.ws);const Be=(0,q.sq)(ie);return Be?[...v,ge({file:null,line:null,message:sn(Be.message)})]:v}function bs({file:e,
line:o,message:a},d){const u={file:e,line:o,message:sn(a)};return e!==null&&o!==null&&vs(a,(0,S.basename)(e),d)?{...u,isMarked:!0}:u}const ks=/^\[?(?:ERROR|FATAL)\]?:?\s/,
Ss=12;function vs(e,o,a){const d=e.slice(0,40);return a.some(({text:u},m)=>{if(!ks.test(u))return!1;const b=a.slice(m,m+Ss);return[d,o].every(v=>b.some(U=>U.text.
includes(v)))})}function sn(e){return(0,Q.Ow)(e,P.iA).toWellFormed()}const xs=/not installed|can(?:not|'t) (?:find|resolve)|could not (?:find|resolve|load)|failed to resolve|no such file|unresolved/i;
function on(e){const o=e.filter(({severity:a})=>a==="error");return o.length>0&&o.every(({line:a,message:d})=>a!==null&&!xs.test(d))}async function rn(e,o){const a=[];
for(const d of e.slice(0,tn)){const u=d.line===null?void 0:await o.lines(d.file);a.push(u&&d.line!==null?{...d,source:Os(u,d.line)}:d)}return[...a,...e.slice(tn)]}
function Os(e,o){const a=Math.max(1,o-nn);return e.slice(a-1,o+nn).map((d,u)=>({line:a+u,text:(0,Q.DJ)(d.slice(0,W.IC.sourceLine)).toWellFormed()}))}}),4177:((Oe,le,g)=>{
g.d(le,{EZ:()=>G,ac:()=>F,fz:()=>O});var S=g(6760),_=g(3052),Q=g(7214),P=g(6612),W=g(6419),q=g(402);const z=/^(?!(?:package-lock|npm-shrinkwrap|pnpm-lock)\.|(?:CHANGELOG|LICENSE)\b)(?:.*\.(?:[cm]?[jt]sx?|g[jt]s|json[5c]?|ya?ml|toml|vue|svelte|astro|mdx?|markdown|html?|hbs|handlebars|njk|nunjucks|liquid|pug|jade|ejs|eta|twig|css|p?css|s[ac]ss|less|styl|graphqls?|gql|sh|py|rb|go|rs|php)|\.\w{2,20}rc|\.env(?:\.\w{1,20})?)$/i,
I=/\.(?:png|jpe?g|gif|svg|webp|avif|ico|woff2?|mp4|pdf)$/i,V={test:L=>z.test(L)||I.test(L)},$=/(?:^|\/)(?:dist|build|out|_site|coverage|cache|storybook-static)\//,
N=/\.(?:timestamp-\d{6,20}-\w{1,40}|bundled_\w{1,40})\.[cm]?js$/;function O(L){return N.test(L)}const T=2e3,w=1e3,A=3,J=2*_.D6,C=32;function G(L){const R=(M="")=>/^---\s*$/.
test(M);return R(L[0])?L.findIndex((M,y)=>y>0&&R(M))+1:0}class F{files;#e;#t;#n=new Map;#s;#o;#i;#r=new Map;constructor(R,M,y,x=[]){this.files=y,this.#o=x,this.#e=
R,this.#t=M,this.#s=new Set(y)}static async read(R,M,y){const x=[],E=[];for await(const K of R.walk(V)){const D=(0,S.relative)(R.root,K).split(S.sep).join("/");
if(!($.test(D)||N.test(D)||y?.has(D)===!1)&&(I.test(D)?E.length<w&&E.push(D):x.push(D),x.length>=w))break}return new F(R,(0,S.relative)(R.root,M).split(S.sep).join(
"/"),x,E)}get list(){return this.#i??=(0,Q.c3)([...this.files,...this.#o]),this.#i}has(R){return this.#s.has(R)}get manifest(){return[`${this.#t}/package.json`,
"package.json"].find(R=>this.has(R))}async lockfile(){return(await(0,q.GQ)(this.#e,(0,S.resolve)(this.#e.root,this.#t)))?.text??""}find(R){const M=(0,P.qD)(R,{exists:E=>this.
has(E),rootDirectory:this.#t});if(M!==void 0||R.startsWith("/")||/node_modules|^\w+:/.test(R))return M;const y=R.replace(/^(?:\.{1,2}\/)+/,"");if(!/\.[a-z]\w{0,9}$/i.
test(y)||$.test(y))return;const x=this.files.filter(E=>E.endsWith(`/${y}`)||y.endsWith(`/${E}`));return x.length===1&&(x[0]?.includes("/")||(0,S.basename)(y)!==
y)?x[0]:void 0}async lines(R){const M=this.#n.get(R);if(M)return M;const x=(await this.#e.lines((0,S.resolve)(this.#e.root,R))??[]).map(E=>E.length>T?"":E);return this.#n.
set(R,x),x}async collect(R,M){await this.load(R);const y=[];for(const x of R)for(const[E,K]of(await this.lines(x)).entries()){const D=M(K,E+1,x);D!==void 0&&y.push(
D)}return y}async piece(R,M,y,x){const E=(await this.#a(R))[M-1]??"";return E.length<=2*x?E:E.slice(Math.max(0,y-1-x),y-1+x)}async#a(R){const M=this.#r.get(R);if(M||
this.#r.size>=A)return M??[];const{root:y}=this.#e,x=(await(0,W.x)(y,(0,S.resolve)(y,R),J))?.text.split(`
`)??[];return this.#r.set(R,x),x}async load(R=this.files){for(let M=0;M<R.length&&!this.isOver;M+=C)await Promise.all(R.slice(M,M+C).map(y=>this.lines(y)))}onlyOf(R){
return R.length===1&&!this.isPartial?R[0]:void 0}get isPartial(){return this.isOver||this.files.length>=w}get isOver(){return this.#e.isOver}}})};export{Wo as id,Go as ids,Bo as modules};

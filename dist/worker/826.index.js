const Wo=826,Go=[826],Bo={9882:((xe,le,g)=>{g.d(le,{IM:()=>X,pA:()=>N});const k={characters:80,candidates:1e3,shown:3};function N($,_){const O=W($);if(O===""||$.
length>k.characters)return[];const T=_.slice(0,k.candidates).filter(A=>A!==$&&A.length<=k.characters).flatMap(A=>{const J=B($)===B(A)?Math.min(I(O,W(A))??q,q):I(
O,W(A));return J===void 0?[]:[{each:A,points:J}]}),y=Math.min(...T.map(({points:A})=>A));return T.sort((A,J)=>A.points-J.points).filter(({points:A})=>A<=y+1).slice(
0,k.shown).map(({each:A})=>A)}function X($,_){return N($,_).filter(O=>V($,O)<=Math.max(1,Math.floor(Math.min($.length,O.length)/8)))}function P($,_){const[O]=N(
$.trim(),_);return O===void 0?"":`; did you mean "${O}"?`}function W($){return $.toLowerCase().replace(/[-_.:\s]/g,"")}const q=1;function B($){return/^[^:]{1,40}(?=:)/.
exec($)?.[0]??`${$}:`}function I($,_){if($===_)return 0;const O=Math.max(1,Math.floor(Math.min($.length,_.length)/3)),T=V($,_);if(T<=O)return T;const[y,A]=$.length<
_.length?[$,_]:[_,$];if(y.length>=4&&(A.startsWith(y)||A.endsWith(y)))return O+1}function V($,_){let O=[],T=Array.from({length:_.length+1},(y,A)=>A);for(let y=1;y<=
$.length;y++){const A=[y];for(let J=1;J<=_.length;J++){const C=$[y-1]===_[J-1],G=y>1&&J>1&&$[y-1]===_[J-2]&&$[y-2]===_[J-1];A[J]=Math.min((T[J]??0)+1,(A[J-1]??0)+
1,(T[J-1]??0)+(C?0:1),G?(O[J-2]??0)+1:Number.POSITIVE_INFINITY)}[O,T]=[T,A]}return T[_.length]??0}}),1809:((xe,le,g)=>{g.d(le,{Ol:()=>W,Xk:()=>q,oJ:()=>I});const k=/(?:^|\s)[\d.,]{1,12}\s?(?:B|bytes|[kKMG]i?B)(?=$|[\s│|,)\]])/,
N=/\b(?:errors?|fail(?:ed|s)?|exceed(?:s|ed)?|limit|too (?:large|big|long)|cannot|must|not)\b/i,X=[/^\s*[○●◐ƒλ∙]\s{1,4}(?:\(|\/)/u,/^\s*(?:Route|Page|Asset|File|Path|Name|Chunk|Size)\b.{0,120}\b(?:Size|First Load|gzip|Chunks|Type)\b/,
/^\s*[├└┌┬╰╭](?:[─━]{0,3}\s|$)(?!.{0,200}(?:Error|\[\d{3}\]|✖|×))/u,/^\s*\+ First Load JS\b/,/^\s*(?:\[[\w:@/.-]{1,40}\]\s)?(?:✓|✔|√|✅|☑|🎉|✨|🚀|λ|▶|❯)/u,
/\b(?:built|done|finished|completed|compiled|generated|wrote|copied|written)\b.{0,80}\b\d[\d.,]{0,8}\s?(?:ms|s|sec|seconds|min|minutes?)\b/i,/^\s*[-•]?\s?\d{1,7} (?:errors|warnings|hints|modules?|pages?|files?|assets?|packages?)\b.{0,60}$/,
/\(\d{1,7}\/\d{1,7}\)\s*$/,/^\s*(?:Result|Summary|Total|Time|Duration|Tasks|Cached)\b.{0,60}:/,/^\s*(?:Attention: |This information is used|You can learn more|Learn more|Read more|See https?:|https?:\/\/\S{1,300}$)/,
/^\s*▲ Next\.js \d/u,/^\s*\.{3} (?:collapsed )?\d{1,7} (?:duplicate )?lines matching /,/^\d{1,7}:(?:\s|$)/],P=/^\s*(?:✓|✔|√|✅|🎉|✨)|\b(?:built|done|completed|finished) in \d|\bcompiled successfully\b|^\s*[○●ƒλ]\s{1,4}\(/iu;
function W($){return X.some(_=>_.test($))||B($)||q($)}function q($){return k.test($)&&!N.test(V($))}function B($){return $.length<=300||$.split(" ").length>$.length/
16?!1:$.split(/[;{}=]/).length>$.length/30}function I($){return P.test($)}function V($){return $.split(/\s+/).filter(_=>!/[/.][\w[]/.test(_)).join(" ")}}),9047:((xe,le,g)=>{
g.d(le,{B:()=>X,v:()=>V});var k=g(5230);const N=[/["'](?<name>[\w$]{1,200})["'] is not exported (?:by|from) (?:["'](?<from>[^"']{1,400})["']|(?<path>[^\s,"']{1,400}))/,
/No matching export in "(?<from>[^"]{1,400})" for import "(?<name>[\w$]{1,200})"/,/\bexport '(?<name>[\w$]{1,200})' (?:\(imported as '[^']{1,200}'\) )?was not found in '(?<from>[^']{1,400})'/,
/The requested module '(?<from>[^']{1,400})' does not provide an export named '(?<name>[\w$]{1,200})'/,/(?:Module )?'"(?<from>[^"']{1,400})"' has no exported member (?:named )?'(?<name>[\w$]{1,200})'/,
/\bExport (?<name>[\w$]{1,200}) doesn't exist in target module/,/'(?<from>[^']{1,400})' does not contain a (?<name>default) export/,/Module '"(?<from>[^"]{1,400})"' has no (?<name>default) export/];
function X($){for(const _ of N){const{name:O,from:T,path:y}=(0,k.$)(_,$)?.groups??{};if(O!==void 0)return{name:O,from:T??y}}}const P=300,W=/^ {0,40}export (?:declare |abstract )?(?:async )?(?:const enum|const|let|var|function ?\*?|class|interface|type|enum|namespace) (?<name>[\w$]{1,100})/,
q=/^\s{0,40}(?:module\.)?exports\.(?<name>[\w$]{1,100})\s*=/,B=/(?:^|\bas\s+)(?<name>[\w$]{1,100})\s*$/,I=/^\s{0,40}export\s+(?:type\s+)?\*\s+from\s+["'](?<from>[^"']{1,300})["']/;
function V($){const _=new Set,O=[];let T=!1;for(const y of $){const A=(W.exec(y)??q.exec(y))?.groups?.name;A&&_.add(A),/^\s{0,40}export\s+default\b/.test(y)&&_.
add("default");const J=I.exec(y)?.groups?.from;J!==void 0&&O.push(J);const C=/^\s{0,40}export\s+(?:type\s+)?\{/.exec(y);if(T||=C!==null,!T)continue;const[G=""]=y.
slice(C?.[0].length??0).split("}",1);for(const U of G.replace(/\/\/.*$/,"").split(",")){const L=B.exec(U.trim())?.groups?.name;L&&_.add(L)}if(T=!y.includes("}"),
_.size>=P)break}return{own:[..._],from:O}}}),2416:((xe,le,g)=>{g.d(le,{F7:()=>Ae,Gd:()=>M,Vz:()=>ue,c4:()=>ze,sq:()=>R,wh:()=>W});var k=g(1809),N=g(3716),X=g(7491);
const P=/^(?:\[(?:error|ERROR|fatal)\](?:\s|$)|\w{1,20}\sERR!\s(?:[A-Z]\w{1,40}\s)?|\S{1,100}\sSTD(?:ERR|OUT)\s|[│■▲●└]\s{1,4}|(?:notsup|notarget|engine|network|JSON\.parse)\s)/;
function W(j){return j.replace(P,"")}const q=[/^\s*(?:\$|>(?!\s[A-Z].*\.$)|[+|│]|➤|at\s|\d{1,7}\s?[|│]|[{})\]]|\((?!!\))|\[$|-{2}|\*|node:internal|file:\s|throw\s|Node\.js v|A complete log|In most cases)/,
/^\s*(?:npm\s)?(?:<[cdilptw]>\s|\[?warn(?:ing)?\]?\b|\(node:\d|deprecat|info\b|notice\b|success\b|debug\b|verbose\b|note\b|hint\b|tip\b)/i,/^\s*(?:See|If|To|You|Note|Please|Try|Did you|This|Learn|Use|Visit|Run|For|Pass|Make sure|Searched|Import trace|Require stack|Emitted|Error reference|Location:|Stack trace|Progress|Packages|Checked out|Cloning|Lockfile is)\b/,
/^[^\w]{0,10}\d{1,6}\s(?:problem|error|warning)s?\b/,/^(?:Required|Actual|Wanted|Found|Valid \w+):\s/,/^(?:\[[\w:@/.-]{1,40}\]\s|[^\w[]){0,8}(?:Error:\s)?(?:(?:[\w-]{1,20}\s)?build\s(?:failed|error|was canceled)|failed (?:to (?:compile|build)|with errors|tasks)|command failed|(?:error )?during build)(?:\W|$)(?!.*\b(?:Error|not|resolve)\b)/i,
/\b(?:exited? (?:with )?(?:code|status)|exit code|ELIFECYCLE|exited with \d|exited \(\d|\w{0,60}RUN_FIRST_FAIL\b)/,/^\s{2,}\w+:\s(?:undefined|null|true|false|-?\d+|\[|\{|'E?[A-Z_]+')/,
/^(?:code|path|errno|syscall|command|cwd|location|dest)\s\S{1,400}$/,/^\s*\[?\w*Error\]?:?\s*$/,/^\s*(?:\w{0,60}Error:\s)?5\d\d\s\/\S{0,300}$/,/^\s*\S{1,400}:\d{1,7}:(?:\d{1,7}|NaN)$/],
B=/^\s*(?:✘|✖|✗|×|⨯|x\s|!|\[!\]|\(!\)|\[?(?:ERROR|error|fatal|FATAL|panic)\b\]?[\s:]|\d{1,7}:\d{1,7}[\s:]{1,4}error\b|ERR_|E\d{3}\b|YN00)/,I=/^[^\w]{0,10}(?:\[[^\]]{1,60}\]:?\s){0,3}(?:\w{1,40}\s){0,3}[([]?(?:Uncaught\s)?\w{0,60}(?:Error|Exception)\b[^:]{0,40}:?\s\S/,
V=/^\s*(?:Caused by|Cause):$/,$=/^\s{2,8}\d{1,2}:\s/,_=/^(?:\/(?:usr\/)?bin\/)?(?:ba|da|z)?sh:\s/,O=/^\s*(?:\[cause\]:|Caused by:|Cause:)\s*\S/,T=/^(?:\[cause\]:|Caused by:|Cause:)\s{1,4}/,
y=/\b(?:not (?:found|compatible|exported|defined|set|exist|resolve|valid|allowed|a function|installed|recognized|a supported|available|match)|doesn['’]t|does not|cannot|can['’]t|could not|couldn['’]t|failed to|unable to|unexpected|invalid|undefined|missing|unknown|expected|required|duplicate|must|unclosed|no such|no matching|forbidden|denied|unauthorized|refused|incompatible|unsupported|conflict(?:s|ing)?|unresolved|broken|mismatch|bad|incomplete|unrecognised|unterminated|dead|has no|no (?:\w{1,20} ){1,3}found|should (?:be|have|exist|not)|trailing)\b/i,
A=/\bE[A-Z]{4,}\b|[a-z](?:Expected|NotFound|Missing|Invalid)\b/,J=/^\s*(?:at\s|Hint:|Location:|Stack trace:|(?:>\s{0,9})?\d{1,7}\s?[|│])/,C=3,G=3,U=1e3,L=6;function R(j){
let Z;const te=Math.max(0,j.length-U),ie=(0,X.E)(j,te,j.length),de=j.findLastIndex(({text:ae})=>(0,k.oJ)(ae));for(let ae=te;ae<j.length;ae++){const we=ie.has(ae)?
0:Fe(j,ae),Se=we>=C&&ae>de?we+G:we;we>=C&&Se>(Z?.points??0)&&(Z={at:ae,points:Se})}return Z&&M(j,Z.at)}function M(j,Z){const te=de=>W(j[de]?.text??"").trim(),ie=[];
for(let de=Z+1;de<j.length&&ie.length<L&&de<Z+12;de++){const ae=te(de);if(!(ae===""||/^(?:(?:>\s{0,9})?\d{1,7}\s?[|│]|See\b|Hint)/.test(ae))){if((0,N.LP)(ae))
break;ie.push(ae)}}return{at:Z,message:ue(te(Z).replace(B,"").replace(T,"").replace(/^(?:\d{1,2}:\s(?!\d)|in\s{1,4}(?=\w{0,60}Error:\s))/,"").trim()||te(Z),j,Z),
details:ie}}const w=/^(?:\w{0,60}(?:Error|Exception):\s)?(?:in\s)?\(?(?<path>[^\s:"'`]{0,400})(?::\d{1,7}){0,2}:?\)?$/,v=/^(?:x|✗|×)?\s?(?:(?:Build|Module build|Module parse) failed(?: in [\d.]+m?s)?(?: \(from [^()]{1,300}\))?|Error while requesting resource)[.:]?$/,
E=/^[A-Z][a-z]{2,20}(?: \w{2,20}){0,2} failed: [^\s"'`]{1,300}\.\w{1,10}$/,F=14,K=/^(?:\|- |[├╰└]─{1,2}▶\s{1,4}(?:[×x]\s{1,4})?)/;function se(j){const Z=w.
exec(j)?.groups?.path;return Z===""||/[./]/.test(Z??"")}function ue(j,Z,te){if(Re.test(j))return[j.replace(/\.$/,""),$e(Z,te)].filter(Boolean).join(": ");const ie=H(
j,Z,te)??ee(j,Z,te)??ge(j,Z,te);if(ie)return`${j} ${ie}`;const de=se(j)||v.test(j)||E.test(j);if(!de&&!j.endsWith(":")&&!Oe.test(j))return j;for(let ae=te+1;ae<=
te+F&&ae<Z.length;ae++){const we=W(Z[ae]?.text??"").replaceAll("**","").trim().replace(K,"").replace(Te,(Se,We,Ke)=>We===Ke?`${We}: `:Se);if((0,N.LP)(we))break;
if(!(we===""||ke.test(we)||j.includes(we))){if(de){if(se(we))continue;return we}if(!Ae(we)){if(Oe.test(j)&&/^\s/.test(Z[ae]?.text??""))continue;return j}return[
j,we,ge(we,Z,ae)].filter(Boolean).join(" ")}}return j}const fe=/^expect\(/,Ee=/^\s{2,8}(?:Expected|Received)[^:]{0,40}: {1,8}\S/;function ee(j,Z,te){if(!fe.test(
j))return;const de=Z.slice(te+1,te+F).map(ae=>ae?.text??"").filter(ae=>Ee.test(ae)).map(ae=>ae.trim().replace(/ +/g," "));return de.length===0?void 0:`(${de.slice(
0,2).join(", ")})`}const ne=/\bis not assignable to\b|^No overload matches|\bdoes not satisfy\b/,oe=/^\s{2,60}(?=[A-Z])(?!\s{0,60}(?:Overload|The last overload)\b)/;
function H(j,Z,te){if(!ne.test(j))return;let ie;for(let de=te+1;de<=te+F;de++){const ae=Z[de]?.text??"";if(!oe.test(ae))break;ie=ae.trim()}return ie===void 0||j.
includes(ie)?void 0:ie}const re=/^\s{0,8}[-*•]\s{1,4}(?<item>\S.{0,120})$/,ye=3;function ge(j,Z,te){if(!j.endsWith(":"))return;const ie=W(Z[te+1]?.text??"").trim()===
""?te+2:te+1,de=[];for(let ae=ie;de.length<=ye;ae++){const we=re.exec(W(Z[ae]?.text??""))?.groups?.item;if(we===void 0)break;de.push(we.replace(/[`'",;]{1,4}$/,
""))}if(de.length!==0)return de.length>ye?`${de.slice(0,ye).join(", ")}, \u2026`:de.join(", ")}const Re=/^(?:\[[\w:-]{1,60}\] ){0,3}(?:\w{0,60}Error: )?(?:Undefined (?:variable|function|mixin)|Can't find stylesheet to import)\.?$/,
he=/^[\s│|]{1,40}(?<carets>\^{1,200})\s{0,40}$/;function $e(j,Z){for(let te=Z+1;te<=Z+F&&te<j.length;te++){const ie=he.exec(j[te]?.text??"")?.groups?.carets?.
length,de=j[te]?.text.indexOf("^")??-1;if(ie!==void 0)return j[te-1]?.text.slice(de,de+ie).trim()?.replace(/^@(?:use|forward|import) (?=["'])/,"")}}const Te=/^([\w.]{1,60}): ([\w.]{1,60}): /,
Oe=/\bdoes not match (?:\w{1,20} ){0,3}schema\b|\binvalid (?:\w{1,20} ){0,2}(?:config|file|options)\b[^:]{0,80}$|^(?:\w{1,40}Error: |Error: )?(?:bad|invalid|broken|wrong) (?:[\w-]{1,20} ){0,2}(?:files?|data|configuration)\.?$/i,
ke=/^(?:[>\s│|·]{0,20}\d{1,7}\s?[|│]|[-─^~╵╰╭`,·│|\s]{2}|File:|file:|Hint|Stack trace:|"\w{1,40}":\s|throw |\^|\W+$)/;function Ae(j){return(y.test(
j)||A.test(j))&&!q.some(Z=>Z.test(j))}function Me(j,Z){const te=de=>j[de]?.text??"";return O.test(W(te(Z)))?!0:$.test(te(Z))?!$.test(te(Z+1)):V.test(te(Z-1))}const Le=/^.{0,60}\b(?:errors? during \w{1,20}|failed with \d{1,4} errors?|(?:build|compilation|prerendering|generation) (?:failed|error)|failed to compile)\b[^:]{0,40}[:.]?$/i;
function Ce(j,Z){const te=j[Z-1]?.text??"",ie=te.trim()===""?j[Z-2]?.text??"":te;return Le.test(ie.trimEnd())}function ze(j){return/(?:\.{3}|…)$/.test(j)&&!y.
test(j)}function Fe(j,Z){const te=j[Z]?.text??"",ie=W(te);if(ie.trim()===""||ze(ie)||(0,k.Ol)(ie)||q.some(Se=>Se.test(ie)))return 0;const de=[1,2].map(Se=>W(j[Z+
Se]?.text??"")),we=[I.test(ie)?4:0,te!==ie||B.test(te)?3:0,ie.endsWith(":")&&re.test(j[Z+1]?.text??"")?4:0,Me(j,Z)?8:0,_.test(ie)?6:0,y.test(ie)||A.test(ie)?3:0,
/["'`“]\S/.test(ie)?1:0,de.some(Se=>J.test(Se))?2:0].reduce((Se,We)=>Se+We,0);return we<C&&Ce(j,Z)?C:we}}),730:((xe,le,g)=>{g.d(le,{h:()=>Re});const k=String.
raw`(?:[A-Za-z]:[\\/]|(?:file|webpack|webpack-internal|rsc):\/{2,3})?[^\s:*"'<>|\x60(][^:*"'<>|\x60]{0,400}?`,N=`(?<file>${k})`,X=`(?<file>${k}\\.[A-Za-z][A-Za-z\
0-9]{0,9}(?:\\?[\\w=&.-]{0,100})?)`,P=String.raw`:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?`,W=String.raw`(?:Uncaught )?(?:[A-Z]\w{0,60}\.)?[A-Z]?\w{0,60}(?:Error|Exception)`,
q=/^\s*(?:at |Require stack:|- \/|$)|^\s{2,}/,B=new RegExp(`^\\s+at (?!.{0,900}(?:node_modules|node:|<anonymous>:\\d|[/( ](?:dist|\\.(?:next|output|svelte-kit|temp\
|nuxt|astro|vercel|netlify))/))(?:[^()]{0,300} \\()?(?:async )?${N}${P}\\)?$`);function I(he,$e,Te,Oe={}){return{name:$e,...he===void 0?{}:{tool:he},steps:[Te],
...Oe}}const V=[{name:"esbuild",tool:"esbuild",steps:[/^(?:[✘▲X!] )?\[(?<severity>ERROR|WARNING)\] (?:(?<code>(?:TS|NG)-?\d+): )?(?<message>.*?\S)(?: \[(?:plugin )?[\w-]+\])?$/,
{pattern:new RegExp(`^\\s{4}${N}${P}:$`),skip:6,over:/^(?!\s{4}|[✘▲X!] \[)/}],zeroColumn:!0},I("esbuild","esbuild-short",new RegExp(`^${N}${P}: (?<severity>\
ERROR|WARNING): (?<message>.+)$`),{zeroColumn:!0}),{name:"rolldown",tool:["rolldown","vite"],steps:[/^(?:(?<severity>Warning|Error): )?\[(?<code>[A-Z][A-Z_]+|builtin:[\w:-]+|plugin [\w:-]+)\] (?<message>\S.*)$/,
{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[ ?${N}:(?<line>\\d{1,7}):(?<column>\\d{1,7}) ?\\]$`),skip:1}]},{name:"vite-plugin-svelte",tool:"vite",steps:[
new RegExp(`^\\[plugin(?: |:)vite-plugin-svelte[\\w:-]*\\] ${N}${P}$`),/^(?:\w*Error: )?(?:\S{1,400}:\d+:\d+ )?(?<message>\S.*)$/],zeroColumn:!0},I("vite","vite\
-plugin-svelte-warning",new RegExp(`^\\[vite-plugin-svelte\\] ${N}${P} (?<message>.+)$`),{zeroColumn:!0,severity:"warning"}),{name:"vite-plugin-place",tool:"vit\
e",steps:[new RegExp(`^\\[plugin(?: |:)[\\w:-]+\\] ${N}${P}$`),/^(?:\w*Error: )?(?:\[[\w/-]+\] )?(?:\S{1,600}:\d+:\d+: )?(?<message>\S.*?)(?: \(\d+:\d+\))?$/]},
{name:"vite-prerender",tool:"vite",steps:[/^\[vite-prerender-plugin\] \[plugin vite-prerender-plugin\]$/,{pattern:/^(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:new RegExp(
`^> ${N}${P}$`),skip:12}]},{name:"parcel",tool:"parcel",steps:[/^@parcel\/[\w-]{1,60}: (?<message>\S.*)$/,{pattern:new RegExp(`^\\s{1,4}${X}${P}$`),skip:4,over:/^(?:\S|$)/}]},
{name:"jiti",tool:["rsbuild","docusaurus","nuxt"],steps:[/^.{0,40}\b(?<message>ParseError: \S.*)$/,new RegExp(`^\\s{1,4}${X}${P}$`)],zeroColumn:!0},I("vite","vi\
te-unresolved",/^(?:\w*Error: )?(?:\[vite\]: )?(?<message>Roll(?:up|down) failed to resolve import "[^"]{1,300}") from "(?<file>[^"]{1,400})"/),I("rollup","roll\
up-unresolved",/^(?:\[(?:!|error)\] )?(?:\w*Error: )?(?<message>(?:Could not resolve|Failed to resolve) (?:"[^"]{1,300}"|\S{1,300})) from "?(?<file>[^"]{1,400}?)"?$/),
I("rollup","rollup-export",/^(?:\[!\] )?(?:\w*Error: )?(?<message>["'][\w$]{1,200}["'] is not exported by "?[^\s",]{1,400}"?, imported by "?(?<file>[^\s"]{1,400}?)"?\.?)$/),
I("rollup","rollup-refused",/^(?:\[[\w:.-]{1,60}\] ){0,4}(?:\w{0,40}Error: )?(?<message>Could not load [^\s()]{1,300} \(imported by (?<file>[^)\s]{1,300})\): (?:Cannot|Can't|Must not) import\b.{0,300})$/),
I(["vite","vitepress"],"vite-plugin-message",new RegExp(`^(?:\\w*Error: )?(?:\\[[\\w:-]{1,60}\\] )?\\[plugin [\\w:-]{1,60}\\] ${N} \\((?<line>\\d{1,7}):(?<column>\
\\d{1,7})\\): (?<message>.+)$`)),I("rollup","rollup",new RegExp(`^(?:\\[!\\] )?(?:\\(plugin [\\w:@/. -]{1,80}\\) )?(?:RollupError: )?${N} \\((?<line>\\d{1,7}):(?<\
column>\\d{1,7})\\): (?<message>.+)$`),{zeroColumn:!0}),{name:"vite-config",tool:"vite",steps:[new RegExp(`^failed to load config from ${N}$`),/^error during build:$/,
/^(?!Error: (?:Build|Transform) failed)(?<message>\S.*)$/]},{name:"sass",tool:"sass",steps:[/^(?:\w*Error: )?(?:(?<severity>DEPRECATION WARNING|WARNING)(?: \[[\w-]+\])?: )?(?:\[sass\] )?(?<message>\S.*)$/,
{pattern:/^\s*[╷,]$/,skip:1,over:/^$/},{pattern:new RegExp(`^\\s+(?!\\S+\\.vue )${N} (?<line>\\d{1,7}):(?<column>\\d{1,7})\\s{1,4}\\S.*$`),skip:12}]},I("postc\
ss","postcss",new RegExp(`^(?:CssSyntaxError: (?:\\[[\\w-]+\\] )?(?:[\\w-]+: )?|(?:\\[[\\w:-]{1,60}\\] ){1,4})${N}${P}: (?<message>.+)$`)),{name:"vite-file",tool:"\
vite",steps:[/^\[(?:plugin )?[@\w:/-]+\] (?!✗ )(?:\[[@\w/-]+\] )?(?!✗|Transform failed|Build failed|\[)(?<message>\S.*?)(?: \(\d+:\d+\))?$/,{pattern:new RegExp(
`^file: ${N}(?:${P})?(?: \\(.*)?$`),skip:40,over:/^(?!\s+at |\[|[✓✗x] |error during|vite v\d)/}]}],$=[I("typescript","tsc",new RegExp(`^(?:ERROR in )?${N}\\(\
(?<line>\\d{1,7}),(?<column>\\d{1,7})\\): (?<severity>error|warning) (?<code>TS\\d+): (?<message>.+)$`)),I("typescript","tsc-pretty",new RegExp(`^(?:Error: )?${N}${P}\
 - (?<severity>error|warning|hint|message) (?<code>TS\\d+|ts\\(\\d+\\)): (?<message>.+)$`)),{name:"ts-loader",tool:"webpack",steps:[new RegExp(`^\\[tsl\\] (?<seve\
rity>ERROR|WARNING) in ${N}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\)$`),/^\s+(?<code>TS\d+): (?<message>.+)$/]},{name:"tsc-frame",tool:"typescript",steps:[/^(?<code>TS\d+): (?<message>\S.*)$/,
{pattern:/^\s*> (?<line>\d{1,7}) \| (?<frame>.*\S)$/,skip:12,over:/^\s/}]},{name:"eslint-stylish",tool:"eslint",steps:[/^(?<file>(?:[A-Za-z]:[\\/]|\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,
/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})\s{1,40}(?<severity>error|warning|Error:|Warning:)\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/],repeat:!0},
{name:"eslint-react-scripts",tool:"react-scripts",steps:[/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^\s+Line (?<line>\d{1,7}):(?<column>\d{1,7}):\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/],
repeat:!0},{name:"eslint-react-scripts-syntax",tool:"react-scripts",steps:[/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^Syntax error: (?<message>\S.*) \((?<line>\d{1,7}):(?<column>\d{1,7})\)$/]},
I("eslint","eslint-compact",new RegExp(`^${N}: line (?<line>\\d{1,7}), col (?<column>\\d{1,7}), (?<severity>Error|Warning) - (?<message>.*?\\S)(?: \\((?<code>[@\\w/-\
]+)\\))?$`)),I("eslint","eslint-unix",new RegExp(`^${N}${P}: (?<message>.*\\S) \\[(?<severity>Error|Warning)(?:/(?<code>[@\\w/-]+))?\\]$`)),{name:"prettier-chec\
k",tool:"prettier",steps:[/^\[warn\] (?<file>\S.{0,400}\.\w{1,20})$/,{pattern:/^\[warn\] (?<message>Code style issues .*)$/,skip:40,over:/^\[warn\] /}]},{name:"\
biome",tool:"biome",steps:[new RegExp(`^${N}(?:${P})? (?<code>[a-z]+(?:/\\w+)*)\\s.{0,40}\u2501\u2501\u2501`),{pattern:/^\s+(?<severity>[×✖!⚠i])\s(?<message>.+)$/,
skip:1,over:/^\s*$/}]}],_={pattern:/^(?<file>[^:*"<>|]{1,400}\.vue)$/,skip:1,over:/^$/},O=String.raw`\[vue/compiler-sfc\] (?<message>\S.*?)(?: \(\d{1,7}:(?<column>\d{1,7})\))?$`,
T={pattern:/^\s+\|\s+\^/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) \s*)?\|/},y=String.raw`(?<file>${k}\?vue&type=style[^:)\s]{0,200})`,A=/^\s+\S{1,400}\.vue (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
J=/^\s*(?:[╷,╵']|\d{1,7} [│|]|[│|])|^$/,C=[{name:"vue-script",tool:"vue-cli",steps:[new RegExp(`^\\[plugin(?: |:)vite:vue\\] ${k}${P}$`),new RegExp(`^(?\
:\\w*Error: )?${O}`),_,T],zeroColumn:!0},{name:"vue-script-vite7",tool:"vite",steps:[new RegExp(`^(?:\\[vite:vue\\] |SyntaxError: )${O}`),_,T],zeroColumn:!0},{name:"\
vue-style",tool:"vite",steps:[new RegExp(`^\\[plugin(?: |:)[\\w:-]{1,60}\\] ${y}(?::\\d{1,7}){2}$`),new RegExp(`^CssSyntaxError: ${k}${P}: (?<message>\\S.*)$`)]},
{name:"vue-style-vite7",tool:"vite",steps:[new RegExp(`^\\[vite:vue\\] ${k}${P}: (?<message>\\S.*)$`),new RegExp(`^file: (?:${k}(?::\\d{1,7}){2} \\()?${y}(?:(?:\
:\\d{1,7}){2}|\\))?$`)]},{name:"vue-sass",tool:"vite",steps:[new RegExp(`^\\[plugin(?: |:)vite:css\\] ${y}$`),/^Error: \[sass\] (?<message>\S.*)$/,{pattern:A,skip:12,
over:J}]},{name:"vue-sass-vite7",tool:"vite",steps:[/^\[vite:css\] \[sass\] (?<message>\S.*)$/,{pattern:A,skip:12,over:J},new RegExp(`^file: ${y}$`)]},{name:"sv\
elte-sass",tool:"vite",steps:[/^(?:\w*Error: |\[[\w:-]{1,60}\] )?Error while preprocessing (?<file>\S{1,400}\.svelte) - \[sass\] (?<message>\S.*)$/,{pattern:/^\s+\S{1,400}\.svelte\.vite-preprocess\.\w+ (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
skip:12,over:J}],part:"?vue&type=style&index=0"},I("vitepress","vitepress",/^(?:\w*Error: )?(?:\[vite:vue\] )?\[plugin vite:vue\] (?<file>[^:*"<>|]{1,400}\.md) \(\d{1,7}:\d{1,7}\): (?<message>\S.*?)(?: \(\d+:\d+\))?$/),
{name:"vitepress-script",tool:"vitepress",steps:[/^\[vite:vue\] \[vue\/compiler-sfc\] (?<message>\S.*?)(?: \(\d+:\d+\))?$/,{pattern:/^(?<file>[^:*"<>|]{1,400}\.md)$/,
skip:1,over:/^$/}]}];var G=g(6612);const U=/^(?:Error:)?[\s│]*(?:[├╰]─▶\s*)?[x×](?:\s*[x×])? (?<message>\S.*)$/,L={pattern:/^\s*[:·]\s+[\^─┬]/,
skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?[|│:·]/},R=/^(?<file>\.\/[^:*"<>|]{1,400})$/,M=/^Error: Error evaluating Node\.js code$/,w=/^(?:WARN\s{1,4})?🚨 Unable to index (?<file>[^:,*"<>|]{1,400})(?:,[^:]{1,400})?:$/u,
v=/^(?:WARN\s{1,4})?(?:\w*Error: )?(?<message>\S.*?)(?: (?=\S{1,400}\/\S)\S{3,801})?$/,E=String.raw`\((?<file>[^()]{1,400})\)(?: \[Line (?<line>\d{1,7}), Column (?<column>\d{1,7})\])?`,
F=[{name:"next-swc",tool:"next",steps:[U,{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[${N}:\\d{1,7}:\\d{1,7}\\]$`),skip:6,over:/^\s*[|│]|^$/},L]},{name:"\
next-config",tool:"next",steps:[/^\s*⨯ Failed to load (?<file>next\.config\.\w{2,3})\b/,{pattern:/^\[?Error:\s+[x×] (?<message>\S.*)$/,skip:4},/^\s*[╭,][─-]{1,3}\[\d{1,7}:\d{1,7}\]$/,
L]},{name:"swc",tool:"swc",steps:[U,new RegExp(`^[\\s\u2502]*[\u256D,][\u2500-]{1,3}\\[${N}${P}\\]$`)]},{name:"next",tool:"next",steps:[new RegExp(`^(?<file>\\./\
[^:*"<>|]{1,400}?)${P}$`),/^(?:(?:Type )?[Ee]rror: )?(?<message>\S.*)$/]},{name:"next-loader-place",tool:"next",steps:[R,M,/^(?<line>\d{1,7}):(?<column>\d{1,7}): (?!.*\(\d{1,7}:\d{1,7}[-\d:]*\)$)(?<message>\S.*)$/]},
{name:"next-loader",tool:"next",steps:[R,M,{pattern:/^(?!Error: \[MDX\])(?:\d{1,7}:\d{1,7}: |- )?(?<message>\S.*?)(?: \((?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?\))?$/,
skip:1}]},{name:"next-mdx",tool:"next",steps:[R,/^(?:\w*Error: )?(?=[A-Z])(?<message>\S.*?) \((?<line>\d{1,7}):(?<column>\d{1,7})-\d{1,7}:\d{1,7}\)$/]},{name:"n\
ext-module",tool:"next",steps:[R,/^(?:\w*Error: )?(?<message>Module not found: .+)$/]},{name:"next-prerender",tool:"next",steps:[/^Error occurred prerendering page /,
/^(?<message>\S.*)$/,{pattern:B,skip:20,over:q}]},{name:"gatsby-query",tool:"gatsby",steps:[/^error There was a problem parsing "(?<file>[^"]{1,400})"; any GraphQL$/,
{pattern:/^(?<message>This may indicate a syntax error in the code), or/,skip:2}]},{name:"gatsby-config",tool:"gatsby",steps:[/^error Failed to compile Gatsby files/,
{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^File path: (?<file>\S.{0,400})$/,skip:4}]},{name:"gatsby-lifecycle",tool:"gatsby",steps:[/^error "(?<file>[^"]{1,400})" threw an error while running the \w+ lifecycle:$/,
{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^> (?<line>\d{1,7}) \|/,skip:8}]},{name:"storybook-index-place",tool:"storybook",steps:[w,v,{pattern:/^(?:\S{1,400} )?\(line (?<line>\d{1,7}), col (?<column>\d{1,7})\)$/,
skip:1}],zeroColumn:!0},{name:"storybook-index",tool:"storybook",steps:[w,v]},{name:"storybook-config",tool:"storybook",steps:[/couldn't evaluate your (?<file>\S{1,400}) file\.$/,
{pattern:/^Original error:$/,skip:2,over:/^$/},{pattern:/^(?!\w*Error: Transform failed)(?:\w*Error: )?(?:<stdin>:(?<line>\d{1,7}):(?<column>\d{1,7}): ERROR: )?(?<message>\S.*)$/,
skip:1}],zeroColumn:!0},I("vitepress","vitepress-dead-link",/^(?:\(!\) )?(?<message>Found dead link \S{1,300}) in file (?<file>\S{1,400}\.md)$/),{name:"docusaur\
us-mdx",tool:"docusaurus",steps:[/MDX compilation failed for file "(?<file>[^"]{1,400})"$/,/^[\s│]*Cause: (?<message>\S.*)$/,{pattern:/^[\s│]*"line": (?<line>\d{1,7}),?$/,
skip:20}]},{name:"svelte-check",tool:"svelte-check",steps:[new RegExp(`^${N}${P}$`),/^(?<severity>Error|Warn|Hint): (?<message>\S.*?)(?: \((?<code>\w+)\))?$/]},
I("svelte-check","svelte-check-machine",/^\d{13} (?<severity>ERROR|WARNING) "(?<file>[^"]{1,400})" (?<line>\d{1,7}):(?<column>\d{1,7}) "(?<message>.+?)(?=\\n|"$)/),
{name:"astro-location",tool:"astro",steps:[/^(?!\s*(?:Hint|Error reference|Location|Stack trace):)(?:\[(?<code>\w+Error)\] (?=\S)|(?=[A-Z]\S* )(?!Build failed))(?<message>.+)$/,
{pattern:/^\s+Location:$/,skip:20,over:/^(?!\s*Stack trace:|\s+at |\[)/},new RegExp(`^\\s+${N}${P}$`)],zeroColumn:!0},I("metalsmith","metalsmith",/^Error: (?<message>Invalid frontmatter) in the file at: (?<file>\S.{0,400})$/),
{name:"eleventy-nunjucks",tool:["eleventy","nunjucks","metalsmith"],steps:[new RegExp(`^(?:\\d{1,2}\\.|>|Template render error:(?: \\S{1,200}:)?) ${E}$`),{pattern:/^\s+(?:Error: )?(?!(?:Template render error: )?\([^()]{1,400}\))(?<message>\S.*?)(?: \(via [\w ]+\))?$/,
skip:4,over:new RegExp(`^\\s*(?:Template render error: )?${E}$`)}],part:G.$p},I("eleventy","eleventy-liquid",/^(?:\d{1,2}\. )?(?:\w+Error: )?(?<message>\S.*), file:(?<file>[^,]{1,400}), line:(?<line>\d{1,7})(?:, col:(?<column>\d{1,7}))?/,
{part:G.$p}),{name:"eleventy-data",tool:"eleventy",steps:[/^\d{1,2}\. Having trouble (?:parsing data file|reading front matter from template) (?<file>\S{1,400}) \(via /,
/^\d{1,2}\. (?<message>\S.*?)(?: \((?:line )?(?<line>\d{1,7})(?::| column )(?<column>\d{1,7})\))?(?: \(via \w+\))?$/]},{name:"eleventy-layout",tool:"eleventy",steps:[
/^\d{1,2}\. Problem creating an Eleventy Layout for the "(?<file>[^"]{1,400})" template file\./,/^\d{1,2}\. (?<message>\S.*?)(?: \(via [^()]{1,200}\))?$/]},{name:"\
eleventy-config",tool:"eleventy",steps:[/^\d{1,2}\. Error in your Eleventy config file '(?<file>[^']{1,400})'\./,{pattern:/^\d{1,2}\. (?!There was a problem importing|Cannot find (?:module|package) )(?<message>\S.*?)(?: \(via \w+\))?$/,
skip:1,over:/^\d{1,2}\. There was/}]}],K=new RegExp(`^\\s{0,4}(?:\\[?(?:ERROR|error)\\]?:? )?(?<message>(?:${W}(?: \\[\\w+\\])?|error): .+)$`),se=/^\s*\[cause\]: (?<message>\S.*)$/,
ue=80,fe={name:"node-cause",tool:"node",match(he,$e){if(!he.find(K,$e))return;let Te,Oe,ke=!1,Ae=$e+1;for(;Ae<he.length&&Ae<$e+ue;Ae++){const Me=he.line(Ae)?.text??
"",Le=he.find(se,Ae)?.groups?.message;Le!==void 0&&([Oe,ke]=[Le,!1]);const Ce=B.exec(Me.replace(/ \{$/,""))?.groups;if(Ce&&(Te===void 0||Oe!==void 0&&!ke)&&([Te,
ke]=[{...Ce},!0]),Le===void 0&&!q.test(Me)&&!/^[{}]/.test(Me))break}return Te&&Oe?{groups:[{...Te,message:Oe}],next:Ae}:void 0}},Ee=/^\s+File "(?<file>[^"]{1,400})", line (?<line>\d{1,7})/,
ee=/\/site-packages\/|\/dist-packages\/|\/lib\/python\d|^</,ne=/^(?<message>[A-Za-z_][\w.]{0,100}(?:: .+)?)$/,oe={name:"python",tool:"python",match(he,$e){if(!(he.
line($e)?.text??"").startsWith("Traceback (most recent call last)")&&!he.find(Ee,$e))return;let Oe;for(let ke=$e;ke<he.length&&ke<$e+200;ke++){const Ae=he.line(
ke)?.text??"",Me=he.find(Ee,ke)?.groups;if(Me&&!ee.test(Me.file??"")&&(Oe={...Me}),ke===$e||Ae.startsWith(" "))continue;const Le=ne.exec(Ae)?.groups?.message;return Oe&&
Le?{groups:[{...Oe,message:Le}],next:ke+1}:void 0}}},H=[{name:"vitest",tool:"vitest",steps:[/^\s*FAIL\s+\S{1,400} > (?<test>\S.{0,300})$/,/^(?<message>\S.*)$/,{
pattern:new RegExp(`^ \u276F (?!.*node_modules)(?:\\S.{0,200} )?(?<file>(?:[A-Za-z]:)?[^\\s:]{1,400})${P}$`),skip:40}]},{name:"jest-syntax",tool:"jest",steps:[new RegExp(
`^\\s{4}${X}:(?<line>\\d{1,7})$`),{pattern:new RegExp(`^\\s{4}(?<message>${W}: .+)$`),skip:6}]},{name:"jest",tool:"jest",steps:[/^\s{2}● (?!Test suite failed to run)(?<test>\S.*)$/,
{pattern:/^\s{4}(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:B,skip:40,over:/^(?!\s{2}●)/}]},{name:"rust",tool:"cargo",steps:[/^(?<severity>error|warning)(?:\[(?<code>\w+)\])?: (?<message>.+)$/,
new RegExp(`^\\s*--> ${N}${P}$`)]},oe,{name:"go-panic",tool:"go",steps:[/^panic: (?<message>.+)$/,{pattern:new RegExp(`^\\s(?!.*/go/(?:src|pkg/mod)/)${N}:(?<lin\
e>\\d{1,7})(?: \\+0x.*)?$`),skip:20}]},{name:"node-syntax",tool:"node",steps:[new RegExp(`^(?!.*node_modules)${X}:(?<line>\\d{1,7})$`),{pattern:new RegExp(`^(?<\
message>${W}(?: \\[\\w+\\])?: .+)$`),skip:6}]},I("node","node-import",/^(?:\w*Error )?\[?(?<code>ERR_MODULE_NOT_FOUND|ERR_PACKAGE_PATH_NOT_EXPORTED)\]?: (?<message>(?:Cannot find (?:module|package)|Package subpath) '[^']{1,400}'(?: is not defined by "exports" in \S{1,400})?) imported from (?<file>\S{1,400})$/),
fe,{name:"node-stack",tool:"node",steps:[K,{pattern:B,skip:20,over:q}]},{name:"consola",tool:["nuxt","docusaurus"],steps:[/^\[(?:error|fatal)\] (?<message>\S.*)$/,
{pattern:B,skip:20,over:/^\s+at /}]},I(void 0,"plain",new RegExp(`^\\s{0,4}(?!- )(?:(?:vet|error|ERROR|Error):? (?:in )?)?${X}${P}:?(?: -)?\\s+(?:(?:fatal )?(?<s\
everity>error|warning|note|info)\\b[: ]\\s*)?(?!\\+0x)(?<message>\\S.*)$`))],re=new RegExp(`^(?:File: |(?<severity>ERROR|WARNING) in )${N}(?:[: ]\\d+:[\\d:-]+)?$`),
ge=[{name:"rspack-syntax",tool:["rspack","rsbuild"],steps:[re,/^\s+× Module build failed \(from builtin:/,/^\s+╰─▶\s+×\s+(?:x )?(?:Syntax Error: )?(?<message>\S.*)$/,
/^[\s│]*[╭,][─-]{1,3}\[(?:[^\]]{0,400}:)?(?<line>\d{1,7}):(?<column>\d{1,7})\]$/],zeroColumn:!0},{name:"rspack",tool:["rspack","rsbuild"],steps:[re,{pattern:/^\s+(?:╰─▶\s+)?× (?!(?:\w*Error: )?Module build failed)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^\s+× Module build failed/}]},I(["docusaurus","react-scripts","gatsby"],"unresolved-in-folder",/^(?:\s*× |\w*Error: )?(?<message>(?:Module not found: (?:Error: )?)?Can't resolve '[^']{1,300}') in '(?<file>[^']{1,400})'$/),
I("react-scripts","react-scripts-css",new RegExp(`^Syntax error: ${X} (?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`)),{name:"fork-ts-checker",
tool:"webpack",steps:[new RegExp(`^(?<severity>ERROR|WARNING) in ${N}${P}(?:-[\\d:]+)?$`),/^(?<code>TS\d+): (?<message>.+)$/]},{name:"webpack-loader-place",tool:"\
webpack",steps:[new RegExp(`^(?<severity>ERROR|WARNING) in (?:${k})(?: \\d+:[\\d-]+)?(?: \\(.*)?$`),{pattern:new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\\
) ${N} (?<message>[A-Z].*)$`),skip:5}]},I("gatsby","postcss-loader",new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${X} (?<message>[A-Z].*)$`)),{name:"\
webpack-place",tool:"webpack",steps:[new RegExp(`^(?<severity>ERROR|WARNING) in ${N}(?: \\d+:[\\d-]+)?(?: \\(.*)?$`),{pattern:new RegExp(`^(?:\\w*Error: )?(?:${k}\
: )?(?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`),skip:2}],zeroColumn:!0},{name:"webpack",tool:"webpack",steps:[new RegExp(`^(?!.*sass-loader\
)(?<severity>ERROR|WARNING) in ${N}(?: (?<line>\\d{1,7}):(?<column>\\d{1,7})(?:-[\\d:]+)?)?(?: \\(.*)?$`),{pattern:/^(?!Module build failed|\.\/\S+ \d|\[tsl\]|\d{1,7}:[\d-]+$)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^Module build failed/}],zeroColumn:!0}],Re=[...$,...C,...V,...ge,...F,...H]}),7214:((xe,le,g)=>{g.d(le,{Ap:()=>y,RD:()=>ue,SN:()=>w,XQ:()=>M,c3:()=>Ee,
ne:()=>O,ri:()=>_,wG:()=>fe});var k=g(6760),N=g(5807),X=g(5230),P=g(770),W=g(8724),q=g(1981);const B=[/Cannot find (?:module|package) '(?<what>[^']{1,300})' imported from (?<from>\S{1,400})/,
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
function _(ee){const ne=(0,P.fO)(ee),{link:oe}=$.exec(ne)?.groups??{};if(oe)return new RegExp(`(?<=["'\`]|\\]\\()${(0,N.Kf)(oe)}(?:\\.(?:md|html))?(?=["'\`)?#\\s])`);
const{owner:H,subpath:re}=I.exec(ne)?.groups??{};if(H&&re)return new RegExp(`(?<=["'\`])${(0,N.Kf)(`${H}${re}`)}(?=["'\`])`);for(const ye of[V,...B]){const{named:ge,
sheet:Re,what:he=ge??Re,path:$e}=(0,X.$)(ye,ne)?.groups??{},Te=he?(0,N.Kf)(he):$e&&`[@~#$][^\\s"'\`]{0,300}?/${(0,N.Kf)(k.posix.basename($e))}`;if(Te)return new RegExp(
`(?<=["'\`]|(?:url|\\])\\()${Te}(?=["'\`)?#])`)}}function O(ee){for(const{file:oe,severity:H,message:re,code:ye}of ee.facts.diagnostics??[]){if((0,W.g)({code:ye??
null}))return;if(H!=="error")continue;const ge=(0,P.fO)(re),Re=T(G(ge,oe),re),he=Re?.kind==="file"?void 0:K(ge,oe,ee.facts.list);if(he??Re)return he??Re}if(ee.facts.
diagnostics?.some(oe=>oe.severity==="error"))return;const ne=ee.lines.findLastIndex(oe=>A.test(oe));for(const[oe,H]of ee.lines.entries()){const re=G(H,void 0);if(re)
return oe<ne-J?void 0:re}}function T(ee,ne){return ee?.kind!=="package"||(0,P.x_)(ne)===void 0?ee:{...ee,kind:"file",specifier:y(ne)??ee.specifier}}function y(ee){
const ne=(0,P.fO)(ee);return B.map(oe=>(0,X.$)(oe,ne)?.groups?.what).find(Boolean)}const A=/^(?:Uncaught )?(?:Reference|Type|Range)Error: (?!.*\b(?:module|package|import|resolve)\b)/,
J=3,C=/^@[\w-]{1,100}\/[\w-]{1,100}$/;function G(ee,ne){for(const oe of B){const H=(0,X.$)(oe,ee)?.groups;if(H?.path)return{kind:"file",specifier:H.path,importer:"\
."};if(H?.sheet)return{kind:"file",specifier:H.sheet,importer:ne};const re=H?.what??H?.named;if(!H||!re)continue;const ye=ne??H.from,ge=/\.(?:html?|css|s[ac]ss|less|json)$/.
test(ye??"")&&!C.test(re);if(H.named===void 0&&ge||/\.(?:html|njk|liquid)$/.test(re)||/^(?:\.{1,2}(?:\/|$)|\/)/.test(re))return{kind:"file",specifier:re,importer:ye};
const he=/^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.exec(re)?.[0];return he===void 0||re[he.length]===":"?void 0:{kind:"package",specifier:he,importer:ye}}}const U=[
"",..."ts tsx js jsx mjs cjs vue svelte astro css scss json".split(" ").map(ee=>`.${ee}`)],L=/\.(?:css|s[ac]ss|less)$/,R=["",".css",".scss",".sass",".less"];function M(ee){
const ne=ee.facts.list??Ee(w(ee.facts)),oe=O(ee),H=oe?.kind==="file"&&!w(ee.facts).some(P.lQ)?oe:void 0;for(const re of H?fe(H):[]){const ye=L.test(H?.importer??
"")?R:U,ge=(0,q.M)(re,ne,ye);if(ge!==void 0&&H)return{specifier:H.specifier,actual:ge}}}function w({diagnostics:ee=[]}){return(0,P.Or)(ee.find(({severity:ne})=>ne===
"error")?.message??"")}const v=/^(?:[@~#]|\$\w{1,20})\/(?<rest>[^'"\s]{1,300})$/,E=/^[@~#$]?(?<rest>[\w-]{1,60}\/[^'"\s]{1,300})$/,F=["","src","src/lib","app"];
function K(ee,ne,oe){const H=y(ee);return H&&(v.test(H)||se(H,ne,oe).length>0)?{kind:"file",specifier:H,importer:ne}:void 0}function se(ee,ne,oe){const[H=""]=E.
exec(ee)?.groups?.rest?.split("/",1)??[];return H===""||!oe||/^(?:node_modules|src|lib)$/.test(H)?[]:ue(ne).filter(re=>oe(re).includes(H)&&oe(k.posix.join(re,H)).
length>0)}function ue(ee){const ne=ee.split("/").slice(0,20),oe=ne.map((H,re)=>ne.slice(0,re).join("/"));return[...new Set(oe.flatMap(H=>F.map(re=>k.posix.join(
H,re))))].map(H=>H==="."?"":H)}function fe({specifier:ee,importer:ne}){const oe=(v.exec(ee)??E.exec(ee))?.groups?.rest;if(oe&&!/^\.{1,2}\//.test(ee))return ue(ne??
"").map(re=>k.posix.join(re,oe));if(ee.startsWith("/")){const re=ee.split("/").slice(1,40);return re.map((ye,ge)=>re.slice(ge).join("/"))}const H=ne&&k.posix.join(
k.posix.dirname(ne),ee);return!H||H.startsWith("..")||H.startsWith("/")?[]:[H]}function Ee(ee){const ne=new Map;for(const oe of ee){const H=oe.split("/");for(const[
re,ye]of H.entries()){const ge=H.slice(0,re).join("/"),Re=ne.get(ge)??new Set;ne.set(ge,Re.add(ye))}}return oe=>[...ne.get(oe)??[]]}}),8503:((xe,le,g)=>{g.d(le,
{f:()=>P});var k=g(6760),N=g(9882),X=g(7214);function P(C){const{list:G}=C.facts,U=(0,X.SN)(C.facts);if(U.length>0)return U;const L=(0,X.ne)(C);if(!G||L?.kind!==
"file")return[];const R=(0,X.wG)({...L,specifier:L.specifier.replace(/[?#].*$/,"")}),{importer:M}=L;for(const E of R){const F=B(E,G,M);if(F.length>0)return F}return(/\.html?$/.
test(M??"")?R.map(E=>q(E,G)):[]).find(E=>E.length>0)??(R.length>0?J(k.posix.basename(R[0]??""),G,M):[])}const W=/^(?:main|index|entry)\./i;function q(C,G){const U=k.
posix.dirname(C),L=k.posix.basename(C);return!W.test(L)||U==="."?[]:G(U).filter(M=>W.test(M)&&_(M,L)).map(M=>k.posix.join(U,M)).slice(0,3)}function B(C,G,U=""){
const L=C.split("/").filter(K=>K!==".");let R="";for(const K of L.slice(0,-1)){const se=G(R),ue=se.filter(Ee=>Ee!=="node_modules"&&!Ee.startsWith(".")),fe=se.includes(
K)?K:(0,N.pA)(K,ue)[0];if(fe===void 0)return[];R=k.posix.join(R,fe)}const M=L.at(-1)??"",w=G(R).filter(K=>_(K,M,U)),v=w.filter(K=>T(K)===T(M)),E=v.length>0?v:(0,N.
pA)(O(M),w.map(O));return w.filter(K=>v.includes(K)||E.includes(O(K))).map(K=>k.posix.join(R,K)).slice(0,3)}const I=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|json)$/i,
V=/\.(?:p?css|s[ac]ss|less|styl)$/i,$=/\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/i;function _(C,G,U=""){if(V.test(U)&&O(G)===G)return V.test(C);if(O(C)===C)return!0;
const L=[I,V,$].find(R=>R.test(G));return L?L.test(C):O(G)===G?I.test(C)||V.test(C):(0,k.extname)(C)===(0,k.extname)(G)}function O(C){return C.replace(/(?<=.)\.[a-z]\w{1,9}$/i,
"")}function T(C){return O(V.test(C)?C.replace(/^_(?=.)/,""):C)}const y=200,A=/^(?:\.|node_modules$|dist$|build$|out$|vendor$|coverage$)/;function J(C,G,U=""){const L=[],
R=[""];for(let M=0;M<R.length&&M<y;M++){const w=R[M]??"";for(const v of G(w)){const E=k.posix.join(w,v);T(v).toLowerCase()===T(C).toLowerCase()&&_(v,C,U)&&L.push(
E),!A.test(v)&&O(v)===v&&R.push(E)}}return V.test(U)&&L.length>1?[]:L.slice(0,3)}}),107:((xe,le,g)=>{g.d(le,{Se:()=>q,ry:()=>R});var k=g(5807);const N={lines:5e3,
characters:256*1024,lineLength:1e3,entryLength:64*1024},X=[/^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:?(?: |$)/,/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M)?\]?:? (?=\S)/,
/^(?<folder>\.|[\w@.-]{1,100}(?:\/[\w@.-]{1,100}){1,6}) (?!error|warning|note|info|failed)[a-z][\w:-]{0,60}(?:: |:$|\$ )/,/^(?<task>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[a-z][\w:-]{0,60}):(?: |$)/,
/^\[@?[\w./-]{1,80}\]: /,/^➤ YN\d{4}: (?:[│┌└] ?)?/,/^@?[^\s@]{1,100}@(?:workspace:(?<folder>[\w@./-]{1,200})|\w{1,20}:\S{1,200}) STD(?:ERR|OUT)(?: |$)/,
/^\[\d{1,2}\] /,/^#\d{1,4} \d{1,5}\.\d{1,3} /,/^[a-z][\w.-]{0,60}-\d{1,3} {1,20}\| /,/^npm (?:ERR!|error)(?: |$)/,/^\[(?:11ty|webpack-cli)\](?: |$)/,/^Original error stack trace: (?=\S)/,
/^│ (?=\w*Error: )/,/^[│└■▲●◆◇](?: {2}|$)/u,/^\[(?:log|info|warn|error)\] \[nitro\](?: |$)/],P=4,W=[/^> @?[^\s@]{0,100}@\S{0,100} \S{1,100} (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,
/^(?<task>@?[\w./-]{1,120}#[\w:-]{1,60}):\s{1,4}ERROR\s{1,4}command \((?<folder>[^()]{1,400})\)/,/^ERROR: command finished with error: command \((?<folder>[^()]{1,400})\)/,
/^location (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/];function q(w){const v=[];let E=N.characters;for(let ue=w.length-1;ue>=0&&v.length<N.lines&&E>0;ue--){const fe=w[ue]??
"",ee=(fe.length>N.entryLength?fe.slice(-N.entryLength):fe).split(`
`);for(let ne=ee.length-1;ne>=0&&v.length<N.lines&&E>0;ne--){const oe=ee[ne]??"",H=B((0,k.Ow)(U((0,k.Nl)(oe)),N.lineLength).trimEnd());E-=Math.max(H.length,oe.length/
16),v.push(H)}}const F=I(v),K=A(T(v.reverse().map(ue=>J(ue,F)))),se=V(K);return K.map(({text:ue,folder:fe,task:Ee})=>({text:ue,folder:fe??se.get(Ee??"")}))}function B(w){
return w.includes(":undefined")?w.replace(/(?<=\.\w{1,10})(?::undefined){1,2}(?!\S)/g,""):w}function I(w){const v=w.map(E=>E.includes("nx run ")?/\bnx run ([@\w./-]{1,100}):/.
exec(E)?.[1]:/^([\w@.-]{1,100} [a-z][\w:-]{0,60})\$ /.exec(E)?.[1]);return new Set(v.filter(E=>E!==void 0))}function V(w){const v=new Map;for(const{text:E,task:F}of w)
for(const K of W){const se=K.exec(E)?.groups;se?.folder&&v.set(F??se.task?.replace("#",":")??"",se.folder)}return v}const $=/^(?:.{0,200}\s)?Unexpected (?:token|non-whitespace)\b.{0,60}, (?:\.\.\.)?".{0,100}$/,
_=/"(?:\.\.\.)? is not valid JSON\b/,O=12;function T(w){const v=[];for(let E=0;E<w.length;E++){const F=w[E],se=F.text.includes("Unexpected ")&&$.test(F.text)&&!_.
test(F.text)?w.slice(E+1,E+1+O).findIndex(({text:fe})=>_.test(fe)):-1;if(se===-1){v.push(F);continue}const ue=w.slice(E,E+se+2).map(({text:fe})=>fe.trim());v.push(
{...F,text:ue.join(" ").slice(0,N.lineLength)}),E+=se+1}return v}const y=71;function A(w){if(!w.some(({text:F})=>F.startsWith("\u250C  Building storybook")))return w;
const v=[];let E=0;for(const F of w){const K=v.at(-1),[se=""]=F.text.split(" ",1),ue=F.boxed&&E>0&&E<=y&&E+1+se.length>y;K&&ue&&/^[\w("'`./@-]/.test(se)?v[v.length-
1]={...K,text:`${K.text} ${F.text}`.slice(0,N.lineLength)}:v.push(F),E=F.text.length}return v}function J(w,v){let E=w,F,K,se=!1;for(let ue=0;ue<P;ue++){const fe=G(
E)??C(E,v);if(!fe)break;F??=fe.groups?.folder,K??=fe.groups?.task,se||=fe[0]==="\u2502  ",E=E.slice(fe[0].length)}return{text:E,folder:F,task:K,boxed:se}}function C(w,v){
if(v.size===0)return;const E=/^(?<name>[@\w./-]{1,100}|(?<folder>[\w@.-]{1,100}) [a-z][\w:-]{0,60})(?::(?: |$)|\$ )/.exec(w);return E&&v.has(E.groups?.name??"")?
E:void 0}function G(w){for(const v of X){const E=v.exec(w);if(E)return E}}function U(w){return w.includes("\r")?w.split("\r").findLast(v=>v.trim()!=="")??"":w}const L=/^> @?[^\s@]{1,150}@\S{1,60} (?:pre|post)?(?:install|prepare)$|^\$ (?!(?:npm|pnpm|yarn|bun|corepack) )/;
function R(w,v){const E=w[v]?.folder;return E!==void 0?!E.includes("node_modules"):w.slice(0,v).some(({text:F})=>L.test(F))}function M(w){const v=w.findIndex(F=>/\bnpm (?:ERR!|error) Usage:\s*$/.
test(F)),E=w.findIndex((F,K)=>K>v&&/\bnpm (?:ERR!|error) Run "npm help [\w-]{1,40}"/.test(F));return v===-1||E===-1?w:w.toSpliced(v,E-v)}}),5230:((xe,le,g)=>{g.
d(le,{$:()=>X});const k=new WeakMap,N=3;function X($,_){const O=P($);if(O.length===0)return $.exec(_);for(const T of O)if(_.includes(T))return $.exec(_);return null}
function P($){let _=k.get($);if(_===void 0){const O=$.ignoreCase?[]:W($.source);_=O.every(T=>T.length>=N)?O:[],k.set($,_)}return _}function W($){const _=[""];let O="",
T=0;for(let y=0;y<=$.length;y++){const A=$[y]??"",J=A==="\\"?$[++y]??"":"";if(q.test(J))return[];if(A==="["&&(y=V($,y)),A==="("&&(T+=1),A===")"&&(T-=1),T>0&&A!==
"(")continue;const C=A==="\\"?J:A;if(C!==""&&!(A==="\\"?I:B).includes(C)){O+=C;continue}(A==="*"||A==="?"||A==="{")&&(O=O.slice(0,-1)),O.length>(_.at(-1)??"").length&&
(_[_.length-1]=O),O="",A==="{"&&(y=$.indexOf("}",y)),A==="|"&&_.push("")}return _}const q=/^[uxck\d]$/,B="()[{*+?^$.|",I="bBdDsSwWnrtfvpP";function V($,_){let O=_+
1;for(;$[O]!=="]";)O+=$[O]==="\\"?2:1;return O}}),770:((xe,le,g)=>{g.d(le,{Or:()=>P,RU:()=>N,fO:()=>X,lQ:()=>W,x_:()=>q});const k=/; there (?:is|are) (?<names>[^;]{1,300})$/;
function N(B,I){return I.length===0||k.test(B)?B:`${B.replace(/[.:]?\s{0,4}$/,"")}; there ${I.length===1?"is":"are"} ${I.join(", ")}`}function X(B){return B.replace(
k,"")}function P(B){return k.exec(B)?.groups?.names?.split(", ")??[]}function W(B){return B.endsWith("/")}function q(B){return P(B).find(W)}}),6612:((xe,le,g)=>{
g.d(le,{$p:()=>P,cU:()=>q,qD:()=>y});var k=g(5807);const N=[[/^file:\/\/(?:localhost)?(?=\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\/(?:\([\w-]+\)\/)?(?=\.{0,2}\/)/,
""],[/^webpack(?:-internal)?:\/\/[^/]*\//,""],[/^.*!/,""],[/\\/g,"/"],[/^\/?[A-Za-z]:(?=\/)/,""],[/[?].*$/,""]],X=/^(?:node|https?|data|virtual|native|internal|bun|deno):|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|bin\/|etc\/|nix\/|proc\/|sys\/|snap\/|rustc\/|opt\/hostedtoolcache\/)|(?:^|\/)(?:node_modules|site-packages|dist-packages|\.git|\.nvm|\.pyenv|\.cargo|\.rustup|\.yarn|\.pnpm|\.pnpm-store|\.volta|\.bun)(?:\/|$)|\/go\/pkg\/mod\//,
P="?body",W=/\?vue&type=[\w&=.-]{1,200}/,q=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g,B=40,I=2e4,V=500,$=100;function _(G,U){const L={...U,exists:O(
U)},R=new Map,M=new Map;for(const E of G){R.has(E.file)||R.set(E.file,y(E.file,L));const F=R.get(E.file);if(F===void 0)continue;const[K,se]=W.test(E.file)||E.file.
endsWith(P)?[null,null]:[E.line,E.column],ue=T(cleanLine(E.message,V),L),fe=E.code&&cleanLine(E.code,$),Ee=JSON.stringify([F,K,se,ue]);M.has(Ee)||M.set(Ee,{...E,
file:F,line:K,column:se,code:fe,message:ue})}const w=[...M.values()],v=new Set(w.filter(({line:E})=>E!==null).map(({file:E,message:F})=>`${E}
${F}`));return w.filter(({line:E,file:F,message:K})=>E!==null||!v.has(`${F}
${K}`))}function O(G){const U=new Map;return L=>{const R=U.get(L);if(R!==void 0)return R;const M=U.size<I&&G.exists(L);return U.size<I&&U.set(L,M),M}}function T(G,U){
return G.replace(W,"").replace(q,L=>y(L,U)??L)}function y(G,U){const L=A(G);if(!(L===""||L.includes("\0")||X.test(L))){for(const R of J(L,U))if(R!==void 0&&!X.test(
R)&&U.exists(R))return R}}function A(G){let U=G.startsWith("file://")?(0,k.oF)(G):G;for(const[L,R]of N)U=U.replace(L,R);return U}function*J(G,U){const L=U.rootDirectory??
"";if(!G.startsWith("/")){for(const M of[...U.folders??[],L,""])yield C(`${M}/${G}`);return}const R=C(G)?.split("/")??[];if(!(R.length>B))for(let M=0;M<R.length;M++){
const w=R.slice(M).join("/");yield w,L!==""&&(yield C(`${L}/${w}`))}}function C(G){const U=[];for(const L of G.split("/"))if(!(L===""||L===".")){if(L!=="..")U.push(
L);else if(U.pop()===void 0)return}return U.length===0?void 0:U.join("/")}}),8724:((xe,le,g)=>{g.d(le,{g:()=>q,l:()=>y});var k=g(6760);const N=["error","warning",
"notice"],X=/^\..|.\.config\.[a-z]{1,10}$|^package(?:-lock)?\.json$/;function P(A){const J=k.posix.basename(A);return X.test(J)||J.includes("tsconfig")&&J.endsWith(
".json")}const W=/^TS5\d{3}$/;function q({code:A}){return W.test(A??"")}const B=/^ts\(?(?:2304|2305|2307|2503|2552|2580|2614|2686|2688|2694|2724|2792|2882)\)?$/i,
I=/^ts\(?(?:6133|6138|6192|6196|6198|6385|6387|7005|7006|7016|7019|7022|7023|7024|7027|7028|7030|7031|7034|7044|7045|7053|18046|80\d{3})\)?$/i,V=/^(?:\w*Error: )?(?:[×x] )?(?:(?:Module )?[Bb]uild failed\b|Unexpected (?:token|eof|end of file)\b|Expression expected|Declaration or statement expected|Unterminated regexp literal|Expected (?:ident|unicode escape)\b|'(?:[),;:}]|=>|<\/)' expected)/i;
function $({code:A,message:J}){const C=A??"";return(B.test(C)?-1:0)+(I.test(C)?3:0)+(V.test(J)?.5:0)}function _({code:A}){const[J="",...C]=(A??"").split("/").reverse();
return/^[a-z][a-z-]+$/.test(J)&&C.every(G=>/^@?[a-z][\w-]*$/.test(G))}const O=/^Parsing error|\bUnable to resolve\b|\bis not defined\b|\bnot found in\b/;function T(A){
return q(A)?-2:P(A.file)?1:0}function y(A,J=10){const C=new Set,G=new Set,U=A.map(w=>{const v=JSON.stringify([w.severity,w.file,w.line]),E=JSON.stringify([w.severity,
w.message]),F=_(w)&&O.test(w.message),K=C.has(v)||G.has(E);C.add(v),G.add(E);const se=(w.line===null?4:0)+(K&&!F?2:0)+T(w)+$(w)-(F?1:0);return{diagnostic:w,weight:se}}),
L=N.map(w=>U.filter(({diagnostic:v})=>v.severity===w).toSorted((v,E)=>v.weight-E.weight).map(({diagnostic:v})=>v)),R=Math.max(0,J),M=w=>Math.max(0,(w?.length??0)-
R);return{shown:L.flatMap(w=>w.slice(0,R)),rest:{error:M(L[0]),warning:M(L[1]),notice:M(L[2])}}}}),1981:((xe,le,g)=>{g.d(le,{M:()=>P,p:()=>N});var k=g(6760);function N(W,{
facts:q,lines:B}){if(!W.startsWith("/"))return W;const I=W.split("/"),V=(q.diagnostics??[]).map(({file:O})=>O.split("/",1)[0]??"").filter(O=>O!==""),$=[...new Set(
["node_modules",...q.list?.("")??[],...V])],_=I.findIndex(O=>$.includes(O));if(_>0)return I.slice(_).join("/");for(let O=I.length-1;O>1;O--){const T=`${I.slice(
0,O).join("/")}/`;if(B.some(y=>$.some(A=>X(y,T+A))))return I.slice(O).join("/")}return W}function X(W,q){const B=W.indexOf(q);return B>=0&&!/[\w.-]/.test(W[B+q.
length]??"")}function P(W,q,B=[""]){const I=W.split("/",40).filter($=>$!==""&&$!==".");let V="";for(const[$,_]of I.entries()){const O=q(V),T=($===I.length-1?B:[
""]).map(A=>`${_}${A}`),y=T.find(A=>O.includes(A))??T.map(A=>O.find(J=>J.toLowerCase()===A.toLowerCase())).find(Boolean);if(y===void 0)return;V=k.posix.join(V,y)}
return B.some($=>V===`${I.join("/")}${$}`)?void 0:V}}),3716:((xe,le,g)=>{g.d(le,{LP:()=>N});var k=g(5807);function N(I){return/^\s*at\s.*[:)\d]$/.test(I)}const X=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,
P=2,W=2e3;class q{#e;#t;#n=[];#s=0;constructor(V){this.#e=V}push(V){const $=stripEscapes(V.slice(0,W)).trimEnd().replace(/ \{$/,"");return N($)?this.#t===void 0&&
!X.test($)?(this.#t=V,[...this.#o(),V]):(this.#s+=1,this.#n.length<P&&this.#n.push(V),[]):[...this.end(),V]}end(){return this.#t=void 0,this.#o()}#o(){const[V,$]=[
this.#s,this.#n];return[this.#s,this.#n]=[0,[]],V<P?$:[this.#e(V)]}}function B(I,V){const $=new q(V);return[...I.flatMap(_=>$.push(_)),...$.end()]}}),7491:((xe,le,g)=>{
g.d(le,{E:()=>q});const k=/^\s{0,8}⚠|^(?:[▲!]\s{1,3})?(?:\[(?:warn(?:ing)?|hint|info)\]|(?:deprecation )?warning\b(?! as error))|^\s{0,4}(?![-*])[^\s:"']{1,400}(?::\d{1,7}){1,2}:?\s(?:-\s)?(?:warning|hint|info|note|message|suggestion)\b|^\s{0,4}[^\s:"']{1,400}\(\d{1,7},\d{1,7}\): (?:warning|info|message)\b|^\s*\d{1,7}:\d{1,7}\s{1,40}(?:warning|hint|info)\b/i,
N=/^\s*(?:[✘✖✗×⨯]|x\s|\[?(?:error|fatal)\b|\w{0,60}(?:Error|Exception)\b.{0,40}:\s|\d{1,7}:\d{1,7}\s{1,40}error\b)/i,X=/^(?:\s|$|\d{1,7}(?:\s|$))/,P=/^(?:WARNING in \S|\(!\) Some chunks\b)/,
W=12;function q(B,I,V){const $=new Set;let _=!1,O=!1;for(let T=Math.max(0,I-W);T<V;T++){const y=B[T]?.text??"";O=P.test(y)||O&&y.trim()!==""&&!/^ERROR in /.test(
y),_=O||k.test(y)||_&&X.test(y)&&!N.test(y),_&&$.add(T)}return $}}),3093:((xe,le,g)=>{g.d(le,{wA:()=>Cs,RJ:()=>Ro});var k=g(6760),N=g(7994),X=g(3052),P=g(1809),
W=g(2416);const q=[/(?:^|[\s:])([\w$]{1,100}) is not defined\b/,/\(reading '([\w$]{1,100})'\)/,/\.([\w$]{1,100})\)? is not a function\b/];function B(t){return q.
map(n=>n.exec(t)?.[1]).find(n=>n!==void 0)}function I(t){return/(?<!\.)\bjson5?\b/i.test(t)}function V(t){return/^\s{2,12}input: '([^'\\]{4,200})',?$/.exec(t)?.
slice(1)??[]}var $=g(3716),_=g(7491);const O=12,T=30,y={mentions:40,hints:10,shown:10,names:16,nameLength:200,tokens:60},A=/^[>$]\s[a-z@.]/;function J(t,{at:n,message:s,
details:r}){const i=(0,_.E)(t,n-O,n),c=[...t.keys()].slice(Math.max(0,n-O),n+T).filter(h=>!(i.has(h)||(0,P.Xk)(t[h]?.text??""))).sort((h,b)=>G(h,n)-G(b,n)),l=c.
map(h=>({each:h,text:(0,W.wh)(t[h]?.text??"")})).filter(({text:h})=>!A.test(h)),f=l.some(({text:h})=>C.test(h)),p=l.flatMap(({each:h,text:b})=>L(b,t[h]?.folder)).
slice(0,y.mentions);return{mentions:f?p.map(h=>h.inStack?h:{...h,line:null,column:null}):p,hints:f?[]:l.flatMap(({text:h})=>(0,$.LP)(h)?[]:E(h)).slice(0,y.hints),
shown:c.flatMap(h=>ue(t,h)).slice(0,y.shown),rows:l.flatMap(({text:h})=>se(h)),said:f?void 0:E(s)[0],message:s,words:[...new Set(s.match(/\w{2,40}/g))].slice(0,
y.tokens),names:[...ye(H(s)),...l.flatMap(({text:h})=>V(h))],details:[...new Set(r.filter(h=>!(oe.test(h)||(0,P.Ol)(h))).flatMap(h=>ye(H(h))))].slice(0,y.names),
atEnd:/\b(?:unexpected|got|reached|premature) (?:the )?end of (?:the )?(?:file|input|string)|\bunexpected EOF\b/i.test(s),identifier:B(s),isAbsence:/\b(?:required|missing|lacks|must (?:have|contain|export))\b/i.
test(s),routes:[...new Set([...Ce(s),...l.flatMap(({each:h,text:b})=>Ce(b,t[h+1]?.text))])].slice(0,y.hints),isJson:l.some(({text:h})=>I(h)),lacksScript:/\b(?:missing|no|unknown) script\b|\bscript not found\b|^Command "[^"]{1,100}" not found/i.
test(s)}}const C=/\bvite:vue\]\s\S{1,400}\.(?:md|html\.vue)\s/;function G(t,n){return t<n?(n-t)*2.5:t-n}const U=/^(?<path>[^\s]{1,400}?)(?::(?<line>\d{1,7})(?::(?<column>\d{1,7}))?|\((?<row>\d{1,7})[,:](?<character>\d{1,7})\))?$/;
function L(t,n){const s=(0,$.LP)(t),r=t.split(/[\s"'`<>{}|;*=]+/).slice(0,y.tokens);return r.flatMap((i,c)=>{const l=U.exec(ke(i))?.groups;if(!l?.path||!/[./]/.
test(l.path))return[];const[,f,p]=R.exec(r[c+1]??"")??[],h=f??M.exec(r.slice(c+1,c+3).join(" "))?.[1],b=w(l.line??l.row??h);return[{path:n===void 0||/^[/.]|^\w+:/.
test(l.path)?l.path:`${n}/${l.path}`,line:b,column:w(l.column??l.character??p),inStack:s}]})}const R=/^\((\d{1,7}):(\d{1,7})\)[:,.]?$/,M=/^line (\d{1,7})[:,.]?$/;
function w(t){return t&&Number(t)||null}const v=[/\bline(?:Number)?:?\s(?<line>\d{1,7})\b(?:[,:]?\s(?:column|col|character|char):?\s(?<column>\d{1,7}))?/i,/[([](?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?[)\]]/,
/\s(?:at|-)\s(?<line>\d{1,7}):(?<column>\d{1,7})\b/,/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})(?!:\d\d\b)[:\s]/];function E(t){for(const n of v){const s=n.exec(t)?.
groups,r=w(s?.line);if(r!==null)return[{line:r,column:w(s?.column)}]}return[]}const F=/^[\s│|]{0,40}(?<mark>>{0,2})\s{0,10}(?<line>\d{1,7})\s{0,4}(?:[|│┃]|:(?=\s))(?<text>.*)$/,
K=/^[\s│|·:╵┆╎-]*(?:\^|~~|─|━)/;function se(t){const n=F.exec(t)?.groups;return n?[{line:Number(n.line),text:n.text?.trim()??""}]:[]}function ue(t,n){
const s=F.exec((0,W.wh)(t[n]?.text??""))?.groups,r=s?.text?.trim()??"",i=s?.mark!==""||K.test((0,W.wh)(t[n+1]?.text??""));return r!==""&&i?[{line:Number(s?.line),
text:r}]:[]}const fe=/"([^"]{2,200})"|(?<!\w)'([^']{2,200})'(?!\w)|`([^`]{2,200})`|“([^“”]{2,200})”/g,Ee=[/(?:^|\s)(?:Error:\s)?([^\s:"'`]{2,200}):?\s(?:is not|isn't|not found|is undefined|was not|could not be|does not|doesn't|cannot be|failed to|must be|is missing|is required|doesn’t)\b/,
/\b(?:partial|tag|helper|filter|mixin|layout|field|plugin|package|module|specifier|host|tarball):?\s"?([^\s"'`,;()]{2,200})/i,/\b[Uu]n(?:known|supported|recognized) (?:browser|engine|environment|flag|format|key|language|locale|option|preset|property|rule|target|theme|type|unit) ([^\s"'`,;:()]{2,100})$/,
/(?:^|[\s*])([\w.-]{2,60}):\s(?:Invalid|Required|Expected)\b/,/\b\d{1,3}(?:\.\d{1,3}){3}:(\d{2,5})\b/,/^\s*(?:[-*•]|->)\s(?:linking to\s)?(\S{2,200})$/,/\bproperties\s?\(([^\s()]{2,100})\)/],
ee=/^(?:@[\w.-]+\/[\w.-]+|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|[a-z]+(?:[A-Z][a-z0-9]*)+|[\w.-]+@[\^~>=<\w.*:-]+|\.{1,2}\/\S+|(?:[\w@.-]+\/)+[\w.-]+\.\w{2,5}|[\w.-]+\.(?:invalid|com|org|net|io|dev))$/,
ne=/\bwhile parsing\b|\blinked from\b|\bsource page path\b|\b[Dd]id you mean\b|\bSee (?:more|https?:)|\bTried\b/,oe=/\b(?:[Dd]id you mean|npm run|see a list|https?:\/\/)/;
function H(t){return t.slice(0,ne.exec(t)?.index??t.length).replace(re,"")}const re=/^\W{0,8}[([]plugin [^)\]]{1,100}[)\]]/;function ye(t){const n=[...t.matchAll(
fe)].map(f=>f.slice(1).find(p=>p!==void 0)??""),s=Ee.flatMap(f=>f.exec(t)?.[1]??[]),r=ge.exec(t)?.[1],i=t.replace(fe," ").split(/[\s,;()[\]<>{}"'`|]+/,y.tokens),
c=$e.test(t),l=i.map(ke).filter(f=>ee.test(f)||Te(f,c));return[...new Set([...n,r??"",...s,...l].map(f=>he(f.trim()).slice(0,y.nameLength)))].filter(f=>/\w\w/.test(
f)&&(f===r||!Re.test(f))&&!f.includes("\\")&&f.split(/\s/).length<=3).slice(0,y.names)}const ge=/\b(?:not found|unknown(?:\s\w{1,20}){0,2}|(?:does|do) not exist|undefined(?:\s\w{1,20})?|not defined):\s"?([^\s"'`,;]{2,200})/i,
Re=/^(?:[A-Z]\w{0,60}(?:Error|Exception)|a|an|the|that|this|which|it|its|is|are|was|in|of|on|or|and|for|from|with|to|not|does|cannot|could|config(?:uration)?|files?|pages?|modules?|packages?|plugins?|options?|paths?|folder|directory)$/i;
function he(t){return/^["'`]/.test(t)&&t.length>2&&t.endsWith(t[0]??"")?t.slice(1,-1):t}const $e=/\b404\b|\blink(?:s|ed)?\b/i;function Te(t,n){return/^https?:\/\/\S/.
test(t)||/^\/[\w@.-]+\/\S/.test(t)||n&&/^\/[\w-]/.test(t)}const Oe=[["(",")"],["[","]"]];function ke(t){let[n,s]=[0,t.length];const r=i=>{for(;s>n&&i.includes(t[s-
1]??" ");)s--};r(".:,");for(const[i,c]of Oe){const l=t[s-1]===c;t[n]===i&&(l||!t.includes(c))&&(n++,l&&s--),t.slice(n,s).includes(i)||r(`${c}.:,`)}return t.slice(
n,s)}const Ae=/\b(?:at|of|for|prerendering|rendering|GET|render)(?: (?:the )?(?:page|path|route))? ["'`]?(\/[\w[\].:@%()/-]{0,200})(?=$|[\s"'`,])|^!!! (\/\S{0,200}): /,
Me=/^[\s│]{0,8}[├└]─{1,2} (\/\S{0,200}) \(\d{1,9}ms\)$/,Le=/^[\s│]{0,8}[├└]─{1,2} \[5\d\d\]/;function Ce(t,n=""){const[,s,r]=Ae.exec(t)??[],i=Le.
test(n)?Me.exec(t)?.[1]:void 0;return[s,r,i].flatMap(c=>c?.replace(/[.:,]$/,"")??[])}var ze=g(9047),Fe=g(7214),j=g(107),Z=g(5807),te=g(730),ie=g(5230);class de{#e;#t=new Map;constructor(n){
this.#e=n}get all(){return this.#e}get length(){return this.#e.length}line(n){return this.#e[n]}find(n,s){let r=this.#t.get(n);r||(r=[],this.#t.set(n,r));const i=r[s];
if(i!==void 0)return i;const c=(0,ie.$)(n,this.#e[s]?.text??"");return r[s]=c,c}}function ae(t,n,s){if("match"in t)return t.match(n,s);const r={};let i=s;for(const[
l,f]of t.steps.entries()){const p=We(Se(f),n,i,l>0);if(!p)return;for(const[h,b]of Object.entries(p.groups))b!==void 0&&(r[h]=b);i=p.at+1}const c=t.steps.at(-1);
return!t.repeat||!c?{groups:[r],next:i}:we(Se(c).pattern,r,n,i)}function we(t,n,s,r){const i=[n];let c=r;for(;c<s.length&&i.length<1e3;c++){const l=s.find(t,c);
if(!l)break;i.push({file:n.file,...l.groups})}return{groups:i,next:c}}function Se(t){return t instanceof RegExp?{pattern:t}:t}function We(t,n,s,r){const i=r?t.skip??
0:0,c={};for(let l=s;l<=s+i&&l<n.length;l++){const f=n.find(t.pattern,l);if(f)return{at:l,groups:{...c,...f.groups}};const p=t.over&&n.find(t.over,l);if(t.over&&
!p)return;for(const[h,b]of Object.entries(p?.groups??{}))b!==void 0&&(c[h]=b)}}var Ke=g(6612);const at=500,Qe=500,on=[["warning",/^(?:warn|warning|deprecation warning|!|⚠)/i],
["notice",/^(?:hint|info|note|message|i$)/i],["error",/./]],St=/^Compiled with warnings\.?$/,rn=/\bfail(?:ed)?\b|^error\b|^Treating warnings as errors/i;function an(t,n=te.
h){const s=new de((0,j.Se)(t)),r=new Map;let i=!1;for(let c=0;c<s.length&&r.size<at;){const l=s.line(c)?.text??"";i=St.test(l)||i&&!rn.test(l);const f=cn(s,c,n);
for(const p of f?.diagnostics??[]){const h=i&&p.severity==="error"?{...p,severity:"warning"}:p,{file:b,line:z,column:pe,message:_e}=h,Ie=JSON.stringify([b,z,pe,
_e]);!r.has(Ie)&&r.size<at&&r.set(Ie,h)}c=f?.next??c+1}return[...r.values()]}function cn(t,n,s){const r=t.line(n);if(!(!r||r.text.trim()===""))for(const i of s){
const c=ae(i,t,n);if(!c)continue;return{diagnostics:c.groups.map(f=>{const p=ln(f,i,r.folder);if(!p)return;const h=(0,W.Vz)(p.message,t.all,vt(p.message,t,n,c.next)),
b=f.test===void 0?"":`, in the test "${f.test.slice(0,120)}"`;return{...p,message:(0,Z.Ow)(h+b,Qe)}}).filter(f=>f!==void 0),next:c.next}}}function vt(t,n,s,r){for(let i=s;i<
r;i++)if(n.line(i)?.text.includes(t.slice(0,60)))return i;return r-1}function ln(t,n,s){const{message:r,frame:i}=t,c=(t.file??"").replace(/(?<=\.mdx?)\.js(?=$|\?)/,
"");if(!(c||i)||!r)return;const l=c===(t.file??"")&&lt(t.line)||null,f=l===null?null:lt(t.column);return{file:c&&mn(c.trim(),s)+ct(n,c,l),line:l,column:f===null?
null:n.zeroColumn?f+1:f||null,severity:fn(t.severity,n),code:t.code??null,message:(0,Z.Ow)(un(dn(r.trim(),c),c),Qe),frame:i}}function ct({part:t=""},n,s){return s===
null||t===Ke.$p&&n.startsWith("/")?"":t}function dn(t,n){const s=t.replace(/^(?:error: |\[error\] )|\?vue&type=[\w=&.-]+| \[plugin [\w@/:-]{1,60}\]$/gi,""),[,r="",
i]=/^(\S{1,400}?)(?::\d{1,7}){0,2}: (.+)$/.exec(s)??[],[c]=n.split("?",1);return i!==void 0&&(`/${r}`.endsWith(`/${c}`)||`/${c}`.endsWith(`/${r}`))?i:s}function un(t,n){
return t.replace(/(?<=^Cannot find module ')\/[^']{1,400}(?='$)/,s=>{const r=k.posix.relative(k.posix.dirname(n),s);return n.startsWith("/")?r.startsWith(".")?r:
`./${r}`:s})}function fn(t,n){return t===void 0?n.severity??"error":on.find(([,s])=>s.test(t))?.[0]??"error"}function lt(t){return t===void 0?null:Number(t)}function mn(t,n){
return n===void 0||/^(?:[A-Za-z]:|[a-z-]+:\/\/|[\\/])/.test(t)?t:`${n}/${t.replace(/^(?:\.\/)+/,"")}`}var qe=g(901),je=g(4177);const pn=/\bYAML|\bfront ?matter\b|\b(?:explicit|implicit) mapping|\bblock mapping\b|\bmapping (?:entry|key|values)\b|\bblock (?:collection|sequence)|\bflow (?:collection|sequence|mapping)\b|quoted scalar|\bcompact mappings\b|unexpected end of the (?:stream|document)|unidentified alias/i,
xt=/\.ya?ml$/i,dt=/\.(?:mdx?|markdown|njk|liquid|html?|hbs|webc|svx)$/i,hn=300;function Ot(t){return pn.test(t)}async function et(t,n){const s=xt.test(t);if(!s&&
!dt.test(t))return;const r=await n.lines(t),i=s?0:1,c=s?r.length:(0,je.EZ)(r)-1;if(c<0)return;const{parseDocument:l,LineCounter:f}=await g.e(815).then(g.t.bind(
g,8815,19)),p=new f,h=r.slice(i,c).join(`
`),[b]=l(h,{lineCounter:p,prettyErrors:!1}).errors;if(!b)return;const{line:z,col:pe}=p.linePos(b.pos[0]);return{file:t,line:z+i,column:pe,reason:b.message.split(
`
`,1)[0]??""}}async function Rt(t){const n=t.files.filter(r=>xt.test(r)||dt.test(r)).slice(0,hn),s=[];for(const r of n){if(t.isOver||s.length>1)return;const i=await et(
r,t);i&&s.push(i)}return t.onlyOf(s)}const gn=12,Tt=16;function He(t,n,s){const r=n.filter(l=>Math.abs(l.line-t)<=gn&&l.text!==""),i=r.find(l=>l.line===t),c=t>s.
length?null:t;return i?Je(i.text,s[t-1])?t:At(i,r,s)??_t(i.text,s)??c:c}function At(t,n,s){const r=s.flatMap((f,p)=>{if(!Je(t.text,f))return[];const h=n.filter(
b=>Je(b.text,s[p+b.line-t.line]));return[{line:p+1,rows:h.length}]}),i=Math.max(...r.map(({rows:f})=>f)),[c,l]=r.filter(({rows:f})=>f===i);return l===void 0?c?.
line:void 0}const Ze=3;function wn(t,n,s){const r=n.filter(c=>Math.abs(c.line-t.line)<=Ze&&c.text!==""),i=r.reduce((c,{text:l})=>c+l.length,0);return r.length<Ze||
i<Tt?[]:s.flatMap((c,l)=>r.every(f=>Je(f.text,s[l+f.line-t.line]))?[l+1]:[])}function _t(t,n){const s=Xe(t),r=n.flatMap((i,c)=>{const l=Xe(i);return l.length>=Tt&&
s.includes(l)?[c+1]:[]});return r.length===1?r[0]:void 0}function Je(t,n=""){const s=Xe(n);return s!==""&&s===Xe(t)}function Xe(t){return t.replace(/\s+/g," ").
trim()}const yn=/^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i,$n=/^(?:if|for|block|macro|call|filter|raw|unless|case|capture|tablerow|comment|verbatim)$/,
ut=/<(?<slash>\/?)(?:(?<name>[A-Za-z][\w.-]{0,80}(?::[\w.-]{1,80})?)(?=[\s/>]|$)|(?=>))/y,En=/\{(?<sign>[#/])(?<name>if|each|await|key|snippet)\b/y,bn=/\{%-?\s{0,100}(?<end>end)?(?<name>\w{1,40})/y,
Ye=/\{\{~?(?<sign>[#/])\s{0,20}(?<name>\w{1,40})/y,tt=/@(?:if|else(?:\sif)?|for|empty|switch|case|default|defer|loading|placeholder|error)\s{0,10}(?:\((?:[^()]|\((?:[^()]|\([^()]{0,200}\)){0,300}\)){0,500}\))?\s{0,10}\{/y,
ft=/\{\{[^{}]{0,1000}\}\}/y,Nt=/\/(?:[^\\/\n[]|\\.|\[(?:[^\]\\\n]|\\.){0,200}\]){1,400}\//y,It=/<\w{1,80}\sextends\b/y,kn=[[/<!--/y,"-->"],[/\{\{!--/y,"--}}"],[
/\{#[\s-]/y,"#}"],[/<script\b/iy,"<\/script"],[/<style\b/iy,"</style"]],Mt=/(?:^|\W)(?:return|default|yield|await|case|else)$/,Ss=200;function*nt(t,n,s){const r=n.
includes("brace"),i=r?/[<{}"'`/]/g:n.includes("control")?/[<{}@]/g:/[<{]/g,c=[];for(let l=i.exec(t);l;l=i.exec(t)){const f=l.index,p=r&&(c.at(-1)??s)==="code",h=p&&
/["'`/]/.test(l[0])?xn(t,f):vn(t,f);if(h!==void 0){if(h<0)return;i.lastIndex=h;continue}const b=Lt(t,f,n,p,c);b&&(i.lastIndex=b.name==="{"?f+1:b.end,b.name!==""&&
(Sn(b,c),yield b))}}function Sn({opens:t,name:n},s){t?s.push(n==="{"?"code":"text"):n==="{"?s.length=Math.max(0,s.lastIndexOf("code")):s.at(-1)==="text"&&s.pop()}
function Lt(t,n,s,r,i){const c=t[n]??"";if(c==="<")return s.includes("tag")&&(!r||Rn(t,n))?Tn(t,n):void 0;if(c==="@"||s.includes("control"))return Dt(t,n);const l=s.
includes("block")&&c==="{"?jt(t,n):void 0;if(l||!s.includes("brace")||!/[{}]/.test(c))return l;if(!(c==="}"&&!i.includes("code")))return{opens:c==="{",name:"{",
at:n,end:mt(t,n)}}function Pe(t,n,s){return t.lastIndex=s,t.exec(n)}function vn(t,n){const s=kn.find(([i])=>Pe(i,t,n));if(!s)return;if(/^<s/i.test(t.slice(n,n+2))){
const i=Pt(t,n);if(t[i-2]==="/")return i}const r=t.indexOf(s[1],n+2);return r<0?-1:r+2}function xn(t,n){const s=t[n]??"";if(s==="/")return On(t,n);for(let r=n+1;r<
t.length;r++)if(t[r]==="\\")r++;else{if(t[r]===s)return r+1;if(t[r]===`
`&&s!=="`")return r}return-1}function On(t,n){if(t[n+1]==="/")return mt(t,n);if(t[n+1]==="*"){const s=t.indexOf("*/",n+2);return s<0?-1:s+2}return(Ct(t,n)&&Pe(Nt,
t,n)?Nt.lastIndex:0)||n+1}function Rn(t,n){return t[n+1]==="/"||Ct(t,n)&&!Pe(It,t,n)}function Ct(t,n){const s=t.slice(Math.max(0,n-Ss),n).trimEnd();return s===""||
/[({[}>,?:&|=;!]$/.test(s)||Mt.test(s)}function Tn(t,n){const s=Pe(ut,t,n)?.groups;if(!s)return;const r=Pt(t,n),{name:i="<>",slash:c}=s,l=t[r-2]==="/"||yn.test(
i);return{opens:c==="",name:l?"":i,at:n,end:r}}function Pt(t,n){let s="",r=0;for(let i=n;i<t.length;i++){const c=t[i]??"";if(s!=="")s=c===s?"":s;else if(r>0&&t.
startsWith("//",i))i=mt(t,i);else if(/["'`]/.test(c))s=c;else if(c==="{")r++;else if(c==="}")r--;else if(c===">"&&r<=0)return i+1}return t.length}function mt(t,n){
const s=t.indexOf(`
`,n);return s<0?t.length:s}function jt(t,n){const s=(Pe(En,t,n)??Pe(Ye,t,n))?.groups,r=s?void 0:Pe(bn,t,n)?.groups;if(!(s||r))return;const i=t.indexOf(r?"%}":"}",
n),c=i<0?t.length:i+(r||t[i+1]==="}"?2:1);if(s)return{opens:s.sign==="#",name:`#${s.name}`,at:n,end:c};const l=r?.name??"";return{opens:r?.end===void 0,name:$n.
test(l)?`%${l}`:"",at:n,end:c}}function Dt(t,n){return t[n]==="}"?{opens:!1,name:"@",at:n,end:n+1}:Pe(ft,t,n)?{opens:!0,name:"",at:n,end:ft.lastIndex}:Pe(tt,t,n)?
{opens:!0,name:"@",at:n,end:tt.lastIndex}:void 0}const pt=/\b(?:missing (?:an? )?(?:end|closing) tag|(?:end|closing) tag\b|unclosed|not closed|left open|unterminated jsx|attempted to close|expected token|end of (?:the )?(?:file|input|template)|unexpected end|unexpected EOF|got ['"]?EOF)/i,
Ve=/\bExpected "[})]"|\bUnexpected "(?:\}|\)|\$\$\w{1,40})"|\$\$render\b|"\$\$\w/,ht=/\bclosing tag\b|\bunterminated (?:jsx|regexp|regular expression)\b|\bunexpected token\b|\bExpected ['"`]<\//i,
An=/@(?:if|for|switch|defer)\s{0,10}[({]/,_n=[{name:/\.astro$/i,kinds:["tag","brace"],base:"text",message:Ve},{name:/\.(?:vue|astro|mdx|html?|webc)$/i,kinds:["t\
ag"],base:"text",message:pt},{name:/\.(?:svelte|svx|md|markdown)$/i,kinds:["tag","block"],base:"text",message:pt},{name:/\.(?:njk|nunjucks|liquid|hbs|handlebars)$/i,
kinds:["block"],base:"text",message:pt},{name:/\.[cm]?[jt]sx?$/i,kinds:["tag","brace"],base:"code",message:ht}],Ut=80,st=200,Nn=500;function In(t,n,s){if(Cn.test(
t))return Pn.test(s)?Dn(n):void 0;const r=_n.find(p=>p.name.test(t)&&p.message.test(s));if(!r)return;const i=Gt(t,n),c=r.kinds.concat(/\.html?$/i.test(t)&&An.test(
i)?"control":[]),l=[];for(const p of nt(i,c,r.base)){const h={...p,indent:Ln(i,p)};if(h.opens){if(l.length>=Nn)return;l.push(h);continue}const b=Mn(h,l),z=l.pop();
if(b===void 0||z===void 0)return Wt(h,"begin",i);if(z!==b)return Ft(z,s,i)}const f=l.at(-1);return f&&Ft(f,s,i)}function Ft(t,n,s){return/\bunexpected token\b/i.
test(n)&&t.name==="{"?void 0:Wt(t,"end",s)}function Wt({at:t,end:n,name:s},r,i){const l=s==="{"&&i.slice(t+1,n).trim()===""?Math.max(i.lastIndexOf(`
`,t)+1,t-st):t,f=gt(i.slice(l,n).replace(/\s+/g," ").trim());return{line:i.slice(0,t).split(`
`).length,text:f,lacks:r}}function gt(t){return t.length>Ut?`${t.slice(0,Ut)}\u2026`:t}function Mn({name:t,indent:n},s){const r=s.findLast(i=>i.name===t);return n===
void 0||r?.indent===void 0?r:s.findLast(i=>i.name===t&&i.indent===n)??r}function Ln(t,{at:n,name:s,opens:r}){const i=t.slice(Math.max(0,n-st),n),c=i.lastIndexOf(
`
`)+1;if(c===0&&n>st)return;const l=i.slice(c);return s==="{"&&r?/^\s*/.exec(l)?.[0]:l.trim()===""?l:void 0}function Gt(t,n){const s=/\.(?:mdx?|markdown|svx)$/i.
test(t),r=(0,je.EZ)(n);let i;return n.map((l,f)=>{if(f<r)return"";if(!s)return l;const p=/^\s{0,12}(`{3,}|~{3,})/.exec(l)?.[1],h=i!==void 0;return i===void 0?i=
p:p?.startsWith(i)&&(i=void 0),h||p!==void 0?"":l.replace(/`[^`]*`/g,b=>" ".repeat(b.length))}).join(`
`)}const Cn=/\.(?:pug|jade)$/i,Pn=/\bno closing bracket\b|\bclosing (?:bracket|parenthesis)\b|\bend of the string reached\b/i,jn=/^(?<indent>\s*)[\w.#:+-]{1,200}(?=\()/;
function Dn(t){for(let n=0;n<t.length;n++){const s=t[n]??"",r=jn.exec(s);if(!r)continue;const i=Un(t,n,r[0].length,r.groups?.indent?.length??0);if(i===void 0)return{
line:n+1,text:gt(s.trim()),lacks:"end"};n=i}}function Un(t,n,s,r){let i=0,c="";for(let l=n;l<t.length;l++){const f=t[l]??"",p=f.search(/\S/);if(l>n&&p>=0&&p<=r&&
!/^\s*[)\]}]/.test(f))return;for(const h of f.slice(l===n?s:0))if(c!==""?c=h===c?"":c:/["'`]/.test(h)?c=h:/[([{]/.test(h)?i++:/[)\]}]/.test(h)&&i--,i===0)return l}}
const be=6;async function Fn(t,n,s){if(!s.has(t.file))return t;const r=await s.lines(t.file);if(r.length===0)return t;const i=Gn(t,r)??await Bn(t,s);if(i||t.line===
null)return i??t;const c=He(t.line,n,r),l=c===t.line?t:{...t,line:c,column:null};return zt(Wn(l,r),r)}const Bt=/[`'"](?<tag><[A-Za-z][\w.-]{0,100})>?[`'"]/;function Wn(t,n){
const s=/\.(?:mdx?|markdown)$/.test(t.file)?Bt.exec(t.message)?.groups?.tag:void 0;if(s===void 0||t.line===null)return t;const r=t.line+(0,je.EZ)(n),i=c=>n[c-1]?.
includes(s)===!0;return r>t.line&&!i(t.line)&&i(r)?{...t,line:r}:t}function Gn(t,n){const s=In(t.file,n,t.message);if(!s)return;const r=s.lacks==="end"?"is not \
closed":"closes what is not open",i=`${t.message.replace(/[.:]?\s{0,4}$/,"")}: ${s.text} ${r}`;return{...t,line:s.line,column:null,message:i.slice(0,500)}}async function Bn(t,n){
const s=Ot(t.message)?await et(t.file,n):void 0;if(!s)return;const{message:r}=t,i=/\bfront ?matter\b/i.test(r),{line:c,column:l}=s;return{...t,message:i?`${r.replace(
/[.:]$/,"")}: ${s.reason}`:r,line:c,column:l}}const zn=/\b(?:unknown|undefined|unrecognized) [\w ]{0,40}[:\s]\s?[`'"]?(?<name>[@$.]?[\w:/.[\]()-]{2,100}?)[`'".]{0,3}$/i;
function zt(t,n){const s=B(t.message),r=s??zn.exec(t.message)?.groups?.name;if(r===void 0)return t;const i=(b="")=>s===void 0?b.includes(r):b.split(/[^\w$]+/).includes(
r),c=t.line??0;if(i(n[c-1]))return t;const l=[...n.keys()].map(b=>b+1).filter(b=>i(n[b-1])),f=s===void 0||c===0?[]:l.filter(b=>Math.abs(b-c)<=be),[p,h]=f.length>
0?f:l;return p===void 0||h!==void 0?t:{...t,line:p,column:null}}var Kn=g(8724),wt=g(9692);const Kt=/(?:^|\/)(?:[jt]sconfig[\w.-]*|\.\w+rc|devcontainer|angular|nx|turbo)\.json$|(?:^|\/)\.(?:vscode|zed)\/|\.json[5c]$|(?:^|\/)\.\w{2,20}rc$/,
Hn=[/\bat line (\d{1,7}),? column \d{1,7}\.?$/,/\(line (\d{1,7}) column \d{1,7}\)/,/\bat (\d{1,7}):\d{1,7}\.?$/];async function Zn(t,n,s){const r=Hn.map(l=>l.exec(
t)?.[1]).find(l=>l!==void 0);if(!(I(t)||r!==void 0&&n.isJson)||s.isPartial)return;const i=async(l,f)=>{const p=[];for(const h of s.files.filter(l)){const b=f((await s.
lines(h)).join(`
`));if(!b)continue;const{stop:z,...pe}=b;(r===void 0||z===Number(r))&&p.push({file:h,...pe})}return p},c=await i(l=>l.endsWith(".json")&&!Kt.test(l),yt);return s.
onlyOf(c.length>0?c:await i(l=>Kt.test(l),Yn))}function yt(t){if(t.trim()==="")return;const n=(0,wt.UQ)(t);if(!n)return;const s=t.trimEnd().length,r=(0,wt.q1)(t,
Math.min(n.stop,s)).line;return{...(0,wt.q1)(t,Math.min(n.offset,s)),stop:r}}function Yn(t){if(!/^\s*[{[]/.test(t))return;const{plain:n,strict:s}=Vn(t);return yt(
s)&&yt(n)}const $t=/[\w$]{1,100}/y;function Vn(t){const n=[],s=[];for(let r=0;r<t.length;){const i=Jn(t,r),c=t.slice(r,i),f=/^\/[/*]/.test(c)||c===","&&/^[}\]]/.
test(Zt(t,i))?c.replace(/\S/g," "):c,p=/^[\w$]/.test(c)&&Zt(t,i)===":";n.push(f),s.push(p||c[0]==="'"?'""':f),r=i}return{plain:n.join(""),strict:s.join("")}}function Jn(t,n){
const s=t[n]??"";if(t.startsWith("//",n))return Ht(t.indexOf(`
`,n),t);if(t.startsWith("/*",n))return Ht(t.indexOf("*/",n+2)+1,t)+1;if(s==='"'||s==="'"){for(let r=n+1;r<t.length&&t[r]!==`
`;r++){if(t[r]===s)return r+1;t[r]==="\\"&&r++}return n+1}return $t.lastIndex=n,$t.test(t)?$t.lastIndex:n+1}function Ht(t,n){return t<=0?n.length:t}const Xn=200;
function Zt(t,n){return t.slice(n,n+Xn).trimStart()[0]??""}const Qn=/(?:^|\/)(?:dist|build|out|\.(?:svelte-kit|output|nuxt|next|astro|temp|vercel|netlify))\//,Et=16,
qn=240;async function es({path:t,line:n,column:s},r,i,c){const l=Vt(t,i);if(n===null||l===void 0||c.isPartial)return;const f=await c.piece(l,n,s??1,qn),p=bt(f);
if(p.length<Et)return;const h=r!==void 0&&f.includes(r)&&await ts(r,p,c);if(h)return h;const b=await c.collect(c.files,(Ie,Ne,Fo)=>{const{length:js}=bt(Ie);return js>=
Et&&p.includes(bt(Ie))?{place:{file:Fo,line:Ne,column:null},length:js}:void 0}),z=b.reduce((Ie,{length:Ne})=>Math.max(Ie,Ne),0),[pe,_e]=b.filter(({length:Ie})=>Ie===
z);return _e===void 0?pe?.place:void 0}async function ts(t,n,s){const r=new RegExp(`(?<![\\w$.])${(0,Z.Kf)(t)}(?:\\??\\.[\\w$]{1,100}){0,4}`,"g"),i=s.files.filter(
l=>ns.test(l)),c=await s.collect(i,(l,f,p)=>[...l.matchAll(r)].map(([b])=>b).filter(b=>b!==t).some(b=>n.includes(b))?{file:p,line:f,column:null}:void 0);return c.
length===1?c[0]:void 0}const ns=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx)$/,ss=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|markdown|njk|liquid|hbs|pug|html)$/,os=/[.-](?=\w{0,8}[\dA-Z])[\w-]{8}(?=\.(?:lean\.)?[cm]?js$)/,
rs=2;function Yt(t,n,s){const r=Vt(t,n)?.replace(os,"");if(r===void 0)return;const[i,c]=[ot(r),ot((0,k.basename)(r))];let l={files:[],same:1};for(const b of s.files.
filter(z=>ss.test(z))){const z=ot(b),pe=cs(i,z);pe<Math.max(c.length,l.same,Math.min(rs,z.length))||(pe>l.same&&(l={files:[],same:pe}),l.files.push(b))}const f=b=>b.
split("/").length,[p,h]=l.files.sort((b,z)=>f(b)-f(z));return p!==void 0&&(h===void 0||f(p)<f(h))?p:void 0}async function is(t,n,s,r){const i=Yt(t,s,r);if(i===void 0)
return;const c=await r.lines(i),l=[...c.keys()].filter(b=>c[b]?.split(/[^\w$]+/).includes(n)),f=l.filter(b=>c[b]?.includes(`${n}(`)),[p,h]=f.length>0?f:l;return p===
void 0?void 0:{file:i,line:h===void 0?p+1:null,column:null}}const Ge=/^(?:html|md|mdx|vue|svelte|astro|lean|server|prerender|[cm]?[jt]sx?)$/,as=4;function ot(t){
const n=t.split(".");for(let s=0;s<as&&n.length>1&&Ge.test(n.at(-1)??"");s++)n.pop();return n.join(".").split(/[^A-Za-z0-9]+/).filter(s=>s!=="")}function cs(t,n){
let s=0;for(;s<t.length&&s<n.length&&t.at(-1-s)===n.at(-1-s);)s++;return s}function Vt(t,n){const s=t.replace(/^file:\/\//,"").replace(/[?#].*$/,"");if(s.includes(
"/node_modules/")&&!(0,je.fz)(s)||s.startsWith("/")&&!(0,N.FK)(n,s))return;const r=s.startsWith("/")?s.slice(n.length+1):s;return Qn.test(r)||(0,je.fz)(r)?(0,Ke.
qD)(r,{exists:()=>!0}):void 0}function bt(t){return t.replace(/[\s"'`();,!]/g,"")}const Jt=/\bscripts? cannot have (?:imports|exports)\b|\bimport statement outside (?:of )?a module\b/i,
Xt=/<script\b(?<attributes>[^<>]{0,500})>/i,Qt=/\bsrc=["']?(?<path>[^"'\s>]{1,300})/i,qt=/^\s{0,40}(?:import\s{0,4}["'{*\w]|export\s)/;async function en(t,n){if(!Jt.
test(t))return;const s=[],r=n.files.filter(c=>/\.html?$/.test(c)),i=await n.collect(r,(c,l,f)=>{const{attributes:p=""}=Xt.exec(c)?.groups??{},h=Qt.exec(p)?.groups?.
path;return h===void 0||/\btype=["']?module\b/i.test(p)?void 0:{script:h.startsWith("/")?h.slice(1):k.posix.join(k.posix.dirname(f),h),place:{file:f,line:l,column:c.
search(Xt)+1}}});for(const{script:c,place:l}of i)n.has(c)&&(await n.lines(c)).some(f=>qt.test(f))&&s.push(l);return n.onlyOf(s)}const ls=/\bNo such file or directory \(os error 2\)$/,
kt=/^\s{0,40}@import\s{1,4}(?:url\()?\s{0,4}["'](?<path>[\w./-]{1,300}\.css)["']/,ds=200;async function us({message:t,mentions:n},s){if(!ls.test(t))return;const i=[
n.filter(({inStack:l})=>!l).map(({path:l})=>s.find(l)).find(l=>l?.endsWith(".css"))].filter(l=>l!==void 0),c=[];for(let l=0;l<i.length&&l<ds;l++){const f=i[l]??
"";for(const[p,h]of(await s.lines(f)).entries()){const b=kt.exec(h)?.groups?.path;if(b===void 0)continue;const z=k.posix.join(k.posix.dirname(f),b);if(s.has(z))
i.includes(z)||i.push(z);else{const pe=h.indexOf(b)+1;c.push({file:f,line:p+1,column:pe,message:`${t}: @import "${b}"`})}}}return s.onlyOf(c)}const fs=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|sh|py|rb|php)$/,
ms=/^(?:Uncaught )?(?:\w{0,60}Error: )?/,ps=/["'`:,;()]|\s\d\S{0,20}(?=\s|$)/,hs=10,tn=16;async function gs(t,n){const s=t.replace(ms,"").replace(/\.$/,""),r=s.
split(ps).map(l=>l.trim()).filter(l=>l.length>=tn&&l.split(" ").length>2),[i=""]=r.sort((l,f)=>f.length-l.length),c=n.files.filter(l=>fs.test(l));for(const l of[
s,i]){if(l.length<hs||!l.includes(" "))continue;const f=await n.collect(c,(p,h,b)=>{const z=p.indexOf(l);return z<0?void 0:{file:b,line:h,column:z+1}});if(f.length>
0)return n.onlyOf(f)}}const ws=50,ys=9;async function $s(t,n,s,r){const i=new Map;for(const p of t){const h=d(p,await x(p,n,s,r),r);for(const b of h){const z=`${b.
file}
${b.line}`,pe=i.get(z)??{spot:b,weight:0};i.set(z,{spot:pe.spot,weight:pe.weight+1/h.length})}}const c=Math.max(...[...i.values()].map(({weight:p})=>p)),l=[...i.
values()].filter(({weight:p})=>p>c-.001).map(({spot:p})=>p),f=l.every(({file:p})=>p===l[0]?.file);return a(l)??(f?a(l.filter(p=>!o(p))):void 0)}const e=/^\s*import\b.{1,400}\bfrom\s{0,4}(?<from>["'].{1,200})|^\s*(?:const|let|var)\b.{1,200}\brequire\((?<required>.{1,200})/;
function o({text:t,found:n}){const{from:s,required:r}=e.exec(t)?.groups??{},i=s??r;return i!==void 0&&!i.includes(n)}function a(t){return t.length===1?t[0]:void 0}
function d(t,n,{words:s}){if(n.length<2)return n;const r=n.filter(i=>{const c=m(i);return c!==void 0&&c!==t&&s.includes(c)});return r.length>0?r:n}const u=/(?:^|[^\w])(\w{2,40})["']?\s{0,4}[:=]\s{0,4}["'`]?$/;
function m({text:t,column:n}){return u.exec(t.slice(Math.max(0,n-81),n-1))?.[1]}const S=/^\s*"name":\s"[^"]{1,200}",?\s*$/;async function x(t,n,s,{root:r,words:i}){
for(const c of Be(t,r)){const l=[];for(const h of n){if(l.length>ws||s.isOver)return[];for(const[b,z]of(await s.lines(h)).entries()){const pe=ve(c,z);pe>=0&&!S.
test(z)&&l.push({file:h,line:b+1,column:pe+1,text:z,found:c})}}const p=c!==t&&/^\w+$/.test(c)?l.filter(h=>Q(c,h)&&D(i,h)):l;if(p.length>0)return Y(t,ce(c,me(p)),
s)}return[]}function D(t,n){const s=m(n);return s===void 0||t.includes(s)||!/\.(?:json|ya?ml|mdx?|markdown)$/.test(n.file)}function Q(t,{text:n,column:s}){const[
r,i]=[n.slice(0,s-1),n.slice(s-1+t.length)];return/["'`(/]$/.test(r)||/^["'`)]/.test(i)||/:\s*$/.test(r)&&i.trim()===""}function me(t){const n=t.filter(({text:s,
column:r})=>!s.slice(0,r-1).endsWith("</"));return n.length>0?n:t}async function Y(t,n,s){if(n.length===1)return n;const r=[];for(const i of n)!/\.(?:mdx?|markdown)$/.
test(i.file)||!i.text.startsWith(`${t}:`)||i.line<(0,je.EZ)(await s.lines(i.file))&&r.push(i);return r.length===1?r:n}function ce(t,n){if(/^\w+$/.test(t)&&!n.every(
({file:r})=>r.endsWith(".json")))return n;const s=n.filter(({text:r,column:i})=>{const[c,l]=[r[i-2]??"",r[i-1+t.length]??""];return/["'`(]/.test(c)&&/["'`)?#]/.
test(l)});return s.length>0?s:n}function ve(t,n){for(let s=n.indexOf(t);s>=0;s=n.indexOf(t,s+t.length)){const r=/^\w/.test(t)?n[s-1]??"":"",i=/\w$/.test(t)?n[s+
t.length]??"":"";if(!/[\w$]/.test(r)&&!/[\w$]/.test(i))return s}return-1}const De=/^(@[\w.-]{1,60}\/)?(?:\w{2,20}-)?(?:plugin|preset|config)(?:-|$)/;function Be(t,n){
const s=Ue(t,n),r=[t],i=/^(@?[^@\s/]{1,100}(?:\/[^@\s/]{1,100})?)@\S/.exec(s)?.[1];i&&r.push(i);const c=s.replace(De,"$1");c!==s&&r.push(c.replace(/\/$/,""));const l=s.
replace(/^(?:\.{1,2}\/|[~@#$]\/|\/){1,4}/,"");r.push(s,l);const f=l.split("/").filter(p=>p!=="");if(f.length>1&&!/^@/.test(l)){const p=f.at(-1)??"",h=l.replace(
/\.\w{1,8}$/,"").split("/");r.push(f.slice(1).join("/"),f.slice(-2).join("/"),p,h.join("/")),h.length>2&&r.push(h.slice(-2).join("/")),/^\w{4,}\.\w+$/.test(p)&&
r.push(p.replace(/\.\w+$/,""))}return/^[.#$%<]\w/.test(t)&&r.push(t.replace(/^\W/,"").replace(/\W$/,"")),[...new Set(r)].filter(p=>/\w\w/.test(p)).slice(0,ys)}function Ue(t,n){
const s=URL.canParse(t)?new URL(t):void 0;if(s&&/^https?:$/.test(s.protocol)){const i=(0,Z.oF)(s.pathname).replace(/^\//,"").split("/-/")[0]??"";return/^localhost|registry/.
test(s.hostname)?i:s.hostname}const r=t.startsWith("/")&&(0,N.FK)(n,t)?(0,k.relative)(n,t):t;return/(?:^|\/)node_modules\/((?:@[\w.-]+\/)?[\w.-]+)/.exec(r)?.[1]??
r}var vs=g(9882),Ds=g(8503),Es=g(770);const Us=/(?:^|\/)[jt]sconfig(?:\.[\w-]{1,40})?\.json$/,Fs=/^\s{0,40}"baseUrl"\s{0,4}:\s{0,4}"(?<base>[^"]{1,300})"/,Ws=/^(?:\.|node_modules$|dist$|build$|out$)/,
Gs=/^(?<sign>[@~#$]?)(?<first>[A-Za-z][\w-]{2,60})(?:\/(?<rest>[\w./-]{1,300}))?$/;async function Bs(t,n){const s=(0,Fe.ne)({facts:{log:[],diagnostics:[t]},lines:[]}),
r=Gs.exec((0,Fe.Ap)(t.message)??"")?.groups;if(s?.kind!=="package"||!r?.first)return;const i=await Ks(n),{sign:c="",first:l,rest:f}=r;for(const p of new Set([...i,
...(0,Fe.RD)(t.file)]))for(const h of(0,vs.IM)(l,zs(p,n))){const b=k.posix.join(p,h);if(i.includes(p)||Hs(b,f,n)||await Zs(`${c}${h}`,n))return await Ys(s.specifier,
n)?void 0:`${b}/`}}function zs(t,{list:n}){return n(t).filter(s=>!Ws.test(s)&&n(k.posix.join(t,s)).length>0)}async function Ks(t){const n=t.files.filter(s=>Us.test(
s));return t.collect(n,(s,r,i)=>{const c=Fs.exec(s)?.groups?.base,l=c===void 0?"":k.posix.join(k.posix.dirname(i),c).replace(/\/$/,"");return l===""||l===k.posix.
dirname(i)||l.startsWith("..")?void 0:l})}function Hs(t,n,{list:s}){if(n===void 0)return!1;const r=k.posix.join(t,n),i=k.posix.basename(r);return s(k.posix.dirname(
r)).some(c=>c===i||c.startsWith(`${i}.`))}async function Zs(t,n){const s=['"',"'"].flatMap(i=>[`${i}${t}/`,`${i}${t}${i}`]),r=i=>/\b(?:from|import|require)\b/.test(
i)&&s.some(c=>i.includes(c));return(await n.collect(n.files,i=>r(i)||void 0)).length>0}async function Ys(t,n){const s=await n.lockfile();return[...[`node_module\
s/${t}"`,`
${t}@`,`
  ${t}@`,`
  /${t}`,`"${t}@`,`'${t}@`],`"${t}": [`].some(i=>s.includes(i))}const Vs=["",..."ts tsx js jsx mjs cjs mts cts d.ts vue svelte astro".split(" ").map(t=>`.${t}`)],
Js=["ts","tsx","js","jsx","mjs"].map(t=>`/index.${t}`),Xs=3;async function Qs(t,n){const{message:s}=t,r=qs(t,n);if(r.length>0)return{...t,message:(0,Es.RU)(s,r)};
const i=await Bs(t,n);if(i!==void 0)return{...t,message:(0,Es.RU)(s,[i])};const c=(0,ze.B)(s);if(c?.from===void 0||/\bDid you mean\b|\bpossible exports\b/.test(
s))return t;const l=xs(c.from,t.file,n);if(l===void 0)return t;const{own:f,from:p}=(0,ze.v)(await n.lines(l)),h=(0,vs.pA)(c.name,f),b=p.length===0&&f.length<=Xs?
f:[];return{...t,message:(0,Es.RU)(s,h.length>0?h:b)}}function qs(t,n){const s={facts:{log:[],diagnostics:[t],list:n.list},lines:[]},r=(0,Fe.XQ)(s),i=r?[r.actual]:
(0,Ds.f)(s),c=l=>t.message.includes(`/${l}`);return i.some(l=>/[,;]/.test(l)||c(l))?[]:i}function xs(t,n,s){const r=/^\.{1,2}\//.test(t)?k.posix.join(k.posix.dirname(
n),t):void 0,i=/^(?:[@~#]|\$\w{1,20})\/(?<rest>.{1,300})$/.exec(t)?.groups?.rest,c=i===void 0?[]:[i,`src/${i}`,`src/lib/${i}`,`app/${i}`];for(const l of[r??t,...c]){
const p=[...Vs,...Js].map(h=>l+h).find(h=>s.has(h));if(p!==void 0)return p}return r===void 0?s.find(t):void 0}const eo=/^(?:.*\/)?(?:pages|routes|app|views|content(?:\/docs)?)\/(?<way>.+)$/,
Os=/\.(?:vue|svelte|astro|[jt]sx?|mdx?|html)$/,to=/(?:^|\/)(?:index|\+page(?:\.server)?|page|route|\+layout|_index)$/,no=60,so=/\bfrom\s{0,4}["'](?<from>[^"']{1,300})["']|^\s{0,40}import\s{0,4}["'](?<bare>[^"']{1,300})["']/;
async function oo(t,n){for(const s of t.routes){const r=ao(s,n.files);if(r===void 0)continue;const i=Rs(t,await n.lines(r)),c=i.length>0?i.map(p=>({file:r,line:p})):
await io(r,t,n),[l,f]=c;return l===void 0||f!==void 0||n.isOver?{file:r,line:null,column:null}:{...l,column:null}}}const ro=/^\s{0,80}[\w$.]{1,100}\s{0,4}=(?!=)/;
function Rs({identifier:t,names:n},s){const r=n.filter(c=>/^\w{4,80}$/.test(c)),i=c=>/^\s*(?:\/\/|\*|import\b)|\btypeof\b/.test(c)?!1:t!==void 0&&c.split(/[^\w$]+/).
includes(t)&&!ro.test(c)||r.some(f=>c.includes(`${f}(`));return s.flatMap((c,l)=>i(c)?[l+1]:[])}async function io(t,n,s){const r=[t],i=[];for(let c=0;c<r.length&&
r.length<no;c++){const l=r[c]??"",f=await s.lines(l);i.push(...Rs(n,f).map(p=>({file:l,line:p})));for(const p of f){const{from:h,bare:b}=so.exec(p)?.groups??{},
z=xs(h??b??"",l,s);z!==void 0&&!r.includes(z)&&r.push(z)}}return i}function ao(t,n){const s=Ts(t.replace(/[?#].*$/,"").replace(/\.html$/,"")),r=n.flatMap(f=>{const p=Os.
test(f)?eo.exec(f)?.groups?.way:void 0;if(p===void 0||/(?:^|\/)(?:api|components|layouts?)\//.test(p))return[];const h=Ts(p.replace(Os,"").replace(to,"")).filter(
b=>!/^\(.*\)$/.test(b));return[{file:f,parts:h}]}),i=r.filter(({parts:f})=>f.join("/")===s.join("/")),[c,l]=i.length>0?i:r.filter(({parts:f})=>co(f,s));return l===
void 0?c?.file:void 0}function Ts(t){return t.split("/").filter(n=>n!=="")}function co(t,n){const s=r=>/^(?:\[.*\]|[$:_]\w+)$/.test(r);return t.length===n.length&&
t.every((r,i)=>s(r)||r===n[i])}async function lo(t,n,s){const{index:r,root:i}=s,c=t.filter(({severity:_e,file:Ie})=>_e==="error"&&r.has(Ie)),[l]=(0,Kn.l)(c,1).shown,
f=l?As(n,l):(0,W.sq)(n);if(!f)return t;const p=wo(J(n,f),{...s,stage:(0,j.ry)(n,f.at)?"build":s.stage}),h=l!==void 0&&l.line!==null,b=await fo(f.message,p.clues,
r,l),z=b??(h?await yo(l,p):await rt(_s,_e=>_e(p)));if(!z)return t;if(!l){const _e=(0,Z.Ow)(mo(f.message,i,z),500);return[...t,{severity:"error",code:null,message:_e,
...z}]}return h||b!==void 0||z.file===l.file||z.line!==null&&!await uo(l.file,p.clues,r)?t.map(_e=>_e===l?{...l,...z}:_e):t}function As(t,{message:n}){const s=t.
findIndex(({text:r})=>r.includes(n.slice(0,60)));return s===-1?(0,W.sq)(t):{...(0,W.Gd)(t,s),message:n}}async function uo(t,{names:n,isAbsence:s},r){if(s)return!0;
const i=n.filter(l=>r.find(l)===void 0);if(i.some(l=>l.includes("/")))return!1;const c=(await r.lines(t)).join(`
`);return i.length===0||i.some(l=>c.includes(l))}async function fo(t,n,s,r){const i=await us(n,s)??await Zn(t,n,s);if(i||!Ot(t)||r?.line)return i;const c=await Rt(
s);return c&&{file:c.file,line:c.line,column:c.column}}function mo(t,n,{file:s}){return s.includes("/")?t:t.replaceAll(`'${n}/`,"'./")}const po=/(?:^|\/)(?:package\.json|pnpm-workspace\.yaml|\.npmrc|\.yarnrc(?:\.yml)?|bunfig\.toml)$/,
ho=8,_s=[async({clues:t,manifest:n})=>t.lacksScript?n:void 0,({clues:t,index:n})=>en(t.message,n),$o,Eo,({clues:t,index:n})=>gs(t.message,n),t=>rt(t.named,n=>sn(
t.clues.names,[n],t)),bo,ko,Is,Ms,Ns,({clues:t,index:n})=>oo(t,n),t=>sn(t.clues.names,Ls(t),t),t=>sn(t.clues.details,Ls(t),t),async({named:[t]})=>t===void 0?void 0:
{file:t,line:null,column:null},async({stage:t,manifest:n})=>t==="install"?n:void 0],go=_s.filter(t=>t!==Ns&&t!==Is&&t!==Ms);function wo(t,n){const{index:s,root:r}=n,
i=t.mentions.filter(({inStack:f})=>!f).map(({path:f})=>s.find(f)??Yt(f,r,s)).filter(f=>f!==void 0),c=s.manifest;return{...n,clues:t,manifest:c===void 0?void 0:{
file:c,line:null,column:null},named:[...new Set(i)]}}async function yo({file:t,line:n},s){const{clues:r,index:i}=s,c=p=>p.line===n&&i.find(p.path)===t,l=r.mentions.
filter(({inStack:p,line:h})=>p&&h!==null);if(r.mentions.some(p=>!p.inStack&&c(p))||!l.some(c)||c(l[0]))return;const f=await rt(go,p=>p(s));return f?.line===null?
void 0:f}async function rt(t,n){for(const s of t){const r=await n(s);if(r!==void 0)return r}}function $o({clues:t,index:n,named:s}){return rt(t.shown,async r=>{
const{line:i,text:c}=r,l=(h="")=>h.trim()===c;for(const h of s)if(l((await n.lines(h))[i-1]))return{file:h,line:i,column:null};const f=[];await n.load();for(const h of n.
files){const b=await n.lines(h),z=c.length<ho?wn(r,t.rows,b):b.flatMap((pe,_e)=>l(pe)?_e+1:[]);f.push(...z.map(pe=>({file:h,line:pe,column:null})))}const p=f.filter(
h=>h.line===i);return n.onlyOf(p.length>0?p:f)})}async function Eo(t){const{clues:n,index:s}=t,r=await nn(t,!1,c=>bs(c,s)),i=n.names.filter(c=>/^(?:\.{1,2}|@[\w-]+|~)\//.
test(c));return!r||i.length===0?r:await sn(i,[r.file],t)??r}function Ns(t){return nn(t,!0,n=>bs(n,t.index))}function Is(t){const{clues:n,index:s,root:r}=t;return nn(
t,!0,i=>es(i,n.identifier,r,s))}async function Ms(t){const{clues:n,index:s,root:r}=t,{identifier:i}=n;if(i!==void 0)return nn(t,!0,({path:c})=>is(c,i,r,s))}function nn({
clues:t},n,s){return rt(t.mentions.filter(r=>r.inStack===n),s)}async function bs({path:t,line:n,column:s},r){const i=n===null?void 0:r.find(t);if(i===void 0||n===
null)return;const c=await r.lines(i);if(!(n>c.length))return n===c.length&&n>1&&c[n-1]===""?{file:i,line:n-1,column:null}:/^---\s*$/.test(c[n-1]??"")?{file:i,line:n+
1,column:null}:{file:i,line:n,column:s}}async function bo({clues:{message:t,names:n},index:s,named:r}){const i=n.filter(c=>c.includes("/")&&['"',"'","`"].some(l=>t.
includes(l+c+l)));return rt(r,async c=>{const l=i.filter(b=>(s.find(b)??c)!==c),f=(await s.lines(c)).flatMap((b,z)=>l.some(pe=>b.includes(`"${pe}"`)||b.includes(
`'${pe}'`))?[z+1]:[]),[p,h]=f;return p===void 0||h!==void 0?void 0:{file:c,line:p,column:null}})}async function ko({clues:t,index:n,named:s}){const[r]=t.hints,[
i]=s;return r&&i!==void 0?bs({path:i,...r},n):void 0}async function sn(t,n,{index:s,root:r,clues:{words:i}}){await s.load(n);const c=t.filter(f=>s.find(f)===void 0),
l=await $s(c,n,s,{root:r,words:i});if(!(!l||s.isPartial&&n.length>1))return{file:l.file,line:l.line,column:l.column}}function Ls({index:t,stage:n}){return t.files.
filter(s=>n==="build"||po.test(s))}const So=200,ks=2e3,vo=/\.[cm]?tsx?$/,xo=/\?vue&type=style&index=(\d{1,3})/,Oo=/\.(?:vue|svelte|astro)(?:$|\?)/,Cs={...qe.$,bytes:8*
X.D6,fileBytes:X.D6/4,files:1500,entries:2e4,ms:200};async function Ro(t,{root:n,folder:s,clock:r,command:i,processor:c=r},l){const p=(await No(an(t,l),new qe.j(
n,r),s)).filter(({file:Ne})=>!(0,je.fz)(Ne));if(i===void 0)return{read:p.filter(it),guess:void 0};const h=await je.ac.read(new qe.j(n,c,Cs),s),b=(0,j.Se)(t),z=[
...p.filter(it),...p.filter(Ne=>!it(Ne))].map(Ne=>({...Ne,file:h.find(Ne.file)??Ne.file})),pe=await lo(z,b,{index:h,root:n,stage:i}),_e=new Set(pe.filter(it).slice(
0,Ps)),Ie=await Promise.all(pe.map(Ne=>_e.has(Ne)?To(Ne,b,h):Ne));return{read:await _o(Ie.slice(0,z.length),h),guess:Ie[z.length]}}function it({severity:t}){return t===
"error"}const Ps=8;async function To(t,n,s){const r=As(n,t);return r?Qs(await Fn(t,J(n,r).rows,s),s):t}const Ao=/[`'"](?<word>[\w$@:.[\]()/-]{3,100})[`'"]/;async function _o(t,n){
const[s]=t,r=s&&it(s)?Ao.exec(s.message)?.groups?.word:void 0;if(r===void 0)return t;const i=t.filter(f=>it(f)&&f.message===s?.message);if(i.length<2||i.length>
Ps)return t;const c=await Promise.all(i.map(async({file:f})=>(await n.lines(f)).join(`
`).includes(r))),l=new Set(i.filter((f,p)=>c[p]));return[...l,...t.filter(f=>!l.has(f))]}async function No(t,n,s){const r=[];for(const{frame:c,...l}of t)r.push(
c===void 0?await Mo(l,n,s):l);const i=await Io(t,n);return r.map((c,l)=>t[l]?.frame===void 0?c:{...c,file:i.get(l)??""}).filter(({file:c})=>c!=="")}async function Io(t,n){
const s=[...t.entries()].filter(([,{frame:i}])=>i!==void 0),r=new Map;if(s.length===0)return r;for await(const i of n.walk(vo)){const c=await n.lines(i)??[];for(const[
l,{frame:f,line:p}]of s){const h=c[(p??0)-1]??"";h.length>ks||h.trim()!==f?.trim()||r.set(l,r.has(l)?"":(0,k.relative)(n.root,i))}}return n.isOver?new Map:r}async function Mo(t,n,s){
if(/^[\w+.-]+:/.test(t.file))return t;const[r=""]=t.file.split("?",1),i=(0,k.resolve)(s,r);if(!(0,N.FK)(n.root,i))return t;const c=(0,k.relative)(n.root,i),l=jo(
t.file),f=l?await Uo(l,t,i,n):await Lo(t,i,n);return{...t,file:c,...f}}async function Lo({file:t,line:n,message:s},r,i){const[c,l]=[(0,Fe.ri)(s),(0,ze.B)(s)?.name];
if(c===void 0&&l===void 0)return{};const f=z=>z.length>ks?-1:c?z.search(c):Po(l??"",z)?z.indexOf(l??""):-1,p=n===null||i.isOver?void 0:(await i.lines(r))?.[n-1];
return p!==void 0&&f(p)>=0?{}:await Co(z=>c||/^\s*(?:import|export)\b/.test(z)?f(z):-1,r,i)??(Oo.test(t)?{line:null,column:null}:{})}async function Co(t,n,s){const r=await s.
filesIn(n,So)??[n],i=[];for(const c of r){if(s.isOver)return;const l=await s.lines(c)??[],f=l.findIndex(h=>t(h)>=0),p=t(l[f]??"")+1;f>=0&&i.push({file:(0,k.relative)(
s.root,c),line:f+1,column:p})}return i.length===1?i[0]:void 0}function Po(t,n){return n.split(/[^\w$]+/).includes(t)}function jo(t){const n=xo.exec(t)?.[1];return n!==
void 0?s=>[...s.keys()].filter(r=>Do(s[r]))[Number(n)]:t.endsWith(Ke.$p)?je.EZ:void 0}function Do(t=""){return t.length<=ks&&/^\s*<style\b/.test(t)}async function Uo(t,{
line:n,column:s},r,i){const c=i.isOver?void 0:await i.lines(r),l=c&&t(c);return l===void 0||n===null?{line:null,column:null}:{line:l+n,column:s}}}),6826:((xe,le,g)=>{
g.r(le),g.d(le,{diagnosticsOf:()=>kt,faultsOfSuccess:()=>us,findingsOf:()=>ls,isFaultOfSource:()=>ws});var k=g(6760),N=g(1224),X=g(5807),P=g(8595),W=g(2345),q=g(
2416),B=g(107),I=g(9882),V=g(2207),$=g(5230);function _(e,o,a){for(const d of e.signs)if(!(d.codes&&!(o.code&&d.codes.includes(o.code)))&&!(d.exitCodes&&!(typeof o.
exitCode=="number"&&d.exitCodes.includes(o.exitCode)))&&!(d.signals&&!(o.signal&&d.signals.includes(o.signal)))&&!(d.stages&&o.stage&&!d.stages.includes(o.stage.
toLowerCase()))&&!(d.weak&&o.diagnostics?.some(({severity:u,line:m})=>u==="error"&&m!==null))){if(!d.log)return{groups:{},facts:o,lines:a};for(let u=a.length-1;u>=
0;u--){const m=(0,$.$)(d.log,a[u]??"");if(m)return{groups:m.groups??{},facts:o,lines:a}}}}function O({code:e}){return V.sR.some(o=>o===e)}function T(e,o){for(const a of e){
const d=(0,$.$)(o,a)?.[1];if(d!==void 0)return d}}function y(e,o){return e===void 0||e===""?o:`"${e}"`}var A=g(770),J=g(9047),C=g(7214),G=g(8503),U=g(1981);const L=[
{name:"import-case",signs:[{}],summary:e=>{const o=(0,C.XQ)(e);return o&&`the import "${o.specifier}" differs from the file's name only in upper and lower case`},
remedy:e=>`The file is ${y((0,C.XQ)(e)?.actual,"there")}: write the import as it is spelt, or rename it with git mv. Builds run where case counts.`},{name:"miss\
ing-file",signs:[{}],summary:e=>{const o=(0,C.ne)(e),a=/\.html?$/.test(o?.importer??""),d=o?.kind==="file"&&(a?o.specifier:(0,U.p)(o.specifier,e));return d&&(0,G.
f)(e).some(A.lQ)?`the import "${d}" leads to no file and no package`:d?`the file "${d}" that is imported does not exist`:void 0},remedy:e=>{const o=(0,G.f)(e);if(o.
length>0)return`There is ${M(o)}: correct the import, or commit the file that it names.`;const{importer:a="",specifier:d=""}=(0,C.ne)(e)??{};return`Check the pa\
th and its upper and lower case, and that the file is committed: \`git check-ignore -v\` tells whether .gitignore holds it back.${/\.s[ac]ss$/.test(a)&&/^\w[\w.-]*\//.
test(d)?" If it is of a package, add the package to package.json and the lockfile.":""}`}},{name:"missing-export",signs:[{}],summary:({facts:e})=>{const o=R(e);
return o&&`${o.file}${o.line===null?"":`:${o.line}`}: ${o.message}`},remedy:({facts:e})=>{const{message:o=""}=R(e)??{},a=(0,A.Or)(o),{name:d,from:u}=(0,J.B)(o)??
{},m=u?y(u,""):"the module";return a.length>0?`Import ${M(a)} from ${m}, or export ${d} there.`:d==="default"?`Import by name from ${m}, in braces, or give it a\
 default export.`:`Export ${d} from ${m}, or import what it has. A type needs import type.`}},{name:"missing-read",signs:[{log:/ENOENT: no such file or directory, (?:open|stat|scandir) '(?<path>[^']{1,400})'/}],
summary:e=>{const o=e.facts.diagnostics?.find(({severity:a,line:d})=>a==="error"&&d!==null);if(!(o&&!o.message.includes("ENOENT")))return`the file "${(0,U.p)(e.
groups.path??"",e)}" that is read does not exist`},remedy:()=>"Check the path where it is written, its upper and lower case, and that the file is committed."},{
name:"missing-package",signs:[{}],summary:e=>{const o=(0,C.ne)(e);if(o?.kind!=="package")return;const a=(0,C.SN)(e.facts),d=a.length===0?"":`, and package.json \
has ${M(a)}`;return`the package "${o.specifier}" is not installed${d}`},remedy:e=>{const o=(0,C.ne)(e)?.specifier??"the package",a=(0,C.SN)(e.facts);return a.length>
0?`package.json has ${M(a)}: correct the name ${o}, or add a package of that name to package.json and the lockfile.`:e.lines.some(d=>d.includes("No module named"))?
`Add ${o} to the project's requirements.`:`Run npm install ${o} (or your package manager's add) and commit package.json with the lockfile.${w(e.facts)}`},part:()=>({
kind:"uninstalled"})}];function R({diagnostics:e=[]}){const o=e.find(({severity:a})=>a==="error");return o&&(0,J.B)(o.message)?o:void 0}function M(e){return[e.slice(
0,-1).join(", "),...e.slice(-1)].filter(Boolean).join(" or ")}function w(e){return O(e)?"":" A platform that installs with NODE_ENV=production leaves out devDep\
endencies."}const v=[{name:"memory-limit",signs:[{codes:["out_of_memory"],log:/was stopped because (?<why>[\w ,.:']{1,300})$/}],summary:({groups:e})=>e.why??"th\
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
package.json has no script ${y(e.script,"of that name")}`,remedy:({facts:e,groups:o,lines:a})=>{const d=e.diagnostics?.find(({code:x})=>x==="missing-script"),u=E(
a).filter(x=>x!==o.script),m=d?(0,A.Or)(d.message):(0,I.pA)(o.script??"",u);return`${m.length>0?`There is ${M(m)}. `:""}Add the script ${y(o.script,"named in th\
e log")} to package.json, or name one that exists where it is called.`},part:({groups:e})=>({kind:"member",name:"scripts",wanted:e.script})},{name:"command-not-\
found",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>[\w@./-]{1,100}): (?:command )?not found$/},{log:/spawn (?<command>[\w@./-]{1,100}) ENOENT$/},
{exitCodes:[127]}],summary:({groups:e})=>`the command ${y(e.command,"to run")} was not found`,remedy:({groups:e,facts:o})=>`Add the package that brings ${y(e.command,
"it")} to dependencies in package.json.${w(o)}`,part:({groups:e})=>e.command?{kind:"script",command:e.command}:void 0},{name:"permission-denied",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>\S{1,200}): Permission denied$/},
{log:/EACCES: permission denied, \w{1,20} '(?<command>[^']{1,200})'/},{exitCodes:[126]}],summary:({groups:e})=>`permission denied${e.command?` for ${y(e.command,
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
[d],/^\s*(?:npm|pnpm|yarn|bun) run ([\w:.-]{1,60})(?:\s|$|")/)??F(d);u&&o.add(u)}return[...o].slice(0,10)}function F(e){return T([e],/Did you mean "(?:pnpm|yarn|npm) (?:run )?([\w:.-]{1,60})"/)}
function K(e){return e?{kind:"dependency",name:se(e)}:void 0}function se(e){return e.replace(/%2f/i,"/").replace(/\/-\/.*$/,"").replace(/(?<=.)@.*$/,"").replace(
ue,"")}const ue=/(?<=\w)-(\d{1,5}\.\d{1,5}\.\d[\w.+-]{0,60})\.tgz$/;function fe(e){return/^.[^@]*@(?:npm:)?(.+)$/.exec(e)?.[1]??ue.exec(e)?.[1]}function Ee(e){switch(e.
kind){case"uninstalled":return;case"file":return e.path;default:return"package.json"}}const ee=[{name:"browser-only",signs:[{log:/ReferenceError: (?<name>window|document|localStorage|sessionStorage|navigator|HTMLElement) is not defined/}],
summary:({groups:e})=>`code for the browser ran during the build (${e.name} is not defined)`,remedy:({groups:e})=>`Use ${e.name} only in the browser: after moun\
ting (onMount, useEffect, client:only), or where typeof ${e.name} !== 'undefined'.`},{name:"esm-only",signs:[{tool:"node",log:/ERR_REQUIRE_ESM|require\(\) of ES Module \S{1,300}/}],
summary:()=>"a package that exists only as an ES module was loaded with require()",remedy:({facts:e})=>`Load it with import (name the file .mjs, or set "type": \
"module" in package.json)${O(e)?"":", or use Node.js 22 or newer on a platform that lets you choose"}.`},{name:"next-static-params",signs:[{tool:"next",log:/Page "(?<page>[^"]{1,200})" is missing "generateStaticParams\(\)"/}],
summary:({groups:e})=>`the page ${y(e.page,"")} has no generateStaticParams()`,remedy:()=>"Export generateStaticParams() from that page, so that the static expo\
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
/#[\w:-]{1,60}/g,"")}`:""}`},remedy:()=>"Take one of the dependencies between these packages out of their package.json files.",part:({lines:e})=>K(T(e,/^\s*\|\s{1,8}([@\w./-]{1,100})#\S{1,60} -> /))},
{name:"turbo",signs:[{tool:"turbo",log:/^[\s`>-]*[x×] (?<what>No package found with name '[^']{1,100}' in workspace)$/},{tool:"turbo",log:/^[\s`>-]*[x×] (?<what>Could not find task `[^`]{1,100}` in project)$/}],
summary:({groups:e})=>`turbo: ${e.what}`,part:({groups:e})=>e.what?.includes("task")?{kind:"file",path:"turbo.json"}:void 0,remedy:({groups:e})=>e.what?.includes(
"task")?"Name the task in build-command as turbo.json has it among its tasks.":"Write --filter in build-command as the name in that package's package.json."},{name:"\
css-minify",signs:[{tool:"vite",log:/^(?:\w*Error: )?\[lightningcss minify\] (?<what>\S.{0,200})$/}],summary:({groups:e,lines:o,facts:a})=>{const d=a.diagnostics?.
find(({severity:S,line:x})=>S==="error"&&x!==null);if(d)return`${d.file}:${d.line}: ${e.what}`;const u=o.findIndex(S=>/^\s*\|\s+\^/.test(S)),m=/^\d{1,7} *\| *(\S.{0,80})/.
exec(o[u-1]??"")?.[1]?.trim();return`the style sheets do not parse: ${e.what}${m?`, at ${y(m,"")}`:""}`},remedy:()=>"Look above what is quoted for a rule or a c\
omment that is not closed, in the style sheet that holds it."}];var ne=g(1809),oe=g(7491);const H=/(?:\b|[a-z])(?:error|exception|fatal|failed|cannot|denied|invalid)\b/i,
re=/^(?: {0,3}(?:\[?(?:ERROR|error|FATAL)\]?:?|(?:lerna )?ERR!|NX|[x×✖✘]|>(?= [A-Z].*\.$))\s+){1,3}/u,ye=/^ {1,3}[x×✖] \S/u,ge=/^\s*\[cause\]: (?:Error: )?(?<message>\S.*)$/,
Re=/^(?:\$ |(?:Failed|Error|Aborted)[.!]?$|A complete log of this run|Log files were not written|For help, run: |(?:\[\w{1,20}\] )?(?:[✗x🚨] )?Build failed|Failed to compile|Storybook exited with|(?:success|failed|not finished) .{1,200} - [\d.]+s$|Use --verbose |Pass --verbose |yarn (?:run|install) v\d|\[[\w@:/ .-]{1,60}\]$|Rspack (?:build failed|compiled)|To suppress |INFO |FATAL$|(?:error )?(?:during build|Command failed)|Node\.js v\d|Found \d+ errors? |Eleventy Fatal Error|Problem writing Eleventy|(?:Wrote|Copied) \d|\s{0,4}ELIFECYCLE|\s{0,4}run failed: command |Lifecycle script |script "[^"]{1,60}" exited with |(?:code|path|workspace|location|syscall) \S{1,400}$|>(?! [A-Z].*\.$)|[{}(]|at |info |Exit code|$)/u,
he=/^(?:Checked out |Cloning |\[\d\/\d\] |Progress: |Packages: |Scope: |Saved lockfile|Already up to date|Lockfile is up to date|Done in |Resolv(?:ing|ed)[ ,]|This error happened while |Run with the --force |Running target |[·•\u2800-\u28ff├└│┌] ?|[-+]{1,80}$|[-\\|/] |notsup (?:Valid|Actual) |\d\d:\d\d:\d\d\s)/u,
$e=/^\s/,Te=/^\s*(?:at |[|│:{}>^~-]|\d{1,7} *[|│])/,Oe=/^(?:Most likely|Probably|Possibly|Perhaps|Maybe|This is (?:likely|probably|usually)|Reason:|Because)\b/,
ke=/ \w{2,30} \w/,Ae=/\b\d{1,7} (?:error|warning|problem)s?\b/;function Me(e){return e===""||/^[$>] /.test(e)}function Le(e){return Re.test(e)||he.test(e)||(0,ne.
Ol)(e)}function Ce(e,o){const a=e.findLast(Y=>ge.test(Y));if(a)return ge.exec(a)?.groups?.message;const d=e.findLastIndex(ne.oJ),u=(0,oe.E)(e.map(Y=>({text:Y})),
0,e.length),m=e.flatMap((Y,ce)=>{if(Y===o)return[];const ve=Y.replace(re,""),[De,Be,Ue]=[ye.test(Y),!$e.test(ve),ce>d];return Le(ve)||u.has(ce)?[]:[{text:ve,isReport:De,
isLoose:Be,isLate:Ue}]}),S=m.filter(({isLoose:Y})=>Y),x=m.filter(({isLate:Y})=>Y),Q=S.findLast(({text:Y,isReport:ce})=>ce||H.test(Y))??x.findLast(({text:Y,isLoose:ce})=>ce&&
(0,q.F7)(Y))??x.findLast(({text:Y,isLoose:ce})=>ce&&!(0,q.c4)(Y))??x.findLast(({text:Y})=>!Te.test(Y)&&!(0,q.c4)(Y));if(!Q)return e.findLast((Y,ce)=>ce>d&&u.has(
ce)&&ke.test(Y)&&!Ae.test(Y))?.trim();const me=m[m.lastIndexOf(Q)+1]?.text??"";return Oe.test(me)?`${Q.text.trim()} ${me.trim()}`:Q.text.trim()}const ze=[{name:"\
install-script",signs:[{tool:"npm",log:/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (?<command>\S.{0,300})$/},{tool:"yarn",log:/^error \S{0,300}\/node_modules\/(?<name>(?:@[\w.-]{1,80}\/)?[\w.-]{1,100}): Command failed\.$/},
{tool:"yarn",log:/^error Command failed with exit code \d{1,3}\.$/},{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150})@(?<where>workspace|npm|\w{1,20}):\S{1,200} couldn't be built successfully/},
{tool:"bun",log:/^error: (?<script>\w{1,20}) script from "(?<name>[^"]{1,150})" exited with/},{log:/^> @?[^\s@]{1,150}@[^\s@]{1,60} (?<script>(?:pre|post)?install|(?:pre|post)?prepare)(?: |$)/}],
summary:e=>{if(e.facts.stage!=="install")return;const{name:o,script:a,command:d}=te(e),u=o?`the package ${y(o,"")}`:"the project",m=de(e,d)??Ce(e.lines,e.facts.
message);return`${u} fails in its ${a??"install script"}${d?` (${d})`:""}${m?`: ${m}`:""}`},remedy:e=>te(e).name?"Update the package, or leave its script out if\
 the site does not need it: an .npmrc with ignore-scripts=true leaves out all of them (Yarn 2 and later: enableScripts: false in .yarnrc.yml).":"Correct the scr\
ipt in package.json, and check that the file that it runs is committed, with its upper and lower case.",part:e=>{const{name:o,script:a,command:d}=te(e);return o?
{kind:"dependency",name:o,script:{name:a,command:d}}:{kind:"script",name:a,command:d}}}],Fe=/^> @?[^\s@]{1,150}@[^\s@]{1,60} (\w{1,20})(?: |$)/,j=[/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (\S.{0,300})$/,
/^Command: (\S.{0,300})$/,/^(?:> |\$ )((?!@?[^\s@]{1,150}@[^\s@]{1,60} \w{1,20}(?: |$))\S.{0,300})$/],Z=/^path \S{0,300}\/node_modules\/((?:@[\w.-]{1,80}\/)?[\w.-]{1,100})$/;
function te({groups:e,lines:o}){const a=e.name??T(o,Z),d=T(o,/^> (@?[^\s@]{1,150})@[^\s@]{1,60} \w{1,20}(?: |$)/),u=e.where==="workspace"||a!==void 0&&a===d,m=e.
command??ie(o,j);return{name:a&&!u?se(a):void 0,script:e.script??T(o,Fe),command:m}}function ie(e,o){for(const a of o){const d=e.slice(1).flatMap(u=>a.exec(u)?.[1]??
[]).at(-1);if(d)return d}}function de(e,o=""){const a=T(e.lines,/Cannot find module '(\/[^']{1,300})'/);return a?`${o.split(" ").find(u=>a.endsWith(`/${u.replace(
/^\.\//,"")}`))??(0,U.p)(a,e)} does not exist`:void 0}const ae=[{name:"peer-conflict",signs:[{tool:["npm","pnpm"],log:/^code ERESOLVE|^ERESOLVE (?:could not resolve|unable to resolve)|ERR_PNPM_PEER_DEP_ISSUES/}],
summary:({lines:e})=>{const o=T(e,we),a=T(e,Se),d=T(e,/^Found: (\S{1,150})$/);return o&&a&&d?`${a} asks for ${o.replaceAll('"',"")}, and the project has ${d}`:o?
`dependencies ask for versions that exclude each other (${o})`:"peer dependencies conflict"},remedy:()=>"Move the packages named in the log to versions that fit\
 each other. As a stopgap commit an .npmrc with legacy-peer-deps=true.",part:({lines:e})=>K(T(e,Se))},{name:"workspace-missing",signs:[{tool:"pnpm",log:/ERR_PNPM_WORKSPACE_PKG_NOT_FOUND\s.{0,300}?"(?<name>@?[^@"\s]{1,150})@workspace:/},
{tool:"yarn-berry",log:/^(?:Error: )?(?<name>@?[^@\s]{1,150})@workspace:[^\s:]{1,60}: Workspace not found/},{tool:"bun",log:/Workspace dependency "(?<name>[^"]{1,150})" not found/}],
summary:({groups:e})=>`the repository has no workspace called ${y(e.name,"as a dependency names it")}`,remedy:()=>"Correct the name in package.json, or add the \
folder of that package to the workspaces of the root (pnpm: pnpm-workspace.yaml).",part:({groups:e})=>K(e.name)},{name:"workspace-version",signs:[{tool:"pnpm",log:/ERR_PNPM_NO_MATCHING_VERSION_INSIDE_WORKSPACE\s.{0,300}?for (?<name>\S{1,150}) inside the workspace/}],
summary:({groups:e})=>`no workspace of the repository fits ${y(e.name,"what a dependency asks for")}`,remedy:({groups:e})=>`Let the dependency ${e.name?`on ${se(
e.name)} `:""}ask for the version that the workspace's own package.json has, or write * (pnpm, Yarn 2 and Bun: workspace:*).`,part:({groups:e})=>K(e.name)},{name:"\
manager-version",signs:[{tool:"corepack",log:/HTTP 404 when performing the request to https?:\/\/[^\s;]{1,200}\/(?<name>@yarnpkg\/cli-dist|yarn|pnpm|npm)\/(?<version>[\w.-]{1,40})/},
{log:/No matching version found for (?<name>@yarnpkg\/cli-dist)@(?<version>[\w.-]{0,40}\w)/},{stages:["install"],log:/^The install command `npm install [^`]{1,400} (?<name>@yarnpkg\/cli-dist|yarn|pnpm|bun)@(?<version>\d[\w.-]{0,40})` exited /}],
summary:({groups:e})=>`packageManager names ${e.name==="@yarnpkg/cli-dist"?"yarn":e.name}@${e.version}, which cannot be installed: the registry may not have tha\
t version`,remedy:()=>"Set packageManager in package.json to a version that is published, and write the lockfile with it.",part:()=>({kind:"member",name:"packag\
eManager"})},{name:"version-not-found",signs:[{tool:"npm",log:/No matching version found for (?<name>\S{1,150}?)\.?(?: while|$)/},{tool:"yarn",log:/Couldn't find any versions for "(?<name>[^"]{1,120})"(?: that matches "(?<wanted>[^"]{1,100})")?/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): No candidates found/},{tool:"bun",log:/^error: No version matching "(?<wanted>[^"]{1,100})" found for specifier "(?<name>[^"]{1,150})"/}],
summary:({groups:e})=>`no version of ${y(e.name&&We(e.name,e.wanted),"a package")} fits`,remedy:({groups:e,lines:o})=>{const a=T(o,/while installing the dependencies of (\S{1,200})/);
return a?`${a} asks for it: update that package, or override the version in package.json.`:`Correct the version in package.json to one that is published, and co\
mmit the new lockfile. If package.json does not name ${e.name?se(e.name):"it"}, a package that it names asks for it: update that one, or override the version.`},
part:({groups:e,lines:o})=>K(Ke(o)??e.name)},{name:"package-not-found",signs:[{tool:"npm",log:/^404\s+(?:The requested resource )?'(?<name>[^']{1,150})' (?:is not in this registry|could not be found)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_404\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): Not Found/},{tool:"yarn",log:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): Not found/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Package not found/},{tool:"bun",log:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 404$/}],
summary:({groups:e})=>`the package ${y(e.name&&We(e.name),"asked for")} is not in the registry`,remedy:()=>"Check its name in package.json. If it is private, se\
t its registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:e,lines:o})=>K(Ke(o)??e.name)},{name:"registry-login",signs:[
{tool:"npm",log:/(?:401 Unauthorized|403 Forbidden) - (?:GET|PUT) https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?=\s|$)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_40[13]\s+GET https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/:]{1,100}\/)?[^\s/:]{1,150}(?:\/-\/[^\s/:]{1,150})?): /},
{tool:"bun",log:/^error: GET https?:\/\/(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 40[13]$/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Invalid authentication/}],summary:({groups:{host:e,name:o}})=>`${`the package registry${e?` ${e}`:
""}`} refused the login${o?` for ${se(o)}`:""}`,remedy:()=>"Give the build a registry token as an app variable (input env), and name that variable as :_authToke\
n in .npmrc (Yarn 2 and later: npmAuthToken in .yarnrc.yml).",part:({groups:e})=>K(e.name)},{name:"registry-refused",signs:[{tool:"npm",log:/^(?<why>[45]\d\d \w[\w ]{0,40}) - GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?: - |$)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_[45]\d\d\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): (?<why>.{1,60})$/},{tool:"yar\
n",log:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): (?!Integrity check)(?<why>[^"]{1,100})/},
{tool:"bun",log:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - (?<why>[45]\d\d)$/}],summary:({groups:{
name:e="",why:o}})=>`the package registry does not give ${se(e)}: ${o}`,remedy:()=>"Deploy again if the registry is at fault. If the package is private, set its\
 registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:e})=>K(e.name)},{name:"integrity",signs:[{tool:["pnpm","yarn","bu\
n"],log:/ERR_PNPM_TARBALL_INTEGRITY\s+Got unexpected checksum for "\S{1,300}?\/(?<name>(?:@[\w.-]{1,80}(?:\/|%2f))?[\w.-]{1,100})\/-\/|Integrity check failed for (?:tarball: |")(?<tarball>[^"\s]{1,150})/i},
{tool:["npm","pnpm","yarn","yarn-berry"],log:/^code EINTEGRITY|ERR_PNPM_TARBALL_INTEGRITY|Integrity check failed for|The remote archive doesn't match the expected checksum/}],
summary:e=>{const o=at(e);return`${o?`the package ${y(o,"")}`:"a package"} differs from what the lockfile or the registry records`},remedy:()=>"Delete the lockf\
ile and node_modules, install again, and commit the new lockfile. If it differs again, the registry or a proxy changes packages.",part:e=>K(at(e))}],we=/^\s*peer (\S{1,120}) from /,
Se=/^\s*peer \S{1,120} from (@?[^\s@]{1,150})@/;function We(e,o=fe(e)){return o===void 0?se(e):`${se(e)}@${o}`}function Ke(e){return T(e,/(?:while installing the dependencies of|hereby required by) (\S{1,200}?)\.?$/)}
function at({groups:e,facts:o}){const a=e.name??e.tarball??T(o.log,/tarball data for (@?[^\s@]{1,150})@/);return a&&se(a)}function Qe(e,o){const a=T(e,/Not compatible with your version of node\/npm: (\S{1,150})$/)??
T(e,/^error (\S{1,150}): The engine "node" is incompatible/)??T(e,/Your Node version is incompatible with "(\S{1,300})"/),d=a?.startsWith("/")??!1;return{name:d?
void 0:a&&se(a),isProject:d,...on(e,o)}}function on(e,o){const a={member:"node",wanted:o??T(e,/Required: \{.{0,60}?"node":"([^"]{1,60})"/)??T(e,/^Expected version: (.{1,60})$/),
actual:T(e,/Actual: .{0,60}?"node":"([^"]{1,20})"/)??T(e,/(?:^|\. )Got:? "?(v?\d[\d.]{0,20})"?$/)},d={member:"npm",wanted:T(e,/Required: \{.{0,100}?"npm":"([^"]{1,60})"/),
actual:T(e,/Actual: .{0,60}?"npm":"([^"]{1,20})"/)};return d.wanted!==void 0&&!St(d.wanted,d.actual)&&St(a.wanted??"*",a.actual)?d:a}function St(e,o){const a=/^v?(\d{1,5})\.(\d{1,5})\.(\d{1,5})$/.
exec(o??"")?.slice(1);if(!a)return!1;const d=u=>u.trim().replace(/([<>=^~]) /g,"$1").split(" ");return e.split("||").some(u=>d(u).every(m=>rn(m,a.map(Number))))}
function rn(e,o){if(e==="*"||e==="")return!0;const a=/^(\^|~|[<>]=?|=|)v?(\d{1,5})(?:\.(\d{1,5}))?(?:\.(\d{1,5}))?(?:\.[x*])*$/.exec(e);if(!a)return!1;const[,d=""]=a,
u=a.slice(2).flatMap(D=>D===void 0?[]:[Number(D)]),S=o.slice(0,/^(?:>|<=)$/.test(d)?u.length:3).map((D,Q)=>D-(u[Q]??0)).find(D=>D!==0)??0,x=D=>u.slice(0,D).every(
(Q,me)=>Q===o[me]);return d===">"?S>0:d==="<"?S<0:d==="<="?S<=0:d===""||d==="="?x(3):S>=0&&(d===">="||x(d==="^"?1:2))}const an=[{name:"engine",signs:[{tool:["np\
m","pnpm"],log:/^code EBADENGINE|ERR_PNPM_UNSUPPORTED_ENGINE/},{tool:"yarn",log:/The engine "node" is incompatible with this module\. Expected version "(?<wanted>[^"]{1,60})"/},
{log:/Node(?:\.js)?(?: version)? v?[\d.]+(?:\.x)? is not supported by|node: v?[\d.]+ is not supported/},{weak:!0,tool:"vite",log:/You are using Node\.js [^ ]{1,20} (?:For|Vite)\b/},
{weak:!0,log:/(?:requires|required|minimum) (?:a )?(?:minimum )?Node(?:\.js)?(?: version)?(?: of)? (?<wanted>v?\d[\d.+]{0,12})/i},{tool:"webpack",log:/error:0308010C:digital envelope routines::unsupported|ERR_OSSL_EVP_UNSUPPORTED/}],
summary:({groups:e,lines:o})=>{const{name:a,isProject:d,member:u,wanted:m,actual:S}=Qe(o,e.wanted),x=a?y(a,""):d?"the project":void 0,D=u==="npm"?"npm":"Node.js",
Q=x?`${x} asks for ${D}`:`the ${D} version does not fit`;if(!m)return Q;const me=S?`, and the build runs ${S}`:"";return x?`${Q} ${m}${me}`:`${Q} (wanted: ${m}${me}\
)`},remedy:({facts:e,groups:o,lines:a})=>{const{member:d,actual:u}=Qe(a,o.wanted);return d==="npm"?`Let engines.npm in package.json allow ${u}, the npm that bui\
lds run.`:a.some(S=>S.includes("digital envelope routines"))?`${cn}, or ${vt("16",e)}.`:`Let engines.node in package.json and the versions of the packages allow\
 the Node.js that builds run, or ${vt("the version that is asked for",e)}.`},part:({lines:e})=>{const{name:o,isProject:a,member:d}=Qe(e,void 0);return o||a?{kind:"\
engines",name:o??"",member:d}:void 0}},{name:"wrong-platform",signs:[{tool:["npm","pnpm"],log:/Unsupported platform for (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: wanted (?<wanted>\{[^}]{1,200}\})/}],
summary:({groups:{name:e,wanted:o}})=>`the package ${y(e,"")} is for another system${o?` (${o.replace(/[{}"]/g,"").replaceAll(":",": ")})`:""}`,remedy:({groups:e})=>`\
Move ${y(e.name,"the package")} to optionalDependencies in package.json, or take it out, and commit the new lockfile.`,part:({groups:e})=>K(e.name)},{name:"pack\
age-manager",signs:[{tool:"pnpm",log:/This project is configured to use (?<name>\w{1,20})/},{tool:"yarn",log:/This project's package\.json defines "packageManager": "(?<name>[^"]{1,40})"/}],
summary:({groups:e})=>`the project asks for another package manager${e.name?` (${e.name})`:""}`,remedy:({facts:e})=>`Make packageManager in package.json and the\
 committed lockfile name the same package manager${O(e)?"":", in a version that the platform has"}.`,part:()=>({kind:"member",name:"packageManager"})}],cn="The \
bundler is too old for this Node.js. Update it (webpack 5.61 or later), or set the app variable NODE_OPTIONS to --openssl-legacy-provider";function vt(e,o){return O(
o)?`write ${e} to .nvmrc`:`set nodeVersion in app-settings to ${e} on a platform that has it`}const ln=/request to https?:\/\/(?:[^\s/]{1,100}\/){1,6}?(@[^\s/]{1,100}\/[^\s/]{1,150}|[^\s/]{1,150})(?:\/-\/\S{1,200})? failed/,
ct="ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|ECONNREFUSED|ERR_SOCKET_TIMEOUT|UND_ERR_CONNECT_TIMEOUT",dn=/^(?:127\.0\.0\.1|\[?::1\]?)(?=:|$)/,un=[{name:"conflic\
t-markers",signs:[{tool:["pnpm","yarn"],log:/Merge conflict detected in (?<file>[\w.-]{1,60})/},{tool:"yarn-berry",log:/Cannot autofix a lockfile when running an immutable install/},
{log:/^(?:>? *\d{1,6} \| ?)?<{7} (?:HEAD|[\w/.-]{1,100})$/}],summary:({groups:e})=>`${e.file??"the lockfile"} has the conflict markers of a merge`,remedy:()=>"F\
inish the merge: take one side of the file, run your package manager's install on your machine, and commit the lockfile that it writes.",part:()=>({kind:"lockfi\
le",lacks:[]})},{name:"lockfile-missing",signs:[{tool:"npm",log:/`npm ci` command can only install with an existing package-lock\.json/},{tool:"pnpm",log:/ERR_PNPM_NO_LOCKFILE/},
{tool:"npm",log:/Unsupported URL Type "workspace:"/}],summary:()=>"the repository has no lockfile",remedy:()=>"Run the install on your machine and commit the lo\
ckfile it writes.",part:()=>({kind:"lockfile",lacks:[]})},{name:"lockfile-outdated",signs:[{tool:"npm",log:/^`npm (?<manager>ci)` can only install packages when your package\.json and/},
{tool:"pnpm",log:/(?<manager>ERR_PNPM)_(?:OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH|FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE)/},{tool:"yarn",log:/Your (?<manager>lockfile) needs to be updated, but yarn was run with `--frozen-lockfile`/},
{tool:"yarn-berry",log:/The (?<manager>lockfile) would have been (?:modified|created) by this install, which is explicitly forbidden/},{tool:"bun",log:/(?<manager>lockfile) had changes, but lockfile is frozen/},
{stages:["install"],log:/\b(?:package-lock\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock|lockfile)\b.{0,80}\b(?:out of (?:sync|date)|not up to date|outdated)/i}],summary:({
lines:e})=>`the lockfile does not fit package.json${fn(e)}`,remedy:({groups:e})=>`Run ${(e.manager==="ci"?"npm install":e.manager==="ERR_PNPM"?"pnpm install":"")||
"your package manager's install"} on your machine and commit the lockfile together with package.json.`,part:({lines:e})=>({kind:"lockfile",lacks:[...qe(e),...je(
e)].map(se)})},...ae,...an,{name:"git-dependency",signs:[{stages:["install"],log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey|Repository not found\./}],
summary:()=>"a dependency comes from a Git repository that the build cannot read",remedy:()=>"Name the dependency by an https:// URL that needs no login, or pub\
lish it to a registry and give the build a token."},{name:"network",signs:[{tool:["npm","pnpm"],log:new RegExp(`^code (?:${ct})|^network .{0,80}(?:${ct})|ERR_PN\
PM_META_FETCH_FAIL`)},{weak:!0,tool:"next",log:/^Failed to fetch `?[^`]{1,100} from Google Fonts/},{log:new RegExp(`(?:getaddrinfo|request to https?://\\S{1,200}\
 failed).{0,80}(?:${ct})`)},{log:/\b(?:connect|getaddrinfo) (?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT) (?<host>\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/},
{log:/Could not resolve host: (?<host>[\w.-]{1,200})|Failed to connect to \S{1,100} port|network connectivity|The operation timed out\. fetching/}],summary:({groups:e,
lines:o})=>{const a=e.host??T(o,/\b(?:getaddrinfo|connect) E[A-Z_]{4,20} (\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/);return a?`the network failed: ${a.replace(
dn,"localhost")} cannot be reached`:"the network failed while the build fetched something"},remedy:()=>"Run the deploy again. If it repeats, check the host that\
 the log names and that the platform may reach it.",part:({facts:e,groups:o,lines:a})=>{if(e.stage!=="install")return;const d=o.host??T(a,/request to https?:\/\/([^\s/]{1,200})\/\S{1,300} failed/),
u=K(T(a,ln))?.name;return u===void 0&&d===void 0?void 0:{kind:"dependency",name:u,host:d}}},{name:"certificate",signs:[{log:/\b(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_HAS_EXPIRED)\b/}],
summary:()=>"a certificate was refused while the build fetched something",remedy:({facts:e})=>`If a proxy or a private registry has a certificate of its own aut\
hority, let ${O(e)?"the operators start the platform with NODE_EXTRA_CA_CERTS":"NODE_EXTRA_CA_CERTS on the platform"} name that authority's file.`},{name:"nativ\
e-optional",signs:[{log:/Cannot find module '?(?<name>@rollup\/rollup-[\w-]+|@esbuild\/[\w-]+|@rolldown\/binding-[\w-]+|lightningcss[.\w-]*|@tailwindcss\/oxide[\w-]+|@next\/swc[\w-]+|@parcel\/watcher-[\w-]+)'?/}],
summary:({groups:e})=>`the binary package ${y(e.name,"of a tool")} is not installed for this system`,remedy:()=>"The lockfile lacks other systems: delete node_m\
odules and the lockfile, install again with a current npm, and commit the new lockfile."},{name:"node-gyp",signs:[{tool:"node-gyp",log:/^gyp ERR! (?:find Python|stack Error)|node-pre-gyp ERR!/}],
summary:()=>"a native package could not be compiled",remedy:()=>"Use a version of the package that ships binaries for this Node.js version, or a pure JavaScript\
 one."},...ze];function fn(e){const[o]=qe(e);if(o)return`: it lacks ${o}`;for(const a of e){const[,d,u]=lt.exec(a)??[];if(d)return`: it has ${d}, and ${u} is as\
ked for`}return""}const lt=/^Invalid: lock file's (\S{1,200}) does not satisfy (\S{1,200})$/,mn=[/^Missing: (\S{1,200}?)@? from lock file$/,/dependencies were added: (\S{1,200}?),?(?:\s|$)/,
/dependencies in package\.json changed since \S{1,60} was saved: (\S{1,200}) was added/,/^\+ {4}(\S{1,200}): "npm:/];function qe(e){return e.flatMap(o=>mn.flatMap(
a=>a.exec(o)?.[1]??[]))}function je(e){return e.flatMap(o=>lt.exec(o)?.[2]??[])}const pn=[/^Writing (?:\.\/)?([\w@.-]{1,100})\/\S{0,300} from /,/directory: \S{0,200}\/([\w@.-]{1,60})\/$/,
/Wrote site to "([^"]{1,100})"/,/The ([\w-]{1,60}) folder is ready to be deployed/,/Output location: \S{0,200}?((?:dist|build)\/\S{1,100})$/,/Generated static files in "?([\w@./-]{1,100}?)"?\.?$/,
/Generated public ([\w@./-]{1,100})$/,/^\[info\] html generated at \.\/([\w@./-]{1,100})$/,/Success! Generated .{0,40} in "([^"]{1,100})"/,/^((?!\.\w)[\w@./-]{1,100}?)\/(?:assets\/)?[\w.-]{1,100}\.(?:html|js|css)\s{1,60}[\d.,]{1,12} (?:kB|KiB|MB)\b/],
xt=[{name:"next-export",signs:[{codes:["output_missing","output_empty"],tool:"next",log:/Next\.js \d{1,3}\.\d/}],summary:({facts:e})=>et(e).includes("out")?void 0:
"Next.js wrote no static export",remedy:()=>"Set output: 'export' in next.config and take next export out of the build command; the output directory is then out\
."},{name:"output-missing",signs:[{codes:["output_missing"]},{log:/[Oo]utput directory "?(?<folder>[\w@./-]{1,100}?)"? (?:does not exist|(?:was |is )?(?:not found|missing))/}],
summary:({groups:e,facts:o})=>{const a=e.folder??o.outputDirectory??Ot(o);return a?`the build did not write the output directory "${a}"${o.keptOutput?dt:""}`:"t\
he app names no output directory, and the build wrote none of the usual ones"},remedy:e=>{const{facts:o}=e,a=Rt(e);if(a)return`Set output-directory to ${a}: the\
 log shows files written there.`;const d=e.lines.some(m=>/^> gatsby build\b/.test(m)),u=[...hn,...d?["public"]:[]].find(m=>et(o).includes(m));return u?`Set outp\
ut-directory to ${u}, which is there, if it is what the build writes.`:"Set output-directory to the folder that the build command writes, relative to the root d\
irectory: often dist, build, out, public or _site."}},{name:"output-empty",signs:[{codes:["output_empty"]}],summary:({facts:e})=>`the output directory ${y(e.outputDirectory,
"of the app")}${e.keptOutput?`${dt},`:""} is empty`,remedy:e=>{const o=Rt(e);return o?`Set output-directory to ${o}: the log shows files written there.`:"Check \
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
tform was stopped while it worked",remedy:()=>"Deploy again."}],dt=", which an earlier deploy set",hn=["dist","build","out","_site","storybook-static"];function Ot({
message:e}){return/output directory `([^`]{1,200})`/.exec(e??"")?.[1]}function et({message:e}){const[,o=""]=/the folders there are (.{1,1000})/.exec(e??"")??[];
return[...o.matchAll(/`([^`]{1,100})`/g)].map(([,a=""])=>a)}function Rt({lines:e,facts:o}){const a=d=>d.split("/").length;for(const d of pn){const[u]=e.flatMap(
S=>{const x=d.exec(S)?.[1]?.replace(/^\.\//,"").replace(/\/(?:assets|_astro)$/,"");return x?[{folder:x,line:S}]:[]}).sort((S,x)=>a(S.folder)-a(x.folder)),m=u&&gn(
u.folder,u.line,o);if(m&&m!==o.outputDirectory)return m}}function gn(e,o,a){const[d=""]=e.split("/",1),u=et(a);if(u.length===0||u.includes(d))return e;const m=k.
posix.dirname(a.outputDirectory??"");if(m!=="."&&a.list?.(m).length)return`${m}/${e}`;const S=a.log.find(Q=>Q.includes(o))??"",x=/(?:^|\s|\/)([\w.-]{1,60}):[a-z][\w:-]{0,60}: /.
exec(S)?.[1],D=u.find(Q=>x!==void 0&&a.list?.(Q).includes(x));return D===void 0?e:`${D}/${x}/${e}`}const Tt=[{name:"package-json-invalid",signs:[{codes:["packag\
e_json_invalid"]},{tool:"npm",log:/Invalid package\.json: \w{0,20}Error: (?<why>.{1,120}?) in JSON at position (?<place>\d{1,9})/},{tool:["npm","pnpm","yarn","y\
arn-berry","bun"],log:/^code EJSONPARSE$|ERR_PNPM_JSON_PARSE|SyntaxError: \S{0,300}package\.json: /}],summary:({facts:e,groups:o})=>e.code==="package_json_inval\
id"&&e.message?e.message:`package.json is not valid JSON${o.why?`: ${o.why}`:""}`,remedy:()=>"Correct package.json: nothing is installed or published while it c\
annot be read.",part:({facts:e})=>e.code==="package_json_invalid"?void 0:{kind:"file",path:"package.json"}},{name:"settings-invalid",signs:[{tool:"nx",log:/^ *NX +(?<why>[A-Z]\w{1,40}) in (?<path>\S{1,300}\.json) at \d{1,7}:\d{1,7}$/},
{tool:"lerna",log:/JSONError Error in: (?<path>\S{1,300}\.json)$/},{tool:"turbo",log:/Unable to read repository configuration (?<path>\S{1,300}\.jsonc?): invalid JSON/}],
summary:({groups:e})=>`${At(e.path)} is not valid JSON${e.why?` (${e.why})`:""}`,remedy:({groups:e})=>`Correct ${At(e.path)}: the build cannot read it as it is.`,
part:({groups:e})=>e.path?{kind:"file",path:e.path}:void 0},{name:"outside-workspaces",signs:[{tool:"yarn-berry",log:/you forgot to list (?<folder>\S{1,200}) in its workspace configuration/},
{tool:"npm",log:/^No workspaces found:$/}],summary:({groups:e,lines:o})=>`${e.folder??T(o,/^\s*--workspace=(\S{1,200})/)??"the app's folder"} is not in the work\
spaces of the repository's root`,remedy:({groups:e,lines:o})=>`Add ${y(e.folder??T(o,/^\s*--workspace=(\S{1,200})/),"its folder")} to workspaces in the package.\
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
replace(/^.*\//,"")}const Ze=["queue","clone"],wn=[{name:"submodule",signs:[{stages:Ze,log:/submodule path '(?<path>[^']{1,200})' failed/}],summary:({groups:e})=>`\
the Git submodule ${y(e.path,"of the repository")} could not be cloned`,remedy:()=>"Give the submodule an https:// URL that the platform may read in .gitmodules\
, or keep its files in the repository itself."},{name:"branch-not-found",signs:[{codes:["branch_not_found"]},{stages:Ze,log:/Remote branch (?<branch>\S{1,200}) not found in upstream/}],
summary:({groups:e,facts:o})=>`the branch ${y(e.branch??o.branch,"to build")} does not exist`,remedy:()=>"Push the branch, or set the input branch to one that e\
xists on the remote; names are case-sensitive."},{name:"commit-not-found",signs:[{codes:["commit_not_found"]},{stages:Ze,log:/reference is not a tree: |not our ref [0-9a-f]{7,64}/}],
summary:()=>"the commit is not in the repository",remedy:()=>"Push the commit to the repository that the app builds from; a force push or a fork may have left i\
t behind."},{name:"repository-not-allowed",signs:[{codes:["repository_not_allowed"]}],summary:({facts:e})=>`the platform does not take the repository ${y(e.repository,
"given")}`,remedy:()=>"Set the input repository to owner/name or an https:// URL; local paths and file:// need a platform started with --allow-local-git."},{name:"\
repository-not-found",signs:[{codes:["repository_not_found"]},{stages:Ze,log:/remote: Repository not found\.|^fatal: repository '[^']{1,300}' (?:not found|does not exist)/},
{stages:Ze,log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey/}],summary:({facts:e})=>`the platform cannot read the re\
pository ${y(e.repository,"of the app")}`,remedy:({facts:e})=>`Check the spelling of the input repository. If it is private, give the platform access to it${O(e)?
": a token in its --git-url":", as by its GitHub app or a deploy key"}.`},{name:"root-directory-missing",signs:[{codes:["root_directory_missing"]},{tool:"npm",log:/Could not read package\.json(?:: .{0,80}? open '(?<path>[^']{1,400})\/package\.json')?/},
{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: can't cd to (?<path>\S{1,300})$/},{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: (?<path>[^\s:]{1,300}): No such file or directory$/}],
summary:e=>{const{asked:o,actual:a}=_t(e),d=e.facts.code==="root_directory_missing"?`the root directory${o?` "${o}"`:""} does not exist in the repository`:o?`th\
ere is no package.json in "${o}"`:"there is no package.json where the build ran";return a?`the folder "${o}" is spelt "${a}" in the repository`:d},remedy:e=>{const{
asked:o,actual:a}=_t(e),d=e.facts.code==="root_directory_missing";return a?`Write ${a} ${d?"as rootDirectory in app-settings":`where the command names ${o}`}: b\
uilds run where upper and lower case count.`:`Set rootDirectory in app-settings${O(e.facts)?"":", on a platform that has it,"} to the folder of the app, relativ\
e to the repository, and check that it is committed.`}}];function _t(e){const{groups:o,facts:a}=e,d=o.path??/root directory `([^`]{1,300})`/.exec(a.message??"")?.[1],
u=a.list;if(!d||!u)return{asked:d?.startsWith("/")?void 0:d,actual:void 0};if(!d.startsWith("/"))return{asked:d,actual:(0,U.M)(d,u)};const m=d.split("/").slice(
0,40);for(let x=1;x<m.length;x++){const D=m.slice(x).join("/"),Q=(0,U.M)(D,u);if(Q)return{asked:D,actual:Q}}const S=(0,U.p)(d,e);return{asked:S.startsWith("/")?
void 0:S,actual:void 0}}const Je=/^> @?[^\s@]{1,150}(?:@\S{0,60})? (?<name>[\w:.-]{1,60})(?: \/\S{1,400})?$/,Xe=/^[>$] (?<command>\S.{0,300})$/,yn=/^The build command `(?:npm|pnpm|yarn|bun) (?:run )?(?<name>[\w:.-]{1,60})`/,
$n=[{name:"silent-command",signs:[{weak:!0,stages:["build"]}],summary:e=>{const{facts:o,lines:a}=e,d=o.exitCode&&ut(e);if(!(!d||Ce(a,o.message)!==void 0))return`\
the script "${d.name}" (${d.command}) failed, and it printed no reason`},remedy:e=>{const o=ut(e)?.command.split(/&&|;/)??[];return`Run the commands of the scri\
pt one by one: one of them exits with a code other than 0 without a word.${o.length>1?` The last one is \`${o.at(-1)?.trim()}\`.`:""}`},part:e=>({kind:"script",
...ut(e)})}];function ut({facts:e,lines:o}){const a=o.findLastIndex((x,D)=>Je.test(x)&&Xe.test(o[D+1]??"")),d=yn.exec(e.message??"")?.groups?.name,u=Je.exec(o[a]??
"")?.groups?.name??d,m=a<0?o.findLast(En):o[a+1],S=Xe.exec(m??"")?.groups?.command;return u===void 0||S===void 0?void 0:{name:u,command:S}}function En(e){return e.
startsWith("$ ")&&!/^\$ (?:npm|pnpm|yarn|bun) /.test(e)}const bn=[{name:"no-start-command",signs:[{codes:["no_start_command"]}],summary:({facts:e})=>e.message?.
split(". ",1)[0]??"nothing in the repository says how its server is started",remedy:()=>'Set startCommand in app-settings, as {"startCommand": "node server.js"}\
, or add a start script to package.json. For a site of files alone, deploy with app-type web-landing.'},{name:"start-package-missing",signs:[{codes:["start_fail\
ed"],log:/Cannot find (?:package|module) '(?<name>(?:@[\w.-]{1,100}\/)?[a-z\d][\w.-]{0,100})(?:\/[\w./-]{1,200})?'/}],summary:({groups:e})=>`the server needs th\
e package ${y(e.name,"that it names")}, which its release does not have`,remedy:({groups:e})=>`Move ${e.name??"it"} to dependencies in package.json: a server's \
release has no packages of devDependencies.`},{name:"start-failed",signs:[{codes:["start_failed"]}],summary:({facts:e})=>e.message??"the server ended before it \
was ready",remedy:()=>"Read the last lines that it printed, and run its start command with the variables of the app. The release before stays live."},{name:"not\
-listening",signs:[{codes:["not_listening"]}],summary:({facts:e})=>e.message??"the server does not listen",remedy:()=>"Let it listen on the port in the variable\
 PORT soon after its start, and do slow work afterwards. The release before stays live."},{name:"unhealthy",signs:[{codes:["unhealthy"]}],summary:({facts:e})=>e.
message??"the server does not answer as it should",remedy:()=>"Let healthPath in app-settings name a path that answers below 500, and read what the server print\
ed. The release before stays live."},{name:"start-out-of-memory",signs:[{codes:["out_of_memory"],stages:["activate"]}],summary:({facts:e})=>e.stage?.toLowerCase()===
"activate"?e.message??void 0:void 0,remedy:()=>'Give each instance more by memory in app-settings, as {"memory": "1GiB"}, or let the server load less at its sta\
rt. The release before stays live.'}],Ye=["start_failed"],tt=["unhealthy","not_listening"],ft=/^\s{0,4}(?:\[Nest\] .{1,80} ERROR \[\w{1,40}\] |Uncaught |\[?(?:ERROR|error|FATAL|fatal)\]?:? )?(?<message>(?!.*Cannot find (?:package|module) )(?:[A-Z]\w{0,60})?(?:Error|Exception)(?: \[\w{1,60}\])?: \S.{0,300})$/,
Nt=[{name:"start-variable-missing",signs:[{codes:[...Ye,...tt],log:/(?:[Mm]issing|[Uu]ndefined|[Ii]nvalid)(?: required)? env(?:ironment)?(?: variable)?s?:? [`"'[]?(?<name>[A-Z][A-Z0-9_]{1,80})/},
{codes:[...Ye,...tt],log:/(?<![\w])[`"']?(?<name>[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60})[`"']? (?:environment variable |env var )?(?:is (?:not (?:set|defined|provided)|missing|undefined|required)|must be (?:set|defined))/}],
summary:({groups:e})=>`the server needs the variable ${e.name??""}, which is not set`,remedy:({groups:e})=>`Add ${e.name??"it"} to the app variables: slipway en\
v set ${e.name??"NAME"}=VALUE, or the input env or secret-env. The release before stays live.`},{name:"start-port-taken",signs:[{codes:Ye,log:/EADDRINUSE(?::.{0,60}?:(?<port>\d{2,5}))?/}],
summary:({groups:e})=>`the server listens twice on the port ${y(e.port,"that it has")}`,remedy:()=>"Listen once. If the start command starts several servers, le\
t only one of them listen on the port in the variable PORT."},{name:"start-heap-full",signs:[{codes:Ye,log:/JavaScript heap out of memory|Reached heap limit|Ineffective mark-compacts near heap limit/},
{codes:["out_of_memory"],stages:["activate"],log:/JavaScript heap out of memory|Reached heap limit/}],summary:()=>"the server used all the memory that Node.js m\
ay use",remedy:()=>'Give each instance more by memory in app-settings, as {"memory": "1GiB"}, or let the server load less at its start. The release before stays\
 live.'},{name:"start-rejected",signs:[{codes:Ye,log:/UnhandledPromiseRejection: .{0,400} with the reason "(?<reason>.{1,200})"/}],summary:({groups:e})=>`the se\
rver ended, because nothing handles that a promise was rejected with "${e.reason}"`,remedy:()=>"Handle the rejection with catch or try, and reject with an Error\
: its stack names the line. The release before stays live."},{name:"start-error",signs:[{codes:Ye,log:ft}],summary:({groups:e})=>`the server ended with ${e.message}`,
remedy:()=>"Mend what the stack in its last lines names. To try it with the variables of the app: slipway exec -- and its start command. The release before stay\
s live."},{name:"start-error-printed",signs:[{codes:tt,log:ft}],summary:({facts:e,groups:o})=>e.message?`${e.message}. It printed ${o.message}`:void 0,remedy:()=>"\
Mend what the stack in its last lines names. To try it with the variables of the app: slipway exec -- and its start command. The release before stays live."}],It=[
...wn,...Tt,...Nt,...bn,...xt,...un,...v,...ee,...$n];var kn=g(730);const Mt={formats:kn.h,causes:It};function Ss(e,{formats:o,causes:a}=Mt){const d=u=>![u.tool??
[]].flat().includes(e);return{formats:o.filter(d),causes:a.map(u=>({...u,signs:u.signs.filter(d)})).filter(({signs:u})=>u.length>0)}}var nt=g(901),Sn=g(3093);const Lt=/^WARN\s{1,4}No layout: /,
Pe=/^theme:\s{0,20}["']?(?<name>[\w.-]{1,100})["']?\s{0,20}(?:#.*)?$/;async function vn(e,o,a){if(!e.some(Q=>Lt.test(Q)))return;const d=(0,k.join)(a,"_config.ym\
l"),u=await o.lines(d)??[],m=u.findIndex(Q=>Pe.test(Q.trimEnd())),S=Pe.exec(u[m]?.trimEnd()??"")?.groups?.name;if(S===void 0)return;const x=(await o.lines((0,k.
join)(a,"package.json"))??[]).join(`
`);if(!(((await o.filesIn((0,k.join)(a,"themes",S),xn))?.length??0)>0||x.includes(`"hexo-theme-${S}"`)))return{file:(0,k.relative)(o.root,d),line:m+1,message:(0,X.
Ow)(`the theme "${S}" is not installed: package.json has no hexo-theme-${S}, and themes/${S} has no files (${e.find(Q=>Lt.test(Q))})`,300)}}const xn=1e3,On=/^(?:_config(?:\.[\w-]{1,40})?\.ya?ml|(?:[\w-]{1,40}\.)?config\.(?:[cm]?[jt]s|json|ya?ml|toml)|\.eleventy\.[cm]?js|(?:hugo|book|docfx|typedoc)\.\w{2,5})$/,
Rn=/^\s{0,20}["']?(?<key>\w{0,30}(?:dir|directory|folder|root|src|source|input|pages|content|public|static)\w{0,20})["']?\s{0,4}[:=]\s{0,4}["']?(?:\.\/)?(?<folder>[\w-]{3,80})\/?["']?\s{0,4},?\s{0,4}(?:#.*|\/\/.*)?$/i,
Ct=/out|dest|dist|public|build|cache|tmp|temp/i,Tn=200,Pt=200;async function mt(e,o){const a=[],d=await e.filesIn(o,Tn)??[],u=await e.foldersIn(o,Pt);for(const m of d.
filter(S=>On.test((0,k.basename)(S))))for(const[S,x]of(await e.lines(m)??[]).entries()){const{key:D="",folder:Q=""}=x.length>300?{}:Rn.exec(x)?.groups??{};if(Q===
""||Ct.test(D)||u.includes(Q))continue;const[me]=(0,I.IM)(Q,u);if(me===void 0)continue;const Y=(0,k.relative)(e.root,(0,k.join)(o,(0,k.basename)(m)));a.push({file:Y,
line:S+1,message:`${D} names the folder ${Q}, which does not exist; there is ${me}/`})}return a.length===1&&!e.isOver?a[0]:void 0}var jt=g(6612);function Dt(e,{
source:o,app:a}){return e.replaceAll(`file://${o}/`,"").replaceAll(`${o}/`,"").replace(jt.cU,d=>d.includes(`${a}/`)?k.posix.basename(d):d)}var pt=g(3739),Ve=g(8302),
ht=g(9692),An=g(7994);const _n={queue:"Deployment failed",clone:"Clone failed",install:"Install failed",build:"Build failed",sync:"Upload failed",activate:"Acti\
vation failed"},Ut=1e3,st=300,Nn=/exit(?:ed)?(?: with)? (?:code|status)|^(?:the )?(?:build|install|deployment)(?: command)? failed\W*$/i,In=/^The (?<stage>install|build) command (?<command>`.{1,300}`) (?:exited with|ended by) /,
Ft=/^\s*(?:npm (?:warn|WARN)|warning\b|WARN\b|<w>\s|\(node:\d+\))/;function Wt(e,o=It){const a=(0,B.Se)(e.message?[...e.log,e.message]:e.log).slice(-Ut).map(u=>u.
text).filter(u=>!Ft.test(u)),d=Mn(e,o,a);if(d)return gt(e,d.cause,d.known,d.message);for(const u of["codes","others"])for(const m of o){const S=Ln(m,u,e,a),x=S&&
m.summary(S);if(S&&x)return gt(e,m,S,x)}return{headline:Gt(e,jn(e,a),a),remedy:void 0}}function gt(e,o,a,d){const u=(0,X.Ow)(o.remedy(a),500),m=o.part?.(a);return{
headline:Gt(e,d,a.lines),remedy:u,cause:o.name,...m&&{fault:{part:m,summary:(0,X.Ow)(d,st)}}}}function Mn(e,o,a){for(const{severity:d,code:u,message:m}of e.diagnostics??
[]){const S=d==="error"?o.find(x=>x.part&&x.name===u):void 0;if(S)return{cause:S,message:m,known:_(S,e,a)??{groups:{},facts:e,lines:a}}}}function Ln(e,o,a,d){const u=e.
signs.filter(m=>o==="codes"==(m.codes!==void 0));return u.length===0?void 0:_({...e,signs:u},a,d)}function Gt(e,o,a){const d=o.replace(jt.cU,x=>(0,U.p)(x.replace(
/^file:\/\//,""),{facts:e,lines:a})),u=_n[e.stage?.toLowerCase()??""]??"Deployment failed",m=Cn(d,e)?"":Pn(e),S=st-u.length-m.length-2;return`${u}: ${(0,X.Ow)(d.
trim().replace(/\.$/,""),S)}${m}`}function Cn(e,{exitCode:o,signal:a}){return typeof o=="number"?e.includes(`exited with code ${o}`):a!=null&&e.includes(` by ${a}`)}
function Pn({exitCode:e,signal:o}){return typeof e=="number"&&e!==0?` (exit code ${e})`:o?` (${(0,X.Ow)(o,20)})`:""}function jn(e,o){const a=e.diagnostics?.find(
u=>u.severity==="error");if(a)return`${a.file}${a.line===null?"":`:${a.line}`}: ${a.message}`;if(e.message&&!Nn.test(e.message))return e.message;const d=Un(e,o);
return d||(Dn(e,o)??(e.message||e.code||"the platform gave no reason"))}function Dn({message:e},o){const a=Ce(o,e),d=o.filter(m=>m!==e).map(m=>({text:m,folder:void 0})),
u=(0,q.sq)(d)?.message;return u===void 0||a?.includes(u)||a!==void 0&&u.includes(a)?a:u}function Un({message:e},o){const a=In.exec(e??"")?.groups,d=o.lastIndexOf(
`$ ${a?.command?.slice(1,-1)}`),u=d===-1?o.findLastIndex(S=>S.startsWith("$ ")):d;return!a||u===-1||o.slice(u+1).filter(S=>S!==e&&!Me(S)).length>0?void 0:`the ${a.
stage} command ${a.command} failed, and it printed nothing`}var be=g(6709),Fn=g(402),Bt=g(3573),Wn=g(4046);function Gn(e,o){const a=new Map;for(const[d,u]of Bn(
e,o)){const m=a.get(u);m?m.push(d):a.set(u,[d])}return a}function Bn(e,o){return/(?:package-lock|npm-shrinkwrap)\.json$/.test(e)?zn(o):e.endsWith("bun.lock")?Kn(
o):/(?:yarn\.lock|pnpm-lock\.yaml)$/.test(e)?Hn(o):[]}function*zn(e){const o=(0,Ve.D7)(e)?.packages;for(const[a,d]of Object.entries((0,Ve.Gv)(o)?o:{})){const u=(0,Ve.
Gv)(d)&&a.includes("node_modules/")?d.dependencies:void 0;for(const m of Object.keys((0,Ve.Gv)(u)?u:{}))yield[a.split("node_modules/").at(-1)??"",m]}}const zt='\
"dependencies": {';function*Kn(e){for(const o of e.split(`
`)){const a=/^\s{4}"[^"]{1,200}": \["(?<name>@?[^"@]{1,200})@/.exec(o)?.groups?.name,d=a===void 0?-1:o.indexOf(zt),u=d===-1?-1:o.indexOf("}",d),m=u===-1?"":o.slice(
d+zt.length,u);for(const S of m.matchAll(/"([^"]{1,200})":/g))yield[a??"",S[1]??""]}}const wt=/^\s{0,2}["']?\/?(?<name>@?[^@\s"'/]{1,200}(?:\/[^@\s"'/]{1,200})?)@\S/,
Kt=/^\s{4,6}["']?(?<name>@?[^\s"':/]{1,200}(?:\/[^\s"':]{1,200})?)["']?(?::|\s)\s{0,4}\S/;function*Hn(e){let o="",a;for(const d of e.split(`
`)){const u=d.search(/\S/);if(u<0)continue;if(u<=2&&d.trimEnd().endsWith(":")){const S=/^\s{2}(?:optionalD|d)ependencies:$/.test(d);o=S?o:wt.exec(d)?.groups?.name??
"",a=S?2:void 0}else/^\s{4}(?:optionalD|d)ependencies:$/.test(d)?a=4:a!==void 0&&u<=a&&(a=void 0);const m=a!==void 0&&u===a+2?Kt.exec(d)?.groups?.name:void 0;m!==
void 0&&o!==""&&(yield[o,m])}}function Zn({text:e}){const o=(0,Wn.as)(e);return o===void 0?void 0:(0,ht.q1)(e,o)}function yt({file:e,text:o},a){if(!e.endsWith("\
yarn.lock")||o==="")return;const d=a.map(({value:u})=>u.name);return(0,be.bA)(a,(u,m)=>d.includes(u)||!/^[\^~<>=*\d]/.test(m)?!1:!o.includes(`${u}@${m}`)&&!o.includes(
`${u}@npm:${m}`))}function Yn(e,{file:o,text:a},d){const u=Gn(o,a),m=new Set([e]);for(const S of m){const x=S===e?void 0:(0,be.bA)(d,D=>D===S);if(x)return x;for(const D of u.
get(S)??[])m.add(D)}}const $t=60,Vn=20,Jn=300,Ht=/(?:^|\/)(?:[jt]sconfig[\w.-]{0,60}|\.[\w.-]{1,60}|devcontainer)\.json$/;function Xn(e){const d=Et(e).flatMap(u=>u.
split(/[\s'"`(),:;=[\]{}]+/)).map(u=>u.replace(/\.$/,"")).filter(u=>u.endsWith(".json")).filter(u=>!Ht.test(u)&&!u.includes("node_modules/"));return[...new Set(
d.reverse())].slice(0,Vn)}function Zt(e,o){const a=Et(e),d=Ce(a,e.message);if(d===void 0)return;const u=a.filter(m=>/\berror\b|\bfail|not found|cannot|could ?n[o']t|no matching/i.
test(m));for(const m of[d,...u.reverse()]){if(m===e.message||Le(m))continue;const S=m.replace(/%2f/gi,"/").split(/[\s'"`(),:;]+/),x=new Set(S.map(Qn)),D=(0,be.bA)(
o,Q=>x.has(Q));if(D)return{dependency:D,message:(0,X.Ow)(m.trim(),Jn)}}}function Qn(e){const o=e.split("/"),[a="",d=""]=o.slice(-2),u=a.startsWith("@")?`${a}/${d}`:
d||a;return/^@?[^@]+@/.test(u)||o.length>1?u.replace(/(?<=.)@.*$/,""):void 0}function Et({log:e}){return(0,B.Se)(e).slice(-$t).map(({text:o})=>o)}async function qn(e,o,a,d){
const{fault:u,cause:m}=Wt(e,d);if(m!==void 0&&!u)return;const S=await(0,be.PX)(o,a),x=await(0,Fn.GQ)(o,a),D={sources:o,folder:a,app:(0,be.lW)(o,a),manifests:S,lockfile:x},
Q={cause:m??"",summary:u?.summary??""},me=u?await ts(u.part,D,Q):await es(e,D);if(!me)return;const{line:Y,column:ce}=me.place??{line:null,column:null},ve=me.message??
Q.summary;return{file:me.file,line:Y,column:ce,severity:"error",code:me.cause??m??null,message:ve}}async function es(e,o){for(const d of Xn(e)){const u=await Qt(
d,o);if(u?.place)return{...u,cause:"settings-invalid"}}const a=e.stage==="install"?Zt(e,o.manifests):void 0;return a&&{...Ge(a.dependency),message:a.message}}async function ts(e,o,a){
switch(e.kind){case"dependency":return await is(e,o)??os(e,o,a);case"engines":return as(e,o,a);case"script":return await Jt(o,a)??ot(e,o);case"uninstalled":return Jt(
o,a);case"member":return e.name==="workspaces"?Vt(o):cs(e,o,a);case"lockfile":return Xt(e.lacks,o,a);case"file":return Qt(e.path,o);case"names":return bt(o.manifests);default:
return(0,pt.xb)(e)}}const ns=["preinstall","install","postinstall","prepare"],ss=["package-not-found","version-not-found","registry-login","registry-refused"];function os({
name:e,host:o,script:a},d,u){const{manifests:m,lockfile:S}=d,x=(0,be.bA)(m,(Y,ce)=>e===void 0?o!==void 0&&ce.includes(o):Y===e);if(!x){const Y=a&&m.find(({value:ve})=>ve.
name===e);if(Y){const ve=u.summary.replace(/^the package "[^"]{1,200}"/,"the project");return{file:Y.file,...ot({kind:"script",...a},{manifests:[Y]}),message:ve}}
const ce=e!==void 0&&S?Yn(e,S,m):void 0;return ce&&{...Ge(ce),message:`${u.summary}; ${ce.name} brings it`}}const D=m.find(({value:Y})=>Y.name===x.name);if(!D||
!ss.includes(u.cause))return Ge(x);const Q=D.value.version,me=typeof Q=="string"?`in version ${Q}`:"without a version";return{...Ge(x),cause:"workspace-version",
message:`"${x.name}" is a workspace of this repository (${D.folder}) ${me}, and ${x.manifest.file} asks for ${x.wanted}`}}const rs=[".npmrc",".yarnrc.yml",".yar\
nrc","bunfig.toml"],Yt=/^registry\.(?:npmjs\.org|yarnpkg\.com)$/;async function is({host:e,name:o},a){const{sources:d,lockfile:u,folder:m,manifests:S}=a;if(e===
void 0||Yt.test(e)||(0,be.bA)(S,(Y,ce)=>ce.includes(e)))return;for(const Y of rs){const ve=(await d.lines((0,k.resolve)(m,Y))??[]).findIndex(De=>De.includes(`//${e}`))+
1;if(ve>0)return{file:(0,be.lW)(d,(0,k.resolve)(m,Y)),place:{line:ve,column:1}}}const x=u?.text.split(`
`)??[],D=(Y,ce)=>Y.includes(`//${e}/`)&&Y.includes(ce),Q=o===void 0?-1:x.findIndex(Y=>D(Y,`/${o}/`)),me=(Q>=0?Q:x.findIndex(Y=>D(Y,"")))+1;return u&&me>0?{file:u.
file,place:{line:me,column:1}}:void 0}function Ge({manifest:e,place:o}){return{file:e.file,place:o}}function as({name:e,member:o},{manifests:a},d){const u=x=>(0,Ve.
Gv)(x.value.engines)&&o in x.value.engines,m=a.find(x=>u(x)&&(e===""||x.value.name===e));if(!m){const x=(0,be.bA)(a,D=>D===e);return x&&Ge(x)}const S=d.summary.
replace(/^"[^"]{1,200}"/,"the project");return{file:m.file,place:(0,be.VV)(m,["engines",o]),message:S}}function ot({name:e,command:o},{manifests:a}){const d=m=>o!==
void 0&&(m===o||m.split(/[\s;&|()]+/).includes(o)),u=(0,be.fv)(a,(m,S)=>(e===void 0||m===e)&&d(S))??(0,be.fv)(a,m=>o===void 0&&e===void 0?ns.includes(m):m===e);
return u&&Ge(u)}function cs({name:e,wanted:o},{manifests:a},{summary:d}){const u=a.find(({value:x})=>x[e]!==void 0)??a[0];if(!u)return;const m=u.value[e],S=o!==
void 0&&(0,Ve.Gv)(m)?(0,I.pA)(o,Object.keys(m)):[];return{file:u.file,place:(0,be.VV)(u,[e]),message:(0,A.RU)(d,S)}}function Vt({manifests:e,lockfile:o}){const a=e.
find(({folder:d})=>d===(o?.folder??""))??e[0];return a&&{file:a.file,place:(0,be.VV)(a,["workspaces"])}}function bt(e){for(const[o,{file:a,value:d}]of e.entries()){
const u=e.slice(o+1).find(S=>S.value.name===d.name);if(typeof d.name!="string"||!u)continue;const m=`multiple projects are called ${d.name}: ${a} and ${u.file}`;
return{file:u.file,place:(0,be.VV)(u,["name"]),message:m}}}async function Jt({sources:e,app:o,manifests:a,lockfile:d},u){const m=a.find(({folder:Q})=>Q===o);if(!m||
!d||d.folder===o)return;const S=a.find(({folder:Q})=>Q===d.folder),x=d.folder===""?o:o.slice(d.folder.length+1),D=await(0,Bt.c)(d,S,e);if(!(0,Bt.S)(x,D.patterns))
return{file:D.file??m.file,place:D.place,cause:"outside-workspaces",message:`${u.summary}: ${o} is not in the workspaces of ${D.file??"the root"}, so its depend\
encies were not installed`}}function Xt(e,{manifests:o,lockfile:a},d){const[u]=o;if(!a)return u&&{file:u.file};const m=Zn(a);if(m){const ce=`${a.file} has the c\
onflict markers of a merge`;return{file:a.file,place:m,cause:"conflict-markers",message:ce}}const S=(0,be.bA)(o,ce=>e.includes(ce))??yt(a,o);if(!S||d.cause!=="l\
ockfile-outdated")return{file:a.file};const{manifest:x,name:D,wanted:Q}=S,me=o.some(({value:ce})=>ce.name===D),Y=`${a.file} does not fit ${x.file}, which asks f\
or ${D} ${Q}${me?", a workspace of this repository":""}`;return{...Ge(S),message:Y}}async function Qt(e,{sources:o,folder:a}){const d=(0,k.resolve)(a,e);if(!(0,An.
FK)(o.root,d))return;const u=(await o.lines(d))?.join(`
`).replace(/^\ufeff/,""),m=(0,be.lW)(o,d);if(u===void 0)return;const S=(0,ht.UQ)(u);if(!/\.jsonc?$/.test(m)||!S||/^[ \t]{0,80}\/[/*]/m.test(u))return{file:m};const x=(0,ht.
q1)(u,S.offset);return{file:m,place:x,message:`${m} is not valid JSON: ${S.message} (line ${x.line}, column ${x.column})`}}const qt=10,en=2;async function ls(e,o){
const{stage:a,root:d,context:u,workspace:m,log:S}=o,x=m.source,{clock:D}=u,me=e.exitCode!==null||e.signal!==null?a==="install"?"install":"build":void 0,Y={root:x,
folder:d,command:me,clock:D,processor:N.jq},ce=e.diagnostics,De=(ce.length>0?ce:await kt({...e,log:S.recent()},Y)).map(Be=>({...Be,message:Dt(Be.message,m)}));return ys(
De,new nt.j(x,D))}async function kt(e,o,{formats:a,causes:d}=Mt){const{read:u,guess:m}=await(0,Sn.RJ)(e.log,o,a),S=m?[...u,m]:u,x=new nt.j(o.root,o.clock),D=await qn(
{...e,diagnostics:S},x,o.folder,d);if(!D)return S;const Q=({file:me,line:Y})=>me===D.file&&(Y===null||Y===D.line);return[D,...u.filter(me=>!Q(me))]}function ds(e){
return(0,q.F7)(e)||/^WARN\b/.test(e)}async function us(e){const{root:o,context:a,workspace:d}=e,u=e.log.recent(),m=d.source,S=await mt(new nt.j(m,a.clock),o),x=S?
[S]:[];if(!u.some(ds))return x;const D=await vn(u,new nt.j(m,a.clock),o);if(D)return[D];const Q={root:m,folder:o,command:"build",clock:a.clock,processor:N.jq},Y=(await kt(
{stage:"build",exitCode:0,log:u},Q)).filter(({severity:Ue})=>Ue==="error").slice(0,P.ws),ce=(0,B.Se)(u),ve=Ue=>({...Ue,message:Dt(Ue.message,d)}),De=Y.map(Ue=>ve(
fs(Ue,ce)));if(De.length>0)return[...x,...De].slice(0,P.ws);const Be=(0,q.sq)(ce);return Be?[...x,ve({file:null,line:null,message:tn(Be.message)})]:x}function fs({
file:e,line:o,message:a},d){const u={file:e,line:o,message:tn(a)};return e!==null&&o!==null&&hs(a,(0,k.basename)(e),d)?{...u,isMarked:!0}:u}const ms=/^\[?(?:ERROR|FATAL)\]?:?\s/,
ps=12;function hs(e,o,a){const d=e.slice(0,40);return a.some(({text:u},m)=>{if(!ms.test(u))return!1;const S=a.slice(m,m+ps);return[d,o].every(x=>S.some(D=>D.text.
includes(x)))})}function tn(e){return(0,X.Ow)(e,P.iA).toWellFormed()}const gs=/not installed|can(?:not|'t) (?:find|resolve)|could not (?:find|resolve|load)|failed to resolve|no such file|unresolved/i;
function ws(e){const o=e.filter(({severity:a})=>a==="error");return o.length>0&&o.every(({line:a,message:d})=>a!==null&&!gs.test(d))}async function ys(e,o){const a=[];
for(const d of e.slice(0,qt)){const u=d.line===null?void 0:await o.lines(d.file);a.push(u&&d.line!==null?{...d,source:$s(u,d.line)}:d)}return[...a,...e.slice(qt)]}
function $s(e,o){const a=Math.max(1,o-en);return e.slice(a-1,o+en).map((d,u)=>({line:a+u,text:(0,X.DJ)(d.slice(0,W.IC.sourceLine)).toWellFormed()}))}}),4177:((xe,le,g)=>{
g.d(le,{EZ:()=>G,ac:()=>U,fz:()=>O});var k=g(6760),N=g(3052),X=g(7214),P=g(6612),W=g(6419),q=g(402);const B=/^(?!(?:package-lock|npm-shrinkwrap|pnpm-lock)\.|(?:CHANGELOG|LICENSE)\b)(?:.*\.(?:[cm]?[jt]sx?|g[jt]s|json[5c]?|ya?ml|toml|vue|svelte|astro|mdx?|markdown|html?|hbs|handlebars|njk|nunjucks|liquid|pug|jade|ejs|eta|twig|css|p?css|s[ac]ss|less|styl|graphqls?|gql|sh|py|rb|go|rs|php)|\.\w{2,20}rc|\.env(?:\.\w{1,20})?)$/i,
I=/\.(?:png|jpe?g|gif|svg|webp|avif|ico|woff2?|mp4|pdf)$/i,V={test:L=>B.test(L)||I.test(L)},$=/(?:^|\/)(?:dist|build|out|_site|coverage|cache|storybook-static)\//,
_=/\.(?:timestamp-\d{6,20}-\w{1,40}|bundled_\w{1,40})\.[cm]?js$/;function O(L){return _.test(L)}const T=2e3,y=1e3,A=3,J=2*N.D6,C=32;function G(L){const R=(M="")=>/^---\s*$/.
test(M);return R(L[0])?L.findIndex((M,w)=>w>0&&R(M))+1:0}class U{files;#e;#t;#n=new Map;#s;#o;#i;#r=new Map;constructor(R,M,w,v=[]){this.files=w,this.#o=v,this.#e=
R,this.#t=M,this.#s=new Set(w)}static async read(R,M){const w=[],v=[];for await(const E of R.walk(V)){const F=(0,k.relative)(R.root,E).split(k.sep).join("/");if(!($.
test(F)||_.test(F))&&(I.test(F)?v.length<y&&v.push(F):w.push(F),w.length>=y))break}return new U(R,(0,k.relative)(R.root,M).split(k.sep).join("/"),w,v)}get list(){
return this.#i??=(0,X.c3)([...this.files,...this.#o]),this.#i}has(R){return this.#s.has(R)}get manifest(){return[`${this.#t}/package.json`,"package.json"].find(
R=>this.has(R))}async lockfile(){return(await(0,q.GQ)(this.#e,(0,k.resolve)(this.#e.root,this.#t)))?.text??""}find(R){const M=(0,P.qD)(R,{exists:E=>this.has(E),
rootDirectory:this.#t});if(M!==void 0||R.startsWith("/")||/node_modules|^\w+:/.test(R))return M;const w=R.replace(/^(?:\.{1,2}\/)+/,"");if(!/\.[a-z]\w{0,9}$/i.test(
w)||$.test(w))return;const v=this.files.filter(E=>E.endsWith(`/${w}`)||w.endsWith(`/${E}`));return v.length===1&&(v[0]?.includes("/")||(0,k.basename)(w)!==w)?v[0]:
void 0}async lines(R){const M=this.#n.get(R);if(M)return M;const v=(await this.#e.lines((0,k.resolve)(this.#e.root,R))??[]).map(E=>E.length>T?"":E);return this.#n.
set(R,v),v}async collect(R,M){await this.load(R);const w=[];for(const v of R)for(const[E,F]of(await this.lines(v)).entries()){const K=M(F,E+1,v);K!==void 0&&w.push(
K)}return w}async piece(R,M,w,v){const E=(await this.#a(R))[M-1]??"";return E.length<=2*v?E:E.slice(Math.max(0,w-1-v),w-1+v)}async#a(R){const M=this.#r.get(R);if(M||
this.#r.size>=A)return M??[];const{root:w}=this.#e,v=(await(0,W.x)(w,(0,k.resolve)(w,R),J))?.text.split(`
`)??[];return this.#r.set(R,v),v}async load(R=this.files){for(let M=0;M<R.length&&!this.isOver;M+=C)await Promise.all(R.slice(M,M+C).map(w=>this.lines(w)))}onlyOf(R){
return R.length===1&&!this.isPartial?R[0]:void 0}get isPartial(){return this.isOver||this.files.length>=y}get isOver(){return this.#e.isOver}}})};export{Wo as id,Go as ids,Bo as modules};

const Fo=382,Wo=[382],Go={9882:((Re,ae,w)=>{w.d(ae,{IM:()=>ee,pA:()=>O});const v={characters:80,candidates:1e3,shown:3};function O($,R){const g=j($);if(g===""||
$.length>v.characters)return[];const I=R.slice(0,v.candidates).filter(N=>N!==$&&N.length<=v.characters).flatMap(N=>{const G=B($)===B(N)?Math.min(L(g,j(N))??Q,Q):
L(g,j(N));return G===void 0?[]:[{each:N,points:G}]}),A=Math.min(...I.map(({points:N})=>N));return I.sort((N,G)=>N.points-G.points).filter(({points:N})=>N<=A+1).
slice(0,v.shown).map(({each:N})=>N)}function ee($,R){return O($,R).filter(g=>Y($,g)<=Math.max(1,Math.floor(Math.min($.length,g.length)/8)))}function D($,R){const[
g]=O($.trim(),R);return g===void 0?"":`; did you mean "${g}"?`}function j($){return $.toLowerCase().replace(/[-_.:\s]/g,"")}const Q=1;function B($){return/^[^:]{1,40}(?=:)/.
exec($)?.[0]??`${$}:`}function L($,R){if($===R)return 0;const g=Math.max(1,Math.floor(Math.min($.length,R.length)/3)),I=Y($,R);if(I<=g)return I;const[A,N]=$.length<
R.length?[$,R]:[R,$];if(A.length>=4&&(N.startsWith(A)||N.endsWith(A)))return g+1}function Y($,R){let g=[],I=Array.from({length:R.length+1},(A,N)=>N);for(let A=1;A<=
$.length;A++){const N=[A];for(let G=1;G<=R.length;G++){const U=$[A-1]===R[G-1],C=A>1&&G>1&&$[A-1]===R[G-2]&&$[A-2]===R[G-1];N[G]=Math.min((I[G]??0)+1,(N[G-1]??0)+
1,(I[G-1]??0)+(U?0:1),C?(g[G-2]??0)+1:Number.POSITIVE_INFINITY)}[g,I]=[I,N]}return I[R.length]??0}}),1809:((Re,ae,w)=>{w.d(ae,{Ol:()=>j,Xk:()=>Q,oJ:()=>L});const v=/(?:^|\s)[\d.,]{1,12}\s?(?:B|bytes|[kKMG]i?B)(?=$|[\s│|,)\]])/,
O=/\b(?:errors?|fail(?:ed|s)?|exceed(?:s|ed)?|limit|too (?:large|big|long)|cannot|must|not)\b/i,ee=[/^\s*[○●◐ƒλ∙]\s{1,4}(?:\(|\/)/u,/^\s*(?:Route|Page|Asset|File|Path|Name|Chunk|Size)\b.{0,120}\b(?:Size|First Load|gzip|Chunks|Type)\b/,
/^\s*[├└┌┬╰╭](?:[─━]{0,3}\s|$)(?!.{0,200}(?:Error|\[\d{3}\]|✖|×))/u,/^\s*\+ First Load JS\b/,/^\s*(?:\[[\w:@/.-]{1,40}\]\s)?(?:✓|✔|√|✅|☑|🎉|✨|🚀|λ|▶|❯)/u,
/\b(?:built|done|finished|completed|compiled|generated|wrote|copied|written)\b.{0,80}\b\d[\d.,]{0,8}\s?(?:ms|s|sec|seconds|min|minutes?)\b/i,/^\s*[-•]?\s?\d{1,7} (?:errors|warnings|hints|modules?|pages?|files?|assets?|packages?)\b.{0,60}$/,
/\(\d{1,7}\/\d{1,7}\)\s*$/,/^\s*(?:Result|Summary|Total|Time|Duration|Tasks|Cached)\b.{0,60}:/,/^\s*(?:Attention: |This information is used|You can learn more|Learn more|Read more|See https?:|https?:\/\/\S{1,300}$)/,
/^\s*▲ Next\.js \d/u,/^\s*\.{3} (?:collapsed )?\d{1,7} (?:duplicate )?lines matching /,/^\d{1,7}:(?:\s|$)/],D=/^\s*(?:✓|✔|√|✅|🎉|✨)|\b(?:built|done|completed|finished) in \d|\bcompiled successfully\b|^\s*[○●ƒλ]\s{1,4}\(/iu;
function j($){return ee.some(R=>R.test($))||B($)||Q($)}function Q($){return v.test($)&&!O.test(Y($))}function B($){return $.length<=300||$.split(" ").length>$.length/
16?!1:$.split(/[;{}=]/).length>$.length/30}function L($){return D.test($)}function Y($){return $.split(/\s+/).filter(R=>!/[/.][\w[]/.test(R)).join(" ")}}),9047:((Re,ae,w)=>{
w.d(ae,{B:()=>ee,v:()=>Y});var v=w(5230);const O=[/["'](?<name>[\w$]{1,200})["'] is not exported (?:by|from) (?:["'](?<from>[^"']{1,400})["']|(?<path>[^\s,"']{1,400}))/,
/No matching export in "(?<from>[^"]{1,400})" for import "(?<name>[\w$]{1,200})"/,/\bexport '(?<name>[\w$]{1,200})' (?:\(imported as '[^']{1,200}'\) )?was not found in '(?<from>[^']{1,400})'/,
/The requested module '(?<from>[^']{1,400})' does not provide an export named '(?<name>[\w$]{1,200})'/,/(?:Module )?'"(?<from>[^"']{1,400})"' has no exported member (?:named )?'(?<name>[\w$]{1,200})'/,
/\bExport (?<name>[\w$]{1,200}) doesn't exist in target module/,/'(?<from>[^']{1,400})' does not contain a (?<name>default) export/,/Module '"(?<from>[^"]{1,400})"' has no (?<name>default) export/];
function ee($){for(const R of O){const{name:g,from:I,path:A}=(0,v.$)(R,$)?.groups??{};if(g!==void 0)return{name:g,from:I??A}}}const D=300,j=/^ {0,40}export (?:declare |abstract )?(?:async )?(?:const enum|const|let|var|function ?\*?|class|interface|type|enum|namespace) (?<name>[\w$]{1,100})/,
Q=/^\s{0,40}(?:module\.)?exports\.(?<name>[\w$]{1,100})\s*=/,B=/(?:^|\bas\s+)(?<name>[\w$]{1,100})\s*$/,L=/^\s{0,40}export\s+(?:type\s+)?\*\s+from\s+["'](?<from>[^"']{1,300})["']/;
function Y($){const R=new Set,g=[];let I=!1;for(const A of $){const N=(j.exec(A)??Q.exec(A))?.groups?.name;N&&R.add(N),/^\s{0,40}export\s+default\b/.test(A)&&R.
add("default");const G=L.exec(A)?.groups?.from;G!==void 0&&g.push(G);const U=/^\s{0,40}export\s+(?:type\s+)?\{/.exec(A);if(I||=U!==null,!I)continue;const[C=""]=A.
slice(U?.[0].length??0).split("}",1);for(const S of C.replace(/\/\/.*$/,"").split(",")){const x=B.exec(S.trim())?.groups?.name;x&&R.add(x)}if(I=!A.includes("}"),
R.size>=D)break}return{own:[...R],from:g}}}),2416:((Re,ae,w)=>{w.d(ae,{F7:()=>Ae,Gd:()=>P,Vz:()=>H,c4:()=>Ne,sq:()=>_,wh:()=>j});var v=w(1809),O=w(3716),ee=w(7491);
const D=/^(?:\[(?:error|ERROR|fatal)\](?:\s|$)|\w{1,20}\sERR!\s(?:[A-Z]\w{1,40}\s)?|\S{1,100}\sSTD(?:ERR|OUT)\s|[│■▲●└]\s{1,4}|(?:notsup|notarget|engine|network|JSON\.parse)\s)/;
function j(F){return F.replace(D,"")}const Q=[/^\s*(?:\$|>(?!\s[A-Z].*\.$)|[+|│]|➤|at\s|\d{1,7}\s?[|│]|[{})\]]|\((?!!\))|\[$|-{2}|\*|node:internal|file:\s|throw\s|Node\.js v|A complete log|In most cases)/,
/^\s*(?:npm\s)?(?:<[cdilptw]>\s|\[?warn(?:ing)?\]?\b|\(node:\d|deprecat|info\b|notice\b|success\b|debug\b|verbose\b|note\b|hint\b|tip\b)/i,/^\s*(?:See|If|To|You|Note|Please|Try|Did you|This|Learn|Use|Visit|Run|For|Pass|Make sure|Searched|Import trace|Require stack|Emitted|Error reference|Location:|Stack trace|Progress|Packages|Checked out|Cloning|Lockfile is)\b/,
/^[^\w]{0,10}\d{1,6}\s(?:problem|error|warning)s?\b/,/^(?:Required|Actual|Wanted|Found|Valid \w+):\s/,/^(?:\[[\w:@/.-]{1,40}\]\s|[^\w[]){0,8}(?:Error:\s)?(?:(?:[\w-]{1,20}\s)?build\s(?:failed|error|was canceled)|failed (?:to (?:compile|build)|with errors|tasks)|command failed|(?:error )?during build)(?:\W|$)(?!.*\b(?:Error|not|resolve)\b)/i,
/\b(?:exited? (?:with )?(?:code|status)|exit code|ELIFECYCLE|exited with \d|exited \(\d|\w{0,60}RUN_FIRST_FAIL\b)/,/^\s{2,}\w+:\s(?:undefined|null|true|false|-?\d+|\[|\{|'E?[A-Z_]+')/,
/^(?:code|path|errno|syscall|command|cwd|location|dest)\s\S{1,400}$/,/^\s*\[?\w*Error\]?:?\s*$/,/^\s*(?:\w{0,60}Error:\s)?5\d\d\s\/\S{0,300}$/,/^\s*\S{1,400}:\d{1,7}:(?:\d{1,7}|NaN)$/],
B=/^\s*(?:✘|✖|✗|×|⨯|x\s|!|\[!\]|\(!\)|\[?(?:ERROR|error|fatal|FATAL|panic)\b\]?[\s:]|\d{1,7}:\d{1,7}[\s:]{1,4}error\b|ERR_|E\d{3}\b|YN00)/,L=/^[^\w]{0,10}(?:\[[^\]]{1,60}\]:?\s){0,3}(?:\w{1,40}\s){0,3}[([]?(?:Uncaught\s)?\w{0,60}(?:Error|Exception)\b[^:]{0,40}:?\s\S/,
Y=/^\s*(?:Caused by|Cause):$/,$=/^\s{2,8}\d{1,2}:\s/,R=/^(?:\/(?:usr\/)?bin\/)?(?:ba|da|z)?sh:\s/,g=/^\s*(?:\[cause\]:|Caused by:|Cause:)\s*\S/,I=/^(?:\[cause\]:|Caused by:|Cause:)\s{1,4}/,
A=/\b(?:not (?:found|compatible|exported|defined|set|exist|resolve|valid|allowed|a function|installed|recognized|a supported|available|match)|doesn['’]t|does not|cannot|can['’]t|could not|couldn['’]t|failed to|unable to|unexpected|invalid|undefined|missing|unknown|expected|required|duplicate|must|unclosed|no such|no matching|forbidden|denied|unauthorized|refused|incompatible|unsupported|conflict(?:s|ing)?|unresolved|broken|mismatch|bad|incomplete|unrecognised|unterminated|dead|has no|no (?:\w{1,20} ){1,3}found|should (?:be|have|exist|not)|trailing)\b/i,
N=/\bE[A-Z]{4,}\b|[a-z](?:Expected|NotFound|Missing|Invalid)\b/,G=/^\s*(?:at\s|Hint:|Location:|Stack trace:|(?:>\s{0,9})?\d{1,7}\s?[|│])/,U=3,C=3,S=1e3,x=6;function _(F){
let X;const ne=Math.max(0,F.length-S),oe=(0,ee.E)(F,ne,F.length),ce=F.findLastIndex(({text:de})=>(0,v.oJ)(de));for(let de=ne;de<F.length;de++){const Ee=oe.has(de)?
0:je(F,de),ge=Ee>=U&&de>ce?Ee+C:Ee;Ee>=U&&ge>(X?.points??0)&&(X={at:de,points:ge})}return X&&P(F,X.at)}function P(F,X){const ne=ce=>j(F[ce]?.text??"").trim(),oe=[];
for(let ce=X+1;ce<F.length&&oe.length<x&&ce<X+12;ce++){const de=ne(ce);if(!(de===""||/^(?:(?:>\s{0,9})?\d{1,7}\s?[|│]|See\b|Hint)/.test(de))){if((0,O.LP)(de))
break;oe.push(de)}}return{at:X,message:H(ne(X).replace(B,"").replace(I,"").replace(/^(?:\d{1,2}:\s(?!\d)|in\s{1,4}(?=\w{0,60}Error:\s))/,"").trim()||ne(X),F,X),
details:oe}}const E=/^(?:\w{0,60}(?:Error|Exception):\s)?(?:in\s)?\(?(?<path>[^\s:"'`]{0,400})(?::\d{1,7}){0,2}:?\)?$/,M=/^(?:x|✗|×)?\s?(?:(?:Build|Module build|Module parse) failed(?: in [\d.]+m?s)?(?: \(from [^()]{1,300}\))?|Error while requesting resource)[.:]?$/,
b=14,W=/^(?:\|- |[├╰└]─{1,2}▶\s{1,4}(?:[×x]\s{1,4})?)/;function H(F,X,ne){if(we.test(F))return[F.replace(/\.$/,""),Se(X,ne)].filter(Boolean).join(": ");
const oe=te(F,X,ne)??fe(F,X,ne)??re(F,X,ne);if(oe)return`${F} ${oe}`;const ce=E.exec(F)?.groups?.path,de=ce===""||/[./]/.test(ce??"")||M.test(F);if(!de&&!F.endsWith(
":")&&!ye.test(F))return F;for(let Ee=ne+1;Ee<=ne+b&&Ee<X.length;Ee++){const ge=j(X[Ee]?.text??"").replaceAll("**","").trim().replace(W,"").replace(he,(De,Ue,ze)=>Ue===
ze?`${Ue}: `:De);if((0,O.LP)(ge))break;if(!(ge===""||_e.test(ge)||F.includes(ge))){if(de)return ge;if(!Ae(ge)){if(ye.test(F)&&/^\s/.test(X[Ee]?.text??""))continue;
return F}return[F,ge,re(ge,X,Ee)].filter(Boolean).join(" ")}}return F}const le=/^expect\(/,ue=/^\s{2,8}(?:Expected|Received)[^:]{0,40}: {1,8}\S/;function fe(F,X,ne){
if(!le.test(F))return;const ce=X.slice(ne+1,ne+b).map(de=>de?.text??"").filter(de=>ue.test(de)).map(de=>de.trim().replace(/ +/g," "));return ce.length===0?void 0:
`(${ce.slice(0,2).join(", ")})`}const ke=/\bis not assignable to\b|^No overload matches|\bdoes not satisfy\b/,J=/^\s{2,60}(?=[A-Z])(?!\s{0,60}(?:Overload|The last overload)\b)/;
function te(F,X,ne){if(!ke.test(F))return;let oe;for(let ce=ne+1;ce<=ne+b;ce++){const de=X[ce]?.text??"";if(!J.test(de))break;oe=de.trim()}return oe===void 0||F.
includes(oe)?void 0:oe}const se=/^\s{0,8}[-*•]\s{1,4}(?<item>\S.{0,120})$/,K=3;function re(F,X,ne){if(!F.endsWith(":"))return;const oe=j(X[ne+1]?.text??"").trim()===
""?ne+2:ne+1,ce=[];for(let de=oe;ce.length<=K;de++){const Ee=se.exec(j(X[de]?.text??""))?.groups?.item;if(Ee===void 0)break;ce.push(Ee.replace(/[`'",;]{1,4}$/,""))}
if(ce.length!==0)return ce.length>K?`${ce.slice(0,K).join(", ")}, \u2026`:ce.join(", ")}const we=/^(?:\[[\w:-]{1,60}\] ){0,3}(?:\w{0,60}Error: )?(?:Undefined (?:variable|function|mixin)|Can't find stylesheet to import)\.?$/,
$e=/^[\s│|]{1,40}(?<carets>\^{1,200})\s{0,40}$/;function Se(F,X){for(let ne=X+1;ne<=X+b&&ne<F.length;ne++){const oe=$e.exec(F[ne]?.text??"")?.groups?.carets?.
length,ce=F[ne]?.text.indexOf("^")??-1;if(oe!==void 0)return F[ne-1]?.text.slice(ce,ce+oe).trim()?.replace(/^@(?:use|forward|import) (?=["'])/,"")}}const he=/^([\w.]{1,60}): ([\w.]{1,60}): /,
ye=/\bdoes not match (?:\w{1,20} ){0,3}schema\b|\binvalid (?:\w{1,20} ){0,2}(?:config|file|options)\b[^:]{0,80}$|^(?:\w{1,40}Error: |Error: )?(?:bad|invalid|broken|wrong) (?:[\w-]{1,20} ){0,2}(?:files?|data|configuration)\.?$/i,
_e=/^(?:[>\s│|·]{0,20}\d{1,7}\s?[|│]|[-─^~╵╰╭`,·│|\s]{2}|File:|file:|Hint|Stack trace:|"\w{1,40}":\s|throw |\^|\W+$)/;function Ae(F){return(A.test(
F)||N.test(F))&&!Q.some(X=>X.test(F))}function xe(F,X){const ne=ce=>F[ce]?.text??"";return g.test(j(ne(X)))?!0:$.test(ne(X))?!$.test(ne(X+1)):Y.test(ne(X-1))}const Ie=/^.{0,60}\b(?:errors? during \w{1,20}|failed with \d{1,4} errors?|(?:build|compilation|prerendering|generation) (?:failed|error)|failed to compile)\b[^:]{0,40}[:.]?$/i;
function Le(F,X){const ne=F[X-1]?.text??"",oe=ne.trim()===""?F[X-2]?.text??"":ne;return Ie.test(oe.trimEnd())}function Ne(F){return/(?:\.{3}|…)$/.test(F)&&!A.
test(F)}function je(F,X){const ne=F[X]?.text??"",oe=j(ne);if(oe.trim()===""||Ne(oe)||(0,v.Ol)(oe)||Q.some(ge=>ge.test(oe)))return 0;const ce=[1,2].map(ge=>j(F[X+
ge]?.text??"")),Ee=[L.test(oe)?4:0,ne!==oe||B.test(ne)?3:0,oe.endsWith(":")&&se.test(F[X+1]?.text??"")?4:0,xe(F,X)?8:0,R.test(oe)?6:0,A.test(oe)||N.test(oe)?3:0,
/["'`“]\S/.test(oe)?1:0,ce.some(ge=>G.test(ge))?2:0].reduce((ge,De)=>ge+De,0);return Ee<U&&Le(F,X)?U:Ee}}),730:((Re,ae,w)=>{w.d(ae,{h:()=>Se});const v=String.
raw`(?:[A-Za-z]:[\\/]|(?:file|webpack|webpack-internal|rsc):\/{2,3})?[^\s:*"'<>|\x60(][^:*"'<>|\x60]{0,400}?`,O=`(?<file>${v})`,ee=`(?<file>${v}\\.[A-Za-z][A-Za-\
z0-9]{0,9}(?:\\?[\\w=&.-]{0,100})?)`,D=String.raw`:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?`,j=String.raw`(?:Uncaught )?(?:[A-Z]\w{0,60}\.)?[A-Z]?\w{0,60}(?:Error|Exception)`,
Q=/^\s*(?:at |Require stack:|- \/|$)|^\s{2,}/,B=new RegExp(`^\\s+at (?!.{0,900}(?:node_modules|node:|<anonymous>:\\d|[/( ](?:dist|\\.(?:next|output|svelte-kit|temp\
|nuxt|astro|vercel|netlify))/))(?:[^()]{0,300} \\()?(?:async )?${O}${D}\\)?$`);function L(he,ye,_e,Ae={}){return{name:ye,...he===void 0?{}:{tool:he},steps:[_e],
...Ae}}const Y=[{name:"esbuild",tool:"esbuild",steps:[/^(?:[✘▲X!] )?\[(?<severity>ERROR|WARNING)\] (?:(?<code>(?:TS|NG)-?\d+): )?(?<message>.*?\S)(?: \[(?:plugin )?[\w-]+\])?$/,
{pattern:new RegExp(`^\\s{4}${O}${D}:$`),skip:6,over:/^(?!\s{4}|[✘▲X!] \[)/}],zeroColumn:!0},L("esbuild","esbuild-short",new RegExp(`^${O}${D}: (?<severity>\
ERROR|WARNING): (?<message>.+)$`),{zeroColumn:!0}),{name:"rolldown",tool:["rolldown","vite"],steps:[/^(?:(?<severity>Warning|Error): )?\[(?<code>[A-Z][A-Z_]+|builtin:[\w:-]+|plugin [\w:-]+)\] (?<message>\S.*)$/,
{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[ ?${O}:(?<line>\\d{1,7}):(?<column>\\d{1,7}) ?\\]$`),skip:1}]},{name:"vite-plugin-svelte",tool:"vite",steps:[
new RegExp(`^\\[plugin(?: |:)vite-plugin-svelte[\\w:-]*\\] ${O}${D}$`),/^(?:\w*Error: )?(?:\S{1,400}:\d+:\d+ )?(?<message>\S.*)$/],zeroColumn:!0},L("vite","vite\
-plugin-svelte-warning",new RegExp(`^\\[vite-plugin-svelte\\] ${O}${D} (?<message>.+)$`),{zeroColumn:!0,severity:"warning"}),{name:"vite-plugin-place",tool:"vit\
e",steps:[new RegExp(`^\\[plugin(?: |:)[\\w:-]+\\] ${O}${D}$`),/^(?:\w*Error: )?(?:\[[\w/-]+\] )?(?:\S{1,600}:\d+:\d+: )?(?<message>\S.*?)(?: \(\d+:\d+\))?$/]},
{name:"vite-prerender",tool:"vite",steps:[/^\[vite-prerender-plugin\] \[plugin vite-prerender-plugin\]$/,{pattern:/^(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:new RegExp(
`^> ${O}${D}$`),skip:12}]},{name:"parcel",tool:"parcel",steps:[/^@parcel\/[\w-]{1,60}: (?<message>\S.*)$/,{pattern:new RegExp(`^\\s{1,4}${ee}${D}$`),skip:4,over:/^(?:\S|$)/}]},
{name:"jiti",tool:["rsbuild","docusaurus","nuxt"],steps:[/^.{0,40}\b(?<message>ParseError: \S.*)$/,new RegExp(`^\\s{1,4}${ee}${D}$`)],zeroColumn:!0},L("vite","v\
ite-unresolved",/^(?:\w*Error: )?(?:\[vite\]: )?(?<message>Roll(?:up|down) failed to resolve import "[^"]{1,300}") from "(?<file>[^"]{1,400})"/),L("rollup","rol\
lup-unresolved",/^(?:\[(?:!|error)\] )?(?:\w*Error: )?(?<message>(?:Could not resolve|Failed to resolve) (?:"[^"]{1,300}"|\S{1,300})) from "?(?<file>[^"]{1,400}?)"?$/),
L("rollup","rollup-export",/^(?:\[!\] )?(?:\w*Error: )?(?<message>["'][\w$]{1,200}["'] is not exported by "?[^\s",]{1,400}"?, imported by "?(?<file>[^\s"]{1,400}?)"?\.?)$/),
L("rollup","rollup-refused",/^(?:\[[\w:.-]{1,60}\] ){0,4}(?:\w{0,40}Error: )?(?<message>Could not load [^\s()]{1,300} \(imported by (?<file>[^)\s]{1,300})\): (?:Cannot|Can't|Must not) import\b.{0,300})$/),
L(["vite","vitepress"],"vite-plugin-message",new RegExp(`^(?:\\w*Error: )?(?:\\[[\\w:-]{1,60}\\] )?\\[plugin [\\w:-]{1,60}\\] ${O} \\((?<line>\\d{1,7}):(?<column>\
\\d{1,7})\\): (?<message>.+)$`)),L("rollup","rollup",new RegExp(`^(?:\\[!\\] )?(?:\\(plugin [\\w:@/. -]{1,80}\\) )?(?:RollupError: )?${O} \\((?<line>\\d{1,7}):(?<\
column>\\d{1,7})\\): (?<message>.+)$`),{zeroColumn:!0}),{name:"vite-config",tool:"vite",steps:[new RegExp(`^failed to load config from ${O}$`),/^error during build:$/,
/^(?!Error: (?:Build|Transform) failed)(?<message>\S.*)$/]},{name:"sass",tool:"sass",steps:[/^(?:\w*Error: )?(?:(?<severity>DEPRECATION WARNING|WARNING)(?: \[[\w-]+\])?: )?(?:\[sass\] )?(?<message>\S.*)$/,
{pattern:/^\s*[╷,]$/,skip:1,over:/^$/},{pattern:new RegExp(`^\\s+(?!\\S+\\.vue )${O} (?<line>\\d{1,7}):(?<column>\\d{1,7})\\s{1,4}\\S.*$`),skip:12}]},L("postc\
ss","postcss",new RegExp(`^(?:CssSyntaxError: (?:\\[[\\w-]+\\] )?(?:[\\w-]+: )?|(?:\\[[\\w:-]{1,60}\\] ){1,4})${O}${D}: (?<message>.+)$`)),{name:"vite-file",tool:"\
vite",steps:[/^\[(?:plugin )?[@\w:/-]+\] (?!✗ )(?:\[[@\w/-]+\] )?(?!✗|Transform failed|Build failed|\[)(?<message>\S.*?)(?: \(\d+:\d+\))?$/,{pattern:new RegExp(
`^file: ${O}(?:${D})?(?: \\(.*)?$`),skip:40,over:/^(?!\s+at |\[|[✓✗x] |error during|vite v\d)/}]}],$=[L("typescript","tsc",new RegExp(`^(?:ERROR in )?${O}\\(\
(?<line>\\d{1,7}),(?<column>\\d{1,7})\\): (?<severity>error|warning) (?<code>TS\\d+): (?<message>.+)$`)),L("typescript","tsc-pretty",new RegExp(`^(?:Error: )?${O}${D}\
 - (?<severity>error|warning|hint|message) (?<code>TS\\d+|ts\\(\\d+\\)): (?<message>.+)$`)),{name:"ts-loader",tool:"webpack",steps:[new RegExp(`^\\[tsl\\] (?<seve\
rity>ERROR|WARNING) in ${O}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\)$`),/^\s+(?<code>TS\d+): (?<message>.+)$/]},{name:"tsc-frame",tool:"typescript",steps:[/^(?<code>TS\d+): (?<message>\S.*)$/,
{pattern:/^\s*> (?<line>\d{1,7}) \| (?<frame>.*\S)$/,skip:12,over:/^\s/}]},{name:"eslint-stylish",tool:"eslint",steps:[/^(?<file>(?:[A-Za-z]:[\\/]|\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,
/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})\s{1,40}(?<severity>error|warning|Error:|Warning:)\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/],repeat:!0},
{name:"eslint-react-scripts",tool:"react-scripts",steps:[/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^\s+Line (?<line>\d{1,7}):(?<column>\d{1,7}):\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/],
repeat:!0},{name:"eslint-react-scripts-syntax",tool:"react-scripts",steps:[/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^Syntax error: (?<message>\S.*) \((?<line>\d{1,7}):(?<column>\d{1,7})\)$/]},
L("eslint","eslint-compact",new RegExp(`^${O}: line (?<line>\\d{1,7}), col (?<column>\\d{1,7}), (?<severity>Error|Warning) - (?<message>.*?\\S)(?: \\((?<code>[@\\w/-\
]+)\\))?$`)),L("eslint","eslint-unix",new RegExp(`^${O}${D}: (?<message>.*\\S) \\[(?<severity>Error|Warning)(?:/(?<code>[@\\w/-]+))?\\]$`)),{name:"prettier-chec\
k",tool:"prettier",steps:[/^\[warn\] (?<file>\S.{0,400}\.\w{1,20})$/,{pattern:/^\[warn\] (?<message>Code style issues .*)$/,skip:40,over:/^\[warn\] /}]},{name:"\
biome",tool:"biome",steps:[new RegExp(`^${O}(?:${D})? (?<code>[a-z]+(?:/\\w+)*)\\s.{0,40}\u2501\u2501\u2501`),{pattern:/^\s+(?<severity>[×✖!⚠i])\s(?<message>.+)$/,
skip:1,over:/^\s*$/}]}],R={pattern:/^(?<file>[^:*"<>|]{1,400}\.vue)$/,skip:1,over:/^$/},g=String.raw`\[vue/compiler-sfc\] (?<message>\S.*?)(?: \(\d{1,7}:(?<column>\d{1,7})\))?$`,
I={pattern:/^\s+\|\s+\^/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) \s*)?\|/},A=String.raw`(?<file>${v}\?vue&type=style[^:)\s]{0,200})`,N=/^\s+\S{1,400}\.vue (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
G=/^\s*(?:[╷,╵']|\d{1,7} [│|]|[│|])|^$/,U=[{name:"vue-script",tool:"vue-cli",steps:[new RegExp(`^\\[plugin(?: |:)vite:vue\\] ${v}${D}$`),new RegExp(`^(?\
:\\w*Error: )?${g}`),R,I],zeroColumn:!0},{name:"vue-script-vite7",tool:"vite",steps:[new RegExp(`^(?:\\[vite:vue\\] |SyntaxError: )${g}`),R,I],zeroColumn:!0},{name:"\
vue-style",tool:"vite",steps:[new RegExp(`^\\[plugin(?: |:)[\\w:-]{1,60}\\] ${A}(?::\\d{1,7}){2}$`),new RegExp(`^CssSyntaxError: ${v}${D}: (?<message>\\S.*)$`)]},
{name:"vue-style-vite7",tool:"vite",steps:[new RegExp(`^\\[vite:vue\\] ${v}${D}: (?<message>\\S.*)$`),new RegExp(`^file: (?:${v}(?::\\d{1,7}){2} \\()?${A}(?:(?:\
:\\d{1,7}){2}|\\))?$`)]},{name:"vue-sass",tool:"vite",steps:[new RegExp(`^\\[plugin(?: |:)vite:css\\] ${A}$`),/^Error: \[sass\] (?<message>\S.*)$/,{pattern:N,skip:12,
over:G}]},{name:"vue-sass-vite7",tool:"vite",steps:[/^\[vite:css\] \[sass\] (?<message>\S.*)$/,{pattern:N,skip:12,over:G},new RegExp(`^file: ${A}$`)]},{name:"sv\
elte-sass",tool:"vite",steps:[/^(?:\w*Error: |\[[\w:-]{1,60}\] )?Error while preprocessing (?<file>\S{1,400}\.svelte) - \[sass\] (?<message>\S.*)$/,{pattern:/^\s+\S{1,400}\.svelte\.vite-preprocess\.\w+ (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
skip:12,over:G}],part:"?vue&type=style&index=0"},L("vitepress","vitepress",/^(?:\w*Error: )?(?:\[vite:vue\] )?\[plugin vite:vue\] (?<file>[^:*"<>|]{1,400}\.md) \(\d{1,7}:\d{1,7}\): (?<message>\S.*?)(?: \(\d+:\d+\))?$/),
{name:"vitepress-script",tool:"vitepress",steps:[/^\[vite:vue\] \[vue\/compiler-sfc\] (?<message>\S.*?)(?: \(\d+:\d+\))?$/,{pattern:/^(?<file>[^:*"<>|]{1,400}\.md)$/,
skip:1,over:/^$/}]}];var C=w(6612);const S=/^(?:Error:)?[\s│]*(?:[├╰]─▶\s*)?[x×](?:\s*[x×])? (?<message>\S.*)$/,x={pattern:/^\s*[:·]\s+[\^─┬]/,
skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?[|│:·]/},_=/^(?<file>\.\/[^:*"<>|]{1,400})$/,P=/^Error: Error evaluating Node\.js code$/,E=/^(?:WARN\s{1,4})?🚨 Unable to index (?<file>[^:,*"<>|]{1,400})(?:,[^:]{1,400})?:$/u,
M=/^(?:WARN\s{1,4})?(?:\w*Error: )?(?<message>\S.*?)(?: (?=\S{1,400}\/\S)\S{3,801})?$/,b=String.raw`\((?<file>[^()]{1,400})\)(?: \[Line (?<line>\d{1,7}), Column (?<column>\d{1,7})\])?`,
W=[{name:"next-swc",tool:"next",steps:[S,{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[${O}:\\d{1,7}:\\d{1,7}\\]$`),skip:6,over:/^\s*[|│]|^$/},x]},{name:"\
next-config",tool:"next",steps:[/^\s*⨯ Failed to load (?<file>next\.config\.\w{2,3})\b/,{pattern:/^\[?Error:\s+[x×] (?<message>\S.*)$/,skip:4},/^\s*[╭,][─-]{1,3}\[\d{1,7}:\d{1,7}\]$/,
x]},{name:"swc",tool:"swc",steps:[S,new RegExp(`^[\\s\u2502]*[\u256D,][\u2500-]{1,3}\\[${O}${D}\\]$`)]},{name:"next",tool:"next",steps:[new RegExp(`^(?<file>\\./\
[^:*"<>|]{1,400}?)${D}$`),/^(?:(?:Type )?[Ee]rror: )?(?<message>\S.*)$/]},{name:"next-loader-place",tool:"next",steps:[_,P,/^(?<line>\d{1,7}):(?<column>\d{1,7}): (?!.*\(\d{1,7}:\d{1,7}[-\d:]*\)$)(?<message>\S.*)$/]},
{name:"next-loader",tool:"next",steps:[_,P,{pattern:/^(?!Error: \[MDX\])(?:\d{1,7}:\d{1,7}: |- )?(?<message>\S.*?)(?: \((?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?\))?$/,
skip:1}]},{name:"next-mdx",tool:"next",steps:[_,/^(?:\w*Error: )?(?=[A-Z])(?<message>\S.*?) \((?<line>\d{1,7}):(?<column>\d{1,7})-\d{1,7}:\d{1,7}\)$/]},{name:"n\
ext-module",tool:"next",steps:[_,/^(?:\w*Error: )?(?<message>Module not found: .+)$/]},{name:"next-prerender",tool:"next",steps:[/^Error occurred prerendering page /,
/^(?<message>\S.*)$/,{pattern:B,skip:20,over:Q}]},{name:"gatsby-query",tool:"gatsby",steps:[/^error There was a problem parsing "(?<file>[^"]{1,400})"; any GraphQL$/,
{pattern:/^(?<message>This may indicate a syntax error in the code), or/,skip:2}]},{name:"gatsby-config",tool:"gatsby",steps:[/^error Failed to compile Gatsby files/,
{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^File path: (?<file>\S.{0,400})$/,skip:4}]},{name:"gatsby-lifecycle",tool:"gatsby",steps:[/^error "(?<file>[^"]{1,400})" threw an error while running the \w+ lifecycle:$/,
{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^> (?<line>\d{1,7}) \|/,skip:8}]},{name:"storybook-index-place",tool:"storybook",steps:[E,M,{pattern:/^(?:\S{1,400} )?\(line (?<line>\d{1,7}), col (?<column>\d{1,7})\)$/,
skip:1}],zeroColumn:!0},{name:"storybook-index",tool:"storybook",steps:[E,M]},{name:"storybook-config",tool:"storybook",steps:[/couldn't evaluate your (?<file>\S{1,400}) file\.$/,
{pattern:/^Original error:$/,skip:2,over:/^$/},{pattern:/^(?!\w*Error: Transform failed)(?:\w*Error: )?(?:<stdin>:(?<line>\d{1,7}):(?<column>\d{1,7}): ERROR: )?(?<message>\S.*)$/,
skip:1}],zeroColumn:!0},L("vitepress","vitepress-dead-link",/^(?:\(!\) )?(?<message>Found dead link \S{1,300}) in file (?<file>\S{1,400}\.md)$/),{name:"docusaur\
us-mdx",tool:"docusaurus",steps:[/MDX compilation failed for file "(?<file>[^"]{1,400})"$/,/^[\s│]*Cause: (?<message>\S.*)$/,{pattern:/^[\s│]*"line": (?<line>\d{1,7}),?$/,
skip:20}]},{name:"svelte-check",tool:"svelte-check",steps:[new RegExp(`^${O}${D}$`),/^(?<severity>Error|Warn|Hint): (?<message>\S.*?)(?: \((?<code>\w+)\))?$/]},
L("svelte-check","svelte-check-machine",/^\d{13} (?<severity>ERROR|WARNING) "(?<file>[^"]{1,400})" (?<line>\d{1,7}):(?<column>\d{1,7}) "(?<message>.+?)(?=\\n|"$)/),
{name:"astro-location",tool:"astro",steps:[/^(?!\s*(?:Hint|Error reference|Location|Stack trace):)(?:\[(?<code>\w+Error)\] (?=\S)|(?=[A-Z]\S* )(?!Build failed))(?<message>.+)$/,
{pattern:/^\s+Location:$/,skip:20,over:/^(?!\s*Stack trace:|\s+at |\[)/},new RegExp(`^\\s+${O}${D}$`)],zeroColumn:!0},L("metalsmith","metalsmith",/^Error: (?<message>Invalid frontmatter) in the file at: (?<file>\S.{0,400})$/),
{name:"eleventy-nunjucks",tool:["eleventy","nunjucks","metalsmith"],steps:[new RegExp(`^(?:\\d{1,2}\\.|>|Template render error:(?: \\S{1,200}:)?) ${b}$`),{pattern:/^\s+(?:Error: )?(?!(?:Template render error: )?\([^()]{1,400}\))(?<message>\S.*?)(?: \(via [\w ]+\))?$/,
skip:4,over:new RegExp(`^\\s*(?:Template render error: )?${b}$`)}],part:C.$p},L("eleventy","eleventy-liquid",/^(?:\d{1,2}\. )?(?:\w+Error: )?(?<message>\S.*), file:(?<file>[^,]{1,400}), line:(?<line>\d{1,7})(?:, col:(?<column>\d{1,7}))?/,
{part:C.$p}),{name:"eleventy-data",tool:"eleventy",steps:[/^\d{1,2}\. Having trouble (?:parsing data file|reading front matter from template) (?<file>\S{1,400}) \(via /,
/^\d{1,2}\. (?<message>\S.*?)(?: \((?:line )?(?<line>\d{1,7})(?::| column )(?<column>\d{1,7})\))?(?: \(via \w+\))?$/]},{name:"eleventy-layout",tool:"eleventy",steps:[
/^\d{1,2}\. Problem creating an Eleventy Layout for the "(?<file>[^"]{1,400})" template file\./,/^\d{1,2}\. (?<message>\S.*?)(?: \(via [^()]{1,200}\))?$/]},{name:"\
eleventy-config",tool:"eleventy",steps:[/^\d{1,2}\. Error in your Eleventy config file '(?<file>[^']{1,400})'\./,{pattern:/^\d{1,2}\. (?!There was a problem importing|Cannot find (?:module|package) )(?<message>\S.*?)(?: \(via \w+\))?$/,
skip:1,over:/^\d{1,2}\. There was/}]}],H=new RegExp(`^\\s{0,4}(?:\\[?(?:ERROR|error)\\]?:? )?(?<message>(?:${j}(?: \\[\\w+\\])?|error): .+)$`),le=/^\s*\[cause\]: (?<message>\S.*)$/,
ue=80,fe={name:"node-cause",tool:"node",match(he,ye){if(!he.find(H,ye))return;let _e,Ae,xe=!1,Ie=ye+1;for(;Ie<he.length&&Ie<ye+ue;Ie++){const Le=he.line(Ie)?.text??
"",Ne=he.find(le,Ie)?.groups?.message;Ne!==void 0&&([Ae,xe]=[Ne,!1]);const je=B.exec(Le.replace(/ \{$/,""))?.groups;if(je&&(_e===void 0||Ae!==void 0&&!xe)&&([_e,
xe]=[{...je},!0]),Ne===void 0&&!Q.test(Le)&&!/^[{}]/.test(Le))break}return _e&&Ae?{groups:[{..._e,message:Ae}],next:Ie}:void 0}},ke=/^\s+File "(?<file>[^"]{1,400})", line (?<line>\d{1,7})/,
J=/\/site-packages\/|\/dist-packages\/|\/lib\/python\d|^</,te=/^(?<message>[A-Za-z_][\w.]{0,100}(?:: .+)?)$/,se={name:"python",tool:"python",match(he,ye){if(!(he.
line(ye)?.text??"").startsWith("Traceback (most recent call last)")&&!he.find(ke,ye))return;let Ae;for(let xe=ye;xe<he.length&&xe<ye+200;xe++){const Ie=he.line(
xe)?.text??"",Le=he.find(ke,xe)?.groups;if(Le&&!J.test(Le.file??"")&&(Ae={...Le}),xe===ye||Ie.startsWith(" "))continue;const Ne=te.exec(Ie)?.groups?.message;return Ae&&
Ne?{groups:[{...Ae,message:Ne}],next:xe+1}:void 0}}},K=[{name:"vitest",tool:"vitest",steps:[/^\s*FAIL\s+\S{1,400} > (?<test>\S.{0,300})$/,/^(?<message>\S.*)$/,{
pattern:new RegExp(`^ \u276F (?!.*node_modules)(?:\\S.{0,200} )?(?<file>(?:[A-Za-z]:)?[^\\s:]{1,400})${D}$`),skip:40}]},{name:"jest-syntax",tool:"jest",steps:[new RegExp(
`^\\s{4}${ee}:(?<line>\\d{1,7})$`),{pattern:new RegExp(`^\\s{4}(?<message>${j}: .+)$`),skip:6}]},{name:"jest",tool:"jest",steps:[/^\s{2}● (?!Test suite failed to run)(?<test>\S.*)$/,
{pattern:/^\s{4}(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:B,skip:40,over:/^(?!\s{2}●)/}]},{name:"rust",tool:"cargo",steps:[/^(?<severity>error|warning)(?:\[(?<code>\w+)\])?: (?<message>.+)$/,
new RegExp(`^\\s*--> ${O}${D}$`)]},se,{name:"go-panic",tool:"go",steps:[/^panic: (?<message>.+)$/,{pattern:new RegExp(`^\\s(?!.*/go/(?:src|pkg/mod)/)${O}:(?<lin\
e>\\d{1,7})(?: \\+0x.*)?$`),skip:20}]},{name:"node-syntax",tool:"node",steps:[new RegExp(`^(?!.*node_modules)${ee}:(?<line>\\d{1,7})$`),{pattern:new RegExp(`^(?\
<message>${j}(?: \\[\\w+\\])?: .+)$`),skip:6}]},L("node","node-import",/^(?:\w*Error )?\[?(?<code>ERR_MODULE_NOT_FOUND|ERR_PACKAGE_PATH_NOT_EXPORTED)\]?: (?<message>(?:Cannot find (?:module|package)|Package subpath) '[^']{1,400}'(?: is not defined by "exports" in \S{1,400})?) imported from (?<file>\S{1,400})$/),
fe,{name:"node-stack",tool:"node",steps:[H,{pattern:B,skip:20,over:Q}]},{name:"consola",tool:["nuxt","docusaurus"],steps:[/^\[(?:error|fatal)\] (?<message>\S.*)$/,
{pattern:B,skip:20,over:/^\s+at /}]},L(void 0,"plain",new RegExp(`^\\s{0,4}(?!- )(?:(?:vet|error|ERROR|Error):? (?:in )?)?${ee}${D}:?(?: -)?\\s+(?:(?:fatal )?(?<\
severity>error|warning|note|info)\\b[: ]\\s*)?(?!\\+0x)(?<message>\\S.*)$`))],re=new RegExp(`^(?:File: |(?<severity>ERROR|WARNING) in )${O}(?:[: ]\\d+:[\\d:-]+)?$`),
$e=[{name:"rspack-syntax",tool:["rspack","rsbuild"],steps:[re,/^\s+× Module build failed \(from builtin:/,/^\s+╰─▶\s+×\s+(?:x )?(?:Syntax Error: )?(?<message>\S.*)$/,
/^[\s│]*[╭,][─-]{1,3}\[(?:[^\]]{0,400}:)?(?<line>\d{1,7}):(?<column>\d{1,7})\]$/],zeroColumn:!0},{name:"rspack",tool:["rspack","rsbuild"],steps:[re,{pattern:/^\s+(?:╰─▶\s+)?× (?!(?:\w*Error: )?Module build failed)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^\s+× Module build failed/}]},L(["docusaurus","react-scripts","gatsby"],"unresolved-in-folder",/^(?:\s*× |\w*Error: )?(?<message>(?:Module not found: (?:Error: )?)?Can't resolve '[^']{1,300}') in '(?<file>[^']{1,400})'$/),
L("react-scripts","react-scripts-css",new RegExp(`^Syntax error: ${ee} (?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`)),{name:"fork-ts-checker",
tool:"webpack",steps:[new RegExp(`^(?<severity>ERROR|WARNING) in ${O}${D}(?:-[\\d:]+)?$`),/^(?<code>TS\d+): (?<message>.+)$/]},{name:"webpack-loader-place",tool:"\
webpack",steps:[new RegExp(`^(?<severity>ERROR|WARNING) in (?:${v})(?: \\d+:[\\d-]+)?(?: \\(.*)?$`),{pattern:new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\\
) ${O} (?<message>[A-Z].*)$`),skip:5}]},L("gatsby","postcss-loader",new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${ee} (?<message>[A-Z].*)$`)),{name:"\
webpack-place",tool:"webpack",steps:[new RegExp(`^(?<severity>ERROR|WARNING) in ${O}(?: \\d+:[\\d-]+)?(?: \\(.*)?$`),{pattern:new RegExp(`^(?:\\w*Error: )?(?:${v}\
: )?(?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`),skip:2}],zeroColumn:!0},{name:"webpack",tool:"webpack",steps:[new RegExp(`^(?!.*sass-loader\
)(?<severity>ERROR|WARNING) in ${O}(?: (?<line>\\d{1,7}):(?<column>\\d{1,7})(?:-[\\d:]+)?)?(?: \\(.*)?$`),{pattern:/^(?!Module build failed|\.\/\S+ \d|\[tsl\]|\d{1,7}:[\d-]+$)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^Module build failed/}],zeroColumn:!0}],Se=[...$,...U,...Y,...$e,...W,...K]}),7214:((Re,ae,w)=>{w.d(ae,{Ap:()=>A,RD:()=>ue,SN:()=>E,XQ:()=>P,c3:()=>ke,
ne:()=>g,ri:()=>R,wG:()=>fe});var v=w(6760),O=w(5807),ee=w(5230),D=w(770),j=w(8724),Q=w(1981);const B=[/Cannot find (?:module|package) '(?<what>[^']{1,300})' imported from (?<from>\S{1,400})/,
/Cannot find (?:module|package) '(?<what>[^']{1,300})'/,/Cannot find module or type declarations for side-effect import of '(?<what>[^']{1,300})'/,/Could not resolve ["'](?<what>[^"']{1,300})["'](?: (?:from|in) ["']?(?<from>[^"'\s]{1,400}))?/,
/^(?:\[UNLOADABLE_DEPENDENCY\] )?Could not load (?<path>[\w@./[\]-]{1,300})$/,/^\S{0,60}\s?Could not load (?<what>\/[^\s()]{1,300}) \(imported by (?<from>[^)\s]{1,300})\)(?!: (?!ENOENT))/,
/The module `(?<what>[^`]{1,200})` could not be loaded\. It may not be installed/,/problem loading plugin "(?<what>[^"]{1,200})"\. Perhaps you need to install/,
/[Ff]ailed to resolve "extends":\s?"(?<what>[^"]{1,300})"/,/Can't resolve '(?<what>[^']{1,300})'/,/\bNotFound\("(?<what>[^"]{1,300})"\)/,/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) (?:the |a )?(?:[\w.-]{1,20} )?(?:module|package|dependency|plugin|preset|parser|loader|adapter|integration|extension|theme|layer):? ["'`](?<named>[^"'`]{1,300})["'`]/,
/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) ["'`](?<named>[^"'`]{1,300})["'`](?=.{0,40}\binstall)/,
/[Ff]ailed to resolve (?:import )?["'](?<what>[^"']{1,300})["'](?: from ["'](?<from>[^"']{1,400})["'])?/,/^(?:\[[\w:-]{1,40}\] )?Failed to resolve (?<what>\/[^\s"']{1,300})(?: from (?<from>\S{1,400}\.html))?$/,
/Can't find stylesheet to import: ["'](?<sheet>[\w./-]{1,300})["']/,/No such file or directory \(os error 2\): @import "(?<sheet>[\w./-]{1,300})"/,/^template not found: (?<what>\S{1,300})$/,
/^ENOENT: Failed to lookup "(?<what>[^"]{1,300})" in /,/ModuleNotFoundError: No module named '(?<what>[^']{1,200})'/],L=/Package subpath '\.(?<subpath>\/[^']{1,200})' is not defined by "exports" in \S{0,400}?node_modules\/(?<owner>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100})\/package\.json/,
Y=/\bCould not load (?<path>[^\s()]{1,300}) \(imported by [^)\s]{1,300}\): (?:Cannot|Can't|Must not) import\b/,$=/^Found dead link (?<link>\S{1,300}?)(?:(?<=\/)index)?$/;
function R(J){const te=(0,D.fO)(J),{link:se}=$.exec(te)?.groups??{};if(se)return new RegExp(`(?<=["'\`]|\\]\\()${(0,O.Kf)(se)}(?:\\.(?:md|html))?(?=["'\`)?#\\s])`);
const{owner:K,subpath:re}=L.exec(te)?.groups??{};if(K&&re)return new RegExp(`(?<=["'\`])${(0,O.Kf)(`${K}${re}`)}(?=["'\`])`);for(const we of[Y,...B]){const{named:$e,
sheet:Se,what:he=$e??Se,path:ye}=(0,ee.$)(we,te)?.groups??{},_e=he?(0,O.Kf)(he):ye&&`[@~#$][^\\s"'\`]{0,300}?/${(0,O.Kf)(v.posix.basename(ye))}`;if(_e)return new RegExp(
`(?<=["'\`]|(?:url|\\])\\()${_e}(?=["'\`)?#])`)}}function g(J){for(const{file:se,severity:K,message:re,code:we}of J.facts.diagnostics??[]){if((0,j.g)({code:we??
null}))return;if(K!=="error")continue;const $e=(0,D.fO)(re),Se=I(C($e,se),re),he=Se?.kind==="file"?void 0:H($e,se,J.facts.list);if(he??Se)return he??Se}if(J.facts.
diagnostics?.some(se=>se.severity==="error"))return;const te=J.lines.findLastIndex(se=>N.test(se));for(const[se,K]of J.lines.entries()){const re=C(K,void 0);if(re)
return se<te-G?void 0:re}}function I(J,te){return J?.kind!=="package"||(0,D.x_)(te)===void 0?J:{...J,kind:"file",specifier:A(te)??J.specifier}}function A(J){const te=(0,D.
fO)(J);return B.map(se=>(0,ee.$)(se,te)?.groups?.what).find(Boolean)}const N=/^(?:Uncaught )?(?:Reference|Type|Range)Error: (?!.*\b(?:module|package|import|resolve)\b)/,
G=3,U=/^@[\w-]{1,100}\/[\w-]{1,100}$/;function C(J,te){for(const se of B){const K=(0,ee.$)(se,J)?.groups;if(K?.path)return{kind:"file",specifier:K.path,importer:"\
."};if(K?.sheet)return{kind:"file",specifier:K.sheet,importer:te};const re=K?.what??K?.named;if(!K||!re)continue;const we=te??K.from;if(K.named===void 0&&(/\.(?:html?|css|s[ac]ss|less|json)$/.
test(we??"")&&!U.test(re)||/\.(?:html|njk|liquid)$/.test(re))||/^(?:\.{1,2}(?:\/|$)|\/)/.test(re))return{kind:"file",specifier:re,importer:we};const Se=/^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.
exec(re)?.[0];return Se===void 0||re[Se.length]===":"?void 0:{kind:"package",specifier:Se,importer:we}}}const S=["",..."ts tsx js jsx mjs cjs vue svelte astro c\
ss scss json".split(" ").map(J=>`.${J}`)],x=/\.(?:css|s[ac]ss|less)$/,_=["",".css",".scss",".sass",".less"];function P(J){const te=J.facts.list??ke(E(J.facts)),
se=g(J),K=se?.kind==="file"&&!E(J.facts).some(D.lQ)?se:void 0;for(const re of K?fe(K):[]){const we=x.test(K?.importer??"")?_:S,$e=(0,Q.M)(re,te,we);if($e!==void 0&&
K)return{specifier:K.specifier,actual:$e}}}function E({diagnostics:J=[]}){return(0,D.Or)(J.find(({severity:te})=>te==="error")?.message??"")}const M=/^(?:[@~#]|\$\w{1,20})\/(?<rest>[^'"\s]{1,300})$/,
b=/^[@~#$]?(?<rest>[\w-]{1,60}\/[^'"\s]{1,300})$/,W=["","src","src/lib","app"];function H(J,te,se){const K=A(J);return K&&(M.test(K)||le(K,te,se).length>0)?{kind:"\
file",specifier:K,importer:te}:void 0}function le(J,te,se){const[K=""]=b.exec(J)?.groups?.rest?.split("/",1)??[];return K===""||!se||/^(?:node_modules|src|lib)$/.
test(K)?[]:ue(te).filter(re=>se(re).includes(K)&&se(v.posix.join(re,K)).length>0)}function ue(J){const te=J.split("/").slice(0,20),se=te.map((K,re)=>te.slice(0,
re).join("/"));return[...new Set(se.flatMap(K=>W.map(re=>v.posix.join(K,re))))].map(K=>K==="."?"":K)}function fe({specifier:J,importer:te}){const se=(M.exec(J)??
b.exec(J))?.groups?.rest;if(se&&!/^\.{1,2}\//.test(J))return ue(te??"").map(re=>v.posix.join(re,se));if(J.startsWith("/")){const re=J.split("/").slice(1,40);return re.
map((we,$e)=>re.slice($e).join("/"))}const K=te&&v.posix.join(v.posix.dirname(te),J);return!K||K.startsWith("..")||K.startsWith("/")?[]:[K]}function ke(J){const te=new Map;
for(const se of J){const K=se.split("/");for(const[re,we]of K.entries()){const $e=K.slice(0,re).join("/"),Se=te.get($e)??new Set;te.set($e,Se.add(we))}}return se=>[
...te.get(se)??[]]}}),8503:((Re,ae,w)=>{w.d(ae,{f:()=>D});var v=w(6760),O=w(9882),ee=w(7214);function D(U){const{list:C}=U.facts,S=(0,ee.SN)(U.facts);if(S.length>
0)return S;const x=(0,ee.ne)(U);if(!C||x?.kind!=="file")return[];const _=(0,ee.wG)({...x,specifier:x.specifier.replace(/[?#].*$/,"")}),{importer:P}=x;for(const b of _){
const W=B(b,C,P);if(W.length>0)return W}return(/\.html?$/.test(P??"")?_.map(b=>Q(b,C)):[]).find(b=>b.length>0)??(_.length>0?G(v.posix.basename(_[0]??""),C,P):[])}
const j=/^(?:main|index|entry)\./i;function Q(U,C){const S=v.posix.dirname(U),x=v.posix.basename(U);return!j.test(x)||S==="."?[]:C(S).filter(P=>j.test(P)&&R(P,x)).
map(P=>v.posix.join(S,P)).slice(0,3)}function B(U,C,S=""){const x=U.split("/").filter(H=>H!==".");let _="";for(const H of x.slice(0,-1)){const le=C(_),ue=le.filter(
ke=>ke!=="node_modules"&&!ke.startsWith(".")),fe=le.includes(H)?H:(0,O.pA)(H,ue)[0];if(fe===void 0)return[];_=v.posix.join(_,fe)}const P=x.at(-1)??"",E=C(_).filter(
H=>R(H,P,S)),M=E.filter(H=>I(H)===I(P)),b=M.length>0?M:(0,O.pA)(g(P),E.map(g));return E.filter(H=>M.includes(H)||b.includes(g(H))).map(H=>v.posix.join(_,H)).slice(
0,3)}const L=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|json)$/i,Y=/\.(?:p?css|s[ac]ss|less|styl)$/i,$=/\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/i;function R(U,C,S=""){
if(Y.test(S)&&g(C)===C)return Y.test(U);if(g(U)===U)return!0;const x=[L,Y,$].find(_=>_.test(C));return x?x.test(U):g(C)===C?L.test(U)||Y.test(U):(0,v.extname)(U)===
(0,v.extname)(C)}function g(U){return U.replace(/(?<=.)\.[a-z]\w{1,9}$/i,"")}function I(U){return g(Y.test(U)?U.replace(/^_(?=.)/,""):U)}const A=200,N=/^(?:\.|node_modules$|dist$|build$|out$|vendor$|coverage$)/;
function G(U,C,S=""){const x=[],_=[""];for(let P=0;P<_.length&&P<A;P++){const E=_[P]??"";for(const M of C(E)){const b=v.posix.join(E,M);I(M).toLowerCase()===I(U).
toLowerCase()&&R(M,U,S)&&x.push(b),!N.test(M)&&g(M)===M&&_.push(b)}}return Y.test(S)&&x.length>1?[]:x.slice(0,3)}}),107:((Re,ae,w)=>{w.d(ae,{Se:()=>Q,ry:()=>_});
var v=w(5807);const O={lines:5e3,characters:256*1024,lineLength:1e3,entryLength:64*1024},ee=[/^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:?(?: |$)/,
/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M)?\]?:? (?=\S)/,/^(?<folder>\.|[\w@.-]{1,100}(?:\/[\w@.-]{1,100}){1,6}) (?!error|warning|note|info|failed)[a-z][\w:-]{0,60}(?:: |:$|\$ )/,
/^(?<task>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[a-z][\w:-]{0,60}):(?: |$)/,/^\[@?[\w./-]{1,80}\]: /,/^➤ YN\d{4}: (?:[│┌└] ?)?/,/^@?[^\s@]{1,100}@(?:workspace:(?<folder>[\w@./-]{1,200})|\w{1,20}:\S{1,200}) STD(?:ERR|OUT)(?: |$)/,
/^\[\d{1,2}\] /,/^#\d{1,4} \d{1,5}\.\d{1,3} /,/^[a-z][\w.-]{0,60}-\d{1,3} {1,20}\| /,/^npm (?:ERR!|error)(?: |$)/,/^\[(?:11ty|webpack-cli)\](?: |$)/,/^Original error stack trace: (?=\S)/,
/^│ (?=\w*Error: )/,/^[│└■▲●◆◇](?: {2}|$)/u,/^\[(?:log|info|warn|error)\] \[nitro\](?: |$)/],D=4,j=[/^> @?[^\s@]{0,100}@\S{0,100} \S{1,100} (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,
/^(?<task>@?[\w./-]{1,120}#[\w:-]{1,60}):\s{1,4}ERROR\s{1,4}command \((?<folder>[^()]{1,400})\)/,/^ERROR: command finished with error: command \((?<folder>[^()]{1,400})\)/,
/^location (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/];function Q(E){const M=[];let b=O.characters;for(let ue=E.length-1;ue>=0&&M.length<O.lines&&b>0;ue--){const fe=E[ue]??
"",J=(fe.length>O.entryLength?fe.slice(-O.entryLength):fe).split(`
`);for(let te=J.length-1;te>=0&&M.length<O.lines&&b>0;te--){const se=J[te]??"",K=B((0,v.Ow)(S((0,v.Nl)(se)),O.lineLength).trimEnd());b-=Math.max(K.length,se.length/
16),M.push(K)}}const W=L(M),H=N(I(M.reverse().map(ue=>G(ue,W)))),le=Y(H);return H.map(({text:ue,folder:fe,task:ke})=>({text:ue,folder:fe??le.get(ke??"")}))}function B(E){
return E.includes(":undefined")?E.replace(/(?<=\.\w{1,10})(?::undefined){1,2}(?!\S)/g,""):E}function L(E){const M=E.map(b=>b.includes("nx run ")?/\bnx run ([@\w./-]{1,100}):/.
exec(b)?.[1]:/^([\w@.-]{1,100} [a-z][\w:-]{0,60})\$ /.exec(b)?.[1]);return new Set(M.filter(b=>b!==void 0))}function Y(E){const M=new Map;for(const{text:b,task:W}of E)
for(const H of j){const le=H.exec(b)?.groups;le?.folder&&M.set(W??le.task?.replace("#",":")??"",le.folder)}return M}const $=/^(?:.{0,200}\s)?Unexpected (?:token|non-whitespace)\b.{0,60}, (?:\.\.\.)?".{0,100}$/,
R=/"(?:\.\.\.)? is not valid JSON\b/,g=12;function I(E){const M=[];for(let b=0;b<E.length;b++){const W=E[b],le=W.text.includes("Unexpected ")&&$.test(W.text)&&!R.
test(W.text)?E.slice(b+1,b+1+g).findIndex(({text:fe})=>R.test(fe)):-1;if(le===-1){M.push(W);continue}const ue=E.slice(b,b+le+2).map(({text:fe})=>fe.trim());M.push(
{...W,text:ue.join(" ").slice(0,O.lineLength)}),b+=le+1}return M}const A=71;function N(E){if(!E.some(({text:W})=>W.startsWith("\u250C  Building storybook")))return E;
const M=[];let b=0;for(const W of E){const H=M.at(-1),[le=""]=W.text.split(" ",1),ue=W.boxed&&b>0&&b<=A&&b+1+le.length>A;H&&ue&&/^[\w("'`./@-]/.test(le)?M[M.length-
1]={...H,text:`${H.text} ${W.text}`.slice(0,O.lineLength)}:M.push(W),b=W.text.length}return M}function G(E,M){let b=E,W,H,le=!1;for(let ue=0;ue<D;ue++){const fe=C(
b)??U(b,M);if(!fe)break;W??=fe.groups?.folder,H??=fe.groups?.task,le||=fe[0]==="\u2502  ",b=b.slice(fe[0].length)}return{text:b,folder:W,task:H,boxed:le}}function U(E,M){
if(M.size===0)return;const b=/^(?<name>[@\w./-]{1,100}|(?<folder>[\w@.-]{1,100}) [a-z][\w:-]{0,60})(?::(?: |$)|\$ )/.exec(E);return b&&M.has(b.groups?.name??"")?
b:void 0}function C(E){for(const M of ee){const b=M.exec(E);if(b)return b}}function S(E){return E.includes("\r")?E.split("\r").findLast(M=>M.trim()!=="")??"":E}
const x=/^> @?[^\s@]{1,150}@\S{1,60} (?:pre|post)?(?:install|prepare)$|^\$ (?!(?:npm|pnpm|yarn|bun|corepack) )/;function _(E,M){const b=E[M]?.folder;return b!==
void 0?!b.includes("node_modules"):E.slice(0,M).some(({text:W})=>x.test(W))}function P(E){const M=E.findIndex(W=>/\bnpm (?:ERR!|error) Usage:\s*$/.test(W)),b=E.
findIndex((W,H)=>H>M&&/\bnpm (?:ERR!|error) Run "npm help [\w-]{1,40}"/.test(W));return M===-1||b===-1?E:E.toSpliced(M,b-M)}}),5230:((Re,ae,w)=>{w.d(ae,{$:()=>ee});
const v=new WeakMap,O=3;function ee($,R){const g=D($);if(g.length===0)return $.exec(R);for(const I of g)if(R.includes(I))return $.exec(R);return null}function D($){
let R=v.get($);if(R===void 0){const g=$.ignoreCase?[]:j($.source);R=g.every(I=>I.length>=O)?g:[],v.set($,R)}return R}function j($){const R=[""];let g="",I=0;for(let A=0;A<=
$.length;A++){const N=$[A]??"",G=N==="\\"?$[++A]??"":"";if(Q.test(G))return[];if(N==="["&&(A=Y($,A)),N==="("&&(I+=1),N===")"&&(I-=1),I>0&&N!=="(")continue;const U=N===
"\\"?G:N;if(U!==""&&!(N==="\\"?L:B).includes(U)){g+=U;continue}(N==="*"||N==="?"||N==="{")&&(g=g.slice(0,-1)),g.length>(R.at(-1)??"").length&&(R[R.length-1]=g),
g="",N==="{"&&(A=$.indexOf("}",A)),N==="|"&&R.push("")}return R}const Q=/^[uxck\d]$/,B="()[{*+?^$.|",L="bBdDsSwWnrtfvpP";function Y($,R){let g=R+1;for(;$[g]!=="\
]";)g+=$[g]==="\\"?2:1;return g}}),770:((Re,ae,w)=>{w.d(ae,{Or:()=>D,RU:()=>O,fO:()=>ee,lQ:()=>j,x_:()=>Q});const v=/; there (?:is|are) (?<names>[^;]{1,300})$/;
function O(B,L){return L.length===0||v.test(B)?B:`${B.replace(/[.:]?\s{0,4}$/,"")}; there ${L.length===1?"is":"are"} ${L.join(", ")}`}function ee(B){return B.replace(
v,"")}function D(B){return v.exec(B)?.groups?.names?.split(", ")??[]}function j(B){return B.endsWith("/")}function Q(B){return D(B).find(j)}}),6612:((Re,ae,w)=>{
w.d(ae,{$p:()=>D,cU:()=>Q,qD:()=>A});var v=w(5807);const O=[[/^file:\/\/(?:localhost)?(?=\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\/(?:\([\w-]+\)\/)?(?=\.{0,2}\/)/,
""],[/^webpack(?:-internal)?:\/\/[^/]*\//,""],[/^.*!/,""],[/\\/g,"/"],[/^\/?[A-Za-z]:(?=\/)/,""],[/[?].*$/,""]],ee=/^(?:node|https?|data|virtual|native|internal|bun|deno):|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|bin\/|etc\/|nix\/|proc\/|sys\/|snap\/|rustc\/|opt\/hostedtoolcache\/)|(?:^|\/)(?:node_modules|site-packages|dist-packages|\.git|\.nvm|\.pyenv|\.cargo|\.rustup|\.yarn|\.pnpm|\.pnpm-store|\.volta|\.bun)(?:\/|$)|\/go\/pkg\/mod\//,
D="?body",j=/\?vue&type=[\w&=.-]{1,200}/,Q=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g,B=40,L=2e4,Y=500,$=100;function R(C,S){const x={...S,exists:g(
S)},_=new Map,P=new Map;for(const b of C){_.has(b.file)||_.set(b.file,A(b.file,x));const W=_.get(b.file);if(W===void 0)continue;const[H,le]=j.test(b.file)||b.file.
endsWith(D)?[null,null]:[b.line,b.column],ue=I(cleanLine(b.message,Y),x),fe=b.code&&cleanLine(b.code,$),ke=JSON.stringify([W,H,le,ue]);P.has(ke)||P.set(ke,{...b,
file:W,line:H,column:le,code:fe,message:ue})}const E=[...P.values()],M=new Set(E.filter(({line:b})=>b!==null).map(({file:b,message:W})=>`${b}
${W}`));return E.filter(({line:b,file:W,message:H})=>b!==null||!M.has(`${W}
${H}`))}function g(C){const S=new Map;return x=>{const _=S.get(x);if(_!==void 0)return _;const P=S.size<L&&C.exists(x);return S.size<L&&S.set(x,P),P}}function I(C,S){
return C.replace(j,"").replace(Q,x=>A(x,S)??x)}function A(C,S){const x=N(C);if(!(x===""||x.includes("\0")||ee.test(x))){for(const _ of G(x,S))if(_!==void 0&&!ee.
test(_)&&S.exists(_))return _}}function N(C){let S=C.startsWith("file://")?(0,v.oF)(C):C;for(const[x,_]of O)S=S.replace(x,_);return S}function*G(C,S){const x=S.
rootDirectory??"";if(!C.startsWith("/")){for(const P of[...S.folders??[],x,""])yield U(`${P}/${C}`);return}const _=U(C)?.split("/")??[];if(!(_.length>B))for(let P=0;P<
_.length;P++){const E=_.slice(P).join("/");yield E,x!==""&&(yield U(`${x}/${E}`))}}function U(C){const S=[];for(const x of C.split("/"))if(!(x===""||x===".")){if(x!==
"..")S.push(x);else if(S.pop()===void 0)return}return S.length===0?void 0:S.join("/")}}),8724:((Re,ae,w)=>{w.d(ae,{g:()=>Q,l:()=>A});var v=w(6760);const O=["err\
or","warning","notice"],ee=/^\..|.\.config\.[a-z]{1,10}$|^package(?:-lock)?\.json$/;function D(N){const G=v.posix.basename(N);return ee.test(G)||G.includes("tsc\
onfig")&&G.endsWith(".json")}const j=/^TS5\d{3}$/;function Q({code:N}){return j.test(N??"")}const B=/^ts\(?(?:2304|2305|2307|2503|2552|2580|2614|2686|2688|2694|2724|2792|2882)\)?$/i,
L=/^ts\(?(?:6133|6138|6192|6196|6198|6385|6387|7005|7006|7016|7019|7022|7023|7024|7027|7028|7030|7031|7034|7044|7045|7053|18046|80\d{3})\)?$/i,Y=/^(?:\w*Error: )?(?:[×x] )?(?:(?:Module )?[Bb]uild failed\b|Unexpected (?:token|eof|end of file)\b|Expression expected|Declaration or statement expected|Unterminated regexp literal|Expected (?:ident|unicode escape)\b|'(?:[),;:}]|=>|<\/)' expected)/i;
function $({code:N,message:G}){const U=N??"";return(B.test(U)?-1:0)+(L.test(U)?3:0)+(Y.test(G)?.5:0)}function R({code:N}){const[G="",...U]=(N??"").split("/").reverse();
return/^[a-z][a-z-]+$/.test(G)&&U.every(C=>/^@?[a-z][\w-]*$/.test(C))}const g=/^Parsing error|\bUnable to resolve\b|\bis not defined\b|\bnot found in\b/;function I(N){
return Q(N)?-2:D(N.file)?1:0}function A(N,G=10){const U=new Set,C=new Set,S=N.map(E=>{const M=JSON.stringify([E.severity,E.file,E.line]),b=JSON.stringify([E.severity,
E.message]),W=R(E)&&g.test(E.message),H=U.has(M)||C.has(b);U.add(M),C.add(b);const le=(E.line===null?4:0)+(H&&!W?2:0)+I(E)+$(E)-(W?1:0);return{diagnostic:E,weight:le}}),
x=O.map(E=>S.filter(({diagnostic:M})=>M.severity===E).toSorted((M,b)=>M.weight-b.weight).map(({diagnostic:M})=>M)),_=Math.max(0,G),P=E=>Math.max(0,(E?.length??0)-
_);return{shown:x.flatMap(E=>E.slice(0,_)),rest:{error:P(x[0]),warning:P(x[1]),notice:P(x[2])}}}}),1981:((Re,ae,w)=>{w.d(ae,{M:()=>D,p:()=>O});var v=w(6760);function O(j,{
facts:Q,lines:B}){if(!j.startsWith("/"))return j;const L=j.split("/"),Y=(Q.diagnostics??[]).map(({file:g})=>g.split("/",1)[0]??"").filter(g=>g!==""),$=[...new Set(
["node_modules",...Q.list?.("")??[],...Y])],R=L.findIndex(g=>$.includes(g));if(R>0)return L.slice(R).join("/");for(let g=L.length-1;g>1;g--){const I=`${L.slice(
0,g).join("/")}/`;if(B.some(A=>$.some(N=>ee(A,I+N))))return L.slice(g).join("/")}return j}function ee(j,Q){const B=j.indexOf(Q);return B>=0&&!/[\w.-]/.test(j[B+
Q.length]??"")}function D(j,Q,B=[""]){const L=j.split("/",40).filter($=>$!==""&&$!==".");let Y="";for(const[$,R]of L.entries()){const g=Q(Y),I=($===L.length-1?B:
[""]).map(N=>`${R}${N}`),A=I.find(N=>g.includes(N))??I.map(N=>g.find(G=>G.toLowerCase()===N.toLowerCase())).find(Boolean);if(A===void 0)return;Y=v.posix.join(Y,
A)}return B.some($=>Y===`${L.join("/")}${$}`)?void 0:Y}}),3716:((Re,ae,w)=>{w.d(ae,{LP:()=>O});var v=w(5807);function O(L){return/^\s*at\s.*[:)\d]$/.test(L)}const ee=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,
D=2,j=2e3;class Q{#e;#n;#t=[];#s=0;constructor(Y){this.#e=Y}push(Y){const $=stripEscapes(Y.slice(0,j)).trimEnd().replace(/ \{$/,"");return O($)?this.#n===void 0&&
!ee.test($)?(this.#n=Y,[...this.#o(),Y]):(this.#s+=1,this.#t.length<D&&this.#t.push(Y),[]):[...this.end(),Y]}end(){return this.#n=void 0,this.#o()}#o(){const[Y,
$]=[this.#s,this.#t];return[this.#s,this.#t]=[0,[]],Y<D?$:[this.#e(Y)]}}function B(L,Y){const $=new Q(Y);return[...L.flatMap(R=>$.push(R)),...$.end()]}}),7491:((Re,ae,w)=>{
w.d(ae,{E:()=>Q});const v=/^\s{0,8}⚠|^(?:[▲!]\s{1,3})?(?:\[(?:warn(?:ing)?|hint|info)\]|(?:deprecation )?warning\b(?! as error))|^\s{0,4}(?![-*])[^\s:"']{1,400}(?::\d{1,7}){1,2}:?\s(?:-\s)?(?:warning|hint|info|note|message|suggestion)\b|^\s{0,4}[^\s:"']{1,400}\(\d{1,7},\d{1,7}\): (?:warning|info|message)\b|^\s*\d{1,7}:\d{1,7}\s{1,40}(?:warning|hint|info)\b/i,
O=/^\s*(?:[✘✖✗×⨯]|x\s|\[?(?:error|fatal)\b|\w{0,60}(?:Error|Exception)\b.{0,40}:\s|\d{1,7}:\d{1,7}\s{1,40}error\b)/i,ee=/^(?:\s|$|\d{1,7}(?:\s|$))/,D=/^(?:WARNING in \S|\(!\) Some chunks\b)/,
j=12;function Q(B,L,Y){const $=new Set;let R=!1,g=!1;for(let I=Math.max(0,L-j);I<Y;I++){const A=B[I]?.text??"";g=D.test(A)||g&&A.trim()!==""&&!/^ERROR in /.test(
A),R=g||v.test(A)||R&&ee.test(A)&&!O.test(A),R&&$.add(I)}return $}}),3093:((Re,ae,w)=>{w.d(ae,{wA:()=>bs,RJ:()=>Oo});var v=w(6760),O=w(7994),ee=w(3052),D=w(1809),
j=w(2416);const Q=[/(?:^|[\s:])([\w$]{1,100}) is not defined\b/,/\(reading '([\w$]{1,100})'\)/,/\.([\w$]{1,100})\)? is not a function\b/];function B(e){return Q.
map(t=>t.exec(e)?.[1]).find(t=>t!==void 0)}function L(e){return/(?<!\.)\bjson5?\b/i.test(e)}function Y(e){return/^\s{2,12}input: '([^'\\]{4,200})',?$/.exec(e)?.
slice(1)??[]}var $=w(3716),R=w(7491);const g=12,I=30,A={mentions:40,hints:10,shown:10,names:16,nameLength:200,tokens:60},N=/^[>$]\s[a-z@.]/;function G(e,{at:t,message:s,
details:r}){const i=(0,R.E)(e,t-g,t),l=[...e.keys()].slice(Math.max(0,t-g),t+I).filter(h=>!(i.has(h)||(0,D.Xk)(e[h]?.text??""))).sort((h,y)=>C(h,t)-C(y,t)),c=l.
map(h=>({each:h,text:(0,j.wh)(e[h]?.text??"")})).filter(({text:h})=>!N.test(h)),f=c.some(({text:h})=>U.test(h)),m=c.flatMap(({each:h,text:y})=>x(y,e[h]?.folder)).
slice(0,A.mentions);return{mentions:f?m.map(h=>h.inStack?h:{...h,line:null,column:null}):m,hints:f?[]:c.flatMap(({text:h})=>(0,$.LP)(h)?[]:b(h)).slice(0,A.hints),
shown:l.flatMap(h=>ue(e,h)).slice(0,A.shown),rows:c.flatMap(({text:h})=>le(h)),said:f?void 0:b(s)[0],message:s,words:[...new Set(s.match(/\w{2,40}/g))].slice(0,
A.tokens),names:[...we(K(s)),...c.flatMap(({text:h})=>Y(h))],details:[...new Set(r.filter(h=>!se.test(h)).flatMap(h=>we(K(h))))].slice(0,A.names),atEnd:/\b(?:unexpected|got|reached|premature) (?:the )?end of (?:the )?(?:file|input|string)|\bunexpected EOF\b/i.
test(s),identifier:B(s),isAbsence:/\b(?:required|missing|lacks|must (?:have|contain|export))\b/i.test(s),routes:[...new Set([...je(s),...c.flatMap(({each:h,text:y})=>je(
y,e[h+1]?.text))])].slice(0,A.hints),isJson:c.some(({text:h})=>L(h)),lacksScript:/\b(?:missing|no|unknown) script\b|\bscript not found\b|^Command "[^"]{1,100}" not found/i.
test(s)}}const U=/\bvite:vue\]\s\S{1,400}\.(?:md|html\.vue)\s/;function C(e,t){return e<t?(t-e)*2.5:e-t}const S=/^(?<path>[^\s]{1,400}?)(?::(?<line>\d{1,7})(?::(?<column>\d{1,7}))?|\((?<row>\d{1,7})[,:](?<character>\d{1,7})\))?$/;
function x(e,t){const s=(0,$.LP)(e),r=e.split(/[\s"'`<>{}|;*=]+/).slice(0,A.tokens);return r.flatMap((i,l)=>{const c=S.exec(xe(i))?.groups;if(!c?.path||!/[./]/.
test(c.path))return[];const[,f,m]=_.exec(r[l+1]??"")??[],h=f??P.exec(r.slice(l+1,l+3).join(" "))?.[1],y=E(c.line??c.row??h);return[{path:t===void 0||/^[/.]|^\w+:/.
test(c.path)?c.path:`${t}/${c.path}`,line:y,column:E(c.column??c.character??m),inStack:s}]})}const _=/^\((\d{1,7}):(\d{1,7})\)[:,.]?$/,P=/^line (\d{1,7})[:,.]?$/;
function E(e){return e&&Number(e)||null}const M=[/\bline(?:Number)?:?\s(?<line>\d{1,7})\b(?:[,:]?\s(?:column|col|character|char):?\s(?<column>\d{1,7}))?/i,/[([](?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?[)\]]/,
/\s(?:at|-)\s(?<line>\d{1,7}):(?<column>\d{1,7})\b/,/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})(?!:\d\d\b)[:\s]/];function b(e){for(const t of M){const s=t.exec(e)?.
groups,r=E(s?.line);if(r!==null)return[{line:r,column:E(s?.column)}]}return[]}const W=/^[\s│|]{0,40}(?<mark>>{0,2})\s{0,10}(?<line>\d{1,7})\s{0,4}(?:[|│┃]|:(?=\s))(?<text>.*)$/,
H=/^[\s│|·:╵┆╎-]*(?:\^|~~|─|━)/;function le(e){const t=W.exec(e)?.groups;return t?[{line:Number(t.line),text:t.text?.trim()??""}]:[]}function ue(e,t){
const s=W.exec((0,j.wh)(e[t]?.text??""))?.groups,r=s?.text?.trim()??"",i=s?.mark!==""||H.test((0,j.wh)(e[t+1]?.text??""));return r!==""&&i?[{line:Number(s?.line),
text:r}]:[]}const fe=/"([^"]{2,200})"|(?<!\w)'([^']{2,200})'(?!\w)|`([^`]{2,200})`|“([^“”]{2,200})”/g,ke=[/(?:^|\s)(?:Error:\s)?([^\s:"'`]{2,200}):?\s(?:is not|isn't|not found|is undefined|was not|could not be|does not|doesn't|cannot be|failed to|must be|is missing|is required|doesn’t)\b/,
/\b(?:partial|tag|helper|filter|mixin|layout|field|plugin|package|module|specifier|host|tarball):?\s"?([^\s"'`,;()]{2,200})/i,/(?:^|[\s*])([\w.-]{2,60}):\s(?:Invalid|Required|Expected)\b/,
/\b\d{1,3}(?:\.\d{1,3}){3}:(\d{2,5})\b/,/^\s*(?:[-*•]|->)\s(?:linking to\s)?(\S{2,200})$/,/\bproperties\s?\(([^\s()]{2,100})\)/],J=/^(?:@[\w.-]+\/[\w.-]+|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|[a-z]+(?:[A-Z][a-z0-9]*)+|[\w.-]+@[\^~>=<\w.*:-]+|\.{1,2}\/\S+|(?:[\w@.-]+\/)+[\w.-]+\.\w{2,5}|[\w.-]+\.(?:invalid|com|org|net|io|dev))$/,
te=/\bwhile parsing\b|\blinked from\b|\bsource page path\b|\b[Dd]id you mean\b|\bSee (?:more|https?:)|\bTried\b/,se=/\b(?:[Dd]id you mean|npm run|see a list|https?:\/\/)/;
function K(e){return e.slice(0,te.exec(e)?.index??e.length).replace(re,"")}const re=/^\W{0,8}[([]plugin [^)\]]{1,100}[)\]]/;function we(e){const t=[...e.matchAll(
fe)].map(f=>f.slice(1).find(m=>m!==void 0)??""),s=ke.flatMap(f=>f.exec(e)?.[1]??[]),r=$e.exec(e)?.[1],i=e.replace(fe," ").split(/[\s,;()[\]<>{}"'`|]+/,A.tokens),
l=ye.test(e),c=i.map(xe).filter(f=>J.test(f)||_e(f,l));return[...new Set([...t,r??"",...s,...c].map(f=>he(f.trim()).slice(0,A.nameLength)))].filter(f=>/\w\w/.test(
f)&&(f===r||!Se.test(f))&&!f.includes("\\")&&f.split(/\s/).length<=3).slice(0,A.names)}const $e=/\b(?:not found|unknown(?:\s\w{1,20}){0,2}|(?:does|do) not exist|undefined(?:\s\w{1,20})?|not defined):\s"?([^\s"'`,;]{2,200})/i,
Se=/^(?:[A-Z]\w{0,60}(?:Error|Exception)|a|an|the|that|this|which|it|its|is|are|was|in|of|on|or|and|for|from|with|to|not|does|cannot|could|config(?:uration)?|files?|pages?|modules?|packages?|plugins?|options?|paths?|folder|directory)$/i;
function he(e){return/^["'`]/.test(e)&&e.length>2&&e.endsWith(e[0]??"")?e.slice(1,-1):e}const ye=/\b404\b|\blink(?:s|ed)?\b/i;function _e(e,t){return/^https?:\/\/\S/.
test(e)||/^\/[\w@.-]+\/\S/.test(e)||t&&/^\/[\w-]/.test(e)}const Ae=[["(",")"],["[","]"]];function xe(e){let[t,s]=[0,e.length];const r=i=>{for(;s>t&&i.includes(e[s-
1]??" ");)s--};r(".:,");for(const[i,l]of Ae){const c=e[s-1]===l;e[t]===i&&(c||!e.includes(l))&&(t++,c&&s--),e.slice(t,s).includes(i)||r(`${l}.:,`)}return e.slice(
t,s)}const Ie=/\b(?:at|of|for|prerendering|rendering|GET|render)(?: (?:the )?(?:page|path|route))? ["'`]?(\/[\w[\].:@%()/-]{0,200})(?=$|[\s"'`,])|^!!! (\/\S{0,200}): /,
Le=/^[\s│]{0,8}[├└]─{1,2} (\/\S{0,200}) \(\d{1,9}ms\)$/,Ne=/^[\s│]{0,8}[├└]─{1,2} \[5\d\d\]/;function je(e,t=""){const[,s,r]=Ie.exec(e)??[],i=Ne.
test(t)?Le.exec(e)?.[1]:void 0;return[s,r,i].flatMap(l=>l?.replace(/[.:,]$/,"")??[])}var F=w(9047),X=w(7214),ne=w(107),oe=w(5807),ce=w(730),de=w(5230);class Ee{#e;#n=new Map;constructor(t){
this.#e=t}get all(){return this.#e}get length(){return this.#e.length}line(t){return this.#e[t]}find(t,s){let r=this.#n.get(t);r||(r=[],this.#n.set(t,r));const i=r[s];
if(i!==void 0)return i;const l=(0,de.$)(t,this.#e[s]?.text??"");return r[s]=l,l}}function ge(e,t,s){if("match"in e)return e.match(t,s);const r={};let i=s;for(const[
c,f]of e.steps.entries()){const m=ze(Ue(f),t,i,c>0);if(!m)return;for(const[h,y]of Object.entries(m.groups))y!==void 0&&(r[h]=y);i=m.at+1}const l=e.steps.at(-1);
return!e.repeat||!l?{groups:[r],next:i}:De(Ue(l).pattern,r,t,i)}function De(e,t,s,r){const i=[t];let l=r;for(;l<s.length&&i.length<1e3;l++){const c=s.find(e,l);
if(!c)break;i.push({file:t.file,...c.groups})}return{groups:i,next:l}}function Ue(e){return e instanceof RegExp?{pattern:e}:e}function ze(e,t,s,r){const i=r?e.skip??
0:0,l={};for(let c=s;c<=s+i&&c<t.length;c++){const f=t.find(e.pattern,c);if(f)return{at:c,groups:{...l,...f.groups}};const m=e.over&&t.find(e.over,c);if(e.over&&
!m)return;for(const[h,y]of Object.entries(m?.groups??{}))y!==void 0&&(l[h]=y)}}var He=w(6612);const Ze=500,yn=500,En=[["warning",/^(?:warn|warning|deprecation warning|!|⚠)/i],
["notice",/^(?:hint|info|note|message|i$)/i],["error",/./]],Xn=/^Compiled with warnings\.?$/,Jn=/\bfail(?:ed)?\b|^error\b|^Treating warnings as errors/i;function Qn(e,t=ce.
h){const s=new Ee((0,ne.Se)(e)),r=new Map;let i=!1;for(let l=0;l<s.length&&r.size<Ze;){const c=s.line(l)?.text??"";i=Xn.test(c)||i&&!Jn.test(c);const f=bn(s,l,t);
for(const m of f?.diagnostics??[]){const h=i&&m.severity==="error"?{...m,severity:"warning"}:m,{file:y,line:Z,column:pe,message:Te}=h,be=JSON.stringify([y,Z,pe,
Te]);!r.has(be)&&r.size<Ze&&r.set(be,h)}l=f?.next??l+1}return[...r.values()]}function bn(e,t,s){const r=e.line(t);if(!(!r||r.text.trim()===""))for(const i of s){
const l=ge(i,e,t);if(!l)continue;return{diagnostics:l.groups.map(f=>{const m=Je(f,i,r.folder);if(!m)return;const h=(0,j.Vz)(m.message,e.all,qn(m.message,e,t,l.next)),
y=f.test===void 0?"":`, in the test "${f.test.slice(0,120)}"`;return{...m,message:(0,oe.Ow)(h+y,yn)}}).filter(f=>f!==void 0),next:l.next}}}function qn(e,t,s,r){
for(let i=s;i<r;i++)if(t.line(i)?.text.includes(e.slice(0,60)))return i;return r-1}function Je(e,t,s){const{message:r,frame:i}=e,l=(e.file??"").replace(/(?<=\.mdx?)\.js(?=$|\?)/,
"");if(!(l||i)||!r)return;const c=l===(e.file??"")&&Sn(e.line)||null,f=c===null?null:Sn(e.column);return{file:l&&vn(l.trim(),s)+et(t,l,c),line:c,column:f===null?
null:t.zeroColumn?f+1:f||null,severity:kn(e.severity,t),code:e.code??null,message:(0,oe.Ow)(tt(nt(r.trim(),l),l),yn),frame:i}}function et({part:e=""},t,s){return s===
null||e===He.$p&&t.startsWith("/")?"":e}function nt(e,t){const s=e.replace(/^(?:error: |\[error\] )|\?vue&type=[\w=&.-]+| \[plugin [\w@/:-]{1,60}\]$/gi,""),[,r="",
i]=/^(\S{1,400}?)(?::\d{1,7}){0,2}: (.+)$/.exec(s)??[],[l]=t.split("?",1);return i!==void 0&&(`/${r}`.endsWith(`/${l}`)||`/${l}`.endsWith(`/${r}`))?i:s}function tt(e,t){
return e.replace(/(?<=^Cannot find module ')\/[^']{1,400}(?='$)/,s=>{const r=v.posix.relative(v.posix.dirname(t),s);return t.startsWith("/")?r.startsWith(".")?r:
`./${r}`:s})}function kn(e,t){return e===void 0?t.severity??"error":En.find(([,s])=>s.test(e))?.[0]??"error"}function Sn(e){return e===void 0?null:Number(e)}function vn(e,t){
return t===void 0||/^(?:[A-Za-z]:|[a-z-]+:\/\/|[\\/])/.test(e)?e:`${t}/${e.replace(/^(?:\.\/)+/,"")}`}var Qe=w(901),Me=w(4177);const st=/\bYAML|\bfront ?matter\b|\b(?:explicit|implicit) mapping|\bblock mapping\b|\bmapping (?:entry|key|values)\b|\bblock (?:collection|sequence)|\bflow (?:collection|sequence|mapping)\b|quoted scalar|\bcompact mappings\b|unexpected end of the (?:stream|document)|unidentified alias/i,
xn=/\.ya?ml$/i,qe=/\.(?:mdx?|markdown|njk|liquid|html?|hbs|webc|svx)$/i,ot=300;function On(e){return st.test(e)}async function Ye(e,t){const s=xn.test(e);if(!s&&
!qe.test(e))return;const r=await t.lines(e),i=s?0:1,l=s?r.length:(0,Me.E)(r)-1;if(l<0)return;const{parseDocument:c,LineCounter:f}=await w.e(815).then(w.t.bind(w,
8815,19)),m=new f,h=r.slice(i,l).join(`
`),[y]=c(h,{lineCounter:m,prettyErrors:!1}).errors;if(!y)return;const{line:Z,col:pe}=m.linePos(y.pos[0]);return{file:e,line:Z+i,column:pe,reason:y.message.split(
`
`,1)[0]??""}}async function Rn(e){const t=e.files.filter(r=>xn.test(r)||qe.test(r)).slice(0,ot),s=[];for(const r of t){if(e.isOver||s.length>1)return;const i=await Ye(
r,e);i&&s.push(i)}return e.onlyOf(s)}const rt=12,An=16;function Fe(e,t,s){const r=t.filter(c=>Math.abs(c.line-e)<=rt&&c.text!==""),i=r.find(c=>c.line===e),l=e>s.
length?null:e;return i?Be(i.text,s[e-1])?e:Tn(i,r,s)??_n(i.text,s)??l:l}function Tn(e,t,s){const r=s.flatMap((f,m)=>{if(!Be(e.text,f))return[];const h=t.filter(
y=>Be(y.text,s[m+y.line-e.line]));return[{line:m+1,rows:h.length}]}),i=Math.max(...r.map(({rows:f})=>f)),[l,c]=r.filter(({rows:f})=>f===i);return c===void 0?l?.
line:void 0}const We=3;function it(e,t,s){const r=t.filter(l=>Math.abs(l.line-e.line)<=We&&l.text!==""),i=r.reduce((l,{text:c})=>l+c.length,0);return r.length<We||
i<An?[]:s.flatMap((l,c)=>r.every(f=>Be(f.text,s[c+f.line-e.line]))?[c+1]:[])}function _n(e,t){const s=Ke(e),r=t.flatMap((i,l)=>{const c=Ke(i);return c.length>=An&&
s.includes(c)?[l+1]:[]});return r.length===1?r[0]:void 0}function Be(e,t=""){const s=Ke(t);return s!==""&&s===Ke(e)}function Ke(e){return e.replace(/\s+/g," ").
trim()}const at=/^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i,ct=/^(?:if|for|block|macro|call|filter|raw|unless|case|capture|tablerow|comment|verbatim)$/,
en=/<(?<slash>\/?)(?:(?<name>[A-Za-z][\w.-]{0,80}(?::[\w.-]{1,80})?)(?=[\s/>]|$)|(?=>))/y,lt=/\{(?<sign>[#/])(?<name>if|each|await|key|snippet)\b/y,Nn=/\{%-?\s{0,100}(?<end>end)?(?<name>\w{1,40})/y,
dt=/\{\{~?(?<sign>[#/])\s{0,20}(?<name>\w{1,40})/y,nn=/@(?:if|else(?:\sif)?|for|empty|switch|case|default|defer|loading|placeholder|error)\s{0,10}(?:\((?:[^()]|\((?:[^()]|\([^()]{0,200}\)){0,300}\)){0,500}\))?\s{0,10}\{/y,
ut=/\{\{[^{}]{0,1000}\}\}/y,Ve=/\/(?:[^\\/\n[]|\\.|\[(?:[^\]\\\n]|\\.){0,200}\]){1,400}\//y,ft=/<\w{1,80}\sextends\b/y,In=[[/<!--/y,"-->"],[/\{\{!--/y,"--}}"],[
/\{#[\s-]/y,"#}"],[/<script\b/iy,"<\/script"],[/<style\b/iy,"</style"]],Mn=/(?:^|\W)(?:return|default|yield|await|case|else)$/,mt=200;function*pt(e,t,s){const r=t.
includes("brace"),i=r?/[<{}"'`/]/g:t.includes("control")?/[<{}@]/g:/[<{]/g,l=[];for(let c=i.exec(e);c;c=i.exec(e)){const f=c.index,m=r&&(l.at(-1)??s)==="code",h=m&&
/["'`/]/.test(c[0])?wt(e,f):gt(e,f);if(h!==void 0){if(h<0)return;i.lastIndex=h;continue}const y=Ge(e,f,t,m,l);y&&(i.lastIndex=y.name==="{"?f+1:y.end,y.name!==""&&
(ht(y,l),yield y))}}function ht({opens:e,name:t},s){e?s.push(t==="{"?"code":"text"):t==="{"?s.length=Math.max(0,s.lastIndexOf("code")):s.at(-1)==="text"&&s.pop()}
function Ge(e,t,s,r,i){const l=e[t]??"";if(l==="<")return s.includes("tag")&&(!r||yt(e,t))?Et(e,t):void 0;if(l==="@"||s.includes("control"))return Cn(e,t);const c=s.
includes("block")&&l==="{"?bt(e,t):void 0;if(c||!s.includes("brace")||!/[{}]/.test(l))return c;if(!(l==="}"&&!i.includes("code")))return{opens:l==="{",name:"{",
at:t,end:sn(e,t)}}function Ce(e,t,s){return e.lastIndex=s,e.exec(t)}function gt(e,t){const s=In.find(([i])=>Ce(i,e,t));if(!s)return;if(/^<s/i.test(e.slice(t,t+2))){
const i=Ln(e,t);if(e[i-2]==="/")return i}const r=e.indexOf(s[1],t+2);return r<0?-1:r+2}function wt(e,t){const s=e[t]??"";if(s==="/")return $t(e,t);for(let r=t+1;r<
e.length;r++)if(e[r]==="\\")r++;else{if(e[r]===s)return r+1;if(e[r]===`
`&&s!=="`")return r}return-1}function $t(e,t){if(e[t+1]==="/")return sn(e,t);if(e[t+1]==="*"){const s=e.indexOf("*/",t+2);return s<0?-1:s+2}return(tn(e,t)&&Ce(Ve,
e,t)?Ve.lastIndex:0)||t+1}function yt(e,t){return e[t+1]==="/"||tn(e,t)&&!Ce(ft,e,t)}function tn(e,t){const s=e.slice(Math.max(0,t-mt),t).trimEnd();return s===""||
/[({[}>,?:&|=;!]$/.test(s)||Mn.test(s)}function Et(e,t){const s=Ce(en,e,t)?.groups;if(!s)return;const r=Ln(e,t),{name:i="<>",slash:l}=s,c=e[r-2]==="/"||at.test(
i);return{opens:l==="",name:c?"":i,at:t,end:r}}function Ln(e,t){let s="",r=0;for(let i=t;i<e.length;i++){const l=e[i]??"";if(s!=="")s=l===s?"":s;else if(r>0&&e.
startsWith("//",i))i=sn(e,i);else if(/["'`]/.test(l))s=l;else if(l==="{")r++;else if(l==="}")r--;else if(l===">"&&r<=0)return i+1}return e.length}function sn(e,t){
const s=e.indexOf(`
`,t);return s<0?e.length:s}function bt(e,t){const s=(Ce(lt,e,t)??Ce(dt,e,t))?.groups,r=s?void 0:Ce(Nn,e,t)?.groups;if(!(s||r))return;const i=e.indexOf(r?"%}":"}",
t),l=i<0?e.length:i+(r||e[i+1]==="}"?2:1);if(s)return{opens:s.sign==="#",name:`#${s.name}`,at:t,end:l};const c=r?.name??"";return{opens:r?.end===void 0,name:ct.
test(c)?`%${c}`:"",at:t,end:l}}function Cn(e,t){return e[t]==="}"?{opens:!1,name:"@",at:t,end:t+1}:Ce(ut,e,t)?{opens:!0,name:"",at:t,end:ut.lastIndex}:Ce(nn,e,t)?
{opens:!0,name:"@",at:t,end:nn.lastIndex}:void 0}const on=/\b(?:missing (?:an? )?(?:end|closing) tag|(?:end|closing) tag\b|unclosed|not closed|left open|unterminated jsx|attempted to close|expected token|end of (?:the )?(?:file|input|template)|unexpected end|unexpected EOF|got ['"]?EOF)/i,
kt=/\bExpected "[})]"|\bUnexpected "(?:\}|\)|\$\$\w{1,40})"|\$\$render\b|"\$\$\w/,Pn=/\bclosing tag\b|\bunterminated (?:jsx|regexp|regular expression)\b|\bunexpected token\b|\bExpected ['"`]<\//i,
St=/@(?:if|for|switch|defer)\s{0,10}[({]/,vt=[{name:/\.astro$/i,kinds:["tag","brace"],base:"text",message:kt},{name:/\.(?:vue|astro|mdx|html?|webc)$/i,kinds:["t\
ag"],base:"text",message:on},{name:/\.(?:svelte|svx|md|markdown)$/i,kinds:["tag","block"],base:"text",message:on},{name:/\.(?:njk|nunjucks|liquid|hbs|handlebars)$/i,
kinds:["block"],base:"text",message:on},{name:/\.[cm]?[jt]sx?$/i,kinds:["tag","brace"],base:"code",message:Pn}],jn=80,rn=200,xt=500;function ve(e,t,s){if(Fn.test(
e))return Tt.test(s)?Nt(t):void 0;const r=vt.find(m=>m.name.test(e)&&m.message.test(s));if(!r)return;const i=At(e,t),l=r.kinds.concat(/\.html?$/i.test(e)&&St.test(
i)?"control":[]),c=[];for(const m of pt(i,l,r.base)){const h={...m,indent:Rt(i,m)};if(h.opens){if(c.length>=xt)return;c.push(h);continue}const y=Ot(h,c),Z=c.pop();
if(y===void 0||Z===void 0)return an(h,"begin",i);if(Z!==y)return Dn(Z,s,i)}const f=c.at(-1);return f&&Dn(f,s,i)}function Dn(e,t,s){return/\bunexpected token\b/i.
test(t)&&e.name==="{"?void 0:an(e,"end",s)}function an({at:e,end:t,name:s},r,i){const c=s==="{"&&i.slice(e+1,t).trim()===""?Math.max(i.lastIndexOf(`
`,e)+1,e-rn):e,f=Un(i.slice(c,t).replace(/\s+/g," ").trim());return{line:i.slice(0,e).split(`
`).length,text:f,lacks:r}}function Un(e){return e.length>jn?`${e.slice(0,jn)}\u2026`:e}function Ot({name:e,indent:t},s){const r=s.findLast(i=>i.name===e);return t===
void 0||r?.indent===void 0?r:s.findLast(i=>i.name===e&&i.indent===t)??r}function Rt(e,{at:t,name:s,opens:r}){const i=e.slice(Math.max(0,t-rn),t),l=i.lastIndexOf(
`
`)+1;if(l===0&&t>rn)return;const c=i.slice(l);return s==="{"&&r?/^\s*/.exec(c)?.[0]:c.trim()===""?c:void 0}function At(e,t){const s=/\.(?:mdx?|markdown|svx)$/i.
test(e),r=(0,Me.E)(t);let i;return t.map((c,f)=>{if(f<r)return"";if(!s)return c;const m=/^\s{0,12}(`{3,}|~{3,})/.exec(c)?.[1],h=i!==void 0;return i===void 0?i=m:
m?.startsWith(i)&&(i=void 0),h||m!==void 0?"":c.replace(/`[^`]*`/g,y=>" ".repeat(y.length))}).join(`
`)}const Fn=/\.(?:pug|jade)$/i,Tt=/\bno closing bracket\b|\bclosing (?:bracket|parenthesis)\b|\bend of the string reached\b/i,_t=/^(?<indent>\s*)[\w.#:+-]{1,200}(?=\()/;
function Nt(e){for(let t=0;t<e.length;t++){const s=e[t]??"",r=_t.exec(s);if(!r)continue;const i=It(e,t,r[0].length,r.groups?.indent?.length??0);if(i===void 0)return{
line:t+1,text:Un(s.trim()),lacks:"end"};t=i}}function It(e,t,s,r){let i=0,l="";for(let c=t;c<e.length;c++){const f=e[c]??"",m=f.search(/\S/);if(c>t&&m>=0&&m<=r&&
!/^\s*[)\]}]/.test(f))return;for(const h of f.slice(c===t?s:0))if(l!==""?l=h===l?"":l:/["'`]/.test(h)?l=h:/[([{]/.test(h)?i++:/[)\]}]/.test(h)&&i--,i===0)return c}}
const Mt=6;async function Lt(e,t,s){if(!s.has(e.file))return e;const r=await s.lines(e.file);if(r.length===0)return e;const i=jt(e,r)??await Dt(e,s);if(i||e.line===
null)return i??e;const l=Fe(e.line,t,r),c=l===e.line?e:{...e,line:l,column:null};return Ft(Pt(c,r),r)}const Ct=/[`'"](?<tag><[A-Za-z][\w.-]{0,100})>?[`'"]/;function Pt(e,t){
const s=/\.(?:mdx?|markdown)$/.test(e.file)?Ct.exec(e.message)?.groups?.tag:void 0;if(s===void 0||e.line===null)return e;const r=e.line+(0,Me.E)(t),i=l=>t[l-1]?.
includes(s)===!0;return r>e.line&&!i(e.line)&&i(r)?{...e,line:r}:e}function jt(e,t){const s=ve(e.file,t,e.message);if(!s)return;const r=s.lacks==="end"?"is not \
closed":"closes what is not open",i=`${e.message.replace(/[.:]?\s{0,4}$/,"")}: ${s.text} ${r}`;return{...e,line:s.line,column:null,message:i.slice(0,500)}}async function Dt(e,t){
const s=On(e.message)?await Ye(e.file,t):void 0;if(!s)return;const{message:r}=e,i=/\bfront ?matter\b/i.test(r),{line:l,column:c}=s;return{...e,message:i?`${r.replace(
/[.:]$/,"")}: ${s.reason}`:r,line:l,column:c}}const Ut=/\b(?:unknown|undefined|unrecognized) [\w ]{0,40}[:\s]\s?[`'"]?(?<name>[@$.]?[\w:/.[\]()-]{2,100}?)[`'".]{0,3}$/i;
function Ft(e,t){const s=B(e.message),r=s??Ut.exec(e.message)?.groups?.name;if(r===void 0)return e;const i=(y="")=>s===void 0?y.includes(r):y.split(/[^\w$]+/).includes(
r),l=e.line??0;if(i(t[l-1]))return e;const c=[...t.keys()].map(y=>y+1).filter(y=>i(t[y-1])),f=s===void 0||l===0?[]:c.filter(y=>Math.abs(y-l)<=Mt),[m,h]=f.length>
0?f:c;return m===void 0||h!==void 0?e:{...e,line:m,column:null}}var Wt=w(8724),cn=w(9692);const ln=/(?:^|\/)(?:[jt]sconfig[\w.-]*|\.\w+rc|devcontainer|angular|nx|turbo)\.json$|(?:^|\/)\.(?:vscode|zed)\/|\.json[5c]$|(?:^|\/)\.\w{2,20}rc$/,
Gt=[/\bat line (\d{1,7}),? column \d{1,7}\.?$/,/\(line (\d{1,7}) column \d{1,7}\)/,/\bat (\d{1,7}):\d{1,7}\.?$/];async function Bt(e,t,s){const r=Gt.map(c=>c.exec(
e)?.[1]).find(c=>c!==void 0);if(!(L(e)||r!==void 0&&t.isJson)||s.isPartial)return;const i=async(c,f)=>{const m=[];for(const h of s.files.filter(c)){const y=f((await s.
lines(h)).join(`
`));if(!y)continue;const{stop:Z,...pe}=y;(r===void 0||Z===Number(r))&&m.push({file:h,...pe})}return m},l=await i(c=>c.endsWith(".json")&&!ln.test(c),dn);return s.
onlyOf(l.length>0?l:await i(c=>ln.test(c),Kt))}function dn(e){if(e.trim()==="")return;const t=(0,cn.UQ)(e);if(!t)return;const s=e.trimEnd().length,r=(0,cn.q1)(e,
Math.min(t.stop,s)).line;return{...(0,cn.q1)(e,Math.min(t.offset,s)),stop:r}}function Kt(e){if(!/^\s*[{[]/.test(e))return;const{plain:t,strict:s}=zt(e);return dn(
s)&&dn(t)}const un=/[\w$]{1,100}/y;function zt(e){const t=[],s=[];for(let r=0;r<e.length;){const i=Ht(e,r),l=e.slice(r,i),f=/^\/[/*]/.test(l)||l===","&&/^[}\]]/.
test(Pe(e,i))?l.replace(/\S/g," "):l,m=/^[\w$]/.test(l)&&Pe(e,i)===":";t.push(f),s.push(m||l[0]==="'"?'""':f),r=i}return{plain:t.join(""),strict:s.join("")}}function Ht(e,t){
const s=e[t]??"";if(e.startsWith("//",t))return Wn(e.indexOf(`
`,t),e);if(e.startsWith("/*",t))return Wn(e.indexOf("*/",t+2)+1,e)+1;if(s==='"'||s==="'"){for(let r=t+1;r<e.length&&e[r]!==`
`;r++){if(e[r]===s)return r+1;e[r]==="\\"&&r++}return t+1}return un.lastIndex=t,un.test(e)?un.lastIndex:t+1}function Wn(e,t){return e<=0?t.length:e}const Zt=200;
function Pe(e,t){return e.slice(t,t+Zt).trimStart()[0]??""}const Yt=/(?:^|\/)(?:dist|build|out|\.(?:svelte-kit|output|nuxt|next|astro|temp|vercel|netlify))\//,fn=16,
Vt=240;async function Xt({path:e,line:t,column:s},r,i,l){const c=Hn(e,i);if(t===null||c===void 0||l.isPartial)return;const f=await l.piece(c,t,s??1,Vt),m=gn(f);
if(m.length<fn)return;const h=r!==void 0&&f.includes(r)&&await Jt(r,m,l);if(h)return h;const y=await l.collect(l.files,(be,as,Uo)=>{const{length:Ss}=gn(be);return Ss>=
fn&&m.includes(gn(be))?{place:{file:Uo,line:as,column:null},length:Ss}:void 0}),Z=y.reduce((be,{length:as})=>Math.max(be,as),0),[pe,Te]=y.filter(({length:be})=>be===
Z);return Te===void 0?pe?.place:void 0}async function Jt(e,t,s){const r=new RegExp(`(?<![\\w$.])${(0,oe.Kf)(e)}(?:\\??\\.[\\w$]{1,100}){0,4}`,"g"),i=s.files.filter(
c=>Gn.test(c)),l=await s.collect(i,(c,f,m)=>[...c.matchAll(r)].map(([y])=>y).filter(y=>y!==e).some(y=>t.includes(y))?{file:m,line:f,column:null}:void 0);return l.
length===1?l[0]:void 0}const Gn=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx)$/,Qt=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|markdown|njk|liquid|hbs|pug|html)$/,Bn=/[.-](?=\w{0,8}[\dA-Z])[\w-]{8}(?=\.(?:lean\.)?[cm]?js$)/,
Kn=2;function mn(e,t,s){const r=Hn(e,t)?.replace(Bn,"");if(r===void 0)return;const[i,l]=[hn(r),hn((0,v.basename)(r))];let c={files:[],same:1};for(const y of s.files.
filter(Z=>Qt.test(Z))){const Z=hn(y),pe=zn(i,Z);pe<Math.max(l.length,c.same,Math.min(Kn,Z.length))||(pe>c.same&&(c={files:[],same:pe}),c.files.push(y))}const f=y=>y.
split("/").length,[m,h]=c.files.sort((y,Z)=>f(y)-f(Z));return m!==void 0&&(h===void 0||f(m)<f(h))?m:void 0}async function qt(e,t,s,r){const i=mn(e,s,r);if(i===void 0)
return;const l=await r.lines(i),c=[...l.keys()].filter(y=>l[y]?.split(/[^\w$]+/).includes(t)),f=c.filter(y=>l[y]?.includes(`${t}(`)),[m,h]=f.length>0?f:c;return m===
void 0?void 0:{file:i,line:h===void 0?m+1:null,column:null}}const pn=/^(?:html|md|mdx|vue|svelte|astro|lean|server|prerender|[cm]?[jt]sx?)$/,es=4;function hn(e){
const t=e.split(".");for(let s=0;s<es&&t.length>1&&pn.test(t.at(-1)??"");s++)t.pop();return t.join(".").split(/[^A-Za-z0-9]+/).filter(s=>s!=="")}function zn(e,t){
let s=0;for(;s<e.length&&s<t.length&&e.at(-1-s)===t.at(-1-s);)s++;return s}function Hn(e,t){const s=e.replace(/^file:\/\//,"").replace(/[?#].*$/,"");if(s.includes(
"/node_modules/")||s.startsWith("/")&&!(0,O.FK)(t,s))return;const r=s.startsWith("/")?s.slice(t.length+1):s;return Yt.test(r)?(0,He.qD)(r,{exists:()=>!0}):void 0}
function gn(e){return e.replace(/[\s"'`();,]/g,"")}const ns=/\bscripts? cannot have (?:imports|exports)\b|\bimport statement outside (?:of )?a module\b/i,Zn=/<script\b(?<attributes>[^<>]{0,500})>/i,
n=/\bsrc=["']?(?<path>[^"'\s>]{1,300})/i,o=/^\s{0,40}(?:import\s{0,4}["'{*\w]|export\s)/;async function a(e,t){if(!ns.test(e))return;const s=[],r=t.files.filter(
l=>/\.html?$/.test(l)),i=await t.collect(r,(l,c,f)=>{const{attributes:m=""}=Zn.exec(l)?.groups??{},h=n.exec(m)?.groups?.path;return h===void 0||/\btype=["']?module\b/i.
test(m)?void 0:{script:h.startsWith("/")?h.slice(1):v.posix.join(v.posix.dirname(f),h),place:{file:f,line:c,column:l.search(Zn)+1}}});for(const{script:l,place:c}of i)
t.has(l)&&(await t.lines(l)).some(f=>o.test(f))&&s.push(c);return t.onlyOf(s)}const d=/\bNo such file or directory \(os error 2\)$/,u=/^\s{0,40}@import\s{1,4}(?:url\()?\s{0,4}["'](?<path>[\w./-]{1,300}\.css)["']/,
p=200;async function k({message:e,mentions:t},s){if(!d.test(e))return;const i=[t.filter(({inStack:c})=>!c).map(({path:c})=>s.find(c)).find(c=>c?.endsWith(".css"))].
filter(c=>c!==void 0),l=[];for(let c=0;c<i.length&&c<p;c++){const f=i[c]??"";for(const[m,h]of(await s.lines(f)).entries()){const y=u.exec(h)?.groups?.path;if(y===
void 0)continue;const Z=v.posix.join(v.posix.dirname(f),y);if(s.has(Z))i.includes(Z)||i.push(Z);else{const pe=h.indexOf(y)+1;l.push({file:f,line:m+1,column:pe,message:`${e}\
: @import "${y}"`})}}}return s.onlyOf(l)}const T=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|sh|py|rb|php)$/,z=/^(?:Uncaught )?(?:\w{0,60}Error: )?/,q=/["'`:,;()]|\s\d\S{0,20}(?=\s|$)/,
me=10,V=16;async function ie(e,t){const s=e.replace(z,"").replace(/\.$/,""),r=s.split(q).map(c=>c.trim()).filter(c=>c.length>=V&&c.split(" ").length>2),[i=""]=r.
sort((c,f)=>f.length-c.length),l=t.files.filter(c=>T.test(c));for(const c of[s,i]){if(c.length<me||!c.includes(" "))continue;const f=await t.collect(l,(m,h,y)=>{
const Z=m.indexOf(c);return Z<0?void 0:{file:y,line:h,column:Z+1}});if(f.length>0)return t.onlyOf(f)}}const Oe=50,wn=9;async function ts(e,t,s,r){const i=new Map;
for(const m of e){const h=xs(m,await As(m,t,s,r),r);for(const y of h){const Z=`${y.file}
${y.line}`,pe=i.get(Z)??{spot:y,weight:0};i.set(Z,{spot:pe.spot,weight:pe.weight+1/h.length})}}const l=Math.max(...[...i.values()].map(({weight:m})=>m)),c=[...i.
values()].filter(({weight:m})=>m>l-.001).map(({spot:m})=>m),f=c.every(({file:m})=>m===c[0]?.file);return cs(c)??(f?cs(c.filter(m=>!vs(m))):void 0)}const ss=/^\s*import\b.{1,400}\bfrom\s{0,4}(?<from>["'].{1,200})|^\s*(?:const|let|var)\b.{1,200}\brequire\((?<required>.{1,200})/;
function vs({text:e,found:t}){const{from:s,required:r}=ss.exec(e)?.groups??{},i=s??r;return i!==void 0&&!i.includes(t)}function cs(e){return e.length===1?e[0]:void 0}
function xs(e,t,{words:s}){if(t.length<2)return t;const r=t.filter(i=>{const l=ls(i);return l!==void 0&&l!==e&&s.includes(l)});return r.length>0?r:t}const Os=/(?:^|[^\w])(\w{2,40})["']?\s{0,4}[:=]\s{0,4}["'`]?$/;
function ls({text:e,column:t}){return Os.exec(e.slice(Math.max(0,t-81),t-1))?.[1]}const Rs=/^\s*"name":\s"[^"]{1,200}",?\s*$/;async function As(e,t,s,{root:r,words:i}){
for(const l of Ps(e,r)){const c=[];for(const h of t){if(c.length>Oe||s.isOver)return[];for(const[y,Z]of(await s.lines(h)).entries()){const pe=Ls(l,Z);pe>=0&&!Rs.
test(Z)&&c.push({file:h,line:y+1,column:pe+1,text:Z,found:l})}}const m=l!==e&&/^\w+$/.test(l)?c.filter(h=>_s(l,h)&&Ts(i,h)):c;if(m.length>0)return Is(e,Ms(l,Ns(
m)),s)}return[]}function Ts(e,t){const s=ls(t);return s===void 0||e.includes(s)||!/\.(?:json|ya?ml|mdx?|markdown)$/.test(t.file)}function _s(e,{text:t,column:s}){
const[r,i]=[t.slice(0,s-1),t.slice(s-1+e.length)];return/["'`(/]$/.test(r)||/^["'`)]/.test(i)||/:\s*$/.test(r)&&i.trim()===""}function Ns(e){const t=e.filter(({
text:s,column:r})=>!s.slice(0,r-1).endsWith("</"));return t.length>0?t:e}async function Is(e,t,s){if(t.length===1)return t;const r=[];for(const i of t)!/\.(?:mdx?|markdown)$/.
test(i.file)||!i.text.startsWith(`${e}:`)||i.line<(0,Me.E)(await s.lines(i.file))&&r.push(i);return r.length===1?r:t}function Ms(e,t){if(/^\w+$/.test(e)&&!t.every(
({file:r})=>r.endsWith(".json")))return t;const s=t.filter(({text:r,column:i})=>{const[l,c]=[r[i-2]??"",r[i-1+e.length]??""];return/["'`(]/.test(l)&&/["'`)?#]/.
test(c)});return s.length>0?s:t}function Ls(e,t){for(let s=t.indexOf(e);s>=0;s=t.indexOf(e,s+e.length)){const r=/^\w/.test(e)?t[s-1]??"":"",i=/\w$/.test(e)?t[s+
e.length]??"":"";if(!/[\w$]/.test(r)&&!/[\w$]/.test(i))return s}return-1}const Cs=/^(@[\w.-]{1,60}\/)?(?:\w{2,20}-)?(?:plugin|preset|config)(?:-|$)/;function Ps(e,t){
const s=js(e,t),r=[e],i=/^(@?[^@\s/]{1,100}(?:\/[^@\s/]{1,100})?)@\S/.exec(s)?.[1];i&&r.push(i);const l=s.replace(Cs,"$1");l!==s&&r.push(l.replace(/\/$/,""));const c=s.
replace(/^(?:\.{1,2}\/|[~@#$]\/|\/){1,4}/,"");r.push(s,c);const f=c.split("/").filter(m=>m!=="");if(f.length>1&&!/^@/.test(c)){const m=f.at(-1)??"",h=c.replace(
/\.\w{1,8}$/,"").split("/");r.push(f.slice(1).join("/"),f.slice(-2).join("/"),m,h.join("/")),h.length>2&&r.push(h.slice(-2).join("/")),/^\w{4,}\.\w+$/.test(m)&&
r.push(m.replace(/\.\w+$/,""))}return/^[.#$%<]\w/.test(e)&&r.push(e.replace(/^\W/,"").replace(/\W$/,"")),[...new Set(r)].filter(m=>/\w\w/.test(m)).slice(0,wn)}function js(e,t){
const s=URL.canParse(e)?new URL(e):void 0;if(s&&/^https?:$/.test(s.protocol)){const i=(0,oe.oF)(s.pathname).replace(/^\//,"").split("/-/")[0]??"";return/^localhost|registry/.
test(s.hostname)?i:s.hostname}const r=e.startsWith("/")&&(0,O.FK)(t,e)?(0,v.relative)(t,e):e;return/(?:^|\/)node_modules\/((?:@[\w.-]+\/)?[\w.-]+)/.exec(r)?.[1]??
r}var ds=w(9882),Ds=w(8503),os=w(770);const Us=/(?:^|\/)[jt]sconfig(?:\.[\w-]{1,40})?\.json$/,Fs=/^\s{0,40}"baseUrl"\s{0,4}:\s{0,4}"(?<base>[^"]{1,300})"/,Ws=/^(?:\.|node_modules$|dist$|build$|out$)/,
Gs=/^(?<sign>[@~#$]?)(?<first>[A-Za-z][\w-]{2,60})(?:\/(?<rest>[\w./-]{1,300}))?$/;async function Bs(e,t){const s=(0,X.ne)({facts:{log:[],diagnostics:[e]},lines:[]}),
r=Gs.exec((0,X.Ap)(e.message)??"")?.groups;if(s?.kind!=="package"||!r?.first)return;const i=await zs(t),{sign:l="",first:c,rest:f}=r;for(const m of new Set([...i,
...(0,X.RD)(e.file)]))for(const h of(0,ds.IM)(c,Ks(m,t))){const y=v.posix.join(m,h);if(i.includes(m)||Hs(y,f,t)||await Zs(`${l}${h}`,t))return await Ys(s.specifier,
t)?void 0:`${y}/`}}function Ks(e,{list:t}){return t(e).filter(s=>!Ws.test(s)&&t(v.posix.join(e,s)).length>0)}async function zs(e){const t=e.files.filter(s=>Us.test(
s));return e.collect(t,(s,r,i)=>{const l=Fs.exec(s)?.groups?.base,c=l===void 0?"":v.posix.join(v.posix.dirname(i),l).replace(/\/$/,"");return c===""||c===v.posix.
dirname(i)||c.startsWith("..")?void 0:c})}function Hs(e,t,{list:s}){if(t===void 0)return!1;const r=v.posix.join(e,t),i=v.posix.basename(r);return s(v.posix.dirname(
r)).some(l=>l===i||l.startsWith(`${i}.`))}async function Zs(e,t){const s=['"',"'"].flatMap(i=>[`${i}${e}/`,`${i}${e}${i}`]),r=i=>/\b(?:from|import|require)\b/.test(
i)&&s.some(l=>i.includes(l));return(await t.collect(t.files,i=>r(i)||void 0)).length>0}async function Ys(e,t){const s=await t.lockfile();return[...[`node_module\
s/${e}"`,`
${e}@`,`
  ${e}@`,`
  /${e}`,`"${e}@`,`'${e}@`],`"${e}": [`].some(i=>s.includes(i))}const Vs=["",..."ts tsx js jsx mjs cjs mts cts d.ts vue svelte astro".split(" ").map(e=>`.${e}`)],
Xs=["ts","tsx","js","jsx","mjs"].map(e=>`/index.${e}`),Js=3;async function Qs(e,t){const{message:s}=e,r=qs(e,t);if(r.length>0)return{...e,message:(0,os.RU)(s,r)};
const i=await Bs(e,t);if(i!==void 0)return{...e,message:(0,os.RU)(s,[i])};const l=(0,F.B)(s);if(l?.from===void 0||/\bDid you mean\b|\bpossible exports\b/.test(s))
return e;const c=us(l.from,e.file,t);if(c===void 0)return e;const{own:f,from:m}=(0,F.v)(await t.lines(c)),h=(0,ds.pA)(l.name,f),y=m.length===0&&f.length<=Js?f:[];
return{...e,message:(0,os.RU)(s,h.length>0?h:y)}}function qs(e,t){const s={facts:{log:[],diagnostics:[e],list:t.list},lines:[]},r=(0,X.XQ)(s),i=r?[r.actual]:(0,Ds.
f)(s),l=c=>e.message.includes(`/${c}`);return i.some(c=>/[,;]/.test(c)||l(c))?[]:i}function us(e,t,s){const r=/^\.{1,2}\//.test(e)?v.posix.join(v.posix.dirname(
t),e):void 0,i=/^(?:[@~#]|\$\w{1,20})\/(?<rest>.{1,300})$/.exec(e)?.groups?.rest,l=i===void 0?[]:[i,`src/${i}`,`src/lib/${i}`,`app/${i}`];for(const c of[r??e,...l]){
const m=[...Vs,...Xs].map(h=>c+h).find(h=>s.has(h));if(m!==void 0)return m}return r===void 0?s.find(e):void 0}const eo=/^(?:.*\/)?(?:pages|routes|app|views)\/(?<way>.+)$/,
fs=/\.(?:vue|svelte|astro|[jt]sx?|mdx?|html)$/,no=/(?:^|\/)(?:index|\+page(?:\.server)?|page|route|\+layout|_index)$/,to=60,so=/\bfrom\s{0,4}["'](?<from>[^"']{1,300})["']|^\s{0,40}import\s{0,4}["'](?<bare>[^"']{1,300})["']/;
async function oo(e,t){for(const s of e.routes){const r=ao(s,t.files);if(r===void 0)continue;const i=ms(e,await t.lines(r)),l=i.length>0?i.map(m=>({file:r,line:m})):
await io(r,e,t),[c,f]=l;return c===void 0||f!==void 0||t.isOver?{file:r,line:null,column:null}:{...c,column:null}}}const ro=/^\s{0,80}[\w$.]{1,100}\s{0,4}=(?!=)/;
function ms({identifier:e,names:t},s){const r=t.filter(l=>/^\w{4,80}$/.test(l)),i=l=>/^\s*(?:\/\/|\*|import\b)|\btypeof\b/.test(l)?!1:e!==void 0&&l.split(/[^\w$]+/).
includes(e)&&!ro.test(l)||r.some(f=>l.includes(`${f}(`));return s.flatMap((l,c)=>i(l)?[c+1]:[])}async function io(e,t,s){const r=[e],i=[];for(let l=0;l<r.length&&
r.length<to;l++){const c=r[l]??"",f=await s.lines(c);i.push(...ms(t,f).map(m=>({file:c,line:m})));for(const m of f){const{from:h,bare:y}=so.exec(m)?.groups??{},
Z=us(h??y??"",c,s);Z!==void 0&&!r.includes(Z)&&r.push(Z)}}return i}function ao(e,t){const s=ps(e.replace(/[?#].*$/,"").replace(/\.html$/,"")),r=t.flatMap(f=>{const m=fs.
test(f)?eo.exec(f)?.groups?.way:void 0;if(m===void 0||/(?:^|\/)(?:api|components|layouts?)\//.test(m))return[];const h=ps(m.replace(fs,"").replace(no,"")).filter(
y=>!/^\(.*\)$/.test(y));return[{file:f,parts:h}]}),i=r.filter(({parts:f})=>f.join("/")===s.join("/")),[l,c]=i.length>0?i:r.filter(({parts:f})=>co(f,s));return c===
void 0?l?.file:void 0}function ps(e){return e.split("/").filter(t=>t!=="")}function co(e,t){const s=r=>/^(?:\[.*\]|[$:_]\w+)$/.test(r);return e.length===t.length&&
e.every((r,i)=>s(r)||r===t[i])}async function lo(e,t,s){const{index:r,root:i}=s,l=e.filter(({severity:Te,file:be})=>Te==="error"&&r.has(be)),[c]=(0,Wt.l)(l,1).shown,
f=c?hs(t,c):(0,j.sq)(t);if(!f)return e;const m=wo(G(t,f),{...s,stage:(0,ne.ry)(t,f.at)?"build":s.stage}),h=c!==void 0&&c.line!==null,y=await fo(f.message,m.clues,
r,c),Z=y??(h?await $o(c,m):await $n(gs,Te=>Te(m)));if(!Z)return e;if(!c){const Te=(0,oe.Ow)(mo(f.message,i,Z),500);return[...e,{severity:"error",code:null,message:Te,
...Z}]}return h||y!==void 0||Z.file===c.file||Z.line!==null&&!await uo(c.file,m.clues,r)?e.map(Te=>Te===c?{...c,...Z}:Te):e}function hs(e,{message:t}){const s=e.
findIndex(({text:r})=>r.includes(t.slice(0,60)));return s===-1?(0,j.sq)(e):{...(0,j.Gd)(e,s),message:t}}async function uo(e,{names:t,isAbsence:s},r){if(s)return!0;
const i=t.filter(c=>r.find(c)===void 0);if(i.some(c=>c.includes("/")))return!1;const l=(await r.lines(e)).join(`
`);return i.length===0||i.some(c=>l.includes(c))}async function fo(e,t,s,r){const i=await k(t,s)??await Bt(e,t,s);if(i||!On(e)||r?.line)return i;const l=await Rn(
s);return l&&{file:l.file,line:l.line,column:l.column}}function mo(e,t,{file:s}){return s.includes("/")?e:e.replaceAll(`'${t}/`,"'./")}const po=/(?:^|\/)(?:package\.json|pnpm-workspace\.yaml|\.npmrc|\.yarnrc(?:\.yml)?|bunfig\.toml)$/,
ho=8,gs=[async({clues:e,manifest:t})=>e.lacksScript?t:void 0,({clues:e,index:t})=>a(e.message,t),yo,Eo,({clues:e,index:t})=>ie(e.message,t),e=>$n(e.named,t=>Vn(
e.clues.names,[t],e)),bo,$s,ys,ws,({clues:e,index:t})=>oo(e,t),e=>Vn(e.clues.names,Es(e),e),e=>Vn(e.clues.details,Es(e),e),async({named:[e]})=>e===void 0?void 0:
{file:e,line:null,column:null},async({stage:e,manifest:t})=>e==="install"?t:void 0],go=gs.filter(e=>e!==ws&&e!==$s&&e!==ys);function wo(e,t){const{index:s,root:r}=t,
i=e.mentions.filter(({inStack:f})=>!f).map(({path:f})=>s.find(f)??mn(f,r,s)).filter(f=>f!==void 0),l=s.manifest;return{...t,clues:e,manifest:l===void 0?void 0:{
file:l,line:null,column:null},named:[...new Set(i)]}}async function $o({file:e,line:t},s){const{clues:r,index:i}=s,l=m=>m.line===t&&i.find(m.path)===e,c=r.mentions.
filter(({inStack:m,line:h})=>m&&h!==null);if(r.mentions.some(m=>!m.inStack&&l(m))||!c.some(l)||l(c[0]))return;const f=await $n(go,m=>m(s));return f?.line===null?
void 0:f}async function $n(e,t){for(const s of e){const r=await t(s);if(r!==void 0)return r}}function yo({clues:e,index:t,named:s}){return $n(e.shown,async r=>{
const{line:i,text:l}=r,c=(h="")=>h.trim()===l;for(const h of s)if(c((await t.lines(h))[i-1]))return{file:h,line:i,column:null};const f=[];await t.load();for(const h of t.
files){const y=await t.lines(h),Z=l.length<ho?it(r,e.rows,y):y.flatMap((pe,Te)=>c(pe)?Te+1:[]);f.push(...Z.map(pe=>({file:h,line:pe,column:null})))}const m=f.filter(
h=>h.line===i);return t.onlyOf(m.length>0?m:f)})}async function Eo(e){const{clues:t,index:s}=e,r=await Yn(e,!1,l=>rs(l,s)),i=t.names.filter(l=>/^(?:\.{1,2}|@[\w-]+|~)\//.
test(l));return!r||i.length===0?r:await Vn(i,[r.file],e)??r}function ws(e){return Yn(e,!0,t=>rs(t,e.index))}function $s(e){const{clues:t,index:s,root:r}=e;return Yn(
e,!0,i=>Xt(i,t.identifier,r,s))}async function ys(e){const{clues:t,index:s,root:r}=e,{identifier:i}=t;if(i!==void 0)return Yn(e,!0,({path:l})=>qt(l,i,r,s))}function Yn({
clues:e},t,s){return $n(e.mentions.filter(r=>r.inStack===t),s)}async function rs({path:e,line:t,column:s},r){const i=t===null?void 0:r.find(e);if(i===void 0||t===
null)return;const l=await r.lines(i);if(!(t>l.length))return t===l.length&&t>1&&l[t-1]===""?{file:i,line:t-1,column:null}:/^---\s*$/.test(l[t-1]??"")?{file:i,line:t+
1,column:null}:{file:i,line:t,column:s}}async function bo({clues:e,index:t,named:s}){const[r]=e.hints,[i]=s;return r&&i!==void 0?rs({path:i,...r},t):void 0}async function Vn(e,t,{
index:s,root:r,clues:{words:i}}){await s.load(t);const l=e.filter(f=>s.find(f)===void 0),c=await ts(l,t,s,{root:r,words:i});if(!(!c||s.isPartial&&t.length>1))return{
file:c.file,line:c.line,column:c.column}}function Es({index:e,stage:t}){return e.files.filter(s=>t==="build"||po.test(s))}const ko=200,is=2e3,So=/\.[cm]?tsx?$/,
vo=/\?vue&type=style&index=(\d{1,3})/,xo=/\.(?:vue|svelte|astro)(?:$|\?)/,bs={...Qe.$,bytes:8*ee.D6,fileBytes:ee.D6/4,files:1500,entries:2e4,ms:200};async function Oo(e,{
root:t,folder:s,clock:r,command:i,processor:l=r},c){const f=await _o(Qn(e,c),new Qe.j(t,r),s);if(i===void 0)return{read:f.filter(Xe),guess:void 0};const m=await Me.
a.read(new Qe.j(t,l,bs),s),h=(0,ne.Se)(e),y=[...f.filter(Xe),...f.filter(be=>!Xe(be))].map(be=>({...be,file:m.find(be.file)??be.file})),Z=await lo(y,h,{index:m,
root:t,stage:i}),pe=new Set(Z.filter(Xe).slice(0,ks)),Te=await Promise.all(Z.map(be=>pe.has(be)?Ro(be,h,m):be));return{read:await To(Te.slice(0,y.length),m),guess:Te[y.
length]}}function Xe({severity:e}){return e==="error"}const ks=8;async function Ro(e,t,s){const r=hs(t,e);return r?Qs(await Lt(e,G(t,r).rows,s),s):e}const Ao=/[`'"](?<word>[\w$@:.[\]()/-]{3,100})[`'"]/;
async function To(e,t){const[s]=e,r=s&&Xe(s)?Ao.exec(s.message)?.groups?.word:void 0;if(r===void 0)return e;const i=e.filter(f=>Xe(f)&&f.message===s?.message);if(i.
length<2||i.length>ks)return e;const l=await Promise.all(i.map(async({file:f})=>(await t.lines(f)).join(`
`).includes(r))),c=new Set(i.filter((f,m)=>l[m]));return[...c,...e.filter(f=>!c.has(f))]}async function _o(e,t,s){const r=[];for(const{frame:l,...c}of e)r.push(
l===void 0?await Io(c,t,s):c);const i=await No(e,t);return r.map((l,c)=>e[c]?.frame===void 0?l:{...l,file:i.get(c)??""}).filter(({file:l})=>l!=="")}async function No(e,t){
const s=[...e.entries()].filter(([,{frame:i}])=>i!==void 0),r=new Map;if(s.length===0)return r;for await(const i of t.walk(So)){const l=await t.lines(i)??[];for(const[
c,{frame:f,line:m}]of s){const h=l[(m??0)-1]??"";h.length>is||h.trim()!==f?.trim()||r.set(c,r.has(c)?"":(0,v.relative)(t.root,i))}}return t.isOver?new Map:r}async function Io(e,t,s){
if(/^[\w+.-]+:/.test(e.file))return e;const[r=""]=e.file.split("?",1),i=(0,v.resolve)(s,r);if(!(0,O.FK)(t.root,i))return e;const l=(0,v.relative)(t.root,i),c=Po(
e.file),f=c?await Do(c,e,i,t):await Mo(e,i,t);return{...e,file:l,...f}}async function Mo({file:e,line:t,message:s},r,i){const[l,c]=[(0,X.ri)(s),(0,F.B)(s)?.name];
if(l===void 0&&c===void 0)return{};const f=Z=>Z.length>is?-1:l?Z.search(l):Co(c??"",Z)?Z.indexOf(c??""):-1,m=t===null||i.isOver?void 0:(await i.lines(r))?.[t-1];
return m!==void 0&&f(m)>=0?{}:await Lo(Z=>l||/^\s*(?:import|export)\b/.test(Z)?f(Z):-1,r,i)??(xo.test(e)?{line:null,column:null}:{})}async function Lo(e,t,s){const r=await s.
filesIn(t,ko)??[t],i=[];for(const l of r){if(s.isOver)return;const c=await s.lines(l)??[],f=c.findIndex(h=>e(h)>=0),m=e(c[f]??"")+1;f>=0&&i.push({file:(0,v.relative)(
s.root,l),line:f+1,column:m})}return i.length===1?i[0]:void 0}function Co(e,t){return t.split(/[^\w$]+/).includes(e)}function Po(e){const t=vo.exec(e)?.[1];return t!==
void 0?s=>[...s.keys()].filter(r=>jo(s[r]))[Number(t)]:e.endsWith(He.$p)?Me.E:void 0}function jo(e=""){return e.length<=is&&/^\s*<style\b/.test(e)}async function Do(e,{
line:t,column:s},r,i){const l=i.isOver?void 0:await i.lines(r),c=l&&e(l);return c===void 0||t===null?{line:null,column:null}:{line:c+t,column:s}}}),6382:((Re,ae,w)=>{
w.r(ae),w.d(ae,{diagnosticsOf:()=>pn,faultsOfSuccess:()=>hn,findingsOf:()=>qt,isFaultOfSource:()=>gn});var v=w(1224),O=w(5807),ee=w(8595),D=w(2345),j=w(2416),Q=w(
107),B=w(9882),L=w(2207),Y=w(5230);function $(n,o,a){for(const d of n.signs)if(!(d.codes&&!(o.code&&d.codes.includes(o.code)))&&!(d.exitCodes&&!(typeof o.exitCode==
"number"&&d.exitCodes.includes(o.exitCode)))&&!(d.signals&&!(o.signal&&d.signals.includes(o.signal)))&&!(d.stages&&o.stage&&!d.stages.includes(o.stage.toLowerCase()))&&
!(d.weak&&o.diagnostics?.some(({severity:u,line:p})=>u==="error"&&p!==null))){if(!d.log)return{groups:{},facts:o,lines:a};for(let u=a.length-1;u>=0;u--){const p=(0,Y.
$)(d.log,a[u]??"");if(p)return{groups:p.groups??{},facts:o,lines:a}}}}function R({code:n}){return L.sR.some(o=>o===n)}function g(n,o){for(const a of n){const d=(0,Y.
$)(o,a)?.[1];if(d!==void 0)return d}}function I(n,o){return n===void 0||n===""?o:`"${n}"`}var A=w(770),N=w(9047),G=w(7214),U=w(8503),C=w(1981);const S=[{name:"i\
mport-case",signs:[{}],summary:n=>{const o=(0,G.XQ)(n);return o&&`the import "${o.specifier}" differs from the file's name only in upper and lower case`},remedy:n=>`\
The file is ${I((0,G.XQ)(n)?.actual,"there")}: write the import as it is spelt, or rename it with git mv. Builds run where case counts.`},{name:"missing-file",signs:[
{}],summary:n=>{const o=(0,G.ne)(n),a=/\.html?$/.test(o?.importer??""),d=o?.kind==="file"&&(a?o.specifier:(0,C.p)(o.specifier,n));return d&&(0,U.f)(n).some(A.lQ)?
`the import "${d}" leads to no file and no package`:d?`the file "${d}" that is imported does not exist`:void 0},remedy:n=>{const o=(0,U.f)(n);if(o.length>0)return`\
There is ${_(o)}: correct the import, or commit the file that it names.`;const{importer:a="",specifier:d=""}=(0,G.ne)(n)??{};return`Check the path and its upper\
 and lower case, and that the file is committed: \`git check-ignore -v\` tells whether .gitignore holds it back.${/\.s[ac]ss$/.test(a)&&/^\w[\w.-]*\//.test(d)?"\
 If it is of a package, add the package to package.json and the lockfile.":""}`}},{name:"missing-export",signs:[{}],summary:({facts:n})=>{const o=x(n);return o&&
`${o.file}${o.line===null?"":`:${o.line}`}: ${o.message}`},remedy:({facts:n})=>{const{message:o=""}=x(n)??{},a=(0,A.Or)(o),{name:d,from:u}=(0,N.B)(o)??{},p=u?I(
u,""):"the module";return a.length>0?`Import ${_(a)} from ${p}, or export ${d} there.`:d==="default"?`Import by name from ${p}, in braces, or give it a default \
export.`:`Export ${d} from ${p}, or import what it has. A type needs import type.`}},{name:"missing-read",signs:[{log:/ENOENT: no such file or directory, (?:open|stat|scandir) '(?<path>[^']{1,400})'/}],
summary:n=>{const o=n.facts.diagnostics?.find(({severity:a,line:d})=>a==="error"&&d!==null);if(!(o&&!o.message.includes("ENOENT")))return`the file "${(0,C.p)(n.
groups.path??"",n)}" that is read does not exist`},remedy:()=>"Check the path where it is written, its upper and lower case, and that the file is committed."},{
name:"missing-package",signs:[{}],summary:n=>{const o=(0,G.ne)(n);if(o?.kind!=="package")return;const a=(0,G.SN)(n.facts),d=a.length===0?"":`, and package.json \
has ${_(a)}`;return`the package "${o.specifier}" is not installed${d}`},remedy:n=>{const o=(0,G.ne)(n)?.specifier??"the package",a=(0,G.SN)(n.facts);return a.length>
0?`package.json has ${_(a)}: correct the name ${o}, or add a package of that name to package.json and the lockfile.`:n.lines.some(d=>d.includes("No module named"))?
`Add ${o} to the project's requirements.`:`Run npm install ${o} (or your package manager's add) and commit package.json with the lockfile.${P(n.facts)}`},part:()=>({
kind:"uninstalled"})}];function x({diagnostics:n=[]}){const o=n.find(({severity:a})=>a==="error");return o&&(0,N.B)(o.message)?o:void 0}function _(n){return[n.slice(
0,-1).join(", "),...n.slice(-1)].filter(Boolean).join(" or ")}function P(n){return R(n)?"":" A platform that installs with NODE_ENV=production leaves out devDep\
endencies."}const E=[{name:"memory-limit",signs:[{codes:["out_of_memory"],log:/was stopped because (?<why>[\w ,.:']{1,300})$/}],summary:({groups:n})=>n.why??"th\
e build used more memory than it may",remedy:()=>"Make the build smaller: source maps, parallel workers and pages built at once cost most. Or ask the platform's\
 operators to raise the limit (slipway platform --build-memory)."},{name:"disk-limit",signs:[{codes:["disk_quota","disk_full"],log:/was stopped because (?<why>[\w ,.:']{1,300})$/},
{codes:["disk_quota"]}],summary:({groups:n})=>n.why??"the build wrote more than it may",remedy:()=>"Make the build write less (caches, source maps, copies of no\
de_modules), or ask the platform's operators to raise the limit (slipway platform --build-disk)."},{name:"out-of-memory",signs:[{codes:["out_of_memory"]},{codes:[
"build_killed"],log:/heap out of memory|Reached heap limit/},{tool:"node",log:/JavaScript heap out of memory|Reached heap limit|Ineffective mark-compacts near heap limit/},
{log:/(?:fatal error: runtime: )?(?:out of memory|cannot allocate memory)$|ENOMEM|OOMKilled/i}],summary:()=>"the build ran out of memory",remedy:({lines:n})=>n.
some(o=>o.includes("heap"))?"Set the app variable NODE_OPTIONS to --max-old-space-size=4096 (MB), or make the build smaller: source maps and parallel workers co\
st most.":"Make the build smaller (source maps and parallel workers cost most), or let it run where there is more memory."},{name:"file-watchers",signs:[{log:/System limit for number of file watchers reached/}],
summary:()=>"the build watches files for changes",remedy:()=>"Use a build command that ends: without --watch, and not a dev server."},{name:"disk-full",signs:[{
codes:["disk_full"]},{log:/ENOSPC|[Nn]o space left on device/}],summary:()=>"the disk is full where the build ran",remedy:()=>"Make the build write less (caches\
, source maps), or free space on the platform and deploy again."},{name:"build-timeout",signs:[{codes:["build_timeout"]}],summary:()=>"the build took longer tha\
n the platform allows",remedy:()=>"Check that the build command ends by itself: a dev server or a watch mode never does. Then look for what is slow in the log."},
{name:"missing-script",signs:[{tool:"npm",log:/^Missing script: "?(?<script>[^"\s]{1,100})"?/},{tool:"pnpm",log:/ERR_PNPM_NO_SCRIPT\s+Missing script: (?<script>\S{1,100})/},
{tool:"pnpm",log:/ERR_PNPM_RECURSIVE_EXEC_FIRST_FAIL\s+Command "(?<script>[^"]{1,100})" not found/},{tool:"yarn",log:/^error Command "(?<script>[^"]{1,100})" not found\./},
{tool:"yarn-berry",log:/Couldn't find a script named "(?<script>[^"]{1,100})"/},{tool:"bun",log:/Script not found "(?<script>[^"]{1,100})"/}],summary:({groups:n})=>`\
package.json has no script ${I(n.script,"of that name")}`,remedy:({facts:n,groups:o,lines:a})=>{const d=n.diagnostics?.find(({code:T})=>T==="missing-script"),u=M(
a).filter(T=>T!==o.script),p=d?(0,A.Or)(d.message):(0,B.pA)(o.script??"",u);return`${p.length>0?`There is ${_(p)}. `:""}Add the script ${I(o.script,"named in th\
e log")} to package.json, or name one that exists where it is called.`},part:({groups:n})=>({kind:"member",name:"scripts",wanted:n.script})},{name:"command-not-\
found",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>[\w@./-]{1,100}): (?:command )?not found$/},{log:/spawn (?<command>[\w@./-]{1,100}) ENOENT$/},
{exitCodes:[127]}],summary:({groups:n})=>`the command ${I(n.command,"to run")} was not found`,remedy:({groups:n,facts:o})=>`Add the package that brings ${I(n.command,
"it")} to dependencies in package.json.${P(o)}`,part:({groups:n})=>n.command?{kind:"script",command:n.command}:void 0},{name:"permission-denied",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>\S{1,200}): Permission denied$/},
{log:/EACCES: permission denied, \w{1,20} '(?<command>[^']{1,200})'/},{exitCodes:[126]}],summary:({groups:n})=>`permission denied${n.command?` for ${I(n.command,
"")}`:""}`,remedy:({groups:n})=>n.command?.startsWith("/")?"Let the build write only inside the repository; other folders are closed to it.":"Make the script ex\
ecutable and commit that: git update-index --chmod=+x FILE. Or run it through its interpreter, as sh FILE.",part:({groups:n})=>n.command?{kind:"file",path:n.command}:
void 0},{name:"port-in-use",signs:[{log:/EADDRINUSE(?::.{0,60}?:(?<port>\d{2,5}))?|[Pp]ort (?<port2>\d{2,5}) is (?:already )?in use/}],summary:({groups:n})=>`a \
port is in use${n.port?` (${n.port})`:""}`,remedy:()=>"A build should not start a server on a fixed port: let it listen on port 0, or use a build command that s\
tarts none."},{name:"warnings-as-errors",signs:[{tool:"react-scripts",log:/Treating warnings as errors because process\.env\.CI = /},{tool:"eslint",log:/ESLint found too many warnings/}],
summary:()=>"the build counts warnings as errors",remedy:({lines:n})=>n.some(o=>o.startsWith("Treating warnings"))?"Mend the warnings in the log, or set build-c\
ommand to CI=false npm run build.":"Mend the warnings in the log, or raise --max-warnings."},{name:"missing-variable",signs:[{log:/(?:[Mm]issing|[Uu]ndefined|[Ii]nvalid)(?: required)? env(?:ironment)?(?: variable)?s?:? [`"'[]?(?<name>[A-Z][A-Z0-9_]{1,80})/},
{log:/(?:[Ee]nv(?:ironment)? (?:variable|var)|variable) [`"']?(?<name>[A-Z][A-Z0-9_]{1,80})[`"']? (?:is (?:not (?:set|defined|provided)|missing|undefined|required)|must be (?:set|defined))/},
{log:/(?<!ReferenceError: )(?<![\w])[`"']?(?<name>[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60})[`"']? (?:environment variable |env var )?(?:is (?:not set|not defined|missing|required)|must be set)/},
{tool:"dotenv-safe",log:/^\s*missing: \[ '(?<name>[A-Z][A-Z0-9_]{1,80})'/},{tool:"sveltekit",log:/"(?<name>PUBLIC_\w{1,80}|\w{1,80})" is not exported by "(?:virtual:env|\$env)\/static\/(?:public|private)/}],
summary:({groups:n})=>`the variable ${n.name??""} is not set`,remedy:({groups:n})=>`Add ${n.name??"it"} to the app variables (input env or env-file); secrets th\
rough \${{ secrets.${n.name??"NAME"} }}.`},...S,{name:"builder-crashed",signs:[{codes:["builder_crashed"]}],summary:({facts:n})=>(n.message||"The process that b\
uilt this deployment crashed").replace(/^The/,"the"),remedy:()=>"Deploy again. If it fails again, something in the repository crashes the platform's worker: the\
 operators find the cause in the platform's log."},{name:"build-killed",signs:[{codes:["build_killed"]},{signals:["SIGKILL","SIGTERM"]},{exitCodes:[137,143]}],summary:()=>"\
the build was killed",remedy:()=>"Look in the log for what ended it, and deploy again. If it fails again, the build may need more memory or time than it may use\
."}];function M(n){const o=new Set,a=n.findLastIndex(d=>/[Mm]issing script|not found|a script named/.test(d));for(const d of n.slice(Math.max(0,a),a+40)){const u=g(
[d],/^\s*(?:npm|pnpm|yarn|bun) run ([\w:.-]{1,60})(?:\s|$|")/)??b(d);u&&o.add(u)}return[...o].slice(0,10)}function b(n){return g([n],/Did you mean "(?:pnpm|yarn|npm) (?:run )?([\w:.-]{1,60})"/)}
function W(n){return n?{kind:"dependency",name:H(n)}:void 0}function H(n){return n.replace(/%2f/i,"/").replace(/\/-\/.*$/,"").replace(/(?<=.)@.*$/,"").replace(le,
"")}const le=/(?<=\w)-(\d{1,5}\.\d{1,5}\.\d[\w.+-]{0,60})\.tgz$/;function ue(n){return/^.[^@]*@(?:npm:)?(.+)$/.exec(n)?.[1]??le.exec(n)?.[1]}function fe(n){switch(n.
kind){case"uninstalled":return;case"file":return n.path;default:return"package.json"}}const ke=[{name:"browser-only",signs:[{log:/ReferenceError: (?<name>window|document|localStorage|sessionStorage|navigator|HTMLElement) is not defined/}],
summary:({groups:n})=>`code for the browser ran during the build (${n.name} is not defined)`,remedy:({groups:n})=>`Use ${n.name} only in the browser: after moun\
ting (onMount, useEffect, client:only), or where typeof ${n.name} !== 'undefined'.`},{name:"esm-only",signs:[{tool:"node",log:/ERR_REQUIRE_ESM|require\(\) of ES Module \S{1,300}/}],
summary:()=>"a package that exists only as an ES module was loaded with require()",remedy:({facts:n})=>`Load it with import (name the file .mjs, or set "type": \
"module" in package.json)${R(n)?"":", or use Node.js 22 or newer on a platform that lets you choose"}.`},{name:"next-static-params",signs:[{tool:"next",log:/Page "(?<page>[^"]{1,200})" is missing "generateStaticParams\(\)"/}],
summary:({groups:n})=>`the page ${I(n.page,"")} has no generateStaticParams()`,remedy:()=>"Export generateStaticParams() from that page, so that the static expo\
rt knows its paths."},{name:"base-path",signs:[{tool:"sveltekit",log:/does not begin with `base`, which is configured in `paths\.base`/}],summary:()=>"a link le\
aves the configured base path",remedy:()=>"Put the base path before the site's own links, or remove the base path: the platform serves each app at its own host'\
s root."},{name:"dead-link",signs:[{tool:"sveltekit",log:/^Error: 404 (?<link>\S{1,300}) \(linked from (?<page>\S{1,300})\)/},{tool:"vitepress",log:/Found dead link (?<link>\S{1,300}) in file (?<page>\S{1,300})/},
{tool:"docusaurus",log:/^\s*-> linking to (?<link>\S{1,300})/},{weak:!0,tool:"nuxt",log:/^\s*│ [├└]── \[404\] Page not found: (?<link>\S{1,300})/}],summary:({
groups:n,lines:o})=>{const a=n.page??g(o,/(?:Broken link on source page path =|│ └── Linked from) (\S{1,300}?):?$/);return`a link to ${n.link}${a?`, in ${a}\
,`:""} leads to no page`},remedy:()=>"Correct the link, or add the page. The log names any others."},{name:"page-failed",signs:[{weak:!0,tool:"sveltekit",log:/^\[500\] GET (?<page>\S{1,300})/},
{weak:!0,tool:"qwik",log:/^!!! (?<page>\S{1,300}): Error during SSG$/}],summary:({groups:n,lines:o})=>{const a=o.findLastIndex(d=>/^(?:\[500\] GET |!!! \S{1,300}: Error during SSG$)/.
test(d));return`the page ${n.page} failed while it was rendered: ${o[a+1]?.replace(/^Error: /,"")??""}`},remedy:()=>"Mend what the page loads or shows; the stac\
k in the log names the functions."},{name:"gatsby-graphql",signs:[{weak:!0,tool:"gatsby",log:/^error There was an error in your GraphQL query:/}],summary:({lines:n})=>{
const o=n.findLastIndex(a=>a.startsWith("error There was an error in your GraphQL query"));return`a GraphQL query fails: ${n.slice(o+1).find(a=>a!=="")??""}`},remedy:()=>"\
Correct the query, or give its type the field in gatsby-node (createSchemaCustomization)."},{name:"gatsby-page-failed",signs:[{weak:!0,tool:"gatsby",log:/^error Building static HTML failed for path "(?<page>[^"]{1,300})"/}],
summary:({groups:n,lines:o})=>`the page ${n.page} failed while it was rendered: ${g(o,/^\s*WebpackError: (.{1,300})/)??""}`,remedy:()=>"Mend what the page loads\
 or shows: gatsby build --verbose tells more, and gatsby develop the line."},{name:"nuxt-page-failed",signs:[{weak:!0,tool:"nuxt",log:/^\s*│ [├└]── \[5\d\d\] (?<message>.*)/}],
summary:({groups:n,lines:o})=>{const a=o.findLastIndex(u=>/^\s*│ [├└]── \[5\d\d\]/.test(u));return`the page ${g(o.slice(0,a).reverse(),/├─ (\/\S{0,300}) \(\d+ms\)/)}\
 failed while it was rendered: ${n.message}`},remedy:()=>"The log does not tell the error itself: run npx nuxt dev and open the page, where it stands with its s\
tack. Code for the browser and missing variables are common causes."},{name:"package-cycle",signs:[{tool:"turbo",log:/^[\s`>-]*[x×] (?:Cyclic|Circular) dependency detected/}],
summary:({lines:n})=>{const o=g(n,/^\s*\|\s{1,8}([@\w./#-]{1,100}(?:, [@\w./#-]{1,100}){1,20})$/);return`packages depend on each other in a cycle${o?`: ${o.replace(
/#[\w:-]{1,60}/g,"")}`:""}`},remedy:()=>"Take one of the dependencies between these packages out of their package.json files.",part:({lines:n})=>W(g(n,/^\s*\|\s{1,8}([@\w./-]{1,100})#\S{1,60} -> /))},
{name:"turbo",signs:[{tool:"turbo",log:/^[\s`>-]*[x×] (?<what>No package found with name '[^']{1,100}' in workspace)$/},{tool:"turbo",log:/^[\s`>-]*[x×] (?<what>Could not find task `[^`]{1,100}` in project)$/}],
summary:({groups:n})=>`turbo: ${n.what}`,part:({groups:n})=>n.what?.includes("task")?{kind:"file",path:"turbo.json"}:void 0,remedy:({groups:n})=>n.what?.includes(
"task")?"Name the task in build-command as turbo.json has it among its tasks.":"Write --filter in build-command as the name in that package's package.json."},{name:"\
css-minify",signs:[{tool:"vite",log:/^(?:\w*Error: )?\[lightningcss minify\] (?<what>\S.{0,200})$/}],summary:({groups:n,lines:o,facts:a})=>{const d=a.diagnostics?.
find(({severity:k,line:T})=>k==="error"&&T!==null);if(d)return`${d.file}:${d.line}: ${n.what}`;const u=o.findIndex(k=>/^\s*\|\s+\^/.test(k)),p=/^\d{1,7} *\| *(\S.{0,80})/.
exec(o[u-1]??"")?.[1]?.trim();return`the style sheets do not parse: ${n.what}${p?`, at ${I(p,"")}`:""}`},remedy:()=>"Look above what is quoted for a rule or a c\
omment that is not closed, in the style sheet that holds it."}];var J=w(1809),te=w(7491);const se=/(?:\b|[a-z])(?:error|exception|fatal|failed|cannot|denied|invalid)\b/i,
K=/^(?: {0,3}(?:\[?(?:ERROR|error|FATAL)\]?:?|(?:lerna )?ERR!|NX|[x×✖✘]|>(?= [A-Z].*\.$))\s+){1,3}/u,re=/^ {1,3}[x×✖] \S/u,we=/^\s*\[cause\]: (?:Error: )?(?<message>\S.*)$/,
$e=/^(?:\$ |A complete log of this run|Log files were not written|For help, run: |(?:\[\w{1,20}\] )?(?:[✗x🚨] )?Build failed|Failed to compile|Storybook exited with|(?:success|failed|not finished) .{1,200} - [\d.]+s$|Use --verbose |Pass --verbose |yarn (?:run|install) v\d|\[[\w@:/ .-]{1,60}\]$|Rspack (?:build failed|compiled)|To suppress |INFO |FATAL$|(?:error )?(?:during build|Command failed)|Node\.js v\d|Found \d+ errors? |Eleventy Fatal Error|Problem writing Eleventy|(?:Wrote|Copied) \d|\s{0,4}ELIFECYCLE|\s{0,4}run failed: command |Lifecycle script |script "[^"]{1,60}" exited with |(?:code|path|workspace|location|syscall) \S{1,400}$|>(?! [A-Z].*\.$)|[{}(]|at |info |Exit code|$)/u,
Se=/^(?:Checked out |Cloning |\[\d\/\d\] |Progress: |Packages: |Scope: |Saved lockfile|Already up to date|Lockfile is up to date|Done in |Resolv(?:ing|ed)[ ,]|This error happened while |Run with the --force |Running target |[·•\u2800-\u28ff├└│┌] ?|[-+]{1,80}$|[-\\|/] |notsup (?:Valid|Actual) |\d\d:\d\d:\d\d\s)/u,
he=/^\s/,ye=/^\s*(?:at |[|│:{}>^~-]|\d{1,7} *[|│])/,_e=/^(?:Most likely|Probably|Possibly|Perhaps|Maybe|This is (?:likely|probably|usually)|Reason:|Because)\b/,
Ae=/ \w{2,30} \w/,xe=/\b\d{1,7} (?:error|warning|problem)s?\b/;function Ie(n){return n===""||/^[$>] /.test(n)}function Le(n){return $e.test(n)||Se.test(n)||(0,J.
Ol)(n)}function Ne(n,o){const a=n.findLast(V=>we.test(V));if(a)return we.exec(a)?.groups?.message;const d=n.findLastIndex(J.oJ),u=(0,te.E)(n.map(V=>({text:V})),
0,n.length),p=n.flatMap((V,ie)=>{if(V===o)return[];const Oe=V.replace(K,""),[wn,ts,ss]=[re.test(V),!he.test(Oe),ie>d];return Le(Oe)||u.has(ie)?[]:[{text:Oe,isReport:wn,
isLoose:ts,isLate:ss}]}),k=p.filter(({isLoose:V})=>V),T=p.filter(({isLate:V})=>V),q=k.findLast(({text:V,isReport:ie})=>ie||se.test(V))??T.findLast(({text:V,isLoose:ie})=>ie&&
(0,j.F7)(V))??T.findLast(({text:V,isLoose:ie})=>ie&&!(0,j.c4)(V))??T.findLast(({text:V})=>!ye.test(V)&&!(0,j.c4)(V));if(!q)return n.findLast((V,ie)=>ie>d&&u.has(
ie)&&Ae.test(V)&&!xe.test(V))?.trim();const me=p[p.lastIndexOf(q)+1]?.text??"";return _e.test(me)?`${q.text.trim()} ${me.trim()}`:q.text.trim()}const je=[{name:"\
install-script",signs:[{tool:"npm",log:/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (?<command>\S.{0,300})$/},{tool:"yarn",log:/^error \S{0,300}\/node_modules\/(?<name>(?:@[\w.-]{1,80}\/)?[\w.-]{1,100}): Command failed\.$/},
{tool:"yarn",log:/^error Command failed with exit code \d{1,3}\.$/},{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150})@(?<where>workspace|npm|\w{1,20}):\S{1,200} couldn't be built successfully/},
{tool:"bun",log:/^error: (?<script>\w{1,20}) script from "(?<name>[^"]{1,150})" exited with/},{log:/^> @?[^\s@]{1,150}@[^\s@]{1,60} (?<script>(?:pre|post)?install|(?:pre|post)?prepare)(?: |$)/}],
summary:n=>{if(n.facts.stage!=="install")return;const{name:o,script:a,command:d}=oe(n),u=o?`the package ${I(o,"")}`:"the project",p=de(n,d)??Ne(n.lines,n.facts.
message);return`${u} fails in its ${a??"install script"}${d?` (${d})`:""}${p?`: ${p}`:""}`},remedy:n=>oe(n).name?"Update the package, or leave its script out if\
 the site does not need it: an .npmrc with ignore-scripts=true leaves out all of them (Yarn 2 and later: enableScripts: false in .yarnrc.yml).":"Correct the scr\
ipt in package.json, and check that the file that it runs is committed, with its upper and lower case.",part:n=>{const{name:o,script:a,command:d}=oe(n);return o?
{kind:"dependency",name:o,script:{name:a,command:d}}:{kind:"script",name:a,command:d}}}],F=/^> @?[^\s@]{1,150}@[^\s@]{1,60} (\w{1,20})(?: |$)/,X=[/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (\S.{0,300})$/,
/^Command: (\S.{0,300})$/,/^(?:> |\$ )((?!@?[^\s@]{1,150}@[^\s@]{1,60} \w{1,20}(?: |$))\S.{0,300})$/],ne=/^path \S{0,300}\/node_modules\/((?:@[\w.-]{1,80}\/)?[\w.-]{1,100})$/;
function oe({groups:n,lines:o}){const a=n.name??g(o,ne),d=g(o,/^> (@?[^\s@]{1,150})@[^\s@]{1,60} \w{1,20}(?: |$)/),u=n.where==="workspace"||a!==void 0&&a===d,p=n.
command??ce(o,X);return{name:a&&!u?H(a):void 0,script:n.script??g(o,F),command:p}}function ce(n,o){for(const a of o){const d=n.slice(1).flatMap(u=>a.exec(u)?.[1]??
[]).at(-1);if(d)return d}}function de(n,o=""){const a=g(n.lines,/Cannot find module '(\/[^']{1,300})'/);return a?`${o.split(" ").find(u=>a.endsWith(`/${u.replace(
/^\.\//,"")}`))??(0,C.p)(a,n)} does not exist`:void 0}const Ee=[{name:"peer-conflict",signs:[{tool:["npm","pnpm"],log:/^code ERESOLVE|^ERESOLVE (?:could not resolve|unable to resolve)|ERR_PNPM_PEER_DEP_ISSUES/}],
summary:({lines:n})=>{const o=g(n,ge),a=g(n,De),d=g(n,/^Found: (\S{1,150})$/);return o&&a&&d?`${a} asks for ${o.replaceAll('"',"")}, and the project has ${d}`:o?
`dependencies ask for versions that exclude each other (${o})`:"peer dependencies conflict"},remedy:()=>"Move the packages named in the log to versions that fit\
 each other. As a stopgap commit an .npmrc with legacy-peer-deps=true.",part:({lines:n})=>W(g(n,De))},{name:"workspace-missing",signs:[{tool:"pnpm",log:/ERR_PNPM_WORKSPACE_PKG_NOT_FOUND\s.{0,300}?"(?<name>@?[^@"\s]{1,150})@workspace:/},
{tool:"yarn-berry",log:/^(?:Error: )?(?<name>@?[^@\s]{1,150})@workspace:[^\s:]{1,60}: Workspace not found/},{tool:"bun",log:/Workspace dependency "(?<name>[^"]{1,150})" not found/}],
summary:({groups:n})=>`the repository has no workspace called ${I(n.name,"as a dependency names it")}`,remedy:()=>"Correct the name in package.json, or add the \
folder of that package to the workspaces of the root (pnpm: pnpm-workspace.yaml).",part:({groups:n})=>W(n.name)},{name:"workspace-version",signs:[{tool:"pnpm",log:/ERR_PNPM_NO_MATCHING_VERSION_INSIDE_WORKSPACE\s.{0,300}?for (?<name>\S{1,150}) inside the workspace/}],
summary:({groups:n})=>`no workspace of the repository fits ${I(n.name,"what a dependency asks for")}`,remedy:({groups:n})=>`Let the dependency ${n.name?`on ${H(
n.name)} `:""}ask for the version that the workspace's own package.json has, or write * (pnpm, Yarn 2 and Bun: workspace:*).`,part:({groups:n})=>W(n.name)},{name:"\
manager-version",signs:[{tool:"corepack",log:/HTTP 404 when performing the request to https?:\/\/[^\s;]{1,200}\/(?<name>@yarnpkg\/cli-dist|yarn|pnpm|npm)\/(?<version>[\w.-]{1,40})/},
{log:/No matching version found for (?<name>@yarnpkg\/cli-dist)@(?<version>[\w.-]{0,40}\w)/},{stages:["install"],log:/^The install command `npm install [^`]{1,400} (?<name>@yarnpkg\/cli-dist|yarn|pnpm|bun)@(?<version>\d[\w.-]{0,40})` exited /}],
summary:({groups:n})=>`packageManager names ${n.name==="@yarnpkg/cli-dist"?"yarn":n.name}@${n.version}, which cannot be installed: the registry may not have tha\
t version`,remedy:()=>"Set packageManager in package.json to a version that is published, and write the lockfile with it.",part:()=>({kind:"member",name:"packag\
eManager"})},{name:"version-not-found",signs:[{tool:"npm",log:/No matching version found for (?<name>\S{1,150}?)\.?(?: while|$)/},{tool:"yarn",log:/Couldn't find any versions for "(?<name>[^"]{1,120})"(?: that matches "(?<wanted>[^"]{1,100})")?/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): No candidates found/},{tool:"bun",log:/^error: No version matching "(?<wanted>[^"]{1,100})" found for specifier "(?<name>[^"]{1,150})"/}],
summary:({groups:n})=>`no version of ${I(n.name&&Ue(n.name,n.wanted),"a package")} fits`,remedy:({groups:n,lines:o})=>{const a=g(o,/while installing the dependencies of (\S{1,200})/);
return a?`${a} asks for it: update that package, or override the version in package.json.`:`Correct the version in package.json to one that is published, and co\
mmit the new lockfile. If package.json does not name ${n.name?H(n.name):"it"}, a package that it names asks for it: update that one, or override the version.`},
part:({groups:n,lines:o})=>W(ze(o)??n.name)},{name:"package-not-found",signs:[{tool:"npm",log:/^404\s+(?:The requested resource )?'(?<name>[^']{1,150})' (?:is not in this registry|could not be found)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_404\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): Not Found/},{tool:"yarn",log:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): Not found/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Package not found/},{tool:"bun",log:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 404$/}],
summary:({groups:n})=>`the package ${I(n.name&&Ue(n.name),"asked for")} is not in the registry`,remedy:()=>"Check its name in package.json. If it is private, se\
t its registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:n,lines:o})=>W(ze(o)??n.name)},{name:"registry-login",signs:[
{tool:"npm",log:/(?:401 Unauthorized|403 Forbidden) - (?:GET|PUT) https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?=\s|$)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_40[13]\s+GET https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/:]{1,100}\/)?[^\s/:]{1,150}(?:\/-\/[^\s/:]{1,150})?): /},
{tool:"bun",log:/^error: GET https?:\/\/(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 40[13]$/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Invalid authentication/}],summary:({groups:{host:n,name:o}})=>`${`the package registry${n?` ${n}`:
""}`} refused the login${o?` for ${H(o)}`:""}`,remedy:()=>"Give the build a registry token as an app variable (input env), and name that variable as :_authToken\
 in .npmrc (Yarn 2 and later: npmAuthToken in .yarnrc.yml).",part:({groups:n})=>W(n.name)},{name:"registry-refused",signs:[{tool:"npm",log:/^(?<why>[45]\d\d \w[\w ]{0,40}) - GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?: - |$)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_[45]\d\d\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): (?<why>.{1,60})$/},{tool:"yar\
n",log:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): (?!Integrity check)(?<why>[^"]{1,100})/},
{tool:"bun",log:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - (?<why>[45]\d\d)$/}],summary:({groups:{
name:n="",why:o}})=>`the package registry does not give ${H(n)}: ${o}`,remedy:()=>"Deploy again if the registry is at fault. If the package is private, set its \
registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:n})=>W(n.name)},{name:"integrity",signs:[{tool:["pnpm","yarn","bun"],
log:/ERR_PNPM_TARBALL_INTEGRITY\s+Got unexpected checksum for "\S{1,300}?\/(?<name>(?:@[\w.-]{1,80}(?:\/|%2f))?[\w.-]{1,100})\/-\/|Integrity check failed for (?:tarball: |")(?<tarball>[^"\s]{1,150})/i},
{tool:["npm","pnpm","yarn","yarn-berry"],log:/^code EINTEGRITY|ERR_PNPM_TARBALL_INTEGRITY|Integrity check failed for|The remote archive doesn't match the expected checksum/}],
summary:n=>{const o=He(n);return`${o?`the package ${I(o,"")}`:"a package"} differs from what the lockfile or the registry records`},remedy:()=>"Delete the lockf\
ile and node_modules, install again, and commit the new lockfile. If it differs again, the registry or a proxy changes packages.",part:n=>W(He(n))}],ge=/^\s*peer (\S{1,120}) from /,
De=/^\s*peer \S{1,120} from (@?[^\s@]{1,150})@/;function Ue(n,o=ue(n)){return o===void 0?H(n):`${H(n)}@${o}`}function ze(n){return g(n,/(?:while installing the dependencies of|hereby required by) (\S{1,200}?)\.?$/)}
function He({groups:n,facts:o}){const a=n.name??n.tarball??g(o.log,/tarball data for (@?[^\s@]{1,150})@/);return a&&H(a)}function Ze(n,o){const a=g(n,/Not compatible with your version of node\/npm: (\S{1,150})$/)??
g(n,/^error (\S{1,150}): The engine "node" is incompatible/)??g(n,/Your Node version is incompatible with "(\S{1,300})"/),d=a?.startsWith("/")??!1;return{name:d?
void 0:a&&H(a),isProject:d,...yn(n,o)}}function yn(n,o){const a={member:"node",wanted:o??g(n,/Required: \{.{0,60}?"node":"([^"]{1,60})"/)??g(n,/^Expected version: (.{1,60})$/),
actual:g(n,/Actual: .{0,60}?"node":"([^"]{1,20})"/)??g(n,/(?:^|\. )Got:? "?(v?\d[\d.]{0,20})"?$/)},d={member:"npm",wanted:g(n,/Required: \{.{0,100}?"npm":"([^"]{1,60})"/),
actual:g(n,/Actual: .{0,60}?"npm":"([^"]{1,20})"/)};return d.wanted!==void 0&&!En(d.wanted,d.actual)&&En(a.wanted??"*",a.actual)?d:a}function En(n,o){const a=/^v?(\d{1,5})\.(\d{1,5})\.(\d{1,5})$/.
exec(o??"")?.slice(1);if(!a)return!1;const d=u=>u.trim().replace(/([<>=^~]) /g,"$1").split(" ");return n.split("||").some(u=>d(u).every(p=>Xn(p,a.map(Number))))}
function Xn(n,o){if(n==="*"||n==="")return!0;const a=/^(\^|~|[<>]=?|=|)v?(\d{1,5})(?:\.(\d{1,5}))?(?:\.(\d{1,5}))?(?:\.[x*])*$/.exec(n);if(!a)return!1;const[,d=""]=a,
u=a.slice(2).flatMap(z=>z===void 0?[]:[Number(z)]),k=o.slice(0,/^(?:>|<=)$/.test(d)?u.length:3).map((z,q)=>z-(u[q]??0)).find(z=>z!==0)??0,T=z=>u.slice(0,z).every(
(q,me)=>q===o[me]);return d===">"?k>0:d==="<"?k<0:d==="<="?k<=0:d===""||d==="="?T(3):k>=0&&(d===">="||T(d==="^"?1:2))}const Jn=[{name:"engine",signs:[{tool:["np\
m","pnpm"],log:/^code EBADENGINE|ERR_PNPM_UNSUPPORTED_ENGINE/},{tool:"yarn",log:/The engine "node" is incompatible with this module\. Expected version "(?<wanted>[^"]{1,60})"/},
{log:/Node(?:\.js)?(?: version)? v?[\d.]+(?:\.x)? is not supported by|node: v?[\d.]+ is not supported/},{weak:!0,tool:"vite",log:/You are using Node\.js [^ ]{1,20} (?:For|Vite)\b/},
{weak:!0,log:/(?:requires|required|minimum) (?:a )?(?:minimum )?Node(?:\.js)?(?: version)?(?: of)? (?<wanted>v?\d[\d.+]{0,12})/i},{tool:"webpack",log:/error:0308010C:digital envelope routines::unsupported|ERR_OSSL_EVP_UNSUPPORTED/}],
summary:({groups:n,lines:o})=>{const{name:a,isProject:d,member:u,wanted:p,actual:k}=Ze(o,n.wanted),T=a?I(a,""):d?"the project":void 0,z=u==="npm"?"npm":"Node.js",
q=T?`${T} asks for ${z}`:`the ${z} version does not fit`;if(!p)return q;const me=k?`, and the build runs ${k}`:"";return T?`${q} ${p}${me}`:`${q} (wanted: ${p}${me}\
)`},remedy:({facts:n,groups:o,lines:a})=>{const{member:d,actual:u}=Ze(a,o.wanted);return d==="npm"?`Let engines.npm in package.json allow ${u}, the npm that bui\
lds run.`:a.some(k=>k.includes("digital envelope routines"))?`${Qn}, or ${bn("16",n)}.`:`Let engines.node in package.json and the versions of the packages allow\
 the Node.js that builds run, or ${bn("the version that is asked for",n)}.`},part:({lines:n})=>{const{name:o,isProject:a,member:d}=Ze(n,void 0);return o||a?{kind:"\
engines",name:o??"",member:d}:void 0}},{name:"wrong-platform",signs:[{tool:["npm","pnpm"],log:/Unsupported platform for (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: wanted (?<wanted>\{[^}]{1,200}\})/}],
summary:({groups:{name:n,wanted:o}})=>`the package ${I(n,"")} is for another system${o?` (${o.replace(/[{}"]/g,"").replaceAll(":",": ")})`:""}`,remedy:({groups:n})=>`\
Move ${I(n.name,"the package")} to optionalDependencies in package.json, or take it out, and commit the new lockfile.`,part:({groups:n})=>W(n.name)},{name:"pack\
age-manager",signs:[{tool:"pnpm",log:/This project is configured to use (?<name>\w{1,20})/},{tool:"yarn",log:/This project's package\.json defines "packageManager": "(?<name>[^"]{1,40})"/}],
summary:({groups:n})=>`the project asks for another package manager${n.name?` (${n.name})`:""}`,remedy:({facts:n})=>`Make packageManager in package.json and the\
 committed lockfile name the same package manager${R(n)?"":", in a version that the platform has"}.`,part:()=>({kind:"member",name:"packageManager"})}],Qn="The \
bundler is too old for this Node.js. Update it (webpack 5.61 or later), or set the app variable NODE_OPTIONS to --openssl-legacy-provider";function bn(n,o){return R(
o)?`write ${n} to .nvmrc`:`set nodeVersion in app-settings to ${n} on a platform that has it`}const qn=/request to https?:\/\/(?:[^\s/]{1,100}\/){1,6}?(@[^\s/]{1,100}\/[^\s/]{1,150}|[^\s/]{1,150})(?:\/-\/\S{1,200})? failed/,
Je="ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|ECONNREFUSED|ERR_SOCKET_TIMEOUT|UND_ERR_CONNECT_TIMEOUT",et=/^(?:127\.0\.0\.1|\[?::1\]?)(?=:|$)/,nt=[{name:"conflic\
t-markers",signs:[{tool:["pnpm","yarn"],log:/Merge conflict detected in (?<file>[\w.-]{1,60})/},{tool:"yarn-berry",log:/Cannot autofix a lockfile when running an immutable install/},
{log:/^(?:>? *\d{1,6} \| ?)?<{7} (?:HEAD|[\w/.-]{1,100})$/}],summary:({groups:n})=>`${n.file??"the lockfile"} has the conflict markers of a merge`,remedy:()=>"F\
inish the merge: take one side of the file, run your package manager's install on your machine, and commit the lockfile that it writes.",part:()=>({kind:"lockfi\
le",lacks:[]})},{name:"lockfile-missing",signs:[{tool:"npm",log:/`npm ci` command can only install with an existing package-lock\.json/},{tool:"pnpm",log:/ERR_PNPM_NO_LOCKFILE/},
{tool:"npm",log:/Unsupported URL Type "workspace:"/}],summary:()=>"the repository has no lockfile",remedy:()=>"Run the install on your machine and commit the lo\
ckfile it writes.",part:()=>({kind:"lockfile",lacks:[]})},{name:"lockfile-outdated",signs:[{tool:"npm",log:/^`npm (?<manager>ci)` can only install packages when your package\.json and/},
{tool:"pnpm",log:/(?<manager>ERR_PNPM)_(?:OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH|FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE)/},{tool:"yarn",log:/Your (?<manager>lockfile) needs to be updated, but yarn was run with `--frozen-lockfile`/},
{tool:"yarn-berry",log:/The (?<manager>lockfile) would have been (?:modified|created) by this install, which is explicitly forbidden/},{tool:"bun",log:/(?<manager>lockfile) had changes, but lockfile is frozen/},
{stages:["install"],log:/\b(?:package-lock\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock|lockfile)\b.{0,80}\b(?:out of (?:sync|date)|not up to date|outdated)/i}],summary:({
lines:n})=>`the lockfile does not fit package.json${tt(n)}`,remedy:({groups:n})=>`Run ${(n.manager==="ci"?"npm install":n.manager==="ERR_PNPM"?"pnpm install":"")||
"your package manager's install"} on your machine and commit the lockfile together with package.json.`,part:({lines:n})=>({kind:"lockfile",lacks:[...vn(n),...Qe(
n)].map(H)})},...Ee,...Jn,{name:"git-dependency",signs:[{stages:["install"],log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey|Repository not found\./}],
summary:()=>"a dependency comes from a Git repository that the build cannot read",remedy:()=>"Name the dependency by an https:// URL that needs no login, or pub\
lish it to a registry and give the build a token."},{name:"network",signs:[{tool:["npm","pnpm"],log:new RegExp(`^code (?:${Je})|^network .{0,80}(?:${Je})|ERR_PN\
PM_META_FETCH_FAIL`)},{weak:!0,tool:"next",log:/^Failed to fetch `?[^`]{1,100} from Google Fonts/},{log:new RegExp(`(?:getaddrinfo|request to https?://\\S{1,200}\
 failed).{0,80}(?:${Je})`)},{log:/\b(?:connect|getaddrinfo) (?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT) (?<host>\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/},
{log:/Could not resolve host: (?<host>[\w.-]{1,200})|Failed to connect to \S{1,100} port|network connectivity|The operation timed out\. fetching/}],summary:({groups:n,
lines:o})=>{const a=n.host??g(o,/\b(?:getaddrinfo|connect) E[A-Z_]{4,20} (\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/);return a?`the network failed: ${a.replace(
et,"localhost")} cannot be reached`:"the network failed while the build fetched something"},remedy:()=>"Run the deploy again. If it repeats, check the host that\
 the log names and that the platform may reach it.",part:({facts:n,groups:o,lines:a})=>{if(n.stage!=="install")return;const d=o.host??g(a,/request to https?:\/\/([^\s/]{1,200})\/\S{1,300} failed/),
u=W(g(a,qn))?.name;return u===void 0&&d===void 0?void 0:{kind:"dependency",name:u,host:d}}},{name:"certificate",signs:[{log:/\b(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_HAS_EXPIRED)\b/}],
summary:()=>"a certificate was refused while the build fetched something",remedy:({facts:n})=>`If a proxy or a private registry has a certificate of its own aut\
hority, let ${R(n)?"the operators start the platform with NODE_EXTRA_CA_CERTS":"NODE_EXTRA_CA_CERTS on the platform"} name that authority's file.`},{name:"nativ\
e-optional",signs:[{log:/Cannot find module '?(?<name>@rollup\/rollup-[\w-]+|@esbuild\/[\w-]+|@rolldown\/binding-[\w-]+|lightningcss[.\w-]*|@tailwindcss\/oxide[\w-]+|@next\/swc[\w-]+|@parcel\/watcher-[\w-]+)'?/}],
summary:({groups:n})=>`the binary package ${I(n.name,"of a tool")} is not installed for this system`,remedy:()=>"The lockfile lacks other systems: delete node_m\
odules and the lockfile, install again with a current npm, and commit the new lockfile."},{name:"node-gyp",signs:[{tool:"node-gyp",log:/^gyp ERR! (?:find Python|stack Error)|node-pre-gyp ERR!/}],
summary:()=>"a native package could not be compiled",remedy:()=>"Use a version of the package that ships binaries for this Node.js version, or a pure JavaScript\
 one."},...je];function tt(n){const[o]=vn(n);if(o)return`: it lacks ${o}`;for(const a of n){const[,d,u]=kn.exec(a)??[];if(d)return`: it has ${d}, and ${u} is as\
ked for`}return""}const kn=/^Invalid: lock file's (\S{1,200}) does not satisfy (\S{1,200})$/,Sn=[/^Missing: (\S{1,200}?)@? from lock file$/,/dependencies were added: (\S{1,200}?),?(?:\s|$)/,
/dependencies in package\.json changed since \S{1,60} was saved: (\S{1,200}) was added/,/^\+ {4}(\S{1,200}): "npm:/];function vn(n){return n.flatMap(o=>Sn.flatMap(
a=>a.exec(o)?.[1]??[]))}function Qe(n){return n.flatMap(o=>kn.exec(o)?.[2]??[])}var Me=w(6760);const st=[/^Writing (?:\.\/)?([\w@.-]{1,100})\/\S{0,300} from /,/directory: \S{0,200}\/([\w@.-]{1,60})\/$/,
/Wrote site to "([^"]{1,100})"/,/The ([\w-]{1,60}) folder is ready to be deployed/,/Output location: \S{0,200}?((?:dist|build)\/\S{1,100})$/,/Generated static files in "?([\w@./-]{1,100}?)"?\.?$/,
/Generated public ([\w@./-]{1,100})$/,/^\[info\] html generated at \.\/([\w@./-]{1,100})$/,/Success! Generated .{0,40} in "([^"]{1,100})"/,/^((?!\.\w)[\w@./-]{1,100}?)\/(?:assets\/)?[\w.-]{1,100}\.(?:html|js|css)\s{1,60}[\d.,]{1,12} (?:kB|KiB|MB)\b/],
xn=[{name:"next-export",signs:[{codes:["output_missing","output_empty"],tool:"next",log:/Next\.js \d{1,3}\.\d/}],summary:({facts:n})=>Ye(n).includes("out")?void 0:
"Next.js wrote no static export",remedy:()=>"Set output: 'export' in next.config and take next export out of the build command; the output directory is then out\
."},{name:"output-missing",signs:[{codes:["output_missing"]},{log:/[Oo]utput directory "?(?<folder>[\w@./-]{1,100}?)"? (?:does not exist|(?:was |is )?(?:not found|missing))/}],
summary:({groups:n,facts:o})=>{const a=n.folder??o.outputDirectory??On(o);return a?`the build did not write the output directory "${a}"${o.keptOutput?qe:""}`:"t\
he app names no output directory, and the build wrote none of the usual ones"},remedy:n=>{const{facts:o}=n,a=Rn(n);if(a)return`Set output-directory to ${a}: the\
 log shows files written there.`;const d=n.lines.some(p=>/^> gatsby build\b/.test(p)),u=[...ot,...d?["public"]:[]].find(p=>Ye(o).includes(p));return u?`Set outp\
ut-directory to ${u}, which is there, if it is what the build writes.`:"Set output-directory to the folder that the build command writes, relative to the root d\
irectory: often dist, build, out, public or _site."}},{name:"output-empty",signs:[{codes:["output_empty"]}],summary:({facts:n})=>`the output directory ${I(n.outputDirectory,
"of the app")}${n.keptOutput?`${qe},`:""} is empty`,remedy:n=>{const o=Rn(n);return o?`Set output-directory to ${o}: the log shows files written there.`:"Check \
that the build command writes into output-directory, and does not clean it at its end."}},{name:"nothing-to-serve",signs:[{codes:["nothing_to_serve"]}],summary:({
facts:n})=>n.message??"the output has no page to serve: no file of it is HTML",remedy:({facts:n})=>`${/starts a program|\([^\s(]{0,20}`?(?:index|server|main|app)\.[cm]?js\b/.
test(n.message??"")?"Slipway serves the files of a build and runs no server today: let the build write pages, or run the program elsewhere.":"Set output-directo\
ry to the folder with the pages, or let the build write them."} If it has only data or assets on purpose, say so: app-settings {"assetsOnly": true}.`},{name:"ou\
tput-unsafe",signs:[{codes:["output_unsafe"]}],summary:({facts:n})=>n.message??"the output holds links or special files that may not be served",remedy:()=>"Let \
the build copy files instead of linking them: links that leave the output directory are refused."},{name:"file-too-large",signs:[{codes:["output_too_large"]}],summary:({
facts:n})=>n.message?.includes("wrote a file that is too large")?n.message:void 0,remedy:()=>"Let the build write smaller files, and leave out what no page load\
s: logs, archives, source maps."},{name:"output-too-large",signs:[{codes:["output_too_large"]}],summary:({facts:n})=>n.message??"the output is larger than the p\
latform takes",remedy:()=>"Check that output-directory names only the site, without node_modules or source maps, and move large media elsewhere."},{name:"site-b\
roken",signs:[{codes:["site_broken"]}],summary:({facts:n})=>n.message??"the start page of the new release is broken",remedy:()=>"The release before stays live. \
Mend what is named. To let such a release go live with a warning, set verify to warn, and run slipway settings unset verify: an app keeps the fail of its deploy\
s."},{name:"storage-unavailable",signs:[{codes:["storage_unavailable"]}],summary:({facts:n})=>n.message??"the storage of the platform cannot be used now",remedy:()=>"\
Nothing in the repository is at fault. Deploy again in some minutes; if it fails again, tell the platform's operators. The previous release stays live."},{name:"\
sync-failed",signs:[{codes:["sync_failed","activation_failed"]}],summary:({facts:n})=>n.message??"the platform could not publish the files",remedy:()=>"Nothing \
in the repository is at fault: deploy again. The previous release stays live."},{name:"interrupted",signs:[{codes:["interrupted"]}],summary:()=>"the platform wa\
s stopped while it worked",remedy:()=>"Deploy again."}],qe=", which an earlier deploy set",ot=["dist","build","out","_site","storybook-static"];function On({message:n}){
return/output directory `([^`]{1,200})`/.exec(n??"")?.[1]}function Ye({message:n}){const[,o=""]=/the folders there are (.{1,1000})/.exec(n??"")??[];return[...o.
matchAll(/`([^`]{1,100})`/g)].map(([,a=""])=>a)}function Rn({lines:n,facts:o}){const a=d=>d.split("/").length;for(const d of st){const[u]=n.flatMap(k=>{const T=d.
exec(k)?.[1]?.replace(/^\.\//,"").replace(/\/(?:assets|_astro)$/,"");return T?[{folder:T,line:k}]:[]}).sort((k,T)=>a(k.folder)-a(T.folder)),p=u&&rt(u.folder,u.line,
o);if(p&&p!==o.outputDirectory)return p}}function rt(n,o,a){const[d=""]=n.split("/",1),u=Ye(a);if(u.length===0||u.includes(d))return n;const p=Me.posix.dirname(
a.outputDirectory??"");if(p!=="."&&a.list?.(p).length)return`${p}/${n}`;const k=a.log.find(q=>q.includes(o))??"",T=/(?:^|\s|\/)([\w.-]{1,60}):[a-z][\w:-]{0,60}: /.
exec(k)?.[1],z=u.find(q=>T!==void 0&&a.list?.(q).includes(T));return z===void 0?n:`${z}/${T}/${n}`}const An=[{name:"package-json-invalid",signs:[{codes:["packag\
e_json_invalid"]},{tool:"npm",log:/Invalid package\.json: \w{0,20}Error: (?<why>.{1,120}?) in JSON at position (?<place>\d{1,9})/},{tool:["npm","pnpm","yarn","y\
arn-berry","bun"],log:/^code EJSONPARSE$|ERR_PNPM_JSON_PARSE|SyntaxError: \S{0,300}package\.json: /}],summary:({facts:n,groups:o})=>n.code==="package_json_inval\
id"&&n.message?n.message:`package.json is not valid JSON${o.why?`: ${o.why}`:""}`,remedy:()=>"Correct package.json: nothing is installed or published while it c\
annot be read.",part:({facts:n})=>n.code==="package_json_invalid"?void 0:{kind:"file",path:"package.json"}},{name:"settings-invalid",signs:[{tool:"nx",log:/^ *NX +(?<why>[A-Z]\w{1,40}) in (?<path>\S{1,300}\.json) at \d{1,7}:\d{1,7}$/},
{tool:"lerna",log:/JSONError Error in: (?<path>\S{1,300}\.json)$/},{tool:"turbo",log:/Unable to read repository configuration (?<path>\S{1,300}\.jsonc?): invalid JSON/}],
summary:({groups:n})=>`${Tn(n.path)} is not valid JSON${n.why?` (${n.why})`:""}`,remedy:({groups:n})=>`Correct ${Tn(n.path)}: the build cannot read it as it is.`,
part:({groups:n})=>n.path?{kind:"file",path:n.path}:void 0},{name:"outside-workspaces",signs:[{tool:"yarn-berry",log:/you forgot to list (?<folder>\S{1,200}) in its workspace configuration/},
{tool:"npm",log:/^No workspaces found:$/}],summary:({groups:n,lines:o})=>`${n.folder??g(o,/^\s*--workspace=(\S{1,200})/)??"the app's folder"} is not in the work\
spaces of the repository's root`,remedy:({groups:n,lines:o})=>`Add ${I(n.folder??g(o,/^\s*--workspace=(\S{1,200})/),"its folder")} to workspaces in the package.\
json of the root (pnpm: to pnpm-workspace.yaml), install, and commit the lockfile. Or give the folder a lockfile of its own.`,part:()=>({kind:"member",name:"wor\
kspaces"})},{name:"duplicate-package",signs:[{tool:"nx",log:/^ *(?:NX +)?Failed to process project graph|multiple projects/},{tool:"npm",log:/EDUPLICATEWORKSPACE|must not have multiple workspaces with the same name/},
{tool:"yarn-berry",log:/Duplicate workspace name (?<name>[^\s:]{1,150})/}],summary:({groups:n,lines:o})=>{const a=n.name??g(o,/^\s*package '([^']{1,150})' has conflicts/);
return a||!o.some(d=>d.includes("Failed to process"))?`two packages of the repository have one name${a?`: ${a}`:""}`:"the graph of projects cannot be made: mult\
iple projects may have one name"},remedy:()=>"Give each package of the repository a name of its own, in its package.json or project.json.",part:()=>({kind:"name\
s"})},{name:"several-apps",signs:[{codes:["app_ambiguous"]}],summary:({facts:n})=>Fe(n.message)[0]??"the repository has several apps",remedy:({facts:n})=>`${Fe(
n.message)[1]??"Set rootDirectory in app-settings to one of them"}.`},{name:"server-build",signs:[{codes:["server_build"]}],summary:({facts:n})=>Fe(n.message)[0]??
"the build makes a server, and only files are served",remedy:({facts:n})=>`${Fe(n.message)[1]??"Let the framework write files instead"}.`},{name:"node-unavailab\
le",signs:[{codes:["node_unavailable"]}],summary:({facts:n})=>n.message??"the Node.js that the repository asks for cannot be had",remedy:()=>"Write another vers\
ion there, or set nodeVersion in app-settings, which overrides the files."},{name:"build-script-missing",signs:[{codes:["build_script_missing"]}],summary:({facts:n})=>Fe(
n.message)[0]??"package.json has no build script",remedy:({facts:n})=>`${Fe(n.message)[1]??"Add a build script to package.json, or set build-command"}. To publi\
sh the folder as it is, set build-command to true and output-directory to the folder.`}];function Fe(n){return n?.split(". ",2)??[]}function Tn(n="the file"){return n.
replace(/^.*\//,"")}const We=["queue","clone"],it=[{name:"submodule",signs:[{stages:We,log:/submodule path '(?<path>[^']{1,200})' failed/}],summary:({groups:n})=>`\
the Git submodule ${I(n.path,"of the repository")} could not be cloned`,remedy:()=>"Give the submodule an https:// URL that the platform may read in .gitmodules\
, or keep its files in the repository itself."},{name:"branch-not-found",signs:[{codes:["branch_not_found"]},{stages:We,log:/Remote branch (?<branch>\S{1,200}) not found in upstream/}],
summary:({groups:n,facts:o})=>`the branch ${I(n.branch??o.branch,"to build")} does not exist`,remedy:()=>"Push the branch, or set the input branch to one that e\
xists on the remote; names are case-sensitive."},{name:"commit-not-found",signs:[{codes:["commit_not_found"]},{stages:We,log:/reference is not a tree: |not our ref [0-9a-f]{7,64}/}],
summary:()=>"the commit is not in the repository",remedy:()=>"Push the commit to the repository that the app builds from; a force push or a fork may have left i\
t behind."},{name:"repository-not-allowed",signs:[{codes:["repository_not_allowed"]}],summary:({facts:n})=>`the platform does not take the repository ${I(n.repository,
"given")}`,remedy:()=>"Set the input repository to owner/name or an https:// URL; local paths and file:// need a platform started with --allow-local-git."},{name:"\
repository-not-found",signs:[{codes:["repository_not_found"]},{stages:We,log:/remote: Repository not found\.|^fatal: repository '[^']{1,300}' (?:not found|does not exist)/},
{stages:We,log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey/}],summary:({facts:n})=>`the platform cannot read the re\
pository ${I(n.repository,"of the app")}`,remedy:({facts:n})=>`Check the spelling of the input repository. If it is private, give the platform access to it${R(n)?
": a token in its --git-url":", as by its GitHub app or a deploy key"}.`},{name:"root-directory-missing",signs:[{codes:["root_directory_missing"]},{tool:"npm",log:/Could not read package\.json(?:: .{0,80}? open '(?<path>[^']{1,400})\/package\.json')?/},
{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: can't cd to (?<path>\S{1,300})$/},{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: (?<path>[^\s:]{1,300}): No such file or directory$/}],
summary:n=>{const{asked:o,actual:a}=_n(n),d=n.facts.code==="root_directory_missing"?`the root directory${o?` "${o}"`:""} does not exist in the repository`:o?`th\
ere is no package.json in "${o}"`:"there is no package.json where the build ran";return a?`the folder "${o}" is spelt "${a}" in the repository`:d},remedy:n=>{const{
asked:o,actual:a}=_n(n),d=n.facts.code==="root_directory_missing";return a?`Write ${a} ${d?"as rootDirectory in app-settings":`where the command names ${o}`}: b\
uilds run where upper and lower case count.`:`Set rootDirectory in app-settings${R(n.facts)?"":", on a platform that has it,"} to the folder of the app, relativ\
e to the repository, and check that it is committed.`}}];function _n(n){const{groups:o,facts:a}=n,d=o.path??/root directory `([^`]{1,300})`/.exec(a.message??"")?.[1],
u=a.list;if(!d||!u)return{asked:d?.startsWith("/")?void 0:d,actual:void 0};if(!d.startsWith("/"))return{asked:d,actual:(0,C.M)(d,u)};const p=d.split("/").slice(
0,40);for(let T=1;T<p.length;T++){const z=p.slice(T).join("/"),q=(0,C.M)(z,u);if(q)return{asked:z,actual:q}}const k=(0,C.p)(d,n);return{asked:k.startsWith("/")?
void 0:k,actual:void 0}}const Be=/^> @?[^\s@]{1,150}(?:@\S{0,60})? (?<name>[\w:.-]{1,60})(?: \/\S{1,400})?$/,Ke=/^[>$] (?<command>\S.{0,300})$/,at=/^The build command `(?:npm|pnpm|yarn|bun) (?:run )?(?<name>[\w:.-]{1,60})`/,
ct=[{name:"silent-command",signs:[{weak:!0,stages:["build"]}],summary:n=>{const{facts:o,lines:a}=n,d=o.exitCode&&en(n);if(!(!d||Ne(a,o.message)!==void 0))return`\
the script "${d.name}" (${d.command}) failed, and it printed no reason`},remedy:n=>{const o=en(n)?.command.split(/&&|;/)??[];return`Run the commands of the scri\
pt one by one: one of them exits with a code other than 0 without a word.${o.length>1?` The last one is \`${o.at(-1)?.trim()}\`.`:""}`},part:n=>({kind:"script",
...en(n)})}];function en({facts:n,lines:o}){const a=o.findLastIndex((T,z)=>Be.test(T)&&Ke.test(o[z+1]??"")),d=at.exec(n.message??"")?.groups?.name,u=Be.exec(o[a]??
"")?.groups?.name??d,p=a<0?o.findLast(lt):o[a+1],k=Ke.exec(p??"")?.groups?.command;return u===void 0||k===void 0?void 0:{name:u,command:k}}function lt(n){return n.
startsWith("$ ")&&!/^\$ (?:npm|pnpm|yarn|bun) /.test(n)}const Nn=[...it,...An,...xn,...nt,...E,...ke,...ct];var dt=w(730);const nn={formats:dt.h,causes:Nn};function ut(n,{
formats:o,causes:a}=nn){const d=u=>![u.tool??[]].flat().includes(n);return{formats:o.filter(d),causes:a.map(u=>({...u,signs:u.signs.filter(d)})).filter(({signs:u})=>u.
length>0)}}var Ve=w(901),ft=w(3093);const In=/^WARN\s{1,4}No layout: /,Mn=/^theme:\s{0,20}["']?(?<name>[\w.-]{1,100})["']?\s{0,20}(?:#.*)?$/;async function mt(n,o,a){
if(!n.some(q=>In.test(q)))return;const d=(0,Me.join)(a,"_config.yml"),u=await o.lines(d)??[],p=u.findIndex(q=>Mn.test(q.trimEnd())),k=Mn.exec(u[p]?.trimEnd()??"")?.
groups?.name;if(k===void 0)return;const T=(await o.lines((0,Me.join)(a,"package.json"))??[]).join(`
`);if(!(((await o.filesIn((0,Me.join)(a,"themes",k),pt))?.length??0)>0||T.includes(`"hexo-theme-${k}"`)))return{file:(0,Me.relative)(o.root,d),line:p+1,message:(0,O.
Ow)(`the theme "${k}" is not installed: package.json has no hexo-theme-${k}, and themes/${k} has no files (${n.find(q=>In.test(q))})`,300)}}const pt=1e3;var ht=w(
3739),Ge=w(8302),Ce=w(9692),gt=w(7994),wt=w(6612);const $t={queue:"Deployment failed",clone:"Clone failed",install:"Install failed",build:"Build failed",sync:"U\
pload failed",activate:"Activation failed"},yt=1e3,tn=300,Et=/exit(?:ed)?(?: with)? (?:code|status)|^(?:the )?(?:build|install|deployment)(?: command)? failed\W*$/i,
Ln=/^The (?<stage>install|build) command (?<command>`.{1,300}`) (?:exited with|ended by) /,sn=/^\s*(?:npm (?:warn|WARN)|warning\b|WARN\b|<w>\s|\(node:\d+\))/;function bt(n,o=Nn){
const a=(0,Q.Se)(n.message?[...n.log,n.message]:n.log).slice(-yt).map(u=>u.text).filter(u=>!sn.test(u)),d=on(n,o,a);if(d)return Cn(n,d.cause,d.known,d.message);
for(const u of["codes","others"])for(const p of o){const k=kt(p,u,n,a),T=k&&p.summary(k);if(k&&T)return Cn(n,p,k,T)}return{headline:Pn(n,jn(n,a),a),remedy:void 0}}
function Cn(n,o,a,d){const u=(0,O.Ow)(o.remedy(a),500),p=o.part?.(a);return{headline:Pn(n,d,a.lines),remedy:u,cause:o.name,...p&&{fault:{part:p,summary:(0,O.Ow)(
d,tn)}}}}function on(n,o,a){for(const{severity:d,code:u,message:p}of n.diagnostics??[]){const k=d==="error"?o.find(T=>T.part&&T.name===u):void 0;if(k)return{cause:k,
message:p,known:$(k,n,a)??{groups:{},facts:n,lines:a}}}}function kt(n,o,a,d){const u=n.signs.filter(p=>o==="codes"==(p.codes!==void 0));return u.length===0?void 0:
$({...n,signs:u},a,d)}function Pn(n,o,a){const d=o.replace(wt.cU,T=>(0,C.p)(T.replace(/^file:\/\//,""),{facts:n,lines:a})),u=$t[n.stage?.toLowerCase()??""]??"De\
ployment failed",p=St(d,n)?"":vt(n),k=tn-u.length-p.length-2;return`${u}: ${(0,O.Ow)(d.trim().replace(/\.$/,""),k)}${p}`}function St(n,{exitCode:o,signal:a}){return typeof o==
"number"?n.includes(`exited with code ${o}`):a!=null&&n.includes(` by ${a}`)}function vt({exitCode:n,signal:o}){return typeof n=="number"&&n!==0?` (exit code ${n}\
)`:o?` (${(0,O.Ow)(o,20)})`:""}function jn(n,o){const a=n.diagnostics?.find(u=>u.severity==="error");if(a)return`${a.file}${a.line===null?"":`:${a.line}`}: ${a.
message}`;if(n.message&&!Et.test(n.message))return n.message;const d=xt(n,o);return d||(rn(n,o)??(n.message||n.code||"the platform gave no reason"))}function rn({
message:n},o){const a=Ne(o,n),d=o.filter(p=>p!==n).map(p=>({text:p,folder:void 0})),u=(0,j.sq)(d)?.message;return u===void 0||a?.includes(u)||a!==void 0&&u.includes(
a)?a:u}function xt({message:n},o){const a=Ln.exec(n??"")?.groups,d=o.lastIndexOf(`$ ${a?.command?.slice(1,-1)}`),u=d===-1?o.findLastIndex(k=>k.startsWith("$ ")):
d;return!a||u===-1||o.slice(u+1).filter(k=>k!==n&&!Ie(k)).length>0?void 0:`the ${a.stage} command ${a.command} failed, and it printed nothing`}var ve=w(6709),Dn=w(
402),an=w(3573),Un=w(4046);function Ot(n,o){const a=new Map;for(const[d,u]of Rt(n,o)){const p=a.get(u);p?p.push(d):a.set(u,[d])}return a}function Rt(n,o){return/(?:package-lock|npm-shrinkwrap)\.json$/.
test(n)?At(o):n.endsWith("bun.lock")?Tt(o):/(?:yarn\.lock|pnpm-lock\.yaml)$/.test(n)?It(o):[]}function*At(n){const o=(0,Ge.D7)(n)?.packages;for(const[a,d]of Object.
entries((0,Ge.Gv)(o)?o:{})){const u=(0,Ge.Gv)(d)&&a.includes("node_modules/")?d.dependencies:void 0;for(const p of Object.keys((0,Ge.Gv)(u)?u:{}))yield[a.split(
"node_modules/").at(-1)??"",p]}}const Fn='"dependencies": {';function*Tt(n){for(const o of n.split(`
`)){const a=/^\s{4}"[^"]{1,200}": \["(?<name>@?[^"@]{1,200})@/.exec(o)?.groups?.name,d=a===void 0?-1:o.indexOf(Fn),u=d===-1?-1:o.indexOf("}",d),p=u===-1?"":o.slice(
d+Fn.length,u);for(const k of p.matchAll(/"([^"]{1,200})":/g))yield[a??"",k[1]??""]}}const _t=/^\s{0,2}["']?\/?(?<name>@?[^@\s"'/]{1,200}(?:\/[^@\s"'/]{1,200})?)@\S/,
Nt=/^\s{4,6}["']?(?<name>@?[^\s"':/]{1,200}(?:\/[^\s"':]{1,200})?)["']?(?::|\s)\s{0,4}\S/;function*It(n){let o="",a;for(const d of n.split(`
`)){const u=d.search(/\S/);if(u<0)continue;if(u<=2&&d.trimEnd().endsWith(":")){const k=/^\s{2}(?:optionalD|d)ependencies:$/.test(d);o=k?o:_t.exec(d)?.groups?.name??
"",a=k?2:void 0}else/^\s{4}(?:optionalD|d)ependencies:$/.test(d)?a=4:a!==void 0&&u<=a&&(a=void 0);const p=a!==void 0&&u===a+2?Nt.exec(d)?.groups?.name:void 0;p!==
void 0&&o!==""&&(yield[o,p])}}function Mt({text:n}){const o=(0,Un.as)(n);return o===void 0?void 0:(0,Ce.q1)(n,o)}function Lt({file:n,text:o},a){if(!n.endsWith("\
yarn.lock")||o==="")return;const d=a.map(({value:u})=>u.name);return(0,ve.bA)(a,(u,p)=>d.includes(u)||!/^[\^~<>=*\d]/.test(p)?!1:!o.includes(`${u}@${p}`)&&!o.includes(
`${u}@npm:${p}`))}function Ct(n,{file:o,text:a},d){const u=Ot(o,a),p=new Set([n]);for(const k of p){const T=k===n?void 0:(0,ve.bA)(d,z=>z===k);if(T)return T;for(const z of u.
get(k)??[])p.add(z)}}const Pt=60,jt=20,Dt=300,Ut=/(?:^|\/)(?:[jt]sconfig[\w.-]{0,60}|\.[\w.-]{1,60}|devcontainer)\.json$/;function Ft(n){const d=ln(n).flatMap(u=>u.
split(/[\s'"`(),:;=[\]{}]+/)).map(u=>u.replace(/\.$/,"")).filter(u=>u.endsWith(".json")).filter(u=>!Ut.test(u)&&!u.includes("node_modules/"));return[...new Set(
d.reverse())].slice(0,jt)}function Wt(n,o){const a=ln(n),d=Ne(a,n.message);if(d===void 0)return;const u=a.filter(p=>/\berror\b|\bfail|not found|cannot|could ?n[o']t|no matching/i.
test(p));for(const p of[d,...u.reverse()]){if(p===n.message||Le(p))continue;const k=p.replace(/%2f/gi,"/").split(/[\s'"`(),:;]+/),T=new Set(k.map(cn)),z=(0,ve.bA)(
o,q=>T.has(q));if(z)return{dependency:z,message:(0,O.Ow)(p.trim(),Dt)}}}function cn(n){const o=n.split("/"),[a="",d=""]=o.slice(-2),u=a.startsWith("@")?`${a}/${d}`:
d||a;return/^@?[^@]+@/.test(u)||o.length>1?u.replace(/(?<=.)@.*$/,""):void 0}function ln({log:n}){return(0,Q.Se)(n).slice(-Pt).map(({text:o})=>o)}async function Gt(n,o,a,d){
const{fault:u,cause:p}=bt(n,d);if(p!==void 0&&!u)return;const k=await(0,ve.PX)(o,a),T=await(0,Dn.GQ)(o,a),z={sources:o,folder:a,app:(0,ve.lW)(o,a),manifests:k,lockfile:T},
q={cause:p??"",summary:u?.summary??""},me=u?await dn(u.part,z,q):await Bt(n,z);if(!me)return;const{line:V,column:ie}=me.place??{line:null,column:null},Oe=me.message??
q.summary;return{file:me.file,line:V,column:ie,severity:"error",code:me.cause??p??null,message:Oe}}async function Bt(n,o){for(const d of Ft(n)){const u=await Bn(
d,o);if(u?.place)return{...u,cause:"settings-invalid"}}const a=n.stage==="install"?Wt(n,o.manifests):void 0;return a&&{...Pe(a.dependency),message:a.message}}async function dn(n,o,a){
switch(n.kind){case"dependency":return await Zt(n,o)??zt(n,o,a);case"engines":return Yt(n,o,a);case"script":return await Gn(o,a)??fn(n,o);case"uninstalled":return Gn(
o,a);case"member":return n.name==="workspaces"?Xt(o):Vt(n,o,a);case"lockfile":return Qt(n.lacks,o,a);case"file":return Bn(n.path,o);case"names":return Jt(o.manifests);default:
return(0,ht.xb)(n)}}const Kt=["preinstall","install","postinstall","prepare"],un=["package-not-found","version-not-found","registry-login","registry-refused"];function zt({
name:n,host:o,script:a},d,u){const{manifests:p,lockfile:k}=d,T=(0,ve.bA)(p,(V,ie)=>n===void 0?o!==void 0&&ie.includes(o):V===n);if(!T){const V=a&&p.find(({value:Oe})=>Oe.
name===n);if(V){const Oe=u.summary.replace(/^the package "[^"]{1,200}"/,"the project");return{file:V.file,...fn({kind:"script",...a},{manifests:[V]}),message:Oe}}
const ie=n!==void 0&&k?Ct(n,k,p):void 0;return ie&&{...Pe(ie),message:`${u.summary}; ${ie.name} brings it`}}const z=p.find(({value:V})=>V.name===T.name);if(!z||
!un.includes(u.cause))return Pe(T);const q=z.value.version,me=typeof q=="string"?`in version ${q}`:"without a version";return{...Pe(T),cause:"workspace-version",
message:`"${T.name}" is a workspace of this repository (${z.folder}) ${me}, and ${T.manifest.file} asks for ${T.wanted}`}}const Ht=[".npmrc",".yarnrc.yml",".yar\
nrc","bunfig.toml"],Wn=/^registry\.(?:npmjs\.org|yarnpkg\.com)$/;async function Zt({host:n,name:o},a){const{sources:d,lockfile:u,folder:p,manifests:k}=a;if(n===
void 0||Wn.test(n)||(0,ve.bA)(k,(V,ie)=>ie.includes(n)))return;for(const V of Ht){const Oe=(await d.lines((0,Me.resolve)(p,V))??[]).findIndex(wn=>wn.includes(`/\
/${n}`))+1;if(Oe>0)return{file:(0,ve.lW)(d,(0,Me.resolve)(p,V)),place:{line:Oe,column:1}}}const T=u?.text.split(`
`)??[],z=(V,ie)=>V.includes(`//${n}/`)&&V.includes(ie),q=o===void 0?-1:T.findIndex(V=>z(V,`/${o}/`)),me=(q>=0?q:T.findIndex(V=>z(V,"")))+1;return u&&me>0?{file:u.
file,place:{line:me,column:1}}:void 0}function Pe({manifest:n,place:o}){return{file:n.file,place:o}}function Yt({name:n,member:o},{manifests:a},d){const u=T=>(0,Ge.
Gv)(T.value.engines)&&o in T.value.engines,p=a.find(T=>u(T)&&(n===""||T.value.name===n));if(!p){const T=(0,ve.bA)(a,z=>z===n);return T&&Pe(T)}const k=d.summary.
replace(/^"[^"]{1,200}"/,"the project");return{file:p.file,place:(0,ve.VV)(p,["engines",o]),message:k}}function fn({name:n,command:o},{manifests:a}){const d=p=>o!==
void 0&&(p===o||p.split(/[\s;&|()]+/).includes(o)),u=(0,ve.fv)(a,(p,k)=>(n===void 0||p===n)&&d(k))??(0,ve.fv)(a,p=>o===void 0&&n===void 0?Kt.includes(p):p===n);
return u&&Pe(u)}function Vt({name:n,wanted:o},{manifests:a},{summary:d}){const u=a.find(({value:T})=>T[n]!==void 0)??a[0];if(!u)return;const p=u.value[n],k=o!==
void 0&&(0,Ge.Gv)(p)?(0,B.pA)(o,Object.keys(p)):[];return{file:u.file,place:(0,ve.VV)(u,[n]),message:(0,A.RU)(d,k)}}function Xt({manifests:n,lockfile:o}){const a=n.
find(({folder:d})=>d===(o?.folder??""))??n[0];return a&&{file:a.file,place:(0,ve.VV)(a,["workspaces"])}}function Jt(n){for(const[o,{file:a,value:d}]of n.entries()){
const u=n.slice(o+1).find(k=>k.value.name===d.name);if(typeof d.name!="string"||!u)continue;const p=`multiple projects are called ${d.name}: ${a} and ${u.file}`;
return{file:u.file,place:(0,ve.VV)(u,["name"]),message:p}}}async function Gn({sources:n,app:o,manifests:a,lockfile:d},u){const p=a.find(({folder:q})=>q===o);if(!p||
!d||d.folder===o)return;const k=a.find(({folder:q})=>q===d.folder),T=d.folder===""?o:o.slice(d.folder.length+1),z=await(0,an.c)(d,k,n);if(!(0,an.S)(T,z.patterns))
return{file:z.file??p.file,place:z.place,cause:"outside-workspaces",message:`${u.summary}: ${o} is not in the workspaces of ${z.file??"the root"}, so its depend\
encies were not installed`}}function Qt(n,{manifests:o,lockfile:a},d){const[u]=o;if(!a)return u&&{file:u.file};const p=Mt(a);if(p){const ie=`${a.file} has the c\
onflict markers of a merge`;return{file:a.file,place:p,cause:"conflict-markers",message:ie}}const k=(0,ve.bA)(o,ie=>n.includes(ie))??Lt(a,o);if(!k||d.cause!=="l\
ockfile-outdated")return{file:a.file};const{manifest:T,name:z,wanted:q}=k,me=o.some(({value:ie})=>ie.name===z),V=`${a.file} does not fit ${T.file}, which asks f\
or ${z} ${q}${me?", a workspace of this repository":""}`;return{...Pe(k),message:V}}async function Bn(n,{sources:o,folder:a}){const d=(0,Me.resolve)(a,n);if(!(0,gt.
FK)(o.root,d))return;const u=(await o.lines(d))?.join(`
`).replace(/^\ufeff/,""),p=(0,ve.lW)(o,d);if(u===void 0)return;const k=(0,Ce.UQ)(u);if(!/\.jsonc?$/.test(p)||!k||/^[ \t]{0,80}\/[/*]/m.test(u))return{file:p};const T=(0,Ce.
q1)(u,k.offset);return{file:p,place:T,message:`${p} is not valid JSON: ${k.message} (line ${T.line}, column ${T.column})`}}const Kn=10,mn=2;async function qt(n,o){
const{stage:a,root:d,context:u,workspace:p,log:k}=o,T=p.source,{clock:z}=u,me=n.exitCode!==null||n.signal!==null?a==="install"?"install":"build":void 0,V={root:T,
folder:d,command:me,clock:z,processor:v.jq},ie=n.diagnostics,Oe=ie.length>0?ie:await pn({...n,log:k.recent()},V);return ns(Oe,new Ve.j(T,z))}async function pn(n,o,{
formats:a,causes:d}=nn){const{read:u,guess:p}=await(0,ft.RJ)(n.log,o,a),k=p?[...u,p]:u,T=new Ve.j(o.root,o.clock),z=await Gt({...n,diagnostics:k},T,o.folder,d);
if(!z)return k;const q=({file:me,line:V})=>me===z.file&&(V===null||V===z.line);return[z,...u.filter(me=>!q(me))]}function es(n){return(0,j.F7)(n)||/^WARN\b/.test(
n)}async function hn(n){const{root:o,context:a,workspace:d}=n,u=n.log.recent();if(!u.some(es))return[];const p=d.source,k=await mt(u,new Ve.j(p,a.clock),o);if(k)
return[k];const T={root:p,folder:o,command:"build",clock:a.clock,processor:v.jq},q=(await pn({stage:"build",exitCode:0,log:u},T)).filter(({severity:V})=>V==="er\
ror").slice(0,ee.ws);if(q.length>0)return q.map(({file:V,line:ie,message:Oe})=>({file:V,line:ie,message:zn(Oe)}));const me=(0,j.sq)((0,Q.Se)(u));return me?[{file:null,
line:null,message:zn(me.message)}]:[]}function zn(n){return(0,O.Ow)(n,ee.iA).toWellFormed()}const Hn=/not installed|can(?:not|'t) (?:find|resolve)|could not (?:find|resolve|load)|failed to resolve|no such file|unresolved/i;
function gn(n){const o=n.filter(({severity:a})=>a==="error");return o.length>0&&o.every(({line:a,message:d})=>a!==null&&!Hn.test(d))}async function ns(n,o){const a=[];
for(const d of n.slice(0,Kn)){const u=d.line===null?void 0:await o.lines(d.file);a.push(u&&d.line!==null?{...d,source:Zn(u,d.line)}:d)}return[...a,...n.slice(Kn)]}
function Zn(n,o){const a=Math.max(1,o-mn);return n.slice(a-1,o+mn).map((d,u)=>({line:a+u,text:(0,O.DJ)(d.slice(0,D.IC.sourceLine)).toWellFormed()}))}}),4177:((Re,ae,w)=>{
w.d(ae,{E:()=>G,a:()=>U});var v=w(6760),O=w(3052),ee=w(7214),D=w(6612),j=w(6419),Q=w(402);const B=/^(?!(?:package-lock|npm-shrinkwrap|pnpm-lock)\.|(?:CHANGELOG|LICENSE)\b)(?:.*\.(?:[cm]?[jt]sx?|g[jt]s|json[5c]?|ya?ml|toml|vue|svelte|astro|mdx?|markdown|html?|hbs|handlebars|njk|nunjucks|liquid|pug|jade|ejs|eta|twig|css|p?css|s[ac]ss|less|styl|graphqls?|gql|sh|py|rb|go|rs|php)|\.\w{2,20}rc|\.env(?:\.\w{1,20})?)$/i,
L=/\.(?:png|jpe?g|gif|svg|webp|avif|ico|woff2?|mp4|pdf)$/i,Y={test:C=>B.test(C)||L.test(C)},$=/(?:^|\/)(?:dist|build|out|_site|coverage|cache|storybook-static)\//,
R=2e3,g=1e3,I=3,A=2*O.D6,N=32;function G(C){const S=(x="")=>/^---\s*$/.test(x);return S(C[0])?C.findIndex((x,_)=>_>0&&S(x))+1:0}class U{files;#e;#n;#t=new Map;#s;#o;#i;#r=new Map;constructor(S,x,_,P=[]){
this.files=_,this.#o=P,this.#e=S,this.#n=x,this.#s=new Set(_)}static async read(S,x){const _=[],P=[];for await(const E of S.walk(Y)){const M=(0,v.relative)(S.root,
E).split(v.sep).join("/");if(!$.test(M)&&(L.test(M)?P.length<g&&P.push(M):_.push(M),_.length>=g))break}return new U(S,(0,v.relative)(S.root,x).split(v.sep).join(
"/"),_,P)}get list(){return this.#i??=(0,ee.c3)([...this.files,...this.#o]),this.#i}has(S){return this.#s.has(S)}get manifest(){return[`${this.#n}/package.json`,
"package.json"].find(S=>this.has(S))}async lockfile(){return(await(0,Q.GQ)(this.#e,(0,v.resolve)(this.#e.root,this.#n)))?.text??""}find(S){const x=(0,D.qD)(S,{exists:E=>this.
has(E),rootDirectory:this.#n});if(x!==void 0||S.startsWith("/")||/node_modules|^\w+:/.test(S))return x;const _=S.replace(/^(?:\.{1,2}\/)+/,"");if(!/\.[a-z]\w{0,9}$/i.
test(_)||$.test(_))return;const P=this.files.filter(E=>E.endsWith(`/${_}`)||_.endsWith(`/${E}`));return P.length===1&&(P[0]?.includes("/")||(0,v.basename)(_)!==
_)?P[0]:void 0}async lines(S){const x=this.#t.get(S);if(x)return x;const P=(await this.#e.lines((0,v.resolve)(this.#e.root,S))??[]).map(E=>E.length>R?"":E);return this.#t.
set(S,P),P}async collect(S,x){await this.load(S);const _=[];for(const P of S)for(const[E,M]of(await this.lines(P)).entries()){const b=x(M,E+1,P);b!==void 0&&_.push(
b)}return _}async piece(S,x,_,P){const E=(await this.#a(S))[x-1]??"";return E.length<=2*P?E:E.slice(Math.max(0,_-1-P),_-1+P)}async#a(S){const x=this.#r.get(S);if(x||
this.#r.size>=I)return x??[];const{root:_}=this.#e,P=(await(0,j.x)(_,(0,v.resolve)(_,S),A))?.text.split(`
`)??[];return this.#r.set(S,P),P}async load(S=this.files){for(let x=0;x<S.length&&!this.isOver;x+=N)await Promise.all(S.slice(x,x+N).map(_=>this.lines(_)))}onlyOf(S){
return S.length===1&&!this.isPartial?S[0]:void 0}get isPartial(){return this.isOver||this.files.length>=g}get isOver(){return this.#e.isOver}}})};export{Fo as id,Wo as ids,Go as modules};

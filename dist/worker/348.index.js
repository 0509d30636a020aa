const Jo=348,Xo=[348],Qo={9882:(($e,re,g)=>{g.d(re,{IM:()=>Z,pA:()=>M});const v={characters:80,candidates:1e3,shown:3};function M(S,C){const T=G(S);if(T===""||S.
length>v.characters)return[];const k=C.slice(0,v.candidates).filter(N=>N!==S&&N.length<=v.characters).flatMap(N=>{const j=B(S)===B(N)?Math.min(D(T,G(N))??K,K):D(
T,G(N));return j===void 0?[]:[{each:N,points:j}]}),E=Math.min(...k.map(({points:N})=>N));return k.sort((N,j)=>N.points-j.points).filter(({points:N})=>N<=E+1).slice(
0,v.shown).map(({each:N})=>N)}function Z(S,C){return M(S,C).filter(T=>Y(S,T)<=Math.max(1,Math.floor(Math.min(S.length,T.length)/8)))}function U(S,C){const[T]=M(
S.trim(),C);return T===void 0?"":`; did you mean "${T}"?`}function G(S){return S.toLowerCase().replace(/[-_.:\s]/g,"")}const K=1;function B(S){return/^[^:]{1,40}(?=:)/.
exec(S)?.[0]??`${S}:`}function D(S,C){if(S===C)return 0;const T=Math.max(1,Math.floor(Math.min(S.length,C.length)/3)),k=Y(S,C);if(k<=T)return k;const[E,N]=S.length<
C.length?[S,C]:[C,S];if(E.length>=4&&(N.startsWith(E)||N.endsWith(E)))return T+1}function Y(S,C){let T=[],k=Array.from({length:C.length+1},(E,N)=>N);for(let E=1;E<=
S.length;E++){const N=[E];for(let j=1;j<=C.length;j++){const A=S[E-1]===C[j-1],L=E>1&&j>1&&S[E-1]===C[j-2]&&S[E-2]===C[j-1];N[j]=Math.min((k[j]??0)+1,(N[j-1]??0)+
1,(k[j-1]??0)+(A?0:1),L?(T[j-2]??0)+1:Number.POSITIVE_INFINITY)}[T,k]=[k,N]}return k[C.length]??0}}),1809:(($e,re,g)=>{g.d(re,{Ol:()=>G,Xk:()=>K,oJ:()=>D});const v=/(?:^|\s)[\d.,]{1,12}\s?(?:B|bytes|[kKMG]i?B)(?=$|[\s│|,)\]])/,
M=/\b(?:errors?|fail(?:ed|s)?|exceed(?:s|ed)?|limit|too (?:large|big|long)|cannot|must|not)\b/i,Z=[/^\s*[○●◐ƒλ∙]\s{1,4}(?:\(|\/)/u,/^\s*(?:Route|Page|Asset|File|Path|Name|Chunk|Size)\b.{0,120}\b(?:Size|First Load|gzip|Chunks|Type)\b/,
/^\s*[├└┌┬╰╭](?:[─━]{0,3}\s|$)(?!.{0,200}(?:Error|\[\d{3}\]|✖|×))/u,/^\s*\+ First Load JS\b/,/^\s*(?:\[[\w:@/.-]{1,40}\]\s)?(?:✓|✔|√|✅|☑|🎉|✨|🚀|λ|▶|❯)/u,
/\b(?:built|done|finished|completed|compiled|generated|wrote|copied|written)\b.{0,80}\b\d[\d.,]{0,8}\s?(?:ms|s|sec|seconds|min|minutes?)\b/i,/^\s*[-•]?\s?\d{1,7} (?:errors|warnings|hints|modules?|pages?|files?|assets?|packages?)\b.{0,60}$/,
/\(\d{1,7}\/\d{1,7}\)\s*$/,/^\s*(?:Result|Summary|Total|Time|Duration|Tasks|Cached)\b.{0,60}:/,/^\s*(?:Attention: |This information is used|You can learn more|Learn more|Read more|See https?:|https?:\/\/\S{1,300}$)/,
/^\s*▲ Next\.js \d/u,/^\s*\.{3} (?:collapsed )?\d{1,7} (?:duplicate )?lines matching /,/Entry docs → 404 was not found\.$/,/^\d{1,7}:(?:\s|$)/],U=/^\s*(?:✓|✔|√|✅|🎉|✨)|\b(?:built|done|completed|finished) in \d|\bcompiled successfully\b|^\s*[○●ƒλ]\s{1,4}\(/iu;
function G(S){return Z.some(C=>C.test(S))||B(S)||K(S)}function K(S){return v.test(S)&&!M.test(Y(S))}function B(S){return S.length<=300||S.split(" ").length>S.length/
16?!1:S.split(/[;{}=]/).length>S.length/30}function D(S){return U.test(S)}function Y(S){return S.split(/\s+/).filter(C=>!/[/.][\w[]/.test(C)).join(" ")}}),9047:(($e,re,g)=>{
g.d(re,{B:()=>Z,v:()=>Y});var v=g(5230);const M=[/["'](?<name>[\w$]{1,200})["'] is not exported (?:by|from) (?:["'](?<from>[^"']{1,400})["']|(?<path>[^\s,"']{1,400}))/,
/No matching export in "(?<from>[^"]{1,400})" for import "(?<name>[\w$]{1,200})"/,/\bexport '(?<name>[\w$]{1,200})' (?:\(imported as '[^']{1,200}'\) )?was not found in '(?<from>[^']{1,400})'/,
/The requested module '(?<from>[^']{1,400})' does not provide an export named '(?<name>[\w$]{1,200})'/,/(?:Module )?'"(?<from>[^"']{1,400})"' has no exported member (?:named )?'(?<name>[\w$]{1,200})'/,
/\bExport (?<name>[\w$]{1,200}) doesn't exist in target module/,/'(?<from>[^']{1,400})' does not contain a (?<name>default) export/,/Module '"(?<from>[^"]{1,400})"' has no (?<name>default) export/];
function Z(S){for(const C of M){const{name:T,from:k,path:E}=(0,v.$)(C,S)?.groups??{};if(T!==void 0)return{name:T,from:k??E}}}const U=300,G=/^ {0,40}export (?:declare |abstract )?(?:async )?(?:const enum|const|let|var|function ?\*?|class|interface|type|enum|namespace) (?<name>[\w$]{1,100})/,
K=/^\s{0,40}(?:module\.)?exports\.(?<name>[\w$]{1,100})\s*=/,B=/(?:^|\bas\s+)(?<name>[\w$]{1,100})\s*$/,D=/^\s{0,40}export\s+(?:type\s+)?\*\s+from\s+["'](?<from>[^"']{1,300})["']/;
function Y(S){const C=new Set,T=[];let k=!1;for(const E of S){const N=(G.exec(E)??K.exec(E))?.groups?.name;N&&C.add(N),/^\s{0,40}export\s+default\b/.test(E)&&C.
add("default");const j=D.exec(E)?.groups?.from;j!==void 0&&T.push(j);const A=/^\s{0,40}export\s+(?:type\s+)?\{/.exec(E);if(k||=A!==null,!k)continue;const[L=""]=E.
slice(A?.[0].length??0).split("}",1);for(const P of L.replace(/\/\/.*$/,"").split(",")){const $=B.exec(P.trim())?.groups?.name;$&&C.add($)}if(k=!E.includes("}"),
C.size>=U)break}return{own:[...C],from:T}}}),2416:(($e,re,g)=>{g.d(re,{F7:()=>Me,Gd:()=>y,Vz:()=>le,c4:()=>We,sq:()=>O,wh:()=>K});var v=g(1809),M=g(3716),Z=g(7491);
const U=/^(?:\[(?:error|ERROR|fatal)\](?:\s|$)|\w{1,20}\sERR!\s(?:[A-Z]\w{1,40}\s)?|\S{1,100}\sSTD(?:ERR|OUT)\s|[│■▲●└]\s{1,4}|(?:notsup|notarget|engine|network|JSON\.parse)\s)/,
G=/^err:\s(?=\w{0,60}(?:Error|Exception):)/;function K(W){return W.replace(U,"")}const B=[/^\s*(?:\$|>(?!\s[A-Z].*\.$)|[+|│]|➤|at\s|\d{1,7}\s?[|│]|[{})\]]|\((?!!\))|\[$|-{2}|\*|node:internal|file:\s|throw\s|Node\.js v|A complete log|In most cases)/,
/^\s*(?:npm\s)?(?:<[cdilptw]>\s|\[?warn(?:ing)?\]?\b|\(node:\d|deprecat|info\b|notice\b|success\b|debug\b|verbose\b|note\b|hint\b|tip\b)/i,/^\s*(?:See|If|To|You|Note|Please|Try|Did you|This|Learn|Use|Visit|Run|For|Pass|Make sure|Searched|Import trace|Require stack|Emitted|Error reference|Location:|Stack trace|Progress|Packages|Checked out|Cloning|Lockfile is)\b/,
/^[^\w]{0,10}\d{1,6}\s(?:problem|error|warning)s?\b/,/^(?:Required|Actual|Wanted|Found|Valid \w+):\s/,/^(?:\[[\w:@/.-]{1,40}\]\s|[^\w[]){0,8}(?:Error:\s)?(?:(?:[\w-]{1,20}\s)?build\s(?:failed|error|was canceled)|failed (?:to (?:compile|build)|with errors|tasks)|command failed|(?:error )?during build)(?:\W|$)(?!.*\b(?:Error|not|resolve)\b)/i,
/\b(?:exited? (?:with )?(?:code|status)|exit code|ELIFECYCLE|exited with \d|exited \(\d|\w{0,60}RUN_FIRST_FAIL\b)/,/^\s{2,}\w+:\s(?:undefined|null|true|false|-?\d+|\[|\{|'E?[A-Z_]+')/,
/^(?:code|path|errno|syscall|command|cwd|location|dest)\s\S{1,400}$/,/^\s*\[?(?:\w*Error|ERROR|FATAL)\]?:?\s*\{?$/,/^\s*(?:\w{0,60}Error:\s)?5\d\d\s\/\S{0,300}$/,
/^\s*\S{1,400}:\d{1,7}:(?:\d{1,7}|NaN)$/],D=/^\s*(?:✘|✖|✗|×|⨯|x\s|!|\[!\]|\(!\)|\[?(?:ERROR|error|fatal|FATAL|panic)\b\]?[\s:]|\d{1,7}:\d{1,7}[\s:]{1,4}error\b|ERR_|E\d{3}\b|YN00)/,
Y=/^[^\w]{0,10}(?:\[[^\]]{1,60}\]:?\s){0,3}(?:\w{1,40}\s){0,3}(?:err:\s)?[([]?(?:Uncaught\s)?\w{0,60}(?:Error|Exception)\b[^:]{0,40}:?\s\S/,S=/^\s*(?:Caused by|Cause):$/,
C=/^\s{2,8}\d{1,2}:\s/,T=/^(?:\/(?:usr\/)?bin\/)?(?:ba|da|z)?sh:\s/,k=/^\s*(?:\[cause\]:|Caused by:|Cause:)\s*\S/,E=/^(?:\[cause\]:|Caused by:|Cause:)\s{1,4}/,N=/\b(?:not (?:found|compatible|exported|defined|set|exist|resolve|valid|allowed|a function|installed|recognized|a supported|available|match)|doesn['’]t|does not|cannot|can['’]t|could not|couldn['’]t|failed to|unable to|unexpected|invalid|undefined|missing|unknown|expected|required|duplicate|must|unclosed|no such|no matching|forbidden|denied|unauthorized|refused|incompatible|unsupported|conflict(?:s|ing)?|unresolved|broken|mismatch|bad|incomplete|unrecognised|unterminated|dead|has no|no (?:\w{1,20} ){1,3}found|should (?:be|have|exist|not)|trailing)\b/i,
j=/\bE[A-Z]{4,}\b|[a-z](?:Expected|NotFound|Missing|Invalid)\b/,A=/^\s*(?:at\s|Hint:|Location:|Stack trace:|(?:>\s{0,9})?\d{1,7}\s?[|│])/,L=3,P=3,$=1e3,w=6;function O(W){
let Q;const oe=Math.max(0,W.length-$),de=(0,Z.E)(W,oe,W.length),me=W.findLastIndex(({text:ue})=>(0,v.oJ)(ue));for(let ue=oe;ue<W.length;ue++){const ye=de.has(ue)?
0:Xe(W,ue),Te=ye>=L&&ue>me?ye+P:ye;ye>=L&&Te>(Q?.points??0)&&(Q={at:ue,points:Te})}return Q&&y(W,Q.at)}function y(W,Q){const oe=me=>K(W[me]?.text??"").trim(),de=[];
for(let me=Q+1;me<W.length&&de.length<w&&me<Q+12;me++){const ue=oe(me);if(!(ue===""||/^(?:(?:>\s{0,9})?\d{1,7}\s?[|│]|See\b|Hint)/.test(ue))){if((0,M.LP)(ue))
break;de.push(ue)}}return{at:Q,message:le(oe(Q).replace(D,"").replace(E,"").replace(G,"").replace(/^(?:\d{1,2}:\s(?!\d)|in\s{1,4}(?=\w{0,60}Error:\s))/,"").trim()||
oe(Q),W,Q),details:de}}const x=/^(?:\w{0,60}(?:Error|Exception):\s)?(?:in\s)?\(?(?<path>[^\s:"'`]{0,400})(?::\d{1,7}){0,2}:?\)?$/,b=/^(?:x|✗|×)?\s?(?:(?:Build|Module build|Module parse) failed(?: in [\d.]+m?s)?(?: \(from [^()]{1,300}\))?|Error while requesting resource)[.:]?$/,
H=/^[A-Z][a-z]{2,20}(?: \w{2,20}){0,2} failed: [^\s"'`]{1,300}\.\w{1,10}$/,F=14,ee=/^(?:\|- |[├╰└]─{1,2}▶\s{1,4}(?:[×x]\s{1,4})?)/;function ce(W){const Q=x.
exec(W)?.groups?.path;return Q===""||/[./]/.test(Q??"")}function le(W,Q,oe){if(ge.test(W))return[W.replace(/\.$/,""),Ae(Q,oe)].filter(Boolean).join(": ");const de=ae(
W,Q,oe)??se(W,Q,oe)??_e(W,Q,oe);if(de)return`${W} ${de}`;const me=ce(W)||b.test(W)||H.test(W);if(!me&&!W.endsWith(":")&&!ve.test(W))return W;for(let ue=oe+1;ue<=
oe+F&&ue<Q.length;ue++){const ye=K(Q[ue]?.text??"").replaceAll("**","").trim().replace(ee,"").replace(Ne,(Te,je,Qe)=>je===Qe?`${je}: `:Te);if((0,M.LP)(ye))break;
if(!(ye===""||Ie.test(ye)||W.includes(ye))){if(me){if(ce(ye))continue;return ye}if(!Me(ye)){if(ve.test(W)&&/^\s/.test(Q[ue]?.text??""))continue;return W}return[
W,ye,_e(ye,Q,ue)].filter(Boolean).join(" ")}}return W}const ke=/^expect\(/,q=/^\s{2,8}(?:Expected|Received)[^:]{0,40}: {1,8}\S/;function se(W,Q,oe){if(!ke.test(
W))return;const me=Q.slice(oe+1,oe+F).map(ue=>ue?.text??"").filter(ue=>q.test(ue)).map(ue=>ue.trim().replace(/ +/g," "));return me.length===0?void 0:`(${me.slice(
0,2).join(", ")})`}const ie=/\bis not assignable to\b|^No overload matches|\bdoes not satisfy\b/,X=/^\s{2,60}(?=[A-Z])(?!\s{0,60}(?:Overload|The last overload)\b)/;
function ae(W,Q,oe){if(!ie.test(W))return;let de;for(let me=oe+1;me<=oe+F;me++){const ue=Q[me]?.text??"";if(!X.test(ue))break;de=ue.trim()}return de===void 0||W.
includes(de)?void 0:de}const be=/^\s{0,8}[-*•]\s{1,4}(?<item>\S.{0,120})$/,Ee=3;function _e(W,Q,oe){if(!W.endsWith(":"))return;const de=K(Q[oe+1]?.text??"").trim()===
""?oe+2:oe+1,me=[];for(let ue=de;me.length<=Ee;ue++){const ye=be.exec(K(Q[ue]?.text??""))?.groups?.item;if(ye===void 0)break;me.push(ye.replace(/[`'",;]{1,4}$/,
""))}if(me.length!==0)return me.length>Ee?`${me.slice(0,Ee).join(", ")}, \u2026`:me.join(", ")}const ge=/^(?:\[[\w:-]{1,60}\] ){0,3}(?:\w{0,60}Error: )?(?:Undefined (?:variable|function|mixin)|Can't find stylesheet to import)\.?$/,
Se=/^[\s│|]{1,40}(?<carets>\^{1,200})\s{0,40}$/;function Ae(W,Q){for(let oe=Q+1;oe<=Q+F&&oe<W.length;oe++){const de=Se.exec(W[oe]?.text??"")?.groups?.carets?.
length,me=W[oe]?.text.indexOf("^")??-1;if(de!==void 0)return W[oe-1]?.text.slice(me,me+de).trim()?.replace(/^@(?:use|forward|import) (?=["'])/,"")}}const Ne=/^([\w.]{1,60}): ([\w.]{1,60}): /,
ve=/\bdoes not match (?:\w{1,20} ){0,3}schema\b|\binvalid (?:\w{1,20} ){0,2}(?:config|file|options)\b[^:]{0,80}$|^(?:\w{1,40}Error: |Error: )?(?:bad|invalid|broken|wrong) (?:[\w-]{1,20} ){0,2}(?:files?|data|configuration)\.?$/i,
Ie=/^(?:[>\s│|·]{0,20}\d{1,7}\s?[|│]|[-─^~╵╰╭`,·│|\s]{2}|File:|file:|Hint|Stack trace:|"\w{1,40}":\s|throw |\^|\W+$)/;function Me(W){return(N.test(
W)||j.test(W))&&!B.some(Q=>Q.test(W))}function Ce(W,Q){const oe=me=>W[me]?.text??"";return k.test(K(oe(Q)))?!0:C.test(oe(Q))?!C.test(oe(Q+1)):S.test(oe(Q-1))}const Pe=/^.{0,60}\b(?:errors? during \w{1,20}|failed with \d{1,4} errors?|(?:build|compilation|prerendering|generation) (?:failed|error)|failed to compile)\b[^:]{0,40}[:.]?$/i;
function Je(W,Q){const oe=W[Q-1]?.text??"",de=oe.trim()===""?W[Q-2]?.text??"":oe;return Pe.test(de.trimEnd())}function We(W){return/(?:\.{3}|…)$/.test(W)&&!N.
test(W)}function Xe(W,Q){const oe=W[Q]?.text??"",de=K(oe);if(de.trim()===""||We(de)||(0,v.Ol)(de)||B.some(Te=>Te.test(de)))return 0;const me=[1,2].map(Te=>K(W[Q+
Te]?.text??"")),ye=[Y.test(de)?4:0,oe!==de||D.test(oe)?3:0,de.endsWith(":")&&be.test(W[Q+1]?.text??"")?4:0,Ce(W,Q)?8:0,T.test(de)?6:0,N.test(de)||j.test(de)?3:0,
/["'`“]\S/.test(de)?1:0,me.some(Te=>A.test(Te))?2:0].reduce((Te,je)=>Te+je,0);return ye<L&&Je(W,Q)?L:ye}}),730:(($e,re,g)=>{g.d(re,{h:()=>_e});const v=String.
raw`(?:[A-Za-z]:[\\/]|(?:file|webpack|webpack-internal|rsc):\/{2,3})?[^\s:*"'<>|\x60(][^:*"'<>|\x60]{0,400}?`,M=`(?<file>${v})`,Z=`(?<file>${v}\\.[A-Za-z][A-Za-z\
0-9]{0,9}(?:\\?[\\w=&.-]{0,100})?)`,U=String.raw`:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?`,G=String.raw`(?:Uncaught )?(?:[A-Z]\w{0,60}\.)?[A-Z]?\w{0,60}(?:Error|Exception)`,
K=/^\s*(?:at |Require stack:|- \/|$)|^\s{2,}/,B=new RegExp(`^\\s+at (?!.{0,900}(?:node_modules|node:|<anonymous>:\\d|[/( ](?:dist|\\.(?:next|output|svelte-kit|temp\
|nuxt|astro|vercel|netlify))/))(?:[^()]{0,300} \\()?(?:async )?${M}${U}\\)?$`);function D(ge,Se,Ae,Ne={}){return{name:Se,...ge===void 0?{}:{tool:ge},steps:[Ae],
...Ne}}const Y=[{name:"esbuild",tool:"esbuild",steps:[/^(?:[✘▲X!] )?\[(?<severity>ERROR|WARNING)\] (?:(?<code>(?:TS|NG)-?\d+): )?(?<message>.*?\S)(?: \[(?:plugin )?[\w-]+\])?$/,
{pattern:new RegExp(`^\\s{4}${M}${U}:$`),skip:6,over:/^(?!\s{4}|[✘▲X!] \[)/}],zeroColumn:!0},D("esbuild","esbuild-short",new RegExp(`^${M}${U}: (?<severity>\
ERROR|WARNING): (?<message>.+)$`),{zeroColumn:!0}),{name:"rolldown",tool:["rolldown","vite"],steps:[/^(?:(?<severity>Warning|Error): )?\[(?<code>[A-Z][A-Z_]+|builtin:[\w:-]+|plugin [\w:-]+)\] (?<message>\S.*)$/,
{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[ ?${M}:(?<line>\\d{1,7}):(?<column>\\d{1,7}) ?\\]$`),skip:1}]},{name:"vite-plugin-svelte",tool:"vite",steps:[
new RegExp(`^\\[plugin(?: |:)vite-plugin-svelte[\\w:-]*\\] ${M}${U}$`),/^(?:\w*Error: )?(?:\S{1,400}:\d+:\d+ )?(?<message>\S.*)$/],zeroColumn:!0},D("vite","vite\
-plugin-svelte-warning",new RegExp(`^\\[vite-plugin-svelte\\] ${M}${U} (?<message>.+)$`),{zeroColumn:!0,severity:"warning"}),{name:"vite-plugin-place",tool:"vit\
e",steps:[new RegExp(`^\\[plugin(?: |:)[\\w:-]+\\] ${M}${U}$`),/^(?:\w*Error: )?(?:\[[\w/-]+\] )?(?:\S{1,600}:\d+:\d+: )?(?<message>\S.*?)(?: \(\d+:\d+\))?$/]},
{name:"vite-prerender",tool:"vite",steps:[/^\[vite-prerender-plugin\] \[plugin vite-prerender-plugin\]$/,{pattern:/^(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:new RegExp(
`^> ${M}${U}$`),skip:12}]},{name:"parcel",tool:"parcel",steps:[/^@parcel\/[\w-]{1,60}: (?<message>\S.*)$/,{pattern:new RegExp(`^\\s{1,4}${Z}${U}$`),skip:4,over:/^(?:\S|$)/}]},
{name:"jiti",tool:["rsbuild","docusaurus","nuxt"],steps:[/^.{0,40}\b(?<message>ParseError: \S.*)$/,new RegExp(`^\\s{1,4}${Z}${U}$`)],zeroColumn:!0},D("vite","vi\
te-unresolved",/^(?:\w*Error: )?(?:\[vite\]: )?(?<message>Roll(?:up|down) failed to resolve import "[^"]{1,300}") from "(?<file>[^"]{1,400})"/),D("rollup","roll\
up-unresolved",/^(?:\[(?:!|error)\] )?(?:\w*Error: )?(?<message>(?:Could not resolve|Failed to resolve) (?:"[^"]{1,300}"|\S{1,300})) from "?(?<file>[^"]{1,400}?)"?$/),
D("rollup","rollup-export",/^(?:\[!\] )?(?:\w*Error: )?(?<message>["'][\w$]{1,200}["'] is not exported by "?[^\s",]{1,400}"?, imported by "?(?<file>[^\s"]{1,400}?)"?\.?)$/),
D("rollup","rollup-refused",/^(?:\[[\w:.-]{1,60}\] ){0,4}(?:\w{0,40}Error: )?(?<message>Could not load [^\s()]{1,300} \(imported by (?<file>[^)\s]{1,300})\): (?:Cannot|Can't|Must not) import\b.{0,300})$/),
D(["vite","vitepress"],"vite-plugin-message",new RegExp(`^(?:\\w*Error: )?(?:\\[[\\w:-]{1,60}\\] )?\\[plugin [\\w:-]{1,60}\\] ${M} \\((?<line>\\d{1,7}):(?<column>\
\\d{1,7})\\): (?<message>.+)$`)),D("rollup","rollup",new RegExp(`^(?:\\[!\\] )?(?:\\(plugin [\\w:@/. -]{1,80}\\) )?(?:RollupError: )?${M} \\((?<line>\\d{1,7}):(?<\
column>\\d{1,7})\\): (?<message>.+)$`),{zeroColumn:!0}),{name:"vite-config",tool:"vite",steps:[new RegExp(`^failed to load config from ${M}$`),/^error during build:$/,
/^(?!Error: (?:Build|Transform) failed)(?<message>\S.*)$/]},{name:"sass",tool:"sass",steps:[/^(?:\w*Error: )?(?:(?<severity>DEPRECATION WARNING|WARNING)(?: \[[\w-]+\])?: )?(?:\[sass\] )?(?<message>\S.*)$/,
{pattern:/^\s*[╷,]$/,skip:1,over:/^$/},{pattern:new RegExp(`^\\s+(?!\\S+\\.vue )${M} (?<line>\\d{1,7}):(?<column>\\d{1,7})\\s{1,4}\\S.*$`),skip:12}]},D("postc\
ss","postcss",new RegExp(`^(?:CssSyntaxError: (?:\\[[\\w-]+\\] )?(?:[\\w-]+: )?|(?:\\[[\\w:-]{1,60}\\] ){1,4})${M}${U}: (?<message>.+)$`)),{name:"vite-file",tool:"\
vite",steps:[/^\[(?:plugin )?[@\w:/-]+\] (?!✗ )(?:\[[@\w/-]+\] )?(?!✗|Transform failed|Build failed|\[)(?<message>\S.*?)(?: \(\d+:\d+\))?$/,{pattern:new RegExp(
`^file: ${M}(?:${U})?(?: \\(.*)?$`),skip:40,over:/^(?!\s+at |\[|[✓✗x] |error during|vite v\d)/}]}],S=[D("typescript","tsc",new RegExp(`^(?:ERROR in )?${M}\\(\
(?<line>\\d{1,7}),(?<column>\\d{1,7})\\): (?<severity>error|warning) (?<code>TS\\d+): (?<message>.+)$`)),D("typescript","tsc-pretty",new RegExp(`^(?:Error: )?${M}${U}\
 - (?<severity>error|warning|hint|message) (?<code>TS\\d+|ts\\(\\d+\\)): (?<message>.+)$`)),{name:"ts-loader",tool:"webpack",steps:[new RegExp(`^\\[tsl\\] (?<seve\
rity>ERROR|WARNING) in ${M}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\)$`),/^\s+(?<code>TS\d+): (?<message>.+)$/]},{name:"tsc-frame",tool:"typescript",steps:[/^(?<code>TS\d+): (?<message>\S.*)$/,
{pattern:/^\s*> (?<line>\d{1,7}) \| (?<frame>.*\S)$/,skip:12,over:/^\s/}]},{name:"eslint-stylish",tool:"eslint",steps:[/^(?<file>(?:[A-Za-z]:[\\/]|\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,
/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})\s{1,40}(?<severity>error|warning|Error:|Warning:)\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/],repeat:!0},
{name:"eslint-react-scripts",tool:"react-scripts",steps:[/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^\s+Line (?<line>\d{1,7}):(?<column>\d{1,7}):\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/],
repeat:!0},{name:"eslint-react-scripts-syntax",tool:"react-scripts",steps:[/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^Syntax error: (?<message>\S.*) \((?<line>\d{1,7}):(?<column>\d{1,7})\)$/]},
D("eslint","eslint-compact",new RegExp(`^${M}: line (?<line>\\d{1,7}), col (?<column>\\d{1,7}), (?<severity>Error|Warning) - (?<message>.*?\\S)(?: \\((?<code>[@\\w/-\
]+)\\))?$`)),D("eslint","eslint-unix",new RegExp(`^${M}${U}: (?<message>.*\\S) \\[(?<severity>Error|Warning)(?:/(?<code>[@\\w/-]+))?\\]$`)),{name:"prettier-chec\
k",tool:"prettier",steps:[/^\[warn\] (?<file>\S.{0,400}\.\w{1,20})$/,{pattern:/^\[warn\] (?<message>Code style issues .*)$/,skip:40,over:/^\[warn\] /}]},{name:"\
biome",tool:"biome",steps:[new RegExp(`^${M}(?:${U})? (?<code>[a-z]+(?:/\\w+)*)\\s.{0,40}\u2501\u2501\u2501`),{pattern:/^\s+(?<severity>[×✖!⚠i])\s(?<message>.+)$/,
skip:1,over:/^\s*$/}]}],C={pattern:/^(?<file>[^:*"<>|]{1,400}\.vue)$/,skip:1,over:/^$/},T=String.raw`\[vue/compiler-sfc\] (?<message>\S.*?)(?: \(\d{1,7}:(?<column>\d{1,7})\))?$`,
k={pattern:/^\s+\|\s+\^/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) \s*)?\|/},E=String.raw`(?<file>${v}\?vue&type=style[^:)\s]{0,200})`,N=/^\s+\S{1,400}\.vue (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
j=/^\s*(?:[╷,╵']|\d{1,7} [│|]|[│|])|^$/,A=[{name:"vue-script",tool:"vue-cli",steps:[new RegExp(`^\\[plugin(?: |:)vite:vue\\] ${v}${U}$`),new RegExp(`^(?\
:\\w*Error: )?${T}`),C,k],zeroColumn:!0},{name:"vue-script-vite7",tool:"vite",steps:[new RegExp(`^(?:\\[vite:vue\\] |SyntaxError: )${T}`),C,k],zeroColumn:!0},{name:"\
vue-style",tool:"vite",steps:[new RegExp(`^\\[plugin(?: |:)[\\w:-]{1,60}\\] ${E}(?::\\d{1,7}){2}$`),new RegExp(`^CssSyntaxError: ${v}${U}: (?<message>\\S.*)$`)]},
{name:"vue-style-vite7",tool:"vite",steps:[new RegExp(`^\\[vite:vue\\] ${v}${U}: (?<message>\\S.*)$`),new RegExp(`^file: (?:${v}(?::\\d{1,7}){2} \\()?${E}(?:(?:\
:\\d{1,7}){2}|\\))?$`)]},{name:"vue-sass",tool:"vite",steps:[new RegExp(`^\\[plugin(?: |:)vite:css\\] ${E}$`),/^Error: \[sass\] (?<message>\S.*)$/,{pattern:N,skip:12,
over:j}]},{name:"vue-sass-vite7",tool:"vite",steps:[/^\[vite:css\] \[sass\] (?<message>\S.*)$/,{pattern:N,skip:12,over:j},new RegExp(`^file: ${E}$`)]},{name:"sv\
elte-sass",tool:"vite",steps:[/^(?:\w*Error: |\[[\w:-]{1,60}\] )?Error while preprocessing (?<file>\S{1,400}\.svelte) - \[sass\] (?<message>\S.*)$/,{pattern:/^\s+\S{1,400}\.svelte\.vite-preprocess\.\w+ (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
skip:12,over:j}],part:"?vue&type=style&index=0"},D("vitepress","vitepress",/^(?:\w*Error: )?(?:\[vite:vue\] )?\[plugin vite:vue\] (?<file>[^:*"<>|]{1,400}\.md) \(\d{1,7}:\d{1,7}\): (?<message>\S.*?)(?: \(\d+:\d+\))?$/),
{name:"vitepress-script",tool:"vitepress",steps:[/^\[vite:vue\] \[vue\/compiler-sfc\] (?<message>\S.*?)(?: \(\d+:\d+\))?$/,{pattern:/^(?<file>[^:*"<>|]{1,400}\.md)$/,
skip:1,over:/^$/}]}];var L=g(6612);const P=/^(?:Error:)?[\s│]*(?:[├╰]─▶\s*)?[x×](?:\s*[x×])? (?<message>\S.*)$/,$={pattern:/^\s*[:·]\s+[\^─┬]/,
skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?[|│:·]/},w=/^(?<file>\.\/[^:*"<>|]{1,400})$/,O=/^Error: Error evaluating Node\.js code$/,y=/^(?:WARN\s{1,4})?🚨 Unable to index (?<file>[^:,*"<>|]{1,400})(?:,[^:]{1,400})?:$/u,
x=/^(?:WARN\s{1,4})?(?:\w*Error: )?(?<message>\S.*?)(?: (?=\S{1,400}\/\S)\S{3,801})?$/,b=String.raw`\((?<file>[^()]{1,400})\)(?: \[Line (?<line>\d{1,7}), Column (?<column>\d{1,7})\])?`,
H=[{name:"next-swc",tool:"next",steps:[P,{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[${M}:\\d{1,7}:\\d{1,7}\\]$`),skip:6,over:/^\s*[|│]|^$/},$]},{name:"\
next-config",tool:"next",steps:[/^\s*⨯ Failed to load (?<file>next\.config\.\w{2,3})\b/,{pattern:/^\[?Error:\s+[x×] (?<message>\S.*)$/,skip:4},/^\s*[╭,][─-]{1,3}\[\d{1,7}:\d{1,7}\]$/,
$]},{name:"swc",tool:"swc",steps:[P,new RegExp(`^[\\s\u2502]*[\u256D,][\u2500-]{1,3}\\[${M}${U}\\]$`)]},{name:"next",tool:"next",steps:[new RegExp(`^(?<file>\\./\
[^:*"<>|]{1,400}?)${U}$`),/^(?:(?:Type )?[Ee]rror: )?(?<message>\S.*)$/]},{name:"next-loader-place",tool:"next",steps:[w,O,/^(?<line>\d{1,7}):(?<column>\d{1,7}): (?!.*\(\d{1,7}:\d{1,7}[-\d:]*\)$)(?<message>\S.*)$/]},
{name:"next-loader",tool:"next",steps:[w,O,{pattern:/^(?!Error: \[MDX\])(?:\d{1,7}:\d{1,7}: |- )?(?<message>\S.*?)(?: \((?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?\))?$/,
skip:1}]},{name:"next-mdx",tool:"next",steps:[w,/^(?:\w*Error: )?(?=[A-Z])(?<message>\S.*?) \((?<line>\d{1,7}):(?<column>\d{1,7})-\d{1,7}:\d{1,7}\)$/]},{name:"n\
ext-module",tool:"next",steps:[w,/^(?:\w*Error: )?(?<message>Module not found: .+)$/]},{name:"next-prerender",tool:"next",steps:[/^Error occurred prerendering page /,
/^(?<message>\S.*)$/,{pattern:B,skip:20,over:K}]},{name:"gatsby-query",tool:"gatsby",steps:[/^error There was a problem parsing "(?<file>[^"]{1,400})"; any GraphQL$/,
{pattern:/^(?<message>This may indicate a syntax error in the code), or/,skip:2}]},{name:"gatsby-config",tool:"gatsby",steps:[/^error Failed to compile Gatsby files/,
{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^File path: (?<file>\S.{0,400})$/,skip:4}]},{name:"gatsby-lifecycle",tool:"gatsby",steps:[/^error "(?<file>[^"]{1,400})" threw an error while running the \w+ lifecycle:$/,
{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^> (?<line>\d{1,7}) \|/,skip:8}]},{name:"storybook-index-place",tool:"storybook",steps:[y,x,{pattern:/^(?:\S{1,400} )?\(line (?<line>\d{1,7}), col (?<column>\d{1,7})\)$/,
skip:1}],zeroColumn:!0},{name:"storybook-index",tool:"storybook",steps:[y,x]},{name:"storybook-config",tool:"storybook",steps:[/couldn't evaluate your (?<file>\S{1,400}) file\.$/,
{pattern:/^Original error:$/,skip:2,over:/^$/},{pattern:/^(?!\w*Error: Transform failed)(?:\w*Error: )?(?:<stdin>:(?<line>\d{1,7}):(?<column>\d{1,7}): ERROR: )?(?<message>\S.*)$/,
skip:1}],zeroColumn:!0},D("vitepress","vitepress-dead-link",/^(?:\(!\) )?(?<message>Found dead link \S{1,300}) in file (?<file>\S{1,400}\.md)$/),{name:"docusaur\
us-mdx",tool:"docusaurus",steps:[/MDX compilation failed for file "(?<file>[^"]{1,400})"$/,/^[\s│]*Cause: (?<message>\S.*)$/,{pattern:/^[\s│]*"line": (?<line>\d{1,7}),?$/,
skip:20}]},{name:"svelte-check",tool:"svelte-check",steps:[new RegExp(`^${M}${U}$`),/^(?<severity>Error|Warn|Hint): (?<message>\S.*?)(?: \((?<code>\w+)\))?$/]},
D("svelte-check","svelte-check-machine",/^\d{13} (?<severity>ERROR|WARNING) "(?<file>[^"]{1,400})" (?<line>\d{1,7}):(?<column>\d{1,7}) "(?<message>.+?)(?=\\n|"$)/),
{name:"astro-location",tool:"astro",steps:[/^(?!\s*(?:Hint|Error reference|Location|Stack trace):)(?:\[(?<code>\w+Error)\] (?=\S)|(?=[A-Z]\S* )(?!Build failed))(?<message>.+)$/,
{pattern:/^\s+Location:$/,skip:20,over:/^(?!\s*Stack trace:|\s+at |\[)/},new RegExp(`^\\s+${M}${U}$`)],zeroColumn:!0},D("metalsmith","metalsmith",/^Error: (?<message>Invalid frontmatter) in the file at: (?<file>\S.{0,400})$/),
{name:"eleventy-nunjucks",tool:["eleventy","nunjucks","metalsmith"],steps:[new RegExp(`^(?:\\d{1,2}\\.|>|Template render error:(?: \\S{1,200}:)?) ${b}$`),{pattern:/^\s+(?:Error: )?(?!(?:Template render error: )?\([^()]{1,400}\))(?<message>\S.*?)(?: \(via [\w ]+\))?$/,
skip:4,over:new RegExp(`^\\s*(?:Template render error: )?${b}$`)}],part:L.$p},D("eleventy","eleventy-liquid",/^(?:\d{1,2}\. )?(?:\w+Error: )?(?<message>\S.*), file:(?<file>[^,]{1,400}), line:(?<line>\d{1,7})(?:, col:(?<column>\d{1,7}))?/,
{part:L.$p}),{name:"eleventy-data",tool:"eleventy",steps:[/^\d{1,2}\. Having trouble (?:parsing data file|reading front matter from template) (?<file>\S{1,400}) \(via /,
/^\d{1,2}\. (?<message>\S.*?)(?: \((?:line )?(?<line>\d{1,7})(?::| column )(?<column>\d{1,7})\))?(?: \(via \w+\))?$/]},{name:"eleventy-layout",tool:"eleventy",steps:[
/^\d{1,2}\. Problem creating an Eleventy Layout for the "(?<file>[^"]{1,400})" template file\./,/^\d{1,2}\. (?<message>\S.*?)(?: \(via [^()]{1,200}\))?$/]},{name:"\
eleventy-config",tool:"eleventy",steps:[/^\d{1,2}\. Error in your Eleventy config file '(?<file>[^']{1,400})'\./,{pattern:/^\d{1,2}\. (?!There was a problem importing|Cannot find (?:module|package) )(?<message>\S.*?)(?: \(via \w+\))?$/,
skip:1,over:/^\d{1,2}\. There was/}]}],F=new RegExp(`^\\s{0,4}(?:\\[?(?:ERROR|error)\\]?:? )?(?<message>(?:${G}(?: \\[\\w+\\])?|error): .+)$`),ee=/^\s*\[cause\]: (?<message>\S.*)$/,
ce=80,le={name:"node-cause",tool:"node",match(ge,Se){if(!ge.find(F,Se))return;let Ae,Ne,ve=!1,Ie=Se+1;for(;Ie<ge.length&&Ie<Se+ce;Ie++){const Me=ge.line(Ie)?.text??
"",Ce=ge.find(ee,Ie)?.groups?.message;Ce!==void 0&&([Ne,ve]=[Ce,!1]);const Pe=B.exec(Me.replace(/ \{$/,""))?.groups;if(Pe&&(Ae===void 0||Ne!==void 0&&!ve)&&([Ae,
ve]=[{...Pe},!0]),Ce===void 0&&!K.test(Me)&&!/^[{}]/.test(Me))break}return Ae&&Ne?{groups:[{...Ae,message:Ne}],next:Ie}:void 0}},ke=/^\s+File "(?<file>[^"]{1,400})", line (?<line>\d{1,7})/,
q=/\/site-packages\/|\/dist-packages\/|\/lib\/python\d|^</,se=/^(?<message>[A-Za-z_][\w.]{0,100}(?:: .+)?)$/,ie={name:"python",tool:"python",match(ge,Se){if(!(ge.
line(Se)?.text??"").startsWith("Traceback (most recent call last)")&&!ge.find(ke,Se))return;let Ne;for(let ve=Se;ve<ge.length&&ve<Se+200;ve++){const Ie=ge.line(
ve)?.text??"",Me=ge.find(ke,ve)?.groups;if(Me&&!q.test(Me.file??"")&&(Ne={...Me}),ve===Se||Ie.startsWith(" "))continue;const Ce=se.exec(Ie)?.groups?.message;return Ne&&
Ce?{groups:[{...Ne,message:Ce}],next:ve+1}:void 0}}},X=[{name:"vitest",tool:"vitest",steps:[/^\s*FAIL\s+\S{1,400} > (?<test>\S.{0,300})$/,/^(?<message>\S.*)$/,{
pattern:new RegExp(`^ \u276F (?!.*node_modules)(?:\\S.{0,200} )?(?<file>(?:[A-Za-z]:)?[^\\s:]{1,400})${U}$`),skip:40}]},{name:"jest-syntax",tool:"jest",steps:[new RegExp(
`^\\s{4}${Z}:(?<line>\\d{1,7})$`),{pattern:new RegExp(`^\\s{4}(?<message>${G}: .+)$`),skip:6}]},{name:"jest",tool:"jest",steps:[/^\s{2}● (?!Test suite failed to run)(?<test>\S.*)$/,
{pattern:/^\s{4}(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:B,skip:40,over:/^(?!\s{2}●)/}]},{name:"rust",tool:"cargo",steps:[/^(?<severity>error|warning)(?:\[(?<code>\w+)\])?: (?<message>.+)$/,
new RegExp(`^\\s*--> ${M}${U}$`)]},ie,{name:"go-panic",tool:"go",steps:[/^panic: (?<message>.+)$/,{pattern:new RegExp(`^\\s(?!.*/go/(?:src|pkg/mod)/)${M}:(?<lin\
e>\\d{1,7})(?: \\+0x.*)?$`),skip:20}]},{name:"node-syntax",tool:"node",steps:[new RegExp(`^(?!.*node_modules)${Z}:(?<line>\\d{1,7})$`),{pattern:new RegExp(`^(?<\
message>${G}(?: \\[\\w+\\])?: .+)$`),skip:6}]},D("node","node-import",/^(?:\w*Error )?\[?(?<code>ERR_MODULE_NOT_FOUND|ERR_PACKAGE_PATH_NOT_EXPORTED)\]?: (?<message>(?:Cannot find (?:module|package)|Package subpath) '[^']{1,400}'(?: is not defined by "exports" in \S{1,400})?) imported from (?<file>\S{1,400})$/),
le,{name:"node-stack",tool:"node",steps:[F,{pattern:B,skip:20,over:K}]},{name:"consola",tool:["nuxt","docusaurus"],steps:[/^\[(?:error|fatal)\] (?<message>\S.*)$/,
{pattern:B,skip:20,over:/^\s+at /}]},D(void 0,"plain",new RegExp(`^\\s{0,4}(?!- )(?:(?:vet|error|ERROR|Error):? (?:in )?)?${Z}${U}:?(?: -)?\\s+(?:(?:fatal )?(?<s\
everity>error|warning|note|info)\\b[: ]\\s*)?(?!\\+0x)(?<message>\\S.*)$`))],ae=new RegExp(`^(?:File: |(?<severity>ERROR|WARNING) in )${M}(?:[: ]\\d+:[\\d:-]+)?$`),
Ee=[{name:"rspack-syntax",tool:["rspack","rsbuild"],steps:[ae,/^\s+× Module build failed \(from builtin:/,/^\s+╰─▶\s+×\s+(?:x )?(?:Syntax Error: )?(?<message>\S.*)$/,
/^[\s│]*[╭,][─-]{1,3}\[(?:[^\]]{0,400}:)?(?<line>\d{1,7}):(?<column>\d{1,7})\]$/],zeroColumn:!0},{name:"rspack",tool:["rspack","rsbuild"],steps:[ae,{pattern:/^\s+(?:╰─▶\s+)?× (?!(?:\w*Error: )?Module build failed)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^\s+× Module build failed/}]},D(["docusaurus","react-scripts","gatsby"],"unresolved-in-folder",/^(?:\s*× |\w*Error: )?(?<message>(?:Module not found: (?:Error: )?)?Can't resolve '[^']{1,300}') in '(?<file>[^']{1,400})'$/),
D("react-scripts","react-scripts-css",new RegExp(`^Syntax error: ${Z} (?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`)),{name:"fork-ts-checker",
tool:"webpack",steps:[new RegExp(`^(?<severity>ERROR|WARNING) in ${M}${U}(?:-[\\d:]+)?$`),/^(?<code>TS\d+): (?<message>.+)$/]},{name:"webpack-loader-place",tool:"\
webpack",steps:[new RegExp(`^(?<severity>ERROR|WARNING) in (?:${v})(?: \\d+:[\\d-]+)?(?: \\(.*)?$`),{pattern:new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\\
) ${M} (?<message>[A-Z].*)$`),skip:5}]},D("gatsby","postcss-loader",new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${Z} (?<message>[A-Z].*)$`)),{name:"\
webpack-place",tool:"webpack",steps:[new RegExp(`^(?<severity>ERROR|WARNING) in ${M}(?: \\d+:[\\d-]+)?(?: \\(.*)?$`),{pattern:new RegExp(`^(?:\\w*Error: )?(?:${v}\
: )?(?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`),skip:2}],zeroColumn:!0},{name:"webpack",tool:"webpack",steps:[new RegExp(`^(?!.*sass-loader\
)(?<severity>ERROR|WARNING) in ${M}(?: (?<line>\\d{1,7}):(?<column>\\d{1,7})(?:-[\\d:]+)?)?(?: \\(.*)?$`),{pattern:/^(?!Module build failed|\.\/\S+ \d|\[tsl\]|\d{1,7}:[\d-]+$)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^Module build failed/}],zeroColumn:!0}],_e=[...S,...A,...Y,...Ee,...H,...X]}),7214:(($e,re,g)=>{g.d(re,{Ap:()=>E,RD:()=>ce,SN:()=>y,XQ:()=>O,c3:()=>ke,
ne:()=>T,ri:()=>C,wG:()=>le});var v=g(6760),M=g(5807),Z=g(5230),U=g(770),G=g(8724),K=g(1981);const B=[/Cannot find (?:module|package) '(?<what>[^']{1,300})' imported from (?<from>\S{1,400})/,
/Cannot find (?:module|package) '(?<what>[^']{1,300})'/,/Cannot find module or type declarations for side-effect import of '(?<what>[^']{1,300})'/,/Could not resolve ["'](?<what>[^"']{1,300})["'](?: (?:from|in) ["']?(?<from>[^"'\s]{1,400}))?/,
/^(?:\[UNLOADABLE_DEPENDENCY\] )?Could not load (?<path>[\w@./[\]-]{1,300})$/,/^\S{0,60}\s?Could not load (?<what>\/[^\s()]{1,300}) \(imported by (?<from>[^)\s]{1,300})\)(?!: (?!ENOENT))/,
/The module `(?<what>[^`]{1,200})` could not be loaded\. It may not be installed/,/problem loading plugin "(?<what>[^"]{1,200})"\. Perhaps you need to install/,
/[Ff]ailed to resolve "extends":\s?"(?<what>[^"]{1,300})"/,/Can't resolve '(?<what>[^']{1,300})'/,/\bNotFound\("(?<what>[^"]{1,300})"\)/,/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) (?:the |a )?(?:[\w.-]{1,20} )?(?:module|package|dependency|plugin|preset|parser|loader|adapter|integration|extension|theme|layer):? ["'`](?<named>[^"'`]{1,300})["'`]/,
/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) ["'`](?<named>[^"'`]{1,300})["'`](?=.{0,40}\binstall)/,
/\btried to access (?<named>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}), but it isn't declared in (?:your|its) dependencies\b/,/[Ff]ailed to resolve (?:import )?["'](?<what>[^"']{1,300})["'](?: from ["'](?<from>[^"']{1,400})["'])?/,
/^(?:\[[\w:-]{1,40}\] )?Failed to resolve (?<what>\/[^\s"']{1,300})(?: from (?<from>\S{1,400}\.html))?$/,/Can't find stylesheet to import: ["'](?<sheet>[\w./-]{1,300})["']/,
/No such file or directory \(os error 2\): @import "(?<sheet>[\w./-]{1,300})"/,/^template not found: (?<what>\S{1,300})$/,/^ENOENT: Failed to lookup "(?<what>[^"]{1,300})" in /,
/ModuleNotFoundError: No module named '(?<what>[^']{1,200})'/],D=/Package subpath '\.(?<subpath>\/[^']{1,200})' is not defined by "exports" in \S{0,400}?node_modules\/(?<owner>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100})\/package\.json/,
Y=/\bCould not load (?<path>[^\s()]{1,300}) \(imported by [^)\s]{1,300}\): (?:Cannot|Can't|Must not) import\b/,S=/^Found dead link (?<link>\S{1,300}?)(?:(?<=\/)index)?$/;
function C(q){const se=(0,U.fO)(q),{link:ie}=S.exec(se)?.groups??{};if(ie)return new RegExp(`(?<=["'\`]|\\]\\()${(0,M.Kf)(ie)}(?:\\.(?:md|html))?(?=["'\`)?#\\s])`);
const{owner:X,subpath:ae}=D.exec(se)?.groups??{};if(X&&ae)return new RegExp(`(?<=["'\`])${(0,M.Kf)(`${X}${ae}`)}(?=["'\`])`);for(const be of[Y,...B]){const{named:Ee,
sheet:_e,what:ge=Ee??_e,path:Se}=(0,Z.$)(be,se)?.groups??{},Ae=ge?(0,M.Kf)(ge):Se&&`[@~#$][^\\s"'\`]{0,300}?/${(0,M.Kf)(v.posix.basename(Se))}`;if(Ae)return new RegExp(
`(?<=["'\`]|(?:url|\\])\\()${Ae}(?=["'\`)?#])`)}}function T(q){for(const{file:ie,severity:X,message:ae,code:be}of q.facts.diagnostics??[]){if((0,G.g)({code:be??
null}))return;if(X!=="error")continue;const Ee=(0,U.fO)(ae),_e=k(L(Ee,ie),ae),ge=_e?.kind==="file"?void 0:F(Ee,ie,q.facts.list);if(ge??_e)return ge??_e}if(q.facts.
diagnostics?.some(ie=>ie.severity==="error"))return;const se=q.lines.findLastIndex(ie=>N.test(ie));for(const[ie,X]of q.lines.entries()){const ae=L(X,void 0);if(ae)
return ie<se-j?void 0:ae}}function k(q,se){return q?.kind!=="package"||(0,U.x_)(se)===void 0?q:{...q,kind:"file",specifier:E(se)??q.specifier}}function E(q){const se=(0,U.
fO)(q);return B.map(ie=>(0,Z.$)(ie,se)?.groups?.what).find(Boolean)}const N=/^(?:Uncaught )?(?:Reference|Type|Range)Error: (?!.*\b(?:module|package|import|resolve)\b)/,
j=3,A=/^@[\w-]{1,100}\/[\w-]{1,100}$/;function L(q,se){for(const ie of B){const X=(0,Z.$)(ie,q)?.groups;if(X?.path)return{kind:"file",specifier:X.path,importer:"\
."};if(X?.sheet)return{kind:"file",specifier:X.sheet,importer:se};const ae=X?.what??X?.named;if(!X||!ae)continue;const be=se??X.from,Ee=/\.(?:html?|css|s[ac]ss|less|json)$/.
test(be??"")&&!A.test(ae);if(X.named===void 0&&Ee||/\.(?:html|njk|liquid)$/.test(ae)||/^(?:\.{1,2}(?:\/|$)|\/)/.test(ae))return{kind:"file",specifier:ae,importer:be};
const ge=/^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.exec(ae)?.[0];return ge===void 0||ae[ge.length]===":"?void 0:{kind:"package",specifier:ge,importer:be}}}const P=[
"",..."ts tsx js jsx mjs cjs vue svelte astro css scss json".split(" ").map(q=>`.${q}`)],$=/\.(?:css|s[ac]ss|less)$/,w=["",".css",".scss",".sass",".less"];function O(q){
const se=q.facts.list??ke(y(q.facts)),ie=T(q),X=ie?.kind==="file"&&!y(q.facts).some(U.lQ)?ie:void 0;for(const ae of X?le(X):[]){const be=$.test(X?.importer??"")?
w:P,Ee=(0,K.M)(ae,se,be);if(Ee!==void 0&&X)return{specifier:X.specifier,actual:Ee}}}function y({diagnostics:q=[]}){return(0,U.Or)(q.find(({severity:se})=>se==="\
error")?.message??"")}const x=/^(?:[@~#]|\$\w{1,20})\/(?<rest>[^'"\s]{1,300})$/,b=/^[@~#$]?(?<rest>[\w-]{1,60}\/[^'"\s]{1,300})$/,H=["","src","src/lib","app"];function F(q,se,ie){
const X=E(q);return X&&(x.test(X)||ee(X,se,ie).length>0)?{kind:"file",specifier:X,importer:se}:void 0}function ee(q,se,ie){const[X=""]=b.exec(q)?.groups?.rest?.
split("/",1)??[];return X===""||!ie||/^(?:node_modules|src|lib)$/.test(X)?[]:ce(se).filter(ae=>ie(ae).includes(X)&&ie(v.posix.join(ae,X)).length>0)}function ce(q){
const se=q.split("/").slice(0,20),ie=se.map((X,ae)=>se.slice(0,ae).join("/"));return[...new Set(ie.flatMap(X=>H.map(ae=>v.posix.join(X,ae))))].map(X=>X==="."?"":
X)}function le({specifier:q,importer:se}){const ie=(x.exec(q)??b.exec(q))?.groups?.rest;if(ie&&!/^\.{1,2}\//.test(q))return ce(se??"").map(ae=>v.posix.join(ae,ie));
if(q.startsWith("/")){const ae=q.split("/").slice(1,40);return ae.map((be,Ee)=>ae.slice(Ee).join("/"))}const X=se&&v.posix.join(v.posix.dirname(se),q);return!X||
X.startsWith("..")||X.startsWith("/")?[]:[X]}function ke(q){const se=new Map;for(const ie of q){const X=ie.split("/");for(const[ae,be]of X.entries()){const Ee=X.
slice(0,ae).join("/"),_e=se.get(Ee)??new Set;se.set(Ee,_e.add(be))}}return ie=>[...se.get(ie)??[]]}}),8503:(($e,re,g)=>{g.d(re,{f:()=>U});var v=g(6760),M=g(9882),
Z=g(7214);function U(A){const{list:L}=A.facts,P=(0,Z.SN)(A.facts);if(P.length>0)return P;const $=(0,Z.ne)(A);if(!L||$?.kind!=="file")return[];const w=(0,Z.wG)({
...$,specifier:$.specifier.replace(/[?#].*$/,"")}),{importer:O}=$;for(const b of w){const H=B(b,L,O);if(H.length>0)return H}return(/\.html?$/.test(O??"")?w.map(
b=>K(b,L)):[]).find(b=>b.length>0)??(w.length>0?j(v.posix.basename(w[0]??""),L,O):[])}const G=/^(?:main|index|entry)\./i;function K(A,L){const P=v.posix.dirname(
A),$=v.posix.basename(A);return!G.test($)||P==="."?[]:L(P).filter(O=>G.test(O)&&C(O,$)).map(O=>v.posix.join(P,O)).slice(0,3)}function B(A,L,P=""){const $=A.split(
"/").filter(F=>F!==".");let w="";for(const F of $.slice(0,-1)){const ee=L(w),ce=ee.filter(ke=>ke!=="node_modules"&&!ke.startsWith(".")),le=ee.includes(F)?F:(0,M.
pA)(F,ce)[0];if(le===void 0)return[];w=v.posix.join(w,le)}const O=$.at(-1)??"",y=L(w).filter(F=>C(F,O,P)),x=y.filter(F=>k(F)===k(O)),b=x.length>0?x:(0,M.pA)(T(O),
y.map(T));return y.filter(F=>x.includes(F)||b.includes(T(F))).map(F=>v.posix.join(w,F)).slice(0,3)}const D=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|json)$/i,Y=/\.(?:p?css|s[ac]ss|less|styl)$/i,
S=/\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/i;function C(A,L,P=""){if(Y.test(P)&&T(L)===L)return Y.test(A);if(T(A)===A)return!0;const $=[D,Y,S].find(w=>w.test(L));
return $?$.test(A):T(L)===L?D.test(A)||Y.test(A):(0,v.extname)(A)===(0,v.extname)(L)}function T(A){return A.replace(/(?<=.)\.[a-z]\w{1,9}$/i,"")}function k(A){return T(
Y.test(A)?A.replace(/^_(?=.)/,""):A)}const E=200,N=/^(?:\.|node_modules$|dist$|build$|out$|vendor$|coverage$)/;function j(A,L,P=""){const $=[],w=[""];for(let O=0;O<
w.length&&O<E;O++){const y=w[O]??"";for(const x of L(y)){const b=v.posix.join(y,x);k(x).toLowerCase()===k(A).toLowerCase()&&C(x,A,P)&&$.push(b),!N.test(x)&&T(x)===
x&&w.push(b)}}return Y.test(P)&&$.length>1?[]:$.slice(0,3)}}),107:(($e,re,g)=>{g.d(re,{Se:()=>K,ry:()=>w});var v=g(5807);const M={lines:5e3,characters:256*1024,
lineLength:1e3,entryLength:64*1024},Z=[/^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:?(?: |$)/,/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M)?\]?:? (?=\S)/,
/^(?<folder>\.|[\w@.-]{1,100}(?:\/[\w@.-]{1,100}){1,6}) (?!error|warning|note|info|failed)[a-z][\w:-]{0,60}(?:: |:$|\$ )/,/^(?<task>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[a-z][\w:-]{0,60}):(?: |$)/,
/^\[@?[\w./-]{1,80}\]: /,/^➤ YN\d{4}: (?:[│┌└] ?)?/,/^@?[^\s@]{1,100}@(?:workspace:(?<folder>[\w@./-]{1,200})|\w{1,20}:\S{1,200}) STD(?:ERR|OUT)(?: |$)/,
/^\[\d{1,2}\] /,/^#\d{1,4} \d{1,5}\.\d{1,3} /,/^[a-z][\w.-]{0,60}-\d{1,3} {1,20}\| /,/^npm (?:ERR!|error)(?: |$)/,/^\[(?:11ty|webpack-cli)\](?: |$)/,/^Original error stack trace: (?=\S)/,
/^│ (?=\w*Error: )/,/^[│└■▲●◆◇](?: {2}|$)/u,/^\[(?:log|info|warn|error)\] \[nitro\](?: |$)/],U=4,G=[/^> @?[^\s@]{0,100}@\S{0,100} \S{1,100} (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,
/^(?<task>@?[\w./-]{1,120}#[\w:-]{1,60}):\s{1,4}ERROR\s{1,4}command \((?<folder>[^()]{1,400})\)/,/^ERROR: command finished with error: command \((?<folder>[^()]{1,400})\)/,
/^location (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/];function K(y){const x=[];let b=M.characters;for(let ce=y.length-1;ce>=0&&x.length<M.lines&&b>0;ce--){const le=y[ce]??
"",q=(le.length>M.entryLength?le.slice(-M.entryLength):le).split(`
`);for(let se=q.length-1;se>=0&&x.length<M.lines&&b>0;se--){const ie=q[se]??"",X=B((0,v.Ow)(P((0,v.Nl)(ie)),M.lineLength).trimEnd());b-=Math.max(X.length,ie.length/
16),x.push(X)}}const H=D(x),F=N(k(x.reverse().map(ce=>j(ce,H)))),ee=Y(F);return F.map(({text:ce,folder:le,task:ke})=>({text:ce,folder:le??ee.get(ke??"")}))}function B(y){
return y.includes(":undefined")?y.replace(/(?<=\.\w{1,10})(?::undefined){1,2}(?!\S)/g,""):y}function D(y){const x=y.map(b=>b.includes("nx run ")?/\bnx run ([@\w./-]{1,100}):/.
exec(b)?.[1]:/^([\w@.-]{1,100} [a-z][\w:-]{0,60})\$ /.exec(b)?.[1]);return new Set(x.filter(b=>b!==void 0))}function Y(y){const x=new Map;for(const{text:b,task:H}of y)
for(const F of G){const ee=F.exec(b)?.groups;ee?.folder&&x.set(H??ee.task?.replace("#",":")??"",ee.folder)}return x}const S=/^(?:.{0,200}\s)?Unexpected (?:token|non-whitespace)\b.{0,60}, (?:\.\.\.)?".{0,100}$/,
C=/"(?:\.\.\.)? is not valid JSON\b/,T=12;function k(y){const x=[];for(let b=0;b<y.length;b++){const H=y[b],ee=H.text.includes("Unexpected ")&&S.test(H.text)&&!C.
test(H.text)?y.slice(b+1,b+1+T).findIndex(({text:le})=>C.test(le)):-1;if(ee===-1){x.push(H);continue}const ce=y.slice(b,b+ee+2).map(({text:le})=>le.trim());x.push(
{...H,text:ce.join(" ").slice(0,M.lineLength)}),b+=ee+1}return x}const E=71;function N(y){if(!y.some(({text:H})=>H.startsWith("\u250C  Building storybook")))return y;
const x=[];let b=0;for(const H of y){const F=x.at(-1),[ee=""]=H.text.split(" ",1),ce=H.boxed&&b>0&&b<=E&&b+1+ee.length>E;F&&ce&&/^[\w("'`./@-]/.test(ee)?x[x.length-
1]={...F,text:`${F.text} ${H.text}`.slice(0,M.lineLength)}:x.push(H),b=H.text.length}return x}function j(y,x){let b=y,H,F,ee=!1;for(let ce=0;ce<U;ce++){const le=L(
b)??A(b,x);if(!le)break;H??=le.groups?.folder,F??=le.groups?.task,ee||=le[0]==="\u2502  ",b=b.slice(le[0].length)}return{text:b,folder:H,task:F,boxed:ee}}function A(y,x){
if(x.size===0)return;const b=/^(?<name>[@\w./-]{1,100}|(?<folder>[\w@.-]{1,100}) [a-z][\w:-]{0,60})(?::(?: |$)|\$ )/.exec(y);return b&&x.has(b.groups?.name??"")?
b:void 0}function L(y){for(const x of Z){const b=x.exec(y);if(b)return b}}function P(y){return y.includes("\r")?y.split("\r").findLast(x=>x.trim()!=="")??"":y}const $=/^> @?[^\s@]{1,150}@\S{1,60} (?:pre|post)?(?:install|prepare)$|^\$ (?!(?:npm|pnpm|yarn|bun|corepack) )/;
function w(y,x){const b=y[x]?.folder;return b!==void 0?!b.includes("node_modules"):y.slice(0,x).some(({text:H})=>$.test(H))}function O(y){const x=y.findIndex(H=>/\bnpm (?:ERR!|error) Usage:\s*$/.
test(H)),b=y.findIndex((H,F)=>F>x&&/\bnpm (?:ERR!|error) Run "npm help [\w-]{1,40}"/.test(H));return x===-1||b===-1?y:y.toSpliced(x,b-x)}}),5230:(($e,re,g)=>{g.
d(re,{$:()=>Z});const v=new WeakMap,M=3;function Z(S,C){const T=U(S);if(T.length===0)return S.exec(C);for(const k of T)if(C.includes(k))return S.exec(C);return null}
function U(S){let C=v.get(S);if(C===void 0){const T=S.ignoreCase?[]:G(S.source);C=T.every(k=>k.length>=M)?T:[],v.set(S,C)}return C}function G(S){const C=[""];let T="",
k=0;for(let E=0;E<=S.length;E++){const N=S[E]??"",j=N==="\\"?S[++E]??"":"";if(K.test(j))return[];if(N==="["&&(E=Y(S,E)),N==="("&&(k+=1),N===")"&&(k-=1),k>0&&N!==
"(")continue;const A=N==="\\"?j:N;if(A!==""&&!(N==="\\"?D:B).includes(A)){T+=A;continue}(N==="*"||N==="?"||N==="{")&&(T=T.slice(0,-1)),T.length>(C.at(-1)??"").length&&
(C[C.length-1]=T),T="",N==="{"&&(E=S.indexOf("}",E)),N==="|"&&C.push("")}return C}const K=/^[uxck\d]$/,B="()[{*+?^$.|",D="bBdDsSwWnrtfvpP";function Y(S,C){let T=C+
1;for(;S[T]!=="]";)T+=S[T]==="\\"?2:1;return T}}),770:(($e,re,g)=>{g.d(re,{Or:()=>U,RU:()=>M,fO:()=>Z,lQ:()=>G,x_:()=>K});const v=/; there (?:is|are) (?<names>[^;]{1,300})$/;
function M(B,D){return D.length===0||v.test(B)?B:`${B.replace(/[.:]?\s{0,4}$/,"")}; there ${D.length===1?"is":"are"} ${D.join(", ")}`}function Z(B){return B.replace(
v,"")}function U(B){return v.exec(B)?.groups?.names?.split(", ")??[]}function G(B){return B.endsWith("/")}function K(B){return U(B).find(G)}}),6612:(($e,re,g)=>{
g.d(re,{$p:()=>U,cU:()=>K,qD:()=>E});var v=g(5807);const M=[[/^file:\/\/(?:localhost)?(?=\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\/(?:\([\w-]+\)\/)?(?=\.{0,2}\/)/,
""],[/^webpack(?:-internal)?:\/\/[^/]*\//,""],[/^.*!/,""],[/\\/g,"/"],[/^\/?[A-Za-z]:(?=\/)/,""],[/[?].*$/,""]],Z=/^(?:node|https?|data|virtual|native|internal|bun|deno):|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|bin\/|etc\/|nix\/|proc\/|sys\/|snap\/|rustc\/|opt\/hostedtoolcache\/)|(?:^|\/)(?:node_modules|site-packages|dist-packages|\.git|\.nvm|\.pyenv|\.cargo|\.rustup|\.yarn|\.pnpm|\.pnpm-store|\.volta|\.bun)(?:\/|$)|\/go\/pkg\/mod\//,
U="?body",G=/\?vue&type=[\w&=.-]{1,200}/,K=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g,B=40,D=2e4,Y=500,S=100;function C(L,P){const $={...P,exists:T(
P)},w=new Map,O=new Map;for(const b of L){w.has(b.file)||w.set(b.file,E(b.file,$));const H=w.get(b.file);if(H===void 0)continue;const[F,ee]=G.test(b.file)||b.file.
endsWith(U)?[null,null]:[b.line,b.column],ce=k(cleanLine(b.message,Y),$),le=b.code&&cleanLine(b.code,S),ke=JSON.stringify([H,F,ee,ce]);O.has(ke)||O.set(ke,{...b,
file:H,line:F,column:ee,code:le,message:ce})}const y=[...O.values()],x=new Set(y.filter(({line:b})=>b!==null).map(({file:b,message:H})=>`${b}
${H}`));return y.filter(({line:b,file:H,message:F})=>b!==null||!x.has(`${H}
${F}`))}function T(L){const P=new Map;return $=>{const w=P.get($);if(w!==void 0)return w;const O=P.size<D&&L.exists($);return P.size<D&&P.set($,O),O}}function k(L,P){
return L.replace(G,"").replace(K,$=>E($,P)??$)}function E(L,P){const $=N(L);if(!($===""||$.includes("\0")||Z.test($))){for(const w of j($,P))if(w!==void 0&&!Z.test(
w)&&P.exists(w))return w}}function N(L){let P=L.startsWith("file://")?(0,v.oF)(L):L;for(const[$,w]of M)P=P.replace($,w);return P}function*j(L,P){const $=P.rootDirectory??
"";if(!L.startsWith("/")){for(const O of[...P.folders??[],$,""])yield A(`${O}/${L}`);return}const w=A(L)?.split("/")??[];if(!(w.length>B))for(let O=0;O<w.length;O++){
const y=w.slice(O).join("/");yield y,$!==""&&(yield A(`${$}/${y}`))}}function A(L){const P=[];for(const $ of L.split("/"))if(!($===""||$===".")){if($!=="..")P.push(
$);else if(P.pop()===void 0)return}return P.length===0?void 0:P.join("/")}}),8724:(($e,re,g)=>{g.d(re,{g:()=>K,l:()=>E});var v=g(6760);const M=["error","warning",
"notice"],Z=/^\..|.\.config\.[a-z]{1,10}$|^package(?:-lock)?\.json$/;function U(N){const j=v.posix.basename(N);return Z.test(j)||j.includes("tsconfig")&&j.endsWith(
".json")}const G=/^TS5\d{3}$/;function K({code:N}){return G.test(N??"")}const B=/^ts\(?(?:2304|2305|2307|2503|2552|2580|2614|2686|2688|2694|2724|2792|2882)\)?$/i,
D=/^ts\(?(?:6133|6138|6192|6196|6198|6385|6387|7005|7006|7016|7019|7022|7023|7024|7027|7028|7030|7031|7034|7044|7045|7053|18046|80\d{3})\)?$/i,Y=/^(?:\w*Error: )?(?:[×x] )?(?:(?:Module )?[Bb]uild failed\b|Unexpected (?:token|eof|end of file)\b|Expression expected|Declaration or statement expected|Unterminated regexp literal|Expected (?:ident|unicode escape)\b|'(?:[),;:}]|=>|<\/)' expected)/i;
function S({code:N,message:j}){const A=N??"";return(B.test(A)?-1:0)+(D.test(A)?3:0)+(Y.test(j)?.5:0)}function C({code:N}){const[j="",...A]=(N??"").split("/").reverse();
return/^[a-z][a-z-]+$/.test(j)&&A.every(L=>/^@?[a-z][\w-]*$/.test(L))}const T=/^Parsing error|\bUnable to resolve\b|\bis not defined\b|\bnot found in\b/;function k(N){
return K(N)?-2:U(N.file)?1:0}function E(N,j=10){const A=new Set,L=new Set,P=N.map(y=>{const x=JSON.stringify([y.severity,y.file,y.line]),b=JSON.stringify([y.severity,
y.message]),H=C(y)&&T.test(y.message),F=A.has(x)||L.has(b);A.add(x),L.add(b);const ee=(y.line===null?4:0)+(F&&!H?2:0)+k(y)+S(y)-(H?1:0);return{diagnostic:y,weight:ee}}),
$=M.map(y=>P.filter(({diagnostic:x})=>x.severity===y).toSorted((x,b)=>x.weight-b.weight).map(({diagnostic:x})=>x)),w=Math.max(0,j),O=y=>Math.max(0,(y?.length??0)-
w);return{shown:$.flatMap(y=>y.slice(0,w)),rest:{error:O($[0]),warning:O($[1]),notice:O($[2])}}}}),1981:(($e,re,g)=>{g.d(re,{M:()=>U,p:()=>M});var v=g(6760);function M(G,{
facts:K,lines:B}){if(!G.startsWith("/"))return G;const D=G.split("/"),Y=(K.diagnostics??[]).map(({file:T})=>T.split("/",1)[0]??"").filter(T=>T!==""),S=[...new Set(
["node_modules",...K.list?.("")??[],...Y])],C=D.findIndex(T=>S.includes(T));if(C>0)return D.slice(C).join("/");for(let T=D.length-1;T>1;T--){const k=`${D.slice(
0,T).join("/")}/`;if(B.some(E=>S.some(N=>Z(E,k+N))))return D.slice(T).join("/")}return G}function Z(G,K){const B=G.indexOf(K);return B>=0&&!/[\w.-]/.test(G[B+K.
length]??"")}function U(G,K,B=[""]){const D=G.split("/",40).filter(S=>S!==""&&S!==".");let Y="";for(const[S,C]of D.entries()){const T=K(Y),k=(S===D.length-1?B:[
""]).map(N=>`${C}${N}`),E=k.find(N=>T.includes(N))??k.map(N=>T.find(j=>j.toLowerCase()===N.toLowerCase())).find(Boolean);if(E===void 0)return;Y=v.posix.join(Y,E)}
return B.some(S=>Y===`${D.join("/")}${S}`)?void 0:Y}}),3716:(($e,re,g)=>{g.d(re,{LP:()=>M});var v=g(5807);function M(D){return/^\s*at\s.*[:)\d]$/.test(D)}const Z=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,
U=2,G=2e3;class K{#e;#t;#n=[];#s=0;constructor(Y){this.#e=Y}push(Y){const S=stripEscapes(Y.slice(0,G)).trimEnd().replace(/ \{$/,"");return M(S)?this.#t===void 0&&
!Z.test(S)?(this.#t=Y,[...this.#o(),Y]):(this.#s+=1,this.#n.length<U&&this.#n.push(Y),[]):[...this.end(),Y]}end(){return this.#t=void 0,this.#o()}#o(){const[Y,S]=[
this.#s,this.#n];return[this.#s,this.#n]=[0,[]],Y<U?S:[this.#e(Y)]}}function B(D,Y){const S=new K(Y);return[...D.flatMap(C=>S.push(C)),...S.end()]}}),7491:(($e,re,g)=>{
g.d(re,{E:()=>K});const v=/^\s{0,8}⚠|^(?:[▲!]\s{1,3})?(?:\[(?:warn(?:ing)?|hint|info)\]|(?:deprecation )?warning\b(?! as error))|^\s{0,4}(?![-*])[^\s:"']{1,400}(?::\d{1,7}){1,2}:?\s(?:-\s)?(?:warning|hint|info|note|message|suggestion)\b|^\s{0,4}[^\s:"']{1,400}\(\d{1,7},\d{1,7}\): (?:warning|info|message)\b|^\s*\d{1,7}:\d{1,7}\s{1,40}(?:warning|hint|info)\b/i,
M=/^\s*(?:[✘✖✗×⨯]|x\s|\[?(?:error|fatal)\b|\w{0,60}(?:Error|Exception)\b.{0,40}:\s|\d{1,7}:\d{1,7}\s{1,40}error\b)/i,Z=/^(?:\s|$|\d{1,7}(?:\s|$))/,U=/^(?:WARNING in \S|\(!\) Some chunks\b)/,
G=12;function K(B,D,Y){const S=new Set;let C=!1,T=!1;for(let k=Math.max(0,D-G);k<Y;k++){const E=B[k]?.text??"";T=U.test(E)||T&&E.trim()!==""&&!/^ERROR in /.test(
E),C=T||v.test(E)||C&&Z.test(E)&&!M.test(E),C&&S.add(k)}return S}}),5388:(($e,re,g)=>{g.r(re),g.d(re,{asSyncFailure:()=>T,brokenSite:()=>D,isErrorOfSite:()=>B,syncFailure:()=>G});
var v=g(3739),M=g(2881),Z=g(5879),U=g(8423);function G(k,E){return new M.$w({stage:"sync",code:k,message:E,exitCode:null,signal:null,log:[],diagnostics:[]})}const K=new Set(
["index_unanswered","index_empty","dead_asset"]);function B({code:k}){return K.has(k)}function D(k){const E=k.filter(B),N=E.length-1,j=N>0?` (and ${N} more ${N===
1?"error":"errors"})`:"",A=`The start page is broken: ${E[0]?.message}${j}`,L=k.flatMap(({file:P,line:$,code:w,message:O})=>P===null?[]:[{file:P,line:$,column:null,
severity:Y(w),code:w,message:O}]);return new M.$w({...G("site_broken",A).facts,diagnostics:L})}function Y(k){return k==="build_fault"||K.has(k)?"error":"warning"}
const S="The output could not be stored: the storage of the platform cannot be used now";function C(){return G("disk_full","The disk of the platform is full: th\
e output could not be stored")}function T(k,E){if(k instanceof M.$w)return k;if(E.aborted)return E.reason;if(k instanceof Z.Sb)return C();if(k instanceof U.u)return k.
isFull?C():G("storage_unavailable",S);const N=(0,v.xU)(k)??(k instanceof Error?k.message:String(k));return G("sync_failed",`The output could not be stored (${N}\
)`)}}),8667:(($e,re,g)=>{g.d(re,{wA:()=>Ls,RJ:()=>Lo});var v=g(6760),M=g(7994),Z=g(3052),U=g(1809),G=g(2416);const K=[/(?:^|[\s:])([\w$]{1,100}) is not defined\b/,
/\(reading '([\w$]{1,100})'\)/,/\.([\w$]{1,100})\)? is not a function\b/];function B(t){return K.map(n=>n.exec(t)?.[1]).find(n=>n!==void 0)}function D(t){return/(?<!\.)\bjson5?\b/i.
test(t)}function Y(t){return/^\s{2,12}input: '([^'\\]{4,200})',?$/.exec(t)?.slice(1)??[]}var S=g(3716),C=g(7491);const T=12,k=30,E={mentions:40,hints:10,shown:10,
names:16,nameLength:200,tokens:60},N=/^[>$]\s[a-z@.]|^Detected \S/;function j(t,{at:n,message:s,details:r}){const i=(0,C.E)(t,n-T,n),c=[...t.keys()].slice(Math.
max(0,n-T),n+k).filter(h=>!(i.has(h)||(0,U.Xk)(t[h]?.text??""))).sort((h,_)=>L(h,n)-L(_,n)),l=c.map(h=>({each:h,text:(0,G.wh)(t[h]?.text??"")})).filter(({text:h})=>!N.
test(h)),f=l.some(({text:h})=>A.test(h)),p=l.flatMap(({each:h,text:_})=>$(_,t[h]?.folder)).slice(0,E.mentions);return{mentions:f?p.map(h=>h.inStack?h:{...h,line:null,
column:null}):p,hints:f?[]:l.flatMap(({text:h})=>(0,S.LP)(h)?[]:b(h)).slice(0,E.hints),shown:c.flatMap(h=>ce(t,h)).slice(0,E.shown),rows:l.flatMap(({text:h})=>ee(
h)),said:f?void 0:b(s)[0],message:s,words:[...new Set(s.match(/\w{2,40}/g))].slice(0,E.tokens),names:[...be(X(s)),...l.flatMap(({text:h})=>Y(h))],details:[...new Set(
r.filter(h=>!(ie.test(h)||(0,U.Ol)(h))).flatMap(h=>be(X(h))))].slice(0,E.names),atEnd:/\b(?:unexpected|got|reached|premature) (?:the )?end of (?:the )?(?:file|input|string)|\bunexpected EOF\b/i.
test(s),identifier:B(s),isAbsence:/\b(?:required|missing|lacks|must (?:have|contain|export))\b/i.test(s),routes:[...new Set([...Pe(s),...l.flatMap(({each:h,text:_})=>Pe(
_,t[h+1]?.text))])].slice(0,E.hints),isJson:l.some(({text:h})=>D(h)),lacksScript:/\b(?:missing|no|unknown) script\b|\bscript not found\b|^Command "[^"]{1,100}" not found/i.
test(s)}}const A=/\bvite:vue\]\s\S{1,400}\.(?:md|html\.vue)\s/;function L(t,n){return t<n?(n-t)*2.5:t-n}const P=/^(?<path>[^\s]{1,400}?)(?::(?<line>\d{1,7})(?::(?<column>\d{1,7}))?|\((?<row>\d{1,7})[,:](?<character>\d{1,7})\))?$/;
function $(t,n){const s=(0,S.LP)(t),r=t.split(/[\s"'`<>{}|;*=]+/).slice(0,E.tokens);return r.flatMap((i,c)=>{const l=P.exec(ve(i))?.groups;if(!l?.path||!/[./]/.
test(l.path))return[];const[,f,p]=w.exec(r[c+1]??"")??[],h=f??O.exec(r.slice(c+1,c+3).join(" "))?.[1],_=y(l.line??l.row??h);return[{path:n===void 0||/^[/.]|^\w+:/.
test(l.path)?l.path:`${n}/${l.path}`,line:_,column:y(l.column??l.character??p),inStack:s}]})}const w=/^\((\d{1,7}):(\d{1,7})\)[:,.]?$/,O=/^line (\d{1,7})[:,.]?$/;
function y(t){return t&&Number(t)||null}const x=[/\bline(?:Number)?:?\s(?<line>\d{1,7})\b(?:[,:]?\s(?:column|col|character|char):?\s(?<column>\d{1,7}))?/i,/[([](?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?[)\]]/,
/\s(?:at|-)\s(?<line>\d{1,7}):(?<column>\d{1,7})\b/,/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})(?!:\d\d\b)[:\s]/];function b(t){for(const n of x){const s=n.exec(t)?.
groups,r=y(s?.line);if(r!==null)return[{line:r,column:y(s?.column)}]}return[]}const H=/^[\s│|]{0,40}(?<mark>>{0,2})\s{0,10}(?<line>\d{1,7})\s{0,4}(?:[|│┃]|:(?=\s))(?<text>.*)$/,
F=/^[\s│|·:╵┆╎-]*(?:\^|~~|─|━)/;function ee(t){const n=H.exec(t)?.groups;return n?[{line:Number(n.line),text:n.text?.trim()??""}]:[]}function ce(t,n){
const s=H.exec((0,G.wh)(t[n]?.text??""))?.groups,r=s?.text?.trim()??"",i=s?.mark!==""||F.test((0,G.wh)(t[n+1]?.text??""));return r!==""&&i?[{line:Number(s?.line),
text:r}]:[]}const le=/"([^"]{2,200})"|(?<!\w)'([^']{2,200})'(?!\w)|`([^`]{2,200})`|“([^“”]{2,200})”/g,ke=[/(?:^|\s)(?:Error:\s)?([^\s:"'`]{2,200}):?\s(?:is not|isn't|not found|is undefined|was not|could not be|does not|doesn't|cannot be|failed to|must be|is missing|is required|doesn’t)\b/,
/\b(?:partial|tag|helper|filter|mixin|layout|field|plugin|package|module|specifier|host|tarball):?\s"?([^\s"'`,;()]{2,200})/i,/\b[Uu]n(?:known|supported|recognized) (?:browser|engine|environment|flag|format|key|language|locale|option|preset|property|rule|target|theme|type|unit) ([^\s"'`,;:()]{2,100})$/,
/(?:^|[\s*])([\w.-]{2,60}):\s(?:Invalid|Required|Expected)\b/,/\b\d{1,3}(?:\.\d{1,3}){3}:(\d{2,5})\b/,/^\s*(?:[-*•]|->)\s(?:linking to\s)?(\S{2,200})$/,/\bproperties\s?\(([^\s()]{2,100})\)/],
q=/^(?:@[\w.-]+\/[\w.-]+|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|[a-z]+(?:[A-Z][a-z0-9]*)+|[\w.-]+@[\^~>=<\w.*:-]+|\.{1,2}\/\S+|(?:[\w@.-]+\/)+[\w.-]+\.\w{2,5}|[\w.-]+\.(?:invalid|com|org|net|io|dev))$/,
se=/\bwhile parsing\b|\blinked from\b|\bsource page path\b|\b[Dd]id you mean\b|\bSee (?:more|https?:)|\bTried\b/,ie=/\b(?:[Dd]id you mean|npm run|see a list|https?:\/\/)/;
function X(t){return t.slice(0,se.exec(t)?.index??t.length).replace(ae,"")}const ae=/^\W{0,8}[([]plugin [^)\]]{1,100}[)\]]/;function be(t){const n=[...t.matchAll(
le)].map(f=>f.slice(1).find(p=>p!==void 0)??""),s=ke.flatMap(f=>f.exec(t)?.[1]??[]),r=Ee.exec(t)?.[1],i=t.replace(le," ").split(/[\s,;()[\]<>{}"'`|]+/,E.tokens),
c=Se.test(t),l=i.map(ve).filter(f=>q.test(f)||Ae(f,c));return[...new Set([...n,r??"",...s,...l].map(f=>ge(f.trim()).slice(0,E.nameLength)))].filter(f=>/\w\w/.test(
f)&&(f===r||!_e.test(f))&&!f.includes("\\")&&f.split(/\s/).length<=3).slice(0,E.names)}const Ee=/\b(?:not found|look(?:ed|ing) for|unknown(?:\s\w{1,20}){0,2}|(?:does|do) not exist|undefined(?:\s\w{1,20})?|not defined):\s"?([^\s"'`,;]{2,200})/i,
_e=/^(?:[A-Z]\w{0,60}(?:Error|Exception)|a|an|the|that|this|which|it|its|is|are|was|in|of|on|or|and|for|from|with|to|not|does|cannot|could|config(?:uration)?|files?|pages?|modules?|packages?|plugins?|options?|paths?|folder|directory)$/i;
function ge(t){return/^["'`]/.test(t)&&t.length>2&&t.endsWith(t[0]??"")?t.slice(1,-1):t}const Se=/\b404\b|\blink(?:s|ed)?\b/i;function Ae(t,n){return/^https?:\/\/\S/.
test(t)||/^\/[\w@.-]+\/\S/.test(t)||n&&/^\/[\w-]/.test(t)}const Ne=[["(",")"],["[","]"]];function ve(t){let[n,s]=[0,t.length];const r=i=>{for(;s>n&&i.includes(t[s-
1]??" ");)s--};r(".:,");for(const[i,c]of Ne){const l=t[s-1]===c;t[n]===i&&(l||!t.includes(c))&&(n++,l&&s--),t.slice(n,s).includes(i)||r(`${c}.:,`)}return t.slice(
n,s)}const Ie=/\b(?:at|of|for|prerendering|rendering|GET|render)(?: (?:the )?(?:page|path|route))? ["'`]?(\/[\w[\].:@%()/-]{0,200})(?=$|[\s"'`,])|^!!! (\/\S{0,200}): /,
Me=/^[\s│]{0,8}[├└]─{1,2} (\/\S{0,200}) \(\d{1,9}ms\)$/,Ce=/^[\s│]{0,8}[├└]─{1,2} \[5\d\d\]/;function Pe(t,n=""){const[,s,r]=Ie.exec(t)??[],i=Ce.
test(n)?Me.exec(t)?.[1]:void 0;return[s,r,i].flatMap(c=>c?.replace(/[.:,]$/,"")??[])}var Je=g(9047),We=g(7214),Xe=g(107),W=g(5807),Q=g(730),oe=g(5230);class de{#e;#t=new Map;constructor(n){
this.#e=n}get all(){return this.#e}get length(){return this.#e.length}line(n){return this.#e[n]}find(n,s){let r=this.#t.get(n);r||(r=[],this.#t.set(n,r));const i=r[s];
if(i!==void 0)return i;const c=(0,oe.$)(n,this.#e[s]?.text??"");return r[s]=c,c}}function me(t,n,s){if("match"in t)return t.match(n,s);const r={};let i=s;for(const[
l,f]of t.steps.entries()){const p=Te(ye(f),n,i,l>0);if(!p)return;for(const[h,_]of Object.entries(p.groups))_!==void 0&&(r[h]=_);i=p.at+1}const c=t.steps.at(-1);
return!t.repeat||!c?{groups:[r],next:i}:ue(ye(c).pattern,r,n,i)}function ue(t,n,s,r){const i=[n];let c=r;for(;c<s.length&&i.length<1e3;c++){const l=s.find(t,c);
if(!l)break;i.push({file:n.file,...l.groups})}return{groups:i,next:c}}function ye(t){return t instanceof RegExp?{pattern:t}:t}function Te(t,n,s,r){const i=r?t.skip??
0:0,c={};for(let l=s;l<=s+i&&l<n.length;l++){const f=n.find(t.pattern,l);if(f)return{at:l,groups:{...c,...f.groups}};const p=t.over&&n.find(t.over,l);if(t.over&&
!p)return;for(const[h,_]of Object.entries(p?.groups??{}))_!==void 0&&(c[h]=_)}}var je=g(6612);const Qe=500,st=500,yn=[["warning",/^(?:warn|warning|deprecation warning|!|⚠)/i],
["notice",/^(?:hint|info|note|message|i$)/i],["error",/./]],Ot=/^Compiled with warnings\.?$/,En=/\bfail(?:ed)?\b|^error\b|^Treating warnings as errors/i;function $n(t,n=Q.
h){const s=new de((0,Xe.Se)(t)),r=new Map;let i=!1;for(let c=0;c<s.length&&r.size<Qe;){const l=s.line(c)?.text??"";i=Ot.test(l)||i&&!En.test(l);const f=bn(s,c,n);
for(const p of f?.diagnostics??[]){const h=i&&p.severity==="error"?{...p,severity:"warning"}:p,{file:_,line:V,column:he,message:fe}=h,xe=JSON.stringify([_,V,he,
fe]);!r.has(xe)&&r.size<Qe&&r.set(xe,h)}c=f?.next??c+1}return[...r.values()]}function bn(t,n,s){const r=t.line(n);if(!(!r||r.text.trim()===""))for(const i of s){
const c=me(i,t,n);if(!c)continue;return{diagnostics:c.groups.map(f=>{const p=Sn(f,i,r.folder);if(!p)return;const h=(0,G.Vz)(p.message,t.all,xt(p.message,t,n,c.next)),
_=f.test===void 0?"":`, in the test "${f.test.slice(0,120)}"`;return{...p,message:(0,W.Ow)(h+_,st)}}).filter(f=>f!==void 0),next:c.next}}}function xt(t,n,s,r){for(let i=s;i<
r;i++)if(n.line(i)?.text.includes(t.slice(0,60)))return i;return r-1}function Sn(t,n,s){const{message:r,frame:i}=t,c=(t.file??"").replace(/(?<=\.mdx?)\.js(?=$|\?)/,
"");if(!(c||i)||!r)return;const l=c===(t.file??"")&&_t(t.line)||null,f=l===null?null:_t(t.column);return{file:c&&On(c.trim(),s)+kn(n,c,l),line:l,column:f===null?
null:n.zeroColumn?f+1:f||null,severity:vn(t.severity,n),code:t.code??null,message:(0,W.Ow)(Rt(ut(r.trim(),c),c),st),frame:i}}function kn({part:t=""},n,s){return s===
null||t===je.$p&&n.startsWith("/")?"":t}function ut(t,n){const s=t.replace(/^(?:error: |\[error\] )|\?vue&type=[\w=&.-]+| \[plugin [\w@/:-]{1,60}\]$/gi,""),[,r="",
i]=/^(\S{1,400}?)(?::\d{1,7}){0,2}: (.+)$/.exec(s)??[],[c]=n.split("?",1);return i!==void 0&&(`/${r}`.endsWith(`/${c}`)||`/${c}`.endsWith(`/${r}`))?i:s}function Rt(t,n){
return t.replace(/(?<=^Cannot find module ')\/[^']{1,400}(?='$)/,s=>{const r=v.posix.relative(v.posix.dirname(n),s);return n.startsWith("/")?r.startsWith(".")?r:
`./${r}`:s})}function vn(t,n){return t===void 0?n.severity??"error":yn.find(([,s])=>s.test(t))?.[0]??"error"}function _t(t){return t===void 0?null:Number(t)}function On(t,n){
return n===void 0||/^(?:[A-Za-z]:|[a-z-]+:\/\/|[\\/])/.test(t)?t:`${n}/${t.replace(/^(?:\.\/)+/,"")}`}var ot=g(901),De=g(4177);const Tt=/\bYAML|\bfront ?matter\b|\b(?:explicit|implicit) mapping|\bblock mapping\b|\bmapping (?:entry|key|values)\b|\bblock (?:collection|sequence)|\bflow (?:collection|sequence|mapping)\b|quoted scalar|\bcompact mappings\b|unexpected end of the (?:stream|document)|unidentified alias/i,
At=/\.ya?ml$/i,Nt=/\.(?:mdx?|markdown|njk|liquid|html?|hbs|webc|svx)$/i,xn=300;function ft(t){return Tt.test(t)}async function It(t,n){const s=At.test(t);if(!s&&
!Nt.test(t))return;const r=await n.lines(t),i=s?0:1,c=s?r.length:(0,De.EZ)(r)-1;if(c<0)return;const{parseDocument:l,LineCounter:f}=await g.e(815).then(g.t.bind(
g,8815,19)),p=new f,h=r.slice(i,c).join(`
`),[_]=l(h,{lineCounter:p,prettyErrors:!1}).errors;if(!_)return;const{line:V,col:he}=p.linePos(Rn(_.message)?mt(h,_.pos[0]):_.pos[0]);return{file:t,line:V+i,column:he,
reason:_.message.split(`
`,1)[0]??""}}function Rn(t){return/^Flow (?:sequence|map)\b.*\bend with a\b/.test(t)}function mt(t,n){return/(?:^|\n)[ \t]*$/.test(t.slice(0,n))?Math.max(0,t.slice(
0,n).trimEnd().length-1):n}async function Mt(t){const n=t.files.filter(r=>At.test(r)||Nt.test(r)).slice(0,xn),s=[];for(const r of n){if(t.isOver||s.length>1)return;
const i=await It(r,t);i&&s.push(i)}return t.onlyOf(s)}const _n=12,Ct=16;function Be(t,n,s){const r=n.filter(l=>Math.abs(l.line-t)<=_n&&l.text!==""),i=r.find(l=>l.
line===t),c=t>s.length?null:t;return i?qe(i.text,s[t-1])?t:Lt(i,r,s)??Pt(i.text,s)??c:c}function Lt(t,n,s){const r=s.flatMap((f,p)=>{if(!qe(t.text,f))return[];const h=n.
filter(_=>qe(_.text,s[p+_.line-t.line]));return[{line:p+1,rows:h.length}]}),i=Math.max(...r.map(({rows:f})=>f)),[c,l]=r.filter(({rows:f})=>f===i);return l===void 0?
c?.line:void 0}const Ke=3;function Tn(t,n,s){const r=n.filter(c=>Math.abs(c.line-t.line)<=Ke&&c.text!==""),i=r.reduce((c,{text:l})=>c+l.length,0);return r.length<
Ke||i<Ct?[]:s.flatMap((c,l)=>r.every(f=>qe(f.text,s[l+f.line-t.line]))?[l+1]:[])}function Pt(t,n){const s=et(t),r=n.flatMap((i,c)=>{const l=et(i);return l.length>=
Ct&&s.includes(l)?[c+1]:[]});return r.length===1?r[0]:void 0}function qe(t,n=""){const s=et(n);return s!==""&&s===et(t)}function et(t){return t.replace(/\s+/g,"\
 ").trim()}const An=/^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i,Nn=/^(?:if|for|block|macro|call|filter|raw|unless|case|capture|tablerow|comment|verbatim)$/,
pt=/<(?<slash>\/?)(?:(?<name>[A-Za-z][\w.-]{0,80}(?::[\w.-]{1,80})?)(?=[\s/>]|$)|(?=>))/y,In=/\{(?<sign>[#/])(?<name>if|each|await|key|snippet)\b/y,Mn=/\{%-?\s{0,100}(?<end>end)?(?<name>\w{1,40})/y,
ze=/\{\{~?(?<sign>[#/])\s{0,20}(?<name>\w{1,40})/y,rt=/@(?:if|else(?:\sif)?|for|empty|switch|case|default|defer|loading|placeholder|error)\s{0,10}(?:\((?:[^()]|\((?:[^()]|\([^()]{0,200}\)){0,300}\)){0,500}\))?\s{0,10}\{/y,
ht=/\{\{[^{}]{0,1000}\}\}/y,jt=/\/(?:[^\\/\n[]|\\.|\[(?:[^\]\\\n]|\\.){0,200}\]){1,400}\//y,Cn=/<\w{1,80}\sextends\b/y,Dt=[[/<!--/y,"-->"],[/\{\{!--/y,"--}}"],[
/\{#[\s-]/y,"#}"],[/<script\b/iy,"<\/script"],[/<style\b/iy,"</style"]],Ln=/(?:^|\W)(?:return|default|yield|await|case|else)$/,Ut=200;function*Ps(t,n,s){const r=n.
includes("brace"),i=r?/[<{}"'`/]/g:n.includes("control")?/[<{}@]/g:/[<{]/g,c=[];for(let l=i.exec(t);l;l=i.exec(t)){const f=l.index,p=r&&(c.at(-1)??s)==="code",h=p&&
/["'`/]/.test(l[0])?Wt(t,f):Ft(t,f);if(h!==void 0){if(h<0)return;i.lastIndex=h;continue}const _=Pn(t,f,n,p,c);_&&(i.lastIndex=_.name==="{"?f+1:_.end,_.name!==""&&
(tt(_,c),yield _))}}function tt({opens:t,name:n},s){t?s.push(n==="{"?"code":"text"):n==="{"?s.length=Math.max(0,s.lastIndexOf("code")):s.at(-1)==="text"&&s.pop()}
function Pn(t,n,s,r,i){const c=t[n]??"";if(c==="<")return s.includes("tag")&&(!r||Dn(t,n))?Un(t,n):void 0;if(c==="@"||s.includes("control"))return Wn(t,n);const l=s.
includes("block")&&c==="{"?Fn(t,n):void 0;if(l||!s.includes("brace")||!/[{}]/.test(c))return l;if(!(c==="}"&&!i.includes("code")))return{opens:c==="{",name:"{",
at:n,end:gt(t,n)}}function Ue(t,n,s){return t.lastIndex=s,t.exec(n)}function Ft(t,n){const s=Dt.find(([i])=>Ue(i,t,n));if(!s)return;if(/^<s/i.test(t.slice(n,n+2))){
const i=Bt(t,n);if(t[i-2]==="/")return i}const r=t.indexOf(s[1],n+2);return r<0?-1:r+2}function Wt(t,n){const s=t[n]??"";if(s==="/")return jn(t,n);for(let r=n+1;r<
t.length;r++)if(t[r]==="\\")r++;else{if(t[r]===s)return r+1;if(t[r]===`
`&&s!=="`")return r}return-1}function jn(t,n){if(t[n+1]==="/")return gt(t,n);if(t[n+1]==="*"){const s=t.indexOf("*/",n+2);return s<0?-1:s+2}return(Gt(t,n)&&Ue(jt,
t,n)?jt.lastIndex:0)||n+1}function Dn(t,n){return t[n+1]==="/"||Gt(t,n)&&!Ue(Cn,t,n)}function Gt(t,n){const s=t.slice(Math.max(0,n-Ut),n).trimEnd();return s===""||
/[({[}>,?:&|=;!]$/.test(s)||Ln.test(s)}function Un(t,n){const s=Ue(pt,t,n)?.groups;if(!s)return;const r=Bt(t,n),{name:i="<>",slash:c}=s,l=t[r-2]==="/"||An.test(
i);return{opens:c==="",name:l?"":i,at:n,end:r}}function Bt(t,n){let s="",r=0;for(let i=n;i<t.length;i++){const c=t[i]??"";if(s!=="")s=c===s?"":s;else if(r>0&&t.
startsWith("//",i))i=gt(t,i);else if(/["'`]/.test(c))s=c;else if(c==="{")r++;else if(c==="}")r--;else if(c===">"&&r<=0)return i+1}return t.length}function gt(t,n){
const s=t.indexOf(`
`,n);return s<0?t.length:s}function Fn(t,n){const s=(Ue(In,t,n)??Ue(ze,t,n))?.groups,r=s?void 0:Ue(Mn,t,n)?.groups;if(!(s||r))return;const i=t.indexOf(r?"%}":"}",
n),c=i<0?t.length:i+(r||t[i+1]==="}"?2:1);if(s)return{opens:s.sign==="#",name:`#${s.name}`,at:n,end:c};const l=r?.name??"";return{opens:r?.end===void 0,name:Nn.
test(l)?`%${l}`:"",at:n,end:c}}function Wn(t,n){return t[n]==="}"?{opens:!1,name:"@",at:n,end:n+1}:Ue(ht,t,n)?{opens:!0,name:"",at:n,end:ht.lastIndex}:Ue(rt,t,n)?
{opens:!0,name:"@",at:n,end:rt.lastIndex}:void 0}const it=/\b(?:missing (?:an? )?(?:end|closing) tag|(?:end|closing) tag\b|unclosed|not closed|left open|unterminated jsx|attempted to close|expected token|end of (?:the )?(?:file|input|template)|unexpected end|unexpected EOF|got ['"]?EOF)/i,
wt=/\bExpected "[})]"|\bUnexpected "(?:\}|\)|\$\$\w{1,40})"|\$\$render\b|"\$\$\w/,Gn=/\bclosing tag\b|\bunterminated (?:jsx|regexp|regular expression)\b|\bunexpected token\b|\bExpected ['"`]<\//i,
He=/@(?:if|for|switch|defer)\s{0,10}[({]/,yt=[{name:/\.astro$/i,kinds:["tag","brace"],base:"text",message:wt},{name:/\.(?:vue|astro|mdx|html?|webc)$/i,kinds:["t\
ag"],base:"text",message:it},{name:/\.(?:svelte|svx|md|markdown)$/i,kinds:["tag","block"],base:"text",message:it},{name:/\.(?:njk|nunjucks|liquid|hbs|handlebars)$/i,
kinds:["block"],base:"text",message:it},{name:/\.[cm]?[jt]sx?$/i,kinds:["tag","brace"],base:"code",message:Gn}],Kt=80,Et=200,Bn=500;function zt(t,n,s){if(Hn.test(
t))return Jt.test(s)?Yn(n):void 0;const r=yt.find(p=>p.name.test(t)&&p.message.test(s));if(!r)return;const i=zn(t,n),c=r.kinds.concat(/\.html?$/i.test(t)&&He.test(
i)?"control":[]),l=[];for(const p of Ps(i,c,r.base)){const h={...p,indent:Vt(i,p)};if(h.opens){if(l.length>=Bn)return;l.push(h);continue}const _=Kn(h,l),V=l.pop();
if(_===void 0||V===void 0)return Zt(h,"begin",i);if(V!==_)return Ht(V,s,i)}const f=l.at(-1);return f&&Ht(f,s,i)}function Ht(t,n,s){return/\bunexpected token\b/i.
test(n)&&t.name==="{"?void 0:Zt(t,"end",s)}function Zt({at:t,end:n,name:s},r,i){const l=s==="{"&&i.slice(t+1,n).trim()===""?Math.max(i.lastIndexOf(`
`,t)+1,t-Et):t,f=Yt(i.slice(l,n).replace(/\s+/g," ").trim());return{line:i.slice(0,t).split(`
`).length,text:f,lacks:r}}function Yt(t){return t.length>Kt?`${t.slice(0,Kt)}\u2026`:t}function Kn({name:t,indent:n},s){const r=s.findLast(i=>i.name===t);return n===
void 0||r?.indent===void 0?r:s.findLast(i=>i.name===t&&i.indent===n)??r}function Vt(t,{at:n,name:s,opens:r}){const i=t.slice(Math.max(0,n-Et),n),c=i.lastIndexOf(
`
`)+1;if(c===0&&n>Et)return;const l=i.slice(c);return s==="{"&&r?/^\s*/.exec(l)?.[0]:l.trim()===""?l:void 0}function zn(t,n){const s=/\.(?:mdx?|markdown|svx)$/i.
test(t),r=(0,De.EZ)(n);let i;return n.map((l,f)=>{if(f<r)return"";if(!s)return l;const p=/^\s{0,12}(`{3,}|~{3,})/.exec(l)?.[1],h=i!==void 0;return i===void 0?i=
p:p?.startsWith(i)&&(i=void 0),h||p!==void 0?"":l.replace(/`[^`]*`/g,_=>" ".repeat(_.length))}).join(`
`)}const Hn=/\.(?:pug|jade)$/i,Jt=/\bno closing bracket\b|\bclosing (?:bracket|parenthesis)\b|\bend of the string reached\b/i,Zn=/^(?<indent>\s*)[\w.#:+-]{1,200}(?=\()/;
function Yn(t){for(let n=0;n<t.length;n++){const s=t[n]??"",r=Zn.exec(s);if(!r)continue;const i=Vn(t,n,r[0].length,r.groups?.indent?.length??0);if(i===void 0)return{
line:n+1,text:Yt(s.trim()),lacks:"end"};n=i}}function Vn(t,n,s,r){let i=0,c="";for(let l=n;l<t.length;l++){const f=t[l]??"",p=f.search(/\S/);if(l>n&&p>=0&&p<=r&&
!/^\s*[)\]}]/.test(f))return;for(const h of f.slice(l===n?s:0))if(c!==""?c=h===c?"":c:/["'`]/.test(h)?c=h:/[([{]/.test(h)?i++:/[)\]}]/.test(h)&&i--,i===0)return l}}
const Jn=6;async function Xn(t,n,s){if(!s.has(t.file))return t;const r=await s.lines(t.file);if(r.length===0)return t;const i=Xt(t,r)??await qn(t,s);if(i||t.line===
null)return i??t;const c=Be(t.line,n,r),l=c===t.line?t:{...t,line:c,column:null};return ts(Qn(l,r),r)}const Oe=/[`'"](?<tag><[A-Za-z][\w.-]{0,100})>?[`'"]/;function Qn(t,n){
const s=/\.(?:mdx?|markdown)$/.test(t.file)?Oe.exec(t.message)?.groups?.tag:void 0;if(s===void 0||t.line===null)return t;const r=t.line+(0,De.EZ)(n),i=c=>n[c-1]?.
includes(s)===!0;return r>t.line&&!i(t.line)&&i(r)?{...t,line:r}:t}function Xt(t,n){const s=zt(t.file,n,t.message);if(!s)return;const r=s.lacks==="end"?"is not \
closed":"closes what is not open",i=`${t.message.replace(/[.:]?\s{0,4}$/,"")}: ${s.text} ${r}`;return{...t,line:s.line,column:null,message:i.slice(0,500)}}async function qn(t,n){
const s=ft(t.message)?await It(t.file,n):void 0;if(!s)return;const{message:r}=t,i=/\bfront ?matter\b/i.test(r),{line:c,column:l}=s;return{...t,message:i?`${r.replace(
/[.:]$/,"")}: ${s.reason}`:r,line:c,column:l}}const es=/\b(?:unknown|undefined|unrecognized) [\w ]{0,40}[:\s]\s?[`'"]?(?<name>[@$.]?[\w:/.[\]()-]{2,100}?)[`'".]{0,3}$/i;
function ts(t,n){const s=B(t.message),r=s??es.exec(t.message)?.groups?.name;if(r===void 0)return t;const i=(_="")=>s===void 0?_.includes(r):_.split(/[^\w$]+/).includes(
r),c=t.line??0;if(i(n[c-1]))return t;const l=[...n.keys()].map(_=>_+1).filter(_=>i(n[_-1])),f=s===void 0||c===0?[]:l.filter(_=>Math.abs(_-c)<=Jn),[p,h]=f.length>
0?f:l;return p===void 0||h!==void 0?t:{...t,line:p,column:null}}var ns=g(8724),Qt=g(6653),$t=g(9692);const bt=/(?:^|\/)(?:[jt]sconfig[\w.-]*|\.\w+rc|devcontainer|angular|nx|turbo)\.json$|(?:^|\/)\.(?:vscode|zed)\/|\.json[5c]$|(?:^|\/)\.\w{2,20}rc$/,
ss=[/\bat line (\d{1,7}),? column \d{1,7}\.?$/,/\(line (\d{1,7}) column \d{1,7}\)/,/\bat (\d{1,7}):\d{1,7}\.?$/],os=4;async function rs(t,n,s){const r=ss.map(fe=>fe.
exec(t)?.[1]).find(fe=>fe!==void 0);if(!(D(t)||r!==void 0&&n.isJson)||s.isPartial)return;const i=async(fe,xe)=>{const Ve=[];for(const nt of s.files.filter(fe)){
const Re=xe((await s.lines(nt)).join(`
`));if(!Re)continue;const{stop:Yo,...Vo}=Re;(r===void 0||Yo===Number(r))&&Ve.push({file:nt,...Vo})}return Ve},c=await i(fe=>fe.endsWith(".json")&&!bt.test(fe),at),
l=s.onlyOf(c.length>0?c:await i(fe=>bt.test(fe),cs));if(l)return{place:l,others:[]};const f=qt(t),h=await i(fe=>fe.endsWith(".json")&&!(bt.test(fe)&&is(fe,s)),fe=>f.
includes(as(fe))?at(fe):void 0),_=!s.isPartial&&h.length<=os,[V,...he]=_?h.toSorted((fe,xe)=>fe.file<xe.file?-1:1):[];return V&&{place:V,others:he}}function is(t,{
manifest:n="package.json"}){return v.posix.dirname(t)===v.posix.dirname(n)}function as(t){try{JSON.parse(t)}catch(n){if(n instanceof SyntaxError)return qt(n.message)}
return`
`}function qt(t){return t.replace(/\s+/g," ")}function at(t){if(t.trim()==="")return;const n=(0,$t.UQ)(t);if(!n)return;const s=t.trimEnd().length,r=(0,$t.q1)(t,
Math.min(n.stop,s)).line;return{...(0,$t.q1)(t,Math.min(n.offset,s)),stop:r}}function cs(t){if(!/^\s*[{[]/.test(t))return;const{plain:n,strict:s}=ls(t);return at(
s)&&at(n)}const St=/[\w$]{1,100}/y;function ls(t){const n=[],s=[];for(let r=0;r<t.length;){const i=ds(t,r),c=t.slice(r,i),f=/^\/[/*]/.test(c)||c===","&&/^[}\]]/.
test(nn(t,i))?c.replace(/\S/g," "):c,p=/^[\w$]/.test(c)&&nn(t,i)===":";n.push(f),s.push(p||c[0]==="'"?'""':f),r=i}return{plain:n.join(""),strict:s.join("")}}function ds(t,n){
const s=t[n]??"";if(t.startsWith("//",n))return en(t.indexOf(`
`,n),t);if(t.startsWith("/*",n))return en(t.indexOf("*/",n+2)+1,t)+1;if(s==='"'||s==="'"){for(let r=n+1;r<t.length&&t[r]!==`
`;r++){if(t[r]===s)return r+1;t[r]==="\\"&&r++}return n+1}return St.lastIndex=n,St.test(t)?St.lastIndex:n+1}function en(t,n){return t<=0?n.length:t}const tn=200;
function nn(t,n){return t.slice(n,n+tn).trimStart()[0]??""}const us=/\bscripts? cannot have (?:imports|exports)\b|\bimport statement outside (?:of )?a module\b/i,
sn=/<script\b(?<attributes>[^<>]{0,500})>/i,fs=/\bsrc=["']?(?<path>[^"'\s>]{1,300})/i,ms=/^\s{0,40}(?:import\s{0,4}["'{*\w]|export\s)/;async function ps(t,n){if(!us.
test(t))return;const s=[],r=n.files.filter(c=>/\.html?$/.test(c)),i=await n.collect(r,(c,l,f)=>{const{attributes:p=""}=sn.exec(c)?.groups??{},h=fs.exec(p)?.groups?.
path;return h===void 0||/\btype=["']?module\b/i.test(p)?void 0:{script:h.startsWith("/")?h.slice(1):v.posix.join(v.posix.dirname(f),h),place:{file:f,line:l,column:c.
search(sn)+1}}});for(const{script:c,place:l}of i)n.has(c)&&(await n.lines(c)).some(f=>ms.test(f))&&s.push(l);return n.onlyOf(s)}const hs=/\bNo such file or directory \(os error 2\)$/,
gs=/^\s{0,40}@import\s{1,4}(?:url\()?\s{0,4}["'](?<path>[\w./-]{1,300}\.css)["']/,ws=200;async function Ge({message:t,mentions:n},s){if(!hs.test(t))return;const i=[
n.filter(({inStack:l})=>!l).map(({path:l})=>s.find(l)).find(l=>l?.endsWith(".css"))].filter(l=>l!==void 0),c=[];for(let l=0;l<i.length&&l<ws;l++){const f=i[l]??
"";for(const[p,h]of(await s.lines(f)).entries()){const _=gs.exec(h)?.groups?.path;if(_===void 0)continue;const V=v.posix.join(v.posix.dirname(f),_);if(s.has(V))
i.includes(V)||i.push(V);else{const he=h.indexOf(_)+1;c.push({file:f,line:p+1,column:he,message:`${t}: @import "${_}"`})}}}return s.onlyOf(c)}async function ys(t,n,s,r){
const i=await Ge(n,s),c=i?{place:i,others:[]}:await rs(t,n,s);if(c||!ft(t)||r?.line)return c;const l=await Mt(s);return l&&{place:{file:l.file,line:l.line,column:l.
column},others:[]}}const on=/(?:^|\/)(?:dist|build|out|\.(?:svelte-kit|output|nuxt|next|astro|temp|vercel|netlify))\//,rn=16,Es=240;async function $s({path:t,line:n,
column:s},r,i,c){const l=mn(t,i);if(n===null||l===void 0||c.isPartial)return;const f=await c.piece(l,n,s??1,Es),p=kt(f);if(p.length<rn)return;const h=r!==void 0&&
f.includes(r)&&await an(r,p,c);if(h)return h;const _=await c.collect(c.files,(xe,Ve,nt)=>{const{length:Re}=kt(xe);return Re>=rn&&p.includes(kt(xe))?{place:{file:nt,
line:Ve,column:null},length:Re}:void 0}),V=_.reduce((xe,{length:Ve})=>Math.max(xe,Ve),0),[he,fe]=_.filter(({length:xe})=>xe===V);return fe===void 0?he?.place:void 0}
async function an(t,n,s){const r=new RegExp(`(?<![\\w$.])${(0,W.Kf)(t)}(?:\\??\\.[\\w$]{1,100}){0,4}`,"g"),i=s.files.filter(l=>bs.test(l)),c=await s.collect(i,(l,f,p)=>[
...l.matchAll(r)].map(([_])=>_).filter(_=>_!==t).some(_=>n.includes(_))?{file:p,line:f,column:null}:void 0);return c.length===1?c[0]:void 0}const bs=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx)$/,
cn=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|markdown|njk|liquid|hbs|pug|html)$/,ln=/[.-](?=\w{0,8}[\dA-Z])[\w-]{8}(?=\.(?:lean\.)?[cm]?js$)/,dn=2;function un(t,n,s){
const r=mn(t,n)?.replace(ln,"");if(r===void 0)return;const[i,c]=[Ze(r),Ze((0,v.basename)(r))];let l={files:[],same:1};for(const _ of s.files.filter(V=>cn.test(V))){
const V=Ze(_),he=vs(i,V);he<Math.max(c.length,l.same,Math.min(dn,V.length))||(he>l.same&&(l={files:[],same:he}),l.files.push(_))}const f=_=>_.split("/").length,
[p,h]=l.files.sort((_,V)=>f(_)-f(V));return p!==void 0&&(h===void 0||f(p)<f(h))?p:void 0}async function Ss(t,n,s,r){const i=un(t,s,r);if(i===void 0)return;const c=await r.
lines(i),l=[...c.keys()].filter(_=>c[_]?.split(/[^\w$]+/).includes(n)),f=l.filter(_=>c[_]?.includes(`${n}(`)),[p,h]=f.length>0?f:l;return p===void 0?void 0:{file:i,
line:h===void 0?p+1:null,column:null}}const fn=/^(?:html|md|mdx|vue|svelte|astro|lean|server|prerender|[cm]?[jt]sx?)$/,ks=4;function Ze(t){const n=t.split(".");
for(let s=0;s<ks&&n.length>1&&fn.test(n.at(-1)??"");s++)n.pop();return n.join(".").split(/[^A-Za-z0-9]+/).filter(s=>s!=="")}function vs(t,n){let s=0;for(;s<t.length&&
s<n.length&&t.at(-1-s)===n.at(-1-s);)s++;return s}function mn(t,n){const s=t.replace(/^file:\/\//,"").replace(/[?#].*$/,"");if(s.includes("/node_modules/")&&!(0,De.
fz)(s)||s.startsWith("/")&&!(0,M.FK)(n,s))return;const r=s.startsWith("/")?s.slice(n.length+1):s;return on.test(r)||(0,De.fz)(r)?(0,je.qD)(r,{exists:()=>!0}):void 0}
function kt(t){return t.replace(/[\s"'`();,!]/g,"")}const Os=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|sh|py|rb|php)$/,xs=/^(?:Uncaught )?(?:\w{0,60}Error: )?/,Rs=/["'`:,;()]|\s\d\S{0,20}(?=\s|$)/,
_s=10,pn=16;async function Ts(t,n){const s=t.replace(xs,"").replace(/\.$/,""),r=s.split(Rs).map(l=>l.trim()).filter(l=>l.length>=pn&&l.split(" ").length>2),[i=""]=r.
sort((l,f)=>f.length-l.length),c=n.files.filter(l=>Os.test(l));for(const l of[s,i]){if(l.length<_s||!l.includes(" "))continue;const f=await n.collect(c,(p,h,_)=>{
const V=p.indexOf(l);return V<0?void 0:{file:_,line:h,column:V+1}});if(f.length>0)return n.onlyOf(f)}}const As=50,hn=9;async function Ns(t,n,s,r){const i=new Map;
for(const p of t){const h=d(p,await I(p,n,s,r),r);for(const _ of h){const V=`${_.file}
${_.line}`,he=i.get(V)??{spot:_,weight:0};i.set(V,{spot:he.spot,weight:he.weight+1/h.length})}}const c=Math.max(...[...i.values()].map(({weight:p})=>p)),l=[...i.
values()].filter(({weight:p})=>p>c-.001).map(({spot:p})=>p),f=l.every(({file:p})=>p===l[0]?.file);return a(l)??(f?a(l.filter(p=>!o(p))):void 0)}const e=/^\s*import\b.{1,400}\bfrom\s{0,4}(?<from>["'].{1,200})|^\s*(?:const|let|var)\b.{1,200}\brequire\((?<required>.{1,200})/;
function o({text:t,found:n}){const{from:s,required:r}=e.exec(t)?.groups??{},i=s??r;return i!==void 0&&!i.includes(n)}function a(t){return t.length===1?t[0]:void 0}
function d(t,n,{words:s}){if(n.length<2)return n;const r=n.filter(i=>{const c=m(i);return c!==void 0&&c!==t&&s.includes(c)});return r.length>0?r:n}const u=/(?:^|[^\w])(\w{2,40})["']?\s{0,4}[:=]\s{0,4}["'`]?$/;
function m({text:t,column:n}){return u.exec(t.slice(Math.max(0,n-81),n-1))?.[1]}const R=/^\s*"name":\s"[^"]{1,200}",?\s*$/;async function I(t,n,s,{root:r,words:i}){
for(const c of Fe(t,r)){const l=[];for(const h of n){if(l.length>As||s.isOver)return[];for(const[_,V]of(await s.lines(h)).entries()){const he=we(c,V);he>=0&&!R.
test(V)&&l.push({file:h,line:_+1,column:he+1,text:V,found:c})}}const p=c!==t&&/^\w+$/.test(c)?l.filter(h=>J(c,h)&&z(i,h)):l;if(p.length>0)return te(t,ne(c,pe(p)),
s)}return[]}function z(t,n){const s=m(n);return s===void 0||t.includes(s)||!/\.(?:json|ya?ml|mdx?|markdown)$/.test(n.file)}function J(t,{text:n,column:s}){const[
r,i]=[n.slice(0,s-1),n.slice(s-1+t.length)];return/["'`(/]$/.test(r)||/^["'`)]/.test(i)||/:\s*$/.test(r)&&i.trim()===""}function pe(t){const n=t.filter(({text:s,
column:r})=>!s.slice(0,r-1).endsWith("</"));return n.length>0?n:t}async function te(t,n,s){if(n.length===1)return n;const r=[];for(const i of n)!/\.(?:mdx?|markdown)$/.
test(i.file)||!i.text.startsWith(`${t}:`)||i.line<(0,De.EZ)(await s.lines(i.file))&&r.push(i);return r.length===1?r:n}function ne(t,n){if(/^\w+$/.test(t)&&!n.every(
({file:r})=>r.endsWith(".json")))return n;const s=n.filter(({text:r,column:i})=>{const[c,l]=[r[i-2]??"",r[i-1+t.length]??""];return/["'`(]/.test(c)&&/["'`)?#]/.
test(l)});return s.length>0?s:n}function we(t,n){for(let s=n.indexOf(t);s>=0;s=n.indexOf(t,s+t.length)){const r=/^\w/.test(t)?n[s-1]??"":"",i=/\w$/.test(t)?n[s+
t.length]??"":"";if(!/[\w$]/.test(r)&&!/[\w$]/.test(i))return s}return-1}const Le=/^(@[\w.-]{1,60}\/)?(?:\w{2,20}-)?(?:plugin|preset|config)(?:-|$)/;function Fe(t,n){
const s=ct(t,n),r=[t],i=/^(@?[^@\s/]{1,100}(?:\/[^@\s/]{1,100})?)@\S/.exec(s)?.[1];i&&r.push(i);const c=s.replace(Le,"$1");c!==s&&r.push(c.replace(/\/$/,""));const l=s.
replace(/^(?:\.{1,2}\/|[~@#$]\/|\/){1,4}/,"");r.push(s,l);const f=l.split("/").filter(p=>p!=="");if(f.length>1&&!/^@/.test(l)){const p=f.at(-1)??"",h=l.replace(
/\.\w{1,8}$/,"").split("/");r.push(f.slice(1).join("/"),f.slice(-2).join("/"),p,h.join("/")),h.length>2&&r.push(h.slice(-2).join("/")),/^\w{4,}\.\w+$/.test(p)&&
r.push(p.replace(/\.\w+$/,""))}return/^[.#$%<]\w/.test(t)&&r.push(t.replace(/^\W/,"").replace(/\W$/,"")),[...new Set(r)].filter(p=>/\w\w/.test(p)).slice(0,hn)}function ct(t,n){
const s=URL.canParse(t)?new URL(t):void 0;if(s&&/^https?:$/.test(s.protocol)){const i=(0,W.oF)(s.pathname).replace(/^\//,"").split("/-/")[0]??"";return/^localhost|registry/.
test(s.hostname)?i:s.hostname}const r=t.startsWith("/")&&(0,M.FK)(n,t)?(0,v.relative)(n,t):t;return/(?:^|\/)node_modules\/((?:@[\w.-]+\/)?[\w.-]+)/.exec(r)?.[1]??
r}var vt=g(9882),Ye=g(8503),Is=g(770);const Ys=/(?:^|\/)[jt]sconfig(?:\.[\w-]{1,40})?\.json$/,Vs=/^\s{0,40}"baseUrl"\s{0,4}:\s{0,4}"(?<base>[^"]{1,300})"/,Js=/^(?:\.|node_modules$|dist$|build$|out$)/,
Xs=/^(?<sign>[@~#$]?)(?<first>[A-Za-z][\w-]{2,60})(?:\/(?<rest>[\w./-]{1,300}))?$/;async function Qs(t,n){const s=(0,We.ne)({facts:{log:[],diagnostics:[t]},lines:[]}),
r=Xs.exec((0,We.Ap)(t.message)??"")?.groups;if(s?.kind!=="package"||!r?.first)return;const i=await eo(n),{sign:c="",first:l,rest:f}=r;for(const p of new Set([...i,
...(0,We.RD)(t.file)]))for(const h of(0,vt.IM)(l,qs(p,n))){const _=v.posix.join(p,h);if(i.includes(p)||to(_,f,n)||await no(`${c}${h}`,n))return await so(s.specifier,
n)?void 0:`${_}/`}}function qs(t,{list:n}){return n(t).filter(s=>!Js.test(s)&&n(v.posix.join(t,s)).length>0)}async function eo(t){const n=t.files.filter(s=>Ys.test(
s));return t.collect(n,(s,r,i)=>{const c=Vs.exec(s)?.groups?.base,l=c===void 0?"":v.posix.join(v.posix.dirname(i),c).replace(/\/$/,"");return l===""||l===v.posix.
dirname(i)||l.startsWith("..")?void 0:l})}function to(t,n,{list:s}){if(n===void 0)return!1;const r=v.posix.join(t,n),i=v.posix.basename(r);return s(v.posix.dirname(
r)).some(c=>c===i||c.startsWith(`${i}.`))}async function no(t,n){const s=['"',"'"].flatMap(i=>[`${i}${t}/`,`${i}${t}${i}`]),r=i=>/\b(?:from|import|require)\b/.test(
i)&&s.some(c=>i.includes(c));return(await n.collect(n.files,i=>r(i)||void 0)).length>0}async function so(t,n){const s=await n.lockfile();return[...[`node_module\
s/${t}"`,`
${t}@`,`
  ${t}@`,`
  /${t}`,`"${t}@`,`'${t}@`],`"${t}": [`].some(i=>s.includes(i))}const oo=["",..."ts tsx js jsx mjs cjs mts cts d.ts vue svelte astro".split(" ").map(t=>`.${t}`)],
ro=["ts","tsx","js","jsx","mjs"].map(t=>`/index.${t}`),io=3;async function ao(t,n){const{message:s}=t,r=co(t,n);if(r.length>0)return{...t,message:(0,Is.RU)(s,r)};
const i=await Qs(t,n);if(i!==void 0)return{...t,message:(0,Is.RU)(s,[i])};const c=(0,Je.B)(s);if(c?.from===void 0||/\bDid you mean\b|\bpossible exports\b/.test(
s))return t;const l=js(c.from,t.file,n);if(l===void 0)return t;const{own:f,from:p}=(0,Je.v)(await n.lines(l)),h=(0,vt.pA)(c.name,f),_=p.length===0&&f.length<=io?
f:[];return{...t,message:(0,Is.RU)(s,h.length>0?h:_)}}function co(t,n){const s={facts:{log:[],diagnostics:[t],list:n.list},lines:[]},r=(0,We.XQ)(s),i=r?[r.actual]:
(0,Ye.f)(s),c=l=>t.message.includes(`/${l}`);return i.some(l=>/[,;]/.test(l)||c(l))?[]:i}function js(t,n,s){const r=/^\.{1,2}\//.test(t)?v.posix.join(v.posix.dirname(
n),t):void 0,i=/^(?:[@~#]|\$\w{1,20})\/(?<rest>.{1,300})$/.exec(t)?.groups?.rest,c=i===void 0?[]:[i,`src/${i}`,`src/lib/${i}`,`app/${i}`];for(const l of[r??t,...c]){
const p=[...oo,...ro].map(h=>l+h).find(h=>s.has(h));if(p!==void 0)return p}return r===void 0?s.find(t):void 0}const lo=/^(?:.*\/)?(?:pages|routes|app|views|content(?:\/docs)?)\/(?<way>.+)$/,
Ds=/\.(?:vue|svelte|astro|[jt]sx?|mdx?|html)$/,uo=/(?:^|\/)(?:index|\+page(?:\.server)?|page|route|\+layout|_index)$/,fo=60,mo=/\bfrom\s{0,4}["'](?<from>[^"']{1,300})["']|^\s{0,40}import\s{0,4}["'](?<bare>[^"']{1,300})["']/;
async function po(t,n){for(const s of t.routes){const r=wo(s,n.files);if(r===void 0)continue;const i=Us(t,await n.lines(r)),c=i.length>0?i.map(p=>({file:r,line:p})):
await go(r,t,n),[l,f]=c;return l===void 0||f!==void 0||n.isOver?{file:r,line:null,column:null}:{...l,column:null}}}const ho=/^\s{0,80}[\w$.]{1,100}\s{0,4}=(?!=)/;
function Us({identifier:t,names:n},s){const r=n.filter(c=>/^\w{4,80}$/.test(c)),i=c=>/^\s*(?:\/\/|\*|import\b)|\btypeof\b/.test(c)?!1:t!==void 0&&c.split(/[^\w$]+/).
includes(t)&&!ho.test(c)||r.some(f=>c.includes(`${f}(`));return s.flatMap((c,l)=>i(c)?[l+1]:[])}async function go(t,n,s){const r=[t],i=[];for(let c=0;c<r.length&&
r.length<fo;c++){const l=r[c]??"",f=await s.lines(l);i.push(...Us(n,f).map(p=>({file:l,line:p})));for(const p of f){const{from:h,bare:_}=mo.exec(p)?.groups??{},
V=js(h??_??"",l,s);V!==void 0&&!r.includes(V)&&r.push(V)}}return i}function wo(t,n){const s=Fs(t.replace(/[?#].*$/,"").replace(/\.html$/,"")),r=n.flatMap(f=>{const p=Ds.
test(f)?lo.exec(f)?.groups?.way:void 0;if(p===void 0||/(?:^|\/)(?:api|components|layouts?)\//.test(p))return[];const h=Fs(p.replace(Ds,"").replace(uo,"")).filter(
_=>!/^\(.*\)$/.test(_));return[{file:f,parts:h}]}),i=r.filter(({parts:f})=>f.join("/")===s.join("/")),[c,l]=i.length>0?i:r.filter(({parts:f})=>yo(f,s));return l===
void 0?c?.file:void 0}function Fs(t){return t.split("/").filter(n=>n!=="")}function yo(t,n){const s=r=>/^(?:\[.*\]|[$:_]\w+)$/.test(r);return t.length===n.length&&
t.every((r,i)=>s(r)||r===n[i])}async function Eo(t,n,s){const{index:r,root:i}=s,c=t.filter(({severity:fe,file:xe})=>fe==="error"&&r.has(xe)),[l]=(0,ns.l)(c,1).shown,
f=l?Ws(n,l):(0,G.sq)(n);if(!f)return t;const p=Oo(j(n,f),{...s,stage:(0,Xe.ry)(n,f.at)?"build":s.stage}),h=l!==void 0&&l.line!==null,_=await ys(f.message,p.clues,
r,l),V=_?.place??(h?await xo(l,p):await lt(Gs,fe=>fe(p)));if(!V)return t;if(!l){const fe=(0,W.Ow)(bo(f.message,i,V)+(0,Qt.lp)(_),500);return[...t,{severity:"err\
or",code:null,message:fe,...V}]}return h||_!==void 0||V.file===l.file||V.line!==null&&!await $o(l.file,p.clues,r)?t.map(fe=>fe===l?{...l,...V}:fe):t}function Ws(t,{
message:n}){const s=t.findIndex(({text:r})=>r.includes(n.slice(0,60)));return s===-1?(0,G.sq)(t):{...(0,G.Gd)(t,s),message:n}}async function $o(t,{names:n,isAbsence:s},r){
if(s)return!0;const i=n.filter(l=>r.find(l)===void 0);if(i.some(l=>l.includes("/")))return!1;const c=(await r.lines(t)).join(`
`);return i.length===0||i.some(l=>c.includes(l))}function bo(t,n,{file:s}){return s.includes("/")?t:t.replaceAll(`'${n}/`,"'./")}const So=/(?:^|\/)(?:package\.json|pnpm-workspace\.yaml|\.npmrc|\.yarnrc(?:\.yml)?|bunfig\.toml)$/,
ko=8,Gs=[async({clues:t,manifest:n})=>t.lacksScript?n:void 0,({clues:t,index:n})=>ps(t.message,n),Ro,_o,({clues:t,index:n})=>Ts(t.message,n),t=>lt(t.named,n=>wn(
t.clues.names,[n],t)),To,Ao,Ks,zs,Bs,({clues:t,index:n})=>po(t,n),t=>wn(t.clues.names,Hs(t),t),t=>wn(t.clues.details,Hs(t),t),async({named:[t]})=>t===void 0?void 0:
{file:t,line:null,column:null},async({stage:t,manifest:n})=>t==="install"?n:void 0],vo=Gs.filter(t=>t!==Bs&&t!==Ks&&t!==zs);function Oo(t,n){const{index:s,root:r}=n,
i=t.mentions.filter(({inStack:f})=>!f).map(({path:f})=>s.find(f)??un(f,r,s)).filter(f=>f!==void 0),c=s.manifest;return{...n,clues:t,manifest:c===void 0?void 0:{
file:c,line:null,column:null},named:[...new Set(i)]}}async function xo({file:t,line:n},s){const{clues:r,index:i}=s,c=p=>p.line===n&&i.find(p.path)===t,l=r.mentions.
filter(({inStack:p,line:h})=>p&&h!==null);if(r.mentions.some(p=>!p.inStack&&c(p))||!l.some(c)||c(l[0]))return;const f=await lt(vo,p=>p(s));return f?.line===null?
void 0:f}async function lt(t,n){for(const s of t){const r=await n(s);if(r!==void 0)return r}}function Ro({clues:t,index:n,named:s}){return lt(t.shown,async r=>{
const{line:i,text:c}=r,l=(h="")=>h.trim()===c;for(const h of s)if(l((await n.lines(h))[i-1]))return{file:h,line:i,column:null};const f=[];await n.load();for(const h of n.
files){const _=await n.lines(h),V=c.length<ko?Tn(r,t.rows,_):_.flatMap((he,fe)=>l(he)?fe+1:[]);f.push(...V.map(he=>({file:h,line:he,column:null})))}const p=f.filter(
h=>h.line===i);return n.onlyOf(p.length>0?p:f)})}async function _o(t){const{clues:n,index:s}=t,r=await gn(t,!1,c=>Ms(c,s)),i=n.names.filter(c=>/^(?:\.{1,2}|@[\w-]+|~)\//.
test(c));return!r||i.length===0?r:await wn(i,[r.file],t)??r}function Bs(t){return gn(t,!0,n=>Ms(n,t.index))}function Ks(t){const{clues:n,index:s,root:r}=t;return gn(
t,!0,i=>$s(i,n.identifier,r,s))}async function zs(t){const{clues:n,index:s,root:r}=t,{identifier:i}=n;if(i!==void 0)return gn(t,!0,({path:c})=>Ss(c,i,r,s))}function gn({
clues:t},n,s){return lt(t.mentions.filter(r=>r.inStack===n),s)}async function Ms({path:t,line:n,column:s},r){const i=n===null?void 0:r.find(t);if(i===void 0||n===
null)return;const c=await r.lines(i);if(!(n>c.length))return n===c.length&&n>1&&c[n-1]===""?{file:i,line:n-1,column:null}:/^---\s*$/.test(c[n-1]??"")?{file:i,line:n+
1,column:null}:{file:i,line:n,column:s}}async function To({clues:{message:t,names:n},index:s,named:r}){const i=n.filter(c=>c.includes("/")&&['"',"'","`"].some(l=>t.
includes(l+c+l)));return lt(r,async c=>{const l=i.filter(_=>(s.find(_)??c)!==c),f=(await s.lines(c)).flatMap((_,V)=>l.some(he=>_.includes(`"${he}"`)||_.includes(
`'${he}'`))?[V+1]:[]),[p,h]=f;return p===void 0||h!==void 0?void 0:{file:c,line:p,column:null}})}async function Ao({clues:t,index:n,named:s}){const[r]=t.hints,[
i]=s;return r&&i!==void 0?Ms({path:i,...r},n):void 0}async function wn(t,n,{index:s,root:r,clues:{words:i}}){await s.load(n);const c=t.filter(f=>s.find(f)===void 0),
l=await Ns(c,n,s,{root:r,words:i});if(!(!l||s.isPartial&&n.length>1))return{file:l.file,line:l.line,column:l.column}}function Hs({index:t,stage:n}){return t.files.
filter(s=>n==="build"||So.test(s))}const No=200,Cs=2e3,Io=/\.[cm]?tsx?$/,Mo=/\?vue&type=style&index=(\d{1,3})/,Co=/\.(?:vue|svelte|astro)(?:$|\?)/,Ls={...ot.$,bytes:8*
Z.D6,fileBytes:Z.D6/4,files:1500,entries:2e4,ms:200};async function Lo(t,{root:n,folder:s,clock:r,command:i,own:c,processor:l=r,searchMs:f=Ls.ms},p){const _=(await Uo(
$n(t,p),new ot.j(n,r),s)).filter(({file:Re})=>!(0,De.fz)(Re)&&(c?.has(Re)??!0));if(i===void 0)return{read:_.filter(dt),guess:void 0};const V=await De.ac.read(new ot.
j(n,l,{...Ls,ms:f}),s,c),he=(0,Xe.Se)(t),fe=[..._.filter(dt),..._.filter(Re=>!dt(Re))].map(Re=>({...Re,file:V.find(Re.file)??Re.file})),xe=await Eo(fe,he,{index:V,
root:n,stage:i}),Ve=new Set(xe.filter(dt).slice(0,Zs)),nt=await Promise.all(xe.map(Re=>Ve.has(Re)?Po(Re,he,V):Re));return{read:await Do(nt.slice(0,fe.length),V),
guess:nt[fe.length]}}function dt({severity:t}){return t==="error"}const Zs=8;async function Po(t,n,s){const r=Ws(n,t);return r?ao(await Xn(t,j(n,r).rows,s),s):t}
const jo=/[`'"](?<word>[\w$@:.[\]()/-]{3,100})[`'"]/;async function Do(t,n){const[s]=t,r=s&&dt(s)?jo.exec(s.message)?.groups?.word:void 0;if(r===void 0)return t;
const i=t.filter(f=>dt(f)&&f.message===s?.message);if(i.length<2||i.length>Zs)return t;const c=await Promise.all(i.map(async({file:f})=>(await n.lines(f)).join(
`
`).includes(r))),l=new Set(i.filter((f,p)=>c[p]));return[...l,...t.filter(f=>!l.has(f))]}async function Uo(t,n,s){const r=[];for(const{frame:c,...l}of t)r.push(
c===void 0?await Wo(l,n,s):l);const i=await Fo(t,n);return r.map((c,l)=>t[l]?.frame===void 0?c:{...c,file:i.get(l)??""}).filter(({file:c})=>c!=="")}async function Fo(t,n){
const s=[...t.entries()].filter(([,{frame:i}])=>i!==void 0),r=new Map;if(s.length===0)return r;for await(const i of n.walk(Io)){const c=await n.lines(i)??[];for(const[
l,{frame:f,line:p}]of s){const h=c[(p??0)-1]??"";h.length>Cs||h.trim()!==f?.trim()||r.set(l,r.has(l)?"":(0,v.relative)(n.root,i))}}return n.isOver?new Map:r}async function Wo(t,n,s){
if(/^[\w+.-]+:/.test(t.file))return t;const[r=""]=t.file.split("?",1),i=(0,v.resolve)(s,r);if(!(0,M.FK)(n.root,i))return t;const c=(0,v.relative)(n.root,i),l=zo(
t.file),f=l?await Zo(l,t,i,n):await Go(t,i,n);return{...t,file:c,...f}}async function Go({file:t,line:n,message:s},r,i){const[c,l]=[(0,We.ri)(s),(0,Je.B)(s)?.name];
if(c===void 0&&l===void 0)return{};const f=V=>V.length>Cs?-1:c?V.search(c):Ko(l??"",V)?V.indexOf(l??""):-1,p=n===null||i.isOver?void 0:(await i.lines(r))?.[n-1];
return p!==void 0&&f(p)>=0?{}:await Bo(V=>c||/^\s*(?:import|export)\b/.test(V)?f(V):-1,r,i)??(Co.test(t)?{line:null,column:null}:{})}async function Bo(t,n,s){const r=await s.
filesIn(n,No)??[n],i=[];for(const c of r){if(s.isOver)return;const l=await s.lines(c)??[],f=l.findIndex(h=>t(h)>=0),p=t(l[f]??"")+1;f>=0&&i.push({file:(0,v.relative)(
s.root,c),line:f+1,column:p})}return i.length===1?i[0]:void 0}function Ko(t,n){return n.split(/[^\w$]+/).includes(t)}function zo(t){const n=Mo.exec(t)?.[1];return n!==
void 0?s=>[...s.keys()].filter(r=>Ho(s[r]))[Number(n)]:t.endsWith(je.$p)?De.EZ:void 0}function Ho(t=""){return t.length<=Cs&&/^\s*<style\b/.test(t)}async function Zo(t,{
line:n,column:s},r,i){const c=i.isOver?void 0:await i.lines(r),l=c&&t(c);return l===void 0||n===null?{line:null,column:null}:{line:l+n,column:s}}}),6826:(($e,re,g)=>{
g.r(re),g.d(re,{diagnosticsOf:()=>Ze,faultsOfSuccess:()=>mn,findingsOf:()=>un,findingsOfStart:()=>Ss,isFaultOfSource:()=>As});var v=g(6760),M=g(1224),Z=g(5807),
U=g(8595),G=g(2345),K=g(2416),B=g(107),D=g(9882),Y=g(2207),S=g(5230);function C(e,o,a){for(const d of e.signs)if(!(d.codes&&!(o.code&&d.codes.includes(o.code)))&&
!(d.exitCodes&&!(typeof o.exitCode=="number"&&d.exitCodes.includes(o.exitCode)))&&!(d.signals&&!(o.signal&&d.signals.includes(o.signal)))&&!(d.stages&&o.stage&&
!d.stages.includes(o.stage.toLowerCase()))&&!(d.weak&&o.diagnostics?.some(({severity:u,line:m})=>u==="error"&&m!==null))){if(!d.log)return{groups:{},facts:o,lines:a};
for(let u=a.length-1;u>=0;u--){const m=(0,S.$)(d.log,a[u]??"");if(m)return{groups:m.groups??{},facts:o,lines:a}}}}function T({code:e}){return Y.sR.some(o=>o===e)}
function k(e,o){for(const a of e){const d=(0,S.$)(o,a)?.[1];if(d!==void 0)return d}}function E(e,o){return e===void 0||e===""?o:`"${e}"`}var N=g(770),j=g(9047),
A=g(7214),L=g(8503),P=g(1981);const $=[{name:"import-case",signs:[{}],summary:e=>{const o=(0,A.XQ)(e);return o&&`the import "${o.specifier}" differs from the fi\
le's name only in upper and lower case`},remedy:e=>`The file is ${E((0,A.XQ)(e)?.actual,"there")}: write the import as it is spelt, or rename it with git mv. Bu\
ilds run where case counts.`},{name:"missing-file",signs:[{}],summary:e=>{const o=(0,A.ne)(e),a=/\.html?$/.test(o?.importer??""),d=o?.kind==="file"&&(a?o.specifier:
(0,P.p)(o.specifier,e));return d&&(0,L.f)(e).some(N.lQ)?`the import "${d}" leads to no file and no package`:d?`the file "${d}" that is imported does not exist`:
void 0},remedy:e=>{const o=(0,L.f)(e);if(o.length>0)return`There is ${O(o)}: correct the import, or commit the file that it names.`;const{importer:a="",specifier:d=""}=(0,A.
ne)(e)??{};return`Check the path and its upper and lower case, and that the file is committed: \`git check-ignore -v\` tells whether .gitignore holds it back.${/\.s[ac]ss$/.
test(a)&&/^\w[\w.-]*\//.test(d)?" If it is of a package, add the package to package.json and the lockfile.":""}`}},{name:"missing-export",signs:[{}],summary:({facts:e})=>{
const o=w(e);return o&&`${o.file}${o.line===null?"":`:${o.line}`}: ${o.message}`},remedy:({facts:e})=>{const{message:o=""}=w(e)??{},a=(0,N.Or)(o),{name:d,from:u}=(0,j.
B)(o)??{},m=u?E(u,""):"the module";return a.length>0?`Import ${O(a)} from ${m}, or export ${d} there.`:d==="default"?`Import by name from ${m}, in braces, or gi\
ve it a default export.`:`Export ${d} from ${m}, or import what it has. A type needs import type.`}},{name:"missing-read",signs:[{log:/ENOENT: no such file or directory, (?:open|stat|scandir) '(?<path>[^']{1,400})'/}],
summary:e=>{const o=e.facts.diagnostics?.find(({severity:a,line:d})=>a==="error"&&d!==null);if(!(o&&!o.message.includes("ENOENT")))return`the file "${(0,P.p)(e.
groups.path??"",e)}" that is read does not exist`},remedy:()=>"Check the path where it is written, its upper and lower case, and that the file is committed."},{
name:"missing-package",signs:[{}],summary:e=>{const o=(0,A.ne)(e);if(o?.kind!=="package")return;const a=(0,A.SN)(e.facts),d=a.length===0?"":`, and package.json \
has ${O(a)}`;return`the package "${o.specifier}" is not installed${d}`},remedy:e=>{const o=(0,A.ne)(e)?.specifier??"the package",a=(0,A.SN)(e.facts);return a.length>
0?`package.json has ${O(a)}: correct the name ${o}, or add a package of that name to package.json and the lockfile.`:e.lines.some(d=>d.includes("No module named"))?
`Add ${o} to the project's requirements.`:`Run npm install ${o} (or your package manager's add) and commit package.json with the lockfile.${y(e.facts)}`},part:()=>({
kind:"uninstalled"})}];function w({diagnostics:e=[]}){const o=e.find(({severity:a})=>a==="error");return o&&(0,j.B)(o.message)?o:void 0}function O(e){return[e.slice(
0,-1).join(", "),...e.slice(-1)].filter(Boolean).join(" or ")}function y(e){return T(e)?"":" A platform that installs with NODE_ENV=production leaves out devDep\
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
package.json has no script ${E(e.script,"of that name")}`,remedy:({facts:e,groups:o,lines:a})=>{const d=e.diagnostics?.find(({code:I})=>I==="missing-script"),u=b(
a).filter(I=>I!==o.script),m=d?(0,N.Or)(d.message):(0,D.pA)(o.script??"",u);return`${m.length>0?`There is ${O(m)}. `:""}Add the script ${E(o.script,"named in th\
e log")} to package.json, or name one that exists where it is called.`},part:({groups:e})=>({kind:"member",name:"scripts",wanted:e.script})},{name:"command-not-\
found",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>[\w@./-]{1,100}): (?:command )?not found$/},{log:/spawn (?<command>[\w@./-]{1,100}) ENOENT$/},
{exitCodes:[127]}],summary:({groups:e})=>`the command ${E(e.command,"to run")} was not found`,remedy:({groups:e,facts:o})=>`Add the package that brings ${E(e.command,
"it")} to dependencies in package.json.${y(o)}`,part:({groups:e})=>e.command?{kind:"script",command:e.command}:void 0},{name:"permission-denied",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>\S{1,200}): Permission denied$/},
{log:/EACCES: permission denied, \w{1,20} '(?<command>[^']{1,200})'/},{exitCodes:[126]}],summary:({groups:e})=>`permission denied${e.command?` for ${E(e.command,
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
rough \${{ secrets.${e.name??"NAME"} }}.`},...$,{name:"builder-crashed",signs:[{codes:["builder_crashed"]}],summary:({facts:e})=>(e.message||"The process that b\
uilt this deployment crashed").replace(/^The/,"the"),remedy:()=>"Deploy again. If it fails again, something in the repository crashes the platform's worker: the\
 operators find the cause in the platform's log."},{name:"build-killed",signs:[{codes:["build_killed"]},{signals:["SIGKILL","SIGTERM"]},{exitCodes:[137,143]}],summary:()=>"\
the build was killed",remedy:()=>"Look in the log for what ended it, and deploy again. If it fails again, the build may need more memory or time than it may use\
."}];function b(e){const o=new Set,a=e.findLastIndex(d=>/[Mm]issing script|not found|a script named/.test(d));for(const d of e.slice(Math.max(0,a),a+40)){const u=k(
[d],/^\s*(?:npm|pnpm|yarn|bun) run ([\w:.-]{1,60})(?:\s|$|")/)??H(d);u&&o.add(u)}return[...o].slice(0,10)}function H(e){return k([e],/Did you mean "(?:pnpm|yarn|npm) (?:run )?([\w:.-]{1,60})"/)}
function F(e){return e?{kind:"dependency",name:ee(e)}:void 0}function ee(e){return e.replace(/%2f/i,"/").replace(/\/-\/.*$/,"").replace(/(?<=.)@.*$/,"").replace(
ce,"")}const ce=/(?<=\w)-(\d{1,5}\.\d{1,5}\.\d[\w.+-]{0,60})\.tgz$/;function le(e){return/^.[^@]*@(?:npm:)?(.+)$/.exec(e)?.[1]??ce.exec(e)?.[1]}function ke(e){switch(e.
kind){case"uninstalled":return;case"file":return e.path;default:return"package.json"}}const q=[{name:"browser-only",signs:[{log:/ReferenceError: (?<name>window|document|localStorage|sessionStorage|navigator|HTMLElement) is not defined/}],
summary:({groups:e})=>`code for the browser ran during the build (${e.name} is not defined)`,remedy:({groups:e})=>`Use ${e.name} only in the browser: after moun\
ting (onMount, useEffect, client:only), or where typeof ${e.name} !== 'undefined'.`},{name:"esm-only",signs:[{tool:"node",log:/ERR_REQUIRE_ESM|require\(\) of ES Module \S{1,300}/}],
summary:()=>"a package that exists only as an ES module was loaded with require()",remedy:({facts:e})=>`Load it with import (name the file .mjs, or set "type": \
"module" in package.json)${T(e)?"":", or use Node.js 22 or newer on a platform that lets you choose"}.`},{name:"next-static-params",signs:[{tool:"next",log:/Page "(?<page>[^"]{1,200})" is missing "generateStaticParams\(\)"/}],
summary:({groups:e})=>`the page ${E(e.page,"")} has no generateStaticParams()`,remedy:()=>"Export generateStaticParams() from that page, so that the static expo\
rt knows its paths."},{name:"base-path",signs:[{tool:"sveltekit",log:/does not begin with `base`, which is configured in `paths\.base`/}],summary:()=>"a link le\
aves the configured base path",remedy:()=>"Put the base path before the site's own links, or remove the base path: the platform serves each app at its own host'\
s root."},{name:"dead-link",signs:[{tool:"sveltekit",log:/^Error: 404 (?<link>\S{1,300}) \(linked from (?<page>\S{1,300})\)/},{tool:"vitepress",log:/Found dead link (?<link>\S{1,300}) in file (?<page>\S{1,300})/},
{tool:"docusaurus",log:/^\s*-> linking to (?<link>\S{1,300})/},{weak:!0,tool:"nuxt",log:/^\s*│ [├└]── \[404\] Page not found: (?<link>\S{1,300})/}],summary:({
groups:e,lines:o})=>{const a=e.page??k(o,/(?:Broken link on source page path =|│ └── Linked from) (\S{1,300}?):?$/);return`a link to ${e.link}${a?`, in ${a}\
,`:""} leads to no page`},remedy:()=>"Correct the link, or add the page. The log names any others."},{name:"page-failed",signs:[{weak:!0,tool:"sveltekit",log:/^\[500\] GET (?<page>\S{1,300})/},
{weak:!0,tool:"qwik",log:/^!!! (?<page>\S{1,300}): Error during SSG$/}],summary:({groups:e,lines:o})=>{const a=o.findLastIndex(d=>/^(?:\[500\] GET |!!! \S{1,300}: Error during SSG$)/.
test(d));return`the page ${e.page} failed while it was rendered: ${o[a+1]?.replace(/^Error: /,"")??""}`},remedy:()=>"Mend what the page loads or shows; the stac\
k in the log names the functions."},{name:"gatsby-graphql",signs:[{weak:!0,tool:"gatsby",log:/^error There was an error in your GraphQL query:/}],summary:({lines:e})=>{
const o=e.findLastIndex(a=>a.startsWith("error There was an error in your GraphQL query"));return`a GraphQL query fails: ${e.slice(o+1).find(a=>a!=="")??""}`},remedy:()=>"\
Correct the query, or give its type the field in gatsby-node (createSchemaCustomization)."},{name:"gatsby-page-failed",signs:[{weak:!0,tool:"gatsby",log:/^error Building static HTML failed for path "(?<page>[^"]{1,300})"/}],
summary:({groups:e,lines:o})=>`the page ${e.page} failed while it was rendered: ${k(o,/^\s*WebpackError: (.{1,300})/)??""}`,remedy:()=>"Mend what the page loads\
 or shows: gatsby build --verbose tells more, and gatsby develop the line."},{name:"nuxt-page-failed",signs:[{weak:!0,tool:"nuxt",log:/^\s*│ [├└]── \[5\d\d\] (?<message>.*)/}],
summary:({groups:e,lines:o})=>{const a=o.findLastIndex(u=>/^\s*│ [├└]── \[5\d\d\]/.test(u));return`the page ${k(o.slice(0,a).reverse(),/├─ (\/\S{0,300}) \(\d+ms\)/)}\
 failed while it was rendered: ${e.message}`},remedy:()=>"The log does not tell the error itself: run npx nuxt dev and open the page, where it stands with its s\
tack. Code for the browser and missing variables are common causes."},{name:"package-cycle",signs:[{tool:"turbo",log:/^[\s`>-]*[x×] (?:Cyclic|Circular) dependency detected/}],
summary:({lines:e})=>{const o=k(e,/^\s*\|\s{1,8}([@\w./#-]{1,100}(?:, [@\w./#-]{1,100}){1,20})$/);return`packages depend on each other in a cycle${o?`: ${o.replace(
/#[\w:-]{1,60}/g,"")}`:""}`},remedy:()=>"Take one of the dependencies between these packages out of their package.json files.",part:({lines:e})=>F(k(e,/^\s*\|\s{1,8}([@\w./-]{1,100})#\S{1,60} -> /))},
{name:"turbo",signs:[{tool:"turbo",log:/^[\s`>-]*[x×] (?<what>No package found with name '[^']{1,100}' in workspace)$/},{tool:"turbo",log:/^[\s`>-]*[x×] (?<what>Could not find task `[^`]{1,100}` in project)$/}],
summary:({groups:e})=>`turbo: ${e.what}`,part:({groups:e})=>e.what?.includes("task")?{kind:"file",path:"turbo.json"}:void 0,remedy:({groups:e})=>e.what?.includes(
"task")?"Name the task in build-command as turbo.json has it among its tasks.":"Write --filter in build-command as the name in that package's package.json."},{name:"\
css-minify",signs:[{tool:"vite",log:/^(?:\w*Error: )?\[lightningcss minify\] (?<what>\S.{0,200})$/}],summary:({groups:e,lines:o,facts:a})=>{const d=a.diagnostics?.
find(({severity:R,line:I})=>R==="error"&&I!==null);if(d)return`${d.file}:${d.line}: ${e.what}`;const u=o.findIndex(R=>/^\s*\|\s+\^/.test(R)),m=/^\d{1,7} *\| *(\S.{0,80})/.
exec(o[u-1]??"")?.[1]?.trim();return`the style sheets do not parse: ${e.what}${m?`, at ${E(m,"")}`:""}`},remedy:()=>"Look above what is quoted for a rule or a c\
omment that is not closed, in the style sheet that holds it."}];var se=g(1809),ie=g(7491);const X=/(?:\b|[a-z])(?:error|exception|fatal|failed|cannot|denied|invalid)\b/i,
ae=/^(?: {0,3}(?:\[?(?:ERROR|error|FATAL)\]?:?|(?:lerna )?ERR!|NX|[x×✖✘]|>(?= [A-Z].*\.$))\s+){1,3}/u,be=/^ {1,3}[x×✖] \S/u,Ee=/^\s*\[cause\]: (?:Error: )?(?<message>\S.*)$/,
_e=/^(?:\$ |(?:Failed|Error|Aborted)[.!]?$|A complete log of this run|Log files were not written|For help, run: |(?:\[\w{1,20}\] )?(?:[✗x🚨] )?Build failed|Failed to compile|Storybook exited with|(?:success|failed|not finished) .{1,200} - [\d.]+s$|Use --verbose |Pass --verbose |yarn (?:run|install) v\d|\[[\w@:/ .-]{1,60}\]$|Rspack (?:build failed|compiled)|To suppress |INFO |FATAL$|(?:error )?(?:during build|Command failed)|Node\.js v\d|Found \d+ errors? |Eleventy Fatal Error|Problem writing Eleventy|(?:Wrote|Copied) \d|\s{0,4}ELIFECYCLE|\s{0,4}run failed: command |Lifecycle script |script "[^"]{1,60}" exited with |(?:code|path|workspace|location|syscall) \S{1,400}$|>(?! [A-Z].*\.$)|[{}(]|at |info |Exit code|$)/u,
ge=/^(?:Checked out |Cloning |\[\d\/\d\] |Progress: |Packages: |Scope: |Saved lockfile|Already up to date|Lockfile is up to date|Done in |Resolv(?:ing|ed)[ ,]|This error happened while |Run with the --force |Running target |[·•\u2800-\u28ff├└│┌] ?|[-+]{1,80}$|[-\\|/] |notsup (?:Valid|Actual) |\d\d:\d\d:\d\d\s)/u,
Se=/^\s/,Ae=/^\s*(?:at |[|│:{}>^~-]|\d{1,7} *[|│])/,Ne=/^(?:Most likely|Probably|Possibly|Perhaps|Maybe|This is (?:likely|probably|usually)|Reason:|Because)\b/,
ve=/ \w{2,30} \w/,Ie=/\b\d{1,7} (?:error|warning|problem)s?\b/;function Me(e){return e===""||/^[$>] /.test(e)}function Ce(e){return _e.test(e)||ge.test(e)||(0,se.
Ol)(e)}function Pe(e,o){const a=e.findLast(te=>Ee.test(te));if(a)return Ee.exec(a)?.groups?.message;const d=e.findLastIndex(se.oJ),u=(0,ie.E)(e.map(te=>({text:te})),
0,e.length),m=e.flatMap((te,ne)=>{if(te===o)return[];const we=te.replace(ae,""),[Le,Fe,ct]=[be.test(te),!Se.test(we),ne>d];return Ce(we)||u.has(ne)?[]:[{text:we,
isReport:Le,isLoose:Fe,isLate:ct}]}),R=m.filter(({isLoose:te})=>te),I=m.filter(({isLate:te})=>te),J=R.findLast(({text:te,isReport:ne})=>ne||X.test(te))??I.findLast(
({text:te,isLoose:ne})=>ne&&(0,K.F7)(te))??I.findLast(({text:te,isLoose:ne})=>ne&&!(0,K.c4)(te))??I.findLast(({text:te})=>!Ae.test(te)&&!(0,K.c4)(te));if(!J)return e.
findLast((te,ne)=>ne>d&&u.has(ne)&&ve.test(te)&&!Ie.test(te))?.trim();const pe=m[m.lastIndexOf(J)+1]?.text??"";return Ne.test(pe)?`${J.text.trim()} ${pe.trim()}`:
J.text.trim()}const Je=[{name:"install-script",signs:[{tool:"npm",log:/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (?<command>\S.{0,300})$/},{tool:"yarn",log:/^error \S{0,300}\/node_modules\/(?<name>(?:@[\w.-]{1,80}\/)?[\w.-]{1,100}): Command failed\.$/},
{tool:"yarn",log:/^error Command failed with exit code \d{1,3}\.$/},{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150})@(?<where>workspace|npm|\w{1,20}):\S{1,200} couldn't be built successfully/},
{tool:"bun",log:/^error: (?<script>\w{1,20}) script from "(?<name>[^"]{1,150})" exited with/},{log:/^> @?[^\s@]{1,150}@[^\s@]{1,60} (?<script>(?:pre|post)?install|(?:pre|post)?prepare)(?: |$)/}],
summary:e=>{if(e.facts.stage!=="install")return;const{name:o,script:a,command:d}=Q(e),u=o?`the package ${E(o,"")}`:"the project",m=de(e,d)??Pe(e.lines,e.facts.message);
return`${u} fails in its ${a??"install script"}${d?` (${d})`:""}${m?`: ${m}`:""}`},remedy:e=>Q(e).name?"Update the package, or leave its script out if the site \
does not need it: an .npmrc with ignore-scripts=true leaves out all of them (Yarn 2 and later: enableScripts: false in .yarnrc.yml).":"Correct the script in pac\
kage.json, and check that the file that it runs is committed, with its upper and lower case.",part:e=>{const{name:o,script:a,command:d}=Q(e);return o?{kind:"dep\
endency",name:o,script:{name:a,command:d}}:{kind:"script",name:a,command:d}}}],We=/^> @?[^\s@]{1,150}@[^\s@]{1,60} (\w{1,20})(?: |$)/,Xe=[/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (\S.{0,300})$/,
/^Command: (\S.{0,300})$/,/^(?:> |\$ )((?!@?[^\s@]{1,150}@[^\s@]{1,60} \w{1,20}(?: |$))\S.{0,300})$/],W=/^path \S{0,300}\/node_modules\/((?:@[\w.-]{1,80}\/)?[\w.-]{1,100})$/;
function Q({groups:e,lines:o}){const a=e.name??k(o,W),d=k(o,/^> (@?[^\s@]{1,150})@[^\s@]{1,60} \w{1,20}(?: |$)/),u=e.where==="workspace"||a!==void 0&&a===d,m=e.
command??oe(o,Xe);return{name:a&&!u?ee(a):void 0,script:e.script??k(o,We),command:m}}function oe(e,o){for(const a of o){const d=e.slice(1).flatMap(u=>a.exec(u)?.[1]??
[]).at(-1);if(d)return d}}function de(e,o=""){const a=k(e.lines,/Cannot find module '(\/[^']{1,300})'/);return a?`${o.split(" ").find(u=>a.endsWith(`/${u.replace(
/^\.\//,"")}`))??(0,P.p)(a,e)} does not exist`:void 0}const me=[{name:"peer-conflict",signs:[{tool:["npm","pnpm"],log:/^code ERESOLVE|^ERESOLVE (?:could not resolve|unable to resolve)|ERR_PNPM_PEER_DEP_ISSUES/}],
summary:({lines:e})=>{const o=k(e,ue),a=k(e,ye),d=k(e,/^Found: (\S{1,150})$/);return o&&a&&d?`${a} asks for ${o.replaceAll('"',"")}, and the project has ${d}`:o?
`dependencies ask for versions that exclude each other (${o})`:"peer dependencies conflict"},remedy:()=>"Move the packages named in the log to versions that fit\
 each other. As a stopgap commit an .npmrc with legacy-peer-deps=true.",part:({lines:e})=>F(k(e,ye))},{name:"workspace-missing",signs:[{tool:"pnpm",log:/ERR_PNPM_WORKSPACE_PKG_NOT_FOUND\s.{0,300}?"(?<name>@?[^@"\s]{1,150})@workspace:/},
{tool:"yarn-berry",log:/^(?:Error: )?(?<name>@?[^@\s]{1,150})@workspace:[^\s:]{1,60}: Workspace not found/},{tool:"bun",log:/Workspace dependency "(?<name>[^"]{1,150})" not found/}],
summary:({groups:e})=>`the repository has no workspace called ${E(e.name,"as a dependency names it")}`,remedy:()=>"Correct the name in package.json, or add the \
folder of that package to the workspaces of the root (pnpm: pnpm-workspace.yaml).",part:({groups:e})=>F(e.name)},{name:"workspace-version",signs:[{tool:"pnpm",log:/ERR_PNPM_NO_MATCHING_VERSION_INSIDE_WORKSPACE\s.{0,300}?for (?<name>\S{1,150}) inside the workspace/}],
summary:({groups:e})=>`no workspace of the repository fits ${E(e.name,"what a dependency asks for")}`,remedy:({groups:e})=>`Let the dependency ${e.name?`on ${ee(
e.name)} `:""}ask for the version that the workspace's own package.json has, or write * (pnpm, Yarn 2 and Bun: workspace:*).`,part:({groups:e})=>F(e.name)},{name:"\
manager-version",signs:[{tool:"corepack",log:/HTTP 404 when performing the request to https?:\/\/[^\s;]{1,200}\/(?<name>@yarnpkg\/cli-dist|yarn|pnpm|npm)\/(?<version>[\w.-]{1,40})/},
{log:/No matching version found for (?<name>@yarnpkg\/cli-dist)@(?<version>[\w.-]{0,40}\w)/},{stages:["install"],log:/^The install command `npm install [^`]{1,400} (?<name>@yarnpkg\/cli-dist|yarn|pnpm|bun)@(?<version>\d[\w.-]{0,40})` exited /}],
summary:({groups:e})=>`packageManager names ${e.name==="@yarnpkg/cli-dist"?"yarn":e.name}@${e.version}, which cannot be installed: the registry may not have tha\
t version`,remedy:()=>"Set packageManager in package.json to a version that is published, and write the lockfile with it.",part:()=>({kind:"member",name:"packag\
eManager"})},{name:"version-not-found",signs:[{tool:"npm",log:/No matching version found for (?<name>\S{1,150}?)\.?(?: while|$)/},{tool:"yarn",log:/Couldn't find any versions for "(?<name>[^"]{1,120})"(?: that matches "(?<wanted>[^"]{1,100})")?/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): No candidates found/},{tool:"bun",log:/^error: No version matching "(?<wanted>[^"]{1,100})" found for specifier "(?<name>[^"]{1,150})"/}],
summary:({groups:e})=>`no version of ${E(e.name&&Te(e.name,e.wanted),"a package")} fits`,remedy:({groups:e,lines:o})=>{const a=k(o,/while installing the dependencies of (\S{1,200})/);
return a?`${a} asks for it: update that package, or override the version in package.json.`:`Correct the version in package.json to one that is published, and co\
mmit the new lockfile. If package.json does not name ${e.name?ee(e.name):"it"}, a package that it names asks for it: update that one, or override the version.`},
part:({groups:e,lines:o})=>F(je(o)??e.name)},{name:"package-not-found",signs:[{tool:"npm",log:/^404\s+(?:The requested resource )?'(?<name>[^']{1,150})' (?:is not in this registry|could not be found)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_404\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): Not Found/},{tool:"yarn",log:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): Not found/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Package not found/},{tool:"bun",log:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 404$/}],
summary:({groups:e})=>`the package ${E(e.name&&Te(e.name),"asked for")} is not in the registry`,remedy:()=>"Check its name in package.json. If it is private, se\
t its registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:e,lines:o})=>F(je(o)??e.name)},{name:"registry-login",signs:[
{tool:"npm",log:/(?:401 Unauthorized|403 Forbidden) - (?:GET|PUT) https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?=\s|$)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_40[13]\s+GET https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/:]{1,100}\/)?[^\s/:]{1,150}(?:\/-\/[^\s/:]{1,150})?): /},
{tool:"bun",log:/^error: GET https?:\/\/(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 40[13]$/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Invalid authentication/}],summary:({groups:{host:e,name:o}})=>`${`the package registry${e?` ${e}`:
""}`} refused the login${o?` for ${ee(o)}`:""}`,remedy:()=>"Give the build a registry token as an app variable (input env), and name that variable as :_authToke\
n in .npmrc (Yarn 2 and later: npmAuthToken in .yarnrc.yml).",part:({groups:e})=>F(e.name)},{name:"registry-refused",signs:[{tool:"npm",log:/^(?<why>[45]\d\d \w[\w ]{0,40}) - GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?: - |$)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_[45]\d\d\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): (?<why>.{1,60})$/},{tool:"yar\
n",log:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): (?!Integrity check)(?<why>[^"]{1,100})/},
{tool:"bun",log:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - (?<why>[45]\d\d)$/}],summary:({groups:{
name:e="",why:o}})=>`the package registry does not give ${ee(e)}: ${o}`,remedy:()=>"Deploy again if the registry is at fault. If the package is private, set its\
 registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:e})=>F(e.name)},{name:"integrity",signs:[{tool:["pnpm","yarn","bu\
n"],log:/ERR_PNPM_TARBALL_INTEGRITY\s+Got unexpected checksum for "\S{1,300}?\/(?<name>(?:@[\w.-]{1,80}(?:\/|%2f))?[\w.-]{1,100})\/-\/|Integrity check failed for (?:tarball: |")(?<tarball>[^"\s]{1,150})/i},
{tool:["npm","pnpm","yarn","yarn-berry"],log:/^code EINTEGRITY|ERR_PNPM_TARBALL_INTEGRITY|Integrity check failed for|The remote archive doesn't match the expected checksum/}],
summary:e=>{const o=Qe(e);return`${o?`the package ${E(o,"")}`:"a package"} differs from what the lockfile or the registry records`},remedy:()=>"Delete the lockf\
ile and node_modules, install again, and commit the new lockfile. If it differs again, the registry or a proxy changes packages.",part:e=>F(Qe(e))}],ue=/^\s*peer (\S{1,120}) from /,
ye=/^\s*peer \S{1,120} from (@?[^\s@]{1,150})@/;function Te(e,o=le(e)){return o===void 0?ee(e):`${ee(e)}@${o}`}function je(e){return k(e,/(?:while installing the dependencies of|hereby required by) (\S{1,200}?)\.?$/)}
function Qe({groups:e,facts:o}){const a=e.name??e.tarball??k(o.log,/tarball data for (@?[^\s@]{1,150})@/);return a&&ee(a)}function st(e,o){const a=k(e,/Not compatible with your version of node\/npm: (\S{1,150})$/)??
k(e,/^error (\S{1,150}): The engine "node" is incompatible/)??k(e,/Your Node version is incompatible with "(\S{1,300})"/),d=a?.startsWith("/")??!1;return{name:d?
void 0:a&&ee(a),isProject:d,...yn(e,o)}}function yn(e,o){const a={member:"node",wanted:o??k(e,/Required: \{.{0,60}?"node":"([^"]{1,60})"/)??k(e,/^Expected version: (.{1,60})$/),
actual:k(e,/Actual: .{0,60}?"node":"([^"]{1,20})"/)??k(e,/(?:^|\. )Got:? "?(v?\d[\d.]{0,20})"?$/)},d={member:"npm",wanted:k(e,/Required: \{.{0,100}?"npm":"([^"]{1,60})"/),
actual:k(e,/Actual: .{0,60}?"npm":"([^"]{1,20})"/)};return d.wanted!==void 0&&!Ot(d.wanted,d.actual)&&Ot(a.wanted??"*",a.actual)?d:a}function Ot(e,o){const a=/^v?(\d{1,5})\.(\d{1,5})\.(\d{1,5})$/.
exec(o??"")?.slice(1);if(!a)return!1;const d=u=>u.trim().replace(/([<>=^~]) /g,"$1").split(" ");return e.split("||").some(u=>d(u).every(m=>En(m,a.map(Number))))}
function En(e,o){if(e==="*"||e==="")return!0;const a=/^(\^|~|[<>]=?|=|)v?(\d{1,5})(?:\.(\d{1,5}))?(?:\.(\d{1,5}))?(?:\.[x*])*$/.exec(e);if(!a)return!1;const[,d=""]=a,
u=a.slice(2).flatMap(z=>z===void 0?[]:[Number(z)]),R=o.slice(0,/^(?:>|<=)$/.test(d)?u.length:3).map((z,J)=>z-(u[J]??0)).find(z=>z!==0)??0,I=z=>u.slice(0,z).every(
(J,pe)=>J===o[pe]);return d===">"?R>0:d==="<"?R<0:d==="<="?R<=0:d===""||d==="="?I(3):R>=0&&(d===">="||I(d==="^"?1:2))}const $n=[{name:"engine",signs:[{tool:["np\
m","pnpm"],log:/^code EBADENGINE|ERR_PNPM_UNSUPPORTED_ENGINE/},{tool:"yarn",log:/The engine "node" is incompatible with this module\. Expected version "(?<wanted>[^"]{1,60})"/},
{log:/Node(?:\.js)?(?: version)? v?[\d.]+(?:\.x)? is not supported by|node: v?[\d.]+ is not supported/},{weak:!0,tool:"vite",log:/You are using Node\.js [^ ]{1,20} (?:For|Vite)\b/},
{weak:!0,log:/(?:requires|required|minimum) (?:a )?(?:minimum )?Node(?:\.js)?(?: version)?(?: of)? (?<wanted>v?\d[\d.+]{0,12})/i},{tool:"webpack",log:/error:0308010C:digital envelope routines::unsupported|ERR_OSSL_EVP_UNSUPPORTED/}],
summary:({groups:e,lines:o})=>{const{name:a,isProject:d,member:u,wanted:m,actual:R}=st(o,e.wanted),I=a?E(a,""):d?"the project":void 0,z=u==="npm"?"npm":"Node.js",
J=I?`${I} asks for ${z}`:`the ${z} version does not fit`;if(!m)return J;const pe=R?`, and the build runs ${R}`:"";return I?`${J} ${m}${pe}`:`${J} (wanted: ${m}${pe}\
)`},remedy:({facts:e,groups:o,lines:a})=>{const{member:d,actual:u}=st(a,o.wanted);return d==="npm"?`Let engines.npm in package.json allow ${u}, the npm that bui\
lds run.`:a.some(R=>R.includes("digital envelope routines"))?`${bn}, or ${xt("16",e)}.`:`Let engines.node in package.json and the versions of the packages allow\
 the Node.js that builds run, or ${xt("the version that is asked for",e)}.`},part:({lines:e})=>{const{name:o,isProject:a,member:d}=st(e,void 0);return o||a?{kind:"\
engines",name:o??"",member:d}:void 0}},{name:"wrong-platform",signs:[{tool:["npm","pnpm"],log:/Unsupported platform for (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: wanted (?<wanted>\{[^}]{1,200}\})/}],
summary:({groups:{name:e,wanted:o}})=>`the package ${E(e,"")} is for another system${o?` (${o.replace(/[{}"]/g,"").replaceAll(":",": ")})`:""}`,remedy:({groups:e})=>`\
Move ${E(e.name,"the package")} to optionalDependencies in package.json, or take it out, and commit the new lockfile.`,part:({groups:e})=>F(e.name)},{name:"pack\
age-manager",signs:[{tool:"pnpm",log:/This project is configured to use (?<name>\w{1,20})/},{tool:"yarn",log:/This project's package\.json defines "packageManager": "(?<name>[^"]{1,40})"/}],
summary:({groups:e})=>`the project asks for another package manager${e.name?` (${e.name})`:""}`,remedy:({facts:e})=>`Make packageManager in package.json and the\
 committed lockfile name the same package manager${T(e)?"":", in a version that the platform has"}.`,part:()=>({kind:"member",name:"packageManager"})}],bn="The \
bundler is too old for this Node.js. Update it (webpack 5.61 or later), or set the app variable NODE_OPTIONS to --openssl-legacy-provider";function xt(e,o){return T(
o)?`write ${e} to .nvmrc`:`set nodeVersion in app-settings to ${e} on a platform that has it`}const Sn=/request to https?:\/\/(?:[^\s/]{1,100}\/){1,6}?(@[^\s/]{1,100}\/[^\s/]{1,150}|[^\s/]{1,150})(?:\/-\/\S{1,200})? failed/,
kn=/^path \S{1,400}\/node_modules\/((?:@[\w.-]{1,60}\/)?[\w.-]{1,100})$/,ut="ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|ECONNREFUSED|ERR_SOCKET_TIMEOUT|UND_ERR_CO\
NNECT_TIMEOUT";function Rt({groups:e,lines:o}){const a=/\b(?:getaddrinfo|connect) E[A-Z_]{4,20} (\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/;return e.host??k(
o,a)}const vn=/^(?:127\.0\.0\.1|\[?::1\]?)(?=:|$)/,_t=[{name:"conflict-markers",signs:[{tool:["pnpm","yarn"],log:/Merge conflict detected in (?<file>[\w.-]{1,60})/},
{tool:"yarn-berry",log:/Cannot autofix a lockfile when running an immutable install/},{log:/^(?:>? *\d{1,6} \| ?)?<{7} (?:HEAD|[\w/.-]{1,100})$/}],summary:({groups:e})=>`${e.
file??"the lockfile"} has the conflict markers of a merge`,remedy:()=>"Finish the merge: take one side of the file, run your package manager's install on your m\
achine, and commit the lockfile that it writes.",part:()=>({kind:"lockfile",lacks:[]})},{name:"lockfile-missing",signs:[{tool:"npm",log:/`npm ci` command can only install with an existing package-lock\.json/},
{tool:"pnpm",log:/ERR_PNPM_NO_LOCKFILE/},{tool:"npm",log:/Unsupported URL Type "workspace:"/}],summary:()=>"the repository has no lockfile",remedy:()=>"Run the \
install on your machine and commit the lockfile it writes.",part:()=>({kind:"lockfile",lacks:[]})},{name:"lockfile-outdated",signs:[{tool:"npm",log:/^`npm (?<manager>ci)` can only install packages when your package\.json and/},
{tool:"pnpm",log:/(?<manager>ERR_PNPM)_(?:OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH|FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE)/},{tool:"yarn",log:/Your (?<manager>lockfile) needs to be updated, but yarn was run with `--frozen-lockfile`/},
{tool:"yarn-berry",log:/The (?<manager>lockfile) would have been (?:modified|created) by this install, which is explicitly forbidden/},{tool:"bun",log:/(?<manager>lockfile) had changes, but lockfile is frozen/},
{stages:["install"],log:/\b(?:package-lock\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock|lockfile)\b.{0,80}\b(?:out of (?:sync|date)|not up to date|outdated)/i}],summary:({
lines:e})=>`the lockfile does not fit package.json${On(e)}`,remedy:({groups:e})=>`Run ${(e.manager==="ci"?"npm install":e.manager==="ERR_PNPM"?"pnpm install":"")||
"your package manager's install"} on your machine and commit the lockfile together with package.json.`,part:({lines:e})=>({kind:"lockfile",lacks:[...Tt(e),...At(
e)].map(ee)})},...me,...$n,{name:"git-dependency",signs:[{stages:["install"],log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey|Repository not found\./}],
summary:()=>"a dependency comes from a Git repository that the build cannot read",remedy:()=>"Name the dependency by an https:// URL that needs no login, or pub\
lish it to a registry and give the build a token."},{name:"network",signs:[{tool:["npm","pnpm"],log:new RegExp(`^code (?:${ut})|^network .{0,80}(?:${ut})|ERR_PN\
PM_META_FETCH_FAIL`)},{weak:!0,log:/^\s{0,8}(?:Error: |TypeError: )?fetch failed$/},{weak:!0,tool:"next",log:/^Failed to fetch `?[^`]{1,100} from Google Fonts/},
{log:new RegExp(`(?:getaddrinfo|request to https?://\\S{1,200} failed).{0,80}(?:${ut})`)},{log:/\b(?:connect|getaddrinfo) (?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT) (?<host>\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/},
{log:/Could not resolve host: (?<host>[\w.-]{1,200})|Failed to connect to \S{1,100} port|network connectivity|The operation timed out\. fetching/}],summary:e=>{
const o=Rt(e);return o?`the network failed: ${o.replace(vn,"localhost")} cannot be reached`:"the network failed while the build fetched something"},remedy:()=>"\
Run the deploy again. If it repeats, check the host that the log names and that the platform may reach it.",part:e=>{if(e.facts.stage!=="install")return;const o=Rt(
e)??k(e.lines,/request to https?:\/\/([^\s/]{1,200})\/\S{1,300} failed/),a=F(k(e.lines,Sn)??k(e.lines,kn))?.name;return a===void 0&&o===void 0?void 0:{kind:"dep\
endency",name:a,host:o}}},{name:"certificate",signs:[{log:/\b(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_HAS_EXPIRED)\b/}],
summary:()=>"a certificate was refused while the build fetched something",remedy:({facts:e})=>`If a proxy or a private registry has a certificate of its own aut\
hority, let ${T(e)?"the operators start the platform with NODE_EXTRA_CA_CERTS":"NODE_EXTRA_CA_CERTS on the platform"} name that authority's file.`},{name:"nativ\
e-optional",signs:[{log:/Cannot find module '?(?<name>@rollup\/rollup-[\w-]+|@esbuild\/[\w-]+|@rolldown\/binding-[\w-]+|lightningcss[.\w-]*|@tailwindcss\/oxide[\w-]+|@next\/swc[\w-]+|@parcel\/watcher-[\w-]+)'?/}],
summary:({groups:e})=>`the binary package ${E(e.name,"of a tool")} is not installed for this system`,remedy:()=>"The lockfile lacks other systems: delete node_m\
odules and the lockfile, install again with a current npm, and commit the new lockfile."},{name:"node-gyp",signs:[{tool:"node-gyp",log:/^gyp ERR! (?:find Python|stack Error)|node-pre-gyp ERR!/}],
summary:()=>"a native package could not be compiled",remedy:()=>"Use a version of the package that ships binaries for this Node.js version, or a pure JavaScript\
 one."},...Je];function On(e){const[o]=Tt(e);if(o)return`: it lacks ${o}`;for(const a of e){const[,d,u]=ot.exec(a)??[];if(d)return`: it has ${d}, and ${u} is as\
ked for`}return""}const ot=/^Invalid: lock file's (\S{1,200}) does not satisfy (\S{1,200})$/,De=[/^Missing: (\S{1,200}?)@? from lock file$/,/dependencies were added: (\S{1,200}?),?(?:\s|$)/,
/dependencies in package\.json changed since \S{1,60} was saved: (\S{1,200}) was added/,/^\+ {4}(\S{1,200}): "npm:/];function Tt(e){return e.flatMap(o=>De.flatMap(
a=>a.exec(o)?.[1]??[]))}function At(e){return e.flatMap(o=>ot.exec(o)?.[2]??[])}const Nt=[/^Writing (?:\.\/)?([\w@.-]{1,100})\/\S{0,300} from /,/directory: \S{0,200}\/([\w@.-]{1,60})\/$/,
/Wrote site to "([^"]{1,100})"/,/The ([\w-]{1,60}) folder is ready to be deployed/,/Output location: \S{0,200}?((?:dist|build)\/\S{1,100})$/,/Generated static files in "?([\w@./-]{1,100}?)"?\.?$/,
/Generated public ([\w@./-]{1,100})$/,/^\[info\] html generated at \.\/([\w@./-]{1,100})$/,/Success! Generated .{0,40} in "([^"]{1,100})"/,/^((?!\.\w)[\w@./-]{1,100}?)\/(?:assets\/)?[\w.-]{1,100}\.(?:html|js|css)\s{1,60}[\d.,]{1,12} (?:kB|KiB|MB)\b/],
xn=[{name:"next-export",signs:[{codes:["output_missing","output_empty"],tool:"next",log:/Next\.js \d{1,3}\.\d/}],summary:({facts:e})=>mt(e).includes("out")?void 0:
"Next.js wrote no static export",remedy:()=>"Set output: 'export' in next.config and take next export out of the build command; the output directory is then out\
."},{name:"output-missing",signs:[{codes:["output_missing"]},{log:/[Oo]utput directory "?(?<folder>[\w@./-]{1,100}?)"? (?:does not exist|(?:was |is )?(?:not found|missing))/}],
summary:({groups:e,facts:o})=>{const a=e.folder??o.outputDirectory??Rn(o);return a?`the build did not write the output directory "${a}"${o.keptOutput?ft:""}`:"t\
he app names no output directory, and the build wrote none of the usual ones"},remedy:e=>{const{facts:o}=e,a=Mt(e);if(a)return`Set output-directory to ${a}: the\
 log shows files written there.`;const d=e.lines.some(m=>/^> gatsby build\b/.test(m)),u=[...It,...d?["public"]:[]].find(m=>mt(o).includes(m));return u?`Set outp\
ut-directory to ${u}, which is there, if it is what the build writes.`:"Set output-directory to the folder that the build command writes, relative to the root d\
irectory: often dist, build, out, public or _site."}},{name:"output-empty",signs:[{codes:["output_empty"]}],summary:({facts:e})=>`the output directory ${E(e.outputDirectory,
"of the app")}${e.keptOutput?`${ft},`:""} is empty`,remedy:e=>{const o=Mt(e);return o?`Set output-directory to ${o}: the log shows files written there.`:"Check \
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
Nothing in the repository is at fault: deploy again. The previous release stays live."},{name:"dns-refused",signs:[{codes:["dns_refused"]}],summary:({facts:e})=>e.
message??"the DNS record of a host could not be made",remedy:()=>"Nothing in the repository is at fault. See whose records the hosts have: slipway domains. Then\
 deploy again."},{name:"cdn-refused",signs:[{codes:["cdn_refused"]}],summary:({facts:e})=>e.message??"the CDN refuses to answer for the host of the site",remedy:()=>"\
Nothing in the repository is at fault. Tell the platform's operators what the message says that the CDN lacks, and deploy again then."},{name:"interrupted",signs:[
{codes:["interrupted"]}],summary:()=>"the platform was stopped while it worked",remedy:()=>"Deploy again."}],ft=", which an earlier deploy set",It=["dist","buil\
d","out","_site","storybook-static"];function Rn({message:e}){return/output directory `([^`]{1,200})`/.exec(e??"")?.[1]}function mt({message:e}){const[,o=""]=/the folders there are (.{1,1000})/.
exec(e??"")??[];return[...o.matchAll(/`([^`]{1,100})`/g)].map(([,a=""])=>a)}function Mt({lines:e,facts:o}){const a=d=>d.split("/").length;for(const d of Nt){const[
u]=e.flatMap(R=>{const I=d.exec(R)?.[1]?.replace(/^\.\//,"").replace(/\/(?:assets|_astro)$/,"");return I?[{folder:I,line:R}]:[]}).sort((R,I)=>a(R.folder)-a(I.folder)),
m=u&&_n(u.folder,u.line,o);if(m&&m!==o.outputDirectory)return m}}function _n(e,o,a){const[d=""]=e.split("/",1),u=mt(a);if(u.length===0||u.includes(d))return e;const m=v.
posix.dirname(a.outputDirectory??"");if(m!=="."&&a.list?.(m).length)return`${m}/${e}`;const R=a.log.find(J=>J.includes(o))??"",I=/(?:^|\s|\/)([\w.-]{1,60}):[a-z][\w:-]{0,60}: /.
exec(R)?.[1],z=u.find(J=>I!==void 0&&a.list?.(J).includes(I));return z===void 0?e:`${z}/${I}/${e}`}const Ct=[{name:"package-json-invalid",signs:[{codes:["packag\
e_json_invalid"]},{tool:"npm",log:/Invalid package\.json: \w{0,20}Error: (?<why>.{1,120}?) in JSON at position (?<place>\d{1,9})/},{tool:["npm","pnpm","yarn","y\
arn-berry","bun"],log:/^code EJSONPARSE$|ERR_PNPM_JSON_PARSE|SyntaxError: \S{0,300}package\.json: /}],summary:({facts:e,groups:o})=>e.code==="package_json_inval\
id"&&e.message?e.message:`package.json is not valid JSON${o.why?`: ${o.why}`:""}`,remedy:()=>"Correct package.json: nothing is installed or published while it c\
annot be read.",part:({facts:e})=>e.code==="package_json_invalid"?void 0:{kind:"file",path:"package.json"}},{name:"settings-invalid",signs:[{tool:"nx",log:/^ *NX +(?<why>[A-Z]\w{1,40}) in (?<path>\S{1,300}\.json) at \d{1,7}:\d{1,7}$/},
{tool:"lerna",log:/JSONError Error in: (?<path>\S{1,300}\.json)$/},{tool:"turbo",log:/Unable to read repository configuration (?<path>\S{1,300}\.jsonc?): invalid JSON/}],
summary:({groups:e})=>`${Lt(e.path)} is not valid JSON${e.why?` (${e.why})`:""}`,remedy:({groups:e})=>`Correct ${Lt(e.path)}: the build cannot read it as it is.`,
part:({groups:e})=>e.path?{kind:"file",path:e.path}:void 0},{name:"outside-workspaces",signs:[{tool:"yarn-berry",log:/you forgot to list (?<folder>\S{1,200}) in its workspace configuration/},
{tool:"npm",log:/^No workspaces found:$/}],summary:({groups:e,lines:o})=>`${e.folder??k(o,/^\s*--workspace=(\S{1,200})/)??"the app's folder"} is not in the work\
spaces of the repository's root`,remedy:({groups:e,lines:o})=>`Add ${E(e.folder??k(o,/^\s*--workspace=(\S{1,200})/),"its folder")} to workspaces in the package.\
json of the root (pnpm: to pnpm-workspace.yaml), install, and commit the lockfile. Or give the folder a lockfile of its own.`,part:()=>({kind:"member",name:"wor\
kspaces"})},{name:"duplicate-package",signs:[{tool:"nx",log:/^ *(?:NX +)?Failed to process project graph|multiple projects/},{tool:"npm",log:/EDUPLICATEWORKSPACE|must not have multiple workspaces with the same name/},
{tool:"yarn-berry",log:/Duplicate workspace name (?<name>[^\s:]{1,150})/}],summary:({groups:e,lines:o})=>{const a=e.name??k(o,/^\s*package '([^']{1,150})' has conflicts/);
return a||!o.some(d=>d.includes("Failed to process"))?`two packages of the repository have one name${a?`: ${a}`:""}`:"the graph of projects cannot be made: mult\
iple projects may have one name"},remedy:()=>"Give each package of the repository a name of its own, in its package.json or project.json.",part:()=>({kind:"name\
s"})},{name:"several-apps",signs:[{codes:["app_ambiguous"]}],summary:({facts:e})=>Be(e.message)[0]??"the repository has several apps",remedy:({facts:e})=>`${Be(
e.message)[1]??"Set rootDirectory in app-settings to one of them"}.`},{name:"server-build",signs:[{codes:["server_build"]}],summary:({facts:e})=>Be(e.message)[0]??
"the build makes a server, and only files are served",remedy:({facts:e})=>`${Be(e.message)[1]??"Let the framework write files instead"}.`},{name:"node-unavailab\
le",signs:[{codes:["node_unavailable"]}],summary:({facts:e})=>e.message??"the Node.js that the repository asks for cannot be had",remedy:()=>"Write another vers\
ion there, or set nodeVersion in app-settings, which overrides the files."},{name:"build-script-missing",signs:[{codes:["build_script_missing"]}],summary:({facts:e})=>Be(
e.message)[0]??"package.json has no build script",remedy:({facts:e})=>`${Be(e.message)[1]??"Add a build script to package.json, or set build-command"}. To publi\
sh the folder as it is, set build-command to true and output-directory to the folder.`}];function Be(e){return e?.split(". ",2)??[]}function Lt(e="the file"){return e.
replace(/^.*\//,"")}const Ke=["queue","clone"],Tn=[{name:"submodule",signs:[{stages:Ke,log:/submodule path '(?<path>[^']{1,200})' failed/}],summary:({groups:e})=>`\
the Git submodule ${E(e.path,"of the repository")} could not be cloned`,remedy:()=>"Give the submodule an https:// URL that the platform may read in .gitmodules\
, or keep its files in the repository itself."},{name:"branch-not-found",signs:[{codes:["branch_not_found"]},{stages:Ke,log:/Remote branch (?<branch>\S{1,200}) not found in upstream/}],
summary:({groups:e,facts:o})=>`the branch ${E(e.branch??o.branch,"to build")} does not exist`,remedy:()=>"Push the branch, or set the input branch to one that e\
xists on the remote; names are case-sensitive."},{name:"commit-not-found",signs:[{codes:["commit_not_found"]},{stages:Ke,log:/reference is not a tree: |not our ref [0-9a-f]{7,64}/}],
summary:()=>"the commit is not in the repository",remedy:()=>"Push the commit to the repository that the app builds from; a force push or a fork may have left i\
t behind."},{name:"repository-not-allowed",signs:[{codes:["repository_not_allowed"]}],summary:({facts:e})=>`the platform does not take the repository ${E(e.repository,
"given")}`,remedy:()=>"Set the input repository to owner/name or an https:// URL; local paths and file:// need a platform started with --allow-local-git."},{name:"\
repository-not-found",signs:[{codes:["repository_not_found"]},{stages:Ke,log:/remote: Repository not found\.|^fatal: repository '[^']{1,300}' (?:not found|does not exist)/},
{stages:Ke,log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey/}],summary:({facts:e})=>`the platform cannot read the re\
pository ${E(e.repository,"of the app")}`,remedy:({facts:e})=>`Check the spelling of the input repository. If it is private, give the platform access to it${T(e)?
": a token in its --git-url":", as by its GitHub app or a deploy key"}.`},{name:"root-directory-missing",signs:[{codes:["root_directory_missing"]},{tool:"npm",log:/Could not read package\.json(?:: .{0,80}? open '(?<path>[^']{1,400})\/package\.json')?/},
{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: can't cd to (?<path>\S{1,300})$/},{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: (?<path>[^\s:]{1,300}): No such file or directory$/}],
summary:e=>{const{asked:o,actual:a}=Pt(e),d=e.facts.code==="root_directory_missing"?`the root directory${o?` "${o}"`:""} does not exist in the repository`:o?`th\
ere is no package.json in "${o}"`:"there is no package.json where the build ran";return a?`the folder "${o}" is spelt "${a}" in the repository`:d},remedy:e=>{const{
asked:o,actual:a}=Pt(e),d=e.facts.code==="root_directory_missing";return a?`Write ${a} ${d?"as rootDirectory in app-settings":`where the command names ${o}`}: b\
uilds run where upper and lower case count.`:`Set rootDirectory in app-settings${T(e.facts)?"":", on a platform that has it,"} to the folder of the app, relativ\
e to the repository, and check that it is committed.`}}];function Pt(e){const{groups:o,facts:a}=e,d=o.path??/root directory `([^`]{1,300})`/.exec(a.message??"")?.[1],
u=a.list;if(!d||!u)return{asked:d?.startsWith("/")?void 0:d,actual:void 0};if(!d.startsWith("/"))return{asked:d,actual:(0,P.M)(d,u)};const m=d.split("/").slice(
0,40);for(let I=1;I<m.length;I++){const z=m.slice(I).join("/"),J=(0,P.M)(z,u);if(J)return{asked:z,actual:J}}const R=(0,P.p)(d,e);return{asked:R.startsWith("/")?
void 0:R,actual:void 0}}const qe=/^> @?[^\s@]{1,150}(?:@\S{0,60})? (?<name>[\w:.-]{1,60})(?: \/\S{1,400})?$/,et=/^[>$] (?<command>\S.{0,300})$/,An=/^The build command `(?:npm|pnpm|yarn|bun) (?:run )?(?<name>[\w:.-]{1,60})`/,
Nn=[{name:"silent-command",signs:[{weak:!0,stages:["build"]}],summary:e=>{const{facts:o,lines:a}=e,d=o.exitCode&&pt(e);if(!(!d||Pe(a,o.message)!==void 0))return`\
the script "${d.name}" (${d.command}) failed, and it printed no reason`},remedy:e=>{const o=pt(e)?.command.split(/&&|;/)??[];return`Run the commands of the scri\
pt one by one: one of them exits with a code other than 0 without a word.${o.length>1?` The last one is \`${o.at(-1)?.trim()}\`.`:""}`},part:e=>({kind:"script",
...pt(e)})}];function pt({facts:e,lines:o}){const a=o.findLastIndex((I,z)=>qe.test(I)&&et.test(o[z+1]??"")),d=An.exec(e.message??"")?.groups?.name,u=qe.exec(o[a]??
"")?.groups?.name??d,m=a<0?o.findLast(In):o[a+1],R=et.exec(m??"")?.groups?.command;return u===void 0||R===void 0?void 0:{name:u,command:R}}function In(e){return e.
startsWith("$ ")&&!/^\$ (?:npm|pnpm|yarn|bun) /.test(e)}const Mn=[{name:"no-start-command",signs:[{codes:["no_start_command"]}],summary:({facts:e})=>e.message?.
split(". ",1)[0]??"nothing in the repository says how its server is started",remedy:()=>'Set startCommand in app-settings, as {"startCommand": "node server.js"}\
, or add a start script to package.json. For a site of files alone, deploy with app-type web-landing.'},{name:"start-package-missing",signs:[{codes:["start_fail\
ed"],log:/Cannot find (?:package|module) '(?<name>(?:@[\w.-]{1,100}\/)?[a-z\d][\w.-]{0,100})(?:\/[\w./-]{1,200})?'/}],summary:({groups:e})=>`the server needs th\
e package ${E(e.name,"that it names")}, which its release does not have`,remedy:({groups:e})=>`Move ${e.name??"it"} to dependencies in package.json: a server's \
release has no packages of devDependencies.`},{name:"start-failed",signs:[{codes:["start_failed"]}],summary:({facts:e})=>e.message??"the server ended before it \
was ready",remedy:()=>"Read the last lines that it printed, and run its start command with the variables of the app. The release before stays live."},{name:"not\
-listening",signs:[{codes:["not_listening"]}],summary:({facts:e})=>e.message??"the server does not listen",remedy:()=>"Let it listen on the port in the variable\
 PORT soon after its start, and do slow work afterwards. The release before stays live."},{name:"unhealthy",signs:[{codes:["unhealthy"]}],summary:({facts:e})=>e.
message??"the server does not answer as it should",remedy:()=>"Let healthPath in app-settings name a path that answers below 500, and read what the server print\
ed. The release before stays live."},{name:"start-out-of-memory",signs:[{codes:["out_of_memory"],stages:["activate"]}],summary:({facts:e})=>e.stage?.toLowerCase()===
"activate"?e.message??void 0:void 0,remedy:()=>'Give each instance more by memory in app-settings, as {"memory": "1GiB"}, or let the server load less at its sta\
rt. The release before stays live.'}],ze=["start_failed"],rt=["unhealthy","not_listening"],ht=/^\s{0,4}(?:\[Nest\] .{1,80} ERROR \[\w{1,40}\] |Uncaught |\[?(?:ERROR|error|FATAL|fatal)\]?:? )?(?<message>(?!.*Cannot find (?:package|module) )(?:[A-Z]\w{0,60})?(?:Error|Exception)(?: \[\w{1,60}\])?: \S.{0,300})$/,
jt=new RegExp(ht.source.replace("(?<message>","(?<message>(?!Error: aborted$)")),Cn=[{name:"start-variable-missing",signs:[{codes:[...ze,...rt],log:/(?:[Mm]issing|[Uu]ndefined|[Ii]nvalid)(?: required)? env(?:ironment)?(?: variable)?s?:? [`"'[]?(?<name>[A-Z][A-Z0-9_]{1,80})/},
{codes:[...ze,...rt],log:/(?<![\w])[`"']?(?<name>[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60})[`"']? (?:environment variable |env var )?(?:is (?:not (?:set|defined|provided)|missing|undefined|required)|must be (?:set|defined))/}],
summary:({groups:e})=>`the server needs the variable ${e.name??""}, which is not set`,remedy:({groups:e})=>`Add ${e.name??"it"} to the app variables: slipway en\
v set ${e.name??"NAME"}=VALUE, or the input env or secret-env. The release before stays live.`},{name:"start-port-taken",signs:[{codes:ze,log:/EADDRINUSE(?::.{0,60}?:(?<port>\d{2,5}))?/}],
summary:({groups:e})=>`the server listens twice on the port ${E(e.port,"that it has")}`,remedy:()=>"Listen once. If the start command starts several servers, le\
t only one of them listen on the port in the variable PORT."},{name:"start-heap-full",signs:[{codes:ze,log:/JavaScript heap out of memory|Reached heap limit|Ineffective mark-compacts near heap limit/},
{codes:["out_of_memory"],stages:["activate"],log:/JavaScript heap out of memory|Reached heap limit/}],summary:()=>"the server used all the memory that Node.js m\
ay use",remedy:()=>'Give each instance more by memory in app-settings, as {"memory": "1GiB"}, or let the server load less at its start. The release before stays\
 live.'},{name:"start-rejected",signs:[{codes:ze,log:/UnhandledPromiseRejection: .{0,400} with the reason "(?<reason>.{1,200})"/}],summary:({groups:e})=>`the se\
rver ended, because nothing handles that a promise was rejected with "${e.reason}"`,remedy:()=>"Handle the rejection with catch or try, and reject with an Error\
: its stack names the line. The release before stays live."},{name:"start-error",signs:[{codes:ze,log:ht}],summary:({groups:e})=>`the server ended with ${e.message}`,
remedy:()=>"Mend what the stack in its last lines names. To try it with the variables of the app: slipway exec -- and its start command. The release before stay\
s live."},{name:"start-error-printed",signs:[{codes:rt,log:jt}],summary:({facts:e,groups:o})=>e.message?`${e.message}. It printed ${o.message}`:void 0,remedy:()=>"\
Mend what the stack in its last lines names. To try it with the variables of the app: slipway exec -- and its start command. The release before stays live."}],Dt=[
...Tn,...Ct,...Cn,...Mn,...xn,..._t,...x,...q,...Nn];var Ln=g(730);const Ut={formats:Ln.h,causes:Dt};function Ps(e,{formats:o,causes:a}=Ut){const d=u=>![u.tool??
[]].flat().includes(e);return{formats:o.filter(d),causes:a.map(u=>({...u,signs:u.signs.filter(d)})).filter(({signs:u})=>u.length>0)}}var tt=g(901),Pn=g(1845),Ue=g(
8667);const Ft=/^WARN\s{1,4}No layout: /,Wt=/^theme:\s{0,20}["']?(?<name>[\w.-]{1,100})["']?\s{0,20}(?:#.*)?$/;async function jn(e,o,a){if(!e.some(J=>Ft.test(J)))
return;const d=(0,v.join)(a,"_config.yml"),u=await o.lines(d)??[],m=u.findIndex(J=>Wt.test(J.trimEnd())),R=Wt.exec(u[m]?.trimEnd()??"")?.groups?.name;if(R===void 0)
return;const I=(await o.lines((0,v.join)(a,"package.json"))??[]).join(`
`);if(!(((await o.filesIn((0,v.join)(a,"themes",R),Dn))?.length??0)>0||I.includes(`"hexo-theme-${R}"`)))return{file:(0,v.relative)(o.root,d),line:m+1,message:(0,Z.
Ow)(`the theme "${R}" is not installed: package.json has no hexo-theme-${R}, and themes/${R} has no files (${e.find(J=>Ft.test(J))})`,300)}}const Dn=1e3,Gt=/^(?:_config(?:\.[\w-]{1,40})?\.ya?ml|(?:[\w-]{1,40}\.)?config\.(?:[cm]?[jt]s|json|ya?ml|toml)|\.eleventy\.[cm]?js|(?:hugo|book|docfx|typedoc)\.\w{2,5})$/,
Un=/^\s{0,20}["']?(?<key>\w{0,30}(?:dir|directory|folder|root|src|source|input|pages|content|public|static)\w{0,20})["']?\s{0,4}[:=]\s{0,4}["']?(?:\.\/)?(?<folder>[\w-]{3,80})\/?["']?\s{0,4},?\s{0,4}(?:#.*|\/\/.*)?$/i,
Bt=/out|dest|dist|public|build|cache|tmp|temp/i,gt=200,Fn=200;async function Wn(e,o){const a=[],d=await e.filesIn(o,gt)??[],u=await e.foldersIn(o,Fn);for(const m of d.
filter(R=>Gt.test((0,v.basename)(R))))for(const[R,I]of(await e.lines(m)??[]).entries()){const{key:z="",folder:J=""}=I.length>300?{}:Un.exec(I)?.groups??{};if(J===
""||Bt.test(z)||u.includes(J))continue;const[pe]=(0,D.IM)(J,u);if(pe===void 0)continue;const te=(0,v.relative)(e.root,(0,v.join)(o,(0,v.basename)(m)));a.push({file:te,
line:R+1,message:`${z} names the folder ${J}, which does not exist; there is ${pe}/`})}return a.length===1&&!e.isOver?a[0]:void 0}var it=g(6612);function wt(e,{
source:o,app:a}){return e.replaceAll(`file://${o}/`,"").replaceAll(`${o}/`,"").replace(it.cU,d=>d.includes(`${a}/`)?v.posix.basename(d):d)}var Gn=g(3739),He=g(8302),
yt=g(9692),Kt=g(7994);const Et={queue:"Deployment failed",clone:"Clone failed",install:"Install failed",build:"Build failed",sync:"Upload failed",activate:"Acti\
vation failed"},Bn=1e3,zt=300,Ht=/exit(?:ed)?(?: with)? (?:code|status)|^(?:the )?(?:build|install|deployment)(?: command)? failed\W*$/i,Zt=/^The (?<stage>install|build) command (?<command>`.{1,300}`) (?:exited with|ended by) /,
Yt=/^\s*(?:npm (?:warn|WARN)|warning\b|WARN\b|<w>\s|\(node:\d+\))/;function Kn(e,o=Dt){const a=(0,B.Se)(e.message?[...e.log,e.message]:e.log).slice(-Bn).map(u=>u.
text).filter(u=>!Yt.test(u)),d=zn(e,o,a);if(d)return Vt(e,d.cause,d.known,d.message);for(const u of["codes","others"])for(const m of o){const R=Hn(m,u,e,a),I=R&&
m.summary(R);if(R&&I)return Vt(e,m,R,I)}return{headline:Jt(e,Vn(e,a),a),remedy:void 0}}function Vt(e,o,a,d){const u=(0,Z.Ow)(o.remedy(a),500),m=o.part?.(a);return{
headline:Jt(e,d,a.lines),remedy:u,cause:o.name,...m&&{fault:{part:m,summary:(0,Z.Ow)(d,zt)}}}}function zn(e,o,a){for(const{severity:d,code:u,message:m}of e.diagnostics??
[]){const R=d==="error"?o.find(I=>I.part&&I.name===u):void 0;if(R)return{cause:R,message:m,known:C(R,e,a)??{groups:{},facts:e,lines:a}}}}function Hn(e,o,a,d){const u=e.
signs.filter(m=>o==="codes"==(m.codes!==void 0));return u.length===0?void 0:C({...e,signs:u},a,d)}function Jt(e,o,a){const d=o.replace(it.cU,I=>(0,P.p)(I.replace(
/^file:\/\//,""),{facts:e,lines:a})),u=Et[e.stage?.toLowerCase()??""]??"Deployment failed",m=Zn(d,e)?"":Yn(e),R=zt-u.length-m.length-2;return`${u}: ${(0,Z.Ow)(d.
trim().replace(/\.$/,""),R)}${m}`}function Zn(e,{exitCode:o,signal:a}){return typeof o=="number"?e.includes(`exited with code ${o}`):a!=null&&e.includes(` by ${a}`)}
function Yn({exitCode:e,signal:o}){return typeof e=="number"&&e!==0?` (exit code ${e})`:o?` (${(0,Z.Ow)(o,20)})`:""}function Vn(e,o){const a=e.diagnostics?.find(
u=>u.severity==="error");if(a)return`${a.file}${a.line===null?"":`:${a.line}`}: ${a.message}`;if(e.message&&!Ht.test(e.message))return e.message;const d=Xn(e,o);
return d||(Jn(e,o)??(e.message||e.code||"the platform gave no reason"))}function Jn({message:e},o){const a=Pe(o,e),d=o.filter(m=>m!==e).map(m=>({text:m,folder:void 0})),
u=(0,K.sq)(d)?.message;return u===void 0||a?.includes(u)||a!==void 0&&u.includes(a)?a:u}function Xn({message:e},o){const a=Zt.exec(e??"")?.groups,d=o.lastIndexOf(
`$ ${a?.command?.slice(1,-1)}`),u=d===-1?o.findLastIndex(R=>R.startsWith("$ ")):d;return!a||u===-1||o.slice(u+1).filter(R=>R!==e&&!Me(R)).length>0?void 0:`the ${a.
stage} command ${a.command} failed, and it printed nothing`}var Oe=g(6709),Qn=g(402),Xt=g(3573),qn=g(4046);function es(e,o){const a=new Map;for(const[d,u]of ts(
e,o)){const m=a.get(u);m?m.push(d):a.set(u,[d])}return a}function ts(e,o){return/(?:package-lock|npm-shrinkwrap)\.json$/.test(e)?ns(o):e.endsWith("bun.lock")?$t(
o):/(?:yarn\.lock|pnpm-lock\.yaml)$/.test(e)?os(o):[]}function*ns(e){const o=(0,He.D7)(e)?.packages;for(const[a,d]of Object.entries((0,He.Gv)(o)?o:{})){const u=(0,He.
Gv)(d)&&a.includes("node_modules/")?d.dependencies:void 0;for(const m of Object.keys((0,He.Gv)(u)?u:{}))yield[a.split("node_modules/").at(-1)??"",m]}}const Qt='\
"dependencies": {';function*$t(e){for(const o of e.split(`
`)){const a=/^\s{4}"[^"]{1,200}": \["(?<name>@?[^"@]{1,200})@/.exec(o)?.groups?.name,d=a===void 0?-1:o.indexOf(Qt),u=d===-1?-1:o.indexOf("}",d),m=u===-1?"":o.slice(
d+Qt.length,u);for(const R of m.matchAll(/"([^"]{1,200})":/g))yield[a??"",R[1]??""]}}const bt=/^\s{0,2}["']?\/?(?<name>@?[^@\s"'/]{1,200}(?:\/[^@\s"'/]{1,200})?)@\S/,
ss=/^\s{4,6}["']?(?<name>@?[^\s"':/]{1,200}(?:\/[^\s"':]{1,200})?)["']?(?::|\s)\s{0,4}\S/;function*os(e){let o="",a;for(const d of e.split(`
`)){const u=d.search(/\S/);if(u<0)continue;if(u<=2&&d.trimEnd().endsWith(":")){const R=/^\s{2}(?:optionalD|d)ependencies:$/.test(d);o=R?o:bt.exec(d)?.groups?.name??
"",a=R?2:void 0}else/^\s{4}(?:optionalD|d)ependencies:$/.test(d)?a=4:a!==void 0&&u<=a&&(a=void 0);const m=a!==void 0&&u===a+2?ss.exec(d)?.groups?.name:void 0;m!==
void 0&&o!==""&&(yield[o,m])}}function rs({text:e}){const o=(0,qn.as)(e);return o===void 0?void 0:(0,yt.q1)(e,o)}function is({file:e,text:o},a){if(!e.endsWith("\
yarn.lock")||o==="")return;const d=a.map(({value:u})=>u.name);return(0,Oe.bA)(a,(u,m)=>d.includes(u)||!/^[\^~<>=*\d]/.test(m)?!1:!o.includes(`${u}@${m}`)&&!o.includes(
`${u}@npm:${m}`))}function as(e,{file:o,text:a},d){const u=es(o,a),m=new Set([e]);for(const R of m){const I=R===e?void 0:(0,Oe.bA)(d,z=>z===R);if(I)return I;for(const z of u.
get(R)??[])m.add(z)}}const qt=60,at=20,cs=300,St=/(?:^|\/)(?:[jt]sconfig[\w.-]{0,60}|\.[\w.-]{1,60}|devcontainer)\.json$/;function ls(e){const d=tn(e).flatMap(u=>u.
split(/[\s'"`(),:;=[\]{}]+/)).map(u=>u.replace(/\.$/,"")).filter(u=>u.endsWith(".json")).filter(u=>!St.test(u)&&!u.includes("node_modules/"));return[...new Set(
d.reverse())].slice(0,at)}function ds(e,o){const a=tn(e),d=Pe(a,e.message);if(d===void 0)return;const u=a.filter(m=>/\berror\b|\bfail|not found|cannot|could ?n[o']t|no matching/i.
test(m));for(const m of[d,...u.reverse()]){if(m===e.message||Ce(m))continue;const R=m.replace(/%2f/gi,"/").split(/[\s'"`(),:;]+/),I=new Set(R.map(en)),z=(0,Oe.bA)(
o,J=>I.has(J));if(z)return{dependency:z,message:(0,Z.Ow)(m.trim(),cs)}}}function en(e){const o=e.split("/"),[a="",d=""]=o.slice(-2),u=a.startsWith("@")?`${a}/${d}`:
d||a;return/^@?[^@]+@/.test(u)||o.length>1?u.replace(/(?<=.)@.*$/,""):void 0}function tn({log:e}){return(0,B.Se)(e).slice(-qt).map(({text:o})=>o)}async function nn(e,o,a,d){
const{fault:u,cause:m}=Kn(e,d);if(m!==void 0&&!u)return;const R=await(0,Oe.PX)(o,a),I=await(0,Qn.GQ)(o,a),z={sources:o,folder:a,app:(0,Oe.lW)(o,a),manifests:R,lockfile:I},
J={cause:m??"",summary:u?.summary??""},pe=u?await sn(u.part,z,J):await us(e,z);if(!pe)return;const{line:te,column:ne}=pe.place??{line:null,column:null},we=pe.message??
J.summary;return{file:pe.file,line:te,column:ne,severity:"error",code:pe.cause??m??null,message:we}}async function us(e,o){for(const d of ls(e)){const u=await cn(
d,o);if(u?.place)return{...u,cause:"settings-invalid"}}const a=e.stage==="install"?ds(e,o.manifests):void 0;return a&&{...Ge(a.dependency),message:a.message}}async function sn(e,o,a){
switch(e.kind){case"dependency":return await ws(e,o)??ps(e,o,a);case"engines":return ys(e,o,a);case"script":return await an(o,a)??on(e,o);case"uninstalled":return an(
o,a);case"member":return e.name==="workspaces"?Es(o):rn(e,o,a);case"lockfile":return bs(e.lacks,o,a);case"file":return cn(e.path,o);case"names":return $s(o.manifests);default:
return(0,Gn.xb)(e)}}const fs=["preinstall","install","postinstall","prepare"],ms=["package-not-found","version-not-found","registry-login","registry-refused"];function ps({
name:e,host:o,script:a},d,u){const{manifests:m,lockfile:R}=d,I=(0,Oe.bA)(m,(te,ne)=>e===void 0?o!==void 0&&ne.includes(o):te===e);if(!I){const te=a&&m.find(({value:we})=>we.
name===e);if(te){const we=u.summary.replace(/^the package "[^"]{1,200}"/,"the project");return{file:te.file,...on({kind:"script",...a},{manifests:[te]}),message:we}}
const ne=e!==void 0&&R?as(e,R,m):void 0;return ne&&{...Ge(ne),message:`${u.summary}; ${ne.name} brings it`}}const z=m.find(({value:te})=>te.name===I.name);if(!z||
!ms.includes(u.cause))return Ge(I);const J=z.value.version,pe=typeof J=="string"?`in version ${J}`:"without a version";return{...Ge(I),cause:"workspace-version",
message:`"${I.name}" is a workspace of this repository (${z.folder}) ${pe}, and ${I.manifest.file} asks for ${I.wanted}`}}const hs=[".npmrc",".yarnrc.yml",".yar\
nrc","bunfig.toml"],gs=/^registry\.(?:npmjs\.org|yarnpkg\.com)$/;async function ws({host:e,name:o},a){const{sources:d,lockfile:u,folder:m,manifests:R}=a;if(e===
void 0||gs.test(e)||(0,Oe.bA)(R,(ne,we)=>we.includes(e)))return;for(const ne of hs){const Le=(await d.lines((0,v.resolve)(m,ne))??[]).findIndex(Fe=>Fe.includes(
`//${e}`))+1;if(Le>0)return{file:(0,Oe.lW)(d,(0,v.resolve)(m,ne)),place:{line:Le,column:1}}}const I=u?.text.split(`
`)??[],z=ne=>/\bresol(?:ved|ution)\b|\btarball\b/.test(ne),J=(ne,we)=>ne.includes(`//${e}/`)&&ne.includes(we)&&z(ne),pe=o===void 0?-1:I.findIndex(ne=>J(ne,`/${o}\
/`)),te=(pe>=0?pe:I.findIndex(ne=>J(ne,"")))+1;return u&&te>0?{file:u.file,place:{line:te,column:1}}:void 0}function Ge({manifest:e,place:o}){return{file:e.file,
place:o}}function ys({name:e,member:o},{manifests:a},d){const u=I=>(0,He.Gv)(I.value.engines)&&o in I.value.engines,m=a.find(I=>u(I)&&(e===""||I.value.name===e));
if(!m){const I=(0,Oe.bA)(a,z=>z===e);return I&&Ge(I)}const R=d.summary.replace(/^"[^"]{1,200}"/,"the project");return{file:m.file,place:(0,Oe.VV)(m,["engines",o]),
message:R}}function on({name:e,command:o},{manifests:a}){const d=m=>o!==void 0&&(m===o||m.split(/[\s;&|()]+/).includes(o)),u=(0,Oe.fv)(a,(m,R)=>(e===void 0||m===
e)&&d(R))??(0,Oe.fv)(a,m=>o===void 0&&e===void 0?fs.includes(m):m===e);return u&&Ge(u)}function rn({name:e,wanted:o},{manifests:a},{summary:d}){const u=a.find(({
value:I})=>I[e]!==void 0)??a[0];if(!u)return;const m=u.value[e],R=o!==void 0&&(0,He.Gv)(m)?(0,D.pA)(o,Object.keys(m)):[];return{file:u.file,place:(0,Oe.VV)(u,[e]),
message:(0,N.RU)(d,R)}}function Es({manifests:e,lockfile:o}){const a=e.find(({folder:d})=>d===(o?.folder??""))??e[0];return a&&{file:a.file,place:(0,Oe.VV)(a,["\
workspaces"])}}function $s(e){for(const[o,{file:a,value:d}]of e.entries()){const u=e.slice(o+1).find(R=>R.value.name===d.name);if(typeof d.name!="string"||!u)continue;
const m=`multiple projects are called ${d.name}: ${a} and ${u.file}`;return{file:u.file,place:(0,Oe.VV)(u,["name"]),message:m}}}async function an({sources:e,app:o,
manifests:a,lockfile:d},u){const m=a.find(({folder:J})=>J===o);if(!m||!d||d.folder===o)return;const R=a.find(({folder:J})=>J===d.folder),I=d.folder===""?o:o.slice(
d.folder.length+1),z=await(0,Xt.c)(d,R,e);if(!(0,Xt.S)(I,z.patterns))return{file:z.file??m.file,place:z.place,cause:"outside-workspaces",message:`${u.summary}: ${o}\
 is not in the workspaces of ${z.file??"the root"}, so its dependencies were not installed`}}function bs(e,{manifests:o,lockfile:a},d){const[u]=o;if(!a)return u&&
{file:u.file};const m=rs(a);if(m){const ne=`${a.file} has the conflict markers of a merge`;return{file:a.file,place:m,cause:"conflict-markers",message:ne}}const R=(0,Oe.
bA)(o,ne=>e.includes(ne))??is(a,o);if(!R||d.cause!=="lockfile-outdated")return{file:a.file};const{manifest:I,name:z,wanted:J}=R,pe=o.some(({value:ne})=>ne.name===
z),te=`${a.file} does not fit ${I.file}, which asks for ${z} ${J}${pe?", a workspace of this repository":""}`;return{...Ge(R),message:te}}async function cn(e,{sources:o,
folder:a}){const d=(0,v.resolve)(a,e);if(!(0,Kt.FK)(o.root,d))return;const u=(await o.lines(d))?.join(`
`).replace(/^\ufeff/,""),m=(0,Oe.lW)(o,d);if(u===void 0)return;const R=(0,yt.UQ)(u);if(!/\.jsonc?$/.test(m)||!R||/^[ \t]{0,80}\/[/*]/m.test(u))return{file:m};const I=(0,yt.
q1)(u,R.offset);return{file:m,place:I,message:`${m} is not valid JSON: ${R.message} (line ${I.line}, column ${I.column})`}}const ln=10,dn=2;async function un(e,o){
const{stage:a,root:d,context:u,workspace:m,log:R}=o,I=m.source,{clock:z}=u,pe=e.exitCode!==null||e.signal!==null?a==="install"?"install":"build":void 0,te={root:I,
folder:d,command:pe,clock:z,processor:M.jq},ne=e.diagnostics,Le=(ne.length>0?ne:await Ze({...e,log:R.recent()},te)).map(Fe=>({...Fe,message:wt(Fe.message,m)}));
return hn(Le,new tt.j(I,z))}async function Ss(e,o,a){if(e.code==="out_of_memory")return[];const{root:d,context:u,workspace:m}=o,R=m.source,I=e.log.map(we=>we.replace(
ks,a)),J={own:new Set((await(0,Pn.z)(o))?.map(({path:we})=>we)),clock:u.clock,processor:M.jq,searchMs:fn},ne=(await Ze({...e,log:I},{root:R,folder:d,command:"bu\
ild",...J})).filter(({severity:we,line:Le})=>we==="error"&&Le!==null).map(we=>({...we,message:wt(we.message,m)}));return hn(ne,new tt.j(R,u.clock))}const fn=1e3,
ks=/(?<![\w.-])\/app(?=\/)/g;async function Ze(e,o,{formats:a,causes:d}=Ut){const{read:u,guess:m}=await(0,Ue.RJ)(e.log,o,a),R=m?[...u,m]:u,I=new tt.j(o.root,o.clock),
z=await nn({...e,diagnostics:R},I,o.folder,d);if(!z)return R;const J=({file:pe,line:te})=>pe===z.file&&(te===null||te===z.line);return[z,...u.filter(pe=>!J(pe))]}
function vs(e){return(0,K.F7)(e)||/^WARN\b/.test(e)}async function mn(e,o=M.jq){const{root:a,context:d,workspace:u}=e,m=e.log.recent(),R=u.source,I=await Wn(new tt.
j(R,d.clock),a),z=I?[I]:[];if(!m.some(vs))return z;const J=await jn(m,new tt.j(R,d.clock),a);if(J)return[J];const pe={clock:d.clock,processor:o,searchMs:fn},te={
root:R,folder:a,command:"build",...pe},we=(await Ze({stage:"build",exitCode:0,log:m},te)).filter(({severity:Ye})=>Ye==="error").slice(0,U.ws),Le=(0,B.Se)(m),Fe=Ye=>({
...Ye,message:wt(Ye.message,u)}),ct=we.map(Ye=>Fe(kt(Ye,Le)));if(ct.length>0)return[...z,...ct].slice(0,U.ws);const vt=(0,K.sq)(Le);return vt?[...z,Fe({file:null,
line:null,message:pn(vt.message)})]:z}function kt({file:e,line:o,message:a},d){const u={file:e,line:o,message:pn(a)};return e!==null&&o!==null&&_s(a,(0,v.basename)(
e),d)?{...u,isMarked:!0}:u}const Os=/^\[?(?:ERROR|FATAL)\]?:?\s/,xs=12,Rs=100;function _s(e,o,a){const d=e.slice(0,40);return a.some(({text:u},m)=>{if(!Os.test(
u))return!1;const R=u.endsWith("{")?a.slice(m,m+Rs):[],I=R.findIndex(J=>J.text.startsWith("}")),z=I===-1?a.slice(m,m+xs):R.slice(0,I+1);return[d,o].every(J=>z.some(
pe=>pe.text.includes(J)))})}function pn(e){return(0,Z.Ow)(e,U.iA).toWellFormed()}const Ts=/not installed|can(?:not|'t) (?:find|resolve)|could not (?:find|resolve|load)|failed to resolve|no such file|unresolved/i;
function As(e){const o=e.filter(({severity:a})=>a==="error");return o.length>0&&o.every(({line:a,message:d})=>a!==null&&!Ts.test(d))}async function hn(e,o){const a=[];
for(const d of e.slice(0,ln)){const u=d.line===null?void 0:await o.lines(d.file);a.push(u&&d.line!==null?{...d,source:Ns(u,d.line)}:d)}return[...a,...e.slice(ln)]}
function Ns(e,o){const a=Math.max(1,o-dn);return e.slice(a-1,o+dn).map((d,u)=>({line:a+u,text:(0,Z.DJ)(d.slice(0,G.IC.sourceLine)).toWellFormed()}))}}),4177:(($e,re,g)=>{
g.d(re,{EZ:()=>L,ac:()=>P,fz:()=>T});var v=g(6760),M=g(3052),Z=g(7214),U=g(6612),G=g(6419),K=g(402);const B=/^(?!(?:package-lock|npm-shrinkwrap|pnpm-lock)\.|(?:CHANGELOG|LICENSE)\b)(?:.*\.(?:[cm]?[jt]sx?|g[jt]s|json[5c]?|ya?ml|toml|vue|svelte|astro|mdx?|markdown|html?|hbs|handlebars|njk|nunjucks|liquid|pug|jade|ejs|eta|twig|css|p?css|s[ac]ss|less|styl|graphqls?|gql|sh|py|rb|go|rs|php)|\.\w{2,20}rc|\.env(?:\.\w{1,20})?)$/i,
D=/\.(?:png|jpe?g|gif|svg|webp|avif|ico|woff2?|mp4|pdf)$/i,Y={test:$=>B.test($)||D.test($)},S=/(?:^|\/)(?:dist|build|out|_site|coverage|cache|storybook-static)\//,
C=/\.(?:timestamp-\d{6,20}-\w{1,40}|bundled_\w{1,40})\.[cm]?js$/;function T($){return C.test($)}const k=2e3,E=1e3,N=3,j=2*M.D6,A=32;function L($){const w=(O="")=>/^---\s*$/.
test(O);return w($[0])?$.findIndex((O,y)=>y>0&&w(O))+1:0}class P{files;#e;#t;#n=new Map;#s;#o;#i;#r=new Map;constructor(w,O,y,x=[]){this.files=y,this.#o=x,this.#e=
w,this.#t=O,this.#s=new Set(y)}static async read(w,O,y){const x=[],b=[];for await(const H of w.walk(Y)){const F=(0,v.relative)(w.root,H).split(v.sep).join("/");
if(!(S.test(F)||C.test(F)||y?.has(F)===!1)&&(D.test(F)?b.length<E&&b.push(F):x.push(F),x.length>=E))break}return new P(w,(0,v.relative)(w.root,O).split(v.sep).join(
"/"),x,b)}get list(){return this.#i??=(0,Z.c3)([...this.files,...this.#o]),this.#i}has(w){return this.#s.has(w)}get manifest(){return[`${this.#t}/package.json`,
"package.json"].find(w=>this.has(w))}async lockfile(){return(await(0,K.GQ)(this.#e,(0,v.resolve)(this.#e.root,this.#t)))?.text??""}find(w){const O=(0,U.qD)(w,{exists:b=>this.
has(b),rootDirectory:this.#t});if(O!==void 0||w.startsWith("/")||/node_modules|^\w+:/.test(w))return O;const y=w.replace(/^(?:\.{1,2}\/)+/,"");if(!/\.[a-z]\w{0,9}$/i.
test(y)||S.test(y))return;const x=this.files.filter(b=>b.endsWith(`/${y}`)||y.endsWith(`/${b}`));return x.length===1&&(x[0]?.includes("/")||(0,v.basename)(y)!==
y)?x[0]:void 0}async lines(w){const O=this.#n.get(w);if(O)return O;const x=(await this.#e.lines((0,v.resolve)(this.#e.root,w))??[]).map(b=>b.length>k?"":b);return this.#n.
set(w,x),x}async collect(w,O){await this.load(w);const y=[];for(const x of w)for(const[b,H]of(await this.lines(x)).entries()){const F=O(H,b+1,x);F!==void 0&&y.push(
F)}return y}async piece(w,O,y,x){const b=(await this.#a(w))[O-1]??"";return b.length<=2*x?b:b.slice(Math.max(0,y-1-x),y-1+x)}async#a(w){const O=this.#r.get(w);if(O||
this.#r.size>=N)return O??[];const{root:y}=this.#e,x=(await(0,G.x)(y,(0,v.resolve)(y,w),j))?.text.split(`
`)??[];return this.#r.set(w,x),x}async load(w=this.files){for(let O=0;O<w.length&&!this.isOver;O+=A)await Promise.all(w.slice(O,O+A).map(y=>this.lines(y)))}onlyOf(w){
return w.length===1&&!this.isPartial?w[0]:void 0}get isPartial(){return this.isOver||this.files.length>=E}get isOver(){return this.#e.isOver}}}),9093:(($e,re,g)=>{
g.d(re,{warningsOf:()=>C});var v=g(1224),M=g(5807),Z=g(8595),U=g(6653),G=g(5388),K=g(901),B=g(8667),D=g(6826),Y=g(4177);const S={file:null,line:null};async function C(j,A){
const L=await(0,D.faultsOfSuccess)(j),P=A.some(G.isErrorOfSite)?L:L.filter(({isMarked:y})=>y),$=await Y.ac.read(new K.j(j.workspace.source,v.jq,B.wA),j.root),w=P.
map(y=>{const{file:x,line:b}=y;return{code:"build_fault",file:x,line:b,message:N((0,Z._Q)(y))}}),O=await Promise.all(A.map(y=>T(y,$)));return[...w,...O].slice(0,
Z.iq)}async function T(j,A){const{code:L,message:P,href:$,in:w=""}=j;if(L==="unclosed_block")return{code:L,message:N(P),...await E(A)};const O=$===void 0?void 0:
await(0,U.uP)($,w,void 0,b=>k(b,A)),{file:y,line:x}=A.isOver||!O?S:O.place;return{code:L,file:y,line:x,message:N(P+(A.isOver?"":(0,U.lp)(O)))}}function k(j,A){return A.
collect(A.files,(L,P,$)=>{const w=(0,U._Q)(L,j);return w===void 0?void 0:{file:$,line:P,column:w}})}async function E(j){const A=j.files.filter(P=>P.endsWith(".c\
ss"));await j.load(A);const L=await Promise.all(A.map(async P=>({file:P,line:(0,U.Dn)(P,(await j.lines(P)).join(`
`),void 0)??null})));return j.onlyOf(L.filter(({line:P})=>P!==null))??S}function N(j){return(0,M.Ow)(j,Z.iA).toWellFormed()}}),7699:(($e,re,g)=>{g.d(re,{If:()=>C,
KZ:()=>B,Zz:()=>T,jO:()=>E,tH:()=>Y});const v=String.raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})(?:\s|(?!\s))|[^\da-f])`,M=String.raw`"([^"\\\n]*(?:${v}[^"\\\n]*)*)"`,
Z=String.raw`'([^'\\\n]*(?:${v}[^'\\\n]*)*)'`,U=String.raw`((?:[^()"'\s\\]|${v})+)\s*\)`,G=new RegExp([String.raw`/\*[\s\S]*?(?:\*/|$)`,v,String.raw`(?:url\(\s*|@import\s+)(?:${M}|${Z})`,
String.raw`url\(\s*${U}`,M.replace("(","(?:"),Z.replace("(","(?:")].join("|"),"gi"),K=/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;function B(j){return[...j.matchAll(
G)].flatMap(A=>{const L=A.slice(1).find(P=>P!==void 0);return L===void 0||L===""||L.startsWith("#")?[]:[{href:N(L),kind:"asset"}]})}const D=new RegExp(`${G.source}\
|([{}])`,"gi");function Y(j){const A=[];for(const P of j.matchAll(D)){const $=P.at(-1);$==="{"?A.push(P.index):$==="}"&&A.pop()}const L=A.at(-1);return L===void 0?
void 0:j.slice(0,L).split(`
`).length}const S=new RegExp(`${G.source}|(@(?:tailwind|apply|screen|include|mixin|extend|use|forward))(?=\\s)`,"gi");function C(j){for(const A of j.matchAll(S)){
const L=A.at(-1);if(L?.startsWith("@"))return L}}function T(j,A){return`The style sheet ${j} has ${A}, which browsers ignore: the tool that replaces it did not \
run`}const k=/(?<=[=(,:[?|&{}\s]|return)(["'`])(\/(?!\/)[^"'`\s\\<>{}$?#*]{1,200}\.(?:avif|gif|jpe?g|mp[34]|otf|pdf|png|svg|ttf|webm|webp|woff2?))["'`](?=[,;:)\]}?\s])/gi;
function E(j){return[...j.matchAll(k)].map(([,,A=""])=>({href:A,kind:"mention"}))}function N(j){return j.replace(K,(A,L,P,$)=>{const w=L===void 0?Number.NaN:Number.
parseInt(L,16);return w<=1114111?String.fromCodePoint(w):P===void 0?$??"":""})}}),6653:(($e,re,g)=>{g.d(re,{Dn:()=>S,_Q:()=>D,lp:()=>G,uP:()=>Z});var v=g(5807),
M=g(7699);async function Z($,w,O,y){let x,b;for(const H of T($,w)){const F=(await y(H)).filter(({file:le})=>!U.test(le)),ee=F.filter(({file:le})=>!C(le,O)),ce=A(
ee)??A(ee.filter(({file:le})=>L(le,w)));if(ce)return{place:ce,others:[]};x??=j(ee,w),b??=A(F)}return x??(b&&{place:b,others:[]})}const U=/\.log$/;function G($){
return!$||$.others.length===0?"":`; also in ${$.others.map(({file:w,line:O})=>O===null?w:`${w}:${O}`).join(", ")}`}const K=/[\s"'`(=[{}<>,:%]\.{0,2}\/?$/,B=/^[\s"'`)\]}<>,;#?]/;
function D($,w){for(let O=$.indexOf(w);O!==-1;O=$.indexOf(w,O+1)){const[y,x]=[$.slice(Math.max(0,O-4),O),$.slice(O+w.length,O+w.length+1)];if((O===0||K.test(y))&&
(x===""||B.test(x)))return O+1}}const Y=/(?:^|\/)(?:__\w+__|tests?|specs?|fixtures?|examples?|node_modules|vendor)\//;function S($,w,O){return C($,O)||Y.test($)?
void 0:(0,M.tH)(w)}function C($,w){return w!==void 0&&$.startsWith(`${w}/`)}function T($,w){const[O=""]=$.split(/[?#]/,1),y=$.replaceAll("&","&amp;"),x=/^\.{1,2}\//.
test(O)?new URL(O,`http://site/${encodeURI(w)}`).pathname:"",b=[$,y,O,x],H=(x||O).replace(/^\/+/,""),F=k(H)?[H,...E(H)]:[],ee=[...b,...b.map(ce=>ce.replace(/\/$/,
"")),...F];return[...new Set([...ee,...ee.map(v.oF)])].filter(ce=>ce.length>1)}function k($){return/\.\w{2,5}$/.test($)}function E($){const w=$.split("/");return w.
slice(1).map((O,y)=>w.slice(y+1).join("/"))}const N=4;function j($,w){if($.length===0||$.length>N)return;const O=new Set(w.replace(/(?:(?:^|\/)index)?\.[^/.]+$/,
"").split("/")),y=({file:H})=>H.split(/[/.]/).filter(F=>O.has(F)).length,[x,...b]=$.toSorted((H,F)=>y(F)-y(H));return x&&{place:x,others:b}}function A($){const[
w]=$;return w&&$.every(({file:O})=>O===w.file)?w:void 0}function L($,w){const O=P(w.replace(/\/index\.[^/]+$/,""));return P($)===O||P($.replace(/\/index\.[^/]+$/,
""))===O}function P($){return $.slice($.lastIndexOf("/")+1).replace(/(?<=.)\..*$/,"")}})};export{Jo as id,Xo as ids,Qo as modules};

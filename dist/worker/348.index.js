const Wo=348,Go=[348],Bo={9882:((Oe,ae,g)=>{g.d(ae,{IM:()=>V,pA:()=>I});const b={characters:80,candidates:1e3,shown:3};function I(y,M){const x=G(y);if(x===""||y.
length>b.characters)return[];const $=M.slice(0,b.candidates).filter(N=>N!==y&&N.length<=b.characters).flatMap(N=>{const B=Z(y)===Z(N)?Math.min(U(x,G(N))??q,q):U(
x,G(N));return B===void 0?[]:[{each:N,points:B}]}),w=Math.min(...$.map(({points:N})=>N));return $.sort((N,B)=>N.points-B.points).filter(({points:N})=>N<=w+1).slice(
0,b.shown).map(({each:N})=>N)}function V(y,M){return I(y,M).filter(x=>J(y,x)<=Math.max(1,Math.floor(Math.min(y.length,x.length)/8)))}function W(y,M){const[x]=I(
y.trim(),M);return x===void 0?"":`; did you mean "${x}"?`}function G(y){return y.toLowerCase().replace(/[-_.:\s]/g,"")}const q=1;function Z(y){return/^[^:]{1,40}(?=:)/.
exec(y)?.[0]??`${y}:`}function U(y,M){if(y===M)return 0;const x=Math.max(1,Math.floor(Math.min(y.length,M.length)/3)),$=J(y,M);if($<=x)return $;const[w,N]=y.length<
M.length?[y,M]:[M,y];if(w.length>=4&&(N.startsWith(w)||N.endsWith(w)))return x+1}function J(y,M){let x=[],$=Array.from({length:M.length+1},(w,N)=>N);for(let w=1;w<=
y.length;w++){const N=[w];for(let B=1;B<=M.length;B++){const L=y[w-1]===M[B-1],P=w>1&&B>1&&y[w-1]===M[B-2]&&y[w-2]===M[B-1];N[B]=Math.min(($[B]??0)+1,(N[B-1]??0)+
1,($[B-1]??0)+(L?0:1),P?(x[B-2]??0)+1:Number.POSITIVE_INFINITY)}[x,$]=[$,N]}return $[M.length]??0}}),1809:((Oe,ae,g)=>{g.d(ae,{Ol:()=>G,Xk:()=>q,oJ:()=>U});const b=/(?:^|\s)[\d.,]{1,12}\s?(?:B|bytes|[kKMG]i?B)(?=$|[\s│|,)\]])/,
I=/\b(?:errors?|fail(?:ed|s)?|exceed(?:s|ed)?|limit|too (?:large|big|long)|cannot|must|not)\b/i,V=[/^\s*[○●◐ƒλ∙]\s{1,4}(?:\(|\/)/u,/^\s*(?:Route|Page|Asset|File|Path|Name|Chunk|Size)\b.{0,120}\b(?:Size|First Load|gzip|Chunks|Type)\b/,
/^\s*[├└┌┬╰╭](?:[─━]{0,3}\s|$)(?!.{0,200}(?:Error|\[\d{3}\]|✖|×))/u,/^\s*\+ First Load JS\b/,/^\s*(?:\[[\w:@/.-]{1,40}\]\s)?(?:✓|✔|√|✅|☑|🎉|✨|🚀|λ|▶|❯)/u,
/\b(?:built|done|finished|completed|compiled|generated|wrote|copied|written)\b.{0,80}\b\d[\d.,]{0,8}\s?(?:ms|s|sec|seconds|min|minutes?)\b/i,/^\s*[-•]?\s?\d{1,7} (?:errors|warnings|hints|modules?|pages?|files?|assets?|packages?)\b.{0,60}$/,
/\(\d{1,7}\/\d{1,7}\)\s*$/,/^\s*(?:Result|Summary|Total|Time|Duration|Tasks|Cached)\b.{0,60}:/,/^\s*(?:Attention: |This information is used|You can learn more|Learn more|Read more|See https?:|https?:\/\/\S{1,300}$)/,
/^\s*▲ Next\.js \d/u,/^\s*\.{3} (?:collapsed )?\d{1,7} (?:duplicate )?lines matching /,/^\d{1,7}:(?:\s|$)/],W=/^\s*(?:✓|✔|√|✅|🎉|✨)|\b(?:built|done|completed|finished) in \d|\bcompiled successfully\b|^\s*[○●ƒλ]\s{1,4}\(/iu;
function G(y){return V.some(M=>M.test(y))||Z(y)||q(y)}function q(y){return b.test(y)&&!I.test(J(y))}function Z(y){return y.length<=300||y.split(" ").length>y.length/
16?!1:y.split(/[;{}=]/).length>y.length/30}function U(y){return W.test(y)}function J(y){return y.split(/\s+/).filter(M=>!/[/.][\w[]/.test(M)).join(" ")}}),9047:((Oe,ae,g)=>{
g.d(ae,{B:()=>V,v:()=>J});var b=g(5230);const I=[/["'](?<name>[\w$]{1,200})["'] is not exported (?:by|from) (?:["'](?<from>[^"']{1,400})["']|(?<path>[^\s,"']{1,400}))/,
/No matching export in "(?<from>[^"]{1,400})" for import "(?<name>[\w$]{1,200})"/,/\bexport '(?<name>[\w$]{1,200})' (?:\(imported as '[^']{1,200}'\) )?was not found in '(?<from>[^']{1,400})'/,
/The requested module '(?<from>[^']{1,400})' does not provide an export named '(?<name>[\w$]{1,200})'/,/(?:Module )?'"(?<from>[^"']{1,400})"' has no exported member (?:named )?'(?<name>[\w$]{1,200})'/,
/\bExport (?<name>[\w$]{1,200}) doesn't exist in target module/,/'(?<from>[^']{1,400})' does not contain a (?<name>default) export/,/Module '"(?<from>[^"]{1,400})"' has no (?<name>default) export/];
function V(y){for(const M of I){const{name:x,from:$,path:w}=(0,b.$)(M,y)?.groups??{};if(x!==void 0)return{name:x,from:$??w}}}const W=300,G=/^ {0,40}export (?:declare |abstract )?(?:async )?(?:const enum|const|let|var|function ?\*?|class|interface|type|enum|namespace) (?<name>[\w$]{1,100})/,
q=/^\s{0,40}(?:module\.)?exports\.(?<name>[\w$]{1,100})\s*=/,Z=/(?:^|\bas\s+)(?<name>[\w$]{1,100})\s*$/,U=/^\s{0,40}export\s+(?:type\s+)?\*\s+from\s+["'](?<from>[^"']{1,300})["']/;
function J(y){const M=new Set,x=[];let $=!1;for(const w of y){const N=(G.exec(w)??q.exec(w))?.groups?.name;N&&M.add(N),/^\s{0,40}export\s+default\b/.test(w)&&M.
add("default");const B=U.exec(w)?.groups?.from;B!==void 0&&x.push(B);const L=/^\s{0,40}export\s+(?:type\s+)?\{/.exec(w);if($||=L!==null,!$)continue;const[P=""]=w.
slice(L?.[0].length??0).split("}",1);for(const F of P.replace(/\/\/.*$/,"").split(",")){const j=Z.exec(F.trim())?.groups?.name;j&&M.add(j)}if($=!w.includes("}"),
M.size>=W)break}return{own:[...M],from:x}}}),2416:((Oe,ae,g)=>{g.d(ae,{F7:()=>_e,Gd:()=>D,Vz:()=>pe,c4:()=>Ke,sq:()=>O,wh:()=>G});var b=g(1809),I=g(3716),V=g(7491);
const W=/^(?:\[(?:error|ERROR|fatal)\](?:\s|$)|\w{1,20}\sERR!\s(?:[A-Z]\w{1,40}\s)?|\S{1,100}\sSTD(?:ERR|OUT)\s|[│■▲●└]\s{1,4}|(?:notsup|notarget|engine|network|JSON\.parse)\s)/;
function G(H){return H.replace(W,"")}const q=[/^\s*(?:\$|>(?!\s[A-Z].*\.$)|[+|│]|➤|at\s|\d{1,7}\s?[|│]|[{})\]]|\((?!!\))|\[$|-{2}|\*|node:internal|file:\s|throw\s|Node\.js v|A complete log|In most cases)/,
/^\s*(?:npm\s)?(?:<[cdilptw]>\s|\[?warn(?:ing)?\]?\b|\(node:\d|deprecat|info\b|notice\b|success\b|debug\b|verbose\b|note\b|hint\b|tip\b)/i,/^\s*(?:See|If|To|You|Note|Please|Try|Did you|This|Learn|Use|Visit|Run|For|Pass|Make sure|Searched|Import trace|Require stack|Emitted|Error reference|Location:|Stack trace|Progress|Packages|Checked out|Cloning|Lockfile is)\b/,
/^[^\w]{0,10}\d{1,6}\s(?:problem|error|warning)s?\b/,/^(?:Required|Actual|Wanted|Found|Valid \w+):\s/,/^(?:\[[\w:@/.-]{1,40}\]\s|[^\w[]){0,8}(?:Error:\s)?(?:(?:[\w-]{1,20}\s)?build\s(?:failed|error|was canceled)|failed (?:to (?:compile|build)|with errors|tasks)|command failed|(?:error )?during build)(?:\W|$)(?!.*\b(?:Error|not|resolve)\b)/i,
/\b(?:exited? (?:with )?(?:code|status)|exit code|ELIFECYCLE|exited with \d|exited \(\d|\w{0,60}RUN_FIRST_FAIL\b)/,/^\s{2,}\w+:\s(?:undefined|null|true|false|-?\d+|\[|\{|'E?[A-Z_]+')/,
/^(?:code|path|errno|syscall|command|cwd|location|dest)\s\S{1,400}$/,/^\s*\[?\w*Error\]?:?\s*$/,/^\s*(?:\w{0,60}Error:\s)?5\d\d\s\/\S{0,300}$/,/^\s*\S{1,400}:\d{1,7}:(?:\d{1,7}|NaN)$/],
Z=/^\s*(?:✘|✖|✗|×|⨯|x\s|!|\[!\]|\(!\)|\[?(?:ERROR|error|fatal|FATAL|panic)\b\]?[\s:]|\d{1,7}:\d{1,7}[\s:]{1,4}error\b|ERR_|E\d{3}\b|YN00)/,U=/^[^\w]{0,10}(?:\[[^\]]{1,60}\]:?\s){0,3}(?:\w{1,40}\s){0,3}[([]?(?:Uncaught\s)?\w{0,60}(?:Error|Exception)\b[^:]{0,40}:?\s\S/,
J=/^\s*(?:Caused by|Cause):$/,y=/^\s{2,8}\d{1,2}:\s/,M=/^(?:\/(?:usr\/)?bin\/)?(?:ba|da|z)?sh:\s/,x=/^\s*(?:\[cause\]:|Caused by:|Cause:)\s*\S/,$=/^(?:\[cause\]:|Caused by:|Cause:)\s{1,4}/,
w=/\b(?:not (?:found|compatible|exported|defined|set|exist|resolve|valid|allowed|a function|installed|recognized|a supported|available|match)|doesn['’]t|does not|cannot|can['’]t|could not|couldn['’]t|failed to|unable to|unexpected|invalid|undefined|missing|unknown|expected|required|duplicate|must|unclosed|no such|no matching|forbidden|denied|unauthorized|refused|incompatible|unsupported|conflict(?:s|ing)?|unresolved|broken|mismatch|bad|incomplete|unrecognised|unterminated|dead|has no|no (?:\w{1,20} ){1,3}found|should (?:be|have|exist|not)|trailing)\b/i,
N=/\bE[A-Z]{4,}\b|[a-z](?:Expected|NotFound|Missing|Invalid)\b/,B=/^\s*(?:at\s|Hint:|Location:|Stack trace:|(?:>\s{0,9})?\d{1,7}\s?[|│])/,L=3,P=3,F=1e3,j=6;function O(H){
let te;const oe=Math.max(0,H.length-F),ue=(0,V.E)(H,oe,H.length),me=H.findLastIndex(({text:fe})=>(0,b.oJ)(fe));for(let fe=oe;fe<H.length;fe++){const Se=ue.has(fe)?
0:We(H,fe),Te=Se>=L&&fe>me?Se+P:Se;Se>=L&&Te>(te?.points??0)&&(te={at:fe,points:Te})}return te&&D(H,te.at)}function D(H,te){const oe=me=>G(H[me]?.text??"").trim(),
ue=[];for(let me=te+1;me<H.length&&ue.length<j&&me<te+12;me++){const fe=oe(me);if(!(fe===""||/^(?:(?:>\s{0,9})?\d{1,7}\s?[|│]|See\b|Hint)/.test(fe))){if((0,I.
LP)(fe))break;ue.push(fe)}}return{at:te,message:pe(oe(te).replace(Z,"").replace($,"").replace(/^(?:\d{1,2}:\s(?!\d)|in\s{1,4}(?=\w{0,60}Error:\s))/,"").trim()||
oe(te),H,te),details:ue}}const E=/^(?:\w{0,60}(?:Error|Exception):\s)?(?:in\s)?\(?(?<path>[^\s:"'`]{0,400})(?::\d{1,7}){0,2}:?\)?$/,A=/^(?:x|✗|×)?\s?(?:(?:Build|Module build|Module parse) failed(?: in [\d.]+m?s)?(?: \(from [^()]{1,300}\))?|Error while requesting resource)[.:]?$/,
S=/^[A-Z][a-z]{2,20}(?: \w{2,20}){0,2} failed: [^\s"'`]{1,300}\.\w{1,10}$/,X=14,K=/^(?:\|- |[├╰└]─{1,2}▶\s{1,4}(?:[×x]\s{1,4})?)/;function ie(H){const te=E.
exec(H)?.groups?.path;return te===""||/[./]/.test(te??"")}function pe(H,te,oe){if(we.test(H))return[H.replace(/\.$/,""),ye(te,oe)].filter(Boolean).join(": ");const ue=T(
H,te,oe)??se(H,te,oe)??de(H,te,oe);if(ue)return`${H} ${ue}`;const me=ie(H)||A.test(H)||S.test(H);if(!me&&!H.endsWith(":")&&!ke.test(H))return H;for(let fe=oe+1;fe<=
oe+X&&fe<te.length;fe++){const Se=G(te[fe]?.text??"").replaceAll("**","").trim().replace(K,"").replace(Ee,(Te,Ge,ze)=>Ge===ze?`${Ge}: `:Te);if((0,I.LP)(Se))break;
if(!(Se===""||Re.test(Se)||H.includes(Se))){if(me){if(ie(Se))continue;return Se}if(!_e(Se)){if(ke.test(H)&&/^\s/.test(te[fe]?.text??""))continue;return H}return[
H,Se,de(Se,te,fe)].filter(Boolean).join(" ")}}return H}const he=/^expect\(/,ve=/^\s{2,8}(?:Expected|Received)[^:]{0,40}: {1,8}\S/;function se(H,te,oe){if(!he.test(
H))return;const me=te.slice(oe+1,oe+X).map(fe=>fe?.text??"").filter(fe=>ve.test(fe)).map(fe=>fe.trim().replace(/ +/g," "));return me.length===0?void 0:`(${me.slice(
0,2).join(", ")})`}const R=/\bis not assignable to\b|^No overload matches|\bdoes not satisfy\b/,C=/^\s{2,60}(?=[A-Z])(?!\s{0,60}(?:Overload|The last overload)\b)/;
function T(H,te,oe){if(!R.test(H))return;let ue;for(let me=oe+1;me<=oe+X;me++){const fe=te[me]?.text??"";if(!C.test(fe))break;ue=fe.trim()}return ue===void 0||H.
includes(ue)?void 0:ue}const z=/^\s{0,8}[-*•]\s{1,4}(?<item>\S.{0,120})$/,ce=3;function de(H,te,oe){if(!H.endsWith(":"))return;const ue=G(te[oe+1]?.text??"").
trim()===""?oe+2:oe+1,me=[];for(let fe=ue;me.length<=ce;fe++){const Se=z.exec(G(te[fe]?.text??""))?.groups?.item;if(Se===void 0)break;me.push(Se.replace(/[`'",;]{1,4}$/,
""))}if(me.length!==0)return me.length>ce?`${me.slice(0,ce).join(", ")}, \u2026`:me.join(", ")}const we=/^(?:\[[\w:-]{1,60}\] ){0,3}(?:\w{0,60}Error: )?(?:Undefined (?:variable|function|mixin)|Can't find stylesheet to import)\.?$/,
re=/^[\s│|]{1,40}(?<carets>\^{1,200})\s{0,40}$/;function ye(H,te){for(let oe=te+1;oe<=te+X&&oe<H.length;oe++){const ue=re.exec(H[oe]?.text??"")?.groups?.carets?.
length,me=H[oe]?.text.indexOf("^")??-1;if(ue!==void 0)return H[oe-1]?.text.slice(me,me+ue).trim()?.replace(/^@(?:use|forward|import) (?=["'])/,"")}}const Ee=/^([\w.]{1,60}): ([\w.]{1,60}): /,
ke=/\bdoes not match (?:\w{1,20} ){0,3}schema\b|\binvalid (?:\w{1,20} ){0,2}(?:config|file|options)\b[^:]{0,80}$|^(?:\w{1,40}Error: |Error: )?(?:bad|invalid|broken|wrong) (?:[\w-]{1,20} ){0,2}(?:files?|data|configuration)\.?$/i,
Re=/^(?:[>\s│|·]{0,20}\d{1,7}\s?[|│]|[-─^~╵╰╭`,·│|\s]{2}|File:|file:|Hint|Stack trace:|"\w{1,40}":\s|throw |\^|\W+$)/;function _e(H){return(w.test(
H)||N.test(H))&&!q.some(te=>te.test(H))}function Le(H,te){const oe=me=>H[me]?.text??"";return x.test(G(oe(te)))?!0:y.test(oe(te))?!y.test(oe(te+1)):J.test(oe(te-
1))}const Ce=/^.{0,60}\b(?:errors? during \w{1,20}|failed with \d{1,4} errors?|(?:build|compilation|prerendering|generation) (?:failed|error)|failed to compile)\b[^:]{0,40}[:.]?$/i;
function Pe(H,te){const oe=H[te-1]?.text??"",ue=oe.trim()===""?H[te-2]?.text??"":oe;return Ce.test(ue.trimEnd())}function Ke(H){return/(?:\.{3}|…)$/.test(H)&&
!w.test(H)}function We(H,te){const oe=H[te]?.text??"",ue=G(oe);if(ue.trim()===""||Ke(ue)||(0,b.Ol)(ue)||q.some(Te=>Te.test(ue)))return 0;const me=[1,2].map(Te=>G(
H[te+Te]?.text??"")),Se=[U.test(ue)?4:0,oe!==ue||Z.test(oe)?3:0,ue.endsWith(":")&&z.test(H[te+1]?.text??"")?4:0,Le(H,te)?8:0,M.test(ue)?6:0,w.test(ue)||N.test(ue)?
3:0,/["'`“]\S/.test(ue)?1:0,me.some(Te=>B.test(Te))?2:0].reduce((Te,Ge)=>Te+Ge,0);return Se<L&&Pe(H,te)?L:Se}}),730:((Oe,ae,g)=>{g.d(ae,{h:()=>we});const b=String.
raw`(?:[A-Za-z]:[\\/]|(?:file|webpack|webpack-internal|rsc):\/{2,3})?[^\s:*"'<>|\x60(][^:*"'<>|\x60]{0,400}?`,I=`(?<file>${b})`,V=`(?<file>${b}\\.[A-Za-z][A-Za-z\
0-9]{0,9}(?:\\?[\\w=&.-]{0,100})?)`,W=String.raw`:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?`,G=String.raw`(?:Uncaught )?(?:[A-Z]\w{0,60}\.)?[A-Z]?\w{0,60}(?:Error|Exception)`,
q=/^\s*(?:at |Require stack:|- \/|$)|^\s{2,}/,Z=new RegExp(`^\\s+at (?!.{0,900}(?:node_modules|node:|<anonymous>:\\d|[/( ](?:dist|\\.(?:next|output|svelte-kit|temp\
|nuxt|astro|vercel|netlify))/))(?:[^()]{0,300} \\()?(?:async )?${I}${W}\\)?$`);function U(re,ye,Ee,ke={}){return{name:ye,...re===void 0?{}:{tool:re},steps:[Ee],
...ke}}const J=[{name:"esbuild",tool:"esbuild",steps:[/^(?:[✘▲X!] )?\[(?<severity>ERROR|WARNING)\] (?:(?<code>(?:TS|NG)-?\d+): )?(?<message>.*?\S)(?: \[(?:plugin )?[\w-]+\])?$/,
{pattern:new RegExp(`^\\s{4}${I}${W}:$`),skip:6,over:/^(?!\s{4}|[✘▲X!] \[)/}],zeroColumn:!0},U("esbuild","esbuild-short",new RegExp(`^${I}${W}: (?<severity>\
ERROR|WARNING): (?<message>.+)$`),{zeroColumn:!0}),{name:"rolldown",tool:["rolldown","vite"],steps:[/^(?:(?<severity>Warning|Error): )?\[(?<code>[A-Z][A-Z_]+|builtin:[\w:-]+|plugin [\w:-]+)\] (?<message>\S.*)$/,
{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[ ?${I}:(?<line>\\d{1,7}):(?<column>\\d{1,7}) ?\\]$`),skip:1}]},{name:"vite-plugin-svelte",tool:"vite",steps:[
new RegExp(`^\\[plugin(?: |:)vite-plugin-svelte[\\w:-]*\\] ${I}${W}$`),/^(?:\w*Error: )?(?:\S{1,400}:\d+:\d+ )?(?<message>\S.*)$/],zeroColumn:!0},U("vite","vite\
-plugin-svelte-warning",new RegExp(`^\\[vite-plugin-svelte\\] ${I}${W} (?<message>.+)$`),{zeroColumn:!0,severity:"warning"}),{name:"vite-plugin-place",tool:"vit\
e",steps:[new RegExp(`^\\[plugin(?: |:)[\\w:-]+\\] ${I}${W}$`),/^(?:\w*Error: )?(?:\[[\w/-]+\] )?(?:\S{1,600}:\d+:\d+: )?(?<message>\S.*?)(?: \(\d+:\d+\))?$/]},
{name:"vite-prerender",tool:"vite",steps:[/^\[vite-prerender-plugin\] \[plugin vite-prerender-plugin\]$/,{pattern:/^(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:new RegExp(
`^> ${I}${W}$`),skip:12}]},{name:"parcel",tool:"parcel",steps:[/^@parcel\/[\w-]{1,60}: (?<message>\S.*)$/,{pattern:new RegExp(`^\\s{1,4}${V}${W}$`),skip:4,over:/^(?:\S|$)/}]},
{name:"jiti",tool:["rsbuild","docusaurus","nuxt"],steps:[/^.{0,40}\b(?<message>ParseError: \S.*)$/,new RegExp(`^\\s{1,4}${V}${W}$`)],zeroColumn:!0},U("vite","vi\
te-unresolved",/^(?:\w*Error: )?(?:\[vite\]: )?(?<message>Roll(?:up|down) failed to resolve import "[^"]{1,300}") from "(?<file>[^"]{1,400})"/),U("rollup","roll\
up-unresolved",/^(?:\[(?:!|error)\] )?(?:\w*Error: )?(?<message>(?:Could not resolve|Failed to resolve) (?:"[^"]{1,300}"|\S{1,300})) from "?(?<file>[^"]{1,400}?)"?$/),
U("rollup","rollup-refused",/^(?:\[[\w:.-]{1,60}\] ){0,4}(?:\w{0,40}Error: )?(?<message>Could not load [^\s()]{1,300} \(imported by (?<file>[^)\s]{1,300})\): (?:Cannot|Can't|Must not) import\b.{0,300})$/),
U("rollup","rollup",new RegExp(`^(?:\\[!\\] )?(?:\\(plugin [\\w:@/. -]{1,80}\\) )?(?:RollupError: )?${I} \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\): (?<message>.+)\
$`),{zeroColumn:!0}),{name:"vite-config",tool:"vite",steps:[new RegExp(`^failed to load config from ${I}$`),/^error during build:$/,/^(?!Error: (?:Build|Transform) failed)(?<message>\S.*)$/]},
{name:"sass",tool:"sass",steps:[/^(?:\w*Error: )?(?:(?<severity>DEPRECATION WARNING|WARNING)(?: \[[\w-]+\])?: )?(?:\[sass\] )?(?<message>\S.*)$/,{pattern:/^\s*[╷,]$/,
skip:1,over:/^$/},{pattern:new RegExp(`^\\s+(?!\\S+\\.vue )${I} (?<line>\\d{1,7}):(?<column>\\d{1,7})\\s{1,4}\\S.*$`),skip:12}]},U("postcss","postcss",new RegExp(
`^(?:CssSyntaxError: (?:\\[[\\w-]+\\] )?(?:[\\w-]+: )?|(?:\\[[\\w:-]{1,60}\\] ){1,4})${I}${W}: (?<message>.+)$`)),{name:"vite-file",tool:"vite",steps:[/^\[(?:plugin )?[@\w:/-]+\] (?!✗ )(?:\[[@\w/-]+\] )?(?!✗|Transform failed|Build failed|\[)(?<message>\S.*?)(?: \(\d+:\d+\))?$/,
{pattern:new RegExp(`^file: ${I}(?:${W})?(?: \\(.*)?$`),skip:40,over:/^(?!\s+at |\[|[✓✗x] |error during|vite v\d)/}]}],y=[U("typescript","tsc",new RegExp(`^\
(?:ERROR in )?${I}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\): (?<severity>error|warning) (?<code>TS\\d+): (?<message>.+)$`)),U("typescript","tsc-pretty",new RegExp(
`^(?:Error: )?${I}${W} - (?<severity>error|warning|hint|message) (?<code>TS\\d+|ts\\(\\d+\\)): (?<message>.+)$`)),{name:"ts-loader",tool:"webpack",steps:[new RegExp(
`^\\[tsl\\] (?<severity>ERROR|WARNING) in ${I}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\)$`),/^\s+(?<code>TS\d+): (?<message>.+)$/]},{name:"tsc-frame",tool:"typ\
escript",steps:[/^(?<code>TS\d+): (?<message>\S.*)$/,{pattern:/^\s*> (?<line>\d{1,7}) \| (?<frame>.*\S)$/,skip:12,over:/^\s/}]},{name:"eslint-stylish",tool:"esl\
int",steps:[/^(?<file>(?:[A-Za-z]:[\\/]|\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})\s{1,40}(?<severity>error|warning|Error:|Warning:)\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/],
repeat:!0},{name:"eslint-react-scripts",tool:"react-scripts",steps:[/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^\s+Line (?<line>\d{1,7}):(?<column>\d{1,7}):\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/],
repeat:!0},{name:"eslint-react-scripts-syntax",tool:"react-scripts",steps:[/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^Syntax error: (?<message>\S.*) \((?<line>\d{1,7}):(?<column>\d{1,7})\)$/]},
U("eslint","eslint-compact",new RegExp(`^${I}: line (?<line>\\d{1,7}), col (?<column>\\d{1,7}), (?<severity>Error|Warning) - (?<message>.*?\\S)(?: \\((?<code>[@\\w/-\
]+)\\))?$`)),U("eslint","eslint-unix",new RegExp(`^${I}${W}: (?<message>.*\\S) \\[(?<severity>Error|Warning)(?:/(?<code>[@\\w/-]+))?\\]$`)),{name:"prettier-chec\
k",tool:"prettier",steps:[/^\[warn\] (?<file>\S.{0,400}\.\w{1,20})$/,{pattern:/^\[warn\] (?<message>Code style issues .*)$/,skip:40,over:/^\[warn\] /}]},{name:"\
biome",tool:"biome",steps:[new RegExp(`^${I}(?:${W})? (?<code>[a-z]+(?:/\\w+)*)\\s.{0,40}\u2501\u2501\u2501`),{pattern:/^\s+(?<severity>[×✖!⚠i])\s(?<message>.+)$/,
skip:1,over:/^\s*$/}]}],M={pattern:/^(?<file>[^:*"<>|]{1,400}\.vue)$/,skip:1,over:/^$/},x=String.raw`\[vue/compiler-sfc\] (?<message>\S.*?)(?: \(\d{1,7}:(?<column>\d{1,7})\))?$`,
$={pattern:/^\s+\|\s+\^/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) \s*)?\|/},w=String.raw`(?<file>${b}\?vue&type=style[^:)\s]{0,200})`,N=/^\s+\S{1,400}\.vue (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
B=/^\s*(?:[╷,╵']|\d{1,7} [│|]|[│|])|^$/,L=[{name:"vue-script",tool:"vue-cli",steps:[new RegExp(`^\\[plugin(?: |:)vite:vue\\] ${b}${W}$`),new RegExp(`^(?\
:\\w*Error: )?${x}`),M,$],zeroColumn:!0},{name:"vue-script-vite7",tool:"vite",steps:[new RegExp(`^(?:\\[vite:vue\\] |SyntaxError: )${x}`),M,$],zeroColumn:!0},{name:"\
vue-style",tool:"vite",steps:[new RegExp(`^\\[plugin(?: |:)[\\w:-]{1,60}\\] ${w}(?::\\d{1,7}){2}$`),new RegExp(`^CssSyntaxError: ${b}${W}: (?<message>\\S.*)$`)]},
{name:"vue-style-vite7",tool:"vite",steps:[new RegExp(`^\\[vite:vue\\] ${b}${W}: (?<message>\\S.*)$`),new RegExp(`^file: (?:${b}(?::\\d{1,7}){2} \\()?${w}(?:(?:\
:\\d{1,7}){2}|\\))?$`)]},{name:"vue-sass",tool:"vite",steps:[new RegExp(`^\\[plugin(?: |:)vite:css\\] ${w}$`),/^Error: \[sass\] (?<message>\S.*)$/,{pattern:N,skip:12,
over:B}]},{name:"vue-sass-vite7",tool:"vite",steps:[/^\[vite:css\] \[sass\] (?<message>\S.*)$/,{pattern:N,skip:12,over:B},new RegExp(`^file: ${w}$`)]},{name:"sv\
elte-sass",tool:"vite",steps:[/^(?:\w*Error: |\[[\w:-]{1,60}\] )?Error while preprocessing (?<file>\S{1,400}\.svelte) - \[sass\] (?<message>\S.*)$/,{pattern:/^\s+\S{1,400}\.svelte\.vite-preprocess\.\w+ (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
skip:12,over:B}],part:"?vue&type=style&index=0"},U("vitepress","vitepress",/^(?:\w*Error: )?(?:\[vite:vue\] )?\[plugin vite:vue\] (?<file>[^:*"<>|]{1,400}\.md) \(\d{1,7}:\d{1,7}\): (?<message>\S.*?)(?: \(\d+:\d+\))?$/),
{name:"vitepress-script",tool:"vitepress",steps:[/^\[vite:vue\] \[vue\/compiler-sfc\] (?<message>\S.*?)(?: \(\d+:\d+\))?$/,{pattern:/^(?<file>[^:*"<>|]{1,400}\.md)$/,
skip:1,over:/^$/}]}];var P=g(6612);const F=/^(?:Error:)?[\s│]*(?:[├╰]─▶\s*)?[x×](?:\s*[x×])? (?<message>\S.*)$/,j={pattern:/^\s*[:·]\s+[\^─┬]/,
skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?[|│:·]/},O=/^(?<file>\.\/[^:*"<>|]{1,400})$/,D=/^Error: Error evaluating Node\.js code$/,E=/^(?:WARN\s{1,4})?🚨 Unable to index (?<file>[^:,*"<>|]{1,400})(?:,[^:]{1,400})?:$/u,
A=/^(?:WARN\s{1,4})?(?:\w*Error: )?(?<message>\S.*?)(?: (?=\S{1,400}\/\S)\S{3,801})?$/,S=String.raw`\((?<file>[^()]{1,400})\)(?: \[Line (?<line>\d{1,7}), Column (?<column>\d{1,7})\])?`,
X=[{name:"next-swc",tool:"next",steps:[F,{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[${I}:\\d{1,7}:\\d{1,7}\\]$`),skip:6,over:/^\s*[|│]|^$/},j]},{name:"\
next-config",tool:"next",steps:[/^\s*⨯ Failed to load (?<file>next\.config\.\w{2,3})\b/,{pattern:/^\[?Error:\s+[x×] (?<message>\S.*)$/,skip:4},/^\s*[╭,][─-]{1,3}\[\d{1,7}:\d{1,7}\]$/,
j]},{name:"swc",tool:"swc",steps:[F,new RegExp(`^[\\s\u2502]*[\u256D,][\u2500-]{1,3}\\[${I}${W}\\]$`)]},{name:"next",tool:"next",steps:[new RegExp(`^(?<file>\\./\
[^:*"<>|]{1,400}?)${W}$`),/^(?:(?:Type )?[Ee]rror: )?(?<message>\S.*)$/]},{name:"next-loader-place",tool:"next",steps:[O,D,/^(?<line>\d{1,7}):(?<column>\d{1,7}): (?!.*\(\d{1,7}:\d{1,7}[-\d:]*\)$)(?<message>\S.*)$/]},
{name:"next-loader",tool:"next",steps:[O,D,{pattern:/^(?!Error: \[MDX\])(?:\d{1,7}:\d{1,7}: |- )?(?<message>\S.*?)(?: \((?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?\))?$/,
skip:1}]},{name:"next-module",tool:"next",steps:[O,/^(?:\w*Error: )?(?<message>Module not found: .+)$/]},{name:"gatsby-query",tool:"gatsby",steps:[/^error There was a problem parsing "(?<file>[^"]{1,400})"; any GraphQL$/,
{pattern:/^(?<message>This may indicate a syntax error in the code), or/,skip:2}]},{name:"gatsby-config",tool:"gatsby",steps:[/^error Failed to compile Gatsby files/,
{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^File path: (?<file>\S.{0,400})$/,skip:4}]},{name:"gatsby-lifecycle",tool:"gatsby",steps:[/^error "(?<file>[^"]{1,400})" threw an error while running the \w+ lifecycle:$/,
{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^> (?<line>\d{1,7}) \|/,skip:8}]},{name:"storybook-index-place",tool:"storybook",steps:[E,A,{pattern:/^(?:\S{1,400} )?\(line (?<line>\d{1,7}), col (?<column>\d{1,7})\)$/,
skip:1}],zeroColumn:!0},{name:"storybook-index",tool:"storybook",steps:[E,A]},{name:"storybook-config",tool:"storybook",steps:[/couldn't evaluate your (?<file>\S{1,400}) file\.$/,
{pattern:/^Original error:$/,skip:2,over:/^$/},{pattern:/^(?!\w*Error: Transform failed)(?:\w*Error: )?(?:<stdin>:(?<line>\d{1,7}):(?<column>\d{1,7}): ERROR: )?(?<message>\S.*)$/,
skip:1}],zeroColumn:!0},{name:"docusaurus-mdx",tool:"docusaurus",steps:[/MDX compilation failed for file "(?<file>[^"]{1,400})"$/,/^[\s│]*Cause: (?<message>\S.*)$/,
{pattern:/^[\s│]*"line": (?<line>\d{1,7}),?$/,skip:20}]},{name:"svelte-check",tool:"svelte-check",steps:[new RegExp(`^${I}${W}$`),/^(?<severity>Error|Warn|Hint): (?<message>\S.*?)(?: \((?<code>\w+)\))?$/]},
U("svelte-check","svelte-check-machine",/^\d{13} (?<severity>ERROR|WARNING) "(?<file>[^"]{1,400})" (?<line>\d{1,7}):(?<column>\d{1,7}) "(?<message>.+?)(?=\\n|"$)/),
{name:"astro-location",tool:"astro",steps:[/^(?!\s*(?:Hint|Error reference|Location|Stack trace):)(?:\[(?<code>\w+Error)\] (?=\S)|(?=[A-Z]\S* )(?!Build failed))(?<message>.+)$/,
{pattern:/^\s+Location:$/,skip:20,over:/^(?!\s*Stack trace:|\s+at |\[)/},new RegExp(`^\\s+${I}${W}$`)],zeroColumn:!0},U("metalsmith","metalsmith",/^Error: (?<message>Invalid frontmatter) in the file at: (?<file>\S.{0,400})$/),
{name:"eleventy-nunjucks",tool:["eleventy","nunjucks","metalsmith"],steps:[new RegExp(`^(?:\\d{1,2}\\.|>|Template render error:(?: \\S{1,200}:)?) ${S}$`),{pattern:/^\s+(?:Error: )?(?!(?:Template render error: )?\([^()]{1,400}\))(?<message>\S.*?)(?: \(via [\w ]+\))?$/,
skip:4,over:new RegExp(`^\\s*(?:Template render error: )?${S}$`)}],part:P.$p},U("eleventy","eleventy-liquid",/^(?:\d{1,2}\. )?(?:\w+Error: )?(?<message>\S.*), file:(?<file>[^,]{1,400}), line:(?<line>\d{1,7})(?:, col:(?<column>\d{1,7}))?/,
{part:P.$p}),{name:"eleventy-data",tool:"eleventy",steps:[/^\d{1,2}\. Having trouble (?:parsing data file|reading front matter from template) (?<file>\S{1,400}) \(via /,
/^\d{1,2}\. (?<message>\S.*?)(?: \((?:line )?(?<line>\d{1,7})(?::| column )(?<column>\d{1,7})\))?(?: \(via \w+\))?$/]},{name:"eleventy-layout",tool:"eleventy",steps:[
/^\d{1,2}\. Problem creating an Eleventy Layout for the "(?<file>[^"]{1,400})" template file\./,/^\d{1,2}\. (?<message>\S.*?)(?: \(via [^()]{1,200}\))?$/]},{name:"\
eleventy-config",tool:"eleventy",steps:[/^\d{1,2}\. Error in your Eleventy config file '(?<file>[^']{1,400})'\./,{pattern:/^\d{1,2}\. (?!There was a problem importing|Cannot find (?:module|package) )(?<message>\S.*?)(?: \(via \w+\))?$/,
skip:1,over:/^\d{1,2}\. There was/}]}],K=new RegExp(`^\\s{0,4}(?:\\[?(?:ERROR|error)\\]?:? )?(?<message>(?:${G}(?: \\[\\w+\\])?|error): .+)$`),ie=/^\s*\[cause\]: (?<message>\S.*)$/,
pe=80,he={name:"node-cause",tool:"node",match(re,ye){if(!re.find(K,ye))return;let Ee,ke,Re=!1,_e=ye+1;for(;_e<re.length&&_e<ye+pe;_e++){const Le=re.line(_e)?.text??
"",Ce=re.find(ie,_e)?.groups?.message;Ce!==void 0&&([ke,Re]=[Ce,!1]);const Pe=Z.exec(Le.replace(/ \{$/,""))?.groups;if(Pe&&(Ee===void 0||ke!==void 0&&!Re)&&([Ee,
Re]=[{...Pe},!0]),Ce===void 0&&!q.test(Le)&&!/^[{}]/.test(Le))break}return Ee&&ke?{groups:[{...Ee,message:ke}],next:_e}:void 0}},ve=/^\s+File "(?<file>[^"]{1,400})", line (?<line>\d{1,7})/,
se=/\/site-packages\/|\/dist-packages\/|\/lib\/python\d|^</,R=/^(?<message>[A-Za-z_][\w.]{0,100}(?:: .+)?)$/,C={name:"python",tool:"python",match(re,ye){if(!(re.
line(ye)?.text??"").startsWith("Traceback (most recent call last)")&&!re.find(ve,ye))return;let ke;for(let Re=ye;Re<re.length&&Re<ye+200;Re++){const _e=re.line(
Re)?.text??"",Le=re.find(ve,Re)?.groups;if(Le&&!se.test(Le.file??"")&&(ke={...Le}),Re===ye||_e.startsWith(" "))continue;const Ce=R.exec(_e)?.groups?.message;return ke&&
Ce?{groups:[{...ke,message:Ce}],next:Re+1}:void 0}}},T=[{name:"vitest",tool:"vitest",steps:[/^\s*FAIL\s+\S{1,400} > (?<test>\S.{0,300})$/,/^(?<message>\S.*)$/,{
pattern:new RegExp(`^ \u276F (?!.*node_modules)(?:\\S.{0,200} )?(?<file>(?:[A-Za-z]:)?[^\\s:]{1,400})${W}$`),skip:40}]},{name:"jest-syntax",tool:"jest",steps:[new RegExp(
`^\\s{4}${V}:(?<line>\\d{1,7})$`),{pattern:new RegExp(`^\\s{4}(?<message>${G}: .+)$`),skip:6}]},{name:"jest",tool:"jest",steps:[/^\s{2}● (?!Test suite failed to run)(?<test>\S.*)$/,
{pattern:/^\s{4}(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:Z,skip:40,over:/^(?!\s{2}●)/}]},{name:"rust",tool:"cargo",steps:[/^(?<severity>error|warning)(?:\[(?<code>\w+)\])?: (?<message>.+)$/,
new RegExp(`^\\s*--> ${I}${W}$`)]},C,{name:"go-panic",tool:"go",steps:[/^panic: (?<message>.+)$/,{pattern:new RegExp(`^\\s(?!.*/go/(?:src|pkg/mod)/)${I}:(?<line\
>\\d{1,7})(?: \\+0x.*)?$`),skip:20}]},{name:"node-syntax",tool:"node",steps:[new RegExp(`^(?!.*node_modules)${V}:(?<line>\\d{1,7})$`),{pattern:new RegExp(`^(?<m\
essage>${G}(?: \\[\\w+\\])?: .+)$`),skip:6}]},U("node","node-import",/^(?:\w*Error )?\[?(?<code>ERR_MODULE_NOT_FOUND|ERR_PACKAGE_PATH_NOT_EXPORTED)\]?: (?<message>(?:Cannot find (?:module|package)|Package subpath) '[^']{1,400}'(?: is not defined by "exports" in \S{1,400})?) imported from (?<file>\S{1,400})$/),
he,{name:"node-stack",tool:"node",steps:[K,{pattern:Z,skip:20,over:q}]},{name:"consola",tool:["nuxt","docusaurus"],steps:[/^\[(?:error|fatal)\] (?<message>\S.*)$/,
{pattern:Z,skip:20,over:/^\s+at /}]},U(void 0,"plain",new RegExp(`^\\s{0,4}(?!- )(?:(?:vet|error|ERROR|Error):? (?:in )?)?${V}${W}:?(?: -)?\\s+(?:(?:fatal )?(?<s\
everity>error|warning|note|info)\\b[: ]\\s*)?(?!\\+0x)(?<message>\\S.*)$`))],z=new RegExp(`^(?:File: |(?<severity>ERROR|WARNING) in )${I}(?:[: ]\\d+:[\\d:-]+)?$`),
de=[{name:"rspack-syntax",tool:["rspack","rsbuild"],steps:[z,/^\s+× Module build failed \(from builtin:/,/^\s+╰─▶\s+×\s+(?:x )?(?:Syntax Error: )?(?<message>\S.*)$/,
/^[\s│]*[╭,][─-]{1,3}\[(?:[^\]]{0,400}:)?(?<line>\d{1,7}):(?<column>\d{1,7})\]$/],zeroColumn:!0},{name:"rspack",tool:["rspack","rsbuild"],steps:[z,{pattern:/^\s+(?:╰─▶\s+)?× (?!(?:\w*Error: )?Module build failed)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^\s+× Module build failed/}]},U(["docusaurus","react-scripts","gatsby"],"unresolved-in-folder",/^(?:\s*× |\w*Error: )?(?<message>(?:Module not found: (?:Error: )?)?Can't resolve '[^']{1,300}') in '(?<file>[^']{1,400})'$/),
U("react-scripts","react-scripts-css",new RegExp(`^Syntax error: ${V} (?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`)),{name:"fork-ts-checker",
tool:"webpack",steps:[new RegExp(`^(?<severity>ERROR|WARNING) in ${I}${W}(?:-[\\d:]+)?$`),/^(?<code>TS\d+): (?<message>.+)$/]},U("gatsby","postcss-loader",new RegExp(
`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${V} (?<message>[A-Z].*)$`)),{name:"webpack-place",tool:"webpack",steps:[new RegExp(`^(?<severity>ERROR|WARNING) i\
n ${I}(?: \\d+:[\\d-]+)?(?: \\(.*)?$`),{pattern:new RegExp(`^(?:\\w*Error: )?(?:${b}: )?(?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`),skip:2}],
zeroColumn:!0},{name:"webpack",tool:"webpack",steps:[new RegExp(`^(?!.*sass-loader)(?<severity>ERROR|WARNING) in ${I}(?: (?<line>\\d{1,7}):(?<column>\\d{1,7})(?:-\
[\\d:]+)?)?(?: \\(.*)?$`),{pattern:/^(?!Module build failed|\.\/\S+ \d|\[tsl\]|\d{1,7}:[\d-]+$)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,skip:1,
over:/^Module build failed/}],zeroColumn:!0}],we=[...y,...L,...J,...de,...X,...T]}),7214:((Oe,ae,g)=>{g.d(ae,{Ap:()=>w,RD:()=>pe,SN:()=>E,XQ:()=>D,c3:()=>ve,ne:()=>x,
ri:()=>M,wG:()=>he});var b=g(6760),I=g(5807),V=g(5230),W=g(770),G=g(8724),q=g(1981);const Z=[/Cannot find (?:module|package) '(?<what>[^']{1,300})' imported from (?<from>\S{1,400})/,
/Cannot find (?:module|package) '(?<what>[^']{1,300})'/,/Cannot find module or type declarations for side-effect import of '(?<what>[^']{1,300})'/,/Could not resolve ["'](?<what>[^"']{1,300})["'](?: (?:from|in) ["']?(?<from>[^"'\s]{1,400}))?/,
/^(?:\[UNLOADABLE_DEPENDENCY\] )?Could not load (?<path>[\w@./[\]-]{1,300})$/,/^\S{0,60}\s?Could not load (?<what>\/[^\s()]{1,300}) \(imported by (?<from>[^)\s]{1,300})\)(?!: (?!ENOENT))/,
/The module `(?<what>[^`]{1,200})` could not be loaded\. It may not be installed/,/problem loading plugin "(?<what>[^"]{1,200})"\. Perhaps you need to install/,
/[Ff]ailed to resolve "extends":\s?"(?<what>[^"]{1,300})"/,/Can't resolve '(?<what>[^']{1,300})'/,/\bNotFound\("(?<what>[^"]{1,300})"\)/,/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) (?:the |a )?(?:[\w.-]{1,20} )?(?:module|package|dependency|plugin|preset|parser|loader|adapter|integration|extension|theme|layer):? ["'`](?<named>[^"'`]{1,300})["'`]/,
/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) ["'`](?<named>[^"'`]{1,300})["'`](?=.{0,40}\binstall)/,
/\btried to access (?<named>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}), but it isn't declared in (?:your|its) dependencies\b/,/[Ff]ailed to resolve (?:import )?["'](?<what>[^"']{1,300})["'](?: from ["'](?<from>[^"']{1,400})["'])?/,
/^(?:\[[\w:-]{1,40}\] )?Failed to resolve (?<what>\/[^\s"']{1,300})(?: from (?<from>\S{1,400}\.html))?$/,/Can't find stylesheet to import: ["'](?<sheet>[\w./-]{1,300})["']/,
/No such file or directory \(os error 2\): @import "(?<sheet>[\w./-]{1,300})"/,/^template not found: (?<what>\S{1,300})$/,/^ENOENT: Failed to lookup "(?<what>[^"]{1,300})" in /,
/ModuleNotFoundError: No module named '(?<what>[^']{1,200})'/],U=/Package subpath '\.(?<subpath>\/[^']{1,200})' is not defined by "exports" in \S{0,400}?node_modules\/(?<owner>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100})\/package\.json/,
J=/\bCould not load (?<path>[^\s()]{1,300}) \(imported by [^)\s]{1,300}\): (?:Cannot|Can't|Must not) import\b/,y=/^Found dead link (?<link>\S{1,300}?)(?:(?<=\/)index)?$/;
function M(se){const R=(0,W.fO)(se),{link:C}=y.exec(R)?.groups??{};if(C)return new RegExp(`(?<=["'\`]|\\]\\()${(0,I.Kf)(C)}(?:\\.(?:md|html))?(?=["'\`)?#\\s])`);
const{owner:T,subpath:z}=U.exec(R)?.groups??{};if(T&&z)return new RegExp(`(?<=["'\`])${(0,I.Kf)(`${T}${z}`)}(?=["'\`])`);for(const ce of[J,...Z]){const{named:de,
sheet:we,what:re=de??we,path:ye}=(0,V.$)(ce,R)?.groups??{},Ee=re?(0,I.Kf)(re):ye&&`[@~#$][^\\s"'\`]{0,300}?/${(0,I.Kf)(b.posix.basename(ye))}`;if(Ee)return new RegExp(
`(?<=["'\`]|(?:url|\\])\\()${Ee}(?=["'\`)?#])`)}}function x(se){for(const{file:C,severity:T,message:z,code:ce}of se.facts.diagnostics??[]){if((0,G.g)({code:ce??
null}))return;if(T!=="error")continue;const de=(0,W.fO)(z),we=$(P(de,C),z),re=we?.kind==="file"?void 0:K(de,C,se.facts.list);if(re??we)return re??we}if(se.facts.
diagnostics?.some(C=>C.severity==="error"))return;const R=se.lines.findLastIndex(C=>N.test(C));for(const[C,T]of se.lines.entries()){const z=P(T,void 0);if(z)return C<
R-B?void 0:z}}function $(se,R){return se?.kind!=="package"||(0,W.x_)(R)===void 0?se:{...se,kind:"file",specifier:w(R)??se.specifier}}function w(se){const R=(0,W.
fO)(se);return Z.map(C=>(0,V.$)(C,R)?.groups?.what).find(Boolean)}const N=/^(?:Uncaught )?(?:Reference|Type|Range)Error: (?!.*\b(?:module|package|import|resolve)\b)/,
B=3,L=/^@[\w-]{1,100}\/[\w-]{1,100}$/;function P(se,R){for(const C of Z){const T=(0,V.$)(C,se)?.groups;if(T?.path)return{kind:"file",specifier:T.path,importer:"\
."};if(T?.sheet)return{kind:"file",specifier:T.sheet,importer:R};const z=T?.what??T?.named;if(!T||!z)continue;const ce=R??T.from,de=/\.(?:html?|css|s[ac]ss|less|json)$/.
test(ce??"")&&!L.test(z);if(T.named===void 0&&de||/\.(?:html|njk|liquid)$/.test(z)||/^(?:\.{1,2}(?:\/|$)|\/)/.test(z))return{kind:"file",specifier:z,importer:ce};
const re=/^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.exec(z)?.[0];return re===void 0||z[re.length]===":"?void 0:{kind:"package",specifier:re,importer:ce}}}const F=[
"",..."ts tsx js jsx mjs cjs vue svelte astro css scss json".split(" ").map(se=>`.${se}`)],j=/\.(?:css|s[ac]ss|less)$/,O=["",".css",".scss",".sass",".less"];function D(se){
const R=se.facts.list??ve(E(se.facts)),C=x(se),T=C?.kind==="file"&&!E(se.facts).some(W.lQ)?C:void 0;for(const z of T?he(T):[]){const ce=j.test(T?.importer??"")?
O:F,de=(0,q.M)(z,R,ce);if(de!==void 0&&T)return{specifier:T.specifier,actual:de}}}function E({diagnostics:se=[]}){return(0,W.Or)(se.find(({severity:R})=>R==="er\
ror")?.message??"")}const A=/^(?:[@~#]|\$\w{1,20})\/(?<rest>[^'"\s]{1,300})$/,S=/^[@~#$]?(?<rest>[\w-]{1,60}\/[^'"\s]{1,300})$/,X=["","src","src/lib","app"];function K(se,R,C){
const T=w(se);return T&&(A.test(T)||ie(T,R,C).length>0)?{kind:"file",specifier:T,importer:R}:void 0}function ie(se,R,C){const[T=""]=S.exec(se)?.groups?.rest?.split(
"/",1)??[];return T===""||!C||/^(?:node_modules|src|lib)$/.test(T)?[]:pe(R).filter(z=>C(z).includes(T)&&C(b.posix.join(z,T)).length>0)}function pe(se){const R=se.
split("/").slice(0,20),C=R.map((T,z)=>R.slice(0,z).join("/"));return[...new Set(C.flatMap(T=>X.map(z=>b.posix.join(T,z))))].map(T=>T==="."?"":T)}function he({specifier:se,
importer:R}){const C=(A.exec(se)??S.exec(se))?.groups?.rest;if(C&&!/^\.{1,2}\//.test(se))return pe(R??"").map(z=>b.posix.join(z,C));if(se.startsWith("/")){const z=se.
split("/").slice(1,40);return z.map((ce,de)=>z.slice(de).join("/"))}const T=R&&b.posix.join(b.posix.dirname(R),se);return!T||T.startsWith("..")||T.startsWith("/")?
[]:[T]}function ve(se){const R=new Map;for(const C of se){const T=C.split("/");for(const[z,ce]of T.entries()){const de=T.slice(0,z).join("/"),we=R.get(de)??new Set;
R.set(de,we.add(ce))}}return C=>[...R.get(C)??[]]}}),8503:((Oe,ae,g)=>{g.d(ae,{f:()=>W});var b=g(6760),I=g(9882),V=g(7214);function W(L){const{list:P}=L.facts,F=(0,V.
SN)(L.facts);if(F.length>0)return F;const j=(0,V.ne)(L);if(!P||j?.kind!=="file")return[];const O=(0,V.wG)({...j,specifier:j.specifier.replace(/[?#].*$/,"")}),{importer:D}=j;
for(const S of O){const X=Z(S,P,D);if(X.length>0)return X}return(/\.html?$/.test(D??"")?O.map(S=>q(S,P)):[]).find(S=>S.length>0)??(O.length>0?B(b.posix.basename(
O[0]??""),P,D):[])}const G=/^(?:main|index|entry)\./i;function q(L,P){const F=b.posix.dirname(L),j=b.posix.basename(L);return!G.test(j)||F==="."?[]:P(F).filter(
D=>G.test(D)&&M(D,j)).map(D=>b.posix.join(F,D)).slice(0,3)}function Z(L,P,F=""){const j=L.split("/").filter(K=>K!==".");let O="";for(const K of j.slice(0,-1)){const ie=P(
O),pe=ie.filter(ve=>ve!=="node_modules"&&!ve.startsWith(".")),he=ie.includes(K)?K:(0,I.pA)(K,pe)[0];if(he===void 0)return[];O=b.posix.join(O,he)}const D=j.at(-1)??
"",E=P(O).filter(K=>M(K,D,F)),A=E.filter(K=>$(K)===$(D)),S=A.length>0?A:(0,I.pA)(x(D),E.map(x));return E.filter(K=>A.includes(K)||S.includes(x(K))).map(K=>b.posix.
join(O,K)).slice(0,3)}const U=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|json)$/i,J=/\.(?:p?css|s[ac]ss|less|styl)$/i,y=/\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/i;
function M(L,P,F=""){if(J.test(F)&&x(P)===P)return J.test(L);if(x(L)===L)return!0;const j=[U,J,y].find(O=>O.test(P));return j?j.test(L):x(P)===P?U.test(L)||J.test(
L):(0,b.extname)(L)===(0,b.extname)(P)}function x(L){return L.replace(/(?<=.)\.[a-z]\w{1,9}$/i,"")}function $(L){return x(J.test(L)?L.replace(/^_(?=.)/,""):L)}const w=200,
N=/^(?:\.|node_modules$|dist$|build$|out$|vendor$|coverage$)/;function B(L,P,F=""){const j=[],O=[""];for(let D=0;D<O.length&&D<w;D++){const E=O[D]??"";for(const A of P(
E)){const S=b.posix.join(E,A);$(A).toLowerCase()===$(L).toLowerCase()&&M(A,L,F)&&j.push(S),!N.test(A)&&x(A)===A&&O.push(S)}}return J.test(F)&&j.length>1?[]:j.slice(
0,3)}}),107:((Oe,ae,g)=>{g.d(ae,{Se:()=>q,ry:()=>O});var b=g(5807);const I={lines:5e3,characters:256*1024,lineLength:1e3,entryLength:64*1024},V=[/^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:?(?: |$)/,
/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M)?\]?:? (?=\S)/,/^(?<folder>\.|[\w@.-]{1,100}(?:\/[\w@.-]{1,100}){1,6}) (?!error|warning|note|info|failed)[a-z][\w:-]{0,60}(?:: |:$|\$ )/,
/^(?<task>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[a-z][\w:-]{0,60}):(?: |$)/,/^\[@?[\w./-]{1,80}\]: /,/^➤ YN\d{4}: (?:[│┌└] ?)?/,/^@?[^\s@]{1,100}@(?:workspace:(?<folder>[\w@./-]{1,200})|\w{1,20}:\S{1,200}) STD(?:ERR|OUT)(?: |$)/,
/^\[\d{1,2}\] /,/^#\d{1,4} \d{1,5}\.\d{1,3} /,/^[a-z][\w.-]{0,60}-\d{1,3} {1,20}\| /,/^npm (?:ERR!|error)(?: |$)/,/^\[(?:11ty|webpack-cli)\](?: |$)/,/^Original error stack trace: (?=\S)/,
/^│ (?=\w*Error: )/,/^[│└■▲●◆◇](?: {2}|$)/u,/^\[(?:log|info|warn|error)\] \[nitro\](?: |$)/],W=4,G=[/^> @?[^\s@]{0,100}@\S{0,100} \S{1,100} (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,
/^(?<task>@?[\w./-]{1,120}#[\w:-]{1,60}):\s{1,4}ERROR\s{1,4}command \((?<folder>[^()]{1,400})\)/,/^ERROR: command finished with error: command \((?<folder>[^()]{1,400})\)/,
/^location (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/];function q(E){const A=[];let S=I.characters;for(let pe=E.length-1;pe>=0&&A.length<I.lines&&S>0;pe--){const he=E[pe]??
"",se=(he.length>I.entryLength?he.slice(-I.entryLength):he).split(`
`);for(let R=se.length-1;R>=0&&A.length<I.lines&&S>0;R--){const C=se[R]??"",T=Z((0,b.Ow)(F((0,b.Nl)(C)),I.lineLength).trimEnd());S-=Math.max(T.length,C.length/16),
A.push(T)}}const X=U(A),K=N($(A.reverse().map(pe=>B(pe,X)))),ie=J(K);return K.map(({text:pe,folder:he,task:ve})=>({text:pe,folder:he??ie.get(ve??"")}))}function Z(E){
return E.includes(":undefined")?E.replace(/(?<=\.\w{1,10})(?::undefined){1,2}(?!\S)/g,""):E}function U(E){const A=E.map(S=>S.includes("nx run ")?/\bnx run ([@\w./-]{1,100}):/.
exec(S)?.[1]:/^([\w@.-]{1,100} [a-z][\w:-]{0,60})\$ /.exec(S)?.[1]);return new Set(A.filter(S=>S!==void 0))}function J(E){const A=new Map;for(const{text:S,task:X}of E)
for(const K of G){const ie=K.exec(S)?.groups;ie?.folder&&A.set(X??ie.task?.replace("#",":")??"",ie.folder)}return A}const y=/^(?:.{0,200}\s)?Unexpected (?:token|non-whitespace)\b.{0,60}, (?:\.\.\.)?".{0,100}$/,
M=/"(?:\.\.\.)? is not valid JSON\b/,x=12;function $(E){const A=[];for(let S=0;S<E.length;S++){const X=E[S],ie=X.text.includes("Unexpected ")&&y.test(X.text)&&!M.
test(X.text)?E.slice(S+1,S+1+x).findIndex(({text:he})=>M.test(he)):-1;if(ie===-1){A.push(X);continue}const pe=E.slice(S,S+ie+2).map(({text:he})=>he.trim());A.push(
{...X,text:pe.join(" ").slice(0,I.lineLength)}),S+=ie+1}return A}const w=71;function N(E){if(!E.some(({text:X})=>X.startsWith("\u250C  Building storybook")))return E;
const A=[];let S=0;for(const X of E){const K=A.at(-1),[ie=""]=X.text.split(" ",1),pe=X.boxed&&S>0&&S<=w&&S+1+ie.length>w;K&&pe&&/^[\w("'`./@-]/.test(ie)?A[A.length-
1]={...K,text:`${K.text} ${X.text}`.slice(0,I.lineLength)}:A.push(X),S=X.text.length}return A}function B(E,A){let S=E,X,K,ie=!1;for(let pe=0;pe<W;pe++){const he=P(
S)??L(S,A);if(!he)break;X??=he.groups?.folder,K??=he.groups?.task,ie||=he[0]==="\u2502  ",S=S.slice(he[0].length)}return{text:S,folder:X,task:K,boxed:ie}}function L(E,A){
if(A.size===0)return;const S=/^(?<name>[@\w./-]{1,100}|(?<folder>[\w@.-]{1,100}) [a-z][\w:-]{0,60})(?::(?: |$)|\$ )/.exec(E);return S&&A.has(S.groups?.name??"")?
S:void 0}function P(E){for(const A of V){const S=A.exec(E);if(S)return S}}function F(E){return E.includes("\r")?E.split("\r").findLast(A=>A.trim()!=="")??"":E}const j=/^> @?[^\s@]{1,150}@\S{1,60} (?:pre|post)?(?:install|prepare)$|^\$ (?!(?:npm|pnpm|yarn|bun|corepack) )/;
function O(E,A){const S=E[A]?.folder;return S!==void 0?!S.includes("node_modules"):E.slice(0,A).some(({text:X})=>j.test(X))}function D(E){const A=E.findIndex(X=>/\bnpm (?:ERR!|error) Usage:\s*$/.
test(X)),S=E.findIndex((X,K)=>K>A&&/\bnpm (?:ERR!|error) Run "npm help [\w-]{1,40}"/.test(X));return A===-1||S===-1?E:E.toSpliced(A,S-A)}}),5230:((Oe,ae,g)=>{g.
d(ae,{$:()=>V});const b=new WeakMap,I=3;function V(y,M){const x=W(y);if(x.length===0)return y.exec(M);for(const $ of x)if(M.includes($))return y.exec(M);return null}
function W(y){let M=b.get(y);if(M===void 0){const x=y.ignoreCase?[]:G(y.source);M=x.every($=>$.length>=I)?x:[],b.set(y,M)}return M}function G(y){const M=[""];let x="",
$=0;for(let w=0;w<=y.length;w++){const N=y[w]??"",B=N==="\\"?y[++w]??"":"";if(q.test(B))return[];if(N==="["&&(w=J(y,w)),N==="("&&($+=1),N===")"&&($-=1),$>0&&N!==
"(")continue;const L=N==="\\"?B:N;if(L!==""&&!(N==="\\"?U:Z).includes(L)){x+=L;continue}(N==="*"||N==="?"||N==="{")&&(x=x.slice(0,-1)),x.length>(M.at(-1)??"").length&&
(M[M.length-1]=x),x="",N==="{"&&(w=y.indexOf("}",w)),N==="|"&&M.push("")}return M}const q=/^[uxck\d]$/,Z="()[{*+?^$.|",U="bBdDsSwWnrtfvpP";function J(y,M){let x=M+
1;for(;y[x]!=="]";)x+=y[x]==="\\"?2:1;return x}}),770:((Oe,ae,g)=>{g.d(ae,{Or:()=>W,RU:()=>I,fO:()=>V,lQ:()=>G,x_:()=>q});const b=/; there (?:is|are) (?<names>[^;]{1,300})$/;
function I(Z,U){return U.length===0||b.test(Z)?Z:`${Z.replace(/[.:]?\s{0,4}$/,"")}; there ${U.length===1?"is":"are"} ${U.join(", ")}`}function V(Z){return Z.replace(
b,"")}function W(Z){return b.exec(Z)?.groups?.names?.split(", ")??[]}function G(Z){return Z.endsWith("/")}function q(Z){return W(Z).find(G)}}),6612:((Oe,ae,g)=>{
g.d(ae,{$p:()=>W,cU:()=>q,qD:()=>w});var b=g(5807);const I=[[/^file:\/\/(?:localhost)?(?=\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\/(?:\([\w-]+\)\/)?(?=\.{0,2}\/)/,
""],[/^webpack(?:-internal)?:\/\/[^/]*\//,""],[/^.*!/,""],[/\\/g,"/"],[/^\/?[A-Za-z]:(?=\/)/,""],[/[?].*$/,""]],V=/^(?:node|https?|data|virtual|native|internal|bun|deno):|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|bin\/|etc\/|nix\/|proc\/|sys\/|snap\/|rustc\/|opt\/hostedtoolcache\/)|(?:^|\/)(?:node_modules|site-packages|dist-packages|\.git|\.nvm|\.pyenv|\.cargo|\.rustup|\.yarn|\.pnpm|\.pnpm-store|\.volta|\.bun)(?:\/|$)|\/go\/pkg\/mod\//,
W="?body",G=/\?vue&type=[\w&=.-]{1,200}/,q=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g,Z=40,U=2e4,J=500,y=100;function M(P,F){const j={...F,exists:x(
F)},O=new Map,D=new Map;for(const S of P){O.has(S.file)||O.set(S.file,w(S.file,j));const X=O.get(S.file);if(X===void 0)continue;const[K,ie]=G.test(S.file)||S.file.
endsWith(W)?[null,null]:[S.line,S.column],pe=$(cleanLine(S.message,J),j),he=S.code&&cleanLine(S.code,y),ve=JSON.stringify([X,K,ie,pe]);D.has(ve)||D.set(ve,{...S,
file:X,line:K,column:ie,code:he,message:pe})}const E=[...D.values()],A=new Set(E.filter(({line:S})=>S!==null).map(({file:S,message:X})=>`${S}
${X}`));return E.filter(({line:S,file:X,message:K})=>S!==null||!A.has(`${X}
${K}`))}function x(P){const F=new Map;return j=>{const O=F.get(j);if(O!==void 0)return O;const D=F.size<U&&P.exists(j);return F.size<U&&F.set(j,D),D}}function $(P,F){
return P.replace(G,"").replace(q,j=>w(j,F)??j)}function w(P,F){const j=N(P);if(!(j===""||j.includes("\0")||V.test(j))){for(const O of B(j,F))if(O!==void 0&&!V.test(
O)&&F.exists(O))return O}}function N(P){let F=P.startsWith("file://")?(0,b.oF)(P):P;for(const[j,O]of I)F=F.replace(j,O);return F}function*B(P,F){const j=F.rootDirectory??
"";if(!P.startsWith("/")){for(const D of[...F.folders??[],j,""])yield L(`${D}/${P}`);return}const O=L(P)?.split("/")??[];if(!(O.length>Z))for(let D=0;D<O.length;D++){
const E=O.slice(D).join("/");yield E,j!==""&&(yield L(`${j}/${E}`))}}function L(P){const F=[];for(const j of P.split("/"))if(!(j===""||j===".")){if(j!=="..")F.push(
j);else if(F.pop()===void 0)return}return F.length===0?void 0:F.join("/")}}),8724:((Oe,ae,g)=>{g.d(ae,{g:()=>q,l:()=>w});var b=g(6760);const I=["error","warning",
"notice"],V=/^\..|.\.config\.[a-z]{1,10}$|^package(?:-lock)?\.json$/;function W(N){const B=b.posix.basename(N);return V.test(B)||B.includes("tsconfig")&&B.endsWith(
".json")}const G=/^TS5\d{3}$/;function q({code:N}){return G.test(N??"")}const Z=/^ts\(?(?:2304|2305|2307|2503|2552|2580|2614|2686|2688|2694|2724|2792|2882)\)?$/i,
U=/^ts\(?(?:6133|6138|6192|6196|6198|6385|6387|7005|7006|7016|7019|7022|7023|7024|7027|7028|7030|7031|7034|7044|7045|7053|18046|80\d{3})\)?$/i,J=/^(?:\w*Error: )?(?:[×x] )?(?:(?:Module )?[Bb]uild failed\b|Unexpected (?:token|eof|end of file)\b|Expression expected|Declaration or statement expected|Unterminated regexp literal|Expected (?:ident|unicode escape)\b|'(?:[),;:}]|=>|<\/)' expected)/i;
function y({code:N,message:B}){const L=N??"";return(Z.test(L)?-1:0)+(U.test(L)?3:0)+(J.test(B)?.5:0)}function M({code:N}){const[B="",...L]=(N??"").split("/").reverse();
return/^[a-z][a-z-]+$/.test(B)&&L.every(P=>/^@?[a-z][\w-]*$/.test(P))}const x=/^Parsing error|\bUnable to resolve\b|\bis not defined\b|\bnot found in\b/;function $(N){
return q(N)?-2:W(N.file)?1:0}function w(N,B=10){const L=new Set,P=new Set,F=N.map(E=>{const A=JSON.stringify([E.severity,E.file,E.line]),S=JSON.stringify([E.severity,
E.message]),X=M(E)&&x.test(E.message),K=L.has(A)||P.has(S);L.add(A),P.add(S);const ie=(E.line===null?4:0)+(K&&!X?2:0)+$(E)+y(E)-(X?1:0);return{diagnostic:E,weight:ie}}),
j=I.map(E=>F.filter(({diagnostic:A})=>A.severity===E).toSorted((A,S)=>A.weight-S.weight).map(({diagnostic:A})=>A)),O=Math.max(0,B),D=E=>Math.max(0,(E?.length??0)-
O);return{shown:j.flatMap(E=>E.slice(0,O)),rest:{error:D(j[0]),warning:D(j[1]),notice:D(j[2])}}}}),1981:((Oe,ae,g)=>{g.d(ae,{M:()=>W,p:()=>I});var b=g(6760);function I(G,{
facts:q,lines:Z}){if(!G.startsWith("/"))return G;const U=G.split("/"),J=(q.diagnostics??[]).map(({file:x})=>x.split("/",1)[0]??"").filter(x=>x!==""),y=[...new Set(
["node_modules",...q.list?.("")??[],...J])],M=U.findIndex(x=>y.includes(x));if(M>0)return U.slice(M).join("/");for(let x=U.length-1;x>1;x--){const $=`${U.slice(
0,x).join("/")}/`;if(Z.some(w=>y.some(N=>V(w,$+N))))return U.slice(x).join("/")}return G}function V(G,q){const Z=G.indexOf(q);return Z>=0&&!/[\w.-]/.test(G[Z+q.
length]??"")}function W(G,q,Z=[""]){const U=G.split("/",40).filter(y=>y!==""&&y!==".");let J="";for(const[y,M]of U.entries()){const x=q(J),$=(y===U.length-1?Z:[
""]).map(N=>`${M}${N}`),w=$.find(N=>x.includes(N))??$.map(N=>x.find(B=>B.toLowerCase()===N.toLowerCase())).find(Boolean);if(w===void 0)return;J=b.posix.join(J,w)}
return Z.some(y=>J===`${U.join("/")}${y}`)?void 0:J}}),3716:((Oe,ae,g)=>{g.d(ae,{LP:()=>I});var b=g(5807);function I(U){return/^\s*at\s.*[:)\d]$/.test(U)}const V=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,
W=2,G=2e3;class q{#e;#t;#n=[];#s=0;constructor(J){this.#e=J}push(J){const y=stripEscapes(J.slice(0,G)).trimEnd().replace(/ \{$/,"");return I(y)?this.#t===void 0&&
!V.test(y)?(this.#t=J,[...this.#o(),J]):(this.#s+=1,this.#n.length<W&&this.#n.push(J),[]):[...this.end(),J]}end(){return this.#t=void 0,this.#o()}#o(){const[J,y]=[
this.#s,this.#n];return[this.#s,this.#n]=[0,[]],J<W?y:[this.#e(J)]}}function Z(U,J){const y=new q(J);return[...U.flatMap(M=>y.push(M)),...y.end()]}}),7491:((Oe,ae,g)=>{
g.d(ae,{E:()=>q});const b=/^\s{0,8}⚠|^(?:[▲!]\s{1,3})?(?:\[(?:warn(?:ing)?|hint|info)\]|(?:deprecation )?warning\b(?! as error))|^\s{0,4}(?![-*])[^\s:"']{1,400}(?::\d{1,7}){1,2}:?\s(?:-\s)?(?:warning|hint|info|note|message|suggestion)\b|^\s{0,4}[^\s:"']{1,400}\(\d{1,7},\d{1,7}\): (?:warning|info|message)\b|^\s*\d{1,7}:\d{1,7}\s{1,40}(?:warning|hint|info)\b/i,
I=/^\s*(?:[✘✖✗×⨯]|x\s|\[?(?:error|fatal)\b|\w{0,60}(?:Error|Exception)\b.{0,40}:\s|\d{1,7}:\d{1,7}\s{1,40}error\b)/i,V=/^(?:\s|$|\d{1,7}(?:\s|$))/,W=/^(?:WARNING in \S|\(!\) Some chunks\b)/,
G=12;function q(Z,U,J){const y=new Set;let M=!1,x=!1;for(let $=Math.max(0,U-G);$<J;$++){const w=Z[$]?.text??"";x=W.test(w)||x&&w.trim()!==""&&!/^ERROR in /.test(
w),M=x||b.test(w)||M&&V.test(w)&&!I.test(w),M&&y.add($)}return y}}),5388:((Oe,ae,g)=>{g.r(ae),g.d(ae,{asSyncFailure:()=>x,brokenSite:()=>U,isErrorOfSite:()=>Z,syncFailure:()=>G});
var b=g(3739),I=g(2881),V=g(5879),W=g(8423);function G($,w){return new I.$w({stage:"sync",code:$,message:w,exitCode:null,signal:null,log:[],diagnostics:[]})}const q=new Set(
["index_unanswered","index_empty","dead_asset"]);function Z({code:$}){return q.has($)}function U($){const w=$.filter(Z),N=w.length-1,B=N>0?` (and ${N} more ${N===
1?"error":"errors"})`:"",L=`The start page is broken: ${w[0]?.message}${B}`,P=$.flatMap(({file:F,line:j,code:O,message:D})=>F===null?[]:[{file:F,line:j,column:null,
severity:J(O),code:O,message:D}]);return new I.$w({...G("site_broken",L).facts,diagnostics:P})}function J($){return $==="build_fault"||q.has($)?"error":"warning"}
const y="The output could not be stored: the storage of the platform cannot be used now";function M(){return G("disk_full","The disk of the platform is full: th\
e output could not be stored")}function x($,w){if($ instanceof I.$w)return $;if(w.aborted)return w.reason;if($ instanceof V.Sb)return M();if($ instanceof W.u)return $.
isFull?M():G("storage_unavailable",y);const N=(0,b.xU)($)??($ instanceof Error?$.message:String($));return G("sync_failed",`The output could not be stored (${N}\
)`)}}),3093:((Oe,ae,g)=>{g.d(ae,{wA:()=>As,RJ:()=>To});var b=g(6760),I=g(7994),V=g(3052),W=g(1809),G=g(2416);const q=[/(?:^|[\s:])([\w$]{1,100}) is not defined\b/,
/\(reading '([\w$]{1,100})'\)/,/\.([\w$]{1,100})\)? is not a function\b/];function Z(t){return q.map(n=>n.exec(t)?.[1]).find(n=>n!==void 0)}function U(t){return/(?<!\.)\bjson5?\b/i.
test(t)}function J(t){return/^\s{2,12}input: '([^'\\]{4,200})',?$/.exec(t)?.slice(1)??[]}var y=g(3716),M=g(7491);const x=12,$=30,w={mentions:40,hints:10,shown:10,
names:16,nameLength:200,tokens:60},N=/^[>$]\s[a-z@.]/;function B(t,{at:n,message:s,details:r}){const i=(0,M.E)(t,n-x,n),c=[...t.keys()].slice(Math.max(0,n-x),n+
$).filter(h=>!(i.has(h)||(0,W.Xk)(t[h]?.text??""))).sort((h,v)=>P(h,n)-P(v,n)),l=c.map(h=>({each:h,text:(0,G.wh)(t[h]?.text??"")})).filter(({text:h})=>!N.test(h)),
f=l.some(({text:h})=>L.test(h)),p=l.flatMap(({each:h,text:v})=>j(v,t[h]?.folder)).slice(0,w.mentions);return{mentions:f?p.map(h=>h.inStack?h:{...h,line:null,column:null}):
p,hints:f?[]:l.flatMap(({text:h})=>(0,y.LP)(h)?[]:S(h)).slice(0,w.hints),shown:c.flatMap(h=>pe(t,h)).slice(0,w.shown),rows:l.flatMap(({text:h})=>ie(h)),said:f?void 0:
S(s)[0],message:s,words:[...new Set(s.match(/\w{2,40}/g))].slice(0,w.tokens),names:[...ce(T(s)),...l.flatMap(({text:h})=>J(h))],details:[...new Set(r.filter(h=>!(C.
test(h)||(0,W.Ol)(h))).flatMap(h=>ce(T(h))))].slice(0,w.names),atEnd:/\b(?:unexpected|got|reached|premature) (?:the )?end of (?:the )?(?:file|input|string)|\bunexpected EOF\b/i.
test(s),identifier:Z(s),isAbsence:/\b(?:required|missing|lacks|must (?:have|contain|export))\b/i.test(s),routes:[...new Set([...Pe(s),...l.flatMap(({each:h,text:v})=>Pe(
v,t[h+1]?.text))])].slice(0,w.hints),isJson:l.some(({text:h})=>U(h)),lacksScript:/\b(?:missing|no|unknown) script\b|\bscript not found\b|^Command "[^"]{1,100}" not found/i.
test(s)}}const L=/\bvite:vue\]\s\S{1,400}\.(?:md|html\.vue)\s/;function P(t,n){return t<n?(n-t)*2.5:t-n}const F=/^(?<path>[^\s]{1,400}?)(?::(?<line>\d{1,7})(?::(?<column>\d{1,7}))?|\((?<row>\d{1,7})[,:](?<character>\d{1,7})\))?$/;
function j(t,n){const s=(0,y.LP)(t),r=t.split(/[\s"'`<>{}|;*=]+/).slice(0,w.tokens);return r.flatMap((i,c)=>{const l=F.exec(Re(i))?.groups;if(!l?.path||!/[./]/.
test(l.path))return[];const[,f,p]=O.exec(r[c+1]??"")??[],h=f??D.exec(r.slice(c+1,c+3).join(" "))?.[1],v=E(l.line??l.row??h);return[{path:n===void 0||/^[/.]|^\w+:/.
test(l.path)?l.path:`${n}/${l.path}`,line:v,column:E(l.column??l.character??p),inStack:s}]})}const O=/^\((\d{1,7}):(\d{1,7})\)[:,.]?$/,D=/^line (\d{1,7})[:,.]?$/;
function E(t){return t&&Number(t)||null}const A=[/\bline(?:Number)?:?\s(?<line>\d{1,7})\b(?:[,:]?\s(?:column|col|character|char):?\s(?<column>\d{1,7}))?/i,/[([](?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?[)\]]/,
/\s(?:at|-)\s(?<line>\d{1,7}):(?<column>\d{1,7})\b/,/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})(?!:\d\d\b)[:\s]/];function S(t){for(const n of A){const s=n.exec(t)?.
groups,r=E(s?.line);if(r!==null)return[{line:r,column:E(s?.column)}]}return[]}const X=/^[\s│|]{0,40}(?<mark>>{0,2})\s{0,10}(?<line>\d{1,7})\s{0,4}(?:[|│┃]|:(?=\s))(?<text>.*)$/,
K=/^[\s│|·:╵┆╎-]*(?:\^|~~|─|━)/;function ie(t){const n=X.exec(t)?.groups;return n?[{line:Number(n.line),text:n.text?.trim()??""}]:[]}function pe(t,n){
const s=X.exec((0,G.wh)(t[n]?.text??""))?.groups,r=s?.text?.trim()??"",i=s?.mark!==""||K.test((0,G.wh)(t[n+1]?.text??""));return r!==""&&i?[{line:Number(s?.line),
text:r}]:[]}const he=/"([^"]{2,200})"|(?<!\w)'([^']{2,200})'(?!\w)|`([^`]{2,200})`|“([^“”]{2,200})”/g,ve=[/(?:^|\s)(?:Error:\s)?([^\s:"'`]{2,200}):?\s(?:is not|isn't|not found|is undefined|was not|could not be|does not|doesn't|cannot be|failed to|must be|is missing|is required|doesn’t)\b/,
/\b(?:partial|tag|helper|filter|mixin|layout|field|plugin|package|module|specifier|host|tarball):?\s"?([^\s"'`,;()]{2,200})/i,/\b[Uu]n(?:known|supported|recognized) (?:browser|engine|environment|flag|format|key|language|locale|option|preset|property|rule|target|theme|type|unit) ([^\s"'`,;:()]{2,100})$/,
/(?:^|[\s*])([\w.-]{2,60}):\s(?:Invalid|Required|Expected)\b/,/\b\d{1,3}(?:\.\d{1,3}){3}:(\d{2,5})\b/,/^\s*(?:[-*•]|->)\s(?:linking to\s)?(\S{2,200})$/,/\bproperties\s?\(([^\s()]{2,100})\)/],
se=/^(?:@[\w.-]+\/[\w.-]+|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|[a-z]+(?:[A-Z][a-z0-9]*)+|[\w.-]+@[\^~>=<\w.*:-]+|\.{1,2}\/\S+|(?:[\w@.-]+\/)+[\w.-]+\.\w{2,5}|[\w.-]+\.(?:invalid|com|org|net|io|dev))$/,
R=/\bwhile parsing\b|\blinked from\b|\bsource page path\b|\b[Dd]id you mean\b|\bSee (?:more|https?:)|\bTried\b/,C=/\b(?:[Dd]id you mean|npm run|see a list|https?:\/\/)/;
function T(t){return t.slice(0,R.exec(t)?.index??t.length).replace(z,"")}const z=/^\W{0,8}[([]plugin [^)\]]{1,100}[)\]]/;function ce(t){const n=[...t.matchAll(he)].
map(f=>f.slice(1).find(p=>p!==void 0)??""),s=ve.flatMap(f=>f.exec(t)?.[1]??[]),r=de.exec(t)?.[1],i=t.replace(he," ").split(/[\s,;()[\]<>{}"'`|]+/,w.tokens),c=ye.
test(t),l=i.map(Re).filter(f=>se.test(f)||Ee(f,c));return[...new Set([...n,r??"",...s,...l].map(f=>re(f.trim()).slice(0,w.nameLength)))].filter(f=>/\w\w/.test(f)&&
(f===r||!we.test(f))&&!f.includes("\\")&&f.split(/\s/).length<=3).slice(0,w.names)}const de=/\b(?:not found|unknown(?:\s\w{1,20}){0,2}|(?:does|do) not exist|undefined(?:\s\w{1,20})?|not defined):\s"?([^\s"'`,;]{2,200})/i,
we=/^(?:[A-Z]\w{0,60}(?:Error|Exception)|a|an|the|that|this|which|it|its|is|are|was|in|of|on|or|and|for|from|with|to|not|does|cannot|could|config(?:uration)?|files?|pages?|modules?|packages?|plugins?|options?|paths?|folder|directory)$/i;
function re(t){return/^["'`]/.test(t)&&t.length>2&&t.endsWith(t[0]??"")?t.slice(1,-1):t}const ye=/\b404\b|\blink(?:s|ed)?\b/i;function Ee(t,n){return/^https?:\/\/\S/.
test(t)||/^\/[\w@.-]+\/\S/.test(t)||n&&/^\/[\w-]/.test(t)}const ke=[["(",")"],["[","]"]];function Re(t){let[n,s]=[0,t.length];const r=i=>{for(;s>n&&i.includes(t[s-
1]??" ");)s--};r(".:,");for(const[i,c]of ke){const l=t[s-1]===c;t[n]===i&&(l||!t.includes(c))&&(n++,l&&s--),t.slice(n,s).includes(i)||r(`${c}.:,`)}return t.slice(
n,s)}const _e=/\b(?:at|of|for|prerendering|rendering|GET|render)(?: (?:the )?(?:page|path|route))? ["'`]?(\/[\w[\].:@%()/-]{0,200})(?=$|[\s"'`,])|^!!! (\/\S{0,200}): /,
Le=/^[\s│]{0,8}[├└]─{1,2} (\/\S{0,200}) \(\d{1,9}ms\)$/,Ce=/^[\s│]{0,8}[├└]─{1,2} \[5\d\d\]/;function Pe(t,n=""){const[,s,r]=_e.exec(t)??[],i=Ce.
test(n)?Le.exec(t)?.[1]:void 0;return[s,r,i].flatMap(c=>c?.replace(/[.:,]$/,"")??[])}var Ke=g(9047),We=g(7214),H=g(107),te=g(5807),oe=g(730),ue=g(5230);class me{#e;#t=new Map;constructor(n){
this.#e=n}get all(){return this.#e}get length(){return this.#e.length}line(n){return this.#e[n]}find(n,s){let r=this.#t.get(n);r||(r=[],this.#t.set(n,r));const i=r[s];
if(i!==void 0)return i;const c=(0,ue.$)(n,this.#e[s]?.text??"");return r[s]=c,c}}function fe(t,n,s){if("match"in t)return t.match(n,s);const r={};let i=s;for(const[
l,f]of t.steps.entries()){const p=Ge(Te(f),n,i,l>0);if(!p)return;for(const[h,v]of Object.entries(p.groups))v!==void 0&&(r[h]=v);i=p.at+1}const c=t.steps.at(-1);
return!t.repeat||!c?{groups:[r],next:i}:Se(Te(c).pattern,r,n,i)}function Se(t,n,s,r){const i=[n];let c=r;for(;c<s.length&&i.length<1e3;c++){const l=s.find(t,c);
if(!l)break;i.push({file:n.file,...l.groups})}return{groups:i,next:c}}function Te(t){return t instanceof RegExp?{pattern:t}:t}function Ge(t,n,s,r){const i=r?t.skip??
0:0,c={};for(let l=s;l<=s+i&&l<n.length;l++){const f=n.find(t.pattern,l);if(f)return{at:l,groups:{...c,...f.groups}};const p=t.over&&n.find(t.over,l);if(t.over&&
!p)return;for(const[h,v]of Object.entries(p?.groups??{}))v!==void 0&&(c[h]=v)}}var ze=g(6612);const ct=500,qe=500,dn=[["warning",/^(?:warn|warning|deprecation warning|!|⚠)/i],
["notice",/^(?:hint|info|note|message|i$)/i],["error",/./]],kt=/^Compiled with warnings\.?$/,un=/\bfail(?:ed)?\b|^error\b|^Treating warnings as errors/i;function fn(t,n=oe.
h){const s=new me((0,H.Se)(t)),r=new Map;let i=!1;for(let c=0;c<s.length&&r.size<ct;){const l=s.line(c)?.text??"";i=kt.test(l)||i&&!un.test(l);const f=mn(s,c,n);
for(const p of f?.diagnostics??[]){const h=i&&p.severity==="error"?{...p,severity:"warning"}:p,{file:v,line:Q,column:$e,message:Ae}=h,Me=JSON.stringify([v,Q,$e,
Ae]);!r.has(Me)&&r.size<ct&&r.set(Me,h)}c=f?.next??c+1}return[...r.values()]}function mn(t,n,s){const r=t.line(n);if(!(!r||r.text.trim()===""))for(const i of s){
const c=fe(i,t,n);if(!c)continue;return{diagnostics:c.groups.map(f=>{const p=pn(f,i,r.folder);if(!p)return;const h=(0,G.Vz)(p.message,t.all,vt(p.message,t,n,c.next)),
v=f.test===void 0?"":`, in the test "${f.test.slice(0,120)}"`;return{...p,message:(0,te.Ow)(h+v,qe)}}).filter(f=>f!==void 0),next:c.next}}}function vt(t,n,s,r){
for(let i=s;i<r;i++)if(n.line(i)?.text.includes(t.slice(0,60)))return i;return r-1}function pn(t,n,s){const{message:r,frame:i}=t,c=(t.file??"").replace(/(?<=\.mdx?)\.js(?=$|\?)/,
"");if(!(c||i)||!r)return;const l=c===(t.file??"")&&dt(t.line)||null,f=l===null?null:dt(t.column);return{file:c&&yn(c.trim(),s)+lt(n,c,l),line:l,column:f===null?
null:n.zeroColumn?f+1:f||null,severity:wn(t.severity,n),code:t.code??null,message:(0,te.Ow)(gn(hn(r.trim(),c),c),qe),frame:i}}function lt({part:t=""},n,s){return s===
null||t===ze.$p&&n.startsWith("/")?"":t}function hn(t,n){const s=t.replace(/^(?:error: |\[error\] )|\?vue&type=[\w=&.-]+| \[plugin [\w@/:-]{1,60}\]$/gi,""),[,r="",
i]=/^(\S{1,400}?)(?::\d{1,7}){0,2}: (.+)$/.exec(s)??[],[c]=n.split("?",1);return i!==void 0&&(`/${r}`.endsWith(`/${c}`)||`/${c}`.endsWith(`/${r}`))?i:s}function gn(t,n){
return t.replace(/(?<=^Cannot find module ')\/[^']{1,400}(?='$)/,s=>{const r=b.posix.relative(b.posix.dirname(n),s);return n.startsWith("/")?r.startsWith(".")?r:
`./${r}`:s})}function wn(t,n){return t===void 0?n.severity??"error":dn.find(([,s])=>s.test(t))?.[0]??"error"}function dt(t){return t===void 0?null:Number(t)}function yn(t,n){
return n===void 0||/^(?:[A-Za-z]:|[a-z-]+:\/\/|[\\/])/.test(t)?t:`${n}/${t.replace(/^(?:\.\/)+/,"")}`}var et=g(901),je=g(4177);const $n=/\bYAML|\bfront ?matter\b|\b(?:explicit|implicit) mapping|\bblock mapping\b|\bmapping (?:entry|key|values)\b|\bblock (?:collection|sequence)|\bflow (?:collection|sequence|mapping)\b|quoted scalar|\bcompact mappings\b|unexpected end of the (?:stream|document)|unidentified alias/i,
Ot=/\.ya?ml$/i,ut=/\.(?:mdx?|markdown|njk|liquid|html?|hbs|webc|svx)$/i,En=300;function xt(t){return $n.test(t)}async function tt(t,n){const s=Ot.test(t);if(!s&&
!ut.test(t))return;const r=await n.lines(t),i=s?0:1,c=s?r.length:(0,je.EZ)(r)-1;if(c<0)return;const{parseDocument:l,LineCounter:f}=await g.e(815).then(g.t.bind(
g,8815,19)),p=new f,h=r.slice(i,c).join(`
`),[v]=l(h,{lineCounter:p,prettyErrors:!1}).errors;if(!v)return;const{line:Q,col:$e}=p.linePos(v.pos[0]);return{file:t,line:Q+i,column:$e,reason:v.message.split(
`
`,1)[0]??""}}async function Rt(t){const n=t.files.filter(r=>Ot.test(r)||ut.test(r)).slice(0,En),s=[];for(const r of n){if(t.isOver||s.length>1)return;const i=await tt(
r,t);i&&s.push(i)}return t.onlyOf(s)}const bn=12,Tt=16;function He(t,n,s){const r=n.filter(l=>Math.abs(l.line-t)<=bn&&l.text!==""),i=r.find(l=>l.line===t),c=t>s.
length?null:t;return i?Je(i.text,s[t-1])?t:At(i,r,s)??_t(i.text,s)??c:c}function At(t,n,s){const r=s.flatMap((f,p)=>{if(!Je(t.text,f))return[];const h=n.filter(
v=>Je(v.text,s[p+v.line-t.line]));return[{line:p+1,rows:h.length}]}),i=Math.max(...r.map(({rows:f})=>f)),[c,l]=r.filter(({rows:f})=>f===i);return l===void 0?c?.
line:void 0}const Ze=3;function Sn(t,n,s){const r=n.filter(c=>Math.abs(c.line-t.line)<=Ze&&c.text!==""),i=r.reduce((c,{text:l})=>c+l.length,0);return r.length<Ze||
i<Tt?[]:s.flatMap((c,l)=>r.every(f=>Je(f.text,s[l+f.line-t.line]))?[l+1]:[])}function _t(t,n){const s=Xe(t),r=n.flatMap((i,c)=>{const l=Xe(i);return l.length>=Tt&&
s.includes(l)?[c+1]:[]});return r.length===1?r[0]:void 0}function Je(t,n=""){const s=Xe(n);return s!==""&&s===Xe(t)}function Xe(t){return t.replace(/\s+/g," ").
trim()}const kn=/^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i,vn=/^(?:if|for|block|macro|call|filter|raw|unless|case|capture|tablerow|comment|verbatim)$/,
ft=/<(?<slash>\/?)(?:(?<name>[A-Za-z][\w.-]{0,80}(?::[\w.-]{1,80})?)(?=[\s/>]|$)|(?=>))/y,On=/\{(?<sign>[#/])(?<name>if|each|await|key|snippet)\b/y,xn=/\{%-?\s{0,100}(?<end>end)?(?<name>\w{1,40})/y,
Ye=/\{\{~?(?<sign>[#/])\s{0,20}(?<name>\w{1,40})/y,nt=/@(?:if|else(?:\sif)?|for|empty|switch|case|default|defer|loading|placeholder|error)\s{0,10}(?:\((?:[^()]|\((?:[^()]|\([^()]{0,200}\)){0,300}\)){0,500}\))?\s{0,10}\{/y,
mt=/\{\{[^{}]{0,1000}\}\}/y,Nt=/\/(?:[^\\/\n[]|\\.|\[(?:[^\]\\\n]|\\.){0,200}\]){1,400}\//y,Rn=/<\w{1,80}\sextends\b/y,It=[[/<!--/y,"-->"],[/\{\{!--/y,"--}}"],[
/\{#[\s-]/y,"#}"],[/<script\b/iy,"<\/script"],[/<style\b/iy,"</style"]],Tn=/(?:^|\W)(?:return|default|yield|await|case|else)$/,Mt=200;function*_s(t,n,s){const r=n.
includes("brace"),i=r?/[<{}"'`/]/g:n.includes("control")?/[<{}@]/g:/[<{]/g,c=[];for(let l=i.exec(t);l;l=i.exec(t)){const f=l.index,p=r&&(c.at(-1)??s)==="code",h=p&&
/["'`/]/.test(l[0])?Ct(t,f):Lt(t,f);if(h!==void 0){if(h<0)return;i.lastIndex=h;continue}const v=An(t,f,n,p,c);v&&(i.lastIndex=v.name==="{"?f+1:v.end,v.name!==""&&
(Qe(v,c),yield v))}}function Qe({opens:t,name:n},s){t?s.push(n==="{"?"code":"text"):n==="{"?s.length=Math.max(0,s.lastIndexOf("code")):s.at(-1)==="text"&&s.pop()}
function An(t,n,s,r,i){const c=t[n]??"";if(c==="<")return s.includes("tag")&&(!r||Nn(t,n))?In(t,n):void 0;if(c==="@"||s.includes("control"))return Ln(t,n);const l=s.
includes("block")&&c==="{"?Mn(t,n):void 0;if(l||!s.includes("brace")||!/[{}]/.test(c))return l;if(!(c==="}"&&!i.includes("code")))return{opens:c==="{",name:"{",
at:n,end:pt(t,n)}}function De(t,n,s){return t.lastIndex=s,t.exec(n)}function Lt(t,n){const s=It.find(([i])=>De(i,t,n));if(!s)return;if(/^<s/i.test(t.slice(n,n+2))){
const i=jt(t,n);if(t[i-2]==="/")return i}const r=t.indexOf(s[1],n+2);return r<0?-1:r+2}function Ct(t,n){const s=t[n]??"";if(s==="/")return _n(t,n);for(let r=n+1;r<
t.length;r++)if(t[r]==="\\")r++;else{if(t[r]===s)return r+1;if(t[r]===`
`&&s!=="`")return r}return-1}function _n(t,n){if(t[n+1]==="/")return pt(t,n);if(t[n+1]==="*"){const s=t.indexOf("*/",n+2);return s<0?-1:s+2}return(Pt(t,n)&&De(Nt,
t,n)?Nt.lastIndex:0)||n+1}function Nn(t,n){return t[n+1]==="/"||Pt(t,n)&&!De(Rn,t,n)}function Pt(t,n){const s=t.slice(Math.max(0,n-Mt),n).trimEnd();return s===""||
/[({[}>,?:&|=;!]$/.test(s)||Tn.test(s)}function In(t,n){const s=De(ft,t,n)?.groups;if(!s)return;const r=jt(t,n),{name:i="<>",slash:c}=s,l=t[r-2]==="/"||kn.test(
i);return{opens:c==="",name:l?"":i,at:n,end:r}}function jt(t,n){let s="",r=0;for(let i=n;i<t.length;i++){const c=t[i]??"";if(s!=="")s=c===s?"":s;else if(r>0&&t.
startsWith("//",i))i=pt(t,i);else if(/["'`]/.test(c))s=c;else if(c==="{")r++;else if(c==="}")r--;else if(c===">"&&r<=0)return i+1}return t.length}function pt(t,n){
const s=t.indexOf(`
`,n);return s<0?t.length:s}function Mn(t,n){const s=(De(On,t,n)??De(Ye,t,n))?.groups,r=s?void 0:De(xn,t,n)?.groups;if(!(s||r))return;const i=t.indexOf(r?"%}":"}",
n),c=i<0?t.length:i+(r||t[i+1]==="}"?2:1);if(s)return{opens:s.sign==="#",name:`#${s.name}`,at:n,end:c};const l=r?.name??"";return{opens:r?.end===void 0,name:vn.
test(l)?`%${l}`:"",at:n,end:c}}function Ln(t,n){return t[n]==="}"?{opens:!1,name:"@",at:n,end:n+1}:De(mt,t,n)?{opens:!0,name:"",at:n,end:mt.lastIndex}:De(nt,t,n)?
{opens:!0,name:"@",at:n,end:nt.lastIndex}:void 0}const st=/\b(?:missing (?:an? )?(?:end|closing) tag|(?:end|closing) tag\b|unclosed|not closed|left open|unterminated jsx|attempted to close|expected token|end of (?:the )?(?:file|input|template)|unexpected end|unexpected EOF|got ['"]?EOF)/i,
ht=/\bExpected "[})]"|\bUnexpected "(?:\}|\)|\$\$\w{1,40})"|\$\$render\b|"\$\$\w/,Cn=/\bclosing tag\b|\bunterminated (?:jsx|regexp|regular expression)\b|\bunexpected token\b|\bExpected ['"`]<\//i,
Ve=/@(?:if|for|switch|defer)\s{0,10}[({]/,gt=[{name:/\.astro$/i,kinds:["tag","brace"],base:"text",message:ht},{name:/\.(?:vue|astro|mdx|html?|webc)$/i,kinds:["t\
ag"],base:"text",message:st},{name:/\.(?:svelte|svx|md|markdown)$/i,kinds:["tag","block"],base:"text",message:st},{name:/\.(?:njk|nunjucks|liquid|hbs|handlebars)$/i,
kinds:["block"],base:"text",message:st},{name:/\.[cm]?[jt]sx?$/i,kinds:["tag","brace"],base:"code",message:Cn}],Dt=80,wt=200,Pn=500;function Ut(t,n,s){if(Un.test(
t))return Kt.test(s)?Wn(n):void 0;const r=gt.find(p=>p.name.test(t)&&p.message.test(s));if(!r)return;const i=Dn(t,n),c=r.kinds.concat(/\.html?$/i.test(t)&&Ve.test(
i)?"control":[]),l=[];for(const p of _s(i,c,r.base)){const h={...p,indent:Bt(i,p)};if(h.opens){if(l.length>=Pn)return;l.push(h);continue}const v=jn(h,l),Q=l.pop();
if(v===void 0||Q===void 0)return Wt(h,"begin",i);if(Q!==v)return Ft(Q,s,i)}const f=l.at(-1);return f&&Ft(f,s,i)}function Ft(t,n,s){return/\bunexpected token\b/i.
test(n)&&t.name==="{"?void 0:Wt(t,"end",s)}function Wt({at:t,end:n,name:s},r,i){const l=s==="{"&&i.slice(t+1,n).trim()===""?Math.max(i.lastIndexOf(`
`,t)+1,t-wt):t,f=Gt(i.slice(l,n).replace(/\s+/g," ").trim());return{line:i.slice(0,t).split(`
`).length,text:f,lacks:r}}function Gt(t){return t.length>Dt?`${t.slice(0,Dt)}\u2026`:t}function jn({name:t,indent:n},s){const r=s.findLast(i=>i.name===t);return n===
void 0||r?.indent===void 0?r:s.findLast(i=>i.name===t&&i.indent===n)??r}function Bt(t,{at:n,name:s,opens:r}){const i=t.slice(Math.max(0,n-wt),n),c=i.lastIndexOf(
`
`)+1;if(c===0&&n>wt)return;const l=i.slice(c);return s==="{"&&r?/^\s*/.exec(l)?.[0]:l.trim()===""?l:void 0}function Dn(t,n){const s=/\.(?:mdx?|markdown|svx)$/i.
test(t),r=(0,je.EZ)(n);let i;return n.map((l,f)=>{if(f<r)return"";if(!s)return l;const p=/^\s{0,12}(`{3,}|~{3,})/.exec(l)?.[1],h=i!==void 0;return i===void 0?i=
p:p?.startsWith(i)&&(i=void 0),h||p!==void 0?"":l.replace(/`[^`]*`/g,v=>" ".repeat(v.length))}).join(`
`)}const Un=/\.(?:pug|jade)$/i,Kt=/\bno closing bracket\b|\bclosing (?:bracket|parenthesis)\b|\bend of the string reached\b/i,Fn=/^(?<indent>\s*)[\w.#:+-]{1,200}(?=\()/;
function Wn(t){for(let n=0;n<t.length;n++){const s=t[n]??"",r=Fn.exec(s);if(!r)continue;const i=Gn(t,n,r[0].length,r.groups?.indent?.length??0);if(i===void 0)return{
line:n+1,text:Gt(s.trim()),lacks:"end"};n=i}}function Gn(t,n,s,r){let i=0,c="";for(let l=n;l<t.length;l++){const f=t[l]??"",p=f.search(/\S/);if(l>n&&p>=0&&p<=r&&
!/^\s*[)\]}]/.test(f))return;for(const h of f.slice(l===n?s:0))if(c!==""?c=h===c?"":c:/["'`]/.test(h)?c=h:/[([{]/.test(h)?i++:/[)\]}]/.test(h)&&i--,i===0)return l}}
const Bn=6;async function Kn(t,n,s){if(!s.has(t.file))return t;const r=await s.lines(t.file);if(r.length===0)return t;const i=zt(t,r)??await Hn(t,s);if(i||t.line===
null)return i??t;const c=He(t.line,n,r),l=c===t.line?t:{...t,line:c,column:null};return Yn(zn(l,r),r)}const xe=/[`'"](?<tag><[A-Za-z][\w.-]{0,100})>?[`'"]/;function zn(t,n){
const s=/\.(?:mdx?|markdown)$/.test(t.file)?xe.exec(t.message)?.groups?.tag:void 0;if(s===void 0||t.line===null)return t;const r=t.line+(0,je.EZ)(n),i=c=>n[c-1]?.
includes(s)===!0;return r>t.line&&!i(t.line)&&i(r)?{...t,line:r}:t}function zt(t,n){const s=Ut(t.file,n,t.message);if(!s)return;const r=s.lacks==="end"?"is not \
closed":"closes what is not open",i=`${t.message.replace(/[.:]?\s{0,4}$/,"")}: ${s.text} ${r}`;return{...t,line:s.line,column:null,message:i.slice(0,500)}}async function Hn(t,n){
const s=xt(t.message)?await tt(t.file,n):void 0;if(!s)return;const{message:r}=t,i=/\bfront ?matter\b/i.test(r),{line:c,column:l}=s;return{...t,message:i?`${r.replace(
/[.:]$/,"")}: ${s.reason}`:r,line:c,column:l}}const Zn=/\b(?:unknown|undefined|unrecognized) [\w ]{0,40}[:\s]\s?[`'"]?(?<name>[@$.]?[\w:/.[\]()-]{2,100}?)[`'".]{0,3}$/i;
function Yn(t,n){const s=Z(t.message),r=s??Zn.exec(t.message)?.groups?.name;if(r===void 0)return t;const i=(v="")=>s===void 0?v.includes(r):v.split(/[^\w$]+/).includes(
r),c=t.line??0;if(i(n[c-1]))return t;const l=[...n.keys()].map(v=>v+1).filter(v=>i(n[v-1])),f=s===void 0||c===0?[]:l.filter(v=>Math.abs(v-c)<=Bn),[p,h]=f.length>
0?f:l;return p===void 0||h!==void 0?t:{...t,line:p,column:null}}var Vn=g(8724),ot=g(9692);const Ht=/(?:^|\/)(?:[jt]sconfig[\w.-]*|\.\w+rc|devcontainer|angular|nx|turbo)\.json$|(?:^|\/)\.(?:vscode|zed)\/|\.json[5c]$|(?:^|\/)\.\w{2,20}rc$/,
Jn=[/\bat line (\d{1,7}),? column \d{1,7}\.?$/,/\(line (\d{1,7}) column \d{1,7}\)/,/\bat (\d{1,7}):\d{1,7}\.?$/];async function Xn(t,n,s){const r=Jn.map(l=>l.exec(
t)?.[1]).find(l=>l!==void 0);if(!(U(t)||r!==void 0&&n.isJson)||s.isPartial)return;const i=async(l,f)=>{const p=[];for(const h of s.files.filter(l)){const v=f((await s.
lines(h)).join(`
`));if(!v)continue;const{stop:Q,...$e}=v;(r===void 0||Q===Number(r))&&p.push({file:h,...$e})}return p},c=await i(l=>l.endsWith(".json")&&!Ht.test(l),yt);return s.
onlyOf(c.length>0?c:await i(l=>Ht.test(l),Qn))}function yt(t){if(t.trim()==="")return;const n=(0,ot.UQ)(t);if(!n)return;const s=t.trimEnd().length,r=(0,ot.q1)(t,
Math.min(n.stop,s)).line;return{...(0,ot.q1)(t,Math.min(n.offset,s)),stop:r}}function Qn(t){if(!/^\s*[{[]/.test(t))return;const{plain:n,strict:s}=qn(t);return yt(
s)&&yt(n)}const $t=/[\w$]{1,100}/y;function qn(t){const n=[],s=[];for(let r=0;r<t.length;){const i=es(t,r),c=t.slice(r,i),f=/^\/[/*]/.test(c)||c===","&&/^[}\]]/.
test(Yt(t,i))?c.replace(/\S/g," "):c,p=/^[\w$]/.test(c)&&Yt(t,i)===":";n.push(f),s.push(p||c[0]==="'"?'""':f),r=i}return{plain:n.join(""),strict:s.join("")}}function es(t,n){
const s=t[n]??"";if(t.startsWith("//",n))return Zt(t.indexOf(`
`,n),t);if(t.startsWith("/*",n))return Zt(t.indexOf("*/",n+2)+1,t)+1;if(s==='"'||s==="'"){for(let r=n+1;r<t.length&&t[r]!==`
`;r++){if(t[r]===s)return r+1;t[r]==="\\"&&r++}return n+1}return $t.lastIndex=n,$t.test(t)?$t.lastIndex:n+1}function Zt(t,n){return t<=0?n.length:t}const ts=200;
function Yt(t,n){return t.slice(n,n+ts).trimStart()[0]??""}const ns=/(?:^|\/)(?:dist|build|out|\.(?:svelte-kit|output|nuxt|next|astro|temp|vercel|netlify))\//,Vt=16,
ss=240;async function Jt({path:t,line:n,column:s},r,i,c){const l=Et(t,i);if(n===null||l===void 0||c.isPartial)return;const f=await c.piece(l,n,s??1,ss),p=bt(f);
if(p.length<Vt)return;const h=r!==void 0&&f.includes(r)&&await os(r,p,c);if(h)return h;const v=await c.collect(c.files,(Me,St,ln)=>{const{length:Ne}=bt(Me);return Ne>=
Vt&&p.includes(bt(Me))?{place:{file:ln,line:St,column:null},length:Ne}:void 0}),Q=v.reduce((Me,{length:St})=>Math.max(Me,St),0),[$e,Ae]=v.filter(({length:Me})=>Me===
Q);return Ae===void 0?$e?.place:void 0}async function os(t,n,s){const r=new RegExp(`(?<![\\w$.])${(0,te.Kf)(t)}(?:\\??\\.[\\w$]{1,100}){0,4}`,"g"),i=s.files.filter(
l=>rs.test(l)),c=await s.collect(i,(l,f,p)=>[...l.matchAll(r)].map(([v])=>v).filter(v=>v!==t).some(v=>n.includes(v))?{file:p,line:f,column:null}:void 0);return c.
length===1?c[0]:void 0}const rs=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx)$/,is=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|markdown|njk|liquid|hbs|pug|html)$/,as=/[.-](?=\w{0,8}[\dA-Z])[\w-]{8}(?=\.(?:lean\.)?[cm]?js$)/,
cs=2;function Xt(t,n,s){const r=Et(t,n)?.replace(as,"");if(r===void 0)return;const[i,c]=[Ue(r),Ue((0,b.basename)(r))];let l={files:[],same:1};for(const v of s.files.
filter(Q=>is.test(Q))){const Q=Ue(v),$e=fs(i,Q);$e<Math.max(c.length,l.same,Math.min(cs,Q.length))||($e>l.same&&(l={files:[],same:$e}),l.files.push(v))}const f=v=>v.
split("/").length,[p,h]=l.files.sort((v,Q)=>f(v)-f(Q));return p!==void 0&&(h===void 0||f(p)<f(h))?p:void 0}async function ls(t,n,s,r){const i=Xt(t,s,r);if(i===void 0)
return;const c=await r.lines(i),l=[...c.keys()].filter(v=>c[v]?.split(/[^\w$]+/).includes(n)),f=l.filter(v=>c[v]?.includes(`${n}(`)),[p,h]=f.length>0?f:l;return p===
void 0?void 0:{file:i,line:h===void 0?p+1:null,column:null}}const ds=/^(?:html|md|mdx|vue|svelte|astro|lean|server|prerender|[cm]?[jt]sx?)$/,us=4;function Ue(t){
const n=t.split(".");for(let s=0;s<us&&n.length>1&&ds.test(n.at(-1)??"");s++)n.pop();return n.join(".").split(/[^A-Za-z0-9]+/).filter(s=>s!=="")}function fs(t,n){
let s=0;for(;s<t.length&&s<n.length&&t.at(-1-s)===n.at(-1-s);)s++;return s}function Et(t,n){const s=t.replace(/^file:\/\//,"").replace(/[?#].*$/,"");if(s.includes(
"/node_modules/")&&!(0,je.fz)(s)||s.startsWith("/")&&!(0,I.FK)(n,s))return;const r=s.startsWith("/")?s.slice(n.length+1):s;return ns.test(r)||(0,je.fz)(r)?(0,ze.
qD)(r,{exists:()=>!0}):void 0}function bt(t){return t.replace(/[\s"'`();,!]/g,"")}const ms=/\bscripts? cannot have (?:imports|exports)\b|\bimport statement outside (?:of )?a module\b/i,
Qt=/<script\b(?<attributes>[^<>]{0,500})>/i,qt=/\bsrc=["']?(?<path>[^"'\s>]{1,300})/i,ps=/^\s{0,40}(?:import\s{0,4}["'{*\w]|export\s)/;async function en(t,n){if(!ms.
test(t))return;const s=[],r=n.files.filter(c=>/\.html?$/.test(c)),i=await n.collect(r,(c,l,f)=>{const{attributes:p=""}=Qt.exec(c)?.groups??{},h=qt.exec(p)?.groups?.
path;return h===void 0||/\btype=["']?module\b/i.test(p)?void 0:{script:h.startsWith("/")?h.slice(1):b.posix.join(b.posix.dirname(f),h),place:{file:f,line:l,column:c.
search(Qt)+1}}});for(const{script:c,place:l}of i)n.has(c)&&(await n.lines(c)).some(f=>ps.test(f))&&s.push(l);return n.onlyOf(s)}const tn=/\bNo such file or directory \(os error 2\)$/,
nn=/^\s{0,40}@import\s{1,4}(?:url\()?\s{0,4}["'](?<path>[\w./-]{1,300}\.css)["']/,hs=200;async function gs({message:t,mentions:n},s){if(!tn.test(t))return;const i=[
n.filter(({inStack:l})=>!l).map(({path:l})=>s.find(l)).find(l=>l?.endsWith(".css"))].filter(l=>l!==void 0),c=[];for(let l=0;l<i.length&&l<hs;l++){const f=i[l]??
"";for(const[p,h]of(await s.lines(f)).entries()){const v=nn.exec(h)?.groups?.path;if(v===void 0)continue;const Q=b.posix.join(b.posix.dirname(f),v);if(s.has(Q))
i.includes(Q)||i.push(Q);else{const $e=h.indexOf(v)+1;c.push({file:f,line:p+1,column:$e,message:`${t}: @import "${v}"`})}}}return s.onlyOf(c)}const ws=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|sh|py|rb|php)$/,
ys=/^(?:Uncaught )?(?:\w{0,60}Error: )?/,rt=/["'`:,;()]|\s\d\S{0,20}(?=\s|$)/,$s=10,Es=16;async function bs(t,n){const s=t.replace(ys,"").replace(/\.$/,""),r=s.
split(rt).map(l=>l.trim()).filter(l=>l.length>=Es&&l.split(" ").length>2),[i=""]=r.sort((l,f)=>f.length-l.length),c=n.files.filter(l=>ws.test(l));for(const l of[
s,i]){if(l.length<$s||!l.includes(" "))continue;const f=await n.collect(c,(p,h,v)=>{const Q=p.indexOf(l);return Q<0?void 0:{file:v,line:h,column:Q+1}});if(f.length>
0)return n.onlyOf(f)}}const Ss=50,ks=9;async function vs(t,n,s,r){const i=new Map;for(const p of t){const h=rn(p,await a(p,n,s,r),r);for(const v of h){const Q=`${v.
file}
${v.line}`,$e=i.get(Q)??{spot:v,weight:0};i.set(Q,{spot:$e.spot,weight:$e.weight+1/h.length})}}const c=Math.max(...[...i.values()].map(({weight:p})=>p)),l=[...i.
values()].filter(({weight:p})=>p>c-.001).map(({spot:p})=>p),f=l.every(({file:p})=>p===l[0]?.file);return on(l)??(f?on(l.filter(p=>!Os(p))):void 0)}const sn=/^\s*import\b.{1,400}\bfrom\s{0,4}(?<from>["'].{1,200})|^\s*(?:const|let|var)\b.{1,200}\brequire\((?<required>.{1,200})/;
function Os({text:t,found:n}){const{from:s,required:r}=sn.exec(t)?.groups??{},i=s??r;return i!==void 0&&!i.includes(n)}function on(t){return t.length===1?t[0]:void 0}
function rn(t,n,{words:s}){if(n.length<2)return n;const r=n.filter(i=>{const c=e(i);return c!==void 0&&c!==t&&s.includes(c)});return r.length>0?r:n}const xs=/(?:^|[^\w])(\w{2,40})["']?\s{0,4}[:=]\s{0,4}["'`]?$/;
function e({text:t,column:n}){return xs.exec(t.slice(Math.max(0,n-81),n-1))?.[1]}const o=/^\s*"name":\s"[^"]{1,200}",?\s*$/;async function a(t,n,s,{root:r,words:i}){
for(const c of ge(t,r)){const l=[];for(const h of n){if(l.length>Ss||s.isOver)return[];for(const[v,Q]of(await s.lines(h)).entries()){const $e=Y(c,Q);$e>=0&&!o.test(
Q)&&l.push({file:h,line:v+1,column:$e+1,text:Q,found:c})}}const p=c!==t&&/^\w+$/.test(c)?l.filter(h=>u(c,h)&&d(i,h)):l;if(p.length>0)return k(t,_(c,m(p)),s)}return[]}
function d(t,n){const s=e(n);return s===void 0||t.includes(s)||!/\.(?:json|ya?ml|mdx?|markdown)$/.test(n.file)}function u(t,{text:n,column:s}){const[r,i]=[n.slice(
0,s-1),n.slice(s-1+t.length)];return/["'`(/]$/.test(r)||/^["'`)]/.test(i)||/:\s*$/.test(r)&&i.trim()===""}function m(t){const n=t.filter(({text:s,column:r})=>!s.
slice(0,r-1).endsWith("</"));return n.length>0?n:t}async function k(t,n,s){if(n.length===1)return n;const r=[];for(const i of n)!/\.(?:mdx?|markdown)$/.test(i.file)||
!i.text.startsWith(`${t}:`)||i.line<(0,je.EZ)(await s.lines(i.file))&&r.push(i);return r.length===1?r:n}function _(t,n){if(/^\w+$/.test(t)&&!n.every(({file:r})=>r.
endsWith(".json")))return n;const s=n.filter(({text:r,column:i})=>{const[c,l]=[r[i-2]??"",r[i-1+t.length]??""];return/["'`(]/.test(c)&&/["'`)?#]/.test(l)});return s.
length>0?s:n}function Y(t,n){for(let s=n.indexOf(t);s>=0;s=n.indexOf(t,s+t.length)){const r=/^\w/.test(t)?n[s-1]??"":"",i=/\w$/.test(t)?n[s+t.length]??"":"";if(!/[\w$]/.
test(r)&&!/[\w$]/.test(i))return s}return-1}const ne=/^(@[\w.-]{1,60}\/)?(?:\w{2,20}-)?(?:plugin|preset|config)(?:-|$)/;function ge(t,n){const s=ee(t,n),r=[t],i=/^(@?[^@\s/]{1,100}(?:\/[^@\s/]{1,100})?)@\S/.
exec(s)?.[1];i&&r.push(i);const c=s.replace(ne,"$1");c!==s&&r.push(c.replace(/\/$/,""));const l=s.replace(/^(?:\.{1,2}\/|[~@#$]\/|\/){1,4}/,"");r.push(s,l);const f=l.
split("/").filter(p=>p!=="");if(f.length>1&&!/^@/.test(l)){const p=f.at(-1)??"",h=l.replace(/\.\w{1,8}$/,"").split("/");r.push(f.slice(1).join("/"),f.slice(-2).
join("/"),p,h.join("/")),h.length>2&&r.push(h.slice(-2).join("/")),/^\w{4,}\.\w+$/.test(p)&&r.push(p.replace(/\.\w+$/,""))}return/^[.#$%<]\w/.test(t)&&r.push(t.
replace(/^\W/,"").replace(/\W$/,"")),[...new Set(r)].filter(p=>/\w\w/.test(p)).slice(0,ks)}function ee(t,n){const s=URL.canParse(t)?new URL(t):void 0;if(s&&/^https?:$/.
test(s.protocol)){const i=(0,te.oF)(s.pathname).replace(/^\//,"").split("/-/")[0]??"";return/^localhost|registry/.test(s.hostname)?i:s.hostname}const r=t.startsWith(
"/")&&(0,I.FK)(n,t)?(0,b.relative)(n,t):t;return/(?:^|\/)node_modules\/((?:@[\w.-]+\/)?[\w.-]+)/.exec(r)?.[1]??r}var le=g(9882),be=g(8503),Ie=g(770);const Be=/(?:^|\/)[jt]sconfig(?:\.[\w-]{1,40})?\.json$/,
Fe=/^\s{0,40}"baseUrl"\s{0,4}:\s{0,4}"(?<base>[^"]{1,300})"/,Gs=/^(?:\.|node_modules$|dist$|build$|out$)/,Bs=/^(?<sign>[@~#$]?)(?<first>[A-Za-z][\w-]{2,60})(?:\/(?<rest>[\w./-]{1,300}))?$/;
async function Ks(t,n){const s=(0,We.ne)({facts:{log:[],diagnostics:[t]},lines:[]}),r=Bs.exec((0,We.Ap)(t.message)??"")?.groups;if(s?.kind!=="package"||!r?.first)
return;const i=await Hs(n),{sign:c="",first:l,rest:f}=r;for(const p of new Set([...i,...(0,We.RD)(t.file)]))for(const h of(0,le.IM)(l,zs(p,n))){const v=b.posix.
join(p,h);if(i.includes(p)||Zs(v,f,n)||await Ys(`${c}${h}`,n))return await Vs(s.specifier,n)?void 0:`${v}/`}}function zs(t,{list:n}){return n(t).filter(s=>!Gs.test(
s)&&n(b.posix.join(t,s)).length>0)}async function Hs(t){const n=t.files.filter(s=>Be.test(s));return t.collect(n,(s,r,i)=>{const c=Fe.exec(s)?.groups?.base,l=c===
void 0?"":b.posix.join(b.posix.dirname(i),c).replace(/\/$/,"");return l===""||l===b.posix.dirname(i)||l.startsWith("..")?void 0:l})}function Zs(t,n,{list:s}){if(n===
void 0)return!1;const r=b.posix.join(t,n),i=b.posix.basename(r);return s(b.posix.dirname(r)).some(c=>c===i||c.startsWith(`${i}.`))}async function Ys(t,n){const s=[
'"',"'"].flatMap(i=>[`${i}${t}/`,`${i}${t}${i}`]),r=i=>/\b(?:from|import|require)\b/.test(i)&&s.some(c=>i.includes(c));return(await n.collect(n.files,i=>r(i)||void 0)).
length>0}async function Vs(t,n){const s=await n.lockfile();return[...[`node_modules/${t}"`,`
${t}@`,`
  ${t}@`,`
  /${t}`,`"${t}@`,`'${t}@`],`"${t}": [`].some(i=>s.includes(i))}const Js=["",..."ts tsx js jsx mjs cjs mts cts d.ts vue svelte astro".split(" ").map(t=>`.${t}`)],
Xs=["ts","tsx","js","jsx","mjs"].map(t=>`/index.${t}`),Qs=3;async function qs(t,n){const{message:s}=t,r=eo(t,n);if(r.length>0)return{...t,message:(0,Ie.RU)(s,r)};
const i=await Ks(t,n);if(i!==void 0)return{...t,message:(0,Ie.RU)(s,[i])};const c=(0,Ke.B)(s);if(c?.from===void 0||/\bDid you mean\b|\bpossible exports\b/.test(
s))return t;const l=Ns(c.from,t.file,n);if(l===void 0)return t;const{own:f,from:p}=(0,Ke.v)(await n.lines(l)),h=(0,le.pA)(c.name,f),v=p.length===0&&f.length<=Qs?
f:[];return{...t,message:(0,Ie.RU)(s,h.length>0?h:v)}}function eo(t,n){const s={facts:{log:[],diagnostics:[t],list:n.list},lines:[]},r=(0,We.XQ)(s),i=r?[r.actual]:
(0,be.f)(s),c=l=>t.message.includes(`/${l}`);return i.some(l=>/[,;]/.test(l)||c(l))?[]:i}function Ns(t,n,s){const r=/^\.{1,2}\//.test(t)?b.posix.join(b.posix.dirname(
n),t):void 0,i=/^(?:[@~#]|\$\w{1,20})\/(?<rest>.{1,300})$/.exec(t)?.groups?.rest,c=i===void 0?[]:[i,`src/${i}`,`src/lib/${i}`,`app/${i}`];for(const l of[r??t,...c]){
const p=[...Js,...Xs].map(h=>l+h).find(h=>s.has(h));if(p!==void 0)return p}return r===void 0?s.find(t):void 0}const to=/^(?:.*\/)?(?:pages|routes|app|views|content(?:\/docs)?)\/(?<way>.+)$/,
Is=/\.(?:vue|svelte|astro|[jt]sx?|mdx?|html)$/,no=/(?:^|\/)(?:index|\+page(?:\.server)?|page|route|\+layout|_index)$/,so=60,oo=/\bfrom\s{0,4}["'](?<from>[^"']{1,300})["']|^\s{0,40}import\s{0,4}["'](?<bare>[^"']{1,300})["']/;
async function ro(t,n){for(const s of t.routes){const r=co(s,n.files);if(r===void 0)continue;const i=Ms(t,await n.lines(r)),c=i.length>0?i.map(p=>({file:r,line:p})):
await ao(r,t,n),[l,f]=c;return l===void 0||f!==void 0||n.isOver?{file:r,line:null,column:null}:{...l,column:null}}}const io=/^\s{0,80}[\w$.]{1,100}\s{0,4}=(?!=)/;
function Ms({identifier:t,names:n},s){const r=n.filter(c=>/^\w{4,80}$/.test(c)),i=c=>/^\s*(?:\/\/|\*|import\b)|\btypeof\b/.test(c)?!1:t!==void 0&&c.split(/[^\w$]+/).
includes(t)&&!io.test(c)||r.some(f=>c.includes(`${f}(`));return s.flatMap((c,l)=>i(c)?[l+1]:[])}async function ao(t,n,s){const r=[t],i=[];for(let c=0;c<r.length&&
r.length<so;c++){const l=r[c]??"",f=await s.lines(l);i.push(...Ms(n,f).map(p=>({file:l,line:p})));for(const p of f){const{from:h,bare:v}=oo.exec(p)?.groups??{},
Q=Ns(h??v??"",l,s);Q!==void 0&&!r.includes(Q)&&r.push(Q)}}return i}function co(t,n){const s=Ls(t.replace(/[?#].*$/,"").replace(/\.html$/,"")),r=n.flatMap(f=>{const p=Is.
test(f)?to.exec(f)?.groups?.way:void 0;if(p===void 0||/(?:^|\/)(?:api|components|layouts?)\//.test(p))return[];const h=Ls(p.replace(Is,"").replace(no,"")).filter(
v=>!/^\(.*\)$/.test(v));return[{file:f,parts:h}]}),i=r.filter(({parts:f})=>f.join("/")===s.join("/")),[c,l]=i.length>0?i:r.filter(({parts:f})=>lo(f,s));return l===
void 0?c?.file:void 0}function Ls(t){return t.split("/").filter(n=>n!=="")}function lo(t,n){const s=r=>/^(?:\[.*\]|[$:_]\w+)$/.test(r);return t.length===n.length&&
t.every((r,i)=>s(r)||r===n[i])}async function uo(t,n,s){const{index:r,root:i}=s,c=t.filter(({severity:Ae,file:Me})=>Ae==="error"&&r.has(Me)),[l]=(0,Vn.l)(c,1).shown,
f=l?Cs(n,l):(0,G.sq)(n);if(!f)return t;const p=yo(B(n,f),{...s,stage:(0,H.ry)(n,f.at)?"build":s.stage}),h=l!==void 0&&l.line!==null,v=await mo(f.message,p.clues,
r,l),Q=v??(h?await $o(l,p):await it(Ps,Ae=>Ae(p)));if(!Q)return t;if(!l){const Ae=(0,te.Ow)(po(f.message,i,Q),500);return[...t,{severity:"error",code:null,message:Ae,
...Q}]}return h||v!==void 0||Q.file===l.file||Q.line!==null&&!await fo(l.file,p.clues,r)?t.map(Ae=>Ae===l?{...l,...Q}:Ae):t}function Cs(t,{message:n}){const s=t.
findIndex(({text:r})=>r.includes(n.slice(0,60)));return s===-1?(0,G.sq)(t):{...(0,G.Gd)(t,s),message:n}}async function fo(t,{names:n,isAbsence:s},r){if(s)return!0;
const i=n.filter(l=>r.find(l)===void 0);if(i.some(l=>l.includes("/")))return!1;const c=(await r.lines(t)).join(`
`);return i.length===0||i.some(l=>c.includes(l))}async function mo(t,n,s,r){const i=await gs(n,s)??await Xn(t,n,s);if(i||!xt(t)||r?.line)return i;const c=await Rt(
s);return c&&{file:c.file,line:c.line,column:c.column}}function po(t,n,{file:s}){return s.includes("/")?t:t.replaceAll(`'${n}/`,"'./")}const ho=/(?:^|\/)(?:package\.json|pnpm-workspace\.yaml|\.npmrc|\.yarnrc(?:\.yml)?|bunfig\.toml)$/,
go=8,Ps=[async({clues:t,manifest:n})=>t.lacksScript?n:void 0,({clues:t,index:n})=>en(t.message,n),Eo,bo,({clues:t,index:n})=>bs(t.message,n),t=>it(t.named,n=>cn(
t.clues.names,[n],t)),So,ko,Ds,Us,js,({clues:t,index:n})=>ro(t,n),t=>cn(t.clues.names,Fs(t),t),t=>cn(t.clues.details,Fs(t),t),async({named:[t]})=>t===void 0?void 0:
{file:t,line:null,column:null},async({stage:t,manifest:n})=>t==="install"?n:void 0],wo=Ps.filter(t=>t!==js&&t!==Ds&&t!==Us);function yo(t,n){const{index:s,root:r}=n,
i=t.mentions.filter(({inStack:f})=>!f).map(({path:f})=>s.find(f)??Xt(f,r,s)).filter(f=>f!==void 0),c=s.manifest;return{...n,clues:t,manifest:c===void 0?void 0:{
file:c,line:null,column:null},named:[...new Set(i)]}}async function $o({file:t,line:n},s){const{clues:r,index:i}=s,c=p=>p.line===n&&i.find(p.path)===t,l=r.mentions.
filter(({inStack:p,line:h})=>p&&h!==null);if(r.mentions.some(p=>!p.inStack&&c(p))||!l.some(c)||c(l[0]))return;const f=await it(wo,p=>p(s));return f?.line===null?
void 0:f}async function it(t,n){for(const s of t){const r=await n(s);if(r!==void 0)return r}}function Eo({clues:t,index:n,named:s}){return it(t.shown,async r=>{
const{line:i,text:c}=r,l=(h="")=>h.trim()===c;for(const h of s)if(l((await n.lines(h))[i-1]))return{file:h,line:i,column:null};const f=[];await n.load();for(const h of n.
files){const v=await n.lines(h),Q=c.length<go?Sn(r,t.rows,v):v.flatMap(($e,Ae)=>l($e)?Ae+1:[]);f.push(...Q.map($e=>({file:h,line:$e,column:null})))}const p=f.filter(
h=>h.line===i);return n.onlyOf(p.length>0?p:f)})}async function bo(t){const{clues:n,index:s}=t,r=await an(t,!1,c=>Rs(c,s)),i=n.names.filter(c=>/^(?:\.{1,2}|@[\w-]+|~)\//.
test(c));return!r||i.length===0?r:await cn(i,[r.file],t)??r}function js(t){return an(t,!0,n=>Rs(n,t.index))}function Ds(t){const{clues:n,index:s,root:r}=t;return an(
t,!0,i=>Jt(i,n.identifier,r,s))}async function Us(t){const{clues:n,index:s,root:r}=t,{identifier:i}=n;if(i!==void 0)return an(t,!0,({path:c})=>ls(c,i,r,s))}function an({
clues:t},n,s){return it(t.mentions.filter(r=>r.inStack===n),s)}async function Rs({path:t,line:n,column:s},r){const i=n===null?void 0:r.find(t);if(i===void 0||n===
null)return;const c=await r.lines(i);if(!(n>c.length))return n===c.length&&n>1&&c[n-1]===""?{file:i,line:n-1,column:null}:/^---\s*$/.test(c[n-1]??"")?{file:i,line:n+
1,column:null}:{file:i,line:n,column:s}}async function So({clues:{message:t,names:n},index:s,named:r}){const i=n.filter(c=>c.includes("/")&&['"',"'","`"].some(l=>t.
includes(l+c+l)));return it(r,async c=>{const l=i.filter(v=>(s.find(v)??c)!==c),f=(await s.lines(c)).flatMap((v,Q)=>l.some($e=>v.includes(`"${$e}"`)||v.includes(
`'${$e}'`))?[Q+1]:[]),[p,h]=f;return p===void 0||h!==void 0?void 0:{file:c,line:p,column:null}})}async function ko({clues:t,index:n,named:s}){const[r]=t.hints,[
i]=s;return r&&i!==void 0?Rs({path:i,...r},n):void 0}async function cn(t,n,{index:s,root:r,clues:{words:i}}){await s.load(n);const c=t.filter(f=>s.find(f)===void 0),
l=await vs(c,n,s,{root:r,words:i});if(!(!l||s.isPartial&&n.length>1))return{file:l.file,line:l.line,column:l.column}}function Fs({index:t,stage:n}){return t.files.
filter(s=>n==="build"||ho.test(s))}const vo=200,Ts=2e3,Oo=/\.[cm]?tsx?$/,xo=/\?vue&type=style&index=(\d{1,3})/,Ro=/\.(?:vue|svelte|astro)(?:$|\?)/,As={...et.$,bytes:8*
V.D6,fileBytes:V.D6/4,files:1500,entries:2e4,ms:200};async function To(t,{root:n,folder:s,clock:r,command:i,own:c,processor:l=r,searchMs:f=As.ms},p){const v=(await Io(
fn(t,p),new et.j(n,r),s)).filter(({file:Ne})=>!(0,je.fz)(Ne)&&(c?.has(Ne)??!0));if(i===void 0)return{read:v.filter(at),guess:void 0};const Q=await je.ac.read(new et.
j(n,l,{...As,ms:f}),s,c),$e=(0,H.Se)(t),Ae=[...v.filter(at),...v.filter(Ne=>!at(Ne))].map(Ne=>({...Ne,file:Q.find(Ne.file)??Ne.file})),Me=await uo(Ae,$e,{index:Q,
root:n,stage:i}),St=new Set(Me.filter(at).slice(0,Ws)),ln=await Promise.all(Me.map(Ne=>St.has(Ne)?Ao(Ne,$e,Q):Ne));return{read:await No(ln.slice(0,Ae.length),Q),
guess:ln[Ae.length]}}function at({severity:t}){return t==="error"}const Ws=8;async function Ao(t,n,s){const r=Cs(n,t);return r?qs(await Kn(t,B(n,r).rows,s),s):t}
const _o=/[`'"](?<word>[\w$@:.[\]()/-]{3,100})[`'"]/;async function No(t,n){const[s]=t,r=s&&at(s)?_o.exec(s.message)?.groups?.word:void 0;if(r===void 0)return t;
const i=t.filter(f=>at(f)&&f.message===s?.message);if(i.length<2||i.length>Ws)return t;const c=await Promise.all(i.map(async({file:f})=>(await n.lines(f)).join(
`
`).includes(r))),l=new Set(i.filter((f,p)=>c[p]));return[...l,...t.filter(f=>!l.has(f))]}async function Io(t,n,s){const r=[];for(const{frame:c,...l}of t)r.push(
c===void 0?await Lo(l,n,s):l);const i=await Mo(t,n);return r.map((c,l)=>t[l]?.frame===void 0?c:{...c,file:i.get(l)??""}).filter(({file:c})=>c!=="")}async function Mo(t,n){
const s=[...t.entries()].filter(([,{frame:i}])=>i!==void 0),r=new Map;if(s.length===0)return r;for await(const i of n.walk(Oo)){const c=await n.lines(i)??[];for(const[
l,{frame:f,line:p}]of s){const h=c[(p??0)-1]??"";h.length>Ts||h.trim()!==f?.trim()||r.set(l,r.has(l)?"":(0,b.relative)(n.root,i))}}return n.isOver?new Map:r}async function Lo(t,n,s){
if(/^[\w+.-]+:/.test(t.file))return t;const[r=""]=t.file.split("?",1),i=(0,b.resolve)(s,r);if(!(0,I.FK)(n.root,i))return t;const c=(0,b.relative)(n.root,i),l=Do(
t.file),f=l?await Fo(l,t,i,n):await Co(t,i,n);return{...t,file:c,...f}}async function Co({file:t,line:n,message:s},r,i){const[c,l]=[(0,We.ri)(s),(0,Ke.B)(s)?.name];
if(c===void 0&&l===void 0)return{};const f=Q=>Q.length>Ts?-1:c?Q.search(c):jo(l??"",Q)?Q.indexOf(l??""):-1,p=n===null||i.isOver?void 0:(await i.lines(r))?.[n-1];
return p!==void 0&&f(p)>=0?{}:await Po(Q=>c||/^\s*(?:import|export)\b/.test(Q)?f(Q):-1,r,i)??(Ro.test(t)?{line:null,column:null}:{})}async function Po(t,n,s){const r=await s.
filesIn(n,vo)??[n],i=[];for(const c of r){if(s.isOver)return;const l=await s.lines(c)??[],f=l.findIndex(h=>t(h)>=0),p=t(l[f]??"")+1;f>=0&&i.push({file:(0,b.relative)(
s.root,c),line:f+1,column:p})}return i.length===1?i[0]:void 0}function jo(t,n){return n.split(/[^\w$]+/).includes(t)}function Do(t){const n=xo.exec(t)?.[1];return n!==
void 0?s=>[...s.keys()].filter(r=>Uo(s[r]))[Number(n)]:t.endsWith(ze.$p)?je.EZ:void 0}function Uo(t=""){return t.length<=Ts&&/^\s*<style\b/.test(t)}async function Fo(t,{
line:n,column:s},r,i){const c=i.isOver?void 0:await i.lines(r),l=c&&t(c);return l===void 0||n===null?{line:null,column:null}:{line:l+n,column:s}}}),6826:((Oe,ae,g)=>{
g.r(ae),g.d(ae,{diagnosticsOf:()=>rt,faultsOfSuccess:()=>Es,findingsOf:()=>hs,findingsOfStart:()=>gs,isFaultOfSource:()=>on});var b=g(6760),I=g(1224),V=g(5807),
W=g(8595),G=g(2345),q=g(2416),Z=g(107),U=g(9882),J=g(2207),y=g(5230);function M(e,o,a){for(const d of e.signs)if(!(d.codes&&!(o.code&&d.codes.includes(o.code)))&&
!(d.exitCodes&&!(typeof o.exitCode=="number"&&d.exitCodes.includes(o.exitCode)))&&!(d.signals&&!(o.signal&&d.signals.includes(o.signal)))&&!(d.stages&&o.stage&&
!d.stages.includes(o.stage.toLowerCase()))&&!(d.weak&&o.diagnostics?.some(({severity:u,line:m})=>u==="error"&&m!==null))){if(!d.log)return{groups:{},facts:o,lines:a};
for(let u=a.length-1;u>=0;u--){const m=(0,y.$)(d.log,a[u]??"");if(m)return{groups:m.groups??{},facts:o,lines:a}}}}function x({code:e}){return J.sR.some(o=>o===e)}
function $(e,o){for(const a of e){const d=(0,y.$)(o,a)?.[1];if(d!==void 0)return d}}function w(e,o){return e===void 0||e===""?o:`"${e}"`}var N=g(770),B=g(9047),
L=g(7214),P=g(8503),F=g(1981);const j=[{name:"import-case",signs:[{}],summary:e=>{const o=(0,L.XQ)(e);return o&&`the import "${o.specifier}" differs from the fi\
le's name only in upper and lower case`},remedy:e=>`The file is ${w((0,L.XQ)(e)?.actual,"there")}: write the import as it is spelt, or rename it with git mv. Bu\
ilds run where case counts.`},{name:"missing-file",signs:[{}],summary:e=>{const o=(0,L.ne)(e),a=/\.html?$/.test(o?.importer??""),d=o?.kind==="file"&&(a?o.specifier:
(0,F.p)(o.specifier,e));return d&&(0,P.f)(e).some(N.lQ)?`the import "${d}" leads to no file and no package`:d?`the file "${d}" that is imported does not exist`:
void 0},remedy:e=>{const o=(0,P.f)(e);if(o.length>0)return`There is ${D(o)}: correct the import, or commit the file that it names.`;const{importer:a="",specifier:d=""}=(0,L.
ne)(e)??{};return`Check the path and its upper and lower case, and that the file is committed: \`git check-ignore -v\` tells whether .gitignore holds it back.${/\.s[ac]ss$/.
test(a)&&/^\w[\w.-]*\//.test(d)?" If it is of a package, add the package to package.json and the lockfile.":""}`}},{name:"missing-export",signs:[{}],summary:({facts:e})=>{
const o=O(e);return o&&`${o.file}${o.line===null?"":`:${o.line}`}: ${o.message}`},remedy:({facts:e})=>{const{message:o=""}=O(e)??{},a=(0,N.Or)(o),{name:d,from:u}=(0,B.
B)(o)??{},m=u?w(u,""):"the module";return a.length>0?`Import ${D(a)} from ${m}, or export ${d} there.`:d==="default"?`Import by name from ${m}, in braces, or gi\
ve it a default export.`:`Export ${d} from ${m}, or import what it has. A type needs import type.`}},{name:"missing-read",signs:[{log:/ENOENT: no such file or directory, (?:open|stat|scandir) '(?<path>[^']{1,400})'/}],
summary:e=>{const o=e.facts.diagnostics?.find(({severity:a,line:d})=>a==="error"&&d!==null);if(!(o&&!o.message.includes("ENOENT")))return`the file "${(0,F.p)(e.
groups.path??"",e)}" that is read does not exist`},remedy:()=>"Check the path where it is written, its upper and lower case, and that the file is committed."},{
name:"missing-package",signs:[{}],summary:e=>{const o=(0,L.ne)(e);if(o?.kind!=="package")return;const a=(0,L.SN)(e.facts),d=a.length===0?"":`, and package.json \
has ${D(a)}`;return`the package "${o.specifier}" is not installed${d}`},remedy:e=>{const o=(0,L.ne)(e)?.specifier??"the package",a=(0,L.SN)(e.facts);return a.length>
0?`package.json has ${D(a)}: correct the name ${o}, or add a package of that name to package.json and the lockfile.`:e.lines.some(d=>d.includes("No module named"))?
`Add ${o} to the project's requirements.`:`Run npm install ${o} (or your package manager's add) and commit package.json with the lockfile.${E(e.facts)}`},part:()=>({
kind:"uninstalled"})}];function O({diagnostics:e=[]}){const o=e.find(({severity:a})=>a==="error");return o&&(0,B.B)(o.message)?o:void 0}function D(e){return[e.slice(
0,-1).join(", "),...e.slice(-1)].filter(Boolean).join(" or ")}function E(e){return x(e)?"":" A platform that installs with NODE_ENV=production leaves out devDep\
endencies."}const A=[{name:"memory-limit",signs:[{codes:["out_of_memory"],log:/was stopped because (?<why>[\w ,.:']{1,300})$/}],summary:({groups:e})=>e.why??"th\
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
package.json has no script ${w(e.script,"of that name")}`,remedy:({facts:e,groups:o,lines:a})=>{const d=e.diagnostics?.find(({code:_})=>_==="missing-script"),u=S(
a).filter(_=>_!==o.script),m=d?(0,N.Or)(d.message):(0,U.pA)(o.script??"",u);return`${m.length>0?`There is ${D(m)}. `:""}Add the script ${w(o.script,"named in th\
e log")} to package.json, or name one that exists where it is called.`},part:({groups:e})=>({kind:"member",name:"scripts",wanted:e.script})},{name:"command-not-\
found",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>[\w@./-]{1,100}): (?:command )?not found$/},{log:/spawn (?<command>[\w@./-]{1,100}) ENOENT$/},
{exitCodes:[127]}],summary:({groups:e})=>`the command ${w(e.command,"to run")} was not found`,remedy:({groups:e,facts:o})=>`Add the package that brings ${w(e.command,
"it")} to dependencies in package.json.${E(o)}`,part:({groups:e})=>e.command?{kind:"script",command:e.command}:void 0},{name:"permission-denied",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>\S{1,200}): Permission denied$/},
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
rough \${{ secrets.${e.name??"NAME"} }}.`},...j,{name:"builder-crashed",signs:[{codes:["builder_crashed"]}],summary:({facts:e})=>(e.message||"The process that b\
uilt this deployment crashed").replace(/^The/,"the"),remedy:()=>"Deploy again. If it fails again, something in the repository crashes the platform's worker: the\
 operators find the cause in the platform's log."},{name:"build-killed",signs:[{codes:["build_killed"]},{signals:["SIGKILL","SIGTERM"]},{exitCodes:[137,143]}],summary:()=>"\
the build was killed",remedy:()=>"Look in the log for what ended it, and deploy again. If it fails again, the build may need more memory or time than it may use\
."}];function S(e){const o=new Set,a=e.findLastIndex(d=>/[Mm]issing script|not found|a script named/.test(d));for(const d of e.slice(Math.max(0,a),a+40)){const u=$(
[d],/^\s*(?:npm|pnpm|yarn|bun) run ([\w:.-]{1,60})(?:\s|$|")/)??X(d);u&&o.add(u)}return[...o].slice(0,10)}function X(e){return $([e],/Did you mean "(?:pnpm|yarn|npm) (?:run )?([\w:.-]{1,60})"/)}
function K(e){return e?{kind:"dependency",name:ie(e)}:void 0}function ie(e){return e.replace(/%2f/i,"/").replace(/\/-\/.*$/,"").replace(/(?<=.)@.*$/,"").replace(
pe,"")}const pe=/(?<=\w)-(\d{1,5}\.\d{1,5}\.\d[\w.+-]{0,60})\.tgz$/;function he(e){return/^.[^@]*@(?:npm:)?(.+)$/.exec(e)?.[1]??pe.exec(e)?.[1]}function ve(e){switch(e.
kind){case"uninstalled":return;case"file":return e.path;default:return"package.json"}}const se=[{name:"browser-only",signs:[{log:/ReferenceError: (?<name>window|document|localStorage|sessionStorage|navigator|HTMLElement) is not defined/}],
summary:({groups:e})=>`code for the browser ran during the build (${e.name} is not defined)`,remedy:({groups:e})=>`Use ${e.name} only in the browser: after moun\
ting (onMount, useEffect, client:only), or where typeof ${e.name} !== 'undefined'.`},{name:"esm-only",signs:[{tool:"node",log:/ERR_REQUIRE_ESM|require\(\) of ES Module \S{1,300}/}],
summary:()=>"a package that exists only as an ES module was loaded with require()",remedy:({facts:e})=>`Load it with import (name the file .mjs, or set "type": \
"module" in package.json)${x(e)?"":", or use Node.js 22 or newer on a platform that lets you choose"}.`},{name:"next-static-params",signs:[{tool:"next",log:/Page "(?<page>[^"]{1,200})" is missing "generateStaticParams\(\)"/}],
summary:({groups:e})=>`the page ${w(e.page,"")} has no generateStaticParams()`,remedy:()=>"Export generateStaticParams() from that page, so that the static expo\
rt knows its paths."},{name:"base-path",signs:[{tool:"sveltekit",log:/does not begin with `base`, which is configured in `paths\.base`/}],summary:()=>"a link le\
aves the configured base path",remedy:()=>"Put the base path before the site's own links, or remove the base path: the platform serves each app at its own host'\
s root."},{name:"dead-link",signs:[{tool:"sveltekit",log:/^Error: 404 (?<link>\S{1,300}) \(linked from (?<page>\S{1,300})\)/},{tool:"vitepress",log:/Found dead link (?<link>\S{1,300}) in file (?<page>\S{1,300})/},
{tool:"docusaurus",log:/^\s*-> linking to (?<link>\S{1,300})/},{weak:!0,tool:"nuxt",log:/^\s*│ [├└]── \[404\] Page not found: (?<link>\S{1,300})/}],summary:({
groups:e,lines:o})=>{const a=e.page??$(o,/(?:Broken link on source page path =|│ └── Linked from) (\S{1,300}?):?$/);return`a link to ${e.link}${a?`, in ${a}\
,`:""} leads to no page`},remedy:()=>"Correct the link, or add the page. The log names any others."},{name:"page-failed",signs:[{weak:!0,tool:"sveltekit",log:/^\[500\] GET (?<page>\S{1,300})/},
{weak:!0,tool:"qwik",log:/^!!! (?<page>\S{1,300}): Error during SSG$/}],summary:({groups:e,lines:o})=>{const a=o.findLastIndex(d=>/^(?:\[500\] GET |!!! \S{1,300}: Error during SSG$)/.
test(d));return`the page ${e.page} failed while it was rendered: ${o[a+1]?.replace(/^Error: /,"")??""}`},remedy:()=>"Mend what the page loads or shows; the stac\
k in the log names the functions."},{name:"gatsby-graphql",signs:[{weak:!0,tool:"gatsby",log:/^error There was an error in your GraphQL query:/}],summary:({lines:e})=>{
const o=e.findLastIndex(a=>a.startsWith("error There was an error in your GraphQL query"));return`a GraphQL query fails: ${e.slice(o+1).find(a=>a!=="")??""}`},remedy:()=>"\
Correct the query, or give its type the field in gatsby-node (createSchemaCustomization)."},{name:"gatsby-page-failed",signs:[{weak:!0,tool:"gatsby",log:/^error Building static HTML failed for path "(?<page>[^"]{1,300})"/}],
summary:({groups:e,lines:o})=>`the page ${e.page} failed while it was rendered: ${$(o,/^\s*WebpackError: (.{1,300})/)??""}`,remedy:()=>"Mend what the page loads\
 or shows: gatsby build --verbose tells more, and gatsby develop the line."},{name:"nuxt-page-failed",signs:[{weak:!0,tool:"nuxt",log:/^\s*│ [├└]── \[5\d\d\] (?<message>.*)/}],
summary:({groups:e,lines:o})=>{const a=o.findLastIndex(u=>/^\s*│ [├└]── \[5\d\d\]/.test(u));return`the page ${$(o.slice(0,a).reverse(),/├─ (\/\S{0,300}) \(\d+ms\)/)}\
 failed while it was rendered: ${e.message}`},remedy:()=>"The log does not tell the error itself: run npx nuxt dev and open the page, where it stands with its s\
tack. Code for the browser and missing variables are common causes."},{name:"package-cycle",signs:[{tool:"turbo",log:/^[\s`>-]*[x×] (?:Cyclic|Circular) dependency detected/}],
summary:({lines:e})=>{const o=$(e,/^\s*\|\s{1,8}([@\w./#-]{1,100}(?:, [@\w./#-]{1,100}){1,20})$/);return`packages depend on each other in a cycle${o?`: ${o.replace(
/#[\w:-]{1,60}/g,"")}`:""}`},remedy:()=>"Take one of the dependencies between these packages out of their package.json files.",part:({lines:e})=>K($(e,/^\s*\|\s{1,8}([@\w./-]{1,100})#\S{1,60} -> /))},
{name:"turbo",signs:[{tool:"turbo",log:/^[\s`>-]*[x×] (?<what>No package found with name '[^']{1,100}' in workspace)$/},{tool:"turbo",log:/^[\s`>-]*[x×] (?<what>Could not find task `[^`]{1,100}` in project)$/}],
summary:({groups:e})=>`turbo: ${e.what}`,part:({groups:e})=>e.what?.includes("task")?{kind:"file",path:"turbo.json"}:void 0,remedy:({groups:e})=>e.what?.includes(
"task")?"Name the task in build-command as turbo.json has it among its tasks.":"Write --filter in build-command as the name in that package's package.json."},{name:"\
css-minify",signs:[{tool:"vite",log:/^(?:\w*Error: )?\[lightningcss minify\] (?<what>\S.{0,200})$/}],summary:({groups:e,lines:o,facts:a})=>{const d=a.diagnostics?.
find(({severity:k,line:_})=>k==="error"&&_!==null);if(d)return`${d.file}:${d.line}: ${e.what}`;const u=o.findIndex(k=>/^\s*\|\s+\^/.test(k)),m=/^\d{1,7} *\| *(\S.{0,80})/.
exec(o[u-1]??"")?.[1]?.trim();return`the style sheets do not parse: ${e.what}${m?`, at ${w(m,"")}`:""}`},remedy:()=>"Look above what is quoted for a rule or a c\
omment that is not closed, in the style sheet that holds it."}];var R=g(1809),C=g(7491);const T=/(?:\b|[a-z])(?:error|exception|fatal|failed|cannot|denied|invalid)\b/i,
z=/^(?: {0,3}(?:\[?(?:ERROR|error|FATAL)\]?:?|(?:lerna )?ERR!|NX|[x×✖✘]|>(?= [A-Z].*\.$))\s+){1,3}/u,ce=/^ {1,3}[x×✖] \S/u,de=/^\s*\[cause\]: (?:Error: )?(?<message>\S.*)$/,
we=/^(?:\$ |(?:Failed|Error|Aborted)[.!]?$|A complete log of this run|Log files were not written|For help, run: |(?:\[\w{1,20}\] )?(?:[✗x🚨] )?Build failed|Failed to compile|Storybook exited with|(?:success|failed|not finished) .{1,200} - [\d.]+s$|Use --verbose |Pass --verbose |yarn (?:run|install) v\d|\[[\w@:/ .-]{1,60}\]$|Rspack (?:build failed|compiled)|To suppress |INFO |FATAL$|(?:error )?(?:during build|Command failed)|Node\.js v\d|Found \d+ errors? |Eleventy Fatal Error|Problem writing Eleventy|(?:Wrote|Copied) \d|\s{0,4}ELIFECYCLE|\s{0,4}run failed: command |Lifecycle script |script "[^"]{1,60}" exited with |(?:code|path|workspace|location|syscall) \S{1,400}$|>(?! [A-Z].*\.$)|[{}(]|at |info |Exit code|$)/u,
re=/^(?:Checked out |Cloning |\[\d\/\d\] |Progress: |Packages: |Scope: |Saved lockfile|Already up to date|Lockfile is up to date|Done in |Resolv(?:ing|ed)[ ,]|This error happened while |Run with the --force |Running target |[·•\u2800-\u28ff├└│┌] ?|[-+]{1,80}$|[-\\|/] |notsup (?:Valid|Actual) |\d\d:\d\d:\d\d\s)/u,
ye=/^\s/,Ee=/^\s*(?:at |[|│:{}>^~-]|\d{1,7} *[|│])/,ke=/^(?:Most likely|Probably|Possibly|Perhaps|Maybe|This is (?:likely|probably|usually)|Reason:|Because)\b/,
Re=/ \w{2,30} \w/,_e=/\b\d{1,7} (?:error|warning|problem)s?\b/;function Le(e){return e===""||/^[$>] /.test(e)}function Ce(e){return we.test(e)||re.test(e)||(0,R.
Ol)(e)}function Pe(e,o){const a=e.findLast(ee=>de.test(ee));if(a)return de.exec(a)?.groups?.message;const d=e.findLastIndex(R.oJ),u=(0,C.E)(e.map(ee=>({text:ee})),
0,e.length),m=e.flatMap((ee,le)=>{if(ee===o)return[];const be=ee.replace(z,""),[Ie,Be,Fe]=[ce.test(ee),!ye.test(be),le>d];return Ce(be)||u.has(le)?[]:[{text:be,
isReport:Ie,isLoose:Be,isLate:Fe}]}),k=m.filter(({isLoose:ee})=>ee),_=m.filter(({isLate:ee})=>ee),ne=k.findLast(({text:ee,isReport:le})=>le||T.test(ee))??_.findLast(
({text:ee,isLoose:le})=>le&&(0,q.F7)(ee))??_.findLast(({text:ee,isLoose:le})=>le&&!(0,q.c4)(ee))??_.findLast(({text:ee})=>!Ee.test(ee)&&!(0,q.c4)(ee));if(!ne)return e.
findLast((ee,le)=>le>d&&u.has(le)&&Re.test(ee)&&!_e.test(ee))?.trim();const ge=m[m.lastIndexOf(ne)+1]?.text??"";return ke.test(ge)?`${ne.text.trim()} ${ge.trim()}`:
ne.text.trim()}const Ke=[{name:"install-script",signs:[{tool:"npm",log:/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (?<command>\S.{0,300})$/},{tool:"yarn",log:/^error \S{0,300}\/node_modules\/(?<name>(?:@[\w.-]{1,80}\/)?[\w.-]{1,100}): Command failed\.$/},
{tool:"yarn",log:/^error Command failed with exit code \d{1,3}\.$/},{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150})@(?<where>workspace|npm|\w{1,20}):\S{1,200} couldn't be built successfully/},
{tool:"bun",log:/^error: (?<script>\w{1,20}) script from "(?<name>[^"]{1,150})" exited with/},{log:/^> @?[^\s@]{1,150}@[^\s@]{1,60} (?<script>(?:pre|post)?install|(?:pre|post)?prepare)(?: |$)/}],
summary:e=>{if(e.facts.stage!=="install")return;const{name:o,script:a,command:d}=oe(e),u=o?`the package ${w(o,"")}`:"the project",m=me(e,d)??Pe(e.lines,e.facts.
message);return`${u} fails in its ${a??"install script"}${d?` (${d})`:""}${m?`: ${m}`:""}`},remedy:e=>oe(e).name?"Update the package, or leave its script out if\
 the site does not need it: an .npmrc with ignore-scripts=true leaves out all of them (Yarn 2 and later: enableScripts: false in .yarnrc.yml).":"Correct the scr\
ipt in package.json, and check that the file that it runs is committed, with its upper and lower case.",part:e=>{const{name:o,script:a,command:d}=oe(e);return o?
{kind:"dependency",name:o,script:{name:a,command:d}}:{kind:"script",name:a,command:d}}}],We=/^> @?[^\s@]{1,150}@[^\s@]{1,60} (\w{1,20})(?: |$)/,H=[/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (\S.{0,300})$/,
/^Command: (\S.{0,300})$/,/^(?:> |\$ )((?!@?[^\s@]{1,150}@[^\s@]{1,60} \w{1,20}(?: |$))\S.{0,300})$/],te=/^path \S{0,300}\/node_modules\/((?:@[\w.-]{1,80}\/)?[\w.-]{1,100})$/;
function oe({groups:e,lines:o}){const a=e.name??$(o,te),d=$(o,/^> (@?[^\s@]{1,150})@[^\s@]{1,60} \w{1,20}(?: |$)/),u=e.where==="workspace"||a!==void 0&&a===d,m=e.
command??ue(o,H);return{name:a&&!u?ie(a):void 0,script:e.script??$(o,We),command:m}}function ue(e,o){for(const a of o){const d=e.slice(1).flatMap(u=>a.exec(u)?.[1]??
[]).at(-1);if(d)return d}}function me(e,o=""){const a=$(e.lines,/Cannot find module '(\/[^']{1,300})'/);return a?`${o.split(" ").find(u=>a.endsWith(`/${u.replace(
/^\.\//,"")}`))??(0,F.p)(a,e)} does not exist`:void 0}const fe=[{name:"peer-conflict",signs:[{tool:["npm","pnpm"],log:/^code ERESOLVE|^ERESOLVE (?:could not resolve|unable to resolve)|ERR_PNPM_PEER_DEP_ISSUES/}],
summary:({lines:e})=>{const o=$(e,Se),a=$(e,Te),d=$(e,/^Found: (\S{1,150})$/);return o&&a&&d?`${a} asks for ${o.replaceAll('"',"")}, and the project has ${d}`:o?
`dependencies ask for versions that exclude each other (${o})`:"peer dependencies conflict"},remedy:()=>"Move the packages named in the log to versions that fit\
 each other. As a stopgap commit an .npmrc with legacy-peer-deps=true.",part:({lines:e})=>K($(e,Te))},{name:"workspace-missing",signs:[{tool:"pnpm",log:/ERR_PNPM_WORKSPACE_PKG_NOT_FOUND\s.{0,300}?"(?<name>@?[^@"\s]{1,150})@workspace:/},
{tool:"yarn-berry",log:/^(?:Error: )?(?<name>@?[^@\s]{1,150})@workspace:[^\s:]{1,60}: Workspace not found/},{tool:"bun",log:/Workspace dependency "(?<name>[^"]{1,150})" not found/}],
summary:({groups:e})=>`the repository has no workspace called ${w(e.name,"as a dependency names it")}`,remedy:()=>"Correct the name in package.json, or add the \
folder of that package to the workspaces of the root (pnpm: pnpm-workspace.yaml).",part:({groups:e})=>K(e.name)},{name:"workspace-version",signs:[{tool:"pnpm",log:/ERR_PNPM_NO_MATCHING_VERSION_INSIDE_WORKSPACE\s.{0,300}?for (?<name>\S{1,150}) inside the workspace/}],
summary:({groups:e})=>`no workspace of the repository fits ${w(e.name,"what a dependency asks for")}`,remedy:({groups:e})=>`Let the dependency ${e.name?`on ${ie(
e.name)} `:""}ask for the version that the workspace's own package.json has, or write * (pnpm, Yarn 2 and Bun: workspace:*).`,part:({groups:e})=>K(e.name)},{name:"\
manager-version",signs:[{tool:"corepack",log:/HTTP 404 when performing the request to https?:\/\/[^\s;]{1,200}\/(?<name>@yarnpkg\/cli-dist|yarn|pnpm|npm)\/(?<version>[\w.-]{1,40})/},
{log:/No matching version found for (?<name>@yarnpkg\/cli-dist)@(?<version>[\w.-]{0,40}\w)/},{stages:["install"],log:/^The install command `npm install [^`]{1,400} (?<name>@yarnpkg\/cli-dist|yarn|pnpm|bun)@(?<version>\d[\w.-]{0,40})` exited /}],
summary:({groups:e})=>`packageManager names ${e.name==="@yarnpkg/cli-dist"?"yarn":e.name}@${e.version}, which cannot be installed: the registry may not have tha\
t version`,remedy:()=>"Set packageManager in package.json to a version that is published, and write the lockfile with it.",part:()=>({kind:"member",name:"packag\
eManager"})},{name:"version-not-found",signs:[{tool:"npm",log:/No matching version found for (?<name>\S{1,150}?)\.?(?: while|$)/},{tool:"yarn",log:/Couldn't find any versions for "(?<name>[^"]{1,120})"(?: that matches "(?<wanted>[^"]{1,100})")?/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): No candidates found/},{tool:"bun",log:/^error: No version matching "(?<wanted>[^"]{1,100})" found for specifier "(?<name>[^"]{1,150})"/}],
summary:({groups:e})=>`no version of ${w(e.name&&Ge(e.name,e.wanted),"a package")} fits`,remedy:({groups:e,lines:o})=>{const a=$(o,/while installing the dependencies of (\S{1,200})/);
return a?`${a} asks for it: update that package, or override the version in package.json.`:`Correct the version in package.json to one that is published, and co\
mmit the new lockfile. If package.json does not name ${e.name?ie(e.name):"it"}, a package that it names asks for it: update that one, or override the version.`},
part:({groups:e,lines:o})=>K(ze(o)??e.name)},{name:"package-not-found",signs:[{tool:"npm",log:/^404\s+(?:The requested resource )?'(?<name>[^']{1,150})' (?:is not in this registry|could not be found)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_404\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): Not Found/},{tool:"yarn",log:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): Not found/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Package not found/},{tool:"bun",log:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 404$/}],
summary:({groups:e})=>`the package ${w(e.name&&Ge(e.name),"asked for")} is not in the registry`,remedy:()=>"Check its name in package.json. If it is private, se\
t its registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:e,lines:o})=>K(ze(o)??e.name)},{name:"registry-login",signs:[
{tool:"npm",log:/(?:401 Unauthorized|403 Forbidden) - (?:GET|PUT) https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?=\s|$)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_40[13]\s+GET https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/:]{1,100}\/)?[^\s/:]{1,150}(?:\/-\/[^\s/:]{1,150})?): /},
{tool:"bun",log:/^error: GET https?:\/\/(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 40[13]$/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Invalid authentication/}],summary:({groups:{host:e,name:o}})=>`${`the package registry${e?` ${e}`:
""}`} refused the login${o?` for ${ie(o)}`:""}`,remedy:()=>"Give the build a registry token as an app variable (input env), and name that variable as :_authToke\
n in .npmrc (Yarn 2 and later: npmAuthToken in .yarnrc.yml).",part:({groups:e})=>K(e.name)},{name:"registry-refused",signs:[{tool:"npm",log:/^(?<why>[45]\d\d \w[\w ]{0,40}) - GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?: - |$)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_[45]\d\d\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): (?<why>.{1,60})$/},{tool:"yar\
n",log:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): (?!Integrity check)(?<why>[^"]{1,100})/},
{tool:"bun",log:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - (?<why>[45]\d\d)$/}],summary:({groups:{
name:e="",why:o}})=>`the package registry does not give ${ie(e)}: ${o}`,remedy:()=>"Deploy again if the registry is at fault. If the package is private, set its\
 registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:e})=>K(e.name)},{name:"integrity",signs:[{tool:["pnpm","yarn","bu\
n"],log:/ERR_PNPM_TARBALL_INTEGRITY\s+Got unexpected checksum for "\S{1,300}?\/(?<name>(?:@[\w.-]{1,80}(?:\/|%2f))?[\w.-]{1,100})\/-\/|Integrity check failed for (?:tarball: |")(?<tarball>[^"\s]{1,150})/i},
{tool:["npm","pnpm","yarn","yarn-berry"],log:/^code EINTEGRITY|ERR_PNPM_TARBALL_INTEGRITY|Integrity check failed for|The remote archive doesn't match the expected checksum/}],
summary:e=>{const o=ct(e);return`${o?`the package ${w(o,"")}`:"a package"} differs from what the lockfile or the registry records`},remedy:()=>"Delete the lockf\
ile and node_modules, install again, and commit the new lockfile. If it differs again, the registry or a proxy changes packages.",part:e=>K(ct(e))}],Se=/^\s*peer (\S{1,120}) from /,
Te=/^\s*peer \S{1,120} from (@?[^\s@]{1,150})@/;function Ge(e,o=he(e)){return o===void 0?ie(e):`${ie(e)}@${o}`}function ze(e){return $(e,/(?:while installing the dependencies of|hereby required by) (\S{1,200}?)\.?$/)}
function ct({groups:e,facts:o}){const a=e.name??e.tarball??$(o.log,/tarball data for (@?[^\s@]{1,150})@/);return a&&ie(a)}function qe(e,o){const a=$(e,/Not compatible with your version of node\/npm: (\S{1,150})$/)??
$(e,/^error (\S{1,150}): The engine "node" is incompatible/)??$(e,/Your Node version is incompatible with "(\S{1,300})"/),d=a?.startsWith("/")??!1;return{name:d?
void 0:a&&ie(a),isProject:d,...dn(e,o)}}function dn(e,o){const a={member:"node",wanted:o??$(e,/Required: \{.{0,60}?"node":"([^"]{1,60})"/)??$(e,/^Expected version: (.{1,60})$/),
actual:$(e,/Actual: .{0,60}?"node":"([^"]{1,20})"/)??$(e,/(?:^|\. )Got:? "?(v?\d[\d.]{0,20})"?$/)},d={member:"npm",wanted:$(e,/Required: \{.{0,100}?"npm":"([^"]{1,60})"/),
actual:$(e,/Actual: .{0,60}?"npm":"([^"]{1,20})"/)};return d.wanted!==void 0&&!kt(d.wanted,d.actual)&&kt(a.wanted??"*",a.actual)?d:a}function kt(e,o){const a=/^v?(\d{1,5})\.(\d{1,5})\.(\d{1,5})$/.
exec(o??"")?.slice(1);if(!a)return!1;const d=u=>u.trim().replace(/([<>=^~]) /g,"$1").split(" ");return e.split("||").some(u=>d(u).every(m=>un(m,a.map(Number))))}
function un(e,o){if(e==="*"||e==="")return!0;const a=/^(\^|~|[<>]=?|=|)v?(\d{1,5})(?:\.(\d{1,5}))?(?:\.(\d{1,5}))?(?:\.[x*])*$/.exec(e);if(!a)return!1;const[,d=""]=a,
u=a.slice(2).flatMap(Y=>Y===void 0?[]:[Number(Y)]),k=o.slice(0,/^(?:>|<=)$/.test(d)?u.length:3).map((Y,ne)=>Y-(u[ne]??0)).find(Y=>Y!==0)??0,_=Y=>u.slice(0,Y).every(
(ne,ge)=>ne===o[ge]);return d===">"?k>0:d==="<"?k<0:d==="<="?k<=0:d===""||d==="="?_(3):k>=0&&(d===">="||_(d==="^"?1:2))}const fn=[{name:"engine",signs:[{tool:["\
npm","pnpm"],log:/^code EBADENGINE|ERR_PNPM_UNSUPPORTED_ENGINE/},{tool:"yarn",log:/The engine "node" is incompatible with this module\. Expected version "(?<wanted>[^"]{1,60})"/},
{log:/Node(?:\.js)?(?: version)? v?[\d.]+(?:\.x)? is not supported by|node: v?[\d.]+ is not supported/},{weak:!0,tool:"vite",log:/You are using Node\.js [^ ]{1,20} (?:For|Vite)\b/},
{weak:!0,log:/(?:requires|required|minimum) (?:a )?(?:minimum )?Node(?:\.js)?(?: version)?(?: of)? (?<wanted>v?\d[\d.+]{0,12})/i},{tool:"webpack",log:/error:0308010C:digital envelope routines::unsupported|ERR_OSSL_EVP_UNSUPPORTED/}],
summary:({groups:e,lines:o})=>{const{name:a,isProject:d,member:u,wanted:m,actual:k}=qe(o,e.wanted),_=a?w(a,""):d?"the project":void 0,Y=u==="npm"?"npm":"Node.js",
ne=_?`${_} asks for ${Y}`:`the ${Y} version does not fit`;if(!m)return ne;const ge=k?`, and the build runs ${k}`:"";return _?`${ne} ${m}${ge}`:`${ne} (wanted: ${m}${ge}\
)`},remedy:({facts:e,groups:o,lines:a})=>{const{member:d,actual:u}=qe(a,o.wanted);return d==="npm"?`Let engines.npm in package.json allow ${u}, the npm that bui\
lds run.`:a.some(k=>k.includes("digital envelope routines"))?`${mn}, or ${vt("16",e)}.`:`Let engines.node in package.json and the versions of the packages allow\
 the Node.js that builds run, or ${vt("the version that is asked for",e)}.`},part:({lines:e})=>{const{name:o,isProject:a,member:d}=qe(e,void 0);return o||a?{kind:"\
engines",name:o??"",member:d}:void 0}},{name:"wrong-platform",signs:[{tool:["npm","pnpm"],log:/Unsupported platform for (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: wanted (?<wanted>\{[^}]{1,200}\})/}],
summary:({groups:{name:e,wanted:o}})=>`the package ${w(e,"")} is for another system${o?` (${o.replace(/[{}"]/g,"").replaceAll(":",": ")})`:""}`,remedy:({groups:e})=>`\
Move ${w(e.name,"the package")} to optionalDependencies in package.json, or take it out, and commit the new lockfile.`,part:({groups:e})=>K(e.name)},{name:"pack\
age-manager",signs:[{tool:"pnpm",log:/This project is configured to use (?<name>\w{1,20})/},{tool:"yarn",log:/This project's package\.json defines "packageManager": "(?<name>[^"]{1,40})"/}],
summary:({groups:e})=>`the project asks for another package manager${e.name?` (${e.name})`:""}`,remedy:({facts:e})=>`Make packageManager in package.json and the\
 committed lockfile name the same package manager${x(e)?"":", in a version that the platform has"}.`,part:()=>({kind:"member",name:"packageManager"})}],mn="The \
bundler is too old for this Node.js. Update it (webpack 5.61 or later), or set the app variable NODE_OPTIONS to --openssl-legacy-provider";function vt(e,o){return x(
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
e)].map(ie)})},...fe,...fn,{name:"git-dependency",signs:[{stages:["install"],log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey|Repository not found\./}],
summary:()=>"a dependency comes from a Git repository that the build cannot read",remedy:()=>"Name the dependency by an https:// URL that needs no login, or pub\
lish it to a registry and give the build a token."},{name:"network",signs:[{tool:["npm","pnpm"],log:new RegExp(`^code (?:${lt})|^network .{0,80}(?:${lt})|ERR_PN\
PM_META_FETCH_FAIL`)},{weak:!0,log:/^\s{0,8}(?:Error: |TypeError: )?fetch failed$/},{weak:!0,tool:"next",log:/^Failed to fetch `?[^`]{1,100} from Google Fonts/},
{log:new RegExp(`(?:getaddrinfo|request to https?://\\S{1,200} failed).{0,80}(?:${lt})`)},{log:/\b(?:connect|getaddrinfo) (?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT) (?<host>\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/},
{log:/Could not resolve host: (?<host>[\w.-]{1,200})|Failed to connect to \S{1,100} port|network connectivity|The operation timed out\. fetching/}],summary:({groups:e,
lines:o})=>{const a=e.host??$(o,/\b(?:getaddrinfo|connect) E[A-Z_]{4,20} (\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/);return a?`the network failed: ${a.replace(
hn,"localhost")} cannot be reached`:"the network failed while the build fetched something"},remedy:()=>"Run the deploy again. If it repeats, check the host that\
 the log names and that the platform may reach it.",part:({facts:e,groups:o,lines:a})=>{if(e.stage!=="install")return;const d=o.host??$(a,/request to https?:\/\/([^\s/]{1,200})\/\S{1,300} failed/),
u=K($(a,pn))?.name;return u===void 0&&d===void 0?void 0:{kind:"dependency",name:u,host:d}}},{name:"certificate",signs:[{log:/\b(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_HAS_EXPIRED)\b/}],
summary:()=>"a certificate was refused while the build fetched something",remedy:({facts:e})=>`If a proxy or a private registry has a certificate of its own aut\
hority, let ${x(e)?"the operators start the platform with NODE_EXTRA_CA_CERTS":"NODE_EXTRA_CA_CERTS on the platform"} name that authority's file.`},{name:"nativ\
e-optional",signs:[{log:/Cannot find module '?(?<name>@rollup\/rollup-[\w-]+|@esbuild\/[\w-]+|@rolldown\/binding-[\w-]+|lightningcss[.\w-]*|@tailwindcss\/oxide[\w-]+|@next\/swc[\w-]+|@parcel\/watcher-[\w-]+)'?/}],
summary:({groups:e})=>`the binary package ${w(e.name,"of a tool")} is not installed for this system`,remedy:()=>"The lockfile lacks other systems: delete node_m\
odules and the lockfile, install again with a current npm, and commit the new lockfile."},{name:"node-gyp",signs:[{tool:"node-gyp",log:/^gyp ERR! (?:find Python|stack Error)|node-pre-gyp ERR!/}],
summary:()=>"a native package could not be compiled",remedy:()=>"Use a version of the package that ships binaries for this Node.js version, or a pure JavaScript\
 one."},...Ke];function wn(e){const[o]=et(e);if(o)return`: it lacks ${o}`;for(const a of e){const[,d,u]=dt.exec(a)??[];if(d)return`: it has ${d}, and ${u} is as\
ked for`}return""}const dt=/^Invalid: lock file's (\S{1,200}) does not satisfy (\S{1,200})$/,yn=[/^Missing: (\S{1,200}?)@? from lock file$/,/dependencies were added: (\S{1,200}?),?(?:\s|$)/,
/dependencies in package\.json changed since \S{1,60} was saved: (\S{1,200}) was added/,/^\+ {4}(\S{1,200}): "npm:/];function et(e){return e.flatMap(o=>yn.flatMap(
a=>a.exec(o)?.[1]??[]))}function je(e){return e.flatMap(o=>dt.exec(o)?.[2]??[])}const $n=[/^Writing (?:\.\/)?([\w@.-]{1,100})\/\S{0,300} from /,/directory: \S{0,200}\/([\w@.-]{1,60})\/$/,
/Wrote site to "([^"]{1,100})"/,/The ([\w-]{1,60}) folder is ready to be deployed/,/Output location: \S{0,200}?((?:dist|build)\/\S{1,100})$/,/Generated static files in "?([\w@./-]{1,100}?)"?\.?$/,
/Generated public ([\w@./-]{1,100})$/,/^\[info\] html generated at \.\/([\w@./-]{1,100})$/,/Success! Generated .{0,40} in "([^"]{1,100})"/,/^((?!\.\w)[\w@./-]{1,100}?)\/(?:assets\/)?[\w.-]{1,100}\.(?:html|js|css)\s{1,60}[\d.,]{1,12} (?:kB|KiB|MB)\b/],
Ot=[{name:"next-export",signs:[{codes:["output_missing","output_empty"],tool:"next",log:/Next\.js \d{1,3}\.\d/}],summary:({facts:e})=>tt(e).includes("out")?void 0:
"Next.js wrote no static export",remedy:()=>"Set output: 'export' in next.config and take next export out of the build command; the output directory is then out\
."},{name:"output-missing",signs:[{codes:["output_missing"]},{log:/[Oo]utput directory "?(?<folder>[\w@./-]{1,100}?)"? (?:does not exist|(?:was |is )?(?:not found|missing))/}],
summary:({groups:e,facts:o})=>{const a=e.folder??o.outputDirectory??xt(o);return a?`the build did not write the output directory "${a}"${o.keptOutput?ut:""}`:"t\
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
tform was stopped while it worked",remedy:()=>"Deploy again."}],ut=", which an earlier deploy set",En=["dist","build","out","_site","storybook-static"];function xt({
message:e}){return/output directory `([^`]{1,200})`/.exec(e??"")?.[1]}function tt({message:e}){const[,o=""]=/the folders there are (.{1,1000})/.exec(e??"")??[];
return[...o.matchAll(/`([^`]{1,100})`/g)].map(([,a=""])=>a)}function Rt({lines:e,facts:o}){const a=d=>d.split("/").length;for(const d of $n){const[u]=e.flatMap(
k=>{const _=d.exec(k)?.[1]?.replace(/^\.\//,"").replace(/\/(?:assets|_astro)$/,"");return _?[{folder:_,line:k}]:[]}).sort((k,_)=>a(k.folder)-a(_.folder)),m=u&&bn(
u.folder,u.line,o);if(m&&m!==o.outputDirectory)return m}}function bn(e,o,a){const[d=""]=e.split("/",1),u=tt(a);if(u.length===0||u.includes(d))return e;const m=b.
posix.dirname(a.outputDirectory??"");if(m!=="."&&a.list?.(m).length)return`${m}/${e}`;const k=a.log.find(ne=>ne.includes(o))??"",_=/(?:^|\s|\/)([\w.-]{1,60}):[a-z][\w:-]{0,60}: /.
exec(k)?.[1],Y=u.find(ne=>_!==void 0&&a.list?.(ne).includes(_));return Y===void 0?e:`${Y}/${_}/${e}`}const Tt=[{name:"package-json-invalid",signs:[{codes:["pack\
age_json_invalid"]},{tool:"npm",log:/Invalid package\.json: \w{0,20}Error: (?<why>.{1,120}?) in JSON at position (?<place>\d{1,9})/},{tool:["npm","pnpm","yarn",
"yarn-berry","bun"],log:/^code EJSONPARSE$|ERR_PNPM_JSON_PARSE|SyntaxError: \S{0,300}package\.json: /}],summary:({facts:e,groups:o})=>e.code==="package_json_inv\
alid"&&e.message?e.message:`package.json is not valid JSON${o.why?`: ${o.why}`:""}`,remedy:()=>"Correct package.json: nothing is installed or published while it\
 cannot be read.",part:({facts:e})=>e.code==="package_json_invalid"?void 0:{kind:"file",path:"package.json"}},{name:"settings-invalid",signs:[{tool:"nx",log:/^ *NX +(?<why>[A-Z]\w{1,40}) in (?<path>\S{1,300}\.json) at \d{1,7}:\d{1,7}$/},
{tool:"lerna",log:/JSONError Error in: (?<path>\S{1,300}\.json)$/},{tool:"turbo",log:/Unable to read repository configuration (?<path>\S{1,300}\.jsonc?): invalid JSON/}],
summary:({groups:e})=>`${At(e.path)} is not valid JSON${e.why?` (${e.why})`:""}`,remedy:({groups:e})=>`Correct ${At(e.path)}: the build cannot read it as it is.`,
part:({groups:e})=>e.path?{kind:"file",path:e.path}:void 0},{name:"outside-workspaces",signs:[{tool:"yarn-berry",log:/you forgot to list (?<folder>\S{1,200}) in its workspace configuration/},
{tool:"npm",log:/^No workspaces found:$/}],summary:({groups:e,lines:o})=>`${e.folder??$(o,/^\s*--workspace=(\S{1,200})/)??"the app's folder"} is not in the work\
spaces of the repository's root`,remedy:({groups:e,lines:o})=>`Add ${w(e.folder??$(o,/^\s*--workspace=(\S{1,200})/),"its folder")} to workspaces in the package.\
json of the root (pnpm: to pnpm-workspace.yaml), install, and commit the lockfile. Or give the folder a lockfile of its own.`,part:()=>({kind:"member",name:"wor\
kspaces"})},{name:"duplicate-package",signs:[{tool:"nx",log:/^ *(?:NX +)?Failed to process project graph|multiple projects/},{tool:"npm",log:/EDUPLICATEWORKSPACE|must not have multiple workspaces with the same name/},
{tool:"yarn-berry",log:/Duplicate workspace name (?<name>[^\s:]{1,150})/}],summary:({groups:e,lines:o})=>{const a=e.name??$(o,/^\s*package '([^']{1,150})' has conflicts/);
return a||!o.some(d=>d.includes("Failed to process"))?`two packages of the repository have one name${a?`: ${a}`:""}`:"the graph of projects cannot be made: mult\
iple projects may have one name"},remedy:()=>"Give each package of the repository a name of its own, in its package.json or project.json.",part:()=>({kind:"name\
s"})},{name:"several-apps",signs:[{codes:["app_ambiguous"]}],summary:({facts:e})=>He(e.message)[0]??"the repository has several apps",remedy:({facts:e})=>`${He(
e.message)[1]??"Set rootDirectory in app-settings to one of them"}.`},{name:"server-build",signs:[{codes:["server_build"]}],summary:({facts:e})=>He(e.message)[0]??
"the build makes a server, and only files are served",remedy:({facts:e})=>`${He(e.message)[1]??"Let the framework write files instead"}.`},{name:"node-unavailab\
le",signs:[{codes:["node_unavailable"]}],summary:({facts:e})=>e.message??"the Node.js that the repository asks for cannot be had",remedy:()=>"Write another vers\
ion there, or set nodeVersion in app-settings, which overrides the files."},{name:"build-script-missing",signs:[{codes:["build_script_missing"]}],summary:({facts:e})=>He(
e.message)[0]??"package.json has no build script",remedy:({facts:e})=>`${He(e.message)[1]??"Add a build script to package.json, or set build-command"}. To publi\
sh the folder as it is, set build-command to true and output-directory to the folder.`}];function He(e){return e?.split(". ",2)??[]}function At(e="the file"){return e.
replace(/^.*\//,"")}const Ze=["queue","clone"],Sn=[{name:"submodule",signs:[{stages:Ze,log:/submodule path '(?<path>[^']{1,200})' failed/}],summary:({groups:e})=>`\
the Git submodule ${w(e.path,"of the repository")} could not be cloned`,remedy:()=>"Give the submodule an https:// URL that the platform may read in .gitmodules\
, or keep its files in the repository itself."},{name:"branch-not-found",signs:[{codes:["branch_not_found"]},{stages:Ze,log:/Remote branch (?<branch>\S{1,200}) not found in upstream/}],
summary:({groups:e,facts:o})=>`the branch ${w(e.branch??o.branch,"to build")} does not exist`,remedy:()=>"Push the branch, or set the input branch to one that e\
xists on the remote; names are case-sensitive."},{name:"commit-not-found",signs:[{codes:["commit_not_found"]},{stages:Ze,log:/reference is not a tree: |not our ref [0-9a-f]{7,64}/}],
summary:()=>"the commit is not in the repository",remedy:()=>"Push the commit to the repository that the app builds from; a force push or a fork may have left i\
t behind."},{name:"repository-not-allowed",signs:[{codes:["repository_not_allowed"]}],summary:({facts:e})=>`the platform does not take the repository ${w(e.repository,
"given")}`,remedy:()=>"Set the input repository to owner/name or an https:// URL; local paths and file:// need a platform started with --allow-local-git."},{name:"\
repository-not-found",signs:[{codes:["repository_not_found"]},{stages:Ze,log:/remote: Repository not found\.|^fatal: repository '[^']{1,300}' (?:not found|does not exist)/},
{stages:Ze,log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey/}],summary:({facts:e})=>`the platform cannot read the re\
pository ${w(e.repository,"of the app")}`,remedy:({facts:e})=>`Check the spelling of the input repository. If it is private, give the platform access to it${x(e)?
": a token in its --git-url":", as by its GitHub app or a deploy key"}.`},{name:"root-directory-missing",signs:[{codes:["root_directory_missing"]},{tool:"npm",log:/Could not read package\.json(?:: .{0,80}? open '(?<path>[^']{1,400})\/package\.json')?/},
{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: can't cd to (?<path>\S{1,300})$/},{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: (?<path>[^\s:]{1,300}): No such file or directory$/}],
summary:e=>{const{asked:o,actual:a}=_t(e),d=e.facts.code==="root_directory_missing"?`the root directory${o?` "${o}"`:""} does not exist in the repository`:o?`th\
ere is no package.json in "${o}"`:"there is no package.json where the build ran";return a?`the folder "${o}" is spelt "${a}" in the repository`:d},remedy:e=>{const{
asked:o,actual:a}=_t(e),d=e.facts.code==="root_directory_missing";return a?`Write ${a} ${d?"as rootDirectory in app-settings":`where the command names ${o}`}: b\
uilds run where upper and lower case count.`:`Set rootDirectory in app-settings${x(e.facts)?"":", on a platform that has it,"} to the folder of the app, relativ\
e to the repository, and check that it is committed.`}}];function _t(e){const{groups:o,facts:a}=e,d=o.path??/root directory `([^`]{1,300})`/.exec(a.message??"")?.[1],
u=a.list;if(!d||!u)return{asked:d?.startsWith("/")?void 0:d,actual:void 0};if(!d.startsWith("/"))return{asked:d,actual:(0,F.M)(d,u)};const m=d.split("/").slice(
0,40);for(let _=1;_<m.length;_++){const Y=m.slice(_).join("/"),ne=(0,F.M)(Y,u);if(ne)return{asked:Y,actual:ne}}const k=(0,F.p)(d,e);return{asked:k.startsWith("/")?
void 0:k,actual:void 0}}const Je=/^> @?[^\s@]{1,150}(?:@\S{0,60})? (?<name>[\w:.-]{1,60})(?: \/\S{1,400})?$/,Xe=/^[>$] (?<command>\S.{0,300})$/,kn=/^The build command `(?:npm|pnpm|yarn|bun) (?:run )?(?<name>[\w:.-]{1,60})`/,
vn=[{name:"silent-command",signs:[{weak:!0,stages:["build"]}],summary:e=>{const{facts:o,lines:a}=e,d=o.exitCode&&ft(e);if(!(!d||Pe(a,o.message)!==void 0))return`\
the script "${d.name}" (${d.command}) failed, and it printed no reason`},remedy:e=>{const o=ft(e)?.command.split(/&&|;/)??[];return`Run the commands of the scri\
pt one by one: one of them exits with a code other than 0 without a word.${o.length>1?` The last one is \`${o.at(-1)?.trim()}\`.`:""}`},part:e=>({kind:"script",
...ft(e)})}];function ft({facts:e,lines:o}){const a=o.findLastIndex((_,Y)=>Je.test(_)&&Xe.test(o[Y+1]??"")),d=kn.exec(e.message??"")?.groups?.name,u=Je.exec(o[a]??
"")?.groups?.name??d,m=a<0?o.findLast(On):o[a+1],k=Xe.exec(m??"")?.groups?.command;return u===void 0||k===void 0?void 0:{name:u,command:k}}function On(e){return e.
startsWith("$ ")&&!/^\$ (?:npm|pnpm|yarn|bun) /.test(e)}const xn=[{name:"no-start-command",signs:[{codes:["no_start_command"]}],summary:({facts:e})=>e.message?.
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
...Sn,...Tt,...Rn,...xn,...Ot,...gn,...A,...se,...vn];var Tn=g(730);const Mt={formats:Tn.h,causes:It};function _s(e,{formats:o,causes:a}=Mt){const d=u=>![u.tool??
[]].flat().includes(e);return{formats:o.filter(d),causes:a.map(u=>({...u,signs:u.signs.filter(d)})).filter(({signs:u})=>u.length>0)}}var Qe=g(901),An=g(1845),De=g(
3093);const Lt=/^WARN\s{1,4}No layout: /,Ct=/^theme:\s{0,20}["']?(?<name>[\w.-]{1,100})["']?\s{0,20}(?:#.*)?$/;async function _n(e,o,a){if(!e.some(ne=>Lt.test(ne)))
return;const d=(0,b.join)(a,"_config.yml"),u=await o.lines(d)??[],m=u.findIndex(ne=>Ct.test(ne.trimEnd())),k=Ct.exec(u[m]?.trimEnd()??"")?.groups?.name;if(k===void 0)
return;const _=(await o.lines((0,b.join)(a,"package.json"))??[]).join(`
`);if(!(((await o.filesIn((0,b.join)(a,"themes",k),Nn))?.length??0)>0||_.includes(`"hexo-theme-${k}"`)))return{file:(0,b.relative)(o.root,d),line:m+1,message:(0,V.
Ow)(`the theme "${k}" is not installed: package.json has no hexo-theme-${k}, and themes/${k} has no files (${e.find(ne=>Lt.test(ne))})`,300)}}const Nn=1e3,Pt=/^(?:_config(?:\.[\w-]{1,40})?\.ya?ml|(?:[\w-]{1,40}\.)?config\.(?:[cm]?[jt]s|json|ya?ml|toml)|\.eleventy\.[cm]?js|(?:hugo|book|docfx|typedoc)\.\w{2,5})$/,
In=/^\s{0,20}["']?(?<key>\w{0,30}(?:dir|directory|folder|root|src|source|input|pages|content|public|static)\w{0,20})["']?\s{0,4}[:=]\s{0,4}["']?(?:\.\/)?(?<folder>[\w-]{3,80})\/?["']?\s{0,4},?\s{0,4}(?:#.*|\/\/.*)?$/i,
jt=/out|dest|dist|public|build|cache|tmp|temp/i,pt=200,Mn=200;async function Ln(e,o){const a=[],d=await e.filesIn(o,pt)??[],u=await e.foldersIn(o,Mn);for(const m of d.
filter(k=>Pt.test((0,b.basename)(k))))for(const[k,_]of(await e.lines(m)??[]).entries()){const{key:Y="",folder:ne=""}=_.length>300?{}:In.exec(_)?.groups??{};if(ne===
""||jt.test(Y)||u.includes(ne))continue;const[ge]=(0,U.IM)(ne,u);if(ge===void 0)continue;const ee=(0,b.relative)(e.root,(0,b.join)(o,(0,b.basename)(m)));a.push(
{file:ee,line:k+1,message:`${Y} names the folder ${ne}, which does not exist; there is ${ge}/`})}return a.length===1&&!e.isOver?a[0]:void 0}var st=g(6612);function ht(e,{
source:o,app:a}){return e.replaceAll(`file://${o}/`,"").replaceAll(`${o}/`,"").replace(st.cU,d=>d.includes(`${a}/`)?b.posix.basename(d):d)}var Cn=g(3739),Ve=g(8302),
gt=g(9692),Dt=g(7994);const wt={queue:"Deployment failed",clone:"Clone failed",install:"Install failed",build:"Build failed",sync:"Upload failed",activate:"Acti\
vation failed"},Pn=1e3,Ut=300,Ft=/exit(?:ed)?(?: with)? (?:code|status)|^(?:the )?(?:build|install|deployment)(?: command)? failed\W*$/i,Wt=/^The (?<stage>install|build) command (?<command>`.{1,300}`) (?:exited with|ended by) /,
Gt=/^\s*(?:npm (?:warn|WARN)|warning\b|WARN\b|<w>\s|\(node:\d+\))/;function jn(e,o=It){const a=(0,Z.Se)(e.message?[...e.log,e.message]:e.log).slice(-Pn).map(u=>u.
text).filter(u=>!Gt.test(u)),d=Dn(e,o,a);if(d)return Bt(e,d.cause,d.known,d.message);for(const u of["codes","others"])for(const m of o){const k=Un(m,u,e,a),_=k&&
m.summary(k);if(k&&_)return Bt(e,m,k,_)}return{headline:Kt(e,Gn(e,a),a),remedy:void 0}}function Bt(e,o,a,d){const u=(0,V.Ow)(o.remedy(a),500),m=o.part?.(a);return{
headline:Kt(e,d,a.lines),remedy:u,cause:o.name,...m&&{fault:{part:m,summary:(0,V.Ow)(d,Ut)}}}}function Dn(e,o,a){for(const{severity:d,code:u,message:m}of e.diagnostics??
[]){const k=d==="error"?o.find(_=>_.part&&_.name===u):void 0;if(k)return{cause:k,message:m,known:M(k,e,a)??{groups:{},facts:e,lines:a}}}}function Un(e,o,a,d){const u=e.
signs.filter(m=>o==="codes"==(m.codes!==void 0));return u.length===0?void 0:M({...e,signs:u},a,d)}function Kt(e,o,a){const d=o.replace(st.cU,_=>(0,F.p)(_.replace(
/^file:\/\//,""),{facts:e,lines:a})),u=wt[e.stage?.toLowerCase()??""]??"Deployment failed",m=Fn(d,e)?"":Wn(e),k=Ut-u.length-m.length-2;return`${u}: ${(0,V.Ow)(d.
trim().replace(/\.$/,""),k)}${m}`}function Fn(e,{exitCode:o,signal:a}){return typeof o=="number"?e.includes(`exited with code ${o}`):a!=null&&e.includes(` by ${a}`)}
function Wn({exitCode:e,signal:o}){return typeof e=="number"&&e!==0?` (exit code ${e})`:o?` (${(0,V.Ow)(o,20)})`:""}function Gn(e,o){const a=e.diagnostics?.find(
u=>u.severity==="error");if(a)return`${a.file}${a.line===null?"":`:${a.line}`}: ${a.message}`;if(e.message&&!Ft.test(e.message))return e.message;const d=Kn(e,o);
return d||(Bn(e,o)??(e.message||e.code||"the platform gave no reason"))}function Bn({message:e},o){const a=Pe(o,e),d=o.filter(m=>m!==e).map(m=>({text:m,folder:void 0})),
u=(0,q.sq)(d)?.message;return u===void 0||a?.includes(u)||a!==void 0&&u.includes(a)?a:u}function Kn({message:e},o){const a=Wt.exec(e??"")?.groups,d=o.lastIndexOf(
`$ ${a?.command?.slice(1,-1)}`),u=d===-1?o.findLastIndex(k=>k.startsWith("$ ")):d;return!a||u===-1||o.slice(u+1).filter(k=>k!==e&&!Le(k)).length>0?void 0:`the ${a.
stage} command ${a.command} failed, and it printed nothing`}var xe=g(6709),zn=g(402),zt=g(3573),Hn=g(4046);function Zn(e,o){const a=new Map;for(const[d,u]of Yn(
e,o)){const m=a.get(u);m?m.push(d):a.set(u,[d])}return a}function Yn(e,o){return/(?:package-lock|npm-shrinkwrap)\.json$/.test(e)?Vn(o):e.endsWith("bun.lock")?Ht(
o):/(?:yarn\.lock|pnpm-lock\.yaml)$/.test(e)?yt(o):[]}function*Vn(e){const o=(0,Ve.D7)(e)?.packages;for(const[a,d]of Object.entries((0,Ve.Gv)(o)?o:{})){const u=(0,Ve.
Gv)(d)&&a.includes("node_modules/")?d.dependencies:void 0;for(const m of Object.keys((0,Ve.Gv)(u)?u:{}))yield[a.split("node_modules/").at(-1)??"",m]}}const ot='\
"dependencies": {';function*Ht(e){for(const o of e.split(`
`)){const a=/^\s{4}"[^"]{1,200}": \["(?<name>@?[^"@]{1,200})@/.exec(o)?.groups?.name,d=a===void 0?-1:o.indexOf(ot),u=d===-1?-1:o.indexOf("}",d),m=u===-1?"":o.slice(
d+ot.length,u);for(const k of m.matchAll(/"([^"]{1,200})":/g))yield[a??"",k[1]??""]}}const Jn=/^\s{0,2}["']?\/?(?<name>@?[^@\s"'/]{1,200}(?:\/[^@\s"'/]{1,200})?)@\S/,
Xn=/^\s{4,6}["']?(?<name>@?[^\s"':/]{1,200}(?:\/[^\s"':]{1,200})?)["']?(?::|\s)\s{0,4}\S/;function*yt(e){let o="",a;for(const d of e.split(`
`)){const u=d.search(/\S/);if(u<0)continue;if(u<=2&&d.trimEnd().endsWith(":")){const k=/^\s{2}(?:optionalD|d)ependencies:$/.test(d);o=k?o:Jn.exec(d)?.groups?.name??
"",a=k?2:void 0}else/^\s{4}(?:optionalD|d)ependencies:$/.test(d)?a=4:a!==void 0&&u<=a&&(a=void 0);const m=a!==void 0&&u===a+2?Xn.exec(d)?.groups?.name:void 0;m!==
void 0&&o!==""&&(yield[o,m])}}function Qn({text:e}){const o=(0,Hn.as)(e);return o===void 0?void 0:(0,gt.q1)(e,o)}function $t({file:e,text:o},a){if(!e.endsWith("\
yarn.lock")||o==="")return;const d=a.map(({value:u})=>u.name);return(0,xe.bA)(a,(u,m)=>d.includes(u)||!/^[\^~<>=*\d]/.test(m)?!1:!o.includes(`${u}@${m}`)&&!o.includes(
`${u}@npm:${m}`))}function qn(e,{file:o,text:a},d){const u=Zn(o,a),m=new Set([e]);for(const k of m){const _=k===e?void 0:(0,xe.bA)(d,Y=>Y===k);if(_)return _;for(const Y of u.
get(k)??[])m.add(Y)}}const es=60,Zt=20,ts=300,Yt=/(?:^|\/)(?:[jt]sconfig[\w.-]{0,60}|\.[\w.-]{1,60}|devcontainer)\.json$/;function ns(e){const d=Jt(e).flatMap(u=>u.
split(/[\s'"`(),:;=[\]{}]+/)).map(u=>u.replace(/\.$/,"")).filter(u=>u.endsWith(".json")).filter(u=>!Yt.test(u)&&!u.includes("node_modules/"));return[...new Set(
d.reverse())].slice(0,Zt)}function Vt(e,o){const a=Jt(e),d=Pe(a,e.message);if(d===void 0)return;const u=a.filter(m=>/\berror\b|\bfail|not found|cannot|could ?n[o']t|no matching/i.
test(m));for(const m of[d,...u.reverse()]){if(m===e.message||Ce(m))continue;const k=m.replace(/%2f/gi,"/").split(/[\s'"`(),:;]+/),_=new Set(k.map(ss)),Y=(0,xe.bA)(
o,ne=>_.has(ne));if(Y)return{dependency:Y,message:(0,V.Ow)(m.trim(),ts)}}}function ss(e){const o=e.split("/"),[a="",d=""]=o.slice(-2),u=a.startsWith("@")?`${a}/${d}`:
d||a;return/^@?[^@]+@/.test(u)||o.length>1?u.replace(/(?<=.)@.*$/,""):void 0}function Jt({log:e}){return(0,Z.Se)(e).slice(-es).map(({text:o})=>o)}async function os(e,o,a,d){
const{fault:u,cause:m}=jn(e,d);if(m!==void 0&&!u)return;const k=await(0,xe.PX)(o,a),_=await(0,zn.GQ)(o,a),Y={sources:o,folder:a,app:(0,xe.lW)(o,a),manifests:k,lockfile:_},
ne={cause:m??"",summary:u?.summary??""},ge=u?await is(u.part,Y,ne):await rs(e,Y);if(!ge)return;const{line:ee,column:le}=ge.place??{line:null,column:null},be=ge.
message??ne.summary;return{file:ge.file,line:ee,column:le,severity:"error",code:ge.cause??m??null,message:be}}async function rs(e,o){for(const d of ns(e)){const u=await en(
d,o);if(u?.place)return{...u,cause:"settings-invalid"}}const a=e.stage==="install"?Vt(e,o.manifests):void 0;return a&&{...Ue(a.dependency),message:a.message}}async function is(e,o,a){
switch(e.kind){case"dependency":return await us(e,o)??Xt(e,o,a);case"engines":return fs(e,o,a);case"script":return await qt(o,a)??Et(e,o);case"uninstalled":return qt(
o,a);case"member":return e.name==="workspaces"?ms(o):bt(e,o,a);case"lockfile":return ps(e.lacks,o,a);case"file":return en(e.path,o);case"names":return Qt(o.manifests);default:
return(0,Cn.xb)(e)}}const as=["preinstall","install","postinstall","prepare"],cs=["package-not-found","version-not-found","registry-login","registry-refused"];function Xt({
name:e,host:o,script:a},d,u){const{manifests:m,lockfile:k}=d,_=(0,xe.bA)(m,(ee,le)=>e===void 0?o!==void 0&&le.includes(o):ee===e);if(!_){const ee=a&&m.find(({value:be})=>be.
name===e);if(ee){const be=u.summary.replace(/^the package "[^"]{1,200}"/,"the project");return{file:ee.file,...Et({kind:"script",...a},{manifests:[ee]}),message:be}}
const le=e!==void 0&&k?qn(e,k,m):void 0;return le&&{...Ue(le),message:`${u.summary}; ${le.name} brings it`}}const Y=m.find(({value:ee})=>ee.name===_.name);if(!Y||
!cs.includes(u.cause))return Ue(_);const ne=Y.value.version,ge=typeof ne=="string"?`in version ${ne}`:"without a version";return{...Ue(_),cause:"workspace-versi\
on",message:`"${_.name}" is a workspace of this repository (${Y.folder}) ${ge}, and ${_.manifest.file} asks for ${_.wanted}`}}const ls=[".npmrc",".yarnrc.yml","\
.yarnrc","bunfig.toml"],ds=/^registry\.(?:npmjs\.org|yarnpkg\.com)$/;async function us({host:e,name:o},a){const{sources:d,lockfile:u,folder:m,manifests:k}=a;if(e===
void 0||ds.test(e)||(0,xe.bA)(k,(ee,le)=>le.includes(e)))return;for(const ee of ls){const be=(await d.lines((0,b.resolve)(m,ee))??[]).findIndex(Ie=>Ie.includes(
`//${e}`))+1;if(be>0)return{file:(0,xe.lW)(d,(0,b.resolve)(m,ee)),place:{line:be,column:1}}}const _=u?.text.split(`
`)??[],Y=(ee,le)=>ee.includes(`//${e}/`)&&ee.includes(le),ne=o===void 0?-1:_.findIndex(ee=>Y(ee,`/${o}/`)),ge=(ne>=0?ne:_.findIndex(ee=>Y(ee,"")))+1;return u&&ge>
0?{file:u.file,place:{line:ge,column:1}}:void 0}function Ue({manifest:e,place:o}){return{file:e.file,place:o}}function fs({name:e,member:o},{manifests:a},d){const u=_=>(0,Ve.
Gv)(_.value.engines)&&o in _.value.engines,m=a.find(_=>u(_)&&(e===""||_.value.name===e));if(!m){const _=(0,xe.bA)(a,Y=>Y===e);return _&&Ue(_)}const k=d.summary.
replace(/^"[^"]{1,200}"/,"the project");return{file:m.file,place:(0,xe.VV)(m,["engines",o]),message:k}}function Et({name:e,command:o},{manifests:a}){const d=m=>o!==
void 0&&(m===o||m.split(/[\s;&|()]+/).includes(o)),u=(0,xe.fv)(a,(m,k)=>(e===void 0||m===e)&&d(k))??(0,xe.fv)(a,m=>o===void 0&&e===void 0?as.includes(m):m===e);
return u&&Ue(u)}function bt({name:e,wanted:o},{manifests:a},{summary:d}){const u=a.find(({value:_})=>_[e]!==void 0)??a[0];if(!u)return;const m=u.value[e],k=o!==
void 0&&(0,Ve.Gv)(m)?(0,U.pA)(o,Object.keys(m)):[];return{file:u.file,place:(0,xe.VV)(u,[e]),message:(0,N.RU)(d,k)}}function ms({manifests:e,lockfile:o}){const a=e.
find(({folder:d})=>d===(o?.folder??""))??e[0];return a&&{file:a.file,place:(0,xe.VV)(a,["workspaces"])}}function Qt(e){for(const[o,{file:a,value:d}]of e.entries()){
const u=e.slice(o+1).find(k=>k.value.name===d.name);if(typeof d.name!="string"||!u)continue;const m=`multiple projects are called ${d.name}: ${a} and ${u.file}`;
return{file:u.file,place:(0,xe.VV)(u,["name"]),message:m}}}async function qt({sources:e,app:o,manifests:a,lockfile:d},u){const m=a.find(({folder:ne})=>ne===o);if(!m||
!d||d.folder===o)return;const k=a.find(({folder:ne})=>ne===d.folder),_=d.folder===""?o:o.slice(d.folder.length+1),Y=await(0,zt.c)(d,k,e);if(!(0,zt.S)(_,Y.patterns))
return{file:Y.file??m.file,place:Y.place,cause:"outside-workspaces",message:`${u.summary}: ${o} is not in the workspaces of ${Y.file??"the root"}, so its depend\
encies were not installed`}}function ps(e,{manifests:o,lockfile:a},d){const[u]=o;if(!a)return u&&{file:u.file};const m=Qn(a);if(m){const le=`${a.file} has the c\
onflict markers of a merge`;return{file:a.file,place:m,cause:"conflict-markers",message:le}}const k=(0,xe.bA)(o,le=>e.includes(le))??$t(a,o);if(!k||d.cause!=="l\
ockfile-outdated")return{file:a.file};const{manifest:_,name:Y,wanted:ne}=k,ge=o.some(({value:le})=>le.name===Y),ee=`${a.file} does not fit ${_.file}, which asks\
 for ${Y} ${ne}${ge?", a workspace of this repository":""}`;return{...Ue(k),message:ee}}async function en(e,{sources:o,folder:a}){const d=(0,b.resolve)(a,e);if(!(0,Dt.
FK)(o.root,d))return;const u=(await o.lines(d))?.join(`
`).replace(/^\ufeff/,""),m=(0,xe.lW)(o,d);if(u===void 0)return;const k=(0,gt.UQ)(u);if(!/\.jsonc?$/.test(m)||!k||/^[ \t]{0,80}\/[/*]/m.test(u))return{file:m};const _=(0,gt.
q1)(u,k.offset);return{file:m,place:_,message:`${m} is not valid JSON: ${k.message} (line ${_.line}, column ${_.column})`}}const tn=10,nn=2;async function hs(e,o){
const{stage:a,root:d,context:u,workspace:m,log:k}=o,_=m.source,{clock:Y}=u,ge=e.exitCode!==null||e.signal!==null?a==="install"?"install":"build":void 0,ee={root:_,
folder:d,command:ge,clock:Y,processor:I.jq},le=e.diagnostics,Ie=(le.length>0?le:await rt({...e,log:k.recent()},ee)).map(Be=>({...Be,message:ht(Be.message,m)}));
return rn(Ie,new Qe.j(_,Y))}async function gs(e,o,a){if(e.code==="out_of_memory")return[];const{root:d,context:u,workspace:m}=o,k=m.source,_=e.log.map(be=>be.replace(
ys,a)),ne={own:new Set((await(0,An.z)(o))?.map(({path:be})=>be)),clock:u.clock,processor:I.jq,searchMs:ws},le=(await rt({...e,log:_},{root:k,folder:d,command:"b\
uild",...ne})).filter(({severity:be,line:Ie})=>be==="error"&&Ie!==null).map(be=>({...be,message:ht(be.message,m)}));return rn(le,new Qe.j(k,u.clock))}const ws=1e3,
ys=/(?<![\w.-])\/app(?=\/)/g;async function rt(e,o,{formats:a,causes:d}=Mt){const{read:u,guess:m}=await(0,De.RJ)(e.log,o,a),k=m?[...u,m]:u,_=new Qe.j(o.root,o.clock),
Y=await os({...e,diagnostics:k},_,o.folder,d);if(!Y)return k;const ne=({file:ge,line:ee})=>ge===Y.file&&(ee===null||ee===Y.line);return[Y,...u.filter(ge=>!ne(ge))]}
function $s(e){return(0,q.F7)(e)||/^WARN\b/.test(e)}async function Es(e){const{root:o,context:a,workspace:d}=e,u=e.log.recent(),m=d.source,k=await Ln(new Qe.j(m,
a.clock),o),_=k?[k]:[];if(!u.some($s))return _;const Y=await _n(u,new Qe.j(m,a.clock),o);if(Y)return[Y];const ne={root:m,folder:o,command:"build",clock:a.clock,
processor:I.jq},ee=(await rt({stage:"build",exitCode:0,log:u},ne)).filter(({severity:Fe})=>Fe==="error").slice(0,W.ws),le=(0,Z.Se)(u),be=Fe=>({...Fe,message:ht(
Fe.message,d)}),Ie=ee.map(Fe=>be(bs(Fe,le)));if(Ie.length>0)return[..._,...Ie].slice(0,W.ws);const Be=(0,q.sq)(le);return Be?[..._,be({file:null,line:null,message:sn(
Be.message)})]:_}function bs({file:e,line:o,message:a},d){const u={file:e,line:o,message:sn(a)};return e!==null&&o!==null&&vs(a,(0,b.basename)(e),d)?{...u,isMarked:!0}:
u}const Ss=/^\[?(?:ERROR|FATAL)\]?:?\s/,ks=12;function vs(e,o,a){const d=e.slice(0,40);return a.some(({text:u},m)=>{if(!Ss.test(u))return!1;const k=a.slice(m,m+
ks);return[d,o].every(_=>k.some(Y=>Y.text.includes(_)))})}function sn(e){return(0,V.Ow)(e,W.iA).toWellFormed()}const Os=/not installed|can(?:not|'t) (?:find|resolve)|could not (?:find|resolve|load)|failed to resolve|no such file|unresolved/i;
function on(e){const o=e.filter(({severity:a})=>a==="error");return o.length>0&&o.every(({line:a,message:d})=>a!==null&&!Os.test(d))}async function rn(e,o){const a=[];
for(const d of e.slice(0,tn)){const u=d.line===null?void 0:await o.lines(d.file);a.push(u&&d.line!==null?{...d,source:xs(u,d.line)}:d)}return[...a,...e.slice(tn)]}
function xs(e,o){const a=Math.max(1,o-nn);return e.slice(a-1,o+nn).map((d,u)=>({line:a+u,text:(0,V.DJ)(d.slice(0,G.IC.sourceLine)).toWellFormed()}))}}),4177:((Oe,ae,g)=>{
g.d(ae,{EZ:()=>P,ac:()=>F,fz:()=>x});var b=g(6760),I=g(3052),V=g(7214),W=g(6612),G=g(6419),q=g(402);const Z=/^(?!(?:package-lock|npm-shrinkwrap|pnpm-lock)\.|(?:CHANGELOG|LICENSE)\b)(?:.*\.(?:[cm]?[jt]sx?|g[jt]s|json[5c]?|ya?ml|toml|vue|svelte|astro|mdx?|markdown|html?|hbs|handlebars|njk|nunjucks|liquid|pug|jade|ejs|eta|twig|css|p?css|s[ac]ss|less|styl|graphqls?|gql|sh|py|rb|go|rs|php)|\.\w{2,20}rc|\.env(?:\.\w{1,20})?)$/i,
U=/\.(?:png|jpe?g|gif|svg|webp|avif|ico|woff2?|mp4|pdf)$/i,J={test:j=>Z.test(j)||U.test(j)},y=/(?:^|\/)(?:dist|build|out|_site|coverage|cache|storybook-static)\//,
M=/\.(?:timestamp-\d{6,20}-\w{1,40}|bundled_\w{1,40})\.[cm]?js$/;function x(j){return M.test(j)}const $=2e3,w=1e3,N=3,B=2*I.D6,L=32;function P(j){const O=(D="")=>/^---\s*$/.
test(D);return O(j[0])?j.findIndex((D,E)=>E>0&&O(D))+1:0}class F{files;#e;#t;#n=new Map;#s;#o;#i;#r=new Map;constructor(O,D,E,A=[]){this.files=E,this.#o=A,this.#e=
O,this.#t=D,this.#s=new Set(E)}static async read(O,D,E){const A=[],S=[];for await(const X of O.walk(J)){const K=(0,b.relative)(O.root,X).split(b.sep).join("/");
if(!(y.test(K)||M.test(K)||E?.has(K)===!1)&&(U.test(K)?S.length<w&&S.push(K):A.push(K),A.length>=w))break}return new F(O,(0,b.relative)(O.root,D).split(b.sep).join(
"/"),A,S)}get list(){return this.#i??=(0,V.c3)([...this.files,...this.#o]),this.#i}has(O){return this.#s.has(O)}get manifest(){return[`${this.#t}/package.json`,
"package.json"].find(O=>this.has(O))}async lockfile(){return(await(0,q.GQ)(this.#e,(0,b.resolve)(this.#e.root,this.#t)))?.text??""}find(O){const D=(0,W.qD)(O,{exists:S=>this.
has(S),rootDirectory:this.#t});if(D!==void 0||O.startsWith("/")||/node_modules|^\w+:/.test(O))return D;const E=O.replace(/^(?:\.{1,2}\/)+/,"");if(!/\.[a-z]\w{0,9}$/i.
test(E)||y.test(E))return;const A=this.files.filter(S=>S.endsWith(`/${E}`)||E.endsWith(`/${S}`));return A.length===1&&(A[0]?.includes("/")||(0,b.basename)(E)!==
E)?A[0]:void 0}async lines(O){const D=this.#n.get(O);if(D)return D;const A=(await this.#e.lines((0,b.resolve)(this.#e.root,O))??[]).map(S=>S.length>$?"":S);return this.#n.
set(O,A),A}async collect(O,D){await this.load(O);const E=[];for(const A of O)for(const[S,X]of(await this.lines(A)).entries()){const K=D(X,S+1,A);K!==void 0&&E.push(
K)}return E}async piece(O,D,E,A){const S=(await this.#a(O))[D-1]??"";return S.length<=2*A?S:S.slice(Math.max(0,E-1-A),E-1+A)}async#a(O){const D=this.#r.get(O);if(D||
this.#r.size>=N)return D??[];const{root:E}=this.#e,A=(await(0,G.x)(E,(0,b.resolve)(E,O),B))?.text.split(`
`)??[];return this.#r.set(O,A),A}async load(O=this.files){for(let D=0;D<O.length&&!this.isOver;D+=L)await Promise.all(O.slice(D,D+L).map(E=>this.lines(E)))}onlyOf(O){
return O.length===1&&!this.isPartial?O[0]:void 0}get isPartial(){return this.isOver||this.files.length>=w}get isOver(){return this.#e.isOver}}}),636:((Oe,ae,g)=>{
g.d(ae,{warningsOf:()=>ie});var b=g(1224),I=g(5807),V=g(8595),W=g(7699);async function G(R,C,T,z){let ce,de;for(const we of w(R,C)){const re=(await z(we)).filter(
({file:ke})=>!q.test(ke)),ye=re.filter(({file:ke})=>!$(ke,T)),Ee=F(ye)??F(ye.filter(({file:ke})=>j(ke,C)));if(Ee)return{place:Ee,others:[]};ce??=P(ye,C),de??=F(
re)}return ce??(de&&{place:de,others:[]})}const q=/\.log$/;function Z(R){return!R||R.others.length===0?"":`; also in ${R.others.map(({file:C,line:T})=>`${C}:${T}`).
join(", ")}`}const U=/[\s"'`(=[{}<>,:%]\.{0,2}\/?$/,J=/^[\s"'`)\]}<>,;#?]/;function y(R,C){for(let T=R.indexOf(C);T!==-1;T=R.indexOf(C,T+1)){const[z,ce]=[R.slice(
Math.max(0,T-4),T),R.slice(T+C.length,T+C.length+1)];if((T===0||U.test(z))&&(ce===""||J.test(ce)))return T+1}}const M=/(?:^|\/)(?:__\w+__|tests?|specs?|fixtures?|examples?|node_modules|vendor)\//;
function x(R,C,T){return $(R,T)||M.test(R)?void 0:(0,W.tH)(C)}function $(R,C){return C!==void 0&&R.startsWith(`${C}/`)}function w(R,C){const[T=""]=R.split(/[?#]/,
1),z=R.replaceAll("&","&amp;"),ce=/^\.{1,2}\//.test(T)?new URL(T,`http://site/${encodeURI(C)}`).pathname:"",de=[R,z,T,ce],we=(ce||T).replace(/^\/+/,""),re=N(we)?
[we,...B(we)]:[],ye=[...de,...de.map(Ee=>Ee.replace(/\/$/,"")),...re];return[...new Set([...ye,...ye.map(I.oF)])].filter(Ee=>Ee.length>1)}function N(R){return/\.\w{2,5}$/.
test(R)}function B(R){const C=R.split("/");return C.slice(1).map((T,z)=>C.slice(z+1).join("/"))}const L=4;function P(R,C){if(R.length===0||R.length>L)return;const T=new Set(
C.replace(/(?:(?:^|\/)index)?\.[^/.]+$/,"").split("/")),z=({file:we})=>we.split(/[/.]/).filter(re=>T.has(re)).length,[ce,...de]=R.toSorted((we,re)=>z(re)-z(we));
return ce&&{place:ce,others:de}}function F(R){const[C]=R;return C&&R.every(({file:T})=>T===C.file)?C:void 0}function j(R,C){const T=O(C.replace(/\/index\.[^/]+$/,
""));return O(R)===T||O(R.replace(/\/index\.[^/]+$/,""))===T}function O(R){return R.slice(R.lastIndexOf("/")+1).replace(/(?<=.)\..*$/,"")}var D=g(5388),E=g(901),
A=g(3093),S=g(6826),X=g(4177);const K={file:null,line:null};async function ie(R,C){const T=await(0,S.faultsOfSuccess)(R),z=C.some(D.isErrorOfSite)?T:T.filter(({
isMarked:re})=>re),ce=await X.ac.read(new E.j(R.workspace.source,b.jq,A.wA),R.root),de=z.map(re=>{const{file:ye,line:Ee}=re;return{code:"build_fault",file:ye,line:Ee,
message:se((0,V._Q)(re))}}),we=await Promise.all(C.map(re=>pe(re,ce)));return[...de,...we].slice(0,V.iq)}async function pe(R,C){const{code:T,message:z,href:ce,in:de=""}=R;
if(T==="unclosed_block")return{code:T,message:se(z),...await ve(C)};const we=ce===void 0?void 0:await G(ce,de,void 0,Ee=>he(Ee,C)),{file:re,line:ye}=C.isOver||!we?
K:we.place;return{code:T,file:re,line:ye,message:se(z+(C.isOver?"":Z(we)))}}function he(R,C){return C.collect(C.files,(T,z,ce)=>{const de=y(T,R);return de===void 0?
void 0:{file:ce,line:z,column:de}})}async function ve(R){const C=R.files.filter(z=>z.endsWith(".css"));await R.load(C);const T=await Promise.all(C.map(async z=>({
file:z,line:x(z,(await R.lines(z)).join(`
`),void 0)??null})));return R.onlyOf(T.filter(({line:z})=>z!==null))??K}function se(R){return(0,I.Ow)(R,V.iA).toWellFormed()}}),7699:((Oe,ae,g)=>{g.d(ae,{If:()=>M,
KZ:()=>Z,Zz:()=>x,jO:()=>w,tH:()=>J});const b=String.raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})(?:\s|(?!\s))|[^\da-f])`,I=String.raw`"([^"\\\n]*(?:${b}[^"\\\n]*)*)"`,
V=String.raw`'([^'\\\n]*(?:${b}[^'\\\n]*)*)'`,W=String.raw`((?:[^()"'\s\\]|${b})+)\s*\)`,G=new RegExp([String.raw`/\*[\s\S]*?(?:\*/|$)`,b,String.raw`(?:url\(\s*|@import\s+)(?:${I}|${V})`,
String.raw`url\(\s*${W}`,I.replace("(","(?:"),V.replace("(","(?:")].join("|"),"gi"),q=/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;function Z(B){return[...B.matchAll(
G)].flatMap(L=>{const P=L.slice(1).find(F=>F!==void 0);return P===void 0||P===""||P.startsWith("#")?[]:[{href:N(P),kind:"asset"}]})}const U=new RegExp(`${G.source}\
|([{}])`,"gi");function J(B){const L=[];for(const F of B.matchAll(U)){const j=F.at(-1);j==="{"?L.push(F.index):j==="}"&&L.pop()}const P=L.at(-1);return P===void 0?
void 0:B.slice(0,P).split(`
`).length}const y=new RegExp(`${G.source}|(@(?:tailwind|apply|screen|include|mixin|extend|use|forward))(?=\\s)`,"gi");function M(B){for(const L of B.matchAll(y)){
const P=L.at(-1);if(P?.startsWith("@"))return P}}function x(B,L){return`The style sheet ${B} has ${L}, which browsers ignore: the tool that replaces it did not \
run`}const $=/(?<=[=(,:[?|&{}\s]|return)(["'`])(\/(?!\/)[^"'`\s\\<>{}$?#*]{1,200}\.(?:avif|gif|jpe?g|mp[34]|otf|pdf|png|svg|ttf|webm|webp|woff2?))["'`](?=[,;:)\]}?\s])/gi;
function w(B){return[...B.matchAll($)].map(([,,L=""])=>({href:L,kind:"mention"}))}function N(B){return B.replace(q,(L,P,F,j)=>{const O=P===void 0?Number.NaN:Number.
parseInt(P,16);return O<=1114111?String.fromCodePoint(O):F===void 0?j??"":""})}})};export{Wo as id,Go as ids,Bo as modules};

const Bo=348,Ko=[348],zo={9882:((Oe,ce,g)=>{g.d(ce,{IM:()=>J,pA:()=>I});const b={characters:80,candidates:1e3,shown:3};function I($,M){const x=z($);if(x===""||$.
length>b.characters)return[];const y=M.slice(0,b.candidates).filter(N=>N!==$&&N.length<=b.characters).flatMap(N=>{const G=H($)===H(N)?Math.min(P(x,z(N))??Y,Y):P(
x,z(N));return G===void 0?[]:[{each:N,points:G}]}),w=Math.min(...y.map(({points:N})=>N));return y.sort((N,G)=>N.points-G.points).filter(({points:N})=>N<=w+1).slice(
0,b.shown).map(({each:N})=>N)}function J($,M){return I($,M).filter(x=>X($,x)<=Math.max(1,Math.floor(Math.min($.length,x.length)/8)))}function W($,M){const[x]=I(
$.trim(),M);return x===void 0?"":`; did you mean "${x}"?`}function z($){return $.toLowerCase().replace(/[-_.:\s]/g,"")}const Y=1;function H($){return/^[^:]{1,40}(?=:)/.
exec($)?.[0]??`${$}:`}function P($,M){if($===M)return 0;const x=Math.max(1,Math.floor(Math.min($.length,M.length)/3)),y=X($,M);if(y<=x)return y;const[w,N]=$.length<
M.length?[$,M]:[M,$];if(w.length>=4&&(N.startsWith(w)||N.endsWith(w)))return x+1}function X($,M){let x=[],y=Array.from({length:M.length+1},(w,N)=>N);for(let w=1;w<=
$.length;w++){const N=[w];for(let G=1;G<=M.length;G++){const L=$[w-1]===M[G-1],j=w>1&&G>1&&$[w-1]===M[G-2]&&$[w-2]===M[G-1];N[G]=Math.min((y[G]??0)+1,(N[G-1]??0)+
1,(y[G-1]??0)+(L?0:1),j?(x[G-2]??0)+1:Number.POSITIVE_INFINITY)}[x,y]=[y,N]}return y[M.length]??0}}),1809:((Oe,ce,g)=>{g.d(ce,{Ol:()=>z,Xk:()=>Y,oJ:()=>P});const b=/(?:^|\s)[\d.,]{1,12}\s?(?:B|bytes|[kKMG]i?B)(?=$|[\s│|,)\]])/,
I=/\b(?:errors?|fail(?:ed|s)?|exceed(?:s|ed)?|limit|too (?:large|big|long)|cannot|must|not)\b/i,J=[/^\s*[○●◐ƒλ∙]\s{1,4}(?:\(|\/)/u,/^\s*(?:Route|Page|Asset|File|Path|Name|Chunk|Size)\b.{0,120}\b(?:Size|First Load|gzip|Chunks|Type)\b/,
/^\s*[├└┌┬╰╭](?:[─━]{0,3}\s|$)(?!.{0,200}(?:Error|\[\d{3}\]|✖|×))/u,/^\s*\+ First Load JS\b/,/^\s*(?:\[[\w:@/.-]{1,40}\]\s)?(?:✓|✔|√|✅|☑|🎉|✨|🚀|λ|▶|❯)/u,
/\b(?:built|done|finished|completed|compiled|generated|wrote|copied|written)\b.{0,80}\b\d[\d.,]{0,8}\s?(?:ms|s|sec|seconds|min|minutes?)\b/i,/^\s*[-•]?\s?\d{1,7} (?:errors|warnings|hints|modules?|pages?|files?|assets?|packages?)\b.{0,60}$/,
/\(\d{1,7}\/\d{1,7}\)\s*$/,/^\s*(?:Result|Summary|Total|Time|Duration|Tasks|Cached)\b.{0,60}:/,/^\s*(?:Attention: |This information is used|You can learn more|Learn more|Read more|See https?:|https?:\/\/\S{1,300}$)/,
/^\s*▲ Next\.js \d/u,/^\s*\.{3} (?:collapsed )?\d{1,7} (?:duplicate )?lines matching /,/^\d{1,7}:(?:\s|$)/],W=/^\s*(?:✓|✔|√|✅|🎉|✨)|\b(?:built|done|completed|finished) in \d|\bcompiled successfully\b|^\s*[○●ƒλ]\s{1,4}\(/iu;
function z($){return J.some(M=>M.test($))||H($)||Y($)}function Y($){return b.test($)&&!I.test(X($))}function H($){return $.length<=300||$.split(" ").length>$.length/
16?!1:$.split(/[;{}=]/).length>$.length/30}function P($){return W.test($)}function X($){return $.split(/\s+/).filter(M=>!/[/.][\w[]/.test(M)).join(" ")}}),9047:((Oe,ce,g)=>{
g.d(ce,{B:()=>J,v:()=>X});var b=g(5230);const I=[/["'](?<name>[\w$]{1,200})["'] is not exported (?:by|from) (?:["'](?<from>[^"']{1,400})["']|(?<path>[^\s,"']{1,400}))/,
/No matching export in "(?<from>[^"]{1,400})" for import "(?<name>[\w$]{1,200})"/,/\bexport '(?<name>[\w$]{1,200})' (?:\(imported as '[^']{1,200}'\) )?was not found in '(?<from>[^']{1,400})'/,
/The requested module '(?<from>[^']{1,400})' does not provide an export named '(?<name>[\w$]{1,200})'/,/(?:Module )?'"(?<from>[^"']{1,400})"' has no exported member (?:named )?'(?<name>[\w$]{1,200})'/,
/\bExport (?<name>[\w$]{1,200}) doesn't exist in target module/,/'(?<from>[^']{1,400})' does not contain a (?<name>default) export/,/Module '"(?<from>[^"]{1,400})"' has no (?<name>default) export/];
function J($){for(const M of I){const{name:x,from:y,path:w}=(0,b.$)(M,$)?.groups??{};if(x!==void 0)return{name:x,from:y??w}}}const W=300,z=/^ {0,40}export (?:declare |abstract )?(?:async )?(?:const enum|const|let|var|function ?\*?|class|interface|type|enum|namespace) (?<name>[\w$]{1,100})/,
Y=/^\s{0,40}(?:module\.)?exports\.(?<name>[\w$]{1,100})\s*=/,H=/(?:^|\bas\s+)(?<name>[\w$]{1,100})\s*$/,P=/^\s{0,40}export\s+(?:type\s+)?\*\s+from\s+["'](?<from>[^"']{1,300})["']/;
function X($){const M=new Set,x=[];let y=!1;for(const w of $){const N=(z.exec(w)??Y.exec(w))?.groups?.name;N&&M.add(N),/^\s{0,40}export\s+default\b/.test(w)&&M.
add("default");const G=P.exec(w)?.groups?.from;G!==void 0&&x.push(G);const L=/^\s{0,40}export\s+(?:type\s+)?\{/.exec(w);if(y||=L!==null,!y)continue;const[j=""]=w.
slice(L?.[0].length??0).split("}",1);for(const U of j.replace(/\/\/.*$/,"").split(",")){const D=H.exec(U.trim())?.groups?.name;D&&M.add(D)}if(y=!w.includes("}"),
M.size>=W)break}return{own:[...M],from:x}}}),2416:((Oe,ce,g)=>{g.d(ce,{F7:()=>Ie,Gd:()=>E,Vz:()=>he,c4:()=>Ge,sq:()=>F,wh:()=>Y});var b=g(1809),I=g(3716),J=g(7491);
const W=/^(?:\[(?:error|ERROR|fatal)\](?:\s|$)|\w{1,20}\sERR!\s(?:[A-Z]\w{1,40}\s)?|\S{1,100}\sSTD(?:ERR|OUT)\s|[│■▲●└]\s{1,4}|(?:notsup|notarget|engine|network|JSON\.parse)\s)/,
z=/^err:\s(?=\w{0,60}(?:Error|Exception):)/;function Y(K){return K.replace(W,"")}const H=[/^\s*(?:\$|>(?!\s[A-Z].*\.$)|[+|│]|➤|at\s|\d{1,7}\s?[|│]|[{})\]]|\((?!!\))|\[$|-{2}|\*|node:internal|file:\s|throw\s|Node\.js v|A complete log|In most cases)/,
/^\s*(?:npm\s)?(?:<[cdilptw]>\s|\[?warn(?:ing)?\]?\b|\(node:\d|deprecat|info\b|notice\b|success\b|debug\b|verbose\b|note\b|hint\b|tip\b)/i,/^\s*(?:See|If|To|You|Note|Please|Try|Did you|This|Learn|Use|Visit|Run|For|Pass|Make sure|Searched|Import trace|Require stack|Emitted|Error reference|Location:|Stack trace|Progress|Packages|Checked out|Cloning|Lockfile is)\b/,
/^[^\w]{0,10}\d{1,6}\s(?:problem|error|warning)s?\b/,/^(?:Required|Actual|Wanted|Found|Valid \w+):\s/,/^(?:\[[\w:@/.-]{1,40}\]\s|[^\w[]){0,8}(?:Error:\s)?(?:(?:[\w-]{1,20}\s)?build\s(?:failed|error|was canceled)|failed (?:to (?:compile|build)|with errors|tasks)|command failed|(?:error )?during build)(?:\W|$)(?!.*\b(?:Error|not|resolve)\b)/i,
/\b(?:exited? (?:with )?(?:code|status)|exit code|ELIFECYCLE|exited with \d|exited \(\d|\w{0,60}RUN_FIRST_FAIL\b)/,/^\s{2,}\w+:\s(?:undefined|null|true|false|-?\d+|\[|\{|'E?[A-Z_]+')/,
/^(?:code|path|errno|syscall|command|cwd|location|dest)\s\S{1,400}$/,/^\s*\[?(?:\w*Error|ERROR|FATAL)\]?:?\s*\{?$/,/^\s*(?:\w{0,60}Error:\s)?5\d\d\s\/\S{0,300}$/,
/^\s*\S{1,400}:\d{1,7}:(?:\d{1,7}|NaN)$/],P=/^\s*(?:✘|✖|✗|×|⨯|x\s|!|\[!\]|\(!\)|\[?(?:ERROR|error|fatal|FATAL|panic)\b\]?[\s:]|\d{1,7}:\d{1,7}[\s:]{1,4}error\b|ERR_|E\d{3}\b|YN00)/,
X=/^[^\w]{0,10}(?:\[[^\]]{1,60}\]:?\s){0,3}(?:\w{1,40}\s){0,3}(?:err:\s)?[([]?(?:Uncaught\s)?\w{0,60}(?:Error|Exception)\b[^:]{0,40}:?\s\S/,$=/^\s*(?:Caused by|Cause):$/,
M=/^\s{2,8}\d{1,2}:\s/,x=/^(?:\/(?:usr\/)?bin\/)?(?:ba|da|z)?sh:\s/,y=/^\s*(?:\[cause\]:|Caused by:|Cause:)\s*\S/,w=/^(?:\[cause\]:|Caused by:|Cause:)\s{1,4}/,N=/\b(?:not (?:found|compatible|exported|defined|set|exist|resolve|valid|allowed|a function|installed|recognized|a supported|available|match)|doesn['’]t|does not|cannot|can['’]t|could not|couldn['’]t|failed to|unable to|unexpected|invalid|undefined|missing|unknown|expected|required|duplicate|must|unclosed|no such|no matching|forbidden|denied|unauthorized|refused|incompatible|unsupported|conflict(?:s|ing)?|unresolved|broken|mismatch|bad|incomplete|unrecognised|unterminated|dead|has no|no (?:\w{1,20} ){1,3}found|should (?:be|have|exist|not)|trailing)\b/i,
G=/\bE[A-Z]{4,}\b|[a-z](?:Expected|NotFound|Missing|Invalid)\b/,L=/^\s*(?:at\s|Hint:|Location:|Stack trace:|(?:>\s{0,9})?\d{1,7}\s?[|│])/,j=3,U=3,D=1e3,O=6;function F(K){
let ne;const ie=Math.max(0,K.length-D),ue=(0,J.E)(K,ie,K.length),me=K.findLastIndex(({text:fe})=>(0,b.oJ)(fe));for(let fe=ie;fe<K.length;fe++){const Se=ue.has(fe)?
0:Ve(K,fe),Ae=Se>=j&&fe>me?Se+U:Se;Se>=j&&Ae>(ne?.points??0)&&(ne={at:fe,points:Ae})}return ne&&E(K,ne.at)}function E(K,ne){const ie=me=>Y(K[me]?.text??"").trim(),
ue=[];for(let me=ne+1;me<K.length&&ue.length<O&&me<ne+12;me++){const fe=ie(me);if(!(fe===""||/^(?:(?:>\s{0,9})?\d{1,7}\s?[|│]|See\b|Hint)/.test(fe))){if((0,I.
LP)(fe))break;ue.push(fe)}}return{at:ne,message:he(ie(ne).replace(P,"").replace(w,"").replace(z,"").replace(/^(?:\d{1,2}:\s(?!\d)|in\s{1,4}(?=\w{0,60}Error:\s))/,
"").trim()||ie(ne),K,ne),details:ue}}const _=/^(?:\w{0,60}(?:Error|Exception):\s)?(?:in\s)?\(?(?<path>[^\s:"'`]{0,400})(?::\d{1,7}){0,2}:?\)?$/,S=/^(?:x|✗|×)?\s?(?:(?:Build|Module build|Module parse) failed(?: in [\d.]+m?s)?(?: \(from [^()]{1,300}\))?|Error while requesting resource)[.:]?$/,
ee=/^[A-Z][a-z]{2,20}(?: \w{2,20}){0,2} failed: [^\s"'`]{1,300}\.\w{1,10}$/,B=14,ae=/^(?:\|- |[├╰└]─{1,2}▶\s{1,4}(?:[×x]\s{1,4})?)/;function pe(K){const ne=_.
exec(K)?.groups?.path;return ne===""||/[./]/.test(ne??"")}function he(K,ne,ie){if(re.test(K))return[K.replace(/\.$/,""),be(ne,ie)].filter(Boolean).join(": ");const ue=Z(
K,ne,ie)??R(K,ne,ie)??we(K,ne,ie);if(ue)return`${K} ${ue}`;const me=pe(K)||S.test(K)||ee.test(K);if(!me&&!K.endsWith(":")&&!xe.test(K))return K;for(let fe=ie+1;fe<=
ie+B&&fe<ne.length;fe++){const Se=Y(ne[fe]?.text??"").replaceAll("**","").trim().replace(ae,"").replace(ke,(Ae,je,Je)=>je===Je?`${je}: `:Ae);if((0,I.LP)(Se))break;
if(!(Se===""||_e.test(Se)||K.includes(Se))){if(me){if(pe(Se))continue;return Se}if(!Ie(Se)){if(xe.test(K)&&/^\s/.test(ne[fe]?.text??""))continue;return K}return[
K,Se,we(Se,ne,fe)].filter(Boolean).join(" ")}}return K}const ve=/^expect\(/,te=/^\s{2,8}(?:Expected|Received)[^:]{0,40}: {1,8}\S/;function R(K,ne,ie){if(!ve.test(
K))return;const me=ne.slice(ie+1,ie+B).map(fe=>fe?.text??"").filter(fe=>te.test(fe)).map(fe=>fe.trim().replace(/ +/g," "));return me.length===0?void 0:`(${me.slice(
0,2).join(", ")})`}const C=/\bis not assignable to\b|^No overload matches|\bdoes not satisfy\b/,T=/^\s{2,60}(?=[A-Z])(?!\s{0,60}(?:Overload|The last overload)\b)/;
function Z(K,ne,ie){if(!C.test(K))return;let ue;for(let me=ie+1;me<=ie+B;me++){const fe=ne[me]?.text??"";if(!T.test(fe))break;ue=fe.trim()}return ue===void 0||K.
includes(ue)?void 0:ue}const de=/^\s{0,8}[-*•]\s{1,4}(?<item>\S.{0,120})$/,le=3;function we(K,ne,ie){if(!K.endsWith(":"))return;const ue=Y(ne[ie+1]?.text??"").
trim()===""?ie+2:ie+1,me=[];for(let fe=ue;me.length<=le;fe++){const Se=de.exec(Y(ne[fe]?.text??""))?.groups?.item;if(Se===void 0)break;me.push(Se.replace(/[`'",;]{1,4}$/,
""))}if(me.length!==0)return me.length>le?`${me.slice(0,le).join(", ")}, \u2026`:me.join(", ")}const re=/^(?:\[[\w:-]{1,60}\] ){0,3}(?:\w{0,60}Error: )?(?:Undefined (?:variable|function|mixin)|Can't find stylesheet to import)\.?$/,
ye=/^[\s│|]{1,40}(?<carets>\^{1,200})\s{0,40}$/;function be(K,ne){for(let ie=ne+1;ie<=ne+B&&ie<K.length;ie++){const ue=ye.exec(K[ie]?.text??"")?.groups?.carets?.
length,me=K[ie]?.text.indexOf("^")??-1;if(ue!==void 0)return K[ie-1]?.text.slice(me,me+ue).trim()?.replace(/^@(?:use|forward|import) (?=["'])/,"")}}const ke=/^([\w.]{1,60}): ([\w.]{1,60}): /,
xe=/\bdoes not match (?:\w{1,20} ){0,3}schema\b|\binvalid (?:\w{1,20} ){0,2}(?:config|file|options)\b[^:]{0,80}$|^(?:\w{1,40}Error: |Error: )?(?:bad|invalid|broken|wrong) (?:[\w-]{1,20} ){0,2}(?:files?|data|configuration)\.?$/i,
_e=/^(?:[>\s│|·]{0,20}\d{1,7}\s?[|│]|[-─^~╵╰╭`,·│|\s]{2}|File:|file:|Hint|Stack trace:|"\w{1,40}":\s|throw |\^|\W+$)/;function Ie(K){return(N.test(
K)||G.test(K))&&!H.some(ne=>ne.test(K))}function Ce(K,ne){const ie=me=>K[me]?.text??"";return y.test(Y(ie(ne)))?!0:M.test(ie(ne))?!M.test(ie(ne+1)):$.test(ie(ne-
1))}const Pe=/^.{0,60}\b(?:errors? during \w{1,20}|failed with \d{1,4} errors?|(?:build|compilation|prerendering|generation) (?:failed|error)|failed to compile)\b[^:]{0,40}[:.]?$/i;
function Ye(K,ne){const ie=K[ne-1]?.text??"",ue=ie.trim()===""?K[ne-2]?.text??"":ie;return Pe.test(ue.trimEnd())}function Ge(K){return/(?:\.{3}|…)$/.test(K)&&
!N.test(K)}function Ve(K,ne){const ie=K[ne]?.text??"",ue=Y(ie);if(ue.trim()===""||Ge(ue)||(0,b.Ol)(ue)||H.some(Ae=>Ae.test(ue)))return 0;const me=[1,2].map(Ae=>Y(
K[ne+Ae]?.text??"")),Se=[X.test(ue)?4:0,ie!==ue||P.test(ie)?3:0,ue.endsWith(":")&&de.test(K[ne+1]?.text??"")?4:0,Ce(K,ne)?8:0,x.test(ue)?6:0,N.test(ue)||G.test(
ue)?3:0,/["'`“]\S/.test(ue)?1:0,me.some(Ae=>L.test(Ae))?2:0].reduce((Ae,je)=>Ae+je,0);return Se<j&&Ye(K,ne)?j:Se}}),730:((Oe,ce,g)=>{g.d(ce,{h:()=>we});const b=String.
raw`(?:[A-Za-z]:[\\/]|(?:file|webpack|webpack-internal|rsc):\/{2,3})?[^\s:*"'<>|\x60(][^:*"'<>|\x60]{0,400}?`,I=`(?<file>${b})`,J=`(?<file>${b}\\.[A-Za-z][A-Za-z\
0-9]{0,9}(?:\\?[\\w=&.-]{0,100})?)`,W=String.raw`:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?`,z=String.raw`(?:Uncaught )?(?:[A-Z]\w{0,60}\.)?[A-Z]?\w{0,60}(?:Error|Exception)`,
Y=/^\s*(?:at |Require stack:|- \/|$)|^\s{2,}/,H=new RegExp(`^\\s+at (?!.{0,900}(?:node_modules|node:|<anonymous>:\\d|[/( ](?:dist|\\.(?:next|output|svelte-kit|temp\
|nuxt|astro|vercel|netlify))/))(?:[^()]{0,300} \\()?(?:async )?${I}${W}\\)?$`);function P(re,ye,be,ke={}){return{name:ye,...re===void 0?{}:{tool:re},steps:[be],
...ke}}const X=[{name:"esbuild",tool:"esbuild",steps:[/^(?:[✘▲X!] )?\[(?<severity>ERROR|WARNING)\] (?:(?<code>(?:TS|NG)-?\d+): )?(?<message>.*?\S)(?: \[(?:plugin )?[\w-]+\])?$/,
{pattern:new RegExp(`^\\s{4}${I}${W}:$`),skip:6,over:/^(?!\s{4}|[✘▲X!] \[)/}],zeroColumn:!0},P("esbuild","esbuild-short",new RegExp(`^${I}${W}: (?<severity>\
ERROR|WARNING): (?<message>.+)$`),{zeroColumn:!0}),{name:"rolldown",tool:["rolldown","vite"],steps:[/^(?:(?<severity>Warning|Error): )?\[(?<code>[A-Z][A-Z_]+|builtin:[\w:-]+|plugin [\w:-]+)\] (?<message>\S.*)$/,
{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[ ?${I}:(?<line>\\d{1,7}):(?<column>\\d{1,7}) ?\\]$`),skip:1}]},{name:"vite-plugin-svelte",tool:"vite",steps:[
new RegExp(`^\\[plugin(?: |:)vite-plugin-svelte[\\w:-]*\\] ${I}${W}$`),/^(?:\w*Error: )?(?:\S{1,400}:\d+:\d+ )?(?<message>\S.*)$/],zeroColumn:!0},P("vite","vite\
-plugin-svelte-warning",new RegExp(`^\\[vite-plugin-svelte\\] ${I}${W} (?<message>.+)$`),{zeroColumn:!0,severity:"warning"}),{name:"vite-plugin-place",tool:"vit\
e",steps:[new RegExp(`^\\[plugin(?: |:)[\\w:-]+\\] ${I}${W}$`),/^(?:\w*Error: )?(?:\[[\w/-]+\] )?(?:\S{1,600}:\d+:\d+: )?(?<message>\S.*?)(?: \(\d+:\d+\))?$/]},
{name:"vite-prerender",tool:"vite",steps:[/^\[vite-prerender-plugin\] \[plugin vite-prerender-plugin\]$/,{pattern:/^(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:new RegExp(
`^> ${I}${W}$`),skip:12}]},{name:"parcel",tool:"parcel",steps:[/^@parcel\/[\w-]{1,60}: (?<message>\S.*)$/,{pattern:new RegExp(`^\\s{1,4}${J}${W}$`),skip:4,over:/^(?:\S|$)/}]},
{name:"jiti",tool:["rsbuild","docusaurus","nuxt"],steps:[/^.{0,40}\b(?<message>ParseError: \S.*)$/,new RegExp(`^\\s{1,4}${J}${W}$`)],zeroColumn:!0},P("vite","vi\
te-unresolved",/^(?:\w*Error: )?(?:\[vite\]: )?(?<message>Roll(?:up|down) failed to resolve import "[^"]{1,300}") from "(?<file>[^"]{1,400})"/),P("rollup","roll\
up-unresolved",/^(?:\[(?:!|error)\] )?(?:\w*Error: )?(?<message>(?:Could not resolve|Failed to resolve) (?:"[^"]{1,300}"|\S{1,300})) from "?(?<file>[^"]{1,400}?)"?$/),
P("rollup","rollup-export",/^(?:\[!\] )?(?:\w*Error: )?(?<message>["'][\w$]{1,200}["'] is not exported by "?[^\s",]{1,400}"?, imported by "?(?<file>[^\s"]{1,400}?)"?\.?)$/),
P("rollup","rollup-refused",/^(?:\[[\w:.-]{1,60}\] ){0,4}(?:\w{0,40}Error: )?(?<message>Could not load [^\s()]{1,300} \(imported by (?<file>[^)\s]{1,300})\): (?:Cannot|Can't|Must not) import\b.{0,300})$/),
P(["vite","vitepress"],"vite-plugin-message",new RegExp(`^(?:\\w*Error: )?(?:\\[[\\w:-]{1,60}\\] )?\\[plugin [\\w:-]{1,60}\\] ${I} \\((?<line>\\d{1,7}):(?<column>\
\\d{1,7})\\): (?<message>.+)$`)),P("rollup","rollup",new RegExp(`^(?:\\[!\\] )?(?:\\(plugin [\\w:@/. -]{1,80}\\) )?(?:RollupError: )?${I} \\((?<line>\\d{1,7}):(?<\
column>\\d{1,7})\\): (?<message>.+)$`),{zeroColumn:!0}),{name:"vite-config",tool:"vite",steps:[new RegExp(`^failed to load config from ${I}$`),/^error during build:$/,
/^(?!Error: (?:Build|Transform) failed)(?<message>\S.*)$/]},{name:"sass",tool:"sass",steps:[/^(?:\w*Error: )?(?:(?<severity>DEPRECATION WARNING|WARNING)(?: \[[\w-]+\])?: )?(?:\[sass\] )?(?<message>\S.*)$/,
{pattern:/^\s*[╷,]$/,skip:1,over:/^$/},{pattern:new RegExp(`^\\s+(?!\\S+\\.vue )${I} (?<line>\\d{1,7}):(?<column>\\d{1,7})\\s{1,4}\\S.*$`),skip:12}]},P("postc\
ss","postcss",new RegExp(`^(?:CssSyntaxError: (?:\\[[\\w-]+\\] )?(?:[\\w-]+: )?|(?:\\[[\\w:-]{1,60}\\] ){1,4})${I}${W}: (?<message>.+)$`)),{name:"vite-file",tool:"\
vite",steps:[/^\[(?:plugin )?[@\w:/-]+\] (?!✗ )(?:\[[@\w/-]+\] )?(?!✗|Transform failed|Build failed|\[)(?<message>\S.*?)(?: \(\d+:\d+\))?$/,{pattern:new RegExp(
`^file: ${I}(?:${W})?(?: \\(.*)?$`),skip:40,over:/^(?!\s+at |\[|[✓✗x] |error during|vite v\d)/}]}],$=[P("typescript","tsc",new RegExp(`^(?:ERROR in )?${I}\\(\
(?<line>\\d{1,7}),(?<column>\\d{1,7})\\): (?<severity>error|warning) (?<code>TS\\d+): (?<message>.+)$`)),P("typescript","tsc-pretty",new RegExp(`^(?:Error: )?${I}${W}\
 - (?<severity>error|warning|hint|message) (?<code>TS\\d+|ts\\(\\d+\\)): (?<message>.+)$`)),{name:"ts-loader",tool:"webpack",steps:[new RegExp(`^\\[tsl\\] (?<seve\
rity>ERROR|WARNING) in ${I}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\)$`),/^\s+(?<code>TS\d+): (?<message>.+)$/]},{name:"tsc-frame",tool:"typescript",steps:[/^(?<code>TS\d+): (?<message>\S.*)$/,
{pattern:/^\s*> (?<line>\d{1,7}) \| (?<frame>.*\S)$/,skip:12,over:/^\s/}]},{name:"eslint-stylish",tool:"eslint",steps:[/^(?<file>(?:[A-Za-z]:[\\/]|\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,
/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})\s{1,40}(?<severity>error|warning|Error:|Warning:)\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/],repeat:!0},
{name:"eslint-react-scripts",tool:"react-scripts",steps:[/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^\s+Line (?<line>\d{1,7}):(?<column>\d{1,7}):\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/],
repeat:!0},{name:"eslint-react-scripts-syntax",tool:"react-scripts",steps:[/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^Syntax error: (?<message>\S.*) \((?<line>\d{1,7}):(?<column>\d{1,7})\)$/]},
P("eslint","eslint-compact",new RegExp(`^${I}: line (?<line>\\d{1,7}), col (?<column>\\d{1,7}), (?<severity>Error|Warning) - (?<message>.*?\\S)(?: \\((?<code>[@\\w/-\
]+)\\))?$`)),P("eslint","eslint-unix",new RegExp(`^${I}${W}: (?<message>.*\\S) \\[(?<severity>Error|Warning)(?:/(?<code>[@\\w/-]+))?\\]$`)),{name:"prettier-chec\
k",tool:"prettier",steps:[/^\[warn\] (?<file>\S.{0,400}\.\w{1,20})$/,{pattern:/^\[warn\] (?<message>Code style issues .*)$/,skip:40,over:/^\[warn\] /}]},{name:"\
biome",tool:"biome",steps:[new RegExp(`^${I}(?:${W})? (?<code>[a-z]+(?:/\\w+)*)\\s.{0,40}\u2501\u2501\u2501`),{pattern:/^\s+(?<severity>[×✖!⚠i])\s(?<message>.+)$/,
skip:1,over:/^\s*$/}]}],M={pattern:/^(?<file>[^:*"<>|]{1,400}\.vue)$/,skip:1,over:/^$/},x=String.raw`\[vue/compiler-sfc\] (?<message>\S.*?)(?: \(\d{1,7}:(?<column>\d{1,7})\))?$`,
y={pattern:/^\s+\|\s+\^/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) \s*)?\|/},w=String.raw`(?<file>${b}\?vue&type=style[^:)\s]{0,200})`,N=/^\s+\S{1,400}\.vue (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
G=/^\s*(?:[╷,╵']|\d{1,7} [│|]|[│|])|^$/,L=[{name:"vue-script",tool:"vue-cli",steps:[new RegExp(`^\\[plugin(?: |:)vite:vue\\] ${b}${W}$`),new RegExp(`^(?\
:\\w*Error: )?${x}`),M,y],zeroColumn:!0},{name:"vue-script-vite7",tool:"vite",steps:[new RegExp(`^(?:\\[vite:vue\\] |SyntaxError: )${x}`),M,y],zeroColumn:!0},{name:"\
vue-style",tool:"vite",steps:[new RegExp(`^\\[plugin(?: |:)[\\w:-]{1,60}\\] ${w}(?::\\d{1,7}){2}$`),new RegExp(`^CssSyntaxError: ${b}${W}: (?<message>\\S.*)$`)]},
{name:"vue-style-vite7",tool:"vite",steps:[new RegExp(`^\\[vite:vue\\] ${b}${W}: (?<message>\\S.*)$`),new RegExp(`^file: (?:${b}(?::\\d{1,7}){2} \\()?${w}(?:(?:\
:\\d{1,7}){2}|\\))?$`)]},{name:"vue-sass",tool:"vite",steps:[new RegExp(`^\\[plugin(?: |:)vite:css\\] ${w}$`),/^Error: \[sass\] (?<message>\S.*)$/,{pattern:N,skip:12,
over:G}]},{name:"vue-sass-vite7",tool:"vite",steps:[/^\[vite:css\] \[sass\] (?<message>\S.*)$/,{pattern:N,skip:12,over:G},new RegExp(`^file: ${w}$`)]},{name:"sv\
elte-sass",tool:"vite",steps:[/^(?:\w*Error: |\[[\w:-]{1,60}\] )?Error while preprocessing (?<file>\S{1,400}\.svelte) - \[sass\] (?<message>\S.*)$/,{pattern:/^\s+\S{1,400}\.svelte\.vite-preprocess\.\w+ (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
skip:12,over:G}],part:"?vue&type=style&index=0"},P("vitepress","vitepress",/^(?:\w*Error: )?(?:\[vite:vue\] )?\[plugin vite:vue\] (?<file>[^:*"<>|]{1,400}\.md) \(\d{1,7}:\d{1,7}\): (?<message>\S.*?)(?: \(\d+:\d+\))?$/),
{name:"vitepress-script",tool:"vitepress",steps:[/^\[vite:vue\] \[vue\/compiler-sfc\] (?<message>\S.*?)(?: \(\d+:\d+\))?$/,{pattern:/^(?<file>[^:*"<>|]{1,400}\.md)$/,
skip:1,over:/^$/}]}];var j=g(6612);const U=/^(?:Error:)?[\s│]*(?:[├╰]─▶\s*)?[x×](?:\s*[x×])? (?<message>\S.*)$/,D={pattern:/^\s*[:·]\s+[\^─┬]/,
skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?[|│:·]/},O=/^(?<file>\.\/[^:*"<>|]{1,400})$/,F=/^Error: Error evaluating Node\.js code$/,E=/^(?:WARN\s{1,4})?🚨 Unable to index (?<file>[^:,*"<>|]{1,400})(?:,[^:]{1,400})?:$/u,
_=/^(?:WARN\s{1,4})?(?:\w*Error: )?(?<message>\S.*?)(?: (?=\S{1,400}\/\S)\S{3,801})?$/,S=String.raw`\((?<file>[^()]{1,400})\)(?: \[Line (?<line>\d{1,7}), Column (?<column>\d{1,7})\])?`,
ee=[{name:"next-swc",tool:"next",steps:[U,{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[${I}:\\d{1,7}:\\d{1,7}\\]$`),skip:6,over:/^\s*[|│]|^$/},D]},{name:"\
next-config",tool:"next",steps:[/^\s*⨯ Failed to load (?<file>next\.config\.\w{2,3})\b/,{pattern:/^\[?Error:\s+[x×] (?<message>\S.*)$/,skip:4},/^\s*[╭,][─-]{1,3}\[\d{1,7}:\d{1,7}\]$/,
D]},{name:"swc",tool:"swc",steps:[U,new RegExp(`^[\\s\u2502]*[\u256D,][\u2500-]{1,3}\\[${I}${W}\\]$`)]},{name:"next",tool:"next",steps:[new RegExp(`^(?<file>\\./\
[^:*"<>|]{1,400}?)${W}$`),/^(?:(?:Type )?[Ee]rror: )?(?<message>\S.*)$/]},{name:"next-loader-place",tool:"next",steps:[O,F,/^(?<line>\d{1,7}):(?<column>\d{1,7}): (?!.*\(\d{1,7}:\d{1,7}[-\d:]*\)$)(?<message>\S.*)$/]},
{name:"next-loader",tool:"next",steps:[O,F,{pattern:/^(?!Error: \[MDX\])(?:\d{1,7}:\d{1,7}: |- )?(?<message>\S.*?)(?: \((?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?\))?$/,
skip:1}]},{name:"next-mdx",tool:"next",steps:[O,/^(?:\w*Error: )?(?=[A-Z])(?<message>\S.*?) \((?<line>\d{1,7}):(?<column>\d{1,7})-\d{1,7}:\d{1,7}\)$/]},{name:"n\
ext-module",tool:"next",steps:[O,/^(?:\w*Error: )?(?<message>Module not found: .+)$/]},{name:"next-prerender",tool:"next",steps:[/^Error occurred prerendering page /,
/^(?<message>\S.*)$/,{pattern:H,skip:20,over:Y}]},{name:"gatsby-query",tool:"gatsby",steps:[/^error There was a problem parsing "(?<file>[^"]{1,400})"; any GraphQL$/,
{pattern:/^(?<message>This may indicate a syntax error in the code), or/,skip:2}]},{name:"gatsby-config",tool:"gatsby",steps:[/^error Failed to compile Gatsby files/,
{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^File path: (?<file>\S.{0,400})$/,skip:4}]},{name:"gatsby-lifecycle",tool:"gatsby",steps:[/^error "(?<file>[^"]{1,400})" threw an error while running the \w+ lifecycle:$/,
{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^> (?<line>\d{1,7}) \|/,skip:8}]},{name:"storybook-index-place",tool:"storybook",steps:[E,_,{pattern:/^(?:\S{1,400} )?\(line (?<line>\d{1,7}), col (?<column>\d{1,7})\)$/,
skip:1}],zeroColumn:!0},{name:"storybook-index",tool:"storybook",steps:[E,_]},{name:"storybook-config",tool:"storybook",steps:[/couldn't evaluate your (?<file>\S{1,400}) file\.$/,
{pattern:/^Original error:$/,skip:2,over:/^$/},{pattern:/^(?!\w*Error: Transform failed)(?:\w*Error: )?(?:<stdin>:(?<line>\d{1,7}):(?<column>\d{1,7}): ERROR: )?(?<message>\S.*)$/,
skip:1}],zeroColumn:!0},P("vitepress","vitepress-dead-link",/^(?:\(!\) )?(?<message>Found dead link \S{1,300}) in file (?<file>\S{1,400}\.md)$/),{name:"docusaur\
us-mdx",tool:"docusaurus",steps:[/MDX compilation failed for file "(?<file>[^"]{1,400})"$/,/^[\s│]*Cause: (?<message>\S.*)$/,{pattern:/^[\s│]*"line": (?<line>\d{1,7}),?$/,
skip:20}]},{name:"svelte-check",tool:"svelte-check",steps:[new RegExp(`^${I}${W}$`),/^(?<severity>Error|Warn|Hint): (?<message>\S.*?)(?: \((?<code>\w+)\))?$/]},
P("svelte-check","svelte-check-machine",/^\d{13} (?<severity>ERROR|WARNING) "(?<file>[^"]{1,400})" (?<line>\d{1,7}):(?<column>\d{1,7}) "(?<message>.+?)(?=\\n|"$)/),
{name:"astro-location",tool:"astro",steps:[/^(?!\s*(?:Hint|Error reference|Location|Stack trace):)(?:\[(?<code>\w+Error)\] (?=\S)|(?=[A-Z]\S* )(?!Build failed))(?<message>.+)$/,
{pattern:/^\s+Location:$/,skip:20,over:/^(?!\s*Stack trace:|\s+at |\[)/},new RegExp(`^\\s+${I}${W}$`)],zeroColumn:!0},P("metalsmith","metalsmith",/^Error: (?<message>Invalid frontmatter) in the file at: (?<file>\S.{0,400})$/),
{name:"eleventy-nunjucks",tool:["eleventy","nunjucks","metalsmith"],steps:[new RegExp(`^(?:\\d{1,2}\\.|>|Template render error:(?: \\S{1,200}:)?) ${S}$`),{pattern:/^\s+(?:Error: )?(?!(?:Template render error: )?\([^()]{1,400}\))(?<message>\S.*?)(?: \(via [\w ]+\))?$/,
skip:4,over:new RegExp(`^\\s*(?:Template render error: )?${S}$`)}],part:j.$p},P("eleventy","eleventy-liquid",/^(?:\d{1,2}\. )?(?:\w+Error: )?(?<message>\S.*), file:(?<file>[^,]{1,400}), line:(?<line>\d{1,7})(?:, col:(?<column>\d{1,7}))?/,
{part:j.$p}),{name:"eleventy-data",tool:"eleventy",steps:[/^\d{1,2}\. Having trouble (?:parsing data file|reading front matter from template) (?<file>\S{1,400}) \(via /,
/^\d{1,2}\. (?<message>\S.*?)(?: \((?:line )?(?<line>\d{1,7})(?::| column )(?<column>\d{1,7})\))?(?: \(via \w+\))?$/]},{name:"eleventy-layout",tool:"eleventy",steps:[
/^\d{1,2}\. Problem creating an Eleventy Layout for the "(?<file>[^"]{1,400})" template file\./,/^\d{1,2}\. (?<message>\S.*?)(?: \(via [^()]{1,200}\))?$/]},{name:"\
eleventy-config",tool:"eleventy",steps:[/^\d{1,2}\. Error in your Eleventy config file '(?<file>[^']{1,400})'\./,{pattern:/^\d{1,2}\. (?!There was a problem importing|Cannot find (?:module|package) )(?<message>\S.*?)(?: \(via \w+\))?$/,
skip:1,over:/^\d{1,2}\. There was/}]}],B=new RegExp(`^\\s{0,4}(?:\\[?(?:ERROR|error)\\]?:? )?(?<message>(?:${z}(?: \\[\\w+\\])?|error): .+)$`),ae=/^\s*\[cause\]: (?<message>\S.*)$/,
pe=80,he={name:"node-cause",tool:"node",match(re,ye){if(!re.find(B,ye))return;let be,ke,xe=!1,_e=ye+1;for(;_e<re.length&&_e<ye+pe;_e++){const Ie=re.line(_e)?.text??
"",Ce=re.find(ae,_e)?.groups?.message;Ce!==void 0&&([ke,xe]=[Ce,!1]);const Pe=H.exec(Ie.replace(/ \{$/,""))?.groups;if(Pe&&(be===void 0||ke!==void 0&&!xe)&&([be,
xe]=[{...Pe},!0]),Ce===void 0&&!Y.test(Ie)&&!/^[{}]/.test(Ie))break}return be&&ke?{groups:[{...be,message:ke}],next:_e}:void 0}},ve=/^\s+File "(?<file>[^"]{1,400})", line (?<line>\d{1,7})/,
te=/\/site-packages\/|\/dist-packages\/|\/lib\/python\d|^</,R=/^(?<message>[A-Za-z_][\w.]{0,100}(?:: .+)?)$/,C={name:"python",tool:"python",match(re,ye){if(!(re.
line(ye)?.text??"").startsWith("Traceback (most recent call last)")&&!re.find(ve,ye))return;let ke;for(let xe=ye;xe<re.length&&xe<ye+200;xe++){const _e=re.line(
xe)?.text??"",Ie=re.find(ve,xe)?.groups;if(Ie&&!te.test(Ie.file??"")&&(ke={...Ie}),xe===ye||_e.startsWith(" "))continue;const Ce=R.exec(_e)?.groups?.message;return ke&&
Ce?{groups:[{...ke,message:Ce}],next:xe+1}:void 0}}},T=[{name:"vitest",tool:"vitest",steps:[/^\s*FAIL\s+\S{1,400} > (?<test>\S.{0,300})$/,/^(?<message>\S.*)$/,{
pattern:new RegExp(`^ \u276F (?!.*node_modules)(?:\\S.{0,200} )?(?<file>(?:[A-Za-z]:)?[^\\s:]{1,400})${W}$`),skip:40}]},{name:"jest-syntax",tool:"jest",steps:[new RegExp(
`^\\s{4}${J}:(?<line>\\d{1,7})$`),{pattern:new RegExp(`^\\s{4}(?<message>${z}: .+)$`),skip:6}]},{name:"jest",tool:"jest",steps:[/^\s{2}● (?!Test suite failed to run)(?<test>\S.*)$/,
{pattern:/^\s{4}(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:H,skip:40,over:/^(?!\s{2}●)/}]},{name:"rust",tool:"cargo",steps:[/^(?<severity>error|warning)(?:\[(?<code>\w+)\])?: (?<message>.+)$/,
new RegExp(`^\\s*--> ${I}${W}$`)]},C,{name:"go-panic",tool:"go",steps:[/^panic: (?<message>.+)$/,{pattern:new RegExp(`^\\s(?!.*/go/(?:src|pkg/mod)/)${I}:(?<line\
>\\d{1,7})(?: \\+0x.*)?$`),skip:20}]},{name:"node-syntax",tool:"node",steps:[new RegExp(`^(?!.*node_modules)${J}:(?<line>\\d{1,7})$`),{pattern:new RegExp(`^(?<m\
essage>${z}(?: \\[\\w+\\])?: .+)$`),skip:6}]},P("node","node-import",/^(?:\w*Error )?\[?(?<code>ERR_MODULE_NOT_FOUND|ERR_PACKAGE_PATH_NOT_EXPORTED)\]?: (?<message>(?:Cannot find (?:module|package)|Package subpath) '[^']{1,400}'(?: is not defined by "exports" in \S{1,400})?) imported from (?<file>\S{1,400})$/),
he,{name:"node-stack",tool:"node",steps:[B,{pattern:H,skip:20,over:Y}]},{name:"consola",tool:["nuxt","docusaurus"],steps:[/^\[(?:error|fatal)\] (?<message>\S.*)$/,
{pattern:H,skip:20,over:/^\s+at /}]},P(void 0,"plain",new RegExp(`^\\s{0,4}(?!- )(?:(?:vet|error|ERROR|Error):? (?:in )?)?${J}${W}:?(?: -)?\\s+(?:(?:fatal )?(?<s\
everity>error|warning|note|info)\\b[: ]\\s*)?(?!\\+0x)(?<message>\\S.*)$`))],Z=new RegExp(`^(?:File: |(?<severity>ERROR|WARNING) in )${I}(?:[: ]\\d+:[\\d:-]+)?$`),
le=[{name:"rspack-syntax",tool:["rspack","rsbuild"],steps:[Z,/^\s+× Module build failed \(from builtin:/,/^\s+╰─▶\s+×\s+(?:x )?(?:Syntax Error: )?(?<message>\S.*)$/,
/^[\s│]*[╭,][─-]{1,3}\[(?:[^\]]{0,400}:)?(?<line>\d{1,7}):(?<column>\d{1,7})\]$/],zeroColumn:!0},{name:"rspack",tool:["rspack","rsbuild"],steps:[Z,{pattern:/^\s+(?:╰─▶\s+)?× (?!(?:\w*Error: )?Module build failed)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^\s+× Module build failed/}]},P(["docusaurus","react-scripts","gatsby"],"unresolved-in-folder",/^(?:\s*× |\w*Error: )?(?<message>(?:Module not found: (?:Error: )?)?Can't resolve '[^']{1,300}') in '(?<file>[^']{1,400})'$/),
P("react-scripts","react-scripts-css",new RegExp(`^Syntax error: ${J} (?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`)),{name:"fork-ts-checker",
tool:"webpack",steps:[new RegExp(`^(?<severity>ERROR|WARNING) in ${I}${W}(?:-[\\d:]+)?$`),/^(?<code>TS\d+): (?<message>.+)$/]},{name:"webpack-loader-place",tool:"\
webpack",steps:[new RegExp(`^(?<severity>ERROR|WARNING) in (?:${b})(?: \\d+:[\\d-]+)?(?: \\(.*)?$`),{pattern:new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\\
) ${I} (?<message>[A-Z].*)$`),skip:5}]},P("gatsby","postcss-loader",new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${J} (?<message>[A-Z].*)$`)),{name:"\
webpack-place",tool:"webpack",steps:[new RegExp(`^(?<severity>ERROR|WARNING) in ${I}(?: \\d+:[\\d-]+)?(?: \\(.*)?$`),{pattern:new RegExp(`^(?:\\w*Error: )?(?:${b}\
: )?(?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`),skip:2}],zeroColumn:!0},{name:"webpack",tool:"webpack",steps:[new RegExp(`^(?!.*sass-loader\
)(?<severity>ERROR|WARNING) in ${I}(?: (?<line>\\d{1,7}):(?<column>\\d{1,7})(?:-[\\d:]+)?)?(?: \\(.*)?$`),{pattern:/^(?!Module build failed|\.\/\S+ \d|\[tsl\]|\d{1,7}:[\d-]+$)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^Module build failed/}],zeroColumn:!0}],we=[...$,...L,...X,...le,...ee,...T]}),7214:((Oe,ce,g)=>{g.d(ce,{Ap:()=>w,RD:()=>pe,SN:()=>E,XQ:()=>F,c3:()=>ve,
ne:()=>x,ri:()=>M,wG:()=>he});var b=g(6760),I=g(5807),J=g(5230),W=g(770),z=g(8724),Y=g(1981);const H=[/Cannot find (?:module|package) '(?<what>[^']{1,300})' imported from (?<from>\S{1,400})/,
/Cannot find (?:module|package) '(?<what>[^']{1,300})'/,/Cannot find module or type declarations for side-effect import of '(?<what>[^']{1,300})'/,/Could not resolve ["'](?<what>[^"']{1,300})["'](?: (?:from|in) ["']?(?<from>[^"'\s]{1,400}))?/,
/^(?:\[UNLOADABLE_DEPENDENCY\] )?Could not load (?<path>[\w@./[\]-]{1,300})$/,/^\S{0,60}\s?Could not load (?<what>\/[^\s()]{1,300}) \(imported by (?<from>[^)\s]{1,300})\)(?!: (?!ENOENT))/,
/The module `(?<what>[^`]{1,200})` could not be loaded\. It may not be installed/,/problem loading plugin "(?<what>[^"]{1,200})"\. Perhaps you need to install/,
/[Ff]ailed to resolve "extends":\s?"(?<what>[^"]{1,300})"/,/Can't resolve '(?<what>[^']{1,300})'/,/\bNotFound\("(?<what>[^"]{1,300})"\)/,/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) (?:the |a )?(?:[\w.-]{1,20} )?(?:module|package|dependency|plugin|preset|parser|loader|adapter|integration|extension|theme|layer):? ["'`](?<named>[^"'`]{1,300})["'`]/,
/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) ["'`](?<named>[^"'`]{1,300})["'`](?=.{0,40}\binstall)/,
/\btried to access (?<named>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}), but it isn't declared in (?:your|its) dependencies\b/,/[Ff]ailed to resolve (?:import )?["'](?<what>[^"']{1,300})["'](?: from ["'](?<from>[^"']{1,400})["'])?/,
/^(?:\[[\w:-]{1,40}\] )?Failed to resolve (?<what>\/[^\s"']{1,300})(?: from (?<from>\S{1,400}\.html))?$/,/Can't find stylesheet to import: ["'](?<sheet>[\w./-]{1,300})["']/,
/No such file or directory \(os error 2\): @import "(?<sheet>[\w./-]{1,300})"/,/^template not found: (?<what>\S{1,300})$/,/^ENOENT: Failed to lookup "(?<what>[^"]{1,300})" in /,
/ModuleNotFoundError: No module named '(?<what>[^']{1,200})'/],P=/Package subpath '\.(?<subpath>\/[^']{1,200})' is not defined by "exports" in \S{0,400}?node_modules\/(?<owner>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100})\/package\.json/,
X=/\bCould not load (?<path>[^\s()]{1,300}) \(imported by [^)\s]{1,300}\): (?:Cannot|Can't|Must not) import\b/,$=/^Found dead link (?<link>\S{1,300}?)(?:(?<=\/)index)?$/;
function M(te){const R=(0,W.fO)(te),{link:C}=$.exec(R)?.groups??{};if(C)return new RegExp(`(?<=["'\`]|\\]\\()${(0,I.Kf)(C)}(?:\\.(?:md|html))?(?=["'\`)?#\\s])`);
const{owner:T,subpath:Z}=P.exec(R)?.groups??{};if(T&&Z)return new RegExp(`(?<=["'\`])${(0,I.Kf)(`${T}${Z}`)}(?=["'\`])`);for(const de of[X,...H]){const{named:le,
sheet:we,what:re=le??we,path:ye}=(0,J.$)(de,R)?.groups??{},be=re?(0,I.Kf)(re):ye&&`[@~#$][^\\s"'\`]{0,300}?/${(0,I.Kf)(b.posix.basename(ye))}`;if(be)return new RegExp(
`(?<=["'\`]|(?:url|\\])\\()${be}(?=["'\`)?#])`)}}function x(te){for(const{file:C,severity:T,message:Z,code:de}of te.facts.diagnostics??[]){if((0,z.g)({code:de??
null}))return;if(T!=="error")continue;const le=(0,W.fO)(Z),we=y(j(le,C),Z),re=we?.kind==="file"?void 0:B(le,C,te.facts.list);if(re??we)return re??we}if(te.facts.
diagnostics?.some(C=>C.severity==="error"))return;const R=te.lines.findLastIndex(C=>N.test(C));for(const[C,T]of te.lines.entries()){const Z=j(T,void 0);if(Z)return C<
R-G?void 0:Z}}function y(te,R){return te?.kind!=="package"||(0,W.x_)(R)===void 0?te:{...te,kind:"file",specifier:w(R)??te.specifier}}function w(te){const R=(0,W.
fO)(te);return H.map(C=>(0,J.$)(C,R)?.groups?.what).find(Boolean)}const N=/^(?:Uncaught )?(?:Reference|Type|Range)Error: (?!.*\b(?:module|package|import|resolve)\b)/,
G=3,L=/^@[\w-]{1,100}\/[\w-]{1,100}$/;function j(te,R){for(const C of H){const T=(0,J.$)(C,te)?.groups;if(T?.path)return{kind:"file",specifier:T.path,importer:"\
."};if(T?.sheet)return{kind:"file",specifier:T.sheet,importer:R};const Z=T?.what??T?.named;if(!T||!Z)continue;const de=R??T.from,le=/\.(?:html?|css|s[ac]ss|less|json)$/.
test(de??"")&&!L.test(Z);if(T.named===void 0&&le||/\.(?:html|njk|liquid)$/.test(Z)||/^(?:\.{1,2}(?:\/|$)|\/)/.test(Z))return{kind:"file",specifier:Z,importer:de};
const re=/^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.exec(Z)?.[0];return re===void 0||Z[re.length]===":"?void 0:{kind:"package",specifier:re,importer:de}}}const U=[
"",..."ts tsx js jsx mjs cjs vue svelte astro css scss json".split(" ").map(te=>`.${te}`)],D=/\.(?:css|s[ac]ss|less)$/,O=["",".css",".scss",".sass",".less"];function F(te){
const R=te.facts.list??ve(E(te.facts)),C=x(te),T=C?.kind==="file"&&!E(te.facts).some(W.lQ)?C:void 0;for(const Z of T?he(T):[]){const de=D.test(T?.importer??"")?
O:U,le=(0,Y.M)(Z,R,de);if(le!==void 0&&T)return{specifier:T.specifier,actual:le}}}function E({diagnostics:te=[]}){return(0,W.Or)(te.find(({severity:R})=>R==="er\
ror")?.message??"")}const _=/^(?:[@~#]|\$\w{1,20})\/(?<rest>[^'"\s]{1,300})$/,S=/^[@~#$]?(?<rest>[\w-]{1,60}\/[^'"\s]{1,300})$/,ee=["","src","src/lib","app"];function B(te,R,C){
const T=w(te);return T&&(_.test(T)||ae(T,R,C).length>0)?{kind:"file",specifier:T,importer:R}:void 0}function ae(te,R,C){const[T=""]=S.exec(te)?.groups?.rest?.split(
"/",1)??[];return T===""||!C||/^(?:node_modules|src|lib)$/.test(T)?[]:pe(R).filter(Z=>C(Z).includes(T)&&C(b.posix.join(Z,T)).length>0)}function pe(te){const R=te.
split("/").slice(0,20),C=R.map((T,Z)=>R.slice(0,Z).join("/"));return[...new Set(C.flatMap(T=>ee.map(Z=>b.posix.join(T,Z))))].map(T=>T==="."?"":T)}function he({specifier:te,
importer:R}){const C=(_.exec(te)??S.exec(te))?.groups?.rest;if(C&&!/^\.{1,2}\//.test(te))return pe(R??"").map(Z=>b.posix.join(Z,C));if(te.startsWith("/")){const Z=te.
split("/").slice(1,40);return Z.map((de,le)=>Z.slice(le).join("/"))}const T=R&&b.posix.join(b.posix.dirname(R),te);return!T||T.startsWith("..")||T.startsWith("/")?
[]:[T]}function ve(te){const R=new Map;for(const C of te){const T=C.split("/");for(const[Z,de]of T.entries()){const le=T.slice(0,Z).join("/"),we=R.get(le)??new Set;
R.set(le,we.add(de))}}return C=>[...R.get(C)??[]]}}),8503:((Oe,ce,g)=>{g.d(ce,{f:()=>W});var b=g(6760),I=g(9882),J=g(7214);function W(L){const{list:j}=L.facts,U=(0,J.
SN)(L.facts);if(U.length>0)return U;const D=(0,J.ne)(L);if(!j||D?.kind!=="file")return[];const O=(0,J.wG)({...D,specifier:D.specifier.replace(/[?#].*$/,"")}),{importer:F}=D;
for(const S of O){const ee=H(S,j,F);if(ee.length>0)return ee}return(/\.html?$/.test(F??"")?O.map(S=>Y(S,j)):[]).find(S=>S.length>0)??(O.length>0?G(b.posix.basename(
O[0]??""),j,F):[])}const z=/^(?:main|index|entry)\./i;function Y(L,j){const U=b.posix.dirname(L),D=b.posix.basename(L);return!z.test(D)||U==="."?[]:j(U).filter(
F=>z.test(F)&&M(F,D)).map(F=>b.posix.join(U,F)).slice(0,3)}function H(L,j,U=""){const D=L.split("/").filter(B=>B!==".");let O="";for(const B of D.slice(0,-1)){const ae=j(
O),pe=ae.filter(ve=>ve!=="node_modules"&&!ve.startsWith(".")),he=ae.includes(B)?B:(0,I.pA)(B,pe)[0];if(he===void 0)return[];O=b.posix.join(O,he)}const F=D.at(-1)??
"",E=j(O).filter(B=>M(B,F,U)),_=E.filter(B=>y(B)===y(F)),S=_.length>0?_:(0,I.pA)(x(F),E.map(x));return E.filter(B=>_.includes(B)||S.includes(x(B))).map(B=>b.posix.
join(O,B)).slice(0,3)}const P=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|json)$/i,X=/\.(?:p?css|s[ac]ss|less|styl)$/i,$=/\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/i;
function M(L,j,U=""){if(X.test(U)&&x(j)===j)return X.test(L);if(x(L)===L)return!0;const D=[P,X,$].find(O=>O.test(j));return D?D.test(L):x(j)===j?P.test(L)||X.test(
L):(0,b.extname)(L)===(0,b.extname)(j)}function x(L){return L.replace(/(?<=.)\.[a-z]\w{1,9}$/i,"")}function y(L){return x(X.test(L)?L.replace(/^_(?=.)/,""):L)}const w=200,
N=/^(?:\.|node_modules$|dist$|build$|out$|vendor$|coverage$)/;function G(L,j,U=""){const D=[],O=[""];for(let F=0;F<O.length&&F<w;F++){const E=O[F]??"";for(const _ of j(
E)){const S=b.posix.join(E,_);y(_).toLowerCase()===y(L).toLowerCase()&&M(_,L,U)&&D.push(S),!N.test(_)&&x(_)===_&&O.push(S)}}return X.test(U)&&D.length>1?[]:D.slice(
0,3)}}),107:((Oe,ce,g)=>{g.d(ce,{Se:()=>Y,ry:()=>O});var b=g(5807);const I={lines:5e3,characters:256*1024,lineLength:1e3,entryLength:64*1024},J=[/^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:?(?: |$)/,
/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M)?\]?:? (?=\S)/,/^(?<folder>\.|[\w@.-]{1,100}(?:\/[\w@.-]{1,100}){1,6}) (?!error|warning|note|info|failed)[a-z][\w:-]{0,60}(?:: |:$|\$ )/,
/^(?<task>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[a-z][\w:-]{0,60}):(?: |$)/,/^\[@?[\w./-]{1,80}\]: /,/^➤ YN\d{4}: (?:[│┌└] ?)?/,/^@?[^\s@]{1,100}@(?:workspace:(?<folder>[\w@./-]{1,200})|\w{1,20}:\S{1,200}) STD(?:ERR|OUT)(?: |$)/,
/^\[\d{1,2}\] /,/^#\d{1,4} \d{1,5}\.\d{1,3} /,/^[a-z][\w.-]{0,60}-\d{1,3} {1,20}\| /,/^npm (?:ERR!|error)(?: |$)/,/^\[(?:11ty|webpack-cli)\](?: |$)/,/^Original error stack trace: (?=\S)/,
/^│ (?=\w*Error: )/,/^[│└■▲●◆◇](?: {2}|$)/u,/^\[(?:log|info|warn|error)\] \[nitro\](?: |$)/],W=4,z=[/^> @?[^\s@]{0,100}@\S{0,100} \S{1,100} (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,
/^(?<task>@?[\w./-]{1,120}#[\w:-]{1,60}):\s{1,4}ERROR\s{1,4}command \((?<folder>[^()]{1,400})\)/,/^ERROR: command finished with error: command \((?<folder>[^()]{1,400})\)/,
/^location (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/];function Y(E){const _=[];let S=I.characters;for(let pe=E.length-1;pe>=0&&_.length<I.lines&&S>0;pe--){const he=E[pe]??
"",te=(he.length>I.entryLength?he.slice(-I.entryLength):he).split(`
`);for(let R=te.length-1;R>=0&&_.length<I.lines&&S>0;R--){const C=te[R]??"",T=H((0,b.Ow)(U((0,b.Nl)(C)),I.lineLength).trimEnd());S-=Math.max(T.length,C.length/16),
_.push(T)}}const ee=P(_),B=N(y(_.reverse().map(pe=>G(pe,ee)))),ae=X(B);return B.map(({text:pe,folder:he,task:ve})=>({text:pe,folder:he??ae.get(ve??"")}))}function H(E){
return E.includes(":undefined")?E.replace(/(?<=\.\w{1,10})(?::undefined){1,2}(?!\S)/g,""):E}function P(E){const _=E.map(S=>S.includes("nx run ")?/\bnx run ([@\w./-]{1,100}):/.
exec(S)?.[1]:/^([\w@.-]{1,100} [a-z][\w:-]{0,60})\$ /.exec(S)?.[1]);return new Set(_.filter(S=>S!==void 0))}function X(E){const _=new Map;for(const{text:S,task:ee}of E)
for(const B of z){const ae=B.exec(S)?.groups;ae?.folder&&_.set(ee??ae.task?.replace("#",":")??"",ae.folder)}return _}const $=/^(?:.{0,200}\s)?Unexpected (?:token|non-whitespace)\b.{0,60}, (?:\.\.\.)?".{0,100}$/,
M=/"(?:\.\.\.)? is not valid JSON\b/,x=12;function y(E){const _=[];for(let S=0;S<E.length;S++){const ee=E[S],ae=ee.text.includes("Unexpected ")&&$.test(ee.text)&&
!M.test(ee.text)?E.slice(S+1,S+1+x).findIndex(({text:he})=>M.test(he)):-1;if(ae===-1){_.push(ee);continue}const pe=E.slice(S,S+ae+2).map(({text:he})=>he.trim());
_.push({...ee,text:pe.join(" ").slice(0,I.lineLength)}),S+=ae+1}return _}const w=71;function N(E){if(!E.some(({text:ee})=>ee.startsWith("\u250C  Building storybook")))
return E;const _=[];let S=0;for(const ee of E){const B=_.at(-1),[ae=""]=ee.text.split(" ",1),pe=ee.boxed&&S>0&&S<=w&&S+1+ae.length>w;B&&pe&&/^[\w("'`./@-]/.test(
ae)?_[_.length-1]={...B,text:`${B.text} ${ee.text}`.slice(0,I.lineLength)}:_.push(ee),S=ee.text.length}return _}function G(E,_){let S=E,ee,B,ae=!1;for(let pe=0;pe<
W;pe++){const he=j(S)??L(S,_);if(!he)break;ee??=he.groups?.folder,B??=he.groups?.task,ae||=he[0]==="\u2502  ",S=S.slice(he[0].length)}return{text:S,folder:ee,task:B,
boxed:ae}}function L(E,_){if(_.size===0)return;const S=/^(?<name>[@\w./-]{1,100}|(?<folder>[\w@.-]{1,100}) [a-z][\w:-]{0,60})(?::(?: |$)|\$ )/.exec(E);return S&&
_.has(S.groups?.name??"")?S:void 0}function j(E){for(const _ of J){const S=_.exec(E);if(S)return S}}function U(E){return E.includes("\r")?E.split("\r").findLast(
_=>_.trim()!=="")??"":E}const D=/^> @?[^\s@]{1,150}@\S{1,60} (?:pre|post)?(?:install|prepare)$|^\$ (?!(?:npm|pnpm|yarn|bun|corepack) )/;function O(E,_){const S=E[_]?.
folder;return S!==void 0?!S.includes("node_modules"):E.slice(0,_).some(({text:ee})=>D.test(ee))}function F(E){const _=E.findIndex(ee=>/\bnpm (?:ERR!|error) Usage:\s*$/.
test(ee)),S=E.findIndex((ee,B)=>B>_&&/\bnpm (?:ERR!|error) Run "npm help [\w-]{1,40}"/.test(ee));return _===-1||S===-1?E:E.toSpliced(_,S-_)}}),5230:((Oe,ce,g)=>{
g.d(ce,{$:()=>J});const b=new WeakMap,I=3;function J($,M){const x=W($);if(x.length===0)return $.exec(M);for(const y of x)if(M.includes(y))return $.exec(M);return null}
function W($){let M=b.get($);if(M===void 0){const x=$.ignoreCase?[]:z($.source);M=x.every(y=>y.length>=I)?x:[],b.set($,M)}return M}function z($){const M=[""];let x="",
y=0;for(let w=0;w<=$.length;w++){const N=$[w]??"",G=N==="\\"?$[++w]??"":"";if(Y.test(G))return[];if(N==="["&&(w=X($,w)),N==="("&&(y+=1),N===")"&&(y-=1),y>0&&N!==
"(")continue;const L=N==="\\"?G:N;if(L!==""&&!(N==="\\"?P:H).includes(L)){x+=L;continue}(N==="*"||N==="?"||N==="{")&&(x=x.slice(0,-1)),x.length>(M.at(-1)??"").length&&
(M[M.length-1]=x),x="",N==="{"&&(w=$.indexOf("}",w)),N==="|"&&M.push("")}return M}const Y=/^[uxck\d]$/,H="()[{*+?^$.|",P="bBdDsSwWnrtfvpP";function X($,M){let x=M+
1;for(;$[x]!=="]";)x+=$[x]==="\\"?2:1;return x}}),770:((Oe,ce,g)=>{g.d(ce,{Or:()=>W,RU:()=>I,fO:()=>J,lQ:()=>z,x_:()=>Y});const b=/; there (?:is|are) (?<names>[^;]{1,300})$/;
function I(H,P){return P.length===0||b.test(H)?H:`${H.replace(/[.:]?\s{0,4}$/,"")}; there ${P.length===1?"is":"are"} ${P.join(", ")}`}function J(H){return H.replace(
b,"")}function W(H){return b.exec(H)?.groups?.names?.split(", ")??[]}function z(H){return H.endsWith("/")}function Y(H){return W(H).find(z)}}),6612:((Oe,ce,g)=>{
g.d(ce,{$p:()=>W,cU:()=>Y,qD:()=>w});var b=g(5807);const I=[[/^file:\/\/(?:localhost)?(?=\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\/(?:\([\w-]+\)\/)?(?=\.{0,2}\/)/,
""],[/^webpack(?:-internal)?:\/\/[^/]*\//,""],[/^.*!/,""],[/\\/g,"/"],[/^\/?[A-Za-z]:(?=\/)/,""],[/[?].*$/,""]],J=/^(?:node|https?|data|virtual|native|internal|bun|deno):|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|bin\/|etc\/|nix\/|proc\/|sys\/|snap\/|rustc\/|opt\/hostedtoolcache\/)|(?:^|\/)(?:node_modules|site-packages|dist-packages|\.git|\.nvm|\.pyenv|\.cargo|\.rustup|\.yarn|\.pnpm|\.pnpm-store|\.volta|\.bun)(?:\/|$)|\/go\/pkg\/mod\//,
W="?body",z=/\?vue&type=[\w&=.-]{1,200}/,Y=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g,H=40,P=2e4,X=500,$=100;function M(j,U){const D={...U,exists:x(
U)},O=new Map,F=new Map;for(const S of j){O.has(S.file)||O.set(S.file,w(S.file,D));const ee=O.get(S.file);if(ee===void 0)continue;const[B,ae]=z.test(S.file)||S.
file.endsWith(W)?[null,null]:[S.line,S.column],pe=y(cleanLine(S.message,X),D),he=S.code&&cleanLine(S.code,$),ve=JSON.stringify([ee,B,ae,pe]);F.has(ve)||F.set(ve,
{...S,file:ee,line:B,column:ae,code:he,message:pe})}const E=[...F.values()],_=new Set(E.filter(({line:S})=>S!==null).map(({file:S,message:ee})=>`${S}
${ee}`));return E.filter(({line:S,file:ee,message:B})=>S!==null||!_.has(`${ee}
${B}`))}function x(j){const U=new Map;return D=>{const O=U.get(D);if(O!==void 0)return O;const F=U.size<P&&j.exists(D);return U.size<P&&U.set(D,F),F}}function y(j,U){
return j.replace(z,"").replace(Y,D=>w(D,U)??D)}function w(j,U){const D=N(j);if(!(D===""||D.includes("\0")||J.test(D))){for(const O of G(D,U))if(O!==void 0&&!J.test(
O)&&U.exists(O))return O}}function N(j){let U=j.startsWith("file://")?(0,b.oF)(j):j;for(const[D,O]of I)U=U.replace(D,O);return U}function*G(j,U){const D=U.rootDirectory??
"";if(!j.startsWith("/")){for(const F of[...U.folders??[],D,""])yield L(`${F}/${j}`);return}const O=L(j)?.split("/")??[];if(!(O.length>H))for(let F=0;F<O.length;F++){
const E=O.slice(F).join("/");yield E,D!==""&&(yield L(`${D}/${E}`))}}function L(j){const U=[];for(const D of j.split("/"))if(!(D===""||D===".")){if(D!=="..")U.push(
D);else if(U.pop()===void 0)return}return U.length===0?void 0:U.join("/")}}),8724:((Oe,ce,g)=>{g.d(ce,{g:()=>Y,l:()=>w});var b=g(6760);const I=["error","warning",
"notice"],J=/^\..|.\.config\.[a-z]{1,10}$|^package(?:-lock)?\.json$/;function W(N){const G=b.posix.basename(N);return J.test(G)||G.includes("tsconfig")&&G.endsWith(
".json")}const z=/^TS5\d{3}$/;function Y({code:N}){return z.test(N??"")}const H=/^ts\(?(?:2304|2305|2307|2503|2552|2580|2614|2686|2688|2694|2724|2792|2882)\)?$/i,
P=/^ts\(?(?:6133|6138|6192|6196|6198|6385|6387|7005|7006|7016|7019|7022|7023|7024|7027|7028|7030|7031|7034|7044|7045|7053|18046|80\d{3})\)?$/i,X=/^(?:\w*Error: )?(?:[×x] )?(?:(?:Module )?[Bb]uild failed\b|Unexpected (?:token|eof|end of file)\b|Expression expected|Declaration or statement expected|Unterminated regexp literal|Expected (?:ident|unicode escape)\b|'(?:[),;:}]|=>|<\/)' expected)/i;
function $({code:N,message:G}){const L=N??"";return(H.test(L)?-1:0)+(P.test(L)?3:0)+(X.test(G)?.5:0)}function M({code:N}){const[G="",...L]=(N??"").split("/").reverse();
return/^[a-z][a-z-]+$/.test(G)&&L.every(j=>/^@?[a-z][\w-]*$/.test(j))}const x=/^Parsing error|\bUnable to resolve\b|\bis not defined\b|\bnot found in\b/;function y(N){
return Y(N)?-2:W(N.file)?1:0}function w(N,G=10){const L=new Set,j=new Set,U=N.map(E=>{const _=JSON.stringify([E.severity,E.file,E.line]),S=JSON.stringify([E.severity,
E.message]),ee=M(E)&&x.test(E.message),B=L.has(_)||j.has(S);L.add(_),j.add(S);const ae=(E.line===null?4:0)+(B&&!ee?2:0)+y(E)+$(E)-(ee?1:0);return{diagnostic:E,weight:ae}}),
D=I.map(E=>U.filter(({diagnostic:_})=>_.severity===E).toSorted((_,S)=>_.weight-S.weight).map(({diagnostic:_})=>_)),O=Math.max(0,G),F=E=>Math.max(0,(E?.length??0)-
O);return{shown:D.flatMap(E=>E.slice(0,O)),rest:{error:F(D[0]),warning:F(D[1]),notice:F(D[2])}}}}),1981:((Oe,ce,g)=>{g.d(ce,{M:()=>W,p:()=>I});var b=g(6760);function I(z,{
facts:Y,lines:H}){if(!z.startsWith("/"))return z;const P=z.split("/"),X=(Y.diagnostics??[]).map(({file:x})=>x.split("/",1)[0]??"").filter(x=>x!==""),$=[...new Set(
["node_modules",...Y.list?.("")??[],...X])],M=P.findIndex(x=>$.includes(x));if(M>0)return P.slice(M).join("/");for(let x=P.length-1;x>1;x--){const y=`${P.slice(
0,x).join("/")}/`;if(H.some(w=>$.some(N=>J(w,y+N))))return P.slice(x).join("/")}return z}function J(z,Y){const H=z.indexOf(Y);return H>=0&&!/[\w.-]/.test(z[H+Y.
length]??"")}function W(z,Y,H=[""]){const P=z.split("/",40).filter($=>$!==""&&$!==".");let X="";for(const[$,M]of P.entries()){const x=Y(X),y=($===P.length-1?H:[
""]).map(N=>`${M}${N}`),w=y.find(N=>x.includes(N))??y.map(N=>x.find(G=>G.toLowerCase()===N.toLowerCase())).find(Boolean);if(w===void 0)return;X=b.posix.join(X,w)}
return H.some($=>X===`${P.join("/")}${$}`)?void 0:X}}),3716:((Oe,ce,g)=>{g.d(ce,{LP:()=>I});var b=g(5807);function I(P){return/^\s*at\s.*[:)\d]$/.test(P)}const J=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,
W=2,z=2e3;class Y{#e;#t;#n=[];#s=0;constructor(X){this.#e=X}push(X){const $=stripEscapes(X.slice(0,z)).trimEnd().replace(/ \{$/,"");return I($)?this.#t===void 0&&
!J.test($)?(this.#t=X,[...this.#o(),X]):(this.#s+=1,this.#n.length<W&&this.#n.push(X),[]):[...this.end(),X]}end(){return this.#t=void 0,this.#o()}#o(){const[X,$]=[
this.#s,this.#n];return[this.#s,this.#n]=[0,[]],X<W?$:[this.#e(X)]}}function H(P,X){const $=new Y(X);return[...P.flatMap(M=>$.push(M)),...$.end()]}}),7491:((Oe,ce,g)=>{
g.d(ce,{E:()=>Y});const b=/^\s{0,8}⚠|^(?:[▲!]\s{1,3})?(?:\[(?:warn(?:ing)?|hint|info)\]|(?:deprecation )?warning\b(?! as error))|^\s{0,4}(?![-*])[^\s:"']{1,400}(?::\d{1,7}){1,2}:?\s(?:-\s)?(?:warning|hint|info|note|message|suggestion)\b|^\s{0,4}[^\s:"']{1,400}\(\d{1,7},\d{1,7}\): (?:warning|info|message)\b|^\s*\d{1,7}:\d{1,7}\s{1,40}(?:warning|hint|info)\b/i,
I=/^\s*(?:[✘✖✗×⨯]|x\s|\[?(?:error|fatal)\b|\w{0,60}(?:Error|Exception)\b.{0,40}:\s|\d{1,7}:\d{1,7}\s{1,40}error\b)/i,J=/^(?:\s|$|\d{1,7}(?:\s|$))/,W=/^(?:WARNING in \S|\(!\) Some chunks\b)/,
z=12;function Y(H,P,X){const $=new Set;let M=!1,x=!1;for(let y=Math.max(0,P-z);y<X;y++){const w=H[y]?.text??"";x=W.test(w)||x&&w.trim()!==""&&!/^ERROR in /.test(
w),M=x||b.test(w)||M&&J.test(w)&&!I.test(w),M&&$.add(y)}return $}}),5388:((Oe,ce,g)=>{g.r(ce),g.d(ce,{asSyncFailure:()=>x,brokenSite:()=>P,isErrorOfSite:()=>H,syncFailure:()=>z});
var b=g(3739),I=g(2881),J=g(5879),W=g(8423);function z(y,w){return new I.$w({stage:"sync",code:y,message:w,exitCode:null,signal:null,log:[],diagnostics:[]})}const Y=new Set(
["index_unanswered","index_empty","dead_asset"]);function H({code:y}){return Y.has(y)}function P(y){const w=y.filter(H),N=w.length-1,G=N>0?` (and ${N} more ${N===
1?"error":"errors"})`:"",L=`The start page is broken: ${w[0]?.message}${G}`,j=y.flatMap(({file:U,line:D,code:O,message:F})=>U===null?[]:[{file:U,line:D,column:null,
severity:X(O),code:O,message:F}]);return new I.$w({...z("site_broken",L).facts,diagnostics:j})}function X(y){return y==="build_fault"||Y.has(y)?"error":"warning"}
const $="The output could not be stored: the storage of the platform cannot be used now";function M(){return z("disk_full","The disk of the platform is full: th\
e output could not be stored")}function x(y,w){if(y instanceof I.$w)return y;if(w.aborted)return w.reason;if(y instanceof J.Sb)return M();if(y instanceof W.u)return y.
isFull?M():z("storage_unavailable",$);const N=(0,b.xU)(y)??(y instanceof Error?y.message:String(y));return z("sync_failed",`The output could not be stored (${N}\
)`)}}),3093:((Oe,ce,g)=>{g.d(ce,{wA:()=>Is,RJ:()=>_o});var b=g(6760),I=g(7994),J=g(3052),W=g(1809),z=g(2416);const Y=[/(?:^|[\s:])([\w$]{1,100}) is not defined\b/,
/\(reading '([\w$]{1,100})'\)/,/\.([\w$]{1,100})\)? is not a function\b/];function H(t){return Y.map(n=>n.exec(t)?.[1]).find(n=>n!==void 0)}function P(t){return/(?<!\.)\bjson5?\b/i.
test(t)}function X(t){return/^\s{2,12}input: '([^'\\]{4,200})',?$/.exec(t)?.slice(1)??[]}var $=g(3716),M=g(7491);const x=12,y=30,w={mentions:40,hints:10,shown:10,
names:16,nameLength:200,tokens:60},N=/^[>$]\s[a-z@.]|^Detected \S/;function G(t,{at:n,message:s,details:r}){const i=(0,M.E)(t,n-x,n),c=[...t.keys()].slice(Math.
max(0,n-x),n+y).filter(h=>!(i.has(h)||(0,W.Xk)(t[h]?.text??""))).sort((h,k)=>j(h,n)-j(k,n)),l=c.map(h=>({each:h,text:(0,z.wh)(t[h]?.text??"")})).filter(({text:h})=>!N.
test(h)),f=l.some(({text:h})=>L.test(h)),p=l.flatMap(({each:h,text:k})=>D(k,t[h]?.folder)).slice(0,w.mentions);return{mentions:f?p.map(h=>h.inStack?h:{...h,line:null,
column:null}):p,hints:f?[]:l.flatMap(({text:h})=>(0,$.LP)(h)?[]:S(h)).slice(0,w.hints),shown:c.flatMap(h=>pe(t,h)).slice(0,w.shown),rows:l.flatMap(({text:h})=>ae(
h)),said:f?void 0:S(s)[0],message:s,words:[...new Set(s.match(/\w{2,40}/g))].slice(0,w.tokens),names:[...de(T(s)),...l.flatMap(({text:h})=>X(h))],details:[...new Set(
r.filter(h=>!(C.test(h)||(0,W.Ol)(h))).flatMap(h=>de(T(h))))].slice(0,w.names),atEnd:/\b(?:unexpected|got|reached|premature) (?:the )?end of (?:the )?(?:file|input|string)|\bunexpected EOF\b/i.
test(s),identifier:H(s),isAbsence:/\b(?:required|missing|lacks|must (?:have|contain|export))\b/i.test(s),routes:[...new Set([...Pe(s),...l.flatMap(({each:h,text:k})=>Pe(
k,t[h+1]?.text))])].slice(0,w.hints),isJson:l.some(({text:h})=>P(h)),lacksScript:/\b(?:missing|no|unknown) script\b|\bscript not found\b|^Command "[^"]{1,100}" not found/i.
test(s)}}const L=/\bvite:vue\]\s\S{1,400}\.(?:md|html\.vue)\s/;function j(t,n){return t<n?(n-t)*2.5:t-n}const U=/^(?<path>[^\s]{1,400}?)(?::(?<line>\d{1,7})(?::(?<column>\d{1,7}))?|\((?<row>\d{1,7})[,:](?<character>\d{1,7})\))?$/;
function D(t,n){const s=(0,$.LP)(t),r=t.split(/[\s"'`<>{}|;*=]+/).slice(0,w.tokens);return r.flatMap((i,c)=>{const l=U.exec(xe(i))?.groups;if(!l?.path||!/[./]/.
test(l.path))return[];const[,f,p]=O.exec(r[c+1]??"")??[],h=f??F.exec(r.slice(c+1,c+3).join(" "))?.[1],k=E(l.line??l.row??h);return[{path:n===void 0||/^[/.]|^\w+:/.
test(l.path)?l.path:`${n}/${l.path}`,line:k,column:E(l.column??l.character??p),inStack:s}]})}const O=/^\((\d{1,7}):(\d{1,7})\)[:,.]?$/,F=/^line (\d{1,7})[:,.]?$/;
function E(t){return t&&Number(t)||null}const _=[/\bline(?:Number)?:?\s(?<line>\d{1,7})\b(?:[,:]?\s(?:column|col|character|char):?\s(?<column>\d{1,7}))?/i,/[([](?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?[)\]]/,
/\s(?:at|-)\s(?<line>\d{1,7}):(?<column>\d{1,7})\b/,/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})(?!:\d\d\b)[:\s]/];function S(t){for(const n of _){const s=n.exec(t)?.
groups,r=E(s?.line);if(r!==null)return[{line:r,column:E(s?.column)}]}return[]}const ee=/^[\s│|]{0,40}(?<mark>>{0,2})\s{0,10}(?<line>\d{1,7})\s{0,4}(?:[|│┃]|:(?=\s))(?<text>.*)$/,
B=/^[\s│|·:╵┆╎-]*(?:\^|~~|─|━)/;function ae(t){const n=ee.exec(t)?.groups;return n?[{line:Number(n.line),text:n.text?.trim()??""}]:[]}function pe(t,n){
const s=ee.exec((0,z.wh)(t[n]?.text??""))?.groups,r=s?.text?.trim()??"",i=s?.mark!==""||B.test((0,z.wh)(t[n+1]?.text??""));return r!==""&&i?[{line:Number(s?.line),
text:r}]:[]}const he=/"([^"]{2,200})"|(?<!\w)'([^']{2,200})'(?!\w)|`([^`]{2,200})`|“([^“”]{2,200})”/g,ve=[/(?:^|\s)(?:Error:\s)?([^\s:"'`]{2,200}):?\s(?:is not|isn't|not found|is undefined|was not|could not be|does not|doesn't|cannot be|failed to|must be|is missing|is required|doesn’t)\b/,
/\b(?:partial|tag|helper|filter|mixin|layout|field|plugin|package|module|specifier|host|tarball):?\s"?([^\s"'`,;()]{2,200})/i,/\b[Uu]n(?:known|supported|recognized) (?:browser|engine|environment|flag|format|key|language|locale|option|preset|property|rule|target|theme|type|unit) ([^\s"'`,;:()]{2,100})$/,
/(?:^|[\s*])([\w.-]{2,60}):\s(?:Invalid|Required|Expected)\b/,/\b\d{1,3}(?:\.\d{1,3}){3}:(\d{2,5})\b/,/^\s*(?:[-*•]|->)\s(?:linking to\s)?(\S{2,200})$/,/\bproperties\s?\(([^\s()]{2,100})\)/],
te=/^(?:@[\w.-]+\/[\w.-]+|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|[a-z]+(?:[A-Z][a-z0-9]*)+|[\w.-]+@[\^~>=<\w.*:-]+|\.{1,2}\/\S+|(?:[\w@.-]+\/)+[\w.-]+\.\w{2,5}|[\w.-]+\.(?:invalid|com|org|net|io|dev))$/,
R=/\bwhile parsing\b|\blinked from\b|\bsource page path\b|\b[Dd]id you mean\b|\bSee (?:more|https?:)|\bTried\b/,C=/\b(?:[Dd]id you mean|npm run|see a list|https?:\/\/)/;
function T(t){return t.slice(0,R.exec(t)?.index??t.length).replace(Z,"")}const Z=/^\W{0,8}[([]plugin [^)\]]{1,100}[)\]]/;function de(t){const n=[...t.matchAll(he)].
map(f=>f.slice(1).find(p=>p!==void 0)??""),s=ve.flatMap(f=>f.exec(t)?.[1]??[]),r=le.exec(t)?.[1],i=t.replace(he," ").split(/[\s,;()[\]<>{}"'`|]+/,w.tokens),c=ye.
test(t),l=i.map(xe).filter(f=>te.test(f)||be(f,c));return[...new Set([...n,r??"",...s,...l].map(f=>re(f.trim()).slice(0,w.nameLength)))].filter(f=>/\w\w/.test(f)&&
(f===r||!we.test(f))&&!f.includes("\\")&&f.split(/\s/).length<=3).slice(0,w.names)}const le=/\b(?:not found|look(?:ed|ing) for|unknown(?:\s\w{1,20}){0,2}|(?:does|do) not exist|undefined(?:\s\w{1,20})?|not defined):\s"?([^\s"'`,;]{2,200})/i,
we=/^(?:[A-Z]\w{0,60}(?:Error|Exception)|a|an|the|that|this|which|it|its|is|are|was|in|of|on|or|and|for|from|with|to|not|does|cannot|could|config(?:uration)?|files?|pages?|modules?|packages?|plugins?|options?|paths?|folder|directory)$/i;
function re(t){return/^["'`]/.test(t)&&t.length>2&&t.endsWith(t[0]??"")?t.slice(1,-1):t}const ye=/\b404\b|\blink(?:s|ed)?\b/i;function be(t,n){return/^https?:\/\/\S/.
test(t)||/^\/[\w@.-]+\/\S/.test(t)||n&&/^\/[\w-]/.test(t)}const ke=[["(",")"],["[","]"]];function xe(t){let[n,s]=[0,t.length];const r=i=>{for(;s>n&&i.includes(t[s-
1]??" ");)s--};r(".:,");for(const[i,c]of ke){const l=t[s-1]===c;t[n]===i&&(l||!t.includes(c))&&(n++,l&&s--),t.slice(n,s).includes(i)||r(`${c}.:,`)}return t.slice(
n,s)}const _e=/\b(?:at|of|for|prerendering|rendering|GET|render)(?: (?:the )?(?:page|path|route))? ["'`]?(\/[\w[\].:@%()/-]{0,200})(?=$|[\s"'`,])|^!!! (\/\S{0,200}): /,
Ie=/^[\s│]{0,8}[├└]─{1,2} (\/\S{0,200}) \(\d{1,9}ms\)$/,Ce=/^[\s│]{0,8}[├└]─{1,2} \[5\d\d\]/;function Pe(t,n=""){const[,s,r]=_e.exec(t)??[],i=Ce.
test(n)?Ie.exec(t)?.[1]:void 0;return[s,r,i].flatMap(c=>c?.replace(/[.:,]$/,"")??[])}var Ye=g(9047),Ge=g(7214),Ve=g(107),K=g(5807),ne=g(730),ie=g(5230);class ue{#e;#t=new Map;constructor(n){
this.#e=n}get all(){return this.#e}get length(){return this.#e.length}line(n){return this.#e[n]}find(n,s){let r=this.#t.get(n);r||(r=[],this.#t.set(n,r));const i=r[s];
if(i!==void 0)return i;const c=(0,ie.$)(n,this.#e[s]?.text??"");return r[s]=c,c}}function me(t,n,s){if("match"in t)return t.match(n,s);const r={};let i=s;for(const[
l,f]of t.steps.entries()){const p=Ae(Se(f),n,i,l>0);if(!p)return;for(const[h,k]of Object.entries(p.groups))k!==void 0&&(r[h]=k);i=p.at+1}const c=t.steps.at(-1);
return!t.repeat||!c?{groups:[r],next:i}:fe(Se(c).pattern,r,n,i)}function fe(t,n,s,r){const i=[n];let c=r;for(;c<s.length&&i.length<1e3;c++){const l=s.find(t,c);
if(!l)break;i.push({file:n.file,...l.groups})}return{groups:i,next:c}}function Se(t){return t instanceof RegExp?{pattern:t}:t}function Ae(t,n,s,r){const i=r?t.skip??
0:0,c={};for(let l=s;l<=s+i&&l<n.length;l++){const f=n.find(t.pattern,l);if(f)return{at:l,groups:{...c,...f.groups}};const p=t.over&&n.find(t.over,l);if(t.over&&
!p)return;for(const[h,k]of Object.entries(p?.groups??{}))k!==void 0&&(c[h]=k)}}var je=g(6612);const Je=500,et=500,pn=[["warning",/^(?:warn|warning|deprecation warning|!|⚠)/i],
["notice",/^(?:hint|info|note|message|i$)/i],["error",/./]],St=/^Compiled with warnings\.?$/,hn=/\bfail(?:ed)?\b|^error\b|^Treating warnings as errors/i;function gn(t,n=ne.
h){const s=new ue((0,Ve.Se)(t)),r=new Map;let i=!1;for(let c=0;c<s.length&&r.size<Je;){const l=s.line(c)?.text??"";i=St.test(l)||i&&!hn.test(l);const f=wn(s,c,n);
for(const p of f?.diagnostics??[]){const h=i&&p.severity==="error"?{...p,severity:"warning"}:p,{file:k,line:Q,column:Ee,message:Te}=h,Me=JSON.stringify([k,Q,Ee,
Te]);!r.has(Me)&&r.size<Je&&r.set(Me,h)}c=f?.next??c+1}return[...r.values()]}function wn(t,n,s){const r=t.line(n);if(!(!r||r.text.trim()===""))for(const i of s){
const c=me(i,t,n);if(!c)continue;return{diagnostics:c.groups.map(f=>{const p=yn(f,i,r.folder);if(!p)return;const h=(0,z.Vz)(p.message,t.all,kt(p.message,t,n,c.next)),
k=f.test===void 0?"":`, in the test "${f.test.slice(0,120)}"`;return{...p,message:(0,K.Ow)(h+k,et)}}).filter(f=>f!==void 0),next:c.next}}}function kt(t,n,s,r){for(let i=s;i<
r;i++)if(n.line(i)?.text.includes(t.slice(0,60)))return i;return r-1}function yn(t,n,s){const{message:r,frame:i}=t,c=(t.file??"").replace(/(?<=\.mdx?)\.js(?=$|\?)/,
"");if(!(c||i)||!r)return;const l=c===(t.file??"")&&Ot(t.line)||null,f=l===null?null:Ot(t.column);return{file:c&&bn(c.trim(),s)+$n(n,c,l),line:l,column:f===null?
null:n.zeroColumn?f+1:f||null,severity:En(t.severity,n),code:t.code??null,message:(0,K.Ow)(vt(ct(r.trim(),c),c),et),frame:i}}function $n({part:t=""},n,s){return s===
null||t===je.$p&&n.startsWith("/")?"":t}function ct(t,n){const s=t.replace(/^(?:error: |\[error\] )|\?vue&type=[\w=&.-]+| \[plugin [\w@/:-]{1,60}\]$/gi,""),[,r="",
i]=/^(\S{1,400}?)(?::\d{1,7}){0,2}: (.+)$/.exec(s)??[],[c]=n.split("?",1);return i!==void 0&&(`/${r}`.endsWith(`/${c}`)||`/${c}`.endsWith(`/${r}`))?i:s}function vt(t,n){
return t.replace(/(?<=^Cannot find module ')\/[^']{1,400}(?='$)/,s=>{const r=b.posix.relative(b.posix.dirname(n),s);return n.startsWith("/")?r.startsWith(".")?r:
`./${r}`:s})}function En(t,n){return t===void 0?n.severity??"error":pn.find(([,s])=>s.test(t))?.[0]??"error"}function Ot(t){return t===void 0?null:Number(t)}function bn(t,n){
return n===void 0||/^(?:[A-Za-z]:|[a-z-]+:\/\/|[\\/])/.test(t)?t:`${n}/${t.replace(/^(?:\.\/)+/,"")}`}var tt=g(901),De=g(4177);const xt=/\bYAML|\bfront ?matter\b|\b(?:explicit|implicit) mapping|\bblock mapping\b|\bmapping (?:entry|key|values)\b|\bblock (?:collection|sequence)|\bflow (?:collection|sequence|mapping)\b|quoted scalar|\bcompact mappings\b|unexpected end of the (?:stream|document)|unidentified alias/i,
Rt=/\.ya?ml$/i,Tt=/\.(?:mdx?|markdown|njk|liquid|html?|hbs|webc|svx)$/i,Sn=300;function lt(t){return xt.test(t)}async function At(t,n){const s=Rt.test(t);if(!s&&
!Tt.test(t))return;const r=await n.lines(t),i=s?0:1,c=s?r.length:(0,De.EZ)(r)-1;if(c<0)return;const{parseDocument:l,LineCounter:f}=await g.e(815).then(g.t.bind(
g,8815,19)),p=new f,h=r.slice(i,c).join(`
`),[k]=l(h,{lineCounter:p,prettyErrors:!1}).errors;if(!k)return;const{line:Q,col:Ee}=p.linePos(kn(k.message)?dt(h,k.pos[0]):k.pos[0]);return{file:t,line:Q+i,column:Ee,
reason:k.message.split(`
`,1)[0]??""}}function kn(t){return/^Flow (?:sequence|map)\b.*\bend with a\b/.test(t)}function dt(t,n){return/(?:^|\n)[ \t]*$/.test(t.slice(0,n))?Math.max(0,t.slice(
0,n).trimEnd().length-1):n}async function _t(t){const n=t.files.filter(r=>Rt.test(r)||Tt.test(r)).slice(0,Sn),s=[];for(const r of n){if(t.isOver||s.length>1)return;
const i=await At(r,t);i&&s.push(i)}return t.onlyOf(s)}const vn=12,Nt=16;function Ke(t,n,s){const r=n.filter(l=>Math.abs(l.line-t)<=vn&&l.text!==""),i=r.find(l=>l.
line===t),c=t>s.length?null:t;return i?Xe(i.text,s[t-1])?t:It(i,r,s)??Mt(i.text,s)??c:c}function It(t,n,s){const r=s.flatMap((f,p)=>{if(!Xe(t.text,f))return[];const h=n.
filter(k=>Xe(k.text,s[p+k.line-t.line]));return[{line:p+1,rows:h.length}]}),i=Math.max(...r.map(({rows:f})=>f)),[c,l]=r.filter(({rows:f})=>f===i);return l===void 0?
c?.line:void 0}const ze=3;function On(t,n,s){const r=n.filter(c=>Math.abs(c.line-t.line)<=ze&&c.text!==""),i=r.reduce((c,{text:l})=>c+l.length,0);return r.length<
ze||i<Nt?[]:s.flatMap((c,l)=>r.every(f=>Xe(f.text,s[l+f.line-t.line]))?[l+1]:[])}function Mt(t,n){const s=Qe(t),r=n.flatMap((i,c)=>{const l=Qe(i);return l.length>=
Nt&&s.includes(l)?[c+1]:[]});return r.length===1?r[0]:void 0}function Xe(t,n=""){const s=Qe(n);return s!==""&&s===Qe(t)}function Qe(t){return t.replace(/\s+/g,"\
 ").trim()}const xn=/^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i,Rn=/^(?:if|for|block|macro|call|filter|raw|unless|case|capture|tablerow|comment|verbatim)$/,
ut=/<(?<slash>\/?)(?:(?<name>[A-Za-z][\w.-]{0,80}(?::[\w.-]{1,80})?)(?=[\s/>]|$)|(?=>))/y,Tn=/\{(?<sign>[#/])(?<name>if|each|await|key|snippet)\b/y,An=/\{%-?\s{0,100}(?<end>end)?(?<name>\w{1,40})/y,
He=/\{\{~?(?<sign>[#/])\s{0,20}(?<name>\w{1,40})/y,nt=/@(?:if|else(?:\sif)?|for|empty|switch|case|default|defer|loading|placeholder|error)\s{0,10}(?:\((?:[^()]|\((?:[^()]|\([^()]{0,200}\)){0,300}\)){0,500}\))?\s{0,10}\{/y,
ft=/\{\{[^{}]{0,1000}\}\}/y,Ct=/\/(?:[^\\/\n[]|\\.|\[(?:[^\]\\\n]|\\.){0,200}\]){1,400}\//y,_n=/<\w{1,80}\sextends\b/y,Lt=[[/<!--/y,"-->"],[/\{\{!--/y,"--}}"],[
/\{#[\s-]/y,"#}"],[/<script\b/iy,"<\/script"],[/<style\b/iy,"</style"]],Nn=/(?:^|\W)(?:return|default|yield|await|case|else)$/,Pt=200;function*Ms(t,n,s){const r=n.
includes("brace"),i=r?/[<{}"'`/]/g:n.includes("control")?/[<{}@]/g:/[<{]/g,c=[];for(let l=i.exec(t);l;l=i.exec(t)){const f=l.index,p=r&&(c.at(-1)??s)==="code",h=p&&
/["'`/]/.test(l[0])?Dt(t,f):jt(t,f);if(h!==void 0){if(h<0)return;i.lastIndex=h;continue}const k=In(t,f,n,p,c);k&&(i.lastIndex=k.name==="{"?f+1:k.end,k.name!==""&&
(qe(k,c),yield k))}}function qe({opens:t,name:n},s){t?s.push(n==="{"?"code":"text"):n==="{"?s.length=Math.max(0,s.lastIndexOf("code")):s.at(-1)==="text"&&s.pop()}
function In(t,n,s,r,i){const c=t[n]??"";if(c==="<")return s.includes("tag")&&(!r||Cn(t,n))?Ln(t,n):void 0;if(c==="@"||s.includes("control"))return jn(t,n);const l=s.
includes("block")&&c==="{"?Pn(t,n):void 0;if(l||!s.includes("brace")||!/[{}]/.test(c))return l;if(!(c==="}"&&!i.includes("code")))return{opens:c==="{",name:"{",
at:n,end:mt(t,n)}}function Fe(t,n,s){return t.lastIndex=s,t.exec(n)}function jt(t,n){const s=Lt.find(([i])=>Fe(i,t,n));if(!s)return;if(/^<s/i.test(t.slice(n,n+2))){
const i=Ut(t,n);if(t[i-2]==="/")return i}const r=t.indexOf(s[1],n+2);return r<0?-1:r+2}function Dt(t,n){const s=t[n]??"";if(s==="/")return Mn(t,n);for(let r=n+1;r<
t.length;r++)if(t[r]==="\\")r++;else{if(t[r]===s)return r+1;if(t[r]===`
`&&s!=="`")return r}return-1}function Mn(t,n){if(t[n+1]==="/")return mt(t,n);if(t[n+1]==="*"){const s=t.indexOf("*/",n+2);return s<0?-1:s+2}return(Ft(t,n)&&Fe(Ct,
t,n)?Ct.lastIndex:0)||n+1}function Cn(t,n){return t[n+1]==="/"||Ft(t,n)&&!Fe(_n,t,n)}function Ft(t,n){const s=t.slice(Math.max(0,n-Pt),n).trimEnd();return s===""||
/[({[}>,?:&|=;!]$/.test(s)||Nn.test(s)}function Ln(t,n){const s=Fe(ut,t,n)?.groups;if(!s)return;const r=Ut(t,n),{name:i="<>",slash:c}=s,l=t[r-2]==="/"||xn.test(
i);return{opens:c==="",name:l?"":i,at:n,end:r}}function Ut(t,n){let s="",r=0;for(let i=n;i<t.length;i++){const c=t[i]??"";if(s!=="")s=c===s?"":s;else if(r>0&&t.
startsWith("//",i))i=mt(t,i);else if(/["'`]/.test(c))s=c;else if(c==="{")r++;else if(c==="}")r--;else if(c===">"&&r<=0)return i+1}return t.length}function mt(t,n){
const s=t.indexOf(`
`,n);return s<0?t.length:s}function Pn(t,n){const s=(Fe(Tn,t,n)??Fe(He,t,n))?.groups,r=s?void 0:Fe(An,t,n)?.groups;if(!(s||r))return;const i=t.indexOf(r?"%}":"}",
n),c=i<0?t.length:i+(r||t[i+1]==="}"?2:1);if(s)return{opens:s.sign==="#",name:`#${s.name}`,at:n,end:c};const l=r?.name??"";return{opens:r?.end===void 0,name:Rn.
test(l)?`%${l}`:"",at:n,end:c}}function jn(t,n){return t[n]==="}"?{opens:!1,name:"@",at:n,end:n+1}:Fe(ft,t,n)?{opens:!0,name:"",at:n,end:ft.lastIndex}:Fe(nt,t,n)?
{opens:!0,name:"@",at:n,end:nt.lastIndex}:void 0}const st=/\b(?:missing (?:an? )?(?:end|closing) tag|(?:end|closing) tag\b|unclosed|not closed|left open|unterminated jsx|attempted to close|expected token|end of (?:the )?(?:file|input|template)|unexpected end|unexpected EOF|got ['"]?EOF)/i,
pt=/\bExpected "[})]"|\bUnexpected "(?:\}|\)|\$\$\w{1,40})"|\$\$render\b|"\$\$\w/,Dn=/\bclosing tag\b|\bunterminated (?:jsx|regexp|regular expression)\b|\bunexpected token\b|\bExpected ['"`]<\//i,
Ze=/@(?:if|for|switch|defer)\s{0,10}[({]/,ht=[{name:/\.astro$/i,kinds:["tag","brace"],base:"text",message:pt},{name:/\.(?:vue|astro|mdx|html?|webc)$/i,kinds:["t\
ag"],base:"text",message:st},{name:/\.(?:svelte|svx|md|markdown)$/i,kinds:["tag","block"],base:"text",message:st},{name:/\.(?:njk|nunjucks|liquid|hbs|handlebars)$/i,
kinds:["block"],base:"text",message:st},{name:/\.[cm]?[jt]sx?$/i,kinds:["tag","brace"],base:"code",message:Dn}],Wt=80,gt=200,Fn=500;function Gt(t,n,s){if(Gn.test(
t))return Zt.test(s)?Kn(n):void 0;const r=ht.find(p=>p.name.test(t)&&p.message.test(s));if(!r)return;const i=Wn(t,n),c=r.kinds.concat(/\.html?$/i.test(t)&&Ze.test(
i)?"control":[]),l=[];for(const p of Ms(i,c,r.base)){const h={...p,indent:Ht(i,p)};if(h.opens){if(l.length>=Fn)return;l.push(h);continue}const k=Un(h,l),Q=l.pop();
if(k===void 0||Q===void 0)return Kt(h,"begin",i);if(Q!==k)return Bt(Q,s,i)}const f=l.at(-1);return f&&Bt(f,s,i)}function Bt(t,n,s){return/\bunexpected token\b/i.
test(n)&&t.name==="{"?void 0:Kt(t,"end",s)}function Kt({at:t,end:n,name:s},r,i){const l=s==="{"&&i.slice(t+1,n).trim()===""?Math.max(i.lastIndexOf(`
`,t)+1,t-gt):t,f=zt(i.slice(l,n).replace(/\s+/g," ").trim());return{line:i.slice(0,t).split(`
`).length,text:f,lacks:r}}function zt(t){return t.length>Wt?`${t.slice(0,Wt)}\u2026`:t}function Un({name:t,indent:n},s){const r=s.findLast(i=>i.name===t);return n===
void 0||r?.indent===void 0?r:s.findLast(i=>i.name===t&&i.indent===n)??r}function Ht(t,{at:n,name:s,opens:r}){const i=t.slice(Math.max(0,n-gt),n),c=i.lastIndexOf(
`
`)+1;if(c===0&&n>gt)return;const l=i.slice(c);return s==="{"&&r?/^\s*/.exec(l)?.[0]:l.trim()===""?l:void 0}function Wn(t,n){const s=/\.(?:mdx?|markdown|svx)$/i.
test(t),r=(0,De.EZ)(n);let i;return n.map((l,f)=>{if(f<r)return"";if(!s)return l;const p=/^\s{0,12}(`{3,}|~{3,})/.exec(l)?.[1],h=i!==void 0;return i===void 0?i=
p:p?.startsWith(i)&&(i=void 0),h||p!==void 0?"":l.replace(/`[^`]*`/g,k=>" ".repeat(k.length))}).join(`
`)}const Gn=/\.(?:pug|jade)$/i,Zt=/\bno closing bracket\b|\bclosing (?:bracket|parenthesis)\b|\bend of the string reached\b/i,Bn=/^(?<indent>\s*)[\w.#:+-]{1,200}(?=\()/;
function Kn(t){for(let n=0;n<t.length;n++){const s=t[n]??"",r=Bn.exec(s);if(!r)continue;const i=zn(t,n,r[0].length,r.groups?.indent?.length??0);if(i===void 0)return{
line:n+1,text:zt(s.trim()),lacks:"end"};n=i}}function zn(t,n,s,r){let i=0,c="";for(let l=n;l<t.length;l++){const f=t[l]??"",p=f.search(/\S/);if(l>n&&p>=0&&p<=r&&
!/^\s*[)\]}]/.test(f))return;for(const h of f.slice(l===n?s:0))if(c!==""?c=h===c?"":c:/["'`]/.test(h)?c=h:/[([{]/.test(h)?i++:/[)\]}]/.test(h)&&i--,i===0)return l}}
const Hn=6;async function Zn(t,n,s){if(!s.has(t.file))return t;const r=await s.lines(t.file);if(r.length===0)return t;const i=Yt(t,r)??await Vn(t,s);if(i||t.line===
null)return i??t;const c=Ke(t.line,n,r),l=c===t.line?t:{...t,line:c,column:null};return Xn(Yn(l,r),r)}const Re=/[`'"](?<tag><[A-Za-z][\w.-]{0,100})>?[`'"]/;function Yn(t,n){
const s=/\.(?:mdx?|markdown)$/.test(t.file)?Re.exec(t.message)?.groups?.tag:void 0;if(s===void 0||t.line===null)return t;const r=t.line+(0,De.EZ)(n),i=c=>n[c-1]?.
includes(s)===!0;return r>t.line&&!i(t.line)&&i(r)?{...t,line:r}:t}function Yt(t,n){const s=Gt(t.file,n,t.message);if(!s)return;const r=s.lacks==="end"?"is not \
closed":"closes what is not open",i=`${t.message.replace(/[.:]?\s{0,4}$/,"")}: ${s.text} ${r}`;return{...t,line:s.line,column:null,message:i.slice(0,500)}}async function Vn(t,n){
const s=lt(t.message)?await At(t.file,n):void 0;if(!s)return;const{message:r}=t,i=/\bfront ?matter\b/i.test(r),{line:c,column:l}=s;return{...t,message:i?`${r.replace(
/[.:]$/,"")}: ${s.reason}`:r,line:c,column:l}}const Jn=/\b(?:unknown|undefined|unrecognized) [\w ]{0,40}[:\s]\s?[`'"]?(?<name>[@$.]?[\w:/.[\]()-]{2,100}?)[`'".]{0,3}$/i;
function Xn(t,n){const s=H(t.message),r=s??Jn.exec(t.message)?.groups?.name;if(r===void 0)return t;const i=(k="")=>s===void 0?k.includes(r):k.split(/[^\w$]+/).includes(
r),c=t.line??0;if(i(n[c-1]))return t;const l=[...n.keys()].map(k=>k+1).filter(k=>i(n[k-1])),f=s===void 0||c===0?[]:l.filter(k=>Math.abs(k-c)<=Hn),[p,h]=f.length>
0?f:l;return p===void 0||h!==void 0?t:{...t,line:p,column:null}}var Qn=g(8724),ot=g(9692);const Vt=/(?:^|\/)(?:[jt]sconfig[\w.-]*|\.\w+rc|devcontainer|angular|nx|turbo)\.json$|(?:^|\/)\.(?:vscode|zed)\/|\.json[5c]$|(?:^|\/)\.\w{2,20}rc$/,
qn=[/\bat line (\d{1,7}),? column \d{1,7}\.?$/,/\(line (\d{1,7}) column \d{1,7}\)/,/\bat (\d{1,7}):\d{1,7}\.?$/];async function es(t,n,s){const r=qn.map(l=>l.exec(
t)?.[1]).find(l=>l!==void 0);if(!(P(t)||r!==void 0&&n.isJson)||s.isPartial)return;const i=async(l,f)=>{const p=[];for(const h of s.files.filter(l)){const k=f((await s.
lines(h)).join(`
`));if(!k)continue;const{stop:Q,...Ee}=k;(r===void 0||Q===Number(r))&&p.push({file:h,...Ee})}return p},c=await i(l=>l.endsWith(".json")&&!Vt.test(l),wt);return s.
onlyOf(c.length>0?c:await i(l=>Vt.test(l),ts))}function wt(t){if(t.trim()==="")return;const n=(0,ot.UQ)(t);if(!n)return;const s=t.trimEnd().length,r=(0,ot.q1)(t,
Math.min(n.stop,s)).line;return{...(0,ot.q1)(t,Math.min(n.offset,s)),stop:r}}function ts(t){if(!/^\s*[{[]/.test(t))return;const{plain:n,strict:s}=ns(t);return wt(
s)&&wt(n)}const yt=/[\w$]{1,100}/y;function ns(t){const n=[],s=[];for(let r=0;r<t.length;){const i=ss(t,r),c=t.slice(r,i),f=/^\/[/*]/.test(c)||c===","&&/^[}\]]/.
test(Xt(t,i))?c.replace(/\S/g," "):c,p=/^[\w$]/.test(c)&&Xt(t,i)===":";n.push(f),s.push(p||c[0]==="'"?'""':f),r=i}return{plain:n.join(""),strict:s.join("")}}function ss(t,n){
const s=t[n]??"";if(t.startsWith("//",n))return Jt(t.indexOf(`
`,n),t);if(t.startsWith("/*",n))return Jt(t.indexOf("*/",n+2)+1,t)+1;if(s==='"'||s==="'"){for(let r=n+1;r<t.length&&t[r]!==`
`;r++){if(t[r]===s)return r+1;t[r]==="\\"&&r++}return n+1}return yt.lastIndex=n,yt.test(t)?yt.lastIndex:n+1}function Jt(t,n){return t<=0?n.length:t}const os=200;
function Xt(t,n){return t.slice(n,n+os).trimStart()[0]??""}const rs=/(?:^|\/)(?:dist|build|out|\.(?:svelte-kit|output|nuxt|next|astro|temp|vercel|netlify))\//,Qt=16,
is=240;async function qt({path:t,line:n,column:s},r,i,c){const l=$t(t,i);if(n===null||l===void 0||c.isPartial)return;const f=await c.piece(l,n,s??1,is),p=Et(f);
if(p.length<Qt)return;const h=r!==void 0&&f.includes(r)&&await as(r,p,c);if(h)return h;const k=await c.collect(c.files,(Me,bt,mn)=>{const{length:Ne}=Et(Me);return Ne>=
Qt&&p.includes(Et(Me))?{place:{file:mn,line:bt,column:null},length:Ne}:void 0}),Q=k.reduce((Me,{length:bt})=>Math.max(Me,bt),0),[Ee,Te]=k.filter(({length:Me})=>Me===
Q);return Te===void 0?Ee?.place:void 0}async function as(t,n,s){const r=new RegExp(`(?<![\\w$.])${(0,K.Kf)(t)}(?:\\??\\.[\\w$]{1,100}){0,4}`,"g"),i=s.files.filter(
l=>cs.test(l)),c=await s.collect(i,(l,f,p)=>[...l.matchAll(r)].map(([k])=>k).filter(k=>k!==t).some(k=>n.includes(k))?{file:p,line:f,column:null}:void 0);return c.
length===1?c[0]:void 0}const cs=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx)$/,ls=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|markdown|njk|liquid|hbs|pug|html)$/,ds=/[.-](?=\w{0,8}[\dA-Z])[\w-]{8}(?=\.(?:lean\.)?[cm]?js$)/,
us=2;function en(t,n,s){const r=$t(t,n)?.replace(ds,"");if(r===void 0)return;const[i,c]=[Ue(r),Ue((0,b.basename)(r))];let l={files:[],same:1};for(const k of s.files.
filter(Q=>ls.test(Q))){const Q=Ue(k),Ee=hs(i,Q);Ee<Math.max(c.length,l.same,Math.min(us,Q.length))||(Ee>l.same&&(l={files:[],same:Ee}),l.files.push(k))}const f=k=>k.
split("/").length,[p,h]=l.files.sort((k,Q)=>f(k)-f(Q));return p!==void 0&&(h===void 0||f(p)<f(h))?p:void 0}async function fs(t,n,s,r){const i=en(t,s,r);if(i===void 0)
return;const c=await r.lines(i),l=[...c.keys()].filter(k=>c[k]?.split(/[^\w$]+/).includes(n)),f=l.filter(k=>c[k]?.includes(`${n}(`)),[p,h]=f.length>0?f:l;return p===
void 0?void 0:{file:i,line:h===void 0?p+1:null,column:null}}const ms=/^(?:html|md|mdx|vue|svelte|astro|lean|server|prerender|[cm]?[jt]sx?)$/,ps=4;function Ue(t){
const n=t.split(".");for(let s=0;s<ps&&n.length>1&&ms.test(n.at(-1)??"");s++)n.pop();return n.join(".").split(/[^A-Za-z0-9]+/).filter(s=>s!=="")}function hs(t,n){
let s=0;for(;s<t.length&&s<n.length&&t.at(-1-s)===n.at(-1-s);)s++;return s}function $t(t,n){const s=t.replace(/^file:\/\//,"").replace(/[?#].*$/,"");if(s.includes(
"/node_modules/")&&!(0,De.fz)(s)||s.startsWith("/")&&!(0,I.FK)(n,s))return;const r=s.startsWith("/")?s.slice(n.length+1):s;return rs.test(r)||(0,De.fz)(r)?(0,je.
qD)(r,{exists:()=>!0}):void 0}function Et(t){return t.replace(/[\s"'`();,!]/g,"")}const gs=/\bscripts? cannot have (?:imports|exports)\b|\bimport statement outside (?:of )?a module\b/i,
tn=/<script\b(?<attributes>[^<>]{0,500})>/i,nn=/\bsrc=["']?(?<path>[^"'\s>]{1,300})/i,ws=/^\s{0,40}(?:import\s{0,4}["'{*\w]|export\s)/;async function sn(t,n){if(!gs.
test(t))return;const s=[],r=n.files.filter(c=>/\.html?$/.test(c)),i=await n.collect(r,(c,l,f)=>{const{attributes:p=""}=tn.exec(c)?.groups??{},h=nn.exec(p)?.groups?.
path;return h===void 0||/\btype=["']?module\b/i.test(p)?void 0:{script:h.startsWith("/")?h.slice(1):b.posix.join(b.posix.dirname(f),h),place:{file:f,line:l,column:c.
search(tn)+1}}});for(const{script:c,place:l}of i)n.has(c)&&(await n.lines(c)).some(f=>ws.test(f))&&s.push(l);return n.onlyOf(s)}const on=/\bNo such file or directory \(os error 2\)$/,
rn=/^\s{0,40}@import\s{1,4}(?:url\()?\s{0,4}["'](?<path>[\w./-]{1,300}\.css)["']/,ys=200;async function $s({message:t,mentions:n},s){if(!on.test(t))return;const i=[
n.filter(({inStack:l})=>!l).map(({path:l})=>s.find(l)).find(l=>l?.endsWith(".css"))].filter(l=>l!==void 0),c=[];for(let l=0;l<i.length&&l<ys;l++){const f=i[l]??
"";for(const[p,h]of(await s.lines(f)).entries()){const k=rn.exec(h)?.groups?.path;if(k===void 0)continue;const Q=b.posix.join(b.posix.dirname(f),k);if(s.has(Q))
i.includes(Q)||i.push(Q);else{const Ee=h.indexOf(k)+1;c.push({file:f,line:p+1,column:Ee,message:`${t}: @import "${k}"`})}}}return s.onlyOf(c)}const Es=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|sh|py|rb|php)$/,
bs=/^(?:Uncaught )?(?:\w{0,60}Error: )?/,rt=/["'`:,;()]|\s\d\S{0,20}(?=\s|$)/,Ss=10,ks=16;async function vs(t,n){const s=t.replace(bs,"").replace(/\.$/,""),r=s.
split(rt).map(l=>l.trim()).filter(l=>l.length>=ks&&l.split(" ").length>2),[i=""]=r.sort((l,f)=>f.length-l.length),c=n.files.filter(l=>Es.test(l));for(const l of[
s,i]){if(l.length<Ss||!l.includes(" "))continue;const f=await n.collect(c,(p,h,k)=>{const Q=p.indexOf(l);return Q<0?void 0:{file:k,line:h,column:Q+1}});if(f.length>
0)return n.onlyOf(f)}}const Os=50,xs=9;async function Rs(t,n,s,r){const i=new Map;for(const p of t){const h=As(p,await o(p,n,s,r),r);for(const k of h){const Q=`${k.
file}
${k.line}`,Ee=i.get(Q)??{spot:k,weight:0};i.set(Q,{spot:Ee.spot,weight:Ee.weight+1/h.length})}}const c=Math.max(...[...i.values()].map(({weight:p})=>p)),l=[...i.
values()].filter(({weight:p})=>p>c-.001).map(({spot:p})=>p),f=l.every(({file:p})=>p===l[0]?.file);return cn(l)??(f?cn(l.filter(p=>!an(p))):void 0)}const Ts=/^\s*import\b.{1,400}\bfrom\s{0,4}(?<from>["'].{1,200})|^\s*(?:const|let|var)\b.{1,200}\brequire\((?<required>.{1,200})/;
function an({text:t,found:n}){const{from:s,required:r}=Ts.exec(t)?.groups??{},i=s??r;return i!==void 0&&!i.includes(n)}function cn(t){return t.length===1?t[0]:void 0}
function As(t,n,{words:s}){if(n.length<2)return n;const r=n.filter(i=>{const c=dn(i);return c!==void 0&&c!==t&&s.includes(c)});return r.length>0?r:n}const ln=/(?:^|[^\w])(\w{2,40})["']?\s{0,4}[:=]\s{0,4}["'`]?$/;
function dn({text:t,column:n}){return ln.exec(t.slice(Math.max(0,n-81),n-1))?.[1]}const e=/^\s*"name":\s"[^"]{1,200}",?\s*$/;async function o(t,n,s,{root:r,words:i}){
for(const c of q(t,r)){const l=[];for(const h of n){if(l.length>Os||s.isOver)return[];for(const[k,Q]of(await s.lines(h)).entries()){const Ee=A(c,Q);Ee>=0&&!e.test(
Q)&&l.push({file:h,line:k+1,column:Ee+1,text:Q,found:c})}}const p=c!==t&&/^\w+$/.test(c)?l.filter(h=>d(c,h)&&a(i,h)):l;if(p.length>0)return m(t,v(c,u(p)),s)}return[]}
function a(t,n){const s=dn(n);return s===void 0||t.includes(s)||!/\.(?:json|ya?ml|mdx?|markdown)$/.test(n.file)}function d(t,{text:n,column:s}){const[r,i]=[n.slice(
0,s-1),n.slice(s-1+t.length)];return/["'`(/]$/.test(r)||/^["'`)]/.test(i)||/:\s*$/.test(r)&&i.trim()===""}function u(t){const n=t.filter(({text:s,column:r})=>!s.
slice(0,r-1).endsWith("</"));return n.length>0?n:t}async function m(t,n,s){if(n.length===1)return n;const r=[];for(const i of n)!/\.(?:mdx?|markdown)$/.test(i.file)||
!i.text.startsWith(`${t}:`)||i.line<(0,De.EZ)(await s.lines(i.file))&&r.push(i);return r.length===1?r:n}function v(t,n){if(/^\w+$/.test(t)&&!n.every(({file:r})=>r.
endsWith(".json")))return n;const s=n.filter(({text:r,column:i})=>{const[c,l]=[r[i-2]??"",r[i-1+t.length]??""];return/["'`(]/.test(c)&&/["'`)?#]/.test(l)});return s.
length>0?s:n}function A(t,n){for(let s=n.indexOf(t);s>=0;s=n.indexOf(t,s+t.length)){const r=/^\w/.test(t)?n[s-1]??"":"",i=/\w$/.test(t)?n[s+t.length]??"":"";if(!/[\w$]/.
test(r)&&!/[\w$]/.test(i))return s}return-1}const V=/^(@[\w.-]{1,60}\/)?(?:\w{2,20}-)?(?:plugin|preset|config)(?:-|$)/;function q(t,n){const s=ge(t,n),r=[t],i=/^(@?[^@\s/]{1,100}(?:\/[^@\s/]{1,100})?)@\S/.
exec(s)?.[1];i&&r.push(i);const c=s.replace(V,"$1");c!==s&&r.push(c.replace(/\/$/,""));const l=s.replace(/^(?:\.{1,2}\/|[~@#$]\/|\/){1,4}/,"");r.push(s,l);const f=l.
split("/").filter(p=>p!=="");if(f.length>1&&!/^@/.test(l)){const p=f.at(-1)??"",h=l.replace(/\.\w{1,8}$/,"").split("/");r.push(f.slice(1).join("/"),f.slice(-2).
join("/"),p,h.join("/")),h.length>2&&r.push(h.slice(-2).join("/")),/^\w{4,}\.\w+$/.test(p)&&r.push(p.replace(/\.\w+$/,""))}return/^[.#$%<]\w/.test(t)&&r.push(t.
replace(/^\W/,"").replace(/\W$/,"")),[...new Set(r)].filter(p=>/\w\w/.test(p)).slice(0,xs)}function ge(t,n){const s=URL.canParse(t)?new URL(t):void 0;if(s&&/^https?:$/.
test(s.protocol)){const i=(0,K.oF)(s.pathname).replace(/^\//,"").split("/-/")[0]??"";return/^localhost|registry/.test(s.hostname)?i:s.hostname}const r=t.startsWith(
"/")&&(0,I.FK)(n,t)?(0,b.relative)(n,t):t;return/(?:^|\/)node_modules\/((?:@[\w.-]+\/)?[\w.-]+)/.exec(r)?.[1]??r}var se=g(9882),oe=g(8503),$e=g(770);const Le=/(?:^|\/)[jt]sconfig(?:\.[\w-]{1,40})?\.json$/,
We=/^\s{0,40}"baseUrl"\s{0,4}:\s{0,4}"(?<base>[^"]{1,300})"/,Be=/^(?:\.|node_modules$|dist$|build$|out$)/,zs=/^(?<sign>[@~#$]?)(?<first>[A-Za-z][\w-]{2,60})(?:\/(?<rest>[\w./-]{1,300}))?$/;
async function Hs(t,n){const s=(0,Ge.ne)({facts:{log:[],diagnostics:[t]},lines:[]}),r=zs.exec((0,Ge.Ap)(t.message)??"")?.groups;if(s?.kind!=="package"||!r?.first)
return;const i=await Ys(n),{sign:c="",first:l,rest:f}=r;for(const p of new Set([...i,...(0,Ge.RD)(t.file)]))for(const h of(0,se.IM)(l,Zs(p,n))){const k=b.posix.
join(p,h);if(i.includes(p)||Vs(k,f,n)||await Js(`${c}${h}`,n))return await Xs(s.specifier,n)?void 0:`${k}/`}}function Zs(t,{list:n}){return n(t).filter(s=>!Be.test(
s)&&n(b.posix.join(t,s)).length>0)}async function Ys(t){const n=t.files.filter(s=>Le.test(s));return t.collect(n,(s,r,i)=>{const c=We.exec(s)?.groups?.base,l=c===
void 0?"":b.posix.join(b.posix.dirname(i),c).replace(/\/$/,"");return l===""||l===b.posix.dirname(i)||l.startsWith("..")?void 0:l})}function Vs(t,n,{list:s}){if(n===
void 0)return!1;const r=b.posix.join(t,n),i=b.posix.basename(r);return s(b.posix.dirname(r)).some(c=>c===i||c.startsWith(`${i}.`))}async function Js(t,n){const s=[
'"',"'"].flatMap(i=>[`${i}${t}/`,`${i}${t}${i}`]),r=i=>/\b(?:from|import|require)\b/.test(i)&&s.some(c=>i.includes(c));return(await n.collect(n.files,i=>r(i)||void 0)).
length>0}async function Xs(t,n){const s=await n.lockfile();return[...[`node_modules/${t}"`,`
${t}@`,`
  ${t}@`,`
  /${t}`,`"${t}@`,`'${t}@`],`"${t}": [`].some(i=>s.includes(i))}const Qs=["",..."ts tsx js jsx mjs cjs mts cts d.ts vue svelte astro".split(" ").map(t=>`.${t}`)],
qs=["ts","tsx","js","jsx","mjs"].map(t=>`/index.${t}`),eo=3;async function to(t,n){const{message:s}=t,r=no(t,n);if(r.length>0)return{...t,message:(0,$e.RU)(s,r)};
const i=await Hs(t,n);if(i!==void 0)return{...t,message:(0,$e.RU)(s,[i])};const c=(0,Ye.B)(s);if(c?.from===void 0||/\bDid you mean\b|\bpossible exports\b/.test(
s))return t;const l=Cs(c.from,t.file,n);if(l===void 0)return t;const{own:f,from:p}=(0,Ye.v)(await n.lines(l)),h=(0,se.pA)(c.name,f),k=p.length===0&&f.length<=eo?
f:[];return{...t,message:(0,$e.RU)(s,h.length>0?h:k)}}function no(t,n){const s={facts:{log:[],diagnostics:[t],list:n.list},lines:[]},r=(0,Ge.XQ)(s),i=r?[r.actual]:
(0,oe.f)(s),c=l=>t.message.includes(`/${l}`);return i.some(l=>/[,;]/.test(l)||c(l))?[]:i}function Cs(t,n,s){const r=/^\.{1,2}\//.test(t)?b.posix.join(b.posix.dirname(
n),t):void 0,i=/^(?:[@~#]|\$\w{1,20})\/(?<rest>.{1,300})$/.exec(t)?.groups?.rest,c=i===void 0?[]:[i,`src/${i}`,`src/lib/${i}`,`app/${i}`];for(const l of[r??t,...c]){
const p=[...Qs,...qs].map(h=>l+h).find(h=>s.has(h));if(p!==void 0)return p}return r===void 0?s.find(t):void 0}const so=/^(?:.*\/)?(?:pages|routes|app|views|content(?:\/docs)?)\/(?<way>.+)$/,
Ls=/\.(?:vue|svelte|astro|[jt]sx?|mdx?|html)$/,oo=/(?:^|\/)(?:index|\+page(?:\.server)?|page|route|\+layout|_index)$/,ro=60,io=/\bfrom\s{0,4}["'](?<from>[^"']{1,300})["']|^\s{0,40}import\s{0,4}["'](?<bare>[^"']{1,300})["']/;
async function ao(t,n){for(const s of t.routes){const r=uo(s,n.files);if(r===void 0)continue;const i=Ps(t,await n.lines(r)),c=i.length>0?i.map(p=>({file:r,line:p})):
await lo(r,t,n),[l,f]=c;return l===void 0||f!==void 0||n.isOver?{file:r,line:null,column:null}:{...l,column:null}}}const co=/^\s{0,80}[\w$.]{1,100}\s{0,4}=(?!=)/;
function Ps({identifier:t,names:n},s){const r=n.filter(c=>/^\w{4,80}$/.test(c)),i=c=>/^\s*(?:\/\/|\*|import\b)|\btypeof\b/.test(c)?!1:t!==void 0&&c.split(/[^\w$]+/).
includes(t)&&!co.test(c)||r.some(f=>c.includes(`${f}(`));return s.flatMap((c,l)=>i(c)?[l+1]:[])}async function lo(t,n,s){const r=[t],i=[];for(let c=0;c<r.length&&
r.length<ro;c++){const l=r[c]??"",f=await s.lines(l);i.push(...Ps(n,f).map(p=>({file:l,line:p})));for(const p of f){const{from:h,bare:k}=io.exec(p)?.groups??{},
Q=Cs(h??k??"",l,s);Q!==void 0&&!r.includes(Q)&&r.push(Q)}}return i}function uo(t,n){const s=js(t.replace(/[?#].*$/,"").replace(/\.html$/,"")),r=n.flatMap(f=>{const p=Ls.
test(f)?so.exec(f)?.groups?.way:void 0;if(p===void 0||/(?:^|\/)(?:api|components|layouts?)\//.test(p))return[];const h=js(p.replace(Ls,"").replace(oo,"")).filter(
k=>!/^\(.*\)$/.test(k));return[{file:f,parts:h}]}),i=r.filter(({parts:f})=>f.join("/")===s.join("/")),[c,l]=i.length>0?i:r.filter(({parts:f})=>fo(f,s));return l===
void 0?c?.file:void 0}function js(t){return t.split("/").filter(n=>n!=="")}function fo(t,n){const s=r=>/^(?:\[.*\]|[$:_]\w+)$/.test(r);return t.length===n.length&&
t.every((r,i)=>s(r)||r===n[i])}async function mo(t,n,s){const{index:r,root:i}=s,c=t.filter(({severity:Te,file:Me})=>Te==="error"&&r.has(Me)),[l]=(0,Qn.l)(c,1).shown,
f=l?Ds(n,l):(0,z.sq)(n);if(!f)return t;const p=Eo(G(n,f),{...s,stage:(0,Ve.ry)(n,f.at)?"build":s.stage}),h=l!==void 0&&l.line!==null,k=await ho(f.message,p.clues,
r,l),Q=k??(h?await bo(l,p):await it(Fs,Te=>Te(p)));if(!Q)return t;if(!l){const Te=(0,K.Ow)(go(f.message,i,Q),500);return[...t,{severity:"error",code:null,message:Te,
...Q}]}return h||k!==void 0||Q.file===l.file||Q.line!==null&&!await po(l.file,p.clues,r)?t.map(Te=>Te===l?{...l,...Q}:Te):t}function Ds(t,{message:n}){const s=t.
findIndex(({text:r})=>r.includes(n.slice(0,60)));return s===-1?(0,z.sq)(t):{...(0,z.Gd)(t,s),message:n}}async function po(t,{names:n,isAbsence:s},r){if(s)return!0;
const i=n.filter(l=>r.find(l)===void 0);if(i.some(l=>l.includes("/")))return!1;const c=(await r.lines(t)).join(`
`);return i.length===0||i.some(l=>c.includes(l))}async function ho(t,n,s,r){const i=await $s(n,s)??await es(t,n,s);if(i||!lt(t)||r?.line)return i;const c=await _t(
s);return c&&{file:c.file,line:c.line,column:c.column}}function go(t,n,{file:s}){return s.includes("/")?t:t.replaceAll(`'${n}/`,"'./")}const wo=/(?:^|\/)(?:package\.json|pnpm-workspace\.yaml|\.npmrc|\.yarnrc(?:\.yml)?|bunfig\.toml)$/,
yo=8,Fs=[async({clues:t,manifest:n})=>t.lacksScript?n:void 0,({clues:t,index:n})=>sn(t.message,n),So,ko,({clues:t,index:n})=>vs(t.message,n),t=>it(t.named,n=>fn(
t.clues.names,[n],t)),vo,Oo,Ws,Gs,Us,({clues:t,index:n})=>ao(t,n),t=>fn(t.clues.names,Bs(t),t),t=>fn(t.clues.details,Bs(t),t),async({named:[t]})=>t===void 0?void 0:
{file:t,line:null,column:null},async({stage:t,manifest:n})=>t==="install"?n:void 0],$o=Fs.filter(t=>t!==Us&&t!==Ws&&t!==Gs);function Eo(t,n){const{index:s,root:r}=n,
i=t.mentions.filter(({inStack:f})=>!f).map(({path:f})=>s.find(f)??en(f,r,s)).filter(f=>f!==void 0),c=s.manifest;return{...n,clues:t,manifest:c===void 0?void 0:{
file:c,line:null,column:null},named:[...new Set(i)]}}async function bo({file:t,line:n},s){const{clues:r,index:i}=s,c=p=>p.line===n&&i.find(p.path)===t,l=r.mentions.
filter(({inStack:p,line:h})=>p&&h!==null);if(r.mentions.some(p=>!p.inStack&&c(p))||!l.some(c)||c(l[0]))return;const f=await it($o,p=>p(s));return f?.line===null?
void 0:f}async function it(t,n){for(const s of t){const r=await n(s);if(r!==void 0)return r}}function So({clues:t,index:n,named:s}){return it(t.shown,async r=>{
const{line:i,text:c}=r,l=(h="")=>h.trim()===c;for(const h of s)if(l((await n.lines(h))[i-1]))return{file:h,line:i,column:null};const f=[];await n.load();for(const h of n.
files){const k=await n.lines(h),Q=c.length<yo?On(r,t.rows,k):k.flatMap((Ee,Te)=>l(Ee)?Te+1:[]);f.push(...Q.map(Ee=>({file:h,line:Ee,column:null})))}const p=f.filter(
h=>h.line===i);return n.onlyOf(p.length>0?p:f)})}async function ko(t){const{clues:n,index:s}=t,r=await un(t,!1,c=>_s(c,s)),i=n.names.filter(c=>/^(?:\.{1,2}|@[\w-]+|~)\//.
test(c));return!r||i.length===0?r:await fn(i,[r.file],t)??r}function Us(t){return un(t,!0,n=>_s(n,t.index))}function Ws(t){const{clues:n,index:s,root:r}=t;return un(
t,!0,i=>qt(i,n.identifier,r,s))}async function Gs(t){const{clues:n,index:s,root:r}=t,{identifier:i}=n;if(i!==void 0)return un(t,!0,({path:c})=>fs(c,i,r,s))}function un({
clues:t},n,s){return it(t.mentions.filter(r=>r.inStack===n),s)}async function _s({path:t,line:n,column:s},r){const i=n===null?void 0:r.find(t);if(i===void 0||n===
null)return;const c=await r.lines(i);if(!(n>c.length))return n===c.length&&n>1&&c[n-1]===""?{file:i,line:n-1,column:null}:/^---\s*$/.test(c[n-1]??"")?{file:i,line:n+
1,column:null}:{file:i,line:n,column:s}}async function vo({clues:{message:t,names:n},index:s,named:r}){const i=n.filter(c=>c.includes("/")&&['"',"'","`"].some(l=>t.
includes(l+c+l)));return it(r,async c=>{const l=i.filter(k=>(s.find(k)??c)!==c),f=(await s.lines(c)).flatMap((k,Q)=>l.some(Ee=>k.includes(`"${Ee}"`)||k.includes(
`'${Ee}'`))?[Q+1]:[]),[p,h]=f;return p===void 0||h!==void 0?void 0:{file:c,line:p,column:null}})}async function Oo({clues:t,index:n,named:s}){const[r]=t.hints,[
i]=s;return r&&i!==void 0?_s({path:i,...r},n):void 0}async function fn(t,n,{index:s,root:r,clues:{words:i}}){await s.load(n);const c=t.filter(f=>s.find(f)===void 0),
l=await Rs(c,n,s,{root:r,words:i});if(!(!l||s.isPartial&&n.length>1))return{file:l.file,line:l.line,column:l.column}}function Bs({index:t,stage:n}){return t.files.
filter(s=>n==="build"||wo.test(s))}const xo=200,Ns=2e3,Ro=/\.[cm]?tsx?$/,To=/\?vue&type=style&index=(\d{1,3})/,Ao=/\.(?:vue|svelte|astro)(?:$|\?)/,Is={...tt.$,bytes:8*
J.D6,fileBytes:J.D6/4,files:1500,entries:2e4,ms:200};async function _o(t,{root:n,folder:s,clock:r,command:i,own:c,processor:l=r,searchMs:f=Is.ms},p){const k=(await Co(
gn(t,p),new tt.j(n,r),s)).filter(({file:Ne})=>!(0,De.fz)(Ne)&&(c?.has(Ne)??!0));if(i===void 0)return{read:k.filter(at),guess:void 0};const Q=await De.ac.read(new tt.
j(n,l,{...Is,ms:f}),s,c),Ee=(0,Ve.Se)(t),Te=[...k.filter(at),...k.filter(Ne=>!at(Ne))].map(Ne=>({...Ne,file:Q.find(Ne.file)??Ne.file})),Me=await mo(Te,Ee,{index:Q,
root:n,stage:i}),bt=new Set(Me.filter(at).slice(0,Ks)),mn=await Promise.all(Me.map(Ne=>bt.has(Ne)?No(Ne,Ee,Q):Ne));return{read:await Mo(mn.slice(0,Te.length),Q),
guess:mn[Te.length]}}function at({severity:t}){return t==="error"}const Ks=8;async function No(t,n,s){const r=Ds(n,t);return r?to(await Zn(t,G(n,r).rows,s),s):t}
const Io=/[`'"](?<word>[\w$@:.[\]()/-]{3,100})[`'"]/;async function Mo(t,n){const[s]=t,r=s&&at(s)?Io.exec(s.message)?.groups?.word:void 0;if(r===void 0)return t;
const i=t.filter(f=>at(f)&&f.message===s?.message);if(i.length<2||i.length>Ks)return t;const c=await Promise.all(i.map(async({file:f})=>(await n.lines(f)).join(
`
`).includes(r))),l=new Set(i.filter((f,p)=>c[p]));return[...l,...t.filter(f=>!l.has(f))]}async function Co(t,n,s){const r=[];for(const{frame:c,...l}of t)r.push(
c===void 0?await Po(l,n,s):l);const i=await Lo(t,n);return r.map((c,l)=>t[l]?.frame===void 0?c:{...c,file:i.get(l)??""}).filter(({file:c})=>c!=="")}async function Lo(t,n){
const s=[...t.entries()].filter(([,{frame:i}])=>i!==void 0),r=new Map;if(s.length===0)return r;for await(const i of n.walk(Ro)){const c=await n.lines(i)??[];for(const[
l,{frame:f,line:p}]of s){const h=c[(p??0)-1]??"";h.length>Ns||h.trim()!==f?.trim()||r.set(l,r.has(l)?"":(0,b.relative)(n.root,i))}}return n.isOver?new Map:r}async function Po(t,n,s){
if(/^[\w+.-]+:/.test(t.file))return t;const[r=""]=t.file.split("?",1),i=(0,b.resolve)(s,r);if(!(0,I.FK)(n.root,i))return t;const c=(0,b.relative)(n.root,i),l=Uo(
t.file),f=l?await Go(l,t,i,n):await jo(t,i,n);return{...t,file:c,...f}}async function jo({file:t,line:n,message:s},r,i){const[c,l]=[(0,Ge.ri)(s),(0,Ye.B)(s)?.name];
if(c===void 0&&l===void 0)return{};const f=Q=>Q.length>Ns?-1:c?Q.search(c):Fo(l??"",Q)?Q.indexOf(l??""):-1,p=n===null||i.isOver?void 0:(await i.lines(r))?.[n-1];
return p!==void 0&&f(p)>=0?{}:await Do(Q=>c||/^\s*(?:import|export)\b/.test(Q)?f(Q):-1,r,i)??(Ao.test(t)?{line:null,column:null}:{})}async function Do(t,n,s){const r=await s.
filesIn(n,xo)??[n],i=[];for(const c of r){if(s.isOver)return;const l=await s.lines(c)??[],f=l.findIndex(h=>t(h)>=0),p=t(l[f]??"")+1;f>=0&&i.push({file:(0,b.relative)(
s.root,c),line:f+1,column:p})}return i.length===1?i[0]:void 0}function Fo(t,n){return n.split(/[^\w$]+/).includes(t)}function Uo(t){const n=To.exec(t)?.[1];return n!==
void 0?s=>[...s.keys()].filter(r=>Wo(s[r]))[Number(n)]:t.endsWith(je.$p)?De.EZ:void 0}function Wo(t=""){return t.length<=Ns&&/^\s*<style\b/.test(t)}async function Go(t,{
line:n,column:s},r,i){const c=i.isOver?void 0:await i.lines(r),l=c&&t(c);return l===void 0||n===null?{line:null,column:null}:{line:l+n,column:s}}}),6826:((Oe,ce,g)=>{
g.r(ce),g.d(ce,{diagnosticsOf:()=>rt,faultsOfSuccess:()=>ks,findingsOf:()=>ys,findingsOfStart:()=>$s,isFaultOfSource:()=>As});var b=g(6760),I=g(1224),J=g(5807),
W=g(8595),z=g(2345),Y=g(2416),H=g(107),P=g(9882),X=g(2207),$=g(5230);function M(e,o,a){for(const d of e.signs)if(!(d.codes&&!(o.code&&d.codes.includes(o.code)))&&
!(d.exitCodes&&!(typeof o.exitCode=="number"&&d.exitCodes.includes(o.exitCode)))&&!(d.signals&&!(o.signal&&d.signals.includes(o.signal)))&&!(d.stages&&o.stage&&
!d.stages.includes(o.stage.toLowerCase()))&&!(d.weak&&o.diagnostics?.some(({severity:u,line:m})=>u==="error"&&m!==null))){if(!d.log)return{groups:{},facts:o,lines:a};
for(let u=a.length-1;u>=0;u--){const m=(0,$.$)(d.log,a[u]??"");if(m)return{groups:m.groups??{},facts:o,lines:a}}}}function x({code:e}){return X.sR.some(o=>o===e)}
function y(e,o){for(const a of e){const d=(0,$.$)(o,a)?.[1];if(d!==void 0)return d}}function w(e,o){return e===void 0||e===""?o:`"${e}"`}var N=g(770),G=g(9047),
L=g(7214),j=g(8503),U=g(1981);const D=[{name:"import-case",signs:[{}],summary:e=>{const o=(0,L.XQ)(e);return o&&`the import "${o.specifier}" differs from the fi\
le's name only in upper and lower case`},remedy:e=>`The file is ${w((0,L.XQ)(e)?.actual,"there")}: write the import as it is spelt, or rename it with git mv. Bu\
ilds run where case counts.`},{name:"missing-file",signs:[{}],summary:e=>{const o=(0,L.ne)(e),a=/\.html?$/.test(o?.importer??""),d=o?.kind==="file"&&(a?o.specifier:
(0,U.p)(o.specifier,e));return d&&(0,j.f)(e).some(N.lQ)?`the import "${d}" leads to no file and no package`:d?`the file "${d}" that is imported does not exist`:
void 0},remedy:e=>{const o=(0,j.f)(e);if(o.length>0)return`There is ${F(o)}: correct the import, or commit the file that it names.`;const{importer:a="",specifier:d=""}=(0,L.
ne)(e)??{};return`Check the path and its upper and lower case, and that the file is committed: \`git check-ignore -v\` tells whether .gitignore holds it back.${/\.s[ac]ss$/.
test(a)&&/^\w[\w.-]*\//.test(d)?" If it is of a package, add the package to package.json and the lockfile.":""}`}},{name:"missing-export",signs:[{}],summary:({facts:e})=>{
const o=O(e);return o&&`${o.file}${o.line===null?"":`:${o.line}`}: ${o.message}`},remedy:({facts:e})=>{const{message:o=""}=O(e)??{},a=(0,N.Or)(o),{name:d,from:u}=(0,G.
B)(o)??{},m=u?w(u,""):"the module";return a.length>0?`Import ${F(a)} from ${m}, or export ${d} there.`:d==="default"?`Import by name from ${m}, in braces, or gi\
ve it a default export.`:`Export ${d} from ${m}, or import what it has. A type needs import type.`}},{name:"missing-read",signs:[{log:/ENOENT: no such file or directory, (?:open|stat|scandir) '(?<path>[^']{1,400})'/}],
summary:e=>{const o=e.facts.diagnostics?.find(({severity:a,line:d})=>a==="error"&&d!==null);if(!(o&&!o.message.includes("ENOENT")))return`the file "${(0,U.p)(e.
groups.path??"",e)}" that is read does not exist`},remedy:()=>"Check the path where it is written, its upper and lower case, and that the file is committed."},{
name:"missing-package",signs:[{}],summary:e=>{const o=(0,L.ne)(e);if(o?.kind!=="package")return;const a=(0,L.SN)(e.facts),d=a.length===0?"":`, and package.json \
has ${F(a)}`;return`the package "${o.specifier}" is not installed${d}`},remedy:e=>{const o=(0,L.ne)(e)?.specifier??"the package",a=(0,L.SN)(e.facts);return a.length>
0?`package.json has ${F(a)}: correct the name ${o}, or add a package of that name to package.json and the lockfile.`:e.lines.some(d=>d.includes("No module named"))?
`Add ${o} to the project's requirements.`:`Run npm install ${o} (or your package manager's add) and commit package.json with the lockfile.${E(e.facts)}`},part:()=>({
kind:"uninstalled"})}];function O({diagnostics:e=[]}){const o=e.find(({severity:a})=>a==="error");return o&&(0,G.B)(o.message)?o:void 0}function F(e){return[e.slice(
0,-1).join(", "),...e.slice(-1)].filter(Boolean).join(" or ")}function E(e){return x(e)?"":" A platform that installs with NODE_ENV=production leaves out devDep\
endencies."}const _=[{name:"memory-limit",signs:[{codes:["out_of_memory"],log:/was stopped because (?<why>[\w ,.:']{1,300})$/}],summary:({groups:e})=>e.why??"th\
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
package.json has no script ${w(e.script,"of that name")}`,remedy:({facts:e,groups:o,lines:a})=>{const d=e.diagnostics?.find(({code:A})=>A==="missing-script"),u=S(
a).filter(A=>A!==o.script),m=d?(0,N.Or)(d.message):(0,P.pA)(o.script??"",u);return`${m.length>0?`There is ${F(m)}. `:""}Add the script ${w(o.script,"named in th\
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
rough \${{ secrets.${e.name??"NAME"} }}.`},...D,{name:"builder-crashed",signs:[{codes:["builder_crashed"]}],summary:({facts:e})=>(e.message||"The process that b\
uilt this deployment crashed").replace(/^The/,"the"),remedy:()=>"Deploy again. If it fails again, something in the repository crashes the platform's worker: the\
 operators find the cause in the platform's log."},{name:"build-killed",signs:[{codes:["build_killed"]},{signals:["SIGKILL","SIGTERM"]},{exitCodes:[137,143]}],summary:()=>"\
the build was killed",remedy:()=>"Look in the log for what ended it, and deploy again. If it fails again, the build may need more memory or time than it may use\
."}];function S(e){const o=new Set,a=e.findLastIndex(d=>/[Mm]issing script|not found|a script named/.test(d));for(const d of e.slice(Math.max(0,a),a+40)){const u=y(
[d],/^\s*(?:npm|pnpm|yarn|bun) run ([\w:.-]{1,60})(?:\s|$|")/)??ee(d);u&&o.add(u)}return[...o].slice(0,10)}function ee(e){return y([e],/Did you mean "(?:pnpm|yarn|npm) (?:run )?([\w:.-]{1,60})"/)}
function B(e){return e?{kind:"dependency",name:ae(e)}:void 0}function ae(e){return e.replace(/%2f/i,"/").replace(/\/-\/.*$/,"").replace(/(?<=.)@.*$/,"").replace(
pe,"")}const pe=/(?<=\w)-(\d{1,5}\.\d{1,5}\.\d[\w.+-]{0,60})\.tgz$/;function he(e){return/^.[^@]*@(?:npm:)?(.+)$/.exec(e)?.[1]??pe.exec(e)?.[1]}function ve(e){switch(e.
kind){case"uninstalled":return;case"file":return e.path;default:return"package.json"}}const te=[{name:"browser-only",signs:[{log:/ReferenceError: (?<name>window|document|localStorage|sessionStorage|navigator|HTMLElement) is not defined/}],
summary:({groups:e})=>`code for the browser ran during the build (${e.name} is not defined)`,remedy:({groups:e})=>`Use ${e.name} only in the browser: after moun\
ting (onMount, useEffect, client:only), or where typeof ${e.name} !== 'undefined'.`},{name:"esm-only",signs:[{tool:"node",log:/ERR_REQUIRE_ESM|require\(\) of ES Module \S{1,300}/}],
summary:()=>"a package that exists only as an ES module was loaded with require()",remedy:({facts:e})=>`Load it with import (name the file .mjs, or set "type": \
"module" in package.json)${x(e)?"":", or use Node.js 22 or newer on a platform that lets you choose"}.`},{name:"next-static-params",signs:[{tool:"next",log:/Page "(?<page>[^"]{1,200})" is missing "generateStaticParams\(\)"/}],
summary:({groups:e})=>`the page ${w(e.page,"")} has no generateStaticParams()`,remedy:()=>"Export generateStaticParams() from that page, so that the static expo\
rt knows its paths."},{name:"base-path",signs:[{tool:"sveltekit",log:/does not begin with `base`, which is configured in `paths\.base`/}],summary:()=>"a link le\
aves the configured base path",remedy:()=>"Put the base path before the site's own links, or remove the base path: the platform serves each app at its own host'\
s root."},{name:"dead-link",signs:[{tool:"sveltekit",log:/^Error: 404 (?<link>\S{1,300}) \(linked from (?<page>\S{1,300})\)/},{tool:"vitepress",log:/Found dead link (?<link>\S{1,300}) in file (?<page>\S{1,300})/},
{tool:"docusaurus",log:/^\s*-> linking to (?<link>\S{1,300})/},{weak:!0,tool:"nuxt",log:/^\s*│ [├└]── \[404\] Page not found: (?<link>\S{1,300})/}],summary:({
groups:e,lines:o})=>{const a=e.page??y(o,/(?:Broken link on source page path =|│ └── Linked from) (\S{1,300}?):?$/);return`a link to ${e.link}${a?`, in ${a}\
,`:""} leads to no page`},remedy:()=>"Correct the link, or add the page. The log names any others."},{name:"page-failed",signs:[{weak:!0,tool:"sveltekit",log:/^\[500\] GET (?<page>\S{1,300})/},
{weak:!0,tool:"qwik",log:/^!!! (?<page>\S{1,300}): Error during SSG$/}],summary:({groups:e,lines:o})=>{const a=o.findLastIndex(d=>/^(?:\[500\] GET |!!! \S{1,300}: Error during SSG$)/.
test(d));return`the page ${e.page} failed while it was rendered: ${o[a+1]?.replace(/^Error: /,"")??""}`},remedy:()=>"Mend what the page loads or shows; the stac\
k in the log names the functions."},{name:"gatsby-graphql",signs:[{weak:!0,tool:"gatsby",log:/^error There was an error in your GraphQL query:/}],summary:({lines:e})=>{
const o=e.findLastIndex(a=>a.startsWith("error There was an error in your GraphQL query"));return`a GraphQL query fails: ${e.slice(o+1).find(a=>a!=="")??""}`},remedy:()=>"\
Correct the query, or give its type the field in gatsby-node (createSchemaCustomization)."},{name:"gatsby-page-failed",signs:[{weak:!0,tool:"gatsby",log:/^error Building static HTML failed for path "(?<page>[^"]{1,300})"/}],
summary:({groups:e,lines:o})=>`the page ${e.page} failed while it was rendered: ${y(o,/^\s*WebpackError: (.{1,300})/)??""}`,remedy:()=>"Mend what the page loads\
 or shows: gatsby build --verbose tells more, and gatsby develop the line."},{name:"nuxt-page-failed",signs:[{weak:!0,tool:"nuxt",log:/^\s*│ [├└]── \[5\d\d\] (?<message>.*)/}],
summary:({groups:e,lines:o})=>{const a=o.findLastIndex(u=>/^\s*│ [├└]── \[5\d\d\]/.test(u));return`the page ${y(o.slice(0,a).reverse(),/├─ (\/\S{0,300}) \(\d+ms\)/)}\
 failed while it was rendered: ${e.message}`},remedy:()=>"The log does not tell the error itself: run npx nuxt dev and open the page, where it stands with its s\
tack. Code for the browser and missing variables are common causes."},{name:"package-cycle",signs:[{tool:"turbo",log:/^[\s`>-]*[x×] (?:Cyclic|Circular) dependency detected/}],
summary:({lines:e})=>{const o=y(e,/^\s*\|\s{1,8}([@\w./#-]{1,100}(?:, [@\w./#-]{1,100}){1,20})$/);return`packages depend on each other in a cycle${o?`: ${o.replace(
/#[\w:-]{1,60}/g,"")}`:""}`},remedy:()=>"Take one of the dependencies between these packages out of their package.json files.",part:({lines:e})=>B(y(e,/^\s*\|\s{1,8}([@\w./-]{1,100})#\S{1,60} -> /))},
{name:"turbo",signs:[{tool:"turbo",log:/^[\s`>-]*[x×] (?<what>No package found with name '[^']{1,100}' in workspace)$/},{tool:"turbo",log:/^[\s`>-]*[x×] (?<what>Could not find task `[^`]{1,100}` in project)$/}],
summary:({groups:e})=>`turbo: ${e.what}`,part:({groups:e})=>e.what?.includes("task")?{kind:"file",path:"turbo.json"}:void 0,remedy:({groups:e})=>e.what?.includes(
"task")?"Name the task in build-command as turbo.json has it among its tasks.":"Write --filter in build-command as the name in that package's package.json."},{name:"\
css-minify",signs:[{tool:"vite",log:/^(?:\w*Error: )?\[lightningcss minify\] (?<what>\S.{0,200})$/}],summary:({groups:e,lines:o,facts:a})=>{const d=a.diagnostics?.
find(({severity:v,line:A})=>v==="error"&&A!==null);if(d)return`${d.file}:${d.line}: ${e.what}`;const u=o.findIndex(v=>/^\s*\|\s+\^/.test(v)),m=/^\d{1,7} *\| *(\S.{0,80})/.
exec(o[u-1]??"")?.[1]?.trim();return`the style sheets do not parse: ${e.what}${m?`, at ${w(m,"")}`:""}`},remedy:()=>"Look above what is quoted for a rule or a c\
omment that is not closed, in the style sheet that holds it."}];var R=g(1809),C=g(7491);const T=/(?:\b|[a-z])(?:error|exception|fatal|failed|cannot|denied|invalid)\b/i,
Z=/^(?: {0,3}(?:\[?(?:ERROR|error|FATAL)\]?:?|(?:lerna )?ERR!|NX|[x×✖✘]|>(?= [A-Z].*\.$))\s+){1,3}/u,de=/^ {1,3}[x×✖] \S/u,le=/^\s*\[cause\]: (?:Error: )?(?<message>\S.*)$/,
we=/^(?:\$ |(?:Failed|Error|Aborted)[.!]?$|A complete log of this run|Log files were not written|For help, run: |(?:\[\w{1,20}\] )?(?:[✗x🚨] )?Build failed|Failed to compile|Storybook exited with|(?:success|failed|not finished) .{1,200} - [\d.]+s$|Use --verbose |Pass --verbose |yarn (?:run|install) v\d|\[[\w@:/ .-]{1,60}\]$|Rspack (?:build failed|compiled)|To suppress |INFO |FATAL$|(?:error )?(?:during build|Command failed)|Node\.js v\d|Found \d+ errors? |Eleventy Fatal Error|Problem writing Eleventy|(?:Wrote|Copied) \d|\s{0,4}ELIFECYCLE|\s{0,4}run failed: command |Lifecycle script |script "[^"]{1,60}" exited with |(?:code|path|workspace|location|syscall) \S{1,400}$|>(?! [A-Z].*\.$)|[{}(]|at |info |Exit code|$)/u,
re=/^(?:Checked out |Cloning |\[\d\/\d\] |Progress: |Packages: |Scope: |Saved lockfile|Already up to date|Lockfile is up to date|Done in |Resolv(?:ing|ed)[ ,]|This error happened while |Run with the --force |Running target |[·•\u2800-\u28ff├└│┌] ?|[-+]{1,80}$|[-\\|/] |notsup (?:Valid|Actual) |\d\d:\d\d:\d\d\s)/u,
ye=/^\s/,be=/^\s*(?:at |[|│:{}>^~-]|\d{1,7} *[|│])/,ke=/^(?:Most likely|Probably|Possibly|Perhaps|Maybe|This is (?:likely|probably|usually)|Reason:|Because)\b/,
xe=/ \w{2,30} \w/,_e=/\b\d{1,7} (?:error|warning|problem)s?\b/;function Ie(e){return e===""||/^[$>] /.test(e)}function Ce(e){return we.test(e)||re.test(e)||(0,R.
Ol)(e)}function Pe(e,o){const a=e.findLast(se=>le.test(se));if(a)return le.exec(a)?.groups?.message;const d=e.findLastIndex(R.oJ),u=(0,C.E)(e.map(se=>({text:se})),
0,e.length),m=e.flatMap((se,oe)=>{if(se===o)return[];const $e=se.replace(Z,""),[Le,We,Be]=[de.test(se),!ye.test($e),oe>d];return Ce($e)||u.has(oe)?[]:[{text:$e,
isReport:Le,isLoose:We,isLate:Be}]}),v=m.filter(({isLoose:se})=>se),A=m.filter(({isLate:se})=>se),q=v.findLast(({text:se,isReport:oe})=>oe||T.test(se))??A.findLast(
({text:se,isLoose:oe})=>oe&&(0,Y.F7)(se))??A.findLast(({text:se,isLoose:oe})=>oe&&!(0,Y.c4)(se))??A.findLast(({text:se})=>!be.test(se)&&!(0,Y.c4)(se));if(!q)return e.
findLast((se,oe)=>oe>d&&u.has(oe)&&xe.test(se)&&!_e.test(se))?.trim();const ge=m[m.lastIndexOf(q)+1]?.text??"";return ke.test(ge)?`${q.text.trim()} ${ge.trim()}`:
q.text.trim()}const Ye=[{name:"install-script",signs:[{tool:"npm",log:/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (?<command>\S.{0,300})$/},{tool:"yarn",log:/^error \S{0,300}\/node_modules\/(?<name>(?:@[\w.-]{1,80}\/)?[\w.-]{1,100}): Command failed\.$/},
{tool:"yarn",log:/^error Command failed with exit code \d{1,3}\.$/},{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150})@(?<where>workspace|npm|\w{1,20}):\S{1,200} couldn't be built successfully/},
{tool:"bun",log:/^error: (?<script>\w{1,20}) script from "(?<name>[^"]{1,150})" exited with/},{log:/^> @?[^\s@]{1,150}@[^\s@]{1,60} (?<script>(?:pre|post)?install|(?:pre|post)?prepare)(?: |$)/}],
summary:e=>{if(e.facts.stage!=="install")return;const{name:o,script:a,command:d}=ne(e),u=o?`the package ${w(o,"")}`:"the project",m=ue(e,d)??Pe(e.lines,e.facts.
message);return`${u} fails in its ${a??"install script"}${d?` (${d})`:""}${m?`: ${m}`:""}`},remedy:e=>ne(e).name?"Update the package, or leave its script out if\
 the site does not need it: an .npmrc with ignore-scripts=true leaves out all of them (Yarn 2 and later: enableScripts: false in .yarnrc.yml).":"Correct the scr\
ipt in package.json, and check that the file that it runs is committed, with its upper and lower case.",part:e=>{const{name:o,script:a,command:d}=ne(e);return o?
{kind:"dependency",name:o,script:{name:a,command:d}}:{kind:"script",name:a,command:d}}}],Ge=/^> @?[^\s@]{1,150}@[^\s@]{1,60} (\w{1,20})(?: |$)/,Ve=[/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (\S.{0,300})$/,
/^Command: (\S.{0,300})$/,/^(?:> |\$ )((?!@?[^\s@]{1,150}@[^\s@]{1,60} \w{1,20}(?: |$))\S.{0,300})$/],K=/^path \S{0,300}\/node_modules\/((?:@[\w.-]{1,80}\/)?[\w.-]{1,100})$/;
function ne({groups:e,lines:o}){const a=e.name??y(o,K),d=y(o,/^> (@?[^\s@]{1,150})@[^\s@]{1,60} \w{1,20}(?: |$)/),u=e.where==="workspace"||a!==void 0&&a===d,m=e.
command??ie(o,Ve);return{name:a&&!u?ae(a):void 0,script:e.script??y(o,Ge),command:m}}function ie(e,o){for(const a of o){const d=e.slice(1).flatMap(u=>a.exec(u)?.[1]??
[]).at(-1);if(d)return d}}function ue(e,o=""){const a=y(e.lines,/Cannot find module '(\/[^']{1,300})'/);return a?`${o.split(" ").find(u=>a.endsWith(`/${u.replace(
/^\.\//,"")}`))??(0,U.p)(a,e)} does not exist`:void 0}const me=[{name:"peer-conflict",signs:[{tool:["npm","pnpm"],log:/^code ERESOLVE|^ERESOLVE (?:could not resolve|unable to resolve)|ERR_PNPM_PEER_DEP_ISSUES/}],
summary:({lines:e})=>{const o=y(e,fe),a=y(e,Se),d=y(e,/^Found: (\S{1,150})$/);return o&&a&&d?`${a} asks for ${o.replaceAll('"',"")}, and the project has ${d}`:o?
`dependencies ask for versions that exclude each other (${o})`:"peer dependencies conflict"},remedy:()=>"Move the packages named in the log to versions that fit\
 each other. As a stopgap commit an .npmrc with legacy-peer-deps=true.",part:({lines:e})=>B(y(e,Se))},{name:"workspace-missing",signs:[{tool:"pnpm",log:/ERR_PNPM_WORKSPACE_PKG_NOT_FOUND\s.{0,300}?"(?<name>@?[^@"\s]{1,150})@workspace:/},
{tool:"yarn-berry",log:/^(?:Error: )?(?<name>@?[^@\s]{1,150})@workspace:[^\s:]{1,60}: Workspace not found/},{tool:"bun",log:/Workspace dependency "(?<name>[^"]{1,150})" not found/}],
summary:({groups:e})=>`the repository has no workspace called ${w(e.name,"as a dependency names it")}`,remedy:()=>"Correct the name in package.json, or add the \
folder of that package to the workspaces of the root (pnpm: pnpm-workspace.yaml).",part:({groups:e})=>B(e.name)},{name:"workspace-version",signs:[{tool:"pnpm",log:/ERR_PNPM_NO_MATCHING_VERSION_INSIDE_WORKSPACE\s.{0,300}?for (?<name>\S{1,150}) inside the workspace/}],
summary:({groups:e})=>`no workspace of the repository fits ${w(e.name,"what a dependency asks for")}`,remedy:({groups:e})=>`Let the dependency ${e.name?`on ${ae(
e.name)} `:""}ask for the version that the workspace's own package.json has, or write * (pnpm, Yarn 2 and Bun: workspace:*).`,part:({groups:e})=>B(e.name)},{name:"\
manager-version",signs:[{tool:"corepack",log:/HTTP 404 when performing the request to https?:\/\/[^\s;]{1,200}\/(?<name>@yarnpkg\/cli-dist|yarn|pnpm|npm)\/(?<version>[\w.-]{1,40})/},
{log:/No matching version found for (?<name>@yarnpkg\/cli-dist)@(?<version>[\w.-]{0,40}\w)/},{stages:["install"],log:/^The install command `npm install [^`]{1,400} (?<name>@yarnpkg\/cli-dist|yarn|pnpm|bun)@(?<version>\d[\w.-]{0,40})` exited /}],
summary:({groups:e})=>`packageManager names ${e.name==="@yarnpkg/cli-dist"?"yarn":e.name}@${e.version}, which cannot be installed: the registry may not have tha\
t version`,remedy:()=>"Set packageManager in package.json to a version that is published, and write the lockfile with it.",part:()=>({kind:"member",name:"packag\
eManager"})},{name:"version-not-found",signs:[{tool:"npm",log:/No matching version found for (?<name>\S{1,150}?)\.?(?: while|$)/},{tool:"yarn",log:/Couldn't find any versions for "(?<name>[^"]{1,120})"(?: that matches "(?<wanted>[^"]{1,100})")?/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): No candidates found/},{tool:"bun",log:/^error: No version matching "(?<wanted>[^"]{1,100})" found for specifier "(?<name>[^"]{1,150})"/}],
summary:({groups:e})=>`no version of ${w(e.name&&Ae(e.name,e.wanted),"a package")} fits`,remedy:({groups:e,lines:o})=>{const a=y(o,/while installing the dependencies of (\S{1,200})/);
return a?`${a} asks for it: update that package, or override the version in package.json.`:`Correct the version in package.json to one that is published, and co\
mmit the new lockfile. If package.json does not name ${e.name?ae(e.name):"it"}, a package that it names asks for it: update that one, or override the version.`},
part:({groups:e,lines:o})=>B(je(o)??e.name)},{name:"package-not-found",signs:[{tool:"npm",log:/^404\s+(?:The requested resource )?'(?<name>[^']{1,150})' (?:is not in this registry|could not be found)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_404\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): Not Found/},{tool:"yarn",log:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): Not found/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Package not found/},{tool:"bun",log:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 404$/}],
summary:({groups:e})=>`the package ${w(e.name&&Ae(e.name),"asked for")} is not in the registry`,remedy:()=>"Check its name in package.json. If it is private, se\
t its registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:e,lines:o})=>B(je(o)??e.name)},{name:"registry-login",signs:[
{tool:"npm",log:/(?:401 Unauthorized|403 Forbidden) - (?:GET|PUT) https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?=\s|$)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_40[13]\s+GET https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/:]{1,100}\/)?[^\s/:]{1,150}(?:\/-\/[^\s/:]{1,150})?): /},
{tool:"bun",log:/^error: GET https?:\/\/(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 40[13]$/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Invalid authentication/}],summary:({groups:{host:e,name:o}})=>`${`the package registry${e?` ${e}`:
""}`} refused the login${o?` for ${ae(o)}`:""}`,remedy:()=>"Give the build a registry token as an app variable (input env), and name that variable as :_authToke\
n in .npmrc (Yarn 2 and later: npmAuthToken in .yarnrc.yml).",part:({groups:e})=>B(e.name)},{name:"registry-refused",signs:[{tool:"npm",log:/^(?<why>[45]\d\d \w[\w ]{0,40}) - GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?: - |$)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_[45]\d\d\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): (?<why>.{1,60})$/},{tool:"yar\
n",log:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): (?!Integrity check)(?<why>[^"]{1,100})/},
{tool:"bun",log:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - (?<why>[45]\d\d)$/}],summary:({groups:{
name:e="",why:o}})=>`the package registry does not give ${ae(e)}: ${o}`,remedy:()=>"Deploy again if the registry is at fault. If the package is private, set its\
 registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:e})=>B(e.name)},{name:"integrity",signs:[{tool:["pnpm","yarn","bu\
n"],log:/ERR_PNPM_TARBALL_INTEGRITY\s+Got unexpected checksum for "\S{1,300}?\/(?<name>(?:@[\w.-]{1,80}(?:\/|%2f))?[\w.-]{1,100})\/-\/|Integrity check failed for (?:tarball: |")(?<tarball>[^"\s]{1,150})/i},
{tool:["npm","pnpm","yarn","yarn-berry"],log:/^code EINTEGRITY|ERR_PNPM_TARBALL_INTEGRITY|Integrity check failed for|The remote archive doesn't match the expected checksum/}],
summary:e=>{const o=Je(e);return`${o?`the package ${w(o,"")}`:"a package"} differs from what the lockfile or the registry records`},remedy:()=>"Delete the lockf\
ile and node_modules, install again, and commit the new lockfile. If it differs again, the registry or a proxy changes packages.",part:e=>B(Je(e))}],fe=/^\s*peer (\S{1,120}) from /,
Se=/^\s*peer \S{1,120} from (@?[^\s@]{1,150})@/;function Ae(e,o=he(e)){return o===void 0?ae(e):`${ae(e)}@${o}`}function je(e){return y(e,/(?:while installing the dependencies of|hereby required by) (\S{1,200}?)\.?$/)}
function Je({groups:e,facts:o}){const a=e.name??e.tarball??y(o.log,/tarball data for (@?[^\s@]{1,150})@/);return a&&ae(a)}function et(e,o){const a=y(e,/Not compatible with your version of node\/npm: (\S{1,150})$/)??
y(e,/^error (\S{1,150}): The engine "node" is incompatible/)??y(e,/Your Node version is incompatible with "(\S{1,300})"/),d=a?.startsWith("/")??!1;return{name:d?
void 0:a&&ae(a),isProject:d,...pn(e,o)}}function pn(e,o){const a={member:"node",wanted:o??y(e,/Required: \{.{0,60}?"node":"([^"]{1,60})"/)??y(e,/^Expected version: (.{1,60})$/),
actual:y(e,/Actual: .{0,60}?"node":"([^"]{1,20})"/)??y(e,/(?:^|\. )Got:? "?(v?\d[\d.]{0,20})"?$/)},d={member:"npm",wanted:y(e,/Required: \{.{0,100}?"npm":"([^"]{1,60})"/),
actual:y(e,/Actual: .{0,60}?"npm":"([^"]{1,20})"/)};return d.wanted!==void 0&&!St(d.wanted,d.actual)&&St(a.wanted??"*",a.actual)?d:a}function St(e,o){const a=/^v?(\d{1,5})\.(\d{1,5})\.(\d{1,5})$/.
exec(o??"")?.slice(1);if(!a)return!1;const d=u=>u.trim().replace(/([<>=^~]) /g,"$1").split(" ");return e.split("||").some(u=>d(u).every(m=>hn(m,a.map(Number))))}
function hn(e,o){if(e==="*"||e==="")return!0;const a=/^(\^|~|[<>]=?|=|)v?(\d{1,5})(?:\.(\d{1,5}))?(?:\.(\d{1,5}))?(?:\.[x*])*$/.exec(e);if(!a)return!1;const[,d=""]=a,
u=a.slice(2).flatMap(V=>V===void 0?[]:[Number(V)]),v=o.slice(0,/^(?:>|<=)$/.test(d)?u.length:3).map((V,q)=>V-(u[q]??0)).find(V=>V!==0)??0,A=V=>u.slice(0,V).every(
(q,ge)=>q===o[ge]);return d===">"?v>0:d==="<"?v<0:d==="<="?v<=0:d===""||d==="="?A(3):v>=0&&(d===">="||A(d==="^"?1:2))}const gn=[{name:"engine",signs:[{tool:["np\
m","pnpm"],log:/^code EBADENGINE|ERR_PNPM_UNSUPPORTED_ENGINE/},{tool:"yarn",log:/The engine "node" is incompatible with this module\. Expected version "(?<wanted>[^"]{1,60})"/},
{log:/Node(?:\.js)?(?: version)? v?[\d.]+(?:\.x)? is not supported by|node: v?[\d.]+ is not supported/},{weak:!0,tool:"vite",log:/You are using Node\.js [^ ]{1,20} (?:For|Vite)\b/},
{weak:!0,log:/(?:requires|required|minimum) (?:a )?(?:minimum )?Node(?:\.js)?(?: version)?(?: of)? (?<wanted>v?\d[\d.+]{0,12})/i},{tool:"webpack",log:/error:0308010C:digital envelope routines::unsupported|ERR_OSSL_EVP_UNSUPPORTED/}],
summary:({groups:e,lines:o})=>{const{name:a,isProject:d,member:u,wanted:m,actual:v}=et(o,e.wanted),A=a?w(a,""):d?"the project":void 0,V=u==="npm"?"npm":"Node.js",
q=A?`${A} asks for ${V}`:`the ${V} version does not fit`;if(!m)return q;const ge=v?`, and the build runs ${v}`:"";return A?`${q} ${m}${ge}`:`${q} (wanted: ${m}${ge}\
)`},remedy:({facts:e,groups:o,lines:a})=>{const{member:d,actual:u}=et(a,o.wanted);return d==="npm"?`Let engines.npm in package.json allow ${u}, the npm that bui\
lds run.`:a.some(v=>v.includes("digital envelope routines"))?`${wn}, or ${kt("16",e)}.`:`Let engines.node in package.json and the versions of the packages allow\
 the Node.js that builds run, or ${kt("the version that is asked for",e)}.`},part:({lines:e})=>{const{name:o,isProject:a,member:d}=et(e,void 0);return o||a?{kind:"\
engines",name:o??"",member:d}:void 0}},{name:"wrong-platform",signs:[{tool:["npm","pnpm"],log:/Unsupported platform for (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: wanted (?<wanted>\{[^}]{1,200}\})/}],
summary:({groups:{name:e,wanted:o}})=>`the package ${w(e,"")} is for another system${o?` (${o.replace(/[{}"]/g,"").replaceAll(":",": ")})`:""}`,remedy:({groups:e})=>`\
Move ${w(e.name,"the package")} to optionalDependencies in package.json, or take it out, and commit the new lockfile.`,part:({groups:e})=>B(e.name)},{name:"pack\
age-manager",signs:[{tool:"pnpm",log:/This project is configured to use (?<name>\w{1,20})/},{tool:"yarn",log:/This project's package\.json defines "packageManager": "(?<name>[^"]{1,40})"/}],
summary:({groups:e})=>`the project asks for another package manager${e.name?` (${e.name})`:""}`,remedy:({facts:e})=>`Make packageManager in package.json and the\
 committed lockfile name the same package manager${x(e)?"":", in a version that the platform has"}.`,part:()=>({kind:"member",name:"packageManager"})}],wn="The \
bundler is too old for this Node.js. Update it (webpack 5.61 or later), or set the app variable NODE_OPTIONS to --openssl-legacy-provider";function kt(e,o){return x(
o)?`write ${e} to .nvmrc`:`set nodeVersion in app-settings to ${e} on a platform that has it`}const yn=/request to https?:\/\/(?:[^\s/]{1,100}\/){1,6}?(@[^\s/]{1,100}\/[^\s/]{1,150}|[^\s/]{1,150})(?:\/-\/\S{1,200})? failed/,
$n=/^path \S{1,400}\/node_modules\/((?:@[\w.-]{1,60}\/)?[\w.-]{1,100})$/,ct="ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|ECONNREFUSED|ERR_SOCKET_TIMEOUT|UND_ERR_CO\
NNECT_TIMEOUT";function vt({groups:e,lines:o}){const a=/\b(?:getaddrinfo|connect) E[A-Z_]{4,20} (\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/;return e.host??y(
o,a)}const En=/^(?:127\.0\.0\.1|\[?::1\]?)(?=:|$)/,Ot=[{name:"conflict-markers",signs:[{tool:["pnpm","yarn"],log:/Merge conflict detected in (?<file>[\w.-]{1,60})/},
{tool:"yarn-berry",log:/Cannot autofix a lockfile when running an immutable install/},{log:/^(?:>? *\d{1,6} \| ?)?<{7} (?:HEAD|[\w/.-]{1,100})$/}],summary:({groups:e})=>`${e.
file??"the lockfile"} has the conflict markers of a merge`,remedy:()=>"Finish the merge: take one side of the file, run your package manager's install on your m\
achine, and commit the lockfile that it writes.",part:()=>({kind:"lockfile",lacks:[]})},{name:"lockfile-missing",signs:[{tool:"npm",log:/`npm ci` command can only install with an existing package-lock\.json/},
{tool:"pnpm",log:/ERR_PNPM_NO_LOCKFILE/},{tool:"npm",log:/Unsupported URL Type "workspace:"/}],summary:()=>"the repository has no lockfile",remedy:()=>"Run the \
install on your machine and commit the lockfile it writes.",part:()=>({kind:"lockfile",lacks:[]})},{name:"lockfile-outdated",signs:[{tool:"npm",log:/^`npm (?<manager>ci)` can only install packages when your package\.json and/},
{tool:"pnpm",log:/(?<manager>ERR_PNPM)_(?:OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH|FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE)/},{tool:"yarn",log:/Your (?<manager>lockfile) needs to be updated, but yarn was run with `--frozen-lockfile`/},
{tool:"yarn-berry",log:/The (?<manager>lockfile) would have been (?:modified|created) by this install, which is explicitly forbidden/},{tool:"bun",log:/(?<manager>lockfile) had changes, but lockfile is frozen/},
{stages:["install"],log:/\b(?:package-lock\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock|lockfile)\b.{0,80}\b(?:out of (?:sync|date)|not up to date|outdated)/i}],summary:({
lines:e})=>`the lockfile does not fit package.json${bn(e)}`,remedy:({groups:e})=>`Run ${(e.manager==="ci"?"npm install":e.manager==="ERR_PNPM"?"pnpm install":"")||
"your package manager's install"} on your machine and commit the lockfile together with package.json.`,part:({lines:e})=>({kind:"lockfile",lacks:[...xt(e),...Rt(
e)].map(ae)})},...me,...gn,{name:"git-dependency",signs:[{stages:["install"],log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey|Repository not found\./}],
summary:()=>"a dependency comes from a Git repository that the build cannot read",remedy:()=>"Name the dependency by an https:// URL that needs no login, or pub\
lish it to a registry and give the build a token."},{name:"network",signs:[{tool:["npm","pnpm"],log:new RegExp(`^code (?:${ct})|^network .{0,80}(?:${ct})|ERR_PN\
PM_META_FETCH_FAIL`)},{weak:!0,log:/^\s{0,8}(?:Error: |TypeError: )?fetch failed$/},{weak:!0,tool:"next",log:/^Failed to fetch `?[^`]{1,100} from Google Fonts/},
{log:new RegExp(`(?:getaddrinfo|request to https?://\\S{1,200} failed).{0,80}(?:${ct})`)},{log:/\b(?:connect|getaddrinfo) (?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT) (?<host>\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/},
{log:/Could not resolve host: (?<host>[\w.-]{1,200})|Failed to connect to \S{1,100} port|network connectivity|The operation timed out\. fetching/}],summary:e=>{
const o=vt(e);return o?`the network failed: ${o.replace(En,"localhost")} cannot be reached`:"the network failed while the build fetched something"},remedy:()=>"\
Run the deploy again. If it repeats, check the host that the log names and that the platform may reach it.",part:e=>{if(e.facts.stage!=="install")return;const o=vt(
e)??y(e.lines,/request to https?:\/\/([^\s/]{1,200})\/\S{1,300} failed/),a=B(y(e.lines,yn)??y(e.lines,$n))?.name;return a===void 0&&o===void 0?void 0:{kind:"dep\
endency",name:a,host:o}}},{name:"certificate",signs:[{log:/\b(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_HAS_EXPIRED)\b/}],
summary:()=>"a certificate was refused while the build fetched something",remedy:({facts:e})=>`If a proxy or a private registry has a certificate of its own aut\
hority, let ${x(e)?"the operators start the platform with NODE_EXTRA_CA_CERTS":"NODE_EXTRA_CA_CERTS on the platform"} name that authority's file.`},{name:"nativ\
e-optional",signs:[{log:/Cannot find module '?(?<name>@rollup\/rollup-[\w-]+|@esbuild\/[\w-]+|@rolldown\/binding-[\w-]+|lightningcss[.\w-]*|@tailwindcss\/oxide[\w-]+|@next\/swc[\w-]+|@parcel\/watcher-[\w-]+)'?/}],
summary:({groups:e})=>`the binary package ${w(e.name,"of a tool")} is not installed for this system`,remedy:()=>"The lockfile lacks other systems: delete node_m\
odules and the lockfile, install again with a current npm, and commit the new lockfile."},{name:"node-gyp",signs:[{tool:"node-gyp",log:/^gyp ERR! (?:find Python|stack Error)|node-pre-gyp ERR!/}],
summary:()=>"a native package could not be compiled",remedy:()=>"Use a version of the package that ships binaries for this Node.js version, or a pure JavaScript\
 one."},...Ye];function bn(e){const[o]=xt(e);if(o)return`: it lacks ${o}`;for(const a of e){const[,d,u]=tt.exec(a)??[];if(d)return`: it has ${d}, and ${u} is as\
ked for`}return""}const tt=/^Invalid: lock file's (\S{1,200}) does not satisfy (\S{1,200})$/,De=[/^Missing: (\S{1,200}?)@? from lock file$/,/dependencies were added: (\S{1,200}?),?(?:\s|$)/,
/dependencies in package\.json changed since \S{1,60} was saved: (\S{1,200}) was added/,/^\+ {4}(\S{1,200}): "npm:/];function xt(e){return e.flatMap(o=>De.flatMap(
a=>a.exec(o)?.[1]??[]))}function Rt(e){return e.flatMap(o=>tt.exec(o)?.[2]??[])}const Tt=[/^Writing (?:\.\/)?([\w@.-]{1,100})\/\S{0,300} from /,/directory: \S{0,200}\/([\w@.-]{1,60})\/$/,
/Wrote site to "([^"]{1,100})"/,/The ([\w-]{1,60}) folder is ready to be deployed/,/Output location: \S{0,200}?((?:dist|build)\/\S{1,100})$/,/Generated static files in "?([\w@./-]{1,100}?)"?\.?$/,
/Generated public ([\w@./-]{1,100})$/,/^\[info\] html generated at \.\/([\w@./-]{1,100})$/,/Success! Generated .{0,40} in "([^"]{1,100})"/,/^((?!\.\w)[\w@./-]{1,100}?)\/(?:assets\/)?[\w.-]{1,100}\.(?:html|js|css)\s{1,60}[\d.,]{1,12} (?:kB|KiB|MB)\b/],
Sn=[{name:"next-export",signs:[{codes:["output_missing","output_empty"],tool:"next",log:/Next\.js \d{1,3}\.\d/}],summary:({facts:e})=>dt(e).includes("out")?void 0:
"Next.js wrote no static export",remedy:()=>"Set output: 'export' in next.config and take next export out of the build command; the output directory is then out\
."},{name:"output-missing",signs:[{codes:["output_missing"]},{log:/[Oo]utput directory "?(?<folder>[\w@./-]{1,100}?)"? (?:does not exist|(?:was |is )?(?:not found|missing))/}],
summary:({groups:e,facts:o})=>{const a=e.folder??o.outputDirectory??kn(o);return a?`the build did not write the output directory "${a}"${o.keptOutput?lt:""}`:"t\
he app names no output directory, and the build wrote none of the usual ones"},remedy:e=>{const{facts:o}=e,a=_t(e);if(a)return`Set output-directory to ${a}: the\
 log shows files written there.`;const d=e.lines.some(m=>/^> gatsby build\b/.test(m)),u=[...At,...d?["public"]:[]].find(m=>dt(o).includes(m));return u?`Set outp\
ut-directory to ${u}, which is there, if it is what the build writes.`:"Set output-directory to the folder that the build command writes, relative to the root d\
irectory: often dist, build, out, public or _site."}},{name:"output-empty",signs:[{codes:["output_empty"]}],summary:({facts:e})=>`the output directory ${w(e.outputDirectory,
"of the app")}${e.keptOutput?`${lt},`:""} is empty`,remedy:e=>{const o=_t(e);return o?`Set output-directory to ${o}: the log shows files written there.`:"Check \
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
{codes:["interrupted"]}],summary:()=>"the platform was stopped while it worked",remedy:()=>"Deploy again."}],lt=", which an earlier deploy set",At=["dist","buil\
d","out","_site","storybook-static"];function kn({message:e}){return/output directory `([^`]{1,200})`/.exec(e??"")?.[1]}function dt({message:e}){const[,o=""]=/the folders there are (.{1,1000})/.
exec(e??"")??[];return[...o.matchAll(/`([^`]{1,100})`/g)].map(([,a=""])=>a)}function _t({lines:e,facts:o}){const a=d=>d.split("/").length;for(const d of Tt){const[
u]=e.flatMap(v=>{const A=d.exec(v)?.[1]?.replace(/^\.\//,"").replace(/\/(?:assets|_astro)$/,"");return A?[{folder:A,line:v}]:[]}).sort((v,A)=>a(v.folder)-a(A.folder)),
m=u&&vn(u.folder,u.line,o);if(m&&m!==o.outputDirectory)return m}}function vn(e,o,a){const[d=""]=e.split("/",1),u=dt(a);if(u.length===0||u.includes(d))return e;const m=b.
posix.dirname(a.outputDirectory??"");if(m!=="."&&a.list?.(m).length)return`${m}/${e}`;const v=a.log.find(q=>q.includes(o))??"",A=/(?:^|\s|\/)([\w.-]{1,60}):[a-z][\w:-]{0,60}: /.
exec(v)?.[1],V=u.find(q=>A!==void 0&&a.list?.(q).includes(A));return V===void 0?e:`${V}/${A}/${e}`}const Nt=[{name:"package-json-invalid",signs:[{codes:["packag\
e_json_invalid"]},{tool:"npm",log:/Invalid package\.json: \w{0,20}Error: (?<why>.{1,120}?) in JSON at position (?<place>\d{1,9})/},{tool:["npm","pnpm","yarn","y\
arn-berry","bun"],log:/^code EJSONPARSE$|ERR_PNPM_JSON_PARSE|SyntaxError: \S{0,300}package\.json: /}],summary:({facts:e,groups:o})=>e.code==="package_json_inval\
id"&&e.message?e.message:`package.json is not valid JSON${o.why?`: ${o.why}`:""}`,remedy:()=>"Correct package.json: nothing is installed or published while it c\
annot be read.",part:({facts:e})=>e.code==="package_json_invalid"?void 0:{kind:"file",path:"package.json"}},{name:"settings-invalid",signs:[{tool:"nx",log:/^ *NX +(?<why>[A-Z]\w{1,40}) in (?<path>\S{1,300}\.json) at \d{1,7}:\d{1,7}$/},
{tool:"lerna",log:/JSONError Error in: (?<path>\S{1,300}\.json)$/},{tool:"turbo",log:/Unable to read repository configuration (?<path>\S{1,300}\.jsonc?): invalid JSON/}],
summary:({groups:e})=>`${It(e.path)} is not valid JSON${e.why?` (${e.why})`:""}`,remedy:({groups:e})=>`Correct ${It(e.path)}: the build cannot read it as it is.`,
part:({groups:e})=>e.path?{kind:"file",path:e.path}:void 0},{name:"outside-workspaces",signs:[{tool:"yarn-berry",log:/you forgot to list (?<folder>\S{1,200}) in its workspace configuration/},
{tool:"npm",log:/^No workspaces found:$/}],summary:({groups:e,lines:o})=>`${e.folder??y(o,/^\s*--workspace=(\S{1,200})/)??"the app's folder"} is not in the work\
spaces of the repository's root`,remedy:({groups:e,lines:o})=>`Add ${w(e.folder??y(o,/^\s*--workspace=(\S{1,200})/),"its folder")} to workspaces in the package.\
json of the root (pnpm: to pnpm-workspace.yaml), install, and commit the lockfile. Or give the folder a lockfile of its own.`,part:()=>({kind:"member",name:"wor\
kspaces"})},{name:"duplicate-package",signs:[{tool:"nx",log:/^ *(?:NX +)?Failed to process project graph|multiple projects/},{tool:"npm",log:/EDUPLICATEWORKSPACE|must not have multiple workspaces with the same name/},
{tool:"yarn-berry",log:/Duplicate workspace name (?<name>[^\s:]{1,150})/}],summary:({groups:e,lines:o})=>{const a=e.name??y(o,/^\s*package '([^']{1,150})' has conflicts/);
return a||!o.some(d=>d.includes("Failed to process"))?`two packages of the repository have one name${a?`: ${a}`:""}`:"the graph of projects cannot be made: mult\
iple projects may have one name"},remedy:()=>"Give each package of the repository a name of its own, in its package.json or project.json.",part:()=>({kind:"name\
s"})},{name:"several-apps",signs:[{codes:["app_ambiguous"]}],summary:({facts:e})=>Ke(e.message)[0]??"the repository has several apps",remedy:({facts:e})=>`${Ke(
e.message)[1]??"Set rootDirectory in app-settings to one of them"}.`},{name:"server-build",signs:[{codes:["server_build"]}],summary:({facts:e})=>Ke(e.message)[0]??
"the build makes a server, and only files are served",remedy:({facts:e})=>`${Ke(e.message)[1]??"Let the framework write files instead"}.`},{name:"node-unavailab\
le",signs:[{codes:["node_unavailable"]}],summary:({facts:e})=>e.message??"the Node.js that the repository asks for cannot be had",remedy:()=>"Write another vers\
ion there, or set nodeVersion in app-settings, which overrides the files."},{name:"build-script-missing",signs:[{codes:["build_script_missing"]}],summary:({facts:e})=>Ke(
e.message)[0]??"package.json has no build script",remedy:({facts:e})=>`${Ke(e.message)[1]??"Add a build script to package.json, or set build-command"}. To publi\
sh the folder as it is, set build-command to true and output-directory to the folder.`}];function Ke(e){return e?.split(". ",2)??[]}function It(e="the file"){return e.
replace(/^.*\//,"")}const ze=["queue","clone"],On=[{name:"submodule",signs:[{stages:ze,log:/submodule path '(?<path>[^']{1,200})' failed/}],summary:({groups:e})=>`\
the Git submodule ${w(e.path,"of the repository")} could not be cloned`,remedy:()=>"Give the submodule an https:// URL that the platform may read in .gitmodules\
, or keep its files in the repository itself."},{name:"branch-not-found",signs:[{codes:["branch_not_found"]},{stages:ze,log:/Remote branch (?<branch>\S{1,200}) not found in upstream/}],
summary:({groups:e,facts:o})=>`the branch ${w(e.branch??o.branch,"to build")} does not exist`,remedy:()=>"Push the branch, or set the input branch to one that e\
xists on the remote; names are case-sensitive."},{name:"commit-not-found",signs:[{codes:["commit_not_found"]},{stages:ze,log:/reference is not a tree: |not our ref [0-9a-f]{7,64}/}],
summary:()=>"the commit is not in the repository",remedy:()=>"Push the commit to the repository that the app builds from; a force push or a fork may have left i\
t behind."},{name:"repository-not-allowed",signs:[{codes:["repository_not_allowed"]}],summary:({facts:e})=>`the platform does not take the repository ${w(e.repository,
"given")}`,remedy:()=>"Set the input repository to owner/name or an https:// URL; local paths and file:// need a platform started with --allow-local-git."},{name:"\
repository-not-found",signs:[{codes:["repository_not_found"]},{stages:ze,log:/remote: Repository not found\.|^fatal: repository '[^']{1,300}' (?:not found|does not exist)/},
{stages:ze,log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey/}],summary:({facts:e})=>`the platform cannot read the re\
pository ${w(e.repository,"of the app")}`,remedy:({facts:e})=>`Check the spelling of the input repository. If it is private, give the platform access to it${x(e)?
": a token in its --git-url":", as by its GitHub app or a deploy key"}.`},{name:"root-directory-missing",signs:[{codes:["root_directory_missing"]},{tool:"npm",log:/Could not read package\.json(?:: .{0,80}? open '(?<path>[^']{1,400})\/package\.json')?/},
{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: can't cd to (?<path>\S{1,300})$/},{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: (?<path>[^\s:]{1,300}): No such file or directory$/}],
summary:e=>{const{asked:o,actual:a}=Mt(e),d=e.facts.code==="root_directory_missing"?`the root directory${o?` "${o}"`:""} does not exist in the repository`:o?`th\
ere is no package.json in "${o}"`:"there is no package.json where the build ran";return a?`the folder "${o}" is spelt "${a}" in the repository`:d},remedy:e=>{const{
asked:o,actual:a}=Mt(e),d=e.facts.code==="root_directory_missing";return a?`Write ${a} ${d?"as rootDirectory in app-settings":`where the command names ${o}`}: b\
uilds run where upper and lower case count.`:`Set rootDirectory in app-settings${x(e.facts)?"":", on a platform that has it,"} to the folder of the app, relativ\
e to the repository, and check that it is committed.`}}];function Mt(e){const{groups:o,facts:a}=e,d=o.path??/root directory `([^`]{1,300})`/.exec(a.message??"")?.[1],
u=a.list;if(!d||!u)return{asked:d?.startsWith("/")?void 0:d,actual:void 0};if(!d.startsWith("/"))return{asked:d,actual:(0,U.M)(d,u)};const m=d.split("/").slice(
0,40);for(let A=1;A<m.length;A++){const V=m.slice(A).join("/"),q=(0,U.M)(V,u);if(q)return{asked:V,actual:q}}const v=(0,U.p)(d,e);return{asked:v.startsWith("/")?
void 0:v,actual:void 0}}const Xe=/^> @?[^\s@]{1,150}(?:@\S{0,60})? (?<name>[\w:.-]{1,60})(?: \/\S{1,400})?$/,Qe=/^[>$] (?<command>\S.{0,300})$/,xn=/^The build command `(?:npm|pnpm|yarn|bun) (?:run )?(?<name>[\w:.-]{1,60})`/,
Rn=[{name:"silent-command",signs:[{weak:!0,stages:["build"]}],summary:e=>{const{facts:o,lines:a}=e,d=o.exitCode&&ut(e);if(!(!d||Pe(a,o.message)!==void 0))return`\
the script "${d.name}" (${d.command}) failed, and it printed no reason`},remedy:e=>{const o=ut(e)?.command.split(/&&|;/)??[];return`Run the commands of the scri\
pt one by one: one of them exits with a code other than 0 without a word.${o.length>1?` The last one is \`${o.at(-1)?.trim()}\`.`:""}`},part:e=>({kind:"script",
...ut(e)})}];function ut({facts:e,lines:o}){const a=o.findLastIndex((A,V)=>Xe.test(A)&&Qe.test(o[V+1]??"")),d=xn.exec(e.message??"")?.groups?.name,u=Xe.exec(o[a]??
"")?.groups?.name??d,m=a<0?o.findLast(Tn):o[a+1],v=Qe.exec(m??"")?.groups?.command;return u===void 0||v===void 0?void 0:{name:u,command:v}}function Tn(e){return e.
startsWith("$ ")&&!/^\$ (?:npm|pnpm|yarn|bun) /.test(e)}const An=[{name:"no-start-command",signs:[{codes:["no_start_command"]}],summary:({facts:e})=>e.message?.
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
rt. The release before stays live.'}],He=["start_failed"],nt=["unhealthy","not_listening"],ft=/^\s{0,4}(?:\[Nest\] .{1,80} ERROR \[\w{1,40}\] |Uncaught |\[?(?:ERROR|error|FATAL|fatal)\]?:? )?(?<message>(?!.*Cannot find (?:package|module) )(?:[A-Z]\w{0,60})?(?:Error|Exception)(?: \[\w{1,60}\])?: \S.{0,300})$/,
Ct=new RegExp(ft.source.replace("(?<message>","(?<message>(?!Error: aborted$)")),_n=[{name:"start-variable-missing",signs:[{codes:[...He,...nt],log:/(?:[Mm]issing|[Uu]ndefined|[Ii]nvalid)(?: required)? env(?:ironment)?(?: variable)?s?:? [`"'[]?(?<name>[A-Z][A-Z0-9_]{1,80})/},
{codes:[...He,...nt],log:/(?<![\w])[`"']?(?<name>[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60})[`"']? (?:environment variable |env var )?(?:is (?:not (?:set|defined|provided)|missing|undefined|required)|must be (?:set|defined))/}],
summary:({groups:e})=>`the server needs the variable ${e.name??""}, which is not set`,remedy:({groups:e})=>`Add ${e.name??"it"} to the app variables: slipway en\
v set ${e.name??"NAME"}=VALUE, or the input env or secret-env. The release before stays live.`},{name:"start-port-taken",signs:[{codes:He,log:/EADDRINUSE(?::.{0,60}?:(?<port>\d{2,5}))?/}],
summary:({groups:e})=>`the server listens twice on the port ${w(e.port,"that it has")}`,remedy:()=>"Listen once. If the start command starts several servers, le\
t only one of them listen on the port in the variable PORT."},{name:"start-heap-full",signs:[{codes:He,log:/JavaScript heap out of memory|Reached heap limit|Ineffective mark-compacts near heap limit/},
{codes:["out_of_memory"],stages:["activate"],log:/JavaScript heap out of memory|Reached heap limit/}],summary:()=>"the server used all the memory that Node.js m\
ay use",remedy:()=>'Give each instance more by memory in app-settings, as {"memory": "1GiB"}, or let the server load less at its start. The release before stays\
 live.'},{name:"start-rejected",signs:[{codes:He,log:/UnhandledPromiseRejection: .{0,400} with the reason "(?<reason>.{1,200})"/}],summary:({groups:e})=>`the se\
rver ended, because nothing handles that a promise was rejected with "${e.reason}"`,remedy:()=>"Handle the rejection with catch or try, and reject with an Error\
: its stack names the line. The release before stays live."},{name:"start-error",signs:[{codes:He,log:ft}],summary:({groups:e})=>`the server ended with ${e.message}`,
remedy:()=>"Mend what the stack in its last lines names. To try it with the variables of the app: slipway exec -- and its start command. The release before stay\
s live."},{name:"start-error-printed",signs:[{codes:nt,log:Ct}],summary:({facts:e,groups:o})=>e.message?`${e.message}. It printed ${o.message}`:void 0,remedy:()=>"\
Mend what the stack in its last lines names. To try it with the variables of the app: slipway exec -- and its start command. The release before stays live."}],Lt=[
...On,...Nt,..._n,...An,...Sn,...Ot,..._,...te,...Rn];var Nn=g(730);const Pt={formats:Nn.h,causes:Lt};function Ms(e,{formats:o,causes:a}=Pt){const d=u=>![u.tool??
[]].flat().includes(e);return{formats:o.filter(d),causes:a.map(u=>({...u,signs:u.signs.filter(d)})).filter(({signs:u})=>u.length>0)}}var qe=g(901),In=g(1845),Fe=g(
3093);const jt=/^WARN\s{1,4}No layout: /,Dt=/^theme:\s{0,20}["']?(?<name>[\w.-]{1,100})["']?\s{0,20}(?:#.*)?$/;async function Mn(e,o,a){if(!e.some(q=>jt.test(q)))
return;const d=(0,b.join)(a,"_config.yml"),u=await o.lines(d)??[],m=u.findIndex(q=>Dt.test(q.trimEnd())),v=Dt.exec(u[m]?.trimEnd()??"")?.groups?.name;if(v===void 0)
return;const A=(await o.lines((0,b.join)(a,"package.json"))??[]).join(`
`);if(!(((await o.filesIn((0,b.join)(a,"themes",v),Cn))?.length??0)>0||A.includes(`"hexo-theme-${v}"`)))return{file:(0,b.relative)(o.root,d),line:m+1,message:(0,J.
Ow)(`the theme "${v}" is not installed: package.json has no hexo-theme-${v}, and themes/${v} has no files (${e.find(q=>jt.test(q))})`,300)}}const Cn=1e3,Ft=/^(?:_config(?:\.[\w-]{1,40})?\.ya?ml|(?:[\w-]{1,40}\.)?config\.(?:[cm]?[jt]s|json|ya?ml|toml)|\.eleventy\.[cm]?js|(?:hugo|book|docfx|typedoc)\.\w{2,5})$/,
Ln=/^\s{0,20}["']?(?<key>\w{0,30}(?:dir|directory|folder|root|src|source|input|pages|content|public|static)\w{0,20})["']?\s{0,4}[:=]\s{0,4}["']?(?:\.\/)?(?<folder>[\w-]{3,80})\/?["']?\s{0,4},?\s{0,4}(?:#.*|\/\/.*)?$/i,
Ut=/out|dest|dist|public|build|cache|tmp|temp/i,mt=200,Pn=200;async function jn(e,o){const a=[],d=await e.filesIn(o,mt)??[],u=await e.foldersIn(o,Pn);for(const m of d.
filter(v=>Ft.test((0,b.basename)(v))))for(const[v,A]of(await e.lines(m)??[]).entries()){const{key:V="",folder:q=""}=A.length>300?{}:Ln.exec(A)?.groups??{};if(q===
""||Ut.test(V)||u.includes(q))continue;const[ge]=(0,P.IM)(q,u);if(ge===void 0)continue;const se=(0,b.relative)(e.root,(0,b.join)(o,(0,b.basename)(m)));a.push({file:se,
line:v+1,message:`${V} names the folder ${q}, which does not exist; there is ${ge}/`})}return a.length===1&&!e.isOver?a[0]:void 0}var st=g(6612);function pt(e,{
source:o,app:a}){return e.replaceAll(`file://${o}/`,"").replaceAll(`${o}/`,"").replace(st.cU,d=>d.includes(`${a}/`)?b.posix.basename(d):d)}var Dn=g(3739),Ze=g(8302),
ht=g(9692),Wt=g(7994);const gt={queue:"Deployment failed",clone:"Clone failed",install:"Install failed",build:"Build failed",sync:"Upload failed",activate:"Acti\
vation failed"},Fn=1e3,Gt=300,Bt=/exit(?:ed)?(?: with)? (?:code|status)|^(?:the )?(?:build|install|deployment)(?: command)? failed\W*$/i,Kt=/^The (?<stage>install|build) command (?<command>`.{1,300}`) (?:exited with|ended by) /,
zt=/^\s*(?:npm (?:warn|WARN)|warning\b|WARN\b|<w>\s|\(node:\d+\))/;function Un(e,o=Lt){const a=(0,H.Se)(e.message?[...e.log,e.message]:e.log).slice(-Fn).map(u=>u.
text).filter(u=>!zt.test(u)),d=Wn(e,o,a);if(d)return Ht(e,d.cause,d.known,d.message);for(const u of["codes","others"])for(const m of o){const v=Gn(m,u,e,a),A=v&&
m.summary(v);if(v&&A)return Ht(e,m,v,A)}return{headline:Zt(e,zn(e,a),a),remedy:void 0}}function Ht(e,o,a,d){const u=(0,J.Ow)(o.remedy(a),500),m=o.part?.(a);return{
headline:Zt(e,d,a.lines),remedy:u,cause:o.name,...m&&{fault:{part:m,summary:(0,J.Ow)(d,Gt)}}}}function Wn(e,o,a){for(const{severity:d,code:u,message:m}of e.diagnostics??
[]){const v=d==="error"?o.find(A=>A.part&&A.name===u):void 0;if(v)return{cause:v,message:m,known:M(v,e,a)??{groups:{},facts:e,lines:a}}}}function Gn(e,o,a,d){const u=e.
signs.filter(m=>o==="codes"==(m.codes!==void 0));return u.length===0?void 0:M({...e,signs:u},a,d)}function Zt(e,o,a){const d=o.replace(st.cU,A=>(0,U.p)(A.replace(
/^file:\/\//,""),{facts:e,lines:a})),u=gt[e.stage?.toLowerCase()??""]??"Deployment failed",m=Bn(d,e)?"":Kn(e),v=Gt-u.length-m.length-2;return`${u}: ${(0,J.Ow)(d.
trim().replace(/\.$/,""),v)}${m}`}function Bn(e,{exitCode:o,signal:a}){return typeof o=="number"?e.includes(`exited with code ${o}`):a!=null&&e.includes(` by ${a}`)}
function Kn({exitCode:e,signal:o}){return typeof e=="number"&&e!==0?` (exit code ${e})`:o?` (${(0,J.Ow)(o,20)})`:""}function zn(e,o){const a=e.diagnostics?.find(
u=>u.severity==="error");if(a)return`${a.file}${a.line===null?"":`:${a.line}`}: ${a.message}`;if(e.message&&!Bt.test(e.message))return e.message;const d=Zn(e,o);
return d||(Hn(e,o)??(e.message||e.code||"the platform gave no reason"))}function Hn({message:e},o){const a=Pe(o,e),d=o.filter(m=>m!==e).map(m=>({text:m,folder:void 0})),
u=(0,Y.sq)(d)?.message;return u===void 0||a?.includes(u)||a!==void 0&&u.includes(a)?a:u}function Zn({message:e},o){const a=Kt.exec(e??"")?.groups,d=o.lastIndexOf(
`$ ${a?.command?.slice(1,-1)}`),u=d===-1?o.findLastIndex(v=>v.startsWith("$ ")):d;return!a||u===-1||o.slice(u+1).filter(v=>v!==e&&!Ie(v)).length>0?void 0:`the ${a.
stage} command ${a.command} failed, and it printed nothing`}var Re=g(6709),Yn=g(402),Yt=g(3573),Vn=g(4046);function Jn(e,o){const a=new Map;for(const[d,u]of Xn(
e,o)){const m=a.get(u);m?m.push(d):a.set(u,[d])}return a}function Xn(e,o){return/(?:package-lock|npm-shrinkwrap)\.json$/.test(e)?Qn(o):e.endsWith("bun.lock")?Vt(
o):/(?:yarn\.lock|pnpm-lock\.yaml)$/.test(e)?wt(o):[]}function*Qn(e){const o=(0,Ze.D7)(e)?.packages;for(const[a,d]of Object.entries((0,Ze.Gv)(o)?o:{})){const u=(0,Ze.
Gv)(d)&&a.includes("node_modules/")?d.dependencies:void 0;for(const m of Object.keys((0,Ze.Gv)(u)?u:{}))yield[a.split("node_modules/").at(-1)??"",m]}}const ot='\
"dependencies": {';function*Vt(e){for(const o of e.split(`
`)){const a=/^\s{4}"[^"]{1,200}": \["(?<name>@?[^"@]{1,200})@/.exec(o)?.groups?.name,d=a===void 0?-1:o.indexOf(ot),u=d===-1?-1:o.indexOf("}",d),m=u===-1?"":o.slice(
d+ot.length,u);for(const v of m.matchAll(/"([^"]{1,200})":/g))yield[a??"",v[1]??""]}}const qn=/^\s{0,2}["']?\/?(?<name>@?[^@\s"'/]{1,200}(?:\/[^@\s"'/]{1,200})?)@\S/,
es=/^\s{4,6}["']?(?<name>@?[^\s"':/]{1,200}(?:\/[^\s"':]{1,200})?)["']?(?::|\s)\s{0,4}\S/;function*wt(e){let o="",a;for(const d of e.split(`
`)){const u=d.search(/\S/);if(u<0)continue;if(u<=2&&d.trimEnd().endsWith(":")){const v=/^\s{2}(?:optionalD|d)ependencies:$/.test(d);o=v?o:qn.exec(d)?.groups?.name??
"",a=v?2:void 0}else/^\s{4}(?:optionalD|d)ependencies:$/.test(d)?a=4:a!==void 0&&u<=a&&(a=void 0);const m=a!==void 0&&u===a+2?es.exec(d)?.groups?.name:void 0;m!==
void 0&&o!==""&&(yield[o,m])}}function ts({text:e}){const o=(0,Vn.as)(e);return o===void 0?void 0:(0,ht.q1)(e,o)}function yt({file:e,text:o},a){if(!e.endsWith("\
yarn.lock")||o==="")return;const d=a.map(({value:u})=>u.name);return(0,Re.bA)(a,(u,m)=>d.includes(u)||!/^[\^~<>=*\d]/.test(m)?!1:!o.includes(`${u}@${m}`)&&!o.includes(
`${u}@npm:${m}`))}function ns(e,{file:o,text:a},d){const u=Jn(o,a),m=new Set([e]);for(const v of m){const A=v===e?void 0:(0,Re.bA)(d,V=>V===v);if(A)return A;for(const V of u.
get(v)??[])m.add(V)}}const ss=60,Jt=20,os=300,Xt=/(?:^|\/)(?:[jt]sconfig[\w.-]{0,60}|\.[\w.-]{1,60}|devcontainer)\.json$/;function rs(e){const d=qt(e).flatMap(u=>u.
split(/[\s'"`(),:;=[\]{}]+/)).map(u=>u.replace(/\.$/,"")).filter(u=>u.endsWith(".json")).filter(u=>!Xt.test(u)&&!u.includes("node_modules/"));return[...new Set(
d.reverse())].slice(0,Jt)}function Qt(e,o){const a=qt(e),d=Pe(a,e.message);if(d===void 0)return;const u=a.filter(m=>/\berror\b|\bfail|not found|cannot|could ?n[o']t|no matching/i.
test(m));for(const m of[d,...u.reverse()]){if(m===e.message||Ce(m))continue;const v=m.replace(/%2f/gi,"/").split(/[\s'"`(),:;]+/),A=new Set(v.map(is)),V=(0,Re.bA)(
o,q=>A.has(q));if(V)return{dependency:V,message:(0,J.Ow)(m.trim(),os)}}}function is(e){const o=e.split("/"),[a="",d=""]=o.slice(-2),u=a.startsWith("@")?`${a}/${d}`:
d||a;return/^@?[^@]+@/.test(u)||o.length>1?u.replace(/(?<=.)@.*$/,""):void 0}function qt({log:e}){return(0,H.Se)(e).slice(-ss).map(({text:o})=>o)}async function as(e,o,a,d){
const{fault:u,cause:m}=Un(e,d);if(m!==void 0&&!u)return;const v=await(0,Re.PX)(o,a),A=await(0,Yn.GQ)(o,a),V={sources:o,folder:a,app:(0,Re.lW)(o,a),manifests:v,lockfile:A},
q={cause:m??"",summary:u?.summary??""},ge=u?await ls(u.part,V,q):await cs(e,V);if(!ge)return;const{line:se,column:oe}=ge.place??{line:null,column:null},$e=ge.message??
q.summary;return{file:ge.file,line:se,column:oe,severity:"error",code:ge.cause??m??null,message:$e}}async function cs(e,o){for(const d of rs(e)){const u=await sn(
d,o);if(u?.place)return{...u,cause:"settings-invalid"}}const a=e.stage==="install"?Qt(e,o.manifests):void 0;return a&&{...Ue(a.dependency),message:a.message}}async function ls(e,o,a){
switch(e.kind){case"dependency":return await ps(e,o)??en(e,o,a);case"engines":return hs(e,o,a);case"script":return await nn(o,a)??$t(e,o);case"uninstalled":return nn(
o,a);case"member":return e.name==="workspaces"?gs(o):Et(e,o,a);case"lockfile":return ws(e.lacks,o,a);case"file":return sn(e.path,o);case"names":return tn(o.manifests);default:
return(0,Dn.xb)(e)}}const ds=["preinstall","install","postinstall","prepare"],us=["package-not-found","version-not-found","registry-login","registry-refused"];function en({
name:e,host:o,script:a},d,u){const{manifests:m,lockfile:v}=d,A=(0,Re.bA)(m,(se,oe)=>e===void 0?o!==void 0&&oe.includes(o):se===e);if(!A){const se=a&&m.find(({value:$e})=>$e.
name===e);if(se){const $e=u.summary.replace(/^the package "[^"]{1,200}"/,"the project");return{file:se.file,...$t({kind:"script",...a},{manifests:[se]}),message:$e}}
const oe=e!==void 0&&v?ns(e,v,m):void 0;return oe&&{...Ue(oe),message:`${u.summary}; ${oe.name} brings it`}}const V=m.find(({value:se})=>se.name===A.name);if(!V||
!us.includes(u.cause))return Ue(A);const q=V.value.version,ge=typeof q=="string"?`in version ${q}`:"without a version";return{...Ue(A),cause:"workspace-version",
message:`"${A.name}" is a workspace of this repository (${V.folder}) ${ge}, and ${A.manifest.file} asks for ${A.wanted}`}}const fs=[".npmrc",".yarnrc.yml",".yar\
nrc","bunfig.toml"],ms=/^registry\.(?:npmjs\.org|yarnpkg\.com)$/;async function ps({host:e,name:o},a){const{sources:d,lockfile:u,folder:m,manifests:v}=a;if(e===
void 0||ms.test(e)||(0,Re.bA)(v,(oe,$e)=>$e.includes(e)))return;for(const oe of fs){const Le=(await d.lines((0,b.resolve)(m,oe))??[]).findIndex(We=>We.includes(
`//${e}`))+1;if(Le>0)return{file:(0,Re.lW)(d,(0,b.resolve)(m,oe)),place:{line:Le,column:1}}}const A=u?.text.split(`
`)??[],V=oe=>/\bresol(?:ved|ution)\b|\btarball\b/.test(oe),q=(oe,$e)=>oe.includes(`//${e}/`)&&oe.includes($e)&&V(oe),ge=o===void 0?-1:A.findIndex(oe=>q(oe,`/${o}\
/`)),se=(ge>=0?ge:A.findIndex(oe=>q(oe,"")))+1;return u&&se>0?{file:u.file,place:{line:se,column:1}}:void 0}function Ue({manifest:e,place:o}){return{file:e.file,
place:o}}function hs({name:e,member:o},{manifests:a},d){const u=A=>(0,Ze.Gv)(A.value.engines)&&o in A.value.engines,m=a.find(A=>u(A)&&(e===""||A.value.name===e));
if(!m){const A=(0,Re.bA)(a,V=>V===e);return A&&Ue(A)}const v=d.summary.replace(/^"[^"]{1,200}"/,"the project");return{file:m.file,place:(0,Re.VV)(m,["engines",o]),
message:v}}function $t({name:e,command:o},{manifests:a}){const d=m=>o!==void 0&&(m===o||m.split(/[\s;&|()]+/).includes(o)),u=(0,Re.fv)(a,(m,v)=>(e===void 0||m===
e)&&d(v))??(0,Re.fv)(a,m=>o===void 0&&e===void 0?ds.includes(m):m===e);return u&&Ue(u)}function Et({name:e,wanted:o},{manifests:a},{summary:d}){const u=a.find(({
value:A})=>A[e]!==void 0)??a[0];if(!u)return;const m=u.value[e],v=o!==void 0&&(0,Ze.Gv)(m)?(0,P.pA)(o,Object.keys(m)):[];return{file:u.file,place:(0,Re.VV)(u,[e]),
message:(0,N.RU)(d,v)}}function gs({manifests:e,lockfile:o}){const a=e.find(({folder:d})=>d===(o?.folder??""))??e[0];return a&&{file:a.file,place:(0,Re.VV)(a,["\
workspaces"])}}function tn(e){for(const[o,{file:a,value:d}]of e.entries()){const u=e.slice(o+1).find(v=>v.value.name===d.name);if(typeof d.name!="string"||!u)continue;
const m=`multiple projects are called ${d.name}: ${a} and ${u.file}`;return{file:u.file,place:(0,Re.VV)(u,["name"]),message:m}}}async function nn({sources:e,app:o,
manifests:a,lockfile:d},u){const m=a.find(({folder:q})=>q===o);if(!m||!d||d.folder===o)return;const v=a.find(({folder:q})=>q===d.folder),A=d.folder===""?o:o.slice(
d.folder.length+1),V=await(0,Yt.c)(d,v,e);if(!(0,Yt.S)(A,V.patterns))return{file:V.file??m.file,place:V.place,cause:"outside-workspaces",message:`${u.summary}: ${o}\
 is not in the workspaces of ${V.file??"the root"}, so its dependencies were not installed`}}function ws(e,{manifests:o,lockfile:a},d){const[u]=o;if(!a)return u&&
{file:u.file};const m=ts(a);if(m){const oe=`${a.file} has the conflict markers of a merge`;return{file:a.file,place:m,cause:"conflict-markers",message:oe}}const v=(0,Re.
bA)(o,oe=>e.includes(oe))??yt(a,o);if(!v||d.cause!=="lockfile-outdated")return{file:a.file};const{manifest:A,name:V,wanted:q}=v,ge=o.some(({value:oe})=>oe.name===
V),se=`${a.file} does not fit ${A.file}, which asks for ${V} ${q}${ge?", a workspace of this repository":""}`;return{...Ue(v),message:se}}async function sn(e,{sources:o,
folder:a}){const d=(0,b.resolve)(a,e);if(!(0,Wt.FK)(o.root,d))return;const u=(await o.lines(d))?.join(`
`).replace(/^\ufeff/,""),m=(0,Re.lW)(o,d);if(u===void 0)return;const v=(0,ht.UQ)(u);if(!/\.jsonc?$/.test(m)||!v||/^[ \t]{0,80}\/[/*]/m.test(u))return{file:m};const A=(0,ht.
q1)(u,v.offset);return{file:m,place:A,message:`${m} is not valid JSON: ${v.message} (line ${A.line}, column ${A.column})`}}const on=10,rn=2;async function ys(e,o){
const{stage:a,root:d,context:u,workspace:m,log:v}=o,A=m.source,{clock:V}=u,ge=e.exitCode!==null||e.signal!==null?a==="install"?"install":"build":void 0,se={root:A,
folder:d,command:ge,clock:V,processor:I.jq},oe=e.diagnostics,Le=(oe.length>0?oe:await rt({...e,log:v.recent()},se)).map(We=>({...We,message:pt(We.message,m)}));
return ln(Le,new qe.j(A,V))}async function $s(e,o,a){if(e.code==="out_of_memory")return[];const{root:d,context:u,workspace:m}=o,v=m.source,A=e.log.map($e=>$e.replace(
bs,a)),q={own:new Set((await(0,In.z)(o))?.map(({path:$e})=>$e)),clock:u.clock,processor:I.jq,searchMs:Es},oe=(await rt({...e,log:A},{root:v,folder:d,command:"bu\
ild",...q})).filter(({severity:$e,line:Le})=>$e==="error"&&Le!==null).map($e=>({...$e,message:pt($e.message,m)}));return ln(oe,new qe.j(v,u.clock))}const Es=1e3,
bs=/(?<![\w.-])\/app(?=\/)/g;async function rt(e,o,{formats:a,causes:d}=Pt){const{read:u,guess:m}=await(0,Fe.RJ)(e.log,o,a),v=m?[...u,m]:u,A=new qe.j(o.root,o.clock),
V=await as({...e,diagnostics:v},A,o.folder,d);if(!V)return v;const q=({file:ge,line:se})=>ge===V.file&&(se===null||se===V.line);return[V,...u.filter(ge=>!q(ge))]}
function Ss(e){return(0,Y.F7)(e)||/^WARN\b/.test(e)}async function ks(e){const{root:o,context:a,workspace:d}=e,u=e.log.recent(),m=d.source,v=await jn(new qe.j(m,
a.clock),o),A=v?[v]:[];if(!u.some(Ss))return A;const V=await Mn(u,new qe.j(m,a.clock),o);if(V)return[V];const q={root:m,folder:o,command:"build",clock:a.clock,processor:I.
jq},se=(await rt({stage:"build",exitCode:0,log:u},q)).filter(({severity:Be})=>Be==="error").slice(0,W.ws),oe=(0,H.Se)(u),$e=Be=>({...Be,message:pt(Be.message,d)}),
Le=se.map(Be=>$e(vs(Be,oe)));if(Le.length>0)return[...A,...Le].slice(0,W.ws);const We=(0,Y.sq)(oe);return We?[...A,$e({file:null,line:null,message:an(We.message)})]:
A}function vs({file:e,line:o,message:a},d){const u={file:e,line:o,message:an(a)};return e!==null&&o!==null&&Ts(a,(0,b.basename)(e),d)?{...u,isMarked:!0}:u}const Os=/^\[?(?:ERROR|FATAL)\]?:?\s/,
xs=12,Rs=100;function Ts(e,o,a){const d=e.slice(0,40);return a.some(({text:u},m)=>{if(!Os.test(u))return!1;const v=u.endsWith("{")?a.slice(m,m+Rs):[],A=v.findIndex(
q=>q.text.startsWith("}")),V=A===-1?a.slice(m,m+xs):v.slice(0,A+1);return[d,o].every(q=>V.some(ge=>ge.text.includes(q)))})}function an(e){return(0,J.Ow)(e,W.iA).
toWellFormed()}const cn=/not installed|can(?:not|'t) (?:find|resolve)|could not (?:find|resolve|load)|failed to resolve|no such file|unresolved/i;function As(e){
const o=e.filter(({severity:a})=>a==="error");return o.length>0&&o.every(({line:a,message:d})=>a!==null&&!cn.test(d))}async function ln(e,o){const a=[];for(const d of e.
slice(0,on)){const u=d.line===null?void 0:await o.lines(d.file);a.push(u&&d.line!==null?{...d,source:dn(u,d.line)}:d)}return[...a,...e.slice(on)]}function dn(e,o){
const a=Math.max(1,o-rn);return e.slice(a-1,o+rn).map((d,u)=>({line:a+u,text:(0,J.DJ)(d.slice(0,z.IC.sourceLine)).toWellFormed()}))}}),4177:((Oe,ce,g)=>{g.d(ce,
{EZ:()=>j,ac:()=>U,fz:()=>x});var b=g(6760),I=g(3052),J=g(7214),W=g(6612),z=g(6419),Y=g(402);const H=/^(?!(?:package-lock|npm-shrinkwrap|pnpm-lock)\.|(?:CHANGELOG|LICENSE)\b)(?:.*\.(?:[cm]?[jt]sx?|g[jt]s|json[5c]?|ya?ml|toml|vue|svelte|astro|mdx?|markdown|html?|hbs|handlebars|njk|nunjucks|liquid|pug|jade|ejs|eta|twig|css|p?css|s[ac]ss|less|styl|graphqls?|gql|sh|py|rb|go|rs|php)|\.\w{2,20}rc|\.env(?:\.\w{1,20})?)$/i,
P=/\.(?:png|jpe?g|gif|svg|webp|avif|ico|woff2?|mp4|pdf)$/i,X={test:D=>H.test(D)||P.test(D)},$=/(?:^|\/)(?:dist|build|out|_site|coverage|cache|storybook-static)\//,
M=/\.(?:timestamp-\d{6,20}-\w{1,40}|bundled_\w{1,40})\.[cm]?js$/;function x(D){return M.test(D)}const y=2e3,w=1e3,N=3,G=2*I.D6,L=32;function j(D){const O=(F="")=>/^---\s*$/.
test(F);return O(D[0])?D.findIndex((F,E)=>E>0&&O(F))+1:0}class U{files;#e;#t;#n=new Map;#s;#o;#i;#r=new Map;constructor(O,F,E,_=[]){this.files=E,this.#o=_,this.#e=
O,this.#t=F,this.#s=new Set(E)}static async read(O,F,E){const _=[],S=[];for await(const ee of O.walk(X)){const B=(0,b.relative)(O.root,ee).split(b.sep).join("/");
if(!($.test(B)||M.test(B)||E?.has(B)===!1)&&(P.test(B)?S.length<w&&S.push(B):_.push(B),_.length>=w))break}return new U(O,(0,b.relative)(O.root,F).split(b.sep).join(
"/"),_,S)}get list(){return this.#i??=(0,J.c3)([...this.files,...this.#o]),this.#i}has(O){return this.#s.has(O)}get manifest(){return[`${this.#t}/package.json`,
"package.json"].find(O=>this.has(O))}async lockfile(){return(await(0,Y.GQ)(this.#e,(0,b.resolve)(this.#e.root,this.#t)))?.text??""}find(O){const F=(0,W.qD)(O,{exists:S=>this.
has(S),rootDirectory:this.#t});if(F!==void 0||O.startsWith("/")||/node_modules|^\w+:/.test(O))return F;const E=O.replace(/^(?:\.{1,2}\/)+/,"");if(!/\.[a-z]\w{0,9}$/i.
test(E)||$.test(E))return;const _=this.files.filter(S=>S.endsWith(`/${E}`)||E.endsWith(`/${S}`));return _.length===1&&(_[0]?.includes("/")||(0,b.basename)(E)!==
E)?_[0]:void 0}async lines(O){const F=this.#n.get(O);if(F)return F;const _=(await this.#e.lines((0,b.resolve)(this.#e.root,O))??[]).map(S=>S.length>y?"":S);return this.#n.
set(O,_),_}async collect(O,F){await this.load(O);const E=[];for(const _ of O)for(const[S,ee]of(await this.lines(_)).entries()){const B=F(ee,S+1,_);B!==void 0&&E.
push(B)}return E}async piece(O,F,E,_){const S=(await this.#a(O))[F-1]??"";return S.length<=2*_?S:S.slice(Math.max(0,E-1-_),E-1+_)}async#a(O){const F=this.#r.get(
O);if(F||this.#r.size>=N)return F??[];const{root:E}=this.#e,_=(await(0,z.x)(E,(0,b.resolve)(E,O),G))?.text.split(`
`)??[];return this.#r.set(O,_),_}async load(O=this.files){for(let F=0;F<O.length&&!this.isOver;F+=L)await Promise.all(O.slice(F,F+L).map(E=>this.lines(E)))}onlyOf(O){
return O.length===1&&!this.isPartial?O[0]:void 0}get isPartial(){return this.isOver||this.files.length>=w}get isOver(){return this.#e.isOver}}}),636:((Oe,ce,g)=>{
g.d(ce,{warningsOf:()=>ae});var b=g(1224),I=g(5807),J=g(8595),W=g(7699);async function z(R,C,T,Z){let de,le;for(const we of w(R,C)){const re=(await Z(we)).filter(
({file:ke})=>!Y.test(ke)),ye=re.filter(({file:ke})=>!y(ke,T)),be=U(ye)??U(ye.filter(({file:ke})=>D(ke,C)));if(be)return{place:be,others:[]};de??=j(ye,C),le??=U(
re)}return de??(le&&{place:le,others:[]})}const Y=/\.log$/;function H(R){return!R||R.others.length===0?"":`; also in ${R.others.map(({file:C,line:T})=>`${C}:${T}`).
join(", ")}`}const P=/[\s"'`(=[{}<>,:%]\.{0,2}\/?$/,X=/^[\s"'`)\]}<>,;#?]/;function $(R,C){for(let T=R.indexOf(C);T!==-1;T=R.indexOf(C,T+1)){const[Z,de]=[R.slice(
Math.max(0,T-4),T),R.slice(T+C.length,T+C.length+1)];if((T===0||P.test(Z))&&(de===""||X.test(de)))return T+1}}const M=/(?:^|\/)(?:__\w+__|tests?|specs?|fixtures?|examples?|node_modules|vendor)\//;
function x(R,C,T){return y(R,T)||M.test(R)?void 0:(0,W.tH)(C)}function y(R,C){return C!==void 0&&R.startsWith(`${C}/`)}function w(R,C){const[T=""]=R.split(/[?#]/,
1),Z=R.replaceAll("&","&amp;"),de=/^\.{1,2}\//.test(T)?new URL(T,`http://site/${encodeURI(C)}`).pathname:"",le=[R,Z,T,de],we=(de||T).replace(/^\/+/,""),re=N(we)?
[we,...G(we)]:[],ye=[...le,...le.map(be=>be.replace(/\/$/,"")),...re];return[...new Set([...ye,...ye.map(I.oF)])].filter(be=>be.length>1)}function N(R){return/\.\w{2,5}$/.
test(R)}function G(R){const C=R.split("/");return C.slice(1).map((T,Z)=>C.slice(Z+1).join("/"))}const L=4;function j(R,C){if(R.length===0||R.length>L)return;const T=new Set(
C.replace(/(?:(?:^|\/)index)?\.[^/.]+$/,"").split("/")),Z=({file:we})=>we.split(/[/.]/).filter(re=>T.has(re)).length,[de,...le]=R.toSorted((we,re)=>Z(re)-Z(we));
return de&&{place:de,others:le}}function U(R){const[C]=R;return C&&R.every(({file:T})=>T===C.file)?C:void 0}function D(R,C){const T=O(C.replace(/\/index\.[^/]+$/,
""));return O(R)===T||O(R.replace(/\/index\.[^/]+$/,""))===T}function O(R){return R.slice(R.lastIndexOf("/")+1).replace(/(?<=.)\..*$/,"")}var F=g(5388),E=g(901),
_=g(3093),S=g(6826),ee=g(4177);const B={file:null,line:null};async function ae(R,C){const T=await(0,S.faultsOfSuccess)(R),Z=C.some(F.isErrorOfSite)?T:T.filter(({
isMarked:re})=>re),de=await ee.ac.read(new E.j(R.workspace.source,b.jq,_.wA),R.root),le=Z.map(re=>{const{file:ye,line:be}=re;return{code:"build_fault",file:ye,line:be,
message:te((0,J._Q)(re))}}),we=await Promise.all(C.map(re=>pe(re,de)));return[...le,...we].slice(0,J.iq)}async function pe(R,C){const{code:T,message:Z,href:de,in:le=""}=R;
if(T==="unclosed_block")return{code:T,message:te(Z),...await ve(C)};const we=de===void 0?void 0:await z(de,le,void 0,be=>he(be,C)),{file:re,line:ye}=C.isOver||!we?
B:we.place;return{code:T,file:re,line:ye,message:te(Z+(C.isOver?"":H(we)))}}function he(R,C){return C.collect(C.files,(T,Z,de)=>{const le=$(T,R);return le===void 0?
void 0:{file:de,line:Z,column:le}})}async function ve(R){const C=R.files.filter(Z=>Z.endsWith(".css"));await R.load(C);const T=await Promise.all(C.map(async Z=>({
file:Z,line:x(Z,(await R.lines(Z)).join(`
`),void 0)??null})));return R.onlyOf(T.filter(({line:Z})=>Z!==null))??B}function te(R){return(0,I.Ow)(R,J.iA).toWellFormed()}}),7699:((Oe,ce,g)=>{g.d(ce,{If:()=>M,
KZ:()=>H,Zz:()=>x,jO:()=>w,tH:()=>X});const b=String.raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})(?:\s|(?!\s))|[^\da-f])`,I=String.raw`"([^"\\\n]*(?:${b}[^"\\\n]*)*)"`,
J=String.raw`'([^'\\\n]*(?:${b}[^'\\\n]*)*)'`,W=String.raw`((?:[^()"'\s\\]|${b})+)\s*\)`,z=new RegExp([String.raw`/\*[\s\S]*?(?:\*/|$)`,b,String.raw`(?:url\(\s*|@import\s+)(?:${I}|${J})`,
String.raw`url\(\s*${W}`,I.replace("(","(?:"),J.replace("(","(?:")].join("|"),"gi"),Y=/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;function H(G){return[...G.matchAll(
z)].flatMap(L=>{const j=L.slice(1).find(U=>U!==void 0);return j===void 0||j===""||j.startsWith("#")?[]:[{href:N(j),kind:"asset"}]})}const P=new RegExp(`${z.source}\
|([{}])`,"gi");function X(G){const L=[];for(const U of G.matchAll(P)){const D=U.at(-1);D==="{"?L.push(U.index):D==="}"&&L.pop()}const j=L.at(-1);return j===void 0?
void 0:G.slice(0,j).split(`
`).length}const $=new RegExp(`${z.source}|(@(?:tailwind|apply|screen|include|mixin|extend|use|forward))(?=\\s)`,"gi");function M(G){for(const L of G.matchAll($)){
const j=L.at(-1);if(j?.startsWith("@"))return j}}function x(G,L){return`The style sheet ${G} has ${L}, which browsers ignore: the tool that replaces it did not \
run`}const y=/(?<=[=(,:[?|&{}\s]|return)(["'`])(\/(?!\/)[^"'`\s\\<>{}$?#*]{1,200}\.(?:avif|gif|jpe?g|mp[34]|otf|pdf|png|svg|ttf|webm|webp|woff2?))["'`](?=[,;:)\]}?\s])/gi;
function w(G){return[...G.matchAll(y)].map(([,,L=""])=>({href:L,kind:"mention"}))}function N(G){return G.replace(Y,(L,j,U,D)=>{const O=j===void 0?Number.NaN:Number.
parseInt(j,16);return O<=1114111?String.fromCodePoint(O):U===void 0?D??"":""})}})};export{Bo as id,Ko as ids,zo as modules};

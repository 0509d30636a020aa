const Xo=348,Qo=[348],qo={9882:((be,ne,h)=>{h.d(ne,{IM:()=>Z,pA:()=>M});const S={characters:80,candidates:1e3,shown:3};function M($,C){const T=H($);if(T===""||$.
length>S.characters)return[];const k=C.slice(0,S.candidates).filter(A=>A!==$&&A.length<=S.characters).flatMap(A=>{const F=z($)===z(A)?Math.min(D(T,H(A))??K,K):D(
T,H(A));return F===void 0?[]:[{each:A,points:F}]}),E=Math.min(...k.map(({points:A})=>A));return k.sort((A,F)=>A.points-F.points).filter(({points:A})=>A<=E+1).slice(
0,S.shown).map(({each:A})=>A)}function Z($,C){return M($,C).filter(T=>Y($,T)<=Math.max(1,Math.floor(Math.min($.length,T.length)/8)))}function j($,C){const[T]=M(
$.trim(),C);return T===void 0?"":`; did you mean "${T}"?`}function H($){return $.toLowerCase().replace(/[-_.:\s]/g,"")}const K=1;function z($){return/^[^:]{1,40}(?=:)/.
exec($)?.[0]??`${$}:`}function D($,C){if($===C)return 0;const T=Math.max(1,Math.floor(Math.min($.length,C.length)/3)),k=Y($,C);if(k<=T)return k;const[E,A]=$.length<
C.length?[$,C]:[C,$];if(E.length>=4&&(A.startsWith(E)||A.endsWith(E)))return T+1}function Y($,C){let T=[],k=Array.from({length:C.length+1},(E,A)=>A);for(let E=1;E<=
$.length;E++){const A=[E];for(let F=1;F<=C.length;F++){const P=$[E-1]===C[F-1],L=E>1&&F>1&&$[E-1]===C[F-2]&&$[E-2]===C[F-1];A[F]=Math.min((k[F]??0)+1,(A[F-1]??0)+
1,(k[F-1]??0)+(P?0:1),L?(T[F-2]??0)+1:Number.POSITIVE_INFINITY)}[T,k]=[k,A]}return k[C.length]??0}}),1809:((be,ne,h)=>{h.d(ne,{Ol:()=>H,Xk:()=>K,oJ:()=>D});const S=/(?:^|\s)[\d.,]{1,12}\s?(?:B|bytes|[kKMG]i?B)(?=$|[\s│|,)\]])/,
M=/\b(?:errors?|fail(?:ed|s)?|exceed(?:s|ed)?|limit|too (?:large|big|long)|cannot|must|not)\b/i,Z=[/^\s*[○●◐ƒλ∙]\s{1,4}(?:\(|\/)/u,/^\s*(?:Route|Page|Asset|File|Path|Name|Chunk|Size)\b.{0,120}\b(?:Size|First Load|gzip|Chunks|Type)\b/,
/^\s*[├└┌┬╰╭](?:[─━]{0,3}\s|$)(?!.{0,200}(?:Error|\[\d{3}\]|✖|×))/u,/^\s*\+ First Load JS\b/,/^\s*(?:\[[\w:@/.-]{1,40}\]\s)?(?:✓|✔|√|✅|☑|🎉|✨|🚀|λ|▶|❯)/u,
/\b(?:built|done|finished|completed|compiled|generated|wrote|copied|written)\b.{0,80}\b\d[\d.,]{0,8}\s?(?:ms|s|sec|seconds|min|minutes?)\b/i,/^\s*[-•]?\s?\d{1,7} (?:errors|warnings|hints|modules?|pages?|files?|assets?|packages?)\b.{0,60}$/,
/\(\d{1,7}\/\d{1,7}\)\s*$/,/^\s*(?:Result|Summary|Total|Time|Duration|Tasks|Cached)\b.{0,60}:/,/^\s*(?:Attention: |This information is used|You can learn more|Learn more|Read more|See https?:|https?:\/\/\S{1,300}$)/,
/^\s*▲ Next\.js \d/u,/^\s*\.{3} (?:collapsed )?\d{1,7} (?:duplicate )?lines matching /,/Entry docs → 404 was not found\.$/,/^lscpu: failed to determine /,/^\d{1,7}:(?:\s|$)/],
j=/^\s*(?:✓|✔|√|✅|🎉|✨)|\b(?:built|done|completed|finished) in \d|\bcompiled successfully\b|^\s*[○●ƒλ]\s{1,4}\(/iu;function H($){return Z.some(
C=>C.test($))||z($)||K($)}function K($){return S.test($)&&!M.test(Y($))}function z($){return $.length<=300||$.split(" ").length>$.length/16?!1:$.split(/[;{}=]/).
length>$.length/30}function D($){return j.test($)}function Y($){return $.split(/\s+/).filter(C=>!/[/.][\w[]/.test(C)).join(" ")}}),9047:((be,ne,h)=>{h.d(ne,{B:()=>Z,
v:()=>Y});var S=h(5230);const M=[/["'](?<name>[\w$]{1,200})["'] is not exported (?:by|from) (?:["'](?<from>[^"']{1,400})["']|(?<path>[^\s,"']{1,400}))/,/No matching export in "(?<from>[^"]{1,400})" for import "(?<name>[\w$]{1,200})"/,
/\bexport '(?<name>[\w$]{1,200})' (?:\(imported as '[^']{1,200}'\) )?was not found in '(?<from>[^']{1,400})'/,/The requested module '(?<from>[^']{1,400})' does not provide an export named '(?<name>[\w$]{1,200})'/,
/(?:Module )?'"(?<from>[^"']{1,400})"' has no exported member (?:named )?'(?<name>[\w$]{1,200})'/,/\bExport (?<name>[\w$]{1,200}) doesn't exist in target module/,
/'(?<from>[^']{1,400})' does not contain a (?<name>default) export/,/Module '"(?<from>[^"]{1,400})"' has no (?<name>default) export/];function Z($){for(const C of M){
const{name:T,from:k,path:E}=(0,S.$)(C,$)?.groups??{};if(T!==void 0)return{name:T,from:k??E}}}const j=300,H=/^ {0,40}export (?:declare |abstract )?(?:async )?(?:const enum|const|let|var|function ?\*?|class|interface|type|enum|namespace) (?<name>[\w$]{1,100})/,
K=/^\s{0,40}(?:module\.)?exports\.(?<name>[\w$]{1,100})\s*=/,z=/(?:^|\bas\s+)(?<name>[\w$]{1,100})\s*$/,D=/^\s{0,40}export\s+(?:type\s+)?\*\s+from\s+["'](?<from>[^"']{1,300})["']/;
function Y($){const C=new Set,T=[];let k=!1;for(const E of $){const A=(H.exec(E)??K.exec(E))?.groups?.name;A&&C.add(A),/^\s{0,40}export\s+default\b/.test(E)&&C.
add("default");const F=D.exec(E)?.groups?.from;F!==void 0&&T.push(F);const P=/^\s{0,40}export\s+(?:type\s+)?\{/.exec(E);if(k||=P!==null,!k)continue;const[L=""]=E.
slice(P?.[0].length??0).split("}",1);for(const x of L.replace(/\/\/.*$/,"").split(",")){const I=z.exec(x.trim())?.groups?.name;I&&C.add(I)}if(k=!E.includes("}"),
C.size>=j)break}return{own:[...C],from:T}}}),2416:((be,ne,h)=>{h.d(ne,{F7:()=>ve,Gd:()=>p,Vz:()=>le,c4:()=>Pe,sq:()=>R,wh:()=>K});var S=h(1809),M=h(3716),Z=h(7491);
const j=/^(?:\[(?:error|ERROR|fatal)\](?:\s|$)|\w{1,20}\sERR!\s(?:[A-Z]\w{1,40}\s)?|\S{1,100}\sSTD(?:ERR|OUT)\s|[│■▲●└]\s{1,4}|(?:notsup|notarget|engine|network|JSON\.parse)\s)/,
H=/^err:\s(?=\w{0,60}(?:Error|Exception):)/;function K(G){return G.replace(j,"")}const z=[/^\s*(?:\$|>(?!\s[A-Z].*\.$)|[+|│]|➤|at\s|\d{1,7}\s?[|│]|[{})\]]|\((?!!\))|\[$|-{2}|\*|node:internal|file:\s|throw\s|Node\.js v|A complete log|In most cases)/,
/^\s*(?:npm\s)?(?:<[cdilptw]>\s|\[?warn(?:ing)?\]?\b|\(node:\d|deprecat|info\b|notice\b|success\b|debug\b|verbose\b|note\b|hint\b|tip\b)/i,/^\s*(?:See|If|To|You|Note|Please|Try|Did you|This|Learn|Use|Visit|Run|For|Pass|Make sure|Searched|Import trace|Require stack|Emitted|Error reference|Location:|Stack trace|Progress|Packages|Checked out|Cloning|Lockfile is)\b/,
/^[^\w]{0,10}\d{1,6}\s(?:problem|error|warning)s?\b/,/^(?:Required|Actual|Wanted|Found|Valid \w+):\s/,/^(?:\[[\w:@/.-]{1,40}\]\s|[^\w[]){0,8}(?:Error:\s)?(?:(?:[\w-]{1,20}\s)?build\s(?:failed|error|was canceled)|failed (?:to (?:compile|build)|with errors|tasks)|command failed|(?:error )?during build)(?:\W|$)(?!.*\b(?:Error|not|resolve)\b)/i,
/\b(?:exited? (?:with )?(?:code|status)|exit code|ELIFECYCLE|exited with \d|exited \(\d|\w{0,60}RUN_FIRST_FAIL\b)/,/^\s{2,}\w+:\s(?:undefined|null|true|false|-?\d+|\[|\{|'E?[A-Z_]+')/,
/^(?:code|path|errno|syscall|command|cwd|location|dest)\s\S{1,400}$/,/^\s*\[?(?:\w*Error|ERROR|FATAL)\]?:?\s*\{?$/,/^\s*(?:\w{0,60}Error:\s)?5\d\d\s\/\S{0,300}$/,
/^\s*\S{1,400}:\d{1,7}:(?:\d{1,7}|NaN)$/],D=/^\s*(?:✘|✖|✗|×|⨯|x\s|!|\[!\]|\(!\)|\[?(?:ERROR|error|fatal|FATAL|panic)\b\]?[\s:]|\d{1,7}:\d{1,7}[\s:]{1,4}error\b|ERR_|E\d{3}\b|YN00)/,
Y=/^[^\w]{0,10}(?:\[[^\]]{1,60}\]:?\s){0,3}(?:\w{1,40}\s){0,3}(?:err:\s)?[([]?(?:Uncaught\s)?\w{0,60}(?:Error|Exception)\b[^:]{0,40}:?\s\S/,$=/^\s*(?:Caused by|Cause):$/,
C=/^\s{2,8}\d{1,2}:\s/,T=/^(?:\/(?:usr\/)?bin\/)?(?:ba|da|z)?sh:\s/,k=/^\s*(?:\[cause\]:|Caused by:|Cause:)\s*\S/,E=/^(?:\[cause\]:|Caused by:|Cause:)\s{1,4}/,A=/\b(?:not (?:found|compatible|exported|defined|set|exist|resolve|valid|allowed|a function|installed|recognized|a supported|available|match)|doesn['’]t|does not|cannot|can['’]t|could not|couldn['’]t|failed to|unable to|unexpected|invalid|undefined|missing|unknown|expected|required|duplicate|must|unclosed|no such|no matching|forbidden|denied|unauthorized|refused|incompatible|unsupported|conflict(?:s|ing)?|unresolved|broken|mismatch|bad|incomplete|unrecognised|unterminated|dead|has no|no (?:\w{1,20} ){1,3}found|should (?:be|have|exist|not)|trailing)\b/i,
F=/\bE[A-Z]{4,}\b|[a-z](?:Expected|NotFound|Missing|Invalid)\b/,P=/^\s*(?:at\s|Hint:|Location:|Stack trace:|(?:>\s{0,9})?\d{1,7}\s?[|│])/,L=3,x=3,I=1e3,O=6;function R(G){
let q;const ie=Math.max(0,G.length-I),ue=(0,Z.E)(G,ie,G.length),pe=G.findLastIndex(({text:de})=>(0,S.oJ)(de));for(let de=ie;de<G.length;de++){const $e=ue.has(de)?
0:Qe(G,de),Ae=$e>=L&&de>pe?$e+x:$e;$e>=L&&Ae>(q?.points??0)&&(q={at:de,points:Ae})}return q&&p(G,q.at)}function p(G,q){const ie=pe=>K(G[pe]?.text??"").trim(),ue=[];
for(let pe=q+1;pe<G.length&&ue.length<O&&pe<q+12;pe++){const de=ie(pe);if(!(de===""||/^(?:(?:>\s{0,9})?\d{1,7}\s?[|│]|See\b|Hint)/.test(de))){if((0,M.LP)(de))
break;ue.push(de)}}return{at:q,message:le(ie(q).replace(D,"").replace(E,"").replace(H,"").replace(/^(?:\d{1,2}:\s(?!\d)|in\s{1,4}(?=\w{0,60}Error:\s))/,"").trim()||
ie(q),G,q),details:ue}}const b=/^(?:\w{0,60}(?:Error|Exception):\s)?(?:in\s)?\(?(?<path>[^\s:"'`]{0,400})(?::\d{1,7}){0,2}:?\)?$/,y=/^(?:x|✗|×)?\s?(?:(?:Build|Module build|Module parse) failed(?: in [\d.]+m?s)?(?: \(from [^()]{1,300}\))?|Error while requesting resource)[.:]?$/,
W=/^[A-Z][a-z]{2,20}(?: \w{2,20}){0,2} failed: [^\s"'`]{1,300}\.\w{1,10}$/,U=14,ce=/^(?:\|- |[├╰└]─{1,2}▶\s{1,4}(?:[×x]\s{1,4})?)/;function ae(G){const q=b.
exec(G)?.groups?.path;return q===""||/[./]/.test(q??"")}function le(G,q,ie){if(xe.test(G))return[G.replace(/\.$/,""),Se(q,ie)].filter(Boolean).join(": ");const ue=re(
G,q,ie)??te(G,q,ie)??Ne(G,q,ie);if(ue)return`${G} ${ue}`;const pe=ae(G)||y.test(G)||W.test(G);if(!pe&&!G.endsWith(":")&&!Me.test(G))return G;for(let de=ie+1;de<=
ie+U&&de<q.length;de++){const $e=K(q[de]?.text??"").replaceAll("**","").trim().replace(ce,"").replace(Te,(Ae,Fe,Ke)=>Fe===Ke?`${Fe}: `:Ae);if((0,M.LP)($e))break;
if(!($e===""||Ie.test($e)||G.includes($e))){if(pe){if(ae($e))continue;return $e}if(!ve($e)){if(Me.test(G)&&/^\s/.test(q[de]?.text??""))continue;return G}return[
G,$e,Ne($e,q,de)].filter(Boolean).join(" ")}}return G}const ge=/^expect\(/,J=/^\s{2,8}(?:Expected|Received)[^:]{0,40}: {1,8}\S/;function te(G,q,ie){if(!ge.test(
G))return;const pe=q.slice(ie+1,ie+U).map(de=>de?.text??"").filter(de=>J.test(de)).map(de=>de.trim().replace(/ +/g," "));return pe.length===0?void 0:`(${pe.slice(
0,2).join(", ")})`}const se=/\bis not assignable to\b|^No overload matches|\bdoes not satisfy\b/,X=/^\s{2,60}(?=[A-Z])(?!\s{0,60}(?:Overload|The last overload)\b)/;
function re(G,q,ie){if(!se.test(G))return;let ue;for(let pe=ie+1;pe<=ie+U;pe++){const de=q[pe]?.text??"";if(!X.test(de))break;ue=de.trim()}return ue===void 0||G.
includes(ue)?void 0:ue}const he=/^\s{0,8}[-*•]\s{1,4}(?<item>\S.{0,120})$/,Ee=3;function Ne(G,q,ie){if(!G.endsWith(":"))return;const ue=K(q[ie+1]?.text??"").trim()===
""?ie+2:ie+1,pe=[];for(let de=ue;pe.length<=Ee;de++){const $e=he.exec(K(q[de]?.text??""))?.groups?.item;if($e===void 0)break;pe.push($e.replace(/[`'",;]{1,4}$/,
""))}if(pe.length!==0)return pe.length>Ee?`${pe.slice(0,Ee).join(", ")}, \u2026`:pe.join(", ")}const xe=/^(?:\[[\w:-]{1,60}\] ){0,3}(?:\w{0,60}Error: )?(?:Undefined (?:variable|function|mixin)|Can't find stylesheet to import)\.?$/,
Be=/^[\s│|]{1,40}(?<carets>\^{1,200})\s{0,40}$/;function Se(G,q){for(let ie=q+1;ie<=q+U&&ie<G.length;ie++){const ue=Be.exec(G[ie]?.text??"")?.groups?.carets?.
length,pe=G[ie]?.text.indexOf("^")??-1;if(ue!==void 0)return G[ie-1]?.text.slice(pe,pe+ue).trim()?.replace(/^@(?:use|forward|import) (?=["'])/,"")}}const Te=/^([\w.]{1,60}): ([\w.]{1,60}): /,
Me=/\bdoes not match (?:\w{1,20} ){0,3}schema\b|\binvalid (?:\w{1,20} ){0,2}(?:config|file|options)\b[^:]{0,80}$|^(?:\w{1,40}Error: |Error: )?(?:bad|invalid|broken|wrong) (?:[\w-]{1,20} ){0,2}(?:files?|data|configuration)\.?$/i,
Ie=/^(?:[>\s│|·]{0,20}\d{1,7}\s?[|│]|[-─^~╵╰╭`,·│|\s]{2}|File:|file:|Hint|Stack trace:|"\w{1,40}":\s|throw |\^|\W+$)/;function ve(G){return(A.test(
G)||F.test(G))&&!z.some(q=>q.test(G))}function Oe(G,q){const ie=pe=>G[pe]?.text??"";return k.test(K(ie(q)))?!0:C.test(ie(q))?!C.test(ie(q+1)):$.test(ie(q-1))}const Ce=/^.{0,60}\b(?:errors? during \w{1,20}|failed with \d{1,4} errors?|(?:build|compilation|prerendering|generation) (?:failed|error)|failed to compile)\b[^:]{0,40}[:.]?$/i;
function Le(G,q){const ie=G[q-1]?.text??"",ue=ie.trim()===""?G[q-2]?.text??"":ie;return Ce.test(ue.trimEnd())}function Pe(G){return/(?:\.{3}|…)$/.test(G)&&!A.
test(G)}function Qe(G,q){const ie=G[q]?.text??"",ue=K(ie);if(ue.trim()===""||Pe(ue)||(0,S.Ol)(ue)||z.some(Ae=>Ae.test(ue)))return 0;const pe=[1,2].map(Ae=>K(G[q+
Ae]?.text??"")),$e=[Y.test(ue)?4:0,ie!==ue||D.test(ie)?3:0,ue.endsWith(":")&&he.test(G[q+1]?.text??"")?4:0,Oe(G,q)?8:0,T.test(ue)?6:0,A.test(ue)||F.test(ue)?3:0,
/["'`“]\S/.test(ue)?1:0,pe.some(Ae=>P.test(Ae))?2:0].reduce((Ae,Fe)=>Ae+Fe,0);return $e<L&&Le(G,q)?L:$e}}),730:((be,ne,h)=>{h.d(ne,{h:()=>Be});const S=String.
raw`(?:[A-Za-z]:[\\/]|(?:file|webpack|webpack-internal|rsc):\/{2,3})?[^\s:*"'<>|\x60(][^:*"'<>|\x60]{0,400}?`,M=`(?<file>${S})`,Z=`(?<file>${S}\\.[A-Za-z][A-Za-z\
0-9]{0,9}(?:\\?[\\w=&.-]{0,100})?)`,j=String.raw`:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?`,H=String.raw`(?:Uncaught )?(?:[A-Z]\w{0,60}\.)?[A-Z]?\w{0,60}(?:Error|Exception)`,
K=/^\s*(?:at |Require stack:|- \/|$)|^\s{2,}/,z=new RegExp(`^\\s+at (?!.{0,900}(?:node_modules|node:|<anonymous>:\\d|[/( ](?:dist|\\.(?:next|output|svelte-kit|temp\
|nuxt|astro|vercel|netlify))/))(?:[^()]{0,300} \\()?(?:async )?${M}${j}\\)?$`);function D(Se,Te,Me,Ie={}){return{name:Te,...Se===void 0?{}:{tool:Se},steps:[Me],
...Ie}}const Y=/^\s*[╷,]$/,$=new RegExp(`^\\s+(?!\\S+\\.vue )${M} (?<line>\\d{1,7}):(?<column>\\d{1,7})\\s{1,4}\\S.*$`),C=[{name:"esbuild",tool:"esbuild",steps:[
/^(?:[✘▲X!] )?\[(?<severity>ERROR|WARNING)\] (?:(?<code>(?:TS|NG)-?\d+): )?(?<message>.*?\S)(?: \[(?:plugin )?[\w-]+\])?$/,{pattern:new RegExp(`^\\s{4}${M}${j}\
:$`),skip:6,over:/^(?!\s{4}|[✘▲X!] \[)/}],zeroColumn:!0},D("esbuild","esbuild-short",new RegExp(`^${M}${j}: (?<severity>ERROR|WARNING): (?<message>.+)$`),{zeroColumn:!0}),
{name:"rolldown",tool:["rolldown","vite"],steps:[/^(?:(?<severity>Warning|Error): )?\[(?<code>[A-Z][A-Z_]+|builtin:[\w:-]+|plugin [\w:-]+)\] (?<message>\S.*)$/,
{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[ ?${M}:(?<line>\\d{1,7}):(?<column>\\d{1,7}) ?\\]$`),skip:1}]},{name:"vite-plugin-svelte",tool:"vite",steps:[
new RegExp(`^\\[plugin(?: |:)vite-plugin-svelte[\\w:-]*\\] ${M}${j}$`),/^(?:\w*Error: )?(?:\S{1,400}:\d+:\d+ )?(?<message>\S.*)$/],zeroColumn:!0},D("vite","vite\
-plugin-svelte-warning",new RegExp(`^\\[vite-plugin-svelte\\] ${M}${j} (?<message>.+)$`),{zeroColumn:!0,severity:"warning"}),{name:"vite-plugin-place",tool:"vit\
e",steps:[new RegExp(`^\\[plugin(?: |:)[\\w:-]+\\] ${M}${j}$`),/^(?:\w*Error: )?(?:\[[\w/-]+\] )?(?:\S{1,600}:\d+:\d+: )?(?<message>\S.*?)(?: \(\d+:\d+\))?$/]},
{name:"vite-prerender",tool:"vite",steps:[/^\[vite-prerender-plugin\] \[plugin vite-prerender-plugin\]$/,{pattern:/^(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:new RegExp(
`^> ${M}${j}$`),skip:12}]},{name:"parcel",tool:"parcel",steps:[/^@parcel\/[\w-]{1,60}: (?<message>\S.*)$/,{pattern:new RegExp(`^\\s{1,4}${Z}${j}$`),skip:4,over:/^(?:\S|$)/}]},
{name:"jiti",tool:["rsbuild","docusaurus","nuxt"],steps:[/^.{0,40}\b(?<message>ParseError: \S.*)$/,new RegExp(`^\\s{1,4}${Z}${j}$`)],zeroColumn:!0},D("vite","vi\
te-unresolved",/^(?:\w*Error: )?(?:\[vite\]: )?(?<message>Roll(?:up|down) failed to resolve import "[^"]{1,300}") from "(?<file>[^"]{1,400})"/),D("rollup","roll\
up-unresolved",/^(?:\[(?:!|error)\] )?(?:\w*Error: )?(?<message>(?:Could not resolve|Failed to resolve) (?:"[^"]{1,300}"|\S{1,300})) from "?(?<file>[^"]{1,400}?)"?$/),
D("rollup","rollup-export",/^(?:\[!\] )?(?:\w*Error: )?(?<message>["'][\w$]{1,200}["'] is not exported by "?[^\s",]{1,400}"?, imported by "?(?<file>[^\s"]{1,400}?)"?\.?)$/),
D("rollup","rollup-refused",/^(?:\[[\w:.-]{1,60}\] ){0,4}(?:\w{0,40}Error: )?(?<message>Could not load [^\s()]{1,300} \(imported by (?<file>[^)\s]{1,300})\): (?:Cannot|Can't|Must not) import\b.{0,300})$/),
D(["vite","vitepress"],"vite-plugin-message",new RegExp(`^(?:\\w*Error: )?(?:\\[[\\w:-]{1,60}\\] )?\\[plugin [\\w:-]{1,60}\\] ${M} \\((?<line>\\d{1,7}):(?<column>\
\\d{1,7})\\): (?<message>.+)$`)),D("rollup","rollup",new RegExp(`^(?:\\[!\\] )?(?:\\(plugin [\\w:@/. -]{1,80}\\) )?(?:RollupError: )?${M} \\((?<line>\\d{1,7}):(?<\
column>\\d{1,7})\\): (?<message>.+)$`),{zeroColumn:!0}),{name:"vite-config",tool:"vite",steps:[new RegExp(`^failed to load config from ${M}$`),/^error during build:$/,
/^(?!Error: (?:Build|Transform) failed)(?<message>\S.*)$/]},{name:"sass-deprecation",tool:"sass",severity:"warning",steps:[/^(?:DEPRECATION WARNING|Deprecation Warning)(?: \[[\w-]+\])?: (?<message>\S.*)$/,
{pattern:Y,skip:10,over:/^(?!\w*Error: |DEPRECATION|Deprecation)/},{pattern:$,skip:12}]},{name:"sass",tool:"sass",steps:[/^(?:\w*Error: )?(?:(?<severity>WARNING): )?(?:\[sass\] )?(?<message>\S.*)$/,
{pattern:Y,skip:1,over:/^$/},{pattern:$,skip:12}]},D("postcss","postcss",new RegExp(`^(?:CssSyntaxError: (?:\\[[\\w-]+\\] )?(?:[\\w-]+: )?|(?:\\[[\\w:-]{1,60}\\] ){1,4\
})${M}${j}: (?<message>.+)$`)),{name:"vite-file",tool:"vite",steps:[/^\[(?:plugin )?[@\w:/-]+\] (?!✗ )(?:\[[@\w/-]+\] )?(?!✗|Transform failed|Build failed|\[)(?<message>\S.*?)(?: \(\d+:\d+\))?$/,
{pattern:new RegExp(`^file: ${M}(?:${j})?(?: \\(.*)?$`),skip:40,over:/^(?!\s+at |\[|[✓✗x] |error during|vite v\d)/}]}],T=[D("typescript","tsc",new RegExp(`^\
(?:ERROR in )?${M}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\): (?<severity>error|warning) (?<code>TS\\d+): (?<message>.+)$`)),D("typescript","tsc-pretty",new RegExp(
`^(?:Error: )?${M}${j} - (?<severity>error|warning|hint|message) (?<code>TS\\d+|ts\\(\\d+\\)): (?<message>.+)$`)),{name:"ts-loader",tool:"webpack",steps:[new RegExp(
`^\\[tsl\\] (?<severity>ERROR|WARNING) in ${M}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\)$`),/^\s+(?<code>TS\d+): (?<message>.+)$/]},{name:"tsc-frame",tool:"typ\
escript",steps:[/^(?<code>TS\d+): (?<message>\S.*)$/,{pattern:/^\s*> (?<line>\d{1,7}) \| (?<frame>.*\S)$/,skip:12,over:/^\s/}]},{name:"eslint-stylish",tool:"esl\
int",steps:[/^(?<file>(?:[A-Za-z]:[\\/]|\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})\s{1,40}(?<severity>error|warning|Error:|Warning:)\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/],
repeat:!0},{name:"eslint-react-scripts",tool:"react-scripts",steps:[/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^\s+Line (?<line>\d{1,7}):(?<column>\d{1,7}):\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/],
repeat:!0},{name:"eslint-react-scripts-syntax",tool:"react-scripts",steps:[/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^Syntax error: (?<message>\S.*) \((?<line>\d{1,7}):(?<column>\d{1,7})\)$/]},
D("eslint","eslint-compact",new RegExp(`^${M}: line (?<line>\\d{1,7}), col (?<column>\\d{1,7}), (?<severity>Error|Warning) - (?<message>.*?\\S)(?: \\((?<code>[@\\w/-\
]+)\\))?$`)),D("eslint","eslint-unix",new RegExp(`^${M}${j}: (?<message>.*\\S) \\[(?<severity>Error|Warning)(?:/(?<code>[@\\w/-]+))?\\]$`)),{name:"prettier-chec\
k",tool:"prettier",steps:[/^\[warn\] (?<file>\S.{0,400}\.\w{1,20})$/,{pattern:/^\[warn\] (?<message>Code style issues .*)$/,skip:40,over:/^\[warn\] /}]},{name:"\
biome",tool:"biome",steps:[new RegExp(`^${M}(?:${j})? (?<code>[a-z]+(?:/\\w+)*)\\s.{0,40}\u2501\u2501\u2501`),{pattern:/^\s+(?<severity>[×✖!⚠i])\s(?<message>.+)$/,
skip:1,over:/^\s*$/}]}],k={pattern:/^(?<file>[^:*"<>|]{1,400}\.vue)$/,skip:1,over:/^$/},E=String.raw`\[vue/compiler-sfc\] (?<message>\S.*?)(?: \(\d{1,7}:(?<column>\d{1,7})\))?$`,
A={pattern:/^\s+\|\s+\^/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) \s*)?\|/},F=String.raw`(?<file>${S}\?vue&type=style[^:)\s]{0,200})`,P=/^\s+\S{1,400}\.vue (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
L=/^\s*(?:[╷,╵']|\d{1,7} [│|]|[│|])|^$/,x=[{name:"vue-script",tool:"vue-cli",steps:[new RegExp(`^\\[plugin(?: |:)vite:vue\\] ${S}${j}$`),new RegExp(`^(?\
:\\w*Error: )?${E}`),k,A],zeroColumn:!0},{name:"vue-script-vite7",tool:"vite",steps:[new RegExp(`^(?:\\[vite:vue\\] |SyntaxError: )${E}`),k,A],zeroColumn:!0},{name:"\
vue-style",tool:"vite",steps:[new RegExp(`^\\[plugin(?: |:)[\\w:-]{1,60}\\] ${F}(?::\\d{1,7}){2}$`),new RegExp(`^CssSyntaxError: ${S}${j}: (?<message>\\S.*)$`)]},
{name:"vue-style-vite7",tool:"vite",steps:[new RegExp(`^\\[vite:vue\\] ${S}${j}: (?<message>\\S.*)$`),new RegExp(`^file: (?:${S}(?::\\d{1,7}){2} \\()?${F}(?:(?:\
:\\d{1,7}){2}|\\))?$`)]},{name:"vue-sass",tool:"vite",steps:[new RegExp(`^\\[plugin(?: |:)vite:css\\] ${F}$`),/^Error: \[sass\] (?<message>\S.*)$/,{pattern:P,skip:12,
over:L}]},{name:"vue-sass-vite7",tool:"vite",steps:[/^\[vite:css\] \[sass\] (?<message>\S.*)$/,{pattern:P,skip:12,over:L},new RegExp(`^file: ${F}$`)]},{name:"sv\
elte-sass",tool:"vite",steps:[/^(?:\w*Error: |\[[\w:-]{1,60}\] )?Error while preprocessing (?<file>\S{1,400}\.svelte) - \[sass\] (?<message>\S.*)$/,{pattern:/^\s+\S{1,400}\.svelte\.vite-preprocess\.\w+ (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
skip:12,over:L}],part:"?vue&type=style&index=0"},D("vitepress","vitepress",/^(?:\w*Error: )?(?:\[vite:vue\] )?\[plugin vite:vue\] (?<file>[^:*"<>|]{1,400}\.md) \(\d{1,7}:\d{1,7}\): (?<message>\S.*?)(?: \(\d+:\d+\))?$/),
{name:"vitepress-script",tool:"vitepress",steps:[/^\[vite:vue\] \[vue\/compiler-sfc\] (?<message>\S.*?)(?: \(\d+:\d+\))?$/,{pattern:/^(?<file>[^:*"<>|]{1,400}\.md)$/,
skip:1,over:/^$/}]}];var I=h(6612);const O=/^(?:Error:)?[\s│]*(?:[├╰]─▶\s*)?[x×](?:\s*[x×])? (?<message>\S.*)$/,R={pattern:/^\s*[:·]\s+[\^─┬]/,
skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?[|│:·]/},p=/^(?<file>\.\/[^:*"<>|]{1,400})$/,b=/^Error: Error evaluating Node\.js code$/,y=/^(?:WARN\s{1,4})?🚨 Unable to index (?<file>[^:,*"<>|]{1,400})(?:,[^:]{1,400})?:$/u,
W=/^(?:WARN\s{1,4})?(?:\w*Error: )?(?<message>\S.*?)(?: (?=\S{1,400}\/\S)\S{3,801})?$/,U=String.raw`\((?<file>[^()]{1,400})\)(?: \[Line (?<line>\d{1,7}), Column (?<column>\d{1,7})\])?`,
ce=[{name:"next-swc",tool:"next",steps:[O,{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[${M}:\\d{1,7}:\\d{1,7}\\]$`),skip:6,over:/^\s*[|│]|^$/},R]},{name:"\
next-config",tool:"next",steps:[/^\s*⨯ Failed to load (?<file>next\.config\.\w{2,3})\b/,{pattern:/^\[?Error:\s+[x×] (?<message>\S.*)$/,skip:4},/^\s*[╭,][─-]{1,3}\[\d{1,7}:\d{1,7}\]$/,
R]},{name:"swc",tool:"swc",steps:[O,new RegExp(`^[\\s\u2502]*[\u256D,][\u2500-]{1,3}\\[${M}${j}\\]$`)]},{name:"next",tool:"next",steps:[new RegExp(`^(?<file>\\./\
[^:*"<>|]{1,400}?)${j}$`),/^(?:(?:Type )?[Ee]rror: )?(?<message>\S.*)$/]},{name:"next-loader-place",tool:"next",steps:[p,b,/^(?<line>\d{1,7}):(?<column>\d{1,7}): (?!.*\(\d{1,7}:\d{1,7}[-\d:]*\)$)(?<message>\S.*)$/]},
{name:"next-loader",tool:"next",steps:[p,b,{pattern:/^(?!Error: \[MDX\])(?:\d{1,7}:\d{1,7}: |- )?(?<message>\S.*?)(?: \((?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?\))?$/,
skip:1}]},{name:"next-mdx",tool:"next",steps:[p,/^(?:\w*Error: )?(?=[A-Z])(?<message>\S.*?) \((?<line>\d{1,7}):(?<column>\d{1,7})-\d{1,7}:\d{1,7}\)$/]},{name:"n\
ext-module",tool:"next",steps:[p,/^(?:\w*Error: )?(?<message>Module not found: .+)$/]},{name:"next-prerender",tool:"next",steps:[/^Error occurred prerendering page /,
/^(?<message>\S.*)$/,{pattern:z,skip:20,over:K}]},{name:"gatsby-query",tool:"gatsby",steps:[/^error There was a problem parsing "(?<file>[^"]{1,400})"; any GraphQL$/,
{pattern:/^(?<message>This may indicate a syntax error in the code), or/,skip:2}]},{name:"gatsby-config",tool:"gatsby",steps:[/^error Failed to compile Gatsby files/,
{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^File path: (?<file>\S.{0,400})$/,skip:4}]},{name:"gatsby-lifecycle",tool:"gatsby",steps:[/^error "(?<file>[^"]{1,400})" threw an error while running the \w+ lifecycle:$/,
{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^> (?<line>\d{1,7}) \|/,skip:8}]},{name:"storybook-index-place",tool:"storybook",steps:[y,W,{pattern:/^(?:\S{1,400} )?\(line (?<line>\d{1,7}), col (?<column>\d{1,7})\)$/,
skip:1}],zeroColumn:!0},{name:"storybook-index",tool:"storybook",steps:[y,W]},{name:"storybook-config",tool:"storybook",steps:[/couldn't evaluate your (?<file>\S{1,400}) file\.$/,
{pattern:/^Original error:$/,skip:2,over:/^$/},{pattern:/^(?!\w*Error: Transform failed)(?:\w*Error: )?(?:<stdin>:(?<line>\d{1,7}):(?<column>\d{1,7}): ERROR: )?(?<message>\S.*)$/,
skip:1}],zeroColumn:!0},D("vitepress","vitepress-dead-link",/^(?:\(!\) )?(?<message>Found dead link \S{1,300}) in file (?<file>\S{1,400}\.md)$/),{name:"docusaur\
us-mdx",tool:"docusaurus",steps:[/MDX compilation failed for file "(?<file>[^"]{1,400})"$/,/^[\s│]*Cause: (?<message>\S.*)$/,{pattern:/^[\s│]*"line": (?<line>\d{1,7}),?$/,
skip:20}]},{name:"svelte-check",tool:"svelte-check",steps:[new RegExp(`^${M}${j}$`),/^(?<severity>Error|Warn|Hint): (?<message>\S.*?)(?: \((?<code>\w+)\))?$/]},
D("svelte-check","svelte-check-machine",/^\d{13} (?<severity>ERROR|WARNING) "(?<file>[^"]{1,400})" (?<line>\d{1,7}):(?<column>\d{1,7}) "(?<message>.+?)(?=\\n|"$)/),
{name:"astro-location",tool:"astro",steps:[/^(?!\s*(?:Hint|Error reference|Location|Stack trace):)(?:\[(?<code>\w+Error)\] (?=\S)|(?=[A-Z]\S* )(?!Build failed))(?<message>.+)$/,
{pattern:/^\s+Location:$/,skip:20,over:/^(?!\s*Stack trace:|\s+at |\[)/},new RegExp(`^\\s+${M}${j}$`)],zeroColumn:!0},D("metalsmith","metalsmith",/^Error: (?<message>Invalid frontmatter) in the file at: (?<file>\S.{0,400})$/),
{name:"eleventy-nunjucks",tool:["eleventy","nunjucks","metalsmith"],steps:[new RegExp(`^(?:\\d{1,2}\\.|>|Template render error:(?: \\S{1,200}:)?) ${U}$`),{pattern:/^\s+(?:Error: )?(?!(?:Template render error: )?\([^()]{1,400}\))(?<message>\S.*?)(?: \(via [\w ]+\))?$/,
skip:4,over:new RegExp(`^\\s*(?:Template render error: )?${U}$`)}],part:I.$p},D("eleventy","eleventy-liquid",/^(?:\d{1,2}\. )?(?:\w+Error: )?(?<message>\S.*), file:(?<file>[^,]{1,400}), line:(?<line>\d{1,7})(?:, col:(?<column>\d{1,7}))?/,
{part:I.$p}),{name:"eleventy-data",tool:"eleventy",steps:[/^\d{1,2}\. Having trouble (?:parsing data file|reading front matter from template) (?<file>\S{1,400}) \(via /,
/^\d{1,2}\. (?<message>\S.*?)(?: \((?:line )?(?<line>\d{1,7})(?::| column )(?<column>\d{1,7})\))?(?: \(via \w+\))?$/]},{name:"eleventy-layout",tool:"eleventy",steps:[
/^\d{1,2}\. Problem creating an Eleventy Layout for the "(?<file>[^"]{1,400})" template file\./,/^\d{1,2}\. (?<message>\S.*?)(?: \(via [^()]{1,200}\))?$/]},{name:"\
eleventy-config",tool:"eleventy",steps:[/^\d{1,2}\. Error in your Eleventy config file '(?<file>[^']{1,400})'\./,{pattern:/^\d{1,2}\. (?!There was a problem importing|Cannot find (?:module|package) )(?<message>\S.*?)(?: \(via \w+\))?$/,
skip:1,over:/^\d{1,2}\. There was/}]}],ae=new RegExp(`^\\s{0,4}(?:\\[?(?:ERROR|error)\\]?:? )?(?<message>(?:${H}(?: \\[\\w+\\])?|error): .+)$`),le=/^\s*\[cause\]: (?<message>\S.*)$/,
ge=80,J={name:"node-cause",tool:"node",match(Se,Te){if(!Se.find(ae,Te))return;let Me,Ie,ve=!1,Oe=Te+1;for(;Oe<Se.length&&Oe<Te+ge;Oe++){const Ce=Se.line(Oe)?.text??
"",Le=Se.find(le,Oe)?.groups?.message;Le!==void 0&&([Ie,ve]=[Le,!1]);const Pe=z.exec(Ce.replace(/ \{$/,""))?.groups;if(Pe&&(Me===void 0||Ie!==void 0&&!ve)&&([Me,
ve]=[{...Pe},!0]),Le===void 0&&!K.test(Ce)&&!/^[{}]/.test(Ce))break}return Me&&Ie?{groups:[{...Me,message:Ie}],next:Oe}:void 0}},te=/^\s+File "(?<file>[^"]{1,400})", line (?<line>\d{1,7})/,
se=/\/site-packages\/|\/dist-packages\/|\/lib\/python\d|^</,X=/^(?<message>[A-Za-z_][\w.]{0,100}(?:: .+)?)$/,re={name:"python",tool:"python",match(Se,Te){if(!(Se.
line(Te)?.text??"").startsWith("Traceback (most recent call last)")&&!Se.find(te,Te))return;let Ie;for(let ve=Te;ve<Se.length&&ve<Te+200;ve++){const Oe=Se.line(
ve)?.text??"",Ce=Se.find(te,ve)?.groups;if(Ce&&!se.test(Ce.file??"")&&(Ie={...Ce}),ve===Te||Oe.startsWith(" "))continue;const Le=X.exec(Oe)?.groups?.message;return Ie&&
Le?{groups:[{...Ie,message:Le}],next:ve+1}:void 0}}},he=[{name:"vitest",tool:"vitest",steps:[/^\s*FAIL\s+\S{1,400} > (?<test>\S.{0,300})$/,/^(?<message>\S.*)$/,
{pattern:new RegExp(`^ \u276F (?!.*node_modules)(?:\\S.{0,200} )?(?<file>(?:[A-Za-z]:)?[^\\s:]{1,400})${j}$`),skip:40}]},{name:"jest-syntax",tool:"jest",steps:[
new RegExp(`^\\s{4}${Z}:(?<line>\\d{1,7})$`),{pattern:new RegExp(`^\\s{4}(?<message>${H}: .+)$`),skip:6}]},{name:"jest",tool:"jest",steps:[/^\s{2}● (?!Test suite failed to run)(?<test>\S.*)$/,
{pattern:/^\s{4}(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:z,skip:40,over:/^(?!\s{2}●)/}]},{name:"rust",tool:"cargo",steps:[/^(?<severity>error|warning)(?:\[(?<code>\w+)\])?: (?<message>.+)$/,
new RegExp(`^\\s*--> ${M}${j}$`)]},re,{name:"go-panic",tool:"go",steps:[/^panic: (?<message>.+)$/,{pattern:new RegExp(`^\\s(?!.*/go/(?:src|pkg/mod)/)${M}:(?<lin\
e>\\d{1,7})(?: \\+0x.*)?$`),skip:20}]},{name:"node-syntax",tool:"node",steps:[new RegExp(`^(?!.*node_modules)${Z}:(?<line>\\d{1,7})$`),{pattern:new RegExp(`^(?<\
message>${H}(?: \\[\\w+\\])?: .+)$`),skip:6}]},D("node","node-import",/^(?:\w*Error )?\[?(?<code>ERR_MODULE_NOT_FOUND|ERR_PACKAGE_PATH_NOT_EXPORTED)\]?: (?<message>(?:Cannot find (?:module|package)|Package subpath) '[^']{1,400}'(?: is not defined by "exports" in \S{1,400})?) imported from (?<file>\S{1,400})$/),
J,{name:"node-stack",tool:"node",steps:[ae,{pattern:z,skip:20,over:K}]},{name:"consola",tool:["nuxt","docusaurus"],steps:[/^\[(?:error|fatal)\] (?<message>\S.*)$/,
{pattern:z,skip:20,over:/^\s+at /}]},D(void 0,"plain",new RegExp(`^\\s{0,4}(?!- )(?:(?:vet|error|ERROR|Error):? (?:in )?)?${Z}${j}:?(?: -)?\\s+(?:(?:fatal )?(?<s\
everity>error|warning|note|info)\\b[: ]\\s*)?(?!\\+0x)(?<message>\\S.*)$`))],Ee=new RegExp(`^(?:File: |(?<severity>ERROR|WARNING) in )${M}(?:[: ]\\d+:[\\d:-]+)?$`),
xe=[{name:"rspack-syntax",tool:["rspack","rsbuild"],steps:[Ee,/^\s+× Module build failed \(from builtin:/,/^\s+╰─▶\s+×\s+(?:x )?(?:Syntax Error: )?(?<message>\S.*)$/,
/^[\s│]*[╭,][─-]{1,3}\[(?:[^\]]{0,400}:)?(?<line>\d{1,7}):(?<column>\d{1,7})\]$/],zeroColumn:!0},{name:"rspack",tool:["rspack","rsbuild"],steps:[Ee,{pattern:/^\s+(?:╰─▶\s+)?× (?!(?:\w*Error: )?Module build failed)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^\s+× Module build failed/}]},D(["docusaurus","react-scripts","gatsby"],"unresolved-in-folder",/^(?:\s*× |\w*Error: )?(?<message>(?:Module not found: (?:Error: )?)?Can't resolve '[^']{1,300}') in '(?<file>[^']{1,400})'$/),
D("react-scripts","react-scripts-css",new RegExp(`^Syntax error: ${Z} (?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`)),{name:"fork-ts-checker",
tool:"webpack",steps:[new RegExp(`^(?<severity>ERROR|WARNING) in ${M}${j}(?:-[\\d:]+)?$`),/^(?<code>TS\d+): (?<message>.+)$/]},{name:"webpack-loader-place",tool:"\
webpack",steps:[new RegExp(`^(?<severity>ERROR|WARNING) in (?:${S})(?: \\d+:[\\d-]+)?(?: \\(.*)?$`),{pattern:new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\\
) ${M} (?<message>[A-Z].*)$`),skip:5}]},D("gatsby","postcss-loader",new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${Z} (?<message>[A-Z].*)$`)),{name:"\
webpack-place",tool:"webpack",steps:[new RegExp(`^(?<severity>ERROR|WARNING) in ${M}(?: \\d+:[\\d-]+)?(?: \\(.*)?$`),{pattern:new RegExp(`^(?:\\w*Error: )?(?:${S}\
: )?(?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`),skip:2}],zeroColumn:!0},{name:"webpack",tool:"webpack",steps:[new RegExp(`^(?!.*sass-loader\
)(?<severity>ERROR|WARNING) in ${M}(?: (?<line>\\d{1,7}):(?<column>\\d{1,7})(?:-[\\d:]+)?)?(?: \\(.*)?$`),{pattern:/^(?!Module build failed|\.\/\S+ \d|\[tsl\]|\d{1,7}:[\d-]+$)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^Module build failed/}],zeroColumn:!0}],Be=[...T,...x,...C,...xe,...ce,...he]}),7214:((be,ne,h)=>{h.d(ne,{Ap:()=>E,RD:()=>ae,SN:()=>p,XQ:()=>R,c3:()=>ge,
ne:()=>T,ri:()=>C,wG:()=>le});var S=h(6760),M=h(5807),Z=h(5230),j=h(770),H=h(8724),K=h(1981);const z=[/Cannot find (?:module|package) '(?<what>[^']{1,300})' imported from (?<from>\S{1,400})/,
/Cannot find (?:module|package) '(?<what>[^']{1,300})'/,/Cannot find module or type declarations for side-effect import of '(?<what>[^']{1,300})'/,/Could not resolve ["'](?<what>[^"']{1,300})["'](?: (?:from|in) ["']?(?<from>[^"'\s]{1,400}))?/,
/^(?:\[UNLOADABLE_DEPENDENCY\] )?Could not load (?<path>[\w@./[\]-]{1,300})$/,/^\S{0,60}\s?Could not load (?<what>\/[^\s()]{1,300}) \(imported by (?<from>[^)\s]{1,300})\)(?!: (?!ENOENT))/,
/The module `(?<what>[^`]{1,200})` could not be loaded\. It may not be installed/,/problem loading plugin "(?<what>[^"]{1,200})"\. Perhaps you need to install/,
/[Ff]ailed to resolve "extends":\s?"(?<what>[^"]{1,300})"/,/Can't resolve '(?<what>[^']{1,300})'/,/\bNotFound\("(?<what>[^"]{1,300})"\)/,/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) (?:the |a )?(?:[\w.-]{1,20} )?(?:module|package|dependency|plugin|preset|parser|loader|adapter|integration|extension|theme|layer):? ["'`](?<named>[^"'`]{1,300})["'`]/,
/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) ["'`](?<named>[^"'`]{1,300})["'`](?=.{0,40}\binstall)/,
/\btried to access (?<named>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}), but it isn't declared in (?:your|its) dependencies\b/,/[Ff]ailed to resolve (?:import )?["'](?<what>[^"']{1,300})["'](?: from ["'](?<from>[^"']{1,400})["'])?/,
/^(?:\[[\w:-]{1,40}\] )?Failed to resolve (?<what>\/[^\s"']{1,300})(?: from (?<from>\S{1,400}\.html))?$/,/Can't find stylesheet to import: ["'](?<sheet>[\w./-]{1,300})["']/,
/No such file or directory \(os error 2\): @import "(?<sheet>[\w./-]{1,300})"/,/^template not found: (?<what>\S{1,300})$/,/^ENOENT: Failed to lookup "(?<what>[^"]{1,300})" in /,
/ModuleNotFoundError: No module named '(?<what>[^']{1,200})'/],D=/Package subpath '\.(?<subpath>\/[^']{1,200})' is not defined by "exports" in \S{0,400}?node_modules\/(?<owner>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100})\/package\.json/,
Y=/\bCould not load (?<path>[^\s()]{1,300}) \(imported by [^)\s]{1,300}\): (?:Cannot|Can't|Must not) import\b/,$=/^Found dead link (?<link>\S{1,300}?)(?:(?<=\/)index)?$/;
function C(J){const te=(0,j.fO)(J),{link:se}=$.exec(te)?.groups??{};if(se)return new RegExp(`(?<=["'\`]|\\]\\()${(0,M.Kf)(se)}(?:\\.(?:md|html))?(?=["'\`)?#\\s])`);
const{owner:X,subpath:re}=D.exec(te)?.groups??{};if(X&&re)return new RegExp(`(?<=["'\`])${(0,M.Kf)(`${X}${re}`)}(?=["'\`])`);for(const he of[Y,...z]){const{named:Ee,
sheet:Ne,what:xe=Ee??Ne,path:Be}=(0,Z.$)(he,te)?.groups??{},Se=xe?(0,M.Kf)(xe):Be&&`[@~#$][^\\s"'\`]{0,300}?/${(0,M.Kf)(S.posix.basename(Be))}`;if(Se)return new RegExp(
`(?<=["'\`]|(?:url|\\])\\()${Se}(?=["'\`)?#])`)}}function T(J){for(const{file:se,severity:X,message:re,code:he}of J.facts.diagnostics??[]){if((0,H.g)({code:he??
null}))return;if(X!=="error")continue;const Ee=(0,j.fO)(re),Ne=k(L(Ee,se),re),xe=Ne?.kind==="file"?void 0:U(Ee,se,J.facts.list);if(xe??Ne)return xe??Ne}if(J.facts.
diagnostics?.some(se=>se.severity==="error"))return;const te=J.lines.findLastIndex(se=>A.test(se));for(const[se,X]of J.lines.entries()){const re=L(X,void 0);if(re)
return se<te-F?void 0:re}}function k(J,te){return J?.kind!=="package"||(0,j.x_)(te)===void 0?J:{...J,kind:"file",specifier:E(te)??J.specifier}}function E(J){const te=(0,j.
fO)(J);return z.map(se=>(0,Z.$)(se,te)?.groups?.what).find(Boolean)}const A=/^(?:Uncaught )?(?:Reference|Type|Range)Error: (?!.*\b(?:module|package|import|resolve)\b)/,
F=3,P=/^@[\w-]{1,100}\/[\w-]{1,100}$/;function L(J,te){for(const se of z){const X=(0,Z.$)(se,J)?.groups;if(X?.path)return{kind:"file",specifier:X.path,importer:"\
."};if(X?.sheet)return{kind:"file",specifier:X.sheet,importer:te};const re=X?.what??X?.named;if(!X||!re)continue;const he=te??X.from,Ee=/\.(?:html?|css|s[ac]ss|less|json)$/.
test(he??"")&&!P.test(re);if(X.named===void 0&&Ee||/\.(?:html|njk|liquid)$/.test(re)||/^(?:\.{1,2}(?:\/|$)|\/)/.test(re))return{kind:"file",specifier:re,importer:he};
const xe=/^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.exec(re)?.[0];return xe===void 0||re[xe.length]===":"?void 0:{kind:"package",specifier:xe,importer:he}}}const x=[
"",..."ts tsx js jsx mjs cjs vue svelte astro css scss json".split(" ").map(J=>`.${J}`)],I=/\.(?:css|s[ac]ss|less)$/,O=["",".css",".scss",".sass",".less"];function R(J){
const te=J.facts.list??ge(p(J.facts)),se=T(J),X=se?.kind==="file"&&!p(J.facts).some(j.lQ)?se:void 0;for(const re of X?le(X):[]){const he=I.test(X?.importer??"")?
O:x,Ee=(0,K.M)(re,te,he);if(Ee!==void 0&&X)return{specifier:X.specifier,actual:Ee}}}function p({diagnostics:J=[]}){return(0,j.Or)(J.find(({severity:te})=>te==="\
error")?.message??"")}const b=/^(?:[@~#]|\$\w{1,20})\/(?<rest>[^'"\s]{1,300})$/,y=/^[@~#$]?(?<rest>[\w-]{1,60}\/[^'"\s]{1,300})$/,W=["","src","src/lib","app"];function U(J,te,se){
const X=E(J);return X&&(b.test(X)||ce(X,te,se).length>0)?{kind:"file",specifier:X,importer:te}:void 0}function ce(J,te,se){const[X=""]=y.exec(J)?.groups?.rest?.
split("/",1)??[];return X===""||!se||/^(?:node_modules|src|lib)$/.test(X)?[]:ae(te).filter(re=>se(re).includes(X)&&se(S.posix.join(re,X)).length>0)}function ae(J){
const te=J.split("/").slice(0,20),se=te.map((X,re)=>te.slice(0,re).join("/"));return[...new Set(se.flatMap(X=>W.map(re=>S.posix.join(X,re))))].map(X=>X==="."?"":
X)}function le({specifier:J,importer:te}){const se=(b.exec(J)??y.exec(J))?.groups?.rest;if(se&&!/^\.{1,2}\//.test(J))return ae(te??"").map(re=>S.posix.join(re,se));
if(J.startsWith("/")){const re=J.split("/").slice(1,40);return re.map((he,Ee)=>re.slice(Ee).join("/"))}const X=te&&S.posix.join(S.posix.dirname(te),J);return!X||
X.startsWith("..")||X.startsWith("/")?[]:[X]}function ge(J){const te=new Map;for(const se of J){const X=se.split("/");for(const[re,he]of X.entries()){const Ee=X.
slice(0,re).join("/"),Ne=te.get(Ee)??new Set;te.set(Ee,Ne.add(he))}}return se=>[...te.get(se)??[]]}}),8503:((be,ne,h)=>{h.d(ne,{f:()=>j});var S=h(6760),M=h(9882),
Z=h(7214);function j(P){const{list:L}=P.facts,x=(0,Z.SN)(P.facts);if(x.length>0)return x;const I=(0,Z.ne)(P);if(!L||I?.kind!=="file")return[];const O=(0,Z.wG)({
...I,specifier:I.specifier.replace(/[?#].*$/,"")}),{importer:R}=I;for(const y of O){const W=z(y,L,R);if(W.length>0)return W}return(/\.html?$/.test(R??"")?O.map(
y=>K(y,L)):[]).find(y=>y.length>0)??(O.length>0?F(S.posix.basename(O[0]??""),L,R):[])}const H=/^(?:main|index|entry)\./i;function K(P,L){const x=S.posix.dirname(
P),I=S.posix.basename(P);return!H.test(I)||x==="."?[]:L(x).filter(R=>H.test(R)&&C(R,I)).map(R=>S.posix.join(x,R)).slice(0,3)}function z(P,L,x=""){const I=P.split(
"/").filter(U=>U!==".");let O="";for(const U of I.slice(0,-1)){const ce=L(O),ae=ce.filter(ge=>ge!=="node_modules"&&!ge.startsWith(".")),le=ce.includes(U)?U:(0,M.
pA)(U,ae)[0];if(le===void 0)return[];O=S.posix.join(O,le)}const R=I.at(-1)??"",p=L(O).filter(U=>C(U,R,x)),b=p.filter(U=>k(U)===k(R)),y=b.length>0?b:(0,M.pA)(T(R),
p.map(T));return p.filter(U=>b.includes(U)||y.includes(T(U))).map(U=>S.posix.join(O,U)).slice(0,3)}const D=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|json)$/i,Y=/\.(?:p?css|s[ac]ss|less|styl)$/i,
$=/\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/i;function C(P,L,x=""){if(Y.test(x)&&T(L)===L)return Y.test(P);if(T(P)===P)return!0;const I=[D,Y,$].find(O=>O.test(L));
return I?I.test(P):T(L)===L?D.test(P)||Y.test(P):(0,S.extname)(P)===(0,S.extname)(L)}function T(P){return P.replace(/(?<=.)\.[a-z]\w{1,9}$/i,"")}function k(P){return T(
Y.test(P)?P.replace(/^_(?=.)/,""):P)}const E=200,A=/^(?:\.|node_modules$|dist$|build$|out$|vendor$|coverage$)/;function F(P,L,x=""){const I=[],O=[""];for(let R=0;R<
O.length&&R<E;R++){const p=O[R]??"";for(const b of L(p)){const y=S.posix.join(p,b);k(b).toLowerCase()===k(P).toLowerCase()&&C(b,P,x)&&I.push(y),!A.test(b)&&T(b)===
b&&O.push(y)}}return Y.test(x)&&I.length>1?[]:I.slice(0,3)}}),107:((be,ne,h)=>{h.d(ne,{Se:()=>K,ry:()=>O});var S=h(5807);const M={lines:5e3,characters:256*1024,
lineLength:1e3,entryLength:64*1024},Z=[/^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:?(?: |$)/,/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M)?\]?:? (?=\S)/,
/^(?<folder>\.|[\w@.-]{1,100}(?:\/[\w@.-]{1,100}){1,6}) (?!error|warning|note|info|failed)[a-z][\w:-]{0,60}(?:: |:$|\$ )/,/^(?<task>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[a-z][\w:-]{0,60}):(?: |$)/,
/^\[@?[\w./-]{1,80}\]: /,/^➤ YN\d{4}: (?:[│┌└] ?)?/,/^@?[^\s@]{1,100}@(?:workspace:(?<folder>[\w@./-]{1,200})|\w{1,20}:\S{1,200}) STD(?:ERR|OUT)(?: |$)/,
/^\[\d{1,2}\] /,/^#\d{1,4} \d{1,5}\.\d{1,3} /,/^[a-z][\w.-]{0,60}-\d{1,3} {1,20}\| /,/^npm (?:ERR!|error)(?: |$)/,/^\[(?:11ty|webpack-cli)\](?: |$)/,/^Original error stack trace: (?=\S)/,
/^│ (?=\w*Error: )/,/^[│└■▲●◆◇](?: {2}|$)/u,/^\[(?:log|info|warn|error)\] \[nitro\](?: |$)/],j=4,H=[/^> @?[^\s@]{0,100}@\S{0,100} \S{1,100} (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,
/^(?<task>@?[\w./-]{1,120}#[\w:-]{1,60}):\s{1,4}ERROR\s{1,4}command \((?<folder>[^()]{1,400})\)/,/^ERROR: command finished with error: command \((?<folder>[^()]{1,400})\)/,
/^location (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/];function K(p){const b=[];let y=M.characters;for(let ae=p.length-1;ae>=0&&b.length<M.lines&&y>0;ae--){const le=p[ae]??
"",J=(le.length>M.entryLength?le.slice(-M.entryLength):le).split(`
`);for(let te=J.length-1;te>=0&&b.length<M.lines&&y>0;te--){const se=J[te]??"",X=z((0,S.Ow)(x((0,S.Nl)(se)),M.lineLength).trimEnd());y-=Math.max(X.length,se.length/
16),b.push(X)}}const W=D(b),U=A(k(b.reverse().map(ae=>F(ae,W)))),ce=Y(U);return U.map(({text:ae,folder:le,task:ge})=>({text:ae,folder:le??ce.get(ge??"")}))}function z(p){
return p.includes(":undefined")?p.replace(/(?<=\.\w{1,10})(?::undefined){1,2}(?!\S)/g,""):p}function D(p){const b=p.map(y=>y.includes("nx run ")?/\bnx run ([@\w./-]{1,100}):/.
exec(y)?.[1]:/^([\w@.-]{1,100} [a-z][\w:-]{0,60})\$ /.exec(y)?.[1]);return new Set(b.filter(y=>y!==void 0))}function Y(p){const b=new Map;for(const{text:y,task:W}of p)
for(const U of H){const ce=U.exec(y)?.groups;ce?.folder&&b.set(W??ce.task?.replace("#",":")??"",ce.folder)}return b}const $=/^(?:.{0,200}\s)?Unexpected (?:token|non-whitespace)\b.{0,60}, (?:\.\.\.)?".{0,100}$/,
C=/"(?:\.\.\.)? is not valid JSON\b/,T=12;function k(p){const b=[];for(let y=0;y<p.length;y++){const W=p[y],ce=W.text.includes("Unexpected ")&&$.test(W.text)&&!C.
test(W.text)?p.slice(y+1,y+1+T).findIndex(({text:le})=>C.test(le)):-1;if(ce===-1){b.push(W);continue}const ae=p.slice(y,y+ce+2).map(({text:le})=>le.trim());b.push(
{...W,text:ae.join(" ").slice(0,M.lineLength)}),y+=ce+1}return b}const E=71;function A(p){if(!p.some(({text:W})=>W.startsWith("\u250C  Building storybook")))return p;
const b=[];let y=0;for(const W of p){const U=b.at(-1),[ce=""]=W.text.split(" ",1),ae=W.boxed&&y>0&&y<=E&&y+1+ce.length>E;U&&ae&&/^[\w("'`./@-]/.test(ce)?b[b.length-
1]={...U,text:`${U.text} ${W.text}`.slice(0,M.lineLength)}:b.push(W),y=W.text.length}return b}function F(p,b){let y=p,W,U,ce=!1;for(let ae=0;ae<j;ae++){const le=L(
y)??P(y,b);if(!le)break;W??=le.groups?.folder,U??=le.groups?.task,ce||=le[0]==="\u2502  ",y=y.slice(le[0].length)}return{text:y,folder:W,task:U,boxed:ce}}function P(p,b){
if(b.size===0)return;const y=/^(?<name>[@\w./-]{1,100}|(?<folder>[\w@.-]{1,100}) [a-z][\w:-]{0,60})(?::(?: |$)|\$ )/.exec(p);return y&&b.has(y.groups?.name??"")?
y:void 0}function L(p){for(const b of Z){const y=b.exec(p);if(y)return y}}function x(p){return p.includes("\r")?p.split("\r").findLast(b=>b.trim()!=="")??"":p}const I=/^> @?[^\s@]{1,150}@\S{1,60} (?:pre|post)?(?:install|prepare)$|^\$ (?!(?:npm|pnpm|yarn|bun|corepack) )/;
function O(p,b){const y=p[b]?.folder;return y!==void 0?!y.includes("node_modules"):p.slice(0,b).some(({text:W})=>I.test(W))}function R(p){const b=p.findIndex(W=>/\bnpm (?:ERR!|error) Usage:\s*$/.
test(W)),y=p.findIndex((W,U)=>U>b&&/\bnpm (?:ERR!|error) Run "npm help [\w-]{1,40}"/.test(W));return b===-1||y===-1?p:p.toSpliced(b,y-b)}}),5230:((be,ne,h)=>{h.
d(ne,{$:()=>Z});const S=new WeakMap,M=3;function Z($,C){const T=j($);if(T.length===0)return $.exec(C);for(const k of T)if(C.includes(k))return $.exec(C);return null}
function j($){let C=S.get($);if(C===void 0){const T=$.ignoreCase?[]:H($.source);C=T.every(k=>k.length>=M)?T:[],S.set($,C)}return C}function H($){const C=[""];let T="",
k=0;for(let E=0;E<=$.length;E++){const A=$[E]??"",F=A==="\\"?$[++E]??"":"";if(K.test(F))return[];if(A==="["&&(E=Y($,E)),A==="("&&(k+=1),A===")"&&(k-=1),k>0&&A!==
"(")continue;const P=A==="\\"?F:A;if(P!==""&&!(A==="\\"?D:z).includes(P)){T+=P;continue}(A==="*"||A==="?"||A==="{")&&(T=T.slice(0,-1)),T.length>(C.at(-1)??"").length&&
(C[C.length-1]=T),T="",A==="{"&&(E=$.indexOf("}",E)),A==="|"&&C.push("")}return C}const K=/^[uxck\d]$/,z="()[{*+?^$.|",D="bBdDsSwWnrtfvpP";function Y($,C){let T=C+
1;for(;$[T]!=="]";)T+=$[T]==="\\"?2:1;return T}}),770:((be,ne,h)=>{h.d(ne,{Or:()=>j,RU:()=>M,fO:()=>Z,lQ:()=>H,x_:()=>K});const S=/; there (?:is|are) (?<names>[^;]{1,300})$/;
function M(z,D){return D.length===0||S.test(z)?z:`${z.replace(/[.:]?\s{0,4}$/,"")}; there ${D.length===1?"is":"are"} ${D.join(", ")}`}function Z(z){return z.replace(
S,"")}function j(z){return S.exec(z)?.groups?.names?.split(", ")??[]}function H(z){return z.endsWith("/")}function K(z){return j(z).find(H)}}),6612:((be,ne,h)=>{
h.d(ne,{$p:()=>j,cU:()=>K,qD:()=>E});var S=h(5807);const M=[[/^file:\/\/(?:localhost)?(?=\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\/(?:\([\w-]+\)\/)?(?=\.{0,2}\/)/,
""],[/^webpack(?:-internal)?:\/\/[^/]*\//,""],[/^.*!/,""],[/\\/g,"/"],[/^\/?[A-Za-z]:(?=\/)/,""],[/[?].*$/,""]],Z=/^(?:node|https?|data|virtual|native|internal|bun|deno):|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|bin\/|etc\/|nix\/|proc\/|sys\/|snap\/|rustc\/|opt\/hostedtoolcache\/)|(?:^|\/)(?:node_modules|site-packages|dist-packages|\.git|\.nvm|\.pyenv|\.cargo|\.rustup|\.yarn|\.pnpm|\.pnpm-store|\.volta|\.bun)(?:\/|$)|\/go\/pkg\/mod\//,
j="?body",H=/\?vue&type=[\w&=.-]{1,200}/,K=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g,z=40,D=2e4,Y=500,$=100;function C(L,x){const I={...x,exists:T(
x)},O=new Map,R=new Map;for(const y of L){O.has(y.file)||O.set(y.file,E(y.file,I));const W=O.get(y.file);if(W===void 0)continue;const[U,ce]=H.test(y.file)||y.file.
endsWith(j)?[null,null]:[y.line,y.column],ae=k(cleanLine(y.message,Y),I),le=y.code&&cleanLine(y.code,$),ge=JSON.stringify([W,U,ce,ae]);R.has(ge)||R.set(ge,{...y,
file:W,line:U,column:ce,code:le,message:ae})}const p=[...R.values()],b=new Set(p.filter(({line:y})=>y!==null).map(({file:y,message:W})=>`${y}
${W}`));return p.filter(({line:y,file:W,message:U})=>y!==null||!b.has(`${W}
${U}`))}function T(L){const x=new Map;return I=>{const O=x.get(I);if(O!==void 0)return O;const R=x.size<D&&L.exists(I);return x.size<D&&x.set(I,R),R}}function k(L,x){
return L.replace(H,"").replace(K,I=>E(I,x)??I)}function E(L,x){const I=A(L);if(!(I===""||I.includes("\0")||Z.test(I))){for(const O of F(I,x))if(O!==void 0&&!Z.test(
O)&&x.exists(O))return O}}function A(L){let x=L.startsWith("file://")?(0,S.oF)(L):L;for(const[I,O]of M)x=x.replace(I,O);return x}function*F(L,x){const I=x.rootDirectory??
"";if(!L.startsWith("/")){for(const R of[...x.folders??[],I,""])yield P(`${R}/${L}`);return}const O=P(L)?.split("/")??[];if(!(O.length>z))for(let R=0;R<O.length;R++){
const p=O.slice(R).join("/");yield p,I!==""&&(yield P(`${I}/${p}`))}}function P(L){const x=[];for(const I of L.split("/"))if(!(I===""||I===".")){if(I!=="..")x.push(
I);else if(x.pop()===void 0)return}return x.length===0?void 0:x.join("/")}}),8724:((be,ne,h)=>{h.d(ne,{g:()=>K,l:()=>k});var S=h(6760);const M=["error","warning",
"notice"],Z=/^\..|.\.config\.[a-z]{1,10}$|^package(?:-lock)?\.json$/;function j(E){const A=S.posix.basename(E);return Z.test(A)||A.includes("tsconfig")&&A.endsWith(
".json")}const H=/^TS5\d{3}$/;function K({code:E}){return H.test(E??"")}const z=/^ts\(?(?:2304|2305|2307|2503|2552|2580|2614|2686|2688|2694|2724|2792|2882)\)?$/i,
D=/^ts\(?(?:6133|6138|6192|6196|6198|6385|6387|7005|7006|7016|7019|7022|7023|7024|7027|7028|7030|7031|7034|7044|7045|7053|18046|80\d{3})\)?$/i,Y=/^(?:\w*Error: )?(?:[×x] )?(?:(?:Module )?[Bb]uild failed\b|Unexpected (?:token|eof|end of file)\b|Expression expected|Declaration or statement expected|Unterminated regexp literal|Expected (?:ident|unicode escape)\b|'(?:[),;:}]|=>|<\/)' expected)/i;
function $({code:E,message:A}){const F=E??"";return(z.test(F)?-1:0)+(D.test(F)?3:0)+(Y.test(A)?.5:0)}function C({code:E}){const[A="",...F]=(E??"").split("/").reverse();
return/^[a-z][a-z-]+$/.test(A)&&F.every(P=>/^@?[a-z][\w-]*$/.test(P))}const T=/^Parsing error|\bUnable to resolve\b|\bis not defined\b|\bnot found in\b/;function k(E,A=10){
const F=new Set,P=new Set,L=E.map(R=>{const p=JSON.stringify([R.severity,R.file,R.line]),b=JSON.stringify([R.severity,R.message]),y=C(R)&&T.test(R.message),W=F.
has(p)||P.has(b);F.add(p),P.add(b);const U=(R.line===null?4:0)+(W&&!y?2:0)+(K(R)?-2:j(R.file)?1:0)+$(R)-(y?1:0);return{diagnostic:R,weight:U}}),x=M.map(R=>L.filter(
({diagnostic:p})=>p.severity===R).toSorted((p,b)=>p.weight-b.weight).map(({diagnostic:p})=>p)),I=Math.max(0,A),O=R=>Math.max(0,(R?.length??0)-I);return{shown:x.
flatMap(R=>R.slice(0,I)),rest:{error:O(x[0]),warning:O(x[1]),notice:O(x[2])}}}}),1981:((be,ne,h)=>{h.d(ne,{M:()=>j,p:()=>M});var S=h(6760);function M(H,{facts:K,
lines:z}){if(!H.startsWith("/"))return H;const D=H.split("/"),Y=(K.diagnostics??[]).map(({file:T})=>T.split("/",1)[0]??"").filter(T=>T!==""),$=[...new Set(["nod\
e_modules",...K.list?.("")??[],...Y])],C=D.findIndex(T=>$.includes(T));if(C>0)return D.slice(C).join("/");for(let T=D.length-1;T>1;T--){const k=`${D.slice(0,T).
join("/")}/`;if(z.some(E=>$.some(A=>Z(E,k+A))))return D.slice(T).join("/")}return H}function Z(H,K){const z=H.indexOf(K);return z>=0&&!/[\w.-]/.test(H[z+K.length]??
"")}function j(H,K,z=[""]){const D=H.split("/",40).filter($=>$!==""&&$!==".");let Y="";for(const[$,C]of D.entries()){const T=K(Y),k=($===D.length-1?z:[""]).map(
A=>`${C}${A}`),E=k.find(A=>T.includes(A))??k.map(A=>T.find(F=>F.toLowerCase()===A.toLowerCase())).find(Boolean);if(E===void 0)return;Y=S.posix.join(Y,E)}return z.
some($=>Y===`${D.join("/")}${$}`)?void 0:Y}}),3716:((be,ne,h)=>{h.d(ne,{LP:()=>M});var S=h(5807);function M(D){return/^\s*at\s.*[:)\d]$/.test(D)}const Z=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,
j=2,H=2e3;class K{#e;#t;#n=[];#s=0;constructor(Y){this.#e=Y}push(Y){const $=stripEscapes(Y.slice(0,H)).trimEnd().replace(/ \{$/,"");return M($)?this.#t===void 0&&
!Z.test($)?(this.#t=Y,[...this.#o(),Y]):(this.#s+=1,this.#n.length<j&&this.#n.push(Y),[]):[...this.end(),Y]}end(){return this.#t=void 0,this.#o()}#o(){const[Y,$]=[
this.#s,this.#n];return[this.#s,this.#n]=[0,[]],Y<j?$:[this.#e(Y)]}}function z(D,Y){const $=new K(Y);return[...D.flatMap(C=>$.push(C)),...$.end()]}}),7491:((be,ne,h)=>{
h.d(ne,{E:()=>K});const S=/^\s{0,8}⚠|^(?:[▲!]\s{1,3})?(?:\[(?:warn(?:ing)?|hint|info)\]|(?:deprecation )?warning\b(?! as error))|^\s{0,4}(?![-*])[^\s:"']{1,400}(?::\d{1,7}){1,2}:?\s(?:-\s)?(?:warning|hint|info|note|message|suggestion)\b|^\s{0,4}[^\s:"']{1,400}\(\d{1,7},\d{1,7}\): (?:warning|info|message)\b|^\s*\d{1,7}:\d{1,7}\s{1,40}(?:warning|hint|info)\b/i,
M=/^\s*(?:[✘✖✗×⨯]|x\s|\[?(?:error|fatal)\b|\w{0,60}(?:Error|Exception)\b.{0,40}:\s|\d{1,7}:\d{1,7}\s{1,40}error\b)/i,Z=/^(?:\s|$|\d{1,7}(?:\s|$))/,j=/^(?:WARNING in \S|\(!\) Some chunks\b)/,
H=12;function K(z,D,Y){const $=new Set;let C=!1,T=!1;for(let k=Math.max(0,D-H);k<Y;k++){const E=z[k]?.text??"";T=j.test(E)||T&&E.trim()!==""&&!/^ERROR in /.test(
E),C=T||S.test(E)||C&&Z.test(E)&&!M.test(E),C&&$.add(k)}return $}}),5388:((be,ne,h)=>{h.r(ne),h.d(ne,{asSyncFailure:()=>T,brokenSite:()=>D,isErrorOfSite:()=>z,syncFailure:()=>H});
var S=h(3739),M=h(2881),Z=h(5879),j=h(8423);function H(k,E){return(0,M.SU)("sync",k,E)}const K=new Set(["index_unanswered","index_empty","dead_asset"]);function z({
code:k}){return K.has(k)}function D(k){const E=k.filter(z),A=E.length-1,F=A>0?` (and ${A} more ${A===1?"error":"errors"})`:"",P=`The start page is broken: ${E[0]?.
message}${F}`,L=k.flatMap(({file:x,line:I,code:O,message:R})=>x===null?[]:[{file:x,line:I,column:null,severity:Y(O),code:O,message:R}]);return new M.$w({...H("s\
ite_broken",P).facts,diagnostics:L})}function Y(k){return k==="build_fault"||K.has(k)?"error":"warning"}const $="The output could not be stored: the storage of \
the platform cannot be used now";function C(){return H("disk_full","The disk of the platform is full: the output could not be stored")}function T(k,E){if(k instanceof
M.$w)return k;if(E.aborted)return E.reason;if(k instanceof Z.Sb)return C();if(k instanceof j.u)return k.isFull?C():H("storage_unavailable",$);const A=(0,S.xU)(k)??
(0,S.bD)(k);return H("sync_failed",`The output could not be stored (${A})`)}}),8667:((be,ne,h)=>{h.d(ne,{wA:()=>Ds,RJ:()=>Do});var S=h(6760),M=h(7994),Z=h(3052),
j=h(1809),H=h(2416);const K=[/(?:^|[\s:])([\w$]{1,100}) is not defined\b/,/\(reading '([\w$]{1,100})'\)/,/\.([\w$]{1,100})\)? is not a function\b/];function z(t){
return K.map(n=>n.exec(t)?.[1]).find(n=>n!==void 0)}function D(t){return/(?<!\.)\bjson5?\b/i.test(t)}function Y(t){return/^\s{2,12}input: '([^'\\]{4,200})',?$/.
exec(t)?.slice(1)??[]}var $=h(3716),C=h(7491);const T=12,k=30,E={mentions:40,hints:10,shown:10,names:16,nameLength:200,tokens:60},A=/^[>$]\s[a-z@.]|^Detected \S/;
function F(t,{at:n,message:s,details:r}){const i=(0,C.E)(t,n-T,n),c=[...t.keys()].slice(Math.max(0,n-T),n+k).filter(w=>!(i.has(w)||(0,j.Xk)(t[w]?.text??""))).sort(
(w,_)=>L(w,n)-L(_,n)),l=c.map(w=>({each:w,text:(0,H.wh)(t[w]?.text??"")})).filter(({text:w})=>!A.test(w)),f=l.some(({text:w})=>P.test(w)),g=l.flatMap(({each:w,text:_})=>I(
_,t[w]?.folder)).slice(0,E.mentions);return{mentions:f?g.map(w=>w.inStack?w:{...w,line:null,column:null}):g,hints:f?[]:l.flatMap(({text:w})=>(0,$.LP)(w)?[]:y(w)).
slice(0,E.hints),shown:c.flatMap(w=>ae(t,w)).slice(0,E.shown),rows:l.flatMap(({text:w})=>ce(w)),said:f?void 0:y(s)[0],message:s,words:[...new Set(s.match(/\w{2,40}/g))].
slice(0,E.tokens),names:[...he(X(s)),...l.flatMap(({text:w})=>Y(w))],details:[...new Set(r.filter(w=>!(se.test(w)||(0,j.Ol)(w))).flatMap(w=>he(X(w))))].slice(0,
E.names),atEnd:/\b(?:unexpected|got|reached|premature) (?:the )?end of (?:the )?(?:file|input|string)|\bunexpected EOF\b/i.test(s),identifier:z(s),isAbsence:/\b(?:required|missing|lacks|must (?:have|contain|export))\b/i.
test(s),routes:[...new Set([...Ce(s),...l.flatMap(({each:w,text:_})=>Ce(_,t[w+1]?.text))])].slice(0,E.hints),isJson:l.some(({text:w})=>D(w)),lacksScript:/\b(?:missing|no|unknown) script\b|\bscript not found\b|^Command "[^"]{1,100}" not found/i.
test(s)}}const P=/\bvite:vue\]\s\S{1,400}\.(?:md|html\.vue)\s/;function L(t,n){return t<n?(n-t)*2.5:t-n}const x=/^(?<path>[^\s]{1,400}?)(?::(?<line>\d{1,7})(?::(?<column>\d{1,7}))?|\((?<row>\d{1,7})[,:](?<character>\d{1,7})\))?$/;
function I(t,n){const s=(0,$.LP)(t),r=t.split(/[\s"'`<>{}|;*=]+/).slice(0,E.tokens);return r.flatMap((i,c)=>{const l=x.exec(Me(i))?.groups;if(!l?.path||!/[./]/.
test(l.path))return[];const[,f,g]=O.exec(r[c+1]??"")??[],w=f??R.exec(r.slice(c+1,c+3).join(" "))?.[1],_=p(l.line??l.row??w);return[{path:n===void 0||/^[/.]|^\w+:/.
test(l.path)?l.path:`${n}/${l.path}`,line:_,column:p(l.column??l.character??g),inStack:s}]})}const O=/^\((\d{1,7}):(\d{1,7})\)[:,.]?$/,R=/^line (\d{1,7})[:,.]?$/;
function p(t){return t&&Number(t)||null}const b=[/\bline(?:Number)?:?\s(?<line>\d{1,7})\b(?:[,:]?\s(?:column|col|character|char):?\s(?<column>\d{1,7}))?/i,/[([](?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?[)\]]/,
/\s(?:at|-)\s(?<line>\d{1,7}):(?<column>\d{1,7})\b/,/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})(?!:\d\d\b)[:\s]/];function y(t){for(const n of b){const s=n.exec(t)?.
groups,r=p(s?.line);if(r!==null)return[{line:r,column:p(s?.column)}]}return[]}const W=/^[\s│|]{0,40}(?<mark>>{0,2})\s{0,10}(?<line>\d{1,7})\s{0,4}(?:[|│┃]|:(?=\s))(?<text>.*)$/,
U=/^[\s│|·:╵┆╎-]*(?:\^|~~|─|━)/;function ce(t){const n=W.exec(t)?.groups;return n?[{line:Number(n.line),text:n.text?.trim()??""}]:[]}function ae(t,n){
const s=W.exec((0,H.wh)(t[n]?.text??""))?.groups,r=s?.text?.trim()??"",i=s?.mark!==""||U.test((0,H.wh)(t[n+1]?.text??""));return r!==""&&i?[{line:Number(s?.line),
text:r}]:[]}const le=/"([^"]{2,200})"|(?<!\w)'([^']{2,200})'(?!\w)|`([^`]{2,200})`|“([^“”]{2,200})”/g,ge=[/(?:^|\s)(?:Error:\s)?([^\s:"'`]{2,200}):?\s(?:is not|isn't|not found|is undefined|was not|could not be|does not|doesn't|cannot be|failed to|must be|is missing|is required|doesn’t)\b/,
/\b(?:partial|tag|helper|filter|mixin|layout|field|plugin|package|module|specifier|host|tarball):?\s"?([^\s"'`,;()]{2,200})/i,/\b[Uu]n(?:known|supported|recognized) (?:browser|engine|environment|flag|format|key|language|locale|option|preset|property|rule|target|theme|type|unit) ([^\s"'`,;:()]{2,100})$/,
/(?:^|[\s*])([\w.-]{2,60}):\s(?:Invalid|Required|Expected)\b/,/\b\d{1,3}(?:\.\d{1,3}){3}:(\d{2,5})\b/,/^\s*(?:[-*•]|->)\s(?:linking to\s)?(\S{2,200})$/,/\bproperties\s?\(([^\s()]{2,100})\)/],
J=/^(?:@[\w.-]+\/[\w.-]+|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|[a-z]+(?:[A-Z][a-z0-9]*)+|[\w.-]+@[\^~>=<\w.*:-]+|\.{1,2}\/\S+|(?:[\w@.-]+\/)+[\w.-]+\.\w{2,5}|[\w.-]+\.(?:invalid|com|org|net|io|dev))$/,
te=/\bwhile parsing\b|\blinked from\b|\bsource page path\b|\b[Dd]id you mean\b|\b[Ss]ee (?:more|https?:)|\bTried\b|\bwhich (?:is|are) (?:configured|defined|set) in\b/,
se=/^\s*(?:Note|Hint|Tip):\s|\b(?:[Dd]id you mean|npm run|see a list|https?:\/\/)/;function X(t){return t.slice(0,te.exec(t)?.index??t.length).replace(re,"")}const re=/^\W{0,8}[([]plugin [^)\]]{1,100}[)\]]/;
function he(t){const n=[...t.matchAll(le)].map(f=>f.slice(1).find(g=>g!==void 0)??""),s=ge.flatMap(f=>f.exec(t)?.[1]??[]),r=Ee.exec(t)?.[1],i=t.replace(le," ").
split(/[\s,;()[\]<>{}"'`|]+/,E.tokens),c=Be.test(t),l=i.map(Me).filter(f=>J.test(f)||Se(f,c));return[...new Set([...n,r??"",...s,...l].map(f=>xe(f.trim()).slice(
0,E.nameLength)))].filter(f=>/\w\w/.test(f)&&(f===r||!Ne.test(f))&&!f.includes("\\")&&f.split(/\s/).length<=3).slice(0,E.names)}const Ee=/\b(?:not found|look(?:ed|ing) for|unknown(?:\s\w{1,20}){0,2}|(?:does|do) not exist|undefined(?:\s\w{1,20})?|not defined):\s"?([^\s"'`,;]{2,200})/i,
Ne=/^(?:[A-Z]\w{0,60}(?:Error|Exception)|a|an|the|that|this|which|it|its|is|are|was|in|of|on|or|and|for|from|with|to|not|does|cannot|could|config(?:uration)?|files?|pages?|modules?|packages?|plugins?|options?|paths?|folder|directory)$/i;
function xe(t){return/^["'`]/.test(t)&&t.length>2&&t.endsWith(t[0]??"")?t.slice(1,-1):t}const Be=/\b404\b|\blink(?:s|ed)?\b/i;function Se(t,n){return/^https?:\/\/\S/.
test(t)||/^\/[\w@.-]+\/\S/.test(t)||n&&/^\/[\w-]/.test(t)}const Te=[["(",")"],["[","]"]];function Me(t){let[n,s]=[0,t.length];const r=i=>{for(;s>n&&i.includes(t[s-
1]??" ");)s--};r(".:,");for(const[i,c]of Te){const l=t[s-1]===c;t[n]===i&&(l||!t.includes(c))&&(n++,l&&s--),t.slice(n,s).includes(i)||r(`${c}.:,`)}return t.slice(
n,s)}const Ie=/\b(?:at|of|for|prerendering|rendering|GET|render)(?: (?:the )?(?:page|path|route))? ["'`]?(\/[\w[\].:@%()/-]{0,200})(?=$|[\s"'`,])|^!!! (\/\S{0,200}): /,
ve=/^[\s│]{0,8}[├└]─{1,2} (\/\S{0,200}) \(\d{1,9}ms\)$/,Oe=/^[\s│]{0,8}[├└]─{1,2} \[5\d\d\]/;function Ce(t,n=""){const[,s,r]=Ie.exec(t)??[],i=Oe.
test(n)?ve.exec(t)?.[1]:void 0;return[s,r,i].flatMap(c=>c?.replace(/[.:,]$/,"")??[])}var Le=h(9047),Pe=h(7214),Qe=h(107),G=h(5807),q=h(730),ie=h(5230);class ue{#e;#t=new Map;constructor(n){
this.#e=n}get all(){return this.#e}get length(){return this.#e.length}line(n){return this.#e[n]}find(n,s){let r=this.#t.get(n);r||(r=[],this.#t.set(n,r));const i=r[s];
if(i!==void 0)return i;const c=(0,ie.$)(n,this.#e[s]?.text??"");return r[s]=c,c}}function pe(t,n,s){if("match"in t)return t.match(n,s);const r={};let i=s;for(const[
l,f]of t.steps.entries()){const g=Ae($e(f),n,i,l>0);if(!g)return;for(const[w,_]of Object.entries(g.groups))_!==void 0&&(r[w]=_);i=g.at+1}const c=t.steps.at(-1);
return!t.repeat||!c?{groups:[r],next:i}:de($e(c).pattern,r,n,i)}function de(t,n,s,r){const i=[n];let c=r;for(;c<s.length&&i.length<1e3;c++){const l=s.find(t,c);
if(!l)break;i.push({file:n.file,...l.groups})}return{groups:i,next:c}}function $e(t){return t instanceof RegExp?{pattern:t}:t}function Ae(t,n,s,r){const i=r?t.skip??
0:0,c={};for(let l=s;l<=s+i&&l<n.length;l++){const f=n.find(t.pattern,l);if(f)return{at:l,groups:{...c,...f.groups}};const g=t.over&&n.find(t.over,l);if(t.over&&
!g)return;for(const[w,_]of Object.entries(g?.groups??{}))_!==void 0&&(c[w]=_)}}var Fe=h(6612);const Ke=500,vt=500,Ot=[["warning",/^(?:warn|warning|deprecation warning|!|⚠)/i],
["notice",/^(?:hint|info|note|message|i$)/i],["error",/./]],$n=/^Compiled with warnings\.?$/,bn=/\bfail(?:ed)?\b|^error\b|^Treating warnings as errors/i;function Sn(t,n=q.
h){const s=new ue((0,Qe.Se)(t)),r=new Map;let i=!1;for(let c=0;c<s.length&&r.size<Ke;){const l=s.line(c)?.text??"";i=$n.test(l)||i&&!bn.test(l);const f=_t(s,c,n);
for(const g of f?.diagnostics??[]){const w=i&&g.severity==="error"?{...g,severity:"warning"}:g,{file:_,line:Q,column:we,message:me}=w,_e=JSON.stringify([_,Q,we,
me]);!r.has(_e)&&r.size<Ke&&r.set(_e,w)}c=f?.next??c+1}return[...r.values()]}function _t(t,n,s){const r=t.line(n);if(!(!r||r.text.trim()===""))for(const i of s){
const c=pe(i,t,n);if(!c)continue;return{diagnostics:c.groups.map(f=>{const g=vn(f,i,r.folder);if(!g)return;const w=(0,H.Vz)(g.message,t.all,kn(g.message,t,n,c.next)),
_=f.test===void 0?"":`, in the test "${f.test.slice(0,120)}"`;return{...g,message:(0,G.Ow)(w+_,vt)}}).filter(f=>f!==void 0),next:c.next}}}function kn(t,n,s,r){for(let i=s;i<
r;i++)if(n.line(i)?.text.includes(t.slice(0,60)))return i;return r-1}function vn(t,n,s){const{message:r,frame:i}=t,c=(t.file??"").replace(/(?<=\.mdx?)\.js(?=$|\?)/,
"");if(!(c||i)||!r)return;const l=c===(t.file??"")&&xt(t.line)||null,f=l===null?null:xt(t.column);return{file:c&&Tt(c.trim(),s)+dt(n,c,l),line:l,column:f===null?
null:n.zeroColumn?f+1:f||null,severity:_n(t.severity,n),code:t.code??null,message:(0,G.Ow)(On(Rt(r.trim(),c),c),vt),frame:i}}function dt({part:t=""},n,s){return s===
null||t===Fe.$p&&n.startsWith("/")?"":t}function Rt(t,n){const s=t.replace(/^(?:error: |\[error\] )|\?vue&type=[\w=&.-]+| \[plugin [\w@/:-]{1,60}\]$/gi,""),[,r="",
i]=/^(\S{1,400}?)(?::\d{1,7}){0,2}: (.+)$/.exec(s)??[],[c]=n.split("?",1);return i!==void 0&&(`/${r}`.endsWith(`/${c}`)||`/${c}`.endsWith(`/${r}`))?i:s}function On(t,n){
return t.replace(/(?<=^Cannot find module ')\/[^']{1,400}(?='$)/,s=>{const r=S.posix.relative(S.posix.dirname(n),s);return n.startsWith("/")?r.startsWith(".")?r:
`./${r}`:s})}function _n(t,n){return t===void 0?n.severity??"error":Ot.find(([,s])=>s.test(t))?.[0]??"error"}function xt(t){return t===void 0?null:Number(t)}function Tt(t,n){
return n===void 0||/^(?:[A-Za-z]:|[a-z-]+:\/\/|[\\/])/.test(t)?t:`${n}/${t.replace(/^(?:\.\/)+/,"")}`}var ut=h(901),je=h(4177);const Rn=/\bYAML|\bfront ?matter\b|\b(?:explicit|implicit) mapping|\bblock mapping\b|\bmapping (?:entry|key|values)\b|\bblock (?:collection|sequence)|\bflow (?:collection|sequence|mapping)\b|quoted scalar|\bcompact mappings\b|unexpected end of the (?:stream|document)|unidentified alias/i,
At=/\.ya?ml$/i,Nt=/\.(?:mdx?|markdown|njk|liquid|html?|hbs|webc|svx)$/i,It=300;function Mt(t){return Rn.test(t)}async function Ct(t,n){const s=At.test(t);if(!s&&
!Nt.test(t))return;const r=await n.lines(t),i=s?0:1,c=s?r.length:(0,je.EZ)(r)-1;if(c<0)return;const{parseDocument:l,LineCounter:f}=await h.e(815).then(h.t.bind(
h,8815,19)),g=new f,w=r.slice(i,c).join(`
`),[_]=l(w,{lineCounter:g,prettyErrors:!1}).errors;if(!_)return;const{line:Q,col:we}=g.linePos(ft(_.message)?Lt(w,_.pos[0]):_.pos[0]);return{file:t,line:Q+i,column:we,
reason:_.message.split(`
`,1)[0]??""}}function ft(t){return/^Flow (?:sequence|map)\b.*\bend with a\b/.test(t)}function Lt(t,n){return/(?:^|\n)[ \t]*$/.test(t.slice(0,n))?Math.max(0,t.slice(
0,n).trimEnd().length-1):n}async function Pt(t){const n=t.files.filter(r=>At.test(r)||Nt.test(r)).slice(0,It),s=[];for(const r of n){if(t.isOver||s.length>1)return;
const i=await Ct(r,t);i&&s.push(i)}return t.onlyOf(s)}const xn=12,Dt=16;function ze(t,n,s){const r=n.filter(l=>Math.abs(l.line-t)<=xn&&l.text!==""),i=r.find(l=>l.
line===t),c=t>s.length?null:t;return i?qe(i.text,s[t-1])?t:jt(i,r,s)??Ut(i.text,s)??c:c}function jt(t,n,s){const r=s.flatMap((f,g)=>{if(!qe(t.text,f))return[];const w=n.
filter(_=>qe(_.text,s[g+_.line-t.line]));return[{line:g+1,rows:w.length}]}),i=Math.max(...r.map(({rows:f})=>f)),[c,l]=r.filter(({rows:f})=>f===i);return l===void 0?
c?.line:void 0}const He=3;function Tn(t,n,s){const r=n.filter(c=>Math.abs(c.line-t.line)<=He&&c.text!==""),i=r.reduce((c,{text:l})=>c+l.length,0);return r.length<
He||i<Dt?[]:s.flatMap((c,l)=>r.every(f=>qe(f.text,s[l+f.line-t.line]))?[l+1]:[])}function Ut(t,n){const s=et(t),r=n.flatMap((i,c)=>{const l=et(i);return l.length>=
Dt&&s.includes(l)?[c+1]:[]});return r.length===1?r[0]:void 0}function qe(t,n=""){const s=et(n);return s!==""&&s===et(t)}function et(t){return t.replace(/\s+/g,"\
 ").trim()}const An=/^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i,Nn=/^(?:if|for|block|macro|call|filter|raw|unless|case|capture|tablerow|comment|verbatim)$/,
mt=/<(?<slash>\/?)(?:(?<name>[A-Za-z][\w.-]{0,80}(?::[\w.-]{1,80})?)(?=[\s/>]|$)|(?=>))/y,In=/\{(?<sign>[#/])(?<name>if|each|await|key|snippet)\b/y,Mn=/\{%-?\s{0,100}(?<end>end)?(?<name>\w{1,40})/y,
Ze=/\{\{~?(?<sign>[#/])\s{0,20}(?<name>\w{1,40})/y,st=/@(?:if|else(?:\sif)?|for|empty|switch|case|default|defer|loading|placeholder|error)\s{0,10}(?:\((?:[^()]|\((?:[^()]|\([^()]{0,200}\)){0,300}\)){0,500}\))?\s{0,10}\{/y,
pt=/\{\{[^{}]{0,1000}\}\}/y,Ft=/\/(?:[^\\/\n[]|\\.|\[(?:[^\]\\\n]|\\.){0,200}\]){1,400}\//y,Cn=/<\w{1,80}\sextends\b/y,Wt=[[/<!--/y,"-->"],[/\{\{!--/y,"--}}"],[
/\{#[\s-]/y,"#}"],[/<script\b/iy,"<\/script"],[/<style\b/iy,"</style"]],Ln=/(?:^|\W)(?:return|default|yield|await|case|else)$/,Pn=200;function*js(t,n,s){const r=n.
includes("brace"),i=r?/[<{}"'`/]/g:n.includes("control")?/[<{}@]/g:/[<{]/g,c=[];for(let l=i.exec(t);l;l=i.exec(t)){const f=l.index,g=r&&(c.at(-1)??s)==="code",w=g&&
/["'`/]/.test(l[0])?Gt(t,f):Bt(t,f);if(w!==void 0){if(w<0)return;i.lastIndex=w;continue}const _=Dn(t,f,n,g,c);_&&(i.lastIndex=_.name==="{"?f+1:_.end,_.name!==""&&
(tt(_,c),yield _))}}function tt({opens:t,name:n},s){t?s.push(n==="{"?"code":"text"):n==="{"?s.length=Math.max(0,s.lastIndexOf("code")):s.at(-1)==="text"&&s.pop()}
function Dn(t,n,s,r,i){const c=t[n]??"";if(c==="<")return s.includes("tag")&&(!r||Un(t,n))?Fn(t,n):void 0;if(c==="@"||s.includes("control"))return Bn(t,n);const l=s.
includes("block")&&c==="{"?Wn(t,n):void 0;if(l||!s.includes("brace")||!/[{}]/.test(c))return l;if(!(c==="}"&&!i.includes("code")))return{opens:c==="{",name:"{",
at:n,end:ht(t,n)}}function We(t,n,s){return t.lastIndex=s,t.exec(n)}function Bt(t,n){const s=Wt.find(([i])=>We(i,t,n));if(!s)return;if(/^<s/i.test(t.slice(n,n+2))){
const i=zt(t,n);if(t[i-2]==="/")return i}const r=t.indexOf(s[1],n+2);return r<0?-1:r+2}function Gt(t,n){const s=t[n]??"";if(s==="/")return jn(t,n);for(let r=n+1;r<
t.length;r++)if(t[r]==="\\")r++;else{if(t[r]===s)return r+1;if(t[r]===`
`&&s!=="`")return r}return-1}function jn(t,n){if(t[n+1]==="/")return ht(t,n);if(t[n+1]==="*"){const s=t.indexOf("*/",n+2);return s<0?-1:s+2}return(Kt(t,n)&&We(Ft,
t,n)?Ft.lastIndex:0)||n+1}function Un(t,n){return t[n+1]==="/"||Kt(t,n)&&!We(Cn,t,n)}function Kt(t,n){const s=t.slice(Math.max(0,n-Pn),n).trimEnd();return s===""||
/[({[}>,?:&|=;!]$/.test(s)||Ln.test(s)}function Fn(t,n){const s=We(mt,t,n)?.groups;if(!s)return;const r=zt(t,n),{name:i="<>",slash:c}=s,l=t[r-2]==="/"||An.test(
i);return{opens:c==="",name:l?"":i,at:n,end:r}}function zt(t,n){let s="",r=0;for(let i=n;i<t.length;i++){const c=t[i]??"";if(s!=="")s=c===s?"":s;else if(r>0&&t.
startsWith("//",i))i=ht(t,i);else if(/["'`]/.test(c))s=c;else if(c==="{")r++;else if(c==="}")r--;else if(c===">"&&r<=0)return i+1}return t.length}function ht(t,n){
const s=t.indexOf(`
`,n);return s<0?t.length:s}function Wn(t,n){const s=(We(In,t,n)??We(Ze,t,n))?.groups,r=s?void 0:We(Mn,t,n)?.groups;if(!(s||r))return;const i=t.indexOf(r?"%}":"}",
n),c=i<0?t.length:i+(r||t[i+1]==="}"?2:1);if(s)return{opens:s.sign==="#",name:`#${s.name}`,at:n,end:c};const l=r?.name??"";return{opens:r?.end===void 0,name:Nn.
test(l)?`%${l}`:"",at:n,end:c}}function Bn(t,n){return t[n]==="}"?{opens:!1,name:"@",at:n,end:n+1}:We(pt,t,n)?{opens:!0,name:"",at:n,end:pt.lastIndex}:We(st,t,n)?
{opens:!0,name:"@",at:n,end:st.lastIndex}:void 0}const ot=/\b(?:missing (?:an? )?(?:end|closing) tag|(?:end|closing) tag\b|unclosed|not closed|left open|unterminated jsx|attempted to close|expected token|end of (?:the )?(?:file|input|template)|unexpected end|unexpected EOF|got ['"]?EOF)/i,
gt=/\bExpected "[})]"|\bUnexpected "(?:\}|\)|\$\$\w{1,40})"|\$\$render\b|"\$\$\w/,Gn=/\bclosing tag\b|\bunterminated (?:jsx|regexp|regular expression)\b|\bunexpected token\b|\bExpected ['"`]<\//i,
Ye=/@(?:if|for|switch|defer)\s{0,10}[({]/,wt=[{name:/\.astro$/i,kinds:["tag","brace"],base:"text",message:gt},{name:/\.(?:vue|astro|mdx|html?|webc)$/i,kinds:["t\
ag"],base:"text",message:ot},{name:/\.(?:svelte|svx|md|markdown)$/i,kinds:["tag","block"],base:"text",message:ot},{name:/\.(?:njk|nunjucks|liquid|hbs|handlebars)$/i,
kinds:["block"],base:"text",message:ot},{name:/\.[cm]?[jt]sx?$/i,kinds:["tag","brace"],base:"code",message:Gn}],Ht=80,yt=200,Kn=500;function Zt(t,n,s){if(Zn.test(
t))return Qt.test(s)?Vn(n):void 0;const r=wt.find(g=>g.name.test(t)&&g.message.test(s));if(!r)return;const i=Hn(t,n),c=r.kinds.concat(/\.html?$/i.test(t)&&Ye.test(
i)?"control":[]),l=[];for(const g of js(i,c,r.base)){const w={...g,indent:Xt(i,g)};if(w.opens){if(l.length>=Kn)return;l.push(w);continue}const _=zn(w,l),Q=l.pop();
if(_===void 0||Q===void 0)return Vt(w,"begin",i);if(Q!==_)return Yt(Q,s,i)}const f=l.at(-1);return f&&Yt(f,s,i)}function Yt(t,n,s){return/\bunexpected token\b/i.
test(n)&&t.name==="{"?void 0:Vt(t,"end",s)}function Vt({at:t,end:n,name:s},r,i){const l=s==="{"&&i.slice(t+1,n).trim()===""?Math.max(i.lastIndexOf(`
`,t)+1,t-yt):t,f=Jt(i.slice(l,n).replace(/\s+/g," ").trim());return{line:i.slice(0,t).split(`
`).length,text:f,lacks:r}}function Jt(t){return t.length>Ht?`${t.slice(0,Ht)}\u2026`:t}function zn({name:t,indent:n},s){const r=s.findLast(i=>i.name===t);return n===
void 0||r?.indent===void 0?r:s.findLast(i=>i.name===t&&i.indent===n)??r}function Xt(t,{at:n,name:s,opens:r}){const i=t.slice(Math.max(0,n-yt),n),c=i.lastIndexOf(
`
`)+1;if(c===0&&n>yt)return;const l=i.slice(c);return s==="{"&&r?/^\s*/.exec(l)?.[0]:l.trim()===""?l:void 0}function Hn(t,n){const s=/\.(?:mdx?|markdown|svx)$/i.
test(t),r=(0,je.EZ)(n);let i;return n.map((l,f)=>{if(f<r)return"";if(!s)return l;const g=/^\s{0,12}(`{3,}|~{3,})/.exec(l)?.[1],w=i!==void 0;return i===void 0?i=
g:g?.startsWith(i)&&(i=void 0),w||g!==void 0?"":l.replace(/`[^`]*`/g,_=>" ".repeat(_.length))}).join(`
`)}const Zn=/\.(?:pug|jade)$/i,Qt=/\bno closing bracket\b|\bclosing (?:bracket|parenthesis)\b|\bend of the string reached\b/i,Yn=/^(?<indent>\s*)[\w.#:+-]{1,200}(?=\()/;
function Vn(t){for(let n=0;n<t.length;n++){const s=t[n]??"",r=Yn.exec(s);if(!r)continue;const i=Jn(t,n,r[0].length,r.groups?.indent?.length??0);if(i===void 0)return{
line:n+1,text:Jt(s.trim()),lacks:"end"};n=i}}function Jn(t,n,s,r){let i=0,c="";for(let l=n;l<t.length;l++){const f=t[l]??"",g=f.search(/\S/);if(l>n&&g>=0&&g<=r&&
!/^\s*[)\]}]/.test(f))return;for(const w of f.slice(l===n?s:0))if(c!==""?c=w===c?"":c:/["'`]/.test(w)?c=w:/[([{]/.test(w)?i++:/[)\]}]/.test(w)&&i--,i===0)return l}}
const Xn=6;async function Qn(t,n,s){if(!s.has(t.file))return t;const r=await s.lines(t.file);if(r.length===0)return t;const i=qt(t,r)??await es(t,s);if(i||t.line===
null)return i??t;const c=ze(t.line,n,r),l=c===t.line?t:{...t,line:c,column:null};return ns(qn(l,r),r)}const ke=/[`'"](?<tag><[A-Za-z][\w.-]{0,100})>?[`'"]/;function qn(t,n){
const s=/\.(?:mdx?|markdown)$/.test(t.file)?ke.exec(t.message)?.groups?.tag:void 0;if(s===void 0||t.line===null)return t;const r=t.line+(0,je.EZ)(n),i=c=>n[c-1]?.
includes(s)===!0;return r>t.line&&!i(t.line)&&i(r)?{...t,line:r}:t}function qt(t,n){const s=Zt(t.file,n,t.message);if(!s)return;const r=s.lacks==="end"?"is not \
closed":"closes what is not open",i=`${t.message.replace(/[.:]?\s{0,4}$/,"")}: ${s.text} ${r}`;return{...t,line:s.line,column:null,message:i.slice(0,500)}}async function es(t,n){
const s=Mt(t.message)?await Ct(t.file,n):void 0;if(!s)return;const{message:r}=t,i=/\bfront ?matter\b/i.test(r),{line:c,column:l}=s;return{...t,message:i?`${r.replace(
/[.:]$/,"")}: ${s.reason}`:r,line:c,column:l}}const ts=/\b(?:unknown|undefined|unrecognized) [\w ]{0,40}[:\s]\s?[`'"]?(?<name>[@$.]?[\w:/.[\]()-]{2,100}?)[`'".]{0,3}$/i;
function ns(t,n){const s=z(t.message),r=s??ts.exec(t.message)?.groups?.name;if(r===void 0)return t;const i=(_="")=>s===void 0?_.includes(r):_.split(/[^\w$]+/).includes(
r),c=t.line??0;if(i(n[c-1]))return t;const l=[...n.keys()].map(_=>_+1).filter(_=>i(n[_-1])),f=s===void 0||c===0?[]:l.filter(_=>Math.abs(_-c)<=Xn),[g,w]=f.length>
0?f:l;return g===void 0||w!==void 0?t:{...t,line:g,column:null}}var ss=h(8724),en=h(6653),Et=h(9692);const $t=/(?:^|\/)(?:[jt]sconfig[\w.-]*|\.\w+rc|devcontainer|angular|nx|turbo)\.json$|(?:^|\/)\.(?:vscode|zed)\/|\.json[5c]$|(?:^|\/)\.\w{2,20}rc$/,
os=[/\bat line (\d{1,7}),? column \d{1,7}\.?$/,/\(line (\d{1,7}) column \d{1,7}\)/,/\bat (\d{1,7}):\d{1,7}\.?$/],rs=4;async function is(t,n,s){const r=os.map(me=>me.
exec(t)?.[1]).find(me=>me!==void 0);if(!(D(t)||r!==void 0&&n.isJson)||s.isPartial)return;const i=async(me,_e)=>{const Xe=[];for(const nt of s.files.filter(me)){
const Re=_e((await s.lines(nt)).join(`
`));if(!Re)continue;const{stop:Vo,...Jo}=Re;(r===void 0||Vo===Number(r))&&Xe.push({file:nt,...Jo})}return Xe},c=await i(me=>me.endsWith(".json")&&!$t.test(me),rt),
l=s.onlyOf(c.length>0?c:await i(me=>$t.test(me),ls));if(l)return{place:l,others:[]};const f=tn(t),w=await i(me=>me.endsWith(".json")&&!($t.test(me)&&as(me,s)),me=>f.
includes(cs(me))?rt(me):void 0),_=!s.isPartial&&w.length<=rs,[Q,...we]=_?w.toSorted((me,_e)=>me.file<_e.file?-1:1):[];return Q&&{place:Q,others:we}}function as(t,{
manifest:n="package.json"}){return S.posix.dirname(t)===S.posix.dirname(n)}function cs(t){try{JSON.parse(t)}catch(n){if(n instanceof SyntaxError)return tn(n.message)}
return`
`}function tn(t){return t.replace(/\s+/g," ")}function rt(t){if(t.trim()==="")return;const n=(0,Et.UQ)(t);if(!n)return;const s=t.trimEnd().length,r=(0,Et.q1)(t,
Math.min(n.stop,s)).line;return{...(0,Et.q1)(t,Math.min(n.offset,s)),stop:r}}function ls(t){if(!/^\s*[{[]/.test(t))return;const{plain:n,strict:s}=ds(t);return rt(
s)&&rt(n)}const bt=/[\w$]{1,100}/y;function ds(t){const n=[],s=[];for(let r=0;r<t.length;){const i=us(t,r),c=t.slice(r,i),f=/^\/[/*]/.test(c)||c===","&&/^[}\]]/.
test(on(t,i))?c.replace(/\S/g," "):c,g=/^[\w$]/.test(c)&&on(t,i)===":";n.push(f),s.push(g||c[0]==="'"?'""':f),r=i}return{plain:n.join(""),strict:s.join("")}}function us(t,n){
const s=t[n]??"";if(t.startsWith("//",n))return nn(t.indexOf(`
`,n),t);if(t.startsWith("/*",n))return nn(t.indexOf("*/",n+2)+1,t)+1;if(s==='"'||s==="'"){for(let r=n+1;r<t.length&&t[r]!==`
`;r++){if(t[r]===s)return r+1;t[r]==="\\"&&r++}return n+1}return bt.lastIndex=n,bt.test(t)?bt.lastIndex:n+1}function nn(t,n){return t<=0?n.length:t}const sn=200;
function on(t,n){return t.slice(n,n+sn).trimStart()[0]??""}const fs=/\bscripts? cannot have (?:imports|exports)\b|\bimport statement outside (?:of )?a module\b/i,
rn=/<script\b(?<attributes>[^<>]{0,500})>/i,ms=/\bsrc=["']?(?<path>[^"'\s>]{1,300})/i,ps=/^\s{0,40}(?:import\s{0,4}["'{*\w]|export\s)/;async function hs(t,n){if(!fs.
test(t))return;const s=[],r=n.files.filter(c=>/\.html?$/.test(c)),i=await n.collect(r,(c,l,f)=>{const{attributes:g=""}=rn.exec(c)?.groups??{},w=ms.exec(g)?.groups?.
path;return w===void 0||/\btype=["']?module\b/i.test(g)?void 0:{script:w.startsWith("/")?w.slice(1):S.posix.join(S.posix.dirname(f),w),place:{file:f,line:l,column:c.
search(rn)+1}}});for(const{script:c,place:l}of i)n.has(c)&&(await n.lines(c)).some(f=>ps.test(f))&&s.push(l);return n.onlyOf(s)}const gs=/\bNo such file or directory \(os error 2\)$/,
ws=/^\s{0,40}@import\s{1,4}(?:url\()?\s{0,4}["'](?<path>[\w./-]{1,300}\.css)["']/,ys=200;async function Ge({message:t,mentions:n},s){if(!gs.test(t))return;const i=[
n.filter(({inStack:l})=>!l).map(({path:l})=>s.find(l)).find(l=>l?.endsWith(".css"))].filter(l=>l!==void 0),c=[];for(let l=0;l<i.length&&l<ys;l++){const f=i[l]??
"";for(const[g,w]of(await s.lines(f)).entries()){const _=ws.exec(w)?.groups?.path;if(_===void 0)continue;const Q=S.posix.join(S.posix.dirname(f),_);if(s.has(Q))
i.includes(Q)||i.push(Q);else{const we=w.indexOf(_)+1;c.push({file:f,line:g+1,column:we,message:`${t}: @import "${_}"`})}}}return s.onlyOf(c)}async function Es(t,n,s,r){
const i=await Ge(n,s),c=i?{place:i,others:[]}:await is(t,n,s);if(c||!Mt(t)||r?.line)return c;const l=await Pt(s);return l&&{place:{file:l.file,line:l.line,column:l.
column},others:[]}}const an=/(?:^|\/)(?:dist|build|out|\.(?:svelte-kit|output|nuxt|next|astro|temp|vercel|netlify))\//,cn=16,$s=240;async function ln({path:t,line:n,
column:s},r,i,c){const l=pn(t,i);if(n===null||l===void 0||c.isPartial)return;const f=await c.piece(l,n,s??1,$s),g=Ve(f);if(g.length<cn)return;const w=r!==void 0&&
f.includes(r)&&await bs(r,g,c);if(w)return w;const _=await c.collect(c.files,(_e,Xe,nt)=>{const{length:Re}=Ve(_e);return Re>=cn&&g.includes(Ve(_e))?{place:{file:nt,
line:Xe,column:null},length:Re}:void 0}),Q=_.reduce((_e,{length:Xe})=>Math.max(_e,Xe),0),[we,me]=_.filter(({length:_e})=>_e===Q);return me===void 0?we?.place:void 0}
async function bs(t,n,s){const r=new RegExp(`(?<![\\w$.])${(0,G.Kf)(t)}(?:\\??\\.[\\w$]{1,100}){0,4}`,"g"),i=s.files.filter(l=>Ss.test(l)),c=await s.collect(i,(l,f,g)=>[
...l.matchAll(r)].map(([_])=>_).filter(_=>_!==t).some(_=>n.includes(_))?{file:g,line:f,column:null}:void 0);return c.length===1?c[0]:void 0}const Ss=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx)$/,
ks=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|markdown|njk|liquid|hbs|pug|html)$/,dn=/[.-](?=\w{0,8}[\dA-Z])[\w-]{8}(?=\.(?:lean\.)?[cm]?js$)/,vs=2;function St(t,n,s){
const r=pn(t,n)?.replace(dn,"");if(r===void 0)return;const[i,c]=[kt(r),kt((0,S.basename)(r))];let l={files:[],same:1};for(const _ of s.files.filter(Q=>ks.test(Q))){
const Q=kt(_),we=mn(i,Q);we<Math.max(c.length,l.same,Math.min(vs,Q.length))||(we>l.same&&(l={files:[],same:we}),l.files.push(_))}const f=_=>_.split("/").length,
[g,w]=l.files.sort((_,Q)=>f(_)-f(Q));return g!==void 0&&(w===void 0||f(g)<f(w))?g:void 0}async function un(t,n,s,r){const i=St(t,s,r);if(i===void 0)return;const c=await r.
lines(i),l=[...c.keys()].filter(_=>c[_]?.split(/[^\w$]+/).includes(n)),f=l.filter(_=>c[_]?.includes(`${n}(`)),[g,w]=f.length>0?f:l;return g===void 0?void 0:{file:i,
line:w===void 0?g+1:null,column:null}}const fn=/^(?:html|md|mdx|vue|svelte|astro|lean|server|prerender|[cm]?[jt]sx?)$/,Os=4;function kt(t){const n=t.split(".");
for(let s=0;s<Os&&n.length>1&&fn.test(n.at(-1)??"");s++)n.pop();return n.join(".").split(/[^A-Za-z0-9]+/).filter(s=>s!=="")}function mn(t,n){let s=0;for(;s<t.length&&
s<n.length&&t.at(-1-s)===n.at(-1-s);)s++;return s}function pn(t,n){const s=t.replace(/^file:\/\//,"").replace(/[?#].*$/,"");if(s.includes("/node_modules/")&&!(0,je.
fz)(s)||s.startsWith("/")&&!(0,M.FK)(n,s))return;const r=s.startsWith("/")?s.slice(n.length+1):s;return an.test(r)||(0,je.fz)(r)?(0,Fe.qD)(r,{exists:()=>!0}):void 0}
function Ve(t){return t.replace(/[\s"'`();,!]/g,"")}const _s=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|sh|py|rb|php)$/,Rs=/^(?:Uncaught )?(?:\w{0,60}Error: )?/,xs=/["'`:,;()]|\s\d\S{0,20}(?=\s|$)/,
Ts=10,As=16;async function Ns(t,n){const s=t.replace(Rs,"").replace(/\.$/,""),r=s.split(xs).map(l=>l.trim()).filter(l=>l.length>=As&&l.split(" ").length>2),[i=""]=r.
sort((l,f)=>f.length-l.length),c=n.files.filter(l=>_s.test(l));for(const l of[s,i]){if(l.length<Ts||!l.includes(" "))continue;const f=await n.collect(c,(g,w,_)=>{
const Q=g.indexOf(l);return Q<0?void 0:{file:_,line:w,column:Q+1}});if(f.length>0)return n.onlyOf(f)}}const Is=50,hn=9;async function Ms(t,n,s,r){const i=new Map;
for(const g of t){const w=e(g,await u(g,n,s,r),r);for(const _ of w){const Q=`${_.file}
${_.line}`,we=i.get(Q)??{spot:_,weight:0};i.set(Q,{spot:we.spot,weight:we.weight+1/w.length})}}const c=Math.max(...[...i.values()].map(({weight:g})=>g)),l=[...i.
values()].filter(({weight:g})=>g>c-.001).map(({spot:g})=>g),f=l.every(({file:g})=>g===l[0]?.file);return wn(l)??(f?wn(l.filter(g=>!gn(g))):void 0)}const Cs=/^\s*import\b.{1,400}\bfrom\s{0,4}(?<from>["'].{1,200})|^\s*(?:const|let|var)\b.{1,200}\brequire\((?<required>.{1,200})/;
function gn({text:t,found:n}){const{from:s,required:r}=Cs.exec(t)?.groups??{},i=s??r;return i!==void 0&&!i.includes(n)}function wn(t){return t.length===1?t[0]:void 0}
function e(t,n,{words:s}){if(n.length<2)return n;const r=n.filter(i=>{const c=a(i);return c!==void 0&&c!==t&&s.includes(c)});return r.length>0?r:n}const o=/(?:^|[^\w])(\w{2,40})["']?\s{0,4}[:=]\s{0,4}["'`]?$/;
function a({text:t,column:n}){return o.exec(t.slice(Math.max(0,n-81),n-1))?.[1]}const d=/^\s*"name":\s"[^"]{1,200}",?\s*$/;async function u(t,n,s,{root:r,words:i}){
for(const c of oe(t,r)){const l=[];for(const w of n){if(l.length>Is||s.isOver)return[];for(const[_,Q]of(await s.lines(w)).entries()){const we=fe(c,Q);we>=0&&!d.
test(Q)&&l.push({file:w,line:_+1,column:we+1,text:Q,found:c})}}const g=c!==t&&/^\w+$/.test(c)?l.filter(w=>v(c,w)&&m(i,w)):l;if(g.length>0)return B(t,V(c,N(g)),s)}
return[]}function m(t,n){const s=a(n);return s===void 0||t.includes(s)||!/\.(?:json|ya?ml|mdx?|markdown)$/.test(n.file)}function v(t,{text:n,column:s}){const[r,
i]=[n.slice(0,s-1),n.slice(s-1+t.length)];return/["'`(/]$/.test(r)||/^["'`)]/.test(i)||/:\s*$/.test(r)&&i.trim()===""}function N(t){const n=t.filter(({text:s,column:r})=>!s.
slice(0,r-1).endsWith("</"));return n.length>0?n:t}async function B(t,n,s){if(n.length===1)return n;const r=[];for(const i of n)!/\.(?:mdx?|markdown)$/.test(i.file)||
!i.text.startsWith(`${t}:`)||i.line<(0,je.EZ)(await s.lines(i.file))&&r.push(i);return r.length===1?r:n}function V(t,n){if(/^\w+$/.test(t)&&!n.every(({file:r})=>r.
endsWith(".json")))return n;const s=n.filter(({text:r,column:i})=>{const[c,l]=[r[i-2]??"",r[i-1+t.length]??""];return/["'`(]/.test(c)&&/["'`)?#]/.test(l)});return s.
length>0?s:n}function fe(t,n){for(let s=n.indexOf(t);s>=0;s=n.indexOf(t,s+t.length)){const r=/^\w/.test(t)?n[s-1]??"":"",i=/\w$/.test(t)?n[s+t.length]??"":"";if(!/[\w$]/.
test(r)&&!/[\w$]/.test(i))return s}return-1}const ee=/^(@[\w.-]{1,60}\/)?(?:\w{2,20}-)?(?:plugin|preset|config)(?:-|$)/;function oe(t,n){const s=De(t,n),r=[t,...ye(
t)],i=/^(@?[^@\s/]{1,100}(?:\/[^@\s/]{1,100})?)@\S/.exec(s)?.[1];i&&r.push(i);const c=s.replace(ee,"$1");c!==s&&r.push(c.replace(/\/$/,""));const l=s.replace(/^(?:\.{1,2}\/|[~@#$]\/|\/){1,4}/,
"");r.push(s,l);const f=l.split("/").filter(g=>g!=="");if(f.length>1&&!/^@/.test(l)){const g=f.at(-1)??"",w=l.replace(/\.\w{1,8}$/,"").split("/");r.push(f.slice(
1).join("/"),f.slice(-2).join("/"),g,w.join("/")),w.length>2&&r.push(w.slice(-2).join("/")),/^\w{4,}\.\w+$/.test(g)&&r.push(g.replace(/\.\w+$/,""))}return/^[.#$%<]\w/.
test(t)&&r.push(t.replace(/^\W/,"").replace(/\W$/,"")),[...new Set(r)].filter(g=>/\w\w/.test(g)).slice(0,hn)}function ye(t){return(URL.canParse(t)?new URL(t).searchParams.
getAll("family"):[]).flatMap(s=>s.split("|").map(r=>r.replace(/:.*$/,"")))}function De(t,n){const s=URL.canParse(t)?new URL(t):void 0;if(s&&/^https?:$/.test(s.protocol)){
const i=(0,G.oF)(s.pathname).replace(/^\//,"").split("/-/")[0]??"";return/^localhost|registry/.test(s.hostname)?i:s.hostname}const r=t.startsWith("/")&&(0,M.FK)(
n,t)?(0,S.relative)(n,t):t;return/(?:^|\/)node_modules\/((?:@[\w.-]+\/)?[\w.-]+)/.exec(r)?.[1]??r}var Ue=h(9882),it=h(8503),at=h(770);const Je=/(?:^|\/)[jt]sconfig(?:\.[\w-]{1,40})?\.json$/,
Js=/^\s{0,40}"baseUrl"\s{0,4}:\s{0,4}"(?<base>[^"]{1,300})"/,Xs=/^(?:\.|node_modules$|dist$|build$|out$)/,Qs=/^(?<sign>[@~#$]?)(?<first>[A-Za-z][\w-]{2,60})(?:\/(?<rest>[\w./-]{1,300}))?$/;
async function qs(t,n){const s=(0,Pe.ne)({facts:{log:[],diagnostics:[t]},lines:[]}),r=Qs.exec((0,Pe.Ap)(t.message)??"")?.groups;if(s?.kind!=="package"||!r?.first)
return;const i=await to(n),{sign:c="",first:l,rest:f}=r;for(const g of new Set([...i,...(0,Pe.RD)(t.file)]))for(const w of(0,Ue.IM)(l,eo(g,n))){const _=S.posix.
join(g,w);if(i.includes(g)||no(_,f,n)||await so(`${c}${w}`,n))return await oo(s.specifier,n)?void 0:`${_}/`}}function eo(t,{list:n}){return n(t).filter(s=>!Xs.test(
s)&&n(S.posix.join(t,s)).length>0)}async function to(t){const n=t.files.filter(s=>Je.test(s));return t.collect(n,(s,r,i)=>{const c=Js.exec(s)?.groups?.base,l=c===
void 0?"":S.posix.join(S.posix.dirname(i),c).replace(/\/$/,"");return l===""||l===S.posix.dirname(i)||l.startsWith("..")?void 0:l})}function no(t,n,{list:s}){if(n===
void 0)return!1;const r=S.posix.join(t,n),i=S.posix.basename(r);return s(S.posix.dirname(r)).some(c=>c===i||c.startsWith(`${i}.`))}async function so(t,n){const s=[
'"',"'"].flatMap(i=>[`${i}${t}/`,`${i}${t}${i}`]),r=i=>/\b(?:from|import|require)\b/.test(i)&&s.some(c=>i.includes(c));return(await n.collect(n.files,i=>r(i)||void 0)).
length>0}async function oo(t,n){const s=await n.lockfile();return[...[`node_modules/${t}"`,`
${t}@`,`
  ${t}@`,`
  /${t}`,`"${t}@`,`'${t}@`],`"${t}": [`].some(i=>s.includes(i))}const ro=["",..."ts tsx js jsx mjs cjs mts cts d.ts vue svelte astro".split(" ").map(t=>`.${t}`)],
io=["ts","tsx","js","jsx","mjs"].map(t=>`/index.${t}`),ao=3;async function co(t,n){const{message:s}=t,r=lo(t,n);if(r.length>0)return{...t,message:(0,at.RU)(s,r)};
const i=await qs(t,n);if(i!==void 0)return{...t,message:(0,at.RU)(s,[i])};const c=(0,Le.B)(s);if(c?.from===void 0||/\bDid you mean\b|\bpossible exports\b/.test(
s))return t;const l=Us(c.from,t.file,n);if(l===void 0)return t;const{own:f,from:g}=(0,Le.v)(await n.lines(l)),w=(0,Ue.pA)(c.name,f),_=g.length===0&&f.length<=ao?
f:[];return{...t,message:(0,at.RU)(s,w.length>0?w:_)}}function lo(t,n){const s={facts:{log:[],diagnostics:[t],list:n.list},lines:[]},r=(0,Pe.XQ)(s),i=r?[r.actual]:
(0,it.f)(s),c=l=>t.message.includes(`/${l}`);return i.some(l=>/[,;]/.test(l)||c(l))?[]:i}function Us(t,n,s){const r=/^\.{1,2}\//.test(t)?S.posix.join(S.posix.dirname(
n),t):void 0,i=/^(?:[@~#]|\$\w{1,20})\/(?<rest>.{1,300})$/.exec(t)?.groups?.rest,c=i===void 0?[]:[i,`src/${i}`,`src/lib/${i}`,`app/${i}`];for(const l of[r??t,...c]){
const g=[...ro,...io].map(w=>l+w).find(w=>s.has(w));if(g!==void 0)return g}return r===void 0?s.find(t):void 0}const uo=/^(?:.*\/)?(?:pages|routes|app|views|content(?:\/docs)?)\/(?<way>.+)$/,
Fs=/\.(?:vue|svelte|astro|[jt]sx?|mdx?|html)$/,fo=/(?:^|\/)(?:index|\+page(?:\.server)?|page|route|\+layout|_index)$/,mo=60,po=/\bfrom\s{0,4}["'](?<from>[^"']{1,300})["']|^\s{0,40}import\s{0,4}["'](?<bare>[^"']{1,300})["']/;
async function ho(t,n){for(const s of t.routes){const r=yo(s,n.files);if(r===void 0)continue;const i=Ws(t,await n.lines(r)),c=i.length>0?i.map(g=>({file:r,line:g})):
await wo(r,t,n),[l,f]=c;return l===void 0||f!==void 0||n.isOver?{file:r,line:null,column:null}:{...l,column:null}}}const go=/^\s{0,80}[\w$.]{1,100}\s{0,4}=(?!=)/;
function Ws({identifier:t,names:n},s){const r=n.filter(c=>/^\w{4,80}$/.test(c)),i=c=>/^\s*(?:\/\/|\*|import\b)|\btypeof\b/.test(c)?!1:t!==void 0&&c.split(/[^\w$]+/).
includes(t)&&!go.test(c)||r.some(f=>c.includes(`${f}(`));return s.flatMap((c,l)=>i(c)?[l+1]:[])}async function wo(t,n,s){const r=[t],i=[];for(let c=0;c<r.length&&
r.length<mo;c++){const l=r[c]??"",f=await s.lines(l);i.push(...Ws(n,f).map(g=>({file:l,line:g})));for(const g of f){const{from:w,bare:_}=po.exec(g)?.groups??{},
Q=Us(w??_??"",l,s);Q!==void 0&&!r.includes(Q)&&r.push(Q)}}return i}function yo(t,n){const s=Bs(t.replace(/[?#].*$/,"").replace(/\.html$/,"")),r=n.flatMap(f=>{const g=Fs.
test(f)?uo.exec(f)?.groups?.way:void 0;if(g===void 0||/(?:^|\/)(?:api|components|layouts?)\//.test(g))return[];const w=Bs(g.replace(Fs,"").replace(fo,"")).filter(
_=>!/^\(.*\)$/.test(_));return[{file:f,parts:w}]}),i=r.filter(({parts:f})=>f.join("/")===s.join("/")),[c,l]=i.length>0?i:r.filter(({parts:f})=>Eo(f,s));return l===
void 0?c?.file:void 0}function Bs(t){return t.split("/").filter(n=>n!=="")}function Eo(t,n){const s=r=>/^(?:\[.*\]|[$:_]\w+)$/.test(r);return t.length===n.length&&
t.every((r,i)=>s(r)||r===n[i])}async function $o(t,n,s){const{index:r,root:i}=s,c=t.filter(({severity:me,file:_e})=>me==="error"&&r.has(_e)),[l]=(0,ss.l)(c,1).shown,
f=l?Gs(n,l):(0,H.sq)(n);if(!f)return t;const g=_o(F(n,f),{...s,stage:(0,Qe.ry)(n,f.at)?"build":s.stage}),w=l!==void 0&&l.line!==null,_=await Es(f.message,g.clues,
r,l),Q=_?.place??(w?await Ro(l,g):await ct(Ks,me=>me(g)));if(!Q)return t;if(!l){const me=(0,G.Ow)(So(f.message,i,Q)+(0,en.lp)(_),500);return[...t,{severity:"err\
or",code:null,message:me,...Q}]}return w||_!==void 0||Q.file===l.file||Q.line!==null&&!await bo(l.file,g.clues,r)?t.map(me=>me===l?{...l,...Q}:me):t}function Gs(t,{
message:n}){const s=t.findIndex(({text:r})=>r.includes(n.slice(0,60)));return s===-1?(0,H.sq)(t):{...(0,H.Gd)(t,s),message:n}}async function bo(t,{names:n,isAbsence:s},r){
if(s)return!0;const i=n.filter(l=>r.find(l)===void 0);if(i.some(l=>l.includes("/")))return!1;const c=(await r.lines(t)).join(`
`);return i.length===0||i.some(l=>c.includes(l))}function So(t,n,{file:s}){return s.includes("/")?t:t.replaceAll(`'${n}/`,"'./")}const ko=/(?:^|\/)(?:package\.json|pnpm-workspace\.yaml|\.npmrc|\.yarnrc(?:\.yml)?|bunfig\.toml)$/,
vo=8,Ks=[async({clues:t,manifest:n})=>t.lacksScript?n:void 0,({clues:t,index:n})=>hs(t.message,n),xo,To,({clues:t,index:n})=>Ns(t.message,n),t=>ct(t.named,n=>En(
t.clues.names,[n],t)),Ao,No,Hs,Zs,zs,({clues:t,index:n})=>ho(t,n),t=>En(t.clues.names,Ys(t),t),t=>En(t.clues.details,Ys(t),t),async({named:[t]})=>t===void 0?void 0:
{file:t,line:null,column:null},async({stage:t,manifest:n})=>t==="install"?n:void 0],Oo=Ks.filter(t=>t!==zs&&t!==Hs&&t!==Zs);function _o(t,n){const{index:s,root:r}=n,
i=t.mentions.filter(({inStack:f})=>!f).map(({path:f})=>s.find(f)??St(f,r,s)).filter(f=>f!==void 0),c=s.manifest;return{...n,clues:t,manifest:c===void 0?void 0:{
file:c,line:null,column:null},named:[...new Set(i)]}}async function Ro({file:t,line:n},s){const{clues:r,index:i}=s,c=g=>g.line===n&&i.find(g.path)===t,l=r.mentions.
filter(({inStack:g,line:w})=>g&&w!==null);if(r.mentions.some(g=>!g.inStack&&c(g))||!l.some(c)||c(l[0]))return;const f=await ct(Oo,g=>g(s));return f?.line===null?
void 0:f}async function ct(t,n){for(const s of t){const r=await n(s);if(r!==void 0)return r}}function xo({clues:t,index:n,named:s}){return ct(t.shown,async r=>{
const{line:i,text:c}=r,l=(w="")=>w.trim()===c;for(const w of s)if(l((await n.lines(w))[i-1]))return{file:w,line:i,column:null};const f=[];await n.load();for(const w of n.
files){const _=await n.lines(w),Q=c.length<vo?Tn(r,t.rows,_):_.flatMap((we,me)=>l(we)?me+1:[]);f.push(...Q.map(we=>({file:w,line:we,column:null})))}const g=f.filter(
w=>w.line===i);return n.onlyOf(g.length>0?g:f)})}async function To(t){const{clues:n,index:s}=t,r=await yn(t,!1,c=>Ls(c,s)),i=n.names.filter(c=>/^(?:\.{1,2}|@[\w-]+|~)\//.
test(c));return!r||i.length===0?r:await En(i,[r.file],t)??r}function zs(t){return yn(t,!0,n=>Ls(n,t.index))}function Hs(t){const{clues:n,index:s,root:r}=t;return yn(
t,!0,i=>ln(i,n.identifier,r,s))}async function Zs(t){const{clues:n,index:s,root:r}=t,{identifier:i}=n;if(i!==void 0)return yn(t,!0,({path:c})=>un(c,i,r,s))}function yn({
clues:t},n,s){return ct(t.mentions.filter(r=>r.inStack===n),s)}async function Ls({path:t,line:n,column:s},r){const i=n===null?void 0:r.find(t);if(i===void 0||n===
null)return;const c=await r.lines(i);if(!(n>c.length))return n===c.length&&n>1&&c[n-1]===""?{file:i,line:n-1,column:null}:/^---\s*$/.test(c[n-1]??"")?{file:i,line:n+
1,column:null}:{file:i,line:n,column:s}}async function Ao({clues:{message:t,names:n},index:s,named:r}){const i=n.filter(c=>c.includes("/")&&['"',"'","`"].some(l=>t.
includes(l+c+l)));return ct(r,async c=>{const l=i.filter(_=>(s.find(_)??c)!==c),f=(await s.lines(c)).flatMap((_,Q)=>l.some(we=>_.includes(`"${we}"`)||_.includes(
`'${we}'`))?[Q+1]:[]),[g,w]=f;return g===void 0||w!==void 0?void 0:{file:c,line:g,column:null}})}async function No({clues:t,index:n,named:s}){const[r]=t.hints,[
i]=s;return r&&i!==void 0?Ls({path:i,...r},n):void 0}async function En(t,n,{index:s,root:r,clues:{words:i}}){await s.load(n);const c=t.filter(f=>s.find(f)===void 0),
l=await Ms(c,n,s,{root:r,words:i});if(!(!l||s.isPartial&&n.length>1))return{file:l.file,line:l.line,column:l.column}}const Io=/^(?:README|CONTRIBUTING|SECURITY)\b[^/]*$/i;
function Ys({index:t,stage:n}){return t.files.filter(s=>n==="build"?!Io.test(s):ko.test(s))}const Mo=200,Ps=2e3,Co=/\.[cm]?tsx?$/,Lo=/\?vue&type=style&index=(\d{1,3})/,
Po=/\.(?:vue|svelte|astro)(?:$|\?)/,Ds={...ut.$,bytes:8*Z.D6,fileBytes:Z.D6/4,files:1500,entries:2e4,ms:200};async function Do(t,{root:n,folder:s,clock:r,command:i,
own:c,processor:l=r,searchMs:f=Ds.ms},g){const _=(await Wo(Sn(t,g),new ut.j(n,r),s)).filter(({file:Re})=>!(0,je.fz)(Re)&&(c?.has(Re)??!0));if(i===void 0)return{
read:_.filter(lt),guess:void 0};const Q=await je.ac.read(new ut.j(n,l,{...Ds,ms:f}),s,c),we=(0,Qe.Se)(t),me=[..._.filter(lt),..._.filter(Re=>!lt(Re))].map(Re=>({
...Re,file:Q.find(Re.file)??Re.file})),_e=await $o(me,we,{index:Q,root:n,stage:i}),Xe=new Set(_e.filter(lt).slice(0,Vs)),nt=await Promise.all(_e.map(Re=>Xe.has(
Re)?jo(Re,we,Q):Re));return{read:await Fo(nt.slice(0,me.length),Q),guess:nt[me.length]}}function lt({severity:t}){return t==="error"}const Vs=8;async function jo(t,n,s){
const r=Gs(n,t);return r?co(await Qn(t,F(n,r).rows,s),s):t}const Uo=/[`'"](?<word>[\w$@:.[\]()/-]{3,100})[`'"]/;async function Fo(t,n){const[s]=t,r=s&&lt(s)?Uo.
exec(s.message)?.groups?.word:void 0;if(r===void 0)return t;const i=t.filter(f=>lt(f)&&f.message===s?.message);if(i.length<2||i.length>Vs)return t;const c=await Promise.
all(i.map(async({file:f})=>(await n.lines(f)).join(`
`).includes(r))),l=new Set(i.filter((f,g)=>c[g]));return[...l,...t.filter(f=>!l.has(f))]}async function Wo(t,n,s){const r=[];for(const{frame:c,...l}of t)r.push(
c===void 0?await Go(l,n,s):l);const i=await Bo(t,n);return r.map((c,l)=>t[l]?.frame===void 0?c:{...c,file:i.get(l)??""}).filter(({file:c})=>c!=="")}async function Bo(t,n){
const s=[...t.entries()].filter(([,{frame:i}])=>i!==void 0),r=new Map;if(s.length===0)return r;for await(const i of n.walk(Co)){const c=await n.lines(i)??[];for(const[
l,{frame:f,line:g}]of s){const w=c[(g??0)-1]??"";w.length>Ps||w.trim()!==f?.trim()||r.set(l,r.has(l)?"":(0,S.relative)(n.root,i))}}return n.isOver?new Map:r}async function Go(t,n,s){
if(/^[\w+.-]+:/.test(t.file))return t;const[r=""]=t.file.split("?",1),i=(0,S.resolve)(s,r);if(!(0,M.FK)(n.root,i))return t;const c=(0,S.relative)(n.root,i),l=Ho(
t.file),f=l?await Yo(l,t,i,n):await Ko(t,i,n);return{...t,file:c,...f}}async function Ko({file:t,line:n,message:s},r,i){const[c,l]=[(0,Pe.ri)(s),(0,Le.B)(s)?.name];
if(c===void 0&&l===void 0)return{};const f=Q=>Q.length>Ps?-1:c?Q.search(c):Q.split(/[^\w$]+/).includes(l??"")?Q.indexOf(l??""):-1,g=n===null||i.isOver?void 0:(await i.
lines(r))?.[n-1];return g!==void 0&&f(g)>=0?{}:await zo(Q=>c||/^\s*(?:import|export)\b/.test(Q)?f(Q):-1,r,i)??(Po.test(t)?{line:null,column:null}:{})}async function zo(t,n,s){
const r=await s.filesIn(n,Mo)??[n],i=[];for(const c of r){if(s.isOver)return;const l=await s.lines(c)??[],f=l.findIndex(w=>t(w)>=0),g=t(l[f]??"")+1;f>=0&&i.push(
{file:(0,S.relative)(s.root,c),line:f+1,column:g})}return i.length===1?i[0]:void 0}function Ho(t){const n=Lo.exec(t)?.[1];return n!==void 0?s=>[...s.keys()].filter(
r=>Zo(s[r]))[Number(n)]:t.endsWith(Fe.$p)?je.EZ:void 0}function Zo(t=""){return t.length<=Ps&&/^\s*<style\b/.test(t)}async function Yo(t,{line:n,column:s},r,i){
const c=i.isOver?void 0:await i.lines(r),l=c&&t(c);return l===void 0||n===null?{line:null,column:null}:{line:l+n,column:s}}}),6826:((be,ne,h)=>{h.r(ne),h.d(ne,{
diagnosticsOf:()=>Ve,faultsOfSuccess:()=>Rs,findingsOf:()=>Os,findingsOfStart:()=>kt,isFaultOfSource:()=>Cs});var S=h(6760),M=h(1224),Z=h(5807),j=h(8595),H=h(2345),
K=h(2416),z=h(107),D=h(9882),Y=h(2207),$=h(5230);function C(e,o,a){for(const d of e.signs)if(!(d.codes&&!(o.code&&d.codes.includes(o.code)))&&!(d.exitCodes&&!(typeof o.
exitCode=="number"&&d.exitCodes.includes(o.exitCode)))&&!(d.signals&&!(o.signal&&d.signals.includes(o.signal)))&&!(d.stages&&o.stage&&!d.stages.includes(o.stage.
toLowerCase()))&&!(d.weak&&o.diagnostics?.some(({severity:u,line:m})=>u==="error"&&m!==null))){if(!d.log)return{groups:{},facts:o,lines:a};for(let u=a.length-1;u>=
0;u--){const m=(0,$.$)(d.log,a[u]??"");if(m)return{groups:m.groups??{},facts:o,lines:a}}}}function T({code:e}){return Y.sR.some(o=>o===e)}function k(e,o){for(const a of e){
const d=(0,$.$)(o,a)?.[1];if(d!==void 0)return d}}function E(e,o){return e===void 0||e===""?o:`"${e}"`}var A=h(770),F=h(9047),P=h(7214),L=h(8503),x=h(1981);const I=[
{name:"import-case",signs:[{}],summary:e=>{const o=(0,P.XQ)(e);return o&&`the import "${o.specifier}" differs from the file's name only in upper and lower case`},
remedy:e=>`The file is ${E((0,P.XQ)(e)?.actual,"there")}: write the import as it is spelt, or rename it with git mv. Builds run where case counts.`},{name:"miss\
ing-file",signs:[{}],summary:e=>{const o=(0,P.ne)(e),a=/\.html?$/.test(o?.importer??""),d=o?.kind==="file"&&(a?o.specifier:(0,x.p)(o.specifier,e));return d&&(0,L.
f)(e).some(A.lQ)?`the import "${d}" leads to no file and no package`:d?`the file "${d}" that is imported does not exist`:void 0},remedy:e=>{const o=(0,L.f)(e);if(o.
length>0)return`There is ${R(o)}: correct the import, or commit the file that it names.`;const{importer:a="",specifier:d=""}=(0,P.ne)(e)??{};return`Check the pa\
th and its upper and lower case, and that the file is committed: \`git check-ignore -v\` tells whether .gitignore holds it back.${/\.s[ac]ss$/.test(a)&&/^\w[\w.-]*\//.
test(d)?" If it is of a package, add the package to package.json and the lockfile.":""}`}},{name:"missing-export",signs:[{}],summary:({facts:e})=>{const o=O(e);
return o&&`${o.file}${o.line===null?"":`:${o.line}`}: ${o.message}`},remedy:({facts:e})=>{const{message:o=""}=O(e)??{},a=(0,A.Or)(o),{name:d,from:u}=(0,F.B)(o)??
{},m=u?E(u,""):"the module";return a.length>0?`Import ${R(a)} from ${m}, or export ${d} there.`:d==="default"?`Import by name from ${m}, in braces, or give it a\
 default export.`:`Export ${d} from ${m}, or import what it has. A type needs import type.`}},{name:"missing-read",signs:[{log:/ENOENT: no such file or directory, (?:open|stat|scandir) '(?<path>[^']{1,400})'/}],
summary:e=>{const o=e.facts.diagnostics?.find(({severity:a,line:d})=>a==="error"&&d!==null);if(!(o&&!o.message.includes("ENOENT")))return`the file "${(0,x.p)(e.
groups.path??"",e)}" that is read does not exist`},remedy:()=>"Check the path where it is written, its upper and lower case, and that the file is committed."},{
name:"missing-package",signs:[{}],summary:e=>{const o=(0,P.ne)(e);if(o?.kind!=="package")return;const a=(0,P.SN)(e.facts),d=a.length===0?"":`, and package.json \
has ${R(a)}`;return`the package "${o.specifier}" is not installed${d}`},remedy:e=>{const o=(0,P.ne)(e)?.specifier??"the package",a=(0,P.SN)(e.facts);return a.length>
0?`package.json has ${R(a)}: correct the name ${o}, or add a package of that name to package.json and the lockfile.`:e.lines.some(d=>d.includes("No module named"))?
`Add ${o} to the project's requirements.`:`Run npm install ${o} (or your package manager's add) and commit package.json with the lockfile.${p(e.facts)}`},part:()=>({
kind:"uninstalled"})}];function O({diagnostics:e=[]}){const o=e.find(({severity:a})=>a==="error");return o&&(0,F.B)(o.message)?o:void 0}function R(e){return[e.slice(
0,-1).join(", "),...e.slice(-1)].filter(Boolean).join(" or ")}function p(e){return T(e)?"":" A platform that installs with NODE_ENV=production leaves out devDep\
endencies."}const b=[{name:"memory-limit",signs:[{codes:["out_of_memory"],log:/was stopped because (?<why>[\w ,.:']{1,300})$/}],summary:({groups:e})=>e.why??"th\
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
package.json has no script ${E(e.script,"of that name")}`,remedy:({facts:e,groups:o,lines:a})=>{const d=e.diagnostics?.find(({code:N})=>N==="missing-script"),u=y(
a).filter(N=>N!==o.script),m=d?(0,A.Or)(d.message):(0,D.pA)(o.script??"",u);return`${m.length>0?`There is ${R(m)}. `:""}Add the script ${E(o.script,"named in th\
e log")} to package.json, or name one that exists where it is called.`},part:({groups:e})=>({kind:"member",name:"scripts",wanted:e.script})},{name:"command-not-\
found",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>[\w@./-]{1,100}): (?:command )?not found$/},{log:/spawn (?<command>[\w@./-]{1,100}) ENOENT$/},
{exitCodes:[127]}],summary:({groups:e})=>`the command ${E(e.command,"to run")} was not found`,remedy:({groups:e,facts:o})=>`Add the package that brings ${E(e.command,
"it")} to dependencies in package.json.${p(o)}`,part:({groups:e})=>e.command?{kind:"script",command:e.command}:void 0},{name:"permission-denied",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>\S{1,200}): Permission denied$/},
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
rough \${{ secrets.${e.name??"NAME"} }}.`},...I,{name:"builder-crashed",signs:[{codes:["builder_crashed"]}],summary:({facts:e})=>(e.message||"The process that b\
uilt this deployment crashed").replace(/^The/,"the"),remedy:()=>"Deploy again. If it fails again, something in the repository crashes the platform's worker: the\
 operators find the cause in the platform's log."},{name:"build-killed",signs:[{codes:["build_killed"]},{signals:["SIGKILL","SIGTERM"]},{exitCodes:[137,143]}],summary:()=>"\
the build was killed",remedy:()=>"Look in the log for what ended it, and deploy again. If it fails again, the build may need more memory or time than it may use\
."}];function y(e){const o=new Set,a=e.findLastIndex(d=>/[Mm]issing script|not found|a script named/.test(d));for(const d of e.slice(Math.max(0,a),a+40)){const u=k(
[d],/^\s*(?:npm|pnpm|yarn|bun) run ([\w:.-]{1,60})(?:\s|$|")/)??k([d],/Did you mean "(?:pnpm|yarn|npm) (?:run )?([\w:.-]{1,60})"/);u&&o.add(u)}return[...o].slice(
0,10)}function W(e){return e?{kind:"dependency",name:U(e)}:void 0}function U(e){return e.replace(/%2f/i,"/").replace(/\/-\/.*$/,"").replace(/(?<=.)@.*$/,"").replace(
ce,"")}const ce=/(?<=\w)-(\d{1,5}\.\d{1,5}\.\d[\w.+-]{0,60})\.tgz$/;function ae(e){return/^.[^@]*@(?:npm:)?(.+)$/.exec(e)?.[1]??ce.exec(e)?.[1]}function le(e){switch(e.
kind){case"uninstalled":return;case"file":return e.path;default:return"package.json"}}const ge=[{name:"browser-only",signs:[{log:/ReferenceError: (?<name>window|document|localStorage|sessionStorage|navigator|HTMLElement) is not defined/}],
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
/#[\w:-]{1,60}/g,"")}`:""}`},remedy:()=>"Take one of the dependencies between these packages out of their package.json files.",part:({lines:e})=>W(k(e,/^\s*\|\s{1,8}([@\w./-]{1,100})#\S{1,60} -> /))},
{name:"turbo",signs:[{tool:"turbo",log:/^[\s`>-]*[x×] (?<what>No package found with name '[^']{1,100}' in workspace)$/},{tool:"turbo",log:/^[\s`>-]*[x×] (?<what>Could not find task `[^`]{1,100}` in project)$/}],
summary:({groups:e})=>`turbo: ${e.what}`,part:({groups:e})=>e.what?.includes("task")?{kind:"file",path:"turbo.json"}:void 0,remedy:({groups:e})=>e.what?.includes(
"task")?"Name the task in build-command as turbo.json has it among its tasks.":"Write --filter in build-command as the name in that package's package.json."},{name:"\
css-minify",signs:[{tool:"vite",log:/^(?:\w*Error: )?\[lightningcss minify\] (?<what>\S.{0,200})$/}],summary:({groups:e,lines:o,facts:a})=>{const d=a.diagnostics?.
find(({severity:v,line:N})=>v==="error"&&N!==null);if(d)return`${d.file}:${d.line}: ${e.what}`;const u=o.findIndex(v=>/^\s*\|\s+\^/.test(v)),m=/^\d{1,7} *\| *(\S.{0,80})/.
exec(o[u-1]??"")?.[1]?.trim();return`the style sheets do not parse: ${e.what}${m?`, at ${E(m,"")}`:""}`},remedy:()=>"Look above what is quoted for a rule or a c\
omment that is not closed, in the style sheet that holds it."}];var J=h(1809),te=h(7491);const se=/(?:\b|[a-z])(?:error|exception|fatal|failed|cannot|denied|invalid)\b/i,
X=/^(?: {0,3}(?:\[?(?:ERROR|error|FATAL)\]?:?|(?:lerna )?ERR!|NX|[x×✖✘]|>(?= [A-Z].*\.$))\s+){1,3}/u,re=/^ {1,3}[x×✖] \S/u,he=/^\s*\[cause\]: (?:Error: )?(?<message>\S.*)$/,
Ee=/^(?:\$ |(?:Failed|Error|Aborted)[.!]?$|A complete log of this run|Log files were not written|For help, run: |(?:\[\w{1,20}\] )?(?:[✗x🚨] )?Build failed|Failed to compile|Storybook exited with|(?:success|failed|not finished) .{1,200} - [\d.]+s$|Use --verbose |Pass --verbose |yarn (?:run|install) v\d|\[[\w@:/ .-]{1,60}\]$|Rspack (?:build failed|compiled)|To suppress |INFO |FATAL$|(?:error )?(?:during build|Command failed)|Node\.js v\d|Found \d+ errors? |Eleventy Fatal Error|Problem writing Eleventy|(?:Wrote|Copied) \d|\s{0,4}ELIFECYCLE|\s{0,4}run failed: command |Lifecycle script |script "[^"]{1,60}" exited with |(?:code|path|workspace|location|syscall) \S{1,400}$|>(?! [A-Z].*\.$)|[{}(]|at |info |Exit code|$)/u,
Ne=/^(?:Checked out |Cloning |\[\d\/\d\] |Progress: |Packages: |Scope: |Saved lockfile|Already up to date|Lockfile is up to date|Done in |Resolv(?:ing|ed)[ ,]|This error happened while |Run with the --force |Running target |[·•\u2800-\u28ff├└│┌] ?|[-+]{1,80}$|[-\\|/] |notsup (?:Valid|Actual) |\d\d:\d\d:\d\d\s)/u,
xe=/^\s/,Be=/^\s*(?:at |[|│:{}>^~-]|\d{1,7} *[|│])/,Se=/^(?:Most likely|Probably|Possibly|Perhaps|Maybe|This is (?:likely|probably|usually)|Reason:|Because)\b/,
Te=/ \w{2,30} \w/,Me=/\b\d{1,7} (?:error|warning|problem)s?\b/;function Ie(e){return e===""||/^[$>] /.test(e)}function ve(e){return Ee.test(e)||Ne.test(e)||(0,J.
Ol)(e)}function Oe(e,o){const a=e.findLast(ee=>he.test(ee));if(a)return he.exec(a)?.groups?.message;const d=e.findLastIndex(J.oJ),u=(0,te.E)(e.map(ee=>({text:ee})),
0,e.length),m=e.flatMap((ee,oe)=>{if(ee===o)return[];const ye=ee.replace(X,""),[De,Ue,it]=[re.test(ee),!xe.test(ye),oe>d];return ve(ye)||u.has(oe)?[]:[{text:ye,
isReport:De,isLoose:Ue,isLate:it}]}),v=m.filter(({isLoose:ee})=>ee),N=m.filter(({isLate:ee})=>ee),V=v.findLast(({text:ee,isReport:oe})=>oe||se.test(ee))??N.findLast(
({text:ee,isLoose:oe})=>oe&&(0,K.F7)(ee))??N.findLast(({text:ee,isLoose:oe})=>oe&&!(0,K.c4)(ee))??N.findLast(({text:ee})=>!Be.test(ee)&&!(0,K.c4)(ee));if(!V)return e.
findLast((ee,oe)=>oe>d&&u.has(oe)&&Te.test(ee)&&!Me.test(ee))?.trim();const fe=m[m.lastIndexOf(V)+1]?.text??"";return Se.test(fe)?`${V.text.trim()} ${fe.trim()}`:
V.text.trim()}const Ce=[{name:"install-script",signs:[{tool:"npm",log:/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (?<command>\S.{0,300})$/},{tool:"yarn",log:/^error \S{0,300}\/node_modules\/(?<name>(?:@[\w.-]{1,80}\/)?[\w.-]{1,100}): Command failed\.$/},
{tool:"yarn",log:/^error Command failed with exit code \d{1,3}\.$/},{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150})@(?<where>workspace|npm|\w{1,20}):\S{1,200} couldn't be built successfully/},
{tool:"bun",log:/^error: (?<script>\w{1,20}) script from "(?<name>[^"]{1,150})" exited with/},{log:/^> @?[^\s@]{1,150}@[^\s@]{1,60} (?<script>(?:pre|post)?install|(?:pre|post)?prepare)(?: |$)/}],
summary:e=>{if(e.facts.stage!=="install")return;const{name:o,script:a,command:d}=G(e),u=o?`the package ${E(o,"")}`:"the project",m=ie(e,d)??Oe(e.lines,e.facts.message);
return`${u} fails in its ${a??"install script"}${d?` (${d})`:""}${m?`: ${m}`:""}`},remedy:e=>G(e).name?"Update the package, or leave its script out if the site \
does not need it: an .npmrc with ignore-scripts=true leaves out all of them (Yarn 2 and later: enableScripts: false in .yarnrc.yml).":"Correct the script in pac\
kage.json, and check that the file that it runs is committed, with its upper and lower case.",part:e=>{const{name:o,script:a,command:d}=G(e);return o?{kind:"dep\
endency",name:o,script:{name:a,command:d}}:{kind:"script",name:a,command:d}}}],Le=/^> @?[^\s@]{1,150}@[^\s@]{1,60} (\w{1,20})(?: |$)/,Pe=[/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (\S.{0,300})$/,
/^Command: (\S.{0,300})$/,/^(?:> |\$ )((?!@?[^\s@]{1,150}@[^\s@]{1,60} \w{1,20}(?: |$))\S.{0,300})$/],Qe=/^path \S{0,300}\/node_modules\/((?:@[\w.-]{1,80}\/)?[\w.-]{1,100})$/;
function G({groups:e,lines:o}){const a=e.name??k(o,Qe),d=k(o,/^> (@?[^\s@]{1,150})@[^\s@]{1,60} \w{1,20}(?: |$)/),u=e.where==="workspace"||a!==void 0&&a===d,m=e.
command??q(o,Pe);return{name:a&&!u?U(a):void 0,script:e.script??k(o,Le),command:m}}function q(e,o){for(const a of o){const d=e.slice(1).flatMap(u=>a.exec(u)?.[1]??
[]).at(-1);if(d)return d}}function ie(e,o=""){const a=k(e.lines,/Cannot find module '(\/[^']{1,300})'/);return a?`${o.split(" ").find(u=>a.endsWith(`/${u.replace(
/^\.\//,"")}`))??(0,x.p)(a,e)} does not exist`:void 0}const ue=[{name:"peer-conflict",signs:[{tool:["npm","pnpm"],log:/^code ERESOLVE|^ERESOLVE (?:could not resolve|unable to resolve)|ERR_PNPM_PEER_DEP_ISSUES/}],
summary:({lines:e})=>{const o=k(e,pe),a=k(e,de),d=k(e,/^Found: (\S{1,150})$/);return o&&a&&d?`${a} asks for ${o.replaceAll('"',"")}, and the project has ${d}`:o?
`dependencies ask for versions that exclude each other (${o})`:"peer dependencies conflict"},remedy:()=>"Move the packages named in the log to versions that fit\
 each other. As a stopgap commit an .npmrc with legacy-peer-deps=true.",part:({lines:e})=>W(k(e,de))},{name:"workspace-missing",signs:[{tool:"pnpm",log:/ERR_PNPM_WORKSPACE_PKG_NOT_FOUND\s.{0,300}?"(?<name>@?[^@"\s]{1,150})@workspace:/},
{tool:"yarn-berry",log:/^(?:Error: )?(?<name>@?[^@\s]{1,150})@workspace:[^\s:]{1,60}: Workspace not found/},{tool:"bun",log:/Workspace dependency "(?<name>[^"]{1,150})" not found/}],
summary:({groups:e})=>`the repository has no workspace called ${E(e.name,"as a dependency names it")}`,remedy:()=>"Correct the name in package.json, or add the \
folder of that package to the workspaces of the root (pnpm: pnpm-workspace.yaml).",part:({groups:e})=>W(e.name)},{name:"workspace-version",signs:[{tool:"pnpm",log:/ERR_PNPM_NO_MATCHING_VERSION_INSIDE_WORKSPACE\s.{0,300}?for (?<name>\S{1,150}) inside the workspace/}],
summary:({groups:e})=>`no workspace of the repository fits ${E(e.name,"what a dependency asks for")}`,remedy:({groups:e})=>`Let the dependency ${e.name?`on ${U(
e.name)} `:""}ask for the version that the workspace's own package.json has, or write * (pnpm, Yarn 2 and Bun: workspace:*).`,part:({groups:e})=>W(e.name)},{name:"\
manager-version",signs:[{tool:"corepack",log:/HTTP 404 when performing the request to https?:\/\/[^\s;]{1,200}\/(?<name>@yarnpkg\/cli-dist|yarn|pnpm|npm)\/(?<version>[\w.-]{1,40})/},
{log:/No matching version found for (?<name>@yarnpkg\/cli-dist)@(?<version>[\w.-]{0,40}\w)/},{stages:["install"],log:/^The install command `npm install [^`]{1,400} (?<name>@yarnpkg\/cli-dist|yarn|pnpm|bun)@(?<version>\d[\w.-]{0,40})` exited /}],
summary:({groups:e})=>`packageManager names ${e.name==="@yarnpkg/cli-dist"?"yarn":e.name}@${e.version}, which cannot be installed: the registry may not have tha\
t version`,remedy:()=>"Set packageManager in package.json to a version that is published, and write the lockfile with it.",part:()=>({kind:"member",name:"packag\
eManager"})},{name:"version-not-found",signs:[{tool:"npm",log:/No matching version found for (?<name>\S{1,150}?)\.?(?: while|$)/},{tool:"yarn",log:/Couldn't find any versions for "(?<name>[^"]{1,120})"(?: that matches "(?<wanted>[^"]{1,100})")?/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): No candidates found/},{tool:"bun",log:/^error: No version matching "(?<wanted>[^"]{1,100})" found for specifier "(?<name>[^"]{1,150})"/}],
summary:({groups:e})=>`no version of ${E(e.name&&$e(e.name,e.wanted),"a package")} fits`,remedy:({groups:e,lines:o})=>{const a=k(o,/while installing the dependencies of (\S{1,200})/);
return a?`${a} asks for it: update that package, or override the version in package.json.`:`Correct the version in package.json to one that is published, and co\
mmit the new lockfile. If package.json does not name ${e.name?U(e.name):"it"}, a package that it names asks for it: update that one, or override the version.`},
part:({groups:e,lines:o})=>W(Ae(o)??e.name)},{name:"package-not-found",signs:[{tool:"npm",log:/^404\s+(?:The requested resource )?'(?<name>[^']{1,150})' (?:is not in this registry|could not be found)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_404\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): Not Found/},{tool:"yarn",log:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): Not found/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Package not found/},{tool:"bun",log:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 404$/}],
summary:({groups:e})=>`the package ${E(e.name&&$e(e.name),"asked for")} is not in the registry`,remedy:()=>"Check its name in package.json. If it is private, se\
t its registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:e,lines:o})=>W(Ae(o)??e.name)},{name:"registry-login",signs:[
{tool:"npm",log:/(?:401 Unauthorized|403 Forbidden) - (?:GET|PUT) https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?=\s|$)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_40[13]\s+GET https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/:]{1,100}\/)?[^\s/:]{1,150}(?:\/-\/[^\s/:]{1,150})?): /},
{tool:"bun",log:/^error: GET https?:\/\/(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 40[13]$/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Invalid authentication/}],summary:({groups:{host:e,name:o}})=>`${`the package registry${e?` ${e}`:
""}`} refused the login${o?` for ${U(o)}`:""}`,remedy:()=>"Give the build a registry token as an app variable (input env), and name that variable as :_authToken\
 in .npmrc (Yarn 2 and later: npmAuthToken in .yarnrc.yml).",part:({groups:e})=>W(e.name)},{name:"registry-refused",signs:[{tool:"npm",log:/^(?<why>[45]\d\d \w[\w ]{0,40}) - GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?: - |$)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_[45]\d\d\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): (?<why>.{1,60})$/},{tool:"yar\
n",log:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): (?!Integrity check)(?<why>[^"]{1,100})/},
{tool:"bun",log:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - (?<why>[45]\d\d)$/}],summary:({groups:{
name:e="",why:o}})=>`the package registry does not give ${U(e)}: ${o}`,remedy:()=>"Deploy again if the registry is at fault. If the package is private, set its \
registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:e})=>W(e.name)},{name:"integrity",signs:[{tool:["pnpm","yarn","bun"],
log:/ERR_PNPM_TARBALL_INTEGRITY\s+Got unexpected checksum for "\S{1,300}?\/(?<name>(?:@[\w.-]{1,80}(?:\/|%2f))?[\w.-]{1,100})\/-\/|Integrity check failed for (?:tarball: |")(?<tarball>[^"\s]{1,150})/i},
{tool:["npm","pnpm","yarn","yarn-berry"],log:/^code EINTEGRITY|ERR_PNPM_TARBALL_INTEGRITY|Integrity check failed for|The remote archive doesn't match the expected checksum/}],
summary:e=>{const o=Fe(e);return`${o?`the package ${E(o,"")}`:"a package"} differs from what the lockfile or the registry records`},remedy:()=>"Delete the lockf\
ile and node_modules, install again, and commit the new lockfile. If it differs again, the registry or a proxy changes packages.",part:e=>W(Fe(e))}],pe=/^\s*peer (\S{1,120}) from /,
de=/^\s*peer \S{1,120} from (@?[^\s@]{1,150})@/;function $e(e,o=ae(e)){return o===void 0?U(e):`${U(e)}@${o}`}function Ae(e){return k(e,/(?:while installing the dependencies of|hereby required by) (\S{1,200}?)\.?$/)}
function Fe({groups:e,facts:o}){const a=e.name??e.tarball??k(o.log,/tarball data for (@?[^\s@]{1,150})@/);return a&&U(a)}function Ke(e,o){const a=k(e,/Not compatible with your version of node\/npm: (\S{1,150})$/)??
k(e,/^error (\S{1,150}): The engine "node" is incompatible/)??k(e,/Your Node version is incompatible with "(\S{1,300})"/),d=a?.startsWith("/")??!1;return{name:d?
void 0:a&&U(a),isProject:d,...vt(e,o)}}function vt(e,o){const a={member:"node",wanted:o??k(e,/Required: \{.{0,60}?"node":"([^"]{1,60})"/)??k(e,/^Expected version: (.{1,60})$/),
actual:k(e,/Actual: .{0,60}?"node":"([^"]{1,20})"/)??k(e,/(?:^|\. )Got:? "?(v?\d[\d.]{0,20})"?$/)},d={member:"npm",wanted:k(e,/Required: \{.{0,100}?"npm":"([^"]{1,60})"/),
actual:k(e,/Actual: .{0,60}?"npm":"([^"]{1,20})"/)};return d.wanted!==void 0&&!Ot(d.wanted,d.actual)&&Ot(a.wanted??"*",a.actual)?d:a}function Ot(e,o){const a=/^v?(\d{1,5})\.(\d{1,5})\.(\d{1,5})$/.
exec(o??"")?.slice(1);if(!a)return!1;const d=u=>u.trim().replace(/([<>=^~]) /g,"$1").split(" ");return e.split("||").some(u=>d(u).every(m=>$n(m,a.map(Number))))}
function $n(e,o){if(e==="*"||e==="")return!0;const a=/^(\^|~|[<>]=?|=|)v?(\d{1,5})(?:\.(\d{1,5}))?(?:\.(\d{1,5}))?(?:\.[x*])*$/.exec(e);if(!a)return!1;const[,d=""]=a,
u=a.slice(2).flatMap(B=>B===void 0?[]:[Number(B)]),v=o.slice(0,/^(?:>|<=)$/.test(d)?u.length:3).map((B,V)=>B-(u[V]??0)).find(B=>B!==0)??0,N=B=>u.slice(0,B).every(
(V,fe)=>V===o[fe]);return d===">"?v>0:d==="<"?v<0:d==="<="?v<=0:d===""||d==="="?N(3):v>=0&&(d===">="||N(d==="^"?1:2))}const bn=[{name:"engine",signs:[{tool:["np\
m","pnpm"],log:/^code EBADENGINE|ERR_PNPM_UNSUPPORTED_ENGINE/},{tool:"yarn",log:/The engine "node" is incompatible with this module\. Expected version "(?<wanted>[^"]{1,60})"/},
{log:/Node(?:\.js)?(?: version)? v?[\d.]+(?:\.x)? is not supported by|node: v?[\d.]+ is not supported/},{weak:!0,tool:"vite",log:/You are using Node\.js [^ ]{1,20} (?:For|Vite)\b/},
{weak:!0,log:/(?:requires|required|minimum) (?:a )?(?:minimum )?Node(?:\.js)?(?: version)?(?: of)? (?<wanted>v?\d[\d.+]{0,12})/i},{tool:"webpack",log:/error:0308010C:digital envelope routines::unsupported|ERR_OSSL_EVP_UNSUPPORTED/}],
summary:({groups:e,lines:o})=>{const{name:a,isProject:d,member:u,wanted:m,actual:v}=Ke(o,e.wanted),N=a?E(a,""):d?"the project":void 0,B=u==="npm"?"npm":"Node.js",
V=N?`${N} asks for ${B}`:`the ${B} version does not fit`;if(!m)return V;const fe=v?`, and the build runs ${v}`:"";return N?`${V} ${m}${fe}`:`${V} (wanted: ${m}${fe}\
)`},remedy:({facts:e,groups:o,lines:a})=>{const{member:d,actual:u}=Ke(a,o.wanted);return d==="npm"?`Let engines.npm in package.json allow ${u}, the npm that bui\
lds run.`:a.some(v=>v.includes("digital envelope routines"))?`${Sn}, or ${_t("16",e)}.`:`Let engines.node in package.json and the versions of the packages allow\
 the Node.js that builds run, or ${_t("the version that is asked for",e)}.`},part:({lines:e})=>{const{name:o,isProject:a,member:d}=Ke(e,void 0);return o||a?{kind:"\
engines",name:o??"",member:d}:void 0}},{name:"wrong-platform",signs:[{tool:["npm","pnpm"],log:/Unsupported platform for (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: wanted (?<wanted>\{[^}]{1,200}\})/}],
summary:({groups:{name:e,wanted:o}})=>`the package ${E(e,"")} is for another system${o?` (${o.replace(/[{}"]/g,"").replaceAll(":",": ")})`:""}`,remedy:({groups:e})=>`\
Move ${E(e.name,"the package")} to optionalDependencies in package.json, or take it out, and commit the new lockfile.`,part:({groups:e})=>W(e.name)},{name:"pack\
age-manager",signs:[{tool:"pnpm",log:/This project is configured to use (?<name>\w{1,20})/},{tool:"yarn",log:/This project's package\.json defines "packageManager": "(?<name>[^"]{1,40})"/}],
summary:({groups:e})=>`the project asks for another package manager${e.name?` (${e.name})`:""}`,remedy:({facts:e})=>`Make packageManager in package.json and the\
 committed lockfile name the same package manager${T(e)?"":", in a version that the platform has"}.`,part:()=>({kind:"member",name:"packageManager"})}],Sn="The \
bundler is too old for this Node.js. Update it (webpack 5.61 or later), or set the app variable NODE_OPTIONS to --openssl-legacy-provider";function _t(e,o){return T(
o)?`write ${e} to .nvmrc`:`set nodeVersion in app-settings to ${e} on a platform that has it`}const kn=/request to https?:\/\/(?:[^\s/]{1,100}\/){1,6}?(@[^\s/]{1,100}\/[^\s/]{1,150}|[^\s/]{1,150})(?:\/-\/\S{1,200})? failed/,
vn=/^path \S{1,400}\/node_modules\/((?:@[\w.-]{1,60}\/)?[\w.-]{1,100})$/,dt="ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|ECONNREFUSED|ERR_SOCKET_TIMEOUT|UND_ERR_CO\
NNECT_TIMEOUT";function Rt({groups:e,lines:o}){const a=/\b(?:getaddrinfo|connect) E[A-Z_]{4,20} (\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/;return e.host??k(
o,a)}const On=/^(?:127\.0\.0\.1|\[?::1\]?)(?=:|$)/,_n=[{name:"conflict-markers",signs:[{tool:["pnpm","yarn"],log:/Merge conflict detected in (?<file>[\w.-]{1,60})/},
{tool:"yarn-berry",log:/Cannot autofix a lockfile when running an immutable install/},{log:/^(?:>? *\d{1,6} \| ?)?<{7} (?:HEAD|[\w/.-]{1,100})$/}],summary:({groups:e})=>`${e.
file??"the lockfile"} has the conflict markers of a merge`,remedy:()=>"Finish the merge: take one side of the file, run your package manager's install on your m\
achine, and commit the lockfile that it writes.",part:()=>({kind:"lockfile",lacks:[]})},{name:"lockfile-missing",signs:[{tool:"npm",log:/`npm ci` command can only install with an existing package-lock\.json/},
{tool:"pnpm",log:/ERR_PNPM_NO_LOCKFILE/},{tool:"npm",log:/Unsupported URL Type "workspace:"/}],summary:()=>"the repository has no lockfile",remedy:()=>"Run the \
install on your machine and commit the lockfile it writes.",part:()=>({kind:"lockfile",lacks:[]})},{name:"lockfile-outdated",signs:[{tool:"npm",log:/^`npm (?<manager>ci)` can only install packages when your package\.json and/},
{tool:"pnpm",log:/(?<manager>ERR_PNPM)_(?:OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH|FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE)/},{tool:"yarn",log:/Your (?<manager>lockfile) needs to be updated, but yarn was run with `--frozen-lockfile`/},
{tool:"yarn-berry",log:/The (?<manager>lockfile) would have been (?:modified|created) by this install, which is explicitly forbidden/},{tool:"bun",log:/(?<manager>lockfile) had changes, but lockfile is frozen/},
{stages:["install"],log:/\b(?:package-lock\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock|lockfile)\b.{0,80}\b(?:out of (?:sync|date)|not up to date|outdated)/i}],summary:({
lines:e})=>`the lockfile does not fit package.json${xt(e)}`,remedy:({groups:e})=>`Run ${(e.manager==="ci"?"npm install":e.manager==="ERR_PNPM"?"pnpm install":"")||
"your package manager's install"} on your machine and commit the lockfile together with package.json.`,part:({lines:e})=>({kind:"lockfile",lacks:[...je(e),...Rn(
e)].map(U)})},...ue,...bn,{name:"git-dependency",signs:[{stages:["install"],log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey|Repository not found\./}],
summary:()=>"a dependency comes from a Git repository that the build cannot read",remedy:()=>"Name the dependency by an https:// URL that needs no login, or pub\
lish it to a registry and give the build a token."},{name:"network",signs:[{tool:["npm","pnpm"],log:new RegExp(`^code (?:${dt})|^network .{0,80}(?:${dt})|ERR_PN\
PM_META_FETCH_FAIL`)},{weak:!0,log:/^\s{0,8}(?:Error: |TypeError: )?fetch failed$/},{weak:!0,tool:"next",log:/^Failed to fetch `?[^`]{1,100} from Google Fonts/},
{log:new RegExp(`(?:getaddrinfo|request to https?://\\S{1,200} failed).{0,80}(?:${dt})`)},{log:/\b(?:connect|getaddrinfo) (?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT) (?<host>\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/},
{log:/Could not resolve host: (?<host>[\w.-]{1,200})|Failed to connect to \S{1,100} port|network connectivity|The operation timed out\. fetching/}],summary:e=>{
const o=Rt(e);return o?`the network failed: ${o.replace(On,"localhost")} cannot be reached`:"the network failed while the build fetched something"},remedy:()=>"\
Run the deploy again. If it repeats, check the host that the log names and that the platform may reach it.",part:e=>{if(e.facts.stage!=="install")return;const o=Rt(
e)??k(e.lines,/request to https?:\/\/([^\s/]{1,200})\/\S{1,300} failed/),a=W(k(e.lines,kn)??k(e.lines,vn))?.name;return a===void 0&&o===void 0?void 0:{kind:"dep\
endency",name:a,host:o}}},{name:"certificate",signs:[{log:/\b(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_HAS_EXPIRED)\b/}],
summary:()=>"a certificate was refused while the build fetched something",remedy:({facts:e})=>`If a proxy or a private registry has a certificate of its own aut\
hority, let ${T(e)?"the operators start the platform with NODE_EXTRA_CA_CERTS":"NODE_EXTRA_CA_CERTS on the platform"} name that authority's file.`},{name:"nativ\
e-optional",signs:[{log:/Cannot find module '?(?<name>@rollup\/rollup-[\w-]+|@esbuild\/[\w-]+|@rolldown\/binding-[\w-]+|lightningcss[.\w-]*|@tailwindcss\/oxide[\w-]+|@next\/swc[\w-]+|@parcel\/watcher-[\w-]+)'?/}],
summary:({groups:e})=>`the binary package ${E(e.name,"of a tool")} is not installed for this system`,remedy:()=>"The lockfile lacks other systems: delete node_m\
odules and the lockfile, install again with a current npm, and commit the new lockfile."},{name:"node-gyp",signs:[{tool:"node-gyp",log:/^gyp ERR! (?:find Python|stack Error)|node-pre-gyp ERR!/}],
summary:()=>"a native package could not be compiled",remedy:()=>"Use a version of the package that ships binaries for this Node.js version, or a pure JavaScript\
 one."},...Ce];function xt(e){const[o]=je(e);if(o)return`: it lacks ${o}`;for(const a of e){const[,d,u]=Tt.exec(a)??[];if(d)return`: it has ${d}, and ${u} is as\
ked for`}return""}const Tt=/^Invalid: lock file's (\S{1,200}) does not satisfy (\S{1,200})$/,ut=[/^Missing: (\S{1,200}?)@? from lock file$/,/dependencies were added: (\S{1,200}?),?(?:\s|$)/,
/dependencies in package\.json changed since \S{1,60} was saved: (\S{1,200}) was added/,/^\+ {4}(\S{1,200}): "npm:/];function je(e){return e.flatMap(o=>ut.flatMap(
a=>a.exec(o)?.[1]??[]))}function Rn(e){return e.flatMap(o=>Tt.exec(o)?.[2]??[])}const At=[/^Writing (?:\.\/)?([\w@.-]{1,100})\/\S{0,300} from /,/directory: \S{0,200}\/([\w@.-]{1,60})\/$/,
/Wrote site to "([^"]{1,100})"/,/The ([\w-]{1,60}) folder is ready to be deployed/,/Output location: \S{0,200}?((?:dist|build)\/\S{1,100})$/,/Generated static files in "?([\w@./-]{1,100}?)"?\.?$/,
/Generated public ([\w@./-]{1,100})$/,/^\[info\] html generated at \.\/([\w@./-]{1,100})$/,/Success! Generated .{0,40} in "([^"]{1,100})"/,/^((?!\.\w)[\w@./-]{1,100}?)\/(?:assets\/)?[\w.-]{1,100}\.(?:html|js|css)\s{1,60}[\d.,]{1,12} (?:kB|KiB|MB)\b/],
Nt=[{name:"next-export",signs:[{codes:["output_missing","output_empty"],tool:"next",log:/Next\.js \d{1,3}\.\d/}],summary:({facts:e})=>ft(e).includes("out")?void 0:
"Next.js wrote no static export",remedy:()=>"Set output: 'export' in next.config and take next export out of the build command; the output directory is then out\
."},{name:"output-missing",signs:[{codes:["output_missing"]},{log:/[Oo]utput directory "?(?<folder>[\w@./-]{1,100}?)"? (?:does not exist|(?:was |is )?(?:not found|missing))/}],
summary:({groups:e,facts:o})=>{const a=e.folder??o.outputDirectory??Ct(o);return a?`the build did not write the output directory "${a}"${o.keptOutput?It:""}`:"t\
he app names no output directory, and the build wrote none of the usual ones"},remedy:e=>{const{facts:o}=e,a=Pt(e);if(a)return Lt(a);const d=e.lines.some(m=>/^> gatsby build\b/.
test(m)),u=[...Mt,...d?["public"]:[]].find(m=>ft(o).includes(m));return u?`Set output-directory to ${u}, which is there, if it is what the build writes.`:"Set o\
utput-directory to the folder that the build command writes, relative to the root directory: often dist, build, out, public or _site."}},{name:"output-empty",signs:[
{codes:["output_empty"]}],summary:({facts:e})=>`the output directory ${E(e.outputDirectory,"of the app")}${e.keptOutput?`${It},`:""} is empty`,remedy:e=>{const o=Pt(
e);return o?Lt(o):"Check that the build command writes into output-directory, and does not clean it at its end."}},{name:"nothing-to-serve",signs:[{codes:["noth\
ing_to_serve"]}],summary:({facts:e})=>e.message??"the output has no page to serve: no file of it is HTML",remedy:({facts:e})=>`${/starts a program|\([^\s(]{0,20}`?(?:index|server|main|app)\.[cm]?js\b/.
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
{codes:["interrupted"]}],summary:()=>"the platform was stopped while it worked",remedy:()=>"Deploy again."}],It=", which an earlier deploy set",Mt=["dist","buil\
d","out","_site","storybook-static"];function Ct({message:e}){return/output directory `([^`]{1,200})`/.exec(e??"")?.[1]}function ft({message:e}){const[,o=""]=/the folders there are (.{1,1000})/.
exec(e??"")??[];return[...o.matchAll(/`([^`]{1,100})`/g)].map(([,a=""])=>a)}function Lt(e){return e.startsWith("../")?`The log shows files written to ${e}, outs\
ide of the folder that is built: have the build write inside of it, often to dist.`:`Set output-directory to ${e}: the log shows files written there.`}function Pt({
lines:e,facts:o}){const a=d=>d.split("/").length;for(const d of At){const[u]=e.flatMap(v=>{const N=d.exec(v)?.[1]?.replace(/^\.\//,"").replace(/\/(?:assets|_astro)$/,
"");return N?[{folder:N,line:v}]:[]}).sort((v,N)=>a(v.folder)-a(N.folder)),m=u&&xn(u.folder,u.line,o);if(m&&m!==o.outputDirectory)return m}}function xn(e,o,a){const[
d=""]=e.split("/",1),u=ft(a);if(u.length===0||u.includes(d))return e;const m=S.posix.dirname(a.outputDirectory??"");if(m!=="."&&a.list?.(m).length)return`${m}/${e}`;
const v=a.log.find(V=>V.includes(o))??"",N=/(?:^|\s|\/)([\w.-]{1,60}):[a-z][\w:-]{0,60}: /.exec(v)?.[1],B=u.find(V=>N!==void 0&&a.list?.(V).includes(N));return B===
void 0?e:`${B}/${N}/${e}`}const Dt=[{name:"package-json-invalid",signs:[{codes:["package_json_invalid"]},{tool:"npm",log:/Invalid package\.json: \w{0,20}Error: (?<why>.{1,120}?) in JSON at position (?<place>\d{1,9})/},
{tool:["npm","pnpm","yarn","yarn-berry","bun"],log:/^code EJSONPARSE$|ERR_PNPM_JSON_PARSE|SyntaxError: \S{0,300}package\.json: /}],summary:({facts:e,groups:o})=>e.
code==="package_json_invalid"&&e.message?e.message:`package.json is not valid JSON${o.why?`: ${o.why}`:""}`,remedy:()=>"Correct package.json: nothing is install\
ed or published while it cannot be read.",part:({facts:e})=>e.code==="package_json_invalid"?void 0:{kind:"file",path:"package.json"}},{name:"settings-invalid",signs:[
{tool:"nx",log:/^ *NX +(?<why>[A-Z]\w{1,40}) in (?<path>\S{1,300}\.json) at \d{1,7}:\d{1,7}$/},{tool:"lerna",log:/JSONError Error in: (?<path>\S{1,300}\.json)$/},
{tool:"turbo",log:/Unable to read repository configuration (?<path>\S{1,300}\.jsonc?): invalid JSON/}],summary:({groups:e})=>`${jt(e.path)} is not valid JSON${e.
why?` (${e.why})`:""}`,remedy:({groups:e})=>`Correct ${jt(e.path)}: the build cannot read it as it is.`,part:({groups:e})=>e.path?{kind:"file",path:e.path}:void 0},
{name:"outside-workspaces",signs:[{tool:"yarn-berry",log:/you forgot to list (?<folder>\S{1,200}) in its workspace configuration/},{tool:"npm",log:/^No workspaces found:$/}],
summary:({groups:e,lines:o})=>`${e.folder??k(o,/^\s*--workspace=(\S{1,200})/)??"the app's folder"} is not in the workspaces of the repository's root`,remedy:({groups:e,
lines:o})=>`Add ${E(e.folder??k(o,/^\s*--workspace=(\S{1,200})/),"its folder")} to workspaces in the package.json of the root (pnpm: to pnpm-workspace.yaml), in\
stall, and commit the lockfile. Or give the folder a lockfile of its own.`,part:()=>({kind:"member",name:"workspaces"})},{name:"duplicate-package",signs:[{tool:"\
nx",log:/^ *(?:NX +)?Failed to process project graph|multiple projects/},{tool:"npm",log:/EDUPLICATEWORKSPACE|must not have multiple workspaces with the same name/},
{tool:"yarn-berry",log:/Duplicate workspace name (?<name>[^\s:]{1,150})/}],summary:({groups:e,lines:o})=>{const a=e.name??k(o,/^\s*package '([^']{1,150})' has conflicts/);
return a||!o.some(d=>d.includes("Failed to process"))?`two packages of the repository have one name${a?`: ${a}`:""}`:"the graph of projects cannot be made: mult\
iple projects may have one name"},remedy:()=>"Give each package of the repository a name of its own, in its package.json or project.json.",part:()=>({kind:"name\
s"})},{name:"several-apps",signs:[{codes:["app_ambiguous"]}],summary:({facts:e})=>ze(e.message)[0]??"the repository has several apps",remedy:({facts:e})=>`${ze(
e.message)[1]??"Set rootDirectory in app-settings to one of them"}.`},{name:"server-build",signs:[{codes:["server_build"]}],summary:({facts:e})=>ze(e.message)[0]??
"the build makes a server, and only files are served",remedy:({facts:e})=>`${ze(e.message)[1]??"Let the framework write files instead"}.`},{name:"node-unavailab\
le",signs:[{codes:["node_unavailable"]}],summary:({facts:e})=>e.message??"the Node.js that the repository asks for cannot be had",remedy:()=>"Write another vers\
ion there, or set nodeVersion in app-settings, which overrides the files."},{name:"build-script-missing",signs:[{codes:["build_script_missing"]}],summary:({facts:e})=>ze(
e.message)[0]??"package.json has no build script",remedy:({facts:e})=>`${ze(e.message)[1]??"Add a build script to package.json, or set build-command"}. To publi\
sh the folder as it is, set build-command to true and output-directory to the folder.`}];function ze(e){return e?.split(". ",2)??[]}function jt(e="the file"){return e.
replace(/^.*\//,"")}const He=["queue","clone"],Tn=[{name:"submodule",signs:[{stages:He,log:/submodule path '(?<path>[^']{1,200})' failed/}],summary:({groups:e})=>`\
the Git submodule ${E(e.path,"of the repository")} could not be cloned`,remedy:()=>"Give the submodule an https:// URL that the platform may read in .gitmodules\
, or keep its files in the repository itself."},{name:"branch-not-found",signs:[{codes:["branch_not_found"]},{stages:He,log:/Remote branch (?<branch>\S{1,200}) not found in upstream/}],
summary:({groups:e,facts:o})=>`the branch ${E(e.branch??o.branch,"to build")} does not exist`,remedy:()=>"Push the branch, or set the input branch to one that e\
xists on the remote; names are case-sensitive."},{name:"commit-not-found",signs:[{codes:["commit_not_found"]},{stages:He,log:/reference is not a tree: |not our ref [0-9a-f]{7,64}/}],
summary:()=>"the commit is not in the repository",remedy:()=>"Push the commit to the repository that the app builds from; a force push or a fork may have left i\
t behind."},{name:"repository-not-allowed",signs:[{codes:["repository_not_allowed"]}],summary:({facts:e})=>`the platform does not take the repository ${E(e.repository,
"given")}`,remedy:()=>"Set the input repository to owner/name or an https:// URL; local paths and file:// need a platform started with --allow-local-git."},{name:"\
repository-not-found",signs:[{codes:["repository_not_found"]},{stages:He,log:/remote: Repository not found\.|^fatal: repository '[^']{1,300}' (?:not found|does not exist)/},
{stages:He,log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey/}],summary:({facts:e})=>`the platform cannot read the re\
pository ${E(e.repository,"of the app")}`,remedy:({facts:e})=>`Check the spelling of the input repository. If it is private, give the platform access to it${T(e)?
": a token in its --git-url":", as by its GitHub app or a deploy key"}.`},{name:"root-directory-missing",signs:[{codes:["root_directory_missing"]},{tool:"npm",log:/Could not read package\.json(?:: .{0,80}? open '(?<path>[^']{1,400})\/package\.json')?/},
{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: can't cd to (?<path>\S{1,300})$/},{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: (?<path>[^\s:]{1,300}): No such file or directory$/}],
summary:e=>{const{asked:o,actual:a}=Ut(e),d=e.facts.code==="root_directory_missing"?`the root directory${o?` "${o}"`:""} does not exist in the repository`:o?`th\
ere is no package.json in "${o}"`:"there is no package.json where the build ran";return a?`the folder "${o}" is spelt "${a}" in the repository`:d},remedy:e=>{const{
asked:o,actual:a}=Ut(e),d=e.facts.code==="root_directory_missing";return a?`Write ${a} ${d?"as rootDirectory in app-settings":`where the command names ${o}`}: b\
uilds run where upper and lower case count.`:`Set rootDirectory in app-settings${T(e.facts)?"":", on a platform that has it,"} to the folder of the app, relativ\
e to the repository, and check that it is committed.`}}];function Ut(e){const{groups:o,facts:a}=e,d=o.path??/root directory `([^`]{1,300})`/.exec(a.message??"")?.[1],
u=a.list;if(!d||!u)return{asked:d?.startsWith("/")?void 0:d,actual:void 0};if(!d.startsWith("/"))return{asked:d,actual:(0,x.M)(d,u)};const m=d.split("/").slice(
0,40);for(let N=1;N<m.length;N++){const B=m.slice(N).join("/"),V=(0,x.M)(B,u);if(V)return{asked:B,actual:V}}const v=(0,x.p)(d,e);return{asked:v.startsWith("/")?
void 0:v,actual:void 0}}const qe=/^> @?[^\s@]{1,150}(?:@\S{0,60})? (?<name>[\w:.-]{1,60})(?: \/\S{1,400})?$/,et=/^[>$] (?<command>\S.{0,300})$/,An=/^The build command `(?:npm|pnpm|yarn|bun) (?:run )?(?<name>[\w:.-]{1,60})`/,
Nn=[{name:"silent-command",signs:[{weak:!0,stages:["build"]}],summary:e=>{const{facts:o,lines:a}=e,d=o.exitCode&&mt(e);if(!(!d||Oe(a,o.message)!==void 0))return`\
the script "${d.name}" (${d.command}) failed, and it printed no reason`},remedy:e=>{const o=mt(e)?.command.split(/&&|;/)??[];return`Run the commands of the scri\
pt one by one: one of them exits with a code other than 0 without a word.${o.length>1?` The last one is \`${o.at(-1)?.trim()}\`.`:""}`},part:e=>({kind:"script",
...mt(e)})}];function mt({facts:e,lines:o}){const a=o.findLastIndex((N,B)=>qe.test(N)&&et.test(o[B+1]??"")),d=An.exec(e.message??"")?.groups?.name,u=qe.exec(o[a]??
"")?.groups?.name??d,m=a<0?o.findLast(In):o[a+1],v=et.exec(m??"")?.groups?.command;return u===void 0||v===void 0?void 0:{name:u,command:v}}function In(e){return e.
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
rt. The release before stays live.'}],Ze=["start_failed"],st=["unhealthy","not_listening"],pt=/^\s{0,4}(?:\[Nest\] .{1,80} ERROR \[\w{1,40}\] |Uncaught |\[?(?:ERROR|error|FATAL|fatal)\]?:? )?(?<message>(?!.*Cannot find (?:package|module) )(?:[A-Z]\w{0,60})?(?:Error|Exception)(?: \[\w{1,60}\])?: \S.{0,300})$/,
Ft=new RegExp(pt.source.replace("(?<message>","(?<message>(?!Error: aborted$)")),Cn=[{name:"start-variable-missing",signs:[{codes:[...Ze,...st],log:/(?:[Mm]issing|[Uu]ndefined|[Ii]nvalid)(?: required)? env(?:ironment)?(?: variable)?s?:? [`"'[]?(?<name>[A-Z][A-Z0-9_]{1,80})/},
{codes:[...Ze,...st],log:/(?<![\w])[`"']?(?<name>[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60})[`"']? (?:environment variable |env var )?(?:is (?:not (?:set|defined|provided)|missing|undefined|required)|must be (?:set|defined))/}],
summary:({groups:e})=>`the server needs the variable ${e.name??""}, which is not set`,remedy:({groups:e})=>`Add ${e.name??"it"} to the app variables: slipway en\
v set ${e.name??"NAME"}=VALUE, or the input env or secret-env. The release before stays live.`},{name:"start-port-taken",signs:[{codes:Ze,log:/EADDRINUSE(?::.{0,60}?:(?<port>\d{2,5}))?/}],
summary:({groups:e})=>`the server listens twice on the port ${E(e.port,"that it has")}`,remedy:()=>"Listen once. If the start command starts several servers, le\
t only one of them listen on the port in the variable PORT."},{name:"start-heap-full",signs:[{codes:Ze,log:/JavaScript heap out of memory|Reached heap limit|Ineffective mark-compacts near heap limit/},
{codes:["out_of_memory"],stages:["activate"],log:/JavaScript heap out of memory|Reached heap limit/}],summary:()=>"the server used all the memory that Node.js m\
ay use",remedy:()=>'Give each instance more by memory in app-settings, as {"memory": "1GiB"}, or let the server load less at its start. The release before stays\
 live.'},{name:"start-rejected",signs:[{codes:Ze,log:/UnhandledPromiseRejection: .{0,400} with the reason "(?<reason>.{1,200})"/}],summary:({groups:e})=>`the se\
rver ended, because nothing handles that a promise was rejected with "${e.reason}"`,remedy:()=>"Handle the rejection with catch or try, and reject with an Error\
: its stack names the line. The release before stays live."},{name:"start-error",signs:[{codes:Ze,log:pt}],summary:({groups:e})=>`the server ended with ${e.message}`,
remedy:()=>"Mend what the stack in its last lines names. To try it with the variables of the app: slipway exec -- and its start command. The release before stay\
s live."},{name:"start-error-printed",signs:[{codes:st,log:Ft}],summary:({facts:e,groups:o})=>e.message?`${e.message}. It printed ${o.message}`:void 0,remedy:()=>"\
Mend what the stack in its last lines names. To try it with the variables of the app: slipway exec -- and its start command. The release before stays live."}],Wt=[
...Tn,...Dt,...Cn,...Mn,...Nt,..._n,...b,...ge,...Nn];var Ln=h(730);const Pn={formats:Ln.h,causes:Wt};function js(e){const o=a=>![a.tool??[]].flat().includes(e);
return{formats:FORMATS.filter(o),causes:CAUSES.map(a=>({...a,signs:a.signs.filter(o)})).filter(({signs:a})=>a.length>0)}}var tt=h(901),Dn=h(1845),We=h(8667);const Bt=/^WARN\s{1,4}No layout: /,
Gt=/^theme:\s{0,20}["']?(?<name>[\w.-]{1,100})["']?\s{0,20}(?:#.*)?$/;async function jn(e,o,a){if(!e.some(V=>Bt.test(V)))return;const d=(0,S.join)(a,"_config.ym\
l"),u=await o.lines(d)??[],m=u.findIndex(V=>Gt.test(V.trimEnd())),v=Gt.exec(u[m]?.trimEnd()??"")?.groups?.name;if(v===void 0)return;const N=(await o.lines((0,S.
join)(a,"package.json"))??[]).join(`
`);if(!(((await o.filesIn((0,S.join)(a,"themes",v),Un))?.length??0)>0||N.includes(`"hexo-theme-${v}"`)))return{file:(0,S.relative)(o.root,d),line:m+1,message:(0,Z.
Ow)(`the theme "${v}" is not installed: package.json has no hexo-theme-${v}, and themes/${v} has no files (${e.find(V=>Bt.test(V))})`,300)}}const Un=1e3,Kt=/^(?:_config(?:\.[\w-]{1,40})?\.ya?ml|(?:[\w-]{1,40}\.)?config\.(?:[cm]?[jt]s|json|ya?ml|toml)|\.eleventy\.[cm]?js|(?:hugo|book|docfx|typedoc)\.\w{2,5})$/,
Fn=/^\s{0,20}["']?(?<key>\w{0,30}(?:dir|directory|folder|root|src|source|input|pages|content|public|static)\w{0,20})["']?\s{0,4}[:=]\s{0,4}["']?(?:\.\/)?(?<folder>[\w-]{3,80})\/?["']?\s{0,4},?\s{0,4}(?:#.*|\/\/.*)?$/i,
zt=/out|dest|dist|public|build|cache|tmp|temp/i,ht=200,Wn=200;async function Bn(e,o){const a=[],d=await e.filesIn(o,ht)??[],u=await e.foldersIn(o,Wn);for(const m of d.
filter(v=>Kt.test((0,S.basename)(v))))for(const[v,N]of(await e.lines(m)??[]).entries()){const{key:B="",folder:V=""}=N.length>300?{}:Fn.exec(N)?.groups??{};if(V===
""||zt.test(B)||u.includes(V))continue;const[fe]=(0,D.IM)(V,u);if(fe===void 0)continue;const ee=(0,S.relative)(e.root,(0,S.join)(o,(0,S.basename)(m)));a.push({file:ee,
line:v+1,message:`${B} names the folder ${V}, which does not exist; there is ${fe}/`})}return a.length===1&&!e.isOver?a[0]:void 0}var ot=h(6612);function gt(e,{
source:o,app:a}){return e.replaceAll(`file://${o}/`,"").replaceAll(`${o}/`,"").replace(ot.cU,d=>d.includes(`${a}/`)?S.posix.basename(d):d)}var Gn=h(3739),Ye=h(8302),
wt=h(9692),Ht=h(7994);const yt={queue:"Deployment failed",clone:"Clone failed",install:"Install failed",build:"Build failed",sync:"Upload failed",activate:"Acti\
vation failed"},Kn=1e3,Zt=300,Yt=/exit(?:ed)?(?: with)? (?:code|status)|^(?:the )?(?:build|install|deployment)(?: command)? failed\W*$/i,Vt=/^The (?<stage>install|build) command (?<command>`.{1,300}`) (?:exited with|ended by) /,
Jt=/^\s*(?:npm (?:warn|WARN)|warning\b|WARN\b|<w>\s|\(node:\d+\))/;function zn(e,o=Wt){const a=(0,z.Se)(e.message?[...e.log,e.message]:e.log).slice(-Kn).map(u=>u.
text).filter(u=>!Jt.test(u)),d=Hn(e,o,a);if(d)return Xt(e,d.cause,d.known,d.message);for(const u of["codes","others"])for(const m of o){const v=Zn(m,u,e,a),N=v&&
m.summary(v);if(v&&N)return Xt(e,m,v,N)}return{headline:Qt(e,Jn(e,a),a),remedy:void 0}}function Xt(e,o,a,d){const u=(0,Z.Ow)(o.remedy(a),500),m=o.part?.(a);return{
headline:Qt(e,d,a.lines),remedy:u,cause:o.name,...m&&{fault:{part:m,summary:(0,Z.Ow)(d,Zt)}}}}function Hn(e,o,a){for(const{severity:d,code:u,message:m}of e.diagnostics??
[]){const v=d==="error"?o.find(N=>N.part&&N.name===u):void 0;if(v)return{cause:v,message:m,known:C(v,e,a)??{groups:{},facts:e,lines:a}}}}function Zn(e,o,a,d){const u=e.
signs.filter(m=>o==="codes"==(m.codes!==void 0));return u.length===0?void 0:C({...e,signs:u},a,d)}function Qt(e,o,a){const d=o.replace(ot.cU,N=>(0,x.p)(N.replace(
/^file:\/\//,""),{facts:e,lines:a})),u=yt[e.stage?.toLowerCase()??""]??"Deployment failed",m=Yn(d,e)?"":Vn(e),v=Zt-u.length-m.length-2;return`${u}: ${(0,Z.Ow)(d.
trim().replace(/\.$/,""),v)}${m}`}function Yn(e,{exitCode:o,signal:a}){return typeof o=="number"?e.includes(`exited with code ${o}`):a!=null&&e.includes(` by ${a}`)}
function Vn({exitCode:e,signal:o}){return typeof e=="number"&&e!==0?` (exit code ${e})`:o?` (${(0,Z.Ow)(o,20)})`:""}function Jn(e,o){const a=e.diagnostics?.find(
u=>u.severity==="error");if(a)return`${a.file}${a.line===null?"":`:${a.line}`}: ${a.message}`;if(e.message&&!Yt.test(e.message))return e.message;const d=Qn(e,o);
return d||(Xn(e,o)??(e.message||e.code||"the platform gave no reason"))}function Xn({message:e},o){const a=Oe(o,e),d=o.filter(m=>m!==e).map(m=>({text:m,folder:void 0})),
u=(0,K.sq)(d)?.message;return u===void 0||a?.includes(u)||a!==void 0&&u.includes(a)?a:u}function Qn({message:e},o){const a=Vt.exec(e??"")?.groups,d=o.lastIndexOf(
`$ ${a?.command?.slice(1,-1)}`),u=d===-1?o.findLastIndex(v=>v.startsWith("$ ")):d;return!a||u===-1||o.slice(u+1).filter(v=>v!==e&&!Ie(v)).length>0?void 0:`the ${a.
stage} command ${a.command} failed, and it printed nothing`}var ke=h(6709),qn=h(402),qt=h(3573),es=h(4046);function ts(e,o){const a=new Map;for(const[d,u]of ns(
e,o)){const m=a.get(u);m?m.push(d):a.set(u,[d])}return a}function ns(e,o){return/(?:package-lock|npm-shrinkwrap)\.json$/.test(e)?ss(o):e.endsWith("bun.lock")?Et(
o):/(?:yarn\.lock|pnpm-lock\.yaml)$/.test(e)?rs(o):[]}function*ss(e){const o=(0,Ye.D7)(e)?.packages;for(const[a,d]of Object.entries((0,Ye.Gv)(o)?o:{})){const u=(0,Ye.
Gv)(d)&&a.includes("node_modules/")?d.dependencies:void 0;for(const m of Object.keys((0,Ye.Gv)(u)?u:{}))yield[a.split("node_modules/").at(-1)??"",m]}}const en='\
"dependencies": {';function*Et(e){for(const o of e.split(`
`)){const a=/^\s{4}"[^"]{1,200}": \["(?<name>@?[^"@]{1,200})@/.exec(o)?.groups?.name,d=a===void 0?-1:o.indexOf(en),u=d===-1?-1:o.indexOf("}",d),m=u===-1?"":o.slice(
d+en.length,u);for(const v of m.matchAll(/"([^"]{1,200})":/g))yield[a??"",v[1]??""]}}const $t=/^\s{0,2}["']?\/?(?<name>@?[^@\s"'/]{1,200}(?:\/[^@\s"'/]{1,200})?)@\S/,
os=/^\s{4,6}["']?(?<name>@?[^\s"':/]{1,200}(?:\/[^\s"':]{1,200})?)["']?(?::|\s)\s{0,4}\S/;function*rs(e){let o="",a;for(const d of e.split(`
`)){const u=d.search(/\S/);if(u<0)continue;if(u<=2&&d.trimEnd().endsWith(":")){const v=/^\s{2}(?:optionalD|d)ependencies:$/.test(d);o=v?o:$t.exec(d)?.groups?.name??
"",a=v?2:void 0}else/^\s{4}(?:optionalD|d)ependencies:$/.test(d)?a=4:a!==void 0&&u<=a&&(a=void 0);const m=a!==void 0&&u===a+2?os.exec(d)?.groups?.name:void 0;m!==
void 0&&o!==""&&(yield[o,m])}}function is({text:e}){const o=(0,es.as)(e);return o===void 0?void 0:(0,wt.q1)(e,o)}function as({file:e,text:o},a){if(!e.endsWith("\
yarn.lock")||o==="")return;const d=a.map(({value:u})=>u.name);return(0,ke.bA)(a,(u,m)=>d.includes(u)||!/^[\^~<>=*\d]/.test(m)?!1:!o.includes(`${u}@${m}`)&&!o.includes(
`${u}@npm:${m}`))}function cs(e,{file:o,text:a},d){const u=ts(o,a),m=new Set([e]);for(const v of m){const N=v===e?void 0:(0,ke.bA)(d,B=>B===v);if(N)return N;for(const B of u.
get(v)??[])m.add(B)}}const tn=60,rt=20,ls=300,bt=/(?:^|\/)(?:[jt]sconfig[\w.-]{0,60}|\.[\w.-]{1,60}|devcontainer)\.json$/;function ds(e){const d=sn(e).flatMap(u=>u.
split(/[\s'"`(),:;=[\]{}]+/)).map(u=>u.replace(/\.$/,"")).filter(u=>u.endsWith(".json")).filter(u=>!bt.test(u)&&!u.includes("node_modules/"));return[...new Set(
d.reverse())].slice(0,rt)}function us(e,o){const a=sn(e),d=Oe(a,e.message);if(d===void 0)return;const u=a.filter(m=>/\berror\b|\bfail|not found|cannot|could ?n[o']t|no matching/i.
test(m));for(const m of[d,...u.reverse()]){if(m===e.message||ve(m))continue;const v=m.replace(/%2f/gi,"/").split(/[\s'"`(),:;]+/),N=new Set(v.map(nn)),B=(0,ke.bA)(
o,V=>N.has(V));if(B)return{dependency:B,message:(0,Z.Ow)(m.trim(),ls)}}}function nn(e){const o=e.split("/"),[a="",d=""]=o.slice(-2),u=a.startsWith("@")?`${a}/${d}`:
d||a;return/^@?[^@]+@/.test(u)||o.length>1?u.replace(/(?<=.)@.*$/,""):void 0}function sn({log:e}){return(0,z.Se)(e).slice(-tn).map(({text:o})=>o)}async function on(e,o,a,d){
const{fault:u,cause:m}=zn(e,d);if(m!==void 0&&!u)return;const v=await(0,ke.PX)(o,a),N=await(0,qn.GQ)(o,a),B={sources:o,folder:a,app:(0,ke.lW)(o,a),manifests:v,lockfile:N},
V={cause:m??"",summary:u?.summary??""},fe=u?await rn(u.part,B,V):await fs(e,B);if(!fe)return;const{line:ee,column:oe}=fe.place??{line:null,column:null},ye=fe.message??
V.summary;return{file:fe.file,line:ee,column:oe,severity:"error",code:fe.cause??m??null,message:ye}}async function fs(e,o){for(const d of ds(e)){const u=await St(
d,o);if(u?.place)return{...u,cause:"settings-invalid"}}const a=e.stage==="install"?us(e,o.manifests):void 0;return a&&{...Ge(a.dependency),message:a.message}}async function rn(e,o,a){
switch(e.kind){case"dependency":return await ys(e,o)??hs(e,o,a);case"engines":return Es(e,o,a);case"script":return await dn(o,a)??an(e,o);case"uninstalled":return dn(
o,a);case"member":return e.name==="workspaces"?Ss(o):cn(e,o,a);case"lockfile":return vs(e.lacks,o,a);case"file":return St(e.path,o);case"names":return ks(o.manifests);default:
return(0,Gn.xb)(e)}}const ms=["preinstall","install","postinstall","prepare"],ps=["package-not-found","version-not-found","registry-login","registry-refused"];function hs({
name:e,host:o,script:a},d,u){const{manifests:m,lockfile:v}=d,N=(0,ke.bA)(m,(ee,oe)=>e===void 0?o!==void 0&&oe.includes(o):ee===e);if(!N){const ee=a&&m.find(({value:ye})=>ye.
name===e);if(ee){const ye=u.summary.replace(/^the package "[^"]{1,200}"/,"the project");return{file:ee.file,...an({kind:"script",...a},{manifests:[ee]}),message:ye}}
const oe=e!==void 0&&v?cs(e,v,m):void 0;return oe&&{...Ge(oe),message:`${u.summary}; ${oe.name} brings it`}}const B=m.find(({value:ee})=>ee.name===N.name);if(!B||
!ps.includes(u.cause))return Ge(N);const V=B.value.version,fe=typeof V=="string"?`in version ${V}`:"without a version";return{...Ge(N),cause:"workspace-version",
message:`"${N.name}" is a workspace of this repository (${B.folder}) ${fe}, and ${N.manifest.file} asks for ${N.wanted}`}}const gs=[".npmrc",".yarnrc.yml",".yar\
nrc","bunfig.toml"],ws=/^registry\.(?:npmjs\.org|yarnpkg\.com)$/;async function ys({host:e,name:o},a){const{sources:d,lockfile:u,folder:m,manifests:v}=a;if(e===
void 0||ws.test(e)||(0,ke.bA)(v,(oe,ye)=>ye.includes(e)))return;for(const oe of gs){const De=(await d.lines((0,S.resolve)(m,oe))??[]).findIndex(Ue=>Ue.includes(
`//${e}`))+1;if(De>0)return{file:(0,ke.lW)(d,(0,S.resolve)(m,oe)),place:{line:De,column:1}}}const N=u?.text.split(`
`)??[],B=oe=>/\bresol(?:ved|ution)\b|\btarball\b/.test(oe),V=(oe,ye)=>oe.includes(`//${e}/`)&&oe.includes(ye)&&B(oe),fe=o===void 0?-1:N.findIndex(oe=>V(oe,`/${o}\
/`)),ee=(fe>=0?fe:N.findIndex(oe=>V(oe,"")))+1;return u&&ee>0?{file:u.file,place:{line:ee,column:1}}:void 0}function Ge({manifest:e,place:o}){return{file:e.file,
place:o}}function Es({name:e,member:o},{manifests:a},d){const u=N=>(0,Ye.Gv)(N.value.engines)&&o in N.value.engines,m=a.find(N=>u(N)&&(e===""||N.value.name===e));
if(!m){const N=(0,ke.bA)(a,B=>B===e);return N&&Ge(N)}const v=d.summary.replace(/^"[^"]{1,200}"/,"the project");return{file:m.file,place:(0,ke.VV)(m,["engines",o]),
message:v}}function an({name:e,command:o},{manifests:a}){const d=m=>o!==void 0&&(m===o||m.split(/[\s;&|()]+/).includes(o)),u=(0,ke.fv)(a,(m,v)=>(e===void 0||m===
e)&&d(v))??(0,ke.fv)(a,m=>o===void 0&&e===void 0?ms.includes(m):m===e);return u&&Ge(u)}function cn({name:e,wanted:o},{manifests:a},{summary:d}){const u=e==="scr\
ipts"&&o!==void 0?(0,ke.fv)(a,(V,fe)=>bs(fe,o)):void 0,m=u?.manifest??a.find(({value:V})=>V[e]!==void 0)??a[0];if(!m)return;const v=m.value[e],N=o!==void 0&&(0,Ye.
Gv)(v)?(0,D.pA)(o,Object.keys(v)):[],B=u?.place??(0,ke.VV)(m,[e]);return{file:m.file,place:B,message:(0,A.RU)(d,N)}}const $s=["npm","pnpm","yarn","bun"],ln=["np\
m-run-all","npm-run-all2","run-s","run-p"];function bs(e,o){return e.split(/[;&|()"']+/).some(a=>{const d=a.split(/\s+/).filter(B=>B!==""&&!B.startsWith("-")),u=d.
findIndex(B=>$s.includes(B)||ln.includes(B));if(u<0)return!1;const[m="",v="",...N]=d.slice(u);return ln.includes(m)?[v,...N].includes(o):(/^run(?:-script)?$/.test(
v)?N[0]:v)===o})}function Ss({manifests:e,lockfile:o}){const a=e.find(({folder:d})=>d===(o?.folder??""))??e[0];return a&&{file:a.file,place:(0,ke.VV)(a,["worksp\
aces"])}}function ks(e){for(const[o,{file:a,value:d}]of e.entries()){const u=e.slice(o+1).find(v=>v.value.name===d.name);if(typeof d.name!="string"||!u)continue;
const m=`multiple projects are called ${d.name}: ${a} and ${u.file}`;return{file:u.file,place:(0,ke.VV)(u,["name"]),message:m}}}async function dn({sources:e,app:o,
manifests:a,lockfile:d},u){const m=a.find(({folder:V})=>V===o);if(!m||!d||d.folder===o)return;const v=a.find(({folder:V})=>V===d.folder),N=d.folder===""?o:o.slice(
d.folder.length+1),B=await(0,qt.c)(d,v,e);if(!(0,qt.S)(N,B.patterns))return{file:B.file??m.file,place:B.place,cause:"outside-workspaces",message:`${u.summary}: ${o}\
 is not in the workspaces of ${B.file??"the root"}, so its dependencies were not installed`}}function vs(e,{manifests:o,lockfile:a},d){const[u]=o;if(!a)return u&&
{file:u.file};const m=is(a);if(m){const oe=`${a.file} has the conflict markers of a merge`;return{file:a.file,place:m,cause:"conflict-markers",message:oe}}const v=(0,ke.
bA)(o,oe=>e.includes(oe))??as(a,o);if(!v||d.cause!=="lockfile-outdated")return{file:a.file};const{manifest:N,name:B,wanted:V}=v,fe=o.some(({value:oe})=>oe.name===
B),ee=`${a.file} does not fit ${N.file}, which asks for ${B} ${V}${fe?", a workspace of this repository":""}`;return{...Ge(v),message:ee}}async function St(e,{sources:o,
folder:a}){const d=(0,S.resolve)(a,e);if(!(0,Ht.FK)(o.root,d))return;const u=(await o.lines(d))?.join(`
`).replace(/^\ufeff/,""),m=(0,ke.lW)(o,d);if(u===void 0)return;const v=(0,wt.UQ)(u);if(!/\.jsonc?$/.test(m)||!v||/^[ \t]{0,80}\/[/*]/m.test(u))return{file:m};const N=(0,wt.
q1)(u,v.offset);return{file:m,place:N,message:`${m} is not valid JSON: ${v.message} (line ${N.line}, column ${N.column})`}}const un=10,fn=2;async function Os(e,o){
const{stage:a,root:d,context:u,workspace:m,log:v}=o,N=m.source,{clock:B}=u,fe=e.exitCode!==null||e.signal!==null?a==="install"?"install":"build":void 0,ee={root:N,
folder:d,command:fe,clock:B,processor:M.jq},oe=e.diagnostics,De=(oe.length>0?oe:await Ve({...e,log:v.recent()},ee)).map(Ue=>({...Ue,message:gt(Ue.message,m)}));
return gn(De,new tt.j(N,B))}async function kt(e,o,a){if(e.code==="out_of_memory")return[];const{root:d,context:u,workspace:m}=o,v=m.source,N=e.log.map(ye=>ye.replace(
pn,a)),V={own:new Set((await(0,Dn.z)(o))?.map(({path:ye})=>ye)),clock:u.clock,processor:M.jq,searchMs:mn},oe=(await Ve({...e,log:N},{root:v,folder:d,command:"bu\
ild",...V})).filter(({severity:ye,line:De})=>ye==="error"&&De!==null).map(ye=>({...ye,message:gt(ye.message,m)}));return gn(oe,new tt.j(v,u.clock))}const mn=1e3,
pn=/(?<![\w.-])\/app(?=\/)/g;async function Ve(e,o,{formats:a,causes:d}=Pn){const{read:u,guess:m}=await(0,We.RJ)(e.log,o,a),v=m?[...u,m]:u,N=new tt.j(o.root,o.clock),
B=await on({...e,diagnostics:v},N,o.folder,d);if(!B)return v;const V=({file:fe,line:ee})=>fe===B.file&&(ee===null||ee===B.line);return[B,...u.filter(fe=>!V(fe))]}
function _s(e){return(0,K.F7)(e)||/^WARN\b/.test(e)}async function Rs(e,o=M.jq){const{root:a,context:d,workspace:u}=e,m=e.log.recent(),v=u.source,N=await Bn(new tt.
j(v,d.clock),a),B=N?[N]:[];if(!m.some(_s))return B;const V=await jn(m,new tt.j(v,d.clock),a);if(V)return[V];const fe={clock:d.clock,processor:o,searchMs:mn},ee={
root:v,folder:a,command:"build",...fe},ye=(await Ve({stage:"build",exitCode:0,log:m},ee)).filter(({severity:Je})=>Je==="error").slice(0,j.ws),De=(0,z.Se)(m),Ue=Je=>({
...Je,message:gt(Je.message,u)}),it=ye.map(Je=>Ue(xs(Je,De)));if(it.length>0)return[...B,...it].slice(0,j.ws);const at=(0,K.sq)(De);return at?[...B,Ue({file:null,
line:null,message:hn(at.message)})]:B}function xs({file:e,line:o,message:a},d){const u={file:e,line:o,message:hn(a)};return e!==null&&o!==null&&Is(a,(0,S.basename)(
e),d)?{...u,isMarked:!0}:u}const Ts=/^\[?(?:ERROR|FATAL)\]?:?\s/,As=12,Ns=100;function Is(e,o,a){const d=e.slice(0,40);return a.some(({text:u},m)=>{if(!Ts.test(
u))return!1;const v=u.endsWith("{")?a.slice(m,m+Ns):[],N=v.findIndex(V=>V.text.startsWith("}")),B=N===-1?a.slice(m,m+As):v.slice(0,N+1);return[d,o].every(V=>B.some(
fe=>fe.text.includes(V)))})}function hn(e){return(0,Z.Ow)(e,j.iA).toWellFormed()}const Ms=/not installed|can(?:not|'t) (?:find|resolve)|could not (?:find|resolve|load)|failed to resolve|no such file|unresolved/i;
function Cs(e){const o=e.filter(({severity:a})=>a==="error");return o.length>0&&o.every(({line:a,message:d})=>a!==null&&!Ms.test(d))}async function gn(e,o){const a=[];
for(const d of e.slice(0,un)){const u=d.line===null?void 0:await o.lines(d.file);a.push(u&&d.line!==null?{...d,source:wn(u,d.line)}:d)}return[...a,...e.slice(un)]}
function wn(e,o){const a=Math.max(1,o-fn);return e.slice(a-1,o+fn).map((d,u)=>({line:a+u,text:(0,Z.DJ)(d.slice(0,H.IC.sourceLine)).toWellFormed()}))}}),4177:((be,ne,h)=>{
h.d(ne,{EZ:()=>L,ac:()=>x,fz:()=>T});var S=h(6760),M=h(3052),Z=h(7214),j=h(6612),H=h(6419),K=h(402);const z=/^(?!(?:package-lock|npm-shrinkwrap|pnpm-lock)\.|(?:CHANGELOG|LICENSE)\b)(?:.*\.(?:[cm]?[jt]sx?|g[jt]s|json[5c]?|ya?ml|toml|vue|svelte|astro|mdx?|markdown|html?|hbs|handlebars|njk|nunjucks|liquid|pug|jade|ejs|eta|twig|css|p?css|s[ac]ss|less|styl|graphqls?|gql|sh|py|rb|go|rs|php)|\.\w{2,20}rc|\.env(?:\.\w{1,20})?)$/i,
D=/\.(?:png|jpe?g|gif|svg|webp|avif|ico|woff2?|mp4|pdf)$/i,Y={test:I=>z.test(I)||D.test(I)},$=/(?:^|\/)(?:dist|build|out|_site|coverage|cache|storybook-static)\//,
C=/\.(?:timestamp-\d{6,20}-\w{1,40}|bundled_\w{1,40})\.[cm]?js$/;function T(I){return C.test(I)}const k=2e3,E=1e3,A=3,F=2*M.D6,P=32;function L(I){const O=(R="")=>/^---\s*$/.
test(R);return O(I[0])?I.findIndex((R,p)=>p>0&&O(R))+1:0}class x{files;#e;#t;#n=new Map;#s;#o;#i;#r=new Map;constructor(O,R,p,b=[]){this.files=p,this.#o=b,this.#e=
O,this.#t=R,this.#s=new Set(p)}static async read(O,R,p){const b=[],y=[];for await(const W of O.walk(Y)){const U=(0,S.relative)(O.root,W).split(S.sep).join("/");
if(!($.test(U)||C.test(U)||p?.has(U)===!1)&&(D.test(U)?y.length<E&&y.push(U):b.push(U),b.length>=E))break}return new x(O,(0,S.relative)(O.root,R).split(S.sep).join(
"/"),b,y)}get list(){return this.#i??=(0,Z.c3)([...this.files,...this.#o]),this.#i}has(O){return this.#s.has(O)}get manifest(){return[`${this.#t}/package.json`,
"package.json"].find(O=>this.has(O))}async lockfile(){return(await(0,K.GQ)(this.#e,(0,S.resolve)(this.#e.root,this.#t)))?.text??""}find(O){const R=(0,j.qD)(O,{exists:y=>this.
has(y),rootDirectory:this.#t});if(R!==void 0||O.startsWith("/")||/node_modules|^\w+:/.test(O))return R;const p=O.replace(/^(?:\.{1,2}\/)+/,"");if(!/\.[a-z]\w{0,9}$/i.
test(p)||$.test(p))return;const b=this.files.filter(y=>y.endsWith(`/${p}`)||p.endsWith(`/${y}`));return b.length===1&&(b[0]?.includes("/")||(0,S.basename)(p)!==
p)?b[0]:void 0}async lines(O){const R=this.#n.get(O);if(R)return R;const b=(await this.#e.lines((0,S.resolve)(this.#e.root,O))??[]).map(y=>y.length>k?"":y);return this.#n.
set(O,b),b}async collect(O,R){await this.load(O);const p=[];for(const b of O)for(const[y,W]of(await this.lines(b)).entries()){const U=R(W,y+1,b);U!==void 0&&p.push(
U)}return p}async piece(O,R,p,b){const y=(await this.#a(O))[R-1]??"";return y.length<=2*b?y:y.slice(Math.max(0,p-1-b),p-1+b)}async#a(O){const R=this.#r.get(O);if(R||
this.#r.size>=A)return R??[];const{root:p}=this.#e,b=(await(0,H.x)(p,(0,S.resolve)(p,O),F))?.text.split(`
`)??[];return this.#r.set(O,b),b}async load(O=this.files){for(let R=0;R<O.length&&!this.isOver;R+=P)await Promise.all(O.slice(R,R+P).map(p=>this.lines(p)))}onlyOf(O){
return O.length===1&&!this.isPartial?O[0]:void 0}get isPartial(){return this.isOver||this.files.length>=E}get isOver(){return this.#e.isOver}}}),9093:((be,ne,h)=>{
h.d(ne,{warningsOf:()=>C});var S=h(1224),M=h(5807),Z=h(8595),j=h(6653),H=h(5388),K=h(901),z=h(8667),D=h(6826),Y=h(4177);const $={file:null,line:null};async function C(F,P){
const L=await(0,D.faultsOfSuccess)(F),x=P.some(H.isErrorOfSite)?L:L.filter(({isMarked:p})=>p),I=await Y.ac.read(new K.j(F.workspace.source,S.jq,z.wA),F.root),O=x.
map(p=>{const{file:b,line:y}=p;return{code:"build_fault",file:b,line:y,message:A((0,Z._Q)(p))}}),R=await Promise.all(P.map(p=>T(p,I)));return[...O,...R].slice(0,
Z.iq)}async function T(F,P){const{code:L,message:x,href:I,in:O=""}=F;if(L==="unclosed_block")return{code:L,message:A(x),...await E(P)};const R=I===void 0?void 0:
await(0,j.uP)(I,O,void 0,y=>k(y,P)),{file:p,line:b}=P.isOver||!R?$:R.place;return{code:L,file:p,line:b,message:A(x+(P.isOver?"":(0,j.lp)(R)))}}function k(F,P){return P.
collect(P.files,(L,x,I)=>{const O=(0,j._Q)(L,F);return O===void 0?void 0:{file:I,line:x,column:O}})}async function E(F){const P=F.files.filter(x=>x.endsWith(".c\
ss"));await F.load(P);const L=await Promise.all(P.map(async x=>({file:x,line:(0,j.Dn)(x,(await F.lines(x)).join(`
`),void 0)??null})));return F.onlyOf(L.filter(({line:x})=>x!==null))??$}function A(F){return(0,M.Ow)(F,Z.iA).toWellFormed()}}),1845:((be,ne,h)=>{h.d(ne,{z:()=>H});
var S=h(1264),M=h(6275),Z=h(417);const j=2e5;async function H({context:K,mirror:z,commit:D,signal:Y}){const $=[],C=["-C",z,"-c","core.quotePath=false","ls-tree",
"-r","--full-tree",D],{exitCode:T}=await(0,M.m)("git",C,{cwd:"/",env:{...(0,Z.gE)("none"),PATH:`${K.path}:${S.sg}`},signal:Y,onLine(k,E){const[,A,F,P]=/^(\d{6}) \w+ ([0-9a-f]{40,64})\t(.+)$/.
exec(k)??[];E==="stdout"&&A&&F&&P&&$.length<=j&&$.push({mode:A,id:F,path:P})}});return T===0&&$.length<=j?$:void 0}}),7699:((be,ne,h)=>{h.d(ne,{If:()=>C,KZ:()=>z,
Zz:()=>T,jO:()=>E,tH:()=>Y});const S=String.raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})(?:\s|(?!\s))|[^\da-f])`,M=String.raw`"([^"\\\n]*(?:${S}[^"\\\n]*)*)"`,
Z=String.raw`'([^'\\\n]*(?:${S}[^'\\\n]*)*)'`,j=String.raw`((?:[^()"'\s\\]|${S})+)\s*\)`,H=new RegExp([String.raw`/\*[\s\S]*?(?:\*/|$)`,S,String.raw`(?:url\(\s*|@import\s+)(?:${M}|${Z})`,
String.raw`url\(\s*${j}`,M.replace("(","(?:"),Z.replace("(","(?:")].join("|"),"gi"),K=/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;function z(L){return[...L.matchAll(
H)].flatMap(x=>{const I=x.slice(1).find(O=>O!==void 0);return I===void 0||I===""||I.startsWith("#")?[]:[{href:P(I),kind:"asset"}]})}const D=new RegExp(`${H.source}\
|([{}])`,"gi");function Y(L){const x=[];for(const O of L.matchAll(D)){const R=O.at(-1);R==="{"?x.push(O.index):R==="}"&&x.pop()}const I=x.at(-1);return I===void 0?
void 0:L.slice(0,I).split(`
`).length}const $=new RegExp(`${H.source}|(@(?:tailwind|apply|screen|include|mixin|extend|use|forward))(?=\\s)`,"gi");function C(L){for(const x of L.matchAll($)){
const I=x.at(-1);if(I?.startsWith("@"))return I}}function T(L,x){return x.startsWith("<")?`The page ${L} has ${x}, which browsers show as text: the template eng\
ine did not run`:`The style sheet ${L} has ${x}, which browsers ignore: the tool that replaces it did not run`}const k=/(?<=[=(,:[?|&{}\s]|return)(["'`])(\/(?!\/)[^"'`\s\\<>{}$?#*]{1,200}\.(?:avif|gif|jpe?g|mp[34]|otf|pdf|png|svg|ttf|webm|webp|woff2?))["'`](?=[,;:)\]}?\s])/gi;
function E(L){return[...L.matchAll(k)].map(([,,x=""])=>({href:x,kind:"mention"}))}const A=/\b(?:fetch|getJSON|importScripts|(?:Shared)?Worker)\(\s{0,9}["'`]((?!\/\/)[^"'`\s\\<>{}$?#*:]{1,200}\.(?:csv|geojson|html?|js|json|md|svg|txt|wasm|webmanifest|xml|ya?ml))["'`]\s{0,9}[,)]/g;
function F(L){return[...L.matchAll(A)].map(([,x=""])=>({href:x,kind:"mention"}))}function P(L){return L.replace(K,(x,I,O,R)=>{const p=I===void 0?Number.NaN:Number.
parseInt(I,16);return p<=1114111?String.fromCodePoint(p):O===void 0?R??"":""})}}),6653:((be,ne,h)=>{h.d(ne,{Dn:()=>k,_Q:()=>C,lp:()=>D,uP:()=>Z});var S=h(5807),
M=h(7699);async function Z(p,b,y,W,U=!1){let ce,ae,le;const ge=p.replace(/^(?:\.{0,2}\/)+/,"");for(const te of A(p,b)){const se=(await W(te)).filter(({file:he})=>!j.
test(he)),X=se.filter(({file:he})=>!E(he,y));if(le){const he=te===ge?I(X.filter(({file:Ee})=>!K.test(Ee))):void 0;if(he)return{place:he,others:[le]};continue}const re=I(
X)??I(X.filter(({file:he})=>O(he,b)));if(re&&!(U&&K.test(re.file)))return{place:re,others:[]};le=re,ce??=x(X,b,U),ae??=I(se)}const J=le??(ce?void 0:ae);return J?
{place:J,others:[]}:ce}const j=/\.log$|(?:^|\/)(?:netlify\.toml|(?:vercel|firebase)\.json|_redirects)$/;function H(p){return K.test(p)}const K=/\.(?:mdx?|markdown)$/,
z=/(?:^|\/)_?(?:layouts?|includes?|partials?|components?|themes?)\//i;function D(p){return!p||p.others.length===0?"":`; also in ${p.others.map(({file:b,line:y})=>y===
null?b:`${b}:${y}`).join(", ")}`}const Y=/(?:[\s"'`(=[{}>,:%]|(?:\(|:\s)<|<(?=\.))\.{0,2}\/?$/,$=/^[\s"'`)\]}<>,;#?]/;function C(p,b){for(let y=p.indexOf(b);y!==
-1;y=p.indexOf(b,y+1)){const[W,U]=[p.slice(Math.max(0,y-4),y),p.slice(y+b.length,y+b.length+1)];if((y===0||Y.test(W))&&(U===""||$.test(U)))return y+1}}const T=/(?:^|\/)(?:__\w+__|tests?|specs?|fixtures?|examples?|node_modules|vendor)\//;
function k(p,b,y){return E(p,y)||T.test(p)?void 0:(0,M.tH)(b)}function E(p,b){return b!==void 0&&p.startsWith(`${b}/`)}function A(p,b){const[y=""]=p.split(/[?#]/,
1),W=p.replaceAll("&","&amp;"),U=/^\.{1,2}\//.test(y)?new URL(y,`http://site/${encodeURI(b)}`).pathname:"",ce=[p,W,y,U],ae=(U||y).replace(/^\/+/,""),le=F(ae)?[ae,
...P(ae)]:[],ge=[...ce,...ce.map(J=>J.replace(/\/$/,"")),...le];return[...new Set([...ge,...ge.map(S.oF)])].filter(J=>J.length>1)}function F(p){return/\.\w{2,5}$/.
test(p)}function P(p){const b=p.split("/");return b.slice(1).map((y,W)=>b.slice(W+1).join("/"))}const L=4;function x(p,b,y){if(p.length===0||p.length>L)return;const W=new Set(
b.replace(/(?:(?:^|\/)index)?\.[^/.]+$/,"").split("/")),U=({file:ge})=>ge.split(/[/.]/).filter(J=>W.has(J)).length,ce=ge=>(y&&z.test(ge.file)?W.size+1:0)+U(ge),
[ae,...le]=p.toSorted((ge,J)=>ce(J)-ce(ge));return ae&&{place:ae,others:le}}function I(p){const[b]=p;return b&&p.every(({file:y})=>y===b.file)?b:void 0}function O(p,b){
const y=R(b.replace(/\/index\.[^/]+$/,""));return R(p)===y||R(p.replace(/\/index\.[^/]+$/,""))===y}function R(p){return p.slice(p.lastIndexOf("/")+1).replace(/(?<=.)\..*$/,
"")}})};export{Xo as id,Qo as ids,qo as modules};

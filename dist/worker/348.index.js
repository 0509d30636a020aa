const Ao=348,No=[348],Io={9882:((be,te,h)=>{h.d(te,{IM:()=>K,pA:()=>N});const x={characters:80,candidates:1e3,shown:3};function N(E,C){const L=H(E);if(L===""||E.
length>x.characters)return[];const k=C.slice(0,x.candidates).filter(b=>b!==E&&b.length<=x.characters).flatMap(b=>{const I=U(E)===U(b)?Math.min(D(L,H(b))??B,B):D(
L,H(b));return I===void 0?[]:[{each:b,points:I}]}),v=Math.min(...k.map(({points:b})=>b));return k.sort((b,I)=>b.points-I.points).filter(({points:b})=>b<=v+1).slice(
0,x.shown).map(({each:b})=>b)}function K(E,C){return N(E,C).filter(L=>Z(E,L)<=Math.max(1,Math.floor(Math.min(E.length,L.length)/8)))}function j(E,C){const[L]=N(
E.trim(),C);return L===void 0?"":`; did you mean "${L}"?`}function H(E){return E.toLowerCase().replace(/[-_.:\s]/g,"")}const B=1;function U(E){return/^[^:]{1,40}(?=:)/.
exec(E)?.[0]??`${E}:`}function D(E,C){if(E===C)return 0;const L=Math.max(1,Math.floor(Math.min(E.length,C.length)/3)),k=Z(E,C);if(k<=L)return k;const[v,b]=E.length<
C.length?[E,C]:[C,E];if(v.length>=4&&(b.startsWith(v)||b.endsWith(v)))return L+1}function Z(E,C){let L=[],k=Array.from({length:C.length+1},(v,b)=>b);for(let v=1;v<=
E.length;v++){const b=[v];for(let I=1;I<=C.length;I++){const W=E[v-1]===C[I-1],M=v>1&&I>1&&E[v-1]===C[I-2]&&E[v-2]===C[I-1];b[I]=Math.min((k[I]??0)+1,(b[I-1]??0)+
1,(k[I-1]??0)+(W?0:1),M?(L[I-2]??0)+1:Number.POSITIVE_INFINITY)}[L,k]=[k,b]}return k[C.length]??0}}),1809:((be,te,h)=>{h.d(te,{Ol:()=>H,Xk:()=>B,oJ:()=>D});const x=/(?:^|\s)[\d.,]{1,12}\s?(?:B|bytes|[kKMG]i?B)(?=$|[\s│|,)\]])/,
N=/\b(?:errors?|fail(?:ed|s)?|exceed(?:s|ed)?|limit|too (?:large|big|long)|cannot|must|not)\b/i,K=[/^\s*[○●◐ƒλ∙]\s{1,4}(?:\(|\/)/u,/^\s*(?:Route|Page|Asset|File|Path|Name|Chunk|Size)\b.{0,120}\b(?:Size|First Load|gzip|Chunks|Type)\b/,
/^\s*[├└┌┬╰╭](?:[─━]{0,3}\s|$)(?!.{0,200}(?:Error|\[\d{3}\]|✖|×))/u,/^\s*\+ First Load JS\b/,/^\s*(?:\[[\w:@/.-]{1,40}\]\s)?(?:✓|✔|√|✅|☑|🎉|✨|🚀|λ|▶|❯)/u,
/\b(?:built|done|finished|completed|compiled|generated|wrote|copied|written)\b.{0,80}\b\d[\d.,]{0,8}\s?(?:ms|s|sec|seconds|min|minutes?)\b/i,/^\s*[-•]?\s?\d{1,7} (?:errors|warnings|hints|modules?|pages?|files?|assets?|packages?)\b.{0,60}$/,
/\(\d{1,7}\/\d{1,7}\)\s*$/,/^\s*(?:Result|Summary|Total|Time|Duration|Tasks|Cached)\b.{0,60}:/,/^\s*(?:Attention: |This information is used|You can learn more|Learn more|Read more|See https?:|https?:\/\/\S{1,300}$)/,
/^\s*▲ Next\.js \d/u,/^\s*\.{3} (?:collapsed )?\d{1,7} (?:duplicate )?lines matching /,/Entry docs → 404 was not found\.$/,/^\d{1,7}:(?:\s|$)/],j=/^\s*(?:✓|✔|√|✅|🎉|✨)|\b(?:built|done|completed|finished) in \d|\bcompiled successfully\b|^\s*[○●ƒλ]\s{1,4}\(/iu;
function H(E){return K.some(C=>C.test(E))||U(E)||B(E)}function B(E){return x.test(E)&&!N.test(Z(E))}function U(E){return E.length<=300||E.split(" ").length>E.length/
16?!1:E.split(/[;{}=]/).length>E.length/30}function D(E){return j.test(E)}function Z(E){return E.split(/\s+/).filter(C=>!/[/.][\w[]/.test(C)).join(" ")}}),9047:((be,te,h)=>{
h.d(te,{B:()=>K,v:()=>Z});var x=h(5230);const N=[/["'](?<name>[\w$]{1,200})["'] is not exported (?:by|from) (?:["'](?<from>[^"']{1,400})["']|(?<path>[^\s,"']{1,400}))/,
/No matching export in "(?<from>[^"]{1,400})" for import "(?<name>[\w$]{1,200})"/,/\bexport '(?<name>[\w$]{1,200})' (?:\(imported as '[^']{1,200}'\) )?was not found in '(?<from>[^']{1,400})'/,
/The requested module '(?<from>[^']{1,400})' does not provide an export named '(?<name>[\w$]{1,200})'/,/(?:Module )?'"(?<from>[^"']{1,400})"' has no exported member (?:named )?'(?<name>[\w$]{1,200})'/,
/\bExport (?<name>[\w$]{1,200}) doesn't exist in target module/,/'(?<from>[^']{1,400})' does not contain a (?<name>default) export/,/Module '"(?<from>[^"]{1,400})"' has no (?<name>default) export/];
function K(E){for(const C of N){const{name:L,from:k,path:v}=(0,x.$)(C,E)?.groups??{};if(L!==void 0)return{name:L,from:k??v}}}const j=300,H=/^ {0,40}export (?:declare |abstract )?(?:async )?(?:const enum|const|let|var|function ?\*?|class|interface|type|enum|namespace) (?<name>[\w$]{1,100})/,
B=/^\s{0,40}(?:module\.)?exports\.(?<name>[\w$]{1,100})\s*=/,U=/(?:^|\bas\s+)(?<name>[\w$]{1,100})\s*$/,D=/^\s{0,40}export\s+(?:type\s+)?\*\s+from\s+["'](?<from>[^"']{1,300})["']/;
function Z(E){const C=new Set,L=[];let k=!1;for(const v of E){const b=(H.exec(v)??B.exec(v))?.groups?.name;b&&C.add(b),/^\s{0,40}export\s+default\b/.test(v)&&C.
add("default");const I=D.exec(v)?.groups?.from;I!==void 0&&L.push(I);const W=/^\s{0,40}export\s+(?:type\s+)?\{/.exec(v);if(k||=W!==null,!k)continue;const[M=""]=v.
slice(W?.[0].length??0).split("}",1);for(const _ of M.replace(/\/\/.*$/,"").split(",")){const S=U.exec(_.trim())?.groups?.name;S&&C.add(S)}if(k=!v.includes("}"),
C.size>=j)break}return{own:[...C],from:L}}}),2416:((be,te,h)=>{h.d(te,{F7:()=>ke,Gd:()=>g,Vz:()=>ge,c4:()=>Be,sq:()=>m,wh:()=>B});var x=h(1809),N=h(3716),K=h(7491);
const j=/^(?:\[(?:error|ERROR|fatal)\](?:\s|$)|\w{1,20}\sERR!\s(?:[A-Z]\w{1,40}\s)?|\S{1,100}\sSTD(?:ERR|OUT)\s|[│■▲●└]\s{1,4}|(?:notsup|notarget|engine|network|JSON\.parse)\s)/,
H=/^err:\s(?=\w{0,60}(?:Error|Exception):)/;function B(G){return G.replace(j,"")}const U=[/^\s*(?:\$|>(?!\s[A-Z].*\.$)|[+|│]|➤|at\s|\d{1,7}\s?[|│]|[{})\]]|\((?!!\))|\[$|-{2}|\*|node:internal|file:\s|throw\s|Node\.js v|A complete log|In most cases)/,
/^\s*(?:npm\s)?(?:<[cdilptw]>\s|\[?warn(?:ing)?\]?\b|\(node:\d|deprecat|info\b|notice\b|success\b|debug\b|verbose\b|note\b|hint\b|tip\b)/i,/^\s*(?:See|If|To|You|Note|Please|Try|Did you|This|Learn|Use|Visit|Run|For|Pass|Make sure|Searched|Import trace|Require stack|Emitted|Error reference|Location:|Stack trace|Progress|Packages|Checked out|Cloning|Lockfile is)\b/,
/^[^\w]{0,10}\d{1,6}\s(?:problem|error|warning)s?\b/,/^(?:Required|Actual|Wanted|Found|Valid \w+):\s/,/^(?:\[[\w:@/.-]{1,40}\]\s|[^\w[]){0,8}(?:Error:\s)?(?:(?:[\w-]{1,20}\s)?build\s(?:failed|error|was canceled)|failed (?:to (?:compile|build)|with errors|tasks)|command failed|(?:error )?during build)(?:\W|$)(?!.*\b(?:Error|not|resolve)\b)/i,
/\b(?:exited? (?:with )?(?:code|status)|exit code|ELIFECYCLE|exited with \d|exited \(\d|\w{0,60}RUN_FIRST_FAIL\b)/,/^\s{2,}\w+:\s(?:undefined|null|true|false|-?\d+|\[|\{|'E?[A-Z_]+')/,
/^(?:code|path|errno|syscall|command|cwd|location|dest)\s\S{1,400}$/,/^\s*\[?(?:\w*Error|ERROR|FATAL)\]?:?\s*\{?$/,/^\s*(?:\w{0,60}Error:\s)?5\d\d\s\/\S{0,300}$/,
/^\s*\S{1,400}:\d{1,7}:(?:\d{1,7}|NaN)$/],D=/^\s*(?:✘|✖|✗|×|⨯|x\s|!|\[!\]|\(!\)|\[?(?:ERROR|error|fatal|FATAL|panic)\b\]?[\s:]|\d{1,7}:\d{1,7}[\s:]{1,4}error\b|ERR_|E\d{3}\b|YN00)/,
Z=/^[^\w]{0,10}(?:\[[^\]]{1,60}\]:?\s){0,3}(?:\w{1,40}\s){0,3}(?:err:\s)?[([]?(?:Uncaught\s)?\w{0,60}(?:Error|Exception)\b[^:]{0,40}:?\s\S/,E=/^\s*(?:Caused by|Cause):$/,
C=/^\s{2,8}\d{1,2}:\s/,L=/^(?:\/(?:usr\/)?bin\/)?(?:ba|da|z)?sh:\s/,k=/^\s*(?:\[cause\]:|Caused by:|Cause:)\s*\S/,v=/^(?:\[cause\]:|Caused by:|Cause:)\s{1,4}/,b=/\b(?:not (?:found|compatible|exported|defined|set|exist|resolve|valid|allowed|a function|installed|recognized|a supported|available|match)|doesn['’]t|does not|cannot|can['’]t|could not|couldn['’]t|failed to|unable to|unexpected|invalid|undefined|missing|unknown|expected|required|duplicate|must|unclosed|no such|no matching|forbidden|denied|unauthorized|refused|incompatible|unsupported|conflict(?:s|ing)?|unresolved|broken|mismatch|bad|incomplete|unrecognised|unterminated|dead|has no|no (?:\w{1,20} ){1,3}found|should (?:be|have|exist|not)|trailing)\b/i,
I=/\bE[A-Z]{4,}\b|[a-z](?:Expected|NotFound|Missing|Invalid)\b/,W=/^\s*(?:at\s|Hint:|Location:|Stack trace:|(?:>\s{0,9})?\d{1,7}\s?[|│])/,M=3,_=3,S=1e3,$=6;function m(G){
let q;const se=Math.max(0,G.length-S),ce=(0,K.E)(G,se,G.length),fe=G.findLastIndex(({text:le})=>(0,x.oJ)(le));for(let le=se;le<G.length;le++){const Ee=ce.has(le)?
0:st(G,le),Ne=Ee>=M&&le>fe?Ee+_:Ee;Ee>=M&&Ne>(q?.points??0)&&(q={at:le,points:Ne})}return q&&g(G,q.at)}function g(G,q){const se=fe=>B(G[fe]?.text??"").trim(),ce=[];
for(let fe=q+1;fe<G.length&&ce.length<$&&fe<q+12;fe++){const le=se(fe);if(!(le===""||/^(?:(?:>\s{0,9})?\d{1,7}\s?[|│]|See\b|Hint)/.test(le))){if((0,N.LP)(le))
break;ce.push(le)}}return{at:q,message:ge(se(q).replace(D,"").replace(v,"").replace(H,"").replace(/^(?:\d{1,2}:\s(?!\d)|in\s{1,4}(?=\w{0,60}Error:\s))/,"").trim()||
se(q),G,q),details:ce}}const A=/^(?:\w{0,60}(?:Error|Exception):\s)?(?:in\s)?\(?(?<path>[^\s:"'`]{0,400})(?::\d{1,7}){0,2}:?\)?$/,P=/^(?:x|✗|×)?\s?(?:(?:Build|Module build|Module parse) failed(?: in [\d.]+m?s)?(?: \(from [^()]{1,300}\))?|Error while requesting resource)[.:]?$/,
z=/^[A-Z][a-z]{2,20}(?: \w{2,20}){0,2} failed: [^\s"'`]{1,300}\.\w{1,10}$/,X=14,ue=/^(?:\|- |[├╰└]─{1,2}▶\s{1,4}(?:[×x]\s{1,4})?)/;function ne(G){const q=A.
exec(G)?.groups?.path;return q===""||/[./]/.test(q??"")}function ge(G,q,se){if(Oe.test(G))return[G.replace(/\.$/,""),$e(q,se)].filter(Boolean).join(": ");const ce=ae(
G,q,se)??re(G,q,se)??Ae(G,q,se);if(ce)return`${G} ${ce}`;const fe=ne(G)||P.test(G)||z.test(G);if(!fe&&!G.endsWith(":")&&!Me.test(G))return G;for(let le=se+1;le<=
se+X&&le<q.length;le++){const Ee=B(q[le]?.text??"").replaceAll("**","").trim().replace(ue,"").replace(_e,(Ne,We,ot)=>We===ot?`${We}: `:Ne);if((0,N.LP)(Ee))break;
if(!(Ee===""||Ie.test(Ee)||G.includes(Ee))){if(fe){if(ne(Ee))continue;return Ee}if(!ke(Ee)){if(Me.test(G)&&/^\s/.test(q[le]?.text??""))continue;return G}return[
G,Ee,Ae(Ee,q,le)].filter(Boolean).join(" ")}}return G}const ve=/^expect\(/,J=/^\s{2,8}(?:Expected|Received)[^:]{0,40}: {1,8}\S/;function re(G,q,se){if(!ve.test(
G))return;const fe=q.slice(se+1,se+X).map(le=>le?.text??"").filter(le=>J.test(le)).map(le=>le.trim().replace(/ +/g," "));return fe.length===0?void 0:`(${fe.slice(
0,2).join(", ")})`}const ie=/\bis not assignable to\b|^No overload matches|\bdoes not satisfy\b/,Q=/^\s{2,60}(?=[A-Z])(?!\s{0,60}(?:Overload|The last overload)\b)/;
function ae(G,q,se){if(!ie.test(G))return;let ce;for(let fe=se+1;fe<=se+X;fe++){const le=q[fe]?.text??"";if(!Q.test(le))break;ce=le.trim()}return ce===void 0||G.
includes(ce)?void 0:ce}const pe=/^\s{0,8}[-*•]\s{1,4}(?<item>\S.{0,120})$/,ye=3;function Ae(G,q,se){if(!G.endsWith(":"))return;const ce=B(q[se+1]?.text??"").trim()===
""?se+2:se+1,fe=[];for(let le=ce;fe.length<=ye;le++){const Ee=pe.exec(B(q[le]?.text??""))?.groups?.item;if(Ee===void 0)break;fe.push(Ee.replace(/[`'",;]{1,4}$/,
""))}if(fe.length!==0)return fe.length>ye?`${fe.slice(0,ye).join(", ")}, \u2026`:fe.join(", ")}const Oe=/^(?:\[[\w:-]{1,60}\] ){0,3}(?:\w{0,60}Error: )?(?:Undefined (?:variable|function|mixin)|Can't find stylesheet to import)\.?$/,
Fe=/^[\s│|]{1,40}(?<carets>\^{1,200})\s{0,40}$/;function $e(G,q){for(let se=q+1;se<=q+X&&se<G.length;se++){const ce=Fe.exec(G[se]?.text??"")?.groups?.carets?.
length,fe=G[se]?.text.indexOf("^")??-1;if(ce!==void 0)return G[se-1]?.text.slice(fe,fe+ce).trim()?.replace(/^@(?:use|forward|import) (?=["'])/,"")}}const _e=/^([\w.]{1,60}): ([\w.]{1,60}): /,
Me=/\bdoes not match (?:\w{1,20} ){0,3}schema\b|\binvalid (?:\w{1,20} ){0,2}(?:config|file|options)\b[^:]{0,80}$|^(?:\w{1,40}Error: |Error: )?(?:bad|invalid|broken|wrong) (?:[\w-]{1,20} ){0,2}(?:files?|data|configuration)\.?$/i,
Ie=/^(?:[>\s│|·]{0,20}\d{1,7}\s?[|│]|[-─^~╵╰╭`,·│|\s]{2}|File:|file:|Hint|Stack trace:|"\w{1,40}":\s|throw |\^|\W+$)/;function ke(G){return(b.test(
G)||I.test(G))&&!U.some(q=>q.test(G))}function xe(G,q){const se=fe=>G[fe]?.text??"";return k.test(B(se(q)))?!0:C.test(se(q))?!C.test(se(q+1)):E.test(se(q-1))}const Le=/^.{0,60}\b(?:errors? during \w{1,20}|failed with \d{1,4} errors?|(?:build|compilation|prerendering|generation) (?:failed|error)|failed to compile)\b[^:]{0,40}[:.]?$/i;
function Pe(G,q){const se=G[q-1]?.text??"",ce=se.trim()===""?G[q-2]?.text??"":se;return Le.test(ce.trimEnd())}function Be(G){return/(?:\.{3}|…)$/.test(G)&&!b.
test(G)}function st(G,q){const se=G[q]?.text??"",ce=B(se);if(ce.trim()===""||Be(ce)||(0,x.Ol)(ce)||U.some(Ne=>Ne.test(ce)))return 0;const fe=[1,2].map(Ne=>B(G[q+
Ne]?.text??"")),Ee=[Z.test(ce)?4:0,se!==ce||D.test(se)?3:0,ce.endsWith(":")&&pe.test(G[q+1]?.text??"")?4:0,xe(G,q)?8:0,L.test(ce)?6:0,b.test(ce)||I.test(ce)?3:0,
/["'`“]\S/.test(ce)?1:0,fe.some(Ne=>W.test(Ne))?2:0].reduce((Ne,We)=>Ne+We,0);return Ee<M&&Pe(G,q)?M:Ee}}),730:((be,te,h)=>{h.d(te,{h:()=>Fe});const x=String.
raw`(?:[A-Za-z]:[\\/]|(?:file|webpack|webpack-internal|rsc):\/{2,3})?[^\s:*"'<>|\x60(][^:*"'<>|\x60]{0,400}?`,N=`(?<file>${x})`,K=`(?<file>${x}\\.[A-Za-z][A-Za-z\
0-9]{0,9}(?:\\?[\\w=&.-]{0,100})?)`,j=String.raw`:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?`,H=String.raw`(?:Uncaught )?(?:[A-Z]\w{0,60}\.)?[A-Z]?\w{0,60}(?:Error|Exception)`,
B=/^\s*(?:at |Require stack:|- \/|$)|^\s{2,}/,U=new RegExp(`^\\s+at (?!.{0,900}(?:node_modules|node:|<anonymous>:\\d|[/( ](?:dist|\\.(?:next|output|svelte-kit|temp\
|nuxt|astro|vercel|netlify))/))(?:[^()]{0,300} \\()?(?:async )?${N}${j}\\)?$`);function D($e,_e,Me,Ie={}){return{name:_e,...$e===void 0?{}:{tool:$e},steps:[Me],
...Ie}}const Z=/^\s*[╷,]$/,E=new RegExp(`^\\s+(?!\\S+\\.vue )${N} (?<line>\\d{1,7}):(?<column>\\d{1,7})\\s{1,4}\\S.*$`),C=[{name:"esbuild",tool:"esbuild",steps:[
/^(?:[✘▲X!] )?\[(?<severity>ERROR|WARNING)\] (?:(?<code>(?:TS|NG)-?\d+): )?(?<message>.*?\S)(?: \[(?:plugin )?[\w-]+\])?$/,{pattern:new RegExp(`^\\s{4}${N}${j}\
:$`),skip:6,over:/^(?!\s{4}|[✘▲X!] \[)/}],zeroColumn:!0},D("esbuild","esbuild-short",new RegExp(`^${N}${j}: (?<severity>ERROR|WARNING): (?<message>.+)$`),{zeroColumn:!0}),
{name:"rolldown",tool:["rolldown","vite"],steps:[/^(?:(?<severity>Warning|Error): )?\[(?<code>[A-Z][A-Z_]+|builtin:[\w:-]+|plugin [\w:-]+)\] (?<message>\S.*)$/,
{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[ ?${N}:(?<line>\\d{1,7}):(?<column>\\d{1,7}) ?\\]$`),skip:1}]},{name:"vite-plugin-svelte",tool:"vite",steps:[
new RegExp(`^\\[plugin(?: |:)vite-plugin-svelte[\\w:-]*\\] ${N}${j}$`),/^(?:\w*Error: )?(?:\S{1,400}:\d+:\d+ )?(?<message>\S.*)$/],zeroColumn:!0},D("vite","vite\
-plugin-svelte-warning",new RegExp(`^\\[vite-plugin-svelte\\] ${N}${j} (?<message>.+)$`),{zeroColumn:!0,severity:"warning"}),{name:"vite-plugin-place",tool:"vit\
e",steps:[new RegExp(`^\\[plugin(?: |:)[\\w:-]+\\] ${N}${j}$`),/^(?:\w*Error: )?(?:\[[\w/-]+\] )?(?:\S{1,600}:\d+:\d+: )?(?<message>\S.*?)(?: \(\d+:\d+\))?$/]},
{name:"vite-prerender",tool:"vite",steps:[/^\[vite-prerender-plugin\] \[plugin vite-prerender-plugin\]$/,{pattern:/^(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:new RegExp(
`^> ${N}${j}$`),skip:12}]},{name:"parcel",tool:"parcel",steps:[/^@parcel\/[\w-]{1,60}: (?<message>\S.*)$/,{pattern:new RegExp(`^\\s{1,4}${K}${j}$`),skip:4,over:/^(?:\S|$)/}]},
{name:"jiti",tool:["rsbuild","docusaurus","nuxt"],steps:[/^.{0,40}\b(?<message>ParseError: \S.*)$/,new RegExp(`^\\s{1,4}${K}${j}$`)],zeroColumn:!0},D("vite","vi\
te-unresolved",/^(?:\w*Error: )?(?:\[vite\]: )?(?<message>Roll(?:up|down) failed to resolve import "[^"]{1,300}") from "(?<file>[^"]{1,400})"/),D("rollup","roll\
up-unresolved",/^(?:\[(?:!|error)\] )?(?:\w*Error: )?(?<message>(?:Could not resolve|Failed to resolve) (?:"[^"]{1,300}"|\S{1,300})) from "?(?<file>[^"]{1,400}?)"?$/),
D("rollup","rollup-refused",/^(?:\[[\w:.-]{1,60}\] ){0,4}(?:\w{0,40}Error: )?(?<message>Could not load [^\s()]{1,300} \(imported by (?<file>[^)\s]{1,300})\): (?:Cannot|Can't|Must not) import\b.{0,300})$/),
D("rollup","rollup",new RegExp(`^(?:\\[!\\] )?(?:\\(plugin [\\w:@/. -]{1,80}\\) )?(?:RollupError: )?${N} \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\): (?<message>.+)\
$`),{zeroColumn:!0}),{name:"vite-config",tool:"vite",steps:[new RegExp(`^failed to load config from ${N}$`),/^error during build:$/,/^(?!Error: (?:Build|Transform) failed)(?<message>\S.*)$/]},
{name:"sass-deprecation",tool:"sass",severity:"warning",steps:[/^(?:DEPRECATION WARNING|Deprecation Warning)(?: \[[\w-]+\])?: (?<message>\S.*)$/,{pattern:Z,skip:10,
over:/^(?!\w*Error: |DEPRECATION|Deprecation)/},{pattern:E,skip:12}]},{name:"sass",tool:"sass",steps:[/^(?:\w*Error: )?(?:(?<severity>WARNING): )?(?:\[sass\] )?(?<message>\S.*)$/,
{pattern:Z,skip:1,over:/^$/},{pattern:E,skip:12}]},D("postcss","postcss",new RegExp(`^(?:CssSyntaxError: (?:\\[[\\w-]+\\] )?(?:[\\w-]+: )?|(?:\\[[\\w:-]{1,60}\\] ){1,4\
})${N}${j}: (?<message>.+)$`)),{name:"vite-file",tool:"vite",steps:[/^\[(?:plugin )?[@\w:/-]+\] (?!✗ )(?:\[[@\w/-]+\] )?(?!✗|Transform failed|Build failed|\[)(?<message>\S.*?)(?: \(\d+:\d+\))?$/,
{pattern:new RegExp(`^file: ${N}(?:${j})?(?: \\(.*)?$`),skip:40,over:/^(?!\s+at |\[|[✓✗x] |error during|vite v\d)/}]}],L=[D("typescript","tsc",new RegExp(`^\
(?:ERROR in )?${N}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\): (?<severity>error|warning) (?<code>TS\\d+): (?<message>.+)$`)),D("typescript","tsc-pretty",new RegExp(
`^(?:Error: )?${N}${j} - (?<severity>error|warning|hint|message) (?<code>TS\\d+|ts\\(\\d+\\)): (?<message>.+)$`)),{name:"ts-loader",tool:"webpack",steps:[new RegExp(
`^\\[tsl\\] (?<severity>ERROR|WARNING) in ${N}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\)$`),/^\s+(?<code>TS\d+): (?<message>.+)$/]},{name:"tsc-frame",tool:"typ\
escript",steps:[/^(?<code>TS\d+): (?<message>\S.*)$/,{pattern:/^\s*> (?<line>\d{1,7}) \| (?<frame>.*\S)$/,skip:12,over:/^\s/}]},{name:"eslint-stylish",tool:"esl\
int",steps:[/^(?<file>(?:[A-Za-z]:[\\/]|\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})\s{1,40}(?<severity>error|warning|Error:|Warning:)\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/],
repeat:!0},{name:"eslint-react-scripts",tool:"react-scripts",steps:[/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^\s+Line (?<line>\d{1,7}):(?<column>\d{1,7}):\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/],
repeat:!0},{name:"eslint-react-scripts-syntax",tool:"react-scripts",steps:[/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^Syntax error: (?<message>\S.*) \((?<line>\d{1,7}):(?<column>\d{1,7})\)$/]},
D("eslint","eslint-compact",new RegExp(`^${N}: line (?<line>\\d{1,7}), col (?<column>\\d{1,7}), (?<severity>Error|Warning) - (?<message>.*?\\S)(?: \\((?<code>[@\\w/-\
]+)\\))?$`)),D("eslint","eslint-unix",new RegExp(`^${N}${j}: (?<message>.*\\S) \\[(?<severity>Error|Warning)(?:/(?<code>[@\\w/-]+))?\\]$`)),{name:"prettier-chec\
k",tool:"prettier",steps:[/^\[warn\] (?<file>\S.{0,400}\.\w{1,20})$/,{pattern:/^\[warn\] (?<message>Code style issues .*)$/,skip:40,over:/^\[warn\] /}]},{name:"\
biome",tool:"biome",steps:[new RegExp(`^${N}(?:${j})? (?<code>[a-z]+(?:/\\w+)*)\\s.{0,40}\u2501\u2501\u2501`),{pattern:/^\s+(?<severity>[×✖!⚠i])\s(?<message>.+)$/,
skip:1,over:/^\s*$/}]}],k={pattern:/^(?<file>[^:*"<>|]{1,400}\.vue)$/,skip:1,over:/^$/},v=String.raw`\[vue/compiler-sfc\] (?<message>\S.*?)(?: \(\d{1,7}:(?<column>\d{1,7})\))?$`,
b={pattern:/^\s+\|\s+\^/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) \s*)?\|/},I=String.raw`(?<file>${x}\?vue&type=style[^:)\s]{0,200})`,W=/^\s+\S{1,400}\.vue (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
M=/^\s*(?:[╷,╵']|\d{1,7} [│|]|[│|])|^$/,_=[{name:"vue-script",tool:"vue-cli",steps:[new RegExp(`^\\[plugin(?: |:)vite:vue\\] ${x}${j}$`),new RegExp(`^(?\
:\\w*Error: )?${v}`),k,b],zeroColumn:!0},{name:"vue-script-vite7",tool:"vite",steps:[new RegExp(`^(?:\\[vite:vue\\] |SyntaxError: )${v}`),k,b],zeroColumn:!0},{name:"\
vue-style",tool:"vite",steps:[new RegExp(`^\\[plugin(?: |:)[\\w:-]{1,60}\\] ${I}(?::\\d{1,7}){2}$`),new RegExp(`^CssSyntaxError: ${x}${j}: (?<message>\\S.*)$`)]},
{name:"vue-style-vite7",tool:"vite",steps:[new RegExp(`^\\[vite:vue\\] ${x}${j}: (?<message>\\S.*)$`),new RegExp(`^file: (?:${x}(?::\\d{1,7}){2} \\()?${I}(?:(?:\
:\\d{1,7}){2}|\\))?$`)]},{name:"vue-sass",tool:"vite",steps:[new RegExp(`^\\[plugin(?: |:)vite:css\\] ${I}$`),/^Error: \[sass\] (?<message>\S.*)$/,{pattern:W,skip:12,
over:M}]},{name:"vue-sass-vite7",tool:"vite",steps:[/^\[vite:css\] \[sass\] (?<message>\S.*)$/,{pattern:W,skip:12,over:M},new RegExp(`^file: ${I}$`)]},{name:"sv\
elte-sass",tool:"vite",steps:[/^(?:\w*Error: |\[[\w:-]{1,60}\] )?Error while preprocessing (?<file>\S{1,400}\.svelte) - \[sass\] (?<message>\S.*)$/,{pattern:/^\s+\S{1,400}\.svelte\.vite-preprocess\.\w+ (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
skip:12,over:M}],part:"?vue&type=style&index=0"},D("vitepress","vitepress",/^(?:\w*Error: )?(?:\[vite:vue\] )?\[plugin vite:vue\] (?<file>[^:*"<>|]{1,400}\.md) \(\d{1,7}:\d{1,7}\): (?<message>\S.*?)(?: \(\d+:\d+\))?$/),
{name:"vitepress-script",tool:"vitepress",steps:[/^\[vite:vue\] \[vue\/compiler-sfc\] (?<message>\S.*?)(?: \(\d+:\d+\))?$/,{pattern:/^(?<file>[^:*"<>|]{1,400}\.md)$/,
skip:1,over:/^$/}]}];var S=h(6612);const $=/^(?:Error:)?[\s│]*(?:[├╰]─▶\s*)?[x×](?:\s*[x×])? (?<message>\S.*)$/,m={pattern:/^\s*[:·]\s+[\^─┬]/,
skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?[|│:·]/},g=/^(?<file>\.\/[^:*"<>|]{1,400})$/,A=/^Error: Error evaluating Node\.js code$/,P=/^(?:WARN\s{1,4})?🚨 Unable to index (?<file>[^:,*"<>|]{1,400})(?:,[^:]{1,400})?:$/u,
z=/^(?:WARN\s{1,4})?(?:\w*Error: )?(?<message>\S.*?)(?: (?=\S{1,400}\/\S)\S{3,801})?$/,X=String.raw`\((?<file>[^()]{1,400})\)(?: \[Line (?<line>\d{1,7}), Column (?<column>\d{1,7})\])?`,
ue=[{name:"next-swc",tool:"next",steps:[$,{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[${N}:\\d{1,7}:\\d{1,7}\\]$`),skip:6,over:/^\s*[|│]|^$/},m]},{name:"\
next-config",tool:"next",steps:[/^\s*⨯ Failed to load (?<file>next\.config\.\w{2,3})\b/,{pattern:/^\[?Error:\s+[x×] (?<message>\S.*)$/,skip:4},/^\s*[╭,][─-]{1,3}\[\d{1,7}:\d{1,7}\]$/,
m]},{name:"swc",tool:"swc",steps:[$,new RegExp(`^[\\s\u2502]*[\u256D,][\u2500-]{1,3}\\[${N}${j}\\]$`)]},{name:"next",tool:"next",steps:[new RegExp(`^(?<file>\\./\
[^:*"<>|]{1,400}?)${j}$`),/^(?:(?:Type )?[Ee]rror: )?(?<message>\S.*)$/]},{name:"next-loader-place",tool:"next",steps:[g,A,/^(?<line>\d{1,7}):(?<column>\d{1,7}): (?!.*\(\d{1,7}:\d{1,7}[-\d:]*\)$)(?<message>\S.*)$/]},
{name:"next-loader",tool:"next",steps:[g,A,{pattern:/^(?!Error: \[MDX\])(?:\d{1,7}:\d{1,7}: |- )?(?<message>\S.*?)(?: \((?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?\))?$/,
skip:1}]},{name:"next-module",tool:"next",steps:[g,/^(?:\w*Error: )?(?<message>Module not found: .+)$/]},{name:"gatsby-query",tool:"gatsby",steps:[/^error There was a problem parsing "(?<file>[^"]{1,400})"; any GraphQL$/,
{pattern:/^(?<message>This may indicate a syntax error in the code), or/,skip:2}]},{name:"gatsby-config",tool:"gatsby",steps:[/^error Failed to compile Gatsby files/,
{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^File path: (?<file>\S.{0,400})$/,skip:4}]},{name:"gatsby-lifecycle",tool:"gatsby",steps:[/^error "(?<file>[^"]{1,400})" threw an error while running the \w+ lifecycle:$/,
{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^> (?<line>\d{1,7}) \|/,skip:8}]},{name:"storybook-index-place",tool:"storybook",steps:[P,z,{pattern:/^(?:\S{1,400} )?\(line (?<line>\d{1,7}), col (?<column>\d{1,7})\)$/,
skip:1}],zeroColumn:!0},{name:"storybook-index",tool:"storybook",steps:[P,z]},{name:"storybook-config",tool:"storybook",steps:[/couldn't evaluate your (?<file>\S{1,400}) file\.$/,
{pattern:/^Original error:$/,skip:2,over:/^$/},{pattern:/^(?!\w*Error: Transform failed)(?:\w*Error: )?(?:<stdin>:(?<line>\d{1,7}):(?<column>\d{1,7}): ERROR: )?(?<message>\S.*)$/,
skip:1}],zeroColumn:!0},{name:"docusaurus-mdx",tool:"docusaurus",steps:[/MDX compilation failed for file "(?<file>[^"]{1,400})"$/,/^[\s│]*Cause: (?<message>\S.*)$/,
{pattern:/^[\s│]*"line": (?<line>\d{1,7}),?$/,skip:20}]},{name:"svelte-check",tool:"svelte-check",steps:[new RegExp(`^${N}${j}$`),/^(?<severity>Error|Warn|Hint): (?<message>\S.*?)(?: \((?<code>\w+)\))?$/]},
D("svelte-check","svelte-check-machine",/^\d{13} (?<severity>ERROR|WARNING) "(?<file>[^"]{1,400})" (?<line>\d{1,7}):(?<column>\d{1,7}) "(?<message>.+?)(?=\\n|"$)/),
{name:"astro-location",tool:"astro",steps:[/^(?!\s*(?:Hint|Error reference|Location|Stack trace):)(?:\[(?<code>\w+Error)\] (?=\S)|(?=[A-Z]\S* )(?!Build failed))(?<message>.+)$/,
{pattern:/^\s+Location:$/,skip:20,over:/^(?!\s*Stack trace:|\s+at |\[)/},new RegExp(`^\\s+${N}${j}$`)],zeroColumn:!0},D("metalsmith","metalsmith",/^Error: (?<message>Invalid frontmatter) in the file at: (?<file>\S.{0,400})$/),
{name:"eleventy-nunjucks",tool:["eleventy","nunjucks","metalsmith"],steps:[new RegExp(`^(?:\\d{1,2}\\.|>|Template render error:(?: \\S{1,200}:)?) ${X}$`),{pattern:/^\s+(?:Error: )?(?!(?:Template render error: )?\([^()]{1,400}\))(?<message>\S.*?)(?: \(via [\w ]+\))?$/,
skip:4,over:new RegExp(`^\\s*(?:Template render error: )?${X}$`)}],part:S.$p},D("eleventy","eleventy-liquid",/^(?:\d{1,2}\. )?(?:\w+Error: )?(?<message>\S.*), file:(?<file>[^,]{1,400}), line:(?<line>\d{1,7})(?:, col:(?<column>\d{1,7}))?/,
{part:S.$p}),{name:"eleventy-data",tool:"eleventy",steps:[/^\d{1,2}\. Having trouble (?:parsing data file|reading front matter from template) (?<file>\S{1,400}) \(via /,
/^\d{1,2}\. (?<message>\S.*?)(?: \((?:line )?(?<line>\d{1,7})(?::| column )(?<column>\d{1,7})\))?(?: \(via \w+\))?$/]},{name:"eleventy-layout",tool:"eleventy",steps:[
/^\d{1,2}\. Problem creating an Eleventy Layout for the "(?<file>[^"]{1,400})" template file\./,/^\d{1,2}\. (?<message>\S.*?)(?: \(via [^()]{1,200}\))?$/]},{name:"\
eleventy-config",tool:"eleventy",steps:[/^\d{1,2}\. Error in your Eleventy config file '(?<file>[^']{1,400})'\./,{pattern:/^\d{1,2}\. (?!There was a problem importing|Cannot find (?:module|package) )(?<message>\S.*?)(?: \(via \w+\))?$/,
skip:1,over:/^\d{1,2}\. There was/}]}],ne=new RegExp(`^\\s{0,4}(?:\\[?(?:ERROR|error)\\]?:? )?(?<message>(?:${H}(?: \\[\\w+\\])?|error): .+)$`),ge=/^\s*\[cause\]: (?<message>\S.*)$/,
ve=80,J={name:"node-cause",tool:"node",match($e,_e){if(!$e.find(ne,_e))return;let Me,Ie,ke=!1,xe=_e+1;for(;xe<$e.length&&xe<_e+ve;xe++){const Le=$e.line(xe)?.text??
"",Pe=$e.find(ge,xe)?.groups?.message;Pe!==void 0&&([Ie,ke]=[Pe,!1]);const Be=U.exec(Le.replace(/ \{$/,""))?.groups;if(Be&&(Me===void 0||Ie!==void 0&&!ke)&&([Me,
ke]=[{...Be},!0]),Pe===void 0&&!B.test(Le)&&!/^[{}]/.test(Le))break}return Me&&Ie?{groups:[{...Me,message:Ie}],next:xe}:void 0}},re=/^\s+File "(?<file>[^"]{1,400})", line (?<line>\d{1,7})/,
ie=/\/site-packages\/|\/dist-packages\/|\/lib\/python\d|^</,Q=/^(?<message>[A-Za-z_][\w.]{0,100}(?:: .+)?)$/,ae={name:"python",tool:"python",match($e,_e){if(!($e.
line(_e)?.text??"").startsWith("Traceback (most recent call last)")&&!$e.find(re,_e))return;let Ie;for(let ke=_e;ke<$e.length&&ke<_e+200;ke++){const xe=$e.line(
ke)?.text??"",Le=$e.find(re,ke)?.groups;if(Le&&!ie.test(Le.file??"")&&(Ie={...Le}),ke===_e||xe.startsWith(" "))continue;const Pe=Q.exec(xe)?.groups?.message;return Ie&&
Pe?{groups:[{...Ie,message:Pe}],next:ke+1}:void 0}}},pe=[{name:"vitest",tool:"vitest",steps:[/^\s*FAIL\s+\S{1,400} > (?<test>\S.{0,300})$/,/^(?<message>\S.*)$/,
{pattern:new RegExp(`^ \u276F (?!.*node_modules)(?:\\S.{0,200} )?(?<file>(?:[A-Za-z]:)?[^\\s:]{1,400})${j}$`),skip:40}]},{name:"jest-syntax",tool:"jest",steps:[
new RegExp(`^\\s{4}${K}:(?<line>\\d{1,7})$`),{pattern:new RegExp(`^\\s{4}(?<message>${H}: .+)$`),skip:6}]},{name:"jest",tool:"jest",steps:[/^\s{2}● (?!Test suite failed to run)(?<test>\S.*)$/,
{pattern:/^\s{4}(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:U,skip:40,over:/^(?!\s{2}●)/}]},{name:"rust",tool:"cargo",steps:[/^(?<severity>error|warning)(?:\[(?<code>\w+)\])?: (?<message>.+)$/,
new RegExp(`^\\s*--> ${N}${j}$`)]},ae,{name:"go-panic",tool:"go",steps:[/^panic: (?<message>.+)$/,{pattern:new RegExp(`^\\s(?!.*/go/(?:src|pkg/mod)/)${N}:(?<lin\
e>\\d{1,7})(?: \\+0x.*)?$`),skip:20}]},{name:"node-syntax",tool:"node",steps:[new RegExp(`^(?!.*node_modules)${K}:(?<line>\\d{1,7})$`),{pattern:new RegExp(`^(?<\
message>${H}(?: \\[\\w+\\])?: .+)$`),skip:6}]},D("node","node-import",/^(?:\w*Error )?\[?(?<code>ERR_MODULE_NOT_FOUND|ERR_PACKAGE_PATH_NOT_EXPORTED)\]?: (?<message>(?:Cannot find (?:module|package)|Package subpath) '[^']{1,400}'(?: is not defined by "exports" in \S{1,400})?) imported from (?<file>\S{1,400})$/),
J,{name:"node-stack",tool:"node",steps:[ne,{pattern:U,skip:20,over:B}]},{name:"consola",tool:["nuxt","docusaurus"],steps:[/^\[(?:error|fatal)\] (?<message>\S.*)$/,
{pattern:U,skip:20,over:/^\s+at /}]},D(void 0,"plain",new RegExp(`^\\s{0,4}(?!- )(?:(?:vet|error|ERROR|Error):? (?:in )?)?${K}${j}:?(?: -)?\\s+(?:(?:fatal )?(?<s\
everity>error|warning|note|info)\\b[: ]\\s*)?(?!\\+0x)(?<message>\\S.*)$`))],ye=new RegExp(`^(?:File: |(?<severity>ERROR|WARNING) in )${N}(?:[: ]\\d+:[\\d:-]+)?$`),
Oe=[{name:"rspack-syntax",tool:["rspack","rsbuild"],steps:[ye,/^\s+× Module build failed \(from builtin:/,/^\s+╰─▶\s+×\s+(?:x )?(?:Syntax Error: )?(?<message>\S.*)$/,
/^[\s│]*[╭,][─-]{1,3}\[(?:[^\]]{0,400}:)?(?<line>\d{1,7}):(?<column>\d{1,7})\]$/],zeroColumn:!0},{name:"rspack",tool:["rspack","rsbuild"],steps:[ye,{pattern:/^\s+(?:╰─▶\s+)?× (?!(?:\w*Error: )?Module build failed)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^\s+× Module build failed/}]},D(["docusaurus","react-scripts","gatsby"],"unresolved-in-folder",/^(?:\s*× |\w*Error: )?(?<message>(?:Module not found: (?:Error: )?)?Can't resolve '[^']{1,300}') in '(?<file>[^']{1,400})'$/),
D("react-scripts","react-scripts-css",new RegExp(`^Syntax error: ${K} (?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`)),{name:"fork-ts-checker",
tool:"webpack",steps:[new RegExp(`^(?<severity>ERROR|WARNING) in ${N}${j}(?:-[\\d:]+)?$`),/^(?<code>TS\d+): (?<message>.+)$/]},D("gatsby","postcss-loader",new RegExp(
`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${K} (?<message>[A-Z].*)$`)),{name:"webpack-place",tool:"webpack",steps:[new RegExp(`^(?<severity>ERROR|WARNING) i\
n ${N}(?: \\d+:[\\d-]+)?(?: \\(.*)?$`),{pattern:new RegExp(`^(?:\\w*Error: )?(?:${x}: )?(?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`),skip:2}],
zeroColumn:!0},{name:"webpack",tool:"webpack",steps:[new RegExp(`^(?!.*sass-loader)(?<severity>ERROR|WARNING) in ${N}(?: (?<line>\\d{1,7}):(?<column>\\d{1,7})(?:-\
[\\d:]+)?)?(?: \\(.*)?$`),{pattern:/^(?!Module build failed|\.\/\S+ \d|\[tsl\]|\d{1,7}:[\d-]+$)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,skip:1,
over:/^Module build failed/}],zeroColumn:!0}],Fe=[...L,..._,...C,...Oe,...ue,...pe]}),7214:((be,te,h)=>{h.d(te,{SN:()=>g,XQ:()=>m,c3:()=>ve,ne:()=>L,ri:()=>C,wG:()=>ge});
var x=h(6760),N=h(5807),K=h(5230),j=h(770),H=h(8724),B=h(1981);const U=[/Cannot find (?:module|package) '(?<what>[^']{1,300})' imported from (?<from>\S{1,400})/,
/Cannot find (?:module|package) '(?<what>[^']{1,300})'/,/Cannot find module or type declarations for side-effect import of '(?<what>[^']{1,300})'/,/Could not resolve ["'](?<what>[^"']{1,300})["'](?: (?:from|in) ["']?(?<from>[^"'\s]{1,400}))?/,
/^(?:\[UNLOADABLE_DEPENDENCY\] )?Could not load (?<path>[\w@./[\]-]{1,300})$/,/^\S{0,60}\s?Could not load (?<what>\/[^\s()]{1,300}) \(imported by (?<from>[^)\s]{1,300})\)(?!: (?!ENOENT))/,
/The module `(?<what>[^`]{1,200})` could not be loaded\. It may not be installed/,/problem loading plugin "(?<what>[^"]{1,200})"\. Perhaps you need to install/,
/[Ff]ailed to resolve "extends":\s?"(?<what>[^"]{1,300})"/,/Can't resolve '(?<what>[^']{1,300})'/,/\bNotFound\("(?<what>[^"]{1,300})"\)/,/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) (?:the |a )?(?:[\w.-]{1,20} )?(?:module|package|dependency|plugin|preset|parser|loader|adapter|integration|extension|theme|layer):? ["'`](?<named>[^"'`]{1,300})["'`]/,
/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) ["'`](?<named>[^"'`]{1,300})["'`](?=.{0,40}\binstall)/,
/\btried to access (?<named>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}), but it isn't declared in (?:your|its) dependencies\b/,/[Ff]ailed to resolve (?:import )?["'](?<what>[^"']{1,300})["'](?: from ["'](?<from>[^"']{1,400})["'])?/,
/^(?:\[[\w:-]{1,40}\] )?Failed to resolve (?<what>\/[^\s"']{1,300})(?: from (?<from>\S{1,400}\.html))?$/,/Can't find stylesheet to import: ["'](?<sheet>[\w./-]{1,300})["']/,
/No such file or directory \(os error 2\): @import "(?<sheet>[\w./-]{1,300})"/,/^template not found: (?<what>\S{1,300})$/,/^ENOENT: Failed to lookup "(?<what>[^"]{1,300})" in /,
/ModuleNotFoundError: No module named '(?<what>[^']{1,200})'/],D=/Package subpath '\.(?<subpath>\/[^']{1,200})' is not defined by "exports" in \S{0,400}?node_modules\/(?<owner>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100})\/package\.json/,
Z=/\bCould not load (?<path>[^\s()]{1,300}) \(imported by [^)\s]{1,300}\): (?:Cannot|Can't|Must not) import\b/,E=/^Found dead link (?<link>\S{1,300}?)(?:(?<=\/)index)?$/;
function C(J){const re=(0,j.fO)(J),{link:ie}=E.exec(re)?.groups??{};if(ie)return new RegExp(`(?<=["'\`]|\\]\\()${(0,N.Kf)(ie)}(?:\\.(?:md|html))?(?=["'\`)?#\\s])`);
const{owner:Q,subpath:ae}=D.exec(re)?.groups??{};if(Q&&ae)return new RegExp(`(?<=["'\`])${(0,N.Kf)(`${Q}${ae}`)}(?=["'\`])`);for(const pe of[Z,...U]){const{named:ye,
sheet:Ae,what:Oe=ye??Ae,path:Fe}=(0,K.$)(pe,re)?.groups??{},$e=Oe?(0,N.Kf)(Oe):Fe&&`[@~#$][^\\s"'\`]{0,300}?/${(0,N.Kf)(x.posix.basename(Fe))}`;if($e)return new RegExp(
`(?<=["'\`]|(?:url|\\])\\()${$e}(?=["'\`)?#])`)}}function L(J){for(const{file:ie,severity:Q,message:ae,code:pe}of J.facts.diagnostics??[]){if((0,H.g)({code:pe??
null}))return;if(Q!=="error")continue;const ye=(0,j.fO)(ae),Ae=k(M(ye,ie),ae),Oe=Ae?.kind==="file"?void 0:X(ye,ie,J.facts.list);if(Oe??Ae)return Oe??Ae}if(J.facts.
diagnostics?.some(ie=>ie.severity==="error"))return;const re=J.lines.findLastIndex(ie=>b.test(ie));for(const[ie,Q]of J.lines.entries()){const ae=M(Q,void 0);if(ae)
return ie<re-I?void 0:ae}}function k(J,re){return J?.kind!=="package"||(0,j.x_)(re)===void 0?J:{...J,kind:"file",specifier:v(re)??J.specifier}}function v(J){const re=(0,j.
fO)(J);return U.map(ie=>(0,K.$)(ie,re)?.groups?.what).find(Boolean)}const b=/^(?:Uncaught )?(?:Reference|Type|Range)Error: (?!.*\b(?:module|package|import|resolve)\b)/,
I=3,W=/^@[\w-]{1,100}\/[\w-]{1,100}$/;function M(J,re){for(const ie of U){const Q=(0,K.$)(ie,J)?.groups;if(Q?.path)return{kind:"file",specifier:Q.path,importer:"\
."};if(Q?.sheet)return{kind:"file",specifier:Q.sheet,importer:re};const ae=Q?.what??Q?.named;if(!Q||!ae)continue;const pe=re??Q.from,ye=/\.(?:html?|css|s[ac]ss|less|json)$/.
test(pe??"")&&!W.test(ae);if(Q.named===void 0&&ye||/\.(?:html|njk|liquid)$/.test(ae)||/^(?:\.{1,2}(?:\/|$)|\/)/.test(ae))return{kind:"file",specifier:ae,importer:pe};
const Oe=/^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.exec(ae)?.[0];return Oe===void 0||ae[Oe.length]===":"?void 0:{kind:"package",specifier:Oe,importer:pe}}}const _=[
"",..."ts tsx js jsx mjs cjs vue svelte astro css scss json".split(" ").map(J=>`.${J}`)],S=/\.(?:css|s[ac]ss|less)$/,$=["",".css",".scss",".sass",".less"];function m(J){
const re=J.facts.list??ve(g(J.facts)),ie=L(J),Q=ie?.kind==="file"&&!g(J.facts).some(j.lQ)?ie:void 0;for(const ae of Q?ge(Q):[]){const pe=S.test(Q?.importer??"")?
$:_,ye=(0,B.M)(ae,re,pe);if(ye!==void 0&&Q)return{specifier:Q.specifier,actual:ye}}}function g({diagnostics:J=[]}){return(0,j.Or)(J.find(({severity:re})=>re==="\
error")?.message??"")}const A=/^(?:[@~#]|\$\w{1,20})\/(?<rest>[^'"\s]{1,300})$/,P=/^[@~#$]?(?<rest>[\w-]{1,60}\/[^'"\s]{1,300})$/,z=["","src","src/lib","app"];function X(J,re,ie){
const Q=v(J);return Q&&(A.test(Q)||ue(Q,re,ie).length>0)?{kind:"file",specifier:Q,importer:re}:void 0}function ue(J,re,ie){const[Q=""]=P.exec(J)?.groups?.rest?.
split("/",1)??[];return Q===""||!ie||/^(?:node_modules|src|lib)$/.test(Q)?[]:ne(re).filter(ae=>ie(ae).includes(Q)&&ie(x.posix.join(ae,Q)).length>0)}function ne(J){
const re=J.split("/").slice(0,20),ie=re.map((Q,ae)=>re.slice(0,ae).join("/"));return[...new Set(ie.flatMap(Q=>z.map(ae=>x.posix.join(Q,ae))))].map(Q=>Q==="."?"":
Q)}function ge({specifier:J,importer:re}){const ie=(A.exec(J)??P.exec(J))?.groups?.rest;if(ie&&!/^\.{1,2}\//.test(J))return ne(re??"").map(ae=>x.posix.join(ae,ie));
if(J.startsWith("/")){const ae=J.split("/").slice(1,40);return ae.map((pe,ye)=>ae.slice(ye).join("/"))}const Q=re&&x.posix.join(x.posix.dirname(re),J);return!Q||
Q.startsWith("..")||Q.startsWith("/")?[]:[Q]}function ve(J){const re=new Map;for(const ie of J){const Q=ie.split("/");for(const[ae,pe]of Q.entries()){const ye=Q.
slice(0,ae).join("/"),Ae=re.get(ye)??new Set;re.set(ye,Ae.add(pe))}}return ie=>[...re.get(ie)??[]]}}),8503:((be,te,h)=>{h.d(te,{f:()=>j});var x=h(6760),N=h(9882),
K=h(7214);function j(b){const{list:I}=b.facts,W=(0,K.SN)(b.facts);if(W.length>0)return W;const M=(0,K.ne)(b);if(!I||M?.kind!=="file")return[];const _=(0,K.wG)({
...M,specifier:M.specifier.replace(/[?#].*$/,"")}),{importer:S}=M;for(const $ of _){const m=H($,I,S);if(m.length>0)return m}return _.length>0?v(x.posix.basename(
_[0]??""),I,S):[]}function H(b,I,W=""){const M=b.split("/").filter(P=>P!==".");let _="";for(const P of M.slice(0,-1)){const z=I(_),X=z.filter(ne=>ne!=="node_mod\
ules"&&!ne.startsWith(".")),ue=z.includes(P)?P:(0,N.pA)(P,X)[0];if(ue===void 0)return[];_=x.posix.join(_,ue)}const S=M.at(-1)??"",$=I(_).filter(P=>Z(P,S,W)),m=$.
filter(P=>C(P)===C(S)),g=m.length>0?m:(0,N.pA)(E(S),$.map(E));return $.filter(P=>m.includes(P)||g.includes(E(P))).map(P=>x.posix.join(_,P)).slice(0,3)}const B=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|json)$/i,
U=/\.(?:p?css|s[ac]ss|less|styl)$/i,D=/\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/i;function Z(b,I,W=""){if(U.test(W)&&E(I)===I)return U.test(b);if(E(b)===b)return!0;
const M=[B,U,D].find(_=>_.test(I));return M?M.test(b):E(I)===I?B.test(b)||U.test(b):(0,x.extname)(b)===(0,x.extname)(I)}function E(b){return b.replace(/(?<=.)\.[a-z]\w{1,9}$/i,
"")}function C(b){return E(U.test(b)?b.replace(/^_(?=.)/,""):b)}const L=200,k=/^(?:\.|node_modules$|dist$|build$|out$|vendor$|coverage$)/;function v(b,I,W=""){const M=[],
_=[""];for(let S=0;S<_.length&&S<L;S++){const $=_[S]??"";for(const m of I($)){const g=x.posix.join($,m);C(m).toLowerCase()===C(b).toLowerCase()&&Z(m,b,W)&&M.push(
g),!k.test(m)&&E(m)===m&&_.push(g)}}return U.test(W)&&M.length>1?[]:M.slice(0,3)}}),107:((be,te,h)=>{h.d(te,{Se:()=>B,ry:()=>S});var x=h(5807);const N={lines:5e3,
characters:256*1024,lineLength:1e3,entryLength:64*1024},K=[/^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:?(?: |$)/,/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M)?\]?:? (?=\S)/,
/^(?<folder>\.|[\w@.-]{1,100}(?:\/[\w@.-]{1,100}){1,6}) (?!error|warning|note|info|failed)[a-z][\w:-]{0,60}(?:: |:$|\$ )/,/^(?<task>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[a-z][\w:-]{0,60}):(?: |$)/,
/^\[@?[\w./-]{1,80}\]: /,/^➤ YN\d{4}: (?:[│┌└] ?)?/,/^@?[^\s@]{1,100}@(?:workspace:(?<folder>[\w@./-]{1,200})|\w{1,20}:\S{1,200}) STD(?:ERR|OUT)(?: |$)/,
/^\[\d{1,2}\] /,/^#\d{1,4} \d{1,5}\.\d{1,3} /,/^[a-z][\w.-]{0,60}-\d{1,3} {1,20}\| /,/^npm (?:ERR!|error)(?: |$)/,/^\[(?:11ty|webpack-cli)\](?: |$)/,/^Original error stack trace: (?=\S)/,
/^│ (?=\w*Error: )/,/^[│└■▲●◆◇](?: {2}|$)/u,/^\[(?:log|info|warn|error)\] \[nitro\](?: |$)/],j=4,H=[/^> @?[^\s@]{0,100}@\S{0,100} \S{1,100} (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,
/^(?<task>@?[\w./-]{1,120}#[\w:-]{1,60}):\s{1,4}ERROR\s{1,4}command \((?<folder>[^()]{1,400})\)/,/^ERROR: command finished with error: command \((?<folder>[^()]{1,400})\)/,
/^location (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/];function B(m){const g=[];let A=N.characters;for(let ue=m.length-1;ue>=0&&g.length<N.lines&&A>0;ue--){const ne=m[ue]??
"",ve=(ne.length>N.entryLength?ne.slice(-N.entryLength):ne).split(`
`);for(let J=ve.length-1;J>=0&&g.length<N.lines&&A>0;J--){const re=ve[J]??"",ie=(0,x.Ow)(M((0,x.Nl)(re)),N.lineLength).trimEnd();A-=Math.max(ie.length,re.length/
16),g.push(ie)}}const P=U(g),z=v(L(g.reverse().map(ue=>b(ue,P)))),X=D(z);return z.map(({text:ue,folder:ne,task:ge})=>({text:ue,folder:ne??X.get(ge??"")}))}function U(m){
const g=m.map(A=>A.includes("nx run ")?/\bnx run ([@\w./-]{1,100}):/.exec(A)?.[1]:/^([\w@.-]{1,100} [a-z][\w:-]{0,60})\$ /.exec(A)?.[1]);return new Set(g.filter(
A=>A!==void 0))}function D(m){const g=new Map;for(const{text:A,task:P}of m)for(const z of H){const X=z.exec(A)?.groups;X?.folder&&g.set(P??X.task?.replace("#","\
:")??"",X.folder)}return g}const Z=/^(?:.{0,200}\s)?Unexpected (?:token|non-whitespace)\b.{0,60}, (?:\.\.\.)?".{0,100}$/,E=/"(?:\.\.\.)? is not valid JSON\b/,C=12;
function L(m){const g=[];for(let A=0;A<m.length;A++){const P=m[A],X=P.text.includes("Unexpected ")&&Z.test(P.text)&&!E.test(P.text)?m.slice(A+1,A+1+C).findIndex(
({text:ne})=>E.test(ne)):-1;if(X===-1){g.push(P);continue}const ue=m.slice(A,A+X+2).map(({text:ne})=>ne.trim());g.push({...P,text:ue.join(" ").slice(0,N.lineLength)}),
A+=X+1}return g}const k=71;function v(m){if(!m.some(({text:P})=>P.startsWith("\u250C  Building storybook")))return m;const g=[];let A=0;for(const P of m){const z=g.
at(-1),[X=""]=P.text.split(" ",1),ue=P.boxed&&A>0&&A<=k&&A+1+X.length>k;z&&ue&&/^[\w("'`./@-]/.test(X)?g[g.length-1]={...z,text:`${z.text} ${P.text}`.slice(0,N.
lineLength)}:g.push(P),A=P.text.length}return g}function b(m,g){let A=m,P,z,X=!1;for(let ue=0;ue<j;ue++){const ne=W(A)??I(A,g);if(!ne)break;P??=ne.groups?.folder,
z??=ne.groups?.task,X||=ne[0]==="\u2502  ",A=A.slice(ne[0].length)}return{text:A,folder:P,task:z,boxed:X}}function I(m,g){if(g.size===0)return;const A=/^(?<name>[@\w./-]{1,100}|(?<folder>[\w@.-]{1,100}) [a-z][\w:-]{0,60})(?::(?: |$)|\$ )/.
exec(m);return A&&g.has(A.groups?.name??"")?A:void 0}function W(m){for(const g of K){const A=g.exec(m);if(A)return A}}function M(m){return m.includes("\r")?m.split(
"\r").findLast(g=>g.trim()!=="")??"":m}const _=/^> @?[^\s@]{1,150}@\S{1,60} (?:pre|post)?(?:install|prepare)$|^\$ (?!(?:npm|pnpm|yarn|bun|corepack) )/;function S(m,g){
const A=m[g]?.folder;return A!==void 0?!A.includes("node_modules"):m.slice(0,g).some(({text:P})=>_.test(P))}function $(m){const g=m.findIndex(P=>/\bnpm (?:ERR!|error) Usage:\s*$/.
test(P)),A=m.findIndex((P,z)=>z>g&&/\bnpm (?:ERR!|error) Run "npm help [\w-]{1,40}"/.test(P));return g===-1||A===-1?m:m.toSpliced(g,A-g)}}),5230:((be,te,h)=>{h.
d(te,{$:()=>K});const x=new WeakMap,N=3;function K(E,C){const L=j(E);if(L.length===0)return E.exec(C);for(const k of L)if(C.includes(k))return E.exec(C);return null}
function j(E){let C=x.get(E);if(C===void 0){const L=E.ignoreCase?[]:H(E.source);C=L.every(k=>k.length>=N)?L:[],x.set(E,C)}return C}function H(E){const C=[""];let L="",
k=0;for(let v=0;v<=E.length;v++){const b=E[v]??"",I=b==="\\"?E[++v]??"":"";if(B.test(I))return[];if(b==="["&&(v=Z(E,v)),b==="("&&(k+=1),b===")"&&(k-=1),k>0&&b!==
"(")continue;const W=b==="\\"?I:b;if(W!==""&&!(b==="\\"?D:U).includes(W)){L+=W;continue}(b==="*"||b==="?"||b==="{")&&(L=L.slice(0,-1)),L.length>(C.at(-1)??"").length&&
(C[C.length-1]=L),L="",b==="{"&&(v=E.indexOf("}",v)),b==="|"&&C.push("")}return C}const B=/^[uxck\d]$/,U="()[{*+?^$.|",D="bBdDsSwWnrtfvpP";function Z(E,C){let L=C+
1;for(;E[L]!=="]";)L+=E[L]==="\\"?2:1;return L}}),770:((be,te,h)=>{h.d(te,{Or:()=>j,RU:()=>N,fO:()=>K,lQ:()=>H,x_:()=>B});const x=/; there (?:is|are) (?<names>[^;]{1,300})$/;
function N(U,D){return D.length===0||x.test(U)?U:`${U.replace(/[.:]?\s{0,4}$/,"")}; there ${D.length===1?"is":"are"} ${D.join(", ")}`}function K(U){return U.replace(
x,"")}function j(U){return x.exec(U)?.groups?.names?.split(", ")??[]}function H(U){return U.endsWith("/")}function B(U){return j(U).find(H)}}),6612:((be,te,h)=>{
h.d(te,{$p:()=>j,cU:()=>B,qD:()=>v});var x=h(5807);const N=[[/^file:\/\/(?:localhost)?(?=\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\/(?:\([\w-]+\)\/)?(?=\.{0,2}\/)/,
""],[/^webpack(?:-internal)?:\/\/[^/]*\//,""],[/^.*!/,""],[/\\/g,"/"],[/^\/?[A-Za-z]:(?=\/)/,""],[/[?].*$/,""]],K=/^(?:node|https?|data|virtual|native|internal|bun|deno):|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|bin\/|etc\/|nix\/|proc\/|sys\/|snap\/|rustc\/|opt\/hostedtoolcache\/)|(?:^|\/)(?:node_modules|site-packages|dist-packages|\.git|\.nvm|\.pyenv|\.cargo|\.rustup|\.yarn|\.pnpm|\.pnpm-store|\.volta|\.bun)(?:\/|$)|\/go\/pkg\/mod\//,
j="?body",H=/\?vue&type=[\w&=.-]{1,200}/,B=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g,U=40,D=2e4,Z=500,E=100;function C(M,_){const S={..._,exists:L(
_)},$=new Map,m=new Map;for(const P of M){$.has(P.file)||$.set(P.file,v(P.file,S));const z=$.get(P.file);if(z===void 0)continue;const[X,ue]=H.test(P.file)||P.file.
endsWith(j)?[null,null]:[P.line,P.column],ne=k(cleanLine(P.message,Z),S),ge=P.code&&cleanLine(P.code,E),ve=JSON.stringify([z,X,ue,ne]);m.has(ve)||m.set(ve,{...P,
file:z,line:X,column:ue,code:ge,message:ne})}const g=[...m.values()],A=new Set(g.filter(({line:P})=>P!==null).map(({file:P,message:z})=>`${P}
${z}`));return g.filter(({line:P,file:z,message:X})=>P!==null||!A.has(`${z}
${X}`))}function L(M){const _=new Map;return S=>{const $=_.get(S);if($!==void 0)return $;const m=_.size<D&&M.exists(S);return _.size<D&&_.set(S,m),m}}function k(M,_){
return M.replace(H,"").replace(B,S=>v(S,_)??S)}function v(M,_){const S=b(M);if(!(S===""||S.includes("\0")||K.test(S))){for(const $ of I(S,_))if($!==void 0&&!K.test(
$)&&_.exists($))return $}}function b(M){let _=M.startsWith("file://")?(0,x.oF)(M):M;for(const[S,$]of N)_=_.replace(S,$);return _}function*I(M,_){const S=_.rootDirectory??
"";if(!M.startsWith("/")){for(const m of[..._.folders??[],S,""])yield W(`${m}/${M}`);return}const $=W(M)?.split("/")??[];if(!($.length>U))for(let m=0;m<$.length;m++){
const g=$.slice(m).join("/");yield g,S!==""&&(yield W(`${S}/${g}`))}}function W(M){const _=[];for(const S of M.split("/"))if(!(S===""||S===".")){if(S!=="..")_.push(
S);else if(_.pop()===void 0)return}return _.length===0?void 0:_.join("/")}}),8724:((be,te,h)=>{h.d(te,{g:()=>B,l:()=>k});var x=h(6760);const N=["error","warning",
"notice"],K=/^\..|.\.config\.[a-z]{1,10}$|^package(?:-lock)?\.json$/;function j(v){const b=x.posix.basename(v);return K.test(b)||b.includes("tsconfig")&&b.endsWith(
".json")}const H=/^TS5\d{3}$/;function B({code:v}){return H.test(v??"")}const U=/^ts\(?(?:2304|2305|2307|2503|2552|2580|2614|2686|2688|2694|2724|2792|2882)\)?$/i,
D=/^ts\(?(?:6133|6138|6192|6196|6198|6385|6387|7005|7006|7016|7019|7022|7023|7024|7027|7028|7030|7031|7034|7044|7045|7053|18046|80\d{3})\)?$/i,Z=/^(?:\w*Error: )?(?:[×x] )?(?:(?:Module )?[Bb]uild failed\b|Unexpected (?:token|eof|end of file)\b|Expression expected|Declaration or statement expected|Unterminated regexp literal|Expected (?:ident|unicode escape)\b|'(?:[),;:}]|=>|<\/)' expected)/i;
function E({code:v,message:b}){const I=v??"";return(U.test(I)?-1:0)+(D.test(I)?3:0)+(Z.test(b)?.5:0)}function C({code:v}){const[b="",...I]=(v??"").split("/").reverse();
return/^[a-z][a-z-]+$/.test(b)&&I.every(W=>/^@?[a-z][\w-]*$/.test(W))}const L=/^Parsing error|\bUnable to resolve\b|\bis not defined\b|\bnot found in\b/;function k(v,b=10){
const I=new Set,W=new Set,M=v.map(m=>{const g=JSON.stringify([m.severity,m.file,m.line]),A=JSON.stringify([m.severity,m.message]),P=C(m)&&L.test(m.message),z=I.
has(g)||W.has(A);I.add(g),W.add(A);const X=(m.line===null?4:0)+(z&&!P?2:0)+(B(m)?-2:j(m.file)?1:0)+E(m)-(P?1:0);return{diagnostic:m,weight:X}}),_=N.map(m=>M.filter(
({diagnostic:g})=>g.severity===m).toSorted((g,A)=>g.weight-A.weight).map(({diagnostic:g})=>g)),S=Math.max(0,b),$=m=>Math.max(0,(m?.length??0)-S);return{shown:_.
flatMap(m=>m.slice(0,S)),rest:{error:$(_[0]),warning:$(_[1]),notice:$(_[2])}}}}),1981:((be,te,h)=>{h.d(te,{M:()=>j,p:()=>N});var x=h(6760);function N(H,{facts:B,
lines:U}){if(!H.startsWith("/"))return H;const D=H.split("/"),Z=(B.diagnostics??[]).map(({file:L})=>L.split("/",1)[0]??"").filter(L=>L!==""),E=[...new Set(["nod\
e_modules",...B.list?.("")??[],...Z])],C=D.findIndex(L=>E.includes(L));if(C>0)return D.slice(C).join("/");for(let L=D.length-1;L>1;L--){const k=`${D.slice(0,L).
join("/")}/`;if(U.some(v=>E.some(b=>K(v,k+b))))return D.slice(L).join("/")}return H}function K(H,B){const U=H.indexOf(B);return U>=0&&!/[\w.-]/.test(H[U+B.length]??
"")}function j(H,B,U=[""]){const D=H.split("/",40).filter(E=>E!==""&&E!==".");let Z="";for(const[E,C]of D.entries()){const L=B(Z),k=(E===D.length-1?U:[""]).map(
b=>`${C}${b}`),v=k.find(b=>L.includes(b))??k.map(b=>L.find(I=>I.toLowerCase()===b.toLowerCase())).find(Boolean);if(v===void 0)return;Z=x.posix.join(Z,v)}return U.
some(E=>Z===`${D.join("/")}${E}`)?void 0:Z}}),3716:((be,te,h)=>{h.d(te,{LP:()=>N});var x=h(5807);function N(D){return/^\s*at\s.*[:)\d]$/.test(D)}const K=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,
j=2,H=2e3;class B{#e;#t;#n=[];#s=0;constructor(Z){this.#e=Z}push(Z){const E=stripEscapes(Z.slice(0,H)).trimEnd().replace(/ \{$/,"");return N(E)?this.#t===void 0&&
!K.test(E)?(this.#t=Z,[...this.#o(),Z]):(this.#s+=1,this.#n.length<j&&this.#n.push(Z),[]):[...this.end(),Z]}end(){return this.#t=void 0,this.#o()}#o(){const[Z,E]=[
this.#s,this.#n];return[this.#s,this.#n]=[0,[]],Z<j?E:[this.#e(Z)]}}function U(D,Z){const E=new B(Z);return[...D.flatMap(C=>E.push(C)),...E.end()]}}),7491:((be,te,h)=>{
h.d(te,{E:()=>B});const x=/^\s{0,8}⚠|^(?:[▲!]\s{1,3})?(?:\[(?:warn(?:ing)?|hint|info)\]|(?:deprecation )?warning\b(?! as error))|^\s{0,4}(?![-*])[^\s:"']{1,400}(?::\d{1,7}){1,2}:?\s(?:-\s)?(?:warning|hint|info|note|message|suggestion)\b|^\s{0,4}[^\s:"']{1,400}\(\d{1,7},\d{1,7}\): (?:warning|info|message)\b|^\s*\d{1,7}:\d{1,7}\s{1,40}(?:warning|hint|info)\b/i,
N=/^\s*(?:[✘✖✗×⨯]|x\s|\[?(?:error|fatal)\b|\w{0,60}(?:Error|Exception)\b.{0,40}:\s|\d{1,7}:\d{1,7}\s{1,40}error\b)/i,K=/^(?:\s|$|\d{1,7}(?:\s|$))/,j=/^(?:WARNING in \S|\(!\) Some chunks\b)/,
H=12;function B(U,D,Z){const E=new Set;let C=!1,L=!1;for(let k=Math.max(0,D-H);k<Z;k++){const v=U[k]?.text??"";L=j.test(v)||L&&v.trim()!==""&&!/^ERROR in /.test(
v),C=L||x.test(v)||C&&K.test(v)&&!N.test(v),C&&E.add(k)}return E}}),5388:((be,te,h)=>{h.r(te),h.d(te,{asSyncFailure:()=>L,brokenSite:()=>D,isErrorOfSite:()=>U,syncFailure:()=>H});
var x=h(3739),N=h(2881),K=h(5879),j=h(8423);function H(k,v){return(0,N.SU)("sync",k,v)}const B=new Set(["index_unanswered","index_empty","dead_asset"]);function U({
code:k}){return B.has(k)}function D(k){const v=k.filter(U),b=v.length-1,I=b>0?` (and ${b} more ${b===1?"error":"errors"})`:"",W=`The start page is broken: ${v[0]?.
message}${I}`,M=k.flatMap(({file:_,line:S,code:$,message:m})=>_===null?[]:[{file:_,line:S,column:null,severity:Z($),code:$,message:m}]);return new N.$w({...H("s\
ite_broken",W).facts,diagnostics:M})}function Z(k){return k==="build_fault"||B.has(k)?"error":"warning"}const E="The output could not be stored: the storage of \
the platform cannot be used now";function C(){return H("disk_full","The disk of the platform is full: the output could not be stored")}function L(k,v){if(k instanceof
N.$w)return k;if(v.aborted)return v.reason;if(k instanceof K.Sb)return C();if(k instanceof j.u)return k.isFull?C():H("storage_unavailable",E);const b=(0,x.xU)(k)??
(0,x.bD)(k);return H("sync_failed",`The output could not be stored (${b})`)}}),5299:((be,te,h)=>{h.d(te,{wA:()=>Ps,RJ:()=>go});var x=h(6760),N=h(7994),K=h(3052),
j=h(9047),H=h(7214),B=h(107),U=h(5807),D=h(2416),Z=h(730),E=h(5230);class C{#e;#t=new Map;constructor(n){this.#e=n}get all(){return this.#e}get length(){return this.#e.
length}line(n){return this.#e[n]}find(n,o){let r=this.#t.get(n);r||(r=[],this.#t.set(n,r));const a=r[o];if(a!==void 0)return a;const d=(0,E.$)(n,this.#e[o]?.text??
"");return r[o]=d,d}}function L(t,n,o){if("match"in t)return t.match(n,o);const r={};let a=o;for(const[l,p]of t.steps.entries()){const w=b(v(p),n,a,l>0);if(!w)return;
for(const[y,R]of Object.entries(w.groups))R!==void 0&&(r[y]=R);a=w.at+1}const d=t.steps.at(-1);return!t.repeat||!d?{groups:[r],next:a}:k(v(d).pattern,r,n,a)}function k(t,n,o,r){
const a=[n];let d=r;for(;d<o.length&&a.length<1e3;d++){const l=o.find(t,d);if(!l)break;a.push({file:n.file,...l.groups})}return{groups:a,next:d}}function v(t){return t instanceof
RegExp?{pattern:t}:t}function b(t,n,o,r){const a=r?t.skip??0:0,d={};for(let l=o;l<=o+a&&l<n.length;l++){const p=n.find(t.pattern,l);if(p)return{at:l,groups:{...d,
...p.groups}};const w=t.over&&n.find(t.over,l);if(t.over&&!w)return;for(const[y,R]of Object.entries(w?.groups??{}))R!==void 0&&(d[y]=R)}}var I=h(6612);const W=500,
M=500,_=[["warning",/^(?:warn|warning|deprecation warning|!|⚠)/i],["notice",/^(?:hint|info|note|message|i$)/i],["error",/./]],S=/^Compiled with warnings\.?$/,
$=/\bfail(?:ed)?\b|^error\b|^Treating warnings as errors/i;function m(t,n=Z.h){const o=new C((0,B.Se)(t)),r=new Map;let a=!1;for(let d=0;d<o.length&&r.size<W;){
const l=o.line(d)?.text??"";a=S.test(l)||a&&!$.test(l);const p=g(o,d,n);for(const w of p?.diagnostics??[]){const y=a&&w.severity==="error"?{...w,severity:"warni\
ng"}:w,{file:R,line:V,column:he,message:me}=y,Re=JSON.stringify([R,V,he,me]);!r.has(Re)&&r.size<W&&r.set(Re,y)}d=p?.next??d+1}return[...r.values()]}function g(t,n,o){
const r=t.line(n);if(!(!r||r.text.trim()===""))for(const a of o){const d=L(a,t,n);if(!d)continue;return{diagnostics:d.groups.map(p=>{const w=P(p,a,r.folder);if(!w)
return;const y=(0,D.Vz)(w.message,t.all,A(w.message,t,n,d.next)),R=p.test===void 0?"":`, in the test "${p.test.slice(0,120)}"`;return{...w,message:(0,U.Ow)(y+R,
M)}}).filter(p=>p!==void 0),next:d.next}}}function A(t,n,o,r){for(let a=o;a<r;a++)if(n.line(a)?.text.includes(t.slice(0,60)))return a;return r-1}function P(t,n,o){
const{message:r,frame:a}=t,d=(t.file??"").replace(/(?<=\.mdx?)\.js(?=$|\?)/,"");if(!(d||a)||!r)return;const l=d===(t.file??"")&&ge(t.line)||null,p=l===null?null:
ge(t.column);return{file:d&&ve(d.trim(),o)+z(n,d,l),line:l,column:p===null?null:n.zeroColumn?p+1:p||null,severity:ne(t.severity,n),code:t.code??null,message:(0,U.
Ow)(ue(X(r.trim(),d),d),M),frame:a}}function z({part:t=""},n,o){return o===null||t===I.$p&&n.startsWith("/")?"":t}function X(t,n){const o=t.replace(/^(?:error: |\[error\] )|\?vue&type=[\w=&.-]+| \[plugin [\w@/:-]{1,60}\]$/gi,
""),[,r="",a]=/^(\S{1,400}?)(?::\d{1,7}){0,2}: (.+)$/.exec(o)??[],[d]=n.split("?",1);return a!==void 0&&(`/${r}`.endsWith(`/${d}`)||`/${d}`.endsWith(`/${r}`))?a:
o}function ue(t,n){return t.replace(/(?<=^Cannot find module ')\/[^']{1,400}(?='$)/,o=>{const r=x.posix.relative(x.posix.dirname(n),o);return n.startsWith("/")?
r.startsWith(".")?r:`./${r}`:o})}function ne(t,n){return t===void 0?n.severity??"error":_.find(([,o])=>o.test(t))?.[0]??"error"}function ge(t){return t===void 0?
null:Number(t)}function ve(t,n){return n===void 0||/^(?:[A-Za-z]:|[a-z-]+:\/\/|[\\/])/.test(t)?t:`${n}/${t.replace(/^(?:\.\/)+/,"")}`}var J=h(901);const re=[/(?:^|[\s:])([\w$]{1,100}) is not defined\b/,
/\(reading '([\w$]{1,100})'\)/,/\.([\w$]{1,100})\)? is not a function\b/];function ie(t){return re.map(n=>n.exec(t)?.[1]).find(n=>n!==void 0)}function Q(t){return/(?<!\.)\bjson5?\b/i.
test(t)}function ae(t){return/^\s{2,12}input: '([^'\\]{4,200})',?$/.exec(t)?.slice(1)??[]}var pe=h(4177);const ye=/\bYAML|\bfront ?matter\b|\b(?:explicit|implicit) mapping|\bblock mapping\b|\bmapping (?:entry|key|values)\b|\bblock (?:collection|sequence)|\bflow (?:collection|sequence|mapping)\b|quoted scalar|\bcompact mappings\b|unexpected end of the (?:stream|document)|unidentified alias/i,
Ae=/\.ya?ml$/i,Oe=/\.(?:mdx?|markdown|njk|liquid|html?|hbs|webc|svx)$/i,Fe=300;function $e(t){return ye.test(t)}async function _e(t,n){const o=Ae.test(t);if(!o&&
!Oe.test(t))return;const r=await n.lines(t),a=o?0:1,d=o?r.length:(0,pe.EZ)(r)-1;if(d<0)return;const{parseDocument:l,LineCounter:p}=await h.e(815).then(h.t.bind(
h,8815,19)),w=new p,y=r.slice(a,d).join(`
`),[R]=l(y,{lineCounter:w,prettyErrors:!1}).errors;if(!R)return;const{line:V,col:he}=w.linePos(Me(R.message)?Ie(y,R.pos[0]):R.pos[0]);return{file:t,line:V+a,column:he,
reason:R.message.split(`
`,1)[0]??""}}function Me(t){return/^Flow (?:sequence|map)\b.*\bend with a\b/.test(t)}function Ie(t,n){return/(?:^|\n)[ \t]*$/.test(t.slice(0,n))?Math.max(0,t.slice(
0,n).trimEnd().length-1):n}async function ke(t){const n=t.files.filter(r=>Ae.test(r)||Oe.test(r)).slice(0,Fe),o=[];for(const r of n){if(t.isOver||o.length>1)return;
const a=await _e(r,t);a&&o.push(a)}return t.onlyOf(o)}const xe=/^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i,Le=/^(?:if|for|block|macro|call|filter|raw|unless|case|capture|tablerow|comment|verbatim)$/,
Pe=/<(?<slash>\/?)(?:(?<name>[A-Za-z][\w.-]{0,80}(?::[\w.-]{1,80})?)(?=[\s/>]|$)|(?=>))/y,Be=/\{(?<sign>[#/])(?<name>if|each|await|key|snippet)\b/y,st=/\{%-?\s{0,100}(?<end>end)?(?<name>\w{1,40})/y,
G=/\{\{~?(?<sign>[#/])\s{0,20}(?<name>\w{1,40})/y,q=/@(?:if|else(?:\sif)?|for|empty|switch|case|default|defer|loading|placeholder|error)\s{0,10}(?:\((?:[^()]|\((?:[^()]|\([^()]{0,200}\)){0,300}\)){0,500}\))?\s{0,10}\{/y,
se=/\{\{[^{}]{0,1000}\}\}/y,ce=/\/(?:[^\\/\n[]|\\.|\[(?:[^\]\\\n]|\\.){0,200}\]){1,400}\//y,fe=/<\w{1,80}\sextends\b/y,le=[[/<!--/y,"-->"],[/\{\{!--/y,"--}}"],[
/\{#[\s-]/y,"#}"],[/<script\b/iy,"<\/script"],[/<style\b/iy,"</style"]],Ee=/(?:^|\W)(?:return|default|yield|await|case|else)$/,Ne=200;function*We(t,n,o){const r=n.
includes("brace"),a=r?/[<{}"'`/]/g:n.includes("control")?/[<{}@]/g:/[<{]/g,d=[];for(let l=a.exec(t);l;l=a.exec(t)){const p=l.index,w=r&&(d.at(-1)??o)==="code",y=w&&
/["'`/]/.test(l[0])?En(t,p):yn(t,p);if(y!==void 0){if(y<0)return;a.lastIndex=y;continue}const R=kt(t,p,n,w,d);R&&(a.lastIndex=R.name==="{"?p+1:R.end,R.name!==""&&
(ot(R,d),yield R))}}function ot({opens:t,name:n},o){t?o.push(n==="{"?"code":"text"):n==="{"?o.length=Math.max(0,o.lastIndexOf("code")):o.at(-1)==="text"&&o.pop()}
function kt(t,n,o,r,a){const d=t[n]??"";if(d==="<")return o.includes("tag")&&(!r||$n(t,n))?xt(t,n):void 0;if(d==="@"||o.includes("control"))return Sn(t,n);const l=o.
includes("block")&&d==="{"?bn(t,n):void 0;if(l||!o.includes("brace")||!/[{}]/.test(d))return l;if(!(d==="}"&&!a.includes("code")))return{opens:d==="{",name:"{",
at:n,end:it(t,n)}}function De(t,n,o){return t.lastIndex=o,t.exec(n)}function yn(t,n){const o=le.find(([a])=>De(a,t,n));if(!o)return;if(/^<s/i.test(t.slice(n,n+2))){
const a=rt(t,n);if(t[a-2]==="/")return a}const r=t.indexOf(o[1],n+2);return r<0?-1:r+2}function En(t,n){const o=t[n]??"";if(o==="/")return Ot(t,n);for(let r=n+1;r<
t.length;r++)if(t[r]==="\\")r++;else{if(t[r]===o)return r+1;if(t[r]===`
`&&o!=="`")return r}return-1}function Ot(t,n){if(t[n+1]==="/")return it(t,n);if(t[n+1]==="*"){const o=t.indexOf("*/",n+2);return o<0?-1:o+2}return(_t(t,n)&&De(ce,
t,n)?ce.lastIndex:0)||n+1}function $n(t,n){return t[n+1]==="/"||_t(t,n)&&!De(fe,t,n)}function _t(t,n){const o=t.slice(Math.max(0,n-Ne),n).trimEnd();return o===""||
/[({[}>,?:&|=;!]$/.test(o)||Ee.test(o)}function xt(t,n){const o=De(Pe,t,n)?.groups;if(!o)return;const r=rt(t,n),{name:a="<>",slash:d}=o,l=t[r-2]==="/"||xe.test(
a);return{opens:d==="",name:l?"":a,at:n,end:r}}function rt(t,n){let o="",r=0;for(let a=n;a<t.length;a++){const d=t[a]??"";if(o!=="")o=d===o?"":o;else if(r>0&&t.
startsWith("//",a))a=it(t,a);else if(/["'`]/.test(d))o=d;else if(d==="{")r++;else if(d==="}")r--;else if(d===">"&&r<=0)return a+1}return t.length}function it(t,n){
const o=t.indexOf(`
`,n);return o<0?t.length:o}function bn(t,n){const o=(De(Be,t,n)??De(G,t,n))?.groups,r=o?void 0:De(st,t,n)?.groups;if(!(o||r))return;const a=t.indexOf(r?"%}":"}",
n),d=a<0?t.length:a+(r||t[a+1]==="}"?2:1);if(o)return{opens:o.sign==="#",name:`#${o.name}`,at:n,end:d};const l=r?.name??"";return{opens:r?.end===void 0,name:Le.
test(l)?`%${l}`:"",at:n,end:d}}function Sn(t,n){return t[n]==="}"?{opens:!1,name:"@",at:n,end:n+1}:De(se,t,n)?{opens:!0,name:"",at:n,end:se.lastIndex}:De(q,t,n)?
{opens:!0,name:"@",at:n,end:q.lastIndex}:void 0}const at=/\b(?:missing (?:an? )?(?:end|closing) tag|(?:end|closing) tag\b|unclosed|not closed|left open|unterminated jsx|attempted to close|expected token|end of (?:the )?(?:file|input|template)|unexpected end|unexpected EOF|got ['"]?EOF)/i,
vn=/\bExpected "[})]"|\bUnexpected "(?:\}|\)|\$\$\w{1,40})"|\$\$render\b|"\$\$\w/,Rt=/\bclosing tag\b|\bunterminated (?:jsx|regexp|regular expression)\b|\bunexpected token\b|\bExpected ['"`]<\//i,
kn=/@(?:if|for|switch|defer)\s{0,10}[({]/,On=[{name:/\.astro$/i,kinds:["tag","brace"],base:"text",message:vn},{name:/\.(?:vue|astro|mdx|html?|webc)$/i,kinds:["t\
ag"],base:"text",message:at},{name:/\.(?:svelte|svx|md|markdown)$/i,kinds:["tag","block"],base:"text",message:at},{name:/\.(?:njk|nunjucks|liquid|hbs|handlebars)$/i,
kinds:["block"],base:"text",message:at},{name:/\.[cm]?[jt]sx?$/i,kinds:["tag","brace"],base:"code",message:Rt}],ct=80,lt=200,_n=500;function dt(t,n,o){if(Ve.test(
t))return Rn.test(o)?It(n):void 0;const r=On.find(w=>w.name.test(t)&&w.message.test(o));if(!r)return;const a=At(t,n),d=r.kinds.concat(/\.html?$/i.test(t)&&kn.test(
a)?"control":[]),l=[];for(const w of We(a,d,r.base)){const y={...w,indent:Ke(a,w)};if(y.opens){if(l.length>=_n)return;l.push(y);continue}const R=xn(y,l),V=l.pop();
if(R===void 0||V===void 0)return ft(y,"begin",a);if(V!==R)return ut(V,o,a)}const p=l.at(-1);return p&&ut(p,o,a)}function ut(t,n,o){return/\bunexpected token\b/i.
test(n)&&t.name==="{"?void 0:ft(t,"end",o)}function ft({at:t,end:n,name:o},r,a){const l=o==="{"&&a.slice(t+1,n).trim()===""?Math.max(a.lastIndexOf(`
`,t)+1,t-lt):t,p=Tt(a.slice(l,n).replace(/\s+/g," ").trim());return{line:a.slice(0,t).split(`
`).length,text:p,lacks:r}}function Tt(t){return t.length>ct?`${t.slice(0,ct)}\u2026`:t}function xn({name:t,indent:n},o){const r=o.findLast(a=>a.name===t);return n===
void 0||r?.indent===void 0?r:o.findLast(a=>a.name===t&&a.indent===n)??r}function Ke(t,{at:n,name:o,opens:r}){const a=t.slice(Math.max(0,n-lt),n),d=a.lastIndexOf(
`
`)+1;if(d===0&&n>lt)return;const l=a.slice(d);return o==="{"&&r?/^\s*/.exec(l)?.[0]:l.trim()===""?l:void 0}function At(t,n){const o=/\.(?:mdx?|markdown|svx)$/i.
test(t),r=(0,pe.EZ)(n);let a;return n.map((l,p)=>{if(p<r)return"";if(!o)return l;const w=/^\s{0,12}(`{3,}|~{3,})/.exec(l)?.[1],y=a!==void 0;return a===void 0?a=
w:w?.startsWith(a)&&(a=void 0),y||w!==void 0?"":l.replace(/`[^`]*`/g,R=>" ".repeat(R.length))}).join(`
`)}const Ve=/\.(?:pug|jade)$/i,Rn=/\bno closing bracket\b|\bclosing (?:bracket|parenthesis)\b|\bend of the string reached\b/i,Nt=/^(?<indent>\s*)[\w.#:+-]{1,200}(?=\()/;
function It(t){for(let n=0;n<t.length;n++){const o=t[n]??"",r=Nt.exec(o);if(!r)continue;const a=Mt(t,n,r[0].length,r.groups?.indent?.length??0);if(a===void 0)return{
line:n+1,text:Tt(o.trim()),lacks:"end"};n=a}}function Mt(t,n,o,r){let a=0,d="";for(let l=n;l<t.length;l++){const p=t[l]??"",w=p.search(/\S/);if(l>n&&w>=0&&w<=r&&
!/^\s*[)\]}]/.test(p))return;for(const y of p.slice(l===n?o:0))if(d!==""?d=y===d?"":d:/["'`]/.test(y)?d=y:/[([{]/.test(y)?a++:/[)\]}]/.test(y)&&a--,a===0)return l}}
const Tn=6;async function An(t,n){if(!n.has(t.file))return t;const o=await n.lines(t.file);if(o.length===0)return t;const r=In(t,o)??await ze(t,n);if(r||t.line===
null)return r??t;const a=t.line<=o.length?t:{...t,line:null,column:null};return Ct(Nn(a,o),o)}const mt=/[`'"](?<tag><[A-Za-z][\w.-]{0,100})>?[`'"]/;function Nn(t,n){
const o=/\.(?:mdx?|markdown)$/.test(t.file)?mt.exec(t.message)?.groups?.tag:void 0;if(o===void 0||t.line===null)return t;const r=t.line+(0,pe.EZ)(n),a=d=>n[d-1]?.
includes(o)===!0;return r>t.line&&!a(t.line)&&a(r)?{...t,line:r}:t}function In(t,n){const o=dt(t.file,n,t.message);if(!o)return;const r=o.lacks==="end"?"is not \
closed":"closes what is not open",a=`${t.message.replace(/[.:]?\s{0,4}$/,"")}: ${o.text} ${r}`;return{...t,line:o.line,column:null,message:a.slice(0,500)}}async function ze(t,n){
const o=$e(t.message)?await _e(t.file,n):void 0;if(!o)return;const{message:r}=t,a=/\bfront ?matter\b/i.test(r),{line:d,column:l}=o;return{...t,message:a?`${r.replace(
/[.:]$/,"")}: ${o.reason}`:r,line:d,column:l}}const pt=/\b(?:unknown|undefined|unrecognized) [\w ]{0,40}[:\s]\s?[`'"]?(?<name>[@$.]?[\w:/.[\]()-]{2,100}?)[`'".]{0,3}$/i;
function Ct(t,n){const o=ie(t.message),r=o??pt.exec(t.message)?.groups?.name;if(r===void 0)return t;const a=(R="")=>o===void 0?R.includes(r):R.split(/[^\w$]+/).
includes(r),d=t.line??0;if(a(n[d-1]))return t;const l=[...n.keys()].map(R=>R+1).filter(R=>a(n[R-1])),p=o===void 0||d===0?[]:l.filter(R=>Math.abs(R-d)<=Tn),[w,y]=p.
length>0?p:l;return w===void 0||y!==void 0?t:{...t,line:w,column:null}}var Lt=h(1809),Pt=h(3716),Dt=h(7491);const jt=12,Mn=30,je={mentions:40,hints:10,shown:10,
names:16,nameLength:200,tokens:60},Je=/^[>$]\s[a-z@.]|^Detected \S/;function Cn(t,{at:n,message:o,details:r}){const a=(0,Dt.E)(t,n-jt,n),d=[...t.keys()].slice(Math.
max(0,n-jt),n+Mn).filter(y=>!(a.has(y)||(0,Lt.Xk)(t[y]?.text??""))).sort((y,R)=>ht(y,n)-ht(R,n)),l=d.map(y=>({each:y,text:(0,D.wh)(t[y]?.text??"")})).filter(({text:y})=>!Je.
test(y)),p=l.some(({text:y})=>Ln.test(y)),w=l.flatMap(({each:y,text:R})=>Pn(R,t[y]?.folder)).slice(0,je.mentions);return{mentions:p?w.map(y=>y.inStack?y:{...y,line:null,
column:null}):w,hints:p?[]:l.flatMap(({text:y})=>(0,Pt.LP)(y)?[]:Ft(y)).slice(0,je.hints),shown:d.flatMap(y=>gt(t,y)).slice(0,je.shown),rows:l.flatMap(({text:y})=>Bt(
y)),said:p?void 0:Ft(o)[0],message:o,words:[...new Set(o.match(/\w{2,40}/g))].slice(0,je.tokens),names:[...Ht(Kt(o)),...l.flatMap(({text:y})=>ae(y))],details:[...new Set(
r.filter(y=>!(Bn.test(y)||(0,Lt.Ol)(y))).flatMap(y=>Ht(Kt(y))))].slice(0,je.names),atEnd:/\b(?:unexpected|got|reached|premature) (?:the )?end of (?:the )?(?:file|input|string)|\bunexpected EOF\b/i.
test(o),identifier:ie(o),isAbsence:/\b(?:required|missing|lacks|must (?:have|contain|export))\b/i.test(o),routes:[...new Set([...Yt(o),...l.flatMap(({each:y,text:R})=>Yt(
R,t[y+1]?.text))])].slice(0,je.hints),isJson:l.some(({text:y})=>Q(y)),lacksScript:/\b(?:missing|no|unknown) script\b|\bscript not found\b|^Command "[^"]{1,100}" not found/i.
test(o)}}const Ln=/\bvite:vue\]\s\S{1,400}\.(?:md|html\.vue)\s/;function ht(t,n){return t<n?(n-t)*2.5:t-n}const Ut=/^(?<path>[^\s]{1,400}?)(?::(?<line>\d{1,7})(?::(?<column>\d{1,7}))?|\((?<row>\d{1,7})[,:](?<character>\d{1,7})\))?$/;
function Pn(t,n){const o=(0,Pt.LP)(t),r=t.split(/[\s"'`<>{}|;*=]+/).slice(0,je.tokens);return r.flatMap((a,d)=>{const l=Ut.exec(yt(a))?.groups;if(!l?.path||!/[./]/.
test(l.path))return[];const[,p,w]=Dn.exec(r[d+1]??"")??[],y=p??jn.exec(r.slice(d+1,d+3).join(" "))?.[1],R=qe(l.line??l.row??y);return[{path:n===void 0||/^[/.]|^\w+:/.
test(l.path)?l.path:`${n}/${l.path}`,line:R,column:qe(l.column??l.character??w),inStack:o}]})}const Dn=/^\((\d{1,7}):(\d{1,7})\)[:,.]?$/,jn=/^line (\d{1,7})[:,.]?$/;
function qe(t){return t&&Number(t)||null}const Un=[/\bline(?:Number)?:?\s(?<line>\d{1,7})\b(?:[,:]?\s(?:column|col|character|char):?\s(?<column>\d{1,7}))?/i,/[([](?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?[)\]]/,
/\s(?:at|-)\s(?<line>\d{1,7}):(?<column>\d{1,7})\b/,/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})(?!:\d\d\b)[:\s]/];function Ft(t){for(const n of Un){const o=n.exec(
t)?.groups,r=qe(o?.line);if(r!==null)return[{line:r,column:qe(o?.column)}]}return[]}const Wt=/^[\s│|]{0,40}(?<mark>>{0,2})\s{0,10}(?<line>\d{1,7})\s{0,4}(?:[|│┃]|:(?=\s))(?<text>.*)$/,
Fn=/^[\s│|·:╵┆╎-]*(?:\^|~~|─|━)/;function Bt(t){const n=Wt.exec(t)?.groups;return n?[{line:Number(n.line),text:n.text?.trim()??""}]:[]}function gt(t,n){
const o=Wt.exec((0,D.wh)(t[n]?.text??""))?.groups,r=o?.text?.trim()??"",a=o?.mark!==""||Fn.test((0,D.wh)(t[n+1]?.text??""));return r!==""&&a?[{line:Number(o?.line),
text:r}]:[]}const Gt=/"([^"]{2,200})"|(?<!\w)'([^']{2,200})'(?!\w)|`([^`]{2,200})`|“([^“”]{2,200})”/g,He=[/(?:^|\s)(?:Error:\s)?([^\s:"'`]{2,200}):?\s(?:is not|isn't|not found|is undefined|was not|could not be|does not|doesn't|cannot be|failed to|must be|is missing|is required|doesn’t)\b/,
/\b(?:partial|tag|helper|filter|mixin|layout|field|plugin|package|module|specifier|host|tarball):?\s"?([^\s"'`,;()]{2,200})/i,/\b[Uu]n(?:known|supported|recognized) (?:browser|engine|environment|flag|format|key|language|locale|option|preset|property|rule|target|theme|type|unit) ([^\s"'`,;:()]{2,100})$/,
/(?:^|[\s*])([\w.-]{2,60}):\s(?:Invalid|Required|Expected)\b/,/\b\d{1,3}(?:\.\d{1,3}){3}:(\d{2,5})\b/,/^\s*(?:[-*•]|->)\s(?:linking to\s)?(\S{2,200})$/,/\bproperties\s?\(([^\s()]{2,100})\)/],
wt=/^(?:@[\w.-]+\/[\w.-]+|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|[a-z]+(?:[A-Z][a-z0-9]*)+|[\w.-]+@[\^~>=<\w.*:-]+|\.{1,2}\/\S+|(?:[\w@.-]+\/)+[\w.-]+\.\w{2,5}|[\w.-]+\.(?:invalid|com|org|net|io|dev))$/,
Wn=/\bwhile parsing\b|\blinked from\b|\bsource page path\b|\b[Dd]id you mean\b|\b[Ss]ee (?:more|https?:)|\bTried\b|\bwhich (?:is|are) (?:configured|defined|set) in\b/,
Bn=/^\s*(?:Note|Hint|Tip):\s|\b(?:[Dd]id you mean|npm run|see a list|https?:\/\/)/;function Kt(t){return t.slice(0,Wn.exec(t)?.index??t.length).replace(zt,"")}const zt=/^\W{0,8}[([]plugin [^)\]]{1,100}[)\]]/;
function Ht(t){const n=[...t.matchAll(Gt)].map(p=>p.slice(1).find(w=>w!==void 0)??""),o=He.flatMap(p=>p.exec(t)?.[1]??[]),r=Gn.exec(t)?.[1],a=t.replace(Gt," ").
split(/[\s,;()[\]<>{}"'`|]+/,je.tokens),d=Zt.test(t),l=a.map(yt).filter(p=>wt.test(p)||Hn(p,d));return[...new Set([...n,r??"",...o,...l].map(p=>zn(p.trim()).slice(
0,je.nameLength)))].filter(p=>/\w\w/.test(p)&&(p===r||!Kn.test(p))&&!p.includes("\\")&&p.split(/\s/).length<=3).slice(0,je.names)}const Gn=/\b(?:not found|look(?:ed|ing) for|unknown(?:\s\w{1,20}){0,2}|(?:does|do) not exist|undefined(?:\s\w{1,20})?|not defined):\s"?([^\s"'`,;]{2,200})/i,
Kn=/^(?:[A-Z]\w{0,60}(?:Error|Exception)|a|an|the|that|this|which|it|its|is|are|was|in|of|on|or|and|for|from|with|to|not|does|cannot|could|config(?:uration)?|files?|pages?|modules?|packages?|plugins?|options?|paths?|folder|directory)$/i;
function zn(t){return/^["'`]/.test(t)&&t.length>2&&t.endsWith(t[0]??"")?t.slice(1,-1):t}const Zt=/\b404\b|\blink(?:s|ed)?\b/i;function Hn(t,n){return/^https?:\/\/\S/.
test(t)||/^\/[\w@.-]+\/\S/.test(t)||n&&/^\/[\w-]/.test(t)}const Zn=[["(",")"],["[","]"]];function yt(t){let[n,o]=[0,t.length];const r=a=>{for(;o>n&&a.includes(t[o-
1]??" ");)o--};r(".:,");for(const[a,d]of Zn){const l=t[o-1]===d;t[n]===a&&(l||!t.includes(d))&&(n++,l&&o--),t.slice(n,o).includes(a)||r(`${d}.:,`)}return t.slice(
n,o)}const Yn=/\b(?:at|of|for|prerendering|rendering|GET|render)(?: (?:the )?(?:page|path|route))? ["'`]?(\/[\w[\].:@%()/-]{0,200})(?=$|[\s"'`,])|^!!! (\/\S{0,200}): /,
Vn=/^[\s│]{0,8}[├└]─{1,2} (\/\S{0,200}) \(\d{1,9}ms\)$/,Jn=/^[\s│]{0,8}[├└]─{1,2} \[5\d\d\]/;function Yt(t,n=""){const[,o,r]=Yn.exec(t)??[],a=Jn.
test(n)?Vn.exec(t)?.[1]:void 0;return[o,r,a].flatMap(d=>d?.replace(/[.:,]$/,"")??[])}var Xn=h(8724),Se=h(6653),Et=h(9692);const $t=/(?:^|\/)(?:[jt]sconfig[\w.-]*|\.\w+rc|devcontainer|angular|nx|turbo)\.json$|(?:^|\/)\.(?:vscode|zed)\//,
Qn=[/\bat line (\d{1,7}),? column \d{1,7}\.?$/,/\(line (\d{1,7}) column \d{1,7}\)/,/\bat (\d{1,7}):\d{1,7}\.?$/],qn=4;async function es(t,n,o){const r=Qn.map(me=>me.
exec(t)?.[1]).find(me=>me!==void 0);if(!(Q(t)||r!==void 0&&n.isJson)||o.isPartial)return;const a=async(me,Re)=>{const Ye=[];for(const Qe of o.files.filter(me)){
const Te=Re((await o.lines(Qe)).join(`
`));if(!Te)continue;const{stop:Ro,...To}=Te;(r===void 0||Ro===Number(r))&&Ye.push({file:Qe,...To})}return Ye},d=await a(me=>me.endsWith(".json")&&!$t.test(me),Xt),
l=o.onlyOf(d);if(l)return{place:l,others:[]};const p=Jt(t),y=await a(me=>me.endsWith(".json")&&!($t.test(me)&&ts(me,o)),me=>p.includes(Vt(me))?Xt(me):void 0),R=!o.
isPartial&&y.length<=qn,[V,...he]=R?y.toSorted((me,Re)=>me.file<Re.file?-1:1):[];return V&&{place:V,others:he}}function ts(t,{manifest:n="package.json"}){return x.
posix.dirname(t)===x.posix.dirname(n)}function Vt(t){try{JSON.parse(t)}catch(n){if(n instanceof SyntaxError)return Jt(n.message)}return`
`}function Jt(t){return t.replace(/\s+/g," ")}function Xt(t){if(t.trim()==="")return;const n=(0,Et.UQ)(t);if(!n)return;const o=t.trimEnd().length,r=(0,Et.q1)(t,
Math.min(n.stop,o)).line;return{...(0,Et.q1)(t,Math.min(n.offset,o)),stop:r}}const ns=/\bscripts? cannot have (?:imports|exports)\b|\bimport statement outside (?:of )?a module\b/i,
Qt=/<script\b(?<attributes>[^<>]{0,500})>/i,ss=/\bsrc=["']?(?<path>[^"'\s>]{1,300})/i,os=/^\s{0,40}(?:import\s{0,4}["'{*\w]|export\s)/;async function rs(t,n){if(!ns.
test(t))return;const o=[],r=n.files.filter(d=>/\.html?$/.test(d)),a=await n.collect(r,(d,l,p)=>{const{attributes:w=""}=Qt.exec(d)?.groups??{},y=ss.exec(w)?.groups?.
path;return y===void 0||/\btype=["']?module\b/i.test(w)?void 0:{script:y.startsWith("/")?y.slice(1):x.posix.join(x.posix.dirname(p),y),place:{file:p,line:l,column:d.
search(Qt)+1}}});for(const{script:d,place:l}of a)n.has(d)&&(await n.lines(d)).some(p=>os.test(p))&&o.push(l);return n.onlyOf(o)}const is=/\bNo such file or directory \(os error 2\)$/,
as=/^\s{0,40}@import\s{1,4}(?:url\()?\s{0,4}["'](?<path>[\w./-]{1,300}\.css)["']/,cs=200;async function ls({message:t,mentions:n},o){if(!is.test(t))return;const a=[
n.filter(({inStack:l})=>!l).map(({path:l})=>o.find(l)).find(l=>l?.endsWith(".css"))].filter(l=>l!==void 0),d=[];for(let l=0;l<a.length&&l<cs;l++){const p=a[l]??
"";for(const[w,y]of(await o.lines(p)).entries()){const R=as.exec(y)?.groups?.path;if(R===void 0)continue;const V=x.posix.join(x.posix.dirname(p),R);if(o.has(V))
a.includes(V)||a.push(V);else{const he=y.indexOf(R)+1;d.push({file:p,line:w+1,column:he,message:`${t}: @import "${R}"`})}}}return o.onlyOf(d)}async function ds(t,n,o,r){
const a=await ls(n,o),d=a?{place:a,others:[]}:await es(t,n,o);if(d||!$e(t)||r?.line)return d;const l=await ke(o);return l&&{place:{file:l.file,line:l.line,column:l.
column},others:[]}}const us=/(?:^|\/)(?:dist|build|out|\.(?:svelte-kit|output|nuxt|next|astro|temp|vercel|netlify))\//,qt=16,en=240;async function fs({path:t,line:n,
column:o},r,a,d){const l=sn(t,a);if(n===null||l===void 0||d.isPartial)return;const p=await d.piece(l,n,o??1,en),w=St(p);if(w.length<qt)return;const y=r!==void 0&&
p.includes(r)&&await ms(r,w,d);if(y)return y;const R=await d.collect(d.files,(Re,Ye,Qe)=>{const{length:Te}=St(Re);return Te>=qt&&w.includes(St(Re))?{place:{file:Qe,
line:Ye,column:null},length:Te}:void 0}),V=R.reduce((Re,{length:Ye})=>Math.max(Re,Ye),0),[he,me]=R.filter(({length:Re})=>Re===V);return me===void 0?he?.place:void 0}
async function ms(t,n,o){const r=new RegExp(`(?<![\\w$.])${(0,U.Kf)(t)}(?:\\??\\.[\\w$]{1,100}){0,4}`,"g"),a=o.files.filter(l=>ps.test(l)),d=await o.collect(a,(l,p,w)=>[
...l.matchAll(r)].map(([R])=>R).filter(R=>R!==t).some(R=>n.includes(R))?{file:w,line:p,column:null}:void 0);return d.length===1?d[0]:void 0}const ps=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx)$/,
hs=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|markdown|njk|liquid|hbs|pug|html)$/,gs=/[.-](?=\w{0,8}[\dA-Z])[\w-]{8}(?=\.(?:lean\.)?[cm]?js$)/,ws=2;function tn(t,n,o){
const r=sn(t,n)?.replace(gs,"");if(r===void 0)return;const[a,d]=[bt(r),bt((0,x.basename)(r))];let l={files:[],same:1};for(const R of o.files.filter(V=>hs.test(V))){
const V=bt(R),he=nn(a,V);he<Math.max(d.length,l.same,Math.min(ws,V.length))||(he>l.same&&(l={files:[],same:he}),l.files.push(R))}const p=R=>R.split("/").length,
[w,y]=l.files.sort((R,V)=>p(R)-p(V));return w!==void 0&&(y===void 0||p(w)<p(y))?w:void 0}async function ys(t,n,o,r){const a=tn(t,o,r);if(a===void 0)return;const d=await r.
lines(a),l=[...d.keys()].filter(R=>d[R]?.split(/[^\w$]+/).includes(n)),p=l.filter(R=>d[R]?.includes(`${n}(`)),[w,y]=p.length>0?p:l;return w===void 0?void 0:{file:a,
line:y===void 0?w+1:null,column:null}}const Es=/^(?:html|md|mdx|vue|svelte|astro|lean|server|prerender|[cm]?[jt]sx?)$/,Ge=4;function bt(t){const n=t.split(".");
for(let o=0;o<Ge&&n.length>1&&Es.test(n.at(-1)??"");o++)n.pop();return n.join(".").split(/[^A-Za-z0-9]+/).filter(o=>o!=="")}function nn(t,n){let o=0;for(;o<t.length&&
o<n.length&&t.at(-1-o)===n.at(-1-o);)o++;return o}function sn(t,n){const o=t.replace(/^file:\/\//,"").replace(/[?#].*$/,"");if(o.includes("/node_modules/")&&!(0,pe.
fz)(o)||o.startsWith("/")&&!(0,N.FK)(n,o))return;const r=o.startsWith("/")?o.slice(n.length+1):o;return us.test(r)||(0,pe.fz)(r)?(0,I.qD)(r,{exists:()=>!0}):void 0}
function St(t){return t.replace(/[\s"'`();,!]/g,"")}const on=16,rn=3;function $s(t,n,o){const r=n.filter(d=>Math.abs(d.line-t.line)<=rn&&d.text!==""),a=r.reduce(
(d,{text:l})=>d+l.length,0);return r.length<rn||a<on?[]:o.flatMap((d,l)=>r.every(p=>bs(p.text,o[l+p.line-t.line]))?[l+1]:[])}function bs(t,n=""){const o=vt(n);return o!==
""&&o===vt(t)}function vt(t){return t.replace(/\s+/g," ").trim()}const Ss=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|sh|py|rb|php)$/,an=/^(?:Uncaught )?(?:\w{0,60}Error: )?/,
cn=/["'`:,;()]|\s\d\S{0,20}(?=\s|$)/,ln=10,vs=16;async function ks(t,n){const o=t.replace(an,"").replace(/\.$/,""),r=o.split(cn).map(l=>l.trim()).filter(l=>l.length>=
vs&&l.split(" ").length>2),[a=""]=r.sort((l,p)=>p.length-l.length),d=n.files.filter(l=>Ss.test(l));for(const l of[o,a]){if(l.length<ln||!l.includes(" "))continue;
const p=await n.collect(d,(w,y,R)=>{const V=w.indexOf(l);return V<0?void 0:{file:R,line:y,column:V+1}});if(p.length>0)return n.onlyOf(p)}}const dn=50,Os=9;async function et(t,n,o,r){
const a=new Map;for(const w of t){const y=Rs(w,await mn(w,n,o,r),r);for(const R of y){const V=`${R.file}
${R.line}`,he=a.get(V)??{spot:R,weight:0};a.set(V,{spot:he.spot,weight:he.weight+1/y.length})}}const d=Math.max(...[...a.values()].map(({weight:w})=>w)),l=[...a.
values()].filter(({weight:w})=>w>d-.001).map(({spot:w})=>w),p=l.every(({file:w})=>w===l[0]?.file);return un(l)??(p?un(l.filter(w=>!xs(w))):void 0)}const _s=/^\s*import\b.{1,400}\bfrom\s{0,4}(?<from>["'].{1,200})|^\s*(?:const|let|var)\b.{1,200}\brequire\((?<required>.{1,200})/;
function xs({text:t,found:n}){const{from:o,required:r}=_s.exec(t)?.groups??{},a=o??r;return a!==void 0&&!a.includes(n)}function un(t){return t.length===1?t[0]:void 0}
function Rs(t,n,{words:o}){if(n.length<2)return n;const r=n.filter(a=>{const d=fn(a);return d!==void 0&&d!==t&&o.includes(d)});return r.length>0?r:n}const Ts=/(?:^|[^\w])(\w{2,40})["']?\s{0,4}[:=]\s{0,4}["'`]?$/;
function fn({text:t,column:n}){return Ts.exec(t.slice(Math.max(0,n-81),n-1))?.[1]}const As=/^\s*"name":\s"[^"]{1,200}",?\s*$/;async function mn(t,n,o,{root:r,words:a}){
for(const d of c(t,r)){const l=[];for(const y of n){if(l.length>dn||o.isOver)return[];for(const[R,V]of(await o.lines(y)).entries()){const he=s(d,V);he>=0&&!As.test(
V)&&l.push({file:y,line:R+1,column:he+1,text:V,found:d})}}const w=d!==t&&/^\w+$/.test(d)?l.filter(y=>Is(d,y)&&Ns(a,y)):l;if(w.length>0)return Ms(t,e(d,pn(w)),o)}
return[]}function Ns(t,n){const o=fn(n);return o===void 0||t.includes(o)||!/\.(?:json|ya?ml|mdx?|markdown)$/.test(n.file)}function Is(t,{text:n,column:o}){const[
r,a]=[n.slice(0,o-1),n.slice(o-1+t.length)];return/["'`(/]$/.test(r)||/^["'`)]/.test(a)||/:\s*$/.test(r)&&a.trim()===""}function pn(t){const n=t.filter(({text:o,
column:r})=>!o.slice(0,r-1).endsWith("</"));return n.length>0?n:t}async function Ms(t,n,o){if(n.length===1)return n;const r=[];for(const a of n)!/\.(?:mdx?|markdown)$/.
test(a.file)||!a.text.startsWith(`${t}:`)||a.line<(0,pe.EZ)(await o.lines(a.file))&&r.push(a);return r.length===1?r:n}function e(t,n){if(/^\w+$/.test(t)&&!n.every(
({file:r})=>r.endsWith(".json")))return n;const o=n.filter(({text:r,column:a})=>{const[d,l]=[r[a-2]??"",r[a-1+t.length]??""];return/["'`(]/.test(d)&&/["'`)?#]/.
test(l)});return o.length>0?o:n}function s(t,n){for(let o=n.indexOf(t);o>=0;o=n.indexOf(t,o+t.length)){const r=/^\w/.test(t)?n[o-1]??"":"",a=/\w$/.test(t)?n[o+t.
length]??"":"";if(!/[\w$]/.test(r)&&!/[\w$]/.test(a))return o}return-1}const i=/^(@[\w.-]{1,60}\/)?(?:\w{2,20}-)?(?:plugin|preset|config)(?:-|$)/;function c(t,n){
const o=f(t,n),r=[t,...u(t)],a=/^(@?[^@\s/]{1,100}(?:\/[^@\s/]{1,100})?)@\S/.exec(o)?.[1];a&&r.push(a);const d=o.replace(i,"$1");d!==o&&r.push(d.replace(/\/$/,""));
const l=o.replace(/^(?:\.{1,2}\/|[~@#$]\/|\/){1,4}/,"");r.push(o,l);const p=l.split("/").filter(w=>w!=="");if(p.length>1&&!/^@/.test(l)){const w=p.at(-1)??"",y=l.
replace(/\.\w{1,8}$/,"").split("/");r.push(p.slice(1).join("/"),p.slice(-2).join("/"),w,y.join("/")),y.length>2&&r.push(y.slice(-2).join("/")),/^\w{4,}\.\w+$/.test(
w)&&r.push(w.replace(/\.\w+$/,""))}return/^[.#$%<]\w/.test(t)&&r.push(t.replace(/^\W/,"").replace(/\W$/,"")),[...new Set(r)].filter(w=>/\w\w/.test(w)).slice(0,Os)}
function u(t){return(URL.canParse(t)?new URL(t).searchParams.getAll("family"):[]).flatMap(o=>o.split("|").map(r=>r.replace(/:.*$/,"")))}function f(t,n){const o=URL.
canParse(t)?new URL(t):void 0;if(o&&/^https?:$/.test(o.protocol)){const a=(0,U.oF)(o.pathname).replace(/^\//,"").split("/-/")[0]??"";return/^localhost|registry/.
test(o.hostname)?a:o.hostname}const r=t.startsWith("/")&&(0,N.FK)(n,t)?(0,x.relative)(n,t):t;return/(?:^|\/)node_modules\/((?:@[\w.-]+\/)?[\w.-]+)/.exec(r)?.[1]??
r}var O=h(9882),T=h(8503),F=h(770);const Y=["",..."ts tsx js jsx mjs cjs mts cts d.ts vue svelte astro".split(" ").map(t=>`.${t}`)],de=["ts","tsx","js","jsx","m\
js"].map(t=>`/index.${t}`),ee=3;async function oe(t,n){const{message:o}=t,r=we(t,n);if(r.length>0)return{...t,message:(0,F.RU)(o,r)};const a=(0,j.B)(o);if(a?.from===
void 0||/\bDid you mean\b|\bpossible exports\b/.test(o))return t;const d=Ce(a.from,t.file,n);if(d===void 0)return t;const{own:l,from:p}=(0,j.v)(await n.lines(d)),
w=(0,O.pA)(a.name,l),y=p.length===0&&l.length<=ee?l:[];return{...t,message:(0,F.RU)(o,w.length>0?w:y)}}function we(t,n){const o={facts:{log:[],diagnostics:[t],list:n.
list},lines:[]},r=(0,H.XQ)(o),a=r?[r.actual]:(0,T.f)(o),d=l=>t.message.includes(`/${l}`);return a.some(l=>/[,;]/.test(l)||d(l))?[]:a}function Ce(t,n,o){const r=/^\.{1,2}\//.
test(t)?x.posix.join(x.posix.dirname(n),t):void 0,a=/^(?:[@~#]|\$\w{1,20})\/(?<rest>.{1,300})$/.exec(t)?.groups?.rest,d=a===void 0?[]:[a,`src/${a}`,`src/lib/${a}`,
`app/${a}`];for(const l of[r??t,...d]){const w=[...Y,...de].map(y=>l+y).find(y=>o.has(y));if(w!==void 0)return w}return r===void 0?o.find(t):void 0}const Ue=/^(?:.*\/)?(?:pages|routes|app|views|content(?:\/docs)?)\/(?<way>.+)$/,
Xe=/\.(?:vue|svelte|astro|[jt]sx?|mdx?|html)$/,hn=/(?:^|\/)(?:index|\+page(?:\.server)?|page|route|\+layout|_index)$/,Ze=60,Hs=/\bfrom\s{0,4}["'](?<from>[^"']{1,300})["']|^\s{0,40}import\s{0,4}["'](?<bare>[^"']{1,300})["']/;
async function Zs(t,n){for(const o of t.routes){const r=Js(o,n.files);if(r===void 0)continue;const a=Ds(t,await n.lines(r)),d=a.length>0?a.map(w=>({file:r,line:w})):
await Vs(r,t,n),[l,p]=d;return l===void 0||p!==void 0||n.isOver?{file:r,line:null,column:null}:{...l,column:null}}}const Ys=/^\s{0,80}[\w$.]{1,100}\s{0,4}=(?!=)/;
function Ds({identifier:t,names:n},o){const r=n.filter(d=>/^\w{4,80}$/.test(d)),a=d=>/^\s*(?:\/\/|\*|import\b)|\btypeof\b/.test(d)?!1:t!==void 0&&d.split(/[^\w$]+/).
includes(t)&&!Ys.test(d)||r.some(p=>d.includes(`${p}(`));return o.flatMap((d,l)=>a(d)?[l+1]:[])}async function Vs(t,n,o){const r=[t],a=[];for(let d=0;d<r.length&&
r.length<Ze;d++){const l=r[d]??"",p=await o.lines(l);a.push(...Ds(n,p).map(w=>({file:l,line:w})));for(const w of p){const{from:y,bare:R}=Hs.exec(w)?.groups??{},
V=Ce(y??R??"",l,o);V!==void 0&&!r.includes(V)&&r.push(V)}}return a}function Js(t,n){const o=js(t.replace(/[?#].*$/,"").replace(/\.html$/,"")),r=n.flatMap(p=>{const w=Xe.
test(p)?Ue.exec(p)?.groups?.way:void 0;if(w===void 0||/(?:^|\/)(?:api|components|layouts?)\//.test(w))return[];const y=js(w.replace(Xe,"").replace(hn,"")).filter(
R=>!/^\(.*\)$/.test(R));return[{file:p,parts:y}]}),a=r.filter(({parts:p})=>p.join("/")===o.join("/")),[d,l]=a.length>0?a:r.filter(({parts:p})=>Xs(p,o));return l===
void 0?d?.file:void 0}function js(t){return t.split("/").filter(n=>n!=="")}function Xs(t,n){const o=r=>/^(?:\[.*\]|[$:_]\w+)$/.test(r);return t.length===n.length&&
t.every((r,a)=>o(r)||r===n[a])}async function Qs(t,n,o){const{index:r,root:a}=o,d=t.filter(({severity:me,file:Re})=>me==="error"&&r.has(Re)),[l]=(0,Xn.l)(d,1).shown,
p=l?Us(n,l):(0,D.sq)(n);if(!p)return t;const w=oo(Cn(n,p),{...o,stage:(0,B.ry)(n,p.at)?"build":o.stage}),y=l!==void 0&&l.line!==null,R=await ds(p.message,w.clues,
r,l),V=R?.place??(y?await ro(l,w):await tt(Fs,me=>me(w)));if(!V)return t;if(!l){const me=(0,U.Ow)(eo(p.message,a,V)+(0,Se.lp)(R),500);return[...t,{severity:"err\
or",code:null,message:me,...V}]}return y||R!==void 0||V.file===l.file||V.line!==null&&!await qs(l.file,w.clues,r)?t.map(me=>me===l?{...l,...V}:me):t}function Us(t,{
message:n}){const o=t.findIndex(({text:r})=>r.includes(n.slice(0,60)));return o===-1?(0,D.sq)(t):{...(0,D.Gd)(t,o),message:n}}async function qs(t,{names:n,isAbsence:o},r){
if(o)return!0;const a=n.filter(l=>r.find(l)===void 0);if(a.some(l=>l.includes("/")))return!1;const d=(await r.lines(t)).join(`
`);return a.length===0||a.some(l=>d.includes(l))}function eo(t,n,{file:o}){return o.includes("/")?t:t.replaceAll(`'${n}/`,"'./")}const to=/(?:^|\/)(?:package\.json|pnpm-workspace\.yaml|\.npmrc|\.yarnrc(?:\.yml)?|bunfig\.toml)$/,
no=8,Fs=[async({clues:t,manifest:n})=>t.lacksScript?n:void 0,({clues:t,index:n})=>rs(t.message,n),io,ao,({clues:t,index:n})=>ks(t.message,n),t=>tt(t.named,n=>wn(
t.clues.names,[n],t)),co,lo,Bs,Gs,Ws,({clues:t,index:n})=>Zs(t,n),t=>wn(t.clues.names,Ks(t),t),t=>wn(t.clues.details,Ks(t),t),async({named:[t]})=>t===void 0?void 0:
{file:t,line:null,column:null},async({stage:t,manifest:n})=>t==="install"?n:void 0],so=Fs.filter(t=>t!==Ws&&t!==Bs&&t!==Gs);function oo(t,n){const{index:o,root:r}=n,
a=t.mentions.filter(({inStack:p})=>!p).map(({path:p})=>o.find(p)??tn(p,r,o)).filter(p=>p!==void 0),d=o.manifest;return{...n,clues:t,manifest:d===void 0?void 0:{
file:d,line:null,column:null},named:[...new Set(a)]}}async function ro({file:t,line:n},o){const{clues:r,index:a}=o,d=w=>w.line===n&&a.find(w.path)===t,l=r.mentions.
filter(({inStack:w,line:y})=>w&&y!==null);if(r.mentions.some(w=>!w.inStack&&d(w))||!l.some(d)||d(l[0]))return;const p=await tt(so,w=>w(o));return p?.line===null?
void 0:p}async function tt(t,n){for(const o of t){const r=await n(o);if(r!==void 0)return r}}function io({clues:t,index:n,named:o}){return tt(t.shown,async r=>{
const{line:a,text:d}=r,l=(y="")=>y.trim()===d;for(const y of o)if(l((await n.lines(y))[a-1]))return{file:y,line:a,column:null};const p=[];await n.load();for(const y of n.
files){const R=await n.lines(y),V=d.length<no?$s(r,t.rows,R):R.flatMap((he,me)=>l(he)?me+1:[]);p.push(...V.map(he=>({file:y,line:he,column:null})))}const w=p.filter(
y=>y.line===a);return n.onlyOf(w.length>0?w:p)})}async function ao(t){const{clues:n,index:o}=t,r=await gn(t,!1,d=>Cs(d,o)),a=n.names.filter(d=>/^(?:\.{1,2}|@[\w-]+|~)\//.
test(d));return!r||a.length===0?r:await wn(a,[r.file],t)??r}function Ws(t){return gn(t,!0,n=>Cs(n,t.index))}function Bs(t){const{clues:n,index:o,root:r}=t;return gn(
t,!0,a=>fs(a,n.identifier,r,o))}async function Gs(t){const{clues:n,index:o,root:r}=t,{identifier:a}=n;if(a!==void 0)return gn(t,!0,({path:d})=>ys(d,a,r,o))}function gn({
clues:t},n,o){return tt(t.mentions.filter(r=>r.inStack===n),o)}async function Cs({path:t,line:n,column:o},r){const a=n===null?void 0:r.find(t);if(a===void 0||n===
null)return;const d=await r.lines(a);if(!(n>d.length))return n===d.length&&n>1&&d[n-1]===""?{file:a,line:n-1,column:null}:/^---\s*$/.test(d[n-1]??"")?{file:a,line:n+
1,column:null}:{file:a,line:n,column:o}}async function co({clues:{message:t,names:n},index:o,named:r}){const a=n.filter(d=>d.includes("/")&&['"',"'","`"].some(l=>t.
includes(l+d+l)));return tt(r,async d=>{const l=a.filter(R=>(o.find(R)??d)!==d),p=(await o.lines(d)).flatMap((R,V)=>l.some(he=>R.includes(`"${he}"`)||R.includes(
`'${he}'`))?[V+1]:[]),[w,y]=p;return w===void 0||y!==void 0?void 0:{file:d,line:w,column:null}})}async function lo({clues:t,index:n,named:o}){const[r]=t.hints,[
a]=o;return r&&a!==void 0?Cs({path:a,...r},n):void 0}async function wn(t,n,{index:o,root:r,clues:{words:a}}){await o.load(n);const d=t.filter(p=>o.find(p)===void 0),
l=await et(d,n,o,{root:r,words:a});if(!(!l||o.isPartial&&n.length>1))return{file:l.file,line:l.line,column:l.column}}const uo=/^(?:README|CONTRIBUTING|SECURITY)\b[^/]*$/i;
function Ks({index:t,stage:n}){return t.files.filter(o=>n==="build"?!uo.test(o):to.test(o))}const fo=200,Ls=2e3,mo=/\.[cm]?tsx?$/,po=/\?vue&type=style&index=(\d{1,3})/,
ho=/\.(?:vue|svelte|astro)(?:$|\?)/,Ps={...J.$,bytes:8*K.D6,fileBytes:K.D6/4,files:1500,entries:2e4,ms:200};async function go(t,{root:n,folder:o,clock:r,command:a,
own:d,processor:l=r,searchMs:p=Ps.ms},w){const R=(await $o(m(t,w),new J.j(n,r),o)).filter(({file:Te})=>!(0,pe.fz)(Te)&&(d?.has(Te)??!0));if(a===void 0)return{read:R.
filter(nt),guess:void 0};const V=await pe.ac.read(new J.j(n,l,{...Ps,ms:p}),o,d),he=(0,B.Se)(t),me=[...R.filter(nt),...R.filter(Te=>!nt(Te))].map(Te=>({...Te,file:V.
find(Te.file)??Te.file})),Re=await Qs(me,he,{index:V,root:n,stage:a}),Ye=new Set(Re.filter(nt).slice(0,zs)),Qe=await Promise.all(Re.map(Te=>Ye.has(Te)?wo(Te,he,
V):Te));return{read:await Eo(Qe.slice(0,me.length),V),guess:Qe[me.length]}}function nt({severity:t}){return t==="error"}const zs=8;async function wo(t,n,o){return Us(
n,t)?oe(await An(t,o),o):t}const yo=/[`'"](?<word>[\w$@:.[\]()/-]{3,100})[`'"]/;async function Eo(t,n){const[o]=t,r=o&&nt(o)?yo.exec(o.message)?.groups?.word:void 0;
if(r===void 0)return t;const a=t.filter(p=>nt(p)&&p.message===o?.message);if(a.length<2||a.length>zs)return t;const d=await Promise.all(a.map(async({file:p})=>(await n.
lines(p)).join(`
`).includes(r))),l=new Set(a.filter((p,w)=>d[w]));return[...l,...t.filter(p=>!l.has(p))]}async function $o(t,n,o){const r=[];for(const{frame:d,...l}of t)r.push(
d===void 0?await So(l,n,o):l);const a=await bo(t,n);return r.map((d,l)=>t[l]?.frame===void 0?d:{...d,file:a.get(l)??""}).filter(({file:d})=>d!=="")}async function bo(t,n){
const o=[...t.entries()].filter(([,{frame:a}])=>a!==void 0),r=new Map;if(o.length===0)return r;for await(const a of n.walk(mo)){const d=await n.lines(a)??[];for(const[
l,{frame:p,line:w}]of o){const y=d[(w??0)-1]??"";y.length>Ls||y.trim()!==p?.trim()||r.set(l,r.has(l)?"":(0,x.relative)(n.root,a))}}return n.isOver?new Map:r}async function So(t,n,o){
if(/^[\w+.-]+:/.test(t.file))return t;const[r=""]=t.file.split("?",1),a=(0,x.resolve)(o,r);if(!(0,N.FK)(n.root,a))return t;const d=(0,x.relative)(n.root,a),l=Oo(
t.file),p=l?await xo(l,t,a,n):await vo(t,a,n);return{...t,file:d,...p}}async function vo({file:t,line:n,message:o},r,a){const[d,l]=[(0,H.ri)(o),(0,j.B)(o)?.name];
if(d===void 0&&l===void 0)return{};const p=V=>V.length>Ls?-1:d?V.search(d):V.split(/[^\w$]+/).includes(l??"")?V.indexOf(l??""):-1,w=n===null||a.isOver?void 0:(await a.
lines(r))?.[n-1];return w!==void 0&&p(w)>=0?{}:await ko(V=>d||/^\s*(?:import|export)\b/.test(V)?p(V):-1,r,a)??(ho.test(t)?{line:null,column:null}:{})}async function ko(t,n,o){
const r=await o.filesIn(n,fo)??[n],a=[];for(const d of r){if(o.isOver)return;const l=await o.lines(d)??[],p=l.findIndex(y=>t(y)>=0),w=t(l[p]??"")+1;p>=0&&a.push(
{file:(0,x.relative)(o.root,d),line:p+1,column:w})}return a.length===1?a[0]:void 0}function Oo(t){const n=po.exec(t)?.[1];return n!==void 0?o=>[...o.keys()].filter(
r=>_o(o[r]))[Number(n)]:t.endsWith(I.$p)?pe.EZ:void 0}function _o(t=""){return t.length<=Ls&&/^\s*<style\b/.test(t)}async function xo(t,{line:n,column:o},r,a){const d=a.
isOver?void 0:await a.lines(r),l=d&&t(d);return l===void 0||n===null?{line:null,column:null}:{line:l+n,column:o}}}),6826:((be,te,h)=>{h.r(te),h.d(te,{diagnosticsOf:()=>et,
faultsOfSuccess:()=>xs,findingsOf:()=>vs,findingsOfStart:()=>ks,isFaultOfSource:()=>Is});var x=h(6760),N=h(1224),K=h(5807),j=h(8595),H=h(2345),B=h(2416),U=h(107),
D=h(9882),Z=h(2207),E=h(5230);function C(e,s,i){for(const c of e.signs)if(!(c.codes&&!(s.code&&c.codes.includes(s.code)))&&!(c.exitCodes&&!(typeof s.exitCode=="\
number"&&c.exitCodes.includes(s.exitCode)))&&!(c.signals&&!(s.signal&&c.signals.includes(s.signal)))&&!(c.stages&&s.stage&&!c.stages.includes(s.stage.toLowerCase()))&&
!(c.weak&&s.diagnostics?.some(({severity:u,line:f})=>u==="error"&&f!==null))){if(!c.log)return{groups:{},facts:s,lines:i};for(let u=i.length-1;u>=0;u--){const f=(0,E.
$)(c.log,i[u]??"");if(f)return{groups:f.groups??{},facts:s,lines:i}}}}function L({code:e}){return Z.sR.some(s=>s===e)}function k(e,s){for(const i of e){const c=(0,E.
$)(s,i)?.[1];if(c!==void 0)return c}}function v(e,s){return e===void 0||e===""?s:`"${e}"`}var b=h(770),I=h(9047),W=h(7214),M=h(8503),_=h(1981);const S=[{name:"i\
mport-case",signs:[{}],summary:e=>{const s=(0,W.XQ)(e);return s&&`the import "${s.specifier}" differs from the file's name only in upper and lower case`},remedy:e=>`\
The file is ${v((0,W.XQ)(e)?.actual,"there")}: write the import as it is spelt, or rename it with git mv. Builds run where case counts.`},{name:"missing-file",signs:[
{}],summary:e=>{const s=(0,W.ne)(e),i=/\.html?$/.test(s?.importer??""),c=s?.kind==="file"&&(i?s.specifier:(0,_.p)(s.specifier,e));return c&&(0,M.f)(e).some(b.lQ)?
`the import "${c}" leads to no file and no package`:c?`the file "${c}" that is imported does not exist`:void 0},remedy:e=>{const s=(0,M.f)(e);if(s.length>0)return`\
There is ${m(s)}: correct the import, or commit the file that it names.`;const{importer:i="",specifier:c=""}=(0,W.ne)(e)??{};return`Check the path and its upper\
 and lower case, and that the file is committed: \`git check-ignore -v\` tells whether .gitignore holds it back.${/\.s[ac]ss$/.test(i)&&/^\w[\w.-]*\//.test(c)?"\
 If it is of a package, add the package to package.json and the lockfile.":""}`}},{name:"missing-export",signs:[{}],summary:({facts:e})=>{const s=$(e);return s&&
`${s.file}${s.line===null?"":`:${s.line}`}: ${s.message}`},remedy:({facts:e})=>{const{message:s=""}=$(e)??{},i=(0,b.Or)(s),{name:c,from:u}=(0,I.B)(s)??{},f=u?v(
u,""):"the module";return i.length>0?`Import ${m(i)} from ${f}, or export ${c} there.`:c==="default"?`Import by name from ${f}, in braces, or give it a default \
export.`:`Export ${c} from ${f}, or import what it has. A type needs import type.`}},{name:"missing-read",signs:[{log:/ENOENT: no such file or directory, (?:open|stat|scandir) '(?<path>[^']{1,400})'/}],
summary:e=>{const s=e.facts.diagnostics?.find(({severity:i,line:c})=>i==="error"&&c!==null);if(!(s&&!s.message.includes("ENOENT")))return`the file "${(0,_.p)(e.
groups.path??"",e)}" that is read does not exist`},remedy:()=>"Check the path where it is written, its upper and lower case, and that the file is committed."},{
name:"missing-package",signs:[{}],summary:e=>{const s=(0,W.ne)(e);if(s?.kind!=="package")return;const i=(0,W.SN)(e.facts),c=i.length===0?"":`, and package.json \
has ${m(i)}`;return`the package "${s.specifier}" is not installed${c}`},remedy:e=>{const s=(0,W.ne)(e)?.specifier??"the package",i=(0,W.SN)(e.facts);return i.length>
0?`package.json has ${m(i)}: correct the name ${s}, or add a package of that name to package.json and the lockfile.`:e.lines.some(c=>c.includes("No module named"))?
`Add ${s} to the project's requirements.`:`Run npm install ${s} (or your package manager's add) and commit package.json with the lockfile.${g(e.facts)}`},part:()=>({
kind:"uninstalled"})}];function $({diagnostics:e=[]}){const s=e.find(({severity:i})=>i==="error");return s&&(0,I.B)(s.message)?s:void 0}function m(e){return[e.slice(
0,-1).join(", "),...e.slice(-1)].filter(Boolean).join(" or ")}function g(e){return L(e)?"":" A platform that installs with NODE_ENV=production leaves out devDep\
endencies."}const A=[{name:"memory-limit",signs:[{codes:["out_of_memory"],log:/was stopped because (?<why>[\w ,.:']{1,300})$/}],summary:({groups:e})=>e.why??"th\
e build used more memory than it may",remedy:()=>"Make the build smaller: source maps, parallel workers and pages built at once cost most. Or ask the platform's\
 operators to raise the limit (slipway platform --build-memory)."},{name:"disk-limit",signs:[{codes:["disk_quota","disk_full"],log:/was stopped because (?<why>[\w ,.:']{1,300})$/},
{codes:["disk_quota"]}],summary:({groups:e})=>e.why??"the build wrote more than it may",remedy:()=>"Make the build write less (caches, source maps, copies of no\
de_modules), or ask the platform's operators to raise the limit (slipway platform --build-disk)."},{name:"out-of-memory",signs:[{codes:["out_of_memory"]},{codes:[
"build_killed"],log:/heap out of memory|Reached heap limit/},{tool:"node",log:/JavaScript heap out of memory|Reached heap limit|Ineffective mark-compacts near heap limit/},
{log:/(?:fatal error: runtime: )?(?:out of memory|cannot allocate memory)$|ENOMEM|OOMKilled/i}],summary:()=>"the build ran out of memory",remedy:({lines:e})=>e.
some(s=>s.includes("heap"))?"Set the app variable NODE_OPTIONS to --max-old-space-size=4096 (MB), or make the build smaller: source maps and parallel workers co\
st most.":"Make the build smaller (source maps and parallel workers cost most), or let it run where there is more memory."},{name:"file-watchers",signs:[{log:/System limit for number of file watchers reached/}],
summary:()=>"the build watches files for changes",remedy:()=>"Use a build command that ends: without --watch, and not a dev server."},{name:"disk-full",signs:[{
codes:["disk_full"]},{log:/ENOSPC|[Nn]o space left on device/}],summary:()=>"the disk is full where the build ran",remedy:()=>"Make the build write less (caches\
, source maps), or free space on the platform and deploy again."},{name:"build-timeout",signs:[{codes:["build_timeout"]}],summary:()=>"the build took longer tha\
n the platform allows",remedy:()=>"Check that the build command ends by itself: a dev server or a watch mode never does. Then look for what is slow in the log."},
{name:"missing-script",signs:[{tool:"npm",log:/^Missing script: "?(?<script>[^"\s]{1,100})"?/},{tool:"pnpm",log:/ERR_PNPM_NO_SCRIPT\s+Missing script: (?<script>\S{1,100})/},
{tool:"pnpm",log:/ERR_PNPM_RECURSIVE_EXEC_FIRST_FAIL\s+Command "(?<script>[^"]{1,100})" not found/},{tool:"yarn",log:/^error Command "(?<script>[^"]{1,100})" not found\./},
{tool:"yarn-berry",log:/Couldn't find a script named "(?<script>[^"]{1,100})"/},{tool:"bun",log:/Script not found "(?<script>[^"]{1,100})"/}],summary:({groups:e})=>`\
package.json has no script ${v(e.script,"of that name")}`,remedy:({facts:e,groups:s,lines:i})=>{const c=e.diagnostics?.find(({code:T})=>T==="missing-script"),u=P(
i).filter(T=>T!==s.script),f=c?(0,b.Or)(c.message):(0,D.pA)(s.script??"",u);return`${f.length>0?`There is ${m(f)}. `:""}Add the script ${v(s.script,"named in th\
e log")} to package.json, or name one that exists where it is called.`},part:({groups:e})=>({kind:"member",name:"scripts",wanted:e.script})},{name:"command-not-\
found",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>[\w@./-]{1,100}): (?:command )?not found$/},{log:/spawn (?<command>[\w@./-]{1,100}) ENOENT$/},
{exitCodes:[127]}],summary:({groups:e})=>`the command ${v(e.command,"to run")} was not found`,remedy:({groups:e,facts:s})=>`Add the package that brings ${v(e.command,
"it")} to dependencies in package.json.${g(s)}`,part:({groups:e})=>e.command?{kind:"script",command:e.command}:void 0},{name:"permission-denied",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>\S{1,200}): Permission denied$/},
{log:/EACCES: permission denied, \w{1,20} '(?<command>[^']{1,200})'/},{exitCodes:[126]}],summary:({groups:e})=>`permission denied${e.command?` for ${v(e.command,
"")}`:""}`,remedy:({groups:e})=>e.command?.startsWith("/")?"Let the build write only inside the repository; other folders are closed to it.":"Make the script ex\
ecutable and commit that: git update-index --chmod=+x FILE. Or run it through its interpreter, as sh FILE.",part:({groups:e})=>e.command?{kind:"file",path:e.command}:
void 0},{name:"port-in-use",signs:[{log:/EADDRINUSE(?::.{0,60}?:(?<port>\d{2,5}))?|[Pp]ort (?<port2>\d{2,5}) is (?:already )?in use/}],summary:({groups:e})=>`a \
port is in use${e.port?` (${e.port})`:""}`,remedy:()=>"A build should not start a server on a fixed port: let it listen on port 0, or use a build command that s\
tarts none."},{name:"warnings-as-errors",signs:[{tool:"react-scripts",log:/Treating warnings as errors because process\.env\.CI = /},{tool:"eslint",log:/ESLint found too many warnings/}],
summary:()=>"the build counts warnings as errors",remedy:({lines:e})=>e.some(s=>s.startsWith("Treating warnings"))?"Mend the warnings in the log, or set build-c\
ommand to CI=false npm run build.":"Mend the warnings in the log, or raise --max-warnings."},{name:"missing-variable",signs:[{log:/(?:[Mm]issing|[Uu]ndefined|[Ii]nvalid)(?: required)? env(?:ironment)?(?: variable)?s?:? [`"'[]?(?<name>[A-Z][A-Z0-9_]{1,80})/},
{log:/(?:[Ee]nv(?:ironment)? (?:variable|var)|variable) [`"']?(?<name>[A-Z][A-Z0-9_]{1,80})[`"']? (?:is (?:not (?:set|defined|provided)|missing|undefined|required)|must be (?:set|defined))/},
{log:/(?<!ReferenceError: )(?<![\w])[`"']?(?<name>[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60})[`"']? (?:environment variable |env var )?(?:is (?:not set|not defined|missing|required)|must be set)/},
{tool:"dotenv-safe",log:/^\s*missing: \[ '(?<name>[A-Z][A-Z0-9_]{1,80})'/},{tool:"sveltekit",log:/"(?<name>PUBLIC_\w{1,80}|\w{1,80})" is not exported by "(?:virtual:env|\$env)\/static\/(?:public|private)/}],
summary:({groups:e})=>`the variable ${e.name??""} is not set`,remedy:({groups:e})=>`Add ${e.name??"it"} to the app variables (input env or env-file); secrets th\
rough \${{ secrets.${e.name??"NAME"} }}.`},...S,{name:"builder-crashed",signs:[{codes:["builder_crashed"]}],summary:({facts:e})=>(e.message||"The process that b\
uilt this deployment crashed").replace(/^The/,"the"),remedy:()=>"Deploy again. If it fails again, something in the repository crashes the platform's worker: the\
 operators find the cause in the platform's log."},{name:"build-killed",signs:[{codes:["build_killed"]},{signals:["SIGKILL","SIGTERM"]},{exitCodes:[137,143]}],summary:()=>"\
the build was killed",remedy:()=>"Look in the log for what ended it, and deploy again. If it fails again, the build may need more memory or time than it may use\
."}];function P(e){const s=new Set,i=e.findLastIndex(c=>/[Mm]issing script|not found|a script named/.test(c));for(const c of e.slice(Math.max(0,i),i+40)){const u=k(
[c],/^\s*(?:npm|pnpm|yarn|bun) run ([\w:.-]{1,60})(?:\s|$|")/)??k([c],/Did you mean "(?:pnpm|yarn|npm) (?:run )?([\w:.-]{1,60})"/);u&&s.add(u)}return[...s].slice(
0,10)}function z(e){return e?{kind:"dependency",name:X(e)}:void 0}function X(e){return e.replace(/%2f/i,"/").replace(/\/-\/.*$/,"").replace(/(?<=.)@.*$/,"").replace(
ue,"")}const ue=/(?<=\w)-(\d{1,5}\.\d{1,5}\.\d[\w.+-]{0,60})\.tgz$/;function ne(e){return/^.[^@]*@(?:npm:)?(.+)$/.exec(e)?.[1]??ue.exec(e)?.[1]}function ge(e){switch(e.
kind){case"uninstalled":return;case"file":return e.path;default:return"package.json"}}const ve=[{name:"browser-only",signs:[{log:/ReferenceError: (?<name>window|document|localStorage|sessionStorage|navigator|HTMLElement) is not defined/}],
summary:({groups:e})=>`code for the browser ran during the build (${e.name} is not defined)`,remedy:({groups:e})=>`Use ${e.name} only in the browser: after moun\
ting (onMount, useEffect, client:only), or where typeof ${e.name} !== 'undefined'.`},{name:"next-static-params",signs:[{tool:"next",log:/Page "(?<page>[^"]{1,200})" is missing "generateStaticParams\(\)"/}],
summary:({groups:e})=>`the page ${v(e.page,"")} has no generateStaticParams()`,remedy:()=>"Export generateStaticParams() from that page, so that the static expo\
rt knows its paths."},{name:"base-path",signs:[{tool:"sveltekit",log:/does not begin with `base`, which is configured in `paths\.base`/}],summary:()=>"a link le\
aves the configured base path",remedy:()=>"Put the base path before the site's own links, or remove the base path: the platform serves each app at its own host'\
s root."},{name:"dead-link",signs:[{tool:"sveltekit",log:/^Error: 404 (?<link>\S{1,300}) \(linked from (?<page>\S{1,300})\)/},{tool:"vitepress",log:/Found dead link (?<link>\S{1,300}) in file (?<page>\S{1,300})/},
{tool:"docusaurus",log:/^\s*-> linking to (?<link>\S{1,300})/},{weak:!0,tool:"nuxt",log:/^\s*│ [├└]── \[404\] Page not found: (?<link>\S{1,300})/}],summary:({
groups:e,lines:s})=>{const i=e.page??k(s,/(?:Broken link on source page path =|│ └── Linked from) (\S{1,300}?):?$/);return`a link to ${e.link}${i?`, in ${i}\
,`:""} leads to no page`},remedy:()=>"Correct the link, or add the page. The log names any others."},{name:"page-failed",signs:[{weak:!0,tool:"sveltekit",log:/^\[500\] GET (?<page>\S{1,300})/},
{weak:!0,tool:"qwik",log:/^!!! (?<page>\S{1,300}): Error during SSG$/}],summary:({groups:e,lines:s})=>{const i=s.findLastIndex(c=>/^(?:\[500\] GET |!!! \S{1,300}: Error during SSG$)/.
test(c));return`the page ${e.page} failed while it was rendered: ${s[i+1]?.replace(/^Error: /,"")??""}`},remedy:()=>"Mend what the page loads or shows; the stac\
k in the log names the functions."},{name:"gatsby-graphql",signs:[{weak:!0,tool:"gatsby",log:/^error There was an error in your GraphQL query:/}],summary:({lines:e})=>{
const s=e.findLastIndex(i=>i.startsWith("error There was an error in your GraphQL query"));return`a GraphQL query fails: ${e.slice(s+1).find(i=>i!=="")??""}`},remedy:()=>"\
Correct the query, or give its type the field in gatsby-node (createSchemaCustomization)."},{name:"gatsby-page-failed",signs:[{weak:!0,tool:"gatsby",log:/^error Building static HTML failed for path "(?<page>[^"]{1,300})"/}],
summary:({groups:e,lines:s})=>`the page ${e.page} failed while it was rendered: ${k(s,/^\s*WebpackError: (.{1,300})/)??""}`,remedy:()=>"Mend what the page loads\
 or shows: gatsby build --verbose tells more, and gatsby develop the line."},{name:"nuxt-page-failed",signs:[{weak:!0,tool:"nuxt",log:/^\s*│ [├└]── \[5\d\d\] (?<message>.*)/}],
summary:({groups:e,lines:s})=>{const i=s.findLastIndex(u=>/^\s*│ [├└]── \[5\d\d\]/.test(u));return`the page ${k(s.slice(0,i).reverse(),/├─ (\/\S{0,300}) \(\d+ms\)/)}\
 failed while it was rendered: ${e.message}`},remedy:()=>"The log does not tell the error itself: run npx nuxt dev and open the page, where it stands with its s\
tack. Code for the browser and missing variables are common causes."},{name:"package-cycle",signs:[{tool:"turbo",log:/^[\s`>-]*[x×] (?:Cyclic|Circular) dependency detected/}],
summary:({lines:e})=>{const s=k(e,/^\s*\|\s{1,8}([@\w./#-]{1,100}(?:, [@\w./#-]{1,100}){1,20})$/);return`packages depend on each other in a cycle${s?`: ${s.replace(
/#[\w:-]{1,60}/g,"")}`:""}`},remedy:()=>"Take one of the dependencies between these packages out of their package.json files.",part:({lines:e})=>z(k(e,/^\s*\|\s{1,8}([@\w./-]{1,100})#\S{1,60} -> /))},
{name:"turbo",signs:[{tool:"turbo",log:/^[\s`>-]*[x×] (?<what>No package found with name '[^']{1,100}' in workspace)$/},{tool:"turbo",log:/^[\s`>-]*[x×] (?<what>Could not find task `[^`]{1,100}` in project)$/}],
summary:({groups:e})=>`turbo: ${e.what}`,part:({groups:e})=>e.what?.includes("task")?{kind:"file",path:"turbo.json"}:void 0,remedy:({groups:e})=>e.what?.includes(
"task")?"Name the task in build-command as turbo.json has it among its tasks.":"Write --filter in build-command as the name in that package's package.json."},{name:"\
css-minify",signs:[{tool:"vite",log:/^(?:\w*Error: )?\[lightningcss minify\] (?<what>\S.{0,200})$/}],summary:({groups:e,lines:s,facts:i})=>{const c=i.diagnostics?.
find(({severity:O,line:T})=>O==="error"&&T!==null);if(c)return`${c.file}:${c.line}: ${e.what}`;const u=s.findIndex(O=>/^\s*\|\s+\^/.test(O)),f=/^\d{1,7} *\| *(\S.{0,80})/.
exec(s[u-1]??"")?.[1]?.trim();return`the style sheets do not parse: ${e.what}${f?`, at ${v(f,"")}`:""}`},remedy:()=>"Look above what is quoted for a rule or a c\
omment that is not closed, in the style sheet that holds it."}];var J=h(1809),re=h(7491);const ie=/(?:\b|[a-z])(?:error|exception|fatal|failed|cannot|denied|invalid)\b/i,
Q=/^(?: {0,3}(?:\[?(?:ERROR|error|FATAL)\]?:?|(?:lerna )?ERR!|NX|[x×✖✘]|>(?= [A-Z].*\.$))\s+){1,3}/u,ae=/^ {1,3}[x×✖] \S/u,pe=/^\s*\[cause\]: (?:Error: )?(?<message>\S.*)$/,
ye=/^(?:\$ |(?:Failed|Error|Aborted)[.!]?$|A complete log of this run|Log files were not written|For help, run: |(?:\[\w{1,20}\] )?(?:[✗x🚨] )?Build failed|Failed to compile|Storybook exited with|(?:success|failed|not finished) .{1,200} - [\d.]+s$|Use --verbose |Pass --verbose |yarn (?:run|install) v\d|\[[\w@:/ .-]{1,60}\]$|Rspack (?:build failed|compiled)|To suppress |INFO |FATAL$|(?:error )?(?:during build|Command failed)|Node\.js v\d|Found \d+ errors? |Eleventy Fatal Error|Problem writing Eleventy|(?:Wrote|Copied) \d|\s{0,4}ELIFECYCLE|\s{0,4}run failed: command |Lifecycle script |script "[^"]{1,60}" exited with |(?:code|path|workspace|location|syscall) \S{1,400}$|>(?! [A-Z].*\.$)|[{}(]|at |info |Exit code|$)/u,
Ae=/^(?:Checked out |Cloning |\[\d\/\d\] |Progress: |Packages: |Scope: |Saved lockfile|Already up to date|Lockfile is up to date|Done in |Resolv(?:ing|ed)[ ,]|This error happened while |Run with the --force |Running target |[·•\u2800-\u28ff├└│┌] ?|[-+]{1,80}$|[-\\|/] |notsup (?:Valid|Actual) |\d\d:\d\d:\d\d\s)/u,
Oe=/^\s/,Fe=/^\s*(?:at |[|│:{}>^~-]|\d{1,7} *[|│])/,$e=/^(?:Most likely|Probably|Possibly|Perhaps|Maybe|This is (?:likely|probably|usually)|Reason:|Because)\b/,
_e=/ \w{2,30} \w/,Me=/\b\d{1,7} (?:error|warning|problem)s?\b/;function Ie(e){return e===""||/^[$>] /.test(e)}function ke(e){return ye.test(e)||Ae.test(e)||(0,J.
Ol)(e)}function xe(e,s){const i=e.findLast(ee=>pe.test(ee));if(i)return pe.exec(i)?.groups?.message;const c=e.findLastIndex(J.oJ),u=(0,re.E)(e.map(ee=>({text:ee})),
0,e.length),f=e.flatMap((ee,oe)=>{if(ee===s)return[];const we=ee.replace(Q,""),[Ce,Ue,Xe]=[ae.test(ee),!Oe.test(we),oe>c];return ke(we)||u.has(oe)?[]:[{text:we,
isReport:Ce,isLoose:Ue,isLate:Xe}]}),O=f.filter(({isLoose:ee})=>ee),T=f.filter(({isLate:ee})=>ee),Y=O.findLast(({text:ee,isReport:oe})=>oe||ie.test(ee))??T.findLast(
({text:ee,isLoose:oe})=>oe&&(0,B.F7)(ee))??T.findLast(({text:ee,isLoose:oe})=>oe&&!(0,B.c4)(ee))??T.findLast(({text:ee})=>!Fe.test(ee)&&!(0,B.c4)(ee));if(!Y)return e.
findLast((ee,oe)=>oe>c&&u.has(oe)&&_e.test(ee)&&!Me.test(ee))?.trim();const de=f[f.lastIndexOf(Y)+1]?.text??"";return $e.test(de)?`${Y.text.trim()} ${de.trim()}`:
Y.text.trim()}const Le=[{name:"install-script",signs:[{tool:"npm",log:/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (?<command>\S.{0,300})$/},{tool:"yarn",log:/^error \S{0,300}\/node_modules\/(?<name>(?:@[\w.-]{1,80}\/)?[\w.-]{1,100}): Command failed\.$/},
{tool:"yarn",log:/^error Command failed with exit code \d{1,3}\.$/},{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150})@(?<where>workspace|npm|\w{1,20}):\S{1,200} couldn't be built successfully/},
{tool:"bun",log:/^error: (?<script>\w{1,20}) script from "(?<name>[^"]{1,150})" exited with/},{log:/^> @?[^\s@]{1,150}@[^\s@]{1,60} (?<script>(?:pre|post)?install|(?:pre|post)?prepare)(?: |$)/}],
summary:e=>{if(e.facts.stage!=="install")return;const{name:s,script:i,command:c}=G(e),u=s?`the package ${v(s,"")}`:"the project",f=se(e,c)??xe(e.lines,e.facts.message);
return`${u} fails in its ${i??"install script"}${c?` (${c})`:""}${f?`: ${f}`:""}`},remedy:e=>G(e).name?"Update the package, or leave its script out if the site \
does not need it: an .npmrc with ignore-scripts=true leaves out all of them (Yarn 2 and later: enableScripts: false in .yarnrc.yml).":"Correct the script in pac\
kage.json, and check that the file that it runs is committed, with its upper and lower case.",part:e=>{const{name:s,script:i,command:c}=G(e);return s?{kind:"dep\
endency",name:s,script:{name:i,command:c}}:{kind:"script",name:i,command:c}}}],Pe=/^> @?[^\s@]{1,150}@[^\s@]{1,60} (\w{1,20})(?: |$)/,Be=[/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (\S.{0,300})$/,
/^Command: (\S.{0,300})$/,/^(?:> |\$ )((?!@?[^\s@]{1,150}@[^\s@]{1,60} \w{1,20}(?: |$))\S.{0,300})$/],st=/^path \S{0,300}\/node_modules\/((?:@[\w.-]{1,80}\/)?[\w.-]{1,100})$/;
function G({groups:e,lines:s}){const i=e.name??k(s,st),c=k(s,/^> (@?[^\s@]{1,150})@[^\s@]{1,60} \w{1,20}(?: |$)/),u=e.where==="workspace"||i!==void 0&&i===c,f=e.
command??q(s,Be);return{name:i&&!u?X(i):void 0,script:e.script??k(s,Pe),command:f}}function q(e,s){for(const i of s){const c=e.slice(1).flatMap(u=>i.exec(u)?.[1]??
[]).at(-1);if(c)return c}}function se(e,s=""){const i=k(e.lines,/Cannot find module '(\/[^']{1,300})'/);return i?`${s.split(" ").find(u=>i.endsWith(`/${u.replace(
/^\.\//,"")}`))??(0,_.p)(i,e)} does not exist`:void 0}const ce=[{name:"peer-conflict",signs:[{tool:["npm","pnpm"],log:/^code ERESOLVE|^ERESOLVE (?:could not resolve|unable to resolve)|ERR_PNPM_PEER_DEP_ISSUES/}],
summary:({lines:e})=>{const s=k(e,fe),i=k(e,le),c=k(e,/^Found: (\S{1,150})$/);return s&&i&&c?`${i} asks for ${s.replaceAll('"',"")}, and the project has ${c}`:s?
`dependencies ask for versions that exclude each other (${s})`:"peer dependencies conflict"},remedy:()=>"Move the packages named in the log to versions that fit\
 each other. As a stopgap commit an .npmrc with legacy-peer-deps=true.",part:({lines:e})=>z(k(e,le))},{name:"workspace-missing",signs:[{tool:"pnpm",log:/ERR_PNPM_WORKSPACE_PKG_NOT_FOUND\s.{0,300}?"(?<name>@?[^@"\s]{1,150})@workspace:/},
{tool:"yarn-berry",log:/^(?:Error: )?(?<name>@?[^@\s]{1,150})@workspace:[^\s:]{1,60}: Workspace not found/},{tool:"bun",log:/Workspace dependency "(?<name>[^"]{1,150})" not found/}],
summary:({groups:e})=>`the repository has no workspace called ${v(e.name,"as a dependency names it")}`,remedy:()=>"Correct the name in package.json, or add the \
folder of that package to the workspaces of the root (pnpm: pnpm-workspace.yaml).",part:({groups:e})=>z(e.name)},{name:"workspace-version",signs:[{tool:"pnpm",log:/ERR_PNPM_NO_MATCHING_VERSION_INSIDE_WORKSPACE\s.{0,300}?for (?<name>\S{1,150}) inside the workspace/}],
summary:({groups:e})=>`no workspace of the repository fits ${v(e.name,"what a dependency asks for")}`,remedy:({groups:e})=>`Let the dependency ${e.name?`on ${X(
e.name)} `:""}ask for the version that the workspace's own package.json has, or write * (pnpm, Yarn 2 and Bun: workspace:*).`,part:({groups:e})=>z(e.name)},{name:"\
manager-version",signs:[{tool:"corepack",log:/HTTP 404 when performing the request to https?:\/\/[^\s;]{1,200}\/(?<name>@yarnpkg\/cli-dist|yarn|pnpm|npm)\/(?<version>[\w.-]{1,40})/},
{log:/No matching version found for (?<name>@yarnpkg\/cli-dist)@(?<version>[\w.-]{0,40}\w)/},{stages:["install"],log:/^The install command `npm install [^`]{1,400} (?<name>@yarnpkg\/cli-dist|yarn|pnpm|bun)@(?<version>\d[\w.-]{0,40})` exited /}],
summary:({groups:e})=>`packageManager names ${e.name==="@yarnpkg/cli-dist"?"yarn":e.name}@${e.version}, which cannot be installed: the registry may not have tha\
t version`,remedy:()=>"Set packageManager in package.json to a version that is published, and write the lockfile with it.",part:()=>({kind:"member",name:"packag\
eManager"})},{name:"version-not-found",signs:[{tool:"npm",log:/No matching version found for (?<name>\S{1,150}?)\.?(?: while|$)/},{tool:"yarn",log:/Couldn't find any versions for "(?<name>[^"]{1,120})"(?: that matches "(?<wanted>[^"]{1,100})")?/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): No candidates found/},{tool:"bun",log:/^error: No version matching "(?<wanted>[^"]{1,100})" found for specifier "(?<name>[^"]{1,150})"/}],
summary:({groups:e})=>`no version of ${v(e.name&&Ee(e.name,e.wanted),"a package")} fits`,remedy:({groups:e,lines:s})=>{const i=k(s,/while installing the dependencies of (\S{1,200})/);
return i?`${i} asks for it: update that package, or override the version in package.json.`:`Correct the version in package.json to one that is published, and co\
mmit the new lockfile. If package.json does not name ${e.name?X(e.name):"it"}, a package that it names asks for it: update that one, or override the version.`},
part:({groups:e})=>z(e.name)},{name:"package-not-found",signs:[{tool:"npm",log:/^404\s+(?:The requested resource )?'(?<name>[^']{1,150})' (?:is not in this registry|could not be found)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_404\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): Not Found/},{tool:"yarn",log:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): Not found/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Package not found/},{tool:"bun",log:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 404$/}],
summary:({groups:e})=>`the package ${v(e.name&&Ee(e.name),"asked for")} is not in the registry`,remedy:()=>"Check its name in package.json. If it is private, se\
t its registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:e})=>z(e.name)},{name:"registry-login",signs:[{tool:"npm",log:/(?:401 Unauthorized|403 Forbidden) - (?:GET|PUT) https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?=\s|$)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_40[13]\s+GET https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/:]{1,100}\/)?[^\s/:]{1,150}(?:\/-\/[^\s/:]{1,150})?): /},
{tool:"bun",log:/^error: GET https?:\/\/(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 40[13]$/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Invalid authentication/}],summary:({groups:{host:e,name:s}})=>`${`the package registry${e?` ${e}`:
""}`} refused the login${s?` for ${X(s)}`:""}`,remedy:()=>"Give the build a registry token as an app variable (input env), and name that variable as :_authToken\
 in .npmrc (Yarn 2 and later: npmAuthToken in .yarnrc.yml).",part:({groups:e})=>z(e.name)},{name:"registry-refused",signs:[{tool:"npm",log:/^(?<why>[45]\d\d \w[\w ]{0,40}) - GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?: - |$)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_[45]\d\d\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): (?<why>.{1,60})$/},{tool:"yar\
n",log:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): (?!Integrity check)(?<why>[^"]{1,100})/},
{tool:"bun",log:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - (?<why>[45]\d\d)$/}],summary:({groups:{
name:e="",why:s}})=>`the package registry does not give ${X(e)}: ${s}`,remedy:()=>"Deploy again if the registry is at fault. If the package is private, set its \
registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:e})=>z(e.name)},{name:"integrity",signs:[{tool:["pnpm","yarn","bun"],
log:/ERR_PNPM_TARBALL_INTEGRITY\s+Got unexpected checksum for "\S{1,300}?\/(?<name>(?:@[\w.-]{1,80}(?:\/|%2f))?[\w.-]{1,100})\/-\/|Integrity check failed for (?:tarball: |")(?<tarball>[^"\s]{1,150})/i},
{tool:["npm","pnpm","yarn","yarn-berry"],log:/^code EINTEGRITY|ERR_PNPM_TARBALL_INTEGRITY|Integrity check failed for|The remote archive doesn't match the expected checksum/}],
summary:e=>{const s=Ne(e);return`${s?`the package ${v(s,"")}`:"a package"} differs from what the lockfile or the registry records`},remedy:()=>"Delete the lockf\
ile and node_modules, install again, and commit the new lockfile. If it differs again, the registry or a proxy changes packages.",part:e=>z(Ne(e))}],fe=/^\s*peer (\S{1,120}) from /,
le=/^\s*peer \S{1,120} from (@?[^\s@]{1,150})@/;function Ee(e,s=ne(e)){return s===void 0?X(e):`${X(e)}@${s}`}function Ne({groups:e,facts:s}){const i=e.name??e.tarball??
k(s.log,/tarball data for (@?[^\s@]{1,150})@/);return i&&X(i)}function We(e,s){const i=k(e,/Not compatible with your version of node\/npm: (\S{1,150})$/)??k(e,/^error (\S{1,150}): The engine "node" is incompatible/)??
k(e,/Your Node version is incompatible with "(\S{1,300})"/),c=i?.startsWith("/")??!1;return{name:c?void 0:i&&X(i),isProject:c,...ot(e,s)}}function ot(e,s){const i={
member:"node",wanted:s??k(e,/Required: \{.{0,60}?"node":"([^"]{1,60})"/)??k(e,/^Expected version: (.{1,60})$/),actual:k(e,/Actual: .{0,60}?"node":"([^"]{1,20})"/)??
k(e,/(?:^|\. )Got:? "?(v?\d[\d.]{0,20})"?$/)},c={member:"npm",wanted:k(e,/Required: \{.{0,100}?"npm":"([^"]{1,60})"/),actual:k(e,/Actual: .{0,60}?"npm":"([^"]{1,20})"/)};
return c.wanted!==void 0&&!kt(c.wanted,c.actual)&&kt(i.wanted??"*",i.actual)?c:i}function kt(e,s){const i=/^v?(\d{1,5})\.(\d{1,5})\.(\d{1,5})$/.exec(s??"")?.slice(
1);if(!i)return!1;const c=u=>u.trim().replace(/([<>=^~]) /g,"$1").split(" ");return e.split("||").some(u=>c(u).every(f=>De(f,i.map(Number))))}function De(e,s){if(e===
"*"||e==="")return!0;const i=/^(\^|~|[<>]=?|=|)v?(\d{1,5})(?:\.(\d{1,5}))?(?:\.(\d{1,5}))?(?:\.[x*])*$/.exec(e);if(!i)return!1;const[,c=""]=i,u=i.slice(2).flatMap(
F=>F===void 0?[]:[Number(F)]),O=s.slice(0,/^(?:>|<=)$/.test(c)?u.length:3).map((F,Y)=>F-(u[Y]??0)).find(F=>F!==0)??0,T=F=>u.slice(0,F).every((Y,de)=>Y===s[de]);
return c===">"?O>0:c==="<"?O<0:c==="<="?O<=0:c===""||c==="="?T(3):O>=0&&(c===">="||T(c==="^"?1:2))}const yn=[{name:"engine",signs:[{tool:["npm","pnpm"],log:/^code EBADENGINE|ERR_PNPM_UNSUPPORTED_ENGINE/},
{tool:"yarn",log:/The engine "node" is incompatible with this module\. Expected version "(?<wanted>[^"]{1,60})"/},{log:/Node(?:\.js)?(?: version)? v?[\d.]+(?:\.x)? is not supported by|node: v?[\d.]+ is not supported/},
{weak:!0,log:/(?:requires|required|minimum) (?:a )?(?:minimum )?Node(?:\.js)?(?: version)?(?: of)? (?<wanted>v?\d[\d.+]{0,12})/i},{tool:"webpack",log:/error:0308010C:digital envelope routines::unsupported|ERR_OSSL_EVP_UNSUPPORTED/}],
summary:({groups:e,lines:s})=>{const{name:i,isProject:c,member:u,wanted:f,actual:O}=We(s,e.wanted),T=i?v(i,""):c?"the project":void 0,F=u==="npm"?"npm":"Node.js",
Y=T?`${T} asks for ${F}`:`the ${F} version does not fit`;if(!f)return Y;const de=O?`, and the build runs ${O}`:"";return T?`${Y} ${f}${de}`:`${Y} (wanted: ${f}${de}\
)`},remedy:({facts:e,groups:s,lines:i})=>{const{member:c,actual:u}=We(i,s.wanted);return c==="npm"?`Let engines.npm in package.json allow ${u}, the npm that bui\
lds run.`:i.some(O=>O.includes("digital envelope routines"))?`${En}, or ${Ot("16",e)}.`:`Let engines.node in package.json and the versions of the packages allow\
 the Node.js that builds run, or ${Ot("the version that is asked for",e)}.`},part:({lines:e})=>{const{name:s,isProject:i,member:c}=We(e,void 0);return s||i?{kind:"\
engines",name:s??"",member:c}:void 0}},{name:"wrong-platform",signs:[{tool:["npm","pnpm"],log:/Unsupported platform for (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: wanted (?<wanted>\{[^}]{1,200}\})/}],
summary:({groups:{name:e,wanted:s}})=>`the package ${v(e,"")} is for another system${s?` (${s.replace(/[{}"]/g,"").replaceAll(":",": ")})`:""}`,remedy:({groups:e})=>`\
Move ${v(e.name,"the package")} to optionalDependencies in package.json, or take it out, and commit the new lockfile.`,part:({groups:e})=>z(e.name)}],En="The bu\
ndler is too old for this Node.js. Update it (webpack 5.61 or later), or set the app variable NODE_OPTIONS to --openssl-legacy-provider";function Ot(e,s){return L(
s)?`write ${e} to .nvmrc`:`set nodeVersion in app-settings to ${e} on a platform that has it`}const $n=/request to https?:\/\/(?:[^\s/]{1,100}\/){1,6}?(@[^\s/]{1,100}\/[^\s/]{1,150}|[^\s/]{1,150})(?:\/-\/\S{1,200})? failed/,
_t=/^path \S{1,400}\/node_modules\/((?:@[\w.-]{1,60}\/)?[\w.-]{1,100})$/,xt="ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|ECONNREFUSED|ERR_SOCKET_TIMEOUT|UND_ERR_CO\
NNECT_TIMEOUT";function rt({groups:e,lines:s}){const i=/\b(?:getaddrinfo|connect) E[A-Z_]{4,20} (\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/;return e.host??k(
s,i)}const it=/^(?:127\.0\.0\.1|\[?::1\]?)(?=:|$)/,bn=[{name:"conflict-markers",signs:[{tool:["pnpm","yarn"],log:/Merge conflict detected in (?<file>[\w.-]{1,60})/},
{tool:"yarn-berry",log:/Cannot autofix a lockfile when running an immutable install/},{log:/^(?:>? *\d{1,6} \| ?)?<{7} (?:HEAD|[\w/.-]{1,100})$/}],summary:({groups:e})=>`${e.
file??"the lockfile"} has the conflict markers of a merge`,remedy:()=>"Finish the merge: take one side of the file, run your package manager's install on your m\
achine, and commit the lockfile that it writes.",part:()=>({kind:"lockfile",lacks:[]})},{name:"lockfile-missing",signs:[{tool:"npm",log:/`npm ci` command can only install with an existing package-lock\.json/},
{tool:"pnpm",log:/ERR_PNPM_NO_LOCKFILE/},{tool:"npm",log:/Unsupported URL Type "workspace:"/}],summary:()=>"the repository has no lockfile",remedy:()=>"Run the \
install on your machine and commit the lockfile it writes.",part:()=>({kind:"lockfile",lacks:[]})},{name:"lockfile-outdated",signs:[{tool:"npm",log:/^`npm (?<manager>ci)` can only install packages when your package\.json and/},
{tool:"pnpm",log:/(?<manager>ERR_PNPM)_(?:OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH|FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE)/},{tool:"yarn",log:/Your (?<manager>lockfile) needs to be updated, but yarn was run with `--frozen-lockfile`/},
{tool:"yarn-berry",log:/The (?<manager>lockfile) would have been (?:modified|created) by this install, which is explicitly forbidden/},{tool:"bun",log:/(?<manager>lockfile) had changes, but lockfile is frozen/},
{stages:["install"],log:/\b(?:package-lock\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock|lockfile)\b.{0,80}\b(?:out of (?:sync|date)|not up to date|outdated)/i}],summary:({
lines:e})=>`the lockfile does not fit package.json${Sn(e)}`,remedy:({groups:e})=>`Run ${(e.manager==="ci"?"npm install":e.manager==="ERR_PNPM"?"pnpm install":"")||
"your package manager's install"} on your machine and commit the lockfile together with package.json.`,part:({lines:e})=>({kind:"lockfile",lacks:Rt(e).map(X)})},
...ce,...yn,{name:"git-dependency",signs:[{stages:["install"],log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey|Repository not found\./}],
summary:()=>"a dependency comes from a Git repository that the build cannot read",remedy:()=>"Name the dependency by an https:// URL that needs no login, or pub\
lish it to a registry and give the build a token."},{name:"network",signs:[{tool:["npm","pnpm"],log:new RegExp(`^code (?:${xt})|^network .{0,80}(?:${xt})|ERR_PN\
PM_META_FETCH_FAIL`)},{weak:!0,log:/^\s{0,8}(?:Error: |TypeError: )?fetch failed$/},{weak:!0,tool:"next",log:/^Failed to fetch `?[^`]{1,100} from Google Fonts/},
{log:/\b(?:connect|getaddrinfo) (?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT) (?<host>\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/},{log:/Could not resolve host: (?<host>[\w.-]{1,200})|Failed to connect to \S{1,100} port|network connectivity|The operation timed out\. fetching/}],
summary:e=>{const s=rt(e);return s?`the network failed: ${s.replace(it,"localhost")} cannot be reached`:"the network failed while the build fetched something"},
remedy:()=>"Run the deploy again. If it repeats, check the host that the log names and that the platform may reach it.",part:e=>{if(e.facts.stage!=="install")return;
const s=rt(e)??k(e.lines,/request to https?:\/\/([^\s/]{1,200})\/\S{1,300} failed/),i=z(k(e.lines,$n)??k(e.lines,_t))?.name;return i===void 0&&s===void 0?void 0:
{kind:"dependency",name:i,host:s}}},{name:"certificate",signs:[{log:/\b(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_HAS_EXPIRED)\b/}],
summary:()=>"a certificate was refused while the build fetched something",remedy:({facts:e})=>`If a proxy or a private registry has a certificate of its own aut\
hority, let ${L(e)?"the operators start the platform with NODE_EXTRA_CA_CERTS":"NODE_EXTRA_CA_CERTS on the platform"} name that authority's file.`},{name:"nativ\
e-optional",signs:[{log:/Cannot find module '?(?<name>@rollup\/rollup-[\w-]+|@esbuild\/[\w-]+|@rolldown\/binding-[\w-]+|lightningcss[.\w-]*|@tailwindcss\/oxide[\w-]+|@next\/swc[\w-]+|@parcel\/watcher-[\w-]+)'?/}],
summary:({groups:e})=>`the binary package ${v(e.name,"of a tool")} is not installed for this system`,remedy:()=>"The lockfile lacks other systems: delete node_m\
odules and the lockfile, install again with a current npm, and commit the new lockfile."},...Le];function Sn(e){const[s]=Rt(e);if(s)return`: it lacks ${s}`;for(const i of e){
const[,c,u]=at.exec(i)??[];if(c)return`: it has ${c}, and ${u} is asked for`}return""}const at=/^Invalid: lock file's (\S{1,200}) does not satisfy (\S{1,200})$/,
vn=[/^Missing: (\S{1,200}?)@? from lock file$/,/dependencies were added: (\S{1,200}?),?(?:\s|$)/,/dependencies in package\.json changed since \S{1,60} was saved: (\S{1,200}) was added/,
/^\+ {4}(\S{1,200}): "npm:/];function Rt(e){return e.flatMap(s=>vn.flatMap(i=>i.exec(s)?.[1]??[]))}const kn=[/^Writing (?:\.\/)?([\w@.-]{1,100})\/\S{0,300} from /,
/directory: \S{0,200}\/([\w@.-]{1,60})\/$/,/Wrote site to "([^"]{1,100})"/,/The ([\w-]{1,60}) folder is ready to be deployed/,/Output location: \S{0,200}?((?:dist|build)\/\S{1,100})$/,
/Generated static files in "?([\w@./-]{1,100}?)"?\.?$/,/Generated public ([\w@./-]{1,100})$/,/^\[info\] html generated at \.\/([\w@./-]{1,100})$/,/Success! Generated .{0,40} in "([^"]{1,100})"/,
/^((?!\.\w)[\w@./-]{1,100}?)\/(?:assets\/)?[\w.-]{1,100}\.(?:html|js|css)\s{1,60}[\d.,]{1,12} (?:kB|KiB|MB)\b/],On=[{name:"next-export",signs:[{codes:["output_m\
issing","output_empty"],tool:"next",log:/Next\.js \d{1,3}\.\d/}],summary:({facts:e})=>dt(e).includes("out")?void 0:"Next.js wrote no static export",remedy:()=>"\
Set output: 'export' in next.config and take next export out of the build command; the output directory is then out."},{name:"output-missing",signs:[{codes:["ou\
tput_missing"]}],summary:({facts:e})=>{const s=e.outputDirectory??_n(e);return s?`the build did not write the output directory "${s}"${e.keptOutput?ct:""}`:"the\
 app names no output directory, and the build wrote none of the usual ones"},remedy:e=>{const{facts:s}=e,i=ft(e);if(i)return ut(i);const c=e.lines.some(f=>/^> gatsby build\b/.
test(f)),u=[...lt,...c?["public"]:[]].find(f=>dt(s).includes(f));return u?`Set output-directory to ${u}, which is there, if it is what the build writes.`:"Set o\
utput-directory to the folder that the build command writes, relative to the root directory: often dist, build, out, public or _site."}},{name:"output-empty",signs:[
{codes:["output_empty"]}],summary:({facts:e})=>`the output directory ${v(e.outputDirectory,"of the app")}${e.keptOutput?`${ct},`:""} is empty`,remedy:e=>{const s=ft(
e);return s?ut(s):"Check that the build command writes into output-directory, and does not clean it at its end."}},{name:"nothing-to-serve",signs:[{codes:["noth\
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
{codes:["interrupted"]}],summary:()=>"the platform was stopped while it worked",remedy:()=>"Deploy again."}],ct=", which an earlier deploy set",lt=["dist","buil\
d","out","_site","storybook-static"];function _n({message:e}){return/output directory `([^`]{1,200})`/.exec(e??"")?.[1]}function dt({message:e}){const[,s=""]=/the folders there are (.{1,1000})/.
exec(e??"")??[];return[...s.matchAll(/`([^`]{1,100})`/g)].map(([,i=""])=>i)}function ut(e){return e.startsWith("../")?`The log shows files written to ${e}, outs\
ide of the folder that is built: have the build write inside of it, often to dist.`:`Set output-directory to ${e}: the log shows files written there.`}function ft({
lines:e,facts:s}){const i=c=>c.split("/").length;for(const c of kn){const[u]=e.flatMap(O=>{const T=c.exec(O)?.[1]?.replace(/^\.\//,"").replace(/\/(?:assets|_astro)$/,
"");return T?[{folder:T,line:O}]:[]}).sort((O,T)=>i(O.folder)-i(T.folder)),f=u&&Tt(u.folder,u.line,s);if(f&&f!==s.outputDirectory)return f}}function Tt(e,s,i){const[
c=""]=e.split("/",1),u=dt(i);if(u.length===0||u.includes(c))return e;const f=x.posix.dirname(i.outputDirectory??"");if(f!=="."&&i.list?.(f).length)return`${f}/${e}`;
const O=i.log.find(Y=>Y.includes(s))??"",T=/(?:^|\s|\/)([\w.-]{1,60}):[a-z][\w:-]{0,60}: /.exec(O)?.[1],F=u.find(Y=>T!==void 0&&i.list?.(Y).includes(T));return F===
void 0?e:`${F}/${T}/${e}`}const xn=[{name:"package-json-invalid",signs:[{codes:["package_json_invalid"]},{tool:"npm",log:/Invalid package\.json: \w{0,20}Error: (?<why>.{1,120}?) in JSON at position (?<place>\d{1,9})/},
{tool:["npm","pnpm","yarn","yarn-berry","bun"],log:/^code EJSONPARSE$|ERR_PNPM_JSON_PARSE|SyntaxError: \S{0,300}package\.json: /}],summary:({facts:e,groups:s})=>e.
code==="package_json_invalid"&&e.message?e.message:`package.json is not valid JSON${s.why?`: ${s.why}`:""}`,remedy:()=>"Correct package.json: nothing is install\
ed or published while it cannot be read.",part:({facts:e})=>e.code==="package_json_invalid"?void 0:{kind:"file",path:"package.json"}},{name:"settings-invalid",signs:[
{tool:"nx",log:/^ *NX +(?<why>[A-Z]\w{1,40}) in (?<path>\S{1,300}\.json) at \d{1,7}:\d{1,7}$/},{tool:"lerna",log:/JSONError Error in: (?<path>\S{1,300}\.json)$/},
{tool:"turbo",log:/Unable to read repository configuration (?<path>\S{1,300}\.jsonc?): invalid JSON/}],summary:({groups:e})=>`${At(e.path)} is not valid JSON${e.
why?` (${e.why})`:""}`,remedy:({groups:e})=>`Correct ${At(e.path)}: the build cannot read it as it is.`,part:({groups:e})=>e.path?{kind:"file",path:e.path}:void 0},
{name:"outside-workspaces",signs:[{tool:"yarn-berry",log:/you forgot to list (?<folder>\S{1,200}) in its workspace configuration/},{tool:"npm",log:/^No workspaces found:$/}],
summary:({groups:e,lines:s})=>`${e.folder??k(s,/^\s*--workspace=(\S{1,200})/)??"the app's folder"} is not in the workspaces of the repository's root`,remedy:({groups:e,
lines:s})=>`Add ${v(e.folder??k(s,/^\s*--workspace=(\S{1,200})/),"its folder")} to workspaces in the package.json of the root (pnpm: to pnpm-workspace.yaml), in\
stall, and commit the lockfile. Or give the folder a lockfile of its own.`,part:()=>({kind:"member",name:"workspaces"})},{name:"duplicate-package",signs:[{tool:"\
nx",log:/^ *(?:NX +)?Failed to process project graph|multiple projects/},{tool:"npm",log:/EDUPLICATEWORKSPACE|must not have multiple workspaces with the same name/},
{tool:"yarn-berry",log:/Duplicate workspace name (?<name>[^\s:]{1,150})/}],summary:({groups:e,lines:s})=>{const i=e.name??k(s,/^\s*package '([^']{1,150})' has conflicts/);
return i||!s.some(c=>c.includes("Failed to process"))?`two packages of the repository have one name${i?`: ${i}`:""}`:"the graph of projects cannot be made: mult\
iple projects may have one name"},remedy:()=>"Give each package of the repository a name of its own, in its package.json or project.json.",part:()=>({kind:"name\
s"})},{name:"several-apps",signs:[{codes:["app_ambiguous"]}],summary:({facts:e})=>Ke(e.message)[0]??"the repository has several apps",remedy:({facts:e})=>`${Ke(
e.message)[1]??"Set rootDirectory in app-settings to one of them"}.`},{name:"server-build",signs:[{codes:["server_build"]}],summary:({facts:e})=>Ke(e.message)[0]??
"the build makes a server, and only files are served",remedy:({facts:e})=>`${Ke(e.message)[1]??"Let the framework write files instead"}.`},{name:"node-unavailab\
le",signs:[{codes:["node_unavailable"]}],summary:({facts:e})=>e.message??"the Node.js that the repository asks for cannot be had",remedy:()=>"Write another vers\
ion there, or set nodeVersion in app-settings, which overrides the files."},{name:"build-script-missing",signs:[{codes:["build_script_missing"]}],summary:({facts:e})=>Ke(
e.message)[0]??"package.json has no build script",remedy:({facts:e})=>`${Ke(e.message)[1]??"Add a build script to package.json, or set build-command"}. To publi\
sh the folder as it is, set build-command to true and output-directory to the folder.`}];function Ke(e){return e?.split(". ",2)??[]}function At(e="the file"){return e.
replace(/^.*\//,"")}const Ve=["queue","clone"],Rn=[{name:"submodule",signs:[{stages:Ve,log:/submodule path '(?<path>[^']{1,200})' failed/}],summary:({groups:e})=>`\
the Git submodule ${v(e.path,"of the repository")} could not be cloned`,remedy:()=>"Give the submodule an https:// URL that the platform may read in .gitmodules\
, or keep its files in the repository itself."},{name:"branch-not-found",signs:[{codes:["branch_not_found"]},{stages:Ve,log:/Remote branch (?<branch>\S{1,200}) not found in upstream/}],
summary:({groups:e,facts:s})=>`the branch ${v(e.branch??s.branch,"to build")} does not exist`,remedy:()=>"Push the branch, or set the input branch to one that e\
xists on the remote; names are case-sensitive."},{name:"commit-not-found",signs:[{codes:["commit_not_found"]},{stages:Ve,log:/reference is not a tree: |not our ref [0-9a-f]{7,64}/}],
summary:()=>"the commit is not in the repository",remedy:()=>"Push the commit to the repository that the app builds from; a force push or a fork may have left i\
t behind."},{name:"repository-not-allowed",signs:[{codes:["repository_not_allowed"]}],summary:({facts:e})=>`the platform does not take the repository ${v(e.repository,
"given")}`,remedy:()=>"Set the input repository to owner/name or an https:// URL; local paths and file:// need a platform started with --allow-local-git."},{name:"\
repository-not-found",signs:[{codes:["repository_not_found"]},{stages:Ve,log:/remote: Repository not found\.|^fatal: repository '[^']{1,300}' (?:not found|does not exist)/},
{stages:Ve,log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey/}],summary:({facts:e})=>`the platform cannot read the re\
pository ${v(e.repository,"of the app")}`,remedy:({facts:e})=>`Check the spelling of the input repository. If it is private, give the platform access to it${L(e)?
": a token in its --git-url":", as by its GitHub app or a deploy key"}.`},{name:"root-directory-missing",signs:[{codes:["root_directory_missing"]},{tool:"npm",log:/Could not read package\.json(?:: .{0,80}? open '(?<path>[^']{1,400})\/package\.json')?/},
{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: can't cd to (?<path>\S{1,300})$/},{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: (?<path>[^\s:]{1,300}): No such file or directory$/}],
summary:e=>{const{asked:s,actual:i}=Nt(e),c=e.facts.code==="root_directory_missing"?`the root directory${s?` "${s}"`:""} does not exist in the repository`:s?`th\
ere is no package.json in "${s}"`:"there is no package.json where the build ran";return i?`the folder "${s}" is spelt "${i}" in the repository`:c},remedy:e=>{const{
asked:s,actual:i}=Nt(e),c=e.facts.code==="root_directory_missing";return i?`Write ${i} ${c?"as rootDirectory in app-settings":`where the command names ${s}`}: b\
uilds run where upper and lower case count.`:`Set rootDirectory in app-settings${L(e.facts)?"":", on a platform that has it,"} to the folder of the app, relativ\
e to the repository, and check that it is committed.`}}];function Nt(e){const{groups:s,facts:i}=e,c=s.path??/root directory `([^`]{1,300})`/.exec(i.message??"")?.[1],
u=i.list;if(!c||!u)return{asked:c?.startsWith("/")?void 0:c,actual:void 0};if(!c.startsWith("/"))return{asked:c,actual:(0,_.M)(c,u)};const f=c.split("/").slice(
0,40);for(let T=1;T<f.length;T++){const F=f.slice(T).join("/"),Y=(0,_.M)(F,u);if(Y)return{asked:F,actual:Y}}const O=(0,_.p)(c,e);return{asked:O.startsWith("/")?
void 0:O,actual:void 0}}const It=/^> @?[^\s@]{1,150}(?:@\S{0,60})? (?<name>[\w:.-]{1,60})(?: \/\S{1,400})?$/,Mt=/^[>$] (?<command>\S.{0,300})$/,Tn=/^The build command `(?:npm|pnpm|yarn|bun) (?:run )?(?<name>[\w:.-]{1,60})`/,
An=[{name:"silent-command",signs:[{weak:!0,stages:["build"]}],summary:e=>{const{facts:s,lines:i}=e,c=s.exitCode&&mt(e);if(!(!c||xe(i,s.message)!==void 0))return`\
the script "${c.name}" (${c.command}) failed, and it printed no reason`},remedy:e=>{const s=mt(e)?.command.split(/&&|;/)??[];return`Run the commands of the scri\
pt one by one: one of them exits with a code other than 0 without a word.${s.length>1?` The last one is \`${s.at(-1)?.trim()}\`.`:""}`},part:e=>({kind:"script",
...mt(e)})}];function mt({facts:e,lines:s}){const i=s.findLastIndex((T,F)=>It.test(T)&&Mt.test(s[F+1]??"")),c=Tn.exec(e.message??"")?.groups?.name,u=It.exec(s[i]??
"")?.groups?.name??c,f=i<0?s.findLast(Nn):s[i+1],O=Mt.exec(f??"")?.groups?.command;return u===void 0||O===void 0?void 0:{name:u,command:O}}function Nn(e){return e.
startsWith("$ ")&&!/^\$ (?:npm|pnpm|yarn|bun) /.test(e)}const In=[{name:"no-start-command",signs:[{codes:["no_start_command"]}],summary:({facts:e})=>e.message?.
split(". ",1)[0]??"nothing in the repository says how its server is started",remedy:()=>'Set startCommand in app-settings, as {"startCommand": "node server.js"}\
, or add a start script to package.json. For a site of files alone, deploy with app-type web-landing.'},{name:"start-package-missing",signs:[{codes:["start_fail\
ed"],log:/Cannot find (?:package|module) '(?<name>(?:@[\w.-]{1,100}\/)?[a-z\d][\w.-]{0,100})(?:\/[\w./-]{1,200})?'/}],summary:({groups:e})=>`the server needs th\
e package ${v(e.name,"that it names")}, which its release does not have`,remedy:({groups:e})=>`Move ${e.name??"it"} to dependencies in package.json: a server's \
release has no packages of devDependencies.`},{name:"start-failed",signs:[{codes:["start_failed"]}],summary:({facts:e})=>e.message??"the server ended before it \
was ready",remedy:()=>"Read the last lines that it printed, and run its start command with the variables of the app. The release before stays live."},{name:"not\
-listening",signs:[{codes:["not_listening"]}],summary:({facts:e})=>e.message??"the server does not listen",remedy:()=>"Let it listen on the port in the variable\
 PORT soon after its start, and do slow work afterwards. The release before stays live."},{name:"unhealthy",signs:[{codes:["unhealthy"]}],summary:({facts:e})=>e.
message??"the server does not answer as it should",remedy:()=>"Let healthPath in app-settings name a path that answers below 500, and read what the server print\
ed. The release before stays live."},{name:"start-out-of-memory",signs:[{codes:["out_of_memory"],stages:["activate"]}],summary:({facts:e})=>e.stage?.toLowerCase()===
"activate"?e.message??void 0:void 0,remedy:()=>'Give each instance more by memory in app-settings, as {"memory": "1GiB"}, or let the server load less at its sta\
rt. The release before stays live.'}],ze=["start_failed"],pt=["unhealthy","not_listening"],Ct=/^\s{0,4}(?:\[Nest\] .{1,80} ERROR \[\w{1,40}\] |Uncaught |\[?(?:ERROR|error|FATAL|fatal)\]?:? )?(?<message>(?!.*Cannot find (?:package|module) )(?:[A-Z]\w{0,60})?(?:Error|Exception)(?: \[\w{1,60}\])?: \S.{0,300})$/,
Lt=new RegExp(Ct.source.replace("(?<message>","(?<message>(?!Error: aborted$)")),Pt=[{name:"start-variable-missing",signs:[{codes:[...ze,...pt],log:/(?:[Mm]issing|[Uu]ndefined|[Ii]nvalid)(?: required)? env(?:ironment)?(?: variable)?s?:? [`"'[]?(?<name>[A-Z][A-Z0-9_]{1,80})/},
{codes:[...ze,...pt],log:/(?<![\w])[`"']?(?<name>[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60})[`"']? (?:environment variable |env var )?(?:is (?:not (?:set|defined|provided)|missing|undefined|required)|must be (?:set|defined))/}],
summary:({groups:e})=>`the server needs the variable ${e.name??""}, which is not set`,remedy:({groups:e})=>`Add ${e.name??"it"} to the app variables: slipway en\
v set ${e.name??"NAME"}=VALUE, or the input env or secret-env. The release before stays live.`},{name:"start-port-taken",signs:[{codes:ze,log:/EADDRINUSE(?::.{0,60}?:(?<port>\d{2,5}))?/}],
summary:({groups:e})=>`the server listens twice on the port ${v(e.port,"that it has")}`,remedy:()=>"Listen once. If the start command starts several servers, le\
t only one of them listen on the port in the variable PORT."},{name:"start-heap-full",signs:[{codes:ze,log:/JavaScript heap out of memory|Reached heap limit|Ineffective mark-compacts near heap limit/},
{codes:["out_of_memory"],stages:["activate"],log:/JavaScript heap out of memory|Reached heap limit/}],summary:()=>"the server used all the memory that Node.js m\
ay use",remedy:()=>'Give each instance more by memory in app-settings, as {"memory": "1GiB"}, or let the server load less at its start. The release before stays\
 live.'},{name:"start-rejected",signs:[{codes:ze,log:/UnhandledPromiseRejection: .{0,400} with the reason "(?<reason>.{1,200})"/}],summary:({groups:e})=>`the se\
rver ended, because nothing handles that a promise was rejected with "${e.reason}"`,remedy:()=>"Handle the rejection with catch or try, and reject with an Error\
: its stack names the line. The release before stays live."},{name:"start-error",signs:[{codes:ze,log:Ct}],summary:({groups:e})=>`the server ended with ${e.message}`,
remedy:()=>"Mend what the stack in its last lines names. To try it with the variables of the app: slipway exec -- and its start command. The release before stay\
s live."},{name:"start-error-printed",signs:[{codes:pt,log:Lt}],summary:({facts:e,groups:s})=>e.message?`${e.message}. It printed ${s.message}`:void 0,remedy:()=>"\
Mend what the stack in its last lines names. To try it with the variables of the app: slipway exec -- and its start command. The release before stays live."}],Dt=[
...Rn,...xn,...Pt,...In,...On,...bn,...A,...ve,...An];var jt=h(730);const Mn={formats:jt.h,causes:Dt};function je(e){const s=i=>![i.tool??[]].flat().includes(e);
return{formats:FORMATS.filter(s),causes:CAUSES.map(i=>({...i,signs:i.signs.filter(s)})).filter(({signs:i})=>i.length>0)}}var Je=h(901),Cn=h(1845),Ln=h(5299);const ht=/^WARN\s{1,4}No layout: /,
Ut=/^theme:\s{0,20}["']?(?<name>[\w.-]{1,100})["']?\s{0,20}(?:#.*)?$/;async function Pn(e,s,i){if(!e.some(Y=>ht.test(Y)))return;const c=(0,x.join)(i,"_config.ym\
l"),u=await s.lines(c)??[],f=u.findIndex(Y=>Ut.test(Y.trimEnd())),O=Ut.exec(u[f]?.trimEnd()??"")?.groups?.name;if(O===void 0)return;const T=(await s.lines((0,x.
join)(i,"package.json"))??[]).join(`
`);if(!(((await s.filesIn((0,x.join)(i,"themes",O),Dn))?.length??0)>0||T.includes(`"hexo-theme-${O}"`)))return{file:(0,x.relative)(s.root,c),line:f+1,message:(0,K.
Ow)(`the theme "${O}" is not installed: package.json has no hexo-theme-${O}, and themes/${O} has no files (${e.find(Y=>ht.test(Y))})`,300)}}const Dn=1e3,jn=/^(?:_config(?:\.[\w-]{1,40})?\.ya?ml|(?:[\w-]{1,40}\.)?config\.(?:[cm]?[jt]s|json|ya?ml|toml)|\.eleventy\.[cm]?js|(?:hugo|book|docfx|typedoc)\.\w{2,5})$/,
qe=/^\s{0,20}["']?(?<key>\w{0,30}(?:dir|directory|folder|root|src|source|input|pages|content|public|static)\w{0,20})["']?\s{0,4}[:=]\s{0,4}["']?(?:\.\/)?(?<folder>[\w-]{3,80})\/?["']?\s{0,4},?\s{0,4}(?:#.*|\/\/.*)?$/i,
Un=/out|dest|dist|public|build|cache|tmp|temp/i,Ft=200,Wt=200;async function Fn(e,s){const i=[],c=await e.filesIn(s,Ft)??[],u=await e.foldersIn(s,Wt);for(const f of c.
filter(O=>jn.test((0,x.basename)(O))))for(const[O,T]of(await e.lines(f)??[]).entries()){const{key:F="",folder:Y=""}=T.length>300?{}:qe.exec(T)?.groups??{};if(Y===
""||Un.test(F)||u.includes(Y))continue;const[de]=(0,D.IM)(Y,u);if(de===void 0)continue;const ee=(0,x.relative)(e.root,(0,x.join)(s,(0,x.basename)(f)));i.push({file:ee,
line:O+1,message:`${F} names the folder ${Y}, which does not exist; there is ${de}/`})}return i.length===1&&!e.isOver?i[0]:void 0}var Bt=h(6612);function gt(e,{
source:s,app:i}){return e.replaceAll(`file://${s}/`,"").replaceAll(`${s}/`,"").replace(Bt.cU,c=>c.includes(`${i}/`)?x.posix.basename(c):c)}var Gt=h(3739),He=h(8302),
wt=h(9692),Wn=h(7994);const Bn={queue:"Deployment failed",clone:"Clone failed",install:"Install failed",build:"Build failed",sync:"Upload failed",activate:"Acti\
vation failed"},Kt=1e3,zt=300,Ht=/exit(?:ed)?(?: with)? (?:code|status)|^(?:the )?(?:build|install|deployment)(?: command)? failed\W*$/i,Gn=/^The (?<stage>install|build) command (?<command>`.{1,300}`) (?:exited with|ended by) /,
Kn=/^\s*(?:npm (?:warn|WARN)|warning\b|WARN\b|<w>\s|\(node:\d+\))/;function zn(e,s=Dt){const i=(0,U.Se)(e.message?[...e.log,e.message]:e.log).slice(-Kt).map(u=>u.
text).filter(u=>!Kn.test(u)),c=Hn(e,s,i);if(c)return Zt(e,c.cause,c.known,c.message);for(const u of["codes","others"])for(const f of s){const O=Zn(f,u,e,i),T=O&&
f.summary(O);if(O&&T)return Zt(e,f,O,T)}return{headline:yt(e,Jn(e,i),i),remedy:void 0}}function Zt(e,s,i,c){const u=(0,K.Ow)(s.remedy(i),500),f=s.part?.(i);return{
headline:yt(e,c,i.lines),remedy:u,cause:s.name,...f&&{fault:{part:f,summary:(0,K.Ow)(c,zt)}}}}function Hn(e,s,i){for(const{severity:c,code:u,message:f}of e.diagnostics??
[]){const O=c==="error"?s.find(T=>T.part&&T.name===u):void 0;if(O)return{cause:O,message:f,known:C(O,e,i)??{groups:{},facts:e,lines:i}}}}function Zn(e,s,i,c){const u=e.
signs.filter(f=>s==="codes"==(f.codes!==void 0));return u.length===0?void 0:C({...e,signs:u},i,c)}function yt(e,s,i){const c=s.replace(Bt.cU,T=>(0,_.p)(T.replace(
/^file:\/\//,""),{facts:e,lines:i})),u=Bn[e.stage?.toLowerCase()??""]??"Deployment failed",f=Yn(c,e)?"":Vn(e),O=zt-u.length-f.length-2;return`${u}: ${(0,K.Ow)(c.
trim().replace(/\.$/,""),O)}${f}`}function Yn(e,{exitCode:s,signal:i}){return typeof s=="number"?e.includes(`exited with code ${s}`):i!=null&&e.includes(` by ${i}`)}
function Vn({exitCode:e,signal:s}){return typeof e=="number"&&e!==0?` (exit code ${e})`:s?` (${(0,K.Ow)(s,20)})`:""}function Jn(e,s){const i=e.diagnostics?.find(
u=>u.severity==="error");if(i)return`${i.file}${i.line===null?"":`:${i.line}`}: ${i.message}`;if(e.message&&!Ht.test(e.message))return e.message;const c=Xn(e,s);
return c||(Yt(e,s)??(e.message||e.code||"the platform gave no reason"))}function Yt({message:e},s){const i=xe(s,e),c=s.filter(f=>f!==e).map(f=>({text:f,folder:void 0})),
u=(0,B.sq)(c)?.message;return u===void 0||i?.includes(u)||i!==void 0&&u.includes(i)?i:u}function Xn({message:e},s){const i=Gn.exec(e??"")?.groups,c=s.lastIndexOf(
`$ ${i?.command?.slice(1,-1)}`),u=c===-1?s.findLastIndex(O=>O.startsWith("$ ")):c;return!i||u===-1||s.slice(u+1).filter(O=>O!==e&&!Ie(O)).length>0?void 0:`the ${i.
stage} command ${i.command} failed, and it printed nothing`}var Se=h(6709),Et=h(402),$t=h(3573),Qn=h(4046);function qn(e,s){const i=new Map;for(const[c,u]of es(
e,s)){const f=i.get(u);f?f.push(c):i.set(u,[c])}return i}function es(e,s){return/(?:package-lock|npm-shrinkwrap)\.json$/.test(e)?ts(s):e.endsWith("bun.lock")?Jt(
s):/(?:yarn\.lock|pnpm-lock\.yaml)$/.test(e)?Qt(s):[]}function*ts(e){const s=(0,He.D7)(e)?.packages;for(const[i,c]of Object.entries((0,He.Gv)(s)?s:{})){const u=(0,He.
Gv)(c)&&i.includes("node_modules/")?c.dependencies:void 0;for(const f of Object.keys((0,He.Gv)(u)?u:{}))yield[i.split("node_modules/").at(-1)??"",f]}}const Vt='\
"dependencies": {';function*Jt(e){for(const s of e.split(`
`)){const i=/^\s{4}"[^"]{1,200}": \["(?<name>@?[^"@]{1,200})@/.exec(s)?.groups?.name,c=i===void 0?-1:s.indexOf(Vt),u=c===-1?-1:s.indexOf("}",c),f=u===-1?"":s.slice(
c+Vt.length,u);for(const O of f.matchAll(/"([^"]{1,200})":/g))yield[i??"",O[1]??""]}}const Xt=/^\s{0,2}["']?\/?(?<name>@?[^@\s"'/]{1,200}(?:\/[^@\s"'/]{1,200})?)@\S/,
ns=/^\s{4,6}["']?(?<name>@?[^\s"':/]{1,200}(?:\/[^\s"':]{1,200})?)["']?(?::|\s)\s{0,4}\S/;function*Qt(e){let s="",i;for(const c of e.split(`
`)){const u=c.search(/\S/);if(u<0)continue;if(u<=2&&c.trimEnd().endsWith(":")){const O=/^\s{2}(?:optionalD|d)ependencies:$/.test(c);s=O?s:Xt.exec(c)?.groups?.name??
"",i=O?2:void 0}else/^\s{4}(?:optionalD|d)ependencies:$/.test(c)?i=4:i!==void 0&&u<=i&&(i=void 0);const f=i!==void 0&&u===i+2?ns.exec(c)?.groups?.name:void 0;f!==
void 0&&s!==""&&(yield[s,f])}}function ss({text:e}){const s=(0,Qn.as)(e);return s===void 0?void 0:(0,wt.q1)(e,s)}function os({file:e,text:s},i){if(!e.endsWith("\
yarn.lock")||s==="")return;const c=i.map(({value:u})=>u.name);return(0,Se.bA)(i,(u,f)=>c.includes(u)||!/^[\^~<>=*\d]/.test(f)?!1:!s.includes(`${u}@${f}`)&&!s.includes(
`${u}@npm:${f}`))}function rs(e,{file:s,text:i},c){const u=qn(s,i),f=new Set([e]);for(const O of f){const T=O===e?void 0:(0,Se.bA)(c,F=>F===O);if(T)return T;for(const F of u.
get(O)??[])f.add(F)}}const is=60,as=20,cs=300,ls=/(?:^|\/)(?:[jt]sconfig[\w.-]{0,60}|\.[\w.-]{1,60}|devcontainer)\.json$/;function ds(e){const c=en(e).flatMap(u=>u.
split(/[\s'"`(),:;=[\]{}]+/)).map(u=>u.replace(/\.$/,"")).filter(u=>u.endsWith(".json")).filter(u=>!ls.test(u)&&!u.includes("node_modules/"));return[...new Set(
c.reverse())].slice(0,as)}function us(e,s){const i=en(e),c=xe(i,e.message);if(c===void 0)return;const u=i.filter(f=>/\berror\b|\bfail|not found|cannot|could ?n[o']t|no matching/i.
test(f));for(const f of[c,...u.reverse()]){if(f===e.message||ke(f))continue;const O=f.replace(/%2f/gi,"/").split(/[\s'"`(),:;]+/),T=new Set(O.map(qt)),F=(0,Se.bA)(
s,Y=>T.has(Y));if(F)return{dependency:F,message:(0,K.Ow)(f.trim(),cs)}}}function qt(e){const s=e.split("/"),[i="",c=""]=s.slice(-2),u=i.startsWith("@")?`${i}/${c}`:
c||i;return/^@?[^@]+@/.test(u)||s.length>1?u.replace(/(?<=.)@.*$/,""):void 0}function en({log:e}){return(0,U.Se)(e).slice(-is).map(({text:s})=>s)}async function fs(e,s,i,c){
const{fault:u,cause:f}=zn(e,c);if(f!==void 0&&!u)return;const O=await(0,Se.PX)(s,i),T=await(0,Et.GQ)(s,i),F={sources:s,folder:i,app:(0,Se.lW)(s,i),manifests:O,lockfile:T},
Y={cause:f??"",summary:u?.summary??""},de=u?await ps(u.part,F,Y):await ms(e,F);if(!de)return;const{line:ee,column:oe}=de.place??{line:null,column:null},we=de.message??
Y.summary;return{file:de.file,line:ee,column:oe,severity:"error",code:de.cause??f??null,message:we}}async function ms(e,s){for(const c of ds(e)){const u=await an(
c,s);if(u?.place)return{...u,cause:"settings-invalid"}}const i=e.stage==="install"?us(e,s.manifests):void 0;return i&&{...Ge(i.dependency),message:i.message}}async function ps(e,s,i){
switch(e.kind){case"dependency":return await Es(e,s)??ws(e,s,i);case"engines":return bt(e,s,i);case"script":return await vt(s,i)??nn(e,s);case"uninstalled":return vt(
s,i);case"member":return e.name==="workspaces"?$s(s):sn(e,s,i);case"lockfile":return Ss(e.lacks,s,i);case"file":return an(e.path,s);case"names":return bs(s.manifests);default:
return(0,Gt.xb)(e)}}const hs=["preinstall","install","postinstall","prepare"],gs=["package-not-found","version-not-found","registry-login","registry-refused"];function ws({
name:e,host:s,script:i},c,u){const{manifests:f,lockfile:O}=c,T=(0,Se.bA)(f,(ee,oe)=>e===void 0?s!==void 0&&oe.includes(s):ee===e);if(!T){const ee=i&&f.find(({value:we})=>we.
name===e);if(ee){const we=u.summary.replace(/^the package "[^"]{1,200}"/,"the project");return{file:ee.file,...nn({kind:"script",...i},{manifests:[ee]}),message:we}}
const oe=e!==void 0&&O?rs(e,O,f):void 0;return oe&&{...Ge(oe),message:`${u.summary}; ${oe.name} brings it`}}const F=f.find(({value:ee})=>ee.name===T.name);if(!F||
!gs.includes(u.cause))return Ge(T);const Y=F.value.version,de=typeof Y=="string"?`in version ${Y}`:"without a version";return{...Ge(T),cause:"workspace-version",
message:`"${T.name}" is a workspace of this repository (${F.folder}) ${de}, and ${T.manifest.file} asks for ${T.wanted}`}}const tn=[".npmrc",".yarnrc.yml",".yar\
nrc","bunfig.toml"],ys=/^registry\.(?:npmjs\.org|yarnpkg\.com)$/;async function Es({host:e,name:s},i){const{sources:c,lockfile:u,folder:f,manifests:O}=i;if(e===
void 0||ys.test(e)||(0,Se.bA)(O,(oe,we)=>we.includes(e)))return;for(const oe of tn){const Ce=(await c.lines((0,x.resolve)(f,oe))??[]).findIndex(Ue=>Ue.includes(
`//${e}`))+1;if(Ce>0)return{file:(0,Se.lW)(c,(0,x.resolve)(f,oe)),place:{line:Ce,column:1}}}const T=u?.text.split(`
`)??[],F=oe=>/\bresol(?:ved|ution)\b|\btarball\b/.test(oe),Y=(oe,we)=>oe.includes(`//${e}/`)&&oe.includes(we)&&F(oe),de=s===void 0?-1:T.findIndex(oe=>Y(oe,`/${s}\
/`)),ee=(de>=0?de:T.findIndex(oe=>Y(oe,"")))+1;return u&&ee>0?{file:u.file,place:{line:ee,column:1}}:void 0}function Ge({manifest:e,place:s}){return{file:e.file,
place:s}}function bt({name:e,member:s},{manifests:i},c){const u=T=>(0,He.Gv)(T.value.engines)&&s in T.value.engines,f=i.find(T=>u(T)&&(e===""||T.value.name===e));
if(!f){const T=(0,Se.bA)(i,F=>F===e);return T&&Ge(T)}const O=c.summary.replace(/^"[^"]{1,200}"/,"the project");return{file:f.file,place:(0,Se.VV)(f,["engines",s]),
message:O}}function nn({name:e,command:s},{manifests:i}){const c=f=>s!==void 0&&(f===s||f.split(/[\s;&|()]+/).includes(s)),u=(0,Se.fv)(i,(f,O)=>(e===void 0||f===
e)&&c(O))??(0,Se.fv)(i,f=>s===void 0&&e===void 0?hs.includes(f):f===e);return u&&Ge(u)}function sn({name:e,wanted:s},{manifests:i},{summary:c}){const u=e==="scr\
ipts"&&s!==void 0?(0,Se.fv)(i,(Y,de)=>rn(de,s)):void 0,f=u?.manifest??i.find(({value:Y})=>Y[e]!==void 0)??i[0];if(!f)return;const O=f.value[e],T=s!==void 0&&(0,He.
Gv)(O)?(0,D.pA)(s,Object.keys(O)):[],F=u?.place??(0,Se.VV)(f,[e]);return{file:f.file,place:F,message:(0,b.RU)(c,T)}}const St=["npm","pnpm","yarn","bun"],on=["np\
m-run-all","npm-run-all2","run-s","run-p"];function rn(e,s){return e.split(/[;&|()"']+/).some(i=>{const c=i.split(/\s+/).filter(F=>F!==""&&!F.startsWith("-")),u=c.
findIndex(F=>St.includes(F)||on.includes(F));if(u<0)return!1;const[f="",O="",...T]=c.slice(u);return on.includes(f)?[O,...T].includes(s):(/^run(?:-script)?$/.test(
O)?T[0]:O)===s})}function $s({manifests:e,lockfile:s}){const i=e.find(({folder:c})=>c===(s?.folder??""))??e[0];return i&&{file:i.file,place:(0,Se.VV)(i,["worksp\
aces"])}}function bs(e){for(const[s,{file:i,value:c}]of e.entries()){const u=e.slice(s+1).find(O=>O.value.name===c.name);if(typeof c.name!="string"||!u)continue;
const f=`multiple projects are called ${c.name}: ${i} and ${u.file}`;return{file:u.file,place:(0,Se.VV)(u,["name"]),message:f}}}async function vt({sources:e,app:s,
manifests:i,lockfile:c},u){const f=i.find(({folder:Y})=>Y===s);if(!f||!c||c.folder===s)return;const O=i.find(({folder:Y})=>Y===c.folder),T=c.folder===""?s:s.slice(
c.folder.length+1),F=await(0,$t.c)(c,O,e);if(!(0,$t.S)(T,F.patterns))return{file:F.file??f.file,place:F.place,cause:"outside-workspaces",message:`${u.summary}: ${s}\
 is not in the workspaces of ${F.file??"the root"}, so its dependencies were not installed`}}function Ss(e,{manifests:s,lockfile:i},c){const[u]=s;if(!i)return u&&
{file:u.file};const f=ss(i);if(f){const oe=`${i.file} has the conflict markers of a merge`;return{file:i.file,place:f,cause:"conflict-markers",message:oe}}const O=(0,Se.
bA)(s,oe=>e.includes(oe))??os(i,s);if(!O||c.cause!=="lockfile-outdated")return{file:i.file};const{manifest:T,name:F,wanted:Y}=O,de=s.some(({value:oe})=>oe.name===
F),ee=`${i.file} does not fit ${T.file}, which asks for ${F} ${Y}${de?", a workspace of this repository":""}`;return{...Ge(O),message:ee}}async function an(e,{sources:s,
folder:i}){const c=(0,x.resolve)(i,e);if(!(0,Wn.FK)(s.root,c))return;const u=(await s.lines(c))?.join(`
`).replace(/^\ufeff/,""),f=(0,Se.lW)(s,c);if(u===void 0)return;const O=(0,wt.UQ)(u);if(!/\.jsonc?$/.test(f)||!O||/^[ \t]{0,80}\/[/*]/m.test(u))return{file:f};const T=(0,wt.
q1)(u,O.offset);return{file:f,place:T,message:`${f} is not valid JSON: ${O.message} (line ${T.line}, column ${T.column})`}}const cn=10,ln=2;async function vs(e,s){
const{stage:i,root:c,context:u,workspace:f,log:O}=s,T=f.source,{clock:F}=u,de=e.exitCode!==null||e.signal!==null?i==="install"?"install":"build":void 0,ee={root:T,
folder:c,command:de,clock:F,processor:N.jq},oe=e.diagnostics,Ce=(oe.length>0?oe:await et({...e,log:O.recent()},ee)).map(Ue=>({...Ue,message:gt(Ue.message,f)}));
return pn(Ce,new Je.j(T,F))}async function ks(e,s,i){if(e.code==="out_of_memory")return[];const{root:c,context:u,workspace:f}=s,O=f.source,T=e.log.map(we=>we.replace(
Os,i)),Y={own:new Set((await(0,Cn.z)(s))?.map(({path:we})=>we)),clock:u.clock,processor:N.jq,searchMs:dn},oe=(await et({...e,log:T},{root:O,folder:c,command:"bu\
ild",...Y})).filter(({severity:we,line:Ce})=>we==="error"&&Ce!==null).map(we=>({...we,message:gt(we.message,f)}));return pn(oe,new Je.j(O,u.clock))}const dn=1e3,
Os=/(?<![\w.-])\/app(?=\/)/g;async function et(e,s,{formats:i,causes:c}=Mn){const{read:u,guess:f}=await(0,Ln.RJ)(e.log,s,i),O=f?[...u,f]:u,T=new Je.j(s.root,s.clock),
F=await fs({...e,diagnostics:O},T,s.folder,c);if(!F)return O;const Y=({file:de,line:ee})=>de===F.file&&(ee===null||ee===F.line);return[F,...u.filter(de=>!Y(de))]}
function _s(e){return(0,B.F7)(e)||/^WARN\b/.test(e)}async function xs(e,s=N.jq){const{root:i,context:c,workspace:u}=e,f=e.log.recent(),O=u.source,T=await Fn(new Je.
j(O,c.clock),i),F=T?[T]:[];if(!f.some(_s))return F;const Y=await Pn(f,new Je.j(O,c.clock),i);if(Y)return[Y];const de={clock:c.clock,processor:s,searchMs:dn},ee={
root:O,folder:i,command:"build",...de},we=(await et({stage:"build",exitCode:0,log:f},ee)).filter(({severity:Ze})=>Ze==="error").slice(0,j.ws),Ce=(0,U.Se)(f),Ue=Ze=>({
...Ze,message:gt(Ze.message,u)}),Xe=we.map(Ze=>Ue(un(Ze,Ce)));if(Xe.length>0)return[...F,...Xe].slice(0,j.ws);const hn=(0,B.sq)(Ce);return hn?[...F,Ue({file:null,
line:null,message:mn(hn.message)})]:F}function un({file:e,line:s,message:i},c){const u={file:e,line:s,message:mn(i)};return e!==null&&s!==null&&As(i,(0,x.basename)(
e),c)?{...u,isMarked:!0}:u}const Rs=/^\[?(?:ERROR|FATAL)\]?:?\s/,Ts=12,fn=100;function As(e,s,i){const c=e.slice(0,40);return i.some(({text:u},f)=>{if(!Rs.test(
u))return!1;const O=u.endsWith("{")?i.slice(f,f+fn):[],T=O.findIndex(Y=>Y.text.startsWith("}")),F=T===-1?i.slice(f,f+Ts):O.slice(0,T+1);return[c,s].every(Y=>F.some(
de=>de.text.includes(Y)))})}function mn(e){return(0,K.Ow)(e,j.iA).toWellFormed()}const Ns=/not installed|can(?:not|'t) (?:find|resolve)|could not (?:find|resolve|load)|failed to resolve|no such file|unresolved/i;
function Is(e){const s=e.filter(({severity:i})=>i==="error");return s.length>0&&s.every(({line:i,message:c})=>i!==null&&!Ns.test(c))}async function pn(e,s){const i=[];
for(const c of e.slice(0,cn)){const u=c.line===null?void 0:await s.lines(c.file);i.push(u&&c.line!==null?{...c,source:Ms(u,c.line)}:c)}return[...i,...e.slice(cn)]}
function Ms(e,s){const i=Math.max(1,s-ln);return e.slice(i-1,s+ln).map((c,u)=>({line:i+u,text:(0,K.DJ)(c.slice(0,H.IC.sourceLine)).toWellFormed()}))}}),4177:((be,te,h)=>{
h.d(te,{EZ:()=>W,ac:()=>M,fz:()=>C});var x=h(6760),N=h(3052),K=h(7214),j=h(6612),H=h(6419);const B=/^(?!(?:package-lock|npm-shrinkwrap|pnpm-lock)\.|(?:CHANGELOG|LICENSE)\b)(?:.*\.(?:[cm]?[jt]sx?|g[jt]s|json[5c]?|ya?ml|toml|vue|svelte|astro|mdx?|markdown|html?|hbs|handlebars|njk|nunjucks|liquid|pug|jade|ejs|eta|twig|css|p?css|s[ac]ss|less|styl|graphqls?|gql|sh|py|rb|go|rs|php)|\.\w{2,20}rc|\.env(?:\.\w{1,20})?)$/i,
U=/\.(?:png|jpe?g|gif|svg|webp|avif|ico|woff2?|mp4|pdf)$/i,D={test:_=>B.test(_)||U.test(_)},Z=/(?:^|\/)(?:dist|build|out|_site|coverage|cache|storybook-static)\//,
E=/\.(?:timestamp-\d{6,20}-\w{1,40}|bundled_\w{1,40})\.[cm]?js$/;function C(_){return E.test(_)}const L=2e3,k=1e3,v=3,b=2*N.D6,I=32;function W(_){const S=($="")=>/^---\s*$/.
test($);return S(_[0])?_.findIndex(($,m)=>m>0&&S($))+1:0}class M{files;#e;#t;#n=new Map;#s;#o;#i;#r=new Map;constructor(S,$,m,g=[]){this.files=m,this.#o=g,this.#e=
S,this.#t=$,this.#s=new Set(m)}static async read(S,$,m){const g=[],A=[];for await(const P of S.walk(D)){const z=(0,x.relative)(S.root,P).split(x.sep).join("/");
if(!(Z.test(z)||E.test(z)||m?.has(z)===!1)&&(U.test(z)?A.length<k&&A.push(z):g.push(z),g.length>=k))break}return new M(S,(0,x.relative)(S.root,$).split(x.sep).join(
"/"),g,A)}get list(){return this.#i??=(0,K.c3)([...this.files,...this.#o]),this.#i}has(S){return this.#s.has(S)}get manifest(){return[`${this.#t}/package.json`,
"package.json"].find(S=>this.has(S))}find(S){const $=(0,j.qD)(S,{exists:A=>this.has(A),rootDirectory:this.#t});if($!==void 0||S.startsWith("/")||/node_modules|^\w+:/.
test(S))return $;const m=S.replace(/^(?:\.{1,2}\/)+/,"");if(!/\.[a-z]\w{0,9}$/i.test(m)||Z.test(m))return;const g=this.files.filter(A=>A.endsWith(`/${m}`)||m.endsWith(
`/${A}`));return g.length===1&&(g[0]?.includes("/")||(0,x.basename)(m)!==m)?g[0]:void 0}async lines(S){const $=this.#n.get(S);if($)return $;const g=(await this.#e.
lines((0,x.resolve)(this.#e.root,S))??[]).map(A=>A.length>L?"":A);return this.#n.set(S,g),g}async collect(S,$){await this.load(S);const m=[];for(const g of S)for(const[
A,P]of(await this.lines(g)).entries()){const z=$(P,A+1,g);z!==void 0&&m.push(z)}return m}async piece(S,$,m,g){const A=(await this.#a(S))[$-1]??"";return A.length<=
2*g?A:A.slice(Math.max(0,m-1-g),m-1+g)}async#a(S){const $=this.#r.get(S);if($||this.#r.size>=v)return $??[];const{root:m}=this.#e,g=(await(0,H.x)(m,(0,x.resolve)(
m,S),b))?.text.split(`
`)??[];return this.#r.set(S,g),g}async load(S=this.files){for(let $=0;$<S.length&&!this.isOver;$+=I)await Promise.all(S.slice($,$+I).map(m=>this.lines(m)))}onlyOf(S){
return S.length===1&&!this.isPartial?S[0]:void 0}get isPartial(){return this.isOver||this.files.length>=k}get isOver(){return this.#e.isOver}}}),9093:((be,te,h)=>{
h.d(te,{warningsOf:()=>C});var x=h(1224),N=h(5807),K=h(8595),j=h(6653),H=h(5388),B=h(901),U=h(5299),D=h(6826),Z=h(4177);const E={file:null,line:null};async function C(I,W){
const M=await(0,D.faultsOfSuccess)(I),_=W.some(H.isErrorOfSite)?M:M.filter(({isMarked:g})=>g),S=await Z.ac.read(new B.j(I.workspace.source,x.jq,U.wA),I.root),$=_.
map(g=>{const{file:A,line:P}=g;return{code:"build_fault",file:A,line:P,message:b((0,K._Q)(g))}}),m=await Promise.all(W.map(g=>L(g,S)));return[...$,...m].slice(0,
K.iq)}async function L(I,W){const{code:M,message:_,href:S,in:$=""}=I;if(M==="unclosed_block")return{code:M,message:b(_),...await v(W)};const m=S===void 0?void 0:
await(0,j.uP)(S,$,void 0,P=>k(P,W)),{file:g,line:A}=W.isOver||!m?E:m.place;return{code:M,file:g,line:A,message:b(_+(W.isOver?"":(0,j.lp)(m)))}}function k(I,W){return W.
collect(W.files,(M,_,S)=>{const $=(0,j._Q)(M,I);return $===void 0?void 0:{file:S,line:_,column:$}})}async function v(I){const W=I.files.filter(_=>_.endsWith(".c\
ss"));await I.load(W);const M=await Promise.all(W.map(async _=>({file:_,line:(0,j.Dn)(_,(await I.lines(_)).join(`
`),void 0)??null})));return I.onlyOf(M.filter(({line:_})=>_!==null))??E}function b(I){return(0,N.Ow)(I,K.iA).toWellFormed()}}),1845:((be,te,h)=>{h.d(te,{z:()=>H});
var x=h(1264),N=h(6275),K=h(417);const j=2e5;async function H({context:B,mirror:U,commit:D,signal:Z}){const E=[],C=["-C",U,"-c","core.quotePath=false","ls-tree",
"-r","--full-tree",D],{exitCode:L}=await(0,N.m)("git",C,{cwd:"/",env:{...(0,K.gE)("none"),PATH:`${B.path}:${x.sg}`},signal:Z,onLine(k,v){const[,b,I,W]=/^(\d{6}) \w+ ([0-9a-f]{40,64})\t(.+)$/.
exec(k)??[];v==="stdout"&&b&&I&&W&&E.length<=j&&E.push({mode:b,id:I,path:W})}});return L===0&&E.length<=j?E:void 0}}),7699:((be,te,h)=>{h.d(te,{If:()=>C,KZ:()=>U,
Zz:()=>L,jO:()=>v,tH:()=>Z});const x=String.raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})(?:\s|(?!\s))|[^\da-f])`,N=String.raw`"([^"\\\n]*(?:${x}[^"\\\n]*)*)"`,
K=String.raw`'([^'\\\n]*(?:${x}[^'\\\n]*)*)'`,j=String.raw`((?:[^()"'\s\\]|${x})+)\s*\)`,H=new RegExp([String.raw`/\*[\s\S]*?(?:\*/|$)`,x,String.raw`(?:url\(\s*|@import\s+)(?:${N}|${K})`,
String.raw`url\(\s*${j}`,N.replace("(","(?:"),K.replace("(","(?:")].join("|"),"gi"),B=/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;function U(M){return[...M.matchAll(
H)].flatMap(_=>{const S=_.slice(1).find($=>$!==void 0);return S===void 0||S===""||S.startsWith("#")?[]:[{href:W(S),kind:"asset"}]})}const D=new RegExp(`${H.source}\
|([{}])`,"gi");function Z(M){const _=[];for(const $ of M.matchAll(D)){const m=$.at(-1);m==="{"?_.push($.index):m==="}"&&_.pop()}const S=_.at(-1);return S===void 0?
void 0:M.slice(0,S).split(`
`).length}const E=new RegExp(`${H.source}|(@(?:tailwind|apply|screen|include|mixin|extend|use|forward))(?=\\s)`,"gi");function C(M){for(const _ of M.matchAll(E)){
const S=_.at(-1);if(S?.startsWith("@"))return S}}function L(M,_){return _.startsWith("<")?`The page ${M} has ${_}, which browsers show as text: the template eng\
ine did not run`:`The style sheet ${M} has ${_}, which browsers ignore: the tool that replaces it did not run`}const k=/(?<=[=(,:[?|&{}\s]|return)(["'`])(\/(?!\/)[^"'`\s\\<>{}$?#*]{1,200}\.(?:avif|gif|jpe?g|mp[34]|otf|pdf|png|svg|ttf|webm|webp|woff2?))["'`](?=[,;:)\]}?\s])/gi;
function v(M){return[...M.matchAll(k)].map(([,,_=""])=>({href:_,kind:"mention"}))}const b=/\b(?:fetch|getJSON|importScripts|(?:Shared)?Worker)\(\s{0,9}(["'`])((?!\/\/)[^"'`\s\\<>{}$?#*:]{1,200}\.(?:csv|geojson|html?|js|json|md|svg|txt|wasm|webmanifest|xml|ya?ml))\1\s{0,9}[,)]/g;
function I(M){return[...M.matchAll(b)].map(([,,_=""])=>({href:_,kind:"mention"}))}function W(M){return M.replace(B,(_,S,$,m)=>{const g=S===void 0?Number.NaN:Number.
parseInt(S,16);return g<=1114111?String.fromCodePoint(g):$===void 0?m??"":""})}}),6653:((be,te,h)=>{h.d(te,{Dn:()=>C,_Q:()=>Z,lp:()=>B,uP:()=>K});var x=h(5807),
N=h(7699);async function K($,m,g,A,P=!1){let z,X;for(const ue of k($,m)){const ne=(await A(ue)).filter(({file:J})=>!j.test(J)),ge=ne.filter(({file:J})=>!L(J,g)),
ve=M(ge)??M(ge.filter(({file:J})=>_(J,m)));if(ve)return{place:ve,others:[]};z??=W(ge,m,P),X??=M(ne)}return z??(X&&{place:X,others:[]})}const j=/\.log$|(?:^|\/)(?:netlify\.toml|(?:vercel|firebase)\.json|_redirects)$/,
H=/(?:^|\/)_?(?:layouts?|includes?|partials?|components?|themes?)\//i;function B($){return!$||$.others.length===0?"":`; also in ${$.others.map(({file:m,line:g})=>g===
null?m:`${m}:${g}`).join(", ")}`}const U=/(?:[\s"'`(=[{}>,:%]|(?:\(|:\s)<|<(?=\.))\.{0,2}\/?$/,D=/^[\s"'`)\]}<>,;#?]/;function Z($,m){for(let g=$.indexOf(m);g!==
-1;g=$.indexOf(m,g+1)){const[A,P]=[$.slice(Math.max(0,g-4),g),$.slice(g+m.length,g+m.length+1)];if((g===0||U.test(A))&&(P===""||D.test(P)))return g+1}}const E=/(?:^|\/)(?:__\w+__|tests?|specs?|fixtures?|examples?|node_modules|vendor)\//;
function C($,m,g){return L($,g)||E.test($)?void 0:(0,N.tH)(m)}function L($,m){return m!==void 0&&$.startsWith(`${m}/`)}function k($,m){const[g=""]=$.split(/[?#]/,
1),A=$.replaceAll("&","&amp;"),P=/^\.{1,2}\//.test(g)?new URL(g,`http://site/${encodeURI(m)}`).pathname:"",z=[$,A,g,P],X=(P||g).replace(/^\/+/,""),ue=v(X)?[X,...b(
X)]:[],ne=[...z,...z.map(ge=>ge.replace(/\/$/,"")),...ue];return[...new Set([...ne,...ne.map(x.oF)])].filter(ge=>ge.length>1)}function v($){return/\.\w{2,5}$/.test(
$)}function b($){const m=$.split("/");return m.slice(1).map((g,A)=>m.slice(A+1).join("/"))}const I=4;function W($,m,g){if($.length===0||$.length>I)return;const A=new Set(
m.replace(/(?:(?:^|\/)index)?\.[^/.]+$/,"").split("/")),P=({file:ne})=>ne.split(/[/.]/).filter(ge=>A.has(ge)).length,z=ne=>(g&&H.test(ne.file)?A.size+1:0)+P(ne),
[X,...ue]=$.toSorted((ne,ge)=>z(ge)-z(ne));return X&&{place:X,others:ue}}function M($){const[m]=$;return m&&$.every(({file:g})=>g===m.file)?m:void 0}function _($,m){
const g=S(m.replace(/\/index\.[^/]+$/,""));return S($)===g||S($.replace(/\/index\.[^/]+$/,""))===g}function S($){return $.slice($.lastIndexOf("/")+1).replace(/(?<=.)\..*$/,
"")}})};export{Ao as id,No as ids,Io as modules};

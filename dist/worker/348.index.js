const Zo=348,Yo=[348],Vo={9882:((ve,ce,w)=>{w.d(ce,{IM:()=>Y,pA:()=>M});const k={characters:80,candidates:1e3,shown:3};function M(R,_){const L=B(R);if(L===""||R.
length>k.characters)return[];const D=_.slice(0,k.candidates).filter(g=>g!==R&&g.length<=k.characters).flatMap(g=>{const S=x(L,B(g)),C=H(R)===H(g)?Math.min(S??K,
K):S;return C===void 0?[]:[{each:g,points:C}]}),O=Math.min(...D.map(({points:g})=>g));return D.sort((g,S)=>g.points-S.points).filter(({points:g})=>g<=O+1).slice(
0,k.shown).map(({each:g})=>g)}function Y(R,_){return M(R,_).filter(L=>W(R,L)<=Math.max(1,Math.floor(Math.min(R.length,L.length)/8)))}function U(R,_){const[L]=M(
R.trim(),_);return L===void 0?"":`; did you mean "${L}"?`}function B(R){return R.toLowerCase().replace(/[-_.:\s]/g,"")}const K=1;function H(R){return/^[^:]{1,40}(?=:)/.
exec(R)?.[0]??`${R}:`}function x(R,_){if(R===_)return 0;const L=Math.max(1,Math.floor(Math.min(R.length,_.length)/3)),D=W(R,_);if(D<=L)return D;const[O,g]=R.length<
_.length?[R,_]:[_,R];if(O.length>=4&&(g.startsWith(O)||g.endsWith(O)))return L+1}function W(R,_){let L=[],D=Array.from({length:_.length+1},(O,g)=>g);for(let O=1;O<=
R.length;O++){const g=[O];for(let S=1;S<=_.length;S++){const C=R[O-1]===_[S-1],F=O>1&&S>1&&R[O-1]===_[S-2]&&R[O-2]===_[S-1];g[S]=Math.min((D[S]??0)+1,(g[S-1]??0)+
1,(D[S-1]??0)+(C?0:1),F?(L[S-2]??0)+1:Number.POSITIVE_INFINITY)}[L,D]=[D,g]}return D[_.length]??0}}),1809:((ve,ce,w)=>{w.d(ce,{EP:()=>g,Ol:()=>B,Xk:()=>K,oJ:()=>x});
const k=/(?:^|\s)[\d.,]{1,12}\s?(?:B|bytes|[kKMG]i?B)(?=$|[\s│|,)\]])/,M=/\b(?:errors?|fail(?:ed|s)?|exceed(?:s|ed)?|limit|too (?:large|big|long)|cannot|must|not)\b/i,
Y=[/^\s*[○●◐ƒλ∙]\s{1,4}(?:\(|\/)/u,/^\s*(?:Route|Page|Asset|File|Path|Name|Chunk|Size)\b.{0,120}\b(?:Size|First Load|gzip|Chunks|Type)\b/,/^\s*[├└┌┬╰╭](?:[─━]{0,3}\s|$)(?!.{0,200}(?:Error|\[\d{3}\]|✖|×))/u,
/^\s*\+ First Load JS\b/,/^\s*(?:\[[\w:@/.-]{1,40}\]\s)?(?:✓|✔|√|✅|☑|🎉|✨|🚀|λ|▶|❯)/u,/\b(?:built|done|finished|completed|compiled|generated|wrote|copied|written)\b.{0,80}\b\d[\d.,]{0,8}\s?(?:ms|s|sec|seconds|min|minutes?)\b/i,
/^\s*[-•]?\s?\d{1,7} (?:errors|warnings|hints|modules?|pages?|files?|assets?|packages?)\b.{0,60}$/,/\(\d{1,7}\/\d{1,7}\)\s*$/,/^\s*(?:Result|Summary|Total|Time|Duration|Tasks|Cached)\b.{0,60}:/,
/^\s*(?:Attention: |This information is used|You can learn more|Learn more|Read more|See https?:|https?:\/\/\S{1,300}$)/,/^\s*▲ Next\.js \d/u,/^\s*\.{3} (?:collapsed )?\d{1,7} (?:duplicate )?lines matching /,
/Entry docs → 404 was not found\.$/,/^lscpu: failed to determine /,/^\d{1,7}:(?:\s|$)/],U=/^\s*(?:✓|✔|√|✅|🎉|✨)|\b(?:built|done|completed|finished) in \d|\bcompiled successfully\b|^\s*[○●ƒλ]\s{1,4}\(/iu;
function B(S){return Y.some(C=>C.test(S))||H(S)||K(S)}function K(S){return k.test(S)&&!M.test(W(S))}function H(S){return S.length<=300||S.split(" ").length>S.length/
16?!1:S.split(/[;{}=]/).length>S.length/30}function x(S){return U.test(S)}function W(S){return S.split(/\s+/).filter(C=>!/[/.][\w[]/.test(C)).join(" ")}const R=/^\s{0,8}⚠|^(?:[▲!]\s{1,3})?(?:\[(?:warn(?:ing)?|hint|info)\]|(?:deprecation )?warning\b(?! as error))|^\s{0,4}(?![-*])[^\s:"']{1,400}(?::\d{1,7}){1,2}:?\s(?:-\s)?(?:warning|hint|info|note|message|suggestion)\b|^\s{0,4}[^\s:"']{1,400}\(\d{1,7},\d{1,7}\): (?:warning|info|message)\b|^\s*\d{1,7}:\d{1,7}\s{1,40}(?:warning|hint|info)\b/i,
_=/^\s*(?:[✘✖✗×⨯]|x\s|\[?(?:error|fatal)\b|\w{0,60}(?:Error|Exception)\b.{0,40}:\s|\d{1,7}:\d{1,7}\s{1,40}error\b)/i,L=/^(?:\s|$|\d{1,7}(?:\s|$))/,D=/^(?:WARNING in \S|\(!\) Some chunks\b)/,
O=12;function g(S,C,F){const j=new Set;let A=!1,P=!1;for(let b=Math.max(0,C-O);b<F;b++){const f=S[b]?.text??"";P=D.test(f)||P&&f.trim()!==""&&!/^ERROR in /.test(
f),A=P||R.test(f)||A&&L.test(f)&&!_.test(f),A&&j.add(b)}return j}}),9047:((ve,ce,w)=>{w.d(ce,{B:()=>Y,v:()=>W});var k=w(5230);const M=[/["'](?<name>[\w$]{1,200})["'] is not exported (?:by|from) (?:["'](?<from>[^"']{1,400})["']|(?<path>[^\s,"']{1,400}))/,
/No matching export in "(?<from>[^"]{1,400})" for import "(?<name>[\w$]{1,200})"/,/\bexport '(?<name>[\w$]{1,200})' (?:\(imported as '[^']{1,200}'\) )?was not found in '(?<from>[^']{1,400})'/,
/The requested module '(?<from>[^']{1,400})' does not provide an export named '(?<name>[\w$]{1,200})'/,/(?:Module )?'"(?<from>[^"']{1,400})"' has no exported member (?:named )?'(?<name>[\w$]{1,200})'/,
/\bExport (?<name>[\w$]{1,200}) doesn't exist in target module/,/'(?<from>[^']{1,400})' does not contain a (?<name>default) export/,/Module '"(?<from>[^"]{1,400})"' has no (?<name>default) export/];
function Y(R){for(const _ of M){const{name:L,from:D,path:O}=(0,k.$)(_,R)?.groups??{};if(L!==void 0)return{name:L,from:D??O}}}const U=300,B=/^ {0,40}export (?:declare |abstract )?(?:async )?(?:const enum|const|let|var|function ?\*?|class|interface|type|enum|namespace) (?<name>[\w$]{1,100})/,
K=/^\s{0,40}(?:module\.)?exports\.(?<name>[\w$]{1,100})\s*=/,H=/(?:^|\bas\s+)(?<name>[\w$]{1,100})\s*$/,x=/^\s{0,40}export\s+(?:type\s+)?\*\s+from\s+["'](?<from>[^"']{1,300})["']/;
function W(R){const _=new Set,L=[];let D=!1;for(const O of R){const g=(B.exec(O)??K.exec(O))?.groups?.name;g&&_.add(g),/^\s{0,40}export\s+default\b/.test(O)&&_.
add("default");const S=x.exec(O)?.groups?.from;S!==void 0&&L.push(S);const C=/^\s{0,40}export\s+(?:type\s+)?\{/.exec(O);if(D||=C!==null,!D)continue;const[F=""]=O.
slice(C?.[0].length??0).split("}",1);for(const j of F.replace(/\/\/.*$/,"").split(",")){const A=H.exec(j.trim())?.groups?.name;A&&_.add(A)}if(D=!O.includes("}"),
_.size>=U)break}return{own:[..._],from:L}}}),2416:((ve,ce,w)=>{w.d(ce,{F7:()=>$e,Gd:()=>b,Vz:()=>ee,c4:()=>Re,sq:()=>P,wh:()=>B});var k=w(1809),M=w(3716);const Y=/^(?:\[(?:error|ERROR|fatal)\](?:\s|$)|\w{1,20}\sERR!\s(?:[A-Z]\w{1,40}\s)?|\S{1,100}\sSTD(?:ERR|OUT)\s|[│■▲●└]\s{1,4}|(?:notsup|notarget|engine|network|JSON\.parse)\s)/,
U=/^err:\s(?=\w{0,60}(?:Error|Exception):)/;function B(z){return z.replace(Y,"")}const K=[/^\s*(?:\$|>(?!\s[A-Z].*\.$)|[+|│]|➤|at\s|\d{1,7}\s?[|│]|[{})\]]|\((?!!\))|\[$|-{2}|\*|node:internal|file:\s|throw\s|Node\.js v|A complete log|In most cases)/,
/^\s*(?:npm\s)?(?:<[cdilptw]>\s|\[?warn(?:ing)?\]?\b|\(node:\d|deprecat|info\b|notice\b|success\b|debug\b|verbose\b|note\b|hint\b|tip\b)/i,/^\s*(?:See|If|To|You|Note|Please|Try|Did you|This|Learn|Use|Visit|Run|For|Pass|Make sure|Searched|Import trace|Require stack|Emitted|Error reference|Location:|Stack trace|Progress|Packages|Checked out|Cloning|Lockfile is)\b/,
/^[^\w]{0,10}\d{1,6}\s(?:problem|error|warning)s?\b/,/^(?:Required|Actual|Wanted|Found|Valid \w+):\s/,/^(?:\[[\w:@/.-]{1,40}\]\s|[^\w[]){0,8}(?:Error:\s)?(?:(?:[\w-]{1,20}\s)?build\s(?:failed|error|was canceled)|failed (?:to (?:compile|build)|with errors|tasks)|command failed|(?:error )?during build)(?:\W|$)(?!.*\b(?:Error|not|resolve)\b)/i,
/\b(?:exited? (?:with )?(?:code|status)|exit code|ELIFECYCLE|exited with \d|exited \(\d|\w{0,60}RUN_FIRST_FAIL\b)/,/^\s{2,}\w+:\s(?:undefined|null|true|false|-?\d+|\[|\{|'E?[A-Z_]+')/,
/^(?:code|path|errno|syscall|command|cwd|location|dest)\s\S{1,400}$/,/^\s*\[?(?:\w*Error|ERROR|FATAL)\]?:?\s*\{?$/,/^\s*(?:\w{0,60}Error:\s)?5\d\d\s\/\S{0,300}$/,
/^\s*\S{1,400}:\d{1,7}:(?:\d{1,7}|NaN)$/],H=/^\s*(?:✘|✖|✗|×|⨯|x\s|!|\[!\]|\(!\)|\[?(?:ERROR|error|fatal|FATAL|panic)\b\]?[\s:]|\d{1,7}:\d{1,7}[\s:]{1,4}error\b|ERR_|E\d{3}\b|YN00)/,
x=/^[^\w]{0,10}(?:\[[^\]]{1,60}\]:?\s){0,3}(?:\w{1,40}\s){0,3}(?:err:\s)?[([]?(?:Uncaught\s)?\w{0,60}(?:Error|Exception)\b[^:]{0,40}:?\s\S/,W=/^\s*(?:Caused by|Cause):$/,
R=/^\s{2,8}\d{1,2}:\s/,_=/^(?:\/(?:usr\/)?bin\/)?(?:ba|da|z)?sh:\s/,L=/^\s*(?:\[cause\]:|Caused by:|Cause:)\s*\S/,D=/^(?:\[cause\]:|Caused by:|Cause:)\s{1,4}/,O=/\b(?:not (?:found|compatible|exported|defined|set|exist|resolve|valid|allowed|a function|installed|recognized|a supported|available|match)|doesn['’]t|does not|cannot|can['’]t|could not|couldn['’]t|failed to|unable to|unexpected|invalid|undefined|missing|unknown|expected|required|duplicate|must|unclosed|no such|no matching|forbidden|denied|unauthorized|refused|incompatible|unsupported|conflict(?:s|ing)?|unresolved|broken|mismatch|bad|incomplete|unrecognised|unterminated|dead|has no|no (?:\w{1,20} ){1,3}found|should (?:be|have|exist|not)|trailing)\b/i,
g=/\bE[A-Z]{4,}\b|[a-z](?:Expected|NotFound|Missing|Invalid)\b/,S=/^\s*(?:at\s|Hint:|Location:|Stack trace:|(?:>\s{0,9})?\d{1,7}\s?[|│])/,C=3,F=3,j=1e3,A=6;function P(z){
let te;const ae=Math.max(0,z.length-j),de=(0,k.EP)(z,ae,z.length),fe=z.findLastIndex(({text:ue})=>(0,k.oJ)(ue));for(let ue=ae;ue<z.length;ue++){const ye=de.has(
ue)?0:We(z,ue),Me=ye>=C&&ue>fe?ye+F:ye;ye>=C&&Me>(te?.points??0)&&(te={at:ue,points:Me})}return te&&b(z,te.at)}function b(z,te){const ae=fe=>B(z[fe]?.text??"").
trim(),de=[];for(let fe=te+1;fe<z.length&&de.length<A&&fe<te+12;fe++){const ue=ae(fe);if(!(ue===""||/^(?:(?:>\s{0,9})?\d{1,7}\s?[|│]|See\b|Hint)/.test(ue))){if((0,M.
LP)(ue))break;de.push(ue)}}return{at:te,message:ee(ae(te).replace(H,"").replace(D,"").replace(U,"").replace(/^(?:\d{1,2}:\s(?!\d)|in\s{1,4}(?=\w{0,60}Error:\s))/,
"").trim()||ae(te),z,te),details:de}}const f=/^(?:\w{0,60}(?:Error|Exception):\s)?(?:in\s)?\(?(?<path>[^\s:"'`]{0,400})(?::\d{1,7}){0,2}:?\)?$/,y=/^(?:x|✗|×)?\s?(?:(?:Build|Module build|Module parse) failed(?: in [\d.]+m?s)?(?: \(from [^()]{1,300}\))?|Error while requesting resource)[.:]?$/,
$=/^[A-Z][a-z]{2,20}(?: \w{2,20}){0,2} failed: [^\s"'`]{1,300}\.\w{1,10}$/,I=14,V=/^(?:\|- |[├╰└]─{1,2}▶\s{1,4}(?:[×x]\s{1,4})?)/;function q(z){const te=f.
exec(z)?.groups?.path;return te===""||/[./]/.test(te??"")}function ee(z,te,ae){if(Ae.test(z))return[z.replace(/\.$/,""),Fe(te,ae)].filter(Boolean).join(": ");const de=J(
z,te,ae)??Z(z,te,ae)??we(z,te,ae);if(de)return`${z} ${de}`;const fe=q(z)||y.test(z)||$.test(z);if(!fe&&!z.endsWith(":")&&!xe.test(z))return z;for(let ue=ae+1;ue<=
ae+I&&ue<te.length;ue++){const ye=B(te[ue]?.text??"").replaceAll("**","").trim().replace(V,"").replace(ke,(Me,Ue,Je)=>Ue===Je?`${Ue}: `:Me);if((0,M.LP)(ye))break;
if(!(ye===""||De.test(ye)||z.includes(ye))){if(fe){if(q(ye))continue;return ye}if(!$e(ye)){if(xe.test(z)&&/^\s/.test(te[ue]?.text??""))continue;return z}return[
z,ye,we(ye,te,ue)].filter(Boolean).join(" ")}}return z}const ne=/^expect\(/,he=/^\s{2,8}(?:Expected|Received)[^:]{0,40}: {1,8}\S/;function Z(z,te,ae){if(!ne.test(
z))return;const fe=te.slice(ae+1,ae+I).map(ue=>ue?.text??"").filter(ue=>he.test(ue)).map(ue=>ue.trim().replace(/ +/g," "));return fe.length===0?void 0:`(${fe.slice(
0,2).join(", ")})`}const se=/\bis not assignable to\b|^No overload matches|\bdoes not satisfy\b/,oe=/^\s{2,60}(?=[A-Z])(?!\s{0,60}(?:Overload|The last overload)\b)/;
function J(z,te,ae){if(!se.test(z))return;let de;for(let fe=ae+1;fe<=ae+I;fe++){const ue=te[fe]?.text??"";if(!oe.test(ue))break;de=ue.trim()}return de===void 0||
z.includes(de)?void 0:de}const re=/^\s{0,8}[-*•]\s{1,4}(?<item>\S.{0,120})$/,ge=3;function we(z,te,ae){if(!z.endsWith(":"))return;const de=B(te[ae+1]?.text??"").
trim()===""?ae+2:ae+1,fe=[];for(let ue=de;fe.length<=ge;ue++){const ye=re.exec(B(te[ue]?.text??""))?.groups?.item;if(ye===void 0)break;fe.push(ye.replace(/[`'",;]{1,4}$/,
""))}if(fe.length!==0)return fe.length>ge?`${fe.slice(0,ge).join(", ")}, \u2026`:fe.join(", ")}const Ae=/^(?:\[[\w:-]{1,60}\] ){0,3}(?:\w{0,60}Error: )?(?:Undefined (?:variable|function|mixin)|Can't find stylesheet to import)\.?$/,
Ne=/^[\s│|]{1,40}(?<carets>\^{1,200})\s{0,40}$/;function Fe(z,te){for(let ae=te+1;ae<=te+I&&ae<z.length;ae++){const de=Ne.exec(z[ae]?.text??"")?.groups?.carets?.
length,fe=z[ae]?.text.indexOf("^")??-1;if(de!==void 0)return z[ae-1]?.text.slice(fe,fe+de).trim()?.replace(/^@(?:use|forward|import) (?=["'])/,"")}}const ke=/^([\w.]{1,60}): ([\w.]{1,60}): /,
xe=/\bdoes not match (?:\w{1,20} ){0,3}schema\b|\binvalid (?:\w{1,20} ){0,2}(?:config|file|options)\b[^:]{0,80}$|^(?:\w{1,40}Error: |Error: )?(?:bad|invalid|broken|wrong) (?:[\w-]{1,20} ){0,2}(?:files?|data|configuration)\.?$/i,
De=/^(?:[>\s│|·]{0,20}\d{1,7}\s?[|│]|[-─^~╵╰╭`,·│|\s]{2}|File:|file:|Hint|Stack trace:|"\w{1,40}":\s|throw |\^|\W+$)/;function $e(z){return(O.test(
z)||g.test(z))&&!K.some(te=>te.test(z))}function be(z,te){const ae=fe=>z[fe]?.text??"";return L.test(B(ae(te)))?!0:R.test(ae(te))?!R.test(ae(te+1)):W.test(ae(te-
1))}const Ce=/^.{0,60}\b(?:errors? during \w{1,20}|failed with \d{1,4} errors?|(?:build|compilation|prerendering|generation) (?:failed|error)|failed to compile)\b[^:]{0,40}[:.]?$/i;
function Ie(z,te){const ae=z[te-1]?.text??"",de=ae.trim()===""?z[te-2]?.text??"":ae;return Ce.test(de.trimEnd())}function Re(z){return/(?:\.{3}|…)$/.test(z)&&
!O.test(z)}function We(z,te){const ae=z[te]?.text??"",de=B(ae);if(de.trim()===""||Re(de)||(0,k.Ol)(de)||K.some(Me=>Me.test(de)))return 0;const fe=[1,2].map(Me=>B(
z[te+Me]?.text??"")),ye=[x.test(de)?4:0,ae!==de||H.test(ae)?3:0,de.endsWith(":")&&re.test(z[te+1]?.text??"")?4:0,be(z,te)?8:0,_.test(de)?6:0,O.test(de)||g.test(
de)?3:0,/["'`“]\S/.test(de)?1:0,fe.some(Me=>S.test(Me))?2:0].reduce((Me,Ue)=>Me+Ue,0);return ye<C&&Ie(z,te)?C:ye}}),730:((ve,ce,w)=>{w.d(ce,{h:()=>Fe});const k=String.
raw`(?:[A-Za-z]:[\\/]|(?:file|webpack|webpack-internal|rsc):\/{2,3})?[^\s:*"'<>|\x60(][^:*"'<>|\x60]{0,400}?`,M=`(?<file>${k})`,Y=`(?<file>${k}\\.[A-Za-z][A-Za-z\
0-9]{0,9}(?:\\?[\\w=&.-]{0,100})?)`,U=String.raw`:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?`,B=String.raw`(?:Uncaught )?(?:[A-Z]\w{0,60}\.)?[A-Z]?\w{0,60}(?:Error|Exception)`,
K=/^\s*(?:at |Require stack:|- \/|$)|^\s{2,}/,H=new RegExp(`^\\s+at (?!.{0,900}(?:node_modules|node:|<anonymous>:\\d|[/( ](?:dist|\\.(?:next|output|svelte-kit|temp\
|nuxt|astro|vercel|netlify))/))(?:[^()]{0,300} \\()?(?:async )?${M}${U}\\)?$`);function x(ke,xe){return Object.entries(xe).map(([De,$e])=>{const be={name:De,...ke!==
void 0&&{tool:ke}};return typeof $e=="function"?{...be,match:$e}:$e instanceof RegExp?{...be,steps:[$e]}:"steps"in $e?{...be,...$e}:{...be,steps:$e}})}const W=/^\s*[╷,]$/,
R=new RegExp(`^\\s+(?!\\S+\\.vue )${M} (?<line>\\d{1,7}):(?<column>\\d{1,7})\\s{1,4}\\S.*$`),_=[...x("esbuild",{esbuild:{steps:[/^(?:[✘▲X!] )?\[(?<severity>ERROR|WARNING)\] (?:(?<code>(?:TS|NG)-?\d+): )?(?<message>.*?\S)(?: \[(?:plugin )?[\w-]+\])?$/,
{pattern:new RegExp(`^\\s{4}${M}${U}:$`),skip:6,over:/^(?!\s{4}|[✘▲X!] \[)/}],zeroColumn:!0},"esbuild-short":{steps:[new RegExp(`^${M}${U}: (?<severity>ERRO\
R|WARNING): (?<message>.+)$`)],zeroColumn:!0}}),...x(["rolldown","vite"],{rolldown:[/^(?:(?<severity>Warning|Error): )?\[(?<code>[A-Z][A-Z_]+|builtin:[\w:-]+|plugin [\w:-]+)\] (?<message>\S.*)$/,
{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[ ?${M}:(?<line>\\d{1,7}):(?<column>\\d{1,7}) ?\\]$`),skip:1}]}),...x("vite",{"vite-plugin-svelte":{steps:[new RegExp(
`^\\[plugin(?: |:)vite-plugin-svelte[\\w:-]*\\] ${M}${U}$`),/^(?:\w*Error: )?(?:\S{1,400}:\d+:\d+ )?(?<message>\S.*)$/],zeroColumn:!0},"vite-plugin-svelte-warni\
ng":{steps:[new RegExp(`^\\[vite-plugin-svelte\\] ${M}${U} (?<message>.+)$`)],zeroColumn:!0,severity:"warning"},"vite-plugin-place":[new RegExp(`^\\[plugin(?: |:\
)[\\w:-]+\\] ${M}${U}$`),/^(?:\w*Error: )?(?:\[[\w/-]+\] )?(?:\S{1,600}:\d+:\d+: )?(?<message>\S.*?)(?: \(\d+:\d+\))?$/],"vite-prerender":[/^\[vite-prerender-plugin\] \[plugin vite-prerender-plugin\]$/,
{pattern:/^(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:new RegExp(`^> ${M}${U}$`),skip:12}]}),...x("parcel",{parcel:[/^@parcel\/[\w-]{1,60}: (?<message>\S.*)$/,
{pattern:new RegExp(`^\\s{1,4}${Y}${U}$`),skip:4,over:/^(?:\S|$)/}]}),...x(["rsbuild","docusaurus","nuxt"],{jiti:{steps:[/^.{0,40}\b(?<message>ParseError: \S.*)$/,
new RegExp(`^\\s{1,4}${Y}${U}$`)],zeroColumn:!0}}),...x("vite",{"vite-unresolved":/^(?:\w*Error: )?(?:\[vite\]: )?(?<message>Roll(?:up|down) failed to resolve import "[^"]{1,300}") from "(?<file>[^"]{1,400})"/}),
...x("rollup",{"rollup-unresolved":/^(?:\[(?:!|error)\] )?(?:\w*Error: )?(?<message>(?:Could not resolve|Failed to resolve) (?:"[^"]{1,300}"|\S{1,300})) from "?(?<file>[^"]{1,400}?)"?$/,
"rollup-export":/^(?:\[!\] )?(?:\w*Error: )?(?<message>["'][\w$]{1,200}["'] is not exported by "?[^\s",]{1,400}"?, imported by "?(?<file>[^\s"]{1,400}?)"?\.?)$/,
"rollup-refused":/^(?:\[[\w:.-]{1,60}\] ){0,4}(?:\w{0,40}Error: )?(?<message>Could not load [^\s()]{1,300} \(imported by (?<file>[^)\s]{1,300})\): (?:Cannot|Can't|Must not) import\b.{0,300})$/}),
...x(["vite","vitepress"],{"vite-plugin-message":new RegExp(`^(?:\\w*Error: )?(?:\\[[\\w:-]{1,60}\\] )?\\[plugin [\\w:-]{1,60}\\] ${M} \\((?<line>\\d{1,7}):(?<col\
umn>\\d{1,7})\\): (?<message>.+)$`)}),...x("rollup",{rollup:{steps:[new RegExp(`^(?:\\[!\\] )?(?:\\(plugin [\\w:@/. -]{1,80}\\) )?(?:RollupError: )?${M} \\((?<li\
ne>\\d{1,7}):(?<column>\\d{1,7})\\): (?<message>.+)$`)],zeroColumn:!0}}),...x("vite",{"vite-config":[new RegExp(`^failed to load config from ${M}$`),/^error during build:$/,
/^(?!Error: (?:Build|Transform) failed)(?<message>\S.*)$/]}),...x("sass",{"sass-deprecation":{severity:"warning",steps:[/^(?:DEPRECATION WARNING|Deprecation Warning)(?: \[[\w-]+\])?: (?<message>\S.*)$/,
{pattern:W,skip:10,over:/^(?!\w*Error: |DEPRECATION|Deprecation)/},{pattern:R,skip:12}]},sass:[/^(?:\w*Error: )?(?:(?<severity>WARNING): )?(?:\[sass\] )?(?<message>\S.*)$/,
{pattern:W,skip:1,over:/^$/},{pattern:R,skip:12}]}),...x("postcss",{postcss:new RegExp(`^(?:CssSyntaxError: (?:\\[[\\w-]+\\] )?(?:[\\w-]+: )?|(?:\\[[\\w:-]{1,60}\\] ){\
1,4})${M}${U}: (?<message>.+)$`)}),...x("vite",{"vite-file":[/^\[(?:plugin )?[@\w:/-]+\] (?!✗ )(?:\[[@\w/-]+\] )?(?!✗|Transform failed|Build failed|\[)(?<message>\S.*?)(?: \(\d+:\d+\))?$/,
{pattern:new RegExp(`^file: ${M}(?:${U})?(?: \\(.*)?$`),skip:40,over:/^(?!\s+at |\[|[✓✗x] |error during|vite v\d)/}]})],L=[...x("typescript",{tsc:new RegExp(
`^(?:ERROR in )?${M}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\): (?<severity>error|warning) (?<code>TS\\d+): (?<message>.+)$`),"tsc-pretty":new RegExp(`^(?:Erro\
r: )?${M}${U} - (?<severity>error|warning|hint|message) (?<code>TS\\d+|ts\\(\\d+\\)): (?<message>.+)$`)}),...x("webpack",{"ts-loader":[new RegExp(`^\\[tsl\\] (?<s\
everity>ERROR|WARNING) in ${M}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\)$`),/^\s+(?<code>TS\d+): (?<message>.+)$/]}),...x("typescript",{"tsc-frame":[/^(?<code>TS\d+): (?<message>\S.*)$/,
{pattern:/^\s*> (?<line>\d{1,7}) \| (?<frame>.*\S)$/,skip:12,over:/^\s/}]}),...x("eslint",{"eslint-stylish":{steps:[/^(?<file>(?:[A-Za-z]:[\\/]|\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,
/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})\s{1,40}(?<severity>error|warning|Error:|Warning:)\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/],repeat:!0}}),
...x("react-scripts",{"eslint-react-scripts":{steps:[/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^\s+Line (?<line>\d{1,7}):(?<column>\d{1,7}):\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/],
repeat:!0},"eslint-react-scripts-syntax":[/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^Syntax error: (?<message>\S.*) \((?<line>\d{1,7}):(?<column>\d{1,7})\)$/]}),
...x("eslint",{"eslint-compact":new RegExp(`^${M}: line (?<line>\\d{1,7}), col (?<column>\\d{1,7}), (?<severity>Error|Warning) - (?<message>.*?\\S)(?: \\((?<code>[@\
\\w/-]+)\\))?$`),"eslint-unix":new RegExp(`^${M}${U}: (?<message>.*\\S) \\[(?<severity>Error|Warning)(?:/(?<code>[@\\w/-]+))?\\]$`)}),...x("prettier",{"prettier\
-check":[/^\[warn\] (?<file>\S.{0,400}\.\w{1,20})$/,{pattern:/^\[warn\] (?<message>Code style issues .*)$/,skip:40,over:/^\[warn\] /}]}),...x("biome",{biome:[new RegExp(
`^${M}(?:${U})? (?<code>[a-z]+(?:/\\w+)*)\\s.{0,40}\u2501\u2501\u2501`),{pattern:/^\s+(?<severity>[×✖!⚠i])\s(?<message>.+)$/,skip:1,over:/^\s*$/}]})],D={pattern:/^(?<file>[^:*"<>|]{1,400}\.vue)$/,
skip:1,over:/^$/},O=String.raw`\[vue/compiler-sfc\] (?<message>\S.*?)(?: \(\d{1,7}:(?<column>\d{1,7})\))?$`,g={pattern:/^\s+\|\s+\^/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) \s*)?\|/},
S=String.raw`(?<file>${k}\?vue&type=style[^:)\s]{0,200})`,C=/^\s+\S{1,400}\.vue (?<line>\d{1,7}):(?<column>\d{1,7})\s/,F=/^\s*(?:[╷,╵']|\d{1,7} [│|]|[│|])|^$/,
j=[...x("vue-cli",{"vue-script":{steps:[new RegExp(`^\\[plugin(?: |:)vite:vue\\] ${k}${U}$`),new RegExp(`^(?:\\w*Error: )?${O}`),D,g],zeroColumn:!0}}),...x("vit\
e",{"vue-script-vite7":{steps:[new RegExp(`^(?:\\[vite:vue\\] |SyntaxError: )${O}`),D,g],zeroColumn:!0},"vue-style":[new RegExp(`^\\[plugin(?: |:)[\\w:-]{1,60}\\] ${S}\
(?::\\d{1,7}){2}$`),new RegExp(`^CssSyntaxError: ${k}${U}: (?<message>\\S.*)$`)],"vue-style-vite7":[new RegExp(`^\\[vite:vue\\] ${k}${U}: (?<message>\\S.*)$`),new RegExp(
`^file: (?:${k}(?::\\d{1,7}){2} \\()?${S}(?:(?::\\d{1,7}){2}|\\))?$`)],"vue-sass":[new RegExp(`^\\[plugin(?: |:)vite:css\\] ${S}$`),/^Error: \[sass\] (?<message>\S.*)$/,
{pattern:C,skip:12,over:F}],"vue-sass-vite7":[/^\[vite:css\] \[sass\] (?<message>\S.*)$/,{pattern:C,skip:12,over:F},new RegExp(`^file: ${S}$`)],"svelte-sass":{steps:[
/^(?:\w*Error: |\[[\w:-]{1,60}\] )?Error while preprocessing (?<file>\S{1,400}\.svelte) - \[sass\] (?<message>\S.*)$/,{pattern:/^\s+\S{1,400}\.svelte\.vite-preprocess\.\w+ (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
skip:12,over:F}],part:"?vue&type=style&index=0"}}),...x("vitepress",{vitepress:/^(?:\w*Error: )?(?:\[vite:vue\] )?\[plugin vite:vue\] (?<file>[^:*"<>|]{1,400}\.md) \(\d{1,7}:\d{1,7}\): (?<message>\S.*?)(?: \(\d+:\d+\))?$/,
"vitepress-script":[/^\[vite:vue\] \[vue\/compiler-sfc\] (?<message>\S.*?)(?: \(\d+:\d+\))?$/,{pattern:/^(?<file>[^:*"<>|]{1,400}\.md)$/,skip:1,over:/^$/}]})];var A=w(
6612);const P=/^(?:Error:)?[\s│]*(?:[├╰]─▶\s*)?[x×](?:\s*[x×])? (?<message>\S.*)$/,b={pattern:/^\s*[:·]\s+[\^─┬]/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?[|│:·]/},
f=/^(?<file>\.\/[^:*"<>|]{1,400})$/,y=/^Error: Error evaluating Node\.js code$/,$=/^(?:WARN\s{1,4})?🚨 Unable to index (?<file>[^:,*"<>|]{1,400})(?:,[^:]{1,400})?:$/u,
I=/^(?:WARN\s{1,4})?(?:\w*Error: )?(?<message>\S.*?)(?: (?=\S{1,400}\/\S)\S{3,801})?$/,V=String.raw`\((?<file>[^()]{1,400})\)(?: \[Line (?<line>\d{1,7}), Column (?<column>\d{1,7})\])?`,
q=[...x("next",{"next-swc":[P,{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[${M}:\\d{1,7}:\\d{1,7}\\]$`),skip:6,over:/^\s*[|│]|^$/},b],"next-config":[/^\s*⨯ Failed to load (?<file>next\.config\.\w{2,3})\b/,
{pattern:/^\[?Error:\s+[x×] (?<message>\S.*)$/,skip:4},/^\s*[╭,][─-]{1,3}\[\d{1,7}:\d{1,7}\]$/,b]}),...x("swc",{swc:[P,new RegExp(`^[\\s\u2502]*[\u256D,][\u2500-]{1,3}\\[${M}${U}\
\\]$`)]}),...x("next",{next:[new RegExp(`^(?<file>\\./[^:*"<>|]{1,400}?)${U}$`),/^(?:(?:Type )?[Ee]rror: )?(?<message>\S.*)$/],"next-loader-place":[f,y,/^(?<line>\d{1,7}):(?<column>\d{1,7}): (?!.*\(\d{1,7}:\d{1,7}[-\d:]*\)$)(?<message>\S.*)$/],
"next-loader":[f,y,{pattern:/^(?!Error: \[MDX\])(?:\d{1,7}:\d{1,7}: |- )?(?<message>\S.*?)(?: \((?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?\))?$/,skip:1}],
"next-mdx":[f,/^(?:\w*Error: )?(?=[A-Z])(?<message>\S.*?) \((?<line>\d{1,7}):(?<column>\d{1,7})-\d{1,7}:\d{1,7}\)$/],"next-module":[f,/^(?:\w*Error: )?(?<message>Module not found: .+)$/],
"next-prerender":[/^Error occurred prerendering page /,/^(?<message>\S.*)$/,{pattern:H,skip:20,over:K}]}),...x("gatsby",{"gatsby-query":[/^error There was a problem parsing "(?<file>[^"]{1,400})"; any GraphQL$/,
{pattern:/^(?<message>This may indicate a syntax error in the code), or/,skip:2}],"gatsby-config":[/^error Failed to compile Gatsby files/,{pattern:/^(?<message>\S.*)$/,
skip:1},{pattern:/^File path: (?<file>\S.{0,400})$/,skip:4}],"gatsby-lifecycle":[/^error "(?<file>[^"]{1,400})" threw an error while running the \w+ lifecycle:$/,
{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^> (?<line>\d{1,7}) \|/,skip:8}]}),...x("storybook",{"storybook-index-place":{steps:[$,I,{pattern:/^(?:\S{1,400} )?\(line (?<line>\d{1,7}), col (?<column>\d{1,7})\)$/,
skip:1}],zeroColumn:!0},"storybook-index":[$,I],"storybook-config":{steps:[/couldn't evaluate your (?<file>\S{1,400}) file\.$/,{pattern:/^Original error:$/,skip:2,
over:/^$/},{pattern:/^(?!\w*Error: Transform failed)(?:\w*Error: )?(?:<stdin>:(?<line>\d{1,7}):(?<column>\d{1,7}): ERROR: )?(?<message>\S.*)$/,skip:1}],zeroColumn:!0}}),
...x("vitepress",{"vitepress-dead-link":/^(?:\(!\) )?(?<message>Found dead link \S{1,300}) in file (?<file>\S{1,400}\.md)$/}),...x("docusaurus",{"docusaurus-mdx":[
/MDX compilation failed for file "(?<file>[^"]{1,400})"$/,/^[\s│]*Cause: (?<message>\S.*)$/,{pattern:/^[\s│]*"line": (?<line>\d{1,7}),?$/,skip:20}]}),...x("\
svelte-check",{"svelte-check":[new RegExp(`^${M}${U}$`),/^(?<severity>Error|Warn|Hint): (?<message>\S.*?)(?: \((?<code>\w+)\))?$/],"svelte-check-machine":/^\d{13} (?<severity>ERROR|WARNING) "(?<file>[^"]{1,400})" (?<line>\d{1,7}):(?<column>\d{1,7}) "(?<message>.+?)(?=\\n|"$)/}),
...x("astro",{"astro-location":{steps:[/^(?!\s*(?:Hint|Error reference|Location|Stack trace):)(?:\[(?<code>\w+Error)\] (?=\S)|(?=[A-Z]\S* )(?!Build failed))(?<message>.+)$/,
{pattern:/^\s+Location:$/,skip:20,over:/^(?!\s*Stack trace:|\s+at |\[)/},new RegExp(`^\\s+${M}${U}$`)],zeroColumn:!0}}),...x("metalsmith",{metalsmith:/^Error: (?<message>Invalid frontmatter) in the file at: (?<file>\S.{0,400})$/}),
...x(["eleventy","nunjucks","metalsmith"],{"eleventy-nunjucks":{steps:[new RegExp(`^(?:\\d{1,2}\\.|>|Template render error:(?: \\S{1,200}:)?) ${V}$`),{pattern:/^\s+(?:Error: )?(?!(?:Template render error: )?\([^()]{1,400}\))(?<message>\S.*?)(?: \(via [\w ]+\))?$/,
skip:4,over:new RegExp(`^\\s*(?:Template render error: )?${V}$`)}],part:A.$p}}),...x("eleventy",{"eleventy-liquid":{steps:[/^(?:\d{1,2}\. )?(?:\w+Error: )?(?<message>\S.*), file:(?<file>[^,]{1,400}), line:(?<line>\d{1,7})(?:, col:(?<column>\d{1,7}))?/],
part:A.$p},"eleventy-data":[/^\d{1,2}\. Having trouble (?:parsing data file|reading front matter from template) (?<file>\S{1,400}) \(via /,/^\d{1,2}\. (?<message>\S.*?)(?: \((?:line )?(?<line>\d{1,7})(?::| column )(?<column>\d{1,7})\))?(?: \(via \w+\))?$/],
"eleventy-layout":[/^\d{1,2}\. Problem creating an Eleventy Layout for the "(?<file>[^"]{1,400})" template file\./,/^\d{1,2}\. (?<message>\S.*?)(?: \(via [^()]{1,200}\))?$/],
"eleventy-config":[/^\d{1,2}\. Error in your Eleventy config file '(?<file>[^']{1,400})'\./,{pattern:/^\d{1,2}\. (?!There was a problem importing|Cannot find (?:module|package) )(?<message>\S.*?)(?: \(via \w+\))?$/,
skip:1,over:/^\d{1,2}\. There was/}]})],ee=new RegExp(`^\\s{0,4}(?:\\[?(?:ERROR|error)\\]?:? )?(?<message>(?:${B}(?: \\[\\w+\\])?|error): .+)$`),ne=/^\s*\[cause\]: (?<message>\S.*)$/,
he=80,Z=(ke,xe)=>{if(!ke.find(ee,xe))return;let De,$e,be=!1,Ce=xe+1;for(;Ce<ke.length&&Ce<xe+he;Ce++){const Ie=ke.line(Ce)?.text??"",Re=ke.find(ne,Ce)?.groups?.
message;Re!==void 0&&([$e,be]=[Re,!1]);const We=H.exec(Ie.replace(/ \{$/,""))?.groups;if(We&&(De===void 0||$e!==void 0&&!be)&&([De,be]=[{...We},!0]),Re===void 0&&
!K.test(Ie)&&!/^[{}]/.test(Ie))break}return De&&$e?{groups:[{...De,message:$e}],next:Ce}:void 0},se=/^\s+File "(?<file>[^"]{1,400})", line (?<line>\d{1,7})/,oe=/\/site-packages\/|\/dist-packages\/|\/lib\/python\d|^</,
J=/^(?<message>[A-Za-z_][\w.]{0,100}(?:: .+)?)$/,re=(ke,xe)=>{if(!(ke.line(xe)?.text??"").startsWith("Traceback (most recent call last)")&&!ke.find(se,xe))return;
let $e;for(let be=xe;be<ke.length&&be<xe+200;be++){const Ce=ke.line(be)?.text??"",Ie=ke.find(se,be)?.groups;if(Ie&&!oe.test(Ie.file??"")&&($e={...Ie}),be===xe||
Ce.startsWith(" "))continue;const Re=J.exec(Ce)?.groups?.message;return $e&&Re?{groups:[{...$e,message:Re}],next:be+1}:void 0}},ge=[...x("vitest",{vitest:[/^\s*FAIL\s+\S{1,400} > (?<test>\S.{0,300})$/,
/^(?<message>\S.*)$/,{pattern:new RegExp(`^ \u276F (?!.*node_modules)(?:\\S.{0,200} )?(?<file>(?:[A-Za-z]:)?[^\\s:]{1,400})${U}$`),skip:40}]}),...x("jest",{"jes\
t-syntax":[new RegExp(`^\\s{4}${Y}:(?<line>\\d{1,7})$`),{pattern:new RegExp(`^\\s{4}(?<message>${B}: .+)$`),skip:6}],jest:[/^\s{2}● (?!Test suite failed to run)(?<test>\S.*)$/,
{pattern:/^\s{4}(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:H,skip:40,over:/^(?!\s{2}●)/}]}),...x("cargo",{rust:[/^(?<severity>error|warning)(?:\[(?<code>\w+)\])?: (?<message>.+)$/,
new RegExp(`^\\s*--> ${M}${U}$`)]}),...x("python",{python:re}),...x("go",{"go-panic":[/^panic: (?<message>.+)$/,{pattern:new RegExp(`^\\s(?!.*/go/(?:src|pkg/mod)\
/)${M}:(?<line>\\d{1,7})(?: \\+0x.*)?$`),skip:20}]}),...x("node",{"node-syntax":[new RegExp(`^(?!.*node_modules)${Y}:(?<line>\\d{1,7})$`),{pattern:new RegExp(`^\
(?<message>${B}(?: \\[\\w+\\])?: .+)$`),skip:6}],"node-import":/^(?:\w*Error )?\[?(?<code>ERR_MODULE_NOT_FOUND|ERR_PACKAGE_PATH_NOT_EXPORTED)\]?: (?<message>(?:Cannot find (?:module|package)|Package subpath) '[^']{1,400}'(?: is not defined by "exports" in \S{1,400})?) imported from (?<file>\S{1,400})$/,
"node-cause":Z,"node-stack":[ee,{pattern:H,skip:20,over:K}]}),...x(["nuxt","docusaurus"],{consola:[/^\[(?:error|fatal)\] (?<message>\S.*)$/,{pattern:H,skip:20,over:/^\s+at /}]}),
...x(void 0,{plain:new RegExp(`^\\s{0,4}(?!- )(?:(?:vet|error|ERROR|Error):? (?:in )?)?${Y}${U}:?(?: -)?\\s+(?:(?:fatal )?(?<severity>error|warning|note|info)\\b[\
: ]\\s*)?(?!\\+0x)(?<message>\\S.*)$`)})],we=new RegExp(`^(?:File: |(?<severity>ERROR|WARNING) in )${M}(?:[: ]\\d+:[\\d:-]+)?$`),Ne=[...x(["rspack","rsbuild"],{
"rspack-syntax":{steps:[we,/^\s+× Module build failed \(from builtin:/,/^\s+╰─▶\s+×\s+(?:x )?(?:Syntax Error: )?(?<message>\S.*)$/,/^[\s│]*[╭,][─-]{1,3}\[(?:[^\]]{0,400}:)?(?<line>\d{1,7}):(?<column>\d{1,7})\]$/],
zeroColumn:!0},rspack:[we,{pattern:/^\s+(?:╰─▶\s+)?× (?!(?:\w*Error: )?Module build failed)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,skip:1,
over:/^\s+× Module build failed/}]}),...x(["docusaurus","react-scripts","gatsby"],{"unresolved-in-folder":/^(?:\s*× |\w*Error: )?(?<message>(?:Module not found: (?:Error: )?)?Can't resolve '[^']{1,300}') in '(?<file>[^']{1,400})'$/}),
...x("react-scripts",{"react-scripts-css":new RegExp(`^Syntax error: ${Y} (?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`)}),...x("webpack",{"fo\
rk-ts-checker":[new RegExp(`^(?<severity>ERROR|WARNING) in ${M}${U}(?:-[\\d:]+)?$`),/^(?<code>TS\d+): (?<message>.+)$/],"webpack-loader-place":[new RegExp(`^(?<\
severity>ERROR|WARNING) in (?:${k})(?: \\d+:[\\d-]+)?(?: \\(.*)?$`),{pattern:new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${M} (?<message>[A-Z].*)$`),
skip:5}]}),...x("gatsby",{"postcss-loader":new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${Y} (?<message>[A-Z].*)$`)}),...x("webpack",{"webpack-place":{
steps:[new RegExp(`^(?<severity>ERROR|WARNING) in ${M}(?: \\d+:[\\d-]+)?(?: \\(.*)?$`),{pattern:new RegExp(`^(?:\\w*Error: )?(?:${k}: )?(?<message>\\S.*) \\((?<li\
ne>\\d{1,7}):(?<column>\\d{1,7})\\)$`),skip:2}],zeroColumn:!0},webpack:{steps:[new RegExp(`^(?!.*sass-loader)(?<severity>ERROR|WARNING) in ${M}(?: (?<line>\\d{1,\
7}):(?<column>\\d{1,7})(?:-[\\d:]+)?)?(?: \\(.*)?$`),{pattern:/^(?!Module build failed|\.\/\S+ \d|\[tsl\]|\d{1,7}:[\d-]+$)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^Module build failed/}],zeroColumn:!0}})],Fe=[...L,...j,..._,...Ne,...q,...ge]}),7214:((ve,ce,w)=>{w.d(ce,{Ap:()=>O,RD:()=>ee,SN:()=>f,XQ:()=>b,c3:()=>he,
ne:()=>L,ri:()=>_,wG:()=>ne});var k=w(6760),M=w(5807),Y=w(5230),U=w(770),B=w(8724),K=w(1981);const H=[/Cannot find (?:module|package) '(?<what>[^']{1,300})' imported from (?<from>\S{1,400})/,
/Cannot find (?:module|package) '(?<what>[^']{1,300})'/,/Cannot find module or type declarations for side-effect import of '(?<what>[^']{1,300})'/,/Could not resolve ["'](?<what>[^"']{1,300})["'](?: (?:from|in) ["']?(?<from>[^"'\s]{1,400}))?/,
/^(?:\[UNLOADABLE_DEPENDENCY\] )?Could not load (?<path>[\w@./[\]-]{1,300})$/,/^\S{0,60}\s?Could not load (?<what>\/[^\s()]{1,300}) \(imported by (?<from>[^)\s]{1,300})\)(?!: (?!ENOENT))/,
/The module `(?<what>[^`]{1,200})` could not be loaded\. It may not be installed/,/problem loading plugin "(?<what>[^"]{1,200})"\. Perhaps you need to install/,
/[Ff]ailed to resolve "extends":\s?"(?<what>[^"]{1,300})"/,/Can't resolve '(?<what>[^']{1,300})'/,/\bNotFound\("(?<what>[^"]{1,300})"\)/,/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) (?:the |a )?(?:[\w.-]{1,20} )?(?:module|package|dependency|plugin|preset|parser|loader|adapter|integration|extension|theme|layer):? ["'`](?<named>[^"'`]{1,300})["'`]/,
/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) ["'`](?<named>[^"'`]{1,300})["'`](?=.{0,40}\binstall)/,
/\btried to access (?<named>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}), but it isn't declared in (?:your|its) dependencies\b/,/[Ff]ailed to resolve (?:import )?["'](?<what>[^"']{1,300})["'](?: from ["'](?<from>[^"']{1,400})["'])?/,
/^(?:\[[\w:-]{1,40}\] )?Failed to resolve (?<what>\/[^\s"']{1,300})(?: from (?<from>\S{1,400}\.html))?$/,/Can't find stylesheet to import: ["'](?<sheet>[\w./-]{1,300})["']/,
/No such file or directory \(os error 2\): @import "(?<sheet>[\w./-]{1,300})"/,/^template not found: (?<what>\S{1,300})$/,/^ENOENT: Failed to lookup "(?<what>[^"]{1,300})" in /,
/ModuleNotFoundError: No module named '(?<what>[^']{1,200})'/],x=/Package subpath '\.(?<subpath>\/[^']{1,200})' is not defined by "exports" in \S{0,400}?node_modules\/(?<owner>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100})\/package\.json/,
W=/\bCould not load (?<path>[^\s()]{1,300}) \(imported by [^)\s]{1,300}\): (?:Cannot|Can't|Must not) import\b/,R=/^Found dead link (?<link>\S{1,300}?)(?:(?<=\/)index)?$/;
function _(Z){const se=(0,U.fO)(Z),{link:oe}=R.exec(se)?.groups??{};if(oe)return new RegExp(`(?<=["'\`]|\\]\\()${(0,M.Kf)(oe)}(?:\\.(?:md|html))?(?=["'\`)?#\\s])`);
const{owner:J,subpath:re}=x.exec(se)?.groups??{};if(J&&re)return new RegExp(`(?<=["'\`])${(0,M.Kf)(`${J}${re}`)}(?=["'\`])`);for(const ge of[W,...H]){const{named:we,
sheet:Ae,what:Ne=we??Ae,path:Fe}=(0,Y.$)(ge,se)?.groups??{},ke=Ne?(0,M.Kf)(Ne):Fe&&`[@~#$][^\\s"'\`]{0,300}?/${(0,M.Kf)(k.posix.basename(Fe))}`;if(ke)return new RegExp(
`(?<=["'\`]|(?:url|\\])\\()${ke}(?=["'\`)?#])`)}}function L(Z){for(const{file:oe,severity:J,message:re,code:ge}of Z.facts.diagnostics??[]){if((0,B.g)({code:ge??
null}))return;if(J!=="error")continue;const we=(0,U.fO)(re),Ae=D(F(we,oe),re),Ne=Ae?.kind==="file"?void 0:V(we,oe,Z.facts.list);if(Ne??Ae)return Ne??Ae}if(Z.facts.
diagnostics?.some(oe=>oe.severity==="error"))return;const se=Z.lines.findLastIndex(oe=>g.test(oe));for(const[oe,J]of Z.lines.entries()){const re=F(J,void 0);if(re)
return oe<se-S?void 0:re}}function D(Z,se){return Z?.kind!=="package"||!(0,U.Or)(se).some(U.lQ)?Z:{...Z,kind:"file",specifier:O(se)??Z.specifier}}function O(Z){
const se=(0,U.fO)(Z);return H.map(oe=>(0,Y.$)(oe,se)?.groups?.what).find(Boolean)}const g=/^(?:Uncaught )?(?:Reference|Type|Range)Error: (?!.*\b(?:module|package|import|resolve)\b)/,
S=3,C=/^@[\w-]{1,100}\/[\w-]{1,100}$/;function F(Z,se){for(const oe of H){const J=(0,Y.$)(oe,Z)?.groups;if(J?.path)return{kind:"file",specifier:J.path,importer:"\
."};if(J?.sheet)return{kind:"file",specifier:J.sheet,importer:se};const re=J?.what??J?.named;if(!J||!re)continue;const ge=se??J.from,we=/\.(?:html?|css|s[ac]ss|less|json)$/.
test(ge??"")&&!C.test(re);if(J.named===void 0&&we||/\.(?:html|njk|liquid)$/.test(re)||/^(?:\.{1,2}(?:\/|$)|\/)/.test(re))return{kind:"file",specifier:re,importer:ge};
const Ne=/^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.exec(re)?.[0];return Ne===void 0||re[Ne.length]===":"?void 0:{kind:"package",specifier:Ne,importer:ge}}}const j=[
"",..."ts tsx js jsx mjs cjs vue svelte astro css scss json".split(" ").map(Z=>`.${Z}`)],A=/\.(?:css|s[ac]ss|less)$/,P=["",".css",".scss",".sass",".less"];function b(Z){
const se=Z.facts.list??he(f(Z.facts)),oe=L(Z),J=oe?.kind==="file"&&!f(Z.facts).some(U.lQ)?oe:void 0;for(const re of J?ne(J):[]){const ge=A.test(J?.importer??"")?
P:j,we=(0,K.M)(re,se,ge);if(we!==void 0&&J)return{specifier:J.specifier,actual:we}}}function f({diagnostics:Z=[]}){return(0,U.Or)(Z.find(({severity:se})=>se==="\
error")?.message??"")}const y=/^(?:[@~#]|\$\w{1,20})\/(?<rest>[^'"\s]{1,300})$/,$=/^[@~#$]?(?<rest>[\w-]{1,60}\/[^'"\s]{1,300})$/,I=["","src","src/lib","app"];function V(Z,se,oe){
const J=O(Z);return J&&(y.test(J)||q(J,se,oe).length>0)?{kind:"file",specifier:J,importer:se}:void 0}function q(Z,se,oe){const[J=""]=$.exec(Z)?.groups?.rest?.split(
"/",1)??[];return J===""||!oe||/^(?:node_modules|src|lib)$/.test(J)?[]:ee(se).filter(re=>oe(re).includes(J)&&oe(k.posix.join(re,J)).length>0)}function ee(Z){const se=Z.
split("/").slice(0,20),oe=se.map((J,re)=>se.slice(0,re).join("/"));return[...new Set(oe.flatMap(J=>I.map(re=>k.posix.join(J,re))))].map(J=>J==="."?"":J)}function ne({
specifier:Z,importer:se}){const oe=(y.exec(Z)??$.exec(Z))?.groups?.rest;if(oe&&!/^\.{1,2}\//.test(Z))return ee(se??"").map(re=>k.posix.join(re,oe));if(Z.startsWith(
"/")){const re=Z.split("/").slice(1,40);return re.map((ge,we)=>re.slice(we).join("/"))}const J=se&&k.posix.join(k.posix.dirname(se),Z);return!J||J.startsWith(".\
.")||J.startsWith("/")?[]:[J]}function he(Z){const se=new Map;for(const oe of Z){const J=oe.split("/");for(const[re,ge]of J.entries()){const we=J.slice(0,re).join(
"/"),Ae=se.get(we)??new Set;se.set(we,Ae.add(ge))}}return oe=>[...se.get(oe)??[]]}}),8503:((ve,ce,w)=>{w.d(ce,{f:()=>U});var k=w(6760),M=w(9882),Y=w(7214);function U(C){
const{list:F}=C.facts,j=(0,Y.SN)(C.facts);if(j.length>0)return j;const A=(0,Y.ne)(C);if(!F||A?.kind!=="file")return[];const P=(0,Y.wG)({...A,specifier:A.specifier.
replace(/[?#].*$/,"")}),{importer:b}=A;for(const $ of P){const I=H($,F,b);if(I.length>0)return I}return(/\.html?$/.test(b??"")?P.map($=>K($,F)):[]).find($=>$.length>
0)??(P.length>0?S(k.posix.basename(P[0]??""),F,b):[])}const B=/^(?:main|index|entry)\./i;function K(C,F){const j=k.posix.dirname(C),A=k.posix.basename(C);return!B.
test(A)||j==="."?[]:F(j).filter(b=>B.test(b)&&_(b,A)).map(b=>k.posix.join(j,b)).slice(0,3)}function H(C,F,j=""){const A=C.split("/").filter(V=>V!==".");let P="";
for(const V of A.slice(0,-1)){const q=F(P),ee=q.filter(he=>he!=="node_modules"&&!he.startsWith(".")),ne=q.includes(V)?V:(0,M.pA)(V,ee)[0];if(ne===void 0)return[];
P=k.posix.join(P,ne)}const b=A.at(-1)??"",f=F(P).filter(V=>_(V,b,j)),y=f.filter(V=>D(V)===D(b)),$=y.length>0?y:(0,M.pA)(L(b),f.map(L));return f.filter(V=>y.includes(
V)||$.includes(L(V))).map(V=>k.posix.join(P,V)).slice(0,3)}const x=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|json)$/i,W=/\.(?:p?css|s[ac]ss|less|styl)$/i,R=/\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/i;
function _(C,F,j=""){if(W.test(j)&&L(F)===F)return W.test(C);if(L(C)===C)return!0;const A=[x,W,R].find(P=>P.test(F));return A?A.test(C):L(F)===F?x.test(C)||W.test(
C):(0,k.extname)(C)===(0,k.extname)(F)}function L(C){return C.replace(/(?<=.)\.[a-z]\w{1,9}$/i,"")}function D(C){return L(W.test(C)?C.replace(/^_(?=.)/,""):C)}const O=200,
g=/^(?:\.|node_modules$|dist$|build$|out$|vendor$|coverage$)/;function S(C,F,j=""){const A=[],P=[""];for(let b=0;b<P.length&&b<O;b++){const f=P[b]??"";for(const y of F(
f)){const $=k.posix.join(f,y);D(y).toLowerCase()===D(C).toLowerCase()&&_(y,C,j)&&A.push($),!g.test(y)&&L(y)===y&&P.push($)}}return W.test(j)&&A.length>1?[]:A.slice(
0,3)}}),107:((ve,ce,w)=>{w.d(ce,{Se:()=>K,ry:()=>P});var k=w(5807);const M={lines:5e3,characters:256*1024,lineLength:1e3,entryLength:64*1024},Y=[/^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:?(?: |$)/,
/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M)?\]?:? (?=\S)/,/^(?<folder>\.|[\w@.-]{1,100}(?:\/[\w@.-]{1,100}){1,6}) (?!error|warning|note|info|failed)[a-z][\w:-]{0,60}(?:: |:$|\$ )/,
/^(?<task>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[a-z][\w:-]{0,60}):(?: |$)/,/^\[@?[\w./-]{1,80}\]: /,/^➤ YN\d{4}: (?:[│┌└] ?)?/,/^@?[^\s@]{1,100}@(?:workspace:(?<folder>[\w@./-]{1,200})|\w{1,20}:\S{1,200}) STD(?:ERR|OUT)(?: |$)/,
/^\[\d{1,2}\] /,/^#\d{1,4} \d{1,5}\.\d{1,3} /,/^[a-z][\w.-]{0,60}-\d{1,3} {1,20}\| /,/^npm (?:ERR!|error)(?: |$)/,/^\[(?:11ty|webpack-cli)\](?: |$)/,/^Original error stack trace: (?=\S)/,
/^│ (?=\w*Error: )/,/^[│└■▲●◆◇](?: {2}|$)/u,/^\[(?:log|info|warn|error)\] \[nitro\](?: |$)/],U=4,B=[/^> @?[^\s@]{0,100}@\S{0,100} \S{1,100} (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,
/^(?<task>@?[\w./-]{1,120}#[\w:-]{1,60}):\s{1,4}ERROR\s{1,4}command \((?<folder>[^()]{1,400})\)/,/^ERROR: command finished with error: command \((?<folder>[^()]{1,400})\)/,
/^location (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/];function K(f){const y=[];let $=M.characters;for(let ee=f.length-1;ee>=0&&y.length<M.lines&&$>0;ee--){const ne=f[ee]??
"",Z=(ne.length>M.entryLength?ne.slice(-M.entryLength):ne).split(`
`);for(let se=Z.length-1;se>=0&&y.length<M.lines&&$>0;se--){const oe=Z[se]??"",J=H((0,k.Ow)(j((0,k.Nl)(oe)),M.lineLength).trimEnd());$-=Math.max(J.length,oe.length/
16),y.push(J)}}const I=x(y),V=g(D(y.reverse().map(ee=>S(ee,I)))),q=W(V);return V.map(({text:ee,folder:ne,task:he})=>({text:ee,folder:ne??q.get(he??"")}))}function H(f){
return f.includes(":undefined")?f.replace(/(?<=\.\w{1,10})(?::undefined){1,2}(?!\S)/g,""):f}function x(f){const y=f.map($=>$.includes("nx run ")?/\bnx run ([@\w./-]{1,100}):/.
exec($)?.[1]:/^([\w@.-]{1,100} [a-z][\w:-]{0,60})\$ /.exec($)?.[1]);return new Set(y.filter($=>$!==void 0))}function W(f){const y=new Map;for(const{text:$,task:I}of f)
for(const V of B){const q=V.exec($)?.groups;q?.folder&&y.set(I??q.task?.replace("#",":")??"",q.folder)}return y}const R=/^(?:.{0,200}\s)?Unexpected (?:token|non-whitespace)\b.{0,60}, (?:\.\.\.)?".{0,100}$/,
_=/"(?:\.\.\.)? is not valid JSON\b/,L=12;function D(f){const y=[];for(let $=0;$<f.length;$++){const I=f[$],q=I.text.includes("Unexpected ")&&R.test(I.text)&&!_.
test(I.text)?f.slice($+1,$+1+L).findIndex(({text:ne})=>_.test(ne)):-1;if(q===-1){y.push(I);continue}const ee=f.slice($,$+q+2).map(({text:ne})=>ne.trim());y.push(
{...I,text:ee.join(" ").slice(0,M.lineLength)}),$+=q+1}return y}const O=71;function g(f){if(!f.some(({text:I})=>I.startsWith("\u250C  Building storybook")))return f;
const y=[];let $=0;for(const I of f){const V=y.at(-1),[q=""]=I.text.split(" ",1),ee=I.boxed&&$>0&&$<=O&&$+1+q.length>O;V&&ee&&/^[\w("'`./@-]/.test(q)?y[y.length-
1]={...V,text:`${V.text} ${I.text}`.slice(0,M.lineLength)}:y.push(I),$=I.text.length}return y}function S(f,y){let $=f,I,V,q=!1;for(let ee=0;ee<U;ee++){const ne=F(
$)??C($,y);if(!ne)break;I??=ne.groups?.folder,V??=ne.groups?.task,q||=ne[0]==="\u2502  ",$=$.slice(ne[0].length)}return{text:$,folder:I,task:V,boxed:q}}function C(f,y){
if(y.size===0)return;const $=/^(?<name>[@\w./-]{1,100}|(?<folder>[\w@.-]{1,100}) [a-z][\w:-]{0,60})(?::(?: |$)|\$ )/.exec(f);return $&&y.has($.groups?.name??"")?
$:void 0}function F(f){for(const y of Y){const $=y.exec(f);if($)return $}}function j(f){return f.includes("\r")?f.split("\r").findLast(y=>y.trim()!=="")??"":f}const A=/^> @?[^\s@]{1,150}@\S{1,60} (?:pre|post)?(?:install|prepare)$|^\$ (?!(?:npm|pnpm|yarn|bun|corepack) )/;
function P(f,y){const $=f[y]?.folder;return $!==void 0?!$.includes("node_modules"):f.slice(0,y).some(({text:I})=>A.test(I))}function b(f){const y=f.findIndex(I=>/\bnpm (?:ERR!|error) Usage:\s*$/.
test(I)),$=f.findIndex((I,V)=>V>y&&/\bnpm (?:ERR!|error) Run "npm help [\w-]{1,40}"/.test(I));return y===-1||$===-1?f:f.toSpliced(y,$-y)}}),5230:((ve,ce,w)=>{w.
d(ce,{$:()=>Y});const k=new WeakMap,M=3;function Y(R,_){const L=U(R);if(L.length===0)return R.exec(_);for(const D of L)if(_.includes(D))return R.exec(_);return null}
function U(R){let _=k.get(R);if(_===void 0){const L=R.ignoreCase?[]:B(R.source);_=L.every(D=>D.length>=M)?L:[],k.set(R,_)}return _}function B(R){const _=[""];let L="",
D=0;for(let O=0;O<=R.length;O++){const g=R[O]??"",S=g==="\\"?R[++O]??"":"";if(K.test(S))return[];if(g==="["&&(O=W(R,O)),g==="("&&(D+=1),g===")"&&(D-=1),D>0&&g!==
"(")continue;const C=g==="\\"?S:g;if(C!==""&&!(g==="\\"?x:H).includes(C)){L+=C;continue}(g==="*"||g==="?"||g==="{")&&(L=L.slice(0,-1)),L.length>(_.at(-1)??"").length&&
(_[_.length-1]=L),L="",g==="{"&&(O=R.indexOf("}",O)),g==="|"&&_.push("")}return _}const K=/^[uxck\d]$/,H="()[{*+?^$.|",x="bBdDsSwWnrtfvpP";function W(R,_){let L=_+
1;for(;R[L]!=="]";)L+=R[L]==="\\"?2:1;return L}}),770:((ve,ce,w)=>{w.d(ce,{Or:()=>U,RU:()=>M,fO:()=>Y,lQ:()=>B});const k=/; there (?:is|are) (?<names>[^;]{1,300})$/;
function M(K,H){return H.length===0||k.test(K)?K:`${K.replace(/[.:]?\s{0,4}$/,"")}; there ${H.length===1?"is":"are"} ${H.join(", ")}`}function Y(K){return K.replace(
k,"")}function U(K){return k.exec(K)?.groups?.names?.split(", ")??[]}function B(K){return K.endsWith("/")}}),6612:((ve,ce,w)=>{w.d(ce,{$p:()=>B,cU:()=>H,qD:()=>g});
var k=w(6760),M=w(5807);const Y=[[/^file:\/\/(?:localhost)?(?=\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\/(?:\([\w-]+\)\/)?(?=\.{0,2}\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\//,
""],[/^.*!/,""],[/\\/g,"/"],[/^\/?[A-Za-z]:(?=\/)/,""],[/[?].*$/,""]],U=/^(?:node|https?|data|virtual|native|internal|bun|deno):|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|bin\/|etc\/|nix\/|proc\/|sys\/|snap\/|rustc\/|opt\/hostedtoolcache\/)|(?:^|\/)(?:node_modules|site-packages|dist-packages|\.git|\.nvm|\.pyenv|\.cargo|\.rustup|\.yarn|\.pnpm|\.pnpm-store|\.volta|\.bun)(?:\/|$)|\/go\/pkg\/mod\//,
B="?body",K=/\?vue&type=[\w&=.-]{1,200}/,H=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g,x=40,W=2e4,R=500,_=100;function L(j,A){const P={...A,exists:D(
A)},b=new Map,f=new Map;for(const I of j){b.has(I.file)||b.set(I.file,g(I.file,P));const V=b.get(I.file);if(V===void 0)continue;const[q,ee]=K.test(I.file)||I.file.
endsWith(B)?[null,null]:[I.line,I.column],ne=O(cleanLine(I.message,R),P),he=I.code&&cleanLine(I.code,_),Z=JSON.stringify([V,q,ee,ne]);f.has(Z)||f.set(Z,{...I,file:V,
line:q,column:ee,code:he,message:ne})}const y=[...f.values()],$=new Set(y.filter(({line:I})=>I!==null).map(({file:I,message:V})=>`${I}
${V}`));return y.filter(({line:I,file:V,message:q})=>I!==null||!$.has(`${V}
${q}`))}function D(j){const A=new Map;return P=>{const b=A.get(P);if(b!==void 0)return b;const f=A.size<W&&j.exists(P);return A.size<W&&A.set(P,f),f}}function O(j,A){
return j.replace(K,"").replace(H,P=>g(P,A)??P)}function g(j,A){const P=S(j);if(!(P===""||P.includes("\0")||U.test(P))){for(const b of C(P,A))if(b!==void 0&&!U.test(
b)&&A.exists(b))return b}}function S(j){let A=j.startsWith("file://")?(0,M.oF)(j):j;for(const[P,b]of Y)A=A.replace(P,b);return A}function*C(j,A){const P=A.rootDirectory??
"";if(!j.startsWith("/")){for(const f of[...A.folders??[],P,""])yield F(`${f}/${j}`);return}const b=F(j)?.split("/")??[];if(!(b.length>x))for(let f=0;f<b.length;f++){
const y=b.slice(f).join("/");yield y,P!==""&&(yield F(`${P}/${y}`))}}function F(j){const A=k.posix.normalize(j.replace(/^\/+/,"")).replace(/\/$/,"");return A===
"."||/^\.\.(?:\/|$)/.test(A)?void 0:A}}),8724:((ve,ce,w)=>{w.d(ce,{g:()=>K,l:()=>D});var k=w(6760);const M=["error","warning","notice"],Y=/^\..|.\.config\.[a-z]{1,10}$|^package(?:-lock)?\.json$/;
function U(O){const g=k.posix.basename(O);return Y.test(g)||g.includes("tsconfig")&&g.endsWith(".json")}const B=/^TS5\d{3}$/;function K({code:O}){return B.test(
O??"")}const H=/^ts\(?(?:2304|2305|2307|2503|2552|2580|2614|2686|2688|2694|2724|2792|2882)\)?$/i,x=/^ts\(?(?:6133|6138|6192|6196|6198|6385|6387|7005|7006|7016|7019|7022|7023|7024|7027|7028|7030|7031|7034|7044|7045|7053|18046|80\d{3})\)?$/i,
W=/^(?:\w*Error: )?(?:[×x] )?(?:(?:Module )?[Bb]uild failed\b|Unexpected (?:token|eof|end of file)\b|Expression expected|Declaration or statement expected|Unterminated regexp literal|Expected (?:ident|unicode escape)\b|'(?:[),;:}]|=>|<\/)' expected)/i;
function R({code:O,message:g}){const S=O??"";return(H.test(S)?-1:0)+(x.test(S)?3:0)+(W.test(g)?.5:0)}function _({code:O}){const[g="",...S]=(O??"").split("/").reverse();
return/^[a-z][a-z-]+$/.test(g)&&S.every(C=>/^@?[a-z][\w-]*$/.test(C))}const L=/^Parsing error|\bUnable to resolve\b|\bis not defined\b|\bnot found in\b/;function D(O,g=10){
const S=new Set,C=new Set,j=O.map(f=>{const y=JSON.stringify([f.severity,f.file,f.line]),$=JSON.stringify([f.severity,f.message]),I=_(f)&&L.test(f.message),V=S.
has(y)||C.has($);S.add(y),C.add($);const q=(f.line===null?4:0)+(V&&!I?2:0)+(K(f)?-2:U(f.file)?1:0)+R(f)-(I?1:0);return{diagnostic:f,weight:q}}).toSorted((f,y)=>f.
weight-y.weight).map(({diagnostic:f})=>f),A=Object.groupBy(j,({severity:f})=>f),P=Math.max(0,g),b=f=>Math.max(0,(A[f]?.length??0)-P);return{shown:M.flatMap(f=>A[f]?.
slice(0,P)??[]),rest:{error:b("error"),warning:b("warning"),notice:b("notice")}}}}),1981:((ve,ce,w)=>{w.d(ce,{M:()=>U,p:()=>M});var k=w(6760);function M(B,{facts:K,
lines:H}){if(!B.startsWith("/"))return B;const x=B.split("/"),W=(K.diagnostics??[]).map(({file:L})=>L.split("/",1)[0]??"").filter(L=>L!==""),R=[...new Set(["nod\
e_modules",...K.list?.("")??[],...W])],_=x.findIndex(L=>R.includes(L));if(_>0)return x.slice(_).join("/");for(let L=x.length-1;L>1;L--){const D=`${x.slice(0,L).
join("/")}/`;if(H.some(O=>R.some(g=>Y(O,D+g))))return x.slice(L).join("/")}return B}function Y(B,K){const H=B.indexOf(K);return H>=0&&!/[\w.-]/.test(B[H+K.length]??
"")}function U(B,K,H=[""]){const x=B.split("/",40).filter(R=>R!==""&&R!==".");let W="";for(const[R,_]of x.entries()){const L=K(W),D=(R===x.length-1?H:[""]).map(
g=>`${_}${g}`),O=D.find(g=>L.includes(g))??D.map(g=>L.find(S=>S.toLowerCase()===g.toLowerCase())).find(Boolean);if(O===void 0)return;W=k.posix.join(W,O)}return H.
some(R=>W===`${x.join("/")}${R}`)?void 0:W}}),3716:((ve,ce,w)=>{w.d(ce,{LP:()=>M});var k=w(5807);function M(x){return/^\s*at\s.*[:)\d]$/.test(x)}const Y=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,
U=2,B=2e3;class K{#e;#t;#n=[];#s=0;constructor(W){this.#e=W}push(W){const R=stripEscapes(W.slice(0,B)).trimEnd().replace(/ \{$/,"");return M(R)?this.#t===void 0&&
!Y.test(R)?(this.#t=W,[...this.#o(),W]):(this.#s+=1,this.#n.length<U&&this.#n.push(W),[]):[...this.end(),W]}end(){return this.#t=void 0,this.#o()}#o(){const[W,R]=[
this.#s,this.#n];return[this.#s,this.#n]=[0,[]],W<U?R:[this.#e(W)]}}function H(x,W){const R=new K(W);return[...x.flatMap(_=>R.push(_)),...R.end()]}}),5388:((ve,ce,w)=>{
w.r(ce),w.d(ce,{asSyncFailure:()=>L,brokenSite:()=>x,isErrorOfSite:()=>H,syncFailure:()=>B});var k=w(3739),M=w(2881),Y=w(5879),U=w(8423);function B(D,O){return(0,M.
SU)("sync",D,O)}const K=new Set(["index_unanswered","index_empty","dead_asset"]);function H({code:D}){return K.has(D)}function x(D){const O=D.filter(H),g=O.length-
1,S=g>0?` (and ${g} more ${g===1?"error":"errors"})`:"",C=`The start page is broken: ${O[0]?.message}${S}`,F=D.flatMap(({file:j,line:A,code:P,message:b})=>j===null?
[]:[{file:j,line:A,column:null,severity:W(P),code:P,message:b}]);return new M.$w({...B("site_broken",C).facts,diagnostics:F})}function W(D){return D==="build_fa\
ult"||K.has(D)?"error":"warning"}const R="The output could not be stored: the storage of the platform cannot be used now";function _(){return B("disk_full","The\
 disk of the platform is full: the output could not be stored")}function L(D,O){if(D instanceof M.$w)return D;if(O.aborted)return O.reason;if(D instanceof Y.Sb)
return _();if(D instanceof U.us)return D.isFull?_():B("storage_unavailable",R);const g=(0,k.xU)(D)??(0,k.bD)(D);return B("sync_failed",`The output could not be \
stored (${g})`)}}),9926:((ve,ce,w)=>{w.d(ce,{wA:()=>Is,RJ:()=>Mo});var k=w(6760),M=w(7994),Y=w(3052),U=w(1809),B=w(2416),K=w(3716);const H=12,x=30,W={mentions:40,
hints:10,shown:10,names:16,nameLength:200,tokens:60},R=/^[>$]\s[a-z@.]|^Detected \S/;function _(t,{at:n,message:s,details:r}){const a=(0,U.EP)(t,n-H,n),l=[...t.
keys()].slice(Math.max(0,n-H),n+x).filter(p=>!(a.has(p)||(0,U.Xk)(t[p]?.text??""))).sort((p,T)=>D(p,n)-D(T,n)),c=l.map(p=>({each:p,text:(0,B.wh)(t[p]?.text??"")})).
filter(({text:p})=>!R.test(p)),m=c.some(({text:p})=>L.test(p)),E=c.flatMap(({each:p,text:T})=>g(T,t[p]?.folder)).slice(0,W.mentions);return{mentions:m?E.map(p=>p.
inStack?p:{...p,line:null,column:null}):E,hints:m?[]:c.flatMap(({text:p})=>(0,K.LP)(p)?[]:A(p)).slice(0,W.hints),shown:l.flatMap(p=>y(t,p)).slice(0,W.shown),rows:c.
flatMap(({text:p})=>f(p)),message:s,words:[...new Set(s.match(/\w{2,40}/g))].slice(0,W.tokens),names:[...Z(ne(s)),...c.flatMap(({text:p})=>Ce(p))],details:[...new Set(
r.filter(p=>!(ee.test(p)||(0,U.Ol)(p))).flatMap(p=>Z(ne(p))))].slice(0,W.names),identifier:$e(s),isAbsence:/\b(?:required|missing|lacks|must (?:have|contain|export))\b/i.
test(s),routes:[...new Set([...xe(s),...c.flatMap(({each:p,text:T})=>xe(T,t[p+1]?.text))])].slice(0,W.hints),isJson:c.some(({text:p})=>be(p)),lacksScript:/\b(?:missing|no|unknown) script\b|\bscript not found\b|^Command "[^"]{1,100}" not found/i.
test(s)}}const L=/\bvite:vue\]\s\S{1,400}\.(?:md|html\.vue)\s/;function D(t,n){return t<n?(n-t)*2.5:t-n}const O=/^(?<path>[^\s]{1,400}?)(?::(?<line>\d{1,7})(?::(?<column>\d{1,7}))?|\((?<row>\d{1,7})[,:](?<character>\d{1,7})\))?$/;
function g(t,n){const s=(0,K.LP)(t),r=t.split(/[\s"'`<>{}|;*=]+/).slice(0,W.tokens);return r.flatMap((a,l)=>{const c=O.exec(Ae(a))?.groups;if(!c?.path||!/[./]/.
test(c.path))return[];const[,m,E]=S.exec(r[l+1]??"")??[],p=m??C.exec(r.slice(l+1,l+3).join(" "))?.[1],T=F(c.line??c.row??p);return[{path:n===void 0||/^[/.]|^\w+:/.
test(c.path)?c.path:`${n}/${c.path}`,line:T,column:F(c.column??c.character??E),inStack:s}]})}const S=/^\((\d{1,7}):(\d{1,7})\)[:,.]?$/,C=/^line (\d{1,7})[:,.]?$/;
function F(t){return t&&Number(t)||null}const j=[/\bline(?:Number)?:?\s(?<line>\d{1,7})\b(?:[,:]?\s(?:column|col|character|char):?\s(?<column>\d{1,7}))?/i,/[([](?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?[)\]]/,
/\s(?:at|-)\s(?<line>\d{1,7}):(?<column>\d{1,7})\b/,/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})(?!:\d\d\b)[:\s]/];function A(t){for(const n of j){const s=n.exec(t)?.
groups,r=F(s?.line);if(r!==null)return[{line:r,column:F(s?.column)}]}return[]}const P=/^[\s│|]{0,40}(?<mark>>{0,2})\s{0,10}(?<line>\d{1,7})\s{0,4}(?:[|│┃]|:(?=\s))(?<text>.*)$/,
b=/^[\s│|·:╵┆╎-]*(?:\^|~~|─|━)/;function f(t){const n=P.exec(t)?.groups;return n?[{line:Number(n.line),text:n.text?.trim()??""}]:[]}function y(t,n){
const s=P.exec((0,B.wh)(t[n]?.text??""))?.groups,r=s?.text?.trim()??"",a=s?.mark!==""||b.test((0,B.wh)(t[n+1]?.text??""));return r!==""&&a?[{line:Number(s?.line),
text:r}]:[]}const $=/"([^"]{2,200})"|(?<!\w)'([^']{2,200})'(?!\w)|`([^`]{2,200})`|“([^“”]{2,200})”/g,I=[/(?:^|\s)(?:Error:\s)?([^\s:"'`]{2,200}):?\s(?:is not|isn't|not found|is undefined|was not|could not be|does not|doesn't|cannot be|failed to|must be|is missing|is required|doesn’t)\b/,
/\b(?:partial|tag|helper|filter|mixin|layout|field|plugin|package|module|specifier|host|tarball):?\s"?([^\s"'`,;()]{2,200})/i,/\b[Uu]n(?:known|supported|recognized) (?:browser|engine|environment|flag|format|key|language|locale|option|preset|property|rule|target|theme|type|unit) ([^\s"'`,;:()]{2,100})$/,
/(?:^|[\s*])([\w.-]{2,60}):\s(?:Invalid|Required|Expected)\b/,/\b\d{1,3}(?:\.\d{1,3}){3}:(\d{2,5})\b/,/^\s*(?:[-*•]|->)\s(?:linking to\s)?(\S{2,200})$/,/\bproperties\s?\(([^\s()]{2,100})\)/],
V=/^(?:@[\w.-]+\/[\w.-]+|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|[a-z]+(?:[A-Z][a-z0-9]*)+|[\w.-]+@[\^~>=<\w.*:-]+|\.{1,2}\/\S+|(?:[\w@.-]+\/)+[\w.-]+\.\w{2,5}|[\w.-]+\.(?:invalid|com|org|net|io|dev))$/,
q=/\bwhile parsing\b|\blinked from\b|\bsource page path\b|\b[Dd]id you mean\b|\b[Ss]ee (?:more|https?:)|\bTried\b|\bwhich (?:is|are) (?:configured|defined|set) in\b/,
ee=/^\s*(?:Note|Hint|Tip):\s|\b(?:[Dd]id you mean|npm run|see a list|https?:\/\/)/;function ne(t){return t.slice(0,q.exec(t)?.index??t.length).replace(he,"")}const he=/^\W{0,8}[([]plugin [^)\]]{1,100}[)\]]/;
function Z(t){const n=[...t.matchAll($)].map(m=>m.slice(1).find(E=>E!==void 0)??""),s=I.flatMap(m=>m.exec(t)?.[1]??[]),r=se.exec(t)?.[1],a=t.replace($," ").split(
/[\s,;()[\]<>{}"'`|]+/,W.tokens),l=re.test(t),c=a.map(Ae).filter(m=>V.test(m)||ge(m,l));return[...new Set([...n,r??"",...s,...c].map(m=>J(m.trim()).slice(0,W.nameLength)))].
filter(m=>/\w\w/.test(m)&&(m===r||!oe.test(m))&&!m.includes("\\")&&m.split(/\s/).length<=3).slice(0,W.names)}const se=/\b(?:not found|look(?:ed|ing) for|unknown(?:\s\w{1,20}){0,2}|(?:does|do) not exist|undefined(?:\s\w{1,20})?|not defined):\s"?([^\s"'`,;]{2,200})/i,
oe=/^(?:[A-Z]\w{0,60}(?:Error|Exception)|a|an|the|that|this|which|it|its|is|are|was|in|of|on|or|and|for|from|with|to|not|does|cannot|could|config(?:uration)?|files?|pages?|modules?|packages?|plugins?|options?|paths?|folder|directory)$/i;
function J(t){return/^["'`]/.test(t)&&t.length>2&&t.endsWith(t[0]??"")?t.slice(1,-1):t}const re=/\b404\b|\blink(?:s|ed)?\b/i;function ge(t,n){return/^https?:\/\/\S/.
test(t)||/^\/[\w@.-]+\/\S/.test(t)||n&&/^\/[\w-]/.test(t)}const we=[["(",")"],["[","]"]];function Ae(t){let[n,s]=[0,t.length];const r=a=>{for(;s>n&&a.includes(t[s-
1]??" ");)s--};r(".:,");for(const[a,l]of we){const c=t[s-1]===l;t[n]===a&&(c||!t.includes(l))&&(n++,c&&s--),t.slice(n,s).includes(a)||r(`${l}.:,`)}return t.slice(
n,s)}const Ne=/\b(?:at|of|for|prerendering|rendering|GET|render)(?: (?:the )?(?:page|path|route))? ["'`]?(\/[\w[\].:@%()/-]{0,200})(?=$|[\s"'`,])|^!!! (\/\S{0,200}): /,
Fe=/^[\s│]{0,8}[├└]─{1,2} (\/\S{0,200}) \(\d{1,9}ms\)$/,ke=/^[\s│]{0,8}[├└]─{1,2} \[5\d\d\]/;function xe(t,n=""){const[,s,r]=Ne.exec(t)??[],a=ke.
test(n)?Fe.exec(t)?.[1]:void 0;return[s,r,a].flatMap(l=>l?.replace(/[.:,]$/,"")??[])}const De=[/(?:^|[\s:])([\w$]{1,100}) is not defined\b/,/\(reading '([\w$]{1,100})'\)/,
/\.([\w$]{1,100})\)? is not a function\b/];function $e(t){return De.map(n=>n.exec(t)?.[1]).find(n=>n!==void 0)}function be(t){return/(?<!\.)\bjson5?\b/i.test(t)}
function Ce(t){return/^\s{2,12}input: '([^'\\]{4,200})',?$/.exec(t)?.slice(1)??[]}var Ie=w(9047),Re=w(7214),We=w(107),z=w(5807),te=w(730),ae=w(5230);class de{#e;#t=new Map;constructor(n){
this.#e=n}get all(){return this.#e}get length(){return this.#e.length}line(n){return this.#e[n]}find(n,s){let r=this.#t.get(n);r||(r=[],this.#t.set(n,r));const a=r[s];
if(a!==void 0)return a;const l=(0,ae.$)(n,this.#e[s]?.text??"");return r[s]=l,l}}function fe(t,n,s){if("match"in t)return t.match(n,s);const r={};let a=s;for(const[
c,m]of t.steps.entries()){const E=Me(ye(m),n,a,c>0);if(!E)return;for(const[p,T]of Object.entries(E.groups))T!==void 0&&(r[p]=T);a=E.at+1}const l=t.steps.at(-1);
return!t.repeat||!l?{groups:[r],next:a}:ue(ye(l).pattern,r,n,a)}function ue(t,n,s,r){const a=[n];let l=r;for(;l<s.length&&a.length<1e3;l++){const c=s.find(t,l);
if(!c)break;a.push({file:n.file,...c.groups})}return{groups:a,next:l}}function ye(t){return t instanceof RegExp?{pattern:t}:t}function Me(t,n,s,r){const a=r?t.skip??
0:0,l={};for(let c=s;c<=s+a&&c<n.length;c++){const m=n.find(t.pattern,c);if(m)return{at:c,groups:{...l,...m.groups}};const E=t.over&&n.find(t.over,c);if(t.over&&
!E)return;for(const[p,T]of Object.entries(E?.groups??{}))T!==void 0&&(l[p]=T)}}var Ue=w(6612);const Je=500,dt=500,Tt=[["warning",/^(?:warn|warning|deprecation warning|!|⚠)/i],
["notice",/^(?:hint|info|note|message|i$)/i],["error",/./]],gn=/^Compiled with warnings\.?$/,wn=/\bfail(?:ed)?\b|^error\b|^Treating warnings as errors/i;function At(t,n=te.
h){const s=new de((0,We.Se)(t)),r=new Map;let a=!1;for(let l=0;l<s.length&&r.size<Je;){const c=s.line(l)?.text??"";a=gn.test(c)||a&&!wn.test(c);const m=ut(s,l,n);
for(const E of m?.diagnostics??[]){const p=a&&E.severity==="error"?{...E,severity:"warning"}:E,{file:T,line:Q,column:Ee,message:Se}=p,pe=JSON.stringify([T,Q,Ee,
Se]);!r.has(pe)&&r.size<Je&&r.set(pe,p)}l=m?.next??l+1}return[...r.values()]}function ut(t,n,s){const r=t.line(n);if(!(!r||r.text.trim()===""))for(const a of s){
const l=fe(a,t,n);if(!l)continue;return{diagnostics:l.groups.map(m=>{const E=Nt(m,a,r.folder);if(!E)return;const p=(0,B.Vz)(E.message,t.all,En(E.message,t,n,l.next)),
T=m.test===void 0?"":`, in the test "${m.test.slice(0,120)}"`;return{...E,message:(0,z.Ow)(p+T,dt)}}).filter(m=>m!==void 0),next:l.next}}}function En(t,n,s,r){for(let a=s;a<
r;a++)if(n.line(a)?.text.includes(t.slice(0,60)))return a;return r-1}function Nt(t,n,s){const{message:r,frame:a}=t,l=(t.file??"").replace(/(?<=\.mdx?)\.js(?=$|\?)/,
"");if(!(l||a)||!r)return;const c=l===(t.file??"")&&mt(t.line)||null,m=c===null?null:mt(t.column);return{file:l&&Sn(l.trim(),s)+yn(n,l,c),line:c,column:m===null?
null:n.zeroColumn?m+1:m||null,severity:ft(t.severity,n),code:t.code??null,message:(0,z.Ow)(bn($n(r.trim(),l),l),dt),frame:a}}function yn({part:t=""},n,s){return s===
null||t===Ue.$p&&n.startsWith("/")?"":t}function $n(t,n){const s=t.replace(/^(?:error: |\[error\] )|\?vue&type=[\w=&.-]+| \[plugin [\w@/:-]{1,60}\]$/gi,""),[,r="",
a]=/^(\S{1,400}?)(?::\d{1,7}){0,2}: (.+)$/.exec(s)??[],[l]=n.split("?",1);return a!==void 0&&(`/${r}`.endsWith(`/${l}`)||`/${l}`.endsWith(`/${r}`))?a:s}function bn(t,n){
return t.replace(/(?<=^Cannot find module ')\/[^']{1,400}(?='$)/,s=>{const r=k.posix.relative(k.posix.dirname(n),s);return n.startsWith("/")?r.startsWith(".")?r:
`./${r}`:s})}function ft(t,n){return t===void 0?n.severity??"error":Tt.find(([,s])=>s.test(t))?.[0]??"error"}function mt(t){return t===void 0?null:Number(t)}function Sn(t,n){
return n===void 0||/^(?:[A-Za-z]:|[a-z-]+:\/\/|[\\/])/.test(t)?t:`${n}/${t.replace(/^(?:\.\/)+/,"")}`}var pt=w(901),_e=w(4177);const It=/\bYAML|\bfront ?matter\b|\b(?:explicit|implicit) mapping|\bblock mapping\b|\bmapping (?:entry|key|values)\b|\bblock (?:collection|sequence)|\bflow (?:collection|sequence|mapping)\b|quoted scalar|\bcompact mappings\b|unexpected end of the (?:stream|document)|unidentified alias/i,
Mt=/\.ya?ml$/i,ht=/\.(?:mdx?|markdown|njk|liquid|html?|hbs|webc|svx)$/i,kn=300;function Ct(t){return It.test(t)}async function Lt(t,n){const s=Mt.test(t);if(!s&&
!ht.test(t))return;const r=await n.lines(t),a=s?0:1,l=s?r.length:(0,_e.EZ)(r)-1;if(l<0)return;const{parseDocument:c,LineCounter:m}=await w.e(815).then(w.t.bind(
w,8815,19)),E=new m,p=r.slice(a,l).join(`
`),[T]=c(p,{lineCounter:E,prettyErrors:!1}).errors;if(!T)return;const{line:Q,col:Ee}=E.linePos(Pt(T.message)?vn(p,T.pos[0]):T.pos[0]);return{file:t,line:Q+a,column:Ee,
reason:T.message.split(`
`,1)[0]??""}}function Pt(t){return/^Flow (?:sequence|map)\b.*\bend with a\b/.test(t)}function vn(t,n){return/(?:^|\n)[ \t]*$/.test(t.slice(0,n))?Math.max(0,t.slice(
0,n).trimEnd().length-1):n}async function On(t){const n=t.files.filter(r=>Mt.test(r)||ht.test(r)).slice(0,kn),s=[];for(const r of n){if(t.isOver||s.length>1)return;
const a=await Lt(r,t);a&&s.push(a)}return t.onlyOf(s)}const gt=12,wt=16;function Dt(t,n,s){const r=n.filter(c=>Math.abs(c.line-t)<=gt&&c.text!==""),a=r.find(c=>c.
line===t),l=t>s.length?null:t;return a?Be(a.text,s[t-1])?t:Rn(a,r,s)??Ut(a.text,s)??l:l}function Rn(t,n,s){const r=s.flatMap((m,E)=>{if(!Be(t.text,m))return[];const p=n.
filter(T=>Be(T.text,s[E+T.line-t.line]));return[{line:E+1,rows:p.length}]}),a=Math.max(...r.map(({rows:m})=>m)),[l,c]=r.filter(({rows:m})=>m===a);return c===void 0?
l?.line:void 0}const jt=3;function Ze(t,n,s){const r=n.filter(l=>Math.abs(l.line-t.line)<=jt&&l.text!==""),a=r.reduce((l,{text:c})=>l+c.length,0);return r.length<
jt||a<wt?[]:(0,_e.nC)(s,(l,c)=>r.every(m=>Be(m.text,s[c+m.line-t.line])))}function Ut(t,n){const s=et(t),r=(0,_e.nC)(n,a=>{const l=et(a);return l.length>=wt&&s.
includes(l)});return r.length===1?r[0]:void 0}function Be(t,n=""){const s=et(n);return s!==""&&s===et(t)}function et(t){return t.replace(/\s+/g," ").trim()}const Ft=/^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i,
Wt=/^(?:if|for|block|macro|call|filter|raw|unless|case|capture|tablerow|comment|verbatim)$/,Bt=/<(?<slash>\/?)(?:(?<name>[A-Za-z][\w.-]{0,80}(?::[\w.-]{1,80})?)(?=[\s/>]|$)|(?=>))/y,
xn=/\{(?<sign>[#/])(?<name>if|each|await|key|snippet)\b/y,_n=/\{%-?\s{0,100}(?<end>end)?(?<name>\w{1,40})/y,Et=/\{\{~?(?<sign>[#/])\s{0,20}(?<name>\w{1,40})/y,Gt=/@(?:if|else(?:\sif)?|for|empty|switch|case|default|defer|loading|placeholder|error)\s{0,10}(?:\((?:[^()]|\((?:[^()]|\([^()]{0,200}\)){0,300}\)){0,500}\))?\s{0,10}\{/y,
Ke=/\{\{[^{}]{0,1000}\}\}/y,tt=/\/(?:[^\\/\n[]|\\.|\[(?:[^\]\\\n]|\\.){0,200}\]){1,400}\//y,Kt=/<\w{1,80}\sextends\b/y,Tn=[[/<!--/y,"-->"],[/\{\{!--/y,"--}}"],[
/\{#[\s-]/y,"#}"],[/<script\b/iy,"<\/script"],[/<style\b/iy,"</style"]],An=/(?:^|\W)(?:return|default|yield|await|case|else)$/,Ms=200;function*zt(t,n,s){const r=n.
includes("brace"),a=r?/[<{}"'`/]/g:n.includes("control")?/[<{}@]/g:/[<{]/g,l=[];for(let c=a.exec(t);c;c=a.exec(t)){const m=c.index,E=r&&(l.at(-1)??s)==="code",p=E&&
/["'`/]/.test(c[0])?Ht(t,m):Mn(t,m);if(p!==void 0){if(p<0)return;a.lastIndex=p;continue}const T=In(t,m,n,E,l);T&&(a.lastIndex=T.name==="{"?m+1:T.end,T.name!==""&&
(Nn(T,l),yield T))}}function Nn({opens:t,name:n},s){t?s.push(n==="{"?"code":"text"):n==="{"?s.length=Math.max(0,s.lastIndexOf("code")):s.at(-1)==="text"&&s.pop()}
function In(t,n,s,r,a){const l=t[n]??"";if(l==="<")return s.includes("tag")&&(!r||Cn(t,n))?Ln(t,n):void 0;if(l==="@"||s.includes("control"))return Dn(t,n);const c=s.
includes("block")&&l==="{"?Pn(t,n):void 0;if(c||!s.includes("brace")||!/[{}]/.test(l))return c;if(!(l==="}"&&!a.includes("code")))return{opens:l==="{",name:"{",
at:n,end:yt(t,n)}}function Pe(t,n,s){return t.lastIndex=s,t.exec(n)}function Mn(t,n){const s=Tn.find(([a])=>Pe(a,t,n));if(!s)return;if(/^<s/i.test(t.slice(n,n+2))){
const a=Vt(t,n);if(t[a-2]==="/")return a}const r=t.indexOf(s[1],n+2);return r<0?-1:r+2}function Ht(t,n){const s=t[n]??"";if(s==="/")return Zt(t,n);for(let r=n+1;r<
t.length;r++)if(t[r]==="\\")r++;else{if(t[r]===s)return r+1;if(t[r]===`
`&&s!=="`")return r}return-1}function Zt(t,n){if(t[n+1]==="/")return yt(t,n);if(t[n+1]==="*"){const s=t.indexOf("*/",n+2);return s<0?-1:s+2}return(Yt(t,n)&&Pe(tt,
t,n)?tt.lastIndex:0)||n+1}function Cn(t,n){return t[n+1]==="/"||Yt(t,n)&&!Pe(Kt,t,n)}function Yt(t,n){const s=t.slice(Math.max(0,n-Ms),n).trimEnd();return s===""||
/[({[}>,?:&|=;!]$/.test(s)||An.test(s)}function Ln(t,n){const s=Pe(Bt,t,n)?.groups;if(!s)return;const r=Vt(t,n),{name:a="<>",slash:l}=s,c=t[r-2]==="/"||Ft.test(
a);return{opens:l==="",name:c?"":a,at:n,end:r}}function Vt(t,n){let s="",r=0;for(let a=n;a<t.length;a++){const l=t[a]??"";if(s!=="")s=l===s?"":s;else if(r>0&&t.
startsWith("//",a))a=yt(t,a);else if(/["'`]/.test(l))s=l;else if(l==="{")r++;else if(l==="}")r--;else if(l===">"&&r<=0)return a+1}return t.length}function yt(t,n){
const s=t.indexOf(`
`,n);return s<0?t.length:s}function Pn(t,n){const s=(Pe(xn,t,n)??Pe(Et,t,n))?.groups,r=s?void 0:Pe(_n,t,n)?.groups;if(!(s||r))return;const a=t.indexOf(r?"%}":"}",
n),l=a<0?t.length:a+(r||t[a+1]==="}"?2:1);if(s)return{opens:s.sign==="#",name:`#${s.name}`,at:n,end:l};const c=r?.name??"";return{opens:r?.end===void 0,name:Wt.
test(c)?`%${c}`:"",at:n,end:l}}function Dn(t,n){return t[n]==="}"?{opens:!1,name:"@",at:n,end:n+1}:Pe(Ke,t,n)?{opens:!0,name:"",at:n,end:Ke.lastIndex}:Pe(Gt,t,n)?
{opens:!0,name:"@",at:n,end:Gt.lastIndex}:void 0}const $t=/\b(?:missing (?:an? )?(?:end|closing) tag|(?:end|closing) tag\b|unclosed|not closed|left open|unterminated jsx|attempted to close|expected token|end of (?:the )?(?:file|input|template)|unexpected end|unexpected EOF|got ['"]?EOF)/i,
jn=/\bExpected "[})]"|\bUnexpected "(?:\}|\)|\$\$\w{1,40})"|\$\$render\b|"\$\$\w/,Un=/\bclosing tag\b|\bunterminated (?:jsx|regexp|regular expression)\b|\bunexpected token\b|\bExpected ['"`]<\//i,
Ye=/@(?:if|for|switch|defer)\s{0,10}[({]/,bt=[{name:/\.astro$/i,kinds:["tag","brace"],base:"text",message:jn},{name:/\.(?:vue|astro|mdx|html?|webc)$/i,kinds:["t\
ag"],base:"text",message:$t},{name:/\.(?:svelte|svx|md|markdown)$/i,kinds:["tag","block"],base:"text",message:$t},{name:/\.(?:njk|nunjucks|liquid|hbs|handlebars)$/i,
kinds:["block"],base:"text",message:$t},{name:/\.[cm]?[jt]sx?$/i,kinds:["tag","brace"],base:"code",message:Un}],Jt=80,St=200,Fn=500;function Xt(t,n,s){if(nn.test(
t))return Gn.test(s)?zn(n):void 0;const r=bt.find(E=>E.name.test(t)&&E.message.test(s));if(!r)return;const a=Bn(t,n),l=r.kinds.concat(/\.html?$/i.test(t)&&Ye.test(
a)?"control":[]),c=[];for(const E of zt(a,l,r.base)){const p={...E,indent:tn(a,E)};if(p.opens){if(c.length>=Fn)return;c.push(p);continue}const T=Wn(p,c),Q=c.pop();
if(T===void 0||Q===void 0)return qt(p,"begin",a);if(Q!==T)return Qt(Q,s,a)}const m=c.at(-1);return m&&Qt(m,s,a)}function Qt(t,n,s){return/\bunexpected token\b/i.
test(n)&&t.name==="{"?void 0:qt(t,"end",s)}function qt({at:t,end:n,name:s},r,a){const c=s==="{"&&a.slice(t+1,n).trim()===""?Math.max(a.lastIndexOf(`
`,t)+1,t-St):t,m=en(a.slice(c,n).replace(/\s+/g," ").trim());return{line:a.slice(0,t).split(`
`).length,text:m,lacks:r}}function en(t){return t.length>Jt?`${t.slice(0,Jt)}\u2026`:t}function Wn({name:t,indent:n},s){const r=s.findLast(a=>a.name===t);return n===
void 0||r?.indent===void 0?r:s.findLast(a=>a.name===t&&a.indent===n)??r}function tn(t,{at:n,name:s,opens:r}){const a=t.slice(Math.max(0,n-St),n),l=a.lastIndexOf(
`
`)+1;if(l===0&&n>St)return;const c=a.slice(l);return s==="{"&&r?/^\s*/.exec(c)?.[0]:c.trim()===""?c:void 0}function Bn(t,n){const s=/\.(?:mdx?|markdown|svx)$/i.
test(t),r=(0,_e.EZ)(n);let a;return n.map((c,m)=>{if(m<r)return"";if(!s)return c;const E=/^\s{0,12}(`{3,}|~{3,})/.exec(c)?.[1],p=a!==void 0;return a===void 0?a=
E:E?.startsWith(a)&&(a=void 0),p||E!==void 0?"":c.replace(/`[^`]*`/g,T=>" ".repeat(T.length))}).join(`
`)}const nn=/\.(?:pug|jade)$/i,Gn=/\bno closing bracket\b|\bclosing (?:bracket|parenthesis)\b|\bend of the string reached\b/i,Kn=/^(?<indent>\s*)[\w.#:+-]{1,200}(?=\()/;
function zn(t){for(let n=0;n<t.length;n++){const s=t[n]??"",r=Kn.exec(s);if(!r)continue;const a=Hn(t,n,r[0].length,r.groups?.indent?.length??0);if(a===void 0)return{
line:n+1,text:en(s.trim()),lacks:"end"};n=a}}function Hn(t,n,s,r){let a=0,l="";for(let c=n;c<t.length;c++){const m=t[c]??"",E=m.search(/\S/);if(c>n&&E>=0&&E<=r&&
!/^\s*[)\]}]/.test(m))return;for(const p of m.slice(c===n?s:0))if(l!==""?l=p===l?"":l:/["'`]/.test(p)?l=p:/[([{]/.test(p)?a++:/[)\]}]/.test(p)&&a--,a===0)return c}}
const Zn=6;async function je(t,n,s){if(!s.has(t.file))return t;const r=await s.lines(t.file);if(r.length===0)return t;const a=sn(t,r)??await Vn(t,s);if(a||t.line===
null)return a??t;const l=Dt(t.line,n,r),c=l===t.line?t:{...t,line:l,column:null};return Xn(Yn(c,r),r)}const Xe=/[`'"](?<tag><[A-Za-z][\w.-]{0,100})>?[`'"]/;function Yn(t,n){
const s=/\.(?:mdx?|markdown)$/.test(t.file)?Xe.exec(t.message)?.groups?.tag:void 0;if(s===void 0||t.line===null)return t;const r=t.line+(0,_e.EZ)(n),a=l=>n[l-1]?.
includes(s)===!0;return r>t.line&&!a(t.line)&&a(r)?{...t,line:r}:t}function sn(t,n){const s=Xt(t.file,n,t.message);if(!s)return;const r=s.lacks==="end"?"is not \
closed":"closes what is not open",a=`${t.message.replace(/[.:]?\s{0,4}$/,"")}: ${s.text} ${r}`;return{...t,line:s.line,column:null,message:a.slice(0,500)}}async function Vn(t,n){
const s=Ct(t.message)?await Lt(t.file,n):void 0;if(!s)return;const{message:r}=t,a=/\bfront ?matter\b/i.test(r),{line:l,column:c}=s;return{...t,message:a?`${r.replace(
/[.:]$/,"")}: ${s.reason}`:r,line:l,column:c}}const Jn=/\b(?:unknown|undefined|unrecognized) [\w ]{0,40}[:\s]\s?[`'"]?(?<name>[@$.]?[\w:/.[\]()-]{2,100}?)[`'".]{0,3}$/i;
function Xn(t,n){const s=$e(t.message),r=s??Jn.exec(t.message)?.groups?.name;if(r===void 0)return t;const a=(T="")=>s===void 0?T.includes(r):T.split(/[^\w$]+/).
includes(r),l=t.line??0;if(a(n[l-1]))return t;const c=(0,_e.nC)(n,a),m=s===void 0||l===0?[]:c.filter(T=>Math.abs(T-l)<=Zn),[E,p]=m.length>0?m:c;return E===void 0||
p!==void 0?t:{...t,line:E,column:null}}var Qn=w(8724),qn=w(6653),nt=w(9692);const kt=/(?:^|\/)(?:[jt]sconfig[\w.-]*|\.\w+rc|devcontainer|angular|nx|turbo)\.json$|(?:^|\/)\.(?:vscode|zed)\/|\.json[5c]$|(?:^|\/)\.\w{2,20}rc$/,
es=[/\bat line (\d{1,7}),? column \d{1,7}\.?$/,/\(line (\d{1,7}) column \d{1,7}\)/,/\bat (\d{1,7}):\d{1,7}\.?$/],ts=4;async function ns({message:t,isJson:n},s){
const r=es.map(pe=>pe.exec(t)?.[1]).find(pe=>pe!==void 0);if(!(be(t)||r!==void 0&&n)||s.isPartial)return;const a=async(pe,He)=>{const qe=[];for(const Te of s.files.
filter(pe)){const Ks=He((await s.lines(Te)).join(`
`));if(!Ks)continue;const{stop:zo,...Ho}=Ks;(r===void 0||zo===Number(r))&&qe.push({file:Te,...Ho})}return qe},l=await a(pe=>pe.endsWith(".json")&&!kt.test(pe),st),
c=s.onlyOf(l.length>0?l:await a(pe=>kt.test(pe),os));if(c)return{place:c,others:[]};const m=on(t),E=k.posix.dirname(s.manifest??"package.json"),T=await a(pe=>pe.
endsWith(".json")&&!(kt.test(pe)&&k.posix.dirname(pe)===E),pe=>m.includes(ss(pe))?st(pe):void 0),Q=!s.isPartial&&T.length<=ts,[Ee,...Se]=Q?T.toSorted((pe,He)=>pe.
file<He.file?-1:1):[];return Ee&&{place:Ee,others:Se}}function ss(t){try{JSON.parse(t)}catch(n){if(n instanceof SyntaxError)return on(n.message)}return`
`}function on(t){return t.replace(/\s+/g," ")}function st(t){if(t.trim()==="")return;const n=(0,nt.UQ)(t);if(!n)return;const s=t.trimEnd().length,r=(0,nt.q1)(t,
Math.min(n.stop,s)).line;return{...(0,nt.q1)(t,Math.min(n.offset,s)),stop:r}}function os(t){if(!/^\s*[{[]/.test(t))return;const{plain:n,strict:s}=rs(t);return st(
s)&&st(n)}const vt=/[\w$]{1,100}/y;function rs(t){const n=[],s=[];for(let r=0;r<t.length;){const a=is(t,r),l=t.slice(r,a),m=/^\/[/*]/.test(l)||l===","&&/^[}\]]/.
test(rn(t,a))?l.replace(/\S/g," "):l,E=/^[\w$]/.test(l)&&rn(t,a)===":";n.push(m),s.push(E||l[0]==="'"?'""':m),r=a}return{plain:n.join(""),strict:s.join("")}}function is(t,n){
const s=t[n]??"";if(t.startsWith("//",n))return Ot(t.indexOf(`
`,n),t);if(t.startsWith("/*",n))return Ot(t.indexOf("*/",n+2)+1,t)+1;if(s==='"'||s==="'"){for(let r=n+1;r<t.length&&t[r]!==`
`;r++){if(t[r]===s)return r+1;t[r]==="\\"&&r++}return n+1}return vt.lastIndex=n,vt.test(t)?vt.lastIndex:n+1}function Ot(t,n){return t<=0?n.length:t}const as=200;
function rn(t,n){return t.slice(n,n+as).trimStart()[0]??""}const cs=/\bscripts? cannot have (?:imports|exports)\b|\bimport statement outside (?:of )?a module\b/i,
an=/<script\b(?<attributes>[^<>]{0,500})>/i,ls=/\bsrc=["']?(?<path>[^"'\s>]{1,300})/i,ds=/^\s{0,40}(?:import\s{0,4}["'{*\w]|export\s)/;async function us({clues:t,
index:n}){if(!cs.test(t.message))return;const s=[],r=n.files.filter(l=>/\.html?$/.test(l)),a=await n.collect(r,(l,c,m)=>{const{attributes:E=""}=an.exec(l)?.groups??
{},p=ls.exec(E)?.groups?.path;return p===void 0||/\btype=["']?module\b/i.test(E)?void 0:{script:p.startsWith("/")?p.slice(1):k.posix.join(k.posix.dirname(m),p),
place:{file:m,line:c,column:l.search(an)+1}}});for(const{script:l,place:c}of a)n.has(l)&&(await n.lines(l)).some(m=>ds.test(m))&&s.push(c);return n.onlyOf(s)}const fs=/\bNo such file or directory \(os error 2\)$/,
ms=/^\s{0,40}@import\s{1,4}(?:url\()?\s{0,4}["'](?<path>[\w./-]{1,300}\.css)["']/,ze=200;async function ps({clues:{message:t,mentions:n},index:s}){if(!fs.test(t))
return;const a=[n.filter(({inStack:c})=>!c).map(({path:c})=>s.find(c)).find(c=>c?.endsWith(".css"))].filter(c=>c!==void 0),l=[];for(let c=0;c<a.length&&c<ze;c++){
const m=a[c]??"";for(const[E,p]of(await s.lines(m)).entries()){const T=ms.exec(p)?.groups?.path;if(T===void 0)continue;const Q=k.posix.join(k.posix.dirname(m),T);
if(s.has(Q))a.includes(Q)||a.push(Q);else{const Ee=p.indexOf(T)+1;l.push({file:m,line:E+1,column:Ee,message:`${t}: @import "${T}"`})}}}return s.onlyOf(l)}async function cn(t,n){
const{clues:s,index:r}=t,a=await ps(t),l=a?{place:a,others:[]}:await ns(s,r);if(l||!Ct(s.message)||n?.line)return l;const c=await On(r);return c&&{place:{file:c.
file,line:c.line,column:c.column},others:[]}}const hs=/(?:^|\/)(?:dist|build|out|\.(?:svelte-kit|output|nuxt|next|astro|temp|vercel|netlify))\//,ln=16,dn=240;async function gs({
path:t,line:n,column:s},{clues:{identifier:r},root:a,index:l}){const c=pn(t,a);if(n===null||c===void 0||l.isPartial)return;const m=await l.piece(c,n,s??1,dn),E=ot(
m);if(E.length<ln)return;const p=r!==void 0&&m.includes(r)&&await ws(r,E,l);if(p)return p;const T=await l.collect(l.files,(pe,He,qe)=>{const{length:Te}=ot(pe);return Te>=
ln&&E.includes(ot(pe))?{place:{file:qe,line:He,column:null},length:Te}:void 0}),Q=T.reduce((pe,{length:He})=>Math.max(pe,He),0),[Ee,Se]=T.filter(({length:pe})=>pe===
Q);return Se===void 0?Ee?.place:void 0}async function ws(t,n,s){const r=new RegExp(`(?<![\\w$.])${(0,z.Kf)(t)}(?:\\??\\.[\\w$]{1,100}){0,4}`,"g"),a=s.files.filter(
c=>Es.test(c)),l=await s.collect(a,(c,m,E)=>[...c.matchAll(r)].map(([T])=>T).filter(T=>T!==t).some(T=>n.includes(T))?{file:E,line:m,column:null}:void 0);return l.
length===1?l[0]:void 0}const Es=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx)$/,un=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|markdown|njk|liquid|hbs|pug|html)$/,ys=/[.-](?=\w{0,8}[\dA-Z])[\w-]{8}(?=\.(?:lean\.)?[cm]?js$)/,
fn=2;function Rt(t,{root:n,index:s}){const r=pn(t,n)?.replace(ys,"");if(r===void 0)return;const[a,l]=[Qe(r),Qe((0,k.basename)(r))];let c={files:[],same:1};for(const T of s.
files.filter(Q=>un.test(Q))){const Q=Qe(T),Ee=_t(a,Q);Ee<Math.max(l.length,c.same,Math.min(fn,Q.length))||(Ee>c.same&&(c={files:[],same:Ee}),c.files.push(T))}const m=T=>T.
split("/").length,[E,p]=c.files.sort((T,Q)=>m(T)-m(Q));return E!==void 0&&(p===void 0||m(E)<m(p))?E:void 0}async function mn({path:t},n){const{identifier:s}=n.clues,
r=s===void 0?void 0:Rt(t,n);if(s===void 0||r===void 0)return;const a=await n.index.lines(r),l=(0,_e.nC)(a,p=>p.split(/[^\w$]+/).includes(s)),c=l.filter(p=>a[p-1]?.
includes(`${s}(`)),[m,E]=c.length>0?c:l;return m===void 0?void 0:{file:r,line:E===void 0?m:null,column:null}}const $s=/^(?:html|md|mdx|vue|svelte|astro|lean|server|prerender|[cm]?[jt]sx?)$/,
xt=4;function Qe(t){const n=t.split(".");for(let s=0;s<xt&&n.length>1&&$s.test(n.at(-1)??"");s++)n.pop();return n.join(".").split(/[^A-Za-z0-9]+/).filter(s=>s!==
"")}function _t(t,n){let s=0;for(;s<t.length&&s<n.length&&t.at(-1-s)===n.at(-1-s);)s++;return s}function pn(t,n){const s=t.replace(/^file:\/\//,"").replace(/[?#].*$/,
"");if(s.includes("/node_modules/")&&!(0,_e.fz)(s)||s.startsWith("/")&&!(0,M.FK)(n,s))return;const r=s.startsWith("/")?s.slice(n.length+1):s;return hs.test(r)||
(0,_e.fz)(r)?(0,Ue.qD)(r,{exists:()=>!0}):void 0}function ot(t){return t.replace(/[\s"'`();,!]/g,"")}const bs=50,rt=9;async function it(t,n,s){const{index:r}=s;
await r.load(n);const a=new Map;for(const p of t.filter(T=>r.find(T)===void 0)){const T=vs(p,await xs(p,n,s),s);for(const Q of T){const Ee=`${Q.file}
${Q.line}`,Se=a.get(Ee)??{spot:Q,weight:0};a.set(Ee,{spot:Se.spot,weight:Se.weight+1/T.length})}}const l=Math.max(...[...a.values()].map(({weight:p})=>p)),c=[...a.
values()].filter(({weight:p})=>p>l-.001).map(({spot:p})=>p),m=c.every(({file:p})=>p===c[0]?.file),E=hn(c)??(m?hn(c.filter(p=>!ks(p))):void 0);if(!(!E||r.isPartial&&
n.length>1))return{file:E.file,line:E.line,column:E.column}}const Ss=/^\s*import\b.{1,400}\bfrom\s{0,4}(?<from>["'].{1,200})|^\s*(?:const|let|var)\b.{1,200}\brequire\((?<required>.{1,200})/;
function ks({text:t,found:n}){const{from:s,required:r}=Ss.exec(t)?.groups??{},a=s??r;return a!==void 0&&!a.includes(n)}function hn(t){return t.length===1?t[0]:void 0}
function vs(t,n,{clues:{words:s}}){if(n.length<2)return n;const r=n.filter(a=>{const l=at(a);return l!==void 0&&l!==t&&s.includes(l)});return r.length>0?r:n}const Os=/(?:^|[^\w])(\w{2,40})["']?\s{0,4}[:=]\s{0,4}["'`]?$/;
function at({text:t,column:n}){return Os.exec(t.slice(Math.max(0,n-81),n-1))?.[1]}const Rs=/^\s*"name":\s"[^"]{1,200}",?\s*$/;async function xs(t,n,{index:s,root:r,
clues:{words:a}}){for(const l of h(t,r)){const c=[];for(const p of n){if(c.length>bs||s.isOver)return[];for(const[T,Q]of(await s.lines(p)).entries()){const Ee=d(
l,Q);Ee>=0&&!Rs.test(Q)&&c.push({file:p,line:T+1,column:Ee+1,text:Q,found:l})}}const E=l!==t&&/^\w+$/.test(l)?c.filter(p=>Ts(l,p)&&_s(a,p)):c;if(E.length>0)return o(
t,i(l,e(E)),s)}return[]}function _s(t,n){const s=at(n);return s===void 0||t.includes(s)||!/\.(?:json|ya?ml|mdx?|markdown)$/.test(n.file)}function Ts(t,{text:n,column:s}){
const[r,a]=[n.slice(0,s-1),n.slice(s-1+t.length)];return/["'`(/]$/.test(r)||/^["'`)]/.test(a)||/:\s*$/.test(r)&&a.trim()===""}function e(t){const n=t.filter(({text:s,
column:r})=>!s.slice(0,r-1).endsWith("</"));return n.length>0?n:t}async function o(t,n,s){if(n.length===1)return n;const r=[];for(const a of n)!/\.(?:mdx?|markdown)$/.
test(a.file)||!a.text.startsWith(`${t}:`)||a.line<(0,_e.EZ)(await s.lines(a.file))&&r.push(a);return r.length===1?r:n}function i(t,n){if(/^\w+$/.test(t)&&!n.every(
({file:r})=>r.endsWith(".json")))return n;const s=n.filter(({text:r,column:a})=>{const[l,c]=[r[a-2]??"",r[a-1+t.length]??""];return/["'`(]/.test(l)&&/["'`)?#]/.
test(c)});return s.length>0?s:n}function d(t,n){for(let s=n.indexOf(t);s>=0;s=n.indexOf(t,s+t.length)){const r=/^\w/.test(t)?n[s-1]??"":"",a=/\w$/.test(t)?n[s+t.
length]??"":"";if(!/[\w$]/.test(r)&&!/[\w$]/.test(a))return s}return-1}const u=/^(@[\w.-]{1,60}\/)?(?:\w{2,20}-)?(?:plugin|preset|config)(?:-|$)/;function h(t,n){
const s=N(t,n),r=[t,...v(t)],a=/^(@?[^@\s/]{1,100}(?:\/[^@\s/]{1,100})?)@\S/.exec(s)?.[1];a&&r.push(a);const l=s.replace(u,"$1");l!==s&&r.push(l.replace(/\/$/,""));
const c=s.replace(/^(?:\.{1,2}\/|[~@#$]\/|\/){1,4}/,"");r.push(s,c);const m=c.split("/").filter(E=>E!=="");if(m.length>1&&!/^@/.test(c)){const E=m.at(-1)??"",p=c.
replace(/\.\w{1,8}$/,"").split("/");r.push(m.slice(1).join("/"),m.slice(-2).join("/"),E,p.join("/")),p.length>2&&r.push(p.slice(-2).join("/")),/^\w{4,}\.\w+$/.test(
E)&&r.push(E.replace(/\.\w+$/,""))}return/^[.#$%<]\w/.test(t)&&r.push(t.replace(/^\W/,"").replace(/\W$/,"")),[...new Set(r)].filter(E=>/\w\w/.test(E)).slice(0,rt)}
function v(t){return(URL.canParse(t)?new URL(t).searchParams.getAll("family"):[]).flatMap(s=>s.split("|").map(r=>r.replace(/:.*$/,"")))}function N(t,n){const s=URL.
canParse(t)?new URL(t):void 0;if(s&&/^https?:$/.test(s.protocol)){const a=(0,z.oF)(s.pathname).replace(/^\//,"").split("/-/")[0]??"";return/^localhost|registry/.
test(s.hostname)?a:s.hostname}const r=t.startsWith("/")&&(0,M.FK)(n,t)?(0,k.relative)(n,t):t;return/(?:^|\/)node_modules\/((?:@[\w.-]+\/)?[\w.-]+)/.exec(r)?.[1]??
r}const G=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|sh|py|rb|php)$/,X=/^(?:Uncaught )?(?:\w{0,60}Error: )?/,me=/["'`:,;()]|\s\d\S{0,20}(?=\s|$)/,ie=10,le=16;async function Oe({
clues:t,index:n}){const s=t.message.replace(X,"").replace(/\.$/,""),r=s.split(me).map(c=>c.trim()).filter(c=>c.length>=le&&c.split(" ").length>2),[a=""]=r.sort(
(c,m)=>m.length-c.length),l=n.files.filter(c=>G.test(c));for(const c of[s,a]){if(c.length<ie||!c.includes(" "))continue;const m=await n.collect(l,(E,p,T)=>{const Q=E.
indexOf(c);return Q<0?void 0:{file:T,line:p,column:Q+1}});if(m.length>0)return n.onlyOf(m)}}var Ge=w(9882),Ve=w(8503),Le=w(770);const zs=["",..."ts tsx js jsx m\
js cjs mts cts d.ts vue svelte astro".split(" ").map(t=>`.${t}`)],Hs=["ts","tsx","js","jsx","mjs"].map(t=>`/index.${t}`),Zs=3;async function Ys(t,n){const{message:s}=t,
r=Vs(t,n);if(r.length>0)return{...t,message:(0,Le.RU)(s,r)};const a=await eo(t,n);if(a!==void 0)return{...t,message:(0,Le.RU)(s,[a])};const l=(0,Ie.B)(s);if(l?.
from===void 0||/\bDid you mean\b|\bpossible exports\b/.test(s))return t;const c=Cs(l.from,t.file,n);if(c===void 0)return t;const{own:m,from:E}=(0,Ie.v)(await n.
lines(c)),p=(0,Ge.pA)(l.name,m),T=E.length===0&&m.length<=Zs?m:[];return{...t,message:(0,Le.RU)(s,p.length>0?p:T)}}function Vs(t,n){const s={facts:{log:[],diagnostics:[
t],list:n.list},lines:[]},r=(0,Re.XQ)(s),a=r?[r.actual]:(0,Ve.f)(s),l=c=>t.message.includes(`/${c}`);return a.some(c=>/[,;]/.test(c)||l(c))?[]:a}function Cs(t,n,s){
const r=/^\.{1,2}\//.test(t)?k.posix.join(k.posix.dirname(n),t):void 0,a=/^(?:[@~#]|\$\w{1,20})\/(?<rest>.{1,300})$/.exec(t)?.groups?.rest,l=a===void 0?[]:[a,`s\
rc/${a}`,`src/lib/${a}`,`app/${a}`];for(const c of[r??t,...l]){const E=[...zs,...Hs].map(p=>c+p).find(p=>s.has(p));if(E!==void 0)return E}return r===void 0?s.find(
t):void 0}const Js=/(?:^|\/)[jt]sconfig(?:\.[\w-]{1,40})?\.json$/,Xs=/^\s{0,40}"baseUrl"\s{0,4}:\s{0,4}"(?<base>[^"]{1,300})"/,Qs=/^(?:\.|node_modules$|dist$|build$|out$)/,
qs=/^(?<sign>[@~#$]?)(?<first>[A-Za-z][\w-]{2,60})(?:\/(?<rest>[\w./-]{1,300}))?$/;async function eo(t,n){const s=(0,Re.ne)({facts:{log:[],diagnostics:[t]},lines:[]}),
r=qs.exec((0,Re.Ap)(t.message)??"")?.groups;if(s?.kind!=="package"||!r?.first)return;const a=await no(n),{sign:l="",first:c,rest:m}=r;for(const E of new Set([...a,
...(0,Re.RD)(t.file)]))for(const p of(0,Ge.IM)(c,to(E,n))){const T=k.posix.join(E,p);if(a.includes(E)||so(T,m,n)||await oo(`${l}${p}`,n))return await ro(s.specifier,
n)?void 0:`${T}/`}}function to(t,{list:n}){return n(t).filter(s=>!Qs.test(s)&&n(k.posix.join(t,s)).length>0)}async function no(t){const n=t.files.filter(s=>Js.test(
s));return t.collect(n,(s,r,a)=>{const l=Xs.exec(s)?.groups?.base,c=l===void 0?"":k.posix.join(k.posix.dirname(a),l).replace(/\/$/,"");return c===""||c===k.posix.
dirname(a)||c.startsWith("..")?void 0:c})}function so(t,n,{list:s}){if(n===void 0)return!1;const r=k.posix.join(t,n),a=k.posix.basename(r);return s(k.posix.dirname(
r)).some(l=>l===a||l.startsWith(`${a}.`))}async function oo(t,n){const s=['"',"'"].flatMap(a=>[`${a}${t}/`,`${a}${t}${a}`]),r=a=>/\b(?:from|import|require)\b/.test(
a)&&s.some(l=>a.includes(l));return(await n.collect(n.files,a=>r(a)||void 0)).length>0}async function ro(t,n){const s=await n.lockfile();return[...[`node_module\
s/${t}"`,`
${t}@`,`
  ${t}@`,`
  /${t}`,`"${t}@`,`'${t}@`],`"${t}": [`].some(a=>s.includes(a))}const io=/^(?:.*\/)?(?:pages|routes|app|views|content(?:\/docs)?)\/(?<way>.+)$/,Ls=/\.(?:vue|svelte|astro|[jt]sx?|mdx?|html)$/,
ao=/(?:^|\/)(?:index|\+page(?:\.server)?|page|route|\+layout|_index)$/,co=60,lo=/\bfrom\s{0,4}["'](?<from>[^"']{1,300})["']|^\s{0,40}import\s{0,4}["'](?<bare>[^"']{1,300})["']/;
async function uo({clues:t,index:n}){for(const s of t.routes){const r=po(s,n.files);if(r===void 0)continue;const a=Ps(t,await n.lines(r)),l=a.length>0?a.map(E=>({
file:r,line:E})):await mo(r,t,n),[c,m]=l;return c===void 0||m!==void 0||n.isOver?{file:r,line:null,column:null}:{...c,column:null}}}const fo=/^\s{0,80}[\w$.]{1,100}\s{0,4}=(?!=)/;
function Ps({identifier:t,names:n},s){const r=n.filter(l=>/^\w{4,80}$/.test(l)),a=l=>/^\s*(?:\/\/|\*|import\b)|\btypeof\b/.test(l)?!1:t!==void 0&&l.split(/[^\w$]+/).
includes(t)&&!fo.test(l)||r.some(m=>l.includes(`${m}(`));return(0,_e.nC)(s,a)}async function mo(t,n,s){const r=[t],a=[];for(let l=0;l<r.length&&r.length<co;l++){
const c=r[l]??"",m=await s.lines(c);a.push(...Ps(n,m).map(E=>({file:c,line:E})));for(const E of m){const{from:p,bare:T}=lo.exec(E)?.groups??{},Q=Cs(p??T??"",c,s);
Q!==void 0&&!r.includes(Q)&&r.push(Q)}}return a}function po(t,n){const s=Ds(t.replace(/[?#].*$/,"").replace(/\.html$/,"")),r=n.flatMap(m=>{const E=Ls.test(m)?io.
exec(m)?.groups?.way:void 0;if(E===void 0||/(?:^|\/)(?:api|components|layouts?)\//.test(E))return[];const p=Ds(E.replace(Ls,"").replace(ao,"")).filter(T=>!/^\(.*\)$/.
test(T));return[{file:m,parts:p}]}),a=r.filter(({parts:m})=>m.join("/")===s.join("/")),[l,c]=a.length>0?a:r.filter(({parts:m})=>ho(m,s));return c===void 0?l?.file:
void 0}function Ds(t){return t.split("/").filter(n=>n!=="")}function ho(t,n){const s=r=>/^(?:\[.*\]|[$:_]\w+)$/.test(r);return t.length===n.length&&t.every((r,a)=>s(
r)||r===n[a])}async function ct(t,n){for(const s of t){const r=await n(s);if(r!==void 0)return r}}async function go(t,n,s){const{index:r,root:a}=s,l=t.filter(({
severity:Se,file:pe})=>Se==="error"&&r.has(pe)),[c]=(0,Qn.l)(l,1).shown,m=c?js(n,c):(0,B.sq)(n);if(!m)return t;const E=So(_(n,m),{...s,stage:(0,We.ry)(n,m.at)?"\
build":s.stage}),p=c!==void 0&&c.line!==null,T=await cn(E,c),Q=T?.place??(p?await ko(c,E):await ct(Fs,Se=>Se(E)));if(!Q)return t;if(!c){const Se=(0,z.Ow)(Eo(m.message,
a,Q)+(0,qn.lp)(T),500);return[...t,{severity:"error",code:null,message:Se,...Q}]}return p||T!==void 0||Q.file===c.file||Q.line!==null&&!await wo(c.file,E.clues,
r)?t.map(Se=>Se===c?{...c,...Q}:Se):t}function js(t,{message:n}){const s=t.findIndex(({text:r})=>r.includes(n.slice(0,60)));return s===-1?(0,B.sq)(t):{...(0,B.Gd)(
t,s),message:n}}async function wo(t,{names:n,isAbsence:s},r){if(s)return!0;const a=n.filter(c=>r.find(c)===void 0);if(a.some(c=>c.includes("/")))return!1;const l=(await r.
lines(t)).join(`
`);return a.length===0||a.some(c=>l.includes(c))}function Eo(t,n,{file:s}){return s.includes("/")?t:t.replaceAll(`'${n}/`,"'./")}const yo=/(?:^|\/)(?:package\.json|pnpm-workspace\.yaml|\.npmrc|\.yarnrc(?:\.yml)?|bunfig\.toml)$/,
$o=8,Us=[gs,mn,As].map(t=>n=>Ws(n,!0,s=>t(s,n))),Fs=[async({clues:t,manifest:n})=>t.lacksScript?n:void 0,us,vo,Oo,Oe,t=>ct(t.named,n=>it(t.clues.names,[n],t)),Ro,
xo,...Us,uo,t=>it(t.clues.names,Bs(t),t),t=>it(t.clues.details,Bs(t),t),async({named:[t]})=>t===void 0?void 0:{file:t,line:null,column:null},async({stage:t,manifest:n})=>t===
"install"?n:void 0],bo=Fs.filter(t=>!Us.includes(t));function So(t,n){const{index:s}=n,r=t.mentions.filter(({inStack:c})=>!c).map(({path:c})=>s.find(c)??Rt(c,n)).
filter(c=>c!==void 0),a=s.manifest;return{...n,clues:t,manifest:a===void 0?void 0:{file:a,line:null,column:null},named:[...new Set(r)]}}async function ko({file:t,
line:n},s){const{clues:r,index:a}=s,l=E=>E.line===n&&a.find(E.path)===t,c=r.mentions.filter(({inStack:E,line:p})=>E&&p!==null);if(r.mentions.some(E=>!E.inStack&&
l(E))||!c.some(l)||l(c[0]))return;const m=await ct(bo,E=>E(s));return m?.line===null?void 0:m}function vo({clues:t,index:n,named:s}){return ct(t.shown,async r=>{
const{line:a,text:l}=r,c=(p="")=>p.trim()===l;for(const p of s)if(c((await n.lines(p))[a-1]))return{file:p,line:a,column:null};const m=[];await n.load();for(const p of n.
files){const T=await n.lines(p),Ee=l.length<$o?Ze(r,t.rows,T):(0,_e.nC)(T,c);m.push(...Ee.map(Se=>({file:p,line:Se,column:null})))}const E=m.filter(p=>p.line===
a);return n.onlyOf(E.length>0?E:m)})}async function Oo(t){const n=await Ws(t,!1,r=>As(r,t)),s=t.clues.names.filter(r=>/^(?:\.{1,2}|@[\w-]+|~)\//.test(r));return!n||
s.length===0?n:await it(s,[n.file],t)??n}function Ws({clues:t},n,s){return ct(t.mentions.filter(r=>r.inStack===n),s)}async function As({path:t,line:n,column:s},{
index:r}){const a=n===null?void 0:r.find(t);if(a===void 0||n===null)return;const l=await r.lines(a);if(!(n>l.length))return n===l.length&&n>1&&l[n-1]===""?{file:a,
line:n-1,column:null}:/^---\s*$/.test(l[n-1]??"")?{file:a,line:n+1,column:null}:{file:a,line:n,column:s}}async function Ro({clues:{message:t,names:n},index:s,named:r}){
const a=n.filter(l=>l.includes("/")&&['"',"'","`"].some(c=>t.includes(c+l+c)));return ct(r,async l=>{const c=a.filter(T=>(s.find(T)??l)!==l),m=T=>c.some(Q=>T.includes(
`"${Q}"`)||T.includes(`'${Q}'`)),[E,p]=(0,_e.nC)(await s.lines(l),m);return E===void 0||p!==void 0?void 0:{file:l,line:E,column:null}})}async function xo(t){const[
n]=t.clues.hints,[s]=t.named;return n&&s!==void 0?As({path:s,...n},t):void 0}const _o=/^(?:README|CONTRIBUTING|SECURITY)\b[^/]*$/i;function Bs({index:t,stage:n}){
return t.files.filter(s=>n==="build"?!_o.test(s):yo.test(s))}const To=200,Ns=2e3,Ao=/\.[cm]?tsx?$/,No=/\?vue&type=style&index=(\d{1,3})/,Io=/\.(?:vue|svelte|astro)(?:$|\?)/,
Is={...pt.$,bytes:8*Y.D6,fileBytes:Y.D6/4,files:1500,entries:2e4,ms:200};async function Mo(t,{root:n,folder:s,clock:r,command:a,own:l,processor:c=r,searchMs:m=Is.
ms},E){const T=(await Do(At(t,E),new pt.j(n,r),s)).filter(({file:Te})=>!(0,_e.fz)(Te)&&(l?.has(Te)??!0));if(a===void 0)return{read:T.filter(lt),guess:void 0};const Q=await _e.
ac.read(new pt.j(n,c,{...Is,ms:m}),s,l),Ee=(0,We.Se)(t),Se=[...T.filter(lt),...T.filter(Te=>!lt(Te))].map(Te=>({...Te,file:Q.find(Te.file)??Te.file})),pe=await go(
Se,Ee,{index:Q,root:n,stage:a}),He=new Set(pe.filter(lt).slice(0,Gs)),qe=await Promise.all(pe.map(Te=>He.has(Te)?Co(Te,Ee,Q):Te));return{read:await Po(qe.slice(
0,Se.length),Q),guess:qe[Se.length]}}function lt({severity:t}){return t==="error"}const Gs=8;async function Co(t,n,s){const r=js(n,t);return r?Ys(await je(t,_(n,
r).rows,s),s):t}const Lo=/[`'"](?<word>[\w$@:.[\]()/-]{3,100})[`'"]/;async function Po(t,n){const[s]=t,r=s&&lt(s)?Lo.exec(s.message)?.groups?.word:void 0;if(r===
void 0)return t;const a=t.filter(m=>lt(m)&&m.message===s?.message);if(a.length<2||a.length>Gs)return t;const l=await Promise.all(a.map(async({file:m})=>(await n.
lines(m)).join(`
`).includes(r))),c=new Set(a.filter((m,E)=>l[E]));return[...c,...t.filter(m=>!c.has(m))]}async function Do(t,n,s){const r=[];for(const{frame:l,...c}of t)r.push(
l===void 0?await Uo(c,n,s):c);const a=await jo(t,n);return r.map((l,c)=>t[c]?.frame===void 0?l:{...l,file:a.get(c)??""}).filter(({file:l})=>l!=="")}async function jo(t,n){
const s=[...t.entries()].filter(([,{frame:a}])=>a!==void 0),r=new Map;if(s.length===0)return r;for await(const a of n.walk(Ao)){const l=await n.lines(a)??[];for(const[
c,{frame:m,line:E}]of s){const p=l[(E??0)-1]??"";p.length>Ns||p.trim()!==m?.trim()||r.set(c,r.has(c)?"":(0,k.relative)(n.root,a))}}return n.isOver?new Map:r}async function Uo(t,n,s){
if(/^[\w+.-]+:/.test(t.file))return t;const[r=""]=t.file.split("?",1),a=(0,k.resolve)(s,r);if(!(0,M.FK)(n.root,a))return t;const l=(0,k.relative)(n.root,a),c=Bo(
t.file),m=c?await Ko(c,t,a,n):await Fo(t,a,n);return{...t,file:l,...m}}async function Fo({file:t,line:n,message:s},r,a){const[l,c]=[(0,Re.ri)(s),(0,Ie.B)(s)?.name];
if(l===void 0&&c===void 0)return{};const m=Q=>Q.length>Ns?-1:l?Q.search(l):Q.split(/[^\w$]+/).includes(c??"")?Q.indexOf(c??""):-1,E=n===null||a.isOver?void 0:(await a.
lines(r))?.[n-1];return E!==void 0&&m(E)>=0?{}:await Wo(Q=>l||/^\s*(?:import|export)\b/.test(Q)?m(Q):-1,r,a)??(Io.test(t)?{line:null,column:null}:{})}async function Wo(t,n,s){
const r=await s.filesIn(n,To)??[n],a=[];for(const l of r){if(s.isOver)return;const c=await s.lines(l)??[],m=c.findIndex(p=>t(p)>=0),E=t(c[m]??"")+1;m>=0&&a.push(
{file:(0,k.relative)(s.root,l),line:m+1,column:E})}return a.length===1?a[0]:void 0}function Bo(t){const n=No.exec(t)?.[1];return n!==void 0?s=>[...s.keys()].filter(
r=>Go(s[r]))[Number(n)]:t.endsWith(Ue.$p)?_e.EZ:void 0}function Go(t=""){return t.length<=Ns&&/^\s*<style\b/.test(t)}async function Ko(t,{line:n,column:s},r,a){
const l=a.isOver?void 0:await a.lines(r),c=l&&t(l);return c===void 0||n===null?{line:null,column:null}:{line:c+n,column:s}}}),8741:((ve,ce,w)=>{w.r(ce),w.d(ce,{
diagnosticsOf:()=>rt,faultsOfSuccess:()=>it,findingsOf:()=>$s,findingsOfStart:()=>pn,isFaultOfSource:()=>xs,ownWords:()=>at,withoutOwnFolders:()=>_t});var k=w(6760),
M=w(1224),Y=w(5807),U=w(8595),B=w(2345),K=w(2416),H=w(107),x=w(6612),W=w(2207),R=w(5230);function _(e){return Object.entries(e).flatMap(([o,i])=>[i].flat().map(
d=>({tool:o,log:d})))}function L(e){return Object.entries(e).map(([o,{signs:i=[{codes:[o.replaceAll("-","_")]}],...d}])=>({...d,name:o,signs:i.map(u=>u instanceof
RegExp?{log:u}:u)}))}function D({signs:e},o,i){for(const d of e)if(!(d.codes&&!(o.code&&d.codes.includes(o.code)))&&!(d.exitCodes&&!(typeof o.exitCode=="number"&&
d.exitCodes.includes(o.exitCode)))&&!(d.signals&&!(o.signal&&d.signals.includes(o.signal)))&&!(d.stages&&o.stage&&!d.stages.includes(o.stage.toLowerCase()))&&!(d.
weak&&o.diagnostics?.some(({severity:u,line:h})=>u==="error"&&h!==null))){if(!d.log)return{groups:{},facts:o,lines:i};for(let u=i.length-1;u>=0;u--){const h=(0,R.
$)(d.log,i[u]??"");if(h)return{groups:h.groups??{},facts:o,lines:i}}}}function O({code:e}){return W.sR.some(o=>o===e)}function g(e,o){for(const i of e){const d=(0,R.
$)(o,i)?.[1];if(d!==void 0)return d}}function S(e,o){return e===void 0||e===""?o:`"${e}"`}var C=w(9882),F=w(770),j=w(9047),A=w(7214),P=w(8503),b=w(1981);const f={
"import-case":{signs:[{}],summary:e=>{const o=(0,A.XQ)(e);return o&&`the import "${o.specifier}" differs from the file's name only in upper and lower case`},remedy:e=>`\
The file is ${S((0,A.XQ)(e)?.actual,"there")}: write the import as it is spelt, or rename it with git mv. Builds run where case counts.`},"missing-file":{signs:[
{}],summary:e=>{const o=(0,A.ne)(e),i=/\.html?$/.test(o?.importer??""),d=o?.kind==="file"&&(i?o.specifier:(0,b.p)(o.specifier,e));return d&&(0,P.f)(e).some(F.lQ)?
`the import "${d}" leads to no file and no package`:d?`the file "${d}" that is imported does not exist`:void 0},remedy:e=>{const o=(0,P.f)(e);if(o.length>0)return`\
There is ${$(o)}: correct the import, or commit the file that it names.`;const{importer:i="",specifier:d=""}=(0,A.ne)(e)??{};return`Check the path and its upper\
 and lower case, and that the file is committed: \`git check-ignore -v\` tells whether .gitignore holds it back.${/\.s[ac]ss$/.test(i)&&/^\w[\w.-]*\//.test(d)?"\
 If it is of a package, add the package to package.json and the lockfile.":""}`}},"missing-export":{signs:[{}],summary:({facts:e})=>{const o=y(e);return o&&`${o.
file}${o.line===null?"":`:${o.line}`}: ${o.message}`},remedy:({facts:e})=>{const{message:o=""}=y(e)??{},i=(0,F.Or)(o),{name:d,from:u}=(0,j.B)(o)??{},h=u?S(u,""):
"the module";return i.length>0?`Import ${$(i)} from ${h}, or export ${d} there.`:d==="default"?`Import by name from ${h}, in braces, or give it a default export\
.`:`Export ${d} from ${h}, or import what it has. A type needs import type.`}},"missing-read":{signs:[/ENOENT: no such file or directory, (?:open|stat|scandir) '(?<path>[^']{1,400})'/],
summary:e=>{const o=e.facts.diagnostics?.find(({severity:i,line:d})=>i==="error"&&d!==null);if(!(o&&!o.message.includes("ENOENT")))return`the file "${(0,b.p)(e.
groups.path??"",e)}" that is read does not exist`},remedy:()=>"Check the path where it is written, its upper and lower case, and that the file is committed."},"\
missing-package":{signs:[{}],summary:e=>{const o=(0,A.ne)(e);if(o?.kind!=="package")return;const i=(0,A.SN)(e.facts),d=i.length===0?"":`, and package.json has ${$(
i)}`;return`the package "${o.specifier}" is not installed${d}`},remedy:e=>{const o=(0,A.ne)(e)?.specifier??"the package",i=(0,A.SN)(e.facts);return i.length>0?`\
package.json has ${$(i)}: correct the name ${o}, or add a package of that name to package.json and the lockfile.`:e.lines.some(d=>d.includes("No module named"))?
`Add ${o} to the project's requirements.`:`Run npm install ${o} (or your package manager's add) and commit package.json with the lockfile.${I(e.facts)}`},part:()=>({
kind:"uninstalled"})}};function y({diagnostics:e=[]}){const o=e.find(({severity:i})=>i==="error");return o&&(0,j.B)(o.message)?o:void 0}function $(e){return[e.slice(
0,-1).join(", "),...e.slice(-1)].filter(Boolean).join(" or ")}function I(e){return O(e)?"":" A platform that installs with NODE_ENV=production leaves out devDep\
endencies."}const V={"memory-limit":{signs:[{codes:["out_of_memory"],log:/was stopped because (?<why>[\w ,.:']{1,300})$/}],summary:({groups:e})=>e.why??"the bui\
ld used more memory than it may",remedy:()=>"Make the build smaller: source maps, parallel workers and pages built at once cost most. Or ask the platform's oper\
ators to raise the limit (slipway platform --build-memory)."},"disk-limit":{signs:[{codes:["disk_quota","disk_full"],log:/was stopped because (?<why>[\w ,.:']{1,300})$/},
{codes:["disk_quota"]}],summary:({groups:e})=>e.why??"the build wrote more than it may",remedy:()=>"Make the build write less (caches, source maps, copies of no\
de_modules), or ask the platform's operators to raise the limit (slipway platform --build-disk)."},"out-of-memory":{signs:[{codes:["out_of_memory"]},{codes:["bu\
ild_killed"],log:/heap out of memory|Reached heap limit/},{tool:"node",log:/JavaScript heap out of memory|Reached heap limit|Ineffective mark-compacts near heap limit/},
/(?:fatal error: runtime: )?(?:out of memory|cannot allocate memory)$|ENOMEM|OOMKilled/i],summary:()=>"the build ran out of memory",remedy:({lines:e})=>e.some(o=>o.
includes("heap"))?"Set the app variable NODE_OPTIONS to --max-old-space-size=4096 (MB), or make the build smaller: source maps and parallel workers cost most.":
"Make the build smaller (source maps and parallel workers cost most), or let it run where there is more memory."},"file-watchers":{signs:[/System limit for number of file watchers reached/],
summary:()=>"the build watches files for changes",remedy:()=>"Use a build command that ends: without --watch, and not a dev server."},"disk-full":{signs:[{codes:[
"disk_full"]},/ENOSPC|[Nn]o space left on device/],summary:()=>"the disk is full where the build ran",remedy:()=>"Make the build write less (caches, source maps\
), or free space on the platform and deploy again."},"build-timeout":{summary:()=>"the build took longer than the platform allows",remedy:()=>"Check that the bu\
ild command ends by itself: a dev server or a watch mode never does. Then look for what is slow in the log."},"missing-script":{signs:_({npm:/^Missing script: "?(?<script>[^"\s]{1,100})"?/,
pnpm:[/ERR_PNPM_NO_SCRIPT\s+Missing script: (?<script>\S{1,100})/,/ERR_PNPM_RECURSIVE_EXEC_FIRST_FAIL\s+Command "(?<script>[^"]{1,100})" not found/],yarn:/^error Command "(?<script>[^"]{1,100})" not found\./,
"yarn-berry":/Couldn't find a script named "(?<script>[^"]{1,100})"/,bun:/Script not found "(?<script>[^"]{1,100})"/}),summary:({groups:e})=>`package.json has n\
o script ${S(e.script,"of that name")}`,remedy:({facts:e,groups:o,lines:i})=>{const d=e.diagnostics?.find(({code:N})=>N==="missing-script"),u=q(i).filter(N=>N!==
o.script),h=d?(0,F.Or)(d.message):(0,C.pA)(o.script??"",u);return`${h.length>0?`There is ${$(h)}. `:""}Add the script ${S(o.script,"named in the log")} to packa\
ge.json, or name one that exists where it is called.`},part:({groups:e})=>({kind:"member",name:"scripts",wanted:e.script})},"command-not-found":{signs:[/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>[\w@./-]{1,100}): (?:command )?not found$/,
/spawn (?<command>[\w@./-]{1,100}) ENOENT$/,{exitCodes:[127]}],summary:({groups:e})=>`the command ${S(e.command,"to run")} was not found`,remedy:({groups:e,facts:o})=>`\
Add the package that brings ${S(e.command,"it")} to dependencies in package.json.${I(o)}`,part:({groups:e})=>e.command?{kind:"script",command:e.command}:void 0},
"permission-denied":{signs:[/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>\S{1,200}): Permission denied$/,/EACCES: permission denied, \w{1,20} '(?<command>[^']{1,200})'/,
{exitCodes:[126]}],summary:({groups:e})=>`permission denied${e.command?` for ${S(e.command,"")}`:""}`,remedy:({groups:e})=>e.command?.startsWith("/")?"Let the b\
uild write only inside the repository; other folders are closed to it.":"Make the script executable and commit that: git update-index --chmod=+x FILE. Or run it\
 through its interpreter, as sh FILE.",part:({groups:e})=>e.command?{kind:"file",path:e.command}:void 0},"port-in-use":{signs:[/EADDRINUSE(?::.{0,60}?:(?<port>\d{2,5}))?|[Pp]ort (?<port2>\d{2,5}) is (?:already )?in use/],
summary:({groups:e})=>`a port is in use${e.port?` (${e.port})`:""}`,remedy:()=>"A build should not start a server on a fixed port: let it listen on port 0, or u\
se a build command that starts none."},"warnings-as-errors":{signs:_({"react-scripts":/Treating warnings as errors because process\.env\.CI = /,eslint:/ESLint found too many warnings/}),
summary:()=>"the build counts warnings as errors",remedy:({lines:e})=>e.some(o=>o.startsWith("Treating warnings"))?"Mend the warnings in the log, or set build-c\
ommand to CI=false npm run build.":"Mend the warnings in the log, or raise --max-warnings."},"missing-variable":{signs:[/(?:[Mm]issing|[Uu]ndefined|[Ii]nvalid)(?: required)? env(?:ironment)?(?: variable)?s?:? [`"'[]?(?<name>[A-Z][A-Z0-9_]{1,80})/,
/(?:[Ee]nv(?:ironment)? (?:variable|var)|variable) [`"']?(?<name>[A-Z][A-Z0-9_]{1,80})[`"']? (?:is (?:not (?:set|defined|provided)|missing|undefined|required)|must be (?:set|defined))/,
/(?<!ReferenceError: )(?<![\w])[`"']?(?<name>[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60})[`"']? (?:environment variable |env var )?(?:is (?:not set|not defined|missing|required)|must be set)/,
..._({"dotenv-safe":/^\s*missing: \[ '(?<name>[A-Z][A-Z0-9_]{1,80})'/,sveltekit:/"(?<name>PUBLIC_\w{1,80}|\w{1,80})" is not exported by "(?:virtual:env|\$env)\/static\/(?:public|private)/})],
summary:({groups:e})=>`the variable ${e.name??""} is not set`,remedy:({groups:e})=>`Add ${e.name??"it"} to the app variables (input env or env-file); secrets th\
rough \${{ secrets.${e.name??"NAME"} }}.`},...f,"builder-crashed":{summary:({facts:e})=>(e.message||"The process that built this deployment crashed").replace(/^The/,
"the"),remedy:()=>"Deploy again. If it fails again, something in the repository crashes the platform's worker: the operators find the cause in the platform's lo\
g."},"build-killed":{signs:[{codes:["build_killed"]},{signals:["SIGKILL","SIGTERM"]},{exitCodes:[137,143]}],summary:()=>"the build was killed",remedy:()=>"Look \
in the log for what ended it, and deploy again. If it fails again, the build may need more memory or time than it may use."}};function q(e){const o=new Set,i=e.
findLastIndex(d=>/[Mm]issing script|not found|a script named/.test(d));for(const d of e.slice(Math.max(0,i),i+40)){const u=g([d],/^\s*(?:npm|pnpm|yarn|bun) run ([\w:.-]{1,60})(?:\s|$|")/)??
g([d],/Did you mean "(?:pnpm|yarn|npm) (?:run )?([\w:.-]{1,60})"/);u&&o.add(u)}return[...o].slice(0,10)}function ee(e){return e?{kind:"dependency",name:ne(e)}:void 0}
function ne(e){return e.replace(/%2f/i,"/").replace(/\/-\/.*$/,"").replace(/(?<=.)@.*$/,"").replace(he,"")}const he=/(?<=\w)-(\d{1,5}\.\d{1,5}\.\d[\w.+-]{0,60})\.tgz$/;
function Z(e){return/^.[^@]*@(?:npm:)?(.+)$/.exec(e)?.[1]??he.exec(e)?.[1]}function se(e){return e.kind==="file"?e.path:e.kind==="uninstalled"?void 0:"package.j\
son"}const oe={"browser-only":{signs:[/ReferenceError: (?<name>window|document|localStorage|sessionStorage|navigator|HTMLElement) is not defined/],summary:({groups:e})=>`\
code for the browser ran during the build (${e.name} is not defined)`,remedy:({groups:e})=>`Use ${e.name} only in the browser: after mounting (onMount, useEffec\
t, client:only), or where typeof ${e.name} !== 'undefined'.`},"esm-only":{signs:[{tool:"node",log:/ERR_REQUIRE_ESM|require\(\) of ES Module \S{1,300}/}],summary:()=>"\
a package that exists only as an ES module was loaded with require()",remedy:({facts:e})=>`Load it with import (name the file .mjs, or set "type": "module" in p\
ackage.json)${O(e)?"":", or use Node.js 22 or newer on a platform that lets you choose"}.`},"next-static-params":{signs:[{tool:"next",log:/Page "(?<page>[^"]{1,200})" is missing "generateStaticParams\(\)"/}],
summary:({groups:e})=>`the page ${S(e.page,"")} has no generateStaticParams()`,remedy:()=>"Export generateStaticParams() from that page, so that the static expo\
rt knows its paths."},"base-path":{signs:[{tool:"sveltekit",log:/does not begin with `base`, which is configured in `paths\.base`/}],summary:()=>"a link leaves \
the configured base path",remedy:()=>"Put the base path before the site's own links, or remove the base path: the platform serves each app at its own host's roo\
t."},"dead-link":{signs:[{tool:"sveltekit",log:/^Error: 404 (?<link>\S{1,300}) \(linked from (?<page>\S{1,300})\)/},{tool:"vitepress",log:/Found dead link (?<link>\S{1,300}) in file (?<page>\S{1,300})/},
{tool:"docusaurus",log:/^\s*-> linking to (?<link>\S{1,300})/},{weak:!0,tool:"nuxt",log:/^\s*│ [├└]── \[404\] Page not found: (?<link>\S{1,300})/}],summary:({
groups:e,lines:o})=>{const i=e.page??g(o,/(?:Broken link on source page path =|│ └── Linked from) (\S{1,300}?):?$/);return`a link to ${e.link}${i?`, in ${i}\
,`:""} leads to no page`},remedy:()=>"Correct the link, or add the page. The log names any others."},"page-failed":{signs:[{weak:!0,tool:"sveltekit",log:/^\[500\] GET (?<page>\S{1,300})/},
{weak:!0,tool:"qwik",log:/^!!! (?<page>\S{1,300}): Error during SSG$/}],summary:({groups:e,lines:o})=>{const i=o.findLastIndex(d=>/^(?:\[500\] GET |!!! \S{1,300}: Error during SSG$)/.
test(d));return`the page ${e.page} failed while it was rendered: ${o[i+1]?.replace(/^Error: /,"")??""}`},remedy:()=>"Mend what the page loads or shows; the stac\
k in the log names the functions."},"gatsby-graphql":{signs:[{weak:!0,tool:"gatsby",log:/^error There was an error in your GraphQL query:/}],summary:({lines:e})=>{
const o=e.findLastIndex(i=>i.startsWith("error There was an error in your GraphQL query"));return`a GraphQL query fails: ${e.slice(o+1).find(i=>i!=="")??""}`},remedy:()=>"\
Correct the query, or give its type the field in gatsby-node (createSchemaCustomization)."},"gatsby-page-failed":{signs:[{weak:!0,tool:"gatsby",log:/^error Building static HTML failed for path "(?<page>[^"]{1,300})"/}],
summary:({groups:e,lines:o})=>`the page ${e.page} failed while it was rendered: ${g(o,/^\s*WebpackError: (.{1,300})/)??""}`,remedy:()=>"Mend what the page loads\
 or shows: gatsby build --verbose tells more, and gatsby develop the line."},"nuxt-page-failed":{signs:[{weak:!0,tool:"nuxt",log:/^\s*│ [├└]── \[5\d\d\] (?<message>.*)/}],
summary:({groups:e,lines:o})=>{const i=o.findLastIndex(u=>/^\s*│ [├└]── \[5\d\d\]/.test(u));return`the page ${g(o.slice(0,i).reverse(),/├─ (\/\S{0,300}) \(\d+ms\)/)}\
 failed while it was rendered: ${e.message}`},remedy:()=>"The log does not tell the error itself: run npx nuxt dev and open the page, where it stands with its s\
tack. Code for the browser and missing variables are common causes."},"package-cycle":{signs:[{tool:"turbo",log:/^[\s`>-]*[x×] (?:Cyclic|Circular) dependency detected/}],
summary:({lines:e})=>{const o=g(e,/^\s*\|\s{1,8}([@\w./#-]{1,100}(?:, [@\w./#-]{1,100}){1,20})$/);return`packages depend on each other in a cycle${o?`: ${o.replace(
/#[\w:-]{1,60}/g,"")}`:""}`},remedy:()=>"Take one of the dependencies between these packages out of their package.json files.",part:({lines:e})=>ee(g(e,/^\s*\|\s{1,8}([@\w./-]{1,100})#\S{1,60} -> /))},
turbo:{signs:_({turbo:[/^[\s`>-]*[x×] (?<what>No package found with name '[^']{1,100}' in workspace)$/,/^[\s`>-]*[x×] (?<what>Could not find task `[^`]{1,100}` in project)$/]}),
summary:({groups:e})=>`turbo: ${e.what}`,part:({groups:e})=>e.what?.includes("task")?{kind:"file",path:"turbo.json"}:void 0,remedy:({groups:e})=>e.what?.includes(
"task")?"Name the task in build-command as turbo.json has it among its tasks.":"Write --filter in build-command as the name in that package's package.json."},"c\
ss-minify":{signs:[{tool:"vite",log:/^(?:\w*Error: )?\[lightningcss minify\] (?<what>\S.{0,200})$/}],summary:({groups:e,lines:o,facts:i})=>{const d=i.diagnostics?.
find(({severity:v,line:N})=>v==="error"&&N!==null);if(d)return`${d.file}:${d.line}: ${e.what}`;const u=o.findIndex(v=>/^\s*\|\s+\^/.test(v)),h=/^\d{1,7} *\| *(\S.{0,80})/.
exec(o[u-1]??"")?.[1]?.trim();return`the style sheets do not parse: ${e.what}${h?`, at ${S(h,"")}`:""}`},remedy:()=>"Look above what is quoted for a rule or a c\
omment that is not closed, in the style sheet that holds it."}};var J=w(1809);const re=/(?:\b|[a-z])(?:error|exception|fatal|failed|cannot|denied|invalid)\b/i,ge=/^(?: {0,3}(?:\[?(?:ERROR|error|FATAL)\]?:?|(?:lerna )?ERR!|NX|[x×✖✘]|>(?= [A-Z].*\.$))\s+){1,3}/u,
we=/^ {1,3}[x×✖] \S/u,Ae=/^\s*\[cause\]: (?:Error: )?(?<message>\S.*)$/,Ne=/^(?:\$ |(?:Failed|Error|Aborted)[.!]?$|A complete log of this run|Log files were not written|For help, run: |(?:\[\w{1,20}\] )?(?:[✗x🚨] )?Build failed|Failed to compile|Storybook exited with|(?:success|failed|not finished) .{1,200} - [\d.]+s$|Use --verbose |Pass --verbose |yarn (?:run|install) v\d|\[[\w@:/ .-]{1,60}\]$|Rspack (?:build failed|compiled)|To suppress |INFO |FATAL$|(?:error )?(?:during build|Command failed)|Node\.js v\d|Found \d+ errors? |Eleventy Fatal Error|Problem writing Eleventy|(?:Wrote|Copied) \d|\s{0,4}ELIFECYCLE|\s{0,4}run failed: command |Lifecycle script |script "[^"]{1,60}" exited with |(?:code|path|workspace|location|syscall) \S{1,400}$|>(?! [A-Z].*\.$)|[{}(]|at |info |Exit code|$)/u,
Fe=/^(?:Checked out |Cloning |\[\d\/\d\] |Progress: |Packages: |Scope: |Saved lockfile|Already up to date|Lockfile is up to date|Done in |Resolv(?:ing|ed)[ ,]|This error happened while |Run with the --force |Running target |[·•\u2800-\u28ff├└│┌] ?|[-+]{1,80}$|[-\\|/] |notsup (?:Valid|Actual) |\d\d:\d\d:\d\d\s)/u,
ke=/^\s/,xe=/^\s*(?:at |[|│:{}>^~-]|\d{1,7} *[|│])/,De=/^(?:Most likely|Probably|Possibly|Perhaps|Maybe|This is (?:likely|probably|usually)|Reason:|Because)\b/,
$e=/ \w{2,30} \w/,be=/\b\d{1,7} (?:error|warning|problem)s?\b/;function Ce(e){return e===""||/^[$>] /.test(e)}function Ie(e){return Ne.test(e)||Fe.test(e)||(0,J.
Ol)(e)}function Re(e,o){const i=e.findLast(ie=>Ae.test(ie));if(i)return Ae.exec(i)?.groups?.message;const d=e.findLastIndex(J.oJ),u=(0,J.EP)(e.map(ie=>({text:ie})),
0,e.length),h=e.flatMap((ie,le)=>{if(ie===o)return[];const Oe=ie.replace(ge,""),[Ge,Ve,Le]=[we.test(ie),!ke.test(Oe),le>d];return Ie(Oe)||u.has(le)?[]:[{text:Oe,
isReport:Ge,isLoose:Ve,isLate:Le}]}),v=h.filter(({isLoose:ie})=>ie),N=h.filter(({isLate:ie})=>ie),X=v.findLast(({text:ie,isReport:le})=>le||re.test(ie))??N.findLast(
({text:ie,isLoose:le})=>le&&(0,K.F7)(ie))??N.findLast(({text:ie,isLoose:le})=>le&&!(0,K.c4)(ie))??N.findLast(({text:ie})=>!xe.test(ie)&&!(0,K.c4)(ie));if(!X)return e.
findLast((ie,le)=>le>d&&u.has(le)&&$e.test(ie)&&!be.test(ie))?.trim();const me=h[h.lastIndexOf(X)+1]?.text??"";return De.test(me)?`${X.text.trim()} ${me.trim()}`:
X.text.trim()}const We={"install-script":{signs:[..._({npm:/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (?<command>\S.{0,300})$/,yarn:[/^error \S{0,300}\/node_modules\/(?<name>(?:@[\w.-]{1,80}\/)?[\w.-]{1,100}): Command failed\.$/,
/^error Command failed with exit code \d{1,3}\.$/],"yarn-berry":/^(?<name>@?[^\s@]{1,150})@(?<where>workspace|npm|\w{1,20}):\S{1,200} couldn't be built successfully/,
bun:/^error: (?<script>\w{1,20}) script from "(?<name>[^"]{1,150})" exited with/}),/^> @?[^\s@]{1,150}@[^\s@]{1,60} (?<script>(?:pre|post)?install|(?:pre|post)?prepare)(?: |$)/],
summary:e=>{if(e.facts.stage!=="install")return;const{name:o,script:i,command:d}=de(e),u=o?`the package ${S(o,"")}`:"the project",h=ue(e,d)??Re(e.lines,e.facts.
message);return`${u} fails in its ${i??"install script"}${d?` (${d})`:""}${h?`: ${h}`:""}`},remedy:e=>de(e).name?"Update the package, or leave its script out if\
 the site does not need it: an .npmrc with ignore-scripts=true leaves out all of them (Yarn 2 and later: enableScripts: false in .yarnrc.yml).":"Correct the scr\
ipt in package.json, and check that the file that it runs is committed, with its upper and lower case.",part:e=>{const{name:o,script:i,command:d}=de(e);return o?
{kind:"dependency",name:o,script:{name:i,command:d}}:{kind:"script",name:i,command:d}}}},z=/^> @?[^\s@]{1,150}@[^\s@]{1,60} (\w{1,20})(?: |$)/,te=[/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (\S.{0,300})$/,
/^Command: (\S.{0,300})$/,/^(?:> |\$ )((?!@?[^\s@]{1,150}@[^\s@]{1,60} \w{1,20}(?: |$))\S.{0,300})$/],ae=/^path \S{0,300}\/node_modules\/((?:@[\w.-]{1,80}\/)?[\w.-]{1,100})$/;
function de({groups:e,lines:o}){const i=e.name??g(o,ae),d=g(o,/^> (@?[^\s@]{1,150})@[^\s@]{1,60} \w{1,20}(?: |$)/),u=e.where==="workspace"||i!==void 0&&i===d,h=e.
command??fe(o,te);return{name:i&&!u?ne(i):void 0,script:e.script??g(o,z),command:h}}function fe(e,o){for(const i of o){const d=e.slice(1).flatMap(u=>i.exec(u)?.[1]??
[]).at(-1);if(d)return d}}function ue(e,o=""){const i=g(e.lines,/Cannot find module '(\/[^']{1,300})'/);return i?`${o.split(" ").find(u=>i.endsWith(`/${u.replace(
/^\.\//,"")}`))??(0,b.p)(i,e)} does not exist`:void 0}const ye={"peer-conflict":{signs:[{tool:["npm","pnpm"],log:/^code ERESOLVE|^ERESOLVE (?:could not resolve|unable to resolve)|ERR_PNPM_PEER_DEP_ISSUES/}],
summary:({lines:e})=>{const o=g(e,Me),i=g(e,Ue),d=g(e,/^Found: (\S{1,150})$/);return o&&i&&d?`${i} asks for ${o.replaceAll('"',"")}, and the project has ${d}`:o?
`dependencies ask for versions that exclude each other (${o})`:"peer dependencies conflict"},remedy:()=>"Move the packages named in the log to versions that fit\
 each other. As a stopgap commit an .npmrc with legacy-peer-deps=true.",part:({lines:e})=>ee(g(e,Ue))},"workspace-missing":{signs:_({pnpm:/ERR_PNPM_WORKSPACE_PKG_NOT_FOUND\s.{0,300}?"(?<name>@?[^@"\s]{1,150})@workspace:/,
"yarn-berry":/^(?:Error: )?(?<name>@?[^@\s]{1,150})@workspace:[^\s:]{1,60}: Workspace not found/,bun:/Workspace dependency "(?<name>[^"]{1,150})" not found/}),summary:({
groups:e})=>`the repository has no workspace called ${S(e.name,"as a dependency names it")}`,remedy:()=>"Correct the name in package.json, or add the folder of \
that package to the workspaces of the root (pnpm: pnpm-workspace.yaml).",part:({groups:e})=>ee(e.name)},"workspace-version":{signs:[{tool:"pnpm",log:/ERR_PNPM_NO_MATCHING_VERSION_INSIDE_WORKSPACE\s.{0,300}?for (?<name>\S{1,150}) inside the workspace/}],
summary:({groups:e})=>`no workspace of the repository fits ${S(e.name,"what a dependency asks for")}`,remedy:({groups:e})=>`Let the dependency ${e.name?`on ${ne(
e.name)} `:""}ask for the version that the workspace's own package.json has, or write * (pnpm, Yarn 2 and Bun: workspace:*).`,part:({groups:e})=>ee(e.name)},"ma\
nager-version":{signs:[{tool:"corepack",log:/HTTP 404 when performing the request to https?:\/\/[^\s;]{1,200}\/(?<name>@yarnpkg\/cli-dist|yarn|pnpm|npm)\/(?<version>[\w.-]{1,40})/},
/No matching version found for (?<name>@yarnpkg\/cli-dist)@(?<version>[\w.-]{0,40}\w)/,{stages:["install"],log:/^The install command `npm install [^`]{1,400} (?<name>@yarnpkg\/cli-dist|yarn|pnpm|bun)@(?<version>\d[\w.-]{0,40})` exited /}],
summary:({groups:e})=>`packageManager names ${e.name==="@yarnpkg/cli-dist"?"yarn":e.name}@${e.version}, which cannot be installed: the registry may not have tha\
t version`,remedy:()=>"Set packageManager in package.json to a version that is published, and write the lockfile with it.",part:()=>({kind:"member",name:"packag\
eManager"})},"version-not-found":{signs:_({npm:/No matching version found for (?<name>\S{1,150}?)\.?(?: while|$)/,yarn:/Couldn't find any versions for "(?<name>[^"]{1,120})"(?: that matches "(?<wanted>[^"]{1,100})")?/,
"yarn-berry":/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): No candidates found/,bun:/^error: No version matching "(?<wanted>[^"]{1,100})" found for specifier "(?<name>[^"]{1,150})"/}),
summary:({groups:e})=>`no version of ${S(e.name&&Je(e.name,e.wanted),"a package")} fits`,remedy:({groups:e,lines:o})=>{const i=g(o,/while installing the dependencies of (\S{1,200})/);
return i?`${i} asks for it: update that package, or override the version in package.json.`:`Correct the version in package.json to one that is published, and co\
mmit the new lockfile. If package.json does not name ${e.name?ne(e.name):"it"}, a package that it names asks for it: update that one, or override the version.`},
part:({groups:e,lines:o})=>ee(dt(o)??e.name)},"package-not-found":{signs:_({npm:/^404\s+(?:The requested resource )?'(?<name>[^']{1,150})' (?:is not in this registry|could not be found)/,
pnpm:/ERR_PNPM_FETCH_404\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): Not Found/,yarn:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): Not found/,
"yarn-berry":/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Package not found/,bun:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 404$/}),
summary:({groups:e})=>`the package ${S(e.name&&Je(e.name),"asked for")} is not in the registry`,remedy:()=>"Check its name in package.json. If it is private, se\
t its registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:e,lines:o})=>ee(dt(o)??e.name)},"registry-login":{signs:_({npm:/(?:401 Unauthorized|403 Forbidden) - (?:GET|PUT) https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?=\s|$)/,
pnpm:/ERR_PNPM_FETCH_40[13]\s+GET https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/:]{1,100}\/)?[^\s/:]{1,150}(?:\/-\/[^\s/:]{1,150})?): /,
bun:/^error: GET https?:\/\/(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 40[13]$/,
"yarn-berry":/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Invalid authentication/}),summary:({groups:{host:e,name:o}})=>`${`the package registry${e?` ${e}`:""}`} r\
efused the login${o?` for ${ne(o)}`:""}`,remedy:()=>"Give the build a registry token as an app variable (input env), and name that variable as :_authToken in .n\
pmrc (Yarn 2 and later: npmAuthToken in .yarnrc.yml).",part:({groups:e})=>ee(e.name)},"registry-refused":{signs:_({npm:/^(?<why>[45]\d\d \w[\w ]{0,40}) - GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?: - |$)/,
pnpm:/ERR_PNPM_FETCH_[45]\d\d\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): (?<why>.{1,60})$/,yarn:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): (?!Integrity check)(?<why>[^"]{1,100})/,
bun:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - (?<why>[45]\d\d)$/}),summary:({groups:{name:e="",why:o}})=>`\
the package registry does not give ${ne(e)}: ${o}`,remedy:()=>"Deploy again if the registry is at fault. If the package is private, set its registry and a token\
 in .npmrc, with the token as an app variable (input env).",part:({groups:e})=>ee(e.name)},integrity:{signs:[{tool:["pnpm","yarn","bun"],log:/ERR_PNPM_TARBALL_INTEGRITY\s+Got unexpected checksum for "\S{1,300}?\/(?<name>(?:@[\w.-]{1,80}(?:\/|%2f))?[\w.-]{1,100})\/-\/|Integrity check failed for (?:tarball: |")(?<tarball>[^"\s]{1,150})/i},
{tool:["npm","pnpm","yarn","yarn-berry"],log:/^code EINTEGRITY|ERR_PNPM_TARBALL_INTEGRITY|Integrity check failed for|The remote archive doesn't match the expected checksum/}],
summary:e=>{const o=Tt(e);return`${o?`the package ${S(o,"")}`:"a package"} differs from what the lockfile or the registry records`},remedy:()=>"Delete the lockf\
ile and node_modules, install again, and commit the new lockfile. If it differs again, the registry or a proxy changes packages.",part:e=>ee(Tt(e))}},Me=/^\s*peer (\S{1,120}) from /,
Ue=/^\s*peer \S{1,120} from (@?[^\s@]{1,150})@/;function Je(e,o=Z(e)){return o===void 0?ne(e):`${ne(e)}@${o}`}function dt(e){return g(e,/(?:while installing the dependencies of|hereby required by) (\S{1,200}?)\.?$/)}
function Tt({groups:e,facts:o}){const i=e.name??e.tarball??g(o.log,/tarball data for (@?[^\s@]{1,150})@/);return i&&ne(i)}const gn={engine:{signs:[{tool:["npm",
"pnpm"],log:/^code EBADENGINE|ERR_PNPM_UNSUPPORTED_ENGINE/},{tool:"yarn",log:/The engine "node" is incompatible with this module\. Expected version "(?<wanted>[^"]{1,60})"/},
/Node(?:\.js)?(?: version)? v?[\d.]+(?:\.x)? is not supported by|node: v?[\d.]+ is not supported/,{weak:!0,tool:"vite",log:/You are using Node\.js [^ ]{1,20} (?:For|Vite)\b/},
{weak:!0,log:/(?:requires|required|minimum) (?:a )?(?:minimum )?Node(?:\.js)?(?: version)?(?: of)? (?<wanted>v?\d[\d.+]{0,12})/i},{tool:"webpack",log:/error:0308010C:digital envelope routines::unsupported|ERR_OSSL_EVP_UNSUPPORTED/}],
summary:({groups:e,lines:o})=>{const{name:i,isProject:d,member:u,wanted:h,actual:v}=ut(o,e.wanted),N=i?S(i,""):d?"the project":void 0,G=u==="npm"?"npm":"Node.js",
X=N?`${N} asks for ${G}`:`the ${G} version does not fit`;if(!h)return X;const me=v?`, and the build runs ${v}`:"";return N?`${X} ${h}${me}`:`${X} (wanted: ${h}${me}\
)`},remedy:({facts:e,groups:o,lines:i})=>{const{member:d,actual:u}=ut(i,o.wanted);return d==="npm"?`Let engines.npm in package.json allow ${u}, the npm that bui\
lds run.`:i.some(v=>v.includes("digital envelope routines"))?`${wn}, or ${At("16",e)}.`:`Let engines.node in package.json and the versions of the packages allow\
 the Node.js that builds run, or ${At("the version that is asked for",e)}.`},part:({lines:e})=>{const{name:o,isProject:i,member:d}=ut(e,void 0);return o||i?{kind:"\
engines",name:o??"",member:d}:void 0}},"wrong-platform":{signs:[{tool:["npm","pnpm"],log:/Unsupported platform for (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: wanted (?<wanted>\{[^}]{1,200}\})/}],
summary:({groups:{name:e,wanted:o}})=>`the package ${S(e,"")} is for another system${o?` (${o.replace(/[{}"]/g,"").replaceAll(":",": ")})`:""}`,remedy:({groups:e})=>`\
Move ${S(e.name,"the package")} to optionalDependencies in package.json, or take it out, and commit the new lockfile.`,part:({groups:e})=>ee(e.name)},"package-m\
anager":{signs:_({pnpm:/This project is configured to use (?<name>\w{1,20})/,yarn:/This project's package\.json defines "packageManager": "(?<name>[^"]{1,40})"/}),
summary:({groups:e})=>`the project asks for another package manager${e.name?` (${e.name})`:""}`,remedy:({facts:e})=>`Make packageManager in package.json and the\
 committed lockfile name the same package manager${O(e)?"":", in a version that the platform has"}.`,part:()=>({kind:"member",name:"packageManager"})}},wn="The \
bundler is too old for this Node.js. Update it (webpack 5.61 or later), or set the app variable NODE_OPTIONS to --openssl-legacy-provider";function At(e,o){return O(
o)?`write ${e} to .nvmrc`:`set nodeVersion in app-settings to ${e} on a platform that has it`}function ut(e,o){const i=g(e,/Not compatible with your version of node\/npm: (\S{1,150})$/)??
g(e,/^error (\S{1,150}): The engine "node" is incompatible/)??g(e,/Your Node version is incompatible with "(\S{1,300})"/),d=i?.startsWith("/")??!1;return{name:d?
void 0:i&&ne(i),isProject:d,...En(e,o)}}function En(e,o){const i={member:"node",wanted:o??g(e,/Required: \{.{0,60}?"node":"([^"]{1,60})"/)??g(e,/^Expected version: (.{1,60})$/),
actual:g(e,/Actual: .{0,60}?"node":"([^"]{1,20})"/)??g(e,/(?:^|\. )Got:? "?(v?\d[\d.]{0,20})"?$/)},d={member:"npm",wanted:g(e,/Required: \{.{0,100}?"npm":"([^"]{1,60})"/),
actual:g(e,/Actual: .{0,60}?"npm":"([^"]{1,20})"/)};return d.wanted!==void 0&&!Nt(d.wanted,d.actual)&&Nt(i.wanted??"*",i.actual)?d:i}function Nt(e,o){const i=/^v?(\d{1,5})\.(\d{1,5})\.(\d{1,5})$/.
exec(o??"")?.slice(1);if(!i)return!1;const d=u=>u.trim().replace(/([<>=^~]) /g,"$1").split(" ");return e.split("||").some(u=>d(u).every(h=>yn(h,i.map(Number))))}
function yn(e,o){if(e==="*"||e==="")return!0;const i=/^(\^|~|[<>]=?|=|)v?(\d{1,5})(?:\.(\d{1,5}))?(?:\.(\d{1,5}))?(?:\.[x*])*$/.exec(e);if(!i)return!1;const[,d=""]=i,
u=i.slice(2).flatMap(G=>G===void 0?[]:[Number(G)]),v=o.slice(0,/^(?:>|<=)$/.test(d)?u.length:3).map((G,X)=>G-(u[X]??0)).find(G=>G!==0)??0,N=G=>u.slice(0,G).every(
(X,me)=>X===o[me]);return d===">"?v>0:d==="<"?v<0:d==="<="?v<=0:d===""||d==="="?N(3):v>=0&&(d===">="||N(d==="^"?1:2))}const $n=/request to https?:\/\/(?:[^\s/]{1,100}\/){1,6}?(@[^\s/]{1,100}\/[^\s/]{1,150}|[^\s/]{1,150})(?:\/-\/\S{1,200})? failed/,
bn=/^path \S{1,400}\/node_modules\/((?:@[\w.-]{1,60}\/)?[\w.-]{1,100})$/,ft="ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|ECONNREFUSED|ERR_SOCKET_TIMEOUT|UND_ERR_CO\
NNECT_TIMEOUT";function mt({groups:e,lines:o}){const i=/\b(?:getaddrinfo|connect) E[A-Z_]{4,20} (\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/;return e.host??g(
o,i)}const Sn=/^(?:127\.0\.0\.1|\[?::1\]?)(?=:|$)/,pt={"conflict-markers":{signs:[{tool:["pnpm","yarn"],log:/Merge conflict detected in (?<file>[\w.-]{1,60})/},
{tool:"yarn-berry",log:/Cannot autofix a lockfile when running an immutable install/},/^(?:>? *\d{1,6} \| ?)?<{7} (?:HEAD|[\w/.-]{1,100})$/],summary:({groups:e})=>`${e.
file??"the lockfile"} has the conflict markers of a merge`,remedy:()=>"Finish the merge: take one side of the file, run your package manager's install on your m\
achine, and commit the lockfile that it writes.",part:()=>({kind:"lockfile",lacks:[]})},"lockfile-missing":{signs:[{tool:"npm",log:/`npm ci` command can only install with an existing package-lock\.json/},
{tool:"pnpm",log:/ERR_PNPM_NO_LOCKFILE/},{tool:"npm",log:/Unsupported URL Type "workspace:"/}],summary:()=>"the repository has no lockfile",remedy:()=>"Run the \
install on your machine and commit the lockfile it writes.",part:()=>({kind:"lockfile",lacks:[]})},"lockfile-outdated":{signs:[..._({npm:/^`npm (?<manager>ci)` can only install packages when your package\.json and/,
pnpm:/(?<manager>ERR_PNPM)_(?:OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH|FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE)/,yarn:/Your (?<manager>lockfile) needs to be updated, but yarn was run with `--frozen-lockfile`/,
"yarn-berry":/The (?<manager>lockfile) would have been (?:modified|created) by this install, which is explicitly forbidden/,bun:/(?<manager>lockfile) had changes, but lockfile is frozen/}),
{stages:["install"],log:/\b(?:package-lock\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock|lockfile)\b.{0,80}\b(?:out of (?:sync|date)|not up to date|outdated)/i}],summary:({
lines:e})=>`the lockfile does not fit package.json${_e(e)}`,remedy:({groups:e})=>`Run ${(e.manager==="ci"?"npm install":e.manager==="ERR_PNPM"?"pnpm install":"")||
"your package manager's install"} on your machine and commit the lockfile together with package.json.`,part:({lines:e})=>({kind:"lockfile",lacks:[...ht(e),...kn(
e)].map(ne)})},...ye,...gn,"git-dependency":{signs:[{stages:["install"],log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey|Repository not found\./}],
summary:()=>"a dependency comes from a Git repository that the build cannot read",remedy:()=>"Name the dependency by an https:// URL that needs no login, or pub\
lish it to a registry and give the build a token."},network:{signs:[{tool:["npm","pnpm"],log:new RegExp(`^code (?:${ft})|^network .{0,80}(?:${ft})|ERR_PNPM_META\
_FETCH_FAIL`)},{weak:!0,log:/^\s{0,8}(?:Error: |TypeError: )?fetch failed$/},{weak:!0,tool:"next",log:/^Failed to fetch `?[^`]{1,100} from Google Fonts/},new RegExp(
`(?:getaddrinfo|request to https?://\\S{1,200} failed).{0,80}(?:${ft})`),/\b(?:connect|getaddrinfo) (?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT) (?<host>\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/,
/Could not resolve host: (?<host>[\w.-]{1,200})|Failed to connect to \S{1,100} port|network connectivity|The operation timed out\. fetching/],summary:e=>{const o=mt(
e);return o?`the network failed: ${o.replace(Sn,"localhost")} cannot be reached`:"the network failed while the build fetched something"},remedy:()=>"Run the dep\
loy again. If it repeats, check the host that the log names and that the platform may reach it.",part:e=>{if(e.facts.stage!=="install")return;const o=mt(e)??g(e.
lines,/request to https?:\/\/([^\s/]{1,200})\/\S{1,300} failed/),i=ee(g(e.lines,$n)??g(e.lines,bn))?.name;return i===void 0&&o===void 0?void 0:{kind:"dependency",
name:i,host:o}}},certificate:{signs:[/\b(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_HAS_EXPIRED)\b/],
summary:()=>"a certificate was refused while the build fetched something",remedy:({facts:e})=>`If a proxy or a private registry has a certificate of its own aut\
hority, let ${O(e)?"the operators start the platform with NODE_EXTRA_CA_CERTS":"NODE_EXTRA_CA_CERTS on the platform"} name that authority's file.`},"native-opti\
onal":{signs:[/Cannot find module '?(?<name>@rollup\/rollup-[\w-]+|@esbuild\/[\w-]+|@rolldown\/binding-[\w-]+|lightningcss[.\w-]*|@tailwindcss\/oxide[\w-]+|@next\/swc[\w-]+|@parcel\/watcher-[\w-]+)'?/],
summary:({groups:e})=>`the binary package ${S(e.name,"of a tool")} is not installed for this system`,remedy:()=>"The lockfile lacks other systems: delete node_m\
odules and the lockfile, install again with a current npm, and commit the new lockfile."},"node-gyp":{signs:[{tool:"node-gyp",log:/^gyp ERR! (?:find Python|stack Error)|node-pre-gyp ERR!/}],
summary:()=>"a native package could not be compiled",remedy:()=>"Use a version of the package that ships binaries for this Node.js version, or a pure JavaScript\
 one."},...We};function _e(e){const[o]=ht(e);if(o)return`: it lacks ${o}`;for(const i of e){const[,d,u]=It.exec(i)??[];if(d)return`: it has ${d}, and ${u} is as\
ked for`}return""}const It=/^Invalid: lock file's (\S{1,200}) does not satisfy (\S{1,200})$/,Mt=[/^Missing: (\S{1,200}?)@? from lock file$/,/dependencies were added: (\S{1,200}?),?(?:\s|$)/,
/dependencies in package\.json changed since \S{1,60} was saved: (\S{1,200}) was added/,/^\+ {4}(\S{1,200}): "npm:/];function ht(e){return e.flatMap(o=>Mt.flatMap(
i=>i.exec(o)?.[1]??[]))}function kn(e){return e.flatMap(o=>It.exec(o)?.[2]??[])}const Ct=[/^Writing (?:\.\/)?([\w@.-]{1,100})\/\S{0,300} from /,/directory: \S{0,200}\/([\w@.-]{1,60})\/$/,
/Wrote site to "([^"]{1,100})"/,/The ([\w-]{1,60}) folder is ready to be deployed/,/Output location: \S{0,200}?((?:dist|build)\/\S{1,100})$/,/Generated static files in "?([\w@./-]{1,100}?)"?\.?$/,
/Generated public ([\w@./-]{1,100})$/,/^\[info\] html generated at \.\/([\w@./-]{1,100})$/,/Success! Generated .{0,40} in "([^"]{1,100})"/,/^((?!\.\w)[\w@./-]{1,100}?)\/(?:assets\/)?[\w.-]{1,100}\.(?:html|js|css)\s{1,60}[\d.,]{1,12} (?:kB|KiB|MB)\b/],
Lt={"next-export":{signs:[{codes:["output_missing","output_empty"],tool:"next",log:/Next\.js \d{1,3}\.\d/}],summary:({facts:e})=>gt(e).includes("out")?void 0:"N\
ext.js wrote no static export",remedy:()=>"Set output: 'export' in next.config and take next export out of the build command; the output directory is then out."},
"output-missing":{signs:[{codes:["output_missing"]},/[Oo]utput directory "?(?<folder>[\w@./-]{1,100}?)"? (?:does not exist|(?:was |is )?(?:not found|missing))/],
summary:({groups:e,facts:o})=>{const i=e.folder??o.outputDirectory??On(o);return i?`the build did not write the output directory "${i}"${o.keptOutput?Pt:""}`:"t\
he app names no output directory, and the build wrote none of the usual ones"},remedy:e=>{const{facts:o}=e,i=Dt(e);if(i)return wt(i);const d=e.lines.some(h=>/^> gatsby build\b/.
test(h)),u=[...vn,...d?["public"]:[]].find(h=>gt(o).includes(h));return u?`Set output-directory to ${u}, which is there, if it is what the build writes.`:"Set o\
utput-directory to the folder that the build command writes, relative to the root directory: often dist, build, out, public or _site."}},"output-empty":{summary:({
facts:e})=>`the output directory ${S(e.outputDirectory,"of the app")}${e.keptOutput?`${Pt},`:""} is empty`,remedy:e=>{const o=Dt(e);return o?wt(o):"Check that t\
he build command writes into output-directory, and does not clean it at its end."}},"nothing-to-serve":{summary:({facts:e})=>e.message??"the output has no page \
to serve: no file of it is HTML",remedy:({facts:e})=>`${/starts a program|\([^\s(]{0,20}`?(?:index|server|main|app)\.[cm]?js\b/.test(e.message??"")?"This app se\
rves the files of its build. To run the program, deploy with --app-type web-ssr; for a site, let the build write pages.":"Set output-directory to the folder wit\
h the pages, or let the build write them."} If it has only data or assets on purpose, say so: app-settings {"assetsOnly": true}.`},"output-unsafe":{summary:({facts:e})=>e.
message??"the output holds links or special files that may not be served",remedy:()=>"Let the build copy files instead of linking them: links that leave the out\
put directory are refused."},"file-too-large":{signs:[{codes:["output_too_large"]}],summary:({facts:e})=>e.message?.includes("wrote a file that is too large")?e.
message:void 0,remedy:()=>"Let the build write smaller files, and leave out what no page loads: logs, archives, source maps."},"output-too-large":{summary:({facts:e})=>e.
message??"the output is larger than the platform takes",remedy:()=>"Check that output-directory names only the site, without node_modules or source maps, and mo\
ve large media elsewhere."},"site-broken":{summary:({facts:e})=>e.message??"the start page of the new release is broken",remedy:()=>"The release before stays li\
ve. Mend what is named. To let such a release go live with a warning, set verify to warn, and run slipway settings unset verify: an app keeps the fail of its de\
ploys."},"storage-unavailable":{summary:({facts:e})=>e.message??"the storage of the platform cannot be used now",remedy:()=>"Nothing in the repository is at fau\
lt. Deploy again in some minutes; if it fails again, tell the platform's operators. The previous release stays live."},"sync-failed":{signs:[{codes:["sync_faile\
d","activation_failed"]}],summary:({facts:e})=>e.message??"the platform could not publish the files",remedy:()=>"Nothing in the repository is at fault: deploy a\
gain. The previous release stays live."},"dns-refused":{summary:({facts:e})=>e.message??"the DNS record of a host could not be made",remedy:()=>"Nothing in the \
repository is at fault. See whose records the hosts have: slipway domains. Then deploy again."},"cdn-refused":{summary:({facts:e})=>e.message??"the CDN refuses \
to answer for the host of the site",remedy:()=>"Nothing in the repository is at fault. Tell the platform's operators what the message says that the CDN lacks, a\
nd deploy again then."},interrupted:{summary:()=>"the platform was stopped while it worked",remedy:()=>"Deploy again."}},Pt=", which an earlier deploy set",vn=[
"dist","build","out","_site","storybook-static"];function On({message:e}){return/output directory `([^`]{1,200})`/.exec(e??"")?.[1]}function gt({message:e}){const[
,o=""]=/the folders there are (.{1,1000})/.exec(e??"")??[];return[...o.matchAll(/`([^`]{1,100})`/g)].map(([,i=""])=>i)}function wt(e){return e.startsWith("../")?
`The log shows files written to ${e}, outside of the folder that is built: have the build write inside of it, often to dist.`:`Set output-directory to ${e}: the\
 log shows files written there.`}function Dt({lines:e,facts:o}){const i=d=>d.split("/").length;for(const d of Ct){const[u]=e.flatMap(v=>{const N=d.exec(v)?.[1]?.
replace(/^\.\//,"").replace(/\/(?:assets|_astro)$/,"");return N?[{folder:N,line:v}]:[]}).sort((v,N)=>i(v.folder)-i(N.folder)),h=u&&Rn(u.folder,u.line,o);if(h&&h!==
o.outputDirectory)return h}}function Rn(e,o,i){const[d=""]=e.split("/",1),u=gt(i);if(u.length===0||u.includes(d))return e;const h=k.posix.dirname(i.outputDirectory??
"");if(h!=="."&&i.list?.(h).length)return`${h}/${e}`;const v=i.log.find(X=>X.includes(o))??"",N=/(?:^|\s|\/)([\w.-]{1,60}):[a-z][\w:-]{0,60}: /.exec(v)?.[1],G=u.
find(X=>N!==void 0&&i.list?.(X).includes(N));return G===void 0?e:`${G}/${N}/${e}`}const jt={"package-json-invalid":{signs:[{codes:["package_json_invalid"]},{tool:"\
npm",log:/Invalid package\.json: \w{0,20}Error: (?<why>.{1,120}?) in JSON at position (?<place>\d{1,9})/},{tool:["npm","pnpm","yarn","yarn-berry","bun"],log:/^code EJSONPARSE$|ERR_PNPM_JSON_PARSE|SyntaxError: \S{0,300}package\.json: /}],
summary:({facts:e,groups:o})=>e.code==="package_json_invalid"&&e.message?e.message:`package.json is not valid JSON${o.why?`: ${o.why}`:""}`,remedy:()=>"Correct \
package.json: nothing is installed or published while it cannot be read.",part:({facts:e})=>e.code==="package_json_invalid"?void 0:{kind:"file",path:"package.js\
on"}},"settings-invalid":{signs:_({nx:/^ *NX +(?<why>[A-Z]\w{1,40}) in (?<path>\S{1,300}\.json) at \d{1,7}:\d{1,7}$/,lerna:/JSONError Error in: (?<path>\S{1,300}\.json)$/,
turbo:/Unable to read repository configuration (?<path>\S{1,300}\.jsonc?): invalid JSON/}),summary:({groups:e})=>`${Ut(e.path)} is not valid JSON${e.why?` (${e.
why})`:""}`,remedy:({groups:e})=>`Correct ${Ut(e.path)}: the build cannot read it as it is.`,part:({groups:e})=>e.path?{kind:"file",path:e.path}:void 0},"outsid\
e-workspaces":{signs:_({"yarn-berry":/you forgot to list (?<folder>\S{1,200}) in its workspace configuration/,npm:/^No workspaces found:$/}),summary:({groups:e,
lines:o})=>`${e.folder??g(o,/^\s*--workspace=(\S{1,200})/)??"the app's folder"} is not in the workspaces of the repository's root`,remedy:({groups:e,lines:o})=>`\
Add ${S(e.folder??g(o,/^\s*--workspace=(\S{1,200})/),"its folder")} to workspaces in the package.json of the root (pnpm: to pnpm-workspace.yaml), install, and c\
ommit the lockfile. Or give the folder a lockfile of its own.`,part:()=>({kind:"member",name:"workspaces"})},"duplicate-package":{signs:_({nx:/^ *(?:NX +)?Failed to process project graph|multiple projects/,
npm:/EDUPLICATEWORKSPACE|must not have multiple workspaces with the same name/,"yarn-berry":/Duplicate workspace name (?<name>[^\s:]{1,150})/}),summary:({groups:e,
lines:o})=>{const i=e.name??g(o,/^\s*package '([^']{1,150})' has conflicts/);return i||!o.some(d=>d.includes("Failed to process"))?`two packages of the reposito\
ry have one name${i?`: ${i}`:""}`:"the graph of projects cannot be made: multiple projects may have one name"},remedy:()=>"Give each package of the repository a\
 name of its own, in its package.json or project.json.",part:()=>({kind:"names"})},"several-apps":{signs:[{codes:["app_ambiguous"]}],summary:({facts:e})=>Ze(e.message)[0]??
"the repository has several apps",remedy:({facts:e})=>`${Ze(e.message)[1]??"Set rootDirectory in app-settings to one of them"}.`},"server-build":{summary:({facts:e})=>Ze(
e.message)[0]??"the build makes a server, and only files are served",remedy:({facts:e})=>`${Ze(e.message)[1]??"Let the framework write files instead"}.`},"node-\
unavailable":{summary:({facts:e})=>e.message??"the Node.js that the repository asks for cannot be had",remedy:()=>"Write another version there, or set nodeVersi\
on in app-settings, which overrides the files."},"build-script-missing":{summary:({facts:e})=>Ze(e.message)[0]??"package.json has no build script",remedy:({facts:e})=>`${Ze(
e.message)[1]??"Add a build script to package.json, or set build-command"}. To publish the folder as it is, set build-command to true and output-directory to th\
e folder.`}};function Ze(e){return e?.split(". ",2)??[]}function Ut(e="the file"){return e.replace(/^.*\//,"")}const Be=["queue","clone"],et={submodule:{signs:[
{stages:Be,log:/submodule path '(?<path>[^']{1,200})' failed/}],summary:({groups:e})=>`the Git submodule ${S(e.path,"of the repository")} could not be cloned`,remedy:()=>"\
Give the submodule an https:// URL that the platform may read in .gitmodules, or keep its files in the repository itself."},"branch-not-found":{signs:[{codes:["\
branch_not_found"]},{stages:Be,log:/Remote branch (?<branch>\S{1,200}) not found in upstream/}],summary:({groups:e,facts:o})=>`the branch ${S(e.branch??o.branch,
"to build")} does not exist`,remedy:()=>"Push the branch, or set the input branch to one that exists on the remote; names are case-sensitive."},"commit-not-foun\
d":{signs:[{codes:["commit_not_found"]},{stages:Be,log:/reference is not a tree: |not our ref [0-9a-f]{7,64}/}],summary:()=>"the commit is not in the repository",
remedy:()=>"Push the commit to the repository that the app builds from; a force push or a fork may have left it behind."},"repository-not-allowed":{summary:({facts:e})=>`\
the platform does not take the repository ${S(e.repository,"given")}`,remedy:()=>"Set the input repository to owner/name or an https:// URL; local paths and fil\
e:// need a platform started with --allow-local-git."},"repository-not-found":{signs:[{codes:["repository_not_found"]},{stages:Be,log:/remote: Repository not found\.|^fatal: repository '[^']{1,300}' (?:not found|does not exist)/},
{stages:Be,log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey/}],summary:({facts:e})=>`the platform cannot read the re\
pository ${S(e.repository,"of the app")}`,remedy:({facts:e})=>`Check the spelling of the input repository. If it is private, give the platform access to it${O(e)?
": a token in its --git-url":", as by its GitHub app or a deploy key"}.`},"root-directory-missing":{signs:[{codes:["root_directory_missing"]},{tool:"npm",log:/Could not read package\.json(?:: .{0,80}? open '(?<path>[^']{1,400})\/package\.json')?/},
/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: can't cd to (?<path>\S{1,300})$/,/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: (?<path>[^\s:]{1,300}): No such file or directory$/],
summary:e=>{const{asked:o,actual:i}=Ft(e),d=e.facts.code==="root_directory_missing"?`the root directory${o?` "${o}"`:""} does not exist in the repository`:o?`th\
ere is no package.json in "${o}"`:"there is no package.json where the build ran";return i?`the folder "${o}" is spelt "${i}" in the repository`:d},remedy:e=>{const{
asked:o,actual:i}=Ft(e),d=e.facts.code==="root_directory_missing";return i?`Write ${i} ${d?"as rootDirectory in app-settings":`where the command names ${o}`}: b\
uilds run where upper and lower case count.`:`Set rootDirectory in app-settings${O(e.facts)?"":", on a platform that has it,"} to the folder of the app, relativ\
e to the repository, and check that it is committed.`}}};function Ft(e){const{groups:o,facts:i}=e,d=o.path??/root directory `([^`]{1,300})`/.exec(i.message??"")?.[1],
u=i.list;if(!d||!u)return{asked:d?.startsWith("/")?void 0:d,actual:void 0};if(!d.startsWith("/"))return{asked:d,actual:(0,b.M)(d,u)};const h=d.split("/").slice(
0,40);for(let N=1;N<h.length;N++){const G=h.slice(N).join("/"),X=(0,b.M)(G,u);if(X)return{asked:G,actual:X}}const v=(0,b.p)(d,e);return{asked:v.startsWith("/")?
void 0:v,actual:void 0}}const Wt=/^> @?[^\s@]{1,150}(?:@\S{0,60})? (?<name>[\w:.-]{1,60})(?: \/\S{1,400})?$/,Bt=/^[>$] (?<command>\S.{0,300})$/,xn=/^The build command `(?:npm|pnpm|yarn|bun) (?:run )?(?<name>[\w:.-]{1,60})`/,
_n={"silent-command":{signs:[{weak:!0,stages:["build"]}],summary:e=>{const{facts:o,lines:i}=e,d=o.exitCode&&Et(e);if(!(!d||Re(i,o.message)!==void 0))return`the \
script "${d.name}" (${d.command}) failed, and it printed no reason`},remedy:e=>{const o=Et(e)?.command.split(/&&|;/)??[];return`Run the commands of the script o\
ne by one: one of them exits with a code other than 0 without a word.${o.length>1?` The last one is \`${o.at(-1)?.trim()}\`.`:""}`},part:e=>({kind:"script",...Et(
e)})}};function Et({facts:e,lines:o}){const i=o.findLastIndex((N,G)=>Wt.test(N)&&Bt.test(o[G+1]??"")),d=xn.exec(e.message??"")?.groups?.name,u=Wt.exec(o[i]??"")?.
groups?.name??d,h=i<0?o.findLast(Gt):o[i+1],v=Bt.exec(h??"")?.groups?.command;return u===void 0||v===void 0?void 0:{name:u,command:v}}function Gt(e){return e.startsWith(
"$ ")&&!/^\$ (?:npm|pnpm|yarn|bun) /.test(e)}const Ke=["start_failed"],tt=["unhealthy","not_listening"],Kt=/^\s{0,4}(?:\[Nest\] .{1,80} ERROR \[\w{1,40}\] |Uncaught |\[?(?:ERROR|error|FATAL|fatal)\]?:? )?(?<message>(?!.*Cannot find (?:package|module) )(?:[A-Z]\w{0,60})?(?:Error|Exception)(?: \[\w{1,60}\])?: \S.{0,300})$/,
Tn=new RegExp(Kt.source.replace("(?<message>","(?<message>(?!Error: aborted$)")),An={"start-variable-missing":{signs:[{codes:[...Ke,...tt],log:/(?:[Mm]issing|[Uu]ndefined|[Ii]nvalid)(?: required)? env(?:ironment)?(?: variable)?s?:? [`"'[]?(?<name>[A-Z][A-Z0-9_]{1,80})/},
{codes:[...Ke,...tt],log:/(?<![\w])[`"']?(?<name>[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60})[`"']? (?:environment variable |env var )?(?:is (?:not (?:set|defined|provided)|missing|undefined|required)|must be (?:set|defined))/}],
summary:({groups:e})=>`the server needs the variable ${e.name??""}, which is not set`,remedy:({groups:e})=>`Add ${e.name??"it"} to the app variables: slipway en\
v set ${e.name??"NAME"}=VALUE, or the input env or secret-env. The release before stays live.`},"start-port-taken":{signs:[{codes:Ke,log:/EADDRINUSE(?::.{0,60}?:(?<port>\d{2,5}))?/}],
summary:({groups:e})=>`the server listens twice on the port ${S(e.port,"that it has")}`,remedy:()=>"Listen once. If the start command starts several servers, le\
t only one of them listen on the port in the variable PORT."},"start-heap-full":{signs:[{codes:Ke,log:/JavaScript heap out of memory|Reached heap limit|Ineffective mark-compacts near heap limit/},
{codes:["out_of_memory"],stages:["activate"],log:/JavaScript heap out of memory|Reached heap limit/}],summary:()=>"the server used all the memory that Node.js m\
ay use",remedy:()=>'Give each instance more by memory in app-settings, as {"memory": "1GiB"}, or let the server load less at its start. The release before stays\
 live.'},"start-rejected":{signs:[{codes:Ke,log:/UnhandledPromiseRejection: .{0,400} with the reason "(?<reason>.{1,200})"/}],summary:({groups:e})=>`the server \
ended, because nothing handles that a promise was rejected with "${e.reason}"`,remedy:()=>"Handle the rejection with catch or try, and reject with an Error: its\
 stack names the line. The release before stays live."},"start-error":{signs:[{codes:Ke,log:Kt}],summary:({groups:e})=>`the server ended with ${e.message}`,remedy:()=>"\
Mend what the stack in its last lines names. To try it with the variables of the app: slipway exec -- and its start command. The release before stays live."},"s\
tart-error-printed":{signs:[{codes:tt,log:Tn}],summary:({facts:e,groups:o})=>e.message?`${e.message}. It printed ${o.message}`:void 0,remedy:()=>"Mend what the \
stack in its last lines names. To try it with the variables of the app: slipway exec -- and its start command. The release before stays live."}},zt=L({...et,...jt,
...An,...{"no-start-command":{summary:({facts:e})=>e.message?.split(". ",1)[0]??"nothing in the repository says how its server is started",remedy:()=>'Set start\
Command in app-settings, as {"startCommand": "node server.js"}, or add a start script to package.json. For a site of files alone, deploy with app-type web-landi\
ng.'},"start-package-missing":{signs:[{codes:["start_failed"],log:/Cannot find (?:package|module) '(?<name>(?:@[\w.-]{1,100}\/)?[a-z\d][\w.-]{0,100})(?:\/[\w./-]{1,200})?'/}],
summary:({groups:e})=>`the server needs the package ${S(e.name,"that it names")}, which its release does not have`,remedy:({groups:e})=>`Move ${e.name??"it"} to\
 dependencies in package.json: a server's release has no packages of devDependencies.`},"start-failed":{summary:({facts:e})=>e.message??"the server ended before\
 it was ready",remedy:()=>"Read the last lines that it printed, and run its start command with the variables of the app. The release before stays live."},"not-l\
istening":{summary:({facts:e})=>e.message??"the server does not listen",remedy:()=>"Let it listen on the port in the variable PORT soon after its start, and do \
slow work afterwards. The release before stays live."},unhealthy:{summary:({facts:e})=>e.message??"the server does not answer as it should",remedy:()=>"Let heal\
thPath in app-settings name a path that answers below 500, and read what the server printed. The release before stays live."},"start-out-of-memory":{signs:[{codes:[
"out_of_memory"],stages:["activate"]}],summary:({facts:e})=>e.stage?.toLowerCase()==="activate"?e.message??void 0:void 0,remedy:()=>'Give each instance more by \
memory in app-settings, as {"memory": "1GiB"}, or let the server load less at its start. The release before stays live.'}},...Lt,...pt,...V,...oe,..._n});var Nn=w(
730);const In={formats:Nn.h,causes:zt};var Pe=w(901),Mn=w(1845);const Ht=/^WARN\s{1,4}No layout: /,Zt=/^theme:\s{0,20}["']?(?<name>[\w.-]{1,100})["']?\s{0,20}(?:#.*)?$/,
Cn=1e3;async function Yt(e,o,i){if(!e.some(X=>Ht.test(X)))return;const d=(0,k.join)(i,"_config.yml"),u=await o.lines(d)??[],h=u.findIndex(X=>Zt.test(X.trimEnd())),
v=Zt.exec(u[h]?.trimEnd()??"")?.groups?.name;if(v===void 0)return;const N=(await o.lines((0,k.join)(i,"package.json"))??[]).join(`
`);if(!(((await o.filesIn((0,k.join)(i,"themes",v),Cn))?.length??0)>0||N.includes(`"hexo-theme-${v}"`)))return{file:(0,k.relative)(o.root,d),line:h+1,message:(0,Y.
Ow)(`the theme "${v}" is not installed: package.json has no hexo-theme-${v}, and themes/${v} has no files (${e.find(X=>Ht.test(X))})`,300)}}const Ln=/^(?:_config(?:\.[\w-]{1,40})?\.ya?ml|(?:[\w-]{1,40}\.)?config\.(?:[cm]?[jt]s|json|ya?ml|toml)|\.eleventy\.[cm]?js|(?:hugo|book|docfx|typedoc)\.\w{2,5})$/,
Vt=/^\s{0,20}["']?(?<key>\w{0,30}(?:dir|directory|folder|root|src|source|input|pages|content|public|static)\w{0,20})["']?\s{0,4}[:=]\s{0,4}["']?(?:\.\/)?(?<folder>[\w-]{3,80})\/?["']?\s{0,4},?\s{0,4}(?:#.*|\/\/.*)?$/i,
yt=/out|dest|dist|public|build|cache|tmp|temp/i,Pn=200,Dn=200;async function $t(e,o){const i=[],d=await e.filesIn(o,Pn)??[],u=await e.foldersIn(o,Dn);for(const h of d.
filter(v=>Ln.test((0,k.basename)(v))))for(const[v,N]of(await e.lines(h)??[]).entries()){const{key:G="",folder:X=""}=N.length>300?{}:Vt.exec(N)?.groups??{};if(X===
""||yt.test(G)||u.includes(X))continue;const[me]=(0,C.IM)(X,u);if(me===void 0)continue;const ie=(0,k.relative)(e.root,(0,k.join)(o,(0,k.basename)(h)));i.push({file:ie,
line:v+1,message:`${G} names the folder ${X}, which does not exist; there is ${me}/`})}return i.length===1&&!e.isOver?i[0]:void 0}var jn=w(9926),Un=w(3739),Ye=w(
8302),bt=w(9692),Jt=w(7994);const St={queue:"Deployment failed",clone:"Clone failed",install:"Install failed",build:"Build failed",sync:"Upload failed",activate:"\
Activation failed"},Fn=1e3,Xt=300,Qt=/exit(?:ed)?(?: with)? (?:code|status)|^(?:the )?(?:build|install|deployment)(?: command)? failed\W*$/i,qt=/^The (?<stage>install|build) command (?<command>`.{1,300}`) (?:exited with|ended by) /,
en=/^\s*(?:npm (?:warn|WARN)|warning\b|WARN\b|<w>\s|\(node:\d+\))/;function Wn(e,o=zt){const i=(0,H.Se)(e.message?[...e.log,e.message]:e.log).slice(-Fn).map(u=>u.
text).filter(u=>!en.test(u)),d=Bn(e,o,i);if(d)return tn(e,d.cause,d.known,d.message);for(const u of[!0,!1])for(const h of o){const v=h.signs.filter(({codes:X})=>u===
(X!==void 0)),N=D({signs:v},e,i),G=N&&h.summary(N);if(N&&G)return tn(e,h,N,G)}return{headline:nn(e,zn(e,i),i),remedy:void 0}}function tn(e,o,i,d){const u=(0,Y.Ow)(
o.remedy(i),500),h=o.part?.(i);return{headline:nn(e,d,i.lines),remedy:u,cause:o.name,...h&&{fault:{part:h,summary:(0,Y.Ow)(d,Xt)}}}}function Bn(e,o,i){for(const{
severity:d,code:u,message:h}of e.diagnostics??[]){const v=d==="error"?o.find(N=>N.part&&N.name===u):void 0;if(v)return{cause:v,message:h,known:D(v,e,i)??{groups:{},
facts:e,lines:i}}}}function nn(e,o,i){const d=o.replace(x.cU,N=>(0,b.p)(N.replace(/^file:\/\//,""),{facts:e,lines:i})),u=St[e.stage?.toLowerCase()??""]??"Deploy\
ment failed",h=Gn(d,e)?"":Kn(e),v=Xt-u.length-h.length-2;return`${u}: ${(0,Y.Ow)(d.trim().replace(/\.$/,""),v)}${h}`}function Gn(e,{exitCode:o,signal:i}){return typeof o==
"number"?e.includes(`exited with code ${o}`):i!=null&&e.includes(` by ${i}`)}function Kn({exitCode:e,signal:o}){return typeof e=="number"&&e!==0?` (exit code ${e}\
)`:o?` (${(0,Y.Ow)(o,20)})`:""}function zn(e,o){const i=e.diagnostics?.find(u=>u.severity==="error");if(i)return`${i.file}${i.line===null?"":`:${i.line}`}: ${i.
message}`;if(e.message&&!Qt.test(e.message))return e.message;const d=Zn(e,o);return d||(Hn(e,o)??(e.message||e.code||"the platform gave no reason"))}function Hn({
message:e},o){const i=Re(o,e),d=o.filter(h=>h!==e).map(h=>({text:h,folder:void 0})),u=(0,K.sq)(d)?.message;return u===void 0||i?.includes(u)||i!==void 0&&u.includes(
i)?i:u}function Zn({message:e},o){const i=qt.exec(e??"")?.groups,d=o.lastIndexOf(`$ ${i?.command?.slice(1,-1)}`),u=d===-1?o.findLastIndex(v=>v.startsWith("$ ")):
d;return!i||u===-1||o.slice(u+1).filter(v=>v!==e&&!Ce(v)).length>0?void 0:`the ${i.stage} command ${i.command} failed, and it printed nothing`}var je=w(6709),Xe=w(
4046),Yn=w(402),sn=w(3573);function Vn({file:e,text:o},i){if(!e.endsWith("yarn.lock")||o==="")return;const d=i.map(({value:u})=>u.name);return(0,je.bA)(i,(u,h)=>d.
includes(u)||!/^[\^~<>=*\d]/.test(h)?!1:!o.includes(`${u}@${h}`)&&!o.includes(`${u}@npm:${h}`))}function Jn(e,{file:o,text:i},d){const u=Xn(o,i),h=new Set([e]);
for(const v of h){const N=v===e?void 0:(0,je.bA)(d,G=>G===v);if(N)return N;for(const G of u.get(v)??[])h.add(G)}}function Xn(e,o){const i=Map.groupBy(Qn(e,o),([
,d])=>d);return new Map([...i].map(([d,u])=>[d,u.map(([h])=>h)]))}function Qn(e,o){return/(?:package-lock|npm-shrinkwrap)\.json$/.test(e)?qn(o):e.endsWith("bun.\
lock")?kt(o):/(?:yarn\.lock|pnpm-lock\.yaml)$/.test(e)?ns(o):[]}function*qn(e){const o=(0,Ye.D7)(e)?.packages;for(const[i,d]of Object.entries((0,Ye.Gv)(o)?o:{})){
const u=(0,Ye.Gv)(d)&&i.includes("node_modules/")?d.dependencies:void 0;for(const h of Object.keys((0,Ye.Gv)(u)?u:{}))yield[i.split("node_modules/").at(-1)??"",
h]}}const nt='"dependencies": {';function*kt(e){for(const o of e.split(`
`)){const i=/^\s{4}"[^"]{1,200}": \["(?<name>@?[^"@]{1,200})@/.exec(o)?.groups?.name,d=i===void 0?-1:o.indexOf(nt),u=d===-1?-1:o.indexOf("}",d),h=u===-1?"":o.slice(
d+nt.length,u);for(const v of h.matchAll(/"([^"]{1,200})":/g))yield[i??"",v[1]??""]}}const es=/^\s{0,2}["']?\/?(?<name>@?[^@\s"'/]{1,200}(?:\/[^@\s"'/]{1,200})?)@\S/,
ts=/^\s{4,6}["']?(?<name>@?[^\s"':/]{1,200}(?:\/[^\s"':]{1,200})?)["']?(?::|\s)\s{0,4}\S/;function*ns(e){let o="",i;for(const d of e.split(`
`)){const u=d.search(/\S/);if(u<0)continue;if(u<=2&&d.trimEnd().endsWith(":")){const v=/^\s{2}(?:optionalD|d)ependencies:$/.test(d);o=v?o:es.exec(d)?.groups?.name??
"",i=v?2:void 0}else/^\s{4}(?:optionalD|d)ependencies:$/.test(d)?i=4:i!==void 0&&u<=i&&(i=void 0);const h=i!==void 0&&u===i+2?ts.exec(d)?.groups?.name:void 0;h!==
void 0&&o!==""&&(yield[o,h])}}const ss=60,on=20,st=300,os=/(?:^|\/)(?:[jt]sconfig[\w.-]{0,60}|\.[\w.-]{1,60}|devcontainer)\.json$/;function vt(e){const d=Ot(e).
flatMap(u=>u.split(/[\s'"`(),:;=[\]{}]+/)).map(u=>u.replace(/\.$/,"")).filter(u=>u.endsWith(".json")).filter(u=>!os.test(u)&&!u.includes("node_modules/"));return[
...new Set(d.reverse())].slice(0,on)}function rs(e,o){const i=Ot(e),d=Re(i,e.message);if(d===void 0)return;const u=i.filter(h=>/\berror\b|\bfail|not found|cannot|could ?n[o']t|no matching/i.
test(h));for(const h of[d,...u.reverse()]){if(h===e.message||Ie(h))continue;const v=h.replace(/%2f/gi,"/").split(/[\s'"`(),:;]+/),N=new Set(v.map(is)),G=(0,je.bA)(
o,X=>N.has(X));if(G)return{dependency:G,message:(0,Y.Ow)(h.trim(),st)}}}function is(e){const o=e.split("/"),[i="",d=""]=o.slice(-2),u=i.startsWith("@")?`${i}/${d}`:
d||i;return/^@?[^@]+@/.test(u)||o.length>1?u.replace(/(?<=.)@.*$/,""):void 0}function Ot({log:e}){return(0,H.Se)(e).slice(-ss).map(({text:o})=>o)}async function as(e,o,i,d){
const{fault:u,cause:h=""}=Wn(e,d);if(h!==""&&!u)return;const v=u?.summary??"",N=await(0,je.PX)(o,i),G=await(0,Yn.GQ)(o,i),X={sources:o,folder:i,app:o.pathOf(i),
manifests:N,lockfile:G,cause:h,summary:v},me=u?await cs(u.part,X):await rn(e,X);if(!me)return;const{line:ie,column:le}=me.place??{line:null,column:null},Oe=me.message??
v;return{file:me.file,line:ie,column:le,severity:"error",code:(me.cause??h)||null,message:Oe}}async function rn(e,o){for(const d of vt(e)){const u=await fn(d,o);
if(u?.place)return{...u,cause:"settings-invalid"}}const i=e.stage==="install"?rs(e,o.manifests):void 0;return i&&{...ze(i.dependency),message:i.message}}async function cs(e,o){
switch(e.kind){case"dependency":return await ms(e,o)??ds(e,o);case"engines":return ps(e,o);case"script":return await un(o)??cn(e,o);case"uninstalled":return un(
o);case"member":return e.name==="workspaces"?ws(o):hs(e,o);case"lockfile":return ys(e.lacks,o);case"file":return fn(e.path,o);case"names":return Es(o.manifests);default:
return(0,Un.xb)(e)}}const an=["preinstall","install","postinstall","prepare"],ls=["package-not-found","version-not-found","registry-login","registry-refused"];function ds({
name:e,host:o,script:i},{manifests:d,lockfile:u,cause:h,summary:v}){const N=(0,je.bA)(d,(ie,le)=>e===void 0?o!==void 0&&le.includes(o):ie===e);if(!N){const ie=i&&
d.find(({value:Oe})=>Oe.name===e);if(ie){const Oe=v.replace(/^the package "[^"]{1,200}"/,"the project");return{file:ie.file,...cn({kind:"script",...i},{manifests:[
ie]}),message:Oe}}const le=e!==void 0&&u?Jn(e,u,d):void 0;return le&&{...ze(le),message:`${v}; ${le.name} brings it`}}const G=d.find(({value:ie})=>ie.name===N.name);
if(!G||!ls.includes(h))return ze(N);const X=G.value.version,me=typeof X=="string"?`in version ${X}`:"without a version";return{...ze(N),cause:"workspace-version",
message:`"${N.name}" is a workspace of this repository (${G.folder}) ${me}, and ${N.manifest.file} asks for ${N.wanted}`}}const us=[".npmrc",".yarnrc.yml",".yar\
nrc","bunfig.toml"],fs=/^registry\.(?:npmjs\.org|yarnpkg\.com)$/;async function ms({host:e,name:o},i){const{sources:d,lockfile:u,folder:h,manifests:v}=i;if(e===
void 0||fs.test(e)||(0,je.bA)(v,(le,Oe)=>Oe.includes(e)))return;for(const le of us){const Ge=(await d.lines((0,k.resolve)(h,le))??[]).findIndex(Ve=>Ve.includes(
`//${e}`))+1;if(Ge>0)return{file:d.pathOf((0,k.resolve)(h,le)),place:{line:Ge,column:1}}}const N=u?.text.split(`
`)??[],G=le=>/\bresol(?:ved|ution)\b|\btarball\b/.test(le),X=(le,Oe)=>le.includes(`//${e}/`)&&le.includes(Oe)&&G(le),me=o===void 0?-1:N.findIndex(le=>X(le,`/${o}\
/`)),ie=(me>=0?me:N.findIndex(le=>X(le,"")))+1;return u&&ie>0?{file:u.file,place:{line:ie,column:1}}:void 0}function ze({manifest:e,place:o}){return{file:e.file,
place:o}}function ps({name:e,member:o},{manifests:i,summary:d}){const u=N=>(0,Ye.Gv)(N.value.engines)&&o in N.value.engines,h=i.find(N=>u(N)&&(e===""||N.value.name===
e));if(!h){const N=(0,je.bA)(i,G=>G===e);return N&&ze(N)}const v=d.replace(/^"[^"]{1,200}"/,"the project");return{file:h.file,place:(0,Xe.VV)(h,["engines",o]),message:v}}
function cn({name:e,command:o},{manifests:i}){const d=h=>o!==void 0&&(h===o||h.split(/[\s;&|()]+/).includes(o)),u=(0,je.fv)(i,(h,v)=>(e===void 0||h===e)&&d(v))??
(0,je.fv)(i,h=>o===void 0&&e===void 0?an.includes(h):h===e);return u&&ze(u)}function hs({name:e,wanted:o},{manifests:i,summary:d}){const u=e==="scripts"&&o!==void 0?
(0,je.fv)(i,(X,me)=>gs(me,o)):void 0,h=u?.manifest??i.find(({value:X})=>X[e]!==void 0)??i[0];if(!h)return;const v=h.value[e],N=o!==void 0&&(0,Ye.Gv)(v)?(0,C.pA)(
o,Object.keys(v)):[],G=u?.place??(0,Xe.VV)(h,[e]);return{file:h.file,place:G,message:(0,F.RU)(d,N)}}const ln=["npm","pnpm","yarn","bun"],dn=["npm-run-all","npm-\
run-all2","run-s","run-p"];function gs(e,o){return e.split(/[;&|()"']+/).some(i=>{const d=i.split(/\s+/).filter(G=>G!==""&&!G.startsWith("-")),u=d.findIndex(G=>ln.
includes(G)||dn.includes(G));if(u<0)return!1;const[h="",v="",...N]=d.slice(u);return dn.includes(h)?[v,...N].includes(o):(/^run(?:-script)?$/.test(v)?N[0]:v)===
o})}function ws({manifests:e,lockfile:o}){const i=e.find(({folder:d})=>d===(o?.folder??""))??e[0];return i&&{file:i.file,place:(0,Xe.VV)(i,["workspaces"])}}function Es(e){
for(const[o,{file:i,value:d}]of e.entries()){const u=e.slice(o+1).find(v=>v.value.name===d.name);if(typeof d.name!="string"||!u)continue;const h=`multiple proje\
cts are called ${d.name}: ${i} and ${u.file}`;return{file:u.file,place:(0,Xe.VV)(u,["name"]),message:h}}}async function un({sources:e,app:o,manifests:i,lockfile:d,
summary:u}){const h=i.find(({folder:X})=>X===o);if(!h||!d||d.folder===o)return;const v=i.find(({folder:X})=>X===d.folder),N=d.folder===""?o:o.slice(d.folder.length+
1),G=await(0,sn.c)(d,v,e);if(!(0,sn.S)(N,G.patterns))return{file:G.file??h.file,place:G.place,cause:"outside-workspaces",message:`${u}: ${o} is not in the works\
paces of ${G.file??"the root"}, so its dependencies were not installed`}}function ys(e,{manifests:o,lockfile:i,cause:d}){const[u]=o;if(!i)return u&&{file:u.file};
const h=(0,Xe.as)(i.text);if(h!==void 0){const le=`${i.file} has the conflict markers of a merge`,Oe=(0,bt.q1)(i.text,h);return{file:i.file,place:Oe,cause:"conf\
lict-markers",message:le}}const v=(0,je.bA)(o,le=>e.includes(le))??Vn(i,o);if(!v||d!=="lockfile-outdated")return{file:i.file};const{manifest:N,name:G,wanted:X}=v,
me=o.some(({value:le})=>le.name===G),ie=`${i.file} does not fit ${N.file}, which asks for ${G} ${X}${me?", a workspace of this repository":""}`;return{...ze(v),
message:ie}}async function fn(e,{sources:o,folder:i}){const d=(0,k.resolve)(i,e);if(!(0,Jt.FK)(o.root,d))return;const u=(await o.lines(d))?.join(`
`).replace(/^\ufeff/,""),h=o.pathOf(d);if(u===void 0)return;const v=(0,bt.UQ)(u);if(!/\.jsonc?$/.test(h)||!v||/^[ \t]{0,80}\/[/*]/m.test(u))return{file:h};const N=(0,bt.
q1)(u,v.offset);return{file:h,place:N,message:`${h} is not valid JSON: ${v.message} (line ${N.line}, column ${N.column})`}}const Rt=10,mn=2;async function $s(e,o){
const d=e.exitCode!==null||e.signal!==null?o.stage==="install"?"install":"build":void 0,u=e.diagnostics;return u.length>0?Qe(u,o):Qe(await rt({...e,log:o.log.recent()},
xt(o,{command:d})),o)}function xt({root:e,context:o,workspace:i},d){const{clock:u}=o;return{root:i.source,folder:e,command:"build",clock:u,processor:M.jq,...d}}
function Qe(e,{context:o,workspace:i}){const d=e.map(u=>({...u,message:_t(u.message,i)}));return _s(d,new Pe.j(i.source,o.clock))}function _t(e,{source:o,app:i}){
return e.replaceAll(`file://${o}/`,"").replaceAll(`${o}/`,"").replace(x.cU,d=>d.includes(`${i}/`)?k.posix.basename(d):d)}async function pn(e,o,i){if(e.code==="o\
ut_of_memory")return[];const d=e.log.map(v=>v.replace(bs,i)),u=new Set((await(0,Mn.z)(o))?.map(({path:v})=>v)),h=await rt({...e,log:d},xt(o,{own:u,searchMs:ot}));
return Qe(h.filter(({severity:v,line:N})=>v==="error"&&N!==null),o)}const ot=1e3,bs=/(?<![\w.-])\/app(?=\/)/g;async function rt(e,o,{formats:i,causes:d}=In){const{
read:u,guess:h}=await(0,jn.RJ)(e.log,o,i),v=h?[...u,h]:u,N=new Pe.j(o.root,o.clock),G=await as({...e,diagnostics:v},N,o.folder,d);if(!G)return v;const X=({file:me,
line:ie})=>me===G.file&&(ie===null||ie===G.line);return[G,...u.filter(me=>!X(me))]}async function it(e,o=M.jq){const i=e.log.recent(),d=xt(e,{processor:o,searchMs:ot}),
{root:u,folder:h,clock:v}=d,N=await $t(new Pe.j(u,v),h),G=N?[N]:[];if(!i.some(Le=>(0,K.F7)(Le)||/^WARN\b/.test(Le)))return G;const X=await Yt(i,new Pe.j(u,v),h);
if(X)return[X];const ie=(await rt({stage:"build",exitCode:0,log:i},d)).filter(({severity:Le})=>Le==="error").slice(0,U.ws),le=(0,H.Se)(i),Oe=Le=>({...Le,message:_t(
Le.message,e.workspace)}),Ge=ie.map(Le=>Oe(Ss(Le,le)));if(Ge.length>0)return[...G,...Ge].slice(0,U.ws);const Ve=(0,K.sq)(le);return Ve?[...G,Oe({file:null,line:null,
message:at(Ve.message)})]:G}function Ss({file:e,line:o,message:i},d){const u={file:e,line:o,message:at(i)};return e!==null&&o!==null&&Os(i,(0,k.basename)(e),d)?
{...u,isMarked:!0}:u}const ks=/^\[?(?:ERROR|FATAL)\]?:?\s/,hn=12,vs=100;function Os(e,o,i){const d=e.slice(0,40);return i.some(({text:u},h)=>{if(!ks.test(u))return!1;
const v=u.endsWith("{")?i.slice(h,h+vs):[],N=v.findIndex(X=>X.text.startsWith("}")),G=N===-1?i.slice(h,h+hn):v.slice(0,N+1);return[d,o].every(X=>G.some(me=>me.text.
includes(X)))})}function at(e){return(0,Y.Ow)(e,U.iA).toWellFormed()}const Rs=/not installed|can(?:not|'t) (?:find|resolve)|could not (?:find|resolve|load)|failed to resolve|no such file|unresolved/i;
function xs(e){const o=e.filter(({severity:i})=>i==="error");return o.length>0&&o.every(({line:i,message:d})=>i!==null&&!Rs.test(d))}async function _s(e,o){const i=[];
for(const d of e.slice(0,Rt)){const u=d.line===null?void 0:await o.lines(d.file);i.push(u&&d.line!==null?{...d,source:Ts(u,d.line)}:d)}return[...i,...e.slice(Rt)]}
function Ts(e,o){const i=Math.max(1,o-mn);return e.slice(i-1,o+mn).map((d,u)=>({line:i+u,text:(0,Y.DJ)(d.slice(0,B.IC.sourceLine)).toWellFormed()}))}}),4177:((ve,ce,w)=>{
w.d(ce,{EZ:()=>F,ac:()=>A,fz:()=>L,nC:()=>j});var k=w(6760),M=w(3052),Y=w(7214),U=w(6612),B=w(6419),K=w(402);const H=/^(?!(?:package-lock|npm-shrinkwrap|pnpm-lock)\.|(?:CHANGELOG|LICENSE)\b)(?:.*\.(?:[cm]?[jt]sx?|g[jt]s|json[5c]?|ya?ml|toml|vue|svelte|astro|mdx?|markdown|html?|hbs|handlebars|njk|nunjucks|liquid|pug|jade|ejs|eta|twig|css|p?css|s[ac]ss|less|styl|graphqls?|gql|sh|py|rb|go|rs|php)|\.\w{2,20}rc|\.env(?:\.\w{1,20})?)$/i,
x=/\.(?:png|jpe?g|gif|svg|webp|avif|ico|woff2?|mp4|pdf)$/i,W={test:P=>H.test(P)||x.test(P)},R=/(?:^|\/)(?:dist|build|out|_site|coverage|cache|storybook-static)\//,
_=/\.(?:timestamp-\d{6,20}-\w{1,40}|bundled_\w{1,40})\.[cm]?js$/;function L(P){return _.test(P)}const D=2e3,O=1e3,g=3,S=2*M.D6,C=32;function F(P){const b=(f="")=>/^---\s*$/.
test(f);return b(P[0])?P.findIndex((f,y)=>y>0&&b(f))+1:0}function j(P,b){return P.flatMap((f,y)=>b(f,y)?[y+1]:[])}class A{files;#e;#t;#n=new Map;#s;#o;#i;#r=new Map;constructor(b,f,y,$=[]){
this.files=y,this.#o=$,this.#e=b,this.#t=f,this.#s=new Set(y)}static async read(b,f,y){const $=[],I=[];for await(const V of b.walk(W)){const q=b.pathOf(V);if(!(R.
test(q)||_.test(q)||y?.has(q)===!1)&&(x.test(q)?I.length<O&&I.push(q):$.push(q),$.length>=O))break}return new A(b,b.pathOf(f),$,I)}get list(){return this.#i??=(0,Y.
c3)([...this.files,...this.#o]),this.#i}has(b){return this.#s.has(b)}get manifest(){return[`${this.#t}/package.json`,"package.json"].find(b=>this.has(b))}async lockfile(){
return(await(0,K.GQ)(this.#e,(0,k.resolve)(this.#e.root,this.#t)))?.text??""}find(b){const f=(0,U.qD)(b,{exists:I=>this.has(I),rootDirectory:this.#t});if(f!==void 0||
b.startsWith("/")||/node_modules|^\w+:/.test(b))return f;const y=b.replace(/^(?:\.{1,2}\/)+/,"");if(!/\.[a-z]\w{0,9}$/i.test(y)||R.test(y))return;const $=this.files.
filter(I=>I.endsWith(`/${y}`)||y.endsWith(`/${I}`));return $.length===1&&($[0]?.includes("/")||(0,k.basename)(y)!==y)?$[0]:void 0}async lines(b){const f=this.#n.
get(b);if(f)return f;const $=(await this.#e.lines((0,k.resolve)(this.#e.root,b))??[]).map(I=>I.length>D?"":I);return this.#n.set(b,$),$}async collect(b,f){await this.
load(b);const y=[];for(const $ of b)for(const[I,V]of(await this.lines($)).entries()){const q=f(V,I+1,$);q!==void 0&&y.push(q)}return y}async piece(b,f,y,$){const I=(await this.#a(
b))[f-1]??"";return I.length<=2*$?I:I.slice(Math.max(0,y-1-$),y-1+$)}async#a(b){const f=this.#r.get(b);if(f||this.#r.size>=g)return f??[];const{root:y}=this.#e,
$=(await(0,B.xO)(y,(0,k.resolve)(y,b),S))?.text.split(`
`)??[];return this.#r.set(b,$),$}async load(b=this.files){for(let f=0;f<b.length&&!this.isOver;f+=C)await Promise.all(b.slice(f,f+C).map(y=>this.lines(y)))}onlyOf(b){
return b.length===1&&!this.isPartial?b[0]:void 0}get isPartial(){return this.isOver||this.files.length>=O}get isOver(){return this.#e.isOver}}}),9093:((ve,ce,w)=>{
w.d(ce,{warningsOf:()=>R});var k=w(1224),M=w(8595),Y=w(6653),U=w(5388),B=w(901),K=w(9926),H=w(8741),x=w(4177);const W={file:null,line:null};async function R(O,g){
const S=await(0,H.faultsOfSuccess)(O),C=g.some(U.isErrorOfSite)?S:S.filter(({isMarked:P})=>P),F=await x.ac.read(new B.j(O.workspace.source,k.jq,K.wA),O.root),j=C.
map(P=>{const{file:b,line:f}=P;return{code:"build_fault",file:b,line:f,message:(0,H.ownWords)((0,M._Q)(P))}}),A=await Promise.all(g.map(P=>_(P,F)));return[...j,
...A].slice(0,M.iq)}async function _(O,g){const{code:S,message:C,href:F,in:j=""}=O;if(S==="unclosed_block")return{code:S,message:(0,H.ownWords)(C),...await D(g)};
const A=F===void 0?void 0:await(0,Y.uP)(F,j,void 0,f=>L(f,g)),{file:P,line:b}=g.isOver||!A?W:A.place;return{code:S,file:P,line:b,message:(0,H.ownWords)(C+(g.isOver?
"":(0,Y.lp)(A)))}}function L(O,g){return g.collect(g.files,(S,C,F)=>{const j=(0,Y._Q)(S,O);return j===void 0?void 0:{file:F,line:C,column:j}})}async function D(O){
const g=O.files.filter(C=>C.endsWith(".css"));await O.load(g);const S=await Promise.all(g.map(async C=>({file:C,line:(0,Y.Dn)(C,(await O.lines(C)).join(`
`),void 0)??null})));return O.onlyOf(S.filter(({line:C})=>C!==null))??W}}),1845:((ve,ce,w)=>{w.d(ce,{z:()=>B});var k=w(1264),M=w(6275),Y=w(417);const U=2e5;async function B({
context:K,mirror:H,commit:x,signal:W}){const R=[],_=["-C",H,"-c","core.quotePath=false","ls-tree","-r","--full-tree",x],{exitCode:L}=await(0,M.m)("git",_,{cwd:"\
/",env:{...(0,Y.gE)("none"),PATH:`${K.path}:${k.sg}`},signal:W,onLine(D,O){const[,g,S,C]=/^(\d{6}) \w+ ([0-9a-f]{40,64})\t(.+)$/.exec(D)??[];O==="stdout"&&g&&S&&
C&&R.length<=U&&R.push({mode:g,id:S,path:C})}});return L===0&&R.length<=U?R:void 0}}),7699:((ve,ce,w)=>{w.d(ce,{If:()=>_,KZ:()=>H,Zz:()=>L,jO:()=>O,tH:()=>W});const k=String.
raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})(?:\s|(?!\s))|[^\da-f])`,M=String.raw`"([^"\\\n]*(?:${k}[^"\\\n]*)*)"`,Y=String.raw`'([^'\\\n]*(?:${k}[^'\\\n]*)*)'`,
U=String.raw`((?:[^()"'\s\\]|${k})+)\s*\)`,B=new RegExp([String.raw`/\*[\s\S]*?(?:\*/|$)`,k,String.raw`(?:url\(\s*|@import\s+)(?:${M}|${Y})`,String.raw`url\(\s*${U}`,
M.replace("(","(?:"),Y.replace("(","(?:")].join("|"),"gi"),K=/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;function H(F){return[...F.matchAll(B)].flatMap(j=>{const A=j.
slice(1).find(P=>P!==void 0);return A===void 0||A===""||A.startsWith("#")?[]:[{href:C(A),kind:"asset"}]})}const x=new RegExp(`${B.source}|([{}])`,"gi");function W(F){
const j=[];for(const P of F.matchAll(x)){const b=P.at(-1);b==="{"?j.push(P.index):b==="}"&&j.pop()}const A=j.at(-1);return A===void 0?void 0:F.slice(0,A).split(
`
`).length}const R=new RegExp(`${B.source}|(@(?:tailwind|apply|screen|include|mixin|extend|use|forward))(?=\\s)`,"gi");function _(F){for(const j of F.matchAll(R)){
const A=j.at(-1);if(A?.startsWith("@"))return A}}function L(F,j){return j.startsWith("<")?`The page ${F} has ${j}, which browsers show as text: the template eng\
ine did not run`:`The style sheet ${F} has ${j}, which browsers ignore: the tool that replaces it did not run`}const D=/(?<=[=(,:[?|&{}\s]|return)(["'`])(\/(?!\/)[^"'`\s\\<>{}$?#*]{1,200}\.(?:avif|gif|jpe?g|mp[34]|otf|pdf|png|svg|ttf|webm|webp|woff2?))["'`](?=[,;:)\]}?\s])/gi;
function O(F){return[...F.matchAll(D)].map(([,,j=""])=>({href:j,kind:"mention"}))}const g=/\b(?:fetch|getJSON|importScripts|(?:Shared)?Worker)\(\s{0,9}["'`]((?!\/\/)[^"'`\s\\<>{}$?#*:]{1,200}\.(?:csv|geojson|html?|js|json|md|svg|txt|wasm|webmanifest|xml|ya?ml))["'`]\s{0,9}[,)]/g;
function S(F){return[...F.matchAll(g)].map(([,j=""])=>({href:j,kind:"mention"}))}function C(F){return F.replace(K,(j,A,P,b)=>{const f=A===void 0?Number.NaN:Number.
parseInt(A,16);return f<=1114111?String.fromCodePoint(f):P===void 0?b??"":""})}}),6653:((ve,ce,w)=>{w.d(ce,{Dn:()=>D,_Q:()=>_,lp:()=>x,uP:()=>Y});var k=w(5807),
M=w(7699);async function Y(f,y,$,I,V=!1){let q,ee,ne;const he=f.replace(/^(?:\.{0,2}\/)+/,"");for(const se of g(f,y)){const oe=(await I(se)).filter(({file:ge})=>!U.
test(ge)),J=oe.filter(({file:ge})=>!O(ge,$));if(ne){const ge=se===he?A(J.filter(({file:we})=>!K.test(we))):void 0;if(ge)return{place:ge,others:[ne]};continue}const re=A(
J)??A(J.filter(({file:ge})=>P(ge,y)));if(re&&!(V&&K.test(re.file)))return{place:re,others:[]};ne=re,q??=j(J,y,V),ee??=A(oe)}const Z=ne??(q?void 0:ee);return Z?{
place:Z,others:[]}:q}const U=/\.log$|(?:^|\/)(?:netlify\.toml|(?:vercel|firebase)\.json|_redirects)$/;function B(f){return K.test(f)}const K=/\.(?:mdx?|markdown)$/,
H=/(?:^|\/)_?(?:layouts?|includes?|partials?|components?|themes?)\//i;function x(f){return!f||f.others.length===0?"":`; also in ${f.others.map(({file:y,line:$})=>$===
null?y:`${y}:${$}`).join(", ")}`}const W=/(?:[\s"'`(=[{}>,:%]|(?:\(|:\s)<|<(?=\.))\.{0,2}\/?$/,R=/^[\s"'`)\]}<>,;#?]/;function _(f,y){for(let $=f.indexOf(y);$!==
-1;$=f.indexOf(y,$+1)){const[I,V]=[f.slice(Math.max(0,$-4),$),f.slice($+y.length,$+y.length+1)];if(($===0||W.test(I))&&(V===""||R.test(V)))return $+1}}const L=/(?:^|\/)(?:__\w+__|tests?|specs?|fixtures?|examples?|node_modules|vendor)\//;
function D(f,y,$){return O(f,$)||L.test(f)?void 0:(0,M.tH)(y)}function O(f,y){return y!==void 0&&f.startsWith(`${y}/`)}function g(f,y){const[$=""]=f.split(/[?#]/,
1),I=f.replaceAll("&","&amp;"),V=/^\.{1,2}\//.test($)?new URL($,`http://site/${encodeURI(y)}`).pathname:"",q=[f,I,$,V],ee=(V||$).replace(/^\/+/,""),ne=S(ee)?[ee,
...C(ee)]:[],he=[...q,...q.map(Z=>Z.replace(/\/$/,"")),...ne];return[...new Set([...he,...he.map(k.oF)])].filter(Z=>Z.length>1)}function S(f){return/\.\w{2,5}$/.
test(f)}function C(f){const y=f.split("/");return y.slice(1).map(($,I)=>y.slice(I+1).join("/"))}const F=4;function j(f,y,$){if(f.length===0||f.length>F)return;const I=new Set(
y.replace(/(?:(?:^|\/)index)?\.[^/.]+$/,"").split("/")),V=({file:he})=>he.split(/[/.]/).filter(Z=>I.has(Z)).length,q=he=>($&&H.test(he.file)?I.size+1:0)+V(he),[
ee,...ne]=f.toSorted((he,Z)=>q(Z)-q(he));return ee&&{place:ee,others:ne}}function A(f){const[y]=f;return y&&f.every(({file:$})=>$===y.file)?y:void 0}function P(f,y){
const $=b(y.replace(/\/index\.[^/]+$/,""));return b(f)===$||b(f.replace(/\/index\.[^/]+$/,""))===$}function b(f){return f.slice(f.lastIndexOf("/")+1).replace(/(?<=.)\..*$/,
"")}})};export{Zo as id,Yo as ids,Vo as modules};

const Bo=348,Go=[348],Ko={9882:((Se,ae,h)=>{h.d(ae,{IM:()=>V,pA:()=>I});const S={characters:80,candidates:1e3,shown:3};function I(x,R){const L=B(x);if(L===""||x.
length>S.characters)return[];const D=R.slice(0,S.candidates).filter(g=>g!==x&&g.length<=S.characters).flatMap(g=>{const v=q(L,B(g)),C=Z(x)===Z(g)?Math.min(v??K,
K):v;return C===void 0?[]:[{each:g,points:C}]}),O=Math.min(...D.map(({points:g})=>g));return D.sort((g,v)=>g.points-v.points).filter(({points:g})=>g<=O+1).slice(
0,S.shown).map(({each:g})=>g)}function V(x,R){return I(x,R).filter(L=>W(x,L)<=Math.max(1,Math.floor(Math.min(x.length,L.length)/8)))}function F(x,R){const[L]=I(
x.trim(),R);return L===void 0?"":`; did you mean "${L}"?`}function B(x){return x.toLowerCase().replace(/[-_.:\s]/g,"")}const K=1;function Z(x){return/^[^:]{1,40}(?=:)/.
exec(x)?.[0]??`${x}:`}function q(x,R){if(x===R)return 0;const L=Math.max(1,Math.floor(Math.min(x.length,R.length)/3)),D=W(x,R);if(D<=L)return D;const[O,g]=x.length<
R.length?[x,R]:[R,x];if(O.length>=4&&(g.startsWith(O)||g.endsWith(O)))return L+1}function W(x,R){let L=[],D=Array.from({length:R.length+1},(O,g)=>g);for(let O=1;O<=
x.length;O++){const g=[O];for(let v=1;v<=R.length;v++){const C=x[O-1]===R[v-1],j=O>1&&v>1&&x[O-1]===R[v-2]&&x[O-2]===R[v-1];g[v]=Math.min((D[v]??0)+1,(g[v-1]??0)+
1,(D[v-1]??0)+(C?0:1),j?(L[v-2]??0)+1:Number.POSITIVE_INFINITY)}[L,D]=[D,g]}return D[R.length]??0}}),1809:((Se,ae,h)=>{h.d(ae,{EP:()=>g,Ol:()=>B,Xk:()=>K,oJ:()=>q});
const S=/(?:^|\s)[\d.,]{1,12}\s?(?:B|bytes|[kKMG]i?B)(?=$|[\s│|,)\]])/,I=/\b(?:errors?|fail(?:ed|s)?|exceed(?:s|ed)?|limit|too (?:large|big|long)|cannot|must|not)\b/i,
V=[/^\s*[○●◐ƒλ∙]\s{1,4}(?:\(|\/)/u,/^\s*(?:Route|Page|Asset|File|Path|Name|Chunk|Size)\b.{0,120}\b(?:Size|First Load|gzip|Chunks|Type)\b/,/^\s*[├└┌┬╰╭](?:[─━]{0,3}\s|$)(?!.{0,200}(?:Error|\[\d{3}\]|✖|×))/u,
/^\s*\+ First Load JS\b/,/^\s*(?:\[[\w:@/.-]{1,40}\]\s)?(?:✓|✔|√|✅|☑|🎉|✨|🚀|λ|▶|❯)/u,/\b(?:built|done|finished|completed|compiled|generated|wrote|copied|written)\b.{0,80}\b\d[\d.,]{0,8}\s?(?:ms|s|sec|seconds|min|minutes?)\b/i,
/^\s*[-•]?\s?\d{1,7} (?:errors|warnings|hints|modules?|pages?|files?|assets?|packages?)\b.{0,60}$/,/\(\d{1,7}\/\d{1,7}\)\s*$/,/^\s*(?:Result|Summary|Total|Time|Duration|Tasks|Cached)\b.{0,60}:/,
/^\s*(?:Attention: |This information is used|You can learn more|Learn more|Read more|See https?:|https?:\/\/\S{1,300}$)/,/^\s*▲ Next\.js \d/u,/^\s*\.{3} (?:collapsed )?\d{1,7} (?:duplicate )?lines matching /,
/Entry docs → 404 was not found\.$/,/^lscpu: failed to determine /,/^\d{1,7}:(?:\s|$)/],F=/^\s*(?:✓|✔|√|✅|🎉|✨)|\b(?:built|done|completed|finished) in \d|\bcompiled successfully\b|^\s*[○●ƒλ]\s{1,4}\(/iu;
function B(v){return V.some(C=>C.test(v))||Z(v)||K(v)}function K(v){return S.test(v)&&!I.test(W(v))}function Z(v){return v.length<=300||v.split(" ").length>v.length/
16?!1:v.split(/[;{}=]/).length>v.length/30}function q(v){return F.test(v)}function W(v){return v.split(/\s+/).filter(C=>!/[/.][\w[]/.test(C)).join(" ")}const x=/^\s{0,8}⚠|^(?:[▲!]\s{1,3})?(?:\[(?:warn(?:ing)?|hint|info)\]|(?:deprecation )?warning\b(?! as error))|^\s{0,4}(?![-*])[^\s:"']{1,400}(?::\d{1,7}){1,2}:?\s(?:-\s)?(?:warning|hint|info|note|message|suggestion)\b|^\s{0,4}[^\s:"']{1,400}\(\d{1,7},\d{1,7}\): (?:warning|info|message)\b|^\s*\d{1,7}:\d{1,7}\s{1,40}(?:warning|hint|info)\b/i,
R=/^\s*(?:[✘✖✗×⨯]|x\s|\[?(?:error|fatal)\b|\w{0,60}(?:Error|Exception)\b.{0,40}:\s|\d{1,7}:\d{1,7}\s{1,40}error\b)/i,L=/^(?:\s|$|\d{1,7}(?:\s|$))/,D=/^(?:WARNING in \S|\(!\) Some chunks\b)/,
O=12;function g(v,C,j){const U=new Set;let _=!1,P=!1;for(let b=Math.max(0,C-O);b<j;b++){const f=v[b]?.text??"";P=D.test(f)||P&&f.trim()!==""&&!/^ERROR in /.test(
f),_=P||x.test(f)||_&&L.test(f)&&!R.test(f),_&&U.add(b)}return U}}),9047:((Se,ae,h)=>{h.d(ae,{B:()=>V,v:()=>W});var S=h(5230);const I=[/["'](?<name>[\w$]{1,200})["'] is not exported (?:by|from) (?:["'](?<from>[^"']{1,400})["']|(?<path>[^\s,"']{1,400}))/,
/No matching export in "(?<from>[^"]{1,400})" for import "(?<name>[\w$]{1,200})"/,/\bexport '(?<name>[\w$]{1,200})' (?:\(imported as '[^']{1,200}'\) )?was not found in '(?<from>[^']{1,400})'/,
/The requested module '(?<from>[^']{1,400})' does not provide an export named '(?<name>[\w$]{1,200})'/,/(?:Module )?'"(?<from>[^"']{1,400})"' has no exported member (?:named )?'(?<name>[\w$]{1,200})'/,
/\bExport (?<name>[\w$]{1,200}) doesn't exist in target module/,/'(?<from>[^']{1,400})' does not contain a (?<name>default) export/,/Module '"(?<from>[^"]{1,400})"' has no (?<name>default) export/];
function V(x){for(const R of I){const{name:L,from:D,path:O}=(0,S.$)(R,x)?.groups??{};if(L!==void 0)return{name:L,from:D??O}}}const F=300,B=/^ {0,40}export (?:declare |abstract )?(?:async )?(?:const enum|const|let|var|function ?\*?|class|interface|type|enum|namespace) (?<name>[\w$]{1,100})/,
K=/^\s{0,40}(?:module\.)?exports\.(?<name>[\w$]{1,100})\s*=/,Z=/(?:^|\bas\s+)(?<name>[\w$]{1,100})\s*$/,q=/^\s{0,40}export\s+(?:type\s+)?\*\s+from\s+["'](?<from>[^"']{1,300})["']/;
function W(x){const R=new Set,L=[];let D=!1;for(const O of x){const g=(B.exec(O)??K.exec(O))?.groups?.name;g&&R.add(g),/^\s{0,40}export\s+default\b/.test(O)&&R.
add("default");const v=q.exec(O)?.groups?.from;v!==void 0&&L.push(v);const C=/^\s{0,40}export\s+(?:type\s+)?\{/.exec(O);if(D||=C!==null,!D)continue;const[j=""]=O.
slice(C?.[0].length??0).split("}",1);for(const U of j.replace(/\/\/.*$/,"").split(",")){const _=Z.exec(U.trim())?.groups?.name;_&&R.add(_)}if(D=!O.includes("}"),
R.size>=F)break}return{own:[...R],from:L}}}),2416:((Se,ae,h)=>{h.d(ae,{F7:()=>be,Gd:()=>f,Vz:()=>te,c4:()=>ze,sq:()=>b,wh:()=>B});var S=h(1809),I=h(3716);const V=/^(?:\[(?:error|ERROR|fatal)\](?:\s|$)|\w{1,20}\sERR!\s(?:[A-Z]\w{1,40}\s)?|\S{1,100}\sSTD(?:ERR|OUT)\s|[│■▲●└]\s{1,4}|(?:notsup|notarget|engine|network|JSON\.parse)\s)/,
F=/^err:\s(?=\w{0,60}(?:Error|Exception):)/;function B(H){return H.replace(V,"")}const K=[/^\s*(?:\$|>(?!\s[A-Z].*\.$)|[+|│]|➤|at\s|\d{1,7}\s?[|│]|[{})\]]|\((?!!\))|\[$|-{2}|\*|node:internal|file:\s|throw\s|Node\.js v|A complete log|In most cases)/,
/^\s*(?:npm\s)?(?:<[cdilptw]>\s|\[?warn(?:ing)?\]?\b|\(node:\d|deprecat|info\b|notice\b|success\b|debug\b|verbose\b|note\b|hint\b|tip\b)/i,/^\s*(?:See|If|To|You|Note|Please|Try|Did you|This|Learn|Use|Visit|Run|For|Pass|Make sure|Searched|Import trace|Require stack|Emitted|Error reference|Location:|Stack trace|Progress|Packages|Checked out|Cloning|Lockfile is)\b/,
/^[^\w]{0,10}\d{1,6}\s(?:problem|error|warning)s?\b/,/^(?:Required|Actual|Wanted|Found|Valid \w+):\s/,/^(?:\[[\w:@/.-]{1,40}\]\s|[^\w[]){0,8}(?:Error:\s)?(?:(?:[\w-]{1,20}\s)?build\s(?:failed|error|was canceled)|failed (?:to (?:compile|build)|with errors|tasks)|command failed|(?:error )?during build)(?:\W|$)(?!.*\b(?:Error|not|resolve)\b)/i,
/\b(?:exited? (?:with )?(?:code|status)|exit code|ELIFECYCLE|exited with \d|exited \(\d|\w{0,60}RUN_FIRST_FAIL\b)/,/^\s{2,}\w+:\s(?:undefined|null|true|false|-?\d+|\[|\{|'E?[A-Z_]+')/,
/^(?:code|path|errno|syscall|command|cwd|location|dest)\s\S{1,400}$/,/^\s*\[?(?:\w*Error|ERROR|FATAL)\]?:?\s*\{?$/,/^\s*(?:\w{0,60}Error:\s)?5\d\d\s\/\S{0,300}$/,
/^\s*\S{1,400}:\d{1,7}:(?:\d{1,7}|NaN)$/],Z=/^\s*(?:✘|✖|✗|×|⨯|x\s|!|\[!\]|\(!\)|\[?(?:ERROR|error|fatal|FATAL|panic)\b\]?[\s:]|\d{1,7}:\d{1,7}[\s:]{1,4}error\b|ERR_|E\d{3}\b|YN00)/,
q=/^[^\w]{0,10}(?:\[[^\]]{1,60}\]:?\s){0,3}(?:\w{1,40}\s){0,3}(?:err:\s)?[([]?(?:Uncaught\s)?\w{0,60}(?:Error|Exception)\b[^:]{0,40}:?\s\S/,W=/^\s*(?:Caused by|Cause):$/,
x=/^\s{2,8}\d{1,2}:\s/,R=/^(?:\/(?:usr\/)?bin\/)?(?:ba|da|z)?sh:\s/,L=/^\s*(?:\[cause\]:|Caused by:|Cause:)\s*\S/,D=/^(?:\[cause\]:|Caused by:|Cause:)\s{1,4}/,O=/\b(?:not (?:found|compatible|exported|defined|set|exist|resolve|valid|allowed|a function|installed|recognized|a supported|available|match)|doesn['’]t|does not|cannot|can['’]t|could not|couldn['’]t|failed to|unable to|unexpected|invalid|undefined|missing|unknown|expected|required|duplicate|must|unclosed|no such|no matching|forbidden|denied|unauthorized|refused|incompatible|unsupported|conflict(?:s|ing)?|unresolved|broken|mismatch|bad|incomplete|unrecognised|unterminated|dead|has no|no (?:\w{1,20} ){1,3}found|should (?:be|have|exist|not)|trailing)\b/i,
g=/\bE[A-Z]{4,}\b|[a-z](?:Expected|NotFound|Missing|Invalid)\b/,v=/^\s*(?:at\s|Hint:|Location:|Stack trace:|(?:>\s{0,9})?\d{1,7}\s?[|│])/,C=/^(?:\d{1,2}:\s(?!\d)|in\s{1,4}(?=\w{0,60}Error:\s))/,
j=3,U=3,_=1e3,P=6;function b(H){let ne;const se=Math.max(0,H.length-_),ue=(0,S.EP)(H,se,H.length),ge=H.findLastIndex(({text:de})=>(0,S.oJ)(de));for(let de=se;de<
H.length;de++){const we=ue.has(de)?0:Ge(H,de),Te=we>=j&&de>ge?we+U:we;we>=j&&Te>(ne?.points??0)&&(ne={at:de,points:Te})}return ne&&f(H,ne.at)}function f(H,ne){const se=de=>B(
H[de]?.text??"").trim(),ue=[];for(let de=ne+1;de<H.length&&ue.length<P&&de<ne+12;de++){const we=se(de);if(!(we===""||/^(?:(?:>\s{0,9})?\d{1,7}\s?[|│]|See\b|Hint)/.
test(we))){if((0,I.LP)(we))break;ue.push(we)}}const ge=[Z,D,F,C].reduce((de,we)=>de.replace(we,""),se(ne)).trim();return{at:ne,message:te(ge||se(ne),H,ne),details:ue}}
const y=/^(?:\w{0,60}(?:Error|Exception):\s)?(?:in\s)?\(?(?<path>[^\s:"'`]{0,400})(?::\d{1,7}){0,2}:?\)?$/,$=/^(?:x|✗|×)?\s?(?:(?:Build|Module build|Module parse) failed(?: in [\d.]+m?s)?(?: \(from [^()]{1,300}\))?|Error while requesting resource)[.:]?$/,
M=/^[A-Z][a-z]{2,20}(?: \w{2,20}){0,2} failed: [^\s"'`]{1,300}\.\w{1,10}$/,z=14,Q=/^(?:\|- |[├╰└]─{1,2}▶\s{1,4}(?:[×x]\s{1,4})?)/;function ee(H){const ne=y.
exec(H)?.groups?.path;return ne===""||/[./]/.test(ne??"")}function te(H,ne,se){if(Ie.test(H))return[H.replace(/\.$/,""),xe(ne,se)].filter(Boolean).join(": ");const ue=ce(
H,ne,se)??oe(H,ne,se)??_e(H,ne,se);if(ue)return`${H} ${ue}`;const ge=ee(H)||$.test(H)||M.test(H);if(!ge&&!H.endsWith(":")&&!Me.test(H))return H;for(let de=se+1;de<=
se+z&&de<ne.length;de++){const we=B(ne[de]?.text??"").replaceAll("**","").trim().replace(Q,"").replace(Re,(Te,We,Je)=>We===Je?`${We}: `:Te);if((0,I.LP)(we))break;
if(!(we===""||ke.test(we)||H.includes(we))){if(ge){if(ee(we))continue;return we}if(!be(we)){if(Me.test(H)&&/^\s/.test(ne[de]?.text??""))continue;return H}return[
H,we,_e(we,ne,de)].filter(Boolean).join(" ")}}return H}const pe=/^expect\(/,Y=/^\s{2,8}(?:Expected|Received)[^:]{0,40}: {1,8}\S/;function oe(H,ne,se){if(!pe.test(
H))return;const ge=ne.slice(se+1,se+z).map(de=>de?.text??"").filter(de=>Y.test(de)).map(de=>de.trim().replace(/ +/g," "));return ge.length===0?void 0:`(${ge.slice(
0,2).join(", ")})`}const re=/\bis not assignable to\b|^No overload matches|\bdoes not satisfy\b/,J=/^\s{2,60}(?=[A-Z])(?!\s{0,60}(?:Overload|The last overload)\b)/;
function ce(H,ne,se){if(!re.test(H))return;let ue;for(let ge=se+1;ge<=se+z;ge++){const de=ne[ge]?.text??"";if(!J.test(de))break;ue=de.trim()}return ue===void 0||
H.includes(ue)?void 0:ue}const Ee=/^\s{0,8}[-*•]\s{1,4}(?<item>\S.{0,120})$/,ye=3;function _e(H,ne,se){if(!H.endsWith(":"))return;const ue=B(ne[se+1]?.text??"").
trim()===""?se+2:se+1,ge=[];for(let de=ue;ge.length<=ye;de++){const we=Ee.exec(B(ne[de]?.text??""))?.groups?.item;if(we===void 0)break;ge.push(we.replace(/[`'",;]{1,4}$/,
""))}if(ge.length!==0)return ge.length>ye?`${ge.slice(0,ye).join(", ")}, \u2026`:ge.join(", ")}const Ie=/^(?:\[[\w:-]{1,60}\] ){0,3}(?:\w{0,60}Error: )?(?:Undefined (?:variable|function|mixin)|Can't find stylesheet to import)\.?$/,
ve=/^[\s│|]{1,40}(?<carets>\^{1,200})\s{0,40}$/;function xe(H,ne){for(let se=ne+1;se<=ne+z&&se<H.length;se++){const ue=ve.exec(H[se]?.text??"")?.groups?.carets?.
length,ge=H[se]?.text.indexOf("^")??-1;if(ue!==void 0)return H[se-1]?.text.slice(ge,ge+ue).trim()?.replace(/^@(?:use|forward|import) (?=["'])/,"")}}const Re=/^([\w.]{1,60}): ([\w.]{1,60}): /,
Me=/\bdoes not match (?:\w{1,20} ){0,3}schema\b|\binvalid (?:\w{1,20} ){0,2}(?:config|file|options)\b[^:]{0,80}$|^(?:\w{1,40}Error: |Error: )?(?:bad|invalid|broken|wrong) (?:[\w-]{1,20} ){0,2}(?:files?|data|configuration)\.?$/i,
ke=/^(?:[>\s│|·]{0,20}\d{1,7}\s?[|│]|[-─^~╵╰╭`,·│|\s]{2}|File:|file:|Hint|Stack trace:|"\w{1,40}":\s|throw |\^|\W+$)/;function be(H){return(O.test(
H)||g.test(H))&&!K.some(ne=>ne.test(H))}function De(H,ne){const se=ge=>H[ge]?.text??"";return L.test(B(se(ne)))?!0:x.test(se(ne))?!x.test(se(ne+1)):W.test(se(ne-
1))}const Le=/^.{0,60}\b(?:errors? during \w{1,20}|failed with \d{1,4} errors?|(?:build|compilation|prerendering|generation) (?:failed|error)|failed to compile)\b[^:]{0,40}[:.]?$/i;
function Pe(H,ne){const se=H[ne-1]?.text??"",ue=se.trim()===""?H[ne-2]?.text??"":se;return Le.test(ue.trimEnd())}function ze(H){return/(?:\.{3}|…)$/.test(H)&&
!O.test(H)}function Ge(H,ne){const se=H[ne]?.text??"",ue=B(se);if(ue.trim()===""||ze(ue)||(0,S.Ol)(ue)||K.some(Te=>Te.test(ue)))return 0;const ge=[1,2].map(Te=>B(
H[ne+Te]?.text??"")),we=[q.test(ue)?4:0,se!==ue||Z.test(se)?3:0,ue.endsWith(":")&&Ee.test(H[ne+1]?.text??"")?4:0,De(H,ne)?8:0,R.test(ue)?6:0,O.test(ue)||g.test(
ue)?3:0,/["'`“]\S/.test(ue)?1:0,ge.some(Te=>v.test(Te))?2:0].reduce((Te,We)=>Te+We,0);return we<j&&Pe(H,ne)?j:we}}),3403:((Se,ae,h)=>{h.d(ae,{h:()=>Ie});const S=String.
raw`(?:[A-Za-z]:[\\/]|(?:file|webpack|webpack-internal|rsc):\/{2,3})?[^\s:*"'<>|\x60(][^:*"'<>|\x60]{0,400}?`,I=`(?<file>${S})`,V=`(?<file>${S}\\.[A-Za-z][A-Za-z\
0-9]{0,9}(?:\\?[\\w=&.-]{0,100})?)`,F=String.raw`:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?`,B=String.raw`(?:Uncaught )?(?:[A-Z]\w{0,60}\.)?[A-Z]?\w{0,60}(?:Error|Exception)`,
K=/^\s*(?:at |Require stack:|- \/|$)|^\s{2,}/,Z=new RegExp(`^\\s+at (?!.{0,900}(?:node_modules|node:|<anonymous>:\\d|[/( ](?:dist|\\.(?:next|output|svelte-kit|temp\
|nuxt|astro|vercel|netlify))/))(?:[^()]{0,300} \\()?(?:async )?${I}${F}\\)?$`);function q(ve){return Object.entries(ve).map(([xe,Re])=>{const[Me="",ke]=xe.split(
": ").reverse(),be={name:Me,...ke&&{tool:ke.split(", ")}};return typeof Re=="function"?{...be,match:Re}:Re instanceof RegExp?{...be,steps:[Re]}:"steps"in Re?{...be,
...Re}:{...be,steps:Re}})}const W=/^\s*[╷,]$/,x=new RegExp(`^\\s+(?!\\S+\\.vue )${I} (?<line>\\d{1,7}):(?<column>\\d{1,7})\\s{1,4}\\S.*$`),R=new RegExp(`^(?:F\
ile: |(?<severity>ERROR|WARNING) in )${I}(?:[: ]\\d+:[\\d:-]+)?$`),L=/^[\s│]*[╭,][─-]{1,3}\[(?:[^\]]{0,400}:)?(?<line>\d{1,7}):(?<column>\d{1,7})\]$/,D={"\
esbuild: esbuild":{steps:[/^(?:[✘▲X!] )?\[(?<severity>ERROR|WARNING)\] (?:(?<code>(?:TS|NG)-?\d+): )?(?<message>.*?\S)(?: \[(?:plugin )?[\w-]+\])?$/,{pattern:new RegExp(
`^\\s{4}${I}${F}:$`),skip:6,over:/^(?!\s{4}|[✘▲X!] \[)/}],zeroColumn:!0},"esbuild: esbuild-short":{steps:[new RegExp(`^${I}${F}: (?<severity>ERROR|WARNING):\
 (?<message>.+)$`)],zeroColumn:!0},"rolldown, vite: rolldown":[/^(?:(?<severity>Warning|Error): )?\[(?<code>[A-Z][A-Z_]+|builtin:[\w:-]+|plugin [\w:-]+)\] (?<message>\S.*)$/,
{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[ ?${I}:(?<line>\\d{1,7}):(?<column>\\d{1,7}) ?\\]$`),skip:1}],"vite: vite-plugin-svelte":{steps:[new RegExp(
`^\\[plugin(?: |:)vite-plugin-svelte[\\w:-]*\\] ${I}${F}$`),/^(?:\w*Error: )?(?:\S{1,400}:\d+:\d+ )?(?<message>\S.*)$/],zeroColumn:!0},"vite: vite-plugin-svelte\
-warning":{steps:[new RegExp(`^\\[vite-plugin-svelte\\] ${I}${F} (?<message>.+)$`)],zeroColumn:!0,severity:"warning"},"vite: vite-plugin-place":[new RegExp(`^\\[\
plugin(?: |:)[\\w:-]+\\] ${I}${F}$`),/^(?:\w*Error: )?(?:\[[\w/-]+\] )?(?:\S{1,600}:\d+:\d+: )?(?<message>\S.*?)(?: \(\d+:\d+\))?$/],"vite: vite-prerender":[/^\[vite-prerender-plugin\] \[plugin vite-prerender-plugin\]$/,
{pattern:/^(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:new RegExp(`^> ${I}${F}$`),skip:12}],"parcel: parcel":[/^@parcel\/[\w-]{1,60}: (?<message>\S.*)$/,{pattern:new RegExp(
`^\\s{1,4}${V}${F}$`),skip:4,over:/^(?:\S|$)/}],"rsbuild, docusaurus, nuxt: jiti":{steps:[/^.{0,40}\b(?<message>ParseError: \S.*)$/,new RegExp(`^\\s{1,4}${V}${F}\
$`)],zeroColumn:!0},"vite: vite-unresolved":/^(?:\w*Error: )?(?:\[vite\]: )?(?<message>Roll(?:up|down) failed to resolve import "[^"]{1,300}") from "(?<file>[^"]{1,400})"/,
"rollup: rollup-unresolved":/^(?:\[(?:!|error)\] )?(?:\w*Error: )?(?<message>(?:Could not resolve|Failed to resolve) (?:"[^"]{1,300}"|\S{1,300})) from "?(?<file>[^"]{1,400}?)"?$/,
"rollup: rollup-export":/^(?:\[!\] )?(?:\w*Error: )?(?<message>["'][\w$]{1,200}["'] is not exported by "?[^\s",]{1,400}"?, imported by "?(?<file>[^\s"]{1,400}?)"?\.?)$/,
"rollup: rollup-refused":/^(?:\[[\w:.-]{1,60}\] ){0,4}(?:\w{0,40}Error: )?(?<message>Could not load [^\s()]{1,300} \(imported by (?<file>[^)\s]{1,300})\): (?:Cannot|Can't|Must not) import\b.{0,300})$/,
"vite, vitepress: vite-plugin-message":new RegExp(`^(?:\\w*Error: )?(?:\\[[\\w:-]{1,60}\\] )?\\[plugin [\\w:-]{1,60}\\] ${I} \\((?<line>\\d{1,7}):(?<column>\\d{1,7\
})\\): (?<message>.+)$`),"rollup: rollup":{steps:[new RegExp(`^(?:\\[!\\] )?(?:\\(plugin [\\w:@/. -]{1,80}\\) )?(?:RollupError: )?${I} \\((?<line>\\d{1,7}):(?<col\
umn>\\d{1,7})\\): (?<message>.+)$`)],zeroColumn:!0},"vite: vite-config":[new RegExp(`^failed to load config from ${I}$`),/^error during build:$/,/^(?!Error: (?:Build|Transform) failed)(?<message>\S.*)$/],
"sass: sass-deprecation":{severity:"warning",steps:[/^(?:DEPRECATION WARNING|Deprecation Warning)(?: \[[\w-]+\])?: (?<message>\S.*)$/,{pattern:W,skip:10,over:/^(?!\w*Error: |DEPRECATION|Deprecation)/},
{pattern:x,skip:12}]},"sass: sass":[/^(?:\w*Error: )?(?:(?<severity>WARNING): )?(?:\[sass\] )?(?<message>\S.*)$/,{pattern:W,skip:1,over:/^$/},{pattern:x,skip:12}],
"postcss: postcss":new RegExp(`^(?:CssSyntaxError: (?:\\[[\\w-]+\\] )?(?:[\\w-]+: )?|(?:\\[[\\w:-]{1,60}\\] ){1,4})${I}${F}: (?<message>.+)$`),"vite: vite-file":[
/^\[(?:plugin )?[@\w:/-]+\] (?!✗ )(?:\[[@\w/-]+\] )?(?!✗|Transform failed|Build failed|\[)(?<message>\S.*?)(?: \(\d+:\d+\))?$/,{pattern:new RegExp(`^file: ${I}\
(?:${F})?(?: \\(.*)?$`),skip:40,over:/^(?!\s+at |\[|[✓✗x] |error during|vite v\d)/}],"rspack, rsbuild: rspack-syntax":{steps:[R,/^\s+× Module build failed \(from builtin:/,
/^\s+╰─▶\s+×\s+(?:x )?(?:Syntax Error: )?(?<message>\S.*)$/,L],zeroColumn:!0},"rspack, rsbuild: rspack":[R,{pattern:/^\s+(?:╰─▶\s+)?× (?!(?:\w*Error: )?Module build failed)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^\s+× Module build failed/}],"docusaurus, react-scripts, gatsby: unresolved-in-folder":/^(?:\s*× |\w*Error: )?(?<message>(?:Module not found: (?:Error: )?)?Can't resolve '[^']{1,300}') in '(?<file>[^']{1,400})'$/,
"react-scripts: react-scripts-css":new RegExp(`^Syntax error: ${V} (?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`),"webpack: fork-ts-checker":[
new RegExp(`^(?<severity>ERROR|WARNING) in ${I}${F}(?:-[\\d:]+)?$`),/^(?<code>TS\d+): (?<message>.+)$/],"webpack: webpack-loader-place":[new RegExp(`^(?<severit\
y>ERROR|WARNING) in (?:${S})(?: \\d+:[\\d-]+)?(?: \\(.*)?$`),{pattern:new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${I} (?<message>[A-Z].*)$`),skip:5}],
"gatsby: postcss-loader":new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${V} (?<message>[A-Z].*)$`),"webpack: webpack-place":{steps:[new RegExp(`^(?<s\
everity>ERROR|WARNING) in ${I}(?: \\d+:[\\d-]+)?(?: \\(.*)?$`),{pattern:new RegExp(`^(?:\\w*Error: )?(?:${S}: )?(?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d\
{1,7})\\)$`),skip:2}],zeroColumn:!0},"webpack: webpack":{steps:[new RegExp(`^(?!.*sass-loader)(?<severity>ERROR|WARNING) in ${I}(?: (?<line>\\d{1,7}):(?<column>\\\
d{1,7})(?:-[\\d:]+)?)?(?: \\(.*)?$`),{pattern:/^(?!Module build failed|\.\/\S+ \d|\[tsl\]|\d{1,7}:[\d-]+$)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^Module build failed/}],zeroColumn:!0}},O={"typescript: tsc":new RegExp(`^(?:ERROR in )?${I}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\): (?<severity>er\
ror|warning) (?<code>TS\\d+): (?<message>.+)$`),"typescript: tsc-pretty":new RegExp(`^(?:Error: )?${I}${F} - (?<severity>error|warning|hint|message) (?<code>TS\\\
d+|ts\\(\\d+\\)): (?<message>.+)$`),"webpack: ts-loader":[new RegExp(`^\\[tsl\\] (?<severity>ERROR|WARNING) in ${I}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\)$`),
/^\s+(?<code>TS\d+): (?<message>.+)$/],"typescript: tsc-frame":[/^(?<code>TS\d+): (?<message>\S.*)$/,{pattern:/^\s*> (?<line>\d{1,7}) \| (?<frame>.*\S)$/,skip:12,
over:/^\s/}],"eslint: eslint-stylish":{steps:[/^(?<file>(?:[A-Za-z]:[\\/]|\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})\s{1,40}(?<severity>error|warning|Error:|Warning:)\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/],
repeat:!0},"react-scripts: eslint-react-scripts":{steps:[/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^\s+Line (?<line>\d{1,7}):(?<column>\d{1,7}):\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/],
repeat:!0},"react-scripts: eslint-react-scripts-syntax":[/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^Syntax error: (?<message>\S.*) \((?<line>\d{1,7}):(?<column>\d{1,7})\)$/],
"eslint: eslint-compact":new RegExp(`^${I}: line (?<line>\\d{1,7}), col (?<column>\\d{1,7}), (?<severity>Error|Warning) - (?<message>.*?\\S)(?: \\((?<code>[@\\w/-]+)\
\\))?$`),"eslint: eslint-unix":new RegExp(`^${I}${F}: (?<message>.*\\S) \\[(?<severity>Error|Warning)(?:/(?<code>[@\\w/-]+))?\\]$`),"prettier: prettier-check":[
/^\[warn\] (?<file>\S.{0,400}\.\w{1,20})$/,{pattern:/^\[warn\] (?<message>Code style issues .*)$/,skip:40,over:/^\[warn\] /}],"biome: biome":[new RegExp(`^${I}(\
?:${F})? (?<code>[a-z]+(?:/\\w+)*)\\s.{0,40}\u2501\u2501\u2501`),{pattern:/^\s+(?<severity>[×✖!⚠i])\s(?<message>.+)$/,skip:1,over:/^\s*$/}]},g={pattern:/^(?<file>[^:*"<>|]{1,400}\.vue)$/,
skip:1,over:/^$/},v=String.raw`\[vue/compiler-sfc\] (?<message>\S.*?)(?: \(\d{1,7}:(?<column>\d{1,7})\))?$`,C={pattern:/^\s+\|\s+\^/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) \s*)?\|/},
j=String.raw`(?<file>${S}\?vue&type=style[^:)\s]{0,200})`,U=/^\s+\S{1,400}\.vue (?<line>\d{1,7}):(?<column>\d{1,7})\s/,_=/^\s*(?:[╷,╵']|\d{1,7} [│|]|[│|])|^$/,
P={"vue-cli: vue-script":{steps:[new RegExp(`^\\[plugin(?: |:)vite:vue\\] ${S}${F}$`),new RegExp(`^(?:\\w*Error: )?${v}`),g,C],zeroColumn:!0},"vite: vue-script-\
vite7":{steps:[new RegExp(`^(?:\\[vite:vue\\] |SyntaxError: )${v}`),g,C],zeroColumn:!0},"vite: vue-style":[new RegExp(`^\\[plugin(?: |:)[\\w:-]{1,60}\\] ${j}(?:\
:\\d{1,7}){2}$`),new RegExp(`^CssSyntaxError: ${S}${F}: (?<message>\\S.*)$`)],"vite: vue-style-vite7":[new RegExp(`^\\[vite:vue\\] ${S}${F}: (?<message>\\S.*)$`),
new RegExp(`^file: (?:${S}(?::\\d{1,7}){2} \\()?${j}(?:(?::\\d{1,7}){2}|\\))?$`)],"vite: vue-sass":[new RegExp(`^\\[plugin(?: |:)vite:css\\] ${j}$`),/^Error: \[sass\] (?<message>\S.*)$/,
{pattern:U,skip:12,over:_}],"vite: vue-sass-vite7":[/^\[vite:css\] \[sass\] (?<message>\S.*)$/,{pattern:U,skip:12,over:_},new RegExp(`^file: ${j}$`)],"vite: sve\
lte-sass":{steps:[/^(?:\w*Error: |\[[\w:-]{1,60}\] )?Error while preprocessing (?<file>\S{1,400}\.svelte) - \[sass\] (?<message>\S.*)$/,{pattern:/^\s+\S{1,400}\.svelte\.vite-preprocess\.\w+ (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
skip:12,over:_}],part:"?vue&type=style&index=0"},"vitepress: vitepress":/^(?:\w*Error: )?(?:\[vite:vue\] )?\[plugin vite:vue\] (?<file>[^:*"<>|]{1,400}\.md) \(\d{1,7}:\d{1,7}\): (?<message>\S.*?)(?: \(\d+:\d+\))?$/,
"vitepress: vitepress-script":[/^\[vite:vue\] \[vue\/compiler-sfc\] (?<message>\S.*?)(?: \(\d+:\d+\))?$/,{pattern:/^(?<file>[^:*"<>|]{1,400}\.md)$/,skip:1,over:/^$/}]};
var b=h(6612);const f=/^(?:Error:)?[\s│]*(?:[├╰]─▶\s*)?[x×](?:\s*[x×])? (?<message>\S.*)$/,y={pattern:/^\s*[:·]\s+[\^─┬]/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?[|│:·]/},
$=/^(?<file>\.\/[^:*"<>|]{1,400})$/,M=/^Error: Error evaluating Node\.js code$/,z=/^(?:WARN\s{1,4})?🚨 Unable to index (?<file>[^:,*"<>|]{1,400})(?:,[^:]{1,400})?:$/u,
Q=/^(?:WARN\s{1,4})?(?:\w*Error: )?(?<message>\S.*?)(?: (?=\S{1,400}\/\S)\S{3,801})?$/,ee=String.raw`\((?<file>[^()]{1,400})\)(?: \[Line (?<line>\d{1,7}), Column (?<column>\d{1,7})\])?`,
te={"next: next-swc":[f,{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[${I}:\\d{1,7}:\\d{1,7}\\]$`),skip:6,over:/^\s*[|│]|^$/},y],"next: next-config":[/^\s*⨯ Failed to load (?<file>next\.config\.\w{2,3})\b/,
{pattern:/^\[?Error:\s+[x×] (?<message>\S.*)$/,skip:4},/^\s*[╭,][─-]{1,3}\[\d{1,7}:\d{1,7}\]$/,y],"swc: swc":[f,new RegExp(`^[\\s\u2502]*[\u256D,][\u2500-]{1,3}\\[${I}${F}\
\\]$`)],"next: next":[new RegExp(`^(?<file>\\./[^:*"<>|]{1,400}?)${F}$`),/^(?:(?:Type )?[Ee]rror: )?(?<message>\S.*)$/],"next: next-loader-place":[$,M,/^(?<line>\d{1,7}):(?<column>\d{1,7}): (?!.*\(\d{1,7}:\d{1,7}[-\d:]*\)$)(?<message>\S.*)$/],
"next: next-loader":[$,M,{pattern:/^(?!Error: \[MDX\])(?:\d{1,7}:\d{1,7}: |- )?(?<message>\S.*?)(?: \((?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?\))?$/,
skip:1}],"next: next-mdx":[$,/^(?:\w*Error: )?(?=[A-Z])(?<message>\S.*?) \((?<line>\d{1,7}):(?<column>\d{1,7})-\d{1,7}:\d{1,7}\)$/],"next: next-module":[$,/^(?:\w*Error: )?(?<message>Module not found: .+)$/],
"next: next-prerender":[/^Error occurred prerendering page /,/^(?<message>\S.*)$/,{pattern:Z,skip:20,over:K}],"gatsby: gatsby-query":[/^error There was a problem parsing "(?<file>[^"]{1,400})"; any GraphQL$/,
{pattern:/^(?<message>This may indicate a syntax error in the code), or/,skip:2}],"gatsby: gatsby-config":[/^error Failed to compile Gatsby files/,{pattern:/^(?<message>\S.*)$/,
skip:1},{pattern:/^File path: (?<file>\S.{0,400})$/,skip:4}],"gatsby: gatsby-lifecycle":[/^error "(?<file>[^"]{1,400})" threw an error while running the \w+ lifecycle:$/,
{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^> (?<line>\d{1,7}) \|/,skip:8}],"storybook: storybook-index-place":{steps:[z,Q,{pattern:/^(?:\S{1,400} )?\(line (?<line>\d{1,7}), col (?<column>\d{1,7})\)$/,
skip:1}],zeroColumn:!0},"storybook: storybook-index":[z,Q],"storybook: storybook-config":{steps:[/couldn't evaluate your (?<file>\S{1,400}) file\.$/,{pattern:/^Original error:$/,
skip:2,over:/^$/},{pattern:/^(?!\w*Error: Transform failed)(?:\w*Error: )?(?:<stdin>:(?<line>\d{1,7}):(?<column>\d{1,7}): ERROR: )?(?<message>\S.*)$/,skip:1}],zeroColumn:!0},
"vitepress: vitepress-dead-link":/^(?:\(!\) )?(?<message>Found dead link \S{1,300}) in file (?<file>\S{1,400}\.md)$/,"docusaurus: docusaurus-mdx":[/MDX compilation failed for file "(?<file>[^"]{1,400})"$/,
/^[\s│]*Cause: (?<message>\S.*)$/,{pattern:/^[\s│]*"line": (?<line>\d{1,7}),?$/,skip:20}],"svelte-check: svelte-check":[new RegExp(`^${I}${F}$`),/^(?<severity>Error|Warn|Hint): (?<message>\S.*?)(?: \((?<code>\w+)\))?$/],
"svelte-check: svelte-check-machine":/^\d{13} (?<severity>ERROR|WARNING) "(?<file>[^"]{1,400})" (?<line>\d{1,7}):(?<column>\d{1,7}) "(?<message>.+?)(?=\\n|"$)/,
"astro: astro-location":{steps:[/^(?!\s*(?:Hint|Error reference|Location|Stack trace):)(?:\[(?<code>\w+Error)\] (?=\S)|(?=[A-Z]\S* )(?!Build failed))(?<message>.+)$/,
{pattern:/^\s+Location:$/,skip:20,over:/^(?!\s*Stack trace:|\s+at |\[)/},new RegExp(`^\\s+${I}${F}$`)],zeroColumn:!0},"metalsmith: metalsmith":/^Error: (?<message>Invalid frontmatter) in the file at: (?<file>\S.{0,400})$/,
"eleventy, nunjucks, metalsmith: eleventy-nunjucks":{steps:[new RegExp(`^(?:\\d{1,2}\\.|>|Template render error:(?: \\S{1,200}:)?) ${ee}$`),{pattern:/^\s+(?:Error: )?(?!(?:Template render error: )?\([^()]{1,400}\))(?<message>\S.*?)(?: \(via [\w ]+\))?$/,
skip:4,over:new RegExp(`^\\s*(?:Template render error: )?${ee}$`)}],part:b.$p},"eleventy: eleventy-liquid":{steps:[/^(?:\d{1,2}\. )?(?:\w+Error: )?(?<message>\S.*), file:(?<file>[^,]{1,400}), line:(?<line>\d{1,7})(?:, col:(?<column>\d{1,7}))?/],
part:b.$p},"eleventy: eleventy-data":[/^\d{1,2}\. Having trouble (?:parsing data file|reading front matter from template) (?<file>\S{1,400}) \(via /,/^\d{1,2}\. (?<message>\S.*?)(?: \((?:line )?(?<line>\d{1,7})(?::| column )(?<column>\d{1,7})\))?(?: \(via \w+\))?$/],
"eleventy: eleventy-layout":[/^\d{1,2}\. Problem creating an Eleventy Layout for the "(?<file>[^"]{1,400})" template file\./,/^\d{1,2}\. (?<message>\S.*?)(?: \(via [^()]{1,200}\))?$/],
"eleventy: eleventy-config":[/^\d{1,2}\. Error in your Eleventy config file '(?<file>[^']{1,400})'\./,{pattern:/^\d{1,2}\. (?!There was a problem importing|Cannot find (?:module|package) )(?<message>\S.*?)(?: \(via \w+\))?$/,
skip:1,over:/^\d{1,2}\. There was/}]},pe=new RegExp(`^\\s{0,4}(?:\\[?(?:ERROR|error)\\]?:? )?(?<message>(?:${B}(?: \\[\\w+\\])?|error): .+)$`),Y=/^\s*\[cause\]: (?<message>\S.*)$/,
oe=80,re=(ve,xe)=>{if(!ve.find(pe,xe))return;let Re,Me,ke=!1,be=xe+1;for(;be<ve.length&&be<xe+oe;be++){const De=ve.text(be),Le=ve.find(Y,be)?.groups?.message;Le!==
void 0&&([Me,ke]=[Le,!1]);const Pe=Z.exec(De.replace(/ \{$/,""))?.groups;if(Pe&&(Re===void 0||Me!==void 0&&!ke)&&([Re,ke]=[{...Pe},!0]),Le===void 0&&!K.test(De)&&
!/^[{}]/.test(De))break}return Re&&Me?{groups:[{...Re,message:Me}],next:be}:void 0},J=/^\s+File "(?<file>[^"]{1,400})", line (?<line>\d{1,7})/,ce=/\/site-packages\/|\/dist-packages\/|\/lib\/python\d|^</,
Ee=/^(?<message>[A-Za-z_][\w.]{0,100}(?:: .+)?)$/,ye=(ve,xe)=>{if(!ve.text(xe).startsWith("Traceback (most recent call last)")&&!ve.find(J,xe))return;let Me;for(let ke=xe;ke<
ve.length&&ke<xe+200;ke++){const be=ve.text(ke),De=ve.find(J,ke)?.groups;if(De&&!ce.test(De.file??"")&&(Me={...De}),ke===xe||be.startsWith(" "))continue;const Le=Ee.
exec(be)?.groups?.message;return Me&&Le?{groups:[{...Me,message:Le}],next:ke+1}:void 0}},_e={"vitest: vitest":[/^\s*FAIL\s+\S{1,400} > (?<test>\S.{0,300})$/,/^(?<message>\S.*)$/,
{pattern:new RegExp(`^ \u276F (?!.*node_modules)(?:\\S.{0,200} )?(?<file>(?:[A-Za-z]:)?[^\\s:]{1,400})${F}$`),skip:40}],"jest: jest-syntax":[new RegExp(`^\\s{4}${V}\
:(?<line>\\d{1,7})$`),{pattern:new RegExp(`^\\s{4}(?<message>${B}: .+)$`),skip:6}],"jest: jest":[/^\s{2}● (?!Test suite failed to run)(?<test>\S.*)$/,{pattern:/^\s{4}(?<message>\S.*)$/,
skip:1,over:/^$/},{pattern:Z,skip:40,over:/^(?!\s{2}●)/}],"cargo: rust":[/^(?<severity>error|warning)(?:\[(?<code>\w+)\])?: (?<message>.+)$/,new RegExp(`^\\s*-\
-> ${I}${F}$`)],"python: python":ye,"go: go-panic":[/^panic: (?<message>.+)$/,{pattern:new RegExp(`^\\s(?!.*/go/(?:src|pkg/mod)/)${I}:(?<line>\\d{1,7})(?: \\+0x.*\
)?$`),skip:20}],"node: node-syntax":[new RegExp(`^(?!.*node_modules)${V}:(?<line>\\d{1,7})$`),{pattern:new RegExp(`^(?<message>${B}(?: \\[\\w+\\])?: .+)$`),skip:6}],
"node: node-import":/^(?:\w*Error )?\[?(?<code>ERR_MODULE_NOT_FOUND|ERR_PACKAGE_PATH_NOT_EXPORTED)\]?: (?<message>(?:Cannot find (?:module|package)|Package subpath) '[^']{1,400}'(?: is not defined by "exports" in \S{1,400})?) imported from (?<file>\S{1,400})$/,
"node: node-cause":re,"node: node-stack":[pe,{pattern:Z,skip:20,over:K}],"nuxt, docusaurus: consola":[/^\[(?:error|fatal)\] (?<message>\S.*)$/,{pattern:Z,skip:20,
over:/^\s+at /}],plain:new RegExp(`^\\s{0,4}(?!- )(?:(?:vet|error|ERROR|Error):? (?:in )?)?${V}${F}:?(?: -)?\\s+(?:(?:fatal )?(?<severity>error|warning|note|info\
)\\b[: ]\\s*)?(?!\\+0x)(?<message>\\S.*)$`)},Ie=[O,P,D,te,_e].flatMap(q)}),7214:((Se,ae,h)=>{h.d(ae,{Ap:()=>O,RD:()=>ee,SN:()=>f,XQ:()=>b,c3:()=>pe,ne:()=>L,ri:()=>R,
wG:()=>te});var S=h(6760),I=h(5807),V=h(5230),F=h(770),B=h(8724),K=h(1981);const Z=[/Cannot find (?:module|package) '(?<what>[^']{1,300})' imported from (?<from>\S{1,400})/,
/Cannot find (?:module|package) '(?<what>[^']{1,300})'/,/Cannot find module or type declarations for side-effect import of '(?<what>[^']{1,300})'/,/Could not resolve ["'](?<what>[^"']{1,300})["'](?: (?:from|in) ["']?(?<from>[^"'\s]{1,400}))?/,
/^(?:\[UNLOADABLE_DEPENDENCY\] )?Could not load (?<path>[\w@./[\]-]{1,300})$/,/^\S{0,60}\s?Could not load (?<what>\/[^\s()]{1,300}) \(imported by (?<from>[^)\s]{1,300})\)(?!: (?!ENOENT))/,
/The module `(?<what>[^`]{1,200})` could not be loaded\. It may not be installed/,/problem loading plugin "(?<what>[^"]{1,200})"\. Perhaps you need to install/,
/[Ff]ailed to resolve "extends":\s?"(?<what>[^"]{1,300})"/,/Can't resolve '(?<what>[^']{1,300})'/,/\bNotFound\("(?<what>[^"]{1,300})"\)/,/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) (?:the |a )?(?:[\w.-]{1,20} )?(?:module|package|dependency|plugin|preset|parser|loader|adapter|integration|extension|theme|layer):? ["'`](?<named>[^"'`]{1,300})["'`]/,
/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) ["'`](?<named>[^"'`]{1,300})["'`](?=.{0,40}\binstall)/,
/\btried to access (?<named>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}), but it isn't declared in (?:your|its) dependencies\b/,/[Ff]ailed to resolve (?:import )?["'](?<what>[^"']{1,300})["'](?: from ["'](?<from>[^"']{1,400})["'])?/,
/^(?:\[[\w:-]{1,40}\] )?Failed to resolve (?<what>\/[^\s"']{1,300})(?: from (?<from>\S{1,400}\.html))?$/,/Can't find stylesheet to import: ["'](?<sheet>[\w./-]{1,300})["']/,
/No such file or directory \(os error 2\): @import "(?<sheet>[\w./-]{1,300})"/,/^template not found: (?<what>\S{1,300})$/,/^ENOENT: Failed to lookup "(?<what>[^"]{1,300})" in /,
/ModuleNotFoundError: No module named '(?<what>[^']{1,200})'/],q=/Package subpath '\.(?<subpath>\/[^']{1,200})' is not defined by "exports" in \S{0,400}?node_modules\/(?<owner>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100})\/package\.json/,
W=/\bCould not load (?<path>[^\s()]{1,300}) \(imported by [^)\s]{1,300}\): (?:Cannot|Can't|Must not) import\b/,x=/^Found dead link (?<link>\S{1,300}?)(?:(?<=\/)index)?$/;
function R(Y){const oe=(0,F.fO)(Y),{link:re}=x.exec(oe)?.groups??{};if(re)return new RegExp(`(?<=["'\`]|\\]\\()${(0,I.Kf)(re)}(?:\\.(?:md|html))?(?=["'\`)?#\\s])`);
const{owner:J,subpath:ce}=q.exec(oe)?.groups??{};if(J&&ce)return new RegExp(`(?<=["'\`])${(0,I.Kf)(`${J}${ce}`)}(?=["'\`])`);for(const Ee of[W,...Z]){const{named:ye,
sheet:_e,what:Ie=ye??_e,path:ve}=(0,V.$)(Ee,oe)?.groups??{},xe=Ie?(0,I.Kf)(Ie):ve&&`[@~#$][^\\s"'\`]{0,300}?/${(0,I.Kf)(S.posix.basename(ve))}`;if(xe)return new RegExp(
`(?<=["'\`]|(?:url|\\])\\()${xe}(?=["'\`)?#])`)}}function L(Y){for(const{file:re,severity:J,message:ce,code:Ee}of Y.facts.diagnostics??[]){if((0,B.g)({code:Ee??
null}))return;if(J!=="error")continue;const ye=(0,F.fO)(ce),_e=D(j(ye,re),ce),Ie=_e?.kind==="file"?void 0:z(ye,re,Y.facts.list);if(Ie??_e)return Ie??_e}if(Y.facts.
diagnostics?.some(re=>re.severity==="error"))return;const oe=Y.lines.findLastIndex(re=>g.test(re));for(const[re,J]of Y.lines.entries()){const ce=j(J,void 0);if(ce)
return re<oe-v?void 0:ce}}function D(Y,oe){return Y?.kind!=="package"||!(0,F.Or)(oe).some(F.lQ)?Y:{...Y,kind:"file",specifier:O(oe)??Y.specifier}}function O(Y){
const oe=(0,F.fO)(Y);return Z.map(re=>(0,V.$)(re,oe)?.groups?.what).find(Boolean)}const g=/^(?:Uncaught )?(?:Reference|Type|Range)Error: (?!.*\b(?:module|package|import|resolve)\b)/,
v=3,C=/^@[\w-]{1,100}\/[\w-]{1,100}$/;function j(Y,oe){for(const re of Z){const J=(0,V.$)(re,Y)?.groups;if(J?.path)return{kind:"file",specifier:J.path,importer:"\
."};if(J?.sheet)return{kind:"file",specifier:J.sheet,importer:oe};const ce=J?.what??J?.named;if(!J||!ce)continue;const Ee=oe??J.from,ye=/\.(?:html?|css|s[ac]ss|less|json)$/.
test(Ee??"")&&!C.test(ce);if(J.named===void 0&&ye||/\.(?:html|njk|liquid)$/.test(ce)||/^(?:\.{1,2}(?:\/|$)|\/)/.test(ce))return{kind:"file",specifier:ce,importer:Ee};
const Ie=/^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.exec(ce)?.[0];return Ie===void 0||ce[Ie.length]===":"?void 0:{kind:"package",specifier:Ie,importer:Ee}}}const U=[
"",..."ts tsx js jsx mjs cjs vue svelte astro css scss json".split(" ").map(Y=>`.${Y}`)],_=/\.(?:css|s[ac]ss|less)$/,P=["",".css",".scss",".sass",".less"];function b(Y){
const oe=Y.facts.list??pe(f(Y.facts)),re=L(Y),J=re?.kind==="file"&&!f(Y.facts).some(F.lQ)?re:void 0;for(const ce of J?te(J):[]){const Ee=_.test(J?.importer??"")?
P:U,ye=(0,K.M)(ce,oe,Ee);if(ye!==void 0&&J)return{specifier:J.specifier,actual:ye}}}function f({diagnostics:Y=[]}){return(0,F.Or)(Y.find(({severity:oe})=>oe==="\
error")?.message??"")}const y=/^(?:[@~#]|\$\w{1,20})\/(?<rest>[^'"\s]{1,300})$/,$=/^[@~#$]?(?<rest>[\w-]{1,60}\/[^'"\s]{1,300})$/,M=["","src","src/lib","app"];function z(Y,oe,re){
const J=O(Y);return J&&(y.test(J)||Q(J,oe,re).length>0)?{kind:"file",specifier:J,importer:oe}:void 0}function Q(Y,oe,re){const[J=""]=$.exec(Y)?.groups?.rest?.split(
"/",1)??[];return J===""||!re||/^(?:node_modules|src|lib)$/.test(J)?[]:ee(oe).filter(ce=>re(ce).includes(J)&&re(S.posix.join(ce,J)).length>0)}function ee(Y){const oe=Y.
split("/").slice(0,20),re=oe.map((J,ce)=>oe.slice(0,ce).join("/"));return[...new Set(re.flatMap(J=>M.map(ce=>S.posix.join(J,ce))))].map(J=>J==="."?"":J)}function te({
specifier:Y,importer:oe}){const re=(y.exec(Y)??$.exec(Y))?.groups?.rest;if(re&&!/^\.{1,2}\//.test(Y))return ee(oe??"").map(ce=>S.posix.join(ce,re));if(Y.startsWith(
"/")){const ce=Y.split("/").slice(1,40);return ce.map((Ee,ye)=>ce.slice(ye).join("/"))}const J=oe&&S.posix.join(S.posix.dirname(oe),Y);return!J||J.startsWith(".\
.")||J.startsWith("/")?[]:[J]}function pe(Y){const oe=new Map;for(const re of Y){const J=re.split("/");for(const[ce,Ee]of J.entries()){const ye=J.slice(0,ce).join(
"/"),_e=oe.get(ye)??new Set;oe.set(ye,_e.add(Ee))}}return re=>[...oe.get(re)??[]]}}),8503:((Se,ae,h)=>{h.d(ae,{f:()=>F});var S=h(6760),I=h(9882),V=h(7214);function F(C){
const{list:j}=C.facts,U=(0,V.SN)(C.facts);if(U.length>0)return U;const _=(0,V.ne)(C);if(!j||_?.kind!=="file")return[];const P=(0,V.wG)({..._,specifier:_.specifier.
replace(/[?#].*$/,"")}),{importer:b}=_;for(const $ of P){const M=Z($,j,b);if(M.length>0)return M}return(/\.html?$/.test(b??"")?P.map($=>K($,j)):[]).find($=>$.length>
0)??(P.length>0?v(S.posix.basename(P[0]??""),j,b):[])}const B=/^(?:main|index|entry)\./i;function K(C,j){const U=S.posix.dirname(C),_=S.posix.basename(C);return!B.
test(_)||U==="."?[]:j(U).filter(b=>B.test(b)&&R(b,_)).map(b=>S.posix.join(U,b)).slice(0,3)}function Z(C,j,U=""){const _=C.split("/").filter(z=>z!==".");let P="";
for(const z of _.slice(0,-1)){const Q=j(P),ee=Q.filter(pe=>pe!=="node_modules"&&!pe.startsWith(".")),te=Q.includes(z)?z:(0,I.pA)(z,ee)[0];if(te===void 0)return[];
P=S.posix.join(P,te)}const b=_.at(-1)??"",f=j(P).filter(z=>R(z,b,U)),y=f.filter(z=>D(z)===D(b)),$=y.length>0?y:(0,I.pA)(L(b),f.map(L));return f.filter(z=>y.includes(
z)||$.includes(L(z))).map(z=>S.posix.join(P,z)).slice(0,3)}const q=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|json)$/i,W=/\.(?:p?css|s[ac]ss|less|styl)$/i,x=/\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/i;
function R(C,j,U=""){if(W.test(U)&&L(j)===j)return W.test(C);if(L(C)===C)return!0;const _=[q,W,x].find(P=>P.test(j));return _?_.test(C):L(j)===j?q.test(C)||W.test(
C):(0,S.extname)(C)===(0,S.extname)(j)}function L(C){return C.replace(/(?<=.)\.[a-z]\w{1,9}$/i,"")}function D(C){return L(W.test(C)?C.replace(/^_(?=.)/,""):C)}const O=200,
g=/^(?:\.|node_modules$|dist$|build$|out$|vendor$|coverage$)/;function v(C,j,U=""){const _=[],P=[""];for(let b=0;b<P.length&&b<O;b++){const f=P[b]??"";for(const y of j(
f)){const $=S.posix.join(f,y);D(y).toLowerCase()===D(C).toLowerCase()&&R(y,C,U)&&_.push($),!g.test(y)&&L(y)===y&&P.push($)}}return W.test(U)&&_.length>1?[]:_.slice(
0,3)}}),107:((Se,ae,h)=>{h.d(ae,{Se:()=>K,ry:()=>P});var S=h(5807);const I={lines:5e3,characters:256*1024,lineLength:1e3,entryLength:64*1024},V=[/^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:?(?: |$)/,
/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M)?\]?:? (?=\S)/,/^(?<folder>\.|[\w@.-]{1,100}(?:\/[\w@.-]{1,100}){1,6}) (?!error|warning|note|info|failed)[a-z][\w:-]{0,60}(?:: |:$|\$ )/,
/^(?<task>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[a-z][\w:-]{0,60}):(?: |$)/,/^\[@?[\w./-]{1,80}\]: /,/^➤ YN\d{4}: (?:[│┌└] ?)?/,/^@?[^\s@]{1,100}@(?:workspace:(?<folder>[\w@./-]{1,200})|\w{1,20}:\S{1,200}) STD(?:ERR|OUT)(?: |$)/,
/^\[\d{1,2}\] /,/^#\d{1,4} \d{1,5}\.\d{1,3} /,/^[a-z][\w.-]{0,60}-\d{1,3} {1,20}\| /,/^npm (?:ERR!|error)(?: |$)/,/^\[(?:11ty|webpack-cli)\](?: |$)/,/^Original error stack trace: (?=\S)/,
/^│ (?=\w*Error: )/,/^[│└■▲●◆◇](?: {2}|$)/u,/^\[(?:log|info|warn|error)\] \[nitro\](?: |$)/],F=4,B=[/^> @?[^\s@]{0,100}@\S{0,100} \S{1,100} (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,
/^(?<task>@?[\w./-]{1,120}#[\w:-]{1,60}):\s{1,4}ERROR\s{1,4}command \((?<folder>[^()]{1,400})\)/,/^ERROR: command finished with error: command \((?<folder>[^()]{1,400})\)/,
/^location (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/];function K(f){const y=[];let $=I.characters;for(let ee=f.length-1;ee>=0&&y.length<I.lines&&$>0;ee--){const te=f[ee]??
"",Y=(te.length>I.entryLength?te.slice(-I.entryLength):te).split(`
`);for(let oe=Y.length-1;oe>=0&&y.length<I.lines&&$>0;oe--){const re=Y[oe]??"",J=Z((0,S.Ow)(U((0,S.Nl)(re)),I.lineLength).trimEnd());$-=Math.max(J.length,re.length/
16),y.push(J)}}const M=q(y),z=g(D(y.reverse().map(ee=>v(ee,M)))),Q=W(z);return z.map(({text:ee,folder:te,task:pe})=>({text:ee,folder:te??Q.get(pe??"")}))}function Z(f){
return f.includes(":undefined")?f.replace(/(?<=\.\w{1,10})(?::undefined){1,2}(?!\S)/g,""):f}function q(f){const y=f.map($=>$.includes("nx run ")?/\bnx run ([@\w./-]{1,100}):/.
exec($)?.[1]:/^([\w@.-]{1,100} [a-z][\w:-]{0,60})\$ /.exec($)?.[1]);return new Set(y.filter($=>$!==void 0))}function W(f){const y=new Map;for(const{text:$,task:M}of f)
for(const z of B){const Q=z.exec($)?.groups;Q?.folder&&y.set(M??Q.task?.replace("#",":")??"",Q.folder)}return y}const x=/^(?:.{0,200}\s)?Unexpected (?:token|non-whitespace)\b.{0,60}, (?:\.\.\.)?".{0,100}$/,
R=/"(?:\.\.\.)? is not valid JSON\b/,L=12;function D(f){const y=[];for(let $=0;$<f.length;$++){const M=f[$],Q=M.text.includes("Unexpected ")&&x.test(M.text)&&!R.
test(M.text)?f.slice($+1,$+1+L).findIndex(({text:te})=>R.test(te)):-1;if(Q===-1){y.push(M);continue}const ee=f.slice($,$+Q+2).map(({text:te})=>te.trim());y.push(
{...M,text:ee.join(" ").slice(0,I.lineLength)}),$+=Q+1}return y}const O=71;function g(f){if(!f.some(({text:M})=>M.startsWith("\u250C  Building storybook")))return f;
const y=[];let $=0;for(const M of f){const z=y.at(-1),[Q=""]=M.text.split(" ",1),ee=M.boxed&&$>0&&$<=O&&$+1+Q.length>O;z&&ee&&/^[\w("'`./@-]/.test(Q)?y[y.length-
1]={...z,text:`${z.text} ${M.text}`.slice(0,I.lineLength)}:y.push(M),$=M.text.length}return y}function v(f,y){let $=f,M,z,Q=!1;for(let ee=0;ee<F;ee++){const te=j(
$)??C($,y);if(!te)break;M??=te.groups?.folder,z??=te.groups?.task,Q||=te[0]==="\u2502  ",$=$.slice(te[0].length)}return{text:$,folder:M,task:z,boxed:Q}}function C(f,y){
if(y.size===0)return;const $=/^(?<name>[@\w./-]{1,100}|(?<folder>[\w@.-]{1,100}) [a-z][\w:-]{0,60})(?::(?: |$)|\$ )/.exec(f);return $&&y.has($.groups?.name??"")?
$:void 0}function j(f){for(const y of V){const $=y.exec(f);if($)return $}}function U(f){return f.includes("\r")?f.split("\r").findLast(y=>y.trim()!=="")??"":f}const _=/^> @?[^\s@]{1,150}@\S{1,60} (?:pre|post)?(?:install|prepare)$|^\$ (?!(?:npm|pnpm|yarn|bun|corepack) )/;
function P(f,y){const $=f[y]?.folder;return $!==void 0?!$.includes("node_modules"):f.slice(0,y).some(({text:M})=>_.test(M))}function b(f){const y=f.findIndex(M=>/\bnpm (?:ERR!|error) Usage:\s*$/.
test(M)),$=f.findIndex((M,z)=>z>y&&/\bnpm (?:ERR!|error) Run "npm help [\w-]{1,40}"/.test(M));return y===-1||$===-1?f:f.toSpliced(y,$-y)}}),5230:((Se,ae,h)=>{h.
d(ae,{$:()=>V});const S=new WeakMap,I=3;function V(x,R){const L=F(x);if(L.length===0)return x.exec(R);for(const D of L)if(R.includes(D))return x.exec(R);return null}
function F(x){let R=S.get(x);if(R===void 0){const L=x.ignoreCase?[]:B(x.source);R=L.every(D=>D.length>=I)?L:[],S.set(x,R)}return R}function B(x){const R=[""];let L="",
D=0;for(let O=0;O<=x.length;O++){const g=x[O]??"",v=g==="\\"?x[++O]??"":"";if(K.test(v))return[];if(g==="["&&(O=W(x,O)),g==="("&&(D+=1),g===")"&&(D-=1),D>0&&g!==
"(")continue;const C=g==="\\"?v:g;if(C!==""&&!(g==="\\"?q:Z).includes(C)){L+=C;continue}(g==="*"||g==="?"||g==="{")&&(L=L.slice(0,-1)),L.length>(R.at(-1)??"").length&&
(R[R.length-1]=L),L="",g==="{"&&(O=x.indexOf("}",O)),g==="|"&&R.push("")}return R}const K=/^[uxck\d]$/,Z="()[{*+?^$.|",q="bBdDsSwWnrtfvpP";function W(x,R){let L=R+
1;for(;x[L]!=="]";)L+=x[L]==="\\"?2:1;return L}}),770:((Se,ae,h)=>{h.d(ae,{Or:()=>F,RU:()=>I,fO:()=>V,lQ:()=>B});const S=/; there (?:is|are) (?<names>[^;]{1,300})$/;
function I(K,Z){return Z.length===0||S.test(K)?K:`${K.replace(/[.:]?\s{0,4}$/,"")}; there ${Z.length===1?"is":"are"} ${Z.join(", ")}`}function V(K){return K.replace(
S,"")}function F(K){return S.exec(K)?.groups?.names?.split(", ")??[]}function B(K){return K.endsWith("/")}}),6612:((Se,ae,h)=>{h.d(ae,{$p:()=>B,cU:()=>Z,qD:()=>g});
var S=h(6760),I=h(5807);const V=[[/^file:\/\/(?:localhost)?(?=\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\/(?:\([\w-]+\)\/)?(?=\.{0,2}\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\//,
""],[/^.*!/,""],[/\\/g,"/"],[/^\/?[A-Za-z]:(?=\/)/,""],[/[?].*$/,""]],F=/^(?:node|https?|data|virtual|native|internal|bun|deno):|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|bin\/|etc\/|nix\/|proc\/|sys\/|snap\/|rustc\/|opt\/hostedtoolcache\/)|(?:^|\/)(?:node_modules|site-packages|dist-packages|\.git|\.nvm|\.pyenv|\.cargo|\.rustup|\.yarn|\.pnpm|\.pnpm-store|\.volta|\.bun)(?:\/|$)|\/go\/pkg\/mod\//,
B="?body",K=/\?vue&type=[\w&=.-]{1,200}/,Z=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g,q=40,W=2e4,x=500,R=100;function L(U,_){const P={..._,exists:D(
_)},b=new Map,f=new Map;for(const M of U){b.has(M.file)||b.set(M.file,g(M.file,P));const z=b.get(M.file);if(z===void 0)continue;const[Q,ee]=K.test(M.file)||M.file.
endsWith(B)?[null,null]:[M.line,M.column],te=O(cleanLine(M.message,x),P),pe=M.code&&cleanLine(M.code,R),Y=JSON.stringify([z,Q,ee,te]);f.has(Y)||f.set(Y,{...M,file:z,
line:Q,column:ee,code:pe,message:te})}const y=[...f.values()],$=new Set(y.filter(({line:M})=>M!==null).map(({file:M,message:z})=>`${M}
${z}`));return y.filter(({line:M,file:z,message:Q})=>M!==null||!$.has(`${z}
${Q}`))}function D(U){const _=new Map;return P=>{const b=_.get(P);if(b!==void 0)return b;const f=_.size<W&&U.exists(P);return _.size<W&&_.set(P,f),f}}function O(U,_){
return U.replace(K,"").replace(Z,P=>g(P,_)??P)}function g(U,_){const P=v(U);if(!(P===""||P.includes("\0")||F.test(P))){for(const b of C(P,_))if(b!==void 0&&!F.test(
b)&&_.exists(b))return b}}function v(U){let _=U.startsWith("file://")?(0,I.oF)(U):U;for(const[P,b]of V)_=_.replace(P,b);return _}function*C(U,_){const P=_.rootDirectory??
"";if(!U.startsWith("/")){for(const f of[..._.folders??[],P,""])yield j(`${f}/${U}`);return}const b=j(U)?.split("/")??[];if(!(b.length>q))for(let f=0;f<b.length;f++){
const y=b.slice(f).join("/");yield y,P!==""&&(yield j(`${P}/${y}`))}}function j(U){const _=S.posix.normalize(U.replace(/^\/+/,"")).replace(/\/$/,"");return _===
"."||/^\.\.(?:\/|$)/.test(_)?void 0:_}}),8724:((Se,ae,h)=>{h.d(ae,{g:()=>K,l:()=>D});var S=h(6760),I=h(2207);const V=/^\..|.\.config\.[a-z]{1,10}$|^package(?:-lock)?\.json$/;
function F(O){const g=S.posix.basename(O);return V.test(g)||g.includes("tsconfig")&&g.endsWith(".json")}const B=/^TS5\d{3}$/;function K({code:O}){return B.test(
O??"")}const Z=/^ts\(?(?:2304|2305|2307|2503|2552|2580|2614|2686|2688|2694|2724|2792|2882)\)?$/i,q=/^ts\(?(?:6133|6138|6192|6196|6198|6385|6387|7005|7006|7016|7019|7022|7023|7024|7027|7028|7030|7031|7034|7044|7045|7053|18046|80\d{3})\)?$/i,
W=/^(?:\w*Error: )?(?:[×x] )?(?:(?:Module )?[Bb]uild failed\b|Unexpected (?:token|eof|end of file)\b|Expression expected|Declaration or statement expected|Unterminated regexp literal|Expected (?:ident|unicode escape)\b|'(?:[),;:}]|=>|<\/)' expected)/i;
function x({code:O,message:g}){const v=O??"";return(Z.test(v)?-1:0)+(q.test(v)?3:0)+(W.test(g)?.5:0)}function R({code:O}){const[g="",...v]=(O??"").split("/").reverse();
return/^[a-z][a-z-]+$/.test(g)&&v.every(C=>/^@?[a-z][\w-]*$/.test(C))}const L=/^Parsing error|\bUnable to resolve\b|\bis not defined\b|\bnot found in\b/;function D(O,g=10){
const v=new Set,C=new Set,U=O.map(f=>{const y=JSON.stringify([f.severity,f.file,f.line]),$=JSON.stringify([f.severity,f.message]),M=R(f)&&L.test(f.message),z=v.
has(y)||C.has($);v.add(y),C.add($);const Q=(f.line===null?4:0)+(z&&!M?2:0)+(K(f)?-2:F(f.file)?1:0)+x(f)-(M?1:0);return{diagnostic:f,weight:Q}}).toSorted((f,y)=>f.
weight-y.weight).map(({diagnostic:f})=>f),_=Object.groupBy(U,({severity:f})=>f),P=Math.max(0,g),b=f=>Math.max(0,(_[f]?.length??0)-P);return{shown:I.oC.flatMap(f=>_[f]?.
slice(0,P)??[]),rest:{error:b("error"),warning:b("warning"),notice:b("notice")}}}}),1981:((Se,ae,h)=>{h.d(ae,{M:()=>F,p:()=>I});var S=h(6760);function I(B,{facts:K,
lines:Z}){if(!B.startsWith("/"))return B;const q=B.split("/"),W=(K.diagnostics??[]).map(({file:L})=>L.split("/",1)[0]??"").filter(L=>L!==""),x=[...new Set(["nod\
e_modules",...K.list?.("")??[],...W])],R=q.findIndex(L=>x.includes(L));if(R>0)return q.slice(R).join("/");for(let L=q.length-1;L>1;L--){const D=`${q.slice(0,L).
join("/")}/`;if(Z.some(O=>x.some(g=>V(O,D+g))))return q.slice(L).join("/")}return B}function V(B,K){const Z=B.indexOf(K);return Z>=0&&!/[\w.-]/.test(B[Z+K.length]??
"")}function F(B,K,Z=[""]){const q=B.split("/",40).filter(x=>x!==""&&x!==".");let W="";for(const[x,R]of q.entries()){const L=K(W),D=(x===q.length-1?Z:[""]).map(
g=>`${R}${g}`),O=D.find(g=>L.includes(g))??D.map(g=>L.find(v=>v.toLowerCase()===g.toLowerCase())).find(Boolean);if(O===void 0)return;W=S.posix.join(W,O)}return Z.
some(x=>W===`${q.join("/")}${x}`)?void 0:W}}),3716:((Se,ae,h)=>{h.d(ae,{LP:()=>I});var S=h(5807);function I(q){return/^\s*at\s.*[:)\d]$/.test(q)}const V=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,
F=2,B=2e3;class K{#e;#t;#n=[];#s=0;constructor(W){this.#e=W}push(W){const x=stripEscapes(W.slice(0,B)).trimEnd().replace(/ \{$/,"");return I(x)?this.#t===void 0&&
!V.test(x)?(this.#t=W,[...this.#o(),W]):(this.#s+=1,this.#n.length<F&&this.#n.push(W),[]):[...this.end(),W]}end(){return this.#t=void 0,this.#o()}#o(){const[W,x]=[
this.#s,this.#n];return[this.#s,this.#n]=[0,[]],W<F?x:[this.#e(W)]}}function Z(q,W){const x=new K(W);return[...q.flatMap(R=>x.push(R)),...x.end()]}}),5388:((Se,ae,h)=>{
h.r(ae),h.d(ae,{asSyncFailure:()=>L,brokenSite:()=>q,isErrorOfSite:()=>Z,syncFailure:()=>B});var S=h(3739),I=h(2881),V=h(5879),F=h(8423);function B(D,O){return(0,I.
SU)("sync",D,O)}const K=new Set(["index_unanswered","index_empty","dead_asset"]);function Z({code:D}){return K.has(D)}function q(D){const O=D.filter(Z),g=O.length-
1,v=g>0?` (and ${g} more ${g===1?"error":"errors"})`:"",C=`The start page is broken: ${O[0]?.message}${v}`,j=D.flatMap(({file:U,line:_,code:P,message:b})=>U===null?
[]:[{file:U,line:_,column:null,severity:W(P),code:P,message:b}]);return new I.$w({...B("site_broken",C).facts,diagnostics:j})}function W(D){return D==="build_fa\
ult"||K.has(D)?"error":"warning"}const x="The output could not be stored: the storage of the platform cannot be used now";function R(){return B("disk_full","The\
 disk of the platform is full: the output could not be stored")}function L(D,O){if(D instanceof I.$w)return D;if(O.aborted)return O.reason;if(D instanceof V.Sb)
return R();if(D instanceof F.us)return D.isFull?R():B("storage_unavailable",x);const g=(0,S.xU)(D)??(0,S.bD)(D);return B("sync_failed",`The output could not be \
stored (${g})`)}}),1293:((Se,ae,h)=>{h.d(ae,{wA:()=>Ms,RJ:()=>Ao});var S=h(6760),I=h(7994),V=h(3052),F=h(1809),B=h(2416),K=h(3716);const Z=12,q=30,W={mentions:40,
hints:10,shown:10,names:16,nameLength:200,tokens:60},x=/^[>$]\s[a-z@.]|^Detected \S/;function R(t,{at:n,message:o,details:r}){const a=(0,F.EP)(t,n-Z,n),d=[...t.
keys()].slice(Math.max(0,n-Z),n+q).filter(A=>!(a.has(A)||(0,F.Xk)(t[A]?.text??""))).sort((A,he)=>D(A,n)-D(he,n)),c=d.map(A=>({each:A,text:(0,B.wh)(t[A]?.text??"")})).
filter(({text:A})=>!x.test(A)),p=c.some(({text:A})=>L.test(A)),E=c.flatMap(({each:A,text:he})=>g(he,t[A]?.folder)).slice(0,W.mentions),w=r.filter(A=>!(ee.test(A)||
(0,F.Ol)(A))),T=c.flatMap(({each:A,text:he})=>Re(he,t[A+1]?.text));return{mentions:p?E.map(A=>A.inStack?A:{...A,line:null,column:null}):E,hints:p?[]:c.flatMap(({
text:A})=>(0,K.LP)(A)?[]:_(A)).slice(0,W.hints),shown:d.flatMap(A=>y(t,A)).slice(0,W.shown),rows:c.flatMap(({text:A})=>f(A)),message:o,words:[...new Set(o.match(
/\w{2,40}/g))].slice(0,W.tokens),names:[...Y(te(o)),...c.flatMap(({text:A})=>De(A))],details:[...new Set(w.flatMap(A=>Y(te(A))))].slice(0,W.names),identifier:ke(
o),isAbsence:/\b(?:required|missing|lacks|must (?:have|contain|export))\b/i.test(o),routes:[...new Set([...Re(o),...T])].slice(0,W.hints),isJson:c.some(({text:A})=>be(
A)),lacksScript:/\b(?:missing|no|unknown) script\b|\bscript not found\b|^Command "[^"]{1,100}" not found/i.test(o)}}const L=/\bvite:vue\]\s\S{1,400}\.(?:md|html\.vue)\s/;
function D(t,n){return t<n?(n-t)*2.5:t-n}const O=/^(?<path>[^\s]{1,400}?)(?::(?<line>\d{1,7})(?::(?<column>\d{1,7}))?|\((?<row>\d{1,7})[,:](?<character>\d{1,7})\))?$/;
function g(t,n){const o=(0,K.LP)(t),r=t.split(/[\s"'`<>{}|;*=]+/).slice(0,W.tokens);return r.flatMap((a,d)=>{const c=O.exec(_e(a))?.groups;if(!c?.path||!/[./]/.
test(c.path))return[];const[,p,E]=v.exec(r[d+1]??"")??[],w=p??C.exec(r.slice(d+1,d+3).join(" "))?.[1],T=j(c.line??c.row??w);return[{path:n===void 0||/^[/.]|^\w+:/.
test(c.path)?c.path:`${n}/${c.path}`,line:T,column:j(c.column??c.character??E),inStack:o}]})}const v=/^\((\d{1,7}):(\d{1,7})\)[:,.]?$/,C=/^line (\d{1,7})[:,.]?$/;
function j(t){return t&&Number(t)||null}const U=[/\bline(?:Number)?:?\s(?<line>\d{1,7})\b(?:[,:]?\s(?:column|col|character|char):?\s(?<column>\d{1,7}))?/i,/[([](?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?[)\]]/,
/\s(?:at|-)\s(?<line>\d{1,7}):(?<column>\d{1,7})\b/,/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})(?!:\d\d\b)[:\s]/];function _(t){for(const n of U){const o=n.exec(t)?.
groups,r=j(o?.line);if(r!==null)return[{line:r,column:j(o?.column)}]}return[]}const P=/^[\s│|]{0,40}(?<mark>>{0,2})\s{0,10}(?<line>\d{1,7})\s{0,4}(?:[|│┃]|:(?=\s))(?<text>.*)$/,
b=/^[\s│|·:╵┆╎-]*(?:\^|~~|─|━)/;function f(t){const n=P.exec(t)?.groups;return n?[{line:Number(n.line),text:n.text?.trim()??""}]:[]}function y(t,n){
const o=P.exec((0,B.wh)(t[n]?.text??""))?.groups,r=o?.text?.trim()??"",a=o?.mark!==""||b.test((0,B.wh)(t[n+1]?.text??""));return r!==""&&a?[{line:Number(o?.line),
text:r}]:[]}const $=/"([^"]{2,200})"|(?<!\w)'([^']{2,200})'(?!\w)|`([^`]{2,200})`|“([^“”]{2,200})”/g,M=[/(?:^|\s)(?:Error:\s)?([^\s:"'`]{2,200}):?\s(?:is not|isn't|not found|is undefined|was not|could not be|does not|doesn't|cannot be|failed to|must be|is missing|is required|doesn’t)\b/,
/\b(?:partial|tag|helper|filter|mixin|layout|field|plugin|package|module|specifier|host|tarball):?\s"?([^\s"'`,;()]{2,200})/i,/\b[Uu]n(?:known|supported|recognized) (?:browser|engine|environment|flag|format|key|language|locale|option|preset|property|rule|target|theme|type|unit) ([^\s"'`,;:()]{2,100})$/,
/(?:^|[\s*])([\w.-]{2,60}):\s(?:Invalid|Required|Expected)\b/,/\b\d{1,3}(?:\.\d{1,3}){3}:(\d{2,5})\b/,/^\s*(?:[-*•]|->)\s(?:linking to\s)?(\S{2,200})$/,/\bproperties\s?\(([^\s()]{2,100})\)/],
z=/^(?:@[\w.-]+\/[\w.-]+|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|[a-z]+(?:[A-Z][a-z0-9]*)+|[\w.-]+@[\^~>=<\w.*:-]+|\.{1,2}\/\S+|(?:[\w@.-]+\/)+[\w.-]+\.\w{2,5}|[\w.-]+\.(?:invalid|com|org|net|io|dev))$/,
Q=/\bwhile parsing\b|\blinked from\b|\bsource page path\b|\b[Dd]id you mean\b|\b[Ss]ee (?:more|https?:)|\bTried\b|\bwhich (?:is|are) (?:configured|defined|set) in\b/,
ee=/^\s*(?:Note|Hint|Tip):\s|\b(?:[Dd]id you mean|npm run|see a list|https?:\/\/)/;function te(t){return t.slice(0,Q.exec(t)?.index??t.length).replace(pe,"")}const pe=/^\W{0,8}[([]plugin [^)\]]{1,100}[)\]]/;
function Y(t){const n=[...t.matchAll($)].map(w=>w.slice(1).find(T=>T!==void 0)??""),o=M.flatMap(w=>w.exec(t)?.[1]??[]),r=oe.exec(t)?.[1],a=t.replace($," ").split(
/[\s,;()[\]<>{}"'`|]+/,W.tokens),d=ce.test(t),c=a.map(_e).filter(w=>z.test(w)||Ee(w,d)),p=w=>J(w.trim()).slice(0,W.nameLength),E=w=>/\w\w/.test(w)&&!w.includes(
"\\")&&w.split(/\s/).length<=3;return[...new Set([...n,r??"",...o,...c].map(p))].filter(w=>E(w)&&(w===r||!re.test(w))).slice(0,W.names)}const oe=/\b(?:not found|look(?:ed|ing) for|unknown(?:\s\w{1,20}){0,2}|(?:does|do) not exist|undefined(?:\s\w{1,20})?|not defined):\s"?([^\s"'`,;]{2,200})/i,
re=/^(?:[A-Z]\w{0,60}(?:Error|Exception)|a|an|the|that|this|which|it|its|is|are|was|in|of|on|or|and|for|from|with|to|not|does|cannot|could|config(?:uration)?|files?|pages?|modules?|packages?|plugins?|options?|paths?|folder|directory)$/i;
function J(t){return/^["'`]/.test(t)&&t.length>2&&t.endsWith(t[0]??"")?t.slice(1,-1):t}const ce=/\b404\b|\blink(?:s|ed)?\b/i;function Ee(t,n){return/^https?:\/\/\S/.
test(t)||/^\/[\w@.-]+\/\S/.test(t)||n&&/^\/[\w-]/.test(t)}const ye=[["(",")"],["[","]"]];function _e(t){let[n,o]=[0,t.length];const r=a=>{for(;o>n&&a.includes(t[o-
1]??" ");)o--};r(".:,");for(const[a,d]of ye){const c=t[o-1]===d;t[n]===a&&(c||!t.includes(d))&&(n++,c&&o--),t.slice(n,o).includes(a)||r(`${d}.:,`)}return t.slice(
n,o)}const Ie=/\b(?:at|of|for|prerendering|rendering|GET|render)(?: (?:the )?(?:page|path|route))? ["'`]?(\/[\w[\].:@%()/-]{0,200})(?=$|[\s"'`,])|^!!! (\/\S{0,200}): /,
ve=/^[\s│]{0,8}[├└]─{1,2} (\/\S{0,200}) \(\d{1,9}ms\)$/,xe=/^[\s│]{0,8}[├└]─{1,2} \[5\d\d\]/;function Re(t,n=""){const[,o,r]=Ie.exec(t)??[],a=xe.
test(n)?ve.exec(t)?.[1]:void 0;return[o,r,a].flatMap(d=>d?.replace(/[.:,]$/,"")??[])}const Me=[/(?:^|[\s:])([\w$]{1,100}) is not defined\b/,/\(reading '([\w$]{1,100})'\)/,
/\.([\w$]{1,100})\)? is not a function\b/];function ke(t){return Me.map(n=>n.exec(t)?.[1]).find(n=>n!==void 0)}function be(t){return/(?<!\.)\bjson5?\b/i.test(t)}
function De(t){return/^\s{2,12}input: '([^'\\]{4,200})',?$/.exec(t)?.slice(1)??[]}var Le=h(9047),Pe=h(7214),ze=h(107),Ge=h(5807),H=h(3403),ne=h(5230);class se{all;#e=new Map;constructor(n){
this.all=n}get length(){return this.all.length}text(n){return this.all[n]?.text??""}find(n,o){let r=this.#e.get(n);r||(r=[],this.#e.set(n,r));const a=r[o];if(a!==
void 0)return a;const d=(0,ne.$)(n,this.text(o));return r[o]=d,d}}function ue(t,n,o){if("match"in t)return t.match(n,o);const r={};let a=o;for(const[c,p]of t.steps.
entries()){const E=we(de(p),n,a,c>0);if(!E)return;for(const[w,T]of Object.entries(E.groups))T!==void 0&&(r[w]=T);a=E.at+1}const d=t.steps.at(-1);return!t.repeat||
!d?{groups:[r],next:a}:ge(de(d).pattern,r,n,a)}function ge(t,n,o,r){const a=[n];let d=r;for(;d<o.length&&a.length<1e3;d++){const c=o.find(t,d);if(!c)break;a.push(
{file:n.file,...c.groups})}return{groups:a,next:d}}function de(t){return t instanceof RegExp?{pattern:t}:t}function we(t,n,o,r){const a=r?t.skip??0:0,d={};for(let c=o;c<=
o+a&&c<n.length;c++){const p=n.find(t.pattern,c);if(p)return{at:c,groups:{...d,...p.groups}};const E=t.over&&n.find(t.over,c);if(t.over&&!E)return;for(const[w,T]of Object.
entries(E?.groups??{}))T!==void 0&&(d[w]=T)}}var Te=h(6612);const We=500,Je=500,Nt=[["warning",/^(?:warn|warning|deprecation warning|!|⚠)/i],["notice",/^(?:hint|info|note|message|i$)/i],
["error",/./]],gn=/^Compiled with warnings\.?$/,wn=/\bfail(?:ed)?\b|^error\b|^Treating warnings as errors/i;function It(t,n=H.h){const o=new se((0,ze.Se)(t)),r=new Map;
let a=!1;for(let d=0;d<o.length&&r.size<We;){const c=o.text(d);a=gn.test(c)||a&&!wn.test(c);const p=dt(o,d,n);for(const E of p?.diagnostics??[]){const w=a&&E.severity===
"error"?{...E,severity:"warning"}:E,{file:T,line:A,column:he,message:$e}=w,fe=JSON.stringify([T,A,he,$e]);!r.has(fe)&&r.size<We&&r.set(fe,w)}d=p?.next??d+1}return[
...r.values()]}function dt(t,n,o){if(t.text(n).trim()!=="")for(const r of o){const a=ue(r,t,n);if(!a)continue;return{diagnostics:a.groups.map(c=>{const p=Mt(c,r,
t.all[n]?.folder);if(!p)return;const E=(0,B.Vz)(p.message,t.all,En(p.message,t,n,a.next)),w=c.test===void 0?"":`, in the test "${c.test.slice(0,120)}"`;return{...p,
message:(0,Ge.Ow)(E+w,Je)}}).filter(c=>c!==void 0),next:a.next}}}function En(t,n,o,r){for(let a=o;a<r;a++)if(n.text(a).includes(t.slice(0,60)))return a;return r-
1}function Mt(t,n,o){const{message:r,frame:a}=t,d=(t.file??"").replace(/(?<=\.mdx?)\.js(?=$|\?)/,"");if(!(d||a)||!r)return;const c=d===(t.file??"")&&ft(t.line)||
null,p=c===null?null:ft(t.column);return{file:d&&Sn(d.trim(),o)+yn(n,d,c),line:c,column:p===null?null:n.zeroColumn?p+1:p||null,severity:ut(t.severity,n),code:t.
code??null,message:(0,Ge.Ow)(bn($n(r.trim(),d),d),Je),frame:a}}function yn({part:t=""},n,o){return o===null||t===Te.$p&&n.startsWith("/")?"":t}function $n(t,n){
const o=t.replace(/^(?:error: |\[error\] )|\?vue&type=[\w=&.-]+| \[plugin [\w@/:-]{1,60}\]$/gi,""),[,r="",a]=/^(\S{1,400}?)(?::\d{1,7}){0,2}: (.+)$/.exec(o)??[],
[d]=n.split("?",1);return a!==void 0&&(`/${r}`.endsWith(`/${d}`)||`/${d}`.endsWith(`/${r}`))?a:o}function bn(t,n){return t.replace(/(?<=^Cannot find module ')\/[^']{1,400}(?='$)/,
o=>{const r=S.posix.relative(S.posix.dirname(n),o);return n.startsWith("/")?r.startsWith(".")?r:`./${r}`:o})}function ut(t,n){return t===void 0?n.severity??"err\
or":Nt.find(([,o])=>o.test(t))?.[0]??"error"}function ft(t){return t===void 0?null:Number(t)}function Sn(t,n){return n===void 0||/^(?:[A-Za-z]:|[a-z-]+:\/\/|[\\/])/.
test(t)?t:`${n}/${t.replace(/^(?:\.\/)+/,"")}`}var mt=h(901),Ae=h(4177);const Ct=12,Lt=16;function Pt(t,n,o){const r=n.filter(c=>Math.abs(c.line-t)<=Ct&&c.text!==
""),a=r.find(c=>c.line===t),d=t>o.length?null:t;return a?et(a.text,o[t-1])?t:vn(a,r,o)??jt(a.text,o)??d:d}function vn(t,n,o){const r=o.flatMap((p,E)=>{if(!et(t.
text,p))return[];const w=n.filter(T=>et(T.text,o[E+T.line-t.line]));return[{line:E+1,rows:w.length}]}),a=Math.max(...r.map(({rows:p})=>p)),[d,c]=r.filter(({rows:p})=>p===
a);return c===void 0?d?.line:void 0}const Dt=3;function kn(t,n,o){const r=n.filter(d=>Math.abs(d.line-t.line)<=Dt&&d.text!==""),a=r.reduce((d,{text:c})=>d+c.length,
0);return r.length<Dt||a<Lt?[]:(0,Ae.nC)(o,(d,c)=>r.every(p=>et(p.text,o[c+p.line-t.line])))}function jt(t,n){const o=tt(t),r=(0,Ae.nC)(n,a=>{const d=tt(a);return d.
length>=Lt&&o.includes(d)});return r.length===1?r[0]:void 0}function et(t,n=""){const o=tt(n);return o!==""&&o===tt(t)}function tt(t){return t.replace(/\s+/g," ").
trim()}const pt=/^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i,Ut=/^(?:if|for|block|macro|call|filter|raw|unless|case|capture|tablerow|comment|verbatim)$/,
Ft=/<(?<slash>\/?)(?:(?<name>[A-Za-z][\w.-]{0,80}(?::[\w.-]{1,80})?)(?=[\s/>]|$)|(?=>))/y,On=/\{(?<sign>[#/])(?<name>if|each|await|key|snippet)\b/y,xn=/\{%-?\s{0,100}(?<end>end)?(?<name>\w{1,40})/y,
He=/\{\{~?(?<sign>[#/])\s{0,20}(?<name>\w{1,40})/y,ht=/@(?:if|else(?:\sif)?|for|empty|switch|case|default|defer|loading|placeholder|error)\s{0,10}(?:\((?:[^()]|\((?:[^()]|\([^()]{0,200}\)){0,300}\)){0,500}\))?\s{0,10}\{/y,
Ze=/\{\{[^{}]{0,1000}\}\}/y,Wt=/\/(?:[^\\/\n[]|\\.|\[(?:[^\]\\\n]|\\.){0,200}\]){1,400}\//y,Bt=/<\w{1,80}\sextends\b/y,Gt=[[/<!--/y,"-->"],[/\{\{!--/y,"--}}"],[
/\{#[\s-]/y,"#}"],[/<script\b/iy,"<\/script"],[/<style\b/iy,"</style"]],Kt=/(?:^|\W)(?:return|default|yield|await|case|else)$/,Rn=200;function*_n(t,n,o){const r=n.
includes("brace"),a=r?/[<{}"'`/]/g:n.includes("control")?/[<{}@]/g:/[<{]/g,d=[];for(let c=a.exec(t);c;c=a.exec(t)){const p=c.index,E=r&&(d.at(-1)??o)==="code",w=E&&
/["'`/]/.test(c[0])?zt(t,p):wt(t,p);if(w!==void 0){if(w<0)return;a.lastIndex=w;continue}const T=Tn(t,p,n,E,d);T&&(a.lastIndex=T.name==="{"?p+1:T.end,T.name!==""&&
(gt(T,d),yield T))}}function gt({opens:t,name:n},o){t?o.push(n==="{"?"code":"text"):n==="{"?o.length=Math.max(0,o.lastIndexOf("code")):o.at(-1)==="text"&&o.pop()}
function Tn(t,n,o,r,a){const d=t[n]??"";if(d==="<")return o.includes("tag")&&(!r||Nn(t,n))?Ht(t,n):void 0;if(d==="@"||o.includes("control"))return Mn(t,n);const c=o.
includes("block")&&d==="{"?nt(t,n):void 0;if(c||!o.includes("brace")||!/[{}]/.test(d))return c;if(!(d==="}"&&!a.includes("code")))return{opens:d==="{",name:"{",
at:n,end:Et(t,n)}}function Ce(t,n,o){return t.lastIndex=o,t.exec(n)}function wt(t,n){const o=Gt.find(([a])=>Ce(a,t,n));if(!o)return;if(/^<s/i.test(t.slice(n,n+2))){
const a=Zt(t,n);if(t[a-2]==="/")return a}const r=t.indexOf(o[1],n+2);return r<0?-1:r+2}function zt(t,n){const o=t[n]??"";if(o==="/")return An(t,n);for(let r=n+1;r<
t.length;r++)if(t[r]==="\\")r++;else{if(t[r]===o)return r+1;if(t[r]===`
`&&o!=="`")return r}return-1}function An(t,n){if(t[n+1]==="/")return Et(t,n);if(t[n+1]==="*"){const o=t.indexOf("*/",n+2);return o<0?-1:o+2}return(In(t,n)&&Ce(Wt,
t,n)?Wt.lastIndex:0)||n+1}function Nn(t,n){return t[n+1]==="/"||In(t,n)&&!Ce(Bt,t,n)}function In(t,n){const o=t.slice(Math.max(0,n-Rn),n).trimEnd();return o===""||
/[({[}>,?:&|=;!]$/.test(o)||Kt.test(o)}function Ht(t,n){const o=Ce(Ft,t,n)?.groups;if(!o)return;const r=Zt(t,n),{name:a="<>",slash:d}=o,c=t[r-2]==="/"||pt.test(
a);return{opens:d==="",name:c?"":a,at:n,end:r}}function Zt(t,n){let o="",r=0;for(let a=n;a<t.length;a++){const d=t[a]??"";if(o!=="")o=d===o?"":o;else if(r>0&&t.
startsWith("//",a))a=Et(t,a);else if(/["'`]/.test(d))o=d;else if(d==="{")r++;else if(d==="}")r--;else if(d===">"&&r<=0)return a+1}return t.length}function Et(t,n){
const o=t.indexOf(`
`,n);return o<0?t.length:o}function nt(t,n){const o=(Ce(On,t,n)??Ce(He,t,n))?.groups,r=o?void 0:Ce(xn,t,n)?.groups;if(!(o||r))return;const a=t.indexOf(r?"%}":"}",
n),d=a<0?t.length:a+(r||t[a+1]==="}"?2:1);if(o)return{opens:o.sign==="#",name:`#${o.name}`,at:n,end:d};const c=r?.name??"";return{opens:r?.end===void 0,name:Ut.
test(c)?`%${c}`:"",at:n,end:d}}function Mn(t,n){return t[n]==="}"?{opens:!1,name:"@",at:n,end:n+1}:Ce(Ze,t,n)?{opens:!0,name:"",at:n,end:Ze.lastIndex}:Ce(ht,t,n)?
{opens:!0,name:"@",at:n,end:ht.lastIndex}:void 0}const st=/\b(?:missing (?:an? )?(?:end|closing) tag|(?:end|closing) tag\b|unclosed|not closed|left open|unterminated jsx|attempted to close|expected token|end of (?:the )?(?:file|input|template)|unexpected end|unexpected EOF|got ['"]?EOF)/i,
Yt=/\bExpected "[})]"|\bUnexpected "(?:\}|\)|\$\$\w{1,40})"|\$\$render\b|"\$\$\w/,Cn=/\bclosing tag\b|\bunterminated (?:jsx|regexp|regular expression)\b|\bunexpected token\b|\bExpected ['"`]<\//i,
Ln=/@(?:if|for|switch|defer)\s{0,10}[({]/,Pn=[{name:/\.astro$/i,kinds:["tag","brace"],base:"text",message:Yt},{name:/\.(?:vue|astro|mdx|html?|webc)$/i,kinds:["t\
ag"],base:"text",message:st},{name:/\.(?:svelte|svx|md|markdown)$/i,kinds:["tag","block"],base:"text",message:st},{name:/\.(?:njk|nunjucks|liquid|hbs|handlebars)$/i,
kinds:["block"],base:"text",message:st},{name:/\.[cm]?[jt]sx?$/i,kinds:["tag","brace"],base:"code",message:Cn}],Vt=80,yt=200,Dn=500;function jn(t,n,o){if(Fn.test(
t))return Wn.test(o)?Bn(n):void 0;const r=Pn.find(E=>E.name.test(t)&&E.message.test(o));if(!r)return;const a=Un(t,n),d=r.kinds.concat(/\.html?$/i.test(t)&&Ln.test(
a)?"control":[]),c=[];for(const E of _n(a,d,r.base)){const w={...E,indent:$t(a,E)};if(w.opens){if(c.length>=Dn)return;c.push(w);continue}const T=Ye(w,c),A=c.pop();
if(T===void 0||A===void 0)return Xt(w,"begin",a);if(A!==T)return Jt(A,o,a)}const p=c.at(-1);return p&&Jt(p,o,a)}function Jt(t,n,o){return/\bunexpected token\b/i.
test(n)&&t.name==="{"?void 0:Xt(t,"end",o)}function Xt({at:t,end:n,name:o},r,a){const c=o==="{"&&a.slice(t+1,n).trim()===""?Math.max(a.lastIndexOf(`
`,t)+1,t-yt):t,p=Qt(a.slice(c,n).replace(/\s+/g," ").trim());return{line:a.slice(0,t).split(`
`).length,text:p,lacks:r}}function Qt(t){return t.length>Vt?`${t.slice(0,Vt)}\u2026`:t}function Ye({name:t,indent:n},o){const r=o.findLast(a=>a.name===t);return n===
void 0||r?.indent===void 0?r:o.findLast(a=>a.name===t&&a.indent===n)??r}function $t(t,{at:n,name:o,opens:r}){const a=t.slice(Math.max(0,n-yt),n),d=a.lastIndexOf(
`
`)+1;if(d===0&&n>yt)return;const c=a.slice(d);return o==="{"&&r?/^\s*/.exec(c)?.[0]:c.trim()===""?c:void 0}function Un(t,n){const o=/\.(?:mdx?|markdown|svx)$/i.
test(t),r=(0,Ae.EZ)(n);let a;return n.map((c,p)=>{if(p<r)return"";if(!o)return c;const E=/^\s{0,12}(`{3,}|~{3,})/.exec(c)?.[1],w=a!==void 0;return a===void 0?a=
E:E?.startsWith(a)&&(a=void 0),w||E!==void 0?"":c.replace(/`[^`]*`/g,T=>" ".repeat(T.length))}).join(`
`)}const Fn=/\.(?:pug|jade)$/i,Wn=/\bno closing bracket\b|\bclosing (?:bracket|parenthesis)\b|\bend of the string reached\b/i,qt=/^(?<indent>\s*)[\w.#:+-]{1,200}(?=\()/;
function Bn(t){for(let n=0;n<t.length;n++){const o=t[n]??"",r=qt.exec(o);if(!r)continue;const a=Gn(t,n,r[0].length,r.groups?.indent?.length??0);if(a===void 0)return{
line:n+1,text:Qt(o.trim()),lacks:"end"};n=a}}function Gn(t,n,o,r){let a=0,d="";for(let c=n;c<t.length;c++){const p=t[c]??"",E=p.search(/\S/);if(c>n&&E>=0&&E<=r&&
!/^\s*[)\]}]/.test(p))return;for(const w of p.slice(c===n?o:0))if(d!==""?d=w===d?"":d:/["'`]/.test(w)?d=w:/[([{]/.test(w)?a++:/[)\]}]/.test(w)&&a--,a===0)return c}}
const Kn=/\bYAML|\bfront ?matter\b|\b(?:explicit|implicit) mapping|\bblock mapping\b|\bmapping (?:entry|key|values)\b|\bblock (?:collection|sequence)|\bflow (?:collection|sequence|mapping)\b|quoted scalar|\bcompact mappings\b|unexpected end of the (?:stream|document)|unidentified alias/i,
en=/\.ya?ml$/i,bt=/\.(?:mdx?|markdown|njk|liquid|html?|hbs|webc|svx)$/i,zn=300;function St(t){return Kn.test(t)}async function tn(t,n){const o=en.test(t);if(!o&&
!bt.test(t))return;const r=await n.lines(t),a=o?0:1,d=o?r.length:(0,Ae.EZ)(r)-1;if(d<0)return;const{parseDocument:c,LineCounter:p}=await h.e(815).then(h.t.bind(
h,8815,19)),E=new p,w=r.slice(a,d).join(`
`),[T]=c(w,{lineCounter:E,prettyErrors:!1}).errors;if(!T)return;const A=w.slice(0,T.pos[0]),he=/^Flow (?:sequence|map)\b.*\bend with a\b/.test(T.message)&&/(?:^|\n)[ \t]*$/.
test(A),{line:$e,col:fe}=E.linePos(he?Math.max(0,A.trimEnd().length-1):T.pos[0]);return{file:t,line:$e+a,column:fe,reason:T.message.split(`
`,1)[0]??""}}async function Hn(t){const n=t.files.filter(r=>en.test(r)||bt.test(r)).slice(0,zn),o=[];for(const r of n){if(t.isOver||o.length>1)return;const a=await tn(
r,t);a&&o.push(a)}return t.onlyOf(o)}const Zn=6;async function Yn(t,n,o){if(!o.has(t.file))return t;const r=await o.lines(t.file);if(r.length===0)return t;const a=Xe(
t,r)??await Jn(t,o);if(a||t.line===null)return a??t;const d=Pt(t.line,n,r),c=d===t.line?t:{...t,line:d,column:null};return Xn(je(c,r),r)}const Vn=/[`'"](?<tag><[A-Za-z][\w.-]{0,100})>?[`'"]/;
function je(t,n){const o=/\.(?:mdx?|markdown)$/.test(t.file)?Vn.exec(t.message)?.groups?.tag:void 0;if(o===void 0||t.line===null)return t;const r=t.line+(0,Ae.EZ)(
n),a=d=>n[d-1]?.includes(o)===!0;return r>t.line&&!a(t.line)&&a(r)?{...t,line:r}:t}function Xe(t,n){const o=jn(t.file,n,t.message);if(!o)return;const r=o.lacks===
"end"?"is not closed":"closes what is not open",a=`${t.message.replace(/[.:]?\s{0,4}$/,"")}: ${o.text} ${r}`;return{...t,line:o.line,column:null,message:a.slice(
0,500)}}async function Jn(t,n){const o=St(t.message)?await tn(t.file,n):void 0;if(!o)return;const{message:r}=t,a=/\bfront ?matter\b/i.test(r),{line:d,column:c}=o;
return{...t,message:a?`${r.replace(/[.:]$/,"")}: ${o.reason}`:r,line:d,column:c}}const nn=/\b(?:unknown|undefined|unrecognized) [\w ]{0,40}[:\s]\s?[`'"]?(?<name>[@$.]?[\w:/.[\]()-]{2,100}?)[`'".]{0,3}$/i;
function Xn(t,n){const o=ke(t.message),r=o??nn.exec(t.message)?.groups?.name;if(r===void 0)return t;const a=(T="")=>o===void 0?T.includes(r):T.split(/[^\w$]+/).
includes(r),d=t.line??0;if(a(n[d-1]))return t;const c=(0,Ae.nC)(n,a),p=o===void 0||d===0?[]:c.filter(T=>Math.abs(T-d)<=Zn),[E,w]=p.length>0?p:c;return E===void 0||
w!==void 0?t:{...t,line:E,column:null}}var Qn=h(8724),qn=h(6653),vt=h(1772);const es=/\bscripts? cannot have (?:imports|exports)\b|\bimport statement outside (?:of )?a module\b/i,
kt=/<script\b(?<attributes>[^<>]{0,500})>/i,ts=/\bsrc=["']?(?<path>[^"'\s>]{1,300})/i,ns=/^\s{0,40}(?:import\s{0,4}["'{*\w]|export\s)/;async function ss({clues:t,
index:n}){if(!es.test(t.message))return;const o=[],r=n.files.filter(d=>/\.html?$/.test(d)),a=await n.collect(r,(d,c,p)=>{const{attributes:E=""}=kt.exec(d)?.groups??
{},w=ts.exec(E)?.groups?.path;return w===void 0||/\btype=["']?module\b/i.test(E)?void 0:{script:w.startsWith("/")?w.slice(1):S.posix.join(S.posix.dirname(p),w),
place:{file:p,line:c,column:d.search(kt)+1}}});for(const{script:d,place:c}of a)n.has(d)&&(await n.lines(d)).some(p=>ns.test(p))&&o.push(c);return n.onlyOf(o)}const os=/\bNo such file or directory \(os error 2\)$/,
rs=/^\s{0,40}@import\s{1,4}(?:url\()?\s{0,4}["'](?<path>[\w./-]{1,300}\.css)["']/,is=200;async function as({clues:{message:t,mentions:n},index:o}){if(!os.test(t))
return;const a=[n.filter(({inStack:c})=>!c).map(({path:c})=>o.find(c)).find(c=>c?.endsWith(".css"))].filter(c=>c!==void 0),d=[];for(let c=0;c<a.length&&c<is;c++){
const p=a[c]??"";for(const[E,w]of(await o.lines(p)).entries()){const T=rs.exec(w)?.groups?.path;if(T===void 0)continue;const A=S.posix.join(S.posix.dirname(p),T);
if(o.has(A))a.includes(A)||a.push(A);else{const he=w.indexOf(T)+1;d.push({file:p,line:E+1,column:he,message:`${t}: @import "${T}"`})}}}return o.onlyOf(d)}async function cs(t,n){
const{clues:o,index:r}=t,a=await as(t),d=a?{place:a,others:[]}:await sn(t);if(d||!St(o.message)||n?.line)return d;const c=await Hn(r);return c&&{place:{file:c.file,
line:c.line,column:c.column},others:[]}}const Ot=/(?:^|\/)(?:[jt]sconfig[\w.-]*|\.\w+rc|devcontainer|angular|nx|turbo)\.json$|(?:^|\/)\.(?:vscode|zed)\/|\.json[5c]$|(?:^|\/)\.\w{2,20}rc$/,
ls=[/\bat line (\d{1,7}),? column \d{1,7}\.?$/,/\(line (\d{1,7}) column \d{1,7}\)/,/\bat (\d{1,7}):\d{1,7}\.?$/],ds=4;async function sn({clues:{message:t,isJson:n},
index:o}){const r=ls.map(fe=>fe.exec(t)?.[1]).find(fe=>fe!==void 0);if(!(be(t)||r!==void 0&&n)||o.isPartial)return;const a=async(fe,Ke)=>{const qe=[];for(const Ne of o.
files.filter(fe)){const Ks=Ke((await o.lines(Ne)).join(`
`));if(!Ks)continue;const{stop:Fo,...Wo}=Ks;(r===void 0||Fo===Number(r))&&qe.push({file:Ne,...Wo})}return qe},d=await a(fe=>fe.endsWith(".json")&&!Ot.test(fe),ot),
c=o.onlyOf(d.length>0?d:await a(fe=>Ot.test(fe),fs));if(c)return{place:c,others:[]};const p=on(t),E=S.posix.dirname(o.manifest??"package.json"),T=await a(fe=>fe.
endsWith(".json")&&!(Ot.test(fe)&&S.posix.dirname(fe)===E),fe=>p.includes(us(fe))?ot(fe):void 0),A=!o.isPartial&&T.length<=ds,[he,...$e]=A?T.toSorted((fe,Ke)=>fe.
file<Ke.file?-1:1):[];return he&&{place:he,others:$e}}function us(t){try{JSON.parse(t)}catch(n){if(n instanceof SyntaxError)return on(n.message)}return`
`}function on(t){return t.replace(/\s+/g," ")}function ot(t){if(t.trim()==="")return;const n=(0,vt.UQ)(t);if(!n)return;const o=t.trimEnd().length,r=(0,vt.q1)(t,
Math.min(n.stop,o)).line;return{...(0,vt.q1)(t,Math.min(n.offset,o)),stop:r}}function fs(t){if(!/^\s*[{[]/.test(t))return;const{plain:n,strict:o}=ms(t);return ot(
o)&&ot(n)}const xt=/[\w$]{1,100}/y;function ms(t){const n=[],o=[];for(let r=0;r<t.length;){const a=ps(t,r),d=t.slice(r,a),p=/^\/[/*]/.test(d)||d===","&&/^[}\]]/.
test(Be(t,a))?d.replace(/\S/g," "):d,E=/^[\w$]/.test(d)&&Be(t,a)===":";n.push(p),o.push(E||d[0]==="'"?'""':p),r=a}return{plain:n.join(""),strict:o.join("")}}function ps(t,n){
const o=t[n]??"";if(t.startsWith("//",n))return rn(t.indexOf(`
`,n),t);if(t.startsWith("/*",n))return rn(t.indexOf("*/",n+2)+1,t)+1;if(o==='"'||o==="'"){for(let r=n+1;r<t.length&&t[r]!==`
`;r++){if(t[r]===o)return r+1;t[r]==="\\"&&r++}return n+1}return xt.lastIndex=n,xt.test(t)?xt.lastIndex:n+1}function rn(t,n){return t<=0?n.length:t}const hs=200;
function Be(t,n){return t.slice(n,n+hs).trimStart()[0]??""}const gs=/(?:^|\/)(?:dist|build|out|\.(?:svelte-kit|output|nuxt|next|astro|temp|vercel|netlify))\//,Rt=16,
ws=240;async function Es({path:t,line:n,column:o},{clues:{identifier:r},root:a,index:d}){const c=rt(t,a);if(n===null||c===void 0||d.isPartial)return;const p=await d.
piece(c,n,o??1,ws),E=Qe(p);if(E.length<Rt)return;const w=r!==void 0&&p.includes(r)&&await an(r,E,d);if(w)return w;const T=await d.collect(d.files,(fe,Ke,qe)=>{const{
length:Ne}=Qe(fe);return Ne>=Rt&&E.includes(Qe(fe))?{place:{file:qe,line:Ke,column:null},length:Ne}:void 0}),A=T.reduce((fe,{length:Ke})=>Math.max(fe,Ke),0),[he,
$e]=T.filter(({length:fe})=>fe===A);return $e===void 0?he?.place:void 0}async function an(t,n,o){const r=new RegExp(`(?<![\\w$.])${(0,Ge.Kf)(t)}(?:\\??\\.[\\w$]{1,\
100}){0,4}`,"g"),a=o.files.filter(c=>ys.test(c)),d=await o.collect(a,(c,p,E)=>[...c.matchAll(r)].map(([T])=>T).filter(T=>T!==t).some(T=>n.includes(T))?{file:E,line:p,
column:null}:void 0);return d.length===1?d[0]:void 0}const ys=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx)$/,$s=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|markdown|njk|liquid|hbs|pug|html)$/,
bs=/[.-](?=\w{0,8}[\dA-Z])[\w-]{8}(?=\.(?:lean\.)?[cm]?js$)/,cn=2;function ln(t,{root:n,index:o}){const r=rt(t,n)?.replace(bs,"");if(r===void 0)return;const[a,d]=[
_t(r),_t((0,S.basename)(r))];let c={files:[],same:1};for(const T of o.files.filter(A=>$s.test(A))){const A=_t(T),he=Tt(a,A);he<Math.max(d.length,c.same,Math.min(
cn,A.length))||(he>c.same&&(c={files:[],same:he}),c.files.push(T))}const p=T=>T.split("/").length,[E,w]=c.files.sort((T,A)=>p(T)-p(A));return E!==void 0&&(w===void 0||
p(E)<p(w))?E:void 0}async function dn({path:t},n){const{identifier:o}=n.clues,r=o===void 0?void 0:ln(t,n);if(o===void 0||r===void 0)return;const a=await n.index.
lines(r),d=(0,Ae.nC)(a,w=>w.split(/[^\w$]+/).includes(o)),c=d.filter(w=>a[w-1]?.includes(`${o}(`)),[p,E]=c.length>0?c:d;return p===void 0?void 0:{file:r,line:E===
void 0?p:null,column:null}}const un=/^(?:html|md|mdx|vue|svelte|astro|lean|server|prerender|[cm]?[jt]sx?)$/,fn=4;function _t(t){const n=t.split(".");for(let o=0;o<
fn&&n.length>1&&un.test(n.at(-1)??"");o++)n.pop();return n.join(".").split(/[^A-Za-z0-9]+/).filter(o=>o!=="")}function Tt(t,n){let o=0;for(;o<t.length&&o<n.length&&
t.at(-1-o)===n.at(-1-o);)o++;return o}function rt(t,n){const o=t.replace(/^file:\/\//,"").replace(/[?#].*$/,"");if(o.includes("/node_modules/")&&!(0,Ae.fz)(o)||
o.startsWith("/")&&!(0,I.FK)(n,o))return;const r=o.startsWith("/")?o.slice(n.length+1):o;return gs.test(r)||(0,Ae.fz)(r)?(0,Te.qD)(r,{exists:()=>!0}):void 0}function Qe(t){
return t.replace(/[\s"'`();,!]/g,"")}const Ss=50,mn=9;async function it(t,n,o){const{index:r}=o;await r.load(n);const a=new Map;for(const w of t.filter(T=>r.find(
T)===void 0)){const T=ks(w,await At(w,n,o),o);for(const A of T){const he=`${A.file}
${A.line}`,$e=a.get(he)??{spot:A,weight:0};a.set(he,{spot:$e.spot,weight:$e.weight+1/T.length})}}const d=Math.max(...[...a.values()].map(({weight:w})=>w)),c=[...a.
values()].filter(({weight:w})=>w>d-.001).map(({spot:w})=>w),p=c.every(({file:w})=>w===c[0]?.file),E=pn(c)??(p?pn(c.filter(w=>!vs(w))):void 0);if(!(!E||r.isPartial&&
n.length>1))return{file:E.file,line:E.line,column:E.column}}const at=/^\s*import\b.{1,400}\bfrom\s{0,4}(?<from>["'].{1,200})|^\s*(?:const|let|var)\b.{1,200}\brequire\((?<required>.{1,200})/;
function vs({text:t,found:n}){const{from:o,required:r}=at.exec(t)?.groups??{},a=o??r;return a!==void 0&&!a.includes(n)}function pn(t){return t.length===1?t[0]:void 0}
function ks(t,n,{clues:{words:o}}){if(n.length<2)return n;const r=n.filter(a=>{const d=hn(a);return d!==void 0&&d!==t&&o.includes(d)});return r.length>0?r:n}const Os=/(?:^|[^\w])(\w{2,40})["']?\s{0,4}[:=]\s{0,4}["'`]?$/;
function hn({text:t,column:n}){return Os.exec(t.slice(Math.max(0,n-81),n-1))?.[1]}const xs=/^\s*"name":\s"[^"]{1,200}",?\s*$/;async function At(t,n,{index:o,root:r,
clues:{words:a}}){for(const d of l(t,r)){const c=[];for(const w of n){if(c.length>Ss||o.isOver)return[];for(const[T,A]of(await o.lines(w)).entries()){const he=s(
d,A);he>=0&&!xs.test(A)&&c.push({file:w,line:T+1,column:he+1,text:A,found:d})}}const E=d!==t&&/^\w+$/.test(d)?c.filter(w=>_s(d,w)&&Rs(a,w)):c;if(E.length>0)return As(
t,e(d,Ts(E)),o)}return[]}function Rs(t,n){const o=hn(n);return o===void 0||t.includes(o)||!/\.(?:json|ya?ml|mdx?|markdown)$/.test(n.file)}function _s(t,{text:n,
column:o}){const[r,a]=[n.slice(0,o-1),n.slice(o-1+t.length)];return/["'`(/]$/.test(r)||/^["'`)]/.test(a)||/:\s*$/.test(r)&&a.trim()===""}function Ts(t){const n=t.
filter(({text:o,column:r})=>!o.slice(0,r-1).endsWith("</"));return n.length>0?n:t}async function As(t,n,o){if(n.length===1)return n;const r=[];for(const a of n)
!/\.(?:mdx?|markdown)$/.test(a.file)||!a.text.startsWith(`${t}:`)||a.line<(0,Ae.EZ)(await o.lines(a.file))&&r.push(a);return r.length===1?r:n}function e(t,n){if(/^\w+$/.
test(t)&&!n.every(({file:r})=>r.endsWith(".json")))return n;const o=n.filter(({text:r,column:a})=>{const[d,c]=[r[a-2]??"",r[a-1+t.length]??""];return/["'`(]/.test(
d)&&/["'`)?#]/.test(c)});return o.length>0?o:n}function s(t,n){for(let o=n.indexOf(t);o>=0;o=n.indexOf(t,o+t.length)){const r=/^\w/.test(t)?n[o-1]??"":"",a=/\w$/.
test(t)?n[o+t.length]??"":"";if(!/[\w$]/.test(r)&&!/[\w$]/.test(a))return o}return-1}const i=/^(@[\w.-]{1,60}\/)?(?:\w{2,20}-)?(?:plugin|preset|config)(?:-|$)/;
function l(t,n){const o=m(t,n),r=[t,...u(t)],a=/^(@?[^@\s/]{1,100}(?:\/[^@\s/]{1,100})?)@\S/.exec(o)?.[1];a&&r.push(a);const d=o.replace(i,"$1");d!==o&&r.push(d.
replace(/\/$/,""));const c=o.replace(/^(?:\.{1,2}\/|[~@#$]\/|\/){1,4}/,"");r.push(o,c);const p=c.split("/").filter(E=>E!=="");if(p.length>1&&!/^@/.test(c)){const E=p.
at(-1)??"",w=c.replace(/\.\w{1,8}$/,"").split("/");r.push(p.slice(1).join("/"),p.slice(-2).join("/"),E,w.join("/")),w.length>2&&r.push(w.slice(-2).join("/")),/^\w{4,}\.\w+$/.
test(E)&&r.push(E.replace(/\.\w+$/,""))}return/^[.#$%<]\w/.test(t)&&r.push(t.replace(/^\W/,"").replace(/\W$/,"")),[...new Set(r)].filter(E=>/\w\w/.test(E)).slice(
0,mn)}function u(t){return(URL.canParse(t)?new URL(t).searchParams.getAll("family"):[]).flatMap(o=>o.split("|").map(r=>r.replace(/:.*$/,"")))}function m(t,n){const o=URL.
canParse(t)?new URL(t):void 0;if(o&&/^https?:$/.test(o.protocol)){const a=(0,Ge.oF)(o.pathname).replace(/^\//,"").split("/-/")[0]??"";return/^localhost|registry/.
test(o.hostname)?a:o.hostname}const r=t.startsWith("/")&&(0,I.FK)(n,t)?(0,S.relative)(n,t):t;return/(?:^|\/)node_modules\/((?:@[\w.-]+\/)?[\w.-]+)/.exec(r)?.[1]??
r}const k=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|sh|py|rb|php)$/,N=/^(?:Uncaught )?(?:\w{0,60}Error: )?/,G=/["'`:,;()]|\s\d\S{0,20}(?=\s|$)/,X=10,me=16;async function ie({
clues:t,index:n}){const o=t.message.replace(N,"").replace(/\.$/,""),r=o.split(G).map(c=>c.trim()).filter(c=>c.length>=me&&c.split(" ").length>2),[a=""]=r.sort((c,p)=>p.
length-c.length),d=n.files.filter(c=>k.test(c));for(const c of[o,a]){if(c.length<X||!c.includes(" "))continue;const p=await n.collect(d,(E,w,T)=>{const A=E.indexOf(
c);return A<0?void 0:{file:T,line:w,column:A+1}});if(p.length>0)return n.onlyOf(p)}}var le=h(9882),Oe=h(8503),Fe=h(770);const Ve=["",..."ts tsx js jsx mjs cjs m\
ts cts d.ts vue svelte astro".split(" ").map(t=>`.${t}`)],Ue=["ts","tsx","js","jsx","mjs"].map(t=>`/index.${t}`),zs=3;async function Hs(t,n){const{message:o}=t,
r=Zs(t,n);if(r.length>0)return{...t,message:(0,Fe.RU)(o,r)};const a=await Qs(t,n);if(a!==void 0)return{...t,message:(0,Fe.RU)(o,[a])};const d=(0,Le.B)(o);if(d?.
from===void 0||/\bDid you mean\b|\bpossible exports\b/.test(o))return t;const c=Cs(d.from,t.file,n);if(c===void 0)return t;const{own:p,from:E}=(0,Le.v)(await n.
lines(c)),w=(0,le.pA)(d.name,p),T=E.length===0&&p.length<=zs?p:[];return{...t,message:(0,Fe.RU)(o,w.length>0?w:T)}}function Zs(t,n){const o={facts:{log:[],diagnostics:[
t],list:n.list},lines:[]},r=(0,Pe.XQ)(o),a=r?[r.actual]:(0,Oe.f)(o),d=c=>t.message.includes(`/${c}`);return a.some(c=>/[,;]/.test(c)||d(c))?[]:a}function Cs(t,n,o){
const r=/^\.{1,2}\//.test(t)?S.posix.join(S.posix.dirname(n),t):void 0,a=/^(?:[@~#]|\$\w{1,20})\/(?<rest>.{1,300})$/.exec(t)?.groups?.rest,d=a===void 0?[]:[a,`s\
rc/${a}`,`src/lib/${a}`,`app/${a}`];for(const c of[r??t,...d]){const E=[...Ve,...Ue].map(w=>c+w).find(w=>o.has(w));if(E!==void 0)return E}return r===void 0?o.find(
t):void 0}const Ys=/(?:^|\/)[jt]sconfig(?:\.[\w-]{1,40})?\.json$/,Vs=/^\s{0,40}"baseUrl"\s{0,4}:\s{0,4}"(?<base>[^"]{1,300})"/,Js=/^(?:\.|node_modules$|dist$|build$|out$)/,
Xs=/^(?<sign>[@~#$]?)(?<first>[A-Za-z][\w-]{2,60})(?:\/(?<rest>[\w./-]{1,300}))?$/;async function Qs(t,n){const o=(0,Pe.ne)({facts:{log:[],diagnostics:[t]},lines:[]}),
r=Xs.exec((0,Pe.Ap)(t.message)??"")?.groups;if(o?.kind!=="package"||!r?.first)return;const a=await eo(n),{sign:d="",first:c,rest:p}=r;for(const E of new Set([...a,
...(0,Pe.RD)(t.file)]))for(const w of(0,le.IM)(c,qs(E,n))){const T=S.posix.join(E,w);if(a.includes(E)||to(T,p,n)||await no(`${d}${w}`,n))return await so(o.specifier,
n)?void 0:`${T}/`}}function qs(t,{list:n}){return n(t).filter(o=>!Js.test(o)&&n(S.posix.join(t,o)).length>0)}async function eo(t){const n=t.files.filter(o=>Ys.test(
o));return t.collect(n,(o,r,a)=>{const d=Vs.exec(o)?.groups?.base,c=d===void 0?"":S.posix.join(S.posix.dirname(a),d).replace(/\/$/,"");return c===""||c===S.posix.
dirname(a)||c.startsWith("..")?void 0:c})}function to(t,n,{list:o}){if(n===void 0)return!1;const r=S.posix.join(t,n),a=S.posix.basename(r);return o(S.posix.dirname(
r)).some(d=>d===a||d.startsWith(`${a}.`))}async function no(t,n){const o=['"',"'"].flatMap(a=>[`${a}${t}/`,`${a}${t}${a}`]),r=a=>/\b(?:from|import|require)\b/.test(
a)&&o.some(d=>a.includes(d));return(await n.collect(n.files,a=>r(a)||void 0)).length>0}async function so(t,n){const o=await n.lockfile();return[...[`node_module\
s/${t}"`,`
${t}@`,`
  ${t}@`,`
  /${t}`,`"${t}@`,`'${t}@`],`"${t}": [`].some(a=>o.includes(a))}const oo=/^(?:.*\/)?(?:pages|routes|app|views|content(?:\/docs)?)\/(?<way>.+)$/,Ls=/\.(?:vue|svelte|astro|[jt]sx?|mdx?|html)$/,
ro=/(?:^|\/)(?:index|\+page(?:\.server)?|page|route|\+layout|_index)$/,io=60,ao=/\bfrom\s{0,4}["'](?<from>[^"']{1,300})["']|^\s{0,40}import\s{0,4}["'](?<bare>[^"']{1,300})["']/;
async function co({clues:t,index:n}){for(const o of t.routes){const r=fo(o,n.files);if(r===void 0)continue;const a=Ps(t,await n.lines(r)),d=a.length>0?a.map(E=>({
file:r,line:E})):await uo(r,t,n),[c,p]=d;return c===void 0||p!==void 0||n.isOver?{file:r,line:null,column:null}:{...c,column:null}}}const lo=/^\s{0,80}[\w$.]{1,100}\s{0,4}=(?!=)/;
function Ps({identifier:t,names:n},o){const r=n.filter(d=>/^\w{4,80}$/.test(d)),a=d=>/^\s*(?:\/\/|\*|import\b)|\btypeof\b/.test(d)?!1:t!==void 0&&d.split(/[^\w$]+/).
includes(t)&&!lo.test(d)||r.some(p=>d.includes(`${p}(`));return(0,Ae.nC)(o,a)}async function uo(t,n,o){const r=[t],a=[];for(let d=0;d<r.length&&r.length<io;d++){
const c=r[d]??"",p=await o.lines(c);a.push(...Ps(n,p).map(E=>({file:c,line:E})));for(const E of p){const{from:w,bare:T}=ao.exec(E)?.groups??{},A=Cs(w??T??"",c,o);
A!==void 0&&!r.includes(A)&&r.push(A)}}return a}function fo(t,n){const o=Ds(t.replace(/[?#].*$/,"").replace(/\.html$/,"")),r=n.flatMap(p=>{const E=Ls.test(p)?oo.
exec(p)?.groups?.way:void 0;if(E===void 0||/(?:^|\/)(?:api|components|layouts?)\//.test(E))return[];const w=Ds(E.replace(Ls,"").replace(ro,"")).filter(T=>!/^\(.*\)$/.
test(T));return[{file:p,parts:w}]}),a=r.filter(({parts:p})=>p.join("/")===o.join("/")),[d,c]=a.length>0?a:r.filter(({parts:p})=>mo(p,o));return c===void 0?d?.file:
void 0}function Ds(t){return t.split("/").filter(n=>n!=="")}function mo(t,n){const o=r=>/^(?:\[.*\]|[$:_]\w+)$/.test(r);return t.length===n.length&&t.every((r,a)=>o(
r)||r===n[a])}async function ct(t,n){for(const o of t){const r=await n(o);if(r!==void 0)return r}}async function po(t,n,o){const{index:r,root:a}=o,d=t.filter(({
severity:$e,file:fe})=>$e==="error"&&r.has(fe)),[c]=(0,Qn.l)(d,1).shown,p=c?js(n,c):(0,B.sq)(n);if(!p)return t;const E=yo(R(n,p),{...o,stage:(0,ze.ry)(n,p.at)?"\
build":o.stage}),w=c!==void 0&&c.line!==null,T=await cs(E,c),A=T?.place??(w?await $o(c,E):await ct(Fs,$e=>$e(E)));if(!A)return t;if(!c){const $e=A.file.includes(
"/")?p.message:p.message.replaceAll(`'${a}/`,"'./"),fe=(0,Ge.Ow)($e+(0,qn.lp)(T),500);return[...t,{severity:"error",code:null,message:fe,...A}]}return w||T!==void 0||
A.file===c.file||A.line!==null&&!await ho(c.file,E.clues,r)?t.map($e=>$e===c?{...c,...A}:$e):t}function js(t,{message:n}){const o=t.findIndex(({text:r})=>r.includes(
n.slice(0,60)));return o===-1?(0,B.sq)(t):{...(0,B.Gd)(t,o),message:n}}async function ho(t,{names:n,isAbsence:o},r){if(o)return!0;const a=n.filter(c=>r.find(c)===
void 0);if(a.some(c=>c.includes("/")))return!1;const d=(await r.lines(t)).join(`
`);return a.length===0||a.some(c=>d.includes(c))}const go=/(?:^|\/)(?:package\.json|pnpm-workspace\.yaml|\.npmrc|\.yarnrc(?:\.yml)?|bunfig\.toml)$/,wo=8,Us=[Es,
dn,Ns].map(t=>n=>Ws(n,!0,o=>t(o,n))),Fs=[async({clues:t,manifest:n})=>t.lacksScript?n:void 0,ss,bo,So,ie,t=>ct(t.named,n=>it(t.clues.names,[n],t)),vo,ko,...Us,co,
t=>it(t.clues.names,Bs(t),t),t=>it(t.clues.details,Bs(t),t),async({named:[t]})=>t===void 0?void 0:{file:t,line:null,column:null},async({stage:t,manifest:n})=>t===
"install"?n:void 0],Eo=Fs.filter(t=>!Us.includes(t));function yo(t,n){const{index:o}=n,r=t.mentions.filter(({inStack:c})=>!c).map(({path:c})=>o.find(c)??ln(c,n)).
filter(c=>c!==void 0),a=o.manifest;return{...n,clues:t,manifest:a===void 0?void 0:{file:a,line:null,column:null},named:[...new Set(r)]}}async function $o({file:t,
line:n},o){const{clues:r,index:a}=o,d=E=>E.line===n&&a.find(E.path)===t,c=r.mentions.filter(({inStack:E,line:w})=>E&&w!==null);if(r.mentions.some(E=>!E.inStack&&
d(E))||!c.some(d)||d(c[0]))return;const p=await ct(Eo,E=>E(o));return p?.line===null?void 0:p}function bo({clues:t,index:n,named:o}){return ct(t.shown,async r=>{
const{line:a,text:d}=r,c=(w="")=>w.trim()===d;for(const w of o)if(c((await n.lines(w))[a-1]))return{file:w,line:a,column:null};const p=[];await n.load();for(const w of n.
files){const T=await n.lines(w),he=d.length<wo?kn(r,t.rows,T):(0,Ae.nC)(T,c);p.push(...he.map($e=>({file:w,line:$e,column:null})))}const E=p.filter(w=>w.line===
a);return n.onlyOf(E.length>0?E:p)})}async function So(t){const n=await Ws(t,!1,r=>Ns(r,t)),o=t.clues.names.filter(r=>/^(?:\.{1,2}|@[\w-]+|~)\//.test(r));return!n||
o.length===0?n:await it(o,[n.file],t)??n}function Ws({clues:t},n,o){return ct(t.mentions.filter(r=>r.inStack===n),o)}async function Ns({path:t,line:n,column:o},{
index:r}){const a=n===null?void 0:r.find(t);if(a===void 0||n===null)return;const d=await r.lines(a);if(!(n>d.length))return n===d.length&&n>1&&d[n-1]===""?{file:a,
line:n-1,column:null}:/^---\s*$/.test(d[n-1]??"")?{file:a,line:n+1,column:null}:{file:a,line:n,column:o}}async function vo({clues:{message:t,names:n},index:o,named:r}){
const a=n.filter(d=>d.includes("/")&&['"',"'","`"].some(c=>t.includes(c+d+c)));return ct(r,async d=>{const c=a.filter(T=>(o.find(T)??d)!==d),p=T=>c.some(A=>T.includes(
`"${A}"`)||T.includes(`'${A}'`)),[E,w]=(0,Ae.nC)(await o.lines(d),p);return E===void 0||w!==void 0?void 0:{file:d,line:E,column:null}})}async function ko(t){const[
n]=t.clues.hints,[o]=t.named;return n&&o!==void 0?Ns({path:o,...n},t):void 0}const Oo=/^(?:README|CONTRIBUTING|SECURITY)\b[^/]*$/i;function Bs({index:t,stage:n}){
return t.files.filter(o=>n==="build"?!Oo.test(o):go.test(o))}const xo=200,Is=2e3,Ro=/\.[cm]?tsx?$/,_o=/\?vue&type=style&index=(\d{1,3})/,To=/\.(?:vue|svelte|astro)(?:$|\?)/,
Ms={...mt.$,bytes:8*V.D6,fileBytes:V.D6/4,files:1500,entries:2e4,ms:200};async function Ao(t,{root:n,folder:o,clock:r,command:a,own:d,processor:c=r,searchMs:p=Ms.
ms},E){const T=(await Co(It(t,E),new mt.j(n,r),o)).filter(({file:Ne})=>!(0,Ae.fz)(Ne)&&(d?.has(Ne)??!0));if(a===void 0)return{read:T.filter(lt),guess:void 0};const A=await Ae.
ac.read(new mt.j(n,c,{...Ms,ms:p}),o,d),he=(0,ze.Se)(t),$e=[...T.filter(lt),...T.filter(Ne=>!lt(Ne))].map(Ne=>({...Ne,file:A.find(Ne.file)??Ne.file})),fe=await po(
$e,he,{index:A,root:n,stage:a}),Ke=new Set(fe.filter(lt).slice(0,Gs)),qe=await Promise.all(fe.map(Ne=>Ke.has(Ne)?No(Ne,he,A):Ne));return{read:await Mo(qe.slice(
0,$e.length),A),guess:qe[$e.length]}}function lt({severity:t}){return t==="error"}const Gs=8;async function No(t,n,o){const r=js(n,t);return r?Hs(await Yn(t,R(n,
r).rows,o),o):t}const Io=/[`'"](?<word>[\w$@:.[\]()/-]{3,100})[`'"]/;async function Mo(t,n){const[o]=t,r=o&&lt(o)?Io.exec(o.message)?.groups?.word:void 0;if(r===
void 0)return t;const a=t.filter(p=>lt(p)&&p.message===o?.message);if(a.length<2||a.length>Gs)return t;const d=await Promise.all(a.map(async({file:p})=>(await n.
lines(p)).join(`
`).includes(r))),c=new Set(a.filter((p,E)=>d[E]));return[...c,...t.filter(p=>!c.has(p))]}async function Co(t,n,o){const r=[];for(const{frame:d,...c}of t)r.push(
d===void 0?await Po(c,n,o):c);const a=await Lo(t,n);return r.map((d,c)=>t[c]?.frame===void 0?d:{...d,file:a.get(c)??""}).filter(({file:d})=>d!=="")}async function Lo(t,n){
const o=[...t.entries()].filter(([,{frame:a}])=>a!==void 0),r=new Map;if(o.length===0)return r;for await(const a of n.walk(Ro)){const d=await n.lines(a)??[];for(const[
c,{frame:p,line:E}]of o){const w=d[(E??0)-1]??"";w.length>Is||w.trim()!==p?.trim()||r.set(c,r.has(c)?"":(0,S.relative)(n.root,a))}}return n.isOver?new Map:r}async function Po(t,n,o){
if(/^[\w+.-]+:/.test(t.file))return t;const[r=""]=t.file.split("?",1),a=(0,S.resolve)(o,r);if(!(0,I.FK)(n.root,a))return t;const d=await Uo(t,a,n)??await Do(t,a,
n);return{...t,file:(0,S.relative)(n.root,a),...d}}async function Do({file:t,line:n,message:o},r,a){const[d,c]=[(0,Pe.ri)(o),(0,Le.B)(o)?.name];if(d===void 0&&c===
void 0)return{};const p=A=>A.length>Is?-1:d?A.search(d):A.split(/[^\w$]+/).includes(c??"")?A.indexOf(c??""):-1,E=n===null||a.isOver?void 0:(await a.lines(r))?.[n-
1];return E!==void 0&&p(E)>=0?{}:await jo(A=>d||/^\s*(?:import|export)\b/.test(A)?p(A):-1,r,a)??(To.test(t)?{line:null,column:null}:{})}async function jo(t,n,o){
const r=await o.filesIn(n,xo)??[n],a=[];for(const d of r){if(o.isOver)return;const c=await o.lines(d)??[],p=c.findIndex(w=>t(w)>=0),E=t(c[p]??"")+1;p>=0&&a.push(
{file:(0,S.relative)(o.root,d),line:p+1,column:E})}return a.length===1?a[0]:void 0}async function Uo({file:t,line:n,column:o},r,a){const d=_o.exec(t)?.[1];if(d===
void 0&&!t.endsWith(Te.$p))return;const c=a.isOver?void 0:await a.lines(r),E=c&&(d===void 0?(0,Ae.EZ)(c):(w=>w.flatMap((T,A)=>T.length<=Is&&/^\s*<style\b/.test(
T)?[A]:[]))(c)[Number(d)]);return E===void 0||n===null?{line:null,column:null}:{line:E+n,column:o}}}),8741:((Se,ae,h)=>{h.r(ae),h.d(ae,{diagnosticsOf:()=>at,faultsOfSuccess:()=>vs,
findingsOf:()=>_t,findingsOfStart:()=>Ss,isFaultOfSource:()=>_s,ownWords:()=>At,withoutOwnFolders:()=>Qe});var S=h(6760),I=h(1224),V=h(5807),F=h(8595),B=h(2345),
K=h(2416),Z=h(107),q=h(6612),W=h(2207),x=h(5230);function R(e){return Object.entries(e).flatMap(([s,i])=>[i].flat().map(l=>({tool:s,log:l})))}function L(e){return Object.
entries(e).map(([s,{signs:i=[{codes:[s.replaceAll("-","_")]}],...l}])=>({...l,name:s,signs:i.map(u=>u instanceof RegExp?{log:u}:u)}))}function D({signs:e},s,i){
for(const l of e)if(!(l.codes&&!(s.code&&l.codes.includes(s.code)))&&!(l.exitCodes&&!(typeof s.exitCode=="number"&&l.exitCodes.includes(s.exitCode)))&&!(l.signals&&
!(s.signal&&l.signals.includes(s.signal)))&&!(l.stages&&s.stage&&!l.stages.includes(s.stage.toLowerCase()))&&!(l.weak&&s.diagnostics?.some(({severity:u,line:m})=>u===
"error"&&m!==null))){if(!l.log)return{groups:{},facts:s,lines:i};for(let u=i.length-1;u>=0;u--){const m=(0,x.$)(l.log,i[u]??"");if(m)return{groups:m.groups??{},
facts:s,lines:i}}}}function O({code:e}){return W.sR.some(s=>s===e)}function g(e,s){for(const i of e){const l=(0,x.$)(s,i)?.[1];if(l!==void 0)return l}}function v(e,s){
return e===void 0||e===""?s:`"${e}"`}var C=h(9882),j=h(770),U=h(9047),_=h(7214),P=h(8503),b=h(1981);const f={"import-case":{signs:[{}],summary:e=>{const s=(0,_.
XQ)(e);return s&&`the import "${s.specifier}" differs from the file's name only in upper and lower case`},remedy:e=>`The file is ${v((0,_.XQ)(e)?.actual,"there")}\
: write the import as it is spelt, or rename it with git mv. Builds run where case counts.`},"missing-file":{signs:[{}],summary:e=>{const s=(0,_.ne)(e),i=/\.html?$/.
test(s?.importer??""),l=s?.kind==="file"&&(i?s.specifier:(0,b.p)(s.specifier,e));return l&&(0,P.f)(e).some(j.lQ)?`the import "${l}" leads to no file and no pack\
age`:l?`the file "${l}" that is imported does not exist`:void 0},remedy:e=>{const s=(0,P.f)(e);if(s.length>0)return`There is ${$(s)}: correct the import, or com\
mit the file that it names.`;const{importer:i="",specifier:l=""}=(0,_.ne)(e)??{};return`Check the path and its upper and lower case, and that the file is commit\
ted: \`git check-ignore -v\` tells whether .gitignore holds it back.${/\.s[ac]ss$/.test(i)&&/^\w[\w.-]*\//.test(l)?" If it is of a package, add the package to p\
ackage.json and the lockfile.":""}`}},"missing-export":{signs:[{}],summary:({facts:e})=>{const s=y(e);return s&&`${s.file}${s.line===null?"":`:${s.line}`}: ${s.
message}`},remedy:({facts:e})=>{const{message:s=""}=y(e)??{},i=(0,j.Or)(s),{name:l,from:u}=(0,U.B)(s)??{},m=u?v(u,""):"the module";return i.length>0?`Import ${$(
i)} from ${m}, or export ${l} there.`:l==="default"?`Import by name from ${m}, in braces, or give it a default export.`:`Export ${l} from ${m}, or import what i\
t has. A type needs import type.`}},"missing-read":{signs:[/ENOENT: no such file or directory, (?:open|stat|scandir) '(?<path>[^']{1,400})'/],summary:e=>{const s=e.
facts.diagnostics?.find(({severity:i,line:l})=>i==="error"&&l!==null);if(!(s&&!s.message.includes("ENOENT")))return`the file "${(0,b.p)(e.groups.path??"",e)}" t\
hat is read does not exist`},remedy:()=>"Check the path where it is written, its upper and lower case, and that the file is committed."},"missing-package":{signs:[
{}],summary:e=>{const s=(0,_.ne)(e);if(s?.kind!=="package")return;const i=(0,_.SN)(e.facts),l=i.length===0?"":`, and package.json has ${$(i)}`;return`the packag\
e "${s.specifier}" is not installed${l}`},remedy:e=>{const s=(0,_.ne)(e)?.specifier??"the package",i=(0,_.SN)(e.facts);return i.length>0?`package.json has ${$(i)}\
: correct the name ${s}, or add a package of that name to package.json and the lockfile.`:e.lines.some(l=>l.includes("No module named"))?`Add ${s} to the projec\
t's requirements.`:`Run npm install ${s} (or your package manager's add) and commit package.json with the lockfile.${M(e.facts)}`},part:()=>({kind:"uninstalled"})}};
function y({diagnostics:e=[]}){const s=e.find(({severity:i})=>i==="error");return s&&(0,U.B)(s.message)?s:void 0}function $(e){return[e.slice(0,-1).join(", "),...e.
slice(-1)].filter(Boolean).join(" or ")}function M(e){return O(e)?"":" A platform that installs with NODE_ENV=production leaves out devDependencies."}const z={"\
memory-limit":{signs:[{codes:["out_of_memory"],log:/was stopped because (?<why>[\w ,.:']{1,300})$/}],summary:({groups:e})=>e.why??"the build used more memory th\
an it may",remedy:()=>"Make the build smaller: source maps, parallel workers and pages built at once cost most. Or ask the platform's operators to raise the lim\
it (slipway platform --build-memory)."},"disk-limit":{signs:[{codes:["disk_quota","disk_full"],log:/was stopped because (?<why>[\w ,.:']{1,300})$/},{codes:["dis\
k_quota"]}],summary:({groups:e})=>e.why??"the build wrote more than it may",remedy:()=>"Make the build write less (caches, source maps, copies of node_modules),\
 or ask the platform's operators to raise the limit (slipway platform --build-disk)."},"out-of-memory":{signs:[{codes:["out_of_memory"]},{codes:["build_killed"],
log:/heap out of memory|Reached heap limit/},{tool:"node",log:/JavaScript heap out of memory|Reached heap limit|Ineffective mark-compacts near heap limit/},/(?:fatal error: runtime: )?(?:out of memory|cannot allocate memory)$|ENOMEM|OOMKilled/i],
summary:()=>"the build ran out of memory",remedy:({lines:e})=>e.some(s=>s.includes("heap"))?"Set the app variable NODE_OPTIONS to --max-old-space-size=4096 (MB)\
, or make the build smaller: source maps and parallel workers cost most.":"Make the build smaller (source maps and parallel workers cost most), or let it run wh\
ere there is more memory."},"file-watchers":{signs:[/System limit for number of file watchers reached/],summary:()=>"the build watches files for changes",remedy:()=>"\
Use a build command that ends: without --watch, and not a dev server."},"disk-full":{signs:[{codes:["disk_full"]},/ENOSPC|[Nn]o space left on device/],summary:()=>"\
the disk is full where the build ran",remedy:()=>"Make the build write less (caches, source maps), or free space on the platform and deploy again."},"build-time\
out":{summary:()=>"the build took longer than the platform allows",remedy:()=>"Check that the build command ends by itself: a dev server or a watch mode never d\
oes. Then look for what is slow in the log."},"missing-script":{signs:R({npm:/^Missing script: "?(?<script>[^"\s]{1,100})"?/,pnpm:[/ERR_PNPM_NO_SCRIPT\s+Missing script: (?<script>\S{1,100})/,
/ERR_PNPM_RECURSIVE_EXEC_FIRST_FAIL\s+Command "(?<script>[^"]{1,100})" not found/],yarn:/^error Command "(?<script>[^"]{1,100})" not found\./,"yarn-berry":/Couldn't find a script named "(?<script>[^"]{1,100})"/,
bun:/Script not found "(?<script>[^"]{1,100})"/}),summary:({groups:e})=>`package.json has no script ${v(e.script,"of that name")}`,remedy:({facts:e,groups:s,lines:i})=>{
const l=e.diagnostics?.find(({code:N})=>N==="missing-script"),u=Q(i).filter(N=>N!==s.script),m=l?(0,j.Or)(l.message):(0,C.pA)(s.script??"",u);return`${m.length>
0?`There is ${$(m)}. `:""}Add the script ${v(s.script,"named in the log")} to package.json, or name one that exists where it is called.`},part:({groups:e})=>({kind:"\
member",name:"scripts",wanted:e.script})},"command-not-found":{signs:[/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>[\w@./-]{1,100}): (?:command )?not found$/,
/spawn (?<command>[\w@./-]{1,100}) ENOENT$/,{exitCodes:[127]}],summary:({groups:e})=>`the command ${v(e.command,"to run")} was not found`,remedy:({groups:e,facts:s})=>`\
Add the package that brings ${v(e.command,"it")} to dependencies in package.json.${M(s)}`,part:({groups:e})=>e.command?{kind:"script",command:e.command}:void 0},
"permission-denied":{signs:[/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>\S{1,200}): Permission denied$/,/EACCES: permission denied, \w{1,20} '(?<command>[^']{1,200})'/,
{exitCodes:[126]}],summary:({groups:e})=>`permission denied${e.command?` for ${v(e.command,"")}`:""}`,remedy:({groups:e})=>e.command?.startsWith("/")?"Let the b\
uild write only inside the repository; other folders are closed to it.":"Make the script executable and commit that: git update-index --chmod=+x FILE. Or run it\
 through its interpreter, as sh FILE.",part:({groups:e})=>e.command?{kind:"file",path:e.command}:void 0},"port-in-use":{signs:[/EADDRINUSE(?::.{0,60}?:(?<port>\d{2,5}))?|[Pp]ort (?<port2>\d{2,5}) is (?:already )?in use/],
summary:({groups:e})=>`a port is in use${e.port?` (${e.port})`:""}`,remedy:()=>"A build should not start a server on a fixed port: let it listen on port 0, or u\
se a build command that starts none."},"warnings-as-errors":{signs:R({"react-scripts":/Treating warnings as errors because process\.env\.CI = /,eslint:/ESLint found too many warnings/}),
summary:()=>"the build counts warnings as errors",remedy:({lines:e})=>e.some(s=>s.startsWith("Treating warnings"))?"Mend the warnings in the log, or set build-c\
ommand to CI=false npm run build.":"Mend the warnings in the log, or raise --max-warnings."},"missing-variable":{signs:[/(?:[Mm]issing|[Uu]ndefined|[Ii]nvalid)(?: required)? env(?:ironment)?(?: variable)?s?:? [`"'[]?(?<name>[A-Z][A-Z0-9_]{1,80})/,
/(?:[Ee]nv(?:ironment)? (?:variable|var)|variable) [`"']?(?<name>[A-Z][A-Z0-9_]{1,80})[`"']? (?:is (?:not (?:set|defined|provided)|missing|undefined|required)|must be (?:set|defined))/,
/(?<!ReferenceError: )(?<![\w])[`"']?(?<name>[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60})[`"']? (?:environment variable |env var )?(?:is (?:not set|not defined|missing|required)|must be set)/,
...R({"dotenv-safe":/^\s*missing: \[ '(?<name>[A-Z][A-Z0-9_]{1,80})'/,sveltekit:/"(?<name>PUBLIC_\w{1,80}|\w{1,80})" is not exported by "(?:virtual:env|\$env)\/static\/(?:public|private)/})],
summary:({groups:e})=>`the variable ${e.name??""} is not set`,remedy:({groups:e})=>`Add ${e.name??"it"} to the app variables (input env or env-file); secrets th\
rough \${{ secrets.${e.name??"NAME"} }}.`},...f,"builder-crashed":{summary:({facts:e})=>(e.message||"The process that built this deployment crashed").replace(/^The/,
"the"),remedy:()=>"Deploy again. If it fails again, something in the repository crashes the platform's worker: the operators find the cause in the platform's lo\
g."},"build-killed":{signs:[{codes:["build_killed"]},{signals:["SIGKILL","SIGTERM"]},{exitCodes:[137,143]}],summary:()=>"the build was killed",remedy:()=>"Look \
in the log for what ended it, and deploy again. If it fails again, the build may need more memory or time than it may use."}};function Q(e){const s=new Set,i=e.
findLastIndex(l=>/[Mm]issing script|not found|a script named/.test(l));for(const l of e.slice(Math.max(0,i),i+40)){const u=g([l],/^\s*(?:npm|pnpm|yarn|bun) run ([\w:.-]{1,60})(?:\s|$|")/)??
g([l],/Did you mean "(?:pnpm|yarn|npm) (?:run )?([\w:.-]{1,60})"/);u&&s.add(u)}return[...s].slice(0,10)}function ee(e){return e?{kind:"dependency",name:te(e)}:void 0}
function te(e){return e.replace(/%2f/i,"/").replace(/\/-\/.*$/,"").replace(/(?<=.)@.*$/,"").replace(pe,"")}const pe=/(?<=\w)-(\d{1,5}\.\d{1,5}\.\d[\w.+-]{0,60})\.tgz$/;
function Y(e){return/^.[^@]*@(?:npm:)?(.+)$/.exec(e)?.[1]??pe.exec(e)?.[1]}function oe(e){return e.kind==="file"?e.path:e.kind==="uninstalled"?void 0:"package.j\
son"}const re={"browser-only":{signs:[/ReferenceError: (?<name>window|document|localStorage|sessionStorage|navigator|HTMLElement) is not defined/],summary:({groups:e})=>`\
code for the browser ran during the build (${e.name} is not defined)`,remedy:({groups:e})=>`Use ${e.name} only in the browser: after mounting (onMount, useEffec\
t, client:only), or where typeof ${e.name} !== 'undefined'.`},"esm-only":{signs:[{tool:"node",log:/ERR_REQUIRE_ESM|require\(\) of ES Module \S{1,300}/}],summary:()=>"\
a package that exists only as an ES module was loaded with require()",remedy:({facts:e})=>`Load it with import (name the file .mjs, or set "type": "module" in p\
ackage.json)${O(e)?"":", or use Node.js 22 or newer on a platform that lets you choose"}.`},"next-static-params":{signs:[{tool:"next",log:/Page "(?<page>[^"]{1,200})" is missing "generateStaticParams\(\)"/}],
summary:({groups:e})=>`the page ${v(e.page,"")} has no generateStaticParams()`,remedy:()=>"Export generateStaticParams() from that page, so that the static expo\
rt knows its paths."},"base-path":{signs:[{tool:"sveltekit",log:/does not begin with `base`, which is configured in `paths\.base`/}],summary:()=>"a link leaves \
the configured base path",remedy:()=>"Put the base path before the site's own links, or remove the base path: the platform serves each app at its own host's roo\
t."},"dead-link":{signs:[{tool:"sveltekit",log:/^Error: 404 (?<link>\S{1,300}) \(linked from (?<page>\S{1,300})\)/},{tool:"vitepress",log:/Found dead link (?<link>\S{1,300}) in file (?<page>\S{1,300})/},
{tool:"docusaurus",log:/^\s*-> linking to (?<link>\S{1,300})/},{weak:!0,tool:"nuxt",log:/^\s*│ [├└]── \[404\] Page not found: (?<link>\S{1,300})/}],summary:({
groups:e,lines:s})=>{const i=e.page??g(s,/(?:Broken link on source page path =|│ └── Linked from) (\S{1,300}?):?$/);return`a link to ${e.link}${i?`, in ${i}\
,`:""} leads to no page`},remedy:()=>"Correct the link, or add the page. The log names any others."},"page-failed":{signs:[{weak:!0,tool:"sveltekit",log:/^\[500\] GET (?<page>\S{1,300})/},
{weak:!0,tool:"qwik",log:/^!!! (?<page>\S{1,300}): Error during SSG$/}],summary:({groups:e,lines:s})=>{const i=s.findLastIndex(l=>/^(?:\[500\] GET |!!! \S{1,300}: Error during SSG$)/.
test(l));return`the page ${e.page} failed while it was rendered: ${s[i+1]?.replace(/^Error: /,"")??""}`},remedy:()=>"Mend what the page loads or shows; the stac\
k in the log names the functions."},"gatsby-graphql":{signs:[{weak:!0,tool:"gatsby",log:/^error There was an error in your GraphQL query:/}],summary:({lines:e})=>{
const s=e.findLastIndex(i=>i.startsWith("error There was an error in your GraphQL query"));return`a GraphQL query fails: ${e.slice(s+1).find(i=>i!=="")??""}`},remedy:()=>"\
Correct the query, or give its type the field in gatsby-node (createSchemaCustomization)."},"gatsby-page-failed":{signs:[{weak:!0,tool:"gatsby",log:/^error Building static HTML failed for path "(?<page>[^"]{1,300})"/}],
summary:({groups:e,lines:s})=>`the page ${e.page} failed while it was rendered: ${g(s,/^\s*WebpackError: (.{1,300})/)??""}`,remedy:()=>"Mend what the page loads\
 or shows: gatsby build --verbose tells more, and gatsby develop the line."},"nuxt-page-failed":{signs:[{weak:!0,tool:"nuxt",log:/^\s*│ [├└]── \[5\d\d\] (?<message>.*)/}],
summary:({groups:e,lines:s})=>{const i=s.findLastIndex(u=>/^\s*│ [├└]── \[5\d\d\]/.test(u));return`the page ${g(s.slice(0,i).reverse(),/├─ (\/\S{0,300}) \(\d+ms\)/)}\
 failed while it was rendered: ${e.message}`},remedy:()=>"The log does not tell the error itself: run npx nuxt dev and open the page, where it stands with its s\
tack. Code for the browser and missing variables are common causes."},"package-cycle":{signs:[{tool:"turbo",log:/^[\s`>-]*[x×] (?:Cyclic|Circular) dependency detected/}],
summary:({lines:e})=>{const s=g(e,/^\s*\|\s{1,8}([@\w./#-]{1,100}(?:, [@\w./#-]{1,100}){1,20})$/);return`packages depend on each other in a cycle${s?`: ${s.replace(
/#[\w:-]{1,60}/g,"")}`:""}`},remedy:()=>"Take one of the dependencies between these packages out of their package.json files.",part:({lines:e})=>ee(g(e,/^\s*\|\s{1,8}([@\w./-]{1,100})#\S{1,60} -> /))},
turbo:{signs:R({turbo:[/^[\s`>-]*[x×] (?<what>No package found with name '[^']{1,100}' in workspace)$/,/^[\s`>-]*[x×] (?<what>Could not find task `[^`]{1,100}` in project)$/]}),
summary:({groups:e})=>`turbo: ${e.what}`,part:({groups:e})=>e.what?.includes("task")?{kind:"file",path:"turbo.json"}:void 0,remedy:({groups:e})=>e.what?.includes(
"task")?"Name the task in build-command as turbo.json has it among its tasks.":"Write --filter in build-command as the name in that package's package.json."},"c\
ss-minify":{signs:[{tool:"vite",log:/^(?:\w*Error: )?\[lightningcss minify\] (?<what>\S.{0,200})$/}],summary:({groups:e,lines:s,facts:i})=>{const l=i.diagnostics?.
find(({severity:k,line:N})=>k==="error"&&N!==null);if(l)return`${l.file}:${l.line}: ${e.what}`;const u=s.findIndex(k=>/^\s*\|\s+\^/.test(k)),m=/^\d{1,7} *\| *(\S.{0,80})/.
exec(s[u-1]??"")?.[1]?.trim();return`the style sheets do not parse: ${e.what}${m?`, at ${v(m,"")}`:""}`},remedy:()=>"Look above what is quoted for a rule or a c\
omment that is not closed, in the style sheet that holds it."}};var J=h(1809);const ce=/(?:\b|[a-z])(?:error|exception|fatal|failed|cannot|denied|invalid)\b/i,Ee=/^(?: {0,3}(?:\[?(?:ERROR|error|FATAL)\]?:?|(?:lerna )?ERR!|NX|[x×✖✘]|>(?= [A-Z].*\.$))\s+){1,3}/u,
ye=/^ {1,3}[x×✖] \S/u,_e=/^\s*\[cause\]: (?:Error: )?(?<message>\S.*)$/,Ie=/^(?:\$ |(?:Failed|Error|Aborted)[.!]?$|A complete log of this run|Log files were not written|For help, run: |(?:\[\w{1,20}\] )?(?:[✗x🚨] )?Build failed|Failed to compile|Storybook exited with|(?:success|failed|not finished) .{1,200} - [\d.]+s$|Use --verbose |Pass --verbose |yarn (?:run|install) v\d|\[[\w@:/ .-]{1,60}\]$|Rspack (?:build failed|compiled)|To suppress |INFO |FATAL$|(?:error )?(?:during build|Command failed)|Node\.js v\d|Found \d+ errors? |Eleventy Fatal Error|Problem writing Eleventy|(?:Wrote|Copied) \d|\s{0,4}ELIFECYCLE|\s{0,4}run failed: command |Lifecycle script |script "[^"]{1,60}" exited with |(?:code|path|workspace|location|syscall) \S{1,400}$|>(?! [A-Z].*\.$)|[{}(]|at |info |Exit code|$)/u,
ve=/^(?:Checked out |Cloning |\[\d\/\d\] |Progress: |Packages: |Scope: |Saved lockfile|Already up to date|Lockfile is up to date|Done in |Resolv(?:ing|ed)[ ,]|This error happened while |Run with the --force |Running target |[·•\u2800-\u28ff├└│┌] ?|[-+]{1,80}$|[-\\|/] |notsup (?:Valid|Actual) |\d\d:\d\d:\d\d\s)/u,
xe=/^\s/,Re=/^\s*(?:at |[|│:{}>^~-]|\d{1,7} *[|│])/,Me=/^(?:Most likely|Probably|Possibly|Perhaps|Maybe|This is (?:likely|probably|usually)|Reason:|Because)\b/,
ke=/ \w{2,30} \w/,be=/\b\d{1,7} (?:error|warning|problem)s?\b/;function De(e){return e===""||/^[$>] /.test(e)}function Le(e){return Ie.test(e)||ve.test(e)||(0,J.
Ol)(e)}function Pe(e,s){const i=e.findLast(ie=>_e.test(ie));if(i)return _e.exec(i)?.groups?.message;const l=e.findLastIndex(J.oJ),u=(0,J.EP)(e.map(ie=>({text:ie})),
0,e.length),m=e.flatMap((ie,le)=>{if(ie===s)return[];const Oe=ie.replace(Ee,""),[Fe,Ve,Ue]=[ye.test(ie),!xe.test(Oe),le>l];return Le(Oe)||u.has(le)?[]:[{text:Oe,
isReport:Fe,isLoose:Ve,isLate:Ue}]}),k=m.filter(({isLoose:ie})=>ie),N=m.filter(({isLate:ie})=>ie),X=k.findLast(({text:ie,isReport:le})=>le||ce.test(ie))??N.findLast(
({text:ie,isLoose:le})=>le&&(0,K.F7)(ie))??N.findLast(({text:ie,isLoose:le})=>le&&!(0,K.c4)(ie))??N.findLast(({text:ie})=>!Re.test(ie)&&!(0,K.c4)(ie));if(!X)return e.
findLast((ie,le)=>le>l&&u.has(le)&&ke.test(ie)&&!be.test(ie))?.trim();const me=m[m.lastIndexOf(X)+1]?.text??"";return Me.test(me)?`${X.text.trim()} ${me.trim()}`:
X.text.trim()}const ze={"install-script":{signs:[...R({npm:/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (?<command>\S.{0,300})$/,yarn:[/^error \S{0,300}\/node_modules\/(?<name>(?:@[\w.-]{1,80}\/)?[\w.-]{1,100}): Command failed\.$/,
/^error Command failed with exit code \d{1,3}\.$/],"yarn-berry":/^(?<name>@?[^\s@]{1,150})@(?<where>workspace|npm|\w{1,20}):\S{1,200} couldn't be built successfully/,
bun:/^error: (?<script>\w{1,20}) script from "(?<name>[^"]{1,150})" exited with/}),/^> @?[^\s@]{1,150}@[^\s@]{1,60} (?<script>(?:pre|post)?install|(?:pre|post)?prepare)(?: |$)/],
summary:e=>{if(e.facts.stage!=="install")return;const{name:s,script:i,command:l}=se(e),u=s?`the package ${v(s,"")}`:"the project",m=ge(e,l)??Pe(e.lines,e.facts.
message);return`${u} fails in its ${i??"install script"}${l?` (${l})`:""}${m?`: ${m}`:""}`},remedy:e=>se(e).name?"Update the package, or leave its script out if\
 the site does not need it: an .npmrc with ignore-scripts=true leaves out all of them (Yarn 2 and later: enableScripts: false in .yarnrc.yml).":"Correct the scr\
ipt in package.json, and check that the file that it runs is committed, with its upper and lower case.",part:e=>{const{name:s,script:i,command:l}=se(e);return s?
{kind:"dependency",name:s,script:{name:i,command:l}}:{kind:"script",name:i,command:l}}}},Ge=/^> @?[^\s@]{1,150}@[^\s@]{1,60} (\w{1,20})(?: |$)/,H=[/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (\S.{0,300})$/,
/^Command: (\S.{0,300})$/,/^(?:> |\$ )((?!@?[^\s@]{1,150}@[^\s@]{1,60} \w{1,20}(?: |$))\S.{0,300})$/],ne=/^path \S{0,300}\/node_modules\/((?:@[\w.-]{1,80}\/)?[\w.-]{1,100})$/;
function se({groups:e,lines:s}){const i=e.name??g(s,ne),l=g(s,/^> (@?[^\s@]{1,150})@[^\s@]{1,60} \w{1,20}(?: |$)/),u=e.where==="workspace"||i!==void 0&&i===l,m=e.
command??ue(s,H);return{name:i&&!u?te(i):void 0,script:e.script??g(s,Ge),command:m}}function ue(e,s){for(const i of s){const l=e.slice(1).flatMap(u=>i.exec(u)?.[1]??
[]).at(-1);if(l)return l}}function ge(e,s=""){const i=g(e.lines,/Cannot find module '(\/[^']{1,300})'/);return i?`${s.split(" ").find(u=>i.endsWith(`/${u.replace(
/^\.\//,"")}`))??(0,b.p)(i,e)} does not exist`:void 0}const de={"peer-conflict":{signs:[{tool:["npm","pnpm"],log:/^code ERESOLVE|^ERESOLVE (?:could not resolve|unable to resolve)|ERR_PNPM_PEER_DEP_ISSUES/}],
summary:({lines:e})=>{const s=g(e,we),i=g(e,Te),l=g(e,/^Found: (\S{1,150})$/);return s&&i&&l?`${i} asks for ${s.replaceAll('"',"")}, and the project has ${l}`:s?
`dependencies ask for versions that exclude each other (${s})`:"peer dependencies conflict"},remedy:()=>"Move the packages named in the log to versions that fit\
 each other. As a stopgap commit an .npmrc with legacy-peer-deps=true.",part:({lines:e})=>ee(g(e,Te))},"workspace-missing":{signs:R({pnpm:/ERR_PNPM_WORKSPACE_PKG_NOT_FOUND\s.{0,300}?"(?<name>@?[^@"\s]{1,150})@workspace:/,
"yarn-berry":/^(?:Error: )?(?<name>@?[^@\s]{1,150})@workspace:[^\s:]{1,60}: Workspace not found/,bun:/Workspace dependency "(?<name>[^"]{1,150})" not found/}),summary:({
groups:e})=>`the repository has no workspace called ${v(e.name,"as a dependency names it")}`,remedy:()=>"Correct the name in package.json, or add the folder of \
that package to the workspaces of the root (pnpm: pnpm-workspace.yaml).",part:({groups:e})=>ee(e.name)},"workspace-version":{signs:[{tool:"pnpm",log:/ERR_PNPM_NO_MATCHING_VERSION_INSIDE_WORKSPACE\s.{0,300}?for (?<name>\S{1,150}) inside the workspace/}],
summary:({groups:e})=>`no workspace of the repository fits ${v(e.name,"what a dependency asks for")}`,remedy:({groups:e})=>`Let the dependency ${e.name?`on ${te(
e.name)} `:""}ask for the version that the workspace's own package.json has, or write * (pnpm, Yarn 2 and Bun: workspace:*).`,part:({groups:e})=>ee(e.name)},"ma\
nager-version":{signs:[{tool:"corepack",log:/HTTP 404 when performing the request to https?:\/\/[^\s;]{1,200}\/(?<name>@yarnpkg\/cli-dist|yarn|pnpm|npm)\/(?<version>[\w.-]{1,40})/},
/No matching version found for (?<name>@yarnpkg\/cli-dist)@(?<version>[\w.-]{0,40}\w)/,{stages:["install"],log:/^The install command `npm install [^`]{1,400} (?<name>@yarnpkg\/cli-dist|yarn|pnpm|bun)@(?<version>\d[\w.-]{0,40})` exited /}],
summary:({groups:e})=>`packageManager names ${e.name==="@yarnpkg/cli-dist"?"yarn":e.name}@${e.version}, which cannot be installed: the registry may not have tha\
t version`,remedy:()=>"Set packageManager in package.json to a version that is published, and write the lockfile with it.",part:()=>({kind:"member",name:"packag\
eManager"})},"version-not-found":{signs:R({npm:/No matching version found for (?<name>\S{1,150}?)\.?(?: while|$)/,yarn:/Couldn't find any versions for "(?<name>[^"]{1,120})"(?: that matches "(?<wanted>[^"]{1,100})")?/,
"yarn-berry":/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): No candidates found/,bun:/^error: No version matching "(?<wanted>[^"]{1,100})" found for specifier "(?<name>[^"]{1,150})"/}),
summary:({groups:e})=>`no version of ${v(e.name&&We(e.name,e.wanted),"a package")} fits`,remedy:({groups:e,lines:s})=>{const i=g(s,/while installing the dependencies of (\S{1,200})/);
return i?`${i} asks for it: update that package, or override the version in package.json.`:`Correct the version in package.json to one that is published, and co\
mmit the new lockfile. If package.json does not name ${e.name?te(e.name):"it"}, a package that it names asks for it: update that one, or override the version.`},
part:({groups:e,lines:s})=>ee(Je(s)??e.name)},"package-not-found":{signs:R({npm:/^404\s+(?:The requested resource )?'(?<name>[^']{1,150})' (?:is not in this registry|could not be found)/,
pnpm:/ERR_PNPM_FETCH_404\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): Not Found/,yarn:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): Not found/,
"yarn-berry":/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Package not found/,bun:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 404$/}),
summary:({groups:e})=>`the package ${v(e.name&&We(e.name),"asked for")} is not in the registry`,remedy:()=>"Check its name in package.json. If it is private, se\
t its registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:e,lines:s})=>ee(Je(s)??e.name)},"registry-login":{signs:R({npm:/(?:401 Unauthorized|403 Forbidden) - (?:GET|PUT) https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?=\s|$)/,
pnpm:/ERR_PNPM_FETCH_40[13]\s+GET https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/:]{1,100}\/)?[^\s/:]{1,150}(?:\/-\/[^\s/:]{1,150})?): /,
bun:/^error: GET https?:\/\/(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 40[13]$/,
"yarn-berry":/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Invalid authentication/}),summary:({groups:{host:e,name:s}})=>`${`the package registry${e?` ${e}`:""}`} r\
efused the login${s?` for ${te(s)}`:""}`,remedy:()=>"Give the build a registry token as an app variable (input env), and name that variable as :_authToken in .n\
pmrc (Yarn 2 and later: npmAuthToken in .yarnrc.yml).",part:({groups:e})=>ee(e.name)},"registry-refused":{signs:R({npm:/^(?<why>[45]\d\d \w[\w ]{0,40}) - GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?: - |$)/,
pnpm:/ERR_PNPM_FETCH_[45]\d\d\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): (?<why>.{1,60})$/,yarn:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): (?!Integrity check)(?<why>[^"]{1,100})/,
bun:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - (?<why>[45]\d\d)$/}),summary:({groups:{name:e="",why:s}})=>`\
the package registry does not give ${te(e)}: ${s}`,remedy:()=>"Deploy again if the registry is at fault. If the package is private, set its registry and a token\
 in .npmrc, with the token as an app variable (input env).",part:({groups:e})=>ee(e.name)},integrity:{signs:[{tool:["pnpm","yarn","bun"],log:/ERR_PNPM_TARBALL_INTEGRITY\s+Got unexpected checksum for "\S{1,300}?\/(?<name>(?:@[\w.-]{1,80}(?:\/|%2f))?[\w.-]{1,100})\/-\/|Integrity check failed for (?:tarball: |")(?<tarball>[^"\s]{1,150})/i},
{tool:["npm","pnpm","yarn","yarn-berry"],log:/^code EINTEGRITY|ERR_PNPM_TARBALL_INTEGRITY|Integrity check failed for|The remote archive doesn't match the expected checksum/}],
summary:e=>{const s=Nt(e);return`${s?`the package ${v(s,"")}`:"a package"} differs from what the lockfile or the registry records`},remedy:()=>"Delete the lockf\
ile and node_modules, install again, and commit the new lockfile. If it differs again, the registry or a proxy changes packages.",part:e=>ee(Nt(e))}},we=/^\s*peer (\S{1,120}) from /,
Te=/^\s*peer \S{1,120} from (@?[^\s@]{1,150})@/;function We(e,s=Y(e)){return s===void 0?te(e):`${te(e)}@${s}`}function Je(e){return g(e,/(?:while installing the dependencies of|hereby required by) (\S{1,200}?)\.?$/)}
function Nt({groups:e,facts:s}){const i=e.name??e.tarball??g(s.log,/tarball data for (@?[^\s@]{1,150})@/);return i&&te(i)}const gn={engine:{signs:[{tool:["npm",
"pnpm"],log:/^code EBADENGINE|ERR_PNPM_UNSUPPORTED_ENGINE/},{tool:"yarn",log:/The engine "node" is incompatible with this module\. Expected version "(?<wanted>[^"]{1,60})"/},
/Node(?:\.js)?(?: version)? v?[\d.]+(?:\.x)? is not supported by|node: v?[\d.]+ is not supported/,{weak:!0,tool:"vite",log:/You are using Node\.js [^ ]{1,20} (?:For|Vite)\b/},
{weak:!0,log:/(?:requires|required|minimum) (?:a )?(?:minimum )?Node(?:\.js)?(?: version)?(?: of)? (?<wanted>v?\d[\d.+]{0,12})/i},{tool:"webpack",log:/error:0308010C:digital envelope routines::unsupported|ERR_OSSL_EVP_UNSUPPORTED/}],
summary:({groups:e,lines:s})=>{const{name:i,isProject:l,member:u,wanted:m,actual:k}=dt(s,e.wanted),N=i?v(i,""):l?"the project":void 0,G=u==="npm"?"npm":"Node.js",
X=N?`${N} asks for ${G}`:`the ${G} version does not fit`;if(!m)return X;const me=k?`, and the build runs ${k}`:"";return N?`${X} ${m}${me}`:`${X} (wanted: ${m}${me}\
)`},remedy:({facts:e,groups:s,lines:i})=>{const{member:l,actual:u}=dt(i,s.wanted);return l==="npm"?`Let engines.npm in package.json allow ${u}, the npm that bui\
lds run.`:i.some(k=>k.includes("digital envelope routines"))?`${wn}, or ${It("16",e)}.`:`Let engines.node in package.json and the versions of the packages allow\
 the Node.js that builds run, or ${It("the version that is asked for",e)}.`},part:({lines:e})=>{const{name:s,isProject:i,member:l}=dt(e,void 0);return s||i?{kind:"\
engines",name:s??"",member:l}:void 0}},"wrong-platform":{signs:[{tool:["npm","pnpm"],log:/Unsupported platform for (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: wanted (?<wanted>\{[^}]{1,200}\})/}],
summary:({groups:{name:e,wanted:s}})=>`the package ${v(e,"")} is for another system${s?` (${s.replace(/[{}"]/g,"").replaceAll(":",": ")})`:""}`,remedy:({groups:e})=>`\
Move ${v(e.name,"the package")} to optionalDependencies in package.json, or take it out, and commit the new lockfile.`,part:({groups:e})=>ee(e.name)},"package-m\
anager":{signs:R({pnpm:/This project is configured to use (?<name>\w{1,20})/,yarn:/This project's package\.json defines "packageManager": "(?<name>[^"]{1,40})"/}),
summary:({groups:e})=>`the project asks for another package manager${e.name?` (${e.name})`:""}`,remedy:({facts:e})=>`Make packageManager in package.json and the\
 committed lockfile name the same package manager${O(e)?"":", in a version that the platform has"}.`,part:()=>({kind:"member",name:"packageManager"})}},wn="The \
bundler is too old for this Node.js. Update it (webpack 5.61 or later), or set the app variable NODE_OPTIONS to --openssl-legacy-provider";function It(e,s){return O(
s)?`write ${e} to .nvmrc`:`set nodeVersion in app-settings to ${e} on a platform that has it`}function dt(e,s){const i=g(e,/Not compatible with your version of node\/npm: (\S{1,150})$/)??
g(e,/^error (\S{1,150}): The engine "node" is incompatible/)??g(e,/Your Node version is incompatible with "(\S{1,300})"/),l=i?.startsWith("/")??!1;return{name:l?
void 0:i&&te(i),isProject:l,...En(e,s)}}function En(e,s){const i={member:"node",wanted:s??g(e,/Required: \{.{0,60}?"node":"([^"]{1,60})"/)??g(e,/^Expected version: (.{1,60})$/),
actual:g(e,/Actual: .{0,60}?"node":"([^"]{1,20})"/)??g(e,/(?:^|\. )Got:? "?(v?\d[\d.]{0,20})"?$/)},l={member:"npm",wanted:g(e,/Required: \{.{0,100}?"npm":"([^"]{1,60})"/),
actual:g(e,/Actual: .{0,60}?"npm":"([^"]{1,20})"/)};return l.wanted!==void 0&&!Mt(l.wanted,l.actual)&&Mt(i.wanted??"*",i.actual)?l:i}function Mt(e,s){const i=/^v?(\d{1,5})\.(\d{1,5})\.(\d{1,5})$/.
exec(s??"")?.slice(1);if(!i)return!1;const l=u=>u.trim().replace(/([<>=^~]) /g,"$1").split(" ");return e.split("||").some(u=>l(u).every(m=>yn(m,i.map(Number))))}
function yn(e,s){if(e==="*"||e==="")return!0;const i=/^(\^|~|[<>]=?|=|)v?(\d{1,5})(?:\.(\d{1,5}))?(?:\.(\d{1,5}))?(?:\.[x*])*$/.exec(e);if(!i)return!1;const[,l=""]=i,
u=i.slice(2).flatMap(G=>G===void 0?[]:[Number(G)]),k=s.slice(0,/^(?:>|<=)$/.test(l)?u.length:3).map((G,X)=>G-(u[X]??0)).find(G=>G!==0)??0,N=G=>u.slice(0,G).every(
(X,me)=>X===s[me]);return l===">"?k>0:l==="<"?k<0:l==="<="?k<=0:l===""||l==="="?N(3):k>=0&&(l===">="||N(l==="^"?1:2))}const $n=/request to https?:\/\/(?:[^\s/]{1,100}\/){1,6}?(@[^\s/]{1,100}\/[^\s/]{1,150}|[^\s/]{1,150})(?:\/-\/\S{1,200})? failed/,
bn=/^path \S{1,400}\/node_modules\/((?:@[\w.-]{1,60}\/)?[\w.-]{1,100})$/,ut="ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|ECONNREFUSED|ERR_SOCKET_TIMEOUT|UND_ERR_CO\
NNECT_TIMEOUT";function ft({groups:e,lines:s}){const i=/\b(?:getaddrinfo|connect) E[A-Z_]{4,20} (\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/;return e.host??g(
s,i)}const Sn=/^(?:127\.0\.0\.1|\[?::1\]?)(?=:|$)/,mt={"conflict-markers":{signs:[{tool:["pnpm","yarn"],log:/Merge conflict detected in (?<file>[\w.-]{1,60})/},
{tool:"yarn-berry",log:/Cannot autofix a lockfile when running an immutable install/},/^(?:>? *\d{1,6} \| ?)?<{7} (?:HEAD|[\w/.-]{1,100})$/],summary:({groups:e})=>`${e.
file??"the lockfile"} has the conflict markers of a merge`,remedy:()=>"Finish the merge: take one side of the file, run your package manager's install on your m\
achine, and commit the lockfile that it writes.",part:()=>({kind:"lockfile",lacks:[]})},"lockfile-missing":{signs:[{tool:"npm",log:/`npm ci` command can only install with an existing package-lock\.json/},
{tool:"pnpm",log:/ERR_PNPM_NO_LOCKFILE/},{tool:"npm",log:/Unsupported URL Type "workspace:"/}],summary:()=>"the repository has no lockfile",remedy:()=>"Run the \
install on your machine and commit the lockfile it writes.",part:()=>({kind:"lockfile",lacks:[]})},"lockfile-outdated":{signs:[...R({npm:/^`npm (?<manager>ci)` can only install packages when your package\.json and/,
pnpm:/(?<manager>ERR_PNPM)_(?:OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH|FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE)/,yarn:/Your (?<manager>lockfile) needs to be updated, but yarn was run with `--frozen-lockfile`/,
"yarn-berry":/The (?<manager>lockfile) would have been (?:modified|created) by this install, which is explicitly forbidden/,bun:/(?<manager>lockfile) had changes, but lockfile is frozen/}),
{stages:["install"],log:/\b(?:package-lock\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock|lockfile)\b.{0,80}\b(?:out of (?:sync|date)|not up to date|outdated)/i}],summary:({
lines:e})=>`the lockfile does not fit package.json${Ae(e)}`,remedy:({groups:e})=>`Run ${(e.manager==="ci"?"npm install":e.manager==="ERR_PNPM"?"pnpm install":"")||
"your package manager's install"} on your machine and commit the lockfile together with package.json.`,part:({lines:e})=>({kind:"lockfile",lacks:[...Pt(e),...vn(
e)].map(te)})},...de,...gn,"git-dependency":{signs:[{stages:["install"],log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey|Repository not found\./}],
summary:()=>"a dependency comes from a Git repository that the build cannot read",remedy:()=>"Name the dependency by an https:// URL that needs no login, or pub\
lish it to a registry and give the build a token."},network:{signs:[{tool:["npm","pnpm"],log:new RegExp(`^code (?:${ut})|^network .{0,80}(?:${ut})|ERR_PNPM_META\
_FETCH_FAIL`)},{weak:!0,log:/^\s{0,8}(?:Error: |TypeError: )?fetch failed$/},{weak:!0,tool:"next",log:/^Failed to fetch `?[^`]{1,100} from Google Fonts/},new RegExp(
`(?:getaddrinfo|request to https?://\\S{1,200} failed).{0,80}(?:${ut})`),/\b(?:connect|getaddrinfo) (?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT) (?<host>\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/,
/Could not resolve host: (?<host>[\w.-]{1,200})|Failed to connect to \S{1,100} port|network connectivity|The operation timed out\. fetching/],summary:e=>{const s=ft(
e);return s?`the network failed: ${s.replace(Sn,"localhost")} cannot be reached`:"the network failed while the build fetched something"},remedy:()=>"Run the dep\
loy again. If it repeats, check the host that the log names and that the platform may reach it.",part:e=>{if(e.facts.stage!=="install")return;const s=ft(e)??g(e.
lines,/request to https?:\/\/([^\s/]{1,200})\/\S{1,300} failed/),i=ee(g(e.lines,$n)??g(e.lines,bn))?.name;return i===void 0&&s===void 0?void 0:{kind:"dependency",
name:i,host:s}}},certificate:{signs:[/\b(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_HAS_EXPIRED)\b/],
summary:()=>"a certificate was refused while the build fetched something",remedy:({facts:e})=>`If a proxy or a private registry has a certificate of its own aut\
hority, let ${O(e)?"the operators start the platform with NODE_EXTRA_CA_CERTS":"NODE_EXTRA_CA_CERTS on the platform"} name that authority's file.`},"native-opti\
onal":{signs:[/Cannot find module '?(?<name>@rollup\/rollup-[\w-]+|@esbuild\/[\w-]+|@rolldown\/binding-[\w-]+|lightningcss[.\w-]*|@tailwindcss\/oxide[\w-]+|@next\/swc[\w-]+|@parcel\/watcher-[\w-]+)'?/],
summary:({groups:e})=>`the binary package ${v(e.name,"of a tool")} is not installed for this system`,remedy:()=>"The lockfile lacks other systems: delete node_m\
odules and the lockfile, install again with a current npm, and commit the new lockfile."},"node-gyp":{signs:[{tool:"node-gyp",log:/^gyp ERR! (?:find Python|stack Error)|node-pre-gyp ERR!/}],
summary:()=>"a native package could not be compiled",remedy:()=>"Use a version of the package that ships binaries for this Node.js version, or a pure JavaScript\
 one."},...ze};function Ae(e){const[s]=Pt(e);if(s)return`: it lacks ${s}`;for(const i of e){const[,l,u]=Ct.exec(i)??[];if(l)return`: it has ${l}, and ${u} is as\
ked for`}return""}const Ct=/^Invalid: lock file's (\S{1,200}) does not satisfy (\S{1,200})$/,Lt=[/^Missing: (\S{1,200}?)@? from lock file$/,/dependencies were added: (\S{1,200}?),?(?:\s|$)/,
/dependencies in package\.json changed since \S{1,60} was saved: (\S{1,200}) was added/,/^\+ {4}(\S{1,200}): "npm:/];function Pt(e){return e.flatMap(s=>Lt.flatMap(
i=>i.exec(s)?.[1]??[]))}function vn(e){return e.flatMap(s=>Ct.exec(s)?.[2]??[])}const Dt=[/^Writing (?:\.\/)?([\w@.-]{1,100})\/\S{0,300} from /,/directory: \S{0,200}\/([\w@.-]{1,60})\/$/,
/Wrote site to "([^"]{1,100})"/,/The ([\w-]{1,60}) folder is ready to be deployed/,/Output location: \S{0,200}?((?:dist|build)\/\S{1,100})$/,/Generated static files in "?([\w@./-]{1,100}?)"?\.?$/,
/Generated public ([\w@./-]{1,100})$/,/^\[info\] html generated at \.\/([\w@./-]{1,100})$/,/Success! Generated .{0,40} in "([^"]{1,100})"/,/^((?!\.\w)[\w@./-]{1,100}?)\/(?:assets\/)?[\w.-]{1,100}\.(?:html|js|css)\s{1,60}[\d.,]{1,12} (?:kB|KiB|MB)\b/],
kn={"next-export":{signs:[{codes:["output_missing","output_empty"],tool:"next",log:/Next\.js \d{1,3}\.\d/}],summary:({facts:e})=>pt(e).includes("out")?void 0:"N\
ext.js wrote no static export",remedy:()=>"Set output: 'export' in next.config and take next export out of the build command; the output directory is then out."},
"output-missing":{signs:[{codes:["output_missing"]},/[Oo]utput directory "?(?<folder>[\w@./-]{1,100}?)"? (?:does not exist|(?:was |is )?(?:not found|missing))/],
summary:({groups:e,facts:s})=>{const i=e.folder??s.outputDirectory??tt(s);return i?`the build did not write the output directory "${i}"${s.keptOutput?jt:""}`:"t\
he app names no output directory, and the build wrote none of the usual ones"},remedy:e=>{const{facts:s}=e,i=Ft(e);if(i)return Ut(i);const l=e.lines.some(m=>/^> gatsby build\b/.
test(m)),u=[...et,...l?["public"]:[]].find(m=>pt(s).includes(m));return u?`Set output-directory to ${u}, which is there, if it is what the build writes.`:"Set o\
utput-directory to the folder that the build command writes, relative to the root directory: often dist, build, out, public or _site."}},"output-empty":{summary:({
facts:e})=>`the output directory ${v(e.outputDirectory,"of the app")}${e.keptOutput?`${jt},`:""} is empty`,remedy:e=>{const s=Ft(e);return s?Ut(s):"Check that t\
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
nd deploy again then."},interrupted:{summary:()=>"the platform was stopped while it worked",remedy:()=>"Deploy again."}},jt=", which an earlier deploy set",et=[
"dist","build","out","_site","storybook-static"];function tt({message:e}){return/output directory `([^`]{1,200})`/.exec(e??"")?.[1]}function pt({message:e}){const[
,s=""]=/the folders there are (.{1,1000})/.exec(e??"")??[];return[...s.matchAll(/`([^`]{1,100})`/g)].map(([,i=""])=>i)}function Ut(e){return e.startsWith("../")?
`The log shows files written to ${e}, outside of the folder that is built: have the build write inside of it, often to dist.`:`Set output-directory to ${e}: the\
 log shows files written there.`}function Ft({lines:e,facts:s}){const i=l=>l.split("/").length;for(const l of Dt){const[u]=e.flatMap(k=>{const N=l.exec(k)?.[1]?.
replace(/^\.\//,"").replace(/\/(?:assets|_astro)$/,"");return N?[{folder:N,line:k}]:[]}).sort((k,N)=>i(k.folder)-i(N.folder)),m=u&&On(u.folder,u.line,s);if(m&&m!==
s.outputDirectory)return m}}function On(e,s,i){const[l=""]=e.split("/",1),u=pt(i);if(u.length===0||u.includes(l))return e;const m=S.posix.dirname(i.outputDirectory??
"");if(m!=="."&&i.list?.(m).length)return`${m}/${e}`;const k=i.log.find(X=>X.includes(s))??"",N=/(?:^|\s|\/)([\w.-]{1,60}):[a-z][\w:-]{0,60}: /.exec(k)?.[1],G=u.
find(X=>N!==void 0&&i.list?.(X).includes(N));return G===void 0?e:`${G}/${N}/${e}`}const xn={"package-json-invalid":{signs:[{codes:["package_json_invalid"]},{tool:"\
npm",log:/Invalid package\.json: \w{0,20}Error: (?<why>.{1,120}?) in JSON at position (?<place>\d{1,9})/},{tool:["npm","pnpm","yarn","yarn-berry","bun"],log:/^code EJSONPARSE$|ERR_PNPM_JSON_PARSE|SyntaxError: \S{0,300}package\.json: /}],
summary:({facts:e,groups:s})=>e.code==="package_json_invalid"&&e.message?e.message:`package.json is not valid JSON${s.why?`: ${s.why}`:""}`,remedy:()=>"Correct \
package.json: nothing is installed or published while it cannot be read.",part:({facts:e})=>e.code==="package_json_invalid"?void 0:{kind:"file",path:"package.js\
on"}},"settings-invalid":{signs:R({nx:/^ *NX +(?<why>[A-Z]\w{1,40}) in (?<path>\S{1,300}\.json) at \d{1,7}:\d{1,7}$/,lerna:/JSONError Error in: (?<path>\S{1,300}\.json)$/,
turbo:/Unable to read repository configuration (?<path>\S{1,300}\.jsonc?): invalid JSON/}),summary:({groups:e})=>`${ht(e.path)} is not valid JSON${e.why?` (${e.
why})`:""}`,remedy:({groups:e})=>`Correct ${ht(e.path)}: the build cannot read it as it is.`,part:({groups:e})=>e.path?{kind:"file",path:e.path}:void 0},"outsid\
e-workspaces":{signs:R({"yarn-berry":/you forgot to list (?<folder>\S{1,200}) in its workspace configuration/,npm:/^No workspaces found:$/}),summary:({groups:e,
lines:s})=>`${e.folder??g(s,/^\s*--workspace=(\S{1,200})/)??"the app's folder"} is not in the workspaces of the repository's root`,remedy:({groups:e,lines:s})=>`\
Add ${v(e.folder??g(s,/^\s*--workspace=(\S{1,200})/),"its folder")} to workspaces in the package.json of the root (pnpm: to pnpm-workspace.yaml), install, and c\
ommit the lockfile. Or give the folder a lockfile of its own.`,part:()=>({kind:"member",name:"workspaces"})},"duplicate-package":{signs:R({nx:/^ *(?:NX +)?Failed to process project graph|multiple projects/,
npm:/EDUPLICATEWORKSPACE|must not have multiple workspaces with the same name/,"yarn-berry":/Duplicate workspace name (?<name>[^\s:]{1,150})/}),summary:({groups:e,
lines:s})=>{const i=e.name??g(s,/^\s*package '([^']{1,150})' has conflicts/);return i||!s.some(l=>l.includes("Failed to process"))?`two packages of the reposito\
ry have one name${i?`: ${i}`:""}`:"the graph of projects cannot be made: multiple projects may have one name"},remedy:()=>"Give each package of the repository a\
 name of its own, in its package.json or project.json.",part:()=>({kind:"names"})},"several-apps":{signs:[{codes:["app_ambiguous"]}],summary:({facts:e})=>He(e.message)[0]??
"the repository has several apps",remedy:({facts:e})=>`${He(e.message)[1]??"Set rootDirectory in app-settings to one of them"}.`},"server-build":{summary:({facts:e})=>He(
e.message)[0]??"the build makes a server, and only files are served",remedy:({facts:e})=>`${He(e.message)[1]??"Let the framework write files instead"}.`},"node-\
unavailable":{summary:({facts:e})=>e.message??"the Node.js that the repository asks for cannot be had",remedy:()=>"Write another version there, or set nodeVersi\
on in app-settings, which overrides the files."},"build-script-missing":{summary:({facts:e})=>He(e.message)[0]??"package.json has no build script",remedy:({facts:e})=>`${He(
e.message)[1]??"Add a build script to package.json, or set build-command"}. To publish the folder as it is, set build-command to true and output-directory to th\
e folder.`}};function He(e){return e?.split(". ",2)??[]}function ht(e="the file"){return e.replace(/^.*\//,"")}const Ze=["queue","clone"],Wt={submodule:{signs:[
{stages:Ze,log:/submodule path '(?<path>[^']{1,200})' failed/}],summary:({groups:e})=>`the Git submodule ${v(e.path,"of the repository")} could not be cloned`,remedy:()=>"\
Give the submodule an https:// URL that the platform may read in .gitmodules, or keep its files in the repository itself."},"branch-not-found":{signs:[{codes:["\
branch_not_found"]},{stages:Ze,log:/Remote branch (?<branch>\S{1,200}) not found in upstream/}],summary:({groups:e,facts:s})=>`the branch ${v(e.branch??s.branch,
"to build")} does not exist`,remedy:()=>"Push the branch, or set the input branch to one that exists on the remote; names are case-sensitive."},"commit-not-foun\
d":{signs:[{codes:["commit_not_found"]},{stages:Ze,log:/reference is not a tree: |not our ref [0-9a-f]{7,64}/}],summary:()=>"the commit is not in the repository",
remedy:()=>"Push the commit to the repository that the app builds from; a force push or a fork may have left it behind."},"repository-not-allowed":{summary:({facts:e})=>`\
the platform does not take the repository ${v(e.repository,"given")}`,remedy:()=>"Set the input repository to owner/name or an https:// URL; local paths and fil\
e:// need a platform started with --allow-local-git."},"repository-not-found":{signs:[{codes:["repository_not_found"]},{stages:Ze,log:/remote: Repository not found\.|^fatal: repository '[^']{1,300}' (?:not found|does not exist)/},
{stages:Ze,log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey/}],summary:({facts:e})=>`the platform cannot read the re\
pository ${v(e.repository,"of the app")}`,remedy:({facts:e})=>`Check the spelling of the input repository. If it is private, give the platform access to it${O(e)?
": a token in its --git-url":", as by its GitHub app or a deploy key"}.`},"root-directory-missing":{signs:[{codes:["root_directory_missing"]},{tool:"npm",log:/Could not read package\.json(?:: .{0,80}? open '(?<path>[^']{1,400})\/package\.json')?/},
/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: can't cd to (?<path>\S{1,300})$/,/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: (?<path>[^\s:]{1,300}): No such file or directory$/],
summary:e=>{const{asked:s,actual:i}=Bt(e),l=e.facts.code==="root_directory_missing"?`the root directory${s?` "${s}"`:""} does not exist in the repository`:s?`th\
ere is no package.json in "${s}"`:"there is no package.json where the build ran";return i?`the folder "${s}" is spelt "${i}" in the repository`:l},remedy:e=>{const{
asked:s,actual:i}=Bt(e),l=e.facts.code==="root_directory_missing";return i?`Write ${i} ${l?"as rootDirectory in app-settings":`where the command names ${s}`}: b\
uilds run where upper and lower case count.`:`Set rootDirectory in app-settings${O(e.facts)?"":", on a platform that has it,"} to the folder of the app, relativ\
e to the repository, and check that it is committed.`}}};function Bt(e){const{groups:s,facts:i}=e,l=s.path??/root directory `([^`]{1,300})`/.exec(i.message??"")?.[1],
u=i.list;if(!l||!u)return{asked:l?.startsWith("/")?void 0:l,actual:void 0};if(!l.startsWith("/"))return{asked:l,actual:(0,b.M)(l,u)};const m=l.split("/").slice(
0,40);for(let N=1;N<m.length;N++){const G=m.slice(N).join("/"),X=(0,b.M)(G,u);if(X)return{asked:G,actual:X}}const k=(0,b.p)(l,e);return{asked:k.startsWith("/")?
void 0:k,actual:void 0}}const Gt=/^> @?[^\s@]{1,150}(?:@\S{0,60})? (?<name>[\w:.-]{1,60})(?: \/\S{1,400})?$/,Kt=/^[>$] (?<command>\S.{0,300})$/,Rn=/^The build command `(?:npm|pnpm|yarn|bun) (?:run )?(?<name>[\w:.-]{1,60})`/,
_n={"silent-command":{signs:[{weak:!0,stages:["build"]}],summary:e=>{const{facts:s,lines:i}=e,l=s.exitCode&&gt(e);if(!(!l||Pe(i,s.message)!==void 0))return`the \
script "${l.name}" (${l.command}) failed, and it printed no reason`},remedy:e=>{const s=gt(e)?.command.split(/&&|;/)??[];return`Run the commands of the script o\
ne by one: one of them exits with a code other than 0 without a word.${s.length>1?` The last one is \`${s.at(-1)?.trim()}\`.`:""}`},part:e=>({kind:"script",...gt(
e)})}};function gt({facts:e,lines:s}){const i=s.findLastIndex((N,G)=>Gt.test(N)&&Kt.test(s[G+1]??"")),l=Rn.exec(e.message??"")?.groups?.name,u=Gt.exec(s[i]??"")?.
groups?.name??l,m=i<0?s.findLast(Tn):s[i+1],k=Kt.exec(m??"")?.groups?.command;return u===void 0||k===void 0?void 0:{name:u,command:k}}function Tn(e){return e.startsWith(
"$ ")&&!/^\$ (?:npm|pnpm|yarn|bun) /.test(e)}const Ce=["start_failed"],wt=["unhealthy","not_listening"],zt=/^\s{0,4}(?:\[Nest\] .{1,80} ERROR \[\w{1,40}\] |Uncaught |\[?(?:ERROR|error|FATAL|fatal)\]?:? )?(?<message>(?!.*Cannot find (?:package|module) )(?:[A-Z]\w{0,60})?(?:Error|Exception)(?: \[\w{1,60}\])?: \S.{0,300})$/,
An=new RegExp(zt.source.replace("(?<message>","(?<message>(?!Error: aborted$)")),Nn={"start-variable-missing":{signs:[{codes:[...Ce,...wt],log:/(?:[Mm]issing|[Uu]ndefined|[Ii]nvalid)(?: required)? env(?:ironment)?(?: variable)?s?:? [`"'[]?(?<name>[A-Z][A-Z0-9_]{1,80})/},
{codes:[...Ce,...wt],log:/(?<![\w])[`"']?(?<name>[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60})[`"']? (?:environment variable |env var )?(?:is (?:not (?:set|defined|provided)|missing|undefined|required)|must be (?:set|defined))/}],
summary:({groups:e})=>`the server needs the variable ${e.name??""}, which is not set`,remedy:({groups:e})=>`Add ${e.name??"it"} to the app variables: slipway en\
v set ${e.name??"NAME"}=VALUE, or the input env or secret-env. The release before stays live.`},"start-port-taken":{signs:[{codes:Ce,log:/EADDRINUSE(?::.{0,60}?:(?<port>\d{2,5}))?/}],
summary:({groups:e})=>`the server listens twice on the port ${v(e.port,"that it has")}`,remedy:()=>"Listen once. If the start command starts several servers, le\
t only one of them listen on the port in the variable PORT."},"start-heap-full":{signs:[{codes:Ce,log:/JavaScript heap out of memory|Reached heap limit|Ineffective mark-compacts near heap limit/},
{codes:["out_of_memory"],stages:["activate"],log:/JavaScript heap out of memory|Reached heap limit/}],summary:()=>"the server used all the memory that Node.js m\
ay use",remedy:()=>'Give each instance more by memory in app-settings, as {"memory": "1GiB"}, or let the server load less at its start. The release before stays\
 live.'},"start-rejected":{signs:[{codes:Ce,log:/UnhandledPromiseRejection: .{0,400} with the reason "(?<reason>.{1,200})"/}],summary:({groups:e})=>`the server \
ended, because nothing handles that a promise was rejected with "${e.reason}"`,remedy:()=>"Handle the rejection with catch or try, and reject with an Error: its\
 stack names the line. The release before stays live."},"start-error":{signs:[{codes:Ce,log:zt}],summary:({groups:e})=>`the server ended with ${e.message}`,remedy:()=>"\
Mend what the stack in its last lines names. To try it with the variables of the app: slipway exec -- and its start command. The release before stays live."},"s\
tart-error-printed":{signs:[{codes:wt,log:An}],summary:({facts:e,groups:s})=>e.message?`${e.message}. It printed ${s.message}`:void 0,remedy:()=>"Mend what the \
stack in its last lines names. To try it with the variables of the app: slipway exec -- and its start command. The release before stays live."}},Ht=L({...Wt,...xn,
...Nn,...{"no-start-command":{summary:({facts:e})=>e.message?.split(". ",1)[0]??"nothing in the repository says how its server is started",remedy:()=>'Set start\
Command in app-settings, as {"startCommand": "node server.js"}, or add a start script to package.json. For a site of files alone, deploy with app-type web-landi\
ng.'},"start-package-missing":{signs:[{codes:["start_failed"],log:/Cannot find (?:package|module) '(?<name>(?:@[\w.-]{1,100}\/)?[a-z\d][\w.-]{0,100})(?:\/[\w./-]{1,200})?'/}],
summary:({groups:e})=>`the server needs the package ${v(e.name,"that it names")}, which its release does not have`,remedy:({groups:e})=>`Move ${e.name??"it"} to\
 dependencies in package.json: a server's release has no packages of devDependencies.`},"start-failed":{summary:({facts:e})=>e.message??"the server ended before\
 it was ready",remedy:()=>"Read the last lines that it printed, and run its start command with the variables of the app. The release before stays live."},"not-l\
istening":{summary:({facts:e})=>e.message??"the server does not listen",remedy:()=>"Let it listen on the port in the variable PORT soon after its start, and do \
slow work afterwards. The release before stays live."},unhealthy:{summary:({facts:e})=>e.message??"the server does not answer as it should",remedy:()=>"Let heal\
thPath in app-settings name a path that answers below 500, and read what the server printed. The release before stays live."},"start-out-of-memory":{signs:[{codes:[
"out_of_memory"],stages:["activate"]}],summary:({facts:e})=>e.stage?.toLowerCase()==="activate"?e.message??void 0:void 0,remedy:()=>'Give each instance more by \
memory in app-settings, as {"memory": "1GiB"}, or let the server load less at its start. The release before stays live.'}},...kn,...mt,...z,...re,..._n});var Zt=h(
3403);const Et={formats:Zt.h,causes:Ht};var nt=h(901),Mn=h(1845);const st=/^WARN\s{1,4}No layout: /,Yt=/^theme:\s{0,20}["']?(?<name>[\w.-]{1,100})["']?\s{0,20}(?:#.*)?$/,
Cn=1e3;async function Ln(e,s,i){if(!e.some(X=>st.test(X)))return;const l=(0,S.join)(i,"_config.yml"),u=await s.lines(l)??[],m=u.findIndex(X=>Yt.test(X.trimEnd())),
k=Yt.exec(u[m]?.trimEnd()??"")?.groups?.name;if(k===void 0)return;const N=(await s.lines((0,S.join)(i,"package.json"))??[]).join(`
`);if(!(((await s.filesIn((0,S.join)(i,"themes",k),Cn))?.length??0)>0||N.includes(`"hexo-theme-${k}"`)))return{file:(0,S.relative)(s.root,l),line:m+1,message:(0,V.
Ow)(`the theme "${k}" is not installed: package.json has no hexo-theme-${k}, and themes/${k} has no files (${e.find(X=>st.test(X))})`,300)}}const Pn=/^(?:_config(?:\.[\w-]{1,40})?\.ya?ml|(?:[\w-]{1,40}\.)?config\.(?:[cm]?[jt]s|json|ya?ml|toml)|\.eleventy\.[cm]?js|(?:hugo|book|docfx|typedoc)\.\w{2,5})$/,
Vt=/^\s{0,20}["']?(?<key>\w{0,30}(?:dir|directory|folder|root|src|source|input|pages|content|public|static)\w{0,20})["']?\s{0,4}[:=]\s{0,4}["']?(?:\.\/)?(?<folder>[\w-]{3,80})\/?["']?\s{0,4},?\s{0,4}(?:#.*|\/\/.*)?$/i,
yt=/out|dest|dist|public|build|cache|tmp|temp/i,Dn=200,jn=200;async function Jt(e,s){const i=[],l=await e.filesIn(s,Dn)??[],u=await e.foldersIn(s,jn);for(const m of l.
filter(k=>Pn.test((0,S.basename)(k))))for(const[k,N]of(await e.lines(m)??[]).entries()){const{key:G="",folder:X=""}=N.length>300?{}:Vt.exec(N)?.groups??{};if(X===
""||yt.test(G)||u.includes(X))continue;const[me]=(0,C.IM)(X,u);if(me===void 0)continue;const ie=(0,S.relative)(e.root,(0,S.join)(s,(0,S.basename)(m)));i.push({file:ie,
line:k+1,message:`${G} names the folder ${X}, which does not exist; there is ${me}/`})}return i.length===1&&!e.isOver?i[0]:void 0}var Xt=h(1293),Qt=h(3739),Ye=h(
8302),$t=h(1772),Un=h(7994);const Fn={queue:"Deployment failed",clone:"Clone failed",install:"Install failed",build:"Build failed",sync:"Upload failed",activate:"\
Activation failed"},Wn=1e3,qt=300,Bn=/exit(?:ed)?(?: with)? (?:code|status)|^(?:the )?(?:build|install|deployment)(?: command)? failed\W*$/i,Gn=/^The (?<stage>install|build) command (?<command>`.{1,300}`) (?:exited with|ended by) /,
Kn=/^\s*(?:npm (?:warn|WARN)|warning\b|WARN\b|<w>\s|\(node:\d+\))/;function en(e,s=Ht){const i=(0,Z.Se)(e.message?[...e.log,e.message]:e.log).slice(-Wn).map(u=>u.
text).filter(u=>!Kn.test(u)),l=zn(e,s,i);if(l)return bt(e,l.cause,l.known,l.message);for(const u of[!0,!1])for(const m of s){const k=m.signs.filter(({codes:X})=>u===
(X!==void 0)),N=D({signs:k},e,i),G=N&&m.summary(N);if(N&&G)return bt(e,m,N,G)}return{headline:St(e,Zn(e,i),i),remedy:void 0}}function bt(e,s,i,l){const u=(0,V.Ow)(
s.remedy(i),500),m=s.part?.(i);return{headline:St(e,l,i.lines),remedy:u,cause:s.name,...m&&{fault:{part:m,summary:(0,V.Ow)(l,qt)}}}}function zn(e,s,i){for(const{
severity:l,code:u,message:m}of e.diagnostics??[]){const k=l==="error"?s.find(N=>N.part&&N.name===u):void 0;if(k)return{cause:k,message:m,known:D(k,e,i)??{groups:{},
facts:e,lines:i}}}}function St(e,s,i){const l=s.replace(q.cU,N=>(0,b.p)(N.replace(/^file:\/\//,""),{facts:e,lines:i})),u=Fn[e.stage?.toLowerCase()??""]??"Deploy\
ment failed",m=tn(l,e)?"":Hn(e),k=qt-u.length-m.length-2;return`${u}: ${(0,V.Ow)(l.trim().replace(/\.$/,""),k)}${m}`}function tn(e,{exitCode:s,signal:i}){return typeof s==
"number"?e.includes(`exited with code ${s}`):i!=null&&e.includes(` by ${i}`)}function Hn({exitCode:e,signal:s}){return typeof e=="number"&&e!==0?` (exit code ${e}\
)`:s?` (${(0,V.Ow)(s,20)})`:""}function Zn(e,s){const i=e.diagnostics?.find(u=>u.severity==="error");if(i)return`${i.file}${i.line===null?"":`:${i.line}`}: ${i.
message}`;if(e.message&&!Bn.test(e.message))return e.message;const l=Vn(e,s);return l||(Yn(e,s)??(e.message||e.code||"the platform gave no reason"))}function Yn({
message:e},s){const i=Pe(s,e),l=s.filter(m=>m!==e).map(m=>({text:m,folder:void 0})),u=(0,K.sq)(l)?.message;return u===void 0||i?.includes(u)||i!==void 0&&u.includes(
i)?i:u}function Vn({message:e},s){const i=Gn.exec(e??"")?.groups,l=s.lastIndexOf(`$ ${i?.command?.slice(1,-1)}`),u=l===-1?s.findLastIndex(k=>k.startsWith("$ ")):
l;return!i||u===-1||s.slice(u+1).filter(k=>k!==e&&!De(k)).length>0?void 0:`the ${i.stage} command ${i.command} failed, and it printed nothing`}var je=h(6709),Xe=h(
4046),Jn=h(402),nn=h(3573);function Xn({file:e,text:s},i){if(!e.endsWith("yarn.lock")||s==="")return;const l=i.map(({value:u})=>u.name);return(0,je.bA)(i,(u,m)=>l.
includes(u)||!/^[\^~<>=*\d]/.test(m)?!1:!s.includes(`${u}@${m}`)&&!s.includes(`${u}@npm:${m}`))}function Qn(e,{file:s,text:i},l){const u=qn(s,i),m=new Set([e]);
for(const k of m){const N=k===e?void 0:(0,je.bA)(l,G=>G===k);if(N)return N;for(const G of u.get(k)??[])m.add(G)}}function qn(e,s){const i=Map.groupBy(vt(e,s),([
,l])=>l);return new Map([...i].map(([l,u])=>[l,u.map(([m])=>m)]))}function vt(e,s){return/(?:package-lock|npm-shrinkwrap)\.json$/.test(e)?es(s):e.endsWith("bun.\
lock")?ts(s):/(?:yarn\.lock|pnpm-lock\.yaml)$/.test(e)?os(s):[]}function*es(e){const s=(0,Ye.D7)(e)?.packages;for(const[i,l]of Object.entries((0,Ye.Gv)(s)?s:{})){
const u=(0,Ye.Gv)(l)&&i.includes("node_modules/")?l.dependencies:void 0;for(const m of Object.keys((0,Ye.Gv)(u)?u:{}))yield[i.split("node_modules/").at(-1)??"",
m]}}const kt='"dependencies": {';function*ts(e){for(const s of e.split(`
`)){const i=/^\s{4}"[^"]{1,200}": \["(?<name>@?[^"@]{1,200})@/.exec(s)?.groups?.name,l=i===void 0?-1:s.indexOf(kt),u=l===-1?-1:s.indexOf("}",l),m=u===-1?"":s.slice(
l+kt.length,u);for(const k of m.matchAll(/"([^"]{1,200})":/g))yield[i??"",k[1]??""]}}const ns=/^\s{0,2}["']?\/?(?<name>@?[^@\s"'/]{1,200}(?:\/[^@\s"'/]{1,200})?)@\S/,
ss=/^\s{4,6}["']?(?<name>@?[^\s"':/]{1,200}(?:\/[^\s"':]{1,200})?)["']?(?::|\s)\s{0,4}\S/;function*os(e){let s="",i;for(const l of e.split(`
`)){const u=l.search(/\S/);if(u<0)continue;if(u<=2&&l.trimEnd().endsWith(":")){const k=/^\s{2}(?:optionalD|d)ependencies:$/.test(l);s=k?s:ns.exec(l)?.groups?.name??
"",i=k?2:void 0}else/^\s{4}(?:optionalD|d)ependencies:$/.test(l)?i=4:i!==void 0&&u<=i&&(i=void 0);const m=i!==void 0&&u===i+2?ss.exec(l)?.groups?.name:void 0;m!==
void 0&&s!==""&&(yield[s,m])}}const rs=60,is=20,as=300,cs=/(?:^|\/)(?:[jt]sconfig[\w.-]{0,60}|\.[\w.-]{1,60}|devcontainer)\.json$/;function Ot(e){const l=sn(e).
flatMap(u=>u.split(/[\s'"`(),:;=[\]{}]+/)).map(u=>u.replace(/\.$/,"")).filter(u=>u.endsWith(".json")).filter(u=>!cs.test(u)&&!u.includes("node_modules/"));return[
...new Set(l.reverse())].slice(0,is)}function ls(e,s){const i=sn(e),l=Pe(i,e.message);if(l===void 0)return;const u=i.filter(m=>/\berror\b|\bfail|not found|cannot|could ?n[o']t|no matching/i.
test(m));for(const m of[l,...u.reverse()]){if(m===e.message||Le(m))continue;const k=m.replace(/%2f/gi,"/").split(/[\s'"`(),:;]+/),N=new Set(k.map(ds)),G=(0,je.bA)(
s,X=>N.has(X));if(G)return{dependency:G,message:(0,V.Ow)(m.trim(),as)}}}function ds(e){const s=e.split("/"),[i="",l=""]=s.slice(-2),u=i.startsWith("@")?`${i}/${l}`:
l||i;return/^@?[^@]+@/.test(u)||s.length>1?u.replace(/(?<=.)@.*$/,""):void 0}function sn({log:e}){return(0,Z.Se)(e).slice(-rs).map(({text:s})=>s)}async function us(e,s,i,l){
const{fault:u,cause:m=""}=en(e,l);if(m!==""&&!u)return;const k=u?.summary??"",N=await(0,je.PX)(s,i),G=await(0,Jn.GQ)(s,i),X={sources:s,folder:i,app:s.pathOf(i),
manifests:N,lockfile:G,cause:m,summary:k},me=u?await ot(u.part,X):await on(e,X);if(!me)return;const{line:ie,column:le}=me.place??{line:null,column:null},Oe=me.message??
k;return{file:me.file,line:ie,column:le,severity:"error",code:(me.cause??m)||null,message:Oe}}async function on(e,s){for(const l of Ot(e)){const u=await dn(l,s);
if(u?.place)return{...u,cause:"settings-invalid"}}const i=e.stage==="install"?ls(e,s.manifests):void 0;return i&&{...Be(i.dependency),message:i.message}}async function ot(e,s){
switch(e.kind){case"dependency":return await hs(e,s)??ms(e,s);case"engines":return gs(e,s);case"script":return await cn(s)??Rt(e,s);case"uninstalled":return cn(
s);case"member":return e.name==="workspaces"?$s(s):ws(e,s);case"lockfile":return ln(e.lacks,s);case"file":return dn(e.path,s);case"names":return bs(s.manifests);default:
return(0,Qt.xb)(e)}}const fs=["preinstall","install","postinstall","prepare"],xt=["package-not-found","version-not-found","registry-login","registry-refused"];function ms({
name:e,host:s,script:i},{manifests:l,lockfile:u,cause:m,summary:k}){const N=(0,je.bA)(l,(ie,le)=>e===void 0?s!==void 0&&le.includes(s):ie===e);if(!N){const ie=i&&
l.find(({value:Oe})=>Oe.name===e);if(ie){const Oe=k.replace(/^the package "[^"]{1,200}"/,"the project");return{file:ie.file,...Rt({kind:"script",...i},{manifests:[
ie]}),message:Oe}}const le=e!==void 0&&u?Qn(e,u,l):void 0;return le&&{...Be(le),message:`${k}; ${le.name} brings it`}}const G=l.find(({value:ie})=>ie.name===N.name);
if(!G||!xt.includes(m))return Be(N);const X=G.value.version,me=typeof X=="string"?`in version ${X}`:"without a version";return{...Be(N),cause:"workspace-version",
message:`"${N.name}" is a workspace of this repository (${G.folder}) ${me}, and ${N.manifest.file} asks for ${N.wanted}`}}const ps=[".npmrc",".yarnrc.yml",".yar\
nrc","bunfig.toml"],rn=/^registry\.(?:npmjs\.org|yarnpkg\.com)$/;async function hs({host:e,name:s},i){const{sources:l,lockfile:u,folder:m,manifests:k}=i;if(e===
void 0||rn.test(e)||(0,je.bA)(k,(le,Oe)=>Oe.includes(e)))return;for(const le of ps){const Fe=(await l.lines((0,S.resolve)(m,le))??[]).findIndex(Ve=>Ve.includes(
`//${e}`))+1;if(Fe>0)return{file:l.pathOf((0,S.resolve)(m,le)),place:{line:Fe,column:1}}}const N=u?.text.split(`
`)??[],G=le=>/\bresol(?:ved|ution)\b|\btarball\b/.test(le),X=(le,Oe)=>le.includes(`//${e}/`)&&le.includes(Oe)&&G(le),me=s===void 0?-1:N.findIndex(le=>X(le,`/${s}\
/`)),ie=(me>=0?me:N.findIndex(le=>X(le,"")))+1;return u&&ie>0?{file:u.file,place:{line:ie,column:1}}:void 0}function Be({manifest:e,place:s}){return{file:e.file,
place:s}}function gs({name:e,member:s},{manifests:i,summary:l}){const u=N=>(0,Ye.Gv)(N.value.engines)&&s in N.value.engines,m=i.find(N=>u(N)&&(e===""||N.value.name===
e));if(!m){const N=(0,je.bA)(i,G=>G===e);return N&&Be(N)}const k=l.replace(/^"[^"]{1,200}"/,"the project");return{file:m.file,place:(0,Xe.VV)(m,["engines",s]),message:k}}
function Rt({name:e,command:s},{manifests:i}){const l=m=>s!==void 0&&(m===s||m.split(/[\s;&|()]+/).includes(s)),u=(0,je.fv)(i,(m,k)=>(e===void 0||m===e)&&l(k))??
(0,je.fv)(i,m=>s===void 0&&e===void 0?fs.includes(m):m===e);return u&&Be(u)}function ws({name:e,wanted:s},{manifests:i,summary:l}){const u=e==="scripts"&&s!==void 0?
(0,je.fv)(i,(X,me)=>ys(me,s)):void 0,m=u?.manifest??i.find(({value:X})=>X[e]!==void 0)??i[0];if(!m)return;const k=m.value[e],N=s!==void 0&&(0,Ye.Gv)(k)?(0,C.pA)(
s,Object.keys(k)):[],G=u?.place??(0,Xe.VV)(m,[e]);return{file:m.file,place:G,message:(0,j.RU)(l,N)}}const Es=["npm","pnpm","yarn","bun"],an=["npm-run-all","npm-\
run-all2","run-s","run-p"];function ys(e,s){return e.split(/[;&|()"']+/).some(i=>{const l=i.split(/\s+/).filter(G=>G!==""&&!G.startsWith("-")),u=l.findIndex(G=>Es.
includes(G)||an.includes(G));if(u<0)return!1;const[m="",k="",...N]=l.slice(u);return an.includes(m)?[k,...N].includes(s):(/^run(?:-script)?$/.test(k)?N[0]:k)===
s})}function $s({manifests:e,lockfile:s}){const i=e.find(({folder:l})=>l===(s?.folder??""))??e[0];return i&&{file:i.file,place:(0,Xe.VV)(i,["workspaces"])}}function bs(e){
for(const[s,{file:i,value:l}]of e.entries()){const u=e.slice(s+1).find(k=>k.value.name===l.name);if(typeof l.name!="string"||!u)continue;const m=`multiple proje\
cts are called ${l.name}: ${i} and ${u.file}`;return{file:u.file,place:(0,Xe.VV)(u,["name"]),message:m}}}async function cn({sources:e,app:s,manifests:i,lockfile:l,
summary:u}){const m=i.find(({folder:X})=>X===s);if(!m||!l||l.folder===s)return;const k=i.find(({folder:X})=>X===l.folder),N=l.folder===""?s:s.slice(l.folder.length+
1),G=await(0,nn.c)(l,k,e);if(!(0,nn.S)(N,G.patterns))return{file:G.file??m.file,place:G.place,cause:"outside-workspaces",message:`${u}: ${s} is not in the works\
paces of ${G.file??"the root"}, so its dependencies were not installed`}}function ln(e,{manifests:s,lockfile:i,cause:l}){const[u]=s;if(!i)return u&&{file:u.file};
const m=(0,Xe.as)(i.text);if(m!==void 0){const le=`${i.file} has the conflict markers of a merge`,Oe=(0,$t.q1)(i.text,m);return{file:i.file,place:Oe,cause:"conf\
lict-markers",message:le}}const k=(0,je.bA)(s,le=>e.includes(le))??Xn(i,s);if(!k||l!=="lockfile-outdated")return{file:i.file};const{manifest:N,name:G,wanted:X}=k,
me=s.some(({value:le})=>le.name===G),ie=`${i.file} does not fit ${N.file}, which asks for ${G} ${X}${me?", a workspace of this repository":""}`;return{...Be(k),
message:ie}}async function dn(e,{sources:s,folder:i}){const l=(0,S.resolve)(i,e);if(!(0,Un.FK)(s.root,l))return;const u=await s.text(l),m=s.pathOf(l);if(u===void 0)
return;const k=(0,$t.UQ)(u);if(!/\.jsonc?$/.test(m)||!k||/^[ \t]{0,80}\/[/*]/m.test(u))return{file:m};const N=(0,$t.q1)(u,k.offset);return{file:m,place:N,message:`${m}\
 is not valid JSON: ${k.message} (line ${N.line}, column ${N.column})`}}const un=10,fn=2;async function _t(e,s){const l=e.exitCode!==null||e.signal!==null?s.stage===
"install"?"install":"build":void 0,u=e.diagnostics;return u.length>0?rt(u,s):rt(await at({...e,log:s.log.recent()},Tt(s,{command:l})),s)}function Tt({root:e,context:s,
workspace:i},l){const{clock:u}=s;return{root:i.source,folder:e,command:"build",clock:u,processor:I.jq,...l}}function rt(e,{context:s,workspace:i}){const l=e.map(
u=>({...u,message:Qe(u.message,i)}));return Ts(l,new nt.j(i.source,s.clock))}function Qe(e,{source:s,app:i}){return e.replaceAll(`file://${s}/`,"").replaceAll(`${s}\
/`,"").replace(q.cU,l=>l.includes(`${i}/`)?S.posix.basename(l):l)}async function Ss(e,s,i){if(e.code==="out_of_memory")return[];const l=e.log.map(k=>k.replace(it,
i)),u=new Set((await(0,Mn.z)(s))?.map(({path:k})=>k)),m=await at({...e,log:l},Tt(s,{own:u,searchMs:mn}));return rt(m.filter(({severity:k,line:N})=>k==="error"&&
N!==null),s)}const mn=1e3,it=/(?<![\w.-])\/app(?=\/)/g;async function at(e,s,{formats:i,causes:l}=Et){const{read:u,guess:m}=await(0,Xt.RJ)(e.log,s,i),k=m?[...u,
m]:u,N=new nt.j(s.root,s.clock),G=await us({...e,diagnostics:k},N,s.folder,l);if(!G)return k;const X=({file:me,line:ie})=>me===G.file&&(ie===null||ie===G.line);
return[G,...u.filter(me=>!X(me))]}async function vs(e,s=I.jq){const i=e.log.recent(),l=Tt(e,{processor:s,searchMs:mn}),{root:u,folder:m,clock:k}=l,N=await Jt(new nt.
j(u,k),m),G=N?[N]:[];if(!i.some(Ue=>(0,K.F7)(Ue)||/^WARN\b/.test(Ue)))return G;const X=await Ln(i,new nt.j(u,k),m);if(X)return[X];const ie=(await at({stage:"bui\
ld",exitCode:0,log:i},l)).filter(({severity:Ue})=>Ue==="error").slice(0,F.ws),le=(0,Z.Se)(i),Oe=Ue=>({...Ue,message:Qe(Ue.message,e.workspace)}),Fe=ie.map(Ue=>Oe(
pn(Ue,le)));if(Fe.length>0)return[...G,...Fe].slice(0,F.ws);const Ve=(0,K.sq)(le);return Ve?[...G,Oe({file:null,line:null,message:At(Ve.message)})]:G}function pn({
file:e,line:s,message:i},l){const u={file:e,line:s,message:At(i)};return e!==null&&s!==null&&xs(i,(0,S.basename)(e),l)?{...u,isMarked:!0}:u}const ks=/^\[?(?:ERROR|FATAL)\]?:?\s/,
Os=12,hn=100;function xs(e,s,i){const l=e.slice(0,40);return i.some(({text:u},m)=>{if(!ks.test(u))return!1;const k=u.endsWith("{")?i.slice(m,m+hn):[],N=k.findIndex(
X=>X.text.startsWith("}")),G=N===-1?i.slice(m,m+Os):k.slice(0,N+1);return[l,s].every(X=>G.some(me=>me.text.includes(X)))})}function At(e){return(0,V.Ow)(e,F.iA).
toWellFormed()}const Rs=/not installed|can(?:not|'t) (?:find|resolve)|could not (?:find|resolve|load)|failed to resolve|no such file|unresolved/i;function _s(e){
const s=e.filter(({severity:i})=>i==="error");return s.length>0&&s.every(({line:i,message:l})=>i!==null&&!Rs.test(l))}async function Ts(e,s){const i=[];for(const l of e.
slice(0,un)){const u=l.line===null?void 0:await s.lines(l.file);i.push(u&&l.line!==null?{...l,source:As(u,l.line)}:l)}return[...i,...e.slice(un)]}function As(e,s){
const i=Math.max(1,s-fn);return e.slice(i-1,s+fn).map((l,u)=>({line:i+u,text:(0,V.DJ)(l.slice(0,B.IC.sourceLine)).toWellFormed()}))}}),4177:((Se,ae,h)=>{h.d(ae,
{EZ:()=>j,ac:()=>_,fz:()=>L,nC:()=>U});var S=h(6760),I=h(3052),V=h(7214),F=h(6612),B=h(6419),K=h(402);const Z=/^(?!(?:package-lock|npm-shrinkwrap|pnpm-lock)\.|(?:CHANGELOG|LICENSE)\b)(?:.*\.(?:[cm]?[jt]sx?|g[jt]s|json[5c]?|ya?ml|toml|vue|svelte|astro|mdx?|markdown|html?|hbs|handlebars|njk|nunjucks|liquid|pug|jade|ejs|eta|twig|css|p?css|s[ac]ss|less|styl|graphqls?|gql|sh|py|rb|go|rs|php)|\.\w{2,20}rc|\.env(?:\.\w{1,20})?)$/i,
q=/\.(?:png|jpe?g|gif|svg|webp|avif|ico|woff2?|mp4|pdf)$/i,W={test:P=>Z.test(P)||q.test(P)},x=/(?:^|\/)(?:dist|build|out|_site|coverage|cache|storybook-static)\//,
R=/\.(?:timestamp-\d{6,20}-\w{1,40}|bundled_\w{1,40})\.[cm]?js$/;function L(P){return R.test(P)}const D=2e3,O=1e3,g=3,v=2*I.D6,C=32;function j(P){const b=(f="")=>/^---\s*$/.
test(f);return b(P[0])?P.findIndex((f,y)=>y>0&&b(f))+1:0}function U(P,b){return P.flatMap((f,y)=>b(f,y)?[y+1]:[])}class _{files;#e;#t;#n=new Map;#s;list;#o=new Map;constructor(b,f,y,$=[]){
this.files=y,this.list=(0,V.c3)([...y,...$]),this.#e=b,this.#t=f,this.#s=new Set(y)}static async read(b,f,y){const $=[],M=[];for await(const z of b.walk(W)){const Q=b.
pathOf(z);if(!(x.test(Q)||R.test(Q)||y?.has(Q)===!1)&&(q.test(Q)?M.length<O&&M.push(Q):$.push(Q),$.length>=O))break}return new _(b,b.pathOf(f),$,M)}has(b){return this.#s.
has(b)}get manifest(){return[`${this.#t}/package.json`,"package.json"].find(b=>this.has(b))}async lockfile(){return(await(0,K.GQ)(this.#e,(0,S.resolve)(this.#e.
root,this.#t)))?.text??""}find(b){const f=(0,F.qD)(b,{exists:M=>this.has(M),rootDirectory:this.#t});if(f!==void 0||b.startsWith("/")||/node_modules|^\w+:/.test(
b))return f;const y=b.replace(/^(?:\.{1,2}\/)+/,"");if(!/\.[a-z]\w{0,9}$/i.test(y)||x.test(y))return;const $=this.files.filter(M=>M.endsWith(`/${y}`)||y.endsWith(
`/${M}`));return $.length===1&&($[0]?.includes("/")||(0,S.basename)(y)!==y)?$[0]:void 0}async lines(b){const f=this.#n.get(b);if(f)return f;const $=(await this.#e.
lines((0,S.resolve)(this.#e.root,b))??[]).map(M=>M.length>D?"":M);return this.#n.set(b,$),$}async collect(b,f){await this.load(b);const y=[];for(const $ of b)for(const[
M,z]of(await this.lines($)).entries()){const Q=f(z,M+1,$);Q!==void 0&&y.push(Q)}return y}async piece(b,f,y,$){const M=(await this.#r(b))[f-1]??"";return M.length<=
2*$?M:M.slice(Math.max(0,y-1-$),y-1+$)}async#r(b){const f=this.#o.get(b);if(f||this.#o.size>=g)return f??[];const{root:y}=this.#e,$=(await(0,B.xO)(y,(0,S.resolve)(
y,b),v))?.text.split(`
`)??[];return this.#o.set(b,$),$}async load(b=this.files){for(let f=0;f<b.length&&!this.isOver;f+=C)await Promise.all(b.slice(f,f+C).map(y=>this.lines(y)))}onlyOf(b){
return b.length===1&&!this.isPartial?b[0]:void 0}get isPartial(){return this.isOver||this.files.length>=O}get isOver(){return this.#e.isOver}}}),9093:((Se,ae,h)=>{
h.r(ae),h.d(ae,{warningsOf:()=>x});var S=h(1224),I=h(8595),V=h(6653),F=h(5388),B=h(901),K=h(1293),Z=h(8741),q=h(4177);const W={file:null,line:null};async function x(O,g){
const v=await(0,Z.faultsOfSuccess)(O),C=g.some(F.isErrorOfSite)?v:v.filter(({isMarked:P})=>P),j=await q.ac.read(new B.j(O.workspace.source,S.jq,K.wA),O.root),U=C.
map(P=>{const{file:b,line:f}=P;return{code:"build_fault",file:b,line:f,message:(0,Z.ownWords)((0,I._Q)(P))}}),_=await Promise.all(g.map(P=>R(P,j)));return[...U,
..._].slice(0,I.iq)}async function R(O,g){const{code:v,message:C,href:j,in:U=""}=O;if(v==="unclosed_block")return{code:v,message:(0,Z.ownWords)(C),...await D(g)};
const _=j===void 0?void 0:await(0,V.uP)(j,U,void 0,f=>L(f,g)),{file:P,line:b}=g.isOver||!_?W:_.place;return{code:v,file:P,line:b,message:(0,Z.ownWords)(C+(g.isOver?
"":(0,V.lp)(_)))}}function L(O,g){return g.collect(g.files,(v,C,j)=>{const U=(0,V._Q)(v,O);return U===void 0?void 0:{file:j,line:C,column:U}})}async function D(O){
const g=O.files.filter(C=>C.endsWith(".css"));await O.load(g);const v=await Promise.all(g.map(async C=>({file:C,line:(0,V.Dn)(C,(await O.lines(C)).join(`
`),void 0)??null})));return O.onlyOf(v.filter(({line:C})=>C!==null))??W}}),1845:((Se,ae,h)=>{h.d(ae,{z:()=>B});var S=h(1264),I=h(6275),V=h(417);const F=2e5;async function B({
context:K,mirror:Z,commit:q,signal:W}){const x=[],R=["-C",Z,"-c","core.quotePath=false","ls-tree","-r","--full-tree",q],{exitCode:L}=await(0,I.m)("git",R,{cwd:"\
/",env:{...(0,V.gE)("none"),PATH:`${K.path}:${S.sg}`},signal:W,onLine(D,O){const[,g,v,C]=/^(\d{6}) \w+ ([0-9a-f]{40,64})\t(.+)$/.exec(D)??[];O==="stdout"&&g&&v&&
C&&x.length<=F&&x.push({mode:g,id:v,path:C})}});return L===0&&x.length<=F?x:void 0}}),7699:((Se,ae,h)=>{h.d(ae,{If:()=>R,KZ:()=>Z,Zz:()=>L,jO:()=>O,tH:()=>W});const S=String.
raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})(?:\s|(?!\s))|[^\da-f])`,I=String.raw`"([^"\\\n]*(?:${S}[^"\\\n]*)*)"`,V=String.raw`'([^'\\\n]*(?:${S}[^'\\\n]*)*)'`,
F=String.raw`((?:[^()"'\s\\]|${S})+)\s*\)`,B=new RegExp([String.raw`/\*[\s\S]*?(?:\*/|$)`,S,String.raw`(?:url\(\s*|@import\s+)(?:${I}|${V})`,String.raw`url\(\s*${F}`,
I.replace("(","(?:"),V.replace("(","(?:")].join("|"),"gi"),K=/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;function Z(j){return[...j.matchAll(B)].flatMap(U=>{const _=U.
slice(1).find(P=>P!==void 0);return _===void 0||_===""||_.startsWith("#")?[]:[{href:C(_),kind:"asset"}]})}const q=new RegExp(`${B.source}|([{}])`,"gi");function W(j){
const U=[];for(const P of j.matchAll(q)){const b=P.at(-1);b==="{"?U.push(P.index):b==="}"&&U.pop()}const _=U.at(-1);return _===void 0?void 0:j.slice(0,_).split(
`
`).length}const x=new RegExp(`${B.source}|(@(?:tailwind|apply|screen|include|mixin|extend|use|forward))(?=\\s)`,"gi");function R(j){for(const U of j.matchAll(x)){
const _=U.at(-1);if(_?.startsWith("@"))return _}}function L(j,U){return U.startsWith("<")?`The page ${j} has ${U}, which browsers show as text: the template eng\
ine did not run`:`The style sheet ${j} has ${U}, which browsers ignore: the tool that replaces it did not run`}const D=/(?<=[=(,:[?|&{}\s]|return)(["'`])(\/(?!\/)[^"'`\s\\<>{}$?#*]{1,200}\.(?:avif|gif|jpe?g|mp[34]|otf|pdf|png|svg|ttf|webm|webp|woff2?))["'`](?=[,;:)\]}?\s])/gi;
function O(j){return[...j.matchAll(D)].map(([,,U=""])=>({href:U,kind:"mention"}))}const g=/\b(?:fetch|getJSON|importScripts|(?:Shared)?Worker)\(\s{0,9}["'`]((?!\/\/)[^"'`\s\\<>{}$?#*:]{1,200}\.(?:csv|geojson|html?|js|json|md|svg|txt|wasm|webmanifest|xml|ya?ml))["'`]\s{0,9}[,)]/g;
function v(j){return[...j.matchAll(g)].map(([,U=""])=>({href:U,kind:"mention"}))}function C(j){return j.replace(K,(U,_,P,b)=>{const f=_===void 0?Number.NaN:Number.
parseInt(_,16);return f<=1114111?String.fromCodePoint(f):P===void 0?b??"":""})}}),6653:((Se,ae,h)=>{h.d(ae,{Dn:()=>D,_Q:()=>R,lp:()=>q,uP:()=>V});var S=h(5807),
I=h(7699);async function V(f,y,$,M,z=!1){let Q,ee,te;const pe=f.replace(/^(?:\.{0,2}\/)+/,"");for(const oe of g(f,y)){const re=(await M(oe)).filter(({file:Ee})=>!F.
test(Ee)),J=re.filter(({file:Ee})=>!O(Ee,$));if(te){const Ee=oe===pe?_(J.filter(({file:ye})=>!K.test(ye))):void 0;if(Ee)return{place:Ee,others:[te]};continue}const ce=_(
J)??_(J.filter(({file:Ee})=>P(Ee,y)));if(ce&&!(z&&K.test(ce.file)))return{place:ce,others:[]};te=ce,Q??=U(J,y,z),ee??=_(re)}const Y=te??(Q?void 0:ee);return Y?{
place:Y,others:[]}:Q}const F=/\.log$|(?:^|\/)(?:netlify\.toml|(?:vercel|firebase)\.json|_redirects)$/;function B(f){return K.test(f)}const K=/\.(?:mdx?|markdown)$/,
Z=/(?:^|\/)_?(?:layouts?|includes?|partials?|components?|themes?)\//i;function q(f){return!f||f.others.length===0?"":`; also in ${f.others.map(({file:y,line:$})=>$===
null?y:`${y}:${$}`).join(", ")}`}const W=/(?:[\s"'`(=[{}>,:%]|(?:\(|:\s)<|<(?=\.))\.{0,2}\/?$/,x=/^[\s"'`)\]}<>,;#?]/;function R(f,y){for(let $=f.indexOf(y);$!==
-1;$=f.indexOf(y,$+1)){const[M,z]=[f.slice(Math.max(0,$-4),$),f.slice($+y.length,$+y.length+1)];if(($===0||W.test(M))&&(z===""||x.test(z)))return $+1}}const L=/(?:^|\/)(?:__\w+__|tests?|specs?|fixtures?|examples?|node_modules|vendor)\//;
function D(f,y,$){return O(f,$)||L.test(f)?void 0:(0,I.tH)(y)}function O(f,y){return y!==void 0&&f.startsWith(`${y}/`)}function g(f,y){const[$=""]=f.split(/[?#]/,
1),M=f.replaceAll("&","&amp;"),z=/^\.{1,2}\//.test($)?new URL($,`http://site/${encodeURI(y)}`).pathname:"",Q=[f,M,$,z],ee=(z||$).replace(/^\/+/,""),te=v(ee)?[ee,
...C(ee)]:[],pe=[...Q,...Q.map(Y=>Y.replace(/\/$/,"")),...te];return[...new Set([...pe,...pe.map(S.oF)])].filter(Y=>Y.length>1)}function v(f){return/\.\w{2,5}$/.
test(f)}function C(f){const y=f.split("/");return y.slice(1).map(($,M)=>y.slice(M+1).join("/"))}const j=4;function U(f,y,$){if(f.length===0||f.length>j)return;const M=new Set(
y.replace(/(?:(?:^|\/)index)?\.[^/.]+$/,"").split("/")),z=({file:pe})=>pe.split(/[/.]/).filter(Y=>M.has(Y)).length,Q=pe=>($&&Z.test(pe.file)?M.size+1:0)+z(pe),[
ee,...te]=f.toSorted((pe,Y)=>Q(Y)-Q(pe));return ee&&{place:ee,others:te}}function _(f){const[y]=f;return y&&f.every(({file:$})=>$===y.file)?y:void 0}function P(f,y){
const $=b(y.replace(/\/index\.[^/]+$/,""));return b(f)===$||b(f.replace(/\/index\.[^/]+$/,""))===$}function b(f){return f.slice(f.lastIndexOf("/")+1).replace(/(?<=.)\..*$/,
"")}})};export{Bo as id,Go as ids,Ko as modules};

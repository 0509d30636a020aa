const Jo=348,Xo=[348],Qo={9882:((Oe,re,m)=>{m.d(re,{IM:()=>Y,pA:()=>A});const k={characters:80,candidates:1e3,shown:3};function A(N,x){const _=K(N);if(_===""||N.
length>k.characters)return[];const P=x.slice(0,k.candidates).filter(p=>p!==N&&p.length<=k.characters).flatMap(p=>{const E=te(_,K(p)),R=H(N)===H(p)?Math.min(E??W,
W):E;return R===void 0?[]:[{each:p,points:R}]}),S=Math.min(...P.map(({points:p})=>p));return P.sort((p,E)=>p.points-E.points).filter(({points:p})=>p<=S+1).slice(
0,k.shown).map(({each:p})=>p)}function Y(N,x){return A(N,x).filter(_=>G(N,_)<=Math.max(1,Math.floor(Math.min(N.length,_.length)/8)))}function U(N,x){const[_]=A(
N.trim(),x);return _===void 0?"":`; did you mean "${_}"?`}function K(N){return N.toLowerCase().replace(/[-_.:\s]/g,"")}const W=1;function H(N){return/^[^:]{1,40}(?=:)/.
exec(N)?.[0]??`${N}:`}function te(N,x){if(N===x)return 0;const _=Math.max(1,Math.floor(Math.min(N.length,x.length)/3)),P=G(N,x);if(P<=_)return P;const[S,p]=N.length<
x.length?[N,x]:[x,N];if(S.length>=4&&(p.startsWith(S)||p.endsWith(S)))return _+1}function G(N,x){let _=[],P=Array.from({length:x.length+1},(S,p)=>p);for(let S=1;S<=
N.length;S++){const p=[S];for(let E=1;E<=x.length;E++){const R=N[S-1]===x[E-1],C=S>1&&E>1&&N[S-1]===x[E-2]&&N[S-2]===x[E-1];p[E]=Math.min((P[E]??0)+1,(p[E-1]??0)+
1,(P[E-1]??0)+(R?0:1),C?(_[E-2]??0)+1:Number.POSITIVE_INFINITY)}[_,P]=[P,p]}return P[x.length]??0}}),2458:((Oe,re,m)=>{m.d(re,{W:()=>K});var k=m(5807);const A="\
{js,cjs,mjs,ts,cts,mts}",Y={hidden:(0,k.aL)(".* __pycache__"),lockfiles:(0,k.aL)(`
    package-lock.json npm-shrinkwrap.json pnpm-lock.yaml yarn.lock bun.lock bun.lockb
    deno.lock composer.lock Gemfile.lock Cargo.lock go.sum poetry.lock Pipfile.lock
    pdm.lock uv.lock mix.lock pubspec.lock flake.lock
  `),manifests:(0,k.aL)(`
    package.json pnpm-workspace.yaml lerna.json nx.json turbo.json bower.json jsr.json
    deno.{json,jsonc} composer.json Gemfile *.gemspec requirements*.txt pyproject.toml
    setup.py setup.cfg Pipfile Cargo.toml go.mod go.work pom.xml build.gradle
    build.gradle.kts mix.exs pubspec.yaml flake.nix
  `),configuration:(0,k.aL)(`
    {astro,ava,babel,commitlint,craco,cypress,docusaurus,eleventy,esbuild,eslint,gatsby,jest,karma,lint-staged,next,nuxt,playwright,postcss,prettier,react-route\
r,remix,rolldown,rollup,rsbuild,rspack,rspress,snowpack,stylelint,svelte,svgo,tailwind,tsdown,tsup,uno,vite,vitest,vue,wdio,webpack,windi}.config.${A}
    tsconfig*.json jsconfig*.json angular.json biome.{json,jsonc} _config.{yml,yaml}
    mkdocs.{yml,yaml} book.toml tox.ini
  `),tasks:(0,k.aL)(`
    Makefile GNUmakefile Rakefile Justfile Taskfile.{yml,yaml} gulpfile.${A}
    gruntfile.${A} Procfile Jenkinsfile Vagrantfile
  `),containers:(0,k.aL)(`
    Dockerfile *.dockerfile Dockerfile.{dev,development,prod,production,test} Containerfile
    docker-compose*.{yml,yaml} compose*.{yml,yaml}
  `),hosts:(0,k.aL)(`
    netlify.toml vercel.json firebase.json wrangler.{toml,json,jsonc} fly.toml render.yaml
    *.tfstate *.tfstate.backup *.tfvars
  `)},U=new RegExp(`^(?:${Object.values(Y).flat().map(W).join("|")})$`,"is");function K(H){return H!==".well-known"&&U.test(H)}function W(H){return H.replace(/[.+]/g,
"\\$&").replaceAll("*",".*").replace(/\{([^}]*)\}/g,(te,G)=>`(?:${G.replaceAll(",","|")})`)}}),1809:((Oe,re,m)=>{m.d(re,{EP:()=>p,Ol:()=>K,Xk:()=>W,oJ:()=>te});
const k=/(?:^|\s)[\d.,]{1,12}\s?(?:B|bytes|[kKMG]i?B)(?=$|[\s│|,)\]])/,A=/\b(?:errors?|fail(?:ed|s)?|exceed(?:s|ed)?|limit|too (?:large|big|long)|cannot|must|not)\b/i,
Y=[/^\s*[○●◐ƒλ∙]\s{1,4}(?:\(|\/)/u,/^\s*(?:Route|Page|Asset|File|Path|Name|Chunk|Size)\b.{0,120}\b(?:Size|First Load|gzip|Chunks|Type)\b/,/^\s*[├└┌┬╰╭](?:[─━]{0,3}\s|$)(?!.{0,200}(?:Error|\[\d{3}\]|✖|×))/u,
/^\s*\+ First Load JS\b/,/^\s*(?:\[[\w:@/.-]{1,40}\]\s)?(?:✓|✔|√|✅|☑|🎉|✨|🚀|λ|▶|❯)/u,/\b(?:built|done|finished|completed|compiled|generated|wrote|copied|written)\b.{0,80}\b\d[\d.,]{0,8}\s?(?:ms|s|sec|seconds|min|minutes?)\b/i,
/^\s*[-•]?\s?\d{1,7} (?:errors|warnings|hints|modules?|pages?|files?|assets?|packages?)\b.{0,60}$/,/\(\d{1,7}\/\d{1,7}\)\s*$/,/^\s*(?:Result|Summary|Total|Time|Duration|Tasks|Cached)\b.{0,60}:/,
/^\s*(?:Attention: |This information is used|You can learn more|Learn more|Read more|See https?:|https?:\/\/\S{1,300}$)/,/^\s*(?:▲ )?Next\.js \d/u,/^\s*\.{3} (?:collapsed )?\d{1,7} (?:duplicate )?lines matching /,
/Entry docs → 404 was not found\.$/,/^lscpu: failed to determine /,/^\d{1,7}:(?:\s|$)/],U=/^\s*(?:✓|✔|√|✅|🎉|✨)|\b(?:built|done|completed|finished)(?: \w{1,20})? in \d|\bcompiled successfully\b|^\s*[○●ƒλ]\s{1,4}\(/iu;
function K(E){return Y.some(R=>R.test(E))||H(E)||W(E)}function W(E){return k.test(E)&&!A.test(G(E))}function H(E){return E.length<=300||E.split(" ").length>E.length/
16?!1:E.split(/[;{}=]/).length>E.length/30}function te(E){return U.test(E)}function G(E){return E.split(/\s+/).filter(R=>!/[/.][\w[]/.test(R)).join(" ")}const N=/^\s{0,8}⚠|^(?:[▲!]\s{1,3})?(?:\[(?:warn(?:ing)?|hint|info)\]|(?:deprecation )?warning\b(?! as error))|^\s{0,4}(?![-*])[^\s:"']{1,400}(?::\d{1,7}){1,2}:?\s(?:-\s)?(?:warning|hint|info|note|message|suggestion)\b|^\s{0,4}[^\s:"']{1,400}\(\d{1,7},\d{1,7}\): (?:warning|info|message)\b|^\s*\d{1,7}:\d{1,7}\s{1,40}(?:warning|hint|info)\b/i,
x=/^\s*(?:[✘✖✗×⨯]|x\s|\[?(?:error|fatal)\b|\w{0,60}(?:Error|Exception)\b.{0,40}:\s|\d{1,7}:\d{1,7}\s{1,40}error\b)/i,_=/^(?:\s|$|\d{1,7}(?:\s|$))/,P=/^(?:WARNING in \S|\(!\) Some chunks\b)/,
S=12;function p(E,R,C){const T=new Set;let $=!1,I=!1;for(let M=Math.max(0,R-S);M<C;M++){const f=E[M]?.text??"";I=P.test(f)||I&&f.trim()!==""&&!/^ERROR in /.test(
f),$=I||N.test(f)||$&&_.test(f)&&!x.test(f),$&&T.add(M)}return T}}),9047:((Oe,re,m)=>{m.d(re,{B:()=>Y,v:()=>G});var k=m(5230);const A=[/["'](?<name>[\w$]{1,200})["'] is not exported (?:by|from) (?:["'](?<from>[^"']{1,400})["']|(?<path>[^\s,"']{1,400}))/,
/No matching export in "(?<from>[^"]{1,400})" for import "(?<name>[\w$]{1,200})"/,/\bexport '(?<name>[\w$]{1,200})' (?:\(imported as '[^']{1,200}'\) )?was not found in '(?<from>[^']{1,400})'/,
/The requested module '(?<from>[^']{1,400})' does not provide an export named '(?<name>[\w$]{1,200})'/,/(?:Module )?'"(?<from>[^"']{1,400})"' has no exported member (?:named )?'(?<name>[\w$]{1,200})'/,
/\bExport (?<name>[\w$]{1,200}) doesn't exist in target module/,/'(?<from>[^']{1,400})' does not contain a (?<name>default) export/,/Module '"(?<from>[^"]{1,400})"' has no (?<name>default) export/];
function Y(N){for(const x of A){const{name:_,from:P,path:S}=(0,k.$)(x,N)?.groups??{};if(_!==void 0)return{name:_,from:P??S}}}const U=300,K=/^ {0,40}export (?:declare |abstract )?(?:async )?(?:const enum|const|let|var|function ?\*?|class|interface|type|enum|namespace) (?<name>[\w$]{1,100})/,
W=/^\s{0,40}(?:module\.)?exports\.(?<name>[\w$]{1,100})\s*=/,H=/(?:^|\bas\s+)(?<name>[\w$]{1,100})\s*$/,te=/^\s{0,40}export\s+(?:type\s+)?\*\s+from\s+["'](?<from>[^"']{1,300})["']/;
function G(N){const x=new Set,_=[];let P=!1;for(const S of N){const p=(K.exec(S)??W.exec(S))?.groups?.name;p&&x.add(p),/^\s{0,40}export\s+default\b/.test(S)&&x.
add("default");const E=te.exec(S)?.groups?.from;E!==void 0&&_.push(E);const R=/^\s{0,40}export\s+(?:type\s+)?\{/.exec(S);if(P||=R!==null,!P)continue;const[C=""]=S.
slice(R?.[0].length??0).split("}",1);for(const T of C.replace(/\/\/.*$/,"").split(",")){const $=H.exec(T.trim())?.groups?.name;$&&x.add($)}if(P=!S.includes("}"),
x.size>=U)break}return{own:[...x],from:_}}}),2416:((Oe,re,m)=>{m.d(re,{F7:()=>Be,Gd:()=>f,Vz:()=>Ee,c4:()=>et,sq:()=>M,wh:()=>K});var k=m(1809),A=m(3716);const Y=/^(?:\[(?:error|ERROR|fatal)\](?:\s|$)|\w{1,20}\sERR!\s(?:[A-Z]\w{1,40}\s)?|\S{1,100}\sSTD(?:ERR|OUT)\s|[│■▲●└]\s{1,4}|(?:notsup|notarget|engine|network|JSON\.parse)\s)/,
U=/^err:\s(?=\w{0,60}(?:Error|Exception):)/;function K(Q){return Q.replace(Y,"")}const W=[/^\s*(?:\$|>(?!\s[A-Z].*\.$)|[+|│]|➤|at\s|\d{1,7}\s?[|│]|[{})\]]|\((?!!\))|\[$|-{2}|\*|node:internal|file:\s|throw\s|Node\.js v|A complete log|In most cases)/,
/^\s*(?:npm\s)?(?:<[cdilptw]>\s|\[?warn(?:ing)?\]?\b|\(node:\d|deprecat|info\b|notice\b|success\b|debug\b|verbose\b|note\b|hint\b|tip\b)/i,/^\s*(?:See|If|To|You|Note|Please|Try|Did you|This|Learn|Use|Visit|Run|For|Pass|Make sure|Searched|Import trace|Require stack|Emitted|Error reference|Location:|Stack trace|Progress|Packages|Checked out|Cloning|Lockfile is)\b/,
/^[^\w]{0,10}\d{1,6}\s(?:problem|error|warning)s?\b/,/^(?:Required|Actual|Wanted|Found|Valid \w+):\s/,/^(?:\[[\w:@/.-]{1,40}\]\s|[^\w[]){0,8}(?:Error:?\s{1,6})?(?:(?:[\w-]{1,20}\s)?build\s(?:failed|error|was canceled)|failed (?:to (?:compile|build)|with errors|tasks)|command failed|(?:error )?during build)(?:\swith\s\d{1,4}\serrors?:?$|(?:\W|$)(?!.*(?:Error\b|\b(?:not|cannot|can't|undefined|missing|invalid|required|resolve)\b)))/i,
/\b(?:exited? (?:with )?(?:code|status)|exit code|ELIFECYCLE|exited with \d|exited \(\d|\w{0,60}RUN_FIRST_FAIL\b)/,/^\s{2,}\w+:\s(?:undefined|null|true|false|-?\d+|\[|\{|'E?[A-Z_]+')/,
/^(?:code|path|errno|syscall|command|cwd|location|dest)\s\S{1,400}$/,/^\s*\[?(?:\w*Error|ERROR|FATAL)\]?:?\s*\{?$/,/^\s*(?:\w{0,60}Error:\s)?5\d\d\s\/\S{0,300}$/,
/^\s*\S{1,400}:\d{1,7}:(?:\d{1,7}|NaN)$/],H=/^\s*(?:✘|✖|✗|×|⨯|x\s|!|\[!\]|\(!\)|\[?(?:ERROR|error|fatal|FATAL|panic)\b\]?[\s:]|\d{1,7}:\d{1,7}[\s:]{1,4}error\b|ERR_|E\d{3}\b|YN00)/,
te=/^[^\w]{0,10}(?:\[[^\]]{1,60}\]:?\s){0,3}(?:\w{1,40}\s){0,3}(?:err:\s)?[([]?(?:Uncaught\s)?\w{0,60}(?:Error|Exception)\b[^:]{0,40}:?\s\S/,G=/^\s*(?:Caused by|Cause):$/,
N=/^\s{2,8}\d{1,2}:\s/,x=/^(?:\/(?:usr\/)?bin\/)?(?:ba|da|z)?sh:\s/,_=/^\s*(?:\[cause\]:|Caused by:|Cause:)\s*\S/,P=/^(?:\[cause\]:|Caused by:|Cause:)\s{1,4}/,S=/\b(?:not (?:found|compatible|exported|defined|set|exist|resolve|valid|allowed|a function|installed|recognized|(?:a )?supported|available|match)|doesn['’]t|does not|cannot|can['’]t|could not|couldn['’]t|failed to|unable to|unexpected|invalid|undefined|missing|unknown|expected|required|duplicate|must|unclosed|no such|no matching|forbidden|denied|unauthorized|refused|incompatible|unsupported|conflict(?:s|ing)?|unresolved|broken|mismatch|bad|incomplete|unrecognised|unterminated|dead|has no|no (?:\w{1,20} ){1,3}found|should (?:be|have|exist|not)|trailing)\b/i,
p=/\bE[A-Z]{4,}\b|[a-z](?:Expected|NotFound|Missing|Invalid)\b/,E=/^\s*(?:at\s|Hint:|Location:|Stack trace:|(?:>\s{0,9})?\d{1,7}\s?[|│])/,R=/^(?:\d{1,2}:\s(?!\d)|in\s{1,4}(?=\w{0,60}Error:\s|[a-z]{2,20} [a-z]{2,20} ))/,
C=3,T=3,$=1e3,I=6;function M(Q){let se;const ce=Math.max(0,Q.length-$),de=(0,k.EP)(Q,ce,Q.length),we=Q.findLastIndex(({text:ge})=>(0,k.oJ)(ge));for(let ge=ce;ge<
Q.length;ge++){const ve=de.has(ge)?0:bt(Q,ge),xe=ve>=C&&ge>we?ve+T:ve;ve>=C&&xe>(se?.points??0)&&(se={at:ge,points:xe})}return se&&f(Q,se.at)}function f(Q,se){const ce=ge=>K(
Q[ge]?.text??"").trim(),de=[];for(let ge=se+1;ge<Q.length&&de.length<I&&ge<se+12;ge++){const ve=ce(ge);if(!(ve===""||/^(?:(?:>\s{0,9})?\d{1,7}\s?[|│]|See\b|Hint)/.
test(ve))){if((0,A.LP)(ve))break;de.push(ve)}}const we=[H,P,U,R].reduce((ge,ve)=>ge.replace(ve,""),ce(se)).trim();return{at:se,message:Ee(we||ce(se),Q,se),details:de}}
const y=/^(?:\w{0,60}(?:Error|Exception):\s)?(?:in\s)?\(?(?<path>[^\s:"'`]{0,400})(?::\d{1,7}){0,2}:?\)?$/,b=/^(?:x|✗|×)?\s?(?:(?:Build|Module build|Module parse) failed(?: in [\d.]+m?s)?(?: \(from [^()]{1,300}\))?|Error while requesting resource)[.:]?$/,
L=/^[A-Z][a-z]{2,20}(?: \w{2,20}){0,2} failed: [^\s"'`]{1,300}\.\w{1,10}$/,F=/^\w{2,20} error: [a-z]{2,30}(?:_[a-z]{1,30}){1,8}$/,X=14,ae=/^(?:\|- |[├╰└]─{1,2}▶\s{1,4}(?:[×x]\s{1,4})?)/;
function oe(Q){const se=y.exec(Q)?.groups?.path;return se===""||/[./]/.test(se??"")||/^in \S+$/.test(Q)}function Ee(Q,se,ce){if(Ie.test(Q))return[Q.replace(/\.$/,
""),be(se,ce)].filter(Boolean).join(": ");const de=Q.endsWith("[")?z(se,ce):void 0;if(de)return`${Q.slice(0,-1)}${de}`;const we=ke(Q,se,ce)??ie(Q,se,ce)??_e(Q,se,
ce);if(we)return`${Q} ${we}`;const ge=[b,L,F].some(ve=>ve.test(Q))||oe(Q);if(!ge&&!Q.endsWith(":")&&!We.test(Q))return Q;for(let ve=ce+1;ve<=ce+X&&ve<se.length;ve++){
const xe=K(se[ve]?.text??"").replaceAll("**","").trim().replace(/^-\s(?=\w)/,"").replace(ae,"").replace(Se,(tt,nt,it)=>nt===it?`${nt}: `:tt);if((0,A.LP)(xe))break;
if(!(xe===""||Fe.test(xe)||Q.includes(xe))){if(ge){if(oe(xe))continue;return xe}if(!Be(xe)){if(We.test(Q)&&/^\s/.test(se[ve]?.text??""))continue;return Q}return[
Q,xe,_e(xe,se,ve)].filter(Boolean).join(" ")}}return Q}const Z=/["']?path["']?: \[(?<path>[^\]]{1,200})\].{0,200}?["']?message["']?: (?<quote>["'])(?<words>.{1,200}?)\k<quote>/;
function z(Q,se){const ce=Q.slice(se+1,se+X).map(ge=>ge?.text??""),{path:de,words:we}=Z.exec(ce.join(" "))?.groups??{};return de&&`${de.replace(/["'\s]/g,"").replaceAll(
",",".")}: ${we}`}const J=/^expect\(/,B=/^\s{2,8}(?:Expected|Received)[^:]{0,40}: {1,8}\S/;function ie(Q,se,ce){if(!J.test(Q))return;const we=se.slice(ce+1,ce+X).
map(ge=>ge?.text??"").filter(ge=>B.test(ge)).map(ge=>ge.trim().replace(/ +/g," "));return we.length===0?void 0:`(${we.slice(0,2).join(", ")})`}const pe=/\bis not assignable to\b|^No overload matches|\bdoes not satisfy\b/,
me=/^\s{2,60}(?=[A-Z])(?!\s{0,60}(?:Overload|The last overload)\b)/;function ke(Q,se,ce){if(!pe.test(Q))return;let de;for(let we=ce+1;we<=ce+X;we++){const ge=se[we]?.
text??"";if(!me.test(ge))break;de=ge.trim()}return de===void 0||Q.includes(de)?void 0:de}const Re=/^\s{0,8}[-*•]\s{1,4}(?<item>\S.{0,120})$/,$e=3;function _e(Q,se,ce){
if(!Q.endsWith(":"))return;const de=K(se[ce+1]?.text??"").trim()===""?ce+2:ce+1,we=[];for(let ge=de;we.length<=$e;ge++){const ve=Re.exec(K(se[ge]?.text??""))?.groups?.
item;if(ve===void 0)break;we.push(ve.replace(/[`'",;]{1,4}$/,""))}if(we.length!==0)return we.length>$e?`${we.slice(0,$e).join(", ")}, \u2026`:we.join(", ")}const Ie=/^(?:\[[\w:-]{1,60}\] ){0,3}(?:\w{0,60}Error: )?(?:Undefined (?:variable|function|mixin)|Can't find stylesheet to import)\.?$/,
Ce=/^[\s│|]{1,40}(?<carets>\^{1,200})\s{0,40}$/;function be(Q,se){for(let ce=se+1;ce<=se+X&&ce<Q.length;ce++){const de=Ce.exec(Q[ce]?.text??"")?.groups?.carets?.
length,we=Q[ce]?.text.indexOf("^")??-1;if(de!==void 0)return Q[ce-1]?.text.slice(we,we+de).trim()?.replace(/^@(?:use|forward|import) (?=["'])/,"")}}const Se=/^([\w.]{1,60}): ([\w.]{1,60}): /,
We=/\bdoes not match (?:\w{1,20} ){0,3}schema\b|\binvalid (?:\w{1,20} ){0,2}(?:config|file|options)\b[^:]{0,80}$|^(?:\w{1,40}Error: |Error: )?(?:bad|invalid|broken|wrong) (?:[\w-]{1,20} ){0,2}(?:files?|data|configuration)\.?$/i,
Fe=/^(?:[>\s│|·]{0,20}\d{1,7}\s?[|│]|[-─^~╵╰╭`,·│|\s]{2}|File:|file:|Hint|Stack trace:|"\w{1,40}":\s|throw |\^|\W+$)/;function Be(Q){return(S.test(
Q)||p.test(Q))&&!W.some(se=>se.test(Q))}function qe(Q,se){const ce=we=>Q[we]?.text??"";return _.test(K(ce(se)))?!0:N.test(ce(se))?!N.test(ce(se+1)):G.test(ce(se-
1))}const ze=/^.{0,60}\b(?:errors? during \w{1,20}|failed with \d{1,4} errors?|(?:build|compilation|prerendering|generation) (?:failed|error)|failed to compile)\b[^:]{0,40}[:.]?$|^thread '.{1,40} panicked at \S{1,300}:$/i,
Ze=/^\[plugin [\w:@/-]{1,80}\]$/;function $t(Q,se){const ce=Ze.test(Q[se-1]?.text??"")?se-1:se,de=Q[ce-1]?.text??"",we=de.trim()===""?Q[ce-2]?.text??"":de;return ze.
test(we.trimEnd())}function et(Q){return/(?:\.{3}|…)$/.test(Q)&&!S.test(Q)}function bt(Q,se){const ce=Q[se]?.text??"",de=K(ce);if(de.trim()===""||Ze.test(de)||
et(de)||(0,k.Ol)(de)||W.some(xe=>xe.test(de)))return 0;const we=[1,2].map(xe=>K(Q[se+xe]?.text??"")),ve=[te.test(de)?4:0,ce!==de||H.test(ce)?3:0,de.endsWith(":")&&
Re.test(Q[se+1]?.text??"")?4:0,qe(Q,se)?8:0,x.test(de)?6:0,S.test(de)||p.test(de)?3:0,/["'`“]\S/.test(de)?1:0,we.some(xe=>E.test(xe))?2:0].reduce((xe,tt)=>xe+
tt,0);return ve<C&&$t(Q,se)?C:ve}}),3403:((Oe,re,m)=>{m.d(re,{h:()=>Re});const k=String.raw`(?:[A-Za-z]:[\\/]|(?:file|webpack|webpack-internal|rsc):\/{2,3})?[^\s:*"'<>|\x60(][^:*"'<>|\x60]{0,400}?`,
A=`(?<file>${k})`,Y=`(?<file>${k}\\.[A-Za-z][A-Za-z0-9]{0,9}(?:\\?[\\w=&.-]{0,100})?)`,U=String.raw`:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?`,K=String.raw`(?:Uncaught )?(?:[A-Z]\w{0,60}\.)?[A-Z]?\w{0,60}(?:Error|Exception)`,
W=/^\s*(?:at |Require stack:|- \/|$)|^\s{2,}/,H=new RegExp(`^\\s+at (?!.{0,900}(?:node_modules|node:|<anonymous>:\\d|[/( ](?:dist|\\.(?:next|output|svelte-kit|temp\
|nuxt|astro|vercel|netlify))/))(?:[^()]{0,300} \\()?(?:async )?${A}${U}\\)?$`);function te($e){return Object.entries($e).map(([_e,Ie])=>{const[Ce="",be]=_e.split(
": ").reverse(),Se={name:Ce,...be&&{tool:be.split(", ")}};return typeof Ie=="function"?{...Se,match:Ie}:Ie instanceof RegExp?{...Se,steps:[Ie]}:"steps"in Ie?{...Se,
...Ie}:{...Se,steps:Ie}})}const G=/^\s*[╷,]$/,N=new RegExp(`^\\s+(?!\\S+\\.vue )${A} (?<line>\\d{1,7}):(?<column>\\d{1,7})\\s{1,4}\\S.*$`),x=new RegExp(`^(?:F\
ile: |(?<severity>ERROR|WARNING) in )${A}(?:[: ]\\d+:[\\d:-]+)?$`),_=/^[\s│]*[╭,][─-]{1,3}\[(?:[^\]]{0,400}:)?(?<line>\d{1,7}):(?<column>\d{1,7})\]$/,P={"\
esbuild: esbuild":{steps:[/^(?:[✘▲X!] )?\[(?<severity>ERROR|WARNING)\] (?:(?<code>(?:TS|NG)-?\d+): )?(?<message>.*?\S)(?: \[(?:plugin )?[\w-]+\])?$/,{pattern:new RegExp(
`^\\s{4}${A}${U}:$`),skip:6,over:/^(?!\s{4}|[✘▲X!] \[)/}],zeroColumn:!0},"esbuild: esbuild-short":{steps:[new RegExp(`^${A}${U}: (?<severity>ERROR|WARNING):\
 (?<message>.+)$`)],zeroColumn:!0},"rolldown, vite: rolldown":[/^(?:(?<severity>Warning|Error): |\[(?<severity>WARN|ERROR)\] (?:\[[a-z]+\] )?)?\[(?<code>(?!(?:WARN|ERROR)\])[A-Z][A-Z_]+|builtin:[\w:-]+|plugin [\w:-]+)\] (?<message>\S.*)$/,
{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[ ?${A}:(?<line>\\d{1,7}):(?<column>\\d{1,7}) ?\\]$`),skip:1}],"vite: vite-plugin-svelte":{steps:[new RegExp(
`^\\[plugin(?: |:)vite-plugin-svelte[\\w:-]*\\] ${A}${U}$`),/^(?:\w*Error: )?(?:\S{1,400}:\d+:\d+ )?(?<message>\S.*)$/],zeroColumn:!0},"vite: vite-plugin-svelte\
-warning":{steps:[new RegExp(`^\\[vite-plugin-svelte\\] ${A}${U} (?<message>.+)$`)],zeroColumn:!0,severity:"warning"},"vite: vite-plugin-place":[new RegExp(`^\\[\
plugin(?: |:)[\\w:-]+\\] ${A}${U}$`),/^(?:\w*Error: )?(?:\[[\w/-]+\] )?(?:\S{1,600}:\d+:\d+: )?(?<message>\S.*?)(?: \(\d+:\d+\))?$/],"vite: vite-prerender":[/^\[vite-prerender-plugin\] \[plugin vite-prerender-plugin\]$/,
{pattern:/^(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:new RegExp(`^> ${A}${U}$`),skip:12}],"parcel: parcel":[/^@parcel\/[\w-]{1,60}: (?<message>\S.*)$/,{pattern:new RegExp(
`^\\s{1,4}${Y}${U}$`),skip:4,over:/^(?:\S|$)/}],"rsbuild, docusaurus, nuxt: jiti":{steps:[/^.{0,40}\b(?<message>ParseError: \S.*)$/,new RegExp(`^\\s{1,4}${Y}${U}\
$`)],zeroColumn:!0},"vite: vite-unresolved":/^(?:\w*Error: )?(?:\[vite\]: )?(?<message>Roll(?:up|down) failed to resolve import "[^"]{1,300}") from "(?<file>[^"]{1,400})"/,
"rollup: rollup-unresolved":/^(?:\[(?:!|error)\] )?(?:\w*Error: )?(?<message>(?:Could not resolve|Failed to resolve) (?:"[^"]{1,300}"|\S{1,300})) from "?(?<file>[^"]{1,400}?)"?$/,
"rollup: rollup-export":/^(?:\[!\] )?(?:\w*Error: )?(?<message>["'][\w$]{1,200}["'] is not exported by "?[^\s",]{1,400}"?, imported by "?(?<file>[^\s"]{1,400}?)"?\.?)$/,
"rollup: rollup-refused":/^(?:\[[\w:.-]{1,60}\] ){0,4}(?:\w{0,40}Error: )?(?<message>Could not load [^\s()]{1,300} \(imported by (?<file>[^)\s]{1,300})\): (?:Cannot|Can't|Must not) import\b.{0,300})$/,
"vite, vitepress: vite-plugin-message":new RegExp(`^(?:\\w*Error: )?(?:\\[[\\w:-]{1,60}\\] )?\\[plugin [\\w:-]{1,60}\\] ${A} \\((?<line>\\d{1,7}):(?<column>\\d{1,7\
})\\): (?<message>.+)$`),"rollup: rollup":{steps:[new RegExp(`^(?:\\[!\\] )?(?:\\(plugin [\\w:@/. -]{1,80}\\) )?(?:RollupError: )?${A} \\((?<line>\\d{1,7}):(?<col\
umn>\\d{1,7})\\): (?<message>.+)$`)],zeroColumn:!0},"vite: vite-config":[new RegExp(`^failed to load config from ${A}$`),/^error during build:$/,/^(?!Error: (?:Build|Transform) failed|file:\/\/\S+:\d+$)(?<message>\S.*)$/],
"sass: sass-deprecation":{severity:"warning",steps:[/^(?:DEPRECATION WARNING|Deprecation Warning)(?: \[[\w-]+\])?: (?<message>\S.*)$/,{pattern:G,skip:10,over:/^(?!\w*Error: |DEPRECATION|Deprecation)/},
{pattern:N,skip:12}]},"sass: sass":[/^(?:\w*Error: )?(?:(?<severity>WARNING): )?(?:\[sass\] )?(?<message>\S.*)$/,{pattern:G,skip:1,over:/^$/},{pattern:N,skip:12}],
"postcss: postcss":new RegExp(`^(?:CssSyntaxError: (?:\\[[\\w-]+\\] )?(?:[\\w-]+: )?|(?:\\[[\\w:-]{1,60}\\] ){1,4})${A}${U}: (?<message>.+)$`),"vite: vite-file":[
/^\[(?:plugin )?[@\w:/-]+\] (?!✗ )(?:\[[@\w/-]+\] )?(?!✗|Transform failed|Build failed|\[)(?<message>\S.*?)(?: \(\d+:\d+\))?$/,{pattern:new RegExp(`^file: ${A}\
(?:${U})?(?: \\(.*)?$`),skip:40,over:/^(?!\s+at |\[|[✓✗x] |error during|vite v\d)/}],"rspack, rsbuild: rspack-syntax":{steps:[x,/^\s+× Module build failed \(from builtin:/,
/^\s+╰─▶\s+×\s+(?:x )?(?:Syntax Error: )?(?<message>\S.*)$/,_],zeroColumn:!0},"rspack, rsbuild: rspack":[x,{pattern:/^\s+(?:╰─▶\s+)?× (?!(?:\w*Error: )?Module build failed)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^\s+× Module build failed/}],"docusaurus, react-scripts, gatsby: unresolved-in-folder":/^(?:\s*× |\w*Error: )?(?<message>(?:Module not found: (?:Error: )?)?Can't resolve '[^']{1,300}') in '(?<file>[^']{1,400})'$/,
"react-scripts: react-scripts-css":new RegExp(`^Syntax error: ${Y} (?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`),"webpack: fork-ts-checker":[
new RegExp(`^(?<severity>ERROR|WARNING) in ${A}${U}(?:-[\\d:]+)?$`),/^(?<code>TS\d+): (?<message>.+)$/],"webpack: webpack-loader-place":[new RegExp(`^(?<severit\
y>ERROR|WARNING) in (?:${k})(?: \\d+:[\\d-]+)?(?: \\(.*)?$`),{pattern:new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${A} (?<message>[A-Z].*)$`),skip:5}],
"gatsby: postcss-loader":new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${Y} (?<message>[A-Z].*)$`),"webpack: webpack-place":{steps:[new RegExp(`^(?<s\
everity>ERROR|WARNING) in ${A}(?: \\d+:[\\d-]+)?(?: \\(.*)?$`),{pattern:new RegExp(`^(?:\\w*Error: )?(?:${k}: )?(?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d\
{1,7})\\)$`),skip:2}],zeroColumn:!0},"webpack: webpack":{steps:[new RegExp(`^(?!.*sass-loader)(?<severity>ERROR|WARNING) in ${A}(?: (?<line>\\d{1,7}):(?<column>\\\
d{1,7})(?:-[\\d:]+)?)?(?: \\(.*)?$`),{pattern:/^(?!Module build failed|\.\/\S+ \d|\[tsl\]|\d{1,7}:[\d-]+$)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^Module build failed/}],zeroColumn:!0}},S={"typescript: tsc":new RegExp(`^(?:ERROR in )?${A}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\): (?<severity>er\
ror|warning) (?<code>TS\\d+): (?<message>.+)$`),"typescript: tsc-pretty":new RegExp(`^(?:Error: )?${A}${U} - (?<severity>error|warning|hint|message) (?<code>TS\\\
d+|ts\\(\\d+\\)): (?<message>.+)$`),"webpack: ts-loader":[new RegExp(`^\\[tsl\\] (?<severity>ERROR|WARNING) in ${A}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\)$`),
/^\s+(?<code>TS\d+): (?<message>.+)$/],"typescript: tsc-frame":[/^(?<code>TS\d+): (?<message>\S.*)$/,{pattern:/^\s*> (?<line>\d{1,7}) \| (?<frame>.*\S)$/,skip:12,
over:/^\s/}],"eslint: eslint-stylish":{steps:[/^(?<file>(?:[A-Za-z]:[\\/]|\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})\s{1,40}(?<severity>error|warning|Error:|Warning:)\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/],
repeat:!0},"react-scripts: eslint-react-scripts":{steps:[/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^\s+Line (?<line>\d{1,7}):(?<column>\d{1,7}):\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/],
repeat:!0},"react-scripts: eslint-react-scripts-syntax":[/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^Syntax error: (?<message>\S.*) \((?<line>\d{1,7}):(?<column>\d{1,7})\)$/],
"eslint: eslint-compact":new RegExp(`^${A}: line (?<line>\\d{1,7}), col (?<column>\\d{1,7}), (?<severity>Error|Warning) - (?<message>.*?\\S)(?: \\((?<code>[@\\w/-]+)\
\\))?$`),"eslint: eslint-unix":new RegExp(`^${A}${U}: (?<message>.*\\S) \\[(?<severity>Error|Warning)(?:/(?<code>[@\\w/-]+))?\\]$`),"prettier: prettier-check":[
/^\[warn\] (?<file>\S.{0,400}\.\w{1,20})$/,{pattern:/^\[warn\] (?<message>Code style issues .*)$/,skip:40,over:/^\[warn\] /}],"biome: biome":[new RegExp(`^${A}(\
?:${U})? (?<code>[a-z]+(?:/\\w+)*)\\s.{0,40}\u2501\u2501\u2501`),{pattern:/^\s+(?<severity>[×✖!⚠i])\s(?<message>.+)$/,skip:1,over:/^\s*$/}]},p={pattern:/^(?<file>[^:*"<>|]{1,400}\.vue)$/,
skip:1,over:/^$/},E=String.raw`\[vue/compiler-sfc\] (?<message>\S.*?)(?: \(\d{1,7}:(?<column>\d{1,7})\))?$`,R={pattern:/^\s+\|\s+\^/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) \s*)?\|/},
C=String.raw`(?<file>${k}\?vue&type=style[^:)\s]{0,200})`,T=/^\s+\S{1,400}\.vue (?<line>\d{1,7}):(?<column>\d{1,7})\s/,$=/^\s*(?:[╷,╵']|\d{1,7} [│|]|[│|])|^$/,
I={"vue-cli: vue-script":{steps:[new RegExp(`^\\[plugin(?: |:)vite:vue\\] ${k}${U}$`),new RegExp(`^(?:\\w*Error: )?${E}`),p,R],zeroColumn:!0},"vite: vue-script-\
vite7":{steps:[new RegExp(`^(?:\\[vite:vue\\] |SyntaxError: )${E}`),p,R],zeroColumn:!0},"vite: vue-style":[new RegExp(`^\\[plugin(?: |:)[\\w:-]{1,60}\\] ${C}(?:\
:\\d{1,7}){2}$`),new RegExp(`^CssSyntaxError: ${k}${U}: (?<message>\\S.*)$`)],"vite: vue-style-vite7":[new RegExp(`^\\[vite:vue\\] ${k}${U}: (?<message>\\S.*)$`),
new RegExp(`^file: (?:${k}(?::\\d{1,7}){2} \\()?${C}(?:(?::\\d{1,7}){2}|\\))?$`)],"vite: vue-sass":[new RegExp(`^\\[plugin(?: |:)vite:css\\] ${C}$`),/^Error: \[sass\] (?<message>\S.*)$/,
{pattern:T,skip:12,over:$}],"vite: vue-sass-vite7":[/^\[vite:css\] \[sass\] (?<message>\S.*)$/,{pattern:T,skip:12,over:$},new RegExp(`^file: ${C}$`)],"vite: sve\
lte-sass":{steps:[/^(?:\w*Error: |\[[\w:-]{1,60}\] )?Error while preprocessing (?<file>\S{1,400}\.svelte) - \[sass\] (?<message>\S.*)$/,{pattern:/^\s+\S{1,400}\.svelte\.vite-preprocess\.\w+ (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
skip:12,over:$}],part:"?vue&type=style&index=0"},"vitepress: vitepress":/^(?:\w*Error: )?(?:\[vite:vue\] )?\[plugin vite:vue\] (?<file>[^:*"<>|]{1,400}\.md) \(\d{1,7}:\d{1,7}\): (?<message>\S.*?)(?: \(\d+:\d+\))?$/,
"vitepress: vitepress-script":[/^\[vite:vue\] \[vue\/compiler-sfc\] (?<message>\S.*?)(?: \(\d+:\d+\))?$/,{pattern:/^(?<file>[^:*"<>|]{1,400}\.md)$/,skip:1,over:/^$/}]};
var M=m(6612);const f=/^(?:Error:)?[\s│]*(?:[├╰]─▶\s*)?[x×](?:\s*[x×])? (?<message>\S.*)$/,y={pattern:/^\s*[:·]\s+[\^─┬]/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?[|│:·]/},
b=/^(?<file>\.\/[^:*"<>|]{1,400})$/,L=/^Error: Error evaluating Node\.js code$/,F=/^(?:WARN\s{1,4})?🚨 Unable to index (?<file>[^:,*"<>|]{1,400})(?:,[^:]{1,400})?:$/u,
X=/^(?:WARN\s{1,4})?(?:\w*Error: )?(?<message>\S.*?)(?: (?=\S{1,400}\/\S)\S{3,801})?$/,ae=String.raw`\((?<file>[^()]{1,400})\)(?: \[Line (?<line>\d{1,7}), Column (?<column>\d{1,7})\])?`,
oe={"next: next-swc":[f,{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[${A}:\\d{1,7}:\\d{1,7}\\]$`),skip:6,over:/^\s*[|│]|^$/},y],"next: next-config":[/^\s*⨯ Failed to load (?<file>next\.config\.\w{2,3})\b/,
{pattern:/^\[?Error:\s+[x×] (?<message>\S.*)$/,skip:4},/^\s*[╭,][─-]{1,3}\[\d{1,7}:\d{1,7}\]$/,y],"swc: swc":[f,new RegExp(`^[\\s\u2502]*[\u256D,][\u2500-]{1,3}\\[${A}${U}\
\\]$`)],"next: next":[new RegExp(`^(?<file>\\./[^:*"<>|]{1,400}?)${U}$`),/^(?:(?:Type )?[Ee]rror: )?(?<message>\S.*)$/],"next: next-loader-place":[b,L,/^(?<line>\d{1,7}):(?<column>\d{1,7}): (?!.*\(\d{1,7}:\d{1,7}[-\d:]*\)$)(?<message>\S.*)$/],
"next: next-loader":[b,L,{pattern:/^(?!Error: \[MDX\])(?:\d{1,7}:\d{1,7}: |- )?(?<message>\S.*?)(?: \((?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?\))?$/,
skip:1}],"next: next-mdx":[b,/^(?:\w*Error: )?(?=[A-Z])(?<message>\S.*?) \((?<line>\d{1,7}):(?<column>\d{1,7})-\d{1,7}:\d{1,7}\)$/],"next: next-module":[b,/^(?:\w*Error: )?(?<message>Module not found: .+)$/],
"next: next-font":[/^(?<file>(?:\.\/)?[^:*"<>|\s]{1,400}\.\w{1,5})$/,/^`next\/font` error:$/,/^(?<message>Failed to fetch \S.*)$/],"next: next-prerender":[/^Error occurred prerendering page /,
/^(?<message>\S.*)$/,{pattern:H,skip:20,over:W}],"gatsby: gatsby-query":[/^error There was a problem parsing "(?<file>[^"]{1,400})"; any GraphQL$/,{pattern:/^(?<message>This may indicate a syntax error in the code), or/,
skip:2}],"gatsby: gatsby-config":[/^error Failed to compile Gatsby files/,{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^File path: (?<file>\S.{0,400})$/,skip:4}],
"gatsby: gatsby-lifecycle":[/^error "(?<file>[^"]{1,400})" threw an error while running the \w+ lifecycle:$/,{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^> (?<line>\d{1,7}) \|/,
skip:8}],"storybook: storybook-index-place":{steps:[F,X,{pattern:/^(?:\S{1,400} )?\(line (?<line>\d{1,7}), col (?<column>\d{1,7})\)$/,skip:1}],zeroColumn:!0},"s\
torybook: storybook-index":[F,X],"storybook: storybook-config":{steps:[/couldn't evaluate your (?<file>\S{1,400}) file\.$/,{pattern:/^Original error:$/,skip:2,over:/^$/},
{pattern:/^(?!\w*Error: Transform failed)(?:\w*Error: )?(?:<stdin>:(?<line>\d{1,7}):(?<column>\d{1,7}): ERROR: )?(?<message>\S.*)$/,skip:1}],zeroColumn:!0},"vit\
epress: vitepress-dead-link":/^(?:\(!\) )?(?<message>Found dead link \S{1,300}) in file (?<file>\S{1,400}\.md)$/,"docusaurus: docusaurus-mdx":[/MDX compilation failed for file "(?<file>[^"]{1,400})"$/,
/^[\s│]*Cause: (?<message>\S.*)$/,{pattern:/^[\s│]*"line": (?<line>\d{1,7}),?$/,skip:20}],"svelte-check: svelte-check":[new RegExp(`^${A}${U}$`),/^(?<severity>Error|Warn|Hint): (?<message>\S.*?)(?: \((?<code>\w+)\))?$/],
"svelte-check: svelte-check-machine":/^\d{13} (?<severity>ERROR|WARNING) "(?<file>[^"]{1,400})" (?<line>\d{1,7}):(?<column>\d{1,7}) "(?<message>.+?)(?=\\n|"$)/,
"astro: astro-location":{steps:[/^(?!\s*(?:Hint|Error reference|Location|Stack trace):)(?:\[(?<code>\w+Error)\] (?=\S)|(?=[A-Za-z]\S* )(?!Build failed))(?<message>.+)$/,
{pattern:/^\s+Location:$/,skip:20,over:/^(?!\s*Stack trace:|\s+at |\[)/},new RegExp(`^\\s+${A}${U}$`)],zeroColumn:!0},"sveltekit: sveltekit-guard":[/^(?<message>Cannot import `[^`]{1,300}` into code that runs in the browser\b.*)$/,
{pattern:/^\s{1,20}\S{1,300}$/,skip:10,over:/^$|^\s{1,20}(?<file>\S.{0,300}) imports$/}],"metalsmith: metalsmith":/^Error: (?<message>Invalid frontmatter) in the file at: (?<file>\S.{0,400})$/,
"eleventy, nunjucks, metalsmith: eleventy-nunjucks":{steps:[new RegExp(`^(?:\\d{1,2}\\.|>|Template render error:(?: \\S{1,200}:)?) ${ae}$`),{pattern:/^\s+(?:Error: )?(?!(?:Template render error: )?\([^()]{1,400}\))(?<message>\S.*?)(?: \(via [\w ]+\))?$/,
skip:4,over:new RegExp(`^\\s*(?:Template render error: )?${ae}$`)}],part:M.$p},"eleventy: eleventy-liquid":{steps:[/^(?:\d{1,2}\. )?(?:\w+Error: )?(?<message>\S.*), file:(?<file>[^,]{1,400}), line:(?<line>\d{1,7})(?:, col:(?<column>\d{1,7}))?/],
part:M.$p},"eleventy: eleventy-data":[/^\d{1,2}\. Having trouble (?:parsing data file|reading front matter from template) (?<file>\S{1,400}) \(via /,/^\d{1,2}\. (?<message>\S.*?)(?: \((?:line )?(?<line>\d{1,7})(?::| column )(?<column>\d{1,7})\))?(?: \(via \w+\))?$/],
"eleventy: eleventy-layout":[/^\d{1,2}\. Problem creating an Eleventy Layout for the "(?<file>[^"]{1,400})" template file\./,/^\d{1,2}\. (?<message>\S.*?)(?: \(via [^()]{1,200}\))?$/],
"eleventy: eleventy-config":[/^\d{1,2}\. Error in your Eleventy config file '(?<file>[^']{1,400})'\./,{pattern:/^\d{1,2}\. (?!There was a problem importing|Cannot find (?:module|package) )(?<message>\S.*?)(?: \(via \w+\))?$/,
skip:1,over:/^\d{1,2}\. There was/}]},Ee=new RegExp(`^\\s{0,4}(?:\\[?(?:ERROR|error)\\]?:? )?(?<message>(?:${K}(?: \\[\\w+\\])?|error): .+)$`),Z=/^\s*\[cause\]: (?<message>\S.*)$/,
z=80,J=($e,_e)=>{if(!$e.find(Ee,_e))return;let Ie,Ce,be=!1,Se=_e+1;for(;Se<$e.length&&Se<_e+z;Se++){const We=$e.text(Se),Fe=$e.find(Z,Se)?.groups?.message;Fe!==
void 0&&([Ce,be]=[Fe,!1]);const Be=H.exec(We.replace(/ \{$/,""))?.groups;if(Be&&(Ie===void 0||Ce!==void 0&&!be)&&([Ie,be]=[{...Be},!0]),Fe===void 0&&!W.test(We)&&
!/^[{}]/.test(We))break}return Ie&&Ce?{groups:[{...Ie,message:Ce}],next:Se}:void 0},B=/^\s+File "(?<file>[^"]{1,400})", line (?<line>\d{1,7})/,ie=/\/site-packages\/|\/dist-packages\/|\/lib\/python\d|^</,
pe=/^(?<message>[A-Za-z_][\w.]{0,100}(?:: .+)?)$/,me=($e,_e)=>{if(!$e.text(_e).startsWith("Traceback (most recent call last)")&&!$e.find(B,_e))return;let Ce;for(let be=_e;be<
$e.length&&be<_e+200;be++){const Se=$e.text(be),We=$e.find(B,be)?.groups;if(We&&!ie.test(We.file??"")&&(Ce={...We}),be===_e||Se.startsWith(" "))continue;const Fe=pe.
exec(Se)?.groups?.message;return Ce&&Fe?{groups:[{...Ce,message:Fe}],next:be+1}:void 0}},ke={"vitest: vitest":[/^\s*FAIL\s+\S{1,400} > (?<test>\S.{0,300})$/,/^(?<message>\S.*)$/,
{pattern:new RegExp(`^ \u276F (?!.*node_modules)(?:\\S.{0,200} )?(?<file>(?:[A-Za-z]:)?[^\\s:]{1,400})${U}$`),skip:40}],"jest: jest-syntax":[new RegExp(`^\\s{4}${Y}\
:(?<line>\\d{1,7})$`),{pattern:new RegExp(`^\\s{4}(?<message>${K}: .+)$`),skip:6}],"jest: jest":[/^\s{2}● (?!Test suite failed to run)(?<test>\S.*)$/,{pattern:/^\s{4}(?<message>\S.*)$/,
skip:1,over:/^$/},{pattern:H,skip:40,over:/^(?!\s{2}●)/}],"cargo: rust":[/^(?<severity>error|warning)(?:\[(?<code>\w+)\])?: (?<message>.+)$/,new RegExp(`^\\s*-\
-> ${A}${U}$`)],"python: python":me,"go: go-panic":[/^panic: (?<message>.+)$/,{pattern:new RegExp(`^\\s(?!.*/go/(?:src|pkg/mod)/)${A}:(?<line>\\d{1,7})(?: \\+0x.*\
)?$`),skip:20}],"node: node-syntax":[new RegExp(`^(?!.*node_modules)${Y}:(?<line>\\d{1,7})$`),{pattern:new RegExp(`^(?<message>${K}(?: \\[\\w+\\])?: .+)$`),skip:6}],
"node: node-import":/^(?:\w*Error )?\[?(?<code>ERR_MODULE_NOT_FOUND|ERR_PACKAGE_PATH_NOT_EXPORTED)\]?: (?<message>(?:Cannot find (?:module|package)|Package subpath) '[^']{1,400}'(?: is not defined by "exports" in \S{1,400})?) imported from (?<file>\S{1,400})$/,
"node: node-cause":J,"node: node-stack":[Ee,{pattern:H,skip:20,over:W}],"nuxt, docusaurus: consola":[/^\[(?:error|fatal)\] (?<message>\S.*)$/,{pattern:H,skip:20,
over:/^\s+at /}],plain:new RegExp(`^\\s{0,4}(?!- )(?:(?:vet|error|ERROR|Error):? (?:in )?)?${Y}${U}:?(?: -)?\\s+(?:(?:fatal )?(?<severity>error|warning|note|info\
)\\b[: ]\\s*)?(?!\\+0x)(?<message>\\S.*)$`)},Re=[S,I,P,oe,ke].flatMap(te)}),7214:((Oe,re,m)=>{m.d(re,{Ap:()=>S,RD:()=>ae,SN:()=>f,XQ:()=>M,c3:()=>Ee,ne:()=>_,ri:()=>x,
wG:()=>oe});var k=m(6760),A=m(5807),Y=m(5230),U=m(770),K=m(8724),W=m(1981);const H=[/Cannot find (?:module|package) '(?<what>[^']{1,300})' imported from (?<from>\S{1,400})/,
/Cannot find (?:module|package) '(?<what>[^']{1,300})'/,/Cannot find module or type declarations for side-effect import of '(?<what>[^']{1,300})'/,/Could not resolve ["'](?<what>[^"']{1,300})["'](?: (?:from|in) ["']?(?<from>[^"'\s]{1,400}))?/,
/^(?:\[UNLOADABLE_DEPENDENCY\] )?Could not load (?<path>[\w@./[\]-]{1,300})$/,/^\S{0,60}\s?Could not load (?<what>\/[^\s()]{1,300}) \(imported by (?<from>[^)\s]{1,300})\)(?!: (?!ENOENT))/,
/The module `(?<what>[^`]{1,200})` could not be loaded\. It may not be installed/,/problem loading plugin "(?<what>[^"]{1,200})"\. Perhaps you need to install/,
/[Ff]ailed to resolve "extends":\s?"(?<what>[^"]{1,300})"/,/Can't resolve '(?<what>[^']{1,300})'/,/\bNotFound\("(?<what>[^"]{1,300})"\)/,/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) (?:the |a )?(?:[\w.-]{1,20} )?(?:module|package|dependency|plugin|preset|parser|loader|adapter|integration|extension|theme|layer):? ["'`](?<named>[^"'`]{1,300})["'`]/,
/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) ["'`](?<named>[^"'`]{1,300})["'`](?=.{0,40}\binstall)/,
/\btried to access (?<named>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}), but it isn't declared in (?:your|its) dependencies\b/,/[Ff]ailed to resolve (?:import )?["'](?<what>[^"']{1,300})["'](?: from ["'](?<from>[^"']{1,400})["'])?/,
/^(?:\[[\w:-]{1,40}\] )?Failed to resolve (?<what>\/[^\s"']{1,300})(?: from (?<from>\S{1,400}\.html))?$/,/Can't find stylesheet to import: ["'](?<sheet>[\w./-]{1,300})["']/,
/No such file or directory \(os error 2\): @import "(?<sheet>[\w./-]{1,300})"/,/^template not found: (?<what>\S{1,300})$/,/^ENOENT: Failed to lookup "(?<what>[^"]{1,300})" in /,
/ModuleNotFoundError: No module named '(?<what>[^']{1,200})'/],te=/Package subpath '\.(?<subpath>\/[^']{1,200})' is not defined by "exports" in \S{0,400}?node_modules\/(?<owner>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100})\/package\.json/,
G=[/\bCould not load (?<path>[^\s()]{1,300}) \(imported by [^)\s]{1,300}\): (?:Cannot|Can't|Must not) import\b/,/^Cannot import `(?<path>[^`]{1,300})` into code that runs in the browser\b/],
N=/^Found dead link (?<link>\S{1,300}?)(?:(?<=\/)index)?$/;function x(Z){const z=(0,U.fO)(Z),{link:J}=N.exec(z)?.groups??{};if(J)return new RegExp(`(?<=["'\`]|\\]\
\\()${(0,A.Kf)(J)}(?:\\.(?:md|html))?(?=["'\`)?#\\s])`);const{owner:B,subpath:ie}=te.exec(z)?.groups??{};if(B&&ie)return new RegExp(`(?<=["'\`])${(0,A.Kf)(`${B}${ie}`)}\
(?=["'\`])`);for(const pe of[...G,...H]){const{named:me,sheet:ke,what:Re=me??ke,path:$e}=(0,Y.$)(pe,z)?.groups??{},_e=Re?(0,A.Kf)(Re):$e&&`[@~#$.][^\\s"'\`]{0,300\
}?/${(0,A.Kf)(k.posix.basename($e).replace(/\.\w{1,6}$/,""))}(?:\\.\\w{1,6})?`;if(_e)return new RegExp(`(?<=["'\`]|(?:url|\\])\\()${_e}(?=["'\`)?#])`)}}function _(Z){
for(const{file:J,severity:B,message:ie,code:pe}of Z.facts.diagnostics??[]){if((0,K.g)({code:pe??null}))return;if(B!=="error")continue;const me=(0,U.fO)(ie),ke=P(
C(me,J),ie),Re=ke?.kind==="file"?void 0:F(me,J,Z.facts.list);if(Re??ke)return Re??ke}if(Z.facts.diagnostics?.some(J=>J.severity==="error"))return;const z=Z.lines.
findLastIndex(J=>p.test(J));for(const[J,B]of Z.lines.entries()){const ie=C(B,void 0);if(ie)return J<z-E?void 0:ie}}function P(Z,z){return Z?.kind!=="package"||!(0,U.
Or)(z).some(U.lQ)?Z:{...Z,kind:"file",specifier:S(z)??Z.specifier}}function S(Z){const z=(0,U.fO)(Z);return H.map(J=>(0,Y.$)(J,z)?.groups?.what).find(Boolean)}const p=/^(?:Uncaught )?(?:Reference|Type|Range)Error: (?!.*\b(?:module|package|import|resolve)\b)/,
E=3,R=/^@[\w-]{1,100}\/[\w-]{1,100}$/;function C(Z,z){for(const J of H){const B=(0,Y.$)(J,Z)?.groups;if(B?.path)return{kind:"file",specifier:B.path,importer:"."};
if(B?.sheet)return{kind:"file",specifier:B.sheet,importer:z};const ie=B?.what??B?.named;if(!B||!ie)continue;const pe=z??B.from,me=/\.(?:html?|css|s[ac]ss|less|json)$/.
test(pe??"")&&!R.test(ie);if(B.named===void 0&&me||/\.(?:html|njk|liquid)$/.test(ie)||/^(?:\.{1,2}(?:\/|$)|\/)/.test(ie))return{kind:"file",specifier:ie,importer:pe};
const Re=/^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.exec(ie)?.[0];return Re===void 0||ie[Re.length]===":"?void 0:{kind:"package",specifier:Re,importer:pe}}}const T=[
"",..."ts tsx js jsx mjs cjs vue svelte astro css scss json".split(" ").map(Z=>`.${Z}`)],$=/\.(?:css|s[ac]ss|less)$/,I=["",".css",".scss",".sass",".less"];function M(Z){
const z=Z.facts.list??Ee(f(Z.facts)),J=_(Z),B=J?.kind==="file"&&!f(Z.facts).some(U.lQ)?J:void 0;for(const ie of B?oe(B):[]){const pe=$.test(B?.importer??"")?I:T,
me=(0,W.M)(ie,z,pe);if(me!==void 0&&B)return{specifier:B.specifier,actual:me}}}function f({diagnostics:Z=[]}){return(0,U.Or)(Z.find(({severity:z})=>z==="error")?.
message??"")}const y=/^(?:[@~#]|\$\w{1,20})\/(?<rest>[^'"\s]{1,300})$/,b=/^[@~#$]?(?<rest>[\w-]{1,60}\/[^'"\s]{1,300})$/,L=["","src","src/lib","app"];function F(Z,z,J){
const B=S(Z);return B&&(y.test(B)||X(B,z,J).length>0)?{kind:"file",specifier:B,importer:z}:void 0}function X(Z,z,J){const[B=""]=b.exec(Z)?.groups?.rest?.split("\
/",1)??[];return B===""||!J||/^(?:node_modules|src|lib)$/.test(B)?[]:ae(z).filter(ie=>J(ie).includes(B)&&J(k.posix.join(ie,B)).length>0)}function ae(Z){const z=Z.
split("/").slice(0,20),J=z.map((B,ie)=>z.slice(0,ie).join("/"));return[...new Set(J.flatMap(B=>L.map(ie=>k.posix.join(B,ie))))].map(B=>B==="."?"":B)}function oe({
specifier:Z,importer:z}){const J=(y.exec(Z)??b.exec(Z))?.groups?.rest;if(J&&!/^\.{1,2}\//.test(Z))return ae(z??"").map(ie=>k.posix.join(ie,J));if(Z.startsWith("\
/")){const ie=Z.split("/").slice(1,40);return ie.map((pe,me)=>ie.slice(me).join("/"))}const B=z&&k.posix.join(k.posix.dirname(z),Z);return!B||B.startsWith("..")||
B.startsWith("/")?[]:[B]}function Ee(Z){const z=new Map;for(const J of Z){const B=J.split("/");for(const[ie,pe]of B.entries()){const me=B.slice(0,ie).join("/"),
ke=z.get(me)??new Set;z.set(me,ke.add(pe))}}return J=>[...z.get(J)??[]]}}),8503:((Oe,re,m)=>{m.d(re,{f:()=>U});var k=m(6760),A=m(9882),Y=m(7214);function U(R){const{
list:C}=R.facts,T=(0,Y.SN)(R.facts);if(T.length>0)return T;const $=(0,Y.ne)(R);if(!C||$?.kind!=="file")return[];const I=(0,Y.wG)({...$,specifier:$.specifier.replace(
/[?#].*$/,"")}),{importer:M}=$;for(const b of I){const L=H(b,C,M);if(L.length>0)return L}return(/\.html?$/.test(M??"")?I.map(b=>W(b,C)):[]).find(b=>b.length>0)??
(I.length>0?E(k.posix.basename(I[0]??""),C,M):[])}const K=/^(?:main|index|entry)\./i;function W(R,C){const T=k.posix.dirname(R),$=k.posix.basename(R);return!K.test(
$)||T==="."?[]:C(T).filter(M=>K.test(M)&&x(M,$)).map(M=>k.posix.join(T,M)).slice(0,3)}function H(R,C,T=""){const $=R.split("/").filter(F=>F!==".");let I="";for(const F of $.
slice(0,-1)){const X=C(I),ae=X.filter(Ee=>Ee!=="node_modules"&&!Ee.startsWith(".")),oe=X.includes(F)?F:(0,A.pA)(F,ae)[0];if(oe===void 0)return[];I=k.posix.join(
I,oe)}const M=$.at(-1)??"",f=C(I).filter(F=>x(F,M,T)),y=f.filter(F=>P(F)===P(M)),b=y.length>0?y:(0,A.pA)(_(M),f.map(_));return f.filter(F=>y.includes(F)||b.includes(
_(F))).map(F=>k.posix.join(I,F)).slice(0,3)}const te=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|json)$/i,G=/\.(?:p?css|s[ac]ss|less|styl)$/i,N=/\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/i;
function x(R,C,T=""){if(G.test(T)&&_(C)===C)return G.test(R);if(_(R)===R)return!0;const $=[te,G,N].find(I=>I.test(C));return $?$.test(R):_(C)===C?te.test(R)||G.
test(R):(0,k.extname)(R)===(0,k.extname)(C)}function _(R){return R.replace(/(?<=.)\.[a-z]\w{1,9}$/i,"")}function P(R){return _(G.test(R)?R.replace(/^_(?=.)/,""):
R)}const S=200,p=/^(?:\.|node_modules$|dist$|build$|out$|vendor$|coverage$)/;function E(R,C,T=""){const $=[],I=[""];for(let M=0;M<I.length&&M<S;M++){const f=I[M]??
"";for(const y of C(f)){const b=k.posix.join(f,y);P(y).toLowerCase()===P(R).toLowerCase()&&x(y,R,T)&&$.push(b),!p.test(y)&&_(y)===y&&I.push(b)}}return G.test(T)&&
$.length>1?[]:$.slice(0,3)}}),107:((Oe,re,m)=>{m.d(re,{Se:()=>W,ry:()=>I});var k=m(5807);const A={lines:5e3,characters:256*1024,lineLength:1e3,entryLength:64*1024},
Y=[/^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:?(?: |$)/,/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M)?\]?:? (?=\S)/,/^(?<folder>\.|[\w@.-]{1,100}(?:\/[\w@.-]{1,100}){1,6}) (?!error|warning|note|info|failed)[a-z][\w:-]{0,60}(?:: |:$|\$ )/,
/^(?<task>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[a-z][\w:-]{0,60}):(?: |$)/,/^\[@?[\w./-]{1,80}\]: /,/^➤ YN\d{4}: (?:[│┌└] ?)?/,/^@?[^\s@]{1,100}@(?:workspace:(?<folder>[\w@./-]{1,200})|\w{1,20}:\S{1,200}) STD(?:ERR|OUT)(?: |$)/,
/^\[\d{1,2}\] /,/^#\d{1,4} \d{1,5}\.\d{1,3} /,/^[a-z][\w.-]{0,60}-\d{1,3} {1,20}\| /,/^npm (?:ERR!|error)(?: |$)/,/^\[(?:11ty|webpack-cli)\](?: |$)/,/^Original error stack trace: (?=\S)/,
/^│ (?=\w*Error: )/,/^[│└■▲●◆◇](?: {2}|$)/u,/^\[(?:log|info|warn|error)\] \[nitro\](?: |$)/],U=4,K=[/^> @?[^\s@]{0,100}@\S{0,100} \S{1,100} (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,
/^(?<task>@?[\w./-]{1,120}#[\w:-]{1,60}):\s{1,4}ERROR\s{1,4}command \((?<folder>[^()]{1,400})\)/,/^ERROR: command finished with error: command \((?<folder>[^()]{1,400})\)/,
/^location (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/];function W(f){const y=[];let b=A.characters;for(let ae=f.length-1;ae>=0&&y.length<A.lines&&b>0;ae--){const oe=f[ae]??
"",Z=(oe.length>A.entryLength?oe.slice(-A.entryLength):oe).split(`
`);for(let z=Z.length-1;z>=0&&y.length<A.lines&&b>0;z--){const J=Z[z]??"",B=H((0,k.Ow)(T((0,k.Nl)(J)),A.lineLength).trimEnd());b-=Math.max(B.length,J.length/16),
y.push(B)}}const L=te(y),F=p(P(y.reverse().map(ae=>E(ae,L)))),X=G(F);return F.map(({text:ae,folder:oe,task:Ee})=>({text:ae,folder:oe??X.get(Ee??"")}))}function H(f){
return f.includes(":undefined")?f.replace(/(?<=\.\w{1,10})(?::undefined){1,2}(?!\S)/g,""):f}function te(f){const y=f.map(b=>b.includes("nx run ")?/\bnx run ([@\w./-]{1,100}):/.
exec(b)?.[1]:/^([\w@.-]{1,100} [a-z][\w:-]{0,60})\$ /.exec(b)?.[1]);return new Set(y.filter(b=>b!==void 0))}function G(f){const y=new Map;for(const{text:b,task:L}of f)
for(const F of K){const X=F.exec(b)?.groups;X?.folder&&y.set(L??X.task?.replace("#",":")??"",X.folder)}return y}const N=/^(?:.{0,200}\s)?Unexpected (?:token|non-whitespace)\b.{0,60}, (?:\.\.\.)?".{0,100}$/,
x=/"(?:\.\.\.)? is not valid JSON\b/,_=12;function P(f){const y=[];for(let b=0;b<f.length;b++){const L=f[b],X=L.text.includes("Unexpected ")&&N.test(L.text)&&!x.
test(L.text)?f.slice(b+1,b+1+_).findIndex(({text:oe})=>x.test(oe)):-1;if(X===-1){y.push(L);continue}const ae=f.slice(b,b+X+2).map(({text:oe})=>oe.trim());y.push(
{...L,text:ae.join(" ").slice(0,A.lineLength)}),b+=X+1}return y}const S=71;function p(f){if(!f.some(({text:L})=>L.startsWith("\u250C  Building storybook")))return f;
const y=[];let b=0;for(const L of f){const F=y.at(-1),[X=""]=L.text.split(" ",1),ae=L.boxed&&b>0&&b<=S&&b+1+X.length>S;F&&ae&&/^[\w("'`./@-]/.test(X)?y[y.length-
1]={...F,text:`${F.text} ${L.text}`.slice(0,A.lineLength)}:y.push(L),b=L.text.length}return y}function E(f,y){let b=f,L,F,X=!1;for(let ae=0;ae<U;ae++){const oe=C(
b)??R(b,y);if(!oe)break;L??=oe.groups?.folder,F??=oe.groups?.task,X||=oe[0]==="\u2502  ",b=b.slice(oe[0].length)}return{text:b,folder:L,task:F,boxed:X}}function R(f,y){
if(y.size===0)return;const b=/^(?<name>[@\w./-]{1,100}|(?<folder>[\w@.-]{1,100}) [a-z][\w:-]{0,60})(?::(?: |$)|\$ )/.exec(f);return b&&y.has(b.groups?.name??"")?
b:void 0}function C(f){for(const y of Y){const b=y.exec(f);if(b)return b}}function T(f){return f.includes("\r")?f.split("\r").findLast(y=>y.trim()!=="")??"":f}const $=/^> @?[^\s@]{1,150}@\S{1,60} (?:pre|post)?(?:install|prepare)$|^\$ (?!(?:npm|pnpm|yarn|bun|corepack) )/;
function I(f,y){const b=f[y]?.folder;return b!==void 0?!b.includes("node_modules"):f.slice(0,y).some(({text:L})=>$.test(L))}function M(f){const y=f.findIndex(L=>/\bnpm (?:ERR!|error) Usage:\s*$/.
test(L)),b=f.findIndex((L,F)=>F>y&&/\bnpm (?:ERR!|error) Run "npm help [\w-]{1,40}"/.test(L));return y===-1||b===-1?f:f.toSpliced(y,b-y)}}),5230:((Oe,re,m)=>{m.
d(re,{$:()=>Y});const k=new WeakMap,A=3;function Y(N,x){const _=U(N);if(_.length===0)return N.exec(x);for(const P of _)if(x.includes(P))return N.exec(x);return null}
function U(N){let x=k.get(N);if(x===void 0){const _=N.ignoreCase?[]:K(N.source);x=_.every(P=>P.length>=A)?_:[],k.set(N,x)}return x}function K(N){const x=[""];let _="",
P=0;for(let S=0;S<=N.length;S++){const p=N[S]??"",E=p==="\\"?N[++S]??"":"";if(W.test(E))return[];if(p==="["&&(S=G(N,S)),p==="("&&(P+=1),p===")"&&(P-=1),P>0&&p!==
"(")continue;const R=p==="\\"?E:p;if(R!==""&&!(p==="\\"?te:H).includes(R)){_+=R;continue}(p==="*"||p==="?"||p==="{")&&(_=_.slice(0,-1)),_.length>(x.at(-1)??"").
length&&(x[x.length-1]=_),_="",p==="{"&&(S=N.indexOf("}",S)),p==="|"&&x.push("")}return x}const W=/^[uxck\d]$/,H="()[{*+?^$.|",te="bBdDsSwWnrtfvpP";function G(N,x){
let _=x+1;for(;N[_]!=="]";)_+=N[_]==="\\"?2:1;return _}}),770:((Oe,re,m)=>{m.d(re,{Or:()=>U,RU:()=>A,fO:()=>Y,lQ:()=>K});const k=/; there (?:is|are) (?<names>[^;]{1,300})$/;
function A(W,H){return H.length===0||k.test(W)?W:`${W.replace(/[.:]?\s{0,4}$/,"")}; there ${H.length===1?"is":"are"} ${H.join(", ")}`}function Y(W){return W.replace(
k,"")}function U(W){return k.exec(W)?.groups?.names?.split(", ")??[]}function K(W){return W.endsWith("/")}}),6612:((Oe,re,m)=>{m.d(re,{$p:()=>K,cU:()=>H,qD:()=>p});
var k=m(6760),A=m(5807);const Y=[[/^file:\/\/(?:localhost)?(?=\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\/(?:\([\w-]+\)\/)?(?=\.{0,2}\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\//,
""],[/^.*!/,""],[/\\/g,"/"],[/^\/?[A-Za-z]:(?=\/)/,""],[/[?].*$/,""]],U=/^(?:node|https?|data|virtual|native|internal|bun|deno):|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|bin\/|etc\/|nix\/|proc\/|sys\/|snap\/|rustc\/|opt\/hostedtoolcache\/)|(?:^|\/)(?:node_modules|site-packages|dist-packages|\.git|\.nvm|\.pyenv|\.cargo|\.rustup|\.yarn|\.pnpm|\.pnpm-store|\.volta|\.bun)(?:\/|$)|\/go\/pkg\/mod\//,
K="?body",W=/\?vue&type=[\w&=.-]{1,200}/,H=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g,te=40,G=2e4,N=500,x=100;function _(T,$){const I={...$,exists:P(
$)},M=new Map,f=new Map;for(const L of T){M.has(L.file)||M.set(L.file,p(L.file,I));const F=M.get(L.file);if(F===void 0)continue;const[X,ae]=W.test(L.file)||L.file.
endsWith(K)?[null,null]:[L.line,L.column],oe=S(cleanLine(L.message,N),I),Ee=L.code&&cleanLine(L.code,x),Z=JSON.stringify([F,X,ae,oe]);f.has(Z)||f.set(Z,{...L,file:F,
line:X,column:ae,code:Ee,message:oe})}const y=[...f.values()],b=new Set(y.filter(({line:L})=>L!==null).map(({file:L,message:F})=>`${L}
${F}`));return y.filter(({line:L,file:F,message:X})=>L!==null||!b.has(`${F}
${X}`))}function P(T){const $=new Map;return I=>{const M=$.get(I);if(M!==void 0)return M;const f=$.size<G&&T.exists(I);return $.size<G&&$.set(I,f),f}}function S(T,$){
return T.replace(W,"").replace(H,I=>p(I,$)??I)}function p(T,$){const I=E(T);if(!(I===""||I.includes("\0")||U.test(I))){for(const M of R(I,$))if(M!==void 0&&!U.test(
M)&&$.exists(M))return M}}function E(T){let $=T.startsWith("file://")?(0,A.oF)(T):T;for(const[I,M]of Y)$=$.replace(I,M);return $}function*R(T,$){const I=$.rootDirectory??
"";if(!T.startsWith("/")){for(const f of[...$.folders??[],I,""])yield C(`${f}/${T}`);return}const M=C(T)?.split("/")??[];if(!(M.length>te))for(let f=0;f<M.length;f++){
const y=M.slice(f).join("/");yield y,I!==""&&(yield C(`${I}/${y}`))}}function C(T){const $=k.posix.normalize(T.replace(/^\/+/,"")).replace(/\/$/,"");return $===
"."||/^\.\.(?:\/|$)/.test($)?void 0:$}}),8724:((Oe,re,m)=>{m.d(re,{g:()=>W,l:()=>P});var k=m(6760),A=m(2207);const Y=/^\..|.\.config\.[a-z]{1,10}$|^package(?:-lock)?\.json$/;
function U(S){const p=k.posix.basename(S);return Y.test(p)||p.includes("tsconfig")&&p.endsWith(".json")}const K=/^TS5\d{3}$/;function W({code:S}){return K.test(
S??"")}const H=/^ts\(?(?:2304|2305|2307|2503|2552|2580|2614|2686|2688|2694|2724|2792|2882)\)?$/i,te=/^ts\(?(?:6133|6138|6192|6196|6198|6385|6387|7005|7006|7016|7019|7022|7023|7024|7027|7028|7030|7031|7034|7044|7045|7053|18046|80\d{3})\)?$/i,
G=/^(?:\w*Error: )?(?:[×x] )?(?:(?:Module )?[Bb]uild failed\b|Unexpected (?:token|eof|end of file)\b|Expression expected|Declaration or statement expected|Unterminated regexp literal|Expected (?:ident|unicode escape)\b|'(?:[),;:}]|=>|<\/)' expected)/i;
function N({code:S,message:p}){const E=S??"";return(H.test(E)?-1:0)+(te.test(E)?3:0)+(G.test(p)?.5:0)}function x({code:S}){const[p="",...E]=(S??"").split("/").reverse();
return/^[a-z][a-z-]+$/.test(p)&&E.every(R=>/^@?[a-z][\w-]*$/.test(R))}const _=/^Parsing error|\bUnable to resolve\b|\bis not defined\b|\bnot found in\b/;function P(S,p=10){
const E=new Set,R=new Set,T=S.map(f=>{const y=JSON.stringify([f.severity,f.file,f.line]),b=JSON.stringify([f.severity,f.message]),L=x(f)&&_.test(f.message),F=E.
has(y)||R.has(b);E.add(y),R.add(b);const X=(f.line===null?4:0)+(F&&!L?2:0)+(W(f)?-2:U(f.file)?1:0)+N(f)-(L?1:0);return{diagnostic:f,weight:X}}).toSorted((f,y)=>f.
weight-y.weight).map(({diagnostic:f})=>f),$=Object.groupBy(T,({severity:f})=>f),I=Math.max(0,p),M=f=>Math.max(0,($[f]?.length??0)-I);return{shown:A.oC.flatMap(f=>$[f]?.
slice(0,I)??[]),rest:{error:M("error"),warning:M("warning"),notice:M("notice")}}}}),1981:((Oe,re,m)=>{m.d(re,{M:()=>U,p:()=>A});var k=m(6760);function A(K,{facts:W,
lines:H}){if(!K.startsWith("/"))return K;const te=K.split("/"),G=(W.diagnostics??[]).map(({file:_})=>_.split("/",1)[0]??"").filter(_=>_!==""),N=[...new Set(["no\
de_modules",...W.list?.("")??[],...G])],x=te.findIndex(_=>N.includes(_));if(x>0)return te.slice(x).join("/");for(let _=te.length-1;_>1;_--){const P=`${te.slice(
0,_).join("/")}/`;if(H.some(S=>N.some(p=>Y(S,P+p))))return te.slice(_).join("/")}return K}function Y(K,W){const H=K.indexOf(W);return H>=0&&!/[\w.-]/.test(K[H+W.
length]??"")}function U(K,W,H=[""]){const te=K.split("/",40).filter(N=>N!==""&&N!==".");let G="";for(const[N,x]of te.entries()){const _=W(G),P=(N===te.length-1?
H:[""]).map(p=>`${x}${p}`),S=P.find(p=>_.includes(p))??P.map(p=>_.find(E=>E.toLowerCase()===p.toLowerCase())).find(Boolean);if(S===void 0)return;G=k.posix.join(
G,S)}return H.some(N=>G===`${te.join("/")}${N}`)?void 0:G}}),3716:((Oe,re,m)=>{m.d(re,{LP:()=>A});var k=m(5807);function A(te){return/^\s*at\s.*[:)\d]$/.test(te)}
const Y=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,U=2,K=2e3;class W{#e;#t;#n=[];#s=0;constructor(G){this.#e=
G}push(G){const N=stripEscapes(G.slice(0,K)).trimEnd().replace(/ \{$/,"");return A(N)?this.#t===void 0&&!Y.test(N)?(this.#t=G,[...this.#o(),G]):(this.#s+=1,this.#n.
length<U&&this.#n.push(G),[]):[...this.end(),G]}end(){return this.#t=void 0,this.#o()}#o(){const[G,N]=[this.#s,this.#n];return[this.#s,this.#n]=[0,[]],G<U?N:[this.#e(
G)]}}function H(te,G){const N=new W(G);return[...te.flatMap(x=>N.push(x)),...N.end()]}}),5388:((Oe,re,m)=>{m.r(re),m.d(re,{asSyncFailure:()=>_,brokenSite:()=>te,
isErrorOfSite:()=>H,syncFailure:()=>K});var k=m(3739),A=m(2881),Y=m(5879),U=m(8423);function K(P,S){return(0,A.SU)("sync",P,S)}const W=new Set(["index_unanswere\
d","index_empty","dead_asset"]);function H({code:P}){return W.has(P)}function te(P){const S=P.filter(H),p=S.length-1,E=p>0?` (and ${p} more ${p===1?"error":"err\
ors"})`:"",R=`The start page is broken: ${S[0]?.message}${E}`,C=P.flatMap(({file:T,line:$,code:I,message:M})=>T===null?[]:[{file:T,line:$,column:null,severity:G(
I),code:I,message:M}]);return new A.$w({...K("site_broken",R).facts,diagnostics:C})}function G(P){return P==="build_fault"||W.has(P)?"error":"warning"}const N="\
The output could not be stored: the storage of the platform cannot be used now";function x(){return K("disk_full","The disk of the platform is full: the output \
could not be stored")}function _(P,S){if(P instanceof A.$w)return P;if(S.aborted)return S.reason;if(P instanceof Y.Sb)return x();if(P instanceof U.us)return P.isFull?
x():K("storage_unavailable",N);const p=(0,k.xU)(P)??(0,k.bD)(P);return K("sync_failed",`The output could not be stored (${p})`)}}),4742:((Oe,re,m)=>{m.d(re,{Gp:()=>P,
Pn:()=>R,Pq:()=>x,U_:()=>E,VS:()=>_,c1:()=>G,tD:()=>C});var k=m(7598),A=m(3024),Y=m(7975),U=m(3739),K=m(5388),W=m(6352),H=function(T,$,I){if($!=null){if(typeof $!=
"object"&&typeof $!="function")throw new TypeError("Object expected.");var M,f;if(I){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");M=$[Symbol.asyncDispose]}if(M===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");M=$[Symbol.dispose],I&&(f=M)}if(typeof M!=
"function")throw new TypeError("Object not disposable.");f&&(M=function(){try{f.call(this)}catch(y){return Promise.reject(y)}}),T.stack.push({value:$,dispose:M,
async:I})}else I&&T.stack.push({async:!0});return $},te=(function(T){return function($){function I(b){$.error=$.hasError?new T(b,$.error,"An error was suppresse\
d during disposal."):b,$.hasError=!0}var M,f=0;function y(){for(;M=$.stack.pop();)try{if(!M.async&&f===1)return f=0,$.stack.push(M),Promise.resolve().then(y);if(M.
dispose){var b=M.dispose.call(M.value);if(M.async)return f|=2,Promise.resolve(b).then(y,function(L){return I(L),y()})}else f|=1}catch(L){I(L)}if(f===1)return $.
hasError?Promise.reject($.error):Promise.resolve();if($.hasError)throw $.error}return y()}})(typeof SuppressedError=="function"?SuppressedError:function(T,$,I){
var M=new Error(I);return M.name="SuppressedError",M.error=T,M.suppressed=$,M});function G(T){try{const $=N(T.real);if($)return $}catch($){if(!["ELOOP","ENXIO"].
includes((0,U.xU)($)??""))throw $}throw(0,W.A)(T.path)}function N(T){const $=(0,A.openSync)(T,A.constants.O_RDONLY|A.constants.O_NOFOLLOW|A.constants.O_NONBLOCK),
I=(0,A.fstatSync)($);if(!I.isFile()){(0,A.closeSync)($);return}return{fd:$,stats:I,[Symbol.dispose]:()=>(0,A.closeSync)($)}}function x(T,$,I){let M=0;for(;M<$.length&&
(M===0||M!==I);){const f=(0,A.readSync)(T,$,M,$.length-M,null);if(f===0)break;M+=f}return M}function _(T,$,I){const M={stack:[],error:void 0,hasError:!1};try{const f=H(
M,P(T.real),!1);if(!f||f.stats.size>I)return;const y=Buffer.allocUnsafe(f.stats.size+1),b=y.subarray(0,x(f.fd,y,f.stats.size));return(0,k.hash)("sha256",b)===$?
b.toString():void 0}catch(f){M.error=f,M.hasError=!0}finally{te(M)}}function P(T){return(0,U.CD)(()=>N(T))}const S=(0,Y.promisify)(A.read),p=1024*1024;async function*E(T,$){
const I=Buffer.allocUnsafeSlow(p);for(let M=0;;){$.throwIfAborted();const{bytesRead:f}=await S(T,I,0,I.length,M);if(f===0)return;M+=f,yield I.subarray(0,f)}}function R(T,{
fd:$,stats:I},M){const{size:f,mtimeMs:y,ctimeMs:b}=(0,A.fstatSync)($);if(M!==I.size||f!==I.size||y!==I.mtimeMs||b!==I.ctimeMs)throw C(T)}function C(T){return(0,K.
syncFailure)("sync_failed",`"${T}" changed while it was stored, because a process of the build still writes. Let the build command wait for all processes that i\
t starts`)}}),6813:((Oe,re,m)=>{m.d(re,{K:()=>N,d:()=>te});var k=m(6760),A=m(385),Y=m(4742),U=function(x,_,P){if(_!=null){if(typeof _!="object"&&typeof _!="func\
tion")throw new TypeError("Object expected.");var S,p;if(P){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");S=_[Symbol.asyncDispose]}
if(S===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");S=_[Symbol.dispose],P&&(p=S)}if(typeof S!="function")throw new TypeError(
"Object not disposable.");p&&(S=function(){try{p.call(this)}catch(E){return Promise.reject(E)}}),x.stack.push({value:_,dispose:S,async:P})}else P&&x.stack.push(
{async:!0});return _},K=(function(x){return function(_){function P(R){_.error=_.hasError?new x(R,_.error,"An error was suppressed during disposal."):R,_.hasError=
!0}var S,p=0;function E(){for(;S=_.stack.pop();)try{if(!S.async&&p===1)return p=0,_.stack.push(S),Promise.resolve().then(E);if(S.dispose){var R=S.dispose.call(S.
value);if(S.async)return p|=2,Promise.resolve(R).then(E,function(C){return P(C),E()})}else p|=1}catch(C){P(C)}if(p===1)return _.hasError?Promise.reject(_.error):
Promise.resolve();if(_.hasError)throw _.error}return E()}})(typeof SuppressedError=="function"?SuppressedError:function(x,_,P){var S=new Error(P);return S.name=
"SuppressedError",S.error=x,S.suppressed=_,S});const W=50,H=200;function te(x){const _=new Map;for(const P of A.P4){const S=G((0,k.join)(x,P));S!==void 0&&_.set(
P,S)}return N((0,A.nb)(_).ignored)}function G(x){const _={stack:[],error:void 0,hasError:!1};try{const P=U(_,(0,Y.Gp)(x),!1);if(!P)return;const S=Buffer.alloc(A.
Gb+1),p=(0,Y.Pq)(P.fd,S,P.stats.size);return p>A.Gb?"too large":S.subarray(0,p)}catch(P){_.error=P,_.hasError=!0}finally{K(_)}}function N(x){const _=x.slice(0,W).
map(S=>({...S,reason:S.reason.slice(0,H)})),[P]=x.slice(W);return P&&_.push({file:P.file,reason:`${x.length-W} more rules`}),_}}),6352:((Oe,re,m)=>{m.d(re,{$:()=>H,
A:()=>S});var k=m(3024),A=m(6760),Y=m(3739),U=m(7994),K=m(2458),W=m(5388);function*H(p,E,R,C){const T=(0,k.realpathSync)(p);yield*te({root:T,kind:E,reserved:C,onLeftOut:R},
{real:T,prefix:"",above:[]})}function*te(p,E){yield"folder";for(const R of(0,k.readdirSync)(E.real,{withFileTypes:!0})){const C=E.prefix+R.name,T=`${E.real}/${R.
name}`,$=_(R.name,E.prefix==="",p);if($!=="published"){$!=="expected"&&p.onLeftOut(R.isDirectory()?`${C}/`:C,$),yield"nothing";continue}if(P(R.name,C),R.isFile())
yield{path:C,real:T};else if(R.isDirectory())yield*te(p,G(E,T,C));else if(R.isSymbolicLink())yield*N(p,E,C,T);else throw S(C)}}function G(p,E,R){return{real:E,prefix:`${R}\
/`,above:[...p.above,p.real]}}function*N(p,E,R,C){const{root:T}=p,{real:$,stats:I}=x(C,R);if(!(0,U.FK)(T,$))throw(0,W.syncFailure)("output_unsafe",`The link "${R}\
" leads out of the output directory`);const f=(0,A.relative)(T,$).split(A.sep).map((y,b)=>_(y,b===0,p)).find(y=>y!=="published");if(f)f!=="expected"&&p.onLeftOut(
R,f),yield"nothing";else if(I.isFile())yield{path:R,real:$};else if(I.isDirectory()){if($===E.real||E.above.includes($))throw(0,W.syncFailure)("output_unsafe",`\
The link "${R}" leads back to a folder that contains it`);yield*te(p,G(E,$,R))}else throw S(R)}function x(p,E){try{const R=(0,k.realpathSync)(p);return{real:R,stats:(0,k.
statSync)(R)}}catch(R){const C=(0,Y.xU)(R)==="ELOOP"?"is part of a cycle of links":"has a target that cannot be read";throw(0,W.syncFailure)("output_unsafe",`Th\
e link "${E}" ${C}`)}}function _(p,E,{kind:R,reserved:C}){return p===".git"||E&&p==="node_modules"?"expected":E&&p===C?"reserved":/^\.env/i.test(p)?"secret":R===
"folder"&&(0,K.W)(p)?"folder":"published"}function P(p,E){if(p==="."||p===".."||/[\uFFFD\\]/.test(p))throw(0,W.syncFailure)("output_unsafe",`The file name ${JSON.
stringify(E)} is not valid in a URL`)}function S(p){return(0,W.syncFailure)("output_unsafe",`"${p}" is not a file, a folder, or a link to one`)}}),9877:((Oe,re,m)=>{
m.d(re,{wA:()=>Vs,RJ:()=>Wo});var k=m(6760),A=m(7994),Y=m(3052),U=m(1809),K=m(2416),W=m(3716);const H=12,te=30,G={mentions:40,hints:10,shown:10,names:16,nameLength:200,
tokens:60},N=/^[>$]\s[a-z@.]|^Detected \S/;function x(t,{at:n,message:o,details:r}){const a=(0,U.EP)(t,n-H,n),l=t.slice(0,n).findLastIndex(({text:q})=>(0,U.oJ)(
q)),d=[...t.keys()].slice(Math.max(0,l+1,n-H),n+te).filter(q=>!(a.has(q)||(0,U.Xk)(t[q]?.text??""))).sort((q,he)=>P(q,n)-P(he,n)),h=d.map(q=>({each:q,text:(0,K.
wh)(t[q]?.text??"")})).filter(({text:q})=>!N.test(q)),v=h.some(({text:q})=>_.test(q)),w=h.flatMap(({each:q,text:he})=>p(he,t[q]?.folder)).slice(0,G.mentions),j=r.
filter(q=>!(ae.test(q)||(0,U.Ol)(q))),ee=h.flatMap(({each:q,text:he})=>Ie(he,t[q+1]?.text));return{mentions:v?w.map(q=>q.inStack?q:{...q,line:null,column:null}):
w,hints:v?[]:h.flatMap(({text:q})=>(0,W.LP)(q)?[]:$(q)).slice(0,G.hints),shown:d.flatMap(q=>y(t,q)).slice(0,G.shown),rows:h.flatMap(({text:q})=>f(q)),message:o,
words:[...new Set(o.match(/\w{2,40}/g))].slice(0,G.tokens),names:[...Z(oe(o)),...h.flatMap(({text:q})=>We(q))],details:[...new Set(j.flatMap(q=>Z(oe(q))))].slice(
0,G.names),identifier:be(o),isAbsence:/\b(?:required|missing|lacks|must (?:have|contain|export))\b/i.test(o),routes:[...new Set([...Ie(o),...ee])].slice(0,G.hints),
isJson:h.some(({text:q})=>Se(q)),lacksScript:/\b(?:missing|no|unknown) script\b|\bscript not found\b|^Command "[^"]{1,100}" not found/i.test(o)}}const _=/\bvite:vue\]\s\S{1,400}\.(?:md|html\.vue)\s/;
function P(t,n){return t<n?(n-t)*2.5:t-n}const S=/^(?<path>[^\s]{1,400}?)(?::(?<line>\d{1,7})(?::(?<column>\d{1,7}))?|\((?<row>\d{1,7})[,:](?<character>\d{1,7})\))?$/;
function p(t,n){const o=(0,W.LP)(t),r=t.split(/[\s"'`<>{}|;*=]+/).slice(0,G.tokens);return r.flatMap((a,l)=>{const d=S.exec(ke(a))?.groups;if(!d?.path||!/[./]/.
test(d.path))return[];const[,h,v]=E.exec(r[l+1]??"")??[],w=h??R.exec(r.slice(l+1,l+3).join(" "))?.[1],j=C(d.line??d.row??w);return[{path:n===void 0||/^[/.]|^\w+:/.
test(d.path)?d.path:`${n}/${d.path}`,line:j,column:C(d.column??d.character??v),inStack:o}]})}const E=/^\((\d{1,7}):(\d{1,7})\)[:,.]?$/,R=/^line (\d{1,7})[:,.]?$/;
function C(t){return t&&Number(t)||null}const T=[/\bline(?:Number)?:?\s(?<line>\d{1,7})\b(?:[,:]?\s(?:column|col|character|char):?\s(?<column>\d{1,7}))?/i,/[([](?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?[)\]]/,
/\s(?:at|-)\s(?<line>\d{1,7}):(?<column>\d{1,7})\b/,/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})(?!:\d\d\b)[:\s]/];function $(t){for(const n of T){const o=n.exec(t)?.
groups,r=C(o?.line);if(r!==null)return[{line:r,column:C(o?.column)}]}return[]}const I=/^[\s│|]{0,40}(?<mark>>{0,2})\s{0,10}(?<line>\d{1,7})\s{0,4}(?:[|│┃]|:(?=\s))(?<text>.*)$/,
M=/^[\s│|·:╵┆╎-]*(?:\^|~~|─|━)/;function f(t){const n=I.exec(t)?.groups;return n?[{line:Number(n.line),text:n.text?.trim()??""}]:[]}function y(t,n){
const o=I.exec((0,K.wh)(t[n]?.text??""))?.groups,r=o?.text?.trim()??"",a=o?.mark!==""||M.test((0,K.wh)(t[n+1]?.text??""));return r!==""&&a?[{line:Number(o?.line),
text:r}]:[]}const b=/"([^"]{2,200})"|(?<!\w)'([^']{2,200})'(?!\w)|`([^`]{2,200})`|“([^“”]{2,200})”/g,L=[/(?:^|\s)(?:Error:\s)?([^\s:"'`]{2,200}):?\s(?:is not|isn't|not found|is undefined|was not|could not be|does not|doesn't|cannot be|failed to|must be|is missing|is required|doesn’t)\b/,
/\b(?:partial|tag|helper|filter|mixin|layout|field|plugin|package|module|specifier|host|tarball):?\s"?([^\s"'`,;()]{2,200})/i,/\b[Uu]n(?:known|supported|recognized) (?:browser|engine|environment|flag|format|key|language|locale|option|preset|property|rule|target|theme|type|unit) ([^\s"'`,;:()]{2,100})$/,
/(?:^|[\s*])([\w.-]{2,60}):\s(?:Invalid|Required|Expected)\b/,/\b\d{1,3}(?:\.\d{1,3}){3}:(\d{2,5})\b/,/^\s*(?:[-*•]|->)\s(?:linking to\s)?(\S{2,200})$/,/\bproperties\s?\(([^\s()]{2,100})\)/],
F=/^(?:@[\w.-]+\/[\w.-]+|node:[a-z]\w+(?:\/\w+)?|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|[a-z]+(?:[A-Z][a-z0-9]*)+|[\w.-]+@[\^~>=<\w.*:-]+|\.{1,2}\/\S+|(?:[\w@.-]+\/)+[\w.-]+\.\w{2,5}|[\w.-]+\.(?:invalid|com|org|net|io|dev))$/,
X=/\bwhile parsing\b|\b(?:imported|linked) from\b|\bsource page path\b|\b[Dd]id you mean\b|\b[Ss]ee (?:more|https?:)|\bTried\b|\bwhich (?:is|are) (?:configured|defined|set) in\b/,
ae=/^\s*(?:Note|Hint|Tip):\s|\b(?:[Dd]id you mean|npm run|see a list|https?:\/\/)/;function oe(t){return t.slice(0,X.exec(t)?.index??t.length).replace(Ee,"")}const Ee=/^\W{0,8}[([]plugin [^)\]]{1,100}[)\]]/;
function Z(t){const n=[...t.matchAll(b)].map(w=>w.slice(1).find(j=>j!==void 0)??""),o=L.flatMap(w=>w.exec(t)?.[1]??[]),r=z.exec(t)?.[1],a=t.replace(b," ").split(
/[\s,;()[\]<>{}"'`|]+/,G.tokens),l=ie.test(t),d=a.map(ke).filter(w=>F.test(w)||pe(w,l)),h=w=>B(w.trim()).slice(0,G.nameLength),v=w=>/\w\w/.test(w)&&!w.includes(
"\\")&&w.split(/\s/).length<=3;return[...new Set([...n,r??"",...o,...d].map(h))].filter(w=>v(w)&&(w===r||!J.test(w))).slice(0,G.names)}const z=/\b(?:not found|look(?:ed|ing) for|unknown(?:\s\w{1,20}){0,2}|(?:does|do) not exist|undefined(?:\s\w{1,20})?|not defined):\s"?([^\s"'`,;]{2,200})/i,
J=/^(?:[A-Z]\w{0,60}(?:Error|Exception)|a|an|the|that|this|which|it|its|is|are|was|in|of|on|or|and|for|from|with|to|not|does|cannot|could|config(?:uration)?|files?|pages?|modules?|packages?|plugins?|options?|paths?|folder|directory)$/i;
function B(t){return/^["'`]/.test(t)&&t.length>2&&t.endsWith(t[0]??"")?t.slice(1,-1):t}const ie=/\b404\b|\blink(?:s|ed)?\b/i;function pe(t,n){return/^https?:\/\/\S/.
test(t)||/^\/[\w@.-]+\/\S/.test(t)||n&&/^\/[\w-]/.test(t)}const me=[["(",")"],["[","]"]];function ke(t){let[n,o]=[0,t.length];const r=a=>{for(;o>n&&a.includes(t[o-
1]??" ");)o--};r(".:,");for(const[a,l]of me){const d=t[o-1]===l;t[n]===a&&(d||!t.includes(l))&&(n++,d&&o--),t.slice(n,o).includes(a)||r(`${l}.:,`)}return t.slice(
n,o)}const Re=/\b(?:at|of|for|prerendering|rendering|GET|render)(?: (?:the )?(?:page|path|route))? ["'`]?(\/[\w[\].:@%()/-]{0,200})(?=$|[\s"'`,])|^!!! (\/\S{0,200}): /,
$e=/^[\s│]{0,8}[├└]─{1,2} (\/\S{0,200}) \(\d{1,9}ms\)$/,_e=/^[\s│]{0,8}[├└]─{1,2} \[5\d\d\]/;function Ie(t,n=""){const[,o,r]=Re.exec(t)??[],a=_e.
test(n)?$e.exec(t)?.[1]:void 0;return[o,r,a].flatMap(l=>l?.replace(/[.:,]$/,"")??[])}const Ce=[/(?:^|[\s:])([\w$]{1,100}) is not defined\b/,/\(reading '([\w$]{1,100})'\)/,
/\.([\w$]{1,100})\)? is not a function\b/];function be(t){return Ce.map(n=>n.exec(t)?.[1]).find(n=>n!==void 0)}function Se(t){return/(?<!\.)\bjson5?\b/i.test(t)}
function We(t){return/^\s{2,12}input: '([^'\\]{4,200})',?$/.exec(t)?.slice(1)??[]}var Fe=m(9047),Be=m(7214),qe=m(107),ze=m(5807),Ze=m(3403),$t=m(5230);class et{all;#e=new Map;constructor(n){
this.all=n}get length(){return this.all.length}text(n){return this.all[n]?.text??""}find(n,o){let r=this.#e.get(n);r||(r=[],this.#e.set(n,r));const a=r[o];if(a!==
void 0)return a;const l=(0,$t.$)(n,this.text(o));return r[o]=l,l}}function bt(t,n,o){if("match"in t)return t.match(n,o);const r={};let a=o;for(const[d,h]of t.steps.
entries()){const v=ce(se(h),n,a,d>0);if(!v)return;for(const[w,j]of Object.entries(v.groups))j!==void 0&&(r[w]=j);a=v.at+1}const l=t.steps.at(-1);return!t.repeat||
!l?{groups:[r],next:a}:Q(se(l).pattern,r,n,a)}function Q(t,n,o,r){const a=[n];let l=r;for(;l<o.length&&a.length<1e3;l++){const d=o.find(t,l);if(!d)break;a.push(
{file:n.file,...d.groups})}return{groups:a,next:l}}function se(t){return t instanceof RegExp?{pattern:t}:t}function ce(t,n,o,r){const a=r?t.skip??0:0,l={};for(let d=o;d<=
o+a&&d<n.length;d++){const h=n.find(t.pattern,d);if(h)return{at:d,groups:{...l,...h.groups}};const v=t.over&&n.find(t.over,d);if(t.over&&!v)return;for(const[w,j]of Object.
entries(v?.groups??{}))j!==void 0&&(l[w]=j)}}var de=m(6612);const we=500,ge=500,ve=[["warning",/^(?:warn|warning|deprecation warning|!|⚠)/i],["notice",/^(?:hint|info|note|message|i$)/i],
["error",/./]],xe=/^Compiled with warnings\.?$/,tt=/\bfail(?:ed)?\b|^error\b|^Treating warnings as errors/i;function nt(t,n=Ze.h){const o=new et((0,qe.Se)(t)),r=new Map;
let a=!1;for(let l=0;l<o.length&&r.size<we;){const d=o.text(l);a=xe.test(d)||a&&!tt.test(d);const h=it(o,l,n);for(const v of h?.diagnostics??[]){const w=a&&v.severity===
"error"?{...v,severity:"warning"}:v,{file:j,line:ee,column:q,message:he}=w,ue=JSON.stringify([j,ee,q,he]);!r.has(ue)&&r.size<we&&r.set(ue,w)}l=h?.next??l+1}return[
...r.values()]}function it(t,n,o){if(t.text(n).trim()!=="")for(const r of o){const a=bt(r,t,n);if(!a)continue;return{diagnostics:a.groups.map(d=>{const h=Ht(d,r,
t.all[n]?.folder);if(!h)return;const v=(0,K.Vz)(h.message,t.all,zt(h.message,t,n,a.next)),w=d.test===void 0?"":`, in the test "${d.test.slice(0,120)}"`;return{...h,
message:(0,ze.Ow)(v+w,ge)}}).filter(d=>d!==void 0),next:a.next}}}function zt(t,n,o,r){for(let a=o;a<r;a++)if(n.text(a).includes(t.slice(0,60)))return a;return r-
1}function Ht(t,n,o){const{message:r,frame:a}=t,l=(t.file??"").replace(/(?<=\.mdx?)\.js(?=$|\?)/,"");if(!(l||a)||!r)return;const d=l===(t.file??"")&&Yt(t.line)||
null,h=d===null?null:Yt(t.column);return{file:l&&Vt(l.trim(),o)+xn(n,l,d),line:d,column:h===null?null:n.zeroColumn?h+1:h||null,severity:St(t.severity,n),code:t.
code??null,message:(0,ze.Ow)(Zt(An(r.trim(),l),l),ge),frame:a}}function xn({part:t=""},n,o){return o===null||t===de.$p&&n.startsWith("/")?"":t}function An(t,n){
const o=t.replace(/^(?:error: |\[error\] )|\?vue&type=[\w=&.-]+| \[plugin [\w@/:-]{1,60}\]$/gi,""),[,r="",a]=/^(\S{1,400}?)(?::\d{1,7}){0,2}: (.+)$/.exec(o)??[],
[l]=n.split("?",1);return a!==void 0&&(`/${r}`.endsWith(`/${l}`)||`/${l}`.endsWith(`/${r}`))?a:o}function Zt(t,n){return t.replace(/(?<=^Cannot find module ')\/[^']{1,400}(?='$)/,
o=>{const r=k.posix.relative(k.posix.dirname(n),o);return n.startsWith("/")?r.startsWith(".")?r:`./${r}`:o})}function St(t,n){return t===void 0?n.severity??"err\
or":ve.find(([,o])=>o.test(t))?.[0]??"error"}function Yt(t){return t===void 0?null:Number(t)}function Vt(t,n){return n===void 0||/^(?:[A-Za-z]:|[a-z-]+:\/\/|[\\/])/.
test(t)?t:`${n}/${t.replace(/^(?:\.\/)+/,"")}`}var vt=m(901),Ne=m(4177);const Tn=12,at=16;function Jt(t,n,o,r=!1){const a=n.filter(h=>Math.abs(h.line-t)<=Tn&&h.
text!==""),l=a.find(h=>h.line===t),d=t>o.length?null:t;return l?lt(l.text,o[t-1])?t:In(l,a,o)??ct(l.text,o)??(r?null:d):d}function In(t,n,o){const r=o.flatMap((h,v)=>{
if(!lt(t.text,h))return[];const w=n.filter(j=>lt(j.text,o[v+j.line-t.line]));return[{line:v+1,rows:w.length}]}),a=Math.max(...r.map(({rows:h})=>h)),[l,d]=r.filter(
({rows:h})=>h===a);return d===void 0?l?.line:void 0}const Xt=3;function Mn(t,n,o){const r=n.filter(l=>Math.abs(l.line-t.line)<=Xt&&l.text!==""),a=r.reduce((l,{text:d})=>l+
d.length,0);return r.length<Xt||a<at?[]:(0,Ne.nC)(o,(l,d)=>r.every(h=>lt(h.text,o[d+h.line-t.line])))}function ct(t,n){const o=dt(t),r=(0,Ne.nC)(n,a=>{const l=dt(
a);return l.length>=at&&o.includes(l)});return r.length===1?r[0]:void 0}function lt(t,n=""){const o=dt(n);return o!==""&&o===dt(t)}function dt(t){return t.replace(
/\s+/g," ").trim()}const Qt=/^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i,Nn=/^(?:if|for|block|macro|call|filter|raw|unless|case|capture|tablerow|comment|verbatim)$/,
qt=/<(?<slash>\/?)(?:(?<name>[A-Za-z][\w.-]{0,80}(?::[\w.-]{1,80})?)(?=[\s/>]|$)|(?=>))/y,Pn=/\{(?<sign>[#/])(?<name>if|each|await|key|snippet)\b/y,Ln=/\{%-?\s{0,100}(?<end>end)?(?<name>\w{1,40})/y,
Cn=/\{\{~?(?<sign>[#/])\s{0,20}(?<name>\w{1,40})/y,kt=/@(?:if|else(?:\sif)?|for|empty|switch|case|default|defer|loading|placeholder|error)\s{0,10}(?:\((?:[^()]|\((?:[^()]|\([^()]{0,200}\)){0,300}\)){0,500}\))?\s{0,10}\{/y,
en=/\{\{[^{}]{0,1000}\}\}/y,tn=/\/(?:[^\\/\n[]|\\.|\[(?:[^\]\\\n]|\\.){0,200}\]){1,400}\//y,Ot=/<\w{1,80}\sextends\b/y,nn=[[/<!--/y,"-->"],[/\{\{!--/y,"--}}"],[
/\{#[\s-]/y,"#}"],[/<script\b/iy,"<\/script"],[/<style\b/iy,"</style"]],sn=/(?:^|\W)(?:return|default|yield|await|case|else)$/,Dn=200;function*jn(t,n,o){const r=n.
includes("brace"),a=r?/[<{}"'`/]/g:n.includes("control")?/[<{}@]/g:/[<{]/g,l=[];for(let d=a.exec(t);d;d=a.exec(t)){const h=d.index,v=r&&(l.at(-1)??o)==="code",w=v&&
/["'`/]/.test(d[0])?rn(t,h):Un(t,h);if(w!==void 0){if(w<0)return;a.lastIndex=w;continue}const j=on(t,h,n,v,l);j&&(a.lastIndex=j.name==="{"?h+1:j.end,j.name!==""&&
(Je(j,l),yield j))}}function Je({opens:t,name:n},o){t?o.push(n==="{"?"code":"text"):n==="{"?o.length=Math.max(0,o.lastIndexOf("code")):o.at(-1)==="text"&&o.pop()}
function on(t,n,o,r,a){const l=t[n]??"";if(l==="<")return o.includes("tag")&&(!r||cn(t,n))?Wn(t,n):void 0;if(l==="@"||o.includes("control"))return st(t,n);const d=o.
includes("block")&&l==="{"?He(t,n):void 0;if(d||!o.includes("brace")||!/[{}]/.test(l))return d;if(!(l==="}"&&!a.includes("code")))return{opens:l==="{",name:"{",
at:n,end:_t(t,n)}}function je(t,n,o){return t.lastIndex=o,t.exec(n)}function Un(t,n){const o=nn.find(([a])=>je(a,t,n));if(!o)return;if(/^<s/i.test(t.slice(n,n+2))){
const a=ut(t,n);if(t[a-2]==="/")return a}const r=t.indexOf(o[1],n+2);return r<0?-1:r+2}function rn(t,n){const o=t[n]??"";if(o==="/")return an(t,n);for(let r=n+1;r<
t.length;r++)if(t[r]==="\\")r++;else{if(t[r]===o)return r+1;if(t[r]===`
`&&o!=="`")return r}return-1}function an(t,n){if(t[n+1]==="/")return _t(t,n);if(t[n+1]==="*"){const o=t.indexOf("*/",n+2);return o<0?-1:o+2}return(ln(t,n)&&je(tn,
t,n)?tn.lastIndex:0)||n+1}function cn(t,n){return t[n+1]==="/"||ln(t,n)&&!je(Ot,t,n)}function ln(t,n){const o=t.slice(Math.max(0,n-Dn),n).trimEnd();return o===""||
/[({[}>,?:&|=;!]$/.test(o)||sn.test(o)}function Wn(t,n){const o=je(qt,t,n)?.groups;if(!o)return;const r=ut(t,n),{name:a="<>",slash:l}=o,d=t[r-2]==="/"||Qt.test(
a);return{opens:l==="",name:d?"":a,at:n,end:r}}function ut(t,n){let o="",r=0;for(let a=n;a<t.length;a++){const l=t[a]??"";if(o!=="")o=l===o?"":o;else if(r>0&&t.
startsWith("//",a))a=_t(t,a);else if(/["'`]/.test(l))o=l;else if(l==="{")r++;else if(l==="}")r--;else if(l===">"&&r<=0)return a+1}return t.length}function _t(t,n){
const o=t.indexOf(`
`,n);return o<0?t.length:o}function He(t,n){const o=(je(Pn,t,n)??je(Cn,t,n))?.groups,r=o?void 0:je(Ln,t,n)?.groups;if(!(o||r))return;const a=t.indexOf(r?"%}":"}",
n),l=a<0?t.length:a+(r||t[a+1]==="}"?2:1);if(o)return{opens:o.sign==="#",name:`#${o.name}`,at:n,end:l};const d=r?.name??"";return{opens:r?.end===void 0,name:Nn.
test(d)?`%${d}`:"",at:n,end:l}}function st(t,n){return t[n]==="}"?{opens:!1,name:"@",at:n,end:n+1}:je(en,t,n)?{opens:!0,name:"",at:n,end:en.lastIndex}:je(kt,t,n)?
{opens:!0,name:"@",at:n,end:kt.lastIndex}:void 0}const ft=/\b(?:missing (?:an? )?(?:end|closing) tag|(?:end|closing) tag\b|unclosed|not closed|left open|unterminated jsx|attempted to close|expected token|end of (?:the )?(?:file|input|template)|unexpected end|unexpected EOF|got ['"]?EOF)/i,
Fn=/\bExpected "[})]"|\bUnexpected "(?:\}|\)|\$\$\w{1,40})"|\$\$render\b|"\$\$\w/,Bn=/\bclosing tag\b|\bunterminated (?:jsx|regexp|regular expression)\b|\bunexpected token\b|\bExpected ['"`]<\//i,
Gn=/@(?:if|for|switch|defer)\s{0,10}[({]/,dn=[{name:/\.astro$/i,kinds:["tag","brace"],base:"text",message:Fn},{name:/\.(?:vue|astro|mdx|html?|webc)$/i,kinds:["t\
ag"],base:"text",message:ft},{name:/\.(?:svelte|svx|md|markdown)$/i,kinds:["tag","block"],base:"text",message:ft},{name:/\.(?:njk|nunjucks|liquid|hbs|handlebars)$/i,
kinds:["block"],base:"text",message:ft},{name:/\.[cm]?[jt]sx?$/i,kinds:["tag","brace"],base:"code",message:Bn}],Rt=80,xt=200,Kn=500;function pt(t,n,o){if(Yn.test(
t))return Vn.test(o)?Xn(n):void 0;const r=dn.find(v=>v.name.test(t)&&v.message.test(o));if(!r)return;const a=Zn(t,n),l=r.kinds.concat(/\.html?$/i.test(t)&&Gn.test(
a)?"control":[]),d=[];for(const v of jn(a,l,r.base)){const w={...v,indent:Hn(a,v)};if(w.opens){if(d.length>=Kn)return;d.push(w);continue}const j=zn(w,d),ee=d.pop();
if(j===void 0||ee===void 0)return Tt(w,"begin",a);if(ee!==j)return At(ee,o,a)}const h=d.at(-1);return h&&At(h,o,a)}function At(t,n,o){return/\bunexpected token\b/i.
test(n)&&t.name==="{"?void 0:Tt(t,"end",o)}function Tt({at:t,end:n,name:o},r,a){const d=o==="{"&&a.slice(t+1,n).trim()===""?Math.max(a.lastIndexOf(`
`,t)+1,t-xt):t,h=It(a.slice(d,n).replace(/\s+/g," ").trim());return{line:a.slice(0,t).split(`
`).length,text:h,lacks:r}}function It(t){return t.length>Rt?`${t.slice(0,Rt)}\u2026`:t}function zn({name:t,indent:n},o){const r=o.findLast(a=>a.name===t);return n===
void 0||r?.indent===void 0?r:o.findLast(a=>a.name===t&&a.indent===n)??r}function Hn(t,{at:n,name:o,opens:r}){const a=t.slice(Math.max(0,n-xt),n),l=a.lastIndexOf(
`
`)+1;if(l===0&&n>xt)return;const d=a.slice(l);return o==="{"&&r?/^\s*/.exec(d)?.[0]:d.trim()===""?d:void 0}function Zn(t,n){const o=/\.(?:mdx?|markdown|svx)$/i.
test(t),r=(0,Ne.EZ)(n);let a;return n.map((d,h)=>{if(h<r)return"";if(!o)return d;const v=/^\s{0,12}(`{3,}|~{3,})/.exec(d)?.[1],w=a!==void 0;return a===void 0?a=
v:v?.startsWith(a)&&(a=void 0),w||v!==void 0?"":d.replace(/`[^`]*`/g,j=>" ".repeat(j.length))}).join(`
`)}const Yn=/\.(?:pug|jade)$/i,Vn=/\bno closing bracket\b|\bclosing (?:bracket|parenthesis)\b|\bend of the string reached\b/i,Jn=/^(?<indent>\s*)[\w.#:+-]{1,200}(?=\()/;
function Xn(t){for(let n=0;n<t.length;n++){const o=t[n]??"",r=Jn.exec(o);if(!r)continue;const a=Qn(t,n,r[0].length,r.groups?.indent?.length??0);if(a===void 0)return{
line:n+1,text:It(o.trim()),lacks:"end"};n=a}}function Qn(t,n,o,r){let a=0,l="";for(let d=n;d<t.length;d++){const h=t[d]??"",v=h.search(/\S/);if(d>n&&v>=0&&v<=r&&
!/^\s*[)\]}]/.test(h))return;for(const w of h.slice(d===n?o:0))if(l!==""?l=w===l?"":l:/["'`]/.test(w)?l=w:/[([{]/.test(w)?a++:/[)\]}]/.test(w)&&a--,a===0)return d}}
const qn=/\bYAML|\bfront ?matter\b|\b(?:explicit|implicit) mapping|\bblock mapping\b|\bmapping (?:entry|key|values)\b|\bblock (?:collection|sequence)|\bflow (?:collection|sequence|mapping)\b|quoted scalar|\bcompact mappings\b|unexpected end of the (?:stream|document)|unidentified alias|missing closing ["']quote|\bmap keys must be unique\b|\bimplicit keys?\b|\bmapping items\b/i,
un=/\.ya?ml$/i,Ue=/\.(?:mdx?|markdown|njk|liquid|html?|hbs|webc|svx)$/i,Mt=300;function fn(t){return qn.test(t)}async function pn(t,n){const o=un.test(t);if(!o&&
!Ue.test(t))return;const r=await n.lines(t),a=o?0:1,l=o?r.length:(0,Ne.EZ)(r)-1;if(l<0)return;const{parseDocument:d,LineCounter:h}=await m.e(815).then(m.t.bind(
m,8815,19)),v=new h,w=r.slice(a,l).join(`
`),[j]=d(w,{lineCounter:v,prettyErrors:!1}).errors;if(!j)return;const ee=w.slice(0,j.pos[0]),q=/^Flow (?:sequence|map)\b.*\bend with a\b/.test(j.message)&&/(?:^|\n)[ \t]*$/.
test(ee),he=/^Missing closing (["'])quote/.exec(j.message)?.[1],ue=he===void 0?j.pos[0]:ee.lastIndexOf(he),{line:Le,col:Me}=v.linePos(Math.max(0,q?ee.trimEnd().
length-1:ue));return{file:t,line:Le+a,column:Me,reason:j.message.split(`
`,1)[0]??""}}async function es(t){const n=t.files.filter(r=>un.test(r)||Ue.test(r)).slice(0,Mt),o=[];for(const r of n){if(t.isOver||o.length>1)return;const a=await pn(
r,t);a&&o.push(a)}return t.onlyOf(o)}const mn=6;async function ts(t,n,o){if(!o.has(t.file))return t;const r=await o.lines(t.file);if(r.length===0)return t;const a=os(
t,r)??await hn(t,o);if(a||t.line===null)return a??t;const l=Jt(t.line,n,r,/\.(?:s[ac]ss|less)$/.test(t.file)),d=l===t.line?t:{...t,line:l,column:null};return is(
ss(d,r),r)}const ns=/[`'"](?<tag><[A-Za-z][\w.-]{0,100})>?[`'"]/;function ss(t,n){const o=/\.(?:mdx?|markdown)$/.test(t.file)?ns.exec(t.message)?.groups?.tag:void 0;
if(o===void 0||t.line===null)return t;const r=t.line+(0,Ne.EZ)(n),a=l=>n[l-1]?.includes(o)===!0;return r>t.line&&!a(t.line)&&a(r)?{...t,line:r}:t}function os(t,n){
const o=pt(t.file,n,t.message);if(!o)return;const r=o.lacks==="end"?"is not closed":"closes what is not open",a=`${t.message.replace(/[.:]?\s{0,4}$/,"")}: ${o.text}\
 ${r}`;return{...t,line:o.line,column:null,message:a.slice(0,500)}}async function hn(t,n){const o=fn(t.message)?await pn(t.file,n):void 0;if(!o)return;const{message:r}=t,
a=/\bfront ?matter\b/i.test(r),{line:l,column:d}=o;return{...t,message:a?`${r.replace(/[.:]$/,"")}: ${o.reason}`:r,line:l,column:d}}const rs=/^The [`'"](?<name>[^`'"\s]{2,100})[`'"] (?:class|utility|property|at-rule)\b.{0,20} (?:does not exist|is not defined)/,
gn=/\b(?:unknown|undefined|unrecognized) [\w ]{0,40}[:\s]\s?[`'"]?(?<name>[@$.]?[\w:/.[\]()-]{2,100}?)[`'".]{0,3}$/i;function is(t,n){const o=be(t.message),r=o??
(rs.exec(t.message)??gn.exec(t.message))?.groups?.name;if(r===void 0)return t;const a=(j="")=>o===void 0?j.includes(r):j.split(/[^\w$]+/).includes(r),l=t.line??
0;if(a(n[l-1]))return t;const d=(0,Ne.nC)(n,a),h=o===void 0||l===0?[]:d.filter(j=>Math.abs(j-l)<=mn),[v,w]=h.length>0?h:d;return v===void 0||w!==void 0?t:{...t,
line:v,column:null}}var as=m(8724),cs=m(6653),wn=m(9882),ls=m(8503),De=m(770);const Xe=["",..."ts tsx js jsx mjs cjs mts cts d.ts vue svelte astro".split(" ").map(
t=>`.${t}`)],ds=["ts","tsx","js","jsx","mjs"].map(t=>`/index.${t}`),yn=3;async function us(t,n){const{message:o}=t,r=fs(t,n);if(r.length>0)return{...t,message:(0,De.
RU)(o,r)};const a=await gs(t,n);if(a!==void 0)return{...t,message:(0,De.RU)(o,[a])};const l=(0,Fe.B)(o);if(l?.from===void 0||/\bDid you mean\b|\bpossible exports\b/.
test(o))return t;const d=Nt(l.from,t.file,n);if(d===void 0)return t;const{own:h,from:v}=(0,Fe.v)(await n.lines(d)),w=(0,wn.pA)(l.name,h),j=v.length===0&&h.length<=
yn?h:[];return{...t,message:(0,De.RU)(o,w.length>0?w:j)}}function fs(t,n){const o={facts:{log:[],diagnostics:[t],list:n.list},lines:[]},r=(0,Be.XQ)(o),a=r?[r.actual]:
(0,ls.f)(o),l=d=>t.message.includes(`/${d}`);return a.some(d=>/[,;]/.test(d)||l(d))?[]:a}function Nt(t,n,o){const r=/^\.{1,2}\//.test(t)?k.posix.join(k.posix.dirname(
n),t):void 0,a=/^(?:[@~#]|\$\w{1,20})\/(?<rest>.{1,300})$/.exec(t)?.groups?.rest,l=a===void 0?[]:[a,`src/${a}`,`src/lib/${a}`,`app/${a}`];for(const d of[r??t,...l]){
const v=[...Xe,...ds].map(w=>d+w).find(w=>o.has(w));if(v!==void 0)return v}return r===void 0?o.find(t):void 0}const ps=/(?:^|\/)[jt]sconfig(?:\.[\w-]{1,40})?\.json$/,
ms=/^\s{0,40}"baseUrl"\s{0,4}:\s{0,4}"(?<base>[^"]{1,300})"/,En=/^(?:\.|node_modules$|dist$|build$|out$)/,hs=/^(?<sign>[@~#$]?)(?<first>[A-Za-z][\w-]{2,60})(?:\/(?<rest>[\w./-]{1,300}))?$/;
async function gs(t,n){const o=(0,Be.ne)({facts:{log:[],diagnostics:[t]},lines:[]}),r=hs.exec((0,Be.Ap)(t.message)??"")?.groups;if(o?.kind!=="package"||!r?.first)
return;const a=await ys(n),{sign:l="",first:d,rest:h}=r;for(const v of new Set([...a,...(0,Be.RD)(t.file)]))for(const w of(0,wn.IM)(d,ws(v,n))){const j=k.posix.
join(v,w);if(a.includes(v)||Es(j,h,n)||await $s(`${l}${w}`,n))return await bs(o.specifier,n)?void 0:`${j}/`}}function ws(t,{list:n}){return n(t).filter(o=>!En.test(
o)&&n(k.posix.join(t,o)).length>0)}async function ys(t){const n=t.files.filter(o=>ps.test(o));return t.collect(n,(o,r,a)=>{const l=ms.exec(o)?.groups?.base,d=l===
void 0?"":k.posix.join(k.posix.dirname(a),l).replace(/\/$/,"");return d===""||d===k.posix.dirname(a)||d.startsWith("..")?void 0:d})}function Es(t,n,{list:o}){if(n===
void 0)return!1;const r=k.posix.join(t,n),a=k.posix.basename(r);return o(k.posix.dirname(r)).some(l=>l===a||l.startsWith(`${a}.`))}async function $s(t,n){const o=[
'"',"'"].flatMap(a=>[`${a}${t}/`,`${a}${t}${a}`]),r=a=>/\b(?:from|import|require)\b/.test(a)&&o.some(l=>a.includes(l));return(await n.collect(n.files,a=>r(a)||void 0)).
length>0}async function bs(t,n){const o=await n.lockfile();return[...[`node_modules/${t}"`,`
${t}@`,`
  ${t}@`,`
  /${t}`,`"${t}@`,`'${t}@`],`"${t}": [`].some(a=>o.includes(a))}var Pt=m(1772);const Ss=/\bscripts? cannot have (?:imports|exports)\b|\bimport statement outside (?:of )?a module\b/i,
$n=/<script\b(?<attributes>[^<>]{0,500})>/i,vs=/\bsrc=["']?(?<path>[^"'\s>]{1,300})/i,bn=/^\s{0,40}(?:import\s{0,4}["'{*\w]|export\s)/;async function ks({clues:t,
index:n}){if(!Ss.test(t.message))return;const o=[],r=n.files.filter(l=>/\.html?$/.test(l)),a=await n.collect(r,(l,d,h)=>{const{attributes:v=""}=$n.exec(l)?.groups??
{},w=vs.exec(v)?.groups?.path;return w===void 0||/\btype=["']?module\b/i.test(v)?void 0:{script:w.startsWith("/")?w.slice(1):k.posix.join(k.posix.dirname(h),w),
place:{file:h,line:d,column:l.search($n)+1}}});for(const{script:l,place:d}of a)n.has(l)&&(await n.lines(l)).some(h=>bn.test(h))&&o.push(d);return n.onlyOf(o)}const Os=/\bNo such file or directory \(os error 2\)$/,
_s=/^\s{0,40}@import\s{1,4}(?:url\()?\s{0,4}["'](?<path>[\w./-]{1,300}\.css)["']/,Rs=200;async function xs({clues:{message:t,mentions:n},index:o}){if(!Os.test(t))
return;const a=[n.filter(({inStack:d})=>!d).map(({path:d})=>o.find(d)).find(d=>d?.endsWith(".css"))].filter(d=>d!==void 0),l=[];for(let d=0;d<a.length&&d<Rs;d++){
const h=a[d]??"";for(const[v,w]of(await o.lines(h)).entries()){const j=_s.exec(w)?.groups?.path;if(j===void 0)continue;const ee=k.posix.join(k.posix.dirname(h),
j);if(o.has(ee))a.includes(ee)||a.push(ee);else{const q=w.indexOf(j)+1;l.push({file:h,line:v+1,column:q,message:`${t}: @import "${j}"`})}}}return o.onlyOf(l)}async function As(t,n){
const{clues:o,index:r}=t,a=await xs(t),l=a?{place:a,others:[]}:await Ye(t);if(l||!fn(o.message)||n?.line)return l;const d=await es(r);return d&&{place:{file:d.file,
line:d.line,column:d.column},others:[]}}const Lt=/(?:^|\/)(?:[jt]sconfig[\w.-]*|\.\w+rc|devcontainer|angular|nx|turbo)\.json$|(?:^|\/)\.(?:vscode|zed)\/|\.json[5c]$|(?:^|\/)\.\w{2,20}rc$/,
Ts=[/\bat line (\d{1,7}),? column \d{1,7}\.?$/,/\(line (\d{1,7}) column \d{1,7}\)/,/\bat (\d{1,7}):\d{1,7}\.?$/],Is=4;async function Ye({clues:{message:t,isJson:n},
index:o}){const r=Ts.map(ue=>ue.exec(t)?.[1]).find(ue=>ue!==void 0);if(!(Se(t)||r!==void 0&&n)||o.isPartial)return;const a=async(ue,Le)=>{const Me=[];for(const Te of o.
files.filter(ue)){const Ke=Le((await o.lines(Te)).join(`
`));if(!Ke)continue;const{stop:rt,...Ae}=Ke;(r===void 0||rt===Number(r))&&Me.push({file:Te,...Ae})}return Me},l=await a(ue=>ue.endsWith(".json")&&!Lt.test(ue),mt),
d=o.onlyOf(l.length>0?l:await a(ue=>Lt.test(ue),Ns));if(d)return{place:d,others:[]};const h=Ct(t),v=k.posix.dirname(o.manifest??"package.json"),j=await a(ue=>ue.
endsWith(".json")&&!(Lt.test(ue)&&k.posix.dirname(ue)===v),ue=>h.includes(Ms(ue))?mt(ue):void 0),ee=!o.isPartial&&j.length<=Is,[q,...he]=ee?j.toSorted((ue,Le)=>ue.
file<Le.file?-1:1):[];return q&&{place:q,others:he}}function Ms(t){try{JSON.parse(t)}catch(n){if(n instanceof SyntaxError)return Ct(n.message)}return`
`}function Ct(t){return t.replace(/\s+/g," ")}function mt(t){if(t.trim()==="")return;const n=(0,Pt.UQ)(t);if(!n)return;const o=t.trimEnd().length,r=(0,Pt.q1)(t,
Math.min(n.stop,o)).line;return{...(0,Pt.q1)(t,Math.min(n.offset,o)),stop:r}}function Ns(t){if(!/^\s*[{[]/.test(t))return;const{plain:n,strict:o}=Ps(t);return mt(
o)&&mt(n)}const ht=/[\w$]{1,100}/y;function Ps(t){const n=[],o=[];for(let r=0;r<t.length;){const a=Ls(t,r),l=t.slice(r,a),h=/^\/[/*]/.test(l)||l===","&&/^[}\]]/.
test(kn(t,a))?l.replace(/\S/g," "):l,v=/^[\w$]/.test(l)&&kn(t,a)===":";n.push(h),o.push(v||l[0]==="'"?'""':h),r=a}return{plain:n.join(""),strict:o.join("")}}function Ls(t,n){
const o=t[n]??"";if(t.startsWith("//",n))return Sn(t.indexOf(`
`,n),t);if(t.startsWith("/*",n))return Sn(t.indexOf("*/",n+2)+1,t)+1;if(o==='"'||o==="'"){for(let r=n+1;r<t.length&&t[r]!==`
`;r++){if(t[r]===o)return r+1;t[r]==="\\"&&r++}return n+1}return ht.lastIndex=n,ht.test(t)?ht.lastIndex:n+1}function Sn(t,n){return t<=0?n.length:t}const vn=200;
function kn(t,n){return t.slice(n,n+vn).trimStart()[0]??""}const Cs=/(?:^|\/)(?:dist|build|out|\.(?:svelte-kit|output|nuxt|next|astro|temp|vercel|netlify))\//,gt=16,
On=240;async function _n({path:t,line:n,column:o},{clues:{identifier:r},root:a,index:l}){const d=Rn(t,a);if(n===null||d===void 0||l.isPartial)return;const h=await l.
piece(d,n,o??1,On),v=Bt(h);if(v.length<gt)return;const w=r!==void 0&&h.includes(r)&&await Ds(r,h,l);if(w)return w;const j=await l.collect(l.files,(ue,Le,Me)=>{const{
length:Te}=Bt(ue);return Te>=gt&&v.includes(Bt(ue))?{place:{file:Me,line:Le,column:null},length:Te}:void 0}),ee=j.reduce((ue,{length:Le})=>Math.max(ue,Le),0),[q,
he]=j.filter(({length:ue})=>ue===ee);return he===void 0?q?.place:void 0}async function Ds(t,n,o){const r=(0,ze.Kf)(t),a=new RegExp(`(?<![\\w$.])(?:[\\w$]{1,100}\\?\
?\\.){0,4}${r}(?![\\w$])(?:\\??\\.[\\w$]{1,100}){0,4}`,"g"),l=w=>[...w.matchAll(a)].map(([j])=>j.replaceAll("?","")),d=l(n),h=o.files.filter(w=>Dt.test(w)),v=await o.
collect(h,(w,j,ee)=>(w.includes(t)?l(w).filter(he=>he!==t):[]).some(he=>d.some(ue=>ue===he||ue.endsWith(`.${he}`)||ue.startsWith(`${he}.`)))?{file:ee,line:j,column:null}:
void 0);return v.length===1?v[0]:void 0}const Dt=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx)$/,jt=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|markdown|njk|liquid|hbs|pug|html)$/,
Ut=/[._-](?=\w{0,8}[\dA-Z])[\w-]{8}(?=\.(?:lean\.)?[cm]?js$)/,js=2;function Wt(t,{root:n,index:o}){const r=Rn(t,n)?.replace(Ut,"");if(r===void 0)return;const[a,
l]=[Ft(r),Ft((0,k.basename)(r))];let d={files:[],same:1};for(const j of o.files.filter(ee=>jt.test(ee))){const ee=Ft(j),q=Fs(a,ee);q<Math.max(l.length,d.same,Math.
min(js,ee.length))||(q>d.same&&(d={files:[],same:q}),d.files.push(j))}const h=j=>j.split("/").length,[v,w]=d.files.sort((j,ee)=>h(j)-h(ee));return v!==void 0&&(w===
void 0||h(v)<h(w))?v:void 0}async function Us({path:t},n){const{identifier:o}=n.clues,r=o===void 0?void 0:Wt(t,n);if(o===void 0||r===void 0)return;const a=await n.
index.lines(r),l=(0,Ne.nC)(a,w=>w.split(/[^\w$]+/).includes(o)),d=l.filter(w=>a[w-1]?.includes(`${o}(`)),[h,v]=d.length>0?d:l;return h===void 0?void 0:{file:r,line:v===
void 0?h:null,column:null}}const wt=/^(?:html|md|mdx|vue|svelte|astro|lean|server|prerender|[cm]?[jt]sx?)$/,Ws=4;function Ft(t){const n=t.split(".");for(let o=0;o<
Ws&&n.length>1&&wt.test(n.at(-1)??"");o++)n.pop();return n.join(".").split(/[^A-Za-z0-9]+/).filter(o=>o!=="")}function Fs(t,n){let o=0;for(;o<t.length&&o<n.length&&
t.at(-1-o)===n.at(-1-o);)o++;return o}function Rn(t,n){const o=t.replace(/^file:\/\//,"").replace(/[?#].*$/,"");if(o.includes("/node_modules/")&&!(0,Ne.fz)(o)||
o.startsWith("/")&&!(0,A.FK)(n,o))return;const r=o.startsWith("/")?o.slice(n.length+1):o;return Cs.test(r)||(0,Ne.fz)(r)?(0,de.qD)(r,{exists:()=>!0}):void 0}function Bt(t){
return t.replace(/[\s"'`();,!]/g,"")}const Bs=/\.(?:json|ya?ml|mdx?|markdown)$/i,Gt=/(?:^|[\s*])(?<path>[\w$-]{1,60}(?:\.[\w$-]{1,60}){0,9})(?:\*\*)?: (?:Invalid|Required|Expected|Too (?:big|small)|Unrecognized|Did not match|Duplicate|\w{1,20} must)\b/,
Gs=/→ (?<entry>\S{1,200}) /;async function Ks({file:t,message:n},o){const r=Gt.exec(n)?.groups?.path?.split(".");if(r===void 0||!Bs.test(t))return;const{isMap:a,
isScalar:l,isSeq:d,LineCounter:h,parseDocument:v}=await m.e(815).then(m.t.bind(m,8815,19)),w=await o.lines(t),j=!/\.(?:json|ya?ml)$/i.test(t),ee=new h,q=j?w.slice(
1,Math.max(1,(0,Ne.EZ)(w)-1)):w,{contents:he}=v(q.join(`
`),{lineCounter:ee,prettyErrors:!1}),ue=Gs.exec(n)?.groups?.entry,Le=d(he)?he.items.find(Kt=>a(Kt)&&["id","slug"].some(Et=>String(Kt.get(Et))===ue)):a(he)&&!j?he.
get(ue,!0)??he:he,Me=Le!==he&&a(Le);let[Te,Ke]=[Le,Me?Le.range?.[0]:void 0];for(const Kt of r)if(a(Te)){const Et=Te.items.find(ro=>l(ro.key)&&String(ro.key.value)===
Kt);if(!Et)break;[Te,Ke]=[Et.value,l(Et.key)?Et.key.range?.[0]:Ke]}else if(d(Te))Te=Te.items[Number(Kt)],Ke=l(Te)||a(Te)||d(Te)?Te.range?.[0]??Ke:Ke;else break;
if(Ke===void 0)return{file:t,line:null,column:null};const{line:rt,col:Ae}=ee.linePos(Ke);return{file:t,line:j?rt+1:rt,column:Ae}}const zs=50,Hs=9;async function e(t,n,o){
const{index:r}=o;await r.load(n);const a=new Map;for(const w of t.filter(j=>r.find(j)===void 0)){const j=u(w,await V(w,n,o),o);for(const ee of j){const q=`${ee.
file}
${ee.line}`,he=a.get(q)??{spot:ee,weight:0};a.set(q,{spot:he.spot,weight:he.weight+1/j.length})}}const l=Math.max(...[...a.values()].map(({weight:w})=>w)),d=[...a.
values()].filter(({weight:w})=>w>l-.001).map(({spot:w})=>w),h=d.every(({file:w})=>w===d[0]?.file),v=c(d)??(h?c(d.filter(w=>!i(w))):void 0);if(!(!v||r.isPartial&&
n.length>1))return{file:v.file,line:v.line,column:v.column}}const s=/^\s*import\b.{1,400}\bfrom\s{0,4}(?<from>["'].{1,200})|^\s*(?:const|let|var)\b.{1,200}\brequire\((?<required>.{1,200})/;
function i({text:t,found:n}){const{from:o,required:r}=s.exec(t)?.groups??{},a=o??r;return a!==void 0&&!a.includes(n)}function c(t){return t.length===1?t[0]:void 0}
function u(t,n,{clues:{words:o}}){if(n.length<2)return n;const r=n.filter(a=>{const l=O(a);return l!==void 0&&l!==t&&o.includes(l)});return r.length>0?r:n}const g=/(?:^|[^\w])(\w{2,40})["']?\s{0,4}[:=]\s{0,4}["'`]?$/;
function O({text:t,column:n}){return g.exec(t.slice(Math.max(0,n-81),n-1))?.[1]}const D=/^\s*"name":\s"[^"]{1,200}",?\s*$/;async function V(t,n,{index:o,root:r,
clues:{words:a}}){for(const l of Ge(t,r)){const d=[];for(const w of n){if(d.length>zs||o.isOver)return[];for(const[j,ee]of(await o.lines(w)).entries()){const q=Ve(
l,ee);q>=0&&!D.test(ee)&&d.push({file:w,line:j+1,column:q+1,text:ee,found:l})}}const v=l!==t&&/^\w+$/.test(l)?d.filter(w=>ye(l,w)&&ne(a,w)):d;if(v.length>0)return fe(
t,Pe(l,le(v)),o)}return[]}function ne(t,n){const o=O(n);return o===void 0||t.includes(o)||!/\.(?:json|ya?ml|mdx?|markdown)$/.test(n.file)}function ye(t,{text:n,
column:o}){const[r,a]=[n.slice(0,o-1),n.slice(o-1+t.length)];return/["'`(/]$/.test(r)||/^["'`)]/.test(a)||/:\s*$/.test(r)&&a.trim()===""}function le(t){const n=t.
filter(({text:o,column:r})=>!o.slice(0,r-1).endsWith("</"));return n.length>0?n:t}async function fe(t,n,o){if(n.length===1)return n;const r=[];for(const a of n)
!/\.(?:mdx?|markdown)$/.test(a.file)||!a.text.startsWith(`${t}:`)||a.line<(0,Ne.EZ)(await o.lines(a.file))&&r.push(a);return r.length===1?r:n}function Pe(t,n){if(/^\w+$/.
test(t)&&!n.every(({file:r})=>r.endsWith(".json")))return n;const o=n.filter(({text:r,column:a})=>{const[l,d]=[r[a-2]??"",r[a-1+t.length]??""];return/["'`(]/.test(
l)&&/["'`)?#]/.test(d)});return o.length>0?o:n}function Ve(t,n){for(let o=n.indexOf(t);o>=0;o=n.indexOf(t,o+t.length)){const r=/^\w/.test(t)?n[o-1]??"":"",a=/\w$/.
test(t)?n[o+t.length]??"":"";if(!/[\w$]/.test(r)&&!/[\w$]/.test(a))return o}return-1}const Qe=/^(@[\w.-]{1,60}\/)?(?:\w{2,20}-)?(?:plugin|preset|config)(?:-|$)/;
function Ge(t,n){const o=ao(t,n),r=[t,...io(t)],a=/^(@?[^@\s/]{1,100}(?:\/[^@\s/]{1,100})?)@\S/.exec(o)?.[1];a&&r.push(a);const l=o.replace(Qe,"$1");l!==o&&r.push(
l.replace(/\/$/,""));const d=o.replace(/^(?:\.{1,2}\/|[~@#$]\/|\/){1,4}/,"");r.push(o,d);const h=d.split("/").filter(v=>v!=="");if(h.length>1&&!/^@/.test(d)){const v=h.
at(-1)??"",w=d.replace(/\.\w{1,8}$/,"").split("/");r.push(h.slice(1).join("/"),h.slice(-2).join("/"),v,w.join("/")),w.length>2&&r.push(w.slice(-2).join("/")),/^\w{4,}\.\w+$/.
test(v)&&r.push(v.replace(/\.\w+$/,""))}return/^[.#$%<]\w/.test(t)&&r.push(t.replace(/^\W/,"").replace(/\W$/,"")),[...new Set(r)].filter(v=>/\w\w/.test(v)).slice(
0,Hs)}function io(t){return(URL.canParse(t)?new URL(t).searchParams.getAll("family"):[]).flatMap(o=>o.split("|").map(r=>r.replace(/:.*$/,"")))}function ao(t,n){
const o=URL.canParse(t)?new URL(t):void 0;if(o&&/^https?:$/.test(o.protocol)){const a=(0,ze.oF)(o.pathname).replace(/^\//,"").split("/-/")[0]??"";return/^localhost|registry/.
test(o.hostname)?a:o.hostname}const r=t.startsWith("/")&&(0,A.FK)(n,t)?(0,k.relative)(n,t):t;return/(?:^|\/)node_modules\/((?:@[\w.-]+\/)?[\w.-]+)/.exec(r)?.[1]??
r}const co=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|sh|py|rb|php)$/,lo=/^(?:Uncaught )?(?:\w{0,60}Error: )?/,uo=/["'`:,;()]|\s\d\S{0,20}(?=\s|$)/,fo=10,po=16;async function mo({
clues:t,index:n}){const o=t.message.replace(lo,"").replace(/\.$/,""),r=o.split(uo).map(d=>d.trim()).filter(d=>d.length>=po&&d.split(" ").length>2),[a=""]=r.sort(
(d,h)=>h.length-d.length),l=n.files.filter(d=>co.test(d));for(const d of[o,a]){if(d.length<fo||!d.includes(" "))continue;const h=await n.collect(l,(v,w,j)=>{const ee=v.
indexOf(d);return ee<0?void 0:{file:j,line:w,column:ee+1}});if(h.length>0)return n.onlyOf(h)}}const ho=/^(?:.*\/)?(?:pages|routes|app|views|content(?:\/docs)?)\/(?<way>.+)$/,
Js=/\.(?:vue|svelte|astro|[jt]sx?|mdx?|html)$/,go=/(?:^|\/)(?:index|\+page(?:\.server)?|page|route|\+layout|_index)$/,wo=60,yo=/\bfrom\s{0,4}["'](?<from>[^"']{1,300})["']|^\s{0,40}import\s{0,4}["'](?<bare>[^"']{1,300})["']/;
async function Eo({clues:t,index:n}){for(const o of t.routes){const r=So(o,n.files);if(r===void 0)continue;const a=Xs(t,await n.lines(r)),l=a.length>0?a.map(v=>({
file:r,line:v})):await bo(r,t,n),[d,h]=l;return d===void 0||h!==void 0||n.isOver?{file:r,line:null,column:null}:{...d,column:null}}}const $o=/^\s{0,80}[\w$.]{1,100}\s{0,4}=(?!=)/;
function Xs({identifier:t,names:n},o){const r=n.filter(l=>/^\w{4,80}$/.test(l)),a=l=>/^\s*(?:\/\/|\*|import\b)|\btypeof\b/.test(l)?!1:t!==void 0&&l.split(/[^\w$]+/).
includes(t)&&!$o.test(l)||r.some(h=>l.includes(`${h}(`));return(0,Ne.nC)(o,a)}async function bo(t,n,o){const r=[t],a=[];for(let l=0;l<r.length&&r.length<wo;l++){
const d=r[l]??"",h=await o.lines(d);a.push(...Xs(n,h).map(v=>({file:d,line:v})));for(const v of h){const{from:w,bare:j}=yo.exec(v)?.groups??{},ee=Nt(w??j??"",d,
o);ee!==void 0&&!r.includes(ee)&&r.push(ee)}}return a}function So(t,n){const o=Qs(t.replace(/[?#].*$/,"").replace(/\.html$/,"")),r=n.flatMap(h=>{const v=Js.test(
h)?ho.exec(h)?.groups?.way:void 0;if(v===void 0||/(?:^|\/)(?:api|components|layouts?)\//.test(v))return[];const w=Qs(v.replace(Js,"").replace(go,"")).filter(j=>!/^\(.*\)$/.
test(j));return[{file:h,parts:w}]}),a=r.filter(({parts:h})=>h.join("/")===o.join("/")),[l,d]=a.length>0?a:r.filter(({parts:h})=>vo(h,o));return d===void 0?l?.file:
void 0}function Qs(t){return t.split("/").filter(n=>n!=="")}function vo(t,n){const o=r=>/^(?:\[.*\]|[$:_]\w+)$/.test(r);return t.length===n.length&&t.every((r,a)=>o(
r)||r===n[a])}async function yt(t,n){for(const o of t){const r=await n(o);if(r!==void 0)return r}}async function ko(t,n,o,r){const{index:a,root:l}=o,d=t.filter(
({severity:Me,file:Te})=>Me==="error"&&a.has(Te)),[h]=(0,as.l)(d,1).shown,v=h??r,w=v?qs(n,v):(0,K.sq)(n);if(!w)return t;const j=Ao(x(n,w),{...o,stage:(0,qe.ry)(
n,w.at)?"build":o.stage}),ee=h!==void 0&&h.line!==null,q=h&&!ee?await Ks(h,a):void 0;if(q)return t.map(Me=>Me===h?{...h,...q}:Me);const he=await As(j,h),ue=he?.
place??(ee?await To(h,j):await yt(to,Me=>Me(j)));if(!ue)return t;if(!h){const Me=ue.file.includes("/")?w.message:w.message.replaceAll(`'${l}/`,"'./"),Te=(0,ze.Ow)(
Me+(0,cs.lp)(he),500);return[...t,{severity:"error",code:null,message:Te,...ue}]}return ee||he!==void 0||ue.file===h.file||ue.line!==null&&!await Oo(h.file,j.clues,
a)?t.map(Me=>Me===h?{...h,...ue}:Me):t}function qs(t,{message:n}){const o=t.findIndex(({text:r})=>r.includes(n.slice(0,60)));return o===-1?(0,K.sq)(t):{...(0,K.
Gd)(t,o),message:n}}async function Oo(t,{names:n,isAbsence:o},r){if(o)return!0;const a=n.filter(d=>r.find(d)===void 0);if(a.some(d=>d.includes("/")))return!1;const l=(await r.
lines(t)).join(`
`);return a.length===0||a.some(d=>l.includes(d))}const _o=/(?:^|\/)(?:package\.json|pnpm-workspace\.yaml|\.npmrc|\.yarnrc(?:\.yml)?|bunfig\.toml)$/,Ro=8,eo=[_n,
Us,Zs].map(t=>n=>no(n,!0,o=>t(o,n))),to=[async({clues:t,manifest:n})=>t.lacksScript?n:void 0,ks,Io,Mo,mo,t=>yt(t.named,n=>e(t.clues.names,[n],t)),No,Po,...eo,Eo,
t=>e(t.clues.names,so(t),t),t=>e(t.clues.details,so(t),t),async({named:[t]})=>t===void 0?void 0:{file:t,line:null,column:null},async({stage:t,manifest:n})=>t===
"install"?n:void 0],xo=to.filter(t=>!eo.includes(t));function Ao(t,n){const{index:o,root:r}=n,a=(t.message.match(de.cU)??[]).filter(w=>w.startsWith(`${r}/`)).map(
w=>Nt(w.slice(r.length+1),"",o)),l=t.mentions.filter(({inStack:w})=>!w).map(({path:w})=>o.find(w)??Wt(w,n)),d=[...a,...l].filter(w=>w!==void 0),h=o.manifest;return{
...n,clues:t,manifest:h===void 0?void 0:{file:h,line:null,column:null},named:[...new Set(d)]}}async function To({file:t,line:n},o){const{clues:r,index:a}=o,l=v=>v.
line===n&&a.find(v.path)===t,d=r.mentions.filter(({inStack:v,line:w})=>v&&w!==null);if(r.mentions.some(v=>!v.inStack&&l(v))||!d.some(l)||l(d[0]))return;const h=await yt(
xo,v=>v(o));return h?.line===null?void 0:h}function Io({clues:t,index:n,named:o}){return yt(t.shown,async r=>{const{line:a,text:l}=r,d=(w="")=>w.trim()===l;for(const w of o)
if(d((await n.lines(w))[a-1]))return{file:w,line:a,column:null};const h=[];await n.load();for(const w of n.files){const j=await n.lines(w),q=l.length<Ro?Mn(r,t.
rows,j):(0,Ne.nC)(j,d);h.push(...q.map(he=>({file:w,line:he,column:null})))}const v=h.filter(w=>w.line===a);return n.onlyOf(v.length>0?v:h)})}async function Mo(t){
const n=await no(t,!1,r=>Zs(r,t)),o=t.clues.names.filter(r=>/^(?:\.{1,2}|@[\w-]+|~)\//.test(r));return!n||o.length===0?n:await e(o,[n.file],t)??n}function no({clues:t},n,o){
return yt(t.mentions.filter(r=>r.inStack===n),o)}async function Zs({path:t,line:n,column:o},{index:r}){const a=n===null?void 0:r.find(t);if(a===void 0||n===null)
return;const l=await r.lines(a);if(!(n>l.length))return n===l.length&&n>1&&l[n-1]===""?{file:a,line:n-1,column:null}:/^---\s*$/.test(l[n-1]??"")?{file:a,line:n+
1,column:null}:{file:a,line:n,column:o}}async function No({clues:{message:t,names:n},index:o,named:r}){const a=n.filter(l=>l.includes("/")&&['"',"'","`"].some(d=>t.
includes(d+l+d)));return yt(r,async l=>{const d=a.filter(j=>(o.find(j)??l)!==l),h=j=>d.some(ee=>j.includes(`"${ee}"`)||j.includes(`'${ee}'`)),[v,w]=(0,Ne.nC)(await o.
lines(l),h);return v===void 0||w!==void 0?void 0:{file:l,line:v,column:null}})}async function Po(t){const[n]=t.clues.hints,[o]=t.named;return n&&o!==void 0?Zs({
path:o,...n},t):void 0}const Lo=/^(?:README|CONTRIBUTING|SECURITY)\b[^/]*$/i;function so({index:t,stage:n}){return t.files.filter(o=>n==="build"?!Lo.test(o):_o.
test(o))}const Co=200,Ys=2e3,Do=/\.[cm]?tsx?$/,jo=/\?vue&type=style&index=(\d{1,3})/,Uo=/\.(?:vue|svelte|astro)(?:$|\?)/,Vs={...vt.$,bytes:8*Y.D6,fileBytes:Y.D6/
4,files:1500,entries:2e4,ms:200};async function Wo(t,{root:n,folder:o,clock:r,command:a,own:l,committed:d,processor:h=r,searchMs:v=Vs.ms},w){const j=await Ko(nt(
t,w),new vt.j(n,r),o),ee=Ae=>l?.has(Ae)??(!(0,Ne.BM)(Ae)||(d?.has(Ae)??!0)),q=j.filter(({file:Ae})=>!(0,Ne.fz)(Ae)&&ee(Ae));if(a===void 0)return{read:q.filter(ot),
guess:void 0};const he=await Ne.ac.read(new vt.j(n,h,{...Vs,ms:v}),o,l),ue=(0,qe.Se)(t),Le=[...q.filter(ot),...q.filter(Ae=>!ot(Ae))].map(Ae=>({...Ae,file:he.find(
Ae.file)??Ae.file})),Me=j.find(Ae=>ot(Ae)&&(0,Ne.BM)(Ae.file)&&!ee(Ae.file)),Te=await ko(Le,ue,{index:he,root:n,stage:a},Me),Ke=new Set(Te.filter(ot).slice(0,oo)),
rt=await Promise.all(Te.map(Ae=>Ke.has(Ae)?Fo(Ae,ue,he):Ae));return{read:await Go(rt.slice(0,Le.length),he),guess:rt[Le.length]}}function ot({severity:t}){return t===
"error"}const oo=8;async function Fo(t,n,o){const r=qs(n,t);return r?us(await ts(t,x(n,r).rows,o),o):t}const Bo=/[`'"](?<word>[\w$@:.[\]()/-]{3,100})[`'"]/;async function Go(t,n){
const[o]=t,r=o&&ot(o)?Bo.exec(o.message)?.groups?.word:void 0;if(r===void 0)return t;const a=t.filter(h=>ot(h)&&h.message===o?.message);if(a.length<2||a.length>
oo)return t;const l=await Promise.all(a.map(async({file:h})=>(await n.lines(h)).join(`
`).includes(r))),d=new Set(a.filter((h,v)=>l[v]));return[...d,...t.filter(h=>!d.has(h))]}async function Ko(t,n,o){const r=[];for(const{frame:l,...d}of t)r.push(
l===void 0?await Ho(d,n,o):d);const a=await zo(t,n);return r.map((l,d)=>t[d]?.frame===void 0?l:{...l,file:a.get(d)??""}).filter(({file:l})=>l!=="")}async function zo(t,n){
const o=[...t.entries()].filter(([,{frame:a}])=>a!==void 0),r=new Map;if(o.length===0)return r;for await(const a of n.walk(Do)){const l=await n.lines(a)??[];for(const[
d,{frame:h,line:v}]of o){const w=l[(v??0)-1]??"";w.length>Ys||w.trim()!==h?.trim()||r.set(d,r.has(d)?"":(0,k.relative)(n.root,a))}}return n.isOver?new Map:r}async function Ho(t,n,o){
if(/^[\w+.-]+:/.test(t.file))return t;const[r=""]=t.file.split("?",1),a=(0,k.resolve)(o,r);if(!(0,A.FK)(n.root,a))return t;const l=await Vo(t,a,n)??await Zo(t,a,
n);return{...t,file:(0,k.relative)(n.root,a),...l}}async function Zo({file:t,line:n,message:o},r,a){const[l,d]=[(0,Be.ri)(o),(0,Fe.B)(o)?.name];if(l===void 0&&d===
void 0)return{};const h=ee=>ee.length>Ys?-1:l?ee.search(l):ee.split(/[^\w$]+/).includes(d??"")?ee.indexOf(d??""):-1,v=n===null||a.isOver?void 0:(await a.lines(r))?.[n-
1];return v!==void 0&&h(v)>=0?{}:await Yo(ee=>l||/^\s*(?:import|export)\b/.test(ee)?h(ee):-1,r,a)??(Uo.test(t)?{line:null,column:null}:{})}async function Yo(t,n,o){
const r=await o.filesIn(n,Co)??[n],a=[];for(const l of r){if(o.isOver)return;const d=await o.lines(l)??[],h=d.findIndex(w=>t(w)>=0),v=t(d[h]??"")+1;h>=0&&a.push(
{file:(0,k.relative)(o.root,l),line:h+1,column:v})}return a.length===1?a[0]:void 0}async function Vo({file:t,line:n,column:o},r,a){const l=jo.exec(t)?.[1];if(l===
void 0&&!t.endsWith(de.$p))return;const d=a.isOver?void 0:await a.lines(r),v=d&&(l===void 0?(0,Ne.EZ)(d):(w=>w.flatMap((j,ee)=>j.length<=Ys&&/^\s*<style\b/.test(
j)?[ee]:[]))(d)[Number(l)]);return v===void 0||n===null?{line:null,column:null}:{line:v+n,column:o}}}),8741:((Oe,re,m)=>{m.r(re),m.d(re,{diagnosticsOf:()=>wt,faultsOfSuccess:()=>Ws,
findingsOf:()=>Ds,findingsOfStart:()=>js,isFaultOfSource:()=>Ks,ownWords:()=>Gt,withoutOwnFolders:()=>Ut});var k=m(6760),A=m(1224),Y=m(5807),U=m(8595),K=m(2345),
W=m(2416),H=m(107),te=m(6612),G=m(2207),N=m(5230);function x(e){return Object.entries(e).flatMap(([s,i])=>[i].flat().map(c=>({tool:s,log:c})))}function _(e){return Object.
entries(e).map(([s,{signs:i=[{codes:[s.replaceAll("-","_")]}],...c}])=>({...c,name:s,signs:i.map(u=>u instanceof RegExp?{log:u}:u)}))}function P({signs:e},s,i){
for(const c of e)if(!(c.codes&&!(s.code&&c.codes.includes(s.code)))&&!(c.exitCodes&&!(typeof s.exitCode=="number"&&c.exitCodes.includes(s.exitCode)))&&!(c.signals&&
!(s.signal&&c.signals.includes(s.signal)))&&!(c.stages&&s.stage&&!c.stages.includes(s.stage.toLowerCase()))&&!(c.weak&&s.diagnostics?.some(({severity:u,line:g})=>u===
"error"&&g!==null))){if(!c.log)return{groups:{},facts:s,lines:i};for(let u=i.length-1;u>=0;u--){const g=(0,N.$)(c.log,i[u]??"");if(g)return{groups:g.groups??{},
facts:s,lines:i}}}}function S({code:e}){return G.sR.some(s=>s===e)}function p(e,s){for(const i of e){const c=(0,N.$)(s,i)?.[1];if(c!==void 0)return c}}function E(e,s){
return e===void 0||e===""?s:`"${e}"`}var R=m(9882),C=m(770),T=m(8995),$=m(9047),I=m(7214),M=m(8503),f=m(1981);const y={"import-case":{signs:[{}],summary:e=>{const s=(0,I.
XQ)(e);return s&&`the import "${s.specifier}" differs from the file's name only in upper and lower case`},remedy:e=>`The file is ${E((0,I.XQ)(e)?.actual,"there")}\
: write the import as it is spelt, or rename it with git mv. Builds run where case counts.`},"missing-file":{signs:[{}],summary:e=>{const s=(0,I.ne)(e),i=/\.html?$/.
test(s?.importer??""),c=s?.kind==="file"&&(i?s.specifier:(0,f.p)(s.specifier,e));return c&&(0,M.f)(e).some(C.lQ)?`the import "${c}" leads to no file and no pack\
age`:c?`the file "${c}" that is imported does not exist`:void 0},remedy:e=>{const s=(0,M.f)(e);if(s.length>0)return`There is ${F(s)}: correct the import, or com\
mit the file that it names.`;const{importer:i="",specifier:c=""}=(0,I.ne)(e)??{};return`Check the path and its upper and lower case, and that the file is commit\
ted: \`git check-ignore -v\` tells whether .gitignore holds it back.${/\.s[ac]ss$/.test(i)&&/^\w[\w.-]*\//.test(c)?" If it is of a package, add the package to p\
ackage.json and the lockfile.":""}`}},"missing-export":{signs:[{}],summary:({facts:e})=>{const s=L(e);return s&&`${s.file}${s.line===null?"":`:${s.line}`}: ${s.
message}`},remedy:({facts:e})=>{const{message:s=""}=L(e)??{},i=(0,C.Or)(s),{name:c,from:u}=(0,$.B)(s)??{},[,g]=/(?:^|\/)node_modules\/((?:@[^/]{1,100}\/)?[^/]{1,100})\//.
exec(u??"")??[];if(g)return`Import ${c==="default"?"by name":"a name"} that ${E(g,"")} exports, or install a version that has ${c}.`;const O=u?E(u,""):"the modu\
le";return i.length>0?`Import ${F(i)} from ${O}, or export ${c} there.`:c==="default"?`Import by name from ${O}, in braces, or give it a default export.`:`Expor\
t ${c} from ${O}, or import what it has. A type needs import type.`}},"missing-read":{signs:[/ENOENT: no such file or directory, (?:open|stat|scandir) '(?<path>[^']{1,400})'/],
summary:e=>{const s=e.facts.diagnostics?.find(({severity:i,line:c})=>i==="error"&&c!==null);if(!(s&&!s.message.includes("ENOENT")))return`the file "${(0,f.p)(e.
groups.path??"",e)}" that is read does not exist`},remedy:()=>"Check the path where it is written, its upper and lower case, and that the file is committed."},"\
missing-package":{signs:[{}],summary:e=>{const s=(0,I.ne)(e);if(s?.kind!=="package")return;if(b(s.specifier,e))return`"${s.specifier}" is a module of Node.js, a\
nd browsers do not have it`;const i=(0,I.SN)(e.facts),c=i.length===0?"":`, and package.json has ${F(i)}`;return`the package "${s.specifier}" is not installed${c}`},
remedy:e=>{const s=(0,I.ne)(e)?.specifier??"the package";if(b(s,e))return"Import it only in code that runs on the server, or let the bundler take a package in i\
ts place that works in browsers.";const i=(0,I.SN)(e.facts);return i.length>0?`package.json has ${F(i)}: correct the name ${s}, or add a package of that name to\
 package.json and the lockfile.`:e.lines.some(c=>c.includes("No module named"))?`Add ${s} to the project's requirements.`:`Run npm install ${s} (or your package\
 manager's add) and commit package.json with the lockfile.${X(e.facts)}`},part:()=>({kind:"uninstalled"})}};function b(e,{lines:s}){return(0,T.isBuiltin)(e)&&!s.
some(i=>i.includes("No module named"))}function L({diagnostics:e=[]}){const s=e.find(({severity:i})=>i==="error");return s&&(0,$.B)(s.message)?s:void 0}function F(e){
return[e.slice(0,-1).join(", "),...e.slice(-1)].filter(Boolean).join(" or ")}function X(e){return S(e)?"":" A platform that installs with NODE_ENV=production le\
aves out devDependencies."}const ae={"memory-limit":{signs:[{codes:["out_of_memory"],log:/was stopped because (?<why>[\w ,.:']{1,300})$/}],summary:({groups:e})=>e.
why??"the build used more memory than it may",remedy:()=>"Make the build smaller: source maps, parallel workers and pages built at once cost most. Or ask the pl\
atform's operators to raise the limit (slipway platform --build-memory)."},"disk-limit":{signs:[{codes:["disk_quota","disk_full"],log:/was stopped because (?<why>[\w ,.:']{1,300})$/},
{codes:["disk_quota"]}],summary:({groups:e})=>e.why??"the build wrote more than it may",remedy:()=>"Make the build write less (caches, source maps, copies of no\
de_modules), or ask the platform's operators to raise the limit (slipway platform --build-disk)."},"out-of-memory":{signs:[{codes:["out_of_memory"]},{codes:["bu\
ild_killed"],log:/heap out of memory|Reached heap limit/},{tool:"node",log:/JavaScript heap out of memory|Reached heap limit|Ineffective mark-compacts near heap limit/},
/(?:fatal error: runtime: )?(?:out of memory|cannot allocate memory)$|ENOMEM|OOMKilled/i],summary:()=>"the build ran out of memory",remedy:({lines:e})=>e.some(s=>s.
includes("heap"))?"Set the app variable NODE_OPTIONS to --max-old-space-size=4096 (MB), or make the build smaller: source maps and parallel workers cost most.":
"Make the build smaller (source maps and parallel workers cost most), or let it run where there is more memory."},"file-watchers":{signs:[/System limit for number of file watchers reached/],
summary:()=>"the build watches files for changes",remedy:()=>"Use a build command that ends: without --watch, and not a dev server."},"disk-full":{signs:[{codes:[
"disk_full"]},/ENOSPC|[Nn]o space left on device/],summary:()=>"the disk is full where the build ran",remedy:()=>"Make the build write less (caches, source maps\
), or free space on the platform and deploy again."},"build-timeout":{summary:()=>"the build took longer than the platform allows",remedy:()=>"Check that the bu\
ild command ends by itself: a dev server or a watch mode never does. Then look for what is slow in the log."},"missing-script":{signs:x({npm:/^Missing script: "?(?<script>[^"\s]{1,100})"?/,
pnpm:[/ERR_PNPM_NO_SCRIPT\s+Missing script: (?<script>\S{1,100})/,/ERR_PNPM_RECURSIVE_EXEC_FIRST_FAIL\s+Command "(?<script>[^"]{1,100})" not found/],yarn:/^error Command "(?<script>[^"]{1,100})" not found\./,
"yarn-berry":/Couldn't find a script named "(?<script>[^"]{1,100})"/,bun:/Script not found "(?<script>[^"]{1,100})"/}),summary:({groups:e})=>`package.json has n\
o script ${E(e.script,"of that name")}`,remedy:({facts:e,groups:s,lines:i})=>{const c=e.diagnostics?.find(({code:D})=>D==="missing-script"),u=Ee(i).filter(D=>D!==
s.script),g=c?(0,C.Or)(c.message):(0,R.pA)(s.script??"",u);return`${g.length>0?`There is ${F(g)}. `:""}Add the script ${E(s.script,"named in the log")} to packa\
ge.json, or name one that exists where it is called.`},part:({groups:e})=>({kind:"member",name:"scripts",wanted:e.script})},"command-not-found":{signs:[/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>[\w@./-]{1,100}): (?:command )?not found$/,
/spawn (?<command>[\w@./-]{1,100}) ENOENT$/,{exitCodes:[127]}],summary:({groups:e})=>`the command ${E(e.command,"to run")} was not found`,remedy:({groups:e,facts:s})=>`\
Add the package that brings ${E(e.command,"it")} to dependencies in package.json.${X(s)}`,part:({groups:e})=>e.command?{kind:"script",command:e.command}:void 0},
"permission-denied":{signs:[/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>\S{1,200}): Permission denied$/,/EACCES: permission denied, \w{1,20} '(?<command>[^']{1,200})'/,
{exitCodes:[126]}],summary:({groups:e})=>`permission denied${e.command?` for ${E(e.command,"")}`:""}`,remedy:({groups:e})=>e.command?.startsWith("/")?"Let the b\
uild write only inside the repository; other folders are closed to it.":"Make the script executable and commit that: git update-index --chmod=+x FILE. Or run it\
 through its interpreter, as sh FILE.",part:({groups:e})=>e.command?{kind:"file",path:e.command}:void 0},"port-in-use":{signs:[/EADDRINUSE(?::.{0,60}?:(?<port>\d{2,5}))?|[Pp]ort (?<port2>\d{2,5}) is (?:already )?in use/],
summary:({groups:e})=>`a port is in use${e.port?` (${e.port})`:""}`,remedy:()=>"A build should not start a server on a fixed port: let it listen on port 0, or u\
se a build command that starts none."},"warnings-as-errors":{signs:x({"react-scripts":/Treating warnings as errors because process\.env\.CI = /,eslint:/ESLint found too many warnings/}),
summary:()=>"the build counts warnings as errors",remedy:({lines:e})=>e.some(s=>s.startsWith("Treating warnings"))?"Mend the warnings in the log, or set build-c\
ommand to CI=false npm run build.":"Mend the warnings in the log, or raise --max-warnings."},"missing-variable":{signs:[/(?:[Mm]issing|[Uu]ndefined|[Ii]nvalid)(?: required)? env(?:ironment)?(?: variable)?s?:? [`"'[]?(?<name>[A-Z][A-Z0-9_]{1,80})/,
/(?:[Ee]nv(?:ironment)? (?:variable|var)|variable) [`"']?(?<name>[A-Z][A-Z0-9_]{1,80})[`"']? (?:is (?:not (?:set|defined|provided)|missing|undefined|required)|must be (?:set|defined))/,
/(?<!ReferenceError: )(?<![\w])[`"']?(?<name>[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60})[`"']? (?:environment variable |env var )?(?:(?:is )?(?:not (?:set|defined|configured|provided)|missing|required)|must be set)\b/,
...x({zod:/^\s*"?message"?: ["'](?:Invalid input: expected \w{1,20}, received undefined|Required)["'],?$/,"dotenv-safe":/^\s*missing: \[ '(?<name>[A-Z][A-Z0-9_]{1,80})'/,
sveltekit:/"(?<name>PUBLIC_\w{1,80}|\w{1,80})" is not exported by "(?:virtual:env|\$env)\/static\/(?:public|private)/})],summary:e=>{const s=oe(e);return s&&`th\
e variable ${s} is not set`},remedy:e=>{const s=oe(e);return`Add ${s} to the app variables (input env or env-file); secrets through \${{ secrets.${s} }}.`}},...y,
"builder-crashed":{summary:({facts:e})=>(e.message||"The process that built this deployment crashed").replace(/^The/,"the"),remedy:()=>"Deploy again. If it fail\
s again, something in the repository crashes the platform's worker: the operators find the cause in the platform's log."},"build-killed":{signs:[{codes:["build_\
killed"]},{signals:["SIGKILL","SIGTERM"]},{exitCodes:[137,143]}],summary:({facts:{signal:e,diagnostics:s=[]}})=>e==="SIGABRT"&&s.some(({severity:i})=>i==="error")?
void 0:"the build was killed",remedy:()=>"Look in the log for what ended it, and deploy again. If it fails again, the build may need more memory or time than it\
 may use."}};function oe({groups:e,lines:s}){return e.name??p(s,/^\s+(?:path: \[ )?["']([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)["'](?: \],)?$/)}function Ee(e){const s=new Set,
i=e.findLastIndex(c=>/[Mm]issing script|not found|a script named/.test(c));for(const c of e.slice(Math.max(0,i),i+40)){const u=p([c],/^\s*(?:npm|pnpm|yarn|bun) run ([\w:.-]{1,60})(?:\s|$|")/)??
p([c],/Did you mean "(?:pnpm|yarn|npm) (?:run )?([\w:.-]{1,60})"/);u&&s.add(u)}return[...s].slice(0,10)}function Z(e){return e?{kind:"dependency",name:z(e)}:void 0}
function z(e){return e.replace(/%2f/i,"/").replace(/\/-\/.*$/,"").replace(/(?<=.)@.*$/,"").replace(J,"")}const J=/(?<=\w)-(\d{1,5}\.\d{1,5}\.\d[\w.+-]{0,60})\.tgz$/;
function B(e){return/^.[^@]*@(?:npm:)?(.+)$/.exec(e)?.[1]??J.exec(e)?.[1]}function ie(e){return e.kind==="file"?e.path:e.kind==="uninstalled"?void 0:"package.js\
on"}const pe={"browser-only":{signs:[/ReferenceError: (?<name>window|document|localStorage|sessionStorage|navigator|HTMLElement) is not defined/],summary:({groups:e})=>`\
code for the browser ran during the build (${e.name} is not defined)`,remedy:({groups:e})=>`Use ${e.name} only in the browser: after mounting (onMount, useEffec\
t, client:only), or where typeof ${e.name} !== 'undefined'.`},"esm-only":{signs:[{tool:"node",log:/ERR_REQUIRE_ESM|require\(\) of ES Module \S{1,300}/}],summary:()=>"\
a package that exists only as an ES module was loaded with require()",remedy:({facts:e})=>`Load it with import (name the file .mjs, or set "type": "module" in p\
ackage.json)${S(e)?"":", or use Node.js 22 or newer on a platform that lets you choose"}.`},"next-static-params":{signs:[{tool:"next",log:/Page "(?<page>[^"]{1,200})" is missing "generateStaticParams\(\)"/}],
summary:({groups:e})=>`the page ${E(e.page,"")} has no generateStaticParams()`,remedy:()=>"Export generateStaticParams() from that page, so that the static expo\
rt knows its paths."},"base-path":{signs:[{tool:"sveltekit",log:/does not begin with `base`, which is configured in `paths\.base`/}],summary:()=>"a link leaves \
the configured base path",remedy:()=>"Put the base path before the site's own links, or remove the base path: the platform serves each app at its own host's roo\
t."},"dead-link":{signs:[{tool:"sveltekit",log:/^Error: 404 (?<link>\S{1,300}) \(linked from (?<page>\S{1,300})\)/},{tool:"vitepress",log:/Found dead link (?<link>\S{1,300}) in file (?<page>\S{1,300})/},
{tool:"docusaurus",log:/^\s*-> linking to (?<link>\S{1,300})/},{weak:!0,tool:"nuxt",log:/^\s*│ [├└]── \[404\] Page not found: (?<link>\S{1,300})/}],summary:({
groups:e,lines:s})=>{const i=e.page??p(s,/(?:Broken link on source page path =|│ └── Linked from) (\S{1,300}?):?$/);return`a link to ${e.link}${i?`, in ${i}\
,`:""} leads to no page`},remedy:()=>"Correct the link, or add the page. The log names any others."},"page-failed":{signs:[{weak:!0,tool:"sveltekit",log:/^\[500\] GET (?<page>\S{1,300})/},
{weak:!0,tool:"qwik",log:/^!!! (?<page>\S{1,300}): Error during SSG$/}],summary:({groups:e,lines:s})=>{const i=s.findLastIndex(c=>/^(?:\[500\] GET |!!! \S{1,300}: Error during SSG$)/.
test(c));return`the page ${e.page} failed while it was rendered: ${s[i+1]?.replace(/^Error: /,"")??""}`},remedy:()=>"Mend what the page loads or shows; the stac\
k in the log names the functions."},"gatsby-graphql":{signs:[{weak:!0,tool:"gatsby",log:/^error There was an error in your GraphQL query:/}],summary:({lines:e})=>{
const s=e.findLastIndex(i=>i.startsWith("error There was an error in your GraphQL query"));return`a GraphQL query fails: ${e.slice(s+1).find(i=>i!=="")??""}`},remedy:()=>"\
Correct the query, or give its type the field in gatsby-node (createSchemaCustomization)."},"gatsby-page-failed":{signs:[{weak:!0,tool:"gatsby",log:/^error Building static HTML failed for path "(?<page>[^"]{1,300})"/}],
summary:({groups:e,lines:s})=>`the page ${e.page} failed while it was rendered: ${p(s,/^\s*WebpackError: (.{1,300})/)??""}`,remedy:()=>"Mend what the page loads\
 or shows: gatsby build --verbose tells more, and gatsby develop the line."},"nuxt-page-failed":{signs:[{weak:!0,tool:"nuxt",log:/^\s*│ [├└]── \[5\d\d\] (?<message>.*)/}],
summary:({groups:e,lines:s})=>{const i=s.findLastIndex(u=>/^\s*│ [├└]── \[5\d\d\]/.test(u));return`the page ${p(s.slice(0,i).reverse(),/├─ (\/\S{0,300}) \(\d+ms\)/)}\
 failed while it was rendered: ${e.message}`},remedy:()=>"The log does not tell the error itself: run npx nuxt dev and open the page, where it stands with its s\
tack. Code for the browser and missing variables are common causes."},"package-cycle":{signs:[{tool:"turbo",log:/^[\s`>-]*[x×] (?:Cyclic|Circular) dependency detected/}],
summary:({lines:e})=>{const s=p(e,/^\s*\|\s{1,8}([@\w./#-]{1,100}(?:, [@\w./#-]{1,100}){1,20})$/);return`packages depend on each other in a cycle${s?`: ${s.replace(
/#[\w:-]{1,60}/g,"")}`:""}`},remedy:()=>"Take one of the dependencies between these packages out of their package.json files.",part:({lines:e})=>Z(p(e,/^\s*\|\s{1,8}([@\w./-]{1,100})#\S{1,60} -> /))},
turbo:{signs:x({turbo:[/^[\s`>-]*[x×] (?<what>No package found with name '[^']{1,100}' in workspace)$/,/^[\s`>-]*[x×] (?<what>Could not find task `[^`]{1,100}` in project)$/]}),
summary:({groups:e})=>`turbo: ${e.what}`,part:({groups:e})=>e.what?.includes("task")?{kind:"file",path:"turbo.json"}:void 0,remedy:({groups:e})=>e.what?.includes(
"task")?"Name the task in build-command as turbo.json has it among its tasks.":"Write --filter in build-command as the name in that package's package.json."},"c\
ss-minify":{signs:[{tool:"vite",log:/^(?:\w*Error: )?\[lightningcss minify\] (?<what>\S.{0,200})$/}],summary:({groups:e,lines:s,facts:i})=>{const c=i.diagnostics?.
find(({severity:O,line:D})=>O==="error"&&D!==null);if(c)return`${c.file}:${c.line}: ${e.what}`;const u=s.findIndex(O=>/^\s*\|\s+\^/.test(O)),g=/^\d{1,7} *\| *(\S.{0,80})/.
exec(s[u-1]??"")?.[1]?.trim();return`the style sheets do not parse: ${e.what}${g?`, at ${E(g,"")}`:""}`},remedy:()=>"Look above what is quoted for a rule or a c\
omment that is not closed, in the style sheet that holds it."}};var me=m(1809);const ke=/(?:\b|[a-z])(?:error|exception|fatal|failed|cannot|denied|invalid)\b/i,
Re=/^(?: {0,3}(?:\[?(?:ERROR|error|FATAL)\]?:?|(?:lerna )?ERR!|NX|[x×✖✘]|>(?= [A-Z].*\.$))\s+){1,3}/u,$e=/^ {1,3}[x×✖] \S/u,_e=/^\s*\[cause\]: (?:Error: )?(?<message>\S.*)$/,
Ie=/^(?:\$ |(?:Failed|Error|Aborted)[.!]?$|A complete log of this run|Log files were not written|For help, run: |(?:\[\w{1,20}\] )?(?:[✗x🚨] )?Build failed|Failed to compile|Storybook exited with|(?:success|failed|not finished) .{1,200} - [\d.]+s$|Use --verbose |Pass --verbose |yarn (?:run|install) v\d|\[[\w@:/ .-]{1,60}\]$|Rspack (?:build failed|compiled)|To suppress |INFO |FATAL$|(?:error )?(?:during build|Command failed)|Node\.js v\d|Found \d+ errors? |Eleventy Fatal Error|Problem writing Eleventy|(?:Wrote|Copied) \d|\s{0,4}ELIFECYCLE|\s{0,4}run failed: command |Lifecycle script |script "[^"]{1,60}" exited with |(?:code|path|workspace|location|syscall) \S{1,400}$|>(?! [A-Z].*\.$)|[}(]|\{(?! \w+: )|node:internal\/|at |info |Exit code|$)/u,
Ce=/^(?:Checked out |Cloning |\[\d\/\d\] |Progress: |Packages: |Scope: |Saved lockfile|Already up to date|Lockfile is up to date|Done in |Resolv(?:ing|ed)[ ,]|This error happened while |Run with the --force |Running target |[·•\u2800-\u28ff├└│┌] ?|[-+]{1,80}$|[-\\|/] |notsup (?:Valid|Actual) |\d\d:\d\d:\d\d\s)/u,
be=/^\s/,Se=/^\s*(?:at |[|│:{}>^~-]|\d{1,7} *[|│])/,We=/^(?:Most likely|Probably|Possibly|Perhaps|Maybe|This is (?:likely|probably|usually)|Reason:|Because)\b/,
Fe=/ \w{2,30} \w/,Be=/\b\d{1,7} (?:error|warning|problem)s?\b/;function qe(e){return e===""||/^[$>] /.test(e)}function ze(e){return Ie.test(e)||Ce.test(e)||(0,me.
Ol)(e)}function Ze(e,s){const i=e.findLast(le=>_e.test(le));if(i)return _e.exec(i)?.groups?.message;const c=e.findLastIndex(me.oJ),u=(0,me.EP)(e.map(le=>({text:le})),
0,e.length),g=e.flatMap((le,fe)=>{if(le===s)return[];const Pe=le.replace(Re,""),[Ve,Qe,Ge]=[$e.test(le),!be.test(Pe),fe>c];return ze(Pe)||u.has(fe)?[]:[{text:Pe,
isReport:Ve,isLoose:Qe,isLate:Ge}]}),O=g.filter(({isLoose:le})=>le),D=g.filter(({isLate:le})=>le),ne=O.findLast(({text:le,isReport:fe})=>fe||ke.test(le))??D.findLast(
({text:le,isLoose:fe})=>fe&&(0,W.F7)(le))??D.findLast(({text:le,isLoose:fe})=>fe&&!(0,W.c4)(le))??D.findLast(({text:le})=>!Se.test(le)&&!(0,W.c4)(le));if(!ne)return e.
findLast((le,fe)=>fe>c&&u.has(fe)&&Fe.test(le)&&!Be.test(le))?.trim();const ye=g[g.lastIndexOf(ne)+1]?.text??"";return We.test(ye)?`${ne.text.trim()} ${ye.trim()}`:
ne.text.trim()}const $t={"install-script":{signs:[...x({npm:/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (?<command>\S.{0,300})$/,yarn:[/^error \S{0,300}\/node_modules\/(?<name>(?:@[\w.-]{1,80}\/)?[\w.-]{1,100}): Command failed\.$/,
/^error Command failed with exit code \d{1,3}\.$/],"yarn-berry":/^(?<name>@?[^\s@]{1,150})@(?<where>workspace|npm|\w{1,20}):\S{1,200} couldn't be built successfully/,
bun:/^error: (?<script>\w{1,20}) script from "(?<name>[^"]{1,150})" exited with/}),/^> @?[^\s@]{1,150}@[^\s@]{1,60} (?<script>(?:pre|post)?install|(?:pre|post)?prepare)(?: |$)/,
{tool:"pnpm",log:/^\s?(?<pnpm>ELIFECYCLE)\s+Command failed/}],summary:e=>{if(e.facts.stage!=="install"||e.groups.pnpm&&!de(e))return;const{name:s,script:i,command:c}=we(
e),u=s?`the package ${E(s,"")}`:"the project",g=et(e,c),O=g?`${g} is not installed`:ve(e,c)??Ze(e.lines,e.facts.message);return`${u} fails in its ${i??"install \
script"}${c?` (${c})`:""}${O?`: ${O}`:""}`},remedy:e=>{const{name:s,command:i}=we(e),c=s?void 0:et(e,i);return c?`Add the package that brings "${c}" to dependen\
cies in package.json.${X(e.facts)}`:s?"Update the package, or leave its script out if the site does not need it: an .npmrc with ignore-scripts=true leaves out a\
ll of them (Yarn 2 and later: enableScripts: false in .yarnrc.yml).":"Correct the script in package.json, and check that the file that it runs is committed, wit\
h its upper and lower case."},part:e=>{const{name:s,script:i,command:c}=we(e);return s?{kind:"dependency",name:s,script:{name:i,command:c}}:{kind:"script",name:i,
command:c}}}};function et({facts:e},s=""){return e.exitCode===127?/^(?<program>[\w@.-]{1,100})(?: [^&|;]{0,300})?$/.exec(s)?.groups?.program:void 0}const bt=/^> @?[^\s@]{1,150}@[^\s@]{1,60} (\w{1,20})(?: |$)/,
Q=[/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (\S.{0,300})$/,/^Command: (\S.{0,300})$/,/^(?:> |\$ )((?!@?[^\s@]{1,150}@[^\s@]{1,60} \w{1,20}(?: |$))\S.{0,300})$/],se=/^path \S{0,300}\/node_modules\/((?:@[\w.-]{1,80}\/)?[\w.-]{1,100})$/,
ce=/^\S{0,300}node_modules\/((?:@[\w.-]{1,80}\/)?[\w.-]{1,100}) (\w{1,20})(: Failed$|\$ (.{1,300})$)/;function de({facts:e}){const s=e.log.flatMap(u=>{const[,g,
O,D,V]=ce.exec(u)??[];return g&&O?[{name:g,script:O,command:V,isEnd:D===": Failed"}]:[]}),i=s.findLast(({isEnd:u})=>u),c=s.findLast(({name:u,script:g,command:O})=>u===
i?.name&&g===i.script&&O);return i&&{name:i.name,script:i.script,command:c?.command}}function we(e){const{groups:s,lines:i}=e,c=s.pnpm?de(e):void 0;if(c)return c;
const u=s.name??p(i,se),g=p(i,/^> (@?[^\s@]{1,150})@[^\s@]{1,60} \w{1,20}(?: |$)/),O=s.where==="workspace"||u!==void 0&&u===g,D=s.command??ge(i,Q);return{name:u&&
!O?z(u):void 0,script:s.script??p(i,bt),command:D}}function ge(e,s){for(const i of s){const c=e.slice(1).flatMap(u=>i.exec(u)?.[1]??[]).at(-1);if(c)return c}}function ve(e,s=""){
const i=p(e.lines,/Cannot find module '(\/[^']{1,300})'/);return i?`${s.split(" ").find(u=>i.endsWith(`/${u.replace(/^\.\//,"")}`))??(0,f.p)(i,e)} does not exis\
t`:void 0}const xe={"peer-conflict":{signs:[{tool:["npm","pnpm"],log:/^code ERESOLVE|^ERESOLVE (?:could not resolve|unable to resolve)|ERR_PNPM_PEER_DEP_ISSUES/}],
summary:({lines:e})=>{const s=p(e,tt),i=p(e,nt),c=p(e,/^Found: (\S{1,150})$/);return s&&i&&c?`${i} asks for ${s.replaceAll('"',"")}, and the project has ${c}`:s?
`dependencies ask for versions that exclude each other (${s})`:"peer dependencies conflict"},remedy:()=>"Move the packages named in the log to versions that fit\
 each other. As a stopgap commit an .npmrc with legacy-peer-deps=true.",part:({lines:e})=>Z(p(e,nt))},"workspace-missing":{signs:x({pnpm:/ERR_PNPM_WORKSPACE_PKG_NOT_FOUND\s.{0,300}?"(?<name>@?[^@"\s]{1,150})@workspace:/,
"yarn-berry":/^(?:Error: )?(?<name>@?[^@\s]{1,150})@workspace:[^\s:]{1,60}: Workspace not found/,bun:/Workspace dependency "(?<name>[^"]{1,150})" not found/}),summary:({
groups:e})=>`the repository has no workspace called ${E(e.name,"as a dependency names it")}`,remedy:()=>"Correct the name in package.json, or add the folder of \
that package to the workspaces of the root (pnpm: pnpm-workspace.yaml).",part:({groups:e})=>Z(e.name)},"workspace-version":{signs:[{tool:"pnpm",log:/ERR_PNPM_NO_MATCHING_VERSION_INSIDE_WORKSPACE\s.{0,300}?for (?<name>\S{1,150}) inside the workspace/}],
summary:({groups:e})=>`no workspace of the repository fits ${E(e.name,"what a dependency asks for")}`,remedy:({groups:e})=>`Let the dependency ${e.name?`on ${z(
e.name)} `:""}ask for the version that the workspace's own package.json has, or write * (pnpm, Yarn 2 and Bun: workspace:*).`,part:({groups:e})=>Z(e.name)},"man\
ager-version":{signs:[{tool:"corepack",log:/HTTP 404 when performing the request to https?:\/\/[^\s;]{1,200}\/(?<name>@yarnpkg\/cli-dist|yarn|pnpm|npm)\/(?<version>[\w.-]{1,40})/},
/No matching version found for (?<name>@yarnpkg\/cli-dist)@(?<version>[\w.-]{0,40}\w)/,{stages:["install"],log:/^The install command `npm install [^`]{1,400} (?<name>@yarnpkg\/cli-dist|yarn|pnpm|bun)@(?<version>\d[\w.-]{0,40})` exited /}],
summary:({groups:e})=>`packageManager names ${e.name==="@yarnpkg/cli-dist"?"yarn":e.name}@${e.version}, which cannot be installed: the registry may not have tha\
t version`,remedy:()=>"Set packageManager in package.json to a version that is published, and write the lockfile with it.",part:()=>({kind:"member",name:"packag\
eManager"})},"version-not-found":{signs:x({npm:/No matching version found for (?<name>\S{1,150}?)\.?(?: while|$)/,yarn:/Couldn't find any versions for "(?<name>[^"]{1,120})"(?: that matches "(?<wanted>[^"]{1,100})")?/,
"yarn-berry":/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): No candidates found/,bun:/^error: No version matching "(?<wanted>[^"]{1,100})" found for specifier "(?<name>[^"]{1,150})"/}),
summary:({groups:e})=>`no version of ${E(e.name&&it(e.name,e.wanted),"a package")} fits`,remedy:({groups:e,lines:s})=>{const i=p(s,/while installing the dependencies of (\S{1,200})/);
return i?`${i} asks for it: update that package, or override the version in package.json.`:`Correct the version in package.json to one that is published, and co\
mmit the new lockfile. If package.json does not name ${e.name?z(e.name):"it"}, a package that it names asks for it: update that one, or override the version.`},
part:({groups:e,lines:s})=>Z(zt(s)??e.name)},"package-not-found":{signs:x({npm:/^404\s+(?:The requested resource )?'(?<name>[^']{1,150})' (?:is not in this registry|could not be found)/,
pnpm:/ERR_PNPM_FETCH_404\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): Not Found/,yarn:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): Not found/,
"yarn-berry":/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Package not found/,bun:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 404$/}),
summary:({groups:e})=>`the package ${E(e.name&&it(e.name),"asked for")} is not in the registry`,remedy:({groups:e})=>(e.name?.includes("/-/")?"The lockfile asks\
 for a version that the registry does not have, or no longer: install another one, and commit the lockfile. ":"Check its name in package.json. ")+"If it is priv\
ate, set its registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:e,lines:s})=>Z(zt(s)??e.name)},"registry-login":{signs:x(
{npm:/(?:401 Unauthorized|403 Forbidden) - (?:GET|PUT) https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?=\s|$)/,
pnpm:/ERR_PNPM_FETCH_40[13]\s+GET https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/:]{1,100}\/)?[^\s/:]{1,150}(?:\/-\/[^\s/:]{1,150})?): /,
bun:/^error: GET https?:\/\/(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 40[13]$/,
"yarn-berry":/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Invalid authentication/}),summary:({groups:{host:e,name:s}})=>`${`the package registry${e?` ${e}`:""}`} r\
efused the login${s?` for ${z(s)}`:""}`,remedy:()=>"Give the build a registry token as an app variable (input env), and name that variable as :_authToken in .np\
mrc (Yarn 2 and later: npmAuthToken in .yarnrc.yml).",part:({groups:e})=>Z(e.name)},"registry-refused":{signs:x({npm:/^(?<why>[45]\d\d \w[\w ]{0,40}) - GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?: - |$)/,
pnpm:/ERR_PNPM_FETCH_[45]\d\d\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): (?<why>.{1,60})$/,yarn:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): (?!Integrity check)(?<why>[^"]{1,100})/,
bun:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - (?<why>[45]\d\d)$/}),summary:({groups:{name:e="",why:s}})=>`\
the package registry does not give ${z(e)}: ${s}`,remedy:()=>"Deploy again if the registry is at fault. If the package is private, set its registry and a token \
in .npmrc, with the token as an app variable (input env).",part:({groups:e})=>Z(e.name)},integrity:{signs:[{tool:["pnpm","yarn","bun"],log:/ERR_PNPM_TARBALL_INTEGRITY\s+Got unexpected checksum for "\S{1,300}?\/(?<name>(?:@[\w.-]{1,80}(?:\/|%2f))?[\w.-]{1,100})\/-\/|Integrity check failed for (?:tarball: |")(?<tarball>[^"\s]{1,150})/i},
{tool:["npm","pnpm","yarn","yarn-berry"],log:/^code EINTEGRITY|ERR_PNPM_TARBALL_INTEGRITY|Integrity check failed for|The remote archive doesn't match the expected checksum/}],
summary:e=>{const s=Ht(e);return`${s?`the package ${E(s,"")}`:"a package"} differs from what the lockfile or the registry records`},remedy:()=>"Delete the lockf\
ile and node_modules, install again, and commit the new lockfile. If it differs again, the registry or a proxy changes packages.",part:e=>Z(Ht(e))}},tt=/^\s*peer (\S{1,120}|[^\s"]{1,120}@"[^"]{1,120}") from /,
nt=/^\s*peer (?:\S{1,120}|[^\s"]{1,120}@"[^"]{1,120}") from (@?[^\s@]{1,150})@/;function it(e,s=B(e)){return s===void 0?z(e):`${z(e)}@${s}`}function zt(e){return p(
e,/(?:while installing the dependencies of|hereby required by) (\S{1,200}?)\.?$/)}function Ht({groups:e,facts:s}){const i=e.name??e.tarball??p(s.log,/tarball data for (@?[^\s@]{1,150})@/);
return i&&z(i)}const xn={engine:{signs:[{tool:["npm","pnpm"],log:/^code EBADENGINE|ERR_PNPM_UNSUPPORTED_ENGINE/},{tool:"yarn",log:/The engine "node" is incompatible with this module\. Expected version "(?<wanted>[^"]{1,60})"/},
/Node(?:\.js)?(?: version)? v?[\d.]+(?:\.x)? is not supported by|node: v?[\d.]+ is not supported/,{weak:!0,tool:"vite",log:/You are using Node\.js [^ ]{1,20} (?:For|Vite)\b/},
{weak:!0,log:/(?:requires|required|minimum) (?:a )?(?:minimum )?Node(?:\.js)?(?: version)?(?: of)? (?<wanted>v?\d[\d.+]{0,12})/i},{tool:"webpack",log:/error:0308010C:digital envelope routines::unsupported|ERR_OSSL_EVP_UNSUPPORTED/}],
summary:({groups:e,lines:s})=>{const{name:i,isProject:c,member:u,wanted:g,actual:O}=St(s,e.wanted),D=i?E(i,""):c?"the project":void 0,V=u==="npm"?"npm":"Node.js",
ne=D?`${D} asks for ${V}`:`the ${V} version does not fit`;if(!g)return ne;const ye=O?`, and the build runs ${O}`:"";return D?`${ne} ${g}${ye}`:`${ne} (wanted: ${g}${ye}\
)`},remedy:({facts:e,groups:s,lines:i})=>{const{member:c,actual:u}=St(i,s.wanted);return c==="npm"?`Let engines.npm in package.json allow ${u}, the npm that bui\
lds run.`:i.some(O=>O.includes("digital envelope routines"))?`${An}, or ${Zt("16",e)}.`:`Let engines.node in package.json and the versions of the packages allow\
 the Node.js that builds run, or ${Zt("the version that is asked for",e)}.`},part:({lines:e})=>{const{name:s,isProject:i,member:c}=St(e,void 0);return s||i?{kind:"\
engines",name:s??"",member:c}:void 0}},"wrong-platform":{signs:[{tool:["npm","pnpm"],log:/Unsupported platform for (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: wanted (?<wanted>\{[^}]{1,200}\})/}],
summary:({groups:{name:e,wanted:s}})=>`the package ${E(e,"")} is for another system${s?` (${s.replace(/[{}"]/g,"").replaceAll(":",": ")})`:""}`,remedy:({groups:e})=>`\
Move ${E(e.name,"the package")} to optionalDependencies in package.json, or take it out, and commit the new lockfile.`,part:({groups:e})=>Z(e.name)},"package-ma\
nager":{signs:x({pnpm:/This project is configured to use (?<name>\w{1,20})/,yarn:/This project's package\.json defines "packageManager": "(?<name>[^"]{1,40})"/}),
summary:({groups:e})=>`the project asks for another package manager${e.name?` (${e.name})`:""}`,remedy:({facts:e})=>`Make packageManager in package.json and the\
 committed lockfile name the same package manager${S(e)?"":", in a version that the platform has"}.`,part:()=>({kind:"member",name:"packageManager"})}},An="The \
bundler is too old for this Node.js. Update it (webpack 5.61 or later), or set the app variable NODE_OPTIONS to --openssl-legacy-provider";function Zt(e,s){return S(
s)?`write ${e} to .nvmrc`:`set nodeVersion in app-settings to ${e} on a platform that has it`}function St(e,s){const i=p(e,/Not compatible with your version of node\/npm: (\S{1,150})$/)??
p(e,/^error (\S{1,150}): The engine "node" is incompatible/)??p(e,/Your Node version is incompatible with "(\S{1,300})"/),c=i?.startsWith("/")??!1;return{name:c?
void 0:i&&z(i),isProject:c,...Yt(e,s)}}function Yt(e,s){const i={member:"node",wanted:s??p(e,/Required: \{.{0,60}?"node":"([^"]{1,60})"/)??p(e,/^Expected version: (.{1,60})$/),
actual:p(e,/Actual: .{0,60}?"node":"([^"]{1,20})"/)??p(e,/(?:^|\. )Got:? "?(v?\d[\d.]{0,20})"?$/)},c={member:"npm",wanted:p(e,/Required: \{.{0,100}?"npm":"([^"]{1,60})"/),
actual:p(e,/Actual: .{0,60}?"npm":"([^"]{1,20})"/)};return c.wanted!==void 0&&!Vt(c.wanted,c.actual)&&Vt(i.wanted??"*",i.actual)?c:i}function Vt(e,s){const i=/^v?(\d{1,5})\.(\d{1,5})\.(\d{1,5})$/.
exec(s??"")?.slice(1);if(!i)return!1;const c=u=>u.trim().replace(/([<>=^~]) /g,"$1").split(" ");return e.split("||").some(u=>c(u).every(g=>vt(g,i.map(Number))))}
function vt(e,s){if(e==="*"||e==="")return!0;const i=/^(\^|~|[<>]=?|=|)v?(\d{1,5})(?:\.(\d{1,5}))?(?:\.(\d{1,5}))?(?:\.[x*])*$/.exec(e);if(!i)return!1;const[,c=""]=i,
u=i.slice(2).flatMap(V=>V===void 0?[]:[Number(V)]),O=s.slice(0,/^(?:>|<=)$/.test(c)?u.length:3).map((V,ne)=>V-(u[ne]??0)).find(V=>V!==0)??0,D=V=>u.slice(0,V).every(
(ne,ye)=>ne===s[ye]);return c===">"?O>0:c==="<"?O<0:c==="<="?O<=0:c===""||c==="="?D(3):O>=0&&(c===">="||D(c==="^"?1:2))}const Ne=/request to https?:\/\/(?:[^\s/]{1,100}\/){1,6}?(@[^\s/]{1,100}\/[^\s/]{1,150}|[^\s/]{1,150})(?:\/-\/\S{1,200})? failed/,
Tn=/^path \S{1,400}\/node_modules\/((?:@[\w.-]{1,60}\/)?[\w.-]{1,100})$/,at="ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|ECONNREFUSED|ERR_SOCKET_TIMEOUT|UND_ERR_CO\
NNECT_TIMEOUT";function Jt({groups:e,lines:s}){const i=/\b(?:getaddrinfo|connect) E[A-Z_]{4,20} (\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/;return e.host??p(
s,i)??In(s)}function In(e){const s=e.findIndex(i=>i.startsWith("gyp ERR! stack is related to network connectivity"));return p(e.slice(0,Math.max(0,s)).toReversed(),
/^gyp http GET https?:\/\/([\w.-]{1,200})/)}const Xt=/^(?:127\.0\.0\.1|\[?::1\]?)(?=:|$)/,Mn={"conflict-markers":{signs:[{tool:["pnpm","yarn"],log:/Merge conflict detected in (?<file>[\w.-]{1,60})/},
{tool:"yarn-berry",log:/Cannot autofix a lockfile when running an immutable install/},/^(?:>? *\d{1,6} \| ?)?<{7} (?:HEAD|[\w/.-]{1,100})$/],summary:({groups:e})=>`${e.
file??"the lockfile"} has the conflict markers of a merge`,remedy:()=>"Finish the merge: take one side of the file, run your package manager's install on your m\
achine, and commit the lockfile that it writes.",part:()=>({kind:"lockfile",lacks:[]})},"lockfile-broken":{signs:x({pnpm:/ERR_PNPM_BROKEN_LOCKFILE\s+The lockfile at "[^"]{1,400}" is broken: (?<why>.{1,200}?)(?: \(\d{1,7}:\d{1,7}\))?$/}),
summary:({groups:e})=>`the lockfile cannot be read: ${e.why}`,remedy:()=>"Take the lockfile of an earlier commit, or delete it; then run your package manager's \
install on your machine, and commit the lockfile that it writes.",part:()=>({kind:"lockfile",lacks:[]})},"lockfile-missing":{signs:[{tool:"npm",log:/`npm ci` command can only install with an existing package-lock\.json/},
{tool:"pnpm",log:/ERR_PNPM_NO_LOCKFILE/},{tool:"npm",log:/Unsupported URL Type "workspace:"/}],summary:()=>"the repository has no lockfile",remedy:()=>"Run the \
install on your machine and commit the lockfile it writes.",part:()=>({kind:"lockfile",lacks:[]})},"lockfile-outdated":{signs:[...x({npm:/^`npm (?<manager>ci)` can only install packages when your package\.json and/,
pnpm:/(?<manager>ERR_PNPM)_(?:OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH|FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE)/,yarn:/Your (?<manager>lockfile) needs to be updated, but yarn was run with `--frozen-lockfile`/,
"yarn-berry":/The (?<manager>lockfile) would have been (?:modified|created) by this install, which is explicitly forbidden/,bun:/(?<manager>lockfile) had changes, but lockfile is frozen/}),
{stages:["install"],log:/\b(?:package-lock\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock|lockfile)\b.{0,80}\b(?:out of (?:sync|date)|not up to date|outdated)/i}],summary:({
lines:e})=>`the lockfile does not fit package.json${dt(e)}`,remedy:({groups:e})=>`Run ${(e.manager==="ci"?"npm install":e.manager==="ERR_PNPM"?"pnpm install":"")||
"your package manager's install"} on your machine and commit the lockfile together with package.json.`,part:({lines:e})=>({kind:"lockfile",lacks:[...qt(e),...Pn(
e)].map(z)})},...xe,...xn,"git-dependency":{signs:[{stages:["install"],log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey|Repository not found\./}],
summary:()=>"a dependency comes from a Git repository that the build cannot read",remedy:()=>"Name the dependency by an https:// URL that needs no login, or pub\
lish it to a registry and give the build a token."},network:{signs:[{tool:["npm","pnpm"],log:new RegExp(`^code (?:${at})|^network .{0,80}(?:${at})|ERR_PNPM_META\
_FETCH_FAIL`)},{weak:!0,log:/^\s{0,8}(?:Error: |TypeError: )?fetch failed$/},{weak:!0,tool:"next",log:/^Failed to fetch `?[^`]{1,100} from Google Fonts/},new RegExp(
`(?:getaddrinfo|request to https?://\\S{1,200} failed).{0,80}(?:${at})`),/\b(?:connect|getaddrinfo) (?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT) (?<host>\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/,
/Could not resolve host: (?<host>[\w.-]{1,200})|Failed to connect to \S{1,100} port|network connectivity|The operation timed out\. fetching/],summary:e=>{const s=Jt(
e);return s?`the network failed: ${s.replace(Xt,"localhost")} cannot be reached`:"the network failed while the build fetched something"},remedy:()=>"Run the dep\
loy again. If it repeats, check the host that the log names and that the platform may reach it.",part:e=>{if(e.facts.stage!=="install")return;const s=Jt(e)??p(e.
lines,/request to https?:\/\/([^\s/]{1,200})\/\S{1,300} failed/),i=Z(p(e.lines,Ne)??p(e.lines,Tn)??de(e)?.name??ct(e.lines))?.name;return i===void 0&&s===void 0?
void 0:{kind:"dependency",name:i,host:s}}},certificate:{signs:[/\b(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_HAS_EXPIRED)\b/],
summary:()=>"a certificate was refused while the build fetched something",remedy:({facts:e})=>`If a proxy or a private registry has a certificate of its own aut\
hority, let ${S(e)?"the operators start the platform with NODE_EXTRA_CA_CERTS":"NODE_EXTRA_CA_CERTS on the platform"} name that authority's file.`},"native-opti\
onal":{signs:[/Cannot find module '?(?<name>@rollup\/rollup-[\w-]+|@esbuild\/[\w-]+|@rolldown\/binding-[\w-]+|lightningcss[.\w-]*|@tailwindcss\/oxide[\w-]+|@next\/swc[\w-]+|@parcel\/watcher-[\w-]+)'?/],
summary:({groups:e})=>`the binary package ${E(e.name,"of a tool")} is not installed for this system`,remedy:()=>"The lockfile lacks other systems: delete node_m\
odules and the lockfile, install again with a current npm, and commit the new lockfile."},"node-gyp":{signs:[{tool:"node-gyp",log:/^gyp ERR! (?:find Python|stack Error)|node-pre-gyp ERR!/}],
summary:({lines:e})=>`${lt(ct(e))} could not be compiled`,remedy:({lines:e})=>`Use a version of the package that ships binaries for this Node.js version, or a p\
ure JavaScript one${ct(e)==="node-sass"?", as `sass`":""}, or write the version of Node.js that the project was made for into a file .nvmrc.`,part:({lines:e})=>Z(
ct(e))},...$t};function ct(e){return p(e,/\bgyp ERR! cwd \S{1,400}[\\/]node_modules[\\/]((?:@[\w.-]{1,60}[\\/])?[\w.-]{1,100})$/)}function lt(e){return e===void 0?
"a native package":`the native package "${e}"`}function dt(e){const[s]=qt(e);if(s)return`: it lacks ${s}`;for(const i of e){const[,c,u]=Qt.exec(i)??[];if(c)return`\
: it has ${c}, and ${u} is asked for`}return""}const Qt=/^Invalid: lock file's (\S{1,200}) does not satisfy (\S{1,200})$/,Nn=[/^Missing: (\S{1,200}?)@? from lock file$/,
/dependencies were added: (\S{1,200}?),?(?:\s|$)/,/dependencies in package\.json changed since \S{1,60} was saved: (\S{1,200}) was added/,/^\+ {4}(\S{1,200}): "npm:/];
function qt(e){return e.flatMap(s=>Nn.flatMap(i=>i.exec(s)?.[1]??[]))}function Pn(e){return e.flatMap(s=>Qt.exec(s)?.[2]??[])}const Ln=[/^Writing (?:\.\/)?([\w@.-]{1,100})\/\S{0,300} from /,
/directory: \S{0,200}\/([\w@.-]{1,60})\/$/,/Wrote site to "([^"]{1,100})"/,/The ([\w-]{1,60}) folder is ready to be deployed/,/Output location: \S{0,200}?((?:dist|build)\/\S{1,100})$/,
/Generated static files in "?([\w@./-]{1,100}?)"?\.?$/,/Generated public ([\w@./-]{1,100})$/,/^\[info\] html generated at \.\/([\w@./-]{1,100})$/,/Success! Generated .{0,40} in "([^"]{1,100})"/,
/^((?!\.\w)[\w@./-]{1,100}?)\/(?:assets\/)?[\w.-]{1,100}\.(?:html|js|css)\s{1,60}[\d.,]{1,12} (?:kB|KiB|MB)\b/],Cn={"next-export":{signs:[{codes:["output_missin\
g","output_empty"],tool:"next",log:/Next\.js \d{1,3}\.\d/}],summary:({facts:e})=>Ot(e).includes("out")?void 0:"Next.js wrote no static export",remedy:()=>"Set o\
utput: 'export' in next.config and take next export out of the build command; the output directory is then out."},"output-missing":{signs:[{codes:["output_missi\
ng"]},/[Oo]utput directory "?(?<folder>[\w@./-]{1,100}?)"? (?:does not exist|(?:was |is )?(?:not found|missing))/],summary:({groups:e,facts:s})=>{const i=e.folder??
s.outputDirectory??tn(s);return i?`the build did not write the output directory "${i}"${s.keptOutput?kt:""}`:"the app names no output directory, and the build w\
rote none of the usual ones"},remedy:e=>{const{facts:s}=e,i=sn(e);if(i)return nn(i);const c=e.lines.some(g=>/^> gatsby build\b/.test(g)),u=[...en,...c?["public"]:
[]].find(g=>Ot(s).includes(g));return u?`Set output-directory to ${u}, which is there, if it is what the build writes.`:"Set output-directory to the folder that\
 the build command writes, relative to the root directory: often dist, build, out, public or _site."}},"output-empty":{summary:({facts:e})=>`the output director\
y ${E(e.outputDirectory,"of the app")}${e.keptOutput?`${kt},`:""} is empty`,remedy:e=>{const s=sn(e);return s?nn(s):"Check that the build command writes into ou\
tput-directory, and does not clean it at its end."}},"nothing-to-serve":{summary:({facts:e})=>e.message??"the output has no page to serve: no file of it is HTML",
remedy:({facts:e})=>`${/starts a program|\([^\s(]{0,20}`?(?:index|server|main|app)\.[cm]?js\b/.test(e.message??"")?"This app serves the files of its build. To r\
un the program, deploy with --app-type web-ssr; for a site, let the build write pages.":"Set output-directory to the folder with the pages, or let the build wri\
te them."} If it has only data or assets on purpose, say so: app-settings {"assetsOnly": true}.`},"output-unsafe":{summary:({facts:e})=>e.message??"the output h\
olds links or special files that may not be served",remedy:()=>"Let the build copy files instead of linking them: links that leave the output directory are refu\
sed."},"file-too-large":{signs:[{codes:["output_too_large"]}],summary:({facts:e})=>e.message?.includes("wrote a file that is too large")?e.message:void 0,remedy:()=>"\
Let the build write smaller files, and leave out what no page loads: logs, archives, source maps."},"output-too-large":{summary:({facts:e})=>e.message??"the out\
put is larger than the platform takes",remedy:()=>"Check that output-directory names only the site, without node_modules or source maps, and move large media el\
sewhere."},"site-broken":{summary:({facts:e})=>e.message??"the start page of the new release is broken",remedy:()=>"What was live stays live. Mend what is named\
. To let such a release go live with a warning, set verify to warn. If fail is the setting of the app: slipway settings unset verify."},"storage-unavailable":{summary:({
facts:e})=>e.message??"the storage of the platform cannot be used now",remedy:()=>"Nothing in the repository is at fault. Deploy again in some minutes; if it fa\
ils again, tell the platform's operators. The previous release stays live."},"sync-failed":{signs:[{codes:["sync_failed","activation_failed"]}],summary:({facts:e})=>e.
message??"the platform could not publish the files",remedy:()=>"Nothing in the repository is at fault: deploy again. The previous release stays live."},"dns-ref\
used":{summary:({facts:e})=>e.message??"the DNS record of a host could not be made",remedy:()=>"Nothing in the repository is at fault. See whose records the hos\
ts have: slipway domains. Then deploy again."},"cdn-refused":{summary:({facts:e})=>e.message??"the CDN refuses to answer for the host of the site",remedy:()=>"N\
othing in the repository is at fault. Tell the platform's operators what the message says that the CDN lacks, and deploy again then."},interrupted:{summary:()=>"\
the platform stopped, or could not reach its database, while it worked",remedy:()=>"Deploy again."}},kt=", which an earlier deploy set",en=["dist","build","out",
"_site","storybook-static"];function tn({message:e}){return/output directory `([^`]{1,200})`/.exec(e??"")?.[1]}function Ot({message:e}){const[,s=""]=/the folders there are (.{1,1000})/.
exec(e??"")??[];return[...s.matchAll(/`([^`]{1,100})`/g)].map(([,i=""])=>i)}function nn(e){return e.startsWith("../")?`The log shows files written to ${e}, outs\
ide of the folder that is built: have the build write inside of it, often to dist.`:`Set output-directory to ${e}: the log shows files written there.`}function sn({
lines:e,facts:s}){const i=c=>c.split("/").length;for(const c of Ln){const[u]=e.flatMap(O=>{const D=c.exec(O)?.[1]?.replace(/^\.\//,"").replace(/\/(?:assets|_astro)$/,
"");return D?[{folder:D,line:O}]:[]}).sort((O,D)=>i(O.folder)-i(D.folder)),g=u&&Dn(u.folder,u.line,s);if(g&&g!==s.outputDirectory)return g}}function Dn(e,s,i){const[
c=""]=e.split("/",1),u=Ot(i);if(u.length===0||u.includes(c))return e;const g=k.posix.dirname(i.outputDirectory??"");if(g!=="."&&i.list?.(g).length)return`${g}/${e}`;
const O=i.log.find(ne=>ne.includes(s))??"",D=/(?:^|\s|\/)([\w.-]{1,60}):[a-z][\w:-]{0,60}: /.exec(O)?.[1],V=u.find(ne=>D!==void 0&&i.list?.(ne).includes(D));return V===
void 0?e:`${V}/${D}/${e}`}const jn={"package-json-invalid":{signs:[{codes:["package_json_invalid"]},{tool:"npm",log:/Invalid package\.json: \w{0,20}Error: (?<why>.{1,120}?) in JSON at position (?<place>\d{1,9})/},
{tool:["npm","pnpm","yarn","yarn-berry","bun"],log:/^code EJSONPARSE$|ERR_PNPM_JSON_PARSE|SyntaxError: \S{0,300}package\.json: /}],summary:({facts:e,groups:s})=>e.
code==="package_json_invalid"&&e.message?e.message:`package.json is not valid JSON${s.why?`: ${s.why}`:""}`,remedy:()=>"Correct package.json: nothing is install\
ed or published while it cannot be read.",part:({facts:e})=>e.code==="package_json_invalid"?void 0:{kind:"file",path:"package.json"}},"settings-invalid":{signs:x(
{nx:/^ *NX +(?<why>[A-Z]\w{1,40}) in (?<path>\S{1,300}\.json) at \d{1,7}:\d{1,7}$/,lerna:/JSONError Error in: (?<path>\S{1,300}\.json)$/,turbo:/Unable to read repository configuration (?<path>\S{1,300}\.jsonc?): invalid JSON/}),
summary:({groups:e})=>`${on(e.path)} is not valid JSON${e.why?` (${e.why})`:""}`,remedy:({groups:e})=>`Correct ${on(e.path)}: the build cannot read it as it is.`,
part:({groups:e})=>e.path?{kind:"file",path:e.path}:void 0},"outside-workspaces":{signs:x({"yarn-berry":/you forgot to list (?<folder>\S{1,200}) in its workspace configuration/,
npm:/^No workspaces found:$/}),summary:({groups:e,lines:s})=>`${e.folder??p(s,/^\s*--workspace=(\S{1,200})/)??"the app's folder"} is not in the workspaces of th\
e repository's root`,remedy:({groups:e,lines:s})=>`Add ${E(e.folder??p(s,/^\s*--workspace=(\S{1,200})/),"its folder")} to workspaces in the package.json of the \
root (pnpm: to pnpm-workspace.yaml), install, and commit the lockfile. Or give the folder a lockfile of its own.`,part:()=>({kind:"member",name:"workspaces"})},
"duplicate-package":{signs:x({nx:/^ *(?:NX +)?Failed to process project graph|multiple projects/,npm:/EDUPLICATEWORKSPACE|must not have multiple workspaces with the same name/,
"yarn-berry":/Duplicate workspace name (?<name>[^\s:]{1,150})/}),summary:({groups:e,lines:s})=>{const i=e.name??p(s,/^\s*package '([^']{1,150})' has conflicts/);
return i||!s.some(c=>c.includes("Failed to process"))?`two packages of the repository have one name${i?`: ${i}`:""}`:"the graph of projects cannot be made: mult\
iple projects may have one name"},remedy:()=>"Give each package of the repository a name of its own, in its package.json or project.json.",part:()=>({kind:"name\
s"})},"several-apps":{signs:[{codes:["app_ambiguous"]}],summary:({facts:e})=>Je(e.message)[0]??"the repository has several apps",remedy:({facts:e})=>`${Je(e.message)[1]??
"Set rootDirectory in app-settings to one of them"}.`},"server-build":{summary:({facts:e})=>Je(e.message)[0]??"the build makes a server, and only files are serv\
ed",remedy:({facts:e})=>`${Je(e.message)[1]??"Let the framework write files instead"}.`},"node-unavailable":{summary:({facts:e})=>e.message??"the Node.js that t\
he repository asks for cannot be had",remedy:()=>"Write another version there, or set nodeVersion in app-settings, which overrides the files."},"build-script-mi\
ssing":{summary:({facts:e})=>Je(e.message)[0]??"package.json has no build script",remedy:({facts:e})=>`${Je(e.message)[1]??"Add a build script to package.json, \
or set build-command"}. To publish the folder as it is, set build-command to true and output-directory to the folder.`}};function Je(e){return e?.split(". ",2)??
[]}function on(e="the file"){return e.replace(/^.*\//,"")}const je=["queue","clone"],Un={submodule:{signs:[{stages:je,log:/submodule path '(?<path>[^']{1,200})' failed/}],
summary:({groups:e})=>`the Git submodule ${E(e.path,"of the repository")} could not be cloned`,remedy:()=>"Give the submodule an https:// URL that the platform \
may read in .gitmodules, or keep its files in the repository itself."},"branch-not-found":{signs:[{codes:["branch_not_found"]},{stages:je,log:/Remote branch (?<branch>\S{1,200}) not found in upstream/}],
summary:({groups:e,facts:s})=>`the branch ${E(e.branch??s.branch,"to build")} does not exist`,remedy:()=>"Push the branch, or set the input branch to one that e\
xists on the remote; names are case-sensitive."},"commit-not-found":{signs:[{codes:["commit_not_found"]},{stages:je,log:/reference is not a tree: |not our ref [0-9a-f]{7,64}/}],
summary:()=>"the commit is not in the repository",remedy:()=>"Push the commit to the repository that the app builds from; a force push or a fork may have left i\
t behind."},"repository-not-allowed":{summary:({facts:e})=>`the platform does not take the repository ${E(e.repository,"given")}`,remedy:()=>"Set the input repo\
sitory to owner/name or an https:// URL; local paths and file:// need a platform started with --allow-local-git."},"repository-not-found":{signs:[{codes:["repos\
itory_not_found"]},{stages:je,log:/remote: Repository not found\.|^fatal: repository '[^']{1,300}' (?:not found|does not exist)/},{stages:je,log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey/}],
summary:({facts:e})=>`the platform cannot read the repository ${E(e.repository,"of the app")}`,remedy:({facts:e})=>`Check the spelling of the input repository. \
If it is private, give the platform access to it${S(e)?": a token in its --git-url":", as by its GitHub app or a deploy key"}.`},"root-directory-missing":{signs:[
{codes:["root_directory_missing"]},{tool:"npm",log:/Could not read package\.json(?:: .{0,80}? open '(?<path>[^']{1,400})\/package\.json')?/},/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: can't cd to (?<path>\S{1,300})$/,
/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: (?<path>[^\s:]{1,300}): No such file or directory$/],summary:e=>{const{asked:s,actual:i}=rn(e),c=e.facts.code==="ro\
ot_directory_missing"?`the root directory${s?` "${s}"`:""} does not exist in the repository`:s?`there is no package.json in "${s}"`:"there is no package.json wh\
ere the build ran";return i?`the folder "${s}" is spelt "${i}" in the repository`:c},remedy:e=>{const{asked:s,actual:i}=rn(e),c=e.facts.code==="root_directory_m\
issing";return i?`Write ${i} ${c?"as rootDirectory in app-settings":`where the command names ${s}`}: builds run where upper and lower case count.`:`Set rootDire\
ctory in app-settings${S(e.facts)?"":", on a platform that has it,"} to the folder of the app, relative to the repository, and check that it is committed.`}}};function rn(e){
const{groups:s,facts:i}=e,c=s.path??/root directory `([^`]{1,300})`/.exec(i.message??"")?.[1],u=i.list;if(!c||!u)return{asked:c?.startsWith("/")?void 0:c,actual:void 0};
if(!c.startsWith("/"))return{asked:c,actual:(0,f.M)(c,u)};const g=c.split("/").slice(0,40);for(let D=1;D<g.length;D++){const V=g.slice(D).join("/"),ne=(0,f.M)(V,
u);if(ne)return{asked:V,actual:ne}}const O=(0,f.p)(c,e);return{asked:O.startsWith("/")?void 0:O,actual:void 0}}const an=/^> @?[^\s@]{1,150}(?:@\S{0,60})? (?<name>[\w:.-]{1,60})(?: \/\S{1,400})?$/,
cn=/^[>$] (?<command>\S.{0,300})$/,ln=/^The build command `(?:npm|pnpm|yarn|bun) (?:run )?(?<name>[\w:.-]{1,60})`/,Wn={"silent-command":{signs:[{weak:!0,stages:[
"build"]}],summary:e=>{const{facts:s,lines:i}=e,c=s.exitCode&&ut(e);if(!(!c||Ze(i,s.message)!==void 0))return`the script "${c.name}" (${c.command}) failed, and \
it printed no reason`},remedy:e=>{const s=ut(e)?.command.split(/&&|;/)??[];return`Run the commands of the script one by one: one of them exits with a code other\
 than 0 without a word.${s.length>1?` The last one is \`${s.at(-1)?.trim()}\`.`:""}`},part:e=>({kind:"script",...ut(e)})}};function ut({facts:e,lines:s}){const i=s.
findLastIndex((D,V)=>an.test(D)&&cn.test(s[V+1]??"")),c=ln.exec(e.message??"")?.groups?.name,u=an.exec(s[i]??"")?.groups?.name??c,g=i<0?s.findLast(_t):s[i+1],O=cn.
exec(g??"")?.groups?.command;return u===void 0||O===void 0?void 0:{name:u,command:O}}function _t(e){return e.startsWith("$ ")&&!/^\$ (?:npm|pnpm|yarn|bun) /.test(
e)}const He=["start_failed"],st=["unhealthy","not_listening"],ft=/^\s{0,4}(?:\[Nest\] .{1,80} ERROR \[\w{1,40}\] |Uncaught |\[?(?:ERROR|error|FATAL|fatal)\]?:? )?(?<message>(?!.*Cannot find (?:package|module) '[@a-z\d])(?:[A-Z]\w{0,60})?(?:Error|Exception)(?: \[\w{1,60}\])?: \S.{0,300})$/,
Fn=new RegExp(ft.source.replace("(?<message>","(?<message>(?!Error: aborted$)")),Bn={"start-variable-missing":{signs:[{codes:[...He,...st],log:/(?:[Mm]issing|[Uu]ndefined|[Ii]nvalid)(?: required)? env(?:ironment)?(?: variable)?s?:? [`"'[]?(?<name>[A-Z][A-Z0-9_]{1,80})/},
{codes:[...He,...st],log:/(?<![\w])[`"']?(?<name>[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60})[`"']? (?:environment variable |env var )?(?:is (?:not (?:set|defined|provided)|missing|undefined|required)|must be (?:set|defined))/},
{codes:[...He,...st],log:/^\s*(?:["']?(?<name>[A-Z][A-Z0-9_]{1,80})["']?: \[ ?)?["'](?:Required|Invalid input: expected \w{1,20}, received undefined)["']/}],summary:e=>{
const s=dn(e);return s&&`the server needs the variable ${s}, which is not set`},remedy:e=>{const s=dn(e);return`Add ${s??"it"} to the app variables: slipway env\
 set ${s??"NAME"}=VALUE, or the input env or secret-env. What was live stays live.`}},"start-port-taken":{signs:[{codes:He,log:/EADDRINUSE(?::.{0,60}?:(?<port>\d{2,5}))?/}],
summary:({groups:e})=>`the server listens twice on the port ${E(e.port,"that it has")}`,remedy:()=>"Listen once. If the start command starts several servers, le\
t only one of them listen on the port in the variable PORT."},"start-heap-full":{signs:[{codes:He,log:/JavaScript heap out of memory|Reached heap limit|Ineffective mark-compacts near heap limit/},
{codes:["out_of_memory"],stages:["activate"],log:/JavaScript heap out of memory|Reached heap limit/}],summary:()=>"the server used all the memory that Node.js m\
ay use",remedy:()=>'Give each instance more by memory in app-settings, as {"memory": "1GiB"}, or let the server load less at its start. What was live stays live\
.'},"start-rejected":{signs:[{codes:He,log:/UnhandledPromiseRejection: .{0,400} with the reason "(?<reason>.{1,200})"/}],summary:({groups:e})=>`the server ended\
, because nothing handles that a promise was rejected with "${e.reason}"`,remedy:()=>"Handle the rejection with catch or try, and reject with an Error: its stac\
k names the line. What was live stays live."},"start-error":{signs:[{codes:He,log:ft}],summary:({groups:e})=>`the server ended with ${e.message}`,remedy:()=>"Me\
nd what the stack in its last lines names. To try it with the variables of the app: slipway exec -- and its start command. What was live stays live."},"start-er\
ror-printed":{signs:[{codes:st,log:Fn}],summary:({facts:e,groups:s})=>e.message?`${e.message}. It printed ${s.message}`:void 0,remedy:()=>"Mend what the stack i\
n its last lines names. To try it with the variables of the app: slipway exec -- and its start command. What was live stays live."}},Gn={"no-start-command":{summary:({
facts:e})=>e.message?.split(". ",1)[0]??"nothing in the repository says how its server is started",remedy:()=>'Set startCommand in app-settings, as {"startComma\
nd": "node server.js"}, or add a start script to package.json. For a site of files alone, deploy with app-type web-landing.'},"start-package-missing":{signs:[{codes:[
...He,...st],log:/Cannot find (?:package|module) '(?<name>(?:@[\w.-]{1,100}\/)?[a-z\d][\w.-]{0,100})(?:\/[\w./-]{1,200})?'/}],summary:({groups:e})=>`the server \
needs the package ${E(e.name,"that it names")}, which its release does not have`,remedy:({groups:e})=>`Move ${e.name??"it"} to dependencies in package.json: a s\
erver's release has no packages of devDependencies.`},"start-failed":{summary:({facts:e})=>e.message??"the server ended before it was ready",remedy:()=>"Read th\
e last lines that it printed, and run its start command with the variables of the app. What was live stays live."},"not-listening":{summary:({facts:e})=>e.message??
"the server does not listen",remedy:()=>"Let it listen on the port in the variable PORT soon after its start, and do slow work afterwards. What was live stays l\
ive."},unhealthy:{summary:({facts:e})=>e.message??"the server does not answer as it should",remedy:()=>"Let healthPath in app-settings name a path that answers \
below 500, and read what the server printed. What was live stays live."},"start-out-of-memory":{signs:[{codes:["out_of_memory"],stages:["activate"]}],summary:({
facts:e})=>e.stage?.toLowerCase()==="activate"?e.message??void 0:void 0,remedy:()=>'Give each instance more by memory in app-settings, as {"memory": "1GiB"}, or\
 let the server load less at its start. What was live stays live.'}};function dn({groups:e,lines:s}){if(e.name)return e.name;const i=s.findLastIndex(c=>/^\s*"(?:Required|Invalid input: expected \w{1,20}, received undefined)"/.
test(c));return i<1?void 0:/^\s*"([A-Z][A-Z0-9_]{1,80})": \[$/.exec(s[i-1]??"")?.[1]}const Rt=_({...Un,...jn,...Bn,...Gn,...Cn,...Mn,...ae,...pe,...Wn});var xt=m(
3403);const Kn={formats:xt.h,causes:Rt};var pt=m(901),At=m(1845);const Tt=/^WARN\s{1,4}No layout: /,It=/^theme:\s{0,20}["']?(?<name>[\w.-]{1,100})["']?\s{0,20}(?:#.*)?$/,
zn=1e3;async function Hn(e,s,i){if(!e.some(ne=>Tt.test(ne)))return;const c=(0,k.join)(i,"_config.yml"),u=await s.lines(c)??[],g=u.findIndex(ne=>It.test(ne.trimEnd())),
O=It.exec(u[g]?.trimEnd()??"")?.groups?.name;if(O===void 0)return;const D=(await s.lines((0,k.join)(i,"package.json"))??[]).join(`
`);if(!(((await s.filesIn((0,k.join)(i,"themes",O),zn))?.length??0)>0||D.includes(`"hexo-theme-${O}"`)))return{file:(0,k.relative)(s.root,c),line:g+1,message:(0,Y.
Ow)(`the theme "${O}" is not installed: package.json has no hexo-theme-${O}, and themes/${O} has no files (${e.find(ne=>Tt.test(ne))})`,300)}}const Zn=/^(?:_config(?:\.[\w-]{1,40})?\.ya?ml|(?:[\w-]{1,40}\.)?config\.(?:[cm]?[jt]s|json|ya?ml|toml)|\.eleventy\.[cm]?js|(?:hugo|book|docfx|typedoc)\.\w{2,5})$/,
Yn=/^\s{0,20}["']?(?<key>\w{0,30}(?:dir|directory|folder|root|src|source|input|pages|content|public|static)\w{0,20})["']?\s{0,4}[:=]\s{0,4}["']?(?:\.\/)?(?<folder>[\w-]{3,80})\/?["']?\s{0,4},?\s{0,4}(?:#.*|\/\/.*)?$/i,
Vn=/out|dest|dist|public|build|cache|tmp|temp/i,Jn=200,Xn=200;async function Qn(e,s){const i=[],c=await e.filesIn(s,Jn)??[],u=await e.foldersIn(s,Xn);for(const g of c.
filter(O=>Zn.test((0,k.basename)(O))))for(const[O,D]of(await e.lines(g)??[]).entries()){const{key:V="",folder:ne=""}=D.length>300?{}:Yn.exec(D)?.groups??{};if(ne===
""||Vn.test(V)||u.includes(ne))continue;const[ye]=(0,R.IM)(ne,u);if(ye===void 0)continue;const le=(0,k.relative)(e.root,(0,k.join)(s,(0,k.basename)(g)));i.push(
{file:le,line:O+1,message:`${V} names the folder ${ne}, which does not exist; there is ${ye}/`})}return i.length===1&&!e.isOver?i[0]:void 0}var qn=m(9877),un=m(
3739),Ue=m(8302),Mt=m(1772),fn=m(7994);const pn={queue:"Deployment failed",clone:"Clone failed",install:"Install failed",build:"Build failed",sync:"Upload faile\
d",activate:"Activation failed"},es=1e3,mn=300,ts=/exit(?:ed)?(?: with)? (?:code|status)|^(?:the )?(?:build|install|deployment)(?: command)? failed\W*$/i,ns=/^The (?<stage>install|build) command (?<command>`.{1,300}`) (?:exited with|ended by) /,
ss=/^\s*(?:npm (?:warn|WARN)|warning\b|WARN\b|<w>\s|\(node:\d+\))/;function os(e,s=Rt){const i=(0,H.Se)(e.message?[...e.log,e.message]:e.log).slice(-es).map(u=>u.
text).filter(u=>!ss.test(u)),c=rs(e,s,i);if(c)return hn(e,c.cause,c.known,c.message);for(const u of[!0,!1])for(const g of s){const O=g.signs.filter(({codes:ne})=>u===
(ne!==void 0)),D=P({signs:O},e,i),V=D&&g.summary(D);if(D&&V)return hn(e,g,D,V)}return{headline:gn(e,cs(e,i),i),remedy:void 0}}function hn(e,s,i,c){const u=(0,Y.
Ow)(s.remedy(i),500),g=s.part?.(i);return{headline:gn(e,c,i.lines),remedy:u,cause:s.name,...g&&{fault:{part:g,summary:(0,Y.Ow)(c,mn)}}}}function rs(e,s,i){for(const{
severity:c,code:u,message:g}of e.diagnostics??[]){const O=c==="error"?s.find(D=>D.part&&D.name===u):void 0;if(O)return{cause:O,message:g,known:P(O,e,i)??{groups:{},
facts:e,lines:i}}}}function gn(e,s,i){const c=s.replace(te.cU,D=>(0,f.p)(D.replace(/^file:\/\//,""),{facts:e,lines:i})),u=pn[e.stage?.toLowerCase()??""]??"Deplo\
yment failed",g=is(c,e)?"":as(e),O=mn-u.length-g.length-2;return`${u}: ${(0,Y.Ow)(c.trim().replace(/\.$/,""),O)}${g}`}function is(e,{exitCode:s,signal:i}){return typeof s==
"number"?e.includes(`exited with code ${s}`):i!=null&&e.includes(` by ${i}`)}function as({exitCode:e,signal:s}){return typeof e=="number"&&e!==0?` (exit code ${e}\
)`:s?` (${(0,Y.Ow)(s,20)})`:""}function cs(e,s){const i=e.diagnostics?.find(u=>u.severity==="error");if(i)return`${i.file}${i.line===null?"":`:${i.line}`}: ${i.
message}`;if(e.message&&!ts.test(e.message))return e.message;const c=ls(e,s);return c||(wn(e,s)??(e.message||e.code||"the platform gave no reason"))}function wn({
message:e},s){const i=Ze(s,e),c=s.filter(g=>g!==e).map(g=>({text:g,folder:void 0})),u=(0,W.sq)(c)?.message;return u===void 0||i?.includes(u)||i!==void 0&&u.includes(
i)?i:u}function ls({message:e},s){const i=ns.exec(e??"")?.groups,c=s.lastIndexOf(`$ ${i?.command?.slice(1,-1)}`),u=c===-1?s.findLastIndex(O=>O.startsWith("$ ")):
c;return!i||u===-1||s.slice(u+1).filter(O=>O!==e&&!qe(O)).length>0?void 0:`the ${i.stage} command ${i.command} failed, and it printed nothing`}var De=m(6709),Xe=m(
4046),ds=m(402),yn=m(3573);function us({file:e,folder:s,text:i},c){if(e.endsWith(".json")){const g=(0,Ue.D7)(i)?.packages;for(const O of(0,Ue.Gv)(g)?c:[]){const D=(0,Ue.
Gv)(g)?g[k.posix.relative(s,O.folder)]:void 0,V=((0,Ue.Gv)(D)?Object.values(D):[]).filter(Ue.Gv),ne=(0,De.bA)([O],(ye,le)=>!V.some(fe=>fe[ye]===le));if((0,Ue.Gv)(
D)&&ne)return ne}return}if(!e.endsWith("yarn.lock")||i==="")return;const u=c.map(({value:g})=>g.name);return(0,De.bA)(c,(g,O)=>u.includes(g)||!/^[\^~<>=*\d]/.test(
O)?!1:!i.includes(`${g}@${O}`)&&!i.includes(`${g}@npm:${O}`))}function fs(e,{file:s,text:i},c){const u=Nt(s,i),g=new Set([e]);for(const O of g){const D=O===e?void 0:
(0,De.bA)(c,V=>V===O);if(D)return D;for(const V of u.get(O)??[])g.add(V)}}function Nt(e,s){const i=Map.groupBy(ps(e,s),([,c])=>c);return new Map([...i].map(([c,
u])=>[c,u.map(([g])=>g)]))}function ps(e,s){return/(?:package-lock|npm-shrinkwrap)\.json$/.test(e)?ms(s):e.endsWith("bun.lock")?hs(s):/(?:yarn\.lock|pnpm-lock\.yaml)$/.
test(e)?ys(s):[]}function*ms(e){const s=(0,Ue.D7)(e)?.packages;for(const[i,c]of Object.entries((0,Ue.Gv)(s)?s:{})){const u=(0,Ue.Gv)(c)&&i.includes("node_module\
s/")?c.dependencies:void 0;for(const g of Object.keys((0,Ue.Gv)(u)?u:{}))yield[i.split("node_modules/").at(-1)??"",g]}}const En='"dependencies": {';function*hs(e){
for(const s of e.split(`
`)){const i=/^\s{4}"[^"]{1,200}": \["(?<name>@?[^"@]{1,200})@/.exec(s)?.groups?.name,c=i===void 0?-1:s.indexOf(En),u=c===-1?-1:s.indexOf("}",c),g=u===-1?"":s.slice(
c+En.length,u);for(const O of g.matchAll(/"([^"]{1,200})":/g))yield[i??"",O[1]??""]}}const gs=/^\s{0,2}["']?\/?(?<name>@?[^@\s"'/]{1,200}(?:\/[^@\s"'/]{1,200})?)@\S/,
ws=/^\s{4,6}["']?(?<name>@?[^\s"':/]{1,200}(?:\/[^\s"':]{1,200})?)["']?(?::|\s)\s{0,4}\S/;function*ys(e){let s="",i;for(const c of e.split(`
`)){const u=c.search(/\S/);if(u<0)continue;if(u<=2&&c.trimEnd().endsWith(":")){const O=/^\s{2}(?:optionalD|d)ependencies:$/.test(c);s=O?s:gs.exec(c)?.groups?.name??
"",i=O?2:void 0}else/^\s{4}(?:optionalD|d)ependencies:$/.test(c)?i=4:i!==void 0&&u<=i&&(i=void 0);const g=i!==void 0&&u===i+2?ws.exec(c)?.groups?.name:void 0;g!==
void 0&&s!==""&&(yield[s,g])}}const Es=60,$s=20,bs=300,Pt=/(?:^|\/)(?:[jt]sconfig[\w.-]{0,60}|\.[\w.-]{1,60}|devcontainer)\.json$/;function Ss(e){const c=bn(e).
flatMap(u=>u.split(/[\s'"`(),:;=[\]{}]+/)).map(u=>u.replace(/\.$/,"")).filter(u=>u.endsWith(".json")).filter(u=>!Pt.test(u)&&!u.includes("node_modules/"));return[
...new Set(c.reverse())].slice(0,$s)}function $n(e,s){const i=bn(e),c=Ze(i,e.message);if(c===void 0)return;const u=i.filter(g=>/\berror\b|\bfail|not found|cannot|could ?n[o']t|no matching/i.
test(g));for(const g of[c,...u.reverse()]){if(g===e.message||ze(g))continue;const O=g.replace(/%2f/gi,"/").split(/[\s'"`(),:;]+/),D=new Set(O.map(vs)),V=(0,De.bA)(
s,ne=>D.has(ne));if(V)return{dependency:V,message:(0,Y.Ow)(g.trim(),bs)}}}function vs(e){const s=e.split("/"),[i="",c=""]=s.slice(-2),u=i.startsWith("@")?`${i}/${c}`:
c||i;return/^@?[^@]+@/.test(u)||s.length>1?u.replace(/(?<=.)@.*$/,""):void 0}function bn({log:e}){return(0,H.Se)(e).slice(-Es).map(({text:s})=>s)}async function ks(e,s,i,c){
const{fault:u,cause:g=""}=os(e,c);if(g!==""&&!u)return;const O=u?.summary??"",D=await(0,De.PX)(s,i),V=await(0,ds.GQ)(s,i),ne={sources:s,folder:i,app:s.pathOf(i),
manifests:D,lockfile:V,cause:g,summary:O},ye=u?await _s(u.part,ne):await Os(e,ne);if(!ye)return;const{line:le,column:fe}=ye.place??{line:null,column:null},Pe=ye.
message??O;return{file:ye.file,line:le,column:fe,severity:"error",code:(ye.cause??g)||null,message:Pe}}async function Os(e,s){for(const c of Ss(e)){const u=await gt(
c,s);if(u?.place)return{...u,cause:"settings-invalid"}}const i=e.stage==="install"?$n(e,s.manifests):void 0;return i&&{...Ye(i.dependency),message:i.message}}async function _s(e,s){
switch(e.kind){case"dependency":return await Is(e,s)??As(e,s);case"engines":return Ms(e,s);case"script":return await vn(s)??Ct(e,s);case"uninstalled":return vn(
s);case"member":return e.name==="workspaces"?Ls(s):mt(e,s);case"lockfile":return await kn(s)??Cs(e.lacks,s);case"file":return gt(e.path,s);case"names":return Sn(
s.manifests);default:return(0,un.xb)(e)}}const Rs=["preinstall","install","postinstall","prepare"],xs=["package-not-found","version-not-found","registry-login",
"registry-refused"];function As({name:e,host:s,script:i},{manifests:c,lockfile:u,cause:g,summary:O}){const D=(0,De.bA)(c,(le,fe)=>e===void 0?s!==void 0&&fe.includes(
s):le===e);if(!D){const le=i&&c.find(({value:Pe})=>Pe.name===e);if(le){const Pe=O.replace(/^the package "[^"]{1,200}"/,"the project");return{file:le.file,...Ct(
{kind:"script",...i},{manifests:[le]}),message:Pe}}const fe=e!==void 0&&u?fs(e,u,c):void 0;return fe&&{...Ye(fe),message:`${O}; ${fe.name} brings it`}}const V=c.
find(({value:le})=>le.name===D.name);if(!V||!xs.includes(g))return Ye(D);const ne=V.value.version,ye=typeof ne=="string"?`in version ${ne}`:"without a version";
return{...Ye(D),cause:"workspace-version",message:`"${D.name}" is a workspace of this repository (${V.folder}) ${ye}, and ${D.manifest.file} asks for ${D.wanted}`}}
const Lt=[".npmrc",".yarnrc.yml",".yarnrc","bunfig.toml"],Ts=/^registry\.(?:npmjs\.org|yarnpkg\.com)$/;async function Is({host:e,name:s},i){const{sources:c,lockfile:u,
folder:g,manifests:O}=i;if(e===void 0||Ts.test(e)||(0,De.bA)(O,(fe,Pe)=>Pe.includes(e)))return;for(const fe of Lt){const Ve=(await c.lines((0,k.resolve)(g,fe))??
[]).findIndex(Qe=>Qe.includes(`//${e}`))+1;if(Ve>0)return{file:c.pathOf((0,k.resolve)(g,fe)),place:{line:Ve,column:1}}}const D=u?.text.split(`
`)??[],V=fe=>/\bresol(?:ved|ution)\b|\btarball\b/.test(fe),ne=(fe,Pe)=>fe.includes(`//${e}/`)&&fe.includes(Pe)&&V(fe),ye=s===void 0?-1:D.findIndex(fe=>ne(fe,`/${s}\
/`)),le=(ye>=0?ye:D.findIndex(fe=>ne(fe,"")))+1;return u&&le>0?{file:u.file,place:{line:le,column:1}}:void 0}function Ye({manifest:e,place:s}){return{file:e.file,
place:s}}function Ms({name:e,member:s},{manifests:i,summary:c}){const u=D=>(0,Ue.Gv)(D.value.engines)&&s in D.value.engines,g=i.find(D=>u(D)&&(e===""||D.value.name===
e));if(!g){const D=(0,De.bA)(i,V=>V===e);return D&&Ye(D)}const O=c.replace(/^"[^"]{1,200}"/,"the project");return{file:g.file,place:(0,Xe.VV)(g,["engines",s]),message:O}}
function Ct({name:e,command:s},{manifests:i}){const c=g=>s!==void 0&&(g===s||g.split(/[\s;&|()]+/).includes(s)),u=(0,De.fv)(i,(g,O)=>(e===void 0||g===e)&&c(O))??
(0,De.fv)(i,g=>s===void 0&&e===void 0?Rs.includes(g):g===e);return u&&Ye(u)}function mt({name:e,wanted:s},{manifests:i,summary:c}){const u=e==="scripts"&&s!==void 0?
(0,De.fv)(i,(ne,ye)=>Ps(ye,s)):void 0,g=u?.manifest??i.find(({value:ne})=>ne[e]!==void 0)??i[0];if(!g)return;const O=g.value[e],D=s!==void 0&&(0,Ue.Gv)(O)?(0,R.
pA)(s,Object.keys(O)):[],V=u?.place??(0,Xe.VV)(g,[e]);return{file:g.file,place:V,message:(0,C.RU)(c,D)}}const Ns=["npm","pnpm","yarn","bun"],ht=["npm-run-all","\
npm-run-all2","run-s","run-p"];function Ps(e,s){return e.split(/[;&|()"']+/).some(i=>{const c=i.split(/\s+/).filter(V=>V!==""&&!V.startsWith("-")),u=c.findIndex(
V=>Ns.includes(V)||ht.includes(V));if(u<0)return!1;const[g="",O="",...D]=c.slice(u);return ht.includes(g)?[O,...D].includes(s):(/^run(?:-script)?$/.test(O)?D[0]:
O)===s})}function Ls({manifests:e,lockfile:s}){const i=e.find(({folder:c})=>c===(s?.folder??""))??e[0];return i&&{file:i.file,place:(0,Xe.VV)(i,["workspaces"])}}
function Sn(e){for(const[s,{file:i,value:c}]of e.entries()){const u=e.slice(s+1).find(O=>O.value.name===c.name);if(typeof c.name!="string"||!u)continue;const g=`\
multiple projects are called ${c.name}: ${i} and ${u.file}`;return{file:u.file,place:(0,Xe.VV)(u,["name"]),message:g}}}async function vn({sources:e,app:s,manifests:i,
lockfile:c,summary:u}){const g=i.find(({folder:ne})=>ne===s);if(!g||!c||c.folder===s)return;const O=i.find(({folder:ne})=>ne===c.folder),D=c.folder===""?s:s.slice(
c.folder.length+1),V=await(0,yn.c)(c,O,e);if(!(0,yn.S)(D,V.patterns))return{file:V.file??g.file,place:V.place,cause:"outside-workspaces",message:`${u}: ${s} is \
not in the workspaces of ${V.file??"the root"}, so its dependencies were not installed`}}async function kn(e){const{lockfile:s,sources:i}=e;if(!s?.file.endsWith(
".json")||(0,Xe.as)(s.text)!==void 0)return;const c=await gt((0,k.resolve)(i.root,s.file),e);return c?.place&&{...c,cause:"lockfile-broken"}}function Cs(e,{manifests:s,
lockfile:i,cause:c}){const[u]=s;if(!i)return u&&{file:u.file};const g=(0,Xe.as)(i.text);if(g!==void 0){const fe=`${i.file} has the conflict markers of a merge`,
Pe=(0,Mt.q1)(i.text,g);return{file:i.file,place:Pe,cause:"conflict-markers",message:fe}}const O=us(i,s)??(0,De.bA)(s,fe=>e.includes(fe));if(!O||c!=="lockfile-ou\
tdated")return{file:i.file};const{manifest:D,name:V,wanted:ne}=O,ye=s.some(({value:fe})=>fe.name===V),le=`${i.file} does not fit ${D.file}, which asks for ${V} ${ne}${ye?
", a workspace of this repository":""}`;return{...Ye(O),message:le}}async function gt(e,{sources:s,folder:i}){const c=(0,k.resolve)(i,e);if(!(0,fn.FK)(s.root,c))
return;const u=await s.text(c),g=s.pathOf(c);if(u===void 0)return;const O=(0,Mt.UQ)(u);if(!/\.jsonc?$/.test(g)||!O||/^[ \t]{0,80}\/[/*]/m.test(u))return{file:g};
const D=(0,Mt.q1)(u,O.offset);return{file:g,place:D,message:`${g} is not valid JSON: ${O.message} (line ${D.line}, column ${D.column})`}}const On=10,_n=2;async function Ds(e,s){
const c=e.exitCode!==null||e.signal!==null?s.stage==="install"?"install":"build":void 0,u=e.diagnostics;if(u.length>0)return jt(u,s);const g=new Set((await(0,At.
z)(s))?.map(({path:D})=>D)),O=Dt(s,g.size>0?{command:c,committed:g}:{command:c});return jt(await wt({...e,log:s.log.recent()},O),s)}function Dt({root:e,context:s,
workspace:i},c){const{clock:u}=s;return{root:i.source,folder:e,command:"build",clock:u,processor:A.jq,...c}}function jt(e,{context:s,workspace:i}){const c=e.map(
u=>({...u,message:Ut(u.message,i)}));return zs(c,new pt.j(i.source,s.clock))}function Ut(e,{source:s,app:i}){return e.replaceAll(`file://${s}/`,"").replaceAll(`${s}\
/`,"").replace(te.cU,c=>c.includes(`${i}/`)?k.posix.basename(c):c)}async function js(e,s,i){if(e.code==="out_of_memory")return[];const c=e.log.map(O=>O.replace(
Us,i)),u=new Set((await(0,At.z)(s))?.map(({path:O})=>O)),g=await wt({...e,log:c},Dt(s,{own:u,searchMs:Wt}));return jt(g.filter(({severity:O,line:D})=>O==="error"&&
D!==null),s)}const Wt=1e3,Us=/(?<![\w.-])\/app(?=\/)/g;async function wt(e,s,{formats:i,causes:c}=Kn){const{read:u,guess:g}=await(0,qn.RJ)(e.log,s,i),O=g?[...u,
g]:u,D=new pt.j(s.root,s.clock),V=await ks({...e,diagnostics:O},D,s.folder,c);if(!V)return O;const ne=({file:ye,line:le})=>ye===V.file&&(le===null||le===V.line);
return[V,...u.filter(ye=>!ne(ye))]}async function Ws(e,s=A.jq){const i=e.log.recent(),c=Dt(e,{processor:s,searchMs:Wt}),{root:u,folder:g,clock:O}=c,D=await Qn(new pt.
j(u,O),g),V=D?[D]:[];if(!i.some(Ge=>(0,W.F7)(Ge)||/^WARN\b/.test(Ge)))return V;const ne=await Hn(i,new pt.j(u,O),g);if(ne)return[ne];const le=(await wt({stage:"\
build",exitCode:0,log:i},c)).filter(({severity:Ge})=>Ge==="error").slice(0,U.ws),fe=(0,H.Se)(i),Pe=Ge=>({...Ge,message:Ut(Ge.message,e.workspace)}),Ve=le.map(Ge=>Pe(
Ft(Ge,fe)));if(Ve.length>0)return[...V,...Ve].slice(0,U.ws);const Qe=(0,W.sq)(fe);return Qe?[...V,Pe({file:null,line:null,message:Gt(Qe.message)})]:V}function Ft({
file:e,line:s,message:i},c){const u={file:e,line:s,message:Gt(i)};return e!==null&&s!==null&&Bs(i,(0,k.basename)(e),c)?{...u,isMarked:!0}:u}const Fs=/^\[?(?:ERROR|FATAL)\]?:?\s/,
Rn=12,Bt=100;function Bs(e,s,i){const c=e.slice(0,40);return i.some(({text:u},g)=>{if(!Fs.test(u))return!1;const O=u.endsWith("{")?i.slice(g,g+Bt):[],D=O.findIndex(
ne=>ne.text.startsWith("}")),V=D===-1?i.slice(g,g+Rn):O.slice(0,D+1);return[c,s].every(ne=>V.some(ye=>ye.text.includes(ne)))})}function Gt(e){return(0,Y.Ow)(e,U.
iA).toWellFormed()}const Gs=/not installed|can(?:not|'t) (?:find|resolve)|could not (?:find|resolve|load)|failed to resolve|no such file|unresolved/i;function Ks(e){
const s=e.filter(({severity:i})=>i==="error");return s.length>0&&s.every(({line:i,message:c})=>i!==null&&!Gs.test(c))}async function zs(e,s){const i=[];for(const c of e.
slice(0,On)){const u=c.line===null?void 0:await s.lines(c.file);i.push(u&&c.line!==null?{...c,source:Hs(u,c.line)}:c)}return[...i,...e.slice(On)]}function Hs(e,s){
const i=Math.max(1,s-_n);return e.slice(i-1,s+_n).map((c,u)=>({line:i+u,text:(0,Y.DJ)(c.slice(0,K.IC.sourceLine)).toWellFormed()}))}}),4177:((Oe,re,m)=>{m.d(re,
{BM:()=>_,EZ:()=>$,ac:()=>M,fz:()=>S,nC:()=>I});var k=m(6760),A=m(3052),Y=m(7214),U=m(6612),K=m(6419),W=m(402);const H=/^(?!(?:package-lock|npm-shrinkwrap|pnpm-lock)\.|(?:CHANGELOG|LICENSE)\b)(?:.*\.(?:[cm]?[jt]sx?|g[jt]s|json[5c]?|ya?ml|toml|vue|svelte|astro|mdx?|markdown|html?|hbs|handlebars|njk|nunjucks|liquid|pug|jade|ejs|eta|twig|css|p?css|s[ac]ss|less|styl|graphqls?|gql|sh|py|rb|go|rs|php)|\.\w{2,20}rc|\.env(?:\.\w{1,20})?)$/i,
te=/\.(?:png|jpe?g|gif|svg|webp|avif|ico|woff2?|mp4|pdf)$/i,G={test:f=>H.test(f)||te.test(f)},N=/(?:^|\/)(?:dist|build|out|_site|coverage|cache|storybook-static)\//,
x=/(?:^|\/)\.(?:next|nuxt|output|svelte-kit|astro|react-router|tanstack|vercel|netlify|temp)\//;function _(f){return N.test(f)||x.test(f)}const P=/\.(?:timestamp-\d{6,20}-\w{1,40}|bundled_\w{1,40})\.[cm]?js$/;
function S(f){return P.test(f)}const p=2e3,E=1e3,R=3,C=2*A.D6,T=32;function $(f){const y=(b="")=>/^---\s*$/.test(b);return y(f[0])?f.findIndex((b,L)=>L>0&&y(b))+
1:0}function I(f,y){return f.flatMap((b,L)=>y(b,L)?[L+1]:[])}class M{files;#e;#t;#n=new Map;#s;list;#o=new Map;constructor(y,b,L,F=[]){this.files=L,this.list=(0,Y.
c3)([...L,...F]),this.#e=y,this.#t=b,this.#s=new Set(L)}static async read(y,b,L){const F=[],X=[];for await(const ae of y.walk(G)){const oe=y.pathOf(ae);if(!(N.test(
oe)||P.test(oe)||L?.has(oe)===!1)&&(te.test(oe)?X.length<E&&X.push(oe):F.push(oe),F.length>=E))break}return new M(y,y.pathOf(b),F,X)}has(y){return this.#s.has(y)}get manifest(){
return[`${this.#t}/package.json`,"package.json"].find(y=>this.has(y))}async lockfile(){return(await(0,W.GQ)(this.#e,(0,k.resolve)(this.#e.root,this.#t)))?.text??
""}find(y){const b=(0,U.qD)(y,{exists:X=>this.has(X),rootDirectory:this.#t});if(b!==void 0||y.startsWith("/")||/node_modules|^\w+:/.test(y))return b;const L=y.replace(
/^(?:\.{1,2}\/)+/,"");if(!/\.[a-z]\w{0,9}$/i.test(L)||N.test(L))return;const F=this.files.filter(X=>X.endsWith(`/${L}`)||L.endsWith(`/${X}`));return F.length===
1&&(F[0]?.includes("/")||(0,k.basename)(L)!==L)?F[0]:void 0}async lines(y){const b=this.#n.get(y);if(b)return b;const F=(await this.#e.lines((0,k.resolve)(this.#e.
root,y))??[]).map(X=>X.length>p?"":X);return this.#n.set(y,F),F}async collect(y,b){await this.load(y);const L=[];for(const F of y)for(const[X,ae]of(await this.lines(
F)).entries()){const oe=b(ae,X+1,F);oe!==void 0&&L.push(oe)}return L}async piece(y,b,L,F){const X=(await this.#r(y))[b-1]??"";return X.length<=2*F?X:X.slice(Math.
max(0,L-1-F),L-1+F)}async#r(y){const b=this.#o.get(y);if(b||this.#o.size>=R)return b??[];const{root:L}=this.#e,F=(await(0,K.xO)(L,(0,k.resolve)(L,y),C))?.text.split(
`
`)??[];return this.#o.set(y,F),F}async load(y=this.files){for(let b=0;b<y.length&&!this.isOver;b+=T)await Promise.all(y.slice(b,b+T).map(L=>this.lines(L)))}onlyOf(y){
return y.length===1&&!this.isPartial?y[0]:void 0}get isPartial(){return this.isOver||this.files.length>=E}get isOver(){return this.#e.isOver}}}),9093:((Oe,re,m)=>{
m.r(re),m.d(re,{warningsOf:()=>N});var k=m(1224),A=m(8595),Y=m(6653),U=m(5388),K=m(901),W=m(9877),H=m(8741),te=m(4177);const G={file:null,line:null};async function N(S,p){
const E=await(0,H.faultsOfSuccess)(S),R=p.some(U.isErrorOfSite)?E:E.filter(({isMarked:I})=>I),C=await te.ac.read(new K.j(S.workspace.source,k.jq,W.wA),S.root),T=R.
map(I=>{const{file:M,line:f}=I;return{code:"build_fault",file:M,line:f,message:(0,H.ownWords)((0,A._Q)(I))}}),$=await Promise.all(p.map(I=>x(I,C)));return[...T,
...$].slice(0,A.iq)}async function x(S,p){const{code:E,message:R,href:C,in:T=""}=S;if(E==="unclosed_block")return{code:E,message:(0,H.ownWords)(R),...await P(p)};
const $=C===void 0?void 0:await(0,Y.uP)(C,T,void 0,f=>_(f,p)),{file:I,line:M}=p.isOver||!$?G:$.place;return{code:E,file:I,line:M,message:(0,H.ownWords)(R+(p.isOver?
"":(0,Y.lp)($)))}}function _(S,p){return p.collect(p.files,(E,R,C)=>{const T=(0,Y._Q)(E,S);return T===void 0?void 0:{file:C,line:R,column:T}})}async function P(S){
const p=S.files.filter(R=>R.endsWith(".css"));await S.load(p);const E=await Promise.all(p.map(async R=>({file:R,line:(0,Y.Dn)(R,(await S.lines(R)).join(`
`),void 0)??null})));return S.onlyOf(E.filter(({line:R})=>R!==null))??G}}),804:((Oe,re,m)=>{m.r(re),m.d(re,{holdsPrivateKey:()=>Z,inspectOutput:()=>$,isExampleOfSecrets:()=>ae,
isSecretFile:()=>X});var k=m(7598),A=m(3024),Y=m(1455),U=m(6760),K=m(6466),W=m(7975),H=m(8522),te=m(2458),G=m(6583),N=m(3715),x=m(6813);const _=16*1024*1024,P=4,
S=(0,W.promisify)(H.brotliCompress),p=(0,W.promisify)(H.gzip),E=/\.(?:avif|br|gif|gz|jpe?g|mov|mp[34]|ogg|pdf|png|tgz|webm|webp|woff2?|zip|zst)$/i,R={params:{[H.
constants.BROTLI_PARAM_QUALITY]:5}},C={level:6},T=1e3;async function $(z){const{directory:J,kind:B,commit:ie,mostFiles:pe,signal:me}=z,ke=(await(0,Y.readFile)((0,U.
join)(J,".git","shallow"),"utf8").catch(()=>"")).trim()===ie,Re=[],$e=[];for await(const be of I(J,"",B)){if(me.throwIfAborted(),Re.length>=pe||Buffer.byteLength(
be)>N.Si.pathBytes)continue;const Se=M(be,ke);Se==="ordinary"?Re.push(be):Se!=="left-out"&&$e.length<T&&$e.push({path:be,kind:Se})}const _e=[],Ie=Re.sort().values(),
Ce=async()=>{for(const be of Ie){me.throwIfAborted();const Se=await f(J,be,me);Se&&_e.push(Se)}};return await Promise.all(Array.from({length:P},Ce)),_e.sort((be,Se)=>be.
path<Se.path?-1:1),{files:_e,odd:$e,ignoredRules:(0,x.d)(J)}}async function*I(z,J,B){const ie=await(0,Y.readdir)((0,U.join)(z,J),{withFileTypes:!0});for(const pe of ie.
sort((me,ke)=>me.name<ke.name?-1:1)){const me=J+pe.name,ke=pe.name===".git"||me==="node_modules";me!==G.nA&&(B==="folder"&&!ke&&(0,te.W)(pe.name)&&!X(pe.name)||
(pe.isDirectory()&&!ke?yield*I(z,`${me}/`,B):(ke||pe.isFile()||pe.isSymbolicLink())&&(yield me)))}}function M(z,J){const B=z.slice(z.lastIndexOf("/")+1);return z===
"node_modules"||B===".git"&&J?"left-out":B===".git"?"repository":ae(B)?"example":X(B)?"secrets":"ordinary"}async function f(z,J,B){const ie=(0,U.join)(z,J),pe=await(0,Y.
stat)(ie).catch(()=>{});if(!pe?.isFile())return;const me=pe.size;if(me>_)return{path:J,bytes:me,brotli:me,gzip:me,digest:await y(ie,B)};const ke=await(0,Y.readFile)(
ie),Re=(0,k.createHash)("sha256").update(ke).digest("hex"),$e={path:J,...await b(J,ke),digest:Re};return Z(ke)?{...$e,hasKey:!0}:$e}async function y(z,J){const B=(0,k.
createHash)("sha256");return await(0,K.pipeline)((0,A.createReadStream)(z),B,{signal:J}),B.digest("hex")}async function b(z,J){const B=J.length;if(B===0||E.test(
z))return{bytes:B,brotli:B,gzip:B};const[ie,pe]=await Promise.all([p(J,C),S(J,R)]);return{bytes:B,brotli:Math.min(B,pe.length),gzip:Math.min(B,ie.length)}}const L=/^(?:\.env(?:\..*|rc)?|\.netrc|\.htpasswd|\.pgpass|\.git-credentials|id_(?:rsa|dsa|ecdsa|ed25519))$/i,
F=/^\.env\.(?:.+\.)?(?:example|sample|template|dist|defaults?)$/i;function X(z){return L.test(z)&&!ae(z)}function ae(z){return F.test(z)}const oe="PRIVATE KEY",
Ee=600;function Z(z){for(let J=z.indexOf(oe);J!==-1;J=z.indexOf(oe,J+oe.length)){const B=z.toString("latin1",Math.max(0,J-40),J+Ee);if(/-----BEGIN [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----(?:\s|\\[nr])[^<]{0,300}?[A-Za-z0-9+/]{50}/.
test(B))return!0}return!1}}),1845:((Oe,re,m)=>{m.d(re,{z:()=>K});var k=m(1264),A=m(6275),Y=m(417);const U=2e5;async function K({context:W,mirror:H,commit:te,signal:G}){
const N=[],x=["-C",H,"-c","core.quotePath=false","ls-tree","-r","--full-tree",te],{exitCode:_}=await(0,A.m)("git",x,{cwd:"/",env:{...(0,Y.gE)("none"),PATH:`${W.
path}:${k.sg}`},signal:G,onLine(P,S){const[,p,E,R]=/^(\d{6}) \w+ ([0-9a-f]{40,64})\t(.+)$/.exec(P)??[];S==="stdout"&&p&&E&&R&&N.length<=U&&N.push({mode:p,id:E,path:R})}});
return _===0&&N.length<=U?N:void 0}}),7699:((Oe,re,m)=>{m.d(re,{If:()=>x,KZ:()=>H,Zz:()=>_,jO:()=>S,tH:()=>G});const k=String.raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})(?:\s|(?!\s))|[^\da-f])`,
A=String.raw`"([^"\\\n]*(?:${k}[^"\\\n]*)*)"`,Y=String.raw`'([^'\\\n]*(?:${k}[^'\\\n]*)*)'`,U=String.raw`((?:[^()"'\s\\]|${k})+)\s*\)`,K=new RegExp([String.raw`/\*[\s\S]*?(?:\*/|$)`,
k,String.raw`(?:url\(\s*|@import\s+)(?:${A}|${Y})`,String.raw`url\(\s*${U}`,A.replace("(","(?:"),Y.replace("(","(?:")].join("|"),"gi"),W=/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;
function H(C){return[...C.matchAll(K)].flatMap(T=>{const $=T.slice(1).find(I=>I!==void 0);return $===void 0||$===""||$.startsWith("#")?[]:[{href:R($),kind:"asse\
t"}]})}const te=new RegExp(`${K.source}|([{}])`,"gi");function G(C){const T=[];for(const I of C.matchAll(te)){const M=I.at(-1);M==="{"?T.push(I.index):M==="}"&&
T.pop()}const $=T.at(-1);return $===void 0?void 0:C.slice(0,$).split(`
`).length}const N=new RegExp(`${K.source}|(@(?:tailwind|apply|screen|include|mixin|extend|use|forward))(?=\\s)`,"gi");function x(C){for(const T of C.matchAll(N)){
const $=T.at(-1);if($?.startsWith("@"))return $}}function _(C,T){return T.startsWith("<")?`The page ${C} has ${T}, which browsers show as text: the template eng\
ine did not run`:`The style sheet ${C} has ${T}, which browsers ignore: the tool that replaces it did not run`}const P=/(?<=[=(,:[?|&{}\s]|return)(["'`])(\/(?!\/)[^"'`\s\\<>{}$?#*]{1,200}\.(?:avif|gif|jpe?g|mp[34]|otf|pdf|png|svg|ttf|webm|webp|woff2?))["'`](?=[,;:)\]}?\s])/gi;
function S(C){return[...C.matchAll(P)].map(([,,T=""])=>({href:T,kind:"mention"}))}const p=/\b(?:fetch|getJSON|importScripts|(?:Shared)?Worker)\(\s{0,9}["'`]((?!\/\/)[^"'`\s\\<>{}$?#*:]{1,200}\.(?:csv|geojson|html?|js|json|md|svg|txt|wasm|webmanifest|xml|ya?ml))["'`]\s{0,9}[,)]/g;
function E(C){return[...C.matchAll(p)].map(([,T=""])=>({href:T,kind:"mention"}))}function R(C){return C.replace(W,(T,$,I,M)=>{const f=$===void 0?Number.NaN:Number.
parseInt($,16);return f<=1114111?String.fromCodePoint(f):I===void 0?M??"":""})}}),6653:((Oe,re,m)=>{m.d(re,{Dn:()=>P,_Q:()=>x,lp:()=>te,uP:()=>Y});var k=m(5807),
A=m(7699);async function Y(f,y,b,L,F=!1){let X,ae,oe;const Ee=f.replace(/^(?:\.{0,2}\/)+/,"");for(const z of p(f,y)){const J=(await L(z)).filter(({file:pe})=>!U.
test(pe)),B=J.filter(({file:pe})=>!S(pe,b));if(oe){const pe=z===Ee?$(B.filter(({file:me})=>!W.test(me))):void 0;if(pe)return{place:pe,others:[oe]};continue}const ie=$(
B)??$(B.filter(({file:pe})=>I(pe,y)));if(ie&&!(F&&W.test(ie.file)))return{place:ie,others:[]};oe=ie,X??=T(B,y,F),ae??=$(J)}const Z=oe??(X?void 0:ae);return Z?{place:Z,
others:[]}:X}const U=/\.log$|(?:^|\/)(?:netlify\.toml|(?:vercel|firebase)\.json|_redirects)$/;function K(f){return W.test(f)}const W=/\.(?:mdx?|markdown)$/,H=/(?:^|\/)_?(?:layouts?|includes?|partials?|components?|themes?)\//i;
function te(f){return!f||f.others.length===0?"":`; also in ${f.others.map(({file:y,line:b})=>b===null?y:`${y}:${b}`).join(", ")}`}const G=/(?:[\s"'`(=[{}>,:%]|(?:\(|:\s)<|<(?=\.))\.{0,2}\/?$/,
N=/^[\s"'`)\]}<>,;#?]/;function x(f,y){for(let b=f.indexOf(y);b!==-1;b=f.indexOf(y,b+1)){const[L,F]=[f.slice(Math.max(0,b-4),b),f.slice(b+y.length,b+y.length+1)];
if((b===0||G.test(L))&&(F===""||N.test(F)))return b+1}}const _=/(?:^|\/)(?:__\w+__|tests?|specs?|fixtures?|examples?|node_modules|vendor)\//;function P(f,y,b){return S(
f,b)||_.test(f)?void 0:(0,A.tH)(y)}function S(f,y){return y!==void 0&&f.startsWith(`${y}/`)}function p(f,y){const[b=""]=f.split(/[?#]/,1),L=f.replaceAll("&","&a\
mp;"),F=/^\.{1,2}\//.test(b)?new URL(b,`http://site/${encodeURI(y)}`).pathname:"",X=[f,L,b,F],ae=(F||b).replace(/^\/+/,""),oe=E(ae)?[ae,...R(ae)]:[],Ee=[...X,...X.
map(Z=>Z.replace(/\/$/,"")),...oe];return[...new Set([...Ee,...Ee.map(k.oF)])].filter(Z=>Z.length>1)}function E(f){return/\.\w{2,5}$/.test(f)}function R(f){const y=f.
split("/");return y.slice(1).map((b,L)=>y.slice(L+1).join("/"))}const C=4;function T(f,y,b){if(f.length===0||f.length>C)return;const L=new Set(y.replace(/(?:(?:^|\/)index)?\.[^/.]+$/,
"").split("/")),F=({file:Ee})=>Ee.split(/[/.]/).filter(Z=>L.has(Z)).length,X=Ee=>(b&&H.test(Ee.file)?L.size+1:0)+F(Ee),[ae,...oe]=f.toSorted((Ee,Z)=>X(Z)-X(Ee));
return ae&&{place:ae,others:oe}}function $(f){const[y]=f;return y&&f.every(({file:b})=>b===y.file)?y:void 0}function I(f,y){const b=M(y.replace(/\/index\.[^/]+$/,
""));return M(f)===b||M(f.replace(/\/index\.[^/]+$/,""))===b}function M(f){return f.slice(f.lastIndexOf("/")+1).replace(/(?<=.)\..*$/,"")}})};export{Jo as id,Xo as ids,Qo as modules};

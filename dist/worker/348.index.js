const Jo=348,Xo=[348],Qo={9882:((Oe,oe,m)=>{m.d(oe,{IM:()=>Z,pA:()=>A});const k={characters:80,candidates:1e3,shown:3};function A(N,x){const _=z(N);if(_===""||N.
length>k.characters)return[];const P=x.slice(0,k.candidates).filter(p=>p!==N&&p.length<=k.characters).flatMap(p=>{const E=te(_,z(p)),R=H(N)===H(p)?Math.min(E??F,
F):E;return R===void 0?[]:[{each:p,points:R}]}),S=Math.min(...P.map(({points:p})=>p));return P.sort((p,E)=>p.points-E.points).filter(({points:p})=>p<=S+1).slice(
0,k.shown).map(({each:p})=>p)}function Z(N,x){return A(N,x).filter(_=>G(N,_)<=Math.max(1,Math.floor(Math.min(N.length,_.length)/8)))}function W(N,x){const[_]=A(
N.trim(),x);return _===void 0?"":`; did you mean "${_}"?`}function z(N){return N.toLowerCase().replace(/[-_.:\s]/g,"")}const F=1;function H(N){return/^[^:]{1,40}(?=:)/.
exec(N)?.[0]??`${N}:`}function te(N,x){if(N===x)return 0;const _=Math.max(1,Math.floor(Math.min(N.length,x.length)/3)),P=G(N,x);if(P<=_)return P;const[S,p]=N.length<
x.length?[N,x]:[x,N];if(S.length>=4&&(p.startsWith(S)||p.endsWith(S)))return _+1}function G(N,x){let _=[],P=Array.from({length:x.length+1},(S,p)=>p);for(let S=1;S<=
N.length;S++){const p=[S];for(let E=1;E<=x.length;E++){const R=N[S-1]===x[E-1],C=S>1&&E>1&&N[S-1]===x[E-2]&&N[S-2]===x[E-1];p[E]=Math.min((P[E]??0)+1,(p[E-1]??0)+
1,(P[E-1]??0)+(R?0:1),C?(_[E-2]??0)+1:Number.POSITIVE_INFINITY)}[_,P]=[P,p]}return P[x.length]??0}}),2458:((Oe,oe,m)=>{m.d(oe,{W:()=>z});var k=m(5807);const A="\
{js,cjs,mjs,ts,cts,mts}",Z={hidden:(0,k.aL)(".* __pycache__"),lockfiles:(0,k.aL)(`
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
  `)},W=new RegExp(`^(?:${Object.values(Z).flat().map(F).join("|")})$`,"is");function z(H){return H!==".well-known"&&W.test(H)}function F(H){return H.replace(/[.+]/g,
"\\$&").replaceAll("*",".*").replace(/\{([^}]*)\}/g,(te,G)=>`(?:${G.replaceAll(",","|")})`)}}),1809:((Oe,oe,m)=>{m.d(oe,{EP:()=>p,Ol:()=>z,Xk:()=>F,oJ:()=>te});
const k=/(?:^|\s)[\d.,]{1,12}\s?(?:B|bytes|[kKMG]i?B)(?=$|[\s│|,)\]])/,A=/\b(?:errors?|fail(?:ed|s)?|exceed(?:s|ed)?|limit|too (?:large|big|long)|cannot|must|not)\b/i,
Z=[/^\s*[○●◐ƒλ∙]\s{1,4}(?:\(|\/)/u,/^\s*(?:Route|Page|Asset|File|Path|Name|Chunk|Size)\b.{0,120}\b(?:Size|First Load|gzip|Chunks|Type)\b/,/^\s*[├└┌┬╰╭](?:[─━]{0,3}\s|$)(?!.{0,200}(?:Error|\[\d{3}\]|✖|×))/u,
/^\s*\+ First Load JS\b/,/^\s*(?:\[[\w:@/.-]{1,40}\]\s)?(?:✓|✔|√|✅|☑|🎉|✨|🚀|λ|▶|❯)/u,/\b(?:built|done|finished|completed|compiled|generated|wrote|copied|written)\b.{0,80}\b\d[\d.,]{0,8}\s?(?:ms|s|sec|seconds|min|minutes?)\b/i,
/^\s*[-•]?\s?\d{1,7} (?:errors|warnings|hints|modules?|pages?|files?|assets?|packages?)\b.{0,60}$/,/\(\d{1,7}\/\d{1,7}\)\s*$/,/^\s*(?:Result|Summary|Total|Time|Duration|Tasks|Cached)\b.{0,60}:/,
/^\s*(?:Attention: |This information is used|You can learn more|Learn more|Read more|See https?:|https?:\/\/\S{1,300}$)/,/^\s*(?:▲ )?Next\.js \d/u,/^\s*\.{3} (?:collapsed )?\d{1,7} (?:duplicate )?lines matching /,
/Entry docs → 404 was not found\.$/,/^lscpu: failed to determine /,/^\d{1,7}:(?:\s|$)/],W=/^\s*(?:✓|✔|√|✅|🎉|✨)|\b(?:built|done|completed|finished)(?: \w{1,20})? in \d|\bcompiled successfully\b|^\s*[○●ƒλ]\s{1,4}\(/iu;
function z(E){return Z.some(R=>R.test(E))||H(E)||F(E)}function F(E){return k.test(E)&&!A.test(G(E))}function H(E){return E.length<=300||E.split(" ").length>E.length/
16?!1:E.split(/[;{}=]/).length>E.length/30}function te(E){return W.test(E)}function G(E){return E.split(/\s+/).filter(R=>!/[/.][\w[]/.test(R)).join(" ")}const N=/^\s{0,8}⚠|^(?:[▲!]\s{1,3})?(?:\[(?:warn(?:ing)?|hint|info)\]|(?:deprecation )?warning\b(?! as error))|^\s{0,4}(?![-*])[^\s:"']{1,400}(?::\d{1,7}){1,2}:?\s(?:-\s)?(?:warning|hint|info|note|message|suggestion)\b|^\s{0,4}[^\s:"']{1,400}\(\d{1,7},\d{1,7}\): (?:warning|info|message)\b|^\s*\d{1,7}:\d{1,7}\s{1,40}(?:warning|hint|info)\b/i,
x=/^\s*(?:[✘✖✗×⨯]|x\s|\[?(?:error|fatal)\b|\w{0,60}(?:Error|Exception)\b.{0,40}:\s|\d{1,7}:\d{1,7}\s{1,40}error\b)/i,_=/^(?:\s|$|\d{1,7}(?:\s|$))/,P=/^(?:WARNING in \S|\(!\) Some chunks\b)/,
S=12;function p(E,R,C){const T=new Set;let $=!1,I=!1;for(let M=Math.max(0,R-S);M<C;M++){const f=E[M]?.text??"";I=P.test(f)||I&&f.trim()!==""&&!/^ERROR in /.test(
f),$=I||N.test(f)||$&&_.test(f)&&!x.test(f),$&&T.add(M)}return T}}),9047:((Oe,oe,m)=>{m.d(oe,{B:()=>Z,v:()=>G});var k=m(5230);const A=[/["'](?<name>[\w$]{1,200})["'] is not exported (?:by|from) (?:["'](?<from>[^"']{1,400})["']|(?<path>[^\s,"']{1,400}))/,
/No matching export in "(?<from>[^"]{1,400})" for import "(?<name>[\w$]{1,200})"/,/\bexport '(?<name>[\w$]{1,200})' (?:\(imported as '[^']{1,200}'\) )?was not found in '(?<from>[^']{1,400})'/,
/The requested module '(?<from>[^']{1,400})' does not provide an export named '(?<name>[\w$]{1,200})'/,/(?:Module )?'"(?<from>[^"']{1,400})"' has no exported member (?:named )?'(?<name>[\w$]{1,200})'/,
/\bExport (?<name>[\w$]{1,200}) doesn't exist in target module/,/'(?<from>[^']{1,400})' does not contain a (?<name>default) export/,/Module '"(?<from>[^"]{1,400})"' has no (?<name>default) export/];
function Z(N){for(const x of A){const{name:_,from:P,path:S}=(0,k.$)(x,N)?.groups??{};if(_!==void 0)return{name:_,from:P??S}}}const W=300,z=/^ {0,40}export (?:declare |abstract )?(?:async )?(?:const enum|const|let|var|function ?\*?|class|interface|type|enum|namespace) (?<name>[\w$]{1,100})/,
F=/^\s{0,40}(?:module\.)?exports\.(?<name>[\w$]{1,100})\s*=/,H=/(?:^|\bas\s+)(?<name>[\w$]{1,100})\s*$/,te=/^\s{0,40}export\s+(?:type\s+)?\*\s+from\s+["'](?<from>[^"']{1,300})["']/;
function G(N){const x=new Set,_=[];let P=!1;for(const S of N){const p=(z.exec(S)??F.exec(S))?.groups?.name;p&&x.add(p),/^\s{0,40}export\s+default\b/.test(S)&&x.
add("default");const E=te.exec(S)?.groups?.from;E!==void 0&&_.push(E);const R=/^\s{0,40}export\s+(?:type\s+)?\{/.exec(S);if(P||=R!==null,!P)continue;const[C=""]=S.
slice(R?.[0].length??0).split("}",1);for(const T of C.replace(/\/\/.*$/,"").split(",")){const $=H.exec(T.trim())?.groups?.name;$&&x.add($)}if(P=!S.includes("}"),
x.size>=W)break}return{own:[...x],from:_}}}),2416:((Oe,oe,m)=>{m.d(oe,{F7:()=>Fe,Gd:()=>f,Vz:()=>Ee,c4:()=>Ze,sq:()=>M,wh:()=>z});var k=m(1809),A=m(3716);const Z=/^(?:\[(?:error|ERROR|fatal)\](?:\s|$)|\w{1,20}\sERR!\s(?:[A-Z]\w{1,40}\s)?|\S{1,100}\sSTD(?:ERR|OUT)\s|[│■▲●└]\s{1,4}|(?:notsup|notarget|engine|network|JSON\.parse)\s)/,
W=/^err:\s(?=\w{0,60}(?:Error|Exception):)/;function z(X){return X.replace(Z,"")}const F=[/^\s*(?:\$|>(?!\s[A-Z].*\.$)|[+|│]|➤|at\s|\d{1,7}\s?[|│]|[{})\]]|\((?!!\))|\[$|-{2}|\*|node:internal|file:\s|throw\s|Node\.js v|A complete log|In most cases)/,
/^\s*(?:npm\s)?(?:<[cdilptw]>\s|\[?warn(?:ing)?\]?\b|\(node:\d|deprecat|info\b|notice\b|success\b|debug\b|verbose\b|note\b|hint\b|tip\b)/i,/^\s*(?:See|If|To|You|Note|Please|Try|Did you|This|Learn|Use|Visit|Run|For|Pass|Make sure|Searched|Import trace|Require stack|Emitted|Error reference|Location:|Stack trace|Progress|Packages|Checked out|Cloning|Lockfile is)\b/,
/^[^\w]{0,10}\d{1,6}\s(?:problem|error|warning)s?\b/,/^(?:Required|Actual|Wanted|Found|Valid \w+):\s/,/^(?:\[[\w:@/.-]{1,40}\]\s|[^\w[]){0,8}(?:Error:?\s{1,6})?(?:(?:[\w-]{1,20}\s)?build\s(?:failed|error|was canceled)|failed (?:to (?:compile|build)|with errors|tasks)|command failed|(?:error )?during build)(?:\swith\s\d{1,4}\serrors?:?$|(?:\W|$)(?!.*(?:Error\b|\b(?:not|cannot|can't|undefined|missing|invalid|required|resolve)\b)))/i,
/\b(?:exited? (?:with )?(?:code|status)|exit code|ELIFECYCLE|exited with \d|exited \(\d|\w{0,60}RUN_FIRST_FAIL\b)/,/^\s{2,}\w+:\s(?:undefined|null|true|false|-?\d+|\[|\{|'E?[A-Z_]+')/,
/^(?:code|path|errno|syscall|command|cwd|location|dest)\s\S{1,400}$/,/^\s*\[?(?:\w*Error|ERROR|FATAL)\]?:?\s*\{?$/,/^\s*(?:\w{0,60}Error:\s)?5\d\d\s\/\S{0,300}$/,
/^\s*\S{1,400}:\d{1,7}:(?:\d{1,7}|NaN)$/],H=/^\s*(?:✘|✖|✗|×|⨯|x\s|!|\[!\]|\(!\)|\[?(?:ERROR|error|fatal|FATAL|panic)\b\]?[\s:]|\d{1,7}:\d{1,7}[\s:]{1,4}error\b|ERR_|E\d{3}\b|YN00)/,
te=/^[^\w]{0,10}(?:\[[^\]]{1,60}\]:?\s){0,3}(?:\w{1,40}\s){0,3}(?:err:\s)?[([]?(?:Uncaught\s)?\w{0,60}(?:Error|Exception)\b[^:]{0,40}:?\s\S/,G=/^\s*(?:Caused by|Cause):$/,
N=/^\s{2,8}\d{1,2}:\s/,x=/^(?:\/(?:usr\/)?bin\/)?(?:ba|da|z)?sh:\s/,_=/^\s*(?:\[cause\]:|Caused by:|Cause:)\s*\S/,P=/^(?:\[cause\]:|Caused by:|Cause:)\s{1,4}/,S=/\b(?:not (?:found|compatible|exported|defined|set|exist|resolve|valid|allowed|a function|installed|recognized|(?:a )?supported|available|match)|doesn['’]t|does not|cannot|can['’]t|could not|couldn['’]t|failed to|unable to|unexpected|invalid|undefined|missing|unknown|expected|required|duplicate|must|unclosed|no such|no matching|forbidden|denied|unauthorized|refused|incompatible|unsupported|conflict(?:s|ing)?|unresolved|broken|mismatch|bad|incomplete|unrecognised|unterminated|dead|has no|no (?:\w{1,20} ){1,3}found|should (?:be|have|exist|not)|trailing)\b/i,
p=/\bE[A-Z]{4,}\b|[a-z](?:Expected|NotFound|Missing|Invalid)\b/,E=/^\s*(?:at\s|Hint:|Location:|Stack trace:|(?:>\s{0,9})?\d{1,7}\s?[|│])/,R=/^(?:\d{1,2}:\s(?!\d)|in\s{1,4}(?=\w{0,60}Error:\s|[a-z]{2,20} [a-z]{2,20} ))/,
C=3,T=3,$=1e3,I=6;function M(X){let se;const ce=Math.max(0,X.length-$),ue=(0,k.EP)(X,ce,X.length),we=X.findLastIndex(({text:he})=>(0,k.oJ)(he));for(let he=ce;he<
X.length;he++){const ve=ue.has(he)?0:St(X,he),Re=ve>=C&&he>we?ve+T:ve;ve>=C&&Re>(se?.points??0)&&(se={at:he,points:Re})}return se&&f(X,se.at)}function f(X,se){const ce=he=>z(
X[he]?.text??"").trim(),ue=[];for(let he=se+1;he<X.length&&ue.length<I&&he<se+12;he++){const ve=ce(he);if(!(ve===""||/^(?:(?:>\s{0,9})?\d{1,7}\s?[|│]|See\b|Hint)/.
test(ve))){if((0,A.LP)(ve))break;ue.push(ve)}}const we=[H,P,W,R].reduce((he,ve)=>he.replace(ve,""),ce(se)).trim();return{at:se,message:Ee(we||ce(se),X,se),details:ue}}
const y=/^(?:\w{0,60}(?:Error|Exception):\s)?(?:in\s)?\(?(?<path>[^\s:"'`]{0,400})(?::\d{1,7}){0,2}:?\)?$/,b=/^(?:x|✗|×)?\s?(?:(?:Build|Module build|Module parse) failed(?: in [\d.]+m?s)?(?: \(from [^()]{1,300}\))?|Error while requesting resource)[.:]?$/,
L=/^[A-Z][a-z]{2,20}(?: \w{2,20}){0,2} failed: [^\s"'`]{1,300}\.\w{1,10}$/,B=/^\w{2,20} error: [a-z]{2,30}(?:_[a-z]{1,30}){1,8}$/,V=14,ae=/^(?:\|- |[├╰└]─{1,2}▶\s{1,4}(?:[×x]\s{1,4})?)/;
function re(X){const se=y.exec(X)?.groups?.path;return se===""||/[./]/.test(se??"")||/^in \S+$/.test(X)}function Ee(X,se,ce){if(Me.test(X))return[X.replace(/\.$/,
""),be(se,ce)].filter(Boolean).join(": ");const ue=X.endsWith("[")?J(se,ce):void 0;if(ue)return`${X.slice(0,-1)}${ue}`;const we=ke(X,se,ce)??ie(X,se,ce)??xe(X,se,
ce);if(we)return`${X} ${we}`;const he=[b,L,B].some(ve=>ve.test(X))||re(X);if(!he&&!X.endsWith(":")&&!De.test(X))return X;for(let ve=ce+1;ve<=ce+V&&ve<se.length;ve++){
const Re=z(se[ve]?.text??"").replaceAll("**","").trim().replace(/^-\s(?=\w)/,"").replace(ae,"").replace(Se,(Ye,lt,vt)=>lt===vt?`${lt}: `:Ye);if((0,A.LP)(Re))break;
if(!(Re===""||je.test(Re)||X.includes(Re))){if(he){if(re(Re))continue;return Re}if(!Fe(Re)){if(De.test(X)&&/^\s/.test(se[ve]?.text??""))continue;return X}return[
X,Re,xe(Re,se,ve)].filter(Boolean).join(" ")}}return X}const Q=/["']?path["']?: \[(?<path>[^[\]]{1,200})\],?\s{0,40}["']?message["']?: ["'](?<words>.{1,200}?)["'](?=,?\s{0,20}(?:\}|$|["']?\w{1,20}["']?:))/;
function J(X,se){const ce=X.slice(se+1,se+V).map(he=>he?.text??""),{path:ue,words:we}=Q.exec(ce.join(" "))?.groups??{};return ue&&`${ue.replace(/["'\s]/g,"").replaceAll(
",",".")}: ${we}`}const K=/^expect\(/,U=/^\s{2,8}(?:Expected|Received)[^:]{0,40}: {1,8}\S/;function ie(X,se,ce){if(!K.test(X))return;const we=se.slice(ce+1,ce+V).
map(he=>he?.text??"").filter(he=>U.test(he)).map(he=>he.trim().replace(/ +/g," "));return we.length===0?void 0:`(${we.slice(0,2).join(", ")})`}const pe=/\bis not assignable to\b|^No overload matches|\bdoes not satisfy\b/,
ge=/^\s{2,60}(?=[A-Z])(?!\s{0,60}(?:Overload|The last overload)\b)/;function ke(X,se,ce){if(!pe.test(X))return;let ue;for(let we=ce+1;we<=ce+V;we++){const he=se[we]?.
text??"";if(!ge.test(he))break;ue=he.trim()}return ue===void 0||X.includes(ue)?void 0:ue}const _e=/^\s{0,8}[-*•]\s{1,4}(?<item>\S.{0,120})$/,$e=3;function xe(X,se,ce){
if(!X.endsWith(":"))return;const ue=z(se[ce+1]?.text??"").trim()===""?ce+2:ce+1,we=[];for(let he=ue;we.length<=$e;he++){const ve=_e.exec(z(se[he]?.text??""))?.groups?.
item;if(ve===void 0)break;we.push(ve.replace(/[`'",;]{1,4}$/,""))}if(we.length!==0)return we.length>$e?`${we.slice(0,$e).join(", ")}, \u2026`:we.join(", ")}const Me=/^(?:\[[\w:-]{1,60}\] ){0,3}(?:\w{0,60}Error: )?(?:Undefined (?:variable|function|mixin)|Can't find stylesheet to import)\.?$/,
Le=/^[\s│|]{1,40}(?<carets>\^{1,200})\s{0,40}$/;function be(X,se){for(let ce=se+1;ce<=se+V&&ce<X.length;ce++){const ue=Le.exec(X[ce]?.text??"")?.groups?.carets?.
length,we=X[ce]?.text.indexOf("^")??-1;if(ue!==void 0)return X[ce-1]?.text.slice(we,we+ue).trim()?.replace(/^@(?:use|forward|import) (?=["'])/,"")}}const Se=/^([\w.]{1,60}): ([\w.]{1,60}): /,
De=/\bdoes not match (?:\w{1,20} ){0,3}schema\b|\binvalid (?:\w{1,20} ){0,2}(?:config|file|options)\b[^:]{0,80}$|^(?:\w{1,40}Error: |Error: )?(?:bad|invalid|broken|wrong) (?:[\w-]{1,20} ){0,2}(?:files?|data|configuration)\.?$/i,
je=/^(?:[>\s│|·]{0,20}\d{1,7}\s?[|│]|[-─^~╵╰╭`,·│|\s]{2}|File:|file:|Hint|Stack trace:|"\w{1,40}":\s|throw |\^|\W+$)/;function Fe(X){return(S.test(
X)||p.test(X))&&!F.some(se=>se.test(X))}function et(X,se){const ce=we=>X[we]?.text??"";return _.test(z(ce(se)))?!0:N.test(ce(se))?!N.test(ce(se+1)):G.test(ce(se-
1))}const He=/^.{0,60}\b(?:errors? during \w{1,20}|failed with \d{1,4} errors?|(?:build|compilation|prerendering|generation) (?:failed|error)|failed to compile)\b[^:]{0,40}[:.]?$|^thread '.{1,40} panicked at \S{1,300}:$/i,
at=/^\[plugin [\w:@/-]{1,80}\]$/;function ct(X,se){const ce=at.test(X[se-1]?.text??"")?se-1:se,ue=X[ce-1]?.text??"",we=ue.trim()===""?X[ce-2]?.text??"":ue;return He.
test(we.trimEnd())}function Ze(X){return/(?:\.{3}|…)$/.test(X)&&!S.test(X)}function St(X,se){const ce=X[se]?.text??"",ue=z(ce);if(ue.trim()===""||at.test(ue)||
Ze(ue)||(0,k.Ol)(ue)||F.some(Re=>Re.test(ue)))return 0;const we=[1,2].map(Re=>z(X[se+Re]?.text??"")),ve=[te.test(ue)?4:0,ce!==ue||H.test(ce)?3:0,ue.endsWith(":")&&
_e.test(X[se+1]?.text??"")?4:0,et(X,se)?8:0,x.test(ue)?6:0,S.test(ue)||p.test(ue)?3:0,/["'`“]\S/.test(ue)?1:0,we.some(Re=>E.test(Re))?2:0].reduce((Re,Ye)=>Re+
Ye,0);return ve<C&&ct(X,se)?C:ve}}),3403:((Oe,oe,m)=>{m.d(oe,{h:()=>_e});const k=String.raw`(?:[A-Za-z]:[\\/]|(?:file|webpack|webpack-internal|rsc):\/{2,3})?[^\s:*"'<>|\x60(][^:*"'<>|\x60]{0,400}?`,
A=`(?<file>${k})`,Z=`(?<file>${k}\\.[A-Za-z][A-Za-z0-9]{0,9}(?:\\?[\\w=&.-]{0,100})?)`,W=String.raw`:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?`,z=String.raw`(?:Uncaught )?(?:[A-Z]\w{0,60}\.)?[A-Z]?\w{0,60}(?:Error|Exception)`,
F=/^\s*(?:at |Require stack:|- \/|$)|^\s{2,}/,H=new RegExp(`^\\s+at (?!.{0,900}(?:node_modules|node:|<anonymous>:\\d|[/( ](?:dist|\\.(?:next|output|svelte-kit|temp\
|nuxt|astro|vercel|netlify))/))(?:[^()]{0,300} \\()?(?:async )?${A}${W}\\)?$`);function te($e){return Object.entries($e).map(([xe,Me])=>{const[Le="",be]=xe.split(
": ").reverse(),Se={name:Le,...be&&{tool:be.split(", ")}};return typeof Me=="function"?{...Se,match:Me}:Me instanceof RegExp?{...Se,steps:[Me]}:"steps"in Me?{...Se,
...Me}:{...Se,steps:Me}})}const G=/^\s*[╷,]$/,N=new RegExp(`^\\s+(?!\\S+\\.vue )${A} (?<line>\\d{1,7}):(?<column>\\d{1,7})\\s{1,4}\\S.*$`),x=new RegExp(`^(?:F\
ile: |(?<severity>ERROR|WARNING) in )${A}(?:[: ]\\d+:[\\d:-]+)?$`),_=/^[\s│]*[╭,][─-]{1,3}\[(?:[^\]]{0,400}:)?(?<line>\d{1,7}):(?<column>\d{1,7})\]$/,P={"\
esbuild: esbuild":{steps:[/^(?:[✘▲X!] )?\[(?<severity>ERROR|WARNING)\] (?:(?<code>(?:TS|NG)-?\d+): )?(?<message>.*?\S)(?: \[(?:plugin )?[\w-]+\])?$/,{pattern:new RegExp(
`^\\s{4}${A}${W}:$`),skip:6,over:/^(?!\s{4}|[✘▲X!] \[)/}],zeroColumn:!0},"esbuild: esbuild-short":{steps:[new RegExp(`^${A}${W}: (?<severity>ERROR|WARNING):\
 (?<message>.+)$`)],zeroColumn:!0},"rolldown, vite: rolldown":[/^(?:(?<severity>Warning|Error): |\[(?<severity>WARN|ERROR)\] (?:\[[a-z]+\] )?)?\[(?<code>(?!(?:WARN|ERROR)\])[A-Z][A-Z_]+|builtin:[\w:-]+|plugin [\w:-]+)\] (?<message>\S.*)$/,
{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[ ?${A}:(?<line>\\d{1,7}):(?<column>\\d{1,7}) ?\\]$`),skip:1}],"vite: vite-plugin-svelte":{steps:[new RegExp(
`^\\[plugin(?: |:)vite-plugin-svelte[\\w:-]*\\] ${A}${W}$`),/^(?:\w*Error: )?(?:\S{1,400}:\d+:\d+ )?(?<message>\S.*)$/],zeroColumn:!0},"vite: vite-plugin-svelte\
-warning":{steps:[new RegExp(`^\\[vite-plugin-svelte\\] ${A}${W} (?<message>.+)$`)],zeroColumn:!0,severity:"warning"},"vite: vite-plugin-place":[new RegExp(`^\\[\
plugin(?: |:)[\\w:-]+\\] ${A}${W}$`),/^(?:\w*Error: )?(?:\[[\w/-]+\] )?(?:\S{1,600}:\d+:\d+: )?(?<message>\S.*?)(?: \(\d+:\d+\))?$/],"vite: vite-prerender":[/^\[vite-prerender-plugin\] \[plugin vite-prerender-plugin\]$/,
{pattern:/^(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:new RegExp(`^> ${A}${W}$`),skip:12}],"parcel: parcel":[/^@parcel\/[\w-]{1,60}: (?<message>\S.*)$/,{pattern:new RegExp(
`^\\s{1,4}${Z}${W}$`),skip:4,over:/^(?:\S|$)/}],"rsbuild, docusaurus, nuxt: jiti":{steps:[/^.{0,40}\b(?<message>ParseError: \S.*)$/,new RegExp(`^\\s{1,4}${Z}${W}\
$`)],zeroColumn:!0},"vite: vite-unresolved":/^(?:\w*Error: )?(?:\[vite\]: )?(?<message>Roll(?:up|down) failed to resolve import "[^"]{1,300}") from "(?<file>[^"]{1,400})"/,
"rollup: rollup-unresolved":/^(?:\[(?:!|error)\] )?(?:\w*Error: )?(?<message>(?:Could not resolve|Failed to resolve) (?:"[^"]{1,300}"|\S{1,300})) from "?(?<file>[^"]{1,400}?)"?$/,
"rollup: rollup-export":/^(?:\[!\] )?(?:\w*Error: )?(?<message>["'][\w$]{1,200}["'] is not exported by "?[^\s",]{1,400}"?, imported by "?(?<file>[^\s"]{1,400}?)"?\.?)$/,
"rollup: rollup-refused":/^(?:\[[\w:.-]{1,60}\] ){0,4}(?:\w{0,40}Error: )?(?<message>Could not load [^\s()]{1,300} \(imported by (?<file>[^)\s]{1,300})\): (?:Cannot|Can't|Must not) import\b.{0,300})$/,
"vite, vitepress: vite-plugin-message":new RegExp(`^(?:\\w*Error: )?(?:\\[[\\w:-]{1,60}\\] )?\\[plugin [\\w:-]{1,60}\\] ${A} \\((?<line>\\d{1,7}):(?<column>\\d{1,7\
})\\): (?<message>.+)$`),"rollup: rollup":{steps:[new RegExp(`^(?:\\[!\\] )?(?:\\(plugin [\\w:@/. -]{1,80}\\) )?(?:RollupError: )?${A} \\((?<line>\\d{1,7}):(?<col\
umn>\\d{1,7})\\): (?<message>.+)$`)],zeroColumn:!0},"vite: vite-config":[new RegExp(`^failed to load config from ${A}$`),/^error during build:$/,/^(?!Error: (?:Build|Transform) failed|file:\/\/\S+:\d+$)(?<message>\S.*)$/],
"sass: sass-deprecation":{severity:"warning",steps:[/^(?:DEPRECATION WARNING|Deprecation Warning)(?: \[[\w-]+\])?: (?<message>\S.*)$/,{pattern:G,skip:10,over:/^(?!\w*Error: |DEPRECATION|Deprecation)/},
{pattern:N,skip:12}]},"sass: sass":[/^(?:\w*Error: )?(?:(?<severity>WARNING): )?(?:\[sass\] )?(?<message>\S.*)$/,{pattern:G,skip:1,over:/^$/},{pattern:N,skip:12}],
"postcss: postcss":new RegExp(`^(?:CssSyntaxError: (?:\\[[\\w-]+\\] )?(?:[\\w-]+: )?|(?:\\[[\\w:-]{1,60}\\] ){1,4})${A}${W}: (?<message>.+)$`),"vite: vite-file":[
/^\[(?:plugin )?[@\w:/-]+\] (?!✗ )(?:\[[@\w/-]+\] )?(?!✗|Transform failed|Build failed|\[)(?<message>\S.*?)(?: \(\d+:\d+\))?$/,{pattern:new RegExp(`^file: ${A}\
(?:${W})?(?: \\(.*)?$`),skip:40,over:/^(?!\s+at |\[|[✓✗x] |error during|vite v\d)/}],"rspack, rsbuild: rspack-syntax":{steps:[x,/^\s+× Module build failed \(from builtin:/,
/^\s+╰─▶\s+×\s+(?:x )?(?:Syntax Error: )?(?<message>\S.*)$/,_],zeroColumn:!0},"rspack, rsbuild: rspack":[x,{pattern:/^\s+(?:╰─▶\s+)?× (?!(?:\w*Error: )?Module build failed)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^\s+× Module build failed/}],"docusaurus, react-scripts, gatsby: unresolved-in-folder":/^(?:\s*× |\w*Error: )?(?<message>(?:Module not found: (?:Error: )?)?Can't resolve '[^']{1,300}') in '(?<file>[^']{1,400})'$/,
"react-scripts: react-scripts-css":new RegExp(`^Syntax error: ${Z} (?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`),"webpack: fork-ts-checker":[
new RegExp(`^(?<severity>ERROR|WARNING) in ${A}${W}(?:-[\\d:]+)?$`),/^(?<code>TS\d+): (?<message>.+)$/],"webpack: webpack-loader-place":[new RegExp(`^(?<severit\
y>ERROR|WARNING) in (?:${k})(?: \\d+:[\\d-]+)?(?: \\(.*)?$`),{pattern:new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${A} (?<message>[A-Z].*)$`),skip:5}],
"gatsby: postcss-loader":new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${Z} (?<message>[A-Z].*)$`),"webpack: webpack-place":{steps:[new RegExp(`^(?<s\
everity>ERROR|WARNING) in ${A}(?: \\d+:[\\d-]+)?(?: \\(.*)?$`),{pattern:new RegExp(`^(?:\\w*Error: )?(?:${k}: )?(?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d\
{1,7})\\)$`),skip:2}],zeroColumn:!0},"webpack: webpack":{steps:[new RegExp(`^(?!.*sass-loader)(?<severity>ERROR|WARNING) in ${A}(?: (?<line>\\d{1,7}):(?<column>\\\
d{1,7})(?:-[\\d:]+)?)?(?: \\(.*)?$`),{pattern:/^(?!Module build failed|\.\/\S+ \d|\[tsl\]|\d{1,7}:[\d-]+$)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^Module build failed/}],zeroColumn:!0}},S={"typescript: tsc":new RegExp(`^(?:ERROR in )?${A}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\): (?<severity>er\
ror|warning) (?<code>TS\\d+): (?<message>.+)$`),"typescript: tsc-pretty":new RegExp(`^(?:Error: )?${A}${W} - (?<severity>error|warning|hint|message) (?<code>TS\\\
d+|ts\\(\\d+\\)): (?<message>.+)$`),"webpack: ts-loader":[new RegExp(`^\\[tsl\\] (?<severity>ERROR|WARNING) in ${A}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\)$`),
/^\s+(?<code>TS\d+): (?<message>.+)$/],"typescript: tsc-frame":[/^(?<code>TS\d+): (?<message>\S.*)$/,{pattern:/^\s*> (?<line>\d{1,7}) \| (?<frame>.*\S)$/,skip:12,
over:/^\s/}],"eslint: eslint-stylish":{steps:[/^(?<file>(?:[A-Za-z]:[\\/]|\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})\s{1,40}(?<severity>error|warning|Error:|Warning:)\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/],
repeat:!0},"react-scripts: eslint-react-scripts":{steps:[/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^\s+Line (?<line>\d{1,7}):(?<column>\d{1,7}):\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/],
repeat:!0},"react-scripts: eslint-react-scripts-syntax":[/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^Syntax error: (?<message>\S.*) \((?<line>\d{1,7}):(?<column>\d{1,7})\)$/],
"eslint: eslint-compact":new RegExp(`^${A}: line (?<line>\\d{1,7}), col (?<column>\\d{1,7}), (?<severity>Error|Warning) - (?<message>.*?\\S)(?: \\((?<code>[@\\w/-]+)\
\\))?$`),"eslint: eslint-unix":new RegExp(`^${A}${W}: (?<message>.*\\S) \\[(?<severity>Error|Warning)(?:/(?<code>[@\\w/-]+))?\\]$`),"prettier: prettier-check":[
/^\[warn\] (?<file>\S.{0,400}\.\w{1,20})$/,{pattern:/^\[warn\] (?<message>Code style issues .*)$/,skip:40,over:/^\[warn\] /}],"biome: biome":[new RegExp(`^${A}(\
?:${W})? (?<code>[a-z]+(?:/\\w+)*)\\s.{0,40}\u2501\u2501\u2501`),{pattern:/^\s+(?<severity>[×✖!⚠i])\s(?<message>.+)$/,skip:1,over:/^\s*$/}]},p={pattern:/^(?<file>[^:*"<>|]{1,400}\.vue)$/,
skip:1,over:/^$/},E=String.raw`\[vue/compiler-sfc\] (?<message>\S.*?)(?: \(\d{1,7}:(?<column>\d{1,7})\))?$`,R={pattern:/^\s+\|\s+\^/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) \s*)?\|/},
C=String.raw`(?<file>${k}\?vue&type=style[^:)\s]{0,200})`,T=/^\s+\S{1,400}\.vue (?<line>\d{1,7}):(?<column>\d{1,7})\s/,$=/^\s*(?:[╷,╵']|\d{1,7} [│|]|[│|])|^$/,
I={"vue-cli: vue-script":{steps:[new RegExp(`^\\[plugin(?: |:)vite:vue\\] ${k}${W}$`),new RegExp(`^(?:\\w*Error: )?${E}`),p,R],zeroColumn:!0},"vite: vue-script-\
vite7":{steps:[new RegExp(`^(?:\\[vite:vue\\] |SyntaxError: )${E}`),p,R],zeroColumn:!0},"vite: vue-style":[new RegExp(`^\\[plugin(?: |:)[\\w:-]{1,60}\\] ${C}(?:\
:\\d{1,7}){2}$`),new RegExp(`^CssSyntaxError: ${k}${W}: (?<message>\\S.*)$`)],"vite: vue-style-vite7":[new RegExp(`^\\[vite:vue\\] ${k}${W}: (?<message>\\S.*)$`),
new RegExp(`^file: (?:${k}(?::\\d{1,7}){2} \\()?${C}(?:(?::\\d{1,7}){2}|\\))?$`)],"vite: vue-sass":[new RegExp(`^\\[plugin(?: |:)vite:css\\] ${C}$`),/^Error: \[sass\] (?<message>\S.*)$/,
{pattern:T,skip:12,over:$}],"vite: vue-sass-vite7":[/^\[vite:css\] \[sass\] (?<message>\S.*)$/,{pattern:T,skip:12,over:$},new RegExp(`^file: ${C}$`)],"vite: sve\
lte-sass":{steps:[/^(?:\w*Error: |\[[\w:-]{1,60}\] )?Error while preprocessing (?<file>\S{1,400}\.svelte) - \[sass\] (?<message>\S.*)$/,{pattern:/^\s+\S{1,400}\.svelte\.vite-preprocess\.\w+ (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
skip:12,over:$}],part:"?vue&type=style&index=0"},"vitepress: vitepress":/^(?:\w*Error: )?(?:\[vite:vue\] )?\[plugin vite:vue\] (?<file>[^:*"<>|]{1,400}\.md) \(\d{1,7}:\d{1,7}\): (?<message>\S.*?)(?: \(\d+:\d+\))?$/,
"vitepress: vitepress-script":[/^\[vite:vue\] \[vue\/compiler-sfc\] (?<message>\S.*?)(?: \(\d+:\d+\))?$/,{pattern:/^(?<file>[^:*"<>|]{1,400}\.md)$/,skip:1,over:/^$/}]};
var M=m(6612);const f=/^(?:Error:)?[\s│]*(?:[├╰]─▶\s*)?[x×](?:\s*[x×])? (?<message>\S.*)$/,y={pattern:/^\s*[:·]\s+[\^─┬]/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?[|│:·]/},
b=/^(?<file>\.\/[^:*"<>|]{1,400})$/,L=/^Error: Error evaluating Node\.js code$/,B=/^(?:WARN\s{1,4})?🚨 Unable to index (?<file>[^:,*"<>|]{1,400})(?:,[^:]{1,400})?:$/u,
V=/^(?:WARN\s{1,4})?(?:\w*Error: )?(?<message>\S.*?)(?: (?=\S{1,400}\/\S)\S{3,801})?$/,ae=String.raw`\((?<file>[^()]{1,400})\)(?: \[Line (?<line>\d{1,7}), Column (?<column>\d{1,7})\])?`,
re={"next: next-swc":[f,{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[${A}:\\d{1,7}:\\d{1,7}\\]$`),skip:6,over:/^\s*[|│]|^$/},y],"next: next-config":[/^\s*⨯ Failed to load (?<file>next\.config\.\w{2,3})\b/,
{pattern:/^\[?Error:\s+[x×] (?<message>\S.*)$/,skip:4},/^\s*[╭,][─-]{1,3}\[\d{1,7}:\d{1,7}\]$/,y],"swc: swc":[f,new RegExp(`^[\\s\u2502]*[\u256D,][\u2500-]{1,3}\\[${A}${W}\
\\]$`)],"next: next":[new RegExp(`^(?<file>\\./[^:*"<>|]{1,400}?)${W}$`),/^(?:(?:Type )?[Ee]rror: )?(?<message>\S.*)$/],"next: next-loader-place":[b,L,/^(?<line>\d{1,7}):(?<column>\d{1,7}): (?!.*\(\d{1,7}:\d{1,7}[-\d:]*\)$)(?<message>\S.*)$/],
"next: next-loader":[b,L,{pattern:/^(?!Error: \[MDX\])(?:\d{1,7}:\d{1,7}: |- )?(?<message>\S.*?)(?: \((?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?\))?$/,
skip:1}],"next: next-mdx":[b,/^(?:\w*Error: )?(?=[A-Z])(?<message>\S.*?) \((?<line>\d{1,7}):(?<column>\d{1,7})-\d{1,7}:\d{1,7}\)$/],"next: next-module":[b,/^(?:\w*Error: )?(?<message>Module not found: .+)$/],
"next: next-font":[/^(?<file>(?:\.\/)?[^:*"<>|\s]{1,400}\.\w{1,5})$/,/^`next\/font` error:$/,/^(?<message>Failed to fetch \S.*)$/],"next: next-prerender":[/^Error occurred prerendering page /,
/^(?<message>\S.*)$/,{pattern:H,skip:20,over:F}],"gatsby: gatsby-query":[/^error There was a problem parsing "(?<file>[^"]{1,400})"; any GraphQL$/,{pattern:/^(?<message>This may indicate a syntax error in the code), or/,
skip:2}],"gatsby: gatsby-config":[/^error Failed to compile Gatsby files/,{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^File path: (?<file>\S.{0,400})$/,skip:4}],
"gatsby: gatsby-lifecycle":[/^error "(?<file>[^"]{1,400})" threw an error while running the \w+ lifecycle:$/,{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^> (?<line>\d{1,7}) \|/,
skip:8}],"storybook: storybook-index-place":{steps:[B,V,{pattern:/^(?:\S{1,400} )?\(line (?<line>\d{1,7}), col (?<column>\d{1,7})\)$/,skip:1}],zeroColumn:!0},"s\
torybook: storybook-index":[B,V],"storybook: storybook-config":{steps:[/couldn't evaluate your (?<file>\S{1,400}) file\.$/,{pattern:/^Original error:$/,skip:2,over:/^$/},
{pattern:/^(?!\w*Error: Transform failed)(?:\w*Error: )?(?:<stdin>:(?<line>\d{1,7}):(?<column>\d{1,7}): ERROR: )?(?<message>\S.*)$/,skip:1}],zeroColumn:!0},"vit\
epress: vitepress-dead-link":/^(?:\(!\) )?(?<message>Found dead link \S{1,300}) in file (?<file>\S{1,400}\.md)$/,"docusaurus: docusaurus-mdx":[/MDX compilation failed for file "(?<file>[^"]{1,400})"$/,
/^[\s│]*Cause: (?<message>\S.*)$/,{pattern:/^[\s│]*"line": (?<line>\d{1,7}),?$/,skip:20}],"svelte-check: svelte-check":[new RegExp(`^${A}${W}$`),/^(?<severity>Error|Warn|Hint): (?<message>\S.*?)(?: \((?<code>\w+)\))?$/],
"svelte-check: svelte-check-machine":/^\d{13} (?<severity>ERROR|WARNING) "(?<file>[^"]{1,400})" (?<line>\d{1,7}):(?<column>\d{1,7}) "(?<message>.+?)(?=\\n|"$)/,
"astro: astro-location":{steps:[/^(?!\s*(?:Hint|Error reference|Location|Stack trace):)(?:\[(?<code>\w+Error)\] (?=\S)|(?=[A-Za-z]\S* )(?!Build failed))(?<message>.+)$/,
{pattern:/^\s+Location:$/,skip:20,over:/^(?!\s*Stack trace:|\s+at |\[)/},new RegExp(`^\\s+${A}${W}$`)],zeroColumn:!0},"sveltekit: sveltekit-guard":[/^(?<message>Cannot import `[^`]{1,300}` into code that runs in the browser\b.*)$/,
{pattern:/^\s{1,20}\S{1,300}$/,skip:10,over:/^$|^\s{1,20}(?<file>\S.{0,300}) imports$/}],"metalsmith: metalsmith":/^Error: (?<message>Invalid frontmatter) in the file at: (?<file>\S.{0,400})$/,
"eleventy, nunjucks, metalsmith: eleventy-nunjucks":{steps:[new RegExp(`^(?:\\d{1,2}\\.|>|Template render error:(?: \\S{1,200}:)?) ${ae}$`),{pattern:/^\s+(?:Error: )?(?!(?:Template render error: )?\([^()]{1,400}\))(?<message>\S.*?)(?: \(via [\w ]+\))?$/,
skip:4,over:new RegExp(`^\\s*(?:Template render error: )?${ae}$`)}],part:M.$p},"eleventy: eleventy-liquid":{steps:[/^(?:\d{1,2}\. )?(?:\w+Error: )?(?<message>\S.*), file:(?<file>[^,]{1,400}), line:(?<line>\d{1,7})(?:, col:(?<column>\d{1,7}))?/],
part:M.$p},"eleventy: eleventy-data":[/^\d{1,2}\. Having trouble (?:parsing data file|reading front matter from template) (?<file>\S{1,400}) \(via /,/^\d{1,2}\. (?<message>\S.*?)(?: \((?:line )?(?<line>\d{1,7})(?::| column )(?<column>\d{1,7})\))?(?: \(via \w+\))?$/],
"eleventy: eleventy-layout":[/^\d{1,2}\. Problem creating an Eleventy Layout for the "(?<file>[^"]{1,400})" template file\./,/^\d{1,2}\. (?<message>\S.*?)(?: \(via [^()]{1,200}\))?$/],
"eleventy: eleventy-config":[/^\d{1,2}\. Error in your Eleventy config file '(?<file>[^']{1,400})'\./,{pattern:/^\d{1,2}\. (?!There was a problem importing|Cannot find (?:module|package) )(?<message>\S.*?)(?: \(via \w+\))?$/,
skip:1,over:/^\d{1,2}\. There was/}]},Ee=new RegExp(`^\\s{0,4}(?:\\[?(?:ERROR|error)\\]?:? )?(?<message>(?:${z}(?: \\[\\w+\\])?|error): .+)$`),Q=/^\s*\[cause\]: (?<message>\S.*)$/,
J=80,K=($e,xe)=>{if(!$e.find(Ee,xe))return;let Me,Le,be=!1,Se=xe+1;for(;Se<$e.length&&Se<xe+J;Se++){const De=$e.text(Se),je=$e.find(Q,Se)?.groups?.message;je!==
void 0&&([Le,be]=[je,!1]);const Fe=H.exec(De.replace(/ \{$/,""))?.groups;if(Fe&&(Me===void 0||Le!==void 0&&!be)&&([Me,be]=[{...Fe},!0]),je===void 0&&!F.test(De)&&
!/^[{}]/.test(De))break}return Me&&Le?{groups:[{...Me,message:Le}],next:Se}:void 0},U=/^\s+File "(?<file>[^"]{1,400})", line (?<line>\d{1,7})/,ie=/\/site-packages\/|\/dist-packages\/|\/lib\/python\d|^</,
pe=/^(?<message>[A-Za-z_][\w.]{0,100}(?:: .+)?)$/,ge=($e,xe)=>{if(!$e.text(xe).startsWith("Traceback (most recent call last)")&&!$e.find(U,xe))return;let Le;for(let be=xe;be<
$e.length&&be<xe+200;be++){const Se=$e.text(be),De=$e.find(U,be)?.groups;if(De&&!ie.test(De.file??"")&&(Le={...De}),be===xe||Se.startsWith(" "))continue;const je=pe.
exec(Se)?.groups?.message;return Le&&je?{groups:[{...Le,message:je}],next:be+1}:void 0}},ke={"vitest: vitest":[/^\s*FAIL\s+\S{1,400} > (?<test>\S.{0,300})$/,/^(?<message>\S.*)$/,
{pattern:new RegExp(`^ \u276F (?!.*node_modules)(?:\\S.{0,200} )?(?<file>(?:[A-Za-z]:)?[^\\s:]{1,400})${W}$`),skip:40}],"jest: jest-syntax":[new RegExp(`^\\s{4}${Z}\
:(?<line>\\d{1,7})$`),{pattern:new RegExp(`^\\s{4}(?<message>${z}: .+)$`),skip:6}],"jest: jest":[/^\s{2}● (?!Test suite failed to run)(?<test>\S.*)$/,{pattern:/^\s{4}(?<message>\S.*)$/,
skip:1,over:/^$/},{pattern:H,skip:40,over:/^(?!\s{2}●)/}],"cargo: rust":[/^(?<severity>error|warning)(?:\[(?<code>\w+)\])?: (?<message>.+)$/,new RegExp(`^\\s*-\
-> ${A}${W}$`)],"python: python":ge,"go: go-panic":[/^panic: (?<message>.+)$/,{pattern:new RegExp(`^\\s(?!.*/go/(?:src|pkg/mod)/)${A}:(?<line>\\d{1,7})(?: \\+0x.*\
)?$`),skip:20}],"node: node-syntax":[new RegExp(`^(?!.*node_modules)${Z}:(?<line>\\d{1,7})$`),{pattern:new RegExp(`^(?<message>${z}(?: \\[\\w+\\])?: .+)$`),skip:6}],
"node: node-import":/^(?:\w*Error )?\[?(?<code>ERR_MODULE_NOT_FOUND|ERR_PACKAGE_PATH_NOT_EXPORTED)\]?: (?<message>(?:Cannot find (?:module|package)|Package subpath) '[^']{1,400}'(?: is not defined by "exports" in \S{1,400})?) imported from (?<file>\S{1,400})$/,
"node: node-cause":K,"node: node-stack":[Ee,{pattern:H,skip:20,over:F}],"nuxt, docusaurus: consola":[/^\[(?:error|fatal)\] (?<message>\S.*)$/,{pattern:H,skip:20,
over:/^\s+at /}],plain:new RegExp(`^\\s{0,4}(?!- )(?:(?:vet|error|ERROR|Error):? (?:in )?)?${Z}${W}:?(?: -)?\\s+(?:(?:fatal )?(?<severity>error|warning|note|info\
)\\b[: ]\\s*)?(?!\\+0x)(?<message>\\S.*)$`)},_e=[S,I,P,re,ke].flatMap(te)}),7214:((Oe,oe,m)=>{m.d(oe,{Ap:()=>S,RD:()=>ae,SN:()=>f,XQ:()=>M,c3:()=>Ee,ne:()=>_,ri:()=>x,
wG:()=>re});var k=m(6760),A=m(5807),Z=m(5230),W=m(770),z=m(8724),F=m(1981);const H=[/Cannot find (?:module|package) '(?<what>[^']{1,300})' imported from (?<from>\S{1,400})/,
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
N=/^Found dead link (?<link>\S{1,300}?)(?:(?<=\/)index)?$/;function x(Q){const J=(0,W.fO)(Q),{link:K}=N.exec(J)?.groups??{};if(K)return new RegExp(`(?<=["'\`]|\\]\
\\()${(0,A.Kf)(K)}(?:\\.(?:md|html))?(?=["'\`)?#\\s])`);const{owner:U,subpath:ie}=te.exec(J)?.groups??{};if(U&&ie)return new RegExp(`(?<=["'\`])${(0,A.Kf)(`${U}${ie}`)}\
(?=["'\`])`);for(const pe of[...G,...H]){const{named:ge,sheet:ke,what:_e=ge??ke,path:$e}=(0,Z.$)(pe,J)?.groups??{},xe=_e?(0,A.Kf)(_e):$e&&`[@~#$.][^\\s"'\`]{0,300\
}?/${(0,A.Kf)(k.posix.basename($e).replace(/\.\w{1,6}$/,""))}(?:\\.\\w{1,6})?`;if(xe)return new RegExp(`(?<=["'\`]|(?:url|\\])\\()${xe}(?=["'\`)?#])`)}}function _(Q){
for(const{file:K,severity:U,message:ie,code:pe}of Q.facts.diagnostics??[]){if((0,z.g)({code:pe??null}))return;if(U!=="error")continue;const ge=(0,W.fO)(ie),ke=P(
C(ge,K),ie),_e=ke?.kind==="file"?void 0:B(ge,K,Q.facts.list);if(_e??ke)return _e??ke}if(Q.facts.diagnostics?.some(K=>K.severity==="error"))return;const J=Q.lines.
findLastIndex(K=>p.test(K));for(const[K,U]of Q.lines.entries()){const ie=C(U,void 0);if(ie)return K<J-E?void 0:ie}}function P(Q,J){return Q?.kind!=="package"||!(0,W.
Or)(J).some(W.lQ)?Q:{...Q,kind:"file",specifier:S(J)??Q.specifier}}function S(Q){const J=(0,W.fO)(Q);return H.map(K=>(0,Z.$)(K,J)?.groups?.what).find(Boolean)}const p=/^(?:Uncaught )?(?:Reference|Type|Range)Error: (?!.*\b(?:module|package|import|resolve)\b)/,
E=3,R=/^@[\w-]{1,100}\/[\w-]{1,100}$/;function C(Q,J){for(const K of H){const U=(0,Z.$)(K,Q)?.groups;if(U?.path)return{kind:"file",specifier:U.path,importer:"."};
if(U?.sheet)return{kind:"file",specifier:U.sheet,importer:J};const ie=U?.what??U?.named;if(!U||!ie)continue;const pe=J??U.from,ge=/\.(?:html?|css|s[ac]ss|less|json)$/.
test(pe??"")&&!R.test(ie);if(U.named===void 0&&ge||/\.(?:html|njk|liquid)$/.test(ie)||/^(?:\.{1,2}(?:\/|$)|\/)/.test(ie))return{kind:"file",specifier:ie,importer:pe};
const _e=/^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.exec(ie)?.[0];return _e===void 0||ie[_e.length]===":"?void 0:{kind:"package",specifier:_e,importer:pe}}}const T=[
"",..."ts tsx js jsx mjs cjs vue svelte astro css scss json".split(" ").map(Q=>`.${Q}`)],$=/\.(?:css|s[ac]ss|less)$/,I=["",".css",".scss",".sass",".less"];function M(Q){
const J=Q.facts.list??Ee(f(Q.facts)),K=_(Q),U=K?.kind==="file"&&!f(Q.facts).some(W.lQ)?K:void 0;for(const ie of U?re(U):[]){const pe=$.test(U?.importer??"")?I:T,
ge=(0,F.M)(ie,J,pe);if(ge!==void 0&&U)return{specifier:U.specifier,actual:ge}}}function f({diagnostics:Q=[]}){return(0,W.Or)(Q.find(({severity:J})=>J==="error")?.
message??"")}const y=/^(?:[@~#]|\$\w{1,20})\/(?<rest>[^'"\s]{1,300})$/,b=/^[@~#$]?(?<rest>[\w-]{1,60}\/[^'"\s]{1,300})$/,L=["","src","src/lib","app"];function B(Q,J,K){
const U=S(Q);return U&&(y.test(U)||V(U,J,K).length>0)?{kind:"file",specifier:U,importer:J}:void 0}function V(Q,J,K){const[U=""]=b.exec(Q)?.groups?.rest?.split("\
/",1)??[];return U===""||!K||/^(?:node_modules|src|lib)$/.test(U)?[]:ae(J).filter(ie=>K(ie).includes(U)&&K(k.posix.join(ie,U)).length>0)}function ae(Q){const J=Q.
split("/").slice(0,20),K=J.map((U,ie)=>J.slice(0,ie).join("/"));return[...new Set(K.flatMap(U=>L.map(ie=>k.posix.join(U,ie))))].map(U=>U==="."?"":U)}function re({
specifier:Q,importer:J}){const K=(y.exec(Q)??b.exec(Q))?.groups?.rest;if(K&&!/^\.{1,2}\//.test(Q))return ae(J??"").map(ie=>k.posix.join(ie,K));if(Q.startsWith("\
/")){const ie=Q.split("/").slice(1,40);return ie.map((pe,ge)=>ie.slice(ge).join("/"))}const U=J&&k.posix.join(k.posix.dirname(J),Q);return!U||U.startsWith("..")||
U.startsWith("/")?[]:[U]}function Ee(Q){const J=new Map;for(const K of Q){const U=K.split("/");for(const[ie,pe]of U.entries()){const ge=U.slice(0,ie).join("/"),
ke=J.get(ge)??new Set;J.set(ge,ke.add(pe))}}return K=>[...J.get(K)??[]]}}),8503:((Oe,oe,m)=>{m.d(oe,{f:()=>W});var k=m(6760),A=m(9882),Z=m(7214);function W(R){const{
list:C}=R.facts,T=(0,Z.SN)(R.facts);if(T.length>0)return T;const $=(0,Z.ne)(R);if(!C||$?.kind!=="file")return[];const I=(0,Z.wG)({...$,specifier:$.specifier.replace(
/[?#].*$/,"")}),{importer:M}=$;for(const b of I){const L=H(b,C,M);if(L.length>0)return L}return(/\.html?$/.test(M??"")?I.map(b=>F(b,C)):[]).find(b=>b.length>0)??
(I.length>0?E(k.posix.basename(I[0]??""),C,M):[])}const z=/^(?:main|index|entry)\./i;function F(R,C){const T=k.posix.dirname(R),$=k.posix.basename(R);return!z.test(
$)||T==="."?[]:C(T).filter(M=>z.test(M)&&x(M,$)).map(M=>k.posix.join(T,M)).slice(0,3)}function H(R,C,T=""){const $=R.split("/").filter(B=>B!==".");let I="";for(const B of $.
slice(0,-1)){const V=C(I),ae=V.filter(Ee=>Ee!=="node_modules"&&!Ee.startsWith(".")),re=V.includes(B)?B:(0,A.pA)(B,ae)[0];if(re===void 0)return[];I=k.posix.join(
I,re)}const M=$.at(-1)??"",f=C(I).filter(B=>x(B,M,T)),y=f.filter(B=>P(B)===P(M)),b=y.length>0?y:(0,A.pA)(_(M),f.map(_));return f.filter(B=>y.includes(B)||b.includes(
_(B))).map(B=>k.posix.join(I,B)).slice(0,3)}const te=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|json)$/i,G=/\.(?:p?css|s[ac]ss|less|styl)$/i,N=/\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/i;
function x(R,C,T=""){if(G.test(T)&&_(C)===C)return G.test(R);if(_(R)===R)return!0;const $=[te,G,N].find(I=>I.test(C));return $?$.test(R):_(C)===C?te.test(R)||G.
test(R):(0,k.extname)(R)===(0,k.extname)(C)}function _(R){return R.replace(/(?<=.)\.[a-z]\w{1,9}$/i,"")}function P(R){return _(G.test(R)?R.replace(/^_(?=.)/,""):
R)}const S=200,p=/^(?:\.|node_modules$|dist$|build$|out$|vendor$|coverage$)/;function E(R,C,T=""){const $=[],I=[""];for(let M=0;M<I.length&&M<S;M++){const f=I[M]??
"";for(const y of C(f)){const b=k.posix.join(f,y);P(y).toLowerCase()===P(R).toLowerCase()&&x(y,R,T)&&$.push(b),!p.test(y)&&_(y)===y&&I.push(b)}}return G.test(T)&&
$.length>1?[]:$.slice(0,3)}}),107:((Oe,oe,m)=>{m.d(oe,{Se:()=>F,ry:()=>I});var k=m(5807);const A={lines:5e3,characters:256*1024,lineLength:1e3,entryLength:64*1024},
Z=[/^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:?(?: |$)/,/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M)?\]?:? (?=\S)/,/^(?<folder>\.|[\w@.-]{1,100}(?:\/[\w@.-]{1,100}){1,6}) (?!error|warning|note|info|failed)[a-z][\w:-]{0,60}(?:: |:$|\$ )/,
/^(?<task>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[a-z][\w:-]{0,60}):(?: |$)/,/^\[@?[\w./-]{1,80}\]: /,/^➤ YN\d{4}: (?:[│┌└] ?)?/,/^@?[^\s@]{1,100}@(?:workspace:(?<folder>[\w@./-]{1,200})|\w{1,20}:\S{1,200}) STD(?:ERR|OUT)(?: |$)/,
/^\[\d{1,2}\] /,/^#\d{1,4} \d{1,5}\.\d{1,3} /,/^[a-z][\w.-]{0,60}-\d{1,3} {1,20}\| /,/^npm (?:ERR!|error)(?: |$)/,/^\[(?:11ty|webpack-cli)\](?: |$)/,/^Original error stack trace: (?=\S)/,
/^│ (?=\w*Error: )/,/^[│└■▲●◆◇](?: {2}|$)/u,/^\[(?:log|info|warn|error)\] \[nitro\](?: |$)/],W=4,z=[/^> @?[^\s@]{0,100}@\S{0,100} \S{1,100} (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,
/^(?<task>@?[\w./-]{1,120}#[\w:-]{1,60}):\s{1,4}ERROR\s{1,4}command \((?<folder>[^()]{1,400})\)/,/^ERROR: command finished with error: command \((?<folder>[^()]{1,400})\)/,
/^location (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/];function F(f){const y=[];let b=A.characters;for(let ae=f.length-1;ae>=0&&y.length<A.lines&&b>0;ae--){const re=f[ae]??
"",Q=(re.length>A.entryLength?re.slice(-A.entryLength):re).split(`
`);for(let J=Q.length-1;J>=0&&y.length<A.lines&&b>0;J--){const K=Q[J]??"",U=H((0,k.Ow)(T((0,k.Nl)(K)),A.lineLength).trimEnd());b-=Math.max(U.length,K.length/16),
y.push(U)}}const L=te(y),B=p(P(y.reverse().map(ae=>E(ae,L)))),V=G(B);return B.map(({text:ae,folder:re,task:Ee})=>({text:ae,folder:re??V.get(Ee??"")}))}function H(f){
return f.includes(":undefined")?f.replace(/(?<=\.\w{1,10})(?::undefined){1,2}(?!\S)/g,""):f}function te(f){const y=f.map(b=>b.includes("nx run ")?/\bnx run ([@\w./-]{1,100}):/.
exec(b)?.[1]:/^([\w@.-]{1,100} [a-z][\w:-]{0,60})\$ /.exec(b)?.[1]);return new Set(y.filter(b=>b!==void 0))}function G(f){const y=new Map;for(const{text:b,task:L}of f)
for(const B of z){const V=B.exec(b)?.groups;V?.folder&&y.set(L??V.task?.replace("#",":")??"",V.folder)}return y}const N=/^(?:.{0,200}\s)?Unexpected (?:token|non-whitespace)\b.{0,60}, (?:\.\.\.)?".{0,100}$/,
x=/"(?:\.\.\.)? is not valid JSON\b/,_=12;function P(f){const y=[];for(let b=0;b<f.length;b++){const L=f[b],V=L.text.includes("Unexpected ")&&N.test(L.text)&&!x.
test(L.text)?f.slice(b+1,b+1+_).findIndex(({text:re})=>x.test(re)):-1;if(V===-1){y.push(L);continue}const ae=f.slice(b,b+V+2).map(({text:re})=>re.trim());y.push(
{...L,text:ae.join(" ").slice(0,A.lineLength)}),b+=V+1}return y}const S=71;function p(f){if(!f.some(({text:L})=>L.startsWith("\u250C  Building storybook")))return f;
const y=[];let b=0;for(const L of f){const B=y.at(-1),[V=""]=L.text.split(" ",1),ae=L.boxed&&b>0&&b<=S&&b+1+V.length>S;B&&ae&&/^[\w("'`./@-]/.test(V)?y[y.length-
1]={...B,text:`${B.text} ${L.text}`.slice(0,A.lineLength)}:y.push(L),b=L.text.length}return y}function E(f,y){let b=f,L,B,V=!1;for(let ae=0;ae<W;ae++){const re=C(
b)??R(b,y);if(!re)break;L??=re.groups?.folder,B??=re.groups?.task,V||=re[0]==="\u2502  ",b=b.slice(re[0].length)}return{text:b,folder:L,task:B,boxed:V}}function R(f,y){
if(y.size===0)return;const b=/^(?<name>[@\w./-]{1,100}|(?<folder>[\w@.-]{1,100}) [a-z][\w:-]{0,60})(?::(?: |$)|\$ )/.exec(f);return b&&y.has(b.groups?.name??"")?
b:void 0}function C(f){for(const y of Z){const b=y.exec(f);if(b)return b}}function T(f){return f.includes("\r")?f.split("\r").findLast(y=>y.trim()!=="")??"":f}const $=/^> @?[^\s@]{1,150}@\S{1,60} (?:pre|post)?(?:install|prepare)$|^\$ (?!(?:npm|pnpm|yarn|bun|corepack) )/;
function I(f,y){const b=f[y]?.folder;return b!==void 0?!b.includes("node_modules"):f.slice(0,y).some(({text:L})=>$.test(L))}function M(f){const y=f.findIndex(L=>/\bnpm (?:ERR!|error) Usage:\s*$/.
test(L)),b=f.findIndex((L,B)=>B>y&&/\bnpm (?:ERR!|error) Run "npm help [\w-]{1,40}"/.test(L));return y===-1||b===-1?f:f.toSpliced(y,b-y)}}),5230:((Oe,oe,m)=>{m.
d(oe,{$:()=>Z});const k=new WeakMap,A=3;function Z(N,x){const _=W(N);if(_.length===0)return N.exec(x);for(const P of _)if(x.includes(P))return N.exec(x);return null}
function W(N){let x=k.get(N);if(x===void 0){const _=N.ignoreCase?[]:z(N.source);x=_.every(P=>P.length>=A)?_:[],k.set(N,x)}return x}function z(N){const x=[""];let _="",
P=0;for(let S=0;S<=N.length;S++){const p=N[S]??"",E=p==="\\"?N[++S]??"":"";if(F.test(E))return[];if(p==="["&&(S=G(N,S)),p==="("&&(P+=1),p===")"&&(P-=1),P>0&&p!==
"(")continue;const R=p==="\\"?E:p;if(R!==""&&!(p==="\\"?te:H).includes(R)){_+=R;continue}(p==="*"||p==="?"||p==="{")&&(_=_.slice(0,-1)),_.length>(x.at(-1)??"").
length&&(x[x.length-1]=_),_="",p==="{"&&(S=N.indexOf("}",S)),p==="|"&&x.push("")}return x}const F=/^[uxck\d]$/,H="()[{*+?^$.|",te="bBdDsSwWnrtfvpP";function G(N,x){
let _=x+1;for(;N[_]!=="]";)_+=N[_]==="\\"?2:1;return _}}),770:((Oe,oe,m)=>{m.d(oe,{Or:()=>W,RU:()=>A,fO:()=>Z,lQ:()=>z});const k=/; there (?:is|are) (?<names>[^;]{1,300})$/;
function A(F,H){return H.length===0||k.test(F)?F:`${F.replace(/[.:]?\s{0,4}$/,"")}; there ${H.length===1?"is":"are"} ${H.join(", ")}`}function Z(F){return F.replace(
k,"")}function W(F){return k.exec(F)?.groups?.names?.split(", ")??[]}function z(F){return F.endsWith("/")}}),6612:((Oe,oe,m)=>{m.d(oe,{$p:()=>z,cU:()=>H,qD:()=>p});
var k=m(6760),A=m(5807);const Z=[[/^file:\/\/(?:localhost)?(?=\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\/(?:\([\w-]+\)\/)?(?=\.{0,2}\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\//,
""],[/^.*!/,""],[/\\/g,"/"],[/^\/?[A-Za-z]:(?=\/)/,""],[/[?].*$/,""]],W=/^(?:node|https?|data|virtual|native|internal|bun|deno):|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|bin\/|etc\/|nix\/|proc\/|sys\/|snap\/|rustc\/|opt\/hostedtoolcache\/)|(?:^|\/)(?:node_modules|site-packages|dist-packages|\.git|\.nvm|\.pyenv|\.cargo|\.rustup|\.yarn|\.pnpm|\.pnpm-store|\.volta|\.bun)(?:\/|$)|\/go\/pkg\/mod\//,
z="?body",F=/\?vue&type=[\w&=.-]{1,200}/,H=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g,te=40,G=2e4,N=500,x=100;function _(T,$){const I={...$,exists:P(
$)},M=new Map,f=new Map;for(const L of T){M.has(L.file)||M.set(L.file,p(L.file,I));const B=M.get(L.file);if(B===void 0)continue;const[V,ae]=F.test(L.file)||L.file.
endsWith(z)?[null,null]:[L.line,L.column],re=S(cleanLine(L.message,N),I),Ee=L.code&&cleanLine(L.code,x),Q=JSON.stringify([B,V,ae,re]);f.has(Q)||f.set(Q,{...L,file:B,
line:V,column:ae,code:Ee,message:re})}const y=[...f.values()],b=new Set(y.filter(({line:L})=>L!==null).map(({file:L,message:B})=>`${L}
${B}`));return y.filter(({line:L,file:B,message:V})=>L!==null||!b.has(`${B}
${V}`))}function P(T){const $=new Map;return I=>{const M=$.get(I);if(M!==void 0)return M;const f=$.size<G&&T.exists(I);return $.size<G&&$.set(I,f),f}}function S(T,$){
return T.replace(F,"").replace(H,I=>p(I,$)??I)}function p(T,$){const I=E(T);if(!(I===""||I.includes("\0")||W.test(I))){for(const M of R(I,$))if(M!==void 0&&!W.test(
M)&&$.exists(M))return M}}function E(T){let $=T.startsWith("file://")?(0,A.oF)(T):T;for(const[I,M]of Z)$=$.replace(I,M);return $}function*R(T,$){const I=$.rootDirectory??
"";if(!T.startsWith("/")){for(const f of[...$.folders??[],I,""])yield C(`${f}/${T}`);return}const M=C(T)?.split("/")??[];if(!(M.length>te))for(let f=0;f<M.length;f++){
const y=M.slice(f).join("/");yield y,I!==""&&(yield C(`${I}/${y}`))}}function C(T){const $=k.posix.normalize(T.replace(/^\/+/,"")).replace(/\/$/,"");return $===
"."||/^\.\.(?:\/|$)/.test($)?void 0:$}}),8724:((Oe,oe,m)=>{m.d(oe,{g:()=>F,l:()=>P});var k=m(6760),A=m(2207);const Z=/^\..|.\.config\.[a-z]{1,10}$|^package(?:-lock)?\.json$/;
function W(S){const p=k.posix.basename(S);return Z.test(p)||p.includes("tsconfig")&&p.endsWith(".json")}const z=/^TS5\d{3}$/;function F({code:S}){return z.test(
S??"")}const H=/^ts\(?(?:2304|2305|2307|2503|2552|2580|2614|2686|2688|2694|2724|2792|2882)\)?$/i,te=/^ts\(?(?:6133|6138|6192|6196|6198|6385|6387|7005|7006|7016|7019|7022|7023|7024|7027|7028|7030|7031|7034|7044|7045|7053|18046|80\d{3})\)?$/i,
G=/^(?:\w*Error: )?(?:[×x] )?(?:(?:Module )?[Bb]uild failed\b|Unexpected (?:token|eof|end of file)\b|Expression expected|Declaration or statement expected|Unterminated regexp literal|Expected (?:ident|unicode escape)\b|'(?:[),;:}]|=>|<\/)' expected)/i;
function N({code:S,message:p}){const E=S??"";return(H.test(E)?-1:0)+(te.test(E)?3:0)+(G.test(p)?.5:0)}function x({code:S}){const[p="",...E]=(S??"").split("/").reverse();
return/^[a-z][a-z-]+$/.test(p)&&E.every(R=>/^@?[a-z][\w-]*$/.test(R))}const _=/^Parsing error|\bUnable to resolve\b|\bis not defined\b|\bnot found in\b/;function P(S,p=10){
const E=new Set,R=new Set,T=S.map(f=>{const y=JSON.stringify([f.severity,f.file,f.line]),b=JSON.stringify([f.severity,f.message]),L=x(f)&&_.test(f.message),B=E.
has(y)||R.has(b);E.add(y),R.add(b);const V=(f.line===null?4:0)+(B&&!L?2:0)+(F(f)?-2:W(f.file)?1:0)+N(f)-(L?1:0);return{diagnostic:f,weight:V}}).toSorted((f,y)=>f.
weight-y.weight).map(({diagnostic:f})=>f),$=Object.groupBy(T,({severity:f})=>f),I=Math.max(0,p),M=f=>Math.max(0,($[f]?.length??0)-I);return{shown:A.oC.flatMap(f=>$[f]?.
slice(0,I)??[]),rest:{error:M("error"),warning:M("warning"),notice:M("notice")}}}}),1981:((Oe,oe,m)=>{m.d(oe,{M:()=>W,p:()=>A});var k=m(6760);function A(z,{facts:F,
lines:H}){if(!z.startsWith("/"))return z;const te=z.split("/"),G=(F.diagnostics??[]).map(({file:_})=>_.split("/",1)[0]??"").filter(_=>_!==""),N=[...new Set(["no\
de_modules",...F.list?.("")??[],...G])],x=te.findIndex(_=>N.includes(_));if(x>0)return te.slice(x).join("/");for(let _=te.length-1;_>1;_--){const P=`${te.slice(
0,_).join("/")}/`;if(H.some(S=>N.some(p=>Z(S,P+p))))return te.slice(_).join("/")}return z}function Z(z,F){const H=z.indexOf(F);return H>=0&&!/[\w.-]/.test(z[H+F.
length]??"")}function W(z,F,H=[""]){const te=z.split("/",40).filter(N=>N!==""&&N!==".");let G="";for(const[N,x]of te.entries()){const _=F(G),P=(N===te.length-1?
H:[""]).map(p=>`${x}${p}`),S=P.find(p=>_.includes(p))??P.map(p=>_.find(E=>E.toLowerCase()===p.toLowerCase())).find(Boolean);if(S===void 0)return;G=k.posix.join(
G,S)}return H.some(N=>G===`${te.join("/")}${N}`)?void 0:G}}),3716:((Oe,oe,m)=>{m.d(oe,{LP:()=>A});var k=m(5807);function A(te){return/^\s*at\s.*[:)\d]$/.test(te)}
const Z=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,W=2,z=2e3;class F{#e;#t;#n=[];#s=0;constructor(G){this.#e=
G}push(G){const N=stripEscapes(G.slice(0,z)).trimEnd().replace(/ \{$/,"");return A(N)?this.#t===void 0&&!Z.test(N)?(this.#t=G,[...this.#o(),G]):(this.#s+=1,this.#n.
length<W&&this.#n.push(G),[]):[...this.end(),G]}end(){return this.#t=void 0,this.#o()}#o(){const[G,N]=[this.#s,this.#n];return[this.#s,this.#n]=[0,[]],G<W?N:[this.#e(
G)]}}function H(te,G){const N=new F(G);return[...te.flatMap(x=>N.push(x)),...N.end()]}}),5388:((Oe,oe,m)=>{m.r(oe),m.d(oe,{asSyncFailure:()=>_,brokenSite:()=>te,
isErrorOfSite:()=>H,syncFailure:()=>z});var k=m(3739),A=m(2881),Z=m(5879),W=m(8423);function z(P,S){return(0,A.SU)("sync",P,S)}const F=new Set(["index_unanswere\
d","index_empty","dead_asset"]);function H({code:P}){return F.has(P)}function te(P){const S=P.filter(H),p=S.length-1,E=p>0?` (and ${p} more ${p===1?"error":"err\
ors"})`:"",R=`The start page is broken: ${S[0]?.message}${E}`,C=P.flatMap(({file:T,line:$,code:I,message:M})=>T===null?[]:[{file:T,line:$,column:null,severity:G(
I),code:I,message:M}]);return new A.$w({...z("site_broken",R).facts,diagnostics:C})}function G(P){return P==="build_fault"||F.has(P)?"error":"warning"}const N="\
The output could not be stored: the storage of the platform cannot be used now";function x(){return z("disk_full","The disk of the platform is full: the output \
could not be stored")}function _(P,S){if(P instanceof A.$w)return P;if(S.aborted)return S.reason;if(P instanceof Z.Sb)return x();if(P instanceof W.us)return P.isFull?
x():z("storage_unavailable",N);const p=(0,k.xU)(P)??(0,k.bD)(P);return z("sync_failed",`The output could not be stored (${p})`)}}),4742:((Oe,oe,m)=>{m.d(oe,{Gp:()=>P,
Pn:()=>R,Pq:()=>x,U_:()=>E,VS:()=>_,c1:()=>G,tD:()=>C});var k=m(7598),A=m(3024),Z=m(7975),W=m(3739),z=m(5388),F=m(6352),H=function(T,$,I){if($!=null){if(typeof $!=
"object"&&typeof $!="function")throw new TypeError("Object expected.");var M,f;if(I){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");M=$[Symbol.asyncDispose]}if(M===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");M=$[Symbol.dispose],I&&(f=M)}if(typeof M!=
"function")throw new TypeError("Object not disposable.");f&&(M=function(){try{f.call(this)}catch(y){return Promise.reject(y)}}),T.stack.push({value:$,dispose:M,
async:I})}else I&&T.stack.push({async:!0});return $},te=(function(T){return function($){function I(b){$.error=$.hasError?new T(b,$.error,"An error was suppresse\
d during disposal."):b,$.hasError=!0}var M,f=0;function y(){for(;M=$.stack.pop();)try{if(!M.async&&f===1)return f=0,$.stack.push(M),Promise.resolve().then(y);if(M.
dispose){var b=M.dispose.call(M.value);if(M.async)return f|=2,Promise.resolve(b).then(y,function(L){return I(L),y()})}else f|=1}catch(L){I(L)}if(f===1)return $.
hasError?Promise.reject($.error):Promise.resolve();if($.hasError)throw $.error}return y()}})(typeof SuppressedError=="function"?SuppressedError:function(T,$,I){
var M=new Error(I);return M.name="SuppressedError",M.error=T,M.suppressed=$,M});function G(T){try{const $=N(T.real);if($)return $}catch($){if(!["ELOOP","ENXIO"].
includes((0,W.xU)($)??""))throw $}throw(0,F.A)(T.path)}function N(T){const $=(0,A.openSync)(T,A.constants.O_RDONLY|A.constants.O_NOFOLLOW|A.constants.O_NONBLOCK),
I=(0,A.fstatSync)($);if(!I.isFile()){(0,A.closeSync)($);return}return{fd:$,stats:I,[Symbol.dispose]:()=>(0,A.closeSync)($)}}function x(T,$,I){let M=0;for(;M<$.length&&
(M===0||M!==I);){const f=(0,A.readSync)(T,$,M,$.length-M,null);if(f===0)break;M+=f}return M}function _(T,$,I){const M={stack:[],error:void 0,hasError:!1};try{const f=H(
M,P(T.real),!1);if(!f||f.stats.size>I)return;const y=Buffer.allocUnsafe(f.stats.size+1),b=y.subarray(0,x(f.fd,y,f.stats.size));return(0,k.hash)("sha256",b)===$?
b.toString():void 0}catch(f){M.error=f,M.hasError=!0}finally{te(M)}}function P(T){return(0,W.CD)(()=>N(T))}const S=(0,Z.promisify)(A.read),p=1024*1024;async function*E(T,$){
const I=Buffer.allocUnsafeSlow(p);for(let M=0;;){$.throwIfAborted();const{bytesRead:f}=await S(T,I,0,I.length,M);if(f===0)return;M+=f,yield I.subarray(0,f)}}function R(T,{
fd:$,stats:I},M){const{size:f,mtimeMs:y,ctimeMs:b}=(0,A.fstatSync)($);if(M!==I.size||f!==I.size||y!==I.mtimeMs||b!==I.ctimeMs)throw C(T)}function C(T){return(0,z.
syncFailure)("sync_failed",`"${T}" changed while it was stored, because a process of the build still writes. Let the build command wait for all processes that i\
t starts`)}}),6813:((Oe,oe,m)=>{m.d(oe,{K:()=>N,d:()=>te});var k=m(6760),A=m(385),Z=m(4742),W=function(x,_,P){if(_!=null){if(typeof _!="object"&&typeof _!="func\
tion")throw new TypeError("Object expected.");var S,p;if(P){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");S=_[Symbol.asyncDispose]}
if(S===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");S=_[Symbol.dispose],P&&(p=S)}if(typeof S!="function")throw new TypeError(
"Object not disposable.");p&&(S=function(){try{p.call(this)}catch(E){return Promise.reject(E)}}),x.stack.push({value:_,dispose:S,async:P})}else P&&x.stack.push(
{async:!0});return _},z=(function(x){return function(_){function P(R){_.error=_.hasError?new x(R,_.error,"An error was suppressed during disposal."):R,_.hasError=
!0}var S,p=0;function E(){for(;S=_.stack.pop();)try{if(!S.async&&p===1)return p=0,_.stack.push(S),Promise.resolve().then(E);if(S.dispose){var R=S.dispose.call(S.
value);if(S.async)return p|=2,Promise.resolve(R).then(E,function(C){return P(C),E()})}else p|=1}catch(C){P(C)}if(p===1)return _.hasError?Promise.reject(_.error):
Promise.resolve();if(_.hasError)throw _.error}return E()}})(typeof SuppressedError=="function"?SuppressedError:function(x,_,P){var S=new Error(P);return S.name=
"SuppressedError",S.error=x,S.suppressed=_,S});const F=50,H=200;function te(x){const _=new Map;for(const P of A.P4){const S=G((0,k.join)(x,P));S!==void 0&&_.set(
P,S)}return N((0,A.nb)(_).ignored)}function G(x){const _={stack:[],error:void 0,hasError:!1};try{const P=W(_,(0,Z.Gp)(x),!1);if(!P)return;const S=Buffer.alloc(A.
Gb+1),p=(0,Z.Pq)(P.fd,S,P.stats.size);return p>A.Gb?"too large":S.subarray(0,p)}catch(P){_.error=P,_.hasError=!0}finally{z(_)}}function N(x){const _=x.slice(0,F).
map(S=>({...S,reason:S.reason.slice(0,H)})),[P]=x.slice(F);return P&&_.push({file:P.file,reason:`${x.length-F} more rules`}),_}}),6352:((Oe,oe,m)=>{m.d(oe,{$:()=>H,
A:()=>S});var k=m(3024),A=m(6760),Z=m(3739),W=m(7994),z=m(2458),F=m(5388);function*H(p,E,R,C){const T=(0,k.realpathSync)(p);yield*te({root:T,kind:E,reserved:C,onLeftOut:R},
{real:T,prefix:"",above:[]})}function*te(p,E){yield"folder";for(const R of(0,k.readdirSync)(E.real,{withFileTypes:!0})){const C=E.prefix+R.name,T=`${E.real}/${R.
name}`,$=_(R.name,E.prefix==="",p);if($!=="published"){$!=="expected"&&p.onLeftOut(R.isDirectory()?`${C}/`:C,$),yield"nothing";continue}if(P(R.name,C),R.isFile())
yield{path:C,real:T};else if(R.isDirectory())yield*te(p,G(E,T,C));else if(R.isSymbolicLink())yield*N(p,E,C,T);else throw S(C)}}function G(p,E,R){return{real:E,prefix:`${R}\
/`,above:[...p.above,p.real]}}function*N(p,E,R,C){const{root:T}=p,{real:$,stats:I}=x(C,R);if(!(0,W.FK)(T,$))throw(0,F.syncFailure)("output_unsafe",`The link "${R}\
" leads out of the output directory`);const f=(0,A.relative)(T,$).split(A.sep).map((y,b)=>_(y,b===0,p)).find(y=>y!=="published");if(f)f!=="expected"&&p.onLeftOut(
R,f),yield"nothing";else if(I.isFile())yield{path:R,real:$};else if(I.isDirectory()){if($===E.real||E.above.includes($))throw(0,F.syncFailure)("output_unsafe",`\
The link "${R}" leads back to a folder that contains it`);yield*te(p,G(E,$,R))}else throw S(R)}function x(p,E){try{const R=(0,k.realpathSync)(p);return{real:R,stats:(0,k.
statSync)(R)}}catch(R){const C=(0,Z.xU)(R)==="ELOOP"?"is part of a cycle of links":"has a target that cannot be read";throw(0,F.syncFailure)("output_unsafe",`Th\
e link "${E}" ${C}`)}}function _(p,E,{kind:R,reserved:C}){return p===".git"||E&&p==="node_modules"?"expected":E&&p===C?"reserved":/^\.env/i.test(p)?"secret":R===
"folder"&&(0,z.W)(p)?"folder":"published"}function P(p,E){if(p==="."||p===".."||/[\uFFFD\\]/.test(p))throw(0,F.syncFailure)("output_unsafe",`The file name ${JSON.
stringify(E)} is not valid in a URL`)}function S(p){return(0,F.syncFailure)("output_unsafe",`"${p}" is not a file, a folder, or a link to one`)}}),9877:((Oe,oe,m)=>{
m.d(oe,{wA:()=>qs,RJ:()=>Wo});var k=m(6760),A=m(7994),Z=m(3052),W=m(1809),z=m(2416),F=m(3716);const H=12,te=30,G={mentions:40,hints:10,shown:10,names:16,nameLength:200,
tokens:60},N=/^[>$]\s[a-z@.]|^Detected \S/;function x(t,{at:n,message:o,details:r}){const a=(0,W.EP)(t,n-H,n),l=t.slice(0,n).findLastIndex(({text:q})=>(0,W.oJ)(
q)),d=[...t.keys()].slice(Math.max(0,l+1,n-H),n+te).filter(q=>!(a.has(q)||(0,W.Xk)(t[q]?.text??""))).sort((q,me)=>P(q,n)-P(me,n)),h=d.map(q=>({each:q,text:(0,z.
wh)(t[q]?.text??"")})).filter(({text:q})=>!N.test(q)),v=h.some(({text:q})=>_.test(q)),w=h.flatMap(({each:q,text:me})=>p(me,t[q]?.folder)).slice(0,G.mentions),j=r.
filter(q=>!(ae.test(q)||(0,W.Ol)(q))),ee=h.flatMap(({each:q,text:me})=>Me(me,t[q+1]?.text));return{mentions:v?w.map(q=>q.inStack?q:{...q,line:null,column:null}):
w,hints:v?[]:h.flatMap(({text:q})=>(0,F.LP)(q)?[]:$(q)).slice(0,G.hints),shown:d.flatMap(q=>y(t,q)).slice(0,G.shown),rows:h.flatMap(({text:q})=>f(q)),message:o,
words:[...new Set(o.match(/\w{2,40}/g))].slice(0,G.tokens),names:[...Q(re(o)),...h.flatMap(({text:q})=>De(q))],details:[...new Set(j.flatMap(q=>Q(re(q))))].slice(
0,G.names),identifier:be(o),isAbsence:/\b(?:required|missing|lacks|must (?:have|contain|export))\b/i.test(o),routes:[...new Set([...Me(o),...ee])].slice(0,G.hints),
isJson:h.some(({text:q})=>Se(q)),lacksScript:/\b(?:missing|no|unknown) script\b|\bscript not found\b|^Command "[^"]{1,100}" not found/i.test(o)}}const _=/\bvite:vue\]\s\S{1,400}\.(?:md|html\.vue)\s/;
function P(t,n){return t<n?(n-t)*2.5:t-n}const S=/^(?<path>[^\s]{1,400}?)(?::(?<line>\d{1,7})(?::(?<column>\d{1,7}))?|\((?<row>\d{1,7})[,:](?<character>\d{1,7})\))?$/;
function p(t,n){const o=(0,F.LP)(t),r=t.split(/[\s"'`<>{}|;*=]+/).slice(0,G.tokens);return r.flatMap((a,l)=>{const d=S.exec(ke(a))?.groups;if(!d?.path||!/[./]/.
test(d.path))return[];const[,h,v]=E.exec(r[l+1]??"")??[],w=h??R.exec(r.slice(l+1,l+3).join(" "))?.[1],j=C(d.line??d.row??w);return[{path:n===void 0||/^[/.]|^\w+:/.
test(d.path)?d.path:`${n}/${d.path}`,line:j,column:C(d.column??d.character??v),inStack:o}]})}const E=/^\((\d{1,7}):(\d{1,7})\)[:,.]?$/,R=/^line (\d{1,7})[:,.]?$/;
function C(t){return t&&Number(t)||null}const T=[/\bline(?:Number)?:?\s(?<line>\d{1,7})\b(?:[,:]?\s(?:column|col|character|char):?\s(?<column>\d{1,7}))?/i,/[([](?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?[)\]]/,
/\s(?:at|-)\s(?<line>\d{1,7}):(?<column>\d{1,7})\b/,/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})(?!:\d\d\b)[:\s]/];function $(t){for(const n of T){const o=n.exec(t)?.
groups,r=C(o?.line);if(r!==null)return[{line:r,column:C(o?.column)}]}return[]}const I=/^[\s│|]{0,40}(?<mark>>{0,2})\s{0,10}(?<line>\d{1,7})\s{0,4}(?:[|│┃]|:(?=\s))(?<text>.*)$/,
M=/^[\s│|·:╵┆╎-]*(?:\^|~~|─|━)/;function f(t){const n=I.exec(t)?.groups;return n?[{line:Number(n.line),text:n.text?.trim()??""}]:[]}function y(t,n){
const o=I.exec((0,z.wh)(t[n]?.text??""))?.groups,r=o?.text?.trim()??"",a=o?.mark!==""||M.test((0,z.wh)(t[n+1]?.text??""));return r!==""&&a?[{line:Number(o?.line),
text:r}]:[]}const b=/"([^"]{2,200})"|(?<!\w)'([^']{2,200})'(?!\w)|`([^`]{2,200})`|“([^“”]{2,200})”/g,L=[/(?:^|\s)(?:Error:\s)?([^\s:"'`]{2,200}):?\s(?:is not|isn't|not found|is undefined|was not|could not be|does not|doesn't|cannot be|failed to|must be|is missing|is required|doesn’t)\b/,
/\b(?:partial|tag|helper|filter|mixin|layout|field|plugin|package|module|specifier|host|tarball):?\s"?([^\s"'`,;()]{2,200})/i,/\b[Uu]n(?:known|supported|recognized) (?:browser|engine|environment|flag|format|key|language|locale|option|preset|property|rule|target|theme|type|unit) ([^\s"'`,;:()]{2,100})$/,
/(?:^|[\s*])([\w.-]{2,60}):\s(?:Invalid|Required|Expected)\b/,/\b\d{1,3}(?:\.\d{1,3}){3}:(\d{2,5})\b/,/^\s*(?:[-*•]|->)\s(?:linking to\s)?(\S{2,200})$/,/\bproperties\s?\(([^\s()]{2,100})\)/],
B=/^(?:@[\w.-]+\/[\w.-]+|node:[a-z]\w+(?:\/\w+)?|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|[a-z]+(?:[A-Z][a-z0-9]*)+|[\w.-]+@[\^~>=<\w.*:-]+|\.{1,2}\/\S+|(?:[\w@.-]+\/)+[\w.-]+\.\w{2,5}|[\w.-]+\.(?:invalid|com|org|net|io|dev))$/,
V=/\bwhile parsing\b|\b(?:imported|linked) from\b|\bsource page path\b|\b[Dd]id you mean\b|\b[Ss]ee (?:more|https?:)|\bTried\b|\bwhich (?:is|are) (?:configured|defined|set) in\b/,
ae=/^\s*(?:Note|Hint|Tip):\s|\b(?:[Dd]id you mean|npm run|see a list|https?:\/\/)/;function re(t){return t.slice(0,V.exec(t)?.index??t.length).replace(Ee,"")}const Ee=/^\W{0,8}[([]plugin [^)\]]{1,100}[)\]]/;
function Q(t){const n=[...t.matchAll(b)].map(w=>w.slice(1).find(j=>j!==void 0)??""),o=L.flatMap(w=>w.exec(t)?.[1]??[]),r=J.exec(t)?.[1],a=t.replace(b," ").split(
/[\s,;()[\]<>{}"'`|]+/,G.tokens),l=ie.test(t),d=a.map(ke).filter(w=>B.test(w)||pe(w,l)),h=w=>U(w.trim()).slice(0,G.nameLength),v=w=>/\w\w/.test(w)&&!w.includes(
"\\")&&w.split(/\s/).length<=3;return[...new Set([...n,r??"",...o,...d].map(h))].filter(w=>v(w)&&(w===r||!K.test(w))).slice(0,G.names)}const J=/\b(?:not found|look(?:ed|ing) for|unknown(?:\s\w{1,20}){0,2}|(?:does|do) not exist|undefined(?:\s\w{1,20})?|not defined):\s"?([^\s"'`,;]{2,200})/i,
K=/^(?:[A-Z]\w{0,60}(?:Error|Exception)|a|an|the|that|this|which|it|its|is|are|was|in|of|on|or|and|for|from|with|to|not|does|cannot|could|config(?:uration)?|files?|pages?|modules?|packages?|plugins?|options?|paths?|folder|directory)$/i;
function U(t){return/^["'`]/.test(t)&&t.length>2&&t.endsWith(t[0]??"")?t.slice(1,-1):t}const ie=/\b404\b|\blink(?:s|ed)?\b/i;function pe(t,n){return/^https?:\/\/\S/.
test(t)||/^\/[\w@.-]+\/\S/.test(t)||n&&/^\/[\w-]/.test(t)}const ge=[["(",")"],["[","]"]];function ke(t){let[n,o]=[0,t.length];const r=a=>{for(;o>n&&a.includes(t[o-
1]??" ");)o--};r(".:,");for(const[a,l]of ge){const d=t[o-1]===l;t[n]===a&&(d||!t.includes(l))&&(n++,d&&o--),t.slice(n,o).includes(a)||r(`${l}.:,`)}return t.slice(
n,o)}const _e=/\b(?:at|of|for|prerendering|rendering|GET|render)(?: (?:the )?(?:page|path|route))? ["'`]?(\/[\w[\].:@%()/-]{0,200})(?=$|[\s"'`,])|^!!! (\/\S{0,200}): /,
$e=/^[\s│]{0,8}[├└]─{1,2} (\/\S{0,200}) \(\d{1,9}ms\)$/,xe=/^[\s│]{0,8}[├└]─{1,2} \[5\d\d\]/;function Me(t,n=""){const[,o,r]=_e.exec(t)??[],a=xe.
test(n)?$e.exec(t)?.[1]:void 0;return[o,r,a].flatMap(l=>l?.replace(/[.:,]$/,"")??[])}const Le=[/(?:^|[\s:])([\w$]{1,100}) is not defined\b/,/\(reading '([\w$]{1,100})'\)/,
/\.([\w$]{1,100})\)? is not a function\b/];function be(t){return Le.map(n=>n.exec(t)?.[1]).find(n=>n!==void 0)}function Se(t){return/(?<!\.)\bjson5?\b/i.test(t)}
function De(t){return/^\s{2,12}input: '([^'\\]{4,200})',?$/.exec(t)?.slice(1)??[]}var je=m(9047),Fe=m(7214),et=m(107),He=m(5807),at=m(3403),ct=m(5230);class Ze{all;#e=new Map;constructor(n){
this.all=n}get length(){return this.all.length}text(n){return this.all[n]?.text??""}find(n,o){let r=this.#e.get(n);r||(r=[],this.#e.set(n,r));const a=r[o];if(a!==
void 0)return a;const l=(0,ct.$)(n,this.text(o));return r[o]=l,l}}function St(t,n,o){if("match"in t)return t.match(n,o);const r={};let a=o;for(const[d,h]of t.steps.
entries()){const v=ce(se(h),n,a,d>0);if(!v)return;for(const[w,j]of Object.entries(v.groups))j!==void 0&&(r[w]=j);a=v.at+1}const l=t.steps.at(-1);return!t.repeat||
!l?{groups:[r],next:a}:X(se(l).pattern,r,n,a)}function X(t,n,o,r){const a=[n];let l=r;for(;l<o.length&&a.length<1e3;l++){const d=o.find(t,l);if(!d)break;a.push(
{file:n.file,...d.groups})}return{groups:a,next:l}}function se(t){return t instanceof RegExp?{pattern:t}:t}function ce(t,n,o,r){const a=r?t.skip??0:0,l={};for(let d=o;d<=
o+a&&d<n.length;d++){const h=n.find(t.pattern,d);if(h)return{at:d,groups:{...l,...h.groups}};const v=t.over&&n.find(t.over,d);if(t.over&&!v)return;for(const[w,j]of Object.
entries(v?.groups??{}))j!==void 0&&(l[w]=j)}}var ue=m(6612);const we=500,he=500,ve=[["warning",/^(?:warn|warning|deprecation warning|!|⚠)/i],["notice",/^(?:hint|info|note|message|i$)/i],
["error",/./]],Re=/^Compiled with warnings\.?$/,Ye=/\bfail(?:ed)?\b|^error\b|^Treating warnings as errors/i;function lt(t,n=at.h){const o=new Ze((0,et.Se)(t)),r=new Map;
let a=!1;for(let l=0;l<o.length&&r.size<we;){const d=o.text(l);a=Re.test(d)||a&&!Ye.test(d);const h=vt(o,l,n);for(const v of h?.diagnostics??[]){const w=a&&v.severity===
"error"?{...v,severity:"warning"}:v,{file:j,line:ee,column:q,message:me}=w,de=JSON.stringify([j,ee,q,me]);!r.has(de)&&r.size<we&&r.set(de,w)}l=h?.next??l+1}return[
...r.values()]}function vt(t,n,o){if(t.text(n).trim()!=="")for(const r of o){const a=St(r,t,n);if(!a)continue;return{diagnostics:a.groups.map(d=>{const h=Cn(d,r,
t.all[n]?.folder);if(!h)return;const v=(0,z.Vz)(h.message,t.all,Ln(h.message,t,n,a.next)),w=d.test===void 0?"":`, in the test "${d.test.slice(0,120)}"`;return{...h,
message:(0,He.Ow)(v+w,he)}}).filter(d=>d!==void 0),next:a.next}}}function Ln(t,n,o,r){for(let a=o;a<r;a++)if(n.text(a).includes(t.slice(0,60)))return a;return r-
1}function Cn(t,n,o){const{message:r,frame:a}=t,l=(t.file??"").replace(/(?<=\.mdx?)\.js(?=$|\?)/,"");if(!(l||a)||!r)return;const d=l===(t.file??"")&&Yt(t.line)||
null,h=d===null?null:Yt(t.column);return{file:l&&Dn(l.trim(),o)+Kt(n,l,d),line:d,column:h===null?null:n.zeroColumn?h+1:h||null,severity:Zt(t.severity,n),code:t.
code??null,message:(0,He.Ow)(Ht(zt(r.trim(),l),l),he),frame:a}}function Kt({part:t=""},n,o){return o===null||t===ue.$p&&n.startsWith("/")?"":t}function zt(t,n){
const o=t.replace(/^(?:error: |\[error\] )|\?vue&type=[\w=&.-]+| \[plugin [\w@/:-]{1,60}\]$/gi,""),[,r="",a]=/^(\S{1,400}?)(?::\d{1,7}){0,2}: (.+)$/.exec(o)??[],
[l]=n.split("?",1);return a!==void 0&&(`/${r}`.endsWith(`/${l}`)||`/${l}`.endsWith(`/${r}`))?a:o}function Ht(t,n){return t.replace(/(?<=^Cannot find module ')\/[^']{1,400}(?='$)/,
o=>{const r=k.posix.relative(k.posix.dirname(n),o);return n.startsWith("/")?r.startsWith(".")?r:`./${r}`:o})}function Zt(t,n){return t===void 0?n.severity??"err\
or":ve.find(([,o])=>o.test(t))?.[0]??"error"}function Yt(t){return t===void 0?null:Number(t)}function Dn(t,n){return n===void 0||/^(?:[A-Za-z]:|[a-z-]+:\/\/|[\\/])/.
test(t)?t:`${n}/${t.replace(/^(?:\.\/)+/,"")}`}var dt=m(901),Te=m(4177);const jn=12,kt=16;function Un(t,n,o,r=!1){const a=n.filter(h=>Math.abs(h.line-t)<=jn&&h.
text!==""),l=a.find(h=>h.line===t),d=t>o.length?null:t;return l?ut(l.text,o[t-1])?t:Wn(l,a,o)??Jt(l.text,o)??(r?null:d):d}function Wn(t,n,o){const r=o.flatMap((h,v)=>{
if(!ut(t.text,h))return[];const w=n.filter(j=>ut(j.text,o[v+j.line-t.line]));return[{line:v+1,rows:w.length}]}),a=Math.max(...r.map(({rows:h})=>h)),[l,d]=r.filter(
({rows:h})=>h===a);return d===void 0?l?.line:void 0}const Vt=3;function Ot(t,n,o){const r=n.filter(l=>Math.abs(l.line-t.line)<=Vt&&l.text!==""),a=r.reduce((l,{text:d})=>l+
d.length,0);return r.length<Vt||a<kt?[]:(0,Te.nC)(o,(l,d)=>r.every(h=>ut(h.text,o[d+h.line-t.line])))}function Jt(t,n){const o=ft(t),r=(0,Te.nC)(n,a=>{const l=ft(
a);return l.length>=kt&&o.includes(l)});return r.length===1?r[0]:void 0}function ut(t,n=""){const o=ft(n);return o!==""&&o===ft(t)}function ft(t){return t.replace(
/\s+/g," ").trim()}const Fn=/^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i,pt=/^(?:if|for|block|macro|call|filter|raw|unless|case|capture|tablerow|comment|verbatim)$/,
Bn=/<(?<slash>\/?)(?:(?<name>[A-Za-z][\w.-]{0,80}(?::[\w.-]{1,80})?)(?=[\s/>]|$)|(?=>))/y,Gn=/\{(?<sign>[#/])(?<name>if|each|await|key|snippet)\b/y,Xt=/\{%-?\s{0,100}(?<end>end)?(?<name>\w{1,40})/y,
Kn=/\{\{~?(?<sign>[#/])\s{0,20}(?<name>\w{1,40})/y,_t=/@(?:if|else(?:\sif)?|for|empty|switch|case|default|defer|loading|placeholder|error)\s{0,10}(?:\((?:[^()]|\((?:[^()]|\([^()]{0,200}\)){0,300}\)){0,500}\))?\s{0,10}\{/y,
Qt=/\{\{[^{}]{0,1000}\}\}/y,qt=/\/(?:[^\\/\n[]|\\.|\[(?:[^\]\\\n]|\\.){0,200}\]){1,400}\//y,zn=/<\w{1,80}\sextends\b/y,en=[[/<!--/y,"-->"],[/\{\{!--/y,"--}}"],[
/\{#[\s-]/y,"#}"],[/<script\b/iy,"<\/script"],[/<style\b/iy,"</style"]],Hn=/(?:^|\W)(?:return|default|yield|await|case|else)$/,Zn=200;function*Rt(t,n,o){const r=n.
includes("brace"),a=r?/[<{}"'`/]/g:n.includes("control")?/[<{}@]/g:/[<{]/g,l=[];for(let d=a.exec(t);d;d=a.exec(t)){const h=d.index,v=r&&(l.at(-1)??o)==="code",w=v&&
/["'`/]/.test(d[0])?Xe(t,h):Yn(t,h);if(w!==void 0){if(w<0)return;a.lastIndex=w;continue}const j=nn(t,h,n,v,l);j&&(a.lastIndex=j.name==="{"?h+1:j.end,j.name!==""&&
(tn(j,l),yield j))}}function tn({opens:t,name:n},o){t?o.push(n==="{"?"code":"text"):n==="{"?o.length=Math.max(0,o.lastIndexOf("code")):o.at(-1)==="text"&&o.pop()}
function nn(t,n,o,r,a){const l=t[n]??"";if(l==="<")return o.includes("tag")&&(!r||tt(t,n))?rn(t,n):void 0;if(l==="@"||o.includes("control"))return Jn(t,n);const d=o.
includes("block")&&l==="{"?Vn(t,n):void 0;if(d||!o.includes("brace")||!/[{}]/.test(l))return d;if(!(l==="}"&&!a.includes("code")))return{opens:l==="{",name:"{",
at:n,end:mt(t,n)}}function Ke(t,n,o){return t.lastIndex=o,t.exec(n)}function Yn(t,n){const o=en.find(([a])=>Ke(a,t,n));if(!o)return;if(/^<s/i.test(t.slice(n,n+2))){
const a=xt(t,n);if(t[a-2]==="/")return a}const r=t.indexOf(o[1],n+2);return r<0?-1:r+2}function Xe(t,n){const o=t[n]??"";if(o==="/")return sn(t,n);for(let r=n+1;r<
t.length;r++)if(t[r]==="\\")r++;else{if(t[r]===o)return r+1;if(t[r]===`
`&&o!=="`")return r}return-1}function sn(t,n){if(t[n+1]==="/")return mt(t,n);if(t[n+1]==="*"){const o=t.indexOf("*/",n+2);return o<0?-1:o+2}return(on(t,n)&&Ke(qt,
t,n)?qt.lastIndex:0)||n+1}function tt(t,n){return t[n+1]==="/"||on(t,n)&&!Ke(zn,t,n)}function on(t,n){const o=t.slice(Math.max(0,n-Zn),n).trimEnd();return o===""||
/[({[}>,?:&|=;!]$/.test(o)||Hn.test(o)}function rn(t,n){const o=Ke(Bn,t,n)?.groups;if(!o)return;const r=xt(t,n),{name:a="<>",slash:l}=o,d=t[r-2]==="/"||Fn.test(
a);return{opens:l==="",name:d?"":a,at:n,end:r}}function xt(t,n){let o="",r=0;for(let a=n;a<t.length;a++){const l=t[a]??"";if(o!=="")o=l===o?"":o;else if(r>0&&t.
startsWith("//",a))a=mt(t,a);else if(/["'`]/.test(l))o=l;else if(l==="{")r++;else if(l==="}")r--;else if(l===">"&&r<=0)return a+1}return t.length}function mt(t,n){
const o=t.indexOf(`
`,n);return o<0?t.length:o}function Vn(t,n){const o=(Ke(Gn,t,n)??Ke(Kn,t,n))?.groups,r=o?void 0:Ke(Xt,t,n)?.groups;if(!(o||r))return;const a=t.indexOf(r?"%}":"}",
n),l=a<0?t.length:a+(r||t[a+1]==="}"?2:1);if(o)return{opens:o.sign==="#",name:`#${o.name}`,at:n,end:l};const d=r?.name??"";return{opens:r?.end===void 0,name:pt.
test(d)?`%${d}`:"",at:n,end:l}}function Jn(t,n){return t[n]==="}"?{opens:!1,name:"@",at:n,end:n+1}:Ke(Qt,t,n)?{opens:!0,name:"",at:n,end:Qt.lastIndex}:Ke(_t,t,n)?
{opens:!0,name:"@",at:n,end:_t.lastIndex}:void 0}const nt=/\b(?:missing (?:an? )?(?:end|closing) tag|(?:end|closing) tag\b|unclosed|not closed|left open|unterminated jsx|attempted to close|expected token|end of (?:the )?(?:file|input|template)|unexpected end|unexpected EOF|got ['"]?EOF)/i,
Xn=/\bExpected "[})]"|\bUnexpected "(?:\}|\)|\$\$\w{1,40})"|\$\$render\b|"\$\$\w/,ze=/\bclosing tag\b|\bunterminated (?:jsx|regexp|regular expression)\b|\bunexpected token\b|\bExpected ['"`]<\//i,
st=/@(?:if|for|switch|defer)\s{0,10}[({]/,an=[{name:/\.astro$/i,kinds:["tag","brace"],base:"text",message:Xn},{name:/\.(?:vue|astro|mdx|html?|webc)$/i,kinds:["t\
ag"],base:"text",message:nt},{name:/\.(?:svelte|svx|md|markdown)$/i,kinds:["tag","block"],base:"text",message:nt},{name:/\.(?:njk|nunjucks|liquid|hbs|handlebars)$/i,
kinds:["block"],base:"text",message:nt},{name:/\.[cm]?[jt]sx?$/i,kinds:["tag","brace"],base:"code",message:ze}],cn=80,At=200,Qn=500;function ln(t,n,o){if(mn.test(
t))return qn.test(o)?ts(n):void 0;const r=an.find(v=>v.name.test(t)&&v.message.test(o));if(!r)return;const a=pn(t,n),l=r.kinds.concat(/\.html?$/i.test(t)&&st.test(
a)?"control":[]),d=[];for(const v of Rt(a,l,r.base)){const w={...v,indent:fn(a,v)};if(w.opens){if(d.length>=Qn)return;d.push(w);continue}const j=ht(w,d),ee=d.pop();
if(j===void 0||ee===void 0)return dn(w,"begin",a);if(ee!==j)return Tt(ee,o,a)}const h=d.at(-1);return h&&Tt(h,o,a)}function Tt(t,n,o){return/\bunexpected token\b/i.
test(n)&&t.name==="{"?void 0:dn(t,"end",o)}function dn({at:t,end:n,name:o},r,a){const d=o==="{"&&a.slice(t+1,n).trim()===""?Math.max(a.lastIndexOf(`
`,t)+1,t-At):t,h=un(a.slice(d,n).replace(/\s+/g," ").trim());return{line:a.slice(0,t).split(`
`).length,text:h,lacks:r}}function un(t){return t.length>cn?`${t.slice(0,cn)}\u2026`:t}function ht({name:t,indent:n},o){const r=o.findLast(a=>a.name===t);return n===
void 0||r?.indent===void 0?r:o.findLast(a=>a.name===t&&a.indent===n)??r}function fn(t,{at:n,name:o,opens:r}){const a=t.slice(Math.max(0,n-At),n),l=a.lastIndexOf(
`
`)+1;if(l===0&&n>At)return;const d=a.slice(l);return o==="{"&&r?/^\s*/.exec(d)?.[0]:d.trim()===""?d:void 0}function pn(t,n){const o=/\.(?:mdx?|markdown|svx)$/i.
test(t),r=(0,Te.EZ)(n);let a;return n.map((d,h)=>{if(h<r)return"";if(!o)return d;const v=/^\s{0,12}(`{3,}|~{3,})/.exec(d)?.[1],w=a!==void 0;return a===void 0?a=
v:v?.startsWith(a)&&(a=void 0),w||v!==void 0?"":d.replace(/`[^`]*`/g,j=>" ".repeat(j.length))}).join(`
`)}const mn=/\.(?:pug|jade)$/i,qn=/\bno closing bracket\b|\bclosing (?:bracket|parenthesis)\b|\bend of the string reached\b/i,es=/^(?<indent>\s*)[\w.#:+-]{1,200}(?=\()/;
function ts(t){for(let n=0;n<t.length;n++){const o=t[n]??"",r=es.exec(o);if(!r)continue;const a=ns(t,n,r[0].length,r.groups?.indent?.length??0);if(a===void 0)return{
line:n+1,text:un(o.trim()),lacks:"end"};n=a}}function ns(t,n,o,r){let a=0,l="";for(let d=n;d<t.length;d++){const h=t[d]??"",v=h.search(/\S/);if(d>n&&v>=0&&v<=r&&
!/^\s*[)\]}]/.test(h))return;for(const w of h.slice(d===n?o:0))if(l!==""?l=w===l?"":l:/["'`]/.test(w)?l=w:/[([{]/.test(w)?a++:/[)\]}]/.test(w)&&a--,a===0)return d}}
const ss=/\bYAML|\bfront ?matter\b|\b(?:explicit|implicit) mapping|\bblock mapping\b|\bmapping (?:entry|key|values)\b|\bblock (?:collection|sequence)|\bflow (?:collection|sequence|mapping)\b|quoted scalar|\bcompact mappings\b|unexpected end of the (?:stream|document)|unidentified alias|missing closing ["']quote|\bmap keys must be unique\b|\bimplicit keys?\b|\bmapping items\b/i,
hn=/\.ya?ml$/i,gn=/\.(?:mdx?|markdown|njk|liquid|html?|hbs|webc|svx)$/i,os=300;function wn(t){return ss.test(t)}async function yn(t,n){const o=hn.test(t);if(!o&&
!gn.test(t))return;const r=await n.lines(t),a=o?0:1,l=o?r.length:(0,Te.EZ)(r)-1;if(l<0)return;const{parseDocument:d,LineCounter:h}=await m.e(815).then(m.t.bind(
m,8815,19)),v=new h,w=r.slice(a,l).join(`
`),[j]=d(w,{lineCounter:v,prettyErrors:!1}).errors;if(!j)return;const ee=w.slice(0,j.pos[0]),q=/^Flow (?:sequence|map)\b.*\bend with a\b/.test(j.message)&&/(?:^|\n)[ \t]*$/.
test(ee),me=/^Missing closing (["'])quote/.exec(j.message)?.[1],de=me===void 0?j.pos[0]:ee.lastIndexOf(me),{line:Ce,col:Ne}=v.linePos(Math.max(0,q?ee.trimEnd().
length-1:de));return{file:t,line:Ce+a,column:Ne,reason:j.message.split(`
`,1)[0]??""}}async function Ue(t){const n=t.files.filter(r=>hn.test(r)||gn.test(r)).slice(0,os),o=[];for(const r of n){if(t.isOver||o.length>1)return;const a=await yn(
r,t);a&&o.push(a)}return t.onlyOf(o)}const It=6;async function rs(t,n,o){if(!o.has(t.file))return t;const r=await o.lines(t.file);if(r.length===0)return t;const a=En(
t,r)??await cs(t,o);if(a||t.line===null)return a??t;const l=Un(t.line,n,r,/\.(?:s[ac]ss|less)$/.test(t.file)),d=l===t.line?t:{...t,line:l,column:null};return us(
as(d,r),r)}const is=/[`'"](?<tag><[A-Za-z][\w.-]{0,100})>?[`'"]/;function as(t,n){const o=/\.(?:mdx?|markdown)$/.test(t.file)?is.exec(t.message)?.groups?.tag:void 0;
if(o===void 0||t.line===null)return t;const r=t.line+(0,Te.EZ)(n),a=l=>n[l-1]?.includes(o)===!0;return r>t.line&&!a(t.line)&&a(r)?{...t,line:r}:t}function En(t,n){
const o=ln(t.file,n,t.message);if(!o)return;const r=o.lacks==="end"?"is not closed":"closes what is not open",a=`${t.message.replace(/[.:]?\s{0,4}$/,"")}: ${o.text}\
 ${r}`;return{...t,line:o.line,column:null,message:a.slice(0,500)}}async function cs(t,n){const o=wn(t.message)?await yn(t.file,n):void 0;if(!o)return;const{message:r}=t,
a=/\bfront ?matter\b/i.test(r),{line:l,column:d}=o;return{...t,message:a?`${r.replace(/[.:]$/,"")}: ${o.reason}`:r,line:l,column:d}}const ls=/^The [`'"](?<name>[^`'"\s]{2,100})[`'"] (?:class|utility|property|at-rule)\b.{0,20} (?:does not exist|is not defined)/,
ds=/\b(?:unknown|undefined|unrecognized) [\w ]{0,40}[:\s]\s?[`'"]?(?<name>[@$.]?[\w:/.[\]()-]{2,100}?)[`'".]{0,3}$/i;function us(t,n){const o=be(t.message),r=o??
(ls.exec(t.message)??ds.exec(t.message))?.groups?.name;if(r===void 0)return t;const a=(j="")=>o===void 0?j.includes(r):j.split(/[^\w$]+/).includes(r),l=t.line??
0;if(a(n[l-1]))return t;const d=(0,Te.nC)(n,a),h=o===void 0||l===0?[]:d.filter(j=>Math.abs(j-l)<=It),[v,w]=h.length>0?h:d;return v===void 0||w!==void 0?t:{...t,
line:v,column:null}}var $n=m(8724),fs=m(6653),Mt=m(9882),ps=m(8503),Nt=m(770);const ms=["",..."ts tsx js jsx mjs cjs mts cts d.ts vue svelte astro".split(" ").map(
t=>`.${t}`)],hs=["ts","tsx","js","jsx","mjs"].map(t=>`/index.${t}`),gs=3;async function We(t,n){const{message:o}=t,r=Qe(t,n);if(r.length>0)return{...t,message:(0,Nt.
RU)(o,r)};const a=await $s(t,n);if(a!==void 0)return{...t,message:(0,Nt.RU)(o,[a])};const l=(0,je.B)(o);if(l?.from===void 0||/\bDid you mean\b|\bpossible exports\b/.
test(o))return t;const d=Pt(l.from,t.file,n);if(d===void 0)return t;const{own:h,from:v}=(0,je.v)(await n.lines(d)),w=(0,Mt.pA)(l.name,h),j=v.length===0&&h.length<=
gs?h:[];return{...t,message:(0,Nt.RU)(o,w.length>0?w:j)}}function Qe(t,n){const o={facts:{log:[],diagnostics:[t],list:n.list},lines:[]},r=(0,Fe.XQ)(o),a=r?[r.actual]:
(0,ps.f)(o),l=d=>t.message.includes(`/${d}`);return a.some(d=>/[,;]/.test(d)||l(d))?[]:a}function Pt(t,n,o){const r=/^\.{1,2}\//.test(t)?k.posix.join(k.posix.dirname(
n),t):void 0,a=/^(?:[@~#]|\$\w{1,20})\/(?<rest>.{1,300})$/.exec(t)?.groups?.rest,l=a===void 0?[]:[a,`src/${a}`,`src/lib/${a}`,`app/${a}`];for(const d of[r??t,...l]){
const v=[...ms,...hs].map(w=>d+w).find(w=>o.has(w));if(v!==void 0)return v}return r===void 0?o.find(t):void 0}const bn=/(?:^|\/)[jt]sconfig(?:\.[\w-]{1,40})?\.json$/,
ws=/^\s{0,40}"baseUrl"\s{0,4}:\s{0,4}"(?<base>[^"]{1,300})"/,ys=/^(?:\.|node_modules$|dist$|build$|out$)/,Es=/^(?<sign>[@~#$]?)(?<first>[A-Za-z][\w-]{2,60})(?:\/(?<rest>[\w./-]{1,300}))?$/;
async function $s(t,n){const o=(0,Fe.ne)({facts:{log:[],diagnostics:[t]},lines:[]}),r=Es.exec((0,Fe.Ap)(t.message)??"")?.groups;if(o?.kind!=="package"||!r?.first)
return;const a=await Sn(n),{sign:l="",first:d,rest:h}=r;for(const v of new Set([...a,...(0,Fe.RD)(t.file)]))for(const w of(0,Mt.IM)(d,bs(v,n))){const j=k.posix.
join(v,w);if(a.includes(v)||Ss(j,h,n)||await vs(`${l}${w}`,n))return await ks(o.specifier,n)?void 0:`${j}/`}}function bs(t,{list:n}){return n(t).filter(o=>!ys.test(
o)&&n(k.posix.join(t,o)).length>0)}async function Sn(t){const n=t.files.filter(o=>bn.test(o));return t.collect(n,(o,r,a)=>{const l=ws.exec(o)?.groups?.base,d=l===
void 0?"":k.posix.join(k.posix.dirname(a),l).replace(/\/$/,"");return d===""||d===k.posix.dirname(a)||d.startsWith("..")?void 0:d})}function Ss(t,n,{list:o}){if(n===
void 0)return!1;const r=k.posix.join(t,n),a=k.posix.basename(r);return o(k.posix.dirname(r)).some(l=>l===a||l.startsWith(`${a}.`))}async function vs(t,n){const o=[
'"',"'"].flatMap(a=>[`${a}${t}/`,`${a}${t}${a}`]),r=a=>/\b(?:from|import|require)\b/.test(a)&&o.some(l=>a.includes(l));return(await n.collect(n.files,a=>r(a)||void 0)).
length>0}async function ks(t,n){const o=await n.lockfile();return[...[`node_modules/${t}"`,`
${t}@`,`
  ${t}@`,`
  /${t}`,`"${t}@`,`'${t}@`],`"${t}": [`].some(a=>o.includes(a))}var Lt=m(1772);const Os=/\bscripts? cannot have (?:imports|exports)\b|\bimport statement outside (?:of )?a module\b/i,
vn=/<script\b(?<attributes>[^<>]{0,500})>/i,_s=/\bsrc=["']?(?<path>[^"'\s>]{1,300})/i,Rs=/^\s{0,40}(?:import\s{0,4}["'{*\w]|export\s)/;async function xs({clues:t,
index:n}){if(!Os.test(t.message))return;const o=[],r=n.files.filter(l=>/\.html?$/.test(l)),a=await n.collect(r,(l,d,h)=>{const{attributes:v=""}=vn.exec(l)?.groups??
{},w=_s.exec(v)?.groups?.path;return w===void 0||/\btype=["']?module\b/i.test(v)?void 0:{script:w.startsWith("/")?w.slice(1):k.posix.join(k.posix.dirname(h),w),
place:{file:h,line:d,column:l.search(vn)+1}}});for(const{script:l,place:d}of a)n.has(l)&&(await n.lines(l)).some(h=>Rs.test(h))&&o.push(d);return n.onlyOf(o)}const As=/\bNo such file or directory \(os error 2\)$/,
Ts=/^\s{0,40}@import\s{1,4}(?:url\()?\s{0,4}["'](?<path>[\w./-]{1,300}\.css)["']/,kn=200;async function Is({clues:{message:t,mentions:n},index:o}){if(!As.test(t))
return;const a=[n.filter(({inStack:d})=>!d).map(({path:d})=>o.find(d)).find(d=>d?.endsWith(".css"))].filter(d=>d!==void 0),l=[];for(let d=0;d<a.length&&d<kn;d++){
const h=a[d]??"";for(const[v,w]of(await o.lines(h)).entries()){const j=Ts.exec(w)?.groups?.path;if(j===void 0)continue;const ee=k.posix.join(k.posix.dirname(h),
j);if(o.has(ee))a.includes(ee)||a.push(ee);else{const q=w.indexOf(j)+1;l.push({file:h,line:v+1,column:q,message:`${t}: @import "${j}"`})}}}return o.onlyOf(l)}async function Ms(t,n){
const{clues:o,index:r}=t,a=await Is(t),l=a?{place:a,others:[]}:await Ls(t);if(l||!wn(o.message)||n?.line)return l;const d=await Ue(r);return d&&{place:{file:d.file,
line:d.line,column:d.column},others:[]}}const Ct=/(?:^|\/)(?:[jt]sconfig[\w.-]*|\.\w+rc|devcontainer|angular|nx|turbo)\.json$|(?:^|\/)\.(?:vscode|zed)\/|\.json[5c]$|(?:^|\/)\.\w{2,20}rc$/,
Ns=[/\bat line (\d{1,7}),? column \d{1,7}\.?$/,/\(line (\d{1,7}) column \d{1,7}\)/,/\bat (\d{1,7}):\d{1,7}\.?$/],Ps=4;async function Ls({clues:{message:t,isJson:n},
index:o}){const r=Ns.map(de=>de.exec(t)?.[1]).find(de=>de!==void 0);if(!(Se(t)||r!==void 0&&n)||o.isPartial)return;const a=async(de,Ce)=>{const Ne=[];for(const Ie of o.
files.filter(de)){const Ge=Ce((await o.lines(Ie)).join(`
`));if(!Ge)continue;const{stop:it,...Ae}=Ge;(r===void 0||it===Number(r))&&Ne.push({file:Ie,...Ae})}return Ne},l=await a(de=>de.endsWith(".json")&&!Ct.test(de),gt),
d=o.onlyOf(l.length>0?l:await a(de=>Ct.test(de),Ve));if(d)return{place:d,others:[]};const h=On(t),v=k.posix.dirname(o.manifest??"package.json"),j=await a(de=>de.
endsWith(".json")&&!(Ct.test(de)&&k.posix.dirname(de)===v),de=>h.includes(Cs(de))?gt(de):void 0),ee=!o.isPartial&&j.length<=Ps,[q,...me]=ee?j.toSorted((de,Ce)=>de.
file<Ce.file?-1:1):[];return q&&{place:q,others:me}}function Cs(t){try{JSON.parse(t)}catch(n){if(n instanceof SyntaxError)return On(n.message)}return`
`}function On(t){return t.replace(/\s+/g," ")}function gt(t){if(t.trim()==="")return;const n=(0,Lt.UQ)(t);if(!n)return;const o=t.trimEnd().length,r=(0,Lt.q1)(t,
Math.min(n.stop,o)).line;return{...(0,Lt.q1)(t,Math.min(n.offset,o)),stop:r}}function Ve(t){if(!/^\s*[{[]/.test(t))return;const{plain:n,strict:o}=_n(t);return gt(
o)&&gt(n)}const Dt=/[\w$]{1,100}/y;function _n(t){const n=[],o=[];for(let r=0;r<t.length;){const a=Ds(t,r),l=t.slice(r,a),h=/^\/[/*]/.test(l)||l===","&&/^[}\]]/.
test(An(t,a))?l.replace(/\S/g," "):l,v=/^[\w$]/.test(l)&&An(t,a)===":";n.push(h),o.push(v||l[0]==="'"?'""':h),r=a}return{plain:n.join(""),strict:o.join("")}}function Ds(t,n){
const o=t[n]??"";if(t.startsWith("//",n))return Rn(t.indexOf(`
`,n),t);if(t.startsWith("/*",n))return Rn(t.indexOf("*/",n+2)+1,t)+1;if(o==='"'||o==="'"){for(let r=n+1;r<t.length&&t[r]!==`
`;r++){if(t[r]===o)return r+1;t[r]==="\\"&&r++}return n+1}return Dt.lastIndex=n,Dt.test(t)?Dt.lastIndex:n+1}function Rn(t,n){return t<=0?n.length:t}const xn=200;
function An(t,n){return t.slice(n,n+xn).trimStart()[0]??""}const js=/(?:^|\/)(?:dist|build|out|\.(?:svelte-kit|output|nuxt|next|astro|temp|vercel|netlify))\//,Tn=16,
In=240;async function Us({path:t,line:n,column:o},{clues:{identifier:r},root:a,index:l}){const d=ot(t,a);if(n===null||d===void 0||l.isPartial)return;const h=await l.
piece(d,n,o??1,In),v=Ft(h);if(v.length<Tn)return;const w=r!==void 0&&h.includes(r)&&await Ws(r,h,l);if(w)return w;const j=await l.collect(l.files,(de,Ce,Ne)=>{const{
length:Ie}=Ft(de);return Ie>=Tn&&v.includes(Ft(de))?{place:{file:Ne,line:Ce,column:null},length:Ie}:void 0}),ee=j.reduce((de,{length:Ce})=>Math.max(de,Ce),0),[q,
me]=j.filter(({length:de})=>de===ee);return me===void 0?q?.place:void 0}async function Ws(t,n,o){const r=(0,He.Kf)(t),a=new RegExp(`(?<![\\w$.])(?:[\\w$]{1,100}\\?\
?\\.){0,4}${r}(?![\\w$])(?:\\??\\.[\\w$]{1,100}){0,4}`,"g"),l=w=>[...w.matchAll(a)].map(([j])=>j.replaceAll("?","")),d=l(n),h=o.files.filter(w=>jt.test(w)),v=await o.
collect(h,(w,j,ee)=>(w.includes(t)?l(w).filter(me=>me!==t):[]).some(me=>d.some(de=>de===me||de.endsWith(`.${me}`)||de.startsWith(`${me}.`)))?{file:ee,line:j,column:null}:
void 0);return v.length===1?v[0]:void 0}const jt=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx)$/,Mn=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|markdown|njk|liquid|hbs|pug|html)$/,
Nn=/[._-](?=\w{0,8}[\dA-Z])[\w-]{8}(?=\.(?:lean\.)?[cm]?js$)/,Fs=2;function wt(t,{root:n,index:o}){const r=ot(t,n)?.replace(Nn,"");if(r===void 0)return;const[a,
l]=[yt(r),yt((0,k.basename)(r))];let d={files:[],same:1};for(const j of o.files.filter(ee=>Mn.test(ee))){const ee=yt(j),q=Gs(a,ee);q<Math.max(l.length,d.same,Math.
min(Fs,ee.length))||(q>d.same&&(d={files:[],same:q}),d.files.push(j))}const h=j=>j.split("/").length,[v,w]=d.files.sort((j,ee)=>h(j)-h(ee));return v!==void 0&&(w===
void 0||h(v)<h(w))?v:void 0}async function Ut({path:t},n){const{identifier:o}=n.clues,r=o===void 0?void 0:wt(t,n);if(o===void 0||r===void 0)return;const a=await n.
index.lines(r),l=(0,Te.nC)(a,w=>w.split(/[^\w$]+/).includes(o)),d=l.filter(w=>a[w-1]?.includes(`${o}(`)),[h,v]=d.length>0?d:l;return h===void 0?void 0:{file:r,line:v===
void 0?h:null,column:null}}const Wt=/^(?:html|md|mdx|vue|svelte|astro|lean|server|prerender|[cm]?[jt]sx?)$/,Bs=4;function yt(t){const n=t.split(".");for(let o=0;o<
Bs&&n.length>1&&Wt.test(n.at(-1)??"");o++)n.pop();return n.join(".").split(/[^A-Za-z0-9]+/).filter(o=>o!=="")}function Gs(t,n){let o=0;for(;o<t.length&&o<n.length&&
t.at(-1-o)===n.at(-1-o);)o++;return o}function ot(t,n){const o=t.replace(/^file:\/\//,"").replace(/[?#].*$/,"");if(o.includes("/node_modules/")&&!(0,Te.fz)(o)||
o.startsWith("/")&&!(0,A.FK)(n,o))return;const r=o.startsWith("/")?o.slice(n.length+1):o;return js.test(r)||(0,Te.fz)(r)?(0,ue.qD)(r,{exists:()=>!0}):void 0}function Ft(t){
return t.replace(/[\s"'`();,!]/g,"")}const Ks=/\.(?:json|ya?ml|mdx?|markdown)$/i,zs=/(?:^|[\s*])(?!\w*(?:Error|Exception): )(?<path>[\w$-]{1,60}(?:\.[\w$-]{1,60}){0,9})(?:\*\*)?: (?:Invalid|Required|Expected|Too (?:big|small)|Unrecognized|Did not match|Duplicate|\w{1,20} must)\b/,
Hs=/→ (?<entry>\S{1,200}) /;async function Zs({file:t,message:n},o){const r=zs.exec(n)?.groups?.path?.split(".");if(r===void 0||!Ks.test(t))return;const{isMap:a,
isScalar:l,isSeq:d,LineCounter:h,parseDocument:v}=await m.e(815).then(m.t.bind(m,8815,19)),w=await o.lines(t),j=!/\.(?:json|ya?ml)$/i.test(t),ee=new h,q=j?w.slice(
1,Math.max(1,(0,Te.EZ)(w)-1)):w,{contents:me}=v(q.join(`
`),{lineCounter:ee,prettyErrors:!1,uniqueKeys:!1}),de=Hs.exec(n)?.groups?.entry,Ce=d(me)?me.items.find(Gt=>a(Gt)&&["id","slug"].some(bt=>String(Gt.get(bt))===de)):
a(me)&&!j?me.get(de,!0)??me:me,Ne=Ce!==me&&a(Ce);let[Ie,Ge]=[Ce,Ne?Ce.range?.[0]:void 0];for(const Gt of r)if(a(Ie)){const bt=Ie.items.find(lo=>l(lo.key)&&String(
lo.key.value)===Gt);if(!bt)break;[Ie,Ge]=[bt.value,l(bt.key)?bt.key.range?.[0]:Ge]}else if(d(Ie))Ie=Ie.items[Number(Gt)],Ge=l(Ie)||a(Ie)||d(Ie)?Ie.range?.[0]??Ge:
Ge;else break;if(Ge===void 0)return{file:t,line:null,column:null};const{line:it,col:Ae}=ee.linePos(Ge);return{file:t,line:j?it+1:it,column:Ae}}const Ys=50,Bt=9;
async function Et(t,n,o){const{index:r}=o;await r.load(n);const a=new Map;for(const w of t.filter(j=>r.find(j)===void 0)){const j=e(w,await u(w,n,o),o);for(const ee of j){
const q=`${ee.file}
${ee.line}`,me=a.get(q)??{spot:ee,weight:0};a.set(q,{spot:me.spot,weight:me.weight+1/j.length})}}const l=Math.max(...[...a.values()].map(({weight:w})=>w)),d=[...a.
values()].filter(({weight:w})=>w>l-.001).map(({spot:w})=>w),h=d.every(({file:w})=>w===d[0]?.file),v=Pn(d)??(h?Pn(d.filter(w=>!Js(w))):void 0);if(!(!v||r.isPartial&&
n.length>1))return{file:v.file,line:v.line,column:v.column}}const Vs=/^\s*import\b.{1,400}\bfrom\s{0,4}(?<from>["'].{1,200})|^\s*(?:const|let|var)\b.{1,200}\brequire\((?<required>.{1,200})/;
function Js({text:t,found:n}){const{from:o,required:r}=Vs.exec(t)?.groups??{},a=o??r;return a!==void 0&&!a.includes(n)}function Pn(t){return t.length===1?t[0]:void 0}
function e(t,n,{clues:{words:o}}){if(n.length<2)return n;const r=n.filter(a=>{const l=i(a);return l!==void 0&&l!==t&&o.includes(l)});return r.length>0?r:n}const s=/(?:^|[^\w])(\w{2,40})["']?\s{0,4}[:=]\s{0,4}["'`]?$/;
function i({text:t,column:n}){return s.exec(t.slice(Math.max(0,n-81),n-1))?.[1]}const c=/^\s*"name":\s"[^"]{1,200}",?\s*$/;async function u(t,n,{index:o,root:r,
clues:{words:a}}){for(const l of fe(t,r)){const d=[];for(const w of n){if(d.length>Ys||o.isOver)return[];for(const[j,ee]of(await o.lines(w)).entries()){const q=ye(
l,ee);q>=0&&!c.test(ee)&&d.push({file:w,line:j+1,column:q+1,text:ee,found:l})}}const v=l!==t&&/^\w+$/.test(l)?d.filter(w=>O(l,w)&&g(a,w)):d;if(v.length>0)return Y(
t,ne(l,D(v)),o)}return[]}function g(t,n){const o=i(n);return o===void 0||t.includes(o)||!/\.(?:json|ya?ml|mdx?|markdown)$/.test(n.file)}function O(t,{text:n,column:o}){
const[r,a]=[n.slice(0,o-1),n.slice(o-1+t.length)];return/["'`(/]$/.test(r)||/^["'`)]/.test(a)||/:\s*$/.test(r)&&a.trim()===""}function D(t){const n=t.filter(({text:o,
column:r})=>!o.slice(0,r-1).endsWith("</"));return n.length>0?n:t}async function Y(t,n,o){if(n.length===1)return n;const r=[];for(const a of n)!/\.(?:mdx?|markdown)$/.
test(a.file)||!a.text.startsWith(`${t}:`)||a.line<(0,Te.EZ)(await o.lines(a.file))&&r.push(a);return r.length===1?r:n}function ne(t,n){if(/^\w+$/.test(t)&&!n.every(
({file:r})=>r.endsWith(".json")))return n;const o=n.filter(({text:r,column:a})=>{const[l,d]=[r[a-2]??"",r[a-1+t.length]??""];return/["'`(]/.test(l)&&/["'`)?#]/.
test(d)});return o.length>0?o:n}function ye(t,n){for(let o=n.indexOf(t);o>=0;o=n.indexOf(t,o+t.length)){const r=/^\w/.test(t)?n[o-1]??"":"",a=/\w$/.test(t)?n[o+
t.length]??"":"";if(!/[\w$]/.test(r)&&!/[\w$]/.test(a))return o}return-1}const le=/^(@[\w.-]{1,60}\/)?(?:\w{2,20}-)?(?:plugin|preset|config)(?:-|$)/;function fe(t,n){
const o=Je(t,n),r=[t,...Pe(t)],a=/^(@?[^@\s/]{1,100}(?:\/[^@\s/]{1,100})?)@\S/.exec(o)?.[1];a&&r.push(a);const l=o.replace(le,"$1");l!==o&&r.push(l.replace(/\/$/,
""));const d=o.replace(/^(?:\.{1,2}\/|[~@#$]\/|\/){1,4}/,"");r.push(o,d);const h=d.split("/").filter(v=>v!=="");if(h.length>1&&!/^@/.test(d)){const v=h.at(-1)??
"",w=d.replace(/\.\w{1,8}$/,"").split("/");r.push(h.slice(1).join("/"),h.slice(-2).join("/"),v,w.join("/")),w.length>2&&r.push(w.slice(-2).join("/")),/^\w{4,}\.\w+$/.
test(v)&&r.push(v.replace(/\.\w+$/,""))}return/^[.#$%<]\w/.test(t)&&r.push(t.replace(/^\W/,"").replace(/\W$/,"")),[...new Set(r)].filter(v=>/\w\w/.test(v)).slice(
0,Bt)}function Pe(t){return(URL.canParse(t)?new URL(t).searchParams.getAll("family"):[]).flatMap(o=>o.split("|").map(r=>r.replace(/:.*$/,"")))}function Je(t,n){
const o=URL.canParse(t)?new URL(t):void 0;if(o&&/^https?:$/.test(o.protocol)){const a=(0,He.oF)(o.pathname).replace(/^\//,"").split("/-/")[0]??"";return/^localhost|registry/.
test(o.hostname)?a:o.hostname}const r=t.startsWith("/")&&(0,A.FK)(n,t)?(0,k.relative)(n,t):t;return/(?:^|\/)node_modules\/((?:@[\w.-]+\/)?[\w.-]+)/.exec(r)?.[1]??
r}const qe=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|sh|py|rb|php)$/,Be=/^(?:Uncaught )?(?:\w{0,60}Error: )?/,uo=/["'`:,;()]|\s\d\S{0,20}(?=\s|$)/,fo=10,po=16;async function mo({
clues:t,index:n}){const o=t.message.replace(Be,"").replace(/\.$/,""),r=o.split(uo).map(d=>d.trim()).filter(d=>d.length>=po&&d.split(" ").length>2),[a=""]=r.sort(
(d,h)=>h.length-d.length),l=n.files.filter(d=>qe.test(d));for(const d of[o,a]){if(d.length<fo||!d.includes(" "))continue;const h=await n.collect(l,(v,w,j)=>{const ee=v.
indexOf(d);return ee<0?void 0:{file:j,line:w,column:ee+1}});if(h.length>0)return n.onlyOf(h)}}const ho=/^(?:.*\/)?(?:pages|routes|app|views|content(?:\/docs)?)\/(?<way>.+)$/,
eo=/\.(?:vue|svelte|astro|[jt]sx?|mdx?|html)$/,go=/(?:^|\/)(?:index|\+page(?:\.server)?|page|route|\+layout|_index)$/,wo=60,yo=/\bfrom\s{0,4}["'](?<from>[^"']{1,300})["']|^\s{0,40}import\s{0,4}["'](?<bare>[^"']{1,300})["']/;
async function Eo({clues:t,index:n}){for(const o of t.routes){const r=So(o,n.files);if(r===void 0)continue;const a=to(t,await n.lines(r)),l=a.length>0?a.map(v=>({
file:r,line:v})):await bo(r,t,n),[d,h]=l;return d===void 0||h!==void 0||n.isOver?{file:r,line:null,column:null}:{...d,column:null}}}const $o=/^\s{0,80}[\w$.]{1,100}\s{0,4}=(?!=)/;
function to({identifier:t,names:n},o){const r=n.filter(l=>/^\w{4,80}$/.test(l)),a=l=>/^\s*(?:\/\/|\*|import\b)|\btypeof\b/.test(l)?!1:t!==void 0&&l.split(/[^\w$]+/).
includes(t)&&!$o.test(l)||r.some(h=>l.includes(`${h}(`));return(0,Te.nC)(o,a)}async function bo(t,n,o){const r=[t],a=[];for(let l=0;l<r.length&&r.length<wo;l++){
const d=r[l]??"",h=await o.lines(d);a.push(...to(n,h).map(v=>({file:d,line:v})));for(const v of h){const{from:w,bare:j}=yo.exec(v)?.groups??{},ee=Pt(w??j??"",d,
o);ee!==void 0&&!r.includes(ee)&&r.push(ee)}}return a}function So(t,n){const o=no(t.replace(/[?#].*$/,"").replace(/\.html$/,"")),r=n.flatMap(h=>{const v=eo.test(
h)?ho.exec(h)?.groups?.way:void 0;if(v===void 0||/(?:^|\/)(?:api|components|layouts?)\//.test(v))return[];const w=no(v.replace(eo,"").replace(go,"")).filter(j=>!/^\(.*\)$/.
test(j));return[{file:h,parts:w}]}),a=r.filter(({parts:h})=>h.join("/")===o.join("/")),[l,d]=a.length>0?a:r.filter(({parts:h})=>vo(h,o));return d===void 0?l?.file:
void 0}function no(t){return t.split("/").filter(n=>n!=="")}function vo(t,n){const o=r=>/^(?:\[.*\]|[$:_]\w+)$/.test(r);return t.length===n.length&&t.every((r,a)=>o(
r)||r===n[a])}async function $t(t,n){for(const o of t){const r=await n(o);if(r!==void 0)return r}}async function ko(t,n,o,r){const{index:a,root:l}=o,d=t.filter(
({severity:Ne,file:Ie})=>Ne==="error"&&a.has(Ie)),[h]=(0,$n.l)(d,1).shown,v=h??r,w=v?so(n,v):(0,z.sq)(n);if(!w)return t;const j=Ao(x(n,w),{...o,stage:(0,et.ry)(
n,w.at)?"build":o.stage}),ee=h!==void 0&&h.line!==null,q=h&&!ee?await Zs(h,a):void 0;if(q)return t.map(Ne=>Ne===h?{...h,...q}:Ne);const me=await Ms(j,h),de=me?.
place??(ee?await To(h,j):await $t(ro,Ne=>Ne(j)));if(!de)return t;if(!h){const Ne=de.file.includes("/")?w.message:w.message.replaceAll(`'${l}/`,"'./"),Ie=(0,He.Ow)(
Ne+(0,fs.lp)(me),500);return[...t,{severity:"error",code:null,message:Ie,...de}]}return ee||me!==void 0||de.file===h.file||de.line!==null&&!await Oo(h.file,j.clues,
a)?t.map(Ne=>Ne===h?{...h,...de}:Ne):t}function so(t,{message:n}){const o=t.findIndex(({text:r})=>r.includes(n.slice(0,60)));return o===-1?(0,z.sq)(t):{...(0,z.
Gd)(t,o),message:n}}async function Oo(t,{names:n,isAbsence:o},r){if(o)return!0;const a=n.filter(d=>r.find(d)===void 0);if(a.some(d=>d.includes("/")))return!1;const l=(await r.
lines(t)).join(`
`);return a.length===0||a.some(d=>l.includes(d))}const _o=/(?:^|\/)(?:package\.json|pnpm-workspace\.yaml|\.npmrc|\.yarnrc(?:\.yml)?|bunfig\.toml)$/,Ro=8,oo=[Us,
Ut,Xs].map(t=>n=>io(n,!0,o=>t(o,n))),ro=[async({clues:t,manifest:n})=>t.lacksScript?n:void 0,xs,Io,Mo,mo,t=>$t(t.named,n=>Et(t.clues.names,[n],t)),No,Po,...oo,Eo,
t=>Et(t.clues.names,ao(t),t),t=>Et(t.clues.details,ao(t),t),async({named:[t]})=>t===void 0?void 0:{file:t,line:null,column:null},async({stage:t,manifest:n})=>t===
"install"?n:void 0],xo=ro.filter(t=>!oo.includes(t));function Ao(t,n){const{index:o,root:r}=n,a=(t.message.match(ue.cU)??[]).filter(w=>w.startsWith(`${r}/`)).map(
w=>Pt(w.slice(r.length+1),"",o)),l=t.mentions.filter(({inStack:w})=>!w).map(({path:w})=>o.find(w)??wt(w,n)),d=[...a,...l].filter(w=>w!==void 0),h=o.manifest;return{
...n,clues:t,manifest:h===void 0?void 0:{file:h,line:null,column:null},named:[...new Set(d)]}}async function To({file:t,line:n},o){const{clues:r,index:a}=o,l=v=>v.
line===n&&a.find(v.path)===t,d=r.mentions.filter(({inStack:v,line:w})=>v&&w!==null);if(r.mentions.some(v=>!v.inStack&&l(v))||!d.some(l)||l(d[0]))return;const h=await $t(
xo,v=>v(o));return h?.line===null?void 0:h}function Io({clues:t,index:n,named:o}){return $t(t.shown,async r=>{const{line:a,text:l}=r,d=(w="")=>w.trim()===l;for(const w of o)
if(d((await n.lines(w))[a-1]))return{file:w,line:a,column:null};const h=[];await n.load();for(const w of n.files){const j=await n.lines(w),q=l.length<Ro?Ot(r,t.
rows,j):(0,Te.nC)(j,d);h.push(...q.map(me=>({file:w,line:me,column:null})))}const v=h.filter(w=>w.line===a);return n.onlyOf(v.length>0?v:h)})}async function Mo(t){
const n=await io(t,!1,r=>Xs(r,t)),o=t.clues.names.filter(r=>/^(?:\.{1,2}|@[\w-]+|~)\//.test(r));return!n||o.length===0?n:await Et(o,[n.file],t)??n}function io({
clues:t},n,o){return $t(t.mentions.filter(r=>r.inStack===n),o)}async function Xs({path:t,line:n,column:o},{index:r}){const a=n===null?void 0:r.find(t);if(a===void 0||
n===null)return;const l=await r.lines(a);if(!(n>l.length))return n===l.length&&n>1&&l[n-1]===""?{file:a,line:n-1,column:null}:/^---\s*$/.test(l[n-1]??"")?{file:a,
line:n+1,column:null}:{file:a,line:n,column:o}}async function No({clues:{message:t,names:n},index:o,named:r}){const a=n.filter(l=>l.includes("/")&&['"',"'","`"].
some(d=>t.includes(d+l+d)));return $t(r,async l=>{const d=a.filter(j=>(o.find(j)??l)!==l),h=j=>d.some(ee=>j.includes(`"${ee}"`)||j.includes(`'${ee}'`)),[v,w]=(0,Te.
nC)(await o.lines(l),h);return v===void 0||w!==void 0?void 0:{file:l,line:v,column:null}})}async function Po(t){const[n]=t.clues.hints,[o]=t.named;return n&&o!==
void 0?Xs({path:o,...n},t):void 0}const Lo=/^(?:README|CONTRIBUTING|SECURITY)\b[^/]*$/i;function ao({index:t,stage:n}){return t.files.filter(o=>n==="build"?!Lo.
test(o):_o.test(o))}const Co=200,Qs=2e3,Do=/\.[cm]?tsx?$/,jo=/\?vue&type=style&index=(\d{1,3})/,Uo=/\.(?:vue|svelte|astro)(?:$|\?)/,qs={...dt.$,bytes:8*Z.D6,fileBytes:Z.
D6/4,files:1500,entries:2e4,ms:200};async function Wo(t,{root:n,folder:o,clock:r,command:a,own:l,committed:d,processor:h=r,searchMs:v=qs.ms},w){const j=await Ko(
lt(t,w),new dt.j(n,r),o),ee=Ae=>l?.has(Ae)??(!(0,Te.BM)(Ae)||(d?.has(Ae)??!0)),q=j.filter(({file:Ae})=>!(0,Te.fz)(Ae)&&ee(Ae));if(a===void 0)return{read:q.filter(
rt),guess:void 0};const me=await Te.ac.read(new dt.j(n,h,{...qs,ms:v}),o,l),de=(0,et.Se)(t),Ce=[...q.filter(rt),...q.filter(Ae=>!rt(Ae))].map(Ae=>({...Ae,file:me.
find(Ae.file)??Ae.file})),Ne=j.find(Ae=>rt(Ae)&&(0,Te.BM)(Ae.file)&&!ee(Ae.file)),Ie=await ko(Ce,de,{index:me,root:n,stage:a},Ne),Ge=new Set(Ie.filter(rt).slice(
0,co)),it=await Promise.all(Ie.map(Ae=>Ge.has(Ae)?Fo(Ae,de,me):Ae));return{read:await Go(it.slice(0,Ce.length),me),guess:it[Ce.length]}}function rt({severity:t}){
return t==="error"}const co=8;async function Fo(t,n,o){const r=so(n,t);return r?We(await rs(t,x(n,r).rows,o),o):t}const Bo=/[`'"](?<word>[\w$@:.[\]()/-]{3,100})[`'"]/;
async function Go(t,n){const[o]=t,r=o&&rt(o)?Bo.exec(o.message)?.groups?.word:void 0;if(r===void 0)return t;const a=t.filter(h=>rt(h)&&h.message===o?.message);if(a.
length<2||a.length>co)return t;const l=await Promise.all(a.map(async({file:h})=>(await n.lines(h)).join(`
`).includes(r))),d=new Set(a.filter((h,v)=>l[v]));return[...d,...t.filter(h=>!d.has(h))]}async function Ko(t,n,o){const r=[];for(const{frame:l,...d}of t)r.push(
l===void 0?await Ho(d,n,o):d);const a=await zo(t,n);return r.map((l,d)=>t[d]?.frame===void 0?l:{...l,file:a.get(d)??""}).filter(({file:l})=>l!=="")}async function zo(t,n){
const o=[...t.entries()].filter(([,{frame:a}])=>a!==void 0),r=new Map;if(o.length===0)return r;for await(const a of n.walk(Do)){const l=await n.lines(a)??[];for(const[
d,{frame:h,line:v}]of o){const w=l[(v??0)-1]??"";w.length>Qs||w.trim()!==h?.trim()||r.set(d,r.has(d)?"":(0,k.relative)(n.root,a))}}return n.isOver?new Map:r}async function Ho(t,n,o){
if(/^[\w+.-]+:/.test(t.file))return t;const[r=""]=t.file.split("?",1),a=(0,k.resolve)(o,r);if(!(0,A.FK)(n.root,a))return t;const l=await Vo(t,a,n)??await Zo(t,a,
n);return{...t,file:(0,k.relative)(n.root,a),...l}}async function Zo({file:t,line:n,message:o},r,a){const[l,d]=[(0,Fe.ri)(o),(0,je.B)(o)?.name];if(l===void 0&&d===
void 0)return{};const h=ee=>ee.length>Qs?-1:l?ee.search(l):ee.split(/[^\w$]+/).includes(d??"")?ee.indexOf(d??""):-1,v=n===null||a.isOver?void 0:(await a.lines(r))?.[n-
1];return v!==void 0&&h(v)>=0?{}:await Yo(ee=>l||/^\s*(?:import|export)\b/.test(ee)?h(ee):-1,r,a)??(Uo.test(t)?{line:null,column:null}:{})}async function Yo(t,n,o){
const r=await o.filesIn(n,Co)??[n],a=[];for(const l of r){if(o.isOver)return;const d=await o.lines(l)??[],h=d.findIndex(w=>t(w)>=0),v=t(d[h]??"")+1;h>=0&&a.push(
{file:(0,k.relative)(o.root,l),line:h+1,column:v})}return a.length===1?a[0]:void 0}async function Vo({file:t,line:n,column:o},r,a){const l=jo.exec(t)?.[1];if(l===
void 0&&!t.endsWith(ue.$p))return;const d=a.isOver?void 0:await a.lines(r),v=d&&(l===void 0?(0,Te.EZ)(d):(w=>w.flatMap((j,ee)=>j.length<=Qs&&/^\s*<style\b/.test(
j)?[ee]:[]))(d)[Number(l)]);return v===void 0||n===null?{line:null,column:null}:{line:v+n,column:o}}}),8741:((Oe,oe,m)=>{m.r(oe),m.d(oe,{diagnosticsOf:()=>ot,faultsOfSuccess:()=>Ft,
findingsOf:()=>Fs,findingsOfStart:()=>Bs,isFaultOfSource:()=>Vs,ownWords:()=>Bt,withoutOwnFolders:()=>Wt});var k=m(6760),A=m(1224),Z=m(5807),W=m(8595),z=m(2345),
F=m(2416),H=m(107),te=m(6612),G=m(2207),N=m(5230);function x(e){return Object.entries(e).flatMap(([s,i])=>[i].flat().map(c=>({tool:s,log:c})))}function _(e){return Object.
entries(e).map(([s,{signs:i=[{codes:[s.replaceAll("-","_")]}],...c}])=>({...c,name:s,signs:i.map(u=>u instanceof RegExp?{log:u}:u)}))}function P({signs:e},s,i){
for(const c of e)if(!(c.codes&&!(s.code&&c.codes.includes(s.code)))&&!(c.exitCodes&&!(typeof s.exitCode=="number"&&c.exitCodes.includes(s.exitCode)))&&!(c.signals&&
!(s.signal&&c.signals.includes(s.signal)))&&!(c.stages&&s.stage&&!c.stages.includes(s.stage.toLowerCase()))&&!(c.weak&&s.diagnostics?.some(({severity:u,line:g})=>u===
"error"&&g!==null))){if(!c.log)return{groups:{},facts:s,lines:i};for(let u=i.length-1;u>=0;u--){const g=(0,N.$)(c.log,i[u]??"");if(g)return{groups:g.groups??{},
facts:s,lines:i}}}}function S({code:e}){return G.sR.some(s=>s===e)}function p(e,s){for(const i of e){const c=(0,N.$)(s,i)?.[1];if(c!==void 0)return c}}function E(e,s){
return e===void 0||e===""?s:`"${e}"`}var R=m(9882),C=m(770),T=m(8995),$=m(9047),I=m(7214),M=m(8503),f=m(1981);const y={"import-case":{signs:[{}],summary:e=>{const s=(0,I.
XQ)(e);return s&&`the import "${s.specifier}" differs from the file's name only in upper and lower case`},remedy:e=>`The file is ${E((0,I.XQ)(e)?.actual,"there")}\
: write the import as it is spelt, or rename it with git mv. Builds run where case counts.`},"missing-file":{signs:[{}],summary:e=>{const s=(0,I.ne)(e),i=/\.html?$/.
test(s?.importer??""),c=s?.kind==="file"&&(i?s.specifier:(0,f.p)(s.specifier,e));return c&&(0,M.f)(e).some(C.lQ)?`the import "${c}" leads to no file and no pack\
age`:c?`the file "${c}" that is imported does not exist`:void 0},remedy:e=>{const s=(0,M.f)(e);if(s.length>0)return`There is ${B(s)}: correct the import, or com\
mit the file that it names.`;const{importer:i="",specifier:c=""}=(0,I.ne)(e)??{};return`Check the path and its upper and lower case, and that the file is commit\
ted: \`git check-ignore -v\` tells whether .gitignore holds it back.${/\.s[ac]ss$/.test(i)&&/^\w[\w.-]*\//.test(c)?" If it is of a package, add the package to p\
ackage.json and the lockfile.":""}`}},"missing-export":{signs:[{}],summary:({facts:e})=>{const s=L(e);return s&&`${s.file}${s.line===null?"":`:${s.line}`}: ${s.
message}`},remedy:({facts:e})=>{const{message:s=""}=L(e)??{},i=(0,C.Or)(s),{name:c,from:u}=(0,$.B)(s)??{},[,g]=/(?:^|\/)node_modules\/((?:@[^/]{1,100}\/)?[^/]{1,100})\//.
exec(u??"")??[];if(g)return`Import ${c==="default"?"by name":"a name"} that ${E(g,"")} exports, or install a version that has ${c}.`;const O=u?E(u,""):"the modu\
le";return i.length>0?`Import ${B(i)} from ${O}, or export ${c} there.`:c==="default"?`Import by name from ${O}, in braces, or give it a default export.`:`Expor\
t ${c} from ${O}, or import what it has. A type needs import type.`}},"missing-read":{signs:[/ENOENT: no such file or directory, (?:open|stat|scandir) '(?<path>[^']{1,400})'/],
summary:e=>{const s=e.facts.diagnostics?.find(({severity:i,line:c})=>i==="error"&&c!==null);if(!(s&&!s.message.includes("ENOENT")))return`the file "${(0,f.p)(e.
groups.path??"",e)}" that is read does not exist`},remedy:()=>"Check the path where it is written, its upper and lower case, and that the file is committed."},"\
missing-package":{signs:[{}],summary:e=>{const s=(0,I.ne)(e);if(s?.kind!=="package")return;if(b(s.specifier,e))return`"${s.specifier}" is a module of Node.js, a\
nd browsers do not have it`;const i=(0,I.SN)(e.facts),c=i.length===0?"":`, and package.json has ${B(i)}`;return`the package "${s.specifier}" is not installed${c}`},
remedy:e=>{const s=(0,I.ne)(e)?.specifier??"the package";if(b(s,e))return"Import it only in code that runs on the server, or let the bundler take a package in i\
ts place that works in browsers.";const i=(0,I.SN)(e.facts);return i.length>0?`package.json has ${B(i)}: correct the name ${s}, or add a package of that name to\
 package.json and the lockfile.`:e.lines.some(c=>c.includes("No module named"))?`Add ${s} to the project's requirements.`:`Run npm install ${s} (or your package\
 manager's add) and commit package.json with the lockfile.${V(e.facts)}`},part:()=>({kind:"uninstalled"})}};function b(e,{lines:s}){return(0,T.isBuiltin)(e)&&!s.
some(i=>i.includes("No module named"))}function L({diagnostics:e=[]}){const s=e.find(({severity:i})=>i==="error");return s&&(0,$.B)(s.message)?s:void 0}function B(e){
return[e.slice(0,-1).join(", "),...e.slice(-1)].filter(Boolean).join(" or ")}function V(e){return S(e)?"":" A platform that installs with NODE_ENV=production le\
aves out devDependencies."}const ae=/^\s*"?message"?: ["'](?:Invalid input: expected \w{1,20}, received undefined|Required)["'],?$/,re=4,Ee={"memory-limit":{signs:[
{codes:["out_of_memory"],log:/was stopped because (?<why>[\w ,.:']{1,300})$/}],summary:({groups:e})=>e.why??"the build used more memory than it may",remedy:()=>"\
Make the build smaller: source maps, parallel workers and pages built at once cost most. Or ask the platform's operators to raise the limit (slipway platform --\
build-memory)."},"disk-limit":{signs:[{codes:["disk_quota","disk_full"],log:/was stopped because (?<why>[\w ,.:']{1,300})$/},{codes:["disk_quota"]}],summary:({groups:e})=>e.
why??"the build wrote more than it may",remedy:()=>"Make the build write less (caches, source maps, copies of node_modules), or ask the platform's operators to \
raise the limit (slipway platform --build-disk)."},"out-of-memory":{signs:[{codes:["out_of_memory"]},{codes:["build_killed"],log:/heap out of memory|Reached heap limit/},
{tool:"node",log:/JavaScript heap out of memory|Reached heap limit|Ineffective mark-compacts near heap limit/},/(?:fatal error: runtime: )?(?:out of memory|cannot allocate memory)$|ENOMEM|OOMKilled/i],
summary:()=>"the build ran out of memory",remedy:({lines:e})=>e.some(s=>s.includes("heap"))?"Set the app variable NODE_OPTIONS to --max-old-space-size=4096 (MB)\
, or make the build smaller: source maps and parallel workers cost most.":"Make the build smaller (source maps and parallel workers cost most), or let it run wh\
ere there is more memory."},"file-watchers":{signs:[/System limit for number of file watchers reached/],summary:()=>"the build watches files for changes",remedy:()=>"\
Use a build command that ends: without --watch, and not a dev server."},"disk-full":{signs:[{codes:["disk_full"]},/ENOSPC|[Nn]o space left on device/],summary:()=>"\
the disk is full where the build ran",remedy:()=>"Make the build write less (caches, source maps), or free space on the platform and deploy again."},"build-time\
out":{summary:()=>"the build took longer than the platform allows",remedy:()=>"Check that the build command ends by itself: a dev server or a watch mode never d\
oes. Then look for what is slow in the log."},"missing-script":{signs:x({npm:/^Missing script: "?(?<script>[^"\s]{1,100})"?/,pnpm:[/ERR_PNPM_NO_SCRIPT\s+Missing script: (?<script>\S{1,100})/,
/ERR_PNPM_RECURSIVE_EXEC_FIRST_FAIL\s+Command "(?<script>[^"]{1,100})" not found/],yarn:/^error Command "(?<script>[^"]{1,100})" not found\./,"yarn-berry":/Couldn't find a script named "(?<script>[^"]{1,100})"/,
bun:/Script not found "(?<script>[^"]{1,100})"/}),summary:({groups:e})=>`package.json has no script ${E(e.script,"of that name")}`,remedy:({facts:e,groups:s,lines:i})=>{
const c=e.diagnostics?.find(({code:D})=>D==="missing-script"),u=J(i).filter(D=>D!==s.script),g=c?(0,C.Or)(c.message):(0,R.pA)(s.script??"",u);return`${g.length>
0?`There is ${B(g)}. `:""}Add the script ${E(s.script,"named in the log")} to package.json, or name one that exists where it is called.`},part:({groups:e})=>({kind:"\
member",name:"scripts",wanted:e.script})},"command-not-found":{signs:[/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>[\w@./-]{1,100}): (?:command )?not found$/,
/spawn (?<command>[\w@./-]{1,100}) ENOENT$/,{exitCodes:[127]}],summary:({groups:e})=>`the command ${E(e.command,"to run")} was not found`,remedy:({groups:e,facts:s})=>`\
Add the package that brings ${E(e.command,"it")} to dependencies in package.json.${V(s)}`,part:({groups:e})=>e.command?{kind:"script",command:e.command}:void 0},
"permission-denied":{signs:[/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>\S{1,200}): Permission denied$/,/EACCES: permission denied, \w{1,20} '(?<command>[^']{1,200})'/,
{exitCodes:[126]}],summary:({groups:e})=>`permission denied${e.command?` for ${E(e.command,"")}`:""}`,remedy:({groups:e})=>e.command?.startsWith("/")?"Let the b\
uild write only inside the repository; other folders are closed to it.":"Make the script executable and commit that: git update-index --chmod=+x FILE. Or run it\
 through its interpreter, as sh FILE.",part:({groups:e})=>e.command?{kind:"file",path:e.command}:void 0},"port-in-use":{signs:[/EADDRINUSE(?::.{0,60}?:(?<port>\d{2,5}))?|[Pp]ort (?<port2>\d{2,5}) is (?:already )?in use/],
summary:({groups:e})=>`a port is in use${e.port?` (${e.port})`:""}`,remedy:()=>"A build should not start a server on a fixed port: let it listen on port 0, or u\
se a build command that starts none."},"warnings-as-errors":{signs:x({"react-scripts":/Treating warnings as errors because process\.env\.CI = /,eslint:/ESLint found too many warnings/}),
summary:()=>"the build counts warnings as errors",remedy:({lines:e})=>e.some(s=>s.startsWith("Treating warnings"))?"Mend the warnings in the log, or set build-c\
ommand to CI=false npm run build.":"Mend the warnings in the log, or raise --max-warnings."},"missing-variable":{signs:[/(?:[Mm]issing|[Uu]ndefined|[Ii]nvalid)(?: required)? env(?:ironment)?(?: variable)?s?:? [`"'[]?(?<name>[A-Z][A-Z0-9_]{1,80})/,
/(?:[Ee]nv(?:ironment)? (?:variable|var)|variable) [`"']?(?<name>[A-Z][A-Z0-9_]{1,80})[`"']? (?:is (?:not (?:set|defined|provided)|missing|undefined|required)|must be (?:set|defined))/,
/(?<!ReferenceError: )(?<![\w])[`"']?(?<name>[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60})[`"']? (?:environment variable |env var )?(?:is (?:not (?:set|defined|configured|provided)|missing|required)\b|must be set\b|(?:not (?:set|defined|configured|provided)|missing|required)[.!]?$)/,
...x({zod:ae,"dotenv-safe":/^\s*missing: \[ '(?<name>[A-Z][A-Z0-9_]{1,80})'/,sveltekit:/"(?<name>PUBLIC_\w{1,80}|\w{1,80})" is not exported by "(?:virtual:env|\$env)\/static\/(?:public|private)/})],
summary:e=>{const s=Q(e);return s&&`the variable ${s} is not set`},remedy:e=>{const s=Q(e);return`Add ${s} to the app variables (input env or env-file); secrets\
 through \${{ secrets.${s} }}.`}},...y,"builder-crashed":{summary:({facts:e})=>(e.message||"The process that built this deployment crashed").replace(/^The/,"the"),
remedy:()=>"Deploy again. If it fails again, something in the repository crashes the platform's worker: the operators find the cause in the platform's log."},"b\
uild-killed":{signs:[{codes:["build_killed"]},{signals:["SIGKILL","SIGTERM"]},{exitCodes:[137,143]}],summary:({facts:{signal:e,diagnostics:s=[]}})=>e==="SIGABRT"&&
s.some(({severity:i})=>i==="error")?void 0:"the build was killed",remedy:()=>"Look in the log for what ended it, and deploy again. If it fails again, the build \
may need more memory or time than it may use."}};function Q({groups:e,lines:s}){if(e.name!==void 0)return e.name;const i=s.findLastIndex(u=>ae.test(u)),c=s.slice(
Math.max(0,i-re),Math.max(0,i)).toReversed();return p(c,/^\s+(?:path: \[ )?["']([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)["'](?: \],)?$/)}function J(e){const s=new Set,i=e.
findLastIndex(c=>/[Mm]issing script|not found|a script named/.test(c));for(const c of e.slice(Math.max(0,i),i+40)){const u=p([c],/^\s*(?:npm|pnpm|yarn|bun) run ([\w:.-]{1,60})(?:\s|$|")/)??
p([c],/Did you mean "(?:pnpm|yarn|npm) (?:run )?([\w:.-]{1,60})"/);u&&s.add(u)}return[...s].slice(0,10)}function K(e){return e?{kind:"dependency",name:U(e)}:void 0}
function U(e){return e.replace(/%2f/i,"/").replace(/\/-\/.*$/,"").replace(/(?<=.)@.*$/,"").replace(ie,"")}const ie=/(?<=\w)-(\d{1,5}\.\d{1,5}\.\d[\w.+-]{0,60})\.tgz$/;
function pe(e){return/^.[^@]*@(?:npm:)?(.+)$/.exec(e)?.[1]??ie.exec(e)?.[1]}function ge(e){return e.kind==="file"?e.path:e.kind==="uninstalled"?void 0:"package.\
json"}const ke={"browser-only":{signs:[/ReferenceError: (?<name>window|document|localStorage|sessionStorage|navigator|HTMLElement) is not defined/],summary:({groups:e})=>`\
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
/#[\w:-]{1,60}/g,"")}`:""}`},remedy:()=>"Take one of the dependencies between these packages out of their package.json files.",part:({lines:e})=>K(p(e,/^\s*\|\s{1,8}([@\w./-]{1,100})#\S{1,60} -> /))},
turbo:{signs:x({turbo:[/^[\s`>-]*[x×] (?<what>No package found with name '[^']{1,100}' in workspace)$/,/^[\s`>-]*[x×] (?<what>Could not find task `[^`]{1,100}` in project)$/]}),
summary:({groups:e})=>`turbo: ${e.what}`,part:({groups:e})=>e.what?.includes("task")?{kind:"file",path:"turbo.json"}:void 0,remedy:({groups:e})=>e.what?.includes(
"task")?"Name the task in build-command as turbo.json has it among its tasks.":"Write --filter in build-command as the name in that package's package.json."},"c\
ss-minify":{signs:[{tool:"vite",log:/^(?:\w*Error: )?\[lightningcss minify\] (?<what>\S.{0,200})$/}],summary:({groups:e,lines:s,facts:i})=>{const c=i.diagnostics?.
find(({severity:O,line:D})=>O==="error"&&D!==null);if(c)return`${c.file}:${c.line}: ${e.what}`;const u=s.findIndex(O=>/^\s*\|\s+\^/.test(O)),g=/^\d{1,7} *\| *(\S.{0,80})/.
exec(s[u-1]??"")?.[1]?.trim();return`the style sheets do not parse: ${e.what}${g?`, at ${E(g,"")}`:""}`},remedy:()=>"Look above what is quoted for a rule or a c\
omment that is not closed, in the style sheet that holds it."}};var _e=m(1809);const $e=/(?:\b|[a-z])(?:error|exception|fatal|failed|cannot|denied|invalid)\b/i,
xe=/^(?: {0,3}(?:\[?(?:ERROR|error|FATAL)\]?:?|(?:lerna )?ERR!|NX|[x×✖✘]|>(?= [A-Z].*\.$))\s+){1,3}/u,Me=/^ {1,3}[x×✖] \S/u,Le=/^\s*\[cause\]: (?:Error: )?(?<message>\S.*)$/,
be=/^(?:\$ |(?:Failed|Error|Aborted)[.!]?$|A complete log of this run|Log files were not written|For help, run: |(?:\[\w{1,20}\] )?(?:[✗x🚨] )?Build failed|Failed to compile|Storybook exited with|(?:success|failed|not finished) .{1,200} - [\d.]+s$|Use --verbose |Pass --verbose |yarn (?:run|install) v\d|\[[\w@:/ .-]{1,60}\]$|Rspack (?:build failed|compiled)|To suppress |INFO |FATAL$|(?:error )?(?:during build|Command failed)|Node\.js v\d|Found \d+ errors? |Eleventy Fatal Error|Problem writing Eleventy|(?:Wrote|Copied) \d|\s{0,4}ELIFECYCLE|\s{0,4}run failed: command |Lifecycle script |script "[^"]{1,60}" exited with |(?:code|path|workspace|location|syscall) \S{1,400}$|>(?! [A-Z].*\.$)|[}(]|\{(?! \w+: )|node:internal\/|at |info |Exit code|$)/u,
Se=/^(?:Checked out |Cloning |\[\d\/\d\] |Progress: |Packages: |Scope: |Saved lockfile|Already up to date|Lockfile is up to date|Done in |Resolv(?:ing|ed)[ ,]|This error happened while |Run with the --force |Running target |[·•\u2800-\u28ff├└│┌] ?|[-+]{1,80}$|[-\\|/] |notsup (?:Valid|Actual) |\d\d:\d\d:\d\d\s)/u,
De=/^\s/,je=/^\s*(?:at |[|│:{}>^~-]|\d{1,7} *[|│])/,Fe=/^(?:Most likely|Probably|Possibly|Perhaps|Maybe|This is (?:likely|probably|usually)|Reason:|Because)\b/,
et=/ \w{2,30} \w/,He=/\b\d{1,7} (?:error|warning|problem)s?\b/;function at(e){return e===""||/^[$>] /.test(e)}function ct(e){return be.test(e)||Se.test(e)||(0,_e.
Ol)(e)}function Ze(e,s){const i=e.findLast(le=>Le.test(le));if(i)return Le.exec(i)?.groups?.message;const c=e.findLastIndex(_e.oJ),u=(0,_e.EP)(e.map(le=>({text:le})),
0,e.length),g=e.flatMap((le,fe)=>{if(le===s)return[];const Pe=le.replace(xe,""),[Je,qe,Be]=[Me.test(le),!De.test(Pe),fe>c];return ct(Pe)||u.has(fe)?[]:[{text:Pe,
isReport:Je,isLoose:qe,isLate:Be}]}),O=g.filter(({isLoose:le})=>le),D=g.filter(({isLate:le})=>le),ne=O.findLast(({text:le,isReport:fe})=>fe||$e.test(le))??D.findLast(
({text:le,isLoose:fe})=>fe&&(0,F.F7)(le))??D.findLast(({text:le,isLoose:fe})=>fe&&!(0,F.c4)(le))??D.findLast(({text:le})=>!je.test(le)&&!(0,F.c4)(le));if(!ne)return e.
findLast((le,fe)=>fe>c&&u.has(fe)&&et.test(le)&&!He.test(le))?.trim();const ye=g[g.lastIndexOf(ne)+1]?.text??"";return Fe.test(ye)?`${ne.text.trim()} ${ye.trim()}`:
ne.text.trim()}const St={"install-script":{signs:[...x({npm:/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (?<command>\S.{0,300})$/,yarn:[/^error \S{0,300}\/node_modules\/(?<name>(?:@[\w.-]{1,80}\/)?[\w.-]{1,100}): Command failed\.$/,
/^error Command failed with exit code \d{1,3}\.$/],"yarn-berry":/^(?<name>@?[^\s@]{1,150})@(?<where>workspace|npm|\w{1,20}):\S{1,200} couldn't be built successfully/,
bun:/^error: (?<script>\w{1,20}) script from "(?<name>[^"]{1,150})" exited with/}),/^> @?[^\s@]{1,150}@[^\s@]{1,60} (?<script>(?:pre|post)?install|(?:pre|post)?prepare)(?: |$)/,
{tool:"pnpm",log:/^\s?(?<pnpm>ELIFECYCLE)\s+Command failed/}],summary:e=>{if(e.facts.stage!=="install"||e.groups.pnpm&&!Re(e))return;const{name:s,script:i,command:c}=Ye(
e),u=s?`the package ${E(s,"")}`:"the project",g=ce(e,c),O=g?`${g} is not installed`:vt(e,c)??Ze(e.lines,e.facts.message);return`${u} fails in its ${i??"install \
script"}${c?` (${c})`:""}${O?`: ${O}`:""}`},remedy:e=>{const{name:s,command:i}=Ye(e),c=s?void 0:ce(e,i);return c?`Add the package that brings "${c}" to dependen\
cies in package.json.${V(e.facts)}`:s?"Update the package, or leave its script out if the site does not need it: an .npmrc with ignore-scripts=true leaves out a\
ll of them (Yarn 2 and later: enableScripts: false in .yarnrc.yml).":"Correct the script in package.json, and check that the file that it runs is committed, wit\
h its upper and lower case."},part:e=>{const{name:s,script:i,command:c}=Ye(e);return s?{kind:"dependency",name:s,script:{name:i,command:c}}:{kind:"script",name:i,
command:c}}}},X=/^(?:\S{0,100}sh|\S{1,100}\.sh): (?:(?:line )?\d{1,5}: )?([\w@.-]{1,100}): (?:command )?not found$/,se=/^(?:npm|npx|pnpm|yarn|bun|bunx|node|sh|bash)$/;
function ce({facts:e,lines:s},i=""){if(e.exitCode!==127)return;const c=/^(?<program>[\w@.-]{1,100})(?: [^&|;]{0,300})?$/.exec(i)?.groups?.program,u=p(s,X)??c??"";
return u===""||se.test(u)?void 0:u}const ue=/^> @?[^\s@]{1,150}@[^\s@]{1,60} (\w{1,20})(?: |$)/,we=[/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (\S.{0,300})$/,/^Command: (\S.{0,300})$/,
/^(?:> |\$ )((?!@?[^\s@]{1,150}@[^\s@]{1,60} \w{1,20}(?: |$))\S.{0,300})$/],he=/^path \S{0,300}\/node_modules\/((?:@[\w.-]{1,80}\/)?[\w.-]{1,100})$/,ve=/^\S{0,300}node_modules\/((?:@[\w.-]{1,80}\/)?[\w.-]{1,100}) (\w{1,20})(: Failed$|\$ (.{1,300})$)/;
function Re({facts:e}){const s=e.log.flatMap(u=>{const[,g,O,D,Y]=ve.exec(u)??[];return g&&O?[{name:g,script:O,command:Y,isEnd:D===": Failed"}]:[]}),i=s.findLast(
({isEnd:u})=>u),c=s.findLast(({name:u,script:g,command:O})=>u===i?.name&&g===i.script&&O);return i&&{name:i.name,script:i.script,command:c?.command}}function Ye(e){
const{groups:s,lines:i}=e,c=s.pnpm?Re(e):void 0;if(c)return c;const u=s.name??p(i,he),g=p(i,/^> (@?[^\s@]{1,150})@[^\s@]{1,60} \w{1,20}(?: |$)/),O=s.where==="wo\
rkspace"||u!==void 0&&u===g,D=s.command??lt(i,we);return{name:u&&!O?U(u):void 0,script:s.script??p(i,ue),command:D}}function lt(e,s){for(const i of s){const c=e.
slice(1).flatMap(u=>i.exec(u)?.[1]??[]).at(-1);if(c)return c}}function vt(e,s=""){const i=p(e.lines,/Cannot find module '(\/[^']{1,300})'/);return i?`${s.split(
" ").find(u=>i.endsWith(`/${u.replace(/^\.\//,"")}`))??(0,f.p)(i,e)} does not exist`:void 0}const Ln={"peer-conflict":{signs:[{tool:["npm","pnpm"],log:/^code ERESOLVE|^ERESOLVE (?:could not resolve|unable to resolve)|ERR_PNPM_PEER_DEP_ISSUES/}],
summary:({lines:e})=>{const s=p(e,Cn),i=p(e,Kt),c=p(e,/^Found: (\S{1,150})$/);return s&&i&&c?`${i} asks for ${s.replaceAll('"',"")}, and the project has ${c}`:s?
`dependencies ask for versions that exclude each other (${s})`:"peer dependencies conflict"},remedy:()=>"Move the packages named in the log to versions that fit\
 each other. As a stopgap commit an .npmrc with legacy-peer-deps=true.",part:({lines:e})=>K(p(e,Kt))},"workspace-missing":{signs:x({pnpm:/ERR_PNPM_WORKSPACE_PKG_NOT_FOUND\s.{0,300}?"(?<name>@?[^@"\s]{1,150})@workspace:/,
"yarn-berry":/^(?:Error: )?(?<name>@?[^@\s]{1,150})@workspace:[^\s:]{1,60}: Workspace not found/,bun:/Workspace dependency "(?<name>[^"]{1,150})" not found/}),summary:({
groups:e})=>`the repository has no workspace called ${E(e.name,"as a dependency names it")}`,remedy:()=>"Correct the name in package.json, or add the folder of \
that package to the workspaces of the root (pnpm: pnpm-workspace.yaml).",part:({groups:e})=>K(e.name)},"workspace-version":{signs:[{tool:"pnpm",log:/ERR_PNPM_NO_MATCHING_VERSION_INSIDE_WORKSPACE\s.{0,300}?for (?<name>\S{1,150}) inside the workspace/}],
summary:({groups:e})=>`no workspace of the repository fits ${E(e.name,"what a dependency asks for")}`,remedy:({groups:e})=>`Let the dependency ${e.name?`on ${U(
e.name)} `:""}ask for the version that the workspace's own package.json has, or write * (pnpm, Yarn 2 and Bun: workspace:*).`,part:({groups:e})=>K(e.name)},"man\
ager-version":{signs:[{tool:"corepack",log:/HTTP 404 when performing the request to https?:\/\/[^\s;]{1,200}\/(?<name>@yarnpkg\/cli-dist|yarn|pnpm|npm)\/(?<version>[\w.-]{1,40})/},
/No matching version found for (?<name>@yarnpkg\/cli-dist)@(?<version>[\w.-]{0,40}\w)/,{stages:["install"],log:/^The install command `npm install [^`]{1,400} (?<name>@yarnpkg\/cli-dist|yarn|pnpm|bun)@(?<version>\d[\w.-]{0,40})` exited /}],
summary:({groups:e})=>`packageManager names ${e.name==="@yarnpkg/cli-dist"?"yarn":e.name}@${e.version}, which cannot be installed: the registry may not have tha\
t version`,remedy:()=>"Set packageManager in package.json to a version that is published, and write the lockfile with it.",part:()=>({kind:"member",name:"packag\
eManager"})},"version-not-found":{signs:x({npm:/No matching version found for (?<name>\S{1,150}?)\.?(?: while|$)/,yarn:/Couldn't find any versions for "(?<name>[^"]{1,120})"(?: that matches "(?<wanted>[^"]{1,100})")?/,
"yarn-berry":/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): No candidates found/,bun:/^error: No version matching "(?<wanted>[^"]{1,100})" found for specifier "(?<name>[^"]{1,150})"/}),
summary:({groups:e})=>`no version of ${E(e.name&&zt(e.name,e.wanted),"a package")} fits`,remedy:({groups:e,lines:s})=>{const i=p(s,/while installing the dependencies of (\S{1,200})/);
return i?`${i} asks for it: update that package, or override the version in package.json.`:`Correct the version in package.json to one that is published, and co\
mmit the new lockfile. If package.json does not name ${e.name?U(e.name):"it"}, a package that it names asks for it: update that one, or override the version.`},
part:({groups:e,lines:s})=>K(Ht(s)??e.name)},"package-not-found":{signs:x({npm:/^404\s+(?:The requested resource )?'(?<name>[^']{1,150})' (?:is not in this registry|could not be found)/,
pnpm:/ERR_PNPM_FETCH_404\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): Not Found/,yarn:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): Not found/,
"yarn-berry":/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Package not found/,bun:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 404$/}),
summary:({groups:e})=>`the package ${E(e.name&&zt(e.name),"asked for")} is not in the registry`,remedy:({groups:e})=>(e.name?.includes("/-/")?"The lockfile asks\
 for a version that the registry does not have, or no longer: install another one, and commit the lockfile. ":"Check its name in package.json. ")+"If it is priv\
ate, set its registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:e,lines:s})=>K(Ht(s)??e.name)},"registry-login":{signs:x(
{npm:/(?:401 Unauthorized|403 Forbidden) - (?:GET|PUT) https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?=\s|$)/,
pnpm:/ERR_PNPM_FETCH_40[13]\s+GET https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/:]{1,100}\/)?[^\s/:]{1,150}(?:\/-\/[^\s/:]{1,150})?): /,
bun:/^error: GET https?:\/\/(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 40[13]$/,
"yarn-berry":/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Invalid authentication/}),summary:({groups:{host:e,name:s}})=>`${`the package registry${e?` ${e}`:""}`} r\
efused the login${s?` for ${U(s)}`:""}`,remedy:()=>"Give the build a registry token as an app variable (input env), and name that variable as :_authToken in .np\
mrc (Yarn 2 and later: npmAuthToken in .yarnrc.yml).",part:({groups:e})=>K(e.name)},"registry-refused":{signs:x({npm:/^(?<why>[45]\d\d \w[\w ]{0,40}) - GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?: - |$)/,
pnpm:/ERR_PNPM_FETCH_[45]\d\d\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): (?<why>.{1,60})$/,yarn:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): (?!Integrity check)(?<why>[^"]{1,100})/,
bun:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - (?<why>[45]\d\d)$/}),summary:({groups:{name:e="",why:s}})=>`\
the package registry does not give ${U(e)}: ${s}`,remedy:()=>"Deploy again if the registry is at fault. If the package is private, set its registry and a token \
in .npmrc, with the token as an app variable (input env).",part:({groups:e})=>K(e.name)},integrity:{signs:[{tool:["pnpm","yarn","bun"],log:/ERR_PNPM_TARBALL_INTEGRITY\s+Got unexpected checksum for "\S{1,300}?\/(?<name>(?:@[\w.-]{1,80}(?:\/|%2f))?[\w.-]{1,100})\/-\/|Integrity check failed for (?:tarball: |")(?<tarball>[^"\s]{1,150})/i},
{tool:["npm","pnpm","yarn","yarn-berry"],log:/^code EINTEGRITY|ERR_PNPM_TARBALL_INTEGRITY|Integrity check failed for|The remote archive doesn't match the expected checksum/}],
summary:e=>{const s=Zt(e);return`${s?`the package ${E(s,"")}`:"a package"} differs from what the lockfile or the registry records`},remedy:()=>"Delete the lockf\
ile and node_modules, install again, and commit the new lockfile. If it differs again, the registry or a proxy changes packages.",part:e=>K(Zt(e))}},Cn=/^\s*peer (\S{1,120}|[^\s"]{1,120}@"[^"]{1,120}") from /,
Kt=/^\s*peer (?:\S{1,120}|[^\s"]{1,120}@"[^"]{1,120}") from (@?[^\s@]{1,150})@/;function zt(e,s=pe(e)){return s===void 0?U(e):`${U(e)}@${s}`}function Ht(e){return p(
e,/(?:while installing the dependencies of|hereby required by) (\S{1,200}?)\.?$/)}function Zt({groups:e,facts:s}){const i=e.name??e.tarball??p(s.log,/tarball data for (@?[^\s@]{1,150})@/);
return i&&U(i)}const Yt={engine:{signs:[{tool:["npm","pnpm"],log:/^code EBADENGINE|ERR_PNPM_UNSUPPORTED_ENGINE/},{tool:"yarn",log:/The engine "node" is incompatible with this module\. Expected version "(?<wanted>[^"]{1,60})"/},
/Node(?:\.js)?(?: version)? v?[\d.]+(?:\.x)? is not supported by|node: v?[\d.]+ is not supported/,{weak:!0,tool:"vite",log:/You are using Node\.js [^ ]{1,20} (?:For|Vite)\b/},
{weak:!0,log:/(?:requires|required|minimum) (?:a )?(?:minimum )?Node(?:\.js)?(?: version)?(?: of)? (?<wanted>v?\d[\d.+]{0,12})/i},{tool:"webpack",log:/error:0308010C:digital envelope routines::unsupported|ERR_OSSL_EVP_UNSUPPORTED/}],
summary:({groups:e,lines:s})=>{const{name:i,isProject:c,member:u,wanted:g,actual:O}=Te(s,e.wanted),D=i?E(i,""):c?"the project":void 0,Y=u==="npm"?"npm":"Node.js",
ne=D?`${D} asks for ${Y}`:`the ${Y} version does not fit`;if(!g)return ne;const ye=O?`, and the build runs ${O}`:"";return D?`${ne} ${g}${ye}`:`${ne} (wanted: ${g}${ye}\
)`},remedy:({facts:e,groups:s,lines:i})=>{const{member:c,actual:u}=Te(i,s.wanted);return c==="npm"?`Let engines.npm in package.json allow ${u}, the npm that bui\
lds run.`:i.some(O=>O.includes("digital envelope routines"))?`${Dn}, or ${dt("16",e)}.`:`Let engines.node in package.json and the versions of the packages allow\
 the Node.js that builds run, or ${dt("the version that is asked for",e)}.`},part:({lines:e})=>{const{name:s,isProject:i,member:c}=Te(e,void 0);return s||i?{kind:"\
engines",name:s??"",member:c}:void 0}},"wrong-platform":{signs:[{tool:["npm","pnpm"],log:/Unsupported platform for (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: wanted (?<wanted>\{[^}]{1,200}\})/}],
summary:({groups:{name:e,wanted:s}})=>`the package ${E(e,"")} is for another system${s?` (${s.replace(/[{}"]/g,"").replaceAll(":",": ")})`:""}`,remedy:({groups:e})=>`\
Move ${E(e.name,"the package")} to optionalDependencies in package.json, or take it out, and commit the new lockfile.`,part:({groups:e})=>K(e.name)},"package-ma\
nager":{signs:x({pnpm:/This project is configured to use (?<name>\w{1,20})/,yarn:/This project's package\.json defines "packageManager": "(?<name>[^"]{1,40})"/}),
summary:({groups:e})=>`the project asks for another package manager${e.name?` (${e.name})`:""}`,remedy:({facts:e})=>`Make packageManager in package.json and the\
 committed lockfile name the same package manager${S(e)?"":", in a version that the platform has"}.`,part:()=>({kind:"member",name:"packageManager"})}},Dn="The \
bundler is too old for this Node.js. Update it (webpack 5.61 or later), or set the app variable NODE_OPTIONS to --openssl-legacy-provider";function dt(e,s){return S(
s)?`write ${e} to .nvmrc`:`set nodeVersion in app-settings to ${e} on a platform that has it`}function Te(e,s){const i=p(e,/Not compatible with your version of node\/npm: (\S{1,150})$/)??
p(e,/^error (\S{1,150}): The engine "node" is incompatible/)??p(e,/Your Node version is incompatible with "(\S{1,300})"/),c=i?.startsWith("/")??!1;return{name:c?
void 0:i&&U(i),isProject:c,...jn(e,s)}}function jn(e,s){const i={member:"node",wanted:s??p(e,/Required: \{.{0,60}?"node":"([^"]{1,60})"/)??p(e,/^Expected version: (.{1,60})$/),
actual:p(e,/Actual: .{0,60}?"node":"([^"]{1,20})"/)??p(e,/(?:^|\. )Got:? "?(v?\d[\d.]{0,20})"?$/)},c={member:"npm",wanted:p(e,/Required: \{.{0,100}?"npm":"([^"]{1,60})"/),
actual:p(e,/Actual: .{0,60}?"npm":"([^"]{1,20})"/)};return c.wanted!==void 0&&!kt(c.wanted,c.actual)&&kt(i.wanted??"*",i.actual)?c:i}function kt(e,s){const i=/^v?(\d{1,5})\.(\d{1,5})\.(\d{1,5})$/.
exec(s??"")?.slice(1);if(!i)return!1;const c=u=>u.trim().replace(/([<>=^~]) /g,"$1").split(" ");return e.split("||").some(u=>c(u).every(g=>Un(g,i.map(Number))))}
function Un(e,s){if(e==="*"||e==="")return!0;const i=/^(\^|~|[<>]=?|=|)v?(\d{1,5})(?:\.(\d{1,5}))?(?:\.(\d{1,5}))?(?:\.[x*])*$/.exec(e);if(!i)return!1;const[,c=""]=i,
u=i.slice(2).flatMap(Y=>Y===void 0?[]:[Number(Y)]),O=s.slice(0,/^(?:>|<=)$/.test(c)?u.length:3).map((Y,ne)=>Y-(u[ne]??0)).find(Y=>Y!==0)??0,D=Y=>u.slice(0,Y).every(
(ne,ye)=>ne===s[ye]);return c===">"?O>0:c==="<"?O<0:c==="<="?O<=0:c===""||c==="="?D(3):O>=0&&(c===">="||D(c==="^"?1:2))}const Wn=/request to https?:\/\/(?:[^\s/]{1,100}\/){1,6}?(@[^\s/]{1,100}\/[^\s/]{1,150}|[^\s/]{1,150})(?:\/-\/\S{1,200})? failed/,
Vt=/^path \S{1,400}\/node_modules\/((?:@[\w.-]{1,60}\/)?[\w.-]{1,100})$/,Ot="ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|ECONNREFUSED|ERR_SOCKET_TIMEOUT|UND_ERR_CO\
NNECT_TIMEOUT";function Jt({groups:e,lines:s}){const i=/\b(?:getaddrinfo|connect) E[A-Z_]{4,20} (\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/;return e.host??p(
s,i)??ut(s)}function ut(e){const s=e.findIndex(i=>i.startsWith("gyp ERR! stack is related to network connectivity"));return p(e.slice(0,Math.max(0,s)).toReversed(),
/^gyp http GET https?:\/\/([\w.-]{1,200})/)}const ft=/^(?:127\.0\.0\.1|\[?::1\]?)(?=:|$)/,Fn={"conflict-markers":{signs:[{tool:["pnpm","yarn"],log:/Merge conflict detected in (?<file>[\w.-]{1,60})/},
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
lines:e})=>`the lockfile does not fit package.json${Gn(e)}`,remedy:({groups:e})=>`Run ${(e.manager==="ci"?"npm install":e.manager==="ERR_PNPM"?"pnpm install":"")||
"your package manager's install"} on your machine and commit the lockfile together with package.json.`,part:({lines:e})=>({kind:"lockfile",lacks:[..._t(e),...Qt(
e)].map(U)})},...Ln,...Yt,"git-dependency":{signs:[{stages:["install"],log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey|Repository not found\./}],
summary:()=>"a dependency comes from a Git repository that the build cannot read",remedy:()=>"Name the dependency by an https:// URL that needs no login, or pub\
lish it to a registry and give the build a token."},network:{signs:[{tool:["npm","pnpm"],log:new RegExp(`^code (?:${Ot})|^network .{0,80}(?:${Ot})|ERR_PNPM_META\
_FETCH_FAIL`)},{weak:!0,log:/^\s{0,8}(?:Error: |TypeError: )?fetch failed$/},{weak:!0,tool:"next",log:/^Failed to fetch `?[^`]{1,100} from Google Fonts/},new RegExp(
`(?:getaddrinfo|request to https?://\\S{1,200} failed).{0,80}(?:${Ot})`),/\b(?:connect|getaddrinfo) (?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT) (?<host>\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/,
/Could not resolve host: (?<host>[\w.-]{1,200})|Failed to connect to \S{1,100} port|network connectivity|The operation timed out\. fetching/],summary:e=>{const s=Jt(
e);return s?`the network failed: ${s.replace(ft,"localhost")} cannot be reached`:"the network failed while the build fetched something"},remedy:()=>"Run the dep\
loy again. If it repeats, check the host that the log names and that the platform may reach it.",part:e=>{if(e.facts.stage!=="install")return;const s=Jt(e)??p(e.
lines,/request to https?:\/\/([^\s/]{1,200})\/\S{1,300} failed/),i=K(p(e.lines,Wn)??p(e.lines,Vt)??Re(e)?.name??pt(e.lines))?.name;return i===void 0&&s===void 0?
void 0:{kind:"dependency",name:i,host:s}}},certificate:{signs:[/\b(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_HAS_EXPIRED)\b/],
summary:()=>"a certificate was refused while the build fetched something",remedy:({facts:e})=>`If a proxy or a private registry has a certificate of its own aut\
hority, let ${S(e)?"the operators start the platform with NODE_EXTRA_CA_CERTS":"NODE_EXTRA_CA_CERTS on the platform"} name that authority's file.`},"native-opti\
onal":{signs:[/Cannot find module '?(?<name>@rollup\/rollup-[\w-]+|@esbuild\/[\w-]+|@rolldown\/binding-[\w-]+|lightningcss[.\w-]*|@tailwindcss\/oxide[\w-]+|@next\/swc[\w-]+|@parcel\/watcher-[\w-]+)'?/],
summary:({groups:e})=>`the binary package ${E(e.name,"of a tool")} is not installed for this system`,remedy:()=>"The lockfile lacks other systems: delete node_m\
odules and the lockfile, install again with a current npm, and commit the new lockfile."},"node-gyp":{signs:[{tool:"node-gyp",log:/^gyp ERR! (?:find Python|stack Error)|node-pre-gyp ERR!/}],
summary:({lines:e})=>`${Bn(pt(e))} could not be compiled`,remedy:({lines:e})=>`Use a version of the package that ships binaries for this Node.js version, or a p\
ure JavaScript one${pt(e)==="node-sass"?", as `sass`":""}, or write the version of Node.js that the project was made for into a file .nvmrc.`,part:({lines:e})=>K(
pt(e))},...St};function pt(e){return p(e,/\bgyp ERR! cwd \S{1,400}[\\/]node_modules[\\/]((?:@[\w.-]{1,60}[\\/])?[\w.-]{1,100})$/)}function Bn(e){return e===void 0?
"a native package":`the native package "${e}"`}function Gn(e){const[s]=_t(e);if(s)return`: it lacks ${s}`;for(const i of e){const[,c,u]=Xt.exec(i)??[];if(c)return`\
: it has ${c}, and ${u} is asked for`}return""}const Xt=/^Invalid: lock file's (\S{1,200}) does not satisfy (\S{1,200})$/,Kn=[/^Missing: (\S{1,200}?)@? from lock file$/,
/dependencies were added: (\S{1,200}?),?(?:\s|$)/,/dependencies in package\.json changed since \S{1,60} was saved: (\S{1,200}) was added/,/^\+ {4}(\S{1,200}): "npm:/];
function _t(e){return e.flatMap(s=>Kn.flatMap(i=>i.exec(s)?.[1]??[]))}function Qt(e){return e.flatMap(s=>Xt.exec(s)?.[2]??[])}const qt=[/^Writing (?:\.\/)?([\w@.-]{1,100})\/\S{0,300} from /,
/directory: \S{0,200}\/([\w@.-]{1,60})\/$/,/Wrote site to "([^"]{1,100})"/,/The ([\w-]{1,60}) folder is ready to be deployed/,/Output location: \S{0,200}?((?:dist|build)\/\S{1,100})$/,
/Generated static files in "?([\w@./-]{1,100}?)"?\.?$/,/Generated public ([\w@./-]{1,100})$/,/^\[info\] html generated at \.\/([\w@./-]{1,100})$/,/Success! Generated .{0,40} in "([^"]{1,100})"/,
/^((?!\.\w)[\w@./-]{1,100}?)\/(?:assets\/)?[\w.-]{1,100}\.(?:html|js|css)\s{1,60}[\d.,]{1,12} (?:kB|KiB|MB)\b/],zn={"next-export":{signs:[{codes:["output_missin\
g","output_empty"],tool:"next",log:/Next\.js \d{1,3}\.\d/}],summary:({facts:e})=>Rt(e).includes("out")?void 0:"Next.js wrote no static export",remedy:()=>"Set o\
utput: 'export' in next.config and take next export out of the build command; the output directory is then out."},"output-missing":{signs:[{codes:["output_missi\
ng"]},/[Oo]utput directory "?(?<folder>[\w@./-]{1,100}?)"? (?:does not exist|(?:was |is )?(?:not found|missing))/],summary:({groups:e,facts:s})=>{const i=e.folder??
s.outputDirectory??Zn(s);return i?`the build did not write the output directory "${i}"${s.keptOutput?en:""}`:"the app names no output directory, and the build w\
rote none of the usual ones"},remedy:e=>{const{facts:s}=e,i=nn(e);if(i)return tn(i);const c=e.lines.some(g=>/^> gatsby build\b/.test(g)),u=[...Hn,...c?["public"]:
[]].find(g=>Rt(s).includes(g));return u?`Set output-directory to ${u}, which is there, if it is what the build writes.`:"Set output-directory to the folder that\
 the build command writes, relative to the root directory: often dist, build, out, public or _site."}},"output-empty":{summary:({facts:e})=>`the output director\
y ${E(e.outputDirectory,"of the app")}${e.keptOutput?`${en},`:""} is empty`,remedy:e=>{const s=nn(e);return s?tn(s):"Check that the build command writes into ou\
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
the platform stopped, or could not reach its database, while it worked",remedy:()=>"Deploy again."}},en=", which an earlier deploy set",Hn=["dist","build","out",
"_site","storybook-static"];function Zn({message:e}){return/output directory `([^`]{1,200})`/.exec(e??"")?.[1]}function Rt({message:e}){const[,s=""]=/the folders there are (.{1,1000})/.
exec(e??"")??[];return[...s.matchAll(/`([^`]{1,100})`/g)].map(([,i=""])=>i)}function tn(e){return e.startsWith("../")?`The log shows files written to ${e}, outs\
ide of the folder that is built: have the build write inside of it, often to dist.`:`Set output-directory to ${e}: the log shows files written there.`}function nn({
lines:e,facts:s}){const i=c=>c.split("/").length;for(const c of qt){const[u]=e.flatMap(O=>{const D=c.exec(O)?.[1]?.replace(/^\.\//,"").replace(/\/(?:assets|_astro)$/,
"");return D?[{folder:D,line:O}]:[]}).sort((O,D)=>i(O.folder)-i(D.folder)),g=u&&Ke(u.folder,u.line,s);if(g&&g!==s.outputDirectory)return g}}function Ke(e,s,i){const[
c=""]=e.split("/",1),u=Rt(i);if(u.length===0||u.includes(c))return e;const g=k.posix.dirname(i.outputDirectory??"");if(g!=="."&&i.list?.(g).length)return`${g}/${e}`;
const O=i.log.find(ne=>ne.includes(s))??"",D=/(?:^|\s|\/)([\w.-]{1,60}):[a-z][\w:-]{0,60}: /.exec(O)?.[1],Y=u.find(ne=>D!==void 0&&i.list?.(ne).includes(D));return Y===
void 0?e:`${Y}/${D}/${e}`}const Yn={"package-json-invalid":{signs:[{codes:["package_json_invalid"]},{tool:"npm",log:/Invalid package\.json: \w{0,20}Error: (?<why>.{1,120}?) in JSON at position (?<place>\d{1,9})/},
{tool:["npm","pnpm","yarn","yarn-berry","bun"],log:/^code EJSONPARSE$|ERR_PNPM_JSON_PARSE|SyntaxError: \S{0,300}package\.json: /}],summary:({facts:e,groups:s})=>e.
code==="package_json_invalid"&&e.message?e.message:`package.json is not valid JSON${s.why?`: ${s.why}`:""}`,remedy:()=>"Correct package.json: nothing is install\
ed or published while it cannot be read.",part:({facts:e})=>e.code==="package_json_invalid"?void 0:{kind:"file",path:"package.json"}},"settings-invalid":{signs:x(
{nx:/^ *NX +(?<why>[A-Z]\w{1,40}) in (?<path>\S{1,300}\.json) at \d{1,7}:\d{1,7}$/,lerna:/JSONError Error in: (?<path>\S{1,300}\.json)$/,turbo:/Unable to read repository configuration (?<path>\S{1,300}\.jsonc?): invalid JSON/}),
summary:({groups:e})=>`${sn(e.path)} is not valid JSON${e.why?` (${e.why})`:""}`,remedy:({groups:e})=>`Correct ${sn(e.path)}: the build cannot read it as it is.`,
part:({groups:e})=>e.path?{kind:"file",path:e.path}:void 0},"outside-workspaces":{signs:x({"yarn-berry":/you forgot to list (?<folder>\S{1,200}) in its workspace configuration/,
npm:/^No workspaces found:$/}),summary:({groups:e,lines:s})=>`${e.folder??p(s,/^\s*--workspace=(\S{1,200})/)??"the app's folder"} is not in the workspaces of th\
e repository's root`,remedy:({groups:e,lines:s})=>`Add ${E(e.folder??p(s,/^\s*--workspace=(\S{1,200})/),"its folder")} to workspaces in the package.json of the \
root (pnpm: to pnpm-workspace.yaml), install, and commit the lockfile. Or give the folder a lockfile of its own.`,part:()=>({kind:"member",name:"workspaces"})},
"duplicate-package":{signs:x({nx:/^ *(?:NX +)?Failed to process project graph|multiple projects/,npm:/EDUPLICATEWORKSPACE|must not have multiple workspaces with the same name/,
"yarn-berry":/Duplicate workspace name (?<name>[^\s:]{1,150})/}),summary:({groups:e,lines:s})=>{const i=e.name??p(s,/^\s*package '([^']{1,150})' has conflicts/);
return i||!s.some(c=>c.includes("Failed to process"))?`two packages of the repository have one name${i?`: ${i}`:""}`:"the graph of projects cannot be made: mult\
iple projects may have one name"},remedy:()=>"Give each package of the repository a name of its own, in its package.json or project.json.",part:()=>({kind:"name\
s"})},"several-apps":{signs:[{codes:["app_ambiguous"]}],summary:({facts:e})=>Xe(e.message)[0]??"the repository has several apps",remedy:({facts:e})=>`${Xe(e.message)[1]??
"Set rootDirectory in app-settings to one of them"}.`},"server-build":{summary:({facts:e})=>Xe(e.message)[0]??"the build makes a server, and only files are serv\
ed",remedy:({facts:e})=>`${Xe(e.message)[1]??"Let the framework write files instead"}.`},"node-unavailable":{summary:({facts:e})=>e.message??"the Node.js that t\
he repository asks for cannot be had",remedy:()=>"Write another version there, or set nodeVersion in app-settings, which overrides the files."},"build-script-mi\
ssing":{summary:({facts:e})=>Xe(e.message)[0]??"package.json has no build script",remedy:({facts:e})=>`${Xe(e.message)[1]??"Add a build script to package.json, \
or set build-command"}. To publish the folder as it is, set build-command to true and output-directory to the folder.`}};function Xe(e){return e?.split(". ",2)??
[]}function sn(e="the file"){return e.replace(/^.*\//,"")}const tt=["queue","clone"],on={submodule:{signs:[{stages:tt,log:/submodule path '(?<path>[^']{1,200})' failed/}],
summary:({groups:e})=>`the Git submodule ${E(e.path,"of the repository")} could not be cloned`,remedy:()=>"Give the submodule an https:// URL that the platform \
may read in .gitmodules, or keep its files in the repository itself."},"branch-not-found":{signs:[{codes:["branch_not_found"]},{stages:tt,log:/Remote branch (?<branch>\S{1,200}) not found in upstream/}],
summary:({groups:e,facts:s})=>`the branch ${E(e.branch??s.branch,"to build")} does not exist`,remedy:()=>"Push the branch, or set the input branch to one that e\
xists on the remote; names are case-sensitive."},"commit-not-found":{signs:[{codes:["commit_not_found"]},{stages:tt,log:/reference is not a tree: |not our ref [0-9a-f]{7,64}/}],
summary:()=>"the commit is not in the repository",remedy:()=>"Push the commit to the repository that the app builds from; a force push or a fork may have left i\
t behind."},"repository-not-allowed":{summary:({facts:e})=>`the platform does not take the repository ${E(e.repository,"given")}`,remedy:()=>"Set the input repo\
sitory to owner/name or an https:// URL; local paths and file:// need a platform started with --allow-local-git."},"repository-not-found":{signs:[{codes:["repos\
itory_not_found"]},{stages:tt,log:/remote: Repository not found\.|^fatal: repository '[^']{1,300}' (?:not found|does not exist)/},{stages:tt,log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey/}],
summary:({facts:e})=>`the platform cannot read the repository ${E(e.repository,"of the app")}`,remedy:({facts:e})=>`Check the spelling of the input repository. \
If it is private, give the platform access to it${S(e)?": a token in its --git-url":", as by its GitHub app or a deploy key"}.`},"root-directory-missing":{signs:[
{codes:["root_directory_missing"]},{tool:"npm",log:/Could not read package\.json(?:: .{0,80}? open '(?<path>[^']{1,400})\/package\.json')?/},/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: can't cd to (?<path>\S{1,300})$/,
/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: (?<path>[^\s:]{1,300}): No such file or directory$/],summary:e=>{const{asked:s,actual:i}=rn(e),c=e.facts.code==="ro\
ot_directory_missing"?`the root directory${s?` "${s}"`:""} does not exist in the repository`:s?`there is no package.json in "${s}"`:"there is no package.json wh\
ere the build ran";return i?`the folder "${s}" is spelt "${i}" in the repository`:c},remedy:e=>{const{asked:s,actual:i}=rn(e),c=e.facts.code==="root_directory_m\
issing";return i?`Write ${i} ${c?"as rootDirectory in app-settings":`where the command names ${s}`}: builds run where upper and lower case count.`:`Set rootDire\
ctory in app-settings${S(e.facts)?"":", on a platform that has it,"} to the folder of the app, relative to the repository, and check that it is committed.`}}};function rn(e){
const{groups:s,facts:i}=e,c=s.path??/root directory `([^`]{1,300})`/.exec(i.message??"")?.[1],u=i.list;if(!c||!u)return{asked:c?.startsWith("/")?void 0:c,actual:void 0};
if(!c.startsWith("/"))return{asked:c,actual:(0,f.M)(c,u)};const g=c.split("/").slice(0,40);for(let D=1;D<g.length;D++){const Y=g.slice(D).join("/"),ne=(0,f.M)(Y,
u);if(ne)return{asked:Y,actual:ne}}const O=(0,f.p)(c,e);return{asked:O.startsWith("/")?void 0:O,actual:void 0}}const xt=/^> @?[^\s@]{1,150}(?:@\S{0,60})? (?<name>[\w:.-]{1,60})(?: \/\S{1,400})?$/,
mt=/^[>$] (?<command>\S.{0,300})$/,Vn=/^The build command `(?:npm|pnpm|yarn|bun) (?:run )?(?<name>[\w:.-]{1,60})`/,Jn={"silent-command":{signs:[{weak:!0,stages:[
"build"]}],summary:e=>{const{facts:s,lines:i}=e,c=s.exitCode&&nt(e);if(!(!c||Ze(i,s.message)!==void 0))return`the script "${c.name}" (${c.command}) failed, and \
it printed no reason`},remedy:e=>{const s=nt(e)?.command.split(/&&|;/)??[];return`Run the commands of the script one by one: one of them exits with a code other\
 than 0 without a word.${s.length>1?` The last one is \`${s.at(-1)?.trim()}\`.`:""}`},part:e=>({kind:"script",...nt(e)})}};function nt({facts:e,lines:s}){const i=s.
findLastIndex((D,Y)=>xt.test(D)&&mt.test(s[Y+1]??"")),c=Vn.exec(e.message??"")?.groups?.name,u=xt.exec(s[i]??"")?.groups?.name??c,g=i<0?s.findLast(Xn):s[i+1],O=mt.
exec(g??"")?.groups?.command;return u===void 0||O===void 0?void 0:{name:u,command:O}}function Xn(e){return e.startsWith("$ ")&&!/^\$ (?:npm|pnpm|yarn|bun) /.test(
e)}const ze=["start_failed"],st=["unhealthy","not_listening"],an=/^\s{0,4}(?:\[Nest\] .{1,80} ERROR \[\w{1,40}\] |Uncaught |\[?(?:ERROR|error|FATAL|fatal)\]?:? )?(?<message>(?!.*Cannot find (?:package|module) '[@a-z\d])(?:[A-Z]\w{0,60})?(?:Error|Exception)(?: \[\w{1,60}\])?: \S.{0,300})$/,
cn=new RegExp(an.source.replace("(?<message>","(?<message>(?!Error: aborted$)")),At={"start-variable-missing":{signs:[{codes:[...ze,...st],log:/(?:[Mm]issing|[Uu]ndefined|[Ii]nvalid)(?: required)? env(?:ironment)?(?: variable)?s?:? [`"'[]?(?<name>[A-Z][A-Z0-9_]{1,80})/},
{codes:[...ze,...st],log:/(?<![\w])[`"']?(?<name>[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60})[`"']? (?:environment variable |env var )?(?:is (?:not (?:set|defined|provided)|missing|undefined|required)|must be (?:set|defined))/},
{codes:[...ze,...st],log:/^\s*(?:["']?(?<name>[A-Z][A-Z0-9_]{1,80})["']?: \[ ?)?["'](?:Required|Invalid input: expected \w{1,20}, received undefined)["']/}],summary:e=>{
const s=ln(e);return s&&`the server needs the variable ${s}, which is not set`},remedy:e=>{const s=ln(e);return`Add ${s??"it"} to the app variables: slipway env\
 set ${s??"NAME"}=VALUE, or the input env or secret-env. What was live stays live.`}},"start-port-taken":{signs:[{codes:ze,log:/EADDRINUSE(?::.{0,60}?:(?<port>\d{2,5}))?/}],
summary:({groups:e})=>`the server listens twice on the port ${E(e.port,"that it has")}`,remedy:()=>"Listen once. If the start command starts several servers, le\
t only one of them listen on the port in the variable PORT."},"start-heap-full":{signs:[{codes:ze,log:/JavaScript heap out of memory|Reached heap limit|Ineffective mark-compacts near heap limit/},
{codes:["out_of_memory"],stages:["activate"],log:/JavaScript heap out of memory|Reached heap limit/}],summary:()=>"the server used all the memory that Node.js m\
ay use",remedy:()=>'Give each instance more by memory in app-settings, as {"memory": "1GiB"}, or let the server load less at its start. What was live stays live\
.'},"start-rejected":{signs:[{codes:ze,log:/UnhandledPromiseRejection: .{0,400} with the reason "(?<reason>.{1,200})"/}],summary:({groups:e})=>`the server ended\
, because nothing handles that a promise was rejected with "${e.reason}"`,remedy:()=>"Handle the rejection with catch or try, and reject with an Error: its stac\
k names the line. What was live stays live."},"start-error":{signs:[{codes:ze,log:an}],summary:({groups:e})=>`the server ended with ${e.message}`,remedy:()=>"Me\
nd what the stack in its last lines names. To try it with the variables of the app: slipway exec -- and its start command. What was live stays live."},"start-er\
ror-printed":{signs:[{codes:st,log:cn}],summary:({facts:e,groups:s})=>e.message?`${e.message}. It printed ${s.message}`:void 0,remedy:()=>"Mend what the stack i\
n its last lines names. To try it with the variables of the app: slipway exec -- and its start command. What was live stays live."}},Qn={"no-start-command":{summary:({
facts:e})=>e.message?.split(". ",1)[0]??"nothing in the repository says how its server is started",remedy:()=>'Set startCommand in app-settings, as {"startComma\
nd": "node server.js"}, or add a start script to package.json. For a site of files alone, deploy with app-type web-landing.'},"start-package-missing":{signs:[{codes:[
...ze,...st],log:/Cannot find (?:package|module) '(?<name>(?:@[\w.-]{1,100}\/)?[a-z\d][\w.-]{0,100})(?:\/[\w./-]{1,200})?'/}],summary:({groups:e})=>`the server \
needs the package ${E(e.name,"that it names")}, which its release does not have`,remedy:({groups:e})=>`Move ${e.name??"it"} to dependencies in package.json: a s\
erver's release has no packages of devDependencies.`},"start-failed":{summary:({facts:e})=>e.message??"the server ended before it was ready",remedy:()=>"Read th\
e last lines that it printed, and run its start command with the variables of the app. What was live stays live."},"not-listening":{summary:({facts:e})=>e.message??
"the server does not listen",remedy:()=>"Let it listen on the port in the variable PORT soon after its start, and do slow work afterwards. What was live stays l\
ive."},unhealthy:{summary:({facts:e})=>e.message??"the server does not answer as it should",remedy:()=>"Let healthPath in app-settings name a path that answers \
below 500, and read what the server printed. What was live stays live."},"start-out-of-memory":{signs:[{codes:["out_of_memory"],stages:["activate"]}],summary:({
facts:e})=>e.stage?.toLowerCase()==="activate"?e.message??void 0:void 0,remedy:()=>'Give each instance more by memory in app-settings, as {"memory": "1GiB"}, or\
 let the server load less at its start. What was live stays live.'}};function ln({groups:e,lines:s}){if(e.name)return e.name;const i=s.findLastIndex(c=>/^\s*"(?:Required|Invalid input: expected \w{1,20}, received undefined)"/.
test(c));return i<1?void 0:/^\s*"([A-Z][A-Z0-9_]{1,80})": \[$/.exec(s[i-1]??"")?.[1]}const Tt=_({...on,...Yn,...At,...Qn,...zn,...Fn,...Ee,...ke,...Jn});var dn=m(
3403);const un={formats:dn.h,causes:Tt};var ht=m(901),fn=m(1845);const pn=/^WARN\s{1,4}No layout: /,mn=/^theme:\s{0,20}["']?(?<name>[\w.-]{1,100})["']?\s{0,20}(?:#.*)?$/,
qn=1e3;async function es(e,s,i){if(!e.some(ne=>pn.test(ne)))return;const c=(0,k.join)(i,"_config.yml"),u=await s.lines(c)??[],g=u.findIndex(ne=>mn.test(ne.trimEnd())),
O=mn.exec(u[g]?.trimEnd()??"")?.groups?.name;if(O===void 0)return;const D=(await s.lines((0,k.join)(i,"package.json"))??[]).join(`
`);if(!(((await s.filesIn((0,k.join)(i,"themes",O),qn))?.length??0)>0||D.includes(`"hexo-theme-${O}"`)))return{file:(0,k.relative)(s.root,c),line:g+1,message:(0,Z.
Ow)(`the theme "${O}" is not installed: package.json has no hexo-theme-${O}, and themes/${O} has no files (${e.find(ne=>pn.test(ne))})`,300)}}const ts=/^(?:_config(?:\.[\w-]{1,40})?\.ya?ml|(?:[\w-]{1,40}\.)?config\.(?:[cm]?[jt]s|json|ya?ml|toml)|\.eleventy\.[cm]?js|(?:hugo|book|docfx|typedoc)\.\w{2,5})$/,
ns=/^\s{0,20}["']?(?<key>\w{0,30}(?:dir|directory|folder|root|src|source|input|pages|content|public|static)\w{0,20})["']?\s{0,4}[:=]\s{0,4}["']?(?:\.\/)?(?<folder>[\w-]{3,80})\/?["']?\s{0,4},?\s{0,4}(?:#.*|\/\/.*)?$/i,
ss=/out|dest|dist|public|build|cache|tmp|temp/i,hn=200,gn=200;async function os(e,s){const i=[],c=await e.filesIn(s,hn)??[],u=await e.foldersIn(s,gn);for(const g of c.
filter(O=>ts.test((0,k.basename)(O))))for(const[O,D]of(await e.lines(g)??[]).entries()){const{key:Y="",folder:ne=""}=D.length>300?{}:ns.exec(D)?.groups??{};if(ne===
""||ss.test(Y)||u.includes(ne))continue;const[ye]=(0,R.IM)(ne,u);if(ye===void 0)continue;const le=(0,k.relative)(e.root,(0,k.join)(s,(0,k.basename)(g)));i.push(
{file:le,line:O+1,message:`${Y} names the folder ${ne}, which does not exist; there is ${ye}/`})}return i.length===1&&!e.isOver?i[0]:void 0}var wn=m(9877),yn=m(
3739),Ue=m(8302),It=m(1772),rs=m(7994);const is={queue:"Deployment failed",clone:"Clone failed",install:"Install failed",build:"Build failed",sync:"Upload faile\
d",activate:"Activation failed"},as=1e3,En=300,cs=/exit(?:ed)?(?: with)? (?:code|status)|^(?:the )?(?:build|install|deployment)(?: command)? failed\W*$/i,ls=/^The (?<stage>install|build) command (?<command>`.{1,300}`) (?:exited with|ended by) /,
ds=/^\s*(?:npm (?:warn|WARN)|warning\b|WARN\b|<w>\s|\(node:\d+\))/;function us(e,s=Tt){const i=(0,H.Se)(e.message?[...e.log,e.message]:e.log).slice(-as).map(u=>u.
text).filter(u=>!ds.test(u)),c=fs(e,s,i);if(c)return $n(e,c.cause,c.known,c.message);for(const u of[!0,!1])for(const g of s){const O=g.signs.filter(({codes:ne})=>u===
(ne!==void 0)),D=P({signs:O},e,i),Y=D&&g.summary(D);if(D&&Y)return $n(e,g,D,Y)}return{headline:Mt(e,ms(e,i),i),remedy:void 0}}function $n(e,s,i,c){const u=(0,Z.
Ow)(s.remedy(i),500),g=s.part?.(i);return{headline:Mt(e,c,i.lines),remedy:u,cause:s.name,...g&&{fault:{part:g,summary:(0,Z.Ow)(c,En)}}}}function fs(e,s,i){for(const{
severity:c,code:u,message:g}of e.diagnostics??[]){const O=c==="error"?s.find(D=>D.part&&D.name===u):void 0;if(O)return{cause:O,message:g,known:P(O,e,i)??{groups:{},
facts:e,lines:i}}}}function Mt(e,s,i){const c=s.replace(te.cU,D=>(0,f.p)(D.replace(/^file:\/\//,""),{facts:e,lines:i})),u=is[e.stage?.toLowerCase()??""]??"Deplo\
yment failed",g=ps(c,e)?"":Nt(e),O=En-u.length-g.length-2;return`${u}: ${(0,Z.Ow)(c.trim().replace(/\.$/,""),O)}${g}`}function ps(e,{exitCode:s,signal:i}){return typeof s==
"number"?e.includes(`exited with code ${s}`):i!=null&&e.includes(` by ${i}`)}function Nt({exitCode:e,signal:s}){return typeof e=="number"&&e!==0?` (exit code ${e}\
)`:s?` (${(0,Z.Ow)(s,20)})`:""}function ms(e,s){const i=e.diagnostics?.find(u=>u.severity==="error");if(i)return`${i.file}${i.line===null?"":`:${i.line}`}: ${i.
message}`;if(e.message&&!cs.test(e.message))return e.message;const c=gs(e,s);return c||(hs(e,s)??(e.message||e.code||"the platform gave no reason"))}function hs({
message:e},s){const i=Ze(s,e),c=s.filter(g=>g!==e).map(g=>({text:g,folder:void 0})),u=(0,F.sq)(c)?.message;return u===void 0||i?.includes(u)||i!==void 0&&u.includes(
i)?i:u}function gs({message:e},s){const i=ls.exec(e??"")?.groups,c=s.lastIndexOf(`$ ${i?.command?.slice(1,-1)}`),u=c===-1?s.findLastIndex(O=>O.startsWith("$ ")):
c;return!i||u===-1||s.slice(u+1).filter(O=>O!==e&&!at(O)).length>0?void 0:`the ${i.stage} command ${i.command} failed, and it printed nothing`}var We=m(6709),Qe=m(
4046),Pt=m(402),bn=m(3573);function ws({file:e,folder:s,text:i},c){if(e.endsWith(".json")){const g=(0,Ue.D7)(i)?.packages;for(const O of(0,Ue.Gv)(g)?c:[]){const D=(0,Ue.
Gv)(g)?g[k.posix.relative(s,O.folder)]:void 0,Y=((0,Ue.Gv)(D)?Object.values(D):[]).filter(Ue.Gv),ne=(0,We.bA)([O],(ye,le)=>!Y.some(fe=>fe[ye]===le));if((0,Ue.Gv)(
D)&&ne)return ne}return}if(!e.endsWith("yarn.lock")||i==="")return;const u=c.map(({value:g})=>g.name);return(0,We.bA)(c,(g,O)=>u.includes(g)||!/^[\^~<>=*\d]/.test(
O)?!1:!i.includes(`${g}@${O}`)&&!i.includes(`${g}@npm:${O}`))}function ys(e,{file:s,text:i},c){const u=Es(s,i),g=new Set([e]);for(const O of g){const D=O===e?void 0:
(0,We.bA)(c,Y=>Y===O);if(D)return D;for(const Y of u.get(O)??[])g.add(Y)}}function Es(e,s){const i=Map.groupBy($s(e,s),([,c])=>c);return new Map([...i].map(([c,
u])=>[c,u.map(([g])=>g)]))}function $s(e,s){return/(?:package-lock|npm-shrinkwrap)\.json$/.test(e)?bs(s):e.endsWith("bun.lock")?Ss(s):/(?:yarn\.lock|pnpm-lock\.yaml)$/.
test(e)?Lt(s):[]}function*bs(e){const s=(0,Ue.D7)(e)?.packages;for(const[i,c]of Object.entries((0,Ue.Gv)(s)?s:{})){const u=(0,Ue.Gv)(c)&&i.includes("node_module\
s/")?c.dependencies:void 0;for(const g of Object.keys((0,Ue.Gv)(u)?u:{}))yield[i.split("node_modules/").at(-1)??"",g]}}const Sn='"dependencies": {';function*Ss(e){
for(const s of e.split(`
`)){const i=/^\s{4}"[^"]{1,200}": \["(?<name>@?[^"@]{1,200})@/.exec(s)?.groups?.name,c=i===void 0?-1:s.indexOf(Sn),u=c===-1?-1:s.indexOf("}",c),g=u===-1?"":s.slice(
c+Sn.length,u);for(const O of g.matchAll(/"([^"]{1,200})":/g))yield[i??"",O[1]??""]}}const vs=/^\s{0,2}["']?\/?(?<name>@?[^@\s"'/]{1,200}(?:\/[^@\s"'/]{1,200})?)@\S/,
ks=/^\s{4,6}["']?(?<name>@?[^\s"':/]{1,200}(?:\/[^\s"':]{1,200})?)["']?(?::|\s)\s{0,4}\S/;function*Lt(e){let s="",i;for(const c of e.split(`
`)){const u=c.search(/\S/);if(u<0)continue;if(u<=2&&c.trimEnd().endsWith(":")){const O=/^\s{2}(?:optionalD|d)ependencies:$/.test(c);s=O?s:vs.exec(c)?.groups?.name??
"",i=O?2:void 0}else/^\s{4}(?:optionalD|d)ependencies:$/.test(c)?i=4:i!==void 0&&u<=i&&(i=void 0);const g=i!==void 0&&u===i+2?ks.exec(c)?.groups?.name:void 0;g!==
void 0&&s!==""&&(yield[s,g])}}const Os=60,vn=20,_s=300,Rs=/(?:^|\/)(?:[jt]sconfig[\w.-]{0,60}|\.[\w.-]{1,60}|devcontainer)\.json$/;function xs(e){const c=kn(e).
flatMap(u=>u.split(/[\s'"`(),:;=[\]{}]+/)).map(u=>u.replace(/\.$/,"")).filter(u=>u.endsWith(".json")).filter(u=>!Rs.test(u)&&!u.includes("node_modules/"));return[
...new Set(c.reverse())].slice(0,vn)}function As(e,s){const i=kn(e),c=Ze(i,e.message);if(c===void 0)return;const u=i.filter(g=>/\berror\b|\bfail|not found|cannot|could ?n[o']t|no matching/i.
test(g));for(const g of[c,...u.reverse()]){if(g===e.message||ct(g))continue;const O=g.replace(/%2f/gi,"/").split(/[\s'"`(),:;]+/),D=new Set(O.map(Ts)),Y=(0,We.bA)(
s,ne=>D.has(ne));if(Y)return{dependency:Y,message:(0,Z.Ow)(g.trim(),_s)}}}function Ts(e){const s=e.split("/"),[i="",c=""]=s.slice(-2),u=i.startsWith("@")?`${i}/${c}`:
c||i;return/^@?[^@]+@/.test(u)||s.length>1?u.replace(/(?<=.)@.*$/,""):void 0}function kn({log:e}){return(0,H.Se)(e).slice(-Os).map(({text:s})=>s)}async function Is(e,s,i,c){
const{fault:u,cause:g=""}=us(e,c);if(g!==""&&!u)return;const O=u?.summary??"",D=await(0,We.PX)(s,i),Y=await(0,Pt.GQ)(s,i),ne={sources:s,folder:i,app:s.pathOf(i),
manifests:D,lockfile:Y,cause:g,summary:O},ye=u?await Ct(u.part,ne):await Ms(e,ne);if(!ye)return;const{line:le,column:fe}=ye.place??{line:null,column:null},Pe=ye.
message??O;return{file:ye.file,line:le,column:fe,severity:"error",code:(ye.cause??g)||null,message:Pe}}async function Ms(e,s){for(const c of xs(e)){const u=await jt(
c,s);if(u?.place)return{...u,cause:"settings-invalid"}}const i=e.stage==="install"?As(e,s.manifests):void 0;return i&&{...Ve(i.dependency),message:i.message}}async function Ct(e,s){
switch(e.kind){case"dependency":return await gt(e,s)??Ls(e,s);case"engines":return Dt(e,s);case"script":return await In(s)??_n(e,s);case"uninstalled":return In(
s);case"member":return e.name==="workspaces"?js(s):Ds(e,s);case"lockfile":return await Us(s)??Ws(e.lacks,s);case"file":return jt(e.path,s);case"names":return Tn(
s.manifests);default:return(0,yn.xb)(e)}}const Ns=["preinstall","install","postinstall","prepare"],Ps=["package-not-found","version-not-found","registry-login",
"registry-refused"];function Ls({name:e,host:s,script:i},{manifests:c,lockfile:u,cause:g,summary:O}){const D=(0,We.bA)(c,(le,fe)=>e===void 0?s!==void 0&&fe.includes(
s):le===e);if(!D){const le=i&&c.find(({value:Pe})=>Pe.name===e);if(le){const Pe=O.replace(/^the package "[^"]{1,200}"/,"the project");return{file:le.file,..._n(
{kind:"script",...i},{manifests:[le]}),message:Pe}}const fe=e!==void 0&&u?ys(e,u,c):void 0;return fe&&{...Ve(fe),message:`${O}; ${fe.name} brings it`}}const Y=c.
find(({value:le})=>le.name===D.name);if(!Y||!Ps.includes(g))return Ve(D);const ne=Y.value.version,ye=typeof ne=="string"?`in version ${ne}`:"without a version";
return{...Ve(D),cause:"workspace-version",message:`"${D.name}" is a workspace of this repository (${Y.folder}) ${ye}, and ${D.manifest.file} asks for ${D.wanted}`}}
const Cs=[".npmrc",".yarnrc.yml",".yarnrc","bunfig.toml"],On=/^registry\.(?:npmjs\.org|yarnpkg\.com)$/;async function gt({host:e,name:s},i){const{sources:c,lockfile:u,
folder:g,manifests:O}=i;if(e===void 0||On.test(e)||(0,We.bA)(O,(fe,Pe)=>Pe.includes(e)))return;for(const fe of Cs){const Je=(await c.lines((0,k.resolve)(g,fe))??
[]).findIndex(qe=>qe.includes(`//${e}`))+1;if(Je>0)return{file:c.pathOf((0,k.resolve)(g,fe)),place:{line:Je,column:1}}}const D=u?.text.split(`
`)??[],Y=fe=>/\bresol(?:ved|ution)\b|\btarball\b/.test(fe),ne=(fe,Pe)=>fe.includes(`//${e}/`)&&fe.includes(Pe)&&Y(fe),ye=s===void 0?-1:D.findIndex(fe=>ne(fe,`/${s}\
/`)),le=(ye>=0?ye:D.findIndex(fe=>ne(fe,"")))+1;return u&&le>0?{file:u.file,place:{line:le,column:1}}:void 0}function Ve({manifest:e,place:s}){return{file:e.file,
place:s}}function Dt({name:e,member:s},{manifests:i,summary:c}){const u=D=>(0,Ue.Gv)(D.value.engines)&&s in D.value.engines,g=i.find(D=>u(D)&&(e===""||D.value.name===
e));if(!g){const D=(0,We.bA)(i,Y=>Y===e);return D&&Ve(D)}const O=c.replace(/^"[^"]{1,200}"/,"the project");return{file:g.file,place:(0,Qe.VV)(g,["engines",s]),message:O}}
function _n({name:e,command:s},{manifests:i}){const c=g=>s!==void 0&&(g===s||g.split(/[\s;&|()]+/).includes(s)),u=(0,We.fv)(i,(g,O)=>(e===void 0||g===e)&&c(O))??
(0,We.fv)(i,g=>s===void 0&&e===void 0?Ns.includes(g):g===e);return u&&Ve(u)}function Ds({name:e,wanted:s},{manifests:i,summary:c}){const u=e==="scripts"&&s!==void 0?
(0,We.fv)(i,(ne,ye)=>An(ye,s)):void 0,g=u?.manifest??i.find(({value:ne})=>ne[e]!==void 0)??i[0];if(!g)return;const O=g.value[e],D=s!==void 0&&(0,Ue.Gv)(O)?(0,R.
pA)(s,Object.keys(O)):[],Y=u?.place??(0,Qe.VV)(g,[e]);return{file:g.file,place:Y,message:(0,C.RU)(c,D)}}const Rn=["npm","pnpm","yarn","bun"],xn=["npm-run-all","\
npm-run-all2","run-s","run-p"];function An(e,s){return e.split(/[;&|()"']+/).some(i=>{const c=i.split(/\s+/).filter(Y=>Y!==""&&!Y.startsWith("-")),u=c.findIndex(
Y=>Rn.includes(Y)||xn.includes(Y));if(u<0)return!1;const[g="",O="",...D]=c.slice(u);return xn.includes(g)?[O,...D].includes(s):(/^run(?:-script)?$/.test(O)?D[0]:
O)===s})}function js({manifests:e,lockfile:s}){const i=e.find(({folder:c})=>c===(s?.folder??""))??e[0];return i&&{file:i.file,place:(0,Qe.VV)(i,["workspaces"])}}
function Tn(e){for(const[s,{file:i,value:c}]of e.entries()){const u=e.slice(s+1).find(O=>O.value.name===c.name);if(typeof c.name!="string"||!u)continue;const g=`\
multiple projects are called ${c.name}: ${i} and ${u.file}`;return{file:u.file,place:(0,Qe.VV)(u,["name"]),message:g}}}async function In({sources:e,app:s,manifests:i,
lockfile:c,summary:u}){const g=i.find(({folder:ne})=>ne===s);if(!g||!c||c.folder===s)return;const O=i.find(({folder:ne})=>ne===c.folder),D=c.folder===""?s:s.slice(
c.folder.length+1),Y=await(0,bn.c)(c,O,e);if(!(0,bn.S)(D,Y.patterns))return{file:Y.file??g.file,place:Y.place,cause:"outside-workspaces",message:`${u}: ${s} is \
not in the workspaces of ${Y.file??"the root"}, so its dependencies were not installed`}}async function Us(e){const{lockfile:s,sources:i}=e;if(!s?.file.endsWith(
".json")||(0,Qe.as)(s.text)!==void 0)return;const c=await jt((0,k.resolve)(i.root,s.file),e);return c?.place&&{...c,cause:"lockfile-broken"}}function Ws(e,{manifests:s,
lockfile:i,cause:c}){const[u]=s;if(!i)return u&&{file:u.file};const g=(0,Qe.as)(i.text);if(g!==void 0){const fe=`${i.file} has the conflict markers of a merge`,
Pe=(0,It.q1)(i.text,g);return{file:i.file,place:Pe,cause:"conflict-markers",message:fe}}const O=ws(i,s)??(0,We.bA)(s,fe=>e.includes(fe));if(!O||c!=="lockfile-ou\
tdated")return{file:i.file};const{manifest:D,name:Y,wanted:ne}=O,ye=s.some(({value:fe})=>fe.name===Y),le=`${i.file} does not fit ${D.file}, which asks for ${Y} ${ne}${ye?
", a workspace of this repository":""}`;return{...Ve(O),message:le}}async function jt(e,{sources:s,folder:i}){const c=(0,k.resolve)(i,e);if(!(0,rs.FK)(s.root,c))
return;const u=await s.text(c),g=s.pathOf(c);if(u===void 0)return;const O=(0,It.UQ)(u);if(!/\.jsonc?$/.test(g)||!O||/^[ \t]{0,80}\/[/*]/m.test(u))return{file:g};
const D=(0,It.q1)(u,O.offset);return{file:g,place:D,message:`${g} is not valid JSON: ${O.message} (line ${D.line}, column ${D.column})`}}const Mn=10,Nn=2;async function Fs(e,s){
const c=e.exitCode!==null||e.signal!==null?s.stage==="install"?"install":"build":void 0,u=e.diagnostics;if(u.length>0)return Ut(u,s);const g=new Set((await(0,fn.
z)(s).catch(()=>{}))?.map(({path:D})=>D)),O=wt(s,g.size>0?{command:c,committed:g}:{command:c});return Ut(await ot({...e,log:s.log.recent()},O),s)}function wt({root:e,
context:s,workspace:i},c){const{clock:u}=s;return{root:i.source,folder:e,command:"build",clock:u,processor:A.jq,...c}}function Ut(e,{context:s,workspace:i}){const c=e.
map(u=>({...u,message:Wt(u.message,i)}));return Js(c,new ht.j(i.source,s.clock))}function Wt(e,{source:s,app:i}){return e.replaceAll(`file://${s}/`,"").replaceAll(
`${s}/`,"").replace(te.cU,c=>c.includes(`${i}/`)?k.posix.basename(c):c)}async function Bs(e,s,i){if(e.code==="out_of_memory")return[];const c=e.log.map(O=>O.replace(
Gs,i)),u=new Set((await(0,fn.z)(s))?.map(({path:O})=>O)),g=await ot({...e,log:c},wt(s,{own:u,searchMs:yt}));return Ut(g.filter(({severity:O,line:D})=>O==="error"&&
D!==null),s)}const yt=1e3,Gs=/(?<![\w.-])\/app(?=\/)/g;async function ot(e,s,{formats:i,causes:c}=un){const{read:u,guess:g}=await(0,wn.RJ)(e.log,s,i),O=g?[...u,
g]:u,D=new ht.j(s.root,s.clock),Y=await Is({...e,diagnostics:O},D,s.folder,c);if(!Y)return O;const ne=({file:ye,line:le})=>ye===Y.file&&(le===null||le===Y.line);
return[Y,...u.filter(ye=>!ne(ye))]}async function Ft(e,s=A.jq){const i=e.log.recent(),c=wt(e,{processor:s,searchMs:yt}),{root:u,folder:g,clock:O}=c,D=await os(new ht.
j(u,O),g),Y=D?[D]:[];if(!i.some(Be=>(0,F.F7)(Be)||/^WARN\b/.test(Be)))return Y;const ne=await es(i,new ht.j(u,O),g);if(ne)return[ne];const le=(await ot({stage:"\
build",exitCode:0,log:i},c)).filter(({severity:Be})=>Be==="error").slice(0,W.ws),fe=(0,H.Se)(i),Pe=Be=>({...Be,message:Wt(Be.message,e.workspace)}),Je=le.map(Be=>Pe(
Ks(Be,fe)));if(Je.length>0)return[...Y,...Je].slice(0,W.ws);const qe=(0,F.sq)(fe);return qe?[...Y,Pe({file:null,line:null,message:Bt(qe.message)})]:Y}function Ks({
file:e,line:s,message:i},c){const u={file:e,line:s,message:Bt(i)};return e!==null&&s!==null&&Ys(i,(0,k.basename)(e),c)?{...u,isMarked:!0}:u}const zs=/^\[?(?:ERROR|FATAL)\]?:?\s/,
Hs=12,Zs=100;function Ys(e,s,i){const c=e.slice(0,40);return i.some(({text:u},g)=>{if(!zs.test(u))return!1;const O=u.endsWith("{")?i.slice(g,g+Zs):[],D=O.findIndex(
ne=>ne.text.startsWith("}")),Y=D===-1?i.slice(g,g+Hs):O.slice(0,D+1);return[c,s].every(ne=>Y.some(ye=>ye.text.includes(ne)))})}function Bt(e){return(0,Z.Ow)(e,W.
iA).toWellFormed()}const Et=/not installed|can(?:not|'t) (?:find|resolve)|could not (?:find|resolve|load)|failed to resolve|no such file|unresolved/i;function Vs(e){
const s=e.filter(({severity:i})=>i==="error");return s.length>0&&s.every(({line:i,message:c})=>i!==null&&!Et.test(c))}async function Js(e,s){const i=[];for(const c of e.
slice(0,Mn)){const u=c.line===null?void 0:await s.lines(c.file);i.push(u&&c.line!==null?{...c,source:Pn(u,c.line)}:c)}return[...i,...e.slice(Mn)]}function Pn(e,s){
const i=Math.max(1,s-Nn);return e.slice(i-1,s+Nn).map((c,u)=>({line:i+u,text:(0,Z.DJ)(c.slice(0,z.IC.sourceLine)).toWellFormed()}))}}),4177:((Oe,oe,m)=>{m.d(oe,
{BM:()=>_,EZ:()=>$,ac:()=>M,fz:()=>S,nC:()=>I});var k=m(6760),A=m(3052),Z=m(7214),W=m(6612),z=m(6419),F=m(402);const H=/^(?!(?:package-lock|npm-shrinkwrap|pnpm-lock)\.|(?:CHANGELOG|LICENSE)\b)(?:.*\.(?:[cm]?[jt]sx?|g[jt]s|json[5c]?|ya?ml|toml|vue|svelte|astro|mdx?|markdown|html?|hbs|handlebars|njk|nunjucks|liquid|pug|jade|ejs|eta|twig|css|p?css|s[ac]ss|less|styl|graphqls?|gql|sh|py|rb|go|rs|php)|\.\w{2,20}rc|\.env(?:\.\w{1,20})?)$/i,
te=/\.(?:png|jpe?g|gif|svg|webp|avif|ico|woff2?|mp4|pdf)$/i,G={test:f=>H.test(f)||te.test(f)},N=/(?:^|\/)(?:dist|build|out|_site|coverage|cache|storybook-static)\//,
x=/(?:^|\/)\.(?:next|nuxt|output|svelte-kit|astro|react-router|tanstack|vercel|netlify|temp)\//;function _(f){return N.test(f)||x.test(f)}const P=/\.(?:timestamp-\d{6,20}-\w{1,40}|bundled_\w{1,40})\.[cm]?js$/;
function S(f){return P.test(f)}const p=2e3,E=1e3,R=3,C=2*A.D6,T=32;function $(f){const y=(b="")=>/^---\s*$/.test(b);return y(f[0])?f.findIndex((b,L)=>L>0&&y(b))+
1:0}function I(f,y){return f.flatMap((b,L)=>y(b,L)?[L+1]:[])}class M{files;#e;#t;#n=new Map;#s;list;#o=new Map;constructor(y,b,L,B=[]){this.files=L,this.list=(0,Z.
c3)([...L,...B]),this.#e=y,this.#t=b,this.#s=new Set(L)}static async read(y,b,L){const B=[],V=[];for await(const ae of y.walk(G)){const re=y.pathOf(ae);if(!(N.test(
re)||P.test(re)||L?.has(re)===!1)&&(te.test(re)?V.length<E&&V.push(re):B.push(re),B.length>=E))break}return new M(y,y.pathOf(b),B,V)}has(y){return this.#s.has(y)}get manifest(){
return[`${this.#t}/package.json`,"package.json"].find(y=>this.has(y))}async lockfile(){return(await(0,F.GQ)(this.#e,(0,k.resolve)(this.#e.root,this.#t)))?.text??
""}find(y){const b=(0,W.qD)(y,{exists:V=>this.has(V),rootDirectory:this.#t});if(b!==void 0||y.startsWith("/")||/node_modules|^\w+:/.test(y))return b;const L=y.replace(
/^(?:\.{1,2}\/)+/,"");if(!/\.[a-z]\w{0,9}$/i.test(L)||N.test(L))return;const B=this.files.filter(V=>V.endsWith(`/${L}`)||L.endsWith(`/${V}`));return B.length===
1&&(B[0]?.includes("/")||(0,k.basename)(L)!==L)?B[0]:void 0}async lines(y){const b=this.#n.get(y);if(b)return b;const B=(await this.#e.lines((0,k.resolve)(this.#e.
root,y))??[]).map(V=>V.length>p?"":V);return this.#n.set(y,B),B}async collect(y,b){await this.load(y);const L=[];for(const B of y)for(const[V,ae]of(await this.lines(
B)).entries()){const re=b(ae,V+1,B);re!==void 0&&L.push(re)}return L}async piece(y,b,L,B){const V=(await this.#r(y))[b-1]??"";return V.length<=2*B?V:V.slice(Math.
max(0,L-1-B),L-1+B)}async#r(y){const b=this.#o.get(y);if(b||this.#o.size>=R)return b??[];const{root:L}=this.#e,B=(await(0,z.xO)(L,(0,k.resolve)(L,y),C))?.text.split(
`
`)??[];return this.#o.set(y,B),B}async load(y=this.files){for(let b=0;b<y.length&&!this.isOver;b+=T)await Promise.all(y.slice(b,b+T).map(L=>this.lines(L)))}onlyOf(y){
return y.length===1&&!this.isPartial?y[0]:void 0}get isPartial(){return this.isOver||this.files.length>=E}get isOver(){return this.#e.isOver}}}),9093:((Oe,oe,m)=>{
m.r(oe),m.d(oe,{warningsOf:()=>N});var k=m(1224),A=m(8595),Z=m(6653),W=m(5388),z=m(901),F=m(9877),H=m(8741),te=m(4177);const G={file:null,line:null};async function N(S,p){
const E=await(0,H.faultsOfSuccess)(S),R=p.some(W.isErrorOfSite)?E:E.filter(({isMarked:I})=>I),C=await te.ac.read(new z.j(S.workspace.source,k.jq,F.wA),S.root),T=R.
map(I=>{const{file:M,line:f}=I;return{code:"build_fault",file:M,line:f,message:(0,H.ownWords)((0,A._Q)(I))}}),$=await Promise.all(p.map(I=>x(I,C)));return[...T,
...$].slice(0,A.iq)}async function x(S,p){const{code:E,message:R,href:C,in:T=""}=S;if(E==="unclosed_block")return{code:E,message:(0,H.ownWords)(R),...await P(p)};
const $=C===void 0?void 0:await(0,Z.uP)(C,T,void 0,f=>_(f,p)),{file:I,line:M}=p.isOver||!$?G:$.place;return{code:E,file:I,line:M,message:(0,H.ownWords)(R+(p.isOver?
"":(0,Z.lp)($)))}}function _(S,p){return p.collect(p.files,(E,R,C)=>{const T=(0,Z._Q)(E,S);return T===void 0?void 0:{file:C,line:R,column:T}})}async function P(S){
const p=S.files.filter(R=>R.endsWith(".css"));await S.load(p);const E=await Promise.all(p.map(async R=>({file:R,line:(0,Z.Dn)(R,(await S.lines(R)).join(`
`),void 0)??null})));return S.onlyOf(E.filter(({line:R})=>R!==null))??G}}),804:((Oe,oe,m)=>{m.r(oe),m.d(oe,{holdsPrivateKey:()=>Q,inspectOutput:()=>$,isExampleOfSecrets:()=>ae,
isSecretFile:()=>V});var k=m(7598),A=m(3024),Z=m(1455),W=m(6760),z=m(6466),F=m(7975),H=m(8522),te=m(2458),G=m(6583),N=m(3715),x=m(6813);const _=16*1024*1024,P=4,
S=(0,F.promisify)(H.brotliCompress),p=(0,F.promisify)(H.gzip),E=/\.(?:avif|br|gif|gz|jpe?g|mov|mp[34]|ogg|pdf|png|tgz|webm|webp|woff2?|zip|zst)$/i,R={params:{[H.
constants.BROTLI_PARAM_QUALITY]:5}},C={level:6},T=1e3;async function $(J){const{directory:K,kind:U,commit:ie,mostFiles:pe,signal:ge}=J,ke=(await(0,Z.readFile)((0,W.
join)(K,".git","shallow"),"utf8").catch(()=>"")).trim()===ie,_e=[],$e=[];for await(const be of I(K,"",U)){if(ge.throwIfAborted(),_e.length>=pe||Buffer.byteLength(
be)>N.Si.pathBytes)continue;const Se=M(be,ke);Se==="ordinary"?_e.push(be):Se!=="left-out"&&$e.length<T&&$e.push({path:be,kind:Se})}const xe=[],Me=_e.sort().values(),
Le=async()=>{for(const be of Me){ge.throwIfAborted();const Se=await f(K,be,ge);Se&&xe.push(Se)}};return await Promise.all(Array.from({length:P},Le)),xe.sort((be,Se)=>be.
path<Se.path?-1:1),{files:xe,odd:$e,ignoredRules:(0,x.d)(K)}}async function*I(J,K,U){const ie=await(0,Z.readdir)((0,W.join)(J,K),{withFileTypes:!0});for(const pe of ie.
sort((ge,ke)=>ge.name<ke.name?-1:1)){const ge=K+pe.name,ke=pe.name===".git"||ge==="node_modules";ge!==G.nA&&(U==="folder"&&!ke&&(0,te.W)(pe.name)&&!V(pe.name)||
(pe.isDirectory()&&!ke?yield*I(J,`${ge}/`,U):(ke||pe.isFile()||pe.isSymbolicLink())&&(yield ge)))}}function M(J,K){const U=J.slice(J.lastIndexOf("/")+1);return J===
"node_modules"||U===".git"&&K?"left-out":U===".git"?"repository":ae(U)?"example":V(U)?"secrets":"ordinary"}async function f(J,K,U){const ie=(0,W.join)(J,K),pe=await(0,Z.
stat)(ie).catch(()=>{});if(!pe?.isFile())return;const ge=pe.size;if(ge>_)return{path:K,bytes:ge,brotli:ge,gzip:ge,digest:await y(ie,U)};const ke=await(0,Z.readFile)(
ie),_e=(0,k.createHash)("sha256").update(ke).digest("hex"),$e={path:K,...await b(K,ke),digest:_e};return Q(ke)?{...$e,hasKey:!0}:$e}async function y(J,K){const U=(0,k.
createHash)("sha256");return await(0,z.pipeline)((0,A.createReadStream)(J),U,{signal:K}),U.digest("hex")}async function b(J,K){const U=K.length;if(U===0||E.test(
J))return{bytes:U,brotli:U,gzip:U};const[ie,pe]=await Promise.all([p(K,C),S(K,R)]);return{bytes:U,brotli:Math.min(U,pe.length),gzip:Math.min(U,ie.length)}}const L=/^(?:\.env(?:\..*|rc)?|\.netrc|\.htpasswd|\.pgpass|\.git-credentials|id_(?:rsa|dsa|ecdsa|ed25519))$/i,
B=/^\.env\.(?:.+\.)?(?:example|sample|template|dist|defaults?)$/i;function V(J){return L.test(J)&&!ae(J)}function ae(J){return B.test(J)}const re="PRIVATE KEY",
Ee=600;function Q(J){for(let K=J.indexOf(re);K!==-1;K=J.indexOf(re,K+re.length)){const U=J.toString("latin1",Math.max(0,K-40),K+Ee);if(/-----BEGIN [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----(?:\s|\\[nr])[^<]{0,300}?[A-Za-z0-9+/]{50}/.
test(U))return!0}return!1}}),1845:((Oe,oe,m)=>{m.d(oe,{z:()=>z});var k=m(1264),A=m(6275),Z=m(417);const W=2e5;async function z({context:F,mirror:H,commit:te,signal:G}){
const N=[],x=["-C",H,"-c","core.quotePath=false","ls-tree","-r","--full-tree",te],{exitCode:_}=await(0,A.m)("git",x,{cwd:"/",env:{...(0,Z.gE)("none"),PATH:`${F.
path}:${k.sg}`},signal:G,onLine(P,S){const[,p,E,R]=/^(\d{6}) \w+ ([0-9a-f]{40,64})\t(.+)$/.exec(P)??[];S==="stdout"&&p&&E&&R&&N.length<=W&&N.push({mode:p,id:E,path:R})}});
return _===0&&N.length<=W?N:void 0}}),7699:((Oe,oe,m)=>{m.d(oe,{If:()=>x,KZ:()=>H,Zz:()=>_,jO:()=>S,tH:()=>G});const k=String.raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})(?:\s|(?!\s))|[^\da-f])`,
A=String.raw`"([^"\\\n]*(?:${k}[^"\\\n]*)*)"`,Z=String.raw`'([^'\\\n]*(?:${k}[^'\\\n]*)*)'`,W=String.raw`((?:[^()"'\s\\]|${k})+)\s*\)`,z=new RegExp([String.raw`/\*[\s\S]*?(?:\*/|$)`,
k,String.raw`(?:url\(\s*|@import\s+)(?:${A}|${Z})`,String.raw`url\(\s*${W}`,A.replace("(","(?:"),Z.replace("(","(?:")].join("|"),"gi"),F=/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;
function H(C){return[...C.matchAll(z)].flatMap(T=>{const $=T.slice(1).find(I=>I!==void 0);return $===void 0||$===""||$.startsWith("#")?[]:[{href:R($),kind:"asse\
t"}]})}const te=new RegExp(`${z.source}|([{}])`,"gi");function G(C){const T=[];for(const I of C.matchAll(te)){const M=I.at(-1);M==="{"?T.push(I.index):M==="}"&&
T.pop()}const $=T.at(-1);return $===void 0?void 0:C.slice(0,$).split(`
`).length}const N=new RegExp(`${z.source}|(@(?:tailwind|apply|screen|include|mixin|extend|use|forward))(?=\\s)`,"gi");function x(C){for(const T of C.matchAll(N)){
const $=T.at(-1);if($?.startsWith("@"))return $}}function _(C,T){return T.startsWith("<")?`The page ${C} has ${T}, which browsers show as text: the template eng\
ine did not run`:`The style sheet ${C} has ${T}, which browsers ignore: the tool that replaces it did not run`}const P=/(?<=[=(,:[?|&{}\s]|return)(["'`])(\/(?!\/)[^"'`\s\\<>{}$?#*]{1,200}\.(?:avif|gif|jpe?g|mp[34]|otf|pdf|png|svg|ttf|webm|webp|woff2?))["'`](?=[,;:)\]}?\s])/gi;
function S(C){return[...C.matchAll(P)].map(([,,T=""])=>({href:T,kind:"mention"}))}const p=/\b(?:fetch|getJSON|importScripts|(?:Shared)?Worker)\(\s{0,9}["'`]((?!\/\/)[^"'`\s\\<>{}$?#*:]{1,200}\.(?:csv|geojson|html?|js|json|md|svg|txt|wasm|webmanifest|xml|ya?ml))["'`]\s{0,9}[,)]/g;
function E(C){return[...C.matchAll(p)].map(([,T=""])=>({href:T,kind:"mention"}))}function R(C){return C.replace(F,(T,$,I,M)=>{const f=$===void 0?Number.NaN:Number.
parseInt($,16);return f<=1114111?String.fromCodePoint(f):I===void 0?M??"":""})}}),6653:((Oe,oe,m)=>{m.d(oe,{Dn:()=>P,_Q:()=>x,lp:()=>te,uP:()=>Z});var k=m(5807),
A=m(7699);async function Z(f,y,b,L,B=!1){let V,ae,re;const Ee=f.replace(/^(?:\.{0,2}\/)+/,"");for(const J of p(f,y)){const K=(await L(J)).filter(({file:pe})=>!W.
test(pe)),U=K.filter(({file:pe})=>!S(pe,b));if(re){const pe=J===Ee?$(U.filter(({file:ge})=>!F.test(ge))):void 0;if(pe)return{place:pe,others:[re]};continue}const ie=$(
U)??$(U.filter(({file:pe})=>I(pe,y)));if(ie&&!(B&&F.test(ie.file)))return{place:ie,others:[]};re=ie,V??=T(U,y,B),ae??=$(K)}const Q=re??(V?void 0:ae);return Q?{place:Q,
others:[]}:V}const W=/\.log$|(?:^|\/)(?:netlify\.toml|(?:vercel|firebase)\.json|_redirects)$/;function z(f){return F.test(f)}const F=/\.(?:mdx?|markdown)$/,H=/(?:^|\/)_?(?:layouts?|includes?|partials?|components?|themes?)\//i;
function te(f){return!f||f.others.length===0?"":`; also in ${f.others.map(({file:y,line:b})=>b===null?y:`${y}:${b}`).join(", ")}`}const G=/(?:[\s"'`(=[{}>,:%]|(?:\(|:\s)<|<(?=\.))\.{0,2}\/?$/,
N=/^[\s"'`)\]}<>,;#?]/;function x(f,y){for(let b=f.indexOf(y);b!==-1;b=f.indexOf(y,b+1)){const[L,B]=[f.slice(Math.max(0,b-4),b),f.slice(b+y.length,b+y.length+1)];
if((b===0||G.test(L))&&(B===""||N.test(B)))return b+1}}const _=/(?:^|\/)(?:__\w+__|tests?|specs?|fixtures?|examples?|node_modules|vendor)\//;function P(f,y,b){return S(
f,b)||_.test(f)?void 0:(0,A.tH)(y)}function S(f,y){return y!==void 0&&f.startsWith(`${y}/`)}function p(f,y){const[b=""]=f.split(/[?#]/,1),L=f.replaceAll("&","&a\
mp;"),B=/^\.{1,2}\//.test(b)?new URL(b,`http://site/${encodeURI(y)}`).pathname:"",V=[f,L,b,B],ae=(B||b).replace(/^\/+/,""),re=E(ae)?[ae,...R(ae)]:[],Ee=[...V,...V.
map(Q=>Q.replace(/\/$/,"")),...re];return[...new Set([...Ee,...Ee.map(k.oF)])].filter(Q=>Q.length>1)}function E(f){return/\.\w{2,5}$/.test(f)}function R(f){const y=f.
split("/");return y.slice(1).map((b,L)=>y.slice(L+1).join("/"))}const C=4;function T(f,y,b){if(f.length===0||f.length>C)return;const L=new Set(y.replace(/(?:(?:^|\/)index)?\.[^/.]+$/,
"").split("/")),B=({file:Ee})=>Ee.split(/[/.]/).filter(Q=>L.has(Q)).length,V=Ee=>(b&&H.test(Ee.file)?L.size+1:0)+B(Ee),[ae,...re]=f.toSorted((Ee,Q)=>V(Q)-V(Ee));
return ae&&{place:ae,others:re}}function $(f){const[y]=f;return y&&f.every(({file:b})=>b===y.file)?y:void 0}function I(f,y){const b=M(y.replace(/\/index\.[^/]+$/,
""));return M(f)===b||M(f.replace(/\/index\.[^/]+$/,""))===b}function M(f){return f.slice(f.lastIndexOf("/")+1).replace(/(?<=.)\..*$/,"")}})};export{Jo as id,Xo as ids,Qo as modules};

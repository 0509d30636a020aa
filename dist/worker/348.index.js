const Bo=348,Go=[348],Ko={9882:((ke,se,m)=>{m.d(se,{IM:()=>H,pA:()=>T});const _={characters:80,candidates:1e3,shown:3};function T(N,x){const O=K(N);if(O===""||N.
length>_.characters)return[];const P=x.slice(0,_.candidates).filter(p=>p!==N&&p.length<=_.characters).flatMap(p=>{const $=q(O,K(p)),R=z(N)===z(p)?Math.min($??F,
F):$;return R===void 0?[]:[{each:p,points:R}]}),b=Math.min(...P.map(({points:p})=>p));return P.sort((p,$)=>p.points-$.points).filter(({points:p})=>p<=b+1).slice(
0,_.shown).map(({each:p})=>p)}function H(N,x){return T(N,x).filter(O=>G(N,O)<=Math.max(1,Math.floor(Math.min(N.length,O.length)/8)))}function W(N,x){const[O]=T(
N.trim(),x);return O===void 0?"":`; did you mean "${O}"?`}function K(N){return N.toLowerCase().replace(/[-_.:\s]/g,"")}const F=1;function z(N){return/^[^:]{1,40}(?=:)/.
exec(N)?.[0]??`${N}:`}function q(N,x){if(N===x)return 0;const O=Math.max(1,Math.floor(Math.min(N.length,x.length)/3)),P=G(N,x);if(P<=O)return P;const[b,p]=N.length<
x.length?[N,x]:[x,N];if(b.length>=4&&(p.startsWith(b)||p.endsWith(b)))return O+1}function G(N,x){let O=[],P=Array.from({length:x.length+1},(b,p)=>p);for(let b=1;b<=
N.length;b++){const p=[b];for(let $=1;$<=x.length;$++){const R=N[b-1]===x[$-1],L=b>1&&$>1&&N[b-1]===x[$-2]&&N[b-2]===x[$-1];p[$]=Math.min((P[$]??0)+1,(p[$-1]??0)+
1,(P[$-1]??0)+(R?0:1),L?(O[$-2]??0)+1:Number.POSITIVE_INFINITY)}[O,P]=[P,p]}return P[x.length]??0}}),2458:((ke,se,m)=>{m.d(se,{W:()=>K});var _=m(5807);const T="\
{js,cjs,mjs,ts,cts,mts}",H={hidden:(0,_.aL)(".* __pycache__"),lockfiles:(0,_.aL)(`
    package-lock.json npm-shrinkwrap.json pnpm-lock.yaml yarn.lock bun.lock bun.lockb
    deno.lock composer.lock Gemfile.lock Cargo.lock go.sum poetry.lock Pipfile.lock
    pdm.lock uv.lock mix.lock pubspec.lock flake.lock
  `),manifests:(0,_.aL)(`
    package.json pnpm-workspace.yaml lerna.json nx.json turbo.json bower.json jsr.json
    deno.{json,jsonc} composer.json Gemfile *.gemspec requirements*.txt pyproject.toml
    setup.py setup.cfg Pipfile Cargo.toml go.mod go.work pom.xml build.gradle
    build.gradle.kts mix.exs pubspec.yaml flake.nix
  `),configuration:(0,_.aL)(`
    {astro,ava,babel,commitlint,craco,cypress,docusaurus,eleventy,esbuild,eslint,gatsby,jest,karma,lint-staged,next,nuxt,playwright,postcss,prettier,react-route\
r,remix,rolldown,rollup,rsbuild,rspack,rspress,snowpack,stylelint,svelte,svgo,tailwind,tsdown,tsup,uno,vite,vitest,vue,wdio,webpack,windi}.config.${T}
    tsconfig*.json jsconfig*.json angular.json biome.{json,jsonc} _config.{yml,yaml}
    mkdocs.{yml,yaml} book.toml tox.ini
  `),tasks:(0,_.aL)(`
    Makefile GNUmakefile Rakefile Justfile Taskfile.{yml,yaml} gulpfile.${T}
    gruntfile.${T} Procfile Jenkinsfile Vagrantfile
  `),containers:(0,_.aL)(`
    Dockerfile *.dockerfile Dockerfile.{dev,development,prod,production,test} Containerfile
    docker-compose*.{yml,yaml} compose*.{yml,yaml}
  `),hosts:(0,_.aL)(`
    netlify.toml vercel.json firebase.json wrangler.{toml,json,jsonc} fly.toml render.yaml
    *.tfstate *.tfstate.backup *.tfvars
  `)},W=new RegExp(`^(?:${Object.values(H).flat().map(F).join("|")})$`,"is");function K(z){return z!==".well-known"&&W.test(z)}function F(z){return z.replace(/[.+]/g,
"\\$&").replaceAll("*",".*").replace(/\{([^}]*)\}/g,(q,G)=>`(?:${G.replaceAll(",","|")})`)}}),1809:((ke,se,m)=>{m.d(se,{EP:()=>p,Ol:()=>K,Xk:()=>F,oJ:()=>q});const _=/(?:^|\s)[\d.,]{1,12}\s?(?:B|bytes|[kKMG]i?B)(?=$|[\s│|,)\]])/,
T=/\b(?:errors?|fail(?:ed|s)?|exceed(?:s|ed)?|limit|too (?:large|big|long)|cannot|must|not)\b/i,H=[/^\s*[○●◐ƒλ∙]\s{1,4}(?:\(|\/)/u,/^\s*(?:Route|Page|Asset|File|Path|Name|Chunk|Size)\b.{0,120}\b(?:Size|First Load|gzip|Chunks|Type)\b/,
/^\s*[├└┌┬╰╭](?:[─━]{0,3}\s|$)(?!.{0,200}(?:Error|\[\d{3}\]|✖|×))/u,/^\s*\+ First Load JS\b/,/^\s*(?:\[[\w:@/.-]{1,40}\]\s)?(?:✓|✔|√|✅|☑|🎉|✨|🚀|λ|▶|❯)/u,
/\b(?:built|done|finished|completed|compiled|generated|wrote|copied|written)\b.{0,80}\b\d[\d.,]{0,8}\s?(?:ms|s|sec|seconds|min|minutes?)\b/i,/^\s*[-•]?\s?\d{1,7} (?:errors|warnings|hints|modules?|pages?|files?|assets?|packages?)\b.{0,60}$/,
/\(\d{1,7}\/\d{1,7}\)\s*$/,/^\s*(?:Result|Summary|Total|Time|Duration|Tasks|Cached)\b.{0,60}:/,/^\s*(?:Attention: |This information is used|You can learn more|Learn more|Read more|See https?:|https?:\/\/\S{1,300}$)/,
/^\s*▲ Next\.js \d/u,/^\s*\.{3} (?:collapsed )?\d{1,7} (?:duplicate )?lines matching /,/Entry docs → 404 was not found\.$/,/^lscpu: failed to determine /,/^\d{1,7}:(?:\s|$)/],
W=/^\s*(?:✓|✔|√|✅|🎉|✨)|\b(?:built|done|completed|finished) in \d|\bcompiled successfully\b|^\s*[○●ƒλ]\s{1,4}\(/iu;function K($){return H.some(
R=>R.test($))||z($)||F($)}function F($){return _.test($)&&!T.test(G($))}function z($){return $.length<=300||$.split(" ").length>$.length/16?!1:$.split(/[;{}=]/).
length>$.length/30}function q($){return W.test($)}function G($){return $.split(/\s+/).filter(R=>!/[/.][\w[]/.test(R)).join(" ")}const N=/^\s{0,8}⚠|^(?:[▲!]\s{1,3})?(?:\[(?:warn(?:ing)?|hint|info)\]|(?:deprecation )?warning\b(?! as error))|^\s{0,4}(?![-*])[^\s:"']{1,400}(?::\d{1,7}){1,2}:?\s(?:-\s)?(?:warning|hint|info|note|message|suggestion)\b|^\s{0,4}[^\s:"']{1,400}\(\d{1,7},\d{1,7}\): (?:warning|info|message)\b|^\s*\d{1,7}:\d{1,7}\s{1,40}(?:warning|hint|info)\b/i,
x=/^\s*(?:[✘✖✗×⨯]|x\s|\[?(?:error|fatal)\b|\w{0,60}(?:Error|Exception)\b.{0,40}:\s|\d{1,7}:\d{1,7}\s{1,40}error\b)/i,O=/^(?:\s|$|\d{1,7}(?:\s|$))/,P=/^(?:WARNING in \S|\(!\) Some chunks\b)/,
b=12;function p($,R,L){const M=new Set;let h=!1,A=!1;for(let g=Math.max(0,R-b);g<L;g++){const u=$[g]?.text??"";A=P.test(u)||A&&u.trim()!==""&&!/^ERROR in /.test(
u),h=A||N.test(u)||h&&O.test(u)&&!x.test(u),h&&M.add(g)}return M}}),9047:((ke,se,m)=>{m.d(se,{B:()=>H,v:()=>G});var _=m(5230);const T=[/["'](?<name>[\w$]{1,200})["'] is not exported (?:by|from) (?:["'](?<from>[^"']{1,400})["']|(?<path>[^\s,"']{1,400}))/,
/No matching export in "(?<from>[^"]{1,400})" for import "(?<name>[\w$]{1,200})"/,/\bexport '(?<name>[\w$]{1,200})' (?:\(imported as '[^']{1,200}'\) )?was not found in '(?<from>[^']{1,400})'/,
/The requested module '(?<from>[^']{1,400})' does not provide an export named '(?<name>[\w$]{1,200})'/,/(?:Module )?'"(?<from>[^"']{1,400})"' has no exported member (?:named )?'(?<name>[\w$]{1,200})'/,
/\bExport (?<name>[\w$]{1,200}) doesn't exist in target module/,/'(?<from>[^']{1,400})' does not contain a (?<name>default) export/,/Module '"(?<from>[^"]{1,400})"' has no (?<name>default) export/];
function H(N){for(const x of T){const{name:O,from:P,path:b}=(0,_.$)(x,N)?.groups??{};if(O!==void 0)return{name:O,from:P??b}}}const W=300,K=/^ {0,40}export (?:declare |abstract )?(?:async )?(?:const enum|const|let|var|function ?\*?|class|interface|type|enum|namespace) (?<name>[\w$]{1,100})/,
F=/^\s{0,40}(?:module\.)?exports\.(?<name>[\w$]{1,100})\s*=/,z=/(?:^|\bas\s+)(?<name>[\w$]{1,100})\s*$/,q=/^\s{0,40}export\s+(?:type\s+)?\*\s+from\s+["'](?<from>[^"']{1,300})["']/;
function G(N){const x=new Set,O=[];let P=!1;for(const b of N){const p=(K.exec(b)??F.exec(b))?.groups?.name;p&&x.add(p),/^\s{0,40}export\s+default\b/.test(b)&&x.
add("default");const $=q.exec(b)?.groups?.from;$!==void 0&&O.push($);const R=/^\s{0,40}export\s+(?:type\s+)?\{/.exec(b);if(P||=R!==null,!P)continue;const[L=""]=b.
slice(R?.[0].length??0).split("}",1);for(const M of L.replace(/\/\/.*$/,"").split(",")){const h=z.exec(M.trim())?.groups?.name;h&&x.add(h)}if(P=!b.includes("}"),
x.size>=W)break}return{own:[...x],from:O}}}),2416:((ke,se,m)=>{m.d(se,{F7:()=>$e,Gd:()=>u,Vz:()=>oe,c4:()=>Ze,sq:()=>g,wh:()=>K});var _=m(1809),T=m(3716);const H=/^(?:\[(?:error|ERROR|fatal)\](?:\s|$)|\w{1,20}\sERR!\s(?:[A-Z]\w{1,40}\s)?|\S{1,100}\sSTD(?:ERR|OUT)\s|[│■▲●└]\s{1,4}|(?:notsup|notarget|engine|network|JSON\.parse)\s)/,
W=/^err:\s(?=\w{0,60}(?:Error|Exception):)/;function K(Q){return Q.replace(H,"")}const F=[/^\s*(?:\$|>(?!\s[A-Z].*\.$)|[+|│]|➤|at\s|\d{1,7}\s?[|│]|[{})\]]|\((?!!\))|\[$|-{2}|\*|node:internal|file:\s|throw\s|Node\.js v|A complete log|In most cases)/,
/^\s*(?:npm\s)?(?:<[cdilptw]>\s|\[?warn(?:ing)?\]?\b|\(node:\d|deprecat|info\b|notice\b|success\b|debug\b|verbose\b|note\b|hint\b|tip\b)/i,/^\s*(?:See|If|To|You|Note|Please|Try|Did you|This|Learn|Use|Visit|Run|For|Pass|Make sure|Searched|Import trace|Require stack|Emitted|Error reference|Location:|Stack trace|Progress|Packages|Checked out|Cloning|Lockfile is)\b/,
/^[^\w]{0,10}\d{1,6}\s(?:problem|error|warning)s?\b/,/^(?:Required|Actual|Wanted|Found|Valid \w+):\s/,/^(?:\[[\w:@/.-]{1,40}\]\s|[^\w[]){0,8}(?:Error:\s)?(?:(?:[\w-]{1,20}\s)?build\s(?:failed|error|was canceled)|failed (?:to (?:compile|build)|with errors|tasks)|command failed|(?:error )?during build)(?:\W|$)(?!.*\b(?:Error|not|resolve)\b)/i,
/\b(?:exited? (?:with )?(?:code|status)|exit code|ELIFECYCLE|exited with \d|exited \(\d|\w{0,60}RUN_FIRST_FAIL\b)/,/^\s{2,}\w+:\s(?:undefined|null|true|false|-?\d+|\[|\{|'E?[A-Z_]+')/,
/^(?:code|path|errno|syscall|command|cwd|location|dest)\s\S{1,400}$/,/^\s*\[?(?:\w*Error|ERROR|FATAL)\]?:?\s*\{?$/,/^\s*(?:\w{0,60}Error:\s)?5\d\d\s\/\S{0,300}$/,
/^\s*\S{1,400}:\d{1,7}:(?:\d{1,7}|NaN)$/],z=/^\s*(?:✘|✖|✗|×|⨯|x\s|!|\[!\]|\(!\)|\[?(?:ERROR|error|fatal|FATAL|panic)\b\]?[\s:]|\d{1,7}:\d{1,7}[\s:]{1,4}error\b|ERR_|E\d{3}\b|YN00)/,
q=/^[^\w]{0,10}(?:\[[^\]]{1,60}\]:?\s){0,3}(?:\w{1,40}\s){0,3}(?:err:\s)?[([]?(?:Uncaught\s)?\w{0,60}(?:Error|Exception)\b[^:]{0,40}:?\s\S/,G=/^\s*(?:Caused by|Cause):$/,
N=/^\s{2,8}\d{1,2}:\s/,x=/^(?:\/(?:usr\/)?bin\/)?(?:ba|da|z)?sh:\s/,O=/^\s*(?:\[cause\]:|Caused by:|Cause:)\s*\S/,P=/^(?:\[cause\]:|Caused by:|Cause:)\s{1,4}/,b=/\b(?:not (?:found|compatible|exported|defined|set|exist|resolve|valid|allowed|a function|installed|recognized|a supported|available|match)|doesn['’]t|does not|cannot|can['’]t|could not|couldn['’]t|failed to|unable to|unexpected|invalid|undefined|missing|unknown|expected|required|duplicate|must|unclosed|no such|no matching|forbidden|denied|unauthorized|refused|incompatible|unsupported|conflict(?:s|ing)?|unresolved|broken|mismatch|bad|incomplete|unrecognised|unterminated|dead|has no|no (?:\w{1,20} ){1,3}found|should (?:be|have|exist|not)|trailing)\b/i,
p=/\bE[A-Z]{4,}\b|[a-z](?:Expected|NotFound|Missing|Invalid)\b/,$=/^\s*(?:at\s|Hint:|Location:|Stack trace:|(?:>\s{0,9})?\d{1,7}\s?[|│])/,R=/^(?:\d{1,2}:\s(?!\d)|in\s{1,4}(?=\w{0,60}Error:\s))/,
L=3,M=3,h=1e3,A=6;function g(Q){let ie;const ce=Math.max(0,Q.length-h),pe=(0,_.EP)(Q,ce,Q.length),we=Q.findLastIndex(({text:ue})=>(0,_.oJ)(ue));for(let ue=ce;ue<
Q.length;ue++){const be=pe.has(ue)?0:Be(Q,ue),Me=be>=L&&ue>we?be+M:be;be>=L&&Me>(ie?.points??0)&&(ie={at:ue,points:Me})}return ie&&u(Q,ie.at)}function u(Q,ie){const ce=ue=>K(
Q[ue]?.text??"").trim(),pe=[];for(let ue=ie+1;ue<Q.length&&pe.length<A&&ue<ie+12;ue++){const be=ce(ue);if(!(be===""||/^(?:(?:>\s{0,9})?\d{1,7}\s?[|│]|See\b|Hint)/.
test(be))){if((0,T.LP)(be))break;pe.push(be)}}const we=[z,P,W,R].reduce((ue,be)=>ue.replace(be,""),ce(ie)).trim();return{at:ie,message:oe(we||ce(ie),Q,ie),details:pe}}
const y=/^(?:\w{0,60}(?:Error|Exception):\s)?(?:in\s)?\(?(?<path>[^\s:"'`]{0,400})(?::\d{1,7}){0,2}:?\)?$/,S=/^(?:x|✗|×)?\s?(?:(?:Build|Module build|Module parse) failed(?: in [\d.]+m?s)?(?: \(from [^()]{1,300}\))?|Error while requesting resource)[.:]?$/,
U=/^[A-Z][a-z]{2,20}(?: \w{2,20}){0,2} failed: [^\s"'`]{1,300}\.\w{1,10}$/,J=14,te=/^(?:\|- |[├╰└]─{1,2}▶\s{1,4}(?:[×x]\s{1,4})?)/;function ne(Q){const ie=y.
exec(Q)?.groups?.path;return ie===""||/[./]/.test(ie??"")}function oe(Q,ie,ce){if(Re.test(Q))return[Q.replace(/\.$/,""),Oe(ie,ce)].filter(Boolean).join(": ");const pe=re(
Q,ie,ce)??V(Q,ie,ce)??Ee(Q,ie,ce);if(pe)return`${Q} ${pe}`;const we=ne(Q)||S.test(Q)||U.test(Q);if(!we&&!Q.endsWith(":")&&!Te.test(Q))return Q;for(let ue=ce+1;ue<=
ce+J&&ue<ie.length;ue++){const be=K(ie[ue]?.text??"").replaceAll("**","").trim().replace(te,"").replace(xe,(Me,Ge,Xe)=>Ge===Xe?`${Ge}: `:Me);if((0,T.LP)(be))break;
if(!(be===""||Se.test(be)||Q.includes(be))){if(we){if(ne(be))continue;return be}if(!$e(be)){if(Te.test(Q)&&/^\s/.test(ie[ue]?.text??""))continue;return Q}return[
Q,be,Ee(be,ie,ue)].filter(Boolean).join(" ")}}return Q}const he=/^expect\(/,X=/^\s{2,8}(?:Expected|Received)[^:]{0,40}: {1,8}\S/;function V(Q,ie,ce){if(!he.test(
Q))return;const we=ie.slice(ce+1,ce+J).map(ue=>ue?.text??"").filter(ue=>X.test(ue)).map(ue=>ue.trim().replace(/ +/g," "));return we.length===0?void 0:`(${we.slice(
0,2).join(", ")})`}const Y=/\bis not assignable to\b|^No overload matches|\bdoes not satisfy\b/,B=/^\s{2,60}(?=[A-Z])(?!\s{0,60}(?:Overload|The last overload)\b)/;
function re(Q,ie,ce){if(!Y.test(Q))return;let pe;for(let we=ce+1;we<=ce+J;we++){const ue=ie[we]?.text??"";if(!B.test(ue))break;pe=ue.trim()}return pe===void 0||
Q.includes(pe)?void 0:pe}const le=/^\s{0,8}[-*•]\s{1,4}(?<item>\S.{0,120})$/,fe=3;function Ee(Q,ie,ce){if(!Q.endsWith(":"))return;const pe=K(ie[ce+1]?.text??"").
trim()===""?ce+2:ce+1,we=[];for(let ue=pe;we.length<=fe;ue++){const be=le.exec(K(ie[ue]?.text??""))?.groups?.item;if(be===void 0)break;we.push(be.replace(/[`'",;]{1,4}$/,
""))}if(we.length!==0)return we.length>fe?`${we.slice(0,fe).join(", ")}, \u2026`:we.join(", ")}const Re=/^(?:\[[\w:-]{1,60}\] ){0,3}(?:\w{0,60}Error: )?(?:Undefined (?:variable|function|mixin)|Can't find stylesheet to import)\.?$/,
ve=/^[\s│|]{1,40}(?<carets>\^{1,200})\s{0,40}$/;function Oe(Q,ie){for(let ce=ie+1;ce<=ie+J&&ce<Q.length;ce++){const pe=ve.exec(Q[ce]?.text??"")?.groups?.carets?.
length,we=Q[ce]?.text.indexOf("^")??-1;if(pe!==void 0)return Q[ce-1]?.text.slice(we,we+pe).trim()?.replace(/^@(?:use|forward|import) (?=["'])/,"")}}const xe=/^([\w.]{1,60}): ([\w.]{1,60}): /,
Te=/\bdoes not match (?:\w{1,20} ){0,3}schema\b|\binvalid (?:\w{1,20} ){0,2}(?:config|file|options)\b[^:]{0,80}$|^(?:\w{1,40}Error: |Error: )?(?:bad|invalid|broken|wrong) (?:[\w-]{1,20} ){0,2}(?:files?|data|configuration)\.?$/i,
Se=/^(?:[>\s│|·]{0,20}\d{1,7}\s?[|│]|[-─^~╵╰╭`,·│|\s]{2}|File:|file:|Hint|Stack trace:|"\w{1,40}":\s|throw |\^|\W+$)/;function $e(Q){return(b.test(
Q)||p.test(Q))&&!F.some(ie=>ie.test(Q))}function Ce(Q,ie){const ce=we=>Q[we]?.text??"";return O.test(K(ce(ie)))?!0:N.test(ce(ie))?!N.test(ce(ie+1)):G.test(ce(ie-
1))}const Pe=/^.{0,60}\b(?:errors? during \w{1,20}|failed with \d{1,4} errors?|(?:build|compilation|prerendering|generation) (?:failed|error)|failed to compile)\b[^:]{0,40}[:.]?$/i;
function Le(Q,ie){const ce=Q[ie-1]?.text??"",pe=ce.trim()===""?Q[ie-2]?.text??"":ce;return Pe.test(pe.trimEnd())}function Ze(Q){return/(?:\.{3}|…)$/.test(Q)&&
!b.test(Q)}function Be(Q,ie){const ce=Q[ie]?.text??"",pe=K(ce);if(pe.trim()===""||Ze(pe)||(0,_.Ol)(pe)||F.some(Me=>Me.test(pe)))return 0;const we=[1,2].map(Me=>K(
Q[ie+Me]?.text??"")),be=[q.test(pe)?4:0,ce!==pe||z.test(ce)?3:0,pe.endsWith(":")&&le.test(Q[ie+1]?.text??"")?4:0,Ce(Q,ie)?8:0,x.test(pe)?6:0,b.test(pe)||p.test(
pe)?3:0,/["'`“]\S/.test(pe)?1:0,we.some(Me=>$.test(Me))?2:0].reduce((Me,Ge)=>Me+Ge,0);return be<L&&Le(Q,ie)?L:be}}),3403:((ke,se,m)=>{m.d(se,{h:()=>Re});const _=String.
raw`(?:[A-Za-z]:[\\/]|(?:file|webpack|webpack-internal|rsc):\/{2,3})?[^\s:*"'<>|\x60(][^:*"'<>|\x60]{0,400}?`,T=`(?<file>${_})`,H=`(?<file>${_}\\.[A-Za-z][A-Za-z\
0-9]{0,9}(?:\\?[\\w=&.-]{0,100})?)`,W=String.raw`:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?`,K=String.raw`(?:Uncaught )?(?:[A-Z]\w{0,60}\.)?[A-Z]?\w{0,60}(?:Error|Exception)`,
F=/^\s*(?:at |Require stack:|- \/|$)|^\s{2,}/,z=new RegExp(`^\\s+at (?!.{0,900}(?:node_modules|node:|<anonymous>:\\d|[/( ](?:dist|\\.(?:next|output|svelte-kit|temp\
|nuxt|astro|vercel|netlify))/))(?:[^()]{0,300} \\()?(?:async )?${T}${W}\\)?$`);function q(ve){return Object.entries(ve).map(([Oe,xe])=>{const[Te="",Se]=Oe.split(
": ").reverse(),$e={name:Te,...Se&&{tool:Se.split(", ")}};return typeof xe=="function"?{...$e,match:xe}:xe instanceof RegExp?{...$e,steps:[xe]}:"steps"in xe?{...$e,
...xe}:{...$e,steps:xe}})}const G=/^\s*[╷,]$/,N=new RegExp(`^\\s+(?!\\S+\\.vue )${T} (?<line>\\d{1,7}):(?<column>\\d{1,7})\\s{1,4}\\S.*$`),x=new RegExp(`^(?:F\
ile: |(?<severity>ERROR|WARNING) in )${T}(?:[: ]\\d+:[\\d:-]+)?$`),O=/^[\s│]*[╭,][─-]{1,3}\[(?:[^\]]{0,400}:)?(?<line>\d{1,7}):(?<column>\d{1,7})\]$/,P={"\
esbuild: esbuild":{steps:[/^(?:[✘▲X!] )?\[(?<severity>ERROR|WARNING)\] (?:(?<code>(?:TS|NG)-?\d+): )?(?<message>.*?\S)(?: \[(?:plugin )?[\w-]+\])?$/,{pattern:new RegExp(
`^\\s{4}${T}${W}:$`),skip:6,over:/^(?!\s{4}|[✘▲X!] \[)/}],zeroColumn:!0},"esbuild: esbuild-short":{steps:[new RegExp(`^${T}${W}: (?<severity>ERROR|WARNING):\
 (?<message>.+)$`)],zeroColumn:!0},"rolldown, vite: rolldown":[/^(?:(?<severity>Warning|Error): )?\[(?<code>[A-Z][A-Z_]+|builtin:[\w:-]+|plugin [\w:-]+)\] (?<message>\S.*)$/,
{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[ ?${T}:(?<line>\\d{1,7}):(?<column>\\d{1,7}) ?\\]$`),skip:1}],"vite: vite-plugin-svelte":{steps:[new RegExp(
`^\\[plugin(?: |:)vite-plugin-svelte[\\w:-]*\\] ${T}${W}$`),/^(?:\w*Error: )?(?:\S{1,400}:\d+:\d+ )?(?<message>\S.*)$/],zeroColumn:!0},"vite: vite-plugin-svelte\
-warning":{steps:[new RegExp(`^\\[vite-plugin-svelte\\] ${T}${W} (?<message>.+)$`)],zeroColumn:!0,severity:"warning"},"vite: vite-plugin-place":[new RegExp(`^\\[\
plugin(?: |:)[\\w:-]+\\] ${T}${W}$`),/^(?:\w*Error: )?(?:\[[\w/-]+\] )?(?:\S{1,600}:\d+:\d+: )?(?<message>\S.*?)(?: \(\d+:\d+\))?$/],"vite: vite-prerender":[/^\[vite-prerender-plugin\] \[plugin vite-prerender-plugin\]$/,
{pattern:/^(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:new RegExp(`^> ${T}${W}$`),skip:12}],"parcel: parcel":[/^@parcel\/[\w-]{1,60}: (?<message>\S.*)$/,{pattern:new RegExp(
`^\\s{1,4}${H}${W}$`),skip:4,over:/^(?:\S|$)/}],"rsbuild, docusaurus, nuxt: jiti":{steps:[/^.{0,40}\b(?<message>ParseError: \S.*)$/,new RegExp(`^\\s{1,4}${H}${W}\
$`)],zeroColumn:!0},"vite: vite-unresolved":/^(?:\w*Error: )?(?:\[vite\]: )?(?<message>Roll(?:up|down) failed to resolve import "[^"]{1,300}") from "(?<file>[^"]{1,400})"/,
"rollup: rollup-unresolved":/^(?:\[(?:!|error)\] )?(?:\w*Error: )?(?<message>(?:Could not resolve|Failed to resolve) (?:"[^"]{1,300}"|\S{1,300})) from "?(?<file>[^"]{1,400}?)"?$/,
"rollup: rollup-export":/^(?:\[!\] )?(?:\w*Error: )?(?<message>["'][\w$]{1,200}["'] is not exported by "?[^\s",]{1,400}"?, imported by "?(?<file>[^\s"]{1,400}?)"?\.?)$/,
"rollup: rollup-refused":/^(?:\[[\w:.-]{1,60}\] ){0,4}(?:\w{0,40}Error: )?(?<message>Could not load [^\s()]{1,300} \(imported by (?<file>[^)\s]{1,300})\): (?:Cannot|Can't|Must not) import\b.{0,300})$/,
"vite, vitepress: vite-plugin-message":new RegExp(`^(?:\\w*Error: )?(?:\\[[\\w:-]{1,60}\\] )?\\[plugin [\\w:-]{1,60}\\] ${T} \\((?<line>\\d{1,7}):(?<column>\\d{1,7\
})\\): (?<message>.+)$`),"rollup: rollup":{steps:[new RegExp(`^(?:\\[!\\] )?(?:\\(plugin [\\w:@/. -]{1,80}\\) )?(?:RollupError: )?${T} \\((?<line>\\d{1,7}):(?<col\
umn>\\d{1,7})\\): (?<message>.+)$`)],zeroColumn:!0},"vite: vite-config":[new RegExp(`^failed to load config from ${T}$`),/^error during build:$/,/^(?!Error: (?:Build|Transform) failed)(?<message>\S.*)$/],
"sass: sass-deprecation":{severity:"warning",steps:[/^(?:DEPRECATION WARNING|Deprecation Warning)(?: \[[\w-]+\])?: (?<message>\S.*)$/,{pattern:G,skip:10,over:/^(?!\w*Error: |DEPRECATION|Deprecation)/},
{pattern:N,skip:12}]},"sass: sass":[/^(?:\w*Error: )?(?:(?<severity>WARNING): )?(?:\[sass\] )?(?<message>\S.*)$/,{pattern:G,skip:1,over:/^$/},{pattern:N,skip:12}],
"postcss: postcss":new RegExp(`^(?:CssSyntaxError: (?:\\[[\\w-]+\\] )?(?:[\\w-]+: )?|(?:\\[[\\w:-]{1,60}\\] ){1,4})${T}${W}: (?<message>.+)$`),"vite: vite-file":[
/^\[(?:plugin )?[@\w:/-]+\] (?!✗ )(?:\[[@\w/-]+\] )?(?!✗|Transform failed|Build failed|\[)(?<message>\S.*?)(?: \(\d+:\d+\))?$/,{pattern:new RegExp(`^file: ${T}\
(?:${W})?(?: \\(.*)?$`),skip:40,over:/^(?!\s+at |\[|[✓✗x] |error during|vite v\d)/}],"rspack, rsbuild: rspack-syntax":{steps:[x,/^\s+× Module build failed \(from builtin:/,
/^\s+╰─▶\s+×\s+(?:x )?(?:Syntax Error: )?(?<message>\S.*)$/,O],zeroColumn:!0},"rspack, rsbuild: rspack":[x,{pattern:/^\s+(?:╰─▶\s+)?× (?!(?:\w*Error: )?Module build failed)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^\s+× Module build failed/}],"docusaurus, react-scripts, gatsby: unresolved-in-folder":/^(?:\s*× |\w*Error: )?(?<message>(?:Module not found: (?:Error: )?)?Can't resolve '[^']{1,300}') in '(?<file>[^']{1,400})'$/,
"react-scripts: react-scripts-css":new RegExp(`^Syntax error: ${H} (?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`),"webpack: fork-ts-checker":[
new RegExp(`^(?<severity>ERROR|WARNING) in ${T}${W}(?:-[\\d:]+)?$`),/^(?<code>TS\d+): (?<message>.+)$/],"webpack: webpack-loader-place":[new RegExp(`^(?<severit\
y>ERROR|WARNING) in (?:${_})(?: \\d+:[\\d-]+)?(?: \\(.*)?$`),{pattern:new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${T} (?<message>[A-Z].*)$`),skip:5}],
"gatsby: postcss-loader":new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${H} (?<message>[A-Z].*)$`),"webpack: webpack-place":{steps:[new RegExp(`^(?<s\
everity>ERROR|WARNING) in ${T}(?: \\d+:[\\d-]+)?(?: \\(.*)?$`),{pattern:new RegExp(`^(?:\\w*Error: )?(?:${_}: )?(?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d\
{1,7})\\)$`),skip:2}],zeroColumn:!0},"webpack: webpack":{steps:[new RegExp(`^(?!.*sass-loader)(?<severity>ERROR|WARNING) in ${T}(?: (?<line>\\d{1,7}):(?<column>\\\
d{1,7})(?:-[\\d:]+)?)?(?: \\(.*)?$`),{pattern:/^(?!Module build failed|\.\/\S+ \d|\[tsl\]|\d{1,7}:[\d-]+$)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^Module build failed/}],zeroColumn:!0}},b={"typescript: tsc":new RegExp(`^(?:ERROR in )?${T}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\): (?<severity>er\
ror|warning) (?<code>TS\\d+): (?<message>.+)$`),"typescript: tsc-pretty":new RegExp(`^(?:Error: )?${T}${W} - (?<severity>error|warning|hint|message) (?<code>TS\\\
d+|ts\\(\\d+\\)): (?<message>.+)$`),"webpack: ts-loader":[new RegExp(`^\\[tsl\\] (?<severity>ERROR|WARNING) in ${T}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\)$`),
/^\s+(?<code>TS\d+): (?<message>.+)$/],"typescript: tsc-frame":[/^(?<code>TS\d+): (?<message>\S.*)$/,{pattern:/^\s*> (?<line>\d{1,7}) \| (?<frame>.*\S)$/,skip:12,
over:/^\s/}],"eslint: eslint-stylish":{steps:[/^(?<file>(?:[A-Za-z]:[\\/]|\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})\s{1,40}(?<severity>error|warning|Error:|Warning:)\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/],
repeat:!0},"react-scripts: eslint-react-scripts":{steps:[/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^\s+Line (?<line>\d{1,7}):(?<column>\d{1,7}):\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/],
repeat:!0},"react-scripts: eslint-react-scripts-syntax":[/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,/^Syntax error: (?<message>\S.*) \((?<line>\d{1,7}):(?<column>\d{1,7})\)$/],
"eslint: eslint-compact":new RegExp(`^${T}: line (?<line>\\d{1,7}), col (?<column>\\d{1,7}), (?<severity>Error|Warning) - (?<message>.*?\\S)(?: \\((?<code>[@\\w/-]+)\
\\))?$`),"eslint: eslint-unix":new RegExp(`^${T}${W}: (?<message>.*\\S) \\[(?<severity>Error|Warning)(?:/(?<code>[@\\w/-]+))?\\]$`),"prettier: prettier-check":[
/^\[warn\] (?<file>\S.{0,400}\.\w{1,20})$/,{pattern:/^\[warn\] (?<message>Code style issues .*)$/,skip:40,over:/^\[warn\] /}],"biome: biome":[new RegExp(`^${T}(\
?:${W})? (?<code>[a-z]+(?:/\\w+)*)\\s.{0,40}\u2501\u2501\u2501`),{pattern:/^\s+(?<severity>[×✖!⚠i])\s(?<message>.+)$/,skip:1,over:/^\s*$/}]},p={pattern:/^(?<file>[^:*"<>|]{1,400}\.vue)$/,
skip:1,over:/^$/},$=String.raw`\[vue/compiler-sfc\] (?<message>\S.*?)(?: \(\d{1,7}:(?<column>\d{1,7})\))?$`,R={pattern:/^\s+\|\s+\^/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) \s*)?\|/},
L=String.raw`(?<file>${_}\?vue&type=style[^:)\s]{0,200})`,M=/^\s+\S{1,400}\.vue (?<line>\d{1,7}):(?<column>\d{1,7})\s/,h=/^\s*(?:[╷,╵']|\d{1,7} [│|]|[│|])|^$/,
A={"vue-cli: vue-script":{steps:[new RegExp(`^\\[plugin(?: |:)vite:vue\\] ${_}${W}$`),new RegExp(`^(?:\\w*Error: )?${$}`),p,R],zeroColumn:!0},"vite: vue-script-\
vite7":{steps:[new RegExp(`^(?:\\[vite:vue\\] |SyntaxError: )${$}`),p,R],zeroColumn:!0},"vite: vue-style":[new RegExp(`^\\[plugin(?: |:)[\\w:-]{1,60}\\] ${L}(?:\
:\\d{1,7}){2}$`),new RegExp(`^CssSyntaxError: ${_}${W}: (?<message>\\S.*)$`)],"vite: vue-style-vite7":[new RegExp(`^\\[vite:vue\\] ${_}${W}: (?<message>\\S.*)$`),
new RegExp(`^file: (?:${_}(?::\\d{1,7}){2} \\()?${L}(?:(?::\\d{1,7}){2}|\\))?$`)],"vite: vue-sass":[new RegExp(`^\\[plugin(?: |:)vite:css\\] ${L}$`),/^Error: \[sass\] (?<message>\S.*)$/,
{pattern:M,skip:12,over:h}],"vite: vue-sass-vite7":[/^\[vite:css\] \[sass\] (?<message>\S.*)$/,{pattern:M,skip:12,over:h},new RegExp(`^file: ${L}$`)],"vite: sve\
lte-sass":{steps:[/^(?:\w*Error: |\[[\w:-]{1,60}\] )?Error while preprocessing (?<file>\S{1,400}\.svelte) - \[sass\] (?<message>\S.*)$/,{pattern:/^\s+\S{1,400}\.svelte\.vite-preprocess\.\w+ (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
skip:12,over:h}],part:"?vue&type=style&index=0"},"vitepress: vitepress":/^(?:\w*Error: )?(?:\[vite:vue\] )?\[plugin vite:vue\] (?<file>[^:*"<>|]{1,400}\.md) \(\d{1,7}:\d{1,7}\): (?<message>\S.*?)(?: \(\d+:\d+\))?$/,
"vitepress: vitepress-script":[/^\[vite:vue\] \[vue\/compiler-sfc\] (?<message>\S.*?)(?: \(\d+:\d+\))?$/,{pattern:/^(?<file>[^:*"<>|]{1,400}\.md)$/,skip:1,over:/^$/}]};
var g=m(6612);const u=/^(?:Error:)?[\s│]*(?:[├╰]─▶\s*)?[x×](?:\s*[x×])? (?<message>\S.*)$/,y={pattern:/^\s*[:·]\s+[\^─┬]/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?[|│:·]/},
S=/^(?<file>\.\/[^:*"<>|]{1,400})$/,U=/^Error: Error evaluating Node\.js code$/,J=/^(?:WARN\s{1,4})?🚨 Unable to index (?<file>[^:,*"<>|]{1,400})(?:,[^:]{1,400})?:$/u,
te=/^(?:WARN\s{1,4})?(?:\w*Error: )?(?<message>\S.*?)(?: (?=\S{1,400}\/\S)\S{3,801})?$/,ne=String.raw`\((?<file>[^()]{1,400})\)(?: \[Line (?<line>\d{1,7}), Column (?<column>\d{1,7})\])?`,
oe={"next: next-swc":[u,{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[${T}:\\d{1,7}:\\d{1,7}\\]$`),skip:6,over:/^\s*[|│]|^$/},y],"next: next-config":[/^\s*⨯ Failed to load (?<file>next\.config\.\w{2,3})\b/,
{pattern:/^\[?Error:\s+[x×] (?<message>\S.*)$/,skip:4},/^\s*[╭,][─-]{1,3}\[\d{1,7}:\d{1,7}\]$/,y],"swc: swc":[u,new RegExp(`^[\\s\u2502]*[\u256D,][\u2500-]{1,3}\\[${T}${W}\
\\]$`)],"next: next":[new RegExp(`^(?<file>\\./[^:*"<>|]{1,400}?)${W}$`),/^(?:(?:Type )?[Ee]rror: )?(?<message>\S.*)$/],"next: next-loader-place":[S,U,/^(?<line>\d{1,7}):(?<column>\d{1,7}): (?!.*\(\d{1,7}:\d{1,7}[-\d:]*\)$)(?<message>\S.*)$/],
"next: next-loader":[S,U,{pattern:/^(?!Error: \[MDX\])(?:\d{1,7}:\d{1,7}: |- )?(?<message>\S.*?)(?: \((?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?\))?$/,
skip:1}],"next: next-mdx":[S,/^(?:\w*Error: )?(?=[A-Z])(?<message>\S.*?) \((?<line>\d{1,7}):(?<column>\d{1,7})-\d{1,7}:\d{1,7}\)$/],"next: next-module":[S,/^(?:\w*Error: )?(?<message>Module not found: .+)$/],
"next: next-font":[/^(?<file>(?:\.\/)?[^:*"<>|\s]{1,400}\.\w{1,5})$/,/^`next\/font` error:$/,/^(?<message>Failed to fetch \S.*)$/],"next: next-prerender":[/^Error occurred prerendering page /,
/^(?<message>\S.*)$/,{pattern:z,skip:20,over:F}],"gatsby: gatsby-query":[/^error There was a problem parsing "(?<file>[^"]{1,400})"; any GraphQL$/,{pattern:/^(?<message>This may indicate a syntax error in the code), or/,
skip:2}],"gatsby: gatsby-config":[/^error Failed to compile Gatsby files/,{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^File path: (?<file>\S.{0,400})$/,skip:4}],
"gatsby: gatsby-lifecycle":[/^error "(?<file>[^"]{1,400})" threw an error while running the \w+ lifecycle:$/,{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^> (?<line>\d{1,7}) \|/,
skip:8}],"storybook: storybook-index-place":{steps:[J,te,{pattern:/^(?:\S{1,400} )?\(line (?<line>\d{1,7}), col (?<column>\d{1,7})\)$/,skip:1}],zeroColumn:!0},"\
storybook: storybook-index":[J,te],"storybook: storybook-config":{steps:[/couldn't evaluate your (?<file>\S{1,400}) file\.$/,{pattern:/^Original error:$/,skip:2,
over:/^$/},{pattern:/^(?!\w*Error: Transform failed)(?:\w*Error: )?(?:<stdin>:(?<line>\d{1,7}):(?<column>\d{1,7}): ERROR: )?(?<message>\S.*)$/,skip:1}],zeroColumn:!0},
"vitepress: vitepress-dead-link":/^(?:\(!\) )?(?<message>Found dead link \S{1,300}) in file (?<file>\S{1,400}\.md)$/,"docusaurus: docusaurus-mdx":[/MDX compilation failed for file "(?<file>[^"]{1,400})"$/,
/^[\s│]*Cause: (?<message>\S.*)$/,{pattern:/^[\s│]*"line": (?<line>\d{1,7}),?$/,skip:20}],"svelte-check: svelte-check":[new RegExp(`^${T}${W}$`),/^(?<severity>Error|Warn|Hint): (?<message>\S.*?)(?: \((?<code>\w+)\))?$/],
"svelte-check: svelte-check-machine":/^\d{13} (?<severity>ERROR|WARNING) "(?<file>[^"]{1,400})" (?<line>\d{1,7}):(?<column>\d{1,7}) "(?<message>.+?)(?=\\n|"$)/,
"astro: astro-location":{steps:[/^(?!\s*(?:Hint|Error reference|Location|Stack trace):)(?:\[(?<code>\w+Error)\] (?=\S)|(?=[A-Z]\S* )(?!Build failed))(?<message>.+)$/,
{pattern:/^\s+Location:$/,skip:20,over:/^(?!\s*Stack trace:|\s+at |\[)/},new RegExp(`^\\s+${T}${W}$`)],zeroColumn:!0},"metalsmith: metalsmith":/^Error: (?<message>Invalid frontmatter) in the file at: (?<file>\S.{0,400})$/,
"eleventy, nunjucks, metalsmith: eleventy-nunjucks":{steps:[new RegExp(`^(?:\\d{1,2}\\.|>|Template render error:(?: \\S{1,200}:)?) ${ne}$`),{pattern:/^\s+(?:Error: )?(?!(?:Template render error: )?\([^()]{1,400}\))(?<message>\S.*?)(?: \(via [\w ]+\))?$/,
skip:4,over:new RegExp(`^\\s*(?:Template render error: )?${ne}$`)}],part:g.$p},"eleventy: eleventy-liquid":{steps:[/^(?:\d{1,2}\. )?(?:\w+Error: )?(?<message>\S.*), file:(?<file>[^,]{1,400}), line:(?<line>\d{1,7})(?:, col:(?<column>\d{1,7}))?/],
part:g.$p},"eleventy: eleventy-data":[/^\d{1,2}\. Having trouble (?:parsing data file|reading front matter from template) (?<file>\S{1,400}) \(via /,/^\d{1,2}\. (?<message>\S.*?)(?: \((?:line )?(?<line>\d{1,7})(?::| column )(?<column>\d{1,7})\))?(?: \(via \w+\))?$/],
"eleventy: eleventy-layout":[/^\d{1,2}\. Problem creating an Eleventy Layout for the "(?<file>[^"]{1,400})" template file\./,/^\d{1,2}\. (?<message>\S.*?)(?: \(via [^()]{1,200}\))?$/],
"eleventy: eleventy-config":[/^\d{1,2}\. Error in your Eleventy config file '(?<file>[^']{1,400})'\./,{pattern:/^\d{1,2}\. (?!There was a problem importing|Cannot find (?:module|package) )(?<message>\S.*?)(?: \(via \w+\))?$/,
skip:1,over:/^\d{1,2}\. There was/}]},he=new RegExp(`^\\s{0,4}(?:\\[?(?:ERROR|error)\\]?:? )?(?<message>(?:${K}(?: \\[\\w+\\])?|error): .+)$`),X=/^\s*\[cause\]: (?<message>\S.*)$/,
V=80,Y=(ve,Oe)=>{if(!ve.find(he,Oe))return;let xe,Te,Se=!1,$e=Oe+1;for(;$e<ve.length&&$e<Oe+V;$e++){const Ce=ve.text($e),Pe=ve.find(X,$e)?.groups?.message;Pe!==
void 0&&([Te,Se]=[Pe,!1]);const Le=z.exec(Ce.replace(/ \{$/,""))?.groups;if(Le&&(xe===void 0||Te!==void 0&&!Se)&&([xe,Se]=[{...Le},!0]),Pe===void 0&&!F.test(Ce)&&
!/^[{}]/.test(Ce))break}return xe&&Te?{groups:[{...xe,message:Te}],next:$e}:void 0},B=/^\s+File "(?<file>[^"]{1,400})", line (?<line>\d{1,7})/,re=/\/site-packages\/|\/dist-packages\/|\/lib\/python\d|^</,
le=/^(?<message>[A-Za-z_][\w.]{0,100}(?:: .+)?)$/,fe=(ve,Oe)=>{if(!ve.text(Oe).startsWith("Traceback (most recent call last)")&&!ve.find(B,Oe))return;let Te;for(let Se=Oe;Se<
ve.length&&Se<Oe+200;Se++){const $e=ve.text(Se),Ce=ve.find(B,Se)?.groups;if(Ce&&!re.test(Ce.file??"")&&(Te={...Ce}),Se===Oe||$e.startsWith(" "))continue;const Pe=le.
exec($e)?.groups?.message;return Te&&Pe?{groups:[{...Te,message:Pe}],next:Se+1}:void 0}},Ee={"vitest: vitest":[/^\s*FAIL\s+\S{1,400} > (?<test>\S.{0,300})$/,/^(?<message>\S.*)$/,
{pattern:new RegExp(`^ \u276F (?!.*node_modules)(?:\\S.{0,200} )?(?<file>(?:[A-Za-z]:)?[^\\s:]{1,400})${W}$`),skip:40}],"jest: jest-syntax":[new RegExp(`^\\s{4}${H}\
:(?<line>\\d{1,7})$`),{pattern:new RegExp(`^\\s{4}(?<message>${K}: .+)$`),skip:6}],"jest: jest":[/^\s{2}● (?!Test suite failed to run)(?<test>\S.*)$/,{pattern:/^\s{4}(?<message>\S.*)$/,
skip:1,over:/^$/},{pattern:z,skip:40,over:/^(?!\s{2}●)/}],"cargo: rust":[/^(?<severity>error|warning)(?:\[(?<code>\w+)\])?: (?<message>.+)$/,new RegExp(`^\\s*-\
-> ${T}${W}$`)],"python: python":fe,"go: go-panic":[/^panic: (?<message>.+)$/,{pattern:new RegExp(`^\\s(?!.*/go/(?:src|pkg/mod)/)${T}:(?<line>\\d{1,7})(?: \\+0x.*\
)?$`),skip:20}],"node: node-syntax":[new RegExp(`^(?!.*node_modules)${H}:(?<line>\\d{1,7})$`),{pattern:new RegExp(`^(?<message>${K}(?: \\[\\w+\\])?: .+)$`),skip:6}],
"node: node-import":/^(?:\w*Error )?\[?(?<code>ERR_MODULE_NOT_FOUND|ERR_PACKAGE_PATH_NOT_EXPORTED)\]?: (?<message>(?:Cannot find (?:module|package)|Package subpath) '[^']{1,400}'(?: is not defined by "exports" in \S{1,400})?) imported from (?<file>\S{1,400})$/,
"node: node-cause":Y,"node: node-stack":[he,{pattern:z,skip:20,over:F}],"nuxt, docusaurus: consola":[/^\[(?:error|fatal)\] (?<message>\S.*)$/,{pattern:z,skip:20,
over:/^\s+at /}],plain:new RegExp(`^\\s{0,4}(?!- )(?:(?:vet|error|ERROR|Error):? (?:in )?)?${H}${W}:?(?: -)?\\s+(?:(?:fatal )?(?<severity>error|warning|note|info\
)\\b[: ]\\s*)?(?!\\+0x)(?<message>\\S.*)$`)},Re=[b,A,P,oe,Ee].flatMap(q)}),7214:((ke,se,m)=>{m.d(se,{Ap:()=>b,RD:()=>ne,SN:()=>u,XQ:()=>g,c3:()=>he,ne:()=>O,ri:()=>x,
wG:()=>oe});var _=m(6760),T=m(5807),H=m(5230),W=m(770),K=m(8724),F=m(1981);const z=[/Cannot find (?:module|package) '(?<what>[^']{1,300})' imported from (?<from>\S{1,400})/,
/Cannot find (?:module|package) '(?<what>[^']{1,300})'/,/Cannot find module or type declarations for side-effect import of '(?<what>[^']{1,300})'/,/Could not resolve ["'](?<what>[^"']{1,300})["'](?: (?:from|in) ["']?(?<from>[^"'\s]{1,400}))?/,
/^(?:\[UNLOADABLE_DEPENDENCY\] )?Could not load (?<path>[\w@./[\]-]{1,300})$/,/^\S{0,60}\s?Could not load (?<what>\/[^\s()]{1,300}) \(imported by (?<from>[^)\s]{1,300})\)(?!: (?!ENOENT))/,
/The module `(?<what>[^`]{1,200})` could not be loaded\. It may not be installed/,/problem loading plugin "(?<what>[^"]{1,200})"\. Perhaps you need to install/,
/[Ff]ailed to resolve "extends":\s?"(?<what>[^"]{1,300})"/,/Can't resolve '(?<what>[^']{1,300})'/,/\bNotFound\("(?<what>[^"]{1,300})"\)/,/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) (?:the |a )?(?:[\w.-]{1,20} )?(?:module|package|dependency|plugin|preset|parser|loader|adapter|integration|extension|theme|layer):? ["'`](?<named>[^"'`]{1,300})["'`]/,
/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) ["'`](?<named>[^"'`]{1,300})["'`](?=.{0,40}\binstall)/,
/\btried to access (?<named>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}), but it isn't declared in (?:your|its) dependencies\b/,/[Ff]ailed to resolve (?:import )?["'](?<what>[^"']{1,300})["'](?: from ["'](?<from>[^"']{1,400})["'])?/,
/^(?:\[[\w:-]{1,40}\] )?Failed to resolve (?<what>\/[^\s"']{1,300})(?: from (?<from>\S{1,400}\.html))?$/,/Can't find stylesheet to import: ["'](?<sheet>[\w./-]{1,300})["']/,
/No such file or directory \(os error 2\): @import "(?<sheet>[\w./-]{1,300})"/,/^template not found: (?<what>\S{1,300})$/,/^ENOENT: Failed to lookup "(?<what>[^"]{1,300})" in /,
/ModuleNotFoundError: No module named '(?<what>[^']{1,200})'/],q=/Package subpath '\.(?<subpath>\/[^']{1,200})' is not defined by "exports" in \S{0,400}?node_modules\/(?<owner>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100})\/package\.json/,
G=/\bCould not load (?<path>[^\s()]{1,300}) \(imported by [^)\s]{1,300}\): (?:Cannot|Can't|Must not) import\b/,N=/^Found dead link (?<link>\S{1,300}?)(?:(?<=\/)index)?$/;
function x(X){const V=(0,W.fO)(X),{link:Y}=N.exec(V)?.groups??{};if(Y)return new RegExp(`(?<=["'\`]|\\]\\()${(0,T.Kf)(Y)}(?:\\.(?:md|html))?(?=["'\`)?#\\s])`);const{
owner:B,subpath:re}=q.exec(V)?.groups??{};if(B&&re)return new RegExp(`(?<=["'\`])${(0,T.Kf)(`${B}${re}`)}(?=["'\`])`);for(const le of[G,...z]){const{named:fe,sheet:Ee,
what:Re=fe??Ee,path:ve}=(0,H.$)(le,V)?.groups??{},Oe=Re?(0,T.Kf)(Re):ve&&`[@~#$][^\\s"'\`]{0,300}?/${(0,T.Kf)(_.posix.basename(ve))}`;if(Oe)return new RegExp(`(\
?<=["'\`]|(?:url|\\])\\()${Oe}(?=["'\`)?#])`)}}function O(X){for(const{file:Y,severity:B,message:re,code:le}of X.facts.diagnostics??[]){if((0,K.g)({code:le??null}))
return;if(B!=="error")continue;const fe=(0,W.fO)(re),Ee=P(L(fe,Y),re),Re=Ee?.kind==="file"?void 0:J(fe,Y,X.facts.list);if(Re??Ee)return Re??Ee}if(X.facts.diagnostics?.
some(Y=>Y.severity==="error"))return;const V=X.lines.findLastIndex(Y=>p.test(Y));for(const[Y,B]of X.lines.entries()){const re=L(B,void 0);if(re)return Y<V-$?void 0:
re}}function P(X,V){return X?.kind!=="package"||!(0,W.Or)(V).some(W.lQ)?X:{...X,kind:"file",specifier:b(V)??X.specifier}}function b(X){const V=(0,W.fO)(X);return z.
map(Y=>(0,H.$)(Y,V)?.groups?.what).find(Boolean)}const p=/^(?:Uncaught )?(?:Reference|Type|Range)Error: (?!.*\b(?:module|package|import|resolve)\b)/,$=3,R=/^@[\w-]{1,100}\/[\w-]{1,100}$/;
function L(X,V){for(const Y of z){const B=(0,H.$)(Y,X)?.groups;if(B?.path)return{kind:"file",specifier:B.path,importer:"."};if(B?.sheet)return{kind:"file",specifier:B.
sheet,importer:V};const re=B?.what??B?.named;if(!B||!re)continue;const le=V??B.from,fe=/\.(?:html?|css|s[ac]ss|less|json)$/.test(le??"")&&!R.test(re);if(B.named===
void 0&&fe||/\.(?:html|njk|liquid)$/.test(re)||/^(?:\.{1,2}(?:\/|$)|\/)/.test(re))return{kind:"file",specifier:re,importer:le};const Re=/^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.
exec(re)?.[0];return Re===void 0||re[Re.length]===":"?void 0:{kind:"package",specifier:Re,importer:le}}}const M=["",..."ts tsx js jsx mjs cjs vue svelte astro c\
ss scss json".split(" ").map(X=>`.${X}`)],h=/\.(?:css|s[ac]ss|less)$/,A=["",".css",".scss",".sass",".less"];function g(X){const V=X.facts.list??he(u(X.facts)),Y=O(
X),B=Y?.kind==="file"&&!u(X.facts).some(W.lQ)?Y:void 0;for(const re of B?oe(B):[]){const le=h.test(B?.importer??"")?A:M,fe=(0,F.M)(re,V,le);if(fe!==void 0&&B)return{
specifier:B.specifier,actual:fe}}}function u({diagnostics:X=[]}){return(0,W.Or)(X.find(({severity:V})=>V==="error")?.message??"")}const y=/^(?:[@~#]|\$\w{1,20})\/(?<rest>[^'"\s]{1,300})$/,
S=/^[@~#$]?(?<rest>[\w-]{1,60}\/[^'"\s]{1,300})$/,U=["","src","src/lib","app"];function J(X,V,Y){const B=b(X);return B&&(y.test(B)||te(B,V,Y).length>0)?{kind:"f\
ile",specifier:B,importer:V}:void 0}function te(X,V,Y){const[B=""]=S.exec(X)?.groups?.rest?.split("/",1)??[];return B===""||!Y||/^(?:node_modules|src|lib)$/.test(
B)?[]:ne(V).filter(re=>Y(re).includes(B)&&Y(_.posix.join(re,B)).length>0)}function ne(X){const V=X.split("/").slice(0,20),Y=V.map((B,re)=>V.slice(0,re).join("/"));
return[...new Set(Y.flatMap(B=>U.map(re=>_.posix.join(B,re))))].map(B=>B==="."?"":B)}function oe({specifier:X,importer:V}){const Y=(y.exec(X)??S.exec(X))?.groups?.
rest;if(Y&&!/^\.{1,2}\//.test(X))return ne(V??"").map(re=>_.posix.join(re,Y));if(X.startsWith("/")){const re=X.split("/").slice(1,40);return re.map((le,fe)=>re.
slice(fe).join("/"))}const B=V&&_.posix.join(_.posix.dirname(V),X);return!B||B.startsWith("..")||B.startsWith("/")?[]:[B]}function he(X){const V=new Map;for(const Y of X){
const B=Y.split("/");for(const[re,le]of B.entries()){const fe=B.slice(0,re).join("/"),Ee=V.get(fe)??new Set;V.set(fe,Ee.add(le))}}return Y=>[...V.get(Y)??[]]}}),
8503:((ke,se,m)=>{m.d(se,{f:()=>W});var _=m(6760),T=m(9882),H=m(7214);function W(R){const{list:L}=R.facts,M=(0,H.SN)(R.facts);if(M.length>0)return M;const h=(0,H.
ne)(R);if(!L||h?.kind!=="file")return[];const A=(0,H.wG)({...h,specifier:h.specifier.replace(/[?#].*$/,"")}),{importer:g}=h;for(const S of A){const U=z(S,L,g);if(U.
length>0)return U}return(/\.html?$/.test(g??"")?A.map(S=>F(S,L)):[]).find(S=>S.length>0)??(A.length>0?$(_.posix.basename(A[0]??""),L,g):[])}const K=/^(?:main|index|entry)\./i;
function F(R,L){const M=_.posix.dirname(R),h=_.posix.basename(R);return!K.test(h)||M==="."?[]:L(M).filter(g=>K.test(g)&&x(g,h)).map(g=>_.posix.join(M,g)).slice(
0,3)}function z(R,L,M=""){const h=R.split("/").filter(J=>J!==".");let A="";for(const J of h.slice(0,-1)){const te=L(A),ne=te.filter(he=>he!=="node_modules"&&!he.
startsWith(".")),oe=te.includes(J)?J:(0,T.pA)(J,ne)[0];if(oe===void 0)return[];A=_.posix.join(A,oe)}const g=h.at(-1)??"",u=L(A).filter(J=>x(J,g,M)),y=u.filter(J=>P(
J)===P(g)),S=y.length>0?y:(0,T.pA)(O(g),u.map(O));return u.filter(J=>y.includes(J)||S.includes(O(J))).map(J=>_.posix.join(A,J)).slice(0,3)}const q=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|json)$/i,
G=/\.(?:p?css|s[ac]ss|less|styl)$/i,N=/\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/i;function x(R,L,M=""){if(G.test(M)&&O(L)===L)return G.test(R);if(O(R)===R)return!0;
const h=[q,G,N].find(A=>A.test(L));return h?h.test(R):O(L)===L?q.test(R)||G.test(R):(0,_.extname)(R)===(0,_.extname)(L)}function O(R){return R.replace(/(?<=.)\.[a-z]\w{1,9}$/i,
"")}function P(R){return O(G.test(R)?R.replace(/^_(?=.)/,""):R)}const b=200,p=/^(?:\.|node_modules$|dist$|build$|out$|vendor$|coverage$)/;function $(R,L,M=""){const h=[],
A=[""];for(let g=0;g<A.length&&g<b;g++){const u=A[g]??"";for(const y of L(u)){const S=_.posix.join(u,y);P(y).toLowerCase()===P(R).toLowerCase()&&x(y,R,M)&&h.push(
S),!p.test(y)&&O(y)===y&&A.push(S)}}return G.test(M)&&h.length>1?[]:h.slice(0,3)}}),107:((ke,se,m)=>{m.d(se,{Se:()=>F,ry:()=>A});var _=m(5807);const T={lines:5e3,
characters:256*1024,lineLength:1e3,entryLength:64*1024},H=[/^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:?(?: |$)/,/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M)?\]?:? (?=\S)/,
/^(?<folder>\.|[\w@.-]{1,100}(?:\/[\w@.-]{1,100}){1,6}) (?!error|warning|note|info|failed)[a-z][\w:-]{0,60}(?:: |:$|\$ )/,/^(?<task>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[a-z][\w:-]{0,60}):(?: |$)/,
/^\[@?[\w./-]{1,80}\]: /,/^➤ YN\d{4}: (?:[│┌└] ?)?/,/^@?[^\s@]{1,100}@(?:workspace:(?<folder>[\w@./-]{1,200})|\w{1,20}:\S{1,200}) STD(?:ERR|OUT)(?: |$)/,
/^\[\d{1,2}\] /,/^#\d{1,4} \d{1,5}\.\d{1,3} /,/^[a-z][\w.-]{0,60}-\d{1,3} {1,20}\| /,/^npm (?:ERR!|error)(?: |$)/,/^\[(?:11ty|webpack-cli)\](?: |$)/,/^Original error stack trace: (?=\S)/,
/^│ (?=\w*Error: )/,/^[│└■▲●◆◇](?: {2}|$)/u,/^\[(?:log|info|warn|error)\] \[nitro\](?: |$)/],W=4,K=[/^> @?[^\s@]{0,100}@\S{0,100} \S{1,100} (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,
/^(?<task>@?[\w./-]{1,120}#[\w:-]{1,60}):\s{1,4}ERROR\s{1,4}command \((?<folder>[^()]{1,400})\)/,/^ERROR: command finished with error: command \((?<folder>[^()]{1,400})\)/,
/^location (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/];function F(u){const y=[];let S=T.characters;for(let ne=u.length-1;ne>=0&&y.length<T.lines&&S>0;ne--){const oe=u[ne]??
"",X=(oe.length>T.entryLength?oe.slice(-T.entryLength):oe).split(`
`);for(let V=X.length-1;V>=0&&y.length<T.lines&&S>0;V--){const Y=X[V]??"",B=z((0,_.Ow)(M((0,_.Nl)(Y)),T.lineLength).trimEnd());S-=Math.max(B.length,Y.length/16),
y.push(B)}}const U=q(y),J=p(P(y.reverse().map(ne=>$(ne,U)))),te=G(J);return J.map(({text:ne,folder:oe,task:he})=>({text:ne,folder:oe??te.get(he??"")}))}function z(u){
return u.includes(":undefined")?u.replace(/(?<=\.\w{1,10})(?::undefined){1,2}(?!\S)/g,""):u}function q(u){const y=u.map(S=>S.includes("nx run ")?/\bnx run ([@\w./-]{1,100}):/.
exec(S)?.[1]:/^([\w@.-]{1,100} [a-z][\w:-]{0,60})\$ /.exec(S)?.[1]);return new Set(y.filter(S=>S!==void 0))}function G(u){const y=new Map;for(const{text:S,task:U}of u)
for(const J of K){const te=J.exec(S)?.groups;te?.folder&&y.set(U??te.task?.replace("#",":")??"",te.folder)}return y}const N=/^(?:.{0,200}\s)?Unexpected (?:token|non-whitespace)\b.{0,60}, (?:\.\.\.)?".{0,100}$/,
x=/"(?:\.\.\.)? is not valid JSON\b/,O=12;function P(u){const y=[];for(let S=0;S<u.length;S++){const U=u[S],te=U.text.includes("Unexpected ")&&N.test(U.text)&&!x.
test(U.text)?u.slice(S+1,S+1+O).findIndex(({text:oe})=>x.test(oe)):-1;if(te===-1){y.push(U);continue}const ne=u.slice(S,S+te+2).map(({text:oe})=>oe.trim());y.push(
{...U,text:ne.join(" ").slice(0,T.lineLength)}),S+=te+1}return y}const b=71;function p(u){if(!u.some(({text:U})=>U.startsWith("\u250C  Building storybook")))return u;
const y=[];let S=0;for(const U of u){const J=y.at(-1),[te=""]=U.text.split(" ",1),ne=U.boxed&&S>0&&S<=b&&S+1+te.length>b;J&&ne&&/^[\w("'`./@-]/.test(te)?y[y.length-
1]={...J,text:`${J.text} ${U.text}`.slice(0,T.lineLength)}:y.push(U),S=U.text.length}return y}function $(u,y){let S=u,U,J,te=!1;for(let ne=0;ne<W;ne++){const oe=L(
S)??R(S,y);if(!oe)break;U??=oe.groups?.folder,J??=oe.groups?.task,te||=oe[0]==="\u2502  ",S=S.slice(oe[0].length)}return{text:S,folder:U,task:J,boxed:te}}function R(u,y){
if(y.size===0)return;const S=/^(?<name>[@\w./-]{1,100}|(?<folder>[\w@.-]{1,100}) [a-z][\w:-]{0,60})(?::(?: |$)|\$ )/.exec(u);return S&&y.has(S.groups?.name??"")?
S:void 0}function L(u){for(const y of H){const S=y.exec(u);if(S)return S}}function M(u){return u.includes("\r")?u.split("\r").findLast(y=>y.trim()!=="")??"":u}const h=/^> @?[^\s@]{1,150}@\S{1,60} (?:pre|post)?(?:install|prepare)$|^\$ (?!(?:npm|pnpm|yarn|bun|corepack) )/;
function A(u,y){const S=u[y]?.folder;return S!==void 0?!S.includes("node_modules"):u.slice(0,y).some(({text:U})=>h.test(U))}function g(u){const y=u.findIndex(U=>/\bnpm (?:ERR!|error) Usage:\s*$/.
test(U)),S=u.findIndex((U,J)=>J>y&&/\bnpm (?:ERR!|error) Run "npm help [\w-]{1,40}"/.test(U));return y===-1||S===-1?u:u.toSpliced(y,S-y)}}),5230:((ke,se,m)=>{m.
d(se,{$:()=>H});const _=new WeakMap,T=3;function H(N,x){const O=W(N);if(O.length===0)return N.exec(x);for(const P of O)if(x.includes(P))return N.exec(x);return null}
function W(N){let x=_.get(N);if(x===void 0){const O=N.ignoreCase?[]:K(N.source);x=O.every(P=>P.length>=T)?O:[],_.set(N,x)}return x}function K(N){const x=[""];let O="",
P=0;for(let b=0;b<=N.length;b++){const p=N[b]??"",$=p==="\\"?N[++b]??"":"";if(F.test($))return[];if(p==="["&&(b=G(N,b)),p==="("&&(P+=1),p===")"&&(P-=1),P>0&&p!==
"(")continue;const R=p==="\\"?$:p;if(R!==""&&!(p==="\\"?q:z).includes(R)){O+=R;continue}(p==="*"||p==="?"||p==="{")&&(O=O.slice(0,-1)),O.length>(x.at(-1)??"").length&&
(x[x.length-1]=O),O="",p==="{"&&(b=N.indexOf("}",b)),p==="|"&&x.push("")}return x}const F=/^[uxck\d]$/,z="()[{*+?^$.|",q="bBdDsSwWnrtfvpP";function G(N,x){let O=x+
1;for(;N[O]!=="]";)O+=N[O]==="\\"?2:1;return O}}),770:((ke,se,m)=>{m.d(se,{Or:()=>W,RU:()=>T,fO:()=>H,lQ:()=>K});const _=/; there (?:is|are) (?<names>[^;]{1,300})$/;
function T(F,z){return z.length===0||_.test(F)?F:`${F.replace(/[.:]?\s{0,4}$/,"")}; there ${z.length===1?"is":"are"} ${z.join(", ")}`}function H(F){return F.replace(
_,"")}function W(F){return _.exec(F)?.groups?.names?.split(", ")??[]}function K(F){return F.endsWith("/")}}),6612:((ke,se,m)=>{m.d(se,{$p:()=>K,cU:()=>z,qD:()=>p});
var _=m(6760),T=m(5807);const H=[[/^file:\/\/(?:localhost)?(?=\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\/(?:\([\w-]+\)\/)?(?=\.{0,2}\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\//,
""],[/^.*!/,""],[/\\/g,"/"],[/^\/?[A-Za-z]:(?=\/)/,""],[/[?].*$/,""]],W=/^(?:node|https?|data|virtual|native|internal|bun|deno):|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|bin\/|etc\/|nix\/|proc\/|sys\/|snap\/|rustc\/|opt\/hostedtoolcache\/)|(?:^|\/)(?:node_modules|site-packages|dist-packages|\.git|\.nvm|\.pyenv|\.cargo|\.rustup|\.yarn|\.pnpm|\.pnpm-store|\.volta|\.bun)(?:\/|$)|\/go\/pkg\/mod\//,
K="?body",F=/\?vue&type=[\w&=.-]{1,200}/,z=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g,q=40,G=2e4,N=500,x=100;function O(M,h){const A={...h,exists:P(
h)},g=new Map,u=new Map;for(const U of M){g.has(U.file)||g.set(U.file,p(U.file,A));const J=g.get(U.file);if(J===void 0)continue;const[te,ne]=F.test(U.file)||U.file.
endsWith(K)?[null,null]:[U.line,U.column],oe=b(cleanLine(U.message,N),A),he=U.code&&cleanLine(U.code,x),X=JSON.stringify([J,te,ne,oe]);u.has(X)||u.set(X,{...U,file:J,
line:te,column:ne,code:he,message:oe})}const y=[...u.values()],S=new Set(y.filter(({line:U})=>U!==null).map(({file:U,message:J})=>`${U}
${J}`));return y.filter(({line:U,file:J,message:te})=>U!==null||!S.has(`${J}
${te}`))}function P(M){const h=new Map;return A=>{const g=h.get(A);if(g!==void 0)return g;const u=h.size<G&&M.exists(A);return h.size<G&&h.set(A,u),u}}function b(M,h){
return M.replace(F,"").replace(z,A=>p(A,h)??A)}function p(M,h){const A=$(M);if(!(A===""||A.includes("\0")||W.test(A))){for(const g of R(A,h))if(g!==void 0&&!W.test(
g)&&h.exists(g))return g}}function $(M){let h=M.startsWith("file://")?(0,T.oF)(M):M;for(const[A,g]of H)h=h.replace(A,g);return h}function*R(M,h){const A=h.rootDirectory??
"";if(!M.startsWith("/")){for(const u of[...h.folders??[],A,""])yield L(`${u}/${M}`);return}const g=L(M)?.split("/")??[];if(!(g.length>q))for(let u=0;u<g.length;u++){
const y=g.slice(u).join("/");yield y,A!==""&&(yield L(`${A}/${y}`))}}function L(M){const h=_.posix.normalize(M.replace(/^\/+/,"")).replace(/\/$/,"");return h===
"."||/^\.\.(?:\/|$)/.test(h)?void 0:h}}),8724:((ke,se,m)=>{m.d(se,{g:()=>F,l:()=>P});var _=m(6760),T=m(2207);const H=/^\..|.\.config\.[a-z]{1,10}$|^package(?:-lock)?\.json$/;
function W(b){const p=_.posix.basename(b);return H.test(p)||p.includes("tsconfig")&&p.endsWith(".json")}const K=/^TS5\d{3}$/;function F({code:b}){return K.test(
b??"")}const z=/^ts\(?(?:2304|2305|2307|2503|2552|2580|2614|2686|2688|2694|2724|2792|2882)\)?$/i,q=/^ts\(?(?:6133|6138|6192|6196|6198|6385|6387|7005|7006|7016|7019|7022|7023|7024|7027|7028|7030|7031|7034|7044|7045|7053|18046|80\d{3})\)?$/i,
G=/^(?:\w*Error: )?(?:[×x] )?(?:(?:Module )?[Bb]uild failed\b|Unexpected (?:token|eof|end of file)\b|Expression expected|Declaration or statement expected|Unterminated regexp literal|Expected (?:ident|unicode escape)\b|'(?:[),;:}]|=>|<\/)' expected)/i;
function N({code:b,message:p}){const $=b??"";return(z.test($)?-1:0)+(q.test($)?3:0)+(G.test(p)?.5:0)}function x({code:b}){const[p="",...$]=(b??"").split("/").reverse();
return/^[a-z][a-z-]+$/.test(p)&&$.every(R=>/^@?[a-z][\w-]*$/.test(R))}const O=/^Parsing error|\bUnable to resolve\b|\bis not defined\b|\bnot found in\b/;function P(b,p=10){
const $=new Set,R=new Set,M=b.map(u=>{const y=JSON.stringify([u.severity,u.file,u.line]),S=JSON.stringify([u.severity,u.message]),U=x(u)&&O.test(u.message),J=$.
has(y)||R.has(S);$.add(y),R.add(S);const te=(u.line===null?4:0)+(J&&!U?2:0)+(F(u)?-2:W(u.file)?1:0)+N(u)-(U?1:0);return{diagnostic:u,weight:te}}).toSorted((u,y)=>u.
weight-y.weight).map(({diagnostic:u})=>u),h=Object.groupBy(M,({severity:u})=>u),A=Math.max(0,p),g=u=>Math.max(0,(h[u]?.length??0)-A);return{shown:T.oC.flatMap(u=>h[u]?.
slice(0,A)??[]),rest:{error:g("error"),warning:g("warning"),notice:g("notice")}}}}),1981:((ke,se,m)=>{m.d(se,{M:()=>W,p:()=>T});var _=m(6760);function T(K,{facts:F,
lines:z}){if(!K.startsWith("/"))return K;const q=K.split("/"),G=(F.diagnostics??[]).map(({file:O})=>O.split("/",1)[0]??"").filter(O=>O!==""),N=[...new Set(["nod\
e_modules",...F.list?.("")??[],...G])],x=q.findIndex(O=>N.includes(O));if(x>0)return q.slice(x).join("/");for(let O=q.length-1;O>1;O--){const P=`${q.slice(0,O).
join("/")}/`;if(z.some(b=>N.some(p=>H(b,P+p))))return q.slice(O).join("/")}return K}function H(K,F){const z=K.indexOf(F);return z>=0&&!/[\w.-]/.test(K[z+F.length]??
"")}function W(K,F,z=[""]){const q=K.split("/",40).filter(N=>N!==""&&N!==".");let G="";for(const[N,x]of q.entries()){const O=F(G),P=(N===q.length-1?z:[""]).map(
p=>`${x}${p}`),b=P.find(p=>O.includes(p))??P.map(p=>O.find($=>$.toLowerCase()===p.toLowerCase())).find(Boolean);if(b===void 0)return;G=_.posix.join(G,b)}return z.
some(N=>G===`${q.join("/")}${N}`)?void 0:G}}),3716:((ke,se,m)=>{m.d(se,{LP:()=>T});var _=m(5807);function T(q){return/^\s*at\s.*[:)\d]$/.test(q)}const H=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,
W=2,K=2e3;class F{#e;#t;#n=[];#s=0;constructor(G){this.#e=G}push(G){const N=stripEscapes(G.slice(0,K)).trimEnd().replace(/ \{$/,"");return T(N)?this.#t===void 0&&
!H.test(N)?(this.#t=G,[...this.#o(),G]):(this.#s+=1,this.#n.length<W&&this.#n.push(G),[]):[...this.end(),G]}end(){return this.#t=void 0,this.#o()}#o(){const[G,N]=[
this.#s,this.#n];return[this.#s,this.#n]=[0,[]],G<W?N:[this.#e(G)]}}function z(q,G){const N=new F(G);return[...q.flatMap(x=>N.push(x)),...N.end()]}}),5388:((ke,se,m)=>{
m.r(se),m.d(se,{asSyncFailure:()=>O,brokenSite:()=>q,isErrorOfSite:()=>z,syncFailure:()=>K});var _=m(3739),T=m(2881),H=m(5879),W=m(8423);function K(P,b){return(0,T.
SU)("sync",P,b)}const F=new Set(["index_unanswered","index_empty","dead_asset"]);function z({code:P}){return F.has(P)}function q(P){const b=P.filter(z),p=b.length-
1,$=p>0?` (and ${p} more ${p===1?"error":"errors"})`:"",R=`The start page is broken: ${b[0]?.message}${$}`,L=P.flatMap(({file:M,line:h,code:A,message:g})=>M===null?
[]:[{file:M,line:h,column:null,severity:G(A),code:A,message:g}]);return new T.$w({...K("site_broken",R).facts,diagnostics:L})}function G(P){return P==="build_fa\
ult"||F.has(P)?"error":"warning"}const N="The output could not be stored: the storage of the platform cannot be used now";function x(){return K("disk_full","The\
 disk of the platform is full: the output could not be stored")}function O(P,b){if(P instanceof T.$w)return P;if(b.aborted)return b.reason;if(P instanceof H.Sb)
return x();if(P instanceof W.us)return P.isFull?x():K("storage_unavailable",N);const p=(0,_.xU)(P)??(0,_.bD)(P);return K("sync_failed",`The output could not be \
stored (${p})`)}}),4742:((ke,se,m)=>{m.d(se,{Gp:()=>P,Pn:()=>R,Pq:()=>x,U_:()=>$,VS:()=>O,c1:()=>G,tD:()=>L});var _=m(7598),T=m(3024),H=m(7975),W=m(3739),K=m(5388),
F=m(6352),z=function(M,h,A){if(h!=null){if(typeof h!="object"&&typeof h!="function")throw new TypeError("Object expected.");var g,u;if(A){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");g=h[Symbol.asyncDispose]}if(g===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");g=h[Symbol.dispose],A&&(u=g)}if(typeof g!="function")throw new TypeError("Object not disposable.");u&&(g=function(){try{u.call(this)}catch(y){return Promise.
reject(y)}}),M.stack.push({value:h,dispose:g,async:A})}else A&&M.stack.push({async:!0});return h},q=(function(M){return function(h){function A(S){h.error=h.hasError?
new M(S,h.error,"An error was suppressed during disposal."):S,h.hasError=!0}var g,u=0;function y(){for(;g=h.stack.pop();)try{if(!g.async&&u===1)return u=0,h.stack.
push(g),Promise.resolve().then(y);if(g.dispose){var S=g.dispose.call(g.value);if(g.async)return u|=2,Promise.resolve(S).then(y,function(U){return A(U),y()})}else
u|=1}catch(U){A(U)}if(u===1)return h.hasError?Promise.reject(h.error):Promise.resolve();if(h.hasError)throw h.error}return y()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(M,h,A){var g=new Error(A);return g.name="SuppressedError",g.error=M,g.suppressed=h,g});function G(M){try{const h=N(M.real);if(h)return h}catch(h){
if(!["ELOOP","ENXIO"].includes((0,W.xU)(h)??""))throw h}throw(0,F.A)(M.path)}function N(M){const h=(0,T.openSync)(M,T.constants.O_RDONLY|T.constants.O_NOFOLLOW|
T.constants.O_NONBLOCK),A=(0,T.fstatSync)(h);if(!A.isFile()){(0,T.closeSync)(h);return}return{fd:h,stats:A,[Symbol.dispose]:()=>(0,T.closeSync)(h)}}function x(M,h,A){
let g=0;for(;g<h.length&&(g===0||g!==A);){const u=(0,T.readSync)(M,h,g,h.length-g,null);if(u===0)break;g+=u}return g}function O(M,h,A){const g={stack:[],error:void 0,
hasError:!1};try{const u=z(g,P(M.real),!1);if(!u||u.stats.size>A)return;const y=Buffer.allocUnsafe(u.stats.size+1),S=y.subarray(0,x(u.fd,y,u.stats.size));return(0,_.
hash)("sha256",S)===h?S.toString():void 0}catch(u){g.error=u,g.hasError=!0}finally{q(g)}}function P(M){try{return N(M)}catch{return}}const b=(0,H.promisify)(T.read),
p=1024*1024;async function*$(M,h){const A=Buffer.allocUnsafeSlow(p);for(let g=0;;){h.throwIfAborted();const{bytesRead:u}=await b(M,A,0,A.length,g);if(u===0)return;
g+=u,yield A.subarray(0,u)}}function R(M,{fd:h,stats:A},g){const{size:u,mtimeMs:y,ctimeMs:S}=(0,T.fstatSync)(h);if(g!==A.size||u!==A.size||y!==A.mtimeMs||S!==A.
ctimeMs)throw L(M)}function L(M){return(0,K.syncFailure)("sync_failed",`"${M}" changed while it was stored, because a process of the build still writes. Let the\
 build command wait for all processes that it starts`)}}),6813:((ke,se,m)=>{m.d(se,{K:()=>N,d:()=>q});var _=m(6760),T=m(385),H=m(4742),W=function(x,O,P){if(O!=null){
if(typeof O!="object"&&typeof O!="function")throw new TypeError("Object expected.");var b,p;if(P){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispo\
se is not defined.");b=O[Symbol.asyncDispose]}if(b===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");b=O[Symbol.dispose],P&&(p=
b)}if(typeof b!="function")throw new TypeError("Object not disposable.");p&&(b=function(){try{p.call(this)}catch($){return Promise.reject($)}}),x.stack.push({value:O,
dispose:b,async:P})}else P&&x.stack.push({async:!0});return O},K=(function(x){return function(O){function P(R){O.error=O.hasError?new x(R,O.error,"An error was \
suppressed during disposal."):R,O.hasError=!0}var b,p=0;function $(){for(;b=O.stack.pop();)try{if(!b.async&&p===1)return p=0,O.stack.push(b),Promise.resolve().then(
$);if(b.dispose){var R=b.dispose.call(b.value);if(b.async)return p|=2,Promise.resolve(R).then($,function(L){return P(L),$()})}else p|=1}catch(L){P(L)}if(p===1)return O.
hasError?Promise.reject(O.error):Promise.resolve();if(O.hasError)throw O.error}return $()}})(typeof SuppressedError=="function"?SuppressedError:function(x,O,P){
var b=new Error(P);return b.name="SuppressedError",b.error=x,b.suppressed=O,b});const F=50,z=200;function q(x){const O=new Map;for(const P of T.P4){const b=G((0,_.
join)(x,P));b!==void 0&&O.set(P,b)}return N((0,T.nb)(O).ignored)}function G(x){const O={stack:[],error:void 0,hasError:!1};try{const P=W(O,(0,H.Gp)(x),!1);if(!P)
return;const b=Buffer.alloc(T.Gb+1),p=(0,H.Pq)(P.fd,b,P.stats.size);return p>T.Gb?"too large":b.subarray(0,p)}catch(P){O.error=P,O.hasError=!0}finally{K(O)}}function N(x){
const O=x.slice(0,F).map(b=>({...b,reason:b.reason.slice(0,z)})),[P]=x.slice(F);return P&&O.push({file:P.file,reason:`${x.length-F} more rules`}),O}}),6352:((ke,se,m)=>{
m.d(se,{$:()=>z,A:()=>b});var _=m(3024),T=m(6760),H=m(3739),W=m(7994),K=m(2458),F=m(5388);function*z(p,$,R,L){const M=(0,_.realpathSync)(p);yield*q({root:M,kind:$,
reserved:L,onLeftOut:R},{real:M,prefix:"",above:[]})}function*q(p,$){yield"folder";for(const R of(0,_.readdirSync)($.real,{withFileTypes:!0})){const L=$.prefix+
R.name,M=`${$.real}/${R.name}`,h=O(R.name,$.prefix==="",p);if(h!=="published"){h!=="expected"&&p.onLeftOut(R.isDirectory()?`${L}/`:L,h),yield"nothing";continue}
if(P(R.name,L),R.isFile())yield{path:L,real:M};else if(R.isDirectory())yield*q(p,G($,M,L));else if(R.isSymbolicLink())yield*N(p,$,L,M);else throw b(L)}}function G(p,$,R){
return{real:$,prefix:`${R}/`,above:[...p.above,p.real]}}function*N(p,$,R,L){const{root:M}=p,{real:h,stats:A}=x(L,R);if(!(0,W.FK)(M,h))throw(0,F.syncFailure)("ou\
tput_unsafe",`The link "${R}" leads out of the output directory`);const u=(0,T.relative)(M,h).split(T.sep).map((y,S)=>O(y,S===0,p)).find(y=>y!=="published");if(u)
u!=="expected"&&p.onLeftOut(R,u),yield"nothing";else if(A.isFile())yield{path:R,real:h};else if(A.isDirectory()){if(h===$.real||$.above.includes(h))throw(0,F.syncFailure)(
"output_unsafe",`The link "${R}" leads back to a folder that contains it`);yield*q(p,G($,h,R))}else throw b(R)}function x(p,$){try{const R=(0,_.realpathSync)(p);
return{real:R,stats:(0,_.statSync)(R)}}catch(R){const L=(0,H.xU)(R)==="ELOOP"?"is part of a cycle of links":"has a target that cannot be read";throw(0,F.syncFailure)(
"output_unsafe",`The link "${$}" ${L}`)}}function O(p,$,{kind:R,reserved:L}){return p===".git"||$&&p==="node_modules"?"expected":$&&p===L?"reserved":/^\.env/i.test(
p)?"secret":R==="folder"&&(0,K.W)(p)?"folder":"published"}function P(p,$){if(p==="."||p===".."||/[\uFFFD\\]/.test(p))throw(0,F.syncFailure)("output_unsafe",`The\
 file name ${JSON.stringify($)} is not valid in a URL`)}function b(p){return(0,F.syncFailure)("output_unsafe",`"${p}" is not a file, a folder, or a link to one`)}}),
1293:((ke,se,m)=>{m.d(se,{wA:()=>Us,RJ:()=>To});var _=m(6760),T=m(7994),H=m(3052),W=m(1809),K=m(2416),F=m(3716);const z=12,q=30,G={mentions:40,hints:10,shown:10,
names:16,nameLength:200,tokens:60},N=/^[>$]\s[a-z@.]|^Detected \S/;function x(t,{at:n,message:o,details:r}){const a=(0,W.EP)(t,n-z,n),d=[...t.keys()].slice(Math.
max(0,n-z),n+q).filter(j=>!(a.has(j)||(0,W.Xk)(t[j]?.text??""))).sort((j,ye)=>P(j,n)-P(ye,n)),c=d.map(j=>({each:j,text:(0,K.wh)(t[j]?.text??"")})).filter(({text:j})=>!N.
test(j)),E=c.some(({text:j})=>O.test(j)),k=c.flatMap(({each:j,text:ye})=>p(ye,t[j]?.folder)).slice(0,G.mentions),v=r.filter(j=>!(ne.test(j)||(0,W.Ol)(j))),D=c.flatMap(
({each:j,text:ye})=>xe(ye,t[j+1]?.text));return{mentions:E?k.map(j=>j.inStack?j:{...j,line:null,column:null}):k,hints:E?[]:c.flatMap(({text:j})=>(0,F.LP)(j)?[]:
h(j)).slice(0,G.hints),shown:d.flatMap(j=>y(t,j)).slice(0,G.shown),rows:c.flatMap(({text:j})=>u(j)),message:o,words:[...new Set(o.match(/\w{2,40}/g))].slice(0,G.
tokens),names:[...X(oe(o)),...c.flatMap(({text:j})=>Ce(j))],details:[...new Set(v.flatMap(j=>X(oe(j))))].slice(0,G.names),identifier:Se(o),isAbsence:/\b(?:required|missing|lacks|must (?:have|contain|export))\b/i.
test(o),routes:[...new Set([...xe(o),...D])].slice(0,G.hints),isJson:c.some(({text:j})=>$e(j)),lacksScript:/\b(?:missing|no|unknown) script\b|\bscript not found\b|^Command "[^"]{1,100}" not found/i.
test(o)}}const O=/\bvite:vue\]\s\S{1,400}\.(?:md|html\.vue)\s/;function P(t,n){return t<n?(n-t)*2.5:t-n}const b=/^(?<path>[^\s]{1,400}?)(?::(?<line>\d{1,7})(?::(?<column>\d{1,7}))?|\((?<row>\d{1,7})[,:](?<character>\d{1,7})\))?$/;
function p(t,n){const o=(0,F.LP)(t),r=t.split(/[\s"'`<>{}|;*=]+/).slice(0,G.tokens);return r.flatMap((a,d)=>{const c=b.exec(Ee(a))?.groups;if(!c?.path||!/[./]/.
test(c.path))return[];const[,E,k]=$.exec(r[d+1]??"")??[],v=E??R.exec(r.slice(d+1,d+3).join(" "))?.[1],D=L(c.line??c.row??v);return[{path:n===void 0||/^[/.]|^\w+:/.
test(c.path)?c.path:`${n}/${c.path}`,line:D,column:L(c.column??c.character??k),inStack:o}]})}const $=/^\((\d{1,7}):(\d{1,7})\)[:,.]?$/,R=/^line (\d{1,7})[:,.]?$/;
function L(t){return t&&Number(t)||null}const M=[/\bline(?:Number)?:?\s(?<line>\d{1,7})\b(?:[,:]?\s(?:column|col|character|char):?\s(?<column>\d{1,7}))?/i,/[([](?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?[)\]]/,
/\s(?:at|-)\s(?<line>\d{1,7}):(?<column>\d{1,7})\b/,/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})(?!:\d\d\b)[:\s]/];function h(t){for(const n of M){const o=n.exec(t)?.
groups,r=L(o?.line);if(r!==null)return[{line:r,column:L(o?.column)}]}return[]}const A=/^[\s│|]{0,40}(?<mark>>{0,2})\s{0,10}(?<line>\d{1,7})\s{0,4}(?:[|│┃]|:(?=\s))(?<text>.*)$/,
g=/^[\s│|·:╵┆╎-]*(?:\^|~~|─|━)/;function u(t){const n=A.exec(t)?.groups;return n?[{line:Number(n.line),text:n.text?.trim()??""}]:[]}function y(t,n){
const o=A.exec((0,K.wh)(t[n]?.text??""))?.groups,r=o?.text?.trim()??"",a=o?.mark!==""||g.test((0,K.wh)(t[n+1]?.text??""));return r!==""&&a?[{line:Number(o?.line),
text:r}]:[]}const S=/"([^"]{2,200})"|(?<!\w)'([^']{2,200})'(?!\w)|`([^`]{2,200})`|“([^“”]{2,200})”/g,U=[/(?:^|\s)(?:Error:\s)?([^\s:"'`]{2,200}):?\s(?:is not|isn't|not found|is undefined|was not|could not be|does not|doesn't|cannot be|failed to|must be|is missing|is required|doesn’t)\b/,
/\b(?:partial|tag|helper|filter|mixin|layout|field|plugin|package|module|specifier|host|tarball):?\s"?([^\s"'`,;()]{2,200})/i,/\b[Uu]n(?:known|supported|recognized) (?:browser|engine|environment|flag|format|key|language|locale|option|preset|property|rule|target|theme|type|unit) ([^\s"'`,;:()]{2,100})$/,
/(?:^|[\s*])([\w.-]{2,60}):\s(?:Invalid|Required|Expected)\b/,/\b\d{1,3}(?:\.\d{1,3}){3}:(\d{2,5})\b/,/^\s*(?:[-*•]|->)\s(?:linking to\s)?(\S{2,200})$/,/\bproperties\s?\(([^\s()]{2,100})\)/],
J=/^(?:@[\w.-]+\/[\w.-]+|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|[a-z]+(?:[A-Z][a-z0-9]*)+|[\w.-]+@[\^~>=<\w.*:-]+|\.{1,2}\/\S+|(?:[\w@.-]+\/)+[\w.-]+\.\w{2,5}|[\w.-]+\.(?:invalid|com|org|net|io|dev))$/,
te=/\bwhile parsing\b|\blinked from\b|\bsource page path\b|\b[Dd]id you mean\b|\b[Ss]ee (?:more|https?:)|\bTried\b|\bwhich (?:is|are) (?:configured|defined|set) in\b/,
ne=/^\s*(?:Note|Hint|Tip):\s|\b(?:[Dd]id you mean|npm run|see a list|https?:\/\/)/;function oe(t){return t.slice(0,te.exec(t)?.index??t.length).replace(he,"")}const he=/^\W{0,8}[([]plugin [^)\]]{1,100}[)\]]/;
function X(t){const n=[...t.matchAll(S)].map(v=>v.slice(1).find(D=>D!==void 0)??""),o=U.flatMap(v=>v.exec(t)?.[1]??[]),r=V.exec(t)?.[1],a=t.replace(S," ").split(
/[\s,;()[\]<>{}"'`|]+/,G.tokens),d=re.test(t),c=a.map(Ee).filter(v=>J.test(v)||le(v,d)),E=v=>B(v.trim()).slice(0,G.nameLength),k=v=>/\w\w/.test(v)&&!v.includes(
"\\")&&v.split(/\s/).length<=3;return[...new Set([...n,r??"",...o,...c].map(E))].filter(v=>k(v)&&(v===r||!Y.test(v))).slice(0,G.names)}const V=/\b(?:not found|look(?:ed|ing) for|unknown(?:\s\w{1,20}){0,2}|(?:does|do) not exist|undefined(?:\s\w{1,20})?|not defined):\s"?([^\s"'`,;]{2,200})/i,
Y=/^(?:[A-Z]\w{0,60}(?:Error|Exception)|a|an|the|that|this|which|it|its|is|are|was|in|of|on|or|and|for|from|with|to|not|does|cannot|could|config(?:uration)?|files?|pages?|modules?|packages?|plugins?|options?|paths?|folder|directory)$/i;
function B(t){return/^["'`]/.test(t)&&t.length>2&&t.endsWith(t[0]??"")?t.slice(1,-1):t}const re=/\b404\b|\blink(?:s|ed)?\b/i;function le(t,n){return/^https?:\/\/\S/.
test(t)||/^\/[\w@.-]+\/\S/.test(t)||n&&/^\/[\w-]/.test(t)}const fe=[["(",")"],["[","]"]];function Ee(t){let[n,o]=[0,t.length];const r=a=>{for(;o>n&&a.includes(t[o-
1]??" ");)o--};r(".:,");for(const[a,d]of fe){const c=t[o-1]===d;t[n]===a&&(c||!t.includes(d))&&(n++,c&&o--),t.slice(n,o).includes(a)||r(`${d}.:,`)}return t.slice(
n,o)}const Re=/\b(?:at|of|for|prerendering|rendering|GET|render)(?: (?:the )?(?:page|path|route))? ["'`]?(\/[\w[\].:@%()/-]{0,200})(?=$|[\s"'`,])|^!!! (\/\S{0,200}): /,
ve=/^[\s│]{0,8}[├└]─{1,2} (\/\S{0,200}) \(\d{1,9}ms\)$/,Oe=/^[\s│]{0,8}[├└]─{1,2} \[5\d\d\]/;function xe(t,n=""){const[,o,r]=Re.exec(t)??[],a=Oe.
test(n)?ve.exec(t)?.[1]:void 0;return[o,r,a].flatMap(d=>d?.replace(/[.:,]$/,"")??[])}const Te=[/(?:^|[\s:])([\w$]{1,100}) is not defined\b/,/\(reading '([\w$]{1,100})'\)/,
/\.([\w$]{1,100})\)? is not a function\b/];function Se(t){return Te.map(n=>n.exec(t)?.[1]).find(n=>n!==void 0)}function $e(t){return/(?<!\.)\bjson5?\b/i.test(t)}
function Ce(t){return/^\s{2,12}input: '([^'\\]{4,200})',?$/.exec(t)?.slice(1)??[]}var Pe=m(9047),Le=m(7214),Ze=m(107),Be=m(5807),Q=m(3403),ie=m(5230);class ce{all;#e=new Map;constructor(n){
this.all=n}get length(){return this.all.length}text(n){return this.all[n]?.text??""}find(n,o){let r=this.#e.get(n);r||(r=[],this.#e.set(n,r));const a=r[o];if(a!==
void 0)return a;const d=(0,ie.$)(n,this.text(o));return r[o]=d,d}}function pe(t,n,o){if("match"in t)return t.match(n,o);const r={};let a=o;for(const[c,E]of t.steps.
entries()){const k=be(ue(E),n,a,c>0);if(!k)return;for(const[v,D]of Object.entries(k.groups))D!==void 0&&(r[v]=D);a=k.at+1}const d=t.steps.at(-1);return!t.repeat||
!d?{groups:[r],next:a}:we(ue(d).pattern,r,n,a)}function we(t,n,o,r){const a=[n];let d=r;for(;d<o.length&&a.length<1e3;d++){const c=o.find(t,d);if(!c)break;a.push(
{file:n.file,...c.groups})}return{groups:a,next:d}}function ue(t){return t instanceof RegExp?{pattern:t}:t}function be(t,n,o,r){const a=r?t.skip??0:0,d={};for(let c=o;c<=
o+a&&c<n.length;c++){const E=n.find(t.pattern,c);if(E)return{at:c,groups:{...d,...E.groups}};const k=t.over&&n.find(t.over,c);if(t.over&&!k)return;for(const[v,D]of Object.
entries(k?.groups??{}))D!==void 0&&(d[v]=D)}}var Me=m(6612);const Ge=500,Xe=500,Mt=[["warning",/^(?:warn|warning|deprecation warning|!|⚠)/i],["notice",/^(?:hint|info|note|message|i$)/i],
["error",/./]],It=/^Compiled with warnings\.?$/,Nt=/\bfail(?:ed)?\b|^error\b|^Treating warnings as errors/i;function $n(t,n=Q.h){const o=new ce((0,Ze.Se)(t)),r=new Map;
let a=!1;for(let d=0;d<o.length&&r.size<Ge;){const c=o.text(d);a=It.test(c)||a&&!Nt.test(c);const E=bn(o,d,n);for(const k of E?.diagnostics??[]){const v=a&&k.severity===
"error"?{...k,severity:"warning"}:k,{file:D,line:j,column:ye,message:_e}=v,me=JSON.stringify([D,j,ye,_e]);!r.has(me)&&r.size<Ge&&r.set(me,v)}d=E?.next??d+1}return[
...r.values()]}function bn(t,n,o){if(t.text(n).trim()!=="")for(const r of o){const a=pe(r,t,n);if(!a)continue;return{diagnostics:a.groups.map(c=>{const E=ht(c,r,
t.all[n]?.folder);if(!E)return;const k=(0,K.Vz)(E.message,t.all,Pt(E.message,t,n,a.next)),v=c.test===void 0?"":`, in the test "${c.test.slice(0,120)}"`;return{...E,
message:(0,Be.Ow)(k+v,Xe)}}).filter(c=>c!==void 0),next:a.next}}}function Pt(t,n,o,r){for(let a=o;a<r;a++)if(n.text(a).includes(t.slice(0,60)))return a;return r-
1}function ht(t,n,o){const{message:r,frame:a}=t,d=(t.file??"").replace(/(?<=\.mdx?)\.js(?=$|\?)/,"");if(!(d||a)||!r)return;const c=d===(t.file??"")&&Ct(t.line)||
null,E=c===null?null:Ct(t.column);return{file:d&&gt(d.trim(),o)+Sn(n,d,c),line:c,column:E===null?null:n.zeroColumn?E+1:E||null,severity:kn(t.severity,n),code:t.
code??null,message:(0,Be.Ow)(vn(Lt(r.trim(),d),d),Xe),frame:a}}function Sn({part:t=""},n,o){return o===null||t===Me.$p&&n.startsWith("/")?"":t}function Lt(t,n){
const o=t.replace(/^(?:error: |\[error\] )|\?vue&type=[\w=&.-]+| \[plugin [\w@/:-]{1,60}\]$/gi,""),[,r="",a]=/^(\S{1,400}?)(?::\d{1,7}){0,2}: (.+)$/.exec(o)??[],
[d]=n.split("?",1);return a!==void 0&&(`/${r}`.endsWith(`/${d}`)||`/${d}`.endsWith(`/${r}`))?a:o}function vn(t,n){return t.replace(/(?<=^Cannot find module ')\/[^']{1,400}(?='$)/,
o=>{const r=_.posix.relative(_.posix.dirname(n),o);return n.startsWith("/")?r.startsWith(".")?r:`./${r}`:o})}function kn(t,n){return t===void 0?n.severity??"err\
or":Mt.find(([,o])=>o.test(t))?.[0]??"error"}function Ct(t){return t===void 0?null:Number(t)}function gt(t,n){return n===void 0||/^(?:[A-Za-z]:|[a-z-]+:\/\/|[\\/])/.
test(t)?t:`${n}/${t.replace(/^(?:\.\/)+/,"")}`}var tt=m(901),Ie=m(4177);const _n=12,Dt=16;function nt(t,n,o){const r=n.filter(c=>Math.abs(c.line-t)<=_n&&c.text!==
""),a=r.find(c=>c.line===t),d=t>o.length?null:t;return a?Qe(a.text,o[t-1])?t:On(a,r,o)??Rn(a.text,o)??d:d}function On(t,n,o){const r=o.flatMap((E,k)=>{if(!Qe(t.
text,E))return[];const v=n.filter(D=>Qe(D.text,o[k+D.line-t.line]));return[{line:k+1,rows:v.length}]}),a=Math.max(...r.map(({rows:E})=>E)),[d,c]=r.filter(({rows:E})=>E===
a);return c===void 0?d?.line:void 0}const jt=3;function Ut(t,n,o){const r=n.filter(d=>Math.abs(d.line-t.line)<=jt&&d.text!==""),a=r.reduce((d,{text:c})=>d+c.length,
0);return r.length<jt||a<Dt?[]:(0,Ie.nC)(o,(d,c)=>r.every(E=>Qe(E.text,o[c+E.line-t.line])))}function Rn(t,n){const o=st(t),r=(0,Ie.nC)(n,a=>{const d=st(a);return d.
length>=Dt&&o.includes(d)});return r.length===1?r[0]:void 0}function Qe(t,n=""){const o=st(n);return o!==""&&o===st(t)}function st(t){return t.replace(/\s+/g," ").
trim()}const xn=/^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i,An=/^(?:if|for|block|macro|call|filter|raw|unless|case|capture|tablerow|comment|verbatim)$/,
Wt=/<(?<slash>\/?)(?:(?<name>[A-Za-z][\w.-]{0,80}(?::[\w.-]{1,80})?)(?=[\s/>]|$)|(?=>))/y,Tn=/\{(?<sign>[#/])(?<name>if|each|await|key|snippet)\b/y,Mn=/\{%-?\s{0,100}(?<end>end)?(?<name>\w{1,40})/y,
wt=/\{\{~?(?<sign>[#/])\s{0,20}(?<name>\w{1,40})/y,yt=/@(?:if|else(?:\sif)?|for|empty|switch|case|default|defer|loading|placeholder|error)\s{0,10}(?:\((?:[^()]|\((?:[^()]|\([^()]{0,200}\)){0,300}\)){0,500}\))?\s{0,10}\{/y,
Et=/\{\{[^{}]{0,1000}\}\}/y,Ft=/\/(?:[^\\/\n[]|\\.|\[(?:[^\]\\\n]|\\.){0,200}\]){1,400}\//y,In=/<\w{1,80}\sextends\b/y,Ye=[[/<!--/y,"-->"],[/\{\{!--/y,"--}}"],[
/\{#[\s-]/y,"#}"],[/<script\b/iy,"<\/script"],[/<style\b/iy,"</style"]],Bt=/(?:^|\W)(?:return|default|yield|await|case|else)$/,qe=200;function*Nn(t,n,o){const r=n.
includes("brace"),a=r?/[<{}"'`/]/g:n.includes("control")?/[<{}@]/g:/[<{]/g,d=[];for(let c=a.exec(t);c;c=a.exec(t)){const E=c.index,k=r&&(d.at(-1)??o)==="code",v=k&&
/["'`/]/.test(c[0])?Ln(t,E):Pn(t,E);if(v!==void 0){if(v<0)return;a.lastIndex=v;continue}const D=Kt(t,E,n,k,d);D&&(a.lastIndex=D.name==="{"?E+1:D.end,D.name!==""&&
(Gt(D,d),yield D))}}function Gt({opens:t,name:n},o){t?o.push(n==="{"?"code":"text"):n==="{"?o.length=Math.max(0,o.lastIndexOf("code")):o.at(-1)==="text"&&o.pop()}
function Kt(t,n,o,r,a){const d=t[n]??"";if(d==="<")return o.includes("tag")&&(!r||Cn(t,n))?ot(t,n):void 0;if(d==="@"||o.includes("control"))return jn(t,n);const c=o.
includes("block")&&d==="{"?Dn(t,n):void 0;if(c||!o.includes("brace")||!/[{}]/.test(d))return c;if(!(d==="}"&&!a.includes("code")))return{opens:d==="{",name:"{",
at:n,end:St(t,n)}}function Ue(t,n,o){return t.lastIndex=o,t.exec(n)}function Pn(t,n){const o=Ye.find(([a])=>Ue(a,t,n));if(!o)return;if(/^<s/i.test(t.slice(n,n+2))){
const a=bt(t,n);if(t[a-2]==="/")return a}const r=t.indexOf(o[1],n+2);return r<0?-1:r+2}function Ln(t,n){const o=t[n]??"";if(o==="/")return $t(t,n);for(let r=n+1;r<
t.length;r++)if(t[r]==="\\")r++;else{if(t[r]===o)return r+1;if(t[r]===`
`&&o!=="`")return r}return-1}function $t(t,n){if(t[n+1]==="/")return St(t,n);if(t[n+1]==="*"){const o=t.indexOf("*/",n+2);return o<0?-1:o+2}return(We(t,n)&&Ue(Ft,
t,n)?Ft.lastIndex:0)||n+1}function Cn(t,n){return t[n+1]==="/"||We(t,n)&&!Ue(In,t,n)}function We(t,n){const o=t.slice(Math.max(0,n-qe),n).trimEnd();return o===""||
/[({[}>,?:&|=;!]$/.test(o)||Bt.test(o)}function ot(t,n){const o=Ue(Wt,t,n)?.groups;if(!o)return;const r=bt(t,n),{name:a="<>",slash:d}=o,c=t[r-2]==="/"||xn.test(
a);return{opens:d==="",name:c?"":a,at:n,end:r}}function bt(t,n){let o="",r=0;for(let a=n;a<t.length;a++){const d=t[a]??"";if(o!=="")o=d===o?"":o;else if(r>0&&t.
startsWith("//",a))a=St(t,a);else if(/["'`]/.test(d))o=d;else if(d==="{")r++;else if(d==="}")r--;else if(d===">"&&r<=0)return a+1}return t.length}function St(t,n){
const o=t.indexOf(`
`,n);return o<0?t.length:o}function Dn(t,n){const o=(Ue(Tn,t,n)??Ue(wt,t,n))?.groups,r=o?void 0:Ue(Mn,t,n)?.groups;if(!(o||r))return;const a=t.indexOf(r?"%}":"}",
n),d=a<0?t.length:a+(r||t[a+1]==="}"?2:1);if(o)return{opens:o.sign==="#",name:`#${o.name}`,at:n,end:d};const c=r?.name??"";return{opens:r?.end===void 0,name:An.
test(c)?`%${c}`:"",at:n,end:d}}function jn(t,n){return t[n]==="}"?{opens:!1,name:"@",at:n,end:n+1}:Ue(Et,t,n)?{opens:!0,name:"",at:n,end:Et.lastIndex}:Ue(yt,t,n)?
{opens:!0,name:"@",at:n,end:yt.lastIndex}:void 0}const rt=/\b(?:missing (?:an? )?(?:end|closing) tag|(?:end|closing) tag\b|unclosed|not closed|left open|unterminated jsx|attempted to close|expected token|end of (?:the )?(?:file|input|template)|unexpected end|unexpected EOF|got ['"]?EOF)/i,
zt=/\bExpected "[})]"|\bUnexpected "(?:\}|\)|\$\$\w{1,40})"|\$\$render\b|"\$\$\w/,Un=/\bclosing tag\b|\bunterminated (?:jsx|regexp|regular expression)\b|\bunexpected token\b|\bExpected ['"`]<\//i,
Wn=/@(?:if|for|switch|defer)\s{0,10}[({]/,it=[{name:/\.astro$/i,kinds:["tag","brace"],base:"text",message:zt},{name:/\.(?:vue|astro|mdx|html?|webc)$/i,kinds:["t\
ag"],base:"text",message:rt},{name:/\.(?:svelte|svx|md|markdown)$/i,kinds:["tag","block"],base:"text",message:rt},{name:/\.(?:njk|nunjucks|liquid|hbs|handlebars)$/i,
kinds:["block"],base:"text",message:rt},{name:/\.[cm]?[jt]sx?$/i,kinds:["tag","brace"],base:"code",message:Un}],Ht=80,at=200,Zt=500;function Fn(t,n,o){if(zn.test(
t))return Hn.test(o)?Ve(n):void 0;const r=it.find(k=>k.name.test(t)&&k.message.test(o));if(!r)return;const a=Kn(t,n),d=r.kinds.concat(/\.html?$/i.test(t)&&Wn.test(
a)?"control":[]),c=[];for(const k of Nn(a,d,r.base)){const v={...k,indent:Gn(a,k)};if(v.opens){if(c.length>=Zt)return;c.push(v);continue}const D=Bn(v,c),j=c.pop();
if(D===void 0||j===void 0)return Vt(v,"begin",a);if(j!==D)return Yt(j,o,a)}const E=c.at(-1);return E&&Yt(E,o,a)}function Yt(t,n,o){return/\bunexpected token\b/i.
test(n)&&t.name==="{"?void 0:Vt(t,"end",o)}function Vt({at:t,end:n,name:o},r,a){const c=o==="{"&&a.slice(t+1,n).trim()===""?Math.max(a.lastIndexOf(`
`,t)+1,t-at):t,E=Jt(a.slice(c,n).replace(/\s+/g," ").trim());return{line:a.slice(0,t).split(`
`).length,text:E,lacks:r}}function Jt(t){return t.length>Ht?`${t.slice(0,Ht)}\u2026`:t}function Bn({name:t,indent:n},o){const r=o.findLast(a=>a.name===t);return n===
void 0||r?.indent===void 0?r:o.findLast(a=>a.name===t&&a.indent===n)??r}function Gn(t,{at:n,name:o,opens:r}){const a=t.slice(Math.max(0,n-at),n),d=a.lastIndexOf(
`
`)+1;if(d===0&&n>at)return;const c=a.slice(d);return o==="{"&&r?/^\s*/.exec(c)?.[0]:c.trim()===""?c:void 0}function Kn(t,n){const o=/\.(?:mdx?|markdown|svx)$/i.
test(t),r=(0,Ie.EZ)(n);let a;return n.map((c,E)=>{if(E<r)return"";if(!o)return c;const k=/^\s{0,12}(`{3,}|~{3,})/.exec(c)?.[1],v=a!==void 0;return a===void 0?a=
k:k?.startsWith(a)&&(a=void 0),v||k!==void 0?"":c.replace(/`[^`]*`/g,D=>" ".repeat(D.length))}).join(`
`)}const zn=/\.(?:pug|jade)$/i,Hn=/\bno closing bracket\b|\bclosing (?:bracket|parenthesis)\b|\bend of the string reached\b/i,Zn=/^(?<indent>\s*)[\w.#:+-]{1,200}(?=\()/;
function Ve(t){for(let n=0;n<t.length;n++){const o=t[n]??"",r=Zn.exec(o);if(!r)continue;const a=vt(t,n,r[0].length,r.groups?.indent?.length??0);if(a===void 0)return{
line:n+1,text:Jt(o.trim()),lacks:"end"};n=a}}function vt(t,n,o,r){let a=0,d="";for(let c=n;c<t.length;c++){const E=t[c]??"",k=E.search(/\S/);if(c>n&&k>=0&&k<=r&&
!/^\s*[)\]}]/.test(E))return;for(const v of E.slice(c===n?o:0))if(d!==""?d=v===d?"":d:/["'`]/.test(v)?d=v:/[([{]/.test(v)?a++:/[)\]}]/.test(v)&&a--,a===0)return c}}
const Yn=/\bYAML|\bfront ?matter\b|\b(?:explicit|implicit) mapping|\bblock mapping\b|\bmapping (?:entry|key|values)\b|\bblock (?:collection|sequence)|\bflow (?:collection|sequence|mapping)\b|quoted scalar|\bcompact mappings\b|unexpected end of the (?:stream|document)|unidentified alias/i,
Xt=/\.ya?ml$/i,Qt=/\.(?:mdx?|markdown|njk|liquid|html?|hbs|webc|svx)$/i,qt=300;function en(t){return Yn.test(t)}async function tn(t,n){const o=Xt.test(t);if(!o&&
!Qt.test(t))return;const r=await n.lines(t),a=o?0:1,d=o?r.length:(0,Ie.EZ)(r)-1;if(d<0)return;const{parseDocument:c,LineCounter:E}=await m.e(815).then(m.t.bind(
m,8815,19)),k=new E,v=r.slice(a,d).join(`
`),[D]=c(v,{lineCounter:k,prettyErrors:!1}).errors;if(!D)return;const j=v.slice(0,D.pos[0]),ye=/^Flow (?:sequence|map)\b.*\bend with a\b/.test(D.message)&&/(?:^|\n)[ \t]*$/.
test(j),{line:_e,col:me}=k.linePos(ye?Math.max(0,j.trimEnd().length-1):D.pos[0]);return{file:t,line:_e+a,column:me,reason:D.message.split(`
`,1)[0]??""}}async function Vn(t){const n=t.files.filter(r=>Xt.test(r)||Qt.test(r)).slice(0,qt),o=[];for(const r of n){if(t.isOver||o.length>1)return;const a=await tn(
r,t);a&&o.push(a)}return t.onlyOf(o)}const Jn=6;async function nn(t,n,o){if(!o.has(t.file))return t;const r=await o.lines(t.file);if(r.length===0)return t;const a=Qn(
t,r)??await qn(t,o);if(a||t.line===null)return a??t;const d=nt(t.line,n,r),c=d===t.line?t:{...t,line:d,column:null};return ts(sn(c,r),r)}const Xn=/[`'"](?<tag><[A-Za-z][\w.-]{0,100})>?[`'"]/;
function sn(t,n){const o=/\.(?:mdx?|markdown)$/.test(t.file)?Xn.exec(t.message)?.groups?.tag:void 0;if(o===void 0||t.line===null)return t;const r=t.line+(0,Ie.EZ)(
n),a=d=>n[d-1]?.includes(o)===!0;return r>t.line&&!a(t.line)&&a(r)?{...t,line:r}:t}function Qn(t,n){const o=Fn(t.file,n,t.message);if(!o)return;const r=o.lacks===
"end"?"is not closed":"closes what is not open",a=`${t.message.replace(/[.:]?\s{0,4}$/,"")}: ${o.text} ${r}`;return{...t,line:o.line,column:null,message:a.slice(
0,500)}}async function qn(t,n){const o=en(t.message)?await tn(t.file,n):void 0;if(!o)return;const{message:r}=t,a=/\bfront ?matter\b/i.test(r),{line:d,column:c}=o;
return{...t,message:a?`${r.replace(/[.:]$/,"")}: ${o.reason}`:r,line:d,column:c}}const es=/\b(?:unknown|undefined|unrecognized) [\w ]{0,40}[:\s]\s?[`'"]?(?<name>[@$.]?[\w:/.[\]()-]{2,100}?)[`'".]{0,3}$/i;
function ts(t,n){const o=Se(t.message),r=o??es.exec(t.message)?.groups?.name;if(r===void 0)return t;const a=(D="")=>o===void 0?D.includes(r):D.split(/[^\w$]+/).
includes(r),d=t.line??0;if(a(n[d-1]))return t;const c=(0,Ie.nC)(n,a),E=o===void 0||d===0?[]:c.filter(D=>Math.abs(D-d)<=Jn),[k,v]=E.length>0?E:c;return k===void 0||
v!==void 0?t:{...t,line:k,column:null}}var ns=m(8724),De=m(6653),Ke=m(1772);const ss=/\bscripts? cannot have (?:imports|exports)\b|\bimport statement outside (?:of )?a module\b/i,
kt=/<script\b(?<attributes>[^<>]{0,500})>/i,os=/\bsrc=["']?(?<path>[^"'\s>]{1,300})/i,rs=/^\s{0,40}(?:import\s{0,4}["'{*\w]|export\s)/;async function is({clues:t,
index:n}){if(!ss.test(t.message))return;const o=[],r=n.files.filter(d=>/\.html?$/.test(d)),a=await n.collect(r,(d,c,E)=>{const{attributes:k=""}=kt.exec(d)?.groups??
{},v=os.exec(k)?.groups?.path;return v===void 0||/\btype=["']?module\b/i.test(k)?void 0:{script:v.startsWith("/")?v.slice(1):_.posix.join(_.posix.dirname(E),v),
place:{file:E,line:c,column:d.search(kt)+1}}});for(const{script:d,place:c}of a)n.has(d)&&(await n.lines(d)).some(E=>rs.test(E))&&o.push(c);return n.onlyOf(o)}const as=/\bNo such file or directory \(os error 2\)$/,
cs=/^\s{0,40}@import\s{1,4}(?:url\()?\s{0,4}["'](?<path>[\w./-]{1,300}\.css)["']/,on=200;async function ls({clues:{message:t,mentions:n},index:o}){if(!as.test(t))
return;const a=[n.filter(({inStack:c})=>!c).map(({path:c})=>o.find(c)).find(c=>c?.endsWith(".css"))].filter(c=>c!==void 0),d=[];for(let c=0;c<a.length&&c<on;c++){
const E=a[c]??"";for(const[k,v]of(await o.lines(E)).entries()){const D=cs.exec(v)?.groups?.path;if(D===void 0)continue;const j=_.posix.join(_.posix.dirname(E),D);
if(o.has(j))a.includes(j)||a.push(j);else{const ye=v.indexOf(D)+1;d.push({file:E,line:k+1,column:ye,message:`${t}: @import "${D}"`})}}}return o.onlyOf(d)}async function ds(t,n){
const{clues:o,index:r}=t,a=await ls(t),d=a?{place:a,others:[]}:await ps(t);if(d||!en(o.message)||n?.line)return d;const c=await Vn(r);return c&&{place:{file:c.file,
line:c.line,column:c.column},others:[]}}const _t=/(?:^|\/)(?:[jt]sconfig[\w.-]*|\.\w+rc|devcontainer|angular|nx|turbo)\.json$|(?:^|\/)\.(?:vscode|zed)\/|\.json[5c]$|(?:^|\/)\.\w{2,20}rc$/,
us=[/\bat line (\d{1,7}),? column \d{1,7}\.?$/,/\(line (\d{1,7}) column \d{1,7}\)/,/\bat (\d{1,7}):\d{1,7}\.?$/],fs=4;async function ps({clues:{message:t,isJson:n},
index:o}){const r=us.map(me=>me.exec(t)?.[1]).find(me=>me!==void 0);if(!($e(t)||r!==void 0&&n)||o.isPartial)return;const a=async(me,He)=>{const et=[];for(const Ne of o.
files.filter(me)){const Vs=He((await o.lines(Ne)).join(`
`));if(!Vs)continue;const{stop:Wo,...Fo}=Vs;(r===void 0||Wo===Number(r))&&et.push({file:Ne,...Fo})}return et},d=await a(me=>me.endsWith(".json")&&!_t.test(me),ct),
c=o.onlyOf(d.length>0?d:await a(me=>_t.test(me),hs));if(c)return{place:c,others:[]};const E=rn(t),k=_.posix.dirname(o.manifest??"package.json"),D=await a(me=>me.
endsWith(".json")&&!(_t.test(me)&&_.posix.dirname(me)===k),me=>E.includes(ms(me))?ct(me):void 0),j=!o.isPartial&&D.length<=fs,[ye,..._e]=j?D.toSorted((me,He)=>me.
file<He.file?-1:1):[];return ye&&{place:ye,others:_e}}function ms(t){try{JSON.parse(t)}catch(n){if(n instanceof SyntaxError)return rn(n.message)}return`
`}function rn(t){return t.replace(/\s+/g," ")}function ct(t){if(t.trim()==="")return;const n=(0,Ke.UQ)(t);if(!n)return;const o=t.trimEnd().length,r=(0,Ke.q1)(t,
Math.min(n.stop,o)).line;return{...(0,Ke.q1)(t,Math.min(n.offset,o)),stop:r}}function hs(t){if(!/^\s*[{[]/.test(t))return;const{plain:n,strict:o}=an(t);return ct(
o)&&ct(n)}const Ot=/[\w$]{1,100}/y;function an(t){const n=[],o=[];for(let r=0;r<t.length;){const a=gs(t,r),d=t.slice(r,a),E=/^\/[/*]/.test(d)||d===","&&/^[}\]]/.
test(ln(t,a))?d.replace(/\S/g," "):d,k=/^[\w$]/.test(d)&&ln(t,a)===":";n.push(E),o.push(k||d[0]==="'"?'""':E),r=a}return{plain:n.join(""),strict:o.join("")}}function gs(t,n){
const o=t[n]??"";if(t.startsWith("//",n))return cn(t.indexOf(`
`,n),t);if(t.startsWith("/*",n))return cn(t.indexOf("*/",n+2)+1,t)+1;if(o==='"'||o==="'"){for(let r=n+1;r<t.length&&t[r]!==`
`;r++){if(t[r]===o)return r+1;t[r]==="\\"&&r++}return n+1}return Ot.lastIndex=n,Ot.test(t)?Ot.lastIndex:n+1}function cn(t,n){return t<=0?n.length:t}const ws=200;
function ln(t,n){return t.slice(n,n+ws).trimStart()[0]??""}const ys=/(?:^|\/)(?:dist|build|out|\.(?:svelte-kit|output|nuxt|next|astro|temp|vercel|netlify))\//,dn=16,
Es=240;async function $s({path:t,line:n,column:o},{clues:{identifier:r},root:a,index:d}){const c=hn(t,a);if(n===null||c===void 0||d.isPartial)return;const E=await d.
piece(c,n,o??1,Es),k=lt(E);if(k.length<dn)return;const v=r!==void 0&&E.includes(r)&&await bs(r,k,d);if(v)return v;const D=await d.collect(d.files,(me,He,et)=>{const{
length:Ne}=lt(me);return Ne>=dn&&k.includes(lt(me))?{place:{file:et,line:He,column:null},length:Ne}:void 0}),j=D.reduce((me,{length:He})=>Math.max(me,He),0),[ye,
_e]=D.filter(({length:me})=>me===j);return _e===void 0?ye?.place:void 0}async function bs(t,n,o){const r=new RegExp(`(?<![\\w$.])${(0,Be.Kf)(t)}(?:\\??\\.[\\w$]{1,\
100}){0,4}`,"g"),a=o.files.filter(c=>ze.test(c)),d=await o.collect(a,(c,E,k)=>[...c.matchAll(r)].map(([D])=>D).filter(D=>D!==t).some(D=>n.includes(D))?{file:k,line:E,
column:null}:void 0);return d.length===1?d[0]:void 0}const ze=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx)$/,Ss=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|markdown|njk|liquid|hbs|pug|html)$/,
un=/[.-](?=\w{0,8}[\dA-Z])[\w-]{8}(?=\.(?:lean\.)?[cm]?js$)/,vs=2;function fn(t,{root:n,index:o}){const r=hn(t,n)?.replace(un,"");if(r===void 0)return;const[a,d]=[
Rt(r),Rt((0,_.basename)(r))];let c={files:[],same:1};for(const D of o.files.filter(j=>Ss.test(j))){const j=Rt(D),ye=mn(a,j);ye<Math.max(d.length,c.same,Math.min(
vs,j.length))||(ye>c.same&&(c={files:[],same:ye}),c.files.push(D))}const E=D=>D.split("/").length,[k,v]=c.files.sort((D,j)=>E(D)-E(j));return k!==void 0&&(v===void 0||
E(k)<E(v))?k:void 0}async function pn({path:t},n){const{identifier:o}=n.clues,r=o===void 0?void 0:fn(t,n);if(o===void 0||r===void 0)return;const a=await n.index.
lines(r),d=(0,Ie.nC)(a,v=>v.split(/[^\w$]+/).includes(o)),c=d.filter(v=>a[v-1]?.includes(`${o}(`)),[E,k]=c.length>0?c:d;return E===void 0?void 0:{file:r,line:k===
void 0?E:null,column:null}}const ks=/^(?:html|md|mdx|vue|svelte|astro|lean|server|prerender|[cm]?[jt]sx?)$/,_s=4;function Rt(t){const n=t.split(".");for(let o=0;o<
_s&&n.length>1&&ks.test(n.at(-1)??"");o++)n.pop();return n.join(".").split(/[^A-Za-z0-9]+/).filter(o=>o!=="")}function mn(t,n){let o=0;for(;o<t.length&&o<n.length&&
t.at(-1-o)===n.at(-1-o);)o++;return o}function hn(t,n){const o=t.replace(/^file:\/\//,"").replace(/[?#].*$/,"");if(o.includes("/node_modules/")&&!(0,Ie.fz)(o)||
o.startsWith("/")&&!(0,T.FK)(n,o))return;const r=o.startsWith("/")?o.slice(n.length+1):o;return ys.test(r)||(0,Ie.fz)(r)?(0,Me.qD)(r,{exists:()=>!0}):void 0}function lt(t){
return t.replace(/[\s"'`();,!]/g,"")}const gn=50,wn=9;async function dt(t,n,o){const{index:r}=o;await r.load(n);const a=new Map;for(const v of t.filter(D=>r.find(
D)===void 0)){const D=Os(v,await Rs(v,n,o),o);for(const j of D){const ye=`${j.file}
${j.line}`,_e=a.get(ye)??{spot:j,weight:0};a.set(ye,{spot:_e.spot,weight:_e.weight+1/D.length})}}const d=Math.max(...[...a.values()].map(({weight:v})=>v)),c=[...a.
values()].filter(({weight:v})=>v>d-.001).map(({spot:v})=>v),E=c.every(({file:v})=>v===c[0]?.file),k=ut(c)??(E?ut(c.filter(v=>!At(v))):void 0);if(!(!k||r.isPartial&&
n.length>1))return{file:k.file,line:k.line,column:k.column}}const xt=/^\s*import\b.{1,400}\bfrom\s{0,4}(?<from>["'].{1,200})|^\s*(?:const|let|var)\b.{1,200}\brequire\((?<required>.{1,200})/;
function At({text:t,found:n}){const{from:o,required:r}=xt.exec(t)?.groups??{},a=o??r;return a!==void 0&&!a.includes(n)}function ut(t){return t.length===1?t[0]:void 0}
function Os(t,n,{clues:{words:o}}){if(n.length<2)return n;const r=n.filter(a=>{const d=En(a);return d!==void 0&&d!==t&&o.includes(d)});return r.length>0?r:n}const yn=/(?:^|[^\w])(\w{2,40})["']?\s{0,4}[:=]\s{0,4}["'`]?$/;
function En({text:t,column:n}){return yn.exec(t.slice(Math.max(0,n-81),n-1))?.[1]}const ft=/^\s*"name":\s"[^"]{1,200}",?\s*$/;async function Rs(t,n,{index:o,root:r,
clues:{words:a}}){for(const d of Ps(t,r)){const c=[];for(const v of n){if(c.length>gn||o.isOver)return[];for(const[D,j]of(await o.lines(v)).entries()){const ye=Tt(
d,j);ye>=0&&!ft.test(j)&&c.push({file:v,line:D+1,column:ye+1,text:j,found:d})}}const k=d!==t&&/^\w+$/.test(d)?c.filter(v=>As(d,v)&&xs(a,v)):c;if(k.length>0)return Ms(
t,Is(d,Ts(k)),o)}return[]}function xs(t,n){const o=En(n);return o===void 0||t.includes(o)||!/\.(?:json|ya?ml|mdx?|markdown)$/.test(n.file)}function As(t,{text:n,
column:o}){const[r,a]=[n.slice(0,o-1),n.slice(o-1+t.length)];return/["'`(/]$/.test(r)||/^["'`)]/.test(a)||/:\s*$/.test(r)&&a.trim()===""}function Ts(t){const n=t.
filter(({text:o,column:r})=>!o.slice(0,r-1).endsWith("</"));return n.length>0?n:t}async function Ms(t,n,o){if(n.length===1)return n;const r=[];for(const a of n)
!/\.(?:mdx?|markdown)$/.test(a.file)||!a.text.startsWith(`${t}:`)||a.line<(0,Ie.EZ)(await o.lines(a.file))&&r.push(a);return r.length===1?r:n}function Is(t,n){if(/^\w+$/.
test(t)&&!n.every(({file:r})=>r.endsWith(".json")))return n;const o=n.filter(({text:r,column:a})=>{const[d,c]=[r[a-2]??"",r[a-1+t.length]??""];return/["'`(]/.test(
d)&&/["'`)?#]/.test(c)});return o.length>0?o:n}function Tt(t,n){for(let o=n.indexOf(t);o>=0;o=n.indexOf(t,o+t.length)){const r=/^\w/.test(t)?n[o-1]??"":"",a=/\w$/.
test(t)?n[o+t.length]??"":"";if(!/[\w$]/.test(r)&&!/[\w$]/.test(a))return o}return-1}const Ns=/^(@[\w.-]{1,60}\/)?(?:\w{2,20}-)?(?:plugin|preset|config)(?:-|$)/;
function Ps(t,n){const o=Cs(t,n),r=[t,...Ls(t)],a=/^(@?[^@\s/]{1,100}(?:\/[^@\s/]{1,100})?)@\S/.exec(o)?.[1];a&&r.push(a);const d=o.replace(Ns,"$1");d!==o&&r.push(
d.replace(/\/$/,""));const c=o.replace(/^(?:\.{1,2}\/|[~@#$]\/|\/){1,4}/,"");r.push(o,c);const E=c.split("/").filter(k=>k!=="");if(E.length>1&&!/^@/.test(c)){const k=E.
at(-1)??"",v=c.replace(/\.\w{1,8}$/,"").split("/");r.push(E.slice(1).join("/"),E.slice(-2).join("/"),k,v.join("/")),v.length>2&&r.push(v.slice(-2).join("/")),/^\w{4,}\.\w+$/.
test(k)&&r.push(k.replace(/\.\w+$/,""))}return/^[.#$%<]\w/.test(t)&&r.push(t.replace(/^\W/,"").replace(/\W$/,"")),[...new Set(r)].filter(k=>/\w\w/.test(k)).slice(
0,wn)}function Ls(t){return(URL.canParse(t)?new URL(t).searchParams.getAll("family"):[]).flatMap(o=>o.split("|").map(r=>r.replace(/:.*$/,"")))}function Cs(t,n){
const o=URL.canParse(t)?new URL(t):void 0;if(o&&/^https?:$/.test(o.protocol)){const a=(0,Be.oF)(o.pathname).replace(/^\//,"").split("/-/")[0]??"";return/^localhost|registry/.
test(o.hostname)?a:o.hostname}const r=t.startsWith("/")&&(0,T.FK)(n,t)?(0,_.relative)(n,t):t;return/(?:^|\/)node_modules\/((?:@[\w.-]+\/)?[\w.-]+)/.exec(r)?.[1]??
r}const e=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|sh|py|rb|php)$/,s=/^(?:Uncaught )?(?:\w{0,60}Error: )?/,i=/["'`:,;()]|\s\d\S{0,20}(?=\s|$)/,l=10,f=16;async function w({
clues:t,index:n}){const o=t.message.replace(s,"").replace(/\.$/,""),r=o.split(i).map(c=>c.trim()).filter(c=>c.length>=f&&c.split(" ").length>2),[a=""]=r.sort((c,E)=>E.
length-c.length),d=n.files.filter(c=>e.test(c));for(const c of[o,a]){if(c.length<l||!c.includes(" "))continue;const E=await n.collect(d,(k,v,D)=>{const j=k.indexOf(
c);return j<0?void 0:{file:D,line:v,column:j+1}});if(E.length>0)return n.onlyOf(E)}}var I=m(9882),C=m(8503),Z=m(770);const ee=["",..."ts tsx js jsx mjs cjs mts \
cts d.ts vue svelte astro".split(" ").map(t=>`.${t}`)],ge=["ts","tsx","js","jsx","mjs"].map(t=>`/index.${t}`),ae=3;async function de(t,n){const{message:o}=t,r=Ae(
t,n);if(r.length>0)return{...t,message:(0,Z.RU)(o,r)};const a=await Qs(t,n);if(a!==void 0)return{...t,message:(0,Z.RU)(o,[a])};const d=(0,Pe.B)(o);if(d?.from===
void 0||/\bDid you mean\b|\bpossible exports\b/.test(o))return t;const c=Fe(d.from,t.file,n);if(c===void 0)return t;const{own:E,from:k}=(0,Pe.v)(await n.lines(c)),
v=(0,I.pA)(d.name,E),D=k.length===0&&E.length<=ae?E:[];return{...t,message:(0,Z.RU)(o,v.length>0?v:D)}}function Ae(t,n){const o={facts:{log:[],diagnostics:[t],list:n.
list},lines:[]},r=(0,Le.XQ)(o),a=r?[r.actual]:(0,C.f)(o),d=c=>t.message.includes(`/${c}`);return a.some(c=>/[,;]/.test(c)||d(c))?[]:a}function Fe(t,n,o){const r=/^\.{1,2}\//.
test(t)?_.posix.join(_.posix.dirname(n),t):void 0,a=/^(?:[@~#]|\$\w{1,20})\/(?<rest>.{1,300})$/.exec(t)?.groups?.rest,d=a===void 0?[]:[a,`src/${a}`,`src/lib/${a}`,
`app/${a}`];for(const c of[r??t,...d]){const k=[...ee,...ge].map(v=>c+v).find(v=>o.has(v));if(k!==void 0)return k}return r===void 0?o.find(t):void 0}const Je=/(?:^|\/)[jt]sconfig(?:\.[\w-]{1,40})?\.json$/,
je=/^\s{0,40}"baseUrl"\s{0,4}:\s{0,4}"(?<base>[^"]{1,300})"/,Js=/^(?:\.|node_modules$|dist$|build$|out$)/,Xs=/^(?<sign>[@~#$]?)(?<first>[A-Za-z][\w-]{2,60})(?:\/(?<rest>[\w./-]{1,300}))?$/;
async function Qs(t,n){const o=(0,Le.ne)({facts:{log:[],diagnostics:[t]},lines:[]}),r=Xs.exec((0,Le.Ap)(t.message)??"")?.groups;if(o?.kind!=="package"||!r?.first)
return;const a=await eo(n),{sign:d="",first:c,rest:E}=r;for(const k of new Set([...a,...(0,Le.RD)(t.file)]))for(const v of(0,I.IM)(c,qs(k,n))){const D=_.posix.join(
k,v);if(a.includes(k)||to(D,E,n)||await no(`${d}${v}`,n))return await so(o.specifier,n)?void 0:`${D}/`}}function qs(t,{list:n}){return n(t).filter(o=>!Js.test(o)&&
n(_.posix.join(t,o)).length>0)}async function eo(t){const n=t.files.filter(o=>Je.test(o));return t.collect(n,(o,r,a)=>{const d=je.exec(o)?.groups?.base,c=d===void 0?
"":_.posix.join(_.posix.dirname(a),d).replace(/\/$/,"");return c===""||c===_.posix.dirname(a)||c.startsWith("..")?void 0:c})}function to(t,n,{list:o}){if(n===void 0)
return!1;const r=_.posix.join(t,n),a=_.posix.basename(r);return o(_.posix.dirname(r)).some(d=>d===a||d.startsWith(`${a}.`))}async function no(t,n){const o=['"',
"'"].flatMap(a=>[`${a}${t}/`,`${a}${t}${a}`]),r=a=>/\b(?:from|import|require)\b/.test(a)&&o.some(d=>a.includes(d));return(await n.collect(n.files,a=>r(a)||void 0)).
length>0}async function so(t,n){const o=await n.lockfile();return[...[`node_modules/${t}"`,`
${t}@`,`
  ${t}@`,`
  /${t}`,`"${t}@`,`'${t}@`],`"${t}": [`].some(a=>o.includes(a))}const oo=/^(?:.*\/)?(?:pages|routes|app|views|content(?:\/docs)?)\/(?<way>.+)$/,Ws=/\.(?:vue|svelte|astro|[jt]sx?|mdx?|html)$/,
ro=/(?:^|\/)(?:index|\+page(?:\.server)?|page|route|\+layout|_index)$/,io=60,ao=/\bfrom\s{0,4}["'](?<from>[^"']{1,300})["']|^\s{0,40}import\s{0,4}["'](?<bare>[^"']{1,300})["']/;
async function co({clues:t,index:n}){for(const o of t.routes){const r=fo(o,n.files);if(r===void 0)continue;const a=Fs(t,await n.lines(r)),d=a.length>0?a.map(k=>({
file:r,line:k})):await uo(r,t,n),[c,E]=d;return c===void 0||E!==void 0||n.isOver?{file:r,line:null,column:null}:{...c,column:null}}}const lo=/^\s{0,80}[\w$.]{1,100}\s{0,4}=(?!=)/;
function Fs({identifier:t,names:n},o){const r=n.filter(d=>/^\w{4,80}$/.test(d)),a=d=>/^\s*(?:\/\/|\*|import\b)|\btypeof\b/.test(d)?!1:t!==void 0&&d.split(/[^\w$]+/).
includes(t)&&!lo.test(d)||r.some(E=>d.includes(`${E}(`));return(0,Ie.nC)(o,a)}async function uo(t,n,o){const r=[t],a=[];for(let d=0;d<r.length&&r.length<io;d++){
const c=r[d]??"",E=await o.lines(c);a.push(...Fs(n,E).map(k=>({file:c,line:k})));for(const k of E){const{from:v,bare:D}=ao.exec(k)?.groups??{},j=Fe(v??D??"",c,o);
j!==void 0&&!r.includes(j)&&r.push(j)}}return a}function fo(t,n){const o=Bs(t.replace(/[?#].*$/,"").replace(/\.html$/,"")),r=n.flatMap(E=>{const k=Ws.test(E)?oo.
exec(E)?.groups?.way:void 0;if(k===void 0||/(?:^|\/)(?:api|components|layouts?)\//.test(k))return[];const v=Bs(k.replace(Ws,"").replace(ro,"")).filter(D=>!/^\(.*\)$/.
test(D));return[{file:E,parts:v}]}),a=r.filter(({parts:E})=>E.join("/")===o.join("/")),[d,c]=a.length>0?a:r.filter(({parts:E})=>po(E,o));return c===void 0?d?.file:
void 0}function Bs(t){return t.split("/").filter(n=>n!=="")}function po(t,n){const o=r=>/^(?:\[.*\]|[$:_]\w+)$/.test(r);return t.length===n.length&&t.every((r,a)=>o(
r)||r===n[a])}async function pt(t,n){for(const o of t){const r=await n(o);if(r!==void 0)return r}}async function mo(t,n,o){const{index:r,root:a}=o,d=t.filter(({
severity:_e,file:me})=>_e==="error"&&r.has(me)),[c]=(0,ns.l)(d,1).shown,E=c?Gs(n,c):(0,K.sq)(n);if(!E)return t;const k=Eo(x(n,E),{...o,stage:(0,Ze.ry)(n,E.at)?"\
build":o.stage}),v=c!==void 0&&c.line!==null,D=await ds(k,c),j=D?.place??(v?await $o(c,k):await pt(zs,_e=>_e(k)));if(!j)return t;if(!c){const _e=j.file.includes(
"/")?E.message:E.message.replaceAll(`'${a}/`,"'./"),me=(0,Be.Ow)(_e+(0,De.lp)(D),500);return[...t,{severity:"error",code:null,message:me,...j}]}return v||D!==void 0||
j.file===c.file||j.line!==null&&!await ho(c.file,k.clues,r)?t.map(_e=>_e===c?{...c,...j}:_e):t}function Gs(t,{message:n}){const o=t.findIndex(({text:r})=>r.includes(
n.slice(0,60)));return o===-1?(0,K.sq)(t):{...(0,K.Gd)(t,o),message:n}}async function ho(t,{names:n,isAbsence:o},r){if(o)return!0;const a=n.filter(c=>r.find(c)===
void 0);if(a.some(c=>c.includes("/")))return!1;const d=(await r.lines(t)).join(`
`);return a.length===0||a.some(c=>d.includes(c))}const go=/(?:^|\/)(?:package\.json|pnpm-workspace\.yaml|\.npmrc|\.yarnrc(?:\.yml)?|bunfig\.toml)$/,wo=8,Ks=[$s,
pn,Ds].map(t=>n=>Hs(n,!0,o=>t(o,n))),zs=[async({clues:t,manifest:n})=>t.lacksScript?n:void 0,is,bo,So,w,t=>pt(t.named,n=>dt(t.clues.names,[n],t)),vo,ko,...Ks,co,
t=>dt(t.clues.names,Zs(t),t),t=>dt(t.clues.details,Zs(t),t),async({named:[t]})=>t===void 0?void 0:{file:t,line:null,column:null},async({stage:t,manifest:n})=>t===
"install"?n:void 0],yo=zs.filter(t=>!Ks.includes(t));function Eo(t,n){const{index:o}=n,r=t.mentions.filter(({inStack:c})=>!c).map(({path:c})=>o.find(c)??fn(c,n)).
filter(c=>c!==void 0),a=o.manifest;return{...n,clues:t,manifest:a===void 0?void 0:{file:a,line:null,column:null},named:[...new Set(r)]}}async function $o({file:t,
line:n},o){const{clues:r,index:a}=o,d=k=>k.line===n&&a.find(k.path)===t,c=r.mentions.filter(({inStack:k,line:v})=>k&&v!==null);if(r.mentions.some(k=>!k.inStack&&
d(k))||!c.some(d)||d(c[0]))return;const E=await pt(yo,k=>k(o));return E?.line===null?void 0:E}function bo({clues:t,index:n,named:o}){return pt(t.shown,async r=>{
const{line:a,text:d}=r,c=(v="")=>v.trim()===d;for(const v of o)if(c((await n.lines(v))[a-1]))return{file:v,line:a,column:null};const E=[];await n.load();for(const v of n.
files){const D=await n.lines(v),ye=d.length<wo?Ut(r,t.rows,D):(0,Ie.nC)(D,c);E.push(...ye.map(_e=>({file:v,line:_e,column:null})))}const k=E.filter(v=>v.line===
a);return n.onlyOf(k.length>0?k:E)})}async function So(t){const n=await Hs(t,!1,r=>Ds(r,t)),o=t.clues.names.filter(r=>/^(?:\.{1,2}|@[\w-]+|~)\//.test(r));return!n||
o.length===0?n:await dt(o,[n.file],t)??n}function Hs({clues:t},n,o){return pt(t.mentions.filter(r=>r.inStack===n),o)}async function Ds({path:t,line:n,column:o},{
index:r}){const a=n===null?void 0:r.find(t);if(a===void 0||n===null)return;const d=await r.lines(a);if(!(n>d.length))return n===d.length&&n>1&&d[n-1]===""?{file:a,
line:n-1,column:null}:/^---\s*$/.test(d[n-1]??"")?{file:a,line:n+1,column:null}:{file:a,line:n,column:o}}async function vo({clues:{message:t,names:n},index:o,named:r}){
const a=n.filter(d=>d.includes("/")&&['"',"'","`"].some(c=>t.includes(c+d+c)));return pt(r,async d=>{const c=a.filter(D=>(o.find(D)??d)!==d),E=D=>c.some(j=>D.includes(
`"${j}"`)||D.includes(`'${j}'`)),[k,v]=(0,Ie.nC)(await o.lines(d),E);return k===void 0||v!==void 0?void 0:{file:d,line:k,column:null}})}async function ko(t){const[
n]=t.clues.hints,[o]=t.named;return n&&o!==void 0?Ds({path:o,...n},t):void 0}const _o=/^(?:README|CONTRIBUTING|SECURITY)\b[^/]*$/i;function Zs({index:t,stage:n}){
return t.files.filter(o=>n==="build"?!_o.test(o):go.test(o))}const Oo=200,js=2e3,Ro=/\.[cm]?tsx?$/,xo=/\?vue&type=style&index=(\d{1,3})/,Ao=/\.(?:vue|svelte|astro)(?:$|\?)/,
Us={...tt.$,bytes:8*H.D6,fileBytes:H.D6/4,files:1500,entries:2e4,ms:200};async function To(t,{root:n,folder:o,clock:r,command:a,own:d,processor:c=r,searchMs:E=Us.
ms},k){const D=(await Po($n(t,k),new tt.j(n,r),o)).filter(({file:Ne})=>!(0,Ie.fz)(Ne)&&(d?.has(Ne)??!0));if(a===void 0)return{read:D.filter(mt),guess:void 0};const j=await Ie.
ac.read(new tt.j(n,c,{...Us,ms:E}),o,d),ye=(0,Ze.Se)(t),_e=[...D.filter(mt),...D.filter(Ne=>!mt(Ne))].map(Ne=>({...Ne,file:j.find(Ne.file)??Ne.file})),me=await mo(
_e,ye,{index:j,root:n,stage:a}),He=new Set(me.filter(mt).slice(0,Ys)),et=await Promise.all(me.map(Ne=>He.has(Ne)?Mo(Ne,ye,j):Ne));return{read:await No(et.slice(
0,_e.length),j),guess:et[_e.length]}}function mt({severity:t}){return t==="error"}const Ys=8;async function Mo(t,n,o){const r=Gs(n,t);return r?de(await nn(t,x(n,
r).rows,o),o):t}const Io=/[`'"](?<word>[\w$@:.[\]()/-]{3,100})[`'"]/;async function No(t,n){const[o]=t,r=o&&mt(o)?Io.exec(o.message)?.groups?.word:void 0;if(r===
void 0)return t;const a=t.filter(E=>mt(E)&&E.message===o?.message);if(a.length<2||a.length>Ys)return t;const d=await Promise.all(a.map(async({file:E})=>(await n.
lines(E)).join(`
`).includes(r))),c=new Set(a.filter((E,k)=>d[k]));return[...c,...t.filter(E=>!c.has(E))]}async function Po(t,n,o){const r=[];for(const{frame:d,...c}of t)r.push(
d===void 0?await Co(c,n,o):c);const a=await Lo(t,n);return r.map((d,c)=>t[c]?.frame===void 0?d:{...d,file:a.get(c)??""}).filter(({file:d})=>d!=="")}async function Lo(t,n){
const o=[...t.entries()].filter(([,{frame:a}])=>a!==void 0),r=new Map;if(o.length===0)return r;for await(const a of n.walk(Ro)){const d=await n.lines(a)??[];for(const[
c,{frame:E,line:k}]of o){const v=d[(k??0)-1]??"";v.length>js||v.trim()!==E?.trim()||r.set(c,r.has(c)?"":(0,_.relative)(n.root,a))}}return n.isOver?new Map:r}async function Co(t,n,o){
if(/^[\w+.-]+:/.test(t.file))return t;const[r=""]=t.file.split("?",1),a=(0,_.resolve)(o,r);if(!(0,T.FK)(n.root,a))return t;const d=await Uo(t,a,n)??await Do(t,a,
n);return{...t,file:(0,_.relative)(n.root,a),...d}}async function Do({file:t,line:n,message:o},r,a){const[d,c]=[(0,Le.ri)(o),(0,Pe.B)(o)?.name];if(d===void 0&&c===
void 0)return{};const E=j=>j.length>js?-1:d?j.search(d):j.split(/[^\w$]+/).includes(c??"")?j.indexOf(c??""):-1,k=n===null||a.isOver?void 0:(await a.lines(r))?.[n-
1];return k!==void 0&&E(k)>=0?{}:await jo(j=>d||/^\s*(?:import|export)\b/.test(j)?E(j):-1,r,a)??(Ao.test(t)?{line:null,column:null}:{})}async function jo(t,n,o){
const r=await o.filesIn(n,Oo)??[n],a=[];for(const d of r){if(o.isOver)return;const c=await o.lines(d)??[],E=c.findIndex(v=>t(v)>=0),k=t(c[E]??"")+1;E>=0&&a.push(
{file:(0,_.relative)(o.root,d),line:E+1,column:k})}return a.length===1?a[0]:void 0}async function Uo({file:t,line:n,column:o},r,a){const d=xo.exec(t)?.[1];if(d===
void 0&&!t.endsWith(Me.$p))return;const c=a.isOver?void 0:await a.lines(r),k=c&&(d===void 0?(0,Ie.EZ)(c):(v=>v.flatMap((D,j)=>D.length<=js&&/^\s*<style\b/.test(
D)?[j]:[]))(c)[Number(d)]);return k===void 0||n===null?{line:null,column:null}:{line:k+n,column:o}}}),8741:((ke,se,m)=>{m.r(se),m.d(se,{diagnosticsOf:()=>ft,faultsOfSuccess:()=>Rs,
findingsOf:()=>dt,findingsOfStart:()=>Os,isFaultOfSource:()=>Ps,ownWords:()=>Tt,withoutOwnFolders:()=>ut});var _=m(6760),T=m(1224),H=m(5807),W=m(8595),K=m(2345),
F=m(2416),z=m(107),q=m(6612),G=m(2207),N=m(5230);function x(e){return Object.entries(e).flatMap(([s,i])=>[i].flat().map(l=>({tool:s,log:l})))}function O(e){return Object.
entries(e).map(([s,{signs:i=[{codes:[s.replaceAll("-","_")]}],...l}])=>({...l,name:s,signs:i.map(f=>f instanceof RegExp?{log:f}:f)}))}function P({signs:e},s,i){
for(const l of e)if(!(l.codes&&!(s.code&&l.codes.includes(s.code)))&&!(l.exitCodes&&!(typeof s.exitCode=="number"&&l.exitCodes.includes(s.exitCode)))&&!(l.signals&&
!(s.signal&&l.signals.includes(s.signal)))&&!(l.stages&&s.stage&&!l.stages.includes(s.stage.toLowerCase()))&&!(l.weak&&s.diagnostics?.some(({severity:f,line:w})=>f===
"error"&&w!==null))){if(!l.log)return{groups:{},facts:s,lines:i};for(let f=i.length-1;f>=0;f--){const w=(0,N.$)(l.log,i[f]??"");if(w)return{groups:w.groups??{},
facts:s,lines:i}}}}function b({code:e}){return G.sR.some(s=>s===e)}function p(e,s){for(const i of e){const l=(0,N.$)(s,i)?.[1];if(l!==void 0)return l}}function $(e,s){
return e===void 0||e===""?s:`"${e}"`}var R=m(9882),L=m(770),M=m(9047),h=m(7214),A=m(8503),g=m(1981);const u={"import-case":{signs:[{}],summary:e=>{const s=(0,h.
XQ)(e);return s&&`the import "${s.specifier}" differs from the file's name only in upper and lower case`},remedy:e=>`The file is ${$((0,h.XQ)(e)?.actual,"there")}\
: write the import as it is spelt, or rename it with git mv. Builds run where case counts.`},"missing-file":{signs:[{}],summary:e=>{const s=(0,h.ne)(e),i=/\.html?$/.
test(s?.importer??""),l=s?.kind==="file"&&(i?s.specifier:(0,g.p)(s.specifier,e));return l&&(0,A.f)(e).some(L.lQ)?`the import "${l}" leads to no file and no pack\
age`:l?`the file "${l}" that is imported does not exist`:void 0},remedy:e=>{const s=(0,A.f)(e);if(s.length>0)return`There is ${S(s)}: correct the import, or com\
mit the file that it names.`;const{importer:i="",specifier:l=""}=(0,h.ne)(e)??{};return`Check the path and its upper and lower case, and that the file is commit\
ted: \`git check-ignore -v\` tells whether .gitignore holds it back.${/\.s[ac]ss$/.test(i)&&/^\w[\w.-]*\//.test(l)?" If it is of a package, add the package to p\
ackage.json and the lockfile.":""}`}},"missing-export":{signs:[{}],summary:({facts:e})=>{const s=y(e);return s&&`${s.file}${s.line===null?"":`:${s.line}`}: ${s.
message}`},remedy:({facts:e})=>{const{message:s=""}=y(e)??{},i=(0,L.Or)(s),{name:l,from:f}=(0,M.B)(s)??{},w=f?$(f,""):"the module";return i.length>0?`Import ${S(
i)} from ${w}, or export ${l} there.`:l==="default"?`Import by name from ${w}, in braces, or give it a default export.`:`Export ${l} from ${w}, or import what i\
t has. A type needs import type.`}},"missing-read":{signs:[/ENOENT: no such file or directory, (?:open|stat|scandir) '(?<path>[^']{1,400})'/],summary:e=>{const s=e.
facts.diagnostics?.find(({severity:i,line:l})=>i==="error"&&l!==null);if(!(s&&!s.message.includes("ENOENT")))return`the file "${(0,g.p)(e.groups.path??"",e)}" t\
hat is read does not exist`},remedy:()=>"Check the path where it is written, its upper and lower case, and that the file is committed."},"missing-package":{signs:[
{}],summary:e=>{const s=(0,h.ne)(e);if(s?.kind!=="package")return;const i=(0,h.SN)(e.facts),l=i.length===0?"":`, and package.json has ${S(i)}`;return`the packag\
e "${s.specifier}" is not installed${l}`},remedy:e=>{const s=(0,h.ne)(e)?.specifier??"the package",i=(0,h.SN)(e.facts);return i.length>0?`package.json has ${S(i)}\
: correct the name ${s}, or add a package of that name to package.json and the lockfile.`:e.lines.some(l=>l.includes("No module named"))?`Add ${s} to the projec\
t's requirements.`:`Run npm install ${s} (or your package manager's add) and commit package.json with the lockfile.${U(e.facts)}`},part:()=>({kind:"uninstalled"})}};
function y({diagnostics:e=[]}){const s=e.find(({severity:i})=>i==="error");return s&&(0,M.B)(s.message)?s:void 0}function S(e){return[e.slice(0,-1).join(", "),...e.
slice(-1)].filter(Boolean).join(" or ")}function U(e){return b(e)?"":" A platform that installs with NODE_ENV=production leaves out devDependencies."}const J={"\
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
oes. Then look for what is slow in the log."},"missing-script":{signs:x({npm:/^Missing script: "?(?<script>[^"\s]{1,100})"?/,pnpm:[/ERR_PNPM_NO_SCRIPT\s+Missing script: (?<script>\S{1,100})/,
/ERR_PNPM_RECURSIVE_EXEC_FIRST_FAIL\s+Command "(?<script>[^"]{1,100})" not found/],yarn:/^error Command "(?<script>[^"]{1,100})" not found\./,"yarn-berry":/Couldn't find a script named "(?<script>[^"]{1,100})"/,
bun:/Script not found "(?<script>[^"]{1,100})"/}),summary:({groups:e})=>`package.json has no script ${$(e.script,"of that name")}`,remedy:({facts:e,groups:s,lines:i})=>{
const l=e.diagnostics?.find(({code:C})=>C==="missing-script"),f=te(i).filter(C=>C!==s.script),w=l?(0,L.Or)(l.message):(0,R.pA)(s.script??"",f);return`${w.length>
0?`There is ${S(w)}. `:""}Add the script ${$(s.script,"named in the log")} to package.json, or name one that exists where it is called.`},part:({groups:e})=>({kind:"\
member",name:"scripts",wanted:e.script})},"command-not-found":{signs:[/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>[\w@./-]{1,100}): (?:command )?not found$/,
/spawn (?<command>[\w@./-]{1,100}) ENOENT$/,{exitCodes:[127]}],summary:({groups:e})=>`the command ${$(e.command,"to run")} was not found`,remedy:({groups:e,facts:s})=>`\
Add the package that brings ${$(e.command,"it")} to dependencies in package.json.${U(s)}`,part:({groups:e})=>e.command?{kind:"script",command:e.command}:void 0},
"permission-denied":{signs:[/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>\S{1,200}): Permission denied$/,/EACCES: permission denied, \w{1,20} '(?<command>[^']{1,200})'/,
{exitCodes:[126]}],summary:({groups:e})=>`permission denied${e.command?` for ${$(e.command,"")}`:""}`,remedy:({groups:e})=>e.command?.startsWith("/")?"Let the b\
uild write only inside the repository; other folders are closed to it.":"Make the script executable and commit that: git update-index --chmod=+x FILE. Or run it\
 through its interpreter, as sh FILE.",part:({groups:e})=>e.command?{kind:"file",path:e.command}:void 0},"port-in-use":{signs:[/EADDRINUSE(?::.{0,60}?:(?<port>\d{2,5}))?|[Pp]ort (?<port2>\d{2,5}) is (?:already )?in use/],
summary:({groups:e})=>`a port is in use${e.port?` (${e.port})`:""}`,remedy:()=>"A build should not start a server on a fixed port: let it listen on port 0, or u\
se a build command that starts none."},"warnings-as-errors":{signs:x({"react-scripts":/Treating warnings as errors because process\.env\.CI = /,eslint:/ESLint found too many warnings/}),
summary:()=>"the build counts warnings as errors",remedy:({lines:e})=>e.some(s=>s.startsWith("Treating warnings"))?"Mend the warnings in the log, or set build-c\
ommand to CI=false npm run build.":"Mend the warnings in the log, or raise --max-warnings."},"missing-variable":{signs:[/(?:[Mm]issing|[Uu]ndefined|[Ii]nvalid)(?: required)? env(?:ironment)?(?: variable)?s?:? [`"'[]?(?<name>[A-Z][A-Z0-9_]{1,80})/,
/(?:[Ee]nv(?:ironment)? (?:variable|var)|variable) [`"']?(?<name>[A-Z][A-Z0-9_]{1,80})[`"']? (?:is (?:not (?:set|defined|provided)|missing|undefined|required)|must be (?:set|defined))/,
/(?<!ReferenceError: )(?<![\w])[`"']?(?<name>[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60})[`"']? (?:environment variable |env var )?(?:is (?:not set|not defined|missing|required)|must be set)/,
...x({"dotenv-safe":/^\s*missing: \[ '(?<name>[A-Z][A-Z0-9_]{1,80})'/,sveltekit:/"(?<name>PUBLIC_\w{1,80}|\w{1,80})" is not exported by "(?:virtual:env|\$env)\/static\/(?:public|private)/})],
summary:({groups:e})=>`the variable ${e.name??""} is not set`,remedy:({groups:e})=>`Add ${e.name??"it"} to the app variables (input env or env-file); secrets th\
rough \${{ secrets.${e.name??"NAME"} }}.`},...u,"builder-crashed":{summary:({facts:e})=>(e.message||"The process that built this deployment crashed").replace(/^The/,
"the"),remedy:()=>"Deploy again. If it fails again, something in the repository crashes the platform's worker: the operators find the cause in the platform's lo\
g."},"build-killed":{signs:[{codes:["build_killed"]},{signals:["SIGKILL","SIGTERM"]},{exitCodes:[137,143]}],summary:()=>"the build was killed",remedy:()=>"Look \
in the log for what ended it, and deploy again. If it fails again, the build may need more memory or time than it may use."}};function te(e){const s=new Set,i=e.
findLastIndex(l=>/[Mm]issing script|not found|a script named/.test(l));for(const l of e.slice(Math.max(0,i),i+40)){const f=p([l],/^\s*(?:npm|pnpm|yarn|bun) run ([\w:.-]{1,60})(?:\s|$|")/)??
p([l],/Did you mean "(?:pnpm|yarn|npm) (?:run )?([\w:.-]{1,60})"/);f&&s.add(f)}return[...s].slice(0,10)}function ne(e){return e?{kind:"dependency",name:oe(e)}:void 0}
function oe(e){return e.replace(/%2f/i,"/").replace(/\/-\/.*$/,"").replace(/(?<=.)@.*$/,"").replace(he,"")}const he=/(?<=\w)-(\d{1,5}\.\d{1,5}\.\d[\w.+-]{0,60})\.tgz$/;
function X(e){return/^.[^@]*@(?:npm:)?(.+)$/.exec(e)?.[1]??he.exec(e)?.[1]}function V(e){return e.kind==="file"?e.path:e.kind==="uninstalled"?void 0:"package.js\
on"}const Y={"browser-only":{signs:[/ReferenceError: (?<name>window|document|localStorage|sessionStorage|navigator|HTMLElement) is not defined/],summary:({groups:e})=>`\
code for the browser ran during the build (${e.name} is not defined)`,remedy:({groups:e})=>`Use ${e.name} only in the browser: after mounting (onMount, useEffec\
t, client:only), or where typeof ${e.name} !== 'undefined'.`},"esm-only":{signs:[{tool:"node",log:/ERR_REQUIRE_ESM|require\(\) of ES Module \S{1,300}/}],summary:()=>"\
a package that exists only as an ES module was loaded with require()",remedy:({facts:e})=>`Load it with import (name the file .mjs, or set "type": "module" in p\
ackage.json)${b(e)?"":", or use Node.js 22 or newer on a platform that lets you choose"}.`},"next-static-params":{signs:[{tool:"next",log:/Page "(?<page>[^"]{1,200})" is missing "generateStaticParams\(\)"/}],
summary:({groups:e})=>`the page ${$(e.page,"")} has no generateStaticParams()`,remedy:()=>"Export generateStaticParams() from that page, so that the static expo\
rt knows its paths."},"base-path":{signs:[{tool:"sveltekit",log:/does not begin with `base`, which is configured in `paths\.base`/}],summary:()=>"a link leaves \
the configured base path",remedy:()=>"Put the base path before the site's own links, or remove the base path: the platform serves each app at its own host's roo\
t."},"dead-link":{signs:[{tool:"sveltekit",log:/^Error: 404 (?<link>\S{1,300}) \(linked from (?<page>\S{1,300})\)/},{tool:"vitepress",log:/Found dead link (?<link>\S{1,300}) in file (?<page>\S{1,300})/},
{tool:"docusaurus",log:/^\s*-> linking to (?<link>\S{1,300})/},{weak:!0,tool:"nuxt",log:/^\s*│ [├└]── \[404\] Page not found: (?<link>\S{1,300})/}],summary:({
groups:e,lines:s})=>{const i=e.page??p(s,/(?:Broken link on source page path =|│ └── Linked from) (\S{1,300}?):?$/);return`a link to ${e.link}${i?`, in ${i}\
,`:""} leads to no page`},remedy:()=>"Correct the link, or add the page. The log names any others."},"page-failed":{signs:[{weak:!0,tool:"sveltekit",log:/^\[500\] GET (?<page>\S{1,300})/},
{weak:!0,tool:"qwik",log:/^!!! (?<page>\S{1,300}): Error during SSG$/}],summary:({groups:e,lines:s})=>{const i=s.findLastIndex(l=>/^(?:\[500\] GET |!!! \S{1,300}: Error during SSG$)/.
test(l));return`the page ${e.page} failed while it was rendered: ${s[i+1]?.replace(/^Error: /,"")??""}`},remedy:()=>"Mend what the page loads or shows; the stac\
k in the log names the functions."},"gatsby-graphql":{signs:[{weak:!0,tool:"gatsby",log:/^error There was an error in your GraphQL query:/}],summary:({lines:e})=>{
const s=e.findLastIndex(i=>i.startsWith("error There was an error in your GraphQL query"));return`a GraphQL query fails: ${e.slice(s+1).find(i=>i!=="")??""}`},remedy:()=>"\
Correct the query, or give its type the field in gatsby-node (createSchemaCustomization)."},"gatsby-page-failed":{signs:[{weak:!0,tool:"gatsby",log:/^error Building static HTML failed for path "(?<page>[^"]{1,300})"/}],
summary:({groups:e,lines:s})=>`the page ${e.page} failed while it was rendered: ${p(s,/^\s*WebpackError: (.{1,300})/)??""}`,remedy:()=>"Mend what the page loads\
 or shows: gatsby build --verbose tells more, and gatsby develop the line."},"nuxt-page-failed":{signs:[{weak:!0,tool:"nuxt",log:/^\s*│ [├└]── \[5\d\d\] (?<message>.*)/}],
summary:({groups:e,lines:s})=>{const i=s.findLastIndex(f=>/^\s*│ [├└]── \[5\d\d\]/.test(f));return`the page ${p(s.slice(0,i).reverse(),/├─ (\/\S{0,300}) \(\d+ms\)/)}\
 failed while it was rendered: ${e.message}`},remedy:()=>"The log does not tell the error itself: run npx nuxt dev and open the page, where it stands with its s\
tack. Code for the browser and missing variables are common causes."},"package-cycle":{signs:[{tool:"turbo",log:/^[\s`>-]*[x×] (?:Cyclic|Circular) dependency detected/}],
summary:({lines:e})=>{const s=p(e,/^\s*\|\s{1,8}([@\w./#-]{1,100}(?:, [@\w./#-]{1,100}){1,20})$/);return`packages depend on each other in a cycle${s?`: ${s.replace(
/#[\w:-]{1,60}/g,"")}`:""}`},remedy:()=>"Take one of the dependencies between these packages out of their package.json files.",part:({lines:e})=>ne(p(e,/^\s*\|\s{1,8}([@\w./-]{1,100})#\S{1,60} -> /))},
turbo:{signs:x({turbo:[/^[\s`>-]*[x×] (?<what>No package found with name '[^']{1,100}' in workspace)$/,/^[\s`>-]*[x×] (?<what>Could not find task `[^`]{1,100}` in project)$/]}),
summary:({groups:e})=>`turbo: ${e.what}`,part:({groups:e})=>e.what?.includes("task")?{kind:"file",path:"turbo.json"}:void 0,remedy:({groups:e})=>e.what?.includes(
"task")?"Name the task in build-command as turbo.json has it among its tasks.":"Write --filter in build-command as the name in that package's package.json."},"c\
ss-minify":{signs:[{tool:"vite",log:/^(?:\w*Error: )?\[lightningcss minify\] (?<what>\S.{0,200})$/}],summary:({groups:e,lines:s,facts:i})=>{const l=i.diagnostics?.
find(({severity:I,line:C})=>I==="error"&&C!==null);if(l)return`${l.file}:${l.line}: ${e.what}`;const f=s.findIndex(I=>/^\s*\|\s+\^/.test(I)),w=/^\d{1,7} *\| *(\S.{0,80})/.
exec(s[f-1]??"")?.[1]?.trim();return`the style sheets do not parse: ${e.what}${w?`, at ${$(w,"")}`:""}`},remedy:()=>"Look above what is quoted for a rule or a c\
omment that is not closed, in the style sheet that holds it."}};var B=m(1809);const re=/(?:\b|[a-z])(?:error|exception|fatal|failed|cannot|denied|invalid)\b/i,le=/^(?: {0,3}(?:\[?(?:ERROR|error|FATAL)\]?:?|(?:lerna )?ERR!|NX|[x×✖✘]|>(?= [A-Z].*\.$))\s+){1,3}/u,
fe=/^ {1,3}[x×✖] \S/u,Ee=/^\s*\[cause\]: (?:Error: )?(?<message>\S.*)$/,Re=/^(?:\$ |(?:Failed|Error|Aborted)[.!]?$|A complete log of this run|Log files were not written|For help, run: |(?:\[\w{1,20}\] )?(?:[✗x🚨] )?Build failed|Failed to compile|Storybook exited with|(?:success|failed|not finished) .{1,200} - [\d.]+s$|Use --verbose |Pass --verbose |yarn (?:run|install) v\d|\[[\w@:/ .-]{1,60}\]$|Rspack (?:build failed|compiled)|To suppress |INFO |FATAL$|(?:error )?(?:during build|Command failed)|Node\.js v\d|Found \d+ errors? |Eleventy Fatal Error|Problem writing Eleventy|(?:Wrote|Copied) \d|\s{0,4}ELIFECYCLE|\s{0,4}run failed: command |Lifecycle script |script "[^"]{1,60}" exited with |(?:code|path|workspace|location|syscall) \S{1,400}$|>(?! [A-Z].*\.$)|[{}(]|at |info |Exit code|$)/u,
ve=/^(?:Checked out |Cloning |\[\d\/\d\] |Progress: |Packages: |Scope: |Saved lockfile|Already up to date|Lockfile is up to date|Done in |Resolv(?:ing|ed)[ ,]|This error happened while |Run with the --force |Running target |[·•\u2800-\u28ff├└│┌] ?|[-+]{1,80}$|[-\\|/] |notsup (?:Valid|Actual) |\d\d:\d\d:\d\d\s)/u,
Oe=/^\s/,xe=/^\s*(?:at |[|│:{}>^~-]|\d{1,7} *[|│])/,Te=/^(?:Most likely|Probably|Possibly|Perhaps|Maybe|This is (?:likely|probably|usually)|Reason:|Because)\b/,
Se=/ \w{2,30} \w/,$e=/\b\d{1,7} (?:error|warning|problem)s?\b/;function Ce(e){return e===""||/^[$>] /.test(e)}function Pe(e){return Re.test(e)||ve.test(e)||(0,B.
Ol)(e)}function Le(e,s){const i=e.findLast(ae=>Ee.test(ae));if(i)return Ee.exec(i)?.groups?.message;const l=e.findLastIndex(B.oJ),f=(0,B.EP)(e.map(ae=>({text:ae})),
0,e.length),w=e.flatMap((ae,de)=>{if(ae===s)return[];const Ae=ae.replace(le,""),[Fe,Je,je]=[fe.test(ae),!Oe.test(Ae),de>l];return Pe(Ae)||f.has(de)?[]:[{text:Ae,
isReport:Fe,isLoose:Je,isLate:je}]}),I=w.filter(({isLoose:ae})=>ae),C=w.filter(({isLate:ae})=>ae),ee=I.findLast(({text:ae,isReport:de})=>de||re.test(ae))??C.findLast(
({text:ae,isLoose:de})=>de&&(0,F.F7)(ae))??C.findLast(({text:ae,isLoose:de})=>de&&!(0,F.c4)(ae))??C.findLast(({text:ae})=>!xe.test(ae)&&!(0,F.c4)(ae));if(!ee)return e.
findLast((ae,de)=>de>l&&f.has(de)&&Se.test(ae)&&!$e.test(ae))?.trim();const ge=w[w.lastIndexOf(ee)+1]?.text??"";return Te.test(ge)?`${ee.text.trim()} ${ge.trim()}`:
ee.text.trim()}const Ze={"install-script":{signs:[...x({npm:/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (?<command>\S.{0,300})$/,yarn:[/^error \S{0,300}\/node_modules\/(?<name>(?:@[\w.-]{1,80}\/)?[\w.-]{1,100}): Command failed\.$/,
/^error Command failed with exit code \d{1,3}\.$/],"yarn-berry":/^(?<name>@?[^\s@]{1,150})@(?<where>workspace|npm|\w{1,20}):\S{1,200} couldn't be built successfully/,
bun:/^error: (?<script>\w{1,20}) script from "(?<name>[^"]{1,150})" exited with/}),/^> @?[^\s@]{1,150}@[^\s@]{1,60} (?<script>(?:pre|post)?install|(?:pre|post)?prepare)(?: |$)/,
{tool:"pnpm",log:/^\s?(?<pnpm>ELIFECYCLE)\s+Command failed/}],summary:e=>{if(e.facts.stage!=="install"||e.groups.pnpm&&!pe(e))return;const{name:s,script:i,command:l}=we(
e),f=s?`the package ${$(s,"")}`:"the project",w=be(e,l)??Le(e.lines,e.facts.message);return`${f} fails in its ${i??"install script"}${l?` (${l})`:""}${w?`: ${w}`:
""}`},remedy:e=>we(e).name?"Update the package, or leave its script out if the site does not need it: an .npmrc with ignore-scripts=true leaves out all of them \
(Yarn 2 and later: enableScripts: false in .yarnrc.yml).":"Correct the script in package.json, and check that the file that it runs is committed, with its upper\
 and lower case.",part:e=>{const{name:s,script:i,command:l}=we(e);return s?{kind:"dependency",name:s,script:{name:i,command:l}}:{kind:"script",name:i,command:l}}}},
Be=/^> @?[^\s@]{1,150}@[^\s@]{1,60} (\w{1,20})(?: |$)/,Q=[/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (\S.{0,300})$/,/^Command: (\S.{0,300})$/,/^(?:> |\$ )((?!@?[^\s@]{1,150}@[^\s@]{1,60} \w{1,20}(?: |$))\S.{0,300})$/],
ie=/^path \S{0,300}\/node_modules\/((?:@[\w.-]{1,80}\/)?[\w.-]{1,100})$/,ce=/^\S{0,300}node_modules\/((?:@[\w.-]{1,80}\/)?[\w.-]{1,100}) (\w{1,20})(: Failed$|\$ (.{1,300})$)/;
function pe({facts:e}){const s=e.log.flatMap(f=>{const[,w,I,C,Z]=ce.exec(f)??[];return w&&I?[{name:w,script:I,command:Z,isEnd:C===": Failed"}]:[]}),i=s.findLast(
({isEnd:f})=>f),l=s.findLast(({name:f,script:w,command:I})=>f===i?.name&&w===i.script&&I);return i&&{name:i.name,script:i.script,command:l?.command}}function we(e){
const{groups:s,lines:i}=e,l=s.pnpm?pe(e):void 0;if(l)return l;const f=s.name??p(i,ie),w=p(i,/^> (@?[^\s@]{1,150})@[^\s@]{1,60} \w{1,20}(?: |$)/),I=s.where==="wo\
rkspace"||f!==void 0&&f===w,C=s.command??ue(i,Q);return{name:f&&!I?oe(f):void 0,script:s.script??p(i,Be),command:C}}function ue(e,s){for(const i of s){const l=e.
slice(1).flatMap(f=>i.exec(f)?.[1]??[]).at(-1);if(l)return l}}function be(e,s=""){const i=p(e.lines,/Cannot find module '(\/[^']{1,300})'/);return i?`${s.split(
" ").find(f=>i.endsWith(`/${f.replace(/^\.\//,"")}`))??(0,g.p)(i,e)} does not exist`:void 0}const Me={"peer-conflict":{signs:[{tool:["npm","pnpm"],log:/^code ERESOLVE|^ERESOLVE (?:could not resolve|unable to resolve)|ERR_PNPM_PEER_DEP_ISSUES/}],
summary:({lines:e})=>{const s=p(e,Ge),i=p(e,Xe),l=p(e,/^Found: (\S{1,150})$/);return s&&i&&l?`${i} asks for ${s.replaceAll('"',"")}, and the project has ${l}`:s?
`dependencies ask for versions that exclude each other (${s})`:"peer dependencies conflict"},remedy:()=>"Move the packages named in the log to versions that fit\
 each other. As a stopgap commit an .npmrc with legacy-peer-deps=true.",part:({lines:e})=>ne(p(e,Xe))},"workspace-missing":{signs:x({pnpm:/ERR_PNPM_WORKSPACE_PKG_NOT_FOUND\s.{0,300}?"(?<name>@?[^@"\s]{1,150})@workspace:/,
"yarn-berry":/^(?:Error: )?(?<name>@?[^@\s]{1,150})@workspace:[^\s:]{1,60}: Workspace not found/,bun:/Workspace dependency "(?<name>[^"]{1,150})" not found/}),summary:({
groups:e})=>`the repository has no workspace called ${$(e.name,"as a dependency names it")}`,remedy:()=>"Correct the name in package.json, or add the folder of \
that package to the workspaces of the root (pnpm: pnpm-workspace.yaml).",part:({groups:e})=>ne(e.name)},"workspace-version":{signs:[{tool:"pnpm",log:/ERR_PNPM_NO_MATCHING_VERSION_INSIDE_WORKSPACE\s.{0,300}?for (?<name>\S{1,150}) inside the workspace/}],
summary:({groups:e})=>`no workspace of the repository fits ${$(e.name,"what a dependency asks for")}`,remedy:({groups:e})=>`Let the dependency ${e.name?`on ${oe(
e.name)} `:""}ask for the version that the workspace's own package.json has, or write * (pnpm, Yarn 2 and Bun: workspace:*).`,part:({groups:e})=>ne(e.name)},"ma\
nager-version":{signs:[{tool:"corepack",log:/HTTP 404 when performing the request to https?:\/\/[^\s;]{1,200}\/(?<name>@yarnpkg\/cli-dist|yarn|pnpm|npm)\/(?<version>[\w.-]{1,40})/},
/No matching version found for (?<name>@yarnpkg\/cli-dist)@(?<version>[\w.-]{0,40}\w)/,{stages:["install"],log:/^The install command `npm install [^`]{1,400} (?<name>@yarnpkg\/cli-dist|yarn|pnpm|bun)@(?<version>\d[\w.-]{0,40})` exited /}],
summary:({groups:e})=>`packageManager names ${e.name==="@yarnpkg/cli-dist"?"yarn":e.name}@${e.version}, which cannot be installed: the registry may not have tha\
t version`,remedy:()=>"Set packageManager in package.json to a version that is published, and write the lockfile with it.",part:()=>({kind:"member",name:"packag\
eManager"})},"version-not-found":{signs:x({npm:/No matching version found for (?<name>\S{1,150}?)\.?(?: while|$)/,yarn:/Couldn't find any versions for "(?<name>[^"]{1,120})"(?: that matches "(?<wanted>[^"]{1,100})")?/,
"yarn-berry":/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): No candidates found/,bun:/^error: No version matching "(?<wanted>[^"]{1,100})" found for specifier "(?<name>[^"]{1,150})"/}),
summary:({groups:e})=>`no version of ${$(e.name&&Mt(e.name,e.wanted),"a package")} fits`,remedy:({groups:e,lines:s})=>{const i=p(s,/while installing the dependencies of (\S{1,200})/);
return i?`${i} asks for it: update that package, or override the version in package.json.`:`Correct the version in package.json to one that is published, and co\
mmit the new lockfile. If package.json does not name ${e.name?oe(e.name):"it"}, a package that it names asks for it: update that one, or override the version.`},
part:({groups:e,lines:s})=>ne(It(s)??e.name)},"package-not-found":{signs:x({npm:/^404\s+(?:The requested resource )?'(?<name>[^']{1,150})' (?:is not in this registry|could not be found)/,
pnpm:/ERR_PNPM_FETCH_404\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): Not Found/,yarn:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): Not found/,
"yarn-berry":/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Package not found/,bun:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 404$/}),
summary:({groups:e})=>`the package ${$(e.name&&Mt(e.name),"asked for")} is not in the registry`,remedy:({groups:e})=>(e.name?.includes("/-/")?"The lockfile asks\
 for a version that the registry does not have, or no longer: install another one, and commit the lockfile. ":"Check its name in package.json. ")+"If it is priv\
ate, set its registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:e,lines:s})=>ne(It(s)??e.name)},"registry-login":{signs:x(
{npm:/(?:401 Unauthorized|403 Forbidden) - (?:GET|PUT) https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?=\s|$)/,
pnpm:/ERR_PNPM_FETCH_40[13]\s+GET https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/:]{1,100}\/)?[^\s/:]{1,150}(?:\/-\/[^\s/:]{1,150})?): /,
bun:/^error: GET https?:\/\/(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 40[13]$/,
"yarn-berry":/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Invalid authentication/}),summary:({groups:{host:e,name:s}})=>`${`the package registry${e?` ${e}`:""}`} r\
efused the login${s?` for ${oe(s)}`:""}`,remedy:()=>"Give the build a registry token as an app variable (input env), and name that variable as :_authToken in .n\
pmrc (Yarn 2 and later: npmAuthToken in .yarnrc.yml).",part:({groups:e})=>ne(e.name)},"registry-refused":{signs:x({npm:/^(?<why>[45]\d\d \w[\w ]{0,40}) - GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?: - |$)/,
pnpm:/ERR_PNPM_FETCH_[45]\d\d\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): (?<why>.{1,60})$/,yarn:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): (?!Integrity check)(?<why>[^"]{1,100})/,
bun:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - (?<why>[45]\d\d)$/}),summary:({groups:{name:e="",why:s}})=>`\
the package registry does not give ${oe(e)}: ${s}`,remedy:()=>"Deploy again if the registry is at fault. If the package is private, set its registry and a token\
 in .npmrc, with the token as an app variable (input env).",part:({groups:e})=>ne(e.name)},integrity:{signs:[{tool:["pnpm","yarn","bun"],log:/ERR_PNPM_TARBALL_INTEGRITY\s+Got unexpected checksum for "\S{1,300}?\/(?<name>(?:@[\w.-]{1,80}(?:\/|%2f))?[\w.-]{1,100})\/-\/|Integrity check failed for (?:tarball: |")(?<tarball>[^"\s]{1,150})/i},
{tool:["npm","pnpm","yarn","yarn-berry"],log:/^code EINTEGRITY|ERR_PNPM_TARBALL_INTEGRITY|Integrity check failed for|The remote archive doesn't match the expected checksum/}],
summary:e=>{const s=Nt(e);return`${s?`the package ${$(s,"")}`:"a package"} differs from what the lockfile or the registry records`},remedy:()=>"Delete the lockf\
ile and node_modules, install again, and commit the new lockfile. If it differs again, the registry or a proxy changes packages.",part:e=>ne(Nt(e))}},Ge=/^\s*peer (\S{1,120}) from /,
Xe=/^\s*peer \S{1,120} from (@?[^\s@]{1,150})@/;function Mt(e,s=X(e)){return s===void 0?oe(e):`${oe(e)}@${s}`}function It(e){return p(e,/(?:while installing the dependencies of|hereby required by) (\S{1,200}?)\.?$/)}
function Nt({groups:e,facts:s}){const i=e.name??e.tarball??p(s.log,/tarball data for (@?[^\s@]{1,150})@/);return i&&oe(i)}const $n={engine:{signs:[{tool:["npm",
"pnpm"],log:/^code EBADENGINE|ERR_PNPM_UNSUPPORTED_ENGINE/},{tool:"yarn",log:/The engine "node" is incompatible with this module\. Expected version "(?<wanted>[^"]{1,60})"/},
/Node(?:\.js)?(?: version)? v?[\d.]+(?:\.x)? is not supported by|node: v?[\d.]+ is not supported/,{weak:!0,tool:"vite",log:/You are using Node\.js [^ ]{1,20} (?:For|Vite)\b/},
{weak:!0,log:/(?:requires|required|minimum) (?:a )?(?:minimum )?Node(?:\.js)?(?: version)?(?: of)? (?<wanted>v?\d[\d.+]{0,12})/i},{tool:"webpack",log:/error:0308010C:digital envelope routines::unsupported|ERR_OSSL_EVP_UNSUPPORTED/}],
summary:({groups:e,lines:s})=>{const{name:i,isProject:l,member:f,wanted:w,actual:I}=ht(s,e.wanted),C=i?$(i,""):l?"the project":void 0,Z=f==="npm"?"npm":"Node.js",
ee=C?`${C} asks for ${Z}`:`the ${Z} version does not fit`;if(!w)return ee;const ge=I?`, and the build runs ${I}`:"";return C?`${ee} ${w}${ge}`:`${ee} (wanted: ${w}${ge}\
)`},remedy:({facts:e,groups:s,lines:i})=>{const{member:l,actual:f}=ht(i,s.wanted);return l==="npm"?`Let engines.npm in package.json allow ${f}, the npm that bui\
lds run.`:i.some(I=>I.includes("digital envelope routines"))?`${bn}, or ${Pt("16",e)}.`:`Let engines.node in package.json and the versions of the packages allow\
 the Node.js that builds run, or ${Pt("the version that is asked for",e)}.`},part:({lines:e})=>{const{name:s,isProject:i,member:l}=ht(e,void 0);return s||i?{kind:"\
engines",name:s??"",member:l}:void 0}},"wrong-platform":{signs:[{tool:["npm","pnpm"],log:/Unsupported platform for (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: wanted (?<wanted>\{[^}]{1,200}\})/}],
summary:({groups:{name:e,wanted:s}})=>`the package ${$(e,"")} is for another system${s?` (${s.replace(/[{}"]/g,"").replaceAll(":",": ")})`:""}`,remedy:({groups:e})=>`\
Move ${$(e.name,"the package")} to optionalDependencies in package.json, or take it out, and commit the new lockfile.`,part:({groups:e})=>ne(e.name)},"package-m\
anager":{signs:x({pnpm:/This project is configured to use (?<name>\w{1,20})/,yarn:/This project's package\.json defines "packageManager": "(?<name>[^"]{1,40})"/}),
summary:({groups:e})=>`the project asks for another package manager${e.name?` (${e.name})`:""}`,remedy:({facts:e})=>`Make packageManager in package.json and the\
 committed lockfile name the same package manager${b(e)?"":", in a version that the platform has"}.`,part:()=>({kind:"member",name:"packageManager"})}},bn="The \
bundler is too old for this Node.js. Update it (webpack 5.61 or later), or set the app variable NODE_OPTIONS to --openssl-legacy-provider";function Pt(e,s){return b(
s)?`write ${e} to .nvmrc`:`set nodeVersion in app-settings to ${e} on a platform that has it`}function ht(e,s){const i=p(e,/Not compatible with your version of node\/npm: (\S{1,150})$/)??
p(e,/^error (\S{1,150}): The engine "node" is incompatible/)??p(e,/Your Node version is incompatible with "(\S{1,300})"/),l=i?.startsWith("/")??!1;return{name:l?
void 0:i&&oe(i),isProject:l,...Sn(e,s)}}function Sn(e,s){const i={member:"node",wanted:s??p(e,/Required: \{.{0,60}?"node":"([^"]{1,60})"/)??p(e,/^Expected version: (.{1,60})$/),
actual:p(e,/Actual: .{0,60}?"node":"([^"]{1,20})"/)??p(e,/(?:^|\. )Got:? "?(v?\d[\d.]{0,20})"?$/)},l={member:"npm",wanted:p(e,/Required: \{.{0,100}?"npm":"([^"]{1,60})"/),
actual:p(e,/Actual: .{0,60}?"npm":"([^"]{1,20})"/)};return l.wanted!==void 0&&!Lt(l.wanted,l.actual)&&Lt(i.wanted??"*",i.actual)?l:i}function Lt(e,s){const i=/^v?(\d{1,5})\.(\d{1,5})\.(\d{1,5})$/.
exec(s??"")?.slice(1);if(!i)return!1;const l=f=>f.trim().replace(/([<>=^~]) /g,"$1").split(" ");return e.split("||").some(f=>l(f).every(w=>vn(w,i.map(Number))))}
function vn(e,s){if(e==="*"||e==="")return!0;const i=/^(\^|~|[<>]=?|=|)v?(\d{1,5})(?:\.(\d{1,5}))?(?:\.(\d{1,5}))?(?:\.[x*])*$/.exec(e);if(!i)return!1;const[,l=""]=i,
f=i.slice(2).flatMap(Z=>Z===void 0?[]:[Number(Z)]),I=s.slice(0,/^(?:>|<=)$/.test(l)?f.length:3).map((Z,ee)=>Z-(f[ee]??0)).find(Z=>Z!==0)??0,C=Z=>f.slice(0,Z).every(
(ee,ge)=>ee===s[ge]);return l===">"?I>0:l==="<"?I<0:l==="<="?I<=0:l===""||l==="="?C(3):I>=0&&(l===">="||C(l==="^"?1:2))}const kn=/request to https?:\/\/(?:[^\s/]{1,100}\/){1,6}?(@[^\s/]{1,100}\/[^\s/]{1,150}|[^\s/]{1,150})(?:\/-\/\S{1,200})? failed/,
Ct=/^path \S{1,400}\/node_modules\/((?:@[\w.-]{1,60}\/)?[\w.-]{1,100})$/,gt="ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|ECONNREFUSED|ERR_SOCKET_TIMEOUT|UND_ERR_CO\
NNECT_TIMEOUT";function tt({groups:e,lines:s}){const i=/\b(?:getaddrinfo|connect) E[A-Z_]{4,20} (\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/;return e.host??p(
s,i)??Ie(s)}function Ie(e){const s=e.findIndex(i=>i.startsWith("gyp ERR! stack is related to network connectivity"));return p(e.slice(0,Math.max(0,s)).toReversed(),
/^gyp http GET https?:\/\/([\w.-]{1,200})/)}const _n=/^(?:127\.0\.0\.1|\[?::1\]?)(?=:|$)/,Dt={"conflict-markers":{signs:[{tool:["pnpm","yarn"],log:/Merge conflict detected in (?<file>[\w.-]{1,60})/},
{tool:"yarn-berry",log:/Cannot autofix a lockfile when running an immutable install/},/^(?:>? *\d{1,6} \| ?)?<{7} (?:HEAD|[\w/.-]{1,100})$/],summary:({groups:e})=>`${e.
file??"the lockfile"} has the conflict markers of a merge`,remedy:()=>"Finish the merge: take one side of the file, run your package manager's install on your m\
achine, and commit the lockfile that it writes.",part:()=>({kind:"lockfile",lacks:[]})},"lockfile-missing":{signs:[{tool:"npm",log:/`npm ci` command can only install with an existing package-lock\.json/},
{tool:"pnpm",log:/ERR_PNPM_NO_LOCKFILE/},{tool:"npm",log:/Unsupported URL Type "workspace:"/}],summary:()=>"the repository has no lockfile",remedy:()=>"Run the \
install on your machine and commit the lockfile it writes.",part:()=>({kind:"lockfile",lacks:[]})},"lockfile-outdated":{signs:[...x({npm:/^`npm (?<manager>ci)` can only install packages when your package\.json and/,
pnpm:/(?<manager>ERR_PNPM)_(?:OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH|FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE)/,yarn:/Your (?<manager>lockfile) needs to be updated, but yarn was run with `--frozen-lockfile`/,
"yarn-berry":/The (?<manager>lockfile) would have been (?:modified|created) by this install, which is explicitly forbidden/,bun:/(?<manager>lockfile) had changes, but lockfile is frozen/}),
{stages:["install"],log:/\b(?:package-lock\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock|lockfile)\b.{0,80}\b(?:out of (?:sync|date)|not up to date|outdated)/i}],summary:({
lines:e})=>`the lockfile does not fit package.json${jt(e)}`,remedy:({groups:e})=>`Run ${(e.manager==="ci"?"npm install":e.manager==="ERR_PNPM"?"pnpm install":"")||
"your package manager's install"} on your machine and commit the lockfile together with package.json.`,part:({lines:e})=>({kind:"lockfile",lacks:[...Qe(e),...st(
e)].map(oe)})},...Me,...$n,"git-dependency":{signs:[{stages:["install"],log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey|Repository not found\./}],
summary:()=>"a dependency comes from a Git repository that the build cannot read",remedy:()=>"Name the dependency by an https:// URL that needs no login, or pub\
lish it to a registry and give the build a token."},network:{signs:[{tool:["npm","pnpm"],log:new RegExp(`^code (?:${gt})|^network .{0,80}(?:${gt})|ERR_PNPM_META\
_FETCH_FAIL`)},{weak:!0,log:/^\s{0,8}(?:Error: |TypeError: )?fetch failed$/},{weak:!0,tool:"next",log:/^Failed to fetch `?[^`]{1,100} from Google Fonts/},new RegExp(
`(?:getaddrinfo|request to https?://\\S{1,200} failed).{0,80}(?:${gt})`),/\b(?:connect|getaddrinfo) (?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT) (?<host>\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/,
/Could not resolve host: (?<host>[\w.-]{1,200})|Failed to connect to \S{1,100} port|network connectivity|The operation timed out\. fetching/],summary:e=>{const s=tt(
e);return s?`the network failed: ${s.replace(_n,"localhost")} cannot be reached`:"the network failed while the build fetched something"},remedy:()=>"Run the dep\
loy again. If it repeats, check the host that the log names and that the platform may reach it.",part:e=>{if(e.facts.stage!=="install")return;const s=tt(e)??p(e.
lines,/request to https?:\/\/([^\s/]{1,200})\/\S{1,300} failed/),i=ne(p(e.lines,kn)??p(e.lines,Ct)??pe(e)?.name??nt(e.lines))?.name;return i===void 0&&s===void 0?
void 0:{kind:"dependency",name:i,host:s}}},certificate:{signs:[/\b(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_HAS_EXPIRED)\b/],
summary:()=>"a certificate was refused while the build fetched something",remedy:({facts:e})=>`If a proxy or a private registry has a certificate of its own aut\
hority, let ${b(e)?"the operators start the platform with NODE_EXTRA_CA_CERTS":"NODE_EXTRA_CA_CERTS on the platform"} name that authority's file.`},"native-opti\
onal":{signs:[/Cannot find module '?(?<name>@rollup\/rollup-[\w-]+|@esbuild\/[\w-]+|@rolldown\/binding-[\w-]+|lightningcss[.\w-]*|@tailwindcss\/oxide[\w-]+|@next\/swc[\w-]+|@parcel\/watcher-[\w-]+)'?/],
summary:({groups:e})=>`the binary package ${$(e.name,"of a tool")} is not installed for this system`,remedy:()=>"The lockfile lacks other systems: delete node_m\
odules and the lockfile, install again with a current npm, and commit the new lockfile."},"node-gyp":{signs:[{tool:"node-gyp",log:/^gyp ERR! (?:find Python|stack Error)|node-pre-gyp ERR!/}],
summary:({lines:e})=>`${On(nt(e))} could not be compiled`,remedy:({lines:e})=>`Use a version of the package that ships binaries for this Node.js version, or a p\
ure JavaScript one${nt(e)==="node-sass"?", as `sass`":""}, or write the version of Node.js that the project was made for into a file .nvmrc.`,part:({lines:e})=>ne(
nt(e))},...Ze};function nt(e){return p(e,/\bgyp ERR! cwd \S{1,400}[\\/]node_modules[\\/]((?:@[\w.-]{1,60}[\\/])?[\w.-]{1,100})$/)}function On(e){return e===void 0?
"a native package":`the native package "${e}"`}function jt(e){const[s]=Qe(e);if(s)return`: it lacks ${s}`;for(const i of e){const[,l,f]=Ut.exec(i)??[];if(l)return`\
: it has ${l}, and ${f} is asked for`}return""}const Ut=/^Invalid: lock file's (\S{1,200}) does not satisfy (\S{1,200})$/,Rn=[/^Missing: (\S{1,200}?)@? from lock file$/,
/dependencies were added: (\S{1,200}?),?(?:\s|$)/,/dependencies in package\.json changed since \S{1,60} was saved: (\S{1,200}) was added/,/^\+ {4}(\S{1,200}): "npm:/];
function Qe(e){return e.flatMap(s=>Rn.flatMap(i=>i.exec(s)?.[1]??[]))}function st(e){return e.flatMap(s=>Ut.exec(s)?.[2]??[])}const xn=[/^Writing (?:\.\/)?([\w@.-]{1,100})\/\S{0,300} from /,
/directory: \S{0,200}\/([\w@.-]{1,60})\/$/,/Wrote site to "([^"]{1,100})"/,/The ([\w-]{1,60}) folder is ready to be deployed/,/Output location: \S{0,200}?((?:dist|build)\/\S{1,100})$/,
/Generated static files in "?([\w@./-]{1,100}?)"?\.?$/,/Generated public ([\w@./-]{1,100})$/,/^\[info\] html generated at \.\/([\w@./-]{1,100})$/,/Success! Generated .{0,40} in "([^"]{1,100})"/,
/^((?!\.\w)[\w@./-]{1,100}?)\/(?:assets\/)?[\w.-]{1,100}\.(?:html|js|css)\s{1,60}[\d.,]{1,12} (?:kB|KiB|MB)\b/],An={"next-export":{signs:[{codes:["output_missin\
g","output_empty"],tool:"next",log:/Next\.js \d{1,3}\.\d/}],summary:({facts:e})=>wt(e).includes("out")?void 0:"Next.js wrote no static export",remedy:()=>"Set o\
utput: 'export' in next.config and take next export out of the build command; the output directory is then out."},"output-missing":{signs:[{codes:["output_missi\
ng"]},/[Oo]utput directory "?(?<folder>[\w@./-]{1,100}?)"? (?:does not exist|(?:was |is )?(?:not found|missing))/],summary:({groups:e,facts:s})=>{const i=e.folder??
s.outputDirectory??Mn(s);return i?`the build did not write the output directory "${i}"${s.keptOutput?Wt:""}`:"the app names no output directory, and the build w\
rote none of the usual ones"},remedy:e=>{const{facts:s}=e,i=Et(e);if(i)return yt(i);const l=e.lines.some(w=>/^> gatsby build\b/.test(w)),f=[...Tn,...l?["public"]:
[]].find(w=>wt(s).includes(w));return f?`Set output-directory to ${f}, which is there, if it is what the build writes.`:"Set output-directory to the folder that\
 the build command writes, relative to the root directory: often dist, build, out, public or _site."}},"output-empty":{summary:({facts:e})=>`the output director\
y ${$(e.outputDirectory,"of the app")}${e.keptOutput?`${Wt},`:""} is empty`,remedy:e=>{const s=Et(e);return s?yt(s):"Check that the build command writes into ou\
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
the platform was stopped while it worked",remedy:()=>"Deploy again."}},Wt=", which an earlier deploy set",Tn=["dist","build","out","_site","storybook-static"];function Mn({
message:e}){return/output directory `([^`]{1,200})`/.exec(e??"")?.[1]}function wt({message:e}){const[,s=""]=/the folders there are (.{1,1000})/.exec(e??"")??[];
return[...s.matchAll(/`([^`]{1,100})`/g)].map(([,i=""])=>i)}function yt(e){return e.startsWith("../")?`The log shows files written to ${e}, outside of the folde\
r that is built: have the build write inside of it, often to dist.`:`Set output-directory to ${e}: the log shows files written there.`}function Et({lines:e,facts:s}){
const i=l=>l.split("/").length;for(const l of xn){const[f]=e.flatMap(I=>{const C=l.exec(I)?.[1]?.replace(/^\.\//,"").replace(/\/(?:assets|_astro)$/,"");return C?
[{folder:C,line:I}]:[]}).sort((I,C)=>i(I.folder)-i(C.folder)),w=f&&Ft(f.folder,f.line,s);if(w&&w!==s.outputDirectory)return w}}function Ft(e,s,i){const[l=""]=e.
split("/",1),f=wt(i);if(f.length===0||f.includes(l))return e;const w=_.posix.dirname(i.outputDirectory??"");if(w!=="."&&i.list?.(w).length)return`${w}/${e}`;const I=i.
log.find(ee=>ee.includes(s))??"",C=/(?:^|\s|\/)([\w.-]{1,60}):[a-z][\w:-]{0,60}: /.exec(I)?.[1],Z=f.find(ee=>C!==void 0&&i.list?.(ee).includes(C));return Z===void 0?
e:`${Z}/${C}/${e}`}const In={"package-json-invalid":{signs:[{codes:["package_json_invalid"]},{tool:"npm",log:/Invalid package\.json: \w{0,20}Error: (?<why>.{1,120}?) in JSON at position (?<place>\d{1,9})/},
{tool:["npm","pnpm","yarn","yarn-berry","bun"],log:/^code EJSONPARSE$|ERR_PNPM_JSON_PARSE|SyntaxError: \S{0,300}package\.json: /}],summary:({facts:e,groups:s})=>e.
code==="package_json_invalid"&&e.message?e.message:`package.json is not valid JSON${s.why?`: ${s.why}`:""}`,remedy:()=>"Correct package.json: nothing is install\
ed or published while it cannot be read.",part:({facts:e})=>e.code==="package_json_invalid"?void 0:{kind:"file",path:"package.json"}},"settings-invalid":{signs:x(
{nx:/^ *NX +(?<why>[A-Z]\w{1,40}) in (?<path>\S{1,300}\.json) at \d{1,7}:\d{1,7}$/,lerna:/JSONError Error in: (?<path>\S{1,300}\.json)$/,turbo:/Unable to read repository configuration (?<path>\S{1,300}\.jsonc?): invalid JSON/}),
summary:({groups:e})=>`${Bt(e.path)} is not valid JSON${e.why?` (${e.why})`:""}`,remedy:({groups:e})=>`Correct ${Bt(e.path)}: the build cannot read it as it is.`,
part:({groups:e})=>e.path?{kind:"file",path:e.path}:void 0},"outside-workspaces":{signs:x({"yarn-berry":/you forgot to list (?<folder>\S{1,200}) in its workspace configuration/,
npm:/^No workspaces found:$/}),summary:({groups:e,lines:s})=>`${e.folder??p(s,/^\s*--workspace=(\S{1,200})/)??"the app's folder"} is not in the workspaces of th\
e repository's root`,remedy:({groups:e,lines:s})=>`Add ${$(e.folder??p(s,/^\s*--workspace=(\S{1,200})/),"its folder")} to workspaces in the package.json of the \
root (pnpm: to pnpm-workspace.yaml), install, and commit the lockfile. Or give the folder a lockfile of its own.`,part:()=>({kind:"member",name:"workspaces"})},
"duplicate-package":{signs:x({nx:/^ *(?:NX +)?Failed to process project graph|multiple projects/,npm:/EDUPLICATEWORKSPACE|must not have multiple workspaces with the same name/,
"yarn-berry":/Duplicate workspace name (?<name>[^\s:]{1,150})/}),summary:({groups:e,lines:s})=>{const i=e.name??p(s,/^\s*package '([^']{1,150})' has conflicts/);
return i||!s.some(l=>l.includes("Failed to process"))?`two packages of the repository have one name${i?`: ${i}`:""}`:"the graph of projects cannot be made: mult\
iple projects may have one name"},remedy:()=>"Give each package of the repository a name of its own, in its package.json or project.json.",part:()=>({kind:"name\
s"})},"several-apps":{signs:[{codes:["app_ambiguous"]}],summary:({facts:e})=>Ye(e.message)[0]??"the repository has several apps",remedy:({facts:e})=>`${Ye(e.message)[1]??
"Set rootDirectory in app-settings to one of them"}.`},"server-build":{summary:({facts:e})=>Ye(e.message)[0]??"the build makes a server, and only files are serv\
ed",remedy:({facts:e})=>`${Ye(e.message)[1]??"Let the framework write files instead"}.`},"node-unavailable":{summary:({facts:e})=>e.message??"the Node.js that t\
he repository asks for cannot be had",remedy:()=>"Write another version there, or set nodeVersion in app-settings, which overrides the files."},"build-script-mi\
ssing":{summary:({facts:e})=>Ye(e.message)[0]??"package.json has no build script",remedy:({facts:e})=>`${Ye(e.message)[1]??"Add a build script to package.json, \
or set build-command"}. To publish the folder as it is, set build-command to true and output-directory to the folder.`}};function Ye(e){return e?.split(". ",2)??
[]}function Bt(e="the file"){return e.replace(/^.*\//,"")}const qe=["queue","clone"],Nn={submodule:{signs:[{stages:qe,log:/submodule path '(?<path>[^']{1,200})' failed/}],
summary:({groups:e})=>`the Git submodule ${$(e.path,"of the repository")} could not be cloned`,remedy:()=>"Give the submodule an https:// URL that the platform \
may read in .gitmodules, or keep its files in the repository itself."},"branch-not-found":{signs:[{codes:["branch_not_found"]},{stages:qe,log:/Remote branch (?<branch>\S{1,200}) not found in upstream/}],
summary:({groups:e,facts:s})=>`the branch ${$(e.branch??s.branch,"to build")} does not exist`,remedy:()=>"Push the branch, or set the input branch to one that e\
xists on the remote; names are case-sensitive."},"commit-not-found":{signs:[{codes:["commit_not_found"]},{stages:qe,log:/reference is not a tree: |not our ref [0-9a-f]{7,64}/}],
summary:()=>"the commit is not in the repository",remedy:()=>"Push the commit to the repository that the app builds from; a force push or a fork may have left i\
t behind."},"repository-not-allowed":{summary:({facts:e})=>`the platform does not take the repository ${$(e.repository,"given")}`,remedy:()=>"Set the input repo\
sitory to owner/name or an https:// URL; local paths and file:// need a platform started with --allow-local-git."},"repository-not-found":{signs:[{codes:["repos\
itory_not_found"]},{stages:qe,log:/remote: Repository not found\.|^fatal: repository '[^']{1,300}' (?:not found|does not exist)/},{stages:qe,log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey/}],
summary:({facts:e})=>`the platform cannot read the repository ${$(e.repository,"of the app")}`,remedy:({facts:e})=>`Check the spelling of the input repository. \
If it is private, give the platform access to it${b(e)?": a token in its --git-url":", as by its GitHub app or a deploy key"}.`},"root-directory-missing":{signs:[
{codes:["root_directory_missing"]},{tool:"npm",log:/Could not read package\.json(?:: .{0,80}? open '(?<path>[^']{1,400})\/package\.json')?/},/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: can't cd to (?<path>\S{1,300})$/,
/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: (?<path>[^\s:]{1,300}): No such file or directory$/],summary:e=>{const{asked:s,actual:i}=Gt(e),l=e.facts.code==="ro\
ot_directory_missing"?`the root directory${s?` "${s}"`:""} does not exist in the repository`:s?`there is no package.json in "${s}"`:"there is no package.json wh\
ere the build ran";return i?`the folder "${s}" is spelt "${i}" in the repository`:l},remedy:e=>{const{asked:s,actual:i}=Gt(e),l=e.facts.code==="root_directory_m\
issing";return i?`Write ${i} ${l?"as rootDirectory in app-settings":`where the command names ${s}`}: builds run where upper and lower case count.`:`Set rootDire\
ctory in app-settings${b(e.facts)?"":", on a platform that has it,"} to the folder of the app, relative to the repository, and check that it is committed.`}}};function Gt(e){
const{groups:s,facts:i}=e,l=s.path??/root directory `([^`]{1,300})`/.exec(i.message??"")?.[1],f=i.list;if(!l||!f)return{asked:l?.startsWith("/")?void 0:l,actual:void 0};
if(!l.startsWith("/"))return{asked:l,actual:(0,g.M)(l,f)};const w=l.split("/").slice(0,40);for(let C=1;C<w.length;C++){const Z=w.slice(C).join("/"),ee=(0,g.M)(Z,
f);if(ee)return{asked:Z,actual:ee}}const I=(0,g.p)(l,e);return{asked:I.startsWith("/")?void 0:I,actual:void 0}}const Kt=/^> @?[^\s@]{1,150}(?:@\S{0,60})? (?<name>[\w:.-]{1,60})(?: \/\S{1,400})?$/,
Ue=/^[>$] (?<command>\S.{0,300})$/,Pn=/^The build command `(?:npm|pnpm|yarn|bun) (?:run )?(?<name>[\w:.-]{1,60})`/,Ln={"silent-command":{signs:[{weak:!0,stages:[
"build"]}],summary:e=>{const{facts:s,lines:i}=e,l=s.exitCode&&$t(e);if(!(!l||Le(i,s.message)!==void 0))return`the script "${l.name}" (${l.command}) failed, and \
it printed no reason`},remedy:e=>{const s=$t(e)?.command.split(/&&|;/)??[];return`Run the commands of the script one by one: one of them exits with a code other\
 than 0 without a word.${s.length>1?` The last one is \`${s.at(-1)?.trim()}\`.`:""}`},part:e=>({kind:"script",...$t(e)})}};function $t({facts:e,lines:s}){const i=s.
findLastIndex((C,Z)=>Kt.test(C)&&Ue.test(s[Z+1]??"")),l=Pn.exec(e.message??"")?.groups?.name,f=Kt.exec(s[i]??"")?.groups?.name??l,w=i<0?s.findLast(Cn):s[i+1],I=Ue.
exec(w??"")?.groups?.command;return f===void 0||I===void 0?void 0:{name:f,command:I}}function Cn(e){return e.startsWith("$ ")&&!/^\$ (?:npm|pnpm|yarn|bun) /.test(
e)}const We=["start_failed"],ot=["unhealthy","not_listening"],bt=/^\s{0,4}(?:\[Nest\] .{1,80} ERROR \[\w{1,40}\] |Uncaught |\[?(?:ERROR|error|FATAL|fatal)\]?:? )?(?<message>(?!.*Cannot find (?:package|module) )(?:[A-Z]\w{0,60})?(?:Error|Exception)(?: \[\w{1,60}\])?: \S.{0,300})$/,
St=new RegExp(bt.source.replace("(?<message>","(?<message>(?!Error: aborted$)")),Dn={"start-variable-missing":{signs:[{codes:[...We,...ot],log:/(?:[Mm]issing|[Uu]ndefined|[Ii]nvalid)(?: required)? env(?:ironment)?(?: variable)?s?:? [`"'[]?(?<name>[A-Z][A-Z0-9_]{1,80})/},
{codes:[...We,...ot],log:/(?<![\w])[`"']?(?<name>[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60})[`"']? (?:environment variable |env var )?(?:is (?:not (?:set|defined|provided)|missing|undefined|required)|must be (?:set|defined))/},
{codes:[...We,...ot],log:/^\s*(?:["']?(?<name>[A-Z][A-Z0-9_]{1,80})["']?: \[ ?)?["'](?:Required|Invalid input: expected \w{1,20}, received undefined)["']/}],summary:e=>{
const s=rt(e);return s&&`the server needs the variable ${s}, which is not set`},remedy:e=>{const s=rt(e);return`Add ${s??"it"} to the app variables: slipway env\
 set ${s??"NAME"}=VALUE, or the input env or secret-env. What was live stays live.`}},"start-port-taken":{signs:[{codes:We,log:/EADDRINUSE(?::.{0,60}?:(?<port>\d{2,5}))?/}],
summary:({groups:e})=>`the server listens twice on the port ${$(e.port,"that it has")}`,remedy:()=>"Listen once. If the start command starts several servers, le\
t only one of them listen on the port in the variable PORT."},"start-heap-full":{signs:[{codes:We,log:/JavaScript heap out of memory|Reached heap limit|Ineffective mark-compacts near heap limit/},
{codes:["out_of_memory"],stages:["activate"],log:/JavaScript heap out of memory|Reached heap limit/}],summary:()=>"the server used all the memory that Node.js m\
ay use",remedy:()=>'Give each instance more by memory in app-settings, as {"memory": "1GiB"}, or let the server load less at its start. What was live stays live\
.'},"start-rejected":{signs:[{codes:We,log:/UnhandledPromiseRejection: .{0,400} with the reason "(?<reason>.{1,200})"/}],summary:({groups:e})=>`the server ended\
, because nothing handles that a promise was rejected with "${e.reason}"`,remedy:()=>"Handle the rejection with catch or try, and reject with an Error: its stac\
k names the line. What was live stays live."},"start-error":{signs:[{codes:We,log:bt}],summary:({groups:e})=>`the server ended with ${e.message}`,remedy:()=>"Me\
nd what the stack in its last lines names. To try it with the variables of the app: slipway exec -- and its start command. What was live stays live."},"start-er\
ror-printed":{signs:[{codes:ot,log:St}],summary:({facts:e,groups:s})=>e.message?`${e.message}. It printed ${s.message}`:void 0,remedy:()=>"Mend what the stack i\
n its last lines names. To try it with the variables of the app: slipway exec -- and its start command. What was live stays live."}},jn={"no-start-command":{summary:({
facts:e})=>e.message?.split(". ",1)[0]??"nothing in the repository says how its server is started",remedy:()=>'Set startCommand in app-settings, as {"startComma\
nd": "node server.js"}, or add a start script to package.json. For a site of files alone, deploy with app-type web-landing.'},"start-package-missing":{signs:[{codes:[
"start_failed"],log:/Cannot find (?:package|module) '(?<name>(?:@[\w.-]{1,100}\/)?[a-z\d][\w.-]{0,100})(?:\/[\w./-]{1,200})?'/}],summary:({groups:e})=>`the serv\
er needs the package ${$(e.name,"that it names")}, which its release does not have`,remedy:({groups:e})=>`Move ${e.name??"it"} to dependencies in package.json: \
a server's release has no packages of devDependencies.`},"start-failed":{summary:({facts:e})=>e.message??"the server ended before it was ready",remedy:()=>"Read\
 the last lines that it printed, and run its start command with the variables of the app. What was live stays live."},"not-listening":{summary:({facts:e})=>e.message??
"the server does not listen",remedy:()=>"Let it listen on the port in the variable PORT soon after its start, and do slow work afterwards. What was live stays l\
ive."},unhealthy:{summary:({facts:e})=>e.message??"the server does not answer as it should",remedy:()=>"Let healthPath in app-settings name a path that answers \
below 500, and read what the server printed. What was live stays live."},"start-out-of-memory":{signs:[{codes:["out_of_memory"],stages:["activate"]}],summary:({
facts:e})=>e.stage?.toLowerCase()==="activate"?e.message??void 0:void 0,remedy:()=>'Give each instance more by memory in app-settings, as {"memory": "1GiB"}, or\
 let the server load less at its start. What was live stays live.'}};function rt({groups:e,lines:s}){if(e.name)return e.name;const i=s.findLastIndex(l=>/^\s*"(?:Required|Invalid input: expected \w{1,20}, received undefined)"/.
test(l));return i<1?void 0:/^\s*"([A-Z][A-Z0-9_]{1,80})": \[$/.exec(s[i-1]??"")?.[1]}const zt=O({...Nn,...In,...Dn,...jn,...An,...Dt,...J,...Y,...Ln});var Un=m(
3403);const Wn={formats:Un.h,causes:zt};var it=m(901),Ht=m(1845);const at=/^WARN\s{1,4}No layout: /,Zt=/^theme:\s{0,20}["']?(?<name>[\w.-]{1,100})["']?\s{0,20}(?:#.*)?$/,
Fn=1e3;async function Yt(e,s,i){if(!e.some(ee=>at.test(ee)))return;const l=(0,_.join)(i,"_config.yml"),f=await s.lines(l)??[],w=f.findIndex(ee=>Zt.test(ee.trimEnd())),
I=Zt.exec(f[w]?.trimEnd()??"")?.groups?.name;if(I===void 0)return;const C=(await s.lines((0,_.join)(i,"package.json"))??[]).join(`
`);if(!(((await s.filesIn((0,_.join)(i,"themes",I),Fn))?.length??0)>0||C.includes(`"hexo-theme-${I}"`)))return{file:(0,_.relative)(s.root,l),line:w+1,message:(0,H.
Ow)(`the theme "${I}" is not installed: package.json has no hexo-theme-${I}, and themes/${I} has no files (${e.find(ee=>at.test(ee))})`,300)}}const Vt=/^(?:_config(?:\.[\w-]{1,40})?\.ya?ml|(?:[\w-]{1,40}\.)?config\.(?:[cm]?[jt]s|json|ya?ml|toml)|\.eleventy\.[cm]?js|(?:hugo|book|docfx|typedoc)\.\w{2,5})$/,
Jt=/^\s{0,20}["']?(?<key>\w{0,30}(?:dir|directory|folder|root|src|source|input|pages|content|public|static)\w{0,20})["']?\s{0,4}[:=]\s{0,4}["']?(?:\.\/)?(?<folder>[\w-]{3,80})\/?["']?\s{0,4},?\s{0,4}(?:#.*|\/\/.*)?$/i,
Bn=/out|dest|dist|public|build|cache|tmp|temp/i,Gn=200,Kn=200;async function zn(e,s){const i=[],l=await e.filesIn(s,Gn)??[],f=await e.foldersIn(s,Kn);for(const w of l.
filter(I=>Vt.test((0,_.basename)(I))))for(const[I,C]of(await e.lines(w)??[]).entries()){const{key:Z="",folder:ee=""}=C.length>300?{}:Jt.exec(C)?.groups??{};if(ee===
""||Bn.test(Z)||f.includes(ee))continue;const[ge]=(0,R.IM)(ee,f);if(ge===void 0)continue;const ae=(0,_.relative)(e.root,(0,_.join)(s,(0,_.basename)(w)));i.push(
{file:ae,line:I+1,message:`${Z} names the folder ${ee}, which does not exist; there is ${ge}/`})}return i.length===1&&!e.isOver?i[0]:void 0}var Hn=m(1293),Zn=m(
3739),Ve=m(8302),vt=m(1772),Yn=m(7994);const Xt={queue:"Deployment failed",clone:"Clone failed",install:"Install failed",build:"Build failed",sync:"Upload faile\
d",activate:"Activation failed"},Qt=1e3,qt=300,en=/exit(?:ed)?(?: with)? (?:code|status)|^(?:the )?(?:build|install|deployment)(?: command)? failed\W*$/i,tn=/^The (?<stage>install|build) command (?<command>`.{1,300}`) (?:exited with|ended by) /,
Vn=/^\s*(?:npm (?:warn|WARN)|warning\b|WARN\b|<w>\s|\(node:\d+\))/;function Jn(e,s=zt){const i=(0,z.Se)(e.message?[...e.log,e.message]:e.log).slice(-Qt).map(f=>f.
text).filter(f=>!Vn.test(f)),l=Xn(e,s,i);if(l)return nn(e,l.cause,l.known,l.message);for(const f of[!0,!1])for(const w of s){const I=w.signs.filter(({codes:ee})=>f===
(ee!==void 0)),C=P({signs:I},e,i),Z=C&&w.summary(C);if(C&&Z)return nn(e,w,C,Z)}return{headline:sn(e,es(e,i),i),remedy:void 0}}function nn(e,s,i,l){const f=(0,H.
Ow)(s.remedy(i),500),w=s.part?.(i);return{headline:sn(e,l,i.lines),remedy:f,cause:s.name,...w&&{fault:{part:w,summary:(0,H.Ow)(l,qt)}}}}function Xn(e,s,i){for(const{
severity:l,code:f,message:w}of e.diagnostics??[]){const I=l==="error"?s.find(C=>C.part&&C.name===f):void 0;if(I)return{cause:I,message:w,known:P(I,e,i)??{groups:{},
facts:e,lines:i}}}}function sn(e,s,i){const l=s.replace(q.cU,C=>(0,g.p)(C.replace(/^file:\/\//,""),{facts:e,lines:i})),f=Xt[e.stage?.toLowerCase()??""]??"Deploy\
ment failed",w=Qn(l,e)?"":qn(e),I=qt-f.length-w.length-2;return`${f}: ${(0,H.Ow)(l.trim().replace(/\.$/,""),I)}${w}`}function Qn(e,{exitCode:s,signal:i}){return typeof s==
"number"?e.includes(`exited with code ${s}`):i!=null&&e.includes(` by ${i}`)}function qn({exitCode:e,signal:s}){return typeof e=="number"&&e!==0?` (exit code ${e}\
)`:s?` (${(0,H.Ow)(s,20)})`:""}function es(e,s){const i=e.diagnostics?.find(f=>f.severity==="error");if(i)return`${i.file}${i.line===null?"":`:${i.line}`}: ${i.
message}`;if(e.message&&!en.test(e.message))return e.message;const l=ns(e,s);return l||(ts(e,s)??(e.message||e.code||"the platform gave no reason"))}function ts({
message:e},s){const i=Le(s,e),l=s.filter(w=>w!==e).map(w=>({text:w,folder:void 0})),f=(0,F.sq)(l)?.message;return f===void 0||i?.includes(f)||i!==void 0&&f.includes(
i)?i:f}function ns({message:e},s){const i=tn.exec(e??"")?.groups,l=s.lastIndexOf(`$ ${i?.command?.slice(1,-1)}`),f=l===-1?s.findLastIndex(I=>I.startsWith("$ ")):
l;return!i||f===-1||s.slice(f+1).filter(I=>I!==e&&!Ce(I)).length>0?void 0:`the ${i.stage} command ${i.command} failed, and it printed nothing`}var De=m(6709),Ke=m(
4046),ss=m(402),kt=m(3573);function os({file:e,text:s},i){if(!e.endsWith("yarn.lock")||s==="")return;const l=i.map(({value:f})=>f.name);return(0,De.bA)(i,(f,w)=>l.
includes(f)||!/^[\^~<>=*\d]/.test(w)?!1:!s.includes(`${f}@${w}`)&&!s.includes(`${f}@npm:${w}`))}function rs(e,{file:s,text:i},l){const f=is(s,i),w=new Set([e]);
for(const I of w){const C=I===e?void 0:(0,De.bA)(l,Z=>Z===I);if(C)return C;for(const Z of f.get(I)??[])w.add(Z)}}function is(e,s){const i=Map.groupBy(as(e,s),([
,l])=>l);return new Map([...i].map(([l,f])=>[l,f.map(([w])=>w)]))}function as(e,s){return/(?:package-lock|npm-shrinkwrap)\.json$/.test(e)?cs(s):e.endsWith("bun.\
lock")?ls(s):/(?:yarn\.lock|pnpm-lock\.yaml)$/.test(e)?us(s):[]}function*cs(e){const s=(0,Ve.D7)(e)?.packages;for(const[i,l]of Object.entries((0,Ve.Gv)(s)?s:{})){
const f=(0,Ve.Gv)(l)&&i.includes("node_modules/")?l.dependencies:void 0;for(const w of Object.keys((0,Ve.Gv)(f)?f:{}))yield[i.split("node_modules/").at(-1)??"",
w]}}const on='"dependencies": {';function*ls(e){for(const s of e.split(`
`)){const i=/^\s{4}"[^"]{1,200}": \["(?<name>@?[^"@]{1,200})@/.exec(s)?.groups?.name,l=i===void 0?-1:s.indexOf(on),f=l===-1?-1:s.indexOf("}",l),w=f===-1?"":s.slice(
l+on.length,f);for(const I of w.matchAll(/"([^"]{1,200})":/g))yield[i??"",I[1]??""]}}const ds=/^\s{0,2}["']?\/?(?<name>@?[^@\s"'/]{1,200}(?:\/[^@\s"'/]{1,200})?)@\S/,
_t=/^\s{4,6}["']?(?<name>@?[^\s"':/]{1,200}(?:\/[^\s"':]{1,200})?)["']?(?::|\s)\s{0,4}\S/;function*us(e){let s="",i;for(const l of e.split(`
`)){const f=l.search(/\S/);if(f<0)continue;if(f<=2&&l.trimEnd().endsWith(":")){const I=/^\s{2}(?:optionalD|d)ependencies:$/.test(l);s=I?s:ds.exec(l)?.groups?.name??
"",i=I?2:void 0}else/^\s{4}(?:optionalD|d)ependencies:$/.test(l)?i=4:i!==void 0&&f<=i&&(i=void 0);const w=i!==void 0&&f===i+2?_t.exec(l)?.groups?.name:void 0;w!==
void 0&&s!==""&&(yield[s,w])}}const fs=60,ps=20,ms=300,rn=/(?:^|\/)(?:[jt]sconfig[\w.-]{0,60}|\.[\w.-]{1,60}|devcontainer)\.json$/;function ct(e){const l=an(e).
flatMap(f=>f.split(/[\s'"`(),:;=[\]{}]+/)).map(f=>f.replace(/\.$/,"")).filter(f=>f.endsWith(".json")).filter(f=>!rn.test(f)&&!f.includes("node_modules/"));return[
...new Set(l.reverse())].slice(0,ps)}function hs(e,s){const i=an(e),l=Le(i,e.message);if(l===void 0)return;const f=i.filter(w=>/\berror\b|\bfail|not found|cannot|could ?n[o']t|no matching/i.
test(w));for(const w of[l,...f.reverse()]){if(w===e.message||Pe(w))continue;const I=w.replace(/%2f/gi,"/").split(/[\s'"`(),:;]+/),C=new Set(I.map(Ot)),Z=(0,De.bA)(
s,ee=>C.has(ee));if(Z)return{dependency:Z,message:(0,H.Ow)(w.trim(),ms)}}}function Ot(e){const s=e.split("/"),[i="",l=""]=s.slice(-2),f=i.startsWith("@")?`${i}/${l}`:
l||i;return/^@?[^@]+@/.test(f)||s.length>1?f.replace(/(?<=.)@.*$/,""):void 0}function an({log:e}){return(0,z.Se)(e).slice(-fs).map(({text:s})=>s)}async function gs(e,s,i,l){
const{fault:f,cause:w=""}=Jn(e,l);if(w!==""&&!f)return;const I=f?.summary??"",C=await(0,De.PX)(s,i),Z=await(0,ss.GQ)(s,i),ee={sources:s,folder:i,app:s.pathOf(i),
manifests:C,lockfile:Z,cause:w,summary:I},ge=f?await ws(f.part,ee):await cn(e,ee);if(!ge)return;const{line:ae,column:de}=ge.place??{line:null,column:null},Ae=ge.
message??I;return{file:ge.file,line:ae,column:de,severity:"error",code:(ge.cause??w)||null,message:Ae}}async function cn(e,s){for(const l of ct(e)){const f=await lt(
l,s);if(f?.place)return{...f,cause:"settings-invalid"}}const i=e.stage==="install"?hs(e,s.manifests):void 0;return i&&{...ze(i.dependency),message:i.message}}async function ws(e,s){
switch(e.kind){case"dependency":return await bs(e,s)??dn(e,s);case"engines":return Ss(e,s);case"script":return await mn(s)??un(e,s);case"uninstalled":return mn(
s);case"member":return e.name==="workspaces"?_s(s):vs(e,s);case"lockfile":return hn(e.lacks,s);case"file":return lt(e.path,s);case"names":return Rt(s.manifests);default:
return(0,Zn.xb)(e)}}const ln=["preinstall","install","postinstall","prepare"],ys=["package-not-found","version-not-found","registry-login","registry-refused"];function dn({
name:e,host:s,script:i},{manifests:l,lockfile:f,cause:w,summary:I}){const C=(0,De.bA)(l,(ae,de)=>e===void 0?s!==void 0&&de.includes(s):ae===e);if(!C){const ae=i&&
l.find(({value:Ae})=>Ae.name===e);if(ae){const Ae=I.replace(/^the package "[^"]{1,200}"/,"the project");return{file:ae.file,...un({kind:"script",...i},{manifests:[
ae]}),message:Ae}}const de=e!==void 0&&f?rs(e,f,l):void 0;return de&&{...ze(de),message:`${I}; ${de.name} brings it`}}const Z=l.find(({value:ae})=>ae.name===C.name);
if(!Z||!ys.includes(w))return ze(C);const ee=Z.value.version,ge=typeof ee=="string"?`in version ${ee}`:"without a version";return{...ze(C),cause:"workspace-vers\
ion",message:`"${C.name}" is a workspace of this repository (${Z.folder}) ${ge}, and ${C.manifest.file} asks for ${C.wanted}`}}const Es=[".npmrc",".yarnrc.yml",
".yarnrc","bunfig.toml"],$s=/^registry\.(?:npmjs\.org|yarnpkg\.com)$/;async function bs({host:e,name:s},i){const{sources:l,lockfile:f,folder:w,manifests:I}=i;if(e===
void 0||$s.test(e)||(0,De.bA)(I,(de,Ae)=>Ae.includes(e)))return;for(const de of Es){const Fe=(await l.lines((0,_.resolve)(w,de))??[]).findIndex(Je=>Je.includes(
`//${e}`))+1;if(Fe>0)return{file:l.pathOf((0,_.resolve)(w,de)),place:{line:Fe,column:1}}}const C=f?.text.split(`
`)??[],Z=de=>/\bresol(?:ved|ution)\b|\btarball\b/.test(de),ee=(de,Ae)=>de.includes(`//${e}/`)&&de.includes(Ae)&&Z(de),ge=s===void 0?-1:C.findIndex(de=>ee(de,`/${s}\
/`)),ae=(ge>=0?ge:C.findIndex(de=>ee(de,"")))+1;return f&&ae>0?{file:f.file,place:{line:ae,column:1}}:void 0}function ze({manifest:e,place:s}){return{file:e.file,
place:s}}function Ss({name:e,member:s},{manifests:i,summary:l}){const f=C=>(0,Ve.Gv)(C.value.engines)&&s in C.value.engines,w=i.find(C=>f(C)&&(e===""||C.value.name===
e));if(!w){const C=(0,De.bA)(i,Z=>Z===e);return C&&ze(C)}const I=l.replace(/^"[^"]{1,200}"/,"the project");return{file:w.file,place:(0,Ke.VV)(w,["engines",s]),message:I}}
function un({name:e,command:s},{manifests:i}){const l=w=>s!==void 0&&(w===s||w.split(/[\s;&|()]+/).includes(s)),f=(0,De.fv)(i,(w,I)=>(e===void 0||w===e)&&l(I))??
(0,De.fv)(i,w=>s===void 0&&e===void 0?ln.includes(w):w===e);return f&&ze(f)}function vs({name:e,wanted:s},{manifests:i,summary:l}){const f=e==="scripts"&&s!==void 0?
(0,De.fv)(i,(ee,ge)=>ks(ge,s)):void 0,w=f?.manifest??i.find(({value:ee})=>ee[e]!==void 0)??i[0];if(!w)return;const I=w.value[e],C=s!==void 0&&(0,Ve.Gv)(I)?(0,R.
pA)(s,Object.keys(I)):[],Z=f?.place??(0,Ke.VV)(w,[e]);return{file:w.file,place:Z,message:(0,L.RU)(l,C)}}const fn=["npm","pnpm","yarn","bun"],pn=["npm-run-all","\
npm-run-all2","run-s","run-p"];function ks(e,s){return e.split(/[;&|()"']+/).some(i=>{const l=i.split(/\s+/).filter(Z=>Z!==""&&!Z.startsWith("-")),f=l.findIndex(
Z=>fn.includes(Z)||pn.includes(Z));if(f<0)return!1;const[w="",I="",...C]=l.slice(f);return pn.includes(w)?[I,...C].includes(s):(/^run(?:-script)?$/.test(I)?C[0]:
I)===s})}function _s({manifests:e,lockfile:s}){const i=e.find(({folder:l})=>l===(s?.folder??""))??e[0];return i&&{file:i.file,place:(0,Ke.VV)(i,["workspaces"])}}
function Rt(e){for(const[s,{file:i,value:l}]of e.entries()){const f=e.slice(s+1).find(I=>I.value.name===l.name);if(typeof l.name!="string"||!f)continue;const w=`\
multiple projects are called ${l.name}: ${i} and ${f.file}`;return{file:f.file,place:(0,Ke.VV)(f,["name"]),message:w}}}async function mn({sources:e,app:s,manifests:i,
lockfile:l,summary:f}){const w=i.find(({folder:ee})=>ee===s);if(!w||!l||l.folder===s)return;const I=i.find(({folder:ee})=>ee===l.folder),C=l.folder===""?s:s.slice(
l.folder.length+1),Z=await(0,kt.c)(l,I,e);if(!(0,kt.S)(C,Z.patterns))return{file:Z.file??w.file,place:Z.place,cause:"outside-workspaces",message:`${f}: ${s} is \
not in the workspaces of ${Z.file??"the root"}, so its dependencies were not installed`}}function hn(e,{manifests:s,lockfile:i,cause:l}){const[f]=s;if(!i)return f&&
{file:f.file};const w=(0,Ke.as)(i.text);if(w!==void 0){const de=`${i.file} has the conflict markers of a merge`,Ae=(0,vt.q1)(i.text,w);return{file:i.file,place:Ae,
cause:"conflict-markers",message:de}}const I=(0,De.bA)(s,de=>e.includes(de))??os(i,s);if(!I||l!=="lockfile-outdated")return{file:i.file};const{manifest:C,name:Z,
wanted:ee}=I,ge=s.some(({value:de})=>de.name===Z),ae=`${i.file} does not fit ${C.file}, which asks for ${Z} ${ee}${ge?", a workspace of this repository":""}`;return{
...ze(I),message:ae}}async function lt(e,{sources:s,folder:i}){const l=(0,_.resolve)(i,e);if(!(0,Yn.FK)(s.root,l))return;const f=await s.text(l),w=s.pathOf(l);if(f===
void 0)return;const I=(0,vt.UQ)(f);if(!/\.jsonc?$/.test(w)||!I||/^[ \t]{0,80}\/[/*]/m.test(f))return{file:w};const C=(0,vt.q1)(f,I.offset);return{file:w,place:C,
message:`${w} is not valid JSON: ${I.message} (line ${C.line}, column ${C.column})`}}const gn=10,wn=2;async function dt(e,s){const l=e.exitCode!==null||e.signal!==
null?s.stage==="install"?"install":"build":void 0,f=e.diagnostics;return f.length>0?At(f,s):At(await ft({...e,log:s.log.recent()},xt(s,{command:l})),s)}function xt({
root:e,context:s,workspace:i},l){const{clock:f}=s;return{root:i.source,folder:e,command:"build",clock:f,processor:T.jq,...l}}function At(e,{context:s,workspace:i}){
const l=e.map(f=>({...f,message:ut(f.message,i)}));return Ls(l,new it.j(i.source,s.clock))}function ut(e,{source:s,app:i}){return e.replaceAll(`file://${s}/`,"").
replaceAll(`${s}/`,"").replace(q.cU,l=>l.includes(`${i}/`)?_.posix.basename(l):l)}async function Os(e,s,i){if(e.code==="out_of_memory")return[];const l=e.log.map(
I=>I.replace(En,i)),f=new Set((await(0,Ht.z)(s))?.map(({path:I})=>I)),w=await ft({...e,log:l},xt(s,{own:f,searchMs:yn}));return At(w.filter(({severity:I,line:C})=>I===
"error"&&C!==null),s)}const yn=1e3,En=/(?<![\w.-])\/app(?=\/)/g;async function ft(e,s,{formats:i,causes:l}=Wn){const{read:f,guess:w}=await(0,Hn.RJ)(e.log,s,i),I=w?
[...f,w]:f,C=new it.j(s.root,s.clock),Z=await gs({...e,diagnostics:I},C,s.folder,l);if(!Z)return I;const ee=({file:ge,line:ae})=>ge===Z.file&&(ae===null||ae===Z.
line);return[Z,...f.filter(ge=>!ee(ge))]}async function Rs(e,s=T.jq){const i=e.log.recent(),l=xt(e,{processor:s,searchMs:yn}),{root:f,folder:w,clock:I}=l,C=await zn(
new it.j(f,I),w),Z=C?[C]:[];if(!i.some(je=>(0,F.F7)(je)||/^WARN\b/.test(je)))return Z;const ee=await Yt(i,new it.j(f,I),w);if(ee)return[ee];const ae=(await ft({
stage:"build",exitCode:0,log:i},l)).filter(({severity:je})=>je==="error").slice(0,W.ws),de=(0,z.Se)(i),Ae=je=>({...je,message:ut(je.message,e.workspace)}),Fe=ae.
map(je=>Ae(xs(je,de)));if(Fe.length>0)return[...Z,...Fe].slice(0,W.ws);const Je=(0,F.sq)(de);return Je?[...Z,Ae({file:null,line:null,message:Tt(Je.message)})]:Z}
function xs({file:e,line:s,message:i},l){const f={file:e,line:s,message:Tt(i)};return e!==null&&s!==null&&Is(i,(0,_.basename)(e),l)?{...f,isMarked:!0}:f}const As=/^\[?(?:ERROR|FATAL)\]?:?\s/,
Ts=12,Ms=100;function Is(e,s,i){const l=e.slice(0,40);return i.some(({text:f},w)=>{if(!As.test(f))return!1;const I=f.endsWith("{")?i.slice(w,w+Ms):[],C=I.findIndex(
ee=>ee.text.startsWith("}")),Z=C===-1?i.slice(w,w+Ts):I.slice(0,C+1);return[l,s].every(ee=>Z.some(ge=>ge.text.includes(ee)))})}function Tt(e){return(0,H.Ow)(e,W.
iA).toWellFormed()}const Ns=/not installed|can(?:not|'t) (?:find|resolve)|could not (?:find|resolve|load)|failed to resolve|no such file|unresolved/i;function Ps(e){
const s=e.filter(({severity:i})=>i==="error");return s.length>0&&s.every(({line:i,message:l})=>i!==null&&!Ns.test(l))}async function Ls(e,s){const i=[];for(const l of e.
slice(0,gn)){const f=l.line===null?void 0:await s.lines(l.file);i.push(f&&l.line!==null?{...l,source:Cs(f,l.line)}:l)}return[...i,...e.slice(gn)]}function Cs(e,s){
const i=Math.max(1,s-wn);return e.slice(i-1,s+wn).map((l,f)=>({line:i+f,text:(0,H.DJ)(l.slice(0,K.IC.sourceLine)).toWellFormed()}))}}),4177:((ke,se,m)=>{m.d(se,
{EZ:()=>L,ac:()=>h,fz:()=>O,nC:()=>M});var _=m(6760),T=m(3052),H=m(7214),W=m(6612),K=m(6419),F=m(402);const z=/^(?!(?:package-lock|npm-shrinkwrap|pnpm-lock)\.|(?:CHANGELOG|LICENSE)\b)(?:.*\.(?:[cm]?[jt]sx?|g[jt]s|json[5c]?|ya?ml|toml|vue|svelte|astro|mdx?|markdown|html?|hbs|handlebars|njk|nunjucks|liquid|pug|jade|ejs|eta|twig|css|p?css|s[ac]ss|less|styl|graphqls?|gql|sh|py|rb|go|rs|php)|\.\w{2,20}rc|\.env(?:\.\w{1,20})?)$/i,
q=/\.(?:png|jpe?g|gif|svg|webp|avif|ico|woff2?|mp4|pdf)$/i,G={test:A=>z.test(A)||q.test(A)},N=/(?:^|\/)(?:dist|build|out|_site|coverage|cache|storybook-static)\//,
x=/\.(?:timestamp-\d{6,20}-\w{1,40}|bundled_\w{1,40})\.[cm]?js$/;function O(A){return x.test(A)}const P=2e3,b=1e3,p=3,$=2*T.D6,R=32;function L(A){const g=(u="")=>/^---\s*$/.
test(u);return g(A[0])?A.findIndex((u,y)=>y>0&&g(u))+1:0}function M(A,g){return A.flatMap((u,y)=>g(u,y)?[y+1]:[])}class h{files;#e;#t;#n=new Map;#s;list;#o=new Map;constructor(g,u,y,S=[]){
this.files=y,this.list=(0,H.c3)([...y,...S]),this.#e=g,this.#t=u,this.#s=new Set(y)}static async read(g,u,y){const S=[],U=[];for await(const J of g.walk(G)){const te=g.
pathOf(J);if(!(N.test(te)||x.test(te)||y?.has(te)===!1)&&(q.test(te)?U.length<b&&U.push(te):S.push(te),S.length>=b))break}return new h(g,g.pathOf(u),S,U)}has(g){
return this.#s.has(g)}get manifest(){return[`${this.#t}/package.json`,"package.json"].find(g=>this.has(g))}async lockfile(){return(await(0,F.GQ)(this.#e,(0,_.resolve)(
this.#e.root,this.#t)))?.text??""}find(g){const u=(0,W.qD)(g,{exists:U=>this.has(U),rootDirectory:this.#t});if(u!==void 0||g.startsWith("/")||/node_modules|^\w+:/.
test(g))return u;const y=g.replace(/^(?:\.{1,2}\/)+/,"");if(!/\.[a-z]\w{0,9}$/i.test(y)||N.test(y))return;const S=this.files.filter(U=>U.endsWith(`/${y}`)||y.endsWith(
`/${U}`));return S.length===1&&(S[0]?.includes("/")||(0,_.basename)(y)!==y)?S[0]:void 0}async lines(g){const u=this.#n.get(g);if(u)return u;const S=(await this.#e.
lines((0,_.resolve)(this.#e.root,g))??[]).map(U=>U.length>P?"":U);return this.#n.set(g,S),S}async collect(g,u){await this.load(g);const y=[];for(const S of g)for(const[
U,J]of(await this.lines(S)).entries()){const te=u(J,U+1,S);te!==void 0&&y.push(te)}return y}async piece(g,u,y,S){const U=(await this.#r(g))[u-1]??"";return U.length<=
2*S?U:U.slice(Math.max(0,y-1-S),y-1+S)}async#r(g){const u=this.#o.get(g);if(u||this.#o.size>=p)return u??[];const{root:y}=this.#e,S=(await(0,K.xO)(y,(0,_.resolve)(
y,g),$))?.text.split(`
`)??[];return this.#o.set(g,S),S}async load(g=this.files){for(let u=0;u<g.length&&!this.isOver;u+=R)await Promise.all(g.slice(u,u+R).map(y=>this.lines(y)))}onlyOf(g){
return g.length===1&&!this.isPartial?g[0]:void 0}get isPartial(){return this.isOver||this.files.length>=b}get isOver(){return this.#e.isOver}}}),9093:((ke,se,m)=>{
m.r(se),m.d(se,{warningsOf:()=>N});var _=m(1224),T=m(8595),H=m(6653),W=m(5388),K=m(901),F=m(1293),z=m(8741),q=m(4177);const G={file:null,line:null};async function N(b,p){
const $=await(0,z.faultsOfSuccess)(b),R=p.some(W.isErrorOfSite)?$:$.filter(({isMarked:A})=>A),L=await q.ac.read(new K.j(b.workspace.source,_.jq,F.wA),b.root),M=R.
map(A=>{const{file:g,line:u}=A;return{code:"build_fault",file:g,line:u,message:(0,z.ownWords)((0,T._Q)(A))}}),h=await Promise.all(p.map(A=>x(A,L)));return[...M,
...h].slice(0,T.iq)}async function x(b,p){const{code:$,message:R,href:L,in:M=""}=b;if($==="unclosed_block")return{code:$,message:(0,z.ownWords)(R),...await P(p)};
const h=L===void 0?void 0:await(0,H.uP)(L,M,void 0,u=>O(u,p)),{file:A,line:g}=p.isOver||!h?G:h.place;return{code:$,file:A,line:g,message:(0,z.ownWords)(R+(p.isOver?
"":(0,H.lp)(h)))}}function O(b,p){return p.collect(p.files,($,R,L)=>{const M=(0,H._Q)($,b);return M===void 0?void 0:{file:L,line:R,column:M}})}async function P(b){
const p=b.files.filter(R=>R.endsWith(".css"));await b.load(p);const $=await Promise.all(p.map(async R=>({file:R,line:(0,H.Dn)(R,(await b.lines(R)).join(`
`),void 0)??null})));return b.onlyOf($.filter(({line:R})=>R!==null))??G}}),804:((ke,se,m)=>{m.r(se),m.d(se,{holdsPrivateKey:()=>X,inspectOutput:()=>h,isExampleOfSecrets:()=>ne,
isSecretFile:()=>te});var _=m(7598),T=m(3024),H=m(1455),W=m(6760),K=m(6466),F=m(7975),z=m(8522),q=m(2458),G=m(6583),N=m(3715),x=m(6813);const O=16*1024*1024,P=4,
b=(0,F.promisify)(z.brotliCompress),p=(0,F.promisify)(z.gzip),$=/\.(?:avif|br|gif|gz|jpe?g|mov|mp[34]|ogg|pdf|png|tgz|webm|webp|woff2?|zip|zst)$/i,R={params:{[z.
constants.BROTLI_PARAM_QUALITY]:5}},L={level:6},M=1e3;async function h(V){const{directory:Y,kind:B,commit:re,mostFiles:le,signal:fe}=V,Ee=(await(0,H.readFile)((0,W.
join)(Y,".git","shallow"),"utf8").catch(()=>"")).trim()===re,Re=[],ve=[];for await(const Se of A(Y,"",B)){if(fe.throwIfAborted(),Re.length>=le||Buffer.byteLength(
Se)>N.Si.pathBytes)continue;const $e=g(Se,Ee);$e==="ordinary"?Re.push(Se):$e!=="left-out"&&ve.length<M&&ve.push({path:Se,kind:$e})}const Oe=[],xe=Re.sort().values(),
Te=async()=>{for(const Se of xe){fe.throwIfAborted();const $e=await u(Y,Se,fe);$e&&Oe.push($e)}};return await Promise.all(Array.from({length:P},Te)),Oe.sort((Se,$e)=>Se.
path<$e.path?-1:1),{files:Oe,odd:ve,ignoredRules:(0,x.d)(Y)}}async function*A(V,Y,B){const re=await(0,H.readdir)((0,W.join)(V,Y),{withFileTypes:!0});for(const le of re.
sort((fe,Ee)=>fe.name<Ee.name?-1:1)){const fe=Y+le.name,Ee=le.name===".git"||fe==="node_modules";fe!==G.nA&&(B==="folder"&&!Ee&&(0,q.W)(le.name)&&!te(le.name)||
(le.isDirectory()&&!Ee?yield*A(V,`${fe}/`,B):(Ee||le.isFile()||le.isSymbolicLink())&&(yield fe)))}}function g(V,Y){const B=V.slice(V.lastIndexOf("/")+1);return V===
"node_modules"||B===".git"&&Y?"left-out":B===".git"?"repository":ne(B)?"example":te(B)?"secrets":"ordinary"}async function u(V,Y,B){const re=(0,W.join)(V,Y),le=await(0,H.
stat)(re).catch(()=>{});if(!le?.isFile())return;const fe=le.size;if(fe>O)return{path:Y,bytes:fe,brotli:fe,gzip:fe,digest:await y(re,B)};const Ee=await(0,H.readFile)(
re),Re=(0,_.createHash)("sha256").update(Ee).digest("hex"),ve={path:Y,...await S(Y,Ee),digest:Re};return X(Ee)?{...ve,hasKey:!0}:ve}async function y(V,Y){const B=(0,_.
createHash)("sha256");return await(0,K.pipeline)((0,T.createReadStream)(V),B,{signal:Y}),B.digest("hex")}async function S(V,Y){const B=Y.length;if(B===0||$.test(
V))return{bytes:B,brotli:B,gzip:B};const[re,le]=await Promise.all([p(Y,L),b(Y,R)]);return{bytes:B,brotli:Math.min(B,le.length),gzip:Math.min(B,re.length)}}const U=/^(?:\.env(?:\..*|rc)?|\.netrc|\.htpasswd|\.pgpass|\.git-credentials|id_(?:rsa|dsa|ecdsa|ed25519))$/i,
J=/^\.env\.(?:.+\.)?(?:example|sample|template|dist|defaults?)$/i;function te(V){return U.test(V)&&!ne(V)}function ne(V){return J.test(V)}const oe="PRIVATE KEY",
he=600;function X(V){for(let Y=V.indexOf(oe);Y!==-1;Y=V.indexOf(oe,Y+oe.length)){const B=V.toString("latin1",Math.max(0,Y-40),Y+he);if(/-----BEGIN [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----(?:\s|\\[nr])[^<]{0,300}?[A-Za-z0-9+/]{50}/.
test(B))return!0}return!1}}),1845:((ke,se,m)=>{m.d(se,{z:()=>K});var _=m(1264),T=m(6275),H=m(417);const W=2e5;async function K({context:F,mirror:z,commit:q,signal:G}){
const N=[],x=["-C",z,"-c","core.quotePath=false","ls-tree","-r","--full-tree",q],{exitCode:O}=await(0,T.m)("git",x,{cwd:"/",env:{...(0,H.gE)("none"),PATH:`${F.path}\
:${_.sg}`},signal:G,onLine(P,b){const[,p,$,R]=/^(\d{6}) \w+ ([0-9a-f]{40,64})\t(.+)$/.exec(P)??[];b==="stdout"&&p&&$&&R&&N.length<=W&&N.push({mode:p,id:$,path:R})}});
return O===0&&N.length<=W?N:void 0}}),7699:((ke,se,m)=>{m.d(se,{If:()=>x,KZ:()=>z,Zz:()=>O,jO:()=>b,tH:()=>G});const _=String.raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})(?:\s|(?!\s))|[^\da-f])`,
T=String.raw`"([^"\\\n]*(?:${_}[^"\\\n]*)*)"`,H=String.raw`'([^'\\\n]*(?:${_}[^'\\\n]*)*)'`,W=String.raw`((?:[^()"'\s\\]|${_})+)\s*\)`,K=new RegExp([String.raw`/\*[\s\S]*?(?:\*/|$)`,
_,String.raw`(?:url\(\s*|@import\s+)(?:${T}|${H})`,String.raw`url\(\s*${W}`,T.replace("(","(?:"),H.replace("(","(?:")].join("|"),"gi"),F=/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;
function z(L){return[...L.matchAll(K)].flatMap(M=>{const h=M.slice(1).find(A=>A!==void 0);return h===void 0||h===""||h.startsWith("#")?[]:[{href:R(h),kind:"asse\
t"}]})}const q=new RegExp(`${K.source}|([{}])`,"gi");function G(L){const M=[];for(const A of L.matchAll(q)){const g=A.at(-1);g==="{"?M.push(A.index):g==="}"&&M.
pop()}const h=M.at(-1);return h===void 0?void 0:L.slice(0,h).split(`
`).length}const N=new RegExp(`${K.source}|(@(?:tailwind|apply|screen|include|mixin|extend|use|forward))(?=\\s)`,"gi");function x(L){for(const M of L.matchAll(N)){
const h=M.at(-1);if(h?.startsWith("@"))return h}}function O(L,M){return M.startsWith("<")?`The page ${L} has ${M}, which browsers show as text: the template eng\
ine did not run`:`The style sheet ${L} has ${M}, which browsers ignore: the tool that replaces it did not run`}const P=/(?<=[=(,:[?|&{}\s]|return)(["'`])(\/(?!\/)[^"'`\s\\<>{}$?#*]{1,200}\.(?:avif|gif|jpe?g|mp[34]|otf|pdf|png|svg|ttf|webm|webp|woff2?))["'`](?=[,;:)\]}?\s])/gi;
function b(L){return[...L.matchAll(P)].map(([,,M=""])=>({href:M,kind:"mention"}))}const p=/\b(?:fetch|getJSON|importScripts|(?:Shared)?Worker)\(\s{0,9}["'`]((?!\/\/)[^"'`\s\\<>{}$?#*:]{1,200}\.(?:csv|geojson|html?|js|json|md|svg|txt|wasm|webmanifest|xml|ya?ml))["'`]\s{0,9}[,)]/g;
function $(L){return[...L.matchAll(p)].map(([,M=""])=>({href:M,kind:"mention"}))}function R(L){return L.replace(F,(M,h,A,g)=>{const u=h===void 0?Number.NaN:Number.
parseInt(h,16);return u<=1114111?String.fromCodePoint(u):A===void 0?g??"":""})}}),6653:((ke,se,m)=>{m.d(se,{Dn:()=>P,_Q:()=>x,lp:()=>q,uP:()=>H});var _=m(5807),
T=m(7699);async function H(u,y,S,U,J=!1){let te,ne,oe;const he=u.replace(/^(?:\.{0,2}\/)+/,"");for(const V of p(u,y)){const Y=(await U(V)).filter(({file:le})=>!W.
test(le)),B=Y.filter(({file:le})=>!b(le,S));if(oe){const le=V===he?h(B.filter(({file:fe})=>!F.test(fe))):void 0;if(le)return{place:le,others:[oe]};continue}const re=h(
B)??h(B.filter(({file:le})=>A(le,y)));if(re&&!(J&&F.test(re.file)))return{place:re,others:[]};oe=re,te??=M(B,y,J),ne??=h(Y)}const X=oe??(te?void 0:ne);return X?
{place:X,others:[]}:te}const W=/\.log$|(?:^|\/)(?:netlify\.toml|(?:vercel|firebase)\.json|_redirects)$/;function K(u){return F.test(u)}const F=/\.(?:mdx?|markdown)$/,
z=/(?:^|\/)_?(?:layouts?|includes?|partials?|components?|themes?)\//i;function q(u){return!u||u.others.length===0?"":`; also in ${u.others.map(({file:y,line:S})=>S===
null?y:`${y}:${S}`).join(", ")}`}const G=/(?:[\s"'`(=[{}>,:%]|(?:\(|:\s)<|<(?=\.))\.{0,2}\/?$/,N=/^[\s"'`)\]}<>,;#?]/;function x(u,y){for(let S=u.indexOf(y);S!==
-1;S=u.indexOf(y,S+1)){const[U,J]=[u.slice(Math.max(0,S-4),S),u.slice(S+y.length,S+y.length+1)];if((S===0||G.test(U))&&(J===""||N.test(J)))return S+1}}const O=/(?:^|\/)(?:__\w+__|tests?|specs?|fixtures?|examples?|node_modules|vendor)\//;
function P(u,y,S){return b(u,S)||O.test(u)?void 0:(0,T.tH)(y)}function b(u,y){return y!==void 0&&u.startsWith(`${y}/`)}function p(u,y){const[S=""]=u.split(/[?#]/,
1),U=u.replaceAll("&","&amp;"),J=/^\.{1,2}\//.test(S)?new URL(S,`http://site/${encodeURI(y)}`).pathname:"",te=[u,U,S,J],ne=(J||S).replace(/^\/+/,""),oe=$(ne)?[ne,
...R(ne)]:[],he=[...te,...te.map(X=>X.replace(/\/$/,"")),...oe];return[...new Set([...he,...he.map(_.oF)])].filter(X=>X.length>1)}function $(u){return/\.\w{2,5}$/.
test(u)}function R(u){const y=u.split("/");return y.slice(1).map((S,U)=>y.slice(U+1).join("/"))}const L=4;function M(u,y,S){if(u.length===0||u.length>L)return;const U=new Set(
y.replace(/(?:(?:^|\/)index)?\.[^/.]+$/,"").split("/")),J=({file:he})=>he.split(/[/.]/).filter(X=>U.has(X)).length,te=he=>(S&&z.test(he.file)?U.size+1:0)+J(he),
[ne,...oe]=u.toSorted((he,X)=>te(X)-te(he));return ne&&{place:ne,others:oe}}function h(u){const[y]=u;return y&&u.every(({file:S})=>S===y.file)?y:void 0}function A(u,y){
const S=g(y.replace(/\/index\.[^/]+$/,""));return g(u)===S||g(u.replace(/\/index\.[^/]+$/,""))===S}function g(u){return u.slice(u.lastIndexOf("/")+1).replace(/(?<=.)\..*$/,
"")}})};export{Bo as id,Go as ids,Ko as modules};

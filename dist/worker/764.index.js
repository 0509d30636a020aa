const Zo=764,Yo=[764],Ko={764:((wo,Ht,E)=>{E.d(Ht,{runWorker:()=>po});const ve={now:()=>Date.now(),async sleep(t,e){e?.throwIfAborted();const{setTimeout:n}=await Promise.
resolve().then(E.t.bind(E,500,19));try{await n(t,void 0,e?{signal:e}:{})}catch(s){throw e?.throwIfAborted(),s}}},go=(t,e)=>{const n=setInterval(e,t).unref();return()=>clearInterval(
n)};function R(t){return typeof t=="object"&&t!==null&&!Array.isArray(t)}const yo=null,Re=["queue","clone","install","build","sync","activate"],Zt=["repository_\
not_found","repository_not_allowed","branch_not_found","commit_not_found","clone_failed","root_directory_missing","install_failed","build_failed","build_timeout",
"build_killed","builder_crashed","out_of_memory","output_missing","output_empty","output_unsafe","output_too_large","disk_full","sync_failed","activation_failed",
"interrupted"],$o={invalid_request:400,unauthorized:401,forbidden:403,not_found:404,method_not_allowed:405,app_exists:409,conflict:409,body_too_large:413,unsupported_media_type:415,
validation_failed:422,rate_limited:429,internal:500,unavailable:503},Eo={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,
tablesPerApp:2},So=["web-landing",...["api","web-ssr","sse"]],_o="us-east-2",ko="execute-api",vo="SERVICE_KVS_",Yt=/^[A-Za-z_][A-Za-z0-9_]*$/,Ro=/^[a-z][a-z0-9_]{0,31}$/,
xo=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,N={bodyBytes:1024*1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,failureLogLines:200,
failureLogLine:2e3};function Kt(t){if(!R(t))return;const e=Re.find(c=>c===t.stage),n=Zt.find(c=>c===t.code),{message:s,exitCode:r,signal:i,log:o,diagnostics:a}=t;
if(!(!e||!n||typeof s!="string"||!Array.isArray(o)||!Array.isArray(a))&&o.every(c=>typeof c=="string"))return{stage:e,code:n,message:s.slice(0,N.failureLogLine),
exitCode:typeof r=="number"?r:null,signal:typeof i=="string"?i.slice(0,20):null,log:o.slice(-N.failureLogLines).map(c=>c.slice(0,N.failureLogLine)),diagnostics:a.
slice(0,100).flatMap(c=>Vt(c)??[])}}function Vt(t){if(!R(t))return;const{file:e,line:n,column:s,severity:r,code:i,message:o}=t,a=["error","warning","notice"].find(
l=>l===r);if(!a||typeof e!="string"||typeof o!="string")return;const c=l=>typeof l=="number"?l:null;return{file:e.slice(0,4096),line:c(n),column:c(s),severity:a,
code:typeof i=="string"?i.slice(0,200):null,message:o.slice(0,N.failureLogLine)}}const Oo=null,Xt=2e3,To=6e4;function Ao(t){try{const e=JSON.parse(t);return isObject(
e)?Qt(e):void 0}catch{return}}const xe={ready({isolation:t}){const e=en(t);return e&&{kind:"ready",isolation:e}},pulse:()=>({kind:"pulse"}),stage({stage:t}){const e=Re.
find(n=>n===t);return e&&{kind:"stage",stage:e}},commit:({commit:t})=>x(t,64)?{kind:"commit",commit:t}:void 0,ask({id:t,question:e}){const n=R(e)?qt(e):void 0;return n&&
M(t)?{kind:"ask",id:t,question:n}:void 0},release:({name:t})=>x(t,q)?{kind:"release",name:t}:void 0,note({level:t,event:e,text:n}){const s=["info","warn","error"].
find(r=>r===t);return s&&x(e,64)&&x(n,2e3)?{kind:"note",level:s,event:e,text:n}:void 0},stored({release:t,commit:e}){const n=tn(t);return n&&x(e,64)?{kind:"stor\
ed",release:n,commit:e}:void 0},failed({facts:t}){const e=Kt(t);return e&&{kind:"failed",facts:e}},done:()=>({kind:"done"})},q=256,Jt=4096;function Qt(t){const{
kind:e}=t;return typeof e=="string"&&Object.hasOwn(xe,e)?xe[e](t):void 0}function qt({about:t,name:e,directory:n,org:s}){if(t==="lock"&&x(e,q))return{about:t,name:e};
if(t==="output"&&x(n,Jt))return{about:t,directory:n};if(t==="live"&&x(s,q))return{about:t,org:s}}function en(t){if(R(t))return t.kind==="bubblewrap"?{kind:"bubb\
lewrap",asRoot:t.asRoot===!0}:t.kind==="none"&&x(t.reason,1e3)?{kind:"none",reason:t.reason}:void 0}function tn(t){if(!R(t))return;const{manifestHash:e,files:n,
written:s,reused:r,bytes:i}=t;if(!(typeof e!="string"||!/^[0-9a-f]{64}$/.test(e))&&!(!M(n)||!M(s)||!M(r)||!M(i)))return{manifestHash:e,files:n,written:s,reused:r,
bytes:i}}function x(t,e){return typeof t=="string"&&t.length<=e}function M(t){return Number.isSafeInteger(t)&&Number(t)>=0}var nn=E(481);class sn{#e;#t=new Map;#n=0;constructor(e,n,s,r){
this.#e=n,n.on("error",r);const i=(0,nn.createInterface)({input:e});i.on("line",o=>{const a=JSON.parse(o);if(a.kind!=="answer")return s(a);this.#t.get(a.id)?.(a.
value),this.#t.delete(a.id)}),i.on("close",r)}send(e){this.#e.writable&&this.#e.write(`${JSON.stringify(e)}
`)}ask(e){this.#n+=1;const n=this.#n;return new Promise(s=>{this.#t.set(n,s),this.send({kind:"ask",id:n,question:e})})}end(){return new Promise(e=>this.#e.end(e))}}
var S=E(598),f=E(455),u=E(760);const Oe={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"user",app_not_found:"\
user",app_unreachable_by_name:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"user",email_claim_missing:"user",token_command_failed:"user",
token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"platform",service_error:"platform",unexpected_response:"platform",
response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"user",deploy_timeout:"\
platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"github",platform_not_running:"user",platform_locked:"user",port_in_use:"\
user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},
Io=Object.keys(Oe);class F extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(e,n,s={}){super(n,s.cause===void 0?void 0:{cause:s.
cause}),this.code=e,this.mender=Oe[e],this.remedy=s.remedy,this.input=s.input,this.place=s.place,this.call=s.call,this.also=s.also??[]}}function Lo(t){if(t instanceof
F)return t;const e=t instanceof Error?t.message:String(t);return new F("internal",e,{cause:t,remedy:"This is a fault of Slipway. Please report it with the lines\
 above."})}function No(t){throw new F("internal",`Unhandled case: ${JSON.stringify(t)}`)}function A(t){if(!(!(t instanceof Error)||!("code"in t)))return typeof t.
code=="string"?t.code:void 0}function Co(t,e){const n=/^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?$/.exec(t.trim()),[,s,r,i]=n??[],o=Number(s??0)*36e5+Number(
r??0)*6e4+Number(i??0)*1e3;if(!n||o===0)throw new SlipwayError("invalid_input",`${e}: "${t}" is not a duration`,{input:e,remedy:"Write it with units, as 90s, 30\
m or 1h30m; it must be longer than zero."});return o}function rn(t){if(t<1e3)return`${Math.round(t)}ms`;if(t<59950)return`${(t/1e3).toFixed(1)}s`;const e=Math.round(
t/1e3),n=s=>String(s).padStart(2,"0");return e<3600?`${Math.floor(e/60)}m ${n(e%60)}s`:`${Math.floor(e/3600)}h ${n(Math.floor(e%3600/60))}m`}var g=E(24);function I(t,e){
const n=(0,u.relative)(t,e);return n===""||n!==".."&&!n.startsWith(`..${u.sep}`)&&!(0,u.isAbsolute)(n)}function Te(t,e){const n=(0,u.resolve)(t,e);if(e.includes(
"\0")||!I((0,u.resolve)(t),n))throw Ae(e);return n}async function ee(t,e){const[n,s]=await Promise.all([(0,f.realpath)(t),(0,f.realpath)(Te(t,e))]);if(!I(n,s))throw Ae(
e);return s}function on(t,e){if(!existsSync(t)){on(dirname(t),e);try{mkdirSync(t,{mode:e})}catch(n){if(systemCode(n)!=="EEXIST")throw n}}}function Ae(t){return new F(
"path_escapes_root",`The path "${t}" leaves its root folder`,{remedy:"Name a path inside the folder, without links that lead out of it."})}const C="\x1B",Ie="\x07",
an=new RegExp(`${C}[\\]P_^X][^${Ie}${C}]*(?:${Ie}|${C}\\\\)|${C}\\[[0-?]*[ -/]*[@-~]|${C}[ -/]*[0-Z\\\\^-~]`,"g"),cn=/[\t\n\v\f\r\u0085\u2028\u2029]/g,ln=/[\p{Cc}\p{Bidi_Control}\u200b\u2060-\u2064\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu,
dn=/^[ -~]*$/;function te(t){return t.includes(C)?t.replace(an,""):t}function ne(t){return t.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function Le(t,e=2e3){const n=t.
length>e*8+1024?t.slice(0,e*8+1024):t;if(dn.test(n)&&n.length<=e)return t;const s=te(n).replace(cn," ").replace(ln,"").toWellFormed();return s.length>e||n.length<
t.length?un(s,e):s}function un(t,e){if(e<1)return"";const n=t.slice(0,e-1),s=n.charCodeAt(n.length-1);return`${s>=55296&&s<=56319?n.slice(0,-1):n}\u2026`}const O=String.
raw`(?:[A-Za-z]:[\\/]|(?:file|webpack|webpack-internal|rsc):\/{2,3})?[^\s:*"'<>|\x60(][^:*"'<>|\x60]{0,400}?`,h=`(?<file>${O})`,L=`(?<file>${O}\\.[A-Za-z][A-Za-z\
0-9]{0,9}(?:\\?[\\w=&.-]{0,100})?)`,w=String.raw`:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?`,se=String.raw`(?:Uncaught )?(?:[A-Z]\w{0,60}\.)?[A-Z]?\w{0,60}(?:Error|Exception)`,
Ne=/^\s*(?:at |Require stack:|- \/|$)|^\s{2,}/,U=new RegExp(`^\\s+at (?!.{0,900}(?:node_modules|node:|<anonymous>:\\d|/(?:dist|\\.next|\\.output|\\.svelte-kit)/))(?:\
[^()]{0,300} \\()?(?:async )?${h}${w}\\)?$`);function y(t,e,n={}){return{name:t,steps:[{pattern:e}],...n}}const Ce=new RegExp(`^(?:File: |(?<severity>ERROR|WARN\
ING) in )${h}(?:[: ]\\d+:[\\d:-]+)?$`),fn=/^[\s│]*[╭,][─-]{1,3}\[(?:[^\]]{0,400}:)?(?<line>\d{1,7}):(?<column>\d{1,7})\]$/,pn=[{name:"esbuild",steps:[{pattern:/^(?:[✘▲X!] )?\[(?<severity>ERROR|WARNING)\] (?:(?<code>(?:TS|NG)-?\d+): )?(?<message>.*?\S)(?: \[(?:plugin )?[\w-]+\])?$/},
{pattern:new RegExp(`^\\s{4}${h}${w}:$`),skip:6,over:/^(?!\s{4}|[✘▲X!] \[)/}],zeroColumn:!0},y("esbuild-short",new RegExp(`^${h}${w}: (?<severity>ERROR|WARN\
ING): (?<message>.+)$`),{zeroColumn:!0}),{name:"rolldown",steps:[{pattern:/^(?:(?<severity>Warning|Error): )?\[(?<code>[A-Z][A-Z_]+|builtin:[\w:-]+|plugin [\w:-]+)\] (?<message>\S.*)$/},
{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[ ?${h}:(?<line>\\d{1,7}):(?<column>\\d{1,7}) ?\\]$`),skip:1}]},{name:"vite-plugin-svelte",steps:[{pattern:new RegExp(
`^\\[plugin(?: |:)vite-plugin-svelte[\\w:-]*\\] ${h}${w}$`)},{pattern:/^(?:\w*Error: )?(?:\S{1,400}:\d+:\d+ )?(?<message>\S.*)$/}],zeroColumn:!0},y("vite-plugin\
-svelte-warning",new RegExp(`^\\[vite-plugin-svelte\\] ${h}${w} (?<message>.+)$`),{zeroColumn:!0,severity:"warning"}),{name:"vite-plugin-place",steps:[{pattern:new RegExp(
`^\\[plugin(?: |:)[\\w:-]+\\] ${h}${w}$`)},{pattern:/^(?:\w*Error: )?(?:\[[\w/-]+\] )?(?:\S{1,600}:\d+:\d+: )?(?<message>\S.*?)(?: \(\d+:\d+\))?$/}]},{name:"vit\
e-prerender",steps:[{pattern:/^\[vite-prerender-plugin\] \[plugin vite-prerender-plugin\]$/},{pattern:/^(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:new RegExp(
`^> ${h}${w}$`),skip:12}]},{name:"parcel",steps:[{pattern:/^@parcel\/[\w-]{1,60}: (?<message>\S.*)$/},{pattern:new RegExp(`^\\s{1,4}${L}${w}$`),skip:4,over:/^(?:\S|$)/}]},
{name:"jiti",steps:[{pattern:/^.{0,40}\b(?<message>ParseError: \S.*)$/},{pattern:new RegExp(`^\\s{1,4}${L}${w}$`)}],zeroColumn:!0},y("vite-unresolved",/^(?:\w*Error: )?(?:\[vite\]: )?(?<message>Roll(?:up|down) failed to resolve import "[^"]{1,300}") from "(?<file>[^"]{1,400})"/),
y("rollup-unresolved",/^(?:\[(?:!|error)\] )?(?:\w*Error: )?(?<message>(?:Could not resolve|Failed to resolve) (?:"[^"]{1,300}"|\S{1,300})) from "?(?<file>[^"]{1,400}?)"?$/),
y("vite-plugin-message",new RegExp(`^(?:\\w*Error: )?(?:\\[[\\w:-]{1,60}\\] )?\\[plugin [\\w:-]{1,60}\\] ${h} \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\): (?<messag\
e>.+)$`)),y("rollup",new RegExp(`^(?:\\[!\\] )?(?:\\(plugin [\\w:@/. -]{1,80}\\) )?(?:RollupError: )?${h} \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\): (?<message>.+\
)$`),{zeroColumn:!0}),{name:"vite-config",steps:[{pattern:new RegExp(`^failed to load config from ${h}$`)},{pattern:/^error during build:$/},{pattern:/^(?!Error: (?:Build|Transform) failed)(?<message>\S.*)$/}]},
{name:"sass",steps:[{pattern:/^(?:\w*Error: )?(?:(?<severity>DEPRECATION WARNING|WARNING)(?: \[[\w-]+\])?: )?(?:\[sass\] )?(?<message>\S.*)$/},{pattern:/^\s*[╷,]$/,
skip:1,over:/^$/},{pattern:new RegExp(`^\\s+(?!\\S+\\.vue )${h} (?<line>\\d{1,7}):(?<column>\\d{1,7})\\s{1,4}\\S.*$`),skip:12}]},y("postcss",new RegExp(`^(?:Css\
SyntaxError: (?:\\[[\\w-]+\\] )?(?:[\\w-]+: )?|(?:\\[[\\w:-]{1,60}\\] ){1,4})${h}${w}: (?<message>.+)$`)),{name:"vite-file",steps:[{pattern:/^\[(?:plugin )?[@\w:/-]+\] (?!✗ )(?:\[[@\w/-]+\] )?(?!✗|Transform failed|Build failed|\[)(?<message>\S.*?)(?: \(\d+:\d+\))?$/},
{pattern:new RegExp(`^file: ${h}(?:${w})?(?: \\(.*)?$`),skip:12,over:/^(?!\s+at |\[)/}]},{name:"rspack-syntax",steps:[{pattern:Ce},{pattern:/^\s+× Module build failed \(from builtin:/},
{pattern:/^\s+╰─▶\s+×\s+(?:x )?(?:Syntax Error: )?(?<message>\S.*)$/},{pattern:fn}],zeroColumn:!0},{name:"rspack",steps:[{pattern:Ce},{pattern:/^\s+(?:╰─▶\s+)?× (?!Module build failed)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^\s+× Module build failed/}]},y("unresolved-in-folder",/^(?:\s*× |\w*Error: )?(?<message>(?:Module not found: (?:Error: )?)?Can't resolve '[^']{1,300}') in '(?<file>[^']{1,400})'$/),
y("react-scripts-css",new RegExp(`^Syntax error: ${L} (?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`)),{name:"fork-ts-checker",steps:[{pattern:new RegExp(
`^(?<severity>ERROR|WARNING) in ${h}${w}(?:-[\\d:]+)?$`)},{pattern:/^(?<code>TS\d+): (?<message>.+)$/}]},{name:"webpack-loader-place",steps:[{pattern:new RegExp(
`^(?<severity>ERROR|WARNING) in (?:${O})(?: \\d+:[\\d-]+)?(?: \\(.*)?$`)},{pattern:new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${h} (?<message>[A-Z\
].*)$`),skip:5}]},y("postcss-loader",new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${L} (?<message>[A-Z].*)$`)),{name:"webpack-place",steps:[{pattern:new RegExp(
`^(?<severity>ERROR|WARNING) in ${h}(?: \\d+:[\\d-]+)?(?: \\(.*)?$`)},{pattern:new RegExp(`^(?:\\w*Error: )?(?:${O}: )?(?<message>\\S.*) \\((?<line>\\d{1,7}):(?<co\
lumn>\\d{1,7})\\)$`),skip:2}],zeroColumn:!0},{name:"webpack",steps:[{pattern:new RegExp(`^(?!.*sass-loader)(?<severity>ERROR|WARNING) in ${h}(?: (?<line>\\d{1,7}\
):(?<column>\\d{1,7})(?:-[\\d:]+)?)?(?: \\(.*)?$`)},{pattern:/^(?!Module build failed|\.\/\S+ \d|\[tsl\]|\d{1,7}:[\d-]+$)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^Module build failed/}],zeroColumn:!0}],hn=[y("tsc",new RegExp(`^(?:ERROR in )?${h}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\): (?<severity>error|warni\
ng) (?<code>TS\\d+): (?<message>.+)$`)),y("tsc-pretty",new RegExp(`^(?:Error: )?${h}${w} - (?<severity>error|warning|hint|message) (?<code>TS\\d+|ts\\(\\d+\\)): (?<\
message>.+)$`)),{name:"ts-loader",steps:[{pattern:new RegExp(`^\\[tsl\\] (?<severity>ERROR|WARNING) in ${h}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\)$`)},{pattern:/^\s+(?<code>TS\d+): (?<message>.+)$/}]},
{name:"tsc-frame",steps:[{pattern:/^(?<code>TS\d+): (?<message>\S.*)$/},{pattern:/^\s*> (?<line>\d{1,7}) \| (?<frame>.*\S)$/,skip:12,over:/^\s/}]},{name:"eslint\
-stylish",steps:[{pattern:/^(?<file>(?:[A-Za-z]:[\\/]|\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})\s{1,40}(?<severity>error|warning|Error:|Warning:)\s{1,40}(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/}],
repeat:!0},{name:"eslint-react-scripts",steps:[{pattern:/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^\s+Line (?<line>\d{1,7}):(?<column>\d{1,7}):\s{1,40}(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/}],
repeat:!0},{name:"eslint-react-scripts-syntax",steps:[{pattern:/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^Syntax error: (?<message>\S.*) \((?<line>\d{1,7}):(?<column>\d{1,7})\)$/}]},
y("eslint-compact",new RegExp(`^${h}: line (?<line>\\d{1,7}), col (?<column>\\d{1,7}), (?<severity>Error|Warning) - (?<message>.*?\\S)(?: \\((?<code>[@\\w/-]+)\\))?$`)),
y("eslint-unix",new RegExp(`^${h}${w}: (?<message>.*\\S) \\[(?<severity>Error|Warning)(?:/(?<code>[@\\w/-]+))?\\]$`)),{name:"biome",steps:[{pattern:new RegExp(`\
^${h}(?:${w})? (?<code>[a-z]+(?:/\\w+)*)\\s.{0,40}\u2501\u2501\u2501`)},{pattern:/^\s+(?<severity>[×✖!⚠i])\s(?<message>.+)$/,skip:1,over:/^\s*$/}]}],Pe={pattern:/^(?<file>[^:*"<>|]{1,400}\.vue)$/,
skip:1,over:/^$/},je=String.raw`\[vue/compiler-sfc\] (?<message>\S.*?)(?: \(\d{1,7}:(?<column>\d{1,7})\))?$`,De={pattern:/^\s+\|\s+\^/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?\s*\|/},
H=String.raw`(?<file>${O}\?vue&type=style[^:)\s]{0,200})`,Me=/^\s+\S{1,400}\.vue (?<line>\d{1,7}):(?<column>\d{1,7})\s/,re=/^\s*(?:[╷,╵']|\d{1,7} [│|]|[│|])|^$/,
mn=[{name:"vue-script",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)vite:vue\\] ${O}${w}$`)},{pattern:new RegExp(`^(?:\\w*Error: )?${je}`)},Pe,De],zeroColumn:!0},
{name:"vue-script-vite7",steps:[{pattern:new RegExp(`^(?:\\[vite:vue\\] |SyntaxError: )${je}`)},Pe,De],zeroColumn:!0},{name:"vue-style",steps:[{pattern:new RegExp(
`^\\[plugin(?: |:)[\\w:-]{1,60}\\] ${H}(?::\\d{1,7}){2}$`)},{pattern:new RegExp(`^CssSyntaxError: ${O}${w}: (?<message>\\S.*)$`)}]},{name:"vue-style-vite7",steps:[
{pattern:new RegExp(`^\\[vite:vue\\] ${O}${w}: (?<message>\\S.*)$`)},{pattern:new RegExp(`^file: (?:${O}(?::\\d{1,7}){2} \\()?${H}(?:(?::\\d{1,7}){2}|\\))?$`)}]},
{name:"vue-sass",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)vite:css\\] ${H}$`)},{pattern:/^Error: \[sass\] (?<message>\S.*)$/},{pattern:Me,skip:12,over:re}]},
{name:"vue-sass-vite7",steps:[{pattern:/^\[vite:css\] \[sass\] (?<message>\S.*)$/},{pattern:Me,skip:12,over:re},{pattern:new RegExp(`^file: ${H}$`)}]},{name:"sv\
elte-sass",steps:[{pattern:/^(?:\w*Error: |\[[\w:-]{1,60}\] )?Error while preprocessing (?<file>\S{1,400}\.svelte) - \[sass\] (?<message>\S.*)$/},{pattern:/^\s+\S{1,400}\.svelte\.vite-preprocess\.\w+ (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
skip:12,over:re}],part:"?vue&type=style&index=0"},y("vitepress",/^(?:\w*Error: )?(?:\[vite:vue\] )?\[plugin vite:vue\] (?<file>[^:*"<>|]{1,400}\.md) \(\d{1,7}:\d{1,7}\): (?<message>\S.*?)(?: \(\d+:\d+\))?$/),
{name:"vitepress-script",steps:[{pattern:/^\[vite:vue\] \[vue\/compiler-sfc\] (?<message>\S.*?)(?: \(\d+:\d+\))?$/},{pattern:/^(?<file>[^:*"<>|]{1,400}\.md)$/,skip:1,
over:/^$/}]}],wn=null,Fe=/^(?:node|https?|data|virtual|native|internal|bun|deno):|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|bin\/|etc\/|nix\/|proc\/|sys\/|snap\/|rustc\/|opt\/hostedtoolcache\/)|(?:^|\/)(?:node_modules|site-packages|dist-packages|\.git|\.nvm|\.pyenv|\.cargo|\.rustup|\.yarn|\.pnpm|\.pnpm-store|\.volta|\.bun)(?:\/|$)|\/go\/pkg\/mod\//,
z="?body",ze=/\?vue&type=[\w&=.-]{1,200}/,gn=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g,yn=40,$n=500,En=100;function Po(t,e){const n=new Map,s=new Map;
for(const o of t){n.has(o.file)||n.set(o.file,Ge(o.file,e));const a=n.get(o.file);if(a===void 0)continue;const[c,l]=ze.test(o.file)||o.file.endsWith(z)?[null,null]:
[o.line,o.column],d=bn(cleanLine(o.message,$n),e),p=o.code&&cleanLine(o.code,En),m=JSON.stringify([a,c,l,d]);s.has(m)||s.set(m,{...o,file:a,line:c,column:l,code:p,
message:d})}const r=[...s.values()],i=new Set(r.filter(({line:o})=>o!==null).map(({file:o,message:a})=>`${o}
${a}`));return r.filter(({line:o,file:a,message:c})=>o!==null||!i.has(`${a}
${c}`))}function bn(t,e){return t.replace(ze,"").replace(gn,n=>Ge(n,e)??n)}function Ge(t,e){const n=Sn(t);if(!(n===""||n.includes("\0")||Fe.test(n))){for(const s of kn(
n,e))if(s!==void 0&&!Fe.test(s)&&e.exists(s))return s}}function Sn(t){let e=t.startsWith("file://")?_n(t):t;for(const[n,s]of wn)e=e.replace(n,s);return e}function _n(t){
try{return decodeURIComponent(t)}catch{return t}}function*kn(t,e){const n=e.rootDirectory??"";if(!t.startsWith("/")){for(const r of[...e.folders??[],n,""])yield Z(
`${r}/${t}`);return}for(const r of e.prefixes??[]){const i=r.replaceAll("\\","/").replace(/^[A-Za-z]:/,"").replace(/\/+$/,"");if(t.startsWith(`${i}/`)){yield Z(
t.slice(i.length+1));return}}const s=Z(t)?.split("/")??[];if(!(s.length>yn))for(let r=0;r<s.length;r++){const i=s.slice(r).join("/");yield i,n!==""&&(yield Z(`${n}\
/${i}`))}}function Z(t){const e=[];for(const n of t.split("/"))if(!(n===""||n===".")){if(n!=="..")e.push(n);else if(e.pop()===void 0)return}return e.length===0?
void 0:e.join("/")}const Be=/^(?:Error:)?[\s│]*(?:[├╰]─▶)?(?:\s*[x×]){1,2} (?<message>\S.*)$/,We={pattern:/^\s*[:·]\s+[\^─┬]/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?[|│:·]/},
Ue={pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},He={pattern:/^Error: Error evaluating Node\.js code$/},Ze=/^🚨 Unable to index (?<file>[^:,*"<>|]{1,400})(?:,[^:]{1,400})?:$/u,
Ye=/^(?:\w*Error: )?(?<message>\S.*?)(?: \S{1,400}\/\S{1,400})?$/,Ke=String.raw`\((?<file>[^()]{1,400})\)(?: \[Line (?<line>\d{1,7}), Column (?<column>\d{1,7})\])?`,
vn=[{name:"next-swc",steps:[{pattern:Be},{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[${h}:\\d{1,7}:\\d{1,7}\\]$`)},We]},{name:"next-config",steps:[{pattern:/^\s*⨯ Failed to load (?<file>next\.config\.\w{2,3})\b/},
{pattern:/^\[?Error:\s+[x×] (?<message>\S.*)$/,skip:4},{pattern:/^\s*[╭,][─-]{1,3}\[\d{1,7}:\d{1,7}\]$/},We]},{name:"swc",steps:[{pattern:Be},{pattern:new RegExp(
`^[\\s\u2502]*[\u256D,][\u2500-]{1,3}\\[${h}${w}\\]$`)}]},{name:"next",steps:[{pattern:new RegExp(`^(?<file>\\./[^:*"<>|]{1,400}?)${w}$`)},{pattern:/^(?:(?:Type )?[Ee]rror: )?(?<message>\S.*)$/}]},
{name:"next-loader-place",steps:[Ue,He,{pattern:/^(?<line>\d{1,7}):(?<column>\d{1,7}): (?!.*\(\d{1,7}:\d{1,7}[-\d:]*\)$)(?<message>\S.*)$/}]},{name:"next-loader",
steps:[Ue,He,{pattern:/^(?!Error: \[MDX\])(?:\d{1,7}:\d{1,7}: |- )?(?<message>\S.*?)(?: \((?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?\))?$/,skip:1}]},{
name:"next-module",steps:[{pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},{pattern:/^(?:\w*Error: )?(?<message>Module not found: .+)$/}]},{name:"next-prerender",steps:[
{pattern:/^Error occurred prerendering page /},{pattern:/^(?<message>\S.*)$/},{pattern:U,skip:20,over:Ne}]},{name:"gatsby-query",steps:[{pattern:/^error There was a problem parsing "(?<file>[^"]{1,400})"; any GraphQL$/},
{pattern:/^(?<message>This may indicate a syntax error in the code), or/,skip:2}]},{name:"gatsby-config",steps:[{pattern:/^error Failed to compile Gatsby files/},
{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^File path: (?<file>\S.{0,400})$/,skip:4}]},{name:"gatsby-lifecycle",steps:[{pattern:/^error "(?<file>[^"]{1,400})" threw an error while running the \w+ lifecycle:$/},
{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^> (?<line>\d{1,7}) \|/,skip:8}]},{name:"storybook-index-place",steps:[{pattern:Ze},{pattern:Ye},{pattern:/^(?:\S{1,400} )?\(line (?<line>\d{1,7}), col (?<column>\d{1,7})\)$/,
skip:1}],zeroColumn:!0},{name:"storybook-index",steps:[{pattern:Ze},{pattern:Ye}]},{name:"storybook-config",steps:[{pattern:/couldn't evaluate your (?<file>\S{1,400}) file\.$/},
{pattern:/^Original error:$/,skip:2,over:/^$/},{pattern:/^(?!\w*Error: Transform failed)(?:\w*Error: )?(?:<stdin>:(?<line>\d{1,7}):(?<column>\d{1,7}): ERROR: )?(?<message>\S.*)$/,
skip:1}],zeroColumn:!0},{name:"docusaurus-mdx",steps:[{pattern:/MDX compilation failed for file "(?<file>[^"]{1,400})"$/},{pattern:/^[\s│]*Cause: (?<message>\S.*)$/},
{pattern:/^[\s│]*"line": (?<line>\d{1,7}),?$/,skip:20}]},{name:"svelte-check",steps:[{pattern:new RegExp(`^${h}${w}$`)},{pattern:/^(?<severity>Error|Warn|Hint): (?<message>\S.*?)(?: \((?<code>\w+)\))?$/}]},
y("svelte-check-machine",/^\d{13} (?<severity>ERROR|WARNING) "(?<file>[^"]{1,400})" (?<line>\d{1,7}):(?<column>\d{1,7}) "(?<message>.+?)(?:\\n.*)?"$/),{name:"as\
tro-location",steps:[{pattern:/^(?!\s*(?:Hint|Error reference|Location|Stack trace):)(?:\[(?<code>\w+Error)\] (?=\S)|(?=[A-Z]\S* )(?!Build failed))(?<message>.+)$/},
{pattern:/^\s+Location:$/,skip:20,over:/^(?!\s*Stack trace:|\s+at |\[)/},{pattern:new RegExp(`^\\s+${h}${w}$`)}],zeroColumn:!0},y("metalsmith",/^Error: (?<message>Invalid frontmatter) in the file at: (?<file>\S.{0,400})$/),
{name:"eleventy-nunjucks",steps:[{pattern:new RegExp(`^(?:\\d{1,2}\\.|>|Template render error:(?: \\S{1,200}:)?) ${Ke}$`)},{pattern:/^\s+(?:Error: )?(?!(?:Template render error: )?\([^()]{1,400}\))(?<message>\S.*?)(?: \(via [\w ]+\))?$/,
skip:4,over:new RegExp(`^\\s*(?:Template render error: )?${Ke}$`)}],part:z},y("eleventy-liquid",/^(?:\d{1,2}\. )?(?:\w+Error: )?(?<message>\S.*), file:(?<file>[^,]{1,400}), line:(?<line>\d{1,7})(?:, col:(?<column>\d{1,7}))?/,
{part:z}),{name:"eleventy-data",steps:[{pattern:/^\d{1,2}\. Having trouble (?:parsing data file|reading front matter from template) (?<file>\S{1,400}) \(via /},
{pattern:/^\d{1,2}\. (?<message>\S.*?)(?: \((?:line )?(?<line>\d{1,7})(?::| column )(?<column>\d{1,7})\))?(?: \(via \w+\))?$/}]},{name:"eleventy-layout",steps:[
{pattern:/^\d{1,2}\. Problem creating an Eleventy Layout for the "(?<file>[^"]{1,400})" template file\./},{pattern:/^\d{1,2}\. (?<message>\S.*?)(?: \(via .*\))?$/}]},
{name:"eleventy-config",steps:[{pattern:/^\d{1,2}\. Error in your Eleventy config file '(?<file>[^']{1,400})'\./},{pattern:/^\d{1,2}\. (?!There was a problem importing|Cannot find (?:module|package) )(?<message>\S.*?)(?: \(via \w+\))?$/,
skip:1,over:/^\d{1,2}\. There was/}]}];function Rn(t,e,n){if("match"in t)return t.match(e,n);const s={};let r=n;for(const[o,a]of t.steps.entries()){const c=On(a,
e,r,o===0?0:a.skip??0);if(!c)return;for(const[l,d]of Object.entries(c.groups))d!==void 0&&(s[l]=d);r=c.at+1}const i=t.steps.at(-1);return!t.repeat||!i?{groups:[
s],next:r}:xn(i.pattern,s,e,r)}function xn(t,e,n,s){const r=[e];let i=s;for(;i<n.length&&r.length<1e3;i++){const o=t.exec(n[i]?.text??"");if(!o)break;r.push({file:e.
file,...o.groups})}return{groups:r,next:i}}function On(t,e,n,s){const r={};for(let i=n;i<=n+s&&i<e.length;i++){const o=e[i]?.text??"",a=t.pattern.exec(o);if(a)return{
at:i,groups:{...r,...a.groups}};const c=t.over?.exec(o);if(t.over&&!c)return;for(const[l,d]of Object.entries(c?.groups??{}))d!==void 0&&(r[l]=d)}}const Ve=/^\s+File "(?<file>[^"]{1,400})", line (?<line>\d{1,7})/,
Tn=/\/site-packages\/|\/dist-packages\/|\/lib\/python\d|^</,An=/^(?<message>[A-Za-z_][\w.]{0,100}(?:: .+)?)$/,In={name:"python",match(t,e){const n=t[e]?.text??"";
if(!n.startsWith("Traceback (most recent call last)")&&!Ve.test(n))return;let s;for(let r=e;r<t.length&&r<e+200;r++){const i=t[r]?.text??"",o=Ve.exec(i)?.groups;
if(o&&!Tn.test(o.file??"")&&(s={...o}),r===e||i.startsWith(" "))continue;const a=An.exec(i)?.groups?.message;return s&&a?{groups:[{...s,message:a}],next:r+1}:void 0}}},
Ln=[{name:"vitest",steps:[{pattern:/^\s*FAIL\s+\S.* > /},{pattern:/^(?<message>\S.*)$/},{pattern:new RegExp(`^ \u276F (?!.*node_modules)(?:\\S.{0,200} )?(?<file>(?:[A\
-Za-z]:)?[^\\s:]{1,400})${w}$`),skip:40}]},{name:"jest-syntax",steps:[{pattern:new RegExp(`^\\s{4}${L}:(?<line>\\d{1,7})$`)},{pattern:new RegExp(`^\\s{4}(?<messa\
ge>${se}: .+)$`),skip:6}]},{name:"jest",steps:[{pattern:/^\s{2}● (?!Test suite failed to run)\S.*$/},{pattern:/^\s{4}(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:U,
skip:40,over:/^(?!\s{2}●)/}]},{name:"rust",steps:[{pattern:/^(?<severity>error|warning)(?:\[(?<code>\w+)\])?: (?<message>.+)$/},{pattern:new RegExp(`^\\s*--> ${h}${w}\
$`)}]},In,{name:"go-panic",steps:[{pattern:/^panic: (?<message>.+)$/},{pattern:new RegExp(`^\\s(?!.*/go/(?:src|pkg/mod)/)${h}:(?<line>\\d{1,7})(?: \\+0x.*)?$`),
skip:20}]},{name:"node-syntax",steps:[{pattern:new RegExp(`^(?!.*node_modules)${L}:(?<line>\\d{1,7})$`)},{pattern:new RegExp(`^(?<message>${se}(?: \\[\\w+\\])?: .+\
)$`),skip:6}]},y("node-import",/^(?:\w*Error )?\[?(?<code>ERR_MODULE_NOT_FOUND)\]?: (?<message>Cannot find (?:module|package) '[^']{1,400}') imported from (?<file>\S{1,400})$/),
{name:"node-stack",steps:[{pattern:new RegExp(`^\\s{0,4}(?:\\[?(?:ERROR|error)\\]?:? )?(?<message>(?:${se}(?: \\[\\w+\\])?|error): .+)$`)},{pattern:U,skip:20,over:Ne}]},
{name:"consola",steps:[{pattern:/^\[(?:error|fatal)\] (?<message>\S.*)$/},{pattern:U,skip:20,over:/^\s+at /}]},y("plain",new RegExp(`^\\s{0,4}(?!- )(?:(?:vet|err\
or|ERROR|Error):? (?:in )?)?${L}${w}:?(?: -)?\\s+(?:(?:fatal )?(?<severity>error|warning|note|info)\\b[: ]\\s*)?(?!\\+0x)(?<message>\\S.*)$`))],Nn=[...hn,...mn,
...pn,...vn,...Ln],P={lines:5e3,lineLength:1e3,entryLength:64*1024},Cn=[/^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:?(?: |$)/,
/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M)?\]?:? (?=\S)/,/^(?<folder>[\w@.-]{1,100}(?:\/[\w@.-]{1,100}){1,6}) (?!error|warning|note|info|failed)[a-z][\w:-]{0,60}(?:: |:$|\$ )/,
/^(?<task>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[a-z][\w:-]{0,60}):(?: |$)/,/^@(?!parcel\/)[\w.-]{1,60}\/[\w.-]{1,60}: /,/^\[@?[\w./-]{1,80}\]: /,/^➤ YN\d{4}: (?:[│┌└] ?)?/,
/^\[\d{1,2}\] /,/^#\d{1,4} \d{1,5}\.\d{1,3} /,/^[a-z][\w.-]{0,60}-\d{1,3} {1,20}\| /,/^npm (?:ERR!|error)(?: |$)/,/^\[(?:11ty|webpack-cli)\](?: |$)/,/^Original error stack trace: (?=\S)/,
/^│ (?=\w*Error: )/,/^[│└■▲●◆◇](?: {2}|$)/u,/^\[(?:log|info|warn|error)\] \[nitro\](?: |$)/],Pn=4,jn=[/^> @?[^\s@]{0,100}@\S{0,100} \S{1,100} (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,
/^(?<task>@?[\w./-]{1,120}#[\w:-]{1,60}):\s{1,4}ERROR\s{1,4}command \((?<folder>[^()]{1,400})\)/,/^ERROR: command finished with error: command \((?<folder>[^()]{1,400})\)/,
/^location (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/];function Dn(t){const e=[];for(let i=t.length-1;i>=0&&e.length<P.lines;i--){const o=t[i]??"",c=(o.length>P.entryLength?
o.slice(-P.entryLength):o).split(`
`);for(let l=c.length-1;l>=0&&e.length<P.lines;l--)e.push(c[l]??"")}const n=Mn(e),s=zn(e.reverse().map(i=>Gn(i,n))),r=Fn(s);return s.map(({text:i,folder:o,task:a})=>({
text:i,folder:o??r.get(a??"")}))}function Mn(t){const e=t.map(n=>n.includes("nx run ")?/\bnx run ([@\w./-]{1,100}):/.exec(n)?.[1]:void 0);return new Set(e.filter(
n=>n!==void 0))}function Fn(t){const e=new Map;for(const{text:n,task:s}of t)for(const r of jn){const i=r.exec(n)?.groups;i?.folder&&e.set(s??i.task?.replace("#",
":")??"",i.folder)}return e}const Xe=71;function zn(t){if(!t.some(({text:s})=>s.startsWith("\u250C  Building storybook")))return t;const e=[];let n=0;for(const s of t){
const r=e.at(-1),[i=""]=s.text.split(" ",1),o=s.boxed&&n>0&&n<=Xe&&n+1+i.length>Xe;r&&o&&/^[\w("'`./@-]/.test(i)?e[e.length-1]={...r,text:`${r.text} ${s.text}`.
slice(0,P.lineLength)}:e.push(s),n=s.text.length}return e}function Gn(t,e){let n=Le(Un(te(t)),P.lineLength).trimEnd(),s,r,i=!1;for(let o=0;o<Pn;o++){const a=Wn(
n)??Bn(n,e);if(!a)break;s??=a.groups?.folder,r??=a.groups?.task,i||=a[0]==="\u2502  ",n=n.slice(a[0].length)}return{text:n,folder:s,task:r,boxed:i}}function Bn(t,e){
if(e.size===0)return;const n=/^([@\w./-]{1,100}): /.exec(t);return n&&e.has(n[1]??"")?n:void 0}function Wn(t){for(const e of Cn){const n=e.exec(t);if(n)return n}}
function Un(t){return t.includes("\r")?t.split("\r").findLast(e=>e.trim()!=="")??"":t}function jo(t){const e=t.findIndex(s=>/\bnpm (?:ERR!|error) Usage:\s*$/.test(
s)),n=t.findIndex((s,r)=>r>e&&/\bnpm (?:ERR!|error) Run "npm help [\w-]{1,40}"/.test(s));return e===-1||n===-1?t:t.toSpliced(e,n-e)}const Hn=[["warning",/^(?:warn|warning|deprecation warning|!|⚠)/i],
["notice",/^(?:hint|info|note|message|i$)/i],["error",/./]];function Zn(t,e={}){const{most:n=500,messageLength:s=500}=e,r=Dn(t),i=new Map;for(let o=0;o<r.length&&
i.size<n;){const a=Yn(r,o,s);for(const c of a?.diagnostics??[]){const{file:l,line:d,column:p,message:m}=c,$=JSON.stringify([l,d,p,m]);!i.has($)&&i.size<n&&i.set(
$,c)}o=a?.next??o+1}return[...i.values()]}function Yn(t,e,n){const s=t[e];if(!(!s||s.text.trim()===""))for(const r of Nn){const i=Rn(r,t,e);if(!i)continue;return{
diagnostics:i.groups.map(a=>Kn(a,r,s.folder,n)).filter(a=>a!==void 0),next:i.next}}}function Kn(t,e,n,s){const{message:r,frame:i}=t,o=(t.file??"").replace(/(?<=\.mdx?)\.js(?=$|\?)/,
"");if(!(o||i)||!r)return;const a=o===(t.file??"")&&Je(t.line)||null,c=a===null?null:Je(t.column);return{file:o&&qn(o.trim(),n)+Vn(e,o,a),line:a,column:c===null?
null:e.zeroColumn?c+1:c||null,severity:Qn(t.severity,e),code:t.code??null,message:Le(Jn(Xn(r.trim(),o),o),s),...i===void 0?{}:{frame:i}}}function Vn({part:t=""},e,n){
return n===null||t===z&&e.startsWith("/")?"":t}function Xn(t,e){const n=t.replace(/^error: |\?vue&type=[\w=&.-]+/gi,""),[,s="",r]=/^(\S{1,400}?)(?::\d{1,7}){0,2}: (.+)$/.
exec(n)??[],[i]=e.split("?",1);return r!==void 0&&(`/${s}`.endsWith(`/${i}`)||`/${i}`.endsWith(`/${s}`))?r:n}function Jn(t,e){return t.replace(/(?<=^Cannot find module ')\/[^']{1,400}(?='$)/,
n=>{const s=u.posix.relative(u.posix.dirname(e),n);return e.startsWith("/")?s.startsWith(".")?s:`./${s}`:n})}function Qn(t,e){return t===void 0?e.severity??"err\
or":Hn.find(([,n])=>n.test(t))?.[0]??"error"}function Je(t){return t===void 0?null:Number(t)}function qn(t,e){return e===void 0||/^(?:[A-Za-z]:|[a-z-]+:\/\/|[\\/])/.
test(t)?t:`${e}/${t.replace(/^(?:\.\/)+/,"")}`}const es=new Set(["ENOSPC","EDQUOT"]),ts=13;function ie(t){return es.has(A(t))?!0:t instanceof Error&&"errcode"in
t&&t.errcode===ts}const ns=11,ss=26;function Do(t){const e=t instanceof Error&&"errcode"in t?Number(t.errcode)&255:0;return e===ns||e===ss}class T extends Error{name="\
BuildFailure";facts;constructor(e){super(e.message),this.facts=e}}const G="SLIPWAY_BUILD",rs=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;
function is(t){return Object.entries(t).flatMap(([e,n])=>rs.test(e)?[n]:[])}function os(t,e){const n=`${u.sep}node_modules${u.sep}`,s=t.split(":").filter(r=>r.startsWith(
"/")&&!`${r}/`.includes(n));return[...new Set([(0,u.dirname)(e),...s])].join(":")}function as(t,e,n,s,r){const i=o=>(0,u.join)(n.cache,o);return{...t,CI:"true",
NO_UPDATE_NOTIFIER:"1",npm_config_audit:"false",npm_config_fund:"false",npm_config_update_notifier:"false",YARN_ENABLE_TELEMETRY:"0",...e,npm_config_cache:i("np\
m"),XDG_DATA_HOME:i("data"),YARN_GLOBAL_FOLDER:i("yarn"),BUN_INSTALL_CACHE_DIR:i("bun"),XDG_CACHE_HOME:i("xdg"),NODE_COMPILE_CACHE:i("node"),HOME:n.home,TMPDIR:r,
PATH:s}}function cs(t){return Object.entries(t).filter(([e])=>Yt.test(e)).map(([e,n])=>`export ${e}=${Qe(n)}
`).join("")}function Qe(t){return`'${t.replaceAll("'","'\\''")}'`}function b(t,e,n,s=[]){return new T({stage:t,code:e,message:n,exitCode:null,signal:null,log:s,
diagnostics:[]})}const ls=[{code:"out_of_memory",says:"ran out of memory",log:/heap out of memory|allocation failed|failed to allocate memory|bad_alloc|cannot allocate memory|\bENOMEM\b|\bMemoryError\b/i},
{code:"out_of_memory",says:"was killed, most likely for lack of memory",signals:["SIGKILL"]},{code:"disk_full",says:"found the disk full",log:/\bENOSPC\b|no space left on device/i},
{code:"output_too_large",says:"wrote a file that is too large",signals:["SIGXFSZ"]},{code:"output_too_large",says:"wrote a file that is too large",log:/\bEFBIG\b|file too large/i},
{code:"build_killed",says:"was killed",signals:["SIGHUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGSEGV","SIGTERM"]}],ds=40;function us(t,e,{exitCode:n,signal:s},r){
const i=r.last(),o=i.slice(-ds).join(`
`),a=ls.find(m=>m.signals?.includes(s??"")||m.log?.test(o)),c=a?.code??(t==="install"?"install_failed":"build_failed"),l=n===null?`ended by ${s}`:`exited with c\
ode ${n}`,d=`The ${t} command \`${e}\``,p=a?`${d} ${a.says} (it ${l})`:`${d} ${l}`;return new T({stage:t,code:c,message:p,exitCode:n,signal:s,log:i,diagnostics:[]})}
const fs=[{file:"pnpm-lock.yaml",manager:"pnpm",tool:Es},{file:"yarn.lock",manager:"yarn",tool:bs},{file:"bun.lock",manager:"bun",tool:()=>"bun@1"},{file:"bun.l\
ockb",manager:"bun",tool:()=>"bun@1"},{file:"package-lock.json",manager:"npm",tool:()=>{}},{file:"npm-shrinkwrap.json",manager:"npm",tool:()=>{}}],Y="npm ci",ps={
npm:()=>Y,pnpm:()=>"pnpm install --frozen-lockfile",yarn:t=>t?.startsWith("yarn@1")?"yarn install --frozen-lockfile":"yarn install --immutable",bun:()=>"bun ins\
tall --frozen-lockfile"},hs={npm:()=>"npm install",pnpm:()=>"pnpm install --no-frozen-lockfile",yarn:t=>t?.startsWith("yarn@1")?"yarn install":"yarn install --n\
o-immutable",bun:()=>"bun install"};async function ms(t,e){const n=await qe(e,t),s=n?.scripts,r=R(s)&&typeof s.build=="string",i=n&&await ws(t,e);if(!i){const{manager:p,
tool:m}=oe(n)??{manager:"npm",tool:void 0},$=n&&hs[p](m);return{manager:p,tool:m,install:$,installDir:t,hasBuildScript:r}}const{lockfile:o,dir:a,text:c}=i,l=oe(
n)??oe(await qe(e,a)),d=l?.manager===o.manager?l.tool:o.tool(c);return{manager:o.manager,tool:d,install:ps[o.manager](d),installDir:a,hasBuildScript:r}}async function ws(t,e){
for(let n=t;I(e,n);n=(0,u.dirname)(n))for(const s of fs){const r=await j(e,(0,u.join)(n,s.file));if(r!==void 0)return{lockfile:s,dir:n,text:r}}}const gs=64*1024**
2;async function j(t,e){try{const n=await ee(t,e),s=await(0,f.stat)(n);return s.isFile()&&s.size<=gs?await(0,f.readFile)(n,"utf8"):void 0}catch{return}}async function qe(t,e){
const n=await j(t,(0,u.join)(e,"package.json"));if(n!==void 0)try{const s=JSON.parse(n.replace(/^\ufeff/,""));return R(s)?s:{}}catch{return{}}}function oe(t){const e=t?.
packageManager,[,n,s]=typeof e=="string"&&/^(pnpm|yarn|bun)@(\d+\.\d+\.\d+[\w.-]*)/.exec(e)||[];if(s!==void 0)return n==="yarn"?{manager:n,tool:s.startsWith("1.")?
`yarn@${s}`:et(s)}:n==="pnpm"||n==="bun"?{manager:n,tool:`${n}@${s}`}:void 0}function et(t){return`@yarnpkg/cli-dist@${t}`}const ys={5:"7",6:"8",9:"10"},$s={4:"\
2",6:"3",8:"4.12",9:"4.14"};function Es(t){const e=/^lockfileVersion: '?(\d+)/m.exec(t)?.[1];return`pnpm@${ys[e??""]??"10"}`}function bs(t){const e=/^__metadata:\s+version: (\d+)/m.
exec(t)?.[1];return e===void 0?"yarn@1":et($s[e]??"4")}async function Ss(t,e,n,s){const r=t.job.settings.installCommand,i=r??(s?e.install:void 0);if((i||s)&&e.tool&&
!(0,g.existsSync)((0,u.join)(ae(t,e.tool),"node_modules/.bin",e.manager))){const o=ae(t,e.tool),a=`npm install --silent --no-save --prefix ${Qe(o)} ${e.tool}`;await B(
t,"install",a,t.workspace.home,e)}i===Y&&r===void 0?await _s(t,e):i&&await B(t,"install",i,r===void 0?e.installDir:n,e)}async function _s(t,e){try{await B(t,"in\
stall",Y,e.installDir,e,{npm_config_prefer_offline:"true"})}catch(n){if(!(n instanceof T)||!n.facts.log.some(s=>/\bETARGET\b/.test(s)))throw n;t.log.line("The p\
ackage cache is older than the lockfile: asking the registry"),await B(t,"install",Y,e.installDir,e)}}function ae({workspace:t},e){return(0,u.join)(t.cache,"too\
ls",e.replaceAll("/","+"))}async function B(t,e,n,s,r,i={}){const{context:o,job:a,workspace:c,sandbox:l,log:d,signal:p}=t;t.step=`\`${n}\``,d.line(`$ ${n}`);const m=[
...ks(s,c.source)];r.tool&&m.push((0,u.join)(ae(t,r.tool),"node_modules/.bin"));const $=[...m,o.path].join(":"),{NODE_ENV:k,...v}=a.env,ke=e==="install"||k===void 0?
v:{...v,NODE_ENV:k},Ut=await l.run({script:n,cwd:s,app:a.app,workspace:c,readable:[t.mirror],env:as({...o.hostEnv,...i},ke,c,$,l.tmpOf(c)),outerEnv:{[G]:o.markerOf(
a)},signal:p,onLine:mo=>d.line(mo)});if(Ut.exitCode!==0)throw us(e,n,Ut,d)}function*ks(t,e){for(let n=t;I(e,n);n=(0,u.dirname)(n))yield(0,u.join)(n,"node_module\
s/.bin")}const tt=[/Cannot find (?:module|package) '(?<what>[^']{1,300})' imported from (?<from>\S{1,400})/,/Cannot find (?:module|package) '(?<what>[^']{1,300})'/,
/Cannot find module or type declarations for side-effect import of '(?<what>[^']{1,300})'/,/Could not resolve ["'](?<what>[^"']{1,300})["'](?: (?:from|in) ["']?(?<from>[^"'\s]{1,400}))?/,
/^(?:\[UNLOADABLE_DEPENDENCY\] )?Could not load (?<path>[\w@./[\]-]{1,300})$/,/The module `(?<what>[^`]{1,200})` could not be loaded\. It may not be installed/,
/problem loading plugin "(?<what>[^"]{1,200})"\. Perhaps you need to install/,/Can't resolve '(?<what>[^']{1,300})'/,/[Ff]ailed to resolve (?:import )?["'](?<what>[^"']{1,300})["'](?: from ["'](?<from>[^"']{1,400})["'])?/,
/^template not found: (?<what>\S{1,300})$/,/^ENOENT: Failed to lookup "(?<what>[^"]{1,300})" in /,/ModuleNotFoundError: No module named '(?<what>[^']{1,200})'/];
function vs(t){for(const e of tt){const{what:n,path:s}=e.exec(t)?.groups??{},r=n?ne(n):s&&`[@~#$]\\S{0,300}?/${ne(u.posix.basename(s))}`;if(r)return new RegExp(
`(?<=["'\`]|(?:url|\\])\\()${r}(?=["'\`)?#])`)}}function Rs(t){return/"([\w$]{1,200})" is not exported by "|No matching export in "[^"]{1,400}" for import "([\w$]{1,200})"/.
exec(t)?.slice(1).find(e=>e!==void 0)}function xs(t){for(const{file:e,severity:n,message:s}of t.facts.diagnostics??[]){const r=n==="error"?nt(s,e):void 0;if(r)return r}
if(!t.facts.diagnostics?.some(e=>e.severity==="error"))for(const e of t.lines){const n=nt(e,void 0);if(n)return n}}function nt(t,e){for(const n of tt){const s=n.
exec(t)?.groups;if(s?.path)return{kind:"file",specifier:s.path,importer:"."};if(!s?.what)continue;const r=e??s.from;if(/\.(?:html?|css|s[ac]ss|less)$/.test(r??"")||
/\.(?:html|njk|liquid)$/.test(s.what)||/^(?:\.{1,2}(?:\/|$)|\/)/.test(s.what))return{kind:"file",specifier:s.what,importer:r};const o=/^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.
exec(s.what)?.[0];return o===void 0||s.what[o.length]===":"?void 0:{kind:"package",specifier:o,importer:r}}}const st=null;function Mo(t){const e=xs(t),n=t.facts.
list;if(!(!n||e?.kind!=="file"))for(const s of Os(e)){const r=Ts(s.split("/"),n);if(r!==void 0)return{specifier:e.specifier,actual:r}}}function Os({specifier:t,
importer:e}){if(t.startsWith("/")){const s=t.split("/").slice(1,40);return s.map((r,i)=>s.slice(i).join("/"))}const n=e&&posix.join(posix.dirname(e),t);return!n||
n.startsWith("..")||n.startsWith("/")?[]:[n]}function Ts(t,e){const n=[];for(const[r,i]of t.entries()){const o=e(n.join("/")),c=(r===t.length-1?st:[""]).map(l=>o.
find(d=>d.toLowerCase()===`${i}${l}`.toLowerCase())).find(l=>l!==void 0);if(c===void 0)return;n.push(c)}const s=n.join("/");return st.some(r=>s===`${t.join("/")}${r}`)?
void 0:s}const As=200,Is=2e3,Ls=/\?vue&type=style&index=(\d{1,3})/,Ns=/\.(?:vue|svelte|astro)(?:$|\?)/;async function Cs(t,e,n){const s=t.some(({frame:i})=>i!==
void 0)?await Ps(e):[],r=t.map(({frame:i,...o})=>{if(i===void 0)return js(o,e,n);const a=s.filter(({lines:c})=>c[(o.line??0)-1]?.trim()===i.trim());return{...o,
file:a.length===1&&a[0]?.file||""}});return(await Promise.all(r)).filter(({file:i})=>i!=="")}async function Ps(t){const e=[],n=[t];for(let s=n.shift();s!==void 0&&
e.length<Is;s=n.shift())for(const r of await(0,f.readdir)(s,{withFileTypes:!0}).catch(()=>[])){const i=(0,u.join)(s,r.name);if(r.isDirectory()&&!/^(?:\.|node_modules$)/.
test(r.name)&&n.push(i),!r.isFile()||!/\.[cm]?tsx?$/.test(r.name))continue;const o=await j(t,i)??"";e.push({file:(0,u.relative)(t,i),lines:o.split(`
`)})}return e}async function js(t,e,n){if(/^[\w+.-]+:/.test(t.file))return t;const[s=""]=t.file.split("?",1),r=(0,u.resolve)(n,s);if(!I(e,r))return t;const i=(0,u.
relative)(e,r),o=zs(t.file),a=o?await Bs(o,t,r,e):await Ds(t,r,e);return{...t,file:i,...a}}async function Ds({file:t,line:e,message:n},s,r){const[i,o]=[vs(n),Rs(
n)];if(i===void 0&&o===void 0)return{};const a=p=>i?p.search(i):Fs(o??"",p)?p.indexOf(o??""):-1,c=e===null?void 0:(await j(r,s))?.split(`
`)[e-1];return c!==void 0&&a(c)>=0?{}:await Ms(p=>i||/^\s*(?:import|export)\b/.test(p)?a(p):-1,s,r)??(Ns.test(t)?{line:null,column:null}:{})}async function Ms(t,e,n){
const s=await(0,f.readdir)(e).catch(()=>[""]),r=[];for(const i of s.slice(0,As)){const o=(0,u.join)(e,i),a=(await j(n,o))?.split(`
`)??[],c=a.findIndex(d=>t(d)>=0),l=t(a[c]??"")+1;c>=0&&r.push({file:(0,u.relative)(n,o),line:c+1,column:l})}return r.length===1?r[0]:void 0}function Fs(t,e){return e.
split(/[^\w$]+/).includes(t)}function zs(t){const e=Ls.exec(t)?.[1];return e!==void 0?n=>[...n.keys()].filter(s=>Gs(n[s]))[Number(e)]:t.endsWith(z)?Ws:void 0}function Gs(t=""){
return/^\s*<style\b/.test(t)}async function Bs(t,{line:e,column:n},s,r){const i=(await j(r,s))?.split(`
`)??[],o=t(i);return o===void 0||e===null?{line:null,column:null}:{line:o+e,column:n}}function Ws(t){return/^---/.test(t[0]??"")?t.findIndex((e,n)=>n>0&&/^---\s*$/.
test(e))+1:0}const Us=4,Hs=/^(?:true|false|null|none|auto|production|development|preview|staging|test)$/i,ce=2e3;class Zs{#e;#t;#n;#s=[];#r=[];#i=[];#o=0;#a=0;#c="";#u=!1;#d=0;#l=!1;constructor(e,n,s){
this.#t=n/2,this.#n=Ys(s),this.#e=(0,g.createWriteStream)(e,{flags:"w",mode:384}),this.#e.on("error",()=>{this.#l=!0})}line(e){const n=this.#n(e);this.#s.push(n.
slice(0,N.failureLogLine)),this.#s.length>=2*ce&&this.#s.splice(0,ce);const s=Buffer.byteLength(n)+1;this.#u||=this.#a+s>this.#t,this.#u?this.#h(n,s):(this.#a+=
s,this.#m(`${n}
`))}#m(e){this.#c===""&&setImmediate(()=>this.#f()),this.#c+=e}#f(){this.#c!==""&&!this.#e.writableEnded&&this.#e.write(this.#c),this.#c=""}#h(e,n){this.#o+n>this.#t/
2&&(this.#d+=this.#r.length,this.#r=this.#i,this.#i=[],this.#o=0),this.#i.push(e),this.#o+=n}last(){return this.#s.slice(-N.failureLogLines)}recent(){return this.#s.
slice(-ce)}async[Symbol.asyncDispose](){this.#f(),this.#d>0&&this.#e.write(`[\u2026 ${this.#d} lines are left out here \u2026]
`);for(const e of[this.#r,this.#i])e.length>0&&this.#e.write(`${e.join(`
`)}
`);await new Promise(e=>{if(this.#l)return e();this.#e.once("error",()=>e()),this.#e.end(e)})}}function Ys(t){const e=[...new Set(Object.values(t).flatMap(s=>s.
split(`
`)))].map(s=>s.trim()).filter(s=>s.length>=Us&&!Hs.test(s)).sort((s,r)=>r.length-s.length),n=e.length>0?new RegExp(e.map(ne).join("|"),"g"):void 0;return s=>{const r=s.
split("\r").findLast(o=>o!=="")??"",i=te(r).replace(/[^\P{Cc}\t]/gu,"");return n?i.replace(n,"***"):i}}const rt=["dist","build","out","_site",".output/public","\
public","www"];async function Ks(t,e,n,s){const r=await Vs(e,n,s);try{if(await(0,f.realpath)(t)===t)return await ee(t,r)}catch(o){if(!(o instanceof F))throw o}const i=n??
(0,u.relative)(e,r);throw b("build","output_unsafe",`The output directory \`${i}\` leads out of the repository`)}async function Vs(t,e,n){if(e!==null){const r=(0,u.
join)(t,e);if(await it(r))return r;throw b("build","output_missing",`The output directory \`${e}\` is not there; ${await ot(t)}`)}if(!n)return t;for(const r of rt)
if(await it((0,u.join)(t,r)))return(0,u.join)(t,r);const s=rt.map(r=>`\`${r}\``).join(", ");throw b("build","output_missing",`The build left none of the usual o\
utput directories (${s}); ${await ot(t)}. Name it as the output directory`)}async function it(t){return(await(0,f.stat)(t).catch(()=>{}))?.isDirectory()??!1}async function ot(t){
const n=(await(0,f.readdir)(t,{withFileTypes:!0})).filter(s=>s.isDirectory()&&![".git","node_modules"].includes(s.name)).map(s=>s.name);return n.length===0?"the\
re is no folder at all":`the folders there are ${n.slice(0,20).sort().map(s=>`\`${s}\``).join(", ")}`}var at=E(136);const Xs=/^[A-Za-z0-9][A-Za-z0-9._-]*\/[A-Za-z0-9_][A-Za-z0-9._-]*$/;
function Js(t,e){return Xs.test(t)?le(e.template.replace("{repository}",t.replace(/\.git$/,"")),e):(0,u.isAbsolute)(t)?le((0,at.pathToFileURL)(t).href,e):le(t,e)}
function le(t,e){const n=URL.canParse(t)&&/^[a-z]+:\/\//i.test(t)?new URL(t):void 0,s=ct(t);if(n?.protocol==="https:")return{url:n.href,shown:s,protocols:"https"};
if(n?.protocol==="http:"&&e.allowLocal)return{url:n.href,shown:s,protocols:"http:https"};if(n?.protocol==="file:"&&e.allowLocal&&n.host==="")return{url:(0,at.fileURLToPath)(
n),shown:s,protocols:"file"};const r=n?.protocol==="file:"?"is on this machine":"is no https URL and no owner/name";throw b("clone","repository_not_allowed",`Th\
e repository "${s}" ${r}, and this platform does not clone such`)}function ct(t){return t.replace(/(\w+:\/\/)[^/@\s]+@/g,"$1")}async function lt(t,e){const{bare:n,
branch:s,commit:r,lender:i,shallow:o,origin:a}=e;for(const d of["objects/info","refs"])await(0,f.mkdir)((0,u.join)(t,d),{recursive:!0});const c=a===void 0?"":`[\
remote "origin"]
	url = ${JSON.stringify(a)}
`,l={HEAD:`ref: refs/heads/${s}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${n}
${c}`,"packed-refs":r&&`${r} refs/heads/${s}
`,"objects/info/alternates":i&&`${(0,u.join)(i,"objects")}
`,shallow:o};for(const[d,p]of Object.entries(l))p&&await(0,f.writeFile)((0,u.join)(t,d),p)}async function dt(t,e,n){const s=await t(e);try{return await n()}finally{
s()}}var Qs=E(421),ut=E(474),ft=E(161),qs=E(75),er=E(193);const pt=16384,tr=65536,nr=10;async function K(t,e,n){n.signal?.throwIfAborted();const s=(0,Qs.spawn)(
t,e,{cwd:n.cwd,env:{...n.env},detached:!0,stdio:["ignore","pipe","pipe",n.channel===void 0?"ignore":"pipe",n.namespace?"pipe":"ignore"]}),r=s.stdio[3];r&&"end"in
r&&(r.on("error",()=>{}),r.end(n.channel));for(const l of["stdout","stderr"])ir(s,l,n.onLine??(()=>{}));const i=n.namespace?or(s.stdio[4]):()=>"",o=(0,ut.once)(
s,"close");o.catch(()=>{});const a=()=>lr(s.pid,n.sweep?n.env[G]:void 0),c=()=>{a()};n.signal?.addEventListener("abort",c,{once:!0});try{const[l,d]=await(0,ut.once)(
s,"exit");return await a(),await o,await cr(i()),n.signal?.throwIfAborted(),rr(typeof l=="number"?l:null,typeof d=="string"?d:null)}finally{n.signal?.removeEventListener(
"abort",c)}}const sr=["SIGHUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGSEGV","SIGTERM","SIGXFSZ"];function rr(t,e){const n=sr.find(s=>t===128+ft.constants.
signals[s]);return{exitCode:t,signal:e??n??null}}function ir(t,e,n){const s=new er.StringDecoder("utf8");let r="";const i=a=>{const c=a.split(`
`);r=(c.pop()??"").slice(0,pt);for(const l of c)n(l.slice(0,pt),e)},o=t[e];o?.on("data",a=>{i(r+s.write(a)),!(a.length<tr)&&(o.pause(),setTimeout(()=>o.resume(),
nr))}),o?.on("end",()=>{r!==""&&n(r,e)})}function or(t){let e="";return t instanceof qs.Readable&&t.setEncoding("utf8").on("data",n=>e+=n),()=>e}const ar=1e4;async function cr(t){
const e=/"child-pid": (\d+)/.exec(t)?.[1];for(let n=0;e!==void 0&&n<ar;n+=1){const s=await(0,f.readFile)(`/proc/${e}/stat`,"utf8").catch(()=>"");if(!/\) [^ZX]/.
test(s))return;await new Promise(r=>setTimeout(r,1))}}async function lr(t,e){t!==void 0&&mt(-t),e!==void 0&&await ht(n=>n===e)}async function ht(t){let e=new Set;
for(let n=0;n<50;n+=1){const s=await dr(),r=await ur(s,t);for(const i of r)mt(i);if(r.length===0&&s.every(i=>e.has(i)))return;e=new Set(s),await new Promise(i=>setImmediate(
i))}}async function dr(){return(await(0,f.readdir)("/proc").catch(()=>[])).filter(e=>/^\d+$/.test(e)).map(Number)}async function ur(t,e){return(await Promise.all(
t.map(async s=>{const i=(await(0,f.readFile)(`/proc/${s}/environ`,"utf8").catch(()=>"")).split("\0").find(o=>o.startsWith(`${G}=`));return i!==void 0&&e(i.slice(
G.length+1))?[s]:[]}))).flat()}function mt(t){try{process.kill(t,"SIGKILL")}catch{}}const wt="cache";function de(t){return(0,S.createHash)("sha256").update(JSON.
stringify([t.org,t.project,t.appID])).digest("hex").slice(0,32)}async function fr(t,e,n,s){await(0,f.mkdir)((0,u.join)(t,de(e)),{recursive:!0});const r=await(0,f.
realpath)((0,u.join)(t,de(e)));await(0,f.chmod)(r,493);const i=(0,u.join)(r,n);await D(i);const o={cache:(0,u.join)(r,wt),root:i,source:(0,u.join)(i,"source"),home:(0,u.
join)(i,"home"),tmp:(0,u.join)(i,"tmp")};for(const a of Object.values(o))await(0,f.mkdir)(a,{recursive:!0}),s!==void 0&&await(0,f.chown)(a,s,s);return{app:r,...o,
[Symbol.asyncDispose]:()=>D(i).catch(()=>{})}}async function pr(t){const e=[];for(const n of await(0,f.readdir)(t).catch(()=>[]))for(const s of await(0,f.readdir)(
(0,u.join)(t,n),{withFileTypes:!0}))s.isDirectory()&&s.name!==wt&&e.push((0,u.join)(t,n,s.name));return e}async function D(t){try{await(0,f.rm)(t,{recursive:!0,
force:!0})}catch(e){if(!["EACCES","EPERM","ENOTEMPTY"].includes(A(e)??""))throw e;await gt(t),await(0,f.rm)(t,{recursive:!0,force:!0})}}async function gt(t){await(0,f.
chmod)(t,448);for(const e of await(0,f.readdir)(t,{withFileTypes:!0}))e.isDirectory()&&await gt((0,u.join)(t,e.name))}async function hr(t,e){const{exitCode:n}=await K(
"chown",["-RhP",`${e}:${e}`,"--",t],{env:{},cwd:"/"});if(n!==0)throw new Error(`chown of ${t} failed`)}const yt=[["core.hooksPath","/dev/null"],["core.fsmonitor",
"false"],["init.templateDir",""],["init.defaultBranch","main"],["safe.directory","*"],["gc.autoDetach","false"],["advice.detachedHead","false"],["http.lowSpeedL\
imit","1000"],["http.lowSpeedTime","60"]];async function mr(t,e,n,s,r){const i=(0,S.createHash)("sha256").update(e.url).digest("hex").slice(0,32),o=(0,u.join)(t,
`${i}.git`),a=St(e.protocols,r),c=await dt(r.lock,`mirror:${i}`,()=>wr(a,o,e,n)),{branch:l}=n,d=(0,u.join)(s,".git");await lt(d,{bare:!1,branch:l,lender:o,origin:e.
shown}),await a.must(["-C",s,"reset","-q","--hard",c]);const p=(await(0,f.readFile)((0,u.join)(d,"refs/heads",l),"utf8")).trim();return await(0,f.writeFile)((0,u.
join)(d,"shallow"),`${p}
`),(0,g.existsSync)((0,u.join)(s,".gitmodules"))&&await yr(s,e,r),{commit:p,mirror:o}}async function wr(t,e,n,s){if(!(0,g.existsSync)(e))return $t(t,e,n,s);const r=s.
commit&&["-C",e,"rev-parse","--quiet","--verify",`${s.commit}^{commit}`];if(s.commit&&r&&(await t.try(r)).exitCode===0)return s.commit;try{return await Et(t,e,n,
s)}catch(i){if(Sr(i)!=="clone_failed")throw i;return $t(t,e,n,s)}}async function $t(t,e,n,s){const r=`${e}.new`;await D(r);try{await lt(r,{bare:!0,branch:"main"});
const i=await Et(t,r,n,s,gr);return await D(e),await(0,f.rename)(r,e),i}finally{await D(r)}}const gr=["-c","maintenance.auto=false"];async function Et(t,e,{url:n,
shown:s},r,i=[]){const o=r.commit?[r.commit]:[`refs/heads/${r.branch}`,`refs/tags/${r.branch}`];for(const a of o){const c=`refs/slipway/${(0,S.createHash)("sha2\
56").update(a).digest("hex").slice(0,16)}`,l=["-q","--depth=1","--no-tags","--",n,`+${a}:${c}`],d=await t.try(["-C",e,...i,"fetch",...l]);if(d.exitCode===0)return/^[0-9a-f]*/.
exec(await(0,f.readFile)((0,u.join)(e,"FETCH_HEAD"),"utf8"))?.[0]??"";const p=Er(d.errors,s,r);if(p.facts.code!=="branch_not_found")throw p}throw b("clone","bra\
nch_not_found",`The repository ${s} has no branch "${r.branch}"`)}async function yr(t,e,n){const s=St("https",n),r=["submodule","update","-q","--init","--recurs\
ive","--depth=1","--recommend-shallow"],{exitCode:i,errors:o}=await s.try(["-C",t,...r]);if(i===0)return;const a=/transport '[^']*' not allowed/.test(o.join(`
`));throw b("clone",a?"repository_not_allowed":"clone_failed",`A submodule of ${e.shown} ${a?"has a URL that is not https":"could not be fetched"}: ${ue(o)}`,o)}
const bt=/no space left on device|disk quota exceeded|unable to write file/i,$r=[[/transport '[^']*' not allowed/,"repository_not_allowed",t=>`The repository ${t}\
 is of a kind that is not cloned`],[/couldn't find remote ref [0-9a-f]{40}|not our ref|unadvertised object|no such remote ref [0-9a-f]{40}/,"commit_not_found",(t,{
commit:e})=>`The repository ${t} has no commit ${e}`],[/couldn't find remote ref/,"branch_not_found",(t,{branch:e})=>`The repository ${t} has no branch "${e}"`],
[bt,"disk_full",()=>"The disk is full: the repository could not be fetched"],[/repository '.*' not found|does not appear to be a git repository|does not exist|could not read (?:Username|Password)|Authentication failed|error: 40[134]/,
"repository_not_found",t=>`The repository ${t} was not found, or it is private`]];function Er(t,e,n){const s=t.join(`
`),[,r,i]=$r.find(([o])=>o.test(s))??[];return r&&i?b("clone",r,i(e,n),t):b("clone","clone_failed",`The repository ${e} could not be fetched: ${ue(t)}`,t)}function ue(t){
return(t.findLast(n=>/^(?:fatal|error|remote):/.test(n))??t.at(-1)??"git said nothing").replace(/^(?:fatal|error): /,"")}function St(t,e){const n={...e.env,...br(
t)},s=async r=>{const i=[],o=[],{exitCode:a}=await K("git",r,{cwd:"/",env:n,signal:e.signal,onLine(c,l){const d=ct(c);(l==="stdout"?i:o).push(d),l==="stderr"&&e.
onLine(d)}});return{exitCode:a,output:i.join(`
`),errors:o.slice(-50)}};return{try:s,async must(r){const{exitCode:i,output:o,errors:a}=await s(r);if(i===0)return o;throw bt.test(a.join(`
`))?b("clone","disk_full","The disk is full: the repository could not be checked out",a):b("clone","clone_failed",`The checkout failed: ${ue(a)}`,a)}}}function br(t){
const e=yt.flatMap(([n,s],r)=>[[`GIT_CONFIG_KEY_${r}`,n],[`GIT_CONFIG_VALUE_${r}`,s]]);return{LC_ALL:"C",GIT_TERMINAL_PROMPT:"0",GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"\
/dev/null",GIT_ALLOW_PROTOCOL:t,GIT_CONFIG_COUNT:String(yt.length),...Object.fromEntries(e)}}function Sr(t){return t instanceof T?t.facts.code:void 0}var _r=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(i){return Promise.reject(i)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},kr=(function(t){return function(e){function n(o){e.error=e.hasError?new t(o,e.error,"An \
error was suppressed during disposal."):o,e.hasError=!0}var s,r=0;function i(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(i);if(s.dispose){var o=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(o).then(i,function(a){return n(a),i()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function vr(t,e,n){const s={stack:[],error:void 0,hasError:!1};try{const{folders:r,
limits:i,clock:o}=t;for(const v of Object.values(r))await(0,f.mkdir)(v,{recursive:!0,mode:448});const a=await t.sandbox(),c=_r(s,new Zs((0,u.join)(r.logs,`${e.deployID}\
.log`),i.logBytes,e.env),!0),l=await fr(r.builds,e.app,e.deployID,a.ownerOf(e.app)),d=new AbortController,p=new AbortController;o.sleep(i.timeoutMs,p.signal).then(
()=>d.abort(new Error("the time limit")),()=>{});const m=AbortSignal.any([n.signal,d.signal]),$={context:t,job:e,sandbox:a,workspace:l,log:c,signal:m,mirror:"",
root:l.source,step:"",stage:"clone"},k=v=>{$.stage=v,n.onStage(v)};try{const v=await Rr($,k,n);return p.abort(),await n.onOutput?.({directory:v.directory,log:c}),
{...v,[Symbol.asyncDispose]:()=>l[Symbol.asyncDispose]()}}catch(v){const ke=await Ar(v,$,d.signal.aborted).finally(()=>l[Symbol.asyncDispose]());throw n.signal.
throwIfAborted(),ke}finally{p.abort()}}catch(r){s.error=r,s.hasError=!0}finally{const r=kr(s);r&&await r}}async function Rr(t,e,n){const{job:s,workspace:r}=t;e(
"clone");const i=await xr(t);n.onCommit(i);const o=await Or(t);t.root=o;const a=await ms(o,r.source),c=s.buildCommand||a.hasBuildScript&&`${a.manager} run build`;
Tr(t),e("install"),await Ss(t,a,o,!!c),e("build"),c&&await B(t,"build",c,o,a);const l=await Ks(r.source,o,s.outputDirectory,!!c);return{commit:i,directory:l}}async function xr(t){
const{context:e,job:n,workspace:s,log:r,signal:i}=t,o=Js(n.repository,e.rules);t.step=`the clone of ${o.shown}`,r.line(`Cloning ${o.shown}, ${n.commit?`commit ${n.
commit}`:`branch ${n.branch}`}`);const c={env:{...e.hostEnv,PATH:e.path,[G]:e.markerOf(n)},signal:i,lock:e.lock,onLine:m=>r.line(m)},{commit:l,mirror:d}=await mr(
e.folders.mirrors,o,n,s.source,c);t.mirror=d,r.line(`Checked out ${l}`);const p=t.sandbox.ownerOf(n.app);return p!==void 0&&await hr(s.source,p),l}async function Or({
job:t,workspace:e}){const n=t.settings.rootDirectory??".",s=await ee(e.source,n).catch(()=>{});if(s&&(await(0,f.stat)(s)).isDirectory())return s;throw b("clone",
"root_directory_missing",`The root directory \`${n}\` is not in the repository`)}function Tr({job:t,log:e}){const n=t.settings.nodeVersion;n&&Number.parseInt(n.
replace(/^v/,""),10)!==Number.parseInt(process.versions.node,10)&&e.line(`Warning: the app asks for Node.js ${n}, builds here run Node.js ${process.versions.node}`)}
async function Ar(t,e,n){const{log:s,stage:r,step:i,context:o,workspace:a,root:c}=e;if(n){const d=`The build took longer than its limit of ${rn(o.limits.timeoutMs)}\
 and was stopped during ${i}`;return s.line(d),b(r,"build_timeout",d,s.last())}if(t instanceof T){const l=Zn(s.recent()),d=await Cs(l,a.source,c);return s.line(
t.message),new T({...t.facts,log:s.last(),diagnostics:d})}return ie(t)?b(r,"disk_full","The disk is full",s.last()):t}const fe=["/usr","/bin","/sbin","/lib","/l\
ib32","/lib64","/etc","/opt","/nix"],_t="/run/systemd/resolve",kt=19e8,Ir=1e8;function Lr(t,e){return["ulimit -c 0 2>/dev/null",`ulimit -f ${Math.ceil(t.fileBytes/
512)} 2>/dev/null`,`ulimit -d ${Math.ceil(t.processBytes/1024)} 2>/dev/null`,e?`ulimit -u ${t.processes} 2>/dev/null || ulimit -p ${t.processes} 2>/dev/null`:":",
'eval "$(cat <&3)"',"exec 3<&-",'exec /bin/sh -c "$1"'].join(`
`)}const Nr={kind:"none",reason:"it was asked for"};async function Cr(t){const{want:e,limits:n,known:s}=t,r=(0,ft.userInfo)().uid===0,i=s??(e==="none"?Nr:await Pr(
r)),o=i.kind==="bubblewrap",a=l=>o&&r?kt+Number.parseInt(de(l).slice(0,8),16)%Ir:void 0,c=Lr(n,o);return{isolation:i,ownerOf:a,tmpOf:l=>o?"/tmp":l.tmp,async run(l){
const d=a(l.app),p=o?await jr(l,t,d):[],[m="/bin/sh",...$]=[...p,"/bin/sh","-c",c,"sh",l.script];return K(m,$,{cwd:o?"/":l.cwd,env:{...l.outerEnv,PATH:"/usr/loc\
al/bin:/usr/bin:/bin"},channel:cs({...l.env,...l.outerEnv}),signal:l.signal,sweep:!o,namespace:o,onLine:l.onLine})}}}async function Pr(t){const e=[...vt(t),...await xt(),
...Rt(t?kt:void 0),"true"],n=[],s=await K("bwrap",e,{cwd:"/",env:{PATH:"/usr/local/bin:/usr/bin:/bin"},onLine:i=>n.push(i)}).catch(()=>{});return s?.exitCode===
0?{kind:"bubblewrap",asRoot:t}:{kind:"none",reason:s?`bubblewrap does not work here: ${n.at(-1)??"no reason given"}`:"bubblewrap is not installed"}}async function jr(t,{
tools:e,dataDir:n},s){const{app:r,tmp:i}=t.workspace;if(await(0,f.realpath)(i).catch(()=>"")!==i)throw b("build","build_failed","A command of the build replaced\
 its folder for temporary files");const o=e.filter(c=>!fe.some(l=>I(l,c))),a=[...fe,...o].some(c=>I(c,n))?["--tmpfs",n]:[];return["bwrap",...vt(s!==void 0),...await xt(),
...s===void 0?[]:await Dr(r,s,t.workspace),"--bind",i,"/tmp",...o.flatMap(c=>[...V(c),"--ro-bind-try",c,c]),...a,...t.readable.flatMap(c=>[...V(c),"--ro-bind-tr\
y",c,c]),...V(r),"--bind",r,r,"--info-fd","4","--chdir",t.cwd,...Rt(s)]}function vt(t){const e=["--unshare-pid","--unshare-ipc","--unshare-uts","--unshare-cgrou\
p-try","--die-with-parent"];return t?[...e,"--cap-drop","ALL",...["SETUID","SETGID","SETPCAP"].flatMap(n=>["--cap-add",`CAP_${n}`])]:["--unshare-user",...e]}function Rt(t){
return t===void 0?[]:["setpriv",...["--reuid",String(t),"--regid",String(t),"--clear-groups"],"--no-new-privs","--inh-caps=-all","--bounding-set=-all"]}async function Dr(t,e,n){
const s=(0,u.join)(t,"passwd");return await(0,f.writeFile)(s,`root:x:0:0:root:/root:/bin/sh
build:x:${e}:${e}::${n.home}:/bin/sh
`),["--ro-bind",s,"/etc/passwd"]}async function xt(){return[...(await Promise.all(fe.map(async e=>{const n=await(0,f.realpath)(e).catch(()=>{});return n===void 0?
[]:n===e?["--ro-bind",e,e]:["--symlink",n,e]}))).flat(),"--ro-bind-try",_t,_t,"--dev","/dev","--proc","/proc"]}function V(t){const e=(0,u.dirname)(t);return e===
"/"?[]:[...V(e),"--dir",e]}async function Mr(t,e){const n=[(0,u.dirname)(process.execPath),(0,u.dirname)(await(0,f.realpath)(process.execPath)),...e];for(const s of t.
split(":").filter(r=>r.startsWith("/"))){const r=await(0,f.realpath)((0,u.join)(s,"npm")).catch(()=>{});r&&n.push(s,(0,u.dirname)((0,u.dirname)(r)))}return[...new Set(
n)]}const Fr={NODE_DISABLE_COMPILE_CACHE:"1"};function zr(t){const{limits:e,clock:n}=t,s=(0,u.resolve)(t.dataDir),r={builds:(0,u.join)(s,"builds"),mirrors:(0,u.
join)(s,"git"),logs:(0,u.join)(s,"logs")},i={...t.env,...t.lasting?{}:Fr},o=os(t.path,process.execPath),a=`${(0,S.createHash)("sha256").update(s).digest("hex").
slice(0,16)}/`;let c;const l={limits:e,folders:r,hostEnv:i,path:o,clock:n,lock:t.lock,rules:{template:t.gitUrlTemplate,allowLocal:t.allowLocalGit},markerOf:d=>`${a}${d.
deployID}`,sandbox(){return c??=Gr(t,o,i),c}};return{sandbox:l.sandbox,build:(d,p)=>vr(l,d,p),async clean(d){const p=k=>d===null||(0,u.basename)(k)===d,m=(await pr(
r.builds)).filter(p),$=k=>d===null?k.startsWith(a):k===`${a}${d}`;m.length>0&&await ht($);for(const k of m)await D(k)}}}async function Gr(t,e,n){return Cr({want:t.
isolation,limits:t.limits,tools:await Mr(e,is(n)),dataDir:await(0,f.realpath)(t.dataDir),known:t.known})}function Br(t){if(t.charCodeAt(0)!==47)return;const e=t.
includes("%")?Ur(t):t;if(!(e===void 0||e.includes("\0")||e.includes("\\")))return/\/\.\.?(?:\/|$)/.test(e)?void 0:e.slice(1)}function Fo(t){return`/${t.split("/").
map(Wr).join("/")}`}function Wr(t){return encodeURIComponent(t).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}function Ur(t){try{return decodeURIComponent(
t)}catch{return}}function zo(t,e){if(t===""||t.endsWith("/")){if(e(`${t}index.html`))return{kind:"file",path:`${t}index.html`};const n=t.slice(0,-1);return n!==
""&&e(`${n}.html`)?{kind:"redirect",to:n}:void 0}return e(t)?{kind:"file",path:t}:e(`${t}.html`)?{kind:"file",path:`${t}.html`}:e(`${t}/index.html`)?{kind:"redi\
rect",to:`${t}/`}:void 0}const Ot=Object.create(null),Hr=/\/:[A-Za-z]\w*[^\w/]/,Zr=/[.+?^${}()|[\]\\]/g;function Tt(t){const e=Br(t);if(e===void 0||e.split("*").
length>2)return;const n=pe(`/${e}`);if(Hr.test(n))return;if(!/\/:[A-Za-z]|\*/.test(n))return o=>pe(o)===n?Ot:void 0;const s=new Set,r=n.replace(Zr,"\\$&").replace(
/\/:([A-Za-z]\w*)(?=\/|$)/g,(o,a)=>(s.add(a),`/(?<${a}>[^/]+)`)).replace(/\/\*$|\*/,o=>o==="*"?"(?<splat>.*)":"(?:/(?<splat>.*))?"),i=Yr(`^${r}$`);return i&&(o=>i.
exec(r.endsWith("?")?o:pe(o))?.groups)}const At="it must begin with a path, with one * at most and placeholders (/:name) for whole parts, each once";function Go(t,e){
return e===Ot?t.replaceAll(":splat",""):t.replace(/:([A-Za-z]\w*)/g,(n,s)=>{const r=e[s];return r===void 0?s==="splat"?"":n:encodePath(r).slice(1)})}function pe(t){
return t.length>1&&t.endsWith("/")?t.slice(0,-1):t}function Yr(t){try{return new RegExp(t,"s")}catch{return}}const Kr=500,Vr=2e3,Xr=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,
Jr=/^[\t\x20-\x7e\x80-\xff]*$/,Qr=new Set(["accept-ranges","connection","content-encoding","content-length","content-range","date","etag","keep-alive","last-mod\
ified","location","server","te","trailer","transfer-encoding","upgrade","vary","x-request-id","x-slipway-release"]);function qr(t){const e=[],n=[];let s;for(const[
r,i]of t.split(/\r\n|\r|\n/).entries()){const o=i.trim(),a=c=>n.push({line:r+1,reason:c});o===""||o.startsWith("#")||(o.length>Vr?a("the line is too long"):o.startsWith(
"/")||/^https?:/.test(o)?(s=ei(o,e.length,a),s&&e.push(s)):s?ti(s,o,a):a("it stands below no path"))}return{rules:e,ignored:n}}function ei(t,e,n){const s=Tt(t);
if(e>=Kr)n("too many rules");else if(!s)n(At);else return{matches:s,set:[],unset:[]}}function ti(t,e,n){const s=/^!\s*(\S+)$/.exec(e)?.[1];if(s)return void t.unset.
push(s.toLowerCase());const r=e.indexOf(":"),i=e.slice(0,r).trim().toLowerCase(),o=e.slice(r+1).trim();if(r<1||!Xr.test(i)||!Jr.test(o))return n('it is not "Nam\
e: value"');if(i==="basic-auth")return n('"basic-auth" is not supported: everybody may read this path');if(i==="set-cookie"&&t.set.some(([a])=>a===i))return n("\
a path can set one cookie");if(Qr.has(i))return n(`"${i}" is the edge's own`);t.set.push([i,o])}const ni={};function Bo(t,e){let n;for(const s of t){const r=s.matches(
e);if(r){n??=new Map;for(const i of s.unset)n.delete(i);for(const[i,o]of s.set){const a=fillIn(o,r),c=n.get(i);n.set(i,c===void 0||i==="set-cookie"?a:`${c}, ${a}`)}}}
return n?Object.fromEntries(n):ni}const si=2e3,ri=2e3,ii=/^[^/:]+=/,he={200:"rewrite",404:"rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function oi(t){
const e=[],n=[];for(const[s,r]of t.split(/\r\n|\r|\n/).entries()){const i=r.replace(/(?:^|\s)#.*$/,"").trim();if(i==="")continue;const o=e.length<si?ai(i):"too \
many rules";typeof o=="string"?n.push({line:s+1,reason:o}):e.push(o)}return{rules:e,ignored:n}}function ai(t){if(t.length>ri)return"the line is too long";const[
e="",n,s="301",...r]=t.split(/\s+/);if(n===void 0)return"it names no target";if(r.length>0||s.includes("=")||ii.test(n))return"conditions and query parameters a\
re not supported";const i=ci(s);if(i===void 0)return/^\d+!?$/.test(s)?`${s} is no status of a redirect`:"its status is no number";const o=Tt(e);return o?!/^\/(?!\/)/.
test(n)&&(he[i]==="rewrite"||!/^(?:https?:)?\/\//i.test(n))?he[i]==="rewrite"?"rewrites to other origins are refused":"the target is no path and no URL":{from:o,
to:n.replace(/[^\x21-\x7e]/gu,encodeURIComponent),status:i,force:s.endsWith("!")}:At}function ci(t){const e=Number(/^(\d{3})!?$/.exec(t)?.[1]);return li(e)?e:void 0}
function li(t){return t in he}function*Wo(t,e,n){for(const{from:s,to:r,status:i,force:o}of t){if(!o&&n==="file")continue;const a=s(e);if(!a)continue;if(!o&&n===
"earlier")return;const c=di(r,a);i===200||i===404?yield{kind:"rewrite",status:i,path:ui(c)}:c!==encodePath(e.slice(1))&&(yield{kind:"go",status:i,location:c})}}
function di(t,e){const n=fillIn(t,e);return t.startsWith("//")?n:n.replace(/^\/{2,}/,"/")}function ui(t){const e=t.replace(/[?#].*$/,"").slice(1);try{return decodeURIComponent(
e)}catch{return e}}const It="_redirects",Lt="_headers",Nt=512*1024;function Uo(t){return t===It||t===Lt}async function fi(t,e,{files:n}){const s=[],r=async(a,c)=>{
const l=Object.hasOwn(n,a)?n[a]:void 0;if(!l)return[];if(l.size>Nt)return s.push({file:a,reason:`it has more than ${Nt} bytes`}),[];const d=c((await t.read(e,l.
hash)).toString());for(const p of d.ignored)s.push({file:a,...p});return d.rules},[i,o]=[await r(It,oi),await r(Lt,qr)];return{rules:{redirects:i,headers:o},ignored:s}}
const me=50;function pi(t,e){const n=t.slice(0,me).map(({file:s,line:r,reason:i})=>`Ignored: ${s}${r===void 0?"":`, line ${r}`}: ${i}`);return t.length>me&&n.push(
`Ignored: ${t.length-me} rules more`),e>0&&n.push(`Left out: ${e} \xD7 .env*, for such files hold secrets`),n}function Ho(t,e=Date.now){return(n,s,r)=>t(`${JSON.
stringify({time:new Date(e()).toISOString(),level:n,event:s,...r})}
`)}const hi=()=>{};var mi=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(i){
return Promise.reject(i)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},wi=(function(t){return function(e){function n(o){
e.error=e.hasError?new t(o,e.error,"An error was suppressed during disposal."):o,e.hasError=!0}var s,r=0;function i(){for(;s=e.stack.pop();)try{if(!s.async&&r===
1)return r=0,e.stack.push(s),Promise.resolve().then(i);if(s.dispose){var o=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(o).then(i,function(a){
return n(a),i()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return i()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const we={write:(t,e)=>t.writeFile(e),
sync:t=>t.sync()},Ct={...we,sync:async()=>{}};function X(t){(0,g.mkdirSync)(t,{recursive:!0,mode:448})}async function Pt(t,e=we){const n={stack:[],error:void 0,
hasError:!1};try{if(process.platform==="win32"||e===Ct)return;const s=mi(n,await(0,f.open)(t,"r"),!0);await e.sync(s)}catch(s){n.error=s,n.hasError=!0}finally{const s=wi(
n);s&&await s}}function gi(t){const e=(0,g.openSync)(t,g.constants.O_RDONLY|g.constants.O_NOFOLLOW|g.constants.O_NONBLOCK),n=(0,g.fstatSync)(e);if(!n.isFile()){
(0,g.closeSync)(e);return}return{fd:e,size:n.size,[Symbol.dispose]:()=>(0,g.closeSync)(e)}}function yi(t,e){let n=0;for(;n<e.length;){const s=(0,g.readSync)(t,e,
n,e.length-n,null);if(s===0)break;n+=s}return n}const $i=/^[0-9a-f]{64}$/;function J(t){return $i.test(t)}function Ei(){return Object.create(null)}function bi({
files:t}){const e=Object.entries(t).sort(([n],[s])=>n<s?-1:1).map(([n,{hash:s,size:r}])=>`${JSON.stringify(n)}:{"hash":"${s}","size":${r}}`);return Buffer.from(
`{"files":{${e.join(",")}}}`)}function jt(t){const e=JSON.parse(t);if(!Si(e))throw new TypeError("not a manifest");return e}function Si(t){if(!R(t)||!R(t.files))
return!1;for(const e in t.files){const n=t.files[e];if(!R(n)||typeof n.hash!="string"||typeof n.size!="number")return!1}return!0}class _i{name;folder;variants;#e;#t=Promise.
resolve();constructor(e,n,s){this.name=e,this.folder=n,this.variants=s}known(){return this.#e??=this.#n().catch(e=>{throw this.#e=void 0,e}),this.#e}exclusive(e){
const n=this.#t.then(e);return this.#t=n.catch(()=>{}),n}async#n(){const e=new Set;for(const n of await ge(this.folder)){const s=(0,u.join)(this.folder,n);await Pt(
s);for(const r of await(0,f.readdir)(s))J(r)&&e.add(r)}return e}}async function ge(t){try{return(await(0,f.readdir)(t)).filter(e=>/^[0-9a-f]{2}$/.test(e))}catch(e){
if(A(e)==="ENOENT")return[];throw e}}const ki={files:1e5,fileBytes:512*1024*1024,totalBytes:4*1024*1024*1024},Q=1024*1024,vi=8,Ri=32,xi=3600*1e3,Oi=4,Ti=1e3;function ye(t,e=vi){
let n=performance.now();return()=>{if(!(performance.now()-n<e))return new Promise((s,r)=>{setImmediate(()=>{n=performance.now(),t?.aborted?r(t.reason):s()})})}}
async function Ai(t){const{organization:e,log:n}=t,s=await Ii(t).catch(a=>{n("error","collection_skipped",{org:e.name,reason:String(a)})}),r={objects:0,bytes:0};
if(!s)return r;await(0,f.rm)((0,u.join)(e.folder,"tmp"),{recursive:!0,force:!0}),await e.variants.retain(s);const i=await e.known(),o=ye();for(const a of await ge(
e.folder))for(const c of await(0,f.readdir)((0,u.join)(e.folder,a))){if(s.has(c))continue;const l=(0,u.join)(e.folder,a,c);i.delete(c),r.objects+=1,r.bytes+=(0,g.
statSync)(l).size,(0,g.unlinkSync)(l),await o()}return r}async function Ii({live:t,read:e}){const n=new Set;for(const s of t){n.add(s);const{files:r}=await e(s);
for(const i in r){const o=r[i];o&&n.add(o.hash)}}return n}function _(t,e){return new T({stage:"sync",code:t,message:e,exitCode:null,signal:null,log:[],diagnostics:[]})}
function Li(t,e){if(t instanceof T)return t;if(e.aborted)return e.reason;if(ie(t))return _("disk_full","The disk of the platform is full: the output could not b\
e stored");const n=A(t)??(t instanceof Error?t.message:String(t));return _("sync_failed",`The output could not be stored (${n})`)}function*Ni(t,e){const n=(0,g.
realpathSync)(t);yield*$e(n,{real:n,prefix:"",above:[]},e)}function*$e(t,e,n){yield void 0;for(const s of(0,g.readdirSync)(e.real,{withFileTypes:!0})){const r=e.
prefix+s.name,i=`${e.real}/${s.name}`;if(!Mt(s.name,e.prefix==="",()=>n(r)))if(ji(s.name,r),s.isFile())yield{path:r,real:i};else if(s.isDirectory())yield*$e(t,Dt(
e,i,r),n);else if(s.isSymbolicLink())yield*Ci(t,e,r,i,n);else throw Ee(r)}}function Dt(t,e,n){return{real:e,prefix:`${n}/`,above:[...t.above,t.real]}}function*Ci(t,e,n,s,r){
const{real:i,stats:o}=Pi(s,n);if(!I(t,i))throw _("output_unsafe",`The link "${n}" leads out of the output directory`);if(!(0,u.relative)(t,i).split(u.sep).some(
(c,l)=>Mt(c,l===0,()=>r(n))))if(o.isFile())yield{path:n,real:i};else if(o.isDirectory()){if(i===e.real||e.above.includes(i))throw _("output_unsafe",`The link "${n}\
" leads back to a folder that it lies in`);yield*$e(t,Dt(e,i,n),r)}else throw Ee(n)}function Pi(t,e){try{const n=(0,g.realpathSync)(t);return{real:n,stats:(0,g.
statSync)(n)}}catch(n){const s=A(n)==="ELOOP"?"leads in a circle":"leads nowhere";throw _("output_unsafe",`The link "${e}" ${s}`)}}function Mt(t,e,n){return t===
".git"||e&&t==="node_modules"?!0:/^\.env/i.test(t)?(n(),!0):!1}function ji(t,e){if(t==="."||t===".."||/[\uFFFD\\]/.test(t))throw _("output_unsafe",`The file nam\
e ${JSON.stringify(e)} is not valid in a URL`)}function Ee(t){return _("output_unsafe",`"${t}" is neither a file nor a folder nor a link to one`)}var Di=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(i){return Promise.reject(i)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Mi=(function(t){return function(e){function n(o){e.error=e.hasError?new t(o,e.error,"An \
error was suppressed during disposal."):o,e.hasError=!0}var s,r=0;function i(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(i);if(s.dispose){var o=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(o).then(i,function(a){return n(a),i()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});function Ft(t,e){return(0,u.join)(t,e.slice(0,2),e)}class Fi{#e;#t;#n=new Set;#s=new Set;#r=new Set;#i;constructor(e,n){
this.#e=e,this.#t=n,X((0,u.join)(e,"tmp"))}get written(){return this.#n}put(e,n){if(this.#i)throw this.#i.error;this.#n.add(e);const s=Buffer.from(n),r=this.#o(
e,i=>this.#t.write(i,s)).catch(i=>{this.#i??={error:i}}).finally(()=>this.#r.delete(r));return this.#r.add(r),this.#r.size<Ri?void 0:Promise.race(this.#r)}async stream(e,n){
await this.#o(e,s=>n(r=>this.#t.write(s,r))),this.#n.add(e)}async#o(e,n){const s=(0,u.join)(this.#e,"tmp",(0,S.randomUUID)());try{await this.#a(s,n);const r=(0,u.
join)(this.#e,e.slice(0,2));this.#s.has(r)||X(r),this.#s.add(r),await(0,f.rename)(s,Ft(this.#e,e))}catch(r){throw await(0,f.rm)(s,{force:!0}),r}}async#a(e,n){const s={
stack:[],error:void 0,hasError:!1};try{const r=Di(s,await(0,f.open)(e,"wx",384),!0);await n(r),await this.#t.sync(r)}catch(r){s.error=r,s.hasError=!0}finally{const r=Mi(
s);r&&await r}}async finish(){if(await this.settle(),this.#i)throw this.#i.error;await Promise.all([...this.#s,this.#e].map(e=>Pt(e,this.#t))),this.#s.clear()}async settle(){
await Promise.all(this.#r)}}var zi=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){
if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(
this)}catch(i){return Promise.reject(i)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Gi=(function(t){return function(e){
function n(o){e.error=e.hasError?new t(o,e.error,"An error was suppressed during disposal."):o,e.hasError=!0}var s,r=0;function i(){for(;s=e.stack.pop();)try{if(!s.
async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(i);if(s.dispose){var o=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(o).then(i,function(a){
return n(a),i()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return i()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function Bi(t){const e=new Fi(t.
folder,t.disk);try{return await new Wi(t,e).run()}finally{await e.settle()}}class Wi{#e;#t;#n={files:Ei()};#s={files:0,folders:0};#r=Buffer.allocUnsafe(Q+1);#i=0;#o=0;constructor(e,n){
this.#e=e,this.#t=n}async run(){const{directory:e,signal:n,known:s}=this.#e,r=ye(n);for(const c of Ni(e,()=>this.#o++)){if(this.#m(c?"files":"folders"),c){const d=this.#c(
c);this.#n.files[c.path]=d instanceof Promise?await d:d}const l=r();l&&await l}if(this.#s.files===0)throw _("output_empty","The output directory holds no file t\
o publish");await this.#t.finish();const i=this.#t.written.size,o=await this.#a();for(const c of this.#t.written)s.add(c);const a=this.#s.files-i;return{manifest:this.#n,
manifestHash:o,written:i,reused:a,bytes:this.#i,withheld:this.#o}}async#a(){const e=bi(this.#n),n=(0,S.hash)("sha256",e);return this.#l(n)||await this.#t.put(n,
e),await this.#t.finish(),n}#c(e){const n={stack:[],error:void 0,hasError:!1};try{const s=Ui(e);if(s.size>Q)return this.#u(e.path,s).finally(()=>s[Symbol.dispose]());
const r=zi(n,s,!1),i=yi(s.fd,this.#r);if(i>Q)throw _("sync_failed",`"${e.path}" was written to while it was stored`);this.#f(e.path,i);const o=this.#r.subarray(
0,i),a=(0,S.hash)("sha256",o),c=this.#l(a)?void 0:this.#t.put(a,o);return c?c.then(()=>({hash:a,size:i})):{hash:a,size:i}}catch(s){n.error=s,n.hasError=!0}finally{
Gi(n)}}async#u(e,{fd:n,size:s}){this.#h(e,s);const r=await this.#d(e,n,async()=>{});return this.#f(e,r.size),this.#l(r.hash)||await this.#t.stream(r.hash,async i=>{
if((await this.#d(e,n,i)).hash!==r.hash)throw _("sync_failed",`"${e}" was written to while it was stored`)}),r}async#d(e,n,s){const r=(0,S.createHash)("sha256");
let i=0;const{signal:o}=this.#e,a=(0,g.createReadStream)("",{fd:n,start:0,autoClose:!1,highWaterMark:Q,signal:o});for await(const c of a)i+=c.length,this.#h(e,i),
r.update(c),await s(c);return{hash:r.digest("hex"),size:i}}#l(e){return this.#e.known.has(e)||this.#t.written.has(e)}#m(e){const n=this.#e.limits.files;if(this.#s[e]>=
n)throw _("output_too_large",`The output holds more than ${n} ${e}`);this.#s[e]+=1}#f(e,n){this.#i+=n,this.#h(e,n);const s=this.#e.limits.totalBytes;if(this.#i>
s)throw _("output_too_large",`The output is larger than ${s} bytes`)}#h(e,n){const s=this.#e.limits.fileBytes;if(n>s)throw _("output_too_large",`"${e}" is large\
r than ${s} bytes`)}}function Ui(t){try{const e=gi(t.real);if(e)return e}catch(e){if(!["ELOOP","ENXIO"].includes(A(e)??""))throw e}throw Ee(t.path)}const Hi=1e4;
class Zi{#e;#t=new Map;constructor(e=Yi){this.#e=e}async digest(e,n){const{ino:s,size:r,mtimeMs:i,ctimeMs:o}=await n.stat(),a=`${s} ${r} ${i} ${o}`,c=this.#t.get(
e);if(c?.look===a)return c.digest;const l={look:a,digest:this.#e(n)};return this.#t.size>=Hi&&this.#t.clear(),this.#t.set(e,l),l.digest.catch(()=>this.#t.get(e)===
l&&this.#t.delete(e)),l.digest}}async function Yi(t){const e=(0,S.createHash)("sha256"),n=(0,g.createReadStream)("",{fd:t.fd,start:0,autoClose:!1,highWaterMark:1024*
1024});for await(const s of n)e.update(s);return e.digest("hex")}var be=E(975),W=E(522);const Ki=["br","zstd","gzip"],Vi=512,Xi=16*1024*1024,{BROTLI_PARAM_QUALITY:Ji,
ZSTD_c_compressionLevel:Qi}=W.constants,qi=(0,be.promisify)(W.brotliCompress),eo=(0,be.promisify)(W.gzip),zt=typeof W.zstdCompress=="function"?(0,be.promisify)(
W.zstdCompress):void 0,Gt={br:t=>qi(t,{params:{[Ji]:9}}),zstd:zt&&(t=>zt(t,{params:{[Qi]:15}})),gzip:t=>eo(t,{level:9})};class to{#e;#t;#n;#s=new Map;#r;constructor(e,n,s){
this.#e=(0,u.join)(e,"variants"),this.#t=n,this.#n=s,this.#r=this.#a().catch(r=>s("warn","variants_unreadable",{reason:String(r)}))}find(e,n){const s=this.#s.get(
`${e}.${n}`);return s&&s.size>0?s:void 0}async read(e,n){const s=this.find(e,n);if(!s)return;const r=await(0,f.readFile)(this.#o(e,n,s)).catch(()=>{});if(r&&(0,S.
hash)("sha256",r)===s.hash)return r;this.#s.delete(`${e}.${n}`),this.#n("warn","variant_damaged",{hash:e,encoding:n})}async make(e){if(await this.#r,e.size<Vi||
e.size>Xi)return;const n=Ki.filter(s=>Gt[s]&&!this.#s.has(`${e.hash}.${s}`));if(n.length!==0)try{const s=await this.#t(e.hash);for(const r of n)await this.#i(e.
hash,r,s)}catch(s){this.#n("warn","variant_failed",{hash:e.hash,reason:String(s)})}}async#i(e,n,s){const r=await Gt[n]?.(s)??s,i=r.length<s.length?r:Buffer.alloc(
0),o={hash:(0,S.hash)("sha256",i),size:i.length},a=this.#o(e,n,o),c=(0,u.join)(this.#e,e.slice(0,2)),l=(0,u.join)(c,`${(0,S.randomUUID)()}.tmp`);X(c),await(0,f.
writeFile)(l,i,{mode:384}),await(0,f.rename)(l,a),this.#s.set(`${e}.${n}`,o)}async retain(e){await this.#r;for await(const{shard:n,name:s,hash:r,encoding:i}of this.#c())
e.has(r)||(this.#s.delete(`${r}.${i}`),await(0,f.rm)((0,u.join)(this.#e,n,s),{force:!0}))}#o(e,n,s){return(0,u.join)(this.#e,e.slice(0,2),`${e}.${n}.${s.hash}.${s.
size}`)}async#a(){for await(const{hash:e,encoding:n,own:s,size:r}of this.#c())J(e)&&J(s)&&this.#s.set(`${e}.${n}`,{hash:s,size:Number(r)})}async*#c(){for(const e of await ge(
this.#e))for(const n of await(0,f.readdir)((0,u.join)(this.#e,e))){const[s="",r="",i="",o=""]=n.split(".");yield{shard:e,name:n,hash:s,encoding:r,own:i,size:o}}}}
class Se extends Error{name="DamagedObject"}function no(t){return X(t.dir),new so(t)}class so{#e;#t;#n;#s;#r;#i;#o=new Map;#a=new Set;#c=new Zi;#u=new Map;#d=Promise.
resolve();#l=new AbortController;constructor({dir:e,clock:n,log:s,limits:r,disk:i,lasting:o=!0}){this.#e=e,this.#t=n??ve,this.#n=s??hi,this.#s=r??ki,this.#r=i??
(o?we:Ct),this.#i=o}async ingest(e,n,s){const{limits:r,disk:i}={limits:this.#s,disk:this.#r},o=this.#p(e);try{return await o.exclusive(async()=>{s.throwIfAborted();
const a=await o.known(),c=await Bi({folder:o.folder,directory:n,known:a,limits:r,disk:i,signal:s});return await this.#m(e,c),c.withheld>0&&this.#n("warn","secre\
ts_withheld",{org:e,files:c.withheld}),c})}catch(a){throw Li(a,s)}}async manifest(e,n){const s=this.#u.get(`${e}/${n}`);return s||{manifest:jt((await this.read(
e,n)).toString()),storedAt:await this.#f(e,n)}}async#m(e,{manifest:n,manifestHash:s}){this.#a.add({org:e,manifestHash:s,storedAt:this.#t.now()}),this.#u.set(`${e}\
/${s}`,{manifest:n,storedAt:await this.#f(e,s)});const[r=""]=this.#u.keys();this.#u.size>Oi&&this.#u.delete(r)}async#f(e,n){return(await(0,f.stat)(this.#w(e,n))).
mtimeMs}async read(e,n){const s=await(0,f.readFile)(this.#w(e,n)).catch(r=>this.#g(e,n,r));if((0,S.hash)("sha256",s)!==n)throw await this.#y(e,n);return s}async stream(e,n,s){
const r=this.#w(e,n),i=await(0,f.open)(r).catch(o=>this.#g(e,n,o));try{if(await this.#c.digest(r,i)!==n)throw await this.#y(e,n);return i.createReadStream({start:0,
...s,highWaterMark:256*1024})}catch(o){throw await i.close(),o}}variant(e,n,s){return this.#p(e).variants.find(n,s)}readVariant(e,n,s){return this.#p(e).variants.
read(n,s)}compress(e,n,s){if(!this.#i)return;const{variants:r}=this.#p(e);this.#d=this.#d.then(()=>this.#t.sleep(Ti,this.#l.signal)).then(()=>this.#h(r,n,s)).catch(
i=>{this.#l.signal.aborted||this.#n("warn","compressing_failed",{org:e,reason:String(i)})})}async#h(e,{files:n},s){const r=ye(this.#l.signal,1);for(const i in n){
const o=s(i)?n[i]:void 0;o&&await e.make(o),this.#l.signal.throwIfAborted(),await r()}}idle(){return this.#d}async[Symbol.asyncDispose](){this.#l.abort(),await this.#d}async collect(e){
const n=[...e],s=this.#t.now()-xi;for(const i of this.#a)i.storedAt<s&&this.#a.delete(i);const r={objects:0,bytes:0};for(const i of await(0,f.readdir)(this.#e)){
const o=this.#p(i),a=async d=>jt((await this.read(i,d)).toString()),{objects:c,bytes:l}=await o.exclusive(()=>{const d=[...n,...this.#a].filter(p=>p.org===i);return Ai(
{organization:o,live:d.map(p=>p.manifestHash),read:a,log:this.#n})});r.objects+=c,r.bytes+=l}return r}#p(e){let n=this.#o.get(e);if(!n){const s=Te(this.#e,e);n=
new _i(e,s,new to(s,r=>this.read(e,r),this.#n)),this.#o.set(e,n)}return n}#w(e,n){if(!J(n))throw new Se(`"${n}" is not the name of an object`);return Ft(this.#p(
e).folder,n)}async#g(e,n,s){throw A(s)!=="ENOENT"?s:((await this.#p(e).known()).delete(n),this.#n("error","object_missing",{org:e,hash:n}),new Se(`The object ${n}\
 is gone`))}async#y(e,n){(await this.#p(e).known()).delete(n),this.#n("error","object_damaged",{org:e,hash:n});const s=this.#w(e,n);return await(0,f.rename)(s,`${s}\
.damaged`).catch(r=>{if(A(r)!=="ENOENT")throw r}),new Se(`The object ${n} is damaged`)}}class Bt extends Error{name="StageError";stage;aborted;constructor(e,n,s){
super(Wt(s),{cause:s}),this.stage=e,this.aborted=n}}const ro={queue:"build_failed",clone:"clone_failed",install:"install_failed",build:"build_failed",sync:"sync\
_failed",activate:"activation_failed"};function io(t){const{stage:e,aborted:n,cause:s}=t instanceof Bt?t:{stage:"build",aborted:!1,cause:t};return n?oo(e):s instanceof
T?s.facts:ie(s)?_e(e,"disk_full","The disk of the platform is full"):_e(e,ro[e],`The platform itself failed at the stage "${e}": ${Wt(s)}`)}function oo(t){return _e(
t,"interrupted","The platform stopped while this deployment was under way")}function _e(t,e,n){return{stage:t,code:e,message:n,exitCode:null,signal:null,log:[],
diagnostics:[]}}function Wt(t){return t instanceof Error?t.message:String(t)}var ao=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
r&&(s=function(){try{r.call(this)}catch(i){return Promise.reject(i)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},co=(function(t){
return function(e){function n(o){e.error=e.hasError?new t(o,e.error,"An error was suppressed during disposal."):o,e.hasError=!0}var s,r=0;function i(){for(;s=e.
stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(i);if(s.dispose){var o=s.dispose.call(s.value);if(s.async)return r|=2,Promise.
resolve(o).then(i,function(a){return n(a),i()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});async function lo(t,e){const{builder:n,channel:s}=e;switch(t.kind){case"deploy":return uo(t,e);case"clean":return await n.clean(t.deployID),s.send({kind:"\
done"});case"variants":case"collect":return s.send({kind:"done"})}}async function uo({job:t,look:e},n){const{builder:s,channel:r,signal:i}=n;let o="clone";const a=d=>{
o=d,r.send({kind:"stage",stage:o})};let c="",l;try{const d={stack:[],error:void 0,hasError:!1};try{const p=ao(d,await s.build(t,{signal:i,onStage:a,onCommit(m){
c=m,r.send({kind:"commit",commit:c})},async onOutput({directory:m,log:$}){e&&await r.ask({about:"output",directory:m}),i.throwIfAborted(),a("sync"),l=await fo(t.
app.org,m,$,n),r.send({kind:"stored",release:l,commit:c})}}),!0)}catch(p){d.error=p,d.hasError=!0}finally{const p=co(d);p&&await p}}catch(d){i.throwIfAborted(),
r.send({kind:"failed",facts:io(new Bt(o,!1,d))})}}async function fo(t,e,n,s){const{settings:r,signal:i}=s,o=no({dir:(0,u.join)(r.dataDir,"objects"),limits:r.outputLimits,
lasting:r.lasting});return dt(s.lock,`objects:${t}`,async()=>{const{manifestHash:a,written:c,reused:l,bytes:d,manifest:p,withheld:m}=await o.ingest(t,e,i),{ignored:$}=await fi(
o,t,p);for(const k of pi($,m))n.line(k);return{manifestHash:a,written:c,reused:l,bytes:d,files:Object.keys(p.files).length}})}async function po({input:t,output:e,
path:n}){const s=new AbortController,r=Promise.withResolvers();r.promise.catch(()=>{});const i=()=>{s.abort(new Error("the platform stops")),r.reject(s.signal.reason)};
let o;const a=new sn(t,e,l=>{l.kind==="abort"?i():l.kind==="prepare"?o=ho(l.settings,n,a):r.resolve(l)},i),c=setInterval(()=>a.send({kind:"pulse"}),Xt);try{const l=await r.
promise;if(!o)throw new Error("The job came before the settings");await lo(l,{...o,channel:a,signal:s.signal}),await o.ready}catch(l){if(!s.signal.aborted)throw l}finally{
clearInterval(c),await a.end()}return 0}function ho(t,e,n){const s=async o=>(await n.ask({about:"lock",name:o}),()=>n.send({kind:"release",name:o})),r=zr({...t,
path:e,lock:s,clock:ve}),i=r.sandbox().then(({isolation:o})=>n.send({kind:"ready",isolation:o}),o=>n.send({kind:"ready",isolation:{kind:"none",reason:String(o)}}));
return{settings:t,builder:r,lock:s,ready:i}}})};export{Zo as id,Yo as ids,Ko as modules};

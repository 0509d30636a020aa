const iu=646,ou=[646],au={646:((Sd,Xs,x)=>{x.d(Xs,{runWorker:()=>bd});const Le={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(t,e){e?.throwIfAborted();
const{setTimeout:n}=await Promise.resolve().then(x.t.bind(x,500,19));try{await n(t,void 0,e?{signal:e}:{})}catch(s){throw e?.throwIfAborted(),s}}},_d=(t,e)=>{const n=setInterval(
e,t).unref();return()=>clearInterval(n)};function O(t){return typeof t=="object"&&t!==null&&!Array.isArray(t)}const $d=null,Mt=["queue","clone","install","build",
"sync","activate"],Js=["repository_not_found","repository_not_allowed","branch_not_found","commit_not_found","clone_failed","root_directory_missing","install_fa\
iled","build_failed","build_timeout","build_killed","builder_crashed","out_of_memory","disk_quota","output_missing","output_empty","output_unsafe","output_too_l\
arge","disk_full","sync_failed","activation_failed","interrupted"],vd={invalid_request:400,unauthorized:401,forbidden:403,not_found:404,method_not_allowed:405,app_exists:409,
conflict:409,body_too_large:413,unsupported_media_type:415,validation_failed:422,rate_limited:429,internal:500,unavailable:503},V="\x1B",Dt="\x07",Qs=new RegExp(
`${V}[\\]P_^X][^${Dt}${V}]*(?:${Dt}|${V}\\\\)|${V}\\[[0-?]*[ -/]*[@-~]|${V}[ -/]*[0-Z\\\\^-~]`,"g"),er=/[\t\n\v\f\r\u0085\u2028\u2029]/g,Pt=new RegExp("[\\p{Cc}\\\
u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),tr=new RegExp(`(?!\\t)(?:${Pt.source}\
)`,"gu"),nr=/^[ -~]*$/,sr=/^[\t -~]*$/;function je(t){return t.includes(V)?t.replace(Qs,""):t}function rr(t){return sr.test(t)?t:je(t).replace(/[\n\u2028\u2029]/g,
" ").replace(tr,"")}function pe(t,e){return t.length>e?Ft(t,e):t}function Ae(t){return t.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function Bt(t,e=2e3){const n=t.length>
e*8+1024?t.slice(0,e*8+1024):t;if(nr.test(n)&&n.length<=e)return t;const s=je(n).replace(er," ").replace(Pt,"").toWellFormed();return s.length>e||n.length<t.length?
Ft(s,e):s}function Ft(t,e){if(e<1)return"";const n=t.slice(0,e-1),s=n.charCodeAt(n.length-1);return`${s>=55296&&s<=56319?n.slice(0,-1):n}\u2026`}const kd={bodyBytes:128*
1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},Od=["web-landing",...["api","web-ssr","sse"]],Td="us-east-2",Id="exe\
cute-api",Ld="SERVICE_KVS_",ir=/^[A-Za-z_][A-Za-z0-9_]*$/,jd=/^[a-z][a-z0-9_]{0,31}$/,Ad=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,Ne={bodyBytes:1024*
1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,failureLogLines:200,failureLogLine:2e3},$={bytes:1024*1024,message:2e3,signal:20,findings:500,
file:1e3,findingMessage:1e3,findingCode:100},or=["error","warning","notice"],{failureLogLines:zt,failureLogLine:Ut}=Ne,Gt={queue:"build_failed",clone:"clone_fai\
led",install:"install_failed",build:"build_failed",sync:"sync_failed",activate:"activation_failed"};function ar({stage:t,code:e,message:n,exitCode:s,signal:r,log:i,
diagnostics:o}){const a={stage:t,code:e,message:pe(n,$.message),exitCode:s},c=r===null?null:r.slice(0,$.signal),l=o.filter(({file:m})=>m.length<=$.file).slice(0,
$.findings).map(m=>({...m,code:m.code===null?null:pe(m.code,$.findingCode),message:pe(m.message,$.findingMessage)})),u=Ht(l,$.bytes/2),d=$.bytes-Ce({...a,signal:c,
log:[],diagnostics:u}),p=i.slice(-zt).map(m=>pe(m,Ut));return{...a,signal:c,log:Ht(p.reverse(),d).reverse(),diagnostics:u}}function Ht(t,e){let n=e;const s=t.findIndex(
r=>(n-=Ce(r)+1,n<0));return s===-1?t:t.slice(0,s)}function Ce(t){return Buffer.byteLength(JSON.stringify(t))}function cr(t){if(!O(t))return;const{exitCode:e,signal:n,
log:s,message:r}=t,i=Mt.find(l=>l===t.stage),o=Js.find(l=>l===t.code);if(!i||!o||!q(r,$.message)||!Me(e)||n!==null&&!q(n,$.signal)||!Array.isArray(s)||s.length>
zt||!s.every(l=>q(l,Ut)))return;const a=lr(t.diagnostics);if(!a)return;const c={stage:i,code:o,message:r,exitCode:e,signal:n,log:s,diagnostics:a};return Ce(c)<=
$.bytes?c:void 0}function lr(t){if(!Array.isArray(t)||t.length>$.findings)return;const e=[];for(const n of t){const s=dr(n);if(!s)return;e.push(s)}return e}function dr(t){
if(!O(t))return;const{file:e,line:n,column:s,code:r,message:i}=t,o=or.find(a=>a===t.severity);if(!(!o||!q(e,$.file)||!q(i,$.findingMessage))&&!(r!==null&&!q(r,$.
findingCode)))return Me(n)&&Me(s)?{file:e,line:n,column:s,severity:o,code:r,message:i}:void 0}function Nd(t){return{stage:t,code:Gt[t],message:"The deployment f\
ailed, but the record of its failure is damaged or too large to be read",exitCode:null,signal:null,log:[],diagnostics:[]}}function q(t,e){return typeof t=="stri\
ng"&&t.length<=e}function Me(t){return t===null||Number.isSafeInteger(t)}const Cd=null,ur=2e3,Md=6e4;function Dd(t){try{const e=JSON.parse(t);return isObject(e)?
pr(e):void 0}catch{return}}const Wt={ready({isolation:t}){const e=mr(t);return e&&{kind:"ready",isolation:e}},pulse:()=>({kind:"pulse"}),stage({stage:t}){const e=Mt.
find(n=>n===t);return e&&{kind:"stage",stage:e}},commit:({commit:t})=>A(t,64)?{kind:"commit",commit:t}:void 0,ask({id:t,question:e}){const n=O(e)?hr(e):void 0;return n&&
P(t)?{kind:"ask",id:t,question:n}:void 0},release:({name:t})=>A(t,De)?{kind:"release",name:t}:void 0,note({level:t,event:e,text:n}){const s=["info","warn","erro\
r"].find(r=>r===t);return s&&A(e,64)&&A(n,2e3)?{kind:"note",level:s,event:e,text:n}:void 0},stored({release:t,commit:e}){const n=gr(t);return n&&A(e,64)?{kind:"\
stored",release:n,commit:e}:void 0},failed({facts:t}){const e=cr(t);return e&&{kind:"failed",facts:e}},done({removed:t}){const e=O(t)?t:{},{objects:n,bytes:s}=e;
return P(n)&&P(s)?{kind:"done",removed:{objects:n,bytes:s}}:void 0}},De=256,fr=4096;function pr(t){const{kind:e}=t;return typeof e=="string"&&Object.hasOwn(Wt,e)?
Wt[e](t):void 0}function hr({about:t,name:e,directory:n,org:s}){if(t==="lock"&&A(e,De))return{about:t,name:e};if(t==="output"&&A(n,fr))return{about:t,directory:n};
if(t==="live"&&A(s,De))return{about:t,org:s}}function mr(t){if(O(t))return t.kind==="bubblewrap"?{kind:"bubblewrap",asRoot:t.asRoot===!0,boundsFiles:t.boundsFiles===
!0}:t.kind==="none"&&A(t.reason,1e3)?{kind:"none",reason:t.reason}:void 0}function gr(t){if(!O(t))return;const{manifestHash:e,files:n,written:s,reused:r,bytes:i}=t;
if(!(typeof e!="string"||!/^[0-9a-f]{64}$/.test(e))&&!(!P(n)||!P(s)||!P(r)||!P(i)))return{manifestHash:e,files:n,written:s,reused:r,bytes:i}}function A(t,e){return typeof t==
"string"&&t.length<=e}function P(t){return Number.isSafeInteger(t)&&Number(t)>=0}var wr=x(481);class yr{#e;#t=new Map;#n=0;constructor(e,n,s,r){this.#e=n,n.on("\
error",r);const i=(0,wr.createInterface)({input:e});i.on("line",o=>{const a=JSON.parse(o);if(a.kind!=="answer")return s(a);this.#t.get(a.id)?.(a.value),this.#t.
delete(a.id)}),i.on("close",r)}send(e){this.#e.writable&&this.#e.write(`${JSON.stringify(e)}
`)}ask(e){this.#n+=1;const n=this.#n;return new Promise(s=>{this.#t.set(n,s),this.send({kind:"ask",id:n,question:e})})}end(){return new Promise(e=>this.#e.end(e))}}
var E=x(598),h=x(455),f=x(760);const Yt={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"user",app_not_found:"\
user",app_unreachable_by_name:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"user",email_claim_missing:"user",token_command_failed:"user",
token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"platform",service_error:"platform",unexpected_response:"platform",
response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"user",deploy_timeout:"\
platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"github",platform_not_running:"user",platform_locked:"user",port_in_use:"\
user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},
Pd=Object.keys(Yt);class ne extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(e,n,s={}){super(n,s.cause===void 0?void 0:{cause:s.
cause}),this.code=e,this.mender=Yt[e],this.remedy=s.remedy,this.input=s.input,this.place=s.place,this.call=s.call,this.also=s.also??[]}}function Bd(t){if(t instanceof
ne)return t;const e=t instanceof Error?t.message:String(t);return new ne("internal",e,{cause:t,remedy:"This is a fault of Slipway. Please report it with the lin\
es above."})}function Fd(t){throw new ne("internal",`Unhandled case: ${JSON.stringify(t)}`)}function T(t){if(!(!(t instanceof Error)||!("code"in t)))return typeof t.
code=="string"?t.code:void 0}function zd(t,e){const n=/^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?$/.exec(t.trim()),[,s,r,i]=n??[],o=Number(s??0)*36e5+Number(
r??0)*6e4+Number(i??0)*1e3;if(!n||o===0)throw new SlipwayError("invalid_input",`${e}: "${t}" is not a duration`,{input:e,remedy:"Write it with units, as 90s, 30\
m or 1h30m; it must be longer than zero."});return o}function br(t){if(t<1e3)return`${Math.round(t)}ms`;if(t<59950)return`${(t/1e3).toFixed(1)}s`;const e=Math.round(
t/1e3),n=s=>String(s).padStart(2,"0");return e<3600?`${Math.floor(e/60)}m ${n(e%60)}s`:`${Math.floor(e/3600)}h ${n(Math.floor(e%3600/60))}m`}var g=x(24);function M(t,e){
const n=(0,f.relative)(t,e);return n===""||n!==".."&&!n.startsWith(`..${f.sep}`)&&!(0,f.isAbsolute)(n)}function se(t,e){const n=(0,f.resolve)(t,e);if(e.includes(
"\0")||!M((0,f.resolve)(t),n))throw Kt(e);return n}async function Pe(t,e){const[n,s]=await Promise.all([(0,h.realpath)(t),(0,h.realpath)(se(t,e))]);if(!M(n,s))throw Kt(
e);return s}function Er(t,e){if(!existsSync(t)){Er(dirname(t),e);try{mkdirSync(t,{mode:e})}catch(n){if(systemCode(n)!=="EEXIST")throw n}}}function Kt(t){return new ne(
"path_escapes_root",`The path "${t}" leaves its root folder`,{remedy:"Name a path inside the folder, without links that lead out of it."})}const N=String.raw`(?:[A-Za-z]:[\\/]|(?:file|webpack|webpack-internal|rsc):\/{2,3})?[^\s:*"'<>|\x60(][^:*"'<>|\x60]{0,400}?`,
w=`(?<file>${N})`,B=`(?<file>${N}\\.[A-Za-z][A-Za-z0-9]{0,9}(?:\\?[\\w=&.-]{0,100})?)`,y=String.raw`:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?`,Be=String.raw`(?:Uncaught )?(?:[A-Z]\w{0,60}\.)?[A-Z]?\w{0,60}(?:Error|Exception)`,
Zt=/^\s*(?:at |Require stack:|- \/|$)|^\s{2,}/,he=new RegExp(`^\\s+at (?!.{0,900}(?:node_modules|node:|<anonymous>:\\d|/(?:dist|\\.next|\\.output|\\.svelte-kit)/))(?\
:[^()]{0,300} \\()?(?:async )?${w}${y}\\)?$`);function b(t,e,n={}){return{name:t,steps:[{pattern:e}],...n}}const Vt=new RegExp(`^(?:File: |(?<severity>ERROR|WAR\
NING) in )${w}(?:[: ]\\d+:[\\d:-]+)?$`),xr=/^[\s│]*[╭,][─-]{1,3}\[(?:[^\]]{0,400}:)?(?<line>\d{1,7}):(?<column>\d{1,7})\]$/,Sr=[{name:"esbuild",steps:[{pattern:/^(?:[✘▲X!] )?\[(?<severity>ERROR|WARNING)\] (?:(?<code>(?:TS|NG)-?\d+): )?(?<message>.*?\S)(?: \[(?:plugin )?[\w-]+\])?$/},
{pattern:new RegExp(`^\\s{4}${w}${y}:$`),skip:6,over:/^(?!\s{4}|[✘▲X!] \[)/}],zeroColumn:!0},b("esbuild-short",new RegExp(`^${w}${y}: (?<severity>ERROR|WARN\
ING): (?<message>.+)$`),{zeroColumn:!0}),{name:"rolldown",steps:[{pattern:/^(?:(?<severity>Warning|Error): )?\[(?<code>[A-Z][A-Z_]+|builtin:[\w:-]+|plugin [\w:-]+)\] (?<message>\S.*)$/},
{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[ ?${w}:(?<line>\\d{1,7}):(?<column>\\d{1,7}) ?\\]$`),skip:1}]},{name:"vite-plugin-svelte",steps:[{pattern:new RegExp(
`^\\[plugin(?: |:)vite-plugin-svelte[\\w:-]*\\] ${w}${y}$`)},{pattern:/^(?:\w*Error: )?(?:\S{1,400}:\d+:\d+ )?(?<message>\S.*)$/}],zeroColumn:!0},b("vite-plugin\
-svelte-warning",new RegExp(`^\\[vite-plugin-svelte\\] ${w}${y} (?<message>.+)$`),{zeroColumn:!0,severity:"warning"}),{name:"vite-plugin-place",steps:[{pattern:new RegExp(
`^\\[plugin(?: |:)[\\w:-]+\\] ${w}${y}$`)},{pattern:/^(?:\w*Error: )?(?:\[[\w/-]+\] )?(?:\S{1,600}:\d+:\d+: )?(?<message>\S.*?)(?: \(\d+:\d+\))?$/}]},{name:"vit\
e-prerender",steps:[{pattern:/^\[vite-prerender-plugin\] \[plugin vite-prerender-plugin\]$/},{pattern:/^(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:new RegExp(
`^> ${w}${y}$`),skip:12}]},{name:"parcel",steps:[{pattern:/^@parcel\/[\w-]{1,60}: (?<message>\S.*)$/},{pattern:new RegExp(`^\\s{1,4}${B}${y}$`),skip:4,over:/^(?:\S|$)/}]},
{name:"jiti",steps:[{pattern:/^.{0,40}\b(?<message>ParseError: \S.*)$/},{pattern:new RegExp(`^\\s{1,4}${B}${y}$`)}],zeroColumn:!0},b("vite-unresolved",/^(?:\w*Error: )?(?:\[vite\]: )?(?<message>Roll(?:up|down) failed to resolve import "[^"]{1,300}") from "(?<file>[^"]{1,400})"/),
b("rollup-unresolved",/^(?:\[(?:!|error)\] )?(?:\w*Error: )?(?<message>(?:Could not resolve|Failed to resolve) (?:"[^"]{1,300}"|\S{1,300})) from "?(?<file>[^"]{1,400}?)"?$/),
b("vite-plugin-message",new RegExp(`^(?:\\w*Error: )?(?:\\[[\\w:-]{1,60}\\] )?\\[plugin [\\w:-]{1,60}\\] ${w} \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\): (?<messag\
e>.+)$`)),b("rollup",new RegExp(`^(?:\\[!\\] )?(?:\\(plugin [\\w:@/. -]{1,80}\\) )?(?:RollupError: )?${w} \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\): (?<message>.+\
)$`),{zeroColumn:!0}),{name:"vite-config",steps:[{pattern:new RegExp(`^failed to load config from ${w}$`)},{pattern:/^error during build:$/},{pattern:/^(?!Error: (?:Build|Transform) failed)(?<message>\S.*)$/}]},
{name:"sass",steps:[{pattern:/^(?:\w*Error: )?(?:(?<severity>DEPRECATION WARNING|WARNING)(?: \[[\w-]+\])?: )?(?:\[sass\] )?(?<message>\S.*)$/},{pattern:/^\s*[╷,]$/,
skip:1,over:/^$/},{pattern:new RegExp(`^\\s+(?!\\S+\\.vue )${w} (?<line>\\d{1,7}):(?<column>\\d{1,7})\\s{1,4}\\S.*$`),skip:12}]},b("postcss",new RegExp(`^(?:Css\
SyntaxError: (?:\\[[\\w-]+\\] )?(?:[\\w-]+: )?|(?:\\[[\\w:-]{1,60}\\] ){1,4})${w}${y}: (?<message>.+)$`)),{name:"vite-file",steps:[{pattern:/^\[(?:plugin )?[@\w:/-]+\] (?!✗ )(?:\[[@\w/-]+\] )?(?!✗|Transform failed|Build failed|\[)(?<message>\S.*?)(?: \(\d+:\d+\))?$/},
{pattern:new RegExp(`^file: ${w}(?:${y})?(?: \\(.*)?$`),skip:12,over:/^(?!\s+at |\[)/}]},{name:"rspack-syntax",steps:[{pattern:Vt},{pattern:/^\s+× Module build failed \(from builtin:/},
{pattern:/^\s+╰─▶\s+×\s+(?:x )?(?:Syntax Error: )?(?<message>\S.*)$/},{pattern:xr}],zeroColumn:!0},{name:"rspack",steps:[{pattern:Vt},{pattern:/^\s+(?:╰─▶\s+)?× (?!Module build failed)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^\s+× Module build failed/}]},b("unresolved-in-folder",/^(?:\s*× |\w*Error: )?(?<message>(?:Module not found: (?:Error: )?)?Can't resolve '[^']{1,300}') in '(?<file>[^']{1,400})'$/),
b("react-scripts-css",new RegExp(`^Syntax error: ${B} (?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`)),{name:"fork-ts-checker",steps:[{pattern:new RegExp(
`^(?<severity>ERROR|WARNING) in ${w}${y}(?:-[\\d:]+)?$`)},{pattern:/^(?<code>TS\d+): (?<message>.+)$/}]},{name:"webpack-loader-place",steps:[{pattern:new RegExp(
`^(?<severity>ERROR|WARNING) in (?:${N})(?: \\d+:[\\d-]+)?(?: \\(.*)?$`)},{pattern:new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${w} (?<message>[A-Z\
].*)$`),skip:5}]},b("postcss-loader",new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${B} (?<message>[A-Z].*)$`)),{name:"webpack-place",steps:[{pattern:new RegExp(
`^(?<severity>ERROR|WARNING) in ${w}(?: \\d+:[\\d-]+)?(?: \\(.*)?$`)},{pattern:new RegExp(`^(?:\\w*Error: )?(?:${N}: )?(?<message>\\S.*) \\((?<line>\\d{1,7}):(?<co\
lumn>\\d{1,7})\\)$`),skip:2}],zeroColumn:!0},{name:"webpack",steps:[{pattern:new RegExp(`^(?!.*sass-loader)(?<severity>ERROR|WARNING) in ${w}(?: (?<line>\\d{1,7}\
):(?<column>\\d{1,7})(?:-[\\d:]+)?)?(?: \\(.*)?$`)},{pattern:/^(?!Module build failed|\.\/\S+ \d|\[tsl\]|\d{1,7}:[\d-]+$)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^Module build failed/}],zeroColumn:!0}],_r=[b("tsc",new RegExp(`^(?:ERROR in )?${w}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\): (?<severity>error|warni\
ng) (?<code>TS\\d+): (?<message>.+)$`)),b("tsc-pretty",new RegExp(`^(?:Error: )?${w}${y} - (?<severity>error|warning|hint|message) (?<code>TS\\d+|ts\\(\\d+\\)): (?<\
message>.+)$`)),{name:"ts-loader",steps:[{pattern:new RegExp(`^\\[tsl\\] (?<severity>ERROR|WARNING) in ${w}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\)$`)},{pattern:/^\s+(?<code>TS\d+): (?<message>.+)$/}]},
{name:"tsc-frame",steps:[{pattern:/^(?<code>TS\d+): (?<message>\S.*)$/},{pattern:/^\s*> (?<line>\d{1,7}) \| (?<frame>.*\S)$/,skip:12,over:/^\s/}]},{name:"eslint\
-stylish",steps:[{pattern:/^(?<file>(?:[A-Za-z]:[\\/]|\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})\s{1,40}(?<severity>error|warning|Error:|Warning:)\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/}],
repeat:!0},{name:"eslint-react-scripts",steps:[{pattern:/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^\s+Line (?<line>\d{1,7}):(?<column>\d{1,7}):\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/}],
repeat:!0},{name:"eslint-react-scripts-syntax",steps:[{pattern:/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^Syntax error: (?<message>\S.*) \((?<line>\d{1,7}):(?<column>\d{1,7})\)$/}]},
b("eslint-compact",new RegExp(`^${w}: line (?<line>\\d{1,7}), col (?<column>\\d{1,7}), (?<severity>Error|Warning) - (?<message>.*?\\S)(?: \\((?<code>[@\\w/-]+)\\))?$`)),
b("eslint-unix",new RegExp(`^${w}${y}: (?<message>.*\\S) \\[(?<severity>Error|Warning)(?:/(?<code>[@\\w/-]+))?\\]$`)),{name:"biome",steps:[{pattern:new RegExp(`\
^${w}(?:${y})? (?<code>[a-z]+(?:/\\w+)*)\\s.{0,40}\u2501\u2501\u2501`)},{pattern:/^\s+(?<severity>[×✖!⚠i])\s(?<message>.+)$/,skip:1,over:/^\s*$/}]}],qt={pattern:/^(?<file>[^:*"<>|]{1,400}\.vue)$/,
skip:1,over:/^$/},Xt=String.raw`\[vue/compiler-sfc\] (?<message>\S.*?)(?: \(\d{1,7}:(?<column>\d{1,7})\))?$`,Jt={pattern:/^\s+\|\s+\^/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) \s*)?\|/},
me=String.raw`(?<file>${N}\?vue&type=style[^:)\s]{0,200})`,Qt=/^\s+\S{1,400}\.vue (?<line>\d{1,7}):(?<column>\d{1,7})\s/,Fe=/^\s*(?:[╷,╵']|\d{1,7} [│|]|[│|])|^$/,
$r=[{name:"vue-script",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)vite:vue\\] ${N}${y}$`)},{pattern:new RegExp(`^(?:\\w*Error: )?${Xt}`)},qt,Jt],zeroColumn:!0},
{name:"vue-script-vite7",steps:[{pattern:new RegExp(`^(?:\\[vite:vue\\] |SyntaxError: )${Xt}`)},qt,Jt],zeroColumn:!0},{name:"vue-style",steps:[{pattern:new RegExp(
`^\\[plugin(?: |:)[\\w:-]{1,60}\\] ${me}(?::\\d{1,7}){2}$`)},{pattern:new RegExp(`^CssSyntaxError: ${N}${y}: (?<message>\\S.*)$`)}]},{name:"vue-style-vite7",steps:[
{pattern:new RegExp(`^\\[vite:vue\\] ${N}${y}: (?<message>\\S.*)$`)},{pattern:new RegExp(`^file: (?:${N}(?::\\d{1,7}){2} \\()?${me}(?:(?::\\d{1,7}){2}|\\))?$`)}]},
{name:"vue-sass",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)vite:css\\] ${me}$`)},{pattern:/^Error: \[sass\] (?<message>\S.*)$/},{pattern:Qt,skip:12,over:Fe}]},
{name:"vue-sass-vite7",steps:[{pattern:/^\[vite:css\] \[sass\] (?<message>\S.*)$/},{pattern:Qt,skip:12,over:Fe},{pattern:new RegExp(`^file: ${me}$`)}]},{name:"s\
velte-sass",steps:[{pattern:/^(?:\w*Error: |\[[\w:-]{1,60}\] )?Error while preprocessing (?<file>\S{1,400}\.svelte) - \[sass\] (?<message>\S.*)$/},{pattern:/^\s+\S{1,400}\.svelte\.vite-preprocess\.\w+ (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
skip:12,over:Fe}],part:"?vue&type=style&index=0"},b("vitepress",/^(?:\w*Error: )?(?:\[vite:vue\] )?\[plugin vite:vue\] (?<file>[^:*"<>|]{1,400}\.md) \(\d{1,7}:\d{1,7}\): (?<message>\S.*?)(?: \(\d+:\d+\))?$/),
{name:"vitepress-script",steps:[{pattern:/^\[vite:vue\] \[vue\/compiler-sfc\] (?<message>\S.*?)(?: \(\d+:\d+\))?$/},{pattern:/^(?<file>[^:*"<>|]{1,400}\.md)$/,skip:1,
over:/^$/}]}],vr=null,en=/^(?:node|https?|data|virtual|native|internal|bun|deno):|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|bin\/|etc\/|nix\/|proc\/|sys\/|snap\/|rustc\/|opt\/hostedtoolcache\/)|(?:^|\/)(?:node_modules|site-packages|dist-packages|\.git|\.nvm|\.pyenv|\.cargo|\.rustup|\.yarn|\.pnpm|\.pnpm-store|\.volta|\.bun)(?:\/|$)|\/go\/pkg\/mod\//,
re="?body",tn=/\?vue&type=[\w&=.-]{1,200}/,kr=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g,Rr=40,nn=2e4,Or=500,Tr=100;function Ud(t,e){const n={
...e,exists:Ir(e)},s=new Map,r=new Map;for(const a of t){s.has(a.file)||s.set(a.file,sn(a.file,n));const c=s.get(a.file);if(c===void 0)continue;const[l,u]=tn.test(
a.file)||a.file.endsWith(re)?[null,null]:[a.line,a.column],d=Lr(cleanLine(a.message,Or),n),p=a.code&&cleanLine(a.code,Tr),m=JSON.stringify([c,l,u,d]);r.has(m)||
r.set(m,{...a,file:c,line:l,column:u,code:p,message:d})}const i=[...r.values()],o=new Set(i.filter(({line:a})=>a!==null).map(({file:a,message:c})=>`${a}
${c}`));return i.filter(({line:a,file:c,message:l})=>a!==null||!o.has(`${c}
${l}`))}function Ir(t){const e=new Map;return n=>{const s=e.get(n);if(s!==void 0)return s;const r=e.size<nn&&t.exists(n);return e.size<nn&&e.set(n,r),r}}function Lr(t,e){
return t.replace(tn,"").replace(kr,n=>sn(n,e)??n)}function sn(t,e){const n=jr(t);if(!(n===""||n.includes("\0")||en.test(n))){for(const s of Nr(n,e))if(s!==void 0&&
!en.test(s)&&e.exists(s))return s}}function jr(t){let e=t.startsWith("file://")?Ar(t):t;for(const[n,s]of vr)e=e.replace(n,s);return e}function Ar(t){try{return decodeURIComponent(
t)}catch{return t}}function*Nr(t,e){const n=e.rootDirectory??"";if(!t.startsWith("/")){for(const r of[...e.folders??[],n,""])yield ge(`${r}/${t}`);return}for(const r of e.
prefixes??[]){const i=r.replaceAll("\\","/").replace(/^[A-Za-z]:/,"").replace(/(?<!\/)\/+$/,"");if(t.startsWith(`${i}/`)){yield ge(t.slice(i.length+1));return}}
const s=ge(t)?.split("/")??[];if(!(s.length>Rr))for(let r=0;r<s.length;r++){const i=s.slice(r).join("/");yield i,n!==""&&(yield ge(`${n}/${i}`))}}function ge(t){
const e=[];for(const n of t.split("/"))if(!(n===""||n===".")){if(n!=="..")e.push(n);else if(e.pop()===void 0)return}return e.length===0?void 0:e.join("/")}const rn=/^(?:Error:)?[\s│]*(?:[├╰]─▶\s*)?[x×](?:\s*[x×])? (?<message>\S.*)$/,
on={pattern:/^\s*[:·]\s+[\^─┬]/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?[|│:·]/},an={pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},cn={pattern:/^Error: Error evaluating Node\.js code$/},
ln=/^🚨 Unable to index (?<file>[^:,*"<>|]{1,400})(?:,[^:]{1,400})?:$/u,dn=/^(?:\w*Error: )?(?<message>\S.*?)(?: (?=\S{1,400}\/\S)\S{3,801})?$/,un=String.raw`\((?<file>[^()]{1,400})\)(?: \[Line (?<line>\d{1,7}), Column (?<column>\d{1,7})\])?`,
Cr=[{name:"next-swc",steps:[{pattern:rn},{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[${w}:\\d{1,7}:\\d{1,7}\\]$`)},on]},{name:"next-config",steps:[{pattern:/^\s*⨯ Failed to load (?<file>next\.config\.\w{2,3})\b/},
{pattern:/^\[?Error:\s+[x×] (?<message>\S.*)$/,skip:4},{pattern:/^\s*[╭,][─-]{1,3}\[\d{1,7}:\d{1,7}\]$/},on]},{name:"swc",steps:[{pattern:rn},{pattern:new RegExp(
`^[\\s\u2502]*[\u256D,][\u2500-]{1,3}\\[${w}${y}\\]$`)}]},{name:"next",steps:[{pattern:new RegExp(`^(?<file>\\./[^:*"<>|]{1,400}?)${y}$`)},{pattern:/^(?:(?:Type )?[Ee]rror: )?(?<message>\S.*)$/}]},
{name:"next-loader-place",steps:[an,cn,{pattern:/^(?<line>\d{1,7}):(?<column>\d{1,7}): (?!.*\(\d{1,7}:\d{1,7}[-\d:]*\)$)(?<message>\S.*)$/}]},{name:"next-loader",
steps:[an,cn,{pattern:/^(?!Error: \[MDX\])(?:\d{1,7}:\d{1,7}: |- )?(?<message>\S.*?)(?: \((?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?\))?$/,skip:1}]},{
name:"next-module",steps:[{pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},{pattern:/^(?:\w*Error: )?(?<message>Module not found: .+)$/}]},{name:"next-prerender",steps:[
{pattern:/^Error occurred prerendering page /},{pattern:/^(?<message>\S.*)$/},{pattern:he,skip:20,over:Zt}]},{name:"gatsby-query",steps:[{pattern:/^error There was a problem parsing "(?<file>[^"]{1,400})"; any GraphQL$/},
{pattern:/^(?<message>This may indicate a syntax error in the code), or/,skip:2}]},{name:"gatsby-config",steps:[{pattern:/^error Failed to compile Gatsby files/},
{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^File path: (?<file>\S.{0,400})$/,skip:4}]},{name:"gatsby-lifecycle",steps:[{pattern:/^error "(?<file>[^"]{1,400})" threw an error while running the \w+ lifecycle:$/},
{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^> (?<line>\d{1,7}) \|/,skip:8}]},{name:"storybook-index-place",steps:[{pattern:ln},{pattern:dn},{pattern:/^(?:\S{1,400} )?\(line (?<line>\d{1,7}), col (?<column>\d{1,7})\)$/,
skip:1}],zeroColumn:!0},{name:"storybook-index",steps:[{pattern:ln},{pattern:dn}]},{name:"storybook-config",steps:[{pattern:/couldn't evaluate your (?<file>\S{1,400}) file\.$/},
{pattern:/^Original error:$/,skip:2,over:/^$/},{pattern:/^(?!\w*Error: Transform failed)(?:\w*Error: )?(?:<stdin>:(?<line>\d{1,7}):(?<column>\d{1,7}): ERROR: )?(?<message>\S.*)$/,
skip:1}],zeroColumn:!0},{name:"docusaurus-mdx",steps:[{pattern:/MDX compilation failed for file "(?<file>[^"]{1,400})"$/},{pattern:/^[\s│]*Cause: (?<message>\S.*)$/},
{pattern:/^[\s│]*"line": (?<line>\d{1,7}),?$/,skip:20}]},{name:"svelte-check",steps:[{pattern:new RegExp(`^${w}${y}$`)},{pattern:/^(?<severity>Error|Warn|Hint): (?<message>\S.*?)(?: \((?<code>\w+)\))?$/}]},
b("svelte-check-machine",/^\d{13} (?<severity>ERROR|WARNING) "(?<file>[^"]{1,400})" (?<line>\d{1,7}):(?<column>\d{1,7}) "(?<message>.+?)(?=\\n|"$)/),{name:"astr\
o-location",steps:[{pattern:/^(?!\s*(?:Hint|Error reference|Location|Stack trace):)(?:\[(?<code>\w+Error)\] (?=\S)|(?=[A-Z]\S* )(?!Build failed))(?<message>.+)$/},
{pattern:/^\s+Location:$/,skip:20,over:/^(?!\s*Stack trace:|\s+at |\[)/},{pattern:new RegExp(`^\\s+${w}${y}$`)}],zeroColumn:!0},b("metalsmith",/^Error: (?<message>Invalid frontmatter) in the file at: (?<file>\S.{0,400})$/),
{name:"eleventy-nunjucks",steps:[{pattern:new RegExp(`^(?:\\d{1,2}\\.|>|Template render error:(?: \\S{1,200}:)?) ${un}$`)},{pattern:/^\s+(?:Error: )?(?!(?:Template render error: )?\([^()]{1,400}\))(?<message>\S.*?)(?: \(via [\w ]+\))?$/,
skip:4,over:new RegExp(`^\\s*(?:Template render error: )?${un}$`)}],part:re},b("eleventy-liquid",/^(?:\d{1,2}\. )?(?:\w+Error: )?(?<message>\S.*), file:(?<file>[^,]{1,400}), line:(?<line>\d{1,7})(?:, col:(?<column>\d{1,7}))?/,
{part:re}),{name:"eleventy-data",steps:[{pattern:/^\d{1,2}\. Having trouble (?:parsing data file|reading front matter from template) (?<file>\S{1,400}) \(via /},
{pattern:/^\d{1,2}\. (?<message>\S.*?)(?: \((?:line )?(?<line>\d{1,7})(?::| column )(?<column>\d{1,7})\))?(?: \(via \w+\))?$/}]},{name:"eleventy-layout",steps:[
{pattern:/^\d{1,2}\. Problem creating an Eleventy Layout for the "(?<file>[^"]{1,400})" template file\./},{pattern:/^\d{1,2}\. (?<message>\S.*?)(?: \(via [^()]{1,200}\))?$/}]},
{name:"eleventy-config",steps:[{pattern:/^\d{1,2}\. Error in your Eleventy config file '(?<file>[^']{1,400})'\./},{pattern:/^\d{1,2}\. (?!There was a problem importing|Cannot find (?:module|package) )(?<message>\S.*?)(?: \(via \w+\))?$/,
skip:1,over:/^\d{1,2}\. There was/}]}];class Mr{#e;#t=new Map;constructor(e){this.#e=e}get length(){return this.#e.length}line(e){return this.#e[e]}find(e,n){let s=this.#t.
get(e);s||(s=[],this.#t.set(e,s));const r=s[n];if(r!==void 0)return r;const i=e.exec(this.#e[n]?.text??"");return s[n]=i,i}}function Dr(t,e,n){if("match"in t)return t.
match(e,n);const s={};let r=n;for(const[o,a]of t.steps.entries()){const c=Br(a,e,r,o===0?0:a.skip??0);if(!c)return;for(const[l,u]of Object.entries(c.groups))u!==
void 0&&(s[l]=u);r=c.at+1}const i=t.steps.at(-1);return!t.repeat||!i?{groups:[s],next:r}:Pr(i.pattern,s,e,r)}function Pr(t,e,n,s){const r=[e];let i=s;for(;i<n.length&&
r.length<1e3;i++){const o=n.find(t,i);if(!o)break;r.push({file:e.file,...o.groups})}return{groups:r,next:i}}function Br(t,e,n,s){const r={};for(let i=n;i<=n+s&&
i<e.length;i++){const o=e.find(t.pattern,i);if(o)return{at:i,groups:{...r,...o.groups}};const a=t.over&&e.find(t.over,i);if(t.over&&!a)return;for(const[c,l]of Object.
entries(a?.groups??{}))l!==void 0&&(r[c]=l)}}const fn=/^\s+File "(?<file>[^"]{1,400})", line (?<line>\d{1,7})/,Fr=/\/site-packages\/|\/dist-packages\/|\/lib\/python\d|^</,
zr=/^(?<message>[A-Za-z_][\w.]{0,100}(?:: .+)?)$/,Ur={name:"python",match(t,e){if(!(t.line(e)?.text??"").startsWith("Traceback (most recent call last)")&&!t.find(
fn,e))return;let s;for(let r=e;r<t.length&&r<e+200;r++){const i=t.line(r)?.text??"",o=t.find(fn,r)?.groups;if(o&&!Fr.test(o.file??"")&&(s={...o}),r===e||i.startsWith(
" "))continue;const a=zr.exec(i)?.groups?.message;return s&&a?{groups:[{...s,message:a}],next:r+1}:void 0}}},Gr=[{name:"vitest",steps:[{pattern:/^\s*FAIL\s+\S.* > /},
{pattern:/^(?<message>\S.*)$/},{pattern:new RegExp(`^ \u276F (?!.*node_modules)(?:\\S.{0,200} )?(?<file>(?:[A-Za-z]:)?[^\\s:]{1,400})${y}$`),skip:40}]},{name:"j\
est-syntax",steps:[{pattern:new RegExp(`^\\s{4}${B}:(?<line>\\d{1,7})$`)},{pattern:new RegExp(`^\\s{4}(?<message>${Be}: .+)$`),skip:6}]},{name:"jest",steps:[{pattern:/^\s{2}● (?!Test suite failed to run)\S.*$/},
{pattern:/^\s{4}(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:he,skip:40,over:/^(?!\s{2}●)/}]},{name:"rust",steps:[{pattern:/^(?<severity>error|warning)(?:\[(?<code>\w+)\])?: (?<message>.+)$/},
{pattern:new RegExp(`^\\s*--> ${w}${y}$`)}]},Ur,{name:"go-panic",steps:[{pattern:/^panic: (?<message>.+)$/},{pattern:new RegExp(`^\\s(?!.*/go/(?:src|pkg/mod)/)${w}\
:(?<line>\\d{1,7})(?: \\+0x.*)?$`),skip:20}]},{name:"node-syntax",steps:[{pattern:new RegExp(`^(?!.*node_modules)${B}:(?<line>\\d{1,7})$`)},{pattern:new RegExp(
`^(?<message>${Be}(?: \\[\\w+\\])?: .+)$`),skip:6}]},b("node-import",/^(?:\w*Error )?\[?(?<code>ERR_MODULE_NOT_FOUND)\]?: (?<message>Cannot find (?:module|package) '[^']{1,400}') imported from (?<file>\S{1,400})$/),
{name:"node-stack",steps:[{pattern:new RegExp(`^\\s{0,4}(?:\\[?(?:ERROR|error)\\]?:? )?(?<message>(?:${Be}(?: \\[\\w+\\])?|error): .+)$`)},{pattern:he,skip:20,over:Zt}]},
{name:"consola",steps:[{pattern:/^\[(?:error|fatal)\] (?<message>\S.*)$/},{pattern:he,skip:20,over:/^\s+at /}]},b("plain",new RegExp(`^\\s{0,4}(?!- )(?:(?:vet|er\
ror|ERROR|Error):? (?:in )?)?${B}${y}:?(?: -)?\\s+(?:(?:fatal )?(?<severity>error|warning|note|info)\\b[: ]\\s*)?(?!\\+0x)(?<message>\\S.*)$`))],Hr=[..._r,...$r,
...Sr,...Cr,...Gr],F={lines:5e3,characters:256*1024,lineLength:1e3,entryLength:64*1024},Wr=[/^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:?(?: |$)/,
/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M)?\]?:? (?=\S)/,/^(?<folder>[\w@.-]{1,100}(?:\/[\w@.-]{1,100}){1,6}) (?!error|warning|note|info|failed)[a-z][\w:-]{0,60}(?:: |:$|\$ )/,
/^(?<task>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[a-z][\w:-]{0,60}):(?: |$)/,/^@(?!parcel\/)[\w.-]{1,60}\/[\w.-]{1,60}: /,/^\[@?[\w./-]{1,80}\]: /,/^➤ YN\d{4}: (?:[│┌└] ?)?/,
/^\[\d{1,2}\] /,/^#\d{1,4} \d{1,5}\.\d{1,3} /,/^[a-z][\w.-]{0,60}-\d{1,3} {1,20}\| /,/^npm (?:ERR!|error)(?: |$)/,/^\[(?:11ty|webpack-cli)\](?: |$)/,/^Original error stack trace: (?=\S)/,
/^│ (?=\w*Error: )/,/^[│└■▲●◆◇](?: {2}|$)/u,/^\[(?:log|info|warn|error)\] \[nitro\](?: |$)/],Yr=4,Kr=[/^> @?[^\s@]{0,100}@\S{0,100} \S{1,100} (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,
/^(?<task>@?[\w./-]{1,120}#[\w:-]{1,60}):\s{1,4}ERROR\s{1,4}command \((?<folder>[^()]{1,400})\)/,/^ERROR: command finished with error: command \((?<folder>[^()]{1,400})\)/,
/^location (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/];function Zr(t){const e=[];let n=F.characters;for(let o=t.length-1;o>=0&&e.length<F.lines&&n>0;o--){const a=t[o]??
"",l=(a.length>F.entryLength?a.slice(-F.entryLength):a).split(`
`);for(let u=l.length-1;u>=0&&e.length<F.lines&&n>0;u--){const d=l[u]??"",p=Bt(ti(je(d)),F.lineLength).trimEnd();n-=Math.max(p.length,d.length/16),e.push(p)}}const s=Vr(
e),r=Xr(e.reverse().map(o=>Jr(o,s))),i=qr(r);return r.map(({text:o,folder:a,task:c})=>({text:o,folder:a??i.get(c??"")}))}function Vr(t){const e=t.map(n=>n.includes(
"nx run ")?/\bnx run ([@\w./-]{1,100}):/.exec(n)?.[1]:void 0);return new Set(e.filter(n=>n!==void 0))}function qr(t){const e=new Map;for(const{text:n,task:s}of t)
for(const r of Kr){const i=r.exec(n)?.groups;i?.folder&&e.set(s??i.task?.replace("#",":")??"",i.folder)}return e}const pn=71;function Xr(t){if(!t.some(({text:s})=>s.
startsWith("\u250C  Building storybook")))return t;const e=[];let n=0;for(const s of t){const r=e.at(-1),[i=""]=s.text.split(" ",1),o=s.boxed&&n>0&&n<=pn&&n+1+i.
length>pn;r&&o&&/^[\w("'`./@-]/.test(i)?e[e.length-1]={...r,text:`${r.text} ${s.text}`.slice(0,F.lineLength)}:e.push(s),n=s.text.length}return e}function Jr(t,e){
let n=t,s,r,i=!1;for(let o=0;o<Yr;o++){const a=ei(n)??Qr(n,e);if(!a)break;s??=a.groups?.folder,r??=a.groups?.task,i||=a[0]==="\u2502  ",n=n.slice(a[0].length)}return{
text:n,folder:s,task:r,boxed:i}}function Qr(t,e){if(e.size===0)return;const n=/^([@\w./-]{1,100}): /.exec(t);return n&&e.has(n[1]??"")?n:void 0}function ei(t){for(const e of Wr){
const n=e.exec(t);if(n)return n}}function ti(t){return t.includes("\r")?t.split("\r").findLast(e=>e.trim()!=="")??"":t}function Gd(t){const e=t.findIndex(s=>/\bnpm (?:ERR!|error) Usage:\s*$/.
test(s)),n=t.findIndex((s,r)=>r>e&&/\bnpm (?:ERR!|error) Run "npm help [\w-]{1,40}"/.test(s));return e===-1||n===-1?t:t.toSpliced(e,n-e)}const ni=[["warning",/^(?:warn|warning|deprecation warning|!|⚠)/i],
["notice",/^(?:hint|info|note|message|i$)/i],["error",/./]];function si(t,e={}){const{most:n=500,messageLength:s=500}=e,r=new Mr(Zr(t)),i=new Map;for(let o=0;o<
r.length&&i.size<n;){const a=ri(r,o,s);for(const c of a?.diagnostics??[]){const{file:l,line:u,column:d,message:p}=c,m=JSON.stringify([l,u,d,p]);!i.has(m)&&i.size<
n&&i.set(m,c)}o=a?.next??o+1}return[...i.values()]}function ri(t,e,n){const s=t.line(e);if(!(!s||s.text.trim()===""))for(const r of Hr){const i=Dr(r,t,e);if(!i)
continue;return{diagnostics:i.groups.map(a=>ii(a,r,s.folder,n)).filter(a=>a!==void 0),next:i.next}}}function ii(t,e,n,s){const{message:r,frame:i}=t,o=(t.file??"").
replace(/(?<=\.mdx?)\.js(?=$|\?)/,"");if(!(o||i)||!r)return;const a=o===(t.file??"")&&hn(t.line)||null,c=a===null?null:hn(t.column);return{file:o&&di(o.trim(),n)+
oi(e,o,a),line:a,column:c===null?null:e.zeroColumn?c+1:c||null,severity:li(t.severity,e),code:t.code??null,message:Bt(ci(ai(r.trim(),o),o),s),...i===void 0?{}:{
frame:i}}}function oi({part:t=""},e,n){return n===null||t===re&&e.startsWith("/")?"":t}function ai(t,e){const n=t.replace(/^error: |\?vue&type=[\w=&.-]+/gi,""),
[,s="",r]=/^(\S{1,400}?)(?::\d{1,7}){0,2}: (.+)$/.exec(n)??[],[i]=e.split("?",1);return r!==void 0&&(`/${s}`.endsWith(`/${i}`)||`/${i}`.endsWith(`/${s}`))?r:n}function ci(t,e){
return t.replace(/(?<=^Cannot find module ')\/[^']{1,400}(?='$)/,n=>{const s=f.posix.relative(f.posix.dirname(e),n);return e.startsWith("/")?s.startsWith(".")?s:
`./${s}`:n})}function li(t,e){return t===void 0?e.severity??"error":ni.find(([,n])=>n.test(t))?.[0]??"error"}function hn(t){return t===void 0?null:Number(t)}function di(t,e){
return e===void 0||/^(?:[A-Za-z]:|[a-z-]+:\/\/|[\\/])/.test(t)?t:`${e}/${t.replace(/^(?:\.\/)+/,"")}`}const ui=new Set(["ENOSPC","EDQUOT"]),fi=13;function ze(t){
return ui.has(T(t))?!0:t instanceof Error&&"errcode"in t&&t.errcode===fi}const pi=11,hi=26;function Hd(t){const e=t instanceof Error&&"errcode"in t?Number(t.errcode)&
255:0;return e===pi||e===hi}class I extends Error{name="BuildFailure";facts;constructor(e){const n=ar(e);super(n.message),this.facts=n}}const X="SLIPWAY_BUILD",
mi=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;function gi(t){return Object.entries(t).flatMap(([e,n])=>mi.test(e)?
[n]:[])}function wi(t,e){const n=`${f.sep}node_modules${f.sep}`,s=t.split(":").filter(r=>r.startsWith("/")&&!`${r}/`.includes(n));return[...new Set([(0,f.dirname)(
e),...s])].join(":")}function yi(t,e,n,s,r){const i=o=>(0,f.join)(n.cache,o);return{...t,CI:"true",NO_UPDATE_NOTIFIER:"1",npm_config_audit:"false",npm_config_fund:"\
false",npm_config_update_notifier:"false",YARN_ENABLE_TELEMETRY:"0",...e,npm_config_cache:i("npm"),XDG_DATA_HOME:i("data"),YARN_GLOBAL_FOLDER:i("yarn"),BUN_INSTALL_CACHE_DIR:i(
"bun"),XDG_CACHE_HOME:i("xdg"),NODE_COMPILE_CACHE:i("node"),HOME:n.home,TMPDIR:r,PATH:s}}function bi(t){return Object.entries(t).filter(([e])=>ir.test(e)).map(([
e,n])=>`export ${e}=${mn(n)}
`).join("")}function mn(t){return`'${t.replaceAll("'","'\\''")}'`}function v(t,e,n,s=[]){return new I({stage:t,code:e,message:n,exitCode:null,signal:null,log:s,
diagnostics:[]})}const Ei=[{code:"out_of_memory",says:"ran out of memory",log:/heap out of memory|allocation failed|failed to allocate memory|bad_alloc|cannot allocate memory|\bENOMEM\b|\bMemoryError\b/i},
{code:"disk_full",says:"found the disk full",log:/\bENOSPC\b|no space left on device/i},{code:"output_too_large",says:"wrote a file that is too large",signals:[
"SIGXFSZ"]},{code:"output_too_large",says:"wrote a file that is too large",log:/\bEFBIG\b|file too large/i},{code:"build_killed",says:"was killed",signals:["SIG\
HUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGSEGV","SIGTERM"]}],xi=/\bSIGKILL\b|\bkilled\b/i,Si={code:"out_of_memory",says:"was ended by the kernel, \
since the machine ran out of memory"},_i=40;function $i(t,e,n,s){const{exitCode:r,signal:i,breach:o}=n,a=s.last(),c=`The ${t} command \`${e}\``,l={stage:t,exitCode:r,
signal:i,log:a,diagnostics:[]};if(o)return new I({...l,code:o.code,message:`${c} was stopped because ${o.because}`});const u=vi(n,a.slice(-_i).join(`
`)),d=u?.code??(t==="install"?"install_failed":"build_failed"),p=r===null?`ended by ${i}`:`exited with code ${r}`,m=u?`${c} ${u.says} (it ${p})`:`${c} ${p}`;return new I(
{...l,code:d,message:m})}function vi({signal:t,shortOfMemory:e},n){return e&&(t==="SIGKILL"||xi.test(n))?Si:Ei.find(s=>s.signals?.includes(t??"")||s.log?.test(n))}
var ki=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError(
"Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.
dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(i){return Promise.reject(i)}}),t.
stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Ri=(function(t){return function(e){function n(o){e.error=e.hasError?new t(o,e.
error,"An error was suppressed during disposal."):o,e.hasError=!0}var s,r=0;function i(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),
Promise.resolve().then(i);if(s.dispose){var o=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(o).then(i,function(a){return n(a),i()})}else r|=1}catch(a){
n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return i()}})(typeof SuppressedError=="function"?SuppressedError:
function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Oi=g.constants.O_RDONLY|(g.constants.O_NOFOLLOW??0)|(g.constants.
O_NONBLOCK??0);async function Ue(t,e,n){try{const s={stack:[],error:void 0,hasError:!1};try{const r=await Pe(t,e),i=ki(s,await(0,h.open)(r,Oi),!0),o=await i.stat();
return o.isFile()&&o.size<=n?await Ti(i,o.size):void 0}catch(r){s.error=r,s.hasError=!0}finally{const r=Ri(s);r&&await r}}catch{return}}async function Ti(t,e){const n=Buffer.
allocUnsafe(e);let s=0;for(;s<e;){const{bytesRead:r}=await t.read(n,s,e-s,s);if(r===0)break;s+=r}return{text:n.toString("utf8",0,s),bytes:s}}const Ii=[{file:"pn\
pm-lock.yaml",manager:"pnpm",tool:Di},{file:"yarn.lock",manager:"yarn",tool:Pi},{file:"bun.lock",manager:"bun",tool:()=>"bun@1"},{file:"bun.lockb",manager:"bun",
tool:()=>"bun@1"},{file:"package-lock.json",manager:"npm",tool:()=>{}},{file:"npm-shrinkwrap.json",manager:"npm",tool:()=>{}}],we="npm ci",Li={npm:()=>we,pnpm:()=>"\
pnpm install --frozen-lockfile",yarn:t=>t?.startsWith("yarn@1")?"yarn install --frozen-lockfile":"yarn install --immutable",bun:()=>"bun install --frozen-lockfi\
le"},ji={npm:()=>"npm install",pnpm:()=>"pnpm install --no-frozen-lockfile",yarn:t=>t?.startsWith("yarn@1")?"yarn install":"yarn install --no-immutable",bun:()=>"\
bun install"};async function Ai(t,e){const n=await wn(e,t),s=n?.scripts,r=O(s)&&typeof s.build=="string",i=n&&await Ni(t,e);if(!i){const{manager:d,tool:p}=Ge(n)??
{manager:"npm",tool:void 0},m=n&&ji[d](p);return{manager:d,tool:p,install:m,installDir:t,hasBuildScript:r}}const{lockfile:o,dir:a,text:c}=i,l=Ge(n)??Ge(await wn(
e,a)),u=l?.manager===o.manager?l.tool:o.tool(c);return{manager:o.manager,tool:u,install:Li[o.manager](u),installDir:a,hasBuildScript:r}}async function Ni(t,e){for(let n=t;M(
e,n);n=(0,f.dirname)(n))for(const s of Ii){const r=await Ue(e,(0,f.join)(n,s.file),gn);if(r)return{lockfile:s,dir:n,text:r.text}}}const gn=64*1024**2;async function wn(t,e){
const n=await Ue(t,(0,f.join)(e,"package.json"),gn);if(n)try{const s=JSON.parse(n.text.replace(/^\ufeff/,""));return O(s)?s:{}}catch{return{}}}function Ge(t){const e=t?.
packageManager,[,n,s]=typeof e=="string"&&/^(pnpm|yarn|bun)@(\d+\.\d+\.\d+[\w.-]*)/.exec(e)||[];if(s!==void 0)return n==="yarn"?{manager:n,tool:s.startsWith("1.")?
`yarn@${s}`:yn(s)}:n==="pnpm"||n==="bun"?{manager:n,tool:`${n}@${s}`}:void 0}function yn(t){return`@yarnpkg/cli-dist@${t}`}const Ci={5:"7",6:"8",9:"10"},Mi={4:"\
2",6:"3",8:"4.12",9:"4.14"};function Di(t){const e=/^lockfileVersion: '?(\d+)/m.exec(t)?.[1];return`pnpm@${Ci[e??""]??"10"}`}function Pi(t){const e=/^__metadata:\s+version: (\d+)/m.
exec(t)?.[1];return e===void 0?"yarn@1":yn(Mi[e]??"4")}async function Bi(t,e,n,s){const r=t.job.settings.installCommand,i=r??(s?e.install:void 0);if((i||s)&&e.tool&&
!(0,g.existsSync)((0,f.join)(He(t,e.tool),"node_modules/.bin",e.manager))){const o=He(t,e.tool),a=`npm install --silent --no-save --prefix ${mn(o)} ${e.tool}`;await ie(
t,"install",a,t.workspace.home,e)}i===we&&r===void 0?await Fi(t,e):i&&await ie(t,"install",i,r===void 0?e.installDir:n,e)}async function Fi(t,e){try{await ie(t,
"install",we,e.installDir,e,{npm_config_prefer_offline:"true"})}catch(n){if(!(n instanceof I)||n.facts.code!=="install_failed"||!n.facts.log.some(s=>/\bETARGET\b/.
test(s)))throw n;t.log.line("The package cache is older than the lockfile: asking the registry"),await ie(t,"install",we,e.installDir,e)}}function He({workspace:t},e){
return(0,f.join)(t.cache,"tools",e.replaceAll("/","+"))}async function ie(t,e,n,s,r,i={}){const{context:o,job:a,workspace:c,sandbox:l,log:u,signal:d}=t;t.step=`\
\`${n}\``,u.line(`$ ${n}`);const p=[...zi(s,c.source)];r.tool&&p.push((0,f.join)(He(t,r.tool),"node_modules/.bin"));const m=[...p,o.path].join(":"),{NODE_ENV:k,
..._}=a.env,fe=e==="install"||k===void 0?_:{..._,NODE_ENV:k},Ct=await l.run({script:n,cwd:s,app:a.app,workspace:c,readable:[t.mirror],env:yi({...o.hostEnv,...i},
fe,c,m,l.tmpOf(c)),outerEnv:{[X]:o.markerOf(a)},signal:d,onLine:xd=>u.line(xd)});if(Ct.exitCode!==0||Ct.breach)throw $i(e,n,Ct,u)}function*zi(t,e){for(let n=t;M(
e,n);n=(0,f.dirname)(n))yield(0,f.join)(n,"node_modules/.bin")}const bn=[/Cannot find (?:module|package) '(?<what>[^']{1,300})' imported from (?<from>\S{1,400})/,
/Cannot find (?:module|package) '(?<what>[^']{1,300})'/,/Cannot find module or type declarations for side-effect import of '(?<what>[^']{1,300})'/,/Could not resolve ["'](?<what>[^"']{1,300})["'](?: (?:from|in) ["']?(?<from>[^"'\s]{1,400}))?/,
/^(?:\[UNLOADABLE_DEPENDENCY\] )?Could not load (?<path>[\w@./[\]-]{1,300})$/,/The module `(?<what>[^`]{1,200})` could not be loaded\. It may not be installed/,
/problem loading plugin "(?<what>[^"]{1,200})"\. Perhaps you need to install/,/Can't resolve '(?<what>[^']{1,300})'/,/[Ff]ailed to resolve (?:import )?["'](?<what>[^"']{1,300})["'](?: from ["'](?<from>[^"']{1,400})["'])?/,
/^template not found: (?<what>\S{1,300})$/,/^ENOENT: Failed to lookup "(?<what>[^"]{1,300})" in /,/ModuleNotFoundError: No module named '(?<what>[^']{1,200})'/];
function Ui(t){for(const e of bn){const{what:n,path:s}=e.exec(t)?.groups??{},r=n?Ae(n):s&&`[@~#$][^\\s"'\`]{0,300}?/${Ae(f.posix.basename(s))}`;if(r)return new RegExp(
`(?<=["'\`]|(?:url|\\])\\()${r}(?=["'\`)?#])`)}}function Gi(t){return/"([\w$]{1,200})" is not exported by "|No matching export in "[^"]{1,400}" for import "([\w$]{1,200})"/.
exec(t)?.slice(1).find(e=>e!==void 0)}function Hi(t){for(const{file:e,severity:n,message:s}of t.facts.diagnostics??[]){const r=n==="error"?En(s,e):void 0;if(r)return r}
if(!t.facts.diagnostics?.some(e=>e.severity==="error"))for(const e of t.lines){const n=En(e,void 0);if(n)return n}}function En(t,e){for(const n of bn){const s=n.
exec(t)?.groups;if(s?.path)return{kind:"file",specifier:s.path,importer:"."};if(!s?.what)continue;const r=e??s.from;if(/\.(?:html?|css|s[ac]ss|less)$/.test(r??"")||
/\.(?:html|njk|liquid)$/.test(s.what)||/^(?:\.{1,2}(?:\/|$)|\/)/.test(s.what))return{kind:"file",specifier:s.what,importer:r};const o=/^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.
exec(s.what)?.[0];return o===void 0||s.what[o.length]===":"?void 0:{kind:"package",specifier:o,importer:r}}}const xn=null;function Wd(t){const e=Hi(t),n=t.facts.
list;if(!(!n||e?.kind!=="file"))for(const s of Wi(e)){const r=Yi(s.split("/"),n);if(r!==void 0)return{specifier:e.specifier,actual:r}}}function Wi({specifier:t,
importer:e}){if(t.startsWith("/")){const s=t.split("/").slice(1,40);return s.map((r,i)=>s.slice(i).join("/"))}const n=e&&posix.join(posix.dirname(e),t);return!n||
n.startsWith("..")||n.startsWith("/")?[]:[n]}function Yi(t,e){const n=[];for(const[r,i]of t.entries()){const o=e(n.join("/")),c=(r===t.length-1?xn:[""]).map(l=>o.
find(u=>u.toLowerCase()===`${i}${l}`.toLowerCase())).find(l=>l!==void 0);if(c===void 0)return;n.push(c)}const s=n.join("/");return xn.some(r=>s===`${t.join("/")}${r}`)?
void 0:s}const Ki=200,We=2e3,Zi=/\.[cm]?tsx?$/,Vi=/\?vue&type=style&index=(\d{1,3})/,qi=/\.(?:vue|svelte|astro)(?:$|\?)/;async function Xi(t,e,n){const s=[];for(const{
frame:i,...o}of t)s.push(i===void 0?await Qi(o,e,n):o);const r=await Ji(t,e);return s.map((i,o)=>t[o]?.frame===void 0?i:{...i,file:r.get(o)??""}).filter(({file:i})=>i!==
"")}async function Ji(t,e){const n=[...t.entries()].filter(([,{frame:r}])=>r!==void 0),s=new Map;if(n.length===0)return s;for await(const r of e.walk(Zi)){const i=await e.
lines(r)??[];for(const[o,{frame:a,line:c}]of n){const l=i[(c??0)-1]??"";l.length>We||l.trim()!==a?.trim()||s.set(o,s.has(o)?"":(0,f.relative)(e.root,r))}}return e.
isOver?new Map:s}async function Qi(t,e,n){if(/^[\w+.-]+:/.test(t.file))return t;const[s=""]=t.file.split("?",1),r=(0,f.resolve)(n,s);if(!M(e.root,r))return t;const i=(0,f.
relative)(e.root,r),o=so(t.file),a=o?await io(o,t,r,e):await eo(t,r,e);return{...t,file:i,...a}}async function eo({file:t,line:e,message:n},s,r){const[i,o]=[Ui(
n),Gi(n)];if(i===void 0&&o===void 0)return{};const a=d=>d.length>We?-1:i?d.search(i):no(o??"",d)?d.indexOf(o??""):-1,c=e===null||r.isOver?void 0:(await r.lines(
s))?.[e-1];return c!==void 0&&a(c)>=0?{}:await to(d=>i||/^\s*(?:import|export)\b/.test(d)?a(d):-1,s,r)??(qi.test(t)?{line:null,column:null}:{})}async function to(t,e,n){
const s=await n.filesIn(e,Ki)??[e],r=[];for(const i of s){if(n.isOver)return;const o=await n.lines(i)??[],a=o.findIndex(l=>t(l)>=0),c=t(o[a]??"")+1;a>=0&&r.push(
{file:(0,f.relative)(n.root,i),line:a+1,column:c})}return r.length===1?r[0]:void 0}function no(t,e){return e.split(/[^\w$]+/).includes(t)}function so(t){const e=Vi.
exec(t)?.[1];return e!==void 0?n=>[...n.keys()].filter(s=>ro(n[s]))[Number(e)]:t.endsWith(re)?oo:void 0}function ro(t=""){return t.length<=We&&/^\s*<style\b/.test(
t)}async function io(t,{line:e,column:n},s,r){const i=r.isOver?void 0:await r.lines(s),o=i&&t(i);return o===void 0||e===null?{line:null,column:null}:{line:o+e,column:n}}
function oo(t){return/^---/.test(t[0]??"")?t.findIndex((e,n)=>n>0&&/^---\s*$/.test(e))+1:0}const ao=4,co=/^(?:true|false|null|none|auto|production|development|preview|staging|test)$/i,
Sn=Ne.failureLogLine,Ye=2e3;class lo{#e;#t;#n;#s=[];#r=[];#i=[];#o=0;#a=0;#c="";#l=!1;#d=0;#u=!1;constructor(e,n,s){this.#t=n/2,this.#n=uo(s),this.#e=(0,g.createWriteStream)(
e,{flags:"w",mode:384}),this.#e.on("error",()=>{this.#u=!0})}line(e){const n=Buffer.from(this.#n(e)),s=n.toString();this.#s.push(s.length>Sn?Buffer.from(s.slice(
0,Sn)).toString():s),this.#s.length>=2*Ye&&this.#s.splice(0,Ye);const r=n.length+1;this.#l||=this.#a+r>this.#t,this.#l?this.#h(s,r):(this.#a+=r,this.#p(`${s}
`))}#p(e){this.#c===""&&setImmediate(()=>this.#f()),this.#c+=e}#f(){this.#c!==""&&!this.#e.writableEnded&&this.#e.write(this.#c),this.#c=""}#h(e,n){this.#o+n>this.#t/
2&&(this.#d+=this.#r.length,this.#r=this.#i,this.#i=[],this.#o=0),this.#i.push(e),this.#o+=n}last(){return this.#s.slice(-Ne.failureLogLines)}recent(){return this.#s.
slice(-Ye)}async[Symbol.asyncDispose](){this.#f(),this.#d>0&&this.#e.write(`[\u2026 ${this.#d} lines are left out here \u2026]
`);for(const e of[this.#r,this.#i])e.length>0&&this.#e.write(`${e.join(`
`)}
`);await new Promise(e=>{if(this.#u)return e();this.#e.once("error",()=>e()),this.#e.end(e)})}}function uo(t){const e=[...new Set(Object.values(t).flatMap(s=>s.
split(`
`)))].map(s=>s.trim()).filter(s=>s.length>=ao&&!co.test(s)).sort((s,r)=>r.length-s.length),n=e.length>0?new RegExp(e.map(Ae).join("|"),"g"):void 0;return s=>{const r=s.
split("\r").findLast(o=>o!=="")??"",i=rr(r);return n?i.replace(n,"***"):i}}const _n=["dist","build","out","_site",".output/public","public","www"];async function fo(t,e,n,s){
const r=await po(e,n,s);try{if(await(0,h.realpath)(t)===t)return await Pe(t,r)}catch(o){if(!(o instanceof ne))throw o}const i=n??(0,f.relative)(e,r);throw v("bu\
ild","output_unsafe",`The output directory \`${i}\` leads out of the repository`)}async function po(t,e,n){if(e!==null){const r=(0,f.join)(t,e);if(await $n(r))return r;
throw v("build","output_missing",`The output directory \`${e}\` is not there; ${await vn(t)}`)}if(!n)return t;for(const r of _n)if(await $n((0,f.join)(t,r)))return(0,f.
join)(t,r);const s=_n.map(r=>`\`${r}\``).join(", ");throw v("build","output_missing",`The build left none of the usual output directories (${s}); ${await vn(t)}\
. Name it as the output directory`)}async function $n(t){return(await(0,h.stat)(t).catch(()=>{}))?.isDirectory()??!1}async function vn(t){const n=(await(0,h.readdir)(
t,{withFileTypes:!0})).filter(s=>s.isDirectory()&&![".git","node_modules"].includes(s.name)).map(s=>s.name);return n.length===0?"there is no folder at all":`the\
 folders there are ${n.slice(0,20).sort().map(s=>`\`${s}\``).join(", ")}`}var Ke=x(136);const kn=1024,ho=/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}$/,
mo="owner/name, or a URL that begins with https://",Ze="--allow-local-git";function go(t,e){if(t.length>kn)return z(`has more than ${kn} characters`);if(new RegExp(
"\\p{Cc}","u").test(t))return z("has control characters");if(ho.test(t))return{kind:"name",name:t.replace(/\.git$/,"")};if(t.startsWith("/"))return e?{kind:"pat\
h",path:t}:Ve("is a local path");const n=/^[a-z]+:\/\/\S+$/i.test(t)&&URL.canParse(t)?new URL(t):void 0;return n?.protocol==="https:"||n?.protocol==="http:"?wo(
n,e):n?.protocol==="file:"?yo(n,e):bo(t)}function wo(t,e){return t.username!==""||t.password!==""?z("holds a user name or password","the URL without them, for t\
he platform has access of its own"):t.protocol==="http:"&&!e?Ve("is a URL of plain http"):{kind:"remote",url:t}}function yo(t,e){return t.host!==""||/%(?:2f|00)/i.
test(t.pathname)?z("is no path of this machine"):e?{kind:"file",url:t}:Ve("is a local path")}function bo(t){const[,e,n]=/^(?:(?:git\+)?ssh:\/\/|git:\/\/|(?=[\w.-]+@))(?:[\w.-]+@)?([A-Za-z0-9][\w.-]*)(?::\d+(?=\/))?[:/]\/?([\w.~][\w./~-]*)$/.
exec(t)??[];return e===void 0?z("is neither owner/name nor an https URL"):z("is an address for ssh or git://, and repositories are cloned over https",`https://${e}\
/${n}`)}function Ve(t){return z(`${t}, which a platform takes only with ${Ze}`)}function z(t,e=mo){return{kind:"refused",problem:t,instead:e}}function ye(t){return t.
replace(/(?<!\w)(\w+:\/\/)[^/@\s]+@/g,"$1")}function Rn(t,e){return t.replaceAll("{repository}",()=>e)}function Yd(t,e){const n="https://git.example.com/{reposi\
tory}.git";if(!t.includes("{repository}"))return{problem:"does not hold {repository}",instead:n};const s=Rn(t,"owner/name"),r=/^[a-z]+:\/\/\S+$/i.test(s)&&URL.canParse(
s)?new URL(s):void 0;if(r?.protocol==="https:")return;const i=r?.protocol==="http:"||r?.protocol==="file:"&&r.host==="";if(!(i&&e))return i?{problem:`begins wit\
h ${r?.protocol}//, which needs ${Ze}`,instead:`${n}, or add ${Ze}`}:{problem:"is no https URL",instead:n}}function Eo(t,e){const n=go(t,e.allowLocal),s=ye(t);switch(n.
kind){case"name":return On(Rn(e.template,n.name));case"remote":return{url:n.url.href,shown:s,protocols:Tn(n.url)};case"file":return{url:(0,Ke.fileURLToPath)(n.url),
shown:s,protocols:"file"};case"path":return On((0,Ke.pathToFileURL)(n.path).href);case"refused":throw xo(s,n)}}function On(t){const e=new URL(t);return{url:e.protocol===
"file:"?(0,Ke.fileURLToPath)(e):e.href,shown:ye(t),protocols:Tn(e)}}function Tn({protocol:t}){return t==="http:"?"http:https":t.slice(0,-1)}function xo(t,{problem:e,
instead:n}){const s=`The repository "${t}" ${e}: write ${n}`;return v("clone","repository_not_allowed",s)}async function In(t,e){const{bare:n,branch:s,commit:r,
lender:i,shallow:o,origin:a}=e;for(const u of["objects/info","refs"])await(0,h.mkdir)((0,f.join)(t,u),{recursive:!0});const c=a===void 0?"":`[remote "origin"]
	url = ${JSON.stringify(a)}
`,l={HEAD:`ref: refs/heads/${s}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${n}
${c}`,"packed-refs":r&&`${r} refs/heads/${s}
`,"objects/info/alternates":i&&`${(0,f.join)(i,"objects")}
`,shallow:o};for(const[u,d]of Object.entries(l))d&&await(0,h.writeFile)((0,f.join)(t,u),d)}var Ln=x(421),qe=x(474),Xe=x(161),So=x(75);const _o=524288,$o=65535;let jn;
function vo(){return jn??=ko().filter(t=>t>2&&t<=$o&&Ro(t)),jn}function ko(){try{return(0,g.readdirSync)("/proc/self/fd").map(Number)}catch{return[]}}function Ro(t){
try{const e=/^flags:\s+([0-7]+)/m.exec((0,g.readFileSync)(`/proc/self/fdinfo/${t}`,"utf8"))?.[1];return e!==void 0&&(Number.parseInt(e,8)&_o)===0}catch{return!1}}
function An(t){const e=vo().filter(r=>t[r]===void 0);if(e.length===0)return{stdio:[...t],[Symbol.dispose](){}};const n=(0,g.openSync)("/dev/null","r+"),s=[...t];
for(let r=s.length;r<=Math.max(...e);r+=1)s.push("ignore");for(const r of e)s[r]=n;return{stdio:s,[Symbol.dispose]:()=>(0,g.closeSync)(n)}}function Je(){const t=Mn(
"/proc/meminfo"),e=s=>Number(new RegExp(`^${s}: +(\\d+) kB`,"m").exec(t)?.[1]??0)*1024,n=e("MemTotal");if(n!==0)return{total:n,available:e("MemAvailable"),shared:e(
"Shmem"),swapFree:e("SwapFree")}}function Nn(){return Number(/^oom_kill (\d+)/m.exec(Mn("/proc/vmstat"))?.[1]??0)}const Oo=6n;let Cn;function To(){return Cn??=Io(),
Cn}function Io(){try{const t=new BigUint64Array(new Uint8Array((0,g.readFileSync)("/proc/self/auxv")).buffer),e=t.findIndex((n,s)=>s%2===0&&n===Oo);return e===-1?
4096:Number(t[e+1])}catch{return 4096}}function Mn(t){try{return(0,g.readFileSync)(t,"utf8")}catch{return""}}var Lo=x(193);const Dn=16384,jo=65536,Ao=10,Qe=1e3,
No=1;function Co(t,e){const n=new Lo.StringDecoder("utf8"),s=Promise.withResolvers();let r=[],i="",o=!1;const a=()=>{for(const c of r.slice(0,Qe))e(c.slice(0,Dn));
r=r.slice(Qe),r.length>0?setTimeout(a,No):o?s.resolve():t.resume()};return t.on("data",c=>{const l=(i+n.write(c)).split(`
`);i=(l.pop()??"").slice(0,Dn);const u=c.length>=jo,d=r.length>0;if(r=d?[...r,...l]:l,!(d||r.length===0)){if(!u&&r.length<=Qe)return a();t.pause(),setTimeout(a,
u?Ao:0)}}),t.on("close",()=>{const c=r.length>0;i!==""&&(r=[...r,i]),o=!0,c||a()}),s.promise}var be=x(500);const Pn=1e4,Mo=2;function Do(t){return{list(){const e=t();
if(e===void 0)return[];const n=`/proc/${e}/root/proc`;return zn(n).map(s=>`${n}/${s}`)},get shm(){const e=t();return e===void 0?void 0:`/proc/${e}/root/dev/shm`},
get namespace(){return t()}}}async function Po(t){for(const e=Date.now()+Pn;t!==void 0&&Date.now()<e;){if(!Fn(nt(t)))return;await(0,be.setTimeout)(1)}}class et{shm=void 0;namespace=void 0;#e;#t=new Map;#n=new Set;constructor(e){
this.#e=e,e.root!==void 0&&this.#n.add(e.root)}list(){return this.#s().map(e=>`/proc/${e}`)}#s(){const e=zn("/proc"),n=new Set(e);for(const r of this.#t.keys())
n.has(r)||this.#t.delete(r);let s=e.filter(r=>!this.#t.has(r));for(const r of s)this.#t.set(r,!1);for(let r=s;r.length>0;s=s.filter(i=>!this.#t.get(i)))r=s.filter(
i=>this.#r(i));return e.filter(r=>this.#t.get(r))}#r(e){const n=nt(e);if(n===void 0||e===process.pid)return!1;const{root:s,marker:r,lock:i}=this.#e,o=this.#t.get(
n.parent)||this.#n.has(n.group)||this.#n.has(n.session);if(!(e===s||o||(i?.(Fo(e))??!1)||(r?.(zo(e))??!1)))return!1;this.#t.set(e,!0);for(const c of[n.group,n.session])
s!==void 0&&c!==0&&this.#n.add(c);return!0}async end(){let e=!1;for(const n=Date.now()+Pn;Date.now()<n;){const s=this.#s().filter(r=>Fn(nt(r)));if(s.length===0&&
e)return!0;e=s.length===0;for(const r of s)Bn(r);await(0,be.setTimeout)(Mo)}return!1}}function Bn(t){try{process.kill(t,"SIGKILL")}catch{}}async function Kd(t){
await new et({marker:e=>e!==""&&t(e)}).end()}async function Bo(t,e){const n=e===void 0?void 0:`${t}${e}`,s=tt(n??t);await new et({marker:r=>n===void 0?r.startsWith(
t):r===n,lock:r=>n===void 0?Math.floor(r/oe)===Math.floor(s/oe):r===s}).end()}const oe=2**24;function tt(t){const[e="",n=""]=t.split("/",2),s=r=>(0,E.createHash)(
"sha256").update(r).digest().readUIntBE(0,3);return(oe/2+s(e)%(oe/2))*oe+s(n)}function Fo(t){return Number(/^Max file locks +(\d+)/m.exec(st(`/proc/${t}/limits`))?.[1]??
0)}function zo(t){return st(`/proc/${t}/environ`).split("\0").find(n=>n.startsWith(`${X}=`))?.slice(X.length+1)??""}function nt(t){const e=st(`/proc/${t}/stat`),
[n="",s,r,i]=e.slice(e.lastIndexOf(")")+2).split(" ",4);return e===""?void 0:{state:n,parent:Number(s),group:Number(r),session:Number(i)}}function Fn(t){return t!==
void 0&&!/^[ZX]/.test(t.state)}function zn(t){try{return(0,g.readdirSync)(t).filter(e=>/^\d+$/.test(e)).map(Number)}catch{return[]}}function st(t){try{return(0,g.
readFileSync)(t,"utf8")}catch{return""}}var Uo=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,
r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(
this)}catch(i){return Promise.reject(i)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Go=(function(t){return function(e){
function n(o){e.error=e.hasError?new t(o,e.error,"An error was suppressed during disposal."):o,e.hasError=!0}var s,r=0;function i(){for(;s=e.stack.pop();)try{if(!s.
async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(i);if(s.dispose){var o=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(o).then(i,function(a){
return n(a),i()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return i()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function J(t,e,n){n.signal?.throwIfAborted();
const s=Nn(),{child:r,told:i}=Ho(t,e,n),o=n.namespace?Xo(r.stdio[4]):()=>"",a=()=>Number(/"child-pid": (\d+)/.exec(o())?.[1]??Number.NaN)||void 0,c=new et(Wo(r.
pid,n)),l=(0,qe.once)(r,"close");l.catch(()=>{});const u=async()=>{r.pid!==void 0&&Bn(-r.pid),n.sweep&&await c.end()},d=()=>{u()};n.signal?.addEventListener("ab\
ort",d,{once:!0});const p=new AbortController,m=n.watch?.(n.namespace?Do(a):c,p.signal);m?.then(k=>k&&u());try{const[k,_]=await(0,qe.once)(r,"exit");p.abort(),await u(),
await Ko(r,l),await i,await Po(a()),n.signal?.throwIfAborted();const fe=Nn()>s;return{...Vo(k,_),breach:await m,shortOfMemory:fe}}finally{p.abort(),n.signal?.removeEventListener(
"abort",d)}}function Ho(t,e,n){const s={stack:[],error:void 0,hasError:!1};try{const r=["ignore","pipe","pipe",n.channel===void 0?"ignore":"pipe"],i=Uo(s,An([...r,
n.namespace?"pipe":"ignore"]),!1),o=(0,Ln.spawn)(t,e,{cwd:n.cwd,env:{...n.env},detached:!0,stdio:i.stdio}),a=o.stdio[3];a&&"end"in a&&(a.on("error",()=>{}),a.end(
n.channel));const{onLine:c=()=>{}}=n,l=["stdout","stderr"].map(u=>{const d=o[u];return d?Co(d,p=>c(p,u)):void 0});return{child:o,told:Promise.all(l)}}catch(r){s.
error=r,s.hasError=!0}finally{Go(s)}}function Wo(t,{env:e,sweep:n}){const s=n?e[X]:void 0;if(s===void 0)return{root:t};const r=tt(s);return{root:t,marker:i=>i===
s,lock:i=>i===r}}const Yo=1e4;async function Ko(t,e){const n=setTimeout(()=>{for(const s of t.stdio)s?.destroy()},Yo);await e,clearTimeout(n)}const Zo=["SIGHUP",
"SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGSEGV","SIGTERM","SIGXFSZ"];function Vo(t,e){const n=typeof t=="number"?t:null,s=Zo.find(r=>n===128+Xe.constants.
signals[r]);return{exitCode:n,signal:typeof e=="string"?e:s??null}}const qo=4096;function Xo(t){let e="";return t instanceof So.Readable&&t.setEncoding("utf8").
on("data",n=>{e=(e+n).slice(0,qo)}),()=>e}const Un=[["core.hooksPath","/dev/null"],["core.fsmonitor","false"],["init.templateDir",""],["init.defaultBranch","mai\
n"],["safe.directory","*"],["gc.autoDetach","false"],["advice.detachedHead","false"],["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],Gn=/no space left on device|disk quota exceeded|unable to write file/i,
rt=1e3,it=50,Hn=2e3;function Wn(t,e){const n={...e.env,...Jo(t)},s=async r=>{const i=[];let o=0;const{exitCode:a,breach:c}=await J("git",r,{cwd:"/",env:n,signal:e.
signal,watch:e.guard?.watch,onLine(u,d){d!=="stdout"&&(i.push(u.slice(0,Hn)),i.length>=2*it&&i.splice(0,it),o+=1,o<=rt&&e.onLine(ye(u.slice(0,Hn))))}});o>rt&&e.
onLine(`[\u2026 ${o-rt} more lines of git are left out here \u2026]`);const l=i.slice(-it).map(ye);if(c)throw v("clone",c.code,`The clone was stopped because ${c.
because}`,l);return{exitCode:a,errors:l}};return{try:s,async must(r){const{exitCode:i,errors:o}=await s(r);if(i===0)return;throw Gn.test(o.join(`
`))?v("clone","disk_full","The disk is full: the repository could not be checked out",o):v("clone","clone_failed",`The checkout failed: ${ot(o)}`,o)}}}function Jo(t){
const e=Un.flatMap(([n,s],r)=>[[`GIT_CONFIG_KEY_${r}`,n],[`GIT_CONFIG_VALUE_${r}`,s]]);return{LC_ALL:"C",GIT_TERMINAL_PROMPT:"0",GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"\
/dev/null",GIT_ALLOW_PROTOCOL:t,GIT_CONFIG_COUNT:String(Un.length),...Object.fromEntries(e)}}function ot(t){return(t.findLast(n=>/^(?:fatal|error|remote):/.test(
n))??t.at(-1)??"git said nothing").replace(/^(?:fatal|error): /,"")}async function at(t,e,n){const s=await t(e);try{return await n()}finally{s()}}const Yn="cach\
e";function ct(t){return(0,E.createHash)("sha256").update(JSON.stringify([t.org,t.project,t.appID])).digest("hex").slice(0,32)}async function Qo(t,e,n,s){await(0,h.
mkdir)((0,f.join)(t,ct(e)),{recursive:!0});const r=await(0,h.realpath)((0,f.join)(t,ct(e)));await(0,h.chmod)(r,493);const i=(0,f.join)(r,n);await Q(i);const o={
cache:(0,f.join)(r,Yn),root:i,source:(0,f.join)(i,"source"),home:(0,f.join)(i,"home"),tmp:(0,f.join)(i,"tmp")};for(const a of Object.values(o))await(0,h.mkdir)(
a,{recursive:!0}),s!==void 0&&await(0,h.chown)(a,s,s);return{app:r,...o,[Symbol.asyncDispose]:()=>ea(r,i)}}async function ea(t,e){await(0,h.chmod)(t,493).catch(
()=>{}),await Q(e)}const Ee=".removed";async function ta(t){const e=[];for(const n of await lt(t))n!==Ee&&e.push(...await na((0,f.join)(t,n)));return e}async function na(t){
return await(0,h.chmod)(t,493).catch(()=>{}),(await lt(t)).filter(e=>e!==Yn).map(e=>(0,f.join)(t,e))}async function lt(t){return(await(0,h.readdir)(t,{withFileTypes:!0}).
catch(()=>[])).filter(n=>n.isDirectory()).map(n=>n.name)}async function sa(t,e){for(const n of e)await(0,h.mkdir)((0,f.join)(t,Ee),{recursive:!0,mode:448}).catch(
()=>{}),await(0,h.chmod)(n,448).catch(()=>{}),await(0,h.rename)(n,(0,f.join)(t,Ee,(0,E.randomUUID)())).catch(()=>{})}async function ra(t,e,n){const s=(0,f.join)(
t,Ee),r=[];for(const i of[...(await lt(s)).map(o=>(0,f.join)(s,o)),...e])await Q(i,{signal:n})||r.push(i);return await(0,h.rmdir)(s).catch(()=>{}),r}const ia=10*
6e4;async function Q(t,{signal:e,ms:n=ia}={}){if(!await xe(t))return!0;const s=AbortSignal.any([AbortSignal.timeout(n),...e?[e]:[]]);for(const[r,...i]of[["rm","\
-rf","--one-file-system"],["chmod","-R","u+rwX"],["rm","-rf"]]){if(await J(r,[...i,"--",t],{cwd:"/",env:oa,signal:s}).catch(aa)==="missing")return ca(t);if(s.aborted||
!await xe(t))break}return!await xe(t)}const oa={PATH:"/usr/local/bin:/usr/bin:/bin",LC_ALL:"C"};function aa(t){return T(t)==="ENOENT"?"missing":void 0}async function ca(t){
return await(0,h.rm)(t,{recursive:!0,force:!0}).catch(()=>{}),!await xe(t)}async function xe(t){return(0,h.lstat)(t).then(()=>!0,e=>T(e)!=="ENOENT")}async function la(t,e){
const{exitCode:n}=await J("chown",["-RhP",`${e}:${e}`,"--",t],{env:{},cwd:"/"});if(n!==0)throw new Error(`chown of ${t} failed`)}async function da(t,e,n,s,r){const i=(0,E.
createHash)("sha256").update(e.url).digest("hex").slice(0,32),o=(0,f.join)(t,`${i}.git`);for(const p of[o,Kn(o)])r.guard?.include(p);const a=Wn(e.protocols,r),c=await at(
r.lock,`mirror:${i}`,()=>ua(a,o,e,n)),{branch:l}=n,u=(0,f.join)(s,".git");await In(u,{bare:!1,branch:l,lender:o,origin:e.shown}),await a.must(["-C",s,"reset","-\
q","--hard",c]);const d=(await(0,h.readFile)((0,f.join)(u,"refs/heads",l),"utf8")).trim();return await(0,h.writeFile)((0,f.join)(u,"shallow"),`${d}
`),(0,g.existsSync)((0,f.join)(s,".gitmodules"))&&await pa(s,e,r),{commit:d,mirror:o}}async function ua(t,e,n,s){if(!(0,g.existsSync)(e))return Zn(t,e,n,s);const r=s.
commit&&["-C",e,"rev-parse","--quiet","--verify",`${s.commit}^{commit}`];if(s.commit&&r&&(await t.try(r)).exitCode===0)return s.commit;try{return await Vn(t,e,n,
s)}catch(i){if(ga(i)!=="clone_failed")throw i;return Zn(t,e,n,s)}}function Kn(t){return`${t}.new`}async function Zn(t,e,n,s){const r=Kn(e);await Q(r);try{await In(
r,{bare:!0,branch:"main"});const i=await Vn(t,r,n,s,fa);return await Q(e),await(0,h.rename)(r,e),i}finally{await Q(r)}}const fa=["-c","maintenance.auto=false"];
async function Vn(t,e,{url:n,shown:s},r,i=[]){const o=r.commit?[r.commit]:[`refs/heads/${r.branch}`,`refs/tags/${r.branch}`];for(const a of o){const c=`refs/sli\
pway/${(0,E.createHash)("sha256").update(a).digest("hex").slice(0,16)}`,l=["-q","--depth=1","--no-tags","--",n,`+${a}:${c}`],u=await t.try(["-C",e,...i,"fetch",
...l]);if(u.exitCode===0)return/^[0-9a-f]*/.exec(await(0,h.readFile)((0,f.join)(e,"FETCH_HEAD"),"utf8"))?.[0]??"";const d=ma(u.errors,s,r);if(d.facts.code!=="br\
anch_not_found")throw d}throw v("clone","branch_not_found",`The repository ${s} has no branch "${r.branch}"`)}async function pa(t,e,n){const s=Wn("https",n),r=[
"submodule","update","-q","--init","--recursive","--depth=1","--recommend-shallow"],{exitCode:i,errors:o}=await s.try(["-C",t,...r]);if(i===0)return;const a=/transport '[^']*' not allowed/.
test(o.join(`
`));throw v("clone",a?"repository_not_allowed":"clone_failed",`A submodule of ${e.shown} ${a?"has a URL that is not https":"could not be fetched"}: ${ot(o)}`,o)}
const ha=[[/transport '[^']*' not allowed/,"repository_not_allowed",t=>`The repository ${t} is of a kind that is not cloned`],[/couldn't find remote ref [0-9a-f]{40}|not our ref|unadvertised object|no such remote ref [0-9a-f]{40}/,
"commit_not_found",(t,{commit:e})=>`The repository ${t} has no commit ${e}`],[/couldn't find remote ref/,"branch_not_found",(t,{branch:e})=>`The repository ${t}\
 has no branch "${e}"`],[Gn,"disk_full",()=>"The disk is full: the repository could not be fetched"],[/repository '[^'\n]*' not found|does not appear to be a git repository|does not exist|could not read (?:Username|Password)|Authentication failed|error: 40[134]/,
"repository_not_found",t=>`The repository ${t} was not found, or it is private`]];function ma(t,e,n){const s=t.join(`
`),[,r,i]=ha.find(([o])=>o.test(s))??[];return r&&i?v("clone",r,i(e,n),t):v("clone","clone_failed",`The repository ${e} could not be fetched: ${ot(t)}`,t)}function ga(t){
return t instanceof I?t.facts.code:void 0}const wa={bytes:32*1024**2,memory:64*1024**2,fileBytes:1024**2,files:4e3,entries:5e4,depth:24,ms:3e3},ya=2,ba=32,Ea=64;
class xa{root;#e;#t;#n;#s=new Map;#r=0;#i=0;#o=0;#a=0;constructor(e,n,s=wa){this.root=e,this.#e=n,this.#t=s,this.#n=n.now()+s.ms}get isOver(){const{bytes:e,memory:n,
files:s,entries:r}=this.#t;return this.#r>=e||this.#i>=n?!0:this.#o>=s||this.#a>=r||this.#e.now()>=this.#n}get used(){return{bytes:this.#r,files:this.#o,entries:this.#a}}async lines(e){
if(this.#s.has(e))return this.#s.get(e);if(this.isOver)return;this.#o+=1;const n=Math.min(this.#t.fileBytes,this.#t.bytes-this.#r),s=await Ue(this.root,e,n),r=s?.
text.split(`
`);return this.#r+=s?.bytes??0,this.#i+=(s?.text.length??0)*ya+(r?.length??0)*ba,this.#s.set(e,r),r}async filesIn(e,n){const s=[];let r=!1;for await(const i of this.#c(
e))if(r=!0,(i.isFile()||i.isSymbolicLink())&&s.push((0,f.join)(e,i.name)),s.length>n)return;return r&&!this.isOver?s:void 0}async*walk(e){let n=[this.root];for(let s=0;s<=
this.#t.depth&&n.length>0;s++){const r=[];for(const i of n)for await(const o of this.#c(i)){const a=(0,f.join)(i,o.name);o.isDirectory()&&!/^(?:\.|node_modules$)/.
test(o.name)&&r.push(a),o.isFile()&&e.test(o.name)&&(yield a)}n=r}}async*#c(e){if(!this.isOver)try{for await(const n of await(0,h.opendir)(e,{bufferSize:Ea}))if(this.#a+=
1,yield n,this.isOver)return}catch{}}}var Sa=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,
r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(
this)}catch(i){return Promise.reject(i)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},_a=(function(t){return function(e){
function n(o){e.error=e.hasError?new t(o,e.error,"An error was suppressed during disposal."):o,e.hasError=!0}var s,r=0;function i(){for(;s=e.stack.pop();)try{if(!s.
async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(i);if(s.dispose){var o=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(o).then(i,function(a){
return n(a),i()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return i()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function $a(t,e,n){const s={stack:[],
error:void 0,hasError:!1};try{const{folders:r,limits:i,clock:o}=t;for(const _ of Object.values(r))await(0,h.mkdir)(_,{recursive:!0,mode:448});const a=await t.sandbox(),
c=Sa(s,new lo((0,f.join)(r.logs,`${e.deployID}.log`),i.logBytes,e.env),!0),l=await Qo(r.builds,e.app,e.deployID,a.ownerOf(e.app)),u=new AbortController,d=new AbortController;
o.sleep(i.timeoutMs,d.signal).then(()=>u.abort(new Error("the time limit")),()=>{});const p=AbortSignal.any([n.signal,u.signal]),m={context:t,job:e,sandbox:a,workspace:l,
log:c,signal:p,mirror:"",root:l.source,step:"",stage:"clone"},k=_=>{m.stage=_,n.onStage(_)};try{const _=await va(m,k,n);return d.abort(),await n.onOutput?.({directory:_.
directory,log:c}),{..._,[Symbol.asyncDispose]:()=>l[Symbol.asyncDispose]()}}catch(_){const fe=await Ta(_,m,u.signal.aborted).finally(()=>l[Symbol.asyncDispose]());
throw n.signal.throwIfAborted(),fe}finally{d.abort()}}catch(r){s.error=r,s.hasError=!0}finally{const r=_a(s);r&&await r}}async function va(t,e,n){const{job:s,workspace:r}=t;
e("clone");const i=await ka(t);n.onCommit(i);const o=await Ra(t);t.root=o;const a=await Ai(o,r.source),c=s.buildCommand||a.hasBuildScript&&`${a.manager} run bui\
ld`;Oa(t),e("install"),await Bi(t,a,o,!!c),e("build"),c&&await ie(t,"build",c,o,a);const l=await fo(r.source,o,s.outputDirectory,!!c);return{commit:i,directory:l}}
async function ka(t){const{context:e,job:n,workspace:s,log:r,signal:i}=t,o=Eo(n.repository,e.rules);t.step=`the clone of ${o.shown}`,r.line(`Cloning ${o.shown},\
 ${n.commit?`commit ${n.commit}`:`branch ${n.branch}`}`);const a={...e.hostEnv,PATH:e.path,[X]:e.markerOf(n)},c=t.sandbox.guardOf(s),l={env:a,signal:i,guard:c,lock:e.
lock,onLine:m=>r.line(m)},{commit:u,mirror:d}=await da(e.folders.mirrors,o,n,s.source,l);t.mirror=d,r.line(`Checked out ${u}`);const p=t.sandbox.ownerOf(n.app);
return p!==void 0&&await la(s.source,p),u}async function Ra({job:t,workspace:e}){const n=t.settings.rootDirectory??".",s=await Pe(e.source,n).catch(()=>{});if(s&&
(await(0,h.stat)(s)).isDirectory())return s;throw v("clone","root_directory_missing",`The root directory \`${n}\` is not in the repository`)}function Oa({job:t,
log:e}){const n=t.settings.nodeVersion;n&&Number.parseInt(n.replace(/^v/,""),10)!==Number.parseInt(process.versions.node,10)&&e.line(`Warning: the app asks for \
Node.js ${n}, builds here run Node.js ${process.versions.node}`)}async function Ta(t,e,n){const{log:s,stage:r,step:i,context:o,workspace:a,root:c}=e;if(n){const u=`\
The build took longer than its limit of ${br(o.limits.timeoutMs)} and was stopped during ${i}`;return s.line(u),v(r,"build_timeout",u,s.last())}if(t instanceof I){
const l=si(s.recent()),u=await Xi(l,new xa(a.source,o.clock),c);return s.line(t.message),new I({...t.facts,log:s.last(),diagnostics:u})}return ze(t)?v(r,"disk_f\
ull","The disk is full",s.last()):t}const qn=1024,U=1024*qn,dt=1024*U,Xn=[["TiB",1024*dt],["GiB",dt],["MiB",U],["KiB",qn]];function Zd(t,e){const[,n,s]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.
exec(t.trim())??[],r=Xn.find(([o])=>o.toLowerCase()===s?.toLowerCase())?.[1],i=Math.round(Number(n)*(r??Number.NaN));if(i>0&&Number.isSafeInteger(i))return i;throw new SlipwayError(
"invalid_input",`${e}: "${t}" is not a size`,{input:e,remedy:"Write it with a unit, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}function G(t){const[
e,n]=Xn.find(([,r])=>t>=r)??["bytes",1],s=t/n;return`${s<10&&n>1?s.toFixed(1).replace(/\.0$/,""):Math.round(s)} ${e}`}function Jn(t,e){return t*(.25+.75*Math.min(
1,Math.max(0,e)))}var Ia=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(i){
return Promise.reject(i)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},La=(function(t){return function(e){function n(o){
e.error=e.hasError?new t(o,e.error,"An error was suppressed during disposal."):o,e.hasError=!0}var s,r=0;function i(){for(;s=e.stack.pop();)try{if(!s.async&&r===
1)return r=0,e.stack.push(s),Promise.resolve().then(i);if(s.dispose){var o=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(o).then(i,function(a){
return n(a),i()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return i()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});function Qn(t){try{const{bavail:e,blocks:n,
bsize:s,ffree:r}=(0,g.statfsSync)(t);return{bytes:e*s,size:n*s,files:r}}catch{return}}function ja(t){try{return(0,g.lstatSync)(t).dev}catch{return}}const Aa=6e4,
es=["-type","d","-printf","%b\\n","-o","-links","1","-printf","%b\\n","-o","-printf","%b %i\\n"];async function Na(t,e){const n={bytes:0,files:0,complete:!0,seen:new Set},
s=`@${Math.floor(t.since/1e3)}`;if(!await ts([...t.whole,"-xdev",...es],n,e))return;t.changed.length>0&&await ts([...t.changed,"-xdev","-newerct",s,"(",...es,")"],
n,e);const{bytes:r,files:i,complete:o}=n;return{bytes:r,files:i,complete:o}}async function ts(t,e,n){const s={stack:[],error:void 0,hasError:!1};try{const r=Ia(
s,An(["ignore","pipe","pipe"]),!1),i=(0,Ln.spawn)("nice",["-n","19","find","-P",...t],{cwd:"/",env:{PATH:"/usr/local/bin:/usr/bin:/bin",LC_ALL:"C"},stdio:r.stdio,
timeout:Aa,killSignal:"SIGKILL"});let o="",a=!1,c=!1;i.stdout?.setEncoding("latin1").on("data",d=>{const p=(o+d).split(`
`);o=p.pop()??"";for(const m of p)Ca(m,e);(e.bytes>n.bytes||e.files>n.files)&&i.kill("SIGKILL")}),i.stderr?.setEncoding("latin1").on("data",d=>{a||=/permission denied|too long/i.
test(d),c||=/unrecognized|unknown|illegal|invalid/i.test(d)});const[l]=await(0,qe.once)(i,"close").catch(()=>[void 0]),u=e.bytes>n.bytes||e.files>n.files;return(typeof l!=
"number"&&!u||a)&&(e.complete=!1),l!==void 0&&!c}catch(r){s.error=r,s.hasError=!0}finally{La(s)}}function Ca(t,e){const[n="",s]=t.split(" ",2);if(s!==void 0){if(e.
seen.has(Number(s)))return;e.seen.add(Number(s))}e.bytes+=Number(n)*512,e.files+=1}const Ma=2e4;function ns(t){let e=0;for(const n of t)e+=Number(os(`${n}/statm`).
split(" ",2)[1]??0);return e*To()}function Da(t){let e=0,n=0;for(const s of t){const r=os(`${s}/smaps_rollup`),i=c=>Number(new RegExp(`^${c}: +(\\d+) kB`,"m").exec(
r)?.[1]??0)*1024,o=i("Pss");o===0&&(e+=ns([s]));const a=i("Pss_Shmem");e+=o-a+i("SwapPss"),n+=a}return{own:e,mapped:n}}function ss(t){if(t.shm===void 0)return 0;
try{const{blocks:e,bfree:n,bsize:s}=(0,g.statfsSync)(t.shm);return(e-n)*s}catch{return 0}}function rs(t,e){const n=t.shm===void 0?void 0:is(t.shm)?.dev,s=new Set,
r={disk:0,memory:0};for(const i of t.list())for(const o of Fa(`${i}/fd`)){if(s.size>=Ma)return r;const a=is(`${i}/fd/${o}`);!a?.isFile()||a.nlink>0||a.dev===n||
s.has(`${a.dev}:${a.ino}`)||(s.add(`${a.dev}:${a.ino}`),a.dev===e?r.disk+=a.blocks*512:Pa(a.dev)&&(r.memory+=a.blocks*512))}return r}function Pa(t){return(Math.
floor(t/256)&4095)===0}async function Ba(t){if(t===void 0||process.getuid?.()!==0)return 0;const e=[],n=["-t",String(t),"-i","cat","/proc/sysvipc/shm"];await J(
"nsenter",n,{cwd:"/",env:{PATH:"/usr/local/bin:/usr/bin:/bin"},onLine:o=>e.push(o)}).catch(()=>{});const[s="",...r]=e.map(o=>o.trim()),i=s.split(/\s+/).indexOf(
"rss");return r.reduce((o,a)=>o+(Number(a.split(/\s+/)[i])||0),0)}function is(t){try{return(0,g.statSync)(t)}catch{return}}function Fa(t){try{return(0,g.readdirSync)(
t)}catch{return[]}}function os(t){try{return(0,g.readFileSync)(t,"utf8")}catch{return""}}const za=1/20,Ua=1/4,Ga=3e3,Ha=1/100;class Wa{#e;#t;#n;#s;#r;#i;#o=0;#a=0;#c;#l;#d=performance.
now();#u=0;constructor(e,n,s){this.#e=s,this.#n=[n],this.#t={whole:[e],changed:this.#n,since:Date.now()},this.#s=Qn(e),this.#i=this.#s;const{size:r=0,bytes:i=0}=this.#s??
{};this.#r=Math.min(Math.max(512*U,r*.02),5*dt,i/2)}include(e){this.#n.push(e)}look(e){const n=this.#p();if(!n)return{room:Number.POSITIVE_INFINITY};const s=Math.
min(this.#e.diskBytes-this.#o,n.bytes-this.#r),r=performance.now()-this.#d,i=this.#o>this.#e.diskBytes||this.#a>this.#e.diskFiles,a=n.bytes<this.#r?this.#u/Ua:i?
this.#u/za:Math.max(Ga,this.#u/Ha);return this.#c===void 0&&r>=a&&this.#f(e),{room:s,breach:this.#l}}async settle(e){await this.#c,this.#p();const n=this.#o>this.#e.
diskBytes/2||this.#a>this.#e.diskFiles/2;return this.#l??(n?await this.#f(e):void 0)}#p(){const e=Qn(this.#t.whole[0]??"/");return e&&this.#i&&(this.#o+=Math.max(
0,this.#i.bytes-e.bytes),this.#a+=Math.max(0,this.#i.files-e.files)),this.#i=e??this.#i,e}#f(e){return this.#c=this.#h(e).finally(()=>{this.#c=void 0}),this.#c}async#h(e){
const n=performance.now(),s={bytes:this.#o,files:this.#a},{diskBytes:r,diskFiles:i}=this.#e,o=await Na(this.#t,{bytes:r,files:i}),a=rs(e,ja(this.#t.whole[0]??"/")).
disk;this.#d=performance.now(),this.#u=this.#d-n;const c=o?.complete?{bytes:o.bytes+a,files:o.files}:{bytes:Math.max(s.bytes,o?.bytes??0),files:Math.max(s.files,
o?.files??0)};return this.#o=c.bytes+this.#o-s.bytes,this.#a=c.files+this.#a-s.files,this.#l=this.#m(c),this.#l}#m({bytes:e,files:n}){const{diskBytes:s,diskFiles:r}=this.#e;
if(e>s)return as(`it wrote more than ${G(s)}, which is what a build may write`);if(n>r)return as(`it made more than ${r.toLocaleString("en")} files, which is wh\
at a build may make`);const i=this.#i?.bytes??Number.POSITIVE_INFINITY,o=e/Math.max(1,(this.#s?.bytes??0)-i);if(i>=Jn(this.#r,o))return;const a=`the disk of the\
 platform ran short: ${G(i)} were left, and it wrote ${G(e)}`;return{code:o>=.5?"disk_quota":"disk_full",because:a}}}function as(t){return{code:"disk_quota",because:t}}
const Ya=1/30,Ka=30,Za=16*U;class Va{#e;#t=Je();#n;#s=0;constructor(e){this.#e=e;const{total:n=0,available:s=0}=this.#t??{};this.#n=Math.min(Math.max(128*U,n*.03),
1024*U,s/2)}async look(e){const n=Je();if(!n||!this.#t)return{room:Number.POSITIVE_INFINITY};const s=Math.max(ss(e),n.shared-this.#t.shared),r=Math.max(0,this.#t.
swapFree-n.swapFree),i=ns(e.list())+s+r,o=Math.min(this.#e-i,n.available-this.#n);return o>0||performance.now()<this.#s?{room:o}:this.#r(e,n)}async#r(e,n){let s=await this.#i(
e);const r=Math.max(1,(this.#t?.available??0)-n.available);if(s>this.#e&&(await(0,be.setTimeout)(Ka),s=Math.min(s,await this.#i(e)),s>this.#e))return{room:0,breach:qa(
s,this.#e)};const i=n.available<Jn(this.#n,s/r);return{room:this.#e-s,breach:i?Xa(n.available,s):void 0}}async#i(e){const n=performance.now(),{own:s,mapped:r}=Da(
e.list()),o=(Je()?.shared??0)-(this.#t?.shared??0)>Za?await Ba(e.namespace):0,a=ss(e)+rs(e).memory+o,c=performance.now();return this.#s=c+(c-n)/Ya,s+Math.max(r,
a)}}function qa(t,e){return{code:"out_of_memory",because:`it used ${G(t)} of memory, and the processes of a build may use ${G(e)} together`}}function Xa(t,e){return{
code:"out_of_memory",because:`the platform's machine ran short of memory: ${G(t)} were left, and it used ${G(e)}`}}const Ja=250,Qa=25,ec=4e6;function tc(t){const e=new Va(
t.memoryBytes),n=new Wa(t.root,t.cache,t);return{include:s=>n.include(s),async watch(s,r){let i=Number.POSITIVE_INFINITY;for(;;){const o=Math.min(Ja,Math.max(Qa,
i/ec));if(!await sc(o,r))return n.settle(s).catch(()=>{});const a=await nc(e,n,s);if(a.breach)return a.breach;i=a.room}}}}async function nc(t,e,n){const s=e.look(
n),r=await t.look(n);return{room:Math.min(s.room,r.room),breach:s.breach??r.breach}}async function sc(t,e){return(0,be.setTimeout)(t,!0,{signal:e}).catch(()=>!1)}
const ut=["/usr","/bin","/sbin","/lib","/lib32","/lib64","/etc","/opt","/nix"],cs="/run/systemd/resolve",ls=19e8,rc=1e8;function ic(t,e){return["ulimit -c 0 2>/\
dev/null",`ulimit -f ${Math.ceil(t.fileBytes/512)} 2>/dev/null`,e?`ulimit -u ${t.processes} 2>/dev/null || ulimit -p ${t.processes} 2>/dev/null`:'[ -z "$2" ] ||\
 (ulimit -w "$2") 2>/dev/null && ulimit -w "$2" || { (ulimit -x "$2") 2>/dev/null && ulimit -x "$2"; }',"echo 1000 2>/dev/null >/proc/self/oom_score_adj",'eval \
"$(cat <&3)"',"exec 3<&-",'exec /bin/sh -c "$1"'].join(`
`)}const oc={kind:"none",reason:"it was asked for"};async function ac(t){const{want:e,limits:n,known:s}=t,r=process.getuid?.()===0,i=s??(e==="none"?oc:await cc(
r)),o=i.kind==="bubblewrap",a=d=>o&&r?ls+Number.parseInt(ct(d).slice(0,8),16)%rc:void 0,c=ic(n,o),l=new WeakMap,u=d=>{const p=l.get(d)??tc({...n,root:d.root,cache:d.
cache});return l.set(d,p),p};return{isolation:i,ownerOf:a,guardOf:u,tmpOf:d=>o?"/tmp":d.tmp,async run(d){const p=o?await dc(d,t,i,a(d.app)):[],m=o?"":String(tt(
d.outerEnv[X]??"")),[k="/bin/sh",..._]=[...p,"/bin/sh","-c",c,"sh",d.script,m];return J(k,_,{cwd:o?"/":d.cwd,env:{...d.outerEnv,PATH:"/usr/local/bin:/usr/bin:/b\
in"},channel:bi({...d.env,...d.outerEnv}),signal:d.signal,sweep:!o,namespace:o,watch:u(d.workspace).watch,onLine:d.onLine})}}}async function cc(t){const e=[];for(const n of[
U,void 0]){const s=[...ds(t),...await fs(n),...us(t?ls:void 0)],r=await J("bwrap",[...s,"true"],{cwd:"/",env:{PATH:"/usr/local/bin:/usr/bin:/bin"},onLine:i=>e.push(
i)}).catch(()=>{});if(r===void 0)return{kind:"none",reason:"bubblewrap is not installed"};if(r.exitCode===0)return{kind:"bubblewrap",asRoot:t,boundsFiles:n!==void 0}}
return{kind:"none",reason:`bubblewrap does not work here: ${e.at(-1)??"no reason given"}`}}const lc=1/4;async function dc(t,{tools:e,dataDir:n,limits:s},{boundsFiles:r},i){
const{app:o,root:a,cache:c,tmp:l}=t.workspace;if(await(0,h.realpath)(l).catch(()=>"")!==l)throw v("build","build_failed","A command of the build replaced its fo\
lder for temporary files");const u=e.filter(p=>!ut.some(m=>M(m,p))),d=[...ut,...u].some(p=>M(p,n));return["bwrap",...ds(i!==void 0),...await fs(r?Math.ceil(s.memoryBytes*
lc):void 0),...await uc(o,i??process.getuid?.(),t.workspace),"--bind",l,"/tmp",...u.flatMap(p=>[...Se(p),"--ro-bind-try",p,p]),...d?["--tmpfs",n]:[],...t.readable.
flatMap(p=>[...Se(p),"--ro-bind-try",p,p]),...[a,c].flatMap(p=>[...Se(p),"--bind",p,p]),...d?["--remount-ro",n]:[],"--remount-ro","/","--info-fd","4","--chdir",
t.cwd,...us(i)]}function ds(t){const e=["--unshare-pid","--unshare-ipc","--unshare-uts","--unshare-cgroup-try","--die-with-parent"];return t?[...e,"--cap-drop",
"ALL",...["SETUID","SETGID","SETPCAP"].flatMap(n=>["--cap-add",`CAP_${n}`])]:["--unshare-user",...e]}function us(t){return t===void 0?[]:["setpriv",...["--reuid",
String(t),"--regid",String(t),"--clear-groups"],"--no-new-privs","--inh-caps=-all","--bounding-set=-all"]}async function uc(t,e,n){if(e===void 0)return[];const s=(0,f.
join)(t,"passwd"),r=e===0?"":`build:x:${e}:${e}::${n.home}:/bin/sh
`;return await(0,h.writeFile)(s,`root:x:0:0:root:/root:/bin/sh
${r}`),await(0,h.chmod)(s,420),["--ro-bind",s,"/etc/passwd"]}async function fs(t){const e=await Promise.all(ut.map(async r=>{const i=await(0,h.realpath)(r).catch(
()=>{});return i===void 0?[]:i===r?["--ro-bind",r,r]:["--symlink",i,r]})),s=["--dev","/dev",...t===void 0?[]:["--perms","1777","--size",String(t)],"--tmpfs","/d\
ev/shm","--remount-ro","/dev"];return[...e.flat(),"--ro-bind-try",cs,cs,...s,"--proc","/proc"]}function Se(t){const e=(0,f.dirname)(t);return e==="/"?[]:[...Se(
e),"--dir",e]}async function fc(t,e){const n=[(0,f.dirname)(process.execPath),(0,f.dirname)(await(0,h.realpath)(process.execPath)),...e];for(const s of t.split(
":").filter(r=>r.startsWith("/"))){const r=await(0,h.realpath)((0,f.join)(s,"npm")).catch(()=>{});r&&n.push(s,(0,f.dirname)((0,f.dirname)(r)))}return[...new Set(
n)]}const pc={NODE_DISABLE_COMPILE_CACHE:"1"};function hc(t){const{limits:e,clock:n}=t,s=(0,f.resolve)(t.dataDir),r={builds:(0,f.join)(s,"builds"),mirrors:(0,f.
join)(s,"git"),logs:(0,f.join)(s,"logs")},i={...t.env,...t.lasting?{}:pc},o=wi(t.path,process.execPath),a=`${(0,E.createHash)("sha256").update(s).digest("hex").
slice(0,16)}/`;let c;const l={limits:e,folders:r,hostEnv:i,path:o,clock:n,lock:t.lock,rules:{template:t.gitUrlTemplate,allowLocal:t.allowLocalGit},markerOf:u=>`${a}${u.
deployID}`,sandbox(){return c??=mc(t,o,i),c}};return{sandbox:l.sandbox,build:(u,d)=>$a(l,u,d),async clean(u){const d=m=>u===null||(0,f.basename)(m)===u,p=(await ta(
r.builds)).filter(d);return p.length>0&&await Bo(a,u??void 0),await sa(r.builds,p),m=>ra(r.builds,p,m)}}}async function mc(t,e,n){return ac({want:t.isolation,limits:t.
limits,tools:await fc(e,gi(n)),dataDir:await(0,h.realpath)(t.dataDir),known:t.known})}function gc({ignoredRules:t,withheld:e}){const n=t.map(({file:s,line:r,reason:i})=>`\
Ignored: ${s}${r===void 0?"":`, line ${r}`}: ${i}`);return e>0&&n.push(`Left out: ${e} \xD7 .env*, for such files hold secrets`),n}function Vd(t,e=Date.now){return(n,s,r)=>t(
`${JSON.stringify({time:new Date(e()).toISOString(),level:n,event:s,...r})}
`)}const ft=()=>{},wc=/^[0-9a-f]{64}$/;function _e(t){return wc.test(t)}function pt(t,e){return(0,f.join)(t,e.slice(0,2),e)}async function yc(t){try{return(await(0,h.
readdir)(t)).filter(e=>/^[0-9a-f]{2}$/.test(e))}catch(e){if(["ENOENT","ENOTDIR"].includes(T(e)??""))return[];throw e}}async function ps(t){return(await(0,h.readdir)(
t,{withFileTypes:!0})).filter(e=>e.isDirectory()).map(({name:e})=>e)}const R=8;class $e{#e;constructor(e){this.#e=e}get bytes(){return this.#e.length}has(e){let n=0,
s=this.#e.length/R-1;for(;n<=s;){const r=n+s>>>1,i=r*R,o=this.#e.compare(e,0,R,i,i+R);if(o===0)return!0;o<0?n=r+1:s=r-1}return!1}detached(){return new $e(Buffer.
from(this.#e))}}function bc(t){return(0,E.hash)("sha256",t,"buffer").subarray(0,R)}const Ec=100,hs=600*1e3;class xc{#e;#t;#n=new Map;#s=0;constructor(e,n){this.#e=
e,this.#t=n}get total(){return this.#s}note(e,n,s,r){const i=e==="object_unusable"?`${r} unusable`:r,o=this.#n.get(i),a=this.#e.monotonic();if(o&&a-o.at<hs){o.at=
a;return}this.#s+=1,this.#t("error",e,{org:n,hash:s});const[c]=this.#n.keys();this.#n.size>=Ec&&c!==void 0&&this.#n.delete(c),this.#n.set(i,{path:i===r?r:void 0,
at:a})}mend(e){this.#n.size>0&&this.#n.delete(e)}async lasting(){const e=this.#e.monotonic()-hs;for(const[n,{path:s,at:r}]of this.#n)(s!==void 0&&await(0,h.stat)(
s).catch(()=>{})!==void 0||r<e)&&this.#n.delete(n);return this.#n.size}}class H extends Error{name="DamagedObject"}class Sc{#e;#t=new Map;#n=new Map;#s=0;constructor(e){
this.#e=e}get weight(){return this.#s}get(e){const n=this.#t.get(e);if(n!==void 0)return n.used=!0,n.value}load(e,n,s){const r=this.get(e);if(r!==void 0)return Promise.
resolve(r);let i=this.#n.get(e);return i||(i=s().then(o=>(this.put(e,o,n(o)),o)).finally(()=>this.#n.delete(e)),this.#n.set(e,i)),i}put(e,n,s){this.delete(e),!(s>
this.#e)&&(this.#t.set(e,{value:n,weight:s,used:!1}),this.#s+=s,this.#r(e))}delete(e){this.#s-=this.#t.get(e)?.weight??0,this.#t.delete(e)}#r(e){for(const[n,s]of this.#t){
if(this.#s<=this.#e)return;this.#t.delete(n),s.used||n===e?this.#t.set(n,{...s,used:!1}):this.#s-=s.weight}}}const _c={files:1e5,fileBytes:512*1024*1024,totalBytes:4*
1024*1024*1024},C=1024*1024,ve={pathBytes:1024,pathsBytes:16*C,rulesBytes:256*1024,indexBytes:32*C},ht=32*C,ms={pathBytes:4096,pathsBytes:32*C,rulesBytes:8*C,indexBytes:48*
C},mt=C,ke=C,$c=8,vc=32,qd=null,Xd=1e3,kc=2*C,Rc=512;class Oc{#e;#t;constructor(e=Tc,n=kc){this.#e=e,this.#t=new Sc(n)}async digest(e,n){const{ino:s,size:r,mtimeMs:i,
ctimeMs:o}=await n.stat(),a=`${s} ${r} ${i} ${o}`,c=this.#t.get(e);if(c?.look===a)return c.digest;const l={look:a,digest:this.#e(n)};return this.#t.put(e,l,Rc+2*
(e.length+a.length)),l.digest.catch(()=>this.#t.get(e)===l&&this.#t.delete(e)),l.digest}}async function Tc(t){const e=(0,E.createHash)("sha256"),n=(0,g.createReadStream)(
"",{fd:t.fd,start:0,autoClose:!1,highWaterMark:1024*1024});for await(const s of n)e.update(s);return e.digest("hex")}function Ic(t){if(t.charCodeAt(0)!==47)return;
const e=t.includes("%")?Ac(t):t;if(!(e===void 0||e.includes("\0")||e.includes("\\")))return/\/\.\.?(?:\/|$)/.test(e)?void 0:e.slice(1)}const Lc=/^[\w.!~*'()@:$,+=&;/-]*$/;
function Jd(t){return Lc.test(t)?`/${t}`:`/${t.split("/").map(jc).join("/")}`}function jc(t){return encodeURIComponent(t).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,
decodeURIComponent)}function Ac(t){try{return decodeURIComponent(t)}catch{return}}function Qd(t,e){if(t===""||t.endsWith("/")){if(e(`${t}index.html`))return{kind:"\
file",path:`${t}index.html`};const n=t.slice(0,-1);return n!==""&&e(`${n}.html`)?{kind:"redirect",to:n}:void 0}return e(t)?{kind:"file",path:t}:e(`${t}.html`)?{
kind:"file",path:`${t}.html`}:e(`${t}/index.html`)?{kind:"redirect",to:`${t}/`}:void 0}const gs=32,Nc=/\/:[A-Za-z]\w*[^\w/]/,Cc=/^:([A-Za-z]\w*)$/,gt="it must b\
egin with a path, with one * at most and placeholders (/:name) for whole parts, each once",Mc=`it has more than ${gs} placeholders`;function ws(t){const e=Ic(t);
return e===void 0?gt:Dc(ys(`/${e}`))}function Dc(t){const[e="",n,s]=t.split("*",3);if(!t.startsWith("/")||s!==void 0||Nc.test(t))return gt;const r=e.slice(1).split(
"/").map(wt),i=(n??"").split("/").map(wt),o=[...ae(r),...ae(i),...n===void 0?[]:["splat"]];if(new Set(o).size<o.length)return gt;if(o.length>gs)return Mc;if(n===
void 0)return{text:t,head:r,star:void 0};if(n===""&&e.endsWith("/")){const l=e==="/"?[]:e.slice(1,-1).split("/").map(wt);return{text:t,head:l,star:{isRest:!0,before:"",
behind:"",tail:[]}}}const a=e.slice(e.lastIndexOf("/")+1),[c=""]=n.split("/",1);return{text:t,head:r.slice(0,-1),star:{isRest:!1,before:a,behind:c,tail:i.slice(
1)}}}function eu({head:t,star:e}){return new Set(e?[...ae(t),...ae(e.tail),"splat"]:ae(t))}function ae(t){return t.flatMap(e=>"name"in e?e.name:[])}function wt(t){
const e=Cc.exec(t)?.[1];return e===void 0?{text:t}:{name:e}}const Pc=null;class tu{path;bare;parts;#e;#t=new Map;#n=Pc;constructor(e){this.path=e,this.bare=ys(e),
this.parts=this.bare.slice(1).split("/")}encode(e){const n=this.#t.get(e);if(n!==void 0)return n;if(this.#n-=e.length,this.#n<0)return;const s=encodePath(e).slice(
1);return this.#t.set(e,s),s}start(e){if(!this.#e){let n=1;this.#e=this.parts.map(s=>{const r=n;return n+=s.length+1,r})}return this.#e[e]??this.path.length}}function nu(t,e){
const{head:n,star:s}=t,{parts:r}=e;if(s===void 0)return r.length===n.length&&yt(n,r,0)?new bt(t,e,void 0):void 0;if(!yt(n,r,0))return;if(s.isRest){if(r.length<n.
length)return;const c=n.length===0?1:e.start(n.length-1)+(r[n.length-1]??"").length+1;return new bt(t,e,c>e.path.length?void 0:e.path.slice(c))}const i=r.length-
s.tail.length-1;if(i<n.length||!yt(s.tail,r,i+1))return;const o=e.start(n.length)+s.before.length,a=e.start(i)+(r[i]??"").length-s.behind.length;if(!(o>a)&&e.bare.
startsWith(s.before,e.start(n.length))&&e.bare.startsWith(s.behind,a))return new bt(t,e,e.bare.slice(o,a))}function yt(t,e,n){for(let s=0;s<t.length;s+=1){const r=t[s],
i=e[n+s];if(r===void 0||i===void 0||("text"in r?r.text!==i:i===""))return!1}return!0}class bt{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}get(e){const{
head:n,star:s}=this.#e,{parts:r}=this.#t,i=n.findIndex(a=>"name"in a&&a.name===e);if(i!==-1)return r[i]??"";const o=s?s.tail.findIndex(a=>"name"in a&&a.name===e):
-1;return s&&o!==-1?r[r.length-s.tail.length+o]??"":this.#n??""}encoded(e){return this.#t.encode(this.get(e))}}function ys(t){return t.length>1&&t.endsWith("/")?
t.slice(0,-1):t}const Bc=500,bs=8*1024,Fc=2e3,Es=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,xs=/^[\t\x20-\x7e\x80-\xff]*$/,Ss=new Set(["accept-ranges","connection","conten\
t-encoding","content-length","content-range","date","etag","keep-alive","last-modified","location","server","te","trailer","transfer-encoding","upgrade","vary",
"x-request-id","x-slipway-release"]);function zc(t){const e=[],n=[];let s;for(const[r,i]of t.split(/\r\n|\r|\n/).entries()){const o=i.trim(),a=c=>n.push({line:r+
1,reason:c});o===""||o.startsWith("#")||(o.length>Fc?a("the line is too long"):o.startsWith("/")||/^https?:/.test(o)?(s=Uc(o,e.length,a),s&&e.push(s)):s?Gc(s,o,
a):a("it stands below no path"))}return{rules:e,ignored:n}}function Uc(t,e,n){const s=ws(t);if(e>=Bc)n("too many rules");else if(typeof s=="string")n(s);else return{
from:s,set:[],unset:[],bytes:0}}function Gc(t,e,n){const s=/^!\s*(\S+)$/.exec(e)?.[1];if(s)return void t.unset.push(s.toLowerCase());const r=e.indexOf(":"),i=e.
slice(0,r).trim().toLowerCase(),o=e.slice(r+1).trim();if(r<1||!Es.test(i)||!xs.test(o))return n('it is not "Name: value"');if(i==="basic-auth")return n('"basic-\
auth" is not supported: everybody may read this path');if(i==="set-cookie"&&t.set.some(([c])=>c===i))return n("a path can set one cookie");if(Ss.has(i))return n(
`"${i}" is the edge's own`);const a=t.bytes+Hc(i,o);if(a>bs)return n(`the headers of this path have more than ${bs} bytes`);t.bytes=a,t.set.push([i,o])}function Hc(t,e){
return t.length+e.length+4}function su(t,e){return Es.test(t)&&t===t.toLowerCase()&&xs.test(e)&&!Ss.has(t)}const Wc=2e3,Yc=2e3,Kc=/^[^/:]+=/,_s={200:"rewrite",404:"\
rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function Zc(t){const e=[],n=[];for(const[s,r]of t.split(/\r\n|\r|\n/).entries()){const i=Vc(r).trim();if(i===
"")continue;const o=e.length<Wc?qc(i):"too many rules";typeof o=="string"?n.push({line:s+1,reason:o}):e.push(o)}return{rules:e,ignored:n}}function Vc(t){const e=t.
search(/(?:^|\s)#/);return e===-1?t:t.slice(0,e)}function qc(t){if(t.length>Yc)return"the line is too long";const[e="",n,s="301",...r]=t.split(/\s+/);if(n===void 0)
return"it names no target";if(r.length>0||s.includes("=")||Kc.test(n))return"conditions and query parameters are not supported";const i=Xc(s);if(i===void 0)return/^\d+!?$/.
test(s)?`${s} is no status of a redirect`:"its status is no number";const o=ws(e);return typeof o=="string"?o:Qc(n,i)?{from:o,to:n.replace(/[^\x21-\x7e]/gu,encodeURIComponent),
status:i,force:s.endsWith("!")}:$s(i)?"rewrites to other origins are refused":"the target is no path and no URL"}function Xc(t){const e=Number(/^(\d{3})!?$/.exec(
t)?.[1]);return Jc(e)?e:void 0}function Jc(t){return Object.hasOwn(_s,t)}function $s(t){return _s[t]==="rewrite"}function Qc(t,e){return/^\/(?!\/)/.test(t)||!$s(
e)&&/^(?:https?:)?\/\//i.test(t)}const Et="_redirects",xt="_headers",St=512*1024;function _t(t){return t===Et||t===xt}function vs(t){const e=[],n=o=>{const a=t.
get(o)??Buffer.alloc(0);return a==="too large"&&e.push({file:o,reason:`it has more than ${St} bytes`}),a==="too large"?"":a.toString()},s=Zc(n(Et));for(const o of s.
ignored)e.push({file:Et,...o});const r=zc(n(xt));for(const o of r.ignored)e.push({file:xt,...o});if(s.rules.length+r.rules.length===0)return{bytes:Buffer.alloc(
0),ignored:e};const i={redirects:s.rules.map(({from:o,to:a,status:c,force:l})=>[o.text,a,c,l]),headers:r.rules.map(({from:o,set:a,unset:c})=>[o.text,a,c])};return{
bytes:Buffer.from(JSON.stringify(i)),ignored:e}}function ru(t){if(t.length===0)return{redirects:[],headers:[]};const{redirects:e,headers:n}=el(t);if(!Array.isArray(
e)||e.length>REDIRECT_RULES_MOST||!Array.isArray(n)||n.length>HEADER_RULES_MOST)throw W();return{redirects:e.map(tl),headers:n.map(nl)}}function el(t){try{const e=JSON.
parse(t.toString());if(isObject(e))return e}catch{}throw W()}function tl(t){const[e,n,s,r]=ce(t);if(typeof n!="string"||typeof s!="number"||typeof r!="boolean"||
!isStatus(s)||!isTarget(n,s)||!/^[\x21-\x7e]+$/.test(n))throw W();return{from:ks(e),to:n,status:s,force:r}}function nl(t){const[e,n,s]=ce(t),r=ce(n).map(o=>{const[
a,c]=ce(o);if(typeof a!="string"||typeof c!="string"||!isHeader(a,c))throw W();return[a,c]}),i=ce(s).map(o=>typeof o=="string"?o:$t());return{from:ks(e),set:r,unset:i}}
function ks(t){const e=typeof t=="string"?parsePattern(t):void 0;return typeof e=="object"?e:$t()}function ce(t){return Array.isArray(t)?t:$t()}function $t(){throw W()}
function W(){return new DamagedObject("The compiled rules of a release are damaged: deploy again")}const sl={"3g2":"video/3gpp2","3gp":"video/3gpp","3gpp":"vide\
o/3gpp","3mf":"model/3mf",aac:"audio/aac",ac:"application/pkix-attr-cert",adp:"audio/adpcm",adts:"audio/aac",ai:"application/postscript",aml:"application/automa\
tionml-aml+xml",amlx:"application/automationml-amlx+zip",amr:"audio/amr",apng:"image/apng",appcache:"text/cache-manifest",appinstaller:"application/appinstaller",
appx:"application/appx",appxbundle:"application/appxbundle",asc:"application/pgp-keys",atom:"application/atom+xml",atomcat:"application/atomcat+xml",atomdeleted:"\
application/atomdeleted+xml",atomsvc:"application/atomsvc+xml",au:"audio/basic",avci:"image/avci",avcs:"image/avcs",avif:"image/avif",aw:"application/applixware",
bdoc:"application/bdoc",bin:"application/octet-stream",bmp:"image/bmp",bpk:"application/octet-stream",btf:"image/prs.btif",btif:"image/prs.btif",buffer:"applica\
tion/octet-stream",ccxml:"application/ccxml+xml",cdfx:"application/cdfx+xml",cdmia:"application/cdmi-capability",cdmic:"application/cdmi-container",cdmid:"appli\
cation/cdmi-domain",cdmio:"application/cdmi-object",cdmiq:"application/cdmi-queue",cer:"application/pkix-cert",cgm:"image/cgm",cjs:"application/node",class:"app\
lication/java-vm",coffee:"text/coffeescript",conf:"text/plain",cpl:"application/cpl+xml",cpt:"application/mac-compactpro",crl:"application/pkix-crl",css:"text/c\
ss",csv:"text/csv",cu:"application/cu-seeme",cwl:"application/cwl",cww:"application/prs.cww",davmount:"application/davmount+xml",dbk:"application/docbook+xml",deb:"\
application/octet-stream",def:"text/plain",deploy:"application/octet-stream",dib:"image/bmp","disposition-notification":"message/disposition-notification",dist:"\
application/octet-stream",distz:"application/octet-stream",dll:"application/octet-stream",dmg:"application/octet-stream",dms:"application/octet-stream",doc:"app\
lication/msword",dot:"application/msword",dpx:"image/dpx",drle:"image/dicom-rle",dsc:"text/prs.lines.tag",dssc:"application/dssc+der",dtd:"application/xml-dtd",
dump:"application/octet-stream",dwd:"application/atsc-dwd+xml",ear:"application/java-archive",ecma:"application/ecmascript",elc:"application/octet-stream",emf:"\
image/emf",eml:"message/rfc822",emma:"application/emma+xml",emotionml:"application/emotionml+xml",eps:"application/postscript",epub:"application/epub+zip",exe:"\
application/octet-stream",exi:"application/exi",exp:"application/express",exr:"image/aces",ez:"application/andrew-inset",fdf:"application/fdf",fdt:"application/\
fdt+xml",fits:"image/fits",g3:"image/g3fax",gbr:"application/rpki-ghostbusters",geojson:"application/geo+json",gif:"image/gif",glb:"model/gltf-binary",gltf:"mod\
el/gltf+json",gml:"application/gml+xml",gpx:"application/gpx+xml",gram:"application/srgs",grxml:"application/srgs+xml",gxf:"application/gxf",gz:"application/gzi\
p",h261:"video/h261",h263:"video/h263",h264:"video/h264",heic:"image/heic",heics:"image/heic-sequence",heif:"image/heif",heifs:"image/heif-sequence",hej2:"image\
/hej2k",held:"application/atsc-held+xml",hjson:"application/hjson",hlp:"application/winhlp",hqx:"application/mac-binhex40",hsj2:"image/hsj2",htm:"text/html",html:"\
text/html",ics:"text/calendar",ief:"image/ief",ifb:"text/calendar",iges:"model/iges",igs:"model/iges",img:"application/octet-stream",in:"text/plain",ini:"text/p\
lain",ink:"application/inkml+xml",inkml:"application/inkml+xml",ipfix:"application/ipfix",iso:"application/octet-stream",its:"application/its+xml",jade:"text/ja\
de",jar:"application/java-archive",jhc:"image/jphc",jls:"image/jls",jp2:"image/jp2",jpe:"image/jpeg",jpeg:"image/jpeg",jpf:"image/jpx",jpg:"image/jpeg",jpg2:"im\
age/jp2",jpgm:"image/jpm",jpgv:"video/jpeg",jph:"image/jph",jpm:"image/jpm",jpx:"image/jpx",js:"text/javascript",json:"application/json",json5:"application/json\
5",jsonld:"application/ld+json",jsonml:"application/jsonml+json",jsx:"text/jsx",jt:"model/jt",jxl:"image/jxl",jxr:"image/jxr",jxra:"image/jxra",jxrs:"image/jxrs",
jxs:"image/jxs",jxsc:"image/jxsc",jxsi:"image/jxsi",jxss:"image/jxss",kar:"audio/midi",ktx:"image/ktx",ktx2:"image/ktx2",less:"text/less",lgr:"application/lgr+x\
ml",list:"text/plain",litcoffee:"text/coffeescript",log:"text/plain",lostxml:"application/lost+xml",lrf:"application/octet-stream",m1v:"video/mpeg",m21:"applica\
tion/mp21",m2a:"audio/mpeg",m2t:"video/mp2t",m2ts:"video/mp2t",m2v:"video/mpeg",m3a:"audio/mpeg",m4a:"audio/mp4",m4p:"application/mp4",m4s:"video/iso.segment",ma:"\
application/mathematica",mads:"application/mads+xml",maei:"application/mmt-aei+xml",man:"text/troff",manifest:"text/cache-manifest",map:"application/json",mar:"\
application/octet-stream",markdown:"text/markdown",mathml:"application/mathml+xml",mb:"application/mathematica",mbox:"application/mbox",md:"text/markdown",mdx:"\
text/mdx",me:"text/troff",mesh:"model/mesh",meta4:"application/metalink4+xml",metalink:"application/metalink+xml",mets:"application/mets+xml",mft:"application/r\
pki-manifest",mid:"audio/midi",midi:"audio/midi",mime:"message/rfc822",mj2:"video/mj2",mjp2:"video/mj2",mjs:"text/javascript",mml:"text/mathml",mods:"applicatio\
n/mods+xml",mov:"video/quicktime",mp2:"audio/mpeg",mp21:"application/mp21",mp2a:"audio/mpeg",mp3:"audio/mpeg",mp4:"video/mp4",mp4a:"audio/mp4",mp4s:"application\
/mp4",mp4v:"video/mp4",mpd:"application/dash+xml",mpe:"video/mpeg",mpeg:"video/mpeg",mpf:"application/media-policy-dataset+xml",mpg:"video/mpeg",mpg4:"video/mp4",
mpga:"audio/mpeg",mpp:"application/dash-patch+xml",mrc:"application/marc",mrcx:"application/marcxml+xml",ms:"text/troff",mscml:"application/mediaservercontrol+x\
ml",msh:"model/mesh",msi:"application/octet-stream",msix:"application/msix",msixbundle:"application/msixbundle",msm:"application/octet-stream",msp:"application/\
octet-stream",mtl:"model/mtl",mts:"video/mp2t",musd:"application/mmt-usd+xml",mxf:"application/mxf",mxmf:"audio/mobile-xmf",mxml:"application/xv+xml",n3:"text/n\
3",nb:"application/mathematica",nq:"application/n-quads",nt:"application/n-triples",obj:"model/obj",oda:"application/oda",oga:"audio/ogg",ogg:"audio/ogg",ogv:"v\
ideo/ogg",ogx:"application/ogg",omdoc:"application/omdoc+xml",onepkg:"application/onenote",onetmp:"application/onenote",onetoc:"application/onenote",onetoc2:"ap\
plication/onenote",opf:"application/oebps-package+xml",opus:"audio/ogg",otf:"font/otf",owl:"application/rdf+xml",oxps:"application/oxps",p10:"application/pkcs10",
p7c:"application/pkcs7-mime",p7m:"application/pkcs7-mime",p7s:"application/pkcs7-signature",p8:"application/pkcs8",pdf:"application/pdf",pfr:"application/font-t\
dpfr",pgp:"application/pgp-encrypted",pkg:"application/octet-stream",pki:"application/pkixcmp",pkipath:"application/pkix-pkipath",pls:"application/pls+xml",png:"\
image/png",prc:"model/prc",prf:"application/pics-rules",provx:"application/provenance+xml",ps:"application/postscript",pskcxml:"application/pskc+xml",pti:"image\
/prs.pti",qt:"video/quicktime",raml:"application/raml+yaml",rapd:"application/route-apd+xml",rdf:"application/rdf+xml",relo:"application/p2p-overlay+xml",rif:"a\
pplication/reginfo+xml",rl:"application/resource-lists+xml",rld:"application/resource-lists-diff+xml",rmi:"audio/midi",rnc:"application/relax-ng-compact-syntax",
rng:"application/xml",roa:"application/rpki-roa",roff:"text/troff",rq:"application/sparql-query",rs:"application/rls-services+xml",rsat:"application/atsc-rsat+x\
ml",rsd:"application/rsd+xml",rsheet:"application/urc-ressheet+xml",rss:"application/rss+xml",rtf:"text/rtf",rtx:"text/richtext",rusd:"application/route-usd+xml",
s3m:"audio/s3m",sbml:"application/sbml+xml",scq:"application/scvp-cv-request",scs:"application/scvp-cv-response",sdp:"application/sdp",senmlx:"application/senml\
+xml",sensmlx:"application/sensml+xml",ser:"application/java-serialized-object",setpay:"application/set-payment-initiation",setreg:"application/set-registration\
-initiation",sgi:"image/sgi",sgm:"text/sgml",sgml:"text/sgml",shex:"text/shex",shf:"application/shf+xml",shtml:"text/html",sieve:"application/sieve",sig:"applic\
ation/pgp-signature",sil:"audio/silk",silo:"model/mesh",siv:"application/sieve",slim:"text/slim",slm:"text/slim",sls:"application/route-s-tsid+xml",smi:"applica\
tion/smil+xml",smil:"application/smil+xml",snd:"audio/basic",so:"application/octet-stream",spdx:"text/spdx",spp:"application/scvp-vp-response",spq:"application/\
scvp-vp-request",spx:"audio/ogg",sql:"application/sql",sru:"application/sru+xml",srx:"application/sparql-results+xml",ssdl:"application/ssdl+xml",ssml:"applicat\
ion/ssml+xml",stk:"application/hyperstudio",stl:"model/stl",stpx:"model/step+xml",stpxz:"model/step-xml+zip",stpz:"model/step+zip",styl:"text/stylus",stylus:"te\
xt/stylus",svg:"image/svg+xml",svgz:"image/svg+xml",swidtag:"application/swid+xml",t:"text/troff",t38:"image/t38",td:"application/urc-targetdesc+xml",tei:"appli\
cation/tei+xml",teicorpus:"application/tei+xml",text:"text/plain",tfi:"application/thraud+xml",tfx:"image/tiff-fx",tif:"image/tiff",tiff:"image/tiff",toml:"appl\
ication/toml",tr:"text/troff",trig:"application/trig",ts:"video/mp2t",tsd:"application/timestamped-data",tsv:"text/tab-separated-values",ttc:"font/collection",ttf:"\
font/ttf",ttl:"text/turtle",ttml:"application/ttml+xml",txt:"text/plain",u3d:"model/u3d",u8dsn:"message/global-delivery-status",u8hdr:"message/global-headers",u8mdn:"\
message/global-disposition-notification",u8msg:"message/global",ubj:"application/ubjson",uri:"text/uri-list",uris:"text/uri-list",urls:"text/uri-list",vcard:"te\
xt/vcard",vrml:"model/vrml",vtt:"text/vtt",vxml:"application/voicexml+xml",war:"application/java-archive",wasm:"application/wasm",wav:"audio/wav",weba:"audio/we\
bm",webm:"video/webm",webmanifest:"application/manifest+json",webp:"image/webp",wgsl:"text/wgsl",wgt:"application/widget",wif:"application/watcherinfo+xml",wmf:"\
image/wmf",woff:"font/woff",woff2:"font/woff2",wrl:"model/vrml",wsdl:"application/wsdl+xml",wspolicy:"application/wspolicy+xml",x3d:"model/x3d+xml",x3db:"model/\
x3d+fastinfoset",x3dbz:"model/x3d+binary",x3dv:"model/x3d-vrml",x3dvz:"model/x3d+vrml",x3dz:"model/x3d+xml",xaml:"application/xaml+xml",xav:"application/xcap-at\
t+xml",xca:"application/xcap-caps+xml",xcs:"application/calendar+xml",xdf:"application/xcap-diff+xml",xdssc:"application/dssc+xml",xel:"application/xcap-el+xml",
xenc:"application/xenc+xml",xer:"application/patch-ops-error+xml",xfdf:"application/xfdf",xht:"application/xhtml+xml",xhtml:"application/xhtml+xml",xhvml:"appli\
cation/xv+xml",xlf:"application/xliff+xml",xm:"audio/xm",xml:"text/xml",xns:"application/xcap-ns+xml",xop:"application/xop+xml",xpl:"application/xproc+xml",xsd:"\
application/xml",xsf:"application/prs.xsf+xml",xsl:"application/xml",xslt:"application/xml",xspf:"application/xspf+xml",xvm:"application/xv+xml",xvml:"applicati\
on/xv+xml",yaml:"text/yaml",yang:"application/yang",yin:"application/yin+xml",yml:"text/yaml",zip:"application/zip"};function rl(t){let e=(""+t).trim().toLowerCase(),
n=e.lastIndexOf(".");return sl[~n?e.substring(++n):e]}const il=new Map([["js","text/javascript"],["mjs","text/javascript"],["cjs","text/javascript"],["map","app\
lication/json"],["ico","image/x-icon"],["webmanifest","application/manifest+json"],["apple-app-site-association","application/json"],["eot","application/vnd.ms-\
fontobject"],["flac","audio/flac"],["m3u8","application/vnd.apple.mpegurl"],["m4v","video/mp4"],["apk","application/vnd.android.package-archive"],["usdz","model\
/vnd.usdz+zip"]]),ol=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,al=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;
function cl(t){const e=t.slice(t.lastIndexOf("/")+1),n=e.slice(e.lastIndexOf(".")+1).toLowerCase(),s=il.get(n)??rl(n),r=typeof s=="string"?s:"application/octet-\
stream";return ol.test(r)&&!r.includes("charset")?`${r}; charset=utf-8`:r}function ll(t){return al.test(t)}const dl=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,
ul=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},
{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];function fl(t){const e=Rs(
t);return e===void 0||e.endsWith(".html")?!1:dl.test(t)||ul.some(n=>n.name.test(e)&&(n.in?.test(t)??!0))}const pl=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function hl(t){const e=Rs(t);return fl(t)||e!==void 0&&pl.test(e)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(e)}function Rs(t){const e=t.slice(t.lastIndexOf("/")+1);return e.
length<=255?e:void 0}var ml=x(573);const Y=Buffer.from("SLIPWAY","latin1"),L=56,le=32,Re=le+6,K=4,Os=8192,Ts=Buffer.allocUnsafe(3*ms.pathBytes);class Oe{count;bytes;assets;rules;#e;#t;#n;#s;#r;constructor(e,n,s){
const r=Te(n);this.#e=e,this.count=n.count,this.bytes=e.length,this.#t=r.records,this.#n=r.offsets,this.#s=r.paths,this.#r=s,this.assets=new $e(e.subarray(L,r.records)),
this.rules=e.subarray(r.rules)}static async open(e,n,s=ve){if(e.length>s.indexBytes)throw S("it is too large");const r=Is(e,s);if(Te(r).end!==e.length)throw S("\
its length is not what it says");const i=await gl(e,r,s,n);return new Oe(e,r,i)}find(e){if(e.length>this.#r)return-1;const n=Ts.write(e);let s=0,r=this.count-1;
for(;s<=r;){const i=s+r>>>1,o=this.#e.compare(Ts,0,n,this.#i(i),this.#i(i+1));if(o===0)return i;o<0?s=i+1:r=i-1}return-1}path(e){return this.#e.toString("utf8",
this.#i(e),this.#i(e+1))}file(e){const n=this.#t+e*Re;return{hash:this.#e.toString("hex",n,n+le),size:this.#e.readUIntLE(n+le,6)}}*files(){for(let e=0;e<this.count;e+=
1)yield{path:this.path(e),...this.file(e)}}#i(e){return this.#s+this.#e.readUInt32LE(this.#n+e*K)}}function Is(t,e=ve){if(t.length<L||Y.compare(t,0,Y.length)!==
0)throw S("it is no index");const n={count:t.readUInt32LE(8),pathsBytes:t.readUInt32LE(12),rulesBytes:t.readUInt32LE(16),assets:t.readUInt32LE(20),assetsDigest:t.
subarray(24,L)};if(n.assets>n.count)throw S("it has more assets than files");if(n.pathsBytes>e.pathsBytes||n.rulesBytes>e.rulesBytes||Te(n).end>e.indexBytes)throw S(
"it is too large");return n}function Ls(t,e){if(e.length!==t.assets*R)throw S("its length is not what it says");if(!(0,E.hash)("sha256",e,"buffer").equals(t.assetsDigest))
throw S("its assets are not what they were");return new $e(e)}function Te({count:t,pathsBytes:e,rulesBytes:n,assets:s}){const r=L+s*R,i=r+t*Re,o=i+(t+1)*K,a=o+e;
return{records:r,offsets:i,paths:o,rules:a,end:a+n}}async function gl(t,e,n,s){const r=Te(e),i=t.subarray(L,r.records);if(Ls(e,i),!(0,ml.isUtf8)(t.subarray(r.paths,
r.rules)))throw S("a path is not UTF-8");if(t.readUInt32LE(r.offsets)!==0)throw S("its first path begins elsewhere");let o=0;for(let a=0;a<e.count;a+=Os){if(o=Math.
max(o,wl(t,r,a,Math.min(a+Os,e.count))),o>n.pathBytes)throw S("a path is too long");await s()}if(t.readUInt32LE(r.offsets+e.count*K)!==e.pathsBytes)throw S("its\
 last path ends elsewhere");for(let a=R;a<i.length;a+=R){const c=a-R;if(i.compare(i,a,a+R,c,a)>=0)throw S("its assets are not sorted")}return o}function wl(t,e,n,s){
const r=c=>t.readUInt32LE(e.offsets+c*K);let i=0,o=n===0?0:e.paths+r(n-1),a=e.paths+r(n);for(let c=n;c<s;c+=1){const l=e.paths+r(c+1);if(l<=a||l>e.rules)throw S(
"its paths are out of order");if(((t[a]??0)&192)===128)throw S("a path is not UTF-8");if(o!==0&&t.compare(t,a,l,o,a)>=0)throw S("its paths are not sorted");i=Math.
max(i,l-a),o=a,a=l}return i}function S(t){return new H(`The index of a release is damaged (${t}): deploy again`)}function js(t,e){const n=yl(t),s=bl(n),r=n.reduce(
(p,{path:m})=>p+Buffer.byteLength(m),0),i=L+s.length+n.length*(Re+K)+K,o=Buffer.alloc(i+r+e.length);Y.copy(o);const a=[n.length,r,e.length,s.length/R];for(const[
p,m]of a.entries())o.writeUInt32LE(m,Y.length+p*4);(0,E.hash)("sha256",s,"buffer").copy(o,Y.length+a.length*4),s.copy(o,L);let c=L+s.length,l=c+n.length*Re;const u=l+
(n.length+1)*K;let d=0;for(const{path:p,hash:m,size:k}of n)o.write(m,c,le,"hex"),c=o.writeUIntLE(k,c+le,6),l=o.writeUInt32LE(d,l),d+=o.write(p,u+d);return o.writeUInt32LE(
d,l),o.set(e,u+r),o}function yl(t){return t.some(({path:e})=>/[\ud800-\uffff]/.test(e))?t.map(e=>({file:e,bytes:Buffer.from(e.path)})).sort((e,n)=>e.bytes.compare(
n.bytes)).map(({file:e})=>e):t.toSorted((e,n)=>e.path<n.path?-1:1)}function bl(t){const e=t.filter(({path:n})=>hl(n)).map(({path:n})=>bc(n));return e.sort((n,s)=>n.
compare(s)),Buffer.concat(e.filter((n,s)=>s===0||!e[s-1]?.equals(n)))}const El=123;function As(t){return t[0]===El}async function xl(t,e,n){if(t.length>ht)throw ee(
`has more than ${ht} bytes`);const s=Sl(t),r=new Map;for(const i of s.filter(({path:o})=>_t(o)))r.set(i.path,i.size>St?"too large":await e(i));return Oe.open(js(
s,vs(r).bytes),n,ms)}function Sl(t){let e;try{e=JSON.parse(t.toString())}catch{throw ee("is not JSON")}if(!O(e)||!O(e.files))throw ee("names no files");return Object.
entries(e.files).map(([n,s])=>{const{hash:r,size:i}=O(s)?s:{};if(typeof r!="string"||!_e(r))throw ee("has a file without a hash");if(typeof i!="number"||!Number.
isInteger(i)||i<0||i>=2**48)throw ee("has a file without a size");if(n===""||!n.isWellFormed())throw ee("has a path that is none");return{path:n,hash:r,size:i}})}
function ee(t){return new H(`The manifest of a release ${t}: deploy again`)}function de(t,e=$c){let n=performance.now();return()=>{if(!(performance.now()-n<e))return new Promise(
(s,r)=>{setImmediate(()=>{n=performance.now(),t?.aborted?r(t.reason):s()})})}}class _l{#e=Promise.resolve();take(e){const n=this.#e.then(e);return this.#e=n.catch(
()=>{}),n}}const vt=["br","zstd","gzip"],te=Buffer.from("SLV","latin1"),Z=te.length+4+32,Ns=16*1024*1024;function Ie(t,e,n){return(0,f.join)(t,"variants",e.slice(
0,2),`${e}.${n}`)}function $l(t){const[,e,n]=/^([0-9a-f]{64})\.([a-z]+)$/.exec(t)??[];return vt.some(s=>s===n)?e:void 0}function vl(t){const e=Buffer.alloc(4);return e.
writeUInt32LE(t.length),Buffer.concat([te,e,(0,E.hash)("sha256",t,"buffer"),t])}async function kl(t){let e;try{e=await(0,h.open)(t)}catch(n){if(T(n)==="ENOENT")
return;throw n}try{const{bytesRead:n,buffer:s}=await e.read(Buffer.alloc(Z),0,Z,0),r=Cs(s.subarray(0,n));return r!==void 0&&(await e.stat()).size===Z+r?r:void 0}finally{
await e.close()}}async function Rl(t){const e=await(0,h.readFile)(t).catch(()=>{}),n=e&&Cs(e);if(!e||n===void 0||e.length!==Z+n)return;const s=e.subarray(Z),r=e.
subarray(te.length+4,Z);return(0,E.hash)("sha256",s,"buffer").equals(r)?s:void 0}function Cs(t){if(t.length<Z||te.compare(t,0,te.length)!==0)return;const e=t.readUInt32LE(
te.length);return e<=Ns?e:void 0}var Ol=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;
if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(
this)}catch(i){return Promise.reject(i)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Tl=(function(t){return function(e){
function n(o){e.error=e.hasError?new t(o,e.error,"An error was suppressed during disposal."):o,e.hasError=!0}var s,r=0;function i(){for(;s=e.stack.pop();)try{if(!s.
async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(i);if(s.dispose){var o=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(o).then(i,function(a){
return n(a),i()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return i()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});class Ms{damage;#e;#t;#n=new Oc;#s=new _l;#r=new Map;constructor({
dir:e,clock:n,log:s}){this.#e=e,this.#t=s,this.damage=new xc(n,s)}async index(e,n){const s=this.#a(e,n),{size:r,mtimeMs:i}=await(0,h.stat)(s).catch(a=>this.#c(e,
n,a));if(r>Math.max(ve.indexBytes,ht))throw this.damage.note("object_unusable",e,n,s),new H(`The index ${n} of a release has ${r} bytes: deploy again`);const o=()=>this.#i(
e,n,s);return{index:await(r>ke?this.#s.take(o):o()),storedAt:i}}async#i(e,n,s){const r=await this.read(e,n),i=de();try{return As(r)?await xl(r,({hash:o,size:a})=>this.
read(e,o,a),i):await Oe.open(r,i)}catch(o){throw o instanceof H&&this.damage.note("object_unusable",e,n,s),o}}async assets(e,n){const s={stack:[],error:void 0,hasError:!1};
try{const r=this.#a(e,n),i=Ol(s,await(0,h.open)(r).catch(c=>this.#c(e,n,c)),!0),o=await Ds(i,0,L);if(As(o))return(await this.index(e,n)).index.assets.detached();
const a=Is(o);return Ls(a,await Ds(i,L,a.assets*R))}catch(r){s.error=r,s.hasError=!0}finally{const r=Tl(s);r&&await r}}async read(e,n,s){const r=this.#a(e,n);if(s!==
void 0&&(await(0,h.stat)(r).catch(a=>this.#c(e,n,a))).size!==s)throw await this.#l(e,n);const i=await(0,h.readFile)(r).catch(o=>this.#c(e,n,o));if(await Il(i)!==
n)throw await this.#l(e,n);return this.damage.mend(r),i}async stream(e,n,s){const r=this.#a(e,n),i=await(0,h.open)(r).catch(o=>this.#c(e,n,o));try{if(await this.#n.
digest(r,i)!==n)throw await this.#l(e,n);return this.damage.mend(r),i.createReadStream({start:0,...s,highWaterMark:256*1024})}catch(o){throw await i.close(),o}}async variants(e,n){
const s=this.#o(e),r=new Map;for(const i of vt){const o=await kl(Ie(s,n,i)).catch(a=>{this.#t("warn","variants_unreadable",{org:e,reason:String(a)})});o!==void 0&&
r.set(i,o)}return r}async readVariant(e,n,s){const r=Ie(this.#o(e),n,s),i=await Rl(r);if(i&&i.length>0)return i;this.#t("warn","variant_damaged",{org:e,hash:n,encoding:s}),
await(0,h.rm)(r,{force:!0}).catch(()=>{})}variantsVersion(e){return this.#r.get(e)??0}variantsChanged(e){this.#r.set(e,this.variantsVersion(e)+1)}#o(e){return se(
this.#e,e)}#a(e,n){if(!_e(n))throw new H(`"${n}" is not the name of an object`);return pt(this.#o(e),n)}#c(e,n,s){throw T(s)!=="ENOENT"?s:(this.damage.note("obj\
ect_missing",e,n,this.#a(e,n)),new H(`The object ${n} is gone`))}async#l(e,n){const s=this.#a(e,n);return this.damage.note("object_damaged",e,n,s),await(0,h.rename)(
s,`${s}.damaged`).catch(r=>{if(T(r)!=="ENOENT")throw r}),new H(`The object ${n} is damaged`)}}async function Ds(t,e,n){const{buffer:s,bytesRead:r}=await t.read(
Buffer.alloc(n),0,n,e);return s.subarray(0,r)}async function Il(t){if(t.length<=ke)return(0,E.hash)("sha256",t);const e=(0,E.createHash)("sha256"),n=de();for(let s=0;s<
t.length;s+=ke){e.update(t.subarray(s,s+ke));const r=n();r&&await r}return e.digest("hex")}async function Ll(t){const e=[...t.live],n={objects:0,bytes:0};for(const s of t.
orgs??await ps(t.dir)){const r=e.filter(a=>a.org===s).map(({manifestHash:a})=>a),{objects:i,bytes:o}=await new Al(t,s).run(r);n.objects+=i,n.bytes+=o}return n}const Ps=32;
class jl{#e=new Set;add(e){this.#e.add(Buffer.from(e.slice(0,Ps),"hex").toString("latin1"))}has(e){return this.#e.has(Buffer.from(e.slice(0,Ps),"hex").toString(
"latin1"))}}class Al{#e;#t;#n;#s;#r;#i;constructor({dir:e,keepNewerThan:n,signal:s,log:r=ft},i){this.#e=i,this.#t=se(e,i),this.#n=n??Number.POSITIVE_INFINITY,this.#s=
new Ms({dir:e,clock:Le,log:r}),this.#r=r,this.#i=de(s)}async run(e){const n=new jl;try{for(const r of e)await this.#a(r,n);for await(const{name:r,path:i,stats:o}of this.#l())
!_e(r)||!this.#o(o)||(n.add(r),Nl(i)&&await this.#a(r,n))}catch(r){return await this.#i(),this.#r("error","collection_skipped",{org:this.#e,reason:String(r)}),{
objects:0,bytes:0}}await(0,h.rm)((0,f.join)(this.#t,"tmp"),{recursive:!0,force:!0}),await this.#c(n);const s={objects:0,bytes:0};for await(const{name:r,path:i,stats:o}of this.#l())
(_e(r)?n.has(r):this.#o(o))||(s.objects+=1,s.bytes+=o.size,(0,g.unlinkSync)(i));return s}#o(e){return e.mtimeMs>this.#n}async#a(e,n){n.add(e);const{index:s}=await this.#s.
index(this.#e,e);for(const{hash:r}of s.files()){n.add(r);const i=this.#i();i&&await i}}async#c(e){for await(const{name:n,path:s}of this.#d((0,f.join)(this.#t,"v\
ariants"))){const r=$l(n);(r===void 0||!e.has(r))&&await(0,h.rm)(s,{force:!0})}}async*#l(){for await(const{name:e,path:n}of this.#d(this.#t)){const s=(0,g.statSync)(
n,{throwIfNoEntry:!1});s&&(yield{name:e,path:n,stats:s})}}async*#d(e){for(const n of await yc(e))for(const s of await(0,h.readdir)((0,f.join)(e,n))){yield{name:s,
path:(0,f.join)(e,n,s)};const r=this.#i();r&&await r}}}function Nl(t){const e=Buffer.alloc(Y.length),n=(0,g.openSync)(t,"r");try{return(0,g.readSync)(n,e,0,e.length,
0)===e.length&&e.equals(Y)}finally{(0,g.closeSync)(n)}}var Cl=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Objec\
t expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
r&&(s=function(){try{r.call(this)}catch(i){return Promise.reject(i)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Ml=(function(t){
return function(e){function n(o){e.error=e.hasError?new t(o,e.error,"An error was suppressed during disposal."):o,e.hasError=!0}var s,r=0;function i(){for(;s=e.
stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(i);if(s.dispose){var o=s.dispose.call(s.value);if(s.async)return r|=2,Promise.
resolve(o).then(i,function(a){return n(a),i()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});const kt={write:(t,e)=>t.writeFile(e),sync:t=>t.sync()},Bs={...kt,sync:async()=>{}};function Rt(t){(0,g.mkdirSync)(t,{recursive:!0,mode:448})}async function Dl(t,e=kt){
const n={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||e===Bs)return;const s=Cl(n,await(0,h.open)(t,"r"),!0);await e.sync(s)}catch(s){n.
error=s,n.hasError=!0}finally{const s=Ml(n);s&&await s}}function Pl(t){const e=(0,g.openSync)(t,g.constants.O_RDONLY|g.constants.O_NOFOLLOW|g.constants.O_NONBLOCK),
n=(0,g.fstatSync)(e);if(!n.isFile()){(0,g.closeSync)(e);return}return{fd:e,stats:n,[Symbol.dispose]:()=>(0,g.closeSync)(e)}}function Bl(t,e){let n=0;for(;n<e.length;){
const s=(0,g.readSync)(t,e,n,e.length-n,null);if(s===0)break;n+=s}return n}function j(t,e){return new I({stage:"sync",code:t,message:e,exitCode:null,signal:null,
log:[],diagnostics:[]})}function Fl(t,e){if(t instanceof I)return t;if(e.aborted)return e.reason;if(ze(t))return j("disk_full","The disk of the platform is full\
: the output could not be stored");const n=T(t)??(t instanceof Error?t.message:String(t));return j("sync_failed",`The output could not be stored (${n})`)}const{
pathBytes:Fs,pathsBytes:zs,rulesBytes:Us,indexBytes:Gs}=ve,zl=200;class Ul{#e;#t=0;#n=0;#s=0;#r=0;constructor(e){this.#e=e}get bytes(){return this.#r}countFile(e){
const n=this.#e.files;if(this.#t>=n)throw D(`The output holds more than ${n} files`);this.#t+=1;const s=Buffer.byteLength(e);if(s>Fs){const r=`${e.slice(0,zl)}\u2026`;
throw D(`The path "${r}" has ${s} bytes, and ${Fs} at most can be served: shorten its names`)}if(this.#s+=s,!(this.#s<=zs))throw D(`The paths of the output have\
 more than ${zs} bytes together: publish fewer files, or shorten the names of their folders`)}countFolder(){const e=this.#e.files;if(this.#n>=e)throw D(`The out\
put holds more than ${e} folders`);this.#n+=1}countBytes(e,n){this.#r+=n,this.refuseLarge(e,n);const s=this.#e.totalBytes;if(this.#r>s)throw D(`The output is la\
rger than ${s} bytes`)}refuseLarge(e,n){const s=this.#e.fileBytes;if(n>s)throw D(`"${e}" is larger than ${s} bytes`)}checkRules(e){if(e.length<=Us)return e;throw D(
`The rules of _redirects and _headers have ${e.length} bytes, and ${Us} at most together: replace similar rules by one with * or :name`)}checkIndex(e){if(!(e.length<=
Gs))throw D(`The list of the output's files has ${e.length} bytes, and ${Gs} at most: publish fewer`)}}function D(t){return j("output_too_large",t)}function*Gl(t,e){
const n=(0,g.realpathSync)(t);yield*Ot(n,{real:n,prefix:"",above:[]},e)}function*Ot(t,e,n){yield void 0;for(const s of(0,g.readdirSync)(e.real,{withFileTypes:!0})){
const r=e.prefix+s.name,i=`${e.real}/${s.name}`;if(!Ws(s.name,e.prefix==="",()=>n(r)))if(Yl(s.name,r),s.isFile())yield{path:r,real:i};else if(s.isDirectory())yield*Ot(
t,Hs(e,i,r),n);else if(s.isSymbolicLink())yield*Hl(t,e,r,i,n);else throw Tt(r)}}function Hs(t,e,n){return{real:e,prefix:`${n}/`,above:[...t.above,t.real]}}function*Hl(t,e,n,s,r){
const{real:i,stats:o}=Wl(s,n);if(!M(t,i))throw j("output_unsafe",`The link "${n}" leads out of the output directory`);if(!(0,f.relative)(t,i).split(f.sep).some(
(c,l)=>Ws(c,l===0,()=>r(n))))if(o.isFile())yield{path:n,real:i};else if(o.isDirectory()){if(i===e.real||e.above.includes(i))throw j("output_unsafe",`The link "${n}\
" leads back to a folder that it lies in`);yield*Ot(t,Hs(e,i,n),r)}else throw Tt(n)}function Wl(t,e){try{const n=(0,g.realpathSync)(t);return{real:n,stats:(0,g.
statSync)(n)}}catch(n){const s=T(n)==="ELOOP"?"leads in a circle":"leads nowhere";throw j("output_unsafe",`The link "${e}" ${s}`)}}function Ws(t,e,n){return t===
".git"||e&&t==="node_modules"?!0:/^\.env/i.test(t)?(n(),!0):!1}function Yl(t,e){if(t==="."||t===".."||/[\uFFFD\\]/.test(t))throw j("output_unsafe",`The file nam\
e ${JSON.stringify(e)} is not valid in a URL`)}function Tt(t){return j("output_unsafe",`"${t}" is neither a file nor a folder nor a link to one`)}var Kl=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(i){return Promise.reject(i)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Zl=(function(t){return function(e){function n(o){e.error=e.hasError?new t(o,e.error,"An \
error was suppressed during disposal."):o,e.hasError=!0}var s,r=0;function i(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(i);if(s.dispose){var o=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(o).then(i,function(a){return n(a),i()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});class Vl{#e;#t;#n=new Set;#s=new Set;#r=new Set;#i=new Set;#o;constructor(e,n){this.#e=
e,this.#t=n,(0,g.rmSync)((0,f.join)(e,"tmp"),{recursive:!0,force:!0}),Rt((0,f.join)(e,"tmp"))}has(e,n){if(this.#n.has(e))return!0;const s=(0,g.statSync)(pt(this.#e,
e),{throwIfNoEntry:!1})?.size===n;return s&&this.#r.add(e.slice(0,2)),s}get written(){return this.#n}put(e,n){if(this.#o)throw this.#o.error;this.#n.add(e);const s=Buffer.
from(n),r=this.#a(e,i=>this.#t.write(i,s)).catch(i=>{this.#o??={error:i}}).finally(()=>this.#i.delete(r));return this.#i.add(r),this.#i.size<vc?void 0:Promise.race(
this.#i)}async stream(e,n){await this.#a(e,s=>n(r=>this.#t.write(s,r))),this.#n.add(e)}async#a(e,n){const s=(0,f.join)(this.#e,"tmp",(0,E.randomUUID)());try{await this.#c(
s,n);const r=e.slice(0,2);this.#s.has(r)||Rt((0,f.join)(this.#e,r)),this.#s.add(r),this.#r.add(r),await(0,h.rename)(s,pt(this.#e,e))}catch(r){throw await(0,h.rm)(
s,{force:!0}),r}}async#c(e,n){const s={stack:[],error:void 0,hasError:!1};try{const r=Kl(s,await(0,h.open)(e,"wx",384),!0);await n(r),await this.#t.sync(r)}catch(r){
s.error=r,s.hasError=!0}finally{const r=Zl(s);r&&await r}}async finish(){if(await this.settle(),this.#o)throw this.#o.error;const e=[...this.#r,"."].map(n=>(0,f.
join)(this.#e,n));await Promise.all(e.map(n=>Dl(n,this.#t))),this.#r.clear()}async settle(){await Promise.all(this.#i)}}var ql=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(i){return Promise.reject(i)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},Xl=(function(t){return function(e){function n(o){e.error=e.hasError?new t(o,e.error,"An error was suppresse\
d during disposal."):o,e.hasError=!0}var s,r=0;function i(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(i);if(s.
dispose){var o=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(o).then(i,function(a){return n(a),i()})}else r|=1}catch(a){n(a)}if(r===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const It=50,Jl=200,Ql=20;async function ed(t){const{dir:e,org:n,lasting:s,signal:r,
log:i=ft}=t;try{r.throwIfAborted();const o=t.disk??(s?kt:Bs),a=new Vl(se(e,n),o);try{const c=await new td(t,a).run();c.withheld>0&&i("warn","secrets_withheld",{
org:n,files:c.withheld});for(const l of c.ignoredRules.slice(0,Ql))i("warn","rule_ignored",{org:n,...l});return c}finally{await a.settle()}}catch(o){throw Fl(o,
r)}}class td{#e;#t;#n;#s;#r=[];#i=new Map;#o=Buffer.allocUnsafe(mt+1);#a=0;constructor({directory:e,limits:n,signal:s},r){this.#e=e,this.#t=s,this.#n=new Ul(n??
_c),this.#s=r}async run(){const e=de(this.#t);for(const i of Gl(this.#e,()=>this.#a++)){if(i){this.#n.countFile(i.path);const a=this.#l(i);this.#r.push({path:i.
path,...a instanceof Promise?await a:a})}else this.#n.countFolder();const o=e();o&&await o}if(this.#r.length===0)throw j("output_empty","The output directory ho\
lds no file to publish");const{bytes:n,ignored:s}=vs(this.#i),r=js(this.#r,this.#n.checkRules(n));return this.#n.checkIndex(r),{...await this.#c(r),ignoredRules:sd(
s)}}async#c(e){const n=this.#s;await n.finish();const s=n.written.size,r=(0,E.hash)("sha256",e);return n.has(r,e.length)||await n.put(r,e),await n.finish(),{manifestHash:r,
files:this.#r.length,written:s,reused:this.#r.length-s,bytes:this.#n.bytes,withheld:this.#a,hasIndexPage:this.#r.some(({path:i})=>i==="index.html")}}#l(e){const n={
stack:[],error:void 0,hasError:!1};try{const s=nd(e);if(s.stats.size>mt)return _t(e.path)&&this.#i.set(e.path,"too large"),this.#d(e.path,s).finally(()=>s[Symbol.
dispose]());const r=ql(n,s,!1),i=Bl(s.fd,this.#o);Ys(e.path,s,i),this.#n.countBytes(e.path,i);const o=this.#o.subarray(0,i);_t(e.path)&&this.#i.set(e.path,i>St?
"too large":Buffer.from(o));const a=(0,E.hash)("sha256",o),c=this.#s.has(a,i)?void 0:this.#s.put(a,o);return c?c.then(()=>({hash:a,size:i})):{hash:a,size:i}}catch(s){
n.error=s,n.hasError=!0}finally{Xl(n)}}async#d(e,n){const{fd:s,stats:r}=n;this.#n.refuseLarge(e,r.size);const i=await this.#u(e,s,async()=>{});return Ys(e,n,i.size),
this.#n.countBytes(e,i.size),this.#s.has(i.hash,i.size)||await this.#s.stream(i.hash,async o=>{if((await this.#u(e,s,o)).hash!==i.hash)throw Lt(e)}),i}async#u(e,n,s){
const r=(0,E.createHash)("sha256");let i=0;const o={fd:n,start:0,autoClose:!1,highWaterMark:mt,signal:this.#t};for await(const a of(0,g.createReadStream)("",o))
i+=a.length,this.#n.refuseLarge(e,i),r.update(a),await s(a);return{hash:r.digest("hex"),size:i}}}function nd(t){try{const e=Pl(t.real);if(e)return e}catch(e){if(![
"ELOOP","ENXIO"].includes(T(e)??""))throw e}throw Tt(t.path)}function Ys(t,{fd:e,stats:n},s){const{size:r,mtimeMs:i,ctimeMs:o}=(0,g.fstatSync)(e);if(s!==n.size||
r!==n.size||i!==n.mtimeMs||o!==n.ctimeMs)throw Lt(t)}function Lt(t){return j("sync_failed",`"${t}" changed while it was stored: a process of the build still wri\
tes. Let the build command wait for all that it starts`)}function sd(t){const e=t.slice(0,It).map(s=>({...s,reason:s.reason.slice(0,Jl)})),[n]=t.slice(It);return n&&
e.push({file:n.file,reason:`${t.length-It} rules more`}),e}var jt=x(975),ue=x(522);const rd=512,{BROTLI_PARAM_QUALITY:id,ZSTD_c_compressionLevel:od}=ue.constants,
ad=(0,jt.promisify)(ue.brotliCompress),cd=(0,jt.promisify)(ue.gzip),Ks=typeof ue.zstdCompress=="function"?(0,jt.promisify)(ue.zstdCompress):void 0,Zs={br:t=>ad(
t,{params:{[id]:9}}),zstd:Ks&&(t=>Ks(t,{params:{[od]:15}})),gzip:t=>cd(t,{level:9})};async function ld(t){const{dir:e,org:n,manifestHash:s,lasting:r,signal:i,log:o=ft}=t;
if(!r)return 0;const a=new Ms({dir:e,clock:Le,log:o}),c=new dd(se(e,n),a,n),{index:l}=await a.index(n,s),u=de(i,1);let d=0;for(const p of l.files())i.throwIfAborted(),
ll(cl(p.path))&&(d+=await c.make(p).catch(m=>(o("warn","variant_failed",{org:n,hash:p.hash,reason:String(m)}),0))),await u();return d}class dd{#e;#t;#n;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=s}async make({hash:e,size:n}){if(n<rd||n>Ns)return 0;const s=vt.filter(i=>Zs[i]&&!(0,g.existsSync)(Ie(this.#e,e,i)));if(s.length===0)
return 0;const r=await this.#t.read(this.#n,e);for(const i of s){const o=await Zs[i]?.(r)??r,a=o.length<r.length?o:Buffer.alloc(0);await this.#s(Ie(this.#e,e,i),
vl(a))}return s.length}async#s(e,n){const s=(0,f.join)((0,f.dirname)(e),`${(0,E.randomUUID)()}.tmp`);Rt((0,f.dirname)(e));try{await(0,h.writeFile)(s,n,{mode:384}),
await(0,h.rename)(s,e)}catch(r){throw await(0,h.rm)(s,{force:!0}),r}}}class Vs extends Error{name="StageError";stage;aborted;constructor(e,n,s){super(qs(s),{cause:s}),
this.stage=e,this.aborted=n}}function ud(t){const{stage:e,aborted:n,cause:s}=t instanceof Vs?t:{stage:"build",aborted:!1,cause:t};return n?fd(e):s instanceof I?
s.facts:ze(s)?At(e,"disk_full","The disk of the platform is full"):At(e,Gt[e],`The platform itself failed at the stage "${e}": ${qs(s)}`)}function fd(t){return At(
t,"interrupted","The platform stopped while this deployment was under way")}function At(t,e,n){return{stage:t,code:e,message:n,exitCode:null,signal:null,log:[],
diagnostics:[]}}function qs(t){return t instanceof Error?t.message:String(t)}var pd=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
r&&(s=function(){try{r.call(this)}catch(i){return Promise.reject(i)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},hd=(function(t){
return function(e){function n(o){e.error=e.hasError?new t(o,e.error,"An error was suppressed during disposal."):o,e.hasError=!0}var s,r=0;function i(){for(;s=e.
stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(i);if(s.dispose){var o=s.dispose.call(s.value);if(s.async)return r|=2,Promise.
resolve(o).then(i,function(a){return n(a),i()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});const Nt={objects:0,bytes:0};async function md(t,e){const{builder:n,channel:s,settings:r,signal:i}=e,o=(0,f.join)(r.dataDir,"objects");switch(t.kind){case"\
deploy":return wd(t,e);case"clean":{const a=await n.clean(t.deployID);s.send({kind:"done",removed:Nt});const c=await a(e.signal);return c.length===0||e.signal.aborted?
void 0:s.send({kind:"note",level:"warn",event:"workspaces_stay",text:c.join(", ").slice(0,2e3)})}case"variants":return(0,Xe.setPriority)(Xe.constants.priority.PRIORITY_LOW),
await ld({dir:o,...t,lasting:r.lasting,signal:i}),s.send({kind:"done",removed:Nt});case"collect":return s.send({kind:"done",removed:await gd(o,e)})}}async function gd(t,{
channel:e,lock:n,signal:s}){let{objects:r,bytes:i}=Nt;for(const o of await ps(t))await at(n,`objects:${o}`,async()=>{const a=await e.ask({about:"live",org:o});if(!Array.
isArray(a))throw new TypeError("The platform named no releases");const c=a.map(u=>({org:o,manifestHash:String(u)})),l=await Ll({dir:t,orgs:[o],live:c,signal:s});
r+=l.objects,i+=l.bytes});return{objects:r,bytes:i}}async function wd({job:t,look:e},n){const{builder:s,channel:r,signal:i}=n;let o="clone";const a=u=>{o=u,r.send(
{kind:"stage",stage:o})};let c="",l;try{const u={stack:[],error:void 0,hasError:!1};try{const d=pd(u,await s.build(t,{signal:i,onStage:a,onCommit(p){c=p,r.send(
{kind:"commit",commit:c})},async onOutput({directory:p,log:m}){e&&await r.ask({about:"output",directory:p}),i.throwIfAborted(),a("sync"),l=await yd(t.app.org,p,
m,n),r.send({kind:"stored",release:l,commit:c})}}),!0)}catch(d){u.error=d,u.hasError=!0}finally{const d=hd(u);d&&await d}}catch(u){i.throwIfAborted(),r.send({kind:"\
failed",facts:ud(new Vs(o,!1,u))})}}async function yd(t,e,n,s){const{settings:r,signal:i}=s,{dataDir:o,outputLimits:a,lasting:c}=r,l={dir:(0,f.join)(o,"objects"),
org:t,directory:e,limits:a,lasting:c,signal:i};return at(s.lock,`objects:${t}`,async()=>{const{withheld:u,ignoredRules:d,hasIndexPage:p,...m}=await ed(l);for(const k of gc(
{ignoredRules:d,withheld:u}))n.line(k);return m})}async function bd({input:t,output:e,path:n}){const s=new AbortController,r=Promise.withResolvers();r.promise.catch(
()=>{});const i=()=>{s.abort(new Error("the platform stops")),r.reject(s.signal.reason)};let o;const a=new yr(t,e,l=>{l.kind==="abort"?i():l.kind==="prepare"?o=
Ed(l.settings,n,a):r.resolve(l)},i),c=setInterval(()=>a.send({kind:"pulse"}),ur);try{const l=await r.promise;if(!o)throw new Error("The job came before the sett\
ings");await md(l,{...o,channel:a,signal:s.signal}),await o.ready}catch(l){if(!s.signal.aborted)throw l}finally{clearInterval(c),await a.end()}return 0}function Ed(t,e,n){
const s=async o=>(await n.ask({about:"lock",name:o}),()=>n.send({kind:"release",name:o})),r=hc({...t,path:e,lock:s,clock:Le}),i=r.sandbox().then(({isolation:o})=>n.
send({kind:"ready",isolation:o}),o=>n.send({kind:"ready",isolation:{kind:"none",reason:String(o)}}));return{settings:t,builder:r,lock:s,ready:i}}})};export{iu as id,ou as ids,au as modules};

const cf=599,lf=[599],uf={599:((Sd,hi,S)=>{S.d(hi,{runWorker:()=>bd});const Pe={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(t,e){e?.throwIfAborted();
const{setTimeout:n}=await Promise.resolve().then(S.t.bind(S,500,19));try{await n(t,void 0,e?{signal:e}:{})}catch(s){throw e?.throwIfAborted(),s}}},_d=(t,e)=>{const n=setInterval(
e,t).unref();return()=>clearInterval(n)};function O(t){return typeof t=="object"&&t!==null&&!Array.isArray(t)}const $d=null,Kt=["queue","clone","install","build",
"sync","activate"],mi=["repository_not_found","repository_not_allowed","branch_not_found","commit_not_found","clone_failed","root_directory_missing","package_js\
on_invalid","build_script_missing","install_failed","build_failed","build_timeout","build_killed","builder_crashed","out_of_memory","disk_quota","output_missing",
"output_empty","output_unsafe","output_too_large","disk_full","sync_failed","activation_failed","interrupted"],kd={invalid_request:400,unauthorized:401,forbidden:403,
not_found:404,method_not_allowed:405,app_exists:409,conflict:409,body_too_large:413,unsupported_media_type:415,validation_failed:422,rate_limited:429,internal:500,
unavailable:503},q="\x1B",Zt="\x07",gi=new RegExp(`${q}[\\]P_^X][^${Zt}${q}]*(?:${Zt}|${q}\\\\)|${q}\\[[0-?]*[ -/]*[@-~]|${q}[ -/]*[0-Z\\\\^-~]`,"g"),wi=/[\t\n\v\f\r\u0085\u2028\u2029]/g,
Vt=new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),yi=new RegExp(
`(?!\\t)(?:${Vt.source})`,"gu"),bi=/^[ -~]*$/,xi=/^[\t -~]*$/;function Be(t){return t.includes(q)?t.replace(gi,""):t}function Ei(t){return xi.test(t)?t:Be(t).replace(
/[\n\u2028\u2029]/g," ").replace(yi,"")}function ge(t,e){return t.length>e?Jt(t,e):t}function Fe(t){return t.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function qt(t,e=2e3){
const n=t.length>e*8+1024?t.slice(0,e*8+1024):t;if(bi.test(n)&&n.length<=e)return t;const s=Be(n).replace(wi," ").replace(Vt,"").toWellFormed();return s.length>
e||n.length<t.length?Jt(s,e):s}function Jt(t,e){if(e<1)return"";const n=t.slice(0,e-1),s=n.charCodeAt(n.length-1);return`${s>=55296&&s<=56319?n.slice(0,-1):n}\u2026`}
const vd={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},Rd=["web-landing",...["api","web-ssr","sse"]],
Td="us-east-2",jd="execute-api",Id="SERVICE_KVS_",Si=/^[A-Za-z_][A-Za-z0-9_]*$/,Ld=/^[a-z][a-z0-9_]{0,31}$/,Nd=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,
ze={bodyBytes:1024*1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,failureLogLines:200,failureLogLine:2e3},k={bytes:1024*1024,message:2e3,signal:20,
findings:500,file:1e3,findingMessage:1e3,findingCode:100},_i=["error","warning","notice"],{failureLogLines:Xt,failureLogLine:Qt}=ze,en={queue:"build_failed",clone:"\
clone_failed",install:"install_failed",build:"build_failed",sync:"sync_failed",activate:"activation_failed"};function $i({stage:t,code:e,message:n,exitCode:s,signal:i,
log:r,diagnostics:o}){const a={stage:t,code:e,message:ge(n,k.message),exitCode:s},c=i===null?null:i.slice(0,k.signal),l=o.filter(({file:m})=>m.length<=k.file).slice(
0,k.findings).map(m=>({...m,code:m.code===null?null:ge(m.code,k.findingCode),message:ge(m.message,k.findingMessage)})),u=tn(l,k.bytes/2),d=k.bytes-Ue({...a,signal:c,
log:[],diagnostics:u}),p=r.slice(-Xt).map(m=>ge(m,Qt));return{...a,signal:c,log:tn(p.reverse(),d).reverse(),diagnostics:u}}function tn(t,e){let n=e;const s=t.findIndex(
i=>(n-=Ue(i)+1,n<0));return s===-1?t:t.slice(0,s)}function Ue(t){return Buffer.byteLength(JSON.stringify(t))}function ki(t){if(!O(t))return;const{exitCode:e,signal:n,
log:s,message:i}=t,r=Kt.find(l=>l===t.stage),o=mi.find(l=>l===t.code);if(!r||!o||!J(i,k.message)||!Ge(e)||n!==null&&!J(n,k.signal)||!Array.isArray(s)||s.length>
Xt||!s.every(l=>J(l,Qt)))return;const a=vi(t.diagnostics);if(!a)return;const c={stage:r,code:o,message:i,exitCode:e,signal:n,log:s,diagnostics:a};return Ue(c)<=
k.bytes?c:void 0}function vi(t){if(!Array.isArray(t)||t.length>k.findings)return;const e=[];for(const n of t){const s=Oi(n);if(!s)return;e.push(s)}return e}function Oi(t){
if(!O(t))return;const{file:e,line:n,column:s,code:i,message:r}=t,o=_i.find(a=>a===t.severity);if(!(!o||!J(e,k.file)||!J(r,k.findingMessage))&&!(i!==null&&!J(i,k.
findingCode)))return Ge(n)&&Ge(s)?{file:e,line:n,column:s,severity:o,code:i,message:r}:void 0}function Ad(t){return{stage:t,code:en[t],message:"The deployment f\
ailed, but the record of its failure is damaged or too large to be read",exitCode:null,signal:null,log:[],diagnostics:[]}}function J(t,e){return typeof t=="stri\
ng"&&t.length<=e}function Ge(t){return t===null||Number.isSafeInteger(t)}const Cd=null,Ri=2e3,Md=6e4;function Dd(t){try{const e=JSON.parse(t);return isObject(e)?
ji(e):void 0}catch{return}}const nn={ready({isolation:t}){const e=Li(t);return e&&{kind:"ready",isolation:e}},pulse:()=>({kind:"pulse"}),stage({stage:t}){const e=Kt.
find(n=>n===t);return e&&{kind:"stage",stage:e}},commit:({commit:t})=>N(t,64)?{kind:"commit",commit:t}:void 0,ask({id:t,question:e}){const n=O(e)?Ii(e):void 0;return n&&
P(t)?{kind:"ask",id:t,question:n}:void 0},release:({name:t})=>N(t,He)?{kind:"release",name:t}:void 0,note({level:t,event:e,text:n}){const s=["info","warn","erro\
r"].find(i=>i===t);return s&&N(e,64)&&N(n,2e3)?{kind:"note",level:s,event:e,text:n}:void 0},stored({release:t,commit:e}){const n=Ni(t);return n&&N(e,64)?{kind:"\
stored",release:n,commit:e}:void 0},failed({facts:t}){const e=ki(t);return e&&{kind:"failed",facts:e}},done({removed:t}){const e=O(t)?t:{},{objects:n,bytes:s}=e;
return P(n)&&P(s)?{kind:"done",removed:{objects:n,bytes:s}}:void 0}},He=256,Ti=4096;function ji(t){const{kind:e}=t;return typeof e=="string"&&Object.hasOwn(nn,e)?
nn[e](t):void 0}function Ii({about:t,name:e,directory:n,kind:s,org:i}){if(t==="lock"&&N(e,He))return{about:t,name:e};if(t==="output"&&N(n,Ti)&&(s==="build"||s===
"folder"))return{about:t,directory:n,kind:s};if(t==="live"&&N(i,He))return{about:t,org:i}}function Li(t){if(O(t))return t.kind==="bubblewrap"?{kind:"bubblewrap",
asRoot:t.asRoot===!0,boundsFiles:t.boundsFiles===!0}:t.kind==="none"&&N(t.reason,1e3)?{kind:"none",reason:t.reason}:void 0}function Ni(t){if(!O(t))return;const{
manifestHash:e,files:n,written:s,reused:i,bytes:r}=t;if(!(typeof e!="string"||!/^[0-9a-f]{64}$/.test(e))&&!(!P(n)||!P(s)||!P(i)||!P(r)))return{manifestHash:e,files:n,
written:s,reused:i,bytes:r}}function N(t,e){return typeof t=="string"&&t.length<=e}function P(t){return Number.isSafeInteger(t)&&Number(t)>=0}var Ai=S(481);class Ci{#e;#t=new Map;#s=0;constructor(e,n,s,i){
this.#e=n,n.on("error",i);const r=(0,Ai.createInterface)({input:e});r.on("line",o=>{const a=JSON.parse(o);if(a.kind!=="answer")return s(a);this.#t.get(a.id)?.(a.
value),this.#t.delete(a.id)}),r.on("close",i)}send(e){this.#e.writable&&this.#e.write(`${JSON.stringify(e)}
`)}ask(e){this.#s+=1;const n=this.#s;return new Promise(s=>{this.#t.set(n,s),this.send({kind:"ask",id:n,question:e})})}end(){return new Promise(e=>this.#e.end(e))}}
var h=S(455),f=S(760),E=S(598);function sn(t){return`${(0,E.hash)("sha256",t).slice(0,16)}/`}function rn(t,e){return`slipway-worker:${sn(t)}${e}`}const on={missing_input:"\
user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"user",no_id_token:"user",
invalid_id_token:"user",access_token_given:"user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"user",forbidden:"\
user",refused:"user",rate_limited:"platform",service_error:"platform",unexpected_response:"platform",response_too_large:"platform",redirected:"platform",deployment_lost:"\
platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"network",request_timeout:"\
network",github_refused:"github",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"\
user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},Pd=Object.keys(on);class ie extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(e,n,s={}){
super(n,s.cause===void 0?void 0:{cause:s.cause}),this.code=e,this.mender=on[e],this.remedy=s.remedy,this.input=s.input,this.place=s.place,this.call=s.call,this.
also=s.also??[]}}function Bd(t){if(t instanceof ie)return t;const e=t instanceof Error?t.message:String(t);return new ie("internal",e,{cause:t,remedy:"This is a\
 fault of Slipway. Please report it with the lines above."})}function Fd(t){throw new ie("internal",`Unhandled case: ${JSON.stringify(t)}`)}function T(t){if(!(!(t instanceof
Error)||!("code"in t)))return typeof t.code=="string"?t.code:void 0}function zd(t,e){const n=/^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?$/.exec(t.trim()),[,
s,i,r]=n??[],o=Number(s??0)*36e5+Number(i??0)*6e4+Number(r??0)*1e3;if(!n||o===0)throw new SlipwayError("invalid_input",`${e}: "${t}" is not a duration`,{input:e,
remedy:"Write it with units, as 90s, 30m or 1h30m; it must be longer than zero."});return o}function Mi(t){if(t<1e3)return`${Math.round(t)}ms`;if(t<59950)return`${(t/
1e3).toFixed(1)}s`;const e=Math.round(t/1e3),n=s=>String(s).padStart(2,"0");return e<3600?`${Math.floor(e/60)}m ${n(e%60)}s`:`${Math.floor(e/3600)}h ${n(Math.floor(
e%3600/60))}m`}var g=S(24);function M(t,e){const n=(0,f.relative)(t,e);return n===""||n!==".."&&!n.startsWith(`..${f.sep}`)&&!(0,f.isAbsolute)(n)}function re(t,e){
const n=(0,f.resolve)(t,e);if(e.includes("\0")||!M((0,f.resolve)(t),n))throw an(e);return n}async function we(t,e){const[n,s]=await Promise.all([(0,h.realpath)(
t),(0,h.realpath)(re(t,e))]);if(!M(n,s))throw an(e);return s}function Di(t,e){if(!existsSync(t)){Di(dirname(t),e);try{mkdirSync(t,{mode:e})}catch(n){if(systemCode(
n)!=="EEXIST")throw n}}}function an(t){return new ie("path_escapes_root",`The path "${t}" leaves its root folder`,{remedy:"Name a path inside the folder, withou\
t links that lead out of it."})}const A=String.raw`(?:[A-Za-z]:[\\/]|(?:file|webpack|webpack-internal|rsc):\/{2,3})?[^\s:*"'<>|\x60(][^:*"'<>|\x60]{0,400}?`,w=`\
(?<file>${A})`,B=`(?<file>${A}\\.[A-Za-z][A-Za-z0-9]{0,9}(?:\\?[\\w=&.-]{0,100})?)`,y=String.raw`:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?`,We=String.raw`(?:Uncaught )?(?:[A-Z]\w{0,60}\.)?[A-Z]?\w{0,60}(?:Error|Exception)`,
cn=/^\s*(?:at |Require stack:|- \/|$)|^\s{2,}/,ye=new RegExp(`^\\s+at (?!.{0,900}(?:node_modules|node:|<anonymous>:\\d|/(?:dist|\\.next|\\.output|\\.svelte-kit)/))(?\
:[^()]{0,300} \\()?(?:async )?${w}${y}\\)?$`);function x(t,e,n={}){return{name:t,steps:[{pattern:e}],...n}}const ln=new RegExp(`^(?:File: |(?<severity>ERROR|WAR\
NING) in )${w}(?:[: ]\\d+:[\\d:-]+)?$`),Pi=/^[\s│]*[╭,][─-]{1,3}\[(?:[^\]]{0,400}:)?(?<line>\d{1,7}):(?<column>\d{1,7})\]$/,Bi=[{name:"esbuild",steps:[{pattern:/^(?:[✘▲X!] )?\[(?<severity>ERROR|WARNING)\] (?:(?<code>(?:TS|NG)-?\d+): )?(?<message>.*?\S)(?: \[(?:plugin )?[\w-]+\])?$/},
{pattern:new RegExp(`^\\s{4}${w}${y}:$`),skip:6,over:/^(?!\s{4}|[✘▲X!] \[)/}],zeroColumn:!0},x("esbuild-short",new RegExp(`^${w}${y}: (?<severity>ERROR|WARN\
ING): (?<message>.+)$`),{zeroColumn:!0}),{name:"rolldown",steps:[{pattern:/^(?:(?<severity>Warning|Error): )?\[(?<code>[A-Z][A-Z_]+|builtin:[\w:-]+|plugin [\w:-]+)\] (?<message>\S.*)$/},
{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[ ?${w}:(?<line>\\d{1,7}):(?<column>\\d{1,7}) ?\\]$`),skip:1}]},{name:"vite-plugin-svelte",steps:[{pattern:new RegExp(
`^\\[plugin(?: |:)vite-plugin-svelte[\\w:-]*\\] ${w}${y}$`)},{pattern:/^(?:\w*Error: )?(?:\S{1,400}:\d+:\d+ )?(?<message>\S.*)$/}],zeroColumn:!0},x("vite-plugin\
-svelte-warning",new RegExp(`^\\[vite-plugin-svelte\\] ${w}${y} (?<message>.+)$`),{zeroColumn:!0,severity:"warning"}),{name:"vite-plugin-place",steps:[{pattern:new RegExp(
`^\\[plugin(?: |:)[\\w:-]+\\] ${w}${y}$`)},{pattern:/^(?:\w*Error: )?(?:\[[\w/-]+\] )?(?:\S{1,600}:\d+:\d+: )?(?<message>\S.*?)(?: \(\d+:\d+\))?$/}]},{name:"vit\
e-prerender",steps:[{pattern:/^\[vite-prerender-plugin\] \[plugin vite-prerender-plugin\]$/},{pattern:/^(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:new RegExp(
`^> ${w}${y}$`),skip:12}]},{name:"parcel",steps:[{pattern:/^@parcel\/[\w-]{1,60}: (?<message>\S.*)$/},{pattern:new RegExp(`^\\s{1,4}${B}${y}$`),skip:4,over:/^(?:\S|$)/}]},
{name:"jiti",steps:[{pattern:/^.{0,40}\b(?<message>ParseError: \S.*)$/},{pattern:new RegExp(`^\\s{1,4}${B}${y}$`)}],zeroColumn:!0},x("vite-unresolved",/^(?:\w*Error: )?(?:\[vite\]: )?(?<message>Roll(?:up|down) failed to resolve import "[^"]{1,300}") from "(?<file>[^"]{1,400})"/),
x("rollup-unresolved",/^(?:\[(?:!|error)\] )?(?:\w*Error: )?(?<message>(?:Could not resolve|Failed to resolve) (?:"[^"]{1,300}"|\S{1,300})) from "?(?<file>[^"]{1,400}?)"?$/),
x("vite-plugin-message",new RegExp(`^(?:\\w*Error: )?(?:\\[[\\w:-]{1,60}\\] )?\\[plugin [\\w:-]{1,60}\\] ${w} \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\): (?<messag\
e>.+)$`)),x("rollup",new RegExp(`^(?:\\[!\\] )?(?:\\(plugin [\\w:@/. -]{1,80}\\) )?(?:RollupError: )?${w} \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\): (?<message>.+\
)$`),{zeroColumn:!0}),{name:"vite-config",steps:[{pattern:new RegExp(`^failed to load config from ${w}$`)},{pattern:/^error during build:$/},{pattern:/^(?!Error: (?:Build|Transform) failed)(?<message>\S.*)$/}]},
{name:"sass",steps:[{pattern:/^(?:\w*Error: )?(?:(?<severity>DEPRECATION WARNING|WARNING)(?: \[[\w-]+\])?: )?(?:\[sass\] )?(?<message>\S.*)$/},{pattern:/^\s*[╷,]$/,
skip:1,over:/^$/},{pattern:new RegExp(`^\\s+(?!\\S+\\.vue )${w} (?<line>\\d{1,7}):(?<column>\\d{1,7})\\s{1,4}\\S.*$`),skip:12}]},x("postcss",new RegExp(`^(?:Css\
SyntaxError: (?:\\[[\\w-]+\\] )?(?:[\\w-]+: )?|(?:\\[[\\w:-]{1,60}\\] ){1,4})${w}${y}: (?<message>.+)$`)),{name:"vite-file",steps:[{pattern:/^\[(?:plugin )?[@\w:/-]+\] (?!✗ )(?:\[[@\w/-]+\] )?(?!✗|Transform failed|Build failed|\[)(?<message>\S.*?)(?: \(\d+:\d+\))?$/},
{pattern:new RegExp(`^file: ${w}(?:${y})?(?: \\(.*)?$`),skip:12,over:/^(?!\s+at |\[)/}]},{name:"rspack-syntax",steps:[{pattern:ln},{pattern:/^\s+× Module build failed \(from builtin:/},
{pattern:/^\s+╰─▶\s+×\s+(?:x )?(?:Syntax Error: )?(?<message>\S.*)$/},{pattern:Pi}],zeroColumn:!0},{name:"rspack",steps:[{pattern:ln},{pattern:/^\s+(?:╰─▶\s+)?× (?!Module build failed)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^\s+× Module build failed/}]},x("unresolved-in-folder",/^(?:\s*× |\w*Error: )?(?<message>(?:Module not found: (?:Error: )?)?Can't resolve '[^']{1,300}') in '(?<file>[^']{1,400})'$/),
x("react-scripts-css",new RegExp(`^Syntax error: ${B} (?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`)),{name:"fork-ts-checker",steps:[{pattern:new RegExp(
`^(?<severity>ERROR|WARNING) in ${w}${y}(?:-[\\d:]+)?$`)},{pattern:/^(?<code>TS\d+): (?<message>.+)$/}]},{name:"webpack-loader-place",steps:[{pattern:new RegExp(
`^(?<severity>ERROR|WARNING) in (?:${A})(?: \\d+:[\\d-]+)?(?: \\(.*)?$`)},{pattern:new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${w} (?<message>[A-Z\
].*)$`),skip:5}]},x("postcss-loader",new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${B} (?<message>[A-Z].*)$`)),{name:"webpack-place",steps:[{pattern:new RegExp(
`^(?<severity>ERROR|WARNING) in ${w}(?: \\d+:[\\d-]+)?(?: \\(.*)?$`)},{pattern:new RegExp(`^(?:\\w*Error: )?(?:${A}: )?(?<message>\\S.*) \\((?<line>\\d{1,7}):(?<co\
lumn>\\d{1,7})\\)$`),skip:2}],zeroColumn:!0},{name:"webpack",steps:[{pattern:new RegExp(`^(?!.*sass-loader)(?<severity>ERROR|WARNING) in ${w}(?: (?<line>\\d{1,7}\
):(?<column>\\d{1,7})(?:-[\\d:]+)?)?(?: \\(.*)?$`)},{pattern:/^(?!Module build failed|\.\/\S+ \d|\[tsl\]|\d{1,7}:[\d-]+$)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^Module build failed/}],zeroColumn:!0}],Fi=[x("tsc",new RegExp(`^(?:ERROR in )?${w}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\): (?<severity>error|warni\
ng) (?<code>TS\\d+): (?<message>.+)$`)),x("tsc-pretty",new RegExp(`^(?:Error: )?${w}${y} - (?<severity>error|warning|hint|message) (?<code>TS\\d+|ts\\(\\d+\\)): (?<\
message>.+)$`)),{name:"ts-loader",steps:[{pattern:new RegExp(`^\\[tsl\\] (?<severity>ERROR|WARNING) in ${w}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\)$`)},{pattern:/^\s+(?<code>TS\d+): (?<message>.+)$/}]},
{name:"tsc-frame",steps:[{pattern:/^(?<code>TS\d+): (?<message>\S.*)$/},{pattern:/^\s*> (?<line>\d{1,7}) \| (?<frame>.*\S)$/,skip:12,over:/^\s/}]},{name:"eslint\
-stylish",steps:[{pattern:/^(?<file>(?:[A-Za-z]:[\\/]|\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})\s{1,40}(?<severity>error|warning|Error:|Warning:)\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/}],
repeat:!0},{name:"eslint-react-scripts",steps:[{pattern:/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^\s+Line (?<line>\d{1,7}):(?<column>\d{1,7}):\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/}],
repeat:!0},{name:"eslint-react-scripts-syntax",steps:[{pattern:/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^Syntax error: (?<message>\S.*) \((?<line>\d{1,7}):(?<column>\d{1,7})\)$/}]},
x("eslint-compact",new RegExp(`^${w}: line (?<line>\\d{1,7}), col (?<column>\\d{1,7}), (?<severity>Error|Warning) - (?<message>.*?\\S)(?: \\((?<code>[@\\w/-]+)\\))?$`)),
x("eslint-unix",new RegExp(`^${w}${y}: (?<message>.*\\S) \\[(?<severity>Error|Warning)(?:/(?<code>[@\\w/-]+))?\\]$`)),{name:"biome",steps:[{pattern:new RegExp(`\
^${w}(?:${y})? (?<code>[a-z]+(?:/\\w+)*)\\s.{0,40}\u2501\u2501\u2501`)},{pattern:/^\s+(?<severity>[×✖!⚠i])\s(?<message>.+)$/,skip:1,over:/^\s*$/}]}],un={pattern:/^(?<file>[^:*"<>|]{1,400}\.vue)$/,
skip:1,over:/^$/},dn=String.raw`\[vue/compiler-sfc\] (?<message>\S.*?)(?: \(\d{1,7}:(?<column>\d{1,7})\))?$`,fn={pattern:/^\s+\|\s+\^/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) \s*)?\|/},
be=String.raw`(?<file>${A}\?vue&type=style[^:)\s]{0,200})`,pn=/^\s+\S{1,400}\.vue (?<line>\d{1,7}):(?<column>\d{1,7})\s/,Ye=/^\s*(?:[╷,╵']|\d{1,7} [│|]|[│|])|^$/,
zi=[{name:"vue-script",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)vite:vue\\] ${A}${y}$`)},{pattern:new RegExp(`^(?:\\w*Error: )?${dn}`)},un,fn],zeroColumn:!0},
{name:"vue-script-vite7",steps:[{pattern:new RegExp(`^(?:\\[vite:vue\\] |SyntaxError: )${dn}`)},un,fn],zeroColumn:!0},{name:"vue-style",steps:[{pattern:new RegExp(
`^\\[plugin(?: |:)[\\w:-]{1,60}\\] ${be}(?::\\d{1,7}){2}$`)},{pattern:new RegExp(`^CssSyntaxError: ${A}${y}: (?<message>\\S.*)$`)}]},{name:"vue-style-vite7",steps:[
{pattern:new RegExp(`^\\[vite:vue\\] ${A}${y}: (?<message>\\S.*)$`)},{pattern:new RegExp(`^file: (?:${A}(?::\\d{1,7}){2} \\()?${be}(?:(?::\\d{1,7}){2}|\\))?$`)}]},
{name:"vue-sass",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)vite:css\\] ${be}$`)},{pattern:/^Error: \[sass\] (?<message>\S.*)$/},{pattern:pn,skip:12,over:Ye}]},
{name:"vue-sass-vite7",steps:[{pattern:/^\[vite:css\] \[sass\] (?<message>\S.*)$/},{pattern:pn,skip:12,over:Ye},{pattern:new RegExp(`^file: ${be}$`)}]},{name:"s\
velte-sass",steps:[{pattern:/^(?:\w*Error: |\[[\w:-]{1,60}\] )?Error while preprocessing (?<file>\S{1,400}\.svelte) - \[sass\] (?<message>\S.*)$/},{pattern:/^\s+\S{1,400}\.svelte\.vite-preprocess\.\w+ (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
skip:12,over:Ye}],part:"?vue&type=style&index=0"},x("vitepress",/^(?:\w*Error: )?(?:\[vite:vue\] )?\[plugin vite:vue\] (?<file>[^:*"<>|]{1,400}\.md) \(\d{1,7}:\d{1,7}\): (?<message>\S.*?)(?: \(\d+:\d+\))?$/),
{name:"vitepress-script",steps:[{pattern:/^\[vite:vue\] \[vue\/compiler-sfc\] (?<message>\S.*?)(?: \(\d+:\d+\))?$/},{pattern:/^(?<file>[^:*"<>|]{1,400}\.md)$/,skip:1,
over:/^$/}]}],Ui=null,hn=/^(?:node|https?|data|virtual|native|internal|bun|deno):|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|bin\/|etc\/|nix\/|proc\/|sys\/|snap\/|rustc\/|opt\/hostedtoolcache\/)|(?:^|\/)(?:node_modules|site-packages|dist-packages|\.git|\.nvm|\.pyenv|\.cargo|\.rustup|\.yarn|\.pnpm|\.pnpm-store|\.volta|\.bun)(?:\/|$)|\/go\/pkg\/mod\//,
oe="?body",mn=/\?vue&type=[\w&=.-]{1,200}/,Gi=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g,Hi=40,gn=2e4,Wi=500,Yi=100;function Ud(t,e){const n={
...e,exists:Ki(e)},s=new Map,i=new Map;for(const a of t){s.has(a.file)||s.set(a.file,wn(a.file,n));const c=s.get(a.file);if(c===void 0)continue;const[l,u]=mn.test(
a.file)||a.file.endsWith(oe)?[null,null]:[a.line,a.column],d=Zi(cleanLine(a.message,Wi),n),p=a.code&&cleanLine(a.code,Yi),m=JSON.stringify([c,l,u,d]);i.has(m)||
i.set(m,{...a,file:c,line:l,column:u,code:p,message:d})}const r=[...i.values()],o=new Set(r.filter(({line:a})=>a!==null).map(({file:a,message:c})=>`${a}
${c}`));return r.filter(({line:a,file:c,message:l})=>a!==null||!o.has(`${c}
${l}`))}function Ki(t){const e=new Map;return n=>{const s=e.get(n);if(s!==void 0)return s;const i=e.size<gn&&t.exists(n);return e.size<gn&&e.set(n,i),i}}function Zi(t,e){
return t.replace(mn,"").replace(Gi,n=>wn(n,e)??n)}function wn(t,e){const n=Vi(t);if(!(n===""||n.includes("\0")||hn.test(n))){for(const s of Ji(n,e))if(s!==void 0&&
!hn.test(s)&&e.exists(s))return s}}function Vi(t){let e=t.startsWith("file://")?qi(t):t;for(const[n,s]of Ui)e=e.replace(n,s);return e}function qi(t){try{return decodeURIComponent(
t)}catch{return t}}function*Ji(t,e){const n=e.rootDirectory??"";if(!t.startsWith("/")){for(const i of[...e.folders??[],n,""])yield xe(`${i}/${t}`);return}for(const i of e.
prefixes??[]){const r=i.replaceAll("\\","/").replace(/^[A-Za-z]:/,"").replace(/(?<!\/)\/+$/,"");if(t.startsWith(`${r}/`)){yield xe(t.slice(r.length+1));return}}
const s=xe(t)?.split("/")??[];if(!(s.length>Hi))for(let i=0;i<s.length;i++){const r=s.slice(i).join("/");yield r,n!==""&&(yield xe(`${n}/${r}`))}}function xe(t){
const e=[];for(const n of t.split("/"))if(!(n===""||n===".")){if(n!=="..")e.push(n);else if(e.pop()===void 0)return}return e.length===0?void 0:e.join("/")}const yn=/^(?:Error:)?[\s│]*(?:[├╰]─▶\s*)?[x×](?:\s*[x×])? (?<message>\S.*)$/,
bn={pattern:/^\s*[:·]\s+[\^─┬]/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?[|│:·]/},xn={pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},En={pattern:/^Error: Error evaluating Node\.js code$/},
Sn=/^🚨 Unable to index (?<file>[^:,*"<>|]{1,400})(?:,[^:]{1,400})?:$/u,_n=/^(?:\w*Error: )?(?<message>\S.*?)(?: (?=\S{1,400}\/\S)\S{3,801})?$/,$n=String.raw`\((?<file>[^()]{1,400})\)(?: \[Line (?<line>\d{1,7}), Column (?<column>\d{1,7})\])?`,
Xi=[{name:"next-swc",steps:[{pattern:yn},{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[${w}:\\d{1,7}:\\d{1,7}\\]$`)},bn]},{name:"next-config",steps:[{pattern:/^\s*⨯ Failed to load (?<file>next\.config\.\w{2,3})\b/},
{pattern:/^\[?Error:\s+[x×] (?<message>\S.*)$/,skip:4},{pattern:/^\s*[╭,][─-]{1,3}\[\d{1,7}:\d{1,7}\]$/},bn]},{name:"swc",steps:[{pattern:yn},{pattern:new RegExp(
`^[\\s\u2502]*[\u256D,][\u2500-]{1,3}\\[${w}${y}\\]$`)}]},{name:"next",steps:[{pattern:new RegExp(`^(?<file>\\./[^:*"<>|]{1,400}?)${y}$`)},{pattern:/^(?:(?:Type )?[Ee]rror: )?(?<message>\S.*)$/}]},
{name:"next-loader-place",steps:[xn,En,{pattern:/^(?<line>\d{1,7}):(?<column>\d{1,7}): (?!.*\(\d{1,7}:\d{1,7}[-\d:]*\)$)(?<message>\S.*)$/}]},{name:"next-loader",
steps:[xn,En,{pattern:/^(?!Error: \[MDX\])(?:\d{1,7}:\d{1,7}: |- )?(?<message>\S.*?)(?: \((?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?\))?$/,skip:1}]},{
name:"next-module",steps:[{pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},{pattern:/^(?:\w*Error: )?(?<message>Module not found: .+)$/}]},{name:"next-prerender",steps:[
{pattern:/^Error occurred prerendering page /},{pattern:/^(?<message>\S.*)$/},{pattern:ye,skip:20,over:cn}]},{name:"gatsby-query",steps:[{pattern:/^error There was a problem parsing "(?<file>[^"]{1,400})"; any GraphQL$/},
{pattern:/^(?<message>This may indicate a syntax error in the code), or/,skip:2}]},{name:"gatsby-config",steps:[{pattern:/^error Failed to compile Gatsby files/},
{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^File path: (?<file>\S.{0,400})$/,skip:4}]},{name:"gatsby-lifecycle",steps:[{pattern:/^error "(?<file>[^"]{1,400})" threw an error while running the \w+ lifecycle:$/},
{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^> (?<line>\d{1,7}) \|/,skip:8}]},{name:"storybook-index-place",steps:[{pattern:Sn},{pattern:_n},{pattern:/^(?:\S{1,400} )?\(line (?<line>\d{1,7}), col (?<column>\d{1,7})\)$/,
skip:1}],zeroColumn:!0},{name:"storybook-index",steps:[{pattern:Sn},{pattern:_n}]},{name:"storybook-config",steps:[{pattern:/couldn't evaluate your (?<file>\S{1,400}) file\.$/},
{pattern:/^Original error:$/,skip:2,over:/^$/},{pattern:/^(?!\w*Error: Transform failed)(?:\w*Error: )?(?:<stdin>:(?<line>\d{1,7}):(?<column>\d{1,7}): ERROR: )?(?<message>\S.*)$/,
skip:1}],zeroColumn:!0},{name:"docusaurus-mdx",steps:[{pattern:/MDX compilation failed for file "(?<file>[^"]{1,400})"$/},{pattern:/^[\s│]*Cause: (?<message>\S.*)$/},
{pattern:/^[\s│]*"line": (?<line>\d{1,7}),?$/,skip:20}]},{name:"svelte-check",steps:[{pattern:new RegExp(`^${w}${y}$`)},{pattern:/^(?<severity>Error|Warn|Hint): (?<message>\S.*?)(?: \((?<code>\w+)\))?$/}]},
x("svelte-check-machine",/^\d{13} (?<severity>ERROR|WARNING) "(?<file>[^"]{1,400})" (?<line>\d{1,7}):(?<column>\d{1,7}) "(?<message>.+?)(?=\\n|"$)/),{name:"astr\
o-location",steps:[{pattern:/^(?!\s*(?:Hint|Error reference|Location|Stack trace):)(?:\[(?<code>\w+Error)\] (?=\S)|(?=[A-Z]\S* )(?!Build failed))(?<message>.+)$/},
{pattern:/^\s+Location:$/,skip:20,over:/^(?!\s*Stack trace:|\s+at |\[)/},{pattern:new RegExp(`^\\s+${w}${y}$`)}],zeroColumn:!0},x("metalsmith",/^Error: (?<message>Invalid frontmatter) in the file at: (?<file>\S.{0,400})$/),
{name:"eleventy-nunjucks",steps:[{pattern:new RegExp(`^(?:\\d{1,2}\\.|>|Template render error:(?: \\S{1,200}:)?) ${$n}$`)},{pattern:/^\s+(?:Error: )?(?!(?:Template render error: )?\([^()]{1,400}\))(?<message>\S.*?)(?: \(via [\w ]+\))?$/,
skip:4,over:new RegExp(`^\\s*(?:Template render error: )?${$n}$`)}],part:oe},x("eleventy-liquid",/^(?:\d{1,2}\. )?(?:\w+Error: )?(?<message>\S.*), file:(?<file>[^,]{1,400}), line:(?<line>\d{1,7})(?:, col:(?<column>\d{1,7}))?/,
{part:oe}),{name:"eleventy-data",steps:[{pattern:/^\d{1,2}\. Having trouble (?:parsing data file|reading front matter from template) (?<file>\S{1,400}) \(via /},
{pattern:/^\d{1,2}\. (?<message>\S.*?)(?: \((?:line )?(?<line>\d{1,7})(?::| column )(?<column>\d{1,7})\))?(?: \(via \w+\))?$/}]},{name:"eleventy-layout",steps:[
{pattern:/^\d{1,2}\. Problem creating an Eleventy Layout for the "(?<file>[^"]{1,400})" template file\./},{pattern:/^\d{1,2}\. (?<message>\S.*?)(?: \(via [^()]{1,200}\))?$/}]},
{name:"eleventy-config",steps:[{pattern:/^\d{1,2}\. Error in your Eleventy config file '(?<file>[^']{1,400})'\./},{pattern:/^\d{1,2}\. (?!There was a problem importing|Cannot find (?:module|package) )(?<message>\S.*?)(?: \(via \w+\))?$/,
skip:1,over:/^\d{1,2}\. There was/}]}];class Qi{#e;#t=new Map;constructor(e){this.#e=e}get length(){return this.#e.length}line(e){return this.#e[e]}find(e,n){let s=this.#t.
get(e);s||(s=[],this.#t.set(e,s));const i=s[n];if(i!==void 0)return i;const r=e.exec(this.#e[n]?.text??"");return s[n]=r,r}}function er(t,e,n){if("match"in t)return t.
match(e,n);const s={};let i=n;for(const[o,a]of t.steps.entries()){const c=nr(a,e,i,o===0?0:a.skip??0);if(!c)return;for(const[l,u]of Object.entries(c.groups))u!==
void 0&&(s[l]=u);i=c.at+1}const r=t.steps.at(-1);return!t.repeat||!r?{groups:[s],next:i}:tr(r.pattern,s,e,i)}function tr(t,e,n,s){const i=[e];let r=s;for(;r<n.length&&
i.length<1e3;r++){const o=n.find(t,r);if(!o)break;i.push({file:e.file,...o.groups})}return{groups:i,next:r}}function nr(t,e,n,s){const i={};for(let r=n;r<=n+s&&
r<e.length;r++){const o=e.find(t.pattern,r);if(o)return{at:r,groups:{...i,...o.groups}};const a=t.over&&e.find(t.over,r);if(t.over&&!a)return;for(const[c,l]of Object.
entries(a?.groups??{}))l!==void 0&&(i[c]=l)}}const kn=/^\s+File "(?<file>[^"]{1,400})", line (?<line>\d{1,7})/,sr=/\/site-packages\/|\/dist-packages\/|\/lib\/python\d|^</,
ir=/^(?<message>[A-Za-z_][\w.]{0,100}(?:: .+)?)$/,rr={name:"python",match(t,e){if(!(t.line(e)?.text??"").startsWith("Traceback (most recent call last)")&&!t.find(
kn,e))return;let s;for(let i=e;i<t.length&&i<e+200;i++){const r=t.line(i)?.text??"",o=t.find(kn,i)?.groups;if(o&&!sr.test(o.file??"")&&(s={...o}),i===e||r.startsWith(
" "))continue;const a=ir.exec(r)?.groups?.message;return s&&a?{groups:[{...s,message:a}],next:i+1}:void 0}}},or=[{name:"vitest",steps:[{pattern:/^\s*FAIL\s+\S.* > /},
{pattern:/^(?<message>\S.*)$/},{pattern:new RegExp(`^ \u276F (?!.*node_modules)(?:\\S.{0,200} )?(?<file>(?:[A-Za-z]:)?[^\\s:]{1,400})${y}$`),skip:40}]},{name:"j\
est-syntax",steps:[{pattern:new RegExp(`^\\s{4}${B}:(?<line>\\d{1,7})$`)},{pattern:new RegExp(`^\\s{4}(?<message>${We}: .+)$`),skip:6}]},{name:"jest",steps:[{pattern:/^\s{2}● (?!Test suite failed to run)\S.*$/},
{pattern:/^\s{4}(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:ye,skip:40,over:/^(?!\s{2}●)/}]},{name:"rust",steps:[{pattern:/^(?<severity>error|warning)(?:\[(?<code>\w+)\])?: (?<message>.+)$/},
{pattern:new RegExp(`^\\s*--> ${w}${y}$`)}]},rr,{name:"go-panic",steps:[{pattern:/^panic: (?<message>.+)$/},{pattern:new RegExp(`^\\s(?!.*/go/(?:src|pkg/mod)/)${w}\
:(?<line>\\d{1,7})(?: \\+0x.*)?$`),skip:20}]},{name:"node-syntax",steps:[{pattern:new RegExp(`^(?!.*node_modules)${B}:(?<line>\\d{1,7})$`)},{pattern:new RegExp(
`^(?<message>${We}(?: \\[\\w+\\])?: .+)$`),skip:6}]},x("node-import",/^(?:\w*Error )?\[?(?<code>ERR_MODULE_NOT_FOUND)\]?: (?<message>Cannot find (?:module|package) '[^']{1,400}') imported from (?<file>\S{1,400})$/),
{name:"node-stack",steps:[{pattern:new RegExp(`^\\s{0,4}(?:\\[?(?:ERROR|error)\\]?:? )?(?<message>(?:${We}(?: \\[\\w+\\])?|error): .+)$`)},{pattern:ye,skip:20,over:cn}]},
{name:"consola",steps:[{pattern:/^\[(?:error|fatal)\] (?<message>\S.*)$/},{pattern:ye,skip:20,over:/^\s+at /}]},x("plain",new RegExp(`^\\s{0,4}(?!- )(?:(?:vet|er\
ror|ERROR|Error):? (?:in )?)?${B}${y}:?(?: -)?\\s+(?:(?:fatal )?(?<severity>error|warning|note|info)\\b[: ]\\s*)?(?!\\+0x)(?<message>\\S.*)$`))],ar=[...Fi,...zi,
...Bi,...Xi,...or],F={lines:5e3,characters:256*1024,lineLength:1e3,entryLength:64*1024},cr=[/^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:?(?: |$)/,
/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M)?\]?:? (?=\S)/,/^(?<folder>[\w@.-]{1,100}(?:\/[\w@.-]{1,100}){1,6}) (?!error|warning|note|info|failed)[a-z][\w:-]{0,60}(?:: |:$|\$ )/,
/^(?<task>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[a-z][\w:-]{0,60}):(?: |$)/,/^@(?!parcel\/)[\w.-]{1,60}\/[\w.-]{1,60}: /,/^\[@?[\w./-]{1,80}\]: /,/^➤ YN\d{4}: (?:[│┌└] ?)?/,
/^\[\d{1,2}\] /,/^#\d{1,4} \d{1,5}\.\d{1,3} /,/^[a-z][\w.-]{0,60}-\d{1,3} {1,20}\| /,/^npm (?:ERR!|error)(?: |$)/,/^\[(?:11ty|webpack-cli)\](?: |$)/,/^Original error stack trace: (?=\S)/,
/^│ (?=\w*Error: )/,/^[│└■▲●◆◇](?: {2}|$)/u,/^\[(?:log|info|warn|error)\] \[nitro\](?: |$)/],lr=4,ur=[/^> @?[^\s@]{0,100}@\S{0,100} \S{1,100} (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,
/^(?<task>@?[\w./-]{1,120}#[\w:-]{1,60}):\s{1,4}ERROR\s{1,4}command \((?<folder>[^()]{1,400})\)/,/^ERROR: command finished with error: command \((?<folder>[^()]{1,400})\)/,
/^location (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/];function dr(t){const e=[];let n=F.characters;for(let o=t.length-1;o>=0&&e.length<F.lines&&n>0;o--){const a=t[o]??
"",l=(a.length>F.entryLength?a.slice(-F.entryLength):a).split(`
`);for(let u=l.length-1;u>=0&&e.length<F.lines&&n>0;u--){const d=l[u]??"",p=qt(yr(Be(d)),F.lineLength).trimEnd();n-=Math.max(p.length,d.length/16),e.push(p)}}const s=fr(
e),i=hr(e.reverse().map(o=>mr(o,s))),r=pr(i);return i.map(({text:o,folder:a,task:c})=>({text:o,folder:a??r.get(c??"")}))}function fr(t){const e=t.map(n=>n.includes(
"nx run ")?/\bnx run ([@\w./-]{1,100}):/.exec(n)?.[1]:void 0);return new Set(e.filter(n=>n!==void 0))}function pr(t){const e=new Map;for(const{text:n,task:s}of t)
for(const i of ur){const r=i.exec(n)?.groups;r?.folder&&e.set(s??r.task?.replace("#",":")??"",r.folder)}return e}const vn=71;function hr(t){if(!t.some(({text:s})=>s.
startsWith("\u250C  Building storybook")))return t;const e=[];let n=0;for(const s of t){const i=e.at(-1),[r=""]=s.text.split(" ",1),o=s.boxed&&n>0&&n<=vn&&n+1+r.
length>vn;i&&o&&/^[\w("'`./@-]/.test(r)?e[e.length-1]={...i,text:`${i.text} ${s.text}`.slice(0,F.lineLength)}:e.push(s),n=s.text.length}return e}function mr(t,e){
let n=t,s,i,r=!1;for(let o=0;o<lr;o++){const a=wr(n)??gr(n,e);if(!a)break;s??=a.groups?.folder,i??=a.groups?.task,r||=a[0]==="\u2502  ",n=n.slice(a[0].length)}return{
text:n,folder:s,task:i,boxed:r}}function gr(t,e){if(e.size===0)return;const n=/^([@\w./-]{1,100}): /.exec(t);return n&&e.has(n[1]??"")?n:void 0}function wr(t){for(const e of cr){
const n=e.exec(t);if(n)return n}}function yr(t){return t.includes("\r")?t.split("\r").findLast(e=>e.trim()!=="")??"":t}function Gd(t){const e=t.findIndex(s=>/\bnpm (?:ERR!|error) Usage:\s*$/.
test(s)),n=t.findIndex((s,i)=>i>e&&/\bnpm (?:ERR!|error) Run "npm help [\w-]{1,40}"/.test(s));return e===-1||n===-1?t:t.toSpliced(e,n-e)}const br=[["warning",/^(?:warn|warning|deprecation warning|!|⚠)/i],
["notice",/^(?:hint|info|note|message|i$)/i],["error",/./]];function xr(t,e={}){const{most:n=500,messageLength:s=500}=e,i=new Qi(dr(t)),r=new Map;for(let o=0;o<
i.length&&r.size<n;){const a=Er(i,o,s);for(const c of a?.diagnostics??[]){const{file:l,line:u,column:d,message:p}=c,m=JSON.stringify([l,u,d,p]);!r.has(m)&&r.size<
n&&r.set(m,c)}o=a?.next??o+1}return[...r.values()]}function Er(t,e,n){const s=t.line(e);if(!(!s||s.text.trim()===""))for(const i of ar){const r=er(i,t,e);if(!r)
continue;return{diagnostics:r.groups.map(a=>Sr(a,i,s.folder,n)).filter(a=>a!==void 0),next:r.next}}}function Sr(t,e,n,s){const{message:i,frame:r}=t,o=(t.file??"").
replace(/(?<=\.mdx?)\.js(?=$|\?)/,"");if(!(o||r)||!i)return;const a=o===(t.file??"")&&On(t.line)||null,c=a===null?null:On(t.column);return{file:o&&Or(o.trim(),n)+
_r(e,o,a),line:a,column:c===null?null:e.zeroColumn?c+1:c||null,severity:vr(t.severity,e),code:t.code??null,message:qt(kr($r(i.trim(),o),o),s),...r===void 0?{}:{
frame:r}}}function _r({part:t=""},e,n){return n===null||t===oe&&e.startsWith("/")?"":t}function $r(t,e){const n=t.replace(/^error: |\?vue&type=[\w=&.-]+/gi,""),
[,s="",i]=/^(\S{1,400}?)(?::\d{1,7}){0,2}: (.+)$/.exec(n)??[],[r]=e.split("?",1);return i!==void 0&&(`/${s}`.endsWith(`/${r}`)||`/${r}`.endsWith(`/${s}`))?i:n}function kr(t,e){
return t.replace(/(?<=^Cannot find module ')\/[^']{1,400}(?='$)/,n=>{const s=f.posix.relative(f.posix.dirname(e),n);return e.startsWith("/")?s.startsWith(".")?s:
`./${s}`:n})}function vr(t,e){return t===void 0?e.severity??"error":br.find(([,n])=>n.test(t))?.[0]??"error"}function On(t){return t===void 0?null:Number(t)}function Or(t,e){
return e===void 0||/^(?:[A-Za-z]:|[a-z-]+:\/\/|[\\/])/.test(t)?t:`${e}/${t.replace(/^(?:\.\/)+/,"")}`}const Rr=new Set(["ENOSPC","EDQUOT"]),Tr=13;function Ke(t){
return Rr.has(T(t))?!0:t instanceof Error&&"errcode"in t&&t.errcode===Tr}const jr=11,Ir=26;function Hd(t){const e=t instanceof Error&&"errcode"in t?Number(t.errcode)&
255:0;return e===jr||e===Ir}class j extends Error{name="BuildFailure";facts;constructor(e){const n=$i(e);super(n.message),this.facts=n}}const X="SLIPWAY_BUILD",
Lr=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;function Nr(t){return Object.entries(t).flatMap(([e,n])=>Lr.test(e)?
[n]:[])}function Ar(t,e){const n=`${f.sep}node_modules${f.sep}`,s=t.split(":").filter(i=>i.startsWith("/")&&!`${i}/`.includes(n));return[...new Set([(0,f.dirname)(
e),...s])].join(":")}function Cr(t,e,n,s,i){const r=o=>(0,f.join)(n.cache,o);return{...t,CI:"true",NO_UPDATE_NOTIFIER:"1",npm_config_audit:"false",npm_config_fund:"\
false",npm_config_update_notifier:"false",YARN_ENABLE_TELEMETRY:"0",...e,npm_config_cache:r("npm"),XDG_DATA_HOME:r("data"),YARN_GLOBAL_FOLDER:r("yarn"),BUN_INSTALL_CACHE_DIR:r(
"bun"),XDG_CACHE_HOME:r("xdg"),NODE_COMPILE_CACHE:r("node"),HOME:n.home,TMPDIR:i,PATH:s}}function Mr(t){return Object.entries(t).filter(([e])=>Si.test(e)).map(([
e,n])=>`export ${e}=${Rn(n)}
`).join("")}function Rn(t){return`'${t.replaceAll("'","'\\''")}'`}function v(t,e,n,s=[]){return new j({stage:t,code:e,message:n,exitCode:null,signal:null,log:s,
diagnostics:[]})}const Dr=[{code:"out_of_memory",says:"ran out of memory",log:/heap out of memory|allocation failed|failed to allocate memory|bad_alloc|cannot allocate memory|\bENOMEM\b|\bMemoryError\b/i},
{code:"disk_full",says:"found the disk full",log:/\bENOSPC\b|no space left on device/i},{code:"output_too_large",says:"wrote a file that is too large",signals:[
"SIGXFSZ"]},{code:"output_too_large",says:"wrote a file that is too large",log:/\bEFBIG\b|file too large/i},{code:"build_killed",says:"was killed",signals:["SIG\
HUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGSEGV","SIGTERM"]}],Pr=/\bSIGKILL\b|\bkilled\b/i,Br={code:"out_of_memory",says:"was ended by the kernel, \
since the machine ran out of memory"},Fr=40;function zr(t,e,n,s){const{exitCode:i,signal:r,breach:o}=n,a=s.last(),c=`The ${t} command \`${e}\``,l={stage:t,exitCode:i,
signal:r,log:a,diagnostics:[]};if(o)return new j({...l,code:o.code,message:`${c} was stopped because ${o.because}`});const u=Ur(n,a.slice(-Fr).join(`
`)),d=u?.code??(t==="install"?"install_failed":"build_failed"),p=i===null?`ended by ${r}`:`exited with code ${i}`,m=u?`${c} ${u.says} (it ${p})`:`${c} ${p}`;return new j(
{...l,code:d,message:m})}function Ur({signal:t,shortOfMemory:e},n){return e&&(t==="SIGKILL"||Pr.test(n))?Br:Dr.find(s=>s.signals?.includes(t??"")||s.log?.test(n))}
var Gr=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,i;if(n){if(!Symbol.asyncDispose)throw new TypeError(
"Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.
dispose],n&&(i=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");i&&(s=function(){try{i.call(this)}catch(r){return Promise.reject(r)}}),t.
stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Hr=(function(t){return function(e){function n(o){e.error=e.hasError?new t(o,e.
error,"An error was suppressed during disposal."):o,e.hasError=!0}var s,i=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&i===1)return i=0,e.stack.push(s),
Promise.resolve().then(r);if(s.dispose){var o=s.dispose.call(s.value);if(s.async)return i|=2,Promise.resolve(o).then(r,function(a){return n(a),r()})}else i|=1}catch(a){
n(a)}if(i===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:
function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Wr=g.constants.O_RDONLY|(g.constants.O_NOFOLLOW??0)|(g.constants.
O_NONBLOCK??0);function Yr(t,e,n){return jn(t,e,s=>s<=n?s:void 0)}function Tn(t,e,n){return jn(t,e,s=>Math.min(s,n))}async function jn(t,e,n){try{const s={stack:[],
error:void 0,hasError:!1};try{const i=await we(t,e),r=Gr(s,await(0,h.open)(i,Wr),!0),o=await r.stat(),a=o.isFile()?n(o.size):void 0;return a===void 0?void 0:await Kr(
r,a)}catch(i){s.error=i,s.hasError=!0}finally{const i=Hr(s);i&&await i}}catch{return}}async function Kr(t,e){const n=Buffer.allocUnsafe(e);let s=0;for(;s<e;){const{
bytesRead:i}=await t.read(n,s,e-s,s);if(i===0)break;s+=i}return{text:n.toString("utf8",0,s),bytes:s}}class ae extends Error{name="JsonTextError";offset;constructor(e,n){
super(e),this.offset=n}}function In(t,e){const n=t.slice(0,e);return{line:n.split(`
`).length,column:e-n.lastIndexOf(`
`)}}function Wd(t){new Ze(t).document()}function Zr(t){try{new Ze(t,!1).document()}catch(e){if(e instanceof ae)return e;throw e}}function Vr(t,e=!0){const n=[];
return new Ze(t,e,i=>n.push(i)).document()==="object"?n:void 0}function qr(t){return t.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function Yd(t,e){return t===
e||Ln(t)===Ln(e)}function Ln(t){try{return String(JSON.parse(t,Jr))}catch(e){if(e instanceof RangeError)return qr(t);throw e}}function Jr(t,e,n){return typeof e==
"number"?Xr(n?.source??String(e)):Array.isArray(e)?`[${e.join(",")}]`:isObject(e)?`{${Object.entries(e).map(([i,r])=>`${JSON.stringify(i)}:${r}`).sort().join(",")}\
}`:JSON.stringify(e)}function Xr(t){const[,e,n="",s="",i="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(t)??[],r=`${n}${s}`.replace(/^0+/,""),o=r.replace(
/0+$/,"");if(o==="")return`${e}0`;const a=BigInt(i)-BigInt(s.length)+BigInt(r.length-o.length);return`${e}${o}e${a}`}const Q=/[ \t\n\r]*/y,Qr=/[ !#-[\]-\uffff]*/y,
eo=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,to=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,no=/true|false|null/y;class Ze{#e;#t;#s;#n=0;#i={name:"",nameOffset:0,
offset:0};constructor(e,n=!0,s){this.#e=e,this.#t=n,this.#s=s}document(){this.#u(Q);const e=this.#e[this.#n]==="{"?"object":"other",n=[];do this.#r(n);while(this.#o(
n));if(this.#u(Q),this.#n<this.#e.length)throw this.#f("the end");return e}#r(e){for(;;){this.#u(Q),e.length===1&&(this.#i.offset=this.#n);const n=this.#e[this.#n];
if(n!=="{"&&n!=="["){this.#l(n);return}if(this.#n+=1,this.#p(n==="{"?"}":"]"))return;e.push({names:n==="{"?new Set:void 0}),n==="{"&&this.#c(e)}}#o(e){for(let n=e.
at(-1);n;n=e.at(-1)){e.length===1&&n.names&&this.#a();const s=n.names?"}":"]";if(this.#p(s)){e.pop();continue}if(this.#e[this.#n]!==",")throw this.#f(`"," or "${s}\
"`);return this.#n+=1,n.names&&this.#c(e),!0}return!1}#a(){this.#s?.({...this.#i,text:this.#e.slice(this.#i.offset,this.#n)})}#c(e){this.#u(Q);const n=this.#n;if(this.#e[this.#n]!==
'"')throw this.#f("a name in double quotes");const s=this.#d(),i=e.at(-1)?.names;if(this.#t&&i?.has(s))throw new ae(`the name "${s}" stands twice in one object`,
n);if(i?.add(s),this.#u(Q),this.#e[this.#n]!==":")throw this.#f('":"');this.#n+=1,e.length===1&&(this.#i={name:s,nameOffset:n,offset:this.#n})}#l(e){if(e==='"')
this.#d();else if(this.#u(to)===0&&this.#u(no)===0)throw this.#f("a value")}#d(){const e=this.#n;this.#n+=1;do this.#u(Qr);while(this.#u(eo)>0);if(this.#e[this.#n]!==
'"'){const s=this.#n>=this.#e.length;throw new ae(s?"a string does not end":"a bad escape or control character in a string",this.#n)}this.#n+=1;const n=JSON.parse(
this.#e.slice(e,this.#n));if(typeof n!="string"||this.#t&&!n.isWellFormed())throw new ae("a lone surrogate (half of a character) in a string",e);return n}#p(e){
return this.#u(Q),this.#e[this.#n]!==e?!1:(this.#n+=1,!0)}#u(e){e.lastIndex=this.#n;const n=e.exec(this.#e)?.[0].length??0;return this.#n+=n,n}#f(e){const n=this.#e.
slice(this.#n,this.#n+1);return new ae(`expected ${e}, found ${n===""?"the end":JSON.stringify(n)}`,this.#n)}}const Ve=1024**2,so=Ve/1024**2;async function Nn(t,e){
const n=(0,f.join)(e,"package.json"),s=(0,f.relative)(t,n);if(!await oo(n))return;const i=await Tn(t,n,Ve+1);if(i===void 0)throw Ee(s,"is not a file of the repo\
sitory");if(i.bytes>Ve)throw Ee(s,`is larger than ${so} MiB`);const r=i.text.replace(/^\ufeff/,""),o=io(s,r);if(!O(o))throw Ee(s,"is no JSON object",r);return{file:s,
text:r,value:o}}function io(t,e){try{return JSON.parse(e)}catch{const n=Zr(e);throw Ee(t,`is not valid JSON: ${n?.message??"it cannot be read"}`,e,n?.offset)}}function ro({
text:t},e){const n=Vr(t,!1)?.findLast(s=>s.name===e);return In(t,n?.nameOffset??0)}async function oo(t){try{return await(0,h.lstat)(t),!0}catch(e){if(["ENOENT",
"ENOTDIR"].includes(T(e)??""))return!1;throw e}}function Ee(t,e,n="",s=0){const{line:i,column:r}=In(n,s);return An("package_json_invalid",`The file \`${t}\` ${e}`,
{file:t,line:i,column:r})}function An(t,e,n){const s=[{...n,severity:"error",code:t,message:e}];return new j({stage:"build",code:t,message:e,exitCode:null,signal:null,
log:[],diagnostics:s})}const ao=[{file:"pnpm-lock.yaml",manager:"pnpm",tool:go},{file:"yarn.lock",manager:"yarn",tool:wo},{file:"bun.lock",manager:"bun",tool:()=>"\
bun@1"},{file:"bun.lockb",manager:"bun",tool:()=>"bun@1"},{file:"package-lock.json",manager:"npm",tool:()=>{}},{file:"npm-shrinkwrap.json",manager:"npm",tool:()=>{}}],
Se="npm ci",co={npm:()=>Se,pnpm:()=>"pnpm install --frozen-lockfile",yarn:t=>t?.startsWith("yarn@1")?"yarn install --frozen-lockfile":"yarn install --immutable",
bun:()=>"bun install --frozen-lockfile"},lo={npm:()=>"npm install",pnpm:()=>"pnpm install --no-frozen-lockfile",yarn:t=>t?.startsWith("yarn@1")?"yarn install":"\
yarn install --no-immutable",bun:()=>"bun install"};async function uo(t,e){const n=await Nn(e,t),s=n?.value,i=s?.scripts,r=O(i)&&typeof i.build=="string",o={packageJson:n,
hasBuildScript:r},a=s&&await po(t,e);if(!a){const{manager:m,tool:_}=qe(s)??{manager:"npm",tool:void 0},b=s&&lo[m](_);return{...o,manager:m,tool:_,install:b,installDir:t}}
const{lockfile:c,dir:l,head:u}=a,d=qe(s)??qe((await Nn(e,l))?.value),p=d?.manager===c.manager?d.tool:c.tool(u);return{...o,manager:c.manager,tool:p,install:co[c.
manager](p),installDir:l}}const fo=64*1024;async function po(t,e){for(let n=t;M(e,n);n=(0,f.dirname)(n))for(const s of ao){const i=await Tn(e,(0,f.join)(n,s.file),
fo);if(i)return{lockfile:s,dir:n,head:i.text}}}function qe(t){const e=t?.packageManager,[,n,s]=typeof e=="string"&&/^(pnpm|yarn|bun)@(\d+\.\d+\.\d+[\w.-]*)/.exec(
e)||[];if(s!==void 0)return n==="yarn"?{manager:n,tool:s.startsWith("1.")?`yarn@${s}`:Cn(s)}:n==="pnpm"||n==="bun"?{manager:n,tool:`${n}@${s}`}:void 0}function Cn(t){
return`@yarnpkg/cli-dist@${t}`}const ho={5:"7",6:"8",9:"10"},mo={4:"2",6:"3",8:"4.12",9:"4.14"};function go(t){const e=/^lockfileVersion: '?(\d+)/m.exec(t)?.[1];
return`pnpm@${ho[e??""]??"10"}`}function wo(t){const e=/^__metadata:\s+version: (\d+)/m.exec(t)?.[1];return e===void 0?"yarn@1":Cn(mo[e]??"4")}async function yo(t,e,n,s){
const i=t.job.settings.installCommand,r=i??(s?e.install:void 0);if((r||s)&&e.tool&&!(0,g.existsSync)((0,f.join)(Je(t,e.tool),"node_modules/.bin",e.manager))){const o=Je(
t,e.tool),a=`npm install --silent --no-save --prefix ${Rn(o)} ${e.tool}`;await ce(t,"install",a,t.workspace.home,e)}r===Se&&i===void 0?await bo(t,e):r&&await ce(
t,"install",r,i===void 0?e.installDir:n,e)}async function bo(t,e){try{await ce(t,"install",Se,e.installDir,e,{npm_config_prefer_offline:"true"})}catch(n){if(!(n instanceof
j)||n.facts.code!=="install_failed"||!n.facts.log.some(s=>/\bETARGET\b/.test(s)))throw n;t.log.line("The package cache is older than the lockfile: asking the re\
gistry"),await ce(t,"install",Se,e.installDir,e)}}function Je({workspace:t},e){return(0,f.join)(t.cache,"tools",e.replaceAll("/","+"))}async function ce(t,e,n,s,i,r={}){
const{context:o,job:a,workspace:c,sandbox:l,log:u,signal:d}=t;t.step=`\`${n}\``,u.line(`$ ${n}`);const p=[...xo(s,c.source)];i.tool&&p.push((0,f.join)(Je(t,i.tool),
"node_modules/.bin"));const m=[...p,o.path].join(":"),{NODE_ENV:_,...b}=a.env,V=e==="install"||_===void 0?b:{...b,NODE_ENV:_},Yt=await l.run({script:n,cwd:s,app:a.
app,workspace:c,readable:[t.mirror],env:Cr({...o.hostEnv,...r},V,c,m,l.tmpOf(c)),outerEnv:{[X]:o.markerOf(a)},signal:d,onLine:Ed=>u.line(Ed)});if(Yt.exitCode!==
0||Yt.breach)throw zr(e,n,Yt,u)}function*xo(t,e){for(let n=t;M(e,n);n=(0,f.dirname)(n))yield(0,f.join)(n,"node_modules/.bin")}const Mn=[/Cannot find (?:module|package) '(?<what>[^']{1,300})' imported from (?<from>\S{1,400})/,
/Cannot find (?:module|package) '(?<what>[^']{1,300})'/,/Cannot find module or type declarations for side-effect import of '(?<what>[^']{1,300})'/,/Could not resolve ["'](?<what>[^"']{1,300})["'](?: (?:from|in) ["']?(?<from>[^"'\s]{1,400}))?/,
/^(?:\[UNLOADABLE_DEPENDENCY\] )?Could not load (?<path>[\w@./[\]-]{1,300})$/,/The module `(?<what>[^`]{1,200})` could not be loaded\. It may not be installed/,
/problem loading plugin "(?<what>[^"]{1,200})"\. Perhaps you need to install/,/Can't resolve '(?<what>[^']{1,300})'/,/[Ff]ailed to resolve (?:import )?["'](?<what>[^"']{1,300})["'](?: from ["'](?<from>[^"']{1,400})["'])?/,
/^template not found: (?<what>\S{1,300})$/,/^ENOENT: Failed to lookup "(?<what>[^"]{1,300})" in /,/ModuleNotFoundError: No module named '(?<what>[^']{1,200})'/];
function Eo(t){for(const e of Mn){const{what:n,path:s}=e.exec(t)?.groups??{},i=n?Fe(n):s&&`[@~#$][^\\s"'\`]{0,300}?/${Fe(f.posix.basename(s))}`;if(i)return new RegExp(
`(?<=["'\`]|(?:url|\\])\\()${i}(?=["'\`)?#])`)}}function So(t){return/"([\w$]{1,200})" is not exported by "|No matching export in "[^"]{1,400}" for import "([\w$]{1,200})"/.
exec(t)?.slice(1).find(e=>e!==void 0)}function _o(t){for(const{file:e,severity:n,message:s}of t.facts.diagnostics??[]){const i=n==="error"?Dn(s,e):void 0;if(i)return i}
if(!t.facts.diagnostics?.some(e=>e.severity==="error"))for(const e of t.lines){const n=Dn(e,void 0);if(n)return n}}function Dn(t,e){for(const n of Mn){const s=n.
exec(t)?.groups;if(s?.path)return{kind:"file",specifier:s.path,importer:"."};if(!s?.what)continue;const i=e??s.from;if(/\.(?:html?|css|s[ac]ss|less)$/.test(i??"")||
/\.(?:html|njk|liquid)$/.test(s.what)||/^(?:\.{1,2}(?:\/|$)|\/)/.test(s.what))return{kind:"file",specifier:s.what,importer:i};const o=/^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.
exec(s.what)?.[0];return o===void 0||s.what[o.length]===":"?void 0:{kind:"package",specifier:o,importer:i}}}const Pn=null;function Kd(t){const e=_o(t),n=t.facts.
list;if(!(!n||e?.kind!=="file"))for(const s of $o(e)){const i=ko(s.split("/"),n);if(i!==void 0)return{specifier:e.specifier,actual:i}}}function $o({specifier:t,
importer:e}){if(t.startsWith("/")){const s=t.split("/").slice(1,40);return s.map((i,r)=>s.slice(r).join("/"))}const n=e&&posix.join(posix.dirname(e),t);return!n||
n.startsWith("..")||n.startsWith("/")?[]:[n]}function ko(t,e){const n=[];for(const[i,r]of t.entries()){const o=e(n.join("/")),c=(i===t.length-1?Pn:[""]).map(l=>o.
find(u=>u.toLowerCase()===`${r}${l}`.toLowerCase())).find(l=>l!==void 0);if(c===void 0)return;n.push(c)}const s=n.join("/");return Pn.some(i=>s===`${t.join("/")}${i}`)?
void 0:s}const vo=200,Xe=2e3,Oo=/\.[cm]?tsx?$/,Ro=/\?vue&type=style&index=(\d{1,3})/,To=/\.(?:vue|svelte|astro)(?:$|\?)/;async function jo(t,e,n){const s=[];for(const{
frame:r,...o}of t)s.push(r===void 0?await Lo(o,e,n):o);const i=await Io(t,e);return s.map((r,o)=>t[o]?.frame===void 0?r:{...r,file:i.get(o)??""}).filter(({file:r})=>r!==
"")}async function Io(t,e){const n=[...t.entries()].filter(([,{frame:i}])=>i!==void 0),s=new Map;if(n.length===0)return s;for await(const i of e.walk(Oo)){const r=await e.
lines(i)??[];for(const[o,{frame:a,line:c}]of n){const l=r[(c??0)-1]??"";l.length>Xe||l.trim()!==a?.trim()||s.set(o,s.has(o)?"":(0,f.relative)(e.root,i))}}return e.
isOver?new Map:s}async function Lo(t,e,n){if(/^[\w+.-]+:/.test(t.file))return t;const[s=""]=t.file.split("?",1),i=(0,f.resolve)(n,s);if(!M(e.root,i))return t;const r=(0,f.
relative)(e.root,i),o=Mo(t.file),a=o?await Po(o,t,i,e):await No(t,i,e);return{...t,file:r,...a}}async function No({file:t,line:e,message:n},s,i){const[r,o]=[Eo(
n),So(n)];if(r===void 0&&o===void 0)return{};const a=d=>d.length>Xe?-1:r?d.search(r):Co(o??"",d)?d.indexOf(o??""):-1,c=e===null||i.isOver?void 0:(await i.lines(
s))?.[e-1];return c!==void 0&&a(c)>=0?{}:await Ao(d=>r||/^\s*(?:import|export)\b/.test(d)?a(d):-1,s,i)??(To.test(t)?{line:null,column:null}:{})}async function Ao(t,e,n){
const s=await n.filesIn(e,vo)??[e],i=[];for(const r of s){if(n.isOver)return;const o=await n.lines(r)??[],a=o.findIndex(l=>t(l)>=0),c=t(o[a]??"")+1;a>=0&&i.push(
{file:(0,f.relative)(n.root,r),line:a+1,column:c})}return i.length===1?i[0]:void 0}function Co(t,e){return e.split(/[^\w$]+/).includes(t)}function Mo(t){const e=Ro.
exec(t)?.[1];return e!==void 0?n=>[...n.keys()].filter(s=>Do(n[s]))[Number(e)]:t.endsWith(oe)?Bo:void 0}function Do(t=""){return t.length<=Xe&&/^\s*<style\b/.test(
t)}async function Po(t,{line:e,column:n},s,i){const r=i.isOver?void 0:await i.lines(s),o=r&&t(r);return o===void 0||e===null?{line:null,column:null}:{line:o+e,column:n}}
function Bo(t){return/^---/.test(t[0]??"")?t.findIndex((e,n)=>n>0&&/^---\s*$/.test(e))+1:0}const Fo={next:"next build",nuxt:"nuxt generate",astro:"astro build",
"@sveltejs/kit":"vite build",gatsby:"gatsby build","@docusaurus/core":"docusaurus build",vitepress:"vitepress build",vuepress:"vuepress build","@rspress/core":"\
rspress build",rspress:"rspress build","@11ty/eleventy":"eleventy",hexo:"hexo generate",honkit:"honkit build",metalsmith:"metalsmith","@angular/cli":"ng build",
"react-scripts":"react-scripts build","@vue/cli-service":"vue-cli-service build","@quasar/app-vite":"quasar build","@react-router/dev":"react-router build","@re\
mix-run/dev":"remix vite:build","@tanstack/react-start":"vite build","@tanstack/solid-start":"vite build","@tanstack/start":"vinxi build","@solidjs/start":"vinx\
i build","@builder.io/qwik-city":"qwik build","@qwik.dev/router":"qwik build","@analogjs/platform":"vite build","@stencil/core":"stencil build","@marko/run":"ma\
rko-run build",waku:"waku build",umi:"umi build",expo:"expo export --platform web","ember-cli":"ember build --environment production","preact-cli":"preact build",
"@rsbuild/core":"rsbuild build","@farmfe/core":"farm build",snowpack:"snowpack build",vite:"vite build",parcel:"parcel build index.html","parcel-bundler":"parce\
l build index.html","@rspack/cli":"rspack build",webpack:"webpack",rollup:"rollup --config",rolldown:"rolldown --config",storybook:"storybook build"},zo=/^(?:generate|export)$|build/,
Uo=/^[\w:.-]{1,60}$/;function Go(t,e){const{dependencies:n,devDependencies:s,scripts:i}=t.value,r=d=>[n,s].some(p=>O(p)&&Object.hasOwn(p,d)),[o,a]=Object.entries(
Fo).find(([d])=>r(d))??[];if(o===void 0)return;const c=Object.keys(O(i)?i:{}).find(d=>zo.test(d)&&Uo.test(d)),l=c===void 0?`"build": "${a}"`:`"build": "${e} run\
 ${c}"`,u=c===void 0?a:`${e} run ${c}`;return An("build_script_missing",`The file \`${t.file}\` depends on ${o} and has no \`build\` script, and the app has no bu\
ild command. Add ${l} to its scripts, or set the build command to \`${u}\``,{file:t.file,...ro(t,"scripts")})}const Ho=4,Wo=/^(?:true|false|null|none|auto|production|development|preview|staging|test)$/i,
Bn=ze.failureLogLine,Qe=2e3;class Yo{#e;#t;#s;#n=[];#i=[];#r=[];#o=0;#a=0;#c="";#l=!1;#d=0;#p=!1;constructor(e,n,s){this.#t=n/2,this.#s=Ko(s),this.#e=(0,g.createWriteStream)(
e,{flags:"w",mode:384}),this.#e.on("error",()=>{this.#p=!0})}line(e){const n=Buffer.from(this.#s(e)),s=n.toString();this.#n.push(s.length>Bn?Buffer.from(s.slice(
0,Bn)).toString():s),this.#n.length>=2*Qe&&this.#n.splice(0,Qe);const i=n.length+1;this.#l||=this.#a+i>this.#t,this.#l?this.#h(s,i):(this.#a+=i,this.#u(`${s}
`))}#u(e){this.#c===""&&setImmediate(()=>this.#f()),this.#c+=e}#f(){this.#c!==""&&!this.#e.writableEnded&&this.#e.write(this.#c),this.#c=""}#h(e,n){this.#o+n>this.#t/
2&&(this.#d+=this.#i.length,this.#i=this.#r,this.#r=[],this.#o=0),this.#r.push(e),this.#o+=n}last(){return this.#n.slice(-ze.failureLogLines)}recent(){return this.#n.
slice(-Qe)}async[Symbol.asyncDispose](){this.#f(),this.#d>0&&this.#e.write(`[\u2026 ${this.#d} lines are left out here \u2026]
`);for(const e of[this.#i,this.#r])e.length>0&&this.#e.write(`${e.join(`
`)}
`);await new Promise(e=>{if(this.#p)return e();this.#e.once("error",()=>e()),this.#e.end(e)})}}function Ko(t){const e=[...new Set(Object.values(t).flatMap(s=>s.
split(`
`)))].map(s=>s.trim()).filter(s=>s.length>=Ho&&!Wo.test(s)).sort((s,i)=>i.length-s.length),n=e.length>0?new RegExp(e.map(Fe).join("|"),"g"):void 0;return s=>{const i=s.
split("\r").findLast(o=>o!=="")??"",r=Ei(i);return n?r.replace(n,"***"):r}}const Zo=2e4;async function Fn(t,e){let n=0,s=0;try{const i=[await we(t,e)];for(let r=i.
pop();r!==void 0;r=i.pop()){n=Math.max(n,(await(0,h.lstat)(r)).ctimeMs);for(const o of await(0,h.readdir)(r,{withFileTypes:!0})){if(++s>Zo)return Number.NaN;const a=(0,f.
join)(r,o.name);o.isDirectory()?i.push(a):n=Math.max(n,(await(0,h.lstat)(a)).ctimeMs)}}return n}catch{return Number.NaN}}const zn=["dist","build","out","_site",
".output/public","public","www",".vitepress/dist","*/.vitepress/dist",".vuepress/dist","*/.vuepress/dist","dist/*/browser","dist/client","build/client","doc_bui\
ld","site","book","_book","storybook-static"];async function Vo(t){const{source:e,folder:n,asked:s,built:i}=t,o=(s===null&&i?await Gn(n):[]).map(async a=>[a,await Fn(
e,(0,f.join)(n,a))]);return{...t,stamps:new Map(await Promise.all(o))}}async function qo(t){const{source:e,folder:n,asked:s,built:i}=t,r=await Xo(t);try{if(await(0,h.
realpath)(e)===e){const a=await we(e,r);return{directory:a,kind:!i&&a===n?"folder":"build"}}}catch(a){if(!(a instanceof ie))throw a}const o=s===null?`The output\
 directory \`${(0,f.relative)(n,r)}\``:Un(s);throw v("build","output_unsafe",`${o} leads out of the repository`)}async function Jo(t,e){return e!==null&&(0,f.relative)(
t,(0,f.join)(t,e))!==""&&await _e((0,f.join)(t,e))}async function Xo({source:t,folder:e,asked:n,built:s,stamps:i}){if(n!==null){const c=(0,f.join)(e,n);if(await _e(
c))return c;throw v("build","output_missing",`${Un(n)} is not there; ${await Hn(e)}`)}if(!s)return e;const r=[];for(const c of await Gn(e))i.get(c)!==await Fn(t,
(0,f.join)(e,c))&&r.push(c);for(const c of r)if(await sa((0,f.join)(e,c,"index.html")))return(0,f.join)(e,c);const o=r.find(c=>!i.has(c));if(o!==void 0)return(0,f.
join)(e,o);const a=ea([...i.keys()]);throw v("build","output_missing",`${a}; ${await Hn(e)}. ${Qo}`)}const Qo="Set the output directory to the folder that the b\
uild writes";function ea(t){const e=`The build left none of the usual output directories (${et(zn)})`;return t.length===0?e:`${e}, save ${et(t)}, which the repo\
sitory has and the build wrote no page to`}function Un(t){return`The app's output directory \`${t}\``}async function Gn(t){return(await Promise.all(zn.map(n=>na(
t,n)))).filter(n=>n!==void 0)}const ta=1e3;async function na(t,e){const[n="",s]=e.split("*",2);if(s===void 0)return await _e((0,f.join)(t,e))?e:void 0;const i=await(0,h.
readdir)((0,f.join)(t,n),{withFileTypes:!0}).catch(()=>[]),r=[];for(const{name:o}of i.filter(a=>a.isDirectory()).slice(0,ta))await _e((0,f.join)(t,`${n}${o}${s}`))&&
r.push(`${n}${o}${s}`);return r.length===1?r[0]:void 0}async function _e(t){return(await(0,h.stat)(t).catch(()=>{}))?.isDirectory()??!1}async function sa(t){return(await(0,h.
stat)(t).catch(()=>{}))?.isFile()??!1}async function Hn(t){const n=(await(0,h.readdir)(t,{withFileTypes:!0})).filter(s=>s.isDirectory()&&![".git","node_modules"].
includes(s.name)).map(s=>s.name);return n.length===0?"there is no folder at all":`the folders there are ${et(n.slice(0,20).sort())}`}function et(t){return t.map(
e=>`\`${e}\``).join(", ")}var tt=S(136);const Wn=1024,ia=/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}$/,ra="owner/name, or a U\
RL that begins with https://",nt="--allow-local-git";function oa(t,e){if(t.length>Wn)return z(`has more than ${Wn} characters`);if(new RegExp("\\p{Cc}","u").test(
t))return z("has control characters");if(ia.test(t))return{kind:"name",name:t.replace(/\.git$/,"")};if(t.startsWith("/"))return e?{kind:"path",path:t}:st("is a \
local path");const n=/^[a-z]+:\/\/\S+$/i.test(t)&&URL.canParse(t)?new URL(t):void 0;return n?.protocol==="https:"||n?.protocol==="http:"?aa(n,e):n?.protocol==="\
file:"?ca(n,e):la(t)}function aa(t,e){return t.username!==""||t.password!==""?z("holds a user name or password","the URL without them, for the platform has acce\
ss of its own"):t.protocol==="http:"&&!e?st("is a URL of plain http"):{kind:"remote",url:t}}function ca(t,e){return t.host!==""||/%(?:2f|00)/i.test(t.pathname)?
z("is no path of this machine"):e?{kind:"file",url:t}:st("is a local path")}function la(t){const[,e,n]=/^(?:(?:git\+)?ssh:\/\/|git:\/\/|(?=[\w.-]+@))(?:[\w.-]+@)?([A-Za-z0-9][\w.-]*)(?::\d+(?=\/))?[:/]\/?([\w.~][\w./~-]*)$/.
exec(t)??[];return e===void 0?z("is neither owner/name nor an https URL"):z("is an address for ssh or git://, and repositories are cloned over https",`https://${e}\
/${n}`)}function st(t){return z(`${t}, which a platform takes only with ${nt}`)}function z(t,e=ra){return{kind:"refused",problem:t,instead:e}}function $e(t){return t.
replace(/(?<!\w)(\w+:\/\/)[^/@\s]+@/g,"$1")}function Yn(t,e){return t.replaceAll("{repository}",()=>e)}function Zd(t,e){const n="https://git.example.com/{reposi\
tory}.git";if(!t.includes("{repository}"))return{problem:"does not hold {repository}",instead:n};const s=Yn(t,"owner/name"),i=/^[a-z]+:\/\/\S+$/i.test(s)&&URL.canParse(
s)?new URL(s):void 0;if(i?.protocol==="https:")return;const r=i?.protocol==="http:"||i?.protocol==="file:"&&i.host==="";if(!(r&&e))return r?{problem:`begins wit\
h ${i?.protocol}//, which needs ${nt}`,instead:`${n}, or add ${nt}`}:{problem:"is no https URL",instead:n}}function ua(t,e){const n=oa(t,e.allowLocal),s=$e(t);switch(n.
kind){case"name":return Kn(Yn(e.template,n.name));case"remote":return{url:n.url.href,shown:s,protocols:Zn(n.url)};case"file":return{url:(0,tt.fileURLToPath)(n.url),
shown:s,protocols:"file"};case"path":return Kn((0,tt.pathToFileURL)(n.path).href);case"refused":throw da(s,n)}}function Kn(t){const e=new URL(t);return{url:e.protocol===
"file:"?(0,tt.fileURLToPath)(e):e.href,shown:$e(t),protocols:Zn(e)}}function Zn({protocol:t}){return t==="http:"?"http:https":t.slice(0,-1)}function da(t,{problem:e,
instead:n}){const s=`The repository "${t}" ${e}: write ${n}`;return v("clone","repository_not_allowed",s)}async function Vn(t,e){const{bare:n,branch:s,commit:i,
lender:r,shallow:o,origin:a}=e;for(const u of["objects/info","refs"])await(0,h.mkdir)((0,f.join)(t,u),{recursive:!0});const c=a===void 0?"":`[remote "origin"]
	url = ${JSON.stringify(a)}
`,l={HEAD:`ref: refs/heads/${s}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${n}
${c}`,"packed-refs":i&&`${i} refs/heads/${s}
`,"objects/info/alternates":r&&`${(0,f.join)(r,"objects")}
`,shallow:o};for(const[u,d]of Object.entries(l))d&&await(0,h.writeFile)((0,f.join)(t,u),d)}var qn=S(421),it=S(474),rt=S(161),fa=S(75);const pa=524288,ha=65535;let Jn;
function ma(){return Jn??=ga().filter(t=>t>2&&t<=ha&&wa(t)),Jn}function ga(){try{return(0,g.readdirSync)("/proc/self/fd").map(Number)}catch{return[]}}function wa(t){
try{const e=/^flags:\s+([0-7]+)/m.exec((0,g.readFileSync)(`/proc/self/fdinfo/${t}`,"utf8"))?.[1];return e!==void 0&&(Number.parseInt(e,8)&pa)===0}catch{return!1}}
function Xn(t){const e=ma().filter(i=>t[i]===void 0);if(e.length===0)return{stdio:[...t],[Symbol.dispose](){}};const n=(0,g.openSync)("/dev/null","r+"),s=[...t];
for(let i=s.length;i<=Math.max(...e);i+=1)s.push("ignore");for(const i of e)s[i]=n;return{stdio:s,[Symbol.dispose]:()=>(0,g.closeSync)(n)}}function ot(){const t=ts(
"/proc/meminfo"),e=s=>Number(new RegExp(`^${s}: +(\\d+) kB`,"m").exec(t)?.[1]??0)*1024,n=e("MemTotal");if(n!==0)return{total:n,available:e("MemAvailable"),shared:e(
"Shmem"),swapFree:e("SwapFree")}}function Qn(){return Number(/^oom_kill (\d+)/m.exec(ts("/proc/vmstat"))?.[1]??0)}const ya=6n;let es;function ba(){return es??=xa(),
es}function xa(){try{const t=new BigUint64Array(new Uint8Array((0,g.readFileSync)("/proc/self/auxv")).buffer),e=t.findIndex((n,s)=>s%2===0&&n===ya);return e===-1?
4096:Number(t[e+1])}catch{return 4096}}function ts(t){try{return(0,g.readFileSync)(t,"utf8")}catch{return""}}var Ea=S(193);const ns=16384,Sa=65536,_a=10,at=1e3,
$a=1;function ka(t,e){const n=new Ea.StringDecoder("utf8"),s=Promise.withResolvers();let i=[],r="",o=!1;const a=()=>{for(const c of i.slice(0,at))e(c.slice(0,ns));
i=i.slice(at),i.length>0?setTimeout(a,$a):o?s.resolve():t.resume()};return t.on("data",c=>{const l=(r+n.write(c)).split(`
`);r=(l.pop()??"").slice(0,ns);const u=c.length>=Sa,d=i.length>0;if(i=d?[...i,...l]:l,!(d||i.length===0)){if(!u&&i.length<=at)return a();t.pause(),setTimeout(a,
u?_a:0)}}),t.on("close",()=>{const c=i.length>0;r!==""&&(i=[...i,r]),o=!0,c||a()}),s.promise}var le=S(500);const ct=1e4,ss=2;function va(t){return{list(){const e=t();
if(e===void 0)return[];const n=`/proc/${e}/root/proc`;return pt(n).map(s=>`${n}/${s}`)},get shm(){const e=t();return e===void 0?void 0:`/proc/${e}/root/dev/shm`},
get namespace(){return t()}}}async function Oa(t){for(const e=Date.now()+ct;t!==void 0&&Date.now()<e;){if(!ft(ke(t)))return;await(0,le.setTimeout)(1)}}class lt{shm=void 0;namespace=void 0;#e;#t=new Map;#s=new Set;constructor(e){
this.#e=e,e.root!==void 0&&this.#s.add(e.root)}list(){return this.#n().map(e=>`/proc/${e}`)}#n(){const e=pt("/proc"),n=new Set(e);for(const i of this.#t.keys())
n.has(i)||this.#t.delete(i);let s=e.filter(i=>!this.#t.has(i));for(const i of s)this.#t.set(i,!1);for(let i=s;i.length>0;s=s.filter(r=>!this.#t.get(r)))i=s.filter(
r=>this.#i(r));return e.filter(i=>this.#t.get(i))}#i(e){const n=ke(e);if(n===void 0||e===process.pid)return!1;const{root:s,marker:i,lock:r}=this.#e,o=this.#t.get(
n.parent)||this.#s.has(n.group)||this.#s.has(n.session);if(!(e===s||o||(r?.(ja(e))??!1)||(i?.(Ia(e))??!1)))return!1;this.#t.set(e,!0);for(const c of[n.group,n.session])
s!==void 0&&c!==0&&this.#s.add(c);return!0}async end(){let e=!1;for(const n=Date.now()+ct;Date.now()<n;){const s=this.#n().filter(i=>ft(ke(i)));if(s.length===0&&
e)return!0;e=s.length===0;for(const i of s)ut(i);await(0,le.setTimeout)(ss)}return!1}}function ut(t){try{process.kill(t,"SIGKILL")}catch{}}async function Vd(t){
await new lt({marker:e=>e!==""&&t(e)}).end()}async function Ra(t,e){const n=e===void 0?void 0:`${t}${e}`,s=dt(n??t);await new lt({marker:i=>n===void 0?i.startsWith(
t):i===n,lock:i=>n===void 0?Math.floor(i/ue)===Math.floor(s/ue):i===s}).end()}async function Ta(t,e){const n=t.slice(0,t.lastIndexOf("/")+1),s=i=>{const r=ve(`/\
proc/${i}/cmdline`).split("\0").find(o=>o.startsWith(n));return r!==void 0&&r!==e};for(const i=Date.now()+ct;Date.now()<i;){const r=pt("/proc").map(Number).filter(
o=>s(o)&&ft(ke(o)));if(r.length===0)return;for(const o of r)ut(o);await(0,le.setTimeout)(ss)}}const ue=2**24;function dt(t){const[e="",n=""]=t.split("/",2),s=i=>(0,E.
createHash)("sha256").update(i).digest().readUIntBE(0,3);return(ue/2+s(e)%(ue/2))*ue+s(n)}function ja(t){return Number(/^Max file locks +(\d+)/m.exec(ve(`/proc/${t}\
/limits`))?.[1]??0)}function Ia(t){return ve(`/proc/${t}/environ`).split("\0").find(n=>n.startsWith(`${X}=`))?.slice(X.length+1)??""}function ke(t){const e=ve(`\
/proc/${t}/stat`),[n="",s,i,r]=e.slice(e.lastIndexOf(")")+2).split(" ",4);return e===""?void 0:{state:n,parent:Number(s),group:Number(i),session:Number(r)}}function ft(t){
return t!==void 0&&!/^[ZX]/.test(t.state)}function pt(t){try{return(0,g.readdirSync)(t).filter(e=>/^\d+$/.test(e)).map(Number)}catch{return[]}}function ve(t){try{
return(0,g.readFileSync)(t,"utf8")}catch{return""}}var La=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object ex\
pected.");var s,i;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)
throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(i=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");i&&(s=function(){
try{i.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Na=(function(t){return function(e){
function n(o){e.error=e.hasError?new t(o,e.error,"An error was suppressed during disposal."):o,e.hasError=!0}var s,i=0;function r(){for(;s=e.stack.pop();)try{if(!s.
async&&i===1)return i=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var o=s.dispose.call(s.value);if(s.async)return i|=2,Promise.resolve(o).then(r,function(a){
return n(a),r()})}else i|=1}catch(a){n(a)}if(i===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function ee(t,e,n){n.signal?.throwIfAborted();
const s=Qn(),{child:i,told:r}=Aa(t,e,n),o=n.namespace?za(i.stdio[4]):()=>"",a=()=>Number(/"child-pid": (\d+)/.exec(o())?.[1]??Number.NaN)||void 0,c=new lt(Ca(i.
pid,n)),l=(0,it.once)(i,"close");l.catch(()=>{});const u=async()=>{i.pid!==void 0&&ut(-i.pid),n.sweep&&await c.end()},d=()=>{u()};n.signal?.addEventListener("ab\
ort",d,{once:!0});const p=new AbortController,m=n.watch?.(n.namespace?va(a):c,p.signal);m?.then(_=>_&&u());try{const[_,b]=await(0,it.once)(i,"exit");p.abort(),await u(),
await Da(i,l),await r,await Oa(a()),n.signal?.throwIfAborted();const V=Qn()>s;return{...Ba(_,b),breach:await m,shortOfMemory:V}}finally{p.abort(),n.signal?.removeEventListener(
"abort",d)}}function Aa(t,e,n){const s={stack:[],error:void 0,hasError:!1};try{const i=["ignore","pipe","pipe",n.channel===void 0?"ignore":"pipe"],r=La(s,Xn([...i,
n.namespace?"pipe":"ignore"]),!1),o=(0,qn.spawn)(t,e,{cwd:n.cwd,env:{...n.env},detached:!0,stdio:r.stdio}),a=o.stdio[3];a&&"end"in a&&(a.on("error",()=>{}),a.end(
n.channel));const{onLine:c=()=>{}}=n,l=["stdout","stderr"].map(u=>{const d=o[u];return d?ka(d,p=>c(p,u)):void 0});return{child:o,told:Promise.all(l)}}catch(i){s.
error=i,s.hasError=!0}finally{Na(s)}}function Ca(t,{env:e,sweep:n}){const s=n?e[X]:void 0;if(s===void 0)return{root:t};const i=dt(s);return{root:t,marker:r=>r===
s,lock:r=>r===i}}const Ma=1e4;async function Da(t,e){const n=setTimeout(()=>{for(const s of t.stdio)s?.destroy()},Ma);await e,clearTimeout(n)}const Pa=["SIGHUP",
"SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGSEGV","SIGTERM","SIGXFSZ"];function Ba(t,e){const n=typeof t=="number"?t:null,s=Pa.find(i=>n===128+rt.constants.
signals[i]);return{exitCode:n,signal:typeof e=="string"?e:s??null}}const Fa=4096;function za(t){let e="";return t instanceof fa.Readable&&t.setEncoding("utf8").
on("data",n=>{e=(e+n).slice(0,Fa)}),()=>e}const is=[["core.hooksPath","/dev/null"],["core.fsmonitor","false"],["init.templateDir",""],["init.defaultBranch","mai\
n"],["safe.directory","*"],["gc.autoDetach","false"],["advice.detachedHead","false"],["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],rs=/no space left on device|disk quota exceeded|unable to write file/i,
ht=1e3,mt=50,os=2e3;function as(t,e){const n={...e.env,...Ua(t)},s=async i=>{const r=[];let o=0;const{exitCode:a,breach:c}=await ee("git",i,{cwd:"/",env:n,signal:e.
signal,watch:e.guard?.watch,onLine(u,d){d!=="stdout"&&(r.push(u.slice(0,os)),r.length>=2*mt&&r.splice(0,mt),o+=1,o<=ht&&e.onLine($e(u.slice(0,os))))}});o>ht&&e.
onLine(`[\u2026 ${o-ht} more lines of git are left out here \u2026]`);const l=r.slice(-mt).map($e);if(c)throw v("clone",c.code,`The clone was stopped because ${c.
because}`,l);return{exitCode:a,errors:l}};return{try:s,async must(i){const{exitCode:r,errors:o}=await s(i);if(r===0)return;throw rs.test(o.join(`
`))?v("clone","disk_full","The disk is full: the repository could not be checked out",o):v("clone","clone_failed",`The checkout failed: ${gt(o)}`,o)}}}function Ua(t){
const e=is.flatMap(([n,s],i)=>[[`GIT_CONFIG_KEY_${i}`,n],[`GIT_CONFIG_VALUE_${i}`,s]]);return{LC_ALL:"C",GIT_TERMINAL_PROMPT:"0",GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"\
/dev/null",GIT_ALLOW_PROTOCOL:t,GIT_CONFIG_COUNT:String(is.length),...Object.fromEntries(e)}}function gt(t){return(t.findLast(n=>/^(?:fatal|error|remote):/.test(
n))??t.at(-1)??"git said nothing").replace(/^(?:fatal|error): /,"")}async function wt(t,e,n){const s=await t(e);try{return await n()}finally{s()}}const cs="cach\
e";function yt(t){return(0,E.createHash)("sha256").update(JSON.stringify([t.org,t.project,t.appID])).digest("hex").slice(0,32)}async function Ga(t,e,n,s){await(0,h.
mkdir)((0,f.join)(t,yt(e)),{recursive:!0});const i=await(0,h.realpath)((0,f.join)(t,yt(e)));await(0,h.chmod)(i,493);const r=(0,f.join)(i,n);await te(r);const o={
cache:(0,f.join)(i,cs),root:r,source:(0,f.join)(r,"source"),home:(0,f.join)(r,"home"),tmp:(0,f.join)(r,"tmp")};for(const a of Object.values(o))await(0,h.mkdir)(
a,{recursive:!0}),s!==void 0&&await(0,h.chown)(a,s,s);return{app:i,...o,[Symbol.asyncDispose]:()=>Ha(i,r)}}async function Ha(t,e){await(0,h.chmod)(t,493).catch(
()=>{}),await te(e)}const Oe=".removed";async function Wa(t){const e=[];for(const n of await bt(t))n!==Oe&&e.push(...await Ya((0,f.join)(t,n)));return e}async function Ya(t){
return await(0,h.chmod)(t,493).catch(()=>{}),(await bt(t)).filter(e=>e!==cs).map(e=>(0,f.join)(t,e))}async function bt(t){return(await(0,h.readdir)(t,{withFileTypes:!0}).
catch(()=>[])).filter(n=>n.isDirectory()).map(n=>n.name)}async function Ka(t,e){for(const n of e)await(0,h.mkdir)((0,f.join)(t,Oe),{recursive:!0,mode:448}).catch(
()=>{}),await(0,h.chmod)(n,448).catch(()=>{}),await(0,h.rename)(n,(0,f.join)(t,Oe,(0,E.randomUUID)())).catch(()=>{})}async function Za(t,e,n){const s=(0,f.join)(
t,Oe),i=[];for(const r of[...(await bt(s)).map(o=>(0,f.join)(s,o)),...e])await te(r,{signal:n})||i.push(r);return await(0,h.rmdir)(s).catch(()=>{}),i}const Va=10*
6e4;async function te(t,{signal:e,ms:n=Va}={}){if(!await Re(t))return!0;const s=AbortSignal.any([AbortSignal.timeout(n),...e?[e]:[]]);for(const[i,...r]of[["rm",
"-rf","--one-file-system"],["chmod","-R","u+rwX"],["rm","-rf"]]){if(await ee(i,[...r,"--",t],{cwd:"/",env:qa,signal:s}).catch(Ja)==="missing")return Xa(t);if(s.
aborted||!await Re(t))break}return!await Re(t)}const qa={PATH:"/usr/local/bin:/usr/bin:/bin",LC_ALL:"C"};function Ja(t){return T(t)==="ENOENT"?"missing":void 0}
async function Xa(t){return await(0,h.rm)(t,{recursive:!0,force:!0}).catch(()=>{}),!await Re(t)}async function Re(t){return(0,h.lstat)(t).then(()=>!0,e=>T(e)!==
"ENOENT")}async function Qa(t,e){const{exitCode:n}=await ee("chown",["-RhP",`${e}:${e}`,"--",t],{env:{},cwd:"/"});if(n!==0)throw new Error(`chown of ${t} failed`)}
async function ec(t,e,n,s,i){const r=(0,E.createHash)("sha256").update(e.url).digest("hex").slice(0,32),o=(0,f.join)(t,`${r}.git`);for(const p of[o,ls(o)])i.guard?.
include(p);const a=as(e.protocols,i),c=await wt(i.lock,`mirror:${r}`,()=>tc(a,o,e,n)),{branch:l}=n,u=(0,f.join)(s,".git");await Vn(u,{bare:!1,branch:l,lender:o,
origin:e.shown}),await a.must(["-C",s,"reset","-q","--hard",c]);const d=(await(0,h.readFile)((0,f.join)(u,"refs/heads",l),"utf8")).trim();return await(0,h.writeFile)(
(0,f.join)(u,"shallow"),`${d}
`),(0,g.existsSync)((0,f.join)(s,".gitmodules"))&&await sc(s,e,i),{commit:d,mirror:o}}async function tc(t,e,n,s){if(!(0,g.existsSync)(e))return us(t,e,n,s);const i=s.
commit&&["-C",e,"rev-parse","--quiet","--verify",`${s.commit}^{commit}`];if(s.commit&&i&&(await t.try(i)).exitCode===0)return s.commit;try{return await ds(t,e,n,
s)}catch(r){if(oc(r)!=="clone_failed")throw r;return us(t,e,n,s)}}function ls(t){return`${t}.new`}async function us(t,e,n,s){const i=ls(e);await te(i);try{await Vn(
i,{bare:!0,branch:"main"});const r=await ds(t,i,n,s,nc);return await te(e),await(0,h.rename)(i,e),r}finally{await te(i)}}const nc=["-c","maintenance.auto=false"];
async function ds(t,e,{url:n,shown:s},i,r=[]){const o=i.commit?[i.commit]:[`refs/heads/${i.branch}`,`refs/tags/${i.branch}`];for(const a of o){const c=`refs/sli\
pway/${(0,E.createHash)("sha256").update(a).digest("hex").slice(0,16)}`,l=["-q","--depth=1","--no-tags","--",n,`+${a}:${c}`],u=await t.try(["-C",e,...r,"fetch",
...l]);if(u.exitCode===0)return/^[0-9a-f]*/.exec(await(0,h.readFile)((0,f.join)(e,"FETCH_HEAD"),"utf8"))?.[0]??"";const d=rc(u.errors,s,i);if(d.facts.code!=="br\
anch_not_found")throw d}throw v("clone","branch_not_found",`The repository ${s} has no branch "${i.branch}"`)}async function sc(t,e,n){const s=as("https",n),i=[
"submodule","update","-q","--init","--recursive","--depth=1","--recommend-shallow"],{exitCode:r,errors:o}=await s.try(["-C",t,...i]);if(r===0)return;const a=/transport '[^']*' not allowed/.
test(o.join(`
`));throw v("clone",a?"repository_not_allowed":"clone_failed",`A submodule of ${e.shown} ${a?"has a URL that is not https":"could not be fetched"}: ${gt(o)}`,o)}
const ic=[[/transport '[^']*' not allowed/,"repository_not_allowed",t=>`The repository ${t} is of a kind that is not cloned`],[/couldn't find remote ref [0-9a-f]{40}|not our ref|unadvertised object|no such remote ref [0-9a-f]{40}/,
"commit_not_found",(t,{commit:e})=>`The repository ${t} has no commit ${e}`],[/couldn't find remote ref/,"branch_not_found",(t,{branch:e})=>`The repository ${t}\
 has no branch "${e}"`],[rs,"disk_full",()=>"The disk is full: the repository could not be fetched"],[/repository '[^'\n]*' not found|does not appear to be a git repository|does not exist|could not read (?:Username|Password)|Authentication failed|error: 40[134]/,
"repository_not_found",t=>`The repository ${t} was not found, or it is private`]];function rc(t,e,n){const s=t.join(`
`),[,i,r]=ic.find(([o])=>o.test(s))??[];return i&&r?v("clone",i,r(e,n),t):v("clone","clone_failed",`The repository ${e} could not be fetched: ${gt(t)}`,t)}function oc(t){
return t instanceof j?t.facts.code:void 0}const ac={bytes:32*1024**2,memory:64*1024**2,fileBytes:1024**2,files:4e3,entries:5e4,depth:24,ms:3e3},cc=2,lc=32,uc=64;
class dc{root;#e;#t;#s;#n=new Map;#i=0;#r=0;#o=0;#a=0;constructor(e,n,s=ac){this.root=e,this.#e=n,this.#t=s,this.#s=n.now()+s.ms}get isOver(){const{bytes:e,memory:n,
files:s,entries:i}=this.#t;return this.#i>=e||this.#r>=n?!0:this.#o>=s||this.#a>=i||this.#e.now()>=this.#s}get used(){return{bytes:this.#i,files:this.#o,entries:this.#a}}async lines(e){
if(this.#n.has(e))return this.#n.get(e);if(this.isOver)return;this.#o+=1;const n=Math.min(this.#t.fileBytes,this.#t.bytes-this.#i),s=await Yr(this.root,e,n),i=s?.
text.split(`
`);return this.#i+=s?.bytes??0,this.#r+=(s?.text.length??0)*cc+(i?.length??0)*lc,this.#n.set(e,i),i}async filesIn(e,n){const s=[];let i=!1;for await(const r of this.#c(
e))if(i=!0,(r.isFile()||r.isSymbolicLink())&&s.push((0,f.join)(e,r.name)),s.length>n)return;return i&&!this.isOver?s:void 0}async*walk(e){let n=[this.root];for(let s=0;s<=
this.#t.depth&&n.length>0;s++){const i=[];for(const r of n)for await(const o of this.#c(r)){const a=(0,f.join)(r,o.name);o.isDirectory()&&!/^(?:\.|node_modules$)/.
test(o.name)&&i.push(a),o.isFile()&&e.test(o.name)&&(yield a)}n=i}}async*#c(e){if(!this.isOver)try{for await(const n of await(0,h.opendir)(e,{bufferSize:uc}))if(this.#a+=
1,yield n,this.isOver)return}catch{}}}var fc=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,
i;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(i=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");i&&(s=function(){try{i.call(
this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},pc=(function(t){return function(e){
function n(o){e.error=e.hasError?new t(o,e.error,"An error was suppressed during disposal."):o,e.hasError=!0}var s,i=0;function r(){for(;s=e.stack.pop();)try{if(!s.
async&&i===1)return i=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var o=s.dispose.call(s.value);if(s.async)return i|=2,Promise.resolve(o).then(r,function(a){
return n(a),r()})}else i|=1}catch(a){n(a)}if(i===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function hc(t,e,n){const s={stack:[],
error:void 0,hasError:!1};try{const{folders:i,limits:r,clock:o}=t;for(const b of Object.values(i))await(0,h.mkdir)(b,{recursive:!0,mode:448});const a=await t.sandbox(),
c=fc(s,new Yo((0,f.join)(i.logs,`${e.deployID}.log`),r.logBytes,e.env),!0),l=await Ga(i.builds,e.app,e.deployID,a.ownerOf(e.app)),u=new AbortController,d=new AbortController;
o.sleep(r.timeoutMs,d.signal).then(()=>u.abort(new Error("the time limit")),()=>{});const p=AbortSignal.any([n.signal,u.signal]),m={context:t,job:e,sandbox:a,workspace:l,
log:c,signal:p,mirror:"",root:l.source,step:"",stage:"clone"},_=b=>{m.stage=b,n.onStage(b)};try{const b=await mc(m,_,n);return d.abort(),await n.onOutput?.({directory:b.
directory,kind:b.kind,log:c}),{...b,[Symbol.asyncDispose]:()=>l[Symbol.asyncDispose]()}}catch(b){const V=await xc(b,m,u.signal.aborted).finally(()=>l[Symbol.asyncDispose]());
throw n.signal.throwIfAborted(),V}finally{d.abort()}}catch(i){s.error=i,s.hasError=!0}finally{const i=pc(s);i&&await i}}async function mc(t,e,n){const{job:s,workspace:i}=t;
e("clone");const r=await wc(t);n.onCommit(r);const o=await yc(t);t.root=o;const a=await uo(o,i.source),c=await gc(t,a);bc(t),e("install"),await yo(t,a,o,c!==void 0),
e("build");const l=await Vo({source:i.source,folder:o,asked:s.outputDirectory,built:c!==void 0});return c!==void 0&&await ce(t,"build",c,o,a),{commit:r,...await qo(
l)}}async function gc({job:t,root:e},n){if(t.buildCommand)return t.buildCommand;if(n.hasBuildScript)return`${n.manager} run build`;const s=n.packageJson&&Go(n.packageJson,
n.manager);if(s&&!await Jo(e,t.outputDirectory))throw s}async function wc(t){const{context:e,job:n,workspace:s,log:i,signal:r}=t,o=ua(n.repository,e.rules);t.step=
`the clone of ${o.shown}`,i.line(`Cloning ${o.shown}, ${n.commit?`commit ${n.commit}`:`branch ${n.branch}`}`);const a={...e.hostEnv,PATH:e.path,[X]:e.markerOf(n)},
c=t.sandbox.guardOf(s),l={env:a,signal:r,guard:c,lock:e.lock,onLine:m=>i.line(m)},{commit:u,mirror:d}=await ec(e.folders.mirrors,o,n,s.source,l);t.mirror=d,i.line(
`Checked out ${u}`);const p=t.sandbox.ownerOf(n.app);return p!==void 0&&await Qa(s.source,p),u}async function yc({job:t,workspace:e}){const n=t.settings.rootDirectory??
".",s=await we(e.source,n).catch(()=>{});if(s&&(await(0,h.stat)(s)).isDirectory())return s;throw v("clone","root_directory_missing",`The app's root directory \`${n}\
\` is not in the repository`)}function bc({job:t,log:e}){const n=t.settings.nodeVersion;n&&Number.parseInt(n.replace(/^v/,""),10)!==Number.parseInt(process.versions.
node,10)&&e.line(`Warning: the app asks for Node.js ${n}, builds here run Node.js ${process.versions.node}`)}async function xc(t,e,n){const{log:s,stage:i,step:r,
context:o,workspace:a,root:c}=e;if(n){const u=`The build took longer than its limit of ${Mi(o.limits.timeoutMs)} and was stopped during ${r}`;return s.line(u),v(
i,"build_timeout",u,s.last())}if(t instanceof j){const l=t.facts.diagnostics,u=new dc(a.source,o.clock),d=l.length>0?l:await jo(xr(s.recent()),u,c);return s.line(
t.message),new j({...t.facts,log:s.last(),diagnostics:d})}return Ke(t)?v(i,"disk_full","The disk is full",s.last()):t}const fs=1024,U=1024*fs,xt=1024*U,ps=[["Ti\
B",1024*xt],["GiB",xt],["MiB",U],["KiB",fs]];function qd(t,e){const[,n,s]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.exec(t.trim())??[],i=ps.find(([o])=>o.toLowerCase()===
s?.toLowerCase())?.[1],r=Math.round(Number(n)*(i??Number.NaN));if(r>0&&Number.isSafeInteger(r))return r;throw new SlipwayError("invalid_input",`${e}: "${t}" is \
not a size`,{input:e,remedy:"Write it with a unit, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}function G(t){const[e,n]=ps.find(([,i])=>t>=i)??["\
bytes",1],s=t/n;return`${s<10&&n>1?s.toFixed(1).replace(/\.0$/,""):Math.round(s)} ${e}`}function hs(t,e){return t*(.25+.75*Math.min(1,Math.max(0,e)))}var Ec=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,i;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(i=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");i&&(s=function(){try{i.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Sc=(function(t){return function(e){function n(o){e.error=e.hasError?new t(o,e.error,"An \
error was suppressed during disposal."):o,e.hasError=!0}var s,i=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&i===1)return i=0,e.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var o=s.dispose.call(s.value);if(s.async)return i|=2,Promise.resolve(o).then(r,function(a){return n(a),r()})}else i|=1}catch(a){n(a)}if(i===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});function ms(t){try{const{bavail:e,blocks:n,bsize:s,ffree:i}=(0,g.statfsSync)(t);
return{bytes:e*s,size:n*s,files:i}}catch{return}}function _c(t){try{return(0,g.lstatSync)(t).dev}catch{return}}const $c=6e4,gs=["-type","d","-printf","%b\\n","-\
o","-links","1","-printf","%b\\n","-o","-printf","%b %i\\n"];async function kc(t,e){const n={bytes:0,files:0,complete:!0,seen:new Set},s=`@${Math.floor(t.since/
1e3)}`;if(!await ws([...t.whole,"-xdev",...gs],n,e))return;t.changed.length>0&&await ws([...t.changed,"-xdev","-newerct",s,"(",...gs,")"],n,e);const{bytes:i,files:r,
complete:o}=n;return{bytes:i,files:r,complete:o}}async function ws(t,e,n){const s={stack:[],error:void 0,hasError:!1};try{const i=Ec(s,Xn(["ignore","pipe","pipe"]),
!1),r=(0,qn.spawn)("nice",["-n","19","find","-P",...t],{cwd:"/",env:{PATH:"/usr/local/bin:/usr/bin:/bin",LC_ALL:"C"},stdio:i.stdio,timeout:$c,killSignal:"SIGKIL\
L"});let o="",a=!1,c=!1;r.stdout?.setEncoding("latin1").on("data",d=>{const p=(o+d).split(`
`);o=p.pop()??"";for(const m of p)vc(m,e);(e.bytes>n.bytes||e.files>n.files)&&r.kill("SIGKILL")}),r.stderr?.setEncoding("latin1").on("data",d=>{a||=/permission denied|too long/i.
test(d),c||=/unrecognized|unknown|illegal|invalid/i.test(d)});const[l]=await(0,it.once)(r,"close").catch(()=>[void 0]),u=e.bytes>n.bytes||e.files>n.files;return(typeof l!=
"number"&&!u||a)&&(e.complete=!1),l!==void 0&&!c}catch(i){s.error=i,s.hasError=!0}finally{Sc(s)}}function vc(t,e){const[n="",s]=t.split(" ",2);if(s!==void 0){if(e.
seen.has(Number(s)))return;e.seen.add(Number(s))}e.bytes+=Number(n)*512,e.files+=1}const Oc=2e4;function ys(t){let e=0;for(const n of t)e+=Number(Ss(`${n}/statm`).
split(" ",2)[1]??0);return e*ba()}function Rc(t){let e=0,n=0;for(const s of t){const i=Ss(`${s}/smaps_rollup`),r=c=>Number(new RegExp(`^${c}: +(\\d+) kB`,"m").exec(
i)?.[1]??0)*1024,o=r("Pss");o===0&&(e+=ys([s]));const a=r("Pss_Shmem");e+=o-a+r("SwapPss"),n+=a}return{own:e,mapped:n}}function bs(t){if(t.shm===void 0)return 0;
try{const{blocks:e,bfree:n,bsize:s}=(0,g.statfsSync)(t.shm);return(e-n)*s}catch{return 0}}function xs(t,e){const n=t.shm===void 0?void 0:Es(t.shm)?.dev,s=new Set,
i={disk:0,memory:0};for(const r of t.list())for(const o of Ic(`${r}/fd`)){if(s.size>=Oc)return i;const a=Es(`${r}/fd/${o}`);!a?.isFile()||a.nlink>0||a.dev===n||
s.has(`${a.dev}:${a.ino}`)||(s.add(`${a.dev}:${a.ino}`),a.dev===e?i.disk+=a.blocks*512:Tc(a.dev)&&(i.memory+=a.blocks*512))}return i}function Tc(t){return(Math.
floor(t/256)&4095)===0}async function jc(t){if(t===void 0||process.getuid?.()!==0)return 0;const e=[],n=["-t",String(t),"-i","cat","/proc/sysvipc/shm"];await ee(
"nsenter",n,{cwd:"/",env:{PATH:"/usr/local/bin:/usr/bin:/bin"},onLine:o=>e.push(o)}).catch(()=>{});const[s="",...i]=e.map(o=>o.trim()),r=s.split(/\s+/).indexOf(
"rss");return i.reduce((o,a)=>o+(Number(a.split(/\s+/)[r])||0),0)}function Es(t){try{return(0,g.statSync)(t)}catch{return}}function Ic(t){try{return(0,g.readdirSync)(
t)}catch{return[]}}function Ss(t){try{return(0,g.readFileSync)(t,"utf8")}catch{return""}}const Lc=1/20,Nc=1/4,Ac=3e3,Cc=1/100;class Mc{#e;#t;#s;#n;#i;#r;#o=0;#a=0;#c;#l;#d=performance.
now();#p=0;constructor(e,n,s){this.#e=s,this.#s=[n],this.#t={whole:[e],changed:this.#s,since:Date.now()},this.#n=ms(e),this.#r=this.#n;const{size:i=0,bytes:r=0}=this.#n??
{};this.#i=Math.min(Math.max(512*U,i*.02),5*xt,r/2)}include(e){this.#s.push(e)}look(e){const n=this.#u();if(!n)return{room:Number.POSITIVE_INFINITY};const s=Math.
min(this.#e.diskBytes-this.#o,n.bytes-this.#i),i=performance.now()-this.#d,r=this.#o>this.#e.diskBytes||this.#a>this.#e.diskFiles,a=n.bytes<this.#i?this.#p/Nc:r?
this.#p/Lc:Math.max(Ac,this.#p/Cc);return this.#c===void 0&&i>=a&&this.#f(e),{room:s,breach:this.#l}}async settle(e){await this.#c,this.#u();const n=this.#o>this.#e.
diskBytes/2||this.#a>this.#e.diskFiles/2;return this.#l??(n?await this.#f(e):void 0)}#u(){const e=ms(this.#t.whole[0]??"/");return e&&this.#r&&(this.#o+=Math.max(
0,this.#r.bytes-e.bytes),this.#a+=Math.max(0,this.#r.files-e.files)),this.#r=e??this.#r,e}#f(e){return this.#c=this.#h(e).finally(()=>{this.#c=void 0}),this.#c}async#h(e){
const n=performance.now(),s={bytes:this.#o,files:this.#a},{diskBytes:i,diskFiles:r}=this.#e,o=await kc(this.#t,{bytes:i,files:r}),a=xs(e,_c(this.#t.whole[0]??"/")).
disk;this.#d=performance.now(),this.#p=this.#d-n;const c=o?.complete?{bytes:o.bytes+a,files:o.files}:{bytes:Math.max(s.bytes,o?.bytes??0),files:Math.max(s.files,
o?.files??0)};return this.#o=c.bytes+this.#o-s.bytes,this.#a=c.files+this.#a-s.files,this.#l=this.#m(c),this.#l}#m({bytes:e,files:n}){const{diskBytes:s,diskFiles:i}=this.#e;
if(e>s)return _s(`it wrote more than ${G(s)}, which is what a build may write`);if(n>i)return _s(`it made more than ${i.toLocaleString("en")} files, which is wh\
at a build may make`);const r=this.#r?.bytes??Number.POSITIVE_INFINITY,o=e/Math.max(1,(this.#n?.bytes??0)-r);return r>=hs(this.#i,o)?void 0:{code:"disk_full",because:`\
the disk of the platform ran short: ${G(r)} were left, and it wrote ${G(e)}`}}}function _s(t){return{code:"disk_quota",because:t}}const Dc=1/30,Pc=30,Bc=16*U;class Fc{#e;#t=ot();#s;#n=0;constructor(e){
this.#e=e;const{total:n=0,available:s=0}=this.#t??{};this.#s=Math.min(Math.max(128*U,n*.03),1024*U,s/2)}async look(e){const n=ot();if(!n||!this.#t)return{room:Number.
POSITIVE_INFINITY};const s=Math.max(bs(e),n.shared-this.#t.shared),i=Math.max(0,this.#t.swapFree-n.swapFree),r=ys(e.list())+s+i,o=Math.min(this.#e-r,n.available-
this.#s);return o>0||performance.now()<this.#n?{room:o}:this.#i(e,n)}async#i(e,n){let s=await this.#r(e);const i=Math.max(1,(this.#t?.available??0)-n.available);
if(s>this.#e&&(await(0,le.setTimeout)(Pc),s=Math.min(s,await this.#r(e)),s>this.#e))return{room:0,breach:zc(s,this.#e)};const r=n.available<hs(this.#s,s/i);return{
room:this.#e-s,breach:r?Uc(n.available,s):void 0}}async#r(e){const n=performance.now(),{own:s,mapped:i}=Rc(e.list()),o=(ot()?.shared??0)-(this.#t?.shared??0)>Bc?
await jc(e.namespace):0,a=bs(e)+xs(e).memory+o,c=performance.now();return this.#n=c+(c-n)/Dc,s+Math.max(i,a)}}function zc(t,e){return{code:"out_of_memory",because:`\
it used ${G(t)} of memory, and the processes of a build may use ${G(e)} together`}}function Uc(t,e){return{code:"out_of_memory",because:`the platform's machine \
ran short of memory: ${G(t)} were left, and it used ${G(e)}`}}const Gc=250,Hc=25,Wc=4e6;function Yc(t){const e=new Fc(t.memoryBytes),n=new Mc(t.root,t.cache,t);
return{include:s=>n.include(s),async watch(s,i){let r=Number.POSITIVE_INFINITY;for(;;){const o=Math.min(Gc,Math.max(Hc,r/Wc));if(!await Zc(o,i))return n.settle(
s).catch(()=>{});const a=await Kc(e,n,s);if(a.breach)return a.breach;r=a.room}}}}async function Kc(t,e,n){const s=e.look(n),i=await t.look(n);return{room:Math.min(
s.room,i.room),breach:s.breach??i.breach}}async function Zc(t,e){return(0,le.setTimeout)(t,!0,{signal:e}).catch(()=>!1)}const Et=["/usr","/bin","/sbin","/lib","\
/lib32","/lib64","/etc","/opt","/nix"],$s="/run/systemd/resolve",ks=19e8,Vc=1e8;function qc(t,e){return["ulimit -c 0 2>/dev/null",`ulimit -f ${Math.ceil(t.fileBytes/
512)} 2>/dev/null`,e?`ulimit -u ${t.processes} 2>/dev/null || ulimit -p ${t.processes} 2>/dev/null`:'[ -z "$2" ] || (ulimit -w "$2") 2>/dev/null && ulimit -w "$\
2" || { (ulimit -x "$2") 2>/dev/null && ulimit -x "$2"; }',"echo 1000 2>/dev/null >/proc/self/oom_score_adj",'eval "$(cat <&3)"',"exec 3<&-",'exec /bin/sh -c "$\
1"'].join(`
`)}const Jc={kind:"none",reason:"it was asked for"};async function Xc(t){const{want:e,limits:n,known:s}=t,i=process.getuid?.()===0,r=s??(e==="none"?Jc:await Qc(
i)),o=r.kind==="bubblewrap",a=d=>o&&i?ks+Number.parseInt(yt(d).slice(0,8),16)%Vc:void 0,c=qc(n,o),l=new WeakMap,u=d=>{const p=l.get(d)??Yc({...n,root:d.root,cache:d.
cache});return l.set(d,p),p};return{isolation:r,ownerOf:a,guardOf:u,tmpOf:d=>o?"/tmp":d.tmp,async run(d){const p=o?await tl(d,t,r,a(d.app)):[],m=o?"":String(dt(
d.outerEnv[X]??"")),[_="/bin/sh",...b]=[...p,"/bin/sh","-c",c,"sh",d.script,m];return ee(_,b,{cwd:o?"/":d.cwd,env:{...d.outerEnv,PATH:"/usr/local/bin:/usr/bin:/\
bin"},channel:Mr({...d.env,...d.outerEnv}),signal:d.signal,sweep:!o,namespace:o,watch:u(d.workspace).watch,onLine:d.onLine})}}}async function Qc(t){const e=[];for(const n of[
U,void 0]){const s=[...vs(t),...await Rs(n),...Os(t?ks:void 0)],i=await ee("bwrap",[...s,"true"],{cwd:"/",env:{PATH:"/usr/local/bin:/usr/bin:/bin"},onLine:r=>e.
push(r)}).catch(()=>{});if(i===void 0)return{kind:"none",reason:"bubblewrap is not installed"};if(i.exitCode===0)return{kind:"bubblewrap",asRoot:t,boundsFiles:n!==
void 0}}return{kind:"none",reason:`bubblewrap does not work here: ${e.at(-1)??"no reason given"}`}}const el=1/4;async function tl(t,{tools:e,dataDir:n,limits:s},{
boundsFiles:i},r){const{app:o,root:a,cache:c,tmp:l}=t.workspace;if(await(0,h.realpath)(l).catch(()=>"")!==l)throw v("build","build_failed","A command of the bui\
ld replaced its folder for temporary files");const u=e.filter(p=>!Et.some(m=>M(m,p))),d=[...Et,...u].some(p=>M(p,n));return["bwrap",...vs(r!==void 0),...await Rs(
i?Math.ceil(s.memoryBytes*el):void 0),...await nl(o,r??process.getuid?.(),t.workspace),"--bind",l,"/tmp",...u.flatMap(p=>[...Te(p),"--ro-bind-try",p,p]),...d?["\
--tmpfs",n]:[],...t.readable.flatMap(p=>[...Te(p),"--ro-bind-try",p,p]),...[a,c].flatMap(p=>[...Te(p),"--bind",p,p]),...d?["--remount-ro",n]:[],"--remount-ro","\
/","--info-fd","4","--chdir",t.cwd,...Os(r)]}function vs(t){const e=["--unshare-pid","--unshare-ipc","--unshare-uts","--unshare-cgroup-try","--die-with-parent"];
return t?[...e,"--cap-drop","ALL",...["SETUID","SETGID","SETPCAP"].flatMap(n=>["--cap-add",`CAP_${n}`])]:["--unshare-user",...e]}function Os(t){return t===void 0?
[]:["setpriv",...["--reuid",String(t),"--regid",String(t),"--clear-groups"],"--no-new-privs","--inh-caps=-all","--bounding-set=-all"]}async function nl(t,e,n){if(e===
void 0)return[];const s=(0,f.join)(t,"passwd"),i=e===0?"":`build:x:${e}:${e}::${n.home}:/bin/sh
`;return await(0,h.writeFile)(s,`root:x:0:0:root:/root:/bin/sh
${i}`),await(0,h.chmod)(s,420),["--ro-bind",s,"/etc/passwd"]}async function Rs(t){const e=await Promise.all(Et.map(async i=>{const r=await(0,h.realpath)(i).catch(
()=>{});return r===void 0?[]:r===i?["--ro-bind",i,i]:["--symlink",r,i]})),s=["--dev","/dev",...t===void 0?[]:["--perms","1777","--size",String(t)],"--tmpfs","/d\
ev/shm","--remount-ro","/dev"];return[...e.flat(),"--ro-bind-try",$s,$s,...s,"--proc","/proc"]}function Te(t){const e=(0,f.dirname)(t);return e==="/"?[]:[...Te(
e),"--dir",e]}async function sl(t,e){const n=[(0,f.dirname)(process.execPath),(0,f.dirname)(await(0,h.realpath)(process.execPath)),...e];for(const s of t.split(
":").filter(i=>i.startsWith("/"))){const i=await(0,h.realpath)((0,f.join)(s,"npm")).catch(()=>{});i&&n.push(s,(0,f.dirname)((0,f.dirname)(i)))}return[...new Set(
n)]}const il={NODE_DISABLE_COMPILE_CACHE:"1"};function rl(t){const{limits:e,clock:n}=t,s=(0,f.resolve)(t.dataDir),i={builds:(0,f.join)(s,"builds"),mirrors:(0,f.
join)(s,"git"),logs:(0,f.join)(s,"logs")},r={...t.env,...t.lasting?{}:il},o=Ar(t.path,process.execPath),a=sn(s);let c;const l={limits:e,folders:i,hostEnv:r,path:o,
clock:n,lock:t.lock,rules:{template:t.gitUrlTemplate,allowLocal:t.allowLocalGit},markerOf:u=>`${a}${u.deployID}`,sandbox(){return c??=ol(t,o,r),c}};return{sandbox:l.
sandbox,build:(u,d)=>hc(l,u,d),async clean(u){u===null&&await Ta(rn(s,0),rn(s,process.ppid));const d=m=>u===null||(0,f.basename)(m)===u,p=(await Wa(i.builds)).filter(
d);return p.length>0&&await Ra(a,u??void 0),await Ka(i.builds,p),m=>Za(i.builds,p,m)}}}async function ol(t,e,n){return Xc({want:t.isolation,limits:t.limits,tools:await sl(
e,Nr(n)),dataDir:await(0,h.realpath)(t.dataDir),known:t.known})}const al=20,Ts=200;function cl({count:t,names:e},n){return{count:t+1,names:e.length<al?[...e,ul(
n)]:e}}function ll({count:t,names:e}){const n=t>e.length?` and ${t-e.length} more`:"";return`Left out of the plain folder: ${e.toSorted().join(", ")}${n}`}function ul(t){
const e=t.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,"\uFFFD");return e.length>Ts?`${e.slice(0,Ts)}\u2026`:e}function dl({ignoredRules:t,withheld:e,leftOut:n}){const s=t.
map(({file:i,line:r,reason:o})=>`Ignored: ${i}${r===void 0?"":`, line ${r}`}: ${o}`);return e>0&&s.push(`Left out: ${e} \xD7 .env*, for such files hold secrets`),
n.count>0&&s.push(ll(n)),s}function Jd(t,e=Date.now){return(n,s,i)=>t(`${JSON.stringify({time:new Date(e()).toISOString(),level:n,event:s,...i})}
`)}const St=()=>{},fl=/^[0-9a-f]{64}$/;function je(t){return fl.test(t)}function _t(t,e){return(0,f.join)(t,e.slice(0,2),e)}async function pl(t){try{return(await(0,h.
readdir)(t)).filter(e=>/^[0-9a-f]{2}$/.test(e))}catch(e){if(["ENOENT","ENOTDIR"].includes(T(e)??""))return[];throw e}}async function js(t){return(await(0,h.readdir)(
t,{withFileTypes:!0})).filter(e=>e.isDirectory()).map(({name:e})=>e)}const R=8;class Ie{#e;constructor(e){this.#e=e}get bytes(){return this.#e.length}has(e){let n=0,
s=this.#e.length/R-1;for(;n<=s;){const i=n+s>>>1,r=i*R,o=this.#e.compare(e,0,R,r,r+R);if(o===0)return!0;o<0?n=i+1:s=i-1}return!1}detached(){return new Ie(Buffer.
from(this.#e))}}function hl(t){return(0,E.hash)("sha256",t,"buffer").subarray(0,R)}const ml=100,Is=600*1e3;class gl{#e;#t;#s=new Map;#n=0;constructor(e,n){this.#e=
e,this.#t=n}get total(){return this.#n}note(e,n,s,i){const r=e==="object_unusable"?`${i} unusable`:i,o=this.#s.get(r),a=this.#e.monotonic();if(o&&a-o.at<Is){o.at=
a;return}this.#n+=1,this.#t("error",e,{org:n,hash:s});const[c]=this.#s.keys();this.#s.size>=ml&&c!==void 0&&this.#s.delete(c),this.#s.set(r,{path:r===i?i:void 0,
at:a})}mend(e){this.#s.size>0&&this.#s.delete(e)}async lasting(){const e=this.#e.monotonic()-Is;for(const[n,{path:s,at:i}]of this.#s)(s!==void 0&&await(0,h.stat)(
s).catch(()=>{})!==void 0||i<e)&&this.#s.delete(n);return this.#s.size}}class H extends Error{name="DamagedObject"}class wl{#e;#t=new Map;#s=new Map;#n=0;constructor(e){
this.#e=e}get weight(){return this.#n}get(e){const n=this.#t.get(e);if(n!==void 0)return n.used=!0,n.value}load(e,n,s){const i=this.get(e);if(i!==void 0)return Promise.
resolve(i);let r=this.#s.get(e);return r||(r=s().then(o=>(this.put(e,o,n(o)),o)).finally(()=>this.#s.delete(e)),this.#s.set(e,r)),r}put(e,n,s){this.delete(e),!(s>
this.#e)&&(this.#t.set(e,{value:n,weight:s,used:!1}),this.#n+=s,this.#i(e))}delete(e){this.#n-=this.#t.get(e)?.weight??0,this.#t.delete(e)}#i(e){for(const[n,s]of this.#t){
if(this.#n<=this.#e)return;this.#t.delete(n),s.used||n===e?this.#t.set(n,{...s,used:!1}):this.#n-=s.weight}}}const yl={files:1e5,fileBytes:512*1024*1024,totalBytes:4*
1024*1024*1024},C=1024*1024,Le={pathBytes:1024,pathsBytes:16*C,rulesBytes:256*1024,indexBytes:32*C},$t=32*C,Ls={pathBytes:4096,pathsBytes:32*C,rulesBytes:8*C,indexBytes:48*
C},kt=C,Ne=C,bl=8,xl=32,Xd=null,Qd=1e3,El=2*C,Sl=512;class _l{#e;#t;constructor(e=$l,n=El){this.#e=e,this.#t=new wl(n)}async digest(e,n){const{ino:s,size:i,mtimeMs:r,
ctimeMs:o}=await n.stat(),a=`${s} ${i} ${r} ${o}`,c=this.#t.get(e);if(c?.look===a)return c.digest;const l={look:a,digest:this.#e(n)};return this.#t.put(e,l,Sl+2*
(e.length+a.length)),l.digest.catch(()=>this.#t.get(e)===l&&this.#t.delete(e)),l.digest}}async function $l(t){const e=(0,E.createHash)("sha256"),n=(0,g.createReadStream)(
"",{fd:t.fd,start:0,autoClose:!1,highWaterMark:1024*1024});for await(const s of n)e.update(s);return e.digest("hex")}function kl(t){if(t.charCodeAt(0)!==47)return;
const e=t.includes("%")?Rl(t):t;if(!(e===void 0||e.includes("\0")||e.includes("\\")))return/\/\.\.?(?:\/|$)/.test(e)?void 0:e.slice(1)}const vl=/^[\w.!~*'()@:$,+=&;/-]*$/;
function ef(t){return vl.test(t)?`/${t}`:`/${t.split("/").map(Ol).join("/")}`}function Ol(t){return encodeURIComponent(t).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,
decodeURIComponent)}function Rl(t){try{return decodeURIComponent(t)}catch{return}}function tf(t,e){if(t===""||t.endsWith("/")){if(e(`${t}index.html`))return{kind:"\
file",path:`${t}index.html`};const n=t.slice(0,-1);return n!==""&&e(`${n}.html`)?{kind:"redirect",to:n}:void 0}return e(t)?{kind:"file",path:t}:e(`${t}.html`)?{
kind:"file",path:`${t}.html`}:e(`${t}/index.html`)?{kind:"redirect",to:`${t}/`}:void 0}const Ns=32,Tl=/\/:[A-Za-z]\w*[^\w/]/,jl=/^:([A-Za-z]\w*)$/,vt="it must b\
egin with a path, with one * at most and placeholders (/:name) for whole parts, each once",Il=`it has more than ${Ns} placeholders`;function As(t){const e=kl(t);
return e===void 0?vt:Ll(Cs(`/${e}`))}function Ll(t){const[e="",n,s]=t.split("*",3);if(!t.startsWith("/")||s!==void 0||Tl.test(t))return vt;const i=e.slice(1).split(
"/").map(Ot),r=(n??"").split("/").map(Ot),o=[...de(i),...de(r),...n===void 0?[]:["splat"]];if(new Set(o).size<o.length)return vt;if(o.length>Ns)return Il;if(n===
void 0)return{text:t,head:i,star:void 0};if(n===""&&e.endsWith("/")){const l=e==="/"?[]:e.slice(1,-1).split("/").map(Ot);return{text:t,head:l,star:{isRest:!0,before:"",
behind:"",tail:[]}}}const a=e.slice(e.lastIndexOf("/")+1),[c=""]=n.split("/",1);return{text:t,head:i.slice(0,-1),star:{isRest:!1,before:a,behind:c,tail:r.slice(
1)}}}function nf({head:t,star:e}){return new Set(e?[...de(t),...de(e.tail),"splat"]:de(t))}function de(t){return t.flatMap(e=>"name"in e?e.name:[])}function Ot(t){
const e=jl.exec(t)?.[1];return e===void 0?{text:t}:{name:e}}const Nl=null;class sf{path;bare;parts;#e;#t=new Map;#s=Nl;constructor(e){this.path=e,this.bare=Cs(e),
this.parts=this.bare.slice(1).split("/")}encode(e){const n=this.#t.get(e);if(n!==void 0)return n;if(this.#s-=e.length,this.#s<0)return;const s=encodePath(e).slice(
1);return this.#t.set(e,s),s}start(e){if(!this.#e){let n=1;this.#e=this.parts.map(s=>{const i=n;return n+=s.length+1,i})}return this.#e[e]??this.path.length}}function rf(t,e){
const{head:n,star:s}=t,{parts:i}=e;if(s===void 0)return i.length===n.length&&Rt(n,i,0)?new Tt(t,e,void 0):void 0;if(!Rt(n,i,0))return;if(s.isRest){if(i.length<n.
length)return;const c=n.length===0?1:e.start(n.length-1)+(i[n.length-1]??"").length+1;return new Tt(t,e,c>e.path.length?void 0:e.path.slice(c))}const r=i.length-
s.tail.length-1;if(r<n.length||!Rt(s.tail,i,r+1))return;const o=e.start(n.length)+s.before.length,a=e.start(r)+(i[r]??"").length-s.behind.length;if(!(o>a)&&e.bare.
startsWith(s.before,e.start(n.length))&&e.bare.startsWith(s.behind,a))return new Tt(t,e,e.bare.slice(o,a))}function Rt(t,e,n){for(let s=0;s<t.length;s+=1){const i=t[s],
r=e[n+s];if(i===void 0||r===void 0||("text"in i?i.text!==r:r===""))return!1}return!0}class Tt{#e;#t;#s;constructor(e,n,s){this.#e=e,this.#t=n,this.#s=s}get(e){const{
head:n,star:s}=this.#e,{parts:i}=this.#t,r=n.findIndex(a=>"name"in a&&a.name===e);if(r!==-1)return i[r]??"";const o=s?s.tail.findIndex(a=>"name"in a&&a.name===e):
-1;return s&&o!==-1?i[i.length-s.tail.length+o]??"":this.#s??""}encoded(e){return this.#t.encode(this.get(e))}}function Cs(t){return t.length>1&&t.endsWith("/")?
t.slice(0,-1):t}const Al=500,Ms=8*1024,Cl=2e3,Ds=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,Ps=/^[\t\x20-\x7e\x80-\xff]*$/,Bs=new Set(["accept-ranges","connection","conten\
t-encoding","content-length","content-range","date","etag","keep-alive","last-modified","location","server","te","trailer","transfer-encoding","upgrade","vary",
"x-request-id","x-slipway-release"]);function Ml(t){const e=[],n=[];let s;for(const[i,r]of t.split(/\r\n|\r|\n/).entries()){const o=r.trim(),a=c=>n.push({line:i+
1,reason:c});o===""||o.startsWith("#")||(o.length>Cl?a("the line is too long"):o.startsWith("/")||/^https?:/.test(o)?(s=Dl(o,e.length,a),s&&e.push(s)):s?Pl(s,o,
a):a("it stands below no path"))}return{rules:e,ignored:n}}function Dl(t,e,n){const s=As(t);if(e>=Al)n("too many rules");else if(typeof s=="string")n(s);else return{
from:s,set:[],unset:[],bytes:0}}function Pl(t,e,n){const s=/^!\s*(\S+)$/.exec(e)?.[1];if(s)return void t.unset.push(s.toLowerCase());const i=e.indexOf(":"),r=e.
slice(0,i).trim().toLowerCase(),o=e.slice(i+1).trim();if(i<1||!Ds.test(r)||!Ps.test(o))return n('it is not "Name: value"');if(r==="basic-auth")return n('"basic-\
auth" is not supported: everybody may read this path');if(r==="set-cookie"&&t.set.some(([c])=>c===r))return n("a path can set one cookie");if(Bs.has(r))return n(
`"${r}" is the edge's own`);const a=t.bytes+Bl(r,o);if(a>Ms)return n(`the headers of this path have more than ${Ms} bytes`);t.bytes=a,t.set.push([r,o])}function Bl(t,e){
return t.length+e.length+4}function of(t,e){return Ds.test(t)&&t===t.toLowerCase()&&Ps.test(e)&&!Bs.has(t)}const Fl=2e3,zl=2e3,Ul=/^[^/:]+=/,Fs={200:"rewrite",404:"\
rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function Gl(t){const e=[],n=[];for(const[s,i]of t.split(/\r\n|\r|\n/).entries()){const r=Hl(i).trim();if(r===
"")continue;const o=e.length<Fl?Wl(r):"too many rules";typeof o=="string"?n.push({line:s+1,reason:o}):e.push(o)}return{rules:e,ignored:n}}function Hl(t){const e=t.
search(/(?:^|\s)#/);return e===-1?t:t.slice(0,e)}function Wl(t){if(t.length>zl)return"the line is too long";const[e="",n,s="301",...i]=t.split(/\s+/);if(n===void 0)
return"it names no target";if(i.length>0||s.includes("=")||Ul.test(n))return"conditions and query parameters are not supported";const r=Yl(s);if(r===void 0)return/^\d+!?$/.
test(s)?`${s} is no status of a redirect`:"its status is no number";const o=As(e);return typeof o=="string"?o:Zl(n,r)?{from:o,to:n.replace(/[^\x21-\x7e]/gu,encodeURIComponent),
status:r,force:s.endsWith("!")}:zs(r)?"rewrites to other origins are refused":"the target is no path and no URL"}function Yl(t){const e=Number(/^(\d{3})!?$/.exec(
t)?.[1]);return Kl(e)?e:void 0}function Kl(t){return Object.hasOwn(Fs,t)}function zs(t){return Fs[t]==="rewrite"}function Zl(t,e){return/^\/(?!\/)/.test(t)||!zs(
e)&&/^(?:https?:)?\/\//i.test(t)}const jt="_redirects",It="_headers",Lt=512*1024;function Nt(t){return t===jt||t===It}function Us(t){const e=[],n=o=>{const a=t.
get(o)??Buffer.alloc(0);return a==="too large"&&e.push({file:o,reason:`it has more than ${Lt} bytes`}),a==="too large"?"":a.toString()},s=Gl(n(jt));for(const o of s.
ignored)e.push({file:jt,...o});const i=Ml(n(It));for(const o of i.ignored)e.push({file:It,...o});if(s.rules.length+i.rules.length===0)return{bytes:Buffer.alloc(
0),ignored:e};const r={redirects:s.rules.map(({from:o,to:a,status:c,force:l})=>[o.text,a,c,l]),headers:i.rules.map(({from:o,set:a,unset:c})=>[o.text,a,c])};return{
bytes:Buffer.from(JSON.stringify(r)),ignored:e}}function af(t){if(t.length===0)return{redirects:[],headers:[]};const{redirects:e,headers:n}=Vl(t);if(!Array.isArray(
e)||e.length>REDIRECT_RULES_MOST||!Array.isArray(n)||n.length>HEADER_RULES_MOST)throw W();return{redirects:e.map(ql),headers:n.map(Jl)}}function Vl(t){try{const e=JSON.
parse(t.toString());if(isObject(e))return e}catch{}throw W()}function ql(t){const[e,n,s,i]=fe(t);if(typeof n!="string"||typeof s!="number"||typeof i!="boolean"||
!isStatus(s)||!isTarget(n,s)||!/^[\x21-\x7e]+$/.test(n))throw W();return{from:Gs(e),to:n,status:s,force:i}}function Jl(t){const[e,n,s]=fe(t),i=fe(n).map(o=>{const[
a,c]=fe(o);if(typeof a!="string"||typeof c!="string"||!isHeader(a,c))throw W();return[a,c]}),r=fe(s).map(o=>typeof o=="string"?o:At());return{from:Gs(e),set:i,unset:r}}
function Gs(t){const e=typeof t=="string"?parsePattern(t):void 0;return typeof e=="object"?e:At()}function fe(t){return Array.isArray(t)?t:At()}function At(){throw W()}
function W(){return new DamagedObject("The compiled rules of a release are damaged: deploy again")}const Xl={"3g2":"video/3gpp2","3gp":"video/3gpp","3gpp":"vide\
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
on/xv+xml",yaml:"text/yaml",yang:"application/yang",yin:"application/yin+xml",yml:"text/yaml",zip:"application/zip"};function Ql(t){let e=(""+t).trim().toLowerCase(),
n=e.lastIndexOf(".");return Xl[~n?e.substring(++n):e]}const eu=new Map([["js","text/javascript"],["mjs","text/javascript"],["cjs","text/javascript"],["map","app\
lication/json"],["ico","image/x-icon"],["webmanifest","application/manifest+json"],["apple-app-site-association","application/json"],["eot","application/vnd.ms-\
fontobject"],["flac","audio/flac"],["m3u8","application/vnd.apple.mpegurl"],["m4v","video/mp4"],["apk","application/vnd.android.package-archive"],["usdz","model\
/vnd.usdz+zip"]]),tu=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,nu=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;
function su(t){const e=t.slice(t.lastIndexOf("/")+1),n=e.slice(e.lastIndexOf(".")+1).toLowerCase(),s=eu.get(n)??Ql(n),i=typeof s=="string"?s:"application/octet-\
stream";return tu.test(i)&&!i.includes("charset")?`${i}; charset=utf-8`:i}function iu(t){return nu.test(t)}const ru=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,
ou=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},
{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];function au(t){const e=Hs(
t);return e===void 0||e.endsWith(".html")?!1:ru.test(t)||ou.some(n=>n.name.test(e)&&(n.in?.test(t)??!0))}const cu=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function lu(t){const e=Hs(t);return au(t)||e!==void 0&&cu.test(e)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(e)}function Hs(t){const e=t.slice(t.lastIndexOf("/")+1);return e.
length<=255?e:void 0}var uu=S(573);const Y=Buffer.from("SLIPWAY","latin1"),I=56,pe=32,Ae=pe+6,K=4,Ws=8192,Ys=Buffer.allocUnsafe(3*Ls.pathBytes);class Ce{count;bytes;assets;rules;#e;#t;#s;#n;#i;constructor(e,n,s){
const i=Me(n);this.#e=e,this.count=n.count,this.bytes=e.length,this.#t=i.records,this.#s=i.offsets,this.#n=i.paths,this.#i=s,this.assets=new Ie(e.subarray(I,i.records)),
this.rules=e.subarray(i.rules)}static async open(e,n,s=Le){if(e.length>s.indexBytes)throw $("it is too large");const i=Ks(e,s);if(Me(i).end!==e.length)throw $("\
its length is not what it says");const r=await du(e,i,s,n);return new Ce(e,i,r)}find(e){if(e.length>this.#i)return-1;const n=Ys.write(e);let s=0,i=this.count-1;
for(;s<=i;){const r=s+i>>>1,o=this.#e.compare(Ys,0,n,this.#r(r),this.#r(r+1));if(o===0)return r;o<0?s=r+1:i=r-1}return-1}path(e){return this.#e.toString("utf8",
this.#r(e),this.#r(e+1))}file(e){const n=this.#t+e*Ae;return{hash:this.#e.toString("hex",n,n+pe),size:this.#e.readUIntLE(n+pe,6)}}*files(){for(let e=0;e<this.count;e+=
1)yield{path:this.path(e),...this.file(e)}}#r(e){return this.#n+this.#e.readUInt32LE(this.#s+e*K)}}function Ks(t,e=Le){if(t.length<I||Y.compare(t,0,Y.length)!==
0)throw $("it is no index");const n={count:t.readUInt32LE(8),pathsBytes:t.readUInt32LE(12),rulesBytes:t.readUInt32LE(16),assets:t.readUInt32LE(20),assetsDigest:t.
subarray(24,I)};if(n.assets>n.count)throw $("it has more assets than files");if(n.pathsBytes>e.pathsBytes||n.rulesBytes>e.rulesBytes||Me(n).end>e.indexBytes)throw $(
"it is too large");return n}function Zs(t,e){if(e.length!==t.assets*R)throw $("its length is not what it says");if(!(0,E.hash)("sha256",e,"buffer").equals(t.assetsDigest))
throw $("its assets are not what they were");return new Ie(e)}function Me({count:t,pathsBytes:e,rulesBytes:n,assets:s}){const i=I+s*R,r=i+t*Ae,o=r+(t+1)*K,a=o+e;
return{records:i,offsets:r,paths:o,rules:a,end:a+n}}async function du(t,e,n,s){const i=Me(e),r=t.subarray(I,i.records);if(Zs(e,r),!(0,uu.isUtf8)(t.subarray(i.paths,
i.rules)))throw $("a path is not UTF-8");if(t.readUInt32LE(i.offsets)!==0)throw $("its first path begins elsewhere");let o=0;for(let a=0;a<e.count;a+=Ws){if(o=Math.
max(o,fu(t,i,a,Math.min(a+Ws,e.count))),o>n.pathBytes)throw $("a path is too long");await s()}if(t.readUInt32LE(i.offsets+e.count*K)!==e.pathsBytes)throw $("its\
 last path ends elsewhere");for(let a=R;a<r.length;a+=R){const c=a-R;if(r.compare(r,a,a+R,c,a)>=0)throw $("its assets are not sorted")}return o}function fu(t,e,n,s){
const i=c=>t.readUInt32LE(e.offsets+c*K);let r=0,o=n===0?0:e.paths+i(n-1),a=e.paths+i(n);for(let c=n;c<s;c+=1){const l=e.paths+i(c+1);if(l<=a||l>e.rules)throw $(
"its paths are out of order");if(((t[a]??0)&192)===128)throw $("a path is not UTF-8");if(o!==0&&t.compare(t,a,l,o,a)>=0)throw $("its paths are not sorted");r=Math.
max(r,l-a),o=a,a=l}return r}function $(t){return new H(`The index of a release is damaged (${t}): deploy again`)}function Vs(t,e){const n=pu(t),s=hu(n),i=n.reduce(
(p,{path:m})=>p+Buffer.byteLength(m),0),r=I+s.length+n.length*(Ae+K)+K,o=Buffer.alloc(r+i+e.length);Y.copy(o);const a=[n.length,i,e.length,s.length/R];for(const[
p,m]of a.entries())o.writeUInt32LE(m,Y.length+p*4);(0,E.hash)("sha256",s,"buffer").copy(o,Y.length+a.length*4),s.copy(o,I);let c=I+s.length,l=c+n.length*Ae;const u=l+
(n.length+1)*K;let d=0;for(const{path:p,hash:m,size:_}of n)o.write(m,c,pe,"hex"),c=o.writeUIntLE(_,c+pe,6),l=o.writeUInt32LE(d,l),d+=o.write(p,u+d);return o.writeUInt32LE(
d,l),o.set(e,u+i),o}function pu(t){return t.some(({path:e})=>/[\ud800-\uffff]/.test(e))?t.map(e=>({file:e,bytes:Buffer.from(e.path)})).sort((e,n)=>e.bytes.compare(
n.bytes)).map(({file:e})=>e):t.toSorted((e,n)=>e.path<n.path?-1:1)}function hu(t){const e=t.filter(({path:n})=>lu(n)).map(({path:n})=>hl(n));return e.sort((n,s)=>n.
compare(s)),Buffer.concat(e.filter((n,s)=>s===0||!e[s-1]?.equals(n)))}const mu=123;function qs(t){return t[0]===mu}async function gu(t,e,n){if(t.length>$t)throw ne(
`has more than ${$t} bytes`);const s=wu(t),i=new Map;for(const r of s.filter(({path:o})=>Nt(o)))i.set(r.path,r.size>Lt?"too large":await e(r));return Ce.open(Vs(
s,Us(i).bytes),n,Ls)}function wu(t){let e;try{e=JSON.parse(t.toString())}catch{throw ne("is not JSON")}if(!O(e)||!O(e.files))throw ne("names no files");return Object.
entries(e.files).map(([n,s])=>{const{hash:i,size:r}=O(s)?s:{};if(typeof i!="string"||!je(i))throw ne("has a file without a hash");if(typeof r!="number"||!Number.
isInteger(r)||r<0||r>=2**48)throw ne("has a file without a size");if(n===""||!n.isWellFormed())throw ne("has a path that is none");return{path:n,hash:i,size:r}})}
function ne(t){return new H(`The manifest of a release ${t}: deploy again`)}function he(t,e=bl){let n=performance.now();return()=>{if(!(performance.now()-n<e))return new Promise(
(s,i)=>{setImmediate(()=>{n=performance.now(),t?.aborted?i(t.reason):s()})})}}class yu{#e=Promise.resolve();take(e){const n=this.#e.then(e);return this.#e=n.catch(
()=>{}),n}}const Ct=["br","zstd","gzip"],se=Buffer.from("SLV","latin1"),Z=se.length+4+32,Js=16*1024*1024;function De(t,e,n){return(0,f.join)(t,"variants",e.slice(
0,2),`${e}.${n}`)}function bu(t){const[,e,n]=/^([0-9a-f]{64})\.([a-z]+)$/.exec(t)??[];return Ct.some(s=>s===n)?e:void 0}function xu(t){const e=Buffer.alloc(4);return e.
writeUInt32LE(t.length),Buffer.concat([se,e,(0,E.hash)("sha256",t,"buffer"),t])}async function Eu(t){let e;try{e=await(0,h.open)(t)}catch(n){if(T(n)==="ENOENT")
return;throw n}try{const{bytesRead:n,buffer:s}=await e.read(Buffer.alloc(Z),0,Z,0),i=Xs(s.subarray(0,n));return i!==void 0&&(await e.stat()).size===Z+i?i:void 0}finally{
await e.close()}}async function Su(t){const e=await(0,h.readFile)(t).catch(()=>{}),n=e&&Xs(e);if(!e||n===void 0||e.length!==Z+n)return;const s=e.subarray(Z),i=e.
subarray(se.length+4,Z);return(0,E.hash)("sha256",s,"buffer").equals(i)?s:void 0}function Xs(t){if(t.length<Z||se.compare(t,0,se.length)!==0)return;const e=t.readUInt32LE(
se.length);return e<=Js?e:void 0}var _u=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,i;
if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(i=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");i&&(s=function(){try{i.call(
this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},$u=(function(t){return function(e){
function n(o){e.error=e.hasError?new t(o,e.error,"An error was suppressed during disposal."):o,e.hasError=!0}var s,i=0;function r(){for(;s=e.stack.pop();)try{if(!s.
async&&i===1)return i=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var o=s.dispose.call(s.value);if(s.async)return i|=2,Promise.resolve(o).then(r,function(a){
return n(a),r()})}else i|=1}catch(a){n(a)}if(i===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});class Qs{damage;#e;#t;#s=new _l;#n=new yu;#i=new Map;constructor({
dir:e,clock:n,log:s}){this.#e=e,this.#t=s,this.damage=new gl(n,s)}async index(e,n){const s=this.#a(e,n),{size:i,mtimeMs:r}=await(0,h.stat)(s).catch(a=>this.#c(e,
n,a));if(i>Math.max(Le.indexBytes,$t))throw this.damage.note("object_unusable",e,n,s),new H(`The index ${n} of a release has ${i} bytes: deploy again`);const o=()=>this.#r(
e,n,s);return{index:await(i>Ne?this.#n.take(o):o()),storedAt:r}}async#r(e,n,s){const i=await this.read(e,n),r=he();try{return qs(i)?await gu(i,({hash:o,size:a})=>this.
read(e,o,a),r):await Ce.open(i,r)}catch(o){throw o instanceof H&&this.damage.note("object_unusable",e,n,s),o}}async assets(e,n){const s={stack:[],error:void 0,hasError:!1};
try{const i=this.#a(e,n),r=_u(s,await(0,h.open)(i).catch(c=>this.#c(e,n,c)),!0),o=await ei(r,0,I);if(qs(o))return(await this.index(e,n)).index.assets.detached();
const a=Ks(o);return Zs(a,await ei(r,I,a.assets*R))}catch(i){s.error=i,s.hasError=!0}finally{const i=$u(s);i&&await i}}async read(e,n,s){const i=this.#a(e,n);if(s!==
void 0&&(await(0,h.stat)(i).catch(a=>this.#c(e,n,a))).size!==s)throw await this.#l(e,n);const r=await(0,h.readFile)(i).catch(o=>this.#c(e,n,o));if(await ku(r)!==
n)throw await this.#l(e,n);return this.damage.mend(i),r}async stream(e,n,s){const i=this.#a(e,n),r=await(0,h.open)(i).catch(o=>this.#c(e,n,o));try{if(await this.#s.
digest(i,r)!==n)throw await this.#l(e,n);return this.damage.mend(i),r.createReadStream({start:0,...s,highWaterMark:256*1024})}catch(o){throw await r.close(),o}}async variants(e,n){
const s=this.#o(e),i=new Map;for(const r of Ct){const o=await Eu(De(s,n,r)).catch(a=>{this.#t("warn","variants_unreadable",{org:e,reason:String(a)})});o!==void 0&&
i.set(r,o)}return i}async readVariant(e,n,s){const i=De(this.#o(e),n,s),r=await Su(i);if(r&&r.length>0)return r;this.#t("warn","variant_damaged",{org:e,hash:n,encoding:s}),
await(0,h.rm)(i,{force:!0}).catch(()=>{})}variantsVersion(e){return this.#i.get(e)??0}variantsChanged(e){this.#i.set(e,this.variantsVersion(e)+1)}#o(e){return re(
this.#e,e)}#a(e,n){if(!je(n))throw new H(`"${n}" is not the name of an object`);return _t(this.#o(e),n)}#c(e,n,s){throw T(s)!=="ENOENT"?s:(this.damage.note("obj\
ect_missing",e,n,this.#a(e,n)),new H(`The object ${n} is gone`))}async#l(e,n){const s=this.#a(e,n);return this.damage.note("object_damaged",e,n,s),await(0,h.rename)(
s,`${s}.damaged`).catch(i=>{if(T(i)!=="ENOENT")throw i}),new H(`The object ${n} is damaged`)}}async function ei(t,e,n){const{buffer:s,bytesRead:i}=await t.read(
Buffer.alloc(n),0,n,e);return s.subarray(0,i)}async function ku(t){if(t.length<=Ne)return(0,E.hash)("sha256",t);const e=(0,E.createHash)("sha256"),n=he();for(let s=0;s<
t.length;s+=Ne){e.update(t.subarray(s,s+Ne));const i=n();i&&await i}return e.digest("hex")}async function vu(t){const e=[...t.live],n={objects:0,bytes:0};for(const s of t.
orgs??await js(t.dir)){const i=e.filter(a=>a.org===s).map(({manifestHash:a})=>a),{objects:r,bytes:o}=await new Ru(t,s).run(i);n.objects+=r,n.bytes+=o}return n}const ti=32;
class Ou{#e=new Set;add(e){this.#e.add(Buffer.from(e.slice(0,ti),"hex").toString("latin1"))}has(e){return this.#e.has(Buffer.from(e.slice(0,ti),"hex").toString(
"latin1"))}}class Ru{#e;#t;#s;#n;#i;#r;constructor({dir:e,keepNewerThan:n,signal:s,log:i=St},r){this.#e=r,this.#t=re(e,r),this.#s=n??Number.POSITIVE_INFINITY,this.#n=
new Qs({dir:e,clock:Pe,log:i}),this.#i=i,this.#r=he(s)}async run(e){const n=new Ou;try{for(const i of e)await this.#a(i,n);for await(const{name:i,path:r,stats:o}of this.#l())
!je(i)||!this.#o(o)||(n.add(i),Tu(r)&&await this.#a(i,n))}catch(i){return await this.#r(),this.#i("error","collection_skipped",{org:this.#e,reason:String(i)}),{
objects:0,bytes:0}}await(0,h.rm)((0,f.join)(this.#t,"tmp"),{recursive:!0,force:!0}),await this.#c(n);const s={objects:0,bytes:0};for await(const{name:i,path:r,stats:o}of this.#l())
(je(i)?n.has(i):this.#o(o))||(s.objects+=1,s.bytes+=o.size,(0,g.unlinkSync)(r));return s}#o(e){return e.mtimeMs>this.#s}async#a(e,n){n.add(e);const{index:s}=await this.#n.
index(this.#e,e);for(const{hash:i}of s.files()){n.add(i);const r=this.#r();r&&await r}}async#c(e){for await(const{name:n,path:s}of this.#d((0,f.join)(this.#t,"v\
ariants"))){const i=bu(n);(i===void 0||!e.has(i))&&await(0,h.rm)(s,{force:!0})}}async*#l(){for await(const{name:e,path:n}of this.#d(this.#t)){const s=(0,g.statSync)(
n,{throwIfNoEntry:!1});s&&(yield{name:e,path:n,stats:s})}}async*#d(e){for(const n of await pl(e))for(const s of await(0,h.readdir)((0,f.join)(e,n))){yield{name:s,
path:(0,f.join)(e,n,s)};const i=this.#r();i&&await i}}}function Tu(t){const e=Buffer.alloc(Y.length),n=(0,g.openSync)(t,"r");try{return(0,g.readSync)(n,e,0,e.length,
0)===e.length&&e.equals(Y)}finally{(0,g.closeSync)(n)}}var ju=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Objec\
t expected.");var s,i;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(i=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
i&&(s=function(){try{i.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Iu=(function(t){
return function(e){function n(o){e.error=e.hasError?new t(o,e.error,"An error was suppressed during disposal."):o,e.hasError=!0}var s,i=0;function r(){for(;s=e.
stack.pop();)try{if(!s.async&&i===1)return i=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var o=s.dispose.call(s.value);if(s.async)return i|=2,Promise.
resolve(o).then(r,function(a){return n(a),r()})}else i|=1}catch(a){n(a)}if(i===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});const Mt={write:(t,e)=>t.writeFile(e),sync:t=>t.sync()},ni={...Mt,sync:async()=>{}};function Dt(t){(0,g.mkdirSync)(t,{recursive:!0,mode:448})}async function Lu(t,e=Mt){
const n={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||e===ni)return;const s=ju(n,await(0,h.open)(t,"r"),!0);await e.sync(s)}catch(s){n.
error=s,n.hasError=!0}finally{const s=Iu(n);s&&await s}}function Nu(t){const e=(0,g.openSync)(t,g.constants.O_RDONLY|g.constants.O_NOFOLLOW|g.constants.O_NONBLOCK),
n=(0,g.fstatSync)(e);if(!n.isFile()){(0,g.closeSync)(e);return}return{fd:e,stats:n,[Symbol.dispose]:()=>(0,g.closeSync)(e)}}function Au(t,e){let n=0;for(;n<e.length;){
const s=(0,g.readSync)(t,e,n,e.length-n,null);if(s===0)break;n+=s}return n}function L(t,e){return new j({stage:"sync",code:t,message:e,exitCode:null,signal:null,
log:[],diagnostics:[]})}function Cu(t,e){if(t instanceof j)return t;if(e.aborted)return e.reason;if(Ke(t))return L("disk_full","The disk of the platform is full\
: the output could not be stored");const n=T(t)??(t instanceof Error?t.message:String(t));return L("sync_failed",`The output could not be stored (${n})`)}const{
pathBytes:si,pathsBytes:ii,rulesBytes:ri,indexBytes:oi}=Le,Mu=200;class Du{#e;#t=0;#s=0;#n=0;#i=0;constructor(e){this.#e=e}get bytes(){return this.#i}countFile(e){
const n=this.#e.files;if(this.#t>=n)throw D(`The output holds more than ${n} files`);this.#t+=1;const s=Buffer.byteLength(e);if(s>si){const i=`${e.slice(0,Mu)}\u2026`;
throw D(`The path "${i}" has ${s} bytes, and ${si} at most can be served: shorten its names`)}if(this.#n+=s,!(this.#n<=ii))throw D(`The paths of the output have\
 more than ${ii} bytes together: publish fewer files, or shorten the names of their folders`)}countFolder(){const e=this.#e.files;if(this.#s>=e)throw D(`The out\
put holds more than ${e} folders`);this.#s+=1}countBytes(e,n){this.#i+=n,this.refuseLarge(e,n);const s=this.#e.totalBytes;if(this.#i>s)throw D(`The output is la\
rger than ${s} bytes`)}refuseLarge(e,n){const s=this.#e.fileBytes;if(n>s)throw D(`"${e}" is larger than ${s} bytes`)}checkRules(e){if(e.length<=ri)return e;throw D(
`The rules of _redirects and _headers have ${e.length} bytes, and ${ri} at most together: replace similar rules by one with * or :name`)}checkIndex(e){if(!(e.length<=
oi))throw D(`The list of the output's files has ${e.length} bytes, and ${oi} at most: publish fewer`)}}function D(t){return L("output_too_large",t)}const Pt="{j\
s,cjs,mjs,ts,cts,mts}",Pu={hidden:[".*","__pycache__"],lockfiles:["package-lock.json","npm-shrinkwrap.json","pnpm-lock.yaml","yarn.lock","bun.lock","bun.lockb",
"deno.lock","composer.lock","Gemfile.lock","Cargo.lock","go.sum","poetry.lock","Pipfile.lock","pdm.lock","uv.lock","mix.lock","pubspec.lock","flake.lock"],manifests:[
"package.json","pnpm-workspace.yaml","lerna.json","nx.json","turbo.json","bower.json","jsr.json","deno.{json,jsonc}","composer.json","Gemfile","*.gemspec","requ\
irements*.txt","pyproject.toml","setup.py","setup.cfg","Pipfile","Cargo.toml","go.mod","go.work","pom.xml","build.gradle","build.gradle.kts","mix.exs","pubspec.\
yaml","flake.nix"],configuration:[`{astro,ava,babel,commitlint,craco,cypress,docusaurus,eleventy,esbuild,eslint,gatsby,jest,karma,lint-staged,next,nuxt,playwrig\
ht,postcss,prettier,react-router,remix,rolldown,rollup,rsbuild,rspack,rspress,snowpack,stylelint,svelte,svgo,tailwind,tsdown,tsup,uno,vite,vitest,vue,wdio,webpa\
ck,windi}.config.${Pt}`,"tsconfig*.json","jsconfig*.json","angular.json","biome.{json,jsonc}","_config.{yml,yaml}","mkdocs.{yml,yaml}","book.toml","tox.ini"],tasks:[
"Makefile","GNUmakefile","Rakefile","Justfile","Taskfile.{yml,yaml}",`gulpfile.${Pt}`,`gruntfile.${Pt}`,"Procfile","Jenkinsfile","Vagrantfile"],containers:["Doc\
kerfile","*.dockerfile","Dockerfile.{dev,development,prod,production,test}","Containerfile","docker-compose*.{yml,yaml}","compose*.{yml,yaml}"],hosts:["netlify.\
toml","vercel.json","firebase.json","wrangler.{toml,json,jsonc}","fly.toml","render.yaml","*.tfstate","*.tfstate.backup","*.tfvars"]},Bu=new RegExp(`^(?:${Object.
values(Pu).flat().map(zu).join("|")})$`,"is");function Fu(t){return t!==".well-known"&&Bu.test(t)}function zu(t){return t.replace(/[.+]/g,"\\$&").replaceAll("*",
".*").replace(/\{([^}]*)\}/g,(e,n)=>`(?:${n.replaceAll(",","|")})`)}function*Uu(t,e,n){const s=(0,g.realpathSync)(t);yield*Bt({root:s,kind:e,onLeftOut:n},{real:s,
prefix:"",above:[]})}function*Bt(t,e){yield void 0;for(const n of(0,g.readdirSync)(e.real,{withFileTypes:!0})){const s=e.prefix+n.name,i=`${e.real}/${n.name}`,r=ci(
n.name,e.prefix==="",t);if(r!=="published"){r!=="expected"&&t.onLeftOut(n.isDirectory()?`${s}/`:s,r);continue}if(Wu(n.name,s),n.isFile())yield{path:s,real:i};else if(n.
isDirectory())yield*Bt(t,ai(e,i,s));else if(n.isSymbolicLink())yield*Gu(t,e,s,i);else throw Ft(s)}}function ai(t,e,n){return{real:e,prefix:`${n}/`,above:[...t.above,
t.real]}}function*Gu(t,e,n,s){const{root:i}=t,{real:r,stats:o}=Hu(s,n);if(!M(i,r))throw L("output_unsafe",`The link "${n}" leads out of the output directory`);const c=(0,f.
relative)(i,r).split(f.sep).map((l,u)=>ci(l,u===0,t)).find(l=>l!=="published");if(c)c!=="expected"&&t.onLeftOut(n,c);else if(o.isFile())yield{path:n,real:r};else if(o.
isDirectory()){if(r===e.real||e.above.includes(r))throw L("output_unsafe",`The link "${n}" leads back to a folder that it lies in`);yield*Bt(t,ai(e,r,n))}else throw Ft(
n)}function Hu(t,e){try{const n=(0,g.realpathSync)(t);return{real:n,stats:(0,g.statSync)(n)}}catch(n){const s=T(n)==="ELOOP"?"leads in a circle":"leads nowhere";
throw L("output_unsafe",`The link "${e}" ${s}`)}}function ci(t,e,{kind:n}){return t===".git"||e&&t==="node_modules"?"expected":/^\.env/i.test(t)?"secret":n==="f\
older"&&Fu(t)?"folder":"published"}function Wu(t,e){if(t==="."||t===".."||/[\uFFFD\\]/.test(t))throw L("output_unsafe",`The file name ${JSON.stringify(e)} is no\
t valid in a URL`)}function Ft(t){return L("output_unsafe",`"${t}" is neither a file nor a folder nor a link to one`)}var Yu=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,i;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(i=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");i&&(s=function(){try{i.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},Ku=(function(t){return function(e){function n(o){e.error=e.hasError?new t(o,e.error,"An error was suppresse\
d during disposal."):o,e.hasError=!0}var s,i=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&i===1)return i=0,e.stack.push(s),Promise.resolve().then(r);if(s.
dispose){var o=s.dispose.call(s.value);if(s.async)return i|=2,Promise.resolve(o).then(r,function(a){return n(a),r()})}else i|=1}catch(a){n(a)}if(i===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});class Zu{#e;#t;#s=new Set;#n=new Set;#i=new Set;#r=new Set;#o;constructor(e,n){this.#e=
e,this.#t=n,(0,g.rmSync)((0,f.join)(e,"tmp"),{recursive:!0,force:!0}),Dt((0,f.join)(e,"tmp"))}has(e,n){if(this.#s.has(e))return!0;const s=(0,g.statSync)(_t(this.#e,
e),{throwIfNoEntry:!1})?.size===n;return s&&this.#i.add(e.slice(0,2)),s}get written(){return this.#s}put(e,n){if(this.#o)throw this.#o.error;this.#s.add(e);const s=Buffer.
from(n),i=this.#a(e,r=>this.#t.write(r,s)).catch(r=>{this.#o??={error:r}}).finally(()=>this.#r.delete(i));return this.#r.add(i),this.#r.size<xl?void 0:Promise.race(
this.#r)}async stream(e,n){await this.#a(e,s=>n(i=>this.#t.write(s,i))),this.#s.add(e)}async#a(e,n){const s=(0,f.join)(this.#e,"tmp",(0,E.randomUUID)());try{await this.#c(
s,n);const i=e.slice(0,2);this.#n.has(i)||Dt((0,f.join)(this.#e,i)),this.#n.add(i),this.#i.add(i),await(0,h.rename)(s,_t(this.#e,e))}catch(i){throw await(0,h.rm)(
s,{force:!0}),i}}async#c(e,n){const s={stack:[],error:void 0,hasError:!1};try{const i=Yu(s,await(0,h.open)(e,"wx",384),!0);await n(i),await this.#t.sync(i)}catch(i){
s.error=i,s.hasError=!0}finally{const i=Ku(s);i&&await i}}async finish(){if(await this.settle(),this.#o)throw this.#o.error;const e=[...this.#i,"."].map(n=>(0,f.
join)(this.#e,n));await Promise.all(e.map(n=>Lu(n,this.#t))),this.#i.clear()}async settle(){await Promise.all(this.#r)}}var Vu=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,i;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(i=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");i&&(s=function(){try{i.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},qu=(function(t){return function(e){function n(o){e.error=e.hasError?new t(o,e.error,"An error was suppresse\
d during disposal."):o,e.hasError=!0}var s,i=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&i===1)return i=0,e.stack.push(s),Promise.resolve().then(r);if(s.
dispose){var o=s.dispose.call(s.value);if(s.async)return i|=2,Promise.resolve(o).then(r,function(a){return n(a),r()})}else i|=1}catch(a){n(a)}if(i===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const zt=50,Ju=200,Xu=20;async function Qu(t){const{dir:e,org:n,lasting:s,signal:i,
log:r=St}=t;try{i.throwIfAborted();const o=t.disk??(s?Mt:ni),a=new Zu(re(e,n),o);try{const c=await new ed(t,a).run();c.withheld>0&&r("warn","secrets_withheld",{
org:n,files:c.withheld});for(const l of c.ignoredRules.slice(0,Xu))r("warn","rule_ignored",{org:n,...l});return c}finally{await a.settle()}}catch(o){throw Cu(o,
i)}}class ed{#e;#t;#s;#n;#i;#r=[];#o=new Map;#a=Buffer.allocUnsafe(kt+1);#c=0;#l={count:0,names:[]};constructor({directory:e,kind:n="build",limits:s,signal:i},r){
this.#e=e,this.#t=n,this.#s=i,this.#n=new Du(s??yl),this.#i=r}async run(){const e=he(this.#s);for(const r of Uu(this.#e,this.#t,(o,a)=>this.#d(o,a))){if(r){this.#n.
countFile(r.path);const a=this.#u(r);this.#r.push({path:r.path,...a instanceof Promise?await a:a})}else this.#n.countFolder();const o=e();o&&await o}if(this.#r.
length===0)throw L("output_empty","The output directory holds no file to publish");const{bytes:n,ignored:s}=Us(this.#o),i=Vs(this.#r,this.#n.checkRules(n));return this.#n.
checkIndex(i),{...await this.#p(i),ignoredRules:nd(s)}}#d(e,n){n==="secret"?this.#c+=1:this.#l=cl(this.#l,e)}async#p(e){const n=this.#i;await n.finish();const s=n.
written.size,i=(0,E.hash)("sha256",e);return n.has(i,e.length)||await n.put(i,e),await n.finish(),{manifestHash:i,files:this.#r.length,written:s,reused:this.#r.
length-s,bytes:this.#n.bytes,withheld:this.#c,leftOut:this.#l,hasIndexPage:this.#r.some(({path:r})=>r==="index.html")}}#u(e){const n={stack:[],error:void 0,hasError:!1};
try{const s=td(e);if(s.stats.size>kt)return Nt(e.path)&&this.#o.set(e.path,"too large"),this.#f(e.path,s).finally(()=>s[Symbol.dispose]());const i=Vu(n,s,!1),r=Au(
s.fd,this.#a);li(e.path,s,r),this.#n.countBytes(e.path,r);const o=this.#a.subarray(0,r);Nt(e.path)&&this.#o.set(e.path,r>Lt?"too large":Buffer.from(o));const a=(0,E.
hash)("sha256",o),c=this.#i.has(a,r)?void 0:this.#i.put(a,o);return c?c.then(()=>({hash:a,size:r})):{hash:a,size:r}}catch(s){n.error=s,n.hasError=!0}finally{qu(
n)}}async#f(e,n){const{fd:s,stats:i}=n;this.#n.refuseLarge(e,i.size);const r=await this.#h(e,s,async()=>{});return li(e,n,r.size),this.#n.countBytes(e,r.size),this.#i.
has(r.hash,r.size)||await this.#i.stream(r.hash,async o=>{if((await this.#h(e,s,o)).hash!==r.hash)throw Ut(e)}),r}async#h(e,n,s){const i=(0,E.createHash)("sha25\
6");let r=0;const o={fd:n,start:0,autoClose:!1,highWaterMark:kt,signal:this.#s};for await(const a of(0,g.createReadStream)("",o))r+=a.length,this.#n.refuseLarge(
e,r),i.update(a),await s(a);return{hash:i.digest("hex"),size:r}}}function td(t){try{const e=Nu(t.real);if(e)return e}catch(e){if(!["ELOOP","ENXIO"].includes(T(e)??
""))throw e}throw Ft(t.path)}function li(t,{fd:e,stats:n},s){const{size:i,mtimeMs:r,ctimeMs:o}=(0,g.fstatSync)(e);if(s!==n.size||i!==n.size||r!==n.mtimeMs||o!==
n.ctimeMs)throw Ut(t)}function Ut(t){return L("sync_failed",`"${t}" changed while it was stored: a process of the build still writes. Let the build command wait\
 for all that it starts`)}function nd(t){const e=t.slice(0,zt).map(s=>({...s,reason:s.reason.slice(0,Ju)})),[n]=t.slice(zt);return n&&e.push({file:n.file,reason:`${t.
length-zt} rules more`}),e}var Gt=S(975),me=S(522);const sd=512,{BROTLI_PARAM_QUALITY:id,ZSTD_c_compressionLevel:rd}=me.constants,od=(0,Gt.promisify)(me.brotliCompress),
ad=(0,Gt.promisify)(me.gzip),ui=typeof me.zstdCompress=="function"?(0,Gt.promisify)(me.zstdCompress):void 0,di={br:t=>od(t,{params:{[id]:9}}),zstd:ui&&(t=>ui(t,
{params:{[rd]:15}})),gzip:t=>ad(t,{level:9})};async function cd(t){const{dir:e,org:n,manifestHash:s,lasting:i,signal:r,log:o=St}=t;if(!i)return 0;const a=new Qs(
{dir:e,clock:Pe,log:o}),c=new ld(re(e,n),a,n),{index:l}=await a.index(n,s),u=he(r,1);let d=0;for(const p of l.files())r.throwIfAborted(),iu(su(p.path))&&(d+=await c.
make(p).catch(m=>(o("warn","variant_failed",{org:n,hash:p.hash,reason:String(m)}),0))),await u();return d}class ld{#e;#t;#s;constructor(e,n,s){this.#e=e,this.#t=
n,this.#s=s}async make({hash:e,size:n}){if(n<sd||n>Js)return 0;const s=Ct.filter(r=>di[r]&&!(0,g.existsSync)(De(this.#e,e,r)));if(s.length===0)return 0;const i=await this.#t.
read(this.#s,e);for(const r of s){const o=await di[r]?.(i)??i,a=o.length<i.length?o:Buffer.alloc(0);await this.#n(De(this.#e,e,r),xu(a))}return s.length}async#n(e,n){
const s=(0,f.join)((0,f.dirname)(e),`${(0,E.randomUUID)()}.tmp`);Dt((0,f.dirname)(e));try{await(0,h.writeFile)(s,n,{mode:384}),await(0,h.rename)(s,e)}catch(i){throw await(0,h.
rm)(s,{force:!0}),i}}}class fi extends Error{name="StageError";stage;aborted;constructor(e,n,s){super(pi(s),{cause:s}),this.stage=e,this.aborted=n}}function ud(t){
const{stage:e,aborted:n,cause:s}=t instanceof fi?t:{stage:"build",aborted:!1,cause:t};return n?dd(e):s instanceof j?s.facts:Ke(s)?Ht(e,"disk_full","The disk of \
the platform is full"):Ht(e,en[e],`The platform itself failed at the stage "${e}": ${pi(s)}`)}function dd(t){return Ht(t,"interrupted","The platform stopped whi\
le this deployment was under way")}function Ht(t,e,n){return{stage:t,code:e,message:n,exitCode:null,signal:null,log:[],diagnostics:[]}}function pi(t){return t instanceof
Error?t.message:String(t)}var fd=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,i;if(n){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=e[Symbol.dispose],n&&(i=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");i&&(s=function(){try{i.call(this)}catch(r){
return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},pd=(function(t){return function(e){function n(o){
e.error=e.hasError?new t(o,e.error,"An error was suppressed during disposal."):o,e.hasError=!0}var s,i=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&i===
1)return i=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var o=s.dispose.call(s.value);if(s.async)return i|=2,Promise.resolve(o).then(r,function(a){
return n(a),r()})}else i|=1}catch(a){n(a)}if(i===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Wt={objects:0,bytes:0};async function hd(t,e){
const{builder:n,channel:s,settings:i,signal:r}=e,o=(0,f.join)(i.dataDir,"objects");switch(t.kind){case"deploy":return gd(t,e);case"clean":{const a=await n.clean(
t.deployID);s.send({kind:"done",removed:Wt});const c=await a(e.signal);return c.length===0||e.signal.aborted?void 0:s.send({kind:"note",level:"warn",event:"work\
spaces_stay",text:c.join(", ").slice(0,2e3)})}case"variants":return(0,rt.setPriority)(rt.constants.priority.PRIORITY_LOW),await cd({dir:o,...t,lasting:i.lasting,
signal:r}),s.send({kind:"done",removed:Wt});case"collect":return s.send({kind:"done",removed:await md(o,e)})}}async function md(t,{channel:e,lock:n,signal:s}){let{
objects:i,bytes:r}=Wt;for(const o of await js(t))await wt(n,`objects:${o}`,async()=>{const a=await e.ask({about:"live",org:o});if(!Array.isArray(a))throw new TypeError(
"The platform named no releases");const c=a.map(u=>({org:o,manifestHash:String(u)})),l=await vu({dir:t,orgs:[o],live:c,signal:s});i+=l.objects,r+=l.bytes});return{
objects:i,bytes:r}}async function gd({job:t,look:e},n){const{builder:s,channel:i,signal:r}=n;let o="clone";const a=u=>{o=u,i.send({kind:"stage",stage:o})};let c="",
l;try{const u={stack:[],error:void 0,hasError:!1};try{const d=fd(u,await s.build(t,{signal:r,onStage:a,onCommit(p){c=p,i.send({kind:"commit",commit:c})},async onOutput({
directory:p,kind:m,log:_}){e&&await i.ask({about:"output",directory:p,kind:m}),r.throwIfAborted(),a("sync"),l=await wd(t.app.org,{directory:p,kind:m,log:_},n),i.
send({kind:"stored",release:l,commit:c})}}),!0)}catch(d){u.error=d,u.hasError=!0}finally{const d=pd(u);d&&await d}}catch(u){r.throwIfAborted(),i.send({kind:"fai\
led",facts:ud(new fi(o,!1,u))})}}async function wd(t,{directory:e,kind:n,log:s},i){const{settings:r,signal:o}=i,{dataDir:a,outputLimits:c,lasting:l}=r,u={dir:(0,f.
join)(a,"objects"),org:t,directory:e,kind:n,limits:c,lasting:l,signal:o};return wt(i.lock,`objects:${t}`,async()=>{const{withheld:d,leftOut:p,ignoredRules:m,hasIndexPage:_,
...b}=await Qu(u);for(const V of dl({ignoredRules:m,withheld:d,leftOut:p}))s.line(V);return b})}const yd=250;async function bd({input:t,output:e,path:n}){const s=new AbortController,
i=Promise.withResolvers();i.promise.catch(()=>{});const r=()=>{s.abort(new Error("the platform stops")),i.reject(s.signal.reason)},o=()=>{r(),setTimeout(()=>process.
exit(1),yd)};let a;const c=new Ci(t,e,u=>{u.kind==="abort"?r():u.kind==="prepare"?a=xd(u.settings,n,c):i.resolve(u)},o),l=setInterval(()=>c.send({kind:"pulse"}),
Ri);try{const u=await i.promise;if(!a)throw new Error("The job came before the settings");await hd(u,{...a,channel:c,signal:s.signal}),await a.ready}catch(u){if(!s.
signal.aborted)throw u}finally{clearInterval(l),await c.end()}return 0}function xd(t,e,n){const s=async o=>(await n.ask({about:"lock",name:o}),()=>n.send({kind:"\
release",name:o})),i=rl({...t,path:e,lock:s,clock:Pe}),r=i.sandbox().then(({isolation:o})=>n.send({kind:"ready",isolation:o}),o=>n.send({kind:"ready",isolation:{
kind:"none",reason:String(o)}}));return{settings:t,builder:i,lock:s,ready:r}}})};export{cf as id,lf as ids,uf as modules};

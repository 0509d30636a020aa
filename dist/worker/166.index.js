const yf=166,bf=[166],xf={166:((Ad,gi,$)=>{$.d(gi,{runWorker:()=>Rd});const ze={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(t,e){e?.throwIfAborted();
const{setTimeout:n}=await Promise.resolve().then($.t.bind($,500,19));try{await n(t,void 0,e?{signal:e}:{})}catch(s){throw e?.throwIfAborted(),s}}},Nd=(t,e)=>{const n=setInterval(
e,t).unref();return()=>clearInterval(n)};function R(t){return typeof t=="object"&&t!==null&&!Array.isArray(t)}function v(t,e){return typeof t=="string"&&t.length<=
e}const Kt={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"\
user",no_id_token:"user",invalid_id_token:"user",access_token_given:"user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"\
user",forbidden:"user",refused:"user",rate_limited:"platform",service_error:"platform",unexpected_response:"platform",response_too_large:"platform",redirected:"\
platform",deployment_lost:"platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"\
network",request_timeout:"network",github_refused:"github",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"\
user",disk_full:"user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},Ld=Object.keys(Kt);class re extends Error{name="Sl\
ipwayError";code;mender;remedy;input;place;call;also;constructor(e,n,s={}){super(n,s.cause===void 0?void 0:{cause:s.cause}),this.code=e,this.mender=Kt[e],this.remedy=
s.remedy,this.input=s.input,this.place=s.place,this.call=s.call,this.also=s.also??[]}}function Cd(t){if(t instanceof re)return t;const e=t instanceof Error?t.message:
String(t);return new re("internal",e,{cause:t,remedy:"This is a fault of Slipway. Please report it with the lines above."})}function Md(t){throw new re("interna\
l",`Unhandled case: ${JSON.stringify(t)}`)}function I(t){if(!(!(t instanceof Error)||!("code"in t)))return typeof t.code=="string"?t.code:void 0}const Vt=1024,b=1024*
Vt,be=1024*b,Zt=[["TiB",1024*be],["GiB",be],["MiB",b],["KiB",Vt]];function Pd(t,e){const[,n,s]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.exec(t.trim())??[],i=Zt.
find(([o])=>o.toLowerCase()===s?.toLowerCase())?.[1],r=Math.round(Number(n)*(i??Number.NaN));if(r>0&&Number.isSafeInteger(r))return r;throw new SlipwayError("in\
valid_input",`${e}: "${t}" is not a size`,{input:e,remedy:"Write it with a unit, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}function P(t){const[
e,n]=Zt.find(([,i])=>t>=i)??["bytes",1],s=t/n;return`${s<10&&n>1?s.toFixed(1).replace(/\.0$/,""):Math.round(s)} ${e}`}const Dd=null,qt=["queue","clone","install",
"build","sync","activate"],wi=["repository_not_found","repository_not_allowed","branch_not_found","commit_not_found","clone_failed","root_directory_missing","pa\
ckage_json_invalid","build_script_missing","install_failed","build_failed","build_timeout","build_killed","builder_crashed","out_of_memory","disk_quota","output\
_missing","output_empty","output_unsafe","output_too_large","disk_full","sync_failed","activation_failed","interrupted"],Bd={invalid_request:400,unauthorized:401,
forbidden:403,not_found:404,method_not_allowed:405,app_exists:409,conflict:409,body_too_large:413,unsupported_media_type:415,validation_failed:422,rate_limited:429,
internal:500,unavailable:503},J="\x1B",Jt="\x07",yi=new RegExp(`${J}[\\]P_^X][^${Jt}${J}]*(?:${Jt}|${J}\\\\)|${J}\\[[0-?]*[ -/]*[@-~]|${J}[ -/]*[0-Z\\\\^-~]`,"g"),
bi=/[\t\n\v\f\r\u0085\u2028\u2029]/g,Xt=new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}]\
)\\p{Cf}","gu"),xi=new RegExp(`(?!\\t)(?:${Xt.source})`,"gu"),Ei=/^[ -~]*$/,Si=/^[\t -~]*$/;function Ue(t){return t.includes(J)?t.replace(yi,""):t}function _i(t){
return Si.test(t)?t:Ue(t).replace(/[\n\u2028\u2029]/g," ").replace(xi,"")}function X(t,e){return t.length>e?en(t,e):t}function Ge(t){return t.replace(/[\\^$.*+?()[\]{}|]/g,
"\\$&")}function Qt(t,e=2e3){const n=t.length>e*8+1024?t.slice(0,e*8+1024):t;if(Ei.test(n)&&n.length<=e)return t;const s=Ue(n).replace(bi," ").replace(Xt,"").toWellFormed();
return s.length>e||n.length<t.length?en(s,e):s}function en(t,e){if(e<1)return"";const n=t.slice(0,e-1),s=n.charCodeAt(n.length-1);return`${s>=55296&&s<=56319?n.
slice(0,-1):n}\u2026`}const Fd={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},Ud=["web-landing",...[
"api","web-ssr","sse"]],Gd="us-east-2",Hd="execute-api",Wd="SERVICE_KVS_",$i=/^[A-Za-z_][A-Za-z0-9_]*$/,Yd=/^[a-z][a-z0-9_]{0,31}$/,Kd=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,
He={bodyBytes:1024*1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,failureLogLines:200,failureLogLine:2e3},O={bytes:1024*1024,message:2e3,signal:20,
findings:500,file:1e3,findingMessage:1e3,findingCode:100},ki=["error","warning","notice"],{failureLogLines:tn,failureLogLine:nn}=He,sn={queue:"build_failed",clone:"\
clone_failed",install:"install_failed",build:"build_failed",sync:"sync_failed",activate:"activation_failed"};function vi({stage:t,code:e,message:n,exitCode:s,signal:i,
log:r,diagnostics:o}){const a={stage:t,code:e,message:X(n,O.message),exitCode:s},c=i===null?null:i.slice(0,O.signal),l=o.filter(({file:m})=>m.length<=O.file).slice(
0,O.findings).map(m=>({...m,code:m.code===null?null:X(m.code,O.findingCode),message:X(m.message,O.findingMessage)})),u=rn(l,O.bytes/2),d=O.bytes-We({...a,signal:c,
log:[],diagnostics:u}),p=r.slice(-tn).map(m=>X(m,nn));return{...a,signal:c,log:rn(p.reverse(),d).reverse(),diagnostics:u}}function rn(t,e){let n=e;const s=t.findIndex(
i=>(n-=We(i)+1,n<0));return s===-1?t:t.slice(0,s)}function We(t){return Buffer.byteLength(JSON.stringify(t))}function Oi(t){if(!R(t))return;const{exitCode:e,signal:n,
log:s,message:i}=t,r=qt.find(l=>l===t.stage),o=wi.find(l=>l===t.code);if(!r||!o||!v(i,O.message)||!Ye(e)||n!==null&&!v(n,O.signal)||!Array.isArray(s)||s.length>
tn||!s.every(l=>v(l,nn)))return;const a=Ti(t.diagnostics);if(!a)return;const c={stage:r,code:o,message:i,exitCode:e,signal:n,log:s,diagnostics:a};return We(c)<=
O.bytes?c:void 0}function Ti(t){if(!Array.isArray(t)||t.length>O.findings)return;const e=[];for(const n of t){const s=Ri(n);if(!s)return;e.push(s)}return e}function Ri(t){
if(!R(t))return;const{file:e,line:n,column:s,code:i,message:r}=t,o=ki.find(a=>a===t.severity);if(!(!o||!v(e,O.file)||!v(r,O.findingMessage))&&!(i!==null&&!v(i,O.
findingCode)))return Ye(n)&&Ye(s)?{file:e,line:n,column:s,severity:o,code:i,message:r}:void 0}function Vd(t){return{stage:t,code:sn[t],message:"The deployment f\
ailed, but its failure record is damaged or too large",exitCode:null,signal:null,log:[],diagnostics:[]}}function Ye(t){return t===null||Number.isSafeInteger(t)}
const Zd=4*b,ji=2e3,qd=6e4;function Jd(t){try{const e=JSON.parse(t);return isObject(e)?Ai(e):void 0}catch{return}}const on={ready({isolation:t}){const e=Li(t);return e&&
{kind:"ready",isolation:e}},pulse:()=>({kind:"pulse"}),stage({stage:t}){const e=qt.find(n=>n===t);return e&&{kind:"stage",stage:e}},commit:({commit:t})=>v(t,64)?
{kind:"commit",commit:t}:void 0,ask({id:t,question:e}){const n=R(e)?Ni(e):void 0;return n&&F(t)?{kind:"ask",id:t,question:n}:void 0},release:({name:t})=>v(t,Ke)?
{kind:"release",name:t}:void 0,note({level:t,event:e,text:n}){const s=["info","warn","error"].find(i=>i===t);return s&&v(e,64)&&v(n,2e3)?{kind:"note",level:s,event:e,
text:n}:void 0},stored({release:t,commit:e}){const n=Ci(t);return n&&v(e,64)?{kind:"stored",release:n,commit:e}:void 0},failed({facts:t}){const e=Oi(t);return e&&
{kind:"failed",facts:e}},done({removed:t}){const e=R(t)?t:{},{objects:n,bytes:s}=e;return F(n)&&F(s)?{kind:"done",removed:{objects:n,bytes:s}}:void 0}},Ke=256,Ii=4096;
function Ai(t){const{kind:e}=t;return typeof e=="string"&&Object.hasOwn(on,e)?on[e](t):void 0}function Ni({about:t,name:e,directory:n,kind:s,org:i}){if(t==="loc\
k"&&v(e,Ke))return{about:t,name:e};if(t==="output"&&v(n,Ii)&&(s==="build"||s==="folder"))return{about:t,directory:n,kind:s};if(t==="live"&&v(i,Ke))return{about:t,
org:i}}function Li(t){if(R(t))return t.kind==="bubblewrap"?{kind:"bubblewrap",asRoot:t.asRoot===!0,boundsFiles:t.boundsFiles===!0}:t.kind==="none"&&v(t.reason,1e3)?
{kind:"none",reason:t.reason}:void 0}function Ci(t){if(!R(t))return;const{manifestHash:e,files:n,written:s,reused:i,bytes:r}=t;if(!(typeof e!="string"||!/^[0-9a-f]{64}$/.
test(e))&&!(!F(n)||!F(s)||!F(i)||!F(r)))return{manifestHash:e,files:n,written:s,reused:i,bytes:r}}function F(t){return Number.isSafeInteger(t)&&Number(t)>=0}var Mi=$(
481);class Pi{#e;#t=new Map;#s=0;constructor(e,n,s,i){this.#e=n,n.on("error",i);const r=(0,Mi.createInterface)({input:e});r.on("line",o=>{const a=JSON.parse(o);
if(a.kind!=="answer")return s(a);this.#t.get(a.id)?.(a.value),this.#t.delete(a.id)}),r.on("close",i)}send(e){this.#e.writable&&this.#e.write(`${JSON.stringify(e)}\

`)}ask(e){this.#s+=1;const n=this.#s;return new Promise(s=>{this.#t.set(n,s),this.send({kind:"ask",id:n,question:e})})}end(){return new Promise(e=>this.#e.end(e))}}
var h=$(455),f=$(760),S=$(598);function an(t){return`${(0,S.hash)("sha256",t).slice(0,16)}/`}function cn(t,e){return`slipway-worker:${an(t)}${e}`}function Xd(t,e){
const n=/^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?$/.exec(t.trim()),[,s,i,r]=n??[],o=Number(s??0)*36e5+Number(i??0)*6e4+Number(r??0)*1e3;if(!n||o===0)throw new SlipwayError(
"invalid_input",`${e}: "${t}" is not a duration`,{input:e,remedy:"Write it with units, as 90s, 30m or 1h30m; it must be longer than zero."});return o}function Di(t){
if(t<1e3)return`${Math.round(t)}ms`;if(t<59950)return`${(t/1e3).toFixed(1)}s`;const e=Math.round(t/1e3),n=s=>String(s).padStart(2,"0");return e<3600?`${Math.floor(
e/60)}m ${n(e%60)}s`:`${Math.floor(e/3600)}h ${n(Math.floor(e%3600/60))}m`}var g=$(24);function D(t,e){const n=(0,f.relative)(t,e);return n===""||n!==".."&&!n.startsWith(
`..${f.sep}`)&&!(0,f.isAbsolute)(n)}function oe(t,e){const n=(0,f.resolve)(t,e);if(e.includes("\0")||!D((0,f.resolve)(t),n))throw ln(e);return n}async function xe(t,e){
const[n,s]=await Promise.all([(0,h.realpath)(t),(0,h.realpath)(oe(t,e))]);if(!D(n,s))throw ln(e);return s}function Bi(t,e){if(!existsSync(t)){Bi(dirname(t),e);try{
mkdirSync(t,{mode:e})}catch(n){if(systemCode(n)!=="EEXIST")throw n}}}function ln(t){return new re("path_escapes_root",`The path "${t}" leaves its root folder`,{
remedy:"Name a path inside the folder, without links that lead out of it."})}const C=String.raw`(?:[A-Za-z]:[\\/]|(?:file|webpack|webpack-internal|rsc):\/{2,3})?[^\s:*"'<>|\x60(][^:*"'<>|\x60]{0,400}?`,
w=`(?<file>${C})`,z=`(?<file>${C}\\.[A-Za-z][A-Za-z0-9]{0,9}(?:\\?[\\w=&.-]{0,100})?)`,y=String.raw`:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?`,Ve=String.raw`(?:Uncaught )?(?:[A-Z]\w{0,60}\.)?[A-Z]?\w{0,60}(?:Error|Exception)`,
un=/^\s*(?:at |Require stack:|- \/|$)|^\s{2,}/,Ee=new RegExp(`^\\s+at (?!.{0,900}(?:node_modules|node:|<anonymous>:\\d|/(?:dist|\\.next|\\.output|\\.svelte-kit)/))(?\
:[^()]{0,300} \\()?(?:async )?${w}${y}\\)?$`);function x(t,e,n={}){return{name:t,steps:[{pattern:e}],...n}}const dn=new RegExp(`^(?:File: |(?<severity>ERROR|WAR\
NING) in )${w}(?:[: ]\\d+:[\\d:-]+)?$`),Fi=/^[\s│]*[╭,][─-]{1,3}\[(?:[^\]]{0,400}:)?(?<line>\d{1,7}):(?<column>\d{1,7})\]$/,zi=[{name:"esbuild",steps:[{pattern:/^(?:[✘▲X!] )?\[(?<severity>ERROR|WARNING)\] (?:(?<code>(?:TS|NG)-?\d+): )?(?<message>.*?\S)(?: \[(?:plugin )?[\w-]+\])?$/},
{pattern:new RegExp(`^\\s{4}${w}${y}:$`),skip:6,over:/^(?!\s{4}|[✘▲X!] \[)/}],zeroColumn:!0},x("esbuild-short",new RegExp(`^${w}${y}: (?<severity>ERROR|WARN\
ING): (?<message>.+)$`),{zeroColumn:!0}),{name:"rolldown",steps:[{pattern:/^(?:(?<severity>Warning|Error): )?\[(?<code>[A-Z][A-Z_]+|builtin:[\w:-]+|plugin [\w:-]+)\] (?<message>\S.*)$/},
{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[ ?${w}:(?<line>\\d{1,7}):(?<column>\\d{1,7}) ?\\]$`),skip:1}]},{name:"vite-plugin-svelte",steps:[{pattern:new RegExp(
`^\\[plugin(?: |:)vite-plugin-svelte[\\w:-]*\\] ${w}${y}$`)},{pattern:/^(?:\w*Error: )?(?:\S{1,400}:\d+:\d+ )?(?<message>\S.*)$/}],zeroColumn:!0},x("vite-plugin\
-svelte-warning",new RegExp(`^\\[vite-plugin-svelte\\] ${w}${y} (?<message>.+)$`),{zeroColumn:!0,severity:"warning"}),{name:"vite-plugin-place",steps:[{pattern:new RegExp(
`^\\[plugin(?: |:)[\\w:-]+\\] ${w}${y}$`)},{pattern:/^(?:\w*Error: )?(?:\[[\w/-]+\] )?(?:\S{1,600}:\d+:\d+: )?(?<message>\S.*?)(?: \(\d+:\d+\))?$/}]},{name:"vit\
e-prerender",steps:[{pattern:/^\[vite-prerender-plugin\] \[plugin vite-prerender-plugin\]$/},{pattern:/^(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:new RegExp(
`^> ${w}${y}$`),skip:12}]},{name:"parcel",steps:[{pattern:/^@parcel\/[\w-]{1,60}: (?<message>\S.*)$/},{pattern:new RegExp(`^\\s{1,4}${z}${y}$`),skip:4,over:/^(?:\S|$)/}]},
{name:"jiti",steps:[{pattern:/^.{0,40}\b(?<message>ParseError: \S.*)$/},{pattern:new RegExp(`^\\s{1,4}${z}${y}$`)}],zeroColumn:!0},x("vite-unresolved",/^(?:\w*Error: )?(?:\[vite\]: )?(?<message>Roll(?:up|down) failed to resolve import "[^"]{1,300}") from "(?<file>[^"]{1,400})"/),
x("rollup-unresolved",/^(?:\[(?:!|error)\] )?(?:\w*Error: )?(?<message>(?:Could not resolve|Failed to resolve) (?:"[^"]{1,300}"|\S{1,300})) from "?(?<file>[^"]{1,400}?)"?$/),
x("vite-plugin-message",new RegExp(`^(?:\\w*Error: )?(?:\\[[\\w:-]{1,60}\\] )?\\[plugin [\\w:-]{1,60}\\] ${w} \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\): (?<messag\
e>.+)$`)),x("rollup",new RegExp(`^(?:\\[!\\] )?(?:\\(plugin [\\w:@/. -]{1,80}\\) )?(?:RollupError: )?${w} \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\): (?<message>.+\
)$`),{zeroColumn:!0}),{name:"vite-config",steps:[{pattern:new RegExp(`^failed to load config from ${w}$`)},{pattern:/^error during build:$/},{pattern:/^(?!Error: (?:Build|Transform) failed)(?<message>\S.*)$/}]},
{name:"sass",steps:[{pattern:/^(?:\w*Error: )?(?:(?<severity>DEPRECATION WARNING|WARNING)(?: \[[\w-]+\])?: )?(?:\[sass\] )?(?<message>\S.*)$/},{pattern:/^\s*[╷,]$/,
skip:1,over:/^$/},{pattern:new RegExp(`^\\s+(?!\\S+\\.vue )${w} (?<line>\\d{1,7}):(?<column>\\d{1,7})\\s{1,4}\\S.*$`),skip:12}]},x("postcss",new RegExp(`^(?:Css\
SyntaxError: (?:\\[[\\w-]+\\] )?(?:[\\w-]+: )?|(?:\\[[\\w:-]{1,60}\\] ){1,4})${w}${y}: (?<message>.+)$`)),{name:"vite-file",steps:[{pattern:/^\[(?:plugin )?[@\w:/-]+\] (?!✗ )(?:\[[@\w/-]+\] )?(?!✗|Transform failed|Build failed|\[)(?<message>\S.*?)(?: \(\d+:\d+\))?$/},
{pattern:new RegExp(`^file: ${w}(?:${y})?(?: \\(.*)?$`),skip:12,over:/^(?!\s+at |\[)/}]},{name:"rspack-syntax",steps:[{pattern:dn},{pattern:/^\s+× Module build failed \(from builtin:/},
{pattern:/^\s+╰─▶\s+×\s+(?:x )?(?:Syntax Error: )?(?<message>\S.*)$/},{pattern:Fi}],zeroColumn:!0},{name:"rspack",steps:[{pattern:dn},{pattern:/^\s+(?:╰─▶\s+)?× (?!Module build failed)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^\s+× Module build failed/}]},x("unresolved-in-folder",/^(?:\s*× |\w*Error: )?(?<message>(?:Module not found: (?:Error: )?)?Can't resolve '[^']{1,300}') in '(?<file>[^']{1,400})'$/),
x("react-scripts-css",new RegExp(`^Syntax error: ${z} (?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`)),{name:"fork-ts-checker",steps:[{pattern:new RegExp(
`^(?<severity>ERROR|WARNING) in ${w}${y}(?:-[\\d:]+)?$`)},{pattern:/^(?<code>TS\d+): (?<message>.+)$/}]},{name:"webpack-loader-place",steps:[{pattern:new RegExp(
`^(?<severity>ERROR|WARNING) in (?:${C})(?: \\d+:[\\d-]+)?(?: \\(.*)?$`)},{pattern:new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${w} (?<message>[A-Z\
].*)$`),skip:5}]},x("postcss-loader",new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${z} (?<message>[A-Z].*)$`)),{name:"webpack-place",steps:[{pattern:new RegExp(
`^(?<severity>ERROR|WARNING) in ${w}(?: \\d+:[\\d-]+)?(?: \\(.*)?$`)},{pattern:new RegExp(`^(?:\\w*Error: )?(?:${C}: )?(?<message>\\S.*) \\((?<line>\\d{1,7}):(?<co\
lumn>\\d{1,7})\\)$`),skip:2}],zeroColumn:!0},{name:"webpack",steps:[{pattern:new RegExp(`^(?!.*sass-loader)(?<severity>ERROR|WARNING) in ${w}(?: (?<line>\\d{1,7}\
):(?<column>\\d{1,7})(?:-[\\d:]+)?)?(?: \\(.*)?$`)},{pattern:/^(?!Module build failed|\.\/\S+ \d|\[tsl\]|\d{1,7}:[\d-]+$)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^Module build failed/}],zeroColumn:!0}],Ui=[x("tsc",new RegExp(`^(?:ERROR in )?${w}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\): (?<severity>error|warni\
ng) (?<code>TS\\d+): (?<message>.+)$`)),x("tsc-pretty",new RegExp(`^(?:Error: )?${w}${y} - (?<severity>error|warning|hint|message) (?<code>TS\\d+|ts\\(\\d+\\)): (?<\
message>.+)$`)),{name:"ts-loader",steps:[{pattern:new RegExp(`^\\[tsl\\] (?<severity>ERROR|WARNING) in ${w}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\)$`)},{pattern:/^\s+(?<code>TS\d+): (?<message>.+)$/}]},
{name:"tsc-frame",steps:[{pattern:/^(?<code>TS\d+): (?<message>\S.*)$/},{pattern:/^\s*> (?<line>\d{1,7}) \| (?<frame>.*\S)$/,skip:12,over:/^\s/}]},{name:"eslint\
-stylish",steps:[{pattern:/^(?<file>(?:[A-Za-z]:[\\/]|\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})\s{1,40}(?<severity>error|warning|Error:|Warning:)\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/}],
repeat:!0},{name:"eslint-react-scripts",steps:[{pattern:/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^\s+Line (?<line>\d{1,7}):(?<column>\d{1,7}):\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/}],
repeat:!0},{name:"eslint-react-scripts-syntax",steps:[{pattern:/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^Syntax error: (?<message>\S.*) \((?<line>\d{1,7}):(?<column>\d{1,7})\)$/}]},
x("eslint-compact",new RegExp(`^${w}: line (?<line>\\d{1,7}), col (?<column>\\d{1,7}), (?<severity>Error|Warning) - (?<message>.*?\\S)(?: \\((?<code>[@\\w/-]+)\\))?$`)),
x("eslint-unix",new RegExp(`^${w}${y}: (?<message>.*\\S) \\[(?<severity>Error|Warning)(?:/(?<code>[@\\w/-]+))?\\]$`)),{name:"biome",steps:[{pattern:new RegExp(`\
^${w}(?:${y})? (?<code>[a-z]+(?:/\\w+)*)\\s.{0,40}\u2501\u2501\u2501`)},{pattern:/^\s+(?<severity>[×✖!⚠i])\s(?<message>.+)$/,skip:1,over:/^\s*$/}]}],fn={pattern:/^(?<file>[^:*"<>|]{1,400}\.vue)$/,
skip:1,over:/^$/},pn=String.raw`\[vue/compiler-sfc\] (?<message>\S.*?)(?: \(\d{1,7}:(?<column>\d{1,7})\))?$`,hn={pattern:/^\s+\|\s+\^/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) \s*)?\|/},
Se=String.raw`(?<file>${C}\?vue&type=style[^:)\s]{0,200})`,mn=/^\s+\S{1,400}\.vue (?<line>\d{1,7}):(?<column>\d{1,7})\s/,Ze=/^\s*(?:[╷,╵']|\d{1,7} [│|]|[│|])|^$/,
Gi=[{name:"vue-script",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)vite:vue\\] ${C}${y}$`)},{pattern:new RegExp(`^(?:\\w*Error: )?${pn}`)},fn,hn],zeroColumn:!0},
{name:"vue-script-vite7",steps:[{pattern:new RegExp(`^(?:\\[vite:vue\\] |SyntaxError: )${pn}`)},fn,hn],zeroColumn:!0},{name:"vue-style",steps:[{pattern:new RegExp(
`^\\[plugin(?: |:)[\\w:-]{1,60}\\] ${Se}(?::\\d{1,7}){2}$`)},{pattern:new RegExp(`^CssSyntaxError: ${C}${y}: (?<message>\\S.*)$`)}]},{name:"vue-style-vite7",steps:[
{pattern:new RegExp(`^\\[vite:vue\\] ${C}${y}: (?<message>\\S.*)$`)},{pattern:new RegExp(`^file: (?:${C}(?::\\d{1,7}){2} \\()?${Se}(?:(?::\\d{1,7}){2}|\\))?$`)}]},
{name:"vue-sass",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)vite:css\\] ${Se}$`)},{pattern:/^Error: \[sass\] (?<message>\S.*)$/},{pattern:mn,skip:12,over:Ze}]},
{name:"vue-sass-vite7",steps:[{pattern:/^\[vite:css\] \[sass\] (?<message>\S.*)$/},{pattern:mn,skip:12,over:Ze},{pattern:new RegExp(`^file: ${Se}$`)}]},{name:"s\
velte-sass",steps:[{pattern:/^(?:\w*Error: |\[[\w:-]{1,60}\] )?Error while preprocessing (?<file>\S{1,400}\.svelte) - \[sass\] (?<message>\S.*)$/},{pattern:/^\s+\S{1,400}\.svelte\.vite-preprocess\.\w+ (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
skip:12,over:Ze}],part:"?vue&type=style&index=0"},x("vitepress",/^(?:\w*Error: )?(?:\[vite:vue\] )?\[plugin vite:vue\] (?<file>[^:*"<>|]{1,400}\.md) \(\d{1,7}:\d{1,7}\): (?<message>\S.*?)(?: \(\d+:\d+\))?$/),
{name:"vitepress-script",steps:[{pattern:/^\[vite:vue\] \[vue\/compiler-sfc\] (?<message>\S.*?)(?: \(\d+:\d+\))?$/},{pattern:/^(?<file>[^:*"<>|]{1,400}\.md)$/,skip:1,
over:/^$/}]}],Hi=null,gn=/^(?:node|https?|data|virtual|native|internal|bun|deno):|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|bin\/|etc\/|nix\/|proc\/|sys\/|snap\/|rustc\/|opt\/hostedtoolcache\/)|(?:^|\/)(?:node_modules|site-packages|dist-packages|\.git|\.nvm|\.pyenv|\.cargo|\.rustup|\.yarn|\.pnpm|\.pnpm-store|\.volta|\.bun)(?:\/|$)|\/go\/pkg\/mod\//,
ae="?body",wn=/\?vue&type=[\w&=.-]{1,200}/,Wi=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g,Yi=40,yn=2e4,Ki=500,Vi=100;function Qd(t,e){const n={
...e,exists:Zi(e)},s=new Map,i=new Map;for(const a of t){s.has(a.file)||s.set(a.file,bn(a.file,n));const c=s.get(a.file);if(c===void 0)continue;const[l,u]=wn.test(
a.file)||a.file.endsWith(ae)?[null,null]:[a.line,a.column],d=qi(cleanLine(a.message,Ki),n),p=a.code&&cleanLine(a.code,Vi),m=JSON.stringify([c,l,u,d]);i.has(m)||
i.set(m,{...a,file:c,line:l,column:u,code:p,message:d})}const r=[...i.values()],o=new Set(r.filter(({line:a})=>a!==null).map(({file:a,message:c})=>`${a}
${c}`));return r.filter(({line:a,file:c,message:l})=>a!==null||!o.has(`${c}
${l}`))}function Zi(t){const e=new Map;return n=>{const s=e.get(n);if(s!==void 0)return s;const i=e.size<yn&&t.exists(n);return e.size<yn&&e.set(n,i),i}}function qi(t,e){
return t.replace(wn,"").replace(Wi,n=>bn(n,e)??n)}function bn(t,e){const n=Ji(t);if(!(n===""||n.includes("\0")||gn.test(n))){for(const s of Qi(n,e))if(s!==void 0&&
!gn.test(s)&&e.exists(s))return s}}function Ji(t){let e=t.startsWith("file://")?Xi(t):t;for(const[n,s]of Hi)e=e.replace(n,s);return e}function Xi(t){try{return decodeURIComponent(
t)}catch{return t}}function*Qi(t,e){const n=e.rootDirectory??"";if(!t.startsWith("/")){for(const i of[...e.folders??[],n,""])yield _e(`${i}/${t}`);return}for(const i of e.
prefixes??[]){const r=i.replaceAll("\\","/").replace(/^[A-Za-z]:/,"").replace(/(?<!\/)\/+$/,"");if(t.startsWith(`${r}/`)){yield _e(t.slice(r.length+1));return}}
const s=_e(t)?.split("/")??[];if(!(s.length>Yi))for(let i=0;i<s.length;i++){const r=s.slice(i).join("/");yield r,n!==""&&(yield _e(`${n}/${r}`))}}function _e(t){
const e=[];for(const n of t.split("/"))if(!(n===""||n===".")){if(n!=="..")e.push(n);else if(e.pop()===void 0)return}return e.length===0?void 0:e.join("/")}const xn=/^(?:Error:)?[\s│]*(?:[├╰]─▶\s*)?[x×](?:\s*[x×])? (?<message>\S.*)$/,
En={pattern:/^\s*[:·]\s+[\^─┬]/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?[|│:·]/},Sn={pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},_n={pattern:/^Error: Error evaluating Node\.js code$/},
$n=/^🚨 Unable to index (?<file>[^:,*"<>|]{1,400})(?:,[^:]{1,400})?:$/u,kn=/^(?:\w*Error: )?(?<message>\S.*?)(?: (?=\S{1,400}\/\S)\S{3,801})?$/,vn=String.raw`\((?<file>[^()]{1,400})\)(?: \[Line (?<line>\d{1,7}), Column (?<column>\d{1,7})\])?`,
er=[{name:"next-swc",steps:[{pattern:xn},{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[${w}:\\d{1,7}:\\d{1,7}\\]$`)},En]},{name:"next-config",steps:[{pattern:/^\s*⨯ Failed to load (?<file>next\.config\.\w{2,3})\b/},
{pattern:/^\[?Error:\s+[x×] (?<message>\S.*)$/,skip:4},{pattern:/^\s*[╭,][─-]{1,3}\[\d{1,7}:\d{1,7}\]$/},En]},{name:"swc",steps:[{pattern:xn},{pattern:new RegExp(
`^[\\s\u2502]*[\u256D,][\u2500-]{1,3}\\[${w}${y}\\]$`)}]},{name:"next",steps:[{pattern:new RegExp(`^(?<file>\\./[^:*"<>|]{1,400}?)${y}$`)},{pattern:/^(?:(?:Type )?[Ee]rror: )?(?<message>\S.*)$/}]},
{name:"next-loader-place",steps:[Sn,_n,{pattern:/^(?<line>\d{1,7}):(?<column>\d{1,7}): (?!.*\(\d{1,7}:\d{1,7}[-\d:]*\)$)(?<message>\S.*)$/}]},{name:"next-loader",
steps:[Sn,_n,{pattern:/^(?!Error: \[MDX\])(?:\d{1,7}:\d{1,7}: |- )?(?<message>\S.*?)(?: \((?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?\))?$/,skip:1}]},{
name:"next-module",steps:[{pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},{pattern:/^(?:\w*Error: )?(?<message>Module not found: .+)$/}]},{name:"next-prerender",steps:[
{pattern:/^Error occurred prerendering page /},{pattern:/^(?<message>\S.*)$/},{pattern:Ee,skip:20,over:un}]},{name:"gatsby-query",steps:[{pattern:/^error There was a problem parsing "(?<file>[^"]{1,400})"; any GraphQL$/},
{pattern:/^(?<message>This may indicate a syntax error in the code), or/,skip:2}]},{name:"gatsby-config",steps:[{pattern:/^error Failed to compile Gatsby files/},
{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^File path: (?<file>\S.{0,400})$/,skip:4}]},{name:"gatsby-lifecycle",steps:[{pattern:/^error "(?<file>[^"]{1,400})" threw an error while running the \w+ lifecycle:$/},
{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^> (?<line>\d{1,7}) \|/,skip:8}]},{name:"storybook-index-place",steps:[{pattern:$n},{pattern:kn},{pattern:/^(?:\S{1,400} )?\(line (?<line>\d{1,7}), col (?<column>\d{1,7})\)$/,
skip:1}],zeroColumn:!0},{name:"storybook-index",steps:[{pattern:$n},{pattern:kn}]},{name:"storybook-config",steps:[{pattern:/couldn't evaluate your (?<file>\S{1,400}) file\.$/},
{pattern:/^Original error:$/,skip:2,over:/^$/},{pattern:/^(?!\w*Error: Transform failed)(?:\w*Error: )?(?:<stdin>:(?<line>\d{1,7}):(?<column>\d{1,7}): ERROR: )?(?<message>\S.*)$/,
skip:1}],zeroColumn:!0},{name:"docusaurus-mdx",steps:[{pattern:/MDX compilation failed for file "(?<file>[^"]{1,400})"$/},{pattern:/^[\s│]*Cause: (?<message>\S.*)$/},
{pattern:/^[\s│]*"line": (?<line>\d{1,7}),?$/,skip:20}]},{name:"svelte-check",steps:[{pattern:new RegExp(`^${w}${y}$`)},{pattern:/^(?<severity>Error|Warn|Hint): (?<message>\S.*?)(?: \((?<code>\w+)\))?$/}]},
x("svelte-check-machine",/^\d{13} (?<severity>ERROR|WARNING) "(?<file>[^"]{1,400})" (?<line>\d{1,7}):(?<column>\d{1,7}) "(?<message>.+?)(?=\\n|"$)/),{name:"astr\
o-location",steps:[{pattern:/^(?!\s*(?:Hint|Error reference|Location|Stack trace):)(?:\[(?<code>\w+Error)\] (?=\S)|(?=[A-Z]\S* )(?!Build failed))(?<message>.+)$/},
{pattern:/^\s+Location:$/,skip:20,over:/^(?!\s*Stack trace:|\s+at |\[)/},{pattern:new RegExp(`^\\s+${w}${y}$`)}],zeroColumn:!0},x("metalsmith",/^Error: (?<message>Invalid frontmatter) in the file at: (?<file>\S.{0,400})$/),
{name:"eleventy-nunjucks",steps:[{pattern:new RegExp(`^(?:\\d{1,2}\\.|>|Template render error:(?: \\S{1,200}:)?) ${vn}$`)},{pattern:/^\s+(?:Error: )?(?!(?:Template render error: )?\([^()]{1,400}\))(?<message>\S.*?)(?: \(via [\w ]+\))?$/,
skip:4,over:new RegExp(`^\\s*(?:Template render error: )?${vn}$`)}],part:ae},x("eleventy-liquid",/^(?:\d{1,2}\. )?(?:\w+Error: )?(?<message>\S.*), file:(?<file>[^,]{1,400}), line:(?<line>\d{1,7})(?:, col:(?<column>\d{1,7}))?/,
{part:ae}),{name:"eleventy-data",steps:[{pattern:/^\d{1,2}\. Having trouble (?:parsing data file|reading front matter from template) (?<file>\S{1,400}) \(via /},
{pattern:/^\d{1,2}\. (?<message>\S.*?)(?: \((?:line )?(?<line>\d{1,7})(?::| column )(?<column>\d{1,7})\))?(?: \(via \w+\))?$/}]},{name:"eleventy-layout",steps:[
{pattern:/^\d{1,2}\. Problem creating an Eleventy Layout for the "(?<file>[^"]{1,400})" template file\./},{pattern:/^\d{1,2}\. (?<message>\S.*?)(?: \(via [^()]{1,200}\))?$/}]},
{name:"eleventy-config",steps:[{pattern:/^\d{1,2}\. Error in your Eleventy config file '(?<file>[^']{1,400})'\./},{pattern:/^\d{1,2}\. (?!There was a problem importing|Cannot find (?:module|package) )(?<message>\S.*?)(?: \(via \w+\))?$/,
skip:1,over:/^\d{1,2}\. There was/}]}];class tr{#e;#t=new Map;constructor(e){this.#e=e}get length(){return this.#e.length}line(e){return this.#e[e]}find(e,n){let s=this.#t.
get(e);s||(s=[],this.#t.set(e,s));const i=s[n];if(i!==void 0)return i;const r=e.exec(this.#e[n]?.text??"");return s[n]=r,r}}function nr(t,e,n){if("match"in t)return t.
match(e,n);const s={};let i=n;for(const[o,a]of t.steps.entries()){const c=ir(a,e,i,o===0?0:a.skip??0);if(!c)return;for(const[l,u]of Object.entries(c.groups))u!==
void 0&&(s[l]=u);i=c.at+1}const r=t.steps.at(-1);return!t.repeat||!r?{groups:[s],next:i}:sr(r.pattern,s,e,i)}function sr(t,e,n,s){const i=[e];let r=s;for(;r<n.length&&
i.length<1e3;r++){const o=n.find(t,r);if(!o)break;i.push({file:e.file,...o.groups})}return{groups:i,next:r}}function ir(t,e,n,s){const i={};for(let r=n;r<=n+s&&
r<e.length;r++){const o=e.find(t.pattern,r);if(o)return{at:r,groups:{...i,...o.groups}};const a=t.over&&e.find(t.over,r);if(t.over&&!a)return;for(const[c,l]of Object.
entries(a?.groups??{}))l!==void 0&&(i[c]=l)}}const On=/^\s+File "(?<file>[^"]{1,400})", line (?<line>\d{1,7})/,rr=/\/site-packages\/|\/dist-packages\/|\/lib\/python\d|^</,
or=/^(?<message>[A-Za-z_][\w.]{0,100}(?:: .+)?)$/,ar={name:"python",match(t,e){if(!(t.line(e)?.text??"").startsWith("Traceback (most recent call last)")&&!t.find(
On,e))return;let s;for(let i=e;i<t.length&&i<e+200;i++){const r=t.line(i)?.text??"",o=t.find(On,i)?.groups;if(o&&!rr.test(o.file??"")&&(s={...o}),i===e||r.startsWith(
" "))continue;const a=or.exec(r)?.groups?.message;return s&&a?{groups:[{...s,message:a}],next:i+1}:void 0}}},cr=[{name:"vitest",steps:[{pattern:/^\s*FAIL\s+\S.* > /},
{pattern:/^(?<message>\S.*)$/},{pattern:new RegExp(`^ \u276F (?!.*node_modules)(?:\\S.{0,200} )?(?<file>(?:[A-Za-z]:)?[^\\s:]{1,400})${y}$`),skip:40}]},{name:"j\
est-syntax",steps:[{pattern:new RegExp(`^\\s{4}${z}:(?<line>\\d{1,7})$`)},{pattern:new RegExp(`^\\s{4}(?<message>${Ve}: .+)$`),skip:6}]},{name:"jest",steps:[{pattern:/^\s{2}● (?!Test suite failed to run)\S.*$/},
{pattern:/^\s{4}(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:Ee,skip:40,over:/^(?!\s{2}●)/}]},{name:"rust",steps:[{pattern:/^(?<severity>error|warning)(?:\[(?<code>\w+)\])?: (?<message>.+)$/},
{pattern:new RegExp(`^\\s*--> ${w}${y}$`)}]},ar,{name:"go-panic",steps:[{pattern:/^panic: (?<message>.+)$/},{pattern:new RegExp(`^\\s(?!.*/go/(?:src|pkg/mod)/)${w}\
:(?<line>\\d{1,7})(?: \\+0x.*)?$`),skip:20}]},{name:"node-syntax",steps:[{pattern:new RegExp(`^(?!.*node_modules)${z}:(?<line>\\d{1,7})$`)},{pattern:new RegExp(
`^(?<message>${Ve}(?: \\[\\w+\\])?: .+)$`),skip:6}]},x("node-import",/^(?:\w*Error )?\[?(?<code>ERR_MODULE_NOT_FOUND)\]?: (?<message>Cannot find (?:module|package) '[^']{1,400}') imported from (?<file>\S{1,400})$/),
{name:"node-stack",steps:[{pattern:new RegExp(`^\\s{0,4}(?:\\[?(?:ERROR|error)\\]?:? )?(?<message>(?:${Ve}(?: \\[\\w+\\])?|error): .+)$`)},{pattern:Ee,skip:20,over:un}]},
{name:"consola",steps:[{pattern:/^\[(?:error|fatal)\] (?<message>\S.*)$/},{pattern:Ee,skip:20,over:/^\s+at /}]},x("plain",new RegExp(`^\\s{0,4}(?!- )(?:(?:vet|er\
ror|ERROR|Error):? (?:in )?)?${z}${y}:?(?: -)?\\s+(?:(?:fatal )?(?<severity>error|warning|note|info)\\b[: ]\\s*)?(?!\\+0x)(?<message>\\S.*)$`))],lr=[...Ui,...Gi,
...zi,...er,...cr],U={lines:5e3,characters:256*1024,lineLength:1e3,entryLength:64*1024},ur=[/^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:?(?: |$)/,
/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M)?\]?:? (?=\S)/,/^(?<folder>[\w@.-]{1,100}(?:\/[\w@.-]{1,100}){1,6}) (?!error|warning|note|info|failed)[a-z][\w:-]{0,60}(?:: |:$|\$ )/,
/^(?<task>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[a-z][\w:-]{0,60}):(?: |$)/,/^@(?!parcel\/)[\w.-]{1,60}\/[\w.-]{1,60}: /,/^\[@?[\w./-]{1,80}\]: /,/^➤ YN\d{4}: (?:[│┌└] ?)?/,
/^\[\d{1,2}\] /,/^#\d{1,4} \d{1,5}\.\d{1,3} /,/^[a-z][\w.-]{0,60}-\d{1,3} {1,20}\| /,/^npm (?:ERR!|error)(?: |$)/,/^\[(?:11ty|webpack-cli)\](?: |$)/,/^Original error stack trace: (?=\S)/,
/^│ (?=\w*Error: )/,/^[│└■▲●◆◇](?: {2}|$)/u,/^\[(?:log|info|warn|error)\] \[nitro\](?: |$)/],dr=4,fr=[/^> @?[^\s@]{0,100}@\S{0,100} \S{1,100} (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,
/^(?<task>@?[\w./-]{1,120}#[\w:-]{1,60}):\s{1,4}ERROR\s{1,4}command \((?<folder>[^()]{1,400})\)/,/^ERROR: command finished with error: command \((?<folder>[^()]{1,400})\)/,
/^location (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/];function pr(t){const e=[];let n=U.characters;for(let o=t.length-1;o>=0&&e.length<U.lines&&n>0;o--){const a=t[o]??
"",l=(a.length>U.entryLength?a.slice(-U.entryLength):a).split(`
`);for(let u=l.length-1;u>=0&&e.length<U.lines&&n>0;u--){const d=l[u]??"",p=Qt(xr(Ue(d)),U.lineLength).trimEnd();n-=Math.max(p.length,d.length/16),e.push(p)}}const s=hr(
e),i=gr(e.reverse().map(o=>wr(o,s))),r=mr(i);return i.map(({text:o,folder:a,task:c})=>({text:o,folder:a??r.get(c??"")}))}function hr(t){const e=t.map(n=>n.includes(
"nx run ")?/\bnx run ([@\w./-]{1,100}):/.exec(n)?.[1]:void 0);return new Set(e.filter(n=>n!==void 0))}function mr(t){const e=new Map;for(const{text:n,task:s}of t)
for(const i of fr){const r=i.exec(n)?.groups;r?.folder&&e.set(s??r.task?.replace("#",":")??"",r.folder)}return e}const Tn=71;function gr(t){if(!t.some(({text:s})=>s.
startsWith("\u250C  Building storybook")))return t;const e=[];let n=0;for(const s of t){const i=e.at(-1),[r=""]=s.text.split(" ",1),o=s.boxed&&n>0&&n<=Tn&&n+1+r.
length>Tn;i&&o&&/^[\w("'`./@-]/.test(r)?e[e.length-1]={...i,text:`${i.text} ${s.text}`.slice(0,U.lineLength)}:e.push(s),n=s.text.length}return e}function wr(t,e){
let n=t,s,i,r=!1;for(let o=0;o<dr;o++){const a=br(n)??yr(n,e);if(!a)break;s??=a.groups?.folder,i??=a.groups?.task,r||=a[0]==="\u2502  ",n=n.slice(a[0].length)}return{
text:n,folder:s,task:i,boxed:r}}function yr(t,e){if(e.size===0)return;const n=/^([@\w./-]{1,100}): /.exec(t);return n&&e.has(n[1]??"")?n:void 0}function br(t){for(const e of ur){
const n=e.exec(t);if(n)return n}}function xr(t){return t.includes("\r")?t.split("\r").findLast(e=>e.trim()!=="")??"":t}function ef(t){const e=t.findIndex(s=>/\bnpm (?:ERR!|error) Usage:\s*$/.
test(s)),n=t.findIndex((s,i)=>i>e&&/\bnpm (?:ERR!|error) Run "npm help [\w-]{1,40}"/.test(s));return e===-1||n===-1?t:t.toSpliced(e,n-e)}const Er=[["warning",/^(?:warn|warning|deprecation warning|!|⚠)/i],
["notice",/^(?:hint|info|note|message|i$)/i],["error",/./]];function Sr(t,e={}){const{most:n=500,messageLength:s=500}=e,i=new tr(pr(t)),r=new Map;for(let o=0;o<
i.length&&r.size<n;){const a=_r(i,o,s);for(const c of a?.diagnostics??[]){const{file:l,line:u,column:d,message:p}=c,m=JSON.stringify([l,u,d,p]);!r.has(m)&&r.size<
n&&r.set(m,c)}o=a?.next??o+1}return[...r.values()]}function _r(t,e,n){const s=t.line(e);if(!(!s||s.text.trim()===""))for(const i of lr){const r=nr(i,t,e);if(!r)
continue;return{diagnostics:r.groups.map(a=>$r(a,i,s.folder,n)).filter(a=>a!==void 0),next:r.next}}}function $r(t,e,n,s){const{message:i,frame:r}=t,o=(t.file??"").
replace(/(?<=\.mdx?)\.js(?=$|\?)/,"");if(!(o||r)||!i)return;const a=o===(t.file??"")&&Rn(t.line)||null,c=a===null?null:Rn(t.column);return{file:o&&Rr(o.trim(),n)+
kr(e,o,a),line:a,column:c===null?null:e.zeroColumn?c+1:c||null,severity:Tr(t.severity,e),code:t.code??null,message:Qt(Or(vr(i.trim(),o),o),s),...r===void 0?{}:{
frame:r}}}function kr({part:t=""},e,n){return n===null||t===ae&&e.startsWith("/")?"":t}function vr(t,e){const n=t.replace(/^error: |\?vue&type=[\w=&.-]+/gi,""),
[,s="",i]=/^(\S{1,400}?)(?::\d{1,7}){0,2}: (.+)$/.exec(n)??[],[r]=e.split("?",1);return i!==void 0&&(`/${s}`.endsWith(`/${r}`)||`/${r}`.endsWith(`/${s}`))?i:n}function Or(t,e){
return t.replace(/(?<=^Cannot find module ')\/[^']{1,400}(?='$)/,n=>{const s=f.posix.relative(f.posix.dirname(e),n);return e.startsWith("/")?s.startsWith(".")?s:
`./${s}`:n})}function Tr(t,e){return t===void 0?e.severity??"error":Er.find(([,n])=>n.test(t))?.[0]??"error"}function Rn(t){return t===void 0?null:Number(t)}function Rr(t,e){
return e===void 0||/^(?:[A-Za-z]:|[a-z-]+:\/\/|[\\/])/.test(t)?t:`${e}/${t.replace(/^(?:\.\/)+/,"")}`}const jr=new Set(["ENOSPC","EDQUOT"]),Ir=13;function qe(t){
return jr.has(I(t))?!0:t instanceof Error&&"errcode"in t&&t.errcode===Ir}const Ar=11,Nr=26;function tf(t){const e=t instanceof Error&&"errcode"in t?Number(t.errcode)&
255:0;return e===Ar||e===Nr}class A extends Error{name="BuildFailure";facts;constructor(e){const n=vi(e);super(n.message),this.facts=n}}const Q="SLIPWAY_BUILD",
ce="/usr/local/bin:/usr/bin:/bin",Lr=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;function Cr(t){return Object.entries(
t).flatMap(([e,n])=>Lr.test(e)?[n]:[])}function Mr(t,e){const n=`${f.sep}node_modules${f.sep}`,s=t.split(":").filter(i=>i.startsWith("/")&&!`${i}/`.includes(n));
return[...new Set([(0,f.dirname)(e),...s])].join(":")}function Pr(t,e,n,s,i){const r=o=>(0,f.join)(n.cache,o);return{...t,CI:"true",NO_UPDATE_NOTIFIER:"1",npm_config_audit:"\
false",npm_config_fund:"false",npm_config_update_notifier:"false",YARN_ENABLE_TELEMETRY:"0",...e,npm_config_cache:r("npm"),XDG_DATA_HOME:r("data"),YARN_GLOBAL_FOLDER:r(
"yarn"),BUN_INSTALL_CACHE_DIR:r("bun"),XDG_CACHE_HOME:r("xdg"),NODE_COMPILE_CACHE:r("node"),HOME:n.home,TMPDIR:i,PATH:s}}function Dr(t){return Object.entries(t).
filter(([e])=>$i.test(e)).map(([e,n])=>`export ${e}=${jn(n)}
`).join("")}function jn(t){return`'${t.replaceAll("'","'\\''")}'`}function T(t,e,n,s=[]){return new A({stage:t,code:e,message:n,exitCode:null,signal:null,log:s,
diagnostics:[]})}const Br=[{code:"out_of_memory",says:"ran out of memory",log:/heap out of memory|allocation failed|failed to allocate memory|bad_alloc|cannot allocate memory|\bENOMEM\b|\bMemoryError\b/i},
{code:"disk_full",says:"found the disk full",log:/\bENOSPC\b|no space left on device/i},{code:"output_too_large",says:"wrote a file that is too large",signals:[
"SIGXFSZ"]},{code:"output_too_large",says:"wrote a file that is too large",log:/\bEFBIG\b|file too large/i},{code:"build_killed",says:"was killed",signals:["SIG\
HUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGSEGV","SIGTERM"]}],Fr=/\bSIGKILL\b|\bkilled\b/i,zr={code:"out_of_memory",says:"was killed by the kernel,\
 because the machine ran out of memory"},Ur=40;function Gr(t,e,n,s){const{exitCode:i,signal:r,breach:o}=n,a=s.last(),c=`The ${t} command \`${e}\``,l={stage:t,exitCode:i,
signal:r,log:a,diagnostics:[]};if(o)return new A({...l,code:o.code,message:`${c} was stopped because ${o.because}`});const u=Hr(n,a.slice(-Ur).join(`
`)),d=u?.code??(t==="install"?"install_failed":"build_failed"),p=i===null?`ended by ${r}`:`exited with code ${i}`,m=u?`${c} ${u.says} (it ${p})`:`${c} ${p}`;return new A(
{...l,code:d,message:m})}function Hr({signal:t,shortOfMemory:e},n){return e&&(t==="SIGKILL"||Fr.test(n))?zr:Br.find(s=>s.signals?.includes(t??"")||s.log?.test(n))}
var Wr=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,i;if(n){if(!Symbol.asyncDispose)throw new TypeError(
"Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.
dispose],n&&(i=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");i&&(s=function(){try{i.call(this)}catch(r){return Promise.reject(r)}}),t.
stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Yr=(function(t){return function(e){function n(o){e.error=e.hasError?new t(o,e.
error,"An error was suppressed during disposal."):o,e.hasError=!0}var s,i=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&i===1)return i=0,e.stack.push(s),
Promise.resolve().then(r);if(s.dispose){var o=s.dispose.call(s.value);if(s.async)return i|=2,Promise.resolve(o).then(r,function(a){return n(a),r()})}else i|=1}catch(a){
n(a)}if(i===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:
function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Kr=g.constants.O_RDONLY|(g.constants.O_NOFOLLOW??0)|(g.constants.
O_NONBLOCK??0);function Vr(t,e,n){return An(t,e,s=>s<=n?s:void 0)}function In(t,e,n){return An(t,e,s=>Math.min(s,n))}async function An(t,e,n){try{const s={stack:[],
error:void 0,hasError:!1};try{const i=await xe(t,e),r=Wr(s,await(0,h.open)(i,Kr),!0),o=await r.stat(),a=o.isFile()?n(o.size):void 0;return a===void 0?void 0:await Zr(
r,a)}catch(i){s.error=i,s.hasError=!0}finally{const i=Yr(s);i&&await i}}catch{return}}async function Zr(t,e){const n=Buffer.allocUnsafe(e);let s=0;for(;s<e;){const{
bytesRead:i}=await t.read(n,s,e-s,s);if(i===0)break;s+=i}return{text:n.toString("utf8",0,s),bytes:s}}class le extends Error{name="JsonTextError";offset;constructor(e,n){
super(e),this.offset=n}}function Nn(t,e){const n=t.slice(0,e);return{line:n.split(`
`).length,column:e-n.lastIndexOf(`
`)}}function nf(t){new Je(t).document()}function qr(t){try{new Je(t,!1).document()}catch(e){if(e instanceof le)return e;throw e}}function Jr(t,e=!0){const n=[];
return new Je(t,e,i=>n.push(i)).document()==="object"?n:void 0}function Xr(t){return t.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function sf(t,e){return t===
e||Ln(t)===Ln(e)}function Ln(t){try{return String(JSON.parse(t,Qr))}catch(e){if(e instanceof RangeError)return Xr(t);throw e}}function Qr(t,e,n){return typeof e==
"number"?eo(n?.source??String(e)):Array.isArray(e)?`[${e.join(",")}]`:isObject(e)?`{${Object.entries(e).map(([i,r])=>`${JSON.stringify(i)}:${r}`).sort().join(",")}\
}`:JSON.stringify(e)}function eo(t){const[,e,n="",s="",i="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(t)??[],r=`${n}${s}`.replace(/^0+/,""),o=r.replace(
/0+$/,"");if(o==="")return`${e}0`;const a=BigInt(i)-BigInt(s.length)+BigInt(r.length-o.length);return`${e}${o}e${a}`}const ee=/[ \t\n\r]*/y,to=/[ !#-[\]-\uffff]*/y,
no=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,so=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,io=/true|false|null/y;class Je{#e;#t;#s;#n=0;#i={name:"",nameOffset:0,
offset:0};constructor(e,n=!0,s){this.#e=e,this.#t=n,this.#s=s}document(){this.#d(ee);const e=this.#e[this.#n]==="{"?"object":"other",n=[];do this.#r(n);while(this.#o(
n));if(this.#d(ee),this.#n<this.#e.length)throw this.#f("the end");return e}#r(e){for(;;){this.#d(ee),e.length===1&&(this.#i.offset=this.#n);const n=this.#e[this.#n];
if(n!=="{"&&n!=="["){this.#l(n);return}if(this.#n+=1,this.#p(n==="{"?"}":"]"))return;e.push({names:n==="{"?new Set:void 0}),n==="{"&&this.#c(e)}}#o(e){for(let n=e.
at(-1);n;n=e.at(-1)){e.length===1&&n.names&&this.#a();const s=n.names?"}":"]";if(this.#p(s)){e.pop();continue}if(this.#e[this.#n]!==",")throw this.#f(`"," or "${s}\
"`);return this.#n+=1,n.names&&this.#c(e),!0}return!1}#a(){this.#s?.({...this.#i,text:this.#e.slice(this.#i.offset,this.#n)})}#c(e){this.#d(ee);const n=this.#n;
if(this.#e[this.#n]!=='"')throw this.#f("a name in double quotes");const s=this.#u(),i=e.at(-1)?.names;if(this.#t&&i?.has(s))throw new le(`the name "${s}" stand\
s twice in one object`,n);if(i?.add(s),this.#d(ee),this.#e[this.#n]!==":")throw this.#f('":"');this.#n+=1,e.length===1&&(this.#i={name:s,nameOffset:n,offset:this.#n})}#l(e){
if(e==='"')this.#u();else if(this.#d(so)===0&&this.#d(io)===0)throw this.#f("a value")}#u(){const e=this.#n;this.#n+=1;do this.#d(to);while(this.#d(no)>0);if(this.#e[this.#n]!==
'"'){const s=this.#n>=this.#e.length;throw new le(s?"a string does not end":"a bad escape or control character in a string",this.#n)}this.#n+=1;const n=JSON.parse(
this.#e.slice(e,this.#n));if(typeof n!="string"||this.#t&&!n.isWellFormed())throw new le("a lone surrogate (half of a character) in a string",e);return n}#p(e){
return this.#d(ee),this.#e[this.#n]!==e?!1:(this.#n+=1,!0)}#d(e){e.lastIndex=this.#n;const n=e.exec(this.#e)?.[0].length??0;return this.#n+=n,n}#f(e){const n=this.#e.
slice(this.#n,this.#n+1);return new le(`expected ${e}, found ${n===""?"the end":JSON.stringify(n)}`,this.#n)}}const Xe=b;async function Cn(t,e){const n=(0,f.join)(
e,"package.json"),s=(0,f.relative)(t,n);if(!await ao(n))return;const i=await In(t,n,Xe+1);if(i===void 0)throw $e(s,"is not a file of the repository");if(i.bytes>
Xe)throw $e(s,`is larger than ${P(Xe)}`);const r=i.text.replace(/^\ufeff/,""),o=ro(s,r);if(!R(o))throw $e(s,"is not a JSON object",r);return{file:s,text:r,value:o}}
function ro(t,e){try{return JSON.parse(e)}catch{const n=qr(e);throw $e(t,`is not valid JSON: ${n?.message??"it cannot be read"}`,e,n?.offset)}}function oo({text:t},e){
const n=Jr(t,!1)?.findLast(s=>s.name===e);return Nn(t,n?.nameOffset??0)}async function ao(t){try{return await(0,h.lstat)(t),!0}catch(e){if(["ENOENT","ENOTDIR"].
includes(I(e)??""))return!1;throw e}}function $e(t,e,n="",s){const{line:i,column:r}=Nn(n,s??0),o=s===void 0?"":` (line ${i}, column ${r})`;return Mn("package_js\
on_invalid",`The file \`${t}\` ${e}${o}`,{file:t,line:i,column:r})}function Mn(t,e,n){const s=[{...n,severity:"error",code:t,message:e}];return new A({stage:"bu\
ild",code:t,message:e,exitCode:null,signal:null,log:[],diagnostics:s})}const co=[{file:"pnpm-lock.yaml",manager:"pnpm",tool:wo},{file:"yarn.lock",manager:"yarn",
tool:yo},{file:"bun.lock",manager:"bun",tool:()=>"bun@1"},{file:"bun.lockb",manager:"bun",tool:()=>"bun@1"},{file:"package-lock.json",manager:"npm",tool:()=>{}},
{file:"npm-shrinkwrap.json",manager:"npm",tool:()=>{}}],ke="npm ci",lo={npm:()=>ke,pnpm:()=>"pnpm install --frozen-lockfile",yarn:t=>t?.startsWith("yarn@1")?"ya\
rn install --frozen-lockfile":"yarn install --immutable",bun:()=>"bun install --frozen-lockfile"},uo={npm:()=>"npm install",pnpm:()=>"pnpm install --no-frozen-l\
ockfile",yarn:t=>t?.startsWith("yarn@1")?"yarn install":"yarn install --no-immutable",bun:()=>"bun install"};async function fo(t,e){const n=await Cn(e,t),s=n?.value,
i=s?.scripts,r=R(i)&&typeof i.build=="string",o={packageJson:n,hasBuildScript:r},a=s&&await ho(t,e);if(!a){const{manager:m,tool:_}=Qe(s)??{manager:"npm",tool:void 0},
E=s&&uo[m](_);return{...o,manager:m,tool:_,install:E,installDir:t}}const{lockfile:c,dir:l,head:u}=a,d=Qe(s)??Qe((await Cn(e,l))?.value),p=d?.manager===c.manager?
d.tool:c.tool(u);return{...o,manager:c.manager,tool:p,install:lo[c.manager](p),installDir:l}}const po=64*1024;async function ho(t,e){for(let n=t;D(e,n);n=(0,f.dirname)(
n))for(const s of co){const i=await In(e,(0,f.join)(n,s.file),po);if(i)return{lockfile:s,dir:n,head:i.text}}}function Qe(t){const e=t?.packageManager,[,n,s]=typeof e==
"string"&&/^(pnpm|yarn|bun)@(\d+\.\d+\.\d+[\w.-]*)/.exec(e)||[];if(s!==void 0)return n==="yarn"?{manager:n,tool:s.startsWith("1.")?`yarn@${s}`:Pn(s)}:n==="pnpm"||
n==="bun"?{manager:n,tool:`${n}@${s}`}:void 0}function Pn(t){return`@yarnpkg/cli-dist@${t}`}const mo={5:"7",6:"8",9:"10"},go={4:"2",6:"3",8:"4.12",9:"4.14"};function wo(t){
const e=/^lockfileVersion: '?(\d+)/m.exec(t)?.[1];return`pnpm@${mo[e??""]??"10"}`}function yo(t){const e=/^__metadata:\s+version: (\d+)/m.exec(t)?.[1];return e===
void 0?"yarn@1":Pn(go[e]??"4")}async function bo(t,e,n,s){const i=t.job.settings.installCommand,r=i??(s?e.install:void 0);if((r||s)&&e.tool&&!(0,g.existsSync)((0,f.
join)(et(t,e.tool),"node_modules/.bin",e.manager))){const o=et(t,e.tool),a=`npm install --silent --no-save --prefix ${jn(o)} ${e.tool}`;await ue(t,"install",a,t.
workspace.home,e)}r===ke&&i===void 0?await xo(t,e):r&&await ue(t,"install",r,i===void 0?e.installDir:n,e)}async function xo(t,e){try{await ue(t,"install",ke,e.installDir,
e,{npm_config_prefer_offline:"true"})}catch(n){if(!(n instanceof A)||n.facts.code!=="install_failed"||!n.facts.log.some(s=>/\bETARGET\b/.test(s)))throw n;t.log.
line("The package cache is older than the lockfile: asking the registry"),await ue(t,"install",ke,e.installDir,e)}}function et({workspace:t},e){return(0,f.join)(
t.cache,"tools",e.replaceAll("/","+"))}async function ue(t,e,n,s,i,r={}){const{context:o,job:a,workspace:c,sandbox:l,log:u,signal:d}=t;t.step=`\`${n}\``,u.line(
`$ ${n}`);const p=[...Eo(s,c.source)];i.tool&&p.push((0,f.join)(et(t,i.tool),"node_modules/.bin"));const m=[...p,o.path].join(":"),{NODE_ENV:_,...E}=a.env,q=e===
"install"||_===void 0?E:{...E,NODE_ENV:_},ye=await l.run({script:n,cwd:s,app:a.app,workspace:c,readable:[t.mirror],env:Pr({...o.hostEnv,...r},q,c,m,l.tmpOf(c)),
outerEnv:{[Q]:o.markerOf(a)},signal:d,onLine:Id=>u.line(Id)});if(ye.exitCode!==0||ye.breach)throw Gr(e,n,ye,u)}function*Eo(t,e){for(let n=t;D(e,n);n=(0,f.dirname)(
n))yield(0,f.join)(n,"node_modules/.bin")}const Dn=[/Cannot find (?:module|package) '(?<what>[^']{1,300})' imported from (?<from>\S{1,400})/,/Cannot find (?:module|package) '(?<what>[^']{1,300})'/,
/Cannot find module or type declarations for side-effect import of '(?<what>[^']{1,300})'/,/Could not resolve ["'](?<what>[^"']{1,300})["'](?: (?:from|in) ["']?(?<from>[^"'\s]{1,400}))?/,
/^(?:\[UNLOADABLE_DEPENDENCY\] )?Could not load (?<path>[\w@./[\]-]{1,300})$/,/The module `(?<what>[^`]{1,200})` could not be loaded\. It may not be installed/,
/problem loading plugin "(?<what>[^"]{1,200})"\. Perhaps you need to install/,/Can't resolve '(?<what>[^']{1,300})'/,/[Ff]ailed to resolve (?:import )?["'](?<what>[^"']{1,300})["'](?: from ["'](?<from>[^"']{1,400})["'])?/,
/^template not found: (?<what>\S{1,300})$/,/^ENOENT: Failed to lookup "(?<what>[^"]{1,300})" in /,/ModuleNotFoundError: No module named '(?<what>[^']{1,200})'/];
function So(t){for(const e of Dn){const{what:n,path:s}=e.exec(t)?.groups??{},i=n?Ge(n):s&&`[@~#$][^\\s"'\`]{0,300}?/${Ge(f.posix.basename(s))}`;if(i)return new RegExp(
`(?<=["'\`]|(?:url|\\])\\()${i}(?=["'\`)?#])`)}}function _o(t){return/"([\w$]{1,200})" is not exported by "|No matching export in "[^"]{1,400}" for import "([\w$]{1,200})"/.
exec(t)?.slice(1).find(e=>e!==void 0)}function $o(t){for(const{file:e,severity:n,message:s}of t.facts.diagnostics??[]){const i=n==="error"?Bn(s,e):void 0;if(i)return i}
if(!t.facts.diagnostics?.some(e=>e.severity==="error"))for(const e of t.lines){const n=Bn(e,void 0);if(n)return n}}function Bn(t,e){for(const n of Dn){const s=n.
exec(t)?.groups;if(s?.path)return{kind:"file",specifier:s.path,importer:"."};if(!s?.what)continue;const i=e??s.from;if(/\.(?:html?|css|s[ac]ss|less)$/.test(i??"")||
/\.(?:html|njk|liquid)$/.test(s.what)||/^(?:\.{1,2}(?:\/|$)|\/)/.test(s.what))return{kind:"file",specifier:s.what,importer:i};const o=/^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.
exec(s.what)?.[0];return o===void 0||s.what[o.length]===":"?void 0:{kind:"package",specifier:o,importer:i}}}const Fn=null;function rf(t){const e=$o(t),n=t.facts.
list;if(!(!n||e?.kind!=="file"))for(const s of ko(e)){const i=vo(s.split("/"),n);if(i!==void 0)return{specifier:e.specifier,actual:i}}}function ko({specifier:t,
importer:e}){if(t.startsWith("/")){const s=t.split("/").slice(1,40);return s.map((i,r)=>s.slice(r).join("/"))}const n=e&&posix.join(posix.dirname(e),t);return!n||
n.startsWith("..")||n.startsWith("/")?[]:[n]}function vo(t,e){const n=[];for(const[i,r]of t.entries()){const o=e(n.join("/")),c=(i===t.length-1?Fn:[""]).map(l=>o.
find(u=>u.toLowerCase()===`${r}${l}`.toLowerCase())).find(l=>l!==void 0);if(c===void 0)return;n.push(c)}const s=n.join("/");return Fn.some(i=>s===`${t.join("/")}${i}`)?
void 0:s}const Oo=200,tt=2e3,To=/\.[cm]?tsx?$/,Ro=/\?vue&type=style&index=(\d{1,3})/,jo=/\.(?:vue|svelte|astro)(?:$|\?)/;async function Io(t,e,n){const s=[];for(const{
frame:r,...o}of t)s.push(r===void 0?await No(o,e,n):o);const i=await Ao(t,e);return s.map((r,o)=>t[o]?.frame===void 0?r:{...r,file:i.get(o)??""}).filter(({file:r})=>r!==
"")}async function Ao(t,e){const n=[...t.entries()].filter(([,{frame:i}])=>i!==void 0),s=new Map;if(n.length===0)return s;for await(const i of e.walk(To)){const r=await e.
lines(i)??[];for(const[o,{frame:a,line:c}]of n){const l=r[(c??0)-1]??"";l.length>tt||l.trim()!==a?.trim()||s.set(o,s.has(o)?"":(0,f.relative)(e.root,i))}}return e.
isOver?new Map:s}async function No(t,e,n){if(/^[\w+.-]+:/.test(t.file))return t;const[s=""]=t.file.split("?",1),i=(0,f.resolve)(n,s);if(!D(e.root,i))return t;const r=(0,f.
relative)(e.root,i),o=Po(t.file),a=o?await Bo(o,t,i,e):await Lo(t,i,e);return{...t,file:r,...a}}async function Lo({file:t,line:e,message:n},s,i){const[r,o]=[So(
n),_o(n)];if(r===void 0&&o===void 0)return{};const a=d=>d.length>tt?-1:r?d.search(r):Mo(o??"",d)?d.indexOf(o??""):-1,c=e===null||i.isOver?void 0:(await i.lines(
s))?.[e-1];return c!==void 0&&a(c)>=0?{}:await Co(d=>r||/^\s*(?:import|export)\b/.test(d)?a(d):-1,s,i)??(jo.test(t)?{line:null,column:null}:{})}async function Co(t,e,n){
const s=await n.filesIn(e,Oo)??[e],i=[];for(const r of s){if(n.isOver)return;const o=await n.lines(r)??[],a=o.findIndex(l=>t(l)>=0),c=t(o[a]??"")+1;a>=0&&i.push(
{file:(0,f.relative)(n.root,r),line:a+1,column:c})}return i.length===1?i[0]:void 0}function Mo(t,e){return e.split(/[^\w$]+/).includes(t)}function Po(t){const e=Ro.
exec(t)?.[1];return e!==void 0?n=>[...n.keys()].filter(s=>Do(n[s]))[Number(e)]:t.endsWith(ae)?Fo:void 0}function Do(t=""){return t.length<=tt&&/^\s*<style\b/.test(
t)}async function Bo(t,{line:e,column:n},s,i){const r=i.isOver?void 0:await i.lines(s),o=r&&t(r);return o===void 0||e===null?{line:null,column:null}:{line:o+e,column:n}}
function Fo(t){return/^---/.test(t[0]??"")?t.findIndex((e,n)=>n>0&&/^---\s*$/.test(e))+1:0}const zo={next:"next build",nuxt:"nuxt generate",astro:"astro build",
"@sveltejs/kit":"vite build",gatsby:"gatsby build","@docusaurus/core":"docusaurus build",vitepress:"vitepress build",vuepress:"vuepress build","@rspress/core":"\
rspress build",rspress:"rspress build","@11ty/eleventy":"eleventy",hexo:"hexo generate",honkit:"honkit build",metalsmith:"metalsmith","@angular/cli":"ng build",
"react-scripts":"react-scripts build","@vue/cli-service":"vue-cli-service build","@quasar/app-vite":"quasar build","@react-router/dev":"react-router build","@re\
mix-run/dev":"remix vite:build","@tanstack/react-start":"vite build","@tanstack/solid-start":"vite build","@tanstack/start":"vinxi build","@solidjs/start":"vinx\
i build","@builder.io/qwik-city":"qwik build","@qwik.dev/router":"qwik build","@analogjs/platform":"vite build","@stencil/core":"stencil build","@marko/run":"ma\
rko-run build",waku:"waku build",umi:"umi build",expo:"expo export --platform web","ember-cli":"ember build --environment production","preact-cli":"preact build",
"@rsbuild/core":"rsbuild build","@farmfe/core":"farm build",snowpack:"snowpack build",vite:"vite build",parcel:"parcel build index.html","parcel-bundler":"parce\
l build index.html","@rspack/cli":"rspack build",webpack:"webpack",rollup:"rollup --config",rolldown:"rolldown --config",storybook:"storybook build"},Uo=/^(?:generate|export)$|build/,
Go=/^[\w:.-]{1,60}$/;function Ho(t,e){const{dependencies:n,devDependencies:s,scripts:i}=t.value,r=d=>[n,s].some(p=>R(p)&&Object.hasOwn(p,d)),[o,a]=Object.entries(
zo).find(([d])=>r(d))??[];if(o===void 0)return;const c=Object.keys(R(i)?i:{}).find(d=>Uo.test(d)&&Go.test(d)),l=c===void 0?`"build": "${a}"`:`"build": "${e} run\
 ${c}"`,u=c===void 0?a:`${e} run ${c}`;return Mn("build_script_missing",`The file \`${t.file}\` depends on ${o} and has no \`build\` script, and the app has no bu\
ild command. Add ${l} to its scripts, or set the build command to \`${u}\``,{file:t.file,...oo(t,"scripts")})}const Wo=4,Yo=/^(?:true|false|null|none|auto|production|development|preview|staging|test)$/i,
zn=He.failureLogLine,nt=2e3;class Ko{#e;#t;#s;#n=[];#i=[];#r=[];#o=0;#a=0;#c="";#l=!1;#u=0;#p=!1;constructor(e,n,s){this.#t=n/2,this.#s=Vo(s),this.#e=(0,g.createWriteStream)(
e,{flags:"w",mode:384}),this.#e.on("error",()=>{this.#p=!0})}line(e){const n=Buffer.from(this.#s(e)),s=n.toString();this.#n.push(s.length>zn?Buffer.from(s.slice(
0,zn)).toString():s),this.#n.length>=2*nt&&this.#n.splice(0,nt);const i=n.length+1;this.#l||=this.#a+i>this.#t,this.#l?this.#h(s,i):(this.#a+=i,this.#d(`${s}
`))}#d(e){this.#c===""&&setImmediate(()=>this.#f()),this.#c+=e}#f(){this.#c!==""&&!this.#e.writableEnded&&this.#e.write(this.#c),this.#c=""}#h(e,n){this.#o+n>this.#t/
2&&(this.#u+=this.#i.length,this.#i=this.#r,this.#r=[],this.#o=0),this.#r.push(e),this.#o+=n}last(){return this.#n.slice(-He.failureLogLines)}recent(){return this.#n.
slice(-nt)}async[Symbol.asyncDispose](){this.#f(),this.#u>0&&this.#e.write(`[\u2026 ${this.#u} lines are left out here \u2026]
`);for(const e of[this.#i,this.#r])e.length>0&&this.#e.write(`${e.join(`
`)}
`);await new Promise(e=>{if(this.#p)return e();this.#e.once("error",()=>e()),this.#e.end(e)})}}function Vo(t){const e=[...new Set(Object.values(t).flatMap(s=>s.
split(`
`)))].map(s=>s.trim()).filter(s=>s.length>=Wo&&!Yo.test(s)).sort((s,i)=>i.length-s.length),n=e.length>0?new RegExp(e.map(Ge).join("|"),"g"):void 0;return s=>{const i=s.
split("\r").findLast(o=>o!=="")??"",r=_i(i);return n?r.replace(n,"***"):r}}const Zo=2e4;async function Un(t,e){let n=0,s=0;try{const i=[await xe(t,e)];for(let r=i.
pop();r!==void 0;r=i.pop()){n=Math.max(n,(await(0,h.lstat)(r)).ctimeMs);for(const o of await(0,h.readdir)(r,{withFileTypes:!0})){if(++s>Zo)return Number.NaN;const a=(0,f.
join)(r,o.name);o.isDirectory()?i.push(a):n=Math.max(n,(await(0,h.lstat)(a)).ctimeMs)}}return n}catch{return Number.NaN}}const Gn=["dist","build","out","_site",
".output/public","public","www",".vitepress/dist","*/.vitepress/dist",".vuepress/dist","*/.vuepress/dist","dist/*/browser","dist/client","build/client","doc_bui\
ld","site","book","_book","storybook-static"];async function qo(t){const{source:e,folder:n,asked:s,built:i}=t,o=(s===null&&i?await Wn(n):[]).map(async a=>[a,await Un(
e,(0,f.join)(n,a))]);return{...t,stamps:new Map(await Promise.all(o))}}async function Jo(t){const{source:e,folder:n,asked:s,built:i}=t,r=await Qo(t);try{if(await(0,h.
realpath)(e)===e){const a=await xe(e,r);return{directory:a,kind:!i&&a===n?"folder":"build"}}}catch(a){if(!(a instanceof re))throw a}const o=s===null?`The output\
 directory \`${(0,f.relative)(n,r)}\``:Hn(s);throw T("build","output_unsafe",`${o} leads out of the repository`)}async function Xo(t,e){return e!==null&&(0,f.relative)(
t,(0,f.join)(t,e))!==""&&await ve((0,f.join)(t,e))}async function Qo({source:t,folder:e,asked:n,built:s,stamps:i}){if(n!==null){const c=(0,f.join)(e,n);if(await ve(
c))return c;throw T("build","output_missing",`${Hn(n)} is not there; ${await Yn(e)}`)}if(!s)return e;const r=[];for(const c of await Wn(e))i.get(c)!==await Un(t,
(0,f.join)(e,c))&&r.push(c);for(const c of r)if(await ia((0,f.join)(e,c,"index.html")))return(0,f.join)(e,c);const o=r.find(c=>!i.has(c));if(o!==void 0)return(0,f.
join)(e,o);const a=ta([...i.keys()]);throw T("build","output_missing",`${a}; ${await Yn(e)}. ${ea}`)}const ea="Set the output directory to the folder that the b\
uild writes";function ta(t){const e=`The build left none of the usual output directories (${st(Gn)})`;return t.length===0?e:`${e}, except ${st(t)}, which is in \
the repository and got no page from the build`}function Hn(t){return`The app's output directory \`${t}\``}async function Wn(t){return(await Promise.all(Gn.map(n=>sa(
t,n)))).filter(n=>n!==void 0)}const na=1e3;async function sa(t,e){const[n="",s]=e.split("*",2);if(s===void 0)return await ve((0,f.join)(t,e))?e:void 0;const i=await(0,h.
readdir)((0,f.join)(t,n),{withFileTypes:!0}).catch(()=>[]),r=[];for(const{name:o}of i.filter(a=>a.isDirectory()).slice(0,na))await ve((0,f.join)(t,`${n}${o}${s}`))&&
r.push(`${n}${o}${s}`);return r.length===1?r[0]:void 0}async function ve(t){return(await(0,h.stat)(t).catch(()=>{}))?.isDirectory()??!1}async function ia(t){return(await(0,h.
stat)(t).catch(()=>{}))?.isFile()??!1}async function Yn(t){const n=(await(0,h.readdir)(t,{withFileTypes:!0})).filter(s=>s.isDirectory()&&![".git","node_modules"].
includes(s.name)).map(s=>s.name);return n.length===0?"there are no folders":`the folders there are ${st(n.slice(0,20).sort())}`}function st(t){return t.map(e=>`\
\`${e}\``).join(", ")}var it=$(136);const Kn=1024,ra=/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}$/,oa="owner/name, or a URL t\
hat begins with https://",rt="--allow-local-git";function aa(t,e){if(t.length>Kn)return G(`has more than ${Kn} characters`);if(new RegExp("\\p{Cc}","u").test(t))
return G("has control characters");if(ra.test(t))return{kind:"name",name:t.replace(/\.git$/,"")};if(t.startsWith("/"))return e?{kind:"path",path:t}:ot("is a loc\
al path");const n=Vn(t);return n?.protocol==="https:"||n?.protocol==="http:"?ca(n,e):n?.protocol==="file:"?la(n,e):ua(t)}function Vn(t){return/^[a-z]+:\/\/\S+$/i.
test(t)&&URL.canParse(t)?new URL(t):void 0}function ca(t,e){return t.username!==""||t.password!==""?G("contains a user name or password","the URL without them: \
the platform has its own access"):t.protocol==="http:"&&!e?ot("is a URL of plain http"):{kind:"remote",url:t}}function la(t,e){return t.host!==""||/%(?:2f|00)/i.
test(t.pathname)?G("is not a path on this machine"):e?{kind:"file",url:t}:ot("is a local path")}function ua(t){const[,e,n]=/^(?:(?:git\+)?ssh:\/\/|git:\/\/|(?=[\w.-]+@))(?:[\w.-]+@)?([A-Za-z0-9][\w.-]*)(?::\d+(?=\/))?[:/]\/?([\w.~][\w./~-]*)$/.
exec(t)??[];return e===void 0?G("is neither owner/name nor an https URL"):G("is an address for ssh or git://, but repositories are cloned over https",`https://${e}\
/${n}`)}function ot(t){return G(`${t}, which a platform takes only with ${rt}`)}function G(t,e=oa){return{kind:"refused",problem:t,instead:e}}function Oe(t){return t.
replace(/(?<!\w)(\w+:\/\/)[^/@\s]+@/g,"$1")}function Zn(t,e){return t.replaceAll("{repository}",()=>e)}function of(t,e){const n="https://git.example.com/{reposi\
tory}.git";if(!t.includes("{repository}"))return{problem:"does not contain {repository}",instead:n};const s=Zn(t,"owner/name"),i=Vn(s);if(i?.protocol==="https:")
return;const r=i?.protocol==="http:"||i?.protocol==="file:"&&i.host==="";if(!(r&&e))return r?{problem:`begins with ${i?.protocol}//, which needs ${rt}`,instead:`${n}\
, or add ${rt}`}:{problem:"is not an https URL",instead:n}}function da(t,e){const n=aa(t,e.allowLocal),s=Oe(t);switch(n.kind){case"name":return qn(Zn(e.template,
n.name));case"remote":return{url:n.url.href,shown:s,protocols:Jn(n.url)};case"file":return{url:(0,it.fileURLToPath)(n.url),shown:s,protocols:"file"};case"path":
return qn((0,it.pathToFileURL)(n.path).href);case"refused":throw fa(s,n)}}function qn(t){const e=new URL(t);return{url:e.protocol==="file:"?(0,it.fileURLToPath)(
e):e.href,shown:Oe(t),protocols:Jn(e)}}function Jn({protocol:t}){return t==="http:"?"http:https":t.slice(0,-1)}function fa(t,{problem:e,instead:n}){const s=`The\
 repository "${t}" ${e}: write ${n}`;return T("clone","repository_not_allowed",s)}async function Xn(t,e){const{bare:n,branch:s,commit:i,lender:r,shallow:o,origin:a}=e;
for(const u of["objects/info","refs"])await(0,h.mkdir)((0,f.join)(t,u),{recursive:!0});const c=a===void 0?"":`[remote "origin"]
	url = ${JSON.stringify(a)}
`,l={HEAD:`ref: refs/heads/${s}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${n}
${c}`,"packed-refs":i&&`${i} refs/heads/${s}
`,"objects/info/alternates":r&&`${(0,f.join)(r,"objects")}
`,shallow:o};for(const[u,d]of Object.entries(l))d&&await(0,h.writeFile)((0,f.join)(t,u),d)}var Qn=$(421),at=$(474),ct=$(161),pa=$(75);const ha=524288,ma=65535;let es;
function ga(){return es??=wa().filter(t=>t>2&&t<=ma&&ya(t)),es}function wa(){try{return(0,g.readdirSync)("/proc/self/fd").map(Number)}catch{return[]}}function ya(t){
try{const e=/^flags:\s+([0-7]+)/m.exec((0,g.readFileSync)(`/proc/self/fdinfo/${t}`,"utf8"))?.[1];return e!==void 0&&(Number.parseInt(e,8)&ha)===0}catch{return!1}}
function ts(t){const e=ga().filter(i=>t[i]===void 0);if(e.length===0)return{stdio:[...t],[Symbol.dispose](){}};const n=(0,g.openSync)("/dev/null","r+"),s=[...t];
for(let i=s.length;i<=Math.max(...e);i+=1)s.push("ignore");for(const i of e)s[i]=n;return{stdio:s,[Symbol.dispose]:()=>(0,g.closeSync)(n)}}function B(t){try{return(0,g.
readFileSync)(t,"utf8")}catch{return""}}function ns(t){try{return(0,g.readdirSync)(t)}catch{return[]}}function H(t,e){return Number(new RegExp(`^${t}: +(\\d+) kB`,
"m").exec(e)?.[1]??0)*1024}function lt(){const t=B("/proc/meminfo"),e=H("MemTotal",t);if(e!==0)return{total:e,available:H("MemAvailable",t),shared:H("Shmem",t),
swapFree:H("SwapFree",t)}}function ss(){return Number(/^oom_kill (\d+)/m.exec(B("/proc/vmstat"))?.[1]??0)}const ba=6n;let is;function xa(){return is??=Ea(),is}function Ea(){
try{const t=new BigUint64Array(new Uint8Array((0,g.readFileSync)("/proc/self/auxv")).buffer),e=t.findIndex((n,s)=>s%2===0&&n===ba);return e===-1?4096:Number(t[e+
1])}catch{return 4096}}var Sa=$(193);const rs=16384,_a=65536,$a=10,ut=1e3,ka=1;function va(t,e){const n=new Sa.StringDecoder("utf8"),s=Promise.withResolvers();let i=[],
r="",o=!1;const a=()=>{for(const c of i.slice(0,ut))e(c.slice(0,rs));i=i.slice(ut),i.length>0?setTimeout(a,ka):o?s.resolve():t.resume()};return t.on("data",c=>{
const l=(r+n.write(c)).split(`
`);r=(l.pop()??"").slice(0,rs);const u=c.length>=_a,d=i.length>0;if(i=d?[...i,...l]:l,!(d||i.length===0)){if(!u&&i.length<=ut)return a();t.pause(),setTimeout(a,
u?$a:0)}}),t.on("close",()=>{const c=i.length>0;r!==""&&(i=[...i,r]),o=!0,c||a()}),s.promise}var de=$(500);const dt=1e4,os=2;function Oa(t){return{list(){const e=t();
if(e===void 0)return[];const n=`/proc/${e}/root/proc`;return gt(n).map(s=>`${n}/${s}`)},get shm(){const e=t();return e===void 0?void 0:`/proc/${e}/root/dev/shm`},
get namespace(){return t()}}}async function Ta(t){for(const e=Date.now()+dt;t!==void 0&&Date.now()<e;){if(!mt(Te(t)))return;await(0,de.setTimeout)(1)}}class ft{shm=void 0;namespace=void 0;#e;#t=new Map;#s=new Set;constructor(e){
this.#e=e,e.root!==void 0&&this.#s.add(e.root)}list(){return this.#n().map(e=>`/proc/${e}`)}#n(){const e=gt("/proc"),n=new Set(e);for(const i of this.#t.keys())
n.has(i)||this.#t.delete(i);let s=e.filter(i=>!this.#t.has(i));for(const i of s)this.#t.set(i,!1);for(let i=s;i.length>0;s=s.filter(r=>!this.#t.get(r)))i=s.filter(
r=>this.#i(r));return e.filter(i=>this.#t.get(i))}#i(e){const n=Te(e);if(n===void 0||e===process.pid)return!1;const{root:s,marker:i,lock:r}=this.#e,o=this.#t.get(
n.parent)||this.#s.has(n.group)||this.#s.has(n.session);if(!(e===s||o||(r?.(Ia(e))??!1)||(i?.(Aa(e))??!1)))return!1;this.#t.set(e,!0);for(const c of[n.group,n.session])
s!==void 0&&c!==0&&this.#s.add(c);return!0}async end(){let e=!1;for(const n=Date.now()+dt;Date.now()<n;){const s=this.#n().filter(i=>mt(Te(i)));if(s.length===0&&
e)return!0;e=s.length===0;for(const i of s)pt(i);await(0,de.setTimeout)(os)}return!1}}function pt(t){try{process.kill(t,"SIGKILL")}catch{}}async function af(t){
await new ft({marker:e=>e!==""&&t(e)}).end()}async function Ra(t,e){const n=e===void 0?void 0:`${t}${e}`,s=ht(n??t);await new ft({marker:i=>n===void 0?i.startsWith(
t):i===n,lock:i=>n===void 0?Math.floor(i/fe)===Math.floor(s/fe):i===s}).end()}async function ja(t,e){const n=t.slice(0,t.lastIndexOf("/")+1),s=i=>{const r=B(`/p\
roc/${i}/cmdline`).split("\0").find(o=>o.startsWith(n));return r!==void 0&&r!==e};for(const i=Date.now()+dt;Date.now()<i;){const r=gt("/proc").map(Number).filter(
o=>s(o)&&mt(Te(o)));if(r.length===0)return;for(const o of r)pt(o);await(0,de.setTimeout)(os)}}const fe=2**24;function ht(t){const[e="",n=""]=t.split("/",2),s=i=>(0,S.
createHash)("sha256").update(i).digest().readUIntBE(0,3);return(fe/2+s(e)%(fe/2))*fe+s(n)}function Ia(t){return Number(/^Max file locks +(\d+)/m.exec(B(`/proc/${t}\
/limits`))?.[1]??0)}function Aa(t){return B(`/proc/${t}/environ`).split("\0").find(n=>n.startsWith(`${Q}=`))?.slice(Q.length+1)??""}function Te(t){const e=B(`/p\
roc/${t}/stat`),[n="",s,i,r]=e.slice(e.lastIndexOf(")")+2).split(" ",4);return e===""?void 0:{state:n,parent:Number(s),group:Number(i),session:Number(r)}}function mt(t){
return t!==void 0&&!/^[ZX]/.test(t.state)}function gt(t){return ns(t).filter(e=>/^\d+$/.test(e)).map(Number)}var Na=function(t,e,n){if(e!=null){if(typeof e!="ob\
ject"&&typeof e!="function")throw new TypeError("Object expected.");var s,i;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not define\
d.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(i=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");i&&(s=function(){try{i.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},La=(function(t){return function(e){function n(o){e.error=e.hasError?new t(o,e.error,"An error was suppresse\
d during disposal."):o,e.hasError=!0}var s,i=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&i===1)return i=0,e.stack.push(s),Promise.resolve().then(r);if(s.
dispose){var o=s.dispose.call(s.value);if(s.async)return i|=2,Promise.resolve(o).then(r,function(a){return n(a),r()})}else i|=1}catch(a){n(a)}if(i===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function te(t,e,n){n.signal?.throwIfAborted();const s=ss(),{child:i,told:r}=Ca(
t,e,n),o=n.namespace?Ua(i.stdio[4]):()=>"",a=()=>Number(/"child-pid": (\d+)/.exec(o())?.[1]??Number.NaN)||void 0,c=new ft(Ma(i.pid,n)),l=(0,at.once)(i,"close");
l.catch(()=>{});const u=async()=>{i.pid!==void 0&&pt(-i.pid),n.sweep&&await c.end()},d=()=>{u()};n.signal?.addEventListener("abort",d,{once:!0});const p=new AbortController,
m=n.watch?.(n.namespace?Oa(a):c,p.signal);m?.then(_=>_&&u());try{const[_,E]=await(0,at.once)(i,"exit");p.abort(),await u(),await Da(i,l),await r,await Ta(a()),n.
signal?.throwIfAborted();const q=ss()>s;return{...Fa(_,E),breach:await m,shortOfMemory:q}}finally{p.abort(),n.signal?.removeEventListener("abort",d)}}function Ca(t,e,n){
const s={stack:[],error:void 0,hasError:!1};try{const i=["ignore","pipe","pipe",n.channel===void 0?"ignore":"pipe"],r=Na(s,ts([...i,n.namespace?"pipe":"ignore"]),
!1),o=(0,Qn.spawn)(t,e,{cwd:n.cwd,env:{...n.env},detached:!0,stdio:r.stdio}),a=o.stdio[3];a&&"end"in a&&(a.on("error",()=>{}),a.end(n.channel));const{onLine:c=()=>{}}=n,
l=["stdout","stderr"].map(u=>{const d=o[u];return d?va(d,p=>c(p,u)):void 0});return{child:o,told:Promise.all(l)}}catch(i){s.error=i,s.hasError=!0}finally{La(s)}}
function Ma(t,{env:e,sweep:n}){const s=n?e[Q]:void 0;if(s===void 0)return{root:t};const i=ht(s);return{root:t,marker:r=>r===s,lock:r=>r===i}}const Pa=1e4;async function Da(t,e){
const n=setTimeout(()=>{for(const s of t.stdio)s?.destroy()},Pa);await e,clearTimeout(n)}const Ba=["SIGHUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGS\
EGV","SIGTERM","SIGXFSZ"];function Fa(t,e){const n=typeof t=="number"?t:null,s=Ba.find(i=>n===128+ct.constants.signals[i]);return{exitCode:n,signal:typeof e=="s\
tring"?e:s??null}}const za=4096;function Ua(t){let e="";return t instanceof pa.Readable&&t.setEncoding("utf8").on("data",n=>{e=(e+n).slice(0,za)}),()=>e}const as=[
["core.hooksPath","/dev/null"],["core.fsmonitor","false"],["init.templateDir",""],["init.defaultBranch","main"],["safe.directory","*"],["gc.autoDetach","false"],
["advice.detachedHead","false"],["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],cs=/no space left on device|disk quota exceeded|unable to write file/i,
wt=1e3,yt=50,ls=2e3;function us(t,e){const n={...e.env,...Ga(t)},s=async i=>{const r=[];let o=0;const{exitCode:a,breach:c}=await te("git",i,{cwd:"/",env:n,signal:e.
signal,watch:e.guard?.watch,onLine(u,d){d!=="stdout"&&(r.push(u.slice(0,ls)),r.length>=2*yt&&r.splice(0,yt),o+=1,o<=wt&&e.onLine(Oe(u.slice(0,ls))))}});o>wt&&e.
onLine(`[\u2026 ${o-wt} more lines of git are left out \u2026]`);const l=r.slice(-yt).map(Oe);if(c)throw T("clone",c.code,`The clone was stopped because ${c.because}`,
l);return{exitCode:a,errors:l}};return{try:s,async must(i){const{exitCode:r,errors:o}=await s(i);if(r===0)return;throw cs.test(o.join(`
`))?T("clone","disk_full","The disk is full: the repository could not be checked out",o):T("clone","clone_failed",`The checkout failed: ${bt(o)}`,o)}}}function Ga(t){
const e=as.flatMap(([n,s],i)=>[[`GIT_CONFIG_KEY_${i}`,n],[`GIT_CONFIG_VALUE_${i}`,s]]);return{LC_ALL:"C",GIT_TERMINAL_PROMPT:"0",GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"\
/dev/null",GIT_ALLOW_PROTOCOL:t,GIT_CONFIG_COUNT:String(as.length),...Object.fromEntries(e)}}function bt(t){return(t.findLast(n=>/^(?:fatal|error|remote):/.test(
n))??t.at(-1)??"git printed no reason").replace(/^(?:fatal|error): /,"")}async function xt(t,e,n){const s=await t(e);try{return await n()}finally{s()}}const ds="\
cache";function Et(t){return(0,S.createHash)("sha256").update(JSON.stringify([t.org,t.project,t.appID])).digest("hex").slice(0,32)}async function Ha(t,e,n,s){await(0,h.
mkdir)((0,f.join)(t,Et(e)),{recursive:!0});const i=await(0,h.realpath)((0,f.join)(t,Et(e)));await(0,h.chmod)(i,493);const r=(0,f.join)(i,n);await ne(r);const o={
cache:(0,f.join)(i,ds),root:r,source:(0,f.join)(r,"source"),home:(0,f.join)(r,"home"),tmp:(0,f.join)(r,"tmp")};for(const a of Object.values(o))await(0,h.mkdir)(
a,{recursive:!0}),s!==void 0&&await(0,h.chown)(a,s,s);return await Ya(o.cache),{app:i,...o,[Symbol.asyncDispose]:()=>Ka(i,r)}}const Wa=100;async function Ya(t){
if(!(await(0,h.lstat)(t)).isDirectory())return;await(0,h.chmod)(t,493);let e=0;for await(const n of await(0,h.opendir)(t))if(n.isDirectory()&&await(0,h.chmod)((0,f.
join)(t,n.name),493).catch(()=>{}),e+=1,e===Wa)break}async function Ka(t,e){await(0,h.chmod)(t,493).catch(()=>{}),await ne(e)}const Re=".removed";async function Va(t){
const e=[];for(const n of await St(t))n!==Re&&e.push(...await Za((0,f.join)(t,n)));return e}async function Za(t){return await(0,h.chmod)(t,493).catch(()=>{}),(await St(
t)).filter(e=>e!==ds).map(e=>(0,f.join)(t,e))}async function St(t){return(await(0,h.readdir)(t,{withFileTypes:!0}).catch(()=>[])).filter(n=>n.isDirectory()).map(
n=>n.name)}async function qa(t,e){for(const n of e)await(0,h.mkdir)((0,f.join)(t,Re),{recursive:!0,mode:448}).catch(()=>{}),await(0,h.chmod)(n,448).catch(()=>{}),
await(0,h.rename)(n,(0,f.join)(t,Re,(0,S.randomUUID)())).catch(()=>{})}async function Ja(t,e,n){const s=(0,f.join)(t,Re),i=[];for(const r of[...(await St(s)).map(
o=>(0,f.join)(s,o)),...e])await ne(r,{signal:n})||i.push(r);return await(0,h.rmdir)(s).catch(()=>{}),i}const Xa=10*6e4;async function ne(t,{signal:e,ms:n=Xa}={}){
if(!await je(t))return!0;const s=AbortSignal.any([AbortSignal.timeout(n),...e?[e]:[]]);for(const[i,...r]of[["rm","-rf","--one-file-system"],["chmod","-R","u+rwX"],
["rm","-rf"]]){if(await te(i,[...r,"--",t],{cwd:"/",env:Qa,signal:s}).catch(ec)==="missing")return tc(t);if(s.aborted||!await je(t))break}return!await je(t)}const Qa={
PATH:ce,LC_ALL:"C"};function ec(t){return I(t)==="ENOENT"?"missing":void 0}async function tc(t){return await(0,h.rm)(t,{recursive:!0,force:!0}).catch(()=>{}),!await je(
t)}async function je(t){return(0,h.lstat)(t).then(()=>!0,e=>I(e)!=="ENOENT")}async function nc(t,e){const{exitCode:n}=await te("chown",["-RhP",`${e}:${e}`,"--",
t],{env:{},cwd:"/"});if(n!==0)throw new Error(`chown of ${t} failed`)}async function sc(t,e,n,s,i){const r=(0,S.createHash)("sha256").update(e.url).digest("hex").
slice(0,32),o=(0,f.join)(t,`${r}.git`);for(const p of[o,fs(o)])i.guard?.include(p);const a=us(e.protocols,i),c=await xt(i.lock,`mirror:${r}`,()=>ic(a,o,e,n)),{branch:l}=n,
u=(0,f.join)(s,".git");await Xn(u,{bare:!1,branch:l,lender:o,origin:e.shown}),await a.must(["-C",s,"reset","-q","--hard",c]);const d=(await(0,h.readFile)((0,f.join)(
u,"refs/heads",l),"utf8")).trim();return await(0,h.writeFile)((0,f.join)(u,"shallow"),`${d}
`),(0,g.existsSync)((0,f.join)(s,".gitmodules"))&&await oc(s,e,i),{commit:d,mirror:o}}async function ic(t,e,n,s){if(!(0,g.existsSync)(e))return ps(t,e,n,s);const i=s.
commit&&["-C",e,"rev-parse","--quiet","--verify",`${s.commit}^{commit}`];if(s.commit&&i&&(await t.try(i)).exitCode===0)return s.commit;try{return await hs(t,e,n,
s)}catch(r){if(lc(r)!=="clone_failed")throw r;return ps(t,e,n,s)}}function fs(t){return`${t}.new`}async function ps(t,e,n,s){const i=fs(e);await ne(i);try{await Xn(
i,{bare:!0,branch:"main"});const r=await hs(t,i,n,s,rc);return await ne(e),await(0,h.rename)(i,e),r}finally{await ne(i)}}const rc=["-c","maintenance.auto=false"];
async function hs(t,e,{url:n,shown:s},i,r=[]){const o=i.commit?[i.commit]:[`refs/heads/${i.branch}`,`refs/tags/${i.branch}`];for(const a of o){const c=`refs/sli\
pway/${(0,S.createHash)("sha256").update(a).digest("hex").slice(0,16)}`,l=["-q","--depth=1","--no-tags","--",n,`+${a}:${c}`],u=await t.try(["-C",e,...r,"fetch",
...l]);if(u.exitCode===0)return/^[0-9a-f]*/.exec(await(0,h.readFile)((0,f.join)(e,"FETCH_HEAD"),"utf8"))?.[0]??"";const d=cc(u.errors,s,i);if(d.facts.code!=="br\
anch_not_found")throw d}throw T("clone","branch_not_found",`The repository ${s} has no branch "${i.branch}"`)}async function oc(t,e,n){const s=us("https",n),i=[
"submodule","update","-q","--init","--recursive","--depth=1","--recommend-shallow"],{exitCode:r,errors:o}=await s.try(["-C",t,...i]);if(r===0)return;const a=/transport '[^']*' not allowed/.
test(o.join(`
`));throw T("clone",a?"repository_not_allowed":"clone_failed",`A submodule of ${e.shown} ${a?"has a URL that is not https":"could not be fetched"}: ${bt(o)}`,o)}
const ac=[[/transport '[^']*' not allowed/,"repository_not_allowed",t=>`The repository ${t} is of a kind that is not cloned`],[/couldn't find remote ref [0-9a-f]{40}|not our ref|unadvertised object|no such remote ref [0-9a-f]{40}/,
"commit_not_found",(t,{commit:e})=>`The repository ${t} has no commit ${e}`],[/couldn't find remote ref/,"branch_not_found",(t,{branch:e})=>`The repository ${t}\
 has no branch "${e}"`],[cs,"disk_full",()=>"The disk is full: the repository could not be fetched"],[/repository '[^'\n]*' not found|does not appear to be a git repository|does not exist|could not read (?:Username|Password)|Authentication failed|error: 40[134]/,
"repository_not_found",t=>`The repository ${t} was not found, or it is private`]];function cc(t,e,n){const s=t.join(`
`),[,i,r]=ac.find(([o])=>o.test(s))??[];return i&&r?T("clone",i,r(e,n),t):T("clone","clone_failed",`The repository ${e} could not be fetched: ${bt(t)}`,t)}function lc(t){
return t instanceof A?t.facts.code:void 0}const uc={bytes:32*b,memory:64*b,fileBytes:b,files:4e3,entries:5e4,depth:24,ms:3e3},dc=2,fc=32,pc=64;class hc{root;#e;#t;#s;#n=new Map;#i=0;#r=0;#o=0;#a=0;constructor(e,n,s=uc){
this.root=e,this.#e=n,this.#t=s,this.#s=n.now()+s.ms}get isOver(){const{bytes:e,memory:n,files:s,entries:i}=this.#t;return this.#i>=e||this.#r>=n?!0:this.#o>=s||
this.#a>=i||this.#e.now()>=this.#s}get used(){return{bytes:this.#i,files:this.#o,entries:this.#a}}async lines(e){if(this.#n.has(e))return this.#n.get(e);if(this.
isOver)return;this.#o+=1;const n=Math.min(this.#t.fileBytes,this.#t.bytes-this.#i),s=await Vr(this.root,e,n),i=s?.text.split(`
`);return this.#i+=s?.bytes??0,this.#r+=(s?.text.length??0)*dc+(i?.length??0)*fc,this.#n.set(e,i),i}async filesIn(e,n){const s=[];let i=!1;for await(const r of this.#c(
e))if(i=!0,(r.isFile()||r.isSymbolicLink())&&s.push((0,f.join)(e,r.name)),s.length>n)return;return i&&!this.isOver?s:void 0}async*walk(e){let n=[this.root];for(let s=0;s<=
this.#t.depth&&n.length>0;s++){const i=[];for(const r of n)for await(const o of this.#c(r)){const a=(0,f.join)(r,o.name);o.isDirectory()&&!/^(?:\.|node_modules$)/.
test(o.name)&&i.push(a),o.isFile()&&e.test(o.name)&&(yield a)}n=i}}async*#c(e){if(!this.isOver)try{for await(const n of await(0,h.opendir)(e,{bufferSize:pc}))if(this.#a+=
1,yield n,this.isOver)return}catch{}}}var mc=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,
i;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(i=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");i&&(s=function(){try{i.call(
this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},gc=(function(t){return function(e){
function n(o){e.error=e.hasError?new t(o,e.error,"An error was suppressed during disposal."):o,e.hasError=!0}var s,i=0;function r(){for(;s=e.stack.pop();)try{if(!s.
async&&i===1)return i=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var o=s.dispose.call(s.value);if(s.async)return i|=2,Promise.resolve(o).then(r,function(a){
return n(a),r()})}else i|=1}catch(a){n(a)}if(i===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function wc(t,e,n){const s={stack:[],
error:void 0,hasError:!1};try{const{folders:i,limits:r,clock:o}=t;for(const E of Object.values(i))await(0,h.mkdir)(E,{recursive:!0,mode:448});const a=await t.sandbox(),
c=mc(s,new Ko((0,f.join)(i.logs,`${e.deployID}.log`),r.logBytes,e.env),!0),l=await Ha(i.builds,e.app,e.deployID,a.ownerOf(e.app)),u=new AbortController,d=new AbortController;
o.sleep(r.timeoutMs,d.signal).then(()=>u.abort(new Error("the time limit")),()=>{});const p=AbortSignal.any([n.signal,u.signal]),m={context:t,job:e,sandbox:a,workspace:l,
log:c,signal:p,mirror:"",root:l.source,step:"",stage:"clone"},_=E=>{m.stage=E,n.onStage(E)};try{const E=await yc(m,_,n);return d.abort(),await n.onOutput?.({directory:E.
directory,kind:E.kind,log:c}),{...E,[Symbol.asyncDispose]:()=>l[Symbol.asyncDispose]()}}catch(E){const q=await _c(E,m,u.signal.aborted).finally(()=>l[Symbol.asyncDispose]());
throw n.signal.throwIfAborted(),q}finally{d.abort()}}catch(i){s.error=i,s.hasError=!0}finally{const i=gc(s);i&&await i}}async function yc(t,e,n){const{job:s,workspace:i}=t;
e("clone");const r=await xc(t);n.onCommit(r);const o=await Ec(t);t.root=o;const a=await fo(o,i.source),c=await bc(t,a);Sc(t),e("install"),await bo(t,a,o,c!==void 0),
e("build");const l=await qo({source:i.source,folder:o,asked:s.outputDirectory,built:c!==void 0});return c!==void 0&&await ue(t,"build",c,o,a),{commit:r,...await Jo(
l)}}async function bc({job:t,root:e},n){if(t.buildCommand)return t.buildCommand;if(n.hasBuildScript)return`${n.manager} run build`;const s=n.packageJson&&Ho(n.packageJson,
n.manager);if(s&&!await Xo(e,t.outputDirectory))throw s}async function xc(t){const{context:e,job:n,workspace:s,log:i,signal:r}=t,o=da(n.repository,e.rules);t.step=
`the clone of ${o.shown}`,i.line(`Cloning ${o.shown}, ${n.commit?`commit ${n.commit}`:`branch ${n.branch}`}`);const a={...e.hostEnv,PATH:e.path,[Q]:e.markerOf(n)},
c=t.sandbox.guardOf(s),l={env:a,signal:r,guard:c,lock:e.lock,onLine:m=>i.line(m)},{commit:u,mirror:d}=await sc(e.folders.mirrors,o,n,s.source,l);t.mirror=d,i.line(
`Checked out ${u}`);const p=t.sandbox.ownerOf(n.app);return p!==void 0&&await nc(s.source,p),u}async function Ec({job:t,workspace:e}){const n=t.settings.rootDirectory??
".",s=await xe(e.source,n).catch(()=>{});if(s&&(await(0,h.stat)(s)).isDirectory())return s;throw T("clone","root_directory_missing",`The app's root directory \`${n}\
\` is not in the repository`)}function Sc({job:t,log:e}){const n=t.settings.nodeVersion;n&&Number.parseInt(n.replace(/^v/,""),10)!==Number.parseInt(process.versions.
node,10)&&e.line(`Warning: the app asks for Node.js ${n}, builds here run Node.js ${process.versions.node}`)}async function _c(t,e,n){const{log:s,stage:i,step:r,
context:o,workspace:a,root:c}=e;if(n){const u=`The build took longer than its limit of ${Di(o.limits.timeoutMs)} and was stopped during ${r}`;return s.line(u),T(
i,"build_timeout",u,s.last())}if(t instanceof A){const l=t.facts.diagnostics,u=new hc(a.source,o.clock),d=l.length>0?l:await Io(Sr(s.recent()),u,c);return s.line(
t.message),new A({...t.facts,log:s.last(),diagnostics:d})}return qe(t)?T(i,"disk_full","The disk is full",s.last()):t}function ms(t,e){return t*(.25+.75*Math.min(
1,Math.max(0,e)))}var $c=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,i;if(n){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=e[Symbol.dispose],n&&(i=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");i&&(s=function(){try{i.call(this)}catch(r){
return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},kc=(function(t){return function(e){function n(o){
e.error=e.hasError?new t(o,e.error,"An error was suppressed during disposal."):o,e.hasError=!0}var s,i=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&i===
1)return i=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var o=s.dispose.call(s.value);if(s.async)return i|=2,Promise.resolve(o).then(r,function(a){
return n(a),r()})}else i|=1}catch(a){n(a)}if(i===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});function gs(t){try{const{bavail:e,blocks:n,
bsize:s,ffree:i}=(0,g.statfsSync)(t);return{bytes:e*s,size:n*s,files:i}}catch{return}}function vc(t){try{return(0,g.lstatSync)(t).dev}catch{return}}const Oc=6e4,
ws=["-type","d","-printf","%b\\n","-o","-links","1","-printf","%b\\n","-o","-printf","%b %i\\n"];async function Tc(t,e){const n={bytes:0,files:0,complete:!0,seen:new Set},
s=`@${Math.floor(t.since/1e3)}`;if(!await ys([...t.whole,"-xdev",...ws],n,e))return;t.changed.length>0&&await ys([...t.changed,"-xdev","-newerct",s,"(",...ws,")"],
n,e);const{bytes:i,files:r,complete:o}=n;return{bytes:i,files:r,complete:o}}async function ys(t,e,n){const s={stack:[],error:void 0,hasError:!1};try{const i=$c(
s,ts(["ignore","pipe","pipe"]),!1),r=(0,Qn.spawn)("nice",["-n","19","find","-P",...t],{cwd:"/",env:{PATH:ce,LC_ALL:"C"},stdio:i.stdio,timeout:Oc,killSignal:"SIG\
KILL"});let o="",a=!1,c=!1;r.stdout?.setEncoding("latin1").on("data",d=>{const p=(o+d).split(`
`);o=p.pop()??"";for(const m of p)Rc(m,e);(e.bytes>n.bytes||e.files>n.files)&&r.kill("SIGKILL")}),r.stderr?.setEncoding("latin1").on("data",d=>{a||=/permission denied|too long/i.
test(d),c||=/unrecognized|unknown|illegal|invalid/i.test(d)});const[l]=await(0,at.once)(r,"close").catch(()=>[void 0]),u=e.bytes>n.bytes||e.files>n.files;return(typeof l!=
"number"&&!u||a)&&(e.complete=!1),l!==void 0&&!c}catch(i){s.error=i,s.hasError=!0}finally{kc(s)}}function Rc(t,e){const[n="",s]=t.split(" ",2);if(s!==void 0){if(e.
seen.has(Number(s)))return;e.seen.add(Number(s))}e.bytes+=Number(n)*512,e.files+=1}const jc=2e4;function bs(t){let e=0;for(const n of t)e+=Number(B(`${n}/statm`).
split(" ",2)[1]??0);return e*xa()}function Ic(t){let e=0,n=0;for(const s of t){const i=B(`${s}/smaps_rollup`),r=H("Pss",i);r===0&&(e+=bs([s]));const o=H("Pss_Sh\
mem",i);e+=r-o+H("SwapPss",i),n+=o}return{own:e,mapped:n}}function xs(t){if(t.shm===void 0)return 0;try{const{blocks:e,bfree:n,bsize:s}=(0,g.statfsSync)(t.shm);
return(e-n)*s}catch{return 0}}function Es(t,e){const n=t.shm===void 0?void 0:Ss(t.shm)?.dev,s=new Set,i={disk:0,memory:0};for(const r of t.list())for(const o of ns(
`${r}/fd`)){if(s.size>=jc)return i;const a=Ss(`${r}/fd/${o}`);!a?.isFile()||a.nlink>0||a.dev===n||s.has(`${a.dev}:${a.ino}`)||(s.add(`${a.dev}:${a.ino}`),a.dev===
e?i.disk+=a.blocks*512:Ac(a.dev)&&(i.memory+=a.blocks*512))}return i}function Ac(t){return(Math.floor(t/256)&4095)===0}async function Nc(t){if(t===void 0||process.
getuid?.()!==0)return 0;const e=[],n=["-t",String(t),"-i","cat","/proc/sysvipc/shm"];await te("nsenter",n,{cwd:"/",env:{PATH:ce},onLine:o=>e.push(o)}).catch(()=>{});
const[s="",...i]=e.map(o=>o.trim()),r=s.split(/\s+/).indexOf("rss");return i.reduce((o,a)=>o+(Number(a.split(/\s+/)[r])||0),0)}function Ss(t){try{return(0,g.statSync)(
t)}catch{return}}const Lc=1/20,Cc=1/4,Mc=3e3,Pc=1/100;class Dc{#e;#t;#s;#n;#i;#r;#o=0;#a=0;#c;#l;#u=performance.now();#p=0;constructor(e,n,s){this.#e=s,this.#s=
[n],this.#t={whole:[e],changed:this.#s,since:Date.now()},this.#n=gs(e),this.#r=this.#n;const{size:i=0,bytes:r=0}=this.#n??{};this.#i=Math.min(Math.max(512*b,i*.02),
5*be,r/2)}include(e){this.#s.push(e)}look(e){const n=this.#d();if(!n)return{room:Number.POSITIVE_INFINITY};const s=Math.min(this.#e.diskBytes-this.#o,n.bytes-this.#i),
i=performance.now()-this.#u,r=this.#o>this.#e.diskBytes||this.#a>this.#e.diskFiles,a=n.bytes<this.#i?this.#p/Cc:r?this.#p/Lc:Math.max(Mc,this.#p/Pc);return this.#c===
void 0&&i>=a&&this.#f(e),{room:s,breach:this.#l}}async settle(e){await this.#c,this.#d();const n=this.#o>this.#e.diskBytes/2||this.#a>this.#e.diskFiles/2;return this.#l??
(n?await this.#f(e):void 0)}#d(){const e=gs(this.#t.whole[0]??"/");return e&&this.#r&&(this.#o+=Math.max(0,this.#r.bytes-e.bytes),this.#a+=Math.max(0,this.#r.files-
e.files)),this.#r=e??this.#r,e}#f(e){return this.#c=this.#h(e).finally(()=>{this.#c=void 0}),this.#c}async#h(e){const n=performance.now(),s={bytes:this.#o,files:this.#a},
{diskBytes:i,diskFiles:r}=this.#e,o=await Tc(this.#t,{bytes:i,files:r}),a=Es(e,vc(this.#t.whole[0]??"/")).disk;this.#u=performance.now(),this.#p=this.#u-n;const c=o?.
complete?{bytes:o.bytes+a,files:o.files}:{bytes:Math.max(s.bytes,o?.bytes??0),files:Math.max(s.files,o?.files??0)};return this.#o=c.bytes+this.#o-s.bytes,this.#a=
c.files+this.#a-s.files,this.#l=this.#m(c),this.#l}#m({bytes:e,files:n}){const{diskBytes:s,diskFiles:i}=this.#e;if(e>s)return _s(`it wrote more than ${P(s)}, th\
e limit of a build`);if(n>i)return _s(`it made more than ${i.toLocaleString("en")} files, the limit of a build`);const r=this.#r?.bytes??Number.POSITIVE_INFINITY,
o=e/Math.max(1,(this.#n?.bytes??0)-r);return r>=ms(this.#i,o)?void 0:{code:"disk_full",because:`the disk of the platform ran short: ${P(r)} were left, and it wr\
ote ${P(e)}`}}}function _s(t){return{code:"disk_quota",because:t}}const Bc=1/30,Fc=30,zc=16*b;class Uc{#e;#t=lt();#s;#n=0;constructor(e){this.#e=e;const{total:n=0,
available:s=0}=this.#t??{};this.#s=Math.min(Math.max(128*b,n*.03),1024*b,s/2)}async look(e){const n=lt();if(!n||!this.#t)return{room:Number.POSITIVE_INFINITY};const s=Math.
max(xs(e),n.shared-this.#t.shared),i=Math.max(0,this.#t.swapFree-n.swapFree),r=bs(e.list())+s+i,o=Math.min(this.#e-r,n.available-this.#s);return o>0||performance.
now()<this.#n?{room:o}:this.#i(e,n)}async#i(e,n){let s=await this.#r(e);const i=Math.max(1,(this.#t?.available??0)-n.available);if(s>this.#e&&(await(0,de.setTimeout)(
Fc),s=Math.min(s,await this.#r(e)),s>this.#e))return{room:0,breach:Gc(s,this.#e)};const r=n.available<ms(this.#s,s/i);return{room:this.#e-s,breach:r?Hc(n.available,
s):void 0}}async#r(e){const n=performance.now(),{own:s,mapped:i}=Ic(e.list()),o=(lt()?.shared??0)-(this.#t?.shared??0)>zc?await Nc(e.namespace):0,a=xs(e)+Es(e).
memory+o,c=performance.now();return this.#n=c+(c-n)/Bc,s+Math.max(i,a)}}function Gc(t,e){return{code:"out_of_memory",because:`it used ${P(t)} of memory, and the\
 limit for all processes of a build is ${P(e)}`}}function Hc(t,e){return{code:"out_of_memory",because:`the platform's machine ran short of memory: ${P(t)} were \
left, and it used ${P(e)}`}}const Wc=250,Yc=25,Kc=4e6;function Vc(t){const e=new Uc(t.memoryBytes),n=new Dc(t.root,t.cache,t);return{include:s=>n.include(s),async watch(s,i){
let r=Number.POSITIVE_INFINITY;for(;;){const o=Math.min(Wc,Math.max(Yc,r/Kc));if(!await qc(o,i))return n.settle(s).catch(()=>{});const a=await Zc(e,n,s);if(a.breach)
return a.breach;r=a.room}}}}async function Zc(t,e,n){const s=e.look(n),i=await t.look(n);return{room:Math.min(s.room,i.room),breach:s.breach??i.breach}}async function qc(t,e){
return(0,de.setTimeout)(t,!0,{signal:e}).catch(()=>!1)}const _t=["/usr","/bin","/sbin","/lib","/lib32","/lib64","/etc","/opt","/nix"],$s="/run/systemd/resolve",
ks=19e8,Jc=1e8;function Xc(t,e){return["ulimit -c 0 2>/dev/null",`ulimit -f ${Math.ceil(t.fileBytes/512)} 2>/dev/null`,e?`ulimit -u ${t.processes} 2>/dev/null |\
| ulimit -p ${t.processes} 2>/dev/null`:'[ -z "$2" ] || (ulimit -w "$2") 2>/dev/null && ulimit -w "$2" || { (ulimit -x "$2") 2>/dev/null && ulimit -x "$2"; }',"\
echo 1000 2>/dev/null >/proc/self/oom_score_adj",'eval "$(cat <&3)"',"exec 3<&-",'exec /bin/sh -c "$1"'].join(`
`)}const Qc={kind:"none",reason:"it was turned off"};async function el(t){const{want:e,limits:n,known:s}=t,i=process.getuid?.()===0,r=s??(e==="none"?Qc:await tl(
i)),o=r.kind==="bubblewrap",a=d=>o&&i?ks+Number.parseInt(Et(d).slice(0,8),16)%Jc:void 0,c=Xc(n,o),l=new WeakMap,u=d=>{const p=l.get(d)??Vc({...n,root:d.root,cache:d.
cache});return l.set(d,p),p};return{isolation:r,ownerOf:a,guardOf:u,tmpOf:d=>o?"/tmp":d.tmp,async run(d){const p=o?await sl(d,t,r,a(d.app)):[],m=o?"":String(ht(
d.outerEnv[Q]??"")),[_="/bin/sh",...E]=[...p,"/bin/sh","-c",c,"sh",d.script,m];return te(_,E,{cwd:o?"/":d.cwd,env:{...d.outerEnv,PATH:ce},channel:Dr({...d.env,...d.
outerEnv}),signal:d.signal,sweep:!o,namespace:o,watch:u(d.workspace).watch,onLine:d.onLine})}}}async function tl(t){const e=[];for(const n of[b,void 0]){const s=[
...vs(t),...await Ts(n),...Os(t?ks:void 0)],i=await te("bwrap",[...s,"true"],{cwd:"/",env:{PATH:ce},onLine:r=>e.push(r)}).catch(()=>{});if(i===void 0)return{kind:"\
none",reason:"bubblewrap is not installed"};if(i.exitCode===0)return{kind:"bubblewrap",asRoot:t,boundsFiles:n!==void 0}}return{kind:"none",reason:`bubblewrap do\
es not work here: ${e.at(-1)??"no reason given"}`}}const nl=1/4;async function sl(t,{tools:e,dataDir:n,limits:s},{boundsFiles:i},r){const{app:o,root:a,cache:c,tmp:l}=t.
workspace;if(await(0,h.realpath)(l).catch(()=>"")!==l)throw T("build","build_failed","A command of the build replaced its folder for temporary files");const u=e.
filter(p=>!_t.some(m=>D(m,p))),d=[..._t,...u].some(p=>D(p,n));return["bwrap",...vs(r!==void 0),...await Ts(i?Math.ceil(s.memoryBytes*nl):void 0),...await il(o,r??
process.getuid?.(),t.workspace),"--bind",l,"/tmp",...u.flatMap(p=>[...Ie(p),"--ro-bind-try",p,p]),...d?["--tmpfs",n]:[],...t.readable.flatMap(p=>[...Ie(p),"--ro\
-bind-try",p,p]),...[a,c].flatMap(p=>[...Ie(p),"--bind",p,p]),...d?["--remount-ro",n]:[],"--remount-ro","/","--info-fd","4","--chdir",t.cwd,...Os(r)]}function vs(t){
const e=["--unshare-pid","--unshare-ipc","--unshare-uts","--unshare-cgroup-try","--die-with-parent"];return t?[...e,"--cap-drop","ALL",...["SETUID","SETGID","SE\
TPCAP"].flatMap(n=>["--cap-add",`CAP_${n}`])]:["--unshare-user",...e]}function Os(t){return t===void 0?[]:["setpriv",...["--reuid",String(t),"--regid",String(t),
"--clear-groups"],"--no-new-privs","--inh-caps=-all","--bounding-set=-all"]}async function il(t,e,n){if(e===void 0)return[];const s=(0,f.join)(t,"passwd"),i=e===
0?"":`build:x:${e}:${e}::${n.home}:/bin/sh
`;return await(0,h.writeFile)(s,`root:x:0:0:root:/root:/bin/sh
${i}`),await(0,h.chmod)(s,420),["--ro-bind",s,"/etc/passwd"]}async function Ts(t){const e=await Promise.all(_t.map(async i=>{const r=await(0,h.realpath)(i).catch(
()=>{});return r===void 0?[]:r===i?["--ro-bind",i,i]:["--symlink",r,i]})),s=["--dev","/dev",...t===void 0?[]:["--perms","1777","--size",String(t)],"--tmpfs","/d\
ev/shm","--remount-ro","/dev"];return[...e.flat(),"--ro-bind-try",$s,$s,...s,"--proc","/proc"]}function Ie(t){const e=(0,f.dirname)(t);return e==="/"?[]:[...Ie(
e),"--dir",e]}async function rl(t,e){const n=[(0,f.dirname)(process.execPath),(0,f.dirname)(await(0,h.realpath)(process.execPath)),...e];for(const s of t.split(
":").filter(i=>i.startsWith("/"))){const i=await(0,h.realpath)((0,f.join)(s,"npm")).catch(()=>{});i&&n.push(s,(0,f.dirname)((0,f.dirname)(i)))}return[...new Set(
n)]}const ol={NODE_DISABLE_COMPILE_CACHE:"1"};function al(t){const{limits:e,clock:n}=t,s=(0,f.resolve)(t.dataDir),i={builds:(0,f.join)(s,"builds"),mirrors:(0,f.
join)(s,"git"),logs:(0,f.join)(s,"logs")},r={...t.env,...t.lasting?{}:ol},o=Mr(t.path,process.execPath),a=an(s);let c;const l={limits:e,folders:i,hostEnv:r,path:o,
clock:n,lock:t.lock,rules:{template:t.gitUrlTemplate,allowLocal:t.allowLocalGit},markerOf:u=>`${a}${u.deployID}`,sandbox(){return c??=cl(t,o,r),c}};return{sandbox:l.
sandbox,build:(u,d)=>wc(l,u,d),async clean(u){u===null&&await ja(cn(s,0),cn(s,process.ppid));const d=m=>u===null||(0,f.basename)(m)===u,p=(await Va(i.builds)).filter(
d);return p.length>0&&await Ra(a,u??void 0),await qa(i.builds,p),m=>Ja(i.builds,p,m)}}}async function cl(t,e,n){return el({want:t.isolation,limits:t.limits,tools:await rl(
e,Cr(n)),dataDir:await(0,h.realpath)(t.dataDir),known:t.known})}const ll=20,ul=200;function dl({count:t,names:e},n){return{count:t+1,names:e.length<ll?[...e,pl(
n)]:e}}function fl({count:t,names:e}){const n=t>e.length?` and ${t-e.length} more`:"";return`Left out of the plain folder: ${e.toSorted().join(", ")}${n}`}function pl(t){
const e=t.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,"\uFFFD");return X(e,ul)}function hl({ignoredRules:t,withheld:e,leftOut:n}){const s=t.map(({file:i,line:r,reason:o})=>`\
Ignored: ${i}${r===void 0?"":`, line ${r}`}: ${o}`);return e>0&&s.push(`Left out: ${e} \xD7 .env*, because such files contain secrets`),n.count>0&&s.push(fl(n)),
s}function cf(t,e=Date.now){return(n,s,i)=>t(`${JSON.stringify({time:new Date(e()).toISOString(),level:n,event:s,...i})}
`)}const $t=()=>{},ml=/^[0-9a-f]{64}$/;function Ae(t){return ml.test(t)}function kt(t,e){return(0,f.join)(t,e.slice(0,2),e)}async function gl(t){try{return(await(0,h.
readdir)(t)).filter(e=>/^[0-9a-f]{2}$/.test(e))}catch(e){if(["ENOENT","ENOTDIR"].includes(I(e)??""))return[];throw e}}async function Rs(t){return(await(0,h.readdir)(
t,{withFileTypes:!0})).filter(e=>e.isDirectory()).map(({name:e})=>e)}const j=8;class Ne{#e;constructor(e){this.#e=e}get bytes(){return this.#e.length}has(e){let n=0,
s=this.#e.length/j-1;for(;n<=s;){const i=n+s>>>1,r=i*j,o=this.#e.compare(e,0,j,r,r+j);if(o===0)return!0;o<0?n=i+1:s=i-1}return!1}detached(){return new Ne(Buffer.
from(this.#e))}}function wl(t){return(0,S.hash)("sha256",t,"buffer").subarray(0,j)}const yl=100,js=600*1e3;class bl{#e;#t;#s=new Map;#n=0;constructor(e,n){this.#e=
e,this.#t=n}get total(){return this.#n}note(e,n,s,i){const r=e==="object_unusable"?`${i} unusable`:i,o=this.#s.get(r),a=this.#e.monotonic();if(o&&a-o.at<js){o.at=
a;return}this.#n+=1,this.#t("error",e,{org:n,hash:s});const[c]=this.#s.keys();this.#s.size>=yl&&c!==void 0&&this.#s.delete(c),this.#s.set(r,{path:r===i?i:void 0,
at:a})}mend(e){this.#s.size>0&&this.#s.delete(e)}async lasting(){const e=this.#e.monotonic()-js;for(const[n,{path:s,at:i}]of this.#s)(s!==void 0&&await(0,h.stat)(
s).catch(()=>{})!==void 0||i<e)&&this.#s.delete(n);return this.#s.size}}class W extends Error{name="DamagedObject"}class xl{#e;#t=new Map;#s=new Map;#n=0;constructor(e){
this.#e=e}get weight(){return this.#n}get(e){const n=this.#t.get(e);if(n!==void 0)return n.used=!0,n.value}load(e,n,s){const i=this.get(e);if(i!==void 0)return Promise.
resolve(i);let r=this.#s.get(e);return r||(r=s().then(o=>(this.put(e,o,n(o)),o)).finally(()=>this.#s.delete(e)),this.#s.set(e,r)),r}put(e,n,s){this.delete(e),!(s>
this.#e)&&(this.#t.set(e,{value:n,weight:s,used:!1}),this.#n+=s,this.#i(e))}delete(e){this.#n-=this.#t.get(e)?.weight??0,this.#t.delete(e)}#i(e){for(const[n,s]of this.#t){
if(this.#n<=this.#e)return;this.#t.delete(n),s.used||n===e?this.#t.set(n,{...s,used:!1}):this.#n-=s.weight}}}var Le=$(975);const El=(0,Le.promisify)(g.read),Sl=1024*
1024;async function*Is(t,e){const n=Buffer.allocUnsafeSlow(Sl);for(let s=0;;){e?.throwIfAborted();const{bytesRead:i}=await El(t,n,0,n.length,s);if(i===0)return;
s+=i,yield n.subarray(0,i)}}const _l={files:1e5,fileBytes:512*b,totalBytes:4*be},Ce={pathBytes:1024,pathsBytes:16*b,rulesBytes:256*1024,indexBytes:32*b},vt=32*b,
As={pathBytes:4096,pathsBytes:32*b,rulesBytes:8*b,indexBytes:48*b},Ns=b,Me=b,$l=8,kl=32,lf=null,uf=1e3,vl=2*b,Ol=512;class Tl{#e;#t;constructor(e=Rl,n=vl){this.#e=
e,this.#t=new xl(n)}async digest(e,n){const{ino:s,size:i,mtimeMs:r,ctimeMs:o}=await n.stat(),a=`${s} ${i} ${r} ${o}`,c=this.#t.get(e);if(c?.look===a)return c.digest;
const l={look:a,digest:this.#e(n)};return this.#t.put(e,l,Ol+2*(e.length+a.length)),l.digest.catch(()=>this.#t.get(e)===l&&this.#t.delete(e)),l.digest}}async function Rl(t){
const e=(0,S.createHash)("sha256");for await(const n of Is(t.fd))e.update(n);return e.digest("hex")}function jl(t){if(t.charCodeAt(0)!==47)return;const e=t.includes(
"%")?Nl(t):t;if(!(e===void 0||e.includes("\0")||e.includes("\\")))return/\/\.\.?(?:\/|$)/.test(e)?void 0:e.slice(1)}const Il=/^[\w.!~*'()@:$,+=&;/-]*$/;function df(t){
return Il.test(t)?`/${t}`:`/${t.split("/").map(Al).join("/")}`}function Al(t){return encodeURIComponent(t).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}
function Nl(t){try{return decodeURIComponent(t)}catch{return}}function ff(t,e){if(t===""||t.endsWith("/")){if(e(`${t}index.html`))return{kind:"file",path:`${t}i\
ndex.html`};const n=t.slice(0,-1);return n!==""&&e(`${n}.html`)?{kind:"redirect",to:n}:void 0}return e(t)?{kind:"file",path:t}:e(`${t}.html`)?{kind:"file",path:`${t}\
.html`}:e(`${t}/index.html`)?{kind:"redirect",to:`${t}/`}:void 0}const Ls=32,Ll=/\/:[A-Za-z]\w*[^\w/]/,Cl=/^:([A-Za-z]\w*)$/,Ot="it must begin with a path, with\
 one * at most and placeholders (/:name) for whole parts, each once",Ml=`it has more than ${Ls} placeholders`;function Cs(t){const e=jl(t);return e===void 0?Ot:
Pl(Ms(`/${e}`))}function Pl(t){const[e="",n,s]=t.split("*",3);if(!t.startsWith("/")||s!==void 0||Ll.test(t))return Ot;const i=e.slice(1).split("/").map(Tt),r=(n??
"").split("/").map(Tt),o=[...pe(i),...pe(r),...n===void 0?[]:["splat"]];if(new Set(o).size<o.length)return Ot;if(o.length>Ls)return Ml;if(n===void 0)return{text:t,
head:i,star:void 0};if(n===""&&e.endsWith("/")){const l=e==="/"?[]:e.slice(1,-1).split("/").map(Tt);return{text:t,head:l,star:{isRest:!0,before:"",behind:"",tail:[]}}}
const a=e.slice(e.lastIndexOf("/")+1),[c=""]=n.split("/",1);return{text:t,head:i.slice(0,-1),star:{isRest:!1,before:a,behind:c,tail:r.slice(1)}}}function pf({head:t,
star:e}){return new Set(e?[...pe(t),...pe(e.tail),"splat"]:pe(t))}function pe(t){return t.flatMap(e=>"name"in e?e.name:[])}function Tt(t){const e=Cl.exec(t)?.[1];
return e===void 0?{text:t}:{name:e}}const Dl=null;class hf{path;bare;parts;#e;#t=new Map;#s=Dl;constructor(e){this.path=e,this.bare=Ms(e),this.parts=this.bare.slice(
1).split("/")}encode(e){const n=this.#t.get(e);if(n!==void 0)return n;if(this.#s-=e.length,this.#s<0)return;const s=encodePath(e).slice(1);return this.#t.set(e,
s),s}start(e){if(!this.#e){let n=1;this.#e=this.parts.map(s=>{const i=n;return n+=s.length+1,i})}return this.#e[e]??this.path.length}}function mf(t,e){const{head:n,
star:s}=t,{parts:i}=e;if(s===void 0)return i.length===n.length&&Rt(n,i,0)?new jt(t,e,void 0):void 0;if(!Rt(n,i,0))return;if(s.isRest){if(i.length<n.length)return;
const c=n.length===0?1:e.start(n.length-1)+(i[n.length-1]??"").length+1;return new jt(t,e,c>e.path.length?void 0:e.path.slice(c))}const r=i.length-s.tail.length-
1;if(r<n.length||!Rt(s.tail,i,r+1))return;const o=e.start(n.length)+s.before.length,a=e.start(r)+(i[r]??"").length-s.behind.length;if(!(o>a)&&e.bare.startsWith(
s.before,e.start(n.length))&&e.bare.startsWith(s.behind,a))return new jt(t,e,e.bare.slice(o,a))}function Rt(t,e,n){for(let s=0;s<t.length;s+=1){const i=t[s],r=e[n+
s];if(i===void 0||r===void 0||("text"in i?i.text!==r:r===""))return!1}return!0}class jt{#e;#t;#s;constructor(e,n,s){this.#e=e,this.#t=n,this.#s=s}get(e){const{head:n,
star:s}=this.#e,{parts:i}=this.#t,r=n.findIndex(a=>"name"in a&&a.name===e);if(r!==-1)return i[r]??"";const o=s?s.tail.findIndex(a=>"name"in a&&a.name===e):-1;return s&&
o!==-1?i[i.length-s.tail.length+o]??"":this.#s??""}encoded(e){return this.#t.encode(this.get(e))}}function Ms(t){return t.length>1&&t.endsWith("/")?t.slice(0,-1):
t}const Bl=500,Ps=8*1024,Fl=2e3,Ds=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,Bs=/^[\t\x20-\x7e\x80-\xff]*$/,Fs=new Set(["accept-ranges","connection","content-encoding","c\
ontent-length","content-range","date","etag","keep-alive","last-modified","location","server","te","trailer","transfer-encoding","upgrade","vary","x-request-id",
"x-slipway-release"]);function zl(t){const e=[],n=[];let s;for(const[i,r]of t.split(/\r\n|\r|\n/).entries()){const o=r.trim(),a=c=>n.push({line:i+1,reason:c});o===
""||o.startsWith("#")||(o.length>Fl?a("the line is too long"):o.startsWith("/")||/^https?:/.test(o)?(s=Ul(o,e.length,a),s&&e.push(s)):s?Gl(s,o,a):a("it stands b\
elow no path"))}return{rules:e,ignored:n}}function Ul(t,e,n){const s=Cs(t);if(e>=Bl)n("too many rules");else if(typeof s=="string")n(s);else return{from:s,set:[],
unset:[],bytes:0}}function Gl(t,e,n){const s=/^!\s*(\S+)$/.exec(e)?.[1];if(s)return void t.unset.push(s.toLowerCase());const i=e.indexOf(":"),r=e.slice(0,i).trim().
toLowerCase(),o=e.slice(i+1).trim();if(i<1||!Ds.test(r)||!Bs.test(o))return n('it is not "Name: value"');if(r==="basic-auth")return n('"basic-auth" is not suppo\
rted: everybody may read this path');if(r==="set-cookie"&&t.set.some(([c])=>c===r))return n("a path can set one cookie");if(Fs.has(r))return n(`"${r}" is the ed\
ge's own`);const a=t.bytes+Hl(r,o);if(a>Ps)return n(`the headers of this path have more than ${Ps} bytes`);t.bytes=a,t.set.push([r,o])}function Hl(t,e){return t.
length+e.length+4}function gf(t,e){return Ds.test(t)&&t===t.toLowerCase()&&Bs.test(e)&&!Fs.has(t)}const Wl=2e3,Yl=2e3,Kl=/^[^/:]+=/,zs={200:"rewrite",404:"rewri\
te",301:"go",302:"go",303:"go",307:"go",308:"go"};function Vl(t){const e=[],n=[];for(const[s,i]of t.split(/\r\n|\r|\n/).entries()){const r=Zl(i).trim();if(r==="")
continue;const o=e.length<Wl?ql(r):"too many rules";typeof o=="string"?n.push({line:s+1,reason:o}):e.push(o)}return{rules:e,ignored:n}}function Zl(t){const e=t.
search(/(?:^|\s)#/);return e===-1?t:t.slice(0,e)}function ql(t){if(t.length>Yl)return"the line is too long";const[e="",n,s="301",...i]=t.split(/\s+/);if(n===void 0)
return"it names no target";if(i.length>0||s.includes("=")||Kl.test(n))return"conditions and query parameters are not supported";const r=Jl(s);if(r===void 0)return/^\d+!?$/.
test(s)?`${s} is no status of a redirect`:"its status is no number";const o=Cs(e);return typeof o=="string"?o:Ql(n,r)?{from:o,to:n.replace(/[^\x21-\x7e]/gu,encodeURIComponent),
status:r,force:s.endsWith("!")}:Us(r)?"rewrites to other origins are refused":"the target is neither a path nor a URL"}function Jl(t){const e=Number(/^(\d{3})!?$/.
exec(t)?.[1]);return Xl(e)?e:void 0}function Xl(t){return Object.hasOwn(zs,t)}function Us(t){return zs[t]==="rewrite"}function Ql(t,e){return/^\/(?!\/)/.test(t)||
!Us(e)&&/^(?:https?:)?\/\//i.test(t)}const It="_redirects",At="_headers",Nt=512*1024;function Lt(t){return t===It||t===At}function Gs(t){const e=[],n=o=>{const a=t.
get(o)??Buffer.alloc(0);return a==="too large"&&e.push({file:o,reason:`it has more than ${Nt} bytes`}),a==="too large"?"":a.toString()},s=Vl(n(It));for(const o of s.
ignored)e.push({file:It,...o});const i=zl(n(At));for(const o of i.ignored)e.push({file:At,...o});if(s.rules.length+i.rules.length===0)return{bytes:Buffer.alloc(
0),ignored:e};const r={redirects:s.rules.map(({from:o,to:a,status:c,force:l})=>[o.text,a,c,l]),headers:i.rules.map(({from:o,set:a,unset:c})=>[o.text,a,c])};return{
bytes:Buffer.from(JSON.stringify(r)),ignored:e}}function wf(t){if(t.length===0)return{redirects:[],headers:[]};const{redirects:e,headers:n}=eu(t);if(!Array.isArray(
e)||e.length>REDIRECT_RULES_MOST||!Array.isArray(n)||n.length>HEADER_RULES_MOST)throw Y();return{redirects:e.map(tu),headers:n.map(nu)}}function eu(t){try{const e=JSON.
parse(t.toString());if(isObject(e))return e}catch{}throw Y()}function tu(t){const[e,n,s,i]=he(t);if(typeof n!="string"||typeof s!="number"||typeof i!="boolean"||
!isStatus(s)||!isTarget(n,s)||!/^[\x21-\x7e]+$/.test(n))throw Y();return{from:Hs(e),to:n,status:s,force:i}}function nu(t){const[e,n,s]=he(t),i=he(n).map(o=>{const[
a,c]=he(o);if(typeof a!="string"||typeof c!="string"||!isHeader(a,c))throw Y();return[a,c]}),r=he(s).map(o=>typeof o=="string"?o:Ct());return{from:Hs(e),set:i,unset:r}}
function Hs(t){const e=typeof t=="string"?parsePattern(t):void 0;return typeof e=="object"?e:Ct()}function he(t){return Array.isArray(t)?t:Ct()}function Ct(){throw Y()}
function Y(){return new DamagedObject("The compiled rules of a release are damaged: deploy again")}const su={"3g2":"video/3gpp2","3gp":"video/3gpp","3gpp":"vide\
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
on/xv+xml",yaml:"text/yaml",yang:"application/yang",yin:"application/yin+xml",yml:"text/yaml",zip:"application/zip"};function iu(t){let e=(""+t).trim().toLowerCase(),
n=e.lastIndexOf(".");return su[~n?e.substring(++n):e]}const ru=new Map([["js","text/javascript"],["mjs","text/javascript"],["cjs","text/javascript"],["map","app\
lication/json"],["ico","image/x-icon"],["webmanifest","application/manifest+json"],["apple-app-site-association","application/json"],["eot","application/vnd.ms-\
fontobject"],["flac","audio/flac"],["m3u8","application/vnd.apple.mpegurl"],["m4v","video/mp4"],["apk","application/vnd.android.package-archive"],["usdz","model\
/vnd.usdz+zip"]]),ou=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,au=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;
function cu(t){const e=t.slice(t.lastIndexOf("/")+1),n=e.slice(e.lastIndexOf(".")+1).toLowerCase(),s=ru.get(n)??iu(n),i=typeof s=="string"?s:"application/octet-\
stream";return ou.test(i)&&!i.includes("charset")?`${i}; charset=utf-8`:i}function lu(t){return au.test(t)}const uu=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,
du=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},
{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];function fu(t){const e=Ws(
t);return e===void 0||e.endsWith(".html")?!1:uu.test(t)||du.some(n=>n.name.test(e)&&(n.in?.test(t)??!0))}const pu=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function hu(t){const e=Ws(t);return fu(t)||e!==void 0&&pu.test(e)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(e)}function Ws(t){const e=t.slice(t.lastIndexOf("/")+1);return e.
length<=255?e:void 0}var mu=$(573);const K=Buffer.from("SLIPWAY","latin1"),N=56,me=32,Pe=me+6,V=4,Ys=8192,Ks=Buffer.allocUnsafe(3*As.pathBytes);class De{count;bytes;assets;rules;#e;#t;#s;#n;#i;constructor(e,n,s){
const i=Be(n);this.#e=e,this.count=n.count,this.bytes=e.length,this.#t=i.records,this.#s=i.offsets,this.#n=i.paths,this.#i=s,this.assets=new Ne(e.subarray(N,i.records)),
this.rules=e.subarray(i.rules)}static async open(e,n,s=Ce){if(e.length>s.indexBytes)throw k("it is too large");const i=Vs(e,s);if(Be(i).end!==e.length)throw k("\
its length is not what it says");const r=await gu(e,i,s,n);return new De(e,i,r)}find(e){if(e.length>this.#i)return-1;const n=Ks.write(e);let s=0,i=this.count-1;
for(;s<=i;){const r=s+i>>>1,o=this.#e.compare(Ks,0,n,this.#r(r),this.#r(r+1));if(o===0)return r;o<0?s=r+1:i=r-1}return-1}path(e){return this.#e.toString("utf8",
this.#r(e),this.#r(e+1))}file(e){const n=this.#t+e*Pe;return{hash:this.#e.toString("hex",n,n+me),size:this.#e.readUIntLE(n+me,6)}}*files(){for(let e=0;e<this.count;e+=
1)yield{path:this.path(e),...this.file(e)}}#r(e){return this.#n+this.#e.readUInt32LE(this.#s+e*V)}}function Vs(t,e=Ce){if(t.length<N||K.compare(t,0,K.length)!==
0)throw k("it is no index");const n={count:t.readUInt32LE(8),pathsBytes:t.readUInt32LE(12),rulesBytes:t.readUInt32LE(16),assets:t.readUInt32LE(20),assetsDigest:t.
subarray(24,N)};if(n.assets>n.count)throw k("it has more assets than files");if(n.pathsBytes>e.pathsBytes||n.rulesBytes>e.rulesBytes||Be(n).end>e.indexBytes)throw k(
"it is too large");return n}function Zs(t,e){if(e.length!==t.assets*j)throw k("its length is not what it says");if(!(0,S.hash)("sha256",e,"buffer").equals(t.assetsDigest))
throw k("its assets are not what they were");return new Ne(e)}function Be({count:t,pathsBytes:e,rulesBytes:n,assets:s}){const i=N+s*j,r=i+t*Pe,o=r+(t+1)*V,a=o+e;
return{records:i,offsets:r,paths:o,rules:a,end:a+n}}async function gu(t,e,n,s){const i=Be(e),r=t.subarray(N,i.records);if(Zs(e,r),!(0,mu.isUtf8)(t.subarray(i.paths,
i.rules)))throw k("a path is not UTF-8");if(t.readUInt32LE(i.offsets)!==0)throw k("its first path begins elsewhere");let o=0;for(let a=0;a<e.count;a+=Ys){if(o=Math.
max(o,wu(t,i,a,Math.min(a+Ys,e.count))),o>n.pathBytes)throw k("a path is too long");await s()}if(t.readUInt32LE(i.offsets+e.count*V)!==e.pathsBytes)throw k("its\
 last path ends elsewhere");for(let a=j;a<r.length;a+=j){const c=a-j;if(r.compare(r,a,a+j,c,a)>=0)throw k("its assets are not sorted")}return o}function wu(t,e,n,s){
const i=c=>t.readUInt32LE(e.offsets+c*V);let r=0,o=n===0?0:e.paths+i(n-1),a=e.paths+i(n);for(let c=n;c<s;c+=1){const l=e.paths+i(c+1);if(l<=a||l>e.rules)throw k(
"its paths are out of order");if(((t[a]??0)&192)===128)throw k("a path is not UTF-8");if(o!==0&&t.compare(t,a,l,o,a)>=0)throw k("its paths are not sorted");r=Math.
max(r,l-a),o=a,a=l}return r}function k(t){return new W(`The index of a release is damaged (${t}): deploy again`)}function qs(t,e){const n=yu(t),s=bu(n),i=n.reduce(
(p,{path:m})=>p+Buffer.byteLength(m),0),r=N+s.length+n.length*(Pe+V)+V,o=Buffer.alloc(r+i+e.length);K.copy(o);const a=[n.length,i,e.length,s.length/j];for(const[
p,m]of a.entries())o.writeUInt32LE(m,K.length+p*4);(0,S.hash)("sha256",s,"buffer").copy(o,K.length+a.length*4),s.copy(o,N);let c=N+s.length,l=c+n.length*Pe;const u=l+
(n.length+1)*V;let d=0;for(const{path:p,hash:m,size:_}of n)o.write(m,c,me,"hex"),c=o.writeUIntLE(_,c+me,6),l=o.writeUInt32LE(d,l),d+=o.write(p,u+d);return o.writeUInt32LE(
d,l),o.set(e,u+i),o}function yu(t){return t.some(({path:e})=>/[\ud800-\uffff]/.test(e))?t.map(e=>({file:e,bytes:Buffer.from(e.path)})).sort((e,n)=>e.bytes.compare(
n.bytes)).map(({file:e})=>e):t.toSorted((e,n)=>e.path<n.path?-1:1)}function bu(t){const e=t.filter(({path:n})=>hu(n)).map(({path:n})=>wl(n));return e.sort((n,s)=>n.
compare(s)),Buffer.concat(e.filter((n,s)=>s===0||!e[s-1]?.equals(n)))}const xu=123;function Js(t){return t[0]===xu}async function Eu(t,e,n){if(t.length>vt)throw se(
`has more than ${vt} bytes`);const s=Su(t),i=new Map;for(const r of s.filter(({path:o})=>Lt(o)))i.set(r.path,r.size>Nt?"too large":await e(r));return De.open(qs(
s,Gs(i).bytes),n,As)}function Su(t){let e;try{e=JSON.parse(t.toString())}catch{throw se("is not JSON")}if(!R(e)||!R(e.files))throw se("names no files");return Object.
entries(e.files).map(([n,s])=>{const{hash:i,size:r}=R(s)?s:{};if(typeof i!="string"||!Ae(i))throw se("has a file without a hash");if(typeof r!="number"||!Number.
isInteger(r)||r<0||r>=2**48)throw se("has a file without a size");if(n===""||!n.isWellFormed())throw se("has an invalid path");return{path:n,hash:i,size:r}})}function se(t){
return new W(`The manifest of a release ${t}: deploy again`)}function ge(t,e=$l){let n=performance.now();return()=>{if(!(performance.now()-n<e))return new Promise(
(s,i)=>{setImmediate(()=>{n=performance.now(),t?.aborted?i(t.reason):s()})})}}class _u{#e=Promise.resolve();take(e){const n=this.#e.then(e);return this.#e=n.catch(
()=>{}),n}}const Mt=["br","zstd","gzip"],ie=Buffer.from("SLV","latin1"),Z=ie.length+4+32,Xs=16*b;function Fe(t,e,n){return(0,f.join)(t,"variants",e.slice(0,2),
`${e}.${n}`)}function $u(t){const[,e,n]=/^([0-9a-f]{64})\.([a-z]+)$/.exec(t)??[];return Mt.some(s=>s===n)?e:void 0}function ku(t){const e=Buffer.alloc(4);return e.
writeUInt32LE(t.length),Buffer.concat([ie,e,(0,S.hash)("sha256",t,"buffer"),t])}async function vu(t){let e;try{e=await(0,h.open)(t)}catch(n){if(I(n)==="ENOENT")
return;throw n}try{const{bytesRead:n,buffer:s}=await e.read(Buffer.alloc(Z),0,Z,0),i=Qs(s.subarray(0,n));return i!==void 0&&(await e.stat()).size===Z+i?i:void 0}finally{
await e.close()}}async function Ou(t){const e=await(0,h.readFile)(t).catch(()=>{}),n=e&&Qs(e);if(!e||n===void 0||e.length!==Z+n)return;const s=e.subarray(Z),i=e.
subarray(ie.length+4,Z);return(0,S.hash)("sha256",s,"buffer").equals(i)?s:void 0}function Qs(t){if(t.length<Z||ie.compare(t,0,ie.length)!==0)return;const e=t.readUInt32LE(
ie.length);return e<=Xs?e:void 0}var Tu=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,i;
if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(i=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");i&&(s=function(){try{i.call(
this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Ru=(function(t){return function(e){
function n(o){e.error=e.hasError?new t(o,e.error,"An error was suppressed during disposal."):o,e.hasError=!0}var s,i=0;function r(){for(;s=e.stack.pop();)try{if(!s.
async&&i===1)return i=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var o=s.dispose.call(s.value);if(s.async)return i|=2,Promise.resolve(o).then(r,function(a){
return n(a),r()})}else i|=1}catch(a){n(a)}if(i===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});class ei{damage;#e;#t;#s=new Tl;#n=new _u;#i=new Map;constructor({
dir:e,clock:n,log:s}){this.#e=e,this.#t=s,this.damage=new bl(n,s)}async index(e,n){const s=this.#a(e,n),{size:i,mtimeMs:r}=await(0,h.stat)(s).catch(a=>this.#c(e,
n,a));if(i>Math.max(Ce.indexBytes,vt))throw this.damage.note("object_unusable",e,n,s),new W(`The index ${n} of a release has ${i} bytes: deploy again`);const o=()=>this.#r(
e,n,s);return{index:await(i>Me?this.#n.take(o):o()),storedAt:r}}async#r(e,n,s){const i=await this.read(e,n),r=ge();try{return Js(i)?await Eu(i,({hash:o,size:a})=>this.
read(e,o,a),r):await De.open(i,r)}catch(o){throw o instanceof W&&this.damage.note("object_unusable",e,n,s),o}}async assets(e,n){const s={stack:[],error:void 0,hasError:!1};
try{const i=this.#a(e,n),r=Tu(s,await(0,h.open)(i).catch(c=>this.#c(e,n,c)),!0),o=await ti(r,0,N);if(Js(o))return(await this.index(e,n)).index.assets.detached();
const a=Vs(o);return Zs(a,await ti(r,N,a.assets*j))}catch(i){s.error=i,s.hasError=!0}finally{const i=Ru(s);i&&await i}}async read(e,n,s){const i=this.#a(e,n);if(s!==
void 0&&(await(0,h.stat)(i).catch(a=>this.#c(e,n,a))).size!==s)throw await this.#l(e,n);const r=await(0,h.readFile)(i).catch(o=>this.#c(e,n,o));if(await Iu(r)!==
n)throw await this.#l(e,n);return this.damage.mend(i),r}async stream(e,n,s){const i=this.#a(e,n),r=await(0,h.open)(i).catch(o=>this.#c(e,n,o));try{if(await this.#s.
digest(i,r)!==n)throw await this.#l(e,n);return this.damage.mend(i),r.createReadStream({start:0,...s,highWaterMark:ju})}catch(o){throw await r.close(),o}}async variants(e,n){
const s=this.#o(e),i=new Map;for(const r of Mt){const o=await vu(Fe(s,n,r)).catch(a=>{this.#t("warn","variants_unreadable",{org:e,reason:String(a)})});o!==void 0&&
i.set(r,o)}return i}async readVariant(e,n,s){const i=Fe(this.#o(e),n,s),r=await Ou(i);if(r&&r.length>0)return r;this.#t("warn","variant_damaged",{org:e,hash:n,encoding:s}),
await(0,h.rm)(i,{force:!0}).catch(()=>{})}variantsVersion(e){return this.#i.get(e)??0}variantsChanged(e){this.#i.set(e,this.variantsVersion(e)+1)}#o(e){return oe(
this.#e,e)}#a(e,n){if(!Ae(n))throw new W(`"${n}" is not the name of an object`);return kt(this.#o(e),n)}#c(e,n,s){throw I(s)!=="ENOENT"?s:(this.damage.note("obj\
ect_missing",e,n,this.#a(e,n)),new W(`The object ${n} is gone`))}async#l(e,n){const s=this.#a(e,n);return this.damage.note("object_damaged",e,n,s),await(0,h.rename)(
s,`${s}.damaged`).catch(i=>{if(I(i)!=="ENOENT")throw i}),new W(`The object ${n} is damaged`)}}const ju=64*1024;async function ti(t,e,n){const{buffer:s,bytesRead:i}=await t.
read(Buffer.alloc(n),0,n,e);return s.subarray(0,i)}async function Iu(t){if(t.length<=Me)return(0,S.hash)("sha256",t);const e=(0,S.createHash)("sha256"),n=ge();for(let s=0;s<
t.length;s+=Me){e.update(t.subarray(s,s+Me));const i=n();i&&await i}return e.digest("hex")}async function Au(t){const e=[...t.live],n={objects:0,bytes:0};for(const s of t.
orgs??await Rs(t.dir)){const i=e.filter(a=>a.org===s).map(({manifestHash:a})=>a),{objects:r,bytes:o}=await new Lu(t,s).run(i);n.objects+=r,n.bytes+=o}return n}const ni=32;
class Nu{#e=new Set;add(e){this.#e.add(Buffer.from(e.slice(0,ni),"hex").toString("latin1"))}has(e){return this.#e.has(Buffer.from(e.slice(0,ni),"hex").toString(
"latin1"))}}class Lu{#e;#t;#s;#n;#i;#r;constructor({dir:e,keepNewerThan:n,signal:s,log:i=$t},r){this.#e=r,this.#t=oe(e,r),this.#s=n??Number.POSITIVE_INFINITY,this.#n=
new ei({dir:e,clock:ze,log:i}),this.#i=i,this.#r=ge(s)}async run(e){const n=new Nu;try{for(const i of e)await this.#a(i,n);for await(const{name:i,path:r,stats:o}of this.#l())
!Ae(i)||!this.#o(o)||(n.add(i),Cu(r)&&await this.#a(i,n))}catch(i){return await this.#r(),this.#i("error","collection_skipped",{org:this.#e,reason:String(i)}),{
objects:0,bytes:0}}await(0,h.rm)((0,f.join)(this.#t,"tmp"),{recursive:!0,force:!0}),await this.#c(n);const s={objects:0,bytes:0};for await(const{name:i,path:r,stats:o}of this.#l())
(Ae(i)?n.has(i):this.#o(o))||(s.objects+=1,s.bytes+=o.size,(0,g.unlinkSync)(r));return s}#o(e){return e.mtimeMs>this.#s}async#a(e,n){n.add(e);const{index:s}=await this.#n.
index(this.#e,e);for(const{hash:i}of s.files()){n.add(i);const r=this.#r();r&&await r}}async#c(e){for await(const{name:n,path:s}of this.#u((0,f.join)(this.#t,"v\
ariants"))){const i=$u(n);(i===void 0||!e.has(i))&&await(0,h.rm)(s,{force:!0})}}async*#l(){for await(const{name:e,path:n}of this.#u(this.#t)){const s=(0,g.statSync)(
n,{throwIfNoEntry:!1});s&&(yield{name:e,path:n,stats:s})}}async*#u(e){for(const n of await gl(e))for(const s of await(0,h.readdir)((0,f.join)(e,n))){yield{name:s,
path:(0,f.join)(e,n,s)};const i=this.#r();i&&await i}}}function Cu(t){const e=Buffer.alloc(K.length),n=(0,g.openSync)(t,"r");try{return(0,g.readSync)(n,e,0,e.length,
0)===e.length&&e.equals(K)}finally{(0,g.closeSync)(n)}}var Mu=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Objec\
t expected.");var s,i;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(i=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
i&&(s=function(){try{i.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Pu=(function(t){
return function(e){function n(o){e.error=e.hasError?new t(o,e.error,"An error was suppressed during disposal."):o,e.hasError=!0}var s,i=0;function r(){for(;s=e.
stack.pop();)try{if(!s.async&&i===1)return i=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var o=s.dispose.call(s.value);if(s.async)return i|=2,Promise.
resolve(o).then(r,function(a){return n(a),r()})}else i|=1}catch(a){n(a)}if(i===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});const Pt={write:(t,e)=>t.writeFile(e),sync:t=>t.sync()},si={...Pt,sync:async()=>{}};function Dt(t){(0,g.mkdirSync)(t,{recursive:!0,mode:448})}async function Du(t,e=Pt){
const n={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||e===si)return;const s=Mu(n,await(0,h.open)(t,"r"),!0);await e.sync(s)}catch(s){n.
error=s,n.hasError=!0}finally{const s=Pu(n);s&&await s}}function Bu(t){const e=(0,g.openSync)(t,g.constants.O_RDONLY|g.constants.O_NOFOLLOW|g.constants.O_NONBLOCK),
n=(0,g.fstatSync)(e);if(!n.isFile()){(0,g.closeSync)(e);return}return{fd:e,stats:n,[Symbol.dispose]:()=>(0,g.closeSync)(e)}}function Fu(t,e){let n=0;for(;n<e.length;){
const s=(0,g.readSync)(t,e,n,e.length-n,null);if(s===0)break;n+=s}return n}function L(t,e){return new A({stage:"sync",code:t,message:e,exitCode:null,signal:null,
log:[],diagnostics:[]})}function zu(t,e){if(t instanceof A)return t;if(e.aborted)return e.reason;if(qe(t))return L("disk_full","The disk of the platform is full\
: the output could not be stored");const n=I(t)??(t instanceof Error?t.message:String(t));return L("sync_failed",`The output could not be stored (${n})`)}const{
pathBytes:ii,pathsBytes:ri,rulesBytes:oi,indexBytes:ai}=Ce,Uu=4,Gu=200;class Hu{#e;#t=0;#s=0;#n=0;#i=0;#r=0;constructor(e){this.#e=e}get bytes(){return this.#r}countFile(e){
const n=this.#e.files;if(this.#t>=n)throw M(`The output has more than ${n} files`);this.#t+=1;const s=Buffer.byteLength(e);if(s>ii){const i=X(e,Gu);throw M(`The\
 path "${i}" has ${s} bytes, and the limit is ${ii}: shorten its names`)}if(this.#i+=s,!(this.#i<=ri))throw M(`The paths of the output have more than ${ri} byte\
s together: publish fewer files, or shorten the names of folders`)}countFolder(){const e=this.#e.files;if(this.#s>=e)throw M(`The output has more than ${e} fold\
ers`);this.#s+=1}countPassed(){const e=Uu*this.#e.files;if(this.#n>=e)throw M(`The output holds more than ${e} files and links that are left out of it`);this.#n+=
1}countBytes(e,n){this.#r+=n,this.refuseLarge(e,n);const s=this.#e.totalBytes;if(this.#r>s)throw M(`The output is larger than ${s} bytes`)}refuseLarge(e,n){const s=this.#e.
fileBytes;if(n>s)throw M(`"${e}" is larger than ${s} bytes`)}checkRules(e){if(e.length<=oi)return e;throw M(`The rules of _redirects and _headers have ${e.length}\
 bytes together, and the limit is ${oi}: replace similar rules by one with * or :name`)}checkIndex(e){if(!(e.length<=ai))throw M(`The list of the output's files\
 has ${e.length} bytes, and the limit is ${ai}: publish fewer files`)}}function M(t){return L("output_too_large",t)}const Bt="{js,cjs,mjs,ts,cts,mts}",Wu={hidden:[
".*","__pycache__"],lockfiles:["package-lock.json","npm-shrinkwrap.json","pnpm-lock.yaml","yarn.lock","bun.lock","bun.lockb","deno.lock","composer.lock","Gemfil\
e.lock","Cargo.lock","go.sum","poetry.lock","Pipfile.lock","pdm.lock","uv.lock","mix.lock","pubspec.lock","flake.lock"],manifests:["package.json","pnpm-workspac\
e.yaml","lerna.json","nx.json","turbo.json","bower.json","jsr.json","deno.{json,jsonc}","composer.json","Gemfile","*.gemspec","requirements*.txt","pyproject.tom\
l","setup.py","setup.cfg","Pipfile","Cargo.toml","go.mod","go.work","pom.xml","build.gradle","build.gradle.kts","mix.exs","pubspec.yaml","flake.nix"],configuration:[
`{astro,ava,babel,commitlint,craco,cypress,docusaurus,eleventy,esbuild,eslint,gatsby,jest,karma,lint-staged,next,nuxt,playwright,postcss,prettier,react-router,r\
emix,rolldown,rollup,rsbuild,rspack,rspress,snowpack,stylelint,svelte,svgo,tailwind,tsdown,tsup,uno,vite,vitest,vue,wdio,webpack,windi}.config.${Bt}`,"tsconfig*\
.json","jsconfig*.json","angular.json","biome.{json,jsonc}","_config.{yml,yaml}","mkdocs.{yml,yaml}","book.toml","tox.ini"],tasks:["Makefile","GNUmakefile","Rak\
efile","Justfile","Taskfile.{yml,yaml}",`gulpfile.${Bt}`,`gruntfile.${Bt}`,"Procfile","Jenkinsfile","Vagrantfile"],containers:["Dockerfile","*.dockerfile","Dock\
erfile.{dev,development,prod,production,test}","Containerfile","docker-compose*.{yml,yaml}","compose*.{yml,yaml}"],hosts:["netlify.toml","vercel.json","firebase\
.json","wrangler.{toml,json,jsonc}","fly.toml","render.yaml","*.tfstate","*.tfstate.backup","*.tfvars"]},Yu=new RegExp(`^(?:${Object.values(Wu).flat().map(Vu).join(
"|")})$`,"is");function Ku(t){return t!==".well-known"&&Yu.test(t)}function Vu(t){return t.replace(/[.+]/g,"\\$&").replaceAll("*",".*").replace(/\{([^}]*)\}/g,(e,n)=>`\
(?:${n.replaceAll(",","|")})`)}function*Zu(t,e,n){const s=(0,g.realpathSync)(t);yield*Ft({root:s,kind:e,onLeftOut:n},{real:s,prefix:"",above:[]})}function*Ft(t,e){
yield"folder";for(const n of(0,g.readdirSync)(e.real,{withFileTypes:!0})){const s=e.prefix+n.name,i=`${e.real}/${n.name}`,r=li(n.name,e.prefix==="",t);if(r!=="p\
ublished"){r!=="expected"&&t.onLeftOut(n.isDirectory()?`${s}/`:s,r),yield"nothing";continue}if(Xu(n.name,s),n.isFile())yield{path:s,real:i};else if(n.isDirectory())
yield*Ft(t,ci(e,i,s));else if(n.isSymbolicLink())yield*qu(t,e,s,i);else throw zt(s)}}function ci(t,e,n){return{real:e,prefix:`${n}/`,above:[...t.above,t.real]}}
function*qu(t,e,n,s){const{root:i}=t,{real:r,stats:o}=Ju(s,n);if(!D(i,r))throw L("output_unsafe",`The link "${n}" leads out of the output directory`);const c=(0,f.
relative)(i,r).split(f.sep).map((l,u)=>li(l,u===0,t)).find(l=>l!=="published");if(c)c!=="expected"&&t.onLeftOut(n,c),yield"nothing";else if(o.isFile())yield{path:n,
real:r};else if(o.isDirectory()){if(r===e.real||e.above.includes(r))throw L("output_unsafe",`The link "${n}" leads back to a folder that it lies in`);yield*Ft(t,
ci(e,r,n))}else throw zt(n)}function Ju(t,e){try{const n=(0,g.realpathSync)(t);return{real:n,stats:(0,g.statSync)(n)}}catch(n){const s=I(n)==="ELOOP"?"leads in \
a circle":"leads nowhere";throw L("output_unsafe",`The link "${e}" ${s}`)}}function li(t,e,{kind:n}){return t===".git"||e&&t==="node_modules"?"expected":/^\.env/i.
test(t)?"secret":n==="folder"&&Ku(t)?"folder":"published"}function Xu(t,e){if(t==="."||t===".."||/[\uFFFD\\]/.test(t))throw L("output_unsafe",`The file name ${JSON.
stringify(e)} is not valid in a URL`)}function zt(t){return L("output_unsafe",`"${t}" is neither a file nor a folder nor a link to one`)}const Ut=1024*1024,Qu=16*
Ut;class ui{#e;#t=0;constructor(e,n=()=>td(e)){this.#e=n}take(e){if(e>this.#t&&(this.#t=Math.min(this.#s(),Math.max(e,Qu))),e>this.#t)throw Object.assign(new Error(
"The disk runs short"),{code:"ENOSPC"});this.#t-=e}#s(){const e=this.#e();return e?e.free-ed(e.size):Number.POSITIVE_INFINITY}}function ed(t){return Math.min(Math.
max(256*Ut,t/100),2560*Ut,t/8)}function td(t){try{const{bavail:e,blocks:n,bsize:s}=(0,g.statfsSync)(t);return{size:n*s,free:e*s}}catch{return}}var nd=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,i;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(i=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");i&&(s=function(){try{i.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},sd=(function(t){return function(e){function n(o){e.error=e.hasError?new t(o,e.error,"An \
error was suppressed during disposal."):o,e.hasError=!0}var s,i=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&i===1)return i=0,e.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var o=s.dispose.call(s.value);if(s.async)return i|=2,Promise.resolve(o).then(r,function(a){return n(a),r()})}else i|=1}catch(a){n(a)}if(i===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});class id{#e;#t;#s;#n=new Set;#i=new Set;#r=new Set;#o=new Set;#a;constructor(e,n,s=new ui(
e)){this.#e=e,this.#t=n,this.#s=s,(0,g.rmSync)((0,f.join)(e,"tmp"),{recursive:!0,force:!0}),Dt((0,f.join)(e,"tmp"))}has(e,n){if(this.#n.has(e))return!0;const s=(0,g.
statSync)(kt(this.#e,e),{throwIfNoEntry:!1})?.size===n;return s&&this.#r.add(e.slice(0,2)),s}get written(){return this.#n}put(e,n){if(this.#a)throw this.#a.error;
this.#n.add(e);const s=Buffer.from(n),i=this.#l(e,r=>this.#c(r,s)).catch(r=>{this.#a??={error:r}}).finally(()=>this.#o.delete(i));return this.#o.add(i),this.#o.
size<kl?void 0:Promise.race(this.#o)}async stream(e,n){await this.#l(e,s=>n(i=>this.#c(s,i))),this.#n.add(e)}async#c(e,n){this.#s.take(n.length),await this.#t.write(
e,n)}async#l(e,n){const s=(0,f.join)(this.#e,"tmp",(0,S.randomUUID)());try{await this.#u(s,n);const i=e.slice(0,2);this.#i.has(i)||Dt((0,f.join)(this.#e,i)),this.#i.
add(i),this.#r.add(i),await(0,h.rename)(s,kt(this.#e,e))}catch(i){throw await(0,h.rm)(s,{force:!0}),i}}async#u(e,n){const s={stack:[],error:void 0,hasError:!1};
try{const i=nd(s,await(0,h.open)(e,"wx",384),!0);await n(i),await this.#t.sync(i)}catch(i){s.error=i,s.hasError=!0}finally{const i=sd(s);i&&await i}}async finish(){
if(await this.settle(),this.#a)throw this.#a.error;const e=[...this.#r,"."].map(n=>(0,f.join)(this.#e,n));await Promise.all(e.map(n=>Du(n,this.#t))),this.#r.clear()}async settle(){
await Promise.all(this.#o)}}var rd=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,i;if(n){
if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(i=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");i&&(s=function(){try{i.call(
this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},od=(function(t){return function(e){
function n(o){e.error=e.hasError?new t(o,e.error,"An error was suppressed during disposal."):o,e.hasError=!0}var s,i=0;function r(){for(;s=e.stack.pop();)try{if(!s.
async&&i===1)return i=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var o=s.dispose.call(s.value);if(s.async)return i|=2,Promise.resolve(o).then(r,function(a){
return n(a),r()})}else i|=1}catch(a){n(a)}if(i===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Gt=50,ad=200,cd=20;async function ld(t){
const{dir:e,org:n,lasting:s,signal:i,log:r=$t}=t;try{i.throwIfAborted();const o=t.disk??(s?Pt:si),a=new id(oe(e,n),o);try{const c=await new ud(t,a).run();c.withheld>
0&&r("warn","secrets_withheld",{org:n,files:c.withheld});for(const l of c.ignoredRules.slice(0,cd))r("warn","rule_ignored",{org:n,...l});return c}finally{await a.
settle()}}catch(o){throw zu(o,i)}}class ud{#e;#t;#s;#n;#i;#r=[];#o=new Map;#a=Buffer.allocUnsafe(Ns+1);#c=0;#l={count:0,names:[]};constructor({directory:e,kind:n="\
build",limits:s,signal:i},r){this.#e=e,this.#t=n,this.#s=i,this.#n=new Hu(s??_l),this.#i=r}async run(){const e=ge(this.#s);for(const r of Zu(this.#e,this.#t,(o,a)=>this.#u(
o,a))){if(r==="folder")this.#n.countFolder();else if(r==="nothing")this.#n.countPassed();else{this.#n.countFile(r.path);const a=this.#d(r);this.#r.push({path:r.
path,...a instanceof Promise?await a:a})}const o=e();o&&await o}if(this.#r.length===0)throw L("output_empty","The output directory has no file to publish");const{
bytes:n,ignored:s}=Gs(this.#o),i=qs(this.#r,this.#n.checkRules(n));return this.#n.checkIndex(i),{...await this.#p(i),ignoredRules:fd(s)}}#u(e,n){n==="secret"?this.#c+=
1:this.#l=dl(this.#l,e)}async#p(e){const n=this.#i;await n.finish();const s=n.written.size,i=(0,S.hash)("sha256",e);return n.has(i,e.length)||await n.put(i,e),await n.
finish(),{manifestHash:i,files:this.#r.length,written:s,reused:this.#r.length-s,bytes:this.#n.bytes,withheld:this.#c,leftOut:this.#l,hasIndexPage:this.#r.some(({
path:r})=>r==="index.html")}}#d(e){const n={stack:[],error:void 0,hasError:!1};try{const s=dd(e);if(s.stats.size>Ns)return Lt(e.path)&&this.#o.set(e.path,"too l\
arge"),this.#f(e.path,s).finally(()=>s[Symbol.dispose]());const i=rd(n,s,!1),r=Fu(s.fd,this.#a);di(e.path,s,r),this.#n.countBytes(e.path,r);const o=this.#a.subarray(
0,r);Lt(e.path)&&this.#o.set(e.path,r>Nt?"too large":Buffer.from(o));const a=(0,S.hash)("sha256",o),c=this.#i.has(a,r)?void 0:this.#i.put(a,o);return c?c.then(()=>({
hash:a,size:r})):{hash:a,size:r}}catch(s){n.error=s,n.hasError=!0}finally{od(n)}}async#f(e,n){const{fd:s,stats:i}=n;this.#n.refuseLarge(e,i.size);const r=await this.#h(
e,s,async()=>{});return di(e,n,r.size),this.#n.countBytes(e,r.size),this.#i.has(r.hash,r.size)||await this.#i.stream(r.hash,async o=>{if((await this.#h(e,s,o)).
hash!==r.hash)throw Ht(e)}),r}async#h(e,n,s){const i=(0,S.createHash)("sha256");let r=0;for await(const o of Is(n,this.#s))r+=o.length,this.#n.refuseLarge(e,r),
i.update(o),await s(o);return{hash:i.digest("hex"),size:r}}}function dd(t){try{const e=Bu(t.real);if(e)return e}catch(e){if(!["ELOOP","ENXIO"].includes(I(e)??""))
throw e}throw zt(t.path)}function di(t,{fd:e,stats:n},s){const{size:i,mtimeMs:r,ctimeMs:o}=(0,g.fstatSync)(e);if(s!==n.size||i!==n.size||r!==n.mtimeMs||o!==n.ctimeMs)
throw Ht(t)}function Ht(t){return L("sync_failed",`"${t}" changed while it was stored, because a process of the build still writes. Let the build command wait f\
or all processes that it starts`)}function fd(t){const e=t.slice(0,Gt).map(s=>({...s,reason:s.reason.slice(0,ad)})),[n]=t.slice(Gt);return n&&e.push({file:n.file,
reason:`${t.length-Gt} more rules`}),e}var we=$(522);const pd=512,{BROTLI_PARAM_QUALITY:hd,ZSTD_c_compressionLevel:md}=we.constants,gd=(0,Le.promisify)(we.brotliCompress),
wd=(0,Le.promisify)(we.gzip),fi=typeof we.zstdCompress=="function"?(0,Le.promisify)(we.zstdCompress):void 0,pi={br:t=>gd(t,{params:{[hd]:9}}),zstd:fi&&(t=>fi(t,
{params:{[md]:15}})),gzip:t=>wd(t,{level:9})};async function yd(t){const{dir:e,org:n,manifestHash:s,lasting:i,signal:r,log:o=$t}=t;if(!i)return 0;const a=new ei(
{dir:e,clock:ze,log:o}),c=new bd(oe(e,n),a,n),{index:l}=await a.index(n,s),u=ge(r,1);let d=0;for(const p of l.files())r.throwIfAborted(),lu(cu(p.path))&&(d+=await c.
make(p).catch(m=>(o("warn","variant_failed",{org:n,hash:p.hash,reason:String(m)}),0))),await u();return d}class bd{#e;#t;#s;#n;constructor(e,n,s){this.#e=e,this.#n=
new ui(e),this.#t=n,this.#s=s}async make({hash:e,size:n}){if(n<pd||n>Xs)return 0;const s=Mt.filter(r=>pi[r]&&!(0,g.existsSync)(Fe(this.#e,e,r)));if(s.length===0)
return 0;this.#n.take(s.length*n);const i=await this.#t.read(this.#s,e);for(const r of s){const o=await pi[r]?.(i)??i,a=o.length<i.length?o:Buffer.alloc(0);await this.#i(
Fe(this.#e,e,r),ku(a))}return s.length}async#i(e,n){const s=(0,f.join)((0,f.dirname)(e),`${(0,S.randomUUID)()}.tmp`);Dt((0,f.dirname)(e));try{await(0,h.writeFile)(
s,n,{mode:384}),await(0,h.rename)(s,e)}catch(i){throw await(0,h.rm)(s,{force:!0}),i}}}class hi extends Error{name="StageError";stage;aborted;constructor(e,n,s){
super(mi(s),{cause:s}),this.stage=e,this.aborted=n}}function xd(t){const{stage:e,aborted:n,cause:s}=t instanceof hi?t:{stage:"build",aborted:!1,cause:t};return n?
Ed(e):s instanceof A?s.facts:qe(s)?Wt(e,"disk_full","The disk of the platform is full"):Wt(e,sn[e],`The platform itself failed at the stage "${e}": ${mi(s)}`)}function Ed(t){
return Wt(t,"interrupted","The platform stopped while this deployment was under way")}function Wt(t,e,n){return{stage:t,code:e,message:n,exitCode:null,signal:null,
log:[],diagnostics:[]}}function mi(t){return t instanceof Error?t.message:String(t)}var Sd=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="functio\
n")throw new TypeError("Object expected.");var s,i;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(i=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");i&&(s=function(){try{i.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},_d=(function(t){return function(e){function n(o){e.error=e.hasError?new t(o,e.error,"An error was suppressed during disposal."):o,e.hasError=
!0}var s,i=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&i===1)return i=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var o=s.dispose.call(s.
value);if(s.async)return i|=2,Promise.resolve(o).then(r,function(a){return n(a),r()})}else i|=1}catch(a){n(a)}if(i===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const Yt={objects:0,bytes:0};async function $d(t,e){const{builder:n,channel:s,settings:i,signal:r}=e,o=(0,f.join)(
i.dataDir,"objects");switch(t.kind){case"deploy":return vd(t,e);case"clean":{const a=await n.clean(t.deployID);s.send({kind:"done",removed:Yt});const c=await a(
e.signal);return c.length===0||e.signal.aborted?void 0:s.send({kind:"note",level:"warn",event:"workspaces_stay",text:c.join(", ").slice(0,2e3)})}case"variants":
return(0,ct.setPriority)(ct.constants.priority.PRIORITY_LOW),await yd({dir:o,...t,lasting:i.lasting,signal:r}),s.send({kind:"done",removed:Yt});case"collect":return s.
send({kind:"done",removed:await kd(o,e)})}}async function kd(t,{channel:e,lock:n,signal:s}){let{objects:i,bytes:r}=Yt;for(const o of await Rs(t))await xt(n,`obj\
ects:${o}`,async()=>{const a=await e.ask({about:"live",org:o});if(!Array.isArray(a))throw new TypeError("The platform sent no list of releases");const c=a.map(u=>({
org:o,manifestHash:String(u)})),l=await Au({dir:t,orgs:[o],live:c,signal:s});i+=l.objects,r+=l.bytes});return{objects:i,bytes:r}}async function vd({job:t,look:e},n){
const{builder:s,channel:i,signal:r}=n;let o="clone";const a=l=>{o=l,i.send({kind:"stage",stage:o})};let c="";try{const l={stack:[],error:void 0,hasError:!1};try{
const u=Sd(l,await s.build(t,{signal:r,onStage:a,onCommit(d){c=d,i.send({kind:"commit",commit:c})},async onOutput({directory:d,kind:p,log:m}){e&&await i.ask({about:"\
output",directory:d,kind:p}),r.throwIfAborted(),a("sync"),await Od(t.app.org,{directory:d,kind:p,log:m},n,_=>i.send({kind:"stored",release:_,commit:c}))}}),!0)}catch(u){
l.error=u,l.hasError=!0}finally{const u=_d(l);u&&await u}}catch(l){r.throwIfAborted(),i.send({kind:"failed",facts:xd(new hi(o,!1,l))})}}async function Od(t,{directory:e,
kind:n,log:s},i,r){const{settings:o,signal:a}=i,{dataDir:c,outputLimits:l,lasting:u}=o,d={dir:(0,f.join)(c,"objects"),org:t,directory:e,kind:n,limits:l,lasting:u,
signal:a};await xt(i.lock,`objects:${t}`,async()=>{const{withheld:p,leftOut:m,ignoredRules:_,hasIndexPage:E,...q}=await ld(d);for(const ye of hl({ignoredRules:_,
withheld:p,leftOut:m}))s.line(ye);r(q)})}const Td=250;async function Rd({input:t,output:e,path:n}){const s=new AbortController,i=Promise.withResolvers();i.promise.
catch(()=>{});const r=()=>{s.abort(new Error("the platform stops")),i.reject(s.signal.reason)},o=()=>{r(),setTimeout(()=>process.exit(1),Td)};let a;const c=new Pi(
t,e,u=>{u.kind==="abort"?r():u.kind==="prepare"?a=jd(u.settings,n,c):i.resolve(u)},o),l=setInterval(()=>c.send({kind:"pulse"}),ji);try{const u=await i.promise;if(!a)
throw new Error("The job came before the settings");await $d(u,{...a,channel:c,signal:s.signal}),await a.ready}catch(u){if(!s.signal.aborted)throw u}finally{clearInterval(
l),await c.end()}return 0}function jd(t,e,n){const s=async o=>(await n.ask({about:"lock",name:o}),()=>n.send({kind:"release",name:o})),i=al({...t,path:e,lock:s,
clock:ze}),r=i.sandbox().then(({isolation:o})=>n.send({kind:"ready",isolation:o}),o=>n.send({kind:"ready",isolation:{kind:"none",reason:String(o)}}));return{settings:t,
builder:i,lock:s,ready:r}}})};export{yf as id,bf as ids,xf as modules};

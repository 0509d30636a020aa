const sf=815,rf=[815],of={815:((yd,di,S)=>{S.d(di,{runWorker:()=>md});const Me={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(t,e){e?.throwIfAborted();
const{setTimeout:n}=await Promise.resolve().then(S.t.bind(S,500,19));try{await n(t,void 0,e?{signal:e}:{})}catch(s){throw e?.throwIfAborted(),s}}},bd=(t,e)=>{const n=setInterval(
e,t).unref();return()=>clearInterval(n)};function O(t){return typeof t=="object"&&t!==null&&!Array.isArray(t)}const xd=null,Gt=["queue","clone","install","build",
"sync","activate"],fi=["repository_not_found","repository_not_allowed","branch_not_found","commit_not_found","clone_failed","root_directory_missing","package_js\
on_invalid","build_script_missing","install_failed","build_failed","build_timeout","build_killed","builder_crashed","out_of_memory","disk_quota","output_missing",
"output_empty","output_unsafe","output_too_large","disk_full","sync_failed","activation_failed","interrupted"],Ed={invalid_request:400,unauthorized:401,forbidden:403,
not_found:404,method_not_allowed:405,app_exists:409,conflict:409,body_too_large:413,unsupported_media_type:415,validation_failed:422,rate_limited:429,internal:500,
unavailable:503},q="\x1B",Ht="\x07",pi=new RegExp(`${q}[\\]P_^X][^${Ht}${q}]*(?:${Ht}|${q}\\\\)|${q}\\[[0-?]*[ -/]*[@-~]|${q}[ -/]*[0-Z\\\\^-~]`,"g"),hi=/[\t\n\v\f\r\u0085\u2028\u2029]/g,
Wt=new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),mi=new RegExp(
`(?!\\t)(?:${Wt.source})`,"gu"),gi=/^[ -~]*$/,wi=/^[\t -~]*$/;function De(t){return t.includes(q)?t.replace(pi,""):t}function yi(t){return wi.test(t)?t:De(t).replace(
/[\n\u2028\u2029]/g," ").replace(mi,"")}function me(t,e){return t.length>e?Kt(t,e):t}function Pe(t){return t.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function Yt(t,e=2e3){
const n=t.length>e*8+1024?t.slice(0,e*8+1024):t;if(gi.test(n)&&n.length<=e)return t;const s=De(n).replace(hi," ").replace(Wt,"").toWellFormed();return s.length>
e||n.length<t.length?Kt(s,e):s}function Kt(t,e){if(e<1)return"";const n=t.slice(0,e-1),s=n.charCodeAt(n.length-1);return`${s>=55296&&s<=56319?n.slice(0,-1):n}\u2026`}
const Sd={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},$d=["web-landing",...["api","web-ssr","sse"]],
kd="us-east-2",vd="execute-api",Od="SERVICE_KVS_",bi=/^[A-Za-z_][A-Za-z0-9_]*$/,Rd=/^[a-z][a-z0-9_]{0,31}$/,Td=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,
Be={bodyBytes:1024*1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,failureLogLines:200,failureLogLine:2e3},k={bytes:1024*1024,message:2e3,signal:20,
findings:500,file:1e3,findingMessage:1e3,findingCode:100},xi=["error","warning","notice"],{failureLogLines:Zt,failureLogLine:Vt}=Be,qt={queue:"build_failed",clone:"\
clone_failed",install:"install_failed",build:"build_failed",sync:"sync_failed",activate:"activation_failed"};function Ei({stage:t,code:e,message:n,exitCode:s,signal:i,
log:r,diagnostics:o}){const a={stage:t,code:e,message:me(n,k.message),exitCode:s},c=i===null?null:i.slice(0,k.signal),l=o.filter(({file:m})=>m.length<=k.file).slice(
0,k.findings).map(m=>({...m,code:m.code===null?null:me(m.code,k.findingCode),message:me(m.message,k.findingMessage)})),d=Jt(l,k.bytes/2),u=k.bytes-Fe({...a,signal:c,
log:[],diagnostics:d}),p=r.slice(-Zt).map(m=>me(m,Vt));return{...a,signal:c,log:Jt(p.reverse(),u).reverse(),diagnostics:d}}function Jt(t,e){let n=e;const s=t.findIndex(
i=>(n-=Fe(i)+1,n<0));return s===-1?t:t.slice(0,s)}function Fe(t){return Buffer.byteLength(JSON.stringify(t))}function Si(t){if(!O(t))return;const{exitCode:e,signal:n,
log:s,message:i}=t,r=Gt.find(l=>l===t.stage),o=fi.find(l=>l===t.code);if(!r||!o||!J(i,k.message)||!ze(e)||n!==null&&!J(n,k.signal)||!Array.isArray(s)||s.length>
Zt||!s.every(l=>J(l,Vt)))return;const a=_i(t.diagnostics);if(!a)return;const c={stage:r,code:o,message:i,exitCode:e,signal:n,log:s,diagnostics:a};return Fe(c)<=
k.bytes?c:void 0}function _i(t){if(!Array.isArray(t)||t.length>k.findings)return;const e=[];for(const n of t){const s=$i(n);if(!s)return;e.push(s)}return e}function $i(t){
if(!O(t))return;const{file:e,line:n,column:s,code:i,message:r}=t,o=xi.find(a=>a===t.severity);if(!(!o||!J(e,k.file)||!J(r,k.findingMessage))&&!(i!==null&&!J(i,k.
findingCode)))return ze(n)&&ze(s)?{file:e,line:n,column:s,severity:o,code:i,message:r}:void 0}function jd(t){return{stage:t,code:qt[t],message:"The deployment f\
ailed, but the record of its failure is damaged or too large to be read",exitCode:null,signal:null,log:[],diagnostics:[]}}function J(t,e){return typeof t=="stri\
ng"&&t.length<=e}function ze(t){return t===null||Number.isSafeInteger(t)}const Id=null,ki=2e3,Ld=6e4;function Nd(t){try{const e=JSON.parse(t);return isObject(e)?
Oi(e):void 0}catch{return}}const Xt={ready({isolation:t}){const e=Ti(t);return e&&{kind:"ready",isolation:e}},pulse:()=>({kind:"pulse"}),stage({stage:t}){const e=Gt.
find(n=>n===t);return e&&{kind:"stage",stage:e}},commit:({commit:t})=>N(t,64)?{kind:"commit",commit:t}:void 0,ask({id:t,question:e}){const n=O(e)?Ri(e):void 0;return n&&
P(t)?{kind:"ask",id:t,question:n}:void 0},release:({name:t})=>N(t,Ue)?{kind:"release",name:t}:void 0,note({level:t,event:e,text:n}){const s=["info","warn","erro\
r"].find(i=>i===t);return s&&N(e,64)&&N(n,2e3)?{kind:"note",level:s,event:e,text:n}:void 0},stored({release:t,commit:e}){const n=ji(t);return n&&N(e,64)?{kind:"\
stored",release:n,commit:e}:void 0},failed({facts:t}){const e=Si(t);return e&&{kind:"failed",facts:e}},done({removed:t}){const e=O(t)?t:{},{objects:n,bytes:s}=e;
return P(n)&&P(s)?{kind:"done",removed:{objects:n,bytes:s}}:void 0}},Ue=256,vi=4096;function Oi(t){const{kind:e}=t;return typeof e=="string"&&Object.hasOwn(Xt,e)?
Xt[e](t):void 0}function Ri({about:t,name:e,directory:n,kind:s,org:i}){if(t==="lock"&&N(e,Ue))return{about:t,name:e};if(t==="output"&&N(n,vi)&&(s==="build"||s===
"folder"))return{about:t,directory:n,kind:s};if(t==="live"&&N(i,Ue))return{about:t,org:i}}function Ti(t){if(O(t))return t.kind==="bubblewrap"?{kind:"bubblewrap",
asRoot:t.asRoot===!0,boundsFiles:t.boundsFiles===!0}:t.kind==="none"&&N(t.reason,1e3)?{kind:"none",reason:t.reason}:void 0}function ji(t){if(!O(t))return;const{
manifestHash:e,files:n,written:s,reused:i,bytes:r}=t;if(!(typeof e!="string"||!/^[0-9a-f]{64}$/.test(e))&&!(!P(n)||!P(s)||!P(i)||!P(r)))return{manifestHash:e,files:n,
written:s,reused:i,bytes:r}}function N(t,e){return typeof t=="string"&&t.length<=e}function P(t){return Number.isSafeInteger(t)&&Number(t)>=0}var Ii=S(481);class Li{#e;#t=new Map;#s=0;constructor(e,n,s,i){
this.#e=n,n.on("error",i);const r=(0,Ii.createInterface)({input:e});r.on("line",o=>{const a=JSON.parse(o);if(a.kind!=="answer")return s(a);this.#t.get(a.id)?.(a.
value),this.#t.delete(a.id)}),r.on("close",i)}send(e){this.#e.writable&&this.#e.write(`${JSON.stringify(e)}
`)}ask(e){this.#s+=1;const n=this.#s;return new Promise(s=>{this.#t.set(n,s),this.send({kind:"ask",id:n,question:e})})}end(){return new Promise(e=>this.#e.end(e))}}
var E=S(598),h=S(455),f=S(760);const Qt={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"user",app_not_found:"\
user",app_unreachable_by_name:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"user",email_claim_missing:"user",token_command_failed:"user",
token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"platform",service_error:"platform",unexpected_response:"platform",
response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"user",deploy_timeout:"\
platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"github",platform_not_running:"user",platform_locked:"user",port_in_use:"\
user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},
Ad=Object.keys(Qt);class ie extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(e,n,s={}){super(n,s.cause===void 0?void 0:{cause:s.
cause}),this.code=e,this.mender=Qt[e],this.remedy=s.remedy,this.input=s.input,this.place=s.place,this.call=s.call,this.also=s.also??[]}}function Cd(t){if(t instanceof
ie)return t;const e=t instanceof Error?t.message:String(t);return new ie("internal",e,{cause:t,remedy:"This is a fault of Slipway. Please report it with the lin\
es above."})}function Md(t){throw new ie("internal",`Unhandled case: ${JSON.stringify(t)}`)}function T(t){if(!(!(t instanceof Error)||!("code"in t)))return typeof t.
code=="string"?t.code:void 0}function Dd(t,e){const n=/^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?$/.exec(t.trim()),[,s,i,r]=n??[],o=Number(s??0)*36e5+Number(
i??0)*6e4+Number(r??0)*1e3;if(!n||o===0)throw new SlipwayError("invalid_input",`${e}: "${t}" is not a duration`,{input:e,remedy:"Write it with units, as 90s, 30\
m or 1h30m; it must be longer than zero."});return o}function Ni(t){if(t<1e3)return`${Math.round(t)}ms`;if(t<59950)return`${(t/1e3).toFixed(1)}s`;const e=Math.round(
t/1e3),n=s=>String(s).padStart(2,"0");return e<3600?`${Math.floor(e/60)}m ${n(e%60)}s`:`${Math.floor(e/3600)}h ${n(Math.floor(e%3600/60))}m`}var g=S(24);function M(t,e){
const n=(0,f.relative)(t,e);return n===""||n!==".."&&!n.startsWith(`..${f.sep}`)&&!(0,f.isAbsolute)(n)}function re(t,e){const n=(0,f.resolve)(t,e);if(e.includes(
"\0")||!M((0,f.resolve)(t),n))throw en(e);return n}async function ge(t,e){const[n,s]=await Promise.all([(0,h.realpath)(t),(0,h.realpath)(re(t,e))]);if(!M(n,s))throw en(
e);return s}function Ai(t,e){if(!existsSync(t)){Ai(dirname(t),e);try{mkdirSync(t,{mode:e})}catch(n){if(systemCode(n)!=="EEXIST")throw n}}}function en(t){return new ie(
"path_escapes_root",`The path "${t}" leaves its root folder`,{remedy:"Name a path inside the folder, without links that lead out of it."})}const A=String.raw`(?:[A-Za-z]:[\\/]|(?:file|webpack|webpack-internal|rsc):\/{2,3})?[^\s:*"'<>|\x60(][^:*"'<>|\x60]{0,400}?`,
w=`(?<file>${A})`,B=`(?<file>${A}\\.[A-Za-z][A-Za-z0-9]{0,9}(?:\\?[\\w=&.-]{0,100})?)`,y=String.raw`:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?`,Ge=String.raw`(?:Uncaught )?(?:[A-Z]\w{0,60}\.)?[A-Z]?\w{0,60}(?:Error|Exception)`,
tn=/^\s*(?:at |Require stack:|- \/|$)|^\s{2,}/,we=new RegExp(`^\\s+at (?!.{0,900}(?:node_modules|node:|<anonymous>:\\d|/(?:dist|\\.next|\\.output|\\.svelte-kit)/))(?\
:[^()]{0,300} \\()?(?:async )?${w}${y}\\)?$`);function x(t,e,n={}){return{name:t,steps:[{pattern:e}],...n}}const nn=new RegExp(`^(?:File: |(?<severity>ERROR|WAR\
NING) in )${w}(?:[: ]\\d+:[\\d:-]+)?$`),Ci=/^[\s│]*[╭,][─-]{1,3}\[(?:[^\]]{0,400}:)?(?<line>\d{1,7}):(?<column>\d{1,7})\]$/,Mi=[{name:"esbuild",steps:[{pattern:/^(?:[✘▲X!] )?\[(?<severity>ERROR|WARNING)\] (?:(?<code>(?:TS|NG)-?\d+): )?(?<message>.*?\S)(?: \[(?:plugin )?[\w-]+\])?$/},
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
{pattern:new RegExp(`^file: ${w}(?:${y})?(?: \\(.*)?$`),skip:12,over:/^(?!\s+at |\[)/}]},{name:"rspack-syntax",steps:[{pattern:nn},{pattern:/^\s+× Module build failed \(from builtin:/},
{pattern:/^\s+╰─▶\s+×\s+(?:x )?(?:Syntax Error: )?(?<message>\S.*)$/},{pattern:Ci}],zeroColumn:!0},{name:"rspack",steps:[{pattern:nn},{pattern:/^\s+(?:╰─▶\s+)?× (?!Module build failed)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^\s+× Module build failed/}]},x("unresolved-in-folder",/^(?:\s*× |\w*Error: )?(?<message>(?:Module not found: (?:Error: )?)?Can't resolve '[^']{1,300}') in '(?<file>[^']{1,400})'$/),
x("react-scripts-css",new RegExp(`^Syntax error: ${B} (?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`)),{name:"fork-ts-checker",steps:[{pattern:new RegExp(
`^(?<severity>ERROR|WARNING) in ${w}${y}(?:-[\\d:]+)?$`)},{pattern:/^(?<code>TS\d+): (?<message>.+)$/}]},{name:"webpack-loader-place",steps:[{pattern:new RegExp(
`^(?<severity>ERROR|WARNING) in (?:${A})(?: \\d+:[\\d-]+)?(?: \\(.*)?$`)},{pattern:new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${w} (?<message>[A-Z\
].*)$`),skip:5}]},x("postcss-loader",new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${B} (?<message>[A-Z].*)$`)),{name:"webpack-place",steps:[{pattern:new RegExp(
`^(?<severity>ERROR|WARNING) in ${w}(?: \\d+:[\\d-]+)?(?: \\(.*)?$`)},{pattern:new RegExp(`^(?:\\w*Error: )?(?:${A}: )?(?<message>\\S.*) \\((?<line>\\d{1,7}):(?<co\
lumn>\\d{1,7})\\)$`),skip:2}],zeroColumn:!0},{name:"webpack",steps:[{pattern:new RegExp(`^(?!.*sass-loader)(?<severity>ERROR|WARNING) in ${w}(?: (?<line>\\d{1,7}\
):(?<column>\\d{1,7})(?:-[\\d:]+)?)?(?: \\(.*)?$`)},{pattern:/^(?!Module build failed|\.\/\S+ \d|\[tsl\]|\d{1,7}:[\d-]+$)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^Module build failed/}],zeroColumn:!0}],Di=[x("tsc",new RegExp(`^(?:ERROR in )?${w}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\): (?<severity>error|warni\
ng) (?<code>TS\\d+): (?<message>.+)$`)),x("tsc-pretty",new RegExp(`^(?:Error: )?${w}${y} - (?<severity>error|warning|hint|message) (?<code>TS\\d+|ts\\(\\d+\\)): (?<\
message>.+)$`)),{name:"ts-loader",steps:[{pattern:new RegExp(`^\\[tsl\\] (?<severity>ERROR|WARNING) in ${w}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\)$`)},{pattern:/^\s+(?<code>TS\d+): (?<message>.+)$/}]},
{name:"tsc-frame",steps:[{pattern:/^(?<code>TS\d+): (?<message>\S.*)$/},{pattern:/^\s*> (?<line>\d{1,7}) \| (?<frame>.*\S)$/,skip:12,over:/^\s/}]},{name:"eslint\
-stylish",steps:[{pattern:/^(?<file>(?:[A-Za-z]:[\\/]|\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})\s{1,40}(?<severity>error|warning|Error:|Warning:)\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/}],
repeat:!0},{name:"eslint-react-scripts",steps:[{pattern:/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^\s+Line (?<line>\d{1,7}):(?<column>\d{1,7}):\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/}],
repeat:!0},{name:"eslint-react-scripts-syntax",steps:[{pattern:/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^Syntax error: (?<message>\S.*) \((?<line>\d{1,7}):(?<column>\d{1,7})\)$/}]},
x("eslint-compact",new RegExp(`^${w}: line (?<line>\\d{1,7}), col (?<column>\\d{1,7}), (?<severity>Error|Warning) - (?<message>.*?\\S)(?: \\((?<code>[@\\w/-]+)\\))?$`)),
x("eslint-unix",new RegExp(`^${w}${y}: (?<message>.*\\S) \\[(?<severity>Error|Warning)(?:/(?<code>[@\\w/-]+))?\\]$`)),{name:"biome",steps:[{pattern:new RegExp(`\
^${w}(?:${y})? (?<code>[a-z]+(?:/\\w+)*)\\s.{0,40}\u2501\u2501\u2501`)},{pattern:/^\s+(?<severity>[×✖!⚠i])\s(?<message>.+)$/,skip:1,over:/^\s*$/}]}],sn={pattern:/^(?<file>[^:*"<>|]{1,400}\.vue)$/,
skip:1,over:/^$/},rn=String.raw`\[vue/compiler-sfc\] (?<message>\S.*?)(?: \(\d{1,7}:(?<column>\d{1,7})\))?$`,on={pattern:/^\s+\|\s+\^/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) \s*)?\|/},
ye=String.raw`(?<file>${A}\?vue&type=style[^:)\s]{0,200})`,an=/^\s+\S{1,400}\.vue (?<line>\d{1,7}):(?<column>\d{1,7})\s/,He=/^\s*(?:[╷,╵']|\d{1,7} [│|]|[│|])|^$/,
Pi=[{name:"vue-script",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)vite:vue\\] ${A}${y}$`)},{pattern:new RegExp(`^(?:\\w*Error: )?${rn}`)},sn,on],zeroColumn:!0},
{name:"vue-script-vite7",steps:[{pattern:new RegExp(`^(?:\\[vite:vue\\] |SyntaxError: )${rn}`)},sn,on],zeroColumn:!0},{name:"vue-style",steps:[{pattern:new RegExp(
`^\\[plugin(?: |:)[\\w:-]{1,60}\\] ${ye}(?::\\d{1,7}){2}$`)},{pattern:new RegExp(`^CssSyntaxError: ${A}${y}: (?<message>\\S.*)$`)}]},{name:"vue-style-vite7",steps:[
{pattern:new RegExp(`^\\[vite:vue\\] ${A}${y}: (?<message>\\S.*)$`)},{pattern:new RegExp(`^file: (?:${A}(?::\\d{1,7}){2} \\()?${ye}(?:(?::\\d{1,7}){2}|\\))?$`)}]},
{name:"vue-sass",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)vite:css\\] ${ye}$`)},{pattern:/^Error: \[sass\] (?<message>\S.*)$/},{pattern:an,skip:12,over:He}]},
{name:"vue-sass-vite7",steps:[{pattern:/^\[vite:css\] \[sass\] (?<message>\S.*)$/},{pattern:an,skip:12,over:He},{pattern:new RegExp(`^file: ${ye}$`)}]},{name:"s\
velte-sass",steps:[{pattern:/^(?:\w*Error: |\[[\w:-]{1,60}\] )?Error while preprocessing (?<file>\S{1,400}\.svelte) - \[sass\] (?<message>\S.*)$/},{pattern:/^\s+\S{1,400}\.svelte\.vite-preprocess\.\w+ (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
skip:12,over:He}],part:"?vue&type=style&index=0"},x("vitepress",/^(?:\w*Error: )?(?:\[vite:vue\] )?\[plugin vite:vue\] (?<file>[^:*"<>|]{1,400}\.md) \(\d{1,7}:\d{1,7}\): (?<message>\S.*?)(?: \(\d+:\d+\))?$/),
{name:"vitepress-script",steps:[{pattern:/^\[vite:vue\] \[vue\/compiler-sfc\] (?<message>\S.*?)(?: \(\d+:\d+\))?$/},{pattern:/^(?<file>[^:*"<>|]{1,400}\.md)$/,skip:1,
over:/^$/}]}],Bi=null,cn=/^(?:node|https?|data|virtual|native|internal|bun|deno):|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|bin\/|etc\/|nix\/|proc\/|sys\/|snap\/|rustc\/|opt\/hostedtoolcache\/)|(?:^|\/)(?:node_modules|site-packages|dist-packages|\.git|\.nvm|\.pyenv|\.cargo|\.rustup|\.yarn|\.pnpm|\.pnpm-store|\.volta|\.bun)(?:\/|$)|\/go\/pkg\/mod\//,
oe="?body",ln=/\?vue&type=[\w&=.-]{1,200}/,Fi=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g,zi=40,un=2e4,Ui=500,Gi=100;function Pd(t,e){const n={
...e,exists:Hi(e)},s=new Map,i=new Map;for(const a of t){s.has(a.file)||s.set(a.file,dn(a.file,n));const c=s.get(a.file);if(c===void 0)continue;const[l,d]=ln.test(
a.file)||a.file.endsWith(oe)?[null,null]:[a.line,a.column],u=Wi(cleanLine(a.message,Ui),n),p=a.code&&cleanLine(a.code,Gi),m=JSON.stringify([c,l,d,u]);i.has(m)||
i.set(m,{...a,file:c,line:l,column:d,code:p,message:u})}const r=[...i.values()],o=new Set(r.filter(({line:a})=>a!==null).map(({file:a,message:c})=>`${a}
${c}`));return r.filter(({line:a,file:c,message:l})=>a!==null||!o.has(`${c}
${l}`))}function Hi(t){const e=new Map;return n=>{const s=e.get(n);if(s!==void 0)return s;const i=e.size<un&&t.exists(n);return e.size<un&&e.set(n,i),i}}function Wi(t,e){
return t.replace(ln,"").replace(Fi,n=>dn(n,e)??n)}function dn(t,e){const n=Yi(t);if(!(n===""||n.includes("\0")||cn.test(n))){for(const s of Zi(n,e))if(s!==void 0&&
!cn.test(s)&&e.exists(s))return s}}function Yi(t){let e=t.startsWith("file://")?Ki(t):t;for(const[n,s]of Bi)e=e.replace(n,s);return e}function Ki(t){try{return decodeURIComponent(
t)}catch{return t}}function*Zi(t,e){const n=e.rootDirectory??"";if(!t.startsWith("/")){for(const i of[...e.folders??[],n,""])yield be(`${i}/${t}`);return}for(const i of e.
prefixes??[]){const r=i.replaceAll("\\","/").replace(/^[A-Za-z]:/,"").replace(/(?<!\/)\/+$/,"");if(t.startsWith(`${r}/`)){yield be(t.slice(r.length+1));return}}
const s=be(t)?.split("/")??[];if(!(s.length>zi))for(let i=0;i<s.length;i++){const r=s.slice(i).join("/");yield r,n!==""&&(yield be(`${n}/${r}`))}}function be(t){
const e=[];for(const n of t.split("/"))if(!(n===""||n===".")){if(n!=="..")e.push(n);else if(e.pop()===void 0)return}return e.length===0?void 0:e.join("/")}const fn=/^(?:Error:)?[\s│]*(?:[├╰]─▶\s*)?[x×](?:\s*[x×])? (?<message>\S.*)$/,
pn={pattern:/^\s*[:·]\s+[\^─┬]/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?[|│:·]/},hn={pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},mn={pattern:/^Error: Error evaluating Node\.js code$/},
gn=/^🚨 Unable to index (?<file>[^:,*"<>|]{1,400})(?:,[^:]{1,400})?:$/u,wn=/^(?:\w*Error: )?(?<message>\S.*?)(?: (?=\S{1,400}\/\S)\S{3,801})?$/,yn=String.raw`\((?<file>[^()]{1,400})\)(?: \[Line (?<line>\d{1,7}), Column (?<column>\d{1,7})\])?`,
Vi=[{name:"next-swc",steps:[{pattern:fn},{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[${w}:\\d{1,7}:\\d{1,7}\\]$`)},pn]},{name:"next-config",steps:[{pattern:/^\s*⨯ Failed to load (?<file>next\.config\.\w{2,3})\b/},
{pattern:/^\[?Error:\s+[x×] (?<message>\S.*)$/,skip:4},{pattern:/^\s*[╭,][─-]{1,3}\[\d{1,7}:\d{1,7}\]$/},pn]},{name:"swc",steps:[{pattern:fn},{pattern:new RegExp(
`^[\\s\u2502]*[\u256D,][\u2500-]{1,3}\\[${w}${y}\\]$`)}]},{name:"next",steps:[{pattern:new RegExp(`^(?<file>\\./[^:*"<>|]{1,400}?)${y}$`)},{pattern:/^(?:(?:Type )?[Ee]rror: )?(?<message>\S.*)$/}]},
{name:"next-loader-place",steps:[hn,mn,{pattern:/^(?<line>\d{1,7}):(?<column>\d{1,7}): (?!.*\(\d{1,7}:\d{1,7}[-\d:]*\)$)(?<message>\S.*)$/}]},{name:"next-loader",
steps:[hn,mn,{pattern:/^(?!Error: \[MDX\])(?:\d{1,7}:\d{1,7}: |- )?(?<message>\S.*?)(?: \((?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?\))?$/,skip:1}]},{
name:"next-module",steps:[{pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},{pattern:/^(?:\w*Error: )?(?<message>Module not found: .+)$/}]},{name:"next-prerender",steps:[
{pattern:/^Error occurred prerendering page /},{pattern:/^(?<message>\S.*)$/},{pattern:we,skip:20,over:tn}]},{name:"gatsby-query",steps:[{pattern:/^error There was a problem parsing "(?<file>[^"]{1,400})"; any GraphQL$/},
{pattern:/^(?<message>This may indicate a syntax error in the code), or/,skip:2}]},{name:"gatsby-config",steps:[{pattern:/^error Failed to compile Gatsby files/},
{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^File path: (?<file>\S.{0,400})$/,skip:4}]},{name:"gatsby-lifecycle",steps:[{pattern:/^error "(?<file>[^"]{1,400})" threw an error while running the \w+ lifecycle:$/},
{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^> (?<line>\d{1,7}) \|/,skip:8}]},{name:"storybook-index-place",steps:[{pattern:gn},{pattern:wn},{pattern:/^(?:\S{1,400} )?\(line (?<line>\d{1,7}), col (?<column>\d{1,7})\)$/,
skip:1}],zeroColumn:!0},{name:"storybook-index",steps:[{pattern:gn},{pattern:wn}]},{name:"storybook-config",steps:[{pattern:/couldn't evaluate your (?<file>\S{1,400}) file\.$/},
{pattern:/^Original error:$/,skip:2,over:/^$/},{pattern:/^(?!\w*Error: Transform failed)(?:\w*Error: )?(?:<stdin>:(?<line>\d{1,7}):(?<column>\d{1,7}): ERROR: )?(?<message>\S.*)$/,
skip:1}],zeroColumn:!0},{name:"docusaurus-mdx",steps:[{pattern:/MDX compilation failed for file "(?<file>[^"]{1,400})"$/},{pattern:/^[\s│]*Cause: (?<message>\S.*)$/},
{pattern:/^[\s│]*"line": (?<line>\d{1,7}),?$/,skip:20}]},{name:"svelte-check",steps:[{pattern:new RegExp(`^${w}${y}$`)},{pattern:/^(?<severity>Error|Warn|Hint): (?<message>\S.*?)(?: \((?<code>\w+)\))?$/}]},
x("svelte-check-machine",/^\d{13} (?<severity>ERROR|WARNING) "(?<file>[^"]{1,400})" (?<line>\d{1,7}):(?<column>\d{1,7}) "(?<message>.+?)(?=\\n|"$)/),{name:"astr\
o-location",steps:[{pattern:/^(?!\s*(?:Hint|Error reference|Location|Stack trace):)(?:\[(?<code>\w+Error)\] (?=\S)|(?=[A-Z]\S* )(?!Build failed))(?<message>.+)$/},
{pattern:/^\s+Location:$/,skip:20,over:/^(?!\s*Stack trace:|\s+at |\[)/},{pattern:new RegExp(`^\\s+${w}${y}$`)}],zeroColumn:!0},x("metalsmith",/^Error: (?<message>Invalid frontmatter) in the file at: (?<file>\S.{0,400})$/),
{name:"eleventy-nunjucks",steps:[{pattern:new RegExp(`^(?:\\d{1,2}\\.|>|Template render error:(?: \\S{1,200}:)?) ${yn}$`)},{pattern:/^\s+(?:Error: )?(?!(?:Template render error: )?\([^()]{1,400}\))(?<message>\S.*?)(?: \(via [\w ]+\))?$/,
skip:4,over:new RegExp(`^\\s*(?:Template render error: )?${yn}$`)}],part:oe},x("eleventy-liquid",/^(?:\d{1,2}\. )?(?:\w+Error: )?(?<message>\S.*), file:(?<file>[^,]{1,400}), line:(?<line>\d{1,7})(?:, col:(?<column>\d{1,7}))?/,
{part:oe}),{name:"eleventy-data",steps:[{pattern:/^\d{1,2}\. Having trouble (?:parsing data file|reading front matter from template) (?<file>\S{1,400}) \(via /},
{pattern:/^\d{1,2}\. (?<message>\S.*?)(?: \((?:line )?(?<line>\d{1,7})(?::| column )(?<column>\d{1,7})\))?(?: \(via \w+\))?$/}]},{name:"eleventy-layout",steps:[
{pattern:/^\d{1,2}\. Problem creating an Eleventy Layout for the "(?<file>[^"]{1,400})" template file\./},{pattern:/^\d{1,2}\. (?<message>\S.*?)(?: \(via [^()]{1,200}\))?$/}]},
{name:"eleventy-config",steps:[{pattern:/^\d{1,2}\. Error in your Eleventy config file '(?<file>[^']{1,400})'\./},{pattern:/^\d{1,2}\. (?!There was a problem importing|Cannot find (?:module|package) )(?<message>\S.*?)(?: \(via \w+\))?$/,
skip:1,over:/^\d{1,2}\. There was/}]}];class qi{#e;#t=new Map;constructor(e){this.#e=e}get length(){return this.#e.length}line(e){return this.#e[e]}find(e,n){let s=this.#t.
get(e);s||(s=[],this.#t.set(e,s));const i=s[n];if(i!==void 0)return i;const r=e.exec(this.#e[n]?.text??"");return s[n]=r,r}}function Ji(t,e,n){if("match"in t)return t.
match(e,n);const s={};let i=n;for(const[o,a]of t.steps.entries()){const c=Qi(a,e,i,o===0?0:a.skip??0);if(!c)return;for(const[l,d]of Object.entries(c.groups))d!==
void 0&&(s[l]=d);i=c.at+1}const r=t.steps.at(-1);return!t.repeat||!r?{groups:[s],next:i}:Xi(r.pattern,s,e,i)}function Xi(t,e,n,s){const i=[e];let r=s;for(;r<n.length&&
i.length<1e3;r++){const o=n.find(t,r);if(!o)break;i.push({file:e.file,...o.groups})}return{groups:i,next:r}}function Qi(t,e,n,s){const i={};for(let r=n;r<=n+s&&
r<e.length;r++){const o=e.find(t.pattern,r);if(o)return{at:r,groups:{...i,...o.groups}};const a=t.over&&e.find(t.over,r);if(t.over&&!a)return;for(const[c,l]of Object.
entries(a?.groups??{}))l!==void 0&&(i[c]=l)}}const bn=/^\s+File "(?<file>[^"]{1,400})", line (?<line>\d{1,7})/,er=/\/site-packages\/|\/dist-packages\/|\/lib\/python\d|^</,
tr=/^(?<message>[A-Za-z_][\w.]{0,100}(?:: .+)?)$/,nr={name:"python",match(t,e){if(!(t.line(e)?.text??"").startsWith("Traceback (most recent call last)")&&!t.find(
bn,e))return;let s;for(let i=e;i<t.length&&i<e+200;i++){const r=t.line(i)?.text??"",o=t.find(bn,i)?.groups;if(o&&!er.test(o.file??"")&&(s={...o}),i===e||r.startsWith(
" "))continue;const a=tr.exec(r)?.groups?.message;return s&&a?{groups:[{...s,message:a}],next:i+1}:void 0}}},sr=[{name:"vitest",steps:[{pattern:/^\s*FAIL\s+\S.* > /},
{pattern:/^(?<message>\S.*)$/},{pattern:new RegExp(`^ \u276F (?!.*node_modules)(?:\\S.{0,200} )?(?<file>(?:[A-Za-z]:)?[^\\s:]{1,400})${y}$`),skip:40}]},{name:"j\
est-syntax",steps:[{pattern:new RegExp(`^\\s{4}${B}:(?<line>\\d{1,7})$`)},{pattern:new RegExp(`^\\s{4}(?<message>${Ge}: .+)$`),skip:6}]},{name:"jest",steps:[{pattern:/^\s{2}● (?!Test suite failed to run)\S.*$/},
{pattern:/^\s{4}(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:we,skip:40,over:/^(?!\s{2}●)/}]},{name:"rust",steps:[{pattern:/^(?<severity>error|warning)(?:\[(?<code>\w+)\])?: (?<message>.+)$/},
{pattern:new RegExp(`^\\s*--> ${w}${y}$`)}]},nr,{name:"go-panic",steps:[{pattern:/^panic: (?<message>.+)$/},{pattern:new RegExp(`^\\s(?!.*/go/(?:src|pkg/mod)/)${w}\
:(?<line>\\d{1,7})(?: \\+0x.*)?$`),skip:20}]},{name:"node-syntax",steps:[{pattern:new RegExp(`^(?!.*node_modules)${B}:(?<line>\\d{1,7})$`)},{pattern:new RegExp(
`^(?<message>${Ge}(?: \\[\\w+\\])?: .+)$`),skip:6}]},x("node-import",/^(?:\w*Error )?\[?(?<code>ERR_MODULE_NOT_FOUND)\]?: (?<message>Cannot find (?:module|package) '[^']{1,400}') imported from (?<file>\S{1,400})$/),
{name:"node-stack",steps:[{pattern:new RegExp(`^\\s{0,4}(?:\\[?(?:ERROR|error)\\]?:? )?(?<message>(?:${Ge}(?: \\[\\w+\\])?|error): .+)$`)},{pattern:we,skip:20,over:tn}]},
{name:"consola",steps:[{pattern:/^\[(?:error|fatal)\] (?<message>\S.*)$/},{pattern:we,skip:20,over:/^\s+at /}]},x("plain",new RegExp(`^\\s{0,4}(?!- )(?:(?:vet|er\
ror|ERROR|Error):? (?:in )?)?${B}${y}:?(?: -)?\\s+(?:(?:fatal )?(?<severity>error|warning|note|info)\\b[: ]\\s*)?(?!\\+0x)(?<message>\\S.*)$`))],ir=[...Di,...Pi,
...Mi,...Vi,...sr],F={lines:5e3,characters:256*1024,lineLength:1e3,entryLength:64*1024},rr=[/^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:?(?: |$)/,
/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M)?\]?:? (?=\S)/,/^(?<folder>[\w@.-]{1,100}(?:\/[\w@.-]{1,100}){1,6}) (?!error|warning|note|info|failed)[a-z][\w:-]{0,60}(?:: |:$|\$ )/,
/^(?<task>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[a-z][\w:-]{0,60}):(?: |$)/,/^@(?!parcel\/)[\w.-]{1,60}\/[\w.-]{1,60}: /,/^\[@?[\w./-]{1,80}\]: /,/^➤ YN\d{4}: (?:[│┌└] ?)?/,
/^\[\d{1,2}\] /,/^#\d{1,4} \d{1,5}\.\d{1,3} /,/^[a-z][\w.-]{0,60}-\d{1,3} {1,20}\| /,/^npm (?:ERR!|error)(?: |$)/,/^\[(?:11ty|webpack-cli)\](?: |$)/,/^Original error stack trace: (?=\S)/,
/^│ (?=\w*Error: )/,/^[│└■▲●◆◇](?: {2}|$)/u,/^\[(?:log|info|warn|error)\] \[nitro\](?: |$)/],or=4,ar=[/^> @?[^\s@]{0,100}@\S{0,100} \S{1,100} (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,
/^(?<task>@?[\w./-]{1,120}#[\w:-]{1,60}):\s{1,4}ERROR\s{1,4}command \((?<folder>[^()]{1,400})\)/,/^ERROR: command finished with error: command \((?<folder>[^()]{1,400})\)/,
/^location (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/];function cr(t){const e=[];let n=F.characters;for(let o=t.length-1;o>=0&&e.length<F.lines&&n>0;o--){const a=t[o]??
"",l=(a.length>F.entryLength?a.slice(-F.entryLength):a).split(`
`);for(let d=l.length-1;d>=0&&e.length<F.lines&&n>0;d--){const u=l[d]??"",p=Yt(mr(De(u)),F.lineLength).trimEnd();n-=Math.max(p.length,u.length/16),e.push(p)}}const s=lr(
e),i=dr(e.reverse().map(o=>fr(o,s))),r=ur(i);return i.map(({text:o,folder:a,task:c})=>({text:o,folder:a??r.get(c??"")}))}function lr(t){const e=t.map(n=>n.includes(
"nx run ")?/\bnx run ([@\w./-]{1,100}):/.exec(n)?.[1]:void 0);return new Set(e.filter(n=>n!==void 0))}function ur(t){const e=new Map;for(const{text:n,task:s}of t)
for(const i of ar){const r=i.exec(n)?.groups;r?.folder&&e.set(s??r.task?.replace("#",":")??"",r.folder)}return e}const xn=71;function dr(t){if(!t.some(({text:s})=>s.
startsWith("\u250C  Building storybook")))return t;const e=[];let n=0;for(const s of t){const i=e.at(-1),[r=""]=s.text.split(" ",1),o=s.boxed&&n>0&&n<=xn&&n+1+r.
length>xn;i&&o&&/^[\w("'`./@-]/.test(r)?e[e.length-1]={...i,text:`${i.text} ${s.text}`.slice(0,F.lineLength)}:e.push(s),n=s.text.length}return e}function fr(t,e){
let n=t,s,i,r=!1;for(let o=0;o<or;o++){const a=hr(n)??pr(n,e);if(!a)break;s??=a.groups?.folder,i??=a.groups?.task,r||=a[0]==="\u2502  ",n=n.slice(a[0].length)}return{
text:n,folder:s,task:i,boxed:r}}function pr(t,e){if(e.size===0)return;const n=/^([@\w./-]{1,100}): /.exec(t);return n&&e.has(n[1]??"")?n:void 0}function hr(t){for(const e of rr){
const n=e.exec(t);if(n)return n}}function mr(t){return t.includes("\r")?t.split("\r").findLast(e=>e.trim()!=="")??"":t}function Bd(t){const e=t.findIndex(s=>/\bnpm (?:ERR!|error) Usage:\s*$/.
test(s)),n=t.findIndex((s,i)=>i>e&&/\bnpm (?:ERR!|error) Run "npm help [\w-]{1,40}"/.test(s));return e===-1||n===-1?t:t.toSpliced(e,n-e)}const gr=[["warning",/^(?:warn|warning|deprecation warning|!|⚠)/i],
["notice",/^(?:hint|info|note|message|i$)/i],["error",/./]];function wr(t,e={}){const{most:n=500,messageLength:s=500}=e,i=new qi(cr(t)),r=new Map;for(let o=0;o<
i.length&&r.size<n;){const a=yr(i,o,s);for(const c of a?.diagnostics??[]){const{file:l,line:d,column:u,message:p}=c,m=JSON.stringify([l,d,u,p]);!r.has(m)&&r.size<
n&&r.set(m,c)}o=a?.next??o+1}return[...r.values()]}function yr(t,e,n){const s=t.line(e);if(!(!s||s.text.trim()===""))for(const i of ir){const r=Ji(i,t,e);if(!r)
continue;return{diagnostics:r.groups.map(a=>br(a,i,s.folder,n)).filter(a=>a!==void 0),next:r.next}}}function br(t,e,n,s){const{message:i,frame:r}=t,o=(t.file??"").
replace(/(?<=\.mdx?)\.js(?=$|\?)/,"");if(!(o||r)||!i)return;const a=o===(t.file??"")&&En(t.line)||null,c=a===null?null:En(t.column);return{file:o&&$r(o.trim(),n)+
xr(e,o,a),line:a,column:c===null?null:e.zeroColumn?c+1:c||null,severity:_r(t.severity,e),code:t.code??null,message:Yt(Sr(Er(i.trim(),o),o),s),...r===void 0?{}:{
frame:r}}}function xr({part:t=""},e,n){return n===null||t===oe&&e.startsWith("/")?"":t}function Er(t,e){const n=t.replace(/^error: |\?vue&type=[\w=&.-]+/gi,""),
[,s="",i]=/^(\S{1,400}?)(?::\d{1,7}){0,2}: (.+)$/.exec(n)??[],[r]=e.split("?",1);return i!==void 0&&(`/${s}`.endsWith(`/${r}`)||`/${r}`.endsWith(`/${s}`))?i:n}function Sr(t,e){
return t.replace(/(?<=^Cannot find module ')\/[^']{1,400}(?='$)/,n=>{const s=f.posix.relative(f.posix.dirname(e),n);return e.startsWith("/")?s.startsWith(".")?s:
`./${s}`:n})}function _r(t,e){return t===void 0?e.severity??"error":gr.find(([,n])=>n.test(t))?.[0]??"error"}function En(t){return t===void 0?null:Number(t)}function $r(t,e){
return e===void 0||/^(?:[A-Za-z]:|[a-z-]+:\/\/|[\\/])/.test(t)?t:`${e}/${t.replace(/^(?:\.\/)+/,"")}`}const kr=new Set(["ENOSPC","EDQUOT"]),vr=13;function We(t){
return kr.has(T(t))?!0:t instanceof Error&&"errcode"in t&&t.errcode===vr}const Or=11,Rr=26;function Fd(t){const e=t instanceof Error&&"errcode"in t?Number(t.errcode)&
255:0;return e===Or||e===Rr}class j extends Error{name="BuildFailure";facts;constructor(e){const n=Ei(e);super(n.message),this.facts=n}}const X="SLIPWAY_BUILD",
Tr=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;function jr(t){return Object.entries(t).flatMap(([e,n])=>Tr.test(e)?
[n]:[])}function Ir(t,e){const n=`${f.sep}node_modules${f.sep}`,s=t.split(":").filter(i=>i.startsWith("/")&&!`${i}/`.includes(n));return[...new Set([(0,f.dirname)(
e),...s])].join(":")}function Lr(t,e,n,s,i){const r=o=>(0,f.join)(n.cache,o);return{...t,CI:"true",NO_UPDATE_NOTIFIER:"1",npm_config_audit:"false",npm_config_fund:"\
false",npm_config_update_notifier:"false",YARN_ENABLE_TELEMETRY:"0",...e,npm_config_cache:r("npm"),XDG_DATA_HOME:r("data"),YARN_GLOBAL_FOLDER:r("yarn"),BUN_INSTALL_CACHE_DIR:r(
"bun"),XDG_CACHE_HOME:r("xdg"),NODE_COMPILE_CACHE:r("node"),HOME:n.home,TMPDIR:i,PATH:s}}function Nr(t){return Object.entries(t).filter(([e])=>bi.test(e)).map(([
e,n])=>`export ${e}=${Sn(n)}
`).join("")}function Sn(t){return`'${t.replaceAll("'","'\\''")}'`}function v(t,e,n,s=[]){return new j({stage:t,code:e,message:n,exitCode:null,signal:null,log:s,
diagnostics:[]})}const Ar=[{code:"out_of_memory",says:"ran out of memory",log:/heap out of memory|allocation failed|failed to allocate memory|bad_alloc|cannot allocate memory|\bENOMEM\b|\bMemoryError\b/i},
{code:"disk_full",says:"found the disk full",log:/\bENOSPC\b|no space left on device/i},{code:"output_too_large",says:"wrote a file that is too large",signals:[
"SIGXFSZ"]},{code:"output_too_large",says:"wrote a file that is too large",log:/\bEFBIG\b|file too large/i},{code:"build_killed",says:"was killed",signals:["SIG\
HUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGSEGV","SIGTERM"]}],Cr=/\bSIGKILL\b|\bkilled\b/i,Mr={code:"out_of_memory",says:"was ended by the kernel, \
since the machine ran out of memory"},Dr=40;function Pr(t,e,n,s){const{exitCode:i,signal:r,breach:o}=n,a=s.last(),c=`The ${t} command \`${e}\``,l={stage:t,exitCode:i,
signal:r,log:a,diagnostics:[]};if(o)return new j({...l,code:o.code,message:`${c} was stopped because ${o.because}`});const d=Br(n,a.slice(-Dr).join(`
`)),u=d?.code??(t==="install"?"install_failed":"build_failed"),p=i===null?`ended by ${r}`:`exited with code ${i}`,m=d?`${c} ${d.says} (it ${p})`:`${c} ${p}`;return new j(
{...l,code:u,message:m})}function Br({signal:t,shortOfMemory:e},n){return e&&(t==="SIGKILL"||Cr.test(n))?Mr:Ar.find(s=>s.signals?.includes(t??"")||s.log?.test(n))}
var Fr=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,i;if(n){if(!Symbol.asyncDispose)throw new TypeError(
"Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.
dispose],n&&(i=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");i&&(s=function(){try{i.call(this)}catch(r){return Promise.reject(r)}}),t.
stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},zr=(function(t){return function(e){function n(o){e.error=e.hasError?new t(o,e.
error,"An error was suppressed during disposal."):o,e.hasError=!0}var s,i=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&i===1)return i=0,e.stack.push(s),
Promise.resolve().then(r);if(s.dispose){var o=s.dispose.call(s.value);if(s.async)return i|=2,Promise.resolve(o).then(r,function(a){return n(a),r()})}else i|=1}catch(a){
n(a)}if(i===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:
function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Ur=g.constants.O_RDONLY|(g.constants.O_NOFOLLOW??0)|(g.constants.
O_NONBLOCK??0);function Gr(t,e,n){return $n(t,e,s=>s<=n?s:void 0)}function _n(t,e,n){return $n(t,e,s=>Math.min(s,n))}async function $n(t,e,n){try{const s={stack:[],
error:void 0,hasError:!1};try{const i=await ge(t,e),r=Fr(s,await(0,h.open)(i,Ur),!0),o=await r.stat(),a=o.isFile()?n(o.size):void 0;return a===void 0?void 0:await Hr(
r,a)}catch(i){s.error=i,s.hasError=!0}finally{const i=zr(s);i&&await i}}catch{return}}async function Hr(t,e){const n=Buffer.allocUnsafe(e);let s=0;for(;s<e;){const{
bytesRead:i}=await t.read(n,s,e-s,s);if(i===0)break;s+=i}return{text:n.toString("utf8",0,s),bytes:s}}class ae extends Error{name="JsonTextError";offset;constructor(e,n){
super(e),this.offset=n}}function kn(t,e){const n=t.slice(0,e);return{line:n.split(`
`).length,column:e-n.lastIndexOf(`
`)}}function zd(t){new Ye(t).document()}function Wr(t){try{new Ye(t,!1).document()}catch(e){if(e instanceof ae)return e;throw e}}function Yr(t,e=!0){const n=[];
return new Ye(t,e,i=>n.push(i)).document()==="object"?n:void 0}function Kr(t){return t.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function Ud(t,e){return t===
e||vn(t)===vn(e)}function vn(t){try{return String(JSON.parse(t,Zr))}catch(e){if(e instanceof RangeError)return Kr(t);throw e}}function Zr(t,e,n){return typeof e==
"number"?Vr(n?.source??String(e)):Array.isArray(e)?`[${e.join(",")}]`:isObject(e)?`{${Object.entries(e).map(([i,r])=>`${JSON.stringify(i)}:${r}`).sort().join(",")}\
}`:JSON.stringify(e)}function Vr(t){const[,e,n="",s="",i="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(t)??[],r=`${n}${s}`.replace(/^0+/,""),o=r.replace(
/0+$/,"");if(o==="")return`${e}0`;const a=BigInt(i)-BigInt(s.length)+BigInt(r.length-o.length);return`${e}${o}e${a}`}const Q=/[ \t\n\r]*/y,qr=/[ !#-[\]-\uffff]*/y,
Jr=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,Xr=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,Qr=/true|false|null/y;class Ye{#e;#t;#s;#n=0;#i={name:"",nameOffset:0,
offset:0};constructor(e,n=!0,s){this.#e=e,this.#t=n,this.#s=s}document(){this.#u(Q);const e=this.#e[this.#n]==="{"?"object":"other",n=[];do this.#r(n);while(this.#o(
n));if(this.#u(Q),this.#n<this.#e.length)throw this.#f("the end");return e}#r(e){for(;;){this.#u(Q),e.length===1&&(this.#i.offset=this.#n);const n=this.#e[this.#n];
if(n!=="{"&&n!=="["){this.#l(n);return}if(this.#n+=1,this.#p(n==="{"?"}":"]"))return;e.push({names:n==="{"?new Set:void 0}),n==="{"&&this.#c(e)}}#o(e){for(let n=e.
at(-1);n;n=e.at(-1)){e.length===1&&n.names&&this.#a();const s=n.names?"}":"]";if(this.#p(s)){e.pop();continue}if(this.#e[this.#n]!==",")throw this.#f(`"," or "${s}\
"`);return this.#n+=1,n.names&&this.#c(e),!0}return!1}#a(){this.#s?.({...this.#i,text:this.#e.slice(this.#i.offset,this.#n)})}#c(e){this.#u(Q);const n=this.#n;if(this.#e[this.#n]!==
'"')throw this.#f("a name in double quotes");const s=this.#d(),i=e.at(-1)?.names;if(this.#t&&i?.has(s))throw new ae(`the name "${s}" stands twice in one object`,
n);if(i?.add(s),this.#u(Q),this.#e[this.#n]!==":")throw this.#f('":"');this.#n+=1,e.length===1&&(this.#i={name:s,nameOffset:n,offset:this.#n})}#l(e){if(e==='"')
this.#d();else if(this.#u(Xr)===0&&this.#u(Qr)===0)throw this.#f("a value")}#d(){const e=this.#n;this.#n+=1;do this.#u(qr);while(this.#u(Jr)>0);if(this.#e[this.#n]!==
'"'){const s=this.#n>=this.#e.length;throw new ae(s?"a string does not end":"a bad escape or control character in a string",this.#n)}this.#n+=1;const n=JSON.parse(
this.#e.slice(e,this.#n));if(typeof n!="string"||this.#t&&!n.isWellFormed())throw new ae("a lone surrogate (half of a character) in a string",e);return n}#p(e){
return this.#u(Q),this.#e[this.#n]!==e?!1:(this.#n+=1,!0)}#u(e){e.lastIndex=this.#n;const n=e.exec(this.#e)?.[0].length??0;return this.#n+=n,n}#f(e){const n=this.#e.
slice(this.#n,this.#n+1);return new ae(`expected ${e}, found ${n===""?"the end":JSON.stringify(n)}`,this.#n)}}const Ke=1024**2,eo=Ke/1024**2;async function On(t,e){
const n=(0,f.join)(e,"package.json"),s=(0,f.relative)(t,n);if(!await so(n))return;const i=await _n(t,n,Ke+1);if(i===void 0)throw xe(s,"is not a file of the repo\
sitory");if(i.bytes>Ke)throw xe(s,`is larger than ${eo} MiB`);const r=i.text.replace(/^\ufeff/,""),o=to(s,r);if(!O(o))throw xe(s,"is no JSON object",r);return{file:s,
text:r,value:o}}function to(t,e){try{return JSON.parse(e)}catch{const n=Wr(e);throw xe(t,`is not valid JSON: ${n?.message??"it cannot be read"}`,e,n?.offset)}}function no({
text:t},e){const n=Yr(t,!1)?.findLast(s=>s.name===e);return kn(t,n?.nameOffset??0)}async function so(t){try{return await(0,h.lstat)(t),!0}catch(e){if(["ENOENT",
"ENOTDIR"].includes(T(e)??""))return!1;throw e}}function xe(t,e,n="",s=0){const{line:i,column:r}=kn(n,s);return Rn("package_json_invalid",`The file \`${t}\` ${e}`,
{file:t,line:i,column:r})}function Rn(t,e,n){const s=[{...n,severity:"error",code:t,message:e}];return new j({stage:"build",code:t,message:e,exitCode:null,signal:null,
log:[],diagnostics:s})}const io=[{file:"pnpm-lock.yaml",manager:"pnpm",tool:po},{file:"yarn.lock",manager:"yarn",tool:ho},{file:"bun.lock",manager:"bun",tool:()=>"\
bun@1"},{file:"bun.lockb",manager:"bun",tool:()=>"bun@1"},{file:"package-lock.json",manager:"npm",tool:()=>{}},{file:"npm-shrinkwrap.json",manager:"npm",tool:()=>{}}],
Ee="npm ci",ro={npm:()=>Ee,pnpm:()=>"pnpm install --frozen-lockfile",yarn:t=>t?.startsWith("yarn@1")?"yarn install --frozen-lockfile":"yarn install --immutable",
bun:()=>"bun install --frozen-lockfile"},oo={npm:()=>"npm install",pnpm:()=>"pnpm install --no-frozen-lockfile",yarn:t=>t?.startsWith("yarn@1")?"yarn install":"\
yarn install --no-immutable",bun:()=>"bun install"};async function ao(t,e){const n=await On(e,t),s=n?.value,i=s?.scripts,r=O(i)&&typeof i.build=="string",o={packageJson:n,
hasBuildScript:r},a=s&&await lo(t,e);if(!a){const{manager:m,tool:_}=Ze(s)??{manager:"npm",tool:void 0},b=s&&oo[m](_);return{...o,manager:m,tool:_,install:b,installDir:t}}
const{lockfile:c,dir:l,head:d}=a,u=Ze(s)??Ze((await On(e,l))?.value),p=u?.manager===c.manager?u.tool:c.tool(d);return{...o,manager:c.manager,tool:p,install:ro[c.
manager](p),installDir:l}}const co=64*1024;async function lo(t,e){for(let n=t;M(e,n);n=(0,f.dirname)(n))for(const s of io){const i=await _n(e,(0,f.join)(n,s.file),
co);if(i)return{lockfile:s,dir:n,head:i.text}}}function Ze(t){const e=t?.packageManager,[,n,s]=typeof e=="string"&&/^(pnpm|yarn|bun)@(\d+\.\d+\.\d+[\w.-]*)/.exec(
e)||[];if(s!==void 0)return n==="yarn"?{manager:n,tool:s.startsWith("1.")?`yarn@${s}`:Tn(s)}:n==="pnpm"||n==="bun"?{manager:n,tool:`${n}@${s}`}:void 0}function Tn(t){
return`@yarnpkg/cli-dist@${t}`}const uo={5:"7",6:"8",9:"10"},fo={4:"2",6:"3",8:"4.12",9:"4.14"};function po(t){const e=/^lockfileVersion: '?(\d+)/m.exec(t)?.[1];
return`pnpm@${uo[e??""]??"10"}`}function ho(t){const e=/^__metadata:\s+version: (\d+)/m.exec(t)?.[1];return e===void 0?"yarn@1":Tn(fo[e]??"4")}async function mo(t,e,n,s){
const i=t.job.settings.installCommand,r=i??(s?e.install:void 0);if((r||s)&&e.tool&&!(0,g.existsSync)((0,f.join)(Ve(t,e.tool),"node_modules/.bin",e.manager))){const o=Ve(
t,e.tool),a=`npm install --silent --no-save --prefix ${Sn(o)} ${e.tool}`;await ce(t,"install",a,t.workspace.home,e)}r===Ee&&i===void 0?await go(t,e):r&&await ce(
t,"install",r,i===void 0?e.installDir:n,e)}async function go(t,e){try{await ce(t,"install",Ee,e.installDir,e,{npm_config_prefer_offline:"true"})}catch(n){if(!(n instanceof
j)||n.facts.code!=="install_failed"||!n.facts.log.some(s=>/\bETARGET\b/.test(s)))throw n;t.log.line("The package cache is older than the lockfile: asking the re\
gistry"),await ce(t,"install",Ee,e.installDir,e)}}function Ve({workspace:t},e){return(0,f.join)(t.cache,"tools",e.replaceAll("/","+"))}async function ce(t,e,n,s,i,r={}){
const{context:o,job:a,workspace:c,sandbox:l,log:d,signal:u}=t;t.step=`\`${n}\``,d.line(`$ ${n}`);const p=[...wo(s,c.source)];i.tool&&p.push((0,f.join)(Ve(t,i.tool),
"node_modules/.bin"));const m=[...p,o.path].join(":"),{NODE_ENV:_,...b}=a.env,V=e==="install"||_===void 0?b:{...b,NODE_ENV:_},Ut=await l.run({script:n,cwd:s,app:a.
app,workspace:c,readable:[t.mirror],env:Lr({...o.hostEnv,...r},V,c,m,l.tmpOf(c)),outerEnv:{[X]:o.markerOf(a)},signal:u,onLine:wd=>d.line(wd)});if(Ut.exitCode!==
0||Ut.breach)throw Pr(e,n,Ut,d)}function*wo(t,e){for(let n=t;M(e,n);n=(0,f.dirname)(n))yield(0,f.join)(n,"node_modules/.bin")}const jn=[/Cannot find (?:module|package) '(?<what>[^']{1,300})' imported from (?<from>\S{1,400})/,
/Cannot find (?:module|package) '(?<what>[^']{1,300})'/,/Cannot find module or type declarations for side-effect import of '(?<what>[^']{1,300})'/,/Could not resolve ["'](?<what>[^"']{1,300})["'](?: (?:from|in) ["']?(?<from>[^"'\s]{1,400}))?/,
/^(?:\[UNLOADABLE_DEPENDENCY\] )?Could not load (?<path>[\w@./[\]-]{1,300})$/,/The module `(?<what>[^`]{1,200})` could not be loaded\. It may not be installed/,
/problem loading plugin "(?<what>[^"]{1,200})"\. Perhaps you need to install/,/Can't resolve '(?<what>[^']{1,300})'/,/[Ff]ailed to resolve (?:import )?["'](?<what>[^"']{1,300})["'](?: from ["'](?<from>[^"']{1,400})["'])?/,
/^template not found: (?<what>\S{1,300})$/,/^ENOENT: Failed to lookup "(?<what>[^"]{1,300})" in /,/ModuleNotFoundError: No module named '(?<what>[^']{1,200})'/];
function yo(t){for(const e of jn){const{what:n,path:s}=e.exec(t)?.groups??{},i=n?Pe(n):s&&`[@~#$][^\\s"'\`]{0,300}?/${Pe(f.posix.basename(s))}`;if(i)return new RegExp(
`(?<=["'\`]|(?:url|\\])\\()${i}(?=["'\`)?#])`)}}function bo(t){return/"([\w$]{1,200})" is not exported by "|No matching export in "[^"]{1,400}" for import "([\w$]{1,200})"/.
exec(t)?.slice(1).find(e=>e!==void 0)}function xo(t){for(const{file:e,severity:n,message:s}of t.facts.diagnostics??[]){const i=n==="error"?In(s,e):void 0;if(i)return i}
if(!t.facts.diagnostics?.some(e=>e.severity==="error"))for(const e of t.lines){const n=In(e,void 0);if(n)return n}}function In(t,e){for(const n of jn){const s=n.
exec(t)?.groups;if(s?.path)return{kind:"file",specifier:s.path,importer:"."};if(!s?.what)continue;const i=e??s.from;if(/\.(?:html?|css|s[ac]ss|less)$/.test(i??"")||
/\.(?:html|njk|liquid)$/.test(s.what)||/^(?:\.{1,2}(?:\/|$)|\/)/.test(s.what))return{kind:"file",specifier:s.what,importer:i};const o=/^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.
exec(s.what)?.[0];return o===void 0||s.what[o.length]===":"?void 0:{kind:"package",specifier:o,importer:i}}}const Ln=null;function Gd(t){const e=xo(t),n=t.facts.
list;if(!(!n||e?.kind!=="file"))for(const s of Eo(e)){const i=So(s.split("/"),n);if(i!==void 0)return{specifier:e.specifier,actual:i}}}function Eo({specifier:t,
importer:e}){if(t.startsWith("/")){const s=t.split("/").slice(1,40);return s.map((i,r)=>s.slice(r).join("/"))}const n=e&&posix.join(posix.dirname(e),t);return!n||
n.startsWith("..")||n.startsWith("/")?[]:[n]}function So(t,e){const n=[];for(const[i,r]of t.entries()){const o=e(n.join("/")),c=(i===t.length-1?Ln:[""]).map(l=>o.
find(d=>d.toLowerCase()===`${r}${l}`.toLowerCase())).find(l=>l!==void 0);if(c===void 0)return;n.push(c)}const s=n.join("/");return Ln.some(i=>s===`${t.join("/")}${i}`)?
void 0:s}const _o=200,qe=2e3,$o=/\.[cm]?tsx?$/,ko=/\?vue&type=style&index=(\d{1,3})/,vo=/\.(?:vue|svelte|astro)(?:$|\?)/;async function Oo(t,e,n){const s=[];for(const{
frame:r,...o}of t)s.push(r===void 0?await To(o,e,n):o);const i=await Ro(t,e);return s.map((r,o)=>t[o]?.frame===void 0?r:{...r,file:i.get(o)??""}).filter(({file:r})=>r!==
"")}async function Ro(t,e){const n=[...t.entries()].filter(([,{frame:i}])=>i!==void 0),s=new Map;if(n.length===0)return s;for await(const i of e.walk($o)){const r=await e.
lines(i)??[];for(const[o,{frame:a,line:c}]of n){const l=r[(c??0)-1]??"";l.length>qe||l.trim()!==a?.trim()||s.set(o,s.has(o)?"":(0,f.relative)(e.root,i))}}return e.
isOver?new Map:s}async function To(t,e,n){if(/^[\w+.-]+:/.test(t.file))return t;const[s=""]=t.file.split("?",1),i=(0,f.resolve)(n,s);if(!M(e.root,i))return t;const r=(0,f.
relative)(e.root,i),o=No(t.file),a=o?await Co(o,t,i,e):await jo(t,i,e);return{...t,file:r,...a}}async function jo({file:t,line:e,message:n},s,i){const[r,o]=[yo(
n),bo(n)];if(r===void 0&&o===void 0)return{};const a=u=>u.length>qe?-1:r?u.search(r):Lo(o??"",u)?u.indexOf(o??""):-1,c=e===null||i.isOver?void 0:(await i.lines(
s))?.[e-1];return c!==void 0&&a(c)>=0?{}:await Io(u=>r||/^\s*(?:import|export)\b/.test(u)?a(u):-1,s,i)??(vo.test(t)?{line:null,column:null}:{})}async function Io(t,e,n){
const s=await n.filesIn(e,_o)??[e],i=[];for(const r of s){if(n.isOver)return;const o=await n.lines(r)??[],a=o.findIndex(l=>t(l)>=0),c=t(o[a]??"")+1;a>=0&&i.push(
{file:(0,f.relative)(n.root,r),line:a+1,column:c})}return i.length===1?i[0]:void 0}function Lo(t,e){return e.split(/[^\w$]+/).includes(t)}function No(t){const e=ko.
exec(t)?.[1];return e!==void 0?n=>[...n.keys()].filter(s=>Ao(n[s]))[Number(e)]:t.endsWith(oe)?Mo:void 0}function Ao(t=""){return t.length<=qe&&/^\s*<style\b/.test(
t)}async function Co(t,{line:e,column:n},s,i){const r=i.isOver?void 0:await i.lines(s),o=r&&t(r);return o===void 0||e===null?{line:null,column:null}:{line:o+e,column:n}}
function Mo(t){return/^---/.test(t[0]??"")?t.findIndex((e,n)=>n>0&&/^---\s*$/.test(e))+1:0}const Do={next:"next build",nuxt:"nuxt generate",astro:"astro build",
"@sveltejs/kit":"vite build",gatsby:"gatsby build","@docusaurus/core":"docusaurus build",vitepress:"vitepress build",vuepress:"vuepress build","@rspress/core":"\
rspress build",rspress:"rspress build","@11ty/eleventy":"eleventy",hexo:"hexo generate",honkit:"honkit build",metalsmith:"metalsmith","@angular/cli":"ng build",
"react-scripts":"react-scripts build","@vue/cli-service":"vue-cli-service build","@quasar/app-vite":"quasar build","@react-router/dev":"react-router build","@re\
mix-run/dev":"remix vite:build","@tanstack/react-start":"vite build","@tanstack/solid-start":"vite build","@tanstack/start":"vinxi build","@solidjs/start":"vinx\
i build","@builder.io/qwik-city":"qwik build","@qwik.dev/router":"qwik build","@analogjs/platform":"vite build","@stencil/core":"stencil build","@marko/run":"ma\
rko-run build",waku:"waku build",umi:"umi build",expo:"expo export --platform web","ember-cli":"ember build --environment production","preact-cli":"preact build",
"@rsbuild/core":"rsbuild build","@farmfe/core":"farm build",snowpack:"snowpack build",vite:"vite build",parcel:"parcel build index.html","parcel-bundler":"parce\
l build index.html","@rspack/cli":"rspack build",webpack:"webpack",rollup:"rollup --config",rolldown:"rolldown --config",storybook:"storybook build"},Po=/^(?:generate|export)$|build/,
Bo=/^[\w:.-]{1,60}$/;function Fo(t,e){const{dependencies:n,devDependencies:s,scripts:i}=t.value,r=u=>[n,s].some(p=>O(p)&&Object.hasOwn(p,u)),[o,a]=Object.entries(
Do).find(([u])=>r(u))??[];if(o===void 0)return;const c=Object.keys(O(i)?i:{}).find(u=>Po.test(u)&&Bo.test(u)),l=c===void 0?`"build": "${a}"`:`"build": "${e} run\
 ${c}"`,d=c===void 0?a:`${e} run ${c}`;return Rn("build_script_missing",`The file \`${t.file}\` depends on ${o} and has no \`build\` script, and the app has no bu\
ild command. Add ${l} to its scripts, or set the build command to \`${d}\``,{file:t.file,...no(t,"scripts")})}const zo=4,Uo=/^(?:true|false|null|none|auto|production|development|preview|staging|test)$/i,
Nn=Be.failureLogLine,Je=2e3;class Go{#e;#t;#s;#n=[];#i=[];#r=[];#o=0;#a=0;#c="";#l=!1;#d=0;#p=!1;constructor(e,n,s){this.#t=n/2,this.#s=Ho(s),this.#e=(0,g.createWriteStream)(
e,{flags:"w",mode:384}),this.#e.on("error",()=>{this.#p=!0})}line(e){const n=Buffer.from(this.#s(e)),s=n.toString();this.#n.push(s.length>Nn?Buffer.from(s.slice(
0,Nn)).toString():s),this.#n.length>=2*Je&&this.#n.splice(0,Je);const i=n.length+1;this.#l||=this.#a+i>this.#t,this.#l?this.#h(s,i):(this.#a+=i,this.#u(`${s}
`))}#u(e){this.#c===""&&setImmediate(()=>this.#f()),this.#c+=e}#f(){this.#c!==""&&!this.#e.writableEnded&&this.#e.write(this.#c),this.#c=""}#h(e,n){this.#o+n>this.#t/
2&&(this.#d+=this.#i.length,this.#i=this.#r,this.#r=[],this.#o=0),this.#r.push(e),this.#o+=n}last(){return this.#n.slice(-Be.failureLogLines)}recent(){return this.#n.
slice(-Je)}async[Symbol.asyncDispose](){this.#f(),this.#d>0&&this.#e.write(`[\u2026 ${this.#d} lines are left out here \u2026]
`);for(const e of[this.#i,this.#r])e.length>0&&this.#e.write(`${e.join(`
`)}
`);await new Promise(e=>{if(this.#p)return e();this.#e.once("error",()=>e()),this.#e.end(e)})}}function Ho(t){const e=[...new Set(Object.values(t).flatMap(s=>s.
split(`
`)))].map(s=>s.trim()).filter(s=>s.length>=zo&&!Uo.test(s)).sort((s,i)=>i.length-s.length),n=e.length>0?new RegExp(e.map(Pe).join("|"),"g"):void 0;return s=>{const i=s.
split("\r").findLast(o=>o!=="")??"",r=yi(i);return n?r.replace(n,"***"):r}}const Wo=2e4;async function An(t,e){let n=0,s=0;try{const i=[await ge(t,e)];for(let r=i.
pop();r!==void 0;r=i.pop()){n=Math.max(n,(await(0,h.lstat)(r)).ctimeMs);for(const o of await(0,h.readdir)(r,{withFileTypes:!0})){if(++s>Wo)return Number.NaN;const a=(0,f.
join)(r,o.name);o.isDirectory()?i.push(a):n=Math.max(n,(await(0,h.lstat)(a)).ctimeMs)}}return n}catch{return Number.NaN}}const Cn=["dist","build","out","_site",
".output/public","public","www",".vitepress/dist","*/.vitepress/dist",".vuepress/dist","*/.vuepress/dist","dist/*/browser","dist/client","build/client","doc_bui\
ld","site","book","_book","storybook-static"];async function Yo(t){const{source:e,folder:n,asked:s,built:i}=t,o=(s===null&&i?await Dn(n):[]).map(async a=>[a,await An(
e,(0,f.join)(n,a))]);return{...t,stamps:new Map(await Promise.all(o))}}async function Ko(t){const{source:e,folder:n,asked:s,built:i}=t,r=await Vo(t);try{if(await(0,h.
realpath)(e)===e){const a=await ge(e,r);return{directory:a,kind:!i&&a===n?"folder":"build"}}}catch(a){if(!(a instanceof ie))throw a}const o=s===null?`The output\
 directory \`${(0,f.relative)(n,r)}\``:Mn(s);throw v("build","output_unsafe",`${o} leads out of the repository`)}async function Zo(t,e){return e!==null&&(0,f.relative)(
t,(0,f.join)(t,e))!==""&&await Se((0,f.join)(t,e))}async function Vo({source:t,folder:e,asked:n,built:s,stamps:i}){if(n!==null){const c=(0,f.join)(e,n);if(await Se(
c))return c;throw v("build","output_missing",`${Mn(n)} is not there; ${await Pn(e)}`)}if(!s)return e;const r=[];for(const c of await Dn(e))i.get(c)!==await An(t,
(0,f.join)(e,c))&&r.push(c);for(const c of r)if(await ea((0,f.join)(e,c,"index.html")))return(0,f.join)(e,c);const o=r.find(c=>!i.has(c));if(o!==void 0)return(0,f.
join)(e,o);const a=Jo([...i.keys()]);throw v("build","output_missing",`${a}; ${await Pn(e)}. ${qo}`)}const qo="Set the output directory to the folder that the b\
uild writes";function Jo(t){const e=`The build left none of the usual output directories (${Xe(Cn)})`;return t.length===0?e:`${e}, save ${Xe(t)}, which the repo\
sitory has and the build wrote no page to`}function Mn(t){return`The app's output directory \`${t}\``}async function Dn(t){return(await Promise.all(Cn.map(n=>Qo(
t,n)))).filter(n=>n!==void 0)}const Xo=1e3;async function Qo(t,e){const[n="",s]=e.split("*",2);if(s===void 0)return await Se((0,f.join)(t,e))?e:void 0;const i=await(0,h.
readdir)((0,f.join)(t,n),{withFileTypes:!0}).catch(()=>[]),r=[];for(const{name:o}of i.filter(a=>a.isDirectory()).slice(0,Xo))await Se((0,f.join)(t,`${n}${o}${s}`))&&
r.push(`${n}${o}${s}`);return r.length===1?r[0]:void 0}async function Se(t){return(await(0,h.stat)(t).catch(()=>{}))?.isDirectory()??!1}async function ea(t){return(await(0,h.
stat)(t).catch(()=>{}))?.isFile()??!1}async function Pn(t){const n=(await(0,h.readdir)(t,{withFileTypes:!0})).filter(s=>s.isDirectory()&&![".git","node_modules"].
includes(s.name)).map(s=>s.name);return n.length===0?"there is no folder at all":`the folders there are ${Xe(n.slice(0,20).sort())}`}function Xe(t){return t.map(
e=>`\`${e}\``).join(", ")}var Qe=S(136);const Bn=1024,ta=/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}$/,na="owner/name, or a U\
RL that begins with https://",et="--allow-local-git";function sa(t,e){if(t.length>Bn)return z(`has more than ${Bn} characters`);if(new RegExp("\\p{Cc}","u").test(
t))return z("has control characters");if(ta.test(t))return{kind:"name",name:t.replace(/\.git$/,"")};if(t.startsWith("/"))return e?{kind:"path",path:t}:tt("is a \
local path");const n=/^[a-z]+:\/\/\S+$/i.test(t)&&URL.canParse(t)?new URL(t):void 0;return n?.protocol==="https:"||n?.protocol==="http:"?ia(n,e):n?.protocol==="\
file:"?ra(n,e):oa(t)}function ia(t,e){return t.username!==""||t.password!==""?z("holds a user name or password","the URL without them, for the platform has acce\
ss of its own"):t.protocol==="http:"&&!e?tt("is a URL of plain http"):{kind:"remote",url:t}}function ra(t,e){return t.host!==""||/%(?:2f|00)/i.test(t.pathname)?
z("is no path of this machine"):e?{kind:"file",url:t}:tt("is a local path")}function oa(t){const[,e,n]=/^(?:(?:git\+)?ssh:\/\/|git:\/\/|(?=[\w.-]+@))(?:[\w.-]+@)?([A-Za-z0-9][\w.-]*)(?::\d+(?=\/))?[:/]\/?([\w.~][\w./~-]*)$/.
exec(t)??[];return e===void 0?z("is neither owner/name nor an https URL"):z("is an address for ssh or git://, and repositories are cloned over https",`https://${e}\
/${n}`)}function tt(t){return z(`${t}, which a platform takes only with ${et}`)}function z(t,e=na){return{kind:"refused",problem:t,instead:e}}function _e(t){return t.
replace(/(?<!\w)(\w+:\/\/)[^/@\s]+@/g,"$1")}function Fn(t,e){return t.replaceAll("{repository}",()=>e)}function Hd(t,e){const n="https://git.example.com/{reposi\
tory}.git";if(!t.includes("{repository}"))return{problem:"does not hold {repository}",instead:n};const s=Fn(t,"owner/name"),i=/^[a-z]+:\/\/\S+$/i.test(s)&&URL.canParse(
s)?new URL(s):void 0;if(i?.protocol==="https:")return;const r=i?.protocol==="http:"||i?.protocol==="file:"&&i.host==="";if(!(r&&e))return r?{problem:`begins wit\
h ${i?.protocol}//, which needs ${et}`,instead:`${n}, or add ${et}`}:{problem:"is no https URL",instead:n}}function aa(t,e){const n=sa(t,e.allowLocal),s=_e(t);switch(n.
kind){case"name":return zn(Fn(e.template,n.name));case"remote":return{url:n.url.href,shown:s,protocols:Un(n.url)};case"file":return{url:(0,Qe.fileURLToPath)(n.url),
shown:s,protocols:"file"};case"path":return zn((0,Qe.pathToFileURL)(n.path).href);case"refused":throw ca(s,n)}}function zn(t){const e=new URL(t);return{url:e.protocol===
"file:"?(0,Qe.fileURLToPath)(e):e.href,shown:_e(t),protocols:Un(e)}}function Un({protocol:t}){return t==="http:"?"http:https":t.slice(0,-1)}function ca(t,{problem:e,
instead:n}){const s=`The repository "${t}" ${e}: write ${n}`;return v("clone","repository_not_allowed",s)}async function Gn(t,e){const{bare:n,branch:s,commit:i,
lender:r,shallow:o,origin:a}=e;for(const d of["objects/info","refs"])await(0,h.mkdir)((0,f.join)(t,d),{recursive:!0});const c=a===void 0?"":`[remote "origin"]
	url = ${JSON.stringify(a)}
`,l={HEAD:`ref: refs/heads/${s}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${n}
${c}`,"packed-refs":i&&`${i} refs/heads/${s}
`,"objects/info/alternates":r&&`${(0,f.join)(r,"objects")}
`,shallow:o};for(const[d,u]of Object.entries(l))u&&await(0,h.writeFile)((0,f.join)(t,d),u)}var Hn=S(421),nt=S(474),st=S(161),la=S(75);const ua=524288,da=65535;let Wn;
function fa(){return Wn??=pa().filter(t=>t>2&&t<=da&&ha(t)),Wn}function pa(){try{return(0,g.readdirSync)("/proc/self/fd").map(Number)}catch{return[]}}function ha(t){
try{const e=/^flags:\s+([0-7]+)/m.exec((0,g.readFileSync)(`/proc/self/fdinfo/${t}`,"utf8"))?.[1];return e!==void 0&&(Number.parseInt(e,8)&ua)===0}catch{return!1}}
function Yn(t){const e=fa().filter(i=>t[i]===void 0);if(e.length===0)return{stdio:[...t],[Symbol.dispose](){}};const n=(0,g.openSync)("/dev/null","r+"),s=[...t];
for(let i=s.length;i<=Math.max(...e);i+=1)s.push("ignore");for(const i of e)s[i]=n;return{stdio:s,[Symbol.dispose]:()=>(0,g.closeSync)(n)}}function it(){const t=Vn(
"/proc/meminfo"),e=s=>Number(new RegExp(`^${s}: +(\\d+) kB`,"m").exec(t)?.[1]??0)*1024,n=e("MemTotal");if(n!==0)return{total:n,available:e("MemAvailable"),shared:e(
"Shmem"),swapFree:e("SwapFree")}}function Kn(){return Number(/^oom_kill (\d+)/m.exec(Vn("/proc/vmstat"))?.[1]??0)}const ma=6n;let Zn;function ga(){return Zn??=wa(),
Zn}function wa(){try{const t=new BigUint64Array(new Uint8Array((0,g.readFileSync)("/proc/self/auxv")).buffer),e=t.findIndex((n,s)=>s%2===0&&n===ma);return e===-1?
4096:Number(t[e+1])}catch{return 4096}}function Vn(t){try{return(0,g.readFileSync)(t,"utf8")}catch{return""}}var ya=S(193);const qn=16384,ba=65536,xa=10,rt=1e3,
Ea=1;function Sa(t,e){const n=new ya.StringDecoder("utf8"),s=Promise.withResolvers();let i=[],r="",o=!1;const a=()=>{for(const c of i.slice(0,rt))e(c.slice(0,qn));
i=i.slice(rt),i.length>0?setTimeout(a,Ea):o?s.resolve():t.resume()};return t.on("data",c=>{const l=(r+n.write(c)).split(`
`);r=(l.pop()??"").slice(0,qn);const d=c.length>=ba,u=i.length>0;if(i=u?[...i,...l]:l,!(u||i.length===0)){if(!d&&i.length<=rt)return a();t.pause(),setTimeout(a,
d?xa:0)}}),t.on("close",()=>{const c=i.length>0;r!==""&&(i=[...i,r]),o=!0,c||a()}),s.promise}var $e=S(500);const Jn=1e4,_a=2;function $a(t){return{list(){const e=t();
if(e===void 0)return[];const n=`/proc/${e}/root/proc`;return es(n).map(s=>`${n}/${s}`)},get shm(){const e=t();return e===void 0?void 0:`/proc/${e}/root/dev/shm`},
get namespace(){return t()}}}async function ka(t){for(const e=Date.now()+Jn;t!==void 0&&Date.now()<e;){if(!Qn(ct(t)))return;await(0,$e.setTimeout)(1)}}class ot{shm=void 0;namespace=void 0;#e;#t=new Map;#s=new Set;constructor(e){
this.#e=e,e.root!==void 0&&this.#s.add(e.root)}list(){return this.#n().map(e=>`/proc/${e}`)}#n(){const e=es("/proc"),n=new Set(e);for(const i of this.#t.keys())
n.has(i)||this.#t.delete(i);let s=e.filter(i=>!this.#t.has(i));for(const i of s)this.#t.set(i,!1);for(let i=s;i.length>0;s=s.filter(r=>!this.#t.get(r)))i=s.filter(
r=>this.#i(r));return e.filter(i=>this.#t.get(i))}#i(e){const n=ct(e);if(n===void 0||e===process.pid)return!1;const{root:s,marker:i,lock:r}=this.#e,o=this.#t.get(
n.parent)||this.#s.has(n.group)||this.#s.has(n.session);if(!(e===s||o||(r?.(Oa(e))??!1)||(i?.(Ra(e))??!1)))return!1;this.#t.set(e,!0);for(const c of[n.group,n.session])
s!==void 0&&c!==0&&this.#s.add(c);return!0}async end(){let e=!1;for(const n=Date.now()+Jn;Date.now()<n;){const s=this.#n().filter(i=>Qn(ct(i)));if(s.length===0&&
e)return!0;e=s.length===0;for(const i of s)Xn(i);await(0,$e.setTimeout)(_a)}return!1}}function Xn(t){try{process.kill(t,"SIGKILL")}catch{}}async function Wd(t){
await new ot({marker:e=>e!==""&&t(e)}).end()}async function va(t,e){const n=e===void 0?void 0:`${t}${e}`,s=at(n??t);await new ot({marker:i=>n===void 0?i.startsWith(
t):i===n,lock:i=>n===void 0?Math.floor(i/le)===Math.floor(s/le):i===s}).end()}const le=2**24;function at(t){const[e="",n=""]=t.split("/",2),s=i=>(0,E.createHash)(
"sha256").update(i).digest().readUIntBE(0,3);return(le/2+s(e)%(le/2))*le+s(n)}function Oa(t){return Number(/^Max file locks +(\d+)/m.exec(lt(`/proc/${t}/limits`))?.[1]??
0)}function Ra(t){return lt(`/proc/${t}/environ`).split("\0").find(n=>n.startsWith(`${X}=`))?.slice(X.length+1)??""}function ct(t){const e=lt(`/proc/${t}/stat`),
[n="",s,i,r]=e.slice(e.lastIndexOf(")")+2).split(" ",4);return e===""?void 0:{state:n,parent:Number(s),group:Number(i),session:Number(r)}}function Qn(t){return t!==
void 0&&!/^[ZX]/.test(t.state)}function es(t){try{return(0,g.readdirSync)(t).filter(e=>/^\d+$/.test(e)).map(Number)}catch{return[]}}function lt(t){try{return(0,g.
readFileSync)(t,"utf8")}catch{return""}}var Ta=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,
i;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(i=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");i&&(s=function(){try{i.call(
this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},ja=(function(t){return function(e){
function n(o){e.error=e.hasError?new t(o,e.error,"An error was suppressed during disposal."):o,e.hasError=!0}var s,i=0;function r(){for(;s=e.stack.pop();)try{if(!s.
async&&i===1)return i=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var o=s.dispose.call(s.value);if(s.async)return i|=2,Promise.resolve(o).then(r,function(a){
return n(a),r()})}else i|=1}catch(a){n(a)}if(i===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function ee(t,e,n){n.signal?.throwIfAborted();
const s=Kn(),{child:i,told:r}=Ia(t,e,n),o=n.namespace?Pa(i.stdio[4]):()=>"",a=()=>Number(/"child-pid": (\d+)/.exec(o())?.[1]??Number.NaN)||void 0,c=new ot(La(i.
pid,n)),l=(0,nt.once)(i,"close");l.catch(()=>{});const d=async()=>{i.pid!==void 0&&Xn(-i.pid),n.sweep&&await c.end()},u=()=>{d()};n.signal?.addEventListener("ab\
ort",u,{once:!0});const p=new AbortController,m=n.watch?.(n.namespace?$a(a):c,p.signal);m?.then(_=>_&&d());try{const[_,b]=await(0,nt.once)(i,"exit");p.abort(),await d(),
await Aa(i,l),await r,await ka(a()),n.signal?.throwIfAborted();const V=Kn()>s;return{...Ma(_,b),breach:await m,shortOfMemory:V}}finally{p.abort(),n.signal?.removeEventListener(
"abort",u)}}function Ia(t,e,n){const s={stack:[],error:void 0,hasError:!1};try{const i=["ignore","pipe","pipe",n.channel===void 0?"ignore":"pipe"],r=Ta(s,Yn([...i,
n.namespace?"pipe":"ignore"]),!1),o=(0,Hn.spawn)(t,e,{cwd:n.cwd,env:{...n.env},detached:!0,stdio:r.stdio}),a=o.stdio[3];a&&"end"in a&&(a.on("error",()=>{}),a.end(
n.channel));const{onLine:c=()=>{}}=n,l=["stdout","stderr"].map(d=>{const u=o[d];return u?Sa(u,p=>c(p,d)):void 0});return{child:o,told:Promise.all(l)}}catch(i){s.
error=i,s.hasError=!0}finally{ja(s)}}function La(t,{env:e,sweep:n}){const s=n?e[X]:void 0;if(s===void 0)return{root:t};const i=at(s);return{root:t,marker:r=>r===
s,lock:r=>r===i}}const Na=1e4;async function Aa(t,e){const n=setTimeout(()=>{for(const s of t.stdio)s?.destroy()},Na);await e,clearTimeout(n)}const Ca=["SIGHUP",
"SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGSEGV","SIGTERM","SIGXFSZ"];function Ma(t,e){const n=typeof t=="number"?t:null,s=Ca.find(i=>n===128+st.constants.
signals[i]);return{exitCode:n,signal:typeof e=="string"?e:s??null}}const Da=4096;function Pa(t){let e="";return t instanceof la.Readable&&t.setEncoding("utf8").
on("data",n=>{e=(e+n).slice(0,Da)}),()=>e}const ts=[["core.hooksPath","/dev/null"],["core.fsmonitor","false"],["init.templateDir",""],["init.defaultBranch","mai\
n"],["safe.directory","*"],["gc.autoDetach","false"],["advice.detachedHead","false"],["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],ns=/no space left on device|disk quota exceeded|unable to write file/i,
ut=1e3,dt=50,ss=2e3;function is(t,e){const n={...e.env,...Ba(t)},s=async i=>{const r=[];let o=0;const{exitCode:a,breach:c}=await ee("git",i,{cwd:"/",env:n,signal:e.
signal,watch:e.guard?.watch,onLine(d,u){u!=="stdout"&&(r.push(d.slice(0,ss)),r.length>=2*dt&&r.splice(0,dt),o+=1,o<=ut&&e.onLine(_e(d.slice(0,ss))))}});o>ut&&e.
onLine(`[\u2026 ${o-ut} more lines of git are left out here \u2026]`);const l=r.slice(-dt).map(_e);if(c)throw v("clone",c.code,`The clone was stopped because ${c.
because}`,l);return{exitCode:a,errors:l}};return{try:s,async must(i){const{exitCode:r,errors:o}=await s(i);if(r===0)return;throw ns.test(o.join(`
`))?v("clone","disk_full","The disk is full: the repository could not be checked out",o):v("clone","clone_failed",`The checkout failed: ${ft(o)}`,o)}}}function Ba(t){
const e=ts.flatMap(([n,s],i)=>[[`GIT_CONFIG_KEY_${i}`,n],[`GIT_CONFIG_VALUE_${i}`,s]]);return{LC_ALL:"C",GIT_TERMINAL_PROMPT:"0",GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"\
/dev/null",GIT_ALLOW_PROTOCOL:t,GIT_CONFIG_COUNT:String(ts.length),...Object.fromEntries(e)}}function ft(t){return(t.findLast(n=>/^(?:fatal|error|remote):/.test(
n))??t.at(-1)??"git said nothing").replace(/^(?:fatal|error): /,"")}async function pt(t,e,n){const s=await t(e);try{return await n()}finally{s()}}const rs="cach\
e";function ht(t){return(0,E.createHash)("sha256").update(JSON.stringify([t.org,t.project,t.appID])).digest("hex").slice(0,32)}async function Fa(t,e,n,s){await(0,h.
mkdir)((0,f.join)(t,ht(e)),{recursive:!0});const i=await(0,h.realpath)((0,f.join)(t,ht(e)));await(0,h.chmod)(i,493);const r=(0,f.join)(i,n);await te(r);const o={
cache:(0,f.join)(i,rs),root:r,source:(0,f.join)(r,"source"),home:(0,f.join)(r,"home"),tmp:(0,f.join)(r,"tmp")};for(const a of Object.values(o))await(0,h.mkdir)(
a,{recursive:!0}),s!==void 0&&await(0,h.chown)(a,s,s);return{app:i,...o,[Symbol.asyncDispose]:()=>za(i,r)}}async function za(t,e){await(0,h.chmod)(t,493).catch(
()=>{}),await te(e)}const ke=".removed";async function Ua(t){const e=[];for(const n of await mt(t))n!==ke&&e.push(...await Ga((0,f.join)(t,n)));return e}async function Ga(t){
return await(0,h.chmod)(t,493).catch(()=>{}),(await mt(t)).filter(e=>e!==rs).map(e=>(0,f.join)(t,e))}async function mt(t){return(await(0,h.readdir)(t,{withFileTypes:!0}).
catch(()=>[])).filter(n=>n.isDirectory()).map(n=>n.name)}async function Ha(t,e){for(const n of e)await(0,h.mkdir)((0,f.join)(t,ke),{recursive:!0,mode:448}).catch(
()=>{}),await(0,h.chmod)(n,448).catch(()=>{}),await(0,h.rename)(n,(0,f.join)(t,ke,(0,E.randomUUID)())).catch(()=>{})}async function Wa(t,e,n){const s=(0,f.join)(
t,ke),i=[];for(const r of[...(await mt(s)).map(o=>(0,f.join)(s,o)),...e])await te(r,{signal:n})||i.push(r);return await(0,h.rmdir)(s).catch(()=>{}),i}const Ya=10*
6e4;async function te(t,{signal:e,ms:n=Ya}={}){if(!await ve(t))return!0;const s=AbortSignal.any([AbortSignal.timeout(n),...e?[e]:[]]);for(const[i,...r]of[["rm",
"-rf","--one-file-system"],["chmod","-R","u+rwX"],["rm","-rf"]]){if(await ee(i,[...r,"--",t],{cwd:"/",env:Ka,signal:s}).catch(Za)==="missing")return Va(t);if(s.
aborted||!await ve(t))break}return!await ve(t)}const Ka={PATH:"/usr/local/bin:/usr/bin:/bin",LC_ALL:"C"};function Za(t){return T(t)==="ENOENT"?"missing":void 0}
async function Va(t){return await(0,h.rm)(t,{recursive:!0,force:!0}).catch(()=>{}),!await ve(t)}async function ve(t){return(0,h.lstat)(t).then(()=>!0,e=>T(e)!==
"ENOENT")}async function qa(t,e){const{exitCode:n}=await ee("chown",["-RhP",`${e}:${e}`,"--",t],{env:{},cwd:"/"});if(n!==0)throw new Error(`chown of ${t} failed`)}
async function Ja(t,e,n,s,i){const r=(0,E.createHash)("sha256").update(e.url).digest("hex").slice(0,32),o=(0,f.join)(t,`${r}.git`);for(const p of[o,os(o)])i.guard?.
include(p);const a=is(e.protocols,i),c=await pt(i.lock,`mirror:${r}`,()=>Xa(a,o,e,n)),{branch:l}=n,d=(0,f.join)(s,".git");await Gn(d,{bare:!1,branch:l,lender:o,
origin:e.shown}),await a.must(["-C",s,"reset","-q","--hard",c]);const u=(await(0,h.readFile)((0,f.join)(d,"refs/heads",l),"utf8")).trim();return await(0,h.writeFile)(
(0,f.join)(d,"shallow"),`${u}
`),(0,g.existsSync)((0,f.join)(s,".gitmodules"))&&await ec(s,e,i),{commit:u,mirror:o}}async function Xa(t,e,n,s){if(!(0,g.existsSync)(e))return as(t,e,n,s);const i=s.
commit&&["-C",e,"rev-parse","--quiet","--verify",`${s.commit}^{commit}`];if(s.commit&&i&&(await t.try(i)).exitCode===0)return s.commit;try{return await cs(t,e,n,
s)}catch(r){if(sc(r)!=="clone_failed")throw r;return as(t,e,n,s)}}function os(t){return`${t}.new`}async function as(t,e,n,s){const i=os(e);await te(i);try{await Gn(
i,{bare:!0,branch:"main"});const r=await cs(t,i,n,s,Qa);return await te(e),await(0,h.rename)(i,e),r}finally{await te(i)}}const Qa=["-c","maintenance.auto=false"];
async function cs(t,e,{url:n,shown:s},i,r=[]){const o=i.commit?[i.commit]:[`refs/heads/${i.branch}`,`refs/tags/${i.branch}`];for(const a of o){const c=`refs/sli\
pway/${(0,E.createHash)("sha256").update(a).digest("hex").slice(0,16)}`,l=["-q","--depth=1","--no-tags","--",n,`+${a}:${c}`],d=await t.try(["-C",e,...r,"fetch",
...l]);if(d.exitCode===0)return/^[0-9a-f]*/.exec(await(0,h.readFile)((0,f.join)(e,"FETCH_HEAD"),"utf8"))?.[0]??"";const u=nc(d.errors,s,i);if(u.facts.code!=="br\
anch_not_found")throw u}throw v("clone","branch_not_found",`The repository ${s} has no branch "${i.branch}"`)}async function ec(t,e,n){const s=is("https",n),i=[
"submodule","update","-q","--init","--recursive","--depth=1","--recommend-shallow"],{exitCode:r,errors:o}=await s.try(["-C",t,...i]);if(r===0)return;const a=/transport '[^']*' not allowed/.
test(o.join(`
`));throw v("clone",a?"repository_not_allowed":"clone_failed",`A submodule of ${e.shown} ${a?"has a URL that is not https":"could not be fetched"}: ${ft(o)}`,o)}
const tc=[[/transport '[^']*' not allowed/,"repository_not_allowed",t=>`The repository ${t} is of a kind that is not cloned`],[/couldn't find remote ref [0-9a-f]{40}|not our ref|unadvertised object|no such remote ref [0-9a-f]{40}/,
"commit_not_found",(t,{commit:e})=>`The repository ${t} has no commit ${e}`],[/couldn't find remote ref/,"branch_not_found",(t,{branch:e})=>`The repository ${t}\
 has no branch "${e}"`],[ns,"disk_full",()=>"The disk is full: the repository could not be fetched"],[/repository '[^'\n]*' not found|does not appear to be a git repository|does not exist|could not read (?:Username|Password)|Authentication failed|error: 40[134]/,
"repository_not_found",t=>`The repository ${t} was not found, or it is private`]];function nc(t,e,n){const s=t.join(`
`),[,i,r]=tc.find(([o])=>o.test(s))??[];return i&&r?v("clone",i,r(e,n),t):v("clone","clone_failed",`The repository ${e} could not be fetched: ${ft(t)}`,t)}function sc(t){
return t instanceof j?t.facts.code:void 0}const ic={bytes:32*1024**2,memory:64*1024**2,fileBytes:1024**2,files:4e3,entries:5e4,depth:24,ms:3e3},rc=2,oc=32,ac=64;
class cc{root;#e;#t;#s;#n=new Map;#i=0;#r=0;#o=0;#a=0;constructor(e,n,s=ic){this.root=e,this.#e=n,this.#t=s,this.#s=n.now()+s.ms}get isOver(){const{bytes:e,memory:n,
files:s,entries:i}=this.#t;return this.#i>=e||this.#r>=n?!0:this.#o>=s||this.#a>=i||this.#e.now()>=this.#s}get used(){return{bytes:this.#i,files:this.#o,entries:this.#a}}async lines(e){
if(this.#n.has(e))return this.#n.get(e);if(this.isOver)return;this.#o+=1;const n=Math.min(this.#t.fileBytes,this.#t.bytes-this.#i),s=await Gr(this.root,e,n),i=s?.
text.split(`
`);return this.#i+=s?.bytes??0,this.#r+=(s?.text.length??0)*rc+(i?.length??0)*oc,this.#n.set(e,i),i}async filesIn(e,n){const s=[];let i=!1;for await(const r of this.#c(
e))if(i=!0,(r.isFile()||r.isSymbolicLink())&&s.push((0,f.join)(e,r.name)),s.length>n)return;return i&&!this.isOver?s:void 0}async*walk(e){let n=[this.root];for(let s=0;s<=
this.#t.depth&&n.length>0;s++){const i=[];for(const r of n)for await(const o of this.#c(r)){const a=(0,f.join)(r,o.name);o.isDirectory()&&!/^(?:\.|node_modules$)/.
test(o.name)&&i.push(a),o.isFile()&&e.test(o.name)&&(yield a)}n=i}}async*#c(e){if(!this.isOver)try{for await(const n of await(0,h.opendir)(e,{bufferSize:ac}))if(this.#a+=
1,yield n,this.isOver)return}catch{}}}var lc=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,
i;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(i=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");i&&(s=function(){try{i.call(
this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},uc=(function(t){return function(e){
function n(o){e.error=e.hasError?new t(o,e.error,"An error was suppressed during disposal."):o,e.hasError=!0}var s,i=0;function r(){for(;s=e.stack.pop();)try{if(!s.
async&&i===1)return i=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var o=s.dispose.call(s.value);if(s.async)return i|=2,Promise.resolve(o).then(r,function(a){
return n(a),r()})}else i|=1}catch(a){n(a)}if(i===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function dc(t,e,n){const s={stack:[],
error:void 0,hasError:!1};try{const{folders:i,limits:r,clock:o}=t;for(const b of Object.values(i))await(0,h.mkdir)(b,{recursive:!0,mode:448});const a=await t.sandbox(),
c=lc(s,new Go((0,f.join)(i.logs,`${e.deployID}.log`),r.logBytes,e.env),!0),l=await Fa(i.builds,e.app,e.deployID,a.ownerOf(e.app)),d=new AbortController,u=new AbortController;
o.sleep(r.timeoutMs,u.signal).then(()=>d.abort(new Error("the time limit")),()=>{});const p=AbortSignal.any([n.signal,d.signal]),m={context:t,job:e,sandbox:a,workspace:l,
log:c,signal:p,mirror:"",root:l.source,step:"",stage:"clone"},_=b=>{m.stage=b,n.onStage(b)};try{const b=await fc(m,_,n);return u.abort(),await n.onOutput?.({directory:b.
directory,kind:b.kind,log:c}),{...b,[Symbol.asyncDispose]:()=>l[Symbol.asyncDispose]()}}catch(b){const V=await wc(b,m,d.signal.aborted).finally(()=>l[Symbol.asyncDispose]());
throw n.signal.throwIfAborted(),V}finally{u.abort()}}catch(i){s.error=i,s.hasError=!0}finally{const i=uc(s);i&&await i}}async function fc(t,e,n){const{job:s,workspace:i}=t;
e("clone");const r=await hc(t);n.onCommit(r);const o=await mc(t);t.root=o;const a=await ao(o,i.source),c=await pc(t,a);gc(t),e("install"),await mo(t,a,o,c!==void 0),
e("build");const l=await Yo({source:i.source,folder:o,asked:s.outputDirectory,built:c!==void 0});return c!==void 0&&await ce(t,"build",c,o,a),{commit:r,...await Ko(
l)}}async function pc({job:t,root:e},n){if(t.buildCommand)return t.buildCommand;if(n.hasBuildScript)return`${n.manager} run build`;const s=n.packageJson&&Fo(n.packageJson,
n.manager);if(s&&!await Zo(e,t.outputDirectory))throw s}async function hc(t){const{context:e,job:n,workspace:s,log:i,signal:r}=t,o=aa(n.repository,e.rules);t.step=
`the clone of ${o.shown}`,i.line(`Cloning ${o.shown}, ${n.commit?`commit ${n.commit}`:`branch ${n.branch}`}`);const a={...e.hostEnv,PATH:e.path,[X]:e.markerOf(n)},
c=t.sandbox.guardOf(s),l={env:a,signal:r,guard:c,lock:e.lock,onLine:m=>i.line(m)},{commit:d,mirror:u}=await Ja(e.folders.mirrors,o,n,s.source,l);t.mirror=u,i.line(
`Checked out ${d}`);const p=t.sandbox.ownerOf(n.app);return p!==void 0&&await qa(s.source,p),d}async function mc({job:t,workspace:e}){const n=t.settings.rootDirectory??
".",s=await ge(e.source,n).catch(()=>{});if(s&&(await(0,h.stat)(s)).isDirectory())return s;throw v("clone","root_directory_missing",`The app's root directory \`${n}\
\` is not in the repository`)}function gc({job:t,log:e}){const n=t.settings.nodeVersion;n&&Number.parseInt(n.replace(/^v/,""),10)!==Number.parseInt(process.versions.
node,10)&&e.line(`Warning: the app asks for Node.js ${n}, builds here run Node.js ${process.versions.node}`)}async function wc(t,e,n){const{log:s,stage:i,step:r,
context:o,workspace:a,root:c}=e;if(n){const d=`The build took longer than its limit of ${Ni(o.limits.timeoutMs)} and was stopped during ${r}`;return s.line(d),v(
i,"build_timeout",d,s.last())}if(t instanceof j){const l=t.facts.diagnostics,d=new cc(a.source,o.clock),u=l.length>0?l:await Oo(wr(s.recent()),d,c);return s.line(
t.message),new j({...t.facts,log:s.last(),diagnostics:u})}return We(t)?v(i,"disk_full","The disk is full",s.last()):t}const ls=1024,U=1024*ls,gt=1024*U,us=[["Ti\
B",1024*gt],["GiB",gt],["MiB",U],["KiB",ls]];function Yd(t,e){const[,n,s]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.exec(t.trim())??[],i=us.find(([o])=>o.toLowerCase()===
s?.toLowerCase())?.[1],r=Math.round(Number(n)*(i??Number.NaN));if(r>0&&Number.isSafeInteger(r))return r;throw new SlipwayError("invalid_input",`${e}: "${t}" is \
not a size`,{input:e,remedy:"Write it with a unit, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}function G(t){const[e,n]=us.find(([,i])=>t>=i)??["\
bytes",1],s=t/n;return`${s<10&&n>1?s.toFixed(1).replace(/\.0$/,""):Math.round(s)} ${e}`}function ds(t,e){return t*(.25+.75*Math.min(1,Math.max(0,e)))}var yc=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,i;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(i=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");i&&(s=function(){try{i.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},bc=(function(t){return function(e){function n(o){e.error=e.hasError?new t(o,e.error,"An \
error was suppressed during disposal."):o,e.hasError=!0}var s,i=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&i===1)return i=0,e.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var o=s.dispose.call(s.value);if(s.async)return i|=2,Promise.resolve(o).then(r,function(a){return n(a),r()})}else i|=1}catch(a){n(a)}if(i===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});function fs(t){try{const{bavail:e,blocks:n,bsize:s,ffree:i}=(0,g.statfsSync)(t);
return{bytes:e*s,size:n*s,files:i}}catch{return}}function xc(t){try{return(0,g.lstatSync)(t).dev}catch{return}}const Ec=6e4,ps=["-type","d","-printf","%b\\n","-\
o","-links","1","-printf","%b\\n","-o","-printf","%b %i\\n"];async function Sc(t,e){const n={bytes:0,files:0,complete:!0,seen:new Set},s=`@${Math.floor(t.since/
1e3)}`;if(!await hs([...t.whole,"-xdev",...ps],n,e))return;t.changed.length>0&&await hs([...t.changed,"-xdev","-newerct",s,"(",...ps,")"],n,e);const{bytes:i,files:r,
complete:o}=n;return{bytes:i,files:r,complete:o}}async function hs(t,e,n){const s={stack:[],error:void 0,hasError:!1};try{const i=yc(s,Yn(["ignore","pipe","pipe"]),
!1),r=(0,Hn.spawn)("nice",["-n","19","find","-P",...t],{cwd:"/",env:{PATH:"/usr/local/bin:/usr/bin:/bin",LC_ALL:"C"},stdio:i.stdio,timeout:Ec,killSignal:"SIGKIL\
L"});let o="",a=!1,c=!1;r.stdout?.setEncoding("latin1").on("data",u=>{const p=(o+u).split(`
`);o=p.pop()??"";for(const m of p)_c(m,e);(e.bytes>n.bytes||e.files>n.files)&&r.kill("SIGKILL")}),r.stderr?.setEncoding("latin1").on("data",u=>{a||=/permission denied|too long/i.
test(u),c||=/unrecognized|unknown|illegal|invalid/i.test(u)});const[l]=await(0,nt.once)(r,"close").catch(()=>[void 0]),d=e.bytes>n.bytes||e.files>n.files;return(typeof l!=
"number"&&!d||a)&&(e.complete=!1),l!==void 0&&!c}catch(i){s.error=i,s.hasError=!0}finally{bc(s)}}function _c(t,e){const[n="",s]=t.split(" ",2);if(s!==void 0){if(e.
seen.has(Number(s)))return;e.seen.add(Number(s))}e.bytes+=Number(n)*512,e.files+=1}const $c=2e4;function ms(t){let e=0;for(const n of t)e+=Number(bs(`${n}/statm`).
split(" ",2)[1]??0);return e*ga()}function kc(t){let e=0,n=0;for(const s of t){const i=bs(`${s}/smaps_rollup`),r=c=>Number(new RegExp(`^${c}: +(\\d+) kB`,"m").exec(
i)?.[1]??0)*1024,o=r("Pss");o===0&&(e+=ms([s]));const a=r("Pss_Shmem");e+=o-a+r("SwapPss"),n+=a}return{own:e,mapped:n}}function gs(t){if(t.shm===void 0)return 0;
try{const{blocks:e,bfree:n,bsize:s}=(0,g.statfsSync)(t.shm);return(e-n)*s}catch{return 0}}function ws(t,e){const n=t.shm===void 0?void 0:ys(t.shm)?.dev,s=new Set,
i={disk:0,memory:0};for(const r of t.list())for(const o of Rc(`${r}/fd`)){if(s.size>=$c)return i;const a=ys(`${r}/fd/${o}`);!a?.isFile()||a.nlink>0||a.dev===n||
s.has(`${a.dev}:${a.ino}`)||(s.add(`${a.dev}:${a.ino}`),a.dev===e?i.disk+=a.blocks*512:vc(a.dev)&&(i.memory+=a.blocks*512))}return i}function vc(t){return(Math.
floor(t/256)&4095)===0}async function Oc(t){if(t===void 0||process.getuid?.()!==0)return 0;const e=[],n=["-t",String(t),"-i","cat","/proc/sysvipc/shm"];await ee(
"nsenter",n,{cwd:"/",env:{PATH:"/usr/local/bin:/usr/bin:/bin"},onLine:o=>e.push(o)}).catch(()=>{});const[s="",...i]=e.map(o=>o.trim()),r=s.split(/\s+/).indexOf(
"rss");return i.reduce((o,a)=>o+(Number(a.split(/\s+/)[r])||0),0)}function ys(t){try{return(0,g.statSync)(t)}catch{return}}function Rc(t){try{return(0,g.readdirSync)(
t)}catch{return[]}}function bs(t){try{return(0,g.readFileSync)(t,"utf8")}catch{return""}}const Tc=1/20,jc=1/4,Ic=3e3,Lc=1/100;class Nc{#e;#t;#s;#n;#i;#r;#o=0;#a=0;#c;#l;#d=performance.
now();#p=0;constructor(e,n,s){this.#e=s,this.#s=[n],this.#t={whole:[e],changed:this.#s,since:Date.now()},this.#n=fs(e),this.#r=this.#n;const{size:i=0,bytes:r=0}=this.#n??
{};this.#i=Math.min(Math.max(512*U,i*.02),5*gt,r/2)}include(e){this.#s.push(e)}look(e){const n=this.#u();if(!n)return{room:Number.POSITIVE_INFINITY};const s=Math.
min(this.#e.diskBytes-this.#o,n.bytes-this.#i),i=performance.now()-this.#d,r=this.#o>this.#e.diskBytes||this.#a>this.#e.diskFiles,a=n.bytes<this.#i?this.#p/jc:r?
this.#p/Tc:Math.max(Ic,this.#p/Lc);return this.#c===void 0&&i>=a&&this.#f(e),{room:s,breach:this.#l}}async settle(e){await this.#c,this.#u();const n=this.#o>this.#e.
diskBytes/2||this.#a>this.#e.diskFiles/2;return this.#l??(n?await this.#f(e):void 0)}#u(){const e=fs(this.#t.whole[0]??"/");return e&&this.#r&&(this.#o+=Math.max(
0,this.#r.bytes-e.bytes),this.#a+=Math.max(0,this.#r.files-e.files)),this.#r=e??this.#r,e}#f(e){return this.#c=this.#h(e).finally(()=>{this.#c=void 0}),this.#c}async#h(e){
const n=performance.now(),s={bytes:this.#o,files:this.#a},{diskBytes:i,diskFiles:r}=this.#e,o=await Sc(this.#t,{bytes:i,files:r}),a=ws(e,xc(this.#t.whole[0]??"/")).
disk;this.#d=performance.now(),this.#p=this.#d-n;const c=o?.complete?{bytes:o.bytes+a,files:o.files}:{bytes:Math.max(s.bytes,o?.bytes??0),files:Math.max(s.files,
o?.files??0)};return this.#o=c.bytes+this.#o-s.bytes,this.#a=c.files+this.#a-s.files,this.#l=this.#m(c),this.#l}#m({bytes:e,files:n}){const{diskBytes:s,diskFiles:i}=this.#e;
if(e>s)return xs(`it wrote more than ${G(s)}, which is what a build may write`);if(n>i)return xs(`it made more than ${i.toLocaleString("en")} files, which is wh\
at a build may make`);const r=this.#r?.bytes??Number.POSITIVE_INFINITY,o=e/Math.max(1,(this.#n?.bytes??0)-r);if(r>=ds(this.#i,o))return;const a=`the disk of the\
 platform ran short: ${G(r)} were left, and it wrote ${G(e)}`;return{code:o>=.5?"disk_quota":"disk_full",because:a}}}function xs(t){return{code:"disk_quota",because:t}}
const Ac=1/30,Cc=30,Mc=16*U;class Dc{#e;#t=it();#s;#n=0;constructor(e){this.#e=e;const{total:n=0,available:s=0}=this.#t??{};this.#s=Math.min(Math.max(128*U,n*.03),
1024*U,s/2)}async look(e){const n=it();if(!n||!this.#t)return{room:Number.POSITIVE_INFINITY};const s=Math.max(gs(e),n.shared-this.#t.shared),i=Math.max(0,this.#t.
swapFree-n.swapFree),r=ms(e.list())+s+i,o=Math.min(this.#e-r,n.available-this.#s);return o>0||performance.now()<this.#n?{room:o}:this.#i(e,n)}async#i(e,n){let s=await this.#r(
e);const i=Math.max(1,(this.#t?.available??0)-n.available);if(s>this.#e&&(await(0,$e.setTimeout)(Cc),s=Math.min(s,await this.#r(e)),s>this.#e))return{room:0,breach:Pc(
s,this.#e)};const r=n.available<ds(this.#s,s/i);return{room:this.#e-s,breach:r?Bc(n.available,s):void 0}}async#r(e){const n=performance.now(),{own:s,mapped:i}=kc(
e.list()),o=(it()?.shared??0)-(this.#t?.shared??0)>Mc?await Oc(e.namespace):0,a=gs(e)+ws(e).memory+o,c=performance.now();return this.#n=c+(c-n)/Ac,s+Math.max(i,
a)}}function Pc(t,e){return{code:"out_of_memory",because:`it used ${G(t)} of memory, and the processes of a build may use ${G(e)} together`}}function Bc(t,e){return{
code:"out_of_memory",because:`the platform's machine ran short of memory: ${G(t)} were left, and it used ${G(e)}`}}const Fc=250,zc=25,Uc=4e6;function Gc(t){const e=new Dc(
t.memoryBytes),n=new Nc(t.root,t.cache,t);return{include:s=>n.include(s),async watch(s,i){let r=Number.POSITIVE_INFINITY;for(;;){const o=Math.min(Fc,Math.max(zc,
r/Uc));if(!await Wc(o,i))return n.settle(s).catch(()=>{});const a=await Hc(e,n,s);if(a.breach)return a.breach;r=a.room}}}}async function Hc(t,e,n){const s=e.look(
n),i=await t.look(n);return{room:Math.min(s.room,i.room),breach:s.breach??i.breach}}async function Wc(t,e){return(0,$e.setTimeout)(t,!0,{signal:e}).catch(()=>!1)}
const wt=["/usr","/bin","/sbin","/lib","/lib32","/lib64","/etc","/opt","/nix"],Es="/run/systemd/resolve",Ss=19e8,Yc=1e8;function Kc(t,e){return["ulimit -c 0 2>/\
dev/null",`ulimit -f ${Math.ceil(t.fileBytes/512)} 2>/dev/null`,e?`ulimit -u ${t.processes} 2>/dev/null || ulimit -p ${t.processes} 2>/dev/null`:'[ -z "$2" ] ||\
 (ulimit -w "$2") 2>/dev/null && ulimit -w "$2" || { (ulimit -x "$2") 2>/dev/null && ulimit -x "$2"; }',"echo 1000 2>/dev/null >/proc/self/oom_score_adj",'eval \
"$(cat <&3)"',"exec 3<&-",'exec /bin/sh -c "$1"'].join(`
`)}const Zc={kind:"none",reason:"it was asked for"};async function Vc(t){const{want:e,limits:n,known:s}=t,i=process.getuid?.()===0,r=s??(e==="none"?Zc:await qc(
i)),o=r.kind==="bubblewrap",a=u=>o&&i?Ss+Number.parseInt(ht(u).slice(0,8),16)%Yc:void 0,c=Kc(n,o),l=new WeakMap,d=u=>{const p=l.get(u)??Gc({...n,root:u.root,cache:u.
cache});return l.set(u,p),p};return{isolation:r,ownerOf:a,guardOf:d,tmpOf:u=>o?"/tmp":u.tmp,async run(u){const p=o?await Xc(u,t,r,a(u.app)):[],m=o?"":String(at(
u.outerEnv[X]??"")),[_="/bin/sh",...b]=[...p,"/bin/sh","-c",c,"sh",u.script,m];return ee(_,b,{cwd:o?"/":u.cwd,env:{...u.outerEnv,PATH:"/usr/local/bin:/usr/bin:/\
bin"},channel:Nr({...u.env,...u.outerEnv}),signal:u.signal,sweep:!o,namespace:o,watch:d(u.workspace).watch,onLine:u.onLine})}}}async function qc(t){const e=[];for(const n of[
U,void 0]){const s=[..._s(t),...await ks(n),...$s(t?Ss:void 0)],i=await ee("bwrap",[...s,"true"],{cwd:"/",env:{PATH:"/usr/local/bin:/usr/bin:/bin"},onLine:r=>e.
push(r)}).catch(()=>{});if(i===void 0)return{kind:"none",reason:"bubblewrap is not installed"};if(i.exitCode===0)return{kind:"bubblewrap",asRoot:t,boundsFiles:n!==
void 0}}return{kind:"none",reason:`bubblewrap does not work here: ${e.at(-1)??"no reason given"}`}}const Jc=1/4;async function Xc(t,{tools:e,dataDir:n,limits:s},{
boundsFiles:i},r){const{app:o,root:a,cache:c,tmp:l}=t.workspace;if(await(0,h.realpath)(l).catch(()=>"")!==l)throw v("build","build_failed","A command of the bui\
ld replaced its folder for temporary files");const d=e.filter(p=>!wt.some(m=>M(m,p))),u=[...wt,...d].some(p=>M(p,n));return["bwrap",..._s(r!==void 0),...await ks(
i?Math.ceil(s.memoryBytes*Jc):void 0),...await Qc(o,r??process.getuid?.(),t.workspace),"--bind",l,"/tmp",...d.flatMap(p=>[...Oe(p),"--ro-bind-try",p,p]),...u?["\
--tmpfs",n]:[],...t.readable.flatMap(p=>[...Oe(p),"--ro-bind-try",p,p]),...[a,c].flatMap(p=>[...Oe(p),"--bind",p,p]),...u?["--remount-ro",n]:[],"--remount-ro","\
/","--info-fd","4","--chdir",t.cwd,...$s(r)]}function _s(t){const e=["--unshare-pid","--unshare-ipc","--unshare-uts","--unshare-cgroup-try","--die-with-parent"];
return t?[...e,"--cap-drop","ALL",...["SETUID","SETGID","SETPCAP"].flatMap(n=>["--cap-add",`CAP_${n}`])]:["--unshare-user",...e]}function $s(t){return t===void 0?
[]:["setpriv",...["--reuid",String(t),"--regid",String(t),"--clear-groups"],"--no-new-privs","--inh-caps=-all","--bounding-set=-all"]}async function Qc(t,e,n){if(e===
void 0)return[];const s=(0,f.join)(t,"passwd"),i=e===0?"":`build:x:${e}:${e}::${n.home}:/bin/sh
`;return await(0,h.writeFile)(s,`root:x:0:0:root:/root:/bin/sh
${i}`),await(0,h.chmod)(s,420),["--ro-bind",s,"/etc/passwd"]}async function ks(t){const e=await Promise.all(wt.map(async i=>{const r=await(0,h.realpath)(i).catch(
()=>{});return r===void 0?[]:r===i?["--ro-bind",i,i]:["--symlink",r,i]})),s=["--dev","/dev",...t===void 0?[]:["--perms","1777","--size",String(t)],"--tmpfs","/d\
ev/shm","--remount-ro","/dev"];return[...e.flat(),"--ro-bind-try",Es,Es,...s,"--proc","/proc"]}function Oe(t){const e=(0,f.dirname)(t);return e==="/"?[]:[...Oe(
e),"--dir",e]}async function el(t,e){const n=[(0,f.dirname)(process.execPath),(0,f.dirname)(await(0,h.realpath)(process.execPath)),...e];for(const s of t.split(
":").filter(i=>i.startsWith("/"))){const i=await(0,h.realpath)((0,f.join)(s,"npm")).catch(()=>{});i&&n.push(s,(0,f.dirname)((0,f.dirname)(i)))}return[...new Set(
n)]}const tl={NODE_DISABLE_COMPILE_CACHE:"1"};function nl(t){const{limits:e,clock:n}=t,s=(0,f.resolve)(t.dataDir),i={builds:(0,f.join)(s,"builds"),mirrors:(0,f.
join)(s,"git"),logs:(0,f.join)(s,"logs")},r={...t.env,...t.lasting?{}:tl},o=Ir(t.path,process.execPath),a=`${(0,E.createHash)("sha256").update(s).digest("hex").
slice(0,16)}/`;let c;const l={limits:e,folders:i,hostEnv:r,path:o,clock:n,lock:t.lock,rules:{template:t.gitUrlTemplate,allowLocal:t.allowLocalGit},markerOf:d=>`${a}${d.
deployID}`,sandbox(){return c??=sl(t,o,r),c}};return{sandbox:l.sandbox,build:(d,u)=>dc(l,d,u),async clean(d){const u=m=>d===null||(0,f.basename)(m)===d,p=(await Ua(
i.builds)).filter(u);return p.length>0&&await va(a,d??void 0),await Ha(i.builds,p),m=>Wa(i.builds,p,m)}}}async function sl(t,e,n){return Vc({want:t.isolation,limits:t.
limits,tools:await el(e,jr(n)),dataDir:await(0,h.realpath)(t.dataDir),known:t.known})}const il=20,vs=200;function rl({count:t,names:e},n){return{count:t+1,names:e.
length<il?[...e,al(n)]:e}}function ol({count:t,names:e}){const n=t>e.length?` and ${t-e.length} more`:"";return`Left out of the plain folder: ${e.toSorted().join(
", ")}${n}`}function al(t){const e=t.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,"\uFFFD");return e.length>vs?`${e.slice(0,vs)}\u2026`:e}function cl({ignoredRules:t,
withheld:e,leftOut:n}){const s=t.map(({file:i,line:r,reason:o})=>`Ignored: ${i}${r===void 0?"":`, line ${r}`}: ${o}`);return e>0&&s.push(`Left out: ${e} \xD7 .env*\
, for such files hold secrets`),n.count>0&&s.push(ol(n)),s}function Kd(t,e=Date.now){return(n,s,i)=>t(`${JSON.stringify({time:new Date(e()).toISOString(),level:n,
event:s,...i})}
`)}const yt=()=>{},ll=/^[0-9a-f]{64}$/;function Re(t){return ll.test(t)}function bt(t,e){return(0,f.join)(t,e.slice(0,2),e)}async function ul(t){try{return(await(0,h.
readdir)(t)).filter(e=>/^[0-9a-f]{2}$/.test(e))}catch(e){if(["ENOENT","ENOTDIR"].includes(T(e)??""))return[];throw e}}async function Os(t){return(await(0,h.readdir)(
t,{withFileTypes:!0})).filter(e=>e.isDirectory()).map(({name:e})=>e)}const R=8;class Te{#e;constructor(e){this.#e=e}get bytes(){return this.#e.length}has(e){let n=0,
s=this.#e.length/R-1;for(;n<=s;){const i=n+s>>>1,r=i*R,o=this.#e.compare(e,0,R,r,r+R);if(o===0)return!0;o<0?n=i+1:s=i-1}return!1}detached(){return new Te(Buffer.
from(this.#e))}}function dl(t){return(0,E.hash)("sha256",t,"buffer").subarray(0,R)}const fl=100,Rs=600*1e3;class pl{#e;#t;#s=new Map;#n=0;constructor(e,n){this.#e=
e,this.#t=n}get total(){return this.#n}note(e,n,s,i){const r=e==="object_unusable"?`${i} unusable`:i,o=this.#s.get(r),a=this.#e.monotonic();if(o&&a-o.at<Rs){o.at=
a;return}this.#n+=1,this.#t("error",e,{org:n,hash:s});const[c]=this.#s.keys();this.#s.size>=fl&&c!==void 0&&this.#s.delete(c),this.#s.set(r,{path:r===i?i:void 0,
at:a})}mend(e){this.#s.size>0&&this.#s.delete(e)}async lasting(){const e=this.#e.monotonic()-Rs;for(const[n,{path:s,at:i}]of this.#s)(s!==void 0&&await(0,h.stat)(
s).catch(()=>{})!==void 0||i<e)&&this.#s.delete(n);return this.#s.size}}class H extends Error{name="DamagedObject"}class hl{#e;#t=new Map;#s=new Map;#n=0;constructor(e){
this.#e=e}get weight(){return this.#n}get(e){const n=this.#t.get(e);if(n!==void 0)return n.used=!0,n.value}load(e,n,s){const i=this.get(e);if(i!==void 0)return Promise.
resolve(i);let r=this.#s.get(e);return r||(r=s().then(o=>(this.put(e,o,n(o)),o)).finally(()=>this.#s.delete(e)),this.#s.set(e,r)),r}put(e,n,s){this.delete(e),!(s>
this.#e)&&(this.#t.set(e,{value:n,weight:s,used:!1}),this.#n+=s,this.#i(e))}delete(e){this.#n-=this.#t.get(e)?.weight??0,this.#t.delete(e)}#i(e){for(const[n,s]of this.#t){
if(this.#n<=this.#e)return;this.#t.delete(n),s.used||n===e?this.#t.set(n,{...s,used:!1}):this.#n-=s.weight}}}const ml={files:1e5,fileBytes:512*1024*1024,totalBytes:4*
1024*1024*1024},C=1024*1024,je={pathBytes:1024,pathsBytes:16*C,rulesBytes:256*1024,indexBytes:32*C},xt=32*C,Ts={pathBytes:4096,pathsBytes:32*C,rulesBytes:8*C,indexBytes:48*
C},Et=C,Ie=C,gl=8,wl=32,Zd=null,Vd=1e3,yl=2*C,bl=512;class xl{#e;#t;constructor(e=El,n=yl){this.#e=e,this.#t=new hl(n)}async digest(e,n){const{ino:s,size:i,mtimeMs:r,
ctimeMs:o}=await n.stat(),a=`${s} ${i} ${r} ${o}`,c=this.#t.get(e);if(c?.look===a)return c.digest;const l={look:a,digest:this.#e(n)};return this.#t.put(e,l,bl+2*
(e.length+a.length)),l.digest.catch(()=>this.#t.get(e)===l&&this.#t.delete(e)),l.digest}}async function El(t){const e=(0,E.createHash)("sha256"),n=(0,g.createReadStream)(
"",{fd:t.fd,start:0,autoClose:!1,highWaterMark:1024*1024});for await(const s of n)e.update(s);return e.digest("hex")}function Sl(t){if(t.charCodeAt(0)!==47)return;
const e=t.includes("%")?kl(t):t;if(!(e===void 0||e.includes("\0")||e.includes("\\")))return/\/\.\.?(?:\/|$)/.test(e)?void 0:e.slice(1)}const _l=/^[\w.!~*'()@:$,+=&;/-]*$/;
function qd(t){return _l.test(t)?`/${t}`:`/${t.split("/").map($l).join("/")}`}function $l(t){return encodeURIComponent(t).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,
decodeURIComponent)}function kl(t){try{return decodeURIComponent(t)}catch{return}}function Jd(t,e){if(t===""||t.endsWith("/")){if(e(`${t}index.html`))return{kind:"\
file",path:`${t}index.html`};const n=t.slice(0,-1);return n!==""&&e(`${n}.html`)?{kind:"redirect",to:n}:void 0}return e(t)?{kind:"file",path:t}:e(`${t}.html`)?{
kind:"file",path:`${t}.html`}:e(`${t}/index.html`)?{kind:"redirect",to:`${t}/`}:void 0}const js=32,vl=/\/:[A-Za-z]\w*[^\w/]/,Ol=/^:([A-Za-z]\w*)$/,St="it must b\
egin with a path, with one * at most and placeholders (/:name) for whole parts, each once",Rl=`it has more than ${js} placeholders`;function Is(t){const e=Sl(t);
return e===void 0?St:Tl(Ls(`/${e}`))}function Tl(t){const[e="",n,s]=t.split("*",3);if(!t.startsWith("/")||s!==void 0||vl.test(t))return St;const i=e.slice(1).split(
"/").map(_t),r=(n??"").split("/").map(_t),o=[...ue(i),...ue(r),...n===void 0?[]:["splat"]];if(new Set(o).size<o.length)return St;if(o.length>js)return Rl;if(n===
void 0)return{text:t,head:i,star:void 0};if(n===""&&e.endsWith("/")){const l=e==="/"?[]:e.slice(1,-1).split("/").map(_t);return{text:t,head:l,star:{isRest:!0,before:"",
behind:"",tail:[]}}}const a=e.slice(e.lastIndexOf("/")+1),[c=""]=n.split("/",1);return{text:t,head:i.slice(0,-1),star:{isRest:!1,before:a,behind:c,tail:r.slice(
1)}}}function Xd({head:t,star:e}){return new Set(e?[...ue(t),...ue(e.tail),"splat"]:ue(t))}function ue(t){return t.flatMap(e=>"name"in e?e.name:[])}function _t(t){
const e=Ol.exec(t)?.[1];return e===void 0?{text:t}:{name:e}}const jl=null;class Qd{path;bare;parts;#e;#t=new Map;#s=jl;constructor(e){this.path=e,this.bare=Ls(e),
this.parts=this.bare.slice(1).split("/")}encode(e){const n=this.#t.get(e);if(n!==void 0)return n;if(this.#s-=e.length,this.#s<0)return;const s=encodePath(e).slice(
1);return this.#t.set(e,s),s}start(e){if(!this.#e){let n=1;this.#e=this.parts.map(s=>{const i=n;return n+=s.length+1,i})}return this.#e[e]??this.path.length}}function ef(t,e){
const{head:n,star:s}=t,{parts:i}=e;if(s===void 0)return i.length===n.length&&$t(n,i,0)?new kt(t,e,void 0):void 0;if(!$t(n,i,0))return;if(s.isRest){if(i.length<n.
length)return;const c=n.length===0?1:e.start(n.length-1)+(i[n.length-1]??"").length+1;return new kt(t,e,c>e.path.length?void 0:e.path.slice(c))}const r=i.length-
s.tail.length-1;if(r<n.length||!$t(s.tail,i,r+1))return;const o=e.start(n.length)+s.before.length,a=e.start(r)+(i[r]??"").length-s.behind.length;if(!(o>a)&&e.bare.
startsWith(s.before,e.start(n.length))&&e.bare.startsWith(s.behind,a))return new kt(t,e,e.bare.slice(o,a))}function $t(t,e,n){for(let s=0;s<t.length;s+=1){const i=t[s],
r=e[n+s];if(i===void 0||r===void 0||("text"in i?i.text!==r:r===""))return!1}return!0}class kt{#e;#t;#s;constructor(e,n,s){this.#e=e,this.#t=n,this.#s=s}get(e){const{
head:n,star:s}=this.#e,{parts:i}=this.#t,r=n.findIndex(a=>"name"in a&&a.name===e);if(r!==-1)return i[r]??"";const o=s?s.tail.findIndex(a=>"name"in a&&a.name===e):
-1;return s&&o!==-1?i[i.length-s.tail.length+o]??"":this.#s??""}encoded(e){return this.#t.encode(this.get(e))}}function Ls(t){return t.length>1&&t.endsWith("/")?
t.slice(0,-1):t}const Il=500,Ns=8*1024,Ll=2e3,As=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,Cs=/^[\t\x20-\x7e\x80-\xff]*$/,Ms=new Set(["accept-ranges","connection","conten\
t-encoding","content-length","content-range","date","etag","keep-alive","last-modified","location","server","te","trailer","transfer-encoding","upgrade","vary",
"x-request-id","x-slipway-release"]);function Nl(t){const e=[],n=[];let s;for(const[i,r]of t.split(/\r\n|\r|\n/).entries()){const o=r.trim(),a=c=>n.push({line:i+
1,reason:c});o===""||o.startsWith("#")||(o.length>Ll?a("the line is too long"):o.startsWith("/")||/^https?:/.test(o)?(s=Al(o,e.length,a),s&&e.push(s)):s?Cl(s,o,
a):a("it stands below no path"))}return{rules:e,ignored:n}}function Al(t,e,n){const s=Is(t);if(e>=Il)n("too many rules");else if(typeof s=="string")n(s);else return{
from:s,set:[],unset:[],bytes:0}}function Cl(t,e,n){const s=/^!\s*(\S+)$/.exec(e)?.[1];if(s)return void t.unset.push(s.toLowerCase());const i=e.indexOf(":"),r=e.
slice(0,i).trim().toLowerCase(),o=e.slice(i+1).trim();if(i<1||!As.test(r)||!Cs.test(o))return n('it is not "Name: value"');if(r==="basic-auth")return n('"basic-\
auth" is not supported: everybody may read this path');if(r==="set-cookie"&&t.set.some(([c])=>c===r))return n("a path can set one cookie");if(Ms.has(r))return n(
`"${r}" is the edge's own`);const a=t.bytes+Ml(r,o);if(a>Ns)return n(`the headers of this path have more than ${Ns} bytes`);t.bytes=a,t.set.push([r,o])}function Ml(t,e){
return t.length+e.length+4}function tf(t,e){return As.test(t)&&t===t.toLowerCase()&&Cs.test(e)&&!Ms.has(t)}const Dl=2e3,Pl=2e3,Bl=/^[^/:]+=/,Ds={200:"rewrite",404:"\
rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function Fl(t){const e=[],n=[];for(const[s,i]of t.split(/\r\n|\r|\n/).entries()){const r=zl(i).trim();if(r===
"")continue;const o=e.length<Dl?Ul(r):"too many rules";typeof o=="string"?n.push({line:s+1,reason:o}):e.push(o)}return{rules:e,ignored:n}}function zl(t){const e=t.
search(/(?:^|\s)#/);return e===-1?t:t.slice(0,e)}function Ul(t){if(t.length>Pl)return"the line is too long";const[e="",n,s="301",...i]=t.split(/\s+/);if(n===void 0)
return"it names no target";if(i.length>0||s.includes("=")||Bl.test(n))return"conditions and query parameters are not supported";const r=Gl(s);if(r===void 0)return/^\d+!?$/.
test(s)?`${s} is no status of a redirect`:"its status is no number";const o=Is(e);return typeof o=="string"?o:Wl(n,r)?{from:o,to:n.replace(/[^\x21-\x7e]/gu,encodeURIComponent),
status:r,force:s.endsWith("!")}:Ps(r)?"rewrites to other origins are refused":"the target is no path and no URL"}function Gl(t){const e=Number(/^(\d{3})!?$/.exec(
t)?.[1]);return Hl(e)?e:void 0}function Hl(t){return Object.hasOwn(Ds,t)}function Ps(t){return Ds[t]==="rewrite"}function Wl(t,e){return/^\/(?!\/)/.test(t)||!Ps(
e)&&/^(?:https?:)?\/\//i.test(t)}const vt="_redirects",Ot="_headers",Rt=512*1024;function Tt(t){return t===vt||t===Ot}function Bs(t){const e=[],n=o=>{const a=t.
get(o)??Buffer.alloc(0);return a==="too large"&&e.push({file:o,reason:`it has more than ${Rt} bytes`}),a==="too large"?"":a.toString()},s=Fl(n(vt));for(const o of s.
ignored)e.push({file:vt,...o});const i=Nl(n(Ot));for(const o of i.ignored)e.push({file:Ot,...o});if(s.rules.length+i.rules.length===0)return{bytes:Buffer.alloc(
0),ignored:e};const r={redirects:s.rules.map(({from:o,to:a,status:c,force:l})=>[o.text,a,c,l]),headers:i.rules.map(({from:o,set:a,unset:c})=>[o.text,a,c])};return{
bytes:Buffer.from(JSON.stringify(r)),ignored:e}}function nf(t){if(t.length===0)return{redirects:[],headers:[]};const{redirects:e,headers:n}=Yl(t);if(!Array.isArray(
e)||e.length>REDIRECT_RULES_MOST||!Array.isArray(n)||n.length>HEADER_RULES_MOST)throw W();return{redirects:e.map(Kl),headers:n.map(Zl)}}function Yl(t){try{const e=JSON.
parse(t.toString());if(isObject(e))return e}catch{}throw W()}function Kl(t){const[e,n,s,i]=de(t);if(typeof n!="string"||typeof s!="number"||typeof i!="boolean"||
!isStatus(s)||!isTarget(n,s)||!/^[\x21-\x7e]+$/.test(n))throw W();return{from:Fs(e),to:n,status:s,force:i}}function Zl(t){const[e,n,s]=de(t),i=de(n).map(o=>{const[
a,c]=de(o);if(typeof a!="string"||typeof c!="string"||!isHeader(a,c))throw W();return[a,c]}),r=de(s).map(o=>typeof o=="string"?o:jt());return{from:Fs(e),set:i,unset:r}}
function Fs(t){const e=typeof t=="string"?parsePattern(t):void 0;return typeof e=="object"?e:jt()}function de(t){return Array.isArray(t)?t:jt()}function jt(){throw W()}
function W(){return new DamagedObject("The compiled rules of a release are damaged: deploy again")}const Vl={"3g2":"video/3gpp2","3gp":"video/3gpp","3gpp":"vide\
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
on/xv+xml",yaml:"text/yaml",yang:"application/yang",yin:"application/yin+xml",yml:"text/yaml",zip:"application/zip"};function ql(t){let e=(""+t).trim().toLowerCase(),
n=e.lastIndexOf(".");return Vl[~n?e.substring(++n):e]}const Jl=new Map([["js","text/javascript"],["mjs","text/javascript"],["cjs","text/javascript"],["map","app\
lication/json"],["ico","image/x-icon"],["webmanifest","application/manifest+json"],["apple-app-site-association","application/json"],["eot","application/vnd.ms-\
fontobject"],["flac","audio/flac"],["m3u8","application/vnd.apple.mpegurl"],["m4v","video/mp4"],["apk","application/vnd.android.package-archive"],["usdz","model\
/vnd.usdz+zip"]]),Xl=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,Ql=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;
function eu(t){const e=t.slice(t.lastIndexOf("/")+1),n=e.slice(e.lastIndexOf(".")+1).toLowerCase(),s=Jl.get(n)??ql(n),i=typeof s=="string"?s:"application/octet-\
stream";return Xl.test(i)&&!i.includes("charset")?`${i}; charset=utf-8`:i}function tu(t){return Ql.test(t)}const nu=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,
su=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},
{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];function iu(t){const e=zs(
t);return e===void 0||e.endsWith(".html")?!1:nu.test(t)||su.some(n=>n.name.test(e)&&(n.in?.test(t)??!0))}const ru=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function ou(t){const e=zs(t);return iu(t)||e!==void 0&&ru.test(e)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(e)}function zs(t){const e=t.slice(t.lastIndexOf("/")+1);return e.
length<=255?e:void 0}var au=S(573);const Y=Buffer.from("SLIPWAY","latin1"),I=56,fe=32,Le=fe+6,K=4,Us=8192,Gs=Buffer.allocUnsafe(3*Ts.pathBytes);class Ne{count;bytes;assets;rules;#e;#t;#s;#n;#i;constructor(e,n,s){
const i=Ae(n);this.#e=e,this.count=n.count,this.bytes=e.length,this.#t=i.records,this.#s=i.offsets,this.#n=i.paths,this.#i=s,this.assets=new Te(e.subarray(I,i.records)),
this.rules=e.subarray(i.rules)}static async open(e,n,s=je){if(e.length>s.indexBytes)throw $("it is too large");const i=Hs(e,s);if(Ae(i).end!==e.length)throw $("\
its length is not what it says");const r=await cu(e,i,s,n);return new Ne(e,i,r)}find(e){if(e.length>this.#i)return-1;const n=Gs.write(e);let s=0,i=this.count-1;
for(;s<=i;){const r=s+i>>>1,o=this.#e.compare(Gs,0,n,this.#r(r),this.#r(r+1));if(o===0)return r;o<0?s=r+1:i=r-1}return-1}path(e){return this.#e.toString("utf8",
this.#r(e),this.#r(e+1))}file(e){const n=this.#t+e*Le;return{hash:this.#e.toString("hex",n,n+fe),size:this.#e.readUIntLE(n+fe,6)}}*files(){for(let e=0;e<this.count;e+=
1)yield{path:this.path(e),...this.file(e)}}#r(e){return this.#n+this.#e.readUInt32LE(this.#s+e*K)}}function Hs(t,e=je){if(t.length<I||Y.compare(t,0,Y.length)!==
0)throw $("it is no index");const n={count:t.readUInt32LE(8),pathsBytes:t.readUInt32LE(12),rulesBytes:t.readUInt32LE(16),assets:t.readUInt32LE(20),assetsDigest:t.
subarray(24,I)};if(n.assets>n.count)throw $("it has more assets than files");if(n.pathsBytes>e.pathsBytes||n.rulesBytes>e.rulesBytes||Ae(n).end>e.indexBytes)throw $(
"it is too large");return n}function Ws(t,e){if(e.length!==t.assets*R)throw $("its length is not what it says");if(!(0,E.hash)("sha256",e,"buffer").equals(t.assetsDigest))
throw $("its assets are not what they were");return new Te(e)}function Ae({count:t,pathsBytes:e,rulesBytes:n,assets:s}){const i=I+s*R,r=i+t*Le,o=r+(t+1)*K,a=o+e;
return{records:i,offsets:r,paths:o,rules:a,end:a+n}}async function cu(t,e,n,s){const i=Ae(e),r=t.subarray(I,i.records);if(Ws(e,r),!(0,au.isUtf8)(t.subarray(i.paths,
i.rules)))throw $("a path is not UTF-8");if(t.readUInt32LE(i.offsets)!==0)throw $("its first path begins elsewhere");let o=0;for(let a=0;a<e.count;a+=Us){if(o=Math.
max(o,lu(t,i,a,Math.min(a+Us,e.count))),o>n.pathBytes)throw $("a path is too long");await s()}if(t.readUInt32LE(i.offsets+e.count*K)!==e.pathsBytes)throw $("its\
 last path ends elsewhere");for(let a=R;a<r.length;a+=R){const c=a-R;if(r.compare(r,a,a+R,c,a)>=0)throw $("its assets are not sorted")}return o}function lu(t,e,n,s){
const i=c=>t.readUInt32LE(e.offsets+c*K);let r=0,o=n===0?0:e.paths+i(n-1),a=e.paths+i(n);for(let c=n;c<s;c+=1){const l=e.paths+i(c+1);if(l<=a||l>e.rules)throw $(
"its paths are out of order");if(((t[a]??0)&192)===128)throw $("a path is not UTF-8");if(o!==0&&t.compare(t,a,l,o,a)>=0)throw $("its paths are not sorted");r=Math.
max(r,l-a),o=a,a=l}return r}function $(t){return new H(`The index of a release is damaged (${t}): deploy again`)}function Ys(t,e){const n=uu(t),s=du(n),i=n.reduce(
(p,{path:m})=>p+Buffer.byteLength(m),0),r=I+s.length+n.length*(Le+K)+K,o=Buffer.alloc(r+i+e.length);Y.copy(o);const a=[n.length,i,e.length,s.length/R];for(const[
p,m]of a.entries())o.writeUInt32LE(m,Y.length+p*4);(0,E.hash)("sha256",s,"buffer").copy(o,Y.length+a.length*4),s.copy(o,I);let c=I+s.length,l=c+n.length*Le;const d=l+
(n.length+1)*K;let u=0;for(const{path:p,hash:m,size:_}of n)o.write(m,c,fe,"hex"),c=o.writeUIntLE(_,c+fe,6),l=o.writeUInt32LE(u,l),u+=o.write(p,d+u);return o.writeUInt32LE(
u,l),o.set(e,d+i),o}function uu(t){return t.some(({path:e})=>/[\ud800-\uffff]/.test(e))?t.map(e=>({file:e,bytes:Buffer.from(e.path)})).sort((e,n)=>e.bytes.compare(
n.bytes)).map(({file:e})=>e):t.toSorted((e,n)=>e.path<n.path?-1:1)}function du(t){const e=t.filter(({path:n})=>ou(n)).map(({path:n})=>dl(n));return e.sort((n,s)=>n.
compare(s)),Buffer.concat(e.filter((n,s)=>s===0||!e[s-1]?.equals(n)))}const fu=123;function Ks(t){return t[0]===fu}async function pu(t,e,n){if(t.length>xt)throw ne(
`has more than ${xt} bytes`);const s=hu(t),i=new Map;for(const r of s.filter(({path:o})=>Tt(o)))i.set(r.path,r.size>Rt?"too large":await e(r));return Ne.open(Ys(
s,Bs(i).bytes),n,Ts)}function hu(t){let e;try{e=JSON.parse(t.toString())}catch{throw ne("is not JSON")}if(!O(e)||!O(e.files))throw ne("names no files");return Object.
entries(e.files).map(([n,s])=>{const{hash:i,size:r}=O(s)?s:{};if(typeof i!="string"||!Re(i))throw ne("has a file without a hash");if(typeof r!="number"||!Number.
isInteger(r)||r<0||r>=2**48)throw ne("has a file without a size");if(n===""||!n.isWellFormed())throw ne("has a path that is none");return{path:n,hash:i,size:r}})}
function ne(t){return new H(`The manifest of a release ${t}: deploy again`)}function pe(t,e=gl){let n=performance.now();return()=>{if(!(performance.now()-n<e))return new Promise(
(s,i)=>{setImmediate(()=>{n=performance.now(),t?.aborted?i(t.reason):s()})})}}class mu{#e=Promise.resolve();take(e){const n=this.#e.then(e);return this.#e=n.catch(
()=>{}),n}}const It=["br","zstd","gzip"],se=Buffer.from("SLV","latin1"),Z=se.length+4+32,Zs=16*1024*1024;function Ce(t,e,n){return(0,f.join)(t,"variants",e.slice(
0,2),`${e}.${n}`)}function gu(t){const[,e,n]=/^([0-9a-f]{64})\.([a-z]+)$/.exec(t)??[];return It.some(s=>s===n)?e:void 0}function wu(t){const e=Buffer.alloc(4);return e.
writeUInt32LE(t.length),Buffer.concat([se,e,(0,E.hash)("sha256",t,"buffer"),t])}async function yu(t){let e;try{e=await(0,h.open)(t)}catch(n){if(T(n)==="ENOENT")
return;throw n}try{const{bytesRead:n,buffer:s}=await e.read(Buffer.alloc(Z),0,Z,0),i=Vs(s.subarray(0,n));return i!==void 0&&(await e.stat()).size===Z+i?i:void 0}finally{
await e.close()}}async function bu(t){const e=await(0,h.readFile)(t).catch(()=>{}),n=e&&Vs(e);if(!e||n===void 0||e.length!==Z+n)return;const s=e.subarray(Z),i=e.
subarray(se.length+4,Z);return(0,E.hash)("sha256",s,"buffer").equals(i)?s:void 0}function Vs(t){if(t.length<Z||se.compare(t,0,se.length)!==0)return;const e=t.readUInt32LE(
se.length);return e<=Zs?e:void 0}var xu=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,i;
if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(i=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");i&&(s=function(){try{i.call(
this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Eu=(function(t){return function(e){
function n(o){e.error=e.hasError?new t(o,e.error,"An error was suppressed during disposal."):o,e.hasError=!0}var s,i=0;function r(){for(;s=e.stack.pop();)try{if(!s.
async&&i===1)return i=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var o=s.dispose.call(s.value);if(s.async)return i|=2,Promise.resolve(o).then(r,function(a){
return n(a),r()})}else i|=1}catch(a){n(a)}if(i===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});class qs{damage;#e;#t;#s=new xl;#n=new mu;#i=new Map;constructor({
dir:e,clock:n,log:s}){this.#e=e,this.#t=s,this.damage=new pl(n,s)}async index(e,n){const s=this.#a(e,n),{size:i,mtimeMs:r}=await(0,h.stat)(s).catch(a=>this.#c(e,
n,a));if(i>Math.max(je.indexBytes,xt))throw this.damage.note("object_unusable",e,n,s),new H(`The index ${n} of a release has ${i} bytes: deploy again`);const o=()=>this.#r(
e,n,s);return{index:await(i>Ie?this.#n.take(o):o()),storedAt:r}}async#r(e,n,s){const i=await this.read(e,n),r=pe();try{return Ks(i)?await pu(i,({hash:o,size:a})=>this.
read(e,o,a),r):await Ne.open(i,r)}catch(o){throw o instanceof H&&this.damage.note("object_unusable",e,n,s),o}}async assets(e,n){const s={stack:[],error:void 0,hasError:!1};
try{const i=this.#a(e,n),r=xu(s,await(0,h.open)(i).catch(c=>this.#c(e,n,c)),!0),o=await Js(r,0,I);if(Ks(o))return(await this.index(e,n)).index.assets.detached();
const a=Hs(o);return Ws(a,await Js(r,I,a.assets*R))}catch(i){s.error=i,s.hasError=!0}finally{const i=Eu(s);i&&await i}}async read(e,n,s){const i=this.#a(e,n);if(s!==
void 0&&(await(0,h.stat)(i).catch(a=>this.#c(e,n,a))).size!==s)throw await this.#l(e,n);const r=await(0,h.readFile)(i).catch(o=>this.#c(e,n,o));if(await Su(r)!==
n)throw await this.#l(e,n);return this.damage.mend(i),r}async stream(e,n,s){const i=this.#a(e,n),r=await(0,h.open)(i).catch(o=>this.#c(e,n,o));try{if(await this.#s.
digest(i,r)!==n)throw await this.#l(e,n);return this.damage.mend(i),r.createReadStream({start:0,...s,highWaterMark:256*1024})}catch(o){throw await r.close(),o}}async variants(e,n){
const s=this.#o(e),i=new Map;for(const r of It){const o=await yu(Ce(s,n,r)).catch(a=>{this.#t("warn","variants_unreadable",{org:e,reason:String(a)})});o!==void 0&&
i.set(r,o)}return i}async readVariant(e,n,s){const i=Ce(this.#o(e),n,s),r=await bu(i);if(r&&r.length>0)return r;this.#t("warn","variant_damaged",{org:e,hash:n,encoding:s}),
await(0,h.rm)(i,{force:!0}).catch(()=>{})}variantsVersion(e){return this.#i.get(e)??0}variantsChanged(e){this.#i.set(e,this.variantsVersion(e)+1)}#o(e){return re(
this.#e,e)}#a(e,n){if(!Re(n))throw new H(`"${n}" is not the name of an object`);return bt(this.#o(e),n)}#c(e,n,s){throw T(s)!=="ENOENT"?s:(this.damage.note("obj\
ect_missing",e,n,this.#a(e,n)),new H(`The object ${n} is gone`))}async#l(e,n){const s=this.#a(e,n);return this.damage.note("object_damaged",e,n,s),await(0,h.rename)(
s,`${s}.damaged`).catch(i=>{if(T(i)!=="ENOENT")throw i}),new H(`The object ${n} is damaged`)}}async function Js(t,e,n){const{buffer:s,bytesRead:i}=await t.read(
Buffer.alloc(n),0,n,e);return s.subarray(0,i)}async function Su(t){if(t.length<=Ie)return(0,E.hash)("sha256",t);const e=(0,E.createHash)("sha256"),n=pe();for(let s=0;s<
t.length;s+=Ie){e.update(t.subarray(s,s+Ie));const i=n();i&&await i}return e.digest("hex")}async function _u(t){const e=[...t.live],n={objects:0,bytes:0};for(const s of t.
orgs??await Os(t.dir)){const i=e.filter(a=>a.org===s).map(({manifestHash:a})=>a),{objects:r,bytes:o}=await new ku(t,s).run(i);n.objects+=r,n.bytes+=o}return n}const Xs=32;
class $u{#e=new Set;add(e){this.#e.add(Buffer.from(e.slice(0,Xs),"hex").toString("latin1"))}has(e){return this.#e.has(Buffer.from(e.slice(0,Xs),"hex").toString(
"latin1"))}}class ku{#e;#t;#s;#n;#i;#r;constructor({dir:e,keepNewerThan:n,signal:s,log:i=yt},r){this.#e=r,this.#t=re(e,r),this.#s=n??Number.POSITIVE_INFINITY,this.#n=
new qs({dir:e,clock:Me,log:i}),this.#i=i,this.#r=pe(s)}async run(e){const n=new $u;try{for(const i of e)await this.#a(i,n);for await(const{name:i,path:r,stats:o}of this.#l())
!Re(i)||!this.#o(o)||(n.add(i),vu(r)&&await this.#a(i,n))}catch(i){return await this.#r(),this.#i("error","collection_skipped",{org:this.#e,reason:String(i)}),{
objects:0,bytes:0}}await(0,h.rm)((0,f.join)(this.#t,"tmp"),{recursive:!0,force:!0}),await this.#c(n);const s={objects:0,bytes:0};for await(const{name:i,path:r,stats:o}of this.#l())
(Re(i)?n.has(i):this.#o(o))||(s.objects+=1,s.bytes+=o.size,(0,g.unlinkSync)(r));return s}#o(e){return e.mtimeMs>this.#s}async#a(e,n){n.add(e);const{index:s}=await this.#n.
index(this.#e,e);for(const{hash:i}of s.files()){n.add(i);const r=this.#r();r&&await r}}async#c(e){for await(const{name:n,path:s}of this.#d((0,f.join)(this.#t,"v\
ariants"))){const i=gu(n);(i===void 0||!e.has(i))&&await(0,h.rm)(s,{force:!0})}}async*#l(){for await(const{name:e,path:n}of this.#d(this.#t)){const s=(0,g.statSync)(
n,{throwIfNoEntry:!1});s&&(yield{name:e,path:n,stats:s})}}async*#d(e){for(const n of await ul(e))for(const s of await(0,h.readdir)((0,f.join)(e,n))){yield{name:s,
path:(0,f.join)(e,n,s)};const i=this.#r();i&&await i}}}function vu(t){const e=Buffer.alloc(Y.length),n=(0,g.openSync)(t,"r");try{return(0,g.readSync)(n,e,0,e.length,
0)===e.length&&e.equals(Y)}finally{(0,g.closeSync)(n)}}var Ou=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Objec\
t expected.");var s,i;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(i=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
i&&(s=function(){try{i.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Ru=(function(t){
return function(e){function n(o){e.error=e.hasError?new t(o,e.error,"An error was suppressed during disposal."):o,e.hasError=!0}var s,i=0;function r(){for(;s=e.
stack.pop();)try{if(!s.async&&i===1)return i=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var o=s.dispose.call(s.value);if(s.async)return i|=2,Promise.
resolve(o).then(r,function(a){return n(a),r()})}else i|=1}catch(a){n(a)}if(i===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});const Lt={write:(t,e)=>t.writeFile(e),sync:t=>t.sync()},Qs={...Lt,sync:async()=>{}};function Nt(t){(0,g.mkdirSync)(t,{recursive:!0,mode:448})}async function Tu(t,e=Lt){
const n={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||e===Qs)return;const s=Ou(n,await(0,h.open)(t,"r"),!0);await e.sync(s)}catch(s){n.
error=s,n.hasError=!0}finally{const s=Ru(n);s&&await s}}function ju(t){const e=(0,g.openSync)(t,g.constants.O_RDONLY|g.constants.O_NOFOLLOW|g.constants.O_NONBLOCK),
n=(0,g.fstatSync)(e);if(!n.isFile()){(0,g.closeSync)(e);return}return{fd:e,stats:n,[Symbol.dispose]:()=>(0,g.closeSync)(e)}}function Iu(t,e){let n=0;for(;n<e.length;){
const s=(0,g.readSync)(t,e,n,e.length-n,null);if(s===0)break;n+=s}return n}function L(t,e){return new j({stage:"sync",code:t,message:e,exitCode:null,signal:null,
log:[],diagnostics:[]})}function Lu(t,e){if(t instanceof j)return t;if(e.aborted)return e.reason;if(We(t))return L("disk_full","The disk of the platform is full\
: the output could not be stored");const n=T(t)??(t instanceof Error?t.message:String(t));return L("sync_failed",`The output could not be stored (${n})`)}const{
pathBytes:ei,pathsBytes:ti,rulesBytes:ni,indexBytes:si}=je,Nu=200;class Au{#e;#t=0;#s=0;#n=0;#i=0;constructor(e){this.#e=e}get bytes(){return this.#i}countFile(e){
const n=this.#e.files;if(this.#t>=n)throw D(`The output holds more than ${n} files`);this.#t+=1;const s=Buffer.byteLength(e);if(s>ei){const i=`${e.slice(0,Nu)}\u2026`;
throw D(`The path "${i}" has ${s} bytes, and ${ei} at most can be served: shorten its names`)}if(this.#n+=s,!(this.#n<=ti))throw D(`The paths of the output have\
 more than ${ti} bytes together: publish fewer files, or shorten the names of their folders`)}countFolder(){const e=this.#e.files;if(this.#s>=e)throw D(`The out\
put holds more than ${e} folders`);this.#s+=1}countBytes(e,n){this.#i+=n,this.refuseLarge(e,n);const s=this.#e.totalBytes;if(this.#i>s)throw D(`The output is la\
rger than ${s} bytes`)}refuseLarge(e,n){const s=this.#e.fileBytes;if(n>s)throw D(`"${e}" is larger than ${s} bytes`)}checkRules(e){if(e.length<=ni)return e;throw D(
`The rules of _redirects and _headers have ${e.length} bytes, and ${ni} at most together: replace similar rules by one with * or :name`)}checkIndex(e){if(!(e.length<=
si))throw D(`The list of the output's files has ${e.length} bytes, and ${si} at most: publish fewer`)}}function D(t){return L("output_too_large",t)}const At="{j\
s,cjs,mjs,ts,cts,mts}",Cu={hidden:[".*","__pycache__"],lockfiles:["package-lock.json","npm-shrinkwrap.json","pnpm-lock.yaml","yarn.lock","bun.lock","bun.lockb",
"deno.lock","composer.lock","Gemfile.lock","Cargo.lock","go.sum","poetry.lock","Pipfile.lock","pdm.lock","uv.lock","mix.lock","pubspec.lock","flake.lock"],manifests:[
"package.json","pnpm-workspace.yaml","lerna.json","nx.json","turbo.json","bower.json","jsr.json","deno.{json,jsonc}","composer.json","Gemfile","*.gemspec","requ\
irements*.txt","pyproject.toml","setup.py","setup.cfg","Pipfile","Cargo.toml","go.mod","go.work","pom.xml","build.gradle","build.gradle.kts","mix.exs","pubspec.\
yaml","flake.nix"],configuration:[`{astro,ava,babel,commitlint,craco,cypress,docusaurus,eleventy,esbuild,eslint,gatsby,jest,karma,lint-staged,next,nuxt,playwrig\
ht,postcss,prettier,react-router,remix,rolldown,rollup,rsbuild,rspack,rspress,snowpack,stylelint,svelte,svgo,tailwind,tsdown,tsup,uno,vite,vitest,vue,wdio,webpa\
ck,windi}.config.${At}`,"tsconfig*.json","jsconfig*.json","angular.json","biome.{json,jsonc}","_config.{yml,yaml}","mkdocs.{yml,yaml}","book.toml","tox.ini"],tasks:[
"Makefile","GNUmakefile","Rakefile","Justfile","Taskfile.{yml,yaml}",`gulpfile.${At}`,`gruntfile.${At}`,"Procfile","Jenkinsfile","Vagrantfile"],containers:["Doc\
kerfile","*.dockerfile","Dockerfile.{dev,development,prod,production,test}","Containerfile","docker-compose*.{yml,yaml}","compose*.{yml,yaml}"],hosts:["netlify.\
toml","vercel.json","firebase.json","wrangler.{toml,json,jsonc}","fly.toml","render.yaml","*.tfstate","*.tfstate.backup","*.tfvars"]},Mu=new RegExp(`^(?:${Object.
values(Cu).flat().map(Pu).join("|")})$`,"is");function Du(t){return t!==".well-known"&&Mu.test(t)}function Pu(t){return t.replace(/[.+]/g,"\\$&").replaceAll("*",
".*").replace(/\{([^}]*)\}/g,(e,n)=>`(?:${n.replaceAll(",","|")})`)}function*Bu(t,e,n){const s=(0,g.realpathSync)(t);yield*Ct({root:s,kind:e,onLeftOut:n},{real:s,
prefix:"",above:[]})}function*Ct(t,e){yield void 0;for(const n of(0,g.readdirSync)(e.real,{withFileTypes:!0})){const s=e.prefix+n.name,i=`${e.real}/${n.name}`,r=ri(
n.name,e.prefix==="",t);if(r!=="published"){r!=="expected"&&t.onLeftOut(n.isDirectory()?`${s}/`:s,r);continue}if(Uu(n.name,s),n.isFile())yield{path:s,real:i};else if(n.
isDirectory())yield*Ct(t,ii(e,i,s));else if(n.isSymbolicLink())yield*Fu(t,e,s,i);else throw Mt(s)}}function ii(t,e,n){return{real:e,prefix:`${n}/`,above:[...t.above,
t.real]}}function*Fu(t,e,n,s){const{root:i}=t,{real:r,stats:o}=zu(s,n);if(!M(i,r))throw L("output_unsafe",`The link "${n}" leads out of the output directory`);const c=(0,f.
relative)(i,r).split(f.sep).map((l,d)=>ri(l,d===0,t)).find(l=>l!=="published");if(c)c!=="expected"&&t.onLeftOut(n,c);else if(o.isFile())yield{path:n,real:r};else if(o.
isDirectory()){if(r===e.real||e.above.includes(r))throw L("output_unsafe",`The link "${n}" leads back to a folder that it lies in`);yield*Ct(t,ii(e,r,n))}else throw Mt(
n)}function zu(t,e){try{const n=(0,g.realpathSync)(t);return{real:n,stats:(0,g.statSync)(n)}}catch(n){const s=T(n)==="ELOOP"?"leads in a circle":"leads nowhere";
throw L("output_unsafe",`The link "${e}" ${s}`)}}function ri(t,e,{kind:n}){return t===".git"||e&&t==="node_modules"?"expected":/^\.env/i.test(t)?"secret":n==="f\
older"&&Du(t)?"folder":"published"}function Uu(t,e){if(t==="."||t===".."||/[\uFFFD\\]/.test(t))throw L("output_unsafe",`The file name ${JSON.stringify(e)} is no\
t valid in a URL`)}function Mt(t){return L("output_unsafe",`"${t}" is neither a file nor a folder nor a link to one`)}var Gu=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,i;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(i=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");i&&(s=function(){try{i.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},Hu=(function(t){return function(e){function n(o){e.error=e.hasError?new t(o,e.error,"An error was suppresse\
d during disposal."):o,e.hasError=!0}var s,i=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&i===1)return i=0,e.stack.push(s),Promise.resolve().then(r);if(s.
dispose){var o=s.dispose.call(s.value);if(s.async)return i|=2,Promise.resolve(o).then(r,function(a){return n(a),r()})}else i|=1}catch(a){n(a)}if(i===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});class Wu{#e;#t;#s=new Set;#n=new Set;#i=new Set;#r=new Set;#o;constructor(e,n){this.#e=
e,this.#t=n,(0,g.rmSync)((0,f.join)(e,"tmp"),{recursive:!0,force:!0}),Nt((0,f.join)(e,"tmp"))}has(e,n){if(this.#s.has(e))return!0;const s=(0,g.statSync)(bt(this.#e,
e),{throwIfNoEntry:!1})?.size===n;return s&&this.#i.add(e.slice(0,2)),s}get written(){return this.#s}put(e,n){if(this.#o)throw this.#o.error;this.#s.add(e);const s=Buffer.
from(n),i=this.#a(e,r=>this.#t.write(r,s)).catch(r=>{this.#o??={error:r}}).finally(()=>this.#r.delete(i));return this.#r.add(i),this.#r.size<wl?void 0:Promise.race(
this.#r)}async stream(e,n){await this.#a(e,s=>n(i=>this.#t.write(s,i))),this.#s.add(e)}async#a(e,n){const s=(0,f.join)(this.#e,"tmp",(0,E.randomUUID)());try{await this.#c(
s,n);const i=e.slice(0,2);this.#n.has(i)||Nt((0,f.join)(this.#e,i)),this.#n.add(i),this.#i.add(i),await(0,h.rename)(s,bt(this.#e,e))}catch(i){throw await(0,h.rm)(
s,{force:!0}),i}}async#c(e,n){const s={stack:[],error:void 0,hasError:!1};try{const i=Gu(s,await(0,h.open)(e,"wx",384),!0);await n(i),await this.#t.sync(i)}catch(i){
s.error=i,s.hasError=!0}finally{const i=Hu(s);i&&await i}}async finish(){if(await this.settle(),this.#o)throw this.#o.error;const e=[...this.#i,"."].map(n=>(0,f.
join)(this.#e,n));await Promise.all(e.map(n=>Tu(n,this.#t))),this.#i.clear()}async settle(){await Promise.all(this.#r)}}var Yu=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,i;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(i=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");i&&(s=function(){try{i.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},Ku=(function(t){return function(e){function n(o){e.error=e.hasError?new t(o,e.error,"An error was suppresse\
d during disposal."):o,e.hasError=!0}var s,i=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&i===1)return i=0,e.stack.push(s),Promise.resolve().then(r);if(s.
dispose){var o=s.dispose.call(s.value);if(s.async)return i|=2,Promise.resolve(o).then(r,function(a){return n(a),r()})}else i|=1}catch(a){n(a)}if(i===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Dt=50,Zu=200,Vu=20;async function qu(t){const{dir:e,org:n,lasting:s,signal:i,
log:r=yt}=t;try{i.throwIfAborted();const o=t.disk??(s?Lt:Qs),a=new Wu(re(e,n),o);try{const c=await new Ju(t,a).run();c.withheld>0&&r("warn","secrets_withheld",{
org:n,files:c.withheld});for(const l of c.ignoredRules.slice(0,Vu))r("warn","rule_ignored",{org:n,...l});return c}finally{await a.settle()}}catch(o){throw Lu(o,
i)}}class Ju{#e;#t;#s;#n;#i;#r=[];#o=new Map;#a=Buffer.allocUnsafe(Et+1);#c=0;#l={count:0,names:[]};constructor({directory:e,kind:n="build",limits:s,signal:i},r){
this.#e=e,this.#t=n,this.#s=i,this.#n=new Au(s??ml),this.#i=r}async run(){const e=pe(this.#s);for(const r of Bu(this.#e,this.#t,(o,a)=>this.#d(o,a))){if(r){this.#n.
countFile(r.path);const a=this.#u(r);this.#r.push({path:r.path,...a instanceof Promise?await a:a})}else this.#n.countFolder();const o=e();o&&await o}if(this.#r.
length===0)throw L("output_empty","The output directory holds no file to publish");const{bytes:n,ignored:s}=Bs(this.#o),i=Ys(this.#r,this.#n.checkRules(n));return this.#n.
checkIndex(i),{...await this.#p(i),ignoredRules:Qu(s)}}#d(e,n){n==="secret"?this.#c+=1:this.#l=rl(this.#l,e)}async#p(e){const n=this.#i;await n.finish();const s=n.
written.size,i=(0,E.hash)("sha256",e);return n.has(i,e.length)||await n.put(i,e),await n.finish(),{manifestHash:i,files:this.#r.length,written:s,reused:this.#r.
length-s,bytes:this.#n.bytes,withheld:this.#c,leftOut:this.#l,hasIndexPage:this.#r.some(({path:r})=>r==="index.html")}}#u(e){const n={stack:[],error:void 0,hasError:!1};
try{const s=Xu(e);if(s.stats.size>Et)return Tt(e.path)&&this.#o.set(e.path,"too large"),this.#f(e.path,s).finally(()=>s[Symbol.dispose]());const i=Yu(n,s,!1),r=Iu(
s.fd,this.#a);oi(e.path,s,r),this.#n.countBytes(e.path,r);const o=this.#a.subarray(0,r);Tt(e.path)&&this.#o.set(e.path,r>Rt?"too large":Buffer.from(o));const a=(0,E.
hash)("sha256",o),c=this.#i.has(a,r)?void 0:this.#i.put(a,o);return c?c.then(()=>({hash:a,size:r})):{hash:a,size:r}}catch(s){n.error=s,n.hasError=!0}finally{Ku(
n)}}async#f(e,n){const{fd:s,stats:i}=n;this.#n.refuseLarge(e,i.size);const r=await this.#h(e,s,async()=>{});return oi(e,n,r.size),this.#n.countBytes(e,r.size),this.#i.
has(r.hash,r.size)||await this.#i.stream(r.hash,async o=>{if((await this.#h(e,s,o)).hash!==r.hash)throw Pt(e)}),r}async#h(e,n,s){const i=(0,E.createHash)("sha25\
6");let r=0;const o={fd:n,start:0,autoClose:!1,highWaterMark:Et,signal:this.#s};for await(const a of(0,g.createReadStream)("",o))r+=a.length,this.#n.refuseLarge(
e,r),i.update(a),await s(a);return{hash:i.digest("hex"),size:r}}}function Xu(t){try{const e=ju(t.real);if(e)return e}catch(e){if(!["ELOOP","ENXIO"].includes(T(e)??
""))throw e}throw Mt(t.path)}function oi(t,{fd:e,stats:n},s){const{size:i,mtimeMs:r,ctimeMs:o}=(0,g.fstatSync)(e);if(s!==n.size||i!==n.size||r!==n.mtimeMs||o!==
n.ctimeMs)throw Pt(t)}function Pt(t){return L("sync_failed",`"${t}" changed while it was stored: a process of the build still writes. Let the build command wait\
 for all that it starts`)}function Qu(t){const e=t.slice(0,Dt).map(s=>({...s,reason:s.reason.slice(0,Zu)})),[n]=t.slice(Dt);return n&&e.push({file:n.file,reason:`${t.
length-Dt} rules more`}),e}var Bt=S(975),he=S(522);const ed=512,{BROTLI_PARAM_QUALITY:td,ZSTD_c_compressionLevel:nd}=he.constants,sd=(0,Bt.promisify)(he.brotliCompress),
id=(0,Bt.promisify)(he.gzip),ai=typeof he.zstdCompress=="function"?(0,Bt.promisify)(he.zstdCompress):void 0,ci={br:t=>sd(t,{params:{[td]:9}}),zstd:ai&&(t=>ai(t,
{params:{[nd]:15}})),gzip:t=>id(t,{level:9})};async function rd(t){const{dir:e,org:n,manifestHash:s,lasting:i,signal:r,log:o=yt}=t;if(!i)return 0;const a=new qs(
{dir:e,clock:Me,log:o}),c=new od(re(e,n),a,n),{index:l}=await a.index(n,s),d=pe(r,1);let u=0;for(const p of l.files())r.throwIfAborted(),tu(eu(p.path))&&(u+=await c.
make(p).catch(m=>(o("warn","variant_failed",{org:n,hash:p.hash,reason:String(m)}),0))),await d();return u}class od{#e;#t;#s;constructor(e,n,s){this.#e=e,this.#t=
n,this.#s=s}async make({hash:e,size:n}){if(n<ed||n>Zs)return 0;const s=It.filter(r=>ci[r]&&!(0,g.existsSync)(Ce(this.#e,e,r)));if(s.length===0)return 0;const i=await this.#t.
read(this.#s,e);for(const r of s){const o=await ci[r]?.(i)??i,a=o.length<i.length?o:Buffer.alloc(0);await this.#n(Ce(this.#e,e,r),wu(a))}return s.length}async#n(e,n){
const s=(0,f.join)((0,f.dirname)(e),`${(0,E.randomUUID)()}.tmp`);Nt((0,f.dirname)(e));try{await(0,h.writeFile)(s,n,{mode:384}),await(0,h.rename)(s,e)}catch(i){throw await(0,h.
rm)(s,{force:!0}),i}}}class li extends Error{name="StageError";stage;aborted;constructor(e,n,s){super(ui(s),{cause:s}),this.stage=e,this.aborted=n}}function ad(t){
const{stage:e,aborted:n,cause:s}=t instanceof li?t:{stage:"build",aborted:!1,cause:t};return n?cd(e):s instanceof j?s.facts:We(s)?Ft(e,"disk_full","The disk of \
the platform is full"):Ft(e,qt[e],`The platform itself failed at the stage "${e}": ${ui(s)}`)}function cd(t){return Ft(t,"interrupted","The platform stopped whi\
le this deployment was under way")}function Ft(t,e,n){return{stage:t,code:e,message:n,exitCode:null,signal:null,log:[],diagnostics:[]}}function ui(t){return t instanceof
Error?t.message:String(t)}var ld=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,i;if(n){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=e[Symbol.dispose],n&&(i=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");i&&(s=function(){try{i.call(this)}catch(r){
return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},ud=(function(t){return function(e){function n(o){
e.error=e.hasError?new t(o,e.error,"An error was suppressed during disposal."):o,e.hasError=!0}var s,i=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&i===
1)return i=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var o=s.dispose.call(s.value);if(s.async)return i|=2,Promise.resolve(o).then(r,function(a){
return n(a),r()})}else i|=1}catch(a){n(a)}if(i===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const zt={objects:0,bytes:0};async function dd(t,e){
const{builder:n,channel:s,settings:i,signal:r}=e,o=(0,f.join)(i.dataDir,"objects");switch(t.kind){case"deploy":return pd(t,e);case"clean":{const a=await n.clean(
t.deployID);s.send({kind:"done",removed:zt});const c=await a(e.signal);return c.length===0||e.signal.aborted?void 0:s.send({kind:"note",level:"warn",event:"work\
spaces_stay",text:c.join(", ").slice(0,2e3)})}case"variants":return(0,st.setPriority)(st.constants.priority.PRIORITY_LOW),await rd({dir:o,...t,lasting:i.lasting,
signal:r}),s.send({kind:"done",removed:zt});case"collect":return s.send({kind:"done",removed:await fd(o,e)})}}async function fd(t,{channel:e,lock:n,signal:s}){let{
objects:i,bytes:r}=zt;for(const o of await Os(t))await pt(n,`objects:${o}`,async()=>{const a=await e.ask({about:"live",org:o});if(!Array.isArray(a))throw new TypeError(
"The platform named no releases");const c=a.map(d=>({org:o,manifestHash:String(d)})),l=await _u({dir:t,orgs:[o],live:c,signal:s});i+=l.objects,r+=l.bytes});return{
objects:i,bytes:r}}async function pd({job:t,look:e},n){const{builder:s,channel:i,signal:r}=n;let o="clone";const a=d=>{o=d,i.send({kind:"stage",stage:o})};let c="",
l;try{const d={stack:[],error:void 0,hasError:!1};try{const u=ld(d,await s.build(t,{signal:r,onStage:a,onCommit(p){c=p,i.send({kind:"commit",commit:c})},async onOutput({
directory:p,kind:m,log:_}){e&&await i.ask({about:"output",directory:p,kind:m}),r.throwIfAborted(),a("sync"),l=await hd(t.app.org,{directory:p,kind:m,log:_},n),i.
send({kind:"stored",release:l,commit:c})}}),!0)}catch(u){d.error=u,d.hasError=!0}finally{const u=ud(d);u&&await u}}catch(d){r.throwIfAborted(),i.send({kind:"fai\
led",facts:ad(new li(o,!1,d))})}}async function hd(t,{directory:e,kind:n,log:s},i){const{settings:r,signal:o}=i,{dataDir:a,outputLimits:c,lasting:l}=r,d={dir:(0,f.
join)(a,"objects"),org:t,directory:e,kind:n,limits:c,lasting:l,signal:o};return pt(i.lock,`objects:${t}`,async()=>{const{withheld:u,leftOut:p,ignoredRules:m,hasIndexPage:_,
...b}=await qu(d);for(const V of cl({ignoredRules:m,withheld:u,leftOut:p}))s.line(V);return b})}async function md({input:t,output:e,path:n}){const s=new AbortController,
i=Promise.withResolvers();i.promise.catch(()=>{});const r=()=>{s.abort(new Error("the platform stops")),i.reject(s.signal.reason)};let o;const a=new Li(t,e,l=>{
l.kind==="abort"?r():l.kind==="prepare"?o=gd(l.settings,n,a):i.resolve(l)},r),c=setInterval(()=>a.send({kind:"pulse"}),ki);try{const l=await i.promise;if(!o)throw new Error(
"The job came before the settings");await dd(l,{...o,channel:a,signal:s.signal}),await o.ready}catch(l){if(!s.signal.aborted)throw l}finally{clearInterval(c),await a.
end()}return 0}function gd(t,e,n){const s=async o=>(await n.ask({about:"lock",name:o}),()=>n.send({kind:"release",name:o})),i=nl({...t,path:e,lock:s,clock:Me}),
r=i.sandbox().then(({isolation:o})=>n.send({kind:"ready",isolation:o}),o=>n.send({kind:"ready",isolation:{kind:"none",reason:String(o)}}));return{settings:t,builder:i,
lock:s,ready:r}}})};export{sf as id,rf as ids,of as modules};

const S=process.getBuiltinModule;var te={181:(t=>{t.exports=S("buffer")}),4589:(t=>{t.exports=S("node:assert")}),6698:(t=>{t.exports=S("node:async_hooks")}),4573:(t=>{
t.exports=S("node:buffer")}),7540:(t=>{t.exports=S("node:console")}),7598:(t=>{t.exports=S("node:crypto")}),3053:(t=>{t.exports=S("node:diagnostics_channel")}),
610:(t=>{t.exports=S("node:dns")}),8474:(t=>{t.exports=S("node:events")}),3024:(t=>{t.exports=S("node:fs")}),1455:(t=>{t.exports=S("node:fs/promises")}),7067:(t=>{
t.exports=S("node:http")}),2467:(t=>{t.exports=S("node:http2")}),7030:(t=>{t.exports=S("node:net")}),8161:(t=>{t.exports=S("node:os")}),6760:(t=>{t.exports=S("n\
ode:path")}),643:(t=>{t.exports=S("node:perf_hooks")}),1792:(t=>{t.exports=S("node:querystring")}),99:(t=>{t.exports=S("node:sqlite")}),7075:(t=>{t.exports=S("n\
ode:stream")}),7830:(t=>{t.exports=S("node:stream/web")}),7997:(t=>{t.exports=S("node:timers")}),8500:(t=>{t.exports=S("node:timers/promises")}),1692:(t=>{t.exports=
S("node:tls")}),3136:(t=>{t.exports=S("node:url")}),7975:(t=>{t.exports=S("node:util")}),3429:(t=>{t.exports=S("node:util/types")}),5919:(t=>{t.exports=S("node:\
worker_threads")}),8522:(t=>{t.exports=S("node:zlib")}),932:(t=>{t.exports=S("process")}),4491:((t,w,i)=>{i.d(w,{h:()=>ge});var h=i(3739),_=i(1619);async function f(e){
const s=R=>e[R.toLowerCase()]||e[R]||"",o=s("ALL_PROXY"),c=l(s("HTTP_PROXY")||o,"HTTP_PROXY"),E=l(s("HTTPS_PROXY")||o,"HTTPS_PROXY");if(c===""&&E==="")return fetch;
const O=await i.e(752).then(i.t.bind(i,6752,19)),N=new O.EnvHttpProxyAgent({httpProxy:c,httpsProxy:E,noProxy:s("NO_PROXY")}),U=O.fetch;return async(R,D)=>{if(R instanceof
Request)throw new TypeError("This fetch takes an address, not a Request");const M=new URL(R);return(0,_.U9)(M.hostname)?fetch(R,D):U(M,{...D,dispatcher:N})}}function l(e,s){
const o=e===""||e.includes("://")?e:`http://${e}`;if(o===""||URL.canParse(o))return o;throw new h.GQ("invalid_input",`${s} (or ALL_PROXY) is not an address`,{remedy:"\
Write it as http://proxy.example.com:3128."})}var p=i(3893),m=i(7255),b=i(3024);const y=S("os");function v(e){return e==null?"":typeof e=="string"||e instanceof
String?e:JSON.stringify(e)}function T(e){return Object.keys(e).length?{title:e.title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.
endColumn}:{}}function A(e,s,o){const c=new I(e,s,o);process.stdout.write(c.toString()+y.EOL)}function k(e,s=""){A(e,{},s)}const P="::";class I{constructor(s,o,c){
s||(s="missing.command"),this.command=s,this.properties=o,this.message=c}toString(){let s=P+this.command;if(this.properties&&Object.keys(this.properties).length>
0){s+=" ";let o=!0;for(const c in this.properties)if(this.properties.hasOwnProperty(c)){const E=this.properties[c];E&&(o?o=!1:s+=",",s+=`${c}=${a(E)}`)}}return s+=
`${P}${d(this.message)}`,s}}function d(e){return v(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function a(e){return v(e).replace(/%/g,"%25").
replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const r=S("fs");function n(e,s){const o=process.env[`GITHUB_${e}`];if(!o)throw new Error(
`Unable to find environment variable for file command ${e}`);if(!r.existsSync(o))throw new Error(`Missing file at path: ${o}`);r.appendFileSync(o,`${v(s)}${y.EOL}`,
{encoding:"utf8"})}function u(e,s){const o=`ghadelimiter_${process.getBuiltinModule("crypto").randomUUID()}`,c=v(s);if(e.includes(o))throw new Error(`Unexpected\
 input: name should not contain the delimiter "${o}"`);if(c.includes(o))throw new Error(`Unexpected input: value should not contain the delimiter "${o}"`);return`${e}\
<<${o}${y.EOL}${c}${y.EOL}${o}`}const g=S("path");var $=function(e,s,o,c){function E(O){return O instanceof o?O:new o(function(N){N(O)})}return new(o||(o=Promise))(
function(O,N){function U(M){try{D(c.next(M))}catch(V){N(V)}}function R(M){try{D(c.throw(M))}catch(V){N(V)}}function D(M){M.done?O(M.value):E(M.value).then(U,R)}
D((c=c.apply(e,s||[])).next())})},C;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(C||(C={}));function L(e,s){const o=toCommandValue(s);if(process.
env[e]=o,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(e,s));issueCommand("set-env",{name:e},o)}function j(e){A("add-mask",{},
e)}function B(e){process.env.GITHUB_PATH||""?issueFileCommand("PATH",e):issueCommand("add-path",{},e),process.env.PATH=`${e}${path.delimiter}${process.env.PATH}`}
function K(e,s){const o=process.env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(s&&s.required&&!o)throw new Error(`Input required and not supplied: ${e}`);
return s&&s.trimWhitespace===!1?o:o.trim()}function $e(e,s){const o=K(e,s).split(`
`).filter(c=>c!=="");return s&&s.trimWhitespace===!1?o:o.map(c=>c.trim())}function Oe(e,s){const o=["true","True","TRUE"],c=["false","False","FALSE"],E=K(e,s);if(o.
includes(E))return!0;if(c.includes(E))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${e}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function se(e,s){if(process.env.GITHUB_OUTPUT||"")return n("OUTPUT",u(e,s));process.
stdout.write(y.EOL),A("set-output",{name:e},v(s))}function Te(e){issue("echo",e?"on":"off")}function xe(e){process.exitCode=C.Failure,Y(e)}function ve(){return process.
env.RUNNER_DEBUG==="1"}function Ae(e){issueCommand("debug",{},e)}function Y(e,s={}){A("error",T(s),e instanceof Error?e.toString():e)}function H(e,s={}){A("warn\
ing",T(s),e instanceof Error?e.toString():e)}function re(e,s={}){A("notice",T(s),e instanceof Error?e.toString():e)}function Q(e){process.stdout.write(e+y.EOL)}
function X(e){k("group",e)}function z(){k("endgroup")}function Ce(e,s){return $(this,void 0,void 0,function*(){X(e);let o;try{o=yield s()}finally{z()}return o})}
function oe(e,s){if(process.env.GITHUB_STATE||"")return n("STATE",u(e,s));A("save-state",{name:e},v(s))}function Ie(e){return process.env[`STATE_${e}`]||""}function Pe(e){
return $(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(e)})}var F=i(5807);const Ne="slipway",ie={error:Y,warning:H,notice:re};function ae(e){
const s=ue();return{line:o=>Q(W(o)),group:o=>X(W(o)),endGroup:z,replay:(o,c)=>{Q([`::stop-commands::${c}`,...o.map(W),`::${c}::`].join(`
`))},annotate:(o,{message:c,title:E,place:O})=>{ie[o](W(c),{...E===void 0?{}:{title:E},...O===void 0?{}:{file:O.file},...O?.line===void 0?{}:{startLine:O.line},
...O?.column===void 0?{}:{startColumn:O.column}})},mask:j,output:(o,c)=>s("the outputs",()=>se(o,c)),state:(o,c)=>s("the state for the post step",()=>oe(o,c)),summary:o=>{
e!==void 0&&s("the summary",()=>(0,b.writeFileSync)(e,o))}}}function ue(){const e=new Set;return(s,o)=>{try{o()}catch(c){e.has(s)||H(W(`The runner cannot keep ${s}\
: ${(0,h.I7)(c).message}`)),e.add(s)}}}function W(e){return(0,F.Ow)(e).replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}var G=i(9127);function le({part:e,
done:s,total:o,perSecond:c,leftMs:E}){const O=E===void 0||s===o?"":`, ${(0,G.a)(E)} left`,N=c.toFixed(c<10?1:0);return`${e==="write"?"Written":"Deleted"} ${s} o\
f ${o} (${N} a second${O})`}function ce({waitMs:e,atOnce:s}){return`Rate limit: waiting ${(0,G.a)(e)}, then at most ${s} at once`}function fe({trouble:e}){const s=e.
status===void 0?"had no answer":`was answered ${e.status}`;return`A ${e.operation} ${s}; it is repeated`}function de({entries:e,deletes:s,written:o,deleted:c,dryRun:E,
ms:O}){return E?`Dry run: ${e} would be written, ${s} deleted`:`${o} written, ${c} deleted in ${(0,G.a)(O)}`}const he=10;class pe{#t;#n={error:0,warning:0,notice:0};#e=0;constructor(s){
this.#t=s}get dropped(){return this.#e}add(s,o){if(this.#n[s]<he){this.#n[s]++,this.#t.annotate(s,o);return}this.#e++;const{place:c}=o,E=c===void 0?"":`${c.file}${c.
line===void 0?"":`:${c.line}`}: `;this.#t.line(`${s}: ${E}${o.message}`)}addDiagnostic(s){const{file:o,line:c,column:E}=s,O={file:o,...c===null?{}:{line:c},...E===
null?{}:{column:E}},N=s.code===null?{}:{title:(0,F.Ow)(s.code,80)};this.add(s.severity,{...N,message:(0,F.Ow)(s.message,1e3),place:O})}}function Z(e,s,o){for(const c of[
o,...o.also]){const E=c.place===void 0?{}:{place:c.place};s.add("error",{message:(0,F.Ow)(c.message),...E});for(const O of _e(c))e.line(`  ${O}`)}}function _e(e){
const s=e.remedy?.split(`
`)??[];return e.mender==="user"?s:[...s,...me(e),...q(e.cause)]}function me({call:e}){if(!e)return[];const s=e.status===void 0?"":` answered ${e.status}`,o=e.requestID===
void 0?"":` (request ${e.requestID})`;return[`Call: ${e.method} ${e.path}${s}${o}`]}function q(e,s=0){return!(e instanceof Error)||s>3?[]:[`Cause: ${(0,F.Ow)(e.
message,500)}`,...q(e.cause,s+1)]}const ye=1e4;function we(e,s){const o=new pe(e);return{tell:be(e,o,s),finish(c,E){return E.error?Z(e,o,E.error):e.line(`\u2713 ${de(
E)}`),e.output("written",String(E.written)),e.output("deleted",String(E.deleted)),e.output("failed",String(E.failed)),e.summary(Ee(c,E)),E.error?1:0},fail(c){return Z(
e,o,c),e.output("written","0"),e.output("deleted","0"),e.output("failed","0"),1}}}function be(e,s,o){let c=o.now();return E=>{switch(E.type){case"checked":e.line(
`\u2713 Checked: ${E.entries} to write, ${E.deletes} to delete`);break;case"progress":if(o.now()-c<ye&&E.done<E.total)break;c=o.now(),e.line(le(E));break;case"t\
hrottled":e.line(ce(E));break;case"trouble":s.add("warning",{message:fe(E)});break;case"key-failed":break;default:(0,h.xb)(E)}}}function Ee({file:e,pruneFile:s},o){
const c=[e,s].filter(R=>R!==void 0).map(ee),E=[["Written",o.written,o.entries],["Deleted",o.deleted,o.deletes]],O=o.unwrittenFile===void 0?"":`
Not written: ${ee(o.unwrittenFile)} \u2013 seed it next.
`,N=o.dryRun?"checked (dry run)":o.error?"failed":"done",U=E.map(([R,D,M])=>`| ${R} | ${D} of ${M} |`).join(`
`);return`### Seeding ${N}: ${c.join(", ")}

| Keys | |
| --- | --- |
${U}
${O}`}function ee(e){return`\`${(0,F.Ow)(e,300).replaceAll("`","'")}\``}async function ge({env:e,clock:s,signal:o}){const c=Se(e),E=ae(e.GITHUB_STEP_SUMMARY||void 0);
for(const N of(0,m.Fj)(c,e))E.mask(N);const O=we(E,s);try{const N=(0,m.ns)(c,e),{seedFile:U}=await Promise.all([i.e(118),i.e(570)]).then(i.bind(i,6570)),R={fetch:await f(
e),clock:s,random:Math.random,report:O.tell,signal:o};return O.finish(N,await U(N,R))}catch(N){return O.fail((0,h.I7)(N))}}function Se(e){const s=[...p.Ux.keys()].
map(o=>[o,e[`INPUT_${o.toUpperCase()}`]??""]);return Object.fromEntries(s)}}),1619:((t,w,i)=>{i.d(w,{Jb:()=>f,U9:()=>_});var h=i(3739);function _(p){return/^(?:(?:[^.]+\.)*localhost\.?|127(?:\.\d{1,3}){3}|\[::1\]|::1)$/i.
test(p)}function f(p,m){const b=p.trim(),y=URL.canParse(b)?new URL(b):void 0;if(y===void 0||!["http:","https:"].includes(y.protocol))throw new h.GQ("invalid_inp\
ut",`${m} is not an http(s) address`,{input:m,remedy:"Write it with its scheme, as https://platform.example.com."});if(y.username!==""||y.password!==""||y.search!==
""||y.hash!=="")throw new h.GQ("invalid_input",`${m} holds more than host and path`,{input:m,remedy:"Leave out user name, password, query and fragment."});return l(
y,m),y.pathname=y.pathname.replace(/\/+$/,""),y}function l(p,m){if(!(p.protocol==="https:"||p.protocol==="http:"&&_(p.hostname)))throw new h.GQ("insecure_url",`${m}\
 names ${p.origin}, which is not https`,{input:m,remedy:"Use https; plain http is for loopback addresses only, because the requests carry credentials."})}}),1224:((t,w,i)=>{
i.d(w,{m:()=>h});const h={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(f,l){l?.throwIfAborted();const{setTimeout:p}=await Promise.resolve().then(
i.t.bind(i,8500,19));try{await p(f,void 0,l?{signal:l}:{})}catch(m){throw l?.throwIfAborted(),m}}},_=(f,l)=>{const p=setInterval(l,f).unref();return()=>clearInterval(
p)}}),9127:((t,w,i)=>{i.d(w,{a:()=>f});var h=i(3739);function _(l,p){const m=/^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?$/.exec(l.trim()),[,b,y,v]=m??[],T=Number(
b??0)*36e5+Number(y??0)*6e4+Number(v??0)*1e3;if(!m||T===0)throw new SlipwayError("invalid_input",`${p}: "${l}" is not a duration`,{input:p,remedy:"Write it with\
 units, as 90s, 30m or 1h30m; it must be longer than zero."});return T}function f(l){if(l<1e3)return`${Math.round(l)}ms`;if(l<59950)return`${(l/1e3).toFixed(1)}\
s`;const p=Math.round(l/1e3),m=b=>String(b).padStart(2,"0");return p<3600?`${Math.floor(p/60)}m ${m(p%60)}s`:`${Math.floor(p/3600)}h ${m(Math.floor(p%3600/60))}\
m`}}),3739:((t,w,i)=>{i.d(w,{GQ:()=>f,I7:()=>l,xU:()=>m,xb:()=>p});const h={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",
insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"user",email_claim_missing:"\
user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"platform",service_error:"platfo\
rm",unexpected_response:"platform",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"\
user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"github",platform_not_running:"user",platform_locked:"\
user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",
internal:"slipway"},_=Object.keys(h);class f extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(y,v,T={}){super(v,T.cause===
void 0?void 0:{cause:T.cause}),this.code=y,this.mender=h[y],this.remedy=T.remedy,this.input=T.input,this.place=T.place,this.call=T.call,this.also=T.also??[]}}function l(b){
if(b instanceof f)return b;const y=b instanceof Error?b.message:String(b);return new f("internal",y,{cause:b,remedy:"This is a fault of Slipway. Please report i\
t with the lines above."})}function p(b){throw new f("internal",`Unhandled case: ${JSON.stringify(b)}`)}function m(b){if(!(!(b instanceof Error)||!("code"in b)))
return typeof b.code=="string"?b.code:void 0}}),1772:((t,w,i)=>{i.d(w,{Aw:()=>b,U2:()=>p,bM:()=>m,q$:()=>l,sU:()=>_});var h=i(8302);class _ extends Error{name="\
JsonTextError";offset;constructor(n,u){super(n),this.offset=u}}function f(r,n){const u=r.slice(0,n);return{line:u.split(`
`).length,column:n-u.lastIndexOf(`
`)}}function l(r){new a(r).document()}function p(r){const n=[];return new a(r,g=>n.push(g)).document()==="object"?n:void 0}function m(r){return r.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,
"$1")}function b(r,n){return r===n||y(r)===y(n)}function y(r){try{return String(JSON.parse(r,v))}catch(n){if(n instanceof RangeError)return m(r);throw n}}function v(r,n,u){
return typeof n=="number"?T(u?.source??String(n)):Array.isArray(n)?`[${n.join(",")}]`:(0,h.G)(n)?`{${Object.entries(n).map(([$,C])=>`${JSON.stringify($)}:${C}`).
sort().join(",")}}`:JSON.stringify(n)}function T(r){const[,n,u="",g="",$="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(r)??[],C=`${u}${g}`.replace(/^0+/,
""),L=C.replace(/0+$/,"");if(L==="")return`${n}0`;const j=BigInt($)-BigInt(g.length)+BigInt(C.length-L.length);return`${n}${L}e${j}`}const A=/[ \t\n\r]*/y,k=/[ !#-[\]-\uffff]*/y,
P=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,I=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,d=/true|false|null/y;class a{#t;#n;#e=0;#o={name:"",nameOffset:0,offset:0};constructor(n,u){
this.#t=n,this.#n=u}document(){this.#s(A);const n=this.#t[this.#e]==="{"?"object":"other",u=[];do this.#l(u);while(this.#c(u));if(this.#s(A),this.#e<this.#t.length)
throw this.#r("the end");return n}#l(n){for(;;){this.#s(A),n.length===1&&(this.#o.offset=this.#e);const u=this.#t[this.#e];if(u!=="{"&&u!=="["){this.#d(u);return}
if(this.#e+=1,this.#u(u==="{"?"}":"]"))return;n.push({names:u==="{"?new Set:void 0}),u==="{"&&this.#i(n)}}#c(n){for(let u=n.at(-1);u;u=n.at(-1)){n.length===1&&u.
names&&this.#f();const g=u.names?"}":"]";if(this.#u(g)){n.pop();continue}if(this.#t[this.#e]!==",")throw this.#r(`"," or "${g}"`);return this.#e+=1,u.names&&this.#i(
n),!0}return!1}#f(){this.#n?.({...this.#o,text:this.#t.slice(this.#o.offset,this.#e)})}#i(n){this.#s(A);const u=this.#e;if(this.#t[this.#e]!=='"')throw this.#r(
"a name in double quotes");const g=this.#a(),$=n.at(-1)?.names;if($?.has(g))throw new _(`the name "${g}" stands twice in one object`,u);if($?.add(g),this.#s(A),
this.#t[this.#e]!==":")throw this.#r('":"');this.#e+=1,n.length===1&&(this.#o={name:g,nameOffset:u,offset:this.#e})}#d(n){if(n==='"')this.#a();else if(this.#s(I)===
0&&this.#s(d)===0)throw this.#r("a value")}#a(){const n=this.#e;this.#e+=1;do this.#s(k);while(this.#s(P)>0);if(this.#t[this.#e]!=='"'){const g=this.#e>=this.#t.
length;throw new _(g?"a string does not end":"a bad escape or control character in a string",this.#e)}this.#e+=1;const u=JSON.parse(this.#t.slice(n,this.#e));if(typeof u!=
"string"||!u.isWellFormed())throw new _("a lone surrogate (half of a character) in a string",n);return u}#u(n){return this.#s(A),this.#t[this.#e]!==n?!1:(this.#e+=
1,!0)}#s(n){n.lastIndex=this.#e;const u=n.exec(this.#t)?.[0].length??0;return this.#e+=u,u}#r(n){const u=this.#t.slice(this.#e,this.#e+1);return new _(`expected\
 ${n}, found ${u===""?"the end":JSON.stringify(u)}`,this.#e)}}}),8302:((t,w,i)=>{i.d(w,{G:()=>h});function h(_){return typeof _=="object"&&_!==null&&!Array.isArray(
_)}}),5807:((t,w,i)=>{i.d(w,{Ow:()=>P});const h="\x1B",_="\x07",f=new RegExp(`${h}[\\]P_^X][^${_}${h}]*(?:${_}|${h}\\\\)|${h}\\[[0-?]*[ -/]*[@-~]|${h}[ -/]*[0-Z\
\\\\^-~]`,"g"),l=/[\t\n\v\f\r\u0085\u2028\u2029]/g,p=new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110\
bd}\\u{110cd}])\\p{Cf}","gu"),m=new RegExp(`(?!\\t)(?:${p.source})`,"gu"),b=/^[ -~]*$/,y=/^[\t -~]*$/;function v(d){return d.includes(h)?d.replace(f,""):d}function T(d){
return y.test(d)?d:v(d).replace(/[\n\u2028\u2029]/g," ").replace(m,"")}function A(d,a){return d.length>a?I(d,a):d}function k(d){return d.replace(/[\\^$.*+?()[\]{}|]/g,
"\\$&")}function P(d,a=2e3){const r=d.length>a*8+1024?d.slice(0,a*8+1024):d;if(b.test(r)&&r.length<=a)return d;const n=v(r).replace(l," ").replace(p,"").toWellFormed();
return n.length>a||r.length<d.length?I(n,a):n}function I(d,a){if(a<1)return"";const r=d.slice(0,a-1),n=r.charCodeAt(r.length-1);return`${n>=55296&&n<=56319?r.slice(
0,-1):r}\u2026`}}),2345:((t,w,i)=>{i.d(w,{BL:()=>y,be:()=>m,jL:()=>p,ux:()=>h});const h={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,
tablesPerApp:2},f=["web-landing",...["api","web-ssr","sse"]],l="us-east-2",p="execute-api",m="SERVICE_KVS_",b=/^[A-Za-z_][A-Za-z0-9_]*$/,y=/^[a-z][a-z0-9_]{0,31}$/,
v=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,T={bodyBytes:1024*1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,failureLogLines:200,
failureLogLine:2e3},A={bytes:1024*1024,message:2e3,signal:20,findings:500,file:1e3,findingMessage:1e3,findingCode:100}}),4077:((t,w,i)=>{i.a(t,async(h,_)=>{try{
var f=i(4491),l=i(1224);const p=new AbortController;process.on("SIGINT",()=>p.abort()),process.on("SIGTERM",()=>p.abort()),process.exitCode=await(0,f.h)({env:process.
env,clock:l.m,signal:p.signal}),_()}catch(p){_(p)}},1)}),4734:((t,w,i)=>{i.d(w,{Ar:()=>p,Cn:()=>l,J9:()=>k,mk:()=>P,mn:()=>T,wy:()=>A});var h=i(1772),_=i(2345),
f=i(7561);function*l(a){const r=m(a,"");r instanceof f.L?yield r:r===void 0?yield new f.L("an entry is an object {key, value, ttlSeconds?}",a.line,a.column):yield*T(
r,a)}function*p(a){const r=m(a,"{}");if(r instanceof f.L)yield r;else if(r!==void 0)for(const[n,u]of r){const{line:g,column:$}=a;yield*T(new Map([["key",{json:JSON.
stringify(n),line:g,column:$}],["value",u]]),a)}}function m(a,r){const{text:n,line:u,column:g}=a;if(n===void 0)return new f.L("the entry is far longer than any \
that is allowed",u,g);const $=r===""?0:1;try{const C=(0,h.U2)(r===""?n:`{${n}}`);return C&&new Map(C.map(L=>[L.name,b(a,n,L,$)]))}catch(C){if(!(C instanceof h.sU))
throw C;const L=y(a,n,C.offset-$);return new f.L(`not valid JSON: ${C.message}`,L.line,L.column)}}function b(a,r,n,u){return{json:(0,h.bM)(n.text),...y(a,r,n.nameOffset-
u)}}function y({line:a,column:r},n,u){const g=n.slice(0,Math.max(0,u)),$=g.lastIndexOf(`
`);return $===-1?{line:a,column:r+g.length}:{line:a+g.split(`
`).length-1,column:g.length-$}}const v=new Set(["key","value","ttlSeconds"]);function*T(a,r){const n=[],u=(B,K)=>{n.push(new f.L(K,B?.line??r.line,B?.column??r.
column))};for(const[B,K]of a)v.has(B)||u(K,`"${B}" is no member of an entry: they are key, value and ttlSeconds`);const[g,$,C]=[a.get("key"),a.get("value"),a.get(
"ttlSeconds")],L=g&&P(g.json);g===void 0?u(void 0,"the entry has no key"):L!==void 0&&u(g,L),$===void 0?u(void 0,"the entry has no value"):I($.json)>_.ux.valueBytes&&
u($,`the value has ${I($.json)} bytes of JSON; the most is ${_.ux.valueBytes}`);const j=C&&Number(C.json);C!==void 0&&!k(j)&&u(C,`ttlSeconds is ${d(C.json)}; ${A}`),
n.length>0||g===void 0||$===void 0?yield*n:yield{key:String(JSON.parse(g.json)),text:$.json,ttlSeconds:j,line:r.line}}const A=`it must be a whole number from ${_.
ux.minTtlSeconds} to ${_.ux.maxTtlSeconds}`;function k(a){const{minTtlSeconds:r,maxTtlSeconds:n}=_.ux;return Number.isInteger(a)&&Number(a)>=r&&Number(a)<=n}function P(a){
const r=JSON.parse(a);if(typeof r!="string")return`the key is ${d(a)}, not a string`;if(r==="")return"the key is empty";if(!r.isWellFormed())return"the key hold\
s a lone surrogate (half of a character)";if(I(r)>_.ux.keyBytes)return`the key has ${I(r)} bytes of UTF-8; the most is ${_.ux.keyBytes}`}function I(a){return Buffer.
byteLength(a)}function d(a){return a.length>40?`${a.slice(0,39)}\u2026`:a}}),7561:((t,w,i)=>{i.d(w,{C:()=>l,L:()=>_});var h=i(3739);class _ extends Error{name="\
FileFault";line;column;constructor(m,b,y){super(m),this.line=b,this.column=y}}const f=100;class l{#t=[];#n=0;add(m,b){if(this.#n+=1,this.#t.length===f)return;const y={
file:m,line:b.line,column:b.column};this.#t.push(new h.GQ("invalid_file",b.message,{place:y,input:"file"}))}throwIfAny(){const[m]=this.#t;if(m===void 0)return;const b=this.#n-
this.#t.length,y=this.#n===1?"One fault; nothing was written":`${this.#n} faults; nothing was written`;throw new h.GQ("invalid_file",b>0?`${y} (the first ${f} a\
re shown)`:y,{remedy:"Mend the lines that are named; the whole file is checked before the first request.",input:"file",also:this.#t})}}}),3893:((t,w,i)=>{i.d(w,
{Ux:()=>_});const h={file:{value:"FILE",description:"The entries: a JSON array, NDJSON or YAML list of `{key, value, ttlSeconds?}`, or an object of key to value\
."},table:{value:"NAME",description:"The table, by its name. Needed unless `token` is given."},url:{value:"URL",defaultNote:"`SERVICE_KVS_URL`",description:"The\
 data plane, `https://\u2026`; plain `http` only for loopback."},region:{value:"REGION",defaultNote:"`SERVICE_KVS_REGION`",description:"The region that requests\
 are signed for."},token:{value:"TOKEN",defaultNote:"`SERVICE_KVS_TOKEN_<TABLE>`",description:"The table's bearer token."},"ttl-seconds":{value:"N",description:"\
Seconds to live for entries that name none: 60 to 31536000. Left empty, they do not expire."},concurrency:{value:"N",default:"16",description:"Requests under wa\
y at once, at most: 1 to 256. Fewer while the service answers 429."},verify:{default:"false",description:"Read every entry back and compare it."},"prune-file":{
value:"FILE",description:"Keys to delete: one a line, or a JSON array of strings."},"dry-run":{default:"false",description:"Check the files and tell what would \
be done; send nothing."}},_=new Map(Object.entries(h)),f={written:"Keys that were written.",deleted:"Keys that were deleted.",failed:"Keys that could not be wri\
tten or deleted."}}),7255:((t,w,i)=>{i.d(w,{Fj:()=>T,ns:()=>y});var h=i(1619),_=i(3739),f=i(2345),l=i(4734),p=i(3893);const m=d=>d==="file"?"kvs-seed-file":`kvs\
-${d}`,b=256;function y(d,a,r=n=>n){const n=new I(d,r),{file:u,pruneFile:g}=n.files(),$={file:u,pruneFile:g,target:n.boolean("dry-run")?void 0:A(n,a),ttlSeconds:n.
number("ttl-seconds",l.J9,l.wy),concurrency:n.number("concurrency",v,`it must be a whole number from 1 to ${b}`)??1,verify:n.boolean("verify"),secrets:T(d,a)};return n.
throwIfAny(),$}function v(d){return Number.isInteger(d)&&d>=1&&d<=b}function T(d,a){const r=Object.entries(a).filter(([u])=>u.startsWith(`${f.be}TOKEN_`)),n=[d.
token,...r.map(([,u])=>u),a.AWS_SECRET_ACCESS_KEY,a.AWS_SESSION_TOKEN];return[...new Set(n.map(u=>u?.trim()??""))].filter(u=>u!=="")}function A(d,a){const r=d.text(
"table"),n=`${f.be}TOKEN_${r.toUpperCase()}`;r!==""&&!f.BL.test(r.toLowerCase())&&d.fault("invalid_input","table",`: "${r}" is no table name`,"Letters, digits a\
nd _ make a table name, as sessions.");const u=d.text("url")||a[`${f.be}URL`]||"";u===""?d.missing("url",`${f.be}URL`):d.try(()=>(0,h.Jb)(u,d.name("url")));const g=d.
text("region")||a[`${f.be}REGION`]||"";g===""&&d.missing("region",`${f.be}REGION`);const $=d.text("token")||(r===""?"":a[n]?.trim())||"";$===""&&d.missing(r===""?
"table":"token",r===""?`${f.be}TOKEN_<TABLE>`:n);const C=async()=>k(a);return d.try(()=>k(a)),{url:u,region:g,token:$,credentials:C}}function k(d){const a=d.AWS_ACCESS_KEY_ID?.
trim(),r=d.AWS_SECRET_ACCESS_KEY?.trim(),n=d.AWS_SESSION_TOKEN?.trim(),u=Date.parse(d.AWS_CREDENTIAL_EXPIRATION??"");if(!a||!r)throw new _.GQ("missing_input",`T\
here are no AWS credentials: ${a?"AWS_SECRET_ACCESS_KEY":"AWS_ACCESS_KEY_ID"} is not set`,{input:"AWS_ACCESS_KEY_ID",remedy:P});return{accessKeyId:a,secretAccessKey:r,
...n?{sessionToken:n}:{},...Number.isNaN(u)?{}:{expiresAt:u}}}const P=`The key-value store takes calls of the app's function role alone. In a workflow, before t\
his step:
  permissions:
    id-token: write
    contents: read
  steps:
    - uses: aws-actions/configure-aws-credentials@v6
      with:
        role-to-assume: arn:aws:iam::<account>:role/<function role>
        aws-region: us-east-2`;class I{#t;#n;#e=[];constructor(a,r){this.#t=a,this.#n=r}name(a){return this.#n(a)}text(a){return this.#t[a]?.trim()||(p.Ux.get(a)?.
default??"")}files(){const[a,r]=[this.text("file")||void 0,this.text("prune-file")||void 0];return a===void 0&&r===void 0&&this.fault("missing_input","file"," i\
s not set",`Name a file of entries in ${this.name("file")}, or of keys to delete in ${this.name("prune-file")}.`),{file:a,pruneFile:r}}boolean(a){const r=this.text(
a);return/^(?:true|false)$/i.test(r)||this.fault("invalid_input",a,`: "${r}" is neither true nor false`,"Write true or false."),r.toLowerCase()==="true"}number(a,r,n){
const u=this.text(a);if(u==="")return;const g=/^\d+$/.test(u)?Number(u):Number.NaN;return r(g)||this.fault("invalid_input",a,` is "${u}"; ${n}`,"Write a number."),
g}missing(a,r){this.fault("missing_input",a,` is not set, and neither is ${r}`,`Give ${this.name(a)}, or set ${r} as the platform shows it (Services > Databases\
).`)}fault(a,r,n,u){const g=this.name(r);this.#e.push(new _.GQ(a,`${g}${n}`,{input:g,remedy:u}))}try(a){try{a()}catch(r){if(!(r instanceof _.GQ))throw r;this.#e.
push(r)}}throwIfAny(){const[a,...r]=this.#e;if(!a)return;const{message:n,remedy:u,input:g}=a;throw new _.GQ(a.code,n,{...u===void 0?{}:{remedy:u},...g===void 0?
{}:{input:g},also:r})}}})},J={};function x(t){var w=J[t];if(w!==void 0)return w.exports;var i=J[t]={id:t,loaded:!1,exports:{}},h=!0;try{te[t](i,i.exports,x),h=!1}finally{
h&&delete J[t]}return i.loaded=!0,i.exports}x.m=te,typeof x<"u"&&(x.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?
1:0,-1)+"/"),(()=>{var t=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",w=typeof Symbol=="function"?Symbol("webpack exports"):"__webpac\
k_exports__",i=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",h=f=>{f&&f.d<1&&(f.d=1,f.forEach(l=>l.r--),f.forEach(l=>l.r--?l.r++:l()))},
_=f=>f.map(l=>{if(l!==null&&typeof l=="object"){if(l[t])return l;if(l.then){var p=[];p.d=0,l.then(y=>{m[w]=y,h(p)},y=>{m[i]=y,h(p)});var m={};return m[t]=y=>y(p),
m}}var b={};return b[t]=y=>{},b[w]=l,b});x.a=(f,l,p)=>{var m;p&&((m=[]).d=-1);var b=new Set,y=f.exports,v,T,A,k=new Promise((P,I)=>{A=I,T=P});k[w]=y,k[t]=P=>(m&&
P(m),b.forEach(P),k.catch(I=>{})),f.exports=k,l(P=>{v=_(P);var I,d=()=>v.map(r=>{if(r[i])throw r[i];return r[w]}),a=new Promise(r=>{I=()=>r(d),I.r=0;var n=u=>u!==
m&&!b.has(u)&&(b.add(u),u&&!u.d&&(I.r++,u.push(I)));v.map(u=>u[t](n))});return I.r?a:d()},P=>(P?A(k[i]=P):T(y),h(m))),m&&m.d<0&&(m.d=0)}})(),(()=>{var t=Object.
getPrototypeOf?i=>Object.getPrototypeOf(i):i=>i.__proto__,w;x.t=function(i,h){if(h&1&&(i=this(i)),h&8||typeof i=="object"&&i&&(h&4&&i.__esModule||h&16&&typeof i.
then=="function"))return i;var _=Object.create(null);x.r(_);var f={};w=w||[null,t({}),t([]),t(t)];for(var l=h&2&&i;typeof l=="object"&&!~w.indexOf(l);l=t(l))Object.
getOwnPropertyNames(l).forEach(p=>f[p]=()=>i[p]);return f.default=()=>i,x.d(_,f),_}})(),x.d=(t,w)=>{for(var i in w)x.o(w,i)&&!x.o(t,i)&&Object.defineProperty(t,
i,{enumerable:!0,get:w[i]})},x.f={},x.e=t=>Promise.all(Object.keys(x.f).reduce((w,i)=>(x.f[i](t,w),w),[])),x.u=t=>""+t+".index.js",x.o=(t,w)=>Object.prototype.hasOwnProperty.
call(t,w),x.r=t=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(t,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(t,"__esModule",{value:!0})},
x.nmd=t=>(t.paths=[],t.children||(t.children=[]),t),(()=>{var t={792:0},w=i=>{var{ids:h,modules:_,runtime:f}=i,l,p,m=0;for(l in _)x.o(_,l)&&(x.m[l]=_[l]);for(f&&
f(x);m<h.length;m++)p=h[m],x.o(t,p)&&t[p]&&t[p][0](),t[h[m]]=0};x.f.j=(i,h)=>{var _=x.o(t,i)?t[i]:void 0;if(_!==0)if(_)h.push(_[1]);else{var f=import("./"+x.u(i)).
then(w,l=>{throw t[i]!==0&&(t[i]=void 0),l}),f=Promise.race([f,new Promise(l=>_=t[i]=[l])]);h.push(_[1]=f)}}})();var ne=x(4077);ne=await ne;

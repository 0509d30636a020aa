const $=process.getBuiltinModule;var te={181:(t=>{t.exports=$("buffer")}),4589:(t=>{t.exports=$("node:assert")}),6698:(t=>{t.exports=$("node:async_hooks")}),4573:(t=>{
t.exports=$("node:buffer")}),7540:(t=>{t.exports=$("node:console")}),7598:(t=>{t.exports=$("node:crypto")}),3053:(t=>{t.exports=$("node:diagnostics_channel")}),
610:(t=>{t.exports=$("node:dns")}),8474:(t=>{t.exports=$("node:events")}),3024:(t=>{t.exports=$("node:fs")}),1455:(t=>{t.exports=$("node:fs/promises")}),7067:(t=>{
t.exports=$("node:http")}),2467:(t=>{t.exports=$("node:http2")}),7030:(t=>{t.exports=$("node:net")}),8161:(t=>{t.exports=$("node:os")}),6760:(t=>{t.exports=$("n\
ode:path")}),643:(t=>{t.exports=$("node:perf_hooks")}),1792:(t=>{t.exports=$("node:querystring")}),99:(t=>{t.exports=$("node:sqlite")}),7075:(t=>{t.exports=$("n\
ode:stream")}),7830:(t=>{t.exports=$("node:stream/web")}),7997:(t=>{t.exports=$("node:timers")}),8500:(t=>{t.exports=$("node:timers/promises")}),1692:(t=>{t.exports=
$("node:tls")}),3136:(t=>{t.exports=$("node:url")}),7975:(t=>{t.exports=$("node:util")}),3429:(t=>{t.exports=$("node:util/types")}),5919:(t=>{t.exports=$("node:\
worker_threads")}),8522:(t=>{t.exports=$("node:zlib")}),932:(t=>{t.exports=$("process")}),4491:((t,E,o)=>{o.d(E,{h:()=>ge});var p=o(3739),y=o(1619);async function l(e){
const s=L=>e[L.toLowerCase()]||e[L]||"",r=s("ALL_PROXY"),d=f(s("HTTP_PROXY")||r,"HTTP_PROXY"),g=f(s("HTTPS_PROXY")||r,"HTTPS_PROXY");if(d===""&&g==="")return fetch;
const O=await o.e(752).then(o.t.bind(o,6752,19)),k=new O.EnvHttpProxyAgent({httpProxy:d,httpsProxy:g,noProxy:s("NO_PROXY")}),B=O.fetch;return async(L,j)=>{if(L instanceof
Request)throw new TypeError("This fetch takes an address, not a Request");const M=new URL(L);return(0,y.U9)(M.hostname)?fetch(L,j):B(M,{...j,dispatcher:k})}}function f(e,s){
const r=e===""||e.includes("://")?e:`http://${e}`;if(r===""||URL.canParse(r))return r;throw new p.GQ("invalid_input",`${s} (or ALL_PROXY) is not an address`,{remedy:"\
Write it as http://proxy.example.com:3128."})}var _=o(3893),m=o(7255),b=o(3024);const w=$("os");function A(e){return e==null?"":typeof e=="string"||e instanceof
String?e:JSON.stringify(e)}function T(e){return Object.keys(e).length?{title:e.title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.
endColumn}:{}}function N(e,s,r){const d=new I(e,s,r);process.stdout.write(d.toString()+w.EOL)}function C(e,s=""){N(e,{},s)}const P="::";class I{constructor(s,r,d){
s||(s="missing.command"),this.command=s,this.properties=r,this.message=d}toString(){let s=P+this.command;if(this.properties&&Object.keys(this.properties).length>
0){s+=" ";let r=!0;for(const d in this.properties)if(this.properties.hasOwnProperty(d)){const g=this.properties[d];g&&(r?r=!1:s+=",",s+=`${d}=${i(g)}`)}}return s+=
`${P}${h(this.message)}`,s}}function h(e){return A(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function i(e){return A(e).replace(/%/g,"%25").
replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const a=$("fs");function u(e,s){const r=process.env[`GITHUB_${e}`];if(!r)throw new Error(
`Unable to find environment variable for file command ${e}`);if(!a.existsSync(r))throw new Error(`Missing file at path: ${r}`);a.appendFileSync(r,`${A(s)}${w.EOL}`,
{encoding:"utf8"})}function n(e,s){const r=`ghadelimiter_${process.getBuiltinModule("crypto").randomUUID()}`,d=A(s);if(e.includes(r))throw new Error(`Unexpected\
 input: name should not contain the delimiter "${r}"`);if(d.includes(r))throw new Error(`Unexpected input: value should not contain the delimiter "${r}"`);return`${e}\
<<${r}${w.EOL}${d}${w.EOL}${r}`}const c=$("path");var S=function(e,s,r,d){function g(O){return O instanceof r?O:new r(function(k){k(O)})}return new(r||(r=Promise))(
function(O,k){function B(M){try{j(d.next(M))}catch(V){k(V)}}function L(M){try{j(d.throw(M))}catch(V){k(V)}}function j(M){M.done?O(M.value):g(M.value).then(B,L)}
j((d=d.apply(e,s||[])).next())})},x;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(x||(x={}));function R(e,s){const r=toCommandValue(s);if(process.
env[e]=r,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(e,s));issueCommand("set-env",{name:e},r)}function D(e){N("add-mask",{},
e)}function U(e){process.env.GITHUB_PATH||""?issueFileCommand("PATH",e):issueCommand("add-path",{},e),process.env.PATH=`${e}${path.delimiter}${process.env.PATH}`}
function K(e,s){const r=process.env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(s&&s.required&&!r)throw new Error(`Input required and not supplied: ${e}`);
return s&&s.trimWhitespace===!1?r:r.trim()}function $e(e,s){const r=K(e,s).split(`
`).filter(d=>d!=="");return s&&s.trimWhitespace===!1?r:r.map(d=>d.trim())}function Oe(e,s){const r=["true","True","TRUE"],d=["false","False","FALSE"],g=K(e,s);if(r.
includes(g))return!0;if(d.includes(g))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${e}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function se(e,s){if(process.env.GITHUB_OUTPUT||"")return u("OUTPUT",n(e,s));process.
stdout.write(w.EOL),N("set-output",{name:e},A(s))}function Te(e){issue("echo",e?"on":"off")}function xe(e){process.exitCode=x.Failure,Y(e)}function ve(){return process.
env.RUNNER_DEBUG==="1"}function Ae(e){issueCommand("debug",{},e)}function Y(e,s={}){N("error",T(s),e instanceof Error?e.toString():e)}function H(e,s={}){N("warn\
ing",T(s),e instanceof Error?e.toString():e)}function re(e,s={}){N("notice",T(s),e instanceof Error?e.toString():e)}function Q(e){process.stdout.write(e+w.EOL)}
function X(e){C("group",e)}function z(){C("endgroup")}function Ce(e,s){return S(this,void 0,void 0,function*(){X(e);let r;try{r=yield s()}finally{z()}return r})}
function oe(e,s){if(process.env.GITHUB_STATE||"")return u("STATE",n(e,s));N("save-state",{name:e},A(s))}function Ie(e){return process.env[`STATE_${e}`]||""}function Pe(e){
return S(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(e)})}var F=o(5807);const Ne="slipway",ie={error:Y,warning:H,notice:re};function ae(e){
const s=ue();return{line:r=>Q(W(r)),group:r=>X(W(r)),endGroup:z,replay:(r,d)=>{Q([`::stop-commands::${d}`,...r.map(W),`::${d}::`].join(`
`))},annotate:(r,{message:d,title:g,place:O})=>{ie[r](W(d),{...g===void 0?{}:{title:g},...O===void 0?{}:{file:O.file},...O?.line===void 0?{}:{startLine:O.line},
...O?.column===void 0?{}:{startColumn:O.column}})},mask:D,output:(r,d)=>s("the outputs",()=>se(r,d)),state:(r,d)=>s("the state for the post step",()=>oe(r,d)),summary:r=>{
e!==void 0&&s("the summary",()=>(0,b.writeFileSync)(e,r))}}}function ue(){const e=new Set;return(s,r)=>{try{r()}catch(d){e.has(s)||H(W(`The runner cannot keep ${s}\
: ${(0,p.I7)(d).message}`)),e.add(s)}}}function W(e){return(0,F.Ow)(e).replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}var G=o(9127);function ce({part:e,
done:s,total:r,perSecond:d,leftMs:g}){const O=g===void 0||s===r?"":`, ${(0,G.a)(g)} left`,k=d.toFixed(d<10?1:0);return`${e==="write"?"Written":"Deleted"} ${s} o\
f ${r} (${k} a second${O})`}function le({waitMs:e,atOnce:s}){return`Rate limit: waiting ${(0,G.a)(e)}, then at most ${s} at once`}function fe({trouble:e}){const s=e.
status===void 0?"had no answer":`was answered ${e.status}`;return`A ${e.operation} ${s}; it is repeated`}function de({entries:e,deletes:s,written:r,deleted:d,dryRun:g,
ms:O}){return g?`Dry run: ${e} would be written, ${s} deleted`:`${r} written, ${d} deleted in ${(0,G.a)(O)}`}const he=10;class pe{#e;#n={error:0,warning:0,notice:0};#r=0;constructor(s){
this.#e=s}get dropped(){return this.#r}add(s,r){if(this.#n[s]<he){this.#n[s]++,this.#e.annotate(s,r);return}this.#r++;const{place:d}=r,g=d===void 0?"":`${d.file}${d.
line===void 0?"":`:${d.line}`}: `;this.#e.line(`${s}: ${g}${r.message}`)}addDiagnostic(s){const{file:r,line:d,column:g}=s,O={file:r,...d===null?{}:{line:d},...g===
null?{}:{column:g}},k=s.code===null?{}:{title:(0,F.Ow)(s.code,80)};this.add(s.severity,{...k,message:(0,F.Ow)(s.message,1e3),place:O})}}function Z(e,s,r){for(const d of[
r,...r.also]){const g=d.place===void 0?{}:{place:d.place};s.add("error",{message:(0,F.Ow)(d.message),...g});for(const O of _e(d))e.line(`  ${O}`)}}function _e(e){
const s=e.remedy?.split(`
`)??[];return e.mender==="user"?s:[...s,...me(e),...q(e.cause)]}function me({call:e}){if(!e)return[];const s=e.status===void 0?"":` answered ${e.status}`,r=e.requestID===
void 0?"":` (request ${e.requestID})`;return[`Call: ${e.method} ${e.path}${s}${r}`]}function q(e,s=0){return!(e instanceof Error)||s>3?[]:[`Cause: ${(0,F.Ow)(e.
message,500)}`,...q(e.cause,s+1)]}const ye=1e4;function we(e,s){const r=new pe(e);return{tell:be(e,r,s),finish(d,g){return g.error?Z(e,r,g.error):e.line(`\u2713 ${de(
g)}`),e.output("written",String(g.written)),e.output("deleted",String(g.deleted)),e.output("failed",String(g.failed)),e.summary(Ee(d,g)),g.error?1:0},fail(d){return Z(
e,r,d),e.output("written","0"),e.output("deleted","0"),e.output("failed","0"),1}}}function be(e,s,r){let d=r.now();return g=>{switch(g.type){case"checked":e.line(
`\u2713 Checked: ${g.entries} to write, ${g.deletes} to delete`);break;case"progress":if(r.now()-d<ye&&g.done<g.total)break;d=r.now(),e.line(ce(g));break;case"t\
hrottled":e.line(le(g));break;case"trouble":s.add("warning",{message:fe(g)});break;case"key-failed":break;default:(0,p.xb)(g)}}}function Ee({file:e,pruneFile:s},r){
const d=[e,s].filter(L=>L!==void 0).map(ee),g=[["Written",r.written,r.entries],["Deleted",r.deleted,r.deletes]],O=r.unwrittenFile===void 0?"":`
Not written: ${ee(r.unwrittenFile)} \u2013 seed it next.
`,k=r.dryRun?"checked (dry run)":r.error?"failed":"done",B=g.map(([L,j,M])=>`| ${L} | ${j} of ${M} |`).join(`
`);return`### Seeding ${k}: ${d.join(", ")}

| Keys | |
| --- | --- |
${B}
${O}`}function ee(e){return`\`${(0,F.Ow)(e,300).replaceAll("`","'")}\``}async function ge({env:e,clock:s,signal:r}){const d=Se(e),g=ae(e.GITHUB_STEP_SUMMARY||void 0);
for(const k of(0,m.Fj)(d,e))g.mask(k);const O=we(g,s);try{const k=(0,m.ns)(d,e),{seedFile:B}=await Promise.all([o.e(118),o.e(227)]).then(o.bind(o,6227)),L={fetch:await l(
e),clock:s,random:Math.random,report:O.tell,signal:r};return O.finish(k,await B(k,L))}catch(k){return O.fail((0,p.I7)(k))}}function Se(e){const s=[..._.Ux.keys()].
map(r=>[r,e[`INPUT_${r.toUpperCase()}`]??""]);return Object.fromEntries(s)}}),1619:((t,E,o)=>{o.d(E,{Jb:()=>l,U9:()=>y});var p=o(3739);function y(_){return/^(?:(?:[^.]+\.)*localhost\.?|127(?:\.\d{1,3}){3}|\[::1\]|::1)$/i.
test(_)}function l(_,m){const b=_.trim(),w=URL.canParse(b)?new URL(b):void 0;if(w===void 0||!["http:","https:"].includes(w.protocol))throw new p.GQ("invalid_inp\
ut",`${m} is not an http(s) address`,{input:m,remedy:"Write it with its scheme, as https://platform.example.com."});if(w.username!==""||w.password!==""||w.search!==
""||w.hash!=="")throw new p.GQ("invalid_input",`${m} holds more than host and path`,{input:m,remedy:"Leave out user name, password, query and fragment."});return f(
w,m),w.pathname=w.pathname.replace(/\/+$/,""),w}function f(_,m){if(!(_.protocol==="https:"||_.protocol==="http:"&&y(_.hostname)))throw new p.GQ("insecure_url",`${m}\
 names ${_.origin}, which is not https`,{input:m,remedy:"Use https; plain http is for loopback addresses only, because the requests carry credentials."})}}),1224:((t,E,o)=>{
o.d(E,{m:()=>p});const p={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(l,f){f?.throwIfAborted();const{setTimeout:_}=await Promise.resolve().then(
o.t.bind(o,8500,19));try{await _(l,void 0,f?{signal:f}:{})}catch(m){throw f?.throwIfAborted(),m}}},y=(l,f)=>{const _=setInterval(f,l).unref();return()=>clearInterval(
_)}}),9127:((t,E,o)=>{o.d(E,{a:()=>l});var p=o(3739);function y(f,_){const m=/^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?$/.exec(f.trim()),[,b,w,A]=m??[],T=Number(
b??0)*36e5+Number(w??0)*6e4+Number(A??0)*1e3;if(!m||T===0)throw new SlipwayError("invalid_input",`${_}: "${f}" is not a duration`,{input:_,remedy:"Write it with\
 units, as 90s, 30m or 1h30m; it must be longer than zero."});return T}function l(f){if(f<1e3)return`${Math.round(f)}ms`;if(f<59950)return`${(f/1e3).toFixed(1)}\
s`;const _=Math.round(f/1e3),m=b=>String(b).padStart(2,"0");return _<3600?`${Math.floor(_/60)}m ${m(_%60)}s`:`${Math.floor(_/3600)}h ${m(Math.floor(_%3600/60))}\
m`}}),3739:((t,E,o)=>{o.d(E,{GQ:()=>l,I7:()=>f,xU:()=>m,xb:()=>_});const p={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",
insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"user",email_claim_missing:"\
user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"platform",service_error:"platfo\
rm",unexpected_response:"platform",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"\
user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"github",platform_not_running:"user",platform_locked:"\
user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",
internal:"slipway"},y=Object.keys(p);class l extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(w,A,T={}){super(A,T.cause===
void 0?void 0:{cause:T.cause}),this.code=w,this.mender=p[w],this.remedy=T.remedy,this.input=T.input,this.place=T.place,this.call=T.call,this.also=T.also??[]}}function f(b){
if(b instanceof l)return b;const w=b instanceof Error?b.message:String(b);return new l("internal",w,{cause:b,remedy:"This is a fault of Slipway. Please report i\
t with the lines above."})}function _(b){throw new l("internal",`Unhandled case: ${JSON.stringify(b)}`)}function m(b){if(!(!(b instanceof Error)||!("code"in b)))
return typeof b.code=="string"?b.code:void 0}}),1772:((t,E,o)=>{o.d(E,{Aw:()=>w,U2:()=>m,bM:()=>b,q$:()=>f,sU:()=>y});var p=o(8302);class y extends Error{name="\
JsonTextError";offset;constructor(n,c){super(n),this.offset=c}}function l(u,n){const c=u.slice(0,n);return{line:c.split(`
`).length,column:n-c.lastIndexOf(`
`)}}function f(u){new a(u).document()}function _(u){try{new a(u,!1).document()}catch(n){if(n instanceof y)return n;throw n}}function m(u,n=!0){const c=[];return new a(
u,n,x=>c.push(x)).document()==="object"?c:void 0}function b(u){return u.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function w(u,n){return u===n||A(u)===
A(n)}function A(u){try{return String(JSON.parse(u,T))}catch(n){if(n instanceof RangeError)return b(u);throw n}}function T(u,n,c){return typeof n=="number"?N(c?.
source??String(n)):Array.isArray(n)?`[${n.join(",")}]`:(0,p.G)(n)?`{${Object.entries(n).map(([x,R])=>`${JSON.stringify(x)}:${R}`).sort().join(",")}}`:JSON.stringify(
n)}function N(u){const[,n,c="",S="",x="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(u)??[],R=`${c}${S}`.replace(/^0+/,""),D=R.replace(/0+$/,"");if(D===
"")return`${n}0`;const U=BigInt(x)-BigInt(S.length)+BigInt(R.length-D.length);return`${n}${D}e${U}`}const C=/[ \t\n\r]*/y,P=/[ !#-[\]-\uffff]*/y,I=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,
h=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,i=/true|false|null/y;class a{#e;#n;#r;#t=0;#i={name:"",nameOffset:0,offset:0};constructor(n,c=!0,S){this.#e=n,this.#n=
c,this.#r=S}document(){this.#s(C);const n=this.#e[this.#t]==="{"?"object":"other",c=[];do this.#l(c);while(this.#f(c));if(this.#s(C),this.#t<this.#e.length)throw this.#o(
"the end");return n}#l(n){for(;;){this.#s(C),n.length===1&&(this.#i.offset=this.#t);const c=this.#e[this.#t];if(c!=="{"&&c!=="["){this.#h(c);return}if(this.#t+=
1,this.#c(c==="{"?"}":"]"))return;n.push({names:c==="{"?new Set:void 0}),c==="{"&&this.#a(n)}}#f(n){for(let c=n.at(-1);c;c=n.at(-1)){n.length===1&&c.names&&this.#d();
const S=c.names?"}":"]";if(this.#c(S)){n.pop();continue}if(this.#e[this.#t]!==",")throw this.#o(`"," or "${S}"`);return this.#t+=1,c.names&&this.#a(n),!0}return!1}#d(){
this.#r?.({...this.#i,text:this.#e.slice(this.#i.offset,this.#t)})}#a(n){this.#s(C);const c=this.#t;if(this.#e[this.#t]!=='"')throw this.#o("a name in double qu\
otes");const S=this.#u(),x=n.at(-1)?.names;if(this.#n&&x?.has(S))throw new y(`the name "${S}" stands twice in one object`,c);if(x?.add(S),this.#s(C),this.#e[this.#t]!==
":")throw this.#o('":"');this.#t+=1,n.length===1&&(this.#i={name:S,nameOffset:c,offset:this.#t})}#h(n){if(n==='"')this.#u();else if(this.#s(h)===0&&this.#s(i)===
0)throw this.#o("a value")}#u(){const n=this.#t;this.#t+=1;do this.#s(P);while(this.#s(I)>0);if(this.#e[this.#t]!=='"'){const S=this.#t>=this.#e.length;throw new y(
S?"a string does not end":"a bad escape or control character in a string",this.#t)}this.#t+=1;const c=JSON.parse(this.#e.slice(n,this.#t));if(typeof c!="string"||
this.#n&&!c.isWellFormed())throw new y("a lone surrogate (half of a character) in a string",n);return c}#c(n){return this.#s(C),this.#e[this.#t]!==n?!1:(this.#t+=
1,!0)}#s(n){n.lastIndex=this.#t;const c=n.exec(this.#e)?.[0].length??0;return this.#t+=c,c}#o(n){const c=this.#e.slice(this.#t,this.#t+1);return new y(`expected\
 ${n}, found ${c===""?"the end":JSON.stringify(c)}`,this.#t)}}}),8302:((t,E,o)=>{o.d(E,{G:()=>p});function p(l){return typeof l=="object"&&l!==null&&!Array.isArray(
l)}function y(l,f){return typeof l=="string"&&l.length<=f}}),5807:((t,E,o)=>{o.d(E,{Ow:()=>P});const p="\x1B",y="\x07",l=new RegExp(`${p}[\\]P_^X][^${y}${p}]*(?\
:${y}|${p}\\\\)|${p}\\[[0-?]*[ -/]*[@-~]|${p}[ -/]*[0-Z\\\\^-~]`,"g"),f=/[\t\n\v\f\r\u0085\u2028\u2029]/g,_=new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u\
200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),m=new RegExp(`(?!\\t)(?:${_.source})`,"gu"),b=/^[ -~]*$/,w=/^[\t -~]*$/;
function A(h){return h.includes(p)?h.replace(l,""):h}function T(h){return w.test(h)?h:A(h).replace(/[\n\u2028\u2029]/g," ").replace(m,"")}function N(h,i){return h.
length>i?I(h,i):h}function C(h){return h.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function P(h,i=2e3){const a=h.length>i*8+1024?h.slice(0,i*8+1024):h;if(b.test(a)&&
a.length<=i)return h;const u=A(a).replace(f," ").replace(_,"").toWellFormed();return u.length>i||a.length<h.length?I(u,i):u}function I(h,i){if(i<1)return"";const a=h.
slice(0,i-1),u=a.charCodeAt(a.length-1);return`${u>=55296&&u<=56319?a.slice(0,-1):a}\u2026`}}),2345:((t,E,o)=>{o.d(E,{BL:()=>w,be:()=>m,jL:()=>_,ux:()=>p});const p={
bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},l=["web-landing",...["api","web-ssr","sse"]],f="us-eas\
t-2",_="execute-api",m="SERVICE_KVS_",b=/^[A-Za-z_][A-Za-z0-9_]*$/,w=/^[a-z][a-z0-9_]{0,31}$/,A=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,T={bodyBytes:1024*
1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,failureLogLines:200,failureLogLine:2e3},N={bytes:1024*1024,message:2e3,signal:20,findings:500,
file:1e3,findingMessage:1e3,findingCode:100}}),4077:((t,E,o)=>{o.a(t,async(p,y)=>{try{var l=o(4491),f=o(1224);const _=new AbortController;process.on("SIGINT",()=>_.
abort()),process.on("SIGTERM",()=>_.abort()),process.exitCode=await(0,l.h)({env:process.env,clock:f.m,signal:_.signal}),y()}catch(_){y(_)}},1)}),4734:((t,E,o)=>{
o.d(E,{Ar:()=>_,Cn:()=>f,J9:()=>C,mk:()=>P,mn:()=>T,wy:()=>N});var p=o(1772),y=o(2345),l=o(7561);function*f(i){const a=m(i,"");a instanceof l.L?yield a:a===void 0?
yield new l.L("an entry is an object {key, value, ttlSeconds?}",i.line,i.column):yield*T(a,i)}function*_(i){const a=m(i,"{}");if(a instanceof l.L)yield a;else if(a!==
void 0)for(const[u,n]of a){const{line:c,column:S}=i;yield*T(new Map([["key",{json:JSON.stringify(u),line:c,column:S}],["value",n]]),i)}}function m(i,a){const{text:u,
line:n,column:c}=i;if(u===void 0)return new l.L("the entry is far longer than any that is allowed",n,c);const S=a===""?0:1;try{const x=(0,p.U2)(a===""?u:`{${u}}`);
return x&&new Map(x.map(R=>[R.name,b(i,u,R,S)]))}catch(x){if(!(x instanceof p.sU))throw x;const R=w(i,u,x.offset-S);return new l.L(`not valid JSON: ${x.message}`,
R.line,R.column)}}function b(i,a,u,n){return{json:(0,p.bM)(u.text),...w(i,a,u.nameOffset-n)}}function w({line:i,column:a},u,n){const c=u.slice(0,Math.max(0,n)),
S=c.lastIndexOf(`
`);return S===-1?{line:i,column:a+c.length}:{line:i+c.split(`
`).length-1,column:c.length-S}}const A=new Set(["key","value","ttlSeconds"]);function*T(i,a){const u=[],n=(U,K)=>{u.push(new l.L(K,U?.line??a.line,U?.column??a.
column))};for(const[U,K]of i)A.has(U)||n(K,`"${U}" is no member of an entry: they are key, value and ttlSeconds`);const[c,S,x]=[i.get("key"),i.get("value"),i.get(
"ttlSeconds")],R=c&&P(c.json);c===void 0?n(void 0,"the entry has no key"):R!==void 0&&n(c,R),S===void 0?n(void 0,"the entry has no value"):I(S.json)>y.ux.valueBytes&&
n(S,`the value has ${I(S.json)} bytes of JSON; the most is ${y.ux.valueBytes}`);const D=x&&Number(x.json);x!==void 0&&!C(D)&&n(x,`ttlSeconds is ${h(x.json)}; ${N}`),
u.length>0||c===void 0||S===void 0?yield*u:yield{key:String(JSON.parse(c.json)),text:S.json,ttlSeconds:D,line:a.line}}const N=`it must be a whole number from ${y.
ux.minTtlSeconds} to ${y.ux.maxTtlSeconds}`;function C(i){const{minTtlSeconds:a,maxTtlSeconds:u}=y.ux;return Number.isInteger(i)&&Number(i)>=a&&Number(i)<=u}function P(i){
const a=JSON.parse(i);if(typeof a!="string")return`the key is ${h(i)}, not a string`;if(a==="")return"the key is empty";if(!a.isWellFormed())return"the key hold\
s a lone surrogate (half of a character)";if(I(a)>y.ux.keyBytes)return`the key has ${I(a)} bytes of UTF-8; the most is ${y.ux.keyBytes}`}function I(i){return Buffer.
byteLength(i)}function h(i){return i.length>40?`${i.slice(0,39)}\u2026`:i}}),7561:((t,E,o)=>{o.d(E,{C:()=>f,L:()=>y});var p=o(3739);class y extends Error{name="\
FileFault";line;column;constructor(m,b,w){super(m),this.line=b,this.column=w}}const l=100;class f{#e=[];#n=0;add(m,b){if(this.#n+=1,this.#e.length===l)return;const w={
file:m,line:b.line,column:b.column};this.#e.push(new p.GQ("invalid_file",b.message,{place:w,input:"file"}))}throwIfAny(){const[m]=this.#e;if(m===void 0)return;const b=this.#n-
this.#e.length,w=this.#n===1?"One fault; nothing was written":`${this.#n} faults; nothing was written`;throw new p.GQ("invalid_file",b>0?`${w} (the first ${l} a\
re shown)`:w,{remedy:"Mend the lines that are named; the whole file is checked before the first request.",input:"file",also:this.#e})}}}),3893:((t,E,o)=>{o.d(E,
{Ux:()=>y});const p={file:{value:"FILE",description:"The entries: a JSON array, NDJSON or YAML list of `{key, value, ttlSeconds?}`, or an object of key to value\
."},table:{value:"NAME",description:"The table, by its name. Needed unless `token` is given."},url:{value:"URL",defaultNote:"`SERVICE_KVS_URL`",description:"The\
 data plane, `https://\u2026`; plain `http` only for loopback."},region:{value:"REGION",defaultNote:"`SERVICE_KVS_REGION`",description:"The region that requests\
 are signed for."},token:{value:"TOKEN",defaultNote:"`SERVICE_KVS_TOKEN_<TABLE>`",description:"The table's bearer token."},"ttl-seconds":{value:"N",description:"\
Seconds to live for entries that name none: 60 to 31536000. Left empty, they do not expire."},concurrency:{value:"N",default:"16",description:"Requests under wa\
y at once, at most: 1 to 256. Fewer while the service answers 429."},verify:{default:"false",description:"Read every entry back and compare it."},"prune-file":{
value:"FILE",description:"Keys to delete: one a line, or a JSON array of strings."},"dry-run":{default:"false",description:"Check the files and tell what would \
be done; send nothing."}},y=new Map(Object.entries(p)),l={written:"Keys that were written.",deleted:"Keys that were deleted.",failed:"Keys that could not be wri\
tten or deleted."}}),7255:((t,E,o)=>{o.d(E,{Fj:()=>T,ns:()=>w});var p=o(1619),y=o(3739),l=o(2345),f=o(4734),_=o(3893);const m=h=>h==="file"?"kvs-seed-file":`kvs\
-${h}`,b=256;function w(h,i,a=u=>u){const u=new I(h,a),{file:n,pruneFile:c}=u.files(),S={file:n,pruneFile:c,target:u.boolean("dry-run")?void 0:N(u,i),ttlSeconds:u.
number("ttl-seconds",f.J9,f.wy),concurrency:u.number("concurrency",A,`it must be a whole number from 1 to ${b}`)??1,verify:u.boolean("verify"),secrets:T(h,i)};return u.
throwIfAny(),S}function A(h){return Number.isInteger(h)&&h>=1&&h<=b}function T(h,i){const a=Object.entries(i).filter(([n])=>n.startsWith(`${l.be}TOKEN_`)),u=[h.
token,...a.map(([,n])=>n),i.AWS_SECRET_ACCESS_KEY,i.AWS_SESSION_TOKEN];return[...new Set(u.map(n=>n?.trim()??""))].filter(n=>n!=="")}function N(h,i){const a=h.text(
"table"),u=`${l.be}TOKEN_${a.toUpperCase()}`;a!==""&&!l.BL.test(a.toLowerCase())&&h.fault("invalid_input","table",`: "${a}" is no table name`,"Letters, digits a\
nd _ make a table name, as sessions.");const n=h.text("url")||i[`${l.be}URL`]||"";n===""?h.missing("url",`${l.be}URL`):h.try(()=>(0,p.Jb)(n,h.name("url")));const c=h.
text("region")||i[`${l.be}REGION`]||"";c===""&&h.missing("region",`${l.be}REGION`);const S=h.text("token")||(a===""?"":i[u]?.trim())||"";S===""&&h.missing(a===""?
"table":"token",a===""?`${l.be}TOKEN_<TABLE>`:u);const x=async()=>C(i);return h.try(()=>C(i)),{url:n,region:c,token:S,credentials:x}}function C(h){const i=h.AWS_ACCESS_KEY_ID?.
trim(),a=h.AWS_SECRET_ACCESS_KEY?.trim(),u=h.AWS_SESSION_TOKEN?.trim(),n=Date.parse(h.AWS_CREDENTIAL_EXPIRATION??"");if(!i||!a)throw new y.GQ("missing_input",`T\
here are no AWS credentials: ${i?"AWS_SECRET_ACCESS_KEY":"AWS_ACCESS_KEY_ID"} is not set`,{input:"AWS_ACCESS_KEY_ID",remedy:P});return{accessKeyId:i,secretAccessKey:a,
...u?{sessionToken:u}:{},...Number.isNaN(n)?{}:{expiresAt:n}}}const P=`The key-value store takes calls of the app's function role alone. In a workflow, before t\
his step:
  permissions:
    id-token: write
    contents: read
  steps:
    - uses: aws-actions/configure-aws-credentials@v6
      with:
        role-to-assume: arn:aws:iam::<account>:role/<function role>
        aws-region: us-east-2`;class I{#e;#n;#r=[];constructor(i,a){this.#e=i,this.#n=a}name(i){return this.#n(i)}text(i){return this.#e[i]?.trim()||(_.Ux.get(i)?.
default??"")}files(){const[i,a]=[this.text("file")||void 0,this.text("prune-file")||void 0];return i===void 0&&a===void 0&&this.fault("missing_input","file"," i\
s not set",`Name a file of entries in ${this.name("file")}, or of keys to delete in ${this.name("prune-file")}.`),{file:i,pruneFile:a}}boolean(i){const a=this.text(
i);return/^(?:true|false)$/i.test(a)||this.fault("invalid_input",i,`: "${a}" is neither true nor false`,"Write true or false."),a.toLowerCase()==="true"}number(i,a,u){
const n=this.text(i);if(n==="")return;const c=/^\d+$/.test(n)?Number(n):Number.NaN;return a(c)||this.fault("invalid_input",i,` is "${n}"; ${u}`,"Write a number."),
c}missing(i,a){this.fault("missing_input",i,` is not set, and neither is ${a}`,`Give ${this.name(i)}, or set ${a} as the platform shows it (Services > Databases\
).`)}fault(i,a,u,n){const c=this.name(a);this.#r.push(new y.GQ(i,`${c}${u}`,{input:c,remedy:n}))}try(i){try{i()}catch(a){if(!(a instanceof y.GQ))throw a;this.#r.
push(a)}}throwIfAny(){const[i,...a]=this.#r;if(!i)return;const{message:u,remedy:n,input:c}=i;throw new y.GQ(i.code,u,{...n===void 0?{}:{remedy:n},...c===void 0?
{}:{input:c},also:a})}}})},J={};function v(t){var E=J[t];if(E!==void 0)return E.exports;var o=J[t]={id:t,loaded:!1,exports:{}},p=!0;try{te[t](o,o.exports,v),p=!1}finally{
p&&delete J[t]}return o.loaded=!0,o.exports}v.m=te,typeof v<"u"&&(v.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?
1:0,-1)+"/"),(()=>{var t=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",E=typeof Symbol=="function"?Symbol("webpack exports"):"__webpac\
k_exports__",o=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",p=l=>{l&&l.d<1&&(l.d=1,l.forEach(f=>f.r--),l.forEach(f=>f.r--?f.r++:f()))},
y=l=>l.map(f=>{if(f!==null&&typeof f=="object"){if(f[t])return f;if(f.then){var _=[];_.d=0,f.then(w=>{m[E]=w,p(_)},w=>{m[o]=w,p(_)});var m={};return m[t]=w=>w(_),
m}}var b={};return b[t]=w=>{},b[E]=f,b});v.a=(l,f,_)=>{var m;_&&((m=[]).d=-1);var b=new Set,w=l.exports,A,T,N,C=new Promise((P,I)=>{N=I,T=P});C[E]=w,C[t]=P=>(m&&
P(m),b.forEach(P),C.catch(I=>{})),l.exports=C,f(P=>{A=y(P);var I,h=()=>A.map(a=>{if(a[o])throw a[o];return a[E]}),i=new Promise(a=>{I=()=>a(h),I.r=0;var u=n=>n!==
m&&!b.has(n)&&(b.add(n),n&&!n.d&&(I.r++,n.push(I)));A.map(n=>n[t](u))});return I.r?i:h()},P=>(P?N(C[o]=P):T(w),p(m))),m&&m.d<0&&(m.d=0)}})(),(()=>{var t=Object.
getPrototypeOf?o=>Object.getPrototypeOf(o):o=>o.__proto__,E;v.t=function(o,p){if(p&1&&(o=this(o)),p&8||typeof o=="object"&&o&&(p&4&&o.__esModule||p&16&&typeof o.
then=="function"))return o;var y=Object.create(null);v.r(y);var l={};E=E||[null,t({}),t([]),t(t)];for(var f=p&2&&o;typeof f=="object"&&!~E.indexOf(f);f=t(f))Object.
getOwnPropertyNames(f).forEach(_=>l[_]=()=>o[_]);return l.default=()=>o,v.d(y,l),y}})(),v.d=(t,E)=>{for(var o in E)v.o(E,o)&&!v.o(t,o)&&Object.defineProperty(t,
o,{enumerable:!0,get:E[o]})},v.f={},v.e=t=>Promise.all(Object.keys(v.f).reduce((E,o)=>(v.f[o](t,E),E),[])),v.u=t=>""+t+".index.js",v.o=(t,E)=>Object.prototype.hasOwnProperty.
call(t,E),v.r=t=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(t,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(t,"__esModule",{value:!0})},
v.nmd=t=>(t.paths=[],t.children||(t.children=[]),t),(()=>{var t={792:0},E=o=>{var{ids:p,modules:y,runtime:l}=o,f,_,m=0;for(f in y)v.o(y,f)&&(v.m[f]=y[f]);for(l&&
l(v);m<p.length;m++)_=p[m],v.o(t,_)&&t[_]&&t[_][0](),t[p[m]]=0};v.f.j=(o,p)=>{var y=v.o(t,o)?t[o]:void 0;if(y!==0)if(y)p.push(y[1]);else{var l=import("./"+v.u(o)).
then(E,f=>{throw t[o]!==0&&(t[o]=void 0),f}),l=Promise.race([l,new Promise(f=>y=t[o]=[f])]);p.push(y[1]=l)}}})();var ne=v(4077);ne=await ne;

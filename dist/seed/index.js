const $=process.getBuiltinModule;var te={181:(t=>{t.exports=$("buffer")}),4589:(t=>{t.exports=$("node:assert")}),6698:(t=>{t.exports=$("node:async_hooks")}),4573:(t=>{
t.exports=$("node:buffer")}),7540:(t=>{t.exports=$("node:console")}),7598:(t=>{t.exports=$("node:crypto")}),3053:(t=>{t.exports=$("node:diagnostics_channel")}),
610:(t=>{t.exports=$("node:dns")}),8474:(t=>{t.exports=$("node:events")}),3024:(t=>{t.exports=$("node:fs")}),1455:(t=>{t.exports=$("node:fs/promises")}),7067:(t=>{
t.exports=$("node:http")}),2467:(t=>{t.exports=$("node:http2")}),7030:(t=>{t.exports=$("node:net")}),8161:(t=>{t.exports=$("node:os")}),6760:(t=>{t.exports=$("n\
ode:path")}),643:(t=>{t.exports=$("node:perf_hooks")}),1792:(t=>{t.exports=$("node:querystring")}),99:(t=>{t.exports=$("node:sqlite")}),7075:(t=>{t.exports=$("n\
ode:stream")}),7830:(t=>{t.exports=$("node:stream/web")}),7997:(t=>{t.exports=$("node:timers")}),8500:(t=>{t.exports=$("node:timers/promises")}),1692:(t=>{t.exports=
$("node:tls")}),3136:(t=>{t.exports=$("node:url")}),7975:(t=>{t.exports=$("node:util")}),3429:(t=>{t.exports=$("node:util/types")}),5919:(t=>{t.exports=$("node:\
worker_threads")}),8522:(t=>{t.exports=$("node:zlib")}),932:(t=>{t.exports=$("process")}),4491:((t,y,o)=>{o.d(y,{h:()=>Se});var d=o(3739),p=o(1619);async function f(e){
const n=R=>e[R.toLowerCase()]||e[R]||"",r=n("ALL_PROXY"),c=l(n("HTTP_PROXY")||r,"HTTP_PROXY"),b=l(n("HTTPS_PROXY")||r,"HTTPS_PROXY");if(c===""&&b==="")return fetch;
const v=await o.e(752).then(o.t.bind(o,6752,19)),k=new v.EnvHttpProxyAgent({httpProxy:c,httpsProxy:b,noProxy:n("NO_PROXY")}),U=v.fetch;return async(R,D)=>{if(R instanceof
Request)throw new TypeError("This fetch takes an address, not a Request");const M=new URL(R);return(0,p.U9)(M.hostname)?fetch(R,D):U(M,{...D,dispatcher:k})}}function l(e,n){
const r=e===""||e.includes("://")?e:`http://${e}`;if(r===""||URL.canParse(r))return r;throw new d.GQ("invalid_input",`${n} (or ALL_PROXY) is not an address`,{remedy:"\
Write it as http://proxy.example.com:3128."})}var h=o(3893),_=o(7255),w=o(3024);const m=$("os");function N(e){return e==null?"":typeof e=="string"||e instanceof
String?e:JSON.stringify(e)}function O(e){return Object.keys(e).length?{title:e.title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.
endColumn}:{}}function g(e,n,r){const c=new C(e,n,r);process.stdout.write(c.toString()+m.EOL)}function P(e,n=""){g(e,{},n)}const x="::";class C{constructor(n,r,c){
n||(n="missing.command"),this.command=n,this.properties=r,this.message=c}toString(){let n=x+this.command;if(this.properties&&Object.keys(this.properties).length>
0){n+=" ";let r=!0;for(const c in this.properties)if(this.properties.hasOwnProperty(c)){const b=this.properties[c];b&&(r?r=!1:n+=",",n+=`${c}=${u(b)}`)}}return n+=
`${x}${S(this.message)}`,n}}function S(e){return N(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function u(e){return N(e).replace(/%/g,"%25").
replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const a=$("fs");function s(e,n){const r=process.env[`GITHUB_${e}`];if(!r)throw new Error(
`Unable to find environment variable for file command ${e}`);if(!a.existsSync(r))throw new Error(`Missing file at path: ${r}`);a.appendFileSync(r,`${N(n)}${m.EOL}`,
{encoding:"utf8"})}function i(e,n){const r=`ghadelimiter_${process.getBuiltinModule("crypto").randomUUID()}`,c=N(n);if(e.includes(r))throw new Error(`Unexpected\
 input: name should not contain the delimiter "${r}"`);if(c.includes(r))throw new Error(`Unexpected input: value should not contain the delimiter "${r}"`);return`${e}\
<<${r}${m.EOL}${c}${m.EOL}${r}`}const E=$("path");var T=function(e,n,r,c){function b(v){return v instanceof r?v:new r(function(k){k(v)})}return new(r||(r=Promise))(
function(v,k){function U(M){try{D(c.next(M))}catch(V){k(V)}}function R(M){try{D(c.throw(M))}catch(V){k(V)}}function D(M){M.done?v(M.value):b(M.value).then(U,R)}
D((c=c.apply(e,n||[])).next())})},I;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(I||(I={}));function L(e,n){const r=toCommandValue(n);if(process.
env[e]=r,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(e,n));issueCommand("set-env",{name:e},r)}function j(e){g("add-mask",{},
e)}function B(e){process.env.GITHUB_PATH||""?issueFileCommand("PATH",e):issueCommand("add-path",{},e),process.env.PATH=`${e}${path.delimiter}${process.env.PATH}`}
function K(e,n){const r=process.env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(n&&n.required&&!r)throw new Error(`Input required and not supplied: ${e}`);
return n&&n.trimWhitespace===!1?r:r.trim()}function $e(e,n){const r=K(e,n).split(`
`).filter(c=>c!=="");return n&&n.trimWhitespace===!1?r:r.map(c=>c.trim())}function Oe(e,n){const r=["true","True","TRUE"],c=["false","False","FALSE"],b=K(e,n);if(r.
includes(b))return!0;if(c.includes(b))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${e}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function se(e,n){if(process.env.GITHUB_OUTPUT||"")return s("OUTPUT",i(e,n));process.
stdout.write(m.EOL),g("set-output",{name:e},N(n))}function xe(e){issue("echo",e?"on":"off")}function Te(e){process.exitCode=I.Failure,Y(e)}function ve(){return process.
env.RUNNER_DEBUG==="1"}function Ae(e){issueCommand("debug",{},e)}function Y(e,n={}){g("error",O(n),e instanceof Error?e.toString():e)}function H(e,n={}){g("warn\
ing",O(n),e instanceof Error?e.toString():e)}function re(e,n={}){g("notice",O(n),e instanceof Error?e.toString():e)}function Q(e){process.stdout.write(e+m.EOL)}
function X(e){P("group",e)}function z(){P("endgroup")}function Ce(e,n){return T(this,void 0,void 0,function*(){X(e);let r;try{r=yield n()}finally{z()}return r})}
function oe(e,n){if(process.env.GITHUB_STATE||"")return s("STATE",i(e,n));g("save-state",{name:e},N(n))}function Pe(e){return process.env[`STATE_${e}`]||""}function Ie(e){
return T(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(e)})}var F=o(5807);const Ne="slipway",ie={error:Y,warning:H,notice:re};function ae(e){
const n=ue();return{line:r=>Q(W(r)),group:r=>X(W(r)),endGroup:z,replay:(r,c)=>{Q([`::stop-commands::${c}`,...r.map(W),`::${c}::`].join(`
`))},annotate:(r,{message:c,title:b,place:v})=>{ie[r](W(c),{...b===void 0?{}:{title:b},...v===void 0?{}:{file:v.file},...v?.line===void 0?{}:{startLine:v.line},
...v?.column===void 0?{}:{startColumn:v.column}})},mask:j,output:(r,c)=>n("the outputs",()=>se(r,c)),state:(r,c)=>n("the state for the post step",()=>oe(r,c)),summary:r=>{
e!==void 0&&n("the summary",()=>(0,w.writeFileSync)(e,r))}}}function ue(){const e=new Set;return(n,r)=>{try{r()}catch(c){e.has(n)||H(W(`The runner cannot keep ${n}\
: ${(0,d.I7)(c).message}`)),e.add(n)}}}function W(e){return(0,F.Ow)(e).replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}var G=o(9127);function le({part:e,
done:n,total:r,perSecond:c,leftMs:b}){const v=b===void 0||n===r?"":`, ${(0,G.a)(b)} left`,k=c.toFixed(c<10?1:0);return`${e==="write"?"Written":"Deleted"} ${n} o\
f ${r} (${k} a second${v})`}function ce({waitMs:e,atOnce:n}){return`Rate limit: waiting ${(0,G.a)(e)}, then at most ${n} at once`}function fe({trouble:e}){const n=e.
status===void 0?"had no answer":`was answered ${e.status}`;return`A ${e.operation} ${n}; it is repeated`}function de({entries:e,deletes:n,written:r,deleted:c,dryRun:b,
ms:v}){return b?`Dry run: ${e} would be written, ${n} deleted`:`${r} written, ${c} deleted in ${(0,G.a)(v)}`}const he=10;class pe{#t;#n={error:0,warning:0,notice:0};#e=0;constructor(n){
this.#t=n}get dropped(){return this.#e}add(n,r){if(this.#n[n]<he){this.#n[n]++,this.#t.annotate(n,r);return}this.#e++;const{place:c}=r,b=c===void 0?"":`${c.file}${c.
line===void 0?"":`:${c.line}`}: `;this.#t.line(`${n}: ${b}${r.message}`)}addDiagnostic(n){const{file:r,line:c,column:b}=n,v={file:r,...c===null?{}:{line:c},...b===
null?{}:{column:b}},k=n.code===null?{}:{title:(0,F.Ow)(n.code,80)};this.add(n.severity,{...k,message:(0,F.Ow)(n.message,1e3),place:v})}}function Z(e,n,r){for(const c of[
r,...r.also]){const b=c.place===void 0?{}:{place:c.place};n.add("error",{message:(0,F.Ow)(c.message),...b});for(const v of _e(c))e.line(`  ${v}`)}}function _e(e){
const n=e.remedy?.split(`
`)??[];return e.mender==="user"?n:[...n,...me(e),...q(e.cause)]}function me({call:e}){if(!e)return[];const n=e.status===void 0?"":` answered ${e.status}`,r=e.requestID===
void 0?"":` (request ${e.requestID})`;return[`Call: ${e.method} ${e.path}${n}${r}`]}function q(e,n=0){return!(e instanceof Error)||n>3?[]:[`Cause: ${(0,F.Ow)(e.
message,500)}`,...q(e.cause,n+1)]}const ye=1e4;function we(e,n){const r=new pe(e);return{tell:be(e,r,n),finish(c,b){return b.error?Z(e,r,b.error):e.line(`\u2713 ${de(
b)}`),e.output("written",String(b.written)),e.output("deleted",String(b.deleted)),e.output("failed",String(b.failed)),e.summary(Ee(c,b)),b.error?1:0},fail(c){return Z(
e,r,c),e.output("written","0"),e.output("deleted","0"),1}}}function be(e,n,r){let c=r.now();return b=>{switch(b.type){case"checked":e.line(`\u2713 Checked: ${b.
entries} to write, ${b.deletes} to delete`);break;case"progress":if(r.now()-c<ye&&b.done<b.total)break;c=r.now(),e.line(le(b));break;case"throttled":e.line(ce(b));
break;case"trouble":n.add("warning",{message:fe(b)});break;case"key-failed":break;default:(0,d.xb)(b)}}}function Ee({file:e,pruneFile:n},r){const c=[e,n].filter(
R=>R!==void 0).map(ee),b=[["Written",r.written,r.entries],["Deleted",r.deleted,r.deletes]],v=r.unwrittenFile===void 0?"":`
Not written: ${ee(r.unwrittenFile)} \u2013 seed it next.
`,k=r.dryRun?"checked (dry run)":r.error?"failed":"done",U=b.map(([R,D,M])=>`| ${R} | ${D} of ${M} |`).join(`
`);return`### Seeding ${k}: ${c.join(", ")}

| Keys | |
| --- | --- |
${U}
${v}`}function ee(e){return`\`${(0,F.Ow)(e,300).replaceAll("`","'")}\``}async function Se({env:e,clock:n,signal:r}){const c=ge(e),b=ae(e.GITHUB_STEP_SUMMARY||void 0);
for(const k of(0,_.Fj)(c,e))b.mask(k);const v=we(b,n);try{const k=(0,_.ns)(c,e),{seedFile:U}=await Promise.all([o.e(118),o.e(570)]).then(o.bind(o,6570)),R={fetch:await f(
e),clock:n,random:Math.random,report:v.tell,signal:r};return v.finish(k,await U(k,R))}catch(k){return v.fail((0,d.I7)(k))}}function ge(e){const n=[...h.Ux.keys()].
map(r=>[r,e[`INPUT_${r.toUpperCase()}`]??""]);return Object.fromEntries(n)}}),1619:((t,y,o)=>{o.d(y,{Jb:()=>f,U9:()=>p});var d=o(3739);function p(h){return/^(?:(?:[^.]+\.)*localhost\.?|127(?:\.\d{1,3}){3}|\[::1\]|::1)$/i.
test(h)}function f(h,_){const w=h.trim(),m=URL.canParse(w)?new URL(w):void 0;if(m===void 0||!["http:","https:"].includes(m.protocol))throw new d.GQ("invalid_inp\
ut",`${_} is not an http(s) address`,{input:_,remedy:"Write it with its scheme, as https://platform.example.com."});if(m.username!==""||m.password!==""||m.search!==
""||m.hash!=="")throw new d.GQ("invalid_input",`${_} holds more than host and path`,{input:_,remedy:"Leave out user name, password, query and fragment."});return l(
m,_),m.pathname=m.pathname.replace(/\/+$/,""),m}function l(h,_){if(!(h.protocol==="https:"||h.protocol==="http:"&&p(h.hostname)))throw new d.GQ("insecure_url",`${_}\
 names ${h.origin}, which is not https`,{input:_,remedy:"Use https; plain http is for loopback addresses only, because the requests carry credentials."})}}),1224:((t,y,o)=>{
o.d(y,{m:()=>d});const d={now:()=>Date.now(),async sleep(f,l){l?.throwIfAborted();const{setTimeout:h}=await Promise.resolve().then(o.t.bind(o,8500,19));try{await h(
f,void 0,l?{signal:l}:{})}catch(_){throw l?.throwIfAborted(),_}}},p=(f,l)=>{const h=setInterval(l,f).unref();return()=>clearInterval(h)}}),9127:((t,y,o)=>{o.d(y,
{a:()=>f});var d=o(3739);function p(l,h){const _=/^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?$/.exec(l.trim()),[,w,m,N]=_??[],O=Number(w??0)*36e5+Number(m??0)*
6e4+Number(N??0)*1e3;if(!_||O===0)throw new SlipwayError("invalid_input",`${h}: "${l}" is not a duration`,{input:h,remedy:"Write it with units, as 90s, 30m or 1\
h30m; it must be longer than zero."});return O}function f(l){if(l<1e3)return`${Math.round(l)}ms`;if(l<59950)return`${(l/1e3).toFixed(1)}s`;const h=Math.round(l/
1e3),_=w=>String(w).padStart(2,"0");return h<3600?`${Math.floor(h/60)}m ${_(h%60)}s`:`${Math.floor(h/3600)}h ${_(Math.floor(h%3600/60))}m`}}),3739:((t,y,o)=>{o.
d(y,{GQ:()=>f,I7:()=>l,xU:()=>_,xb:()=>h});const d={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"user",app_not_found:"\
user",app_unreachable_by_name:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"user",email_claim_missing:"user",token_command_failed:"user",
token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"platform",service_error:"platform",unexpected_response:"platform",
response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"user",deploy_timeout:"\
platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"github",platform_not_running:"user",platform_locked:"user",port_in_use:"\
user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},
p=Object.keys(d);class f extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(m,N,O={}){super(N,O.cause===void 0?void 0:{cause:O.
cause}),this.code=m,this.mender=d[m],this.remedy=O.remedy,this.input=O.input,this.place=O.place,this.call=O.call,this.also=O.also??[]}}function l(w){if(w instanceof
f)return w;const m=w instanceof Error?w.message:String(w);return new f("internal",m,{cause:w,remedy:"This is a fault of Slipway. Please report it with the lines\
 above."})}function h(w){throw new f("internal",`Unhandled case: ${JSON.stringify(w)}`)}function _(w){if(!(!(w instanceof Error)||!("code"in w)))return typeof w.
code=="string"?w.code:void 0}}),1772:((t,y,o)=>{o.d(y,{Aw:()=>w,U2:()=>h,bM:()=>_,q$:()=>l,sU:()=>p});var d=o(8302);class p extends Error{name="JsonTextError";offset;constructor(s,i){
super(s),this.offset=i}}function f(a,s){const i=a.slice(0,s);return{line:i.split(`
`).length,column:s-i.lastIndexOf(`
`)}}function l(a){new u(a).document()}function h(a){const s=[];return new u(a,E=>s.push(E)).document()==="object"?s:void 0}function _(a){return a.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,
"$1")}function w(a,s){return a===s||m(a)===m(s)}function m(a){try{return String(JSON.parse(a,N))}catch(s){if(s instanceof RangeError)return _(a);throw s}}function N(a,s,i){
return typeof s=="number"?O(i?.source??String(s)):Array.isArray(s)?`[${s.join(",")}]`:(0,d.G)(s)?`{${Object.entries(s).map(([T,I])=>`${JSON.stringify(T)}:${I}`).
sort().join(",")}}`:JSON.stringify(s)}function O(a){const[,s,i="",E="",T="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(a)??[],I=`${i}${E}`.replace(/^0+/,
""),L=I.replace(/0+$/,"");if(L==="")return`${s}0`;const j=BigInt(T)-BigInt(E.length)+BigInt(I.length-L.length);return`${s}${L}e${j}`}const g=/[ \t\n\r]*/y,P=/[ !#-[\]-\uffff]*/y,
x=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,C=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,S=/true|false|null/y;class u{#t;#n;#e=0;#o={name:"",nameOffset:0,offset:0};constructor(s,i){
this.#t=s,this.#n=i}document(){this.#s(g);const s=this.#t[this.#e]==="{"?"object":"other",i=[];do this.#l(i);while(this.#c(i));if(this.#s(g),this.#e<this.#t.length)
throw this.#r("the end");return s}#l(s){for(;;){this.#s(g),s.length===1&&(this.#o.offset=this.#e);const i=this.#t[this.#e];if(i!=="{"&&i!=="["){this.#d(i);return}
if(this.#e+=1,this.#u(i==="{"?"}":"]"))return;s.push({names:i==="{"?new Set:void 0}),i==="{"&&this.#i(s)}}#c(s){for(let i=s.at(-1);i;i=s.at(-1)){s.length===1&&i.
names&&this.#f();const E=i.names?"}":"]";if(this.#u(E)){s.pop();continue}if(this.#t[this.#e]!==",")throw this.#r(`"," or "${E}"`);return this.#e+=1,i.names&&this.#i(
s),!0}return!1}#f(){this.#n?.({...this.#o,text:this.#t.slice(this.#o.offset,this.#e)})}#i(s){this.#s(g);const i=this.#e;if(this.#t[this.#e]!=='"')throw this.#r(
"a name in double quotes");const E=this.#a(),T=s.at(-1)?.names;if(T?.has(E))throw new p(`the name "${E}" stands twice in one object`,i);if(T?.add(E),this.#s(g),
this.#t[this.#e]!==":")throw this.#r('":"');this.#e+=1,s.length===1&&(this.#o={name:E,nameOffset:i,offset:this.#e})}#d(s){if(s==='"')this.#a();else if(this.#s(C)===
0&&this.#s(S)===0)throw this.#r("a value")}#a(){const s=this.#e;this.#e+=1;do this.#s(P);while(this.#s(x)>0);if(this.#t[this.#e]!=='"'){const E=this.#e>=this.#t.
length;throw new p(E?"a string does not end":"a bad escape or control character in a string",this.#e)}this.#e+=1;const i=JSON.parse(this.#t.slice(s,this.#e));if(typeof i!=
"string"||!i.isWellFormed())throw new p("a lone surrogate (half of a character) in a string",s);return i}#u(s){return this.#s(g),this.#t[this.#e]!==s?!1:(this.#e+=
1,!0)}#s(s){s.lastIndex=this.#e;const i=s.exec(this.#t)?.[0].length??0;return this.#e+=i,i}#r(s){const i=this.#t.slice(this.#e,this.#e+1);return new p(`expected\
 ${s}, found ${i===""?"the end":JSON.stringify(i)}`,this.#e)}}}),8302:((t,y,o)=>{o.d(y,{G:()=>d});function d(p){return typeof p=="object"&&p!==null&&!Array.isArray(
p)}}),5807:((t,y,o)=>{o.d(y,{Ow:()=>N});const d="\x1B",p="\x07",f=new RegExp(`${d}[\\]P_^X][^${p}${d}]*(?:${p}|${d}\\\\)|${d}\\[[0-?]*[ -/]*[@-~]|${d}[ -/]*[0-Z\
\\\\^-~]`,"g"),l=/[\t\n\v\f\r\u0085\u2028\u2029]/g,h=/[\p{Cc}\p{Bidi_Control}\u200b\u2060-\u2064\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu,_=/^[ -~]*$/;function w(g){
return g.includes(d)?g.replace(f,""):g}function m(g){return g.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function N(g,P=2e3){const x=g.length>P*8+1024?g.slice(0,P*8+
1024):g;if(_.test(x)&&x.length<=P)return g;const C=w(x).replace(l," ").replace(h,"").toWellFormed();return C.length>P||x.length<g.length?O(C,P):C}function O(g,P){
if(P<1)return"";const x=g.slice(0,P-1),C=x.charCodeAt(x.length-1);return`${C>=55296&&C<=56319?x.slice(0,-1):x}\u2026`}}),2345:((t,y,o)=>{o.d(y,{BL:()=>m,be:()=>_,
jL:()=>h,ux:()=>d});const d={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},f=["web-landing",...["api",
"web-ssr","sse"]],l="us-east-2",h="execute-api",_="SERVICE_KVS_",w=/^[A-Za-z_][A-Za-z0-9_]*$/,m=/^[a-z][a-z0-9_]{0,31}$/,N=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,
O={bodyBytes:1024*1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,failureLogLines:200,failureLogLine:2e3}}),4077:((t,y,o)=>{o.a(t,async(d,p)=>{
try{var f=o(4491),l=o(1224);const h=new AbortController;process.on("SIGINT",()=>h.abort()),process.on("SIGTERM",()=>h.abort()),process.exitCode=await(0,f.h)({env:process.
env,clock:l.m,signal:h.signal}),p()}catch(h){p(h)}},1)}),4734:((t,y,o)=>{o.d(y,{Ar:()=>h,Cn:()=>l,J9:()=>P,mk:()=>x,mn:()=>O,wy:()=>g});var d=o(1772),p=o(2345),
f=o(7561);function*l(u){const a=_(u,"");a instanceof f.L?yield a:a===void 0?yield new f.L("an entry is an object {key, value, ttlSeconds?}",u.line,u.column):yield*O(
a,u)}function*h(u){const a=_(u,"{}");if(a instanceof f.L)yield a;else if(a!==void 0)for(const[s,i]of a){const{line:E,column:T}=u;yield*O(new Map([["key",{json:JSON.
stringify(s),line:E,column:T}],["value",i]]),u)}}function _(u,a){const{text:s,line:i,column:E}=u;if(s===void 0)return new f.L("the entry is far longer than any \
that is allowed",i,E);const T=a===""?0:1;try{const I=(0,d.U2)(a===""?s:`{${s}}`);return I&&new Map(I.map(L=>[L.name,w(u,s,L,T)]))}catch(I){if(!(I instanceof d.sU))
throw I;const L=m(u,s,I.offset-T);return new f.L(`not valid JSON: ${I.message}`,L.line,L.column)}}function w(u,a,s,i){return{json:(0,d.bM)(s.text),...m(u,a,s.nameOffset-
i)}}function m({line:u,column:a},s,i){const E=s.slice(0,Math.max(0,i)),T=E.lastIndexOf(`
`);return T===-1?{line:u,column:a+E.length}:{line:u+E.split(`
`).length-1,column:E.length-T}}const N=new Set(["key","value","ttlSeconds"]);function*O(u,a){const s=[],i=(B,K)=>{s.push(new f.L(K,B?.line??a.line,B?.column??a.
column))};for(const[B,K]of u)N.has(B)||i(K,`"${B}" is no member of an entry: they are key, value and ttlSeconds`);const[E,T,I]=[u.get("key"),u.get("value"),u.get(
"ttlSeconds")],L=E&&x(E.json);E===void 0?i(void 0,"the entry has no key"):L!==void 0&&i(E,L),T===void 0?i(void 0,"the entry has no value"):C(T.json)>p.ux.valueBytes&&
i(T,`the value has ${C(T.json)} bytes of JSON; the most is ${p.ux.valueBytes}`);const j=I&&Number(I.json);I!==void 0&&!P(j)&&i(I,`ttlSeconds is ${S(I.json)}; ${g}`),
s.length>0||E===void 0||T===void 0?yield*s:yield{key:String(JSON.parse(E.json)),text:T.json,ttlSeconds:j,line:a.line}}const g=`it must be a whole number from ${p.
ux.minTtlSeconds} to ${p.ux.maxTtlSeconds}`;function P(u){const{minTtlSeconds:a,maxTtlSeconds:s}=p.ux;return Number.isInteger(u)&&Number(u)>=a&&Number(u)<=s}function x(u){
const a=JSON.parse(u);if(typeof a!="string")return`the key is ${S(u)}, not a string`;if(a==="")return"the key is empty";if(!a.isWellFormed())return"the key hold\
s a lone surrogate (half of a character)";if(C(a)>p.ux.keyBytes)return`the key has ${C(a)} bytes of UTF-8; the most is ${p.ux.keyBytes}`}function C(u){return Buffer.
byteLength(u)}function S(u){return u.length>40?`${u.slice(0,39)}\u2026`:u}}),7561:((t,y,o)=>{o.d(y,{C:()=>l,L:()=>p});var d=o(3739);class p extends Error{name="\
FileFault";line;column;constructor(_,w,m){super(_),this.line=w,this.column=m}}const f=100;class l{#t=[];#n=0;add(_,w){if(this.#n+=1,this.#t.length===f)return;const m={
file:_,line:w.line,column:w.column};this.#t.push(new d.GQ("invalid_file",w.message,{place:m,input:"file"}))}throwIfAny(){const[_]=this.#t;if(_===void 0)return;const w=this.#n-
this.#t.length,m=this.#n===1?"One fault; nothing was written":`${this.#n} faults; nothing was written`;throw new d.GQ("invalid_file",w>0?`${m} (the first ${f} a\
re shown)`:m,{remedy:"Mend the lines that are named; the whole file is checked before the first request.",input:"file",also:this.#t})}}}),3893:((t,y,o)=>{o.d(y,
{Ux:()=>p});const d={file:{value:"FILE",description:"The entries: a JSON array, NDJSON or YAML list of `{key, value, ttlSeconds?}`, or an object of key to value\
."},table:{value:"NAME",description:"The table, by its name. Needed unless `token` is given."},url:{value:"URL",defaultNote:"`SERVICE_KVS_URL`",description:"The\
 data plane, `https://\u2026`; plain `http` only for loopback."},region:{value:"REGION",defaultNote:"`SERVICE_KVS_REGION`",description:"The region that requests\
 are signed for."},token:{value:"TOKEN",defaultNote:"`SERVICE_KVS_TOKEN_<TABLE>`",description:"The table's bearer token."},"ttl-seconds":{value:"N",description:"\
Seconds to live for entries that name none: 60 to 31536000. Left empty, they do not expire."},concurrency:{value:"N",default:"16",description:"Requests under wa\
y at once, at most: 1 to 256. Fewer while the service answers 429."},verify:{default:"false",description:"Read every entry back and compare it."},"prune-file":{
value:"FILE",description:"Keys to delete: one a line, or a JSON array of strings."},"dry-run":{default:"false",description:"Check the files and tell what would \
be done; send nothing."}},p=new Map(Object.entries(d)),f={written:"Keys that were written.",deleted:"Keys that were deleted.",failed:"Keys that could not be wri\
tten or deleted."}}),7255:((t,y,o)=>{o.d(y,{Fj:()=>O,ns:()=>m});var d=o(1619),p=o(3739),f=o(2345),l=o(4734),h=o(3893);const _=S=>S==="file"?"kvs-seed-file":`kvs\
-${S}`,w=256;function m(S,u,a=s=>s){const s=new C(S,a),{file:i,pruneFile:E}=s.files(),T={file:i,pruneFile:E,target:s.boolean("dry-run")?void 0:g(s,u),ttlSeconds:s.
number("ttl-seconds",l.J9,l.wy),concurrency:s.number("concurrency",N,`it must be a whole number from 1 to ${w}`)??1,verify:s.boolean("verify"),secrets:O(S,u)};return s.
throwIfAny(),T}function N(S){return Number.isInteger(S)&&S>=1&&S<=w}function O(S,u){const a=Object.entries(u).filter(([i])=>i.startsWith(`${f.be}TOKEN_`)),s=[S.
token,...a.map(([,i])=>i),u.AWS_SECRET_ACCESS_KEY,u.AWS_SESSION_TOKEN];return[...new Set(s.map(i=>i?.trim()??""))].filter(i=>i!=="")}function g(S,u){const a=S.text(
"table"),s=`${f.be}TOKEN_${a.toUpperCase()}`;a!==""&&!f.BL.test(a.toLowerCase())&&S.fault("invalid_input","table",`: "${a}" is no table name`,"Letters, digits a\
nd _ make a table name, as sessions.");const i=S.text("url")||u[`${f.be}URL`]||"";i===""?S.missing("url",`${f.be}URL`):S.try(()=>(0,d.Jb)(i,S.name("url")));const E=S.
text("region")||u[`${f.be}REGION`]||"";E===""&&S.missing("region",`${f.be}REGION`);const T=S.text("token")||(a===""?"":u[s]?.trim())||"";T===""&&S.missing(a===""?
"table":"token",a===""?`${f.be}TOKEN_<TABLE>`:s);const I=async()=>P(u);return S.try(()=>P(u)),{url:i,region:E,token:T,credentials:I}}function P(S){const u=S.AWS_ACCESS_KEY_ID?.
trim(),a=S.AWS_SECRET_ACCESS_KEY?.trim(),s=S.AWS_SESSION_TOKEN?.trim(),i=Date.parse(S.AWS_CREDENTIAL_EXPIRATION??"");if(!u||!a)throw new p.GQ("missing_input",`T\
here are no AWS credentials: ${u?"AWS_SECRET_ACCESS_KEY":"AWS_ACCESS_KEY_ID"} is not set`,{input:"AWS_ACCESS_KEY_ID",remedy:x});return{accessKeyId:u,secretAccessKey:a,
...s?{sessionToken:s}:{},...Number.isNaN(i)?{}:{expiresAt:i}}}const x=`The key-value store takes calls of the app's function role alone. In a workflow, before t\
his step:
  permissions:
    id-token: write
    contents: read
  steps:
    - uses: aws-actions/configure-aws-credentials@v5
      with:
        role-to-assume: arn:aws:iam::<account>:role/<function role>
        aws-region: us-east-2`;class C{#t;#n;#e=[];constructor(u,a){this.#t=u,this.#n=a}name(u){return this.#n(u)}text(u){return this.#t[u]?.trim()||(h.Ux.get(u)?.
default??"")}files(){const[u,a]=[this.text("file")||void 0,this.text("prune-file")||void 0];return u===void 0&&a===void 0&&this.fault("missing_input","file"," i\
s not set",`Name a file of entries in ${this.name("file")}, or of keys to delete in ${this.name("prune-file")}.`),{file:u,pruneFile:a}}boolean(u){const a=this.text(
u);return/^(?:true|false)$/i.test(a)||this.fault("invalid_input",u,`: "${a}" is neither true nor false`,"Write true or false."),a.toLowerCase()==="true"}number(u,a,s){
const i=this.text(u);if(i==="")return;const E=/^\d+$/.test(i)?Number(i):Number.NaN;return a(E)||this.fault("invalid_input",u,` is "${i}"; ${s}`,"Write a number."),
E}missing(u,a){this.fault("missing_input",u,` is not set, and neither is ${a}`,`Give ${this.name(u)}, or set ${a} as the platform shows it (Services > Databases\
).`)}fault(u,a,s,i){const E=this.name(a);this.#e.push(new p.GQ(u,`${E}${s}`,{input:E,remedy:i}))}try(u){try{u()}catch(a){if(!(a instanceof p.GQ))throw a;this.#e.
push(a)}}throwIfAny(){const[u,...a]=this.#e;if(!u)return;const{message:s,remedy:i,input:E}=u;throw new p.GQ(u.code,s,{...i===void 0?{}:{remedy:i},...E===void 0?
{}:{input:E},also:a})}}})},J={};function A(t){var y=J[t];if(y!==void 0)return y.exports;var o=J[t]={id:t,loaded:!1,exports:{}},d=!0;try{te[t](o,o.exports,A),d=!1}finally{
d&&delete J[t]}return o.loaded=!0,o.exports}A.m=te,typeof A<"u"&&(A.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?
1:0,-1)+"/"),(()=>{var t=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",y=typeof Symbol=="function"?Symbol("webpack exports"):"__webpac\
k_exports__",o=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",d=f=>{f&&f.d<1&&(f.d=1,f.forEach(l=>l.r--),f.forEach(l=>l.r--?l.r++:l()))},
p=f=>f.map(l=>{if(l!==null&&typeof l=="object"){if(l[t])return l;if(l.then){var h=[];h.d=0,l.then(m=>{_[y]=m,d(h)},m=>{_[o]=m,d(h)});var _={};return _[t]=m=>m(h),
_}}var w={};return w[t]=m=>{},w[y]=l,w});A.a=(f,l,h)=>{var _;h&&((_=[]).d=-1);var w=new Set,m=f.exports,N,O,g,P=new Promise((x,C)=>{g=C,O=x});P[y]=m,P[t]=x=>(_&&
x(_),w.forEach(x),P.catch(C=>{})),f.exports=P,l(x=>{N=p(x);var C,S=()=>N.map(a=>{if(a[o])throw a[o];return a[y]}),u=new Promise(a=>{C=()=>a(S),C.r=0;var s=i=>i!==
_&&!w.has(i)&&(w.add(i),i&&!i.d&&(C.r++,i.push(C)));N.map(i=>i[t](s))});return C.r?u:S()},x=>(x?g(P[o]=x):O(m),d(_))),_&&_.d<0&&(_.d=0)}})(),(()=>{var t=Object.
getPrototypeOf?o=>Object.getPrototypeOf(o):o=>o.__proto__,y;A.t=function(o,d){if(d&1&&(o=this(o)),d&8||typeof o=="object"&&o&&(d&4&&o.__esModule||d&16&&typeof o.
then=="function"))return o;var p=Object.create(null);A.r(p);var f={};y=y||[null,t({}),t([]),t(t)];for(var l=d&2&&o;typeof l=="object"&&!~y.indexOf(l);l=t(l))Object.
getOwnPropertyNames(l).forEach(h=>f[h]=()=>o[h]);return f.default=()=>o,A.d(p,f),p}})(),A.d=(t,y)=>{for(var o in y)A.o(y,o)&&!A.o(t,o)&&Object.defineProperty(t,
o,{enumerable:!0,get:y[o]})},A.f={},A.e=t=>Promise.all(Object.keys(A.f).reduce((y,o)=>(A.f[o](t,y),y),[])),A.u=t=>""+t+".index.js",A.o=(t,y)=>Object.prototype.hasOwnProperty.
call(t,y),A.r=t=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(t,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(t,"__esModule",{value:!0})},
A.nmd=t=>(t.paths=[],t.children||(t.children=[]),t),(()=>{var t={792:0},y=o=>{var{ids:d,modules:p,runtime:f}=o,l,h,_=0;for(l in p)A.o(p,l)&&(A.m[l]=p[l]);for(f&&
f(A);_<d.length;_++)h=d[_],A.o(t,h)&&t[h]&&t[h][0](),t[d[_]]=0};A.f.j=(o,d)=>{var p=A.o(t,o)?t[o]:void 0;if(p!==0)if(p)d.push(p[1]);else{var f=import("./"+A.u(o)).
then(y,l=>{throw t[o]!==0&&(t[o]=void 0),l}),f=Promise.race([f,new Promise(l=>p=t[o]=[l])]);d.push(p[1]=f)}}})();var ne=A(4077);ne=await ne;

import{createRequire as $}from"module";var te={181:(t=>{t.exports=$(import.meta.url)("buffer")}),4589:(t=>{t.exports=$(import.meta.url)("node:assert")}),6698:(t=>{
t.exports=$(import.meta.url)("node:async_hooks")}),4573:(t=>{t.exports=$(import.meta.url)("node:buffer")}),7540:(t=>{t.exports=$(import.meta.url)("node:console")}),
7598:(t=>{t.exports=$(import.meta.url)("node:crypto")}),3053:(t=>{t.exports=$(import.meta.url)("node:diagnostics_channel")}),610:(t=>{t.exports=$(import.meta.url)(
"node:dns")}),8474:(t=>{t.exports=$(import.meta.url)("node:events")}),3024:(t=>{t.exports=$(import.meta.url)("node:fs")}),1455:(t=>{t.exports=$(import.meta.url)(
"node:fs/promises")}),7067:(t=>{t.exports=$(import.meta.url)("node:http")}),2467:(t=>{t.exports=$(import.meta.url)("node:http2")}),7030:(t=>{t.exports=$(import.meta.
url)("node:net")}),8161:(t=>{t.exports=$(import.meta.url)("node:os")}),6760:(t=>{t.exports=$(import.meta.url)("node:path")}),643:(t=>{t.exports=$(import.meta.url)(
"node:perf_hooks")}),1792:(t=>{t.exports=$(import.meta.url)("node:querystring")}),99:(t=>{t.exports=$(import.meta.url)("node:sqlite")}),7075:(t=>{t.exports=$(import.meta.
url)("node:stream")}),6466:(t=>{t.exports=$(import.meta.url)("node:stream/promises")}),7830:(t=>{t.exports=$(import.meta.url)("node:stream/web")}),7997:(t=>{t.exports=
$(import.meta.url)("node:timers")}),1692:(t=>{t.exports=$(import.meta.url)("node:tls")}),3136:(t=>{t.exports=$(import.meta.url)("node:url")}),7975:(t=>{t.exports=
$(import.meta.url)("node:util")}),3429:(t=>{t.exports=$(import.meta.url)("node:util/types")}),5919:(t=>{t.exports=$(import.meta.url)("node:worker_threads")}),8522:(t=>{
t.exports=$(import.meta.url)("node:zlib")}),932:(t=>{t.exports=$(import.meta.url)("process")}),4491:((t,y,o)=>{o.d(y,{h:()=>Se});var d=o(3739),m=o(1619);async function p(e){
const n=L=>e[L.toLowerCase()]||e[L]||"",s=n("ALL_PROXY"),l=c(n("HTTP_PROXY")||s,"HTTP_PROXY"),b=c(n("HTTPS_PROXY")||s,"HTTPS_PROXY");if(l===""&&b==="")return;const T=await o.
e(752).then(o.t.bind(o,6752,19)),k=new T.EnvHttpProxyAgent({httpProxy:l,httpsProxy:b,noProxy:n("NO_PROXY")}),U=T.fetch;return async(L,D)=>{if(L instanceof Request)
throw new TypeError("This fetch takes an address, not a Request");const M=new URL(L);return(0,m.U9)(M.hostname)?fetch(L,D):U(M,{...D,dispatcher:k})}}function c(e,n){
const s=e===""||e.includes("://")?e:`http://${e}`;if(s===""||URL.canParse(s))return s;throw new d.GQ("invalid_input",`${n} (or ALL_PROXY) is not an address`,{remedy:"\
Write it as http://proxy.example.com:3128."})}var f=o(3893),h=o(7255),w=o(3024);const _=$(import.meta.url)("os");function I(e){return e==null?"":typeof e=="stri\
ng"||e instanceof String?e:JSON.stringify(e)}function S(e){return Object.keys(e).length?{title:e.title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,
endColumn:e.endColumn}:{}}function O(e,n,s){const l=new N(e,n,s);process.stdout.write(l.toString()+_.EOL)}function A(e,n=""){O(e,{},n)}const C="::";class N{constructor(n,s,l){
n||(n="missing.command"),this.command=n,this.properties=s,this.message=l}toString(){let n=C+this.command;if(this.properties&&Object.keys(this.properties).length>
0){n+=" ";let s=!0;for(const l in this.properties)if(this.properties.hasOwnProperty(l)){const b=this.properties[l];b&&(s?s=!1:n+=",",n+=`${l}=${u(b)}`)}}return n+=
`${C}${g(this.message)}`,n}}function g(e){return I(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function u(e){return I(e).replace(/%/g,"%25").
replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const a=$(import.meta.url)("fs");function r(e,n){const s=process.env[`GITHUB_${e}`];
if(!s)throw new Error(`Unable to find environment variable for file command ${e}`);if(!a.existsSync(s))throw new Error(`Missing file at path: ${s}`);a.appendFileSync(
s,`${I(n)}${_.EOL}`,{encoding:"utf8"})}function i(e,n){const s=`ghadelimiter_${process.getBuiltinModule("crypto").randomUUID()}`,l=I(n);if(e.includes(s))throw new Error(
`Unexpected input: name should not contain the delimiter "${s}"`);if(l.includes(s))throw new Error(`Unexpected input: value should not contain the delimiter "${s}\
"`);return`${e}<<${s}${_.EOL}${l}${_.EOL}${s}`}const E=$(import.meta.url)("path");var x=function(e,n,s,l){function b(T){return T instanceof s?T:new s(function(k){
k(T)})}return new(s||(s=Promise))(function(T,k){function U(M){try{D(l.next(M))}catch(V){k(V)}}function L(M){try{D(l.throw(M))}catch(V){k(V)}}function D(M){M.done?
T(M.value):b(M.value).then(U,L)}D((l=l.apply(e,n||[])).next())})},P;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(P||(P={}));function R(e,n){
const s=toCommandValue(n);if(process.env[e]=s,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(e,n));issueCommand("set-env",{name:e},
s)}function j(e){O("add-mask",{},e)}function B(e){process.env.GITHUB_PATH||""?issueFileCommand("PATH",e):issueCommand("add-path",{},e),process.env.PATH=`${e}${path.
delimiter}${process.env.PATH}`}function K(e,n){const s=process.env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(n&&n.required&&!s)throw new Error(`Input\
 required and not supplied: ${e}`);return n&&n.trimWhitespace===!1?s:s.trim()}function $e(e,n){const s=K(e,n).split(`
`).filter(l=>l!=="");return n&&n.trimWhitespace===!1?s:s.map(l=>l.trim())}function Oe(e,n){const s=["true","True","TRUE"],l=["false","False","FALSE"],b=K(e,n);if(s.
includes(b))return!0;if(l.includes(b))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${e}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function re(e,n){if(process.env.GITHUB_OUTPUT||"")return r("OUTPUT",i(e,n));process.
stdout.write(_.EOL),O("set-output",{name:e},I(n))}function xe(e){issue("echo",e?"on":"off")}function Te(e){process.exitCode=P.Failure,Y(e)}function ve(){return process.
env.RUNNER_DEBUG==="1"}function Ae(e){issueCommand("debug",{},e)}function Y(e,n={}){O("error",S(n),e instanceof Error?e.toString():e)}function H(e,n={}){O("warn\
ing",S(n),e instanceof Error?e.toString():e)}function se(e,n={}){O("notice",S(n),e instanceof Error?e.toString():e)}function Q(e){process.stdout.write(e+_.EOL)}
function X(e){A("group",e)}function z(){A("endgroup")}function Ce(e,n){return x(this,void 0,void 0,function*(){X(e);let s;try{s=yield n()}finally{z()}return s})}
function oe(e,n){if(process.env.GITHUB_STATE||"")return r("STATE",i(e,n));O("save-state",{name:e},I(n))}function Pe(e){return process.env[`STATE_${e}`]||""}function Ie(e){
return x(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(e)})}var F=o(5807);const Ne="slipway",ie={error:Y,warning:H,notice:se};function ae(e){
const n=ue();return{line:s=>Q(W(s)),group:s=>X(W(s)),endGroup:z,replay:(s,l)=>{Q([`::stop-commands::${l}`,...s.map(W),`::${l}::`].join(`
`))},annotate:(s,{message:l,title:b,place:T})=>{ie[s](W(l),{...b===void 0?{}:{title:b},...T===void 0?{}:{file:T.file},...T?.line===void 0?{}:{startLine:T.line},
...T?.column===void 0?{}:{startColumn:T.column}})},mask:j,output:(s,l)=>n("the outputs",()=>re(s,l)),state:(s,l)=>n("the state for the post step",()=>oe(s,l)),summary:s=>{
e!==void 0&&n("the summary",()=>(0,w.writeFileSync)(e,s))}}}function ue(){const e=new Set;return(n,s)=>{try{s()}catch(l){e.has(n)||H(W(`The runner cannot keep ${n}\
: ${(0,d.I7)(l).message}`)),e.add(n)}}}function W(e){return(0,F.O)(e).replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}var G=o(9127);function le({part:e,
done:n,total:s,perSecond:l,leftMs:b}){const T=b===void 0||n===s?"":`, ${(0,G.a)(b)} left`,k=l.toFixed(l<10?1:0);return`${e==="write"?"Written":"Deleted"} ${n} o\
f ${s} (${k} a second${T})`}function ce({waitMs:e,atOnce:n}){return`Rate limit: waiting ${(0,G.a)(e)}, then at most ${n} at once`}function fe({trouble:e}){const n=e.
status===void 0?"had no answer":`was answered ${e.status}`;return`A ${e.operation} ${n}; it is repeated`}function de({entries:e,deletes:n,written:s,deleted:l,dryRun:b,
ms:T}){return b?`Dry run: ${e} would be written, ${n} deleted`:`${s} written, ${l} deleted in ${(0,G.a)(T)}`}const pe=10;class he{#t;#n={error:0,warning:0,notice:0};#e=0;constructor(n){
this.#t=n}get dropped(){return this.#e}add(n,s){if(this.#n[n]<pe){this.#n[n]++,this.#t.annotate(n,s);return}this.#e++;const{place:l}=s,b=l===void 0?"":`${l.file}${l.
line===void 0?"":`:${l.line}`}: `;this.#t.line(`${n}: ${b}${s.message}`)}addDiagnostic(n){const{file:s,line:l,column:b}=n,T={file:s,...l===null?{}:{line:l},...b===
null?{}:{column:b}},k=n.code===null?{}:{title:(0,F.O)(n.code,80)};this.add(n.severity,{...k,message:(0,F.O)(n.message,1e3),place:T})}}function Z(e,n,s){for(const l of[
s,...s.also]){const b=l.place===void 0?{}:{place:l.place};n.add("error",{message:(0,F.O)(l.message),...b});for(const T of me(l))e.line(`  ${T}`)}}function me(e){
const n=e.remedy?.split(`
`)??[];return e.mender==="user"?n:[...n,..._e(e),...q(e.cause)]}function _e({call:e}){if(!e)return[];const n=e.status===void 0?"":` answered ${e.status}`,s=e.requestID===
void 0?"":` (request ${e.requestID})`;return[`Call: ${e.method} ${e.path}${n}${s}`]}function q(e,n=0){return!(e instanceof Error)||n>3?[]:[`Cause: ${(0,F.O)(e.message,
500)}`,...q(e.cause,n+1)]}const ye=1e4;function we(e,n){const s=new he(e);return{tell:be(e,s,n),finish(l,b){return b.error?Z(e,s,b.error):e.line(`\u2713 ${de(b)}`),
e.output("written",String(b.written)),e.output("deleted",String(b.deleted)),e.output("failed",String(b.failed)),e.summary(Ee(l,b)),b.error?1:0},fail(l){return Z(
e,s,l),e.output("written","0"),e.output("deleted","0"),1}}}function be(e,n,s){let l=s.now();return b=>{switch(b.type){case"checked":e.line(`\u2713 Checked: ${b.
entries} to write, ${b.deletes} to delete`);break;case"progress":if(s.now()-l<ye&&b.done<b.total)break;l=s.now(),e.line(le(b));break;case"throttled":e.line(ce(b));
break;case"trouble":n.add("warning",{message:fe(b)});break;case"key-failed":break;default:(0,d.xb)(b)}}}function Ee({file:e,pruneFile:n},s){const l=[e,n].filter(
L=>L!==void 0).map(ee),b=[["Written",s.written,s.entries],["Deleted",s.deleted,s.deletes]],T=s.unwrittenFile===void 0?"":`
Not written: ${ee(s.unwrittenFile)} \u2013 seed it next.
`,k=s.dryRun?"checked (dry run)":s.error?"failed":"done",U=b.map(([L,D,M])=>`| ${L} | ${D} of ${M} |`).join(`
`);return`### Seeding ${k}: ${l.join(", ")}

| Keys | |
| --- | --- |
${U}
${T}`}function ee(e){return`\`${(0,F.O)(e,300).replaceAll("`","'")}\``}async function Se({env:e,clock:n,signal:s}){const l=ge(e),b=ae(e.GITHUB_STEP_SUMMARY||void 0);
for(const k of(0,h.Fj)(l,e))b.mask(k);const T=we(b,n);try{const k=(0,h.ns)(l,e),{seedFile:U}=await Promise.all([o.e(118),o.e(570)]).then(o.bind(o,6570)),D={fetch:await p(
e)??fetch,clock:n,random:Math.random,report:T.tell,signal:s};return T.finish(k,await U(k,D))}catch(k){return T.fail((0,d.I7)(k))}}function ge(e){const n=[...f.Ux.
keys()].map(s=>[s,e[`INPUT_${s.toUpperCase()}`]??""]);return Object.fromEntries(n)}}),1619:((t,y,o)=>{o.d(y,{Jb:()=>p,U9:()=>m});var d=o(3739);function m(f){return/^(?:(?:[^.]+\.)*localhost\.?|127(?:\.\d{1,3}){3}|\[::1\]|::1)$/i.
test(f)}function p(f,h){const w=f.trim(),_=URL.canParse(w)?new URL(w):void 0;if(_===void 0||!["http:","https:"].includes(_.protocol))throw new d.GQ("invalid_inp\
ut",`${h} is not an http(s) address`,{input:h,remedy:"Write it with its scheme, as https://platform.example.com."});if(_.username!==""||_.password!==""||_.search!==
""||_.hash!=="")throw new d.GQ("invalid_input",`${h} holds more than host and path`,{input:h,remedy:"Leave out user name, password, query and fragment."});return c(
_,h),_.pathname=_.pathname.replace(/\/+$/,""),_}function c(f,h){if(!(f.protocol==="https:"||f.protocol==="http:"&&m(f.hostname)))throw new d.GQ("insecure_url",`${h}\
 names ${f.origin}, which is not https`,{input:h,remedy:"Use https; plain http is for loopback addresses only, because the requests carry credentials."})}}),336:((t,y,o)=>{
o.d(y,{m:()=>m});const d=$(import.meta.url)("node:timers/promises"),m={now:()=>Date.now(),async sleep(c,f){f?.throwIfAborted();try{await(0,d.setTimeout)(c,void 0,
f?{signal:f}:{})}catch(h){throw f?.throwIfAborted(),h}}},p=(c,f)=>{const h=setInterval(f,c).unref();return()=>clearInterval(h)}}),9127:((t,y,o)=>{o.d(y,{a:()=>p});
var d=o(3739);function m(c,f){const h=/^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?$/.exec(c.trim()),[,w,_,I]=h??[],S=Number(w??0)*36e5+Number(_??0)*6e4+Number(
I??0)*1e3;if(!h||S===0)throw new SlipwayError("invalid_input",`${f}: "${c}" is not a duration`,{input:f,remedy:"Write it with units, as 90s, 30m or 1h30m; it mu\
st be longer than zero."});return S}function p(c){if(c<1e3)return`${Math.round(c)}ms`;if(c<59950)return`${(c/1e3).toFixed(1)}s`;const f=Math.round(c/1e3),h=w=>String(
w).padStart(2,"0");return f<3600?`${Math.floor(f/60)}m ${h(f%60)}s`:`${Math.floor(f/3600)}h ${h(Math.floor(f%3600/60))}m`}}),3739:((t,y,o)=>{o.d(y,{GQ:()=>p,I7:()=>c,
xU:()=>h,xb:()=>f});const d={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"\
user",no_id_token:"user",invalid_id_token:"user",access_token_given:"user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"\
user",forbidden:"user",refused:"user",rate_limited:"platform",service_error:"platform",unexpected_response:"platform",response_too_large:"platform",redirected:"\
platform",deployment_lost:"platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"\
network",request_timeout:"network",github_refused:"github",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"\
user",disk_full:"user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},m=Object.keys(d);class p extends Error{name="Slipw\
ayError";code;mender;remedy;input;place;call;also;constructor(_,I,S={}){super(I,S.cause===void 0?void 0:{cause:S.cause}),this.code=_,this.mender=d[_],this.remedy=
S.remedy,this.input=S.input,this.place=S.place,this.call=S.call,this.also=S.also??[]}}function c(w){if(w instanceof p)return w;const _=w instanceof Error?w.message:
String(w);return new p("internal",_,{cause:w,remedy:"This is a fault of Slipway. Please report it with the lines above."})}function f(w){throw new p("internal",
`Unhandled case: ${JSON.stringify(w)}`)}function h(w){if(!(!(w instanceof Error)||!("code"in w)))return typeof w.code=="string"?w.code:void 0}}),1772:((t,y,o)=>{
o.d(y,{Aw:()=>w,U2:()=>f,bM:()=>h,q$:()=>c,sU:()=>m});var d=o(8302);class m extends Error{name="JsonTextError";offset;constructor(r,i){super(r),this.offset=i}}function p(a,r){
const i=a.slice(0,r);return{line:i.split(`
`).length,column:r-i.lastIndexOf(`
`)}}function c(a){new u(a).document()}function f(a){const r=[];return new u(a,E=>r.push(E)).document()==="object"?r:void 0}function h(a){return a.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,
"$1")}function w(a,r){return a===r||_(a)===_(r)}function _(a){try{return String(JSON.parse(a,I))}catch(r){if(r instanceof RangeError)return h(a);throw r}}function I(a,r,i){
return typeof r=="number"?S(i?.source??String(r)):Array.isArray(r)?`[${r.join(",")}]`:(0,d.G)(r)?`{${Object.entries(r).map(([x,P])=>`${JSON.stringify(x)}:${P}`).
sort().join(",")}}`:JSON.stringify(r)}function S(a){const[,r,i="",E="",x="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(a)??[],P=`${i}${E}`.replace(/^0+/,
""),R=P.replace(/0+$/,"");if(R==="")return`${r}0`;const j=BigInt(x)-BigInt(E.length)+BigInt(P.length-R.length);return`${r}${R}e${j}`}const O=/[ \t\n\r]*/y,A=/[ !#-[\]-\uffff]*/y,
C=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,N=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,g=/true|false|null/y;class u{#t;#n;#e=0;#o={name:"",nameOffset:0,offset:0};constructor(r,i){
this.#t=r,this.#n=i}document(){this.#r(O);const r=this.#t[this.#e]==="{"?"object":"other",i=[];do this.#l(i);while(this.#c(i));if(this.#r(O),this.#e<this.#t.length)
throw this.#s("the end");return r}#l(r){for(;;){this.#r(O),r.length===1&&(this.#o.offset=this.#e);const i=this.#t[this.#e];if(i!=="{"&&i!=="["){this.#d(i);return}
if(this.#e+=1,this.#u(i==="{"?"}":"]"))return;r.push({names:i==="{"?new Set:void 0}),i==="{"&&this.#i(r)}}#c(r){for(let i=r.at(-1);i;i=r.at(-1)){r.length===1&&i.
names&&this.#f();const E=i.names?"}":"]";if(this.#u(E)){r.pop();continue}if(this.#t[this.#e]!==",")throw this.#s(`"," or "${E}"`);return this.#e+=1,i.names&&this.#i(
r),!0}return!1}#f(){this.#n?.({...this.#o,text:this.#t.slice(this.#o.offset,this.#e)})}#i(r){this.#r(O);const i=this.#e;if(this.#t[this.#e]!=='"')throw this.#s(
"a name in double quotes");const E=this.#a(),x=r.at(-1)?.names;if(x?.has(E))throw new m(`the name "${E}" stands twice in one object`,i);if(x?.add(E),this.#r(O),
this.#t[this.#e]!==":")throw this.#s('":"');this.#e+=1,r.length===1&&(this.#o={name:E,nameOffset:i,offset:this.#e})}#d(r){if(r==='"')this.#a();else if(this.#r(N)===
0&&this.#r(g)===0)throw this.#s("a value")}#a(){const r=this.#e;this.#e+=1;do this.#r(A);while(this.#r(C)>0);if(this.#t[this.#e]!=='"'){const E=this.#e>=this.#t.
length;throw new m(E?"a string does not end":"a bad escape or control character in a string",this.#e)}this.#e+=1;const i=JSON.parse(this.#t.slice(r,this.#e));if(typeof i!=
"string"||!i.isWellFormed())throw new m("a lone surrogate (half of a character) in a string",r);return i}#u(r){return this.#r(O),this.#t[this.#e]!==r?!1:(this.#e+=
1,!0)}#r(r){r.lastIndex=this.#e;const i=r.exec(this.#t)?.[0].length??0;return this.#e+=i,i}#s(r){const i=this.#t.slice(this.#e,this.#e+1);return new m(`expected\
 ${r}, found ${i===""?"the end":JSON.stringify(i)}`,this.#e)}}}),8302:((t,y,o)=>{o.d(y,{G:()=>d});function d(m){return typeof m=="object"&&m!==null&&!Array.isArray(
m)}}),5807:((t,y,o)=>{o.d(y,{O:()=>_});const d="\x1B",m="\x07",p=new RegExp(`${d}[\\]P_^X][^${m}${d}]*(?:${m}|${d}\\\\)|${d}\\[[0-?]*[ -/]*[@-~]|${d}[ -/]*[0-Z\\\
\\^-~]`,"g"),c=/[\t\n\v\f\r\u0085\u2028\u2029]/g,f=/[\p{Cc}\p{Bidi_Control}\u200b\u2060-\u2064\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu,h=/^[ -~]*$/;function w(S){
return S.includes(d)?S.replace(p,""):S}function _(S,O=2e3){const A=S.length>O*8+1024?S.slice(0,O*8+1024):S;if(h.test(A)&&A.length<=O)return S;const C=w(A).replace(
c," ").replace(f,"").toWellFormed();return C.length>O||A.length<S.length?I(C,O):C}function I(S,O){if(O<1)return"";const A=S.slice(0,O-1),C=A.charCodeAt(A.length-
1);return`${C>=55296&&C<=56319?A.slice(0,-1):A}\u2026`}}),2345:((t,y,o)=>{o.d(y,{BL:()=>_,be:()=>h,jL:()=>f,ux:()=>d});const d={bodyBytes:128*1024,keyBytes:512,
valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},p=["web-landing",...["api","web-ssr","sse"]],c="us-east-2",f="execute-api",h="SERVICE_\
KVS_",w=/^[A-Za-z_][A-Za-z0-9_]*$/,_=/^[a-z][a-z0-9_]{0,31}$/,I=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,S={bodyBytes:1024*1024,envVariables:500,envBytes:256*
1024,pageDefault:20,pageMost:100,failureLogLines:200,failureLogLine:2e3}}),4077:((t,y,o)=>{o.a(t,async(d,m)=>{try{var p=o(4491),c=o(336);const f=new AbortController;
process.once("SIGINT",()=>f.abort()),process.once("SIGTERM",()=>f.abort()),process.exitCode=await(0,p.h)({env:process.env,clock:c.m,signal:f.signal}),m()}catch(f){
m(f)}},1)}),4734:((t,y,o)=>{o.d(y,{Ar:()=>f,Cn:()=>c,J9:()=>A,mk:()=>C,mn:()=>S,wy:()=>O});var d=o(1772),m=o(2345),p=o(7561);function*c(u){const a=h(u,"");a instanceof
p.L?yield a:a===void 0?yield new p.L("an entry is an object {key, value, ttlSeconds?}",u.line,u.column):yield*S(a,u)}function*f(u){const a=h(u,"{}");if(a instanceof
p.L)yield a;else if(a!==void 0)for(const[r,i]of a){const{line:E,column:x}=u;yield*S(new Map([["key",{json:JSON.stringify(r),line:E,column:x}],["value",i]]),u)}}
function h(u,a){const{text:r,line:i,column:E}=u;if(r===void 0)return new p.L("the entry is far longer than any that is allowed",i,E);const x=a===""?0:1;try{const P=(0,d.
U2)(a===""?r:`{${r}}`);return P&&new Map(P.map(R=>[R.name,w(u,r,R,x)]))}catch(P){if(!(P instanceof d.sU))throw P;const R=_(u,r,P.offset-x);return new p.L(`not v\
alid JSON: ${P.message}`,R.line,R.column)}}function w(u,a,r,i){return{json:(0,d.bM)(r.text),..._(u,a,r.nameOffset-i)}}function _({line:u,column:a},r,i){const E=r.
slice(0,Math.max(0,i)),x=E.lastIndexOf(`
`);return x===-1?{line:u,column:a+E.length}:{line:u+E.split(`
`).length-1,column:E.length-x}}const I=new Set(["key","value","ttlSeconds"]);function*S(u,a){const r=[],i=(B,K)=>{r.push(new p.L(K,B?.line??a.line,B?.column??a.
column))};for(const[B,K]of u)I.has(B)||i(K,`"${B}" is no member of an entry: they are key, value and ttlSeconds`);const[E,x,P]=[u.get("key"),u.get("value"),u.get(
"ttlSeconds")],R=E&&C(E.json);E===void 0?i(void 0,"the entry has no key"):R!==void 0&&i(E,R),x===void 0?i(void 0,"the entry has no value"):N(x.json)>m.ux.valueBytes&&
i(x,`the value has ${N(x.json)} bytes of JSON; the most is ${m.ux.valueBytes}`);const j=P&&Number(P.json);P!==void 0&&!A(j)&&i(P,`ttlSeconds is ${g(P.json)}; ${O}`),
r.length>0||E===void 0||x===void 0?yield*r:yield{key:String(JSON.parse(E.json)),text:x.json,ttlSeconds:j,line:a.line}}const O=`it must be a whole number from ${m.
ux.minTtlSeconds} to ${m.ux.maxTtlSeconds}`;function A(u){const{minTtlSeconds:a,maxTtlSeconds:r}=m.ux;return Number.isInteger(u)&&Number(u)>=a&&Number(u)<=r}function C(u){
const a=JSON.parse(u);if(typeof a!="string")return`the key is ${g(u)}, not a string`;if(a==="")return"the key is empty";if(!a.isWellFormed())return"the key hold\
s a lone surrogate (half of a character)";if(N(a)>m.ux.keyBytes)return`the key has ${N(a)} bytes of UTF-8; the most is ${m.ux.keyBytes}`}function N(u){return Buffer.
byteLength(u)}function g(u){return u.length>40?`${u.slice(0,39)}\u2026`:u}}),7561:((t,y,o)=>{o.d(y,{C:()=>c,L:()=>m});var d=o(3739);class m extends Error{name="\
FileFault";line;column;constructor(h,w,_){super(h),this.line=w,this.column=_}}const p=100;class c{#t=[];#n=0;add(h,w){if(this.#n+=1,this.#t.length===p)return;const _={
file:h,line:w.line,column:w.column};this.#t.push(new d.GQ("invalid_file",w.message,{place:_,input:"file"}))}throwIfAny(){const[h]=this.#t;if(h===void 0)return;const w=this.#n-
this.#t.length,_=this.#n===1?"One fault; nothing was written":`${this.#n} faults; nothing was written`;throw new d.GQ("invalid_file",w>0?`${_} (the first ${p} a\
re shown)`:_,{remedy:"Mend the lines that are named; the whole file is checked before the first request.",input:"file",also:this.#t})}}}),3893:((t,y,o)=>{o.d(y,
{Ux:()=>m});const d={file:{value:"FILE",description:"The entries: a JSON array, NDJSON or YAML list of `{key, value, ttlSeconds?}`, or an object of key to value\
."},table:{value:"NAME",description:"The table, by its name. Needed unless `token` is given."},url:{value:"URL",defaultNote:"`SERVICE_KVS_URL`",description:"The\
 data plane, `https://\u2026`; plain `http` only for loopback."},region:{value:"REGION",defaultNote:"`SERVICE_KVS_REGION`",description:"The region that requests\
 are signed for."},token:{value:"TOKEN",defaultNote:"`SERVICE_KVS_TOKEN_<TABLE>`",description:"The table's bearer token."},"ttl-seconds":{value:"N",description:"\
Seconds to live for entries that name none: 60 to 31536000. Left empty, they do not expire."},concurrency:{value:"N",default:"16",description:"Requests under wa\
y at once, at most: 1 to 256. Fewer while the service answers 429."},verify:{default:"false",description:"Read every entry back and compare it."},"prune-file":{
value:"FILE",description:"Keys to delete: one a line, or a JSON array of strings."},"dry-run":{default:"false",description:"Check the files and tell what would \
be done; send nothing."}},m=new Map(Object.entries(d)),p={written:"Keys that were written.",deleted:"Keys that were deleted.",failed:"Keys that could not be wri\
tten or deleted."}}),7255:((t,y,o)=>{o.d(y,{Fj:()=>S,ns:()=>_});var d=o(1619),m=o(3739),p=o(2345),c=o(4734),f=o(3893);const h=g=>g==="file"?"kvs-seed-file":`kvs\
-${g}`,w=256;function _(g,u,a=r=>r){const r=new N(g,a),{file:i,pruneFile:E}=r.files(),x={file:i,pruneFile:E,target:r.boolean("dry-run")?void 0:O(r,u),ttlSeconds:r.
number("ttl-seconds",c.J9,c.wy),concurrency:r.number("concurrency",I,`it must be a whole number from 1 to ${w}`)??1,verify:r.boolean("verify"),secrets:S(g,u)};return r.
throwIfAny(),x}function I(g){return Number.isInteger(g)&&g>=1&&g<=w}function S(g,u){const a=Object.entries(u).filter(([i])=>i.startsWith(`${p.be}TOKEN_`)),r=[g.
token,...a.map(([,i])=>i),u.AWS_SECRET_ACCESS_KEY,u.AWS_SESSION_TOKEN];return[...new Set(r.map(i=>i?.trim()??""))].filter(i=>i!=="")}function O(g,u){const a=g.text(
"table"),r=`${p.be}TOKEN_${a.toUpperCase()}`;a!==""&&!p.BL.test(a.toLowerCase())&&g.fault("invalid_input","table",`: "${a}" is no table name`,"Letters, digits a\
nd _ make a table name, as sessions.");const i=g.text("url")||u[`${p.be}URL`]||"";i===""?g.missing("url",`${p.be}URL`):g.try(()=>(0,d.Jb)(i,g.name("url")));const E=g.
text("region")||u[`${p.be}REGION`]||"";E===""&&g.missing("region",`${p.be}REGION`);const x=g.text("token")||(a===""?"":u[r]?.trim())||"";x===""&&g.missing(a===""?
"table":"token",a===""?`${p.be}TOKEN_<TABLE>`:r);const P=async()=>A(u);return g.try(()=>A(u)),{url:i,region:E,token:x,credentials:P}}function A(g){const u=g.AWS_ACCESS_KEY_ID?.
trim(),a=g.AWS_SECRET_ACCESS_KEY?.trim(),r=g.AWS_SESSION_TOKEN?.trim(),i=Date.parse(g.AWS_CREDENTIAL_EXPIRATION??"");if(!u||!a)throw new m.GQ("missing_input",`T\
here are no AWS credentials: ${u?"AWS_SECRET_ACCESS_KEY":"AWS_ACCESS_KEY_ID"} is not set`,{input:"AWS_ACCESS_KEY_ID",remedy:C});return{accessKeyId:u,secretAccessKey:a,
...r?{sessionToken:r}:{},...Number.isNaN(i)?{}:{expiresAt:i}}}const C=`The key-value store takes calls of the app's function role alone. In a workflow, before t\
his step:
  permissions:
    id-token: write
    contents: read
  steps:
    - uses: aws-actions/configure-aws-credentials@v5
      with:
        role-to-assume: arn:aws:iam::<account>:role/<function role>
        aws-region: us-east-2`;class N{#t;#n;#e=[];constructor(u,a){this.#t=u,this.#n=a}name(u){return this.#n(u)}text(u){return this.#t[u]?.trim()||(f.Ux.get(u)?.
default??"")}files(){const[u,a]=[this.text("file")||void 0,this.text("prune-file")||void 0];return u===void 0&&a===void 0&&this.fault("missing_input","file"," i\
s not set",`Name a file of entries in ${this.name("file")}, or of keys to delete in ${this.name("prune-file")}.`),{file:u,pruneFile:a}}boolean(u){const a=this.text(
u);return/^(?:true|false)$/i.test(a)||this.fault("invalid_input",u,`: "${a}" is neither true nor false`,"Write true or false."),a.toLowerCase()==="true"}number(u,a,r){
const i=this.text(u);if(i==="")return;const E=/^\d+$/.test(i)?Number(i):Number.NaN;return a(E)||this.fault("invalid_input",u,` is "${i}"; ${r}`,"Write a number."),
E}missing(u,a){this.fault("missing_input",u,` is not set, and neither is ${a}`,`Give ${this.name(u)}, or set ${a} as the platform shows it (Services > Databases\
).`)}fault(u,a,r,i){const E=this.name(a);this.#e.push(new m.GQ(u,`${E}${r}`,{input:E,remedy:i}))}try(u){try{u()}catch(a){if(!(a instanceof m.GQ))throw a;this.#e.
push(a)}}throwIfAny(){const[u,...a]=this.#e;if(!u)return;const{message:r,remedy:i,input:E}=u;throw new m.GQ(u.code,r,{...i===void 0?{}:{remedy:i},...E===void 0?
{}:{input:E},also:a})}}})},J={};function v(t){var y=J[t];if(y!==void 0)return y.exports;var o=J[t]={id:t,loaded:!1,exports:{}},d=!0;try{te[t](o,o.exports,v),d=!1}finally{
d&&delete J[t]}return o.loaded=!0,o.exports}v.m=te,typeof v<"u"&&(v.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?
1:0,-1)+"/"),(()=>{var t=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",y=typeof Symbol=="function"?Symbol("webpack exports"):"__webpac\
k_exports__",o=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",d=p=>{p&&p.d<1&&(p.d=1,p.forEach(c=>c.r--),p.forEach(c=>c.r--?c.r++:c()))},
m=p=>p.map(c=>{if(c!==null&&typeof c=="object"){if(c[t])return c;if(c.then){var f=[];f.d=0,c.then(_=>{h[y]=_,d(f)},_=>{h[o]=_,d(f)});var h={};return h[t]=_=>_(f),
h}}var w={};return w[t]=_=>{},w[y]=c,w});v.a=(p,c,f)=>{var h;f&&((h=[]).d=-1);var w=new Set,_=p.exports,I,S,O,A=new Promise((C,N)=>{O=N,S=C});A[y]=_,A[t]=C=>(h&&
C(h),w.forEach(C),A.catch(N=>{})),p.exports=A,c(C=>{I=m(C);var N,g=()=>I.map(a=>{if(a[o])throw a[o];return a[y]}),u=new Promise(a=>{N=()=>a(g),N.r=0;var r=i=>i!==
h&&!w.has(i)&&(w.add(i),i&&!i.d&&(N.r++,i.push(N)));I.map(i=>i[t](r))});return N.r?u:g()},C=>(C?O(A[o]=C):S(_),d(h))),h&&h.d<0&&(h.d=0)}})(),(()=>{var t=Object.
getPrototypeOf?o=>Object.getPrototypeOf(o):o=>o.__proto__,y;v.t=function(o,d){if(d&1&&(o=this(o)),d&8||typeof o=="object"&&o&&(d&4&&o.__esModule||d&16&&typeof o.
then=="function"))return o;var m=Object.create(null);v.r(m);var p={};y=y||[null,t({}),t([]),t(t)];for(var c=d&2&&o;typeof c=="object"&&!~y.indexOf(c);c=t(c))Object.
getOwnPropertyNames(c).forEach(f=>p[f]=()=>o[f]);return p.default=()=>o,v.d(m,p),m}})(),v.d=(t,y)=>{for(var o in y)v.o(y,o)&&!v.o(t,o)&&Object.defineProperty(t,
o,{enumerable:!0,get:y[o]})},v.f={},v.e=t=>Promise.all(Object.keys(v.f).reduce((y,o)=>(v.f[o](t,y),y),[])),v.u=t=>""+t+".index.js",v.o=(t,y)=>Object.prototype.hasOwnProperty.
call(t,y),v.r=t=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(t,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(t,"__esModule",{value:!0})},
v.nmd=t=>(t.paths=[],t.children||(t.children=[]),t),(()=>{var t={792:0},y=o=>{var{ids:d,modules:m,runtime:p}=o,c,f,h=0;for(c in m)v.o(m,c)&&(v.m[c]=m[c]);for(p&&
p(v);h<d.length;h++)f=d[h],v.o(t,f)&&t[f]&&t[f][0](),t[d[h]]=0};v.f.j=(o,d)=>{var m=v.o(t,o)?t[o]:void 0;if(m!==0)if(m)d.push(m[1]);else{var p=import("./"+v.u(o)).
then(y,c=>{throw t[o]!==0&&(t[o]=void 0),c}),p=Promise.race([p,new Promise(c=>m=t[o]=[c])]);d.push(m[1]=p)}}})();var ne=v(4077);ne=await ne;

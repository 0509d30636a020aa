const I=process.getBuiltinModule;var le={181:(t=>{t.exports=I("buffer")}),4589:(t=>{t.exports=I("node:assert")}),6698:(t=>{t.exports=I("node:async_hooks")}),4573:(t=>{
t.exports=I("node:buffer")}),7598:(t=>{t.exports=I("node:crypto")}),3053:(t=>{t.exports=I("node:diagnostics_channel")}),8474:(t=>{t.exports=I("node:events")}),3024:(t=>{
t.exports=I("node:fs")}),1455:(t=>{t.exports=I("node:fs/promises")}),7067:(t=>{t.exports=I("node:http")}),2467:(t=>{t.exports=I("node:http2")}),7030:(t=>{t.exports=
I("node:net")}),8161:(t=>{t.exports=I("node:os")}),6760:(t=>{t.exports=I("node:path")}),643:(t=>{t.exports=I("node:perf_hooks")}),1792:(t=>{t.exports=I("node:qu\
erystring")}),99:(t=>{t.exports=I("node:sqlite")}),7075:(t=>{t.exports=I("node:stream")}),7830:(t=>{t.exports=I("node:stream/web")}),1692:(t=>{t.exports=I("node\
:tls")}),3136:(t=>{t.exports=I("node:url")}),7975:(t=>{t.exports=I("node:util")}),3429:(t=>{t.exports=I("node:util/types")}),5919:(t=>{t.exports=I("node:worker_\
threads")}),8522:(t=>{t.exports=I("node:zlib")}),932:(t=>{t.exports=I("process")}),7724:((t,y,s)=>{s.d(y,{h:()=>be});var d=s(3739),h=s(1709);async function c(e){
const n=j=>e[j.toLowerCase()]||e[j]||"",o=n("ALL_PROXY"),f=l(n("HTTP_PROXY")||o,"HTTP_PROXY"),b=l(n("HTTPS_PROXY")||o,"HTTPS_PROXY");if(f===""&&b==="")return fetch;
const L=await s.e(903).then(s.t.bind(s,9903,19)),M=new L.EnvHttpProxyAgent({httpProxy:f,httpsProxy:b,noProxy:n("NO_PROXY")}),V=L.fetch;return async(j,Y)=>{if(j instanceof
Request)throw new TypeError("This fetch takes an address, not a Request");const F=new URL(j);return(0,h.c)(F.hostname)?fetch(j,Y):V(F,{...Y,dispatcher:M})}}function l(e,n){
const o=e===""||e.includes("://")?e:`http://${e}`;if(o===""||URL.canParse(o))return o;throw new d.GQ("invalid_input",`${n} (or ALL_PROXY) is not an address`,{remedy:"\
Write it as http://proxy.example.com:3128."})}var m=s(3893),_=s(7255),$=s(5807),w=s(9127);function S({part:e,done:n,total:o,perSecond:f,leftMs:b}){const L=b===void 0||
n===o?"":`, ${(0,w.a3)(b)} left`,M=f.toFixed(f<10?1:0);return`${e==="write"?"Written":"Deleted"} ${n} of ${o} (${M} a second${L})`}function O({waitMs:e,atOnce:n}){
return`Rate limit: waiting ${(0,w.a3)(e)}, then at most ${n} at once`}function C({trouble:e}){const n=e.status===void 0?"had no answer":`was answered ${e.status}`;
return`A ${e.operation} ${n}; it is repeated`}function T({entries:e,deletes:n,written:o,deleted:f,dryRun:b,ms:L}){return b?`Dry run: ${e} would be written, ${n}\
 deleted`:`${o} written, ${f} deleted in ${(0,w.a3)(L)}`}var A=s(8302);const P=10;class D{#e;#n={error:0,warning:0,notice:0};#s=0;constructor(n){this.#e=n}get dropped(){
return this.#s}add(n,o){if(this.#n[n]<P){this.#n[n]++,this.#e.annotate(n,o);return}this.#s++;const{place:f}=o,b=f===void 0?"":`${f.file}${f.line===void 0?"":`:${f.
line}`}: `;this.#e.line(`${n}: ${b}${o.message}`)}addDiagnostic(n){const{file:o,line:f,column:b}=n,L={file:o,...(0,A.Eb)({line:f??void 0,column:b??void 0})},M=n.
code===null?{}:{title:(0,$.Ow)(n.code,80)};this.add(n.severity,{...M,message:(0,$.Ow)(n.message,1e3),place:L})}}function r(e,n,o){for(const f of[o,...o.also]){const b=f.
place===void 0?{}:{place:f.place};n.add("error",{message:(0,$.Ow)(f.message),...b});for(const L of i(f))e.line(`  ${L}`)}}function i(e){const n=e.remedy?.split(
`
`)??[];return e.mender==="user"?n:[...n,...u(e),...p(e.cause)]}function u({call:e}){if(!e)return[];const n=e.status===void 0?"":` answered ${e.status}`,o=e.requestID===
void 0?"":` (request ${e.requestID})`;return[`Call: ${e.method} ${e.path}${n}${o}`]}function p(e,n=0){return!(e instanceof Error)||n>3?[]:[`Cause: ${(0,$.Ow)(e.
message,500)}`,...p(e.cause,n+1)]}const E=1e4;function v(e,n){const o=new D(e);return{tell:R(e,o,n),finish(f,b){return b.error?r(e,o,b.error):e.line(`\u2713 ${T(
b)}`),e.output("written",String(b.written)),e.output("deleted",String(b.deleted)),e.output("failed",String(b.failed)),e.summary(B(f,b)),b.error?1:0},fail(f){return r(
e,o,f),e.output("written","0"),e.output("deleted","0"),e.output("failed","0"),1}}}function R(e,n,o){let f=o.now();return b=>{switch(b.type){case"checked":e.line(
`\u2713 Checked: ${b.entries} to write, ${b.deletes} to delete`);break;case"progress":if(o.now()-f<E&&b.done<b.total)break;f=o.now(),e.line(S(b));break;case"thr\
ottled":e.line(O(b));break;case"trouble":n.add("warning",{message:C(b)});break;case"key-failed":break;default:(0,d.xb)(b)}}}function B({file:e,pruneFile:n},o){const f=[
e,n].filter(j=>j!==void 0).map(H),b=[["Written",o.written,o.entries],["Deleted",o.deleted,o.deletes]],L=o.unwrittenFile===void 0?"":`
Not written: ${H(o.unwrittenFile)} \u2013 seed it next.
`,M=o.dryRun?"checked (dry run)":o.error?"failed":"done",V=b.map(([j,Y,F])=>`| ${j} | ${Y} of ${F} |`).join(`
`);return`### Seeding ${M}: ${f.join(", ")}

| Keys | |
| --- | --- |
${V}
${L}`}function H(e){return`\`${(0,$.Ow)(e,300).replaceAll("`","'")}\``}var G=s(3024);const K=I("os");function J(e){return e==null?"":typeof e=="string"||e instanceof
String?e:JSON.stringify(e)}function N(e){return Object.keys(e).length?{title:e.title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.
endColumn}:{}}function a(e,n,o){const f=new U(e,n,o);process.stdout.write(f.toString()+K.EOL)}function g(e,n=""){a(e,{},n)}const x="::";class U{constructor(n,o,f){
n||(n="missing.command"),this.command=n,this.properties=o,this.message=f}toString(){let n=x+this.command;if(this.properties&&Object.keys(this.properties).length>
0){n+=" ";let o=!0;for(const f in this.properties)if(this.properties.hasOwnProperty(f)){const b=this.properties[f];b&&(o?o=!1:n+=",",n+=`${f}=${Q(b)}`)}}return n+=
`${x}${W(this.message)}`,n}}function W(e){return J(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function Q(e){return J(e).replace(/%/g,"%25").
replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const X=I("fs");function te(e,n){const o=process.env[`GITHUB_${e}`];if(!o)throw new Error(
`Unable to find environment variable for file command ${e}`);if(!X.existsSync(o))throw new Error(`Missing file at path: ${o}`);X.appendFileSync(o,`${J(n)}${K.EOL}`,
{encoding:"utf8"})}function ne(e,n){const o=`ghadelimiter_${process.getBuiltinModule("crypto").randomUUID()}`,f=J(n);if(e.includes(o))throw new Error(`Unexpecte\
d input: name should not contain the delimiter "${o}"`);if(f.includes(o))throw new Error(`Unexpected input: value should not contain the delimiter "${o}"`);return`${e}\
<<${o}${K.EOL}${f}${K.EOL}${o}`}const Se=I("path");var se=function(e,n,o,f){function b(L){return L instanceof o?L:new o(function(M){M(L)})}return new(o||(o=Promise))(
function(L,M){function V(F){try{Y(f.next(F))}catch(q){M(q)}}function j(F){try{Y(f.throw(F))}catch(q){M(q)}}function Y(F){F.done?L(F.value):b(F.value).then(V,j)}
Y((f=f.apply(e,n||[])).next())})},Z;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(Z||(Z={}));function ge(e,n){const o=toCommandValue(n);if(process.
env[e]=o,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(e,n));issueCommand("set-env",{name:e},o)}function de(e){a("add-mask",{},
e)}function $e(e){process.env.GITHUB_PATH||""?issueFileCommand("PATH",e):issueCommand("add-path",{},e),process.env.PATH=`${e}${path.delimiter}${process.env.PATH}`}
function re(e,n){const o=process.env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(n&&n.required&&!o)throw new Error(`Input required and not supplied: ${e}`);
return n&&n.trimWhitespace===!1?o:o.trim()}function Oe(e,n){const o=re(e,n).split(`
`).filter(f=>f!=="");return n&&n.trimWhitespace===!1?o:o.map(f=>f.trim())}function xe(e,n){const o=["true","True","TRUE"],f=["false","False","FALSE"],b=re(e,n);
if(o.includes(b))return!0;if(f.includes(b))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${e}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function he(e,n){if(process.env.GITHUB_OUTPUT||"")return te("OUTPUT",ne(e,n));process.
stdout.write(K.EOL),a("set-output",{name:e},J(n))}function Te(e){issue("echo",e?"on":"off")}function Ae(e){process.exitCode=Z.Failure,oe(e)}function ve(){return process.
env.RUNNER_DEBUG==="1"}function Ie(e){issueCommand("debug",{},e)}function oe(e,n={}){a("error",N(n),e instanceof Error?e.toString():e)}function ie(e,n={}){a("wa\
rning",N(n),e instanceof Error?e.toString():e)}function pe(e,n={}){a("notice",N(n),e instanceof Error?e.toString():e)}function ae(e){process.stdout.write(e+K.EOL)}
function ue(e){g("group",e)}function ce(){g("endgroup")}function Ce(e,n){return se(this,void 0,void 0,function*(){ue(e);let o;try{o=yield n()}finally{ce()}return o})}
function _e(e,n){if(process.env.GITHUB_STATE||"")return te("STATE",ne(e,n));a("save-state",{name:e},J(n))}function Ne(e){return process.env[`STATE_${e}`]||""}function Pe(e){
return se(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(e)})}const ke="slipway",me={error:oe,warning:ie,notice:pe};function we(e){const n=ye();
return{line:o=>ae(z(o)),group:o=>ue(z(o)),endGroup:ce,replay:(o,f)=>{ae([`::stop-commands::${f}`,...o.map(z),`::${f}::`].join(`
`))},annotate:(o,{message:f,title:b,place:L})=>{const{file:M,line:V,column:j}=L??{};me[o](z(f),(0,A.Eb)({title:b,file:M,startLine:V,startColumn:j}))},mask:de,output:(o,f)=>n(
"the outputs",()=>he(o,f)),state:(o,f)=>n("the state for the post step",()=>_e(o,f)),summary:o=>{e!==void 0&&n("the summary",()=>(0,G.writeFileSync)(e,o))}}}function ye(){
const e=new Set;return(n,o)=>{try{o()}catch(f){e.has(n)||ie(z(`The runner cannot keep ${n}: ${(0,d.I7)(f).message}`)),e.add(n)}}}function z(e){return(0,$.Ow)(e).
replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}async function be({env:e,clock:n,signal:o}){const f=Ee(e),b=we(e.GITHUB_STEP_SUMMARY||void 0);for(const M of(0,_.
Fj)(f,e))b.mask(M);const L=v(b,n);try{const M=(0,_.ns)(f,e),{seedFile:V}=await Promise.all([s.e(118),s.e(612)]).then(s.bind(s,4612)),j={fetch:await c(e),clock:n,
random:Math.random,report:L.tell,signal:o};return L.finish(M,await V(M,j))}catch(M){return L.fail((0,d.I7)(M))}}function Ee(e){const n=[...m.U.keys()].map(o=>[o,
e[`INPUT_${o.toUpperCase()}`]??""]);return Object.fromEntries(n)}}),1619:((t,y,s)=>{s.d(y,{J:()=>c});var d=s(3739),h=s(1709);function c(m,_){const $=m.trim(),w=URL.
canParse($)?new URL($):void 0;if(w===void 0||!["http:","https:"].includes(w.protocol))throw new d.GQ("invalid_input",`${_} is not an http(s) address`,{input:_,remedy:"\
Write it with its scheme, as https://platform.example.com."});if(w.username!==""||w.password!==""||w.search!==""||w.hash!=="")throw new d.GQ("invalid_input",`${_}\
 has more than host and path`,{input:_,remedy:"Leave out user name, password, query and fragment."});return l(w,_),w.pathname=w.pathname.replace(/\/+$/,""),w}function l(m,_){
if(!(m.protocol==="https:"||m.protocol==="http:"&&(0,h.c)(m.hostname)))throw new d.GQ("insecure_url",`${_} names ${m.origin}, which is not https`,{input:_,remedy:"\
Use https; plain http is for loopback addresses only, because the requests carry credentials."})}}),336:((t,y,s)=>{s.d(y,{m:()=>h});const d=I("node:timers/promi\
ses"),h={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(l,m){m?.throwIfAborted();try{await(0,d.setTimeout)(l,void 0,{signal:m})}catch(_){throw m?.
throwIfAborted(),_}}},c=(l,m)=>{const _=setInterval(m,l).unref();return()=>clearInterval(_)}}),9127:((t,y,s)=>{s.d(y,{a3:()=>l});var d=s(3739);const h=null;function c(w,S){
const O=/^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.exec(w.trim()),[,...C]=O??[],T=h.reduce((A,P,D)=>A+Number(C[D]??0)*P,0);if(!O||T===0)throw new SlipwayError(
"invalid_input",`${S}: "${w}" is not a duration`,{input:S,remedy:"Write it with units, as 500ms, 90s, 30m or 1h30m; it must be longer than zero."});return T}function l(w){
if(w<1e3)return`${Math.round(w)}ms`;if(w<59950)return`${(w/1e3).toFixed(1)}s`;const S=Math.round(w/1e3),O=C=>String(C).padStart(2,"0");return S<3600?`${Math.floor(
S/60)}m ${O(S%60)}s`:`${Math.floor(S/3600)}h ${O(Math.floor(S%3600/60))}m`}const m=null,_=null;function $(w,S){const O=S-w;if(O>_)return new Date(w).toISOString().
slice(0,10);const[C,T]=m.find(([,P])=>O>=P)??[];if(!C||C==="second"&&O<1e4)return"just now";const A=Math.floor(O/T);return`${A} ${C}${A===1?"":"s"} ago`}}),3739:((t,y,s)=>{
s.d(y,{GQ:()=>c,I7:()=>l,xU:()=>_,xb:()=>m});const d={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"user",app_not_found:"\
user",app_unreachable_by_name:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"user",email_claim_missing:"user",token_command_failed:"user",
token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"platform",service_error:"platform",unexpected_response:"platform",
response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"user",deploy_timeout:"\
platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"github",platform_not_running:"user",platform_locked:"user",port_in_use:"\
user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},
h=Object.keys(d);class c extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(O,C,T={}){super(C,T.cause===void 0?void 0:{cause:T.
cause}),this.code=O,this.mender=d[O],this.remedy=T.remedy,this.input=T.input,this.place=T.place,this.call=T.call,this.also=T.also??[]}with({code:O=this.code,message:C=this.
message,...T}){const{remedy:A,input:P,place:D,call:r,cause:i,also:u}=this;return new c(O,C,{remedy:A,input:P,place:D,call:r,cause:i,also:u,...T})}}function l(S){
if(S instanceof c)return S;const O=S instanceof Error?S.message:String(S);return new c("internal",O,{cause:S,remedy:"This is a fault of Slipway. Please report i\
t with the lines above."})}function m(S){throw new c("internal",`Unhandled case: ${JSON.stringify(S)}`)}function _(S){if(!(!(S instanceof Error)||!("code"in S)))
return typeof S.code=="string"?S.code:void 0}const $=new Set(["ENOSPC","EDQUOT"]);function w(S){return $.has(_(S))}}),9692:((t,y,s)=>{s.d(y,{sU:()=>h,q$:()=>E,bM:()=>B,
U2:()=>R,Aw:()=>H});var d=s(8302);class h extends Error{name="JsonTextError";offset;constructor(a,g){super(a),this.offset=g}}const c=34,l=44,m=58,_=91,$=92,w=93,
S=123,O=125,C=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,T=24,A=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,P=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,D=/true|false|null/y,
r="a lone surrogate (half of a character) in a string";class i{#e;#n;#s;#r=[];#t=0;#c={name:"",nameOffset:0,offset:0};constructor(a,g=!0,x){this.#e=a,this.#n=g,
this.#s=x}document(){this.#i();const a=this.#a()===S?"object":"other";do this.#p();while(this.#_());if(this.#i(),this.#t<this.#e.length)throw this.#u("the end");
return a}#p(){for(;;){this.#i(),this.#r.length===1&&(this.#c.offset=this.#t);const a=this.#a();if(a===c){this.#f();return}if(a===S){if(this.#t+=1,this.#o(O))return;
this.#r.push(new Set),this.#l()}else if(a===_){if(this.#t+=1,this.#o(w))return;this.#r.push(void 0)}else{if(this.#h(P)||this.#h(D))return;throw this.#u("a value")}}}#_(){
for(let a=this.#r.length;a>0;a--){const g=this.#r[a-1]!==void 0;if(a===1&&g&&this.#s&&this.#m(this.#s),this.#o(l))return g&&this.#l(),!0;if(!this.#o(g?O:w))throw this.#u(
`"," or "${g?"}":"]"}"`);this.#r.pop()}return!1}#m(a){a({...this.#c,text:this.#e.slice(this.#c.offset,this.#t)})}#l(){this.#i();const a=this.#t;if(this.#a()!==c)
throw this.#u("a name in double quotes");this.#f();const g=u(this.#e.slice(a,this.#t)),x=this.#r.at(-1);if(this.#n&&x?.has(g))throw new h(`the name "${g}" occur\
s twice in one object`,a);if(x?.add(g),!this.#o(m))throw this.#u('":"');this.#r.length===1&&(this.#c={name:g,nameOffset:a,offset:this.#t})}#f(){const a=this.#e,
g=this.#t;let x=g+1;for(;;){const U=a.charCodeAt(x);if(U===c)break;if(U===$)x=this.#y(x,g);else if(U>=55296&&U<=57343)x=this.#b(x,g);else if(U>=32)x=x-g<T?x+1:this.#w(
x);else throw this.#d(x)}this.#t=x+1}#w(a){return C.lastIndex=a,C.test(this.#e),C.lastIndex}#y(a,g){if(A.lastIndex=a,!A.test(this.#e))throw this.#d(a);const x=A.
lastIndex;if(!this.#n||x-a===2)return x;const U=Number.parseInt(this.#e.slice(a+2,x),16);if(U<55296||U>57343)return x;const W=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.test(
this.#e.slice(x,x+6));if(U>=56320||!W)throw new h(r,g);return x+6}#b(a,g){const[x,U]=[this.#e.charCodeAt(a),this.#e.charCodeAt(a+1)],W=x<56320&&(U&64512)===56320;
if(this.#n&&!W)throw new h(r,g);return a+(W?2:1)}#d(a){const g=a>=this.#e.length;return new h(g?"a string does not end":"a bad escape or control character in a \
string",a)}#o(a){return this.#i(),this.#a()!==a?!1:(this.#t+=1,!0)}#i(){for(;;){const a=this.#a();if(a!==32&&a!==10&&a!==13&&a!==9)return;this.#t+=1}}#a(){return this.#e.
charCodeAt(this.#t)}#h(a){return a.lastIndex=this.#t,a.test(this.#e)?(this.#t=a.lastIndex,!0):!1}#u(a){const g=this.#e.slice(this.#t,this.#t+1);return new h(`ex\
pected ${a}, found ${g===""?"the end":JSON.stringify(g)}`,this.#t)}}function u(N){return N.includes("\\")?String(JSON.parse(N)):N.slice(1,-1)}function p(N,a){const g=N.
slice(0,a);return{line:g.split(`
`).length,column:a-g.lastIndexOf(`
`)}}function E(N){new i(N).document()}function v(N){try{new JsonScanner(N,!1).document()}catch(a){if(a instanceof JsonTextError)return a;throw a}}function R(N,a=!0){
const g=[];return new i(N,a,U=>g.push(U)).document()==="object"?g:void 0}function B(N){return N.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function H(N,a){
return N===a||G(N)===G(a)}function G(N){try{return String(JSON.parse(N,K))}catch(a){if(a instanceof RangeError)return B(N);throw a}}function K(N,a,g){return typeof a==
"number"?J(g?.source??String(a)):Array.isArray(a)?`[${a.join(",")}]`:(0,d.Gv)(a)?`{${Object.entries(a).map(([U,W])=>`${JSON.stringify(U)}:${W}`).sort().join(",")}\
}`:JSON.stringify(a)}function J(N){const[,a,g="",x="",U="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(N)??[],W=`${g}${x}`.replace(/^0+/,""),Q=W.replace(
/0+$/,"");if(Q==="")return`${a}0`;const X=BigInt(U)-BigInt(x.length)+BigInt(W.length-Q.length);return`${a}${Q}e${X}`}}),8302:((t,y,s)=>{s.d(y,{Eb:()=>h,Gv:()=>d});
function d(l){return typeof l=="object"&&l!==null&&!Array.isArray(l)}function h(l){const m=Object.entries(l).filter(([,_])=>_!==void 0);return Object.fromEntries(
m)}function c(l,m){return typeof l=="string"&&l.length<=m}}),1709:((t,y,s)=>{s.d(y,{c:()=>h});function d(c){return/^(?:127(?:\.\d{1,3}){3}|::1)$/.test(c)}function h(c){
return/^(?:[^.]+\.)*localhost\.?$/i.test(c)||d(c.replace(/^\[|\]$/g,""))}}),5807:((t,y,s)=>{s.d(y,{Ow:()=>P});const d="\x1B",h="\x07",c=new RegExp(`${d}[\\]P_^X]\
[^${h}${d}]*(?:${h}|${d}\\\\)|${d}\\[[0-?]*[ -/]*[@-~]|${d}[ -/]*[0-Z\\\\^-~]`,"g"),l=/[\t\n\v\f\r\u0085\u2028\u2029]/g,m=new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}\
]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),_=new RegExp(`(?!\\t)(?:${m.source})`,"gu"),$=/^[ -~]*$/,
w=/^[\t -~]*$/;function S(r){return r.includes(d)?r.replace(c,""):r}function O(r){return w.test(r)?r:S(r).replace(/[\n\u2028\u2029]/g," ").replace(_,"")}function C(r){
return r.split(`
`).map(O).join(`
`)}function T(r,i){return r.length>i?D(r,i):r}function A(r){return r.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function P(r,i=2e3){const u=r.length>i*8+1024?r.slice(
0,i*8+1024):r;if($.test(u)&&u.length<=i)return r;const p=S(u).replace(l," ").replace(m,"").toWellFormed();return p.length>i||u.length<r.length?D(p,i):p}function D(r,i){
if(i<1)return"";const u=r.slice(0,i-1),p=u.charCodeAt(u.length-1);return`${p>=55296&&p<=56319?u.slice(0,-1):u}\u2026`}}),2345:((t,y,s)=>{s.d(y,{BL:()=>w,be:()=>_,
jL:()=>m,ux:()=>d});const d={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},c=["web-landing",...["api",
"web-ssr","sse"]],l="us-east-2",m="execute-api",_="SERVICE_KVS_",$=/^[A-Za-z_][A-Za-z0-9_]*$/,w=/^[a-z][a-z0-9_]{0,31}$/,S=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,
O={bodyBytes:1024*1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,failureLogLines:200,failureLogLine:2e3},C={pageDefault:64*1024,pageMost:256*
1024},T={subject:200,author:100},A={bytes:1024*1024,message:2e3,signal:20,findings:500,file:1e3,findingMessage:1e3,findingCode:100,sourceLines:5,sourceLine:200}}),
4077:((t,y,s)=>{s.a(t,async(d,h)=>{try{var c=s(7724),l=s(336);const m=new AbortController;process.on("SIGINT",()=>m.abort()),process.on("SIGTERM",()=>m.abort()),
process.exitCode=await(0,c.h)({env:process.env,clock:l.m,signal:m.signal}),h()}catch(m){h(m)}},1)}),4734:((t,y,s)=>{s.d(y,{Ar:()=>m,Cn:()=>l,J9:()=>T,mk:()=>A,mn:()=>O,
wy:()=>C});var d=s(9692),h=s(2345),c=s(7561);function*l(r){const i=_(r,"");i instanceof c.L?yield i:i===void 0?yield new c.L("an entry is an object {key, value,\
 ttlSeconds?}",r.line,r.column):yield*O(i,r)}function*m(r){const i=_(r,"{}");if(i instanceof c.L)yield i;else if(i!==void 0)for(const[u,p]of i){const{line:E,column:v}=r;
yield*O(new Map([["key",{json:JSON.stringify(u),line:E,column:v}],["value",p]]),r)}}function _(r,i){const{text:u,line:p,column:E}=r;if(u===void 0)return new c.L(
"the entry is far longer than any that is allowed",p,E);const v=i===""?0:1;try{const R=(0,d.U2)(i===""?u:`{${u}}`);return R&&new Map(R.map(B=>[B.name,$(r,u,B,v)]))}catch(R){
if(!(R instanceof d.sU))throw R;const B=w(r,u,R.offset-v);return new c.L(`not valid JSON: ${R.message}`,B.line,B.column)}}function $(r,i,u,p){return{json:(0,d.bM)(
u.text),...w(r,i,u.nameOffset-p)}}function w({line:r,column:i},u,p){const E=u.slice(0,Math.max(0,p)),v=E.lastIndexOf(`
`);return v===-1?{line:r,column:i+E.length}:{line:r+E.split(`
`).length-1,column:E.length-v}}const S=new Set(["key","value","ttlSeconds"]);function*O(r,i){const u=[],p=(G,K)=>{u.push(new c.L(K,G?.line??i.line,G?.column??i.
column))};for(const[G,K]of r)S.has(G)||p(K,`an entry has no member "${G}": its members are key, value and ttlSeconds`);const[E,v,R]=[r.get("key"),r.get("value"),
r.get("ttlSeconds")],B=E&&A(E.json);E===void 0?p(void 0,"the entry has no key"):B!==void 0&&p(E,B),v===void 0?p(void 0,"the entry has no value"):P(v.json)>h.ux.
valueBytes&&p(v,`the value has ${P(v.json)} bytes of JSON; the most is ${h.ux.valueBytes}`);const H=R&&Number(R.json);R!==void 0&&!T(H)&&p(R,`ttlSeconds is ${D(
R.json)}; ${C}`),u.length>0||E===void 0||v===void 0?yield*u:yield{key:String(JSON.parse(E.json)),text:v.json,ttlSeconds:H,line:i.line}}const C=`it must be a who\
le number from ${h.ux.minTtlSeconds} to ${h.ux.maxTtlSeconds}`;function T(r){const{minTtlSeconds:i,maxTtlSeconds:u}=h.ux;return Number.isInteger(r)&&Number(r)>=
i&&Number(r)<=u}function A(r){const i=JSON.parse(r);if(typeof i!="string")return`the key is ${D(r)}, not a string`;if(i==="")return"the key is empty";if(!i.isWellFormed())
return"the key contains a lone surrogate (half of a character)";if(P(i)>h.ux.keyBytes)return`the key has ${P(i)} bytes of UTF-8; the most is ${h.ux.keyBytes}`}function P(r){
return Buffer.byteLength(r)}function D(r){return r.length>40?`${r.slice(0,39)}\u2026`:r}}),7561:((t,y,s)=>{s.d(y,{C:()=>l,L:()=>h});var d=s(3739);class h extends Error{name="\
FileFault";line;column;constructor(_,$,w){super(_),this.line=$,this.column=w}}const c=100;class l{#e=[];#n=0;add(_,$){if(this.#n+=1,this.#e.length===c)return;const w={
file:_,line:$.line,column:$.column};this.#e.push(new d.GQ("invalid_file",$.message,{place:w,input:"file"}))}throwIfAny(){const[_]=this.#e;if(_===void 0)return;const $=this.#n-
this.#e.length,w=this.#n===1?"One fault; nothing was written":`${this.#n} faults; nothing was written`;throw new d.GQ("invalid_file",$>0?`${w} (the first ${c} a\
re shown)`:w,{remedy:"Mend the lines that are named; the whole file is checked before the first request.",input:"file",also:this.#e})}}}),3893:((t,y,s)=>{s.d(y,
{U:()=>h});const d={file:{value:"FILE",description:"The entries: a JSON array, NDJSON or YAML list of `{key, value, ttlSeconds?}`, or an object of key to value."},
table:{value:"NAME",description:"The table, by its name. Needed unless `token` is given."},url:{value:"URL",defaultNote:"`SERVICE_KVS_URL`",description:"The dat\
a plane, `https://\u2026`; plain `http` only for loopback."},region:{value:"REGION",defaultNote:"`SERVICE_KVS_REGION`",description:"The region that requests are\
 signed for."},token:{value:"TOKEN",defaultNote:"`SERVICE_KVS_TOKEN_<TABLE>`",description:"The table's bearer token."},"ttl-seconds":{value:"N",description:"The\
 time to live of entries without one: 60 to 31536000 seconds. If empty, they do not expire."},concurrency:{value:"N",default:"16",description:"Requests at the s\
ame time, at most: 1 to 256. Fewer while the service answers 429."},verify:{default:"false",description:"Read every entry back and compare it."},"prune-file":{value:"\
FILE",description:"Keys to delete: one per line, or a JSON array of strings."},"dry-run":{default:"false",description:"Check the files and show what would happe\
n, without sending anything."}},h=new Map(Object.entries(d)),c={written:"Keys that were written.",deleted:"Keys that were deleted.",failed:"Keys that could not \
be written or deleted."}}),7255:((t,y,s)=>{s.d(y,{Fj:()=>C,ns:()=>w});var d=s(1619),h=s(3739),c=s(2345),l=s(4734),m=s(3893);const _=r=>r==="file"?"kvs-seed-file":
`kvs-${r}`,$=256;function w(r,i,u=p=>p){const p=new D(r,u),{file:E,pruneFile:v}=p.files(),R={file:E,pruneFile:v,target:p.boolean("dry-run")?void 0:T(p,i),ttlSeconds:p.
number("ttl-seconds",l.J9,l.wy),concurrency:p.number("concurrency",O,`it must be a whole number from 1 to ${$}`)??1,verify:p.boolean("verify"),secrets:C(r,i)};return p.
throwIfAny(),R}function S(r,i){const u={table:r},p=new D(u,v=>v),E=T(p,i);return p.throwIfAny(),{target:E,secrets:C(u,i)}}function O(r){return Number.isInteger(
r)&&r>=1&&r<=$}function C(r,i){const u=Object.entries(i).filter(([E])=>E.startsWith(`${c.be}TOKEN_`)),p=[r.token,...u.map(([,E])=>E),i.AWS_SECRET_ACCESS_KEY,i.AWS_SESSION_TOKEN];
return[...new Set(p.map(E=>E?.trim()??""))].filter(E=>E!=="")}function T(r,i){const u=r.text("table"),p=`${c.be}TOKEN_${u.toUpperCase()}`;u!==""&&!c.BL.test(u.toLowerCase())&&
r.fault("invalid_input","table",`: "${u}" is not a table name`,"Write letters, digits and _, as sessions.");const E=r.text("url")||i[`${c.be}URL`]||"";E===""?r.
missing("url",`${c.be}URL`):r.try(()=>(0,d.J)(E,r.name("url")));const v=r.text("region")||i[`${c.be}REGION`]||"";v===""&&r.missing("region",`${c.be}REGION`);const R=r.
text("token")||(u===""?"":i[p]?.trim())||"";R===""&&r.missing(u===""?"table":"token",u===""?`${c.be}TOKEN_<TABLE>`:p);const B=async()=>A(i);return r.try(()=>A(i)),
{url:E,region:v,token:R,credentials:B}}function A(r){const i=r.AWS_ACCESS_KEY_ID?.trim(),u=r.AWS_SECRET_ACCESS_KEY?.trim(),p=r.AWS_SESSION_TOKEN?.trim(),E=Date.
parse(r.AWS_CREDENTIAL_EXPIRATION??"");if(!i||!u)throw new h.GQ("missing_input",`There are no AWS credentials: ${i?"AWS_SECRET_ACCESS_KEY":"AWS_ACCESS_KEY_ID"} \
is not set`,{input:"AWS_ACCESS_KEY_ID",remedy:P});return{accessKeyId:i,secretAccessKey:u,sessionToken:p||void 0,expiresAt:Number.isNaN(E)?void 0:E}}const P=`The\
 key-value store accepts only calls of the app's function role. In a workflow, before this step:
  permissions:
    id-token: write
    contents: read
  steps:
    - uses: aws-actions/configure-aws-credentials@v6
      with:
        role-to-assume: arn:aws:iam::<account>:role/<function role>
        aws-region: us-east-2`;class D{#e;#n;#s=[];constructor(i,u){this.#e=i,this.#n=u}name(i){return this.#n(i)}text(i){return this.#e[i]?.trim()||(m.U.get(i)?.
default??"")}files(){const[i,u]=[this.text("file")||void 0,this.text("prune-file")||void 0];return i===void 0&&u===void 0&&this.fault("missing_input","file"," i\
s not set",`Name a file of entries in ${this.name("file")}, or of keys to delete in ${this.name("prune-file")}.`),{file:i,pruneFile:u}}boolean(i){const u=this.text(
i);return/^(?:true|false)$/i.test(u)||this.fault("invalid_input",i,`: "${u}" is neither true nor false`,"Write true or false."),u.toLowerCase()==="true"}number(i,u,p){
const E=this.text(i);if(E==="")return;const v=/^\d+$/.test(E)?Number(E):Number.NaN;return u(v)||this.fault("invalid_input",i,` is "${E}"; ${p}`,"Write a number."),
v}missing(i,u){this.fault("missing_input",i,` is not set, and neither is ${u}`,`Give ${this.name(i)}, or set ${u} as the platform shows it (Services > Databases\
).`)}fault(i,u,p,E){const v=this.name(u);this.#s.push(new h.GQ(i,`${v}${p}`,{input:v,remedy:E}))}try(i){try{i()}catch(u){if(!(u instanceof h.GQ))throw u;this.#s.
push(u)}}throwIfAny(){const[i,...u]=this.#s;if(i)throw i.with({also:u})}}})},ee={};function k(t){var y=ee[t];if(y!==void 0)return y.exports;var s=ee[t]={id:t,loaded:!1,
exports:{}},d=!0;try{le[t](s,s.exports,k),d=!1}finally{d&&delete ee[t]}return s.loaded=!0,s.exports}k.m=le,typeof k<"u"&&(k.ab=decodeURIComponent(new URL(".",import.meta.
url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var t=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",y=typeof Symbol==
"function"?Symbol("webpack exports"):"__webpack_exports__",s=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",d=c=>{c&&c.d<1&&(c.d=1,c.forEach(
l=>l.r--),c.forEach(l=>l.r--?l.r++:l()))},h=c=>c.map(l=>{if(l!==null&&typeof l=="object"){if(l[t])return l;if(l.then){var m=[];m.d=0,l.then(w=>{_[y]=w,d(m)},w=>{
_[s]=w,d(m)});var _={};return _[t]=w=>w(m),_}}var $={};return $[t]=w=>{},$[y]=l,$});k.a=(c,l,m)=>{var _;m&&((_=[]).d=-1);var $=new Set,w=c.exports,S,O,C,T=new Promise(
(A,P)=>{C=P,O=A});T[y]=w,T[t]=A=>(_&&A(_),$.forEach(A),T.catch(P=>{})),c.exports=T,l(A=>{S=h(A);var P,D=()=>S.map(i=>{if(i[s])throw i[s];return i[y]}),r=new Promise(
i=>{P=()=>i(D),P.r=0;var u=p=>p!==_&&!$.has(p)&&($.add(p),p&&!p.d&&(P.r++,p.push(P)));S.map(p=>p[t](u))});return P.r?r:D()},A=>(A?C(T[s]=A):O(w),d(_))),_&&_.d<0&&
(_.d=0)}})(),(()=>{var t=Object.getPrototypeOf?s=>Object.getPrototypeOf(s):s=>s.__proto__,y;k.t=function(s,d){if(d&1&&(s=this(s)),d&8||typeof s=="object"&&s&&(d&
4&&s.__esModule||d&16&&typeof s.then=="function"))return s;var h=Object.create(null);k.r(h);var c={};y=y||[null,t({}),t([]),t(t)];for(var l=d&2&&s;typeof l=="ob\
ject"&&!~y.indexOf(l);l=t(l))Object.getOwnPropertyNames(l).forEach(m=>c[m]=()=>s[m]);return c.default=()=>s,k.d(h,c),h}})(),k.d=(t,y)=>{for(var s in y)k.o(y,s)&&
!k.o(t,s)&&Object.defineProperty(t,s,{enumerable:!0,get:y[s]})},k.f={},k.e=t=>Promise.all(Object.keys(k.f).reduce((y,s)=>(k.f[s](t,y),y),[])),k.u=t=>""+t+".inde\
x.js",k.o=(t,y)=>Object.prototype.hasOwnProperty.call(t,y),k.r=t=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(t,Symbol.toStringTag,{value:"Mod\
ule"}),Object.defineProperty(t,"__esModule",{value:!0})},k.nmd=t=>(t.paths=[],t.children||(t.children=[]),t),(()=>{var t={792:0},y=s=>{var{ids:d,modules:h,runtime:c}=s,
l,m,_=0;for(l in h)k.o(h,l)&&(k.m[l]=h[l]);for(c&&c(k);_<d.length;_++)m=d[_],k.o(t,m)&&t[m]&&t[m][0](),t[d[_]]=0};k.f.j=(s,d)=>{var h=k.o(t,s)?t[s]:void 0;if(h!==
0)if(h)d.push(h[1]);else{var c=import("./"+k.u(s)).then(y,l=>{throw t[s]!==0&&(t[s]=void 0),l}),c=Promise.race([c,new Promise(l=>h=t[s]=[l])]);d.push(h[1]=c)}}})();
var fe=k(4077);fe=await fe;
